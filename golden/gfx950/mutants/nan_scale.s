nan_scale.co, compiled by Debian clang version 21.1.8 (13)

amdhsa.kernels:
  - .agpr_count:     0
    .args:
      - .actual_access:  read_only
        .address_space:  global
        .name:           x
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  write_only
        .address_space:  global
        .name:           codes
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  write_only
        .address_space:  global
        .name:           scales
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .name:           stride
        .offset:         24
        .size:           8
        .value_kind:     by_value
      - .name:           rows
        .offset:         32
        .size:           4
        .value_kind:     by_value
      - .name:           cols
        .offset:         36
        .size:           4
        .value_kind:     by_value
      - .name:           flags
        .offset:         40
        .size:           4
        .value_kind:     by_value
      - .name:           signs
        .offset:         44
        .size:           4
        .value_kind:     by_value
      - .name:           random
        .offset:         48
        .size:           24
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .max_flat_workgroup_size: 256
    .name:           NanScale
    .private_segment_fixed_size: 0
    .sgpr_count:     94
    .sgpr_spill_count: 0
    .symbol:         NanScale.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     127
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
Disassembly of section .text:

1800 <NanScale>:
1800  s_load_dwordx4 s[68:71], s[0:1], 0x20
1808  v_lshl_or_b32 v7, s2, 8, v0
1810  s_waitcnt lgkmcnt(0)
1814  s_and_b32 s6, s70, 8
1818  s_bitcmp1_b32 s70, 3
181C  s_cselect_b64 s[4:5], -1, 0
1820  s_add_i32 s7, s68, 0xff
1828  s_and_b32 s7, s7, 0xffffff00
1830  s_cmp_eq_u32 s6, 0
1834  s_cselect_b32 s2, s68, s7
1838  v_cmp_gt_u32_e32 vcc, s2, v7
183C  s_and_saveexec_b64 s[6:7], vcc
1840  s_cbranch_execz 2378
1844  s_andn2_b64 vcc, exec, s[4:5]
1848  s_lshr_b32 s2, s69, 5
184C  s_cbranch_vccnz 25
1850  s_add_i32 s4, s2, 7
1854  s_and_b32 s4, s4, 0xffffff8
185C  v_and_b32_e32 v1, 0xffffffe0, v7
1864  v_mad_u64_u32 v[4:5], s[4:5], s4, v1, 0
186C  s_lshl_b32 s4, s3, 5
1870  s_lshl_b32 s5, s3, 6
1874  s_and_b32 s4, s4, 0xffffff00
187C  s_and_b32 s5, s5, 0xc0
1884  v_lshlrev_b32_e32 v1, 2, v0
1888  s_lshr_b32 s6, s3, 1
188C  s_or_b32 s4, s5, s4
1890  s_and_b32 s6, s6, 2
1894  v_bfe_u32 v0, v0, 4, 1
189C  v_and_or_b32 v1, v1, 60, s4
18A4  v_or3_b32 v6, v1, s6, v0
18AC  s_cbranch_execz 1
18B0  s_branch 3
18B4  v_mad_u64_u32 v[4:5], s[4:5], s2, v7, 0
18BC  v_mov_b32_e32 v6, s3
18C0  s_cmp_lt_u32 s3, s2
18C4  v_cmp_gt_u32_e32 vcc, s68, v7
18C8  s_cselect_b64 s[4:5], -1, 0
18CC  s_and_b64 s[4:5], vcc, s[4:5]
18D0  v_mov_b32_e32 v0, 0x7f
18D8  s_and_saveexec_b64 s[76:77], s[4:5]
18DC  s_cbranch_execz 2328
18E0  s_load_dwordx2 s[4:5], s[0:1], 0x0
18E8  s_load_dwordx2 s[6:7], s[0:1], 0x18
18F0  s_lshl_b32 s8, s3, 5
18F4  v_mov_b32_e32 v1, 0
18F8  v_mov_b32_e32 v0, s8
18FC  s_bitcmp1_b32 s70, 0
1900  s_waitcnt lgkmcnt(0)
1904  v_mad_u64_u32 v[0:1], s[8:9], s6, v7, v[0:1]
190C  v_mov_b32_e32 v2, v1
1910  v_mad_u64_u32 v[2:3], s[6:7], s7, v7, v[2:3]
1918  v_mov_b32_e32 v1, v2
191C  s_cselect_b64 s[6:7], -1, 0
1920  s_and_b64 vcc, exec, s[6:7]
1924  v_lshl_add_u64 v[2:3], v[0:1], 2, s[4:5]
192C  s_cbranch_vccz 6
1930  global_load_dword v8, v[2:3], off
1938  v_lshl_add_u64 v[0:1], v[0:1], 1, s[4:5]
1940  s_cbranch_execz 3
1944  s_branch 6
1948  v_lshl_add_u64 v[0:1], v[0:1], 1, s[4:5]
1950  global_load_ushort v8, v[0:1], off
1958  s_waitcnt vmcnt(0)
195C  v_lshlrev_b32_e32 v8, 16, v8
1960  v_cndmask_b32_e64 v9, 0, 1, s[6:7]
1968  v_cmp_ne_u32_e64 s[4:5], 1, v9
1970  s_andn2_b64 vcc, exec, s[6:7]
1974  s_cbranch_vccnz 4
1978  global_load_dword v9, v[2:3], off offset:4
1980  s_cbranch_execz 1
1984  s_branch 4
1988  global_load_ushort v9, v[0:1], off offset:2
1990  s_waitcnt vmcnt(0)
1994  v_lshlrev_b32_e32 v9, 16, v9
1998  s_and_b64 vcc, exec, s[4:5]
199C  s_cbranch_vccnz 4
19A0  global_load_dword v10, v[2:3], off offset:8
19A8  s_cbranch_execz 1
19AC  s_branch 4
19B0  global_load_ushort v10, v[0:1], off offset:4
19B8  s_waitcnt vmcnt(0)
19BC  v_lshlrev_b32_e32 v10, 16, v10
19C0  s_and_b64 vcc, exec, s[4:5]
19C4  s_cbranch_vccnz 4
19C8  global_load_dword v11, v[2:3], off offset:12
19D0  s_cbranch_execz 1
19D4  s_branch 4
19D8  global_load_ushort v11, v[0:1], off offset:6
19E0  s_waitcnt vmcnt(0)
19E4  v_lshlrev_b32_e32 v11, 16, v11
19E8  s_and_b64 vcc, exec, s[4:5]
19EC  s_cbranch_vccnz 4
19F0  global_load_dword v12, v[2:3], off offset:16
19F8  s_cbranch_execz 1
19FC  s_branch 4
1A00  global_load_ushort v12, v[0:1], off offset:8
1A08  s_waitcnt vmcnt(0)
1A0C  v_lshlrev_b32_e32 v12, 16, v12
1A10  s_and_b64 vcc, exec, s[4:5]
1A14  s_cbranch_vccnz 4
1A18  global_load_dword v13, v[2:3], off offset:20
1A20  s_cbranch_execz 1
1A24  s_branch 4
1A28  global_load_ushort v13, v[0:1], off offset:10
1A30  s_waitcnt vmcnt(0)
1A34  v_lshlrev_b32_e32 v13, 16, v13
1A38  s_and_b64 vcc, exec, s[4:5]
1A3C  s_cbranch_vccnz 4
1A40  global_load_dword v14, v[2:3], off offset:24
1A48  s_cbranch_execz 1
1A4C  s_branch 4
1A50  global_load_ushort v14, v[0:1], off offset:12
1A58  s_waitcnt vmcnt(0)
1A5C  v_lshlrev_b32_e32 v14, 16, v14
1A60  s_and_b64 vcc, exec, s[4:5]
1A64  s_cbranch_vccnz 4
1A68  global_load_dword v15, v[2:3], off offset:28
1A70  s_cbranch_execz 1
1A74  s_branch 4
1A78  global_load_ushort v15, v[0:1], off offset:14
1A80  s_waitcnt vmcnt(0)
1A84  v_lshlrev_b32_e32 v15, 16, v15
1A88  s_and_b64 vcc, exec, s[4:5]
1A8C  s_cbranch_vccnz 4
1A90  global_load_dword v17, v[2:3], off offset:32
1A98  s_cbranch_execz 1
1A9C  s_branch 4
1AA0  global_load_ushort v16, v[0:1], off offset:16
1AA8  s_waitcnt vmcnt(0)
1AAC  v_lshlrev_b32_e32 v17, 16, v16
1AB0  s_and_b64 vcc, exec, s[4:5]
1AB4  s_cbranch_vccnz 4
1AB8  global_load_dword v19, v[2:3], off offset:36
1AC0  s_cbranch_execz 1
1AC4  s_branch 4
1AC8  global_load_ushort v16, v[0:1], off offset:18
1AD0  s_waitcnt vmcnt(0)
1AD4  v_lshlrev_b32_e32 v19, 16, v16
1AD8  s_and_b64 vcc, exec, s[4:5]
1ADC  s_cbranch_vccnz 4
1AE0  global_load_dword v20, v[2:3], off offset:40
1AE8  s_cbranch_execz 1
1AEC  s_branch 4
1AF0  global_load_ushort v16, v[0:1], off offset:20
1AF8  s_waitcnt vmcnt(0)
1AFC  v_lshlrev_b32_e32 v20, 16, v16
1B00  s_and_b64 vcc, exec, s[4:5]
1B04  s_cbranch_vccnz 4
1B08  global_load_dword v21, v[2:3], off offset:44
1B10  s_cbranch_execz 1
1B14  s_branch 4
1B18  global_load_ushort v16, v[0:1], off offset:22
1B20  s_waitcnt vmcnt(0)
1B24  v_lshlrev_b32_e32 v21, 16, v16
1B28  s_and_b64 vcc, exec, s[4:5]
1B2C  s_cbranch_vccnz 4
1B30  global_load_dword v16, v[2:3], off offset:48
1B38  s_cbranch_execz 1
1B3C  s_branch 4
1B40  global_load_ushort v16, v[0:1], off offset:24
1B48  s_waitcnt vmcnt(0)
1B4C  v_lshlrev_b32_e32 v16, 16, v16
1B50  s_and_b64 vcc, exec, s[4:5]
1B54  s_cbranch_vccnz 4
1B58  global_load_dword v23, v[2:3], off offset:52
1B60  s_cbranch_execz 1
1B64  s_branch 4
1B68  global_load_ushort v18, v[0:1], off offset:26
1B70  s_waitcnt vmcnt(0)
1B74  v_lshlrev_b32_e32 v23, 16, v18
1B78  s_and_b64 vcc, exec, s[4:5]
1B7C  s_cbranch_vccnz 4
1B80  global_load_dword v22, v[2:3], off offset:56
1B88  s_cbranch_execz 1
1B8C  s_branch 4
1B90  global_load_ushort v18, v[0:1], off offset:28
1B98  s_waitcnt vmcnt(0)
1B9C  v_lshlrev_b32_e32 v22, 16, v18
1BA0  s_and_b64 vcc, exec, s[4:5]
1BA4  s_cbranch_vccnz 4
1BA8  global_load_dword v25, v[2:3], off offset:60
1BB0  s_cbranch_execz 1
1BB4  s_branch 4
1BB8  global_load_ushort v18, v[0:1], off offset:30
1BC0  s_waitcnt vmcnt(0)
1BC4  v_lshlrev_b32_e32 v25, 16, v18
1BC8  s_and_b64 vcc, exec, s[4:5]
1BCC  s_cbranch_vccnz 4
1BD0  global_load_dword v24, v[2:3], off offset:64
1BD8  s_cbranch_execz 1
1BDC  s_branch 4
1BE0  global_load_ushort v18, v[0:1], off offset:32
1BE8  s_waitcnt vmcnt(0)
1BEC  v_lshlrev_b32_e32 v24, 16, v18
1BF0  s_and_b64 vcc, exec, s[4:5]
1BF4  s_cbranch_vccnz 4
1BF8  global_load_dword v27, v[2:3], off offset:68
1C00  s_cbranch_execz 1
1C04  s_branch 4
1C08  global_load_ushort v18, v[0:1], off offset:34
1C10  s_waitcnt vmcnt(0)
1C14  v_lshlrev_b32_e32 v27, 16, v18
1C18  s_and_b64 vcc, exec, s[4:5]
1C1C  s_cbranch_vccnz 4
1C20  global_load_dword v26, v[2:3], off offset:72
1C28  s_cbranch_execz 1
1C2C  s_branch 4
1C30  global_load_ushort v18, v[0:1], off offset:36
1C38  s_waitcnt vmcnt(0)
1C3C  v_lshlrev_b32_e32 v26, 16, v18
1C40  s_and_b64 vcc, exec, s[4:5]
1C44  s_cbranch_vccnz 4
1C48  global_load_dword v29, v[2:3], off offset:76
1C50  s_cbranch_execz 1
1C54  s_branch 4
1C58  global_load_ushort v18, v[0:1], off offset:38
1C60  s_waitcnt vmcnt(0)
1C64  v_lshlrev_b32_e32 v29, 16, v18
1C68  s_and_b64 vcc, exec, s[4:5]
1C6C  s_cbranch_vccnz 4
1C70  global_load_dword v28, v[2:3], off offset:80
1C78  s_cbranch_execz 1
1C7C  s_branch 4
1C80  global_load_ushort v18, v[0:1], off offset:40
1C88  s_waitcnt vmcnt(0)
1C8C  v_lshlrev_b32_e32 v28, 16, v18
1C90  s_and_b64 vcc, exec, s[4:5]
1C94  s_cbranch_vccnz 4
1C98  global_load_dword v31, v[2:3], off offset:84
1CA0  s_cbranch_execz 1
1CA4  s_branch 4
1CA8  global_load_ushort v18, v[0:1], off offset:42
1CB0  s_waitcnt vmcnt(0)
1CB4  v_lshlrev_b32_e32 v31, 16, v18
1CB8  s_and_b64 vcc, exec, s[4:5]
1CBC  s_cbranch_vccnz 4
1CC0  global_load_dword v30, v[2:3], off offset:88
1CC8  s_cbranch_execz 1
1CCC  s_branch 4
1CD0  global_load_ushort v18, v[0:1], off offset:44
1CD8  s_waitcnt vmcnt(0)
1CDC  v_lshlrev_b32_e32 v30, 16, v18
1CE0  s_and_b64 vcc, exec, s[4:5]
1CE4  s_cbranch_vccnz 4
1CE8  global_load_dword v18, v[2:3], off offset:92
1CF0  s_cbranch_execz 1
1CF4  s_branch 4
1CF8  global_load_ushort v18, v[0:1], off offset:46
1D00  s_waitcnt vmcnt(0)
1D04  v_lshlrev_b32_e32 v18, 16, v18
1D08  s_and_b64 vcc, exec, s[4:5]
1D0C  s_cbranch_vccnz 4
1D10  global_load_dword v32, v[2:3], off offset:96
1D18  s_cbranch_execz 1
1D1C  s_branch 4
1D20  global_load_ushort v32, v[0:1], off offset:48
1D28  s_waitcnt vmcnt(0)
1D2C  v_lshlrev_b32_e32 v32, 16, v32
1D30  s_and_b64 vcc, exec, s[4:5]
1D34  s_cbranch_vccnz 4
1D38  global_load_dword v33, v[2:3], off offset:100
1D40  s_cbranch_execz 1
1D44  s_branch 4
1D48  global_load_ushort v33, v[0:1], off offset:50
1D50  s_waitcnt vmcnt(0)
1D54  v_lshlrev_b32_e32 v33, 16, v33
1D58  s_and_b64 vcc, exec, s[4:5]
1D5C  s_cbranch_vccnz 4
1D60  global_load_dword v34, v[2:3], off offset:104
1D68  s_cbranch_execz 1
1D6C  s_branch 4
1D70  global_load_ushort v34, v[0:1], off offset:52
1D78  s_waitcnt vmcnt(0)
1D7C  v_lshlrev_b32_e32 v34, 16, v34
1D80  s_and_b64 vcc, exec, s[4:5]
1D84  s_cbranch_vccnz 4
1D88  global_load_dword v35, v[2:3], off offset:108
1D90  s_cbranch_execz 1
1D94  s_branch 4
1D98  global_load_ushort v35, v[0:1], off offset:54
1DA0  s_waitcnt vmcnt(0)
1DA4  v_lshlrev_b32_e32 v35, 16, v35
1DA8  s_and_b64 vcc, exec, s[4:5]
1DAC  s_cbranch_vccnz 4
1DB0  global_load_dword v36, v[2:3], off offset:112
1DB8  s_cbranch_execz 1
1DBC  s_branch 4
1DC0  global_load_ushort v36, v[0:1], off offset:56
1DC8  s_waitcnt vmcnt(0)
1DCC  v_lshlrev_b32_e32 v36, 16, v36
1DD0  s_and_b64 vcc, exec, s[4:5]
1DD4  s_cbranch_vccnz 4
1DD8  global_load_dword v37, v[2:3], off offset:116
1DE0  s_cbranch_execz 1
1DE4  s_branch 4
1DE8  global_load_ushort v37, v[0:1], off offset:58
1DF0  s_waitcnt vmcnt(0)
1DF4  v_lshlrev_b32_e32 v37, 16, v37
1DF8  s_and_b64 vcc, exec, s[4:5]
1DFC  s_cbranch_vccnz 4
1E00  global_load_dword v38, v[2:3], off offset:120
1E08  s_cbranch_execz 1
1E0C  s_branch 4
1E10  global_load_ushort v38, v[0:1], off offset:60
1E18  s_waitcnt vmcnt(0)
1E1C  v_lshlrev_b32_e32 v38, 16, v38
1E20  s_and_b64 vcc, exec, s[4:5]
1E24  s_cbranch_vccnz 6
1E28  global_load_dword v39, v[2:3], off offset:124
1E30  s_load_dwordx4 s[72:75], s[0:1], 0x38
1E38  s_cbranch_execz 3
1E3C  s_branch 6
1E40  s_load_dwordx4 s[72:75], s[0:1], 0x38
1E48  global_load_ushort v0, v[0:1], off offset:62
1E50  s_waitcnt vmcnt(0)
1E54  v_lshlrev_b32_e32 v39, 16, v0
1E58  s_load_dwordx2 s[78:79], s[0:1], 0x8
1E60  s_load_dwordx2 s[80:81], s[0:1], 0x30
1E68  s_bitcmp1_b32 s70, 1
1E6C  s_cselect_b64 s[82:83], -1, 0
1E70  s_waitcnt vmcnt(0)
1E74  v_mov_b32_e32 v78, v30
1E78  v_mov_b32_e32 v79, v18
1E7C  v_mov_b32_e32 v76, v28
1E80  v_mov_b32_e32 v77, v31
1E84  v_mov_b32_e32 v74, v26
1E88  v_mov_b32_e32 v75, v29
1E8C  v_mov_b32_e32 v72, v24
1E90  v_mov_b32_e32 v73, v27
1E94  v_mov_b32_e32 v92, v22
1E98  v_mov_b32_e32 v93, v25
1E9C  v_mov_b32_e32 v90, v16
1EA0  v_mov_b32_e32 v91, v23
1EA4  v_mov_b32_e32 v88, v17
1EA8  v_mov_b32_e32 v89, v19
1EAC  s_and_b64 vcc, exec, s[82:83]
1EB0  s_cbranch_vccz 348
1EB4  s_cmp_eq_u32 s71, 0
1EB8  v_mov_b64_e32 v[50:51], v[38:39]
1EBC  v_mov_b64_e32 v[52:53], v[36:37]
1EC0  v_mov_b64_e32 v[48:49], v[34:35]
1EC4  v_mov_b64_e32 v[46:47], v[32:33]
1EC8  v_mov_b64_e32 v[44:45], v[20:21]
1ECC  v_mov_b64_e32 v[42:43], v[14:15]
1ED0  v_mov_b64_e32 v[40:41], v[12:13]
1ED4  v_mov_b64_e32 v[2:3], v[10:11]
1ED8  v_mov_b64_e32 v[0:1], v[8:9]
1EDC  s_cbranch_scc1 95
1EE0  s_lshl_b32 s4, s71, 31
1EE4  s_lshl_b32 s5, s71, 30
1EE8  v_bfrev_b32_e32 v50, 1
1EEC  v_xor_b32_e32 v0, s4, v8
1EF0  s_lshl_b32 s4, s71, 29
1EF4  v_bitop3_b32 v1, s5, v9, v50 bitop3:0x6c
1EFC  s_lshl_b32 s5, s71, 28
1F00  v_bitop3_b32 v2, s4, v10, v50 bitop3:0x6c
1F08  s_lshl_b32 s4, s71, 27
1F0C  v_bitop3_b32 v3, s5, v11, v50 bitop3:0x6c
1F14  s_lshl_b32 s5, s71, 26
1F18  v_bitop3_b32 v40, s4, v12, v50 bitop3:0x6c
1F20  s_lshl_b32 s4, s71, 25
1F24  v_bitop3_b32 v41, s5, v13, v50 bitop3:0x6c
1F2C  s_lshl_b32 s5, s71, 24
1F30  v_bitop3_b32 v42, s4, v14, v50 bitop3:0x6c
1F38  s_lshl_b32 s4, s71, 22
1F3C  v_bitop3_b32 v43, s5, v15, v50 bitop3:0x6c
1F44  s_lshl_b32 s5, s71, 23
1F48  v_bitop3_b32 v89, s4, v19, v50 bitop3:0x6c
1F50  s_lshl_b32 s4, s71, 21
1F54  v_bitop3_b32 v88, s5, v17, v50 bitop3:0x6c
1F5C  s_lshl_b32 s5, s71, 20
1F60  v_bitop3_b32 v44, s4, v20, v50 bitop3:0x6c
1F68  s_lshl_b32 s4, s71, 18
1F6C  v_bitop3_b32 v45, s5, v21, v50 bitop3:0x6c
1F74  s_lshl_b32 s5, s71, 19
1F78  v_bitop3_b32 v91, s4, v23, v50 bitop3:0x6c
1F80  s_lshl_b32 s4, s71, 16
1F84  v_bitop3_b32 v90, s5, v16, v50 bitop3:0x6c
1F8C  s_lshl_b32 s5, s71, 17
1F90  v_bitop3_b32 v93, s4, v25, v50 bitop3:0x6c
1F98  s_lshl_b32 s4, s71, 14
1F9C  v_bitop3_b32 v92, s5, v22, v50 bitop3:0x6c
1FA4  s_lshl_b32 s5, s71, 15
1FA8  v_bitop3_b32 v73, s4, v27, v50 bitop3:0x6c
1FB0  s_lshl_b32 s4, s71, 12
1FB4  v_bitop3_b32 v72, s5, v24, v50 bitop3:0x6c
1FBC  s_lshl_b32 s5, s71, 13
1FC0  v_bitop3_b32 v75, s4, v29, v50 bitop3:0x6c
1FC8  s_lshl_b32 s4, s71, 10
1FCC  v_bitop3_b32 v74, s5, v26, v50 bitop3:0x6c
1FD4  s_lshl_b32 s5, s71, 11
1FD8  v_bitop3_b32 v77, s4, v31, v50 bitop3:0x6c
1FE0  s_lshl_b32 s4, s71, 9
1FE4  v_bitop3_b32 v76, s5, v28, v50 bitop3:0x6c
1FEC  s_lshl_b32 s5, s71, 8
1FF0  v_bitop3_b32 v78, s4, v30, v50 bitop3:0x6c
1FF8  s_lshl_b32 s4, s71, 7
1FFC  v_bitop3_b32 v79, s5, v18, v50 bitop3:0x6c
2004  s_lshl_b32 s5, s71, 6
2008  v_bitop3_b32 v46, s4, v32, v50 bitop3:0x6c
2010  s_lshl_b32 s4, s71, 5
2014  v_bitop3_b32 v47, s5, v33, v50 bitop3:0x6c
201C  s_lshl_b32 s5, s71, 4
2020  v_bitop3_b32 v48, s4, v34, v50 bitop3:0x6c
2028  s_lshl_b32 s4, s71, 3
202C  v_bitop3_b32 v49, s5, v35, v50 bitop3:0x6c
2034  s_lshl_b32 s5, s71, 2
2038  v_bitop3_b32 v52, s4, v36, v50 bitop3:0x6c
2040  s_lshl_b32 s4, s71, 1
2044  v_bitop3_b32 v53, s5, v37, v50 bitop3:0x6c
204C  v_bitop3_b32 v51, s71, v39, v50 bitop3:0x6c
2054  v_bitop3_b32 v50, s4, v38, v50 bitop3:0x6c
205C  v_pk_add_f32 v[54:55], v[0:1], v[0:1] op_sel:[0,1]
2064  v_pk_add_f32 v[0:1], v[0:1], v[0:1] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
206C  v_mov_b32_e32 v55, v1
2070  v_pk_add_f32 v[0:1], v[2:3], v[2:3] op_sel:[0,1]
2078  v_pk_add_f32 v[2:3], v[2:3], v[2:3] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2080  v_mov_b32_e32 v1, v3
2084  v_pk_add_f32 v[2:3], v[40:41], v[40:41] op_sel:[0,1]
208C  v_pk_add_f32 v[40:41], v[40:41], v[40:41] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2094  v_mov_b32_e32 v3, v41
2098  v_pk_add_f32 v[40:41], v[42:43], v[42:43] op_sel:[0,1]
20A0  v_pk_add_f32 v[42:43], v[42:43], v[42:43] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
20A8  v_mov_b32_e32 v41, v43
20AC  v_pk_add_f32 v[42:43], v[88:89], v[88:89] op_sel:[0,1]
20B4  v_pk_add_f32 v[56:57], v[88:89], v[88:89] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
20BC  v_pk_add_f32 v[60:61], v[44:45], v[44:45] op_sel:[0,1]
20C4  v_pk_add_f32 v[44:45], v[44:45], v[44:45] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
20CC  v_mov_b32_e32 v43, v57
20D0  v_mov_b32_e32 v61, v45
20D4  v_pk_add_f32 v[44:45], v[90:91], v[90:91] op_sel:[0,1]
20DC  v_pk_add_f32 v[56:57], v[90:91], v[90:91] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
20E4  v_mov_b32_e32 v45, v57
20E8  v_pk_add_f32 v[62:63], v[92:93], v[92:93] op_sel:[0,1]
20F0  v_pk_add_f32 v[56:57], v[92:93], v[92:93] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
20F8  v_mov_b32_e32 v63, v57
20FC  v_pk_add_f32 v[56:57], v[72:73], v[72:73] op_sel:[0,1]
2104  v_pk_add_f32 v[58:59], v[72:73], v[72:73] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
210C  v_mov_b32_e32 v57, v59
2110  v_pk_add_f32 v[58:59], v[74:75], v[74:75] op_sel:[0,1]
2118  v_pk_add_f32 v[64:65], v[74:75], v[74:75] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2120  v_mov_b32_e32 v59, v65
2124  v_pk_add_f32 v[64:65], v[76:77], v[76:77] op_sel:[0,1]
212C  v_pk_add_f32 v[66:67], v[76:77], v[76:77] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2134  v_mov_b32_e32 v65, v67
2138  v_pk_add_f32 v[66:67], v[78:79], v[78:79] op_sel:[0,1]
2140  v_pk_add_f32 v[68:69], v[78:79], v[78:79] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2148  v_mov_b32_e32 v67, v69
214C  v_pk_add_f32 v[68:69], v[46:47], v[46:47] op_sel:[0,1]
2154  v_pk_add_f32 v[46:47], v[46:47], v[46:47] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
215C  v_mov_b32_e32 v69, v47
2160  v_pk_add_f32 v[46:47], v[48:49], v[48:49] op_sel:[0,1]
2168  v_pk_add_f32 v[48:49], v[48:49], v[48:49] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2170  v_mov_b32_e32 v47, v49
2174  v_pk_add_f32 v[48:49], v[52:53], v[52:53] op_sel:[0,1]
217C  v_pk_add_f32 v[52:53], v[52:53], v[52:53] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2184  v_mov_b32_e32 v49, v53
2188  v_pk_add_f32 v[52:53], v[50:51], v[50:51] op_sel:[0,1]
2190  v_pk_add_f32 v[50:51], v[50:51], v[50:51] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2198  v_mov_b32_e32 v53, v51
219C  v_pk_add_f32 v[50:51], v[58:59], v[56:57]
21A4  v_pk_add_f32 v[72:73], v[46:47], v[68:69]
21AC  v_pk_add_f32 v[74:75], v[52:53], v[48:49]
21B4  v_pk_add_f32 v[56:57], v[56:57], v[58:59] neg_lo:[0,1] neg_hi:[0,1]
21BC  v_pk_add_f32 v[58:59], v[64:65], v[66:67] neg_lo:[0,1] neg_hi:[0,1]
21C4  v_pk_add_f32 v[46:47], v[68:69], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
21CC  v_pk_add_f32 v[48:49], v[48:49], v[52:53] neg_lo:[0,1] neg_hi:[0,1]
21D4  v_pk_add_f32 v[70:71], v[66:67], v[64:65]
21DC  v_pk_add_f32 v[82:83], v[56:57], v[58:59] neg_lo:[0,1] neg_hi:[0,1]
21E4  v_pk_add_f32 v[84:85], v[46:47], v[48:49] neg_lo:[0,1] neg_hi:[0,1]
21EC  v_pk_add_f32 v[52:53], v[58:59], v[56:57]
21F4  v_pk_add_f32 v[46:47], v[48:49], v[46:47]
21FC  v_pk_add_f32 v[48:49], v[54:55], v[0:1]
2204  v_pk_add_f32 v[56:57], v[2:3], v[40:41]
220C  v_pk_add_f32 v[58:59], v[42:43], v[60:61]
2214  v_pk_add_f32 v[66:67], v[62:63], v[44:45]
221C  v_pk_add_f32 v[64:65], v[48:49], v[56:57] neg_lo:[0,1] neg_hi:[0,1]
2224  v_pk_add_f32 v[48:49], v[48:49], v[56:57]
222C  v_pk_add_f32 v[56:57], v[66:67], v[58:59]
2234  v_pk_add_f32 v[0:1], v[54:55], v[0:1] neg_lo:[0,1] neg_hi:[0,1]
223C  v_pk_add_f32 v[2:3], v[2:3], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
2244  v_pk_add_f32 v[40:41], v[42:43], v[60:61] neg_lo:[0,1] neg_hi:[0,1]
224C  v_pk_add_f32 v[42:43], v[44:45], v[62:63] neg_lo:[0,1] neg_hi:[0,1]
2254  v_pk_add_f32 v[68:69], v[58:59], v[66:67] neg_lo:[0,1] neg_hi:[0,1]
225C  s_mov_b32 s4, 0x3e800000
2264  v_pk_add_f32 v[58:59], v[48:49], v[56:57]
226C  v_pk_add_f32 v[48:49], v[48:49], v[56:57] neg_lo:[0,1] neg_hi:[0,1]
2274  v_pk_add_f32 v[44:45], v[0:1], v[2:3] neg_lo:[0,1] neg_hi:[0,1]
227C  v_pk_add_f32 v[0:1], v[0:1], v[2:3]
2284  v_pk_add_f32 v[2:3], v[42:43], v[40:41]
228C  v_pk_add_f32 v[76:77], v[50:51], v[70:71] neg_lo:[0,1] neg_hi:[0,1]
2294  v_pk_add_f32 v[78:79], v[72:73], v[74:75] neg_lo:[0,1] neg_hi:[0,1]
229C  v_pk_add_f32 v[50:51], v[70:71], v[50:51]
22A4  v_pk_add_f32 v[72:73], v[74:75], v[72:73]
22AC  v_pk_mul_f32 v[56:57], v[48:49], s[4:5] op_sel_hi:[1,0]
22B4  v_pk_add_f32 v[48:49], v[40:41], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
22BC  v_pk_add_f32 v[40:41], v[0:1], v[2:3]
22C4  v_pk_add_f32 v[0:1], v[0:1], v[2:3] neg_lo:[0,1] neg_hi:[0,1]
22CC  v_pk_add_f32 v[54:55], v[44:45], v[48:49]
22D4  v_pk_mul_f32 v[60:61], v[0:1], s[4:5] op_sel_hi:[1,0]
22DC  v_pk_add_f32 v[0:1], v[72:73], v[50:51]
22E4  v_pk_add_f32 v[44:45], v[44:45], v[48:49] neg_lo:[0,1] neg_hi:[0,1]
22EC  v_pk_mul_f32 v[48:49], v[0:1], s[4:5] op_sel_hi:[1,0]
22F4  v_pk_add_f32 v[0:1], v[46:47], v[52:53]
22FC  v_pk_add_f32 v[74:75], v[50:51], v[72:73] neg_lo:[0,1] neg_hi:[0,1]
2304  v_pk_mul_f32 v[50:51], v[0:1], s[4:5] op_sel_hi:[1,0]
230C  v_pk_add_f32 v[0:1], v[78:79], v[76:77]
2314  v_pk_add_f32 v[80:81], v[76:77], v[78:79] neg_lo:[0,1] neg_hi:[0,1]
231C  v_pk_add_f32 v[86:87], v[52:53], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
2324  v_pk_add_f32 v[88:89], v[82:83], v[84:85] neg_lo:[0,1] neg_hi:[0,1]
232C  v_pk_add_f32 v[70:71], v[64:65], v[68:69]
2334  v_pk_add_f32 v[68:69], v[64:65], v[68:69] neg_lo:[0,1] neg_hi:[0,1]
233C  v_pk_mul_f32 v[52:53], v[0:1], s[4:5] op_sel_hi:[1,0]
2344  v_pk_add_f32 v[0:1], v[84:85], v[82:83]
234C  v_pk_mul_f32 v[64:65], v[70:71], s[4:5] op_sel_hi:[1,0]
2354  v_pk_mul_f32 v[66:67], v[58:59], s[4:5] op_sel_hi:[1,0]
235C  v_pk_mul_f32 v[58:59], v[68:69], s[4:5] op_sel_hi:[1,0]
2364  v_pk_mul_f32 v[68:69], v[54:55], s[4:5] op_sel_hi:[1,0]
236C  v_pk_mul_f32 v[70:71], v[40:41], s[4:5] op_sel_hi:[1,0]
2374  v_pk_mul_f32 v[62:63], v[44:45], s[4:5] op_sel_hi:[1,0]
237C  v_pk_mul_f32 v[54:55], v[0:1], s[4:5] op_sel_hi:[1,0]
2384  v_pk_mul_f32 v[40:41], v[74:75], s[4:5] op_sel_hi:[1,0]
238C  v_pk_mul_f32 v[42:43], v[86:87], s[4:5] op_sel_hi:[1,0]
2394  v_pk_mul_f32 v[44:45], v[80:81], s[4:5] op_sel_hi:[1,0]
239C  v_pk_mul_f32 v[46:47], v[88:89], s[4:5] op_sel_hi:[1,0]
23A4  v_mov_b32_e32 v0, v58
23A8  v_mov_b32_e32 v1, v56
23AC  v_mov_b32_e32 v2, v62
23B0  v_mov_b32_e32 v3, v59
23B4  v_mov_b32_e32 v108, v48
23B8  v_mov_b32_e32 v109, v63
23BC  v_mov_b32_e32 v110, v50
23C0  v_mov_b32_e32 v111, v49
23C4  v_mov_b32_e32 v112, v52
23C8  v_mov_b32_e32 v113, v51
23CC  v_mov_b32_e32 v114, v54
23D0  v_mov_b32_e32 v115, v53
23D4  v_mov_b32_e32 v104, v55
23D8  v_mov_b32_e32 v105, v57
23DC  v_mov_b64_e32 v[106:107], v[60:61]
23E0  v_mov_b64_e32 v[96:97], v[66:67]
23E4  v_mov_b64_e32 v[98:99], v[70:71]
23E8  v_mov_b64_e32 v[100:101], v[64:65]
23EC  v_mov_b64_e32 v[102:103], v[68:69]
23F0  v_mov_b64_e32 v[88:89], v[56:57]
23F4  v_mov_b64_e32 v[94:95], v[60:61]
23F8  v_mov_b64_e32 v[90:91], v[58:59]
23FC  v_mov_b64_e32 v[92:93], v[62:63]
2400  v_mov_b64_e32 v[72:73], v[48:49]
2404  v_mov_b64_e32 v[74:75], v[50:51]
2408  v_mov_b64_e32 v[76:77], v[52:53]
240C  v_mov_b64_e32 v[78:79], v[54:55]
2410  v_mov_b64_e32 v[80:81], v[40:41]
2414  v_mov_b64_e32 v[82:83], v[42:43]
2418  v_mov_b64_e32 v[84:85], v[44:45]
241C  v_mov_b64_e32 v[86:87], v[46:47]
2420  s_branch 49
2424  v_mov_b32_e32 v67, v9
2428  v_mov_b32_e32 v66, v8
242C  v_mov_b32_e32 v71, v11
2430  v_mov_b32_e32 v70, v10
2434  v_mov_b32_e32 v65, v13
2438  v_mov_b32_e32 v64, v12
243C  v_mov_b32_e32 v69, v15
2440  v_mov_b32_e32 v68, v14
2444  v_mov_b32_e32 v57, v19
2448  v_mov_b32_e32 v56, v17
244C  v_mov_b32_e32 v61, v21
2450  v_mov_b32_e32 v60, v20
2454  v_mov_b32_e32 v59, v23
2458  v_mov_b32_e32 v58, v16
245C  v_mov_b32_e32 v63, v25
2460  v_mov_b32_e32 v62, v22
2464  v_mov_b32_e32 v49, v27
2468  v_mov_b32_e32 v48, v24
246C  v_mov_b32_e32 v51, v29
2470  v_mov_b32_e32 v50, v26
2474  v_mov_b32_e32 v53, v31
2478  v_mov_b32_e32 v52, v28
247C  v_mov_b32_e32 v55, v18
2480  v_mov_b32_e32 v54, v30
2484  v_mov_b32_e32 v41, v33
2488  v_mov_b32_e32 v40, v32
248C  v_mov_b32_e32 v43, v35
2490  v_mov_b32_e32 v42, v34
2494  v_mov_b32_e32 v45, v37
2498  v_mov_b32_e32 v44, v36
249C  v_mov_b32_e32 v47, v39
24A0  v_mov_b32_e32 v46, v38
24A4  v_mov_b64_e32 v[106:107], v[20:21]
24A8  v_mov_b64_e32 v[0:1], v[16:17]
24AC  v_mov_b64_e32 v[2:3], v[22:23]
24B0  v_mov_b64_e32 v[108:109], v[24:25]
24B4  v_mov_b64_e32 v[110:111], v[26:27]
24B8  v_mov_b64_e32 v[112:113], v[28:29]
24BC  v_mov_b64_e32 v[114:115], v[30:31]
24C0  v_mov_b64_e32 v[104:105], v[18:19]
24C4  v_mov_b64_e32 v[96:97], v[8:9]
24C8  v_mov_b64_e32 v[98:99], v[10:11]
24CC  v_mov_b64_e32 v[100:101], v[12:13]
24D0  v_mov_b64_e32 v[102:103], v[14:15]
24D4  v_mov_b64_e32 v[94:95], v[20:21]
24D8  v_mov_b64_e32 v[80:81], v[32:33]
24DC  v_mov_b64_e32 v[82:83], v[34:35]
24E0  v_mov_b64_e32 v[84:85], v[36:37]
24E4  v_mov_b64_e32 v[86:87], v[38:39]
24E8  v_and_b32_e32 v124, 0x7fffffff, v66
24F0  v_and_b32_e32 v125, 0x7fffffff, v67
24F8  v_max_u32_e32 v116, v125, v124
24FC  v_and_b32_e32 v126, 0x7fffffff, v70
2504  v_and_b32_e32 v122, 0x7fffffff, v71
250C  v_max3_u32 v116, v122, v126, v116
2514  v_and_b32_e32 v123, 0x7fffffff, v64
251C  v_and_b32_e32 v120, 0x7fffffff, v65
2524  v_max3_u32 v116, v120, v123, v116
252C  v_and_b32_e32 v121, 0x7fffffff, v68
2534  v_and_b32_e32 v119, 0x7fffffff, v69
253C  v_max3_u32 v116, v119, v121, v116
2544  v_and_b32_e32 v1, 0x7fffffff, v1
254C  v_and_b32_e32 v117, 0x7fffffff, v105
2554  v_max3_u32 v1, v117, v1, v116
255C  v_and_b32_e32 v118, 0x7fffffff, v106
2564  v_and_b32_e32 v116, 0x7fffffff, v107
256C  v_max3_u32 v1, v116, v118, v1
2574  v_and_b32_e32 v0, 0x7fffffff, v0
257C  v_and_b32_e32 v3, 0x7fffffff, v3
2584  v_max3_u32 v0, v3, v0, v1
258C  v_and_b32_e32 v1, 0x7fffffff, v2
2594  v_and_b32_e32 v2, 0x7fffffff, v109
259C  v_max3_u32 v0, v2, v1, v0
25A4  v_and_b32_e32 v1, 0x7fffffff, v108
25AC  v_and_b32_e32 v2, 0x7fffffff, v111
25B4  v_max3_u32 v0, v2, v1, v0
25BC  v_and_b32_e32 v1, 0x7fffffff, v110
25C4  v_and_b32_e32 v2, 0x7fffffff, v113
25CC  v_max3_u32 v0, v2, v1, v0
25D4  v_and_b32_e32 v1, 0x7fffffff, v112
25DC  v_and_b32_e32 v2, 0x7fffffff, v115
25E4  v_max3_u32 v0, v2, v1, v0
25EC  v_and_b32_e32 v1, 0x7fffffff, v114
25F4  v_and_b32_e32 v2, 0x7fffffff, v104
25FC  v_max3_u32 v0, v2, v1, v0
2604  v_and_b32_e32 v114, 0x7fffffff, v40
260C  v_and_b32_e32 v112, 0x7fffffff, v41
2614  v_max3_u32 v0, v112, v114, v0
261C  v_and_b32_e32 v113, 0x7fffffff, v42
2624  v_and_b32_e32 v110, 0x7fffffff, v43
262C  v_max3_u32 v0, v110, v113, v0
2634  v_and_b32_e32 v111, 0x7fffffff, v44
263C  v_and_b32_e32 v109, 0x7fffffff, v45
2644  v_max3_u32 v0, v109, v111, v0
264C  v_and_b32_e32 v108, 0x7fffffff, v46
2654  v_and_b32_e32 v104, 0x7fffffff, v47
265C  v_max3_u32 v115, v104, v108, v0
2664  s_mov_b32 s4, 0x7f7fffff
266C  v_mov_b32_e32 v0, 0
2670  v_cmp_lt_u32_e32 vcc, s4, v115
2674  v_mov_b32_e32 v1, v0
2678  v_mov_b32_e32 v2, v0
267C  v_mov_b32_e32 v3, v0
2680  s_and_saveexec_b64 s[84:85], vcc
2684  s_cbranch_execz 699
2688  s_mov_b32 s8, 0x7f800000
2690  v_cmp_lt_u32_e32 vcc, s8, v124
2694  v_cmp_lt_u32_e64 s[4:5], s4, v124
269C  v_mov_b32_e32 v1, v0
26A0  v_mov_b32_e32 v2, v0
26A4  v_mov_b32_e32 v3, v0
26A8  s_and_saveexec_b64 s[6:7], s[4:5]
26AC  v_and_b32_e32 v0, 0x80000000, v66
26B4  s_and_b64 s[4:5], s[82:83], vcc
26B8  v_mov_b32_e32 v1, 0
26BC  v_cndmask_b32_e64 v66, v0, 0, s[4:5]
26C4  v_mov_b32_e32 v0, 7
26C8  v_mov_b32_e32 v2, v1
26CC  v_mov_b32_e32 v3, v1
26D0  s_or_b64 exec, exec, s[6:7]
26D4  v_cmp_lt_u32_e64 s[66:67], s8, v125
26DC  s_mov_b32 s8, 0x7f7fffff
26E4  v_cmp_lt_u32_e64 s[4:5], s8, v125
26EC  s_and_saveexec_b64 s[6:7], s[4:5]
26F0  v_and_b32_e32 v67, 0x80000000, v67
26F8  s_and_b64 s[4:5], s[82:83], s[66:67]
26FC  v_or_b32_e32 v0, 0x70, v0
2704  v_cndmask_b32_e64 v67, v67, 0, s[4:5]
270C  s_or_b64 exec, exec, s[6:7]
2710  s_mov_b32 s10, 0x7f800000
2718  v_cmp_lt_u32_e64 s[4:5], s10, v126
2720  v_cmp_lt_u32_e64 s[6:7], s8, v126
2728  s_and_saveexec_b64 s[8:9], s[6:7]
272C  v_and_b32_e32 v70, 0x80000000, v70
2734  s_and_b64 s[6:7], s[82:83], s[4:5]
2738  v_or_b32_e32 v0, 0x700, v0
2740  v_cndmask_b32_e64 v70, v70, 0, s[6:7]
2748  s_or_b64 exec, exec, s[8:9]
274C  s_mov_b32 s12, 0x7f7fffff
2754  v_cmp_lt_u32_e64 s[6:7], s10, v122
275C  v_cmp_lt_u32_e64 s[8:9], s12, v122
2764  s_and_saveexec_b64 s[10:11], s[8:9]
2768  v_and_b32_e32 v71, 0x80000000, v71
2770  s_and_b64 s[8:9], s[82:83], s[6:7]
2774  v_or_b32_e32 v0, 0x7000, v0
277C  v_cndmask_b32_e64 v71, v71, 0, s[8:9]
2784  s_or_b64 exec, exec, s[10:11]
2788  s_mov_b32 s14, 0x7f800000
2790  v_cmp_lt_u32_e64 s[8:9], s14, v123
2798  v_cmp_lt_u32_e64 s[10:11], s12, v123
27A0  s_and_saveexec_b64 s[12:13], s[10:11]
27A4  v_and_b32_e32 v64, 0x80000000, v64
27AC  s_and_b64 s[10:11], s[82:83], s[8:9]
27B0  v_or_b32_e32 v0, 0x70000, v0
27B8  v_cndmask_b32_e64 v64, v64, 0, s[10:11]
27C0  s_or_b64 exec, exec, s[12:13]
27C4  s_mov_b32 s16, 0x7f7fffff
27CC  v_cmp_lt_u32_e64 s[10:11], s14, v120
27D4  v_cmp_lt_u32_e64 s[12:13], s16, v120
27DC  s_and_saveexec_b64 s[14:15], s[12:13]
27E0  v_and_b32_e32 v65, 0x80000000, v65
27E8  s_and_b64 s[12:13], s[82:83], s[10:11]
27EC  v_or_b32_e32 v0, 0x700000, v0
27F4  v_cndmask_b32_e64 v65, v65, 0, s[12:13]
27FC  s_or_b64 exec, exec, s[14:15]
2800  s_mov_b32 s18, 0x7f800000
2808  v_cmp_lt_u32_e64 s[12:13], s18, v121
2810  v_cmp_lt_u32_e64 s[14:15], s16, v121
2818  s_and_saveexec_b64 s[16:17], s[14:15]
281C  v_and_b32_e32 v68, 0x80000000, v68
2824  s_and_b64 s[14:15], s[82:83], s[12:13]
2828  v_or_b32_e32 v0, 0x7000000, v0
2830  v_cndmask_b32_e64 v68, v68, 0, s[14:15]
2838  s_or_b64 exec, exec, s[16:17]
283C  s_mov_b32 s20, 0x7f7fffff
2844  v_cmp_lt_u32_e64 s[14:15], s18, v119
284C  v_cmp_lt_u32_e64 s[16:17], s20, v119
2854  s_and_saveexec_b64 s[18:19], s[16:17]
2858  v_and_b32_e32 v69, 0x80000000, v69
2860  s_and_b64 s[16:17], s[82:83], s[14:15]
2864  v_or_b32_e32 v0, 0x70000000, v0
286C  v_cndmask_b32_e64 v69, v69, 0, s[16:17]
2874  s_or_b64 exec, exec, s[18:19]
2878  v_and_b32_e32 v72, 0x7fffffff, v56
2880  s_mov_b32 s22, 0x7f800000
2888  v_cmp_lt_u32_e64 s[16:17], s22, v72
2890  v_cmp_lt_u32_e64 s[18:19], s20, v72
2898  s_and_saveexec_b64 s[20:21], s[18:19]
289C  v_and_b32_e32 v56, 0x80000000, v56
28A4  s_and_b64 s[18:19], s[82:83], s[16:17]
28A8  v_or_b32_e32 v1, 7, v1
28AC  v_cndmask_b32_e64 v56, v56, 0, s[18:19]
28B4  s_or_b64 exec, exec, s[20:21]
28B8  s_mov_b32 s24, 0x7f7fffff
28C0  v_cmp_lt_u32_e64 s[18:19], s22, v117
28C8  v_cmp_lt_u32_e64 s[20:21], s24, v117
28D0  s_and_saveexec_b64 s[22:23], s[20:21]
28D4  v_and_b32_e32 v57, 0x80000000, v105
28DC  s_and_b64 s[20:21], s[82:83], s[18:19]
28E0  v_or_b32_e32 v1, 0x70, v1
28E8  v_cndmask_b32_e64 v57, v57, 0, s[20:21]
28F0  s_or_b64 exec, exec, s[22:23]
28F4  s_mov_b32 s26, 0x7f800000
28FC  v_cmp_lt_u32_e64 s[20:21], s26, v118
2904  v_cmp_lt_u32_e64 s[22:23], s24, v118
290C  s_and_saveexec_b64 s[24:25], s[22:23]
2910  v_and_b32_e32 v60, 0x80000000, v106
2918  s_and_b64 s[22:23], s[82:83], s[20:21]
291C  v_or_b32_e32 v1, 0x700, v1
2924  v_cndmask_b32_e64 v60, v60, 0, s[22:23]
292C  s_or_b64 exec, exec, s[24:25]
2930  s_mov_b32 s28, 0x7f7fffff
2938  v_cmp_lt_u32_e64 s[22:23], s26, v116
2940  v_cmp_lt_u32_e64 s[24:25], s28, v116
2948  s_and_saveexec_b64 s[26:27], s[24:25]
294C  v_and_b32_e32 v61, 0x80000000, v107
2954  s_and_b64 s[24:25], s[82:83], s[22:23]
2958  v_or_b32_e32 v1, 0x7000, v1
2960  v_cndmask_b32_e64 v61, v61, 0, s[24:25]
2968  s_or_b64 exec, exec, s[26:27]
296C  v_and_b32_e32 v73, 0x7fffffff, v58
2974  s_mov_b32 s30, 0x7f800000
297C  v_cmp_lt_u32_e64 s[24:25], s30, v73
2984  v_cmp_lt_u32_e64 s[26:27], s28, v73
298C  s_and_saveexec_b64 s[28:29], s[26:27]
2990  v_and_b32_e32 v58, 0x80000000, v58
2998  s_and_b64 s[26:27], s[82:83], s[24:25]
299C  v_or_b32_e32 v1, 0x70000, v1
29A4  v_cndmask_b32_e64 v58, v58, 0, s[26:27]
29AC  s_or_b64 exec, exec, s[28:29]
29B0  v_and_b32_e32 v74, 0x7fffffff, v59
29B8  s_mov_b32 s33, 0x7f7fffff
29C0  v_cmp_lt_u32_e64 s[26:27], s30, v74
29C8  v_cmp_lt_u32_e64 s[28:29], s33, v74
29D0  s_and_saveexec_b64 s[30:31], s[28:29]
29D4  v_and_b32_e32 v59, 0x80000000, v59
29DC  s_and_b64 s[28:29], s[82:83], s[26:27]
29E0  v_or_b32_e32 v1, 0x700000, v1
29E8  v_cndmask_b32_e64 v59, v59, 0, s[28:29]
29F0  s_or_b64 exec, exec, s[30:31]
29F4  v_and_b32_e32 v75, 0x7fffffff, v62
29FC  s_mov_b32 s36, 0x7f800000
2A04  v_cmp_lt_u32_e64 s[28:29], s36, v75
2A0C  v_cmp_lt_u32_e64 s[30:31], s33, v75
2A14  s_and_saveexec_b64 s[34:35], s[30:31]
2A18  v_and_b32_e32 v62, 0x80000000, v62
2A20  s_and_b64 s[30:31], s[82:83], s[28:29]
2A24  v_or_b32_e32 v1, 0x7000000, v1
2A2C  v_cndmask_b32_e64 v62, v62, 0, s[30:31]
2A34  s_or_b64 exec, exec, s[34:35]
2A38  v_and_b32_e32 v76, 0x7fffffff, v63
2A40  v_cmp_lt_u32_e64 s[30:31], s36, v76
2A48  v_cmp_lt_u32_e64 s[34:35], s33, v76
2A50  s_and_saveexec_b64 s[36:37], s[34:35]
2A54  v_and_b32_e32 v63, 0x80000000, v63
2A5C  s_and_b64 s[34:35], s[82:83], s[30:31]
2A60  v_or_b32_e32 v1, 0x70000000, v1
2A68  v_cndmask_b32_e64 v63, v63, 0, s[34:35]
2A70  s_or_b64 exec, exec, s[36:37]
2A74  v_and_b32_e32 v77, 0x7fffffff, v48
2A7C  s_mov_b32 s40, 0x7f800000
2A84  v_cmp_lt_u32_e64 s[34:35], s40, v77
2A8C  v_cmp_lt_u32_e64 s[36:37], s33, v77
2A94  s_and_saveexec_b64 s[38:39], s[36:37]
2A98  v_and_b32_e32 v48, 0x80000000, v48
2AA0  s_and_b64 s[36:37], s[82:83], s[34:35]
2AA4  v_or_b32_e32 v2, 7, v2
2AA8  v_cndmask_b32_e64 v48, v48, 0, s[36:37]
2AB0  s_or_b64 exec, exec, s[38:39]
2AB4  v_and_b32_e32 v78, 0x7fffffff, v49
2ABC  v_cmp_lt_u32_e64 s[36:37], s40, v78
2AC4  v_cmp_lt_u32_e64 s[38:39], s33, v78
2ACC  s_and_saveexec_b64 s[40:41], s[38:39]
2AD0  v_and_b32_e32 v49, 0x80000000, v49
2AD8  s_and_b64 s[38:39], s[82:83], s[36:37]
2ADC  v_or_b32_e32 v2, 0x70, v2
2AE4  v_cndmask_b32_e64 v49, v49, 0, s[38:39]
2AEC  s_or_b64 exec, exec, s[40:41]
2AF0  v_and_b32_e32 v79, 0x7fffffff, v50
2AF8  s_mov_b32 s44, 0x7f800000
2B00  v_cmp_lt_u32_e64 s[38:39], s44, v79
2B08  v_cmp_lt_u32_e64 s[40:41], s33, v79
2B10  s_and_saveexec_b64 s[42:43], s[40:41]
2B14  v_and_b32_e32 v50, 0x80000000, v50
2B1C  s_and_b64 s[40:41], s[82:83], s[38:39]
2B20  v_or_b32_e32 v2, 0x700, v2
2B28  v_cndmask_b32_e64 v50, v50, 0, s[40:41]
2B30  s_or_b64 exec, exec, s[42:43]
2B34  v_and_b32_e32 v80, 0x7fffffff, v51
2B3C  v_cmp_lt_u32_e64 s[40:41], s44, v80
2B44  v_cmp_lt_u32_e64 s[42:43], s33, v80
2B4C  s_and_saveexec_b64 s[44:45], s[42:43]
2B50  v_and_b32_e32 v51, 0x80000000, v51
2B58  s_and_b64 s[42:43], s[82:83], s[40:41]
2B5C  v_or_b32_e32 v2, 0x7000, v2
2B64  v_cndmask_b32_e64 v51, v51, 0, s[42:43]
2B6C  s_or_b64 exec, exec, s[44:45]
2B70  v_and_b32_e32 v81, 0x7fffffff, v52
2B78  s_mov_b32 s48, 0x7f800000
2B80  v_cmp_lt_u32_e64 s[42:43], s48, v81
2B88  v_cmp_lt_u32_e64 s[44:45], s33, v81
2B90  s_and_saveexec_b64 s[46:47], s[44:45]
2B94  v_and_b32_e32 v52, 0x80000000, v52
2B9C  s_and_b64 s[44:45], s[82:83], s[42:43]
2BA0  v_or_b32_e32 v2, 0x70000, v2
2BA8  v_cndmask_b32_e64 v52, v52, 0, s[44:45]
2BB0  s_or_b64 exec, exec, s[46:47]
2BB4  v_and_b32_e32 v82, 0x7fffffff, v53
2BBC  v_cmp_lt_u32_e64 s[44:45], s48, v82
2BC4  v_cmp_lt_u32_e64 s[46:47], s33, v82
2BCC  s_and_saveexec_b64 s[48:49], s[46:47]
2BD0  v_and_b32_e32 v53, 0x80000000, v53
2BD8  s_and_b64 s[46:47], s[82:83], s[44:45]
2BDC  v_or_b32_e32 v2, 0x700000, v2
2BE4  v_cndmask_b32_e64 v53, v53, 0, s[46:47]
2BEC  s_or_b64 exec, exec, s[48:49]
2BF0  v_and_b32_e32 v83, 0x7fffffff, v54
2BF8  s_mov_b32 s52, 0x7f800000
2C00  v_cmp_lt_u32_e64 s[46:47], s52, v83
2C08  v_cmp_lt_u32_e64 s[48:49], s33, v83
2C10  s_and_saveexec_b64 s[50:51], s[48:49]
2C14  v_and_b32_e32 v54, 0x80000000, v54
2C1C  s_and_b64 s[48:49], s[82:83], s[46:47]
2C20  v_or_b32_e32 v2, 0x7000000, v2
2C28  v_cndmask_b32_e64 v54, v54, 0, s[48:49]
2C30  s_or_b64 exec, exec, s[50:51]
2C34  v_and_b32_e32 v84, 0x7fffffff, v55
2C3C  v_cmp_lt_u32_e64 s[48:49], s52, v84
2C44  v_cmp_lt_u32_e64 s[50:51], s33, v84
2C4C  s_and_saveexec_b64 s[52:53], s[50:51]
2C50  v_and_b32_e32 v55, 0x80000000, v55
2C58  s_and_b64 s[50:51], s[82:83], s[48:49]
2C5C  v_or_b32_e32 v2, 0x70000000, v2
2C64  v_cndmask_b32_e64 v55, v55, 0, s[50:51]
2C6C  s_or_b64 exec, exec, s[52:53]
2C70  s_mov_b32 s56, 0x7f800000
2C78  v_cmp_lt_u32_e64 s[50:51], s56, v114
2C80  v_cmp_lt_u32_e64 s[52:53], s33, v114
2C88  s_and_saveexec_b64 s[54:55], s[52:53]
2C8C  v_and_b32_e32 v40, 0x80000000, v40
2C94  s_and_b64 s[52:53], s[82:83], s[50:51]
2C98  v_or_b32_e32 v3, 7, v3
2C9C  v_cndmask_b32_e64 v40, v40, 0, s[52:53]
2CA4  s_or_b64 exec, exec, s[54:55]
2CA8  v_cmp_lt_u32_e64 s[52:53], s56, v112
2CB0  v_cmp_lt_u32_e64 s[54:55], s33, v112
2CB8  s_and_saveexec_b64 s[56:57], s[54:55]
2CBC  v_and_b32_e32 v41, 0x80000000, v41
2CC4  s_and_b64 s[54:55], s[82:83], s[52:53]
2CC8  v_or_b32_e32 v3, 0x70, v3
2CD0  v_cndmask_b32_e64 v41, v41, 0, s[54:55]
2CD8  s_or_b64 exec, exec, s[56:57]
2CDC  s_mov_b32 s60, 0x7f800000
2CE4  v_cmp_lt_u32_e64 s[54:55], s60, v113
2CEC  v_cmp_lt_u32_e64 s[56:57], s33, v113
2CF4  s_and_saveexec_b64 s[58:59], s[56:57]
2CF8  v_and_b32_e32 v42, 0x80000000, v42
2D00  s_and_b64 s[56:57], s[82:83], s[54:55]
2D04  v_or_b32_e32 v3, 0x700, v3
2D0C  v_cndmask_b32_e64 v42, v42, 0, s[56:57]
2D14  s_or_b64 exec, exec, s[58:59]
2D18  v_cmp_lt_u32_e64 s[56:57], s60, v110
2D20  v_cmp_lt_u32_e64 s[58:59], s33, v110
2D28  s_and_saveexec_b64 s[60:61], s[58:59]
2D2C  v_and_b32_e32 v43, 0x80000000, v43
2D34  s_and_b64 s[58:59], s[82:83], s[56:57]
2D38  v_or_b32_e32 v3, 0x7000, v3
2D40  v_cndmask_b32_e64 v43, v43, 0, s[58:59]
2D48  s_or_b64 exec, exec, s[60:61]
2D4C  s_mov_b32 s64, 0x7f800000
2D54  v_cmp_lt_u32_e64 s[58:59], s64, v111
2D5C  v_cmp_lt_u32_e64 s[60:61], s33, v111
2D64  s_and_saveexec_b64 s[62:63], s[60:61]
2D68  v_and_b32_e32 v44, 0x80000000, v44
2D70  s_and_b64 s[60:61], s[82:83], s[58:59]
2D74  v_or_b32_e32 v3, 0x70000, v3
2D7C  v_cndmask_b32_e64 v44, v44, 0, s[60:61]
2D84  s_or_b64 exec, exec, s[62:63]
2D88  v_cmp_lt_u32_e64 s[60:61], s64, v109
2D90  v_cmp_lt_u32_e64 s[62:63], s33, v109
2D98  s_and_saveexec_b64 s[64:65], s[62:63]
2D9C  v_and_b32_e32 v45, 0x80000000, v45
2DA4  s_and_b64 s[62:63], s[82:83], s[60:61]
2DA8  v_or_b32_e32 v3, 0x700000, v3
2DB0  v_cndmask_b32_e64 v45, v45, 0, s[62:63]
2DB8  s_or_b64 exec, exec, s[64:65]
2DBC  s_mov_b32 s71, 0x7f800000
2DC4  v_cmp_lt_u32_e64 s[64:65], s71, v108
2DCC  v_cmp_lt_u32_e64 s[62:63], s33, v108
2DD4  s_and_saveexec_b64 s[68:69], s[62:63]
2DD8  v_and_b32_e32 v46, 0x80000000, v46
2DE0  s_and_b64 s[62:63], s[82:83], s[64:65]
2DE4  v_or_b32_e32 v3, 0x7000000, v3
2DEC  v_cndmask_b32_e64 v46, v46, 0, s[62:63]
2DF4  s_or_b64 exec, exec, s[68:69]
2DF8  v_cmp_lt_u32_e64 s[62:63], s71, v104
2E00  v_cmp_lt_u32_e64 s[68:69], s33, v104
2E08  s_and_saveexec_b64 s[86:87], s[68:69]
2E0C  v_and_b32_e32 v47, 0x80000000, v47
2E14  s_and_b64 s[68:69], s[82:83], s[62:63]
2E18  v_or_b32_e32 v3, 0x70000000, v3
2E20  v_cndmask_b32_e64 v47, v47, 0, s[68:69]
2E28  s_or_b64 exec, exec, s[86:87]
2E2C  v_cndmask_b32_e64 v85, v124, 0, vcc
2E34  v_max_u32_e32 v86, v125, v85
2E38  v_cndmask_b32_e64 v85, v86, v85, s[66:67]
2E40  v_max_u32_e32 v86, v126, v85
2E44  v_cndmask_b32_e64 v85, v86, v85, s[4:5]
2E4C  v_max_u32_e32 v86, v122, v85
2E50  v_cndmask_b32_e64 v85, v86, v85, s[6:7]
2E58  v_max_u32_e32 v86, v123, v85
2E5C  v_cndmask_b32_e64 v85, v86, v85, s[8:9]
2E64  v_max_u32_e32 v86, v120, v85
2E68  v_cndmask_b32_e64 v85, v86, v85, s[10:11]
2E70  v_max_u32_e32 v86, v121, v85
2E74  v_cndmask_b32_e64 v85, v86, v85, s[12:13]
2E7C  v_max_u32_e32 v86, v119, v85
2E80  v_cndmask_b32_e64 v85, v86, v85, s[14:15]
2E88  v_max_u32_e32 v72, v72, v85
2E8C  v_cndmask_b32_e64 v72, v72, v85, s[16:17]
2E94  v_max_u32_e32 v85, v117, v72
2E98  v_cndmask_b32_e64 v72, v85, v72, s[18:19]
2EA0  v_max_u32_e32 v85, v118, v72
2EA4  v_cndmask_b32_e64 v72, v85, v72, s[20:21]
2EAC  v_max_u32_e32 v85, v116, v72
2EB0  v_cndmask_b32_e64 v72, v85, v72, s[22:23]
2EB8  v_max_u32_e32 v73, v73, v72
2EBC  v_cndmask_b32_e64 v72, v73, v72, s[24:25]
2EC4  v_max_u32_e32 v73, v74, v72
2EC8  v_cndmask_b32_e64 v72, v73, v72, s[26:27]
2ED0  v_max_u32_e32 v73, v75, v72
2ED4  v_cndmask_b32_e64 v72, v73, v72, s[28:29]
2EDC  v_max_u32_e32 v73, v76, v72
2EE0  v_cndmask_b32_e64 v72, v73, v72, s[30:31]
2EE8  v_max_u32_e32 v73, v77, v72
2EEC  v_cndmask_b32_e64 v72, v73, v72, s[34:35]
2EF4  v_max_u32_e32 v73, v78, v72
2EF8  v_cndmask_b32_e64 v72, v73, v72, s[36:37]
2F00  v_max_u32_e32 v73, v79, v72
2F04  v_cndmask_b32_e64 v72, v73, v72, s[38:39]
2F0C  v_max_u32_e32 v73, v80, v72
2F10  v_cndmask_b32_e64 v72, v73, v72, s[40:41]
2F18  v_max_u32_e32 v73, v81, v72
2F1C  v_cndmask_b32_e64 v72, v73, v72, s[42:43]
2F24  v_max_u32_e32 v73, v82, v72
2F28  v_cndmask_b32_e64 v72, v73, v72, s[44:45]
2F30  v_max_u32_e32 v73, v83, v72
2F34  v_cndmask_b32_e64 v72, v73, v72, s[46:47]
2F3C  v_max_u32_e32 v73, v84, v72
2F40  v_cndmask_b32_e64 v72, v73, v72, s[48:49]
2F48  v_cndmask_b32_e64 v92, 0, 1, s[22:23]
2F50  v_cndmask_b32_e64 v93, 0, 1, s[20:21]
2F58  v_max_u32_e32 v73, v114, v72
2F5C  v_cndmask_b32_e64 v94, 0, 1, s[18:19]
2F64  v_cndmask_b32_e64 v103, 0, 1, vcc
2F6C  v_add_u32_e32 v92, v93, v92
2F70  v_cndmask_b32_e64 v72, v73, v72, s[50:51]
2F78  v_cndmask_b32_e64 v101, 0, 1, s[4:5]
2F80  v_cndmask_b32_e64 v102, 0, 1, s[66:67]
2F88  v_add3_u32 v92, v92, v94, v103
2F90  v_max_u32_e32 v73, v112, v72
2F94  v_cndmask_b32_e64 v99, 0, 1, s[8:9]
2F9C  v_cndmask_b32_e64 v100, 0, 1, s[6:7]
2FA4  v_add3_u32 v92, v92, v102, v101
2FAC  v_cndmask_b32_e64 v72, v73, v72, s[52:53]
2FB4  v_cndmask_b32_e64 v97, 0, 1, s[12:13]
2FBC  v_cndmask_b32_e64 v98, 0, 1, s[10:11]
2FC4  v_add3_u32 v92, v92, v100, v99
2FCC  v_max_u32_e32 v73, v113, v72
2FD0  v_cndmask_b32_e64 v95, 0, 1, s[16:17]
2FD8  v_cndmask_b32_e64 v96, 0, 1, s[14:15]
2FE0  v_add3_u32 v92, v92, v98, v97
2FE8  v_cndmask_b32_e64 v72, v73, v72, s[54:55]
2FF0  v_cndmask_b32_e64 v90, 0, 1, s[26:27]
2FF8  v_cndmask_b32_e64 v91, 0, 1, s[24:25]
3000  v_add3_u32 v92, v92, v96, v95
3008  v_max_u32_e32 v73, v110, v72
300C  v_cndmask_b32_e64 v88, 0, 1, s[30:31]
3014  v_cndmask_b32_e64 v89, 0, 1, s[28:29]
301C  v_add3_u32 v90, v92, v91, v90
3024  v_cndmask_b32_e64 v72, v73, v72, s[56:57]
302C  v_cndmask_b32_e64 v86, 0, 1, s[36:37]
3034  v_cndmask_b32_e64 v87, 0, 1, s[34:35]
303C  v_add3_u32 v88, v90, v89, v88
3044  v_max_u32_e32 v73, v111, v72
3048  v_cndmask_b32_e64 v84, 0, 1, s[40:41]
3050  v_cndmask_b32_e64 v85, 0, 1, s[38:39]
3058  v_add3_u32 v86, v88, v87, v86
3060  v_cndmask_b32_e64 v72, v73, v72, s[58:59]
3068  v_cndmask_b32_e64 v82, 0, 1, s[44:45]
3070  v_cndmask_b32_e64 v83, 0, 1, s[42:43]
3078  v_add3_u32 v84, v86, v85, v84
3080  v_max_u32_e32 v73, v109, v72
3084  v_cndmask_b32_e64 v80, 0, 1, s[48:49]
308C  v_cndmask_b32_e64 v81, 0, 1, s[46:47]
3094  v_add3_u32 v82, v84, v83, v82
309C  v_cndmask_b32_e64 v72, v73, v72, s[60:61]
30A4  v_cndmask_b32_e64 v78, 0, 1, s[52:53]
30AC  v_cndmask_b32_e64 v79, 0, 1, s[50:51]
30B4  v_add3_u32 v80, v82, v81, v80
30BC  v_max_u32_e32 v74, v108, v72
30C0  v_cndmask_b32_e64 v76, 0, 1, s[56:57]
30C8  v_cndmask_b32_e64 v77, 0, 1, s[54:55]
30D0  v_add3_u32 v78, v80, v79, v78
30D8  v_cndmask_b32_e64 v72, v74, v72, s[64:65]
30E0  v_cndmask_b32_e64 v74, 0, 1, s[60:61]
30E8  v_cndmask_b32_e64 v75, 0, 1, s[58:59]
30F0  v_add3_u32 v76, v78, v77, v76
30F8  v_cndmask_b32_e64 v73, 0, 1, s[64:65]
3100  v_cndmask_b32_e64 v105, 0, 1, s[62:63]
3108  v_add3_u32 v74, v76, v75, v74
3110  v_add3_u32 v73, v74, v73, v105
3118  v_max_u32_e32 v74, v104, v72
311C  v_cndmask_b32_e64 v72, v74, v72, s[62:63]
3124  v_mov_b32_e32 v74, 0x7f800000
312C  v_cmp_ne_u32_e32 vcc, 32, v73
3130  v_mov_b64_e32 v[96:97], v[66:67]
3134  v_mov_b64_e32 v[98:99], v[70:71]
3138  v_cndmask_b32_e32 v115, v74, v72, vcc
313C  v_mov_b64_e32 v[100:101], v[64:65]
3140  v_mov_b64_e32 v[102:103], v[68:69]
3144  v_mov_b64_e32 v[88:89], v[56:57]
3148  v_mov_b64_e32 v[94:95], v[60:61]
314C  v_mov_b64_e32 v[90:91], v[58:59]
3150  v_mov_b64_e32 v[92:93], v[62:63]
3154  v_mov_b64_e32 v[72:73], v[48:49]
3158  v_mov_b64_e32 v[74:75], v[50:51]
315C  v_mov_b64_e32 v[76:77], v[52:53]
3160  v_mov_b64_e32 v[78:79], v[54:55]
3164  v_mov_b64_e32 v[80:81], v[40:41]
3168  v_mov_b64_e32 v[82:83], v[42:43]
316C  v_mov_b64_e32 v[84:85], v[44:45]
3170  v_mov_b64_e32 v[86:87], v[46:47]
3174  s_or_b64 exec, exec, s[84:85]
3178  v_cmp_ne_u32_e32 vcc, 0, v115
317C  v_mov_b32_e32 v108, 0x7f
3184  s_and_saveexec_b64 s[4:5], vcc
3188  s_cbranch_execz 25
318C  s_bfe_u32 s10, s70, 0x20004
3194  s_cmp_eq_u32 s10, 2
3198  s_cselect_b64 s[6:7], -1, 0
319C  s_and_b64 s[8:9], s[6:7], exec
31A0  s_cselect_b32 s8, 0x3fffff, 0
31A8  s_cmp_lg_u32 s10, 0
31AC  s_cselect_b32 s8, s8, 0x200000
31B4  v_add_u32_e32 v104, s8, v115
31B8  s_mov_b32 s8, 0x17fffff
31C0  v_lshrrev_b32_e32 v105, 23, v104
31C4  v_add_u32_e32 v105, -2, v105
31C8  v_cmp_lt_u32_e32 vcc, s8, v104
31CC  s_mov_b32 s8, 0x7f800000
31D4  s_nop 0
31D8  v_cndmask_b32_e32 v104, 0, v105, vcc
31DC  v_cmp_eq_u32_e32 vcc, s8, v115
31E0  v_mov_b32_e32 v105, 0xfe
31E8  s_and_b64 vcc, s[6:7], vcc
31EC  v_cndmask_b32_e32 v108, v104, v105, vcc
31F0  s_or_b64 exec, exec, s[4:5]
31F4  v_cmp_eq_u32_e32 vcc, 0, v108
31F8  s_cbranch_vccz 69
31FC  s_nop 0
3200  v_cndmask_b32_e64 v40, 1.0, 2.0, vcc
3208  v_pk_mul_f32 v[96:97], v[40:41], v[96:97] op_sel_hi:[0,1]
3210  v_pk_mul_f32 v[98:99], v[40:41], v[98:99] op_sel_hi:[0,1]
3218  v_pk_mul_f32 v[100:101], v[40:41], v[100:101] op_sel_hi:[0,1]
3220  v_pk_mul_f32 v[102:103], v[40:41], v[102:103] op_sel_hi:[0,1]
3228  v_pk_mul_f32 v[88:89], v[40:41], v[88:89] op_sel_hi:[0,1]
3230  v_pk_mul_f32 v[94:95], v[40:41], v[94:95] op_sel_hi:[0,1]
3238  v_pk_mul_f32 v[90:91], v[40:41], v[90:91] op_sel_hi:[0,1]
3240  v_pk_mul_f32 v[92:93], v[40:41], v[92:93] op_sel_hi:[0,1]
3248  v_pk_mul_f32 v[72:73], v[40:41], v[72:73] op_sel_hi:[0,1]
3250  v_pk_mul_f32 v[74:75], v[40:41], v[74:75] op_sel_hi:[0,1]
3258  v_pk_mul_f32 v[76:77], v[40:41], v[76:77] op_sel_hi:[0,1]
3260  v_pk_mul_f32 v[78:79], v[40:41], v[78:79] op_sel_hi:[0,1]
3268  v_pk_mul_f32 v[80:81], v[40:41], v[80:81] op_sel_hi:[0,1]
3270  v_pk_mul_f32 v[82:83], v[40:41], v[82:83] op_sel_hi:[0,1]
3278  v_pk_mul_f32 v[84:85], v[40:41], v[84:85] op_sel_hi:[0,1]
3280  v_pk_mul_f32 v[86:87], v[40:41], v[86:87] op_sel_hi:[0,1]
3288  v_max_u32_e32 v109, 1, v108
328C  v_mov_b32_e32 v46, v86
3290  v_mov_b32_e32 v47, v87
3294  v_mov_b32_e32 v44, v84
3298  v_mov_b32_e32 v45, v85
329C  v_mov_b32_e32 v42, v82
32A0  v_mov_b32_e32 v43, v83
32A4  v_mov_b32_e32 v40, v80
32A8  v_mov_b32_e32 v41, v81
32AC  v_mov_b32_e32 v54, v78
32B0  v_mov_b32_e32 v55, v79
32B4  v_mov_b32_e32 v52, v76
32B8  v_mov_b32_e32 v53, v77
32BC  v_mov_b32_e32 v50, v74
32C0  v_mov_b32_e32 v51, v75
32C4  v_mov_b32_e32 v48, v72
32C8  v_mov_b32_e32 v49, v73
32CC  v_mov_b32_e32 v62, v92
32D0  v_mov_b32_e32 v63, v93
32D4  v_mov_b32_e32 v58, v90
32D8  v_mov_b32_e32 v59, v91
32DC  v_mov_b32_e32 v60, v94
32E0  v_mov_b32_e32 v61, v95
32E4  v_mov_b32_e32 v56, v88
32E8  v_mov_b32_e32 v57, v89
32EC  v_mov_b32_e32 v68, v102
32F0  v_mov_b32_e32 v69, v103
32F4  v_mov_b32_e32 v64, v100
32F8  v_mov_b32_e32 v65, v101
32FC  v_mov_b32_e32 v70, v98
3300  v_mov_b32_e32 v71, v99
3304  v_mov_b32_e32 v66, v96
3308  v_mov_b32_e32 v67, v97
330C  s_branch 1
3310  v_mov_b32_e32 v109, v108
3314  v_mov_b32_e32 v106, s3
3318  v_mov_b32_e32 v107, 0
331C  v_mad_u64_u32 v[104:105], s[2:3], s2, v7, v[106:107]
3324  s_and_b32 s2, s70, 4
3328  s_bitcmp1_b32 s70, 2
332C  v_lshlrev_b32_e32 v7, 23, v109
3330  s_cselect_b64 s[4:5], -1, 0
3334  s_cmp_eq_u32 s2, 0
3338  v_lshlrev_b32_e32 v109, 2, v104
333C  s_waitcnt lgkmcnt(0)
3340  s_mul_i32 s6, s73, 0xcd9e8d57
3348  s_mul_hi_u32 s7, s73, 0xcd9e8d57
3350  s_cbranch_scc1 132
3354  s_mov_b32 s8, 0xd2511f53
335C  v_mad_u64_u32 v[110:111], s[2:3], v109, s8, 0
3364  s_xor_b32 s2, s80, s7
3368  v_xor_b32_e32 v106, s81, v111
336C  s_mov_b32 s9, 0xcd9e8d57
3374  s_xor_b32 s2, s72, s2
3378  v_xor_b32_e32 v106, s74, v106
337C  s_add_i32 s10, s80, 0x9e3779b9
3384  s_mul_i32 s12, s2, 0xd2511f53
338C  s_mul_hi_u32 s13, s2, 0xd2511f53
3394  v_mad_u64_u32 v[112:113], s[2:3], v106, s9, 0
339C  s_add_i32 s11, s81, 0xbb67ae85
33A4  s_xor_b32 s2, s6, s10
33A8  v_xor_b32_e32 v106, s2, v113
33AC  s_xor_b32 s2, s11, s13
33B0  v_xor_b32_e32 v113, s2, v110
33B4  s_add_i32 s11, s81, 0x76cf5d0a
33BC  v_mad_u64_u32 v[110:111], s[2:3], v106, s8, 0
33C4  v_mad_u64_u32 v[114:115], s[2:3], v113, s9, 0
33CC  s_add_i32 s10, s80, 0x3c6ef372
33D4  s_xor_b32 s2, s12, s11
33D8  v_xor_b32_e32 v106, s10, v115
33DC  v_xor_b32_e32 v111, s2, v111
33E0  v_xor_b32_e32 v106, v106, v112
33E4  s_add_i32 s10, s80, 0xdaa66d2b
33EC  v_mad_u64_u32 v[116:117], s[2:3], v111, s9, 0
33F4  s_add_i32 s11, s81, 0x32370b8f
33FC  v_mad_u64_u32 v[112:113], s[2:3], v106, s8, 0
3404  v_xor_b32_e32 v106, s10, v117
3408  v_xor_b32_e32 v106, v106, v114
340C  v_xor_b32_e32 v111, s11, v113
3410  v_xor_b32_e32 v113, v111, v110
3414  s_add_i32 s11, s81, 0xed9eba14
341C  v_mad_u64_u32 v[110:111], s[2:3], v106, s8, 0
3424  s_add_i32 s10, s80, 0x78dde6e4
342C  v_mad_u64_u32 v[114:115], s[2:3], v113, s9, 0
3434  v_xor_b32_e32 v111, s11, v111
3438  v_xor_b32_e32 v106, s10, v115
343C  v_xor_b32_e32 v111, v111, v112
3440  v_xor_b32_e32 v106, v106, v116
3444  s_add_i32 s10, s80, 0x1715609d
344C  v_mad_u64_u32 v[116:117], s[2:3], v111, s9, 0
3454  s_add_i32 s11, s81, 0xa9066899
345C  v_mad_u64_u32 v[112:113], s[2:3], v106, s8, 0
3464  v_xor_b32_e32 v106, s10, v117
3468  v_xor_b32_e32 v106, v106, v114
346C  v_xor_b32_e32 v111, s11, v113
3470  v_xor_b32_e32 v113, v111, v110
3474  s_add_i32 s11, s81, 0x646e171e
347C  v_mad_u64_u32 v[110:111], s[2:3], v106, s8, 0
3484  s_add_i32 s10, s80, 0xb54cda56
348C  v_mad_u64_u32 v[114:115], s[2:3], v113, s9, 0
3494  v_xor_b32_e32 v111, s11, v111
3498  v_xor_b32_e32 v106, s10, v115
349C  v_xor_b32_e32 v111, v111, v112
34A0  v_xor_b32_e32 v106, v106, v116
34A4  s_add_i32 s10, s80, 0x5384540f
34AC  v_mad_u64_u32 v[116:117], s[2:3], v111, s9, 0
34B4  s_add_i32 s11, s81, 0x1fd5c5a3
34BC  v_mad_u64_u32 v[112:113], s[2:3], v106, s8, 0
34C4  v_xor_b32_e32 v106, s10, v117
34C8  v_xor_b32_e32 v106, v106, v114
34CC  v_xor_b32_e32 v111, s11, v113
34D0  v_xor_b32_e32 v113, v111, v110
34D4  s_add_i32 s11, s81, 0xdb3d7428
34DC  v_mad_u64_u32 v[110:111], s[2:3], v106, s8, 0
34E4  s_add_i32 s10, s80, 0xf1bbcdc8
34EC  v_mad_u64_u32 v[114:115], s[2:3], v113, s9, 0
34F4  v_xor_b32_e32 v111, s11, v111
34F8  v_xor_b32_e32 v106, s10, v115
34FC  v_xor_b32_e32 v111, v111, v112
3500  v_xor_b32_e32 v106, v106, v116
3504  v_mad_u64_u32 v[116:117], s[2:3], v111, s9, 0
350C  s_add_i32 s10, s80, 0x8ff34781
3514  v_mad_u64_u32 v[112:113], s[2:3], v106, s8, 0
351C  v_xor_b32_e32 v106, v117, v114
3520  s_add_i32 s11, s81, 0x96a522ad
3528  v_xor_b32_e32 v111, s10, v106
352C  v_xor_b32_e32 v106, v113, v110
3530  v_xor_b32_e32 v110, s11, v106
3534  v_mov_b32_e32 v106, v107
3538  v_cvt_scalef32_sr_pk_fp4_f32 v107, v[96:97], v111, v7
3540  v_cvt_scalef32_sr_pk_fp4_f32 v106, v[100:101], v110, v7 op_sel:[0,0,0,1]
3548  v_cvt_scalef32_sr_pk_fp4_f32 v107, v[98:99], v116, v7 op_sel:[0,0,1,0]
3550  v_cvt_scalef32_sr_pk_fp4_f32 v106, v[102:103], v112, v7 op_sel:[0,0,1,1]
3558  s_nop 0
355C  s_cbranch_execz 1
3560  s_branch 11
3564  v_mov_b32_e32 v107, 0
3568  v_mov_b32_e32 v106, 0
356C  v_cvt_scalef32_pk_fp4_f32 v107, v66, v67, v7
3574  v_cvt_scalef32_pk_fp4_f32 v106, v64, v65, v7 op_sel:[0,0,0,1]
357C  v_cvt_scalef32_pk_fp4_f32 v107, v70, v71, v7 op_sel:[0,0,1,0]
3584  v_cvt_scalef32_pk_fp4_f32 v106, v68, v69, v7 op_sel:[0,0,1,1]
358C  s_nop 0
3590  v_cndmask_b32_e64 v64, 0, 1, s[4:5]
3598  v_cmp_ne_u32_e64 s[2:3], 1, v64
35A0  s_andn2_b64 vcc, exec, s[4:5]
35A4  s_cbranch_vccnz 134
35A8  v_or_b32_e32 v64, 1, v109
35AC  s_mov_b32 s8, 0xd2511f53
35B4  v_mad_u64_u32 v[64:65], s[4:5], v64, s8, 0
35BC  s_xor_b32 s4, s80, s7
35C0  v_xor_b32_e32 v65, s81, v65
35C4  s_mov_b32 s9, 0xcd9e8d57
35CC  s_xor_b32 s4, s72, s4
35D0  v_xor_b32_e32 v65, s74, v65
35D4  s_add_i32 s10, s80, 0x9e3779b9
35DC  s_mul_i32 s12, s4, 0xd2511f53
35E4  s_mul_hi_u32 s13, s4, 0xd2511f53
35EC  v_mad_u64_u32 v[66:67], s[4:5], v65, s9, 0
35F4  s_add_i32 s11, s81, 0xbb67ae85
35FC  s_xor_b32 s4, s6, s10
3600  v_xor_b32_e32 v65, s4, v67
3604  s_xor_b32 s4, s11, s13
3608  v_xor_b32_e32 v67, s4, v64
360C  s_add_i32 s10, s80, 0x3c6ef372
3614  s_add_i32 s11, s81, 0x76cf5d0a
361C  v_mad_u64_u32 v[64:65], s[4:5], v65, s8, 0
3624  v_mad_u64_u32 v[68:69], s[4:5], v67, s9, 0
362C  v_xor_b32_e32 v67, s10, v69
3630  s_xor_b32 s4, s12, s11
3634  v_xor_b32_e32 v66, v67, v66
3638  v_xor_b32_e32 v65, s4, v65
363C  s_add_i32 s10, s80, 0xdaa66d2b
3644  s_add_i32 s11, s81, 0x32370b8f
364C  v_mad_u64_u32 v[66:67], s[4:5], v66, s8, 0
3654  v_mad_u64_u32 v[70:71], s[4:5], v65, s9, 0
365C  v_xor_b32_e32 v65, s10, v71
3660  v_xor_b32_e32 v67, s11, v67
3664  v_xor_b32_e32 v65, v65, v68
3668  v_xor_b32_e32 v67, v67, v64
366C  s_add_i32 s10, s80, 0x78dde6e4
3674  s_add_i32 s11, s81, 0xed9eba14
367C  v_mad_u64_u32 v[64:65], s[4:5], v65, s8, 0
3684  v_mad_u64_u32 v[68:69], s[4:5], v67, s9, 0
368C  v_xor_b32_e32 v67, s10, v69
3690  v_xor_b32_e32 v65, s11, v65
3694  v_xor_b32_e32 v67, v67, v70
3698  v_xor_b32_e32 v65, v65, v66
369C  s_add_i32 s10, s80, 0x1715609d
36A4  s_add_i32 s11, s81, 0xa9066899
36AC  v_mad_u64_u32 v[66:67], s[4:5], v67, s8, 0
36B4  v_mad_u64_u32 v[70:71], s[4:5], v65, s9, 0
36BC  v_xor_b32_e32 v65, s10, v71
36C0  v_xor_b32_e32 v67, s11, v67
36C4  v_xor_b32_e32 v65, v65, v68
36C8  v_xor_b32_e32 v67, v67, v64
36CC  s_add_i32 s10, s80, 0xb54cda56
36D4  s_add_i32 s11, s81, 0x646e171e
36DC  v_mad_u64_u32 v[64:65], s[4:5], v65, s8, 0
36E4  v_mad_u64_u32 v[68:69], s[4:5], v67, s9, 0
36EC  v_xor_b32_e32 v67, s10, v69
36F0  v_xor_b32_e32 v65, s11, v65
36F4  v_xor_b32_e32 v67, v67, v70
36F8  v_xor_b32_e32 v65, v65, v66
36FC  s_add_i32 s10, s80, 0x5384540f
3704  s_add_i32 s11, s81, 0x1fd5c5a3
370C  v_mad_u64_u32 v[66:67], s[4:5], v67, s8, 0
3714  v_mad_u64_u32 v[70:71], s[4:5], v65, s9, 0
371C  v_xor_b32_e32 v65, s10, v71
3720  v_xor_b32_e32 v67, s11, v67
3724  v_xor_b32_e32 v65, v65, v68
3728  v_xor_b32_e32 v67, v67, v64
372C  s_add_i32 s10, s80, 0xf1bbcdc8
3734  s_add_i32 s11, s81, 0xdb3d7428
373C  v_mad_u64_u32 v[64:65], s[4:5], v65, s8, 0
3744  v_mad_u64_u32 v[68:69], s[4:5], v67, s9, 0
374C  v_xor_b32_e32 v67, s10, v69
3750  v_xor_b32_e32 v65, s11, v65
3754  v_xor_b32_e32 v67, v67, v70
3758  v_xor_b32_e32 v65, v65, v66
375C  v_mad_u64_u32 v[66:67], s[4:5], v67, s8, 0
3764  v_mad_u64_u32 v[70:71], s[4:5], v65, s9, 0
376C  s_add_i32 s10, s80, 0x8ff34781
3774  s_add_i32 s11, s81, 0x96a522ad
377C  v_xor_b32_e32 v65, v71, v68
3780  v_xor_b32_e32 v64, v67, v64
3784  v_xor_b32_e32 v68, s10, v65
3788  v_xor_b32_e32 v67, s11, v64
378C  v_mov_b32_e32 v64, 0
3790  v_mov_b32_e32 v65, 0
3794  v_cvt_scalef32_sr_pk_fp4_f32 v64, v[88:89], v68, v7
379C  v_cvt_scalef32_sr_pk_fp4_f32 v65, v[90:91], v67, v7 op_sel:[0,0,0,1]
37A4  v_cvt_scalef32_sr_pk_fp4_f32 v64, v[94:95], v70, v7 op_sel:[0,0,1,0]
37AC  v_cvt_scalef32_sr_pk_fp4_f32 v65, v[92:93], v66, v7 op_sel:[0,0,1,1]
37B4  s_nop 0
37B8  s_cbranch_execz 1
37BC  s_branch 11
37C0  v_mov_b32_e32 v64, 0
37C4  v_mov_b32_e32 v65, 0
37C8  v_cvt_scalef32_pk_fp4_f32 v64, v56, v57, v7
37D0  v_cvt_scalef32_pk_fp4_f32 v65, v58, v59, v7 op_sel:[0,0,0,1]
37D8  v_cvt_scalef32_pk_fp4_f32 v64, v60, v61, v7 op_sel:[0,0,1,0]
37E0  v_cvt_scalef32_pk_fp4_f32 v65, v62, v63, v7 op_sel:[0,0,1,1]
37E8  s_nop 0
37EC  s_and_b64 vcc, exec, s[2:3]
37F0  s_cbranch_vccnz 134
37F4  v_or_b32_e32 v56, 2, v109
37F8  s_mov_b32 s8, 0xd2511f53
3800  v_mad_u64_u32 v[56:57], s[4:5], v56, s8, 0
3808  s_xor_b32 s4, s80, s7
380C  v_xor_b32_e32 v57, s81, v57
3810  s_mov_b32 s9, 0xcd9e8d57
3818  s_xor_b32 s4, s72, s4
381C  v_xor_b32_e32 v57, s74, v57
3820  s_add_i32 s10, s80, 0x9e3779b9
3828  s_mul_i32 s12, s4, 0xd2511f53
3830  s_mul_hi_u32 s13, s4, 0xd2511f53
3838  v_mad_u64_u32 v[58:59], s[4:5], v57, s9, 0
3840  s_add_i32 s11, s81, 0xbb67ae85
3848  s_xor_b32 s4, s6, s10
384C  v_xor_b32_e32 v57, s4, v59
3850  s_xor_b32 s4, s11, s13
3854  v_xor_b32_e32 v59, s4, v56
3858  s_add_i32 s10, s80, 0x3c6ef372
3860  s_add_i32 s11, s81, 0x76cf5d0a
3868  v_mad_u64_u32 v[56:57], s[4:5], v57, s8, 0
3870  v_mad_u64_u32 v[60:61], s[4:5], v59, s9, 0
3878  v_xor_b32_e32 v59, s10, v61
387C  s_xor_b32 s4, s12, s11
3880  v_xor_b32_e32 v58, v59, v58
3884  v_xor_b32_e32 v57, s4, v57
3888  s_add_i32 s10, s80, 0xdaa66d2b
3890  s_add_i32 s11, s81, 0x32370b8f
3898  v_mad_u64_u32 v[58:59], s[4:5], v58, s8, 0
38A0  v_mad_u64_u32 v[62:63], s[4:5], v57, s9, 0
38A8  v_xor_b32_e32 v57, s10, v63
38AC  v_xor_b32_e32 v59, s11, v59
38B0  v_xor_b32_e32 v57, v57, v60
38B4  v_xor_b32_e32 v59, v59, v56
38B8  s_add_i32 s10, s80, 0x78dde6e4
38C0  s_add_i32 s11, s81, 0xed9eba14
38C8  v_mad_u64_u32 v[56:57], s[4:5], v57, s8, 0
38D0  v_mad_u64_u32 v[60:61], s[4:5], v59, s9, 0
38D8  v_xor_b32_e32 v59, s10, v61
38DC  v_xor_b32_e32 v57, s11, v57
38E0  v_xor_b32_e32 v59, v59, v62
38E4  v_xor_b32_e32 v57, v57, v58
38E8  s_add_i32 s10, s80, 0x1715609d
38F0  s_add_i32 s11, s81, 0xa9066899
38F8  v_mad_u64_u32 v[58:59], s[4:5], v59, s8, 0
3900  v_mad_u64_u32 v[62:63], s[4:5], v57, s9, 0
3908  v_xor_b32_e32 v57, s10, v63
390C  v_xor_b32_e32 v59, s11, v59
3910  v_xor_b32_e32 v57, v57, v60
3914  v_xor_b32_e32 v59, v59, v56
3918  s_add_i32 s10, s80, 0xb54cda56
3920  s_add_i32 s11, s81, 0x646e171e
3928  v_mad_u64_u32 v[56:57], s[4:5], v57, s8, 0
3930  v_mad_u64_u32 v[60:61], s[4:5], v59, s9, 0
3938  v_xor_b32_e32 v59, s10, v61
393C  v_xor_b32_e32 v57, s11, v57
3940  v_xor_b32_e32 v59, v59, v62
3944  v_xor_b32_e32 v57, v57, v58
3948  s_add_i32 s10, s80, 0x5384540f
3950  s_add_i32 s11, s81, 0x1fd5c5a3
3958  v_mad_u64_u32 v[58:59], s[4:5], v59, s8, 0
3960  v_mad_u64_u32 v[62:63], s[4:5], v57, s9, 0
3968  v_xor_b32_e32 v57, s10, v63
396C  v_xor_b32_e32 v59, s11, v59
3970  v_xor_b32_e32 v57, v57, v60
3974  v_xor_b32_e32 v59, v59, v56
3978  s_add_i32 s10, s80, 0xf1bbcdc8
3980  s_add_i32 s11, s81, 0xdb3d7428
3988  v_mad_u64_u32 v[56:57], s[4:5], v57, s8, 0
3990  v_mad_u64_u32 v[60:61], s[4:5], v59, s9, 0
3998  v_xor_b32_e32 v59, s10, v61
399C  v_xor_b32_e32 v57, s11, v57
39A0  v_xor_b32_e32 v59, v59, v62
39A4  v_xor_b32_e32 v57, v57, v58
39A8  v_mad_u64_u32 v[58:59], s[4:5], v59, s8, 0
39B0  v_mad_u64_u32 v[62:63], s[4:5], v57, s9, 0
39B8  s_add_i32 s10, s80, 0x8ff34781
39C0  s_add_i32 s11, s81, 0x96a522ad
39C8  v_xor_b32_e32 v57, v63, v60
39CC  v_xor_b32_e32 v56, v59, v56
39D0  v_xor_b32_e32 v60, s10, v57
39D4  v_xor_b32_e32 v59, s11, v56
39D8  v_mov_b32_e32 v56, 0
39DC  v_mov_b32_e32 v57, 0
39E0  v_cvt_scalef32_sr_pk_fp4_f32 v56, v[72:73], v60, v7
39E8  v_cvt_scalef32_sr_pk_fp4_f32 v57, v[76:77], v59, v7 op_sel:[0,0,0,1]
39F0  v_cvt_scalef32_sr_pk_fp4_f32 v56, v[74:75], v62, v7 op_sel:[0,0,1,0]
39F8  v_cvt_scalef32_sr_pk_fp4_f32 v57, v[78:79], v58, v7 op_sel:[0,0,1,1]
3A00  s_nop 0
3A04  s_cbranch_execz 1
3A08  s_branch 11
3A0C  v_mov_b32_e32 v56, 0
3A10  v_mov_b32_e32 v57, 0
3A14  v_cvt_scalef32_pk_fp4_f32 v56, v48, v49, v7
3A1C  v_cvt_scalef32_pk_fp4_f32 v57, v52, v53, v7 op_sel:[0,0,0,1]
3A24  v_cvt_scalef32_pk_fp4_f32 v56, v50, v51, v7 op_sel:[0,0,1,0]
3A2C  v_cvt_scalef32_pk_fp4_f32 v57, v54, v55, v7 op_sel:[0,0,1,1]
3A34  s_nop 0
3A38  s_and_b64 vcc, exec, s[2:3]
3A3C  s_cbranch_vccnz 134
3A40  v_or_b32_e32 v48, 3, v109
3A44  s_mov_b32 s4, 0xd2511f53
3A4C  v_mad_u64_u32 v[48:49], s[2:3], v48, s4, 0
3A54  s_xor_b32 s2, s80, s7
3A58  v_xor_b32_e32 v49, s81, v49
3A5C  s_mov_b32 s5, 0xcd9e8d57
3A64  s_xor_b32 s2, s72, s2
3A68  v_xor_b32_e32 v49, s74, v49
3A6C  s_add_i32 s7, s80, 0x9e3779b9
3A74  s_mul_i32 s9, s2, 0xd2511f53
3A7C  s_mul_hi_u32 s10, s2, 0xd2511f53
3A84  v_mad_u64_u32 v[50:51], s[2:3], v49, s5, 0
3A8C  s_add_i32 s8, s81, 0xbb67ae85
3A94  s_xor_b32 s2, s6, s7
3A98  v_xor_b32_e32 v49, s2, v51
3A9C  s_xor_b32 s2, s8, s10
3AA0  v_xor_b32_e32 v51, s2, v48
3AA4  s_add_i32 s6, s80, 0x3c6ef372
3AAC  s_add_i32 s7, s81, 0x76cf5d0a
3AB4  v_mad_u64_u32 v[48:49], s[2:3], v49, s4, 0
3ABC  v_mad_u64_u32 v[52:53], s[2:3], v51, s5, 0
3AC4  v_xor_b32_e32 v51, s6, v53
3AC8  s_xor_b32 s2, s9, s7
3ACC  v_xor_b32_e32 v50, v51, v50
3AD0  v_xor_b32_e32 v49, s2, v49
3AD4  s_add_i32 s6, s80, 0xdaa66d2b
3ADC  s_add_i32 s7, s81, 0x32370b8f
3AE4  v_mad_u64_u32 v[50:51], s[2:3], v50, s4, 0
3AEC  v_mad_u64_u32 v[54:55], s[2:3], v49, s5, 0
3AF4  v_xor_b32_e32 v49, s6, v55
3AF8  v_xor_b32_e32 v51, s7, v51
3AFC  v_xor_b32_e32 v49, v49, v52
3B00  v_xor_b32_e32 v51, v51, v48
3B04  s_add_i32 s6, s80, 0x78dde6e4
3B0C  s_add_i32 s7, s81, 0xed9eba14
3B14  v_mad_u64_u32 v[48:49], s[2:3], v49, s4, 0
3B1C  v_mad_u64_u32 v[52:53], s[2:3], v51, s5, 0
3B24  v_xor_b32_e32 v51, s6, v53
3B28  v_xor_b32_e32 v49, s7, v49
3B2C  v_xor_b32_e32 v51, v51, v54
3B30  v_xor_b32_e32 v49, v49, v50
3B34  s_add_i32 s6, s80, 0x1715609d
3B3C  s_add_i32 s7, s81, 0xa9066899
3B44  v_mad_u64_u32 v[50:51], s[2:3], v51, s4, 0
3B4C  v_mad_u64_u32 v[54:55], s[2:3], v49, s5, 0
3B54  v_xor_b32_e32 v49, s6, v55
3B58  v_xor_b32_e32 v51, s7, v51
3B5C  v_xor_b32_e32 v49, v49, v52
3B60  v_xor_b32_e32 v51, v51, v48
3B64  s_add_i32 s6, s80, 0xb54cda56
3B6C  s_add_i32 s7, s81, 0x646e171e
3B74  v_mad_u64_u32 v[48:49], s[2:3], v49, s4, 0
3B7C  v_mad_u64_u32 v[52:53], s[2:3], v51, s5, 0
3B84  v_xor_b32_e32 v51, s6, v53
3B88  v_xor_b32_e32 v49, s7, v49
3B8C  v_xor_b32_e32 v51, v51, v54
3B90  v_xor_b32_e32 v49, v49, v50
3B94  s_add_i32 s6, s80, 0x5384540f
3B9C  s_add_i32 s7, s81, 0x1fd5c5a3
3BA4  v_mad_u64_u32 v[50:51], s[2:3], v51, s4, 0
3BAC  v_mad_u64_u32 v[54:55], s[2:3], v49, s5, 0
3BB4  v_xor_b32_e32 v49, s6, v55
3BB8  v_xor_b32_e32 v51, s7, v51
3BBC  v_xor_b32_e32 v49, v49, v52
3BC0  v_xor_b32_e32 v51, v51, v48
3BC4  s_add_i32 s6, s80, 0xf1bbcdc8
3BCC  s_add_i32 s7, s81, 0xdb3d7428
3BD4  v_mad_u64_u32 v[48:49], s[2:3], v49, s4, 0
3BDC  v_mad_u64_u32 v[52:53], s[2:3], v51, s5, 0
3BE4  v_xor_b32_e32 v51, s6, v53
3BE8  v_xor_b32_e32 v49, s7, v49
3BEC  v_xor_b32_e32 v51, v51, v54
3BF0  v_xor_b32_e32 v49, v49, v50
3BF4  v_mad_u64_u32 v[50:51], s[2:3], v51, s4, 0
3BFC  v_mad_u64_u32 v[54:55], s[2:3], v49, s5, 0
3C04  s_add_i32 s6, s80, 0x8ff34781
3C0C  s_add_i32 s7, s81, 0x96a522ad
3C14  v_xor_b32_e32 v49, v55, v52
3C18  v_xor_b32_e32 v48, v51, v48
3C1C  v_xor_b32_e32 v52, s6, v49
3C20  v_xor_b32_e32 v51, s7, v48
3C24  v_mov_b32_e32 v48, 0
3C28  v_mov_b32_e32 v49, 0
3C2C  v_cvt_scalef32_sr_pk_fp4_f32 v48, v[80:81], v52, v7
3C34  v_cvt_scalef32_sr_pk_fp4_f32 v49, v[84:85], v51, v7 op_sel:[0,0,0,1]
3C3C  v_cvt_scalef32_sr_pk_fp4_f32 v48, v[82:83], v54, v7 op_sel:[0,0,1,0]
3C44  v_cvt_scalef32_sr_pk_fp4_f32 v49, v[86:87], v50, v7 op_sel:[0,0,1,1]
3C4C  s_nop 0
3C50  s_cbranch_execz 1
3C54  s_branch 11
3C58  v_mov_b32_e32 v48, 0
3C5C  v_mov_b32_e32 v49, 0
3C60  v_cvt_scalef32_pk_fp4_f32 v48, v40, v41, v7
3C68  v_cvt_scalef32_pk_fp4_f32 v49, v44, v45, v7 op_sel:[0,0,0,1]
3C70  v_cvt_scalef32_pk_fp4_f32 v48, v42, v43, v7 op_sel:[0,0,1,0]
3C78  v_cvt_scalef32_pk_fp4_f32 v49, v46, v47, v7 op_sel:[0,0,1,1]
3C80  s_nop 0
3C84  v_cmp_u_f32_e32 vcc, v8, v9
3C88  v_cmp_u_f32_e64 s[2:3], v11, v10
3C90  s_or_b64 s[2:3], vcc, s[2:3]
3C94  v_cmp_u_f32_e32 vcc, v13, v12
3C98  s_or_b64 s[2:3], s[2:3], vcc
3C9C  v_cmp_u_f32_e32 vcc, v15, v14
3CA0  s_or_b64 s[2:3], s[2:3], vcc
3CA4  v_cmp_u_f32_e32 vcc, v19, v17
3CA8  s_or_b64 s[2:3], s[2:3], vcc
3CAC  v_cmp_u_f32_e32 vcc, v21, v20
3CB0  s_or_b64 s[2:3], s[2:3], vcc
3CB4  v_cmp_u_f32_e32 vcc, v23, v16
3CB8  s_or_b64 s[2:3], s[2:3], vcc
3CBC  v_cmp_u_f32_e32 vcc, v25, v22
3CC0  s_or_b64 s[2:3], s[2:3], vcc
3CC4  v_cmp_u_f32_e32 vcc, v27, v24
3CC8  s_or_b64 s[2:3], s[2:3], vcc
3CCC  v_cmp_u_f32_e32 vcc, v29, v26
3CD0  s_or_b64 s[2:3], s[2:3], vcc
3CD4  v_cmp_u_f32_e32 vcc, v31, v28
3CD8  s_or_b64 s[2:3], s[2:3], vcc
3CDC  v_cmp_u_f32_e32 vcc, v18, v30
3CE0  s_or_b64 s[2:3], s[2:3], vcc
3CE4  v_cmp_u_f32_e32 vcc, v33, v32
3CE8  s_or_b64 s[2:3], s[2:3], vcc
3CEC  v_cmp_u_f32_e32 vcc, v35, v34
3CF0  s_or_b64 s[2:3], s[2:3], vcc
3CF4  v_cmp_u_f32_e32 vcc, v37, v36
3CF8  s_or_b64 s[2:3], s[2:3], vcc
3CFC  v_cmp_u_f32_e32 vcc, v39, v38
3D00  v_or3_b32 v0, v106, v0, v107
3D08  v_or3_b32 v1, v65, v1, v64
3D10  v_or3_b32 v2, v57, v2, v56
3D18  v_or3_b32 v3, v49, v3, v48
3D20  v_lshl_add_u64 v[8:9], v[104:105], 4, s[78:79]
3D28  s_or_b64 s[2:3], s[2:3], vcc
3D2C  global_store_dwordx4 v[8:9], v[0:3], off
3D34  s_nop 1
3D38  v_cndmask_b32_e64 v0, v108, -1, s[2:3]
3D40  s_or_b64 exec, exec, s[76:77]
3D44  s_load_dwordx2 s[0:1], s[0:1], 0x10
3D4C  v_mov_b32_e32 v7, 0
3D50  s_waitcnt lgkmcnt(0)
3D54  v_lshl_add_u64 v[2:3], s[0:1], 0, v[4:5]
3D5C  v_lshl_add_u64 v[2:3], v[2:3], 0, v[6:7]
3D64  global_store_byte v[2:3], v0, off
3D6C  s_endpgm
3D70  s_nop 0
