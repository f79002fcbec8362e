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
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         TiesAway.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     77
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
Disassembly of section .text:

1800 <TiesAway>:
1800  s_load_dwordx4 s[4:7], s[0:1], 0x18
1808  s_mov_b32 s8, s3
180C  v_lshl_or_b32 v1, s2, 8, v0
1814  s_waitcnt lgkmcnt(0)
1818  s_and_b32 s3, s7, 8
181C  s_bitcmp1_b32 s7, 3
1820  s_cselect_b64 s[10:11], -1, 0
1824  s_add_i32 s9, s5, 0xff
182C  s_and_b32 s9, s9, 0xffffff00
1834  s_cmp_eq_u32 s3, 0
1838  s_cselect_b32 s2, s5, s9
183C  v_cmp_gt_u32_e32 vcc, s2, v1
1840  s_and_saveexec_b64 s[2:3], vcc
1844  s_cbranch_execz 1661
1848  s_load_dword s9, s[0:1], 0x28
1850  s_andn2_b64 vcc, exec, s[10:11]
1854  s_lshr_b32 s6, s6, 5
1858  s_cbranch_vccnz 25
185C  s_add_i32 s2, s6, 7
1860  s_and_b32 s2, s2, 0xffffff8
1868  v_and_b32_e32 v2, 0xffffffe0, v1
1870  v_mad_u64_u32 v[2:3], s[2:3], s2, v2, 0
1878  s_lshl_b32 s2, s8, 5
187C  s_lshl_b32 s3, s8, 6
1880  s_and_b32 s2, s2, 0xffffff00
1888  s_and_b32 s3, s3, 0xc0
1890  v_lshlrev_b32_e32 v4, 2, v0
1894  s_lshr_b32 s10, s8, 1
1898  s_or_b32 s2, s3, s2
189C  s_and_b32 s10, s10, 2
18A0  v_bfe_u32 v0, v0, 4, 1
18A8  v_and_or_b32 v4, v4, 60, s2
18B0  v_or3_b32 v0, v4, s10, v0
18B8  s_cbranch_execz 1
18BC  s_branch 3
18C0  v_mad_u64_u32 v[2:3], s[2:3], s6, v1, 0
18C8  v_mov_b32_e32 v0, s8
18CC  s_cmp_lt_u32 s8, s6
18D0  v_cmp_gt_u32_e32 vcc, s5, v1
18D4  s_cselect_b64 s[2:3], -1, 0
18D8  s_and_b64 s[2:3], vcc, s[2:3]
18DC  v_mov_b32_e32 v7, 0x7f
18E4  s_and_saveexec_b64 s[10:11], s[2:3]
18E8  s_cbranch_execz 1609
18EC  s_load_dwordx2 s[2:3], s[0:1], 0x0
18F4  s_lshl_b32 s5, s8, 5
18F8  v_mov_b32_e32 v5, 0
18FC  v_mov_b32_e32 v4, s5
1900  v_mad_u64_u32 v[4:5], s[4:5], s4, v1, v[4:5]
1908  s_bitcmp1_b32 s7, 0
190C  s_cselect_b64 s[4:5], -1, 0
1910  s_and_b64 vcc, exec, s[4:5]
1914  s_waitcnt lgkmcnt(0)
1918  v_lshl_add_u64 v[6:7], v[4:5], 2, s[2:3]
1920  s_cbranch_vccz 6
1924  global_load_dword v8, v[6:7], off
192C  v_lshl_add_u64 v[4:5], v[4:5], 1, s[2:3]
1934  s_cbranch_execz 3
1938  s_branch 6
193C  v_lshl_add_u64 v[4:5], v[4:5], 1, s[2:3]
1944  global_load_ushort v8, v[4:5], off
194C  s_waitcnt vmcnt(0)
1950  v_lshlrev_b32_e32 v8, 16, v8
1954  v_cndmask_b32_e64 v9, 0, 1, s[4:5]
195C  v_cmp_ne_u32_e64 s[2:3], 1, v9
1964  s_andn2_b64 vcc, exec, s[4:5]
1968  s_cbranch_vccnz 4
196C  global_load_dword v9, v[6:7], off offset:4
1974  s_cbranch_execz 1
1978  s_branch 4
197C  global_load_ushort v9, v[4:5], off offset:2
1984  s_waitcnt vmcnt(0)
1988  v_lshlrev_b32_e32 v9, 16, v9
198C  s_and_b64 vcc, exec, s[2:3]
1990  s_cbranch_vccnz 4
1994  global_load_dword v10, v[6:7], off offset:8
199C  s_cbranch_execz 1
19A0  s_branch 4
19A4  global_load_ushort v10, v[4:5], off offset:4
19AC  s_waitcnt vmcnt(0)
19B0  v_lshlrev_b32_e32 v10, 16, v10
19B4  s_and_b64 vcc, exec, s[2:3]
19B8  s_cbranch_vccnz 4
19BC  global_load_dword v11, v[6:7], off offset:12
19C4  s_cbranch_execz 1
19C8  s_branch 4
19CC  global_load_ushort v11, v[4:5], off offset:6
19D4  s_waitcnt vmcnt(0)
19D8  v_lshlrev_b32_e32 v11, 16, v11
19DC  s_and_b64 vcc, exec, s[2:3]
19E0  s_cbranch_vccnz 4
19E4  global_load_dword v12, v[6:7], off offset:16
19EC  s_cbranch_execz 1
19F0  s_branch 4
19F4  global_load_ushort v12, v[4:5], off offset:8
19FC  s_waitcnt vmcnt(0)
1A00  v_lshlrev_b32_e32 v12, 16, v12
1A04  s_and_b64 vcc, exec, s[2:3]
1A08  s_cbranch_vccnz 4
1A0C  global_load_dword v13, v[6:7], off offset:20
1A14  s_cbranch_execz 1
1A18  s_branch 4
1A1C  global_load_ushort v13, v[4:5], off offset:10
1A24  s_waitcnt vmcnt(0)
1A28  v_lshlrev_b32_e32 v13, 16, v13
1A2C  s_and_b64 vcc, exec, s[2:3]
1A30  s_cbranch_vccnz 4
1A34  global_load_dword v14, v[6:7], off offset:24
1A3C  s_cbranch_execz 1
1A40  s_branch 4
1A44  global_load_ushort v14, v[4:5], off offset:12
1A4C  s_waitcnt vmcnt(0)
1A50  v_lshlrev_b32_e32 v14, 16, v14
1A54  s_and_b64 vcc, exec, s[2:3]
1A58  s_cbranch_vccnz 4
1A5C  global_load_dword v15, v[6:7], off offset:28
1A64  s_cbranch_execz 1
1A68  s_branch 4
1A6C  global_load_ushort v15, v[4:5], off offset:14
1A74  s_waitcnt vmcnt(0)
1A78  v_lshlrev_b32_e32 v15, 16, v15
1A7C  s_and_b64 vcc, exec, s[2:3]
1A80  s_cbranch_vccnz 4
1A84  global_load_dword v16, v[6:7], off offset:32
1A8C  s_cbranch_execz 1
1A90  s_branch 4
1A94  global_load_ushort v16, v[4:5], off offset:16
1A9C  s_waitcnt vmcnt(0)
1AA0  v_lshlrev_b32_e32 v16, 16, v16
1AA4  s_and_b64 vcc, exec, s[2:3]
1AA8  s_cbranch_vccnz 4
1AAC  global_load_dword v17, v[6:7], off offset:36
1AB4  s_cbranch_execz 1
1AB8  s_branch 4
1ABC  global_load_ushort v17, v[4:5], off offset:18
1AC4  s_waitcnt vmcnt(0)
1AC8  v_lshlrev_b32_e32 v17, 16, v17
1ACC  s_and_b64 vcc, exec, s[2:3]
1AD0  s_cbranch_vccnz 4
1AD4  global_load_dword v18, v[6:7], off offset:40
1ADC  s_cbranch_execz 1
1AE0  s_branch 4
1AE4  global_load_ushort v18, v[4:5], off offset:20
1AEC  s_waitcnt vmcnt(0)
1AF0  v_lshlrev_b32_e32 v18, 16, v18
1AF4  s_and_b64 vcc, exec, s[2:3]
1AF8  s_cbranch_vccnz 4
1AFC  global_load_dword v19, v[6:7], off offset:44
1B04  s_cbranch_execz 1
1B08  s_branch 4
1B0C  global_load_ushort v19, v[4:5], off offset:22
1B14  s_waitcnt vmcnt(0)
1B18  v_lshlrev_b32_e32 v19, 16, v19
1B1C  s_and_b64 vcc, exec, s[2:3]
1B20  s_cbranch_vccnz 4
1B24  global_load_dword v20, v[6:7], off offset:48
1B2C  s_cbranch_execz 1
1B30  s_branch 4
1B34  global_load_ushort v20, v[4:5], off offset:24
1B3C  s_waitcnt vmcnt(0)
1B40  v_lshlrev_b32_e32 v20, 16, v20
1B44  s_and_b64 vcc, exec, s[2:3]
1B48  s_cbranch_vccnz 4
1B4C  global_load_dword v21, v[6:7], off offset:52
1B54  s_cbranch_execz 1
1B58  s_branch 4
1B5C  global_load_ushort v21, v[4:5], off offset:26
1B64  s_waitcnt vmcnt(0)
1B68  v_lshlrev_b32_e32 v21, 16, v21
1B6C  s_and_b64 vcc, exec, s[2:3]
1B70  s_cbranch_vccnz 4
1B74  global_load_dword v22, v[6:7], off offset:56
1B7C  s_cbranch_execz 1
1B80  s_branch 4
1B84  global_load_ushort v22, v[4:5], off offset:28
1B8C  s_waitcnt vmcnt(0)
1B90  v_lshlrev_b32_e32 v22, 16, v22
1B94  s_and_b64 vcc, exec, s[2:3]
1B98  s_cbranch_vccnz 4
1B9C  global_load_dword v23, v[6:7], off offset:60
1BA4  s_cbranch_execz 1
1BA8  s_branch 4
1BAC  global_load_ushort v23, v[4:5], off offset:30
1BB4  s_waitcnt vmcnt(0)
1BB8  v_lshlrev_b32_e32 v23, 16, v23
1BBC  s_and_b64 vcc, exec, s[2:3]
1BC0  s_cbranch_vccnz 4
1BC4  global_load_dword v24, v[6:7], off offset:64
1BCC  s_cbranch_execz 1
1BD0  s_branch 4
1BD4  global_load_ushort v24, v[4:5], off offset:32
1BDC  s_waitcnt vmcnt(0)
1BE0  v_lshlrev_b32_e32 v24, 16, v24
1BE4  s_and_b64 vcc, exec, s[2:3]
1BE8  s_cbranch_vccnz 4
1BEC  global_load_dword v25, v[6:7], off offset:68
1BF4  s_cbranch_execz 1
1BF8  s_branch 4
1BFC  global_load_ushort v25, v[4:5], off offset:34
1C04  s_waitcnt vmcnt(0)
1C08  v_lshlrev_b32_e32 v25, 16, v25
1C0C  s_and_b64 vcc, exec, s[2:3]
1C10  s_cbranch_vccnz 4
1C14  global_load_dword v26, v[6:7], off offset:72
1C1C  s_cbranch_execz 1
1C20  s_branch 4
1C24  global_load_ushort v26, v[4:5], off offset:36
1C2C  s_waitcnt vmcnt(0)
1C30  v_lshlrev_b32_e32 v26, 16, v26
1C34  s_and_b64 vcc, exec, s[2:3]
1C38  s_cbranch_vccnz 4
1C3C  global_load_dword v27, v[6:7], off offset:76
1C44  s_cbranch_execz 1
1C48  s_branch 4
1C4C  global_load_ushort v27, v[4:5], off offset:38
1C54  s_waitcnt vmcnt(0)
1C58  v_lshlrev_b32_e32 v27, 16, v27
1C5C  s_and_b64 vcc, exec, s[2:3]
1C60  s_cbranch_vccnz 4
1C64  global_load_dword v28, v[6:7], off offset:80
1C6C  s_cbranch_execz 1
1C70  s_branch 4
1C74  global_load_ushort v28, v[4:5], off offset:40
1C7C  s_waitcnt vmcnt(0)
1C80  v_lshlrev_b32_e32 v28, 16, v28
1C84  s_and_b64 vcc, exec, s[2:3]
1C88  s_cbranch_vccnz 4
1C8C  global_load_dword v29, v[6:7], off offset:84
1C94  s_cbranch_execz 1
1C98  s_branch 4
1C9C  global_load_ushort v29, v[4:5], off offset:42
1CA4  s_waitcnt vmcnt(0)
1CA8  v_lshlrev_b32_e32 v29, 16, v29
1CAC  s_and_b64 vcc, exec, s[2:3]
1CB0  s_cbranch_vccnz 4
1CB4  global_load_dword v30, v[6:7], off offset:88
1CBC  s_cbranch_execz 1
1CC0  s_branch 4
1CC4  global_load_ushort v30, v[4:5], off offset:44
1CCC  s_waitcnt vmcnt(0)
1CD0  v_lshlrev_b32_e32 v30, 16, v30
1CD4  s_and_b64 vcc, exec, s[2:3]
1CD8  s_cbranch_vccnz 4
1CDC  global_load_dword v31, v[6:7], off offset:92
1CE4  s_cbranch_execz 1
1CE8  s_branch 4
1CEC  global_load_ushort v31, v[4:5], off offset:46
1CF4  s_waitcnt vmcnt(0)
1CF8  v_lshlrev_b32_e32 v31, 16, v31
1CFC  s_and_b64 vcc, exec, s[2:3]
1D00  s_cbranch_vccnz 4
1D04  global_load_dword v32, v[6:7], off offset:96
1D0C  s_cbranch_execz 1
1D10  s_branch 4
1D14  global_load_ushort v32, v[4:5], off offset:48
1D1C  s_waitcnt vmcnt(0)
1D20  v_lshlrev_b32_e32 v32, 16, v32
1D24  s_and_b64 vcc, exec, s[2:3]
1D28  s_cbranch_vccnz 4
1D2C  global_load_dword v33, v[6:7], off offset:100
1D34  s_cbranch_execz 1
1D38  s_branch 4
1D3C  global_load_ushort v33, v[4:5], off offset:50
1D44  s_waitcnt vmcnt(0)
1D48  v_lshlrev_b32_e32 v33, 16, v33
1D4C  s_and_b64 vcc, exec, s[2:3]
1D50  s_cbranch_vccnz 4
1D54  global_load_dword v34, v[6:7], off offset:104
1D5C  s_cbranch_execz 1
1D60  s_branch 4
1D64  global_load_ushort v34, v[4:5], off offset:52
1D6C  s_waitcnt vmcnt(0)
1D70  v_lshlrev_b32_e32 v34, 16, v34
1D74  s_and_b64 vcc, exec, s[2:3]
1D78  s_cbranch_vccnz 4
1D7C  global_load_dword v35, v[6:7], off offset:108
1D84  s_cbranch_execz 1
1D88  s_branch 4
1D8C  global_load_ushort v35, v[4:5], off offset:54
1D94  s_waitcnt vmcnt(0)
1D98  v_lshlrev_b32_e32 v35, 16, v35
1D9C  s_and_b64 vcc, exec, s[2:3]
1DA0  s_cbranch_vccnz 4
1DA4  global_load_dword v36, v[6:7], off offset:112
1DAC  s_cbranch_execz 1
1DB0  s_branch 4
1DB4  global_load_ushort v36, v[4:5], off offset:56
1DBC  s_waitcnt vmcnt(0)
1DC0  v_lshlrev_b32_e32 v36, 16, v36
1DC4  s_and_b64 vcc, exec, s[2:3]
1DC8  s_cbranch_vccnz 4
1DCC  global_load_dword v37, v[6:7], off offset:116
1DD4  s_cbranch_execz 1
1DD8  s_branch 4
1DDC  global_load_ushort v37, v[4:5], off offset:58
1DE4  s_waitcnt vmcnt(0)
1DE8  v_lshlrev_b32_e32 v37, 16, v37
1DEC  s_and_b64 vcc, exec, s[2:3]
1DF0  s_cbranch_vccnz 4
1DF4  global_load_dword v38, v[6:7], off offset:120
1DFC  s_cbranch_execz 1
1E00  s_branch 4
1E04  global_load_ushort v38, v[4:5], off offset:60
1E0C  s_waitcnt vmcnt(0)
1E10  v_lshlrev_b32_e32 v38, 16, v38
1E14  s_and_b64 vcc, exec, s[2:3]
1E18  s_cbranch_vccnz 4
1E1C  global_load_dword v6, v[6:7], off offset:124
1E24  s_cbranch_execz 1
1E28  s_branch 4
1E2C  global_load_ushort v4, v[4:5], off offset:62
1E34  s_waitcnt vmcnt(0)
1E38  v_lshlrev_b32_e32 v6, 16, v4
1E3C  s_load_dwordx2 s[4:5], s[0:1], 0x8
1E44  s_and_b32 s2, s7, 2
1E48  s_cmp_eq_u32 s2, 0
1E4C  s_cselect_b64 vcc, -1, 0
1E50  s_cmp_lg_u32 s2, 0
1E54  s_cbranch_scc0 291
1E58  s_cmp_eq_u32 s9, 0
1E5C  s_cbranch_scc1 96
1E60  s_lshl_b32 s2, s9, 31
1E64  s_waitcnt vmcnt(0)
1E68  v_xor_b32_e32 v8, s2, v8
1E6C  s_lshl_b32 s2, s9, 30
1E70  v_bfrev_b32_e32 v4, 1
1E74  v_bitop3_b32 v9, s2, v9, v4 bitop3:0x6c
1E7C  s_lshl_b32 s2, s9, 29
1E80  v_bitop3_b32 v10, s2, v10, v4 bitop3:0x6c
1E88  s_lshl_b32 s2, s9, 28
1E8C  v_bitop3_b32 v11, s2, v11, v4 bitop3:0x6c
1E94  s_lshl_b32 s2, s9, 27
1E98  v_bitop3_b32 v12, s2, v12, v4 bitop3:0x6c
1EA0  s_lshl_b32 s2, s9, 26
1EA4  v_bitop3_b32 v13, s2, v13, v4 bitop3:0x6c
1EAC  s_lshl_b32 s2, s9, 25
1EB0  v_bitop3_b32 v14, s2, v14, v4 bitop3:0x6c
1EB8  s_lshl_b32 s2, s9, 24
1EBC  v_bitop3_b32 v15, s2, v15, v4 bitop3:0x6c
1EC4  s_lshl_b32 s2, s9, 23
1EC8  v_bitop3_b32 v16, s2, v16, v4 bitop3:0x6c
1ED0  s_lshl_b32 s2, s9, 22
1ED4  v_bitop3_b32 v17, s2, v17, v4 bitop3:0x6c
1EDC  s_lshl_b32 s2, s9, 21
1EE0  v_bitop3_b32 v18, s2, v18, v4 bitop3:0x6c
1EE8  s_lshl_b32 s2, s9, 20
1EEC  v_bitop3_b32 v19, s2, v19, v4 bitop3:0x6c
1EF4  s_lshl_b32 s2, s9, 19
1EF8  v_bitop3_b32 v20, s2, v20, v4 bitop3:0x6c
1F00  s_lshl_b32 s2, s9, 18
1F04  v_bitop3_b32 v21, s2, v21, v4 bitop3:0x6c
1F0C  s_lshl_b32 s2, s9, 17
1F10  v_bitop3_b32 v22, s2, v22, v4 bitop3:0x6c
1F18  s_lshl_b32 s2, s9, 16
1F1C  v_bitop3_b32 v23, s2, v23, v4 bitop3:0x6c
1F24  s_lshl_b32 s2, s9, 15
1F28  v_bitop3_b32 v24, s2, v24, v4 bitop3:0x6c
1F30  s_lshl_b32 s2, s9, 14
1F34  v_bitop3_b32 v25, s2, v25, v4 bitop3:0x6c
1F3C  s_lshl_b32 s2, s9, 13
1F40  v_bitop3_b32 v26, s2, v26, v4 bitop3:0x6c
1F48  s_lshl_b32 s2, s9, 12
1F4C  v_bitop3_b32 v27, s2, v27, v4 bitop3:0x6c
1F54  s_lshl_b32 s2, s9, 11
1F58  v_bitop3_b32 v28, s2, v28, v4 bitop3:0x6c
1F60  s_lshl_b32 s2, s9, 10
1F64  v_bitop3_b32 v29, s2, v29, v4 bitop3:0x6c
1F6C  s_lshl_b32 s2, s9, 9
1F70  v_bitop3_b32 v30, s2, v30, v4 bitop3:0x6c
1F78  s_lshl_b32 s2, s9, 8
1F7C  v_bitop3_b32 v31, s2, v31, v4 bitop3:0x6c
1F84  s_lshl_b32 s2, s9, 7
1F88  v_bitop3_b32 v32, s2, v32, v4 bitop3:0x6c
1F90  s_lshl_b32 s2, s9, 6
1F94  v_bitop3_b32 v33, s2, v33, v4 bitop3:0x6c
1F9C  s_lshl_b32 s2, s9, 5
1FA0  v_bitop3_b32 v34, s2, v34, v4 bitop3:0x6c
1FA8  s_lshl_b32 s2, s9, 4
1FAC  v_bitop3_b32 v35, s2, v35, v4 bitop3:0x6c
1FB4  s_lshl_b32 s2, s9, 3
1FB8  v_bitop3_b32 v36, s2, v36, v4 bitop3:0x6c
1FC0  s_lshl_b32 s2, s9, 2
1FC4  v_bitop3_b32 v37, s2, v37, v4 bitop3:0x6c
1FCC  s_lshl_b32 s2, s9, 1
1FD0  v_bitop3_b32 v38, s2, v38, v4 bitop3:0x6c
1FD8  v_bitop3_b32 v6, s9, v6, v4 bitop3:0x6c
1FE0  s_waitcnt vmcnt(0)
1FE4  v_add_f32_e32 v4, v8, v9
1FE8  v_sub_f32_e32 v5, v8, v9
1FEC  v_add_f32_e32 v7, v10, v11
1FF0  v_sub_f32_e32 v8, v10, v11
1FF4  v_add_f32_e32 v9, v12, v13
1FF8  v_sub_f32_e32 v10, v12, v13
1FFC  v_add_f32_e32 v11, v14, v15
2000  v_sub_f32_e32 v12, v14, v15
2004  v_add_f32_e32 v13, v16, v17
2008  v_sub_f32_e32 v14, v16, v17
200C  v_add_f32_e32 v15, v18, v19
2010  v_sub_f32_e32 v16, v18, v19
2014  v_add_f32_e32 v17, v20, v21
2018  v_sub_f32_e32 v18, v20, v21
201C  v_add_f32_e32 v19, v22, v23
2020  v_sub_f32_e32 v20, v22, v23
2024  v_add_f32_e32 v21, v24, v25
2028  v_sub_f32_e32 v22, v24, v25
202C  v_add_f32_e32 v23, v26, v27
2030  v_sub_f32_e32 v24, v26, v27
2034  v_add_f32_e32 v25, v28, v29
2038  v_sub_f32_e32 v26, v28, v29
203C  v_add_f32_e32 v27, v30, v31
2040  v_sub_f32_e32 v28, v30, v31
2044  v_add_f32_e32 v29, v32, v33
2048  v_sub_f32_e32 v30, v32, v33
204C  v_add_f32_e32 v31, v34, v35
2050  v_sub_f32_e32 v32, v34, v35
2054  v_add_f32_e32 v33, v36, v37
2058  v_sub_f32_e32 v34, v36, v37
205C  v_add_f32_e32 v35, v38, v6
2060  v_sub_f32_e32 v6, v38, v6
2064  v_add_f32_e32 v36, v4, v7
2068  v_sub_f32_e32 v4, v4, v7
206C  v_add_f32_e32 v7, v5, v8
2070  v_sub_f32_e32 v5, v5, v8
2074  v_add_f32_e32 v8, v9, v11
2078  v_sub_f32_e32 v9, v9, v11
207C  v_add_f32_e32 v11, v10, v12
2080  v_sub_f32_e32 v10, v10, v12
2084  v_add_f32_e32 v12, v13, v15
2088  v_sub_f32_e32 v13, v13, v15
208C  v_add_f32_e32 v15, v14, v16
2090  v_sub_f32_e32 v14, v14, v16
2094  v_add_f32_e32 v16, v17, v19
2098  v_sub_f32_e32 v17, v17, v19
209C  v_add_f32_e32 v19, v18, v20
20A0  v_sub_f32_e32 v18, v18, v20
20A4  v_add_f32_e32 v20, v21, v23
20A8  v_sub_f32_e32 v21, v21, v23
20AC  v_add_f32_e32 v23, v22, v24
20B0  v_sub_f32_e32 v22, v22, v24
20B4  v_add_f32_e32 v24, v25, v27
20B8  v_sub_f32_e32 v25, v25, v27
20BC  v_add_f32_e32 v27, v26, v28
20C0  v_sub_f32_e32 v26, v26, v28
20C4  v_add_f32_e32 v28, v29, v31
20C8  v_sub_f32_e32 v29, v29, v31
20CC  v_add_f32_e32 v31, v30, v32
20D0  v_sub_f32_e32 v30, v30, v32
20D4  v_add_f32_e32 v32, v33, v35
20D8  v_sub_f32_e32 v33, v33, v35
20DC  v_add_f32_e32 v35, v34, v6
20E0  v_sub_f32_e32 v6, v34, v6
20E4  v_add_f32_e32 v34, v36, v8
20E8  v_sub_f32_e32 v8, v36, v8
20EC  v_add_f32_e32 v36, v7, v11
20F0  v_sub_f32_e32 v7, v7, v11
20F4  v_add_f32_e32 v11, v4, v9
20F8  v_sub_f32_e32 v4, v4, v9
20FC  v_add_f32_e32 v9, v5, v10
2100  v_sub_f32_e32 v5, v5, v10
2104  v_add_f32_e32 v10, v12, v16
2108  v_sub_f32_e32 v12, v12, v16
210C  v_add_f32_e32 v16, v15, v19
2110  v_sub_f32_e32 v15, v15, v19
2114  v_add_f32_e32 v19, v13, v17
2118  v_sub_f32_e32 v13, v13, v17
211C  v_add_f32_e32 v17, v14, v18
2120  v_sub_f32_e32 v14, v14, v18
2124  v_add_f32_e32 v18, v20, v24
2128  v_sub_f32_e32 v20, v20, v24
212C  v_add_f32_e32 v24, v23, v27
2130  v_sub_f32_e32 v23, v23, v27
2134  v_add_f32_e32 v27, v21, v25
2138  v_sub_f32_e32 v21, v21, v25
213C  v_add_f32_e32 v25, v22, v26
2140  v_sub_f32_e32 v22, v22, v26
2144  v_add_f32_e32 v26, v28, v32
2148  v_sub_f32_e32 v28, v28, v32
214C  v_add_f32_e32 v32, v31, v35
2150  v_sub_f32_e32 v31, v31, v35
2154  v_add_f32_e32 v35, v29, v33
2158  v_sub_f32_e32 v29, v29, v33
215C  v_add_f32_e32 v33, v30, v6
2160  v_sub_f32_e32 v6, v30, v6
2164  v_add_f32_e32 v30, v34, v10
2168  v_sub_f32_e32 v34, v34, v10
216C  v_add_f32_e32 v10, v36, v16
2170  v_sub_f32_e32 v36, v36, v16
2174  v_add_f32_e32 v16, v11, v19
2178  v_sub_f32_e32 v19, v11, v19
217C  v_add_f32_e32 v11, v9, v17
2180  v_sub_f32_e32 v37, v9, v17
2184  v_add_f32_e32 v17, v8, v12
2188  v_sub_f32_e32 v38, v8, v12
218C  v_add_f32_e32 v39, v7, v15
2190  v_sub_f32_e32 v7, v7, v15
2194  v_add_f32_e32 v15, v4, v13
2198  v_sub_f32_e32 v4, v4, v13
219C  v_add_f32_e32 v40, v5, v14
21A0  v_sub_f32_e32 v5, v5, v14
21A4  v_add_f32_e32 v41, v18, v26
21A8  v_sub_f32_e32 v42, v18, v26
21AC  v_add_f32_e32 v26, v24, v32
21B0  v_sub_f32_e32 v43, v24, v32
21B4  v_add_f32_e32 v32, v27, v35
21B8  v_sub_f32_e32 v35, v27, v35
21BC  v_add_f32_e32 v27, v25, v33
21C0  v_sub_f32_e32 v44, v25, v33
21C4  v_add_f32_e32 v33, v20, v28
21C8  v_sub_f32_e32 v45, v20, v28
21CC  v_add_f32_e32 v46, v23, v31
21D0  v_sub_f32_e32 v47, v23, v31
21D4  v_add_f32_e32 v31, v21, v29
21D8  v_sub_f32_e32 v48, v21, v29
21DC  v_add_f32_e32 v49, v22, v6
21E0  v_sub_f32_e32 v6, v22, v6
21E4  v_mul_f32_e32 v8, 0x3e800000, v30
21EC  v_mul_f32_e32 v9, 0x3e800000, v10
21F4  v_mul_f32_e32 v10, 0x3e800000, v16
21FC  v_mul_f32_e32 v11, 0x3e800000, v11
2204  v_mul_f32_e32 v12, 0x3e800000, v17
220C  v_mul_f32_e32 v13, 0x3e800000, v39
2214  v_mul_f32_e32 v14, 0x3e800000, v15
221C  v_mul_f32_e32 v15, 0x3e800000, v40
2224  v_mul_f32_e32 v16, 0x3e800000, v34
222C  v_mul_f32_e32 v17, 0x3e800000, v36
2234  v_mul_f32_e32 v18, 0x3e800000, v19
223C  v_mul_f32_e32 v19, 0x3e800000, v37
2244  v_mul_f32_e32 v20, 0x3e800000, v38
224C  v_mul_f32_e32 v21, 0x3e800000, v7
2254  v_mul_f32_e32 v22, 0x3e800000, v4
225C  v_mul_f32_e32 v23, 0x3e800000, v5
2264  v_mul_f32_e32 v24, 0x3e800000, v41
226C  v_mul_f32_e32 v25, 0x3e800000, v26
2274  v_mul_f32_e32 v26, 0x3e800000, v32
227C  v_mul_f32_e32 v27, 0x3e800000, v27
2284  v_mul_f32_e32 v28, 0x3e800000, v33
228C  v_mul_f32_e32 v29, 0x3e800000, v46
2294  v_mul_f32_e32 v30, 0x3e800000, v31
229C  v_mul_f32_e32 v31, 0x3e800000, v49
22A4  v_mul_f32_e32 v32, 0x3e800000, v42
22AC  v_mul_f32_e32 v33, 0x3e800000, v43
22B4  v_mul_f32_e32 v34, 0x3e800000, v35
22BC  v_mul_f32_e32 v35, 0x3e800000, v44
22C4  v_mul_f32_e32 v36, 0x3e800000, v45
22CC  v_mul_f32_e32 v37, 0x3e800000, v47
22D4  v_mul_f32_e32 v38, 0x3e800000, v48
22DC  v_mul_f32_e32 v6, 0x3e800000, v6
22E4  s_waitcnt vmcnt(0)
22E8  v_and_b32_e32 v72, 0x7fffffff, v8
22F0  v_and_b32_e32 v71, 0x7fffffff, v9
22F8  v_max_u32_e32 v4, v71, v72
22FC  v_and_b32_e32 v70, 0x7fffffff, v10
2304  v_and_b32_e32 v68, 0x7fffffff, v11
230C  v_max3_u32 v4, v68, v70, v4
2314  v_and_b32_e32 v67, 0x7fffffff, v12
231C  v_and_b32_e32 v66, 0x7fffffff, v13
2324  v_max3_u32 v4, v66, v67, v4
232C  v_and_b32_e32 v65, 0x7fffffff, v14
2334  v_and_b32_e32 v64, 0x7fffffff, v15
233C  v_max3_u32 v4, v64, v65, v4
2344  v_and_b32_e32 v63, 0x7fffffff, v16
234C  v_and_b32_e32 v62, 0x7fffffff, v17
2354  v_max3_u32 v4, v62, v63, v4
235C  v_and_b32_e32 v61, 0x7fffffff, v18
2364  v_and_b32_e32 v60, 0x7fffffff, v19
236C  v_max3_u32 v4, v60, v61, v4
2374  v_and_b32_e32 v59, 0x7fffffff, v20
237C  v_and_b32_e32 v58, 0x7fffffff, v21
2384  v_max3_u32 v4, v58, v59, v4
238C  v_and_b32_e32 v57, 0x7fffffff, v22
2394  v_and_b32_e32 v56, 0x7fffffff, v23
239C  v_max3_u32 v4, v56, v57, v4
23A4  v_and_b32_e32 v55, 0x7fffffff, v24
23AC  v_and_b32_e32 v54, 0x7fffffff, v25
23B4  v_max3_u32 v4, v54, v55, v4
23BC  v_and_b32_e32 v53, 0x7fffffff, v26
23C4  v_and_b32_e32 v52, 0x7fffffff, v27
23CC  v_max3_u32 v4, v52, v53, v4
23D4  v_and_b32_e32 v51, 0x7fffffff, v28
23DC  v_and_b32_e32 v50, 0x7fffffff, v29
23E4  v_max3_u32 v4, v50, v51, v4
23EC  v_and_b32_e32 v49, 0x7fffffff, v30
23F4  v_and_b32_e32 v48, 0x7fffffff, v31
23FC  v_max3_u32 v4, v48, v49, v4
2404  v_and_b32_e32 v47, 0x7fffffff, v32
240C  v_and_b32_e32 v46, 0x7fffffff, v33
2414  v_max3_u32 v4, v46, v47, v4
241C  v_and_b32_e32 v44, 0x7fffffff, v34
2424  v_and_b32_e32 v42, 0x7fffffff, v35
242C  v_max3_u32 v4, v42, v44, v4
2434  v_and_b32_e32 v41, 0x7fffffff, v36
243C  v_and_b32_e32 v40, 0x7fffffff, v37
2444  v_max3_u32 v4, v40, v41, v4
244C  v_and_b32_e32 v39, 0x7fffffff, v38
2454  v_and_b32_e32 v7, 0x7fffffff, v6
245C  v_max3_u32 v69, v7, v39, v4
2464  s_mov_b32 s2, 0x7f7fffff
246C  v_cmp_lt_u32_e64 s[2:3], s2, v69
2474  v_mov_b32_e32 v4, 0
2478  v_mov_b32_e32 v5, 0
247C  v_mov_b32_e32 v45, 0
2480  v_mov_b32_e32 v43, 0
2484  s_and_saveexec_b64 s[12:13], s[2:3]
2488  s_cbranch_execz 633
248C  v_sub_u32_e32 v43, 0x7f800000, v72
2494  v_sub_u32_e32 v4, 0x7f7fffff, v72
249C  v_lshrrev_b32_e32 v45, 31, v43
24A0  v_add_u32_e32 v69, -1, v45
24A4  v_and_b32_e32 v73, 0x80000000, v69
24AC  v_lshrrev_b32_e32 v5, 31, v4
24B0  v_bfrev_b32_e32 v43, 1
24B4  v_cndmask_b32_e32 v73, v73, v43, vcc
24B8  v_add_u32_e32 v5, -1, v5
24BC  v_bitop3_b32 v8, v73, v8, v5 bitop3:0xc8
24C4  v_sub_u32_e32 v73, 0x7f800000, v71
24CC  v_and_b32_e32 v5, v69, v72
24D0  v_lshrrev_b32_e32 v73, 31, v73
24D4  v_sub_u32_e32 v69, 0x7f7fffff, v71
24DC  v_add_u32_e32 v74, -1, v73
24E0  v_and_b32_e32 v75, 0x80000000, v74
24E8  v_lshrrev_b32_e32 v72, 31, v69
24EC  v_cndmask_b32_e32 v75, v75, v43, vcc
24F0  v_add_u32_e32 v72, -1, v72
24F4  v_ashrrev_i32_e32 v4, 31, v4
24F8  v_bitop3_b32 v9, v75, v9, v72 bitop3:0xc8
2500  v_sub_u32_e32 v72, 0x7f800000, v70
2508  v_and_b32_e32 v4, 7, v4
250C  v_ashrrev_i32_e32 v69, 31, v69
2510  s_movk_i32 s2, 0x70
2514  v_and_or_b32 v4, v69, s2, v4
251C  v_and_b32_e32 v69, v74, v71
2520  v_lshrrev_b32_e32 v72, 31, v72
2524  v_add_u32_e32 v45, v73, v45
2528  v_max_u32_e32 v5, v69, v5
252C  v_sub_u32_e32 v69, 0x7f7fffff, v70
2534  v_add_u32_e32 v73, -1, v72
2538  v_and_b32_e32 v74, 0x80000000, v73
2540  v_lshrrev_b32_e32 v71, 31, v69
2544  v_cndmask_b32_e32 v74, v74, v43, vcc
2548  v_add_u32_e32 v71, -1, v71
254C  v_bitop3_b32 v10, v74, v10, v71 bitop3:0xc8
2554  v_sub_u32_e32 v74, 0x7f800000, v68
255C  v_and_b32_e32 v70, v73, v70
2560  v_lshrrev_b32_e32 v74, 31, v74
2564  v_add_u32_e32 v75, -1, v74
2568  v_sub_u32_e32 v71, 0x7f7fffff, v68
2570  v_and_b32_e32 v68, v75, v68
2574  v_max3_u32 v5, v68, v70, v5
257C  v_sub_u32_e32 v70, 0x7f800000, v67
2584  v_ashrrev_i32_e32 v69, 31, v69
2588  v_lshrrev_b32_e32 v73, 31, v71
258C  v_ashrrev_i32_e32 v71, 31, v71
2590  v_and_b32_e32 v69, 0x700, v69
2598  v_and_b32_e32 v71, 0x7000, v71
25A0  v_lshrrev_b32_e32 v70, 31, v70
25A4  v_or3_b32 v4, v4, v69, v71
25AC  v_sub_u32_e32 v68, 0x7f7fffff, v67
25B4  v_add_u32_e32 v71, -1, v70
25B8  v_add3_u32 v45, v45, v72, v74
25C0  v_and_b32_e32 v72, 0x80000000, v71
25C8  v_lshrrev_b32_e32 v69, 31, v68
25CC  v_cndmask_b32_e32 v72, v72, v43, vcc
25D0  v_add_u32_e32 v69, -1, v69
25D4  v_bitop3_b32 v12, v72, v12, v69 bitop3:0xc8
25DC  v_sub_u32_e32 v69, 0x7f7fffff, v66
25E4  v_ashrrev_i32_e32 v68, 31, v68
25E8  v_and_b32_e32 v67, v71, v67
25EC  v_lshrrev_b32_e32 v71, 31, v69
25F0  v_sub_u32_e32 v72, 0x7f800000, v66
25F8  v_ashrrev_i32_e32 v69, 31, v69
25FC  v_and_b32_e32 v76, 0x80000000, v75
2604  v_and_b32_e32 v68, 0x70000, v68
260C  v_and_b32_e32 v69, 0x700000, v69
2614  v_cndmask_b32_e32 v76, v76, v43, vcc
2618  v_add_u32_e32 v73, -1, v73
261C  v_lshrrev_b32_e32 v72, 31, v72
2620  v_or3_b32 v4, v4, v68, v69
2628  v_sub_u32_e32 v68, 0x7f800000, v65
2630  v_bitop3_b32 v11, v76, v11, v73 bitop3:0xc8
2638  v_add_u32_e32 v73, -1, v72
263C  v_and_b32_e32 v66, v73, v66
2640  v_lshrrev_b32_e32 v68, 31, v68
2644  v_max3_u32 v5, v66, v67, v5
264C  v_sub_u32_e32 v66, 0x7f7fffff, v65
2654  v_add_u32_e32 v69, -1, v68
2658  v_add3_u32 v45, v45, v70, v72
2660  v_and_b32_e32 v70, 0x80000000, v69
2668  v_lshrrev_b32_e32 v67, 31, v66
266C  v_cndmask_b32_e32 v70, v70, v43, vcc
2670  v_add_u32_e32 v67, -1, v67
2674  v_bitop3_b32 v14, v70, v14, v67 bitop3:0xc8
267C  v_sub_u32_e32 v67, 0x7f7fffff, v64
2684  v_ashrrev_i32_e32 v66, 31, v66
2688  v_and_b32_e32 v65, v69, v65
268C  v_lshrrev_b32_e32 v69, 31, v67
2690  v_sub_u32_e32 v70, 0x7f800000, v64
2698  v_ashrrev_i32_e32 v67, 31, v67
269C  v_and_b32_e32 v74, 0x80000000, v73
26A4  v_and_b32_e32 v66, 0x7000000, v66
26AC  v_and_b32_e32 v67, 0x70000000, v67
26B4  v_cndmask_b32_e32 v74, v74, v43, vcc
26B8  v_add_u32_e32 v71, -1, v71
26BC  v_lshrrev_b32_e32 v70, 31, v70
26C0  v_or3_b32 v4, v4, v66, v67
26C8  v_sub_u32_e32 v66, 0x7f800000, v63
26D0  v_bitop3_b32 v13, v74, v13, v71 bitop3:0xc8
26D8  v_add_u32_e32 v71, -1, v70
26DC  v_and_b32_e32 v64, v71, v64
26E0  v_lshrrev_b32_e32 v66, 31, v66
26E4  v_max3_u32 v5, v64, v65, v5
26EC  v_sub_u32_e32 v64, 0x7f7fffff, v63
26F4  v_add_u32_e32 v67, -1, v66
26F8  v_add3_u32 v45, v45, v68, v70
2700  v_and_b32_e32 v68, 0x80000000, v67
2708  v_lshrrev_b32_e32 v65, 31, v64
270C  v_cndmask_b32_e32 v68, v68, v43, vcc
2710  v_add_u32_e32 v65, -1, v65
2714  v_bitop3_b32 v16, v68, v16, v65 bitop3:0xc8
271C  v_sub_u32_e32 v65, 0x7f7fffff, v62
2724  v_ashrrev_i32_e32 v64, 31, v64
2728  v_sub_u32_e32 v68, 0x7f800000, v62
2730  v_and_b32_e32 v72, 0x80000000, v71
2738  v_and_b32_e32 v64, 7, v64
273C  v_and_b32_e32 v63, v67, v63
2740  v_lshrrev_b32_e32 v67, 31, v65
2744  v_ashrrev_i32_e32 v65, 31, v65
2748  v_cndmask_b32_e32 v72, v72, v43, vcc
274C  v_add_u32_e32 v69, -1, v69
2750  v_lshrrev_b32_e32 v68, 31, v68
2754  v_and_or_b32 v64, v65, s2, v64
275C  v_sub_u32_e32 v65, 0x7f800000, v61
2764  v_bitop3_b32 v15, v72, v15, v69 bitop3:0xc8
276C  v_add_u32_e32 v69, -1, v68
2770  v_and_b32_e32 v70, 0x80000000, v69
2778  v_and_b32_e32 v62, v69, v62
277C  v_lshrrev_b32_e32 v65, 31, v65
2780  v_cndmask_b32_e32 v70, v70, v43, vcc
2784  v_add_u32_e32 v67, -1, v67
2788  v_add3_u32 v45, v45, v66, v68
2790  v_max3_u32 v5, v62, v63, v5
2798  v_sub_u32_e32 v62, 0x7f7fffff, v61
27A0  v_add_u32_e32 v66, -1, v65
27A4  v_bitop3_b32 v17, v70, v17, v67 bitop3:0xc8
27AC  v_and_b32_e32 v67, 0x80000000, v66
27B4  v_lshrrev_b32_e32 v63, 31, v62
27B8  v_cndmask_b32_e32 v67, v67, v43, vcc
27BC  v_add_u32_e32 v63, -1, v63
27C0  v_bitop3_b32 v18, v67, v18, v63 bitop3:0xc8
27C8  v_sub_u32_e32 v63, 0x7f7fffff, v60
27D0  v_ashrrev_i32_e32 v62, 31, v62
27D4  v_and_b32_e32 v61, v66, v61
27D8  v_lshrrev_b32_e32 v66, 31, v63
27DC  v_sub_u32_e32 v67, 0x7f800000, v60
27E4  v_ashrrev_i32_e32 v63, 31, v63
27E8  v_and_b32_e32 v62, 0x700, v62
27F0  v_and_b32_e32 v63, 0x7000, v63
27F8  v_lshrrev_b32_e32 v67, 31, v67
27FC  v_or3_b32 v62, v64, v62, v63
2804  v_sub_u32_e32 v63, 0x7f800000, v59
280C  v_add_u32_e32 v68, -1, v67
2810  v_and_b32_e32 v60, v68, v60
2814  v_lshrrev_b32_e32 v63, 31, v63
2818  v_max3_u32 v5, v60, v61, v5
2820  v_sub_u32_e32 v60, 0x7f7fffff, v59
2828  v_add_u32_e32 v64, -1, v63
282C  v_add3_u32 v45, v45, v65, v67
2834  v_and_b32_e32 v65, 0x80000000, v64
283C  v_lshrrev_b32_e32 v61, 31, v60
2840  v_cndmask_b32_e32 v65, v65, v43, vcc
2844  v_add_u32_e32 v61, -1, v61
2848  v_bitop3_b32 v20, v65, v20, v61 bitop3:0xc8
2850  v_sub_u32_e32 v61, 0x7f7fffff, v58
2858  v_ashrrev_i32_e32 v60, 31, v60
285C  v_and_b32_e32 v59, v64, v59
2860  v_lshrrev_b32_e32 v64, 31, v61
2864  v_sub_u32_e32 v65, 0x7f800000, v58
286C  v_ashrrev_i32_e32 v61, 31, v61
2870  v_and_b32_e32 v69, 0x80000000, v68
2878  v_and_b32_e32 v60, 0x70000, v60
2880  v_and_b32_e32 v61, 0x700000, v61
2888  v_cndmask_b32_e32 v69, v69, v43, vcc
288C  v_add_u32_e32 v66, -1, v66
2890  v_lshrrev_b32_e32 v65, 31, v65
2894  v_or3_b32 v60, v62, v60, v61
289C  v_sub_u32_e32 v61, 0x7f800000, v57
28A4  v_bitop3_b32 v19, v69, v19, v66 bitop3:0xc8
28AC  v_add_u32_e32 v66, -1, v65
28B0  v_and_b32_e32 v58, v66, v58
28B4  v_lshrrev_b32_e32 v61, 31, v61
28B8  v_max3_u32 v58, v58, v59, v5
28C0  v_sub_u32_e32 v5, 0x7f7fffff, v57
28C8  v_add_u32_e32 v62, -1, v61
28CC  v_add3_u32 v45, v45, v63, v65
28D4  v_and_b32_e32 v63, 0x80000000, v62
28DC  v_lshrrev_b32_e32 v59, 31, v5
28E0  v_cndmask_b32_e32 v63, v63, v43, vcc
28E4  v_add_u32_e32 v59, -1, v59
28E8  v_bitop3_b32 v22, v63, v22, v59 bitop3:0xc8
28F0  v_sub_u32_e32 v59, 0x7f7fffff, v56
28F8  v_ashrrev_i32_e32 v5, 31, v5
28FC  v_and_b32_e32 v57, v62, v57
2900  v_lshrrev_b32_e32 v62, 31, v59
2904  v_sub_u32_e32 v63, 0x7f800000, v56
290C  v_ashrrev_i32_e32 v59, 31, v59
2910  v_and_b32_e32 v67, 0x80000000, v66
2918  v_and_b32_e32 v5, 0x7000000, v5
2920  v_and_b32_e32 v59, 0x70000000, v59
2928  v_cndmask_b32_e32 v67, v67, v43, vcc
292C  v_add_u32_e32 v64, -1, v64
2930  v_lshrrev_b32_e32 v63, 31, v63
2934  v_or3_b32 v5, v60, v5, v59
293C  v_sub_u32_e32 v59, 0x7f800000, v55
2944  v_bitop3_b32 v21, v67, v21, v64 bitop3:0xc8
294C  v_add_u32_e32 v64, -1, v63
2950  v_and_b32_e32 v56, v64, v56
2954  v_lshrrev_b32_e32 v59, 31, v59
2958  v_max3_u32 v56, v56, v57, v58
2960  v_sub_u32_e32 v57, 0x7f7fffff, v55
2968  v_add_u32_e32 v60, -1, v59
296C  v_add3_u32 v45, v45, v61, v63
2974  v_and_b32_e32 v61, 0x80000000, v60
297C  v_lshrrev_b32_e32 v58, 31, v57
2980  v_cndmask_b32_e32 v61, v61, v43, vcc
2984  v_add_u32_e32 v58, -1, v58
2988  v_bitop3_b32 v24, v61, v24, v58 bitop3:0xc8
2990  v_sub_u32_e32 v58, 0x7f7fffff, v54
2998  v_ashrrev_i32_e32 v57, 31, v57
299C  v_sub_u32_e32 v61, 0x7f800000, v54
29A4  v_and_b32_e32 v65, 0x80000000, v64
29AC  v_and_b32_e32 v57, 7, v57
29B0  v_and_b32_e32 v55, v60, v55
29B4  v_lshrrev_b32_e32 v60, 31, v58
29B8  v_ashrrev_i32_e32 v58, 31, v58
29BC  v_cndmask_b32_e32 v65, v65, v43, vcc
29C0  v_add_u32_e32 v62, -1, v62
29C4  v_lshrrev_b32_e32 v61, 31, v61
29C8  v_and_or_b32 v57, v58, s2, v57
29D0  v_sub_u32_e32 v58, 0x7f800000, v53
29D8  v_bitop3_b32 v23, v65, v23, v62 bitop3:0xc8
29E0  v_add_u32_e32 v62, -1, v61
29E4  v_and_b32_e32 v63, 0x80000000, v62
29EC  v_and_b32_e32 v54, v62, v54
29F0  v_lshrrev_b32_e32 v58, 31, v58
29F4  v_cndmask_b32_e32 v63, v63, v43, vcc
29F8  v_add_u32_e32 v60, -1, v60
29FC  v_add3_u32 v45, v45, v59, v61
2A04  v_max3_u32 v54, v54, v55, v56
2A0C  v_sub_u32_e32 v55, 0x7f7fffff, v53
2A14  v_add_u32_e32 v59, -1, v58
2A18  v_bitop3_b32 v25, v63, v25, v60 bitop3:0xc8
2A20  v_and_b32_e32 v60, 0x80000000, v59
2A28  v_lshrrev_b32_e32 v56, 31, v55
2A2C  v_cndmask_b32_e32 v60, v60, v43, vcc
2A30  v_add_u32_e32 v56, -1, v56
2A34  v_bitop3_b32 v26, v60, v26, v56 bitop3:0xc8
2A3C  v_sub_u32_e32 v56, 0x7f7fffff, v52
2A44  v_ashrrev_i32_e32 v55, 31, v55
2A48  v_and_b32_e32 v53, v59, v53
2A4C  v_lshrrev_b32_e32 v59, 31, v56
2A50  v_sub_u32_e32 v60, 0x7f800000, v52
2A58  v_ashrrev_i32_e32 v56, 31, v56
2A5C  v_and_b32_e32 v55, 0x700, v55
2A64  v_and_b32_e32 v56, 0x7000, v56
2A6C  v_lshrrev_b32_e32 v60, 31, v60
2A70  v_or3_b32 v55, v57, v55, v56
2A78  v_sub_u32_e32 v56, 0x7f800000, v51
2A80  v_add_u32_e32 v61, -1, v60
2A84  v_and_b32_e32 v52, v61, v52
2A88  v_lshrrev_b32_e32 v56, 31, v56
2A8C  v_max3_u32 v52, v52, v53, v54
2A94  v_sub_u32_e32 v53, 0x7f7fffff, v51
2A9C  v_add_u32_e32 v57, -1, v56
2AA0  v_add3_u32 v45, v45, v58, v60
2AA8  v_and_b32_e32 v58, 0x80000000, v57
2AB0  v_lshrrev_b32_e32 v54, 31, v53
2AB4  v_cndmask_b32_e32 v58, v58, v43, vcc
2AB8  v_add_u32_e32 v54, -1, v54
2ABC  v_bitop3_b32 v28, v58, v28, v54 bitop3:0xc8
2AC4  v_sub_u32_e32 v54, 0x7f7fffff, v50
2ACC  v_sub_u32_e32 v58, 0x7f800000, v50
2AD4  v_and_b32_e32 v62, 0x80000000, v61
2ADC  v_cndmask_b32_e32 v62, v62, v43, vcc
2AE0  v_add_u32_e32 v59, -1, v59
2AE4  v_ashrrev_i32_e32 v53, 31, v53
2AE8  v_and_b32_e32 v51, v57, v51
2AEC  v_lshrrev_b32_e32 v57, 31, v54
2AF0  v_lshrrev_b32_e32 v58, 31, v58
2AF4  v_ashrrev_i32_e32 v54, 31, v54
2AF8  v_bitop3_b32 v27, v62, v27, v59 bitop3:0xc8
2B00  v_and_b32_e32 v53, 0x70000, v53
2B08  v_add_u32_e32 v59, -1, v58
2B0C  v_and_b32_e32 v54, 0x700000, v54
2B14  v_or3_b32 v53, v55, v53, v54
2B1C  v_add3_u32 v54, v45, v56, v58
2B24  v_and_b32_e32 v45, v59, v50
2B28  v_max3_u32 v50, v45, v51, v52
2B30  v_sub_u32_e32 v52, 0x7f800000, v49
2B38  v_sub_u32_e32 v45, 0x7f7fffff, v49
2B40  v_lshrrev_b32_e32 v52, 31, v52
2B44  v_add_u32_e32 v55, -1, v52
2B48  v_and_b32_e32 v56, 0x80000000, v55
2B50  v_lshrrev_b32_e32 v51, 31, v45
2B54  v_cndmask_b32_e32 v56, v56, v43, vcc
2B58  v_add_u32_e32 v51, -1, v51
2B5C  v_bitop3_b32 v30, v56, v30, v51 bitop3:0xc8
2B64  v_sub_u32_e32 v51, 0x7f7fffff, v48
2B6C  v_sub_u32_e32 v56, 0x7f800000, v48
2B74  v_ashrrev_i32_e32 v45, 31, v45
2B78  v_and_b32_e32 v49, v55, v49
2B7C  v_lshrrev_b32_e32 v55, 31, v51
2B80  v_ashrrev_i32_e32 v51, 31, v51
2B84  v_and_b32_e32 v60, 0x80000000, v59
2B8C  v_and_b32_e32 v45, 0x7000000, v45
2B94  v_lshrrev_b32_e32 v56, 31, v56
2B98  v_and_b32_e32 v51, 0x70000000, v51
2BA0  v_cndmask_b32_e32 v60, v60, v43, vcc
2BA4  v_add_u32_e32 v57, -1, v57
2BA8  v_or3_b32 v45, v53, v45, v51
2BB0  v_add3_u32 v51, v54, v52, v56
2BB8  v_sub_u32_e32 v52, 0x7f800000, v47
2BC0  v_bitop3_b32 v29, v60, v29, v57 bitop3:0xc8
2BC8  v_add_u32_e32 v57, -1, v56
2BCC  v_and_b32_e32 v48, v57, v48
2BD0  v_lshrrev_b32_e32 v52, 31, v52
2BD4  v_max3_u32 v48, v48, v49, v50
2BDC  v_sub_u32_e32 v49, 0x7f7fffff, v47
2BE4  v_add_u32_e32 v53, -1, v52
2BE8  v_and_b32_e32 v54, 0x80000000, v53
2BF0  v_lshrrev_b32_e32 v50, 31, v49
2BF4  v_cndmask_b32_e32 v54, v54, v43, vcc
2BF8  v_add_u32_e32 v50, -1, v50
2BFC  v_bitop3_b32 v32, v54, v32, v50 bitop3:0xc8
2C04  v_sub_u32_e32 v50, 0x7f7fffff, v46
2C0C  v_sub_u32_e32 v54, 0x7f800000, v46
2C14  v_ashrrev_i32_e32 v49, 31, v49
2C18  v_and_b32_e32 v58, 0x80000000, v57
2C20  v_and_b32_e32 v49, 7, v49
2C24  v_and_b32_e32 v47, v53, v47
2C28  v_lshrrev_b32_e32 v53, 31, v50
2C2C  v_lshrrev_b32_e32 v54, 31, v54
2C30  v_ashrrev_i32_e32 v50, 31, v50
2C34  v_cndmask_b32_e32 v58, v58, v43, vcc
2C38  v_add_u32_e32 v55, -1, v55
2C3C  v_and_or_b32 v49, v50, s2, v49
2C44  v_add3_u32 v50, v51, v52, v54
2C4C  v_sub_u32_e32 v51, 0x7f800000, v44
2C54  v_bitop3_b32 v31, v58, v31, v55 bitop3:0xc8
2C5C  v_add_u32_e32 v55, -1, v54
2C60  v_and_b32_e32 v56, 0x80000000, v55
2C68  v_and_b32_e32 v46, v55, v46
2C6C  v_lshrrev_b32_e32 v51, 31, v51
2C70  v_cndmask_b32_e32 v56, v56, v43, vcc
2C74  v_add_u32_e32 v53, -1, v53
2C78  v_max3_u32 v46, v46, v47, v48
2C80  v_sub_u32_e32 v47, 0x7f7fffff, v44
2C88  v_add_u32_e32 v52, -1, v51
2C8C  v_bitop3_b32 v33, v56, v33, v53 bitop3:0xc8
2C94  v_and_b32_e32 v53, 0x80000000, v52
2C9C  v_lshrrev_b32_e32 v48, 31, v47
2CA0  v_cndmask_b32_e32 v53, v53, v43, vcc
2CA4  v_add_u32_e32 v48, -1, v48
2CA8  v_bitop3_b32 v34, v53, v34, v48 bitop3:0xc8
2CB0  v_sub_u32_e32 v48, 0x7f7fffff, v42
2CB8  v_ashrrev_i32_e32 v47, 31, v47
2CBC  v_and_b32_e32 v44, v52, v44
2CC0  v_lshrrev_b32_e32 v52, 31, v48
2CC4  v_sub_u32_e32 v53, 0x7f800000, v42
2CCC  v_ashrrev_i32_e32 v48, 31, v48
2CD0  v_and_b32_e32 v47, 0x700, v47
2CD8  v_and_b32_e32 v48, 0x7000, v48
2CE0  v_lshrrev_b32_e32 v53, 31, v53
2CE4  v_or3_b32 v47, v49, v47, v48
2CEC  v_sub_u32_e32 v49, 0x7f800000, v41
2CF4  v_add_u32_e32 v54, -1, v53
2CF8  v_and_b32_e32 v42, v54, v42
2CFC  v_lshrrev_b32_e32 v49, 31, v49
2D00  v_add3_u32 v48, v50, v51, v53
2D08  v_max3_u32 v42, v42, v44, v46
2D10  v_sub_u32_e32 v44, 0x7f7fffff, v41
2D18  v_add_u32_e32 v50, -1, v49
2D1C  v_and_b32_e32 v51, 0x80000000, v50
2D24  v_lshrrev_b32_e32 v46, 31, v44
2D28  v_cndmask_b32_e32 v51, v51, v43, vcc
2D2C  v_add_u32_e32 v46, -1, v46
2D30  v_bitop3_b32 v36, v51, v36, v46 bitop3:0xc8
2D38  v_sub_u32_e32 v46, 0x7f7fffff, v40
2D40  v_ashrrev_i32_e32 v44, 31, v44
2D44  v_and_b32_e32 v41, v50, v41
2D48  v_lshrrev_b32_e32 v50, 31, v46
2D4C  v_sub_u32_e32 v51, 0x7f800000, v40
2D54  v_ashrrev_i32_e32 v46, 31, v46
2D58  v_and_b32_e32 v55, 0x80000000, v54
2D60  v_and_b32_e32 v44, 0x70000, v44
2D68  v_and_b32_e32 v46, 0x700000, v46
2D70  v_cndmask_b32_e32 v55, v55, v43, vcc
2D74  v_add_u32_e32 v52, -1, v52
2D78  v_lshrrev_b32_e32 v51, 31, v51
2D7C  v_or3_b32 v44, v47, v44, v46
2D84  v_sub_u32_e32 v47, 0x7f800000, v39
2D8C  v_bitop3_b32 v35, v55, v35, v52 bitop3:0xc8
2D94  v_add_u32_e32 v52, -1, v51
2D98  v_and_b32_e32 v40, v52, v40
2D9C  v_lshrrev_b32_e32 v47, 31, v47
2DA0  v_add3_u32 v46, v48, v49, v51
2DA8  v_max3_u32 v40, v40, v41, v42
2DB0  v_sub_u32_e32 v41, 0x7f7fffff, v39
2DB8  v_add_u32_e32 v48, -1, v47
2DBC  v_and_b32_e32 v49, 0x80000000, v48
2DC4  v_lshrrev_b32_e32 v42, 31, v41
2DC8  v_cndmask_b32_e32 v49, v49, v43, vcc
2DCC  v_add_u32_e32 v42, -1, v42
2DD0  v_bitop3_b32 v38, v49, v38, v42 bitop3:0xc8
2DD8  v_sub_u32_e32 v49, 0x7f800000, v7
2DE0  v_and_b32_e32 v53, 0x80000000, v52
2DE8  v_cndmask_b32_e32 v53, v53, v43, vcc
2DEC  v_add_u32_e32 v50, -1, v50
2DF0  v_sub_u32_e32 v42, 0x7f7fffff, v7
2DF8  v_lshrrev_b32_e32 v49, 31, v49
2DFC  v_bitop3_b32 v37, v53, v37, v50 bitop3:0xc8
2E04  v_add_u32_e32 v50, -1, v49
2E08  v_ashrrev_i32_e32 v41, 31, v41
2E0C  v_and_b32_e32 v39, v48, v39
2E10  v_lshrrev_b32_e32 v48, 31, v42
2E14  v_and_b32_e32 v51, 0x80000000, v50
2E1C  v_ashrrev_i32_e32 v42, 31, v42
2E20  v_and_b32_e32 v41, 0x7000000, v41
2E28  v_cndmask_b32_e32 v43, v51, v43, vcc
2E2C  v_add_u32_e32 v48, -1, v48
2E30  v_and_b32_e32 v42, 0x70000000, v42
2E38  v_bitop3_b32 v6, v43, v6, v48 bitop3:0xc8
2E40  v_or3_b32 v43, v44, v41, v42
2E48  v_add3_u32 v41, v46, v47, v49
2E50  v_and_b32_e32 v7, v50, v7
2E54  v_max3_u32 v7, v7, v39, v40
2E5C  v_mov_b32_e32 v39, 0x7f800000
2E64  v_cmp_ne_u32_e32 vcc, 32, v41
2E68  s_nop 1
2E6C  v_cndmask_b32_e32 v69, v39, v7, vcc
2E70  s_or_b64 exec, exec, s[12:13]
2E74  v_cmp_ne_u32_e32 vcc, 0, v69
2E78  v_mov_b32_e32 v7, 0x7f
2E80  s_and_saveexec_b64 s[2:3], vcc
2E84  s_cbranch_execz 25
2E88  s_bfe_u32 s7, s7, 0x20004
2E90  s_cmp_eq_u32 s7, 2
2E94  s_cselect_b64 s[12:13], -1, 0
2E98  s_and_b64 s[14:15], s[12:13], exec
2E9C  s_cselect_b32 s9, 0x3fffff, 0
2EA4  s_cmp_lg_u32 s7, 0
2EA8  s_cselect_b32 s7, s9, 0x200000
2EB0  v_add_u32_e32 v7, s7, v69
2EB4  s_mov_b32 s7, 0x17fffff
2EBC  v_lshrrev_b32_e32 v39, 23, v7
2EC0  v_add_u32_e32 v39, -2, v39
2EC4  v_cmp_lt_u32_e32 vcc, s7, v7
2EC8  s_mov_b32 s7, 0x7f800000
2ED0  s_nop 0
2ED4  v_cndmask_b32_e32 v7, 0, v39, vcc
2ED8  v_cmp_eq_u32_e32 vcc, s7, v69
2EDC  v_mov_b32_e32 v39, 0xfe
2EE4  s_and_b64 vcc, s[12:13], vcc
2EE8  v_cndmask_b32_e32 v7, v7, v39, vcc
2EEC  s_or_b64 exec, exec, s[2:3]
2EF0  v_cmp_neq_f32_e32 vcc, 0, v8
2EF4  s_nop 1
2EF8  v_addc_co_u32_e32 v8, vcc, 0, v8, vcc
2EFC  v_cmp_neq_f32_e32 vcc, 0, v9
2F00  s_nop 1
2F04  v_addc_co_u32_e32 v9, vcc, 0, v9, vcc
2F08  v_cmp_neq_f32_e32 vcc, 0, v10
2F0C  s_nop 1
2F10  v_addc_co_u32_e32 v39, vcc, 0, v10, vcc
2F14  v_cmp_neq_f32_e32 vcc, 0, v11
2F18  s_nop 1
2F1C  v_addc_co_u32_e32 v40, vcc, 0, v11, vcc
2F20  v_cmp_neq_f32_e32 vcc, 0, v12
2F24  s_nop 1
2F28  v_addc_co_u32_e32 v41, vcc, 0, v12, vcc
2F2C  v_cmp_neq_f32_e32 vcc, 0, v13
2F30  s_nop 1
2F34  v_addc_co_u32_e32 v42, vcc, 0, v13, vcc
2F38  v_cmp_neq_f32_e32 vcc, 0, v14
2F3C  s_nop 1
2F40  v_addc_co_u32_e32 v44, vcc, 0, v14, vcc
2F44  v_cmp_neq_f32_e32 vcc, 0, v15
2F48  s_nop 1
2F4C  v_addc_co_u32_e32 v46, vcc, 0, v15, vcc
2F50  v_cmp_neq_f32_e32 vcc, 0, v16
2F54  s_nop 1
2F58  v_addc_co_u32_e32 v10, vcc, 0, v16, vcc
2F5C  v_cmp_neq_f32_e32 vcc, 0, v17
2F60  s_nop 1
2F64  v_addc_co_u32_e32 v11, vcc, 0, v17, vcc
2F68  v_cmp_neq_f32_e32 vcc, 0, v18
2F6C  s_nop 1
2F70  v_addc_co_u32_e32 v13, vcc, 0, v18, vcc
2F74  v_cmp_neq_f32_e32 vcc, 0, v19
2F78  s_nop 1
2F7C  v_addc_co_u32_e32 v15, vcc, 0, v19, vcc
2F80  v_cmp_neq_f32_e32 vcc, 0, v20
2F84  s_nop 1
2F88  v_addc_co_u32_e32 v17, vcc, 0, v20, vcc
2F8C  v_cmp_neq_f32_e32 vcc, 0, v21
2F90  s_nop 1
2F94  v_addc_co_u32_e32 v20, vcc, 0, v21, vcc
2F98  v_cmp_neq_f32_e32 vcc, 0, v22
2F9C  s_nop 1
2FA0  v_addc_co_u32_e32 v22, vcc, 0, v22, vcc
2FA4  v_cmp_neq_f32_e32 vcc, 0, v23
2FA8  s_nop 1
2FAC  v_addc_co_u32_e32 v47, vcc, 0, v23, vcc
2FB0  v_cmp_neq_f32_e32 vcc, 0, v24
2FB4  s_nop 1
2FB8  v_addc_co_u32_e32 v12, vcc, 0, v24, vcc
2FBC  v_cmp_neq_f32_e32 vcc, 0, v25
2FC0  s_nop 1
2FC4  v_addc_co_u32_e32 v14, vcc, 0, v25, vcc
2FC8  v_cmp_neq_f32_e32 vcc, 0, v26
2FCC  s_nop 1
2FD0  v_addc_co_u32_e32 v16, vcc, 0, v26, vcc
2FD4  v_cmp_neq_f32_e32 vcc, 0, v27
2FD8  s_nop 1
2FDC  v_addc_co_u32_e32 v19, vcc, 0, v27, vcc
2FE0  v_cmp_neq_f32_e32 vcc, 0, v28
2FE4  s_nop 1
2FE8  v_addc_co_u32_e32 v24, vcc, 0, v28, vcc
2FEC  v_cmp_neq_f32_e32 vcc, 0, v29
2FF0  s_nop 1
2FF4  v_addc_co_u32_e32 v26, vcc, 0, v29, vcc
2FF8  v_cmp_neq_f32_e32 vcc, 0, v30
2FFC  s_nop 1
3000  v_addc_co_u32_e32 v28, vcc, 0, v30, vcc
3004  v_cmp_neq_f32_e32 vcc, 0, v31
3008  s_nop 1
300C  v_addc_co_u32_e32 v30, vcc, 0, v31, vcc
3010  v_cmp_neq_f32_e32 vcc, 0, v32
3014  s_nop 1
3018  v_addc_co_u32_e32 v18, vcc, 0, v32, vcc
301C  v_cmp_neq_f32_e32 vcc, 0, v33
3020  s_nop 1
3024  v_addc_co_u32_e32 v21, vcc, 0, v33, vcc
3028  v_cmp_neq_f32_e32 vcc, 0, v34
302C  s_nop 1
3030  v_addc_co_u32_e32 v23, vcc, 0, v34, vcc
3034  v_cmp_neq_f32_e32 vcc, 0, v35
3038  s_nop 1
303C  v_addc_co_u32_e32 v25, vcc, 0, v35, vcc
3040  v_cmp_neq_f32_e32 vcc, 0, v36
3044  s_nop 1
3048  v_addc_co_u32_e32 v27, vcc, 0, v36, vcc
304C  v_cmp_neq_f32_e32 vcc, 0, v37
3050  s_nop 1
3054  v_addc_co_u32_e32 v29, vcc, 0, v37, vcc
3058  v_cmp_neq_f32_e32 vcc, 0, v38
305C  s_nop 1
3060  v_addc_co_u32_e32 v31, vcc, 0, v38, vcc
3064  v_cmp_neq_f32_e32 vcc, 0, v6
3068  s_nop 1
306C  v_addc_co_u32_e32 v6, vcc, 0, v6, vcc
3070  v_cmp_eq_u32_e32 vcc, 0, v7
3074  s_cbranch_vccz 37
3078  s_nop 0
307C  v_cndmask_b32_e64 v32, 1.0, 2.0, vcc
3084  v_mul_f32_e32 v8, v32, v8
3088  v_mul_f32_e32 v9, v32, v9
308C  v_mul_f32_e32 v39, v32, v39
3090  v_mul_f32_e32 v40, v32, v40
3094  v_mul_f32_e32 v41, v32, v41
3098  v_mul_f32_e32 v42, v32, v42
309C  v_mul_f32_e32 v44, v32, v44
30A0  v_mul_f32_e32 v46, v32, v46
30A4  v_mul_f32_e32 v10, v32, v10
30A8  v_mul_f32_e32 v11, v32, v11
30AC  v_mul_f32_e32 v13, v32, v13
30B0  v_mul_f32_e32 v15, v32, v15
30B4  v_mul_f32_e32 v17, v32, v17
30B8  v_mul_f32_e32 v20, v32, v20
30BC  v_mul_f32_e32 v22, v32, v22
30C0  v_mul_f32_e32 v47, v32, v47
30C4  v_mul_f32_e32 v12, v32, v12
30C8  v_mul_f32_e32 v14, v32, v14
30CC  v_mul_f32_e32 v16, v32, v16
30D0  v_mul_f32_e32 v19, v32, v19
30D4  v_mul_f32_e32 v24, v32, v24
30D8  v_mul_f32_e32 v26, v32, v26
30DC  v_mul_f32_e32 v28, v32, v28
30E0  v_mul_f32_e32 v30, v32, v30
30E4  v_mul_f32_e32 v18, v32, v18
30E8  v_mul_f32_e32 v21, v32, v21
30EC  v_mul_f32_e32 v23, v32, v23
30F0  v_mul_f32_e32 v25, v32, v25
30F4  v_mul_f32_e32 v27, v32, v27
30F8  v_mul_f32_e32 v29, v32, v29
30FC  v_mul_f32_e32 v31, v32, v31
3100  v_mul_f32_e32 v6, v32, v6
3104  v_max_u32_e32 v32, 1, v7
3108  s_branch 1
310C  v_mov_b32_e32 v32, v7
3110  v_mov_b32_e32 v33, 0
3114  v_mov_b32_e32 v36, 0
3118  v_mad_u64_u32 v[34:35], s[2:3], s6, v1, 0
3120  v_lshlrev_b32_e32 v1, 23, v32
3124  v_cvt_scalef32_pk_fp4_f32 v33, v8, v9, v1
312C  v_cvt_scalef32_pk_fp4_f32 v36, v41, v42, v1 op_sel:[0,0,0,1]
3134  v_cvt_scalef32_pk_fp4_f32 v33, v39, v40, v1 op_sel:[0,0,1,0]
313C  v_cvt_scalef32_pk_fp4_f32 v36, v44, v46, v1 op_sel:[0,0,1,1]
3144  s_nop 0
3148  v_mov_b32_e32 v9, 0
314C  v_or3_b32 v8, v36, v4, v33
3154  v_mov_b32_e32 v4, 0
3158  v_cvt_scalef32_pk_fp4_f32 v4, v10, v11, v1
3160  v_cvt_scalef32_pk_fp4_f32 v9, v17, v20, v1 op_sel:[0,0,0,1]
3168  v_cvt_scalef32_pk_fp4_f32 v4, v13, v15, v1 op_sel:[0,0,1,0]
3170  v_cvt_scalef32_pk_fp4_f32 v9, v22, v47, v1 op_sel:[0,0,1,1]
3178  s_nop 0
317C  s_mov_b32 s9, 0
3180  v_or3_b32 v9, v9, v5, v4
3188  v_mov_b32_e32 v4, 0
318C  v_mov_b32_e32 v5, 0
3190  v_cvt_scalef32_pk_fp4_f32 v4, v12, v14, v1
3198  v_cvt_scalef32_pk_fp4_f32 v5, v24, v26, v1 op_sel:[0,0,0,1]
31A0  v_cvt_scalef32_pk_fp4_f32 v4, v16, v19, v1 op_sel:[0,0,1,0]
31A8  v_cvt_scalef32_pk_fp4_f32 v5, v28, v30, v1 op_sel:[0,0,1,1]
31B0  s_nop 0
31B4  s_lshl_b64 s[2:3], s[8:9], 4
31B8  v_mov_b32_e32 v32, 0
31BC  v_or3_b32 v10, v5, v45, v4
31C4  v_mov_b32_e32 v4, 0
31C8  s_waitcnt lgkmcnt(0)
31CC  s_add_u32 s2, s2, s4
31D0  v_cvt_scalef32_pk_fp4_f32 v32, v18, v21, v1
31D8  v_cvt_scalef32_pk_fp4_f32 v4, v27, v29, v1 op_sel:[0,0,0,1]
31E0  v_cvt_scalef32_pk_fp4_f32 v32, v23, v25, v1 op_sel:[0,0,1,0]
31E8  v_cvt_scalef32_pk_fp4_f32 v4, v31, v6, v1 op_sel:[0,0,1,1]
31F0  s_nop 0
31F4  s_addc_u32 s3, s3, s5
31F8  v_or3_b32 v11, v4, v43, v32
3200  v_lshl_add_u64 v[4:5], v[34:35], 4, s[2:3]
3208  global_store_dwordx4 v[4:5], v[8:11], off
3210  s_or_b64 exec, exec, s[10:11]
3214  s_load_dwordx2 s[0:1], s[0:1], 0x10
321C  v_mov_b32_e32 v1, 0
3220  s_waitcnt lgkmcnt(0)
3224  v_lshl_add_u64 v[2:3], s[0:1], 0, v[2:3]
322C  v_lshl_add_u64 v[0:1], v[2:3], 0, v[0:1]
3234  global_store_byte v[0:1], v7, off
323C  s_endpgm
3240  s_nop 0
