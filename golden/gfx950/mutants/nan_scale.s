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
        .size:           4
        .value_kind:     by_value
      - .name:           rows
        .offset:         28
        .size:           4
        .value_kind:     by_value
      - .name:           cols
        .offset:         32
        .size:           4
        .value_kind:     by_value
      - .name:           flags
        .offset:         36
        .size:           4
        .value_kind:     by_value
      - .name:           signs
        .offset:         40
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
1800  s_load_dwordx4 s[68:71], s[0:1], 0x18
1808  v_lshl_or_b32 v7, s2, 8, v0
1810  s_waitcnt lgkmcnt(0)
1814  s_and_b32 s6, s71, 8
1818  s_bitcmp1_b32 s71, 3
181C  s_cselect_b64 s[4:5], -1, 0
1820  s_add_i32 s7, s69, 0xff
1828  s_and_b32 s7, s7, 0xffffff00
1830  s_cmp_eq_u32 s6, 0
1834  s_cselect_b32 s2, s69, s7
1838  v_cmp_gt_u32_e32 vcc, s2, v7
183C  s_and_saveexec_b64 s[6:7], vcc
1840  s_cbranch_execz 2374
1844  s_load_dword s10, s[0:1], 0x28
184C  s_andn2_b64 vcc, exec, s[4:5]
1850  s_lshr_b32 s2, s70, 5
1854  s_cbranch_vccnz 25
1858  s_add_i32 s4, s2, 7
185C  s_and_b32 s4, s4, 0xffffff8
1864  v_and_b32_e32 v1, 0xffffffe0, v7
186C  v_mad_u64_u32 v[4:5], s[4:5], s4, v1, 0
1874  s_lshl_b32 s4, s3, 5
1878  s_lshl_b32 s5, s3, 6
187C  s_and_b32 s4, s4, 0xffffff00
1884  s_and_b32 s5, s5, 0xc0
188C  v_lshlrev_b32_e32 v1, 2, v0
1890  s_lshr_b32 s6, s3, 1
1894  s_or_b32 s4, s5, s4
1898  s_and_b32 s6, s6, 2
189C  v_bfe_u32 v0, v0, 4, 1
18A4  v_and_or_b32 v1, v1, 60, s4
18AC  v_or3_b32 v6, v1, s6, v0
18B4  s_cbranch_execz 1
18B8  s_branch 3
18BC  v_mad_u64_u32 v[4:5], s[4:5], s2, v7, 0
18C4  v_mov_b32_e32 v6, s3
18C8  s_cmp_lt_u32 s3, s2
18CC  v_cmp_gt_u32_e32 vcc, s69, v7
18D0  s_cselect_b64 s[4:5], -1, 0
18D4  s_and_b64 s[4:5], vcc, s[4:5]
18D8  v_mov_b32_e32 v0, 0x7f
18E0  s_and_saveexec_b64 s[76:77], s[4:5]
18E4  s_cbranch_execz 2322
18E8  s_load_dwordx2 s[4:5], s[0:1], 0x0
18F0  s_lshl_b32 s6, s3, 5
18F4  v_mov_b32_e32 v1, 0
18F8  v_mov_b32_e32 v0, s6
18FC  v_mad_u64_u32 v[0:1], s[6:7], s68, v7, v[0:1]
1904  s_bitcmp1_b32 s71, 0
1908  s_cselect_b64 s[6:7], -1, 0
190C  s_and_b64 vcc, exec, s[6:7]
1910  s_waitcnt lgkmcnt(0)
1914  v_lshl_add_u64 v[2:3], v[0:1], 2, s[4:5]
191C  s_cbranch_vccz 6
1920  global_load_dword v8, v[2:3], off
1928  v_lshl_add_u64 v[0:1], v[0:1], 1, s[4:5]
1930  s_cbranch_execz 3
1934  s_branch 6
1938  v_lshl_add_u64 v[0:1], v[0:1], 1, s[4:5]
1940  global_load_ushort v8, v[0:1], off
1948  s_waitcnt vmcnt(0)
194C  v_lshlrev_b32_e32 v8, 16, v8
1950  v_cndmask_b32_e64 v9, 0, 1, s[6:7]
1958  v_cmp_ne_u32_e64 s[4:5], 1, v9
1960  s_andn2_b64 vcc, exec, s[6:7]
1964  s_cbranch_vccnz 4
1968  global_load_dword v9, v[2:3], off offset:4
1970  s_cbranch_execz 1
1974  s_branch 4
1978  global_load_ushort v9, v[0:1], off offset:2
1980  s_waitcnt vmcnt(0)
1984  v_lshlrev_b32_e32 v9, 16, v9
1988  s_and_b64 vcc, exec, s[4:5]
198C  s_cbranch_vccnz 4
1990  global_load_dword v10, v[2:3], off offset:8
1998  s_cbranch_execz 1
199C  s_branch 4
19A0  global_load_ushort v10, v[0:1], off offset:4
19A8  s_waitcnt vmcnt(0)
19AC  v_lshlrev_b32_e32 v10, 16, v10
19B0  s_and_b64 vcc, exec, s[4:5]
19B4  s_cbranch_vccnz 4
19B8  global_load_dword v11, v[2:3], off offset:12
19C0  s_cbranch_execz 1
19C4  s_branch 4
19C8  global_load_ushort v11, v[0:1], off offset:6
19D0  s_waitcnt vmcnt(0)
19D4  v_lshlrev_b32_e32 v11, 16, v11
19D8  s_and_b64 vcc, exec, s[4:5]
19DC  s_cbranch_vccnz 4
19E0  global_load_dword v12, v[2:3], off offset:16
19E8  s_cbranch_execz 1
19EC  s_branch 4
19F0  global_load_ushort v12, v[0:1], off offset:8
19F8  s_waitcnt vmcnt(0)
19FC  v_lshlrev_b32_e32 v12, 16, v12
1A00  s_and_b64 vcc, exec, s[4:5]
1A04  s_cbranch_vccnz 4
1A08  global_load_dword v13, v[2:3], off offset:20
1A10  s_cbranch_execz 1
1A14  s_branch 4
1A18  global_load_ushort v13, v[0:1], off offset:10
1A20  s_waitcnt vmcnt(0)
1A24  v_lshlrev_b32_e32 v13, 16, v13
1A28  s_and_b64 vcc, exec, s[4:5]
1A2C  s_cbranch_vccnz 4
1A30  global_load_dword v14, v[2:3], off offset:24
1A38  s_cbranch_execz 1
1A3C  s_branch 4
1A40  global_load_ushort v14, v[0:1], off offset:12
1A48  s_waitcnt vmcnt(0)
1A4C  v_lshlrev_b32_e32 v14, 16, v14
1A50  s_and_b64 vcc, exec, s[4:5]
1A54  s_cbranch_vccnz 4
1A58  global_load_dword v15, v[2:3], off offset:28
1A60  s_cbranch_execz 1
1A64  s_branch 4
1A68  global_load_ushort v15, v[0:1], off offset:14
1A70  s_waitcnt vmcnt(0)
1A74  v_lshlrev_b32_e32 v15, 16, v15
1A78  s_and_b64 vcc, exec, s[4:5]
1A7C  s_cbranch_vccnz 4
1A80  global_load_dword v17, v[2:3], off offset:32
1A88  s_cbranch_execz 1
1A8C  s_branch 4
1A90  global_load_ushort v16, v[0:1], off offset:16
1A98  s_waitcnt vmcnt(0)
1A9C  v_lshlrev_b32_e32 v17, 16, v16
1AA0  s_and_b64 vcc, exec, s[4:5]
1AA4  s_cbranch_vccnz 4
1AA8  global_load_dword v19, v[2:3], off offset:36
1AB0  s_cbranch_execz 1
1AB4  s_branch 4
1AB8  global_load_ushort v16, v[0:1], off offset:18
1AC0  s_waitcnt vmcnt(0)
1AC4  v_lshlrev_b32_e32 v19, 16, v16
1AC8  s_and_b64 vcc, exec, s[4:5]
1ACC  s_cbranch_vccnz 4
1AD0  global_load_dword v20, v[2:3], off offset:40
1AD8  s_cbranch_execz 1
1ADC  s_branch 4
1AE0  global_load_ushort v16, v[0:1], off offset:20
1AE8  s_waitcnt vmcnt(0)
1AEC  v_lshlrev_b32_e32 v20, 16, v16
1AF0  s_and_b64 vcc, exec, s[4:5]
1AF4  s_cbranch_vccnz 4
1AF8  global_load_dword v21, v[2:3], off offset:44
1B00  s_cbranch_execz 1
1B04  s_branch 4
1B08  global_load_ushort v16, v[0:1], off offset:22
1B10  s_waitcnt vmcnt(0)
1B14  v_lshlrev_b32_e32 v21, 16, v16
1B18  s_and_b64 vcc, exec, s[4:5]
1B1C  s_cbranch_vccnz 4
1B20  global_load_dword v16, v[2:3], off offset:48
1B28  s_cbranch_execz 1
1B2C  s_branch 4
1B30  global_load_ushort v16, v[0:1], off offset:24
1B38  s_waitcnt vmcnt(0)
1B3C  v_lshlrev_b32_e32 v16, 16, v16
1B40  s_and_b64 vcc, exec, s[4:5]
1B44  s_cbranch_vccnz 4
1B48  global_load_dword v23, v[2:3], off offset:52
1B50  s_cbranch_execz 1
1B54  s_branch 4
1B58  global_load_ushort v18, v[0:1], off offset:26
1B60  s_waitcnt vmcnt(0)
1B64  v_lshlrev_b32_e32 v23, 16, v18
1B68  s_and_b64 vcc, exec, s[4:5]
1B6C  s_cbranch_vccnz 4
1B70  global_load_dword v22, v[2:3], off offset:56
1B78  s_cbranch_execz 1
1B7C  s_branch 4
1B80  global_load_ushort v18, v[0:1], off offset:28
1B88  s_waitcnt vmcnt(0)
1B8C  v_lshlrev_b32_e32 v22, 16, v18
1B90  s_and_b64 vcc, exec, s[4:5]
1B94  s_cbranch_vccnz 4
1B98  global_load_dword v25, v[2:3], off offset:60
1BA0  s_cbranch_execz 1
1BA4  s_branch 4
1BA8  global_load_ushort v18, v[0:1], off offset:30
1BB0  s_waitcnt vmcnt(0)
1BB4  v_lshlrev_b32_e32 v25, 16, v18
1BB8  s_and_b64 vcc, exec, s[4:5]
1BBC  s_cbranch_vccnz 4
1BC0  global_load_dword v24, v[2:3], off offset:64
1BC8  s_cbranch_execz 1
1BCC  s_branch 4
1BD0  global_load_ushort v18, v[0:1], off offset:32
1BD8  s_waitcnt vmcnt(0)
1BDC  v_lshlrev_b32_e32 v24, 16, v18
1BE0  s_and_b64 vcc, exec, s[4:5]
1BE4  s_cbranch_vccnz 4
1BE8  global_load_dword v27, v[2:3], off offset:68
1BF0  s_cbranch_execz 1
1BF4  s_branch 4
1BF8  global_load_ushort v18, v[0:1], off offset:34
1C00  s_waitcnt vmcnt(0)
1C04  v_lshlrev_b32_e32 v27, 16, v18
1C08  s_and_b64 vcc, exec, s[4:5]
1C0C  s_cbranch_vccnz 4
1C10  global_load_dword v26, v[2:3], off offset:72
1C18  s_cbranch_execz 1
1C1C  s_branch 4
1C20  global_load_ushort v18, v[0:1], off offset:36
1C28  s_waitcnt vmcnt(0)
1C2C  v_lshlrev_b32_e32 v26, 16, v18
1C30  s_and_b64 vcc, exec, s[4:5]
1C34  s_cbranch_vccnz 4
1C38  global_load_dword v29, v[2:3], off offset:76
1C40  s_cbranch_execz 1
1C44  s_branch 4
1C48  global_load_ushort v18, v[0:1], off offset:38
1C50  s_waitcnt vmcnt(0)
1C54  v_lshlrev_b32_e32 v29, 16, v18
1C58  s_and_b64 vcc, exec, s[4:5]
1C5C  s_cbranch_vccnz 4
1C60  global_load_dword v28, v[2:3], off offset:80
1C68  s_cbranch_execz 1
1C6C  s_branch 4
1C70  global_load_ushort v18, v[0:1], off offset:40
1C78  s_waitcnt vmcnt(0)
1C7C  v_lshlrev_b32_e32 v28, 16, v18
1C80  s_and_b64 vcc, exec, s[4:5]
1C84  s_cbranch_vccnz 4
1C88  global_load_dword v31, v[2:3], off offset:84
1C90  s_cbranch_execz 1
1C94  s_branch 4
1C98  global_load_ushort v18, v[0:1], off offset:42
1CA0  s_waitcnt vmcnt(0)
1CA4  v_lshlrev_b32_e32 v31, 16, v18
1CA8  s_and_b64 vcc, exec, s[4:5]
1CAC  s_cbranch_vccnz 4
1CB0  global_load_dword v30, v[2:3], off offset:88
1CB8  s_cbranch_execz 1
1CBC  s_branch 4
1CC0  global_load_ushort v18, v[0:1], off offset:44
1CC8  s_waitcnt vmcnt(0)
1CCC  v_lshlrev_b32_e32 v30, 16, v18
1CD0  s_and_b64 vcc, exec, s[4:5]
1CD4  s_cbranch_vccnz 4
1CD8  global_load_dword v18, v[2:3], off offset:92
1CE0  s_cbranch_execz 1
1CE4  s_branch 4
1CE8  global_load_ushort v18, v[0:1], off offset:46
1CF0  s_waitcnt vmcnt(0)
1CF4  v_lshlrev_b32_e32 v18, 16, v18
1CF8  s_and_b64 vcc, exec, s[4:5]
1CFC  s_cbranch_vccnz 4
1D00  global_load_dword v32, v[2:3], off offset:96
1D08  s_cbranch_execz 1
1D0C  s_branch 4
1D10  global_load_ushort v32, v[0:1], off offset:48
1D18  s_waitcnt vmcnt(0)
1D1C  v_lshlrev_b32_e32 v32, 16, v32
1D20  s_and_b64 vcc, exec, s[4:5]
1D24  s_cbranch_vccnz 4
1D28  global_load_dword v33, v[2:3], off offset:100
1D30  s_cbranch_execz 1
1D34  s_branch 4
1D38  global_load_ushort v33, v[0:1], off offset:50
1D40  s_waitcnt vmcnt(0)
1D44  v_lshlrev_b32_e32 v33, 16, v33
1D48  s_and_b64 vcc, exec, s[4:5]
1D4C  s_cbranch_vccnz 4
1D50  global_load_dword v34, v[2:3], off offset:104
1D58  s_cbranch_execz 1
1D5C  s_branch 4
1D60  global_load_ushort v34, v[0:1], off offset:52
1D68  s_waitcnt vmcnt(0)
1D6C  v_lshlrev_b32_e32 v34, 16, v34
1D70  s_and_b64 vcc, exec, s[4:5]
1D74  s_cbranch_vccnz 4
1D78  global_load_dword v35, v[2:3], off offset:108
1D80  s_cbranch_execz 1
1D84  s_branch 4
1D88  global_load_ushort v35, v[0:1], off offset:54
1D90  s_waitcnt vmcnt(0)
1D94  v_lshlrev_b32_e32 v35, 16, v35
1D98  s_and_b64 vcc, exec, s[4:5]
1D9C  s_cbranch_vccnz 4
1DA0  global_load_dword v36, v[2:3], off offset:112
1DA8  s_cbranch_execz 1
1DAC  s_branch 4
1DB0  global_load_ushort v36, v[0:1], off offset:56
1DB8  s_waitcnt vmcnt(0)
1DBC  v_lshlrev_b32_e32 v36, 16, v36
1DC0  s_and_b64 vcc, exec, s[4:5]
1DC4  s_cbranch_vccnz 4
1DC8  global_load_dword v37, v[2:3], off offset:116
1DD0  s_cbranch_execz 1
1DD4  s_branch 4
1DD8  global_load_ushort v37, v[0:1], off offset:58
1DE0  s_waitcnt vmcnt(0)
1DE4  v_lshlrev_b32_e32 v37, 16, v37
1DE8  s_and_b64 vcc, exec, s[4:5]
1DEC  s_cbranch_vccnz 4
1DF0  global_load_dword v38, v[2:3], off offset:120
1DF8  s_cbranch_execz 1
1DFC  s_branch 4
1E00  global_load_ushort v38, v[0:1], off offset:60
1E08  s_waitcnt vmcnt(0)
1E0C  v_lshlrev_b32_e32 v38, 16, v38
1E10  s_and_b64 vcc, exec, s[4:5]
1E14  s_cbranch_vccnz 6
1E18  global_load_dword v39, v[2:3], off offset:124
1E20  s_load_dwordx4 s[72:75], s[0:1], 0x38
1E28  s_cbranch_execz 3
1E2C  s_branch 6
1E30  s_load_dwordx4 s[72:75], s[0:1], 0x38
1E38  global_load_ushort v0, v[0:1], off offset:62
1E40  s_waitcnt vmcnt(0)
1E44  v_lshlrev_b32_e32 v39, 16, v0
1E48  s_load_dwordx2 s[78:79], s[0:1], 0x8
1E50  s_load_dwordx2 s[80:81], s[0:1], 0x30
1E58  s_bitcmp1_b32 s71, 1
1E5C  s_cselect_b64 s[82:83], -1, 0
1E60  s_waitcnt vmcnt(0)
1E64  v_mov_b32_e32 v78, v30
1E68  v_mov_b32_e32 v79, v18
1E6C  v_mov_b32_e32 v76, v28
1E70  v_mov_b32_e32 v77, v31
1E74  v_mov_b32_e32 v74, v26
1E78  v_mov_b32_e32 v75, v29
1E7C  v_mov_b32_e32 v72, v24
1E80  v_mov_b32_e32 v73, v27
1E84  v_mov_b32_e32 v92, v22
1E88  v_mov_b32_e32 v93, v25
1E8C  v_mov_b32_e32 v90, v16
1E90  v_mov_b32_e32 v91, v23
1E94  v_mov_b32_e32 v88, v17
1E98  v_mov_b32_e32 v89, v19
1E9C  s_and_b64 vcc, exec, s[82:83]
1EA0  s_cbranch_vccz 348
1EA4  s_cmp_eq_u32 s10, 0
1EA8  v_mov_b64_e32 v[50:51], v[38:39]
1EAC  v_mov_b64_e32 v[52:53], v[36:37]
1EB0  v_mov_b64_e32 v[48:49], v[34:35]
1EB4  v_mov_b64_e32 v[46:47], v[32:33]
1EB8  v_mov_b64_e32 v[44:45], v[20:21]
1EBC  v_mov_b64_e32 v[42:43], v[14:15]
1EC0  v_mov_b64_e32 v[40:41], v[12:13]
1EC4  v_mov_b64_e32 v[2:3], v[10:11]
1EC8  v_mov_b64_e32 v[0:1], v[8:9]
1ECC  s_cbranch_scc1 95
1ED0  s_lshl_b32 s4, s10, 31
1ED4  s_lshl_b32 s5, s10, 30
1ED8  v_bfrev_b32_e32 v50, 1
1EDC  v_xor_b32_e32 v0, s4, v8
1EE0  s_lshl_b32 s4, s10, 29
1EE4  v_bitop3_b32 v1, s5, v9, v50 bitop3:0x6c
1EEC  s_lshl_b32 s5, s10, 28
1EF0  v_bitop3_b32 v2, s4, v10, v50 bitop3:0x6c
1EF8  s_lshl_b32 s4, s10, 27
1EFC  v_bitop3_b32 v3, s5, v11, v50 bitop3:0x6c
1F04  s_lshl_b32 s5, s10, 26
1F08  v_bitop3_b32 v40, s4, v12, v50 bitop3:0x6c
1F10  s_lshl_b32 s4, s10, 25
1F14  v_bitop3_b32 v41, s5, v13, v50 bitop3:0x6c
1F1C  s_lshl_b32 s5, s10, 24
1F20  v_bitop3_b32 v42, s4, v14, v50 bitop3:0x6c
1F28  s_lshl_b32 s4, s10, 22
1F2C  v_bitop3_b32 v43, s5, v15, v50 bitop3:0x6c
1F34  s_lshl_b32 s5, s10, 23
1F38  v_bitop3_b32 v89, s4, v19, v50 bitop3:0x6c
1F40  s_lshl_b32 s4, s10, 21
1F44  v_bitop3_b32 v88, s5, v17, v50 bitop3:0x6c
1F4C  s_lshl_b32 s5, s10, 20
1F50  v_bitop3_b32 v44, s4, v20, v50 bitop3:0x6c
1F58  s_lshl_b32 s4, s10, 18
1F5C  v_bitop3_b32 v45, s5, v21, v50 bitop3:0x6c
1F64  s_lshl_b32 s5, s10, 19
1F68  v_bitop3_b32 v91, s4, v23, v50 bitop3:0x6c
1F70  s_lshl_b32 s4, s10, 16
1F74  v_bitop3_b32 v90, s5, v16, v50 bitop3:0x6c
1F7C  s_lshl_b32 s5, s10, 17
1F80  v_bitop3_b32 v93, s4, v25, v50 bitop3:0x6c
1F88  s_lshl_b32 s4, s10, 14
1F8C  v_bitop3_b32 v92, s5, v22, v50 bitop3:0x6c
1F94  s_lshl_b32 s5, s10, 15
1F98  v_bitop3_b32 v73, s4, v27, v50 bitop3:0x6c
1FA0  s_lshl_b32 s4, s10, 12
1FA4  v_bitop3_b32 v72, s5, v24, v50 bitop3:0x6c
1FAC  s_lshl_b32 s5, s10, 13
1FB0  v_bitop3_b32 v75, s4, v29, v50 bitop3:0x6c
1FB8  s_lshl_b32 s4, s10, 10
1FBC  v_bitop3_b32 v74, s5, v26, v50 bitop3:0x6c
1FC4  s_lshl_b32 s5, s10, 11
1FC8  v_bitop3_b32 v77, s4, v31, v50 bitop3:0x6c
1FD0  s_lshl_b32 s4, s10, 9
1FD4  v_bitop3_b32 v76, s5, v28, v50 bitop3:0x6c
1FDC  s_lshl_b32 s5, s10, 8
1FE0  v_bitop3_b32 v78, s4, v30, v50 bitop3:0x6c
1FE8  s_lshl_b32 s4, s10, 7
1FEC  v_bitop3_b32 v79, s5, v18, v50 bitop3:0x6c
1FF4  s_lshl_b32 s5, s10, 6
1FF8  v_bitop3_b32 v46, s4, v32, v50 bitop3:0x6c
2000  s_lshl_b32 s4, s10, 5
2004  v_bitop3_b32 v47, s5, v33, v50 bitop3:0x6c
200C  s_lshl_b32 s5, s10, 4
2010  v_bitop3_b32 v48, s4, v34, v50 bitop3:0x6c
2018  s_lshl_b32 s4, s10, 3
201C  v_bitop3_b32 v49, s5, v35, v50 bitop3:0x6c
2024  s_lshl_b32 s5, s10, 2
2028  v_bitop3_b32 v52, s4, v36, v50 bitop3:0x6c
2030  s_lshl_b32 s4, s10, 1
2034  v_bitop3_b32 v53, s5, v37, v50 bitop3:0x6c
203C  v_bitop3_b32 v51, s10, v39, v50 bitop3:0x6c
2044  v_bitop3_b32 v50, s4, v38, v50 bitop3:0x6c
204C  v_pk_add_f32 v[54:55], v[0:1], v[0:1] op_sel:[0,1]
2054  v_pk_add_f32 v[0:1], v[0:1], v[0:1] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
205C  v_mov_b32_e32 v55, v1
2060  v_pk_add_f32 v[0:1], v[2:3], v[2:3] op_sel:[0,1]
2068  v_pk_add_f32 v[2:3], v[2:3], v[2:3] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2070  v_mov_b32_e32 v1, v3
2074  v_pk_add_f32 v[2:3], v[40:41], v[40:41] op_sel:[0,1]
207C  v_pk_add_f32 v[40:41], v[40:41], v[40:41] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2084  v_mov_b32_e32 v3, v41
2088  v_pk_add_f32 v[40:41], v[42:43], v[42:43] op_sel:[0,1]
2090  v_pk_add_f32 v[42:43], v[42:43], v[42:43] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2098  v_mov_b32_e32 v41, v43
209C  v_pk_add_f32 v[42:43], v[88:89], v[88:89] op_sel:[0,1]
20A4  v_pk_add_f32 v[56:57], v[88:89], v[88:89] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
20AC  v_pk_add_f32 v[60:61], v[44:45], v[44:45] op_sel:[0,1]
20B4  v_pk_add_f32 v[44:45], v[44:45], v[44:45] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
20BC  v_mov_b32_e32 v43, v57
20C0  v_mov_b32_e32 v61, v45
20C4  v_pk_add_f32 v[44:45], v[90:91], v[90:91] op_sel:[0,1]
20CC  v_pk_add_f32 v[56:57], v[90:91], v[90:91] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
20D4  v_mov_b32_e32 v45, v57
20D8  v_pk_add_f32 v[62:63], v[92:93], v[92:93] op_sel:[0,1]
20E0  v_pk_add_f32 v[56:57], v[92:93], v[92:93] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
20E8  v_mov_b32_e32 v63, v57
20EC  v_pk_add_f32 v[56:57], v[72:73], v[72:73] op_sel:[0,1]
20F4  v_pk_add_f32 v[58:59], v[72:73], v[72:73] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
20FC  v_mov_b32_e32 v57, v59
2100  v_pk_add_f32 v[58:59], v[74:75], v[74:75] op_sel:[0,1]
2108  v_pk_add_f32 v[64:65], v[74:75], v[74:75] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2110  v_mov_b32_e32 v59, v65
2114  v_pk_add_f32 v[64:65], v[76:77], v[76:77] op_sel:[0,1]
211C  v_pk_add_f32 v[66:67], v[76:77], v[76:77] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2124  v_mov_b32_e32 v65, v67
2128  v_pk_add_f32 v[66:67], v[78:79], v[78:79] op_sel:[0,1]
2130  v_pk_add_f32 v[68:69], v[78:79], v[78:79] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2138  v_mov_b32_e32 v67, v69
213C  v_pk_add_f32 v[68:69], v[46:47], v[46:47] op_sel:[0,1]
2144  v_pk_add_f32 v[46:47], v[46:47], v[46:47] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
214C  v_mov_b32_e32 v69, v47
2150  v_pk_add_f32 v[46:47], v[48:49], v[48:49] op_sel:[0,1]
2158  v_pk_add_f32 v[48:49], v[48:49], v[48:49] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2160  v_mov_b32_e32 v47, v49
2164  v_pk_add_f32 v[48:49], v[52:53], v[52:53] op_sel:[0,1]
216C  v_pk_add_f32 v[52:53], v[52:53], v[52:53] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2174  v_mov_b32_e32 v49, v53
2178  v_pk_add_f32 v[52:53], v[50:51], v[50:51] op_sel:[0,1]
2180  v_pk_add_f32 v[50:51], v[50:51], v[50:51] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2188  v_mov_b32_e32 v53, v51
218C  v_pk_add_f32 v[50:51], v[58:59], v[56:57]
2194  v_pk_add_f32 v[72:73], v[46:47], v[68:69]
219C  v_pk_add_f32 v[74:75], v[52:53], v[48:49]
21A4  v_pk_add_f32 v[56:57], v[56:57], v[58:59] neg_lo:[0,1] neg_hi:[0,1]
21AC  v_pk_add_f32 v[58:59], v[64:65], v[66:67] neg_lo:[0,1] neg_hi:[0,1]
21B4  v_pk_add_f32 v[46:47], v[68:69], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
21BC  v_pk_add_f32 v[48:49], v[48:49], v[52:53] neg_lo:[0,1] neg_hi:[0,1]
21C4  v_pk_add_f32 v[70:71], v[66:67], v[64:65]
21CC  v_pk_add_f32 v[82:83], v[56:57], v[58:59] neg_lo:[0,1] neg_hi:[0,1]
21D4  v_pk_add_f32 v[84:85], v[46:47], v[48:49] neg_lo:[0,1] neg_hi:[0,1]
21DC  v_pk_add_f32 v[52:53], v[58:59], v[56:57]
21E4  v_pk_add_f32 v[46:47], v[48:49], v[46:47]
21EC  v_pk_add_f32 v[48:49], v[54:55], v[0:1]
21F4  v_pk_add_f32 v[56:57], v[2:3], v[40:41]
21FC  v_pk_add_f32 v[58:59], v[42:43], v[60:61]
2204  v_pk_add_f32 v[66:67], v[62:63], v[44:45]
220C  v_pk_add_f32 v[64:65], v[48:49], v[56:57] neg_lo:[0,1] neg_hi:[0,1]
2214  v_pk_add_f32 v[48:49], v[48:49], v[56:57]
221C  v_pk_add_f32 v[56:57], v[66:67], v[58:59]
2224  v_pk_add_f32 v[0:1], v[54:55], v[0:1] neg_lo:[0,1] neg_hi:[0,1]
222C  v_pk_add_f32 v[2:3], v[2:3], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
2234  v_pk_add_f32 v[40:41], v[42:43], v[60:61] neg_lo:[0,1] neg_hi:[0,1]
223C  v_pk_add_f32 v[42:43], v[44:45], v[62:63] neg_lo:[0,1] neg_hi:[0,1]
2244  v_pk_add_f32 v[68:69], v[58:59], v[66:67] neg_lo:[0,1] neg_hi:[0,1]
224C  s_mov_b32 s4, 0x3e800000
2254  v_pk_add_f32 v[58:59], v[48:49], v[56:57]
225C  v_pk_add_f32 v[48:49], v[48:49], v[56:57] neg_lo:[0,1] neg_hi:[0,1]
2264  v_pk_add_f32 v[44:45], v[0:1], v[2:3] neg_lo:[0,1] neg_hi:[0,1]
226C  v_pk_add_f32 v[0:1], v[0:1], v[2:3]
2274  v_pk_add_f32 v[2:3], v[42:43], v[40:41]
227C  v_pk_add_f32 v[76:77], v[50:51], v[70:71] neg_lo:[0,1] neg_hi:[0,1]
2284  v_pk_add_f32 v[78:79], v[72:73], v[74:75] neg_lo:[0,1] neg_hi:[0,1]
228C  v_pk_add_f32 v[50:51], v[70:71], v[50:51]
2294  v_pk_add_f32 v[72:73], v[74:75], v[72:73]
229C  v_pk_mul_f32 v[56:57], v[48:49], s[4:5] op_sel_hi:[1,0]
22A4  v_pk_add_f32 v[48:49], v[40:41], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
22AC  v_pk_add_f32 v[40:41], v[0:1], v[2:3]
22B4  v_pk_add_f32 v[0:1], v[0:1], v[2:3] neg_lo:[0,1] neg_hi:[0,1]
22BC  v_pk_add_f32 v[54:55], v[44:45], v[48:49]
22C4  v_pk_mul_f32 v[60:61], v[0:1], s[4:5] op_sel_hi:[1,0]
22CC  v_pk_add_f32 v[0:1], v[72:73], v[50:51]
22D4  v_pk_add_f32 v[44:45], v[44:45], v[48:49] neg_lo:[0,1] neg_hi:[0,1]
22DC  v_pk_mul_f32 v[48:49], v[0:1], s[4:5] op_sel_hi:[1,0]
22E4  v_pk_add_f32 v[0:1], v[46:47], v[52:53]
22EC  v_pk_add_f32 v[74:75], v[50:51], v[72:73] neg_lo:[0,1] neg_hi:[0,1]
22F4  v_pk_mul_f32 v[50:51], v[0:1], s[4:5] op_sel_hi:[1,0]
22FC  v_pk_add_f32 v[0:1], v[78:79], v[76:77]
2304  v_pk_add_f32 v[80:81], v[76:77], v[78:79] neg_lo:[0,1] neg_hi:[0,1]
230C  v_pk_add_f32 v[86:87], v[52:53], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
2314  v_pk_add_f32 v[88:89], v[82:83], v[84:85] neg_lo:[0,1] neg_hi:[0,1]
231C  v_pk_add_f32 v[70:71], v[64:65], v[68:69]
2324  v_pk_add_f32 v[68:69], v[64:65], v[68:69] neg_lo:[0,1] neg_hi:[0,1]
232C  v_pk_mul_f32 v[52:53], v[0:1], s[4:5] op_sel_hi:[1,0]
2334  v_pk_add_f32 v[0:1], v[84:85], v[82:83]
233C  v_pk_mul_f32 v[64:65], v[70:71], s[4:5] op_sel_hi:[1,0]
2344  v_pk_mul_f32 v[66:67], v[58:59], s[4:5] op_sel_hi:[1,0]
234C  v_pk_mul_f32 v[58:59], v[68:69], s[4:5] op_sel_hi:[1,0]
2354  v_pk_mul_f32 v[68:69], v[54:55], s[4:5] op_sel_hi:[1,0]
235C  v_pk_mul_f32 v[70:71], v[40:41], s[4:5] op_sel_hi:[1,0]
2364  v_pk_mul_f32 v[62:63], v[44:45], s[4:5] op_sel_hi:[1,0]
236C  v_pk_mul_f32 v[54:55], v[0:1], s[4:5] op_sel_hi:[1,0]
2374  v_pk_mul_f32 v[40:41], v[74:75], s[4:5] op_sel_hi:[1,0]
237C  v_pk_mul_f32 v[42:43], v[86:87], s[4:5] op_sel_hi:[1,0]
2384  v_pk_mul_f32 v[44:45], v[80:81], s[4:5] op_sel_hi:[1,0]
238C  v_pk_mul_f32 v[46:47], v[88:89], s[4:5] op_sel_hi:[1,0]
2394  v_mov_b32_e32 v0, v58
2398  v_mov_b32_e32 v1, v56
239C  v_mov_b32_e32 v2, v62
23A0  v_mov_b32_e32 v3, v59
23A4  v_mov_b32_e32 v108, v48
23A8  v_mov_b32_e32 v109, v63
23AC  v_mov_b32_e32 v110, v50
23B0  v_mov_b32_e32 v111, v49
23B4  v_mov_b32_e32 v112, v52
23B8  v_mov_b32_e32 v113, v51
23BC  v_mov_b32_e32 v114, v54
23C0  v_mov_b32_e32 v115, v53
23C4  v_mov_b32_e32 v104, v55
23C8  v_mov_b32_e32 v105, v57
23CC  v_mov_b64_e32 v[106:107], v[60:61]
23D0  v_mov_b64_e32 v[96:97], v[66:67]
23D4  v_mov_b64_e32 v[98:99], v[70:71]
23D8  v_mov_b64_e32 v[100:101], v[64:65]
23DC  v_mov_b64_e32 v[102:103], v[68:69]
23E0  v_mov_b64_e32 v[88:89], v[56:57]
23E4  v_mov_b64_e32 v[94:95], v[60:61]
23E8  v_mov_b64_e32 v[90:91], v[58:59]
23EC  v_mov_b64_e32 v[92:93], v[62:63]
23F0  v_mov_b64_e32 v[72:73], v[48:49]
23F4  v_mov_b64_e32 v[74:75], v[50:51]
23F8  v_mov_b64_e32 v[76:77], v[52:53]
23FC  v_mov_b64_e32 v[78:79], v[54:55]
2400  v_mov_b64_e32 v[80:81], v[40:41]
2404  v_mov_b64_e32 v[82:83], v[42:43]
2408  v_mov_b64_e32 v[84:85], v[44:45]
240C  v_mov_b64_e32 v[86:87], v[46:47]
2410  s_branch 49
2414  v_mov_b32_e32 v67, v9
2418  v_mov_b32_e32 v66, v8
241C  v_mov_b32_e32 v71, v11
2420  v_mov_b32_e32 v70, v10
2424  v_mov_b32_e32 v65, v13
2428  v_mov_b32_e32 v64, v12
242C  v_mov_b32_e32 v69, v15
2430  v_mov_b32_e32 v68, v14
2434  v_mov_b32_e32 v57, v19
2438  v_mov_b32_e32 v56, v17
243C  v_mov_b32_e32 v61, v21
2440  v_mov_b32_e32 v60, v20
2444  v_mov_b32_e32 v59, v23
2448  v_mov_b32_e32 v58, v16
244C  v_mov_b32_e32 v63, v25
2450  v_mov_b32_e32 v62, v22
2454  v_mov_b32_e32 v49, v27
2458  v_mov_b32_e32 v48, v24
245C  v_mov_b32_e32 v51, v29
2460  v_mov_b32_e32 v50, v26
2464  v_mov_b32_e32 v53, v31
2468  v_mov_b32_e32 v52, v28
246C  v_mov_b32_e32 v55, v18
2470  v_mov_b32_e32 v54, v30
2474  v_mov_b32_e32 v41, v33
2478  v_mov_b32_e32 v40, v32
247C  v_mov_b32_e32 v43, v35
2480  v_mov_b32_e32 v42, v34
2484  v_mov_b32_e32 v45, v37
2488  v_mov_b32_e32 v44, v36
248C  v_mov_b32_e32 v47, v39
2490  v_mov_b32_e32 v46, v38
2494  v_mov_b64_e32 v[106:107], v[20:21]
2498  v_mov_b64_e32 v[0:1], v[16:17]
249C  v_mov_b64_e32 v[2:3], v[22:23]
24A0  v_mov_b64_e32 v[108:109], v[24:25]
24A4  v_mov_b64_e32 v[110:111], v[26:27]
24A8  v_mov_b64_e32 v[112:113], v[28:29]
24AC  v_mov_b64_e32 v[114:115], v[30:31]
24B0  v_mov_b64_e32 v[104:105], v[18:19]
24B4  v_mov_b64_e32 v[96:97], v[8:9]
24B8  v_mov_b64_e32 v[98:99], v[10:11]
24BC  v_mov_b64_e32 v[100:101], v[12:13]
24C0  v_mov_b64_e32 v[102:103], v[14:15]
24C4  v_mov_b64_e32 v[94:95], v[20:21]
24C8  v_mov_b64_e32 v[80:81], v[32:33]
24CC  v_mov_b64_e32 v[82:83], v[34:35]
24D0  v_mov_b64_e32 v[84:85], v[36:37]
24D4  v_mov_b64_e32 v[86:87], v[38:39]
24D8  v_and_b32_e32 v124, 0x7fffffff, v66
24E0  v_and_b32_e32 v125, 0x7fffffff, v67
24E8  v_max_u32_e32 v116, v125, v124
24EC  v_and_b32_e32 v126, 0x7fffffff, v70
24F4  v_and_b32_e32 v122, 0x7fffffff, v71
24FC  v_max3_u32 v116, v122, v126, v116
2504  v_and_b32_e32 v123, 0x7fffffff, v64
250C  v_and_b32_e32 v120, 0x7fffffff, v65
2514  v_max3_u32 v116, v120, v123, v116
251C  v_and_b32_e32 v121, 0x7fffffff, v68
2524  v_and_b32_e32 v119, 0x7fffffff, v69
252C  v_max3_u32 v116, v119, v121, v116
2534  v_and_b32_e32 v1, 0x7fffffff, v1
253C  v_and_b32_e32 v117, 0x7fffffff, v105
2544  v_max3_u32 v1, v117, v1, v116
254C  v_and_b32_e32 v118, 0x7fffffff, v106
2554  v_and_b32_e32 v116, 0x7fffffff, v107
255C  v_max3_u32 v1, v116, v118, v1
2564  v_and_b32_e32 v0, 0x7fffffff, v0
256C  v_and_b32_e32 v3, 0x7fffffff, v3
2574  v_max3_u32 v0, v3, v0, v1
257C  v_and_b32_e32 v1, 0x7fffffff, v2
2584  v_and_b32_e32 v2, 0x7fffffff, v109
258C  v_max3_u32 v0, v2, v1, v0
2594  v_and_b32_e32 v1, 0x7fffffff, v108
259C  v_and_b32_e32 v2, 0x7fffffff, v111
25A4  v_max3_u32 v0, v2, v1, v0
25AC  v_and_b32_e32 v1, 0x7fffffff, v110
25B4  v_and_b32_e32 v2, 0x7fffffff, v113
25BC  v_max3_u32 v0, v2, v1, v0
25C4  v_and_b32_e32 v1, 0x7fffffff, v112
25CC  v_and_b32_e32 v2, 0x7fffffff, v115
25D4  v_max3_u32 v0, v2, v1, v0
25DC  v_and_b32_e32 v1, 0x7fffffff, v114
25E4  v_and_b32_e32 v2, 0x7fffffff, v104
25EC  v_max3_u32 v0, v2, v1, v0
25F4  v_and_b32_e32 v114, 0x7fffffff, v40
25FC  v_and_b32_e32 v112, 0x7fffffff, v41
2604  v_max3_u32 v0, v112, v114, v0
260C  v_and_b32_e32 v113, 0x7fffffff, v42
2614  v_and_b32_e32 v110, 0x7fffffff, v43
261C  v_max3_u32 v0, v110, v113, v0
2624  v_and_b32_e32 v111, 0x7fffffff, v44
262C  v_and_b32_e32 v109, 0x7fffffff, v45
2634  v_max3_u32 v0, v109, v111, v0
263C  v_and_b32_e32 v108, 0x7fffffff, v46
2644  v_and_b32_e32 v104, 0x7fffffff, v47
264C  v_max3_u32 v115, v104, v108, v0
2654  s_mov_b32 s4, 0x7f7fffff
265C  v_mov_b32_e32 v0, 0
2660  v_cmp_lt_u32_e32 vcc, s4, v115
2664  v_mov_b32_e32 v1, v0
2668  v_mov_b32_e32 v2, v0
266C  v_mov_b32_e32 v3, v0
2670  s_and_saveexec_b64 s[84:85], vcc
2674  s_cbranch_execz 699
2678  s_mov_b32 s8, 0x7f800000
2680  v_cmp_lt_u32_e32 vcc, s8, v124
2684  v_cmp_lt_u32_e64 s[4:5], s4, v124
268C  v_mov_b32_e32 v1, v0
2690  v_mov_b32_e32 v2, v0
2694  v_mov_b32_e32 v3, v0
2698  s_and_saveexec_b64 s[6:7], s[4:5]
269C  v_and_b32_e32 v0, 0x80000000, v66
26A4  s_and_b64 s[4:5], s[82:83], vcc
26A8  v_mov_b32_e32 v1, 0
26AC  v_cndmask_b32_e64 v66, v0, 0, s[4:5]
26B4  v_mov_b32_e32 v0, 7
26B8  v_mov_b32_e32 v2, v1
26BC  v_mov_b32_e32 v3, v1
26C0  s_or_b64 exec, exec, s[6:7]
26C4  v_cmp_lt_u32_e64 s[66:67], s8, v125
26CC  s_mov_b32 s8, 0x7f7fffff
26D4  v_cmp_lt_u32_e64 s[4:5], s8, v125
26DC  s_and_saveexec_b64 s[6:7], s[4:5]
26E0  v_and_b32_e32 v67, 0x80000000, v67
26E8  s_and_b64 s[4:5], s[82:83], s[66:67]
26EC  v_or_b32_e32 v0, 0x70, v0
26F4  v_cndmask_b32_e64 v67, v67, 0, s[4:5]
26FC  s_or_b64 exec, exec, s[6:7]
2700  s_mov_b32 s10, 0x7f800000
2708  v_cmp_lt_u32_e64 s[4:5], s10, v126
2710  v_cmp_lt_u32_e64 s[6:7], s8, v126
2718  s_and_saveexec_b64 s[8:9], s[6:7]
271C  v_and_b32_e32 v70, 0x80000000, v70
2724  s_and_b64 s[6:7], s[82:83], s[4:5]
2728  v_or_b32_e32 v0, 0x700, v0
2730  v_cndmask_b32_e64 v70, v70, 0, s[6:7]
2738  s_or_b64 exec, exec, s[8:9]
273C  s_mov_b32 s12, 0x7f7fffff
2744  v_cmp_lt_u32_e64 s[6:7], s10, v122
274C  v_cmp_lt_u32_e64 s[8:9], s12, v122
2754  s_and_saveexec_b64 s[10:11], s[8:9]
2758  v_and_b32_e32 v71, 0x80000000, v71
2760  s_and_b64 s[8:9], s[82:83], s[6:7]
2764  v_or_b32_e32 v0, 0x7000, v0
276C  v_cndmask_b32_e64 v71, v71, 0, s[8:9]
2774  s_or_b64 exec, exec, s[10:11]
2778  s_mov_b32 s14, 0x7f800000
2780  v_cmp_lt_u32_e64 s[8:9], s14, v123
2788  v_cmp_lt_u32_e64 s[10:11], s12, v123
2790  s_and_saveexec_b64 s[12:13], s[10:11]
2794  v_and_b32_e32 v64, 0x80000000, v64
279C  s_and_b64 s[10:11], s[82:83], s[8:9]
27A0  v_or_b32_e32 v0, 0x70000, v0
27A8  v_cndmask_b32_e64 v64, v64, 0, s[10:11]
27B0  s_or_b64 exec, exec, s[12:13]
27B4  s_mov_b32 s16, 0x7f7fffff
27BC  v_cmp_lt_u32_e64 s[10:11], s14, v120
27C4  v_cmp_lt_u32_e64 s[12:13], s16, v120
27CC  s_and_saveexec_b64 s[14:15], s[12:13]
27D0  v_and_b32_e32 v65, 0x80000000, v65
27D8  s_and_b64 s[12:13], s[82:83], s[10:11]
27DC  v_or_b32_e32 v0, 0x700000, v0
27E4  v_cndmask_b32_e64 v65, v65, 0, s[12:13]
27EC  s_or_b64 exec, exec, s[14:15]
27F0  s_mov_b32 s18, 0x7f800000
27F8  v_cmp_lt_u32_e64 s[12:13], s18, v121
2800  v_cmp_lt_u32_e64 s[14:15], s16, v121
2808  s_and_saveexec_b64 s[16:17], s[14:15]
280C  v_and_b32_e32 v68, 0x80000000, v68
2814  s_and_b64 s[14:15], s[82:83], s[12:13]
2818  v_or_b32_e32 v0, 0x7000000, v0
2820  v_cndmask_b32_e64 v68, v68, 0, s[14:15]
2828  s_or_b64 exec, exec, s[16:17]
282C  s_mov_b32 s20, 0x7f7fffff
2834  v_cmp_lt_u32_e64 s[14:15], s18, v119
283C  v_cmp_lt_u32_e64 s[16:17], s20, v119
2844  s_and_saveexec_b64 s[18:19], s[16:17]
2848  v_and_b32_e32 v69, 0x80000000, v69
2850  s_and_b64 s[16:17], s[82:83], s[14:15]
2854  v_or_b32_e32 v0, 0x70000000, v0
285C  v_cndmask_b32_e64 v69, v69, 0, s[16:17]
2864  s_or_b64 exec, exec, s[18:19]
2868  v_and_b32_e32 v72, 0x7fffffff, v56
2870  s_mov_b32 s22, 0x7f800000
2878  v_cmp_lt_u32_e64 s[16:17], s22, v72
2880  v_cmp_lt_u32_e64 s[18:19], s20, v72
2888  s_and_saveexec_b64 s[20:21], s[18:19]
288C  v_and_b32_e32 v56, 0x80000000, v56
2894  s_and_b64 s[18:19], s[82:83], s[16:17]
2898  v_or_b32_e32 v1, 7, v1
289C  v_cndmask_b32_e64 v56, v56, 0, s[18:19]
28A4  s_or_b64 exec, exec, s[20:21]
28A8  s_mov_b32 s24, 0x7f7fffff
28B0  v_cmp_lt_u32_e64 s[18:19], s22, v117
28B8  v_cmp_lt_u32_e64 s[20:21], s24, v117
28C0  s_and_saveexec_b64 s[22:23], s[20:21]
28C4  v_and_b32_e32 v57, 0x80000000, v105
28CC  s_and_b64 s[20:21], s[82:83], s[18:19]
28D0  v_or_b32_e32 v1, 0x70, v1
28D8  v_cndmask_b32_e64 v57, v57, 0, s[20:21]
28E0  s_or_b64 exec, exec, s[22:23]
28E4  s_mov_b32 s26, 0x7f800000
28EC  v_cmp_lt_u32_e64 s[20:21], s26, v118
28F4  v_cmp_lt_u32_e64 s[22:23], s24, v118
28FC  s_and_saveexec_b64 s[24:25], s[22:23]
2900  v_and_b32_e32 v60, 0x80000000, v106
2908  s_and_b64 s[22:23], s[82:83], s[20:21]
290C  v_or_b32_e32 v1, 0x700, v1
2914  v_cndmask_b32_e64 v60, v60, 0, s[22:23]
291C  s_or_b64 exec, exec, s[24:25]
2920  s_mov_b32 s28, 0x7f7fffff
2928  v_cmp_lt_u32_e64 s[22:23], s26, v116
2930  v_cmp_lt_u32_e64 s[24:25], s28, v116
2938  s_and_saveexec_b64 s[26:27], s[24:25]
293C  v_and_b32_e32 v61, 0x80000000, v107
2944  s_and_b64 s[24:25], s[82:83], s[22:23]
2948  v_or_b32_e32 v1, 0x7000, v1
2950  v_cndmask_b32_e64 v61, v61, 0, s[24:25]
2958  s_or_b64 exec, exec, s[26:27]
295C  v_and_b32_e32 v73, 0x7fffffff, v58
2964  s_mov_b32 s30, 0x7f800000
296C  v_cmp_lt_u32_e64 s[24:25], s30, v73
2974  v_cmp_lt_u32_e64 s[26:27], s28, v73
297C  s_and_saveexec_b64 s[28:29], s[26:27]
2980  v_and_b32_e32 v58, 0x80000000, v58
2988  s_and_b64 s[26:27], s[82:83], s[24:25]
298C  v_or_b32_e32 v1, 0x70000, v1
2994  v_cndmask_b32_e64 v58, v58, 0, s[26:27]
299C  s_or_b64 exec, exec, s[28:29]
29A0  v_and_b32_e32 v74, 0x7fffffff, v59
29A8  s_mov_b32 s33, 0x7f7fffff
29B0  v_cmp_lt_u32_e64 s[26:27], s30, v74
29B8  v_cmp_lt_u32_e64 s[28:29], s33, v74
29C0  s_and_saveexec_b64 s[30:31], s[28:29]
29C4  v_and_b32_e32 v59, 0x80000000, v59
29CC  s_and_b64 s[28:29], s[82:83], s[26:27]
29D0  v_or_b32_e32 v1, 0x700000, v1
29D8  v_cndmask_b32_e64 v59, v59, 0, s[28:29]
29E0  s_or_b64 exec, exec, s[30:31]
29E4  v_and_b32_e32 v75, 0x7fffffff, v62
29EC  s_mov_b32 s36, 0x7f800000
29F4  v_cmp_lt_u32_e64 s[28:29], s36, v75
29FC  v_cmp_lt_u32_e64 s[30:31], s33, v75
2A04  s_and_saveexec_b64 s[34:35], s[30:31]
2A08  v_and_b32_e32 v62, 0x80000000, v62
2A10  s_and_b64 s[30:31], s[82:83], s[28:29]
2A14  v_or_b32_e32 v1, 0x7000000, v1
2A1C  v_cndmask_b32_e64 v62, v62, 0, s[30:31]
2A24  s_or_b64 exec, exec, s[34:35]
2A28  v_and_b32_e32 v76, 0x7fffffff, v63
2A30  v_cmp_lt_u32_e64 s[30:31], s36, v76
2A38  v_cmp_lt_u32_e64 s[34:35], s33, v76
2A40  s_and_saveexec_b64 s[36:37], s[34:35]
2A44  v_and_b32_e32 v63, 0x80000000, v63
2A4C  s_and_b64 s[34:35], s[82:83], s[30:31]
2A50  v_or_b32_e32 v1, 0x70000000, v1
2A58  v_cndmask_b32_e64 v63, v63, 0, s[34:35]
2A60  s_or_b64 exec, exec, s[36:37]
2A64  v_and_b32_e32 v77, 0x7fffffff, v48
2A6C  s_mov_b32 s40, 0x7f800000
2A74  v_cmp_lt_u32_e64 s[34:35], s40, v77
2A7C  v_cmp_lt_u32_e64 s[36:37], s33, v77
2A84  s_and_saveexec_b64 s[38:39], s[36:37]
2A88  v_and_b32_e32 v48, 0x80000000, v48
2A90  s_and_b64 s[36:37], s[82:83], s[34:35]
2A94  v_or_b32_e32 v2, 7, v2
2A98  v_cndmask_b32_e64 v48, v48, 0, s[36:37]
2AA0  s_or_b64 exec, exec, s[38:39]
2AA4  v_and_b32_e32 v78, 0x7fffffff, v49
2AAC  v_cmp_lt_u32_e64 s[36:37], s40, v78
2AB4  v_cmp_lt_u32_e64 s[38:39], s33, v78
2ABC  s_and_saveexec_b64 s[40:41], s[38:39]
2AC0  v_and_b32_e32 v49, 0x80000000, v49
2AC8  s_and_b64 s[38:39], s[82:83], s[36:37]
2ACC  v_or_b32_e32 v2, 0x70, v2
2AD4  v_cndmask_b32_e64 v49, v49, 0, s[38:39]
2ADC  s_or_b64 exec, exec, s[40:41]
2AE0  v_and_b32_e32 v79, 0x7fffffff, v50
2AE8  s_mov_b32 s44, 0x7f800000
2AF0  v_cmp_lt_u32_e64 s[38:39], s44, v79
2AF8  v_cmp_lt_u32_e64 s[40:41], s33, v79
2B00  s_and_saveexec_b64 s[42:43], s[40:41]
2B04  v_and_b32_e32 v50, 0x80000000, v50
2B0C  s_and_b64 s[40:41], s[82:83], s[38:39]
2B10  v_or_b32_e32 v2, 0x700, v2
2B18  v_cndmask_b32_e64 v50, v50, 0, s[40:41]
2B20  s_or_b64 exec, exec, s[42:43]
2B24  v_and_b32_e32 v80, 0x7fffffff, v51
2B2C  v_cmp_lt_u32_e64 s[40:41], s44, v80
2B34  v_cmp_lt_u32_e64 s[42:43], s33, v80
2B3C  s_and_saveexec_b64 s[44:45], s[42:43]
2B40  v_and_b32_e32 v51, 0x80000000, v51
2B48  s_and_b64 s[42:43], s[82:83], s[40:41]
2B4C  v_or_b32_e32 v2, 0x7000, v2
2B54  v_cndmask_b32_e64 v51, v51, 0, s[42:43]
2B5C  s_or_b64 exec, exec, s[44:45]
2B60  v_and_b32_e32 v81, 0x7fffffff, v52
2B68  s_mov_b32 s48, 0x7f800000
2B70  v_cmp_lt_u32_e64 s[42:43], s48, v81
2B78  v_cmp_lt_u32_e64 s[44:45], s33, v81
2B80  s_and_saveexec_b64 s[46:47], s[44:45]
2B84  v_and_b32_e32 v52, 0x80000000, v52
2B8C  s_and_b64 s[44:45], s[82:83], s[42:43]
2B90  v_or_b32_e32 v2, 0x70000, v2
2B98  v_cndmask_b32_e64 v52, v52, 0, s[44:45]
2BA0  s_or_b64 exec, exec, s[46:47]
2BA4  v_and_b32_e32 v82, 0x7fffffff, v53
2BAC  v_cmp_lt_u32_e64 s[44:45], s48, v82
2BB4  v_cmp_lt_u32_e64 s[46:47], s33, v82
2BBC  s_and_saveexec_b64 s[48:49], s[46:47]
2BC0  v_and_b32_e32 v53, 0x80000000, v53
2BC8  s_and_b64 s[46:47], s[82:83], s[44:45]
2BCC  v_or_b32_e32 v2, 0x700000, v2
2BD4  v_cndmask_b32_e64 v53, v53, 0, s[46:47]
2BDC  s_or_b64 exec, exec, s[48:49]
2BE0  v_and_b32_e32 v83, 0x7fffffff, v54
2BE8  s_mov_b32 s52, 0x7f800000
2BF0  v_cmp_lt_u32_e64 s[46:47], s52, v83
2BF8  v_cmp_lt_u32_e64 s[48:49], s33, v83
2C00  s_and_saveexec_b64 s[50:51], s[48:49]
2C04  v_and_b32_e32 v54, 0x80000000, v54
2C0C  s_and_b64 s[48:49], s[82:83], s[46:47]
2C10  v_or_b32_e32 v2, 0x7000000, v2
2C18  v_cndmask_b32_e64 v54, v54, 0, s[48:49]
2C20  s_or_b64 exec, exec, s[50:51]
2C24  v_and_b32_e32 v84, 0x7fffffff, v55
2C2C  v_cmp_lt_u32_e64 s[48:49], s52, v84
2C34  v_cmp_lt_u32_e64 s[50:51], s33, v84
2C3C  s_and_saveexec_b64 s[52:53], s[50:51]
2C40  v_and_b32_e32 v55, 0x80000000, v55
2C48  s_and_b64 s[50:51], s[82:83], s[48:49]
2C4C  v_or_b32_e32 v2, 0x70000000, v2
2C54  v_cndmask_b32_e64 v55, v55, 0, s[50:51]
2C5C  s_or_b64 exec, exec, s[52:53]
2C60  s_mov_b32 s56, 0x7f800000
2C68  v_cmp_lt_u32_e64 s[50:51], s56, v114
2C70  v_cmp_lt_u32_e64 s[52:53], s33, v114
2C78  s_and_saveexec_b64 s[54:55], s[52:53]
2C7C  v_and_b32_e32 v40, 0x80000000, v40
2C84  s_and_b64 s[52:53], s[82:83], s[50:51]
2C88  v_or_b32_e32 v3, 7, v3
2C8C  v_cndmask_b32_e64 v40, v40, 0, s[52:53]
2C94  s_or_b64 exec, exec, s[54:55]
2C98  v_cmp_lt_u32_e64 s[52:53], s56, v112
2CA0  v_cmp_lt_u32_e64 s[54:55], s33, v112
2CA8  s_and_saveexec_b64 s[56:57], s[54:55]
2CAC  v_and_b32_e32 v41, 0x80000000, v41
2CB4  s_and_b64 s[54:55], s[82:83], s[52:53]
2CB8  v_or_b32_e32 v3, 0x70, v3
2CC0  v_cndmask_b32_e64 v41, v41, 0, s[54:55]
2CC8  s_or_b64 exec, exec, s[56:57]
2CCC  s_mov_b32 s60, 0x7f800000
2CD4  v_cmp_lt_u32_e64 s[54:55], s60, v113
2CDC  v_cmp_lt_u32_e64 s[56:57], s33, v113
2CE4  s_and_saveexec_b64 s[58:59], s[56:57]
2CE8  v_and_b32_e32 v42, 0x80000000, v42
2CF0  s_and_b64 s[56:57], s[82:83], s[54:55]
2CF4  v_or_b32_e32 v3, 0x700, v3
2CFC  v_cndmask_b32_e64 v42, v42, 0, s[56:57]
2D04  s_or_b64 exec, exec, s[58:59]
2D08  v_cmp_lt_u32_e64 s[56:57], s60, v110
2D10  v_cmp_lt_u32_e64 s[58:59], s33, v110
2D18  s_and_saveexec_b64 s[60:61], s[58:59]
2D1C  v_and_b32_e32 v43, 0x80000000, v43
2D24  s_and_b64 s[58:59], s[82:83], s[56:57]
2D28  v_or_b32_e32 v3, 0x7000, v3
2D30  v_cndmask_b32_e64 v43, v43, 0, s[58:59]
2D38  s_or_b64 exec, exec, s[60:61]
2D3C  s_mov_b32 s64, 0x7f800000
2D44  v_cmp_lt_u32_e64 s[58:59], s64, v111
2D4C  v_cmp_lt_u32_e64 s[60:61], s33, v111
2D54  s_and_saveexec_b64 s[62:63], s[60:61]
2D58  v_and_b32_e32 v44, 0x80000000, v44
2D60  s_and_b64 s[60:61], s[82:83], s[58:59]
2D64  v_or_b32_e32 v3, 0x70000, v3
2D6C  v_cndmask_b32_e64 v44, v44, 0, s[60:61]
2D74  s_or_b64 exec, exec, s[62:63]
2D78  v_cmp_lt_u32_e64 s[60:61], s64, v109
2D80  v_cmp_lt_u32_e64 s[62:63], s33, v109
2D88  s_and_saveexec_b64 s[64:65], s[62:63]
2D8C  v_and_b32_e32 v45, 0x80000000, v45
2D94  s_and_b64 s[62:63], s[82:83], s[60:61]
2D98  v_or_b32_e32 v3, 0x700000, v3
2DA0  v_cndmask_b32_e64 v45, v45, 0, s[62:63]
2DA8  s_or_b64 exec, exec, s[64:65]
2DAC  s_mov_b32 s70, 0x7f800000
2DB4  v_cmp_lt_u32_e64 s[64:65], s70, v108
2DBC  v_cmp_lt_u32_e64 s[62:63], s33, v108
2DC4  s_and_saveexec_b64 s[68:69], s[62:63]
2DC8  v_and_b32_e32 v46, 0x80000000, v46
2DD0  s_and_b64 s[62:63], s[82:83], s[64:65]
2DD4  v_or_b32_e32 v3, 0x7000000, v3
2DDC  v_cndmask_b32_e64 v46, v46, 0, s[62:63]
2DE4  s_or_b64 exec, exec, s[68:69]
2DE8  v_cmp_lt_u32_e64 s[62:63], s70, v104
2DF0  v_cmp_lt_u32_e64 s[68:69], s33, v104
2DF8  s_and_saveexec_b64 s[86:87], s[68:69]
2DFC  v_and_b32_e32 v47, 0x80000000, v47
2E04  s_and_b64 s[68:69], s[82:83], s[62:63]
2E08  v_or_b32_e32 v3, 0x70000000, v3
2E10  v_cndmask_b32_e64 v47, v47, 0, s[68:69]
2E18  s_or_b64 exec, exec, s[86:87]
2E1C  v_cndmask_b32_e64 v85, v124, 0, vcc
2E24  v_max_u32_e32 v86, v125, v85
2E28  v_cndmask_b32_e64 v85, v86, v85, s[66:67]
2E30  v_max_u32_e32 v86, v126, v85
2E34  v_cndmask_b32_e64 v85, v86, v85, s[4:5]
2E3C  v_max_u32_e32 v86, v122, v85
2E40  v_cndmask_b32_e64 v85, v86, v85, s[6:7]
2E48  v_max_u32_e32 v86, v123, v85
2E4C  v_cndmask_b32_e64 v85, v86, v85, s[8:9]
2E54  v_max_u32_e32 v86, v120, v85
2E58  v_cndmask_b32_e64 v85, v86, v85, s[10:11]
2E60  v_max_u32_e32 v86, v121, v85
2E64  v_cndmask_b32_e64 v85, v86, v85, s[12:13]
2E6C  v_max_u32_e32 v86, v119, v85
2E70  v_cndmask_b32_e64 v85, v86, v85, s[14:15]
2E78  v_max_u32_e32 v72, v72, v85
2E7C  v_cndmask_b32_e64 v72, v72, v85, s[16:17]
2E84  v_max_u32_e32 v85, v117, v72
2E88  v_cndmask_b32_e64 v72, v85, v72, s[18:19]
2E90  v_max_u32_e32 v85, v118, v72
2E94  v_cndmask_b32_e64 v72, v85, v72, s[20:21]
2E9C  v_max_u32_e32 v85, v116, v72
2EA0  v_cndmask_b32_e64 v72, v85, v72, s[22:23]
2EA8  v_max_u32_e32 v73, v73, v72
2EAC  v_cndmask_b32_e64 v72, v73, v72, s[24:25]
2EB4  v_max_u32_e32 v73, v74, v72
2EB8  v_cndmask_b32_e64 v72, v73, v72, s[26:27]
2EC0  v_max_u32_e32 v73, v75, v72
2EC4  v_cndmask_b32_e64 v72, v73, v72, s[28:29]
2ECC  v_max_u32_e32 v73, v76, v72
2ED0  v_cndmask_b32_e64 v72, v73, v72, s[30:31]
2ED8  v_max_u32_e32 v73, v77, v72
2EDC  v_cndmask_b32_e64 v72, v73, v72, s[34:35]
2EE4  v_max_u32_e32 v73, v78, v72
2EE8  v_cndmask_b32_e64 v72, v73, v72, s[36:37]
2EF0  v_max_u32_e32 v73, v79, v72
2EF4  v_cndmask_b32_e64 v72, v73, v72, s[38:39]
2EFC  v_max_u32_e32 v73, v80, v72
2F00  v_cndmask_b32_e64 v72, v73, v72, s[40:41]
2F08  v_max_u32_e32 v73, v81, v72
2F0C  v_cndmask_b32_e64 v72, v73, v72, s[42:43]
2F14  v_max_u32_e32 v73, v82, v72
2F18  v_cndmask_b32_e64 v72, v73, v72, s[44:45]
2F20  v_max_u32_e32 v73, v83, v72
2F24  v_cndmask_b32_e64 v72, v73, v72, s[46:47]
2F2C  v_max_u32_e32 v73, v84, v72
2F30  v_cndmask_b32_e64 v72, v73, v72, s[48:49]
2F38  v_cndmask_b32_e64 v92, 0, 1, s[22:23]
2F40  v_cndmask_b32_e64 v93, 0, 1, s[20:21]
2F48  v_max_u32_e32 v73, v114, v72
2F4C  v_cndmask_b32_e64 v94, 0, 1, s[18:19]
2F54  v_cndmask_b32_e64 v103, 0, 1, vcc
2F5C  v_add_u32_e32 v92, v93, v92
2F60  v_cndmask_b32_e64 v72, v73, v72, s[50:51]
2F68  v_cndmask_b32_e64 v101, 0, 1, s[4:5]
2F70  v_cndmask_b32_e64 v102, 0, 1, s[66:67]
2F78  v_add3_u32 v92, v92, v94, v103
2F80  v_max_u32_e32 v73, v112, v72
2F84  v_cndmask_b32_e64 v99, 0, 1, s[8:9]
2F8C  v_cndmask_b32_e64 v100, 0, 1, s[6:7]
2F94  v_add3_u32 v92, v92, v102, v101
2F9C  v_cndmask_b32_e64 v72, v73, v72, s[52:53]
2FA4  v_cndmask_b32_e64 v97, 0, 1, s[12:13]
2FAC  v_cndmask_b32_e64 v98, 0, 1, s[10:11]
2FB4  v_add3_u32 v92, v92, v100, v99
2FBC  v_max_u32_e32 v73, v113, v72
2FC0  v_cndmask_b32_e64 v95, 0, 1, s[16:17]
2FC8  v_cndmask_b32_e64 v96, 0, 1, s[14:15]
2FD0  v_add3_u32 v92, v92, v98, v97
2FD8  v_cndmask_b32_e64 v72, v73, v72, s[54:55]
2FE0  v_cndmask_b32_e64 v90, 0, 1, s[26:27]
2FE8  v_cndmask_b32_e64 v91, 0, 1, s[24:25]
2FF0  v_add3_u32 v92, v92, v96, v95
2FF8  v_max_u32_e32 v73, v110, v72
2FFC  v_cndmask_b32_e64 v88, 0, 1, s[30:31]
3004  v_cndmask_b32_e64 v89, 0, 1, s[28:29]
300C  v_add3_u32 v90, v92, v91, v90
3014  v_cndmask_b32_e64 v72, v73, v72, s[56:57]
301C  v_cndmask_b32_e64 v86, 0, 1, s[36:37]
3024  v_cndmask_b32_e64 v87, 0, 1, s[34:35]
302C  v_add3_u32 v88, v90, v89, v88
3034  v_max_u32_e32 v73, v111, v72
3038  v_cndmask_b32_e64 v84, 0, 1, s[40:41]
3040  v_cndmask_b32_e64 v85, 0, 1, s[38:39]
3048  v_add3_u32 v86, v88, v87, v86
3050  v_cndmask_b32_e64 v72, v73, v72, s[58:59]
3058  v_cndmask_b32_e64 v82, 0, 1, s[44:45]
3060  v_cndmask_b32_e64 v83, 0, 1, s[42:43]
3068  v_add3_u32 v84, v86, v85, v84
3070  v_max_u32_e32 v73, v109, v72
3074  v_cndmask_b32_e64 v80, 0, 1, s[48:49]
307C  v_cndmask_b32_e64 v81, 0, 1, s[46:47]
3084  v_add3_u32 v82, v84, v83, v82
308C  v_cndmask_b32_e64 v72, v73, v72, s[60:61]
3094  v_cndmask_b32_e64 v78, 0, 1, s[52:53]
309C  v_cndmask_b32_e64 v79, 0, 1, s[50:51]
30A4  v_add3_u32 v80, v82, v81, v80
30AC  v_max_u32_e32 v74, v108, v72
30B0  v_cndmask_b32_e64 v76, 0, 1, s[56:57]
30B8  v_cndmask_b32_e64 v77, 0, 1, s[54:55]
30C0  v_add3_u32 v78, v80, v79, v78
30C8  v_cndmask_b32_e64 v72, v74, v72, s[64:65]
30D0  v_cndmask_b32_e64 v74, 0, 1, s[60:61]
30D8  v_cndmask_b32_e64 v75, 0, 1, s[58:59]
30E0  v_add3_u32 v76, v78, v77, v76
30E8  v_cndmask_b32_e64 v73, 0, 1, s[64:65]
30F0  v_cndmask_b32_e64 v105, 0, 1, s[62:63]
30F8  v_add3_u32 v74, v76, v75, v74
3100  v_add3_u32 v73, v74, v73, v105
3108  v_max_u32_e32 v74, v104, v72
310C  v_cndmask_b32_e64 v72, v74, v72, s[62:63]
3114  v_mov_b32_e32 v74, 0x7f800000
311C  v_cmp_ne_u32_e32 vcc, 32, v73
3120  v_mov_b64_e32 v[96:97], v[66:67]
3124  v_mov_b64_e32 v[98:99], v[70:71]
3128  v_cndmask_b32_e32 v115, v74, v72, vcc
312C  v_mov_b64_e32 v[100:101], v[64:65]
3130  v_mov_b64_e32 v[102:103], v[68:69]
3134  v_mov_b64_e32 v[88:89], v[56:57]
3138  v_mov_b64_e32 v[94:95], v[60:61]
313C  v_mov_b64_e32 v[90:91], v[58:59]
3140  v_mov_b64_e32 v[92:93], v[62:63]
3144  v_mov_b64_e32 v[72:73], v[48:49]
3148  v_mov_b64_e32 v[74:75], v[50:51]
314C  v_mov_b64_e32 v[76:77], v[52:53]
3150  v_mov_b64_e32 v[78:79], v[54:55]
3154  v_mov_b64_e32 v[80:81], v[40:41]
3158  v_mov_b64_e32 v[82:83], v[42:43]
315C  v_mov_b64_e32 v[84:85], v[44:45]
3160  v_mov_b64_e32 v[86:87], v[46:47]
3164  s_or_b64 exec, exec, s[84:85]
3168  v_cmp_ne_u32_e32 vcc, 0, v115
316C  v_mov_b32_e32 v108, 0x7f
3174  s_and_saveexec_b64 s[4:5], vcc
3178  s_cbranch_execz 25
317C  s_bfe_u32 s10, s71, 0x20004
3184  s_cmp_eq_u32 s10, 2
3188  s_cselect_b64 s[6:7], -1, 0
318C  s_and_b64 s[8:9], s[6:7], exec
3190  s_cselect_b32 s8, 0x3fffff, 0
3198  s_cmp_lg_u32 s10, 0
319C  s_cselect_b32 s8, s8, 0x200000
31A4  v_add_u32_e32 v104, s8, v115
31A8  s_mov_b32 s8, 0x17fffff
31B0  v_lshrrev_b32_e32 v105, 23, v104
31B4  v_add_u32_e32 v105, -2, v105
31B8  v_cmp_lt_u32_e32 vcc, s8, v104
31BC  s_mov_b32 s8, 0x7f800000
31C4  s_nop 0
31C8  v_cndmask_b32_e32 v104, 0, v105, vcc
31CC  v_cmp_eq_u32_e32 vcc, s8, v115
31D0  v_mov_b32_e32 v105, 0xfe
31D8  s_and_b64 vcc, s[6:7], vcc
31DC  v_cndmask_b32_e32 v108, v104, v105, vcc
31E0  s_or_b64 exec, exec, s[4:5]
31E4  v_cmp_eq_u32_e32 vcc, 0, v108
31E8  s_cbranch_vccz 69
31EC  s_nop 0
31F0  v_cndmask_b32_e64 v40, 1.0, 2.0, vcc
31F8  v_pk_mul_f32 v[96:97], v[40:41], v[96:97] op_sel_hi:[0,1]
3200  v_pk_mul_f32 v[98:99], v[40:41], v[98:99] op_sel_hi:[0,1]
3208  v_pk_mul_f32 v[100:101], v[40:41], v[100:101] op_sel_hi:[0,1]
3210  v_pk_mul_f32 v[102:103], v[40:41], v[102:103] op_sel_hi:[0,1]
3218  v_pk_mul_f32 v[88:89], v[40:41], v[88:89] op_sel_hi:[0,1]
3220  v_pk_mul_f32 v[94:95], v[40:41], v[94:95] op_sel_hi:[0,1]
3228  v_pk_mul_f32 v[90:91], v[40:41], v[90:91] op_sel_hi:[0,1]
3230  v_pk_mul_f32 v[92:93], v[40:41], v[92:93] op_sel_hi:[0,1]
3238  v_pk_mul_f32 v[72:73], v[40:41], v[72:73] op_sel_hi:[0,1]
3240  v_pk_mul_f32 v[74:75], v[40:41], v[74:75] op_sel_hi:[0,1]
3248  v_pk_mul_f32 v[76:77], v[40:41], v[76:77] op_sel_hi:[0,1]
3250  v_pk_mul_f32 v[78:79], v[40:41], v[78:79] op_sel_hi:[0,1]
3258  v_pk_mul_f32 v[80:81], v[40:41], v[80:81] op_sel_hi:[0,1]
3260  v_pk_mul_f32 v[82:83], v[40:41], v[82:83] op_sel_hi:[0,1]
3268  v_pk_mul_f32 v[84:85], v[40:41], v[84:85] op_sel_hi:[0,1]
3270  v_pk_mul_f32 v[86:87], v[40:41], v[86:87] op_sel_hi:[0,1]
3278  v_max_u32_e32 v109, 1, v108
327C  v_mov_b32_e32 v46, v86
3280  v_mov_b32_e32 v47, v87
3284  v_mov_b32_e32 v44, v84
3288  v_mov_b32_e32 v45, v85
328C  v_mov_b32_e32 v42, v82
3290  v_mov_b32_e32 v43, v83
3294  v_mov_b32_e32 v40, v80
3298  v_mov_b32_e32 v41, v81
329C  v_mov_b32_e32 v54, v78
32A0  v_mov_b32_e32 v55, v79
32A4  v_mov_b32_e32 v52, v76
32A8  v_mov_b32_e32 v53, v77
32AC  v_mov_b32_e32 v50, v74
32B0  v_mov_b32_e32 v51, v75
32B4  v_mov_b32_e32 v48, v72
32B8  v_mov_b32_e32 v49, v73
32BC  v_mov_b32_e32 v62, v92
32C0  v_mov_b32_e32 v63, v93
32C4  v_mov_b32_e32 v58, v90
32C8  v_mov_b32_e32 v59, v91
32CC  v_mov_b32_e32 v60, v94
32D0  v_mov_b32_e32 v61, v95
32D4  v_mov_b32_e32 v56, v88
32D8  v_mov_b32_e32 v57, v89
32DC  v_mov_b32_e32 v68, v102
32E0  v_mov_b32_e32 v69, v103
32E4  v_mov_b32_e32 v64, v100
32E8  v_mov_b32_e32 v65, v101
32EC  v_mov_b32_e32 v70, v98
32F0  v_mov_b32_e32 v71, v99
32F4  v_mov_b32_e32 v66, v96
32F8  v_mov_b32_e32 v67, v97
32FC  s_branch 1
3300  v_mov_b32_e32 v109, v108
3304  v_mov_b32_e32 v106, s3
3308  v_mov_b32_e32 v107, 0
330C  v_mad_u64_u32 v[104:105], s[2:3], s2, v7, v[106:107]
3314  s_and_b32 s2, s71, 4
3318  s_bitcmp1_b32 s71, 2
331C  v_lshlrev_b32_e32 v7, 23, v109
3320  s_cselect_b64 s[4:5], -1, 0
3324  s_cmp_eq_u32 s2, 0
3328  v_lshlrev_b32_e32 v109, 2, v104
332C  s_waitcnt lgkmcnt(0)
3330  s_mul_i32 s6, s73, 0xcd9e8d57
3338  s_mul_hi_u32 s7, s73, 0xcd9e8d57
3340  s_cbranch_scc1 132
3344  s_mov_b32 s8, 0xd2511f53
334C  v_mad_u64_u32 v[110:111], s[2:3], v109, s8, 0
3354  s_xor_b32 s2, s80, s7
3358  v_xor_b32_e32 v106, s81, v111
335C  s_mov_b32 s9, 0xcd9e8d57
3364  s_xor_b32 s2, s72, s2
3368  v_xor_b32_e32 v106, s74, v106
336C  s_add_i32 s10, s80, 0x9e3779b9
3374  s_mul_i32 s12, s2, 0xd2511f53
337C  s_mul_hi_u32 s13, s2, 0xd2511f53
3384  v_mad_u64_u32 v[112:113], s[2:3], v106, s9, 0
338C  s_add_i32 s11, s81, 0xbb67ae85
3394  s_xor_b32 s2, s6, s10
3398  v_xor_b32_e32 v106, s2, v113
339C  s_xor_b32 s2, s11, s13
33A0  v_xor_b32_e32 v113, s2, v110
33A4  s_add_i32 s11, s81, 0x76cf5d0a
33AC  v_mad_u64_u32 v[110:111], s[2:3], v106, s8, 0
33B4  v_mad_u64_u32 v[114:115], s[2:3], v113, s9, 0
33BC  s_add_i32 s10, s80, 0x3c6ef372
33C4  s_xor_b32 s2, s12, s11
33C8  v_xor_b32_e32 v106, s10, v115
33CC  v_xor_b32_e32 v111, s2, v111
33D0  v_xor_b32_e32 v106, v106, v112
33D4  s_add_i32 s10, s80, 0xdaa66d2b
33DC  v_mad_u64_u32 v[116:117], s[2:3], v111, s9, 0
33E4  s_add_i32 s11, s81, 0x32370b8f
33EC  v_mad_u64_u32 v[112:113], s[2:3], v106, s8, 0
33F4  v_xor_b32_e32 v106, s10, v117
33F8  v_xor_b32_e32 v106, v106, v114
33FC  v_xor_b32_e32 v111, s11, v113
3400  v_xor_b32_e32 v113, v111, v110
3404  s_add_i32 s11, s81, 0xed9eba14
340C  v_mad_u64_u32 v[110:111], s[2:3], v106, s8, 0
3414  s_add_i32 s10, s80, 0x78dde6e4
341C  v_mad_u64_u32 v[114:115], s[2:3], v113, s9, 0
3424  v_xor_b32_e32 v111, s11, v111
3428  v_xor_b32_e32 v106, s10, v115
342C  v_xor_b32_e32 v111, v111, v112
3430  v_xor_b32_e32 v106, v106, v116
3434  s_add_i32 s10, s80, 0x1715609d
343C  v_mad_u64_u32 v[116:117], s[2:3], v111, s9, 0
3444  s_add_i32 s11, s81, 0xa9066899
344C  v_mad_u64_u32 v[112:113], s[2:3], v106, s8, 0
3454  v_xor_b32_e32 v106, s10, v117
3458  v_xor_b32_e32 v106, v106, v114
345C  v_xor_b32_e32 v111, s11, v113
3460  v_xor_b32_e32 v113, v111, v110
3464  s_add_i32 s11, s81, 0x646e171e
346C  v_mad_u64_u32 v[110:111], s[2:3], v106, s8, 0
3474  s_add_i32 s10, s80, 0xb54cda56
347C  v_mad_u64_u32 v[114:115], s[2:3], v113, s9, 0
3484  v_xor_b32_e32 v111, s11, v111
3488  v_xor_b32_e32 v106, s10, v115
348C  v_xor_b32_e32 v111, v111, v112
3490  v_xor_b32_e32 v106, v106, v116
3494  s_add_i32 s10, s80, 0x5384540f
349C  v_mad_u64_u32 v[116:117], s[2:3], v111, s9, 0
34A4  s_add_i32 s11, s81, 0x1fd5c5a3
34AC  v_mad_u64_u32 v[112:113], s[2:3], v106, s8, 0
34B4  v_xor_b32_e32 v106, s10, v117
34B8  v_xor_b32_e32 v106, v106, v114
34BC  v_xor_b32_e32 v111, s11, v113
34C0  v_xor_b32_e32 v113, v111, v110
34C4  s_add_i32 s11, s81, 0xdb3d7428
34CC  v_mad_u64_u32 v[110:111], s[2:3], v106, s8, 0
34D4  s_add_i32 s10, s80, 0xf1bbcdc8
34DC  v_mad_u64_u32 v[114:115], s[2:3], v113, s9, 0
34E4  v_xor_b32_e32 v111, s11, v111
34E8  v_xor_b32_e32 v106, s10, v115
34EC  v_xor_b32_e32 v111, v111, v112
34F0  v_xor_b32_e32 v106, v106, v116
34F4  v_mad_u64_u32 v[116:117], s[2:3], v111, s9, 0
34FC  s_add_i32 s10, s80, 0x8ff34781
3504  v_mad_u64_u32 v[112:113], s[2:3], v106, s8, 0
350C  v_xor_b32_e32 v106, v117, v114
3510  s_add_i32 s11, s81, 0x96a522ad
3518  v_xor_b32_e32 v111, s10, v106
351C  v_xor_b32_e32 v106, v113, v110
3520  v_xor_b32_e32 v110, s11, v106
3524  v_mov_b32_e32 v106, v107
3528  v_cvt_scalef32_sr_pk_fp4_f32 v107, v[96:97], v111, v7
3530  v_cvt_scalef32_sr_pk_fp4_f32 v106, v[100:101], v110, v7 op_sel:[0,0,0,1]
3538  v_cvt_scalef32_sr_pk_fp4_f32 v107, v[98:99], v116, v7 op_sel:[0,0,1,0]
3540  v_cvt_scalef32_sr_pk_fp4_f32 v106, v[102:103], v112, v7 op_sel:[0,0,1,1]
3548  s_nop 0
354C  s_cbranch_execz 1
3550  s_branch 11
3554  v_mov_b32_e32 v107, 0
3558  v_mov_b32_e32 v106, 0
355C  v_cvt_scalef32_pk_fp4_f32 v107, v66, v67, v7
3564  v_cvt_scalef32_pk_fp4_f32 v106, v64, v65, v7 op_sel:[0,0,0,1]
356C  v_cvt_scalef32_pk_fp4_f32 v107, v70, v71, v7 op_sel:[0,0,1,0]
3574  v_cvt_scalef32_pk_fp4_f32 v106, v68, v69, v7 op_sel:[0,0,1,1]
357C  s_nop 0
3580  v_cndmask_b32_e64 v64, 0, 1, s[4:5]
3588  v_cmp_ne_u32_e64 s[2:3], 1, v64
3590  s_andn2_b64 vcc, exec, s[4:5]
3594  s_cbranch_vccnz 134
3598  v_or_b32_e32 v64, 1, v109
359C  s_mov_b32 s8, 0xd2511f53
35A4  v_mad_u64_u32 v[64:65], s[4:5], v64, s8, 0
35AC  s_xor_b32 s4, s80, s7
35B0  v_xor_b32_e32 v65, s81, v65
35B4  s_mov_b32 s9, 0xcd9e8d57
35BC  s_xor_b32 s4, s72, s4
35C0  v_xor_b32_e32 v65, s74, v65
35C4  s_add_i32 s10, s80, 0x9e3779b9
35CC  s_mul_i32 s12, s4, 0xd2511f53
35D4  s_mul_hi_u32 s13, s4, 0xd2511f53
35DC  v_mad_u64_u32 v[66:67], s[4:5], v65, s9, 0
35E4  s_add_i32 s11, s81, 0xbb67ae85
35EC  s_xor_b32 s4, s6, s10
35F0  v_xor_b32_e32 v65, s4, v67
35F4  s_xor_b32 s4, s11, s13
35F8  v_xor_b32_e32 v67, s4, v64
35FC  s_add_i32 s10, s80, 0x3c6ef372
3604  s_add_i32 s11, s81, 0x76cf5d0a
360C  v_mad_u64_u32 v[64:65], s[4:5], v65, s8, 0
3614  v_mad_u64_u32 v[68:69], s[4:5], v67, s9, 0
361C  v_xor_b32_e32 v67, s10, v69
3620  s_xor_b32 s4, s12, s11
3624  v_xor_b32_e32 v66, v67, v66
3628  v_xor_b32_e32 v65, s4, v65
362C  s_add_i32 s10, s80, 0xdaa66d2b
3634  s_add_i32 s11, s81, 0x32370b8f
363C  v_mad_u64_u32 v[66:67], s[4:5], v66, s8, 0
3644  v_mad_u64_u32 v[70:71], s[4:5], v65, s9, 0
364C  v_xor_b32_e32 v65, s10, v71
3650  v_xor_b32_e32 v67, s11, v67
3654  v_xor_b32_e32 v65, v65, v68
3658  v_xor_b32_e32 v67, v67, v64
365C  s_add_i32 s10, s80, 0x78dde6e4
3664  s_add_i32 s11, s81, 0xed9eba14
366C  v_mad_u64_u32 v[64:65], s[4:5], v65, s8, 0
3674  v_mad_u64_u32 v[68:69], s[4:5], v67, s9, 0
367C  v_xor_b32_e32 v67, s10, v69
3680  v_xor_b32_e32 v65, s11, v65
3684  v_xor_b32_e32 v67, v67, v70
3688  v_xor_b32_e32 v65, v65, v66
368C  s_add_i32 s10, s80, 0x1715609d
3694  s_add_i32 s11, s81, 0xa9066899
369C  v_mad_u64_u32 v[66:67], s[4:5], v67, s8, 0
36A4  v_mad_u64_u32 v[70:71], s[4:5], v65, s9, 0
36AC  v_xor_b32_e32 v65, s10, v71
36B0  v_xor_b32_e32 v67, s11, v67
36B4  v_xor_b32_e32 v65, v65, v68
36B8  v_xor_b32_e32 v67, v67, v64
36BC  s_add_i32 s10, s80, 0xb54cda56
36C4  s_add_i32 s11, s81, 0x646e171e
36CC  v_mad_u64_u32 v[64:65], s[4:5], v65, s8, 0
36D4  v_mad_u64_u32 v[68:69], s[4:5], v67, s9, 0
36DC  v_xor_b32_e32 v67, s10, v69
36E0  v_xor_b32_e32 v65, s11, v65
36E4  v_xor_b32_e32 v67, v67, v70
36E8  v_xor_b32_e32 v65, v65, v66
36EC  s_add_i32 s10, s80, 0x5384540f
36F4  s_add_i32 s11, s81, 0x1fd5c5a3
36FC  v_mad_u64_u32 v[66:67], s[4:5], v67, s8, 0
3704  v_mad_u64_u32 v[70:71], s[4:5], v65, s9, 0
370C  v_xor_b32_e32 v65, s10, v71
3710  v_xor_b32_e32 v67, s11, v67
3714  v_xor_b32_e32 v65, v65, v68
3718  v_xor_b32_e32 v67, v67, v64
371C  s_add_i32 s10, s80, 0xf1bbcdc8
3724  s_add_i32 s11, s81, 0xdb3d7428
372C  v_mad_u64_u32 v[64:65], s[4:5], v65, s8, 0
3734  v_mad_u64_u32 v[68:69], s[4:5], v67, s9, 0
373C  v_xor_b32_e32 v67, s10, v69
3740  v_xor_b32_e32 v65, s11, v65
3744  v_xor_b32_e32 v67, v67, v70
3748  v_xor_b32_e32 v65, v65, v66
374C  v_mad_u64_u32 v[66:67], s[4:5], v67, s8, 0
3754  v_mad_u64_u32 v[70:71], s[4:5], v65, s9, 0
375C  s_add_i32 s10, s80, 0x8ff34781
3764  s_add_i32 s11, s81, 0x96a522ad
376C  v_xor_b32_e32 v65, v71, v68
3770  v_xor_b32_e32 v64, v67, v64
3774  v_xor_b32_e32 v68, s10, v65
3778  v_xor_b32_e32 v67, s11, v64
377C  v_mov_b32_e32 v64, 0
3780  v_mov_b32_e32 v65, 0
3784  v_cvt_scalef32_sr_pk_fp4_f32 v64, v[88:89], v68, v7
378C  v_cvt_scalef32_sr_pk_fp4_f32 v65, v[90:91], v67, v7 op_sel:[0,0,0,1]
3794  v_cvt_scalef32_sr_pk_fp4_f32 v64, v[94:95], v70, v7 op_sel:[0,0,1,0]
379C  v_cvt_scalef32_sr_pk_fp4_f32 v65, v[92:93], v66, v7 op_sel:[0,0,1,1]
37A4  s_nop 0
37A8  s_cbranch_execz 1
37AC  s_branch 11
37B0  v_mov_b32_e32 v64, 0
37B4  v_mov_b32_e32 v65, 0
37B8  v_cvt_scalef32_pk_fp4_f32 v64, v56, v57, v7
37C0  v_cvt_scalef32_pk_fp4_f32 v65, v58, v59, v7 op_sel:[0,0,0,1]
37C8  v_cvt_scalef32_pk_fp4_f32 v64, v60, v61, v7 op_sel:[0,0,1,0]
37D0  v_cvt_scalef32_pk_fp4_f32 v65, v62, v63, v7 op_sel:[0,0,1,1]
37D8  s_nop 0
37DC  s_and_b64 vcc, exec, s[2:3]
37E0  s_cbranch_vccnz 134
37E4  v_or_b32_e32 v56, 2, v109
37E8  s_mov_b32 s8, 0xd2511f53
37F0  v_mad_u64_u32 v[56:57], s[4:5], v56, s8, 0
37F8  s_xor_b32 s4, s80, s7
37FC  v_xor_b32_e32 v57, s81, v57
3800  s_mov_b32 s9, 0xcd9e8d57
3808  s_xor_b32 s4, s72, s4
380C  v_xor_b32_e32 v57, s74, v57
3810  s_add_i32 s10, s80, 0x9e3779b9
3818  s_mul_i32 s12, s4, 0xd2511f53
3820  s_mul_hi_u32 s13, s4, 0xd2511f53
3828  v_mad_u64_u32 v[58:59], s[4:5], v57, s9, 0
3830  s_add_i32 s11, s81, 0xbb67ae85
3838  s_xor_b32 s4, s6, s10
383C  v_xor_b32_e32 v57, s4, v59
3840  s_xor_b32 s4, s11, s13
3844  v_xor_b32_e32 v59, s4, v56
3848  s_add_i32 s10, s80, 0x3c6ef372
3850  s_add_i32 s11, s81, 0x76cf5d0a
3858  v_mad_u64_u32 v[56:57], s[4:5], v57, s8, 0
3860  v_mad_u64_u32 v[60:61], s[4:5], v59, s9, 0
3868  v_xor_b32_e32 v59, s10, v61
386C  s_xor_b32 s4, s12, s11
3870  v_xor_b32_e32 v58, v59, v58
3874  v_xor_b32_e32 v57, s4, v57
3878  s_add_i32 s10, s80, 0xdaa66d2b
3880  s_add_i32 s11, s81, 0x32370b8f
3888  v_mad_u64_u32 v[58:59], s[4:5], v58, s8, 0
3890  v_mad_u64_u32 v[62:63], s[4:5], v57, s9, 0
3898  v_xor_b32_e32 v57, s10, v63
389C  v_xor_b32_e32 v59, s11, v59
38A0  v_xor_b32_e32 v57, v57, v60
38A4  v_xor_b32_e32 v59, v59, v56
38A8  s_add_i32 s10, s80, 0x78dde6e4
38B0  s_add_i32 s11, s81, 0xed9eba14
38B8  v_mad_u64_u32 v[56:57], s[4:5], v57, s8, 0
38C0  v_mad_u64_u32 v[60:61], s[4:5], v59, s9, 0
38C8  v_xor_b32_e32 v59, s10, v61
38CC  v_xor_b32_e32 v57, s11, v57
38D0  v_xor_b32_e32 v59, v59, v62
38D4  v_xor_b32_e32 v57, v57, v58
38D8  s_add_i32 s10, s80, 0x1715609d
38E0  s_add_i32 s11, s81, 0xa9066899
38E8  v_mad_u64_u32 v[58:59], s[4:5], v59, s8, 0
38F0  v_mad_u64_u32 v[62:63], s[4:5], v57, s9, 0
38F8  v_xor_b32_e32 v57, s10, v63
38FC  v_xor_b32_e32 v59, s11, v59
3900  v_xor_b32_e32 v57, v57, v60
3904  v_xor_b32_e32 v59, v59, v56
3908  s_add_i32 s10, s80, 0xb54cda56
3910  s_add_i32 s11, s81, 0x646e171e
3918  v_mad_u64_u32 v[56:57], s[4:5], v57, s8, 0
3920  v_mad_u64_u32 v[60:61], s[4:5], v59, s9, 0
3928  v_xor_b32_e32 v59, s10, v61
392C  v_xor_b32_e32 v57, s11, v57
3930  v_xor_b32_e32 v59, v59, v62
3934  v_xor_b32_e32 v57, v57, v58
3938  s_add_i32 s10, s80, 0x5384540f
3940  s_add_i32 s11, s81, 0x1fd5c5a3
3948  v_mad_u64_u32 v[58:59], s[4:5], v59, s8, 0
3950  v_mad_u64_u32 v[62:63], s[4:5], v57, s9, 0
3958  v_xor_b32_e32 v57, s10, v63
395C  v_xor_b32_e32 v59, s11, v59
3960  v_xor_b32_e32 v57, v57, v60
3964  v_xor_b32_e32 v59, v59, v56
3968  s_add_i32 s10, s80, 0xf1bbcdc8
3970  s_add_i32 s11, s81, 0xdb3d7428
3978  v_mad_u64_u32 v[56:57], s[4:5], v57, s8, 0
3980  v_mad_u64_u32 v[60:61], s[4:5], v59, s9, 0
3988  v_xor_b32_e32 v59, s10, v61
398C  v_xor_b32_e32 v57, s11, v57
3990  v_xor_b32_e32 v59, v59, v62
3994  v_xor_b32_e32 v57, v57, v58
3998  v_mad_u64_u32 v[58:59], s[4:5], v59, s8, 0
39A0  v_mad_u64_u32 v[62:63], s[4:5], v57, s9, 0
39A8  s_add_i32 s10, s80, 0x8ff34781
39B0  s_add_i32 s11, s81, 0x96a522ad
39B8  v_xor_b32_e32 v57, v63, v60
39BC  v_xor_b32_e32 v56, v59, v56
39C0  v_xor_b32_e32 v60, s10, v57
39C4  v_xor_b32_e32 v59, s11, v56
39C8  v_mov_b32_e32 v56, 0
39CC  v_mov_b32_e32 v57, 0
39D0  v_cvt_scalef32_sr_pk_fp4_f32 v56, v[72:73], v60, v7
39D8  v_cvt_scalef32_sr_pk_fp4_f32 v57, v[76:77], v59, v7 op_sel:[0,0,0,1]
39E0  v_cvt_scalef32_sr_pk_fp4_f32 v56, v[74:75], v62, v7 op_sel:[0,0,1,0]
39E8  v_cvt_scalef32_sr_pk_fp4_f32 v57, v[78:79], v58, v7 op_sel:[0,0,1,1]
39F0  s_nop 0
39F4  s_cbranch_execz 1
39F8  s_branch 11
39FC  v_mov_b32_e32 v56, 0
3A00  v_mov_b32_e32 v57, 0
3A04  v_cvt_scalef32_pk_fp4_f32 v56, v48, v49, v7
3A0C  v_cvt_scalef32_pk_fp4_f32 v57, v52, v53, v7 op_sel:[0,0,0,1]
3A14  v_cvt_scalef32_pk_fp4_f32 v56, v50, v51, v7 op_sel:[0,0,1,0]
3A1C  v_cvt_scalef32_pk_fp4_f32 v57, v54, v55, v7 op_sel:[0,0,1,1]
3A24  s_nop 0
3A28  s_and_b64 vcc, exec, s[2:3]
3A2C  s_cbranch_vccnz 134
3A30  v_or_b32_e32 v48, 3, v109
3A34  s_mov_b32 s4, 0xd2511f53
3A3C  v_mad_u64_u32 v[48:49], s[2:3], v48, s4, 0
3A44  s_xor_b32 s2, s80, s7
3A48  v_xor_b32_e32 v49, s81, v49
3A4C  s_mov_b32 s5, 0xcd9e8d57
3A54  s_xor_b32 s2, s72, s2
3A58  v_xor_b32_e32 v49, s74, v49
3A5C  s_add_i32 s7, s80, 0x9e3779b9
3A64  s_mul_i32 s9, s2, 0xd2511f53
3A6C  s_mul_hi_u32 s10, s2, 0xd2511f53
3A74  v_mad_u64_u32 v[50:51], s[2:3], v49, s5, 0
3A7C  s_add_i32 s8, s81, 0xbb67ae85
3A84  s_xor_b32 s2, s6, s7
3A88  v_xor_b32_e32 v49, s2, v51
3A8C  s_xor_b32 s2, s8, s10
3A90  v_xor_b32_e32 v51, s2, v48
3A94  s_add_i32 s6, s80, 0x3c6ef372
3A9C  s_add_i32 s7, s81, 0x76cf5d0a
3AA4  v_mad_u64_u32 v[48:49], s[2:3], v49, s4, 0
3AAC  v_mad_u64_u32 v[52:53], s[2:3], v51, s5, 0
3AB4  v_xor_b32_e32 v51, s6, v53
3AB8  s_xor_b32 s2, s9, s7
3ABC  v_xor_b32_e32 v50, v51, v50
3AC0  v_xor_b32_e32 v49, s2, v49
3AC4  s_add_i32 s6, s80, 0xdaa66d2b
3ACC  s_add_i32 s7, s81, 0x32370b8f
3AD4  v_mad_u64_u32 v[50:51], s[2:3], v50, s4, 0
3ADC  v_mad_u64_u32 v[54:55], s[2:3], v49, s5, 0
3AE4  v_xor_b32_e32 v49, s6, v55
3AE8  v_xor_b32_e32 v51, s7, v51
3AEC  v_xor_b32_e32 v49, v49, v52
3AF0  v_xor_b32_e32 v51, v51, v48
3AF4  s_add_i32 s6, s80, 0x78dde6e4
3AFC  s_add_i32 s7, s81, 0xed9eba14
3B04  v_mad_u64_u32 v[48:49], s[2:3], v49, s4, 0
3B0C  v_mad_u64_u32 v[52:53], s[2:3], v51, s5, 0
3B14  v_xor_b32_e32 v51, s6, v53
3B18  v_xor_b32_e32 v49, s7, v49
3B1C  v_xor_b32_e32 v51, v51, v54
3B20  v_xor_b32_e32 v49, v49, v50
3B24  s_add_i32 s6, s80, 0x1715609d
3B2C  s_add_i32 s7, s81, 0xa9066899
3B34  v_mad_u64_u32 v[50:51], s[2:3], v51, s4, 0
3B3C  v_mad_u64_u32 v[54:55], s[2:3], v49, s5, 0
3B44  v_xor_b32_e32 v49, s6, v55
3B48  v_xor_b32_e32 v51, s7, v51
3B4C  v_xor_b32_e32 v49, v49, v52
3B50  v_xor_b32_e32 v51, v51, v48
3B54  s_add_i32 s6, s80, 0xb54cda56
3B5C  s_add_i32 s7, s81, 0x646e171e
3B64  v_mad_u64_u32 v[48:49], s[2:3], v49, s4, 0
3B6C  v_mad_u64_u32 v[52:53], s[2:3], v51, s5, 0
3B74  v_xor_b32_e32 v51, s6, v53
3B78  v_xor_b32_e32 v49, s7, v49
3B7C  v_xor_b32_e32 v51, v51, v54
3B80  v_xor_b32_e32 v49, v49, v50
3B84  s_add_i32 s6, s80, 0x5384540f
3B8C  s_add_i32 s7, s81, 0x1fd5c5a3
3B94  v_mad_u64_u32 v[50:51], s[2:3], v51, s4, 0
3B9C  v_mad_u64_u32 v[54:55], s[2:3], v49, s5, 0
3BA4  v_xor_b32_e32 v49, s6, v55
3BA8  v_xor_b32_e32 v51, s7, v51
3BAC  v_xor_b32_e32 v49, v49, v52
3BB0  v_xor_b32_e32 v51, v51, v48
3BB4  s_add_i32 s6, s80, 0xf1bbcdc8
3BBC  s_add_i32 s7, s81, 0xdb3d7428
3BC4  v_mad_u64_u32 v[48:49], s[2:3], v49, s4, 0
3BCC  v_mad_u64_u32 v[52:53], s[2:3], v51, s5, 0
3BD4  v_xor_b32_e32 v51, s6, v53
3BD8  v_xor_b32_e32 v49, s7, v49
3BDC  v_xor_b32_e32 v51, v51, v54
3BE0  v_xor_b32_e32 v49, v49, v50
3BE4  v_mad_u64_u32 v[50:51], s[2:3], v51, s4, 0
3BEC  v_mad_u64_u32 v[54:55], s[2:3], v49, s5, 0
3BF4  s_add_i32 s6, s80, 0x8ff34781
3BFC  s_add_i32 s7, s81, 0x96a522ad
3C04  v_xor_b32_e32 v49, v55, v52
3C08  v_xor_b32_e32 v48, v51, v48
3C0C  v_xor_b32_e32 v52, s6, v49
3C10  v_xor_b32_e32 v51, s7, v48
3C14  v_mov_b32_e32 v48, 0
3C18  v_mov_b32_e32 v49, 0
3C1C  v_cvt_scalef32_sr_pk_fp4_f32 v48, v[80:81], v52, v7
3C24  v_cvt_scalef32_sr_pk_fp4_f32 v49, v[84:85], v51, v7 op_sel:[0,0,0,1]
3C2C  v_cvt_scalef32_sr_pk_fp4_f32 v48, v[82:83], v54, v7 op_sel:[0,0,1,0]
3C34  v_cvt_scalef32_sr_pk_fp4_f32 v49, v[86:87], v50, v7 op_sel:[0,0,1,1]
3C3C  s_nop 0
3C40  s_cbranch_execz 1
3C44  s_branch 11
3C48  v_mov_b32_e32 v48, 0
3C4C  v_mov_b32_e32 v49, 0
3C50  v_cvt_scalef32_pk_fp4_f32 v48, v40, v41, v7
3C58  v_cvt_scalef32_pk_fp4_f32 v49, v44, v45, v7 op_sel:[0,0,0,1]
3C60  v_cvt_scalef32_pk_fp4_f32 v48, v42, v43, v7 op_sel:[0,0,1,0]
3C68  v_cvt_scalef32_pk_fp4_f32 v49, v46, v47, v7 op_sel:[0,0,1,1]
3C70  s_nop 0
3C74  v_cmp_u_f32_e32 vcc, v8, v9
3C78  v_cmp_u_f32_e64 s[2:3], v11, v10
3C80  s_or_b64 s[2:3], vcc, s[2:3]
3C84  v_cmp_u_f32_e32 vcc, v13, v12
3C88  s_or_b64 s[2:3], s[2:3], vcc
3C8C  v_cmp_u_f32_e32 vcc, v15, v14
3C90  s_or_b64 s[2:3], s[2:3], vcc
3C94  v_cmp_u_f32_e32 vcc, v19, v17
3C98  s_or_b64 s[2:3], s[2:3], vcc
3C9C  v_cmp_u_f32_e32 vcc, v21, v20
3CA0  s_or_b64 s[2:3], s[2:3], vcc
3CA4  v_cmp_u_f32_e32 vcc, v23, v16
3CA8  s_or_b64 s[2:3], s[2:3], vcc
3CAC  v_cmp_u_f32_e32 vcc, v25, v22
3CB0  s_or_b64 s[2:3], s[2:3], vcc
3CB4  v_cmp_u_f32_e32 vcc, v27, v24
3CB8  s_or_b64 s[2:3], s[2:3], vcc
3CBC  v_cmp_u_f32_e32 vcc, v29, v26
3CC0  s_or_b64 s[2:3], s[2:3], vcc
3CC4  v_cmp_u_f32_e32 vcc, v31, v28
3CC8  s_or_b64 s[2:3], s[2:3], vcc
3CCC  v_cmp_u_f32_e32 vcc, v18, v30
3CD0  s_or_b64 s[2:3], s[2:3], vcc
3CD4  v_cmp_u_f32_e32 vcc, v33, v32
3CD8  s_or_b64 s[2:3], s[2:3], vcc
3CDC  v_cmp_u_f32_e32 vcc, v35, v34
3CE0  s_or_b64 s[2:3], s[2:3], vcc
3CE4  v_cmp_u_f32_e32 vcc, v37, v36
3CE8  s_or_b64 s[2:3], s[2:3], vcc
3CEC  v_cmp_u_f32_e32 vcc, v39, v38
3CF0  v_or3_b32 v0, v106, v0, v107
3CF8  v_or3_b32 v1, v65, v1, v64
3D00  v_or3_b32 v2, v57, v2, v56
3D08  v_or3_b32 v3, v49, v3, v48
3D10  v_lshl_add_u64 v[8:9], v[104:105], 4, s[78:79]
3D18  s_or_b64 s[2:3], s[2:3], vcc
3D1C  global_store_dwordx4 v[8:9], v[0:3], off
3D24  s_nop 1
3D28  v_cndmask_b32_e64 v0, v108, -1, s[2:3]
3D30  s_or_b64 exec, exec, s[76:77]
3D34  s_load_dwordx2 s[0:1], s[0:1], 0x10
3D3C  v_mov_b32_e32 v7, 0
3D40  s_waitcnt lgkmcnt(0)
3D44  v_lshl_add_u64 v[2:3], s[0:1], 0, v[4:5]
3D4C  v_lshl_add_u64 v[2:3], v[2:3], 0, v[6:7]
3D54  global_store_byte v[2:3], v0, off
3D5C  s_endpgm
3D60  s_nop 0
