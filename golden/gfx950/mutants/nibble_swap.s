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
    .name:           NibbleSwap
    .private_segment_fixed_size: 0
    .sgpr_count:     28
    .sgpr_spill_count: 0
    .symbol:         NibbleSwap.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     77
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
Disassembly of section .text:

1800 <NibbleSwap>:
1800  s_load_dwordx4 s[4:7], s[0:1], 0x18
1808  v_lshl_or_b32 v1, s2, 8, v0
1810  s_waitcnt lgkmcnt(0)
1814  s_and_b32 s10, s7, 8
1818  s_bitcmp1_b32 s7, 3
181C  s_cselect_b64 s[8:9], -1, 0
1820  s_add_i32 s11, s5, 0xff
1828  s_and_b32 s11, s11, 0xffffff00
1830  s_cmp_eq_u32 s10, 0
1834  s_cselect_b32 s2, s5, s11
1838  v_cmp_gt_u32_e32 vcc, s2, v1
183C  s_and_saveexec_b64 s[10:11], vcc
1840  s_cbranch_execz 2142
1844  s_load_dword s18, s[0:1], 0x28
184C  s_andn2_b64 vcc, exec, s[8:9]
1850  s_lshr_b32 s2, s6, 5
1854  s_cbranch_vccnz 25
1858  s_add_i32 s6, s2, 7
185C  s_and_b32 s6, s6, 0xffffff8
1864  v_and_b32_e32 v2, 0xffffffe0, v1
186C  v_mad_u64_u32 v[2:3], s[8:9], s6, v2, 0
1874  s_lshl_b32 s6, s3, 5
1878  s_lshl_b32 s8, s3, 6
187C  s_and_b32 s6, s6, 0xffffff00
1884  s_and_b32 s8, s8, 0xc0
188C  v_lshlrev_b32_e32 v4, 2, v0
1890  s_lshr_b32 s9, s3, 1
1894  s_or_b32 s6, s8, s6
1898  s_and_b32 s9, s9, 2
189C  v_bfe_u32 v0, v0, 4, 1
18A4  v_and_or_b32 v4, v4, 60, s6
18AC  v_or3_b32 v0, v4, s9, v0
18B4  s_cbranch_execz 1
18B8  s_branch 3
18BC  v_mad_u64_u32 v[2:3], s[8:9], s2, v1, 0
18C4  v_mov_b32_e32 v0, s3
18C8  s_cmp_lt_u32 s3, s2
18CC  v_cmp_gt_u32_e32 vcc, s5, v1
18D0  s_cselect_b64 s[8:9], -1, 0
18D4  s_and_b64 s[8:9], vcc, s[8:9]
18D8  v_mov_b32_e32 v44, 0x7f
18E0  s_and_saveexec_b64 s[12:13], s[8:9]
18E4  s_cbranch_execz 2090
18E8  s_load_dwordx2 s[10:11], s[0:1], 0x0
18F0  s_lshl_b32 s5, s3, 5
18F4  v_mov_b32_e32 v5, 0
18F8  v_mov_b32_e32 v4, s5
18FC  s_bitcmp1_b32 s7, 0
1900  v_mad_u64_u32 v[6:7], s[4:5], s4, v1, v[4:5]
1908  s_cselect_b64 s[8:9], -1, 0
190C  s_and_b64 vcc, exec, s[8:9]
1910  s_waitcnt lgkmcnt(0)
1914  v_lshl_add_u64 v[38:39], v[6:7], 2, s[10:11]
191C  s_cbranch_vccz 6
1920  global_load_dword v4, v[38:39], off
1928  v_lshl_add_u64 v[36:37], v[6:7], 1, s[10:11]
1930  s_cbranch_execz 3
1934  s_branch 6
1938  v_lshl_add_u64 v[36:37], v[6:7], 1, s[10:11]
1940  global_load_ushort v4, v[36:37], off
1948  s_waitcnt vmcnt(0)
194C  v_lshlrev_b32_e32 v4, 16, v4
1950  v_cndmask_b32_e64 v5, 0, 1, s[8:9]
1958  v_cmp_ne_u32_e64 s[4:5], 1, v5
1960  s_andn2_b64 vcc, exec, s[8:9]
1964  s_cbranch_vccnz 4
1968  global_load_dword v5, v[38:39], off offset:4
1970  s_cbranch_execz 1
1974  s_branch 4
1978  global_load_ushort v5, v[36:37], off offset:2
1980  s_waitcnt vmcnt(0)
1984  v_lshlrev_b32_e32 v5, 16, v5
1988  s_and_b64 vcc, exec, s[4:5]
198C  s_cbranch_vccnz 4
1990  global_load_dword v6, v[38:39], off offset:8
1998  s_cbranch_execz 1
199C  s_branch 4
19A0  global_load_ushort v6, v[36:37], off offset:4
19A8  s_waitcnt vmcnt(0)
19AC  v_lshlrev_b32_e32 v6, 16, v6
19B0  s_and_b64 vcc, exec, s[4:5]
19B4  s_cbranch_vccnz 4
19B8  global_load_dword v7, v[38:39], off offset:12
19C0  s_cbranch_execz 1
19C4  s_branch 4
19C8  global_load_ushort v7, v[36:37], off offset:6
19D0  s_waitcnt vmcnt(0)
19D4  v_lshlrev_b32_e32 v7, 16, v7
19D8  s_and_b64 vcc, exec, s[4:5]
19DC  s_cbranch_vccnz 4
19E0  global_load_dword v10, v[38:39], off offset:16
19E8  s_cbranch_execz 1
19EC  s_branch 4
19F0  global_load_ushort v8, v[36:37], off offset:8
19F8  s_waitcnt vmcnt(0)
19FC  v_lshlrev_b32_e32 v10, 16, v8
1A00  s_and_b64 vcc, exec, s[4:5]
1A04  s_cbranch_vccnz 4
1A08  global_load_dword v11, v[38:39], off offset:20
1A10  s_cbranch_execz 1
1A14  s_branch 4
1A18  global_load_ushort v8, v[36:37], off offset:10
1A20  s_waitcnt vmcnt(0)
1A24  v_lshlrev_b32_e32 v11, 16, v8
1A28  s_and_b64 vcc, exec, s[4:5]
1A2C  s_cbranch_vccnz 4
1A30  global_load_dword v16, v[38:39], off offset:24
1A38  s_cbranch_execz 1
1A3C  s_branch 4
1A40  global_load_ushort v8, v[36:37], off offset:12
1A48  s_waitcnt vmcnt(0)
1A4C  v_lshlrev_b32_e32 v16, 16, v8
1A50  s_and_b64 vcc, exec, s[4:5]
1A54  s_cbranch_vccnz 4
1A58  global_load_dword v17, v[38:39], off offset:28
1A60  s_cbranch_execz 1
1A64  s_branch 4
1A68  global_load_ushort v8, v[36:37], off offset:14
1A70  s_waitcnt vmcnt(0)
1A74  v_lshlrev_b32_e32 v17, 16, v8
1A78  s_and_b64 vcc, exec, s[4:5]
1A7C  s_cbranch_vccnz 4
1A80  global_load_dword v8, v[38:39], off offset:32
1A88  s_cbranch_execz 1
1A8C  s_branch 4
1A90  global_load_ushort v8, v[36:37], off offset:16
1A98  s_waitcnt vmcnt(0)
1A9C  v_lshlrev_b32_e32 v8, 16, v8
1AA0  s_and_b64 vcc, exec, s[4:5]
1AA4  s_cbranch_vccnz 4
1AA8  global_load_dword v9, v[38:39], off offset:36
1AB0  s_cbranch_execz 1
1AB4  s_branch 4
1AB8  global_load_ushort v9, v[36:37], off offset:18
1AC0  s_waitcnt vmcnt(0)
1AC4  v_lshlrev_b32_e32 v9, 16, v9
1AC8  s_and_b64 vcc, exec, s[4:5]
1ACC  s_cbranch_vccnz 4
1AD0  global_load_dword v12, v[38:39], off offset:40
1AD8  s_cbranch_execz 1
1ADC  s_branch 4
1AE0  global_load_ushort v12, v[36:37], off offset:20
1AE8  s_waitcnt vmcnt(0)
1AEC  v_lshlrev_b32_e32 v12, 16, v12
1AF0  s_and_b64 vcc, exec, s[4:5]
1AF4  s_cbranch_vccnz 4
1AF8  global_load_dword v13, v[38:39], off offset:44
1B00  s_cbranch_execz 1
1B04  s_branch 4
1B08  global_load_ushort v13, v[36:37], off offset:22
1B10  s_waitcnt vmcnt(0)
1B14  v_lshlrev_b32_e32 v13, 16, v13
1B18  s_and_b64 vcc, exec, s[4:5]
1B1C  s_cbranch_vccnz 4
1B20  global_load_dword v18, v[38:39], off offset:48
1B28  s_cbranch_execz 1
1B2C  s_branch 4
1B30  global_load_ushort v14, v[36:37], off offset:24
1B38  s_waitcnt vmcnt(0)
1B3C  v_lshlrev_b32_e32 v18, 16, v14
1B40  s_and_b64 vcc, exec, s[4:5]
1B44  s_cbranch_vccnz 4
1B48  global_load_dword v19, v[38:39], off offset:52
1B50  s_cbranch_execz 1
1B54  s_branch 4
1B58  global_load_ushort v14, v[36:37], off offset:26
1B60  s_waitcnt vmcnt(0)
1B64  v_lshlrev_b32_e32 v19, 16, v14
1B68  s_and_b64 vcc, exec, s[4:5]
1B6C  s_cbranch_vccnz 4
1B70  global_load_dword v24, v[38:39], off offset:56
1B78  s_cbranch_execz 1
1B7C  s_branch 4
1B80  global_load_ushort v14, v[36:37], off offset:28
1B88  s_waitcnt vmcnt(0)
1B8C  v_lshlrev_b32_e32 v24, 16, v14
1B90  s_and_b64 vcc, exec, s[4:5]
1B94  s_cbranch_vccnz 4
1B98  global_load_dword v25, v[38:39], off offset:60
1BA0  s_cbranch_execz 1
1BA4  s_branch 4
1BA8  global_load_ushort v14, v[36:37], off offset:30
1BB0  s_waitcnt vmcnt(0)
1BB4  v_lshlrev_b32_e32 v25, 16, v14
1BB8  s_and_b64 vcc, exec, s[4:5]
1BBC  s_cbranch_vccnz 4
1BC0  global_load_dword v14, v[38:39], off offset:64
1BC8  s_cbranch_execz 1
1BCC  s_branch 4
1BD0  global_load_ushort v14, v[36:37], off offset:32
1BD8  s_waitcnt vmcnt(0)
1BDC  v_lshlrev_b32_e32 v14, 16, v14
1BE0  s_and_b64 vcc, exec, s[4:5]
1BE4  s_cbranch_vccnz 4
1BE8  global_load_dword v15, v[38:39], off offset:68
1BF0  s_cbranch_execz 1
1BF4  s_branch 4
1BF8  global_load_ushort v15, v[36:37], off offset:34
1C00  s_waitcnt vmcnt(0)
1C04  v_lshlrev_b32_e32 v15, 16, v15
1C08  s_and_b64 vcc, exec, s[4:5]
1C0C  s_cbranch_vccnz 4
1C10  global_load_dword v20, v[38:39], off offset:72
1C18  s_cbranch_execz 1
1C1C  s_branch 4
1C20  global_load_ushort v20, v[36:37], off offset:36
1C28  s_waitcnt vmcnt(0)
1C2C  v_lshlrev_b32_e32 v20, 16, v20
1C30  s_and_b64 vcc, exec, s[4:5]
1C34  s_cbranch_vccnz 4
1C38  global_load_dword v21, v[38:39], off offset:76
1C40  s_cbranch_execz 1
1C44  s_branch 4
1C48  global_load_ushort v21, v[36:37], off offset:38
1C50  s_waitcnt vmcnt(0)
1C54  v_lshlrev_b32_e32 v21, 16, v21
1C58  s_and_b64 vcc, exec, s[4:5]
1C5C  s_cbranch_vccnz 4
1C60  global_load_dword v26, v[38:39], off offset:80
1C68  s_cbranch_execz 1
1C6C  s_branch 4
1C70  global_load_ushort v22, v[36:37], off offset:40
1C78  s_waitcnt vmcnt(0)
1C7C  v_lshlrev_b32_e32 v26, 16, v22
1C80  s_and_b64 vcc, exec, s[4:5]
1C84  s_cbranch_vccnz 4
1C88  global_load_dword v27, v[38:39], off offset:84
1C90  s_cbranch_execz 1
1C94  s_branch 4
1C98  global_load_ushort v22, v[36:37], off offset:42
1CA0  s_waitcnt vmcnt(0)
1CA4  v_lshlrev_b32_e32 v27, 16, v22
1CA8  s_and_b64 vcc, exec, s[4:5]
1CAC  s_cbranch_vccnz 4
1CB0  global_load_dword v30, v[38:39], off offset:88
1CB8  s_cbranch_execz 1
1CBC  s_branch 4
1CC0  global_load_ushort v22, v[36:37], off offset:44
1CC8  s_waitcnt vmcnt(0)
1CCC  v_lshlrev_b32_e32 v30, 16, v22
1CD0  s_and_b64 vcc, exec, s[4:5]
1CD4  s_cbranch_vccnz 4
1CD8  global_load_dword v31, v[38:39], off offset:92
1CE0  s_cbranch_execz 1
1CE4  s_branch 4
1CE8  global_load_ushort v22, v[36:37], off offset:46
1CF0  s_waitcnt vmcnt(0)
1CF4  v_lshlrev_b32_e32 v31, 16, v22
1CF8  s_and_b64 vcc, exec, s[4:5]
1CFC  s_cbranch_vccnz 4
1D00  global_load_dword v22, v[38:39], off offset:96
1D08  s_cbranch_execz 1
1D0C  s_branch 4
1D10  global_load_ushort v22, v[36:37], off offset:48
1D18  s_waitcnt vmcnt(0)
1D1C  v_lshlrev_b32_e32 v22, 16, v22
1D20  s_and_b64 vcc, exec, s[4:5]
1D24  s_cbranch_vccnz 4
1D28  global_load_dword v23, v[38:39], off offset:100
1D30  s_cbranch_execz 1
1D34  s_branch 4
1D38  global_load_ushort v23, v[36:37], off offset:50
1D40  s_waitcnt vmcnt(0)
1D44  v_lshlrev_b32_e32 v23, 16, v23
1D48  s_and_b64 vcc, exec, s[4:5]
1D4C  s_cbranch_vccnz 4
1D50  global_load_dword v28, v[38:39], off offset:104
1D58  s_cbranch_execz 1
1D5C  s_branch 4
1D60  global_load_ushort v28, v[36:37], off offset:52
1D68  s_waitcnt vmcnt(0)
1D6C  v_lshlrev_b32_e32 v28, 16, v28
1D70  s_and_b64 vcc, exec, s[4:5]
1D74  s_cbranch_vccnz 4
1D78  global_load_dword v29, v[38:39], off offset:108
1D80  s_cbranch_execz 1
1D84  s_branch 4
1D88  global_load_ushort v29, v[36:37], off offset:54
1D90  s_waitcnt vmcnt(0)
1D94  v_lshlrev_b32_e32 v29, 16, v29
1D98  s_and_b64 vcc, exec, s[4:5]
1D9C  s_cbranch_vccnz 4
1DA0  global_load_dword v32, v[38:39], off offset:112
1DA8  s_cbranch_execz 1
1DAC  s_branch 4
1DB0  global_load_ushort v32, v[36:37], off offset:56
1DB8  s_waitcnt vmcnt(0)
1DBC  v_lshlrev_b32_e32 v32, 16, v32
1DC0  s_and_b64 vcc, exec, s[4:5]
1DC4  s_cbranch_vccnz 4
1DC8  global_load_dword v33, v[38:39], off offset:116
1DD0  s_cbranch_execz 1
1DD4  s_branch 4
1DD8  global_load_ushort v33, v[36:37], off offset:58
1DE0  s_waitcnt vmcnt(0)
1DE4  v_lshlrev_b32_e32 v33, 16, v33
1DE8  s_and_b64 vcc, exec, s[4:5]
1DEC  s_cbranch_vccnz 4
1DF0  global_load_dword v34, v[38:39], off offset:120
1DF8  s_cbranch_execz 1
1DFC  s_branch 4
1E00  global_load_ushort v34, v[36:37], off offset:60
1E08  s_waitcnt vmcnt(0)
1E0C  v_lshlrev_b32_e32 v34, 16, v34
1E10  s_and_b64 vcc, exec, s[4:5]
1E14  s_cbranch_vccnz 6
1E18  global_load_dword v35, v[38:39], off offset:124
1E20  s_load_dwordx4 s[8:11], s[0:1], 0x38
1E28  s_cbranch_execz 3
1E2C  s_branch 6
1E30  s_load_dwordx4 s[8:11], s[0:1], 0x38
1E38  global_load_ushort v35, v[36:37], off offset:62
1E40  s_waitcnt vmcnt(0)
1E44  v_lshlrev_b32_e32 v35, 16, v35
1E48  s_load_dwordx2 s[14:15], s[0:1], 0x8
1E50  s_load_dwordx2 s[16:17], s[0:1], 0x30
1E58  s_and_b32 s4, s7, 2
1E5C  s_cmp_eq_u32 s4, 0
1E60  s_cselect_b64 vcc, -1, 0
1E64  s_cmp_lg_u32 s4, 0
1E68  s_cbranch_scc0 291
1E6C  s_cmp_eq_u32 s18, 0
1E70  s_cbranch_scc1 96
1E74  s_lshl_b32 s4, s18, 31
1E78  s_waitcnt vmcnt(0)
1E7C  v_xor_b32_e32 v4, s4, v4
1E80  s_lshl_b32 s4, s18, 30
1E84  v_bfrev_b32_e32 v36, 1
1E88  v_bitop3_b32 v5, s4, v5, v36 bitop3:0x6c
1E90  s_lshl_b32 s4, s18, 29
1E94  v_bitop3_b32 v6, s4, v6, v36 bitop3:0x6c
1E9C  s_lshl_b32 s4, s18, 28
1EA0  v_bitop3_b32 v7, s4, v7, v36 bitop3:0x6c
1EA8  s_lshl_b32 s4, s18, 27
1EAC  v_bitop3_b32 v10, s4, v10, v36 bitop3:0x6c
1EB4  s_lshl_b32 s4, s18, 26
1EB8  v_bitop3_b32 v11, s4, v11, v36 bitop3:0x6c
1EC0  s_lshl_b32 s4, s18, 25
1EC4  v_bitop3_b32 v16, s4, v16, v36 bitop3:0x6c
1ECC  s_lshl_b32 s4, s18, 24
1ED0  v_bitop3_b32 v17, s4, v17, v36 bitop3:0x6c
1ED8  s_lshl_b32 s4, s18, 23
1EDC  v_bitop3_b32 v8, s4, v8, v36 bitop3:0x6c
1EE4  s_lshl_b32 s4, s18, 22
1EE8  v_bitop3_b32 v9, s4, v9, v36 bitop3:0x6c
1EF0  s_lshl_b32 s4, s18, 21
1EF4  v_bitop3_b32 v12, s4, v12, v36 bitop3:0x6c
1EFC  s_lshl_b32 s4, s18, 20
1F00  v_bitop3_b32 v13, s4, v13, v36 bitop3:0x6c
1F08  s_lshl_b32 s4, s18, 19
1F0C  v_bitop3_b32 v18, s4, v18, v36 bitop3:0x6c
1F14  s_lshl_b32 s4, s18, 18
1F18  v_bitop3_b32 v19, s4, v19, v36 bitop3:0x6c
1F20  s_lshl_b32 s4, s18, 17
1F24  v_bitop3_b32 v24, s4, v24, v36 bitop3:0x6c
1F2C  s_lshl_b32 s4, s18, 16
1F30  v_bitop3_b32 v25, s4, v25, v36 bitop3:0x6c
1F38  s_lshl_b32 s4, s18, 15
1F3C  v_bitop3_b32 v14, s4, v14, v36 bitop3:0x6c
1F44  s_lshl_b32 s4, s18, 14
1F48  v_bitop3_b32 v15, s4, v15, v36 bitop3:0x6c
1F50  s_lshl_b32 s4, s18, 13
1F54  v_bitop3_b32 v20, s4, v20, v36 bitop3:0x6c
1F5C  s_lshl_b32 s4, s18, 12
1F60  v_bitop3_b32 v21, s4, v21, v36 bitop3:0x6c
1F68  s_lshl_b32 s4, s18, 11
1F6C  v_bitop3_b32 v26, s4, v26, v36 bitop3:0x6c
1F74  s_lshl_b32 s4, s18, 10
1F78  v_bitop3_b32 v27, s4, v27, v36 bitop3:0x6c
1F80  s_lshl_b32 s4, s18, 9
1F84  v_bitop3_b32 v30, s4, v30, v36 bitop3:0x6c
1F8C  s_lshl_b32 s4, s18, 8
1F90  v_bitop3_b32 v31, s4, v31, v36 bitop3:0x6c
1F98  s_lshl_b32 s4, s18, 7
1F9C  v_bitop3_b32 v22, s4, v22, v36 bitop3:0x6c
1FA4  s_lshl_b32 s4, s18, 6
1FA8  v_bitop3_b32 v23, s4, v23, v36 bitop3:0x6c
1FB0  s_lshl_b32 s4, s18, 5
1FB4  v_bitop3_b32 v28, s4, v28, v36 bitop3:0x6c
1FBC  s_lshl_b32 s4, s18, 4
1FC0  v_bitop3_b32 v29, s4, v29, v36 bitop3:0x6c
1FC8  s_lshl_b32 s4, s18, 3
1FCC  v_bitop3_b32 v32, s4, v32, v36 bitop3:0x6c
1FD4  s_lshl_b32 s4, s18, 2
1FD8  v_bitop3_b32 v33, s4, v33, v36 bitop3:0x6c
1FE0  s_lshl_b32 s4, s18, 1
1FE4  v_bitop3_b32 v34, s4, v34, v36 bitop3:0x6c
1FEC  v_bitop3_b32 v35, s18, v35, v36 bitop3:0x6c
1FF4  s_waitcnt vmcnt(0)
1FF8  v_add_f32_e32 v36, v4, v5
1FFC  v_sub_f32_e32 v4, v4, v5
2000  v_add_f32_e32 v5, v6, v7
2004  v_sub_f32_e32 v6, v6, v7
2008  v_add_f32_e32 v7, v10, v11
200C  v_sub_f32_e32 v10, v10, v11
2010  v_add_f32_e32 v11, v16, v17
2014  v_sub_f32_e32 v16, v16, v17
2018  v_add_f32_e32 v17, v8, v9
201C  v_sub_f32_e32 v8, v8, v9
2020  v_add_f32_e32 v9, v12, v13
2024  v_sub_f32_e32 v12, v12, v13
2028  v_add_f32_e32 v13, v18, v19
202C  v_sub_f32_e32 v18, v18, v19
2030  v_add_f32_e32 v19, v24, v25
2034  v_sub_f32_e32 v24, v24, v25
2038  v_add_f32_e32 v25, v14, v15
203C  v_sub_f32_e32 v14, v14, v15
2040  v_add_f32_e32 v15, v20, v21
2044  v_sub_f32_e32 v20, v20, v21
2048  v_add_f32_e32 v21, v26, v27
204C  v_sub_f32_e32 v26, v26, v27
2050  v_add_f32_e32 v27, v30, v31
2054  v_sub_f32_e32 v30, v30, v31
2058  v_add_f32_e32 v31, v22, v23
205C  v_sub_f32_e32 v22, v22, v23
2060  v_add_f32_e32 v23, v28, v29
2064  v_sub_f32_e32 v28, v28, v29
2068  v_add_f32_e32 v29, v32, v33
206C  v_sub_f32_e32 v32, v32, v33
2070  v_add_f32_e32 v33, v34, v35
2074  v_sub_f32_e32 v34, v34, v35
2078  v_add_f32_e32 v35, v36, v5
207C  v_sub_f32_e32 v5, v36, v5
2080  v_add_f32_e32 v36, v4, v6
2084  v_sub_f32_e32 v4, v4, v6
2088  v_add_f32_e32 v6, v7, v11
208C  v_sub_f32_e32 v7, v7, v11
2090  v_add_f32_e32 v11, v10, v16
2094  v_sub_f32_e32 v10, v10, v16
2098  v_add_f32_e32 v16, v17, v9
209C  v_sub_f32_e32 v9, v17, v9
20A0  v_add_f32_e32 v17, v8, v12
20A4  v_sub_f32_e32 v8, v8, v12
20A8  v_add_f32_e32 v12, v13, v19
20AC  v_sub_f32_e32 v13, v13, v19
20B0  v_add_f32_e32 v19, v18, v24
20B4  v_sub_f32_e32 v18, v18, v24
20B8  v_add_f32_e32 v24, v25, v15
20BC  v_sub_f32_e32 v15, v25, v15
20C0  v_add_f32_e32 v25, v14, v20
20C4  v_sub_f32_e32 v14, v14, v20
20C8  v_add_f32_e32 v20, v21, v27
20CC  v_sub_f32_e32 v21, v21, v27
20D0  v_add_f32_e32 v27, v26, v30
20D4  v_sub_f32_e32 v26, v26, v30
20D8  v_add_f32_e32 v30, v31, v23
20DC  v_sub_f32_e32 v23, v31, v23
20E0  v_add_f32_e32 v31, v22, v28
20E4  v_sub_f32_e32 v22, v22, v28
20E8  v_add_f32_e32 v28, v29, v33
20EC  v_sub_f32_e32 v29, v29, v33
20F0  v_add_f32_e32 v33, v32, v34
20F4  v_sub_f32_e32 v32, v32, v34
20F8  v_add_f32_e32 v34, v35, v6
20FC  v_sub_f32_e32 v6, v35, v6
2100  v_add_f32_e32 v35, v36, v11
2104  v_sub_f32_e32 v11, v36, v11
2108  v_add_f32_e32 v36, v5, v7
210C  v_sub_f32_e32 v5, v5, v7
2110  v_add_f32_e32 v7, v4, v10
2114  v_sub_f32_e32 v4, v4, v10
2118  v_add_f32_e32 v10, v16, v12
211C  v_sub_f32_e32 v12, v16, v12
2120  v_add_f32_e32 v16, v17, v19
2124  v_sub_f32_e32 v17, v17, v19
2128  v_add_f32_e32 v19, v9, v13
212C  v_sub_f32_e32 v9, v9, v13
2130  v_add_f32_e32 v13, v8, v18
2134  v_sub_f32_e32 v8, v8, v18
2138  v_add_f32_e32 v18, v24, v20
213C  v_sub_f32_e32 v20, v24, v20
2140  v_add_f32_e32 v24, v25, v27
2144  v_sub_f32_e32 v25, v25, v27
2148  v_add_f32_e32 v27, v15, v21
214C  v_sub_f32_e32 v15, v15, v21
2150  v_add_f32_e32 v21, v14, v26
2154  v_sub_f32_e32 v14, v14, v26
2158  v_add_f32_e32 v26, v30, v28
215C  v_sub_f32_e32 v28, v30, v28
2160  v_add_f32_e32 v30, v31, v33
2164  v_sub_f32_e32 v31, v31, v33
2168  v_add_f32_e32 v33, v23, v29
216C  v_sub_f32_e32 v23, v23, v29
2170  v_add_f32_e32 v29, v22, v32
2174  v_sub_f32_e32 v22, v22, v32
2178  v_add_f32_e32 v32, v34, v10
217C  v_sub_f32_e32 v34, v34, v10
2180  v_add_f32_e32 v10, v35, v16
2184  v_sub_f32_e32 v35, v35, v16
2188  v_add_f32_e32 v16, v36, v19
218C  v_sub_f32_e32 v19, v36, v19
2190  v_add_f32_e32 v36, v7, v13
2194  v_sub_f32_e32 v13, v7, v13
2198  v_add_f32_e32 v37, v6, v12
219C  v_sub_f32_e32 v38, v6, v12
21A0  v_add_f32_e32 v12, v11, v17
21A4  v_sub_f32_e32 v39, v11, v17
21A8  v_add_f32_e32 v17, v5, v9
21AC  v_sub_f32_e32 v40, v5, v9
21B0  v_add_f32_e32 v9, v4, v8
21B4  v_sub_f32_e32 v41, v4, v8
21B8  v_add_f32_e32 v42, v18, v26
21BC  v_sub_f32_e32 v43, v18, v26
21C0  v_add_f32_e32 v26, v24, v30
21C4  v_sub_f32_e32 v44, v24, v30
21C8  v_add_f32_e32 v30, v27, v33
21CC  v_sub_f32_e32 v33, v27, v33
21D0  v_add_f32_e32 v27, v21, v29
21D4  v_sub_f32_e32 v29, v21, v29
21D8  v_add_f32_e32 v45, v20, v28
21DC  v_sub_f32_e32 v46, v20, v28
21E0  v_add_f32_e32 v28, v25, v31
21E4  v_sub_f32_e32 v47, v25, v31
21E8  v_add_f32_e32 v31, v15, v23
21EC  v_sub_f32_e32 v48, v15, v23
21F0  v_add_f32_e32 v23, v14, v22
21F4  v_sub_f32_e32 v49, v14, v22
21F8  v_mul_f32_e32 v4, 0x3e800000, v32
2200  v_mul_f32_e32 v5, 0x3e800000, v10
2208  v_mul_f32_e32 v6, 0x3e800000, v16
2210  v_mul_f32_e32 v7, 0x3e800000, v36
2218  v_mul_f32_e32 v10, 0x3e800000, v37
2220  v_mul_f32_e32 v11, 0x3e800000, v12
2228  v_mul_f32_e32 v16, 0x3e800000, v17
2230  v_mul_f32_e32 v17, 0x3e800000, v9
2238  v_mul_f32_e32 v8, 0x3e800000, v34
2240  v_mul_f32_e32 v9, 0x3e800000, v35
2248  v_mul_f32_e32 v12, 0x3e800000, v19
2250  v_mul_f32_e32 v13, 0x3e800000, v13
2258  v_mul_f32_e32 v18, 0x3e800000, v38
2260  v_mul_f32_e32 v19, 0x3e800000, v39
2268  v_mul_f32_e32 v24, 0x3e800000, v40
2270  v_mul_f32_e32 v25, 0x3e800000, v41
2278  v_mul_f32_e32 v14, 0x3e800000, v42
2280  v_mul_f32_e32 v15, 0x3e800000, v26
2288  v_mul_f32_e32 v20, 0x3e800000, v30
2290  v_mul_f32_e32 v21, 0x3e800000, v27
2298  v_mul_f32_e32 v26, 0x3e800000, v45
22A0  v_mul_f32_e32 v27, 0x3e800000, v28
22A8  v_mul_f32_e32 v30, 0x3e800000, v31
22B0  v_mul_f32_e32 v31, 0x3e800000, v23
22B8  v_mul_f32_e32 v22, 0x3e800000, v43
22C0  v_mul_f32_e32 v23, 0x3e800000, v44
22C8  v_mul_f32_e32 v28, 0x3e800000, v33
22D0  v_mul_f32_e32 v29, 0x3e800000, v29
22D8  v_mul_f32_e32 v32, 0x3e800000, v46
22E0  v_mul_f32_e32 v33, 0x3e800000, v47
22E8  v_mul_f32_e32 v34, 0x3e800000, v48
22F0  v_mul_f32_e32 v35, 0x3e800000, v49
22F8  s_waitcnt vmcnt(0)
22FC  v_and_b32_e32 v72, 0x7fffffff, v4
2304  v_and_b32_e32 v71, 0x7fffffff, v5
230C  v_max_u32_e32 v36, v71, v72
2310  v_and_b32_e32 v70, 0x7fffffff, v6
2318  v_and_b32_e32 v68, 0x7fffffff, v7
2320  v_max3_u32 v36, v68, v70, v36
2328  v_and_b32_e32 v67, 0x7fffffff, v10
2330  v_and_b32_e32 v66, 0x7fffffff, v11
2338  v_max3_u32 v36, v66, v67, v36
2340  v_and_b32_e32 v65, 0x7fffffff, v16
2348  v_and_b32_e32 v64, 0x7fffffff, v17
2350  v_max3_u32 v36, v64, v65, v36
2358  v_and_b32_e32 v63, 0x7fffffff, v8
2360  v_and_b32_e32 v62, 0x7fffffff, v9
2368  v_max3_u32 v36, v62, v63, v36
2370  v_and_b32_e32 v61, 0x7fffffff, v12
2378  v_and_b32_e32 v60, 0x7fffffff, v13
2380  v_max3_u32 v36, v60, v61, v36
2388  v_and_b32_e32 v59, 0x7fffffff, v18
2390  v_and_b32_e32 v58, 0x7fffffff, v19
2398  v_max3_u32 v36, v58, v59, v36
23A0  v_and_b32_e32 v57, 0x7fffffff, v24
23A8  v_and_b32_e32 v56, 0x7fffffff, v25
23B0  v_max3_u32 v36, v56, v57, v36
23B8  v_and_b32_e32 v55, 0x7fffffff, v14
23C0  v_and_b32_e32 v54, 0x7fffffff, v15
23C8  v_max3_u32 v36, v54, v55, v36
23D0  v_and_b32_e32 v53, 0x7fffffff, v20
23D8  v_and_b32_e32 v52, 0x7fffffff, v21
23E0  v_max3_u32 v36, v52, v53, v36
23E8  v_and_b32_e32 v51, 0x7fffffff, v26
23F0  v_and_b32_e32 v50, 0x7fffffff, v27
23F8  v_max3_u32 v36, v50, v51, v36
2400  v_and_b32_e32 v49, 0x7fffffff, v30
2408  v_and_b32_e32 v48, 0x7fffffff, v31
2410  v_max3_u32 v36, v48, v49, v36
2418  v_and_b32_e32 v47, 0x7fffffff, v22
2420  v_and_b32_e32 v46, 0x7fffffff, v23
2428  v_max3_u32 v36, v46, v47, v36
2430  v_and_b32_e32 v45, 0x7fffffff, v28
2438  v_and_b32_e32 v44, 0x7fffffff, v29
2440  v_max3_u32 v36, v44, v45, v36
2448  v_and_b32_e32 v39, 0x7fffffff, v32
2450  v_and_b32_e32 v38, 0x7fffffff, v33
2458  v_max3_u32 v40, v38, v39, v36
2460  v_and_b32_e32 v37, 0x7fffffff, v34
2468  v_and_b32_e32 v36, 0x7fffffff, v35
2470  v_max3_u32 v69, v36, v37, v40
2478  s_mov_b32 s4, 0x7f7fffff
2480  v_cmp_lt_u32_e64 s[4:5], s4, v69
2488  v_mov_b32_e32 v40, 0
248C  v_mov_b32_e32 v41, 0
2490  v_mov_b32_e32 v42, 0
2494  v_mov_b32_e32 v43, 0
2498  s_and_saveexec_b64 s[18:19], s[4:5]
249C  s_cbranch_execz 633
24A0  v_sub_u32_e32 v42, 0x7f800000, v72
24A8  v_sub_u32_e32 v40, 0x7f7fffff, v72
24B0  v_lshrrev_b32_e32 v42, 31, v42
24B4  v_add_u32_e32 v69, -1, v42
24B8  v_and_b32_e32 v73, 0x80000000, v69
24C0  v_lshrrev_b32_e32 v41, 31, v40
24C4  v_bfrev_b32_e32 v43, 1
24C8  v_cndmask_b32_e32 v73, v73, v43, vcc
24CC  v_add_u32_e32 v41, -1, v41
24D0  v_bitop3_b32 v4, v73, v4, v41 bitop3:0xc8
24D8  v_sub_u32_e32 v73, 0x7f800000, v71
24E0  v_and_b32_e32 v41, v69, v72
24E4  v_lshrrev_b32_e32 v73, 31, v73
24E8  v_sub_u32_e32 v69, 0x7f7fffff, v71
24F0  v_add_u32_e32 v74, -1, v73
24F4  v_and_b32_e32 v75, 0x80000000, v74
24FC  v_lshrrev_b32_e32 v72, 31, v69
2500  v_cndmask_b32_e32 v75, v75, v43, vcc
2504  v_add_u32_e32 v72, -1, v72
2508  v_ashrrev_i32_e32 v40, 31, v40
250C  v_bitop3_b32 v5, v75, v5, v72 bitop3:0xc8
2514  v_sub_u32_e32 v72, 0x7f800000, v70
251C  v_and_b32_e32 v40, 7, v40
2520  v_ashrrev_i32_e32 v69, 31, v69
2524  s_movk_i32 s4, 0x70
2528  v_and_or_b32 v40, v69, s4, v40
2530  v_and_b32_e32 v69, v74, v71
2534  v_lshrrev_b32_e32 v72, 31, v72
2538  v_add_u32_e32 v42, v73, v42
253C  v_max_u32_e32 v41, v69, v41
2540  v_sub_u32_e32 v69, 0x7f7fffff, v70
2548  v_add_u32_e32 v73, -1, v72
254C  v_and_b32_e32 v74, 0x80000000, v73
2554  v_lshrrev_b32_e32 v71, 31, v69
2558  v_cndmask_b32_e32 v74, v74, v43, vcc
255C  v_add_u32_e32 v71, -1, v71
2560  v_bitop3_b32 v6, v74, v6, v71 bitop3:0xc8
2568  v_sub_u32_e32 v74, 0x7f800000, v68
2570  v_and_b32_e32 v70, v73, v70
2574  v_lshrrev_b32_e32 v74, 31, v74
2578  v_add_u32_e32 v75, -1, v74
257C  v_sub_u32_e32 v71, 0x7f7fffff, v68
2584  v_and_b32_e32 v68, v75, v68
2588  v_max3_u32 v41, v68, v70, v41
2590  v_sub_u32_e32 v70, 0x7f800000, v67
2598  v_ashrrev_i32_e32 v69, 31, v69
259C  v_lshrrev_b32_e32 v73, 31, v71
25A0  v_ashrrev_i32_e32 v71, 31, v71
25A4  v_and_b32_e32 v69, 0x700, v69
25AC  v_and_b32_e32 v71, 0x7000, v71
25B4  v_lshrrev_b32_e32 v70, 31, v70
25B8  v_or3_b32 v40, v40, v69, v71
25C0  v_sub_u32_e32 v68, 0x7f7fffff, v67
25C8  v_add_u32_e32 v71, -1, v70
25CC  v_add3_u32 v42, v42, v72, v74
25D4  v_and_b32_e32 v72, 0x80000000, v71
25DC  v_lshrrev_b32_e32 v69, 31, v68
25E0  v_cndmask_b32_e32 v72, v72, v43, vcc
25E4  v_add_u32_e32 v69, -1, v69
25E8  v_bitop3_b32 v10, v72, v10, v69 bitop3:0xc8
25F0  v_sub_u32_e32 v69, 0x7f7fffff, v66
25F8  v_ashrrev_i32_e32 v68, 31, v68
25FC  v_and_b32_e32 v67, v71, v67
2600  v_lshrrev_b32_e32 v71, 31, v69
2604  v_sub_u32_e32 v72, 0x7f800000, v66
260C  v_ashrrev_i32_e32 v69, 31, v69
2610  v_and_b32_e32 v76, 0x80000000, v75
2618  v_and_b32_e32 v68, 0x70000, v68
2620  v_and_b32_e32 v69, 0x700000, v69
2628  v_cndmask_b32_e32 v76, v76, v43, vcc
262C  v_add_u32_e32 v73, -1, v73
2630  v_lshrrev_b32_e32 v72, 31, v72
2634  v_or3_b32 v40, v40, v68, v69
263C  v_sub_u32_e32 v68, 0x7f800000, v65
2644  v_bitop3_b32 v7, v76, v7, v73 bitop3:0xc8
264C  v_add_u32_e32 v73, -1, v72
2650  v_and_b32_e32 v66, v73, v66
2654  v_lshrrev_b32_e32 v68, 31, v68
2658  v_max3_u32 v41, v66, v67, v41
2660  v_sub_u32_e32 v66, 0x7f7fffff, v65
2668  v_add_u32_e32 v69, -1, v68
266C  v_add3_u32 v42, v42, v70, v72
2674  v_and_b32_e32 v70, 0x80000000, v69
267C  v_lshrrev_b32_e32 v67, 31, v66
2680  v_cndmask_b32_e32 v70, v70, v43, vcc
2684  v_add_u32_e32 v67, -1, v67
2688  v_bitop3_b32 v16, v70, v16, v67 bitop3:0xc8
2690  v_sub_u32_e32 v67, 0x7f7fffff, v64
2698  v_ashrrev_i32_e32 v66, 31, v66
269C  v_and_b32_e32 v65, v69, v65
26A0  v_lshrrev_b32_e32 v69, 31, v67
26A4  v_sub_u32_e32 v70, 0x7f800000, v64
26AC  v_ashrrev_i32_e32 v67, 31, v67
26B0  v_and_b32_e32 v74, 0x80000000, v73
26B8  v_and_b32_e32 v66, 0x7000000, v66
26C0  v_and_b32_e32 v67, 0x70000000, v67
26C8  v_cndmask_b32_e32 v74, v74, v43, vcc
26CC  v_add_u32_e32 v71, -1, v71
26D0  v_lshrrev_b32_e32 v70, 31, v70
26D4  v_or3_b32 v40, v40, v66, v67
26DC  v_sub_u32_e32 v66, 0x7f800000, v63
26E4  v_bitop3_b32 v11, v74, v11, v71 bitop3:0xc8
26EC  v_add_u32_e32 v71, -1, v70
26F0  v_and_b32_e32 v64, v71, v64
26F4  v_lshrrev_b32_e32 v66, 31, v66
26F8  v_max3_u32 v41, v64, v65, v41
2700  v_sub_u32_e32 v64, 0x7f7fffff, v63
2708  v_add_u32_e32 v67, -1, v66
270C  v_add3_u32 v42, v42, v68, v70
2714  v_and_b32_e32 v68, 0x80000000, v67
271C  v_lshrrev_b32_e32 v65, 31, v64
2720  v_cndmask_b32_e32 v68, v68, v43, vcc
2724  v_add_u32_e32 v65, -1, v65
2728  v_bitop3_b32 v8, v68, v8, v65 bitop3:0xc8
2730  v_sub_u32_e32 v65, 0x7f7fffff, v62
2738  v_ashrrev_i32_e32 v64, 31, v64
273C  v_sub_u32_e32 v68, 0x7f800000, v62
2744  v_and_b32_e32 v72, 0x80000000, v71
274C  v_and_b32_e32 v64, 7, v64
2750  v_and_b32_e32 v63, v67, v63
2754  v_lshrrev_b32_e32 v67, 31, v65
2758  v_ashrrev_i32_e32 v65, 31, v65
275C  v_cndmask_b32_e32 v72, v72, v43, vcc
2760  v_add_u32_e32 v69, -1, v69
2764  v_lshrrev_b32_e32 v68, 31, v68
2768  v_and_or_b32 v64, v65, s4, v64
2770  v_sub_u32_e32 v65, 0x7f800000, v61
2778  v_bitop3_b32 v17, v72, v17, v69 bitop3:0xc8
2780  v_add_u32_e32 v69, -1, v68
2784  v_and_b32_e32 v70, 0x80000000, v69
278C  v_and_b32_e32 v62, v69, v62
2790  v_lshrrev_b32_e32 v65, 31, v65
2794  v_cndmask_b32_e32 v70, v70, v43, vcc
2798  v_add_u32_e32 v67, -1, v67
279C  v_add3_u32 v42, v42, v66, v68
27A4  v_max3_u32 v41, v62, v63, v41
27AC  v_sub_u32_e32 v62, 0x7f7fffff, v61
27B4  v_add_u32_e32 v66, -1, v65
27B8  v_bitop3_b32 v9, v70, v9, v67 bitop3:0xc8
27C0  v_and_b32_e32 v67, 0x80000000, v66
27C8  v_lshrrev_b32_e32 v63, 31, v62
27CC  v_cndmask_b32_e32 v67, v67, v43, vcc
27D0  v_add_u32_e32 v63, -1, v63
27D4  v_bitop3_b32 v12, v67, v12, v63 bitop3:0xc8
27DC  v_sub_u32_e32 v63, 0x7f7fffff, v60
27E4  v_ashrrev_i32_e32 v62, 31, v62
27E8  v_and_b32_e32 v61, v66, v61
27EC  v_lshrrev_b32_e32 v66, 31, v63
27F0  v_sub_u32_e32 v67, 0x7f800000, v60
27F8  v_ashrrev_i32_e32 v63, 31, v63
27FC  v_and_b32_e32 v62, 0x700, v62
2804  v_and_b32_e32 v63, 0x7000, v63
280C  v_lshrrev_b32_e32 v67, 31, v67
2810  v_or3_b32 v62, v64, v62, v63
2818  v_sub_u32_e32 v63, 0x7f800000, v59
2820  v_add_u32_e32 v68, -1, v67
2824  v_and_b32_e32 v60, v68, v60
2828  v_lshrrev_b32_e32 v63, 31, v63
282C  v_max3_u32 v41, v60, v61, v41
2834  v_sub_u32_e32 v60, 0x7f7fffff, v59
283C  v_add_u32_e32 v64, -1, v63
2840  v_add3_u32 v42, v42, v65, v67
2848  v_and_b32_e32 v65, 0x80000000, v64
2850  v_lshrrev_b32_e32 v61, 31, v60
2854  v_cndmask_b32_e32 v65, v65, v43, vcc
2858  v_add_u32_e32 v61, -1, v61
285C  v_bitop3_b32 v18, v65, v18, v61 bitop3:0xc8
2864  v_sub_u32_e32 v61, 0x7f7fffff, v58
286C  v_ashrrev_i32_e32 v60, 31, v60
2870  v_and_b32_e32 v59, v64, v59
2874  v_lshrrev_b32_e32 v64, 31, v61
2878  v_sub_u32_e32 v65, 0x7f800000, v58
2880  v_ashrrev_i32_e32 v61, 31, v61
2884  v_and_b32_e32 v69, 0x80000000, v68
288C  v_and_b32_e32 v60, 0x70000, v60
2894  v_and_b32_e32 v61, 0x700000, v61
289C  v_cndmask_b32_e32 v69, v69, v43, vcc
28A0  v_add_u32_e32 v66, -1, v66
28A4  v_lshrrev_b32_e32 v65, 31, v65
28A8  v_or3_b32 v60, v62, v60, v61
28B0  v_sub_u32_e32 v61, 0x7f800000, v57
28B8  v_bitop3_b32 v13, v69, v13, v66 bitop3:0xc8
28C0  v_add_u32_e32 v66, -1, v65
28C4  v_and_b32_e32 v58, v66, v58
28C8  v_lshrrev_b32_e32 v61, 31, v61
28CC  v_max3_u32 v58, v58, v59, v41
28D4  v_sub_u32_e32 v41, 0x7f7fffff, v57
28DC  v_add_u32_e32 v62, -1, v61
28E0  v_add3_u32 v42, v42, v63, v65
28E8  v_and_b32_e32 v63, 0x80000000, v62
28F0  v_lshrrev_b32_e32 v59, 31, v41
28F4  v_cndmask_b32_e32 v63, v63, v43, vcc
28F8  v_add_u32_e32 v59, -1, v59
28FC  v_bitop3_b32 v24, v63, v24, v59 bitop3:0xc8
2904  v_sub_u32_e32 v59, 0x7f7fffff, v56
290C  v_ashrrev_i32_e32 v41, 31, v41
2910  v_and_b32_e32 v57, v62, v57
2914  v_lshrrev_b32_e32 v62, 31, v59
2918  v_sub_u32_e32 v63, 0x7f800000, v56
2920  v_ashrrev_i32_e32 v59, 31, v59
2924  v_and_b32_e32 v67, 0x80000000, v66
292C  v_and_b32_e32 v41, 0x7000000, v41
2934  v_and_b32_e32 v59, 0x70000000, v59
293C  v_cndmask_b32_e32 v67, v67, v43, vcc
2940  v_add_u32_e32 v64, -1, v64
2944  v_lshrrev_b32_e32 v63, 31, v63
2948  v_or3_b32 v41, v60, v41, v59
2950  v_sub_u32_e32 v59, 0x7f800000, v55
2958  v_bitop3_b32 v19, v67, v19, v64 bitop3:0xc8
2960  v_add_u32_e32 v64, -1, v63
2964  v_and_b32_e32 v56, v64, v56
2968  v_lshrrev_b32_e32 v59, 31, v59
296C  v_max3_u32 v56, v56, v57, v58
2974  v_sub_u32_e32 v57, 0x7f7fffff, v55
297C  v_add_u32_e32 v60, -1, v59
2980  v_add3_u32 v42, v42, v61, v63
2988  v_and_b32_e32 v61, 0x80000000, v60
2990  v_lshrrev_b32_e32 v58, 31, v57
2994  v_cndmask_b32_e32 v61, v61, v43, vcc
2998  v_add_u32_e32 v58, -1, v58
299C  v_bitop3_b32 v14, v61, v14, v58 bitop3:0xc8
29A4  v_sub_u32_e32 v58, 0x7f7fffff, v54
29AC  v_ashrrev_i32_e32 v57, 31, v57
29B0  v_sub_u32_e32 v61, 0x7f800000, v54
29B8  v_and_b32_e32 v65, 0x80000000, v64
29C0  v_and_b32_e32 v57, 7, v57
29C4  v_and_b32_e32 v55, v60, v55
29C8  v_lshrrev_b32_e32 v60, 31, v58
29CC  v_ashrrev_i32_e32 v58, 31, v58
29D0  v_cndmask_b32_e32 v65, v65, v43, vcc
29D4  v_add_u32_e32 v62, -1, v62
29D8  v_lshrrev_b32_e32 v61, 31, v61
29DC  v_and_or_b32 v57, v58, s4, v57
29E4  v_sub_u32_e32 v58, 0x7f800000, v53
29EC  v_bitop3_b32 v25, v65, v25, v62 bitop3:0xc8
29F4  v_add_u32_e32 v62, -1, v61
29F8  v_and_b32_e32 v63, 0x80000000, v62
2A00  v_and_b32_e32 v54, v62, v54
2A04  v_lshrrev_b32_e32 v58, 31, v58
2A08  v_cndmask_b32_e32 v63, v63, v43, vcc
2A0C  v_add_u32_e32 v60, -1, v60
2A10  v_add3_u32 v42, v42, v59, v61
2A18  v_max3_u32 v54, v54, v55, v56
2A20  v_sub_u32_e32 v55, 0x7f7fffff, v53
2A28  v_add_u32_e32 v59, -1, v58
2A2C  v_bitop3_b32 v15, v63, v15, v60 bitop3:0xc8
2A34  v_and_b32_e32 v60, 0x80000000, v59
2A3C  v_lshrrev_b32_e32 v56, 31, v55
2A40  v_cndmask_b32_e32 v60, v60, v43, vcc
2A44  v_add_u32_e32 v56, -1, v56
2A48  v_bitop3_b32 v20, v60, v20, v56 bitop3:0xc8
2A50  v_sub_u32_e32 v56, 0x7f7fffff, v52
2A58  v_ashrrev_i32_e32 v55, 31, v55
2A5C  v_and_b32_e32 v53, v59, v53
2A60  v_lshrrev_b32_e32 v59, 31, v56
2A64  v_sub_u32_e32 v60, 0x7f800000, v52
2A6C  v_ashrrev_i32_e32 v56, 31, v56
2A70  v_and_b32_e32 v55, 0x700, v55
2A78  v_and_b32_e32 v56, 0x7000, v56
2A80  v_lshrrev_b32_e32 v60, 31, v60
2A84  v_or3_b32 v55, v57, v55, v56
2A8C  v_sub_u32_e32 v56, 0x7f800000, v51
2A94  v_add_u32_e32 v61, -1, v60
2A98  v_and_b32_e32 v52, v61, v52
2A9C  v_lshrrev_b32_e32 v56, 31, v56
2AA0  v_max3_u32 v52, v52, v53, v54
2AA8  v_sub_u32_e32 v53, 0x7f7fffff, v51
2AB0  v_add_u32_e32 v57, -1, v56
2AB4  v_add3_u32 v42, v42, v58, v60
2ABC  v_and_b32_e32 v58, 0x80000000, v57
2AC4  v_lshrrev_b32_e32 v54, 31, v53
2AC8  v_cndmask_b32_e32 v58, v58, v43, vcc
2ACC  v_add_u32_e32 v54, -1, v54
2AD0  v_bitop3_b32 v26, v58, v26, v54 bitop3:0xc8
2AD8  v_sub_u32_e32 v54, 0x7f7fffff, v50
2AE0  v_sub_u32_e32 v58, 0x7f800000, v50
2AE8  v_and_b32_e32 v62, 0x80000000, v61
2AF0  v_cndmask_b32_e32 v62, v62, v43, vcc
2AF4  v_add_u32_e32 v59, -1, v59
2AF8  v_ashrrev_i32_e32 v53, 31, v53
2AFC  v_and_b32_e32 v51, v57, v51
2B00  v_lshrrev_b32_e32 v57, 31, v54
2B04  v_lshrrev_b32_e32 v58, 31, v58
2B08  v_ashrrev_i32_e32 v54, 31, v54
2B0C  v_bitop3_b32 v21, v62, v21, v59 bitop3:0xc8
2B14  v_and_b32_e32 v53, 0x70000, v53
2B1C  v_add_u32_e32 v59, -1, v58
2B20  v_and_b32_e32 v54, 0x700000, v54
2B28  v_or3_b32 v53, v55, v53, v54
2B30  v_add3_u32 v54, v42, v56, v58
2B38  v_and_b32_e32 v42, v59, v50
2B3C  v_max3_u32 v50, v42, v51, v52
2B44  v_sub_u32_e32 v52, 0x7f800000, v49
2B4C  v_sub_u32_e32 v42, 0x7f7fffff, v49
2B54  v_lshrrev_b32_e32 v52, 31, v52
2B58  v_add_u32_e32 v55, -1, v52
2B5C  v_and_b32_e32 v56, 0x80000000, v55
2B64  v_lshrrev_b32_e32 v51, 31, v42
2B68  v_cndmask_b32_e32 v56, v56, v43, vcc
2B6C  v_add_u32_e32 v51, -1, v51
2B70  v_bitop3_b32 v30, v56, v30, v51 bitop3:0xc8
2B78  v_sub_u32_e32 v51, 0x7f7fffff, v48
2B80  v_sub_u32_e32 v56, 0x7f800000, v48
2B88  v_ashrrev_i32_e32 v42, 31, v42
2B8C  v_and_b32_e32 v49, v55, v49
2B90  v_lshrrev_b32_e32 v55, 31, v51
2B94  v_ashrrev_i32_e32 v51, 31, v51
2B98  v_and_b32_e32 v60, 0x80000000, v59
2BA0  v_and_b32_e32 v42, 0x7000000, v42
2BA8  v_lshrrev_b32_e32 v56, 31, v56
2BAC  v_and_b32_e32 v51, 0x70000000, v51
2BB4  v_cndmask_b32_e32 v60, v60, v43, vcc
2BB8  v_add_u32_e32 v57, -1, v57
2BBC  v_or3_b32 v42, v53, v42, v51
2BC4  v_add3_u32 v51, v54, v52, v56
2BCC  v_sub_u32_e32 v52, 0x7f800000, v47
2BD4  v_bitop3_b32 v27, v60, v27, v57 bitop3:0xc8
2BDC  v_add_u32_e32 v57, -1, v56
2BE0  v_and_b32_e32 v48, v57, v48
2BE4  v_lshrrev_b32_e32 v52, 31, v52
2BE8  v_max3_u32 v48, v48, v49, v50
2BF0  v_sub_u32_e32 v49, 0x7f7fffff, v47
2BF8  v_add_u32_e32 v53, -1, v52
2BFC  v_and_b32_e32 v54, 0x80000000, v53
2C04  v_lshrrev_b32_e32 v50, 31, v49
2C08  v_cndmask_b32_e32 v54, v54, v43, vcc
2C0C  v_add_u32_e32 v50, -1, v50
2C10  v_bitop3_b32 v22, v54, v22, v50 bitop3:0xc8
2C18  v_sub_u32_e32 v50, 0x7f7fffff, v46
2C20  v_sub_u32_e32 v54, 0x7f800000, v46
2C28  v_ashrrev_i32_e32 v49, 31, v49
2C2C  v_and_b32_e32 v58, 0x80000000, v57
2C34  v_and_b32_e32 v49, 7, v49
2C38  v_and_b32_e32 v47, v53, v47
2C3C  v_lshrrev_b32_e32 v53, 31, v50
2C40  v_lshrrev_b32_e32 v54, 31, v54
2C44  v_ashrrev_i32_e32 v50, 31, v50
2C48  v_cndmask_b32_e32 v58, v58, v43, vcc
2C4C  v_add_u32_e32 v55, -1, v55
2C50  v_and_or_b32 v49, v50, s4, v49
2C58  v_add3_u32 v50, v51, v52, v54
2C60  v_sub_u32_e32 v51, 0x7f800000, v45
2C68  v_bitop3_b32 v31, v58, v31, v55 bitop3:0xc8
2C70  v_add_u32_e32 v55, -1, v54
2C74  v_and_b32_e32 v56, 0x80000000, v55
2C7C  v_and_b32_e32 v46, v55, v46
2C80  v_lshrrev_b32_e32 v51, 31, v51
2C84  v_cndmask_b32_e32 v56, v56, v43, vcc
2C88  v_add_u32_e32 v53, -1, v53
2C8C  v_max3_u32 v46, v46, v47, v48
2C94  v_sub_u32_e32 v47, 0x7f7fffff, v45
2C9C  v_add_u32_e32 v52, -1, v51
2CA0  v_bitop3_b32 v23, v56, v23, v53 bitop3:0xc8
2CA8  v_and_b32_e32 v53, 0x80000000, v52
2CB0  v_lshrrev_b32_e32 v48, 31, v47
2CB4  v_cndmask_b32_e32 v53, v53, v43, vcc
2CB8  v_add_u32_e32 v48, -1, v48
2CBC  v_bitop3_b32 v28, v53, v28, v48 bitop3:0xc8
2CC4  v_sub_u32_e32 v48, 0x7f7fffff, v44
2CCC  v_ashrrev_i32_e32 v47, 31, v47
2CD0  v_and_b32_e32 v45, v52, v45
2CD4  v_lshrrev_b32_e32 v52, 31, v48
2CD8  v_sub_u32_e32 v53, 0x7f800000, v44
2CE0  v_ashrrev_i32_e32 v48, 31, v48
2CE4  v_and_b32_e32 v47, 0x700, v47
2CEC  v_and_b32_e32 v48, 0x7000, v48
2CF4  v_lshrrev_b32_e32 v53, 31, v53
2CF8  v_or3_b32 v47, v49, v47, v48
2D00  v_sub_u32_e32 v49, 0x7f800000, v39
2D08  v_add_u32_e32 v54, -1, v53
2D0C  v_and_b32_e32 v44, v54, v44
2D10  v_lshrrev_b32_e32 v49, 31, v49
2D14  v_add3_u32 v48, v50, v51, v53
2D1C  v_max3_u32 v44, v44, v45, v46
2D24  v_sub_u32_e32 v45, 0x7f7fffff, v39
2D2C  v_add_u32_e32 v50, -1, v49
2D30  v_and_b32_e32 v51, 0x80000000, v50
2D38  v_lshrrev_b32_e32 v46, 31, v45
2D3C  v_cndmask_b32_e32 v51, v51, v43, vcc
2D40  v_add_u32_e32 v46, -1, v46
2D44  v_bitop3_b32 v32, v51, v32, v46 bitop3:0xc8
2D4C  v_sub_u32_e32 v46, 0x7f7fffff, v38
2D54  v_ashrrev_i32_e32 v45, 31, v45
2D58  v_and_b32_e32 v39, v50, v39
2D5C  v_lshrrev_b32_e32 v50, 31, v46
2D60  v_sub_u32_e32 v51, 0x7f800000, v38
2D68  v_ashrrev_i32_e32 v46, 31, v46
2D6C  v_and_b32_e32 v55, 0x80000000, v54
2D74  v_and_b32_e32 v45, 0x70000, v45
2D7C  v_and_b32_e32 v46, 0x700000, v46
2D84  v_cndmask_b32_e32 v55, v55, v43, vcc
2D88  v_add_u32_e32 v52, -1, v52
2D8C  v_lshrrev_b32_e32 v51, 31, v51
2D90  v_or3_b32 v45, v47, v45, v46
2D98  v_sub_u32_e32 v47, 0x7f800000, v37
2DA0  v_bitop3_b32 v29, v55, v29, v52 bitop3:0xc8
2DA8  v_add_u32_e32 v52, -1, v51
2DAC  v_and_b32_e32 v38, v52, v38
2DB0  v_lshrrev_b32_e32 v47, 31, v47
2DB4  v_add3_u32 v46, v48, v49, v51
2DBC  v_max3_u32 v38, v38, v39, v44
2DC4  v_sub_u32_e32 v39, 0x7f7fffff, v37
2DCC  v_add_u32_e32 v48, -1, v47
2DD0  v_and_b32_e32 v49, 0x80000000, v48
2DD8  v_lshrrev_b32_e32 v44, 31, v39
2DDC  v_cndmask_b32_e32 v49, v49, v43, vcc
2DE0  v_add_u32_e32 v44, -1, v44
2DE4  v_bitop3_b32 v34, v49, v34, v44 bitop3:0xc8
2DEC  v_sub_u32_e32 v49, 0x7f800000, v36
2DF4  v_and_b32_e32 v53, 0x80000000, v52
2DFC  v_cndmask_b32_e32 v53, v53, v43, vcc
2E00  v_add_u32_e32 v50, -1, v50
2E04  v_lshrrev_b32_e32 v49, 31, v49
2E08  v_bitop3_b32 v33, v53, v33, v50 bitop3:0xc8
2E10  v_sub_u32_e32 v44, 0x7f7fffff, v36
2E18  v_add_u32_e32 v50, -1, v49
2E1C  v_and_b32_e32 v37, v48, v37
2E20  v_and_b32_e32 v51, 0x80000000, v50
2E28  v_lshrrev_b32_e32 v48, 31, v44
2E2C  v_cndmask_b32_e32 v43, v51, v43, vcc
2E30  v_add_u32_e32 v48, -1, v48
2E34  v_ashrrev_i32_e32 v39, 31, v39
2E38  v_bitop3_b32 v35, v43, v35, v48 bitop3:0xc8
2E40  v_ashrrev_i32_e32 v43, 31, v44
2E44  v_and_b32_e32 v39, 0x7000000, v39
2E4C  v_and_b32_e32 v43, 0x70000000, v43
2E54  v_or3_b32 v43, v45, v39, v43
2E5C  v_add3_u32 v39, v46, v47, v49
2E64  v_and_b32_e32 v36, v50, v36
2E68  v_max3_u32 v36, v36, v37, v38
2E70  v_mov_b32_e32 v37, 0x7f800000
2E78  v_cmp_ne_u32_e32 vcc, 32, v39
2E7C  s_nop 1
2E80  v_cndmask_b32_e32 v69, v37, v36, vcc
2E84  s_or_b64 exec, exec, s[18:19]
2E88  v_cmp_ne_u32_e32 vcc, 0, v69
2E8C  v_mov_b32_e32 v44, 0x7f
2E94  s_and_saveexec_b64 s[4:5], vcc
2E98  s_cbranch_execz 26
2E9C  s_bfe_u32 s6, s7, 0x20004
2EA4  s_cmp_eq_u32 s6, 2
2EA8  s_cselect_b64 s[18:19], -1, 0
2EAC  s_and_b64 s[20:21], s[18:19], exec
2EB0  s_waitcnt lgkmcnt(0)
2EB4  s_cselect_b32 s11, 0x3fffff, 0
2EBC  s_cmp_lg_u32 s6, 0
2EC0  s_cselect_b32 s6, s11, 0x200000
2EC8  v_add_u32_e32 v36, s6, v69
2ECC  s_mov_b32 s6, 0x17fffff
2ED4  v_lshrrev_b32_e32 v37, 23, v36
2ED8  v_add_u32_e32 v37, -2, v37
2EDC  v_cmp_lt_u32_e32 vcc, s6, v36
2EE0  s_mov_b32 s6, 0x7f800000
2EE8  s_nop 0
2EEC  v_cndmask_b32_e32 v36, 0, v37, vcc
2EF0  v_cmp_eq_u32_e32 vcc, s6, v69
2EF4  v_mov_b32_e32 v37, 0xfe
2EFC  s_and_b64 vcc, s[18:19], vcc
2F00  v_cndmask_b32_e32 v44, v36, v37, vcc
2F04  s_or_b64 exec, exec, s[4:5]
2F08  v_cmp_eq_u32_e32 vcc, 0, v44
2F0C  s_cbranch_vccz 37
2F10  s_nop 0
2F14  v_cndmask_b32_e64 v36, 1.0, 2.0, vcc
2F1C  v_mul_f32_e32 v4, v36, v4
2F20  v_mul_f32_e32 v5, v36, v5
2F24  v_mul_f32_e32 v6, v36, v6
2F28  v_mul_f32_e32 v7, v36, v7
2F2C  v_mul_f32_e32 v10, v36, v10
2F30  v_mul_f32_e32 v11, v36, v11
2F34  v_mul_f32_e32 v16, v36, v16
2F38  v_mul_f32_e32 v17, v36, v17
2F3C  v_mul_f32_e32 v8, v36, v8
2F40  v_mul_f32_e32 v9, v36, v9
2F44  v_mul_f32_e32 v12, v36, v12
2F48  v_mul_f32_e32 v13, v36, v13
2F4C  v_mul_f32_e32 v18, v36, v18
2F50  v_mul_f32_e32 v19, v36, v19
2F54  v_mul_f32_e32 v24, v36, v24
2F58  v_mul_f32_e32 v25, v36, v25
2F5C  v_mul_f32_e32 v14, v36, v14
2F60  v_mul_f32_e32 v15, v36, v15
2F64  v_mul_f32_e32 v20, v36, v20
2F68  v_mul_f32_e32 v21, v36, v21
2F6C  v_mul_f32_e32 v26, v36, v26
2F70  v_mul_f32_e32 v27, v36, v27
2F74  v_mul_f32_e32 v30, v36, v30
2F78  v_mul_f32_e32 v31, v36, v31
2F7C  v_mul_f32_e32 v22, v36, v22
2F80  v_mul_f32_e32 v23, v36, v23
2F84  v_mul_f32_e32 v28, v36, v28
2F88  v_mul_f32_e32 v29, v36, v29
2F8C  v_mul_f32_e32 v32, v36, v32
2F90  v_mul_f32_e32 v33, v36, v33
2F94  v_mul_f32_e32 v34, v36, v34
2F98  v_mul_f32_e32 v35, v36, v35
2F9C  v_max_u32_e32 v45, 1, v44
2FA0  s_branch 1
2FA4  v_mov_b32_e32 v45, v44
2FA8  v_mov_b32_e32 v38, s3
2FAC  v_mov_b32_e32 v39, 0
2FB0  v_mad_u64_u32 v[36:37], s[2:3], s2, v1, v[38:39]
2FB8  s_and_b32 s2, s7, 4
2FBC  s_bitcmp1_b32 s7, 2
2FC0  v_lshlrev_b32_e32 v1, 23, v45
2FC4  s_cselect_b64 s[4:5], -1, 0
2FC8  s_cmp_eq_u32 s2, 0
2FCC  v_lshlrev_b32_e32 v45, 2, v36
2FD0  s_waitcnt lgkmcnt(0)
2FD4  s_mul_i32 s6, s9, 0xcd9e8d57
2FDC  s_mul_hi_u32 s7, s9, 0xcd9e8d57
2FE4  s_cbranch_scc1 132
2FE8  s_mov_b32 s9, 0xd2511f53
2FF0  v_mad_u64_u32 v[46:47], s[2:3], v45, s9, 0
2FF8  s_xor_b32 s2, s16, s7
2FFC  v_xor_b32_e32 v38, s17, v47
3000  s_mov_b32 s11, 0xcd9e8d57
3008  s_xor_b32 s2, s8, s2
300C  v_xor_b32_e32 v38, s10, v38
3010  s_add_i32 s18, s16, 0x9e3779b9
3018  s_mul_i32 s20, s2, 0xd2511f53
3020  s_mul_hi_u32 s21, s2, 0xd2511f53
3028  v_mad_u64_u32 v[48:49], s[2:3], v38, s11, 0
3030  s_add_i32 s19, s17, 0xbb67ae85
3038  s_xor_b32 s2, s6, s18
303C  v_xor_b32_e32 v38, s2, v49
3040  s_xor_b32 s2, s19, s21
3044  v_xor_b32_e32 v49, s2, v46
3048  s_add_i32 s19, s17, 0x76cf5d0a
3050  v_mad_u64_u32 v[46:47], s[2:3], v38, s9, 0
3058  v_mad_u64_u32 v[50:51], s[2:3], v49, s11, 0
3060  s_add_i32 s18, s16, 0x3c6ef372
3068  s_xor_b32 s2, s20, s19
306C  v_xor_b32_e32 v38, s18, v51
3070  v_xor_b32_e32 v47, s2, v47
3074  v_xor_b32_e32 v38, v38, v48
3078  s_add_i32 s18, s16, 0xdaa66d2b
3080  v_mad_u64_u32 v[52:53], s[2:3], v47, s11, 0
3088  s_add_i32 s19, s17, 0x32370b8f
3090  v_mad_u64_u32 v[48:49], s[2:3], v38, s9, 0
3098  v_xor_b32_e32 v38, s18, v53
309C  v_xor_b32_e32 v38, v38, v50
30A0  v_xor_b32_e32 v47, s19, v49
30A4  v_xor_b32_e32 v49, v47, v46
30A8  s_add_i32 s19, s17, 0xed9eba14
30B0  v_mad_u64_u32 v[46:47], s[2:3], v38, s9, 0
30B8  s_add_i32 s18, s16, 0x78dde6e4
30C0  v_mad_u64_u32 v[50:51], s[2:3], v49, s11, 0
30C8  v_xor_b32_e32 v47, s19, v47
30CC  v_xor_b32_e32 v38, s18, v51
30D0  v_xor_b32_e32 v47, v47, v48
30D4  v_xor_b32_e32 v38, v38, v52
30D8  s_add_i32 s18, s16, 0x1715609d
30E0  v_mad_u64_u32 v[52:53], s[2:3], v47, s11, 0
30E8  s_add_i32 s19, s17, 0xa9066899
30F0  v_mad_u64_u32 v[48:49], s[2:3], v38, s9, 0
30F8  v_xor_b32_e32 v38, s18, v53
30FC  v_xor_b32_e32 v38, v38, v50
3100  v_xor_b32_e32 v47, s19, v49
3104  v_xor_b32_e32 v49, v47, v46
3108  s_add_i32 s19, s17, 0x646e171e
3110  v_mad_u64_u32 v[46:47], s[2:3], v38, s9, 0
3118  s_add_i32 s18, s16, 0xb54cda56
3120  v_mad_u64_u32 v[50:51], s[2:3], v49, s11, 0
3128  v_xor_b32_e32 v47, s19, v47
312C  v_xor_b32_e32 v38, s18, v51
3130  v_xor_b32_e32 v47, v47, v48
3134  v_xor_b32_e32 v38, v38, v52
3138  s_add_i32 s18, s16, 0x5384540f
3140  v_mad_u64_u32 v[52:53], s[2:3], v47, s11, 0
3148  s_add_i32 s19, s17, 0x1fd5c5a3
3150  v_mad_u64_u32 v[48:49], s[2:3], v38, s9, 0
3158  v_xor_b32_e32 v38, s18, v53
315C  v_xor_b32_e32 v38, v38, v50
3160  v_xor_b32_e32 v47, s19, v49
3164  v_xor_b32_e32 v49, v47, v46
3168  s_add_i32 s19, s17, 0xdb3d7428
3170  v_mad_u64_u32 v[46:47], s[2:3], v38, s9, 0
3178  s_add_i32 s18, s16, 0xf1bbcdc8
3180  v_mad_u64_u32 v[50:51], s[2:3], v49, s11, 0
3188  v_xor_b32_e32 v47, s19, v47
318C  v_xor_b32_e32 v38, s18, v51
3190  v_xor_b32_e32 v47, v47, v48
3194  v_xor_b32_e32 v38, v38, v52
3198  v_mad_u64_u32 v[52:53], s[2:3], v47, s11, 0
31A0  s_add_i32 s18, s16, 0x8ff34781
31A8  v_mad_u64_u32 v[48:49], s[2:3], v38, s9, 0
31B0  v_xor_b32_e32 v38, v53, v50
31B4  s_add_i32 s19, s17, 0x96a522ad
31BC  v_xor_b32_e32 v47, s18, v38
31C0  v_xor_b32_e32 v38, v49, v46
31C4  v_xor_b32_e32 v46, s19, v38
31C8  v_mov_b32_e32 v38, v39
31CC  v_cvt_scalef32_sr_pk_fp4_f32 v39, v[4:5], v47, v1
31D4  v_cvt_scalef32_sr_pk_fp4_f32 v38, v[10:11], v46, v1 op_sel:[0,0,0,1]
31DC  v_cvt_scalef32_sr_pk_fp4_f32 v39, v[6:7], v52, v1 op_sel:[0,0,1,0]
31E4  v_cvt_scalef32_sr_pk_fp4_f32 v38, v[16:17], v48, v1 op_sel:[0,0,1,1]
31EC  s_nop 0
31F0  s_cbranch_execz 1
31F4  s_branch 11
31F8  v_mov_b32_e32 v39, 0
31FC  v_mov_b32_e32 v38, 0
3200  v_cvt_scalef32_pk_fp4_f32 v39, v4, v5, v1
3208  v_cvt_scalef32_pk_fp4_f32 v38, v10, v11, v1 op_sel:[0,0,0,1]
3210  v_cvt_scalef32_pk_fp4_f32 v39, v6, v7, v1 op_sel:[0,0,1,0]
3218  v_cvt_scalef32_pk_fp4_f32 v38, v16, v17, v1 op_sel:[0,0,1,1]
3220  s_nop 0
3224  v_cndmask_b32_e64 v4, 0, 1, s[4:5]
322C  v_cmp_ne_u32_e64 s[2:3], 1, v4
3234  s_andn2_b64 vcc, exec, s[4:5]
3238  s_cbranch_vccnz 134
323C  v_or_b32_e32 v4, 1, v45
3240  s_mov_b32 s9, 0xd2511f53
3248  v_mad_u64_u32 v[4:5], s[4:5], v4, s9, 0
3250  s_xor_b32 s4, s16, s7
3254  v_xor_b32_e32 v5, s17, v5
3258  s_mov_b32 s11, 0xcd9e8d57
3260  s_xor_b32 s4, s8, s4
3264  v_xor_b32_e32 v5, s10, v5
3268  s_add_i32 s18, s16, 0x9e3779b9
3270  s_mul_i32 s20, s4, 0xd2511f53
3278  s_mul_hi_u32 s21, s4, 0xd2511f53
3280  v_mad_u64_u32 v[6:7], s[4:5], v5, s11, 0
3288  s_add_i32 s19, s17, 0xbb67ae85
3290  s_xor_b32 s4, s6, s18
3294  v_xor_b32_e32 v5, s4, v7
3298  s_xor_b32 s4, s19, s21
329C  v_xor_b32_e32 v7, s4, v4
32A0  s_add_i32 s18, s16, 0x3c6ef372
32A8  s_add_i32 s19, s17, 0x76cf5d0a
32B0  v_mad_u64_u32 v[4:5], s[4:5], v5, s9, 0
32B8  v_mad_u64_u32 v[10:11], s[4:5], v7, s11, 0
32C0  v_xor_b32_e32 v7, s18, v11
32C4  s_xor_b32 s4, s20, s19
32C8  v_xor_b32_e32 v6, v7, v6
32CC  v_xor_b32_e32 v5, s4, v5
32D0  s_add_i32 s18, s16, 0xdaa66d2b
32D8  s_add_i32 s19, s17, 0x32370b8f
32E0  v_mad_u64_u32 v[6:7], s[4:5], v6, s9, 0
32E8  v_mad_u64_u32 v[16:17], s[4:5], v5, s11, 0
32F0  v_xor_b32_e32 v5, s18, v17
32F4  v_xor_b32_e32 v7, s19, v7
32F8  v_xor_b32_e32 v5, v5, v10
32FC  v_xor_b32_e32 v7, v7, v4
3300  s_add_i32 s18, s16, 0x78dde6e4
3308  s_add_i32 s19, s17, 0xed9eba14
3310  v_mad_u64_u32 v[4:5], s[4:5], v5, s9, 0
3318  v_mad_u64_u32 v[10:11], s[4:5], v7, s11, 0
3320  v_xor_b32_e32 v7, s18, v11
3324  v_xor_b32_e32 v5, s19, v5
3328  v_xor_b32_e32 v7, v7, v16
332C  v_xor_b32_e32 v5, v5, v6
3330  s_add_i32 s18, s16, 0x1715609d
3338  s_add_i32 s19, s17, 0xa9066899
3340  v_mad_u64_u32 v[6:7], s[4:5], v7, s9, 0
3348  v_mad_u64_u32 v[16:17], s[4:5], v5, s11, 0
3350  v_xor_b32_e32 v5, s18, v17
3354  v_xor_b32_e32 v7, s19, v7
3358  v_xor_b32_e32 v5, v5, v10
335C  v_xor_b32_e32 v7, v7, v4
3360  s_add_i32 s18, s16, 0xb54cda56
3368  s_add_i32 s19, s17, 0x646e171e
3370  v_mad_u64_u32 v[4:5], s[4:5], v5, s9, 0
3378  v_mad_u64_u32 v[10:11], s[4:5], v7, s11, 0
3380  v_xor_b32_e32 v7, s18, v11
3384  v_xor_b32_e32 v5, s19, v5
3388  v_xor_b32_e32 v7, v7, v16
338C  v_xor_b32_e32 v5, v5, v6
3390  s_add_i32 s18, s16, 0x5384540f
3398  s_add_i32 s19, s17, 0x1fd5c5a3
33A0  v_mad_u64_u32 v[6:7], s[4:5], v7, s9, 0
33A8  v_mad_u64_u32 v[16:17], s[4:5], v5, s11, 0
33B0  v_xor_b32_e32 v5, s18, v17
33B4  v_xor_b32_e32 v7, s19, v7
33B8  v_xor_b32_e32 v5, v5, v10
33BC  v_xor_b32_e32 v7, v7, v4
33C0  s_add_i32 s18, s16, 0xf1bbcdc8
33C8  s_add_i32 s19, s17, 0xdb3d7428
33D0  v_mad_u64_u32 v[4:5], s[4:5], v5, s9, 0
33D8  v_mad_u64_u32 v[10:11], s[4:5], v7, s11, 0
33E0  v_xor_b32_e32 v7, s18, v11
33E4  v_xor_b32_e32 v5, s19, v5
33E8  v_xor_b32_e32 v7, v7, v16
33EC  v_xor_b32_e32 v5, v5, v6
33F0  v_mad_u64_u32 v[6:7], s[4:5], v7, s9, 0
33F8  v_mad_u64_u32 v[16:17], s[4:5], v5, s11, 0
3400  s_add_i32 s18, s16, 0x8ff34781
3408  s_add_i32 s19, s17, 0x96a522ad
3410  v_xor_b32_e32 v5, v17, v10
3414  v_xor_b32_e32 v4, v7, v4
3418  v_xor_b32_e32 v10, s18, v5
341C  v_xor_b32_e32 v7, s19, v4
3420  v_mov_b32_e32 v4, 0
3424  v_mov_b32_e32 v5, 0
3428  v_cvt_scalef32_sr_pk_fp4_f32 v4, v[8:9], v10, v1
3430  v_cvt_scalef32_sr_pk_fp4_f32 v5, v[18:19], v7, v1 op_sel:[0,0,0,1]
3438  v_cvt_scalef32_sr_pk_fp4_f32 v4, v[12:13], v16, v1 op_sel:[0,0,1,0]
3440  v_cvt_scalef32_sr_pk_fp4_f32 v5, v[24:25], v6, v1 op_sel:[0,0,1,1]
3448  s_nop 0
344C  s_cbranch_execz 1
3450  s_branch 11
3454  v_mov_b32_e32 v4, 0
3458  v_mov_b32_e32 v5, 0
345C  v_cvt_scalef32_pk_fp4_f32 v4, v8, v9, v1
3464  v_cvt_scalef32_pk_fp4_f32 v5, v18, v19, v1 op_sel:[0,0,0,1]
346C  v_cvt_scalef32_pk_fp4_f32 v4, v12, v13, v1 op_sel:[0,0,1,0]
3474  v_cvt_scalef32_pk_fp4_f32 v5, v24, v25, v1 op_sel:[0,0,1,1]
347C  s_nop 0
3480  s_and_b64 vcc, exec, s[2:3]
3484  s_cbranch_vccnz 134
3488  v_or_b32_e32 v6, 2, v45
348C  s_mov_b32 s9, 0xd2511f53
3494  v_mad_u64_u32 v[6:7], s[4:5], v6, s9, 0
349C  s_xor_b32 s4, s16, s7
34A0  v_xor_b32_e32 v7, s17, v7
34A4  s_mov_b32 s11, 0xcd9e8d57
34AC  s_xor_b32 s4, s8, s4
34B0  v_xor_b32_e32 v7, s10, v7
34B4  s_add_i32 s18, s16, 0x9e3779b9
34BC  s_mul_i32 s20, s4, 0xd2511f53
34C4  s_mul_hi_u32 s21, s4, 0xd2511f53
34CC  v_mad_u64_u32 v[8:9], s[4:5], v7, s11, 0
34D4  s_add_i32 s19, s17, 0xbb67ae85
34DC  s_xor_b32 s4, s6, s18
34E0  v_xor_b32_e32 v7, s4, v9
34E4  s_xor_b32 s4, s19, s21
34E8  v_xor_b32_e32 v9, s4, v6
34EC  s_add_i32 s18, s16, 0x3c6ef372
34F4  s_add_i32 s19, s17, 0x76cf5d0a
34FC  v_mad_u64_u32 v[6:7], s[4:5], v7, s9, 0
3504  v_mad_u64_u32 v[10:11], s[4:5], v9, s11, 0
350C  v_xor_b32_e32 v9, s18, v11
3510  s_xor_b32 s4, s20, s19
3514  v_xor_b32_e32 v8, v9, v8
3518  v_xor_b32_e32 v7, s4, v7
351C  s_add_i32 s18, s16, 0xdaa66d2b
3524  s_add_i32 s19, s17, 0x32370b8f
352C  v_mad_u64_u32 v[8:9], s[4:5], v8, s9, 0
3534  v_mad_u64_u32 v[12:13], s[4:5], v7, s11, 0
353C  v_xor_b32_e32 v7, s18, v13
3540  v_xor_b32_e32 v9, s19, v9
3544  v_xor_b32_e32 v7, v7, v10
3548  v_xor_b32_e32 v9, v9, v6
354C  s_add_i32 s18, s16, 0x78dde6e4
3554  s_add_i32 s19, s17, 0xed9eba14
355C  v_mad_u64_u32 v[6:7], s[4:5], v7, s9, 0
3564  v_mad_u64_u32 v[10:11], s[4:5], v9, s11, 0
356C  v_xor_b32_e32 v9, s18, v11
3570  v_xor_b32_e32 v7, s19, v7
3574  v_xor_b32_e32 v9, v9, v12
3578  v_xor_b32_e32 v7, v7, v8
357C  s_add_i32 s18, s16, 0x1715609d
3584  s_add_i32 s19, s17, 0xa9066899
358C  v_mad_u64_u32 v[8:9], s[4:5], v9, s9, 0
3594  v_mad_u64_u32 v[12:13], s[4:5], v7, s11, 0
359C  v_xor_b32_e32 v7, s18, v13
35A0  v_xor_b32_e32 v9, s19, v9
35A4  v_xor_b32_e32 v7, v7, v10
35A8  v_xor_b32_e32 v9, v9, v6
35AC  s_add_i32 s18, s16, 0xb54cda56
35B4  s_add_i32 s19, s17, 0x646e171e
35BC  v_mad_u64_u32 v[6:7], s[4:5], v7, s9, 0
35C4  v_mad_u64_u32 v[10:11], s[4:5], v9, s11, 0
35CC  v_xor_b32_e32 v9, s18, v11
35D0  v_xor_b32_e32 v7, s19, v7
35D4  v_xor_b32_e32 v9, v9, v12
35D8  v_xor_b32_e32 v7, v7, v8
35DC  s_add_i32 s18, s16, 0x5384540f
35E4  s_add_i32 s19, s17, 0x1fd5c5a3
35EC  v_mad_u64_u32 v[8:9], s[4:5], v9, s9, 0
35F4  v_mad_u64_u32 v[12:13], s[4:5], v7, s11, 0
35FC  v_xor_b32_e32 v7, s18, v13
3600  v_xor_b32_e32 v9, s19, v9
3604  v_xor_b32_e32 v7, v7, v10
3608  v_xor_b32_e32 v9, v9, v6
360C  s_add_i32 s18, s16, 0xf1bbcdc8
3614  s_add_i32 s19, s17, 0xdb3d7428
361C  v_mad_u64_u32 v[6:7], s[4:5], v7, s9, 0
3624  v_mad_u64_u32 v[10:11], s[4:5], v9, s11, 0
362C  v_xor_b32_e32 v9, s18, v11
3630  v_xor_b32_e32 v7, s19, v7
3634  v_xor_b32_e32 v9, v9, v12
3638  v_xor_b32_e32 v7, v7, v8
363C  v_mad_u64_u32 v[8:9], s[4:5], v9, s9, 0
3644  v_mad_u64_u32 v[12:13], s[4:5], v7, s11, 0
364C  s_add_i32 s18, s16, 0x8ff34781
3654  s_add_i32 s19, s17, 0x96a522ad
365C  v_xor_b32_e32 v7, v13, v10
3660  v_xor_b32_e32 v6, v9, v6
3664  v_xor_b32_e32 v10, s18, v7
3668  v_xor_b32_e32 v9, s19, v6
366C  v_mov_b32_e32 v6, 0
3670  v_mov_b32_e32 v7, 0
3674  v_cvt_scalef32_sr_pk_fp4_f32 v6, v[14:15], v10, v1
367C  v_cvt_scalef32_sr_pk_fp4_f32 v7, v[26:27], v9, v1 op_sel:[0,0,0,1]
3684  v_cvt_scalef32_sr_pk_fp4_f32 v6, v[20:21], v12, v1 op_sel:[0,0,1,0]
368C  v_cvt_scalef32_sr_pk_fp4_f32 v7, v[30:31], v8, v1 op_sel:[0,0,1,1]
3694  s_nop 0
3698  s_cbranch_execz 1
369C  s_branch 11
36A0  v_mov_b32_e32 v6, 0
36A4  v_mov_b32_e32 v7, 0
36A8  v_cvt_scalef32_pk_fp4_f32 v6, v14, v15, v1
36B0  v_cvt_scalef32_pk_fp4_f32 v7, v26, v27, v1 op_sel:[0,0,0,1]
36B8  v_cvt_scalef32_pk_fp4_f32 v6, v20, v21, v1 op_sel:[0,0,1,0]
36C0  v_cvt_scalef32_pk_fp4_f32 v7, v30, v31, v1 op_sel:[0,0,1,1]
36C8  s_nop 0
36CC  s_and_b64 vcc, exec, s[2:3]
36D0  s_cbranch_vccnz 134
36D4  v_or_b32_e32 v8, 3, v45
36D8  s_mov_b32 s4, 0xd2511f53
36E0  v_mad_u64_u32 v[8:9], s[2:3], v8, s4, 0
36E8  s_xor_b32 s2, s16, s7
36EC  v_xor_b32_e32 v9, s17, v9
36F0  s_mov_b32 s5, 0xcd9e8d57
36F8  s_xor_b32 s2, s8, s2
36FC  v_xor_b32_e32 v9, s10, v9
3700  s_add_i32 s7, s16, 0x9e3779b9
3708  s_mul_i32 s9, s2, 0xd2511f53
3710  s_mul_hi_u32 s10, s2, 0xd2511f53
3718  v_mad_u64_u32 v[10:11], s[2:3], v9, s5, 0
3720  s_add_i32 s8, s17, 0xbb67ae85
3728  s_xor_b32 s2, s6, s7
372C  v_xor_b32_e32 v9, s2, v11
3730  s_xor_b32 s2, s8, s10
3734  v_xor_b32_e32 v11, s2, v8
3738  s_add_i32 s6, s16, 0x3c6ef372
3740  s_add_i32 s7, s17, 0x76cf5d0a
3748  v_mad_u64_u32 v[8:9], s[2:3], v9, s4, 0
3750  v_mad_u64_u32 v[12:13], s[2:3], v11, s5, 0
3758  v_xor_b32_e32 v11, s6, v13
375C  s_xor_b32 s2, s9, s7
3760  v_xor_b32_e32 v10, v11, v10
3764  v_xor_b32_e32 v9, s2, v9
3768  s_add_i32 s6, s16, 0xdaa66d2b
3770  s_add_i32 s7, s17, 0x32370b8f
3778  v_mad_u64_u32 v[10:11], s[2:3], v10, s4, 0
3780  v_mad_u64_u32 v[14:15], s[2:3], v9, s5, 0
3788  v_xor_b32_e32 v9, s6, v15
378C  v_xor_b32_e32 v11, s7, v11
3790  v_xor_b32_e32 v9, v9, v12
3794  v_xor_b32_e32 v11, v11, v8
3798  s_add_i32 s6, s16, 0x78dde6e4
37A0  s_add_i32 s7, s17, 0xed9eba14
37A8  v_mad_u64_u32 v[8:9], s[2:3], v9, s4, 0
37B0  v_mad_u64_u32 v[12:13], s[2:3], v11, s5, 0
37B8  v_xor_b32_e32 v11, s6, v13
37BC  v_xor_b32_e32 v9, s7, v9
37C0  v_xor_b32_e32 v11, v11, v14
37C4  v_xor_b32_e32 v9, v9, v10
37C8  s_add_i32 s6, s16, 0x1715609d
37D0  s_add_i32 s7, s17, 0xa9066899
37D8  v_mad_u64_u32 v[10:11], s[2:3], v11, s4, 0
37E0  v_mad_u64_u32 v[14:15], s[2:3], v9, s5, 0
37E8  v_xor_b32_e32 v9, s6, v15
37EC  v_xor_b32_e32 v11, s7, v11
37F0  v_xor_b32_e32 v9, v9, v12
37F4  v_xor_b32_e32 v11, v11, v8
37F8  s_add_i32 s6, s16, 0xb54cda56
3800  s_add_i32 s7, s17, 0x646e171e
3808  v_mad_u64_u32 v[8:9], s[2:3], v9, s4, 0
3810  v_mad_u64_u32 v[12:13], s[2:3], v11, s5, 0
3818  v_xor_b32_e32 v11, s6, v13
381C  v_xor_b32_e32 v9, s7, v9
3820  v_xor_b32_e32 v11, v11, v14
3824  v_xor_b32_e32 v9, v9, v10
3828  s_add_i32 s6, s16, 0x5384540f
3830  s_add_i32 s7, s17, 0x1fd5c5a3
3838  v_mad_u64_u32 v[10:11], s[2:3], v11, s4, 0
3840  v_mad_u64_u32 v[14:15], s[2:3], v9, s5, 0
3848  v_xor_b32_e32 v9, s6, v15
384C  v_xor_b32_e32 v11, s7, v11
3850  v_xor_b32_e32 v9, v9, v12
3854  v_xor_b32_e32 v11, v11, v8
3858  s_add_i32 s6, s16, 0xf1bbcdc8
3860  s_add_i32 s7, s17, 0xdb3d7428
3868  v_mad_u64_u32 v[8:9], s[2:3], v9, s4, 0
3870  v_mad_u64_u32 v[12:13], s[2:3], v11, s5, 0
3878  v_xor_b32_e32 v11, s6, v13
387C  v_xor_b32_e32 v9, s7, v9
3880  v_xor_b32_e32 v11, v11, v14
3884  v_xor_b32_e32 v9, v9, v10
3888  v_mad_u64_u32 v[10:11], s[2:3], v11, s4, 0
3890  v_mad_u64_u32 v[14:15], s[2:3], v9, s5, 0
3898  s_add_i32 s6, s16, 0x8ff34781
38A0  s_add_i32 s7, s17, 0x96a522ad
38A8  v_xor_b32_e32 v9, v15, v12
38AC  v_xor_b32_e32 v8, v11, v8
38B0  v_xor_b32_e32 v12, s6, v9
38B4  v_xor_b32_e32 v11, s7, v8
38B8  v_mov_b32_e32 v8, 0
38BC  v_mov_b32_e32 v9, 0
38C0  v_cvt_scalef32_sr_pk_fp4_f32 v8, v[22:23], v12, v1
38C8  v_cvt_scalef32_sr_pk_fp4_f32 v9, v[32:33], v11, v1 op_sel:[0,0,0,1]
38D0  v_cvt_scalef32_sr_pk_fp4_f32 v8, v[28:29], v14, v1 op_sel:[0,0,1,0]
38D8  v_cvt_scalef32_sr_pk_fp4_f32 v9, v[34:35], v10, v1 op_sel:[0,0,1,1]
38E0  s_nop 0
38E4  s_cbranch_execz 1
38E8  s_branch 11
38EC  v_mov_b32_e32 v8, 0
38F0  v_mov_b32_e32 v9, 0
38F4  v_cvt_scalef32_pk_fp4_f32 v8, v22, v23, v1
38FC  v_cvt_scalef32_pk_fp4_f32 v9, v32, v33, v1 op_sel:[0,0,0,1]
3904  v_cvt_scalef32_pk_fp4_f32 v8, v28, v29, v1 op_sel:[0,0,1,0]
390C  v_cvt_scalef32_pk_fp4_f32 v9, v34, v35, v1 op_sel:[0,0,1,1]
3914  s_nop 0
3918  v_or3_b32 v1, v38, v40, v39
3920  v_or3_b32 v4, v5, v41, v4
3928  v_or3_b32 v5, v7, v42, v6
3930  v_or3_b32 v6, v9, v43, v8
3938  v_lshrrev_b32_e32 v8, 4, v1
393C  v_lshrrev_b32_e32 v9, 4, v4
3940  v_lshrrev_b32_e32 v10, 4, v5
3944  v_lshrrev_b32_e32 v7, 4, v6
3948  v_lshlrev_b32_e32 v1, 4, v1
394C  v_lshlrev_b32_e32 v4, 4, v4
3950  v_lshlrev_b32_e32 v5, 4, v5
3954  v_lshlrev_b32_e32 v6, 4, v6
3958  s_mov_b32 s2, 0xf0f0f0f
3960  v_bfi_b32 v7, s2, v7, v6
3968  v_bfi_b32 v6, s2, v10, v5
3970  v_bfi_b32 v5, s2, v9, v4
3978  v_bfi_b32 v4, s2, v8, v1
3980  v_lshl_add_u64 v[8:9], v[36:37], 4, s[14:15]
3988  global_store_dwordx4 v[8:9], v[4:7], off
3990  s_or_b64 exec, exec, s[12:13]
3994  s_load_dwordx2 s[0:1], s[0:1], 0x10
399C  v_mov_b32_e32 v1, 0
39A0  s_waitcnt lgkmcnt(0)
39A4  v_lshl_add_u64 v[2:3], s[0:1], 0, v[2:3]
39AC  v_lshl_add_u64 v[0:1], v[2:3], 0, v[0:1]
39B4  global_store_byte v[0:1], v44, off
39BC  s_endpgm
39C0  s_nop 0
