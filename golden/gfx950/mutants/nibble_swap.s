nibble_swap.co, compiled by Debian clang version 21.1.8 (13)

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
    .name:           NibbleSwap
    .private_segment_fixed_size: 0
    .sgpr_count:     94
    .sgpr_spill_count: 0
    .symbol:         NibbleSwap.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     73
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
Disassembly of section .text:

1800 <NibbleSwap>:
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
1840  s_cbranch_execz 2183
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
18D0  v_mov_b32_e32 v44, 0x7f
18D8  s_and_saveexec_b64 s[76:77], s[4:5]
18DC  s_cbranch_execz 2133
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
19F0  global_load_dword v14, v[2:3], off offset:16
19F8  s_cbranch_execz 1
19FC  s_branch 4
1A00  global_load_ushort v12, v[0:1], off offset:8
1A08  s_waitcnt vmcnt(0)
1A0C  v_lshlrev_b32_e32 v14, 16, v12
1A10  s_and_b64 vcc, exec, s[4:5]
1A14  s_cbranch_vccnz 4
1A18  global_load_dword v15, v[2:3], off offset:20
1A20  s_cbranch_execz 1
1A24  s_branch 4
1A28  global_load_ushort v12, v[0:1], off offset:10
1A30  s_waitcnt vmcnt(0)
1A34  v_lshlrev_b32_e32 v15, 16, v12
1A38  s_and_b64 vcc, exec, s[4:5]
1A3C  s_cbranch_vccnz 4
1A40  global_load_dword v20, v[2:3], off offset:24
1A48  s_cbranch_execz 1
1A4C  s_branch 4
1A50  global_load_ushort v12, v[0:1], off offset:12
1A58  s_waitcnt vmcnt(0)
1A5C  v_lshlrev_b32_e32 v20, 16, v12
1A60  s_and_b64 vcc, exec, s[4:5]
1A64  s_cbranch_vccnz 4
1A68  global_load_dword v21, v[2:3], off offset:28
1A70  s_cbranch_execz 1
1A74  s_branch 4
1A78  global_load_ushort v12, v[0:1], off offset:14
1A80  s_waitcnt vmcnt(0)
1A84  v_lshlrev_b32_e32 v21, 16, v12
1A88  s_and_b64 vcc, exec, s[4:5]
1A8C  s_cbranch_vccnz 4
1A90  global_load_dword v12, v[2:3], off offset:32
1A98  s_cbranch_execz 1
1A9C  s_branch 4
1AA0  global_load_ushort v12, v[0:1], off offset:16
1AA8  s_waitcnt vmcnt(0)
1AAC  v_lshlrev_b32_e32 v12, 16, v12
1AB0  s_and_b64 vcc, exec, s[4:5]
1AB4  s_cbranch_vccnz 4
1AB8  global_load_dword v13, v[2:3], off offset:36
1AC0  s_cbranch_execz 1
1AC4  s_branch 4
1AC8  global_load_ushort v13, v[0:1], off offset:18
1AD0  s_waitcnt vmcnt(0)
1AD4  v_lshlrev_b32_e32 v13, 16, v13
1AD8  s_and_b64 vcc, exec, s[4:5]
1ADC  s_cbranch_vccnz 4
1AE0  global_load_dword v16, v[2:3], off offset:40
1AE8  s_cbranch_execz 1
1AEC  s_branch 4
1AF0  global_load_ushort v16, v[0:1], off offset:20
1AF8  s_waitcnt vmcnt(0)
1AFC  v_lshlrev_b32_e32 v16, 16, v16
1B00  s_and_b64 vcc, exec, s[4:5]
1B04  s_cbranch_vccnz 4
1B08  global_load_dword v17, v[2:3], off offset:44
1B10  s_cbranch_execz 1
1B14  s_branch 4
1B18  global_load_ushort v17, v[0:1], off offset:22
1B20  s_waitcnt vmcnt(0)
1B24  v_lshlrev_b32_e32 v17, 16, v17
1B28  s_and_b64 vcc, exec, s[4:5]
1B2C  s_cbranch_vccnz 4
1B30  global_load_dword v22, v[2:3], off offset:48
1B38  s_cbranch_execz 1
1B3C  s_branch 4
1B40  global_load_ushort v18, v[0:1], off offset:24
1B48  s_waitcnt vmcnt(0)
1B4C  v_lshlrev_b32_e32 v22, 16, v18
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
1B80  global_load_dword v28, v[2:3], off offset:56
1B88  s_cbranch_execz 1
1B8C  s_branch 4
1B90  global_load_ushort v18, v[0:1], off offset:28
1B98  s_waitcnt vmcnt(0)
1B9C  v_lshlrev_b32_e32 v28, 16, v18
1BA0  s_and_b64 vcc, exec, s[4:5]
1BA4  s_cbranch_vccnz 4
1BA8  global_load_dword v29, v[2:3], off offset:60
1BB0  s_cbranch_execz 1
1BB4  s_branch 4
1BB8  global_load_ushort v18, v[0:1], off offset:30
1BC0  s_waitcnt vmcnt(0)
1BC4  v_lshlrev_b32_e32 v29, 16, v18
1BC8  s_and_b64 vcc, exec, s[4:5]
1BCC  s_cbranch_vccnz 4
1BD0  global_load_dword v18, v[2:3], off offset:64
1BD8  s_cbranch_execz 1
1BDC  s_branch 4
1BE0  global_load_ushort v18, v[0:1], off offset:32
1BE8  s_waitcnt vmcnt(0)
1BEC  v_lshlrev_b32_e32 v18, 16, v18
1BF0  s_and_b64 vcc, exec, s[4:5]
1BF4  s_cbranch_vccnz 4
1BF8  global_load_dword v19, v[2:3], off offset:68
1C00  s_cbranch_execz 1
1C04  s_branch 4
1C08  global_load_ushort v19, v[0:1], off offset:34
1C10  s_waitcnt vmcnt(0)
1C14  v_lshlrev_b32_e32 v19, 16, v19
1C18  s_and_b64 vcc, exec, s[4:5]
1C1C  s_cbranch_vccnz 4
1C20  global_load_dword v24, v[2:3], off offset:72
1C28  s_cbranch_execz 1
1C2C  s_branch 4
1C30  global_load_ushort v24, v[0:1], off offset:36
1C38  s_waitcnt vmcnt(0)
1C3C  v_lshlrev_b32_e32 v24, 16, v24
1C40  s_and_b64 vcc, exec, s[4:5]
1C44  s_cbranch_vccnz 4
1C48  global_load_dword v25, v[2:3], off offset:76
1C50  s_cbranch_execz 1
1C54  s_branch 4
1C58  global_load_ushort v25, v[0:1], off offset:38
1C60  s_waitcnt vmcnt(0)
1C64  v_lshlrev_b32_e32 v25, 16, v25
1C68  s_and_b64 vcc, exec, s[4:5]
1C6C  s_cbranch_vccnz 4
1C70  global_load_dword v30, v[2:3], off offset:80
1C78  s_cbranch_execz 1
1C7C  s_branch 4
1C80  global_load_ushort v26, v[0:1], off offset:40
1C88  s_waitcnt vmcnt(0)
1C8C  v_lshlrev_b32_e32 v30, 16, v26
1C90  s_and_b64 vcc, exec, s[4:5]
1C94  s_cbranch_vccnz 4
1C98  global_load_dword v31, v[2:3], off offset:84
1CA0  s_cbranch_execz 1
1CA4  s_branch 4
1CA8  global_load_ushort v26, v[0:1], off offset:42
1CB0  s_waitcnt vmcnt(0)
1CB4  v_lshlrev_b32_e32 v31, 16, v26
1CB8  s_and_b64 vcc, exec, s[4:5]
1CBC  s_cbranch_vccnz 4
1CC0  global_load_dword v34, v[2:3], off offset:88
1CC8  s_cbranch_execz 1
1CCC  s_branch 4
1CD0  global_load_ushort v26, v[0:1], off offset:44
1CD8  s_waitcnt vmcnt(0)
1CDC  v_lshlrev_b32_e32 v34, 16, v26
1CE0  s_and_b64 vcc, exec, s[4:5]
1CE4  s_cbranch_vccnz 4
1CE8  global_load_dword v35, v[2:3], off offset:92
1CF0  s_cbranch_execz 1
1CF4  s_branch 4
1CF8  global_load_ushort v26, v[0:1], off offset:46
1D00  s_waitcnt vmcnt(0)
1D04  v_lshlrev_b32_e32 v35, 16, v26
1D08  s_and_b64 vcc, exec, s[4:5]
1D0C  s_cbranch_vccnz 4
1D10  global_load_dword v26, v[2:3], off offset:96
1D18  s_cbranch_execz 1
1D1C  s_branch 4
1D20  global_load_ushort v26, v[0:1], off offset:48
1D28  s_waitcnt vmcnt(0)
1D2C  v_lshlrev_b32_e32 v26, 16, v26
1D30  s_and_b64 vcc, exec, s[4:5]
1D34  s_cbranch_vccnz 4
1D38  global_load_dword v27, v[2:3], off offset:100
1D40  s_cbranch_execz 1
1D44  s_branch 4
1D48  global_load_ushort v27, v[0:1], off offset:50
1D50  s_waitcnt vmcnt(0)
1D54  v_lshlrev_b32_e32 v27, 16, v27
1D58  s_and_b64 vcc, exec, s[4:5]
1D5C  s_cbranch_vccnz 4
1D60  global_load_dword v32, v[2:3], off offset:104
1D68  s_cbranch_execz 1
1D6C  s_branch 4
1D70  global_load_ushort v32, v[0:1], off offset:52
1D78  s_waitcnt vmcnt(0)
1D7C  v_lshlrev_b32_e32 v32, 16, v32
1D80  s_and_b64 vcc, exec, s[4:5]
1D84  s_cbranch_vccnz 4
1D88  global_load_dword v33, v[2:3], off offset:108
1D90  s_cbranch_execz 1
1D94  s_branch 4
1D98  global_load_ushort v33, v[0:1], off offset:54
1DA0  s_waitcnt vmcnt(0)
1DA4  v_lshlrev_b32_e32 v33, 16, v33
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
1E70  s_and_b64 vcc, exec, s[82:83]
1E74  s_cbranch_vccz 309
1E78  s_cmp_eq_u32 s71, 0
1E7C  s_cbranch_scc1 96
1E80  s_lshl_b32 s4, s71, 31
1E84  s_lshl_b32 s5, s71, 30
1E88  v_bfrev_b32_e32 v0, 1
1E8C  s_waitcnt vmcnt(0)
1E90  v_xor_b32_e32 v8, s4, v8
1E94  s_lshl_b32 s4, s71, 29
1E98  v_bitop3_b32 v9, s5, v9, v0 bitop3:0x6c
1EA0  s_lshl_b32 s5, s71, 28
1EA4  v_bitop3_b32 v10, s4, v10, v0 bitop3:0x6c
1EAC  s_lshl_b32 s4, s71, 27
1EB0  v_bitop3_b32 v11, s5, v11, v0 bitop3:0x6c
1EB8  s_lshl_b32 s5, s71, 26
1EBC  v_bitop3_b32 v14, s4, v14, v0 bitop3:0x6c
1EC4  s_lshl_b32 s4, s71, 25
1EC8  v_bitop3_b32 v15, s5, v15, v0 bitop3:0x6c
1ED0  s_lshl_b32 s5, s71, 24
1ED4  v_bitop3_b32 v20, s4, v20, v0 bitop3:0x6c
1EDC  s_lshl_b32 s4, s71, 23
1EE0  v_bitop3_b32 v21, s5, v21, v0 bitop3:0x6c
1EE8  s_lshl_b32 s5, s71, 22
1EEC  v_bitop3_b32 v12, s4, v12, v0 bitop3:0x6c
1EF4  s_lshl_b32 s4, s71, 21
1EF8  v_bitop3_b32 v13, s5, v13, v0 bitop3:0x6c
1F00  s_lshl_b32 s5, s71, 20
1F04  v_bitop3_b32 v16, s4, v16, v0 bitop3:0x6c
1F0C  s_lshl_b32 s4, s71, 19
1F10  v_bitop3_b32 v17, s5, v17, v0 bitop3:0x6c
1F18  s_lshl_b32 s5, s71, 18
1F1C  v_bitop3_b32 v22, s4, v22, v0 bitop3:0x6c
1F24  s_lshl_b32 s4, s71, 17
1F28  v_bitop3_b32 v23, s5, v23, v0 bitop3:0x6c
1F30  s_lshl_b32 s5, s71, 16
1F34  v_bitop3_b32 v28, s4, v28, v0 bitop3:0x6c
1F3C  s_lshl_b32 s4, s71, 15
1F40  v_bitop3_b32 v29, s5, v29, v0 bitop3:0x6c
1F48  s_lshl_b32 s5, s71, 14
1F4C  v_bitop3_b32 v18, s4, v18, v0 bitop3:0x6c
1F54  s_lshl_b32 s4, s71, 13
1F58  v_bitop3_b32 v19, s5, v19, v0 bitop3:0x6c
1F60  s_lshl_b32 s5, s71, 12
1F64  v_bitop3_b32 v24, s4, v24, v0 bitop3:0x6c
1F6C  s_lshl_b32 s4, s71, 11
1F70  v_bitop3_b32 v25, s5, v25, v0 bitop3:0x6c
1F78  s_lshl_b32 s5, s71, 10
1F7C  v_bitop3_b32 v30, s4, v30, v0 bitop3:0x6c
1F84  s_lshl_b32 s4, s71, 9
1F88  v_bitop3_b32 v31, s5, v31, v0 bitop3:0x6c
1F90  s_lshl_b32 s5, s71, 8
1F94  v_bitop3_b32 v34, s4, v34, v0 bitop3:0x6c
1F9C  s_lshl_b32 s4, s71, 7
1FA0  v_bitop3_b32 v35, s5, v35, v0 bitop3:0x6c
1FA8  s_lshl_b32 s5, s71, 6
1FAC  v_bitop3_b32 v26, s4, v26, v0 bitop3:0x6c
1FB4  s_lshl_b32 s4, s71, 5
1FB8  v_bitop3_b32 v27, s5, v27, v0 bitop3:0x6c
1FC0  s_lshl_b32 s5, s71, 4
1FC4  v_bitop3_b32 v32, s4, v32, v0 bitop3:0x6c
1FCC  s_lshl_b32 s4, s71, 3
1FD0  v_bitop3_b32 v33, s5, v33, v0 bitop3:0x6c
1FD8  s_lshl_b32 s5, s71, 2
1FDC  v_bitop3_b32 v36, s4, v36, v0 bitop3:0x6c
1FE4  s_lshl_b32 s4, s71, 1
1FE8  v_bitop3_b32 v37, s5, v37, v0 bitop3:0x6c
1FF0  v_bitop3_b32 v39, s71, v39, v0 bitop3:0x6c
1FF8  v_bitop3_b32 v38, s4, v38, v0 bitop3:0x6c
2000  s_waitcnt vmcnt(0)
2004  v_pk_add_f32 v[0:1], v[8:9], v[8:9] op_sel:[0,1]
200C  v_pk_add_f32 v[2:3], v[8:9], v[8:9] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2014  v_mov_b32_e32 v1, v3
2018  v_pk_add_f32 v[2:3], v[10:11], v[10:11] op_sel:[0,1]
2020  v_pk_add_f32 v[8:9], v[10:11], v[10:11] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2028  v_mov_b32_e32 v3, v9
202C  v_pk_add_f32 v[8:9], v[14:15], v[14:15] op_sel:[0,1]
2034  v_pk_add_f32 v[10:11], v[14:15], v[14:15] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
203C  v_mov_b32_e32 v9, v11
2040  v_pk_add_f32 v[10:11], v[20:21], v[20:21] op_sel:[0,1]
2048  v_pk_add_f32 v[14:15], v[20:21], v[20:21] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2050  v_mov_b32_e32 v11, v15
2054  v_pk_add_f32 v[14:15], v[12:13], v[12:13] op_sel:[0,1]
205C  v_pk_add_f32 v[12:13], v[12:13], v[12:13] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2064  v_mov_b32_e32 v15, v13
2068  v_pk_add_f32 v[12:13], v[16:17], v[16:17] op_sel:[0,1]
2070  v_pk_add_f32 v[16:17], v[16:17], v[16:17] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2078  v_mov_b32_e32 v13, v17
207C  v_pk_add_f32 v[16:17], v[22:23], v[22:23] op_sel:[0,1]
2084  v_pk_add_f32 v[20:21], v[22:23], v[22:23] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
208C  v_mov_b32_e32 v17, v21
2090  v_pk_add_f32 v[20:21], v[28:29], v[28:29] op_sel:[0,1]
2098  v_pk_add_f32 v[22:23], v[28:29], v[28:29] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
20A0  v_mov_b32_e32 v21, v23
20A4  v_pk_add_f32 v[22:23], v[18:19], v[18:19] op_sel:[0,1]
20AC  v_pk_add_f32 v[18:19], v[18:19], v[18:19] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
20B4  v_mov_b32_e32 v23, v19
20B8  v_pk_add_f32 v[18:19], v[24:25], v[24:25] op_sel:[0,1]
20C0  v_pk_add_f32 v[24:25], v[24:25], v[24:25] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
20C8  v_mov_b32_e32 v19, v25
20CC  v_pk_add_f32 v[24:25], v[30:31], v[30:31] op_sel:[0,1]
20D4  v_pk_add_f32 v[28:29], v[30:31], v[30:31] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
20DC  v_mov_b32_e32 v25, v29
20E0  v_pk_add_f32 v[28:29], v[34:35], v[34:35] op_sel:[0,1]
20E8  v_pk_add_f32 v[30:31], v[34:35], v[34:35] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
20F0  v_mov_b32_e32 v29, v31
20F4  v_pk_add_f32 v[30:31], v[26:27], v[26:27] op_sel:[0,1]
20FC  v_pk_add_f32 v[26:27], v[26:27], v[26:27] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2104  v_mov_b32_e32 v31, v27
2108  v_pk_add_f32 v[26:27], v[32:33], v[32:33] op_sel:[0,1]
2110  v_pk_add_f32 v[32:33], v[32:33], v[32:33] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2118  v_mov_b32_e32 v27, v33
211C  v_pk_add_f32 v[32:33], v[36:37], v[36:37] op_sel:[0,1]
2124  v_pk_add_f32 v[34:35], v[36:37], v[36:37] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
212C  v_mov_b32_e32 v33, v35
2130  v_pk_add_f32 v[34:35], v[38:39], v[38:39] op_sel:[0,1]
2138  v_pk_add_f32 v[36:37], v[38:39], v[38:39] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2140  v_mov_b32_e32 v35, v37
2144  v_pk_add_f32 v[36:37], v[0:1], v[2:3]
214C  v_pk_add_f32 v[38:39], v[8:9], v[10:11]
2154  v_pk_add_f32 v[40:41], v[14:15], v[12:13]
215C  v_pk_add_f32 v[42:43], v[16:17], v[20:21]
2164  v_pk_add_f32 v[0:1], v[0:1], v[2:3] neg_lo:[0,1] neg_hi:[0,1]
216C  v_pk_add_f32 v[2:3], v[8:9], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
2174  v_pk_add_f32 v[8:9], v[14:15], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
217C  v_pk_add_f32 v[10:11], v[16:17], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
2184  v_pk_add_f32 v[44:45], v[36:37], v[38:39] neg_lo:[0,1] neg_hi:[0,1]
218C  v_pk_add_f32 v[46:47], v[40:41], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
2194  v_pk_add_f32 v[36:37], v[36:37], v[38:39]
219C  v_pk_add_f32 v[38:39], v[40:41], v[42:43]
21A4  v_pk_add_f32 v[12:13], v[0:1], v[2:3] neg_lo:[0,1] neg_hi:[0,1]
21AC  v_pk_add_f32 v[14:15], v[8:9], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
21B4  v_pk_add_f32 v[0:1], v[0:1], v[2:3]
21BC  v_pk_add_f32 v[2:3], v[8:9], v[10:11]
21C4  v_pk_add_f32 v[40:41], v[36:37], v[38:39]
21CC  v_pk_add_f32 v[36:37], v[36:37], v[38:39] neg_lo:[0,1] neg_hi:[0,1]
21D4  v_pk_add_f32 v[38:39], v[44:45], v[46:47]
21DC  v_pk_add_f32 v[42:43], v[44:45], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
21E4  v_pk_add_f32 v[10:11], v[0:1], v[2:3]
21EC  v_pk_add_f32 v[0:1], v[0:1], v[2:3] neg_lo:[0,1] neg_hi:[0,1]
21F4  v_pk_add_f32 v[2:3], v[12:13], v[14:15]
21FC  v_pk_add_f32 v[44:45], v[12:13], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
2204  v_pk_add_f32 v[8:9], v[22:23], v[18:19]
220C  v_pk_add_f32 v[12:13], v[24:25], v[28:29]
2214  v_pk_add_f32 v[14:15], v[30:31], v[26:27]
221C  v_pk_add_f32 v[16:17], v[32:33], v[34:35]
2224  v_pk_add_f32 v[20:21], v[8:9], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
222C  v_pk_add_f32 v[8:9], v[8:9], v[12:13]
2234  v_pk_add_f32 v[12:13], v[14:15], v[16:17]
223C  v_pk_add_f32 v[46:47], v[14:15], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
2244  v_pk_add_f32 v[48:49], v[8:9], v[12:13]
224C  v_pk_add_f32 v[50:51], v[8:9], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
2254  v_pk_add_f32 v[8:9], v[22:23], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
225C  v_pk_add_f32 v[12:13], v[24:25], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
2264  v_pk_add_f32 v[14:15], v[30:31], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
226C  v_pk_add_f32 v[16:17], v[32:33], v[34:35] neg_lo:[0,1] neg_hi:[0,1]
2274  v_pk_add_f32 v[52:53], v[20:21], v[46:47]
227C  v_pk_add_f32 v[46:47], v[20:21], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
2284  v_pk_add_f32 v[18:19], v[8:9], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
228C  v_pk_add_f32 v[20:21], v[14:15], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
2294  v_pk_add_f32 v[8:9], v[8:9], v[12:13]
229C  v_pk_add_f32 v[12:13], v[14:15], v[16:17]
22A4  v_pk_add_f32 v[26:27], v[18:19], v[20:21]
22AC  v_pk_add_f32 v[24:25], v[8:9], v[12:13]
22B4  v_pk_add_f32 v[32:33], v[8:9], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
22BC  v_pk_add_f32 v[54:55], v[18:19], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
22C4  s_mov_b32 s4, 0x3e800000
22CC  v_pk_mul_f32 v[8:9], v[40:41], s[4:5] op_sel_hi:[1,0]
22D4  v_pk_mul_f32 v[10:11], v[10:11], s[4:5] op_sel_hi:[1,0]
22DC  v_pk_mul_f32 v[14:15], v[38:39], s[4:5] op_sel_hi:[1,0]
22E4  v_pk_mul_f32 v[20:21], v[2:3], s[4:5] op_sel_hi:[1,0]
22EC  v_pk_mul_f32 v[12:13], v[36:37], s[4:5] op_sel_hi:[1,0]
22F4  v_pk_mul_f32 v[16:17], v[0:1], s[4:5] op_sel_hi:[1,0]
22FC  v_pk_mul_f32 v[22:23], v[42:43], s[4:5] op_sel_hi:[1,0]
2304  v_pk_mul_f32 v[28:29], v[44:45], s[4:5] op_sel_hi:[1,0]
230C  v_pk_mul_f32 v[18:19], v[48:49], s[4:5] op_sel_hi:[1,0]
2314  v_pk_mul_f32 v[24:25], v[24:25], s[4:5] op_sel_hi:[1,0]
231C  v_pk_mul_f32 v[30:31], v[52:53], s[4:5] op_sel_hi:[1,0]
2324  v_pk_mul_f32 v[34:35], v[26:27], s[4:5] op_sel_hi:[1,0]
232C  v_pk_mul_f32 v[26:27], v[50:51], s[4:5] op_sel_hi:[1,0]
2334  v_pk_mul_f32 v[32:33], v[32:33], s[4:5] op_sel_hi:[1,0]
233C  v_pk_mul_f32 v[36:37], v[46:47], s[4:5] op_sel_hi:[1,0]
2344  v_pk_mul_f32 v[38:39], v[54:55], s[4:5] op_sel_hi:[1,0]
234C  s_waitcnt vmcnt(0)
2350  v_and_b32_e32 v69, 0x7fffffff, v8
2358  v_and_b32_e32 v70, 0x7fffffff, v9
2360  v_max_u32_e32 v0, v70, v69
2364  v_and_b32_e32 v71, 0x7fffffff, v10
236C  v_and_b32_e32 v67, 0x7fffffff, v11
2374  v_max3_u32 v0, v67, v71, v0
237C  v_and_b32_e32 v68, 0x7fffffff, v14
2384  v_and_b32_e32 v65, 0x7fffffff, v15
238C  v_max3_u32 v0, v65, v68, v0
2394  v_and_b32_e32 v66, 0x7fffffff, v20
239C  v_and_b32_e32 v63, 0x7fffffff, v21
23A4  v_max3_u32 v0, v63, v66, v0
23AC  v_and_b32_e32 v64, 0x7fffffff, v12
23B4  v_and_b32_e32 v61, 0x7fffffff, v13
23BC  v_max3_u32 v0, v61, v64, v0
23C4  v_and_b32_e32 v62, 0x7fffffff, v16
23CC  v_and_b32_e32 v59, 0x7fffffff, v17
23D4  v_max3_u32 v0, v59, v62, v0
23DC  v_and_b32_e32 v60, 0x7fffffff, v22
23E4  v_and_b32_e32 v57, 0x7fffffff, v23
23EC  v_max3_u32 v0, v57, v60, v0
23F4  v_and_b32_e32 v58, 0x7fffffff, v28
23FC  v_and_b32_e32 v55, 0x7fffffff, v29
2404  v_max3_u32 v0, v55, v58, v0
240C  v_and_b32_e32 v56, 0x7fffffff, v18
2414  v_and_b32_e32 v53, 0x7fffffff, v19
241C  v_max3_u32 v0, v53, v56, v0
2424  v_and_b32_e32 v54, 0x7fffffff, v24
242C  v_and_b32_e32 v51, 0x7fffffff, v25
2434  v_max3_u32 v0, v51, v54, v0
243C  v_and_b32_e32 v52, 0x7fffffff, v30
2444  v_and_b32_e32 v49, 0x7fffffff, v31
244C  v_max3_u32 v0, v49, v52, v0
2454  v_and_b32_e32 v50, 0x7fffffff, v34
245C  v_and_b32_e32 v47, 0x7fffffff, v35
2464  v_max3_u32 v0, v47, v50, v0
246C  v_and_b32_e32 v48, 0x7fffffff, v26
2474  v_and_b32_e32 v45, 0x7fffffff, v27
247C  v_max3_u32 v0, v45, v48, v0
2484  v_and_b32_e32 v46, 0x7fffffff, v32
248C  v_and_b32_e32 v43, 0x7fffffff, v33
2494  v_max3_u32 v0, v43, v46, v0
249C  v_and_b32_e32 v44, 0x7fffffff, v36
24A4  v_and_b32_e32 v42, 0x7fffffff, v37
24AC  v_max3_u32 v0, v42, v44, v0
24B4  v_and_b32_e32 v41, 0x7fffffff, v38
24BC  v_and_b32_e32 v40, 0x7fffffff, v39
24C4  v_max3_u32 v72, v40, v41, v0
24CC  s_mov_b32 s4, 0x7f7fffff
24D4  v_mov_b32_e32 v1, 0
24D8  v_cmp_lt_u32_e32 vcc, s4, v72
24DC  v_mov_b32_e32 v0, v1
24E0  v_mov_b32_e32 v2, v1
24E4  v_mov_b32_e32 v3, v1
24E8  s_and_saveexec_b64 s[84:85], vcc
24EC  s_cbranch_execz 655
24F0  v_cmp_lt_u32_e32 vcc, s4, v69
24F4  s_mov_b32 s8, 0x7f800000
24FC  v_mov_b32_e32 v2, v1
2500  v_cndmask_b32_e64 v0, 0, 7, vcc
2508  v_mov_b32_e32 v3, v1
250C  v_cmp_lt_u32_e64 s[66:67], s8, v70
2514  v_cmp_lt_u32_e64 s[4:5], s4, v70
251C  s_and_saveexec_b64 s[6:7], s[4:5]
2520  v_and_b32_e32 v9, 0x80000000, v9
2528  s_and_b64 s[4:5], s[82:83], s[66:67]
252C  v_or_b32_e32 v0, 0x70, v0
2534  v_cndmask_b32_e64 v9, v9, 0, s[4:5]
253C  s_or_b64 exec, exec, s[6:7]
2540  s_mov_b32 s10, 0x7f7fffff
2548  v_cmp_lt_u32_e64 s[4:5], s8, v71
2550  v_cmp_lt_u32_e64 s[6:7], s10, v71
2558  s_and_saveexec_b64 s[8:9], s[6:7]
255C  v_and_b32_e32 v10, 0x80000000, v10
2564  s_and_b64 s[6:7], s[82:83], s[4:5]
2568  v_or_b32_e32 v0, 0x700, v0
2570  v_cndmask_b32_e64 v10, v10, 0, s[6:7]
2578  s_or_b64 exec, exec, s[8:9]
257C  s_mov_b32 s12, 0x7f800000
2584  v_cmp_lt_u32_e64 s[6:7], s12, v67
258C  v_cmp_lt_u32_e64 s[8:9], s10, v67
2594  s_and_saveexec_b64 s[10:11], s[8:9]
2598  v_and_b32_e32 v11, 0x80000000, v11
25A0  s_and_b64 s[8:9], s[82:83], s[6:7]
25A4  v_or_b32_e32 v0, 0x7000, v0
25AC  v_cndmask_b32_e64 v11, v11, 0, s[8:9]
25B4  s_or_b64 exec, exec, s[10:11]
25B8  s_mov_b32 s14, 0x7f7fffff
25C0  v_cmp_lt_u32_e64 s[8:9], s12, v68
25C8  v_cmp_lt_u32_e64 s[10:11], s14, v68
25D0  s_and_saveexec_b64 s[12:13], s[10:11]
25D4  v_and_b32_e32 v14, 0x80000000, v14
25DC  s_and_b64 s[10:11], s[82:83], s[8:9]
25E0  v_or_b32_e32 v0, 0x70000, v0
25E8  v_cndmask_b32_e64 v14, v14, 0, s[10:11]
25F0  s_or_b64 exec, exec, s[12:13]
25F4  s_mov_b32 s16, 0x7f800000
25FC  v_cmp_lt_u32_e64 s[10:11], s16, v65
2604  v_cmp_lt_u32_e64 s[12:13], s14, v65
260C  s_and_saveexec_b64 s[14:15], s[12:13]
2610  v_and_b32_e32 v15, 0x80000000, v15
2618  s_and_b64 s[12:13], s[82:83], s[10:11]
261C  v_or_b32_e32 v0, 0x700000, v0
2624  v_cndmask_b32_e64 v15, v15, 0, s[12:13]
262C  s_or_b64 exec, exec, s[14:15]
2630  s_mov_b32 s18, 0x7f7fffff
2638  v_cmp_lt_u32_e64 s[12:13], s16, v66
2640  v_cmp_lt_u32_e64 s[14:15], s18, v66
2648  s_and_saveexec_b64 s[16:17], s[14:15]
264C  v_and_b32_e32 v20, 0x80000000, v20
2654  s_and_b64 s[14:15], s[82:83], s[12:13]
2658  v_or_b32_e32 v0, 0x7000000, v0
2660  v_cndmask_b32_e64 v20, v20, 0, s[14:15]
2668  s_or_b64 exec, exec, s[16:17]
266C  s_mov_b32 s20, 0x7f800000
2674  v_cmp_lt_u32_e64 s[14:15], s20, v63
267C  v_cmp_lt_u32_e64 s[16:17], s18, v63
2684  s_and_saveexec_b64 s[18:19], s[16:17]
2688  v_and_b32_e32 v21, 0x80000000, v21
2690  s_and_b64 s[16:17], s[82:83], s[14:15]
2694  v_or_b32_e32 v0, 0x70000000, v0
269C  v_cndmask_b32_e64 v21, v21, 0, s[16:17]
26A4  s_or_b64 exec, exec, s[18:19]
26A8  s_mov_b32 s22, 0x7f7fffff
26B0  v_cmp_lt_u32_e64 s[16:17], s20, v64
26B8  v_cmp_lt_u32_e64 s[18:19], s22, v64
26C0  s_and_saveexec_b64 s[20:21], s[18:19]
26C4  v_and_b32_e32 v12, 0x80000000, v12
26CC  s_and_b64 s[18:19], s[82:83], s[16:17]
26D0  v_or_b32_e32 v1, 7, v1
26D4  v_cndmask_b32_e64 v12, v12, 0, s[18:19]
26DC  s_or_b64 exec, exec, s[20:21]
26E0  s_mov_b32 s24, 0x7f800000
26E8  v_cmp_lt_u32_e64 s[18:19], s24, v61
26F0  v_cmp_lt_u32_e64 s[20:21], s22, v61
26F8  s_and_saveexec_b64 s[22:23], s[20:21]
26FC  v_and_b32_e32 v13, 0x80000000, v13
2704  s_and_b64 s[20:21], s[82:83], s[18:19]
2708  v_or_b32_e32 v1, 0x70, v1
2710  v_cndmask_b32_e64 v13, v13, 0, s[20:21]
2718  s_or_b64 exec, exec, s[22:23]
271C  s_mov_b32 s26, 0x7f7fffff
2724  v_cmp_lt_u32_e64 s[20:21], s24, v62
272C  v_cmp_lt_u32_e64 s[22:23], s26, v62
2734  s_and_saveexec_b64 s[24:25], s[22:23]
2738  v_and_b32_e32 v16, 0x80000000, v16
2740  s_and_b64 s[22:23], s[82:83], s[20:21]
2744  v_or_b32_e32 v1, 0x700, v1
274C  v_cndmask_b32_e64 v16, v16, 0, s[22:23]
2754  s_or_b64 exec, exec, s[24:25]
2758  s_mov_b32 s28, 0x7f800000
2760  v_cmp_lt_u32_e64 s[22:23], s28, v59
2768  v_cmp_lt_u32_e64 s[24:25], s26, v59
2770  s_and_saveexec_b64 s[26:27], s[24:25]
2774  v_and_b32_e32 v17, 0x80000000, v17
277C  s_and_b64 s[24:25], s[82:83], s[22:23]
2780  v_or_b32_e32 v1, 0x7000, v1
2788  v_cndmask_b32_e64 v17, v17, 0, s[24:25]
2790  s_or_b64 exec, exec, s[26:27]
2794  s_mov_b32 s30, 0x7f7fffff
279C  v_cmp_lt_u32_e64 s[24:25], s28, v60
27A4  v_cmp_lt_u32_e64 s[26:27], s30, v60
27AC  s_and_saveexec_b64 s[28:29], s[26:27]
27B0  v_and_b32_e32 v22, 0x80000000, v22
27B8  s_and_b64 s[26:27], s[82:83], s[24:25]
27BC  v_or_b32_e32 v1, 0x70000, v1
27C4  v_cndmask_b32_e64 v22, v22, 0, s[26:27]
27CC  s_or_b64 exec, exec, s[28:29]
27D0  s_mov_b32 s33, 0x7f800000
27D8  v_cmp_lt_u32_e64 s[26:27], s33, v57
27E0  v_cmp_lt_u32_e64 s[28:29], s30, v57
27E8  s_and_saveexec_b64 s[30:31], s[28:29]
27EC  v_and_b32_e32 v23, 0x80000000, v23
27F4  s_and_b64 s[28:29], s[82:83], s[26:27]
27F8  v_or_b32_e32 v1, 0x700000, v1
2800  v_cndmask_b32_e64 v23, v23, 0, s[28:29]
2808  s_or_b64 exec, exec, s[30:31]
280C  v_cmp_lt_u32_e64 s[28:29], s33, v58
2814  s_mov_b32 s33, 0x7f7fffff
281C  v_cmp_lt_u32_e64 s[30:31], s33, v58
2824  s_and_saveexec_b64 s[34:35], s[30:31]
2828  v_and_b32_e32 v28, 0x80000000, v28
2830  s_and_b64 s[30:31], s[82:83], s[28:29]
2834  v_or_b32_e32 v1, 0x7000000, v1
283C  v_cndmask_b32_e64 v28, v28, 0, s[30:31]
2844  s_or_b64 exec, exec, s[34:35]
2848  s_mov_b32 s38, 0x7f800000
2850  v_cmp_lt_u32_e64 s[30:31], s38, v55
2858  v_cmp_lt_u32_e64 s[34:35], s33, v55
2860  s_and_saveexec_b64 s[36:37], s[34:35]
2864  v_and_b32_e32 v29, 0x80000000, v29
286C  s_and_b64 s[34:35], s[82:83], s[30:31]
2870  v_or_b32_e32 v1, 0x70000000, v1
2878  v_cndmask_b32_e64 v29, v29, 0, s[34:35]
2880  s_or_b64 exec, exec, s[36:37]
2884  v_cmp_lt_u32_e64 s[34:35], s38, v56
288C  v_cmp_lt_u32_e64 s[36:37], s33, v56
2894  s_and_saveexec_b64 s[38:39], s[36:37]
2898  v_and_b32_e32 v18, 0x80000000, v18
28A0  s_and_b64 s[36:37], s[82:83], s[34:35]
28A4  v_or_b32_e32 v2, 7, v2
28A8  v_cndmask_b32_e64 v18, v18, 0, s[36:37]
28B0  s_or_b64 exec, exec, s[38:39]
28B4  s_mov_b32 s42, 0x7f800000
28BC  v_cmp_lt_u32_e64 s[36:37], s42, v53
28C4  v_cmp_lt_u32_e64 s[38:39], s33, v53
28CC  s_and_saveexec_b64 s[40:41], s[38:39]
28D0  v_and_b32_e32 v19, 0x80000000, v19
28D8  s_and_b64 s[38:39], s[82:83], s[36:37]
28DC  v_or_b32_e32 v2, 0x70, v2
28E4  v_cndmask_b32_e64 v19, v19, 0, s[38:39]
28EC  s_or_b64 exec, exec, s[40:41]
28F0  v_cmp_lt_u32_e64 s[38:39], s42, v54
28F8  v_cmp_lt_u32_e64 s[40:41], s33, v54
2900  s_and_saveexec_b64 s[42:43], s[40:41]
2904  v_and_b32_e32 v24, 0x80000000, v24
290C  s_and_b64 s[40:41], s[82:83], s[38:39]
2910  v_or_b32_e32 v2, 0x700, v2
2918  v_cndmask_b32_e64 v24, v24, 0, s[40:41]
2920  s_or_b64 exec, exec, s[42:43]
2924  s_mov_b32 s46, 0x7f800000
292C  v_cmp_lt_u32_e64 s[40:41], s46, v51
2934  v_cmp_lt_u32_e64 s[42:43], s33, v51
293C  s_and_saveexec_b64 s[44:45], s[42:43]
2940  v_and_b32_e32 v25, 0x80000000, v25
2948  s_and_b64 s[42:43], s[82:83], s[40:41]
294C  v_or_b32_e32 v2, 0x7000, v2
2954  v_cndmask_b32_e64 v25, v25, 0, s[42:43]
295C  s_or_b64 exec, exec, s[44:45]
2960  v_cmp_lt_u32_e64 s[42:43], s46, v52
2968  v_cmp_lt_u32_e64 s[44:45], s33, v52
2970  s_and_saveexec_b64 s[46:47], s[44:45]
2974  v_and_b32_e32 v30, 0x80000000, v30
297C  s_and_b64 s[44:45], s[82:83], s[42:43]
2980  v_or_b32_e32 v2, 0x70000, v2
2988  v_cndmask_b32_e64 v30, v30, 0, s[44:45]
2990  s_or_b64 exec, exec, s[46:47]
2994  s_mov_b32 s50, 0x7f800000
299C  v_cmp_lt_u32_e64 s[44:45], s50, v49
29A4  v_cmp_lt_u32_e64 s[46:47], s33, v49
29AC  s_and_saveexec_b64 s[48:49], s[46:47]
29B0  v_and_b32_e32 v31, 0x80000000, v31
29B8  s_and_b64 s[46:47], s[82:83], s[44:45]
29BC  v_or_b32_e32 v2, 0x700000, v2
29C4  v_cndmask_b32_e64 v31, v31, 0, s[46:47]
29CC  s_or_b64 exec, exec, s[48:49]
29D0  v_cmp_lt_u32_e64 s[46:47], s50, v50
29D8  v_cmp_lt_u32_e64 s[48:49], s33, v50
29E0  s_and_saveexec_b64 s[50:51], s[48:49]
29E4  v_and_b32_e32 v34, 0x80000000, v34
29EC  s_and_b64 s[48:49], s[82:83], s[46:47]
29F0  v_or_b32_e32 v2, 0x7000000, v2
29F8  v_cndmask_b32_e64 v34, v34, 0, s[48:49]
2A00  s_or_b64 exec, exec, s[50:51]
2A04  s_mov_b32 s54, 0x7f800000
2A0C  v_cmp_lt_u32_e64 s[48:49], s54, v47
2A14  v_cmp_lt_u32_e64 s[50:51], s33, v47
2A1C  s_and_saveexec_b64 s[52:53], s[50:51]
2A20  v_and_b32_e32 v35, 0x80000000, v35
2A28  s_and_b64 s[50:51], s[82:83], s[48:49]
2A2C  v_or_b32_e32 v2, 0x70000000, v2
2A34  v_cndmask_b32_e64 v35, v35, 0, s[50:51]
2A3C  s_or_b64 exec, exec, s[52:53]
2A40  v_cmp_lt_u32_e64 s[50:51], s54, v48
2A48  v_cmp_lt_u32_e64 s[52:53], s33, v48
2A50  s_and_saveexec_b64 s[54:55], s[52:53]
2A54  v_and_b32_e32 v26, 0x80000000, v26
2A5C  s_and_b64 s[52:53], s[82:83], s[50:51]
2A60  v_or_b32_e32 v3, 7, v3
2A64  v_cndmask_b32_e64 v26, v26, 0, s[52:53]
2A6C  s_or_b64 exec, exec, s[54:55]
2A70  s_mov_b32 s58, 0x7f800000
2A78  v_cmp_lt_u32_e64 s[52:53], s58, v45
2A80  v_cmp_lt_u32_e64 s[54:55], s33, v45
2A88  s_and_saveexec_b64 s[56:57], s[54:55]
2A8C  v_and_b32_e32 v27, 0x80000000, v27
2A94  s_and_b64 s[54:55], s[82:83], s[52:53]
2A98  v_or_b32_e32 v3, 0x70, v3
2AA0  v_cndmask_b32_e64 v27, v27, 0, s[54:55]
2AA8  s_or_b64 exec, exec, s[56:57]
2AAC  v_cmp_lt_u32_e64 s[54:55], s58, v46
2AB4  v_cmp_lt_u32_e64 s[56:57], s33, v46
2ABC  s_and_saveexec_b64 s[58:59], s[56:57]
2AC0  v_and_b32_e32 v32, 0x80000000, v32
2AC8  s_and_b64 s[56:57], s[82:83], s[54:55]
2ACC  v_or_b32_e32 v3, 0x700, v3
2AD4  v_cndmask_b32_e64 v32, v32, 0, s[56:57]
2ADC  s_or_b64 exec, exec, s[58:59]
2AE0  s_mov_b32 s62, 0x7f800000
2AE8  v_cmp_lt_u32_e64 s[56:57], s62, v43
2AF0  v_cmp_lt_u32_e64 s[58:59], s33, v43
2AF8  s_and_saveexec_b64 s[60:61], s[58:59]
2AFC  v_and_b32_e32 v33, 0x80000000, v33
2B04  s_and_b64 s[58:59], s[82:83], s[56:57]
2B08  v_or_b32_e32 v3, 0x7000, v3
2B10  v_cndmask_b32_e64 v33, v33, 0, s[58:59]
2B18  s_or_b64 exec, exec, s[60:61]
2B1C  v_cmp_lt_u32_e64 s[58:59], s62, v44
2B24  v_cmp_lt_u32_e64 s[60:61], s33, v44
2B2C  s_and_saveexec_b64 s[62:63], s[60:61]
2B30  v_and_b32_e32 v36, 0x80000000, v36
2B38  s_and_b64 s[60:61], s[82:83], s[58:59]
2B3C  v_or_b32_e32 v3, 0x70000, v3
2B44  v_cndmask_b32_e64 v36, v36, 0, s[60:61]
2B4C  s_or_b64 exec, exec, s[62:63]
2B50  s_mov_b32 s68, 0x7f800000
2B58  v_cmp_lt_u32_e64 s[62:63], s68, v42
2B60  v_cmp_lt_u32_e64 s[60:61], s33, v42
2B68  s_and_saveexec_b64 s[64:65], s[60:61]
2B6C  v_and_b32_e32 v37, 0x80000000, v37
2B74  s_and_b64 s[60:61], s[82:83], s[62:63]
2B78  v_or_b32_e32 v3, 0x700000, v3
2B80  v_cndmask_b32_e64 v37, v37, 0, s[60:61]
2B88  s_or_b64 exec, exec, s[64:65]
2B8C  v_cmp_lt_u32_e64 s[64:65], s68, v41
2B94  v_cmp_lt_u32_e64 s[60:61], s33, v41
2B9C  s_and_saveexec_b64 s[68:69], s[60:61]
2BA0  v_and_b32_e32 v38, 0x80000000, v38
2BA8  s_and_b64 s[60:61], s[82:83], s[64:65]
2BAC  v_or_b32_e32 v3, 0x7000000, v3
2BB4  v_cndmask_b32_e64 v38, v38, 0, s[60:61]
2BBC  s_or_b64 exec, exec, s[68:69]
2BC0  s_mov_b32 s71, 0x7f800000
2BC8  v_cmp_lt_u32_e64 s[60:61], s71, v40
2BD0  v_cmp_lt_u32_e64 s[68:69], s33, v40
2BD8  s_and_saveexec_b64 s[86:87], s[68:69]
2BDC  v_and_b32_e32 v39, 0x80000000, v39
2BE4  s_and_b64 s[68:69], s[82:83], s[60:61]
2BE8  v_or_b32_e32 v3, 0x70000000, v3
2BF0  v_cndmask_b32_e64 v39, v39, 0, s[68:69]
2BF8  s_or_b64 exec, exec, s[86:87]
2BFC  v_cmp_lt_u32_e64 s[68:69], s71, v69
2C04  s_nop 1
2C08  v_cndmask_b32_e64 v69, v69, 0, s[68:69]
2C10  v_max_u32_e32 v70, v70, v69
2C14  v_cndmask_b32_e64 v69, v70, v69, s[66:67]
2C1C  v_max_u32_e32 v70, v71, v69
2C20  v_cndmask_b32_e64 v69, v70, v69, s[4:5]
2C28  v_max_u32_e32 v67, v67, v69
2C2C  v_cndmask_b32_e64 v67, v67, v69, s[6:7]
2C34  v_max_u32_e32 v68, v68, v67
2C38  v_cndmask_b32_e64 v67, v68, v67, s[8:9]
2C40  v_max_u32_e32 v65, v65, v67
2C44  v_cndmask_b32_e64 v65, v65, v67, s[10:11]
2C4C  v_max_u32_e32 v66, v66, v65
2C50  v_cndmask_b32_e64 v65, v66, v65, s[12:13]
2C58  v_max_u32_e32 v63, v63, v65
2C5C  v_cndmask_b32_e64 v63, v63, v65, s[14:15]
2C64  v_max_u32_e32 v64, v64, v63
2C68  v_cndmask_b32_e64 v63, v64, v63, s[16:17]
2C70  v_max_u32_e32 v61, v61, v63
2C74  v_cndmask_b32_e64 v61, v61, v63, s[18:19]
2C7C  v_max_u32_e32 v62, v62, v61
2C80  v_cndmask_b32_e64 v61, v62, v61, s[20:21]
2C88  v_max_u32_e32 v59, v59, v61
2C8C  v_cndmask_b32_e64 v59, v59, v61, s[22:23]
2C94  v_max_u32_e32 v60, v60, v59
2C98  v_cndmask_b32_e64 v59, v60, v59, s[24:25]
2CA0  v_max_u32_e32 v57, v57, v59
2CA4  v_cndmask_b32_e64 v57, v57, v59, s[26:27]
2CAC  v_max_u32_e32 v58, v58, v57
2CB0  v_cndmask_b32_e64 v57, v58, v57, s[28:29]
2CB8  v_max_u32_e32 v55, v55, v57
2CBC  v_cndmask_b32_e64 v55, v55, v57, s[30:31]
2CC4  v_max_u32_e32 v56, v56, v55
2CC8  v_cndmask_b32_e64 v55, v56, v55, s[34:35]
2CD0  v_max_u32_e32 v53, v53, v55
2CD4  v_cndmask_b32_e64 v53, v53, v55, s[36:37]
2CDC  v_max_u32_e32 v54, v54, v53
2CE0  v_cndmask_b32_e64 v53, v54, v53, s[38:39]
2CE8  v_max_u32_e32 v51, v51, v53
2CEC  v_cndmask_b32_e64 v51, v51, v53, s[40:41]
2CF4  v_max_u32_e32 v52, v52, v51
2CF8  v_cndmask_b32_e64 v51, v52, v51, s[42:43]
2D00  v_max_u32_e32 v49, v49, v51
2D04  v_cndmask_b32_e64 v49, v49, v51, s[44:45]
2D0C  v_max_u32_e32 v50, v50, v49
2D10  v_cndmask_b32_e64 v49, v50, v49, s[46:47]
2D18  v_max_u32_e32 v47, v47, v49
2D1C  v_cndmask_b32_e64 v47, v47, v49, s[48:49]
2D24  v_max_u32_e32 v48, v48, v47
2D28  v_cndmask_b32_e64 v47, v48, v47, s[50:51]
2D30  v_max_u32_e32 v45, v45, v47
2D34  v_cndmask_b32_e64 v45, v45, v47, s[52:53]
2D3C  v_max_u32_e32 v46, v46, v45
2D40  v_cndmask_b32_e64 v45, v46, v45, s[54:55]
2D48  v_max_u32_e32 v43, v43, v45
2D4C  v_cndmask_b32_e64 v43, v43, v45, s[56:57]
2D54  v_max_u32_e32 v44, v44, v43
2D58  v_cndmask_b32_e64 v66, 0, 1, s[68:69]
2D60  v_cndmask_b32_e64 v67, 0, 1, s[66:67]
2D68  v_cndmask_b32_e64 v43, v44, v43, s[58:59]
2D70  v_add_u32_e32 v66, v67, v66
2D74  v_cndmask_b32_e64 v67, 0, 1, s[4:5]
2D7C  v_cndmask_b32_e64 v68, 0, 1, s[6:7]
2D84  v_max_u32_e32 v42, v42, v43
2D88  v_add3_u32 v66, v66, v67, v68
2D90  v_cndmask_b32_e64 v67, 0, 1, s[8:9]
2D98  v_cndmask_b32_e64 v68, 0, 1, s[10:11]
2DA0  v_cndmask_b32_e64 v42, v42, v43, s[62:63]
2DA8  v_cndmask_b32_e64 v46, 0, 1, s[54:55]
2DB0  v_add3_u32 v66, v66, v67, v68
2DB8  v_cndmask_b32_e64 v67, 0, 1, s[12:13]
2DC0  v_max_u32_e32 v41, v41, v42
2DC4  v_cndmask_b32_e64 v44, 0, 1, s[58:59]
2DCC  v_cndmask_b32_e64 v45, 0, 1, s[56:57]
2DD4  v_and_b32_e32 v68, 0x80000000, v8
2DDC  s_and_b64 s[4:5], s[82:83], s[68:69]
2DE0  v_add3_u32 v46, v66, v67, v46
2DE8  v_cndmask_b32_e64 v43, 0, 1, s[64:65]
2DF0  v_cndmask_b32_e64 v41, v41, v42, s[64:65]
2DF8  v_cndmask_b32_e64 v42, 0, 1, s[62:63]
2E00  v_cndmask_b32_e64 v68, v68, 0, s[4:5]
2E08  v_add3_u32 v44, v46, v45, v44
2E10  v_cndmask_b32_e64 v65, 0, 1, s[14:15]
2E18  v_cndmask_b32_e32 v8, v8, v68, vcc
2E1C  v_cndmask_b32_e64 v68, 0, 1, s[60:61]
2E24  v_add3_u32 v42, v44, v42, v43
2E2C  v_cndmask_b32_e64 v63, 0, 1, s[18:19]
2E34  v_cndmask_b32_e64 v64, 0, 1, s[16:17]
2E3C  v_add3_u32 v42, v42, v68, v65
2E44  v_cndmask_b32_e64 v61, 0, 1, s[22:23]
2E4C  v_cndmask_b32_e64 v62, 0, 1, s[20:21]
2E54  v_add3_u32 v42, v42, v64, v63
2E5C  v_cndmask_b32_e64 v59, 0, 1, s[26:27]
2E64  v_cndmask_b32_e64 v60, 0, 1, s[24:25]
2E6C  v_add3_u32 v42, v42, v62, v61
2E74  v_cndmask_b32_e64 v57, 0, 1, s[30:31]
2E7C  v_cndmask_b32_e64 v58, 0, 1, s[28:29]
2E84  v_add3_u32 v42, v42, v60, v59
2E8C  v_cndmask_b32_e64 v55, 0, 1, s[36:37]
2E94  v_cndmask_b32_e64 v56, 0, 1, s[34:35]
2E9C  v_add3_u32 v42, v42, v58, v57
2EA4  v_cndmask_b32_e64 v53, 0, 1, s[40:41]
2EAC  v_cndmask_b32_e64 v54, 0, 1, s[38:39]
2EB4  v_add3_u32 v42, v42, v56, v55
2EBC  v_cndmask_b32_e64 v51, 0, 1, s[44:45]
2EC4  v_cndmask_b32_e64 v52, 0, 1, s[42:43]
2ECC  v_add3_u32 v42, v42, v54, v53
2ED4  v_cndmask_b32_e64 v49, 0, 1, s[48:49]
2EDC  v_cndmask_b32_e64 v50, 0, 1, s[46:47]
2EE4  v_add3_u32 v42, v42, v52, v51
2EEC  v_cndmask_b32_e64 v47, 0, 1, s[52:53]
2EF4  v_cndmask_b32_e64 v48, 0, 1, s[50:51]
2EFC  v_add3_u32 v42, v42, v50, v49
2F04  v_add3_u32 v42, v42, v48, v47
2F0C  v_max_u32_e32 v40, v40, v41
2F10  v_cndmask_b32_e64 v40, v40, v41, s[60:61]
2F18  v_mov_b32_e32 v41, 0x7f800000
2F20  v_cmp_ne_u32_e32 vcc, 32, v42
2F24  s_nop 1
2F28  v_cndmask_b32_e32 v72, v41, v40, vcc
2F2C  s_or_b64 exec, exec, s[84:85]
2F30  v_cmp_ne_u32_e32 vcc, 0, v72
2F34  v_mov_b32_e32 v44, 0x7f
2F3C  s_and_saveexec_b64 s[4:5], vcc
2F40  s_cbranch_execz 25
2F44  s_bfe_u32 s10, s70, 0x20004
2F4C  s_cmp_eq_u32 s10, 2
2F50  s_cselect_b64 s[6:7], -1, 0
2F54  s_and_b64 s[8:9], s[6:7], exec
2F58  s_cselect_b32 s8, 0x3fffff, 0
2F60  s_cmp_lg_u32 s10, 0
2F64  s_cselect_b32 s8, s8, 0x200000
2F6C  v_add_u32_e32 v40, s8, v72
2F70  s_mov_b32 s8, 0x17fffff
2F78  v_lshrrev_b32_e32 v41, 23, v40
2F7C  v_add_u32_e32 v41, -2, v41
2F80  v_cmp_lt_u32_e32 vcc, s8, v40
2F84  s_mov_b32 s8, 0x7f800000
2F8C  s_nop 0
2F90  v_cndmask_b32_e32 v40, 0, v41, vcc
2F94  v_cmp_eq_u32_e32 vcc, s8, v72
2F98  v_mov_b32_e32 v41, 0xfe
2FA0  s_and_b64 vcc, s[6:7], vcc
2FA4  v_cndmask_b32_e32 v44, v40, v41, vcc
2FA8  s_or_b64 exec, exec, s[4:5]
2FAC  v_cmp_eq_u32_e32 vcc, 0, v44
2FB0  s_cbranch_vccz 37
2FB4  s_nop 0
2FB8  v_cndmask_b32_e64 v40, 1.0, 2.0, vcc
2FC0  v_pk_mul_f32 v[8:9], v[40:41], v[8:9] op_sel_hi:[0,1]
2FC8  v_pk_mul_f32 v[10:11], v[40:41], v[10:11] op_sel_hi:[0,1]
2FD0  v_pk_mul_f32 v[14:15], v[14:15], v[40:41] op_sel_hi:[1,0]
2FD8  v_pk_mul_f32 v[20:21], v[20:21], v[40:41] op_sel_hi:[1,0]
2FE0  v_pk_mul_f32 v[12:13], v[40:41], v[12:13] op_sel_hi:[0,1]
2FE8  v_pk_mul_f32 v[16:17], v[40:41], v[16:17] op_sel_hi:[0,1]
2FF0  v_pk_mul_f32 v[22:23], v[40:41], v[22:23] op_sel_hi:[0,1]
2FF8  v_pk_mul_f32 v[28:29], v[40:41], v[28:29] op_sel_hi:[0,1]
3000  v_pk_mul_f32 v[18:19], v[40:41], v[18:19] op_sel_hi:[0,1]
3008  v_pk_mul_f32 v[24:25], v[40:41], v[24:25] op_sel_hi:[0,1]
3010  v_pk_mul_f32 v[30:31], v[40:41], v[30:31] op_sel_hi:[0,1]
3018  v_pk_mul_f32 v[34:35], v[40:41], v[34:35] op_sel_hi:[0,1]
3020  v_pk_mul_f32 v[26:27], v[40:41], v[26:27] op_sel_hi:[0,1]
3028  v_pk_mul_f32 v[32:33], v[32:33], v[40:41] op_sel_hi:[1,0]
3030  v_pk_mul_f32 v[36:37], v[36:37], v[40:41] op_sel_hi:[1,0]
3038  v_pk_mul_f32 v[38:39], v[38:39], v[40:41] op_sel_hi:[1,0]
3040  v_max_u32_e32 v45, 1, v44
3044  s_branch 1
3048  v_mov_b32_e32 v45, v44
304C  v_mov_b32_e32 v42, s3
3050  v_mov_b32_e32 v43, 0
3054  v_mad_u64_u32 v[40:41], s[2:3], s2, v7, v[42:43]
305C  s_and_b32 s2, s70, 4
3060  s_bitcmp1_b32 s70, 2
3064  v_lshlrev_b32_e32 v7, 23, v45
3068  s_cselect_b64 s[4:5], -1, 0
306C  s_cmp_eq_u32 s2, 0
3070  v_lshlrev_b32_e32 v45, 2, v40
3074  s_waitcnt lgkmcnt(0)
3078  s_mul_i32 s6, s73, 0xcd9e8d57
3080  s_mul_hi_u32 s7, s73, 0xcd9e8d57
3088  s_cbranch_scc1 132
308C  s_mov_b32 s8, 0xd2511f53
3094  v_mad_u64_u32 v[46:47], s[2:3], v45, s8, 0
309C  s_xor_b32 s2, s80, s7
30A0  v_xor_b32_e32 v42, s81, v47
30A4  s_mov_b32 s9, 0xcd9e8d57
30AC  s_xor_b32 s2, s72, s2
30B0  v_xor_b32_e32 v42, s74, v42
30B4  s_add_i32 s10, s80, 0x9e3779b9
30BC  s_mul_i32 s12, s2, 0xd2511f53
30C4  s_mul_hi_u32 s13, s2, 0xd2511f53
30CC  v_mad_u64_u32 v[48:49], s[2:3], v42, s9, 0
30D4  s_add_i32 s11, s81, 0xbb67ae85
30DC  s_xor_b32 s2, s6, s10
30E0  v_xor_b32_e32 v42, s2, v49
30E4  s_xor_b32 s2, s11, s13
30E8  v_xor_b32_e32 v49, s2, v46
30EC  s_add_i32 s11, s81, 0x76cf5d0a
30F4  v_mad_u64_u32 v[46:47], s[2:3], v42, s8, 0
30FC  v_mad_u64_u32 v[50:51], s[2:3], v49, s9, 0
3104  s_add_i32 s10, s80, 0x3c6ef372
310C  s_xor_b32 s2, s12, s11
3110  v_xor_b32_e32 v42, s10, v51
3114  v_xor_b32_e32 v47, s2, v47
3118  v_xor_b32_e32 v42, v42, v48
311C  s_add_i32 s10, s80, 0xdaa66d2b
3124  v_mad_u64_u32 v[52:53], s[2:3], v47, s9, 0
312C  s_add_i32 s11, s81, 0x32370b8f
3134  v_mad_u64_u32 v[48:49], s[2:3], v42, s8, 0
313C  v_xor_b32_e32 v42, s10, v53
3140  v_xor_b32_e32 v42, v42, v50
3144  v_xor_b32_e32 v47, s11, v49
3148  v_xor_b32_e32 v49, v47, v46
314C  s_add_i32 s11, s81, 0xed9eba14
3154  v_mad_u64_u32 v[46:47], s[2:3], v42, s8, 0
315C  s_add_i32 s10, s80, 0x78dde6e4
3164  v_mad_u64_u32 v[50:51], s[2:3], v49, s9, 0
316C  v_xor_b32_e32 v47, s11, v47
3170  v_xor_b32_e32 v42, s10, v51
3174  v_xor_b32_e32 v47, v47, v48
3178  v_xor_b32_e32 v42, v42, v52
317C  s_add_i32 s10, s80, 0x1715609d
3184  v_mad_u64_u32 v[52:53], s[2:3], v47, s9, 0
318C  s_add_i32 s11, s81, 0xa9066899
3194  v_mad_u64_u32 v[48:49], s[2:3], v42, s8, 0
319C  v_xor_b32_e32 v42, s10, v53
31A0  v_xor_b32_e32 v42, v42, v50
31A4  v_xor_b32_e32 v47, s11, v49
31A8  v_xor_b32_e32 v49, v47, v46
31AC  s_add_i32 s11, s81, 0x646e171e
31B4  v_mad_u64_u32 v[46:47], s[2:3], v42, s8, 0
31BC  s_add_i32 s10, s80, 0xb54cda56
31C4  v_mad_u64_u32 v[50:51], s[2:3], v49, s9, 0
31CC  v_xor_b32_e32 v47, s11, v47
31D0  v_xor_b32_e32 v42, s10, v51
31D4  v_xor_b32_e32 v47, v47, v48
31D8  v_xor_b32_e32 v42, v42, v52
31DC  s_add_i32 s10, s80, 0x5384540f
31E4  v_mad_u64_u32 v[52:53], s[2:3], v47, s9, 0
31EC  s_add_i32 s11, s81, 0x1fd5c5a3
31F4  v_mad_u64_u32 v[48:49], s[2:3], v42, s8, 0
31FC  v_xor_b32_e32 v42, s10, v53
3200  v_xor_b32_e32 v42, v42, v50
3204  v_xor_b32_e32 v47, s11, v49
3208  v_xor_b32_e32 v49, v47, v46
320C  s_add_i32 s11, s81, 0xdb3d7428
3214  v_mad_u64_u32 v[46:47], s[2:3], v42, s8, 0
321C  s_add_i32 s10, s80, 0xf1bbcdc8
3224  v_mad_u64_u32 v[50:51], s[2:3], v49, s9, 0
322C  v_xor_b32_e32 v47, s11, v47
3230  v_xor_b32_e32 v42, s10, v51
3234  v_xor_b32_e32 v47, v47, v48
3238  v_xor_b32_e32 v42, v42, v52
323C  v_mad_u64_u32 v[52:53], s[2:3], v47, s9, 0
3244  s_add_i32 s10, s80, 0x8ff34781
324C  v_mad_u64_u32 v[48:49], s[2:3], v42, s8, 0
3254  v_xor_b32_e32 v42, v53, v50
3258  s_add_i32 s11, s81, 0x96a522ad
3260  v_xor_b32_e32 v47, s10, v42
3264  v_xor_b32_e32 v42, v49, v46
3268  v_xor_b32_e32 v46, s11, v42
326C  v_mov_b32_e32 v42, v43
3270  v_cvt_scalef32_sr_pk_fp4_f32 v43, v[8:9], v47, v7
3278  v_cvt_scalef32_sr_pk_fp4_f32 v42, v[14:15], v46, v7 op_sel:[0,0,0,1]
3280  v_cvt_scalef32_sr_pk_fp4_f32 v43, v[10:11], v52, v7 op_sel:[0,0,1,0]
3288  v_cvt_scalef32_sr_pk_fp4_f32 v42, v[20:21], v48, v7 op_sel:[0,0,1,1]
3290  s_nop 0
3294  s_cbranch_execz 1
3298  s_branch 11
329C  v_mov_b32_e32 v43, 0
32A0  v_mov_b32_e32 v42, 0
32A4  v_cvt_scalef32_pk_fp4_f32 v43, v8, v9, v7
32AC  v_cvt_scalef32_pk_fp4_f32 v42, v14, v15, v7 op_sel:[0,0,0,1]
32B4  v_cvt_scalef32_pk_fp4_f32 v43, v10, v11, v7 op_sel:[0,0,1,0]
32BC  v_cvt_scalef32_pk_fp4_f32 v42, v20, v21, v7 op_sel:[0,0,1,1]
32C4  s_nop 0
32C8  v_cndmask_b32_e64 v8, 0, 1, s[4:5]
32D0  v_cmp_ne_u32_e64 s[2:3], 1, v8
32D8  s_andn2_b64 vcc, exec, s[4:5]
32DC  s_cbranch_vccnz 134
32E0  v_or_b32_e32 v8, 1, v45
32E4  s_mov_b32 s8, 0xd2511f53
32EC  v_mad_u64_u32 v[8:9], s[4:5], v8, s8, 0
32F4  s_xor_b32 s4, s80, s7
32F8  v_xor_b32_e32 v9, s81, v9
32FC  s_mov_b32 s9, 0xcd9e8d57
3304  s_xor_b32 s4, s72, s4
3308  v_xor_b32_e32 v9, s74, v9
330C  s_add_i32 s10, s80, 0x9e3779b9
3314  s_mul_i32 s12, s4, 0xd2511f53
331C  s_mul_hi_u32 s13, s4, 0xd2511f53
3324  v_mad_u64_u32 v[10:11], s[4:5], v9, s9, 0
332C  s_add_i32 s11, s81, 0xbb67ae85
3334  s_xor_b32 s4, s6, s10
3338  v_xor_b32_e32 v9, s4, v11
333C  s_xor_b32 s4, s11, s13
3340  v_xor_b32_e32 v11, s4, v8
3344  s_add_i32 s10, s80, 0x3c6ef372
334C  s_add_i32 s11, s81, 0x76cf5d0a
3354  v_mad_u64_u32 v[8:9], s[4:5], v9, s8, 0
335C  v_mad_u64_u32 v[14:15], s[4:5], v11, s9, 0
3364  v_xor_b32_e32 v11, s10, v15
3368  s_xor_b32 s4, s12, s11
336C  v_xor_b32_e32 v10, v11, v10
3370  v_xor_b32_e32 v9, s4, v9
3374  s_add_i32 s10, s80, 0xdaa66d2b
337C  s_add_i32 s11, s81, 0x32370b8f
3384  v_mad_u64_u32 v[10:11], s[4:5], v10, s8, 0
338C  v_mad_u64_u32 v[20:21], s[4:5], v9, s9, 0
3394  v_xor_b32_e32 v9, s10, v21
3398  v_xor_b32_e32 v11, s11, v11
339C  v_xor_b32_e32 v9, v9, v14
33A0  v_xor_b32_e32 v11, v11, v8
33A4  s_add_i32 s10, s80, 0x78dde6e4
33AC  s_add_i32 s11, s81, 0xed9eba14
33B4  v_mad_u64_u32 v[8:9], s[4:5], v9, s8, 0
33BC  v_mad_u64_u32 v[14:15], s[4:5], v11, s9, 0
33C4  v_xor_b32_e32 v11, s10, v15
33C8  v_xor_b32_e32 v9, s11, v9
33CC  v_xor_b32_e32 v11, v11, v20
33D0  v_xor_b32_e32 v9, v9, v10
33D4  s_add_i32 s10, s80, 0x1715609d
33DC  s_add_i32 s11, s81, 0xa9066899
33E4  v_mad_u64_u32 v[10:11], s[4:5], v11, s8, 0
33EC  v_mad_u64_u32 v[20:21], s[4:5], v9, s9, 0
33F4  v_xor_b32_e32 v9, s10, v21
33F8  v_xor_b32_e32 v11, s11, v11
33FC  v_xor_b32_e32 v9, v9, v14
3400  v_xor_b32_e32 v11, v11, v8
3404  s_add_i32 s10, s80, 0xb54cda56
340C  s_add_i32 s11, s81, 0x646e171e
3414  v_mad_u64_u32 v[8:9], s[4:5], v9, s8, 0
341C  v_mad_u64_u32 v[14:15], s[4:5], v11, s9, 0
3424  v_xor_b32_e32 v11, s10, v15
3428  v_xor_b32_e32 v9, s11, v9
342C  v_xor_b32_e32 v11, v11, v20
3430  v_xor_b32_e32 v9, v9, v10
3434  s_add_i32 s10, s80, 0x5384540f
343C  s_add_i32 s11, s81, 0x1fd5c5a3
3444  v_mad_u64_u32 v[10:11], s[4:5], v11, s8, 0
344C  v_mad_u64_u32 v[20:21], s[4:5], v9, s9, 0
3454  v_xor_b32_e32 v9, s10, v21
3458  v_xor_b32_e32 v11, s11, v11
345C  v_xor_b32_e32 v9, v9, v14
3460  v_xor_b32_e32 v11, v11, v8
3464  s_add_i32 s10, s80, 0xf1bbcdc8
346C  s_add_i32 s11, s81, 0xdb3d7428
3474  v_mad_u64_u32 v[8:9], s[4:5], v9, s8, 0
347C  v_mad_u64_u32 v[14:15], s[4:5], v11, s9, 0
3484  v_xor_b32_e32 v11, s10, v15
3488  v_xor_b32_e32 v9, s11, v9
348C  v_xor_b32_e32 v11, v11, v20
3490  v_xor_b32_e32 v9, v9, v10
3494  v_mad_u64_u32 v[10:11], s[4:5], v11, s8, 0
349C  v_mad_u64_u32 v[20:21], s[4:5], v9, s9, 0
34A4  s_add_i32 s10, s80, 0x8ff34781
34AC  s_add_i32 s11, s81, 0x96a522ad
34B4  v_xor_b32_e32 v9, v21, v14
34B8  v_xor_b32_e32 v8, v11, v8
34BC  v_xor_b32_e32 v14, s10, v9
34C0  v_xor_b32_e32 v11, s11, v8
34C4  v_mov_b32_e32 v8, 0
34C8  v_mov_b32_e32 v9, 0
34CC  v_cvt_scalef32_sr_pk_fp4_f32 v8, v[12:13], v14, v7
34D4  v_cvt_scalef32_sr_pk_fp4_f32 v9, v[22:23], v11, v7 op_sel:[0,0,0,1]
34DC  v_cvt_scalef32_sr_pk_fp4_f32 v8, v[16:17], v20, v7 op_sel:[0,0,1,0]
34E4  v_cvt_scalef32_sr_pk_fp4_f32 v9, v[28:29], v10, v7 op_sel:[0,0,1,1]
34EC  s_nop 0
34F0  s_cbranch_execz 1
34F4  s_branch 11
34F8  v_mov_b32_e32 v8, 0
34FC  v_mov_b32_e32 v9, 0
3500  v_cvt_scalef32_pk_fp4_f32 v8, v12, v13, v7
3508  v_cvt_scalef32_pk_fp4_f32 v9, v22, v23, v7 op_sel:[0,0,0,1]
3510  v_cvt_scalef32_pk_fp4_f32 v8, v16, v17, v7 op_sel:[0,0,1,0]
3518  v_cvt_scalef32_pk_fp4_f32 v9, v28, v29, v7 op_sel:[0,0,1,1]
3520  s_nop 0
3524  s_and_b64 vcc, exec, s[2:3]
3528  s_cbranch_vccnz 134
352C  v_or_b32_e32 v10, 2, v45
3530  s_mov_b32 s8, 0xd2511f53
3538  v_mad_u64_u32 v[10:11], s[4:5], v10, s8, 0
3540  s_xor_b32 s4, s80, s7
3544  v_xor_b32_e32 v11, s81, v11
3548  s_mov_b32 s9, 0xcd9e8d57
3550  s_xor_b32 s4, s72, s4
3554  v_xor_b32_e32 v11, s74, v11
3558  s_add_i32 s10, s80, 0x9e3779b9
3560  s_mul_i32 s12, s4, 0xd2511f53
3568  s_mul_hi_u32 s13, s4, 0xd2511f53
3570  v_mad_u64_u32 v[12:13], s[4:5], v11, s9, 0
3578  s_add_i32 s11, s81, 0xbb67ae85
3580  s_xor_b32 s4, s6, s10
3584  v_xor_b32_e32 v11, s4, v13
3588  s_xor_b32 s4, s11, s13
358C  v_xor_b32_e32 v13, s4, v10
3590  s_add_i32 s10, s80, 0x3c6ef372
3598  s_add_i32 s11, s81, 0x76cf5d0a
35A0  v_mad_u64_u32 v[10:11], s[4:5], v11, s8, 0
35A8  v_mad_u64_u32 v[14:15], s[4:5], v13, s9, 0
35B0  v_xor_b32_e32 v13, s10, v15
35B4  s_xor_b32 s4, s12, s11
35B8  v_xor_b32_e32 v12, v13, v12
35BC  v_xor_b32_e32 v11, s4, v11
35C0  s_add_i32 s10, s80, 0xdaa66d2b
35C8  s_add_i32 s11, s81, 0x32370b8f
35D0  v_mad_u64_u32 v[12:13], s[4:5], v12, s8, 0
35D8  v_mad_u64_u32 v[16:17], s[4:5], v11, s9, 0
35E0  v_xor_b32_e32 v11, s10, v17
35E4  v_xor_b32_e32 v13, s11, v13
35E8  v_xor_b32_e32 v11, v11, v14
35EC  v_xor_b32_e32 v13, v13, v10
35F0  s_add_i32 s10, s80, 0x78dde6e4
35F8  s_add_i32 s11, s81, 0xed9eba14
3600  v_mad_u64_u32 v[10:11], s[4:5], v11, s8, 0
3608  v_mad_u64_u32 v[14:15], s[4:5], v13, s9, 0
3610  v_xor_b32_e32 v13, s10, v15
3614  v_xor_b32_e32 v11, s11, v11
3618  v_xor_b32_e32 v13, v13, v16
361C  v_xor_b32_e32 v11, v11, v12
3620  s_add_i32 s10, s80, 0x1715609d
3628  s_add_i32 s11, s81, 0xa9066899
3630  v_mad_u64_u32 v[12:13], s[4:5], v13, s8, 0
3638  v_mad_u64_u32 v[16:17], s[4:5], v11, s9, 0
3640  v_xor_b32_e32 v11, s10, v17
3644  v_xor_b32_e32 v13, s11, v13
3648  v_xor_b32_e32 v11, v11, v14
364C  v_xor_b32_e32 v13, v13, v10
3650  s_add_i32 s10, s80, 0xb54cda56
3658  s_add_i32 s11, s81, 0x646e171e
3660  v_mad_u64_u32 v[10:11], s[4:5], v11, s8, 0
3668  v_mad_u64_u32 v[14:15], s[4:5], v13, s9, 0
3670  v_xor_b32_e32 v13, s10, v15
3674  v_xor_b32_e32 v11, s11, v11
3678  v_xor_b32_e32 v13, v13, v16
367C  v_xor_b32_e32 v11, v11, v12
3680  s_add_i32 s10, s80, 0x5384540f
3688  s_add_i32 s11, s81, 0x1fd5c5a3
3690  v_mad_u64_u32 v[12:13], s[4:5], v13, s8, 0
3698  v_mad_u64_u32 v[16:17], s[4:5], v11, s9, 0
36A0  v_xor_b32_e32 v11, s10, v17
36A4  v_xor_b32_e32 v13, s11, v13
36A8  v_xor_b32_e32 v11, v11, v14
36AC  v_xor_b32_e32 v13, v13, v10
36B0  s_add_i32 s10, s80, 0xf1bbcdc8
36B8  s_add_i32 s11, s81, 0xdb3d7428
36C0  v_mad_u64_u32 v[10:11], s[4:5], v11, s8, 0
36C8  v_mad_u64_u32 v[14:15], s[4:5], v13, s9, 0
36D0  v_xor_b32_e32 v13, s10, v15
36D4  v_xor_b32_e32 v11, s11, v11
36D8  v_xor_b32_e32 v13, v13, v16
36DC  v_xor_b32_e32 v11, v11, v12
36E0  v_mad_u64_u32 v[12:13], s[4:5], v13, s8, 0
36E8  v_mad_u64_u32 v[16:17], s[4:5], v11, s9, 0
36F0  s_add_i32 s10, s80, 0x8ff34781
36F8  s_add_i32 s11, s81, 0x96a522ad
3700  v_xor_b32_e32 v11, v17, v14
3704  v_xor_b32_e32 v10, v13, v10
3708  v_xor_b32_e32 v14, s10, v11
370C  v_xor_b32_e32 v13, s11, v10
3710  v_mov_b32_e32 v10, 0
3714  v_mov_b32_e32 v11, 0
3718  v_cvt_scalef32_sr_pk_fp4_f32 v10, v[18:19], v14, v7
3720  v_cvt_scalef32_sr_pk_fp4_f32 v11, v[30:31], v13, v7 op_sel:[0,0,0,1]
3728  v_cvt_scalef32_sr_pk_fp4_f32 v10, v[24:25], v16, v7 op_sel:[0,0,1,0]
3730  v_cvt_scalef32_sr_pk_fp4_f32 v11, v[34:35], v12, v7 op_sel:[0,0,1,1]
3738  s_nop 0
373C  s_cbranch_execz 1
3740  s_branch 11
3744  v_mov_b32_e32 v10, 0
3748  v_mov_b32_e32 v11, 0
374C  v_cvt_scalef32_pk_fp4_f32 v10, v18, v19, v7
3754  v_cvt_scalef32_pk_fp4_f32 v11, v30, v31, v7 op_sel:[0,0,0,1]
375C  v_cvt_scalef32_pk_fp4_f32 v10, v24, v25, v7 op_sel:[0,0,1,0]
3764  v_cvt_scalef32_pk_fp4_f32 v11, v34, v35, v7 op_sel:[0,0,1,1]
376C  s_nop 0
3770  s_and_b64 vcc, exec, s[2:3]
3774  s_cbranch_vccnz 134
3778  v_or_b32_e32 v12, 3, v45
377C  s_mov_b32 s4, 0xd2511f53
3784  v_mad_u64_u32 v[12:13], s[2:3], v12, s4, 0
378C  s_xor_b32 s2, s80, s7
3790  v_xor_b32_e32 v13, s81, v13
3794  s_mov_b32 s5, 0xcd9e8d57
379C  s_xor_b32 s2, s72, s2
37A0  v_xor_b32_e32 v13, s74, v13
37A4  s_add_i32 s7, s80, 0x9e3779b9
37AC  s_mul_i32 s9, s2, 0xd2511f53
37B4  s_mul_hi_u32 s10, s2, 0xd2511f53
37BC  v_mad_u64_u32 v[14:15], s[2:3], v13, s5, 0
37C4  s_add_i32 s8, s81, 0xbb67ae85
37CC  s_xor_b32 s2, s6, s7
37D0  v_xor_b32_e32 v13, s2, v15
37D4  s_xor_b32 s2, s8, s10
37D8  v_xor_b32_e32 v15, s2, v12
37DC  s_add_i32 s6, s80, 0x3c6ef372
37E4  s_add_i32 s7, s81, 0x76cf5d0a
37EC  v_mad_u64_u32 v[12:13], s[2:3], v13, s4, 0
37F4  v_mad_u64_u32 v[16:17], s[2:3], v15, s5, 0
37FC  v_xor_b32_e32 v15, s6, v17
3800  s_xor_b32 s2, s9, s7
3804  v_xor_b32_e32 v14, v15, v14
3808  v_xor_b32_e32 v13, s2, v13
380C  s_add_i32 s6, s80, 0xdaa66d2b
3814  s_add_i32 s7, s81, 0x32370b8f
381C  v_mad_u64_u32 v[14:15], s[2:3], v14, s4, 0
3824  v_mad_u64_u32 v[18:19], s[2:3], v13, s5, 0
382C  v_xor_b32_e32 v13, s6, v19
3830  v_xor_b32_e32 v15, s7, v15
3834  v_xor_b32_e32 v13, v13, v16
3838  v_xor_b32_e32 v15, v15, v12
383C  s_add_i32 s6, s80, 0x78dde6e4
3844  s_add_i32 s7, s81, 0xed9eba14
384C  v_mad_u64_u32 v[12:13], s[2:3], v13, s4, 0
3854  v_mad_u64_u32 v[16:17], s[2:3], v15, s5, 0
385C  v_xor_b32_e32 v15, s6, v17
3860  v_xor_b32_e32 v13, s7, v13
3864  v_xor_b32_e32 v15, v15, v18
3868  v_xor_b32_e32 v13, v13, v14
386C  s_add_i32 s6, s80, 0x1715609d
3874  s_add_i32 s7, s81, 0xa9066899
387C  v_mad_u64_u32 v[14:15], s[2:3], v15, s4, 0
3884  v_mad_u64_u32 v[18:19], s[2:3], v13, s5, 0
388C  v_xor_b32_e32 v13, s6, v19
3890  v_xor_b32_e32 v15, s7, v15
3894  v_xor_b32_e32 v13, v13, v16
3898  v_xor_b32_e32 v15, v15, v12
389C  s_add_i32 s6, s80, 0xb54cda56
38A4  s_add_i32 s7, s81, 0x646e171e
38AC  v_mad_u64_u32 v[12:13], s[2:3], v13, s4, 0
38B4  v_mad_u64_u32 v[16:17], s[2:3], v15, s5, 0
38BC  v_xor_b32_e32 v15, s6, v17
38C0  v_xor_b32_e32 v13, s7, v13
38C4  v_xor_b32_e32 v15, v15, v18
38C8  v_xor_b32_e32 v13, v13, v14
38CC  s_add_i32 s6, s80, 0x5384540f
38D4  s_add_i32 s7, s81, 0x1fd5c5a3
38DC  v_mad_u64_u32 v[14:15], s[2:3], v15, s4, 0
38E4  v_mad_u64_u32 v[18:19], s[2:3], v13, s5, 0
38EC  v_xor_b32_e32 v13, s6, v19
38F0  v_xor_b32_e32 v15, s7, v15
38F4  v_xor_b32_e32 v13, v13, v16
38F8  v_xor_b32_e32 v15, v15, v12
38FC  s_add_i32 s6, s80, 0xf1bbcdc8
3904  s_add_i32 s7, s81, 0xdb3d7428
390C  v_mad_u64_u32 v[12:13], s[2:3], v13, s4, 0
3914  v_mad_u64_u32 v[16:17], s[2:3], v15, s5, 0
391C  v_xor_b32_e32 v15, s6, v17
3920  v_xor_b32_e32 v13, s7, v13
3924  v_xor_b32_e32 v15, v15, v18
3928  v_xor_b32_e32 v13, v13, v14
392C  v_mad_u64_u32 v[14:15], s[2:3], v15, s4, 0
3934  v_mad_u64_u32 v[18:19], s[2:3], v13, s5, 0
393C  s_add_i32 s6, s80, 0x8ff34781
3944  s_add_i32 s7, s81, 0x96a522ad
394C  v_xor_b32_e32 v13, v19, v16
3950  v_xor_b32_e32 v12, v15, v12
3954  v_xor_b32_e32 v16, s6, v13
3958  v_xor_b32_e32 v15, s7, v12
395C  v_mov_b32_e32 v12, 0
3960  v_mov_b32_e32 v13, 0
3964  v_cvt_scalef32_sr_pk_fp4_f32 v12, v[26:27], v16, v7
396C  v_cvt_scalef32_sr_pk_fp4_f32 v13, v[36:37], v15, v7 op_sel:[0,0,0,1]
3974  v_cvt_scalef32_sr_pk_fp4_f32 v12, v[32:33], v18, v7 op_sel:[0,0,1,0]
397C  v_cvt_scalef32_sr_pk_fp4_f32 v13, v[38:39], v14, v7 op_sel:[0,0,1,1]
3984  s_nop 0
3988  s_cbranch_execz 1
398C  s_branch 11
3990  v_mov_b32_e32 v12, 0
3994  v_mov_b32_e32 v13, 0
3998  v_cvt_scalef32_pk_fp4_f32 v12, v26, v27, v7
39A0  v_cvt_scalef32_pk_fp4_f32 v13, v36, v37, v7 op_sel:[0,0,0,1]
39A8  v_cvt_scalef32_pk_fp4_f32 v12, v32, v33, v7 op_sel:[0,0,1,0]
39B0  v_cvt_scalef32_pk_fp4_f32 v13, v38, v39, v7 op_sel:[0,0,1,1]
39B8  s_nop 0
39BC  v_or3_b32 v0, v42, v0, v43
39C4  v_or3_b32 v1, v9, v1, v8
39CC  v_or3_b32 v2, v11, v2, v10
39D4  v_or3_b32 v3, v13, v3, v12
39DC  v_lshrrev_b32_e32 v7, 4, v0
39E0  v_lshrrev_b32_e32 v8, 4, v1
39E4  v_lshrrev_b32_e32 v9, 4, v2
39E8  v_lshrrev_b32_e32 v10, 4, v3
39EC  v_lshlrev_b32_e32 v0, 4, v0
39F0  v_lshlrev_b32_e32 v1, 4, v1
39F4  v_lshlrev_b32_e32 v2, 4, v2
39F8  v_lshlrev_b32_e32 v3, 4, v3
39FC  s_mov_b32 s2, 0xf0f0f0f
3A04  v_bfi_b32 v3, s2, v10, v3
3A0C  v_bfi_b32 v2, s2, v9, v2
3A14  v_bfi_b32 v1, s2, v8, v1
3A1C  v_bfi_b32 v0, s2, v7, v0
3A24  v_lshl_add_u64 v[8:9], v[40:41], 4, s[78:79]
3A2C  global_store_dwordx4 v[8:9], v[0:3], off
3A34  s_or_b64 exec, exec, s[76:77]
3A38  s_load_dwordx2 s[0:1], s[0:1], 0x10
3A40  v_mov_b32_e32 v7, 0
3A44  s_waitcnt lgkmcnt(0)
3A48  v_lshl_add_u64 v[0:1], s[0:1], 0, v[4:5]
3A50  v_lshl_add_u64 v[0:1], v[0:1], 0, v[6:7]
3A58  global_store_byte v[0:1], v44, off
3A60  s_endpgm
3A64  s_nop 0
