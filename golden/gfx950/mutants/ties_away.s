ties_away.co, compiled by Debian clang version 21.1.8 (13)

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
    .name:           TiesAway
    .private_segment_fixed_size: 0
    .sgpr_count:     94
    .sgpr_spill_count: 0
    .symbol:         TiesAway.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     73
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
Disassembly of section .text:

1800 <TiesAway>:
1800  s_load_dwordx4 s[76:79], s[0:1], 0x18
1808  s_mov_b32 s80, s3
180C  v_lshl_or_b32 v7, s2, 8, v0
1814  s_waitcnt lgkmcnt(0)
1818  s_and_b32 s3, s79, 8
181C  s_bitcmp1_b32 s79, 3
1820  s_cselect_b64 s[4:5], -1, 0
1824  s_add_i32 s6, s77, 0xff
182C  s_and_b32 s6, s6, 0xffffff00
1834  s_cmp_eq_u32 s3, 0
1838  s_cselect_b32 s2, s77, s6
183C  v_cmp_gt_u32_e32 vcc, s2, v7
1840  s_and_saveexec_b64 s[2:3], vcc
1844  s_cbranch_execz 1728
1848  s_load_dword s8, s[0:1], 0x28
1850  s_andn2_b64 vcc, exec, s[4:5]
1854  s_lshr_b32 s33, s78, 5
1858  s_cbranch_vccnz 25
185C  s_add_i32 s2, s33, 7
1860  s_and_b32 s2, s2, 0xffffff8
1868  v_and_b32_e32 v1, 0xffffffe0, v7
1870  v_mad_u64_u32 v[4:5], s[2:3], s2, v1, 0
1878  s_lshl_b32 s2, s80, 5
187C  s_lshl_b32 s3, s80, 6
1880  s_and_b32 s2, s2, 0xffffff00
1888  s_and_b32 s3, s3, 0xc0
1890  v_lshlrev_b32_e32 v1, 2, v0
1894  s_lshr_b32 s4, s80, 1
1898  s_or_b32 s2, s3, s2
189C  s_and_b32 s4, s4, 2
18A0  v_bfe_u32 v0, v0, 4, 1
18A8  v_and_or_b32 v1, v1, 60, s2
18B0  v_or3_b32 v6, v1, s4, v0
18B8  s_cbranch_execz 1
18BC  s_branch 3
18C0  v_mad_u64_u32 v[4:5], s[2:3], s33, v7, 0
18C8  v_mov_b32_e32 v6, s80
18CC  s_cmp_lt_u32 s80, s33
18D0  v_cmp_gt_u32_e32 vcc, s77, v7
18D4  s_cselect_b64 s[2:3], -1, 0
18D8  s_and_b64 s[2:3], vcc, s[2:3]
18DC  v_mov_b32_e32 v44, 0x7f
18E4  s_and_saveexec_b64 s[82:83], s[2:3]
18E8  s_cbranch_execz 1676
18EC  s_load_dwordx2 s[2:3], s[0:1], 0x0
18F4  s_lshl_b32 s4, s80, 5
18F8  v_mov_b32_e32 v1, 0
18FC  v_mov_b32_e32 v0, s4
1900  v_mad_u64_u32 v[0:1], s[4:5], s76, v7, v[0:1]
1908  s_bitcmp1_b32 s79, 0
190C  s_cselect_b64 s[4:5], -1, 0
1910  s_and_b64 vcc, exec, s[4:5]
1914  s_waitcnt lgkmcnt(0)
1918  v_lshl_add_u64 v[2:3], v[0:1], 2, s[2:3]
1920  s_cbranch_vccz 6
1924  global_load_dword v8, v[2:3], off
192C  v_lshl_add_u64 v[0:1], v[0:1], 1, s[2:3]
1934  s_cbranch_execz 3
1938  s_branch 6
193C  v_lshl_add_u64 v[0:1], v[0:1], 1, s[2:3]
1944  global_load_ushort v8, v[0:1], off
194C  s_waitcnt vmcnt(0)
1950  v_lshlrev_b32_e32 v8, 16, v8
1954  v_cndmask_b32_e64 v9, 0, 1, s[4:5]
195C  v_cmp_ne_u32_e64 s[2:3], 1, v9
1964  s_andn2_b64 vcc, exec, s[4:5]
1968  s_cbranch_vccnz 4
196C  global_load_dword v9, v[2:3], off offset:4
1974  s_cbranch_execz 1
1978  s_branch 4
197C  global_load_ushort v9, v[0:1], off offset:2
1984  s_waitcnt vmcnt(0)
1988  v_lshlrev_b32_e32 v9, 16, v9
198C  s_and_b64 vcc, exec, s[2:3]
1990  s_cbranch_vccnz 4
1994  global_load_dword v12, v[2:3], off offset:8
199C  s_cbranch_execz 1
19A0  s_branch 4
19A4  global_load_ushort v10, v[0:1], off offset:4
19AC  s_waitcnt vmcnt(0)
19B0  v_lshlrev_b32_e32 v12, 16, v10
19B4  s_and_b64 vcc, exec, s[2:3]
19B8  s_cbranch_vccnz 4
19BC  global_load_dword v13, v[2:3], off offset:12
19C4  s_cbranch_execz 1
19C8  s_branch 4
19CC  global_load_ushort v10, v[0:1], off offset:6
19D4  s_waitcnt vmcnt(0)
19D8  v_lshlrev_b32_e32 v13, 16, v10
19DC  s_and_b64 vcc, exec, s[2:3]
19E0  s_cbranch_vccnz 4
19E4  global_load_dword v10, v[2:3], off offset:16
19EC  s_cbranch_execz 1
19F0  s_branch 4
19F4  global_load_ushort v10, v[0:1], off offset:8
19FC  s_waitcnt vmcnt(0)
1A00  v_lshlrev_b32_e32 v10, 16, v10
1A04  s_and_b64 vcc, exec, s[2:3]
1A08  s_cbranch_vccnz 4
1A0C  global_load_dword v11, v[2:3], off offset:20
1A14  s_cbranch_execz 1
1A18  s_branch 4
1A1C  global_load_ushort v11, v[0:1], off offset:10
1A24  s_waitcnt vmcnt(0)
1A28  v_lshlrev_b32_e32 v11, 16, v11
1A2C  s_and_b64 vcc, exec, s[2:3]
1A30  s_cbranch_vccnz 4
1A34  global_load_dword v14, v[2:3], off offset:24
1A3C  s_cbranch_execz 1
1A40  s_branch 4
1A44  global_load_ushort v14, v[0:1], off offset:12
1A4C  s_waitcnt vmcnt(0)
1A50  v_lshlrev_b32_e32 v14, 16, v14
1A54  s_and_b64 vcc, exec, s[2:3]
1A58  s_cbranch_vccnz 4
1A5C  global_load_dword v15, v[2:3], off offset:28
1A64  s_cbranch_execz 1
1A68  s_branch 4
1A6C  global_load_ushort v15, v[0:1], off offset:14
1A74  s_waitcnt vmcnt(0)
1A78  v_lshlrev_b32_e32 v15, 16, v15
1A7C  s_and_b64 vcc, exec, s[2:3]
1A80  s_cbranch_vccnz 4
1A84  global_load_dword v16, v[2:3], off offset:32
1A8C  s_cbranch_execz 1
1A90  s_branch 4
1A94  global_load_ushort v16, v[0:1], off offset:16
1A9C  s_waitcnt vmcnt(0)
1AA0  v_lshlrev_b32_e32 v16, 16, v16
1AA4  s_and_b64 vcc, exec, s[2:3]
1AA8  s_cbranch_vccnz 4
1AAC  global_load_dword v17, v[2:3], off offset:36
1AB4  s_cbranch_execz 1
1AB8  s_branch 4
1ABC  global_load_ushort v17, v[0:1], off offset:18
1AC4  s_waitcnt vmcnt(0)
1AC8  v_lshlrev_b32_e32 v17, 16, v17
1ACC  s_and_b64 vcc, exec, s[2:3]
1AD0  s_cbranch_vccnz 4
1AD4  global_load_dword v18, v[2:3], off offset:40
1ADC  s_cbranch_execz 1
1AE0  s_branch 4
1AE4  global_load_ushort v18, v[0:1], off offset:20
1AEC  s_waitcnt vmcnt(0)
1AF0  v_lshlrev_b32_e32 v18, 16, v18
1AF4  s_and_b64 vcc, exec, s[2:3]
1AF8  s_cbranch_vccnz 4
1AFC  global_load_dword v19, v[2:3], off offset:44
1B04  s_cbranch_execz 1
1B08  s_branch 4
1B0C  global_load_ushort v19, v[0:1], off offset:22
1B14  s_waitcnt vmcnt(0)
1B18  v_lshlrev_b32_e32 v19, 16, v19
1B1C  s_and_b64 vcc, exec, s[2:3]
1B20  s_cbranch_vccnz 4
1B24  global_load_dword v20, v[2:3], off offset:48
1B2C  s_cbranch_execz 1
1B30  s_branch 4
1B34  global_load_ushort v20, v[0:1], off offset:24
1B3C  s_waitcnt vmcnt(0)
1B40  v_lshlrev_b32_e32 v20, 16, v20
1B44  s_and_b64 vcc, exec, s[2:3]
1B48  s_cbranch_vccnz 4
1B4C  global_load_dword v21, v[2:3], off offset:52
1B54  s_cbranch_execz 1
1B58  s_branch 4
1B5C  global_load_ushort v21, v[0:1], off offset:26
1B64  s_waitcnt vmcnt(0)
1B68  v_lshlrev_b32_e32 v21, 16, v21
1B6C  s_and_b64 vcc, exec, s[2:3]
1B70  s_cbranch_vccnz 4
1B74  global_load_dword v22, v[2:3], off offset:56
1B7C  s_cbranch_execz 1
1B80  s_branch 4
1B84  global_load_ushort v22, v[0:1], off offset:28
1B8C  s_waitcnt vmcnt(0)
1B90  v_lshlrev_b32_e32 v22, 16, v22
1B94  s_and_b64 vcc, exec, s[2:3]
1B98  s_cbranch_vccnz 4
1B9C  global_load_dword v23, v[2:3], off offset:60
1BA4  s_cbranch_execz 1
1BA8  s_branch 4
1BAC  global_load_ushort v23, v[0:1], off offset:30
1BB4  s_waitcnt vmcnt(0)
1BB8  v_lshlrev_b32_e32 v23, 16, v23
1BBC  s_and_b64 vcc, exec, s[2:3]
1BC0  s_cbranch_vccnz 4
1BC4  global_load_dword v24, v[2:3], off offset:64
1BCC  s_cbranch_execz 1
1BD0  s_branch 4
1BD4  global_load_ushort v24, v[0:1], off offset:32
1BDC  s_waitcnt vmcnt(0)
1BE0  v_lshlrev_b32_e32 v24, 16, v24
1BE4  s_and_b64 vcc, exec, s[2:3]
1BE8  s_cbranch_vccnz 4
1BEC  global_load_dword v25, v[2:3], off offset:68
1BF4  s_cbranch_execz 1
1BF8  s_branch 4
1BFC  global_load_ushort v25, v[0:1], off offset:34
1C04  s_waitcnt vmcnt(0)
1C08  v_lshlrev_b32_e32 v25, 16, v25
1C0C  s_and_b64 vcc, exec, s[2:3]
1C10  s_cbranch_vccnz 4
1C14  global_load_dword v26, v[2:3], off offset:72
1C1C  s_cbranch_execz 1
1C20  s_branch 4
1C24  global_load_ushort v26, v[0:1], off offset:36
1C2C  s_waitcnt vmcnt(0)
1C30  v_lshlrev_b32_e32 v26, 16, v26
1C34  s_and_b64 vcc, exec, s[2:3]
1C38  s_cbranch_vccnz 4
1C3C  global_load_dword v27, v[2:3], off offset:76
1C44  s_cbranch_execz 1
1C48  s_branch 4
1C4C  global_load_ushort v27, v[0:1], off offset:38
1C54  s_waitcnt vmcnt(0)
1C58  v_lshlrev_b32_e32 v27, 16, v27
1C5C  s_and_b64 vcc, exec, s[2:3]
1C60  s_cbranch_vccnz 4
1C64  global_load_dword v28, v[2:3], off offset:80
1C6C  s_cbranch_execz 1
1C70  s_branch 4
1C74  global_load_ushort v28, v[0:1], off offset:40
1C7C  s_waitcnt vmcnt(0)
1C80  v_lshlrev_b32_e32 v28, 16, v28
1C84  s_and_b64 vcc, exec, s[2:3]
1C88  s_cbranch_vccnz 4
1C8C  global_load_dword v29, v[2:3], off offset:84
1C94  s_cbranch_execz 1
1C98  s_branch 4
1C9C  global_load_ushort v29, v[0:1], off offset:42
1CA4  s_waitcnt vmcnt(0)
1CA8  v_lshlrev_b32_e32 v29, 16, v29
1CAC  s_and_b64 vcc, exec, s[2:3]
1CB0  s_cbranch_vccnz 4
1CB4  global_load_dword v30, v[2:3], off offset:88
1CBC  s_cbranch_execz 1
1CC0  s_branch 4
1CC4  global_load_ushort v30, v[0:1], off offset:44
1CCC  s_waitcnt vmcnt(0)
1CD0  v_lshlrev_b32_e32 v30, 16, v30
1CD4  s_and_b64 vcc, exec, s[2:3]
1CD8  s_cbranch_vccnz 4
1CDC  global_load_dword v31, v[2:3], off offset:92
1CE4  s_cbranch_execz 1
1CE8  s_branch 4
1CEC  global_load_ushort v31, v[0:1], off offset:46
1CF4  s_waitcnt vmcnt(0)
1CF8  v_lshlrev_b32_e32 v31, 16, v31
1CFC  s_and_b64 vcc, exec, s[2:3]
1D00  s_cbranch_vccnz 4
1D04  global_load_dword v32, v[2:3], off offset:96
1D0C  s_cbranch_execz 1
1D10  s_branch 4
1D14  global_load_ushort v32, v[0:1], off offset:48
1D1C  s_waitcnt vmcnt(0)
1D20  v_lshlrev_b32_e32 v32, 16, v32
1D24  s_and_b64 vcc, exec, s[2:3]
1D28  s_cbranch_vccnz 4
1D2C  global_load_dword v33, v[2:3], off offset:100
1D34  s_cbranch_execz 1
1D38  s_branch 4
1D3C  global_load_ushort v33, v[0:1], off offset:50
1D44  s_waitcnt vmcnt(0)
1D48  v_lshlrev_b32_e32 v33, 16, v33
1D4C  s_and_b64 vcc, exec, s[2:3]
1D50  s_cbranch_vccnz 4
1D54  global_load_dword v34, v[2:3], off offset:104
1D5C  s_cbranch_execz 1
1D60  s_branch 4
1D64  global_load_ushort v34, v[0:1], off offset:52
1D6C  s_waitcnt vmcnt(0)
1D70  v_lshlrev_b32_e32 v34, 16, v34
1D74  s_and_b64 vcc, exec, s[2:3]
1D78  s_cbranch_vccnz 4
1D7C  global_load_dword v35, v[2:3], off offset:108
1D84  s_cbranch_execz 1
1D88  s_branch 4
1D8C  global_load_ushort v35, v[0:1], off offset:54
1D94  s_waitcnt vmcnt(0)
1D98  v_lshlrev_b32_e32 v35, 16, v35
1D9C  s_and_b64 vcc, exec, s[2:3]
1DA0  s_cbranch_vccnz 4
1DA4  global_load_dword v36, v[2:3], off offset:112
1DAC  s_cbranch_execz 1
1DB0  s_branch 4
1DB4  global_load_ushort v36, v[0:1], off offset:56
1DBC  s_waitcnt vmcnt(0)
1DC0  v_lshlrev_b32_e32 v36, 16, v36
1DC4  s_and_b64 vcc, exec, s[2:3]
1DC8  s_cbranch_vccnz 4
1DCC  global_load_dword v37, v[2:3], off offset:116
1DD4  s_cbranch_execz 1
1DD8  s_branch 4
1DDC  global_load_ushort v37, v[0:1], off offset:58
1DE4  s_waitcnt vmcnt(0)
1DE8  v_lshlrev_b32_e32 v37, 16, v37
1DEC  s_and_b64 vcc, exec, s[2:3]
1DF0  s_cbranch_vccnz 4
1DF4  global_load_dword v38, v[2:3], off offset:120
1DFC  s_cbranch_execz 1
1E00  s_branch 4
1E04  global_load_ushort v38, v[0:1], off offset:60
1E0C  s_waitcnt vmcnt(0)
1E10  v_lshlrev_b32_e32 v38, 16, v38
1E14  s_and_b64 vcc, exec, s[2:3]
1E18  s_cbranch_vccnz 4
1E1C  global_load_dword v39, v[2:3], off offset:124
1E24  s_cbranch_execz 1
1E28  s_branch 4
1E2C  global_load_ushort v0, v[0:1], off offset:62
1E34  s_waitcnt vmcnt(0)
1E38  v_lshlrev_b32_e32 v39, 16, v0
1E3C  s_load_dwordx2 s[76:77], s[0:1], 0x8
1E44  s_bitcmp1_b32 s79, 1
1E48  s_cselect_b64 s[84:85], -1, 0
1E4C  s_and_b64 vcc, exec, s[84:85]
1E50  s_cbranch_vccz 317
1E54  s_cmp_eq_u32 s8, 0
1E58  s_cbranch_scc1 96
1E5C  s_lshl_b32 s2, s8, 31
1E60  s_lshl_b32 s3, s8, 30
1E64  v_bfrev_b32_e32 v0, 1
1E68  s_waitcnt vmcnt(0)
1E6C  v_xor_b32_e32 v8, s2, v8
1E70  s_lshl_b32 s2, s8, 29
1E74  v_bitop3_b32 v9, s3, v9, v0 bitop3:0x6c
1E7C  s_lshl_b32 s3, s8, 28
1E80  v_bitop3_b32 v12, s2, v12, v0 bitop3:0x6c
1E88  s_lshl_b32 s2, s8, 27
1E8C  v_bitop3_b32 v13, s3, v13, v0 bitop3:0x6c
1E94  s_lshl_b32 s3, s8, 26
1E98  v_bitop3_b32 v10, s2, v10, v0 bitop3:0x6c
1EA0  s_lshl_b32 s2, s8, 25
1EA4  v_bitop3_b32 v11, s3, v11, v0 bitop3:0x6c
1EAC  s_lshl_b32 s3, s8, 24
1EB0  v_bitop3_b32 v14, s2, v14, v0 bitop3:0x6c
1EB8  s_lshl_b32 s2, s8, 23
1EBC  v_bitop3_b32 v15, s3, v15, v0 bitop3:0x6c
1EC4  s_lshl_b32 s3, s8, 22
1EC8  v_bitop3_b32 v16, s2, v16, v0 bitop3:0x6c
1ED0  s_lshl_b32 s2, s8, 21
1ED4  v_bitop3_b32 v17, s3, v17, v0 bitop3:0x6c
1EDC  s_lshl_b32 s3, s8, 20
1EE0  v_bitop3_b32 v18, s2, v18, v0 bitop3:0x6c
1EE8  s_lshl_b32 s2, s8, 19
1EEC  v_bitop3_b32 v19, s3, v19, v0 bitop3:0x6c
1EF4  s_lshl_b32 s3, s8, 18
1EF8  v_bitop3_b32 v20, s2, v20, v0 bitop3:0x6c
1F00  s_lshl_b32 s2, s8, 17
1F04  v_bitop3_b32 v21, s3, v21, v0 bitop3:0x6c
1F0C  s_lshl_b32 s3, s8, 16
1F10  v_bitop3_b32 v22, s2, v22, v0 bitop3:0x6c
1F18  s_lshl_b32 s2, s8, 15
1F1C  v_bitop3_b32 v23, s3, v23, v0 bitop3:0x6c
1F24  s_lshl_b32 s3, s8, 14
1F28  v_bitop3_b32 v24, s2, v24, v0 bitop3:0x6c
1F30  s_lshl_b32 s2, s8, 13
1F34  v_bitop3_b32 v25, s3, v25, v0 bitop3:0x6c
1F3C  s_lshl_b32 s3, s8, 12
1F40  v_bitop3_b32 v26, s2, v26, v0 bitop3:0x6c
1F48  s_lshl_b32 s2, s8, 11
1F4C  v_bitop3_b32 v27, s3, v27, v0 bitop3:0x6c
1F54  s_lshl_b32 s3, s8, 10
1F58  v_bitop3_b32 v28, s2, v28, v0 bitop3:0x6c
1F60  s_lshl_b32 s2, s8, 9
1F64  v_bitop3_b32 v29, s3, v29, v0 bitop3:0x6c
1F6C  s_lshl_b32 s3, s8, 8
1F70  v_bitop3_b32 v30, s2, v30, v0 bitop3:0x6c
1F78  s_lshl_b32 s2, s8, 7
1F7C  v_bitop3_b32 v31, s3, v31, v0 bitop3:0x6c
1F84  s_lshl_b32 s3, s8, 6
1F88  v_bitop3_b32 v32, s2, v32, v0 bitop3:0x6c
1F90  s_lshl_b32 s2, s8, 5
1F94  v_bitop3_b32 v33, s3, v33, v0 bitop3:0x6c
1F9C  s_lshl_b32 s3, s8, 4
1FA0  v_bitop3_b32 v34, s2, v34, v0 bitop3:0x6c
1FA8  s_lshl_b32 s2, s8, 3
1FAC  v_bitop3_b32 v35, s3, v35, v0 bitop3:0x6c
1FB4  s_lshl_b32 s3, s8, 2
1FB8  v_bitop3_b32 v36, s2, v36, v0 bitop3:0x6c
1FC0  s_lshl_b32 s2, s8, 1
1FC4  v_bitop3_b32 v37, s3, v37, v0 bitop3:0x6c
1FCC  v_bitop3_b32 v39, s8, v39, v0 bitop3:0x6c
1FD4  v_bitop3_b32 v38, s2, v38, v0 bitop3:0x6c
1FDC  s_waitcnt vmcnt(0)
1FE0  v_pk_add_f32 v[0:1], v[8:9], v[8:9] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
1FE8  v_pk_add_f32 v[2:3], v[8:9], v[8:9] op_sel:[0,1]
1FF0  v_pk_add_f32 v[8:9], v[12:13], v[12:13] op_sel:[0,1]
1FF8  v_mov_b32_e32 v3, v1
1FFC  v_pk_add_f32 v[0:1], v[12:13], v[12:13] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2004  v_mov_b32_e32 v9, v1
2008  v_pk_add_f32 v[0:1], v[10:11], v[10:11] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2010  v_pk_add_f32 v[10:11], v[10:11], v[10:11] op_sel:[0,1]
2018  v_pk_add_f32 v[12:13], v[14:15], v[14:15] op_sel:[0,1]
2020  v_mov_b32_e32 v11, v1
2024  v_pk_add_f32 v[0:1], v[14:15], v[14:15] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
202C  v_mov_b32_e32 v13, v1
2030  v_pk_add_f32 v[0:1], v[16:17], v[16:17] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2038  v_pk_add_f32 v[14:15], v[16:17], v[16:17] op_sel:[0,1]
2040  v_pk_add_f32 v[16:17], v[18:19], v[18:19] op_sel:[0,1]
2048  v_mov_b32_e32 v15, v1
204C  v_pk_add_f32 v[0:1], v[18:19], v[18:19] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2054  v_mov_b32_e32 v17, v1
2058  v_pk_add_f32 v[0:1], v[20:21], v[20:21] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2060  v_pk_add_f32 v[18:19], v[20:21], v[20:21] op_sel:[0,1]
2068  v_pk_add_f32 v[20:21], v[22:23], v[22:23] op_sel:[0,1]
2070  v_mov_b32_e32 v19, v1
2074  v_pk_add_f32 v[0:1], v[22:23], v[22:23] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
207C  v_mov_b32_e32 v21, v1
2080  v_pk_add_f32 v[0:1], v[24:25], v[24:25] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2088  v_pk_add_f32 v[22:23], v[24:25], v[24:25] op_sel:[0,1]
2090  v_pk_add_f32 v[24:25], v[26:27], v[26:27] op_sel:[0,1]
2098  v_mov_b32_e32 v23, v1
209C  v_pk_add_f32 v[0:1], v[26:27], v[26:27] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
20A4  v_mov_b32_e32 v25, v1
20A8  v_pk_add_f32 v[0:1], v[28:29], v[28:29] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
20B0  v_pk_add_f32 v[26:27], v[28:29], v[28:29] op_sel:[0,1]
20B8  v_pk_add_f32 v[28:29], v[30:31], v[30:31] op_sel:[0,1]
20C0  v_mov_b32_e32 v27, v1
20C4  v_pk_add_f32 v[0:1], v[30:31], v[30:31] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
20CC  v_mov_b32_e32 v29, v1
20D0  v_pk_add_f32 v[0:1], v[32:33], v[32:33] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
20D8  v_pk_add_f32 v[30:31], v[32:33], v[32:33] op_sel:[0,1]
20E0  v_pk_add_f32 v[32:33], v[34:35], v[34:35] op_sel:[0,1]
20E8  v_mov_b32_e32 v31, v1
20EC  v_pk_add_f32 v[0:1], v[34:35], v[34:35] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
20F4  v_mov_b32_e32 v33, v1
20F8  v_pk_add_f32 v[0:1], v[36:37], v[36:37] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2100  v_pk_add_f32 v[34:35], v[36:37], v[36:37] op_sel:[0,1]
2108  v_pk_add_f32 v[36:37], v[38:39], v[38:39] op_sel:[0,1]
2110  v_mov_b32_e32 v35, v1
2114  v_pk_add_f32 v[0:1], v[38:39], v[38:39] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
211C  v_mov_b32_e32 v37, v1
2120  v_pk_add_f32 v[0:1], v[2:3], v[8:9]
2128  v_pk_add_f32 v[38:39], v[10:11], v[12:13]
2130  v_pk_add_f32 v[2:3], v[2:3], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
2138  v_pk_add_f32 v[8:9], v[10:11], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
2140  v_pk_add_f32 v[10:11], v[14:15], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
2148  v_pk_add_f32 v[12:13], v[18:19], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
2150  v_pk_add_f32 v[40:41], v[14:15], v[16:17]
2158  v_pk_add_f32 v[42:43], v[18:19], v[20:21]
2160  v_pk_add_f32 v[14:15], v[2:3], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
2168  v_pk_add_f32 v[16:17], v[10:11], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
2170  v_pk_add_f32 v[2:3], v[2:3], v[8:9]
2178  v_pk_add_f32 v[8:9], v[10:11], v[12:13]
2180  v_pk_add_f32 v[44:45], v[0:1], v[38:39] neg_lo:[0,1] neg_hi:[0,1]
2188  v_pk_add_f32 v[46:47], v[40:41], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
2190  v_pk_add_f32 v[0:1], v[0:1], v[38:39]
2198  v_pk_add_f32 v[38:39], v[40:41], v[42:43]
21A0  v_pk_add_f32 v[12:13], v[2:3], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
21A8  v_mov_b32_e32 v10, v14
21AC  v_mov_b32_e32 v11, v3
21B0  v_mov_b32_e32 v18, v16
21B4  v_mov_b32_e32 v19, v9
21B8  v_mov_b32_e32 v3, v15
21BC  v_mov_b32_e32 v9, v17
21C0  v_pk_add_f32 v[40:41], v[0:1], v[38:39]
21C8  v_pk_add_f32 v[0:1], v[0:1], v[38:39] neg_lo:[0,1] neg_hi:[0,1]
21D0  v_pk_add_f32 v[38:39], v[44:45], v[46:47]
21D8  v_pk_add_f32 v[42:43], v[44:45], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
21E0  v_pk_add_f32 v[18:19], v[10:11], v[18:19]
21E8  v_pk_add_f32 v[2:3], v[2:3], v[8:9]
21F0  v_pk_add_f32 v[44:45], v[14:15], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
21F8  v_pk_add_f32 v[8:9], v[22:23], v[24:25]
2200  v_pk_add_f32 v[10:11], v[26:27], v[28:29]
2208  v_pk_add_f32 v[14:15], v[30:31], v[32:33]
2210  v_pk_add_f32 v[16:17], v[34:35], v[36:37]
2218  v_pk_add_f32 v[20:21], v[8:9], v[10:11]
2220  v_pk_add_f32 v[46:47], v[14:15], v[16:17]
2228  v_pk_add_f32 v[8:9], v[8:9], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
2230  v_pk_add_f32 v[48:49], v[20:21], v[46:47]
2238  v_pk_add_f32 v[46:47], v[20:21], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
2240  v_pk_add_f32 v[20:21], v[22:23], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
2248  v_pk_add_f32 v[22:23], v[26:27], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
2250  v_pk_add_f32 v[24:25], v[30:31], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
2258  v_pk_add_f32 v[26:27], v[34:35], v[36:37] neg_lo:[0,1] neg_hi:[0,1]
2260  v_pk_add_f32 v[28:29], v[20:21], v[22:23]
2268  v_pk_add_f32 v[30:31], v[24:25], v[26:27]
2270  v_pk_add_f32 v[10:11], v[14:15], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
2278  v_pk_add_f32 v[32:33], v[28:29], v[30:31]
2280  v_pk_add_f32 v[34:35], v[28:29], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
2288  v_pk_add_f32 v[28:29], v[8:9], v[10:11]
2290  v_pk_add_f32 v[36:37], v[8:9], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
2298  v_pk_add_f32 v[8:9], v[20:21], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
22A0  v_pk_add_f32 v[10:11], v[24:25], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
22A8  s_mov_b32 s2, 0x3e800000
22B0  v_pk_add_f32 v[30:31], v[8:9], v[10:11]
22B8  v_pk_add_f32 v[50:51], v[8:9], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
22C0  v_pk_mul_f32 v[14:15], v[2:3], s[2:3] op_sel_hi:[1,0]
22C8  v_pk_mul_f32 v[8:9], v[40:41], s[2:3] op_sel_hi:[1,0]
22D0  v_pk_mul_f32 v[10:11], v[38:39], s[2:3] op_sel_hi:[1,0]
22D8  v_pk_mul_f32 v[40:41], v[18:19], s[2:3] op_sel_hi:[1,0]
22E0  v_pk_mul_f32 v[16:17], v[0:1], s[2:3] op_sel_hi:[1,0]
22E8  v_pk_mul_f32 v[18:19], v[12:13], s[2:3] op_sel_hi:[1,0]
22F0  v_pk_mul_f32 v[20:21], v[42:43], s[2:3] op_sel_hi:[1,0]
22F8  v_pk_mul_f32 v[22:23], v[44:45], s[2:3] op_sel_hi:[1,0]
2300  v_pk_mul_f32 v[24:25], v[48:49], s[2:3] op_sel_hi:[1,0]
2308  v_pk_mul_f32 v[26:27], v[32:33], s[2:3] op_sel_hi:[1,0]
2310  v_pk_mul_f32 v[28:29], v[28:29], s[2:3] op_sel_hi:[1,0]
2318  v_pk_mul_f32 v[30:31], v[30:31], s[2:3] op_sel_hi:[1,0]
2320  v_pk_mul_f32 v[32:33], v[46:47], s[2:3] op_sel_hi:[1,0]
2328  v_pk_mul_f32 v[34:35], v[34:35], s[2:3] op_sel_hi:[1,0]
2330  v_pk_mul_f32 v[36:37], v[36:37], s[2:3] op_sel_hi:[1,0]
2338  v_pk_mul_f32 v[38:39], v[50:51], s[2:3] op_sel_hi:[1,0]
2340  v_mov_b32_e32 v12, v14
2344  s_branch 3
2348  s_waitcnt vmcnt(0)
234C  v_mov_b32_e32 v40, v14
2350  v_mov_b32_e32 v41, v13
2354  v_and_b32_e32 v69, 0x7fffffff, v8
235C  v_and_b32_e32 v70, 0x7fffffff, v9
2364  v_max_u32_e32 v0, v70, v69
2368  v_and_b32_e32 v71, 0x7fffffff, v12
2370  v_and_b32_e32 v68, 0x7fffffff, v41
2378  v_and_b32_e32 v62, 0x7fffffff, v11
2380  v_and_b32_e32 v67, 0x7fffffff, v10
2388  v_max3_u32 v0, v68, v71, v0
2390  v_and_b32_e32 v55, 0x7fffffff, v40
2398  v_max3_u32 v0, v62, v67, v0
23A0  v_and_b32_e32 v65, 0x7fffffff, v15
23A8  v_max3_u32 v0, v65, v55, v0
23B0  v_and_b32_e32 v66, 0x7fffffff, v16
23B8  v_and_b32_e32 v63, 0x7fffffff, v17
23C0  v_max3_u32 v0, v63, v66, v0
23C8  v_and_b32_e32 v64, 0x7fffffff, v18
23D0  v_and_b32_e32 v60, 0x7fffffff, v19
23D8  v_max3_u32 v0, v60, v64, v0
23E0  v_and_b32_e32 v61, 0x7fffffff, v20
23E8  v_and_b32_e32 v58, 0x7fffffff, v21
23F0  v_max3_u32 v0, v58, v61, v0
23F8  v_and_b32_e32 v59, 0x7fffffff, v22
2400  v_and_b32_e32 v56, 0x7fffffff, v23
2408  v_max3_u32 v0, v56, v59, v0
2410  v_and_b32_e32 v57, 0x7fffffff, v24
2418  v_and_b32_e32 v53, 0x7fffffff, v25
2420  v_max3_u32 v0, v53, v57, v0
2428  v_and_b32_e32 v54, 0x7fffffff, v26
2430  v_and_b32_e32 v51, 0x7fffffff, v27
2438  v_max3_u32 v0, v51, v54, v0
2440  v_and_b32_e32 v52, 0x7fffffff, v28
2448  v_and_b32_e32 v49, 0x7fffffff, v29
2450  v_max3_u32 v0, v49, v52, v0
2458  v_and_b32_e32 v50, 0x7fffffff, v30
2460  v_and_b32_e32 v47, 0x7fffffff, v31
2468  v_max3_u32 v0, v47, v50, v0
2470  v_and_b32_e32 v48, 0x7fffffff, v32
2478  v_and_b32_e32 v45, 0x7fffffff, v33
2480  v_max3_u32 v0, v45, v48, v0
2488  v_and_b32_e32 v46, 0x7fffffff, v34
2490  v_and_b32_e32 v43, 0x7fffffff, v35
2498  v_max3_u32 v0, v43, v46, v0
24A0  v_and_b32_e32 v44, 0x7fffffff, v36
24A8  v_and_b32_e32 v42, 0x7fffffff, v37
24B0  v_max3_u32 v0, v42, v44, v0
24B8  v_and_b32_e32 v14, 0x7fffffff, v38
24C0  v_and_b32_e32 v13, 0x7fffffff, v39
24C8  v_max3_u32 v72, v13, v14, v0
24D0  s_mov_b32 s4, 0x7f7fffff
24D8  v_mov_b32_e32 v1, 0
24DC  v_cmp_lt_u32_e32 vcc, s4, v72
24E0  v_mov_b32_e32 v0, v1
24E4  v_mov_b32_e32 v2, v1
24E8  v_mov_b32_e32 v3, v1
24EC  s_and_saveexec_b64 s[86:87], vcc
24F0  s_cbranch_execz 667
24F4  v_cmp_lt_u32_e32 vcc, s4, v69
24F8  s_mov_b32 s8, 0x7f800000
2500  v_mov_b32_e32 v2, v1
2504  v_cndmask_b32_e64 v0, 0, 7, vcc
250C  v_mov_b32_e32 v3, v1
2510  v_cmp_lt_u32_e64 s[2:3], s8, v70
2518  v_cmp_lt_u32_e64 s[4:5], s4, v70
2520  s_and_saveexec_b64 s[6:7], s[4:5]
2524  v_and_b32_e32 v9, 0x80000000, v9
252C  s_and_b64 s[4:5], s[84:85], s[2:3]
2530  v_or_b32_e32 v0, 0x70, v0
2538  v_cndmask_b32_e64 v9, v9, 0, s[4:5]
2540  s_or_b64 exec, exec, s[6:7]
2544  s_mov_b32 s18, 0x7f7fffff
254C  v_cmp_lt_u32_e64 s[6:7], s8, v71
2554  v_cmp_lt_u32_e64 s[4:5], s18, v71
255C  s_and_saveexec_b64 s[8:9], s[4:5]
2560  v_and_b32_e32 v12, 0x80000000, v12
2568  s_and_b64 s[4:5], s[84:85], s[6:7]
256C  v_or_b32_e32 v0, 0x700, v0
2574  v_cndmask_b32_e64 v12, v12, 0, s[4:5]
257C  s_or_b64 exec, exec, s[8:9]
2580  v_or_b32_e32 v72, 0x7000, v0
2588  v_cmp_lt_u32_e64 s[14:15], s18, v68
2590  v_cmp_lt_u32_e64 s[10:11], s18, v67
2598  v_cmp_lt_u32_e64 s[12:13], s18, v62
25A0  v_cndmask_b32_e64 v0, v0, v72, s[14:15]
25A8  v_or_b32_e32 v72, 0x70000, v0
25B0  v_cndmask_b32_e64 v0, v0, v72, s[10:11]
25B8  v_or_b32_e32 v72, 0x700000, v0
25C0  v_cndmask_b32_e64 v0, v0, v72, s[12:13]
25C8  s_mov_b32 s22, 0x7f800000
25D0  v_or_b32_e32 v72, 0x7000000, v0
25D8  v_cmp_lt_u32_e64 s[8:9], s18, v55
25E0  v_cmp_lt_u32_e64 s[4:5], s22, v55
25E8  v_cmp_lt_u32_e64 s[16:17], s22, v65
25F0  v_cndmask_b32_e64 v0, v0, v72, s[8:9]
25F8  v_cmp_lt_u32_e64 s[18:19], s18, v65
2600  s_and_saveexec_b64 s[20:21], s[18:19]
2604  v_and_b32_e32 v15, 0x80000000, v15
260C  s_and_b64 s[18:19], s[84:85], s[16:17]
2610  v_or_b32_e32 v0, 0x70000000, v0
2618  v_cndmask_b32_e64 v15, v15, 0, s[18:19]
2620  s_or_b64 exec, exec, s[20:21]
2624  s_mov_b32 s24, 0x7f7fffff
262C  v_cmp_lt_u32_e64 s[18:19], s22, v66
2634  v_cmp_lt_u32_e64 s[20:21], s24, v66
263C  s_and_saveexec_b64 s[22:23], s[20:21]
2640  v_and_b32_e32 v16, 0x80000000, v16
2648  s_and_b64 s[20:21], s[84:85], s[18:19]
264C  v_or_b32_e32 v1, 7, v1
2650  v_cndmask_b32_e64 v16, v16, 0, s[20:21]
2658  s_or_b64 exec, exec, s[22:23]
265C  s_mov_b32 s26, 0x7f800000
2664  v_cmp_lt_u32_e64 s[20:21], s26, v63
266C  v_cmp_lt_u32_e64 s[22:23], s24, v63
2674  s_and_saveexec_b64 s[24:25], s[22:23]
2678  v_and_b32_e32 v17, 0x80000000, v17
2680  s_and_b64 s[22:23], s[84:85], s[20:21]
2684  v_or_b32_e32 v1, 0x70, v1
268C  v_cndmask_b32_e64 v17, v17, 0, s[22:23]
2694  s_or_b64 exec, exec, s[24:25]
2698  s_mov_b32 s28, 0x7f7fffff
26A0  v_cmp_lt_u32_e64 s[22:23], s26, v64
26A8  v_cmp_lt_u32_e64 s[24:25], s28, v64
26B0  s_and_saveexec_b64 s[26:27], s[24:25]
26B4  v_and_b32_e32 v18, 0x80000000, v18
26BC  s_and_b64 s[24:25], s[84:85], s[22:23]
26C0  v_or_b32_e32 v1, 0x700, v1
26C8  v_cndmask_b32_e64 v18, v18, 0, s[24:25]
26D0  s_or_b64 exec, exec, s[26:27]
26D4  s_mov_b32 s30, 0x7f800000
26DC  v_cmp_lt_u32_e64 s[24:25], s30, v60
26E4  v_cmp_lt_u32_e64 s[26:27], s28, v60
26EC  s_and_saveexec_b64 s[28:29], s[26:27]
26F0  v_and_b32_e32 v19, 0x80000000, v19
26F8  s_and_b64 s[26:27], s[84:85], s[24:25]
26FC  v_or_b32_e32 v1, 0x7000, v1
2704  v_cndmask_b32_e64 v19, v19, 0, s[26:27]
270C  s_or_b64 exec, exec, s[28:29]
2710  s_mov_b32 s34, 0x7f7fffff
2718  v_cmp_lt_u32_e64 s[26:27], s30, v61
2720  v_cmp_lt_u32_e64 s[28:29], s34, v61
2728  s_and_saveexec_b64 s[30:31], s[28:29]
272C  v_and_b32_e32 v20, 0x80000000, v20
2734  s_and_b64 s[28:29], s[84:85], s[26:27]
2738  v_or_b32_e32 v1, 0x70000, v1
2740  v_cndmask_b32_e64 v20, v20, 0, s[28:29]
2748  s_or_b64 exec, exec, s[30:31]
274C  s_mov_b32 s36, 0x7f800000
2754  v_cmp_lt_u32_e64 s[28:29], s36, v58
275C  v_cmp_lt_u32_e64 s[30:31], s34, v58
2764  s_and_saveexec_b64 s[34:35], s[30:31]
2768  v_and_b32_e32 v21, 0x80000000, v21
2770  s_and_b64 s[30:31], s[84:85], s[28:29]
2774  v_or_b32_e32 v1, 0x700000, v1
277C  v_cndmask_b32_e64 v21, v21, 0, s[30:31]
2784  s_or_b64 exec, exec, s[34:35]
2788  s_mov_b32 s38, 0x7f7fffff
2790  v_cmp_lt_u32_e64 s[30:31], s36, v59
2798  v_cmp_lt_u32_e64 s[34:35], s38, v59
27A0  s_and_saveexec_b64 s[36:37], s[34:35]
27A4  v_and_b32_e32 v22, 0x80000000, v22
27AC  s_and_b64 s[34:35], s[84:85], s[30:31]
27B0  v_or_b32_e32 v1, 0x7000000, v1
27B8  v_cndmask_b32_e64 v22, v22, 0, s[34:35]
27C0  s_or_b64 exec, exec, s[36:37]
27C4  s_mov_b32 s40, 0x7f800000
27CC  v_cmp_lt_u32_e64 s[34:35], s40, v56
27D4  v_cmp_lt_u32_e64 s[36:37], s38, v56
27DC  s_and_saveexec_b64 s[38:39], s[36:37]
27E0  v_and_b32_e32 v23, 0x80000000, v23
27E8  s_and_b64 s[36:37], s[84:85], s[34:35]
27EC  v_or_b32_e32 v1, 0x70000000, v1
27F4  v_cndmask_b32_e64 v23, v23, 0, s[36:37]
27FC  s_or_b64 exec, exec, s[38:39]
2800  s_mov_b32 s42, 0x7f7fffff
2808  v_cmp_lt_u32_e64 s[36:37], s40, v57
2810  v_cmp_lt_u32_e64 s[38:39], s42, v57
2818  s_and_saveexec_b64 s[40:41], s[38:39]
281C  v_and_b32_e32 v24, 0x80000000, v24
2824  s_and_b64 s[38:39], s[84:85], s[36:37]
2828  v_or_b32_e32 v2, 7, v2
282C  v_cndmask_b32_e64 v24, v24, 0, s[38:39]
2834  s_or_b64 exec, exec, s[40:41]
2838  s_mov_b32 s44, 0x7f800000
2840  v_cmp_lt_u32_e64 s[38:39], s44, v53
2848  v_cmp_lt_u32_e64 s[40:41], s42, v53
2850  s_and_saveexec_b64 s[42:43], s[40:41]
2854  v_and_b32_e32 v25, 0x80000000, v25
285C  s_and_b64 s[40:41], s[84:85], s[38:39]
2860  v_or_b32_e32 v2, 0x70, v2
2868  v_cndmask_b32_e64 v25, v25, 0, s[40:41]
2870  s_or_b64 exec, exec, s[42:43]
2874  s_mov_b32 s46, 0x7f7fffff
287C  v_cmp_lt_u32_e64 s[40:41], s44, v54
2884  v_cmp_lt_u32_e64 s[42:43], s46, v54
288C  s_and_saveexec_b64 s[44:45], s[42:43]
2890  v_and_b32_e32 v26, 0x80000000, v26
2898  s_and_b64 s[42:43], s[84:85], s[40:41]
289C  v_or_b32_e32 v2, 0x700, v2
28A4  v_cndmask_b32_e64 v26, v26, 0, s[42:43]
28AC  s_or_b64 exec, exec, s[44:45]
28B0  s_mov_b32 s48, 0x7f800000
28B8  v_cmp_lt_u32_e64 s[42:43], s48, v51
28C0  v_cmp_lt_u32_e64 s[44:45], s46, v51
28C8  s_and_saveexec_b64 s[46:47], s[44:45]
28CC  v_and_b32_e32 v27, 0x80000000, v27
28D4  s_and_b64 s[44:45], s[84:85], s[42:43]
28D8  v_or_b32_e32 v2, 0x7000, v2
28E0  v_cndmask_b32_e64 v27, v27, 0, s[44:45]
28E8  s_or_b64 exec, exec, s[46:47]
28EC  s_mov_b32 s50, 0x7f7fffff
28F4  v_cmp_lt_u32_e64 s[44:45], s48, v52
28FC  v_cmp_lt_u32_e64 s[46:47], s50, v52
2904  s_and_saveexec_b64 s[48:49], s[46:47]
2908  v_and_b32_e32 v28, 0x80000000, v28
2910  s_and_b64 s[46:47], s[84:85], s[44:45]
2914  v_or_b32_e32 v2, 0x70000, v2
291C  v_cndmask_b32_e64 v28, v28, 0, s[46:47]
2924  s_or_b64 exec, exec, s[48:49]
2928  s_mov_b32 s52, 0x7f800000
2930  v_cmp_lt_u32_e64 s[46:47], s52, v49
2938  v_cmp_lt_u32_e64 s[48:49], s50, v49
2940  s_and_saveexec_b64 s[50:51], s[48:49]
2944  v_and_b32_e32 v29, 0x80000000, v29
294C  s_and_b64 s[48:49], s[84:85], s[46:47]
2950  v_or_b32_e32 v2, 0x700000, v2
2958  v_cndmask_b32_e64 v29, v29, 0, s[48:49]
2960  s_or_b64 exec, exec, s[50:51]
2964  s_mov_b32 s54, 0x7f7fffff
296C  v_cmp_lt_u32_e64 s[48:49], s52, v50
2974  v_cmp_lt_u32_e64 s[50:51], s54, v50
297C  s_and_saveexec_b64 s[52:53], s[50:51]
2980  v_and_b32_e32 v30, 0x80000000, v30
2988  s_and_b64 s[50:51], s[84:85], s[48:49]
298C  v_or_b32_e32 v2, 0x7000000, v2
2994  v_cndmask_b32_e64 v30, v30, 0, s[50:51]
299C  s_or_b64 exec, exec, s[52:53]
29A0  s_mov_b32 s56, 0x7f800000
29A8  v_cmp_lt_u32_e64 s[50:51], s56, v47
29B0  v_cmp_lt_u32_e64 s[52:53], s54, v47
29B8  s_and_saveexec_b64 s[54:55], s[52:53]
29BC  v_and_b32_e32 v31, 0x80000000, v31
29C4  s_and_b64 s[52:53], s[84:85], s[50:51]
29C8  v_or_b32_e32 v2, 0x70000000, v2
29D0  v_cndmask_b32_e64 v31, v31, 0, s[52:53]
29D8  s_or_b64 exec, exec, s[54:55]
29DC  s_mov_b32 s58, 0x7f7fffff
29E4  v_cmp_lt_u32_e64 s[52:53], s56, v48
29EC  v_cmp_lt_u32_e64 s[54:55], s58, v48
29F4  s_and_saveexec_b64 s[56:57], s[54:55]
29F8  v_and_b32_e32 v32, 0x80000000, v32
2A00  s_and_b64 s[54:55], s[84:85], s[52:53]
2A04  v_or_b32_e32 v3, 7, v3
2A08  v_cndmask_b32_e64 v32, v32, 0, s[54:55]
2A10  s_or_b64 exec, exec, s[56:57]
2A14  s_mov_b32 s60, 0x7f800000
2A1C  v_cmp_lt_u32_e64 s[54:55], s60, v45
2A24  v_cmp_lt_u32_e64 s[56:57], s58, v45
2A2C  s_and_saveexec_b64 s[58:59], s[56:57]
2A30  v_and_b32_e32 v33, 0x80000000, v33
2A38  s_and_b64 s[56:57], s[84:85], s[54:55]
2A3C  v_or_b32_e32 v3, 0x70, v3
2A44  v_cndmask_b32_e64 v33, v33, 0, s[56:57]
2A4C  s_or_b64 exec, exec, s[58:59]
2A50  s_mov_b32 s62, 0x7f7fffff
2A58  v_cmp_lt_u32_e64 s[56:57], s60, v46
2A60  v_cmp_lt_u32_e64 s[58:59], s62, v46
2A68  s_and_saveexec_b64 s[60:61], s[58:59]
2A6C  v_and_b32_e32 v34, 0x80000000, v34
2A74  s_and_b64 s[58:59], s[84:85], s[56:57]
2A78  v_or_b32_e32 v3, 0x700, v3
2A80  v_cndmask_b32_e64 v34, v34, 0, s[58:59]
2A88  s_or_b64 exec, exec, s[60:61]
2A8C  s_mov_b32 s64, 0x7f800000
2A94  v_cmp_lt_u32_e64 s[58:59], s64, v43
2A9C  v_cmp_lt_u32_e64 s[60:61], s62, v43
2AA4  s_and_saveexec_b64 s[62:63], s[60:61]
2AA8  v_and_b32_e32 v35, 0x80000000, v35
2AB0  s_and_b64 s[60:61], s[84:85], s[58:59]
2AB4  v_or_b32_e32 v3, 0x7000, v3
2ABC  v_cndmask_b32_e64 v35, v35, 0, s[60:61]
2AC4  s_or_b64 exec, exec, s[62:63]
2AC8  s_mov_b32 s66, 0x7f7fffff
2AD0  v_cmp_lt_u32_e64 s[60:61], s64, v44
2AD8  v_cmp_lt_u32_e64 s[62:63], s66, v44
2AE0  s_and_saveexec_b64 s[64:65], s[62:63]
2AE4  v_and_b32_e32 v36, 0x80000000, v36
2AEC  s_and_b64 s[62:63], s[84:85], s[60:61]
2AF0  v_or_b32_e32 v3, 0x70000, v3
2AF8  v_cndmask_b32_e64 v36, v36, 0, s[62:63]
2B00  s_or_b64 exec, exec, s[64:65]
2B04  s_mov_b32 s68, 0x7f800000
2B0C  v_cmp_lt_u32_e64 s[64:65], s68, v42
2B14  v_cmp_lt_u32_e64 s[62:63], s66, v42
2B1C  s_and_saveexec_b64 s[66:67], s[62:63]
2B20  v_and_b32_e32 v37, 0x80000000, v37
2B28  s_and_b64 s[62:63], s[84:85], s[64:65]
2B2C  v_or_b32_e32 v3, 0x700000, v3
2B34  v_cndmask_b32_e64 v37, v37, 0, s[62:63]
2B3C  s_or_b64 exec, exec, s[66:67]
2B40  s_mov_b32 s70, 0x7f7fffff
2B48  v_cmp_lt_u32_e64 s[68:69], s68, v14
2B50  v_cmp_lt_u32_e64 s[62:63], s70, v14
2B58  s_and_saveexec_b64 s[66:67], s[62:63]
2B5C  v_and_b32_e32 v38, 0x80000000, v38
2B64  s_and_b64 s[62:63], s[84:85], s[68:69]
2B68  v_or_b32_e32 v3, 0x7000000, v3
2B70  v_cndmask_b32_e64 v38, v38, 0, s[62:63]
2B78  s_or_b64 exec, exec, s[66:67]
2B7C  s_mov_b32 s74, 0x7f800000
2B84  v_cmp_lt_u32_e64 s[62:63], s74, v13
2B8C  v_cmp_lt_u32_e64 s[66:67], s70, v13
2B94  s_and_saveexec_b64 s[70:71], s[66:67]
2B98  v_and_b32_e32 v39, 0x80000000, v39
2BA0  s_and_b64 s[66:67], s[84:85], s[62:63]
2BA4  v_or_b32_e32 v3, 0x70000000, v3
2BAC  v_cndmask_b32_e64 v39, v39, 0, s[66:67]
2BB4  s_or_b64 exec, exec, s[70:71]
2BB8  v_cmp_lt_u32_e64 s[66:67], s74, v69
2BC0  v_cmp_lt_u32_e64 s[70:71], s74, v68
2BC8  v_cmp_lt_u32_e64 s[72:73], s74, v67
2BD0  v_cndmask_b32_e64 v69, v69, 0, s[66:67]
2BD8  v_max_u32_e32 v70, v70, v69
2BDC  v_cndmask_b32_e64 v69, v70, v69, s[2:3]
2BE4  v_max_u32_e32 v70, v71, v69
2BE8  v_cndmask_b32_e64 v69, v70, v69, s[6:7]
2BF0  v_max_u32_e32 v70, v68, v69
2BF4  v_cndmask_b32_e64 v68, v70, v69, s[70:71]
2BFC  v_max_u32_e32 v69, v67, v68
2C00  v_cndmask_b32_e64 v67, v69, v68, s[72:73]
2C08  v_max_u32_e32 v68, v62, v67
2C0C  v_cmp_lt_u32_e64 s[74:75], s74, v62
2C14  v_cndmask_b32_e64 v69, 0, 1, s[72:73]
2C1C  s_nop 0
2C20  v_cndmask_b32_e64 v62, v68, v67, s[74:75]
2C28  v_max_u32_e32 v55, v55, v62
2C2C  v_cndmask_b32_e64 v55, v55, v62, s[4:5]
2C34  v_max_u32_e32 v62, v65, v55
2C38  v_cndmask_b32_e64 v55, v62, v55, s[16:17]
2C40  v_max_u32_e32 v62, v66, v55
2C44  v_cndmask_b32_e64 v55, v62, v55, s[18:19]
2C4C  v_max_u32_e32 v62, v63, v55
2C50  v_cndmask_b32_e64 v55, v62, v55, s[20:21]
2C58  v_max_u32_e32 v62, v64, v55
2C5C  v_cndmask_b32_e64 v55, v62, v55, s[22:23]
2C64  v_max_u32_e32 v60, v60, v55
2C68  v_cndmask_b32_e64 v55, v60, v55, s[24:25]
2C70  v_max_u32_e32 v60, v61, v55
2C74  v_cndmask_b32_e64 v55, v60, v55, s[26:27]
2C7C  v_max_u32_e32 v58, v58, v55
2C80  v_cndmask_b32_e64 v55, v58, v55, s[28:29]
2C88  v_max_u32_e32 v58, v59, v55
2C8C  v_cndmask_b32_e64 v55, v58, v55, s[30:31]
2C94  v_max_u32_e32 v56, v56, v55
2C98  v_cndmask_b32_e64 v55, v56, v55, s[34:35]
2CA0  v_max_u32_e32 v56, v57, v55
2CA4  v_cndmask_b32_e64 v55, v56, v55, s[36:37]
2CAC  v_max_u32_e32 v53, v53, v55
2CB0  v_cndmask_b32_e64 v53, v53, v55, s[38:39]
2CB8  v_max_u32_e32 v54, v54, v53
2CBC  v_cndmask_b32_e64 v53, v54, v53, s[40:41]
2CC4  v_max_u32_e32 v51, v51, v53
2CC8  v_cndmask_b32_e64 v51, v51, v53, s[42:43]
2CD0  v_max_u32_e32 v52, v52, v51
2CD4  v_cndmask_b32_e64 v51, v52, v51, s[44:45]
2CDC  v_max_u32_e32 v49, v49, v51
2CE0  v_cndmask_b32_e64 v49, v49, v51, s[46:47]
2CE8  v_max_u32_e32 v50, v50, v49
2CEC  v_cndmask_b32_e64 v49, v50, v49, s[48:49]
2CF4  v_max_u32_e32 v47, v47, v49
2CF8  v_cndmask_b32_e64 v47, v47, v49, s[50:51]
2D00  v_max_u32_e32 v48, v48, v47
2D04  v_cndmask_b32_e64 v47, v48, v47, s[52:53]
2D0C  v_max_u32_e32 v45, v45, v47
2D10  v_cndmask_b32_e64 v45, v45, v47, s[54:55]
2D18  v_cndmask_b32_e64 v66, 0, 1, s[66:67]
2D20  v_cndmask_b32_e64 v67, 0, 1, s[2:3]
2D28  v_max_u32_e32 v46, v46, v45
2D2C  v_add_u32_e32 v66, v67, v66
2D30  v_cndmask_b32_e64 v67, 0, 1, s[6:7]
2D38  v_and_b32_e32 v68, 0x80000000, v41
2D40  s_and_b64 s[2:3], s[84:85], s[70:71]
2D44  v_cndmask_b32_e64 v45, v46, v45, s[56:57]
2D4C  v_cndmask_b32_e64 v68, v68, 0, s[2:3]
2D54  v_addc_co_u32_e64 v66, s[2:3], v66, v67, s[70:71]
2D5C  v_max_u32_e32 v43, v43, v45
2D60  v_cndmask_b32_e64 v41, v41, v68, s[14:15]
2D68  v_and_b32_e32 v68, 0x80000000, v10
2D70  s_and_b64 s[2:3], s[84:85], s[72:73]
2D74  v_cndmask_b32_e64 v43, v43, v45, s[58:59]
2D7C  v_and_b32_e32 v67, 0x80000000, v11
2D84  v_cndmask_b32_e64 v68, v68, 0, s[2:3]
2D8C  s_and_b64 s[2:3], s[84:85], s[74:75]
2D90  v_max_u32_e32 v44, v44, v43
2D94  v_cndmask_b32_e64 v67, v67, 0, s[2:3]
2D9C  v_addc_co_u32_e64 v66, s[2:3], v66, v69, s[74:75]
2DA4  v_cndmask_b32_e64 v43, v44, v43, s[60:61]
2DAC  v_cndmask_b32_e64 v11, v11, v67, s[12:13]
2DB4  v_and_b32_e32 v67, 0x80000000, v40
2DBC  s_and_b64 s[2:3], s[84:85], s[4:5]
2DC0  v_max_u32_e32 v42, v42, v43
2DC4  v_cndmask_b32_e64 v67, v67, 0, s[2:3]
2DCC  v_cndmask_b32_e64 v42, v42, v43, s[64:65]
2DD4  v_cndmask_b32_e64 v46, 0, 1, s[56:57]
2DDC  v_cndmask_b32_e64 v40, v40, v67, s[8:9]
2DE4  v_cndmask_b32_e64 v67, 0, 1, s[4:5]
2DEC  v_max_u32_e32 v14, v14, v42
2DF0  v_cndmask_b32_e64 v44, 0, 1, s[60:61]
2DF8  v_cndmask_b32_e64 v45, 0, 1, s[58:59]
2E00  v_cndmask_b32_e64 v10, v10, v68, s[10:11]
2E08  v_and_b32_e32 v68, 0x80000000, v8
2E10  s_and_b64 s[2:3], s[84:85], s[66:67]
2E14  v_add3_u32 v46, v66, v67, v46
2E1C  v_cndmask_b32_e64 v43, 0, 1, s[68:69]
2E24  v_cndmask_b32_e64 v14, v14, v42, s[68:69]
2E2C  v_cndmask_b32_e64 v42, 0, 1, s[64:65]
2E34  v_cndmask_b32_e64 v68, v68, 0, s[2:3]
2E3C  v_add3_u32 v44, v46, v45, v44
2E44  v_cndmask_b32_e64 v65, 0, 1, s[16:17]
2E4C  v_cndmask_b32_e32 v8, v8, v68, vcc
2E50  v_cndmask_b32_e64 v68, 0, 1, s[62:63]
2E58  v_add3_u32 v42, v44, v42, v43
2E60  v_cndmask_b32_e64 v63, 0, 1, s[20:21]
2E68  v_cndmask_b32_e64 v64, 0, 1, s[18:19]
2E70  v_add3_u32 v42, v42, v68, v65
2E78  v_cndmask_b32_e64 v61, 0, 1, s[24:25]
2E80  v_cndmask_b32_e64 v62, 0, 1, s[22:23]
2E88  v_add3_u32 v42, v42, v64, v63
2E90  v_cndmask_b32_e64 v59, 0, 1, s[28:29]
2E98  v_cndmask_b32_e64 v60, 0, 1, s[26:27]
2EA0  v_add3_u32 v42, v42, v62, v61
2EA8  v_cndmask_b32_e64 v57, 0, 1, s[34:35]
2EB0  v_cndmask_b32_e64 v58, 0, 1, s[30:31]
2EB8  v_add3_u32 v42, v42, v60, v59
2EC0  v_cndmask_b32_e64 v55, 0, 1, s[38:39]
2EC8  v_cndmask_b32_e64 v56, 0, 1, s[36:37]
2ED0  v_add3_u32 v42, v42, v58, v57
2ED8  v_cndmask_b32_e64 v53, 0, 1, s[42:43]
2EE0  v_cndmask_b32_e64 v54, 0, 1, s[40:41]
2EE8  v_add3_u32 v42, v42, v56, v55
2EF0  v_cndmask_b32_e64 v51, 0, 1, s[46:47]
2EF8  v_cndmask_b32_e64 v52, 0, 1, s[44:45]
2F00  v_add3_u32 v42, v42, v54, v53
2F08  v_cndmask_b32_e64 v49, 0, 1, s[50:51]
2F10  v_cndmask_b32_e64 v50, 0, 1, s[48:49]
2F18  v_add3_u32 v42, v42, v52, v51
2F20  v_cndmask_b32_e64 v47, 0, 1, s[54:55]
2F28  v_cndmask_b32_e64 v48, 0, 1, s[52:53]
2F30  v_add3_u32 v42, v42, v50, v49
2F38  v_add3_u32 v42, v42, v48, v47
2F40  v_max_u32_e32 v13, v13, v14
2F44  v_cndmask_b32_e64 v13, v13, v14, s[62:63]
2F4C  v_mov_b32_e32 v14, 0x7f800000
2F54  v_cmp_ne_u32_e32 vcc, 32, v42
2F58  s_nop 1
2F5C  v_cndmask_b32_e32 v72, v14, v13, vcc
2F60  s_or_b64 exec, exec, s[86:87]
2F64  v_cmp_ne_u32_e32 vcc, 0, v72
2F68  v_mov_b32_e32 v44, 0x7f
2F70  s_and_saveexec_b64 s[2:3], vcc
2F74  s_cbranch_execz 25
2F78  s_bfe_u32 s8, s79, 0x20004
2F80  s_cmp_eq_u32 s8, 2
2F84  s_cselect_b64 s[4:5], -1, 0
2F88  s_and_b64 s[6:7], s[4:5], exec
2F8C  s_cselect_b32 s6, 0x3fffff, 0
2F94  s_cmp_lg_u32 s8, 0
2F98  s_cselect_b32 s6, s6, 0x200000
2FA0  v_add_u32_e32 v13, s6, v72
2FA4  s_mov_b32 s6, 0x17fffff
2FAC  v_lshrrev_b32_e32 v14, 23, v13
2FB0  v_add_u32_e32 v14, -2, v14
2FB4  v_cmp_lt_u32_e32 vcc, s6, v13
2FB8  s_mov_b32 s6, 0x7f800000
2FC0  s_nop 0
2FC4  v_cndmask_b32_e32 v13, 0, v14, vcc
2FC8  v_cmp_eq_u32_e32 vcc, s6, v72
2FCC  v_mov_b32_e32 v14, 0xfe
2FD4  s_and_b64 vcc, s[4:5], vcc
2FD8  v_cndmask_b32_e32 v44, v13, v14, vcc
2FDC  s_or_b64 exec, exec, s[2:3]
2FE0  v_cmp_neq_f32_e32 vcc, 0, v9
2FE4  v_and_b32_e32 v14, 0x7fffffff, v41
2FEC  s_nop 0
2FF0  v_addc_co_u32_e32 v9, vcc, 0, v9, vcc
2FF4  v_cmp_neq_f32_e32 vcc, 0, v8
2FF8  s_nop 1
2FFC  v_addc_co_u32_e32 v8, vcc, 0, v8, vcc
3000  v_cmp_neq_f32_e32 vcc, 0, v12
3004  s_nop 1
3008  v_addc_co_u32_e32 v13, vcc, 0, v12, vcc
300C  v_cmp_ne_u32_e32 vcc, 0, v14
3010  v_and_b32_e32 v14, 0x7fffffff, v11
3018  s_nop 0
301C  v_addc_co_u32_e32 v12, vcc, 0, v41, vcc
3020  v_cmp_ne_u32_e32 vcc, 0, v14
3024  v_and_b32_e32 v41, 0x7fffffff, v10
302C  v_and_b32_e32 v14, 0x7fffffff, v40
3034  v_addc_co_u32_e32 v11, vcc, 0, v11, vcc
3038  v_cmp_ne_u32_e32 vcc, 0, v41
303C  s_nop 1
3040  v_addc_co_u32_e32 v10, vcc, 0, v10, vcc
3044  v_cmp_neq_f32_e32 vcc, 0, v15
3048  s_nop 1
304C  v_addc_co_u32_e32 v42, vcc, 0, v15, vcc
3050  v_cmp_ne_u32_e32 vcc, 0, v14
3054  s_nop 1
3058  v_addc_co_u32_e32 v43, vcc, 0, v40, vcc
305C  v_cmp_neq_f32_e32 vcc, 0, v17
3060  s_nop 1
3064  v_addc_co_u32_e32 v15, vcc, 0, v17, vcc
3068  v_cmp_neq_f32_e32 vcc, 0, v16
306C  s_nop 1
3070  v_addc_co_u32_e32 v14, vcc, 0, v16, vcc
3074  v_cmp_neq_f32_e32 vcc, 0, v19
3078  s_nop 1
307C  v_addc_co_u32_e32 v17, vcc, 0, v19, vcc
3080  v_cmp_neq_f32_e32 vcc, 0, v18
3084  s_nop 1
3088  v_addc_co_u32_e32 v16, vcc, 0, v18, vcc
308C  v_cmp_neq_f32_e32 vcc, 0, v21
3090  s_nop 1
3094  v_addc_co_u32_e32 v19, vcc, 0, v21, vcc
3098  v_cmp_neq_f32_e32 vcc, 0, v20
309C  s_nop 1
30A0  v_addc_co_u32_e32 v18, vcc, 0, v20, vcc
30A4  v_cmp_neq_f32_e32 vcc, 0, v23
30A8  s_nop 1
30AC  v_addc_co_u32_e32 v23, vcc, 0, v23, vcc
30B0  v_cmp_neq_f32_e32 vcc, 0, v22
30B4  s_nop 1
30B8  v_addc_co_u32_e32 v22, vcc, 0, v22, vcc
30BC  v_cmp_neq_f32_e32 vcc, 0, v25
30C0  s_nop 1
30C4  v_addc_co_u32_e32 v21, vcc, 0, v25, vcc
30C8  v_cmp_neq_f32_e32 vcc, 0, v24
30CC  s_nop 1
30D0  v_addc_co_u32_e32 v20, vcc, 0, v24, vcc
30D4  v_cmp_neq_f32_e32 vcc, 0, v27
30D8  s_nop 1
30DC  v_addc_co_u32_e32 v25, vcc, 0, v27, vcc
30E0  v_cmp_neq_f32_e32 vcc, 0, v26
30E4  s_nop 1
30E8  v_addc_co_u32_e32 v24, vcc, 0, v26, vcc
30EC  v_cmp_neq_f32_e32 vcc, 0, v29
30F0  s_nop 1
30F4  v_addc_co_u32_e32 v27, vcc, 0, v29, vcc
30F8  v_cmp_neq_f32_e32 vcc, 0, v28
30FC  s_nop 1
3100  v_addc_co_u32_e32 v26, vcc, 0, v28, vcc
3104  v_cmp_neq_f32_e32 vcc, 0, v31
3108  s_nop 1
310C  v_addc_co_u32_e32 v31, vcc, 0, v31, vcc
3110  v_cmp_neq_f32_e32 vcc, 0, v30
3114  s_nop 1
3118  v_addc_co_u32_e32 v30, vcc, 0, v30, vcc
311C  v_cmp_neq_f32_e32 vcc, 0, v33
3120  s_nop 1
3124  v_addc_co_u32_e32 v29, vcc, 0, v33, vcc
3128  v_cmp_neq_f32_e32 vcc, 0, v32
312C  s_nop 1
3130  v_addc_co_u32_e32 v28, vcc, 0, v32, vcc
3134  v_cmp_neq_f32_e32 vcc, 0, v35
3138  s_nop 1
313C  v_addc_co_u32_e32 v33, vcc, 0, v35, vcc
3140  v_cmp_neq_f32_e32 vcc, 0, v34
3144  s_nop 1
3148  v_addc_co_u32_e32 v32, vcc, 0, v34, vcc
314C  v_cmp_neq_f32_e32 vcc, 0, v37
3150  s_nop 1
3154  v_addc_co_u32_e32 v35, vcc, 0, v37, vcc
3158  v_cmp_neq_f32_e32 vcc, 0, v36
315C  s_nop 1
3160  v_addc_co_u32_e32 v34, vcc, 0, v36, vcc
3164  v_cmp_neq_f32_e32 vcc, 0, v39
3168  s_nop 1
316C  v_addc_co_u32_e32 v37, vcc, 0, v39, vcc
3170  v_cmp_neq_f32_e32 vcc, 0, v38
3174  s_nop 1
3178  v_addc_co_u32_e32 v36, vcc, 0, v38, vcc
317C  v_cmp_eq_u32_e32 vcc, 0, v44
3180  s_cbranch_vccz 37
3184  s_nop 0
3188  v_cndmask_b32_e64 v38, 1.0, 2.0, vcc
3190  v_pk_mul_f32 v[8:9], v[38:39], v[8:9] op_sel_hi:[0,1]
3198  v_pk_mul_f32 v[12:13], v[38:39], v[12:13] op_sel_hi:[0,1]
31A0  v_pk_mul_f32 v[10:11], v[38:39], v[10:11] op_sel_hi:[0,1]
31A8  v_pk_mul_f32 v[42:43], v[38:39], v[42:43] op_sel_hi:[0,1]
31B0  v_pk_mul_f32 v[14:15], v[38:39], v[14:15] op_sel_hi:[0,1]
31B8  v_pk_mul_f32 v[16:17], v[38:39], v[16:17] op_sel_hi:[0,1]
31C0  v_pk_mul_f32 v[18:19], v[38:39], v[18:19] op_sel_hi:[0,1]
31C8  v_pk_mul_f32 v[22:23], v[38:39], v[22:23] op_sel_hi:[0,1]
31D0  v_pk_mul_f32 v[20:21], v[38:39], v[20:21] op_sel_hi:[0,1]
31D8  v_pk_mul_f32 v[24:25], v[38:39], v[24:25] op_sel_hi:[0,1]
31E0  v_pk_mul_f32 v[26:27], v[38:39], v[26:27] op_sel_hi:[0,1]
31E8  v_pk_mul_f32 v[30:31], v[38:39], v[30:31] op_sel_hi:[0,1]
31F0  v_pk_mul_f32 v[28:29], v[38:39], v[28:29] op_sel_hi:[0,1]
31F8  v_pk_mul_f32 v[32:33], v[38:39], v[32:33] op_sel_hi:[0,1]
3200  v_pk_mul_f32 v[34:35], v[38:39], v[34:35] op_sel_hi:[0,1]
3208  v_pk_mul_f32 v[36:37], v[38:39], v[36:37] op_sel_hi:[0,1]
3210  v_max_u32_e32 v38, 1, v44
3214  s_branch 1
3218  v_mov_b32_e32 v38, v44
321C  v_mov_b32_e32 v39, 0
3220  v_mov_b32_e32 v45, 0
3224  v_mad_u64_u32 v[40:41], s[2:3], s33, v7, 0
322C  v_lshlrev_b32_e32 v7, 23, v38
3230  v_cvt_scalef32_pk_fp4_f32 v39, v8, v9, v7
3238  v_cvt_scalef32_pk_fp4_f32 v45, v10, v11, v7 op_sel:[0,0,0,1]
3240  v_cvt_scalef32_pk_fp4_f32 v39, v13, v12, v7 op_sel:[0,0,1,0]
3248  v_cvt_scalef32_pk_fp4_f32 v45, v43, v42, v7 op_sel:[0,0,1,1]
3250  s_nop 0
3254  v_mov_b32_e32 v8, 0
3258  v_mov_b32_e32 v9, 0
325C  v_cvt_scalef32_pk_fp4_f32 v8, v14, v15, v7
3264  v_cvt_scalef32_pk_fp4_f32 v9, v18, v19, v7 op_sel:[0,0,0,1]
326C  v_cvt_scalef32_pk_fp4_f32 v8, v16, v17, v7 op_sel:[0,0,1,0]
3274  v_cvt_scalef32_pk_fp4_f32 v9, v22, v23, v7 op_sel:[0,0,1,1]
327C  s_nop 0
3280  s_mov_b32 s81, 0
3284  v_or3_b32 v1, v9, v1, v8
328C  v_mov_b32_e32 v8, 0
3290  v_mov_b32_e32 v9, 0
3294  v_cvt_scalef32_pk_fp4_f32 v8, v20, v21, v7
329C  v_cvt_scalef32_pk_fp4_f32 v9, v26, v27, v7 op_sel:[0,0,0,1]
32A4  v_cvt_scalef32_pk_fp4_f32 v8, v24, v25, v7 op_sel:[0,0,1,0]
32AC  v_cvt_scalef32_pk_fp4_f32 v9, v30, v31, v7 op_sel:[0,0,1,1]
32B4  s_nop 0
32B8  s_lshl_b64 s[2:3], s[80:81], 4
32BC  v_mov_b32_e32 v38, 0
32C0  v_or3_b32 v2, v9, v2, v8
32C8  v_mov_b32_e32 v8, 0
32CC  s_waitcnt lgkmcnt(0)
32D0  s_add_u32 s2, s2, s76
32D4  v_cvt_scalef32_pk_fp4_f32 v38, v28, v29, v7
32DC  v_cvt_scalef32_pk_fp4_f32 v8, v34, v35, v7 op_sel:[0,0,0,1]
32E4  v_cvt_scalef32_pk_fp4_f32 v38, v32, v33, v7 op_sel:[0,0,1,0]
32EC  v_cvt_scalef32_pk_fp4_f32 v8, v36, v37, v7 op_sel:[0,0,1,1]
32F4  s_nop 0
32F8  s_addc_u32 s3, s3, s77
32FC  v_or3_b32 v0, v45, v0, v39
3304  v_or3_b32 v3, v8, v3, v38
330C  v_lshl_add_u64 v[8:9], v[40:41], 4, s[2:3]
3314  global_store_dwordx4 v[8:9], v[0:3], off
331C  s_or_b64 exec, exec, s[82:83]
3320  s_load_dwordx2 s[0:1], s[0:1], 0x10
3328  v_mov_b32_e32 v7, 0
332C  s_waitcnt lgkmcnt(0)
3330  v_lshl_add_u64 v[0:1], s[0:1], 0, v[4:5]
3338  v_lshl_add_u64 v[0:1], v[0:1], 0, v[6:7]
3340  global_store_byte v[0:1], v44, off
3348  s_endpgm
334C  s_nop 0
