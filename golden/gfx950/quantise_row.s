quantise_row.co, compiled by Debian clang version 21.1.8 (13)

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
    .name:           QuantiseRow
    .private_segment_fixed_size: 0
    .sgpr_count:     94
    .sgpr_spill_count: 0
    .symbol:         QuantiseRow.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     73
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
Disassembly of section .text:

1800 <QuantiseRow>:
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
1840  s_cbranch_execz 2159
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
18D8  v_mov_b32_e32 v44, 0x7f
18E0  s_and_saveexec_b64 s[76:77], s[4:5]
18E4  s_cbranch_execz 2107
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
19E0  global_load_dword v14, v[2:3], off offset:16
19E8  s_cbranch_execz 1
19EC  s_branch 4
19F0  global_load_ushort v12, v[0:1], off offset:8
19F8  s_waitcnt vmcnt(0)
19FC  v_lshlrev_b32_e32 v14, 16, v12
1A00  s_and_b64 vcc, exec, s[4:5]
1A04  s_cbranch_vccnz 4
1A08  global_load_dword v15, v[2:3], off offset:20
1A10  s_cbranch_execz 1
1A14  s_branch 4
1A18  global_load_ushort v12, v[0:1], off offset:10
1A20  s_waitcnt vmcnt(0)
1A24  v_lshlrev_b32_e32 v15, 16, v12
1A28  s_and_b64 vcc, exec, s[4:5]
1A2C  s_cbranch_vccnz 4
1A30  global_load_dword v20, v[2:3], off offset:24
1A38  s_cbranch_execz 1
1A3C  s_branch 4
1A40  global_load_ushort v12, v[0:1], off offset:12
1A48  s_waitcnt vmcnt(0)
1A4C  v_lshlrev_b32_e32 v20, 16, v12
1A50  s_and_b64 vcc, exec, s[4:5]
1A54  s_cbranch_vccnz 4
1A58  global_load_dword v21, v[2:3], off offset:28
1A60  s_cbranch_execz 1
1A64  s_branch 4
1A68  global_load_ushort v12, v[0:1], off offset:14
1A70  s_waitcnt vmcnt(0)
1A74  v_lshlrev_b32_e32 v21, 16, v12
1A78  s_and_b64 vcc, exec, s[4:5]
1A7C  s_cbranch_vccnz 4
1A80  global_load_dword v12, v[2:3], off offset:32
1A88  s_cbranch_execz 1
1A8C  s_branch 4
1A90  global_load_ushort v12, v[0:1], off offset:16
1A98  s_waitcnt vmcnt(0)
1A9C  v_lshlrev_b32_e32 v12, 16, v12
1AA0  s_and_b64 vcc, exec, s[4:5]
1AA4  s_cbranch_vccnz 4
1AA8  global_load_dword v13, v[2:3], off offset:36
1AB0  s_cbranch_execz 1
1AB4  s_branch 4
1AB8  global_load_ushort v13, v[0:1], off offset:18
1AC0  s_waitcnt vmcnt(0)
1AC4  v_lshlrev_b32_e32 v13, 16, v13
1AC8  s_and_b64 vcc, exec, s[4:5]
1ACC  s_cbranch_vccnz 4
1AD0  global_load_dword v16, v[2:3], off offset:40
1AD8  s_cbranch_execz 1
1ADC  s_branch 4
1AE0  global_load_ushort v16, v[0:1], off offset:20
1AE8  s_waitcnt vmcnt(0)
1AEC  v_lshlrev_b32_e32 v16, 16, v16
1AF0  s_and_b64 vcc, exec, s[4:5]
1AF4  s_cbranch_vccnz 4
1AF8  global_load_dword v17, v[2:3], off offset:44
1B00  s_cbranch_execz 1
1B04  s_branch 4
1B08  global_load_ushort v17, v[0:1], off offset:22
1B10  s_waitcnt vmcnt(0)
1B14  v_lshlrev_b32_e32 v17, 16, v17
1B18  s_and_b64 vcc, exec, s[4:5]
1B1C  s_cbranch_vccnz 4
1B20  global_load_dword v22, v[2:3], off offset:48
1B28  s_cbranch_execz 1
1B2C  s_branch 4
1B30  global_load_ushort v18, v[0:1], off offset:24
1B38  s_waitcnt vmcnt(0)
1B3C  v_lshlrev_b32_e32 v22, 16, v18
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
1B70  global_load_dword v28, v[2:3], off offset:56
1B78  s_cbranch_execz 1
1B7C  s_branch 4
1B80  global_load_ushort v18, v[0:1], off offset:28
1B88  s_waitcnt vmcnt(0)
1B8C  v_lshlrev_b32_e32 v28, 16, v18
1B90  s_and_b64 vcc, exec, s[4:5]
1B94  s_cbranch_vccnz 4
1B98  global_load_dword v29, v[2:3], off offset:60
1BA0  s_cbranch_execz 1
1BA4  s_branch 4
1BA8  global_load_ushort v18, v[0:1], off offset:30
1BB0  s_waitcnt vmcnt(0)
1BB4  v_lshlrev_b32_e32 v29, 16, v18
1BB8  s_and_b64 vcc, exec, s[4:5]
1BBC  s_cbranch_vccnz 4
1BC0  global_load_dword v18, v[2:3], off offset:64
1BC8  s_cbranch_execz 1
1BCC  s_branch 4
1BD0  global_load_ushort v18, v[0:1], off offset:32
1BD8  s_waitcnt vmcnt(0)
1BDC  v_lshlrev_b32_e32 v18, 16, v18
1BE0  s_and_b64 vcc, exec, s[4:5]
1BE4  s_cbranch_vccnz 4
1BE8  global_load_dword v19, v[2:3], off offset:68
1BF0  s_cbranch_execz 1
1BF4  s_branch 4
1BF8  global_load_ushort v19, v[0:1], off offset:34
1C00  s_waitcnt vmcnt(0)
1C04  v_lshlrev_b32_e32 v19, 16, v19
1C08  s_and_b64 vcc, exec, s[4:5]
1C0C  s_cbranch_vccnz 4
1C10  global_load_dword v24, v[2:3], off offset:72
1C18  s_cbranch_execz 1
1C1C  s_branch 4
1C20  global_load_ushort v24, v[0:1], off offset:36
1C28  s_waitcnt vmcnt(0)
1C2C  v_lshlrev_b32_e32 v24, 16, v24
1C30  s_and_b64 vcc, exec, s[4:5]
1C34  s_cbranch_vccnz 4
1C38  global_load_dword v25, v[2:3], off offset:76
1C40  s_cbranch_execz 1
1C44  s_branch 4
1C48  global_load_ushort v25, v[0:1], off offset:38
1C50  s_waitcnt vmcnt(0)
1C54  v_lshlrev_b32_e32 v25, 16, v25
1C58  s_and_b64 vcc, exec, s[4:5]
1C5C  s_cbranch_vccnz 4
1C60  global_load_dword v30, v[2:3], off offset:80
1C68  s_cbranch_execz 1
1C6C  s_branch 4
1C70  global_load_ushort v26, v[0:1], off offset:40
1C78  s_waitcnt vmcnt(0)
1C7C  v_lshlrev_b32_e32 v30, 16, v26
1C80  s_and_b64 vcc, exec, s[4:5]
1C84  s_cbranch_vccnz 4
1C88  global_load_dword v31, v[2:3], off offset:84
1C90  s_cbranch_execz 1
1C94  s_branch 4
1C98  global_load_ushort v26, v[0:1], off offset:42
1CA0  s_waitcnt vmcnt(0)
1CA4  v_lshlrev_b32_e32 v31, 16, v26
1CA8  s_and_b64 vcc, exec, s[4:5]
1CAC  s_cbranch_vccnz 4
1CB0  global_load_dword v34, v[2:3], off offset:88
1CB8  s_cbranch_execz 1
1CBC  s_branch 4
1CC0  global_load_ushort v26, v[0:1], off offset:44
1CC8  s_waitcnt vmcnt(0)
1CCC  v_lshlrev_b32_e32 v34, 16, v26
1CD0  s_and_b64 vcc, exec, s[4:5]
1CD4  s_cbranch_vccnz 4
1CD8  global_load_dword v35, v[2:3], off offset:92
1CE0  s_cbranch_execz 1
1CE4  s_branch 4
1CE8  global_load_ushort v26, v[0:1], off offset:46
1CF0  s_waitcnt vmcnt(0)
1CF4  v_lshlrev_b32_e32 v35, 16, v26
1CF8  s_and_b64 vcc, exec, s[4:5]
1CFC  s_cbranch_vccnz 4
1D00  global_load_dword v26, v[2:3], off offset:96
1D08  s_cbranch_execz 1
1D0C  s_branch 4
1D10  global_load_ushort v26, v[0:1], off offset:48
1D18  s_waitcnt vmcnt(0)
1D1C  v_lshlrev_b32_e32 v26, 16, v26
1D20  s_and_b64 vcc, exec, s[4:5]
1D24  s_cbranch_vccnz 4
1D28  global_load_dword v27, v[2:3], off offset:100
1D30  s_cbranch_execz 1
1D34  s_branch 4
1D38  global_load_ushort v27, v[0:1], off offset:50
1D40  s_waitcnt vmcnt(0)
1D44  v_lshlrev_b32_e32 v27, 16, v27
1D48  s_and_b64 vcc, exec, s[4:5]
1D4C  s_cbranch_vccnz 4
1D50  global_load_dword v32, v[2:3], off offset:104
1D58  s_cbranch_execz 1
1D5C  s_branch 4
1D60  global_load_ushort v32, v[0:1], off offset:52
1D68  s_waitcnt vmcnt(0)
1D6C  v_lshlrev_b32_e32 v32, 16, v32
1D70  s_and_b64 vcc, exec, s[4:5]
1D74  s_cbranch_vccnz 4
1D78  global_load_dword v33, v[2:3], off offset:108
1D80  s_cbranch_execz 1
1D84  s_branch 4
1D88  global_load_ushort v33, v[0:1], off offset:54
1D90  s_waitcnt vmcnt(0)
1D94  v_lshlrev_b32_e32 v33, 16, v33
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
1E60  s_and_b64 vcc, exec, s[82:83]
1E64  s_cbranch_vccz 309
1E68  s_cmp_eq_u32 s10, 0
1E6C  s_cbranch_scc1 96
1E70  s_lshl_b32 s4, s10, 31
1E74  s_lshl_b32 s5, s10, 30
1E78  v_bfrev_b32_e32 v0, 1
1E7C  s_waitcnt vmcnt(0)
1E80  v_xor_b32_e32 v8, s4, v8
1E84  s_lshl_b32 s4, s10, 29
1E88  v_bitop3_b32 v9, s5, v9, v0 bitop3:0x6c
1E90  s_lshl_b32 s5, s10, 28
1E94  v_bitop3_b32 v10, s4, v10, v0 bitop3:0x6c
1E9C  s_lshl_b32 s4, s10, 27
1EA0  v_bitop3_b32 v11, s5, v11, v0 bitop3:0x6c
1EA8  s_lshl_b32 s5, s10, 26
1EAC  v_bitop3_b32 v14, s4, v14, v0 bitop3:0x6c
1EB4  s_lshl_b32 s4, s10, 25
1EB8  v_bitop3_b32 v15, s5, v15, v0 bitop3:0x6c
1EC0  s_lshl_b32 s5, s10, 24
1EC4  v_bitop3_b32 v20, s4, v20, v0 bitop3:0x6c
1ECC  s_lshl_b32 s4, s10, 23
1ED0  v_bitop3_b32 v21, s5, v21, v0 bitop3:0x6c
1ED8  s_lshl_b32 s5, s10, 22
1EDC  v_bitop3_b32 v12, s4, v12, v0 bitop3:0x6c
1EE4  s_lshl_b32 s4, s10, 21
1EE8  v_bitop3_b32 v13, s5, v13, v0 bitop3:0x6c
1EF0  s_lshl_b32 s5, s10, 20
1EF4  v_bitop3_b32 v16, s4, v16, v0 bitop3:0x6c
1EFC  s_lshl_b32 s4, s10, 19
1F00  v_bitop3_b32 v17, s5, v17, v0 bitop3:0x6c
1F08  s_lshl_b32 s5, s10, 18
1F0C  v_bitop3_b32 v22, s4, v22, v0 bitop3:0x6c
1F14  s_lshl_b32 s4, s10, 17
1F18  v_bitop3_b32 v23, s5, v23, v0 bitop3:0x6c
1F20  s_lshl_b32 s5, s10, 16
1F24  v_bitop3_b32 v28, s4, v28, v0 bitop3:0x6c
1F2C  s_lshl_b32 s4, s10, 15
1F30  v_bitop3_b32 v29, s5, v29, v0 bitop3:0x6c
1F38  s_lshl_b32 s5, s10, 14
1F3C  v_bitop3_b32 v18, s4, v18, v0 bitop3:0x6c
1F44  s_lshl_b32 s4, s10, 13
1F48  v_bitop3_b32 v19, s5, v19, v0 bitop3:0x6c
1F50  s_lshl_b32 s5, s10, 12
1F54  v_bitop3_b32 v24, s4, v24, v0 bitop3:0x6c
1F5C  s_lshl_b32 s4, s10, 11
1F60  v_bitop3_b32 v25, s5, v25, v0 bitop3:0x6c
1F68  s_lshl_b32 s5, s10, 10
1F6C  v_bitop3_b32 v30, s4, v30, v0 bitop3:0x6c
1F74  s_lshl_b32 s4, s10, 9
1F78  v_bitop3_b32 v31, s5, v31, v0 bitop3:0x6c
1F80  s_lshl_b32 s5, s10, 8
1F84  v_bitop3_b32 v34, s4, v34, v0 bitop3:0x6c
1F8C  s_lshl_b32 s4, s10, 7
1F90  v_bitop3_b32 v35, s5, v35, v0 bitop3:0x6c
1F98  s_lshl_b32 s5, s10, 6
1F9C  v_bitop3_b32 v26, s4, v26, v0 bitop3:0x6c
1FA4  s_lshl_b32 s4, s10, 5
1FA8  v_bitop3_b32 v27, s5, v27, v0 bitop3:0x6c
1FB0  s_lshl_b32 s5, s10, 4
1FB4  v_bitop3_b32 v32, s4, v32, v0 bitop3:0x6c
1FBC  s_lshl_b32 s4, s10, 3
1FC0  v_bitop3_b32 v33, s5, v33, v0 bitop3:0x6c
1FC8  s_lshl_b32 s5, s10, 2
1FCC  v_bitop3_b32 v36, s4, v36, v0 bitop3:0x6c
1FD4  s_lshl_b32 s4, s10, 1
1FD8  v_bitop3_b32 v37, s5, v37, v0 bitop3:0x6c
1FE0  v_bitop3_b32 v39, s10, v39, v0 bitop3:0x6c
1FE8  v_bitop3_b32 v38, s4, v38, v0 bitop3:0x6c
1FF0  s_waitcnt vmcnt(0)
1FF4  v_pk_add_f32 v[0:1], v[8:9], v[8:9] op_sel:[0,1]
1FFC  v_pk_add_f32 v[2:3], v[8:9], v[8:9] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2004  v_mov_b32_e32 v1, v3
2008  v_pk_add_f32 v[2:3], v[10:11], v[10:11] op_sel:[0,1]
2010  v_pk_add_f32 v[8:9], v[10:11], v[10:11] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2018  v_mov_b32_e32 v3, v9
201C  v_pk_add_f32 v[8:9], v[14:15], v[14:15] op_sel:[0,1]
2024  v_pk_add_f32 v[10:11], v[14:15], v[14:15] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
202C  v_mov_b32_e32 v9, v11
2030  v_pk_add_f32 v[10:11], v[20:21], v[20:21] op_sel:[0,1]
2038  v_pk_add_f32 v[14:15], v[20:21], v[20:21] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2040  v_mov_b32_e32 v11, v15
2044  v_pk_add_f32 v[14:15], v[12:13], v[12:13] op_sel:[0,1]
204C  v_pk_add_f32 v[12:13], v[12:13], v[12:13] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2054  v_mov_b32_e32 v15, v13
2058  v_pk_add_f32 v[12:13], v[16:17], v[16:17] op_sel:[0,1]
2060  v_pk_add_f32 v[16:17], v[16:17], v[16:17] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2068  v_mov_b32_e32 v13, v17
206C  v_pk_add_f32 v[16:17], v[22:23], v[22:23] op_sel:[0,1]
2074  v_pk_add_f32 v[20:21], v[22:23], v[22:23] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
207C  v_mov_b32_e32 v17, v21
2080  v_pk_add_f32 v[20:21], v[28:29], v[28:29] op_sel:[0,1]
2088  v_pk_add_f32 v[22:23], v[28:29], v[28:29] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2090  v_mov_b32_e32 v21, v23
2094  v_pk_add_f32 v[22:23], v[18:19], v[18:19] op_sel:[0,1]
209C  v_pk_add_f32 v[18:19], v[18:19], v[18:19] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
20A4  v_mov_b32_e32 v23, v19
20A8  v_pk_add_f32 v[18:19], v[24:25], v[24:25] op_sel:[0,1]
20B0  v_pk_add_f32 v[24:25], v[24:25], v[24:25] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
20B8  v_mov_b32_e32 v19, v25
20BC  v_pk_add_f32 v[24:25], v[30:31], v[30:31] op_sel:[0,1]
20C4  v_pk_add_f32 v[28:29], v[30:31], v[30:31] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
20CC  v_mov_b32_e32 v25, v29
20D0  v_pk_add_f32 v[28:29], v[34:35], v[34:35] op_sel:[0,1]
20D8  v_pk_add_f32 v[30:31], v[34:35], v[34:35] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
20E0  v_mov_b32_e32 v29, v31
20E4  v_pk_add_f32 v[30:31], v[26:27], v[26:27] op_sel:[0,1]
20EC  v_pk_add_f32 v[26:27], v[26:27], v[26:27] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
20F4  v_mov_b32_e32 v31, v27
20F8  v_pk_add_f32 v[26:27], v[32:33], v[32:33] op_sel:[0,1]
2100  v_pk_add_f32 v[32:33], v[32:33], v[32:33] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2108  v_mov_b32_e32 v27, v33
210C  v_pk_add_f32 v[32:33], v[36:37], v[36:37] op_sel:[0,1]
2114  v_pk_add_f32 v[34:35], v[36:37], v[36:37] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
211C  v_mov_b32_e32 v33, v35
2120  v_pk_add_f32 v[34:35], v[38:39], v[38:39] op_sel:[0,1]
2128  v_pk_add_f32 v[36:37], v[38:39], v[38:39] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2130  v_mov_b32_e32 v35, v37
2134  v_pk_add_f32 v[36:37], v[0:1], v[2:3]
213C  v_pk_add_f32 v[38:39], v[8:9], v[10:11]
2144  v_pk_add_f32 v[40:41], v[14:15], v[12:13]
214C  v_pk_add_f32 v[42:43], v[16:17], v[20:21]
2154  v_pk_add_f32 v[0:1], v[0:1], v[2:3] neg_lo:[0,1] neg_hi:[0,1]
215C  v_pk_add_f32 v[2:3], v[8:9], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
2164  v_pk_add_f32 v[8:9], v[14:15], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
216C  v_pk_add_f32 v[10:11], v[16:17], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
2174  v_pk_add_f32 v[44:45], v[36:37], v[38:39] neg_lo:[0,1] neg_hi:[0,1]
217C  v_pk_add_f32 v[46:47], v[40:41], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
2184  v_pk_add_f32 v[36:37], v[36:37], v[38:39]
218C  v_pk_add_f32 v[38:39], v[40:41], v[42:43]
2194  v_pk_add_f32 v[12:13], v[0:1], v[2:3] neg_lo:[0,1] neg_hi:[0,1]
219C  v_pk_add_f32 v[14:15], v[8:9], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
21A4  v_pk_add_f32 v[0:1], v[0:1], v[2:3]
21AC  v_pk_add_f32 v[2:3], v[8:9], v[10:11]
21B4  v_pk_add_f32 v[40:41], v[36:37], v[38:39]
21BC  v_pk_add_f32 v[36:37], v[36:37], v[38:39] neg_lo:[0,1] neg_hi:[0,1]
21C4  v_pk_add_f32 v[38:39], v[44:45], v[46:47]
21CC  v_pk_add_f32 v[42:43], v[44:45], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
21D4  v_pk_add_f32 v[10:11], v[0:1], v[2:3]
21DC  v_pk_add_f32 v[0:1], v[0:1], v[2:3] neg_lo:[0,1] neg_hi:[0,1]
21E4  v_pk_add_f32 v[2:3], v[12:13], v[14:15]
21EC  v_pk_add_f32 v[44:45], v[12:13], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
21F4  v_pk_add_f32 v[8:9], v[22:23], v[18:19]
21FC  v_pk_add_f32 v[12:13], v[24:25], v[28:29]
2204  v_pk_add_f32 v[14:15], v[30:31], v[26:27]
220C  v_pk_add_f32 v[16:17], v[32:33], v[34:35]
2214  v_pk_add_f32 v[20:21], v[8:9], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
221C  v_pk_add_f32 v[8:9], v[8:9], v[12:13]
2224  v_pk_add_f32 v[12:13], v[14:15], v[16:17]
222C  v_pk_add_f32 v[46:47], v[14:15], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
2234  v_pk_add_f32 v[48:49], v[8:9], v[12:13]
223C  v_pk_add_f32 v[50:51], v[8:9], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
2244  v_pk_add_f32 v[8:9], v[22:23], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
224C  v_pk_add_f32 v[12:13], v[24:25], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
2254  v_pk_add_f32 v[14:15], v[30:31], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
225C  v_pk_add_f32 v[16:17], v[32:33], v[34:35] neg_lo:[0,1] neg_hi:[0,1]
2264  v_pk_add_f32 v[52:53], v[20:21], v[46:47]
226C  v_pk_add_f32 v[46:47], v[20:21], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
2274  v_pk_add_f32 v[18:19], v[8:9], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
227C  v_pk_add_f32 v[20:21], v[14:15], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
2284  v_pk_add_f32 v[8:9], v[8:9], v[12:13]
228C  v_pk_add_f32 v[12:13], v[14:15], v[16:17]
2294  v_pk_add_f32 v[26:27], v[18:19], v[20:21]
229C  v_pk_add_f32 v[24:25], v[8:9], v[12:13]
22A4  v_pk_add_f32 v[32:33], v[8:9], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
22AC  v_pk_add_f32 v[54:55], v[18:19], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
22B4  s_mov_b32 s4, 0x3e800000
22BC  v_pk_mul_f32 v[8:9], v[40:41], s[4:5] op_sel_hi:[1,0]
22C4  v_pk_mul_f32 v[10:11], v[10:11], s[4:5] op_sel_hi:[1,0]
22CC  v_pk_mul_f32 v[14:15], v[38:39], s[4:5] op_sel_hi:[1,0]
22D4  v_pk_mul_f32 v[20:21], v[2:3], s[4:5] op_sel_hi:[1,0]
22DC  v_pk_mul_f32 v[12:13], v[36:37], s[4:5] op_sel_hi:[1,0]
22E4  v_pk_mul_f32 v[16:17], v[0:1], s[4:5] op_sel_hi:[1,0]
22EC  v_pk_mul_f32 v[22:23], v[42:43], s[4:5] op_sel_hi:[1,0]
22F4  v_pk_mul_f32 v[28:29], v[44:45], s[4:5] op_sel_hi:[1,0]
22FC  v_pk_mul_f32 v[18:19], v[48:49], s[4:5] op_sel_hi:[1,0]
2304  v_pk_mul_f32 v[24:25], v[24:25], s[4:5] op_sel_hi:[1,0]
230C  v_pk_mul_f32 v[30:31], v[52:53], s[4:5] op_sel_hi:[1,0]
2314  v_pk_mul_f32 v[34:35], v[26:27], s[4:5] op_sel_hi:[1,0]
231C  v_pk_mul_f32 v[26:27], v[50:51], s[4:5] op_sel_hi:[1,0]
2324  v_pk_mul_f32 v[32:33], v[32:33], s[4:5] op_sel_hi:[1,0]
232C  v_pk_mul_f32 v[36:37], v[46:47], s[4:5] op_sel_hi:[1,0]
2334  v_pk_mul_f32 v[38:39], v[54:55], s[4:5] op_sel_hi:[1,0]
233C  s_waitcnt vmcnt(0)
2340  v_and_b32_e32 v71, 0x7fffffff, v8
2348  v_and_b32_e32 v70, 0x7fffffff, v9
2350  v_max_u32_e32 v0, v70, v71
2354  v_and_b32_e32 v69, 0x7fffffff, v10
235C  v_and_b32_e32 v68, 0x7fffffff, v11
2364  v_max3_u32 v0, v68, v69, v0
236C  v_and_b32_e32 v67, 0x7fffffff, v14
2374  v_and_b32_e32 v66, 0x7fffffff, v15
237C  v_max3_u32 v0, v66, v67, v0
2384  v_and_b32_e32 v65, 0x7fffffff, v20
238C  v_and_b32_e32 v64, 0x7fffffff, v21
2394  v_max3_u32 v0, v64, v65, v0
239C  v_and_b32_e32 v63, 0x7fffffff, v12
23A4  v_and_b32_e32 v62, 0x7fffffff, v13
23AC  v_max3_u32 v0, v62, v63, v0
23B4  v_and_b32_e32 v61, 0x7fffffff, v16
23BC  v_and_b32_e32 v60, 0x7fffffff, v17
23C4  v_max3_u32 v0, v60, v61, v0
23CC  v_and_b32_e32 v59, 0x7fffffff, v22
23D4  v_and_b32_e32 v58, 0x7fffffff, v23
23DC  v_max3_u32 v0, v58, v59, v0
23E4  v_and_b32_e32 v57, 0x7fffffff, v28
23EC  v_and_b32_e32 v56, 0x7fffffff, v29
23F4  v_max3_u32 v0, v56, v57, v0
23FC  v_and_b32_e32 v55, 0x7fffffff, v18
2404  v_and_b32_e32 v54, 0x7fffffff, v19
240C  v_max3_u32 v0, v54, v55, v0
2414  v_and_b32_e32 v53, 0x7fffffff, v24
241C  v_and_b32_e32 v52, 0x7fffffff, v25
2424  v_max3_u32 v0, v52, v53, v0
242C  v_and_b32_e32 v51, 0x7fffffff, v30
2434  v_and_b32_e32 v50, 0x7fffffff, v31
243C  v_max3_u32 v0, v50, v51, v0
2444  v_and_b32_e32 v49, 0x7fffffff, v34
244C  v_and_b32_e32 v48, 0x7fffffff, v35
2454  v_max3_u32 v0, v48, v49, v0
245C  v_and_b32_e32 v47, 0x7fffffff, v26
2464  v_and_b32_e32 v46, 0x7fffffff, v27
246C  v_max3_u32 v0, v46, v47, v0
2474  v_and_b32_e32 v45, 0x7fffffff, v32
247C  v_and_b32_e32 v44, 0x7fffffff, v33
2484  v_max3_u32 v0, v44, v45, v0
248C  v_and_b32_e32 v43, 0x7fffffff, v36
2494  v_and_b32_e32 v42, 0x7fffffff, v37
249C  v_max3_u32 v0, v42, v43, v0
24A4  v_and_b32_e32 v41, 0x7fffffff, v38
24AC  v_and_b32_e32 v40, 0x7fffffff, v39
24B4  v_max3_u32 v72, v40, v41, v0
24BC  s_mov_b32 s4, 0x7f7fffff
24C4  v_mov_b32_e32 v1, 0
24C8  v_cmp_lt_u32_e32 vcc, s4, v72
24CC  v_mov_b32_e32 v0, v1
24D0  v_mov_b32_e32 v2, v1
24D4  v_mov_b32_e32 v3, v1
24D8  s_and_saveexec_b64 s[84:85], vcc
24DC  s_cbranch_execz 653
24E0  v_cmp_lt_u32_e32 vcc, s4, v71
24E4  s_mov_b32 s8, 0x7f800000
24EC  v_mov_b32_e32 v2, v1
24F0  v_cndmask_b32_e64 v0, 0, 7, vcc
24F8  v_mov_b32_e32 v3, v1
24FC  v_cmp_lt_u32_e64 s[68:69], s8, v70
2504  v_cmp_lt_u32_e64 s[4:5], s4, v70
250C  s_and_saveexec_b64 s[6:7], s[4:5]
2510  v_and_b32_e32 v9, 0x80000000, v9
2518  s_and_b64 s[4:5], s[82:83], s[68:69]
251C  v_cndmask_b32_e64 v9, v9, 0, s[4:5]
2524  v_or_b32_e32 v0, 0x70, v0
252C  s_or_b64 exec, exec, s[6:7]
2530  s_mov_b32 s10, 0x7f7fffff
2538  v_cmp_lt_u32_e64 s[4:5], s8, v69
2540  v_cmp_lt_u32_e64 s[6:7], s10, v69
2548  s_and_saveexec_b64 s[8:9], s[6:7]
254C  v_and_b32_e32 v10, 0x80000000, v10
2554  s_and_b64 s[6:7], s[82:83], s[4:5]
2558  v_cndmask_b32_e64 v10, v10, 0, s[6:7]
2560  v_or_b32_e32 v0, 0x700, v0
2568  s_or_b64 exec, exec, s[8:9]
256C  s_mov_b32 s12, 0x7f800000
2574  v_cmp_lt_u32_e64 s[6:7], s12, v68
257C  v_cmp_lt_u32_e64 s[8:9], s10, v68
2584  s_and_saveexec_b64 s[10:11], s[8:9]
2588  v_and_b32_e32 v11, 0x80000000, v11
2590  s_and_b64 s[8:9], s[82:83], s[6:7]
2594  v_cndmask_b32_e64 v11, v11, 0, s[8:9]
259C  v_or_b32_e32 v0, 0x7000, v0
25A4  s_or_b64 exec, exec, s[10:11]
25A8  s_mov_b32 s14, 0x7f7fffff
25B0  v_cmp_lt_u32_e64 s[8:9], s12, v67
25B8  v_cmp_lt_u32_e64 s[10:11], s14, v67
25C0  s_and_saveexec_b64 s[12:13], s[10:11]
25C4  v_and_b32_e32 v14, 0x80000000, v14
25CC  s_and_b64 s[10:11], s[82:83], s[8:9]
25D0  v_cndmask_b32_e64 v14, v14, 0, s[10:11]
25D8  v_or_b32_e32 v0, 0x70000, v0
25E0  s_or_b64 exec, exec, s[12:13]
25E4  s_mov_b32 s16, 0x7f800000
25EC  v_cmp_lt_u32_e64 s[10:11], s16, v66
25F4  v_cmp_lt_u32_e64 s[12:13], s14, v66
25FC  s_and_saveexec_b64 s[14:15], s[12:13]
2600  v_and_b32_e32 v15, 0x80000000, v15
2608  s_and_b64 s[12:13], s[82:83], s[10:11]
260C  v_cndmask_b32_e64 v15, v15, 0, s[12:13]
2614  v_or_b32_e32 v0, 0x700000, v0
261C  s_or_b64 exec, exec, s[14:15]
2620  s_mov_b32 s18, 0x7f7fffff
2628  v_cmp_lt_u32_e64 s[12:13], s16, v65
2630  v_cmp_lt_u32_e64 s[14:15], s18, v65
2638  s_and_saveexec_b64 s[16:17], s[14:15]
263C  v_and_b32_e32 v20, 0x80000000, v20
2644  s_and_b64 s[14:15], s[82:83], s[12:13]
2648  v_cndmask_b32_e64 v20, v20, 0, s[14:15]
2650  v_or_b32_e32 v0, 0x7000000, v0
2658  s_or_b64 exec, exec, s[16:17]
265C  s_mov_b32 s20, 0x7f800000
2664  v_cmp_lt_u32_e64 s[14:15], s20, v64
266C  v_cmp_lt_u32_e64 s[16:17], s18, v64
2674  s_and_saveexec_b64 s[18:19], s[16:17]
2678  v_and_b32_e32 v21, 0x80000000, v21
2680  s_and_b64 s[16:17], s[82:83], s[14:15]
2684  v_cndmask_b32_e64 v21, v21, 0, s[16:17]
268C  v_or_b32_e32 v0, 0x70000000, v0
2694  s_or_b64 exec, exec, s[18:19]
2698  s_mov_b32 s22, 0x7f7fffff
26A0  v_cmp_lt_u32_e64 s[16:17], s20, v63
26A8  v_cmp_lt_u32_e64 s[18:19], s22, v63
26B0  s_and_saveexec_b64 s[20:21], s[18:19]
26B4  v_and_b32_e32 v12, 0x80000000, v12
26BC  s_and_b64 s[18:19], s[82:83], s[16:17]
26C0  v_cndmask_b32_e64 v12, v12, 0, s[18:19]
26C8  v_or_b32_e32 v1, 7, v1
26CC  s_or_b64 exec, exec, s[20:21]
26D0  s_mov_b32 s24, 0x7f800000
26D8  v_cmp_lt_u32_e64 s[18:19], s24, v62
26E0  v_cmp_lt_u32_e64 s[20:21], s22, v62
26E8  s_and_saveexec_b64 s[22:23], s[20:21]
26EC  v_and_b32_e32 v13, 0x80000000, v13
26F4  s_and_b64 s[20:21], s[82:83], s[18:19]
26F8  v_cndmask_b32_e64 v13, v13, 0, s[20:21]
2700  v_or_b32_e32 v1, 0x70, v1
2708  s_or_b64 exec, exec, s[22:23]
270C  s_mov_b32 s26, 0x7f7fffff
2714  v_cmp_lt_u32_e64 s[20:21], s24, v61
271C  v_cmp_lt_u32_e64 s[22:23], s26, v61
2724  s_and_saveexec_b64 s[24:25], s[22:23]
2728  v_and_b32_e32 v16, 0x80000000, v16
2730  s_and_b64 s[22:23], s[82:83], s[20:21]
2734  v_cndmask_b32_e64 v16, v16, 0, s[22:23]
273C  v_or_b32_e32 v1, 0x700, v1
2744  s_or_b64 exec, exec, s[24:25]
2748  s_mov_b32 s28, 0x7f800000
2750  v_cmp_lt_u32_e64 s[22:23], s28, v60
2758  v_cmp_lt_u32_e64 s[24:25], s26, v60
2760  s_and_saveexec_b64 s[26:27], s[24:25]
2764  v_and_b32_e32 v17, 0x80000000, v17
276C  s_and_b64 s[24:25], s[82:83], s[22:23]
2770  v_cndmask_b32_e64 v17, v17, 0, s[24:25]
2778  v_or_b32_e32 v1, 0x7000, v1
2780  s_or_b64 exec, exec, s[26:27]
2784  s_mov_b32 s30, 0x7f7fffff
278C  v_cmp_lt_u32_e64 s[24:25], s28, v59
2794  v_cmp_lt_u32_e64 s[26:27], s30, v59
279C  s_and_saveexec_b64 s[28:29], s[26:27]
27A0  v_and_b32_e32 v22, 0x80000000, v22
27A8  s_and_b64 s[26:27], s[82:83], s[24:25]
27AC  v_cndmask_b32_e64 v22, v22, 0, s[26:27]
27B4  v_or_b32_e32 v1, 0x70000, v1
27BC  s_or_b64 exec, exec, s[28:29]
27C0  s_mov_b32 s33, 0x7f800000
27C8  v_cmp_lt_u32_e64 s[26:27], s33, v58
27D0  v_cmp_lt_u32_e64 s[28:29], s30, v58
27D8  s_and_saveexec_b64 s[30:31], s[28:29]
27DC  v_and_b32_e32 v23, 0x80000000, v23
27E4  s_and_b64 s[28:29], s[82:83], s[26:27]
27E8  v_cndmask_b32_e64 v23, v23, 0, s[28:29]
27F0  v_or_b32_e32 v1, 0x700000, v1
27F8  s_or_b64 exec, exec, s[30:31]
27FC  v_cmp_lt_u32_e64 s[28:29], s33, v57
2804  s_mov_b32 s33, 0x7f7fffff
280C  v_cmp_lt_u32_e64 s[30:31], s33, v57
2814  s_and_saveexec_b64 s[34:35], s[30:31]
2818  v_and_b32_e32 v28, 0x80000000, v28
2820  s_and_b64 s[30:31], s[82:83], s[28:29]
2824  v_cndmask_b32_e64 v28, v28, 0, s[30:31]
282C  v_or_b32_e32 v1, 0x7000000, v1
2834  s_or_b64 exec, exec, s[34:35]
2838  s_mov_b32 s38, 0x7f800000
2840  v_cmp_lt_u32_e64 s[30:31], s38, v56
2848  v_cmp_lt_u32_e64 s[34:35], s33, v56
2850  s_and_saveexec_b64 s[36:37], s[34:35]
2854  v_and_b32_e32 v29, 0x80000000, v29
285C  s_and_b64 s[34:35], s[82:83], s[30:31]
2860  v_cndmask_b32_e64 v29, v29, 0, s[34:35]
2868  v_or_b32_e32 v1, 0x70000000, v1
2870  s_or_b64 exec, exec, s[36:37]
2874  v_cmp_lt_u32_e64 s[34:35], s38, v55
287C  v_cmp_lt_u32_e64 s[36:37], s33, v55
2884  s_and_saveexec_b64 s[38:39], s[36:37]
2888  v_and_b32_e32 v18, 0x80000000, v18
2890  s_and_b64 s[36:37], s[82:83], s[34:35]
2894  v_cndmask_b32_e64 v18, v18, 0, s[36:37]
289C  v_or_b32_e32 v2, 7, v2
28A0  s_or_b64 exec, exec, s[38:39]
28A4  s_mov_b32 s42, 0x7f800000
28AC  v_cmp_lt_u32_e64 s[36:37], s42, v54
28B4  v_cmp_lt_u32_e64 s[38:39], s33, v54
28BC  s_and_saveexec_b64 s[40:41], s[38:39]
28C0  v_and_b32_e32 v19, 0x80000000, v19
28C8  s_and_b64 s[38:39], s[82:83], s[36:37]
28CC  v_cndmask_b32_e64 v19, v19, 0, s[38:39]
28D4  v_or_b32_e32 v2, 0x70, v2
28DC  s_or_b64 exec, exec, s[40:41]
28E0  v_cmp_lt_u32_e64 s[38:39], s42, v53
28E8  v_cmp_lt_u32_e64 s[40:41], s33, v53
28F0  s_and_saveexec_b64 s[42:43], s[40:41]
28F4  v_and_b32_e32 v24, 0x80000000, v24
28FC  s_and_b64 s[40:41], s[82:83], s[38:39]
2900  v_cndmask_b32_e64 v24, v24, 0, s[40:41]
2908  v_or_b32_e32 v2, 0x700, v2
2910  s_or_b64 exec, exec, s[42:43]
2914  s_mov_b32 s46, 0x7f800000
291C  v_cmp_lt_u32_e64 s[40:41], s46, v52
2924  v_cmp_lt_u32_e64 s[42:43], s33, v52
292C  s_and_saveexec_b64 s[44:45], s[42:43]
2930  v_and_b32_e32 v25, 0x80000000, v25
2938  s_and_b64 s[42:43], s[82:83], s[40:41]
293C  v_cndmask_b32_e64 v25, v25, 0, s[42:43]
2944  v_or_b32_e32 v2, 0x7000, v2
294C  s_or_b64 exec, exec, s[44:45]
2950  v_cmp_lt_u32_e64 s[42:43], s46, v51
2958  v_cmp_lt_u32_e64 s[44:45], s33, v51
2960  s_and_saveexec_b64 s[46:47], s[44:45]
2964  v_and_b32_e32 v30, 0x80000000, v30
296C  s_and_b64 s[44:45], s[82:83], s[42:43]
2970  v_cndmask_b32_e64 v30, v30, 0, s[44:45]
2978  v_or_b32_e32 v2, 0x70000, v2
2980  s_or_b64 exec, exec, s[46:47]
2984  s_mov_b32 s50, 0x7f800000
298C  v_cmp_lt_u32_e64 s[44:45], s50, v50
2994  v_cmp_lt_u32_e64 s[46:47], s33, v50
299C  s_and_saveexec_b64 s[48:49], s[46:47]
29A0  v_and_b32_e32 v31, 0x80000000, v31
29A8  s_and_b64 s[46:47], s[82:83], s[44:45]
29AC  v_cndmask_b32_e64 v31, v31, 0, s[46:47]
29B4  v_or_b32_e32 v2, 0x700000, v2
29BC  s_or_b64 exec, exec, s[48:49]
29C0  v_cmp_lt_u32_e64 s[46:47], s50, v49
29C8  v_cmp_lt_u32_e64 s[48:49], s33, v49
29D0  s_and_saveexec_b64 s[50:51], s[48:49]
29D4  v_and_b32_e32 v34, 0x80000000, v34
29DC  s_and_b64 s[48:49], s[82:83], s[46:47]
29E0  v_cndmask_b32_e64 v34, v34, 0, s[48:49]
29E8  v_or_b32_e32 v2, 0x7000000, v2
29F0  s_or_b64 exec, exec, s[50:51]
29F4  s_mov_b32 s54, 0x7f800000
29FC  v_cmp_lt_u32_e64 s[48:49], s54, v48
2A04  v_cmp_lt_u32_e64 s[50:51], s33, v48
2A0C  s_and_saveexec_b64 s[52:53], s[50:51]
2A10  v_and_b32_e32 v35, 0x80000000, v35
2A18  s_and_b64 s[50:51], s[82:83], s[48:49]
2A1C  v_cndmask_b32_e64 v35, v35, 0, s[50:51]
2A24  v_or_b32_e32 v2, 0x70000000, v2
2A2C  s_or_b64 exec, exec, s[52:53]
2A30  v_cmp_lt_u32_e64 s[50:51], s54, v47
2A38  v_cmp_lt_u32_e64 s[52:53], s33, v47
2A40  s_and_saveexec_b64 s[54:55], s[52:53]
2A44  v_and_b32_e32 v26, 0x80000000, v26
2A4C  s_and_b64 s[52:53], s[82:83], s[50:51]
2A50  v_cndmask_b32_e64 v26, v26, 0, s[52:53]
2A58  v_or_b32_e32 v3, 7, v3
2A5C  s_or_b64 exec, exec, s[54:55]
2A60  s_mov_b32 s58, 0x7f800000
2A68  v_cmp_lt_u32_e64 s[52:53], s58, v46
2A70  v_cmp_lt_u32_e64 s[54:55], s33, v46
2A78  s_and_saveexec_b64 s[56:57], s[54:55]
2A7C  v_and_b32_e32 v27, 0x80000000, v27
2A84  s_and_b64 s[54:55], s[82:83], s[52:53]
2A88  v_cndmask_b32_e64 v27, v27, 0, s[54:55]
2A90  v_or_b32_e32 v3, 0x70, v3
2A98  s_or_b64 exec, exec, s[56:57]
2A9C  v_cmp_lt_u32_e64 s[54:55], s58, v45
2AA4  v_cmp_lt_u32_e64 s[56:57], s33, v45
2AAC  s_and_saveexec_b64 s[58:59], s[56:57]
2AB0  v_and_b32_e32 v32, 0x80000000, v32
2AB8  s_and_b64 s[56:57], s[82:83], s[54:55]
2ABC  v_cndmask_b32_e64 v32, v32, 0, s[56:57]
2AC4  v_or_b32_e32 v3, 0x700, v3
2ACC  s_or_b64 exec, exec, s[58:59]
2AD0  s_mov_b32 s62, 0x7f800000
2AD8  v_cmp_lt_u32_e64 s[56:57], s62, v44
2AE0  v_cmp_lt_u32_e64 s[58:59], s33, v44
2AE8  s_and_saveexec_b64 s[60:61], s[58:59]
2AEC  v_and_b32_e32 v33, 0x80000000, v33
2AF4  s_and_b64 s[58:59], s[82:83], s[56:57]
2AF8  v_cndmask_b32_e64 v33, v33, 0, s[58:59]
2B00  v_or_b32_e32 v3, 0x7000, v3
2B08  s_or_b64 exec, exec, s[60:61]
2B0C  v_cmp_lt_u32_e64 s[58:59], s62, v43
2B14  v_cmp_lt_u32_e64 s[60:61], s33, v43
2B1C  s_and_saveexec_b64 s[62:63], s[60:61]
2B20  v_and_b32_e32 v36, 0x80000000, v36
2B28  s_and_b64 s[60:61], s[82:83], s[58:59]
2B2C  v_cndmask_b32_e64 v36, v36, 0, s[60:61]
2B34  v_or_b32_e32 v3, 0x70000, v3
2B3C  s_or_b64 exec, exec, s[62:63]
2B40  s_mov_b32 s66, 0x7f800000
2B48  v_cmp_lt_u32_e64 s[60:61], s66, v42
2B50  v_cmp_lt_u32_e64 s[62:63], s33, v42
2B58  s_and_saveexec_b64 s[64:65], s[62:63]
2B5C  v_and_b32_e32 v37, 0x80000000, v37
2B64  s_and_b64 s[62:63], s[82:83], s[60:61]
2B68  v_cndmask_b32_e64 v37, v37, 0, s[62:63]
2B70  v_or_b32_e32 v3, 0x700000, v3
2B78  s_or_b64 exec, exec, s[64:65]
2B7C  v_cmp_lt_u32_e64 s[62:63], s66, v41
2B84  v_cmp_lt_u32_e64 s[64:65], s33, v41
2B8C  s_and_saveexec_b64 s[66:67], s[64:65]
2B90  v_and_b32_e32 v38, 0x80000000, v38
2B98  s_and_b64 s[64:65], s[82:83], s[62:63]
2B9C  v_cndmask_b32_e64 v38, v38, 0, s[64:65]
2BA4  v_or_b32_e32 v3, 0x7000000, v3
2BAC  s_or_b64 exec, exec, s[66:67]
2BB0  s_mov_b32 s70, 0x7f800000
2BB8  v_cmp_lt_u32_e64 s[64:65], s70, v40
2BC0  v_cmp_lt_u32_e64 s[66:67], s33, v40
2BC8  s_and_saveexec_b64 s[86:87], s[66:67]
2BCC  v_and_b32_e32 v39, 0x80000000, v39
2BD4  s_and_b64 s[66:67], s[82:83], s[64:65]
2BD8  v_cndmask_b32_e64 v39, v39, 0, s[66:67]
2BE0  v_or_b32_e32 v3, 0x70000000, v3
2BE8  s_or_b64 exec, exec, s[86:87]
2BEC  v_cmp_lt_u32_e64 s[66:67], s70, v71
2BF4  v_cndmask_b32_e64 v72, 0, 1, s[68:69]
2BFC  s_nop 0
2C00  v_cndmask_b32_e64 v71, v71, 0, s[66:67]
2C08  v_max_u32_e32 v70, v70, v71
2C0C  v_cndmask_b32_e64 v70, v70, v71, s[68:69]
2C14  v_max_u32_e32 v69, v69, v70
2C18  v_cndmask_b32_e64 v69, v69, v70, s[4:5]
2C20  v_max_u32_e32 v68, v68, v69
2C24  v_cndmask_b32_e64 v68, v68, v69, s[6:7]
2C2C  v_max_u32_e32 v67, v67, v68
2C30  v_cndmask_b32_e64 v67, v67, v68, s[8:9]
2C38  v_max_u32_e32 v66, v66, v67
2C3C  v_cndmask_b32_e64 v66, v66, v67, s[10:11]
2C44  v_max_u32_e32 v65, v65, v66
2C48  v_cndmask_b32_e64 v65, v65, v66, s[12:13]
2C50  v_max_u32_e32 v64, v64, v65
2C54  v_cndmask_b32_e64 v64, v64, v65, s[14:15]
2C5C  v_max_u32_e32 v63, v63, v64
2C60  v_cndmask_b32_e64 v63, v63, v64, s[16:17]
2C68  v_max_u32_e32 v62, v62, v63
2C6C  v_cndmask_b32_e64 v62, v62, v63, s[18:19]
2C74  v_max_u32_e32 v61, v61, v62
2C78  v_cndmask_b32_e64 v61, v61, v62, s[20:21]
2C80  v_max_u32_e32 v60, v60, v61
2C84  v_cndmask_b32_e64 v60, v60, v61, s[22:23]
2C8C  v_max_u32_e32 v59, v59, v60
2C90  v_cndmask_b32_e64 v59, v59, v60, s[24:25]
2C98  v_max_u32_e32 v58, v58, v59
2C9C  v_cndmask_b32_e64 v58, v58, v59, s[26:27]
2CA4  v_max_u32_e32 v57, v57, v58
2CA8  v_cndmask_b32_e64 v57, v57, v58, s[28:29]
2CB0  v_max_u32_e32 v56, v56, v57
2CB4  v_cndmask_b32_e64 v56, v56, v57, s[30:31]
2CBC  v_max_u32_e32 v55, v55, v56
2CC0  v_cndmask_b32_e64 v55, v55, v56, s[34:35]
2CC8  v_max_u32_e32 v54, v54, v55
2CCC  v_cndmask_b32_e64 v54, v54, v55, s[36:37]
2CD4  v_max_u32_e32 v53, v53, v54
2CD8  v_cndmask_b32_e64 v53, v53, v54, s[38:39]
2CE0  v_max_u32_e32 v52, v52, v53
2CE4  v_cndmask_b32_e64 v52, v52, v53, s[40:41]
2CEC  v_max_u32_e32 v51, v51, v52
2CF0  v_cndmask_b32_e64 v51, v51, v52, s[42:43]
2CF8  v_max_u32_e32 v50, v50, v51
2CFC  v_cndmask_b32_e64 v50, v50, v51, s[44:45]
2D04  v_max_u32_e32 v49, v49, v50
2D08  v_cndmask_b32_e64 v49, v49, v50, s[46:47]
2D10  v_max_u32_e32 v48, v48, v49
2D14  v_cndmask_b32_e64 v48, v48, v49, s[48:49]
2D1C  v_cndmask_b32_e64 v71, 0, 1, s[4:5]
2D24  v_max_u32_e32 v47, v47, v48
2D28  v_addc_co_u32_e64 v71, s[68:69], v71, v72, s[66:67]
2D30  v_cndmask_b32_e64 v70, 0, 1, s[6:7]
2D38  v_cndmask_b32_e64 v47, v47, v48, s[50:51]
2D40  v_add_u32_e32 v70, v71, v70
2D44  v_cndmask_b32_e64 v69, 0, 1, s[8:9]
2D4C  v_cndmask_b32_e64 v68, 0, 1, s[10:11]
2D54  v_max_u32_e32 v46, v46, v47
2D58  v_add3_u32 v68, v70, v69, v68
2D60  v_cndmask_b32_e64 v67, 0, 1, s[12:13]
2D68  v_cndmask_b32_e64 v66, 0, 1, s[14:15]
2D70  v_cndmask_b32_e64 v46, v46, v47, s[52:53]
2D78  v_add3_u32 v66, v68, v67, v66
2D80  v_cndmask_b32_e64 v65, 0, 1, s[16:17]
2D88  v_cndmask_b32_e64 v64, 0, 1, s[18:19]
2D90  v_max_u32_e32 v45, v45, v46
2D94  v_add3_u32 v64, v66, v65, v64
2D9C  v_cndmask_b32_e64 v63, 0, 1, s[20:21]
2DA4  v_cndmask_b32_e64 v62, 0, 1, s[22:23]
2DAC  v_cndmask_b32_e64 v45, v45, v46, s[54:55]
2DB4  v_add3_u32 v62, v64, v63, v62
2DBC  v_cndmask_b32_e64 v61, 0, 1, s[24:25]
2DC4  v_cndmask_b32_e64 v60, 0, 1, s[26:27]
2DCC  v_max_u32_e32 v44, v44, v45
2DD0  v_add3_u32 v60, v62, v61, v60
2DD8  v_cndmask_b32_e64 v59, 0, 1, s[28:29]
2DE0  v_cndmask_b32_e64 v58, 0, 1, s[30:31]
2DE8  v_cndmask_b32_e64 v44, v44, v45, s[56:57]
2DF0  v_add3_u32 v58, v60, v59, v58
2DF8  v_cndmask_b32_e64 v57, 0, 1, s[34:35]
2E00  v_cndmask_b32_e64 v56, 0, 1, s[36:37]
2E08  v_max_u32_e32 v43, v43, v44
2E0C  v_add3_u32 v56, v58, v57, v56
2E14  v_cndmask_b32_e64 v55, 0, 1, s[38:39]
2E1C  v_cndmask_b32_e64 v54, 0, 1, s[40:41]
2E24  v_cndmask_b32_e64 v43, v43, v44, s[58:59]
2E2C  v_add3_u32 v54, v56, v55, v54
2E34  v_cndmask_b32_e64 v53, 0, 1, s[42:43]
2E3C  v_cndmask_b32_e64 v52, 0, 1, s[44:45]
2E44  v_max_u32_e32 v42, v42, v43
2E48  v_add3_u32 v52, v54, v53, v52
2E50  v_cndmask_b32_e64 v51, 0, 1, s[46:47]
2E58  v_cndmask_b32_e64 v50, 0, 1, s[48:49]
2E60  v_cndmask_b32_e64 v42, v42, v43, s[60:61]
2E68  v_add3_u32 v50, v52, v51, v50
2E70  v_cndmask_b32_e64 v49, 0, 1, s[50:51]
2E78  v_cndmask_b32_e64 v48, 0, 1, s[52:53]
2E80  v_max_u32_e32 v41, v41, v42
2E84  v_add3_u32 v48, v50, v49, v48
2E8C  v_cndmask_b32_e64 v47, 0, 1, s[54:55]
2E94  v_cndmask_b32_e64 v46, 0, 1, s[56:57]
2E9C  v_cndmask_b32_e64 v41, v41, v42, s[62:63]
2EA4  v_and_b32_e32 v42, 0x80000000, v8
2EAC  s_and_b64 s[4:5], s[82:83], s[66:67]
2EB0  v_add3_u32 v46, v48, v47, v46
2EB8  v_cndmask_b32_e64 v45, 0, 1, s[58:59]
2EC0  v_cndmask_b32_e64 v44, 0, 1, s[60:61]
2EC8  v_cndmask_b32_e64 v42, v42, 0, s[4:5]
2ED0  v_add3_u32 v44, v46, v45, v44
2ED8  v_cndmask_b32_e64 v43, 0, 1, s[62:63]
2EE0  v_cndmask_b32_e32 v8, v8, v42, vcc
2EE4  v_cndmask_b32_e64 v42, 0, 1, s[64:65]
2EEC  v_add3_u32 v42, v44, v43, v42
2EF4  v_max_u32_e32 v40, v40, v41
2EF8  v_cndmask_b32_e64 v40, v40, v41, s[64:65]
2F00  v_mov_b32_e32 v41, 0x7f800000
2F08  v_cmp_ne_u32_e32 vcc, 32, v42
2F0C  s_nop 1
2F10  v_cndmask_b32_e32 v72, v41, v40, vcc
2F14  s_or_b64 exec, exec, s[84:85]
2F18  v_cmp_ne_u32_e32 vcc, 0, v72
2F1C  v_mov_b32_e32 v44, 0x7f
2F24  s_and_saveexec_b64 s[4:5], vcc
2F28  s_cbranch_execz 25
2F2C  s_bfe_u32 s10, s71, 0x20004
2F34  s_cmp_eq_u32 s10, 2
2F38  s_cselect_b64 s[6:7], -1, 0
2F3C  s_and_b64 s[8:9], s[6:7], exec
2F40  s_cselect_b32 s8, 0x3fffff, 0
2F48  s_cmp_lg_u32 s10, 0
2F4C  s_cselect_b32 s8, s8, 0x200000
2F54  v_add_u32_e32 v40, s8, v72
2F58  s_mov_b32 s8, 0x17fffff
2F60  v_lshrrev_b32_e32 v41, 23, v40
2F64  v_add_u32_e32 v41, -2, v41
2F68  v_cmp_lt_u32_e32 vcc, s8, v40
2F6C  s_mov_b32 s8, 0x7f800000
2F74  s_nop 0
2F78  v_cndmask_b32_e32 v40, 0, v41, vcc
2F7C  v_cmp_eq_u32_e32 vcc, s8, v72
2F80  v_mov_b32_e32 v41, 0xfe
2F88  s_and_b64 vcc, s[6:7], vcc
2F8C  v_cndmask_b32_e32 v44, v40, v41, vcc
2F90  s_or_b64 exec, exec, s[4:5]
2F94  v_cmp_eq_u32_e32 vcc, 0, v44
2F98  s_cbranch_vccz 37
2F9C  s_nop 0
2FA0  v_cndmask_b32_e64 v40, 1.0, 2.0, vcc
2FA8  v_pk_mul_f32 v[8:9], v[40:41], v[8:9] op_sel_hi:[0,1]
2FB0  v_pk_mul_f32 v[10:11], v[40:41], v[10:11] op_sel_hi:[0,1]
2FB8  v_pk_mul_f32 v[14:15], v[40:41], v[14:15] op_sel_hi:[0,1]
2FC0  v_pk_mul_f32 v[20:21], v[40:41], v[20:21] op_sel_hi:[0,1]
2FC8  v_pk_mul_f32 v[12:13], v[40:41], v[12:13] op_sel_hi:[0,1]
2FD0  v_pk_mul_f32 v[16:17], v[40:41], v[16:17] op_sel_hi:[0,1]
2FD8  v_pk_mul_f32 v[22:23], v[40:41], v[22:23] op_sel_hi:[0,1]
2FE0  v_pk_mul_f32 v[28:29], v[40:41], v[28:29] op_sel_hi:[0,1]
2FE8  v_pk_mul_f32 v[18:19], v[40:41], v[18:19] op_sel_hi:[0,1]
2FF0  v_pk_mul_f32 v[24:25], v[40:41], v[24:25] op_sel_hi:[0,1]
2FF8  v_pk_mul_f32 v[30:31], v[40:41], v[30:31] op_sel_hi:[0,1]
3000  v_pk_mul_f32 v[34:35], v[40:41], v[34:35] op_sel_hi:[0,1]
3008  v_pk_mul_f32 v[26:27], v[40:41], v[26:27] op_sel_hi:[0,1]
3010  v_pk_mul_f32 v[32:33], v[40:41], v[32:33] op_sel_hi:[0,1]
3018  v_pk_mul_f32 v[36:37], v[40:41], v[36:37] op_sel_hi:[0,1]
3020  v_pk_mul_f32 v[38:39], v[40:41], v[38:39] op_sel_hi:[0,1]
3028  v_max_u32_e32 v45, 1, v44
302C  s_branch 1
3030  v_mov_b32_e32 v45, v44
3034  v_mov_b32_e32 v42, s3
3038  v_mov_b32_e32 v43, 0
303C  v_mad_u64_u32 v[40:41], s[2:3], s2, v7, v[42:43]
3044  s_and_b32 s2, s71, 4
3048  s_bitcmp1_b32 s71, 2
304C  v_lshlrev_b32_e32 v7, 23, v45
3050  s_cselect_b64 s[4:5], -1, 0
3054  s_cmp_eq_u32 s2, 0
3058  v_lshlrev_b32_e32 v45, 2, v40
305C  s_waitcnt lgkmcnt(0)
3060  s_mul_i32 s6, s73, 0xcd9e8d57
3068  s_mul_hi_u32 s7, s73, 0xcd9e8d57
3070  s_cbranch_scc1 132
3074  s_mov_b32 s8, 0xd2511f53
307C  v_mad_u64_u32 v[46:47], s[2:3], v45, s8, 0
3084  s_xor_b32 s2, s72, s7
3088  s_xor_b32 s3, s81, s74
308C  s_mov_b32 s9, 0xcd9e8d57
3094  s_xor_b32 s2, s2, s80
3098  v_xor_b32_e32 v42, s3, v47
309C  s_add_i32 s10, s80, 0x9e3779b9
30A4  s_mul_i32 s12, s2, 0xd2511f53
30AC  s_mul_hi_u32 s13, s2, 0xd2511f53
30B4  v_mad_u64_u32 v[48:49], s[2:3], v42, s9, 0
30BC  s_add_i32 s11, s81, 0xbb67ae85
30C4  s_xor_b32 s2, s6, s10
30C8  v_xor_b32_e32 v42, s2, v49
30CC  s_xor_b32 s2, s13, s11
30D0  v_xor_b32_e32 v49, s2, v46
30D4  s_add_i32 s11, s81, 0x76cf5d0a
30DC  v_mad_u64_u32 v[46:47], s[2:3], v42, s8, 0
30E4  v_mad_u64_u32 v[50:51], s[2:3], v49, s9, 0
30EC  s_add_i32 s10, s80, 0x3c6ef372
30F4  s_xor_b32 s2, s12, s11
30F8  v_xor_b32_e32 v42, s10, v51
30FC  v_xor_b32_e32 v47, s2, v47
3100  v_xor_b32_e32 v42, v42, v48
3104  s_add_i32 s10, s80, 0xdaa66d2b
310C  v_mad_u64_u32 v[52:53], s[2:3], v47, s9, 0
3114  s_add_i32 s11, s81, 0x32370b8f
311C  v_mad_u64_u32 v[48:49], s[2:3], v42, s8, 0
3124  v_xor_b32_e32 v42, s10, v53
3128  v_xor_b32_e32 v42, v42, v50
312C  v_xor_b32_e32 v47, s11, v49
3130  v_xor_b32_e32 v49, v47, v46
3134  s_add_i32 s11, s81, 0xed9eba14
313C  v_mad_u64_u32 v[46:47], s[2:3], v42, s8, 0
3144  s_add_i32 s10, s80, 0x78dde6e4
314C  v_mad_u64_u32 v[50:51], s[2:3], v49, s9, 0
3154  v_xor_b32_e32 v47, s11, v47
3158  v_xor_b32_e32 v42, s10, v51
315C  v_xor_b32_e32 v47, v47, v48
3160  v_xor_b32_e32 v42, v42, v52
3164  s_add_i32 s10, s80, 0x1715609d
316C  v_mad_u64_u32 v[52:53], s[2:3], v47, s9, 0
3174  s_add_i32 s11, s81, 0xa9066899
317C  v_mad_u64_u32 v[48:49], s[2:3], v42, s8, 0
3184  v_xor_b32_e32 v42, s10, v53
3188  v_xor_b32_e32 v42, v42, v50
318C  v_xor_b32_e32 v47, s11, v49
3190  v_xor_b32_e32 v49, v47, v46
3194  s_add_i32 s11, s81, 0x646e171e
319C  v_mad_u64_u32 v[46:47], s[2:3], v42, s8, 0
31A4  s_add_i32 s10, s80, 0xb54cda56
31AC  v_mad_u64_u32 v[50:51], s[2:3], v49, s9, 0
31B4  v_xor_b32_e32 v47, s11, v47
31B8  v_xor_b32_e32 v42, s10, v51
31BC  v_xor_b32_e32 v47, v47, v48
31C0  v_xor_b32_e32 v42, v42, v52
31C4  s_add_i32 s10, s80, 0x5384540f
31CC  v_mad_u64_u32 v[52:53], s[2:3], v47, s9, 0
31D4  s_add_i32 s11, s81, 0x1fd5c5a3
31DC  v_mad_u64_u32 v[48:49], s[2:3], v42, s8, 0
31E4  v_xor_b32_e32 v42, s10, v53
31E8  v_xor_b32_e32 v42, v42, v50
31EC  v_xor_b32_e32 v47, s11, v49
31F0  v_xor_b32_e32 v49, v47, v46
31F4  s_add_i32 s11, s81, 0xdb3d7428
31FC  v_mad_u64_u32 v[46:47], s[2:3], v42, s8, 0
3204  s_add_i32 s10, s80, 0xf1bbcdc8
320C  v_mad_u64_u32 v[50:51], s[2:3], v49, s9, 0
3214  v_xor_b32_e32 v47, s11, v47
3218  v_xor_b32_e32 v42, s10, v51
321C  v_xor_b32_e32 v47, v47, v48
3220  v_xor_b32_e32 v42, v42, v52
3224  v_mad_u64_u32 v[52:53], s[2:3], v47, s9, 0
322C  s_add_i32 s10, s80, 0x8ff34781
3234  v_mad_u64_u32 v[48:49], s[2:3], v42, s8, 0
323C  v_xor_b32_e32 v42, v50, v53
3240  s_add_i32 s11, s81, 0x96a522ad
3248  v_xor_b32_e32 v47, s10, v42
324C  v_xor_b32_e32 v42, v46, v49
3250  v_xor_b32_e32 v46, s11, v42
3254  v_mov_b32_e32 v42, v43
3258  v_cvt_scalef32_sr_pk_fp4_f32 v43, v[8:9], v47, v7
3260  v_cvt_scalef32_sr_pk_fp4_f32 v42, v[14:15], v46, v7 op_sel:[0,0,0,1]
3268  v_cvt_scalef32_sr_pk_fp4_f32 v43, v[10:11], v52, v7 op_sel:[0,0,1,0]
3270  v_cvt_scalef32_sr_pk_fp4_f32 v42, v[20:21], v48, v7 op_sel:[0,0,1,1]
3278  s_nop 0
327C  s_cbranch_execz 1
3280  s_branch 11
3284  v_mov_b32_e32 v43, 0
3288  v_mov_b32_e32 v42, 0
328C  v_cvt_scalef32_pk_fp4_f32 v43, v8, v9, v7
3294  v_cvt_scalef32_pk_fp4_f32 v42, v14, v15, v7 op_sel:[0,0,0,1]
329C  v_cvt_scalef32_pk_fp4_f32 v43, v10, v11, v7 op_sel:[0,0,1,0]
32A4  v_cvt_scalef32_pk_fp4_f32 v42, v20, v21, v7 op_sel:[0,0,1,1]
32AC  s_nop 0
32B0  v_cndmask_b32_e64 v8, 0, 1, s[4:5]
32B8  v_cmp_ne_u32_e64 s[2:3], 1, v8
32C0  s_andn2_b64 vcc, exec, s[4:5]
32C4  s_cbranch_vccnz 134
32C8  v_or_b32_e32 v8, 1, v45
32CC  s_mov_b32 s8, 0xd2511f53
32D4  v_mad_u64_u32 v[8:9], s[4:5], v8, s8, 0
32DC  s_xor_b32 s4, s72, s7
32E0  s_xor_b32 s5, s81, s74
32E4  s_mov_b32 s9, 0xcd9e8d57
32EC  s_xor_b32 s4, s4, s80
32F0  v_xor_b32_e32 v9, s5, v9
32F4  s_add_i32 s10, s80, 0x9e3779b9
32FC  s_mul_i32 s12, s4, 0xd2511f53
3304  s_mul_hi_u32 s13, s4, 0xd2511f53
330C  v_mad_u64_u32 v[10:11], s[4:5], v9, s9, 0
3314  s_add_i32 s11, s81, 0xbb67ae85
331C  s_xor_b32 s4, s6, s10
3320  v_xor_b32_e32 v9, s4, v11
3324  s_xor_b32 s4, s13, s11
3328  v_xor_b32_e32 v11, s4, v8
332C  s_add_i32 s10, s80, 0x3c6ef372
3334  s_add_i32 s11, s81, 0x76cf5d0a
333C  v_mad_u64_u32 v[8:9], s[4:5], v9, s8, 0
3344  v_mad_u64_u32 v[14:15], s[4:5], v11, s9, 0
334C  v_xor_b32_e32 v11, s10, v15
3350  s_xor_b32 s4, s12, s11
3354  v_xor_b32_e32 v10, v11, v10
3358  v_xor_b32_e32 v9, s4, v9
335C  s_add_i32 s10, s80, 0xdaa66d2b
3364  s_add_i32 s11, s81, 0x32370b8f
336C  v_mad_u64_u32 v[10:11], s[4:5], v10, s8, 0
3374  v_mad_u64_u32 v[20:21], s[4:5], v9, s9, 0
337C  v_xor_b32_e32 v9, s10, v21
3380  v_xor_b32_e32 v11, s11, v11
3384  v_xor_b32_e32 v9, v9, v14
3388  v_xor_b32_e32 v11, v11, v8
338C  s_add_i32 s10, s80, 0x78dde6e4
3394  s_add_i32 s11, s81, 0xed9eba14
339C  v_mad_u64_u32 v[8:9], s[4:5], v9, s8, 0
33A4  v_mad_u64_u32 v[14:15], s[4:5], v11, s9, 0
33AC  v_xor_b32_e32 v11, s10, v15
33B0  v_xor_b32_e32 v9, s11, v9
33B4  v_xor_b32_e32 v11, v11, v20
33B8  v_xor_b32_e32 v9, v9, v10
33BC  s_add_i32 s10, s80, 0x1715609d
33C4  s_add_i32 s11, s81, 0xa9066899
33CC  v_mad_u64_u32 v[10:11], s[4:5], v11, s8, 0
33D4  v_mad_u64_u32 v[20:21], s[4:5], v9, s9, 0
33DC  v_xor_b32_e32 v9, s10, v21
33E0  v_xor_b32_e32 v11, s11, v11
33E4  v_xor_b32_e32 v9, v9, v14
33E8  v_xor_b32_e32 v11, v11, v8
33EC  s_add_i32 s10, s80, 0xb54cda56
33F4  s_add_i32 s11, s81, 0x646e171e
33FC  v_mad_u64_u32 v[8:9], s[4:5], v9, s8, 0
3404  v_mad_u64_u32 v[14:15], s[4:5], v11, s9, 0
340C  v_xor_b32_e32 v11, s10, v15
3410  v_xor_b32_e32 v9, s11, v9
3414  v_xor_b32_e32 v11, v11, v20
3418  v_xor_b32_e32 v9, v9, v10
341C  s_add_i32 s10, s80, 0x5384540f
3424  s_add_i32 s11, s81, 0x1fd5c5a3
342C  v_mad_u64_u32 v[10:11], s[4:5], v11, s8, 0
3434  v_mad_u64_u32 v[20:21], s[4:5], v9, s9, 0
343C  v_xor_b32_e32 v9, s10, v21
3440  v_xor_b32_e32 v11, s11, v11
3444  v_xor_b32_e32 v9, v9, v14
3448  v_xor_b32_e32 v11, v11, v8
344C  s_add_i32 s10, s80, 0xf1bbcdc8
3454  s_add_i32 s11, s81, 0xdb3d7428
345C  v_mad_u64_u32 v[8:9], s[4:5], v9, s8, 0
3464  v_mad_u64_u32 v[14:15], s[4:5], v11, s9, 0
346C  v_xor_b32_e32 v11, s10, v15
3470  v_xor_b32_e32 v9, s11, v9
3474  v_xor_b32_e32 v11, v11, v20
3478  v_xor_b32_e32 v9, v9, v10
347C  v_mad_u64_u32 v[10:11], s[4:5], v11, s8, 0
3484  v_mad_u64_u32 v[20:21], s[4:5], v9, s9, 0
348C  s_add_i32 s10, s80, 0x8ff34781
3494  s_add_i32 s11, s81, 0x96a522ad
349C  v_xor_b32_e32 v9, v14, v21
34A0  v_xor_b32_e32 v8, v8, v11
34A4  v_xor_b32_e32 v14, s10, v9
34A8  v_xor_b32_e32 v11, s11, v8
34AC  v_mov_b32_e32 v8, 0
34B0  v_mov_b32_e32 v9, 0
34B4  v_cvt_scalef32_sr_pk_fp4_f32 v8, v[12:13], v14, v7
34BC  v_cvt_scalef32_sr_pk_fp4_f32 v9, v[22:23], v11, v7 op_sel:[0,0,0,1]
34C4  v_cvt_scalef32_sr_pk_fp4_f32 v8, v[16:17], v20, v7 op_sel:[0,0,1,0]
34CC  v_cvt_scalef32_sr_pk_fp4_f32 v9, v[28:29], v10, v7 op_sel:[0,0,1,1]
34D4  s_nop 0
34D8  s_cbranch_execz 1
34DC  s_branch 11
34E0  v_mov_b32_e32 v8, 0
34E4  v_mov_b32_e32 v9, 0
34E8  v_cvt_scalef32_pk_fp4_f32 v8, v12, v13, v7
34F0  v_cvt_scalef32_pk_fp4_f32 v9, v22, v23, v7 op_sel:[0,0,0,1]
34F8  v_cvt_scalef32_pk_fp4_f32 v8, v16, v17, v7 op_sel:[0,0,1,0]
3500  v_cvt_scalef32_pk_fp4_f32 v9, v28, v29, v7 op_sel:[0,0,1,1]
3508  s_nop 0
350C  s_and_b64 vcc, exec, s[2:3]
3510  s_cbranch_vccnz 134
3514  v_or_b32_e32 v10, 2, v45
3518  s_mov_b32 s8, 0xd2511f53
3520  v_mad_u64_u32 v[10:11], s[4:5], v10, s8, 0
3528  s_xor_b32 s4, s72, s7
352C  s_xor_b32 s5, s81, s74
3530  s_mov_b32 s9, 0xcd9e8d57
3538  s_xor_b32 s4, s4, s80
353C  v_xor_b32_e32 v11, s5, v11
3540  s_add_i32 s10, s80, 0x9e3779b9
3548  s_mul_i32 s12, s4, 0xd2511f53
3550  s_mul_hi_u32 s13, s4, 0xd2511f53
3558  v_mad_u64_u32 v[12:13], s[4:5], v11, s9, 0
3560  s_add_i32 s11, s81, 0xbb67ae85
3568  s_xor_b32 s4, s6, s10
356C  v_xor_b32_e32 v11, s4, v13
3570  s_xor_b32 s4, s13, s11
3574  v_xor_b32_e32 v13, s4, v10
3578  s_add_i32 s10, s80, 0x3c6ef372
3580  s_add_i32 s11, s81, 0x76cf5d0a
3588  v_mad_u64_u32 v[10:11], s[4:5], v11, s8, 0
3590  v_mad_u64_u32 v[14:15], s[4:5], v13, s9, 0
3598  v_xor_b32_e32 v13, s10, v15
359C  s_xor_b32 s4, s12, s11
35A0  v_xor_b32_e32 v12, v13, v12
35A4  v_xor_b32_e32 v11, s4, v11
35A8  s_add_i32 s10, s80, 0xdaa66d2b
35B0  s_add_i32 s11, s81, 0x32370b8f
35B8  v_mad_u64_u32 v[12:13], s[4:5], v12, s8, 0
35C0  v_mad_u64_u32 v[16:17], s[4:5], v11, s9, 0
35C8  v_xor_b32_e32 v11, s10, v17
35CC  v_xor_b32_e32 v13, s11, v13
35D0  v_xor_b32_e32 v11, v11, v14
35D4  v_xor_b32_e32 v13, v13, v10
35D8  s_add_i32 s10, s80, 0x78dde6e4
35E0  s_add_i32 s11, s81, 0xed9eba14
35E8  v_mad_u64_u32 v[10:11], s[4:5], v11, s8, 0
35F0  v_mad_u64_u32 v[14:15], s[4:5], v13, s9, 0
35F8  v_xor_b32_e32 v13, s10, v15
35FC  v_xor_b32_e32 v11, s11, v11
3600  v_xor_b32_e32 v13, v13, v16
3604  v_xor_b32_e32 v11, v11, v12
3608  s_add_i32 s10, s80, 0x1715609d
3610  s_add_i32 s11, s81, 0xa9066899
3618  v_mad_u64_u32 v[12:13], s[4:5], v13, s8, 0
3620  v_mad_u64_u32 v[16:17], s[4:5], v11, s9, 0
3628  v_xor_b32_e32 v11, s10, v17
362C  v_xor_b32_e32 v13, s11, v13
3630  v_xor_b32_e32 v11, v11, v14
3634  v_xor_b32_e32 v13, v13, v10
3638  s_add_i32 s10, s80, 0xb54cda56
3640  s_add_i32 s11, s81, 0x646e171e
3648  v_mad_u64_u32 v[10:11], s[4:5], v11, s8, 0
3650  v_mad_u64_u32 v[14:15], s[4:5], v13, s9, 0
3658  v_xor_b32_e32 v13, s10, v15
365C  v_xor_b32_e32 v11, s11, v11
3660  v_xor_b32_e32 v13, v13, v16
3664  v_xor_b32_e32 v11, v11, v12
3668  s_add_i32 s10, s80, 0x5384540f
3670  s_add_i32 s11, s81, 0x1fd5c5a3
3678  v_mad_u64_u32 v[12:13], s[4:5], v13, s8, 0
3680  v_mad_u64_u32 v[16:17], s[4:5], v11, s9, 0
3688  v_xor_b32_e32 v11, s10, v17
368C  v_xor_b32_e32 v13, s11, v13
3690  v_xor_b32_e32 v11, v11, v14
3694  v_xor_b32_e32 v13, v13, v10
3698  s_add_i32 s10, s80, 0xf1bbcdc8
36A0  s_add_i32 s11, s81, 0xdb3d7428
36A8  v_mad_u64_u32 v[10:11], s[4:5], v11, s8, 0
36B0  v_mad_u64_u32 v[14:15], s[4:5], v13, s9, 0
36B8  v_xor_b32_e32 v13, s10, v15
36BC  v_xor_b32_e32 v11, s11, v11
36C0  v_xor_b32_e32 v13, v13, v16
36C4  v_xor_b32_e32 v11, v11, v12
36C8  v_mad_u64_u32 v[12:13], s[4:5], v13, s8, 0
36D0  v_mad_u64_u32 v[16:17], s[4:5], v11, s9, 0
36D8  s_add_i32 s10, s80, 0x8ff34781
36E0  s_add_i32 s11, s81, 0x96a522ad
36E8  v_xor_b32_e32 v11, v14, v17
36EC  v_xor_b32_e32 v10, v10, v13
36F0  v_xor_b32_e32 v14, s10, v11
36F4  v_xor_b32_e32 v13, s11, v10
36F8  v_mov_b32_e32 v10, 0
36FC  v_mov_b32_e32 v11, 0
3700  v_cvt_scalef32_sr_pk_fp4_f32 v10, v[18:19], v14, v7
3708  v_cvt_scalef32_sr_pk_fp4_f32 v11, v[30:31], v13, v7 op_sel:[0,0,0,1]
3710  v_cvt_scalef32_sr_pk_fp4_f32 v10, v[24:25], v16, v7 op_sel:[0,0,1,0]
3718  v_cvt_scalef32_sr_pk_fp4_f32 v11, v[34:35], v12, v7 op_sel:[0,0,1,1]
3720  s_nop 0
3724  s_cbranch_execz 1
3728  s_branch 11
372C  v_mov_b32_e32 v10, 0
3730  v_mov_b32_e32 v11, 0
3734  v_cvt_scalef32_pk_fp4_f32 v10, v18, v19, v7
373C  v_cvt_scalef32_pk_fp4_f32 v11, v30, v31, v7 op_sel:[0,0,0,1]
3744  v_cvt_scalef32_pk_fp4_f32 v10, v24, v25, v7 op_sel:[0,0,1,0]
374C  v_cvt_scalef32_pk_fp4_f32 v11, v34, v35, v7 op_sel:[0,0,1,1]
3754  s_nop 0
3758  s_and_b64 vcc, exec, s[2:3]
375C  s_cbranch_vccnz 134
3760  v_or_b32_e32 v12, 3, v45
3764  s_mov_b32 s4, 0xd2511f53
376C  v_mad_u64_u32 v[12:13], s[2:3], v12, s4, 0
3774  s_xor_b32 s2, s72, s7
3778  s_xor_b32 s3, s81, s74
377C  s_mov_b32 s5, 0xcd9e8d57
3784  s_xor_b32 s2, s2, s80
3788  v_xor_b32_e32 v13, s3, v13
378C  s_add_i32 s7, s80, 0x9e3779b9
3794  s_mul_i32 s9, s2, 0xd2511f53
379C  s_mul_hi_u32 s10, s2, 0xd2511f53
37A4  v_mad_u64_u32 v[14:15], s[2:3], v13, s5, 0
37AC  s_add_i32 s8, s81, 0xbb67ae85
37B4  s_xor_b32 s2, s6, s7
37B8  v_xor_b32_e32 v13, s2, v15
37BC  s_xor_b32 s2, s10, s8
37C0  v_xor_b32_e32 v15, s2, v12
37C4  s_add_i32 s6, s80, 0x3c6ef372
37CC  s_add_i32 s7, s81, 0x76cf5d0a
37D4  v_mad_u64_u32 v[12:13], s[2:3], v13, s4, 0
37DC  v_mad_u64_u32 v[16:17], s[2:3], v15, s5, 0
37E4  v_xor_b32_e32 v15, s6, v17
37E8  s_xor_b32 s2, s9, s7
37EC  v_xor_b32_e32 v14, v15, v14
37F0  v_xor_b32_e32 v13, s2, v13
37F4  s_add_i32 s6, s80, 0xdaa66d2b
37FC  s_add_i32 s7, s81, 0x32370b8f
3804  v_mad_u64_u32 v[14:15], s[2:3], v14, s4, 0
380C  v_mad_u64_u32 v[18:19], s[2:3], v13, s5, 0
3814  v_xor_b32_e32 v13, s6, v19
3818  v_xor_b32_e32 v15, s7, v15
381C  v_xor_b32_e32 v13, v13, v16
3820  v_xor_b32_e32 v15, v15, v12
3824  s_add_i32 s6, s80, 0x78dde6e4
382C  s_add_i32 s7, s81, 0xed9eba14
3834  v_mad_u64_u32 v[12:13], s[2:3], v13, s4, 0
383C  v_mad_u64_u32 v[16:17], s[2:3], v15, s5, 0
3844  v_xor_b32_e32 v15, s6, v17
3848  v_xor_b32_e32 v13, s7, v13
384C  v_xor_b32_e32 v15, v15, v18
3850  v_xor_b32_e32 v13, v13, v14
3854  s_add_i32 s6, s80, 0x1715609d
385C  s_add_i32 s7, s81, 0xa9066899
3864  v_mad_u64_u32 v[14:15], s[2:3], v15, s4, 0
386C  v_mad_u64_u32 v[18:19], s[2:3], v13, s5, 0
3874  v_xor_b32_e32 v13, s6, v19
3878  v_xor_b32_e32 v15, s7, v15
387C  v_xor_b32_e32 v13, v13, v16
3880  v_xor_b32_e32 v15, v15, v12
3884  s_add_i32 s6, s80, 0xb54cda56
388C  s_add_i32 s7, s81, 0x646e171e
3894  v_mad_u64_u32 v[12:13], s[2:3], v13, s4, 0
389C  v_mad_u64_u32 v[16:17], s[2:3], v15, s5, 0
38A4  v_xor_b32_e32 v15, s6, v17
38A8  v_xor_b32_e32 v13, s7, v13
38AC  v_xor_b32_e32 v15, v15, v18
38B0  v_xor_b32_e32 v13, v13, v14
38B4  s_add_i32 s6, s80, 0x5384540f
38BC  s_add_i32 s7, s81, 0x1fd5c5a3
38C4  v_mad_u64_u32 v[14:15], s[2:3], v15, s4, 0
38CC  v_mad_u64_u32 v[18:19], s[2:3], v13, s5, 0
38D4  v_xor_b32_e32 v13, s6, v19
38D8  v_xor_b32_e32 v15, s7, v15
38DC  v_xor_b32_e32 v13, v13, v16
38E0  v_xor_b32_e32 v15, v15, v12
38E4  s_add_i32 s6, s80, 0xf1bbcdc8
38EC  s_add_i32 s7, s81, 0xdb3d7428
38F4  v_mad_u64_u32 v[12:13], s[2:3], v13, s4, 0
38FC  v_mad_u64_u32 v[16:17], s[2:3], v15, s5, 0
3904  v_xor_b32_e32 v15, s6, v17
3908  v_xor_b32_e32 v13, s7, v13
390C  v_xor_b32_e32 v15, v15, v18
3910  v_xor_b32_e32 v13, v13, v14
3914  v_mad_u64_u32 v[14:15], s[2:3], v15, s4, 0
391C  v_mad_u64_u32 v[18:19], s[2:3], v13, s5, 0
3924  s_add_i32 s6, s80, 0x8ff34781
392C  s_add_i32 s7, s81, 0x96a522ad
3934  v_xor_b32_e32 v13, v16, v19
3938  v_xor_b32_e32 v12, v12, v15
393C  v_xor_b32_e32 v16, s6, v13
3940  v_xor_b32_e32 v15, s7, v12
3944  v_mov_b32_e32 v12, 0
3948  v_mov_b32_e32 v13, 0
394C  v_cvt_scalef32_sr_pk_fp4_f32 v12, v[26:27], v16, v7
3954  v_cvt_scalef32_sr_pk_fp4_f32 v13, v[36:37], v15, v7 op_sel:[0,0,0,1]
395C  v_cvt_scalef32_sr_pk_fp4_f32 v12, v[32:33], v18, v7 op_sel:[0,0,1,0]
3964  v_cvt_scalef32_sr_pk_fp4_f32 v13, v[38:39], v14, v7 op_sel:[0,0,1,1]
396C  s_nop 0
3970  s_cbranch_execz 1
3974  s_branch 11
3978  v_mov_b32_e32 v12, 0
397C  v_mov_b32_e32 v13, 0
3980  v_cvt_scalef32_pk_fp4_f32 v12, v26, v27, v7
3988  v_cvt_scalef32_pk_fp4_f32 v13, v36, v37, v7 op_sel:[0,0,0,1]
3990  v_cvt_scalef32_pk_fp4_f32 v12, v32, v33, v7 op_sel:[0,0,1,0]
3998  v_cvt_scalef32_pk_fp4_f32 v13, v38, v39, v7 op_sel:[0,0,1,1]
39A0  s_nop 0
39A4  v_or3_b32 v0, v43, v42, v0
39AC  v_or3_b32 v1, v8, v9, v1
39B4  v_or3_b32 v2, v10, v11, v2
39BC  v_or3_b32 v3, v12, v13, v3
39C4  v_lshl_add_u64 v[8:9], v[40:41], 4, s[78:79]
39CC  global_store_dwordx4 v[8:9], v[0:3], off
39D4  s_or_b64 exec, exec, s[76:77]
39D8  s_load_dwordx2 s[0:1], s[0:1], 0x10
39E0  v_mov_b32_e32 v7, 0
39E4  s_waitcnt lgkmcnt(0)
39E8  v_lshl_add_u64 v[0:1], s[0:1], 0, v[4:5]
39F0  v_lshl_add_u64 v[0:1], v[0:1], 0, v[6:7]
39F8  global_store_byte v[0:1], v44, off
3A00  s_endpgm
3A04  s_nop 0
