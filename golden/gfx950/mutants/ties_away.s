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
    .vgpr_count:     83
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
1844  s_cbranch_execz 1692
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
18DC  v_mov_b32_e32 v39, 0x7f
18E4  s_and_saveexec_b64 s[10:11], s[2:3]
18E8  s_cbranch_execz 1640
18EC  s_load_dwordx2 s[2:3], s[0:1], 0x0
18F4  s_lshl_b32 s5, s8, 5
18F8  v_mov_b32_e32 v5, 0
18FC  v_mov_b32_e32 v4, s5
1900  v_mad_u64_u32 v[6:7], s[4:5], s4, v1, v[4:5]
1908  s_bitcmp1_b32 s7, 0
190C  s_cselect_b64 s[4:5], -1, 0
1910  s_and_b64 vcc, exec, s[4:5]
1914  s_waitcnt lgkmcnt(0)
1918  v_lshl_add_u64 v[38:39], v[6:7], 2, s[2:3]
1920  s_cbranch_vccz 6
1924  global_load_dword v5, v[38:39], off
192C  v_lshl_add_u64 v[36:37], v[6:7], 1, s[2:3]
1934  s_cbranch_execz 3
1938  s_branch 6
193C  v_lshl_add_u64 v[36:37], v[6:7], 1, s[2:3]
1944  global_load_ushort v4, v[36:37], off
194C  s_waitcnt vmcnt(0)
1950  v_lshlrev_b32_e32 v5, 16, v4
1954  v_cndmask_b32_e64 v4, 0, 1, s[4:5]
195C  v_cmp_ne_u32_e64 s[2:3], 1, v4
1964  s_andn2_b64 vcc, exec, s[4:5]
1968  s_cbranch_vccnz 4
196C  global_load_dword v4, v[38:39], off offset:4
1974  s_cbranch_execz 1
1978  s_branch 4
197C  global_load_ushort v4, v[36:37], off offset:2
1984  s_waitcnt vmcnt(0)
1988  v_lshlrev_b32_e32 v4, 16, v4
198C  s_and_b64 vcc, exec, s[2:3]
1990  s_cbranch_vccnz 4
1994  global_load_dword v7, v[38:39], off offset:8
199C  s_cbranch_execz 1
19A0  s_branch 4
19A4  global_load_ushort v6, v[36:37], off offset:4
19AC  s_waitcnt vmcnt(0)
19B0  v_lshlrev_b32_e32 v7, 16, v6
19B4  s_and_b64 vcc, exec, s[2:3]
19B8  s_cbranch_vccnz 4
19BC  global_load_dword v6, v[38:39], off offset:12
19C4  s_cbranch_execz 1
19C8  s_branch 4
19CC  global_load_ushort v6, v[36:37], off offset:6
19D4  s_waitcnt vmcnt(0)
19D8  v_lshlrev_b32_e32 v6, 16, v6
19DC  s_and_b64 vcc, exec, s[2:3]
19E0  s_cbranch_vccnz 4
19E4  global_load_dword v9, v[38:39], off offset:16
19EC  s_cbranch_execz 1
19F0  s_branch 4
19F4  global_load_ushort v8, v[36:37], off offset:8
19FC  s_waitcnt vmcnt(0)
1A00  v_lshlrev_b32_e32 v9, 16, v8
1A04  s_and_b64 vcc, exec, s[2:3]
1A08  s_cbranch_vccnz 4
1A0C  global_load_dword v8, v[38:39], off offset:20
1A14  s_cbranch_execz 1
1A18  s_branch 4
1A1C  global_load_ushort v8, v[36:37], off offset:10
1A24  s_waitcnt vmcnt(0)
1A28  v_lshlrev_b32_e32 v8, 16, v8
1A2C  s_and_b64 vcc, exec, s[2:3]
1A30  s_cbranch_vccnz 4
1A34  global_load_dword v11, v[38:39], off offset:24
1A3C  s_cbranch_execz 1
1A40  s_branch 4
1A44  global_load_ushort v10, v[36:37], off offset:12
1A4C  s_waitcnt vmcnt(0)
1A50  v_lshlrev_b32_e32 v11, 16, v10
1A54  s_and_b64 vcc, exec, s[2:3]
1A58  s_cbranch_vccnz 4
1A5C  global_load_dword v10, v[38:39], off offset:28
1A64  s_cbranch_execz 1
1A68  s_branch 4
1A6C  global_load_ushort v10, v[36:37], off offset:14
1A74  s_waitcnt vmcnt(0)
1A78  v_lshlrev_b32_e32 v10, 16, v10
1A7C  s_and_b64 vcc, exec, s[2:3]
1A80  s_cbranch_vccnz 4
1A84  global_load_dword v13, v[38:39], off offset:32
1A8C  s_cbranch_execz 1
1A90  s_branch 4
1A94  global_load_ushort v12, v[36:37], off offset:16
1A9C  s_waitcnt vmcnt(0)
1AA0  v_lshlrev_b32_e32 v13, 16, v12
1AA4  s_and_b64 vcc, exec, s[2:3]
1AA8  s_cbranch_vccnz 4
1AAC  global_load_dword v12, v[38:39], off offset:36
1AB4  s_cbranch_execz 1
1AB8  s_branch 4
1ABC  global_load_ushort v12, v[36:37], off offset:18
1AC4  s_waitcnt vmcnt(0)
1AC8  v_lshlrev_b32_e32 v12, 16, v12
1ACC  s_and_b64 vcc, exec, s[2:3]
1AD0  s_cbranch_vccnz 4
1AD4  global_load_dword v15, v[38:39], off offset:40
1ADC  s_cbranch_execz 1
1AE0  s_branch 4
1AE4  global_load_ushort v14, v[36:37], off offset:20
1AEC  s_waitcnt vmcnt(0)
1AF0  v_lshlrev_b32_e32 v15, 16, v14
1AF4  s_and_b64 vcc, exec, s[2:3]
1AF8  s_cbranch_vccnz 4
1AFC  global_load_dword v14, v[38:39], off offset:44
1B04  s_cbranch_execz 1
1B08  s_branch 4
1B0C  global_load_ushort v14, v[36:37], off offset:22
1B14  s_waitcnt vmcnt(0)
1B18  v_lshlrev_b32_e32 v14, 16, v14
1B1C  s_and_b64 vcc, exec, s[2:3]
1B20  s_cbranch_vccnz 4
1B24  global_load_dword v17, v[38:39], off offset:48
1B2C  s_cbranch_execz 1
1B30  s_branch 4
1B34  global_load_ushort v16, v[36:37], off offset:24
1B3C  s_waitcnt vmcnt(0)
1B40  v_lshlrev_b32_e32 v17, 16, v16
1B44  s_and_b64 vcc, exec, s[2:3]
1B48  s_cbranch_vccnz 4
1B4C  global_load_dword v16, v[38:39], off offset:52
1B54  s_cbranch_execz 1
1B58  s_branch 4
1B5C  global_load_ushort v16, v[36:37], off offset:26
1B64  s_waitcnt vmcnt(0)
1B68  v_lshlrev_b32_e32 v16, 16, v16
1B6C  s_and_b64 vcc, exec, s[2:3]
1B70  s_cbranch_vccnz 4
1B74  global_load_dword v19, v[38:39], off offset:56
1B7C  s_cbranch_execz 1
1B80  s_branch 4
1B84  global_load_ushort v18, v[36:37], off offset:28
1B8C  s_waitcnt vmcnt(0)
1B90  v_lshlrev_b32_e32 v19, 16, v18
1B94  s_and_b64 vcc, exec, s[2:3]
1B98  s_cbranch_vccnz 4
1B9C  global_load_dword v18, v[38:39], off offset:60
1BA4  s_cbranch_execz 1
1BA8  s_branch 4
1BAC  global_load_ushort v18, v[36:37], off offset:30
1BB4  s_waitcnt vmcnt(0)
1BB8  v_lshlrev_b32_e32 v18, 16, v18
1BBC  s_and_b64 vcc, exec, s[2:3]
1BC0  s_cbranch_vccnz 4
1BC4  global_load_dword v21, v[38:39], off offset:64
1BCC  s_cbranch_execz 1
1BD0  s_branch 4
1BD4  global_load_ushort v20, v[36:37], off offset:32
1BDC  s_waitcnt vmcnt(0)
1BE0  v_lshlrev_b32_e32 v21, 16, v20
1BE4  s_and_b64 vcc, exec, s[2:3]
1BE8  s_cbranch_vccnz 4
1BEC  global_load_dword v20, v[38:39], off offset:68
1BF4  s_cbranch_execz 1
1BF8  s_branch 4
1BFC  global_load_ushort v20, v[36:37], off offset:34
1C04  s_waitcnt vmcnt(0)
1C08  v_lshlrev_b32_e32 v20, 16, v20
1C0C  s_and_b64 vcc, exec, s[2:3]
1C10  s_cbranch_vccnz 4
1C14  global_load_dword v23, v[38:39], off offset:72
1C1C  s_cbranch_execz 1
1C20  s_branch 4
1C24  global_load_ushort v22, v[36:37], off offset:36
1C2C  s_waitcnt vmcnt(0)
1C30  v_lshlrev_b32_e32 v23, 16, v22
1C34  s_and_b64 vcc, exec, s[2:3]
1C38  s_cbranch_vccnz 4
1C3C  global_load_dword v22, v[38:39], off offset:76
1C44  s_cbranch_execz 1
1C48  s_branch 4
1C4C  global_load_ushort v22, v[36:37], off offset:38
1C54  s_waitcnt vmcnt(0)
1C58  v_lshlrev_b32_e32 v22, 16, v22
1C5C  s_and_b64 vcc, exec, s[2:3]
1C60  s_cbranch_vccnz 4
1C64  global_load_dword v25, v[38:39], off offset:80
1C6C  s_cbranch_execz 1
1C70  s_branch 4
1C74  global_load_ushort v24, v[36:37], off offset:40
1C7C  s_waitcnt vmcnt(0)
1C80  v_lshlrev_b32_e32 v25, 16, v24
1C84  s_and_b64 vcc, exec, s[2:3]
1C88  s_cbranch_vccnz 4
1C8C  global_load_dword v24, v[38:39], off offset:84
1C94  s_cbranch_execz 1
1C98  s_branch 4
1C9C  global_load_ushort v24, v[36:37], off offset:42
1CA4  s_waitcnt vmcnt(0)
1CA8  v_lshlrev_b32_e32 v24, 16, v24
1CAC  s_and_b64 vcc, exec, s[2:3]
1CB0  s_cbranch_vccnz 4
1CB4  global_load_dword v27, v[38:39], off offset:88
1CBC  s_cbranch_execz 1
1CC0  s_branch 4
1CC4  global_load_ushort v26, v[36:37], off offset:44
1CCC  s_waitcnt vmcnt(0)
1CD0  v_lshlrev_b32_e32 v27, 16, v26
1CD4  s_and_b64 vcc, exec, s[2:3]
1CD8  s_cbranch_vccnz 4
1CDC  global_load_dword v26, v[38:39], off offset:92
1CE4  s_cbranch_execz 1
1CE8  s_branch 4
1CEC  global_load_ushort v26, v[36:37], off offset:46
1CF4  s_waitcnt vmcnt(0)
1CF8  v_lshlrev_b32_e32 v26, 16, v26
1CFC  s_and_b64 vcc, exec, s[2:3]
1D00  s_cbranch_vccnz 4
1D04  global_load_dword v29, v[38:39], off offset:96
1D0C  s_cbranch_execz 1
1D10  s_branch 4
1D14  global_load_ushort v28, v[36:37], off offset:48
1D1C  s_waitcnt vmcnt(0)
1D20  v_lshlrev_b32_e32 v29, 16, v28
1D24  s_and_b64 vcc, exec, s[2:3]
1D28  s_cbranch_vccnz 4
1D2C  global_load_dword v28, v[38:39], off offset:100
1D34  s_cbranch_execz 1
1D38  s_branch 4
1D3C  global_load_ushort v28, v[36:37], off offset:50
1D44  s_waitcnt vmcnt(0)
1D48  v_lshlrev_b32_e32 v28, 16, v28
1D4C  s_and_b64 vcc, exec, s[2:3]
1D50  s_cbranch_vccnz 4
1D54  global_load_dword v31, v[38:39], off offset:104
1D5C  s_cbranch_execz 1
1D60  s_branch 4
1D64  global_load_ushort v30, v[36:37], off offset:52
1D6C  s_waitcnt vmcnt(0)
1D70  v_lshlrev_b32_e32 v31, 16, v30
1D74  s_and_b64 vcc, exec, s[2:3]
1D78  s_cbranch_vccnz 4
1D7C  global_load_dword v30, v[38:39], off offset:108
1D84  s_cbranch_execz 1
1D88  s_branch 4
1D8C  global_load_ushort v30, v[36:37], off offset:54
1D94  s_waitcnt vmcnt(0)
1D98  v_lshlrev_b32_e32 v30, 16, v30
1D9C  s_and_b64 vcc, exec, s[2:3]
1DA0  s_cbranch_vccnz 4
1DA4  global_load_dword v33, v[38:39], off offset:112
1DAC  s_cbranch_execz 1
1DB0  s_branch 4
1DB4  global_load_ushort v32, v[36:37], off offset:56
1DBC  s_waitcnt vmcnt(0)
1DC0  v_lshlrev_b32_e32 v33, 16, v32
1DC4  s_and_b64 vcc, exec, s[2:3]
1DC8  s_cbranch_vccnz 4
1DCC  global_load_dword v32, v[38:39], off offset:116
1DD4  s_cbranch_execz 1
1DD8  s_branch 4
1DDC  global_load_ushort v32, v[36:37], off offset:58
1DE4  s_waitcnt vmcnt(0)
1DE8  v_lshlrev_b32_e32 v32, 16, v32
1DEC  s_and_b64 vcc, exec, s[2:3]
1DF0  s_cbranch_vccnz 4
1DF4  global_load_dword v35, v[38:39], off offset:120
1DFC  s_cbranch_execz 1
1E00  s_branch 4
1E04  global_load_ushort v34, v[36:37], off offset:60
1E0C  s_waitcnt vmcnt(0)
1E10  v_lshlrev_b32_e32 v35, 16, v34
1E14  s_and_b64 vcc, exec, s[2:3]
1E18  s_cbranch_vccnz 4
1E1C  global_load_dword v34, v[38:39], off offset:124
1E24  s_cbranch_execz 1
1E28  s_branch 4
1E2C  global_load_ushort v34, v[36:37], off offset:62
1E34  s_waitcnt vmcnt(0)
1E38  v_lshlrev_b32_e32 v34, 16, v34
1E3C  s_load_dwordx2 s[4:5], s[0:1], 0x8
1E44  s_and_b32 s2, s7, 2
1E48  s_cmp_eq_u32 s2, 0
1E4C  s_cselect_b64 vcc, -1, 0
1E50  s_cmp_lg_u32 s2, 0
1E54  s_cbranch_scc0 323
1E58  s_cmp_eq_u32 s9, 0
1E5C  s_cbranch_scc1 97
1E60  v_mov_b32_e32 v36, s9
1E64  s_brev_b32 s2, 1
1E68  v_lshlrev_b32_e32 v37, 31, v36
1E6C  v_lshlrev_b32_e32 v38, 30, v36
1E70  s_waitcnt vmcnt(0)
1E74  v_xor_b32_e32 v5, v37, v5
1E78  v_lshlrev_b32_e32 v37, 28, v36
1E7C  v_bitop3_b32 v4, v38, v4, s2 bitop3:0x6c
1E84  v_lshlrev_b32_e32 v38, 29, v36
1E88  v_bitop3_b32 v6, v37, v6, s2 bitop3:0x6c
1E90  v_lshlrev_b32_e32 v37, 26, v36
1E94  v_bitop3_b32 v7, v38, v7, s2 bitop3:0x6c
1E9C  v_lshlrev_b32_e32 v38, 27, v36
1EA0  v_bitop3_b32 v8, v37, v8, s2 bitop3:0x6c
1EA8  v_lshlrev_b32_e32 v37, 24, v36
1EAC  v_bitop3_b32 v9, v38, v9, s2 bitop3:0x6c
1EB4  v_lshlrev_b32_e32 v38, 25, v36
1EB8  v_bitop3_b32 v10, v37, v10, s2 bitop3:0x6c
1EC0  v_lshlrev_b32_e32 v37, 22, v36
1EC4  v_bitop3_b32 v11, v38, v11, s2 bitop3:0x6c
1ECC  v_lshlrev_b32_e32 v38, 23, v36
1ED0  v_bitop3_b32 v12, v37, v12, s2 bitop3:0x6c
1ED8  v_lshlrev_b32_e32 v37, 20, v36
1EDC  v_bitop3_b32 v13, v38, v13, s2 bitop3:0x6c
1EE4  v_lshlrev_b32_e32 v38, 21, v36
1EE8  v_bitop3_b32 v14, v37, v14, s2 bitop3:0x6c
1EF0  v_lshlrev_b32_e32 v37, 18, v36
1EF4  v_bitop3_b32 v15, v38, v15, s2 bitop3:0x6c
1EFC  v_lshlrev_b32_e32 v38, 19, v36
1F00  v_bitop3_b32 v16, v37, v16, s2 bitop3:0x6c
1F08  v_lshlrev_b32_e32 v37, 16, v36
1F0C  v_bitop3_b32 v17, v38, v17, s2 bitop3:0x6c
1F14  v_lshlrev_b32_e32 v38, 17, v36
1F18  v_bitop3_b32 v18, v37, v18, s2 bitop3:0x6c
1F20  v_lshlrev_b32_e32 v37, 14, v36
1F24  v_bitop3_b32 v19, v38, v19, s2 bitop3:0x6c
1F2C  v_lshlrev_b32_e32 v38, 15, v36
1F30  v_bitop3_b32 v20, v37, v20, s2 bitop3:0x6c
1F38  v_lshlrev_b32_e32 v37, 12, v36
1F3C  v_bitop3_b32 v21, v38, v21, s2 bitop3:0x6c
1F44  v_lshlrev_b32_e32 v38, 13, v36
1F48  v_bitop3_b32 v22, v37, v22, s2 bitop3:0x6c
1F50  v_lshlrev_b32_e32 v37, 10, v36
1F54  v_bitop3_b32 v23, v38, v23, s2 bitop3:0x6c
1F5C  v_lshlrev_b32_e32 v38, 11, v36
1F60  v_bitop3_b32 v24, v37, v24, s2 bitop3:0x6c
1F68  v_lshlrev_b32_e32 v37, 8, v36
1F6C  v_bitop3_b32 v25, v38, v25, s2 bitop3:0x6c
1F74  v_lshlrev_b32_e32 v38, 9, v36
1F78  v_bitop3_b32 v26, v37, v26, s2 bitop3:0x6c
1F80  v_lshlrev_b32_e32 v37, 6, v36
1F84  v_bitop3_b32 v27, v38, v27, s2 bitop3:0x6c
1F8C  v_lshlrev_b32_e32 v38, 7, v36
1F90  v_bitop3_b32 v28, v37, v28, s2 bitop3:0x6c
1F98  v_lshlrev_b32_e32 v37, 4, v36
1F9C  v_bitop3_b32 v29, v38, v29, s2 bitop3:0x6c
1FA4  v_lshlrev_b32_e32 v38, 5, v36
1FA8  v_bitop3_b32 v30, v37, v30, s2 bitop3:0x6c
1FB0  v_lshlrev_b32_e32 v37, 2, v36
1FB4  v_bitop3_b32 v31, v38, v31, s2 bitop3:0x6c
1FBC  v_lshlrev_b32_e32 v38, 3, v36
1FC0  v_bitop3_b32 v32, v37, v32, s2 bitop3:0x6c
1FC8  v_lshlrev_b32_e32 v37, 1, v36
1FCC  v_bitop3_b32 v33, v38, v33, s2 bitop3:0x6c
1FD4  v_bitop3_b32 v34, v36, v34, s2 bitop3:0x6c
1FDC  v_bitop3_b32 v35, v37, v35, s2 bitop3:0x6c
1FE4  s_waitcnt vmcnt(0)
1FE8  v_pk_add_f32 v[36:37], v[4:5], v[4:5] op_sel:[1,0] neg_lo:[0,1] neg_hi:[0,1]
1FF0  v_pk_add_f32 v[4:5], v[4:5], v[4:5] op_sel_hi:[1,0]
1FF8  s_mov_b32 s2, 0x3e800000
2000  v_mov_b32_e32 v37, v5
2004  v_pk_add_f32 v[4:5], v[6:7], v[6:7] op_sel:[1,0] neg_lo:[0,1] neg_hi:[0,1]
200C  v_pk_add_f32 v[6:7], v[6:7], v[6:7] op_sel_hi:[1,0]
2014  s_nop 0
2018  v_mov_b32_e32 v5, v7
201C  v_pk_add_f32 v[6:7], v[36:37], v[4:5]
2024  v_pk_add_f32 v[4:5], v[36:37], v[4:5] neg_lo:[0,1] neg_hi:[0,1]
202C  v_pk_add_f32 v[36:37], v[8:9], v[8:9] op_sel:[1,0] neg_lo:[0,1] neg_hi:[0,1]
2034  v_pk_add_f32 v[8:9], v[8:9], v[8:9] op_sel_hi:[1,0]
203C  s_nop 0
2040  v_mov_b32_e32 v37, v9
2044  v_pk_add_f32 v[8:9], v[10:11], v[10:11] op_sel:[1,0] neg_lo:[0,1] neg_hi:[0,1]
204C  v_pk_add_f32 v[10:11], v[10:11], v[10:11] op_sel_hi:[1,0]
2054  s_nop 0
2058  v_mov_b32_e32 v9, v11
205C  v_pk_add_f32 v[10:11], v[36:37], v[8:9]
2064  v_pk_add_f32 v[8:9], v[36:37], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
206C  v_pk_add_f32 v[36:37], v[12:13], v[12:13] op_sel:[1,0] neg_lo:[0,1] neg_hi:[0,1]
2074  v_pk_add_f32 v[12:13], v[12:13], v[12:13] op_sel_hi:[1,0]
207C  s_nop 0
2080  v_mov_b32_e32 v37, v13
2084  v_pk_add_f32 v[12:13], v[14:15], v[14:15] op_sel:[1,0] neg_lo:[0,1] neg_hi:[0,1]
208C  v_pk_add_f32 v[14:15], v[14:15], v[14:15] op_sel_hi:[1,0]
2094  s_nop 0
2098  v_mov_b32_e32 v13, v15
209C  v_pk_add_f32 v[14:15], v[36:37], v[12:13]
20A4  v_pk_add_f32 v[12:13], v[36:37], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
20AC  v_pk_add_f32 v[36:37], v[16:17], v[16:17] op_sel:[1,0] neg_lo:[0,1] neg_hi:[0,1]
20B4  v_pk_add_f32 v[16:17], v[16:17], v[16:17] op_sel_hi:[1,0]
20BC  s_nop 0
20C0  v_mov_b32_e32 v37, v17
20C4  v_pk_add_f32 v[16:17], v[18:19], v[18:19] op_sel:[1,0] neg_lo:[0,1] neg_hi:[0,1]
20CC  v_pk_add_f32 v[18:19], v[18:19], v[18:19] op_sel_hi:[1,0]
20D4  s_nop 0
20D8  v_mov_b32_e32 v17, v19
20DC  v_pk_add_f32 v[18:19], v[36:37], v[16:17]
20E4  v_pk_add_f32 v[16:17], v[36:37], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
20EC  v_pk_add_f32 v[36:37], v[20:21], v[20:21] op_sel:[1,0] neg_lo:[0,1] neg_hi:[0,1]
20F4  v_pk_add_f32 v[20:21], v[20:21], v[20:21] op_sel_hi:[1,0]
20FC  v_pk_add_f32 v[38:39], v[14:15], v[18:19]
2104  v_mov_b32_e32 v37, v21
2108  v_pk_add_f32 v[20:21], v[22:23], v[22:23] op_sel:[1,0] neg_lo:[0,1] neg_hi:[0,1]
2110  v_pk_add_f32 v[22:23], v[22:23], v[22:23] op_sel_hi:[1,0]
2118  v_pk_add_f32 v[42:43], v[12:13], v[16:17]
2120  v_mov_b32_e32 v21, v23
2124  v_pk_add_f32 v[22:23], v[36:37], v[20:21]
212C  v_pk_add_f32 v[20:21], v[36:37], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
2134  v_pk_add_f32 v[36:37], v[24:25], v[24:25] op_sel:[1,0] neg_lo:[0,1] neg_hi:[0,1]
213C  v_pk_add_f32 v[24:25], v[24:25], v[24:25] op_sel_hi:[1,0]
2144  s_nop 0
2148  v_mov_b32_e32 v37, v25
214C  v_pk_add_f32 v[24:25], v[26:27], v[26:27] op_sel:[1,0] neg_lo:[0,1] neg_hi:[0,1]
2154  v_pk_add_f32 v[26:27], v[26:27], v[26:27] op_sel_hi:[1,0]
215C  s_nop 0
2160  v_mov_b32_e32 v25, v27
2164  v_pk_add_f32 v[26:27], v[36:37], v[24:25]
216C  v_pk_add_f32 v[24:25], v[36:37], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
2174  v_pk_add_f32 v[36:37], v[28:29], v[28:29] op_sel:[1,0] neg_lo:[0,1] neg_hi:[0,1]
217C  v_pk_add_f32 v[28:29], v[28:29], v[28:29] op_sel_hi:[1,0]
2184  s_nop 0
2188  v_mov_b32_e32 v37, v29
218C  v_pk_add_f32 v[28:29], v[30:31], v[30:31] op_sel:[1,0] neg_lo:[0,1] neg_hi:[0,1]
2194  v_pk_add_f32 v[30:31], v[30:31], v[30:31] op_sel_hi:[1,0]
219C  s_nop 0
21A0  v_mov_b32_e32 v29, v31
21A4  v_pk_add_f32 v[30:31], v[36:37], v[28:29]
21AC  v_pk_add_f32 v[28:29], v[36:37], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
21B4  v_pk_add_f32 v[36:37], v[32:33], v[32:33] op_sel:[1,0] neg_lo:[0,1] neg_hi:[0,1]
21BC  v_pk_add_f32 v[32:33], v[32:33], v[32:33] op_sel_hi:[1,0]
21C4  s_nop 0
21C8  v_mov_b32_e32 v37, v33
21CC  v_pk_add_f32 v[32:33], v[34:35], v[34:35] op_sel:[1,0] neg_lo:[0,1] neg_hi:[0,1]
21D4  v_pk_add_f32 v[34:35], v[34:35], v[34:35] op_sel_hi:[1,0]
21DC  s_nop 0
21E0  v_mov_b32_e32 v33, v35
21E4  v_pk_add_f32 v[34:35], v[36:37], v[32:33]
21EC  v_pk_add_f32 v[32:33], v[36:37], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
21F4  v_pk_add_f32 v[36:37], v[6:7], v[10:11]
21FC  v_pk_add_f32 v[6:7], v[6:7], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
2204  v_pk_add_f32 v[10:11], v[14:15], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
220C  v_pk_add_f32 v[40:41], v[36:37], v[38:39]
2214  v_pk_add_f32 v[36:37], v[36:37], v[38:39] neg_lo:[0,1] neg_hi:[0,1]
221C  v_pk_add_f32 v[38:39], v[4:5], v[8:9]
2224  v_pk_add_f32 v[14:15], v[6:7], v[10:11]
222C  v_pk_add_f32 v[18:19], v[6:7], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
2234  v_pk_add_f32 v[4:5], v[4:5], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
223C  v_pk_add_f32 v[6:7], v[12:13], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
2244  v_pk_add_f32 v[44:45], v[38:39], v[42:43]
224C  v_pk_add_f32 v[38:39], v[38:39], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
2254  v_pk_add_f32 v[10:11], v[4:5], v[6:7]
225C  v_pk_add_f32 v[42:43], v[4:5], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
2264  v_pk_add_f32 v[4:5], v[22:23], v[26:27]
226C  v_pk_add_f32 v[6:7], v[30:31], v[34:35]
2274  v_pk_mul_f32 v[8:9], v[14:15], s[2:3] op_sel_hi:[1,0]
227C  v_pk_add_f32 v[46:47], v[4:5], v[6:7]
2284  v_pk_add_f32 v[48:49], v[4:5], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
228C  v_pk_add_f32 v[4:5], v[20:21], v[24:25]
2294  v_pk_add_f32 v[6:7], v[28:29], v[32:33]
229C  v_pk_mul_f32 v[10:11], v[10:11], s[2:3] op_sel_hi:[1,0]
22A4  v_pk_add_f32 v[50:51], v[4:5], v[6:7]
22AC  v_pk_add_f32 v[52:53], v[4:5], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
22B4  v_pk_add_f32 v[4:5], v[22:23], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
22BC  v_pk_add_f32 v[6:7], v[30:31], v[34:35] neg_lo:[0,1] neg_hi:[0,1]
22C4  v_pk_mul_f32 v[12:13], v[36:37], s[2:3] op_sel_hi:[1,0]
22CC  v_pk_add_f32 v[26:27], v[4:5], v[6:7]
22D4  v_pk_add_f32 v[34:35], v[4:5], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
22DC  v_pk_add_f32 v[4:5], v[20:21], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
22E4  v_pk_add_f32 v[6:7], v[28:29], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
22EC  v_pk_mul_f32 v[14:15], v[38:39], s[2:3] op_sel_hi:[1,0]
22F4  v_pk_add_f32 v[28:29], v[4:5], v[6:7]
22FC  v_pk_add_f32 v[54:55], v[4:5], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
2304  v_pk_mul_f32 v[4:5], v[40:41], s[2:3] op_sel_hi:[1,0]
230C  v_pk_mul_f32 v[6:7], v[44:45], s[2:3] op_sel_hi:[1,0]
2314  v_pk_mul_f32 v[16:17], v[18:19], s[2:3] op_sel_hi:[1,0]
231C  v_pk_mul_f32 v[18:19], v[42:43], s[2:3] op_sel_hi:[1,0]
2324  v_pk_mul_f32 v[20:21], v[46:47], s[2:3] op_sel_hi:[1,0]
232C  v_pk_mul_f32 v[22:23], v[50:51], s[2:3] op_sel_hi:[1,0]
2334  v_pk_mul_f32 v[24:25], v[26:27], s[2:3] op_sel_hi:[1,0]
233C  v_pk_mul_f32 v[26:27], v[28:29], s[2:3] op_sel_hi:[1,0]
2344  v_pk_mul_f32 v[28:29], v[48:49], s[2:3] op_sel_hi:[1,0]
234C  v_pk_mul_f32 v[30:31], v[52:53], s[2:3] op_sel_hi:[1,0]
2354  v_pk_mul_f32 v[32:33], v[34:35], s[2:3] op_sel_hi:[1,0]
235C  v_pk_mul_f32 v[34:35], v[54:55], s[2:3] op_sel_hi:[1,0]
2364  s_waitcnt vmcnt(0)
2368  v_and_b32_e32 v71, 0x7fffffff, v5
2370  v_and_b32_e32 v69, 0x7fffffff, v4
2378  v_max_u32_e32 v36, v69, v71
237C  v_and_b32_e32 v70, 0x7fffffff, v7
2384  v_and_b32_e32 v68, 0x7fffffff, v6
238C  v_max3_u32 v36, v68, v70, v36
2394  v_and_b32_e32 v67, 0x7fffffff, v9
239C  v_and_b32_e32 v66, 0x7fffffff, v8
23A4  v_max3_u32 v36, v66, v67, v36
23AC  v_and_b32_e32 v65, 0x7fffffff, v11
23B4  v_and_b32_e32 v64, 0x7fffffff, v10
23BC  v_max3_u32 v36, v64, v65, v36
23C4  v_and_b32_e32 v63, 0x7fffffff, v13
23CC  v_and_b32_e32 v62, 0x7fffffff, v12
23D4  v_max3_u32 v36, v62, v63, v36
23DC  v_and_b32_e32 v61, 0x7fffffff, v15
23E4  v_and_b32_e32 v60, 0x7fffffff, v14
23EC  v_max3_u32 v36, v60, v61, v36
23F4  v_and_b32_e32 v59, 0x7fffffff, v17
23FC  v_and_b32_e32 v58, 0x7fffffff, v16
2404  v_max3_u32 v36, v58, v59, v36
240C  v_and_b32_e32 v57, 0x7fffffff, v19
2414  v_and_b32_e32 v56, 0x7fffffff, v18
241C  v_max3_u32 v36, v56, v57, v36
2424  v_and_b32_e32 v55, 0x7fffffff, v21
242C  v_and_b32_e32 v54, 0x7fffffff, v20
2434  v_max3_u32 v36, v54, v55, v36
243C  v_and_b32_e32 v53, 0x7fffffff, v23
2444  v_and_b32_e32 v52, 0x7fffffff, v22
244C  v_max3_u32 v36, v52, v53, v36
2454  v_and_b32_e32 v50, 0x7fffffff, v25
245C  v_and_b32_e32 v49, 0x7fffffff, v24
2464  v_max3_u32 v36, v49, v50, v36
246C  v_and_b32_e32 v48, 0x7fffffff, v27
2474  v_and_b32_e32 v47, 0x7fffffff, v26
247C  v_max3_u32 v36, v47, v48, v36
2484  v_and_b32_e32 v46, 0x7fffffff, v29
248C  v_and_b32_e32 v45, 0x7fffffff, v28
2494  v_max3_u32 v36, v45, v46, v36
249C  v_and_b32_e32 v44, 0x7fffffff, v31
24A4  v_and_b32_e32 v43, 0x7fffffff, v30
24AC  v_max3_u32 v36, v43, v44, v36
24B4  v_and_b32_e32 v40, 0x7fffffff, v33
24BC  v_and_b32_e32 v39, 0x7fffffff, v32
24C4  v_max3_u32 v38, v39, v40, v36
24CC  v_and_b32_e32 v37, 0x7fffffff, v35
24D4  v_and_b32_e32 v36, 0x7fffffff, v34
24DC  v_max3_u32 v72, v36, v37, v38
24E4  s_mov_b32 s2, 0x7f7fffff
24EC  v_cmp_lt_u32_e64 s[2:3], s2, v72
24F4  v_mov_b32_e32 v38, 0
24F8  v_mov_b32_e32 v41, 0
24FC  v_mov_b32_e32 v51, 0
2500  v_mov_b32_e32 v42, 0
2504  s_and_saveexec_b64 s[12:13], s[2:3]
2508  s_cbranch_execz 632
250C  v_sub_u32_e32 v41, 0x7f800000, v71
2514  v_sub_u32_e32 v38, 0x7f7fffff, v71
251C  v_lshrrev_b32_e32 v41, 31, v41
2520  v_add_u32_e32 v51, -1, v41
2524  v_and_b32_e32 v72, 0x80000000, v51
252C  v_bfrev_b32_e32 v42, 1
2530  v_lshrrev_b32_e32 v73, 31, v38
2534  v_cndmask_b32_e32 v72, v72, v42, vcc
2538  v_add_u32_e32 v73, -1, v73
253C  v_bitop3_b32 v5, v72, v5, v73 bitop3:0xc8
2544  v_sub_u32_e32 v73, 0x7f800000, v69
254C  v_sub_u32_e32 v72, 0x7f7fffff, v69
2554  v_lshrrev_b32_e32 v73, 31, v73
2558  v_add_u32_e32 v74, -1, v73
255C  v_and_b32_e32 v75, 0x80000000, v74
2564  v_lshrrev_b32_e32 v76, 31, v72
2568  v_cndmask_b32_e32 v75, v75, v42, vcc
256C  v_add_u32_e32 v76, -1, v76
2570  v_bitop3_b32 v4, v75, v4, v76 bitop3:0xc8
2578  v_sub_u32_e32 v76, 0x7f800000, v70
2580  v_sub_u32_e32 v75, 0x7f7fffff, v70
2588  v_lshrrev_b32_e32 v76, 31, v76
258C  v_add_u32_e32 v77, -1, v76
2590  v_and_b32_e32 v78, 0x80000000, v77
2598  v_lshrrev_b32_e32 v79, 31, v75
259C  v_cndmask_b32_e32 v78, v78, v42, vcc
25A0  v_add_u32_e32 v79, -1, v79
25A4  v_bitop3_b32 v7, v78, v7, v79 bitop3:0xc8
25AC  v_sub_u32_e32 v79, 0x7f800000, v68
25B4  v_and_b32_e32 v51, v51, v71
25B8  v_lshrrev_b32_e32 v79, 31, v79
25BC  v_add_u32_e32 v80, -1, v79
25C0  v_and_b32_e32 v69, v74, v69
25C4  v_sub_u32_e32 v78, 0x7f7fffff, v68
25CC  v_max_u32_e32 v51, v69, v51
25D0  v_and_b32_e32 v69, v77, v70
25D4  v_and_b32_e32 v68, v80, v68
25D8  v_ashrrev_i32_e32 v38, 31, v38
25DC  v_max3_u32 v51, v68, v69, v51
25E4  v_sub_u32_e32 v69, 0x7f800000, v67
25EC  v_and_b32_e32 v38, 7, v38
25F0  v_ashrrev_i32_e32 v72, 31, v72
25F4  s_movk_i32 s2, 0x70
25F8  v_and_or_b32 v38, v72, s2, v38
2600  v_ashrrev_i32_e32 v72, 31, v75
2604  v_ashrrev_i32_e32 v75, 31, v78
2608  v_lshrrev_b32_e32 v69, 31, v69
260C  v_and_b32_e32 v72, 0x700, v72
2614  v_and_b32_e32 v75, 0x7000, v75
261C  v_sub_u32_e32 v68, 0x7f7fffff, v67
2624  v_add_u32_e32 v71, -1, v69
2628  v_or3_b32 v38, v38, v72, v75
2630  v_and_b32_e32 v72, 0x80000000, v71
2638  v_lshrrev_b32_e32 v70, 31, v68
263C  v_cndmask_b32_e32 v72, v72, v42, vcc
2640  v_add_u32_e32 v70, -1, v70
2644  v_bitop3_b32 v9, v72, v9, v70 bitop3:0xc8
264C  v_sub_u32_e32 v72, 0x7f800000, v66
2654  v_add_u32_e32 v41, v73, v41
2658  v_lshrrev_b32_e32 v72, 31, v72
265C  v_add_u32_e32 v73, -1, v72
2660  v_sub_u32_e32 v70, 0x7f7fffff, v66
2668  v_and_b32_e32 v67, v71, v67
266C  v_and_b32_e32 v66, v73, v66
2670  v_max3_u32 v51, v66, v67, v51
2678  v_sub_u32_e32 v67, 0x7f800000, v65
2680  v_add3_u32 v41, v41, v76, v79
2688  v_lshrrev_b32_e32 v75, 31, v70
268C  v_ashrrev_i32_e32 v68, 31, v68
2690  v_ashrrev_i32_e32 v70, 31, v70
2694  v_lshrrev_b32_e32 v67, 31, v67
2698  v_and_b32_e32 v68, 0x70000, v68
26A0  v_and_b32_e32 v70, 0x700000, v70
26A8  v_add3_u32 v41, v41, v69, v72
26B0  v_sub_u32_e32 v66, 0x7f7fffff, v65
26B8  v_sub_u32_e32 v69, 0x7f800000, v64
26C0  v_add_u32_e32 v71, -1, v67
26C4  v_or3_b32 v38, v38, v68, v70
26CC  v_and_b32_e32 v72, 0x80000000, v71
26D4  v_lshrrev_b32_e32 v70, 31, v66
26D8  v_lshrrev_b32_e32 v69, 31, v69
26DC  v_cndmask_b32_e32 v72, v72, v42, vcc
26E0  v_add_u32_e32 v70, -1, v70
26E4  v_sub_u32_e32 v68, 0x7f7fffff, v64
26EC  v_bitop3_b32 v11, v72, v11, v70 bitop3:0xc8
26F4  v_add_u32_e32 v70, -1, v69
26F8  v_and_b32_e32 v65, v71, v65
26FC  v_and_b32_e32 v64, v70, v64
2700  v_and_b32_e32 v74, 0x80000000, v73
2708  v_lshrrev_b32_e32 v73, 31, v68
270C  v_ashrrev_i32_e32 v66, 31, v66
2710  v_ashrrev_i32_e32 v68, 31, v68
2714  v_max3_u32 v51, v64, v65, v51
271C  v_sub_u32_e32 v65, 0x7f800000, v63
2724  v_and_b32_e32 v66, 0x7000000, v66
272C  v_and_b32_e32 v68, 0x70000000, v68
2734  v_and_b32_e32 v72, 0x80000000, v70
273C  v_or3_b32 v38, v38, v66, v68
2744  v_sub_u32_e32 v64, 0x7f7fffff, v63
274C  v_sub_u32_e32 v68, 0x7f800000, v62
2754  v_lshrrev_b32_e32 v65, 31, v65
2758  v_cndmask_b32_e32 v72, v72, v42, vcc
275C  v_add_u32_e32 v73, -1, v73
2760  v_add_u32_e32 v71, -1, v65
2764  v_bitop3_b32 v10, v72, v10, v73 bitop3:0xc8
276C  v_ashrrev_i32_e32 v66, 31, v64
2770  v_lshrrev_b32_e32 v64, 31, v64
2774  v_lshrrev_b32_e32 v68, 31, v68
2778  v_and_b32_e32 v72, 0x80000000, v71
2780  v_add3_u32 v41, v41, v67, v69
2788  v_sub_u32_e32 v67, 0x7f7fffff, v62
2790  v_add_u32_e32 v70, -1, v68
2794  v_cndmask_b32_e32 v72, v72, v42, vcc
2798  v_add_u32_e32 v64, -1, v64
279C  v_bitop3_b32 v13, v72, v13, v64 bitop3:0xc8
27A4  v_lshrrev_b32_e32 v69, 31, v67
27A8  v_and_b32_e32 v64, 0x80000000, v70
27B0  v_cndmask_b32_e32 v64, v64, v42, vcc
27B4  v_add_u32_e32 v69, -1, v69
27B8  v_and_b32_e32 v63, v71, v63
27BC  v_and_b32_e32 v62, v70, v62
27C0  v_bitop3_b32 v12, v64, v12, v69 bitop3:0xc8
27C8  v_ashrrev_i32_e32 v64, 31, v67
27CC  v_max3_u32 v51, v62, v63, v51
27D4  v_sub_u32_e32 v63, 0x7f800000, v61
27DC  v_sub_u32_e32 v67, 0x7f800000, v60
27E4  v_and_b32_e32 v66, 7, v66
27E8  v_lshrrev_b32_e32 v63, 31, v63
27EC  v_lshrrev_b32_e32 v67, 31, v67
27F0  v_sub_u32_e32 v62, 0x7f7fffff, v61
27F8  v_add_u32_e32 v69, -1, v67
27FC  v_add_u32_e32 v70, -1, v63
2800  v_and_or_b32 v64, v64, s2, v66
2808  v_sub_u32_e32 v66, 0x7f7fffff, v60
2810  v_and_b32_e32 v61, v70, v61
2814  v_and_b32_e32 v60, v69, v60
2818  v_add3_u32 v41, v41, v65, v68
2820  v_ashrrev_i32_e32 v65, 31, v62
2824  v_lshrrev_b32_e32 v62, 31, v62
2828  v_and_b32_e32 v71, 0x80000000, v70
2830  v_max3_u32 v51, v60, v61, v51
2838  v_sub_u32_e32 v61, 0x7f800000, v59
2840  v_and_b32_e32 v72, 0x80000000, v69
2848  v_lshrrev_b32_e32 v68, 31, v66
284C  v_cndmask_b32_e32 v71, v71, v42, vcc
2850  v_add_u32_e32 v62, -1, v62
2854  v_cndmask_b32_e32 v72, v72, v42, vcc
2858  v_add_u32_e32 v68, -1, v68
285C  v_bitop3_b32 v15, v71, v15, v62 bitop3:0xc8
2864  v_ashrrev_i32_e32 v62, 31, v66
2868  v_sub_u32_e32 v60, 0x7f7fffff, v59
2870  v_lshrrev_b32_e32 v61, 31, v61
2874  v_and_b32_e32 v65, 0x700, v65
287C  v_bitop3_b32 v14, v72, v14, v68 bitop3:0xc8
2884  v_and_b32_e32 v62, 0x7000, v62
288C  v_add_u32_e32 v68, -1, v61
2890  v_or3_b32 v62, v64, v65, v62
2898  v_add3_u32 v41, v41, v63, v67
28A0  v_ashrrev_i32_e32 v63, 31, v60
28A4  v_sub_u32_e32 v65, 0x7f800000, v58
28AC  v_lshrrev_b32_e32 v60, 31, v60
28B0  v_and_b32_e32 v69, 0x80000000, v68
28B8  v_sub_u32_e32 v64, 0x7f7fffff, v58
28C0  v_cndmask_b32_e32 v69, v69, v42, vcc
28C4  v_add_u32_e32 v60, -1, v60
28C8  v_lshrrev_b32_e32 v65, 31, v65
28CC  v_bitop3_b32 v17, v69, v17, v60 bitop3:0xc8
28D4  v_ashrrev_i32_e32 v60, 31, v64
28D8  v_and_b32_e32 v63, 0x70000, v63
28E0  v_add_u32_e32 v67, -1, v65
28E4  v_and_b32_e32 v60, 0x700000, v60
28EC  v_or3_b32 v60, v62, v63, v60
28F4  v_add3_u32 v61, v41, v61, v65
28FC  v_and_b32_e32 v41, v67, v58
2900  v_sub_u32_e32 v58, 0x7f800000, v57
2908  v_sub_u32_e32 v63, 0x7f800000, v56
2910  v_lshrrev_b32_e32 v66, 31, v64
2914  v_and_b32_e32 v70, 0x80000000, v67
291C  v_cndmask_b32_e32 v70, v70, v42, vcc
2920  v_add_u32_e32 v66, -1, v66
2924  v_and_b32_e32 v59, v68, v59
2928  v_lshrrev_b32_e32 v58, 31, v58
292C  v_lshrrev_b32_e32 v63, 31, v63
2930  v_bitop3_b32 v16, v70, v16, v66 bitop3:0xc8
2938  v_max3_u32 v51, v41, v59, v51
2940  v_sub_u32_e32 v41, 0x7f7fffff, v57
2948  v_add_u32_e32 v65, -1, v63
294C  v_add_u32_e32 v66, -1, v58
2950  v_sub_u32_e32 v62, 0x7f7fffff, v56
2958  v_and_b32_e32 v57, v66, v57
295C  v_and_b32_e32 v56, v65, v56
2960  v_ashrrev_i32_e32 v59, 31, v41
2964  v_lshrrev_b32_e32 v41, 31, v41
2968  v_and_b32_e32 v67, 0x80000000, v66
2970  v_add3_u32 v58, v61, v58, v63
2978  v_max3_u32 v51, v56, v57, v51
2980  v_sub_u32_e32 v57, 0x7f800000, v55
2988  v_sub_u32_e32 v61, 0x7f800000, v54
2990  v_and_b32_e32 v68, 0x80000000, v65
2998  v_lshrrev_b32_e32 v64, 31, v62
299C  v_cndmask_b32_e32 v67, v67, v42, vcc
29A0  v_add_u32_e32 v41, -1, v41
29A4  v_cndmask_b32_e32 v68, v68, v42, vcc
29A8  v_add_u32_e32 v64, -1, v64
29AC  v_bitop3_b32 v19, v67, v19, v41 bitop3:0xc8
29B4  v_ashrrev_i32_e32 v41, 31, v62
29B8  v_sub_u32_e32 v56, 0x7f7fffff, v55
29C0  v_lshrrev_b32_e32 v57, 31, v57
29C4  v_lshrrev_b32_e32 v61, 31, v61
29C8  v_and_b32_e32 v59, 0x7000000, v59
29D0  v_bitop3_b32 v18, v68, v18, v64 bitop3:0xc8
29D8  v_and_b32_e32 v41, 0x70000000, v41
29E0  v_add_u32_e32 v63, -1, v61
29E4  v_add_u32_e32 v64, -1, v57
29E8  v_or3_b32 v41, v60, v59, v41
29F0  v_ashrrev_i32_e32 v59, 31, v56
29F4  v_sub_u32_e32 v60, 0x7f7fffff, v54
29FC  v_lshrrev_b32_e32 v56, 31, v56
2A00  v_and_b32_e32 v65, 0x80000000, v64
2A08  v_and_b32_e32 v55, v64, v55
2A0C  v_and_b32_e32 v54, v63, v54
2A10  v_cndmask_b32_e32 v65, v65, v42, vcc
2A14  v_add_u32_e32 v56, -1, v56
2A18  v_max3_u32 v51, v54, v55, v51
2A20  v_sub_u32_e32 v55, 0x7f800000, v53
2A28  v_lshrrev_b32_e32 v62, 31, v60
2A2C  v_bitop3_b32 v21, v65, v21, v56 bitop3:0xc8
2A34  v_ashrrev_i32_e32 v56, 31, v60
2A38  v_sub_u32_e32 v60, 0x7f800000, v52
2A40  v_and_b32_e32 v66, 0x80000000, v63
2A48  v_sub_u32_e32 v54, 0x7f7fffff, v53
2A50  v_lshrrev_b32_e32 v55, 31, v55
2A54  v_cndmask_b32_e32 v66, v66, v42, vcc
2A58  v_add_u32_e32 v62, -1, v62
2A5C  v_lshrrev_b32_e32 v60, 31, v60
2A60  v_add_u32_e32 v63, -1, v55
2A64  v_and_b32_e32 v59, 7, v59
2A68  v_bitop3_b32 v20, v66, v20, v62 bitop3:0xc8
2A70  v_add3_u32 v57, v58, v57, v61
2A78  v_ashrrev_i32_e32 v58, 31, v54
2A7C  v_lshrrev_b32_e32 v54, 31, v54
2A80  v_add_u32_e32 v62, -1, v60
2A84  v_and_b32_e32 v64, 0x80000000, v63
2A8C  v_and_or_b32 v56, v56, s2, v59
2A94  v_sub_u32_e32 v59, 0x7f7fffff, v52
2A9C  v_cndmask_b32_e32 v64, v64, v42, vcc
2AA0  v_add_u32_e32 v54, -1, v54
2AA4  v_and_b32_e32 v53, v63, v53
2AA8  v_and_b32_e32 v52, v62, v52
2AAC  v_bitop3_b32 v23, v64, v23, v54 bitop3:0xc8
2AB4  v_ashrrev_i32_e32 v54, 31, v59
2AB8  v_max3_u32 v51, v52, v53, v51
2AC0  v_sub_u32_e32 v53, 0x7f800000, v50
2AC8  v_and_b32_e32 v58, 0x700, v58
2AD0  v_lshrrev_b32_e32 v61, 31, v59
2AD4  v_and_b32_e32 v65, 0x80000000, v62
2ADC  v_and_b32_e32 v54, 0x7000, v54
2AE4  v_cndmask_b32_e32 v65, v65, v42, vcc
2AE8  v_add_u32_e32 v61, -1, v61
2AEC  v_or3_b32 v54, v56, v58, v54
2AF4  v_sub_u32_e32 v52, 0x7f7fffff, v50
2AFC  v_sub_u32_e32 v58, 0x7f800000, v49
2B04  v_lshrrev_b32_e32 v53, 31, v53
2B08  v_bitop3_b32 v22, v65, v22, v61 bitop3:0xc8
2B10  v_add_u32_e32 v61, -1, v53
2B14  v_ashrrev_i32_e32 v56, 31, v52
2B18  v_lshrrev_b32_e32 v52, 31, v52
2B1C  v_lshrrev_b32_e32 v58, 31, v58
2B20  v_and_b32_e32 v62, 0x80000000, v61
2B28  v_add3_u32 v55, v57, v55, v60
2B30  v_sub_u32_e32 v57, 0x7f7fffff, v49
2B38  v_add_u32_e32 v60, -1, v58
2B3C  v_cndmask_b32_e32 v62, v62, v42, vcc
2B40  v_add_u32_e32 v52, -1, v52
2B44  v_bitop3_b32 v25, v62, v25, v52 bitop3:0xc8
2B4C  v_and_b32_e32 v50, v61, v50
2B50  v_ashrrev_i32_e32 v52, 31, v57
2B54  v_and_b32_e32 v49, v60, v49
2B58  v_and_b32_e32 v56, 0x70000, v56
2B60  v_and_b32_e32 v52, 0x700000, v52
2B68  v_max3_u32 v49, v49, v50, v51
2B70  v_sub_u32_e32 v51, 0x7f800000, v48
2B78  v_or3_b32 v52, v54, v56, v52
2B80  v_add3_u32 v53, v55, v53, v58
2B88  v_sub_u32_e32 v50, 0x7f7fffff, v48
2B90  v_sub_u32_e32 v56, 0x7f800000, v47
2B98  v_lshrrev_b32_e32 v58, 31, v51
2B9C  v_lshrrev_b32_e32 v59, 31, v57
2BA0  v_and_b32_e32 v63, 0x80000000, v60
2BA8  v_add_u32_e32 v51, -1, v58
2BAC  v_cndmask_b32_e32 v63, v63, v42, vcc
2BB0  v_add_u32_e32 v59, -1, v59
2BB4  v_ashrrev_i32_e32 v54, 31, v50
2BB8  v_lshrrev_b32_e32 v50, 31, v50
2BBC  v_lshrrev_b32_e32 v56, 31, v56
2BC0  v_and_b32_e32 v60, 0x80000000, v51
2BC8  v_bitop3_b32 v24, v63, v24, v59 bitop3:0xc8
2BD0  v_sub_u32_e32 v55, 0x7f7fffff, v47
2BD8  v_add_u32_e32 v59, -1, v56
2BDC  v_cndmask_b32_e32 v60, v60, v42, vcc
2BE0  v_add_u32_e32 v50, -1, v50
2BE4  v_bitop3_b32 v27, v60, v27, v50 bitop3:0xc8
2BEC  v_and_b32_e32 v48, v51, v48
2BF0  v_ashrrev_i32_e32 v50, 31, v55
2BF4  v_and_b32_e32 v47, v59, v47
2BF8  v_and_b32_e32 v54, 0x7000000, v54
2C00  v_and_b32_e32 v50, 0x70000000, v50
2C08  v_max3_u32 v47, v47, v48, v49
2C10  v_sub_u32_e32 v49, 0x7f800000, v46
2C18  v_lshrrev_b32_e32 v57, 31, v55
2C1C  v_and_b32_e32 v61, 0x80000000, v59
2C24  v_or3_b32 v51, v52, v54, v50
2C2C  v_sub_u32_e32 v54, 0x7f800000, v45
2C34  v_cndmask_b32_e32 v61, v61, v42, vcc
2C38  v_add_u32_e32 v57, -1, v57
2C3C  v_sub_u32_e32 v48, 0x7f7fffff, v46
2C44  v_lshrrev_b32_e32 v49, 31, v49
2C48  v_bitop3_b32 v26, v61, v26, v57 bitop3:0xc8
2C50  v_lshrrev_b32_e32 v54, 31, v54
2C54  v_add_u32_e32 v57, -1, v49
2C58  v_add3_u32 v50, v53, v58, v56
2C60  v_ashrrev_i32_e32 v52, 31, v48
2C64  v_sub_u32_e32 v53, 0x7f7fffff, v45
2C6C  v_lshrrev_b32_e32 v48, 31, v48
2C70  v_add_u32_e32 v56, -1, v54
2C74  v_and_b32_e32 v58, 0x80000000, v57
2C7C  v_cndmask_b32_e32 v58, v58, v42, vcc
2C80  v_add_u32_e32 v48, -1, v48
2C84  v_and_b32_e32 v46, v57, v46
2C88  v_and_b32_e32 v45, v56, v45
2C8C  v_lshrrev_b32_e32 v55, 31, v53
2C90  v_bitop3_b32 v29, v58, v29, v48 bitop3:0xc8
2C98  v_ashrrev_i32_e32 v48, 31, v53
2C9C  v_max3_u32 v45, v45, v46, v47
2CA4  v_sub_u32_e32 v47, 0x7f800000, v44
2CAC  v_sub_u32_e32 v53, 0x7f800000, v43
2CB4  v_and_b32_e32 v59, 0x80000000, v56
2CBC  v_cndmask_b32_e32 v59, v59, v42, vcc
2CC0  v_add_u32_e32 v55, -1, v55
2CC4  v_sub_u32_e32 v46, 0x7f7fffff, v44
2CCC  v_lshrrev_b32_e32 v47, 31, v47
2CD0  v_lshrrev_b32_e32 v53, 31, v53
2CD4  v_and_b32_e32 v52, 7, v52
2CD8  v_bitop3_b32 v28, v59, v28, v55 bitop3:0xc8
2CE0  v_add_u32_e32 v55, -1, v53
2CE4  v_add_u32_e32 v56, -1, v47
2CE8  v_and_or_b32 v48, v48, s2, v52
2CF0  v_add3_u32 v49, v50, v49, v54
2CF8  v_ashrrev_i32_e32 v50, 31, v46
2CFC  v_sub_u32_e32 v52, 0x7f7fffff, v43
2D04  v_lshrrev_b32_e32 v46, 31, v46
2D08  v_and_b32_e32 v57, 0x80000000, v56
2D10  v_and_b32_e32 v44, v56, v44
2D14  v_and_b32_e32 v43, v55, v43
2D18  v_cndmask_b32_e32 v57, v57, v42, vcc
2D1C  v_add_u32_e32 v46, -1, v46
2D20  v_max3_u32 v43, v43, v44, v45
2D28  v_sub_u32_e32 v45, 0x7f800000, v40
2D30  v_and_b32_e32 v58, 0x80000000, v55
2D38  v_lshrrev_b32_e32 v54, 31, v52
2D3C  v_bitop3_b32 v31, v57, v31, v46 bitop3:0xc8
2D44  v_ashrrev_i32_e32 v46, 31, v52
2D48  v_and_b32_e32 v50, 0x700, v50
2D50  v_cndmask_b32_e32 v58, v58, v42, vcc
2D54  v_add_u32_e32 v54, -1, v54
2D58  v_and_b32_e32 v46, 0x7000, v46
2D60  v_sub_u32_e32 v44, 0x7f7fffff, v40
2D68  v_lshrrev_b32_e32 v45, 31, v45
2D6C  v_bitop3_b32 v30, v58, v30, v54 bitop3:0xc8
2D74  v_or3_b32 v46, v48, v50, v46
2D7C  v_sub_u32_e32 v50, 0x7f800000, v39
2D84  v_add_u32_e32 v54, -1, v45
2D88  v_ashrrev_i32_e32 v48, 31, v44
2D8C  v_lshrrev_b32_e32 v44, 31, v44
2D90  v_and_b32_e32 v55, 0x80000000, v54
2D98  v_add3_u32 v47, v49, v47, v53
2DA0  v_sub_u32_e32 v49, 0x7f7fffff, v39
2DA8  v_lshrrev_b32_e32 v50, 31, v50
2DAC  v_cndmask_b32_e32 v55, v55, v42, vcc
2DB0  v_add_u32_e32 v44, -1, v44
2DB4  v_add_u32_e32 v53, -1, v50
2DB8  v_bitop3_b32 v33, v55, v33, v44 bitop3:0xc8
2DC0  v_ashrrev_i32_e32 v44, 31, v49
2DC4  v_and_b32_e32 v48, 0x70000, v48
2DCC  v_and_b32_e32 v40, v54, v40
2DD0  v_and_b32_e32 v44, 0x700000, v44
2DD8  v_and_b32_e32 v39, v53, v39
2DDC  v_or3_b32 v44, v46, v48, v44
2DE4  v_max3_u32 v39, v39, v40, v43
2DEC  v_sub_u32_e32 v43, 0x7f800000, v37
2DF4  v_sub_u32_e32 v48, 0x7f800000, v36
2DFC  v_lshrrev_b32_e32 v52, 31, v49
2E00  v_and_b32_e32 v56, 0x80000000, v53
2E08  v_cndmask_b32_e32 v56, v56, v42, vcc
2E0C  v_add_u32_e32 v52, -1, v52
2E10  v_sub_u32_e32 v40, 0x7f7fffff, v37
2E18  v_lshrrev_b32_e32 v43, 31, v43
2E1C  v_lshrrev_b32_e32 v48, 31, v48
2E20  v_bitop3_b32 v32, v56, v32, v52 bitop3:0xc8
2E28  v_add3_u32 v45, v47, v45, v50
2E30  v_add_u32_e32 v50, -1, v48
2E34  v_add_u32_e32 v52, -1, v43
2E38  v_and_b32_e32 v81, 0x80000000, v80
2E40  v_ashrrev_i32_e32 v46, 31, v40
2E44  v_lshrrev_b32_e32 v40, 31, v40
2E48  v_and_b32_e32 v53, 0x80000000, v52
2E50  v_and_b32_e32 v54, 0x80000000, v50
2E58  v_cndmask_b32_e32 v81, v81, v42, vcc
2E5C  v_cndmask_b32_e32 v74, v74, v42, vcc
2E60  v_sub_u32_e32 v47, 0x7f7fffff, v36
2E68  v_cndmask_b32_e32 v54, v54, v42, vcc
2E6C  v_cndmask_b32_e32 v42, v53, v42, vcc
2E70  v_add_u32_e32 v40, -1, v40
2E74  v_bitop3_b32 v35, v42, v35, v40 bitop3:0xc8
2E7C  v_ashrrev_i32_e32 v40, 31, v47
2E80  v_and_b32_e32 v46, 0x7000000, v46
2E88  v_and_b32_e32 v40, 0x70000000, v40
2E90  v_lshrrev_b32_e32 v82, 31, v78
2E94  v_lshrrev_b32_e32 v49, 31, v47
2E98  v_and_b32_e32 v37, v52, v37
2E9C  v_or3_b32 v42, v44, v46, v40
2EA4  v_add3_u32 v40, v45, v43, v48
2EAC  v_and_b32_e32 v36, v50, v36
2EB0  v_add_u32_e32 v82, -1, v82
2EB4  v_add_u32_e32 v75, -1, v75
2EB8  v_add_u32_e32 v49, -1, v49
2EBC  v_max3_u32 v36, v36, v37, v39
2EC4  v_mov_b32_e32 v37, 0x7f800000
2ECC  v_cmp_ne_u32_e32 vcc, 32, v40
2ED0  v_bitop3_b32 v6, v81, v6, v82 bitop3:0xc8
2ED8  v_bitop3_b32 v8, v74, v8, v75 bitop3:0xc8
2EE0  v_bitop3_b32 v34, v54, v34, v49 bitop3:0xc8
2EE8  v_cndmask_b32_e32 v72, v37, v36, vcc
2EEC  s_or_b64 exec, exec, s[12:13]
2EF0  v_cmp_ne_u32_e32 vcc, 0, v72
2EF4  v_mov_b32_e32 v39, 0x7f
2EFC  s_and_saveexec_b64 s[2:3], vcc
2F00  s_cbranch_execz 25
2F04  s_bfe_u32 s7, s7, 0x20004
2F0C  s_cmp_eq_u32 s7, 2
2F10  s_cselect_b64 s[12:13], -1, 0
2F14  s_and_b64 s[14:15], s[12:13], exec
2F18  s_cselect_b32 s9, 0x3fffff, 0
2F20  s_cmp_lg_u32 s7, 0
2F24  s_cselect_b32 s7, s9, 0x200000
2F2C  v_add_u32_e32 v36, s7, v72
2F30  s_mov_b32 s7, 0x17fffff
2F38  v_lshrrev_b32_e32 v37, 23, v36
2F3C  v_add_u32_e32 v37, -2, v37
2F40  v_cmp_lt_u32_e32 vcc, s7, v36
2F44  s_mov_b32 s7, 0x7f800000
2F4C  s_nop 0
2F50  v_cndmask_b32_e32 v36, 0, v37, vcc
2F54  v_cmp_eq_u32_e32 vcc, s7, v72
2F58  v_mov_b32_e32 v37, 0xfe
2F60  s_and_b64 vcc, s[12:13], vcc
2F64  v_cndmask_b32_e32 v39, v36, v37, vcc
2F68  s_or_b64 exec, exec, s[2:3]
2F6C  v_cmp_neq_f32_e32 vcc, 0, v5
2F70  s_nop 1
2F74  v_addc_co_u32_e32 v5, vcc, 0, v5, vcc
2F78  v_cmp_neq_f32_e32 vcc, 0, v4
2F7C  s_nop 1
2F80  v_addc_co_u32_e32 v4, vcc, 0, v4, vcc
2F84  v_cmp_neq_f32_e32 vcc, 0, v7
2F88  s_nop 1
2F8C  v_addc_co_u32_e32 v7, vcc, 0, v7, vcc
2F90  v_cmp_neq_f32_e32 vcc, 0, v6
2F94  s_nop 1
2F98  v_addc_co_u32_e32 v6, vcc, 0, v6, vcc
2F9C  v_cmp_neq_f32_e32 vcc, 0, v9
2FA0  s_nop 1
2FA4  v_addc_co_u32_e32 v9, vcc, 0, v9, vcc
2FA8  v_cmp_neq_f32_e32 vcc, 0, v8
2FAC  s_nop 1
2FB0  v_addc_co_u32_e32 v8, vcc, 0, v8, vcc
2FB4  v_cmp_neq_f32_e32 vcc, 0, v11
2FB8  s_nop 1
2FBC  v_addc_co_u32_e32 v37, vcc, 0, v11, vcc
2FC0  v_cmp_neq_f32_e32 vcc, 0, v10
2FC4  s_nop 1
2FC8  v_addc_co_u32_e32 v36, vcc, 0, v10, vcc
2FCC  v_cmp_neq_f32_e32 vcc, 0, v13
2FD0  s_nop 1
2FD4  v_addc_co_u32_e32 v11, vcc, 0, v13, vcc
2FD8  v_cmp_neq_f32_e32 vcc, 0, v12
2FDC  s_nop 1
2FE0  v_addc_co_u32_e32 v10, vcc, 0, v12, vcc
2FE4  v_cmp_neq_f32_e32 vcc, 0, v15
2FE8  s_nop 1
2FEC  v_addc_co_u32_e32 v13, vcc, 0, v15, vcc
2FF0  v_cmp_neq_f32_e32 vcc, 0, v14
2FF4  s_nop 1
2FF8  v_addc_co_u32_e32 v12, vcc, 0, v14, vcc
2FFC  v_cmp_neq_f32_e32 vcc, 0, v17
3000  s_nop 1
3004  v_addc_co_u32_e32 v15, vcc, 0, v17, vcc
3008  v_cmp_neq_f32_e32 vcc, 0, v16
300C  s_nop 1
3010  v_addc_co_u32_e32 v14, vcc, 0, v16, vcc
3014  v_cmp_neq_f32_e32 vcc, 0, v19
3018  s_nop 1
301C  v_addc_co_u32_e32 v19, vcc, 0, v19, vcc
3020  v_cmp_neq_f32_e32 vcc, 0, v18
3024  s_nop 1
3028  v_addc_co_u32_e32 v18, vcc, 0, v18, vcc
302C  v_cmp_neq_f32_e32 vcc, 0, v21
3030  s_nop 1
3034  v_addc_co_u32_e32 v17, vcc, 0, v21, vcc
3038  v_cmp_neq_f32_e32 vcc, 0, v20
303C  s_nop 1
3040  v_addc_co_u32_e32 v16, vcc, 0, v20, vcc
3044  v_cmp_neq_f32_e32 vcc, 0, v23
3048  s_nop 1
304C  v_addc_co_u32_e32 v21, vcc, 0, v23, vcc
3050  v_cmp_neq_f32_e32 vcc, 0, v22
3054  s_nop 1
3058  v_addc_co_u32_e32 v20, vcc, 0, v22, vcc
305C  v_cmp_neq_f32_e32 vcc, 0, v25
3060  s_nop 1
3064  v_addc_co_u32_e32 v23, vcc, 0, v25, vcc
3068  v_cmp_neq_f32_e32 vcc, 0, v24
306C  s_nop 1
3070  v_addc_co_u32_e32 v22, vcc, 0, v24, vcc
3074  v_cmp_neq_f32_e32 vcc, 0, v27
3078  s_nop 1
307C  v_addc_co_u32_e32 v27, vcc, 0, v27, vcc
3080  v_cmp_neq_f32_e32 vcc, 0, v26
3084  s_nop 1
3088  v_addc_co_u32_e32 v26, vcc, 0, v26, vcc
308C  v_cmp_neq_f32_e32 vcc, 0, v29
3090  s_nop 1
3094  v_addc_co_u32_e32 v25, vcc, 0, v29, vcc
3098  v_cmp_neq_f32_e32 vcc, 0, v28
309C  s_nop 1
30A0  v_addc_co_u32_e32 v24, vcc, 0, v28, vcc
30A4  v_cmp_neq_f32_e32 vcc, 0, v31
30A8  s_nop 1
30AC  v_addc_co_u32_e32 v29, vcc, 0, v31, vcc
30B0  v_cmp_neq_f32_e32 vcc, 0, v30
30B4  s_nop 1
30B8  v_addc_co_u32_e32 v28, vcc, 0, v30, vcc
30BC  v_cmp_neq_f32_e32 vcc, 0, v33
30C0  s_nop 1
30C4  v_addc_co_u32_e32 v31, vcc, 0, v33, vcc
30C8  v_cmp_neq_f32_e32 vcc, 0, v32
30CC  s_nop 1
30D0  v_addc_co_u32_e32 v30, vcc, 0, v32, vcc
30D4  v_cmp_neq_f32_e32 vcc, 0, v35
30D8  s_nop 1
30DC  v_addc_co_u32_e32 v33, vcc, 0, v35, vcc
30E0  v_cmp_neq_f32_e32 vcc, 0, v34
30E4  s_nop 1
30E8  v_addc_co_u32_e32 v32, vcc, 0, v34, vcc
30EC  v_cmp_eq_u32_e32 vcc, 0, v39
30F0  s_cbranch_vccz 37
30F4  s_nop 0
30F8  v_cndmask_b32_e64 v34, 1.0, 2.0, vcc
3100  v_pk_mul_f32 v[4:5], v[34:35], v[4:5] op_sel_hi:[0,1]
3108  v_pk_mul_f32 v[6:7], v[34:35], v[6:7] op_sel_hi:[0,1]
3110  v_pk_mul_f32 v[8:9], v[34:35], v[8:9] op_sel_hi:[0,1]
3118  v_pk_mul_f32 v[36:37], v[34:35], v[36:37] op_sel_hi:[0,1]
3120  v_pk_mul_f32 v[10:11], v[34:35], v[10:11] op_sel_hi:[0,1]
3128  v_pk_mul_f32 v[12:13], v[34:35], v[12:13] op_sel_hi:[0,1]
3130  v_pk_mul_f32 v[14:15], v[34:35], v[14:15] op_sel_hi:[0,1]
3138  v_pk_mul_f32 v[18:19], v[34:35], v[18:19] op_sel_hi:[0,1]
3140  v_pk_mul_f32 v[16:17], v[34:35], v[16:17] op_sel_hi:[0,1]
3148  v_pk_mul_f32 v[20:21], v[34:35], v[20:21] op_sel_hi:[0,1]
3150  v_pk_mul_f32 v[22:23], v[34:35], v[22:23] op_sel_hi:[0,1]
3158  v_pk_mul_f32 v[26:27], v[34:35], v[26:27] op_sel_hi:[0,1]
3160  v_pk_mul_f32 v[24:25], v[34:35], v[24:25] op_sel_hi:[0,1]
3168  v_pk_mul_f32 v[28:29], v[34:35], v[28:29] op_sel_hi:[0,1]
3170  v_pk_mul_f32 v[30:31], v[34:35], v[30:31] op_sel_hi:[0,1]
3178  v_pk_mul_f32 v[32:33], v[34:35], v[32:33] op_sel_hi:[0,1]
3180  v_max_u32_e32 v34, 1, v39
3184  s_branch 1
3188  v_mov_b32_e32 v34, v39
318C  v_mov_b32_e32 v35, 0
3190  v_mov_b32_e32 v40, 0
3194  v_mad_u64_u32 v[44:45], s[2:3], s6, v1, 0
319C  v_lshlrev_b32_e32 v1, 23, v34
31A0  v_cvt_scalef32_pk_fp4_f32 v35, v5, v4, v1
31A8  v_cvt_scalef32_pk_fp4_f32 v40, v9, v8, v1 op_sel:[0,0,0,1]
31B0  v_cvt_scalef32_pk_fp4_f32 v35, v7, v6, v1 op_sel:[0,0,1,0]
31B8  v_cvt_scalef32_pk_fp4_f32 v40, v37, v36, v1 op_sel:[0,0,1,1]
31C0  s_nop 0
31C4  v_mov_b32_e32 v5, 0
31C8  v_mov_b32_e32 v6, 0
31CC  v_cvt_scalef32_pk_fp4_f32 v5, v11, v10, v1
31D4  v_cvt_scalef32_pk_fp4_f32 v6, v15, v14, v1 op_sel:[0,0,0,1]
31DC  v_cvt_scalef32_pk_fp4_f32 v5, v13, v12, v1 op_sel:[0,0,1,0]
31E4  v_cvt_scalef32_pk_fp4_f32 v6, v19, v18, v1 op_sel:[0,0,1,1]
31EC  s_nop 0
31F0  s_mov_b32 s9, 0
31F4  v_or3_b32 v5, v6, v41, v5
31FC  v_mov_b32_e32 v6, 0
3200  v_mov_b32_e32 v7, 0
3204  v_cvt_scalef32_pk_fp4_f32 v6, v17, v16, v1
320C  v_cvt_scalef32_pk_fp4_f32 v7, v23, v22, v1 op_sel:[0,0,0,1]
3214  v_cvt_scalef32_pk_fp4_f32 v6, v21, v20, v1 op_sel:[0,0,1,0]
321C  v_cvt_scalef32_pk_fp4_f32 v7, v27, v26, v1 op_sel:[0,0,1,1]
3224  s_nop 0
3228  s_lshl_b64 s[2:3], s[8:9], 4
322C  v_mov_b32_e32 v34, 0
3230  v_or3_b32 v6, v7, v51, v6
3238  v_mov_b32_e32 v7, 0
323C  s_waitcnt lgkmcnt(0)
3240  s_add_u32 s2, s2, s4
3244  v_cvt_scalef32_pk_fp4_f32 v34, v25, v24, v1
324C  v_cvt_scalef32_pk_fp4_f32 v7, v31, v30, v1 op_sel:[0,0,0,1]
3254  v_cvt_scalef32_pk_fp4_f32 v34, v29, v28, v1 op_sel:[0,0,1,0]
325C  v_cvt_scalef32_pk_fp4_f32 v7, v33, v32, v1 op_sel:[0,0,1,1]
3264  s_nop 0
3268  s_addc_u32 s3, s3, s5
326C  v_or3_b32 v4, v40, v38, v35
3274  v_or3_b32 v7, v7, v42, v34
327C  v_lshl_add_u64 v[8:9], v[44:45], 4, s[2:3]
3284  global_store_dwordx4 v[8:9], v[4:7], off
328C  s_or_b64 exec, exec, s[10:11]
3290  s_load_dwordx2 s[0:1], s[0:1], 0x10
3298  v_mov_b32_e32 v1, 0
329C  s_waitcnt lgkmcnt(0)
32A0  v_lshl_add_u64 v[2:3], s[0:1], 0, v[2:3]
32A8  v_lshl_add_u64 v[0:1], v[2:3], 0, v[0:1]
32B0  global_store_byte v[0:1], v39, off
32B8  s_endpgm
32BC  s_nop 0
