lost_bytes.co, compiled by Debian clang version 21.1.8 (13)

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
    .name:           LostBytes
    .private_segment_fixed_size: 0
    .sgpr_count:     33
    .sgpr_spill_count: 0
    .symbol:         LostBytes.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     46
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
Disassembly of section .text:

1800 <LostBytes>:
1800  s_load_dwordx4 s[4:7], s[0:1], 0x18
1808  v_lshl_or_b32 v36, s2, 8, v0
1810  s_waitcnt lgkmcnt(0)
1814  v_cmp_gt_u32_e32 vcc, s5, v36
1818  s_and_saveexec_b64 s[8:9], vcc
181C  s_cbranch_execz 1166
1820  s_and_b32 s5, s7, 1
1824  s_load_dwordx2 s[10:11], s[0:1], 0x0
182C  s_load_dword s2, s[0:1], 0x28
1834  s_bitcmp1_b32 s7, 0
1838  s_cselect_b64 s[8:9], -1, 0
183C  s_lshl_b32 s12, s3, 5
1840  v_mov_b32_e32 v1, 0
1844  v_mov_b32_e32 v0, s12
1848  s_cmp_eq_u32 s5, 0
184C  v_mad_u64_u32 v[2:3], s[4:5], s4, v36, v[0:1]
1854  s_waitcnt lgkmcnt(0)
1858  v_lshl_add_u64 v[28:29], v[2:3], 2, s[10:11]
1860  s_cbranch_scc1 6
1864  global_load_dword v0, v[28:29], off
186C  v_lshl_add_u64 v[26:27], v[2:3], 1, s[10:11]
1874  s_cbranch_execz 3
1878  s_branch 6
187C  v_lshl_add_u64 v[26:27], v[2:3], 1, s[10:11]
1884  global_load_ushort v0, v[26:27], off
188C  s_waitcnt vmcnt(0)
1890  v_lshlrev_b32_e32 v0, 16, v0
1894  v_cndmask_b32_e64 v1, 0, 1, s[8:9]
189C  v_cmp_ne_u32_e64 s[4:5], 1, v1
18A4  s_andn2_b64 vcc, exec, s[8:9]
18A8  s_cbranch_vccnz 4
18AC  global_load_dword v1, v[28:29], off offset:4
18B4  s_cbranch_execz 1
18B8  s_branch 4
18BC  global_load_ushort v1, v[26:27], off offset:2
18C4  s_waitcnt vmcnt(0)
18C8  v_lshlrev_b32_e32 v1, 16, v1
18CC  s_and_b64 vcc, exec, s[4:5]
18D0  s_cbranch_vccnz 4
18D4  global_load_dword v2, v[28:29], off offset:8
18DC  s_cbranch_execz 1
18E0  s_branch 4
18E4  global_load_ushort v2, v[26:27], off offset:4
18EC  s_waitcnt vmcnt(0)
18F0  v_lshlrev_b32_e32 v2, 16, v2
18F4  s_and_b64 vcc, exec, s[4:5]
18F8  s_cbranch_vccnz 4
18FC  global_load_dword v3, v[28:29], off offset:12
1904  s_cbranch_execz 1
1908  s_branch 4
190C  global_load_ushort v3, v[26:27], off offset:6
1914  s_waitcnt vmcnt(0)
1918  v_lshlrev_b32_e32 v3, 16, v3
191C  s_and_b64 vcc, exec, s[4:5]
1920  s_cbranch_vccnz 4
1924  global_load_dword v4, v[28:29], off offset:16
192C  s_cbranch_execz 1
1930  s_branch 4
1934  global_load_ushort v4, v[26:27], off offset:8
193C  s_waitcnt vmcnt(0)
1940  v_lshlrev_b32_e32 v4, 16, v4
1944  s_and_b64 vcc, exec, s[4:5]
1948  s_cbranch_vccnz 4
194C  global_load_dword v5, v[28:29], off offset:20
1954  s_cbranch_execz 1
1958  s_branch 4
195C  global_load_ushort v5, v[26:27], off offset:10
1964  s_waitcnt vmcnt(0)
1968  v_lshlrev_b32_e32 v5, 16, v5
196C  s_and_b64 vcc, exec, s[4:5]
1970  s_cbranch_vccnz 4
1974  global_load_dword v8, v[28:29], off offset:24
197C  s_cbranch_execz 1
1980  s_branch 4
1984  global_load_ushort v6, v[26:27], off offset:12
198C  s_waitcnt vmcnt(0)
1990  v_lshlrev_b32_e32 v8, 16, v6
1994  s_and_b64 vcc, exec, s[4:5]
1998  s_cbranch_vccnz 4
199C  global_load_dword v9, v[28:29], off offset:28
19A4  s_cbranch_execz 1
19A8  s_branch 4
19AC  global_load_ushort v6, v[26:27], off offset:14
19B4  s_waitcnt vmcnt(0)
19B8  v_lshlrev_b32_e32 v9, 16, v6
19BC  s_and_b64 vcc, exec, s[4:5]
19C0  s_cbranch_vccnz 4
19C4  global_load_dword v6, v[28:29], off offset:32
19CC  s_cbranch_execz 1
19D0  s_branch 4
19D4  global_load_ushort v6, v[26:27], off offset:16
19DC  s_waitcnt vmcnt(0)
19E0  v_lshlrev_b32_e32 v6, 16, v6
19E4  s_and_b64 vcc, exec, s[4:5]
19E8  s_cbranch_vccnz 4
19EC  global_load_dword v7, v[28:29], off offset:36
19F4  s_cbranch_execz 1
19F8  s_branch 4
19FC  global_load_ushort v7, v[26:27], off offset:18
1A04  s_waitcnt vmcnt(0)
1A08  v_lshlrev_b32_e32 v7, 16, v7
1A0C  s_and_b64 vcc, exec, s[4:5]
1A10  s_cbranch_vccnz 4
1A14  global_load_dword v10, v[28:29], off offset:40
1A1C  s_cbranch_execz 1
1A20  s_branch 4
1A24  global_load_ushort v10, v[26:27], off offset:20
1A2C  s_waitcnt vmcnt(0)
1A30  v_lshlrev_b32_e32 v10, 16, v10
1A34  s_and_b64 vcc, exec, s[4:5]
1A38  s_cbranch_vccnz 4
1A3C  global_load_dword v11, v[28:29], off offset:44
1A44  s_cbranch_execz 1
1A48  s_branch 4
1A4C  global_load_ushort v11, v[26:27], off offset:22
1A54  s_waitcnt vmcnt(0)
1A58  v_lshlrev_b32_e32 v11, 16, v11
1A5C  s_and_b64 vcc, exec, s[4:5]
1A60  s_cbranch_vccnz 4
1A64  global_load_dword v12, v[28:29], off offset:48
1A6C  s_cbranch_execz 1
1A70  s_branch 4
1A74  global_load_ushort v12, v[26:27], off offset:24
1A7C  s_waitcnt vmcnt(0)
1A80  v_lshlrev_b32_e32 v12, 16, v12
1A84  s_and_b64 vcc, exec, s[4:5]
1A88  s_cbranch_vccnz 4
1A8C  global_load_dword v13, v[28:29], off offset:52
1A94  s_cbranch_execz 1
1A98  s_branch 4
1A9C  global_load_ushort v13, v[26:27], off offset:26
1AA4  s_waitcnt vmcnt(0)
1AA8  v_lshlrev_b32_e32 v13, 16, v13
1AAC  s_and_b64 vcc, exec, s[4:5]
1AB0  s_cbranch_vccnz 4
1AB4  global_load_dword v16, v[28:29], off offset:56
1ABC  s_cbranch_execz 1
1AC0  s_branch 4
1AC4  global_load_ushort v14, v[26:27], off offset:28
1ACC  s_waitcnt vmcnt(0)
1AD0  v_lshlrev_b32_e32 v16, 16, v14
1AD4  s_and_b64 vcc, exec, s[4:5]
1AD8  s_cbranch_vccnz 4
1ADC  global_load_dword v17, v[28:29], off offset:60
1AE4  s_cbranch_execz 1
1AE8  s_branch 4
1AEC  global_load_ushort v14, v[26:27], off offset:30
1AF4  s_waitcnt vmcnt(0)
1AF8  v_lshlrev_b32_e32 v17, 16, v14
1AFC  s_and_b64 vcc, exec, s[4:5]
1B00  s_cbranch_vccnz 4
1B04  global_load_dword v14, v[28:29], off offset:64
1B0C  s_cbranch_execz 1
1B10  s_branch 4
1B14  global_load_ushort v14, v[26:27], off offset:32
1B1C  s_waitcnt vmcnt(0)
1B20  v_lshlrev_b32_e32 v14, 16, v14
1B24  s_and_b64 vcc, exec, s[4:5]
1B28  s_cbranch_vccnz 4
1B2C  global_load_dword v15, v[28:29], off offset:68
1B34  s_cbranch_execz 1
1B38  s_branch 4
1B3C  global_load_ushort v15, v[26:27], off offset:34
1B44  s_waitcnt vmcnt(0)
1B48  v_lshlrev_b32_e32 v15, 16, v15
1B4C  s_and_b64 vcc, exec, s[4:5]
1B50  s_cbranch_vccnz 4
1B54  global_load_dword v18, v[28:29], off offset:72
1B5C  s_cbranch_execz 1
1B60  s_branch 4
1B64  global_load_ushort v18, v[26:27], off offset:36
1B6C  s_waitcnt vmcnt(0)
1B70  v_lshlrev_b32_e32 v18, 16, v18
1B74  s_and_b64 vcc, exec, s[4:5]
1B78  s_cbranch_vccnz 4
1B7C  global_load_dword v19, v[28:29], off offset:76
1B84  s_cbranch_execz 1
1B88  s_branch 4
1B8C  global_load_ushort v19, v[26:27], off offset:38
1B94  s_waitcnt vmcnt(0)
1B98  v_lshlrev_b32_e32 v19, 16, v19
1B9C  s_and_b64 vcc, exec, s[4:5]
1BA0  s_cbranch_vccnz 4
1BA4  global_load_dword v20, v[28:29], off offset:80
1BAC  s_cbranch_execz 1
1BB0  s_branch 4
1BB4  global_load_ushort v20, v[26:27], off offset:40
1BBC  s_waitcnt vmcnt(0)
1BC0  v_lshlrev_b32_e32 v20, 16, v20
1BC4  s_and_b64 vcc, exec, s[4:5]
1BC8  s_cbranch_vccnz 4
1BCC  global_load_dword v21, v[28:29], off offset:84
1BD4  s_cbranch_execz 1
1BD8  s_branch 4
1BDC  global_load_ushort v21, v[26:27], off offset:42
1BE4  s_waitcnt vmcnt(0)
1BE8  v_lshlrev_b32_e32 v21, 16, v21
1BEC  s_and_b64 vcc, exec, s[4:5]
1BF0  s_cbranch_vccnz 4
1BF4  global_load_dword v24, v[28:29], off offset:88
1BFC  s_cbranch_execz 1
1C00  s_branch 4
1C04  global_load_ushort v22, v[26:27], off offset:44
1C0C  s_waitcnt vmcnt(0)
1C10  v_lshlrev_b32_e32 v24, 16, v22
1C14  s_and_b64 vcc, exec, s[4:5]
1C18  s_cbranch_vccnz 4
1C1C  global_load_dword v25, v[28:29], off offset:92
1C24  s_cbranch_execz 1
1C28  s_branch 4
1C2C  global_load_ushort v22, v[26:27], off offset:46
1C34  s_waitcnt vmcnt(0)
1C38  v_lshlrev_b32_e32 v25, 16, v22
1C3C  s_and_b64 vcc, exec, s[4:5]
1C40  s_cbranch_vccnz 4
1C44  global_load_dword v22, v[28:29], off offset:96
1C4C  s_cbranch_execz 1
1C50  s_branch 4
1C54  global_load_ushort v22, v[26:27], off offset:48
1C5C  s_waitcnt vmcnt(0)
1C60  v_lshlrev_b32_e32 v22, 16, v22
1C64  s_and_b64 vcc, exec, s[4:5]
1C68  s_cbranch_vccnz 4
1C6C  global_load_dword v23, v[28:29], off offset:100
1C74  s_cbranch_execz 1
1C78  s_branch 4
1C7C  global_load_ushort v23, v[26:27], off offset:50
1C84  s_waitcnt vmcnt(0)
1C88  v_lshlrev_b32_e32 v23, 16, v23
1C8C  s_and_b64 vcc, exec, s[4:5]
1C90  s_cbranch_vccnz 4
1C94  global_load_dword v30, v[28:29], off offset:104
1C9C  s_cbranch_execz 1
1CA0  s_branch 4
1CA4  global_load_ushort v30, v[26:27], off offset:52
1CAC  s_waitcnt vmcnt(0)
1CB0  v_lshlrev_b32_e32 v30, 16, v30
1CB4  s_and_b64 vcc, exec, s[4:5]
1CB8  s_cbranch_vccnz 4
1CBC  global_load_dword v31, v[28:29], off offset:108
1CC4  s_cbranch_execz 1
1CC8  s_branch 4
1CCC  global_load_ushort v31, v[26:27], off offset:54
1CD4  s_waitcnt vmcnt(0)
1CD8  v_lshlrev_b32_e32 v31, 16, v31
1CDC  s_and_b64 vcc, exec, s[4:5]
1CE0  s_cbranch_vccnz 4
1CE4  global_load_dword v32, v[28:29], off offset:112
1CEC  s_cbranch_execz 1
1CF0  s_branch 4
1CF4  global_load_ushort v32, v[26:27], off offset:56
1CFC  s_waitcnt vmcnt(0)
1D00  v_lshlrev_b32_e32 v32, 16, v32
1D04  s_and_b64 vcc, exec, s[4:5]
1D08  s_cbranch_vccnz 4
1D0C  global_load_dword v33, v[28:29], off offset:116
1D14  s_cbranch_execz 1
1D18  s_branch 4
1D1C  global_load_ushort v33, v[26:27], off offset:58
1D24  s_waitcnt vmcnt(0)
1D28  v_lshlrev_b32_e32 v33, 16, v33
1D2C  s_and_b64 vcc, exec, s[4:5]
1D30  s_cbranch_vccnz 4
1D34  global_load_dword v34, v[28:29], off offset:120
1D3C  s_cbranch_execz 1
1D40  s_branch 4
1D44  global_load_ushort v34, v[26:27], off offset:60
1D4C  s_waitcnt vmcnt(0)
1D50  v_lshlrev_b32_e32 v34, 16, v34
1D54  s_and_b64 vcc, exec, s[4:5]
1D58  s_cbranch_vccnz 6
1D5C  global_load_dword v35, v[28:29], off offset:124
1D64  s_load_dwordx4 s[8:11], s[0:1], 0x38
1D6C  s_cbranch_execz 3
1D70  s_branch 6
1D74  s_load_dwordx4 s[8:11], s[0:1], 0x38
1D7C  global_load_ushort v26, v[26:27], off offset:62
1D84  s_waitcnt vmcnt(0)
1D88  v_lshlrev_b32_e32 v35, 16, v26
1D8C  s_load_dwordx2 s[4:5], s[0:1], 0x8
1D94  s_load_dwordx2 s[12:13], s[0:1], 0x30
1D9C  s_bitcmp0_b32 s7, 1
1DA0  s_cbranch_scc1 292
1DA4  s_cmp_eq_u32 s2, 0
1DA8  s_cbranch_scc1 97
1DAC  s_waitcnt lgkmcnt(0)
1DB0  s_lshl_b32 s11, s2, 31
1DB4  s_waitcnt vmcnt(0)
1DB8  v_xor_b32_e32 v0, s11, v0
1DBC  s_lshl_b32 s11, s2, 30
1DC0  v_bfrev_b32_e32 v26, 1
1DC4  v_bitop3_b32 v1, s11, v1, v26 bitop3:0x6c
1DCC  s_lshl_b32 s11, s2, 29
1DD0  v_bitop3_b32 v2, s11, v2, v26 bitop3:0x6c
1DD8  s_lshl_b32 s11, s2, 28
1DDC  v_bitop3_b32 v3, s11, v3, v26 bitop3:0x6c
1DE4  s_lshl_b32 s11, s2, 27
1DE8  v_bitop3_b32 v4, s11, v4, v26 bitop3:0x6c
1DF0  s_lshl_b32 s11, s2, 26
1DF4  v_bitop3_b32 v5, s11, v5, v26 bitop3:0x6c
1DFC  s_lshl_b32 s11, s2, 25
1E00  v_bitop3_b32 v8, s11, v8, v26 bitop3:0x6c
1E08  s_lshl_b32 s11, s2, 24
1E0C  v_bitop3_b32 v9, s11, v9, v26 bitop3:0x6c
1E14  s_lshl_b32 s11, s2, 23
1E18  v_bitop3_b32 v6, s11, v6, v26 bitop3:0x6c
1E20  s_lshl_b32 s11, s2, 22
1E24  v_bitop3_b32 v7, s11, v7, v26 bitop3:0x6c
1E2C  s_lshl_b32 s11, s2, 21
1E30  v_bitop3_b32 v10, s11, v10, v26 bitop3:0x6c
1E38  s_lshl_b32 s11, s2, 20
1E3C  v_bitop3_b32 v11, s11, v11, v26 bitop3:0x6c
1E44  s_lshl_b32 s11, s2, 19
1E48  v_bitop3_b32 v12, s11, v12, v26 bitop3:0x6c
1E50  s_lshl_b32 s11, s2, 18
1E54  v_bitop3_b32 v13, s11, v13, v26 bitop3:0x6c
1E5C  s_lshl_b32 s11, s2, 17
1E60  v_bitop3_b32 v16, s11, v16, v26 bitop3:0x6c
1E68  s_lshl_b32 s11, s2, 16
1E6C  v_bitop3_b32 v17, s11, v17, v26 bitop3:0x6c
1E74  s_lshl_b32 s11, s2, 15
1E78  v_bitop3_b32 v14, s11, v14, v26 bitop3:0x6c
1E80  s_lshl_b32 s11, s2, 14
1E84  v_bitop3_b32 v15, s11, v15, v26 bitop3:0x6c
1E8C  s_lshl_b32 s11, s2, 13
1E90  v_bitop3_b32 v18, s11, v18, v26 bitop3:0x6c
1E98  s_lshl_b32 s11, s2, 12
1E9C  v_bitop3_b32 v19, s11, v19, v26 bitop3:0x6c
1EA4  s_lshl_b32 s11, s2, 11
1EA8  v_bitop3_b32 v20, s11, v20, v26 bitop3:0x6c
1EB0  s_lshl_b32 s11, s2, 10
1EB4  v_bitop3_b32 v21, s11, v21, v26 bitop3:0x6c
1EBC  s_lshl_b32 s11, s2, 9
1EC0  v_bitop3_b32 v24, s11, v24, v26 bitop3:0x6c
1EC8  s_lshl_b32 s11, s2, 8
1ECC  v_bitop3_b32 v25, s11, v25, v26 bitop3:0x6c
1ED4  s_lshl_b32 s11, s2, 7
1ED8  v_bitop3_b32 v22, s11, v22, v26 bitop3:0x6c
1EE0  s_lshl_b32 s11, s2, 6
1EE4  v_bitop3_b32 v23, s11, v23, v26 bitop3:0x6c
1EEC  s_lshl_b32 s11, s2, 5
1EF0  v_bitop3_b32 v30, s11, v30, v26 bitop3:0x6c
1EF8  s_lshl_b32 s11, s2, 4
1EFC  v_bitop3_b32 v31, s11, v31, v26 bitop3:0x6c
1F04  s_lshl_b32 s11, s2, 3
1F08  v_bitop3_b32 v32, s11, v32, v26 bitop3:0x6c
1F10  s_lshl_b32 s11, s2, 2
1F14  v_bitop3_b32 v33, s11, v33, v26 bitop3:0x6c
1F1C  s_lshl_b32 s11, s2, 1
1F20  v_bitop3_b32 v34, s11, v34, v26 bitop3:0x6c
1F28  v_bitop3_b32 v35, s2, v35, v26 bitop3:0x6c
1F30  s_waitcnt vmcnt(0)
1F34  v_add_f32_e32 v26, v0, v1
1F38  v_sub_f32_e32 v0, v0, v1
1F3C  v_add_f32_e32 v1, v2, v3
1F40  v_sub_f32_e32 v2, v2, v3
1F44  v_add_f32_e32 v3, v4, v5
1F48  v_sub_f32_e32 v4, v4, v5
1F4C  v_add_f32_e32 v5, v8, v9
1F50  v_sub_f32_e32 v8, v8, v9
1F54  v_add_f32_e32 v9, v6, v7
1F58  v_sub_f32_e32 v6, v6, v7
1F5C  v_add_f32_e32 v7, v10, v11
1F60  v_sub_f32_e32 v10, v10, v11
1F64  v_add_f32_e32 v11, v12, v13
1F68  v_sub_f32_e32 v12, v12, v13
1F6C  v_add_f32_e32 v13, v16, v17
1F70  v_sub_f32_e32 v16, v16, v17
1F74  v_add_f32_e32 v17, v14, v15
1F78  v_sub_f32_e32 v14, v14, v15
1F7C  v_add_f32_e32 v15, v18, v19
1F80  v_sub_f32_e32 v18, v18, v19
1F84  v_add_f32_e32 v19, v20, v21
1F88  v_sub_f32_e32 v20, v20, v21
1F8C  v_add_f32_e32 v21, v24, v25
1F90  v_sub_f32_e32 v24, v24, v25
1F94  v_add_f32_e32 v25, v22, v23
1F98  v_sub_f32_e32 v22, v22, v23
1F9C  v_add_f32_e32 v23, v30, v31
1FA0  v_sub_f32_e32 v27, v30, v31
1FA4  v_add_f32_e32 v28, v32, v33
1FA8  v_sub_f32_e32 v29, v32, v33
1FAC  v_add_f32_e32 v30, v34, v35
1FB0  v_sub_f32_e32 v31, v34, v35
1FB4  v_add_f32_e32 v32, v26, v1
1FB8  v_sub_f32_e32 v1, v26, v1
1FBC  v_add_f32_e32 v26, v0, v2
1FC0  v_sub_f32_e32 v0, v0, v2
1FC4  v_add_f32_e32 v2, v3, v5
1FC8  v_sub_f32_e32 v3, v3, v5
1FCC  v_add_f32_e32 v5, v4, v8
1FD0  v_sub_f32_e32 v4, v4, v8
1FD4  v_add_f32_e32 v8, v9, v7
1FD8  v_sub_f32_e32 v7, v9, v7
1FDC  v_add_f32_e32 v9, v6, v10
1FE0  v_sub_f32_e32 v6, v6, v10
1FE4  v_add_f32_e32 v10, v11, v13
1FE8  v_sub_f32_e32 v11, v11, v13
1FEC  v_add_f32_e32 v13, v12, v16
1FF0  v_sub_f32_e32 v12, v12, v16
1FF4  v_add_f32_e32 v16, v17, v15
1FF8  v_sub_f32_e32 v15, v17, v15
1FFC  v_add_f32_e32 v17, v14, v18
2000  v_sub_f32_e32 v14, v14, v18
2004  v_add_f32_e32 v18, v19, v21
2008  v_sub_f32_e32 v19, v19, v21
200C  v_add_f32_e32 v21, v20, v24
2010  v_sub_f32_e32 v20, v20, v24
2014  v_add_f32_e32 v24, v25, v23
2018  v_sub_f32_e32 v23, v25, v23
201C  v_add_f32_e32 v25, v22, v27
2020  v_sub_f32_e32 v22, v22, v27
2024  v_add_f32_e32 v27, v28, v30
2028  v_sub_f32_e32 v28, v28, v30
202C  v_add_f32_e32 v30, v29, v31
2030  v_sub_f32_e32 v29, v29, v31
2034  v_add_f32_e32 v31, v32, v2
2038  v_sub_f32_e32 v2, v32, v2
203C  v_add_f32_e32 v32, v26, v5
2040  v_sub_f32_e32 v5, v26, v5
2044  v_add_f32_e32 v26, v1, v3
2048  v_sub_f32_e32 v1, v1, v3
204C  v_add_f32_e32 v3, v0, v4
2050  v_sub_f32_e32 v0, v0, v4
2054  v_add_f32_e32 v4, v8, v10
2058  v_sub_f32_e32 v8, v8, v10
205C  v_add_f32_e32 v10, v9, v13
2060  v_sub_f32_e32 v9, v9, v13
2064  v_add_f32_e32 v13, v7, v11
2068  v_sub_f32_e32 v7, v7, v11
206C  v_add_f32_e32 v11, v6, v12
2070  v_sub_f32_e32 v6, v6, v12
2074  v_add_f32_e32 v12, v16, v18
2078  v_sub_f32_e32 v16, v16, v18
207C  v_add_f32_e32 v18, v17, v21
2080  v_sub_f32_e32 v17, v17, v21
2084  v_add_f32_e32 v21, v15, v19
2088  v_sub_f32_e32 v15, v15, v19
208C  v_add_f32_e32 v19, v14, v20
2090  v_sub_f32_e32 v14, v14, v20
2094  v_add_f32_e32 v20, v24, v27
2098  v_sub_f32_e32 v24, v24, v27
209C  v_add_f32_e32 v27, v25, v30
20A0  v_sub_f32_e32 v25, v25, v30
20A4  v_add_f32_e32 v30, v23, v28
20A8  v_sub_f32_e32 v23, v23, v28
20AC  v_add_f32_e32 v28, v22, v29
20B0  v_sub_f32_e32 v22, v22, v29
20B4  v_add_f32_e32 v29, v31, v4
20B8  v_sub_f32_e32 v31, v31, v4
20BC  v_add_f32_e32 v4, v32, v10
20C0  v_sub_f32_e32 v10, v32, v10
20C4  v_add_f32_e32 v32, v26, v13
20C8  v_sub_f32_e32 v13, v26, v13
20CC  v_add_f32_e32 v26, v3, v11
20D0  v_sub_f32_e32 v11, v3, v11
20D4  v_add_f32_e32 v33, v2, v8
20D8  v_sub_f32_e32 v34, v2, v8
20DC  v_add_f32_e32 v8, v5, v9
20E0  v_sub_f32_e32 v35, v5, v9
20E4  v_add_f32_e32 v9, v1, v7
20E8  v_sub_f32_e32 v37, v1, v7
20EC  v_add_f32_e32 v7, v0, v6
20F0  v_sub_f32_e32 v38, v0, v6
20F4  v_add_f32_e32 v39, v12, v20
20F8  v_sub_f32_e32 v40, v12, v20
20FC  v_add_f32_e32 v20, v18, v27
2100  v_sub_f32_e32 v27, v18, v27
2104  v_add_f32_e32 v18, v21, v30
2108  v_sub_f32_e32 v30, v21, v30
210C  v_add_f32_e32 v21, v19, v28
2110  v_sub_f32_e32 v28, v19, v28
2114  v_add_f32_e32 v41, v16, v24
2118  v_sub_f32_e32 v42, v16, v24
211C  v_add_f32_e32 v24, v17, v25
2120  v_sub_f32_e32 v43, v17, v25
2124  v_add_f32_e32 v25, v15, v23
2128  v_sub_f32_e32 v44, v15, v23
212C  v_add_f32_e32 v23, v14, v22
2130  v_sub_f32_e32 v45, v14, v22
2134  v_mul_f32_e32 v0, 0x3e800000, v29
213C  v_mul_f32_e32 v1, 0x3e800000, v4
2144  v_mul_f32_e32 v2, 0x3e800000, v32
214C  v_mul_f32_e32 v3, 0x3e800000, v26
2154  v_mul_f32_e32 v4, 0x3e800000, v33
215C  v_mul_f32_e32 v5, 0x3e800000, v8
2164  v_mul_f32_e32 v8, 0x3e800000, v9
216C  v_mul_f32_e32 v9, 0x3e800000, v7
2174  v_mul_f32_e32 v6, 0x3e800000, v31
217C  v_mul_f32_e32 v7, 0x3e800000, v10
2184  v_mul_f32_e32 v10, 0x3e800000, v13
218C  v_mul_f32_e32 v11, 0x3e800000, v11
2194  v_mul_f32_e32 v12, 0x3e800000, v34
219C  v_mul_f32_e32 v13, 0x3e800000, v35
21A4  v_mul_f32_e32 v16, 0x3e800000, v37
21AC  v_mul_f32_e32 v17, 0x3e800000, v38
21B4  v_mul_f32_e32 v14, 0x3e800000, v39
21BC  v_mul_f32_e32 v15, 0x3e800000, v20
21C4  v_mul_f32_e32 v18, 0x3e800000, v18
21CC  v_mul_f32_e32 v19, 0x3e800000, v21
21D4  v_mul_f32_e32 v20, 0x3e800000, v41
21DC  v_mul_f32_e32 v21, 0x3e800000, v24
21E4  v_mul_f32_e32 v24, 0x3e800000, v25
21EC  v_mul_f32_e32 v25, 0x3e800000, v23
21F4  v_mul_f32_e32 v22, 0x3e800000, v40
21FC  v_mul_f32_e32 v23, 0x3e800000, v27
2204  v_mul_f32_e32 v30, 0x3e800000, v30
220C  v_mul_f32_e32 v31, 0x3e800000, v28
2214  v_mul_f32_e32 v32, 0x3e800000, v42
221C  v_mul_f32_e32 v33, 0x3e800000, v43
2224  v_mul_f32_e32 v34, 0x3e800000, v44
222C  v_mul_f32_e32 v35, 0x3e800000, v45
2234  s_waitcnt vmcnt(0)
2238  v_and_b32_e32 v26, 0x7fffffff, v0
2240  v_and_b32_e32 v27, 0x7fffffff, v1
2248  v_max_u32_e32 v26, v27, v26
224C  v_and_b32_e32 v27, 0x7fffffff, v2
2254  v_and_b32_e32 v28, 0x7fffffff, v3
225C  v_max3_u32 v26, v28, v27, v26
2264  v_and_b32_e32 v27, 0x7fffffff, v4
226C  v_and_b32_e32 v28, 0x7fffffff, v5
2274  v_max3_u32 v26, v28, v27, v26
227C  v_and_b32_e32 v27, 0x7fffffff, v8
2284  v_and_b32_e32 v28, 0x7fffffff, v9
228C  v_max3_u32 v26, v28, v27, v26
2294  v_and_b32_e32 v27, 0x7fffffff, v6
229C  v_and_b32_e32 v28, 0x7fffffff, v7
22A4  v_max3_u32 v26, v28, v27, v26
22AC  v_and_b32_e32 v27, 0x7fffffff, v10
22B4  v_and_b32_e32 v28, 0x7fffffff, v11
22BC  v_max3_u32 v26, v28, v27, v26
22C4  v_and_b32_e32 v27, 0x7fffffff, v12
22CC  v_and_b32_e32 v28, 0x7fffffff, v13
22D4  v_max3_u32 v26, v28, v27, v26
22DC  v_and_b32_e32 v27, 0x7fffffff, v16
22E4  v_and_b32_e32 v28, 0x7fffffff, v17
22EC  v_max3_u32 v26, v28, v27, v26
22F4  v_and_b32_e32 v27, 0x7fffffff, v14
22FC  v_and_b32_e32 v28, 0x7fffffff, v15
2304  v_max3_u32 v26, v28, v27, v26
230C  v_and_b32_e32 v27, 0x7fffffff, v18
2314  v_and_b32_e32 v28, 0x7fffffff, v19
231C  v_max3_u32 v26, v28, v27, v26
2324  v_and_b32_e32 v27, 0x7fffffff, v20
232C  v_and_b32_e32 v28, 0x7fffffff, v21
2334  v_max3_u32 v26, v28, v27, v26
233C  v_and_b32_e32 v27, 0x7fffffff, v24
2344  v_and_b32_e32 v28, 0x7fffffff, v25
234C  v_max3_u32 v26, v28, v27, v26
2354  v_and_b32_e32 v27, 0x7fffffff, v22
235C  v_and_b32_e32 v28, 0x7fffffff, v23
2364  s_load_dwordx2 s[0:1], s[0:1], 0x10
236C  v_max3_u32 v26, v28, v27, v26
2374  v_and_b32_e32 v27, 0x7fffffff, v30
237C  v_and_b32_e32 v28, 0x7fffffff, v31
2384  v_max3_u32 v26, v28, v27, v26
238C  v_and_b32_e32 v27, 0x7fffffff, v32
2394  v_and_b32_e32 v28, 0x7fffffff, v33
239C  v_max3_u32 v26, v28, v27, v26
23A4  v_and_b32_e32 v27, 0x7fffffff, v34
23AC  v_and_b32_e32 v28, 0x7fffffff, v35
23B4  v_max3_u32 v26, v28, v27, v26
23BC  v_cmp_ne_u32_e32 vcc, 0, v26
23C0  v_mov_b32_e32 v37, 0x7f
23C8  s_and_saveexec_b64 s[14:15], vcc
23CC  s_cbranch_execz 25
23D0  s_bfe_u32 s2, s7, 0x20004
23D8  s_cmp_eq_u32 s2, 2
23DC  s_cselect_b64 s[16:17], -1, 0
23E0  s_and_b64 s[18:19], s[16:17], exec
23E4  s_cselect_b32 s7, 0x3fffff, 0
23EC  s_cmp_lg_u32 s2, 0
23F0  s_cselect_b32 s2, s7, 0x200000
23F8  v_add_u32_e32 v27, s2, v26
23FC  s_mov_b32 s2, 0x17fffff
2404  v_lshrrev_b32_e32 v28, 23, v27
2408  v_add_u32_e32 v28, -2, v28
240C  v_cmp_lt_u32_e32 vcc, s2, v27
2410  s_mov_b32 s2, 0x7f800000
2418  s_nop 0
241C  v_cndmask_b32_e32 v27, 0, v28, vcc
2420  v_cmp_eq_u32_e32 vcc, s2, v26
2424  v_mov_b32_e32 v26, 0xfe
242C  s_and_b64 vcc, s[16:17], vcc
2430  v_cndmask_b32_e32 v37, v27, v26, vcc
2434  s_or_b64 exec, exec, s[14:15]
2438  s_lshr_b32 s2, s6, 5
243C  v_mov_b32_e32 v28, s3
2440  v_mov_b32_e32 v29, 0
2444  v_mad_u64_u32 v[26:27], s[2:3], s2, v36, v[28:29]
244C  v_lshlrev_b32_e32 v36, 2, v26
2450  s_mov_b32 s2, 0xd2511f53
2458  v_mad_u64_u32 v[38:39], s[6:7], v36, s2, 0
2460  s_waitcnt lgkmcnt(0)
2464  s_mul_hi_u32 s6, s9, 0xcd9e8d57
246C  s_xor_b32 s6, s8, s6
2470  s_xor_b32 s8, s6, s12
2474  s_xor_b32 s6, s13, s10
2478  s_mov_b32 s3, 0xcd9e8d57
2480  v_xor_b32_e32 v39, s6, v39
2484  s_mul_i32 s7, s9, 0xcd9e8d57
248C  s_add_i32 s10, s12, 0x9e3779b9
2494  s_add_i32 s11, s13, 0xbb67ae85
249C  s_mul_i32 s14, s8, 0xd2511f53
24A4  s_mul_hi_u32 s15, s8, 0xd2511f53
24AC  v_mad_u64_u32 v[40:41], s[8:9], v39, s3, 0
24B4  s_xor_b32 s8, s10, s7
24B8  s_xor_b32 s9, s11, s15
24BC  v_xor_b32_e32 v39, s8, v41
24C0  v_xor_b32_e32 v41, s9, v38
24C4  s_add_i32 s15, s13, 0x76cf5d0a
24CC  v_mad_u64_u32 v[38:39], s[10:11], v39, s2, 0
24D4  v_mad_u64_u32 v[42:43], s[10:11], v41, s3, 0
24DC  s_xor_b32 s15, s15, s14
24E0  s_add_i32 s7, s12, 0x3c6ef372
24E8  v_xor_b32_e32 v40, v40, v43
24EC  v_xor_b32_e32 v39, s15, v39
24F0  v_xor_b32_e32 v40, s7, v40
24F4  v_mad_u64_u32 v[44:45], s[16:17], v39, s3, 0
24FC  s_add_i32 s11, s12, 0xdaa66d2b
2504  v_mad_u64_u32 v[40:41], s[16:17], v40, s2, 0
250C  v_xor_b32_e32 v39, v42, v45
2510  s_add_i32 s10, s13, 0x32370b8f
2518  v_xor_b32_e32 v39, s11, v39
251C  v_xor_b32_e32 v38, v38, v41
2520  v_xor_b32_e32 v41, s10, v38
2524  v_mad_u64_u32 v[38:39], s[18:19], v39, s2, 0
252C  s_add_i32 s14, s13, 0xed9eba14
2534  v_mad_u64_u32 v[42:43], s[18:19], v41, s3, 0
253C  v_xor_b32_e32 v39, v40, v39
2540  s_add_i32 s16, s12, 0x78dde6e4
2548  v_xor_b32_e32 v41, v44, v43
254C  v_xor_b32_e32 v39, s14, v39
2550  v_xor_b32_e32 v41, s16, v41
2554  v_mad_u64_u32 v[44:45], s[20:21], v39, s3, 0
255C  s_add_i32 s18, s12, 0x1715609d
2564  v_mad_u64_u32 v[40:41], s[20:21], v41, s2, 0
256C  v_xor_b32_e32 v39, v42, v45
2570  s_add_i32 s17, s13, 0xa9066899
2578  v_xor_b32_e32 v39, s18, v39
257C  v_xor_b32_e32 v38, v38, v41
2580  v_xor_b32_e32 v41, s17, v38
2584  v_mad_u64_u32 v[38:39], s[22:23], v39, s2, 0
258C  s_add_i32 s19, s13, 0x646e171e
2594  v_mad_u64_u32 v[42:43], s[22:23], v41, s3, 0
259C  v_xor_b32_e32 v39, v40, v39
25A0  s_add_i32 s20, s12, 0xb54cda56
25A8  v_xor_b32_e32 v41, v44, v43
25AC  v_xor_b32_e32 v39, s19, v39
25B0  v_xor_b32_e32 v41, s20, v41
25B4  v_mad_u64_u32 v[44:45], s[24:25], v39, s3, 0
25BC  s_add_i32 s22, s12, 0x5384540f
25C4  v_mad_u64_u32 v[40:41], s[24:25], v41, s2, 0
25CC  v_xor_b32_e32 v39, v42, v45
25D0  s_add_i32 s21, s13, 0x1fd5c5a3
25D8  v_xor_b32_e32 v39, s22, v39
25DC  v_xor_b32_e32 v38, v38, v41
25E0  v_xor_b32_e32 v41, s21, v38
25E4  v_mad_u64_u32 v[38:39], s[24:25], v39, s2, 0
25EC  s_add_i32 s23, s13, 0xdb3d7428
25F4  v_xor_b32_e32 v39, v40, v39
25F8  v_mad_u64_u32 v[42:43], s[24:25], v41, s3, 0
2600  v_xor_b32_e32 v39, s23, v39
2604  s_add_i32 s26, s12, 0xf1bbcdc8
260C  v_xor_b32_e32 v41, v44, v43
2610  s_add_i32 s24, s12, 0x8ff34781
2618  s_add_i32 s25, s13, 0x96a522ad
2620  v_mad_u64_u32 v[44:45], s[12:13], v39, s3, 0
2628  v_xor_b32_e32 v41, s26, v41
262C  v_xor_b32_e32 v39, v42, v45
2630  v_lshlrev_b32_e32 v28, 23, v37
2634  v_mad_u64_u32 v[40:41], s[12:13], v41, s2, 0
263C  v_xor_b32_e32 v39, s24, v39
2640  v_xor_b32_e32 v38, v38, v41
2644  v_cvt_scalef32_sr_pk_fp4_f32 v41, v[0:1], v39, v28
264C  v_xor_b32_e32 v38, s25, v38
2650  v_cvt_scalef32_sr_pk_fp4_f32 v0, v[2:3], v44, v28 op_sel:[0,0,1,0]
2658  s_nop 0
265C  v_cvt_scalef32_sr_pk_fp4_f32 v1, v[4:5], v38, v28 op_sel:[0,0,0,1]
2664  s_nop 0
2668  v_cvt_scalef32_sr_pk_fp4_f32 v0, v[8:9], v40, v28 op_sel:[0,0,1,1]
2670  v_or_b32_e32 v1, 1, v36
2674  v_mad_u64_u32 v[2:3], s[12:13], v1, s2, 0
267C  v_xor_b32_e32 v1, s6, v3
2680  v_mad_u64_u32 v[4:5], s[12:13], v1, s3, 0
2688  v_xor_b32_e32 v1, s8, v5
268C  v_xor_b32_e32 v5, s9, v2
2690  v_mad_u64_u32 v[2:3], s[12:13], v1, s2, 0
2698  v_mad_u64_u32 v[8:9], s[12:13], v5, s3, 0
26A0  v_xor_b32_e32 v1, v4, v9
26A4  v_xor_b32_e32 v3, s15, v3
26A8  v_xor_b32_e32 v1, s7, v1
26AC  v_mad_u64_u32 v[38:39], s[12:13], v3, s3, 0
26B4  v_mad_u64_u32 v[4:5], s[12:13], v1, s2, 0
26BC  v_xor_b32_e32 v1, v8, v39
26C0  v_xor_b32_e32 v1, s11, v1
26C4  v_xor_b32_e32 v2, v2, v5
26C8  v_xor_b32_e32 v5, s10, v2
26CC  v_mad_u64_u32 v[2:3], s[12:13], v1, s2, 0
26D4  v_mad_u64_u32 v[8:9], s[12:13], v5, s3, 0
26DC  v_xor_b32_e32 v3, v4, v3
26E0  v_xor_b32_e32 v1, v38, v9
26E4  v_xor_b32_e32 v3, s14, v3
26E8  v_xor_b32_e32 v1, s16, v1
26EC  v_mad_u64_u32 v[38:39], s[12:13], v3, s3, 0
26F4  v_mad_u64_u32 v[4:5], s[12:13], v1, s2, 0
26FC  v_xor_b32_e32 v1, v8, v39
2700  v_xor_b32_e32 v1, s18, v1
2704  v_xor_b32_e32 v2, v2, v5
2708  v_xor_b32_e32 v5, s17, v2
270C  v_mad_u64_u32 v[2:3], s[12:13], v1, s2, 0
2714  v_mad_u64_u32 v[8:9], s[12:13], v5, s3, 0
271C  v_xor_b32_e32 v3, v4, v3
2720  v_xor_b32_e32 v1, v38, v9
2724  v_xor_b32_e32 v3, s19, v3
2728  v_xor_b32_e32 v1, s20, v1
272C  v_mad_u64_u32 v[38:39], s[12:13], v3, s3, 0
2734  v_mad_u64_u32 v[4:5], s[12:13], v1, s2, 0
273C  v_xor_b32_e32 v1, v8, v39
2740  v_xor_b32_e32 v1, s22, v1
2744  v_xor_b32_e32 v2, v2, v5
2748  v_xor_b32_e32 v5, s21, v2
274C  v_mad_u64_u32 v[2:3], s[12:13], v1, s2, 0
2754  v_mad_u64_u32 v[8:9], s[12:13], v5, s3, 0
275C  v_xor_b32_e32 v3, v4, v3
2760  v_xor_b32_e32 v1, v38, v9
2764  v_xor_b32_e32 v3, s23, v3
2768  v_xor_b32_e32 v1, s26, v1
276C  v_mad_u64_u32 v[38:39], s[12:13], v3, s3, 0
2774  v_mad_u64_u32 v[4:5], s[12:13], v1, s2, 0
277C  v_xor_b32_e32 v1, v8, v39
2780  v_xor_b32_e32 v1, s24, v1
2784  v_xor_b32_e32 v2, v2, v5
2788  v_cvt_scalef32_sr_pk_fp4_f32 v3, v[6:7], v1, v28
2790  v_xor_b32_e32 v2, s25, v2
2794  v_cvt_scalef32_sr_pk_fp4_f32 v1, v[10:11], v38, v28 op_sel:[0,0,1,0]
279C  s_nop 0
27A0  v_cvt_scalef32_sr_pk_fp4_f32 v3, v[12:13], v2, v28 op_sel:[0,0,0,1]
27A8  v_or_b32_e32 v2, 2, v36
27AC  v_cvt_scalef32_sr_pk_fp4_f32 v1, v[16:17], v4, v28 op_sel:[0,0,1,1]
27B4  v_mad_u64_u32 v[2:3], s[12:13], v2, s2, 0
27BC  v_xor_b32_e32 v3, s6, v3
27C0  v_mad_u64_u32 v[4:5], s[12:13], v3, s3, 0
27C8  v_xor_b32_e32 v3, s8, v5
27CC  v_xor_b32_e32 v5, s9, v2
27D0  v_mad_u64_u32 v[2:3], s[12:13], v3, s2, 0
27D8  v_mad_u64_u32 v[6:7], s[12:13], v5, s3, 0
27E0  v_xor_b32_e32 v4, v4, v7
27E4  v_xor_b32_e32 v3, s15, v3
27E8  v_xor_b32_e32 v4, s7, v4
27EC  v_mad_u64_u32 v[8:9], s[12:13], v3, s3, 0
27F4  v_mad_u64_u32 v[4:5], s[12:13], v4, s2, 0
27FC  v_xor_b32_e32 v3, v6, v9
2800  v_xor_b32_e32 v3, s11, v3
2804  v_xor_b32_e32 v2, v2, v5
2808  v_xor_b32_e32 v5, s10, v2
280C  v_mad_u64_u32 v[2:3], s[12:13], v3, s2, 0
2814  v_mad_u64_u32 v[6:7], s[12:13], v5, s3, 0
281C  v_xor_b32_e32 v3, v4, v3
2820  v_xor_b32_e32 v5, v8, v7
2824  v_xor_b32_e32 v3, s14, v3
2828  v_xor_b32_e32 v5, s16, v5
282C  v_mad_u64_u32 v[8:9], s[12:13], v3, s3, 0
2834  v_mad_u64_u32 v[4:5], s[12:13], v5, s2, 0
283C  v_xor_b32_e32 v3, v6, v9
2840  v_xor_b32_e32 v3, s18, v3
2844  v_xor_b32_e32 v2, v2, v5
2848  v_xor_b32_e32 v5, s17, v2
284C  v_mad_u64_u32 v[2:3], s[12:13], v3, s2, 0
2854  v_mad_u64_u32 v[6:7], s[12:13], v5, s3, 0
285C  v_xor_b32_e32 v3, v4, v3
2860  v_xor_b32_e32 v5, v8, v7
2864  v_xor_b32_e32 v3, s19, v3
2868  v_xor_b32_e32 v5, s20, v5
286C  v_mad_u64_u32 v[8:9], s[12:13], v3, s3, 0
2874  v_mad_u64_u32 v[4:5], s[12:13], v5, s2, 0
287C  v_xor_b32_e32 v3, v6, v9
2880  v_xor_b32_e32 v3, s22, v3
2884  v_xor_b32_e32 v2, v2, v5
2888  v_xor_b32_e32 v5, s21, v2
288C  v_mad_u64_u32 v[2:3], s[12:13], v3, s2, 0
2894  v_xor_b32_e32 v3, v4, v3
2898  v_mad_u64_u32 v[6:7], s[12:13], v5, s3, 0
28A0  v_xor_b32_e32 v3, s23, v3
28A4  v_xor_b32_e32 v5, v8, v7
28A8  v_mad_u64_u32 v[8:9], s[12:13], v3, s3, 0
28B0  v_xor_b32_e32 v5, s26, v5
28B4  v_xor_b32_e32 v3, v6, v9
28B8  v_mad_u64_u32 v[4:5], s[12:13], v5, s2, 0
28C0  v_xor_b32_e32 v3, s24, v3
28C4  v_xor_b32_e32 v2, v2, v5
28C8  v_cvt_scalef32_sr_pk_fp4_f32 v5, v[14:15], v3, v28
28D0  v_xor_b32_e32 v2, s25, v2
28D4  v_cvt_scalef32_sr_pk_fp4_f32 v3, v[18:19], v8, v28 op_sel:[0,0,1,0]
28DC  s_nop 0
28E0  v_cvt_scalef32_sr_pk_fp4_f32 v5, v[20:21], v2, v28 op_sel:[0,0,0,1]
28E8  v_or_b32_e32 v3, 3, v36
28EC  v_cvt_scalef32_sr_pk_fp4_f32 v2, v[24:25], v4, v28 op_sel:[0,0,1,1]
28F4  v_mad_u64_u32 v[4:5], s[12:13], v3, s2, 0
28FC  v_xor_b32_e32 v3, s6, v5
2900  v_mad_u64_u32 v[6:7], s[12:13], v3, s3, 0
2908  v_xor_b32_e32 v3, s8, v7
290C  v_xor_b32_e32 v7, s9, v4
2910  v_mad_u64_u32 v[8:9], s[8:9], v7, s3, 0
2918  v_mad_u64_u32 v[4:5], s[8:9], v3, s2, 0
2920  v_xor_b32_e32 v3, v6, v9
2924  v_xor_b32_e32 v3, s7, v3
2928  v_xor_b32_e32 v5, s15, v5
292C  v_mad_u64_u32 v[6:7], s[6:7], v3, s2, 0
2934  v_mad_u64_u32 v[10:11], s[6:7], v5, s3, 0
293C  v_xor_b32_e32 v3, v8, v11
2940  v_xor_b32_e32 v4, v4, v7
2944  v_xor_b32_e32 v3, s11, v3
2948  v_xor_b32_e32 v7, s10, v4
294C  v_mad_u64_u32 v[4:5], s[6:7], v3, s2, 0
2954  v_mad_u64_u32 v[8:9], s[6:7], v7, s3, 0
295C  v_xor_b32_e32 v3, v10, v9
2960  v_xor_b32_e32 v5, v6, v5
2964  v_xor_b32_e32 v3, s16, v3
2968  v_xor_b32_e32 v5, s14, v5
296C  v_mad_u64_u32 v[6:7], s[6:7], v3, s2, 0
2974  v_mad_u64_u32 v[10:11], s[6:7], v5, s3, 0
297C  v_xor_b32_e32 v3, v8, v11
2980  v_xor_b32_e32 v4, v4, v7
2984  v_xor_b32_e32 v3, s18, v3
2988  v_xor_b32_e32 v7, s17, v4
298C  v_mad_u64_u32 v[4:5], s[6:7], v3, s2, 0
2994  v_mad_u64_u32 v[8:9], s[6:7], v7, s3, 0
299C  v_xor_b32_e32 v3, v10, v9
29A0  v_xor_b32_e32 v5, v6, v5
29A4  v_xor_b32_e32 v3, s20, v3
29A8  v_xor_b32_e32 v5, s19, v5
29AC  v_mad_u64_u32 v[6:7], s[6:7], v3, s2, 0
29B4  v_mad_u64_u32 v[10:11], s[6:7], v5, s3, 0
29BC  v_xor_b32_e32 v3, v8, v11
29C0  v_xor_b32_e32 v4, v4, v7
29C4  v_xor_b32_e32 v3, s22, v3
29C8  v_xor_b32_e32 v7, s21, v4
29CC  v_mad_u64_u32 v[4:5], s[6:7], v3, s2, 0
29D4  v_mad_u64_u32 v[8:9], s[6:7], v7, s3, 0
29DC  v_xor_b32_e32 v3, v10, v9
29E0  v_xor_b32_e32 v5, v6, v5
29E4  v_xor_b32_e32 v3, s26, v3
29E8  v_xor_b32_e32 v5, s23, v5
29EC  v_mad_u64_u32 v[6:7], s[6:7], v3, s2, 0
29F4  v_mad_u64_u32 v[10:11], s[2:3], v5, s3, 0
29FC  v_xor_b32_e32 v3, v8, v11
2A00  v_xor_b32_e32 v3, s24, v3
2A04  v_xor_b32_e32 v4, v4, v7
2A08  v_cvt_scalef32_sr_pk_fp4_f32 v5, v[22:23], v3, v28
2A10  v_xor_b32_e32 v4, s25, v4
2A14  v_cvt_scalef32_sr_pk_fp4_f32 v3, v[30:31], v10, v28 op_sel:[0,0,1,0]
2A1C  s_nop 0
2A20  v_cvt_scalef32_sr_pk_fp4_f32 v5, v[32:33], v4, v28 op_sel:[0,0,0,1]
2A28  s_nop 0
2A2C  v_cvt_scalef32_sr_pk_fp4_f32 v3, v[34:35], v6, v28 op_sel:[0,0,1,1]
2A34  v_lshl_add_u64 v[4:5], v[26:27], 4, s[4:5]
2A3C  global_store_dwordx4 v[4:5], v[0:3], off
2A44  s_nop 1
2A48  v_lshl_add_u64 v[0:1], s[0:1], 0, v[26:27]
2A50  global_store_byte v[0:1], v37, off
2A58  s_endpgm
2A5C  s_nop 0
