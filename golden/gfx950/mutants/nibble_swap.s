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
    .vgpr_count:     83
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
1840  s_cbranch_execz 2209
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
18E4  s_cbranch_execz 2157
18E8  s_load_dwordx2 s[10:11], s[0:1], 0x0
18F0  s_lshl_b32 s5, s3, 5
18F4  v_mov_b32_e32 v5, 0
18F8  v_mov_b32_e32 v4, s5
18FC  s_bitcmp1_b32 s7, 0
1900  v_mad_u64_u32 v[4:5], s[4:5], s4, v1, v[4:5]
1908  s_cselect_b64 s[8:9], -1, 0
190C  s_and_b64 vcc, exec, s[8:9]
1910  s_waitcnt lgkmcnt(0)
1914  v_lshl_add_u64 v[6:7], v[4:5], 2, s[10:11]
191C  s_cbranch_vccz 6
1920  global_load_dword v37, v[6:7], off
1928  v_lshl_add_u64 v[4:5], v[4:5], 1, s[10:11]
1930  s_cbranch_execz 3
1934  s_branch 6
1938  v_lshl_add_u64 v[4:5], v[4:5], 1, s[10:11]
1940  global_load_ushort v8, v[4:5], off
1948  s_waitcnt vmcnt(0)
194C  v_lshlrev_b32_e32 v37, 16, v8
1950  v_cndmask_b32_e64 v8, 0, 1, s[8:9]
1958  v_cmp_ne_u32_e64 s[4:5], 1, v8
1960  s_andn2_b64 vcc, exec, s[8:9]
1964  s_cbranch_vccnz 4
1968  global_load_dword v36, v[6:7], off offset:4
1970  s_cbranch_execz 1
1974  s_branch 4
1978  global_load_ushort v8, v[4:5], off offset:2
1980  s_waitcnt vmcnt(0)
1984  v_lshlrev_b32_e32 v36, 16, v8
1988  s_and_b64 vcc, exec, s[4:5]
198C  s_cbranch_vccnz 4
1990  global_load_dword v35, v[6:7], off offset:8
1998  s_cbranch_execz 1
199C  s_branch 4
19A0  global_load_ushort v8, v[4:5], off offset:4
19A8  s_waitcnt vmcnt(0)
19AC  v_lshlrev_b32_e32 v35, 16, v8
19B0  s_and_b64 vcc, exec, s[4:5]
19B4  s_cbranch_vccnz 4
19B8  global_load_dword v34, v[6:7], off offset:12
19C0  s_cbranch_execz 1
19C4  s_branch 4
19C8  global_load_ushort v8, v[4:5], off offset:6
19D0  s_waitcnt vmcnt(0)
19D4  v_lshlrev_b32_e32 v34, 16, v8
19D8  s_and_b64 vcc, exec, s[4:5]
19DC  s_cbranch_vccnz 4
19E0  global_load_dword v33, v[6:7], off offset:16
19E8  s_cbranch_execz 1
19EC  s_branch 4
19F0  global_load_ushort v8, v[4:5], off offset:8
19F8  s_waitcnt vmcnt(0)
19FC  v_lshlrev_b32_e32 v33, 16, v8
1A00  s_and_b64 vcc, exec, s[4:5]
1A04  s_cbranch_vccnz 4
1A08  global_load_dword v32, v[6:7], off offset:20
1A10  s_cbranch_execz 1
1A14  s_branch 4
1A18  global_load_ushort v8, v[4:5], off offset:10
1A20  s_waitcnt vmcnt(0)
1A24  v_lshlrev_b32_e32 v32, 16, v8
1A28  s_and_b64 vcc, exec, s[4:5]
1A2C  s_cbranch_vccnz 4
1A30  global_load_dword v31, v[6:7], off offset:24
1A38  s_cbranch_execz 1
1A3C  s_branch 4
1A40  global_load_ushort v8, v[4:5], off offset:12
1A48  s_waitcnt vmcnt(0)
1A4C  v_lshlrev_b32_e32 v31, 16, v8
1A50  s_and_b64 vcc, exec, s[4:5]
1A54  s_cbranch_vccnz 4
1A58  global_load_dword v30, v[6:7], off offset:28
1A60  s_cbranch_execz 1
1A64  s_branch 4
1A68  global_load_ushort v8, v[4:5], off offset:14
1A70  s_waitcnt vmcnt(0)
1A74  v_lshlrev_b32_e32 v30, 16, v8
1A78  s_and_b64 vcc, exec, s[4:5]
1A7C  s_cbranch_vccnz 4
1A80  global_load_dword v29, v[6:7], off offset:32
1A88  s_cbranch_execz 1
1A8C  s_branch 4
1A90  global_load_ushort v8, v[4:5], off offset:16
1A98  s_waitcnt vmcnt(0)
1A9C  v_lshlrev_b32_e32 v29, 16, v8
1AA0  s_and_b64 vcc, exec, s[4:5]
1AA4  s_cbranch_vccnz 4
1AA8  global_load_dword v28, v[6:7], off offset:36
1AB0  s_cbranch_execz 1
1AB4  s_branch 4
1AB8  global_load_ushort v8, v[4:5], off offset:18
1AC0  s_waitcnt vmcnt(0)
1AC4  v_lshlrev_b32_e32 v28, 16, v8
1AC8  s_and_b64 vcc, exec, s[4:5]
1ACC  s_cbranch_vccnz 4
1AD0  global_load_dword v27, v[6:7], off offset:40
1AD8  s_cbranch_execz 1
1ADC  s_branch 4
1AE0  global_load_ushort v8, v[4:5], off offset:20
1AE8  s_waitcnt vmcnt(0)
1AEC  v_lshlrev_b32_e32 v27, 16, v8
1AF0  s_and_b64 vcc, exec, s[4:5]
1AF4  s_cbranch_vccnz 4
1AF8  global_load_dword v26, v[6:7], off offset:44
1B00  s_cbranch_execz 1
1B04  s_branch 4
1B08  global_load_ushort v8, v[4:5], off offset:22
1B10  s_waitcnt vmcnt(0)
1B14  v_lshlrev_b32_e32 v26, 16, v8
1B18  s_and_b64 vcc, exec, s[4:5]
1B1C  s_cbranch_vccnz 4
1B20  global_load_dword v25, v[6:7], off offset:48
1B28  s_cbranch_execz 1
1B2C  s_branch 4
1B30  global_load_ushort v8, v[4:5], off offset:24
1B38  s_waitcnt vmcnt(0)
1B3C  v_lshlrev_b32_e32 v25, 16, v8
1B40  s_and_b64 vcc, exec, s[4:5]
1B44  s_cbranch_vccnz 4
1B48  global_load_dword v24, v[6:7], off offset:52
1B50  s_cbranch_execz 1
1B54  s_branch 4
1B58  global_load_ushort v8, v[4:5], off offset:26
1B60  s_waitcnt vmcnt(0)
1B64  v_lshlrev_b32_e32 v24, 16, v8
1B68  s_and_b64 vcc, exec, s[4:5]
1B6C  s_cbranch_vccnz 4
1B70  global_load_dword v23, v[6:7], off offset:56
1B78  s_cbranch_execz 1
1B7C  s_branch 4
1B80  global_load_ushort v8, v[4:5], off offset:28
1B88  s_waitcnt vmcnt(0)
1B8C  v_lshlrev_b32_e32 v23, 16, v8
1B90  s_and_b64 vcc, exec, s[4:5]
1B94  s_cbranch_vccnz 4
1B98  global_load_dword v22, v[6:7], off offset:60
1BA0  s_cbranch_execz 1
1BA4  s_branch 4
1BA8  global_load_ushort v8, v[4:5], off offset:30
1BB0  s_waitcnt vmcnt(0)
1BB4  v_lshlrev_b32_e32 v22, 16, v8
1BB8  s_and_b64 vcc, exec, s[4:5]
1BBC  s_cbranch_vccnz 4
1BC0  global_load_dword v21, v[6:7], off offset:64
1BC8  s_cbranch_execz 1
1BCC  s_branch 4
1BD0  global_load_ushort v8, v[4:5], off offset:32
1BD8  s_waitcnt vmcnt(0)
1BDC  v_lshlrev_b32_e32 v21, 16, v8
1BE0  s_and_b64 vcc, exec, s[4:5]
1BE4  s_cbranch_vccnz 4
1BE8  global_load_dword v20, v[6:7], off offset:68
1BF0  s_cbranch_execz 1
1BF4  s_branch 4
1BF8  global_load_ushort v8, v[4:5], off offset:34
1C00  s_waitcnt vmcnt(0)
1C04  v_lshlrev_b32_e32 v20, 16, v8
1C08  s_and_b64 vcc, exec, s[4:5]
1C0C  s_cbranch_vccnz 4
1C10  global_load_dword v19, v[6:7], off offset:72
1C18  s_cbranch_execz 1
1C1C  s_branch 4
1C20  global_load_ushort v8, v[4:5], off offset:36
1C28  s_waitcnt vmcnt(0)
1C2C  v_lshlrev_b32_e32 v19, 16, v8
1C30  s_and_b64 vcc, exec, s[4:5]
1C34  s_cbranch_vccnz 4
1C38  global_load_dword v18, v[6:7], off offset:76
1C40  s_cbranch_execz 1
1C44  s_branch 4
1C48  global_load_ushort v8, v[4:5], off offset:38
1C50  s_waitcnt vmcnt(0)
1C54  v_lshlrev_b32_e32 v18, 16, v8
1C58  s_and_b64 vcc, exec, s[4:5]
1C5C  s_cbranch_vccnz 4
1C60  global_load_dword v17, v[6:7], off offset:80
1C68  s_cbranch_execz 1
1C6C  s_branch 4
1C70  global_load_ushort v8, v[4:5], off offset:40
1C78  s_waitcnt vmcnt(0)
1C7C  v_lshlrev_b32_e32 v17, 16, v8
1C80  s_and_b64 vcc, exec, s[4:5]
1C84  s_cbranch_vccnz 4
1C88  global_load_dword v16, v[6:7], off offset:84
1C90  s_cbranch_execz 1
1C94  s_branch 4
1C98  global_load_ushort v8, v[4:5], off offset:42
1CA0  s_waitcnt vmcnt(0)
1CA4  v_lshlrev_b32_e32 v16, 16, v8
1CA8  s_and_b64 vcc, exec, s[4:5]
1CAC  s_cbranch_vccnz 4
1CB0  global_load_dword v15, v[6:7], off offset:88
1CB8  s_cbranch_execz 1
1CBC  s_branch 4
1CC0  global_load_ushort v8, v[4:5], off offset:44
1CC8  s_waitcnt vmcnt(0)
1CCC  v_lshlrev_b32_e32 v15, 16, v8
1CD0  s_and_b64 vcc, exec, s[4:5]
1CD4  s_cbranch_vccnz 4
1CD8  global_load_dword v14, v[6:7], off offset:92
1CE0  s_cbranch_execz 1
1CE4  s_branch 4
1CE8  global_load_ushort v8, v[4:5], off offset:46
1CF0  s_waitcnt vmcnt(0)
1CF4  v_lshlrev_b32_e32 v14, 16, v8
1CF8  s_and_b64 vcc, exec, s[4:5]
1CFC  s_cbranch_vccnz 4
1D00  global_load_dword v13, v[6:7], off offset:96
1D08  s_cbranch_execz 1
1D0C  s_branch 4
1D10  global_load_ushort v8, v[4:5], off offset:48
1D18  s_waitcnt vmcnt(0)
1D1C  v_lshlrev_b32_e32 v13, 16, v8
1D20  s_and_b64 vcc, exec, s[4:5]
1D24  s_cbranch_vccnz 4
1D28  global_load_dword v12, v[6:7], off offset:100
1D30  s_cbranch_execz 1
1D34  s_branch 4
1D38  global_load_ushort v8, v[4:5], off offset:50
1D40  s_waitcnt vmcnt(0)
1D44  v_lshlrev_b32_e32 v12, 16, v8
1D48  s_and_b64 vcc, exec, s[4:5]
1D4C  s_cbranch_vccnz 4
1D50  global_load_dword v11, v[6:7], off offset:104
1D58  s_cbranch_execz 1
1D5C  s_branch 4
1D60  global_load_ushort v8, v[4:5], off offset:52
1D68  s_waitcnt vmcnt(0)
1D6C  v_lshlrev_b32_e32 v11, 16, v8
1D70  s_and_b64 vcc, exec, s[4:5]
1D74  s_cbranch_vccnz 4
1D78  global_load_dword v10, v[6:7], off offset:108
1D80  s_cbranch_execz 1
1D84  s_branch 4
1D88  global_load_ushort v8, v[4:5], off offset:54
1D90  s_waitcnt vmcnt(0)
1D94  v_lshlrev_b32_e32 v10, 16, v8
1D98  s_and_b64 vcc, exec, s[4:5]
1D9C  s_cbranch_vccnz 4
1DA0  global_load_dword v9, v[6:7], off offset:112
1DA8  s_cbranch_execz 1
1DAC  s_branch 4
1DB0  global_load_ushort v8, v[4:5], off offset:56
1DB8  s_waitcnt vmcnt(0)
1DBC  v_lshlrev_b32_e32 v9, 16, v8
1DC0  s_and_b64 vcc, exec, s[4:5]
1DC4  s_cbranch_vccnz 4
1DC8  global_load_dword v8, v[6:7], off offset:116
1DD0  s_cbranch_execz 1
1DD4  s_branch 4
1DD8  global_load_ushort v8, v[4:5], off offset:58
1DE0  s_waitcnt vmcnt(0)
1DE4  v_lshlrev_b32_e32 v8, 16, v8
1DE8  s_and_b64 vcc, exec, s[4:5]
1DEC  s_cbranch_vccnz 4
1DF0  global_load_dword v39, v[6:7], off offset:120
1DF8  s_cbranch_execz 1
1DFC  s_branch 4
1E00  global_load_ushort v38, v[4:5], off offset:60
1E08  s_waitcnt vmcnt(0)
1E0C  v_lshlrev_b32_e32 v39, 16, v38
1E10  s_and_b64 vcc, exec, s[4:5]
1E14  s_cbranch_vccnz 6
1E18  global_load_dword v38, v[6:7], off offset:124
1E20  s_load_dwordx4 s[8:11], s[0:1], 0x38
1E28  s_cbranch_execz 3
1E2C  s_branch 6
1E30  s_load_dwordx4 s[8:11], s[0:1], 0x38
1E38  global_load_ushort v4, v[4:5], off offset:62
1E40  s_waitcnt vmcnt(0)
1E44  v_lshlrev_b32_e32 v38, 16, v4
1E48  s_load_dwordx2 s[14:15], s[0:1], 0x8
1E50  s_load_dwordx2 s[16:17], s[0:1], 0x30
1E58  s_and_b32 s4, s7, 2
1E5C  s_cmp_eq_u32 s4, 0
1E60  s_cselect_b64 vcc, -1, 0
1E64  s_cmp_lg_u32 s4, 0
1E68  s_cbranch_scc0 327
1E6C  s_cmp_eq_u32 s18, 0
1E70  s_cbranch_scc1 97
1E74  v_mov_b32_e32 v4, s18
1E78  s_brev_b32 s4, 1
1E7C  v_lshlrev_b32_e32 v5, 31, v4
1E80  v_lshlrev_b32_e32 v6, 30, v4
1E84  s_waitcnt vmcnt(0)
1E88  v_xor_b32_e32 v37, v5, v37
1E8C  v_lshlrev_b32_e32 v5, 28, v4
1E90  v_bitop3_b32 v36, v6, v36, s4 bitop3:0x6c
1E98  v_lshlrev_b32_e32 v6, 29, v4
1E9C  v_bitop3_b32 v34, v5, v34, s4 bitop3:0x6c
1EA4  v_lshlrev_b32_e32 v5, 26, v4
1EA8  v_bitop3_b32 v35, v6, v35, s4 bitop3:0x6c
1EB0  v_lshlrev_b32_e32 v6, 27, v4
1EB4  v_bitop3_b32 v32, v5, v32, s4 bitop3:0x6c
1EBC  v_lshlrev_b32_e32 v5, 24, v4
1EC0  v_bitop3_b32 v33, v6, v33, s4 bitop3:0x6c
1EC8  v_lshlrev_b32_e32 v6, 25, v4
1ECC  v_bitop3_b32 v30, v5, v30, s4 bitop3:0x6c
1ED4  v_lshlrev_b32_e32 v5, 22, v4
1ED8  v_bitop3_b32 v31, v6, v31, s4 bitop3:0x6c
1EE0  v_lshlrev_b32_e32 v6, 23, v4
1EE4  v_bitop3_b32 v28, v5, v28, s4 bitop3:0x6c
1EEC  v_lshlrev_b32_e32 v5, 20, v4
1EF0  v_bitop3_b32 v29, v6, v29, s4 bitop3:0x6c
1EF8  v_lshlrev_b32_e32 v6, 21, v4
1EFC  v_bitop3_b32 v26, v5, v26, s4 bitop3:0x6c
1F04  v_lshlrev_b32_e32 v5, 18, v4
1F08  v_bitop3_b32 v27, v6, v27, s4 bitop3:0x6c
1F10  v_lshlrev_b32_e32 v6, 19, v4
1F14  v_bitop3_b32 v24, v5, v24, s4 bitop3:0x6c
1F1C  v_lshlrev_b32_e32 v5, 16, v4
1F20  v_bitop3_b32 v25, v6, v25, s4 bitop3:0x6c
1F28  v_lshlrev_b32_e32 v6, 17, v4
1F2C  v_bitop3_b32 v22, v5, v22, s4 bitop3:0x6c
1F34  v_lshlrev_b32_e32 v5, 14, v4
1F38  v_bitop3_b32 v23, v6, v23, s4 bitop3:0x6c
1F40  v_lshlrev_b32_e32 v6, 15, v4
1F44  v_bitop3_b32 v20, v5, v20, s4 bitop3:0x6c
1F4C  v_lshlrev_b32_e32 v5, 12, v4
1F50  v_bitop3_b32 v21, v6, v21, s4 bitop3:0x6c
1F58  v_lshlrev_b32_e32 v6, 13, v4
1F5C  v_bitop3_b32 v18, v5, v18, s4 bitop3:0x6c
1F64  v_lshlrev_b32_e32 v5, 10, v4
1F68  v_bitop3_b32 v19, v6, v19, s4 bitop3:0x6c
1F70  v_lshlrev_b32_e32 v6, 11, v4
1F74  v_bitop3_b32 v16, v5, v16, s4 bitop3:0x6c
1F7C  v_lshlrev_b32_e32 v5, 8, v4
1F80  v_bitop3_b32 v17, v6, v17, s4 bitop3:0x6c
1F88  v_lshlrev_b32_e32 v6, 9, v4
1F8C  v_bitop3_b32 v14, v5, v14, s4 bitop3:0x6c
1F94  v_lshlrev_b32_e32 v5, 6, v4
1F98  v_bitop3_b32 v15, v6, v15, s4 bitop3:0x6c
1FA0  v_lshlrev_b32_e32 v6, 7, v4
1FA4  v_bitop3_b32 v12, v5, v12, s4 bitop3:0x6c
1FAC  v_lshlrev_b32_e32 v5, 4, v4
1FB0  v_bitop3_b32 v13, v6, v13, s4 bitop3:0x6c
1FB8  v_lshlrev_b32_e32 v6, 5, v4
1FBC  v_bitop3_b32 v10, v5, v10, s4 bitop3:0x6c
1FC4  v_lshlrev_b32_e32 v5, 2, v4
1FC8  v_bitop3_b32 v11, v6, v11, s4 bitop3:0x6c
1FD0  v_lshlrev_b32_e32 v6, 3, v4
1FD4  v_bitop3_b32 v8, v5, v8, s4 bitop3:0x6c
1FDC  v_lshlrev_b32_e32 v5, 1, v4
1FE0  v_bitop3_b32 v9, v6, v9, s4 bitop3:0x6c
1FE8  v_bitop3_b32 v38, v4, v38, s4 bitop3:0x6c
1FF0  v_bitop3_b32 v39, v5, v39, s4 bitop3:0x6c
1FF8  s_waitcnt vmcnt(0)
1FFC  v_pk_add_f32 v[4:5], v[36:37], v[36:37] op_sel:[1,0] op_sel_hi:[0,1]
2004  v_pk_add_f32 v[6:7], v[36:37], v[36:37] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
200C  v_pk_add_f32 v[36:37], v[34:35], v[34:35] op_sel:[1,0] op_sel_hi:[0,1]
2014  v_pk_add_f32 v[34:35], v[34:35], v[34:35] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
201C  v_pk_add_f32 v[40:41], v[32:33], v[32:33] op_sel:[1,0] op_sel_hi:[0,1]
2024  v_pk_add_f32 v[32:33], v[32:33], v[32:33] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
202C  v_pk_add_f32 v[42:43], v[30:31], v[30:31] op_sel:[1,0] op_sel_hi:[0,1]
2034  v_pk_add_f32 v[30:31], v[30:31], v[30:31] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
203C  v_pk_add_f32 v[44:45], v[28:29], v[28:29] op_sel:[1,0] op_sel_hi:[0,1]
2044  v_pk_add_f32 v[28:29], v[28:29], v[28:29] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
204C  v_pk_add_f32 v[46:47], v[26:27], v[26:27] op_sel:[1,0] op_sel_hi:[0,1]
2054  v_pk_add_f32 v[26:27], v[26:27], v[26:27] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
205C  v_pk_add_f32 v[48:49], v[24:25], v[24:25] op_sel:[1,0] op_sel_hi:[0,1]
2064  v_pk_add_f32 v[24:25], v[24:25], v[24:25] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
206C  v_pk_add_f32 v[50:51], v[22:23], v[22:23] op_sel:[1,0] op_sel_hi:[0,1]
2074  v_pk_add_f32 v[22:23], v[22:23], v[22:23] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
207C  v_mov_b32_e32 v5, v34
2080  v_mov_b32_e32 v37, v6
2084  v_mov_b32_e32 v41, v30
2088  v_mov_b32_e32 v43, v32
208C  v_mov_b32_e32 v45, v26
2090  v_mov_b32_e32 v47, v28
2094  v_mov_b32_e32 v49, v22
2098  v_mov_b32_e32 v51, v24
209C  v_pk_add_f32 v[54:55], v[4:5], v[36:37]
20A4  v_pk_add_f32 v[56:57], v[40:41], v[42:43]
20AC  v_pk_add_f32 v[58:59], v[44:45], v[46:47]
20B4  v_pk_add_f32 v[60:61], v[48:49], v[50:51]
20BC  v_pk_add_f32 v[62:63], v[54:55], v[56:57] neg_lo:[0,1] neg_hi:[0,1]
20C4  v_pk_add_f32 v[54:55], v[54:55], v[56:57]
20CC  v_pk_add_f32 v[56:57], v[58:59], v[60:61] neg_lo:[0,1] neg_hi:[0,1]
20D4  v_pk_add_f32 v[58:59], v[58:59], v[60:61]
20DC  v_mov_b32_e32 v5, v6
20E0  v_mov_b32_e32 v37, v34
20E4  v_mov_b32_e32 v41, v32
20E8  v_mov_b32_e32 v43, v30
20EC  v_mov_b32_e32 v45, v28
20F0  v_mov_b32_e32 v47, v26
20F4  v_mov_b32_e32 v49, v24
20F8  v_mov_b32_e32 v51, v22
20FC  v_pk_add_f32 v[52:53], v[20:21], v[20:21] op_sel:[1,0] op_sel_hi:[0,1]
2104  v_pk_add_f32 v[20:21], v[20:21], v[20:21] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
210C  v_pk_add_f32 v[60:61], v[54:55], v[58:59]
2114  v_pk_add_f32 v[54:55], v[54:55], v[58:59] neg_lo:[0,1] neg_hi:[0,1]
211C  v_pk_add_f32 v[58:59], v[62:63], v[56:57]
2124  v_pk_add_f32 v[56:57], v[62:63], v[56:57] neg_lo:[0,1] neg_hi:[0,1]
212C  v_pk_add_f32 v[62:63], v[18:19], v[18:19] op_sel:[1,0] op_sel_hi:[0,1]
2134  v_pk_add_f32 v[18:19], v[18:19], v[18:19] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
213C  v_pk_add_f32 v[6:7], v[16:17], v[16:17] op_sel:[1,0] op_sel_hi:[0,1]
2144  v_pk_add_f32 v[16:17], v[16:17], v[16:17] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
214C  v_pk_add_f32 v[34:35], v[14:15], v[14:15] op_sel:[1,0] op_sel_hi:[0,1]
2154  v_pk_add_f32 v[14:15], v[14:15], v[14:15] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
215C  v_pk_add_f32 v[4:5], v[4:5], v[36:37] neg_lo:[0,1] neg_hi:[0,1]
2164  v_pk_add_f32 v[36:37], v[12:13], v[12:13] op_sel:[1,0] op_sel_hi:[0,1]
216C  v_pk_add_f32 v[12:13], v[12:13], v[12:13] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2174  v_pk_add_f32 v[32:33], v[10:11], v[10:11] op_sel:[1,0] op_sel_hi:[0,1]
217C  v_pk_add_f32 v[10:11], v[10:11], v[10:11] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2184  v_pk_add_f32 v[30:31], v[8:9], v[8:9] op_sel:[1,0] op_sel_hi:[0,1]
218C  v_pk_add_f32 v[8:9], v[8:9], v[8:9] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2194  v_pk_add_f32 v[40:41], v[40:41], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
219C  v_pk_add_f32 v[42:43], v[38:39], v[38:39] op_sel:[1,0] op_sel_hi:[0,1]
21A4  v_pk_add_f32 v[38:39], v[38:39], v[38:39] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
21AC  v_pk_add_f32 v[26:27], v[44:45], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
21B4  v_pk_add_f32 v[22:23], v[48:49], v[50:51] neg_lo:[0,1] neg_hi:[0,1]
21BC  v_pk_add_f32 v[24:25], v[4:5], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
21C4  v_pk_add_f32 v[28:29], v[26:27], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
21CC  v_pk_add_f32 v[4:5], v[4:5], v[40:41]
21D4  v_pk_add_f32 v[22:23], v[26:27], v[22:23]
21DC  v_mov_b32_e32 v53, v18
21E0  v_mov_b32_e32 v63, v20
21E4  v_mov_b32_e32 v7, v14
21E8  v_mov_b32_e32 v35, v16
21EC  v_mov_b32_e32 v37, v10
21F0  v_mov_b32_e32 v33, v12
21F4  v_mov_b32_e32 v31, v38
21F8  v_mov_b32_e32 v43, v8
21FC  v_pk_add_f32 v[26:27], v[4:5], v[22:23]
2204  v_pk_add_f32 v[4:5], v[4:5], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
220C  v_pk_add_f32 v[22:23], v[24:25], v[28:29]
2214  v_pk_add_f32 v[40:41], v[24:25], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
221C  v_pk_add_f32 v[24:25], v[52:53], v[62:63]
2224  v_pk_add_f32 v[28:29], v[6:7], v[34:35]
222C  v_pk_add_f32 v[44:45], v[36:37], v[32:33]
2234  v_pk_add_f32 v[46:47], v[30:31], v[42:43]
223C  v_mov_b32_e32 v53, v20
2240  v_mov_b32_e32 v63, v18
2244  v_mov_b32_e32 v7, v16
2248  v_mov_b32_e32 v35, v14
224C  v_mov_b32_e32 v37, v12
2250  v_mov_b32_e32 v33, v10
2254  v_mov_b32_e32 v31, v8
2258  v_mov_b32_e32 v43, v38
225C  v_pk_add_f32 v[18:19], v[52:53], v[62:63] neg_lo:[0,1] neg_hi:[0,1]
2264  v_pk_add_f32 v[6:7], v[6:7], v[34:35] neg_lo:[0,1] neg_hi:[0,1]
226C  v_pk_add_f32 v[10:11], v[36:37], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
2274  v_pk_add_f32 v[8:9], v[30:31], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
227C  v_pk_add_f32 v[48:49], v[24:25], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
2284  v_pk_add_f32 v[50:51], v[44:45], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
228C  v_pk_add_f32 v[24:25], v[24:25], v[28:29]
2294  v_pk_add_f32 v[28:29], v[44:45], v[46:47]
229C  v_pk_add_f32 v[12:13], v[18:19], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
22A4  v_pk_add_f32 v[14:15], v[10:11], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
22AC  v_pk_add_f32 v[6:7], v[18:19], v[6:7]
22B4  v_pk_add_f32 v[8:9], v[10:11], v[8:9]
22BC  v_pk_add_f32 v[44:45], v[24:25], v[28:29]
22C4  v_pk_add_f32 v[46:47], v[24:25], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
22CC  v_pk_add_f32 v[64:65], v[48:49], v[50:51]
22D4  v_pk_add_f32 v[48:49], v[48:49], v[50:51] neg_lo:[0,1] neg_hi:[0,1]
22DC  v_pk_add_f32 v[10:11], v[6:7], v[8:9]
22E4  v_pk_add_f32 v[6:7], v[6:7], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
22EC  v_pk_add_f32 v[8:9], v[12:13], v[14:15]
22F4  v_pk_add_f32 v[36:37], v[12:13], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
22FC  s_mov_b32 s4, 0x3e800000
2304  v_pk_mul_f32 v[34:35], v[60:61], s[4:5] op_sel_hi:[1,0]
230C  v_pk_mul_f32 v[32:33], v[26:27], s[4:5] op_sel_hi:[1,0]
2314  v_pk_mul_f32 v[30:31], v[58:59], s[4:5] op_sel_hi:[1,0]
231C  v_pk_mul_f32 v[28:29], v[22:23], s[4:5] op_sel_hi:[1,0]
2324  v_pk_mul_f32 v[26:27], v[54:55], s[4:5] op_sel_hi:[1,0]
232C  v_pk_mul_f32 v[24:25], v[4:5], s[4:5] op_sel_hi:[1,0]
2334  v_pk_mul_f32 v[22:23], v[56:57], s[4:5] op_sel_hi:[1,0]
233C  v_pk_mul_f32 v[20:21], v[40:41], s[4:5] op_sel_hi:[1,0]
2344  v_pk_mul_f32 v[18:19], v[44:45], s[4:5] op_sel_hi:[1,0]
234C  v_pk_mul_f32 v[16:17], v[10:11], s[4:5] op_sel_hi:[1,0]
2354  v_pk_mul_f32 v[14:15], v[64:65], s[4:5] op_sel_hi:[1,0]
235C  v_pk_mul_f32 v[12:13], v[8:9], s[4:5] op_sel_hi:[1,0]
2364  v_pk_mul_f32 v[10:11], v[46:47], s[4:5] op_sel_hi:[1,0]
236C  v_pk_mul_f32 v[8:9], v[6:7], s[4:5] op_sel_hi:[1,0]
2374  v_pk_mul_f32 v[6:7], v[48:49], s[4:5] op_sel_hi:[1,0]
237C  v_pk_mul_f32 v[4:5], v[36:37], s[4:5] op_sel_hi:[1,0]
2384  s_branch 33
2388  s_waitcnt vmcnt(0)
238C  v_mov_b32_e32 v4, v39
2390  v_mov_b32_e32 v5, v38
2394  v_mov_b32_e32 v6, v9
2398  v_mov_b32_e32 v7, v8
239C  v_mov_b32_e32 v8, v11
23A0  v_mov_b32_e32 v9, v10
23A4  v_mov_b32_e32 v10, v13
23A8  v_mov_b32_e32 v11, v12
23AC  v_mov_b32_e32 v12, v15
23B0  v_mov_b32_e32 v13, v14
23B4  v_mov_b32_e32 v14, v17
23B8  v_mov_b32_e32 v15, v16
23BC  v_mov_b32_e32 v16, v19
23C0  v_mov_b32_e32 v17, v18
23C4  v_mov_b32_e32 v18, v21
23C8  v_mov_b32_e32 v19, v20
23CC  v_mov_b32_e32 v20, v23
23D0  v_mov_b32_e32 v21, v22
23D4  v_mov_b32_e32 v22, v25
23D8  v_mov_b32_e32 v23, v24
23DC  v_mov_b32_e32 v24, v27
23E0  v_mov_b32_e32 v25, v26
23E4  v_mov_b32_e32 v26, v29
23E8  v_mov_b32_e32 v27, v28
23EC  v_mov_b32_e32 v28, v31
23F0  v_mov_b32_e32 v29, v30
23F4  v_mov_b32_e32 v30, v33
23F8  v_mov_b32_e32 v31, v32
23FC  v_mov_b32_e32 v32, v35
2400  v_mov_b32_e32 v33, v34
2404  v_mov_b32_e32 v34, v37
2408  v_mov_b32_e32 v35, v36
240C  v_and_b32_e32 v71, 0x7fffffff, v34
2414  v_and_b32_e32 v69, 0x7fffffff, v35
241C  v_max_u32_e32 v36, v69, v71
2420  v_and_b32_e32 v70, 0x7fffffff, v32
2428  v_and_b32_e32 v68, 0x7fffffff, v33
2430  v_max3_u32 v36, v68, v70, v36
2438  v_and_b32_e32 v67, 0x7fffffff, v30
2440  v_and_b32_e32 v66, 0x7fffffff, v31
2448  v_max3_u32 v36, v66, v67, v36
2450  v_and_b32_e32 v65, 0x7fffffff, v28
2458  v_and_b32_e32 v64, 0x7fffffff, v29
2460  v_max3_u32 v36, v64, v65, v36
2468  v_and_b32_e32 v63, 0x7fffffff, v26
2470  v_and_b32_e32 v62, 0x7fffffff, v27
2478  v_max3_u32 v36, v62, v63, v36
2480  v_and_b32_e32 v61, 0x7fffffff, v24
2488  v_and_b32_e32 v60, 0x7fffffff, v25
2490  v_max3_u32 v36, v60, v61, v36
2498  v_and_b32_e32 v59, 0x7fffffff, v22
24A0  v_and_b32_e32 v58, 0x7fffffff, v23
24A8  v_max3_u32 v36, v58, v59, v36
24B0  v_and_b32_e32 v57, 0x7fffffff, v20
24B8  v_and_b32_e32 v56, 0x7fffffff, v21
24C0  v_max3_u32 v36, v56, v57, v36
24C8  v_and_b32_e32 v55, 0x7fffffff, v18
24D0  v_and_b32_e32 v54, 0x7fffffff, v19
24D8  v_max3_u32 v36, v54, v55, v36
24E0  v_and_b32_e32 v53, 0x7fffffff, v16
24E8  v_and_b32_e32 v52, 0x7fffffff, v17
24F0  v_max3_u32 v36, v52, v53, v36
24F8  v_and_b32_e32 v51, 0x7fffffff, v14
2500  v_and_b32_e32 v50, 0x7fffffff, v15
2508  v_max3_u32 v36, v50, v51, v36
2510  v_and_b32_e32 v49, 0x7fffffff, v12
2518  v_and_b32_e32 v48, 0x7fffffff, v13
2520  v_max3_u32 v36, v48, v49, v36
2528  v_and_b32_e32 v47, 0x7fffffff, v10
2530  v_and_b32_e32 v46, 0x7fffffff, v11
2538  v_max3_u32 v36, v46, v47, v36
2540  v_and_b32_e32 v45, 0x7fffffff, v8
2548  v_and_b32_e32 v44, 0x7fffffff, v9
2550  v_max3_u32 v36, v44, v45, v36
2558  v_and_b32_e32 v39, 0x7fffffff, v6
2560  v_and_b32_e32 v38, 0x7fffffff, v7
2568  v_max3_u32 v40, v38, v39, v36
2570  v_and_b32_e32 v37, 0x7fffffff, v4
2578  v_and_b32_e32 v36, 0x7fffffff, v5
2580  v_max3_u32 v72, v36, v37, v40
2588  s_mov_b32 s4, 0x7f7fffff
2590  v_cmp_lt_u32_e64 s[4:5], s4, v72
2598  v_mov_b32_e32 v40, 0
259C  v_mov_b32_e32 v41, 0
25A0  v_mov_b32_e32 v42, 0
25A4  v_mov_b32_e32 v43, 0
25A8  s_and_saveexec_b64 s[18:19], s[4:5]
25AC  s_cbranch_execz 632
25B0  v_sub_u32_e32 v41, 0x7f800000, v69
25B8  v_sub_u32_e32 v40, 0x7f7fffff, v69
25C0  v_lshrrev_b32_e32 v41, 31, v41
25C4  v_add_u32_e32 v42, -1, v41
25C8  v_and_b32_e32 v72, 0x80000000, v42
25D0  v_bfrev_b32_e32 v43, 1
25D4  v_lshrrev_b32_e32 v73, 31, v40
25D8  v_cndmask_b32_e32 v72, v72, v43, vcc
25DC  v_add_u32_e32 v73, -1, v73
25E0  v_bitop3_b32 v35, v72, v35, v73 bitop3:0xc8
25E8  v_sub_u32_e32 v73, 0x7f800000, v71
25F0  v_sub_u32_e32 v72, 0x7f7fffff, v71
25F8  v_lshrrev_b32_e32 v73, 31, v73
25FC  v_add_u32_e32 v74, -1, v73
2600  v_and_b32_e32 v75, 0x80000000, v74
2608  v_lshrrev_b32_e32 v76, 31, v72
260C  v_cndmask_b32_e32 v75, v75, v43, vcc
2610  v_add_u32_e32 v76, -1, v76
2614  v_bitop3_b32 v34, v75, v34, v76 bitop3:0xc8
261C  v_sub_u32_e32 v76, 0x7f800000, v68
2624  v_sub_u32_e32 v75, 0x7f7fffff, v68
262C  v_lshrrev_b32_e32 v76, 31, v76
2630  v_add_u32_e32 v77, -1, v76
2634  v_and_b32_e32 v78, 0x80000000, v77
263C  v_lshrrev_b32_e32 v79, 31, v75
2640  v_cndmask_b32_e32 v78, v78, v43, vcc
2644  v_add_u32_e32 v79, -1, v79
2648  v_bitop3_b32 v33, v78, v33, v79 bitop3:0xc8
2650  v_sub_u32_e32 v79, 0x7f800000, v70
2658  v_and_b32_e32 v71, v74, v71
265C  v_lshrrev_b32_e32 v79, 31, v79
2660  v_add_u32_e32 v80, -1, v79
2664  v_and_b32_e32 v42, v42, v69
2668  v_max_u32_e32 v42, v42, v71
266C  v_and_b32_e32 v69, v80, v70
2670  v_and_b32_e32 v68, v77, v68
2674  v_ashrrev_i32_e32 v72, 31, v72
2678  v_max3_u32 v42, v68, v69, v42
2680  v_sub_u32_e32 v69, 0x7f800000, v66
2688  v_sub_u32_e32 v78, 0x7f7fffff, v70
2690  v_and_b32_e32 v72, 7, v72
2694  v_ashrrev_i32_e32 v40, 31, v40
2698  s_movk_i32 s4, 0x70
269C  v_and_or_b32 v40, v40, s4, v72
26A4  v_ashrrev_i32_e32 v72, 31, v78
26A8  v_ashrrev_i32_e32 v75, 31, v75
26AC  v_lshrrev_b32_e32 v69, 31, v69
26B0  v_and_b32_e32 v72, 0x700, v72
26B8  v_and_b32_e32 v75, 0x7000, v75
26C0  v_sub_u32_e32 v68, 0x7f7fffff, v66
26C8  v_add_u32_e32 v71, -1, v69
26CC  v_or3_b32 v40, v40, v72, v75
26D4  v_and_b32_e32 v72, 0x80000000, v71
26DC  v_lshrrev_b32_e32 v70, 31, v68
26E0  v_cndmask_b32_e32 v72, v72, v43, vcc
26E4  v_add_u32_e32 v70, -1, v70
26E8  v_bitop3_b32 v31, v72, v31, v70 bitop3:0xc8
26F0  v_sub_u32_e32 v72, 0x7f800000, v67
26F8  v_add_u32_e32 v41, v41, v73
26FC  v_sub_u32_e32 v70, 0x7f7fffff, v67
2704  v_add3_u32 v41, v41, v79, v76
270C  v_lshrrev_b32_e32 v72, 31, v72
2710  v_add_u32_e32 v73, -1, v72
2714  v_lshrrev_b32_e32 v75, 31, v70
2718  v_ashrrev_i32_e32 v70, 31, v70
271C  v_ashrrev_i32_e32 v68, 31, v68
2720  v_add3_u32 v41, v41, v72, v69
2728  v_sub_u32_e32 v69, 0x7f800000, v64
2730  v_and_b32_e32 v67, v73, v67
2734  v_and_b32_e32 v70, 0x70000, v70
273C  v_and_b32_e32 v68, 0x700000, v68
2744  v_and_b32_e32 v66, v71, v66
2748  v_or3_b32 v40, v40, v70, v68
2750  v_max3_u32 v42, v66, v67, v42
2758  v_sub_u32_e32 v66, 0x7f7fffff, v65
2760  v_sub_u32_e32 v68, 0x7f7fffff, v64
2768  v_lshrrev_b32_e32 v69, 31, v69
276C  v_sub_u32_e32 v67, 0x7f800000, v65
2774  v_add_u32_e32 v71, -1, v69
2778  v_and_b32_e32 v74, 0x80000000, v73
2780  v_lshrrev_b32_e32 v70, 31, v68
2784  v_and_b32_e32 v72, 0x80000000, v71
278C  v_lshrrev_b32_e32 v73, 31, v66
2790  v_ashrrev_i32_e32 v66, 31, v66
2794  v_ashrrev_i32_e32 v68, 31, v68
2798  v_lshrrev_b32_e32 v67, 31, v67
279C  v_cndmask_b32_e32 v72, v72, v43, vcc
27A0  v_add_u32_e32 v70, -1, v70
27A4  v_and_b32_e32 v66, 0x7000000, v66
27AC  v_and_b32_e32 v68, 0x70000000, v68
27B4  v_bitop3_b32 v29, v72, v29, v70 bitop3:0xc8
27BC  v_add_u32_e32 v70, -1, v67
27C0  v_or3_b32 v40, v40, v66, v68
27C8  v_sub_u32_e32 v68, 0x7f800000, v62
27D0  v_and_b32_e32 v65, v70, v65
27D4  v_and_b32_e32 v64, v71, v64
27D8  v_and_b32_e32 v72, 0x80000000, v70
27E0  v_max3_u32 v42, v64, v65, v42
27E8  v_sub_u32_e32 v65, 0x7f800000, v63
27F0  v_lshrrev_b32_e32 v68, 31, v68
27F4  v_cndmask_b32_e32 v72, v72, v43, vcc
27F8  v_add_u32_e32 v73, -1, v73
27FC  v_add3_u32 v41, v41, v67, v69
2804  v_sub_u32_e32 v67, 0x7f7fffff, v62
280C  v_add_u32_e32 v71, -1, v68
2810  v_bitop3_b32 v28, v72, v28, v73 bitop3:0xc8
2818  v_sub_u32_e32 v64, 0x7f7fffff, v63
2820  v_lshrrev_b32_e32 v65, 31, v65
2824  v_lshrrev_b32_e32 v69, 31, v67
2828  v_and_b32_e32 v72, 0x80000000, v71
2830  v_add_u32_e32 v70, -1, v65
2834  v_cndmask_b32_e32 v72, v72, v43, vcc
2838  v_add_u32_e32 v69, -1, v69
283C  v_ashrrev_i32_e32 v66, 31, v64
2840  v_lshrrev_b32_e32 v64, 31, v64
2844  v_bitop3_b32 v27, v72, v27, v69 bitop3:0xc8
284C  v_and_b32_e32 v69, 0x80000000, v70
2854  v_cndmask_b32_e32 v69, v69, v43, vcc
2858  v_add_u32_e32 v64, -1, v64
285C  v_and_b32_e32 v63, v70, v63
2860  v_and_b32_e32 v62, v71, v62
2864  v_bitop3_b32 v26, v69, v26, v64 bitop3:0xc8
286C  v_ashrrev_i32_e32 v64, 31, v67
2870  v_max3_u32 v42, v62, v63, v42
2878  v_sub_u32_e32 v63, 0x7f800000, v61
2880  v_sub_u32_e32 v67, 0x7f800000, v60
2888  v_and_b32_e32 v66, 7, v66
288C  v_lshrrev_b32_e32 v67, 31, v67
2890  v_lshrrev_b32_e32 v63, 31, v63
2894  v_sub_u32_e32 v62, 0x7f7fffff, v61
289C  v_add_u32_e32 v69, -1, v63
28A0  v_add_u32_e32 v70, -1, v67
28A4  v_and_or_b32 v64, v64, s4, v66
28AC  v_sub_u32_e32 v66, 0x7f7fffff, v60
28B4  v_and_b32_e32 v61, v69, v61
28B8  v_and_b32_e32 v60, v70, v60
28BC  v_add3_u32 v41, v41, v65, v68
28C4  v_ashrrev_i32_e32 v65, 31, v62
28C8  v_lshrrev_b32_e32 v62, 31, v62
28CC  v_and_b32_e32 v72, 0x80000000, v69
28D4  v_max3_u32 v42, v60, v61, v42
28DC  v_sub_u32_e32 v61, 0x7f800000, v59
28E4  v_cndmask_b32_e32 v72, v72, v43, vcc
28E8  v_add_u32_e32 v62, -1, v62
28EC  v_bitop3_b32 v24, v72, v24, v62 bitop3:0xc8
28F4  v_ashrrev_i32_e32 v62, 31, v66
28F8  v_sub_u32_e32 v60, 0x7f7fffff, v59
2900  v_lshrrev_b32_e32 v61, 31, v61
2904  v_and_b32_e32 v65, 0x700, v65
290C  v_and_b32_e32 v62, 0x7000, v62
2914  v_add3_u32 v41, v41, v63, v67
291C  v_add_u32_e32 v67, -1, v61
2920  v_and_b32_e32 v71, 0x80000000, v70
2928  v_or3_b32 v62, v64, v65, v62
2930  v_ashrrev_i32_e32 v63, 31, v60
2934  v_sub_u32_e32 v65, 0x7f800000, v58
293C  v_lshrrev_b32_e32 v60, 31, v60
2940  v_and_b32_e32 v70, 0x80000000, v67
2948  v_lshrrev_b32_e32 v68, 31, v66
294C  v_sub_u32_e32 v64, 0x7f7fffff, v58
2954  v_cndmask_b32_e32 v70, v70, v43, vcc
2958  v_add_u32_e32 v60, -1, v60
295C  v_cndmask_b32_e32 v71, v71, v43, vcc
2960  v_add_u32_e32 v68, -1, v68
2964  v_lshrrev_b32_e32 v65, 31, v65
2968  v_bitop3_b32 v22, v70, v22, v60 bitop3:0xc8
2970  v_ashrrev_i32_e32 v60, 31, v64
2974  v_bitop3_b32 v25, v71, v25, v68 bitop3:0xc8
297C  v_and_b32_e32 v63, 0x70000, v63
2984  v_add_u32_e32 v68, -1, v65
2988  v_and_b32_e32 v60, 0x700000, v60
2990  v_or3_b32 v60, v62, v63, v60
2998  v_add3_u32 v61, v41, v61, v65
29A0  v_and_b32_e32 v41, v68, v58
29A4  v_sub_u32_e32 v58, 0x7f800000, v57
29AC  v_sub_u32_e32 v63, 0x7f800000, v56
29B4  v_lshrrev_b32_e32 v66, 31, v64
29B8  v_and_b32_e32 v69, 0x80000000, v68
29C0  v_cndmask_b32_e32 v69, v69, v43, vcc
29C4  v_add_u32_e32 v66, -1, v66
29C8  v_and_b32_e32 v59, v67, v59
29CC  v_lshrrev_b32_e32 v63, 31, v63
29D0  v_lshrrev_b32_e32 v58, 31, v58
29D4  v_bitop3_b32 v23, v69, v23, v66 bitop3:0xc8
29DC  v_max3_u32 v42, v41, v59, v42
29E4  v_sub_u32_e32 v41, 0x7f7fffff, v57
29EC  v_add_u32_e32 v65, -1, v58
29F0  v_add_u32_e32 v66, -1, v63
29F4  v_sub_u32_e32 v62, 0x7f7fffff, v56
29FC  v_and_b32_e32 v57, v65, v57
2A00  v_and_b32_e32 v56, v66, v56
2A04  v_ashrrev_i32_e32 v59, 31, v41
2A08  v_lshrrev_b32_e32 v41, 31, v41
2A0C  v_and_b32_e32 v68, 0x80000000, v65
2A14  v_add3_u32 v58, v61, v58, v63
2A1C  v_max3_u32 v42, v56, v57, v42
2A24  v_sub_u32_e32 v57, 0x7f800000, v55
2A2C  v_sub_u32_e32 v61, 0x7f800000, v54
2A34  v_and_b32_e32 v67, 0x80000000, v66
2A3C  v_lshrrev_b32_e32 v64, 31, v62
2A40  v_cndmask_b32_e32 v68, v68, v43, vcc
2A44  v_add_u32_e32 v41, -1, v41
2A48  v_cndmask_b32_e32 v67, v67, v43, vcc
2A4C  v_add_u32_e32 v64, -1, v64
2A50  v_bitop3_b32 v20, v68, v20, v41 bitop3:0xc8
2A58  v_ashrrev_i32_e32 v41, 31, v62
2A5C  v_lshrrev_b32_e32 v61, 31, v61
2A60  v_lshrrev_b32_e32 v57, 31, v57
2A64  v_and_b32_e32 v59, 0x7000000, v59
2A6C  v_bitop3_b32 v21, v67, v21, v64 bitop3:0xc8
2A74  v_and_b32_e32 v41, 0x70000000, v41
2A7C  v_add_u32_e32 v63, -1, v57
2A80  v_add_u32_e32 v64, -1, v61
2A84  v_or3_b32 v41, v60, v59, v41
2A8C  v_sub_u32_e32 v56, 0x7f7fffff, v55
2A94  v_sub_u32_e32 v60, 0x7f7fffff, v54
2A9C  v_and_b32_e32 v55, v63, v55
2AA0  v_and_b32_e32 v54, v64, v54
2AA4  v_max3_u32 v42, v54, v55, v42
2AAC  v_sub_u32_e32 v55, 0x7f800000, v53
2AB4  v_ashrrev_i32_e32 v59, 31, v56
2AB8  v_lshrrev_b32_e32 v56, 31, v56
2ABC  v_lshrrev_b32_e32 v62, 31, v60
2AC0  v_and_b32_e32 v65, 0x80000000, v64
2AC8  v_and_b32_e32 v66, 0x80000000, v63
2AD0  v_cndmask_b32_e32 v66, v66, v43, vcc
2AD4  v_cndmask_b32_e32 v65, v65, v43, vcc
2AD8  v_add_u32_e32 v56, -1, v56
2ADC  v_add_u32_e32 v62, -1, v62
2AE0  v_sub_u32_e32 v54, 0x7f7fffff, v53
2AE8  v_lshrrev_b32_e32 v55, 31, v55
2AEC  v_bitop3_b32 v19, v65, v19, v62 bitop3:0xc8
2AF4  v_bitop3_b32 v18, v66, v18, v56 bitop3:0xc8
2AFC  v_ashrrev_i32_e32 v56, 31, v60
2B00  v_sub_u32_e32 v60, 0x7f800000, v52
2B08  v_add_u32_e32 v62, -1, v55
2B0C  v_and_b32_e32 v59, 7, v59
2B10  v_add3_u32 v57, v58, v57, v61
2B18  v_ashrrev_i32_e32 v58, 31, v54
2B1C  v_lshrrev_b32_e32 v54, 31, v54
2B20  v_and_b32_e32 v65, 0x80000000, v62
2B28  v_and_or_b32 v56, v56, s4, v59
2B30  v_sub_u32_e32 v59, 0x7f7fffff, v52
2B38  v_lshrrev_b32_e32 v60, 31, v60
2B3C  v_cndmask_b32_e32 v65, v65, v43, vcc
2B40  v_add_u32_e32 v54, -1, v54
2B44  v_add_u32_e32 v63, -1, v60
2B48  v_bitop3_b32 v16, v65, v16, v54 bitop3:0xc8
2B50  v_ashrrev_i32_e32 v54, 31, v59
2B54  v_and_b32_e32 v58, 0x700, v58
2B5C  v_and_b32_e32 v53, v62, v53
2B60  v_and_b32_e32 v54, 0x7000, v54
2B68  v_and_b32_e32 v52, v63, v52
2B6C  v_or3_b32 v54, v56, v58, v54
2B74  v_max3_u32 v42, v52, v53, v42
2B7C  v_sub_u32_e32 v53, 0x7f800000, v51
2B84  v_sub_u32_e32 v58, 0x7f800000, v50
2B8C  v_lshrrev_b32_e32 v61, 31, v59
2B90  v_and_b32_e32 v64, 0x80000000, v63
2B98  v_cndmask_b32_e32 v64, v64, v43, vcc
2B9C  v_add_u32_e32 v61, -1, v61
2BA0  v_sub_u32_e32 v52, 0x7f7fffff, v51
2BA8  v_lshrrev_b32_e32 v58, 31, v58
2BAC  v_lshrrev_b32_e32 v53, 31, v53
2BB0  v_bitop3_b32 v17, v64, v17, v61 bitop3:0xc8
2BB8  v_add3_u32 v55, v57, v55, v60
2BC0  v_add_u32_e32 v60, -1, v53
2BC4  v_add_u32_e32 v61, -1, v58
2BC8  v_ashrrev_i32_e32 v56, 31, v52
2BCC  v_sub_u32_e32 v57, 0x7f7fffff, v50
2BD4  v_lshrrev_b32_e32 v52, 31, v52
2BD8  v_and_b32_e32 v63, 0x80000000, v60
2BE0  v_and_b32_e32 v51, v60, v51
2BE4  v_and_b32_e32 v50, v61, v50
2BE8  v_cndmask_b32_e32 v63, v63, v43, vcc
2BEC  v_add_u32_e32 v52, -1, v52
2BF0  v_max3_u32 v50, v50, v51, v42
2BF8  v_sub_u32_e32 v51, 0x7f800000, v49
2C00  v_bitop3_b32 v14, v63, v14, v52 bitop3:0xc8
2C08  v_ashrrev_i32_e32 v52, 31, v57
2C0C  v_and_b32_e32 v56, 0x70000, v56
2C14  v_and_b32_e32 v52, 0x700000, v52
2C1C  v_sub_u32_e32 v42, 0x7f7fffff, v49
2C24  v_lshrrev_b32_e32 v51, 31, v51
2C28  v_or3_b32 v52, v54, v56, v52
2C30  v_add3_u32 v53, v55, v53, v58
2C38  v_sub_u32_e32 v56, 0x7f800000, v48
2C40  v_add_u32_e32 v58, -1, v51
2C44  v_lshrrev_b32_e32 v59, 31, v57
2C48  v_and_b32_e32 v62, 0x80000000, v61
2C50  v_ashrrev_i32_e32 v54, 31, v42
2C54  v_lshrrev_b32_e32 v42, 31, v42
2C58  v_and_b32_e32 v61, 0x80000000, v58
2C60  v_cndmask_b32_e32 v62, v62, v43, vcc
2C64  v_add_u32_e32 v59, -1, v59
2C68  v_sub_u32_e32 v55, 0x7f7fffff, v48
2C70  v_lshrrev_b32_e32 v56, 31, v56
2C74  v_cndmask_b32_e32 v61, v61, v43, vcc
2C78  v_add_u32_e32 v42, -1, v42
2C7C  v_bitop3_b32 v15, v62, v15, v59 bitop3:0xc8
2C84  v_add_u32_e32 v59, -1, v56
2C88  v_bitop3_b32 v12, v61, v12, v42 bitop3:0xc8
2C90  v_ashrrev_i32_e32 v42, 31, v55
2C94  v_and_b32_e32 v54, 0x7000000, v54
2C9C  v_and_b32_e32 v49, v58, v49
2CA0  v_and_b32_e32 v42, 0x70000000, v42
2CA8  v_and_b32_e32 v48, v59, v48
2CAC  v_or3_b32 v42, v52, v54, v42
2CB4  v_max3_u32 v48, v48, v49, v50
2CBC  v_sub_u32_e32 v50, 0x7f800000, v47
2CC4  v_sub_u32_e32 v54, 0x7f800000, v46
2CCC  v_lshrrev_b32_e32 v57, 31, v55
2CD0  v_and_b32_e32 v60, 0x80000000, v59
2CD8  v_cndmask_b32_e32 v60, v60, v43, vcc
2CDC  v_add_u32_e32 v57, -1, v57
2CE0  v_lshrrev_b32_e32 v54, 31, v54
2CE4  v_lshrrev_b32_e32 v50, 31, v50
2CE8  v_bitop3_b32 v13, v60, v13, v57 bitop3:0xc8
2CF0  v_add3_u32 v51, v53, v51, v56
2CF8  v_sub_u32_e32 v49, 0x7f7fffff, v47
2D00  v_add_u32_e32 v56, -1, v50
2D04  v_add_u32_e32 v57, -1, v54
2D08  v_sub_u32_e32 v53, 0x7f7fffff, v46
2D10  v_and_b32_e32 v47, v56, v47
2D14  v_and_b32_e32 v46, v57, v46
2D18  v_ashrrev_i32_e32 v52, 31, v49
2D1C  v_lshrrev_b32_e32 v49, 31, v49
2D20  v_and_b32_e32 v59, 0x80000000, v56
2D28  v_max3_u32 v46, v46, v47, v48
2D30  v_sub_u32_e32 v48, 0x7f800000, v45
2D38  v_and_b32_e32 v58, 0x80000000, v57
2D40  v_lshrrev_b32_e32 v55, 31, v53
2D44  v_cndmask_b32_e32 v59, v59, v43, vcc
2D48  v_add_u32_e32 v49, -1, v49
2D4C  v_cndmask_b32_e32 v58, v58, v43, vcc
2D50  v_add_u32_e32 v55, -1, v55
2D54  v_bitop3_b32 v10, v59, v10, v49 bitop3:0xc8
2D5C  v_ashrrev_i32_e32 v49, 31, v53
2D60  v_sub_u32_e32 v47, 0x7f7fffff, v45
2D68  v_sub_u32_e32 v53, 0x7f800000, v44
2D70  v_lshrrev_b32_e32 v48, 31, v48
2D74  v_bitop3_b32 v11, v58, v11, v55 bitop3:0xc8
2D7C  v_add_u32_e32 v55, -1, v48
2D80  v_and_b32_e32 v52, 7, v52
2D84  v_add3_u32 v50, v51, v50, v54
2D8C  v_ashrrev_i32_e32 v51, 31, v47
2D90  v_lshrrev_b32_e32 v47, 31, v47
2D94  v_lshrrev_b32_e32 v53, 31, v53
2D98  v_and_b32_e32 v58, 0x80000000, v55
2DA0  v_and_or_b32 v49, v49, s4, v52
2DA8  v_sub_u32_e32 v52, 0x7f7fffff, v44
2DB0  v_add_u32_e32 v56, -1, v53
2DB4  v_cndmask_b32_e32 v58, v58, v43, vcc
2DB8  v_add_u32_e32 v47, -1, v47
2DBC  v_bitop3_b32 v8, v58, v8, v47 bitop3:0xc8
2DC4  v_and_b32_e32 v45, v55, v45
2DC8  v_ashrrev_i32_e32 v47, 31, v52
2DCC  v_and_b32_e32 v44, v56, v44
2DD0  v_and_b32_e32 v51, 0x700, v51
2DD8  v_and_b32_e32 v47, 0x7000, v47
2DE0  v_max3_u32 v44, v44, v45, v46
2DE8  v_sub_u32_e32 v46, 0x7f800000, v39
2DF0  v_or3_b32 v47, v49, v51, v47
2DF8  v_sub_u32_e32 v51, 0x7f800000, v38
2E00  v_lshrrev_b32_e32 v54, 31, v52
2E04  v_and_b32_e32 v57, 0x80000000, v56
2E0C  v_sub_u32_e32 v45, 0x7f7fffff, v39
2E14  v_lshrrev_b32_e32 v46, 31, v46
2E18  v_cndmask_b32_e32 v57, v57, v43, vcc
2E1C  v_add_u32_e32 v54, -1, v54
2E20  v_add3_u32 v48, v50, v48, v53
2E28  v_lshrrev_b32_e32 v51, 31, v51
2E2C  v_add_u32_e32 v53, -1, v46
2E30  v_bitop3_b32 v9, v57, v9, v54 bitop3:0xc8
2E38  v_ashrrev_i32_e32 v49, 31, v45
2E3C  v_lshrrev_b32_e32 v45, 31, v45
2E40  v_add_u32_e32 v54, -1, v51
2E44  v_and_b32_e32 v56, 0x80000000, v53
2E4C  v_sub_u32_e32 v50, 0x7f7fffff, v38
2E54  v_cndmask_b32_e32 v56, v56, v43, vcc
2E58  v_add_u32_e32 v45, -1, v45
2E5C  v_and_b32_e32 v39, v53, v39
2E60  v_and_b32_e32 v38, v54, v38
2E64  v_bitop3_b32 v6, v56, v6, v45 bitop3:0xc8
2E6C  v_ashrrev_i32_e32 v45, 31, v50
2E70  v_max3_u32 v38, v38, v39, v44
2E78  v_sub_u32_e32 v44, 0x7f800000, v37
2E80  v_and_b32_e32 v49, 0x70000, v49
2E88  v_and_b32_e32 v45, 0x700000, v45
2E90  v_or3_b32 v45, v47, v49, v45
2E98  v_sub_u32_e32 v39, 0x7f7fffff, v37
2EA0  v_sub_u32_e32 v49, 0x7f800000, v36
2EA8  v_lshrrev_b32_e32 v44, 31, v44
2EAC  v_lshrrev_b32_e32 v52, 31, v50
2EB0  v_and_b32_e32 v55, 0x80000000, v54
2EB8  v_add3_u32 v46, v48, v46, v51
2EC0  v_add_u32_e32 v51, -1, v44
2EC4  v_cndmask_b32_e32 v55, v55, v43, vcc
2EC8  v_add_u32_e32 v52, -1, v52
2ECC  v_ashrrev_i32_e32 v47, 31, v39
2ED0  v_lshrrev_b32_e32 v39, 31, v39
2ED4  v_lshrrev_b32_e32 v49, 31, v49
2ED8  v_and_b32_e32 v54, 0x80000000, v51
2EE0  v_bitop3_b32 v7, v55, v7, v52 bitop3:0xc8
2EE8  v_sub_u32_e32 v48, 0x7f7fffff, v36
2EF0  v_add_u32_e32 v52, -1, v49
2EF4  v_cndmask_b32_e32 v54, v54, v43, vcc
2EF8  v_add_u32_e32 v39, -1, v39
2EFC  v_and_b32_e32 v81, 0x80000000, v80
2F04  v_and_b32_e32 v53, 0x80000000, v52
2F0C  v_lshrrev_b32_e32 v50, 31, v48
2F10  v_bitop3_b32 v4, v54, v4, v39 bitop3:0xc8
2F18  v_ashrrev_i32_e32 v39, 31, v48
2F1C  v_cndmask_b32_e32 v81, v81, v43, vcc
2F20  v_cndmask_b32_e32 v74, v74, v43, vcc
2F24  v_and_b32_e32 v47, 0x7000000, v47
2F2C  v_cndmask_b32_e32 v43, v53, v43, vcc
2F30  v_add_u32_e32 v50, -1, v50
2F34  v_and_b32_e32 v39, 0x70000000, v39
2F3C  v_lshrrev_b32_e32 v82, 31, v78
2F40  v_bitop3_b32 v5, v43, v5, v50 bitop3:0xc8
2F48  v_and_b32_e32 v37, v51, v37
2F4C  v_or3_b32 v43, v45, v47, v39
2F54  v_add3_u32 v39, v46, v44, v49
2F5C  v_and_b32_e32 v36, v52, v36
2F60  v_add_u32_e32 v82, -1, v82
2F64  v_add_u32_e32 v75, -1, v75
2F68  v_max3_u32 v36, v36, v37, v38
2F70  v_mov_b32_e32 v37, 0x7f800000
2F78  v_cmp_ne_u32_e32 vcc, 32, v39
2F7C  v_bitop3_b32 v32, v81, v32, v82 bitop3:0xc8
2F84  v_bitop3_b32 v30, v74, v30, v75 bitop3:0xc8
2F8C  v_cndmask_b32_e32 v72, v37, v36, vcc
2F90  s_or_b64 exec, exec, s[18:19]
2F94  v_cmp_ne_u32_e32 vcc, 0, v72
2F98  v_mov_b32_e32 v44, 0x7f
2FA0  s_and_saveexec_b64 s[4:5], vcc
2FA4  s_cbranch_execz 26
2FA8  s_bfe_u32 s6, s7, 0x20004
2FB0  s_cmp_eq_u32 s6, 2
2FB4  s_cselect_b64 s[18:19], -1, 0
2FB8  s_and_b64 s[20:21], s[18:19], exec
2FBC  s_waitcnt lgkmcnt(0)
2FC0  s_cselect_b32 s11, 0x3fffff, 0
2FC8  s_cmp_lg_u32 s6, 0
2FCC  s_cselect_b32 s6, s11, 0x200000
2FD4  v_add_u32_e32 v36, s6, v72
2FD8  s_mov_b32 s6, 0x17fffff
2FE0  v_lshrrev_b32_e32 v37, 23, v36
2FE4  v_add_u32_e32 v37, -2, v37
2FE8  v_cmp_lt_u32_e32 vcc, s6, v36
2FEC  s_mov_b32 s6, 0x7f800000
2FF4  s_nop 0
2FF8  v_cndmask_b32_e32 v36, 0, v37, vcc
2FFC  v_cmp_eq_u32_e32 vcc, s6, v72
3000  v_mov_b32_e32 v37, 0xfe
3008  s_and_b64 vcc, s[18:19], vcc
300C  v_cndmask_b32_e32 v44, v36, v37, vcc
3010  s_or_b64 exec, exec, s[4:5]
3014  v_cmp_eq_u32_e32 vcc, 0, v44
3018  s_cbranch_vccz 37
301C  s_nop 0
3020  v_cndmask_b32_e64 v36, 1.0, 2.0, vcc
3028  v_pk_mul_f32 v[34:35], v[36:37], v[34:35] op_sel_hi:[0,1]
3030  v_pk_mul_f32 v[32:33], v[36:37], v[32:33] op_sel_hi:[0,1]
3038  v_pk_mul_f32 v[30:31], v[36:37], v[30:31] op_sel_hi:[0,1]
3040  v_pk_mul_f32 v[28:29], v[36:37], v[28:29] op_sel_hi:[0,1]
3048  v_pk_mul_f32 v[26:27], v[36:37], v[26:27] op_sel_hi:[0,1]
3050  v_pk_mul_f32 v[24:25], v[36:37], v[24:25] op_sel_hi:[0,1]
3058  v_pk_mul_f32 v[22:23], v[36:37], v[22:23] op_sel_hi:[0,1]
3060  v_pk_mul_f32 v[20:21], v[36:37], v[20:21] op_sel_hi:[0,1]
3068  v_pk_mul_f32 v[18:19], v[36:37], v[18:19] op_sel_hi:[0,1]
3070  v_pk_mul_f32 v[16:17], v[36:37], v[16:17] op_sel_hi:[0,1]
3078  v_pk_mul_f32 v[14:15], v[36:37], v[14:15] op_sel_hi:[0,1]
3080  v_pk_mul_f32 v[12:13], v[36:37], v[12:13] op_sel_hi:[0,1]
3088  v_pk_mul_f32 v[10:11], v[36:37], v[10:11] op_sel_hi:[0,1]
3090  v_pk_mul_f32 v[8:9], v[36:37], v[8:9] op_sel_hi:[0,1]
3098  v_pk_mul_f32 v[6:7], v[36:37], v[6:7] op_sel_hi:[0,1]
30A0  v_pk_mul_f32 v[4:5], v[36:37], v[4:5] op_sel_hi:[0,1]
30A8  v_max_u32_e32 v45, 1, v44
30AC  s_branch 1
30B0  v_mov_b32_e32 v45, v44
30B4  v_mov_b32_e32 v38, s3
30B8  v_mov_b32_e32 v39, 0
30BC  v_mad_u64_u32 v[36:37], s[2:3], s2, v1, v[38:39]
30C4  s_and_b32 s2, s7, 4
30C8  s_bitcmp1_b32 s7, 2
30CC  v_lshlrev_b32_e32 v1, 23, v45
30D0  s_cselect_b64 s[4:5], -1, 0
30D4  s_cmp_eq_u32 s2, 0
30D8  v_lshlrev_b32_e32 v45, 2, v36
30DC  s_waitcnt lgkmcnt(0)
30E0  s_mul_i32 s6, s9, 0xcd9e8d57
30E8  s_mul_hi_u32 s7, s9, 0xcd9e8d57
30F0  s_cbranch_scc1 132
30F4  s_mov_b32 s9, 0xd2511f53
30FC  v_mad_u64_u32 v[46:47], s[2:3], v45, s9, 0
3104  s_xor_b32 s2, s16, s7
3108  v_xor_b32_e32 v38, s17, v47
310C  s_mov_b32 s11, 0xcd9e8d57
3114  s_xor_b32 s2, s8, s2
3118  v_xor_b32_e32 v38, s10, v38
311C  s_add_i32 s18, s16, 0x9e3779b9
3124  s_mul_i32 s20, s2, 0xd2511f53
312C  s_mul_hi_u32 s21, s2, 0xd2511f53
3134  v_mad_u64_u32 v[48:49], s[2:3], v38, s11, 0
313C  s_add_i32 s19, s17, 0xbb67ae85
3144  s_xor_b32 s2, s6, s18
3148  v_xor_b32_e32 v38, s2, v49
314C  s_xor_b32 s2, s19, s21
3150  v_xor_b32_e32 v49, s2, v46
3154  s_add_i32 s19, s17, 0x76cf5d0a
315C  v_mad_u64_u32 v[46:47], s[2:3], v38, s9, 0
3164  v_mad_u64_u32 v[50:51], s[2:3], v49, s11, 0
316C  s_add_i32 s18, s16, 0x3c6ef372
3174  s_xor_b32 s2, s20, s19
3178  v_xor_b32_e32 v38, s18, v51
317C  v_xor_b32_e32 v47, s2, v47
3180  v_xor_b32_e32 v38, v38, v48
3184  s_add_i32 s18, s16, 0xdaa66d2b
318C  v_mad_u64_u32 v[52:53], s[2:3], v47, s11, 0
3194  s_add_i32 s19, s17, 0x32370b8f
319C  v_mad_u64_u32 v[48:49], s[2:3], v38, s9, 0
31A4  v_xor_b32_e32 v38, s18, v53
31A8  v_xor_b32_e32 v38, v38, v50
31AC  v_xor_b32_e32 v47, s19, v49
31B0  v_xor_b32_e32 v49, v47, v46
31B4  s_add_i32 s19, s17, 0xed9eba14
31BC  v_mad_u64_u32 v[46:47], s[2:3], v38, s9, 0
31C4  s_add_i32 s18, s16, 0x78dde6e4
31CC  v_mad_u64_u32 v[50:51], s[2:3], v49, s11, 0
31D4  v_xor_b32_e32 v47, s19, v47
31D8  v_xor_b32_e32 v38, s18, v51
31DC  v_xor_b32_e32 v47, v47, v48
31E0  v_xor_b32_e32 v38, v38, v52
31E4  s_add_i32 s18, s16, 0x1715609d
31EC  v_mad_u64_u32 v[52:53], s[2:3], v47, s11, 0
31F4  s_add_i32 s19, s17, 0xa9066899
31FC  v_mad_u64_u32 v[48:49], s[2:3], v38, s9, 0
3204  v_xor_b32_e32 v38, s18, v53
3208  v_xor_b32_e32 v38, v38, v50
320C  v_xor_b32_e32 v47, s19, v49
3210  v_xor_b32_e32 v49, v47, v46
3214  s_add_i32 s19, s17, 0x646e171e
321C  v_mad_u64_u32 v[46:47], s[2:3], v38, s9, 0
3224  s_add_i32 s18, s16, 0xb54cda56
322C  v_mad_u64_u32 v[50:51], s[2:3], v49, s11, 0
3234  v_xor_b32_e32 v47, s19, v47
3238  v_xor_b32_e32 v38, s18, v51
323C  v_xor_b32_e32 v47, v47, v48
3240  v_xor_b32_e32 v38, v38, v52
3244  s_add_i32 s18, s16, 0x5384540f
324C  v_mad_u64_u32 v[52:53], s[2:3], v47, s11, 0
3254  s_add_i32 s19, s17, 0x1fd5c5a3
325C  v_mad_u64_u32 v[48:49], s[2:3], v38, s9, 0
3264  v_xor_b32_e32 v38, s18, v53
3268  v_xor_b32_e32 v38, v38, v50
326C  v_xor_b32_e32 v47, s19, v49
3270  v_xor_b32_e32 v49, v47, v46
3274  s_add_i32 s19, s17, 0xdb3d7428
327C  v_mad_u64_u32 v[46:47], s[2:3], v38, s9, 0
3284  s_add_i32 s18, s16, 0xf1bbcdc8
328C  v_mad_u64_u32 v[50:51], s[2:3], v49, s11, 0
3294  v_xor_b32_e32 v47, s19, v47
3298  v_xor_b32_e32 v38, s18, v51
329C  v_xor_b32_e32 v47, v47, v48
32A0  v_xor_b32_e32 v38, v38, v52
32A4  v_mad_u64_u32 v[52:53], s[2:3], v47, s11, 0
32AC  s_add_i32 s18, s16, 0x8ff34781
32B4  v_mad_u64_u32 v[48:49], s[2:3], v38, s9, 0
32BC  v_xor_b32_e32 v38, v53, v50
32C0  s_add_i32 s19, s17, 0x96a522ad
32C8  v_xor_b32_e32 v47, s18, v38
32CC  v_xor_b32_e32 v38, v49, v46
32D0  v_xor_b32_e32 v46, s19, v38
32D4  v_mov_b32_e32 v38, v39
32D8  v_cvt_scalef32_sr_pk_fp4_f32 v39, v[34:35], v47, v1
32E0  v_cvt_scalef32_sr_pk_fp4_f32 v38, v[30:31], v46, v1 op_sel:[0,0,0,1]
32E8  v_cvt_scalef32_sr_pk_fp4_f32 v39, v[32:33], v52, v1 op_sel:[0,0,1,0]
32F0  v_cvt_scalef32_sr_pk_fp4_f32 v38, v[28:29], v48, v1 op_sel:[0,0,1,1]
32F8  s_nop 0
32FC  s_cbranch_execz 1
3300  s_branch 11
3304  v_mov_b32_e32 v39, 0
3308  v_mov_b32_e32 v38, 0
330C  v_cvt_scalef32_pk_fp4_f32 v39, v34, v35, v1
3314  v_cvt_scalef32_pk_fp4_f32 v38, v30, v31, v1 op_sel:[0,0,0,1]
331C  v_cvt_scalef32_pk_fp4_f32 v39, v32, v33, v1 op_sel:[0,0,1,0]
3324  v_cvt_scalef32_pk_fp4_f32 v38, v28, v29, v1 op_sel:[0,0,1,1]
332C  s_nop 0
3330  v_cndmask_b32_e64 v28, 0, 1, s[4:5]
3338  v_cmp_ne_u32_e64 s[2:3], 1, v28
3340  s_andn2_b64 vcc, exec, s[4:5]
3344  s_cbranch_vccnz 134
3348  v_or_b32_e32 v28, 1, v45
334C  s_mov_b32 s9, 0xd2511f53
3354  v_mad_u64_u32 v[28:29], s[4:5], v28, s9, 0
335C  s_xor_b32 s4, s16, s7
3360  v_xor_b32_e32 v29, s17, v29
3364  s_mov_b32 s11, 0xcd9e8d57
336C  s_xor_b32 s4, s8, s4
3370  v_xor_b32_e32 v29, s10, v29
3374  s_add_i32 s18, s16, 0x9e3779b9
337C  s_mul_i32 s20, s4, 0xd2511f53
3384  s_mul_hi_u32 s21, s4, 0xd2511f53
338C  v_mad_u64_u32 v[30:31], s[4:5], v29, s11, 0
3394  s_add_i32 s19, s17, 0xbb67ae85
339C  s_xor_b32 s4, s6, s18
33A0  v_xor_b32_e32 v29, s4, v31
33A4  s_xor_b32 s4, s19, s21
33A8  v_xor_b32_e32 v31, s4, v28
33AC  s_add_i32 s18, s16, 0x3c6ef372
33B4  s_add_i32 s19, s17, 0x76cf5d0a
33BC  v_mad_u64_u32 v[28:29], s[4:5], v29, s9, 0
33C4  v_mad_u64_u32 v[32:33], s[4:5], v31, s11, 0
33CC  v_xor_b32_e32 v31, s18, v33
33D0  s_xor_b32 s4, s20, s19
33D4  v_xor_b32_e32 v30, v31, v30
33D8  v_xor_b32_e32 v29, s4, v29
33DC  s_add_i32 s18, s16, 0xdaa66d2b
33E4  s_add_i32 s19, s17, 0x32370b8f
33EC  v_mad_u64_u32 v[30:31], s[4:5], v30, s9, 0
33F4  v_mad_u64_u32 v[34:35], s[4:5], v29, s11, 0
33FC  v_xor_b32_e32 v29, s18, v35
3400  v_xor_b32_e32 v31, s19, v31
3404  v_xor_b32_e32 v29, v29, v32
3408  v_xor_b32_e32 v31, v31, v28
340C  s_add_i32 s18, s16, 0x78dde6e4
3414  s_add_i32 s19, s17, 0xed9eba14
341C  v_mad_u64_u32 v[28:29], s[4:5], v29, s9, 0
3424  v_mad_u64_u32 v[32:33], s[4:5], v31, s11, 0
342C  v_xor_b32_e32 v31, s18, v33
3430  v_xor_b32_e32 v29, s19, v29
3434  v_xor_b32_e32 v31, v31, v34
3438  v_xor_b32_e32 v29, v29, v30
343C  s_add_i32 s18, s16, 0x1715609d
3444  s_add_i32 s19, s17, 0xa9066899
344C  v_mad_u64_u32 v[30:31], s[4:5], v31, s9, 0
3454  v_mad_u64_u32 v[34:35], s[4:5], v29, s11, 0
345C  v_xor_b32_e32 v29, s18, v35
3460  v_xor_b32_e32 v31, s19, v31
3464  v_xor_b32_e32 v29, v29, v32
3468  v_xor_b32_e32 v31, v31, v28
346C  s_add_i32 s18, s16, 0xb54cda56
3474  s_add_i32 s19, s17, 0x646e171e
347C  v_mad_u64_u32 v[28:29], s[4:5], v29, s9, 0
3484  v_mad_u64_u32 v[32:33], s[4:5], v31, s11, 0
348C  v_xor_b32_e32 v31, s18, v33
3490  v_xor_b32_e32 v29, s19, v29
3494  v_xor_b32_e32 v31, v31, v34
3498  v_xor_b32_e32 v29, v29, v30
349C  s_add_i32 s18, s16, 0x5384540f
34A4  s_add_i32 s19, s17, 0x1fd5c5a3
34AC  v_mad_u64_u32 v[30:31], s[4:5], v31, s9, 0
34B4  v_mad_u64_u32 v[34:35], s[4:5], v29, s11, 0
34BC  v_xor_b32_e32 v29, s18, v35
34C0  v_xor_b32_e32 v31, s19, v31
34C4  v_xor_b32_e32 v29, v29, v32
34C8  v_xor_b32_e32 v31, v31, v28
34CC  s_add_i32 s18, s16, 0xf1bbcdc8
34D4  s_add_i32 s19, s17, 0xdb3d7428
34DC  v_mad_u64_u32 v[28:29], s[4:5], v29, s9, 0
34E4  v_mad_u64_u32 v[32:33], s[4:5], v31, s11, 0
34EC  v_xor_b32_e32 v31, s18, v33
34F0  v_xor_b32_e32 v29, s19, v29
34F4  v_xor_b32_e32 v31, v31, v34
34F8  v_xor_b32_e32 v29, v29, v30
34FC  v_mad_u64_u32 v[30:31], s[4:5], v31, s9, 0
3504  v_mad_u64_u32 v[34:35], s[4:5], v29, s11, 0
350C  s_add_i32 s18, s16, 0x8ff34781
3514  s_add_i32 s19, s17, 0x96a522ad
351C  v_xor_b32_e32 v29, v35, v32
3520  v_xor_b32_e32 v28, v31, v28
3524  v_xor_b32_e32 v32, s18, v29
3528  v_xor_b32_e32 v31, s19, v28
352C  v_mov_b32_e32 v28, 0
3530  v_mov_b32_e32 v29, 0
3534  v_cvt_scalef32_sr_pk_fp4_f32 v28, v[26:27], v32, v1
353C  v_cvt_scalef32_sr_pk_fp4_f32 v29, v[22:23], v31, v1 op_sel:[0,0,0,1]
3544  v_cvt_scalef32_sr_pk_fp4_f32 v28, v[24:25], v34, v1 op_sel:[0,0,1,0]
354C  v_cvt_scalef32_sr_pk_fp4_f32 v29, v[20:21], v30, v1 op_sel:[0,0,1,1]
3554  s_nop 0
3558  s_cbranch_execz 1
355C  s_branch 11
3560  v_mov_b32_e32 v28, 0
3564  v_mov_b32_e32 v29, 0
3568  v_cvt_scalef32_pk_fp4_f32 v28, v26, v27, v1
3570  v_cvt_scalef32_pk_fp4_f32 v29, v22, v23, v1 op_sel:[0,0,0,1]
3578  v_cvt_scalef32_pk_fp4_f32 v28, v24, v25, v1 op_sel:[0,0,1,0]
3580  v_cvt_scalef32_pk_fp4_f32 v29, v20, v21, v1 op_sel:[0,0,1,1]
3588  s_nop 0
358C  s_and_b64 vcc, exec, s[2:3]
3590  s_cbranch_vccnz 134
3594  v_or_b32_e32 v20, 2, v45
3598  s_mov_b32 s9, 0xd2511f53
35A0  v_mad_u64_u32 v[20:21], s[4:5], v20, s9, 0
35A8  s_xor_b32 s4, s16, s7
35AC  v_xor_b32_e32 v21, s17, v21
35B0  s_mov_b32 s11, 0xcd9e8d57
35B8  s_xor_b32 s4, s8, s4
35BC  v_xor_b32_e32 v21, s10, v21
35C0  s_add_i32 s18, s16, 0x9e3779b9
35C8  s_mul_i32 s20, s4, 0xd2511f53
35D0  s_mul_hi_u32 s21, s4, 0xd2511f53
35D8  v_mad_u64_u32 v[22:23], s[4:5], v21, s11, 0
35E0  s_add_i32 s19, s17, 0xbb67ae85
35E8  s_xor_b32 s4, s6, s18
35EC  v_xor_b32_e32 v21, s4, v23
35F0  s_xor_b32 s4, s19, s21
35F4  v_xor_b32_e32 v23, s4, v20
35F8  s_add_i32 s18, s16, 0x3c6ef372
3600  s_add_i32 s19, s17, 0x76cf5d0a
3608  v_mad_u64_u32 v[20:21], s[4:5], v21, s9, 0
3610  v_mad_u64_u32 v[24:25], s[4:5], v23, s11, 0
3618  v_xor_b32_e32 v23, s18, v25
361C  s_xor_b32 s4, s20, s19
3620  v_xor_b32_e32 v22, v23, v22
3624  v_xor_b32_e32 v21, s4, v21
3628  s_add_i32 s18, s16, 0xdaa66d2b
3630  s_add_i32 s19, s17, 0x32370b8f
3638  v_mad_u64_u32 v[22:23], s[4:5], v22, s9, 0
3640  v_mad_u64_u32 v[26:27], s[4:5], v21, s11, 0
3648  v_xor_b32_e32 v21, s18, v27
364C  v_xor_b32_e32 v23, s19, v23
3650  v_xor_b32_e32 v21, v21, v24
3654  v_xor_b32_e32 v23, v23, v20
3658  s_add_i32 s18, s16, 0x78dde6e4
3660  s_add_i32 s19, s17, 0xed9eba14
3668  v_mad_u64_u32 v[20:21], s[4:5], v21, s9, 0
3670  v_mad_u64_u32 v[24:25], s[4:5], v23, s11, 0
3678  v_xor_b32_e32 v23, s18, v25
367C  v_xor_b32_e32 v21, s19, v21
3680  v_xor_b32_e32 v23, v23, v26
3684  v_xor_b32_e32 v21, v21, v22
3688  s_add_i32 s18, s16, 0x1715609d
3690  s_add_i32 s19, s17, 0xa9066899
3698  v_mad_u64_u32 v[22:23], s[4:5], v23, s9, 0
36A0  v_mad_u64_u32 v[26:27], s[4:5], v21, s11, 0
36A8  v_xor_b32_e32 v21, s18, v27
36AC  v_xor_b32_e32 v23, s19, v23
36B0  v_xor_b32_e32 v21, v21, v24
36B4  v_xor_b32_e32 v23, v23, v20
36B8  s_add_i32 s18, s16, 0xb54cda56
36C0  s_add_i32 s19, s17, 0x646e171e
36C8  v_mad_u64_u32 v[20:21], s[4:5], v21, s9, 0
36D0  v_mad_u64_u32 v[24:25], s[4:5], v23, s11, 0
36D8  v_xor_b32_e32 v23, s18, v25
36DC  v_xor_b32_e32 v21, s19, v21
36E0  v_xor_b32_e32 v23, v23, v26
36E4  v_xor_b32_e32 v21, v21, v22
36E8  s_add_i32 s18, s16, 0x5384540f
36F0  s_add_i32 s19, s17, 0x1fd5c5a3
36F8  v_mad_u64_u32 v[22:23], s[4:5], v23, s9, 0
3700  v_mad_u64_u32 v[26:27], s[4:5], v21, s11, 0
3708  v_xor_b32_e32 v21, s18, v27
370C  v_xor_b32_e32 v23, s19, v23
3710  v_xor_b32_e32 v21, v21, v24
3714  v_xor_b32_e32 v23, v23, v20
3718  s_add_i32 s18, s16, 0xf1bbcdc8
3720  s_add_i32 s19, s17, 0xdb3d7428
3728  v_mad_u64_u32 v[20:21], s[4:5], v21, s9, 0
3730  v_mad_u64_u32 v[24:25], s[4:5], v23, s11, 0
3738  v_xor_b32_e32 v23, s18, v25
373C  v_xor_b32_e32 v21, s19, v21
3740  v_xor_b32_e32 v23, v23, v26
3744  v_xor_b32_e32 v21, v21, v22
3748  v_mad_u64_u32 v[22:23], s[4:5], v23, s9, 0
3750  v_mad_u64_u32 v[26:27], s[4:5], v21, s11, 0
3758  s_add_i32 s18, s16, 0x8ff34781
3760  s_add_i32 s19, s17, 0x96a522ad
3768  v_xor_b32_e32 v21, v27, v24
376C  v_xor_b32_e32 v20, v23, v20
3770  v_xor_b32_e32 v24, s18, v21
3774  v_xor_b32_e32 v23, s19, v20
3778  v_mov_b32_e32 v20, 0
377C  v_mov_b32_e32 v21, 0
3780  v_cvt_scalef32_sr_pk_fp4_f32 v20, v[18:19], v24, v1
3788  v_cvt_scalef32_sr_pk_fp4_f32 v21, v[14:15], v23, v1 op_sel:[0,0,0,1]
3790  v_cvt_scalef32_sr_pk_fp4_f32 v20, v[16:17], v26, v1 op_sel:[0,0,1,0]
3798  v_cvt_scalef32_sr_pk_fp4_f32 v21, v[12:13], v22, v1 op_sel:[0,0,1,1]
37A0  s_nop 0
37A4  s_cbranch_execz 1
37A8  s_branch 11
37AC  v_mov_b32_e32 v20, 0
37B0  v_mov_b32_e32 v21, 0
37B4  v_cvt_scalef32_pk_fp4_f32 v20, v18, v19, v1
37BC  v_cvt_scalef32_pk_fp4_f32 v21, v14, v15, v1 op_sel:[0,0,0,1]
37C4  v_cvt_scalef32_pk_fp4_f32 v20, v16, v17, v1 op_sel:[0,0,1,0]
37CC  v_cvt_scalef32_pk_fp4_f32 v21, v12, v13, v1 op_sel:[0,0,1,1]
37D4  s_nop 0
37D8  s_and_b64 vcc, exec, s[2:3]
37DC  s_cbranch_vccnz 134
37E0  v_or_b32_e32 v12, 3, v45
37E4  s_mov_b32 s4, 0xd2511f53
37EC  v_mad_u64_u32 v[12:13], s[2:3], v12, s4, 0
37F4  s_xor_b32 s2, s16, s7
37F8  v_xor_b32_e32 v13, s17, v13
37FC  s_mov_b32 s5, 0xcd9e8d57
3804  s_xor_b32 s2, s8, s2
3808  v_xor_b32_e32 v13, s10, v13
380C  s_add_i32 s7, s16, 0x9e3779b9
3814  s_mul_i32 s9, s2, 0xd2511f53
381C  s_mul_hi_u32 s10, s2, 0xd2511f53
3824  v_mad_u64_u32 v[14:15], s[2:3], v13, s5, 0
382C  s_add_i32 s8, s17, 0xbb67ae85
3834  s_xor_b32 s2, s6, s7
3838  v_xor_b32_e32 v13, s2, v15
383C  s_xor_b32 s2, s8, s10
3840  v_xor_b32_e32 v15, s2, v12
3844  s_add_i32 s6, s16, 0x3c6ef372
384C  s_add_i32 s7, s17, 0x76cf5d0a
3854  v_mad_u64_u32 v[12:13], s[2:3], v13, s4, 0
385C  v_mad_u64_u32 v[16:17], s[2:3], v15, s5, 0
3864  v_xor_b32_e32 v15, s6, v17
3868  s_xor_b32 s2, s9, s7
386C  v_xor_b32_e32 v14, v15, v14
3870  v_xor_b32_e32 v13, s2, v13
3874  s_add_i32 s6, s16, 0xdaa66d2b
387C  s_add_i32 s7, s17, 0x32370b8f
3884  v_mad_u64_u32 v[14:15], s[2:3], v14, s4, 0
388C  v_mad_u64_u32 v[18:19], s[2:3], v13, s5, 0
3894  v_xor_b32_e32 v13, s6, v19
3898  v_xor_b32_e32 v15, s7, v15
389C  v_xor_b32_e32 v13, v13, v16
38A0  v_xor_b32_e32 v15, v15, v12
38A4  s_add_i32 s6, s16, 0x78dde6e4
38AC  s_add_i32 s7, s17, 0xed9eba14
38B4  v_mad_u64_u32 v[12:13], s[2:3], v13, s4, 0
38BC  v_mad_u64_u32 v[16:17], s[2:3], v15, s5, 0
38C4  v_xor_b32_e32 v15, s6, v17
38C8  v_xor_b32_e32 v13, s7, v13
38CC  v_xor_b32_e32 v15, v15, v18
38D0  v_xor_b32_e32 v13, v13, v14
38D4  s_add_i32 s6, s16, 0x1715609d
38DC  s_add_i32 s7, s17, 0xa9066899
38E4  v_mad_u64_u32 v[14:15], s[2:3], v15, s4, 0
38EC  v_mad_u64_u32 v[18:19], s[2:3], v13, s5, 0
38F4  v_xor_b32_e32 v13, s6, v19
38F8  v_xor_b32_e32 v15, s7, v15
38FC  v_xor_b32_e32 v13, v13, v16
3900  v_xor_b32_e32 v15, v15, v12
3904  s_add_i32 s6, s16, 0xb54cda56
390C  s_add_i32 s7, s17, 0x646e171e
3914  v_mad_u64_u32 v[12:13], s[2:3], v13, s4, 0
391C  v_mad_u64_u32 v[16:17], s[2:3], v15, s5, 0
3924  v_xor_b32_e32 v15, s6, v17
3928  v_xor_b32_e32 v13, s7, v13
392C  v_xor_b32_e32 v15, v15, v18
3930  v_xor_b32_e32 v13, v13, v14
3934  s_add_i32 s6, s16, 0x5384540f
393C  s_add_i32 s7, s17, 0x1fd5c5a3
3944  v_mad_u64_u32 v[14:15], s[2:3], v15, s4, 0
394C  v_mad_u64_u32 v[18:19], s[2:3], v13, s5, 0
3954  v_xor_b32_e32 v13, s6, v19
3958  v_xor_b32_e32 v15, s7, v15
395C  v_xor_b32_e32 v13, v13, v16
3960  v_xor_b32_e32 v15, v15, v12
3964  s_add_i32 s6, s16, 0xf1bbcdc8
396C  s_add_i32 s7, s17, 0xdb3d7428
3974  v_mad_u64_u32 v[12:13], s[2:3], v13, s4, 0
397C  v_mad_u64_u32 v[16:17], s[2:3], v15, s5, 0
3984  v_xor_b32_e32 v15, s6, v17
3988  v_xor_b32_e32 v13, s7, v13
398C  v_xor_b32_e32 v15, v15, v18
3990  v_xor_b32_e32 v13, v13, v14
3994  v_mad_u64_u32 v[14:15], s[2:3], v15, s4, 0
399C  v_mad_u64_u32 v[18:19], s[2:3], v13, s5, 0
39A4  s_add_i32 s6, s16, 0x8ff34781
39AC  s_add_i32 s7, s17, 0x96a522ad
39B4  v_xor_b32_e32 v13, v19, v16
39B8  v_xor_b32_e32 v12, v15, v12
39BC  v_xor_b32_e32 v16, s6, v13
39C0  v_xor_b32_e32 v15, s7, v12
39C4  v_mov_b32_e32 v12, 0
39C8  v_mov_b32_e32 v13, 0
39CC  v_cvt_scalef32_sr_pk_fp4_f32 v12, v[10:11], v16, v1
39D4  v_cvt_scalef32_sr_pk_fp4_f32 v13, v[6:7], v15, v1 op_sel:[0,0,0,1]
39DC  v_cvt_scalef32_sr_pk_fp4_f32 v12, v[8:9], v18, v1 op_sel:[0,0,1,0]
39E4  v_cvt_scalef32_sr_pk_fp4_f32 v13, v[4:5], v14, v1 op_sel:[0,0,1,1]
39EC  s_nop 0
39F0  s_cbranch_execz 1
39F4  s_branch 11
39F8  v_mov_b32_e32 v12, 0
39FC  v_mov_b32_e32 v13, 0
3A00  v_cvt_scalef32_pk_fp4_f32 v12, v10, v11, v1
3A08  v_cvt_scalef32_pk_fp4_f32 v13, v6, v7, v1 op_sel:[0,0,0,1]
3A10  v_cvt_scalef32_pk_fp4_f32 v12, v8, v9, v1 op_sel:[0,0,1,0]
3A18  v_cvt_scalef32_pk_fp4_f32 v13, v4, v5, v1 op_sel:[0,0,1,1]
3A20  s_nop 0
3A24  v_or3_b32 v1, v38, v40, v39
3A2C  v_or3_b32 v4, v29, v41, v28
3A34  v_or3_b32 v5, v21, v42, v20
3A3C  v_or3_b32 v6, v13, v43, v12
3A44  v_lshrrev_b32_e32 v8, 4, v1
3A48  v_lshrrev_b32_e32 v9, 4, v4
3A4C  v_lshrrev_b32_e32 v10, 4, v5
3A50  v_lshrrev_b32_e32 v7, 4, v6
3A54  v_lshlrev_b32_e32 v1, 4, v1
3A58  v_lshlrev_b32_e32 v4, 4, v4
3A5C  v_lshlrev_b32_e32 v5, 4, v5
3A60  v_lshlrev_b32_e32 v6, 4, v6
3A64  s_mov_b32 s2, 0xf0f0f0f
3A6C  v_bfi_b32 v7, s2, v7, v6
3A74  v_bfi_b32 v6, s2, v10, v5
3A7C  v_bfi_b32 v5, s2, v9, v4
3A84  v_bfi_b32 v4, s2, v8, v1
3A8C  v_lshl_add_u64 v[8:9], v[36:37], 4, s[14:15]
3A94  global_store_dwordx4 v[8:9], v[4:7], off
3A9C  s_or_b64 exec, exec, s[12:13]
3AA0  s_load_dwordx2 s[0:1], s[0:1], 0x10
3AA8  v_mov_b32_e32 v1, 0
3AAC  s_waitcnt lgkmcnt(0)
3AB0  v_lshl_add_u64 v[2:3], s[0:1], 0, v[2:3]
3AB8  v_lshl_add_u64 v[0:1], v[2:3], 0, v[0:1]
3AC0  global_store_byte v[0:1], v44, off
3AC8  s_endpgm
3ACC  s_nop 0
