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
1800  s_load_dwordx4 s[76:79], s[0:1], 0x20
1808  s_mov_b32 s80, s3
180C  v_lshl_or_b32 v7, s2, 8, v0
1814  s_waitcnt lgkmcnt(0)
1818  s_and_b32 s3, s78, 8
181C  s_bitcmp1_b32 s78, 3
1820  s_cselect_b64 s[4:5], -1, 0
1824  s_add_i32 s6, s76, 0xff
182C  s_and_b32 s6, s6, 0xffffff00
1834  s_cmp_eq_u32 s3, 0
1838  s_cselect_b32 s2, s76, s6
183C  v_cmp_gt_u32_e32 vcc, s2, v7
1840  s_and_saveexec_b64 s[2:3], vcc
1844  s_cbranch_execz 1732
1848  s_andn2_b64 vcc, exec, s[4:5]
184C  s_lshr_b32 s33, s77, 5
1850  s_cbranch_vccnz 25
1854  s_add_i32 s2, s33, 7
1858  s_and_b32 s2, s2, 0xffffff8
1860  v_and_b32_e32 v1, 0xffffffe0, v7
1868  v_mad_u64_u32 v[4:5], s[2:3], s2, v1, 0
1870  s_lshl_b32 s2, s80, 5
1874  s_lshl_b32 s3, s80, 6
1878  s_and_b32 s2, s2, 0xffffff00
1880  s_and_b32 s3, s3, 0xc0
1888  v_lshlrev_b32_e32 v1, 2, v0
188C  s_lshr_b32 s4, s80, 1
1890  s_or_b32 s2, s3, s2
1894  s_and_b32 s4, s4, 2
1898  v_bfe_u32 v0, v0, 4, 1
18A0  v_and_or_b32 v1, v1, 60, s2
18A8  v_or3_b32 v6, v1, s4, v0
18B0  s_cbranch_execz 1
18B4  s_branch 3
18B8  v_mad_u64_u32 v[4:5], s[2:3], s33, v7, 0
18C0  v_mov_b32_e32 v6, s80
18C4  s_cmp_lt_u32 s80, s33
18C8  v_cmp_gt_u32_e32 vcc, s76, v7
18CC  s_cselect_b64 s[2:3], -1, 0
18D0  s_and_b64 s[2:3], vcc, s[2:3]
18D4  v_mov_b32_e32 v44, 0x7f
18DC  s_and_saveexec_b64 s[76:77], s[2:3]
18E0  s_cbranch_execz 1682
18E4  s_load_dwordx2 s[2:3], s[0:1], 0x0
18EC  s_load_dwordx2 s[4:5], s[0:1], 0x18
18F4  s_lshl_b32 s6, s80, 5
18F8  v_mov_b32_e32 v1, 0
18FC  v_mov_b32_e32 v0, s6
1900  s_bitcmp1_b32 s78, 0
1904  s_waitcnt lgkmcnt(0)
1908  v_mad_u64_u32 v[0:1], s[6:7], s4, v7, v[0:1]
1910  v_mov_b32_e32 v2, v1
1914  v_mad_u64_u32 v[2:3], s[4:5], s5, v7, v[2:3]
191C  v_mov_b32_e32 v1, v2
1920  s_cselect_b64 s[4:5], -1, 0
1924  s_and_b64 vcc, exec, s[4:5]
1928  v_lshl_add_u64 v[2:3], v[0:1], 2, s[2:3]
1930  s_cbranch_vccz 6
1934  global_load_dword v8, v[2:3], off
193C  v_lshl_add_u64 v[0:1], v[0:1], 1, s[2:3]
1944  s_cbranch_execz 3
1948  s_branch 6
194C  v_lshl_add_u64 v[0:1], v[0:1], 1, s[2:3]
1954  global_load_ushort v8, v[0:1], off
195C  s_waitcnt vmcnt(0)
1960  v_lshlrev_b32_e32 v8, 16, v8
1964  v_cndmask_b32_e64 v9, 0, 1, s[4:5]
196C  v_cmp_ne_u32_e64 s[2:3], 1, v9
1974  s_andn2_b64 vcc, exec, s[4:5]
1978  s_cbranch_vccnz 4
197C  global_load_dword v9, v[2:3], off offset:4
1984  s_cbranch_execz 1
1988  s_branch 4
198C  global_load_ushort v9, v[0:1], off offset:2
1994  s_waitcnt vmcnt(0)
1998  v_lshlrev_b32_e32 v9, 16, v9
199C  s_and_b64 vcc, exec, s[2:3]
19A0  s_cbranch_vccnz 4
19A4  global_load_dword v12, v[2:3], off offset:8
19AC  s_cbranch_execz 1
19B0  s_branch 4
19B4  global_load_ushort v10, v[0:1], off offset:4
19BC  s_waitcnt vmcnt(0)
19C0  v_lshlrev_b32_e32 v12, 16, v10
19C4  s_and_b64 vcc, exec, s[2:3]
19C8  s_cbranch_vccnz 4
19CC  global_load_dword v13, v[2:3], off offset:12
19D4  s_cbranch_execz 1
19D8  s_branch 4
19DC  global_load_ushort v10, v[0:1], off offset:6
19E4  s_waitcnt vmcnt(0)
19E8  v_lshlrev_b32_e32 v13, 16, v10
19EC  s_and_b64 vcc, exec, s[2:3]
19F0  s_cbranch_vccnz 4
19F4  global_load_dword v10, v[2:3], off offset:16
19FC  s_cbranch_execz 1
1A00  s_branch 4
1A04  global_load_ushort v10, v[0:1], off offset:8
1A0C  s_waitcnt vmcnt(0)
1A10  v_lshlrev_b32_e32 v10, 16, v10
1A14  s_and_b64 vcc, exec, s[2:3]
1A18  s_cbranch_vccnz 4
1A1C  global_load_dword v11, v[2:3], off offset:20
1A24  s_cbranch_execz 1
1A28  s_branch 4
1A2C  global_load_ushort v11, v[0:1], off offset:10
1A34  s_waitcnt vmcnt(0)
1A38  v_lshlrev_b32_e32 v11, 16, v11
1A3C  s_and_b64 vcc, exec, s[2:3]
1A40  s_cbranch_vccnz 4
1A44  global_load_dword v14, v[2:3], off offset:24
1A4C  s_cbranch_execz 1
1A50  s_branch 4
1A54  global_load_ushort v14, v[0:1], off offset:12
1A5C  s_waitcnt vmcnt(0)
1A60  v_lshlrev_b32_e32 v14, 16, v14
1A64  s_and_b64 vcc, exec, s[2:3]
1A68  s_cbranch_vccnz 4
1A6C  global_load_dword v15, v[2:3], off offset:28
1A74  s_cbranch_execz 1
1A78  s_branch 4
1A7C  global_load_ushort v15, v[0:1], off offset:14
1A84  s_waitcnt vmcnt(0)
1A88  v_lshlrev_b32_e32 v15, 16, v15
1A8C  s_and_b64 vcc, exec, s[2:3]
1A90  s_cbranch_vccnz 4
1A94  global_load_dword v16, v[2:3], off offset:32
1A9C  s_cbranch_execz 1
1AA0  s_branch 4
1AA4  global_load_ushort v16, v[0:1], off offset:16
1AAC  s_waitcnt vmcnt(0)
1AB0  v_lshlrev_b32_e32 v16, 16, v16
1AB4  s_and_b64 vcc, exec, s[2:3]
1AB8  s_cbranch_vccnz 4
1ABC  global_load_dword v17, v[2:3], off offset:36
1AC4  s_cbranch_execz 1
1AC8  s_branch 4
1ACC  global_load_ushort v17, v[0:1], off offset:18
1AD4  s_waitcnt vmcnt(0)
1AD8  v_lshlrev_b32_e32 v17, 16, v17
1ADC  s_and_b64 vcc, exec, s[2:3]
1AE0  s_cbranch_vccnz 4
1AE4  global_load_dword v18, v[2:3], off offset:40
1AEC  s_cbranch_execz 1
1AF0  s_branch 4
1AF4  global_load_ushort v18, v[0:1], off offset:20
1AFC  s_waitcnt vmcnt(0)
1B00  v_lshlrev_b32_e32 v18, 16, v18
1B04  s_and_b64 vcc, exec, s[2:3]
1B08  s_cbranch_vccnz 4
1B0C  global_load_dword v19, v[2:3], off offset:44
1B14  s_cbranch_execz 1
1B18  s_branch 4
1B1C  global_load_ushort v19, v[0:1], off offset:22
1B24  s_waitcnt vmcnt(0)
1B28  v_lshlrev_b32_e32 v19, 16, v19
1B2C  s_and_b64 vcc, exec, s[2:3]
1B30  s_cbranch_vccnz 4
1B34  global_load_dword v20, v[2:3], off offset:48
1B3C  s_cbranch_execz 1
1B40  s_branch 4
1B44  global_load_ushort v20, v[0:1], off offset:24
1B4C  s_waitcnt vmcnt(0)
1B50  v_lshlrev_b32_e32 v20, 16, v20
1B54  s_and_b64 vcc, exec, s[2:3]
1B58  s_cbranch_vccnz 4
1B5C  global_load_dword v21, v[2:3], off offset:52
1B64  s_cbranch_execz 1
1B68  s_branch 4
1B6C  global_load_ushort v21, v[0:1], off offset:26
1B74  s_waitcnt vmcnt(0)
1B78  v_lshlrev_b32_e32 v21, 16, v21
1B7C  s_and_b64 vcc, exec, s[2:3]
1B80  s_cbranch_vccnz 4
1B84  global_load_dword v22, v[2:3], off offset:56
1B8C  s_cbranch_execz 1
1B90  s_branch 4
1B94  global_load_ushort v22, v[0:1], off offset:28
1B9C  s_waitcnt vmcnt(0)
1BA0  v_lshlrev_b32_e32 v22, 16, v22
1BA4  s_and_b64 vcc, exec, s[2:3]
1BA8  s_cbranch_vccnz 4
1BAC  global_load_dword v23, v[2:3], off offset:60
1BB4  s_cbranch_execz 1
1BB8  s_branch 4
1BBC  global_load_ushort v23, v[0:1], off offset:30
1BC4  s_waitcnt vmcnt(0)
1BC8  v_lshlrev_b32_e32 v23, 16, v23
1BCC  s_and_b64 vcc, exec, s[2:3]
1BD0  s_cbranch_vccnz 4
1BD4  global_load_dword v24, v[2:3], off offset:64
1BDC  s_cbranch_execz 1
1BE0  s_branch 4
1BE4  global_load_ushort v24, v[0:1], off offset:32
1BEC  s_waitcnt vmcnt(0)
1BF0  v_lshlrev_b32_e32 v24, 16, v24
1BF4  s_and_b64 vcc, exec, s[2:3]
1BF8  s_cbranch_vccnz 4
1BFC  global_load_dword v25, v[2:3], off offset:68
1C04  s_cbranch_execz 1
1C08  s_branch 4
1C0C  global_load_ushort v25, v[0:1], off offset:34
1C14  s_waitcnt vmcnt(0)
1C18  v_lshlrev_b32_e32 v25, 16, v25
1C1C  s_and_b64 vcc, exec, s[2:3]
1C20  s_cbranch_vccnz 4
1C24  global_load_dword v26, v[2:3], off offset:72
1C2C  s_cbranch_execz 1
1C30  s_branch 4
1C34  global_load_ushort v26, v[0:1], off offset:36
1C3C  s_waitcnt vmcnt(0)
1C40  v_lshlrev_b32_e32 v26, 16, v26
1C44  s_and_b64 vcc, exec, s[2:3]
1C48  s_cbranch_vccnz 4
1C4C  global_load_dword v27, v[2:3], off offset:76
1C54  s_cbranch_execz 1
1C58  s_branch 4
1C5C  global_load_ushort v27, v[0:1], off offset:38
1C64  s_waitcnt vmcnt(0)
1C68  v_lshlrev_b32_e32 v27, 16, v27
1C6C  s_and_b64 vcc, exec, s[2:3]
1C70  s_cbranch_vccnz 4
1C74  global_load_dword v28, v[2:3], off offset:80
1C7C  s_cbranch_execz 1
1C80  s_branch 4
1C84  global_load_ushort v28, v[0:1], off offset:40
1C8C  s_waitcnt vmcnt(0)
1C90  v_lshlrev_b32_e32 v28, 16, v28
1C94  s_and_b64 vcc, exec, s[2:3]
1C98  s_cbranch_vccnz 4
1C9C  global_load_dword v29, v[2:3], off offset:84
1CA4  s_cbranch_execz 1
1CA8  s_branch 4
1CAC  global_load_ushort v29, v[0:1], off offset:42
1CB4  s_waitcnt vmcnt(0)
1CB8  v_lshlrev_b32_e32 v29, 16, v29
1CBC  s_and_b64 vcc, exec, s[2:3]
1CC0  s_cbranch_vccnz 4
1CC4  global_load_dword v30, v[2:3], off offset:88
1CCC  s_cbranch_execz 1
1CD0  s_branch 4
1CD4  global_load_ushort v30, v[0:1], off offset:44
1CDC  s_waitcnt vmcnt(0)
1CE0  v_lshlrev_b32_e32 v30, 16, v30
1CE4  s_and_b64 vcc, exec, s[2:3]
1CE8  s_cbranch_vccnz 4
1CEC  global_load_dword v31, v[2:3], off offset:92
1CF4  s_cbranch_execz 1
1CF8  s_branch 4
1CFC  global_load_ushort v31, v[0:1], off offset:46
1D04  s_waitcnt vmcnt(0)
1D08  v_lshlrev_b32_e32 v31, 16, v31
1D0C  s_and_b64 vcc, exec, s[2:3]
1D10  s_cbranch_vccnz 4
1D14  global_load_dword v32, v[2:3], off offset:96
1D1C  s_cbranch_execz 1
1D20  s_branch 4
1D24  global_load_ushort v32, v[0:1], off offset:48
1D2C  s_waitcnt vmcnt(0)
1D30  v_lshlrev_b32_e32 v32, 16, v32
1D34  s_and_b64 vcc, exec, s[2:3]
1D38  s_cbranch_vccnz 4
1D3C  global_load_dword v33, v[2:3], off offset:100
1D44  s_cbranch_execz 1
1D48  s_branch 4
1D4C  global_load_ushort v33, v[0:1], off offset:50
1D54  s_waitcnt vmcnt(0)
1D58  v_lshlrev_b32_e32 v33, 16, v33
1D5C  s_and_b64 vcc, exec, s[2:3]
1D60  s_cbranch_vccnz 4
1D64  global_load_dword v34, v[2:3], off offset:104
1D6C  s_cbranch_execz 1
1D70  s_branch 4
1D74  global_load_ushort v34, v[0:1], off offset:52
1D7C  s_waitcnt vmcnt(0)
1D80  v_lshlrev_b32_e32 v34, 16, v34
1D84  s_and_b64 vcc, exec, s[2:3]
1D88  s_cbranch_vccnz 4
1D8C  global_load_dword v35, v[2:3], off offset:108
1D94  s_cbranch_execz 1
1D98  s_branch 4
1D9C  global_load_ushort v35, v[0:1], off offset:54
1DA4  s_waitcnt vmcnt(0)
1DA8  v_lshlrev_b32_e32 v35, 16, v35
1DAC  s_and_b64 vcc, exec, s[2:3]
1DB0  s_cbranch_vccnz 4
1DB4  global_load_dword v36, v[2:3], off offset:112
1DBC  s_cbranch_execz 1
1DC0  s_branch 4
1DC4  global_load_ushort v36, v[0:1], off offset:56
1DCC  s_waitcnt vmcnt(0)
1DD0  v_lshlrev_b32_e32 v36, 16, v36
1DD4  s_and_b64 vcc, exec, s[2:3]
1DD8  s_cbranch_vccnz 4
1DDC  global_load_dword v37, v[2:3], off offset:116
1DE4  s_cbranch_execz 1
1DE8  s_branch 4
1DEC  global_load_ushort v37, v[0:1], off offset:58
1DF4  s_waitcnt vmcnt(0)
1DF8  v_lshlrev_b32_e32 v37, 16, v37
1DFC  s_and_b64 vcc, exec, s[2:3]
1E00  s_cbranch_vccnz 4
1E04  global_load_dword v38, v[2:3], off offset:120
1E0C  s_cbranch_execz 1
1E10  s_branch 4
1E14  global_load_ushort v38, v[0:1], off offset:60
1E1C  s_waitcnt vmcnt(0)
1E20  v_lshlrev_b32_e32 v38, 16, v38
1E24  s_and_b64 vcc, exec, s[2:3]
1E28  s_cbranch_vccnz 4
1E2C  global_load_dword v39, v[2:3], off offset:124
1E34  s_cbranch_execz 1
1E38  s_branch 4
1E3C  global_load_ushort v0, v[0:1], off offset:62
1E44  s_waitcnt vmcnt(0)
1E48  v_lshlrev_b32_e32 v39, 16, v0
1E4C  s_load_dwordx2 s[82:83], s[0:1], 0x8
1E54  s_bitcmp1_b32 s78, 1
1E58  s_cselect_b64 s[84:85], -1, 0
1E5C  s_and_b64 vcc, exec, s[84:85]
1E60  s_cbranch_vccz 317
1E64  s_cmp_eq_u32 s79, 0
1E68  s_cbranch_scc1 96
1E6C  s_lshl_b32 s2, s79, 31
1E70  s_lshl_b32 s3, s79, 30
1E74  v_bfrev_b32_e32 v0, 1
1E78  s_waitcnt vmcnt(0)
1E7C  v_xor_b32_e32 v8, s2, v8
1E80  s_lshl_b32 s2, s79, 29
1E84  v_bitop3_b32 v9, s3, v9, v0 bitop3:0x6c
1E8C  s_lshl_b32 s3, s79, 28
1E90  v_bitop3_b32 v12, s2, v12, v0 bitop3:0x6c
1E98  s_lshl_b32 s2, s79, 27
1E9C  v_bitop3_b32 v13, s3, v13, v0 bitop3:0x6c
1EA4  s_lshl_b32 s3, s79, 26
1EA8  v_bitop3_b32 v10, s2, v10, v0 bitop3:0x6c
1EB0  s_lshl_b32 s2, s79, 25
1EB4  v_bitop3_b32 v11, s3, v11, v0 bitop3:0x6c
1EBC  s_lshl_b32 s3, s79, 24
1EC0  v_bitop3_b32 v14, s2, v14, v0 bitop3:0x6c
1EC8  s_lshl_b32 s2, s79, 23
1ECC  v_bitop3_b32 v15, s3, v15, v0 bitop3:0x6c
1ED4  s_lshl_b32 s3, s79, 22
1ED8  v_bitop3_b32 v16, s2, v16, v0 bitop3:0x6c
1EE0  s_lshl_b32 s2, s79, 21
1EE4  v_bitop3_b32 v17, s3, v17, v0 bitop3:0x6c
1EEC  s_lshl_b32 s3, s79, 20
1EF0  v_bitop3_b32 v18, s2, v18, v0 bitop3:0x6c
1EF8  s_lshl_b32 s2, s79, 19
1EFC  v_bitop3_b32 v19, s3, v19, v0 bitop3:0x6c
1F04  s_lshl_b32 s3, s79, 18
1F08  v_bitop3_b32 v20, s2, v20, v0 bitop3:0x6c
1F10  s_lshl_b32 s2, s79, 17
1F14  v_bitop3_b32 v21, s3, v21, v0 bitop3:0x6c
1F1C  s_lshl_b32 s3, s79, 16
1F20  v_bitop3_b32 v22, s2, v22, v0 bitop3:0x6c
1F28  s_lshl_b32 s2, s79, 15
1F2C  v_bitop3_b32 v23, s3, v23, v0 bitop3:0x6c
1F34  s_lshl_b32 s3, s79, 14
1F38  v_bitop3_b32 v24, s2, v24, v0 bitop3:0x6c
1F40  s_lshl_b32 s2, s79, 13
1F44  v_bitop3_b32 v25, s3, v25, v0 bitop3:0x6c
1F4C  s_lshl_b32 s3, s79, 12
1F50  v_bitop3_b32 v26, s2, v26, v0 bitop3:0x6c
1F58  s_lshl_b32 s2, s79, 11
1F5C  v_bitop3_b32 v27, s3, v27, v0 bitop3:0x6c
1F64  s_lshl_b32 s3, s79, 10
1F68  v_bitop3_b32 v28, s2, v28, v0 bitop3:0x6c
1F70  s_lshl_b32 s2, s79, 9
1F74  v_bitop3_b32 v29, s3, v29, v0 bitop3:0x6c
1F7C  s_lshl_b32 s3, s79, 8
1F80  v_bitop3_b32 v30, s2, v30, v0 bitop3:0x6c
1F88  s_lshl_b32 s2, s79, 7
1F8C  v_bitop3_b32 v31, s3, v31, v0 bitop3:0x6c
1F94  s_lshl_b32 s3, s79, 6
1F98  v_bitop3_b32 v32, s2, v32, v0 bitop3:0x6c
1FA0  s_lshl_b32 s2, s79, 5
1FA4  v_bitop3_b32 v33, s3, v33, v0 bitop3:0x6c
1FAC  s_lshl_b32 s3, s79, 4
1FB0  v_bitop3_b32 v34, s2, v34, v0 bitop3:0x6c
1FB8  s_lshl_b32 s2, s79, 3
1FBC  v_bitop3_b32 v35, s3, v35, v0 bitop3:0x6c
1FC4  s_lshl_b32 s3, s79, 2
1FC8  v_bitop3_b32 v36, s2, v36, v0 bitop3:0x6c
1FD0  s_lshl_b32 s2, s79, 1
1FD4  v_bitop3_b32 v37, s3, v37, v0 bitop3:0x6c
1FDC  v_bitop3_b32 v39, s79, v39, v0 bitop3:0x6c
1FE4  v_bitop3_b32 v38, s2, v38, v0 bitop3:0x6c
1FEC  s_waitcnt vmcnt(0)
1FF0  v_pk_add_f32 v[0:1], v[8:9], v[8:9] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
1FF8  v_pk_add_f32 v[2:3], v[8:9], v[8:9] op_sel:[0,1]
2000  v_pk_add_f32 v[8:9], v[12:13], v[12:13] op_sel:[0,1]
2008  v_mov_b32_e32 v3, v1
200C  v_pk_add_f32 v[0:1], v[12:13], v[12:13] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2014  v_mov_b32_e32 v9, v1
2018  v_pk_add_f32 v[0:1], v[10:11], v[10:11] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2020  v_pk_add_f32 v[10:11], v[10:11], v[10:11] op_sel:[0,1]
2028  v_pk_add_f32 v[12:13], v[14:15], v[14:15] op_sel:[0,1]
2030  v_mov_b32_e32 v11, v1
2034  v_pk_add_f32 v[0:1], v[14:15], v[14:15] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
203C  v_mov_b32_e32 v13, v1
2040  v_pk_add_f32 v[0:1], v[16:17], v[16:17] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2048  v_pk_add_f32 v[14:15], v[16:17], v[16:17] op_sel:[0,1]
2050  v_pk_add_f32 v[16:17], v[18:19], v[18:19] op_sel:[0,1]
2058  v_mov_b32_e32 v15, v1
205C  v_pk_add_f32 v[0:1], v[18:19], v[18:19] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2064  v_mov_b32_e32 v17, v1
2068  v_pk_add_f32 v[0:1], v[20:21], v[20:21] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2070  v_pk_add_f32 v[18:19], v[20:21], v[20:21] op_sel:[0,1]
2078  v_pk_add_f32 v[20:21], v[22:23], v[22:23] op_sel:[0,1]
2080  v_mov_b32_e32 v19, v1
2084  v_pk_add_f32 v[0:1], v[22:23], v[22:23] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
208C  v_mov_b32_e32 v21, v1
2090  v_pk_add_f32 v[0:1], v[24:25], v[24:25] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2098  v_pk_add_f32 v[22:23], v[24:25], v[24:25] op_sel:[0,1]
20A0  v_pk_add_f32 v[24:25], v[26:27], v[26:27] op_sel:[0,1]
20A8  v_mov_b32_e32 v23, v1
20AC  v_pk_add_f32 v[0:1], v[26:27], v[26:27] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
20B4  v_mov_b32_e32 v25, v1
20B8  v_pk_add_f32 v[0:1], v[28:29], v[28:29] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
20C0  v_pk_add_f32 v[26:27], v[28:29], v[28:29] op_sel:[0,1]
20C8  v_pk_add_f32 v[28:29], v[30:31], v[30:31] op_sel:[0,1]
20D0  v_mov_b32_e32 v27, v1
20D4  v_pk_add_f32 v[0:1], v[30:31], v[30:31] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
20DC  v_mov_b32_e32 v29, v1
20E0  v_pk_add_f32 v[0:1], v[32:33], v[32:33] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
20E8  v_pk_add_f32 v[30:31], v[32:33], v[32:33] op_sel:[0,1]
20F0  v_pk_add_f32 v[32:33], v[34:35], v[34:35] op_sel:[0,1]
20F8  v_mov_b32_e32 v31, v1
20FC  v_pk_add_f32 v[0:1], v[34:35], v[34:35] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2104  v_mov_b32_e32 v33, v1
2108  v_pk_add_f32 v[0:1], v[36:37], v[36:37] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2110  v_pk_add_f32 v[34:35], v[36:37], v[36:37] op_sel:[0,1]
2118  v_pk_add_f32 v[36:37], v[38:39], v[38:39] op_sel:[0,1]
2120  v_mov_b32_e32 v35, v1
2124  v_pk_add_f32 v[0:1], v[38:39], v[38:39] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
212C  v_mov_b32_e32 v37, v1
2130  v_pk_add_f32 v[0:1], v[2:3], v[8:9]
2138  v_pk_add_f32 v[38:39], v[10:11], v[12:13]
2140  v_pk_add_f32 v[2:3], v[2:3], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
2148  v_pk_add_f32 v[8:9], v[10:11], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
2150  v_pk_add_f32 v[10:11], v[14:15], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
2158  v_pk_add_f32 v[12:13], v[18:19], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
2160  v_pk_add_f32 v[40:41], v[14:15], v[16:17]
2168  v_pk_add_f32 v[42:43], v[18:19], v[20:21]
2170  v_pk_add_f32 v[14:15], v[2:3], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
2178  v_pk_add_f32 v[16:17], v[10:11], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
2180  v_pk_add_f32 v[2:3], v[2:3], v[8:9]
2188  v_pk_add_f32 v[8:9], v[10:11], v[12:13]
2190  v_pk_add_f32 v[44:45], v[0:1], v[38:39] neg_lo:[0,1] neg_hi:[0,1]
2198  v_pk_add_f32 v[46:47], v[40:41], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
21A0  v_pk_add_f32 v[0:1], v[0:1], v[38:39]
21A8  v_pk_add_f32 v[38:39], v[40:41], v[42:43]
21B0  v_pk_add_f32 v[12:13], v[2:3], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
21B8  v_mov_b32_e32 v10, v14
21BC  v_mov_b32_e32 v11, v3
21C0  v_mov_b32_e32 v18, v16
21C4  v_mov_b32_e32 v19, v9
21C8  v_mov_b32_e32 v3, v15
21CC  v_mov_b32_e32 v9, v17
21D0  v_pk_add_f32 v[40:41], v[0:1], v[38:39]
21D8  v_pk_add_f32 v[0:1], v[0:1], v[38:39] neg_lo:[0,1] neg_hi:[0,1]
21E0  v_pk_add_f32 v[38:39], v[44:45], v[46:47]
21E8  v_pk_add_f32 v[42:43], v[44:45], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
21F0  v_pk_add_f32 v[18:19], v[10:11], v[18:19]
21F8  v_pk_add_f32 v[2:3], v[2:3], v[8:9]
2200  v_pk_add_f32 v[44:45], v[14:15], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
2208  v_pk_add_f32 v[8:9], v[22:23], v[24:25]
2210  v_pk_add_f32 v[10:11], v[26:27], v[28:29]
2218  v_pk_add_f32 v[14:15], v[30:31], v[32:33]
2220  v_pk_add_f32 v[16:17], v[34:35], v[36:37]
2228  v_pk_add_f32 v[20:21], v[8:9], v[10:11]
2230  v_pk_add_f32 v[46:47], v[14:15], v[16:17]
2238  v_pk_add_f32 v[8:9], v[8:9], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
2240  v_pk_add_f32 v[48:49], v[20:21], v[46:47]
2248  v_pk_add_f32 v[46:47], v[20:21], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
2250  v_pk_add_f32 v[20:21], v[22:23], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
2258  v_pk_add_f32 v[22:23], v[26:27], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
2260  v_pk_add_f32 v[24:25], v[30:31], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
2268  v_pk_add_f32 v[26:27], v[34:35], v[36:37] neg_lo:[0,1] neg_hi:[0,1]
2270  v_pk_add_f32 v[28:29], v[20:21], v[22:23]
2278  v_pk_add_f32 v[30:31], v[24:25], v[26:27]
2280  v_pk_add_f32 v[10:11], v[14:15], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
2288  v_pk_add_f32 v[32:33], v[28:29], v[30:31]
2290  v_pk_add_f32 v[34:35], v[28:29], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
2298  v_pk_add_f32 v[28:29], v[8:9], v[10:11]
22A0  v_pk_add_f32 v[36:37], v[8:9], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
22A8  v_pk_add_f32 v[8:9], v[20:21], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
22B0  v_pk_add_f32 v[10:11], v[24:25], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
22B8  s_mov_b32 s2, 0x3e800000
22C0  v_pk_add_f32 v[30:31], v[8:9], v[10:11]
22C8  v_pk_add_f32 v[50:51], v[8:9], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
22D0  v_pk_mul_f32 v[14:15], v[2:3], s[2:3] op_sel_hi:[1,0]
22D8  v_pk_mul_f32 v[8:9], v[40:41], s[2:3] op_sel_hi:[1,0]
22E0  v_pk_mul_f32 v[10:11], v[38:39], s[2:3] op_sel_hi:[1,0]
22E8  v_pk_mul_f32 v[40:41], v[18:19], s[2:3] op_sel_hi:[1,0]
22F0  v_pk_mul_f32 v[16:17], v[0:1], s[2:3] op_sel_hi:[1,0]
22F8  v_pk_mul_f32 v[18:19], v[12:13], s[2:3] op_sel_hi:[1,0]
2300  v_pk_mul_f32 v[20:21], v[42:43], s[2:3] op_sel_hi:[1,0]
2308  v_pk_mul_f32 v[22:23], v[44:45], s[2:3] op_sel_hi:[1,0]
2310  v_pk_mul_f32 v[24:25], v[48:49], s[2:3] op_sel_hi:[1,0]
2318  v_pk_mul_f32 v[26:27], v[32:33], s[2:3] op_sel_hi:[1,0]
2320  v_pk_mul_f32 v[28:29], v[28:29], s[2:3] op_sel_hi:[1,0]
2328  v_pk_mul_f32 v[30:31], v[30:31], s[2:3] op_sel_hi:[1,0]
2330  v_pk_mul_f32 v[32:33], v[46:47], s[2:3] op_sel_hi:[1,0]
2338  v_pk_mul_f32 v[34:35], v[34:35], s[2:3] op_sel_hi:[1,0]
2340  v_pk_mul_f32 v[36:37], v[36:37], s[2:3] op_sel_hi:[1,0]
2348  v_pk_mul_f32 v[38:39], v[50:51], s[2:3] op_sel_hi:[1,0]
2350  v_mov_b32_e32 v12, v14
2354  s_branch 3
2358  s_waitcnt vmcnt(0)
235C  v_mov_b32_e32 v40, v14
2360  v_mov_b32_e32 v41, v13
2364  v_and_b32_e32 v69, 0x7fffffff, v8
236C  v_and_b32_e32 v70, 0x7fffffff, v9
2374  v_max_u32_e32 v0, v70, v69
2378  v_and_b32_e32 v71, 0x7fffffff, v12
2380  v_and_b32_e32 v68, 0x7fffffff, v41
2388  v_and_b32_e32 v62, 0x7fffffff, v11
2390  v_and_b32_e32 v67, 0x7fffffff, v10
2398  v_max3_u32 v0, v68, v71, v0
23A0  v_and_b32_e32 v55, 0x7fffffff, v40
23A8  v_max3_u32 v0, v62, v67, v0
23B0  v_and_b32_e32 v65, 0x7fffffff, v15
23B8  v_max3_u32 v0, v65, v55, v0
23C0  v_and_b32_e32 v66, 0x7fffffff, v16
23C8  v_and_b32_e32 v63, 0x7fffffff, v17
23D0  v_max3_u32 v0, v63, v66, v0
23D8  v_and_b32_e32 v64, 0x7fffffff, v18
23E0  v_and_b32_e32 v60, 0x7fffffff, v19
23E8  v_max3_u32 v0, v60, v64, v0
23F0  v_and_b32_e32 v61, 0x7fffffff, v20
23F8  v_and_b32_e32 v58, 0x7fffffff, v21
2400  v_max3_u32 v0, v58, v61, v0
2408  v_and_b32_e32 v59, 0x7fffffff, v22
2410  v_and_b32_e32 v56, 0x7fffffff, v23
2418  v_max3_u32 v0, v56, v59, v0
2420  v_and_b32_e32 v57, 0x7fffffff, v24
2428  v_and_b32_e32 v53, 0x7fffffff, v25
2430  v_max3_u32 v0, v53, v57, v0
2438  v_and_b32_e32 v54, 0x7fffffff, v26
2440  v_and_b32_e32 v51, 0x7fffffff, v27
2448  v_max3_u32 v0, v51, v54, v0
2450  v_and_b32_e32 v52, 0x7fffffff, v28
2458  v_and_b32_e32 v49, 0x7fffffff, v29
2460  v_max3_u32 v0, v49, v52, v0
2468  v_and_b32_e32 v50, 0x7fffffff, v30
2470  v_and_b32_e32 v47, 0x7fffffff, v31
2478  v_max3_u32 v0, v47, v50, v0
2480  v_and_b32_e32 v48, 0x7fffffff, v32
2488  v_and_b32_e32 v45, 0x7fffffff, v33
2490  v_max3_u32 v0, v45, v48, v0
2498  v_and_b32_e32 v46, 0x7fffffff, v34
24A0  v_and_b32_e32 v43, 0x7fffffff, v35
24A8  v_max3_u32 v0, v43, v46, v0
24B0  v_and_b32_e32 v44, 0x7fffffff, v36
24B8  v_and_b32_e32 v42, 0x7fffffff, v37
24C0  v_max3_u32 v0, v42, v44, v0
24C8  v_and_b32_e32 v14, 0x7fffffff, v38
24D0  v_and_b32_e32 v13, 0x7fffffff, v39
24D8  v_max3_u32 v72, v13, v14, v0
24E0  s_mov_b32 s4, 0x7f7fffff
24E8  v_mov_b32_e32 v1, 0
24EC  v_cmp_lt_u32_e32 vcc, s4, v72
24F0  v_mov_b32_e32 v0, v1
24F4  v_mov_b32_e32 v2, v1
24F8  v_mov_b32_e32 v3, v1
24FC  s_and_saveexec_b64 s[86:87], vcc
2500  s_cbranch_execz 667
2504  v_cmp_lt_u32_e32 vcc, s4, v69
2508  s_mov_b32 s8, 0x7f800000
2510  v_mov_b32_e32 v2, v1
2514  v_cndmask_b32_e64 v0, 0, 7, vcc
251C  v_mov_b32_e32 v3, v1
2520  v_cmp_lt_u32_e64 s[2:3], s8, v70
2528  v_cmp_lt_u32_e64 s[4:5], s4, v70
2530  s_and_saveexec_b64 s[6:7], s[4:5]
2534  v_and_b32_e32 v9, 0x80000000, v9
253C  s_and_b64 s[4:5], s[84:85], s[2:3]
2540  v_or_b32_e32 v0, 0x70, v0
2548  v_cndmask_b32_e64 v9, v9, 0, s[4:5]
2550  s_or_b64 exec, exec, s[6:7]
2554  s_mov_b32 s18, 0x7f7fffff
255C  v_cmp_lt_u32_e64 s[6:7], s8, v71
2564  v_cmp_lt_u32_e64 s[4:5], s18, v71
256C  s_and_saveexec_b64 s[8:9], s[4:5]
2570  v_and_b32_e32 v12, 0x80000000, v12
2578  s_and_b64 s[4:5], s[84:85], s[6:7]
257C  v_or_b32_e32 v0, 0x700, v0
2584  v_cndmask_b32_e64 v12, v12, 0, s[4:5]
258C  s_or_b64 exec, exec, s[8:9]
2590  v_or_b32_e32 v72, 0x7000, v0
2598  v_cmp_lt_u32_e64 s[14:15], s18, v68
25A0  v_cmp_lt_u32_e64 s[10:11], s18, v67
25A8  v_cmp_lt_u32_e64 s[12:13], s18, v62
25B0  v_cndmask_b32_e64 v0, v0, v72, s[14:15]
25B8  v_or_b32_e32 v72, 0x70000, v0
25C0  v_cndmask_b32_e64 v0, v0, v72, s[10:11]
25C8  v_or_b32_e32 v72, 0x700000, v0
25D0  v_cndmask_b32_e64 v0, v0, v72, s[12:13]
25D8  s_mov_b32 s22, 0x7f800000
25E0  v_or_b32_e32 v72, 0x7000000, v0
25E8  v_cmp_lt_u32_e64 s[8:9], s18, v55
25F0  v_cmp_lt_u32_e64 s[4:5], s22, v55
25F8  v_cmp_lt_u32_e64 s[16:17], s22, v65
2600  v_cndmask_b32_e64 v0, v0, v72, s[8:9]
2608  v_cmp_lt_u32_e64 s[18:19], s18, v65
2610  s_and_saveexec_b64 s[20:21], s[18:19]
2614  v_and_b32_e32 v15, 0x80000000, v15
261C  s_and_b64 s[18:19], s[84:85], s[16:17]
2620  v_or_b32_e32 v0, 0x70000000, v0
2628  v_cndmask_b32_e64 v15, v15, 0, s[18:19]
2630  s_or_b64 exec, exec, s[20:21]
2634  s_mov_b32 s24, 0x7f7fffff
263C  v_cmp_lt_u32_e64 s[18:19], s22, v66
2644  v_cmp_lt_u32_e64 s[20:21], s24, v66
264C  s_and_saveexec_b64 s[22:23], s[20:21]
2650  v_and_b32_e32 v16, 0x80000000, v16
2658  s_and_b64 s[20:21], s[84:85], s[18:19]
265C  v_or_b32_e32 v1, 7, v1
2660  v_cndmask_b32_e64 v16, v16, 0, s[20:21]
2668  s_or_b64 exec, exec, s[22:23]
266C  s_mov_b32 s26, 0x7f800000
2674  v_cmp_lt_u32_e64 s[20:21], s26, v63
267C  v_cmp_lt_u32_e64 s[22:23], s24, v63
2684  s_and_saveexec_b64 s[24:25], s[22:23]
2688  v_and_b32_e32 v17, 0x80000000, v17
2690  s_and_b64 s[22:23], s[84:85], s[20:21]
2694  v_or_b32_e32 v1, 0x70, v1
269C  v_cndmask_b32_e64 v17, v17, 0, s[22:23]
26A4  s_or_b64 exec, exec, s[24:25]
26A8  s_mov_b32 s28, 0x7f7fffff
26B0  v_cmp_lt_u32_e64 s[22:23], s26, v64
26B8  v_cmp_lt_u32_e64 s[24:25], s28, v64
26C0  s_and_saveexec_b64 s[26:27], s[24:25]
26C4  v_and_b32_e32 v18, 0x80000000, v18
26CC  s_and_b64 s[24:25], s[84:85], s[22:23]
26D0  v_or_b32_e32 v1, 0x700, v1
26D8  v_cndmask_b32_e64 v18, v18, 0, s[24:25]
26E0  s_or_b64 exec, exec, s[26:27]
26E4  s_mov_b32 s30, 0x7f800000
26EC  v_cmp_lt_u32_e64 s[24:25], s30, v60
26F4  v_cmp_lt_u32_e64 s[26:27], s28, v60
26FC  s_and_saveexec_b64 s[28:29], s[26:27]
2700  v_and_b32_e32 v19, 0x80000000, v19
2708  s_and_b64 s[26:27], s[84:85], s[24:25]
270C  v_or_b32_e32 v1, 0x7000, v1
2714  v_cndmask_b32_e64 v19, v19, 0, s[26:27]
271C  s_or_b64 exec, exec, s[28:29]
2720  s_mov_b32 s34, 0x7f7fffff
2728  v_cmp_lt_u32_e64 s[26:27], s30, v61
2730  v_cmp_lt_u32_e64 s[28:29], s34, v61
2738  s_and_saveexec_b64 s[30:31], s[28:29]
273C  v_and_b32_e32 v20, 0x80000000, v20
2744  s_and_b64 s[28:29], s[84:85], s[26:27]
2748  v_or_b32_e32 v1, 0x70000, v1
2750  v_cndmask_b32_e64 v20, v20, 0, s[28:29]
2758  s_or_b64 exec, exec, s[30:31]
275C  s_mov_b32 s36, 0x7f800000
2764  v_cmp_lt_u32_e64 s[28:29], s36, v58
276C  v_cmp_lt_u32_e64 s[30:31], s34, v58
2774  s_and_saveexec_b64 s[34:35], s[30:31]
2778  v_and_b32_e32 v21, 0x80000000, v21
2780  s_and_b64 s[30:31], s[84:85], s[28:29]
2784  v_or_b32_e32 v1, 0x700000, v1
278C  v_cndmask_b32_e64 v21, v21, 0, s[30:31]
2794  s_or_b64 exec, exec, s[34:35]
2798  s_mov_b32 s38, 0x7f7fffff
27A0  v_cmp_lt_u32_e64 s[30:31], s36, v59
27A8  v_cmp_lt_u32_e64 s[34:35], s38, v59
27B0  s_and_saveexec_b64 s[36:37], s[34:35]
27B4  v_and_b32_e32 v22, 0x80000000, v22
27BC  s_and_b64 s[34:35], s[84:85], s[30:31]
27C0  v_or_b32_e32 v1, 0x7000000, v1
27C8  v_cndmask_b32_e64 v22, v22, 0, s[34:35]
27D0  s_or_b64 exec, exec, s[36:37]
27D4  s_mov_b32 s40, 0x7f800000
27DC  v_cmp_lt_u32_e64 s[34:35], s40, v56
27E4  v_cmp_lt_u32_e64 s[36:37], s38, v56
27EC  s_and_saveexec_b64 s[38:39], s[36:37]
27F0  v_and_b32_e32 v23, 0x80000000, v23
27F8  s_and_b64 s[36:37], s[84:85], s[34:35]
27FC  v_or_b32_e32 v1, 0x70000000, v1
2804  v_cndmask_b32_e64 v23, v23, 0, s[36:37]
280C  s_or_b64 exec, exec, s[38:39]
2810  s_mov_b32 s42, 0x7f7fffff
2818  v_cmp_lt_u32_e64 s[36:37], s40, v57
2820  v_cmp_lt_u32_e64 s[38:39], s42, v57
2828  s_and_saveexec_b64 s[40:41], s[38:39]
282C  v_and_b32_e32 v24, 0x80000000, v24
2834  s_and_b64 s[38:39], s[84:85], s[36:37]
2838  v_or_b32_e32 v2, 7, v2
283C  v_cndmask_b32_e64 v24, v24, 0, s[38:39]
2844  s_or_b64 exec, exec, s[40:41]
2848  s_mov_b32 s44, 0x7f800000
2850  v_cmp_lt_u32_e64 s[38:39], s44, v53
2858  v_cmp_lt_u32_e64 s[40:41], s42, v53
2860  s_and_saveexec_b64 s[42:43], s[40:41]
2864  v_and_b32_e32 v25, 0x80000000, v25
286C  s_and_b64 s[40:41], s[84:85], s[38:39]
2870  v_or_b32_e32 v2, 0x70, v2
2878  v_cndmask_b32_e64 v25, v25, 0, s[40:41]
2880  s_or_b64 exec, exec, s[42:43]
2884  s_mov_b32 s46, 0x7f7fffff
288C  v_cmp_lt_u32_e64 s[40:41], s44, v54
2894  v_cmp_lt_u32_e64 s[42:43], s46, v54
289C  s_and_saveexec_b64 s[44:45], s[42:43]
28A0  v_and_b32_e32 v26, 0x80000000, v26
28A8  s_and_b64 s[42:43], s[84:85], s[40:41]
28AC  v_or_b32_e32 v2, 0x700, v2
28B4  v_cndmask_b32_e64 v26, v26, 0, s[42:43]
28BC  s_or_b64 exec, exec, s[44:45]
28C0  s_mov_b32 s48, 0x7f800000
28C8  v_cmp_lt_u32_e64 s[42:43], s48, v51
28D0  v_cmp_lt_u32_e64 s[44:45], s46, v51
28D8  s_and_saveexec_b64 s[46:47], s[44:45]
28DC  v_and_b32_e32 v27, 0x80000000, v27
28E4  s_and_b64 s[44:45], s[84:85], s[42:43]
28E8  v_or_b32_e32 v2, 0x7000, v2
28F0  v_cndmask_b32_e64 v27, v27, 0, s[44:45]
28F8  s_or_b64 exec, exec, s[46:47]
28FC  s_mov_b32 s50, 0x7f7fffff
2904  v_cmp_lt_u32_e64 s[44:45], s48, v52
290C  v_cmp_lt_u32_e64 s[46:47], s50, v52
2914  s_and_saveexec_b64 s[48:49], s[46:47]
2918  v_and_b32_e32 v28, 0x80000000, v28
2920  s_and_b64 s[46:47], s[84:85], s[44:45]
2924  v_or_b32_e32 v2, 0x70000, v2
292C  v_cndmask_b32_e64 v28, v28, 0, s[46:47]
2934  s_or_b64 exec, exec, s[48:49]
2938  s_mov_b32 s52, 0x7f800000
2940  v_cmp_lt_u32_e64 s[46:47], s52, v49
2948  v_cmp_lt_u32_e64 s[48:49], s50, v49
2950  s_and_saveexec_b64 s[50:51], s[48:49]
2954  v_and_b32_e32 v29, 0x80000000, v29
295C  s_and_b64 s[48:49], s[84:85], s[46:47]
2960  v_or_b32_e32 v2, 0x700000, v2
2968  v_cndmask_b32_e64 v29, v29, 0, s[48:49]
2970  s_or_b64 exec, exec, s[50:51]
2974  s_mov_b32 s54, 0x7f7fffff
297C  v_cmp_lt_u32_e64 s[48:49], s52, v50
2984  v_cmp_lt_u32_e64 s[50:51], s54, v50
298C  s_and_saveexec_b64 s[52:53], s[50:51]
2990  v_and_b32_e32 v30, 0x80000000, v30
2998  s_and_b64 s[50:51], s[84:85], s[48:49]
299C  v_or_b32_e32 v2, 0x7000000, v2
29A4  v_cndmask_b32_e64 v30, v30, 0, s[50:51]
29AC  s_or_b64 exec, exec, s[52:53]
29B0  s_mov_b32 s56, 0x7f800000
29B8  v_cmp_lt_u32_e64 s[50:51], s56, v47
29C0  v_cmp_lt_u32_e64 s[52:53], s54, v47
29C8  s_and_saveexec_b64 s[54:55], s[52:53]
29CC  v_and_b32_e32 v31, 0x80000000, v31
29D4  s_and_b64 s[52:53], s[84:85], s[50:51]
29D8  v_or_b32_e32 v2, 0x70000000, v2
29E0  v_cndmask_b32_e64 v31, v31, 0, s[52:53]
29E8  s_or_b64 exec, exec, s[54:55]
29EC  s_mov_b32 s58, 0x7f7fffff
29F4  v_cmp_lt_u32_e64 s[52:53], s56, v48
29FC  v_cmp_lt_u32_e64 s[54:55], s58, v48
2A04  s_and_saveexec_b64 s[56:57], s[54:55]
2A08  v_and_b32_e32 v32, 0x80000000, v32
2A10  s_and_b64 s[54:55], s[84:85], s[52:53]
2A14  v_or_b32_e32 v3, 7, v3
2A18  v_cndmask_b32_e64 v32, v32, 0, s[54:55]
2A20  s_or_b64 exec, exec, s[56:57]
2A24  s_mov_b32 s60, 0x7f800000
2A2C  v_cmp_lt_u32_e64 s[54:55], s60, v45
2A34  v_cmp_lt_u32_e64 s[56:57], s58, v45
2A3C  s_and_saveexec_b64 s[58:59], s[56:57]
2A40  v_and_b32_e32 v33, 0x80000000, v33
2A48  s_and_b64 s[56:57], s[84:85], s[54:55]
2A4C  v_or_b32_e32 v3, 0x70, v3
2A54  v_cndmask_b32_e64 v33, v33, 0, s[56:57]
2A5C  s_or_b64 exec, exec, s[58:59]
2A60  s_mov_b32 s62, 0x7f7fffff
2A68  v_cmp_lt_u32_e64 s[56:57], s60, v46
2A70  v_cmp_lt_u32_e64 s[58:59], s62, v46
2A78  s_and_saveexec_b64 s[60:61], s[58:59]
2A7C  v_and_b32_e32 v34, 0x80000000, v34
2A84  s_and_b64 s[58:59], s[84:85], s[56:57]
2A88  v_or_b32_e32 v3, 0x700, v3
2A90  v_cndmask_b32_e64 v34, v34, 0, s[58:59]
2A98  s_or_b64 exec, exec, s[60:61]
2A9C  s_mov_b32 s64, 0x7f800000
2AA4  v_cmp_lt_u32_e64 s[58:59], s64, v43
2AAC  v_cmp_lt_u32_e64 s[60:61], s62, v43
2AB4  s_and_saveexec_b64 s[62:63], s[60:61]
2AB8  v_and_b32_e32 v35, 0x80000000, v35
2AC0  s_and_b64 s[60:61], s[84:85], s[58:59]
2AC4  v_or_b32_e32 v3, 0x7000, v3
2ACC  v_cndmask_b32_e64 v35, v35, 0, s[60:61]
2AD4  s_or_b64 exec, exec, s[62:63]
2AD8  s_mov_b32 s66, 0x7f7fffff
2AE0  v_cmp_lt_u32_e64 s[60:61], s64, v44
2AE8  v_cmp_lt_u32_e64 s[62:63], s66, v44
2AF0  s_and_saveexec_b64 s[64:65], s[62:63]
2AF4  v_and_b32_e32 v36, 0x80000000, v36
2AFC  s_and_b64 s[62:63], s[84:85], s[60:61]
2B00  v_or_b32_e32 v3, 0x70000, v3
2B08  v_cndmask_b32_e64 v36, v36, 0, s[62:63]
2B10  s_or_b64 exec, exec, s[64:65]
2B14  s_mov_b32 s68, 0x7f800000
2B1C  v_cmp_lt_u32_e64 s[64:65], s68, v42
2B24  v_cmp_lt_u32_e64 s[62:63], s66, v42
2B2C  s_and_saveexec_b64 s[66:67], s[62:63]
2B30  v_and_b32_e32 v37, 0x80000000, v37
2B38  s_and_b64 s[62:63], s[84:85], s[64:65]
2B3C  v_or_b32_e32 v3, 0x700000, v3
2B44  v_cndmask_b32_e64 v37, v37, 0, s[62:63]
2B4C  s_or_b64 exec, exec, s[66:67]
2B50  s_mov_b32 s70, 0x7f7fffff
2B58  v_cmp_lt_u32_e64 s[68:69], s68, v14
2B60  v_cmp_lt_u32_e64 s[62:63], s70, v14
2B68  s_and_saveexec_b64 s[66:67], s[62:63]
2B6C  v_and_b32_e32 v38, 0x80000000, v38
2B74  s_and_b64 s[62:63], s[84:85], s[68:69]
2B78  v_or_b32_e32 v3, 0x7000000, v3
2B80  v_cndmask_b32_e64 v38, v38, 0, s[62:63]
2B88  s_or_b64 exec, exec, s[66:67]
2B8C  s_mov_b32 s74, 0x7f800000
2B94  v_cmp_lt_u32_e64 s[62:63], s74, v13
2B9C  v_cmp_lt_u32_e64 s[66:67], s70, v13
2BA4  s_and_saveexec_b64 s[70:71], s[66:67]
2BA8  v_and_b32_e32 v39, 0x80000000, v39
2BB0  s_and_b64 s[66:67], s[84:85], s[62:63]
2BB4  v_or_b32_e32 v3, 0x70000000, v3
2BBC  v_cndmask_b32_e64 v39, v39, 0, s[66:67]
2BC4  s_or_b64 exec, exec, s[70:71]
2BC8  v_cmp_lt_u32_e64 s[66:67], s74, v69
2BD0  v_cmp_lt_u32_e64 s[70:71], s74, v68
2BD8  v_cmp_lt_u32_e64 s[72:73], s74, v67
2BE0  v_cndmask_b32_e64 v69, v69, 0, s[66:67]
2BE8  v_max_u32_e32 v70, v70, v69
2BEC  v_cndmask_b32_e64 v69, v70, v69, s[2:3]
2BF4  v_max_u32_e32 v70, v71, v69
2BF8  v_cndmask_b32_e64 v69, v70, v69, s[6:7]
2C00  v_max_u32_e32 v70, v68, v69
2C04  v_cndmask_b32_e64 v68, v70, v69, s[70:71]
2C0C  v_max_u32_e32 v69, v67, v68
2C10  v_cndmask_b32_e64 v67, v69, v68, s[72:73]
2C18  v_max_u32_e32 v68, v62, v67
2C1C  v_cmp_lt_u32_e64 s[74:75], s74, v62
2C24  v_cndmask_b32_e64 v69, 0, 1, s[72:73]
2C2C  s_nop 0
2C30  v_cndmask_b32_e64 v62, v68, v67, s[74:75]
2C38  v_max_u32_e32 v55, v55, v62
2C3C  v_cndmask_b32_e64 v55, v55, v62, s[4:5]
2C44  v_max_u32_e32 v62, v65, v55
2C48  v_cndmask_b32_e64 v55, v62, v55, s[16:17]
2C50  v_max_u32_e32 v62, v66, v55
2C54  v_cndmask_b32_e64 v55, v62, v55, s[18:19]
2C5C  v_max_u32_e32 v62, v63, v55
2C60  v_cndmask_b32_e64 v55, v62, v55, s[20:21]
2C68  v_max_u32_e32 v62, v64, v55
2C6C  v_cndmask_b32_e64 v55, v62, v55, s[22:23]
2C74  v_max_u32_e32 v60, v60, v55
2C78  v_cndmask_b32_e64 v55, v60, v55, s[24:25]
2C80  v_max_u32_e32 v60, v61, v55
2C84  v_cndmask_b32_e64 v55, v60, v55, s[26:27]
2C8C  v_max_u32_e32 v58, v58, v55
2C90  v_cndmask_b32_e64 v55, v58, v55, s[28:29]
2C98  v_max_u32_e32 v58, v59, v55
2C9C  v_cndmask_b32_e64 v55, v58, v55, s[30:31]
2CA4  v_max_u32_e32 v56, v56, v55
2CA8  v_cndmask_b32_e64 v55, v56, v55, s[34:35]
2CB0  v_max_u32_e32 v56, v57, v55
2CB4  v_cndmask_b32_e64 v55, v56, v55, s[36:37]
2CBC  v_max_u32_e32 v53, v53, v55
2CC0  v_cndmask_b32_e64 v53, v53, v55, s[38:39]
2CC8  v_max_u32_e32 v54, v54, v53
2CCC  v_cndmask_b32_e64 v53, v54, v53, s[40:41]
2CD4  v_max_u32_e32 v51, v51, v53
2CD8  v_cndmask_b32_e64 v51, v51, v53, s[42:43]
2CE0  v_max_u32_e32 v52, v52, v51
2CE4  v_cndmask_b32_e64 v51, v52, v51, s[44:45]
2CEC  v_max_u32_e32 v49, v49, v51
2CF0  v_cndmask_b32_e64 v49, v49, v51, s[46:47]
2CF8  v_max_u32_e32 v50, v50, v49
2CFC  v_cndmask_b32_e64 v49, v50, v49, s[48:49]
2D04  v_max_u32_e32 v47, v47, v49
2D08  v_cndmask_b32_e64 v47, v47, v49, s[50:51]
2D10  v_max_u32_e32 v48, v48, v47
2D14  v_cndmask_b32_e64 v47, v48, v47, s[52:53]
2D1C  v_max_u32_e32 v45, v45, v47
2D20  v_cndmask_b32_e64 v45, v45, v47, s[54:55]
2D28  v_cndmask_b32_e64 v66, 0, 1, s[66:67]
2D30  v_cndmask_b32_e64 v67, 0, 1, s[2:3]
2D38  v_max_u32_e32 v46, v46, v45
2D3C  v_add_u32_e32 v66, v67, v66
2D40  v_cndmask_b32_e64 v67, 0, 1, s[6:7]
2D48  v_and_b32_e32 v68, 0x80000000, v41
2D50  s_and_b64 s[2:3], s[84:85], s[70:71]
2D54  v_cndmask_b32_e64 v45, v46, v45, s[56:57]
2D5C  v_cndmask_b32_e64 v68, v68, 0, s[2:3]
2D64  v_addc_co_u32_e64 v66, s[2:3], v66, v67, s[70:71]
2D6C  v_max_u32_e32 v43, v43, v45
2D70  v_cndmask_b32_e64 v41, v41, v68, s[14:15]
2D78  v_and_b32_e32 v68, 0x80000000, v10
2D80  s_and_b64 s[2:3], s[84:85], s[72:73]
2D84  v_cndmask_b32_e64 v43, v43, v45, s[58:59]
2D8C  v_and_b32_e32 v67, 0x80000000, v11
2D94  v_cndmask_b32_e64 v68, v68, 0, s[2:3]
2D9C  s_and_b64 s[2:3], s[84:85], s[74:75]
2DA0  v_max_u32_e32 v44, v44, v43
2DA4  v_cndmask_b32_e64 v67, v67, 0, s[2:3]
2DAC  v_addc_co_u32_e64 v66, s[2:3], v66, v69, s[74:75]
2DB4  v_cndmask_b32_e64 v43, v44, v43, s[60:61]
2DBC  v_cndmask_b32_e64 v11, v11, v67, s[12:13]
2DC4  v_and_b32_e32 v67, 0x80000000, v40
2DCC  s_and_b64 s[2:3], s[84:85], s[4:5]
2DD0  v_max_u32_e32 v42, v42, v43
2DD4  v_cndmask_b32_e64 v67, v67, 0, s[2:3]
2DDC  v_cndmask_b32_e64 v42, v42, v43, s[64:65]
2DE4  v_cndmask_b32_e64 v46, 0, 1, s[56:57]
2DEC  v_cndmask_b32_e64 v40, v40, v67, s[8:9]
2DF4  v_cndmask_b32_e64 v67, 0, 1, s[4:5]
2DFC  v_max_u32_e32 v14, v14, v42
2E00  v_cndmask_b32_e64 v44, 0, 1, s[60:61]
2E08  v_cndmask_b32_e64 v45, 0, 1, s[58:59]
2E10  v_cndmask_b32_e64 v10, v10, v68, s[10:11]
2E18  v_and_b32_e32 v68, 0x80000000, v8
2E20  s_and_b64 s[2:3], s[84:85], s[66:67]
2E24  v_add3_u32 v46, v66, v67, v46
2E2C  v_cndmask_b32_e64 v43, 0, 1, s[68:69]
2E34  v_cndmask_b32_e64 v14, v14, v42, s[68:69]
2E3C  v_cndmask_b32_e64 v42, 0, 1, s[64:65]
2E44  v_cndmask_b32_e64 v68, v68, 0, s[2:3]
2E4C  v_add3_u32 v44, v46, v45, v44
2E54  v_cndmask_b32_e64 v65, 0, 1, s[16:17]
2E5C  v_cndmask_b32_e32 v8, v8, v68, vcc
2E60  v_cndmask_b32_e64 v68, 0, 1, s[62:63]
2E68  v_add3_u32 v42, v44, v42, v43
2E70  v_cndmask_b32_e64 v63, 0, 1, s[20:21]
2E78  v_cndmask_b32_e64 v64, 0, 1, s[18:19]
2E80  v_add3_u32 v42, v42, v68, v65
2E88  v_cndmask_b32_e64 v61, 0, 1, s[24:25]
2E90  v_cndmask_b32_e64 v62, 0, 1, s[22:23]
2E98  v_add3_u32 v42, v42, v64, v63
2EA0  v_cndmask_b32_e64 v59, 0, 1, s[28:29]
2EA8  v_cndmask_b32_e64 v60, 0, 1, s[26:27]
2EB0  v_add3_u32 v42, v42, v62, v61
2EB8  v_cndmask_b32_e64 v57, 0, 1, s[34:35]
2EC0  v_cndmask_b32_e64 v58, 0, 1, s[30:31]
2EC8  v_add3_u32 v42, v42, v60, v59
2ED0  v_cndmask_b32_e64 v55, 0, 1, s[38:39]
2ED8  v_cndmask_b32_e64 v56, 0, 1, s[36:37]
2EE0  v_add3_u32 v42, v42, v58, v57
2EE8  v_cndmask_b32_e64 v53, 0, 1, s[42:43]
2EF0  v_cndmask_b32_e64 v54, 0, 1, s[40:41]
2EF8  v_add3_u32 v42, v42, v56, v55
2F00  v_cndmask_b32_e64 v51, 0, 1, s[46:47]
2F08  v_cndmask_b32_e64 v52, 0, 1, s[44:45]
2F10  v_add3_u32 v42, v42, v54, v53
2F18  v_cndmask_b32_e64 v49, 0, 1, s[50:51]
2F20  v_cndmask_b32_e64 v50, 0, 1, s[48:49]
2F28  v_add3_u32 v42, v42, v52, v51
2F30  v_cndmask_b32_e64 v47, 0, 1, s[54:55]
2F38  v_cndmask_b32_e64 v48, 0, 1, s[52:53]
2F40  v_add3_u32 v42, v42, v50, v49
2F48  v_add3_u32 v42, v42, v48, v47
2F50  v_max_u32_e32 v13, v13, v14
2F54  v_cndmask_b32_e64 v13, v13, v14, s[62:63]
2F5C  v_mov_b32_e32 v14, 0x7f800000
2F64  v_cmp_ne_u32_e32 vcc, 32, v42
2F68  s_nop 1
2F6C  v_cndmask_b32_e32 v72, v14, v13, vcc
2F70  s_or_b64 exec, exec, s[86:87]
2F74  v_cmp_ne_u32_e32 vcc, 0, v72
2F78  v_mov_b32_e32 v44, 0x7f
2F80  s_and_saveexec_b64 s[2:3], vcc
2F84  s_cbranch_execz 25
2F88  s_bfe_u32 s8, s78, 0x20004
2F90  s_cmp_eq_u32 s8, 2
2F94  s_cselect_b64 s[4:5], -1, 0
2F98  s_and_b64 s[6:7], s[4:5], exec
2F9C  s_cselect_b32 s6, 0x3fffff, 0
2FA4  s_cmp_lg_u32 s8, 0
2FA8  s_cselect_b32 s6, s6, 0x200000
2FB0  v_add_u32_e32 v13, s6, v72
2FB4  s_mov_b32 s6, 0x17fffff
2FBC  v_lshrrev_b32_e32 v14, 23, v13
2FC0  v_add_u32_e32 v14, -2, v14
2FC4  v_cmp_lt_u32_e32 vcc, s6, v13
2FC8  s_mov_b32 s6, 0x7f800000
2FD0  s_nop 0
2FD4  v_cndmask_b32_e32 v13, 0, v14, vcc
2FD8  v_cmp_eq_u32_e32 vcc, s6, v72
2FDC  v_mov_b32_e32 v14, 0xfe
2FE4  s_and_b64 vcc, s[4:5], vcc
2FE8  v_cndmask_b32_e32 v44, v13, v14, vcc
2FEC  s_or_b64 exec, exec, s[2:3]
2FF0  v_cmp_neq_f32_e32 vcc, 0, v9
2FF4  v_and_b32_e32 v14, 0x7fffffff, v41
2FFC  s_nop 0
3000  v_addc_co_u32_e32 v9, vcc, 0, v9, vcc
3004  v_cmp_neq_f32_e32 vcc, 0, v8
3008  s_nop 1
300C  v_addc_co_u32_e32 v8, vcc, 0, v8, vcc
3010  v_cmp_neq_f32_e32 vcc, 0, v12
3014  s_nop 1
3018  v_addc_co_u32_e32 v13, vcc, 0, v12, vcc
301C  v_cmp_ne_u32_e32 vcc, 0, v14
3020  v_and_b32_e32 v14, 0x7fffffff, v11
3028  s_nop 0
302C  v_addc_co_u32_e32 v12, vcc, 0, v41, vcc
3030  v_cmp_ne_u32_e32 vcc, 0, v14
3034  v_and_b32_e32 v41, 0x7fffffff, v10
303C  v_and_b32_e32 v14, 0x7fffffff, v40
3044  v_addc_co_u32_e32 v11, vcc, 0, v11, vcc
3048  v_cmp_ne_u32_e32 vcc, 0, v41
304C  s_nop 1
3050  v_addc_co_u32_e32 v10, vcc, 0, v10, vcc
3054  v_cmp_neq_f32_e32 vcc, 0, v15
3058  s_nop 1
305C  v_addc_co_u32_e32 v42, vcc, 0, v15, vcc
3060  v_cmp_ne_u32_e32 vcc, 0, v14
3064  s_nop 1
3068  v_addc_co_u32_e32 v43, vcc, 0, v40, vcc
306C  v_cmp_neq_f32_e32 vcc, 0, v17
3070  s_nop 1
3074  v_addc_co_u32_e32 v15, vcc, 0, v17, vcc
3078  v_cmp_neq_f32_e32 vcc, 0, v16
307C  s_nop 1
3080  v_addc_co_u32_e32 v14, vcc, 0, v16, vcc
3084  v_cmp_neq_f32_e32 vcc, 0, v19
3088  s_nop 1
308C  v_addc_co_u32_e32 v17, vcc, 0, v19, vcc
3090  v_cmp_neq_f32_e32 vcc, 0, v18
3094  s_nop 1
3098  v_addc_co_u32_e32 v16, vcc, 0, v18, vcc
309C  v_cmp_neq_f32_e32 vcc, 0, v21
30A0  s_nop 1
30A4  v_addc_co_u32_e32 v19, vcc, 0, v21, vcc
30A8  v_cmp_neq_f32_e32 vcc, 0, v20
30AC  s_nop 1
30B0  v_addc_co_u32_e32 v18, vcc, 0, v20, vcc
30B4  v_cmp_neq_f32_e32 vcc, 0, v23
30B8  s_nop 1
30BC  v_addc_co_u32_e32 v23, vcc, 0, v23, vcc
30C0  v_cmp_neq_f32_e32 vcc, 0, v22
30C4  s_nop 1
30C8  v_addc_co_u32_e32 v22, vcc, 0, v22, vcc
30CC  v_cmp_neq_f32_e32 vcc, 0, v25
30D0  s_nop 1
30D4  v_addc_co_u32_e32 v21, vcc, 0, v25, vcc
30D8  v_cmp_neq_f32_e32 vcc, 0, v24
30DC  s_nop 1
30E0  v_addc_co_u32_e32 v20, vcc, 0, v24, vcc
30E4  v_cmp_neq_f32_e32 vcc, 0, v27
30E8  s_nop 1
30EC  v_addc_co_u32_e32 v25, vcc, 0, v27, vcc
30F0  v_cmp_neq_f32_e32 vcc, 0, v26
30F4  s_nop 1
30F8  v_addc_co_u32_e32 v24, vcc, 0, v26, vcc
30FC  v_cmp_neq_f32_e32 vcc, 0, v29
3100  s_nop 1
3104  v_addc_co_u32_e32 v27, vcc, 0, v29, vcc
3108  v_cmp_neq_f32_e32 vcc, 0, v28
310C  s_nop 1
3110  v_addc_co_u32_e32 v26, vcc, 0, v28, vcc
3114  v_cmp_neq_f32_e32 vcc, 0, v31
3118  s_nop 1
311C  v_addc_co_u32_e32 v31, vcc, 0, v31, vcc
3120  v_cmp_neq_f32_e32 vcc, 0, v30
3124  s_nop 1
3128  v_addc_co_u32_e32 v30, vcc, 0, v30, vcc
312C  v_cmp_neq_f32_e32 vcc, 0, v33
3130  s_nop 1
3134  v_addc_co_u32_e32 v29, vcc, 0, v33, vcc
3138  v_cmp_neq_f32_e32 vcc, 0, v32
313C  s_nop 1
3140  v_addc_co_u32_e32 v28, vcc, 0, v32, vcc
3144  v_cmp_neq_f32_e32 vcc, 0, v35
3148  s_nop 1
314C  v_addc_co_u32_e32 v33, vcc, 0, v35, vcc
3150  v_cmp_neq_f32_e32 vcc, 0, v34
3154  s_nop 1
3158  v_addc_co_u32_e32 v32, vcc, 0, v34, vcc
315C  v_cmp_neq_f32_e32 vcc, 0, v37
3160  s_nop 1
3164  v_addc_co_u32_e32 v35, vcc, 0, v37, vcc
3168  v_cmp_neq_f32_e32 vcc, 0, v36
316C  s_nop 1
3170  v_addc_co_u32_e32 v34, vcc, 0, v36, vcc
3174  v_cmp_neq_f32_e32 vcc, 0, v39
3178  s_nop 1
317C  v_addc_co_u32_e32 v37, vcc, 0, v39, vcc
3180  v_cmp_neq_f32_e32 vcc, 0, v38
3184  s_nop 1
3188  v_addc_co_u32_e32 v36, vcc, 0, v38, vcc
318C  v_cmp_eq_u32_e32 vcc, 0, v44
3190  s_cbranch_vccz 37
3194  s_nop 0
3198  v_cndmask_b32_e64 v38, 1.0, 2.0, vcc
31A0  v_pk_mul_f32 v[8:9], v[38:39], v[8:9] op_sel_hi:[0,1]
31A8  v_pk_mul_f32 v[12:13], v[38:39], v[12:13] op_sel_hi:[0,1]
31B0  v_pk_mul_f32 v[10:11], v[38:39], v[10:11] op_sel_hi:[0,1]
31B8  v_pk_mul_f32 v[42:43], v[38:39], v[42:43] op_sel_hi:[0,1]
31C0  v_pk_mul_f32 v[14:15], v[38:39], v[14:15] op_sel_hi:[0,1]
31C8  v_pk_mul_f32 v[16:17], v[38:39], v[16:17] op_sel_hi:[0,1]
31D0  v_pk_mul_f32 v[18:19], v[38:39], v[18:19] op_sel_hi:[0,1]
31D8  v_pk_mul_f32 v[22:23], v[38:39], v[22:23] op_sel_hi:[0,1]
31E0  v_pk_mul_f32 v[20:21], v[38:39], v[20:21] op_sel_hi:[0,1]
31E8  v_pk_mul_f32 v[24:25], v[38:39], v[24:25] op_sel_hi:[0,1]
31F0  v_pk_mul_f32 v[26:27], v[38:39], v[26:27] op_sel_hi:[0,1]
31F8  v_pk_mul_f32 v[30:31], v[38:39], v[30:31] op_sel_hi:[0,1]
3200  v_pk_mul_f32 v[28:29], v[38:39], v[28:29] op_sel_hi:[0,1]
3208  v_pk_mul_f32 v[32:33], v[38:39], v[32:33] op_sel_hi:[0,1]
3210  v_pk_mul_f32 v[34:35], v[38:39], v[34:35] op_sel_hi:[0,1]
3218  v_pk_mul_f32 v[36:37], v[38:39], v[36:37] op_sel_hi:[0,1]
3220  v_max_u32_e32 v38, 1, v44
3224  s_branch 1
3228  v_mov_b32_e32 v38, v44
322C  v_mov_b32_e32 v39, 0
3230  v_mov_b32_e32 v45, 0
3234  v_mad_u64_u32 v[40:41], s[2:3], s33, v7, 0
323C  v_lshlrev_b32_e32 v7, 23, v38
3240  v_cvt_scalef32_pk_fp4_f32 v39, v8, v9, v7
3248  v_cvt_scalef32_pk_fp4_f32 v45, v10, v11, v7 op_sel:[0,0,0,1]
3250  v_cvt_scalef32_pk_fp4_f32 v39, v13, v12, v7 op_sel:[0,0,1,0]
3258  v_cvt_scalef32_pk_fp4_f32 v45, v43, v42, v7 op_sel:[0,0,1,1]
3260  s_nop 0
3264  v_mov_b32_e32 v8, 0
3268  v_mov_b32_e32 v9, 0
326C  v_cvt_scalef32_pk_fp4_f32 v8, v14, v15, v7
3274  v_cvt_scalef32_pk_fp4_f32 v9, v18, v19, v7 op_sel:[0,0,0,1]
327C  v_cvt_scalef32_pk_fp4_f32 v8, v16, v17, v7 op_sel:[0,0,1,0]
3284  v_cvt_scalef32_pk_fp4_f32 v9, v22, v23, v7 op_sel:[0,0,1,1]
328C  s_nop 0
3290  s_mov_b32 s81, 0
3294  v_or3_b32 v1, v9, v1, v8
329C  v_mov_b32_e32 v8, 0
32A0  v_mov_b32_e32 v9, 0
32A4  v_cvt_scalef32_pk_fp4_f32 v8, v20, v21, v7
32AC  v_cvt_scalef32_pk_fp4_f32 v9, v26, v27, v7 op_sel:[0,0,0,1]
32B4  v_cvt_scalef32_pk_fp4_f32 v8, v24, v25, v7 op_sel:[0,0,1,0]
32BC  v_cvt_scalef32_pk_fp4_f32 v9, v30, v31, v7 op_sel:[0,0,1,1]
32C4  s_nop 0
32C8  s_lshl_b64 s[2:3], s[80:81], 4
32CC  v_mov_b32_e32 v38, 0
32D0  v_or3_b32 v2, v9, v2, v8
32D8  v_mov_b32_e32 v8, 0
32DC  s_waitcnt lgkmcnt(0)
32E0  s_add_u32 s2, s2, s82
32E4  v_cvt_scalef32_pk_fp4_f32 v38, v28, v29, v7
32EC  v_cvt_scalef32_pk_fp4_f32 v8, v34, v35, v7 op_sel:[0,0,0,1]
32F4  v_cvt_scalef32_pk_fp4_f32 v38, v32, v33, v7 op_sel:[0,0,1,0]
32FC  v_cvt_scalef32_pk_fp4_f32 v8, v36, v37, v7 op_sel:[0,0,1,1]
3304  s_nop 0
3308  s_addc_u32 s3, s3, s83
330C  v_or3_b32 v0, v45, v0, v39
3314  v_or3_b32 v3, v8, v3, v38
331C  v_lshl_add_u64 v[8:9], v[40:41], 4, s[2:3]
3324  global_store_dwordx4 v[8:9], v[0:3], off
332C  s_or_b64 exec, exec, s[76:77]
3330  s_load_dwordx2 s[0:1], s[0:1], 0x10
3338  v_mov_b32_e32 v7, 0
333C  s_waitcnt lgkmcnt(0)
3340  v_lshl_add_u64 v[0:1], s[0:1], 0, v[4:5]
3348  v_lshl_add_u64 v[0:1], v[0:1], 0, v[6:7]
3350  global_store_byte v[0:1], v44, off
3358  s_endpgm
335C  s_nop 0
