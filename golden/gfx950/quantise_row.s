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
    .sgpr_count:     29
    .sgpr_spill_count: 0
    .symbol:         QuantiseRow.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     79
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
Disassembly of section .text:

1800 <QuantiseRow>:
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
1840  s_cbranch_execz 2178
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
18E4  s_cbranch_execz 2126
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
1920  global_load_dword v29, v[6:7], off
1928  v_lshl_add_u64 v[4:5], v[4:5], 1, s[10:11]
1930  s_cbranch_execz 3
1934  s_branch 6
1938  v_lshl_add_u64 v[4:5], v[4:5], 1, s[10:11]
1940  global_load_ushort v8, v[4:5], off
1948  s_waitcnt vmcnt(0)
194C  v_lshlrev_b32_e32 v29, 16, v8
1950  v_cndmask_b32_e64 v8, 0, 1, s[8:9]
1958  v_cmp_ne_u32_e64 s[4:5], 1, v8
1960  s_andn2_b64 vcc, exec, s[8:9]
1964  s_cbranch_vccnz 4
1968  global_load_dword v28, v[6:7], off offset:4
1970  s_cbranch_execz 1
1974  s_branch 4
1978  global_load_ushort v8, v[4:5], off offset:2
1980  s_waitcnt vmcnt(0)
1984  v_lshlrev_b32_e32 v28, 16, v8
1988  s_and_b64 vcc, exec, s[4:5]
198C  s_cbranch_vccnz 4
1990  global_load_dword v37, v[6:7], off offset:8
1998  s_cbranch_execz 1
199C  s_branch 4
19A0  global_load_ushort v8, v[4:5], off offset:4
19A8  s_waitcnt vmcnt(0)
19AC  v_lshlrev_b32_e32 v37, 16, v8
19B0  s_and_b64 vcc, exec, s[4:5]
19B4  s_cbranch_vccnz 4
19B8  global_load_dword v36, v[6:7], off offset:12
19C0  s_cbranch_execz 1
19C4  s_branch 4
19C8  global_load_ushort v8, v[4:5], off offset:6
19D0  s_waitcnt vmcnt(0)
19D4  v_lshlrev_b32_e32 v36, 16, v8
19D8  s_and_b64 vcc, exec, s[4:5]
19DC  s_cbranch_vccnz 4
19E0  global_load_dword v35, v[6:7], off offset:16
19E8  s_cbranch_execz 1
19EC  s_branch 4
19F0  global_load_ushort v8, v[4:5], off offset:8
19F8  s_waitcnt vmcnt(0)
19FC  v_lshlrev_b32_e32 v35, 16, v8
1A00  s_and_b64 vcc, exec, s[4:5]
1A04  s_cbranch_vccnz 4
1A08  global_load_dword v34, v[6:7], off offset:20
1A10  s_cbranch_execz 1
1A14  s_branch 4
1A18  global_load_ushort v8, v[4:5], off offset:10
1A20  s_waitcnt vmcnt(0)
1A24  v_lshlrev_b32_e32 v34, 16, v8
1A28  s_and_b64 vcc, exec, s[4:5]
1A2C  s_cbranch_vccnz 4
1A30  global_load_dword v33, v[6:7], off offset:24
1A38  s_cbranch_execz 1
1A3C  s_branch 4
1A40  global_load_ushort v8, v[4:5], off offset:12
1A48  s_waitcnt vmcnt(0)
1A4C  v_lshlrev_b32_e32 v33, 16, v8
1A50  s_and_b64 vcc, exec, s[4:5]
1A54  s_cbranch_vccnz 4
1A58  global_load_dword v32, v[6:7], off offset:28
1A60  s_cbranch_execz 1
1A64  s_branch 4
1A68  global_load_ushort v8, v[4:5], off offset:14
1A70  s_waitcnt vmcnt(0)
1A74  v_lshlrev_b32_e32 v32, 16, v8
1A78  s_and_b64 vcc, exec, s[4:5]
1A7C  s_cbranch_vccnz 4
1A80  global_load_dword v31, v[6:7], off offset:32
1A88  s_cbranch_execz 1
1A8C  s_branch 4
1A90  global_load_ushort v8, v[4:5], off offset:16
1A98  s_waitcnt vmcnt(0)
1A9C  v_lshlrev_b32_e32 v31, 16, v8
1AA0  s_and_b64 vcc, exec, s[4:5]
1AA4  s_cbranch_vccnz 4
1AA8  global_load_dword v30, v[6:7], off offset:36
1AB0  s_cbranch_execz 1
1AB4  s_branch 4
1AB8  global_load_ushort v8, v[4:5], off offset:18
1AC0  s_waitcnt vmcnt(0)
1AC4  v_lshlrev_b32_e32 v30, 16, v8
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
1E88  v_xor_b32_e32 v29, v5, v29
1E8C  v_lshlrev_b32_e32 v5, 28, v4
1E90  v_bitop3_b32 v28, v6, v28, s4 bitop3:0x6c
1E98  v_lshlrev_b32_e32 v6, 29, v4
1E9C  v_bitop3_b32 v36, v5, v36, s4 bitop3:0x6c
1EA4  v_lshlrev_b32_e32 v5, 26, v4
1EA8  v_bitop3_b32 v37, v6, v37, s4 bitop3:0x6c
1EB0  v_lshlrev_b32_e32 v6, 27, v4
1EB4  v_bitop3_b32 v34, v5, v34, s4 bitop3:0x6c
1EBC  v_lshlrev_b32_e32 v5, 24, v4
1EC0  v_bitop3_b32 v35, v6, v35, s4 bitop3:0x6c
1EC8  v_lshlrev_b32_e32 v6, 25, v4
1ECC  v_bitop3_b32 v32, v5, v32, s4 bitop3:0x6c
1ED4  v_lshlrev_b32_e32 v5, 22, v4
1ED8  v_bitop3_b32 v33, v6, v33, s4 bitop3:0x6c
1EE0  v_lshlrev_b32_e32 v6, 23, v4
1EE4  v_bitop3_b32 v30, v5, v30, s4 bitop3:0x6c
1EEC  v_lshlrev_b32_e32 v5, 20, v4
1EF0  v_bitop3_b32 v31, v6, v31, s4 bitop3:0x6c
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
1FFC  v_pk_add_f32 v[4:5], v[28:29], v[28:29] op_sel:[1,0] op_sel_hi:[0,1]
2004  v_pk_add_f32 v[6:7], v[28:29], v[28:29] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
200C  v_pk_add_f32 v[28:29], v[36:37], v[36:37] op_sel:[1,0] op_sel_hi:[0,1]
2014  v_pk_add_f32 v[36:37], v[36:37], v[36:37] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
201C  v_pk_add_f32 v[40:41], v[34:35], v[34:35] op_sel:[1,0] op_sel_hi:[0,1]
2024  v_pk_add_f32 v[34:35], v[34:35], v[34:35] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
202C  v_pk_add_f32 v[42:43], v[32:33], v[32:33] op_sel:[1,0] op_sel_hi:[0,1]
2034  v_pk_add_f32 v[32:33], v[32:33], v[32:33] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
203C  v_pk_add_f32 v[44:45], v[30:31], v[30:31] op_sel:[1,0] op_sel_hi:[0,1]
2044  v_pk_add_f32 v[30:31], v[30:31], v[30:31] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
204C  v_pk_add_f32 v[46:47], v[26:27], v[26:27] op_sel:[1,0] op_sel_hi:[0,1]
2054  v_pk_add_f32 v[26:27], v[26:27], v[26:27] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
205C  v_pk_add_f32 v[48:49], v[24:25], v[24:25] op_sel:[1,0] op_sel_hi:[0,1]
2064  v_pk_add_f32 v[24:25], v[24:25], v[24:25] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
206C  v_pk_add_f32 v[50:51], v[22:23], v[22:23] op_sel:[1,0] op_sel_hi:[0,1]
2074  v_pk_add_f32 v[22:23], v[22:23], v[22:23] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
207C  v_mov_b32_e32 v5, v36
2080  v_mov_b32_e32 v29, v6
2084  v_mov_b32_e32 v41, v32
2088  v_mov_b32_e32 v43, v34
208C  v_mov_b32_e32 v45, v26
2090  v_mov_b32_e32 v47, v30
2094  v_mov_b32_e32 v49, v22
2098  v_mov_b32_e32 v51, v24
209C  v_pk_add_f32 v[54:55], v[4:5], v[28:29]
20A4  v_pk_add_f32 v[56:57], v[40:41], v[42:43]
20AC  v_pk_add_f32 v[58:59], v[44:45], v[46:47]
20B4  v_pk_add_f32 v[60:61], v[48:49], v[50:51]
20BC  v_pk_add_f32 v[62:63], v[54:55], v[56:57] neg_lo:[0,1] neg_hi:[0,1]
20C4  v_pk_add_f32 v[54:55], v[54:55], v[56:57]
20CC  v_pk_add_f32 v[56:57], v[58:59], v[60:61] neg_lo:[0,1] neg_hi:[0,1]
20D4  v_pk_add_f32 v[58:59], v[58:59], v[60:61]
20DC  v_mov_b32_e32 v5, v6
20E0  v_mov_b32_e32 v29, v36
20E4  v_mov_b32_e32 v41, v34
20E8  v_mov_b32_e32 v43, v32
20EC  v_mov_b32_e32 v45, v30
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
214C  v_pk_add_f32 v[36:37], v[14:15], v[14:15] op_sel:[1,0] op_sel_hi:[0,1]
2154  v_pk_add_f32 v[14:15], v[14:15], v[14:15] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
215C  v_pk_add_f32 v[4:5], v[4:5], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
2164  v_pk_add_f32 v[28:29], v[12:13], v[12:13] op_sel:[1,0] op_sel_hi:[0,1]
216C  v_pk_add_f32 v[12:13], v[12:13], v[12:13] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2174  v_pk_add_f32 v[34:35], v[10:11], v[10:11] op_sel:[1,0] op_sel_hi:[0,1]
217C  v_pk_add_f32 v[10:11], v[10:11], v[10:11] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2184  v_pk_add_f32 v[32:33], v[8:9], v[8:9] op_sel:[1,0] op_sel_hi:[0,1]
218C  v_pk_add_f32 v[8:9], v[8:9], v[8:9] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2194  v_pk_add_f32 v[40:41], v[40:41], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
219C  v_pk_add_f32 v[42:43], v[38:39], v[38:39] op_sel:[1,0] op_sel_hi:[0,1]
21A4  v_pk_add_f32 v[38:39], v[38:39], v[38:39] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
21AC  v_pk_add_f32 v[26:27], v[44:45], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
21B4  v_pk_add_f32 v[22:23], v[48:49], v[50:51] neg_lo:[0,1] neg_hi:[0,1]
21BC  v_pk_add_f32 v[24:25], v[4:5], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
21C4  v_pk_add_f32 v[30:31], v[26:27], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
21CC  v_pk_add_f32 v[4:5], v[4:5], v[40:41]
21D4  v_pk_add_f32 v[22:23], v[26:27], v[22:23]
21DC  v_mov_b32_e32 v53, v18
21E0  v_mov_b32_e32 v63, v20
21E4  v_mov_b32_e32 v7, v14
21E8  v_mov_b32_e32 v37, v16
21EC  v_mov_b32_e32 v29, v10
21F0  v_mov_b32_e32 v35, v12
21F4  v_mov_b32_e32 v33, v38
21F8  v_mov_b32_e32 v43, v8
21FC  v_pk_add_f32 v[26:27], v[4:5], v[22:23]
2204  v_pk_add_f32 v[4:5], v[4:5], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
220C  v_pk_add_f32 v[22:23], v[24:25], v[30:31]
2214  v_pk_add_f32 v[40:41], v[24:25], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
221C  v_pk_add_f32 v[24:25], v[52:53], v[62:63]
2224  v_pk_add_f32 v[30:31], v[6:7], v[36:37]
222C  v_pk_add_f32 v[44:45], v[28:29], v[34:35]
2234  v_pk_add_f32 v[46:47], v[32:33], v[42:43]
223C  v_mov_b32_e32 v53, v20
2240  v_mov_b32_e32 v63, v18
2244  v_mov_b32_e32 v7, v16
2248  v_mov_b32_e32 v37, v14
224C  v_mov_b32_e32 v29, v12
2250  v_mov_b32_e32 v35, v10
2254  v_mov_b32_e32 v33, v8
2258  v_mov_b32_e32 v43, v38
225C  v_pk_add_f32 v[18:19], v[52:53], v[62:63] neg_lo:[0,1] neg_hi:[0,1]
2264  v_pk_add_f32 v[6:7], v[6:7], v[36:37] neg_lo:[0,1] neg_hi:[0,1]
226C  v_pk_add_f32 v[10:11], v[28:29], v[34:35] neg_lo:[0,1] neg_hi:[0,1]
2274  v_pk_add_f32 v[8:9], v[32:33], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
227C  v_pk_add_f32 v[48:49], v[24:25], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
2284  v_pk_add_f32 v[50:51], v[44:45], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
228C  v_pk_add_f32 v[24:25], v[24:25], v[30:31]
2294  v_pk_add_f32 v[30:31], v[44:45], v[46:47]
229C  v_pk_add_f32 v[12:13], v[18:19], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
22A4  v_pk_add_f32 v[14:15], v[10:11], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
22AC  v_pk_add_f32 v[6:7], v[18:19], v[6:7]
22B4  v_pk_add_f32 v[8:9], v[10:11], v[8:9]
22BC  v_pk_add_f32 v[44:45], v[24:25], v[30:31]
22C4  v_pk_add_f32 v[46:47], v[24:25], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
22CC  v_pk_add_f32 v[64:65], v[48:49], v[50:51]
22D4  v_pk_add_f32 v[48:49], v[48:49], v[50:51] neg_lo:[0,1] neg_hi:[0,1]
22DC  v_pk_add_f32 v[10:11], v[6:7], v[8:9]
22E4  v_pk_add_f32 v[6:7], v[6:7], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
22EC  v_pk_add_f32 v[8:9], v[12:13], v[14:15]
22F4  v_pk_add_f32 v[28:29], v[12:13], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
22FC  s_mov_b32 s4, 0x3e800000
2304  v_pk_mul_f32 v[36:37], v[60:61], s[4:5] op_sel_hi:[1,0]
230C  v_pk_mul_f32 v[34:35], v[26:27], s[4:5] op_sel_hi:[1,0]
2314  v_pk_mul_f32 v[32:33], v[58:59], s[4:5] op_sel_hi:[1,0]
231C  v_pk_mul_f32 v[30:31], v[22:23], s[4:5] op_sel_hi:[1,0]
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
237C  v_pk_mul_f32 v[4:5], v[28:29], s[4:5] op_sel_hi:[1,0]
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
23E4  v_mov_b32_e32 v26, v31
23E8  v_mov_b32_e32 v27, v30
23EC  v_mov_b32_e32 v30, v33
23F0  v_mov_b32_e32 v31, v32
23F4  v_mov_b32_e32 v32, v35
23F8  v_mov_b32_e32 v33, v34
23FC  v_mov_b32_e32 v34, v37
2400  v_mov_b32_e32 v35, v36
2404  v_mov_b32_e32 v36, v29
2408  v_mov_b32_e32 v37, v28
240C  v_and_b32_e32 v71, 0x7fffffff, v36
2414  v_and_b32_e32 v70, 0x7fffffff, v37
241C  v_max_u32_e32 v28, v70, v71
2420  v_and_b32_e32 v69, 0x7fffffff, v34
2428  v_and_b32_e32 v68, 0x7fffffff, v35
2430  v_max3_u32 v28, v68, v69, v28
2438  v_and_b32_e32 v67, 0x7fffffff, v32
2440  v_and_b32_e32 v66, 0x7fffffff, v33
2448  v_max3_u32 v28, v66, v67, v28
2450  v_and_b32_e32 v65, 0x7fffffff, v30
2458  v_and_b32_e32 v64, 0x7fffffff, v31
2460  v_max3_u32 v28, v64, v65, v28
2468  v_and_b32_e32 v63, 0x7fffffff, v26
2470  v_and_b32_e32 v62, 0x7fffffff, v27
2478  v_max3_u32 v28, v62, v63, v28
2480  v_and_b32_e32 v61, 0x7fffffff, v24
2488  v_and_b32_e32 v60, 0x7fffffff, v25
2490  v_max3_u32 v28, v60, v61, v28
2498  v_and_b32_e32 v59, 0x7fffffff, v22
24A0  v_and_b32_e32 v58, 0x7fffffff, v23
24A8  v_max3_u32 v28, v58, v59, v28
24B0  v_and_b32_e32 v57, 0x7fffffff, v20
24B8  v_and_b32_e32 v56, 0x7fffffff, v21
24C0  v_max3_u32 v28, v56, v57, v28
24C8  v_and_b32_e32 v55, 0x7fffffff, v18
24D0  v_and_b32_e32 v54, 0x7fffffff, v19
24D8  v_max3_u32 v28, v54, v55, v28
24E0  v_and_b32_e32 v53, 0x7fffffff, v16
24E8  v_and_b32_e32 v52, 0x7fffffff, v17
24F0  v_max3_u32 v28, v52, v53, v28
24F8  v_and_b32_e32 v51, 0x7fffffff, v14
2500  v_and_b32_e32 v50, 0x7fffffff, v15
2508  v_max3_u32 v28, v50, v51, v28
2510  v_and_b32_e32 v49, 0x7fffffff, v12
2518  v_and_b32_e32 v48, 0x7fffffff, v13
2520  v_max3_u32 v28, v48, v49, v28
2528  v_and_b32_e32 v47, 0x7fffffff, v10
2530  v_and_b32_e32 v46, 0x7fffffff, v11
2538  v_max3_u32 v28, v46, v47, v28
2540  v_and_b32_e32 v45, 0x7fffffff, v8
2548  v_and_b32_e32 v44, 0x7fffffff, v9
2550  v_max3_u32 v28, v44, v45, v28
2558  v_and_b32_e32 v39, 0x7fffffff, v6
2560  v_and_b32_e32 v38, 0x7fffffff, v7
2568  v_max3_u32 v40, v38, v39, v28
2570  v_and_b32_e32 v29, 0x7fffffff, v4
2578  v_and_b32_e32 v28, 0x7fffffff, v5
2580  v_max3_u32 v72, v28, v29, v40
2588  s_mov_b32 s4, 0x7f7fffff
2590  v_cmp_lt_u32_e64 s[4:5], s4, v72
2598  v_mov_b32_e32 v40, 0
259C  v_mov_b32_e32 v41, 0
25A0  v_mov_b32_e32 v42, 0
25A4  v_mov_b32_e32 v43, 0
25A8  s_and_saveexec_b64 s[18:19], s[4:5]
25AC  s_cbranch_execz 619
25B0  v_sub_u32_e32 v41, 0x7f800000, v71
25B8  v_sub_u32_e32 v40, 0x7f7fffff, v71
25C0  v_sub_u32_e32 v43, 0x7f800000, v70
25C8  v_lshrrev_b32_e32 v41, 31, v41
25CC  v_add_u32_e32 v75, -1, v41
25D0  v_lshrrev_b32_e32 v74, 31, v43
25D4  v_ashrrev_i32_e32 v42, 31, v40
25D8  v_sub_u32_e32 v72, 0x7f7fffff, v70
25E0  v_lshrrev_b32_e32 v40, 31, v40
25E4  v_add_u32_e32 v76, -1, v74
25E8  v_and_b32_e32 v78, 0x80000000, v75
25F0  v_bfrev_b32_e32 v43, 1
25F4  v_and_b32_e32 v77, 0x80000000, v76
25FC  v_lshrrev_b32_e32 v73, 31, v72
2600  v_cndmask_b32_e32 v78, v78, v43, vcc
2604  v_add_u32_e32 v40, -1, v40
2608  v_and_b32_e32 v42, 7, v42
260C  v_cndmask_b32_e32 v77, v77, v43, vcc
2610  v_add_u32_e32 v73, -1, v73
2614  v_bitop3_b32 v36, v78, v36, v40 bitop3:0xc8
261C  v_and_b32_e32 v40, v75, v71
2620  v_ashrrev_i32_e32 v71, 31, v72
2624  s_movk_i32 s4, 0x70
2628  v_bitop3_b32 v37, v77, v37, v73 bitop3:0xc8
2630  v_and_or_b32 v42, v71, s4, v42
2638  v_sub_u32_e32 v71, 0x7f800000, v69
2640  v_sub_u32_e32 v73, 0x7f800000, v68
2648  v_and_b32_e32 v70, v76, v70
264C  v_max_u32_e32 v40, v70, v40
2650  v_sub_u32_e32 v70, 0x7f7fffff, v69
2658  v_lshrrev_b32_e32 v73, 31, v73
265C  v_lshrrev_b32_e32 v71, 31, v71
2660  s_movk_i32 s5, 0x700
2664  v_ashrrev_i32_e32 v72, 31, v70
2668  v_add_u32_e32 v75, -1, v71
266C  v_add_u32_e32 v76, -1, v73
2670  v_add_u32_e32 v41, v74, v41
2674  v_and_or_b32 v42, v72, s5, v42
267C  v_sub_u32_e32 v72, 0x7f7fffff, v68
2684  v_and_b32_e32 v69, v75, v69
2688  v_and_b32_e32 v68, v76, v68
268C  v_lshrrev_b32_e32 v70, 31, v70
2690  v_and_b32_e32 v78, 0x80000000, v75
2698  v_add3_u32 v41, v71, v41, v73
26A0  v_max3_u32 v40, v68, v69, v40
26A8  v_sub_u32_e32 v69, 0x7f800000, v67
26B0  v_sub_u32_e32 v71, 0x7f800000, v66
26B8  v_and_b32_e32 v77, 0x80000000, v76
26C0  v_lshrrev_b32_e32 v74, 31, v72
26C4  v_cndmask_b32_e32 v78, v78, v43, vcc
26C8  v_add_u32_e32 v70, -1, v70
26CC  v_cndmask_b32_e32 v77, v77, v43, vcc
26D0  v_add_u32_e32 v74, -1, v74
26D4  v_bitop3_b32 v34, v78, v34, v70 bitop3:0xc8
26DC  v_ashrrev_i32_e32 v70, 31, v72
26E0  s_movk_i32 s6, 0x7000
26E4  v_sub_u32_e32 v68, 0x7f7fffff, v67
26EC  v_lshrrev_b32_e32 v71, 31, v71
26F0  v_lshrrev_b32_e32 v69, 31, v69
26F4  v_bitop3_b32 v35, v77, v35, v74 bitop3:0xc8
26FC  v_and_or_b32 v42, v70, s6, v42
2704  s_waitcnt lgkmcnt(0)
2708  s_mov_b32 s11, 0x70000
2710  v_ashrrev_i32_e32 v70, 31, v68
2714  v_add_u32_e32 v73, -1, v69
2718  v_add_u32_e32 v74, -1, v71
271C  v_and_or_b32 v42, v70, s11, v42
2724  v_sub_u32_e32 v70, 0x7f7fffff, v66
272C  v_and_b32_e32 v67, v73, v67
2730  v_and_b32_e32 v66, v74, v66
2734  v_max3_u32 v66, v66, v67, v40
273C  v_sub_u32_e32 v67, 0x7f800000, v65
2744  v_lshrrev_b32_e32 v68, 31, v68
2748  v_and_b32_e32 v76, 0x80000000, v73
2750  v_cndmask_b32_e32 v76, v76, v43, vcc
2754  v_add_u32_e32 v68, -1, v68
2758  v_sub_u32_e32 v40, 0x7f7fffff, v65
2760  v_lshrrev_b32_e32 v67, 31, v67
2764  v_bitop3_b32 v32, v76, v32, v68 bitop3:0xc8
276C  v_ashrrev_i32_e32 v68, 31, v70
2770  s_mov_b32 s20, 0x700000
2778  v_add3_u32 v41, v69, v41, v71
2780  v_sub_u32_e32 v69, 0x7f800000, v64
2788  v_add_u32_e32 v71, -1, v67
278C  v_lshrrev_b32_e32 v72, 31, v70
2790  v_and_b32_e32 v75, 0x80000000, v74
2798  v_and_or_b32 v42, v68, s20, v42
27A0  v_ashrrev_i32_e32 v68, 31, v40
27A4  s_mov_b32 s21, 0x7000000
27AC  v_lshrrev_b32_e32 v40, 31, v40
27B0  v_and_b32_e32 v74, 0x80000000, v71
27B8  v_cndmask_b32_e32 v75, v75, v43, vcc
27BC  v_add_u32_e32 v72, -1, v72
27C0  v_and_or_b32 v42, v68, s21, v42
27C8  v_sub_u32_e32 v68, 0x7f7fffff, v64
27D0  v_lshrrev_b32_e32 v69, 31, v69
27D4  v_cndmask_b32_e32 v74, v74, v43, vcc
27D8  v_add_u32_e32 v40, -1, v40
27DC  v_bitop3_b32 v33, v75, v33, v72 bitop3:0xc8
27E4  v_add_u32_e32 v72, -1, v69
27E8  v_bitop3_b32 v30, v74, v30, v40 bitop3:0xc8
27F0  v_ashrrev_i32_e32 v40, 31, v68
27F4  s_brev_b32 s22, 14
27F8  v_and_b32_e32 v65, v71, v65
27FC  v_and_or_b32 v40, v40, s22, v42
2804  v_and_b32_e32 v42, v72, v64
2808  v_max3_u32 v42, v42, v65, v66
2810  v_sub_u32_e32 v65, 0x7f800000, v63
2818  v_lshrrev_b32_e32 v70, 31, v68
281C  v_and_b32_e32 v73, 0x80000000, v72
2824  v_cndmask_b32_e32 v73, v73, v43, vcc
2828  v_add_u32_e32 v70, -1, v70
282C  v_sub_u32_e32 v64, 0x7f7fffff, v63
2834  v_sub_u32_e32 v68, 0x7f800000, v62
283C  v_lshrrev_b32_e32 v65, 31, v65
2840  v_bitop3_b32 v31, v73, v31, v70 bitop3:0xc8
2848  v_add_u32_e32 v70, -1, v65
284C  v_ashrrev_i32_e32 v66, 31, v64
2850  v_lshrrev_b32_e32 v64, 31, v64
2854  v_lshrrev_b32_e32 v68, 31, v68
2858  v_and_b32_e32 v73, 0x80000000, v70
2860  v_add3_u32 v41, v67, v41, v69
2868  v_sub_u32_e32 v67, 0x7f7fffff, v62
2870  v_add_u32_e32 v71, -1, v68
2874  v_cndmask_b32_e32 v73, v73, v43, vcc
2878  v_add_u32_e32 v64, -1, v64
287C  v_and_b32_e32 v66, 7, v66
2880  v_bitop3_b32 v26, v73, v26, v64 bitop3:0xc8
2888  v_and_b32_e32 v63, v70, v63
288C  v_ashrrev_i32_e32 v64, 31, v67
2890  v_and_b32_e32 v62, v71, v62
2894  v_and_or_b32 v64, v64, s4, v66
289C  v_max3_u32 v42, v62, v63, v42
28A4  v_sub_u32_e32 v63, 0x7f800000, v61
28AC  v_sub_u32_e32 v66, 0x7f800000, v60
28B4  v_lshrrev_b32_e32 v69, 31, v67
28B8  v_and_b32_e32 v72, 0x80000000, v71
28C0  v_cndmask_b32_e32 v72, v72, v43, vcc
28C4  v_add_u32_e32 v69, -1, v69
28C8  v_sub_u32_e32 v62, 0x7f7fffff, v61
28D0  v_lshrrev_b32_e32 v66, 31, v66
28D4  v_lshrrev_b32_e32 v63, 31, v63
28D8  v_bitop3_b32 v27, v72, v27, v69 bitop3:0xc8
28E0  v_add3_u32 v41, v65, v41, v68
28E8  v_add_u32_e32 v68, -1, v63
28EC  v_ashrrev_i32_e32 v65, 31, v62
28F0  v_add_u32_e32 v69, -1, v66
28F4  v_and_or_b32 v64, v65, s5, v64
28FC  v_sub_u32_e32 v65, 0x7f7fffff, v60
2904  v_and_b32_e32 v61, v68, v61
2908  v_and_b32_e32 v60, v69, v60
290C  v_lshrrev_b32_e32 v62, 31, v62
2910  v_and_b32_e32 v71, 0x80000000, v68
2918  v_max3_u32 v42, v60, v61, v42
2920  v_sub_u32_e32 v61, 0x7f800000, v59
2928  v_cndmask_b32_e32 v71, v71, v43, vcc
292C  v_add_u32_e32 v62, -1, v62
2930  v_bitop3_b32 v24, v71, v24, v62 bitop3:0xc8
2938  v_ashrrev_i32_e32 v62, 31, v65
293C  v_sub_u32_e32 v60, 0x7f7fffff, v59
2944  v_lshrrev_b32_e32 v61, 31, v61
2948  v_and_or_b32 v62, v62, s6, v64
2950  v_add3_u32 v41, v63, v41, v66
2958  v_sub_u32_e32 v64, 0x7f800000, v58
2960  v_add_u32_e32 v66, -1, v61
2964  v_lshrrev_b32_e32 v67, 31, v65
2968  v_and_b32_e32 v70, 0x80000000, v69
2970  v_ashrrev_i32_e32 v63, 31, v60
2974  v_lshrrev_b32_e32 v60, 31, v60
2978  v_and_b32_e32 v69, 0x80000000, v66
2980  v_cndmask_b32_e32 v70, v70, v43, vcc
2984  v_add_u32_e32 v67, -1, v67
2988  v_and_or_b32 v62, v63, s11, v62
2990  v_sub_u32_e32 v63, 0x7f7fffff, v58
2998  v_lshrrev_b32_e32 v64, 31, v64
299C  v_cndmask_b32_e32 v69, v69, v43, vcc
29A0  v_add_u32_e32 v60, -1, v60
29A4  v_bitop3_b32 v25, v70, v25, v67 bitop3:0xc8
29AC  v_add_u32_e32 v67, -1, v64
29B0  v_bitop3_b32 v22, v69, v22, v60 bitop3:0xc8
29B8  v_ashrrev_i32_e32 v60, 31, v63
29BC  v_and_or_b32 v60, v60, s20, v62
29C4  v_add3_u32 v61, v61, v41, v64
29CC  v_and_b32_e32 v41, v67, v58
29D0  v_sub_u32_e32 v58, 0x7f800000, v57
29D8  v_sub_u32_e32 v62, 0x7f800000, v56
29E0  v_lshrrev_b32_e32 v65, 31, v63
29E4  v_and_b32_e32 v68, 0x80000000, v67
29EC  v_and_b32_e32 v59, v66, v59
29F0  v_cndmask_b32_e32 v68, v68, v43, vcc
29F4  v_add_u32_e32 v65, -1, v65
29F8  v_max3_u32 v42, v41, v59, v42
2A00  v_sub_u32_e32 v41, 0x7f7fffff, v57
2A08  v_lshrrev_b32_e32 v62, 31, v62
2A0C  v_lshrrev_b32_e32 v58, 31, v58
2A10  v_bitop3_b32 v23, v68, v23, v65 bitop3:0xc8
2A18  v_add_u32_e32 v64, -1, v58
2A1C  v_ashrrev_i32_e32 v59, 31, v41
2A20  v_add_u32_e32 v65, -1, v62
2A24  v_and_or_b32 v59, v59, s21, v60
2A2C  v_sub_u32_e32 v60, 0x7f7fffff, v56
2A34  v_and_b32_e32 v57, v64, v57
2A38  v_and_b32_e32 v56, v65, v56
2A3C  v_max3_u32 v42, v56, v57, v42
2A44  v_sub_u32_e32 v57, 0x7f800000, v55
2A4C  v_lshrrev_b32_e32 v41, 31, v41
2A50  v_lshrrev_b32_e32 v63, 31, v60
2A54  v_and_b32_e32 v66, 0x80000000, v65
2A5C  v_and_b32_e32 v67, 0x80000000, v64
2A64  v_cndmask_b32_e32 v67, v67, v43, vcc
2A68  v_cndmask_b32_e32 v66, v66, v43, vcc
2A6C  v_add_u32_e32 v41, -1, v41
2A70  v_add_u32_e32 v63, -1, v63
2A74  v_add3_u32 v58, v58, v61, v62
2A7C  v_sub_u32_e32 v56, 0x7f7fffff, v55
2A84  v_sub_u32_e32 v61, 0x7f800000, v54
2A8C  v_lshrrev_b32_e32 v57, 31, v57
2A90  v_bitop3_b32 v21, v66, v21, v63 bitop3:0xc8
2A98  v_bitop3_b32 v20, v67, v20, v41 bitop3:0xc8
2AA0  v_ashrrev_i32_e32 v41, 31, v60
2AA4  v_add_u32_e32 v63, -1, v57
2AA8  v_and_or_b32 v41, v41, s22, v59
2AB0  v_ashrrev_i32_e32 v59, 31, v56
2AB4  v_lshrrev_b32_e32 v56, 31, v56
2AB8  v_lshrrev_b32_e32 v61, 31, v61
2ABC  v_and_b32_e32 v66, 0x80000000, v63
2AC4  v_sub_u32_e32 v60, 0x7f7fffff, v54
2ACC  v_add_u32_e32 v64, -1, v61
2AD0  v_cndmask_b32_e32 v66, v66, v43, vcc
2AD4  v_add_u32_e32 v56, -1, v56
2AD8  v_and_b32_e32 v59, 7, v59
2ADC  v_bitop3_b32 v18, v66, v18, v56 bitop3:0xc8
2AE4  v_and_b32_e32 v55, v63, v55
2AE8  v_ashrrev_i32_e32 v56, 31, v60
2AEC  v_and_b32_e32 v54, v64, v54
2AF0  v_and_or_b32 v56, v56, s4, v59
2AF8  v_max3_u32 v42, v54, v55, v42
2B00  v_sub_u32_e32 v55, 0x7f800000, v53
2B08  v_sub_u32_e32 v59, 0x7f800000, v52
2B10  v_lshrrev_b32_e32 v62, 31, v60
2B14  v_and_b32_e32 v65, 0x80000000, v64
2B1C  v_cndmask_b32_e32 v65, v65, v43, vcc
2B20  v_add_u32_e32 v62, -1, v62
2B24  v_sub_u32_e32 v54, 0x7f7fffff, v53
2B2C  v_lshrrev_b32_e32 v59, 31, v59
2B30  v_lshrrev_b32_e32 v55, 31, v55
2B34  v_bitop3_b32 v19, v65, v19, v62 bitop3:0xc8
2B3C  v_add3_u32 v57, v57, v58, v61
2B44  v_add_u32_e32 v61, -1, v55
2B48  v_ashrrev_i32_e32 v58, 31, v54
2B4C  v_add_u32_e32 v62, -1, v59
2B50  v_and_or_b32 v56, v58, s5, v56
2B58  v_sub_u32_e32 v58, 0x7f7fffff, v52
2B60  v_and_b32_e32 v53, v61, v53
2B64  v_and_b32_e32 v52, v62, v52
2B68  v_lshrrev_b32_e32 v54, 31, v54
2B6C  v_and_b32_e32 v64, 0x80000000, v61
2B74  v_add3_u32 v55, v55, v57, v59
2B7C  v_max3_u32 v42, v52, v53, v42
2B84  v_sub_u32_e32 v53, 0x7f800000, v51
2B8C  v_sub_u32_e32 v57, 0x7f800000, v50
2B94  v_and_b32_e32 v63, 0x80000000, v62
2B9C  v_lshrrev_b32_e32 v60, 31, v58
2BA0  v_cndmask_b32_e32 v64, v64, v43, vcc
2BA4  v_add_u32_e32 v54, -1, v54
2BA8  v_cndmask_b32_e32 v63, v63, v43, vcc
2BAC  v_add_u32_e32 v60, -1, v60
2BB0  v_bitop3_b32 v16, v64, v16, v54 bitop3:0xc8
2BB8  v_ashrrev_i32_e32 v54, 31, v58
2BBC  v_sub_u32_e32 v52, 0x7f7fffff, v51
2BC4  v_lshrrev_b32_e32 v57, 31, v57
2BC8  v_lshrrev_b32_e32 v53, 31, v53
2BCC  v_bitop3_b32 v17, v63, v17, v60 bitop3:0xc8
2BD4  v_and_or_b32 v54, v54, s6, v56
2BDC  v_add_u32_e32 v59, -1, v53
2BE0  v_ashrrev_i32_e32 v56, 31, v52
2BE4  v_add_u32_e32 v60, -1, v57
2BE8  v_and_or_b32 v54, v56, s11, v54
2BF0  v_sub_u32_e32 v56, 0x7f7fffff, v50
2BF8  v_and_b32_e32 v51, v59, v51
2BFC  v_and_b32_e32 v50, v60, v50
2C00  v_lshrrev_b32_e32 v52, 31, v52
2C04  v_and_b32_e32 v62, 0x80000000, v59
2C0C  v_add3_u32 v53, v53, v55, v57
2C14  v_max3_u32 v50, v50, v51, v42
2C1C  v_sub_u32_e32 v51, 0x7f800000, v49
2C24  v_sub_u32_e32 v55, 0x7f800000, v48
2C2C  v_and_b32_e32 v61, 0x80000000, v60
2C34  v_lshrrev_b32_e32 v58, 31, v56
2C38  v_cndmask_b32_e32 v62, v62, v43, vcc
2C3C  v_add_u32_e32 v52, -1, v52
2C40  v_cndmask_b32_e32 v61, v61, v43, vcc
2C44  v_add_u32_e32 v58, -1, v58
2C48  v_bitop3_b32 v14, v62, v14, v52 bitop3:0xc8
2C50  v_ashrrev_i32_e32 v52, 31, v56
2C54  v_sub_u32_e32 v42, 0x7f7fffff, v49
2C5C  v_lshrrev_b32_e32 v55, 31, v55
2C60  v_lshrrev_b32_e32 v51, 31, v51
2C64  v_bitop3_b32 v15, v61, v15, v58 bitop3:0xc8
2C6C  v_and_or_b32 v52, v52, s20, v54
2C74  v_add_u32_e32 v57, -1, v51
2C78  v_ashrrev_i32_e32 v54, 31, v42
2C7C  v_add_u32_e32 v58, -1, v55
2C80  v_and_or_b32 v52, v54, s21, v52
2C88  v_sub_u32_e32 v54, 0x7f7fffff, v48
2C90  v_and_b32_e32 v49, v57, v49
2C94  v_and_b32_e32 v48, v58, v48
2C98  v_lshrrev_b32_e32 v42, 31, v42
2C9C  v_and_b32_e32 v60, 0x80000000, v57
2CA4  v_max3_u32 v48, v48, v49, v50
2CAC  v_sub_u32_e32 v50, 0x7f800000, v47
2CB4  v_and_b32_e32 v59, 0x80000000, v58
2CBC  v_lshrrev_b32_e32 v56, 31, v54
2CC0  v_cndmask_b32_e32 v60, v60, v43, vcc
2CC4  v_add_u32_e32 v42, -1, v42
2CC8  v_cndmask_b32_e32 v59, v59, v43, vcc
2CCC  v_add_u32_e32 v56, -1, v56
2CD0  v_bitop3_b32 v12, v60, v12, v42 bitop3:0xc8
2CD8  v_ashrrev_i32_e32 v42, 31, v54
2CDC  v_sub_u32_e32 v49, 0x7f7fffff, v47
2CE4  v_sub_u32_e32 v54, 0x7f800000, v46
2CEC  v_lshrrev_b32_e32 v50, 31, v50
2CF0  v_bitop3_b32 v13, v59, v13, v56 bitop3:0xc8
2CF8  v_add_u32_e32 v56, -1, v50
2CFC  v_and_or_b32 v42, v42, s22, v52
2D04  v_ashrrev_i32_e32 v52, 31, v49
2D08  v_lshrrev_b32_e32 v49, 31, v49
2D0C  v_lshrrev_b32_e32 v54, 31, v54
2D10  v_and_b32_e32 v59, 0x80000000, v56
2D18  v_add3_u32 v51, v51, v53, v55
2D20  v_sub_u32_e32 v53, 0x7f7fffff, v46
2D28  v_add_u32_e32 v57, -1, v54
2D2C  v_cndmask_b32_e32 v59, v59, v43, vcc
2D30  v_add_u32_e32 v49, -1, v49
2D34  v_and_b32_e32 v52, 7, v52
2D38  v_bitop3_b32 v10, v59, v10, v49 bitop3:0xc8
2D40  v_and_b32_e32 v47, v56, v47
2D44  v_ashrrev_i32_e32 v49, 31, v53
2D48  v_and_b32_e32 v46, v57, v46
2D4C  v_and_or_b32 v49, v49, s4, v52
2D54  v_max3_u32 v46, v46, v47, v48
2D5C  v_sub_u32_e32 v48, 0x7f800000, v45
2D64  v_sub_u32_e32 v52, 0x7f800000, v44
2D6C  v_lshrrev_b32_e32 v55, 31, v53
2D70  v_and_b32_e32 v58, 0x80000000, v57
2D78  v_cndmask_b32_e32 v58, v58, v43, vcc
2D7C  v_add_u32_e32 v55, -1, v55
2D80  v_sub_u32_e32 v47, 0x7f7fffff, v45
2D88  v_lshrrev_b32_e32 v52, 31, v52
2D8C  v_lshrrev_b32_e32 v48, 31, v48
2D90  v_bitop3_b32 v11, v58, v11, v55 bitop3:0xc8
2D98  v_add3_u32 v50, v50, v51, v54
2DA0  v_add_u32_e32 v54, -1, v48
2DA4  v_ashrrev_i32_e32 v51, 31, v47
2DA8  v_add_u32_e32 v55, -1, v52
2DAC  v_and_or_b32 v49, v51, s5, v49
2DB4  v_sub_u32_e32 v51, 0x7f7fffff, v44
2DBC  v_and_b32_e32 v45, v54, v45
2DC0  v_and_b32_e32 v44, v55, v44
2DC4  v_lshrrev_b32_e32 v47, 31, v47
2DC8  v_and_b32_e32 v57, 0x80000000, v54
2DD0  v_add3_u32 v48, v48, v50, v52
2DD8  v_max3_u32 v44, v44, v45, v46
2DE0  v_sub_u32_e32 v46, 0x7f800000, v39
2DE8  v_sub_u32_e32 v50, 0x7f800000, v38
2DF0  v_and_b32_e32 v56, 0x80000000, v55
2DF8  v_lshrrev_b32_e32 v53, 31, v51
2DFC  v_cndmask_b32_e32 v57, v57, v43, vcc
2E00  v_add_u32_e32 v47, -1, v47
2E04  v_cndmask_b32_e32 v56, v56, v43, vcc
2E08  v_add_u32_e32 v53, -1, v53
2E0C  v_bitop3_b32 v8, v57, v8, v47 bitop3:0xc8
2E14  v_ashrrev_i32_e32 v47, 31, v51
2E18  v_sub_u32_e32 v45, 0x7f7fffff, v39
2E20  v_lshrrev_b32_e32 v50, 31, v50
2E24  v_lshrrev_b32_e32 v46, 31, v46
2E28  v_bitop3_b32 v9, v56, v9, v53 bitop3:0xc8
2E30  v_and_or_b32 v47, v47, s6, v49
2E38  v_add_u32_e32 v52, -1, v46
2E3C  v_ashrrev_i32_e32 v49, 31, v45
2E40  v_add_u32_e32 v53, -1, v50
2E44  v_and_or_b32 v47, v49, s11, v47
2E4C  v_sub_u32_e32 v49, 0x7f7fffff, v38
2E54  v_and_b32_e32 v39, v52, v39
2E58  v_and_b32_e32 v38, v53, v38
2E5C  v_lshrrev_b32_e32 v45, 31, v45
2E60  v_and_b32_e32 v55, 0x80000000, v52
2E68  v_max3_u32 v38, v38, v39, v44
2E70  v_sub_u32_e32 v44, 0x7f800000, v29
2E78  v_cndmask_b32_e32 v55, v55, v43, vcc
2E7C  v_add_u32_e32 v45, -1, v45
2E80  v_add3_u32 v46, v46, v48, v50
2E88  v_sub_u32_e32 v48, 0x7f800000, v28
2E90  v_and_b32_e32 v54, 0x80000000, v53
2E98  v_lshrrev_b32_e32 v51, 31, v49
2E9C  v_bitop3_b32 v6, v55, v6, v45 bitop3:0xc8
2EA4  v_ashrrev_i32_e32 v45, 31, v49
2EA8  v_sub_u32_e32 v39, 0x7f7fffff, v29
2EB0  v_lshrrev_b32_e32 v44, 31, v44
2EB4  v_cndmask_b32_e32 v54, v54, v43, vcc
2EB8  v_add_u32_e32 v51, -1, v51
2EBC  v_and_or_b32 v45, v45, s20, v47
2EC4  v_lshrrev_b32_e32 v48, 31, v48
2EC8  v_ashrrev_i32_e32 v47, 31, v39
2ECC  v_add_u32_e32 v50, -1, v44
2ED0  v_bitop3_b32 v7, v54, v7, v51 bitop3:0xc8
2ED8  v_and_or_b32 v45, v47, s21, v45
2EE0  v_sub_u32_e32 v47, 0x7f7fffff, v28
2EE8  v_lshrrev_b32_e32 v39, 31, v39
2EEC  v_add_u32_e32 v51, -1, v48
2EF0  v_and_b32_e32 v53, 0x80000000, v50
2EF8  v_and_b32_e32 v52, 0x80000000, v51
2F00  v_lshrrev_b32_e32 v49, 31, v47
2F04  v_cndmask_b32_e32 v53, v53, v43, vcc
2F08  v_add_u32_e32 v39, -1, v39
2F0C  v_cndmask_b32_e32 v43, v52, v43, vcc
2F10  v_add_u32_e32 v49, -1, v49
2F14  v_bitop3_b32 v4, v53, v4, v39 bitop3:0xc8
2F1C  v_ashrrev_i32_e32 v39, 31, v47
2F20  v_bitop3_b32 v5, v43, v5, v49 bitop3:0xc8
2F28  v_and_b32_e32 v29, v50, v29
2F2C  v_and_or_b32 v43, v39, s22, v45
2F34  v_add3_u32 v39, v44, v46, v48
2F3C  v_and_b32_e32 v28, v51, v28
2F40  v_max3_u32 v28, v28, v29, v38
2F48  v_mov_b32_e32 v29, 0x7f800000
2F50  v_cmp_ne_u32_e32 vcc, 32, v39
2F54  s_nop 1
2F58  v_cndmask_b32_e32 v72, v29, v28, vcc
2F5C  s_or_b64 exec, exec, s[18:19]
2F60  v_cmp_ne_u32_e32 vcc, 0, v72
2F64  v_mov_b32_e32 v44, 0x7f
2F6C  s_and_saveexec_b64 s[4:5], vcc
2F70  s_cbranch_execz 26
2F74  s_bfe_u32 s6, s7, 0x20004
2F7C  s_cmp_eq_u32 s6, 2
2F80  s_cselect_b64 s[18:19], -1, 0
2F84  s_and_b64 s[20:21], s[18:19], exec
2F88  s_waitcnt lgkmcnt(0)
2F8C  s_cselect_b32 s11, 0x3fffff, 0
2F94  s_cmp_lg_u32 s6, 0
2F98  s_cselect_b32 s6, s11, 0x200000
2FA0  v_add_u32_e32 v28, s6, v72
2FA4  s_mov_b32 s6, 0x17fffff
2FAC  v_lshrrev_b32_e32 v29, 23, v28
2FB0  v_add_u32_e32 v29, -2, v29
2FB4  v_cmp_lt_u32_e32 vcc, s6, v28
2FB8  s_mov_b32 s6, 0x7f800000
2FC0  s_nop 0
2FC4  v_cndmask_b32_e32 v28, 0, v29, vcc
2FC8  v_cmp_eq_u32_e32 vcc, s6, v72
2FCC  v_mov_b32_e32 v29, 0xfe
2FD4  s_and_b64 vcc, s[18:19], vcc
2FD8  v_cndmask_b32_e32 v44, v28, v29, vcc
2FDC  s_or_b64 exec, exec, s[4:5]
2FE0  v_cmp_eq_u32_e32 vcc, 0, v44
2FE4  s_cbranch_vccz 37
2FE8  s_nop 0
2FEC  v_cndmask_b32_e64 v28, 1.0, 2.0, vcc
2FF4  v_pk_mul_f32 v[36:37], v[28:29], v[36:37] op_sel_hi:[0,1]
2FFC  v_pk_mul_f32 v[34:35], v[28:29], v[34:35] op_sel_hi:[0,1]
3004  v_pk_mul_f32 v[32:33], v[28:29], v[32:33] op_sel_hi:[0,1]
300C  v_pk_mul_f32 v[30:31], v[28:29], v[30:31] op_sel_hi:[0,1]
3014  v_pk_mul_f32 v[26:27], v[28:29], v[26:27] op_sel_hi:[0,1]
301C  v_pk_mul_f32 v[24:25], v[28:29], v[24:25] op_sel_hi:[0,1]
3024  v_pk_mul_f32 v[22:23], v[28:29], v[22:23] op_sel_hi:[0,1]
302C  v_pk_mul_f32 v[20:21], v[28:29], v[20:21] op_sel_hi:[0,1]
3034  v_pk_mul_f32 v[18:19], v[28:29], v[18:19] op_sel_hi:[0,1]
303C  v_pk_mul_f32 v[16:17], v[28:29], v[16:17] op_sel_hi:[0,1]
3044  v_pk_mul_f32 v[14:15], v[28:29], v[14:15] op_sel_hi:[0,1]
304C  v_pk_mul_f32 v[12:13], v[28:29], v[12:13] op_sel_hi:[0,1]
3054  v_pk_mul_f32 v[10:11], v[28:29], v[10:11] op_sel_hi:[0,1]
305C  v_pk_mul_f32 v[8:9], v[28:29], v[8:9] op_sel_hi:[0,1]
3064  v_pk_mul_f32 v[6:7], v[28:29], v[6:7] op_sel_hi:[0,1]
306C  v_pk_mul_f32 v[4:5], v[28:29], v[4:5] op_sel_hi:[0,1]
3074  v_max_u32_e32 v45, 1, v44
3078  s_branch 1
307C  v_mov_b32_e32 v45, v44
3080  v_mov_b32_e32 v38, s3
3084  v_mov_b32_e32 v39, 0
3088  v_mad_u64_u32 v[28:29], s[2:3], s2, v1, v[38:39]
3090  s_and_b32 s2, s7, 4
3094  s_bitcmp1_b32 s7, 2
3098  v_lshlrev_b32_e32 v1, 23, v45
309C  s_cselect_b64 s[4:5], -1, 0
30A0  s_cmp_eq_u32 s2, 0
30A4  v_lshlrev_b32_e32 v45, 2, v28
30A8  s_waitcnt lgkmcnt(0)
30AC  s_mul_i32 s6, s9, 0xcd9e8d57
30B4  s_mul_hi_u32 s7, s9, 0xcd9e8d57
30BC  s_cbranch_scc1 132
30C0  s_mov_b32 s9, 0xd2511f53
30C8  v_mad_u64_u32 v[46:47], s[2:3], v45, s9, 0
30D0  s_xor_b32 s2, s8, s7
30D4  s_xor_b32 s3, s17, s10
30D8  s_mov_b32 s11, 0xcd9e8d57
30E0  s_xor_b32 s2, s2, s16
30E4  v_xor_b32_e32 v38, s3, v47
30E8  s_add_i32 s18, s16, 0x9e3779b9
30F0  s_mul_i32 s20, s2, 0xd2511f53
30F8  s_mul_hi_u32 s21, s2, 0xd2511f53
3100  v_mad_u64_u32 v[48:49], s[2:3], v38, s11, 0
3108  s_add_i32 s19, s17, 0xbb67ae85
3110  s_xor_b32 s2, s6, s18
3114  v_xor_b32_e32 v38, s2, v49
3118  s_xor_b32 s2, s21, s19
311C  v_xor_b32_e32 v49, s2, v46
3120  s_add_i32 s19, s17, 0x76cf5d0a
3128  v_mad_u64_u32 v[46:47], s[2:3], v38, s9, 0
3130  v_mad_u64_u32 v[50:51], s[2:3], v49, s11, 0
3138  s_add_i32 s18, s16, 0x3c6ef372
3140  s_xor_b32 s2, s20, s19
3144  v_xor_b32_e32 v38, s18, v51
3148  v_xor_b32_e32 v47, s2, v47
314C  v_xor_b32_e32 v38, v38, v48
3150  s_add_i32 s18, s16, 0xdaa66d2b
3158  v_mad_u64_u32 v[52:53], s[2:3], v47, s11, 0
3160  s_add_i32 s19, s17, 0x32370b8f
3168  v_mad_u64_u32 v[48:49], s[2:3], v38, s9, 0
3170  v_xor_b32_e32 v38, s18, v53
3174  v_xor_b32_e32 v38, v38, v50
3178  v_xor_b32_e32 v47, s19, v49
317C  v_xor_b32_e32 v49, v47, v46
3180  s_add_i32 s19, s17, 0xed9eba14
3188  v_mad_u64_u32 v[46:47], s[2:3], v38, s9, 0
3190  s_add_i32 s18, s16, 0x78dde6e4
3198  v_mad_u64_u32 v[50:51], s[2:3], v49, s11, 0
31A0  v_xor_b32_e32 v47, s19, v47
31A4  v_xor_b32_e32 v38, s18, v51
31A8  v_xor_b32_e32 v47, v47, v48
31AC  v_xor_b32_e32 v38, v38, v52
31B0  s_add_i32 s18, s16, 0x1715609d
31B8  v_mad_u64_u32 v[52:53], s[2:3], v47, s11, 0
31C0  s_add_i32 s19, s17, 0xa9066899
31C8  v_mad_u64_u32 v[48:49], s[2:3], v38, s9, 0
31D0  v_xor_b32_e32 v38, s18, v53
31D4  v_xor_b32_e32 v38, v38, v50
31D8  v_xor_b32_e32 v47, s19, v49
31DC  v_xor_b32_e32 v49, v47, v46
31E0  s_add_i32 s19, s17, 0x646e171e
31E8  v_mad_u64_u32 v[46:47], s[2:3], v38, s9, 0
31F0  s_add_i32 s18, s16, 0xb54cda56
31F8  v_mad_u64_u32 v[50:51], s[2:3], v49, s11, 0
3200  v_xor_b32_e32 v47, s19, v47
3204  v_xor_b32_e32 v38, s18, v51
3208  v_xor_b32_e32 v47, v47, v48
320C  v_xor_b32_e32 v38, v38, v52
3210  s_add_i32 s18, s16, 0x5384540f
3218  v_mad_u64_u32 v[52:53], s[2:3], v47, s11, 0
3220  s_add_i32 s19, s17, 0x1fd5c5a3
3228  v_mad_u64_u32 v[48:49], s[2:3], v38, s9, 0
3230  v_xor_b32_e32 v38, s18, v53
3234  v_xor_b32_e32 v38, v38, v50
3238  v_xor_b32_e32 v47, s19, v49
323C  v_xor_b32_e32 v49, v47, v46
3240  s_add_i32 s19, s17, 0xdb3d7428
3248  v_mad_u64_u32 v[46:47], s[2:3], v38, s9, 0
3250  s_add_i32 s18, s16, 0xf1bbcdc8
3258  v_mad_u64_u32 v[50:51], s[2:3], v49, s11, 0
3260  v_xor_b32_e32 v47, s19, v47
3264  v_xor_b32_e32 v38, s18, v51
3268  v_xor_b32_e32 v47, v47, v48
326C  v_xor_b32_e32 v38, v38, v52
3270  v_mad_u64_u32 v[52:53], s[2:3], v47, s11, 0
3278  s_add_i32 s18, s16, 0x8ff34781
3280  v_mad_u64_u32 v[48:49], s[2:3], v38, s9, 0
3288  v_xor_b32_e32 v38, v50, v53
328C  s_add_i32 s19, s17, 0x96a522ad
3294  v_xor_b32_e32 v47, s18, v38
3298  v_xor_b32_e32 v38, v46, v49
329C  v_xor_b32_e32 v46, s19, v38
32A0  v_mov_b32_e32 v38, v39
32A4  v_cvt_scalef32_sr_pk_fp4_f32 v39, v[36:37], v47, v1
32AC  v_cvt_scalef32_sr_pk_fp4_f32 v38, v[32:33], v46, v1 op_sel:[0,0,0,1]
32B4  v_cvt_scalef32_sr_pk_fp4_f32 v39, v[34:35], v52, v1 op_sel:[0,0,1,0]
32BC  v_cvt_scalef32_sr_pk_fp4_f32 v38, v[30:31], v48, v1 op_sel:[0,0,1,1]
32C4  s_nop 0
32C8  s_cbranch_execz 1
32CC  s_branch 11
32D0  v_mov_b32_e32 v39, 0
32D4  v_mov_b32_e32 v38, 0
32D8  v_cvt_scalef32_pk_fp4_f32 v39, v36, v37, v1
32E0  v_cvt_scalef32_pk_fp4_f32 v38, v32, v33, v1 op_sel:[0,0,0,1]
32E8  v_cvt_scalef32_pk_fp4_f32 v39, v34, v35, v1 op_sel:[0,0,1,0]
32F0  v_cvt_scalef32_pk_fp4_f32 v38, v30, v31, v1 op_sel:[0,0,1,1]
32F8  s_nop 0
32FC  v_cndmask_b32_e64 v30, 0, 1, s[4:5]
3304  v_cmp_ne_u32_e64 s[2:3], 1, v30
330C  s_andn2_b64 vcc, exec, s[4:5]
3310  s_cbranch_vccnz 134
3314  v_or_b32_e32 v30, 1, v45
3318  s_mov_b32 s9, 0xd2511f53
3320  v_mad_u64_u32 v[30:31], s[4:5], v30, s9, 0
3328  s_xor_b32 s4, s8, s7
332C  s_xor_b32 s5, s17, s10
3330  s_mov_b32 s11, 0xcd9e8d57
3338  s_xor_b32 s4, s4, s16
333C  v_xor_b32_e32 v31, s5, v31
3340  s_add_i32 s18, s16, 0x9e3779b9
3348  s_mul_i32 s20, s4, 0xd2511f53
3350  s_mul_hi_u32 s21, s4, 0xd2511f53
3358  v_mad_u64_u32 v[32:33], s[4:5], v31, s11, 0
3360  s_add_i32 s19, s17, 0xbb67ae85
3368  s_xor_b32 s4, s6, s18
336C  v_xor_b32_e32 v31, s4, v33
3370  s_xor_b32 s4, s21, s19
3374  v_xor_b32_e32 v33, s4, v30
3378  s_add_i32 s18, s16, 0x3c6ef372
3380  s_add_i32 s19, s17, 0x76cf5d0a
3388  v_mad_u64_u32 v[30:31], s[4:5], v31, s9, 0
3390  v_mad_u64_u32 v[34:35], s[4:5], v33, s11, 0
3398  v_xor_b32_e32 v33, s18, v35
339C  s_xor_b32 s4, s20, s19
33A0  v_xor_b32_e32 v32, v33, v32
33A4  v_xor_b32_e32 v31, s4, v31
33A8  s_add_i32 s18, s16, 0xdaa66d2b
33B0  s_add_i32 s19, s17, 0x32370b8f
33B8  v_mad_u64_u32 v[32:33], s[4:5], v32, s9, 0
33C0  v_mad_u64_u32 v[36:37], s[4:5], v31, s11, 0
33C8  v_xor_b32_e32 v31, s18, v37
33CC  v_xor_b32_e32 v33, s19, v33
33D0  v_xor_b32_e32 v31, v31, v34
33D4  v_xor_b32_e32 v33, v33, v30
33D8  s_add_i32 s18, s16, 0x78dde6e4
33E0  s_add_i32 s19, s17, 0xed9eba14
33E8  v_mad_u64_u32 v[30:31], s[4:5], v31, s9, 0
33F0  v_mad_u64_u32 v[34:35], s[4:5], v33, s11, 0
33F8  v_xor_b32_e32 v33, s18, v35
33FC  v_xor_b32_e32 v31, s19, v31
3400  v_xor_b32_e32 v33, v33, v36
3404  v_xor_b32_e32 v31, v31, v32
3408  s_add_i32 s18, s16, 0x1715609d
3410  s_add_i32 s19, s17, 0xa9066899
3418  v_mad_u64_u32 v[32:33], s[4:5], v33, s9, 0
3420  v_mad_u64_u32 v[36:37], s[4:5], v31, s11, 0
3428  v_xor_b32_e32 v31, s18, v37
342C  v_xor_b32_e32 v33, s19, v33
3430  v_xor_b32_e32 v31, v31, v34
3434  v_xor_b32_e32 v33, v33, v30
3438  s_add_i32 s18, s16, 0xb54cda56
3440  s_add_i32 s19, s17, 0x646e171e
3448  v_mad_u64_u32 v[30:31], s[4:5], v31, s9, 0
3450  v_mad_u64_u32 v[34:35], s[4:5], v33, s11, 0
3458  v_xor_b32_e32 v33, s18, v35
345C  v_xor_b32_e32 v31, s19, v31
3460  v_xor_b32_e32 v33, v33, v36
3464  v_xor_b32_e32 v31, v31, v32
3468  s_add_i32 s18, s16, 0x5384540f
3470  s_add_i32 s19, s17, 0x1fd5c5a3
3478  v_mad_u64_u32 v[32:33], s[4:5], v33, s9, 0
3480  v_mad_u64_u32 v[36:37], s[4:5], v31, s11, 0
3488  v_xor_b32_e32 v31, s18, v37
348C  v_xor_b32_e32 v33, s19, v33
3490  v_xor_b32_e32 v31, v31, v34
3494  v_xor_b32_e32 v33, v33, v30
3498  s_add_i32 s18, s16, 0xf1bbcdc8
34A0  s_add_i32 s19, s17, 0xdb3d7428
34A8  v_mad_u64_u32 v[30:31], s[4:5], v31, s9, 0
34B0  v_mad_u64_u32 v[34:35], s[4:5], v33, s11, 0
34B8  v_xor_b32_e32 v33, s18, v35
34BC  v_xor_b32_e32 v31, s19, v31
34C0  v_xor_b32_e32 v33, v33, v36
34C4  v_xor_b32_e32 v31, v31, v32
34C8  v_mad_u64_u32 v[32:33], s[4:5], v33, s9, 0
34D0  v_mad_u64_u32 v[36:37], s[4:5], v31, s11, 0
34D8  s_add_i32 s18, s16, 0x8ff34781
34E0  s_add_i32 s19, s17, 0x96a522ad
34E8  v_xor_b32_e32 v31, v34, v37
34EC  v_xor_b32_e32 v30, v30, v33
34F0  v_xor_b32_e32 v34, s18, v31
34F4  v_xor_b32_e32 v33, s19, v30
34F8  v_mov_b32_e32 v30, 0
34FC  v_mov_b32_e32 v31, 0
3500  v_cvt_scalef32_sr_pk_fp4_f32 v30, v[26:27], v34, v1
3508  v_cvt_scalef32_sr_pk_fp4_f32 v31, v[22:23], v33, v1 op_sel:[0,0,0,1]
3510  v_cvt_scalef32_sr_pk_fp4_f32 v30, v[24:25], v36, v1 op_sel:[0,0,1,0]
3518  v_cvt_scalef32_sr_pk_fp4_f32 v31, v[20:21], v32, v1 op_sel:[0,0,1,1]
3520  s_nop 0
3524  s_cbranch_execz 1
3528  s_branch 11
352C  v_mov_b32_e32 v30, 0
3530  v_mov_b32_e32 v31, 0
3534  v_cvt_scalef32_pk_fp4_f32 v30, v26, v27, v1
353C  v_cvt_scalef32_pk_fp4_f32 v31, v22, v23, v1 op_sel:[0,0,0,1]
3544  v_cvt_scalef32_pk_fp4_f32 v30, v24, v25, v1 op_sel:[0,0,1,0]
354C  v_cvt_scalef32_pk_fp4_f32 v31, v20, v21, v1 op_sel:[0,0,1,1]
3554  s_nop 0
3558  s_and_b64 vcc, exec, s[2:3]
355C  s_cbranch_vccnz 134
3560  v_or_b32_e32 v20, 2, v45
3564  s_mov_b32 s9, 0xd2511f53
356C  v_mad_u64_u32 v[20:21], s[4:5], v20, s9, 0
3574  s_xor_b32 s4, s8, s7
3578  s_xor_b32 s5, s17, s10
357C  s_mov_b32 s11, 0xcd9e8d57
3584  s_xor_b32 s4, s4, s16
3588  v_xor_b32_e32 v21, s5, v21
358C  s_add_i32 s18, s16, 0x9e3779b9
3594  s_mul_i32 s20, s4, 0xd2511f53
359C  s_mul_hi_u32 s21, s4, 0xd2511f53
35A4  v_mad_u64_u32 v[22:23], s[4:5], v21, s11, 0
35AC  s_add_i32 s19, s17, 0xbb67ae85
35B4  s_xor_b32 s4, s6, s18
35B8  v_xor_b32_e32 v21, s4, v23
35BC  s_xor_b32 s4, s21, s19
35C0  v_xor_b32_e32 v23, s4, v20
35C4  s_add_i32 s18, s16, 0x3c6ef372
35CC  s_add_i32 s19, s17, 0x76cf5d0a
35D4  v_mad_u64_u32 v[20:21], s[4:5], v21, s9, 0
35DC  v_mad_u64_u32 v[24:25], s[4:5], v23, s11, 0
35E4  v_xor_b32_e32 v23, s18, v25
35E8  s_xor_b32 s4, s20, s19
35EC  v_xor_b32_e32 v22, v23, v22
35F0  v_xor_b32_e32 v21, s4, v21
35F4  s_add_i32 s18, s16, 0xdaa66d2b
35FC  s_add_i32 s19, s17, 0x32370b8f
3604  v_mad_u64_u32 v[22:23], s[4:5], v22, s9, 0
360C  v_mad_u64_u32 v[26:27], s[4:5], v21, s11, 0
3614  v_xor_b32_e32 v21, s18, v27
3618  v_xor_b32_e32 v23, s19, v23
361C  v_xor_b32_e32 v21, v21, v24
3620  v_xor_b32_e32 v23, v23, v20
3624  s_add_i32 s18, s16, 0x78dde6e4
362C  s_add_i32 s19, s17, 0xed9eba14
3634  v_mad_u64_u32 v[20:21], s[4:5], v21, s9, 0
363C  v_mad_u64_u32 v[24:25], s[4:5], v23, s11, 0
3644  v_xor_b32_e32 v23, s18, v25
3648  v_xor_b32_e32 v21, s19, v21
364C  v_xor_b32_e32 v23, v23, v26
3650  v_xor_b32_e32 v21, v21, v22
3654  s_add_i32 s18, s16, 0x1715609d
365C  s_add_i32 s19, s17, 0xa9066899
3664  v_mad_u64_u32 v[22:23], s[4:5], v23, s9, 0
366C  v_mad_u64_u32 v[26:27], s[4:5], v21, s11, 0
3674  v_xor_b32_e32 v21, s18, v27
3678  v_xor_b32_e32 v23, s19, v23
367C  v_xor_b32_e32 v21, v21, v24
3680  v_xor_b32_e32 v23, v23, v20
3684  s_add_i32 s18, s16, 0xb54cda56
368C  s_add_i32 s19, s17, 0x646e171e
3694  v_mad_u64_u32 v[20:21], s[4:5], v21, s9, 0
369C  v_mad_u64_u32 v[24:25], s[4:5], v23, s11, 0
36A4  v_xor_b32_e32 v23, s18, v25
36A8  v_xor_b32_e32 v21, s19, v21
36AC  v_xor_b32_e32 v23, v23, v26
36B0  v_xor_b32_e32 v21, v21, v22
36B4  s_add_i32 s18, s16, 0x5384540f
36BC  s_add_i32 s19, s17, 0x1fd5c5a3
36C4  v_mad_u64_u32 v[22:23], s[4:5], v23, s9, 0
36CC  v_mad_u64_u32 v[26:27], s[4:5], v21, s11, 0
36D4  v_xor_b32_e32 v21, s18, v27
36D8  v_xor_b32_e32 v23, s19, v23
36DC  v_xor_b32_e32 v21, v21, v24
36E0  v_xor_b32_e32 v23, v23, v20
36E4  s_add_i32 s18, s16, 0xf1bbcdc8
36EC  s_add_i32 s19, s17, 0xdb3d7428
36F4  v_mad_u64_u32 v[20:21], s[4:5], v21, s9, 0
36FC  v_mad_u64_u32 v[24:25], s[4:5], v23, s11, 0
3704  v_xor_b32_e32 v23, s18, v25
3708  v_xor_b32_e32 v21, s19, v21
370C  v_xor_b32_e32 v23, v23, v26
3710  v_xor_b32_e32 v21, v21, v22
3714  v_mad_u64_u32 v[22:23], s[4:5], v23, s9, 0
371C  v_mad_u64_u32 v[26:27], s[4:5], v21, s11, 0
3724  s_add_i32 s18, s16, 0x8ff34781
372C  s_add_i32 s19, s17, 0x96a522ad
3734  v_xor_b32_e32 v21, v24, v27
3738  v_xor_b32_e32 v20, v20, v23
373C  v_xor_b32_e32 v24, s18, v21
3740  v_xor_b32_e32 v23, s19, v20
3744  v_mov_b32_e32 v20, 0
3748  v_mov_b32_e32 v21, 0
374C  v_cvt_scalef32_sr_pk_fp4_f32 v20, v[18:19], v24, v1
3754  v_cvt_scalef32_sr_pk_fp4_f32 v21, v[14:15], v23, v1 op_sel:[0,0,0,1]
375C  v_cvt_scalef32_sr_pk_fp4_f32 v20, v[16:17], v26, v1 op_sel:[0,0,1,0]
3764  v_cvt_scalef32_sr_pk_fp4_f32 v21, v[12:13], v22, v1 op_sel:[0,0,1,1]
376C  s_nop 0
3770  s_cbranch_execz 1
3774  s_branch 11
3778  v_mov_b32_e32 v20, 0
377C  v_mov_b32_e32 v21, 0
3780  v_cvt_scalef32_pk_fp4_f32 v20, v18, v19, v1
3788  v_cvt_scalef32_pk_fp4_f32 v21, v14, v15, v1 op_sel:[0,0,0,1]
3790  v_cvt_scalef32_pk_fp4_f32 v20, v16, v17, v1 op_sel:[0,0,1,0]
3798  v_cvt_scalef32_pk_fp4_f32 v21, v12, v13, v1 op_sel:[0,0,1,1]
37A0  s_nop 0
37A4  s_and_b64 vcc, exec, s[2:3]
37A8  s_cbranch_vccnz 134
37AC  v_or_b32_e32 v12, 3, v45
37B0  s_mov_b32 s4, 0xd2511f53
37B8  v_mad_u64_u32 v[12:13], s[2:3], v12, s4, 0
37C0  s_xor_b32 s2, s8, s7
37C4  s_xor_b32 s3, s17, s10
37C8  s_mov_b32 s5, 0xcd9e8d57
37D0  s_xor_b32 s2, s2, s16
37D4  v_xor_b32_e32 v13, s3, v13
37D8  s_add_i32 s7, s16, 0x9e3779b9
37E0  s_mul_i32 s9, s2, 0xd2511f53
37E8  s_mul_hi_u32 s10, s2, 0xd2511f53
37F0  v_mad_u64_u32 v[14:15], s[2:3], v13, s5, 0
37F8  s_add_i32 s8, s17, 0xbb67ae85
3800  s_xor_b32 s2, s6, s7
3804  v_xor_b32_e32 v13, s2, v15
3808  s_xor_b32 s2, s10, s8
380C  v_xor_b32_e32 v15, s2, v12
3810  s_add_i32 s6, s16, 0x3c6ef372
3818  s_add_i32 s7, s17, 0x76cf5d0a
3820  v_mad_u64_u32 v[12:13], s[2:3], v13, s4, 0
3828  v_mad_u64_u32 v[16:17], s[2:3], v15, s5, 0
3830  v_xor_b32_e32 v15, s6, v17
3834  s_xor_b32 s2, s9, s7
3838  v_xor_b32_e32 v14, v15, v14
383C  v_xor_b32_e32 v13, s2, v13
3840  s_add_i32 s6, s16, 0xdaa66d2b
3848  s_add_i32 s7, s17, 0x32370b8f
3850  v_mad_u64_u32 v[14:15], s[2:3], v14, s4, 0
3858  v_mad_u64_u32 v[18:19], s[2:3], v13, s5, 0
3860  v_xor_b32_e32 v13, s6, v19
3864  v_xor_b32_e32 v15, s7, v15
3868  v_xor_b32_e32 v13, v13, v16
386C  v_xor_b32_e32 v15, v15, v12
3870  s_add_i32 s6, s16, 0x78dde6e4
3878  s_add_i32 s7, s17, 0xed9eba14
3880  v_mad_u64_u32 v[12:13], s[2:3], v13, s4, 0
3888  v_mad_u64_u32 v[16:17], s[2:3], v15, s5, 0
3890  v_xor_b32_e32 v15, s6, v17
3894  v_xor_b32_e32 v13, s7, v13
3898  v_xor_b32_e32 v15, v15, v18
389C  v_xor_b32_e32 v13, v13, v14
38A0  s_add_i32 s6, s16, 0x1715609d
38A8  s_add_i32 s7, s17, 0xa9066899
38B0  v_mad_u64_u32 v[14:15], s[2:3], v15, s4, 0
38B8  v_mad_u64_u32 v[18:19], s[2:3], v13, s5, 0
38C0  v_xor_b32_e32 v13, s6, v19
38C4  v_xor_b32_e32 v15, s7, v15
38C8  v_xor_b32_e32 v13, v13, v16
38CC  v_xor_b32_e32 v15, v15, v12
38D0  s_add_i32 s6, s16, 0xb54cda56
38D8  s_add_i32 s7, s17, 0x646e171e
38E0  v_mad_u64_u32 v[12:13], s[2:3], v13, s4, 0
38E8  v_mad_u64_u32 v[16:17], s[2:3], v15, s5, 0
38F0  v_xor_b32_e32 v15, s6, v17
38F4  v_xor_b32_e32 v13, s7, v13
38F8  v_xor_b32_e32 v15, v15, v18
38FC  v_xor_b32_e32 v13, v13, v14
3900  s_add_i32 s6, s16, 0x5384540f
3908  s_add_i32 s7, s17, 0x1fd5c5a3
3910  v_mad_u64_u32 v[14:15], s[2:3], v15, s4, 0
3918  v_mad_u64_u32 v[18:19], s[2:3], v13, s5, 0
3920  v_xor_b32_e32 v13, s6, v19
3924  v_xor_b32_e32 v15, s7, v15
3928  v_xor_b32_e32 v13, v13, v16
392C  v_xor_b32_e32 v15, v15, v12
3930  s_add_i32 s6, s16, 0xf1bbcdc8
3938  s_add_i32 s7, s17, 0xdb3d7428
3940  v_mad_u64_u32 v[12:13], s[2:3], v13, s4, 0
3948  v_mad_u64_u32 v[16:17], s[2:3], v15, s5, 0
3950  v_xor_b32_e32 v15, s6, v17
3954  v_xor_b32_e32 v13, s7, v13
3958  v_xor_b32_e32 v15, v15, v18
395C  v_xor_b32_e32 v13, v13, v14
3960  v_mad_u64_u32 v[14:15], s[2:3], v15, s4, 0
3968  v_mad_u64_u32 v[18:19], s[2:3], v13, s5, 0
3970  s_add_i32 s6, s16, 0x8ff34781
3978  s_add_i32 s7, s17, 0x96a522ad
3980  v_xor_b32_e32 v13, v16, v19
3984  v_xor_b32_e32 v12, v12, v15
3988  v_xor_b32_e32 v16, s6, v13
398C  v_xor_b32_e32 v15, s7, v12
3990  v_mov_b32_e32 v12, 0
3994  v_mov_b32_e32 v13, 0
3998  v_cvt_scalef32_sr_pk_fp4_f32 v12, v[10:11], v16, v1
39A0  v_cvt_scalef32_sr_pk_fp4_f32 v13, v[6:7], v15, v1 op_sel:[0,0,0,1]
39A8  v_cvt_scalef32_sr_pk_fp4_f32 v12, v[8:9], v18, v1 op_sel:[0,0,1,0]
39B0  v_cvt_scalef32_sr_pk_fp4_f32 v13, v[4:5], v14, v1 op_sel:[0,0,1,1]
39B8  s_nop 0
39BC  s_cbranch_execz 1
39C0  s_branch 11
39C4  v_mov_b32_e32 v12, 0
39C8  v_mov_b32_e32 v13, 0
39CC  v_cvt_scalef32_pk_fp4_f32 v12, v10, v11, v1
39D4  v_cvt_scalef32_pk_fp4_f32 v13, v6, v7, v1 op_sel:[0,0,0,1]
39DC  v_cvt_scalef32_pk_fp4_f32 v12, v8, v9, v1 op_sel:[0,0,1,0]
39E4  v_cvt_scalef32_pk_fp4_f32 v13, v4, v5, v1 op_sel:[0,0,1,1]
39EC  s_nop 0
39F0  v_or3_b32 v4, v39, v38, v40
39F8  v_or3_b32 v5, v30, v31, v41
3A00  v_or3_b32 v6, v20, v21, v42
3A08  v_or3_b32 v7, v12, v13, v43
3A10  v_lshl_add_u64 v[8:9], v[28:29], 4, s[14:15]
3A18  global_store_dwordx4 v[8:9], v[4:7], off
3A20  s_or_b64 exec, exec, s[12:13]
3A24  s_load_dwordx2 s[0:1], s[0:1], 0x10
3A2C  v_mov_b32_e32 v1, 0
3A30  s_waitcnt lgkmcnt(0)
3A34  v_lshl_add_u64 v[2:3], s[0:1], 0, v[2:3]
3A3C  v_lshl_add_u64 v[0:1], v[2:3], 0, v[0:1]
3A44  global_store_byte v[0:1], v44, off
3A4C  s_endpgm
3A50  s_nop 0
