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
    .vgpr_count:     100
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
1844  s_cbranch_execz 1813
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
18D4  v_mov_b32_e32 v68, 0x7f
18DC  s_and_saveexec_b64 s[76:77], s[2:3]
18E0  s_cbranch_execz 1763
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
1928  v_lshl_add_u64 v[38:39], v[0:1], 2, s[2:3]
1930  s_cbranch_vccz 6
1934  global_load_dword v11, v[38:39], off
193C  v_lshl_add_u64 v[2:3], v[0:1], 1, s[2:3]
1944  s_cbranch_execz 3
1948  s_branch 6
194C  v_lshl_add_u64 v[2:3], v[0:1], 1, s[2:3]
1954  global_load_ushort v0, v[2:3], off
195C  s_waitcnt vmcnt(0)
1960  v_lshlrev_b32_e32 v11, 16, v0
1964  v_cndmask_b32_e64 v0, 0, 1, s[4:5]
196C  v_cmp_ne_u32_e64 s[2:3], 1, v0
1974  s_andn2_b64 vcc, exec, s[4:5]
1978  s_cbranch_vccnz 4
197C  global_load_dword v10, v[38:39], off offset:4
1984  s_cbranch_execz 1
1988  s_branch 4
198C  global_load_ushort v0, v[2:3], off offset:2
1994  s_waitcnt vmcnt(0)
1998  v_lshlrev_b32_e32 v10, 16, v0
199C  s_and_b64 vcc, exec, s[2:3]
19A0  s_cbranch_vccnz 4
19A4  global_load_dword v9, v[38:39], off offset:8
19AC  s_cbranch_execz 1
19B0  s_branch 4
19B4  global_load_ushort v0, v[2:3], off offset:4
19BC  s_waitcnt vmcnt(0)
19C0  v_lshlrev_b32_e32 v9, 16, v0
19C4  s_and_b64 vcc, exec, s[2:3]
19C8  s_cbranch_vccnz 4
19CC  global_load_dword v8, v[38:39], off offset:12
19D4  s_cbranch_execz 1
19D8  s_branch 4
19DC  global_load_ushort v0, v[2:3], off offset:6
19E4  s_waitcnt vmcnt(0)
19E8  v_lshlrev_b32_e32 v8, 16, v0
19EC  s_and_b64 vcc, exec, s[2:3]
19F0  s_cbranch_vccnz 4
19F4  global_load_dword v1, v[38:39], off offset:16
19FC  s_cbranch_execz 1
1A00  s_branch 4
1A04  global_load_ushort v0, v[2:3], off offset:8
1A0C  s_waitcnt vmcnt(0)
1A10  v_lshlrev_b32_e32 v1, 16, v0
1A14  s_and_b64 vcc, exec, s[2:3]
1A18  s_cbranch_vccnz 4
1A1C  global_load_dword v0, v[38:39], off offset:20
1A24  s_cbranch_execz 1
1A28  s_branch 4
1A2C  global_load_ushort v0, v[2:3], off offset:10
1A34  s_waitcnt vmcnt(0)
1A38  v_lshlrev_b32_e32 v0, 16, v0
1A3C  s_and_b64 vcc, exec, s[2:3]
1A40  s_cbranch_vccnz 4
1A44  global_load_dword v13, v[38:39], off offset:24
1A4C  s_cbranch_execz 1
1A50  s_branch 4
1A54  global_load_ushort v12, v[2:3], off offset:12
1A5C  s_waitcnt vmcnt(0)
1A60  v_lshlrev_b32_e32 v13, 16, v12
1A64  s_and_b64 vcc, exec, s[2:3]
1A68  s_cbranch_vccnz 4
1A6C  global_load_dword v12, v[38:39], off offset:28
1A74  s_cbranch_execz 1
1A78  s_branch 4
1A7C  global_load_ushort v12, v[2:3], off offset:14
1A84  s_waitcnt vmcnt(0)
1A88  v_lshlrev_b32_e32 v12, 16, v12
1A8C  s_and_b64 vcc, exec, s[2:3]
1A90  s_cbranch_vccnz 4
1A94  global_load_dword v15, v[38:39], off offset:32
1A9C  s_cbranch_execz 1
1AA0  s_branch 4
1AA4  global_load_ushort v14, v[2:3], off offset:16
1AAC  s_waitcnt vmcnt(0)
1AB0  v_lshlrev_b32_e32 v15, 16, v14
1AB4  s_and_b64 vcc, exec, s[2:3]
1AB8  s_cbranch_vccnz 4
1ABC  global_load_dword v14, v[38:39], off offset:36
1AC4  s_cbranch_execz 1
1AC8  s_branch 4
1ACC  global_load_ushort v14, v[2:3], off offset:18
1AD4  s_waitcnt vmcnt(0)
1AD8  v_lshlrev_b32_e32 v14, 16, v14
1ADC  s_and_b64 vcc, exec, s[2:3]
1AE0  s_cbranch_vccnz 4
1AE4  global_load_dword v17, v[38:39], off offset:40
1AEC  s_cbranch_execz 1
1AF0  s_branch 4
1AF4  global_load_ushort v16, v[2:3], off offset:20
1AFC  s_waitcnt vmcnt(0)
1B00  v_lshlrev_b32_e32 v17, 16, v16
1B04  s_and_b64 vcc, exec, s[2:3]
1B08  s_cbranch_vccnz 4
1B0C  global_load_dword v16, v[38:39], off offset:44
1B14  s_cbranch_execz 1
1B18  s_branch 4
1B1C  global_load_ushort v16, v[2:3], off offset:22
1B24  s_waitcnt vmcnt(0)
1B28  v_lshlrev_b32_e32 v16, 16, v16
1B2C  s_and_b64 vcc, exec, s[2:3]
1B30  s_cbranch_vccnz 4
1B34  global_load_dword v19, v[38:39], off offset:48
1B3C  s_cbranch_execz 1
1B40  s_branch 4
1B44  global_load_ushort v18, v[2:3], off offset:24
1B4C  s_waitcnt vmcnt(0)
1B50  v_lshlrev_b32_e32 v19, 16, v18
1B54  s_and_b64 vcc, exec, s[2:3]
1B58  s_cbranch_vccnz 4
1B5C  global_load_dword v18, v[38:39], off offset:52
1B64  s_cbranch_execz 1
1B68  s_branch 4
1B6C  global_load_ushort v18, v[2:3], off offset:26
1B74  s_waitcnt vmcnt(0)
1B78  v_lshlrev_b32_e32 v18, 16, v18
1B7C  s_and_b64 vcc, exec, s[2:3]
1B80  s_cbranch_vccnz 4
1B84  global_load_dword v21, v[38:39], off offset:56
1B8C  s_cbranch_execz 1
1B90  s_branch 4
1B94  global_load_ushort v20, v[2:3], off offset:28
1B9C  s_waitcnt vmcnt(0)
1BA0  v_lshlrev_b32_e32 v21, 16, v20
1BA4  s_and_b64 vcc, exec, s[2:3]
1BA8  s_cbranch_vccnz 4
1BAC  global_load_dword v20, v[38:39], off offset:60
1BB4  s_cbranch_execz 1
1BB8  s_branch 4
1BBC  global_load_ushort v20, v[2:3], off offset:30
1BC4  s_waitcnt vmcnt(0)
1BC8  v_lshlrev_b32_e32 v20, 16, v20
1BCC  s_and_b64 vcc, exec, s[2:3]
1BD0  s_cbranch_vccnz 4
1BD4  global_load_dword v23, v[38:39], off offset:64
1BDC  s_cbranch_execz 1
1BE0  s_branch 4
1BE4  global_load_ushort v22, v[2:3], off offset:32
1BEC  s_waitcnt vmcnt(0)
1BF0  v_lshlrev_b32_e32 v23, 16, v22
1BF4  s_and_b64 vcc, exec, s[2:3]
1BF8  s_cbranch_vccnz 4
1BFC  global_load_dword v22, v[38:39], off offset:68
1C04  s_cbranch_execz 1
1C08  s_branch 4
1C0C  global_load_ushort v22, v[2:3], off offset:34
1C14  s_waitcnt vmcnt(0)
1C18  v_lshlrev_b32_e32 v22, 16, v22
1C1C  s_and_b64 vcc, exec, s[2:3]
1C20  s_cbranch_vccnz 4
1C24  global_load_dword v27, v[38:39], off offset:72
1C2C  s_cbranch_execz 1
1C30  s_branch 4
1C34  global_load_ushort v24, v[2:3], off offset:36
1C3C  s_waitcnt vmcnt(0)
1C40  v_lshlrev_b32_e32 v27, 16, v24
1C44  s_and_b64 vcc, exec, s[2:3]
1C48  s_cbranch_vccnz 4
1C4C  global_load_dword v26, v[38:39], off offset:76
1C54  s_cbranch_execz 1
1C58  s_branch 4
1C5C  global_load_ushort v24, v[2:3], off offset:38
1C64  s_waitcnt vmcnt(0)
1C68  v_lshlrev_b32_e32 v26, 16, v24
1C6C  s_and_b64 vcc, exec, s[2:3]
1C70  s_cbranch_vccnz 4
1C74  global_load_dword v25, v[38:39], off offset:80
1C7C  s_cbranch_execz 1
1C80  s_branch 4
1C84  global_load_ushort v24, v[2:3], off offset:40
1C8C  s_waitcnt vmcnt(0)
1C90  v_lshlrev_b32_e32 v25, 16, v24
1C94  s_and_b64 vcc, exec, s[2:3]
1C98  s_cbranch_vccnz 4
1C9C  global_load_dword v24, v[38:39], off offset:84
1CA4  s_cbranch_execz 1
1CA8  s_branch 4
1CAC  global_load_ushort v24, v[2:3], off offset:42
1CB4  s_waitcnt vmcnt(0)
1CB8  v_lshlrev_b32_e32 v24, 16, v24
1CBC  s_and_b64 vcc, exec, s[2:3]
1CC0  s_cbranch_vccnz 4
1CC4  global_load_dword v29, v[38:39], off offset:88
1CCC  s_cbranch_execz 1
1CD0  s_branch 4
1CD4  global_load_ushort v28, v[2:3], off offset:44
1CDC  s_waitcnt vmcnt(0)
1CE0  v_lshlrev_b32_e32 v29, 16, v28
1CE4  s_and_b64 vcc, exec, s[2:3]
1CE8  s_cbranch_vccnz 4
1CEC  global_load_dword v28, v[38:39], off offset:92
1CF4  s_cbranch_execz 1
1CF8  s_branch 4
1CFC  global_load_ushort v28, v[2:3], off offset:46
1D04  s_waitcnt vmcnt(0)
1D08  v_lshlrev_b32_e32 v28, 16, v28
1D0C  s_and_b64 vcc, exec, s[2:3]
1D10  s_cbranch_vccnz 4
1D14  global_load_dword v31, v[38:39], off offset:96
1D1C  s_cbranch_execz 1
1D20  s_branch 4
1D24  global_load_ushort v30, v[2:3], off offset:48
1D2C  s_waitcnt vmcnt(0)
1D30  v_lshlrev_b32_e32 v31, 16, v30
1D34  s_and_b64 vcc, exec, s[2:3]
1D38  s_cbranch_vccnz 4
1D3C  global_load_dword v30, v[38:39], off offset:100
1D44  s_cbranch_execz 1
1D48  s_branch 4
1D4C  global_load_ushort v30, v[2:3], off offset:50
1D54  s_waitcnt vmcnt(0)
1D58  v_lshlrev_b32_e32 v30, 16, v30
1D5C  s_and_b64 vcc, exec, s[2:3]
1D60  s_cbranch_vccnz 4
1D64  global_load_dword v33, v[38:39], off offset:104
1D6C  s_cbranch_execz 1
1D70  s_branch 4
1D74  global_load_ushort v32, v[2:3], off offset:52
1D7C  s_waitcnt vmcnt(0)
1D80  v_lshlrev_b32_e32 v33, 16, v32
1D84  s_and_b64 vcc, exec, s[2:3]
1D88  s_cbranch_vccnz 4
1D8C  global_load_dword v32, v[38:39], off offset:108
1D94  s_cbranch_execz 1
1D98  s_branch 4
1D9C  global_load_ushort v32, v[2:3], off offset:54
1DA4  s_waitcnt vmcnt(0)
1DA8  v_lshlrev_b32_e32 v32, 16, v32
1DAC  s_and_b64 vcc, exec, s[2:3]
1DB0  s_cbranch_vccnz 4
1DB4  global_load_dword v35, v[38:39], off offset:112
1DBC  s_cbranch_execz 1
1DC0  s_branch 4
1DC4  global_load_ushort v34, v[2:3], off offset:56
1DCC  s_waitcnt vmcnt(0)
1DD0  v_lshlrev_b32_e32 v35, 16, v34
1DD4  s_and_b64 vcc, exec, s[2:3]
1DD8  s_cbranch_vccnz 4
1DDC  global_load_dword v34, v[38:39], off offset:116
1DE4  s_cbranch_execz 1
1DE8  s_branch 4
1DEC  global_load_ushort v34, v[2:3], off offset:58
1DF4  s_waitcnt vmcnt(0)
1DF8  v_lshlrev_b32_e32 v34, 16, v34
1DFC  s_and_b64 vcc, exec, s[2:3]
1E00  s_cbranch_vccnz 4
1E04  global_load_dword v37, v[38:39], off offset:120
1E0C  s_cbranch_execz 1
1E10  s_branch 4
1E14  global_load_ushort v36, v[2:3], off offset:60
1E1C  s_waitcnt vmcnt(0)
1E20  v_lshlrev_b32_e32 v37, 16, v36
1E24  s_and_b64 vcc, exec, s[2:3]
1E28  s_cbranch_vccnz 4
1E2C  global_load_dword v36, v[38:39], off offset:124
1E34  s_cbranch_execz 1
1E38  s_branch 4
1E3C  global_load_ushort v2, v[2:3], off offset:62
1E44  s_waitcnt vmcnt(0)
1E48  v_lshlrev_b32_e32 v36, 16, v2
1E4C  s_load_dwordx2 s[82:83], s[0:1], 0x8
1E54  s_bitcmp1_b32 s78, 1
1E58  s_cselect_b64 s[84:85], -1, 0
1E5C  s_and_b64 vcc, exec, s[84:85]
1E60  s_cbranch_vccz 344
1E64  s_cmp_eq_u32 s79, 0
1E68  s_cbranch_scc1 96
1E6C  s_lshl_b32 s2, s79, 31
1E70  s_lshl_b32 s3, s79, 30
1E74  v_bfrev_b32_e32 v2, 1
1E78  s_waitcnt vmcnt(0)
1E7C  v_xor_b32_e32 v11, s2, v11
1E80  s_lshl_b32 s2, s79, 28
1E84  v_bitop3_b32 v10, s3, v10, v2 bitop3:0x6c
1E8C  s_lshl_b32 s3, s79, 29
1E90  v_bitop3_b32 v8, s2, v8, v2 bitop3:0x6c
1E98  s_lshl_b32 s2, s79, 26
1E9C  v_bitop3_b32 v9, s3, v9, v2 bitop3:0x6c
1EA4  s_lshl_b32 s3, s79, 27
1EA8  v_bitop3_b32 v0, s2, v0, v2 bitop3:0x6c
1EB0  s_lshl_b32 s2, s79, 24
1EB4  v_bitop3_b32 v1, s3, v1, v2 bitop3:0x6c
1EBC  s_lshl_b32 s3, s79, 25
1EC0  v_bitop3_b32 v12, s2, v12, v2 bitop3:0x6c
1EC8  s_lshl_b32 s2, s79, 22
1ECC  v_bitop3_b32 v13, s3, v13, v2 bitop3:0x6c
1ED4  s_lshl_b32 s3, s79, 23
1ED8  v_bitop3_b32 v14, s2, v14, v2 bitop3:0x6c
1EE0  s_lshl_b32 s2, s79, 20
1EE4  v_bitop3_b32 v15, s3, v15, v2 bitop3:0x6c
1EEC  s_lshl_b32 s3, s79, 21
1EF0  v_bitop3_b32 v16, s2, v16, v2 bitop3:0x6c
1EF8  s_lshl_b32 s2, s79, 18
1EFC  v_bitop3_b32 v17, s3, v17, v2 bitop3:0x6c
1F04  s_lshl_b32 s3, s79, 19
1F08  v_bitop3_b32 v18, s2, v18, v2 bitop3:0x6c
1F10  s_lshl_b32 s2, s79, 16
1F14  v_bitop3_b32 v19, s3, v19, v2 bitop3:0x6c
1F1C  s_lshl_b32 s3, s79, 17
1F20  v_bitop3_b32 v20, s2, v20, v2 bitop3:0x6c
1F28  s_lshl_b32 s2, s79, 14
1F2C  v_bitop3_b32 v21, s3, v21, v2 bitop3:0x6c
1F34  s_lshl_b32 s3, s79, 15
1F38  v_bitop3_b32 v22, s2, v22, v2 bitop3:0x6c
1F40  s_lshl_b32 s2, s79, 12
1F44  v_bitop3_b32 v23, s3, v23, v2 bitop3:0x6c
1F4C  s_lshl_b32 s3, s79, 13
1F50  v_bitop3_b32 v26, s2, v26, v2 bitop3:0x6c
1F58  s_lshl_b32 s2, s79, 10
1F5C  v_bitop3_b32 v27, s3, v27, v2 bitop3:0x6c
1F64  s_lshl_b32 s3, s79, 11
1F68  v_bitop3_b32 v24, s2, v24, v2 bitop3:0x6c
1F70  s_lshl_b32 s2, s79, 8
1F74  v_bitop3_b32 v25, s3, v25, v2 bitop3:0x6c
1F7C  s_lshl_b32 s3, s79, 9
1F80  v_bitop3_b32 v28, s2, v28, v2 bitop3:0x6c
1F88  s_lshl_b32 s2, s79, 6
1F8C  v_bitop3_b32 v29, s3, v29, v2 bitop3:0x6c
1F94  s_lshl_b32 s3, s79, 7
1F98  v_bitop3_b32 v30, s2, v30, v2 bitop3:0x6c
1FA0  s_lshl_b32 s2, s79, 4
1FA4  v_bitop3_b32 v31, s3, v31, v2 bitop3:0x6c
1FAC  s_lshl_b32 s3, s79, 5
1FB0  v_bitop3_b32 v32, s2, v32, v2 bitop3:0x6c
1FB8  s_lshl_b32 s2, s79, 2
1FBC  v_bitop3_b32 v33, s3, v33, v2 bitop3:0x6c
1FC4  s_lshl_b32 s3, s79, 3
1FC8  v_bitop3_b32 v34, s2, v34, v2 bitop3:0x6c
1FD0  s_lshl_b32 s2, s79, 1
1FD4  v_bitop3_b32 v35, s3, v35, v2 bitop3:0x6c
1FDC  v_bitop3_b32 v36, s79, v36, v2 bitop3:0x6c
1FE4  v_bitop3_b32 v37, s2, v37, v2 bitop3:0x6c
1FEC  s_waitcnt vmcnt(0)
1FF0  v_pk_add_f32 v[2:3], v[10:11], v[10:11] op_sel:[1,0] op_sel_hi:[0,1]
1FF8  v_pk_add_f32 v[10:11], v[10:11], v[10:11] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
2000  v_pk_add_f32 v[38:39], v[8:9], v[8:9] op_sel:[1,0] op_sel_hi:[0,1]
2008  v_pk_add_f32 v[8:9], v[8:9], v[8:9] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
2010  v_pk_add_f32 v[40:41], v[0:1], v[0:1] op_sel:[1,0] op_sel_hi:[0,1]
2018  v_pk_add_f32 v[0:1], v[0:1], v[0:1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
2020  v_pk_add_f32 v[42:43], v[12:13], v[12:13] op_sel:[1,0] op_sel_hi:[0,1]
2028  v_pk_add_f32 v[12:13], v[12:13], v[12:13] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
2030  v_pk_add_f32 v[44:45], v[14:15], v[14:15] op_sel:[1,0] op_sel_hi:[0,1]
2038  v_pk_add_f32 v[14:15], v[14:15], v[14:15] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
2040  v_pk_add_f32 v[46:47], v[16:17], v[16:17] op_sel:[1,0] op_sel_hi:[0,1]
2048  v_pk_add_f32 v[16:17], v[16:17], v[16:17] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
2050  v_pk_add_f32 v[48:49], v[18:19], v[18:19] op_sel:[1,0] op_sel_hi:[0,1]
2058  v_pk_add_f32 v[18:19], v[18:19], v[18:19] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
2060  v_pk_add_f32 v[50:51], v[20:21], v[20:21] op_sel:[1,0] op_sel_hi:[0,1]
2068  v_pk_add_f32 v[20:21], v[20:21], v[20:21] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
2070  v_mov_b32_e32 v3, v11
2074  v_mov_b32_e32 v39, v9
2078  v_mov_b32_e32 v41, v1
207C  v_mov_b32_e32 v43, v13
2080  v_mov_b32_e32 v45, v15
2084  v_mov_b32_e32 v47, v17
2088  v_mov_b32_e32 v49, v19
208C  v_mov_b32_e32 v51, v21
2090  v_pk_add_f32 v[0:1], v[2:3], v[38:39]
2098  v_pk_add_f32 v[12:13], v[40:41], v[42:43]
20A0  v_pk_add_f32 v[14:15], v[44:45], v[46:47]
20A8  v_pk_add_f32 v[16:17], v[48:49], v[50:51]
20B0  v_pk_add_f32 v[52:53], v[22:23], v[22:23] op_sel:[1,0] op_sel_hi:[0,1]
20B8  v_pk_add_f32 v[22:23], v[22:23], v[22:23] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
20C0  v_pk_add_f32 v[54:55], v[26:27], v[26:27] op_sel:[1,0] op_sel_hi:[0,1]
20C8  v_pk_add_f32 v[26:27], v[26:27], v[26:27] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
20D0  v_pk_add_f32 v[56:57], v[24:25], v[24:25] op_sel:[1,0] op_sel_hi:[0,1]
20D8  v_pk_add_f32 v[24:25], v[24:25], v[24:25] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
20E0  v_pk_add_f32 v[58:59], v[28:29], v[28:29] op_sel:[1,0] op_sel_hi:[0,1]
20E8  v_pk_add_f32 v[28:29], v[28:29], v[28:29] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
20F0  v_pk_add_f32 v[60:61], v[30:31], v[30:31] op_sel:[1,0] op_sel_hi:[0,1]
20F8  v_pk_add_f32 v[30:31], v[30:31], v[30:31] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
2100  v_pk_add_f32 v[62:63], v[32:33], v[32:33] op_sel:[1,0] op_sel_hi:[0,1]
2108  v_pk_add_f32 v[32:33], v[32:33], v[32:33] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
2110  v_pk_add_f32 v[10:11], v[34:35], v[34:35] op_sel:[1,0] op_sel_hi:[0,1]
2118  v_pk_add_f32 v[34:35], v[34:35], v[34:35] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
2120  v_pk_add_f32 v[8:9], v[36:37], v[36:37] op_sel:[1,0] op_sel_hi:[0,1]
2128  v_pk_add_f32 v[36:37], v[36:37], v[36:37] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
2130  v_pk_add_f32 v[18:19], v[0:1], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
2138  v_pk_add_f32 v[20:21], v[14:15], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
2140  v_pk_add_f32 v[0:1], v[0:1], v[12:13]
2148  v_pk_add_f32 v[12:13], v[14:15], v[16:17]
2150  v_pk_add_f32 v[16:17], v[18:19], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
2158  v_pk_add_f32 v[14:15], v[0:1], v[12:13]
2160  v_pk_add_f32 v[0:1], v[0:1], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
2168  v_pk_add_f32 v[12:13], v[18:19], v[20:21]
2170  v_pk_add_f32 v[2:3], v[2:3], v[38:39] neg_lo:[0,1] neg_hi:[0,1]
2178  v_pk_add_f32 v[18:19], v[40:41], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
2180  v_pk_add_f32 v[20:21], v[44:45], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
2188  v_pk_add_f32 v[38:39], v[48:49], v[50:51] neg_lo:[0,1] neg_hi:[0,1]
2190  v_mov_b32_e32 v53, v23
2194  v_mov_b32_e32 v55, v27
2198  v_mov_b32_e32 v57, v25
219C  v_mov_b32_e32 v59, v29
21A0  v_mov_b32_e32 v61, v31
21A4  v_mov_b32_e32 v63, v33
21A8  v_mov_b32_e32 v11, v35
21AC  v_mov_b32_e32 v9, v37
21B0  v_pk_add_f32 v[40:41], v[2:3], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
21B8  v_pk_add_f32 v[42:43], v[20:21], v[38:39] neg_lo:[0,1] neg_hi:[0,1]
21C0  v_pk_add_f32 v[2:3], v[2:3], v[18:19]
21C8  v_pk_add_f32 v[18:19], v[20:21], v[38:39]
21D0  v_pk_add_f32 v[22:23], v[52:53], v[54:55]
21D8  v_pk_add_f32 v[24:25], v[56:57], v[58:59]
21E0  v_pk_add_f32 v[26:27], v[60:61], v[62:63]
21E8  v_pk_add_f32 v[28:29], v[10:11], v[8:9]
21F0  v_pk_add_f32 v[20:21], v[2:3], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
21F8  v_mov_b32_e32 v39, v3
21FC  v_mov_b32_e32 v45, v19
2200  v_mov_b32_e32 v3, v41
2204  v_mov_b32_e32 v19, v43
2208  v_pk_add_f32 v[30:31], v[22:23], v[24:25]
2210  v_pk_add_f32 v[32:33], v[26:27], v[28:29]
2218  v_mov_b32_e32 v38, v40
221C  v_pk_add_f32 v[2:3], v[2:3], v[18:19]
2224  v_pk_add_f32 v[18:19], v[40:41], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
222C  v_pk_add_f32 v[34:35], v[30:31], v[32:33]
2234  v_pk_add_f32 v[30:31], v[30:31], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
223C  v_pk_add_f32 v[32:33], v[52:53], v[54:55] neg_lo:[0,1] neg_hi:[0,1]
2244  v_pk_add_f32 v[36:37], v[56:57], v[58:59] neg_lo:[0,1] neg_hi:[0,1]
224C  v_pk_add_f32 v[40:41], v[60:61], v[62:63] neg_lo:[0,1] neg_hi:[0,1]
2254  v_pk_add_f32 v[8:9], v[10:11], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
225C  v_pk_add_f32 v[22:23], v[22:23], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
2264  v_pk_add_f32 v[24:25], v[26:27], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
226C  v_mov_b32_e32 v44, v42
2270  v_pk_add_f32 v[10:11], v[32:33], v[36:37]
2278  v_pk_add_f32 v[42:43], v[40:41], v[8:9]
2280  v_pk_add_f32 v[26:27], v[22:23], v[24:25]
2288  v_pk_add_f32 v[22:23], v[22:23], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
2290  v_pk_add_f32 v[24:25], v[32:33], v[36:37] neg_lo:[0,1] neg_hi:[0,1]
2298  v_pk_add_f32 v[8:9], v[40:41], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
22A0  v_pk_add_f32 v[38:39], v[38:39], v[44:45]
22A8  v_pk_add_f32 v[44:45], v[10:11], v[42:43]
22B0  v_pk_add_f32 v[10:11], v[10:11], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
22B8  v_pk_add_f32 v[28:29], v[24:25], v[8:9]
22C0  v_pk_add_f32 v[8:9], v[24:25], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
22C8  s_mov_b32 s2, 0x3e800000
22D0  v_pk_mul_f32 v[66:67], v[14:15], s[2:3] op_sel_hi:[1,0]
22D8  v_pk_mul_f32 v[68:69], v[2:3], s[2:3] op_sel_hi:[1,0]
22E0  v_pk_mul_f32 v[64:65], v[0:1], s[2:3] op_sel_hi:[1,0]
22E8  v_pk_mul_f32 v[62:63], v[20:21], s[2:3] op_sel_hi:[1,0]
22F0  v_pk_mul_f32 v[58:59], v[16:17], s[2:3] op_sel_hi:[1,0]
22F8  v_pk_mul_f32 v[54:55], v[18:19], s[2:3] op_sel_hi:[1,0]
2300  v_pk_mul_f32 v[50:51], v[34:35], s[2:3] op_sel_hi:[1,0]
2308  v_pk_mul_f32 v[46:47], v[44:45], s[2:3] op_sel_hi:[1,0]
2310  v_pk_mul_f32 v[60:61], v[26:27], s[2:3] op_sel_hi:[1,0]
2318  v_pk_mul_f32 v[56:57], v[28:29], s[2:3] op_sel_hi:[1,0]
2320  v_pk_mul_f32 v[52:53], v[30:31], s[2:3] op_sel_hi:[1,0]
2328  v_pk_mul_f32 v[48:49], v[10:11], s[2:3] op_sel_hi:[1,0]
2330  v_pk_mul_f32 v[44:45], v[22:23], s[2:3] op_sel_hi:[1,0]
2338  v_pk_mul_f32 v[42:43], v[8:9], s[2:3] op_sel_hi:[1,0]
2340  v_pk_mul_f32 v[40:41], v[12:13], s[2:3] op_sel_hi:[1,0]
2348  v_pk_mul_f32 v[38:39], v[38:39], s[2:3] op_sel_hi:[1,0]
2350  v_mov_b32_e32 v12, v69
2354  v_mov_b32_e32 v10, v67
2358  v_mov_b32_e32 v11, v66
235C  v_mov_b32_e32 v24, v61
2360  v_mov_b32_e32 v25, v60
2364  v_mov_b32_e32 v28, v57
2368  v_mov_b32_e32 v29, v56
236C  v_mov_b32_e32 v30, v53
2370  v_mov_b32_e32 v31, v52
2374  v_mov_b32_e32 v32, v49
2378  v_mov_b32_e32 v33, v48
237C  v_mov_b32_e32 v34, v45
2380  v_mov_b32_e32 v35, v44
2384  v_mov_b32_e32 v36, v43
2388  v_mov_b32_e32 v37, v42
238C  v_mov_b32_e32 v14, v65
2390  v_mov_b32_e32 v15, v64
2394  v_mov_b32_e32 v16, v63
2398  v_mov_b32_e32 v17, v62
239C  v_mov_b32_e32 v18, v59
23A0  v_mov_b32_e32 v19, v58
23A4  v_mov_b32_e32 v20, v55
23A8  v_mov_b32_e32 v21, v54
23AC  v_mov_b32_e32 v22, v51
23B0  v_mov_b32_e32 v23, v50
23B4  v_mov_b32_e32 v26, v47
23B8  v_mov_b32_e32 v27, v46
23BC  v_mov_b32_e32 v9, v68
23C0  s_branch 32
23C4  s_waitcnt vmcnt(0)
23C8  v_mov_b32_e32 v46, v27
23CC  v_mov_b32_e32 v47, v26
23D0  v_mov_b32_e32 v50, v23
23D4  v_mov_b32_e32 v51, v22
23D8  v_mov_b32_e32 v54, v21
23DC  v_mov_b32_e32 v55, v20
23E0  v_mov_b32_e32 v58, v19
23E4  v_mov_b32_e32 v59, v18
23E8  v_mov_b32_e32 v62, v17
23EC  v_mov_b32_e32 v63, v16
23F0  v_mov_b32_e32 v64, v15
23F4  v_mov_b32_e32 v65, v14
23F8  v_mov_b32_e32 v42, v37
23FC  v_mov_b32_e32 v43, v36
2400  v_mov_b32_e32 v44, v35
2404  v_mov_b32_e32 v45, v34
2408  v_mov_b32_e32 v48, v33
240C  v_mov_b32_e32 v49, v32
2410  v_mov_b32_e32 v52, v31
2414  v_mov_b32_e32 v53, v30
2418  v_mov_b32_e32 v56, v29
241C  v_mov_b32_e32 v57, v28
2420  v_mov_b32_e32 v60, v25
2424  v_mov_b32_e32 v61, v24
2428  v_mov_b32_e32 v40, v1
242C  v_mov_b32_e32 v41, v0
2430  v_mov_b32_e32 v66, v11
2434  v_mov_b32_e32 v67, v10
2438  v_mov_b32_e32 v69, v12
243C  v_mov_b32_e32 v38, v13
2440  v_mov_b32_e32 v39, v8
2444  v_and_b32_e32 v96, 0x7fffffff, v11
244C  v_and_b32_e32 v97, 0x7fffffff, v10
2454  v_max_u32_e32 v0, v97, v96
2458  v_and_b32_e32 v98, 0x7fffffff, v9
2460  v_and_b32_e32 v95, 0x7fffffff, v39
2468  v_and_b32_e32 v89, 0x7fffffff, v41
2470  v_and_b32_e32 v94, 0x7fffffff, v40
2478  v_max3_u32 v0, v95, v98, v0
2480  v_and_b32_e32 v82, 0x7fffffff, v38
2488  v_max3_u32 v0, v89, v94, v0
2490  v_and_b32_e32 v92, 0x7fffffff, v12
2498  v_max3_u32 v0, v92, v82, v0
24A0  v_and_b32_e32 v93, 0x7fffffff, v15
24A8  v_and_b32_e32 v90, 0x7fffffff, v14
24B0  v_max3_u32 v0, v90, v93, v0
24B8  v_and_b32_e32 v91, 0x7fffffff, v17
24C0  v_and_b32_e32 v87, 0x7fffffff, v16
24C8  v_max3_u32 v0, v87, v91, v0
24D0  v_and_b32_e32 v88, 0x7fffffff, v19
24D8  v_and_b32_e32 v85, 0x7fffffff, v18
24E0  v_max3_u32 v0, v85, v88, v0
24E8  v_and_b32_e32 v86, 0x7fffffff, v21
24F0  v_and_b32_e32 v83, 0x7fffffff, v20
24F8  v_max3_u32 v0, v83, v86, v0
2500  v_and_b32_e32 v84, 0x7fffffff, v23
2508  v_and_b32_e32 v80, 0x7fffffff, v22
2510  v_max3_u32 v0, v80, v84, v0
2518  v_and_b32_e32 v81, 0x7fffffff, v27
2520  v_and_b32_e32 v78, 0x7fffffff, v26
2528  v_max3_u32 v0, v78, v81, v0
2530  v_and_b32_e32 v79, 0x7fffffff, v25
2538  v_and_b32_e32 v76, 0x7fffffff, v24
2540  v_max3_u32 v0, v76, v79, v0
2548  v_and_b32_e32 v77, 0x7fffffff, v29
2550  v_and_b32_e32 v74, 0x7fffffff, v28
2558  v_max3_u32 v0, v74, v77, v0
2560  v_and_b32_e32 v75, 0x7fffffff, v31
2568  v_and_b32_e32 v72, 0x7fffffff, v30
2570  v_max3_u32 v0, v72, v75, v0
2578  v_and_b32_e32 v73, 0x7fffffff, v33
2580  v_and_b32_e32 v70, 0x7fffffff, v32
2588  v_max3_u32 v0, v70, v73, v0
2590  v_and_b32_e32 v71, 0x7fffffff, v35
2598  v_and_b32_e32 v68, 0x7fffffff, v34
25A0  v_max3_u32 v0, v68, v71, v0
25A8  v_and_b32_e32 v13, 0x7fffffff, v37
25B0  v_and_b32_e32 v8, 0x7fffffff, v36
25B8  v_max3_u32 v99, v8, v13, v0
25C0  s_mov_b32 s4, 0x7f7fffff
25C8  v_mov_b32_e32 v1, 0
25CC  v_cmp_lt_u32_e32 vcc, s4, v99
25D0  v_mov_b32_e32 v0, v1
25D4  v_mov_b32_e32 v2, v1
25D8  v_mov_b32_e32 v3, v1
25DC  s_and_saveexec_b64 s[86:87], vcc
25E0  s_cbranch_execz 691
25E4  v_cmp_lt_u32_e32 vcc, s4, v96
25E8  s_mov_b32 s8, 0x7f800000
25F0  v_mov_b32_e32 v2, v1
25F4  v_cndmask_b32_e64 v0, 0, 7, vcc
25FC  v_mov_b32_e32 v3, v1
2600  v_cmp_lt_u32_e64 s[2:3], s8, v97
2608  v_cmp_lt_u32_e64 s[4:5], s4, v97
2610  s_and_saveexec_b64 s[6:7], s[4:5]
2614  v_and_b32_e32 v10, 0x80000000, v10
261C  s_and_b64 s[4:5], s[84:85], s[2:3]
2620  v_or_b32_e32 v0, 0x70, v0
2628  v_cndmask_b32_e64 v10, v10, 0, s[4:5]
2630  s_or_b64 exec, exec, s[6:7]
2634  s_mov_b32 s18, 0x7f7fffff
263C  v_cmp_lt_u32_e64 s[6:7], s8, v98
2644  v_cmp_lt_u32_e64 s[4:5], s18, v98
264C  s_and_saveexec_b64 s[8:9], s[4:5]
2650  v_and_b32_e32 v9, 0x80000000, v9
2658  s_and_b64 s[4:5], s[84:85], s[6:7]
265C  v_or_b32_e32 v0, 0x700, v0
2664  v_cndmask_b32_e64 v9, v9, 0, s[4:5]
266C  s_or_b64 exec, exec, s[8:9]
2670  v_or_b32_e32 v42, 0x7000, v0
2678  v_cmp_lt_u32_e64 s[14:15], s18, v95
2680  v_cmp_lt_u32_e64 s[10:11], s18, v94
2688  v_cmp_lt_u32_e64 s[12:13], s18, v89
2690  v_cndmask_b32_e64 v0, v0, v42, s[14:15]
2698  v_or_b32_e32 v42, 0x70000, v0
26A0  v_cndmask_b32_e64 v0, v0, v42, s[10:11]
26A8  v_or_b32_e32 v42, 0x700000, v0
26B0  v_cndmask_b32_e64 v0, v0, v42, s[12:13]
26B8  s_mov_b32 s22, 0x7f800000
26C0  v_or_b32_e32 v42, 0x7000000, v0
26C8  v_cmp_lt_u32_e64 s[8:9], s18, v82
26D0  v_cmp_lt_u32_e64 s[4:5], s22, v82
26D8  v_cmp_lt_u32_e64 s[16:17], s22, v92
26E0  v_cndmask_b32_e64 v0, v0, v42, s[8:9]
26E8  v_cmp_lt_u32_e64 s[18:19], s18, v92
26F0  s_and_saveexec_b64 s[20:21], s[18:19]
26F4  v_and_b32_e32 v12, 0x80000000, v12
26FC  s_and_b64 s[18:19], s[84:85], s[16:17]
2700  v_or_b32_e32 v0, 0x70000000, v0
2708  v_cndmask_b32_e64 v12, v12, 0, s[18:19]
2710  s_or_b64 exec, exec, s[20:21]
2714  s_mov_b32 s24, 0x7f7fffff
271C  v_cmp_lt_u32_e64 s[18:19], s22, v93
2724  v_cmp_lt_u32_e64 s[20:21], s24, v93
272C  s_and_saveexec_b64 s[22:23], s[20:21]
2730  v_and_b32_e32 v15, 0x80000000, v15
2738  s_and_b64 s[20:21], s[84:85], s[18:19]
273C  v_or_b32_e32 v1, 7, v1
2740  v_cndmask_b32_e64 v15, v15, 0, s[20:21]
2748  s_or_b64 exec, exec, s[22:23]
274C  s_mov_b32 s26, 0x7f800000
2754  v_cmp_lt_u32_e64 s[20:21], s26, v90
275C  v_cmp_lt_u32_e64 s[22:23], s24, v90
2764  s_and_saveexec_b64 s[24:25], s[22:23]
2768  v_and_b32_e32 v14, 0x80000000, v14
2770  s_and_b64 s[22:23], s[84:85], s[20:21]
2774  v_or_b32_e32 v1, 0x70, v1
277C  v_cndmask_b32_e64 v14, v14, 0, s[22:23]
2784  s_or_b64 exec, exec, s[24:25]
2788  s_mov_b32 s28, 0x7f7fffff
2790  v_cmp_lt_u32_e64 s[22:23], s26, v91
2798  v_cmp_lt_u32_e64 s[24:25], s28, v91
27A0  s_and_saveexec_b64 s[26:27], s[24:25]
27A4  v_and_b32_e32 v17, 0x80000000, v17
27AC  s_and_b64 s[24:25], s[84:85], s[22:23]
27B0  v_or_b32_e32 v1, 0x700, v1
27B8  v_cndmask_b32_e64 v17, v17, 0, s[24:25]
27C0  s_or_b64 exec, exec, s[26:27]
27C4  s_mov_b32 s30, 0x7f800000
27CC  v_cmp_lt_u32_e64 s[24:25], s30, v87
27D4  v_cmp_lt_u32_e64 s[26:27], s28, v87
27DC  s_and_saveexec_b64 s[28:29], s[26:27]
27E0  v_and_b32_e32 v16, 0x80000000, v16
27E8  s_and_b64 s[26:27], s[84:85], s[24:25]
27EC  v_or_b32_e32 v1, 0x7000, v1
27F4  v_cndmask_b32_e64 v16, v16, 0, s[26:27]
27FC  s_or_b64 exec, exec, s[28:29]
2800  s_mov_b32 s34, 0x7f7fffff
2808  v_cmp_lt_u32_e64 s[26:27], s30, v88
2810  v_cmp_lt_u32_e64 s[28:29], s34, v88
2818  s_and_saveexec_b64 s[30:31], s[28:29]
281C  v_and_b32_e32 v19, 0x80000000, v19
2824  s_and_b64 s[28:29], s[84:85], s[26:27]
2828  v_or_b32_e32 v1, 0x70000, v1
2830  v_cndmask_b32_e64 v19, v19, 0, s[28:29]
2838  s_or_b64 exec, exec, s[30:31]
283C  s_mov_b32 s36, 0x7f800000
2844  v_cmp_lt_u32_e64 s[28:29], s36, v85
284C  v_cmp_lt_u32_e64 s[30:31], s34, v85
2854  s_and_saveexec_b64 s[34:35], s[30:31]
2858  v_and_b32_e32 v18, 0x80000000, v18
2860  s_and_b64 s[30:31], s[84:85], s[28:29]
2864  v_or_b32_e32 v1, 0x700000, v1
286C  v_cndmask_b32_e64 v18, v18, 0, s[30:31]
2874  s_or_b64 exec, exec, s[34:35]
2878  s_mov_b32 s38, 0x7f7fffff
2880  v_cmp_lt_u32_e64 s[30:31], s36, v86
2888  v_cmp_lt_u32_e64 s[34:35], s38, v86
2890  s_and_saveexec_b64 s[36:37], s[34:35]
2894  v_and_b32_e32 v21, 0x80000000, v21
289C  s_and_b64 s[34:35], s[84:85], s[30:31]
28A0  v_or_b32_e32 v1, 0x7000000, v1
28A8  v_cndmask_b32_e64 v21, v21, 0, s[34:35]
28B0  s_or_b64 exec, exec, s[36:37]
28B4  s_mov_b32 s40, 0x7f800000
28BC  v_cmp_lt_u32_e64 s[34:35], s40, v83
28C4  v_cmp_lt_u32_e64 s[36:37], s38, v83
28CC  s_and_saveexec_b64 s[38:39], s[36:37]
28D0  v_and_b32_e32 v20, 0x80000000, v20
28D8  s_and_b64 s[36:37], s[84:85], s[34:35]
28DC  v_or_b32_e32 v1, 0x70000000, v1
28E4  v_cndmask_b32_e64 v20, v20, 0, s[36:37]
28EC  s_or_b64 exec, exec, s[38:39]
28F0  s_mov_b32 s42, 0x7f7fffff
28F8  v_cmp_lt_u32_e64 s[36:37], s40, v84
2900  v_cmp_lt_u32_e64 s[38:39], s42, v84
2908  s_and_saveexec_b64 s[40:41], s[38:39]
290C  v_and_b32_e32 v23, 0x80000000, v23
2914  s_and_b64 s[38:39], s[84:85], s[36:37]
2918  v_or_b32_e32 v2, 7, v2
291C  v_cndmask_b32_e64 v23, v23, 0, s[38:39]
2924  s_or_b64 exec, exec, s[40:41]
2928  s_mov_b32 s44, 0x7f800000
2930  v_cmp_lt_u32_e64 s[38:39], s44, v80
2938  v_cmp_lt_u32_e64 s[40:41], s42, v80
2940  s_and_saveexec_b64 s[42:43], s[40:41]
2944  v_and_b32_e32 v22, 0x80000000, v22
294C  s_and_b64 s[40:41], s[84:85], s[38:39]
2950  v_or_b32_e32 v2, 0x70, v2
2958  v_cndmask_b32_e64 v22, v22, 0, s[40:41]
2960  s_or_b64 exec, exec, s[42:43]
2964  s_mov_b32 s46, 0x7f7fffff
296C  v_cmp_lt_u32_e64 s[40:41], s44, v81
2974  v_cmp_lt_u32_e64 s[42:43], s46, v81
297C  s_and_saveexec_b64 s[44:45], s[42:43]
2980  v_and_b32_e32 v27, 0x80000000, v27
2988  s_and_b64 s[42:43], s[84:85], s[40:41]
298C  v_or_b32_e32 v2, 0x700, v2
2994  v_cndmask_b32_e64 v27, v27, 0, s[42:43]
299C  s_or_b64 exec, exec, s[44:45]
29A0  s_mov_b32 s48, 0x7f800000
29A8  v_cmp_lt_u32_e64 s[42:43], s48, v78
29B0  v_cmp_lt_u32_e64 s[44:45], s46, v78
29B8  s_and_saveexec_b64 s[46:47], s[44:45]
29BC  v_and_b32_e32 v26, 0x80000000, v26
29C4  s_and_b64 s[44:45], s[84:85], s[42:43]
29C8  v_or_b32_e32 v2, 0x7000, v2
29D0  v_cndmask_b32_e64 v26, v26, 0, s[44:45]
29D8  s_or_b64 exec, exec, s[46:47]
29DC  s_mov_b32 s50, 0x7f7fffff
29E4  v_cmp_lt_u32_e64 s[44:45], s48, v79
29EC  v_cmp_lt_u32_e64 s[46:47], s50, v79
29F4  s_and_saveexec_b64 s[48:49], s[46:47]
29F8  v_and_b32_e32 v25, 0x80000000, v25
2A00  s_and_b64 s[46:47], s[84:85], s[44:45]
2A04  v_or_b32_e32 v2, 0x70000, v2
2A0C  v_cndmask_b32_e64 v25, v25, 0, s[46:47]
2A14  s_or_b64 exec, exec, s[48:49]
2A18  s_mov_b32 s52, 0x7f800000
2A20  v_cmp_lt_u32_e64 s[46:47], s52, v76
2A28  v_cmp_lt_u32_e64 s[48:49], s50, v76
2A30  s_and_saveexec_b64 s[50:51], s[48:49]
2A34  v_and_b32_e32 v24, 0x80000000, v24
2A3C  s_and_b64 s[48:49], s[84:85], s[46:47]
2A40  v_or_b32_e32 v2, 0x700000, v2
2A48  v_cndmask_b32_e64 v24, v24, 0, s[48:49]
2A50  s_or_b64 exec, exec, s[50:51]
2A54  s_mov_b32 s54, 0x7f7fffff
2A5C  v_cmp_lt_u32_e64 s[48:49], s52, v77
2A64  v_cmp_lt_u32_e64 s[50:51], s54, v77
2A6C  s_and_saveexec_b64 s[52:53], s[50:51]
2A70  v_and_b32_e32 v29, 0x80000000, v29
2A78  s_and_b64 s[50:51], s[84:85], s[48:49]
2A7C  v_or_b32_e32 v2, 0x7000000, v2
2A84  v_cndmask_b32_e64 v29, v29, 0, s[50:51]
2A8C  s_or_b64 exec, exec, s[52:53]
2A90  s_mov_b32 s56, 0x7f800000
2A98  v_cmp_lt_u32_e64 s[50:51], s56, v74
2AA0  v_cmp_lt_u32_e64 s[52:53], s54, v74
2AA8  s_and_saveexec_b64 s[54:55], s[52:53]
2AAC  v_and_b32_e32 v28, 0x80000000, v28
2AB4  s_and_b64 s[52:53], s[84:85], s[50:51]
2AB8  v_or_b32_e32 v2, 0x70000000, v2
2AC0  v_cndmask_b32_e64 v28, v28, 0, s[52:53]
2AC8  s_or_b64 exec, exec, s[54:55]
2ACC  s_mov_b32 s58, 0x7f7fffff
2AD4  v_cmp_lt_u32_e64 s[52:53], s56, v75
2ADC  v_cmp_lt_u32_e64 s[54:55], s58, v75
2AE4  s_and_saveexec_b64 s[56:57], s[54:55]
2AE8  v_and_b32_e32 v31, 0x80000000, v31
2AF0  s_and_b64 s[54:55], s[84:85], s[52:53]
2AF4  v_or_b32_e32 v3, 7, v3
2AF8  v_cndmask_b32_e64 v31, v31, 0, s[54:55]
2B00  s_or_b64 exec, exec, s[56:57]
2B04  s_mov_b32 s60, 0x7f800000
2B0C  v_cmp_lt_u32_e64 s[54:55], s60, v72
2B14  v_cmp_lt_u32_e64 s[56:57], s58, v72
2B1C  s_and_saveexec_b64 s[58:59], s[56:57]
2B20  v_and_b32_e32 v30, 0x80000000, v30
2B28  s_and_b64 s[56:57], s[84:85], s[54:55]
2B2C  v_or_b32_e32 v3, 0x70, v3
2B34  v_cndmask_b32_e64 v30, v30, 0, s[56:57]
2B3C  s_or_b64 exec, exec, s[58:59]
2B40  s_mov_b32 s62, 0x7f7fffff
2B48  v_cmp_lt_u32_e64 s[56:57], s60, v73
2B50  v_cmp_lt_u32_e64 s[58:59], s62, v73
2B58  s_and_saveexec_b64 s[60:61], s[58:59]
2B5C  v_and_b32_e32 v33, 0x80000000, v33
2B64  s_and_b64 s[58:59], s[84:85], s[56:57]
2B68  v_or_b32_e32 v3, 0x700, v3
2B70  v_cndmask_b32_e64 v33, v33, 0, s[58:59]
2B78  s_or_b64 exec, exec, s[60:61]
2B7C  s_mov_b32 s64, 0x7f800000
2B84  v_cmp_lt_u32_e64 s[58:59], s64, v70
2B8C  v_cmp_lt_u32_e64 s[60:61], s62, v70
2B94  s_and_saveexec_b64 s[62:63], s[60:61]
2B98  v_and_b32_e32 v32, 0x80000000, v32
2BA0  s_and_b64 s[60:61], s[84:85], s[58:59]
2BA4  v_or_b32_e32 v3, 0x7000, v3
2BAC  v_cndmask_b32_e64 v32, v32, 0, s[60:61]
2BB4  s_or_b64 exec, exec, s[62:63]
2BB8  s_mov_b32 s66, 0x7f7fffff
2BC0  v_cmp_lt_u32_e64 s[60:61], s64, v71
2BC8  v_cmp_lt_u32_e64 s[62:63], s66, v71
2BD0  s_and_saveexec_b64 s[64:65], s[62:63]
2BD4  v_and_b32_e32 v35, 0x80000000, v35
2BDC  s_and_b64 s[62:63], s[84:85], s[60:61]
2BE0  v_or_b32_e32 v3, 0x70000, v3
2BE8  v_cndmask_b32_e64 v35, v35, 0, s[62:63]
2BF0  s_or_b64 exec, exec, s[64:65]
2BF4  s_mov_b32 s68, 0x7f800000
2BFC  v_cmp_lt_u32_e64 s[64:65], s68, v68
2C04  v_cmp_lt_u32_e64 s[62:63], s66, v68
2C0C  s_and_saveexec_b64 s[66:67], s[62:63]
2C10  v_and_b32_e32 v34, 0x80000000, v34
2C18  s_and_b64 s[62:63], s[84:85], s[64:65]
2C1C  v_or_b32_e32 v3, 0x700000, v3
2C24  v_cndmask_b32_e64 v34, v34, 0, s[62:63]
2C2C  s_or_b64 exec, exec, s[66:67]
2C30  s_mov_b32 s70, 0x7f7fffff
2C38  v_cmp_lt_u32_e64 s[68:69], s68, v13
2C40  v_cmp_lt_u32_e64 s[62:63], s70, v13
2C48  s_and_saveexec_b64 s[66:67], s[62:63]
2C4C  v_and_b32_e32 v37, 0x80000000, v37
2C54  s_and_b64 s[62:63], s[84:85], s[68:69]
2C58  v_or_b32_e32 v3, 0x7000000, v3
2C60  v_cndmask_b32_e64 v37, v37, 0, s[62:63]
2C68  s_or_b64 exec, exec, s[66:67]
2C6C  s_mov_b32 s74, 0x7f800000
2C74  v_cmp_lt_u32_e64 s[62:63], s74, v8
2C7C  v_cmp_lt_u32_e64 s[66:67], s70, v8
2C84  s_and_saveexec_b64 s[70:71], s[66:67]
2C88  v_and_b32_e32 v36, 0x80000000, v36
2C90  s_and_b64 s[66:67], s[84:85], s[62:63]
2C94  v_or_b32_e32 v3, 0x70000000, v3
2C9C  v_cndmask_b32_e64 v36, v36, 0, s[66:67]
2CA4  s_or_b64 exec, exec, s[70:71]
2CA8  v_cmp_lt_u32_e64 s[66:67], s74, v96
2CB0  v_cmp_lt_u32_e64 s[70:71], s74, v95
2CB8  v_cmp_lt_u32_e64 s[72:73], s74, v94
2CC0  v_cndmask_b32_e64 v42, v96, 0, s[66:67]
2CC8  v_max_u32_e32 v43, v97, v42
2CCC  v_cndmask_b32_e64 v42, v43, v42, s[2:3]
2CD4  v_max_u32_e32 v43, v98, v42
2CD8  v_cndmask_b32_e64 v42, v43, v42, s[6:7]
2CE0  v_max_u32_e32 v43, v95, v42
2CE4  v_cndmask_b32_e64 v42, v43, v42, s[70:71]
2CEC  v_max_u32_e32 v43, v94, v42
2CF0  v_cndmask_b32_e64 v42, v43, v42, s[72:73]
2CF8  v_max_u32_e32 v43, v89, v42
2CFC  v_cmp_lt_u32_e64 s[74:75], s74, v89
2D04  v_cndmask_b32_e64 v66, 0, 1, s[66:67]
2D0C  v_cndmask_b32_e64 v67, 0, 1, s[2:3]
2D14  v_cndmask_b32_e64 v42, v43, v42, s[74:75]
2D1C  v_max_u32_e32 v43, v82, v42
2D20  v_cndmask_b32_e64 v42, v43, v42, s[4:5]
2D28  v_max_u32_e32 v43, v92, v42
2D2C  v_cndmask_b32_e64 v42, v43, v42, s[16:17]
2D34  v_max_u32_e32 v43, v93, v42
2D38  v_cndmask_b32_e64 v42, v43, v42, s[18:19]
2D40  v_max_u32_e32 v43, v90, v42
2D44  v_cndmask_b32_e64 v42, v43, v42, s[20:21]
2D4C  v_max_u32_e32 v43, v91, v42
2D50  v_cndmask_b32_e64 v42, v43, v42, s[22:23]
2D58  v_max_u32_e32 v43, v87, v42
2D5C  v_cndmask_b32_e64 v42, v43, v42, s[24:25]
2D64  v_max_u32_e32 v43, v88, v42
2D68  v_cndmask_b32_e64 v42, v43, v42, s[26:27]
2D70  v_max_u32_e32 v43, v85, v42
2D74  v_cndmask_b32_e64 v42, v43, v42, s[28:29]
2D7C  v_max_u32_e32 v43, v86, v42
2D80  v_cndmask_b32_e64 v42, v43, v42, s[30:31]
2D88  v_max_u32_e32 v43, v83, v42
2D8C  v_cndmask_b32_e64 v42, v43, v42, s[34:35]
2D94  v_max_u32_e32 v43, v84, v42
2D98  v_cndmask_b32_e64 v42, v43, v42, s[36:37]
2DA0  v_max_u32_e32 v43, v80, v42
2DA4  v_cndmask_b32_e64 v42, v43, v42, s[38:39]
2DAC  v_max_u32_e32 v43, v81, v42
2DB0  v_cndmask_b32_e64 v42, v43, v42, s[40:41]
2DB8  v_max_u32_e32 v43, v78, v42
2DBC  v_cndmask_b32_e64 v42, v43, v42, s[42:43]
2DC4  v_max_u32_e32 v43, v79, v42
2DC8  v_cndmask_b32_e64 v42, v43, v42, s[44:45]
2DD0  v_max_u32_e32 v43, v76, v42
2DD4  v_cndmask_b32_e64 v42, v43, v42, s[46:47]
2DDC  v_max_u32_e32 v43, v77, v42
2DE0  v_cndmask_b32_e64 v42, v43, v42, s[48:49]
2DE8  v_max_u32_e32 v43, v74, v42
2DEC  v_cndmask_b32_e64 v42, v43, v42, s[50:51]
2DF4  v_max_u32_e32 v43, v75, v42
2DF8  v_cndmask_b32_e64 v42, v43, v42, s[52:53]
2E00  v_max_u32_e32 v43, v72, v42
2E04  v_cndmask_b32_e64 v42, v43, v42, s[54:55]
2E0C  v_max_u32_e32 v43, v73, v42
2E10  v_cndmask_b32_e64 v42, v43, v42, s[56:57]
2E18  v_max_u32_e32 v43, v70, v42
2E1C  v_cndmask_b32_e64 v42, v43, v42, s[58:59]
2E24  v_max_u32_e32 v43, v71, v42
2E28  v_cndmask_b32_e64 v42, v43, v42, s[60:61]
2E30  v_max_u32_e32 v43, v68, v42
2E34  v_add_u32_e32 v66, v67, v66
2E38  v_cndmask_b32_e64 v67, 0, 1, s[6:7]
2E40  v_and_b32_e32 v68, 0x80000000, v39
2E48  s_and_b64 s[2:3], s[84:85], s[70:71]
2E4C  v_cndmask_b32_e64 v68, v68, 0, s[2:3]
2E54  v_addc_co_u32_e64 v66, s[2:3], v66, v67, s[70:71]
2E5C  v_cndmask_b32_e64 v39, v39, v68, s[14:15]
2E64  v_and_b32_e32 v68, 0x80000000, v40
2E6C  s_and_b64 s[2:3], s[84:85], s[72:73]
2E70  v_and_b32_e32 v67, 0x80000000, v41
2E78  v_cndmask_b32_e64 v68, v68, 0, s[2:3]
2E80  s_and_b64 s[2:3], s[84:85], s[74:75]
2E84  v_cndmask_b32_e64 v69, 0, 1, s[72:73]
2E8C  v_cndmask_b32_e64 v67, v67, 0, s[2:3]
2E94  v_cndmask_b32_e64 v41, v41, v67, s[12:13]
2E9C  v_addc_co_u32_e64 v67, s[2:3], v66, v69, s[74:75]
2EA4  v_and_b32_e32 v66, 0x80000000, v38
2EAC  s_and_b64 s[2:3], s[84:85], s[4:5]
2EB0  v_cndmask_b32_e64 v42, v43, v42, s[64:65]
2EB8  v_cndmask_b32_e64 v46, 0, 1, s[56:57]
2EC0  v_cndmask_b32_e64 v40, v40, v68, s[10:11]
2EC8  v_cndmask_b32_e64 v66, v66, 0, s[2:3]
2ED0  v_cndmask_b32_e64 v68, 0, 1, s[4:5]
2ED8  v_max_u32_e32 v13, v13, v42
2EDC  v_cndmask_b32_e64 v44, 0, 1, s[60:61]
2EE4  v_cndmask_b32_e64 v45, 0, 1, s[58:59]
2EEC  v_cndmask_b32_e64 v38, v38, v66, s[8:9]
2EF4  v_and_b32_e32 v66, 0x80000000, v11
2EFC  s_and_b64 s[2:3], s[84:85], s[66:67]
2F00  v_add3_u32 v46, v67, v68, v46
2F08  v_cndmask_b32_e64 v43, 0, 1, s[68:69]
2F10  v_cndmask_b32_e64 v13, v13, v42, s[68:69]
2F18  v_cndmask_b32_e64 v42, 0, 1, s[64:65]
2F20  v_cndmask_b32_e64 v66, v66, 0, s[2:3]
2F28  v_add3_u32 v44, v46, v45, v44
2F30  v_cndmask_b32_e64 v65, 0, 1, s[16:17]
2F38  v_cndmask_b32_e32 v66, v11, v66, vcc
2F3C  v_cndmask_b32_e64 v11, 0, 1, s[62:63]
2F44  v_add3_u32 v42, v44, v42, v43
2F4C  v_cndmask_b32_e64 v63, 0, 1, s[20:21]
2F54  v_cndmask_b32_e64 v64, 0, 1, s[18:19]
2F5C  v_add3_u32 v11, v42, v11, v65
2F64  v_cndmask_b32_e64 v61, 0, 1, s[24:25]
2F6C  v_cndmask_b32_e64 v62, 0, 1, s[22:23]
2F74  v_add3_u32 v11, v11, v64, v63
2F7C  v_cndmask_b32_e64 v59, 0, 1, s[28:29]
2F84  v_cndmask_b32_e64 v60, 0, 1, s[26:27]
2F8C  v_add3_u32 v11, v11, v62, v61
2F94  v_cndmask_b32_e64 v57, 0, 1, s[34:35]
2F9C  v_cndmask_b32_e64 v58, 0, 1, s[30:31]
2FA4  v_add3_u32 v11, v11, v60, v59
2FAC  v_cndmask_b32_e64 v55, 0, 1, s[38:39]
2FB4  v_cndmask_b32_e64 v56, 0, 1, s[36:37]
2FBC  v_add3_u32 v11, v11, v58, v57
2FC4  v_cndmask_b32_e64 v53, 0, 1, s[42:43]
2FCC  v_cndmask_b32_e64 v54, 0, 1, s[40:41]
2FD4  v_add3_u32 v11, v11, v56, v55
2FDC  v_cndmask_b32_e64 v51, 0, 1, s[46:47]
2FE4  v_cndmask_b32_e64 v52, 0, 1, s[44:45]
2FEC  v_add3_u32 v11, v11, v54, v53
2FF4  v_cndmask_b32_e64 v49, 0, 1, s[50:51]
2FFC  v_cndmask_b32_e64 v50, 0, 1, s[48:49]
3004  v_add3_u32 v11, v11, v52, v51
300C  v_cndmask_b32_e64 v47, 0, 1, s[54:55]
3014  v_cndmask_b32_e64 v48, 0, 1, s[52:53]
301C  v_add3_u32 v11, v11, v50, v49
3024  v_add3_u32 v11, v11, v48, v47
302C  v_max_u32_e32 v8, v8, v13
3030  v_cndmask_b32_e64 v8, v8, v13, s[62:63]
3038  v_mov_b32_e32 v13, 0x7f800000
3040  v_cmp_ne_u32_e32 vcc, 32, v11
3044  v_mov_b32_e32 v46, v27
3048  v_mov_b32_e32 v47, v26
304C  v_cndmask_b32_e32 v99, v13, v8, vcc
3050  v_mov_b32_e32 v50, v23
3054  v_mov_b32_e32 v51, v22
3058  v_mov_b32_e32 v54, v21
305C  v_mov_b32_e32 v55, v20
3060  v_mov_b32_e32 v58, v19
3064  v_mov_b32_e32 v59, v18
3068  v_mov_b32_e32 v62, v17
306C  v_mov_b32_e32 v63, v16
3070  v_mov_b32_e32 v64, v15
3074  v_mov_b32_e32 v65, v14
3078  v_mov_b32_e32 v42, v37
307C  v_mov_b32_e32 v43, v36
3080  v_mov_b32_e32 v44, v35
3084  v_mov_b32_e32 v45, v34
3088  v_mov_b32_e32 v48, v33
308C  v_mov_b32_e32 v49, v32
3090  v_mov_b32_e32 v52, v31
3094  v_mov_b32_e32 v53, v30
3098  v_mov_b32_e32 v56, v29
309C  v_mov_b32_e32 v57, v28
30A0  v_mov_b32_e32 v60, v25
30A4  v_mov_b32_e32 v61, v24
30A8  v_mov_b32_e32 v67, v10
30AC  v_mov_b32_e32 v69, v12
30B0  s_or_b64 exec, exec, s[86:87]
30B4  v_cmp_ne_u32_e32 vcc, 0, v99
30B8  v_mov_b32_e32 v68, 0x7f
30C0  s_and_saveexec_b64 s[2:3], vcc
30C4  s_cbranch_execz 28
30C8  s_mov_b32 s4, 0x7f800000
30D0  v_cmp_ne_u32_e32 vcc, s4, v99
30D4  s_and_b32 s4, s78, -16
30D8  s_cmp_eq_u32 s4, 32
30DC  s_cselect_b64 s[6:7], -1, 0
30E0  s_cmp_lg_u32 s4, 32
30E4  s_cselect_b64 s[4:5], -1, 0
30E8  s_or_b64 s[8:9], s[4:5], vcc
30EC  v_mov_b32_e32 v68, 0xfe
30F4  s_and_saveexec_b64 s[4:5], s[8:9]
30F8  s_cbranch_execz 14
30FC  s_and_b64 s[6:7], s[6:7], exec
3100  s_cselect_b32 s6, 0x3fffff, 0
3108  s_cmp_gt_u32 s78, 15
310C  s_cselect_b32 s6, s6, 0x200000
3114  v_add_u32_e32 v8, s6, v99
3118  v_lshrrev_b32_e32 v10, 23, v8
311C  s_mov_b32 s6, 0x17fffff
3124  v_add_u32_e32 v10, -2, v10
3128  v_cmp_lt_u32_e32 vcc, s6, v8
312C  s_nop 1
3130  v_cndmask_b32_e32 v68, 0, v10, vcc
3134  s_or_b64 exec, exec, s[4:5]
3138  s_or_b64 exec, exec, s[2:3]
313C  v_cmp_neq_f32_e32 vcc, 0, v67
3140  v_and_b32_e32 v8, 0x7fffffff, v39
3148  v_and_b32_e32 v13, 0x7fffffff, v41
3150  v_addc_co_u32_e32 v11, vcc, 0, v67, vcc
3154  v_cmp_neq_f32_e32 vcc, 0, v66
3158  v_and_b32_e32 v14, 0x7fffffff, v40
3160  s_nop 0
3164  v_addc_co_u32_e32 v10, vcc, 0, v66, vcc
3168  v_cmp_neq_f32_e32 vcc, 0, v9
316C  s_nop 1
3170  v_addc_co_u32_e32 v9, vcc, 0, v9, vcc
3174  v_cmp_ne_u32_e32 vcc, 0, v8
3178  s_nop 1
317C  v_addc_co_u32_e32 v8, vcc, 0, v39, vcc
3180  v_cmp_ne_u32_e32 vcc, 0, v13
3184  v_and_b32_e32 v13, 0x7fffffff, v38
318C  s_nop 0
3190  v_addc_co_u32_e32 v15, vcc, 0, v41, vcc
3194  v_cmp_ne_u32_e32 vcc, 0, v14
3198  s_nop 1
319C  v_addc_co_u32_e32 v14, vcc, 0, v40, vcc
31A0  v_cmp_neq_f32_e32 vcc, 0, v12
31A4  v_mov_b32_e32 v40, v68
31A8  s_nop 0
31AC  v_addc_co_u32_e32 v16, vcc, 0, v69, vcc
31B0  v_cmp_ne_u32_e32 vcc, 0, v13
31B4  s_nop 1
31B8  v_addc_co_u32_e32 v17, vcc, 0, v38, vcc
31BC  v_cmp_neq_f32_e32 vcc, 0, v65
31C0  s_nop 1
31C4  v_addc_co_u32_e32 v13, vcc, 0, v65, vcc
31C8  v_cmp_neq_f32_e32 vcc, 0, v64
31CC  s_nop 1
31D0  v_addc_co_u32_e32 v12, vcc, 0, v64, vcc
31D4  v_cmp_neq_f32_e32 vcc, 0, v63
31D8  s_nop 1
31DC  v_addc_co_u32_e32 v19, vcc, 0, v63, vcc
31E0  v_cmp_neq_f32_e32 vcc, 0, v62
31E4  s_nop 1
31E8  v_addc_co_u32_e32 v18, vcc, 0, v62, vcc
31EC  v_cmp_neq_f32_e32 vcc, 0, v59
31F0  s_nop 1
31F4  v_addc_co_u32_e32 v21, vcc, 0, v59, vcc
31F8  v_cmp_neq_f32_e32 vcc, 0, v58
31FC  s_nop 1
3200  v_addc_co_u32_e32 v20, vcc, 0, v58, vcc
3204  v_cmp_neq_f32_e32 vcc, 0, v55
3208  s_nop 1
320C  v_addc_co_u32_e32 v25, vcc, 0, v55, vcc
3210  v_cmp_neq_f32_e32 vcc, 0, v54
3214  s_nop 1
3218  v_addc_co_u32_e32 v24, vcc, 0, v54, vcc
321C  v_cmp_neq_f32_e32 vcc, 0, v51
3220  s_nop 1
3224  v_addc_co_u32_e32 v23, vcc, 0, v51, vcc
3228  v_cmp_neq_f32_e32 vcc, 0, v50
322C  s_nop 1
3230  v_addc_co_u32_e32 v22, vcc, 0, v50, vcc
3234  v_cmp_neq_f32_e32 vcc, 0, v47
3238  s_nop 1
323C  v_addc_co_u32_e32 v27, vcc, 0, v47, vcc
3240  v_cmp_neq_f32_e32 vcc, 0, v46
3244  s_nop 1
3248  v_addc_co_u32_e32 v26, vcc, 0, v46, vcc
324C  v_cmp_neq_f32_e32 vcc, 0, v61
3250  s_nop 1
3254  v_addc_co_u32_e32 v29, vcc, 0, v61, vcc
3258  v_cmp_neq_f32_e32 vcc, 0, v60
325C  s_nop 1
3260  v_addc_co_u32_e32 v28, vcc, 0, v60, vcc
3264  v_cmp_neq_f32_e32 vcc, 0, v57
3268  s_nop 1
326C  v_addc_co_u32_e32 v33, vcc, 0, v57, vcc
3270  v_cmp_neq_f32_e32 vcc, 0, v56
3274  s_nop 1
3278  v_addc_co_u32_e32 v32, vcc, 0, v56, vcc
327C  v_cmp_neq_f32_e32 vcc, 0, v53
3280  s_nop 1
3284  v_addc_co_u32_e32 v31, vcc, 0, v53, vcc
3288  v_cmp_neq_f32_e32 vcc, 0, v52
328C  s_nop 1
3290  v_addc_co_u32_e32 v30, vcc, 0, v52, vcc
3294  v_cmp_neq_f32_e32 vcc, 0, v49
3298  s_nop 1
329C  v_addc_co_u32_e32 v35, vcc, 0, v49, vcc
32A0  v_cmp_neq_f32_e32 vcc, 0, v48
32A4  s_nop 1
32A8  v_addc_co_u32_e32 v34, vcc, 0, v48, vcc
32AC  v_cmp_neq_f32_e32 vcc, 0, v45
32B0  s_nop 1
32B4  v_addc_co_u32_e32 v37, vcc, 0, v45, vcc
32B8  v_cmp_neq_f32_e32 vcc, 0, v44
32BC  s_nop 1
32C0  v_addc_co_u32_e32 v36, vcc, 0, v44, vcc
32C4  v_cmp_neq_f32_e32 vcc, 0, v43
32C8  s_nop 1
32CC  v_addc_co_u32_e32 v39, vcc, 0, v43, vcc
32D0  v_cmp_neq_f32_e32 vcc, 0, v42
32D4  s_nop 1
32D8  v_addc_co_u32_e32 v38, vcc, 0, v42, vcc
32DC  v_cmp_eq_u32_e32 vcc, 0, v68
32E0  s_and_saveexec_b64 s[2:3], vcc
32E4  s_cbranch_execz 33
32E8  v_pk_add_f32 v[10:11], v[10:11], v[10:11]
32F0  v_pk_add_f32 v[8:9], v[8:9], v[8:9]
32F8  v_pk_add_f32 v[14:15], v[14:15], v[14:15]
3300  v_pk_add_f32 v[16:17], v[16:17], v[16:17]
3308  v_pk_add_f32 v[12:13], v[12:13], v[12:13]
3310  v_pk_add_f32 v[18:19], v[18:19], v[18:19]
3318  v_pk_add_f32 v[20:21], v[20:21], v[20:21]
3320  v_pk_add_f32 v[24:25], v[24:25], v[24:25]
3328  v_pk_add_f32 v[22:23], v[22:23], v[22:23]
3330  v_pk_add_f32 v[26:27], v[26:27], v[26:27]
3338  v_pk_add_f32 v[28:29], v[28:29], v[28:29]
3340  v_pk_add_f32 v[32:33], v[32:33], v[32:33]
3348  v_pk_add_f32 v[30:31], v[30:31], v[30:31]
3350  v_pk_add_f32 v[34:35], v[34:35], v[34:35]
3358  v_pk_add_f32 v[36:37], v[36:37], v[36:37]
3360  v_pk_add_f32 v[38:39], v[38:39], v[38:39]
3368  v_mov_b32_e32 v40, 1
336C  s_or_b64 exec, exec, s[2:3]
3370  v_mov_b32_e32 v41, 0
3374  v_mov_b32_e32 v44, 0
3378  v_mad_u64_u32 v[42:43], s[2:3], s33, v7, 0
3380  v_lshlrev_b32_e32 v7, 23, v40
3384  v_cvt_scalef32_pk_fp4_f32 v41, v10, v11, v7
338C  v_cvt_scalef32_pk_fp4_f32 v44, v14, v15, v7 op_sel:[0,0,0,1]
3394  v_cvt_scalef32_pk_fp4_f32 v41, v9, v8, v7 op_sel:[0,0,1,0]
339C  v_cvt_scalef32_pk_fp4_f32 v44, v17, v16, v7 op_sel:[0,0,1,1]
33A4  s_nop 0
33A8  v_mov_b32_e32 v8, 0
33AC  v_mov_b32_e32 v9, 0
33B0  v_cvt_scalef32_pk_fp4_f32 v8, v12, v13, v7
33B8  v_cvt_scalef32_pk_fp4_f32 v9, v20, v21, v7 op_sel:[0,0,0,1]
33C0  v_cvt_scalef32_pk_fp4_f32 v8, v18, v19, v7 op_sel:[0,0,1,0]
33C8  v_cvt_scalef32_pk_fp4_f32 v9, v24, v25, v7 op_sel:[0,0,1,1]
33D0  s_nop 0
33D4  s_mov_b32 s81, 0
33D8  v_or3_b32 v1, v9, v1, v8
33E0  v_mov_b32_e32 v8, 0
33E4  v_mov_b32_e32 v9, 0
33E8  v_cvt_scalef32_pk_fp4_f32 v8, v22, v23, v7
33F0  v_cvt_scalef32_pk_fp4_f32 v9, v28, v29, v7 op_sel:[0,0,0,1]
33F8  v_cvt_scalef32_pk_fp4_f32 v8, v26, v27, v7 op_sel:[0,0,1,0]
3400  v_cvt_scalef32_pk_fp4_f32 v9, v32, v33, v7 op_sel:[0,0,1,1]
3408  s_nop 0
340C  s_lshl_b64 s[2:3], s[80:81], 4
3410  v_mov_b32_e32 v40, 0
3414  v_or3_b32 v2, v9, v2, v8
341C  v_mov_b32_e32 v8, 0
3420  s_waitcnt lgkmcnt(0)
3424  s_add_u32 s2, s2, s82
3428  v_cvt_scalef32_pk_fp4_f32 v40, v30, v31, v7
3430  v_cvt_scalef32_pk_fp4_f32 v8, v36, v37, v7 op_sel:[0,0,0,1]
3438  v_cvt_scalef32_pk_fp4_f32 v40, v34, v35, v7 op_sel:[0,0,1,0]
3440  v_cvt_scalef32_pk_fp4_f32 v8, v38, v39, v7 op_sel:[0,0,1,1]
3448  s_nop 0
344C  s_addc_u32 s3, s3, s83
3450  v_or3_b32 v0, v44, v0, v41
3458  v_or3_b32 v3, v8, v3, v40
3460  v_lshl_add_u64 v[8:9], v[42:43], 4, s[2:3]
3468  global_store_dwordx4 v[8:9], v[0:3], off
3470  s_or_b64 exec, exec, s[76:77]
3474  s_load_dwordx2 s[0:1], s[0:1], 0x10
347C  v_mov_b32_e32 v7, 0
3480  s_waitcnt lgkmcnt(0)
3484  v_lshl_add_u64 v[0:1], s[0:1], 0, v[4:5]
348C  v_lshl_add_u64 v[0:1], v[0:1], 0, v[6:7]
3494  global_store_byte v[0:1], v68, off
349C  s_endpgm
34A0  s_nop 0
