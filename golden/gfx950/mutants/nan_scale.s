nan_scale.co, compiled by Debian clang version 21.1.8 (13)

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
    .name:           NanScale
    .private_segment_fixed_size: 0
    .sgpr_count:     28
    .sgpr_spill_count: 0
    .symbol:         NanScale.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     112
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
Disassembly of section .text:

1800 <NanScale>:
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
1840  s_cbranch_execz 2306
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
18D8  v_mov_b32_e32 v4, 0x7f
18E0  s_and_saveexec_b64 s[12:13], s[8:9]
18E4  s_cbranch_execz 2254
18E8  s_load_dwordx2 s[10:11], s[0:1], 0x0
18F0  s_lshl_b32 s5, s3, 5
18F4  v_mov_b32_e32 v5, 0
18F8  v_mov_b32_e32 v4, s5
18FC  s_bitcmp1_b32 s7, 0
1900  v_mad_u64_u32 v[6:7], s[4:5], s4, v1, v[4:5]
1908  s_cselect_b64 s[8:9], -1, 0
190C  s_and_b64 vcc, exec, s[8:9]
1910  s_waitcnt lgkmcnt(0)
1914  v_lshl_add_u64 v[40:41], v[6:7], 2, s[10:11]
191C  s_cbranch_vccz 6
1920  global_load_dword v5, v[40:41], off
1928  v_lshl_add_u64 v[38:39], v[6:7], 1, s[10:11]
1930  s_cbranch_execz 3
1934  s_branch 6
1938  v_lshl_add_u64 v[38:39], v[6:7], 1, s[10:11]
1940  global_load_ushort v4, v[38:39], off
1948  s_waitcnt vmcnt(0)
194C  v_lshlrev_b32_e32 v5, 16, v4
1950  v_cndmask_b32_e64 v4, 0, 1, s[8:9]
1958  v_cmp_ne_u32_e64 s[4:5], 1, v4
1960  s_andn2_b64 vcc, exec, s[8:9]
1964  s_cbranch_vccnz 4
1968  global_load_dword v4, v[40:41], off offset:4
1970  s_cbranch_execz 1
1974  s_branch 4
1978  global_load_ushort v4, v[38:39], off offset:2
1980  s_waitcnt vmcnt(0)
1984  v_lshlrev_b32_e32 v4, 16, v4
1988  s_and_b64 vcc, exec, s[4:5]
198C  s_cbranch_vccnz 4
1990  global_load_dword v7, v[40:41], off offset:8
1998  s_cbranch_execz 1
199C  s_branch 4
19A0  global_load_ushort v6, v[38:39], off offset:4
19A8  s_waitcnt vmcnt(0)
19AC  v_lshlrev_b32_e32 v7, 16, v6
19B0  s_and_b64 vcc, exec, s[4:5]
19B4  s_cbranch_vccnz 4
19B8  global_load_dword v6, v[40:41], off offset:12
19C0  s_cbranch_execz 1
19C4  s_branch 4
19C8  global_load_ushort v6, v[38:39], off offset:6
19D0  s_waitcnt vmcnt(0)
19D4  v_lshlrev_b32_e32 v6, 16, v6
19D8  s_and_b64 vcc, exec, s[4:5]
19DC  s_cbranch_vccnz 4
19E0  global_load_dword v9, v[40:41], off offset:16
19E8  s_cbranch_execz 1
19EC  s_branch 4
19F0  global_load_ushort v8, v[38:39], off offset:8
19F8  s_waitcnt vmcnt(0)
19FC  v_lshlrev_b32_e32 v9, 16, v8
1A00  s_and_b64 vcc, exec, s[4:5]
1A04  s_cbranch_vccnz 4
1A08  global_load_dword v8, v[40:41], off offset:20
1A10  s_cbranch_execz 1
1A14  s_branch 4
1A18  global_load_ushort v8, v[38:39], off offset:10
1A20  s_waitcnt vmcnt(0)
1A24  v_lshlrev_b32_e32 v8, 16, v8
1A28  s_and_b64 vcc, exec, s[4:5]
1A2C  s_cbranch_vccnz 4
1A30  global_load_dword v11, v[40:41], off offset:24
1A38  s_cbranch_execz 1
1A3C  s_branch 4
1A40  global_load_ushort v10, v[38:39], off offset:12
1A48  s_waitcnt vmcnt(0)
1A4C  v_lshlrev_b32_e32 v11, 16, v10
1A50  s_and_b64 vcc, exec, s[4:5]
1A54  s_cbranch_vccnz 4
1A58  global_load_dword v10, v[40:41], off offset:28
1A60  s_cbranch_execz 1
1A64  s_branch 4
1A68  global_load_ushort v10, v[38:39], off offset:14
1A70  s_waitcnt vmcnt(0)
1A74  v_lshlrev_b32_e32 v10, 16, v10
1A78  s_and_b64 vcc, exec, s[4:5]
1A7C  s_cbranch_vccnz 4
1A80  global_load_dword v13, v[40:41], off offset:32
1A88  s_cbranch_execz 1
1A8C  s_branch 4
1A90  global_load_ushort v12, v[38:39], off offset:16
1A98  s_waitcnt vmcnt(0)
1A9C  v_lshlrev_b32_e32 v13, 16, v12
1AA0  s_and_b64 vcc, exec, s[4:5]
1AA4  s_cbranch_vccnz 4
1AA8  global_load_dword v15, v[40:41], off offset:36
1AB0  s_cbranch_execz 1
1AB4  s_branch 4
1AB8  global_load_ushort v12, v[38:39], off offset:18
1AC0  s_waitcnt vmcnt(0)
1AC4  v_lshlrev_b32_e32 v15, 16, v12
1AC8  s_and_b64 vcc, exec, s[4:5]
1ACC  s_cbranch_vccnz 4
1AD0  global_load_dword v14, v[40:41], off offset:40
1AD8  s_cbranch_execz 1
1ADC  s_branch 4
1AE0  global_load_ushort v12, v[38:39], off offset:20
1AE8  s_waitcnt vmcnt(0)
1AEC  v_lshlrev_b32_e32 v14, 16, v12
1AF0  s_and_b64 vcc, exec, s[4:5]
1AF4  s_cbranch_vccnz 4
1AF8  global_load_dword v17, v[40:41], off offset:44
1B00  s_cbranch_execz 1
1B04  s_branch 4
1B08  global_load_ushort v12, v[38:39], off offset:22
1B10  s_waitcnt vmcnt(0)
1B14  v_lshlrev_b32_e32 v17, 16, v12
1B18  s_and_b64 vcc, exec, s[4:5]
1B1C  s_cbranch_vccnz 4
1B20  global_load_dword v16, v[40:41], off offset:48
1B28  s_cbranch_execz 1
1B2C  s_branch 4
1B30  global_load_ushort v12, v[38:39], off offset:24
1B38  s_waitcnt vmcnt(0)
1B3C  v_lshlrev_b32_e32 v16, 16, v12
1B40  s_and_b64 vcc, exec, s[4:5]
1B44  s_cbranch_vccnz 4
1B48  global_load_dword v19, v[40:41], off offset:52
1B50  s_cbranch_execz 1
1B54  s_branch 4
1B58  global_load_ushort v12, v[38:39], off offset:26
1B60  s_waitcnt vmcnt(0)
1B64  v_lshlrev_b32_e32 v19, 16, v12
1B68  s_and_b64 vcc, exec, s[4:5]
1B6C  s_cbranch_vccnz 4
1B70  global_load_dword v18, v[40:41], off offset:56
1B78  s_cbranch_execz 1
1B7C  s_branch 4
1B80  global_load_ushort v12, v[38:39], off offset:28
1B88  s_waitcnt vmcnt(0)
1B8C  v_lshlrev_b32_e32 v18, 16, v12
1B90  s_and_b64 vcc, exec, s[4:5]
1B94  s_cbranch_vccnz 4
1B98  global_load_dword v21, v[40:41], off offset:60
1BA0  s_cbranch_execz 1
1BA4  s_branch 4
1BA8  global_load_ushort v12, v[38:39], off offset:30
1BB0  s_waitcnt vmcnt(0)
1BB4  v_lshlrev_b32_e32 v21, 16, v12
1BB8  s_and_b64 vcc, exec, s[4:5]
1BBC  s_cbranch_vccnz 4
1BC0  global_load_dword v20, v[40:41], off offset:64
1BC8  s_cbranch_execz 1
1BCC  s_branch 4
1BD0  global_load_ushort v12, v[38:39], off offset:32
1BD8  s_waitcnt vmcnt(0)
1BDC  v_lshlrev_b32_e32 v20, 16, v12
1BE0  s_and_b64 vcc, exec, s[4:5]
1BE4  s_cbranch_vccnz 4
1BE8  global_load_dword v23, v[40:41], off offset:68
1BF0  s_cbranch_execz 1
1BF4  s_branch 4
1BF8  global_load_ushort v12, v[38:39], off offset:34
1C00  s_waitcnt vmcnt(0)
1C04  v_lshlrev_b32_e32 v23, 16, v12
1C08  s_and_b64 vcc, exec, s[4:5]
1C0C  s_cbranch_vccnz 4
1C10  global_load_dword v22, v[40:41], off offset:72
1C18  s_cbranch_execz 1
1C1C  s_branch 4
1C20  global_load_ushort v12, v[38:39], off offset:36
1C28  s_waitcnt vmcnt(0)
1C2C  v_lshlrev_b32_e32 v22, 16, v12
1C30  s_and_b64 vcc, exec, s[4:5]
1C34  s_cbranch_vccnz 4
1C38  global_load_dword v25, v[40:41], off offset:76
1C40  s_cbranch_execz 1
1C44  s_branch 4
1C48  global_load_ushort v12, v[38:39], off offset:38
1C50  s_waitcnt vmcnt(0)
1C54  v_lshlrev_b32_e32 v25, 16, v12
1C58  s_and_b64 vcc, exec, s[4:5]
1C5C  s_cbranch_vccnz 4
1C60  global_load_dword v24, v[40:41], off offset:80
1C68  s_cbranch_execz 1
1C6C  s_branch 4
1C70  global_load_ushort v12, v[38:39], off offset:40
1C78  s_waitcnt vmcnt(0)
1C7C  v_lshlrev_b32_e32 v24, 16, v12
1C80  s_and_b64 vcc, exec, s[4:5]
1C84  s_cbranch_vccnz 4
1C88  global_load_dword v27, v[40:41], off offset:84
1C90  s_cbranch_execz 1
1C94  s_branch 4
1C98  global_load_ushort v12, v[38:39], off offset:42
1CA0  s_waitcnt vmcnt(0)
1CA4  v_lshlrev_b32_e32 v27, 16, v12
1CA8  s_and_b64 vcc, exec, s[4:5]
1CAC  s_cbranch_vccnz 4
1CB0  global_load_dword v26, v[40:41], off offset:88
1CB8  s_cbranch_execz 1
1CBC  s_branch 4
1CC0  global_load_ushort v12, v[38:39], off offset:44
1CC8  s_waitcnt vmcnt(0)
1CCC  v_lshlrev_b32_e32 v26, 16, v12
1CD0  s_and_b64 vcc, exec, s[4:5]
1CD4  s_cbranch_vccnz 4
1CD8  global_load_dword v28, v[40:41], off offset:92
1CE0  s_cbranch_execz 1
1CE4  s_branch 4
1CE8  global_load_ushort v12, v[38:39], off offset:46
1CF0  s_waitcnt vmcnt(0)
1CF4  v_lshlrev_b32_e32 v28, 16, v12
1CF8  s_and_b64 vcc, exec, s[4:5]
1CFC  s_cbranch_vccnz 4
1D00  global_load_dword v31, v[40:41], off offset:96
1D08  s_cbranch_execz 1
1D0C  s_branch 4
1D10  global_load_ushort v12, v[38:39], off offset:48
1D18  s_waitcnt vmcnt(0)
1D1C  v_lshlrev_b32_e32 v31, 16, v12
1D20  s_and_b64 vcc, exec, s[4:5]
1D24  s_cbranch_vccnz 4
1D28  global_load_dword v30, v[40:41], off offset:100
1D30  s_cbranch_execz 1
1D34  s_branch 4
1D38  global_load_ushort v12, v[38:39], off offset:50
1D40  s_waitcnt vmcnt(0)
1D44  v_lshlrev_b32_e32 v30, 16, v12
1D48  s_and_b64 vcc, exec, s[4:5]
1D4C  s_cbranch_vccnz 4
1D50  global_load_dword v33, v[40:41], off offset:104
1D58  s_cbranch_execz 1
1D5C  s_branch 4
1D60  global_load_ushort v12, v[38:39], off offset:52
1D68  s_waitcnt vmcnt(0)
1D6C  v_lshlrev_b32_e32 v33, 16, v12
1D70  s_and_b64 vcc, exec, s[4:5]
1D74  s_cbranch_vccnz 4
1D78  global_load_dword v32, v[40:41], off offset:108
1D80  s_cbranch_execz 1
1D84  s_branch 4
1D88  global_load_ushort v12, v[38:39], off offset:54
1D90  s_waitcnt vmcnt(0)
1D94  v_lshlrev_b32_e32 v32, 16, v12
1D98  s_and_b64 vcc, exec, s[4:5]
1D9C  s_cbranch_vccnz 4
1DA0  global_load_dword v35, v[40:41], off offset:112
1DA8  s_cbranch_execz 1
1DAC  s_branch 4
1DB0  global_load_ushort v12, v[38:39], off offset:56
1DB8  s_waitcnt vmcnt(0)
1DBC  v_lshlrev_b32_e32 v35, 16, v12
1DC0  s_and_b64 vcc, exec, s[4:5]
1DC4  s_cbranch_vccnz 4
1DC8  global_load_dword v34, v[40:41], off offset:116
1DD0  s_cbranch_execz 1
1DD4  s_branch 4
1DD8  global_load_ushort v12, v[38:39], off offset:58
1DE0  s_waitcnt vmcnt(0)
1DE4  v_lshlrev_b32_e32 v34, 16, v12
1DE8  s_and_b64 vcc, exec, s[4:5]
1DEC  s_cbranch_vccnz 4
1DF0  global_load_dword v37, v[40:41], off offset:120
1DF8  s_cbranch_execz 1
1DFC  s_branch 4
1E00  global_load_ushort v12, v[38:39], off offset:60
1E08  s_waitcnt vmcnt(0)
1E0C  v_lshlrev_b32_e32 v37, 16, v12
1E10  s_and_b64 vcc, exec, s[4:5]
1E14  s_cbranch_vccnz 6
1E18  global_load_dword v36, v[40:41], off offset:124
1E20  s_load_dwordx4 s[8:11], s[0:1], 0x38
1E28  s_cbranch_execz 3
1E2C  s_branch 6
1E30  s_load_dwordx4 s[8:11], s[0:1], 0x38
1E38  global_load_ushort v12, v[38:39], off offset:62
1E40  s_waitcnt vmcnt(0)
1E44  v_lshlrev_b32_e32 v36, 16, v12
1E48  s_load_dwordx2 s[14:15], s[0:1], 0x8
1E50  s_load_dwordx2 s[16:17], s[0:1], 0x30
1E58  s_and_b32 s4, s7, 2
1E5C  s_cmp_eq_u32 s4, 0
1E60  s_cselect_b64 vcc, -1, 0
1E64  s_cmp_lg_u32 s4, 0
1E68  s_cbranch_scc0 112
1E6C  s_cmp_eq_u32 s18, 0
1E70  s_cbranch_scc1 152
1E74  v_mov_b32_e32 v12, s18
1E78  s_brev_b32 s4, 1
1E7C  v_lshlrev_b32_e32 v29, 31, v12
1E80  s_waitcnt vmcnt(0)
1E84  v_xor_b32_e32 v39, v29, v5
1E88  v_lshlrev_b32_e32 v29, 28, v12
1E8C  v_lshlrev_b32_e32 v40, 29, v12
1E90  v_bitop3_b32 v43, v40, v7, s4 bitop3:0x6c
1E98  v_bitop3_b32 v42, v29, v6, s4 bitop3:0x6c
1EA0  v_lshlrev_b32_e32 v29, 26, v12
1EA4  v_lshlrev_b32_e32 v40, 27, v12
1EA8  v_bitop3_b32 v47, v40, v9, s4 bitop3:0x6c
1EB0  v_bitop3_b32 v46, v29, v8, s4 bitop3:0x6c
1EB8  v_lshlrev_b32_e32 v29, 24, v12
1EBC  v_lshlrev_b32_e32 v40, 25, v12
1EC0  v_bitop3_b32 v51, v40, v11, s4 bitop3:0x6c
1EC8  v_bitop3_b32 v50, v29, v10, s4 bitop3:0x6c
1ED0  v_lshlrev_b32_e32 v29, 22, v12
1ED4  v_lshlrev_b32_e32 v40, 23, v12
1ED8  v_bitop3_b32 v55, v40, v13, s4 bitop3:0x6c
1EE0  v_bitop3_b32 v54, v29, v15, s4 bitop3:0x6c
1EE8  v_lshlrev_b32_e32 v29, 20, v12
1EEC  v_lshlrev_b32_e32 v44, 21, v12
1EF0  v_pk_mov_b32 v[40:41], v[16:17], v[14:15] op_sel:[1,0]
1EF8  v_lshlrev_b32_e32 v48, 19, v12
1EFC  v_bitop3_b32 v41, v44, v41, s4 bitop3:0x6c
1F04  v_bitop3_b32 v40, v29, v40, s4 bitop3:0x6c
1F0C  v_lshlrev_b32_e32 v29, 18, v12
1F10  v_pk_mov_b32 v[44:45], v[18:19], v[16:17] op_sel:[1,0]
1F18  v_lshlrev_b32_e32 v52, 17, v12
1F1C  v_bitop3_b32 v45, v48, v45, s4 bitop3:0x6c
1F24  v_bitop3_b32 v44, v29, v44, s4 bitop3:0x6c
1F2C  v_lshlrev_b32_e32 v29, 16, v12
1F30  v_pk_mov_b32 v[48:49], v[20:21], v[18:19] op_sel:[1,0]
1F38  v_lshlrev_b32_e32 v56, 15, v12
1F3C  v_bitop3_b32 v49, v52, v49, s4 bitop3:0x6c
1F44  v_bitop3_b32 v48, v29, v48, s4 bitop3:0x6c
1F4C  v_lshlrev_b32_e32 v29, 14, v12
1F50  v_pk_mov_b32 v[52:53], v[22:23], v[20:21] op_sel:[1,0]
1F58  v_lshlrev_b32_e32 v58, 13, v12
1F5C  v_bitop3_b32 v53, v56, v53, s4 bitop3:0x6c
1F64  v_bitop3_b32 v52, v29, v52, s4 bitop3:0x6c
1F6C  v_lshlrev_b32_e32 v29, 12, v12
1F70  v_pk_mov_b32 v[56:57], v[24:25], v[22:23] op_sel:[1,0]
1F78  v_lshlrev_b32_e32 v60, 11, v12
1F7C  v_bitop3_b32 v57, v58, v57, s4 bitop3:0x6c
1F84  v_bitop3_b32 v56, v29, v56, s4 bitop3:0x6c
1F8C  v_lshlrev_b32_e32 v29, 10, v12
1F90  v_pk_mov_b32 v[58:59], v[26:27], v[24:25] op_sel:[1,0]
1F98  v_lshlrev_b32_e32 v62, 7, v12
1F9C  v_bitop3_b32 v59, v60, v59, s4 bitop3:0x6c
1FA4  v_bitop3_b32 v58, v29, v58, s4 bitop3:0x6c
1FAC  v_lshlrev_b32_e32 v29, 8, v12
1FB0  v_lshlrev_b32_e32 v60, 9, v12
1FB4  v_bitop3_b32 v61, v60, v26, s4 bitop3:0x6c
1FBC  v_bitop3_b32 v60, v29, v28, s4 bitop3:0x6c
1FC4  v_lshlrev_b32_e32 v29, 6, v12
1FC8  v_bitop3_b32 v63, v62, v31, s4 bitop3:0x6c
1FD0  v_bitop3_b32 v62, v29, v30, s4 bitop3:0x6c
1FD8  v_lshlrev_b32_e32 v29, 4, v12
1FDC  v_lshlrev_b32_e32 v64, 5, v12
1FE0  v_bitop3_b32 v65, v64, v33, s4 bitop3:0x6c
1FE8  v_bitop3_b32 v64, v29, v32, s4 bitop3:0x6c
1FF0  v_lshlrev_b32_e32 v29, 2, v12
1FF4  v_lshlrev_b32_e32 v66, 3, v12
1FF8  v_lshlrev_b32_e32 v38, 30, v12
1FFC  v_bitop3_b32 v67, v66, v35, s4 bitop3:0x6c
2004  v_bitop3_b32 v66, v29, v34, s4 bitop3:0x6c
200C  v_lshlrev_b32_e32 v29, 1, v12
2010  v_bitop3_b32 v38, v38, v4, s4 bitop3:0x6c
2018  v_bitop3_b32 v68, v12, v36, s4 bitop3:0x6c
2020  v_bitop3_b32 v69, v29, v37, s4 bitop3:0x6c
2028  s_branch 67
202C  s_waitcnt vmcnt(0)
2030  v_mov_b32_e32 v38, v37
2034  v_mov_b32_e32 v39, v36
2038  v_mov_b32_e32 v40, v35
203C  v_mov_b32_e32 v41, v34
2040  v_mov_b32_e32 v42, v33
2044  v_mov_b32_e32 v43, v32
2048  v_mov_b32_e32 v44, v31
204C  v_mov_b32_e32 v45, v30
2050  v_mov_b32_e32 v46, v26
2054  v_mov_b32_e32 v47, v28
2058  v_mov_b32_e32 v48, v24
205C  v_mov_b32_e32 v49, v27
2060  v_mov_b32_e32 v50, v22
2064  v_mov_b32_e32 v51, v25
2068  v_mov_b32_e32 v52, v20
206C  v_mov_b32_e32 v53, v23
2070  v_mov_b32_e32 v58, v18
2074  v_mov_b32_e32 v59, v21
2078  v_mov_b32_e32 v54, v16
207C  v_mov_b32_e32 v55, v19
2080  v_mov_b32_e32 v60, v14
2084  v_mov_b32_e32 v61, v17
2088  v_mov_b32_e32 v56, v13
208C  v_mov_b32_e32 v57, v15
2090  v_mov_b32_e32 v66, v11
2094  v_mov_b32_e32 v67, v10
2098  v_mov_b32_e32 v62, v9
209C  v_mov_b32_e32 v63, v8
20A0  v_mov_b32_e32 v68, v7
20A4  v_mov_b32_e32 v69, v6
20A8  v_mov_b32_e32 v64, v5
20AC  v_mov_b32_e32 v65, v4
20B0  v_mov_b64_e32 v[72:73], v[14:15]
20B4  v_mov_b64_e32 v[70:71], v[26:27]
20B8  v_mov_b32_e32 v12, v13
20BC  v_mov_b64_e32 v[74:75], v[16:17]
20C0  v_mov_b64_e32 v[76:77], v[18:19]
20C4  v_mov_b64_e32 v[78:79], v[20:21]
20C8  v_mov_b64_e32 v[80:81], v[22:23]
20CC  v_mov_b64_e32 v[82:83], v[24:25]
20D0  s_branch 256
20D4  s_waitcnt vmcnt(0)
20D8  v_mov_b32_e32 v29, v26
20DC  v_mov_b32_e32 v12, v15
20E0  v_mov_b32_e32 v58, v27
20E4  v_mov_b32_e32 v59, v24
20E8  v_mov_b32_e32 v56, v25
20EC  v_mov_b32_e32 v57, v22
20F0  v_mov_b32_e32 v52, v23
20F4  v_mov_b32_e32 v53, v20
20F8  v_mov_b32_e32 v48, v21
20FC  v_mov_b32_e32 v49, v18
2100  v_mov_b32_e32 v44, v19
2104  v_mov_b32_e32 v45, v16
2108  v_mov_b32_e32 v40, v17
210C  v_mov_b32_e32 v41, v14
2110  v_mov_b64_e32 v[68:69], v[36:37]
2114  v_mov_b64_e32 v[66:67], v[34:35]
2118  v_mov_b64_e32 v[64:65], v[32:33]
211C  v_mov_b64_e32 v[62:63], v[30:31]
2120  v_mov_b64_e32 v[60:61], v[28:29]
2124  v_mov_b64_e32 v[54:55], v[12:13]
2128  v_mov_b64_e32 v[50:51], v[10:11]
212C  v_mov_b64_e32 v[46:47], v[8:9]
2130  v_mov_b64_e32 v[42:43], v[6:7]
2134  v_mov_b64_e32 v[38:39], v[4:5]
2138  v_pk_add_f32 v[78:79], v[54:55], v[54:55] op_sel:[1,0] op_sel_hi:[0,1]
2140  v_pk_add_f32 v[80:81], v[54:55], v[54:55] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2148  v_pk_add_f32 v[54:55], v[52:53], v[52:53] op_sel:[0,1] op_sel_hi:[1,0]
2150  v_pk_add_f32 v[52:53], v[52:53], v[52:53] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
2158  v_pk_add_f32 v[88:89], v[56:57], v[56:57] op_sel:[0,1] op_sel_hi:[1,0]
2160  v_pk_add_f32 v[56:57], v[56:57], v[56:57] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
2168  v_pk_add_f32 v[90:91], v[58:59], v[58:59] op_sel:[0,1] op_sel_hi:[1,0]
2170  v_pk_add_f32 v[58:59], v[58:59], v[58:59] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
2178  v_pk_add_f32 v[92:93], v[60:61], v[60:61] op_sel:[0,1] op_sel_hi:[1,0]
2180  v_pk_add_f32 v[60:61], v[60:61], v[60:61] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
2188  v_pk_add_f32 v[94:95], v[62:63], v[62:63] op_sel:[0,1] op_sel_hi:[1,0]
2190  v_pk_add_f32 v[62:63], v[62:63], v[62:63] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
2198  v_pk_add_f32 v[96:97], v[64:65], v[64:65] op_sel:[0,1] op_sel_hi:[1,0]
21A0  v_pk_add_f32 v[64:65], v[64:65], v[64:65] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
21A8  v_pk_add_f32 v[98:99], v[66:67], v[66:67] op_sel:[0,1] op_sel_hi:[1,0]
21B0  v_pk_add_f32 v[66:67], v[66:67], v[66:67] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
21B8  v_pk_add_f32 v[100:101], v[68:69], v[68:69] op_sel:[0,1] op_sel_hi:[1,0]
21C0  v_pk_add_f32 v[68:69], v[68:69], v[68:69] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
21C8  v_mov_b32_e32 v89, v57
21CC  v_mov_b32_e32 v55, v53
21D0  v_mov_b32_e32 v93, v61
21D4  v_mov_b32_e32 v91, v59
21D8  v_mov_b32_e32 v97, v65
21DC  v_mov_b32_e32 v95, v63
21E0  v_mov_b32_e32 v101, v69
21E4  v_mov_b32_e32 v99, v67
21E8  v_pk_add_f32 v[70:71], v[38:39], v[38:39] op_sel:[1,0] op_sel_hi:[0,1]
21F0  v_pk_add_f32 v[38:39], v[38:39], v[38:39] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
21F8  v_pk_add_f32 v[72:73], v[42:43], v[42:43] op_sel:[1,0] op_sel_hi:[0,1]
2200  v_pk_add_f32 v[42:43], v[42:43], v[42:43] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2208  v_pk_add_f32 v[74:75], v[46:47], v[46:47] op_sel:[1,0] op_sel_hi:[0,1]
2210  v_pk_add_f32 v[46:47], v[46:47], v[46:47] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2218  v_pk_add_f32 v[76:77], v[50:51], v[50:51] op_sel:[1,0] op_sel_hi:[0,1]
2220  v_pk_add_f32 v[50:51], v[50:51], v[50:51] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2228  v_pk_add_f32 v[82:83], v[40:41], v[40:41] op_sel:[1,0] op_sel_hi:[0,1]
2230  v_pk_add_f32 v[40:41], v[40:41], v[40:41] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2238  v_pk_add_f32 v[84:85], v[44:45], v[44:45] op_sel:[0,1] op_sel_hi:[1,0]
2240  v_pk_add_f32 v[44:45], v[44:45], v[44:45] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
2248  v_pk_add_f32 v[86:87], v[48:49], v[48:49] op_sel:[0,1] op_sel_hi:[1,0]
2250  v_pk_add_f32 v[48:49], v[48:49], v[48:49] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
2258  v_pk_add_f32 v[52:53], v[88:89], v[54:55]
2260  v_pk_add_f32 v[56:57], v[92:93], v[90:91]
2268  v_pk_add_f32 v[58:59], v[96:97], v[94:95]
2270  v_pk_add_f32 v[60:61], v[100:101], v[98:99]
2278  v_pk_add_f32 v[102:103], v[52:53], v[56:57] neg_lo:[0,1] neg_hi:[0,1]
2280  v_pk_add_f32 v[104:105], v[58:59], v[60:61] neg_lo:[0,1] neg_hi:[0,1]
2288  v_pk_add_f32 v[52:53], v[56:57], v[52:53]
2290  v_pk_add_f32 v[106:107], v[60:61], v[58:59]
2298  v_pk_add_f32 v[54:55], v[54:55], v[88:89] neg_lo:[0,1] neg_hi:[0,1]
22A0  v_pk_add_f32 v[56:57], v[90:91], v[92:93] neg_lo:[0,1] neg_hi:[0,1]
22A8  v_pk_add_f32 v[58:59], v[94:95], v[96:97] neg_lo:[0,1] neg_hi:[0,1]
22B0  v_pk_add_f32 v[60:61], v[98:99], v[100:101] neg_lo:[0,1] neg_hi:[0,1]
22B8  v_mov_b32_e32 v71, v42
22BC  v_mov_b32_e32 v73, v38
22C0  v_mov_b32_e32 v75, v50
22C4  v_mov_b32_e32 v77, v46
22C8  v_mov_b32_e32 v79, v40
22CC  v_mov_b32_e32 v83, v80
22D0  v_mov_b32_e32 v87, v49
22D4  v_mov_b32_e32 v85, v45
22D8  v_pk_add_f32 v[88:89], v[54:55], v[56:57] neg_lo:[0,1] neg_hi:[0,1]
22E0  v_pk_add_f32 v[90:91], v[58:59], v[60:61] neg_lo:[0,1] neg_hi:[0,1]
22E8  v_pk_add_f32 v[92:93], v[56:57], v[54:55]
22F0  v_pk_add_f32 v[94:95], v[60:61], v[58:59]
22F8  v_pk_add_f32 v[54:55], v[70:71], v[72:73]
2300  v_pk_add_f32 v[56:57], v[74:75], v[76:77]
2308  v_pk_add_f32 v[58:59], v[78:79], v[82:83]
2310  v_pk_add_f32 v[44:45], v[86:87], v[84:85]
2318  v_pk_add_f32 v[48:49], v[54:55], v[56:57] neg_lo:[0,1] neg_hi:[0,1]
2320  v_pk_add_f32 v[60:61], v[58:59], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
2328  v_pk_add_f32 v[54:55], v[54:55], v[56:57]
2330  v_pk_add_f32 v[44:45], v[44:45], v[58:59]
2338  s_mov_b32 s4, 0x3e800000
2340  v_pk_add_f32 v[56:57], v[54:55], v[44:45]
2348  v_pk_add_f32 v[44:45], v[54:55], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
2350  v_mov_b32_e32 v71, v38
2354  v_mov_b32_e32 v73, v42
2358  v_mov_b32_e32 v75, v46
235C  v_mov_b32_e32 v77, v50
2360  v_mov_b32_e32 v79, v80
2364  v_mov_b32_e32 v83, v40
2368  v_pk_add_f32 v[62:63], v[48:49], v[60:61]
2370  v_pk_add_f32 v[48:49], v[48:49], v[60:61] neg_lo:[0,1] neg_hi:[0,1]
2378  v_pk_mul_f32 v[64:65], v[56:57], s[4:5] op_sel_hi:[1,0]
2380  v_pk_mul_f32 v[56:57], v[44:45], s[4:5] op_sel_hi:[1,0]
2388  v_pk_add_f32 v[38:39], v[70:71], v[72:73] neg_lo:[0,1] neg_hi:[0,1]
2390  v_pk_add_f32 v[42:43], v[74:75], v[76:77] neg_lo:[0,1] neg_hi:[0,1]
2398  v_pk_add_f32 v[40:41], v[78:79], v[82:83] neg_lo:[0,1] neg_hi:[0,1]
23A0  v_pk_add_f32 v[44:45], v[84:85], v[86:87] neg_lo:[0,1] neg_hi:[0,1]
23A8  v_pk_mul_f32 v[54:55], v[48:49], s[4:5] op_sel_hi:[1,0]
23B0  v_pk_add_f32 v[46:47], v[38:39], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
23B8  v_pk_add_f32 v[48:49], v[40:41], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
23C0  v_pk_add_f32 v[38:39], v[38:39], v[42:43]
23C8  v_pk_add_f32 v[40:41], v[44:45], v[40:41]
23D0  v_pk_add_f32 v[108:109], v[52:53], v[106:107] neg_lo:[0,1] neg_hi:[0,1]
23D8  v_pk_add_f32 v[42:43], v[38:39], v[40:41]
23E0  v_pk_add_f32 v[38:39], v[38:39], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
23E8  v_pk_add_f32 v[50:51], v[46:47], v[48:49]
23F0  v_pk_mul_f32 v[60:61], v[38:39], s[4:5] op_sel_hi:[1,0]
23F8  v_pk_add_f32 v[38:39], v[106:107], v[52:53]
2400  v_pk_mul_f32 v[66:67], v[50:51], s[4:5] op_sel_hi:[1,0]
2408  v_pk_mul_f32 v[52:53], v[38:39], s[4:5] op_sel_hi:[1,0]
2410  v_pk_add_f32 v[38:39], v[94:95], v[92:93]
2418  v_pk_add_f32 v[46:47], v[46:47], v[48:49] neg_lo:[0,1] neg_hi:[0,1]
2420  v_pk_mul_f32 v[50:51], v[38:39], s[4:5] op_sel_hi:[1,0]
2428  v_pk_add_f32 v[38:39], v[104:105], v[102:103]
2430  v_pk_add_f32 v[110:111], v[102:103], v[104:105] neg_lo:[0,1] neg_hi:[0,1]
2438  v_pk_mul_f32 v[48:49], v[38:39], s[4:5] op_sel_hi:[1,0]
2440  v_pk_add_f32 v[38:39], v[90:91], v[88:89]
2448  v_pk_add_f32 v[96:97], v[92:93], v[94:95] neg_lo:[0,1] neg_hi:[0,1]
2450  v_pk_add_f32 v[98:99], v[88:89], v[90:91] neg_lo:[0,1] neg_hi:[0,1]
2458  v_pk_mul_f32 v[58:59], v[46:47], s[4:5] op_sel_hi:[1,0]
2460  v_pk_mul_f32 v[46:47], v[38:39], s[4:5] op_sel_hi:[1,0]
2468  v_pk_mul_f32 v[62:63], v[62:63], s[4:5] op_sel_hi:[1,0]
2470  v_pk_mul_f32 v[68:69], v[42:43], s[4:5] op_sel_hi:[1,0]
2478  v_pk_mul_f32 v[44:45], v[108:109], s[4:5] op_sel_hi:[1,0]
2480  v_pk_mul_f32 v[42:43], v[96:97], s[4:5] op_sel_hi:[1,0]
2488  v_pk_mul_f32 v[40:41], v[110:111], s[4:5] op_sel_hi:[1,0]
2490  v_pk_mul_f32 v[38:39], v[98:99], s[4:5] op_sel_hi:[1,0]
2498  v_mov_b32_e32 v72, v60
249C  v_mov_b32_e32 v73, v57
24A0  v_mov_b32_e32 v74, v54
24A4  v_mov_b32_e32 v75, v61
24A8  v_mov_b32_e32 v76, v58
24AC  v_mov_b32_e32 v77, v55
24B0  v_mov_b32_e32 v78, v52
24B4  v_mov_b32_e32 v79, v59
24B8  v_mov_b32_e32 v80, v50
24BC  v_mov_b32_e32 v81, v53
24C0  v_mov_b32_e32 v82, v48
24C4  v_mov_b32_e32 v83, v51
24C8  v_mov_b32_e32 v70, v46
24CC  v_mov_b32_e32 v71, v49
24D0  v_mov_b32_e32 v12, v56
24D4  v_and_b32_e32 v91, 0x7fffffff, v64
24DC  v_and_b32_e32 v90, 0x7fffffff, v65
24E4  v_max_u32_e32 v29, v90, v91
24E8  v_and_b32_e32 v89, 0x7fffffff, v68
24F0  v_and_b32_e32 v88, 0x7fffffff, v69
24F8  v_max3_u32 v29, v88, v89, v29
2500  v_and_b32_e32 v87, 0x7fffffff, v62
2508  v_and_b32_e32 v86, 0x7fffffff, v63
2510  v_max3_u32 v29, v86, v87, v29
2518  v_and_b32_e32 v85, 0x7fffffff, v66
2520  v_and_b32_e32 v84, 0x7fffffff, v67
2528  v_max3_u32 v29, v84, v85, v29
2530  v_and_b32_e32 v12, 0x7fffffff, v12
2538  v_and_b32_e32 v73, 0x7fffffff, v73
2540  v_max3_u32 v12, v73, v12, v29
2548  v_and_b32_e32 v29, 0x7fffffff, v72
2550  v_and_b32_e32 v72, 0x7fffffff, v75
2558  v_max3_u32 v12, v72, v29, v12
2560  v_and_b32_e32 v29, 0x7fffffff, v74
2568  v_and_b32_e32 v72, 0x7fffffff, v77
2570  v_max3_u32 v12, v72, v29, v12
2578  v_and_b32_e32 v29, 0x7fffffff, v76
2580  v_and_b32_e32 v72, 0x7fffffff, v79
2588  v_max3_u32 v12, v72, v29, v12
2590  v_and_b32_e32 v29, 0x7fffffff, v78
2598  v_and_b32_e32 v72, 0x7fffffff, v81
25A0  v_max3_u32 v12, v72, v29, v12
25A8  v_and_b32_e32 v29, 0x7fffffff, v80
25B0  v_and_b32_e32 v72, 0x7fffffff, v83
25B8  v_max3_u32 v12, v72, v29, v12
25C0  v_and_b32_e32 v29, 0x7fffffff, v82
25C8  v_and_b32_e32 v71, 0x7fffffff, v71
25D0  v_max3_u32 v12, v71, v29, v12
25D8  v_and_b32_e32 v29, 0x7fffffff, v70
25E0  v_and_b32_e32 v80, 0x7fffffff, v47
25E8  v_max3_u32 v12, v80, v29, v12
25F0  v_and_b32_e32 v79, 0x7fffffff, v44
25F8  v_and_b32_e32 v78, 0x7fffffff, v45
2600  v_max3_u32 v12, v78, v79, v12
2608  v_and_b32_e32 v77, 0x7fffffff, v42
2610  v_and_b32_e32 v76, 0x7fffffff, v43
2618  v_max3_u32 v12, v76, v77, v12
2620  v_and_b32_e32 v73, 0x7fffffff, v40
2628  v_and_b32_e32 v72, 0x7fffffff, v41
2630  v_max3_u32 v12, v72, v73, v12
2638  v_and_b32_e32 v71, 0x7fffffff, v38
2640  v_and_b32_e32 v70, 0x7fffffff, v39
2648  v_max3_u32 v81, v70, v71, v12
2650  s_mov_b32 s4, 0x7f7fffff
2658  v_cmp_lt_u32_e64 s[4:5], s4, v81
2660  v_mov_b32_e32 v12, 0
2664  v_mov_b32_e32 v29, 0
2668  v_mov_b32_e32 v74, 0
266C  v_mov_b32_e32 v75, 0
2670  s_and_saveexec_b64 s[18:19], s[4:5]
2674  s_cbranch_execz 663
2678  v_sub_u32_e32 v29, 0x7f800000, v91
2680  v_sub_u32_e32 v75, 0x7f800000, v90
2688  v_sub_u32_e32 v12, 0x7f7fffff, v91
2690  v_lshrrev_b32_e32 v83, 31, v75
2694  v_sub_u32_e32 v81, 0x7f7fffff, v90
269C  v_lshrrev_b32_e32 v29, 31, v29
26A0  v_add_u32_e32 v93, -1, v83
26A4  v_add_u32_e32 v92, -1, v29
26A8  v_lshrrev_b32_e32 v82, 31, v81
26AC  v_and_b32_e32 v94, 0x80000000, v93
26B4  v_bfrev_b32_e32 v75, 1
26B8  v_ashrrev_i32_e32 v74, 31, v12
26BC  v_lshrrev_b32_e32 v12, 31, v12
26C0  v_and_b32_e32 v95, 0x80000000, v92
26C8  v_cndmask_b32_e32 v94, v94, v75, vcc
26CC  v_add_u32_e32 v82, -1, v82
26D0  v_and_b32_e32 v74, 7, v74
26D4  v_cndmask_b32_e32 v95, v95, v75, vcc
26D8  v_add_u32_e32 v12, -1, v12
26DC  v_bitop3_b32 v65, v94, v65, v82 bitop3:0xc8
26E4  v_ashrrev_i32_e32 v81, 31, v81
26E8  s_movk_i32 s4, 0x70
26EC  v_sub_u32_e32 v82, 0x7f800000, v89
26F4  v_bitop3_b32 v64, v95, v64, v12 bitop3:0xc8
26FC  v_and_b32_e32 v12, v92, v91
2700  v_and_or_b32 v74, v81, s4, v74
2708  v_and_b32_e32 v81, v93, v90
270C  v_max_u32_e32 v12, v81, v12
2710  v_sub_u32_e32 v81, 0x7f7fffff, v89
2718  v_sub_u32_e32 v91, 0x7f800000, v88
2720  v_lshrrev_b32_e32 v82, 31, v82
2724  v_add_u32_e32 v93, -1, v82
2728  v_add_u32_e32 v29, v83, v29
272C  v_ashrrev_i32_e32 v83, 31, v81
2730  v_lshrrev_b32_e32 v81, 31, v81
2734  v_lshrrev_b32_e32 v91, 31, v91
2738  v_and_b32_e32 v96, 0x80000000, v93
2740  v_add_u32_e32 v94, -1, v91
2744  v_cndmask_b32_e32 v96, v96, v75, vcc
2748  v_add_u32_e32 v81, -1, v81
274C  v_sub_u32_e32 v90, 0x7f7fffff, v88
2754  v_bitop3_b32 v68, v96, v68, v81 bitop3:0xc8
275C  v_and_b32_e32 v81, v93, v89
2760  v_add3_u32 v29, v29, v82, v91
2768  v_and_b32_e32 v82, v94, v88
276C  v_max3_u32 v12, v82, v81, v12
2774  v_ashrrev_i32_e32 v89, 31, v90
2778  v_sub_u32_e32 v82, 0x7f800000, v87
2780  v_and_b32_e32 v83, 0x700, v83
2788  v_and_b32_e32 v89, 0x7000, v89
2790  v_or3_b32 v74, v74, v83, v89
2798  v_sub_u32_e32 v81, 0x7f7fffff, v87
27A0  v_sub_u32_e32 v89, 0x7f800000, v86
27A8  v_lshrrev_b32_e32 v82, 31, v82
27AC  v_lshrrev_b32_e32 v92, 31, v90
27B0  v_and_b32_e32 v95, 0x80000000, v94
27B8  v_add_u32_e32 v91, -1, v82
27BC  v_cndmask_b32_e32 v95, v95, v75, vcc
27C0  v_add_u32_e32 v92, -1, v92
27C4  v_ashrrev_i32_e32 v83, 31, v81
27C8  v_lshrrev_b32_e32 v81, 31, v81
27CC  v_lshrrev_b32_e32 v89, 31, v89
27D0  v_and_b32_e32 v94, 0x80000000, v91
27D8  v_bitop3_b32 v69, v95, v69, v92 bitop3:0xc8
27E0  v_add_u32_e32 v92, -1, v89
27E4  v_cndmask_b32_e32 v94, v94, v75, vcc
27E8  v_add_u32_e32 v81, -1, v81
27EC  v_bitop3_b32 v62, v94, v62, v81 bitop3:0xc8
27F4  v_and_b32_e32 v81, v91, v87
27F8  v_add3_u32 v29, v29, v82, v89
2800  v_and_b32_e32 v82, v92, v86
2804  v_max3_u32 v81, v82, v81, v12
280C  v_sub_u32_e32 v82, 0x7f800000, v85
2814  v_sub_u32_e32 v88, 0x7f7fffff, v86
281C  v_sub_u32_e32 v12, 0x7f7fffff, v85
2824  v_ashrrev_i32_e32 v87, 31, v88
2828  v_lshrrev_b32_e32 v82, 31, v82
282C  v_and_b32_e32 v83, 0x70000, v83
2834  v_and_b32_e32 v87, 0x700000, v87
283C  v_add_u32_e32 v89, -1, v82
2840  v_and_b32_e32 v93, 0x80000000, v92
2848  v_or3_b32 v74, v74, v83, v87
2850  v_ashrrev_i32_e32 v83, 31, v12
2854  v_sub_u32_e32 v87, 0x7f800000, v84
285C  v_lshrrev_b32_e32 v12, 31, v12
2860  v_and_b32_e32 v92, 0x80000000, v89
2868  v_lshrrev_b32_e32 v90, 31, v88
286C  v_sub_u32_e32 v86, 0x7f7fffff, v84
2874  v_cndmask_b32_e32 v92, v92, v75, vcc
2878  v_add_u32_e32 v12, -1, v12
287C  v_cndmask_b32_e32 v93, v93, v75, vcc
2880  v_add_u32_e32 v90, -1, v90
2884  v_lshrrev_b32_e32 v87, 31, v87
2888  v_bitop3_b32 v66, v92, v66, v12 bitop3:0xc8
2890  v_ashrrev_i32_e32 v12, 31, v86
2894  v_bitop3_b32 v63, v93, v63, v90 bitop3:0xc8
289C  v_and_b32_e32 v83, 0x7000000, v83
28A4  v_add_u32_e32 v90, -1, v87
28A8  v_and_b32_e32 v12, 0x70000000, v12
28B0  v_and_b32_e32 v85, v89, v85
28B4  v_or3_b32 v12, v74, v83, v12
28BC  v_and_b32_e32 v74, v90, v84
28C0  v_max3_u32 v74, v74, v85, v81
28C8  v_and_b32_e32 v81, 0x7fffffff, v56
28D0  v_sub_u32_e32 v83, 0x7f800000, v81
28D8  v_and_b32_e32 v85, 0x7fffffff, v57
28E0  v_add3_u32 v29, v29, v82, v87
28E8  v_sub_u32_e32 v87, 0x7f800000, v85
28F0  v_sub_u32_e32 v82, 0x7f7fffff, v81
28F8  v_lshrrev_b32_e32 v83, 31, v83
28FC  v_lshrrev_b32_e32 v87, 31, v87
2900  v_add_u32_e32 v89, -1, v83
2904  v_and_b32_e32 v91, 0x80000000, v90
290C  v_ashrrev_i32_e32 v84, 31, v82
2910  v_lshrrev_b32_e32 v82, 31, v82
2914  v_add_u32_e32 v90, -1, v87
2918  v_and_b32_e32 v92, 0x80000000, v89
2920  v_lshrrev_b32_e32 v88, 31, v86
2924  v_sub_u32_e32 v86, 0x7f7fffff, v85
292C  v_cndmask_b32_e32 v92, v92, v75, vcc
2930  v_add_u32_e32 v82, -1, v82
2934  v_and_b32_e32 v81, v89, v81
2938  v_add3_u32 v29, v29, v83, v87
2940  v_and_b32_e32 v83, v90, v85
2944  v_and_b32_e32 v84, 7, v84
2948  v_bitop3_b32 v56, v92, v56, v82 bitop3:0xc8
2950  v_ashrrev_i32_e32 v82, 31, v86
2954  v_max3_u32 v74, v83, v81, v74
295C  v_and_b32_e32 v81, 0x7fffffff, v60
2964  v_and_or_b32 v82, v82, s4, v84
296C  v_sub_u32_e32 v84, 0x7f800000, v81
2974  v_cndmask_b32_e32 v91, v91, v75, vcc
2978  v_add_u32_e32 v88, -1, v88
297C  v_bitop3_b32 v67, v91, v67, v88 bitop3:0xc8
2984  v_lshrrev_b32_e32 v88, 31, v86
2988  v_and_b32_e32 v91, 0x80000000, v90
2990  v_sub_u32_e32 v83, 0x7f7fffff, v81
2998  v_lshrrev_b32_e32 v84, 31, v84
299C  v_cndmask_b32_e32 v91, v91, v75, vcc
29A0  v_add_u32_e32 v88, -1, v88
29A4  v_and_b32_e32 v86, 0x7fffffff, v61
29AC  v_add_u32_e32 v90, -1, v84
29B0  v_bitop3_b32 v57, v91, v57, v88 bitop3:0xc8
29B8  v_ashrrev_i32_e32 v85, 31, v83
29BC  v_sub_u32_e32 v88, 0x7f800000, v86
29C4  v_lshrrev_b32_e32 v83, 31, v83
29C8  v_and_b32_e32 v93, 0x80000000, v90
29D0  v_sub_u32_e32 v87, 0x7f7fffff, v86
29D8  v_cndmask_b32_e32 v93, v93, v75, vcc
29DC  v_add_u32_e32 v83, -1, v83
29E0  v_lshrrev_b32_e32 v88, 31, v88
29E4  v_bitop3_b32 v60, v93, v60, v83 bitop3:0xc8
29EC  v_ashrrev_i32_e32 v83, 31, v87
29F0  v_and_b32_e32 v85, 0x700, v85
29F8  v_add_u32_e32 v91, -1, v88
29FC  v_and_b32_e32 v83, 0x7000, v83
2A04  v_and_b32_e32 v81, v90, v81
2A08  v_or3_b32 v82, v82, v85, v83
2A10  v_and_b32_e32 v83, v91, v86
2A14  v_max3_u32 v74, v83, v81, v74
2A1C  v_and_b32_e32 v81, 0x7fffffff, v54
2A24  v_add3_u32 v29, v29, v84, v88
2A2C  v_sub_u32_e32 v84, 0x7f800000, v81
2A34  v_sub_u32_e32 v83, 0x7f7fffff, v81
2A3C  v_lshrrev_b32_e32 v84, 31, v84
2A40  v_and_b32_e32 v86, 0x7fffffff, v55
2A48  v_add_u32_e32 v90, -1, v84
2A4C  v_ashrrev_i32_e32 v85, 31, v83
2A50  v_sub_u32_e32 v88, 0x7f800000, v86
2A58  v_lshrrev_b32_e32 v83, 31, v83
2A5C  v_and_b32_e32 v93, 0x80000000, v90
2A64  v_lshrrev_b32_e32 v89, 31, v87
2A68  v_sub_u32_e32 v87, 0x7f7fffff, v86
2A70  v_cndmask_b32_e32 v93, v93, v75, vcc
2A74  v_add_u32_e32 v83, -1, v83
2A78  v_lshrrev_b32_e32 v88, 31, v88
2A7C  v_bitop3_b32 v54, v93, v54, v83 bitop3:0xc8
2A84  v_ashrrev_i32_e32 v83, 31, v87
2A88  v_and_b32_e32 v92, 0x80000000, v91
2A90  v_and_b32_e32 v85, 0x70000, v85
2A98  v_add_u32_e32 v91, -1, v88
2A9C  v_and_b32_e32 v83, 0x700000, v83
2AA4  v_and_b32_e32 v81, v90, v81
2AA8  v_or3_b32 v82, v82, v85, v83
2AB0  v_add3_u32 v83, v29, v84, v88
2AB8  v_and_b32_e32 v29, v91, v86
2ABC  v_max3_u32 v74, v29, v81, v74
2AC4  v_and_b32_e32 v29, 0x7fffffff, v58
2ACC  v_sub_u32_e32 v84, 0x7f800000, v29
2AD4  v_sub_u32_e32 v81, 0x7f7fffff, v29
2ADC  v_lshrrev_b32_e32 v84, 31, v84
2AE0  v_and_b32_e32 v86, 0x7fffffff, v59
2AE8  v_add_u32_e32 v90, -1, v84
2AEC  v_cndmask_b32_e32 v92, v92, v75, vcc
2AF0  v_add_u32_e32 v89, -1, v89
2AF4  v_ashrrev_i32_e32 v85, 31, v81
2AF8  v_sub_u32_e32 v88, 0x7f800000, v86
2B00  v_lshrrev_b32_e32 v81, 31, v81
2B04  v_and_b32_e32 v93, 0x80000000, v90
2B0C  v_bitop3_b32 v61, v92, v61, v89 bitop3:0xc8
2B14  v_lshrrev_b32_e32 v89, 31, v87
2B18  v_sub_u32_e32 v87, 0x7f7fffff, v86
2B20  v_cndmask_b32_e32 v93, v93, v75, vcc
2B24  v_add_u32_e32 v81, -1, v81
2B28  v_lshrrev_b32_e32 v88, 31, v88
2B2C  v_bitop3_b32 v58, v93, v58, v81 bitop3:0xc8
2B34  v_and_b32_e32 v81, v90, v29
2B38  v_ashrrev_i32_e32 v29, 31, v87
2B3C  v_and_b32_e32 v92, 0x80000000, v91
2B44  v_and_b32_e32 v85, 0x7000000, v85
2B4C  v_add_u32_e32 v91, -1, v88
2B50  v_and_b32_e32 v29, 0x70000000, v29
2B58  v_or3_b32 v29, v82, v85, v29
2B60  v_add3_u32 v82, v83, v84, v88
2B68  v_and_b32_e32 v83, v91, v86
2B6C  v_max3_u32 v74, v83, v81, v74
2B74  v_and_b32_e32 v81, 0x7fffffff, v52
2B7C  v_sub_u32_e32 v84, 0x7f800000, v81
2B84  v_and_b32_e32 v86, 0x7fffffff, v53
2B8C  v_sub_u32_e32 v88, 0x7f800000, v86
2B94  v_sub_u32_e32 v83, 0x7f7fffff, v81
2B9C  v_lshrrev_b32_e32 v84, 31, v84
2BA0  v_cndmask_b32_e32 v92, v92, v75, vcc
2BA4  v_add_u32_e32 v89, -1, v89
2BA8  v_lshrrev_b32_e32 v88, 31, v88
2BAC  v_add_u32_e32 v90, -1, v84
2BB0  v_bitop3_b32 v55, v92, v55, v89 bitop3:0xc8
2BB8  v_and_b32_e32 v92, 0x80000000, v91
2BC0  v_ashrrev_i32_e32 v85, 31, v83
2BC4  v_lshrrev_b32_e32 v83, 31, v83
2BC8  v_add_u32_e32 v91, -1, v88
2BCC  v_and_b32_e32 v93, 0x80000000, v90
2BD4  v_lshrrev_b32_e32 v89, 31, v87
2BD8  v_sub_u32_e32 v87, 0x7f7fffff, v86
2BE0  v_cndmask_b32_e32 v93, v93, v75, vcc
2BE4  v_add_u32_e32 v83, -1, v83
2BE8  v_and_b32_e32 v81, v90, v81
2BEC  v_add3_u32 v82, v82, v84, v88
2BF4  v_and_b32_e32 v84, v91, v86
2BF8  v_and_b32_e32 v85, 7, v85
2BFC  v_bitop3_b32 v52, v93, v52, v83 bitop3:0xc8
2C04  v_ashrrev_i32_e32 v83, 31, v87
2C08  v_max3_u32 v74, v84, v81, v74
2C10  v_and_b32_e32 v81, 0x7fffffff, v50
2C18  v_and_or_b32 v83, v83, s4, v85
2C20  v_sub_u32_e32 v85, 0x7f800000, v81
2C28  v_cndmask_b32_e32 v92, v92, v75, vcc
2C2C  v_add_u32_e32 v89, -1, v89
2C30  v_bitop3_b32 v59, v92, v59, v89 bitop3:0xc8
2C38  v_lshrrev_b32_e32 v89, 31, v87
2C3C  v_and_b32_e32 v92, 0x80000000, v91
2C44  v_sub_u32_e32 v84, 0x7f7fffff, v81
2C4C  v_lshrrev_b32_e32 v85, 31, v85
2C50  v_cndmask_b32_e32 v92, v92, v75, vcc
2C54  v_add_u32_e32 v89, -1, v89
2C58  v_and_b32_e32 v87, 0x7fffffff, v51
2C60  v_add_u32_e32 v91, -1, v85
2C64  v_bitop3_b32 v53, v92, v53, v89 bitop3:0xc8
2C6C  v_ashrrev_i32_e32 v86, 31, v84
2C70  v_sub_u32_e32 v89, 0x7f800000, v87
2C78  v_lshrrev_b32_e32 v84, 31, v84
2C7C  v_and_b32_e32 v94, 0x80000000, v91
2C84  v_sub_u32_e32 v88, 0x7f7fffff, v87
2C8C  v_cndmask_b32_e32 v94, v94, v75, vcc
2C90  v_add_u32_e32 v84, -1, v84
2C94  v_lshrrev_b32_e32 v89, 31, v89
2C98  v_bitop3_b32 v50, v94, v50, v84 bitop3:0xc8
2CA0  v_ashrrev_i32_e32 v84, 31, v88
2CA4  v_and_b32_e32 v86, 0x700, v86
2CAC  v_add_u32_e32 v92, -1, v89
2CB0  v_and_b32_e32 v84, 0x7000, v84
2CB8  v_and_b32_e32 v81, v91, v81
2CBC  v_or3_b32 v83, v83, v86, v84
2CC4  v_and_b32_e32 v84, v92, v87
2CC8  v_max3_u32 v74, v84, v81, v74
2CD0  v_and_b32_e32 v81, 0x7fffffff, v48
2CD8  v_add3_u32 v82, v82, v85, v89
2CE0  v_sub_u32_e32 v85, 0x7f800000, v81
2CE8  v_sub_u32_e32 v84, 0x7f7fffff, v81
2CF0  v_lshrrev_b32_e32 v85, 31, v85
2CF4  v_and_b32_e32 v87, 0x7fffffff, v49
2CFC  v_add_u32_e32 v91, -1, v85
2D00  v_ashrrev_i32_e32 v86, 31, v84
2D04  v_sub_u32_e32 v89, 0x7f800000, v87
2D0C  v_lshrrev_b32_e32 v84, 31, v84
2D10  v_and_b32_e32 v94, 0x80000000, v91
2D18  v_lshrrev_b32_e32 v90, 31, v88
2D1C  v_sub_u32_e32 v88, 0x7f7fffff, v87
2D24  v_cndmask_b32_e32 v94, v94, v75, vcc
2D28  v_add_u32_e32 v84, -1, v84
2D2C  v_lshrrev_b32_e32 v89, 31, v89
2D30  v_bitop3_b32 v48, v94, v48, v84 bitop3:0xc8
2D38  v_ashrrev_i32_e32 v84, 31, v88
2D3C  v_and_b32_e32 v93, 0x80000000, v92
2D44  v_and_b32_e32 v86, 0x70000, v86
2D4C  v_add_u32_e32 v92, -1, v89
2D50  v_and_b32_e32 v84, 0x700000, v84
2D58  v_and_b32_e32 v81, v91, v81
2D5C  v_or3_b32 v83, v83, v86, v84
2D64  v_and_b32_e32 v84, v92, v87
2D68  v_max3_u32 v81, v84, v81, v74
2D70  v_and_b32_e32 v74, 0x7fffffff, v46
2D78  v_cndmask_b32_e32 v93, v93, v75, vcc
2D7C  v_add_u32_e32 v90, -1, v90
2D80  v_add3_u32 v82, v82, v85, v89
2D88  v_sub_u32_e32 v85, 0x7f800000, v74
2D90  v_bitop3_b32 v51, v93, v51, v90 bitop3:0xc8
2D98  v_lshrrev_b32_e32 v90, 31, v88
2D9C  v_and_b32_e32 v93, 0x80000000, v92
2DA4  v_cndmask_b32_e32 v93, v93, v75, vcc
2DA8  v_add_u32_e32 v90, -1, v90
2DAC  v_sub_u32_e32 v84, 0x7f7fffff, v74
2DB4  v_lshrrev_b32_e32 v85, 31, v85
2DB8  v_bitop3_b32 v49, v93, v49, v90 bitop3:0xc8
2DC0  v_add_u32_e32 v90, -1, v85
2DC4  v_ashrrev_i32_e32 v86, 31, v84
2DC8  v_lshrrev_b32_e32 v84, 31, v84
2DCC  v_and_b32_e32 v93, 0x80000000, v90
2DD4  v_sub_u32_e32 v87, 0x7f7fffff, v80
2DDC  v_sub_u32_e32 v88, 0x7f800000, v80
2DE4  v_cndmask_b32_e32 v93, v93, v75, vcc
2DE8  v_add_u32_e32 v84, -1, v84
2DEC  v_bitop3_b32 v46, v93, v46, v84 bitop3:0xc8
2DF4  v_and_b32_e32 v84, v90, v74
2DF8  v_ashrrev_i32_e32 v74, 31, v87
2DFC  v_and_b32_e32 v86, 0x7000000, v86
2E04  v_lshrrev_b32_e32 v88, 31, v88
2E08  v_and_b32_e32 v74, 0x70000000, v74
2E10  v_add_u32_e32 v91, -1, v88
2E14  v_or3_b32 v74, v83, v86, v74
2E1C  v_sub_u32_e32 v83, 0x7f800000, v79
2E24  v_sub_u32_e32 v86, 0x7f800000, v78
2E2C  v_lshrrev_b32_e32 v89, 31, v87
2E30  v_and_b32_e32 v92, 0x80000000, v91
2E38  v_cndmask_b32_e32 v92, v92, v75, vcc
2E3C  v_add_u32_e32 v89, -1, v89
2E40  v_and_b32_e32 v80, v91, v80
2E44  v_lshrrev_b32_e32 v86, 31, v86
2E48  v_lshrrev_b32_e32 v83, 31, v83
2E4C  v_bitop3_b32 v47, v92, v47, v89 bitop3:0xc8
2E54  v_add3_u32 v82, v82, v85, v88
2E5C  v_max3_u32 v80, v80, v84, v81
2E64  v_sub_u32_e32 v81, 0x7f7fffff, v79
2E6C  v_add_u32_e32 v88, -1, v83
2E70  v_add_u32_e32 v89, -1, v86
2E74  v_sub_u32_e32 v85, 0x7f7fffff, v78
2E7C  v_and_b32_e32 v79, v88, v79
2E80  v_and_b32_e32 v78, v89, v78
2E84  v_ashrrev_i32_e32 v84, 31, v81
2E88  v_lshrrev_b32_e32 v81, 31, v81
2E8C  v_and_b32_e32 v91, 0x80000000, v88
2E94  v_max3_u32 v78, v78, v79, v80
2E9C  v_sub_u32_e32 v80, 0x7f800000, v77
2EA4  v_and_b32_e32 v90, 0x80000000, v89
2EAC  v_lshrrev_b32_e32 v87, 31, v85
2EB0  v_cndmask_b32_e32 v91, v91, v75, vcc
2EB4  v_add_u32_e32 v81, -1, v81
2EB8  v_cndmask_b32_e32 v90, v90, v75, vcc
2EBC  v_add_u32_e32 v87, -1, v87
2EC0  v_bitop3_b32 v44, v91, v44, v81 bitop3:0xc8
2EC8  v_ashrrev_i32_e32 v81, 31, v85
2ECC  v_sub_u32_e32 v79, 0x7f7fffff, v77
2ED4  v_sub_u32_e32 v85, 0x7f800000, v76
2EDC  v_lshrrev_b32_e32 v80, 31, v80
2EE0  v_bitop3_b32 v45, v90, v45, v87 bitop3:0xc8
2EE8  v_add_u32_e32 v87, -1, v80
2EEC  v_and_b32_e32 v84, 7, v84
2EF0  v_add3_u32 v82, v82, v83, v86
2EF8  v_ashrrev_i32_e32 v83, 31, v79
2EFC  v_lshrrev_b32_e32 v79, 31, v79
2F00  v_lshrrev_b32_e32 v85, 31, v85
2F04  v_and_b32_e32 v90, 0x80000000, v87
2F0C  v_and_or_b32 v81, v81, s4, v84
2F14  v_sub_u32_e32 v84, 0x7f7fffff, v76
2F1C  v_add_u32_e32 v88, -1, v85
2F20  v_cndmask_b32_e32 v90, v90, v75, vcc
2F24  v_add_u32_e32 v79, -1, v79
2F28  v_bitop3_b32 v42, v90, v42, v79 bitop3:0xc8
2F30  v_and_b32_e32 v77, v87, v77
2F34  v_ashrrev_i32_e32 v79, 31, v84
2F38  v_and_b32_e32 v76, v88, v76
2F3C  v_and_b32_e32 v83, 0x700, v83
2F44  v_and_b32_e32 v79, 0x7000, v79
2F4C  v_max3_u32 v76, v76, v77, v78
2F54  v_sub_u32_e32 v78, 0x7f800000, v73
2F5C  v_or3_b32 v79, v81, v83, v79
2F64  v_sub_u32_e32 v83, 0x7f800000, v72
2F6C  v_lshrrev_b32_e32 v86, 31, v84
2F70  v_and_b32_e32 v89, 0x80000000, v88
2F78  v_sub_u32_e32 v77, 0x7f7fffff, v73
2F80  v_lshrrev_b32_e32 v78, 31, v78
2F84  v_cndmask_b32_e32 v89, v89, v75, vcc
2F88  v_add_u32_e32 v86, -1, v86
2F8C  v_add3_u32 v80, v82, v80, v85
2F94  v_lshrrev_b32_e32 v83, 31, v83
2F98  v_add_u32_e32 v85, -1, v78
2F9C  v_bitop3_b32 v43, v89, v43, v86 bitop3:0xc8
2FA4  v_ashrrev_i32_e32 v81, 31, v77
2FA8  v_lshrrev_b32_e32 v77, 31, v77
2FAC  v_add_u32_e32 v86, -1, v83
2FB0  v_and_b32_e32 v88, 0x80000000, v85
2FB8  v_sub_u32_e32 v82, 0x7f7fffff, v72
2FC0  v_cndmask_b32_e32 v88, v88, v75, vcc
2FC4  v_add_u32_e32 v77, -1, v77
2FC8  v_and_b32_e32 v73, v85, v73
2FCC  v_and_b32_e32 v72, v86, v72
2FD0  v_bitop3_b32 v40, v88, v40, v77 bitop3:0xc8
2FD8  v_ashrrev_i32_e32 v77, 31, v82
2FDC  v_max3_u32 v72, v72, v73, v76
2FE4  v_sub_u32_e32 v76, 0x7f800000, v71
2FEC  v_and_b32_e32 v81, 0x70000, v81
2FF4  v_and_b32_e32 v77, 0x700000, v77
2FFC  v_or3_b32 v77, v79, v81, v77
3004  v_sub_u32_e32 v73, 0x7f7fffff, v71
300C  v_sub_u32_e32 v81, 0x7f800000, v70
3014  v_lshrrev_b32_e32 v76, 31, v76
3018  v_lshrrev_b32_e32 v84, 31, v82
301C  v_and_b32_e32 v87, 0x80000000, v86
3024  v_add3_u32 v78, v80, v78, v83
302C  v_add_u32_e32 v83, -1, v76
3030  v_cndmask_b32_e32 v87, v87, v75, vcc
3034  v_add_u32_e32 v84, -1, v84
3038  v_ashrrev_i32_e32 v79, 31, v73
303C  v_lshrrev_b32_e32 v73, 31, v73
3040  v_lshrrev_b32_e32 v81, 31, v81
3044  v_and_b32_e32 v86, 0x80000000, v83
304C  v_bitop3_b32 v41, v87, v41, v84 bitop3:0xc8
3054  v_sub_u32_e32 v80, 0x7f7fffff, v70
305C  v_add_u32_e32 v84, -1, v81
3060  v_cndmask_b32_e32 v86, v86, v75, vcc
3064  v_add_u32_e32 v73, -1, v73
3068  v_and_b32_e32 v85, 0x80000000, v84
3070  v_lshrrev_b32_e32 v82, 31, v80
3074  v_bitop3_b32 v38, v86, v38, v73 bitop3:0xc8
307C  v_ashrrev_i32_e32 v73, 31, v80
3080  v_and_b32_e32 v79, 0x7000000, v79
3088  v_cndmask_b32_e32 v75, v85, v75, vcc
308C  v_add_u32_e32 v82, -1, v82
3090  v_and_b32_e32 v73, 0x70000000, v73
3098  v_bitop3_b32 v39, v75, v39, v82 bitop3:0xc8
30A0  v_and_b32_e32 v71, v83, v71
30A4  v_or3_b32 v75, v77, v79, v73
30AC  v_add3_u32 v73, v78, v76, v81
30B4  v_and_b32_e32 v70, v84, v70
30B8  v_max3_u32 v70, v70, v71, v72
30C0  v_mov_b32_e32 v71, 0x7f800000
30C8  v_cmp_ne_u32_e32 vcc, 32, v73
30CC  s_nop 1
30D0  v_cndmask_b32_e32 v81, v71, v70, vcc
30D4  s_or_b64 exec, exec, s[18:19]
30D8  v_cmp_ne_u32_e32 vcc, 0, v81
30DC  v_mov_b32_e32 v76, 0x7f
30E4  s_and_saveexec_b64 s[4:5], vcc
30E8  s_cbranch_execz 26
30EC  s_bfe_u32 s6, s7, 0x20004
30F4  s_cmp_eq_u32 s6, 2
30F8  s_cselect_b64 s[18:19], -1, 0
30FC  s_and_b64 s[20:21], s[18:19], exec
3100  s_waitcnt lgkmcnt(0)
3104  s_cselect_b32 s11, 0x3fffff, 0
310C  s_cmp_lg_u32 s6, 0
3110  s_cselect_b32 s6, s11, 0x200000
3118  v_add_u32_e32 v70, s6, v81
311C  s_mov_b32 s6, 0x17fffff
3124  v_lshrrev_b32_e32 v71, 23, v70
3128  v_add_u32_e32 v71, -2, v71
312C  v_cmp_lt_u32_e32 vcc, s6, v70
3130  s_mov_b32 s6, 0x7f800000
3138  s_nop 0
313C  v_cndmask_b32_e32 v70, 0, v71, vcc
3140  v_cmp_eq_u32_e32 vcc, s6, v81
3144  v_mov_b32_e32 v71, 0xfe
314C  s_and_b64 vcc, s[18:19], vcc
3150  v_cndmask_b32_e32 v76, v70, v71, vcc
3154  s_or_b64 exec, exec, s[4:5]
3158  v_cmp_eq_u32_e32 vcc, 0, v76
315C  s_cbranch_vccz 37
3160  s_nop 0
3164  v_cndmask_b32_e64 v70, 1.0, 2.0, vcc
316C  v_pk_mul_f32 v[64:65], v[70:71], v[64:65] op_sel_hi:[0,1]
3174  v_pk_mul_f32 v[68:69], v[70:71], v[68:69] op_sel_hi:[0,1]
317C  v_pk_mul_f32 v[62:63], v[70:71], v[62:63] op_sel_hi:[0,1]
3184  v_pk_mul_f32 v[66:67], v[70:71], v[66:67] op_sel_hi:[0,1]
318C  v_pk_mul_f32 v[56:57], v[70:71], v[56:57] op_sel_hi:[0,1]
3194  v_pk_mul_f32 v[60:61], v[70:71], v[60:61] op_sel_hi:[0,1]
319C  v_pk_mul_f32 v[54:55], v[70:71], v[54:55] op_sel_hi:[0,1]
31A4  v_pk_mul_f32 v[58:59], v[70:71], v[58:59] op_sel_hi:[0,1]
31AC  v_pk_mul_f32 v[52:53], v[70:71], v[52:53] op_sel_hi:[0,1]
31B4  v_pk_mul_f32 v[50:51], v[70:71], v[50:51] op_sel_hi:[0,1]
31BC  v_pk_mul_f32 v[48:49], v[70:71], v[48:49] op_sel_hi:[0,1]
31C4  v_pk_mul_f32 v[46:47], v[70:71], v[46:47] op_sel_hi:[0,1]
31CC  v_pk_mul_f32 v[44:45], v[70:71], v[44:45] op_sel_hi:[0,1]
31D4  v_pk_mul_f32 v[42:43], v[70:71], v[42:43] op_sel_hi:[0,1]
31DC  v_pk_mul_f32 v[40:41], v[40:41], v[70:71] op_sel_hi:[1,0]
31E4  v_pk_mul_f32 v[38:39], v[38:39], v[70:71] op_sel_hi:[1,0]
31EC  v_max_u32_e32 v77, 1, v76
31F0  s_branch 1
31F4  v_mov_b32_e32 v77, v76
31F8  v_mov_b32_e32 v72, s3
31FC  v_mov_b32_e32 v73, 0
3200  v_mad_u64_u32 v[70:71], s[2:3], s2, v1, v[72:73]
3208  s_and_b32 s2, s7, 4
320C  s_bitcmp1_b32 s7, 2
3210  v_lshlrev_b32_e32 v1, 23, v77
3214  s_cselect_b64 s[4:5], -1, 0
3218  s_cmp_eq_u32 s2, 0
321C  v_lshlrev_b32_e32 v77, 2, v70
3220  s_waitcnt lgkmcnt(0)
3224  s_mul_i32 s6, s9, 0xcd9e8d57
322C  s_mul_hi_u32 s7, s9, 0xcd9e8d57
3234  s_cbranch_scc1 132
3238  s_mov_b32 s9, 0xd2511f53
3240  v_mad_u64_u32 v[78:79], s[2:3], v77, s9, 0
3248  s_xor_b32 s2, s16, s7
324C  v_xor_b32_e32 v72, s17, v79
3250  s_mov_b32 s11, 0xcd9e8d57
3258  s_xor_b32 s2, s8, s2
325C  v_xor_b32_e32 v72, s10, v72
3260  s_add_i32 s18, s16, 0x9e3779b9
3268  s_mul_i32 s20, s2, 0xd2511f53
3270  s_mul_hi_u32 s21, s2, 0xd2511f53
3278  v_mad_u64_u32 v[80:81], s[2:3], v72, s11, 0
3280  s_add_i32 s19, s17, 0xbb67ae85
3288  s_xor_b32 s2, s6, s18
328C  v_xor_b32_e32 v72, s2, v81
3290  s_xor_b32 s2, s19, s21
3294  v_xor_b32_e32 v81, s2, v78
3298  s_add_i32 s19, s17, 0x76cf5d0a
32A0  v_mad_u64_u32 v[78:79], s[2:3], v72, s9, 0
32A8  v_mad_u64_u32 v[82:83], s[2:3], v81, s11, 0
32B0  s_add_i32 s18, s16, 0x3c6ef372
32B8  s_xor_b32 s2, s20, s19
32BC  v_xor_b32_e32 v72, s18, v83
32C0  v_xor_b32_e32 v79, s2, v79
32C4  v_xor_b32_e32 v72, v72, v80
32C8  s_add_i32 s18, s16, 0xdaa66d2b
32D0  v_mad_u64_u32 v[84:85], s[2:3], v79, s11, 0
32D8  s_add_i32 s19, s17, 0x32370b8f
32E0  v_mad_u64_u32 v[80:81], s[2:3], v72, s9, 0
32E8  v_xor_b32_e32 v72, s18, v85
32EC  v_xor_b32_e32 v72, v72, v82
32F0  v_xor_b32_e32 v79, s19, v81
32F4  v_xor_b32_e32 v81, v79, v78
32F8  s_add_i32 s19, s17, 0xed9eba14
3300  v_mad_u64_u32 v[78:79], s[2:3], v72, s9, 0
3308  s_add_i32 s18, s16, 0x78dde6e4
3310  v_mad_u64_u32 v[82:83], s[2:3], v81, s11, 0
3318  v_xor_b32_e32 v79, s19, v79
331C  v_xor_b32_e32 v72, s18, v83
3320  v_xor_b32_e32 v79, v79, v80
3324  v_xor_b32_e32 v72, v72, v84
3328  s_add_i32 s18, s16, 0x1715609d
3330  v_mad_u64_u32 v[84:85], s[2:3], v79, s11, 0
3338  s_add_i32 s19, s17, 0xa9066899
3340  v_mad_u64_u32 v[80:81], s[2:3], v72, s9, 0
3348  v_xor_b32_e32 v72, s18, v85
334C  v_xor_b32_e32 v72, v72, v82
3350  v_xor_b32_e32 v79, s19, v81
3354  v_xor_b32_e32 v81, v79, v78
3358  s_add_i32 s19, s17, 0x646e171e
3360  v_mad_u64_u32 v[78:79], s[2:3], v72, s9, 0
3368  s_add_i32 s18, s16, 0xb54cda56
3370  v_mad_u64_u32 v[82:83], s[2:3], v81, s11, 0
3378  v_xor_b32_e32 v79, s19, v79
337C  v_xor_b32_e32 v72, s18, v83
3380  v_xor_b32_e32 v79, v79, v80
3384  v_xor_b32_e32 v72, v72, v84
3388  s_add_i32 s18, s16, 0x5384540f
3390  v_mad_u64_u32 v[84:85], s[2:3], v79, s11, 0
3398  s_add_i32 s19, s17, 0x1fd5c5a3
33A0  v_mad_u64_u32 v[80:81], s[2:3], v72, s9, 0
33A8  v_xor_b32_e32 v72, s18, v85
33AC  v_xor_b32_e32 v72, v72, v82
33B0  v_xor_b32_e32 v79, s19, v81
33B4  v_xor_b32_e32 v81, v79, v78
33B8  s_add_i32 s19, s17, 0xdb3d7428
33C0  v_mad_u64_u32 v[78:79], s[2:3], v72, s9, 0
33C8  s_add_i32 s18, s16, 0xf1bbcdc8
33D0  v_mad_u64_u32 v[82:83], s[2:3], v81, s11, 0
33D8  v_xor_b32_e32 v79, s19, v79
33DC  v_xor_b32_e32 v72, s18, v83
33E0  v_xor_b32_e32 v79, v79, v80
33E4  v_xor_b32_e32 v72, v72, v84
33E8  v_mad_u64_u32 v[84:85], s[2:3], v79, s11, 0
33F0  s_add_i32 s18, s16, 0x8ff34781
33F8  v_mad_u64_u32 v[80:81], s[2:3], v72, s9, 0
3400  v_xor_b32_e32 v72, v85, v82
3404  s_add_i32 s19, s17, 0x96a522ad
340C  v_xor_b32_e32 v79, s18, v72
3410  v_xor_b32_e32 v72, v81, v78
3414  v_xor_b32_e32 v78, s19, v72
3418  v_mov_b32_e32 v72, v73
341C  v_cvt_scalef32_sr_pk_fp4_f32 v73, v[64:65], v79, v1
3424  v_cvt_scalef32_sr_pk_fp4_f32 v72, v[62:63], v78, v1 op_sel:[0,0,0,1]
342C  v_cvt_scalef32_sr_pk_fp4_f32 v73, v[68:69], v84, v1 op_sel:[0,0,1,0]
3434  v_cvt_scalef32_sr_pk_fp4_f32 v72, v[66:67], v80, v1 op_sel:[0,0,1,1]
343C  s_nop 0
3440  s_cbranch_execz 1
3444  s_branch 11
3448  v_mov_b32_e32 v73, 0
344C  v_mov_b32_e32 v72, 0
3450  v_cvt_scalef32_pk_fp4_f32 v73, v64, v65, v1
3458  v_cvt_scalef32_pk_fp4_f32 v72, v62, v63, v1 op_sel:[0,0,0,1]
3460  v_cvt_scalef32_pk_fp4_f32 v73, v68, v69, v1 op_sel:[0,0,1,0]
3468  v_cvt_scalef32_pk_fp4_f32 v72, v66, v67, v1 op_sel:[0,0,1,1]
3470  s_nop 0
3474  v_cndmask_b32_e64 v62, 0, 1, s[4:5]
347C  v_cmp_ne_u32_e64 s[2:3], 1, v62
3484  s_andn2_b64 vcc, exec, s[4:5]
3488  s_cbranch_vccnz 134
348C  v_or_b32_e32 v62, 1, v77
3490  s_mov_b32 s9, 0xd2511f53
3498  v_mad_u64_u32 v[62:63], s[4:5], v62, s9, 0
34A0  s_xor_b32 s4, s16, s7
34A4  v_xor_b32_e32 v63, s17, v63
34A8  s_mov_b32 s11, 0xcd9e8d57
34B0  s_xor_b32 s4, s8, s4
34B4  v_xor_b32_e32 v63, s10, v63
34B8  s_add_i32 s18, s16, 0x9e3779b9
34C0  s_mul_i32 s20, s4, 0xd2511f53
34C8  s_mul_hi_u32 s21, s4, 0xd2511f53
34D0  v_mad_u64_u32 v[64:65], s[4:5], v63, s11, 0
34D8  s_add_i32 s19, s17, 0xbb67ae85
34E0  s_xor_b32 s4, s6, s18
34E4  v_xor_b32_e32 v63, s4, v65
34E8  s_xor_b32 s4, s19, s21
34EC  v_xor_b32_e32 v65, s4, v62
34F0  s_add_i32 s18, s16, 0x3c6ef372
34F8  s_add_i32 s19, s17, 0x76cf5d0a
3500  v_mad_u64_u32 v[62:63], s[4:5], v63, s9, 0
3508  v_mad_u64_u32 v[66:67], s[4:5], v65, s11, 0
3510  v_xor_b32_e32 v65, s18, v67
3514  s_xor_b32 s4, s20, s19
3518  v_xor_b32_e32 v64, v65, v64
351C  v_xor_b32_e32 v63, s4, v63
3520  s_add_i32 s18, s16, 0xdaa66d2b
3528  s_add_i32 s19, s17, 0x32370b8f
3530  v_mad_u64_u32 v[64:65], s[4:5], v64, s9, 0
3538  v_mad_u64_u32 v[68:69], s[4:5], v63, s11, 0
3540  v_xor_b32_e32 v63, s18, v69
3544  v_xor_b32_e32 v65, s19, v65
3548  v_xor_b32_e32 v63, v63, v66
354C  v_xor_b32_e32 v65, v65, v62
3550  s_add_i32 s18, s16, 0x78dde6e4
3558  s_add_i32 s19, s17, 0xed9eba14
3560  v_mad_u64_u32 v[62:63], s[4:5], v63, s9, 0
3568  v_mad_u64_u32 v[66:67], s[4:5], v65, s11, 0
3570  v_xor_b32_e32 v65, s18, v67
3574  v_xor_b32_e32 v63, s19, v63
3578  v_xor_b32_e32 v65, v65, v68
357C  v_xor_b32_e32 v63, v63, v64
3580  s_add_i32 s18, s16, 0x1715609d
3588  s_add_i32 s19, s17, 0xa9066899
3590  v_mad_u64_u32 v[64:65], s[4:5], v65, s9, 0
3598  v_mad_u64_u32 v[68:69], s[4:5], v63, s11, 0
35A0  v_xor_b32_e32 v63, s18, v69
35A4  v_xor_b32_e32 v65, s19, v65
35A8  v_xor_b32_e32 v63, v63, v66
35AC  v_xor_b32_e32 v65, v65, v62
35B0  s_add_i32 s18, s16, 0xb54cda56
35B8  s_add_i32 s19, s17, 0x646e171e
35C0  v_mad_u64_u32 v[62:63], s[4:5], v63, s9, 0
35C8  v_mad_u64_u32 v[66:67], s[4:5], v65, s11, 0
35D0  v_xor_b32_e32 v65, s18, v67
35D4  v_xor_b32_e32 v63, s19, v63
35D8  v_xor_b32_e32 v65, v65, v68
35DC  v_xor_b32_e32 v63, v63, v64
35E0  s_add_i32 s18, s16, 0x5384540f
35E8  s_add_i32 s19, s17, 0x1fd5c5a3
35F0  v_mad_u64_u32 v[64:65], s[4:5], v65, s9, 0
35F8  v_mad_u64_u32 v[68:69], s[4:5], v63, s11, 0
3600  v_xor_b32_e32 v63, s18, v69
3604  v_xor_b32_e32 v65, s19, v65
3608  v_xor_b32_e32 v63, v63, v66
360C  v_xor_b32_e32 v65, v65, v62
3610  s_add_i32 s18, s16, 0xf1bbcdc8
3618  s_add_i32 s19, s17, 0xdb3d7428
3620  v_mad_u64_u32 v[62:63], s[4:5], v63, s9, 0
3628  v_mad_u64_u32 v[66:67], s[4:5], v65, s11, 0
3630  v_xor_b32_e32 v65, s18, v67
3634  v_xor_b32_e32 v63, s19, v63
3638  v_xor_b32_e32 v65, v65, v68
363C  v_xor_b32_e32 v63, v63, v64
3640  v_mad_u64_u32 v[64:65], s[4:5], v65, s9, 0
3648  v_mad_u64_u32 v[68:69], s[4:5], v63, s11, 0
3650  s_add_i32 s18, s16, 0x8ff34781
3658  s_add_i32 s19, s17, 0x96a522ad
3660  v_xor_b32_e32 v63, v69, v66
3664  v_xor_b32_e32 v62, v65, v62
3668  v_xor_b32_e32 v66, s18, v63
366C  v_xor_b32_e32 v65, s19, v62
3670  v_mov_b32_e32 v62, 0
3674  v_mov_b32_e32 v63, 0
3678  v_cvt_scalef32_sr_pk_fp4_f32 v62, v[56:57], v66, v1
3680  v_cvt_scalef32_sr_pk_fp4_f32 v63, v[54:55], v65, v1 op_sel:[0,0,0,1]
3688  v_cvt_scalef32_sr_pk_fp4_f32 v62, v[60:61], v68, v1 op_sel:[0,0,1,0]
3690  v_cvt_scalef32_sr_pk_fp4_f32 v63, v[58:59], v64, v1 op_sel:[0,0,1,1]
3698  s_nop 0
369C  s_cbranch_execz 1
36A0  s_branch 11
36A4  v_mov_b32_e32 v62, 0
36A8  v_mov_b32_e32 v63, 0
36AC  v_cvt_scalef32_pk_fp4_f32 v62, v56, v57, v1
36B4  v_cvt_scalef32_pk_fp4_f32 v63, v54, v55, v1 op_sel:[0,0,0,1]
36BC  v_cvt_scalef32_pk_fp4_f32 v62, v60, v61, v1 op_sel:[0,0,1,0]
36C4  v_cvt_scalef32_pk_fp4_f32 v63, v58, v59, v1 op_sel:[0,0,1,1]
36CC  s_nop 0
36D0  s_and_b64 vcc, exec, s[2:3]
36D4  s_cbranch_vccnz 134
36D8  v_or_b32_e32 v54, 2, v77
36DC  s_mov_b32 s9, 0xd2511f53
36E4  v_mad_u64_u32 v[54:55], s[4:5], v54, s9, 0
36EC  s_xor_b32 s4, s16, s7
36F0  v_xor_b32_e32 v55, s17, v55
36F4  s_mov_b32 s11, 0xcd9e8d57
36FC  s_xor_b32 s4, s8, s4
3700  v_xor_b32_e32 v55, s10, v55
3704  s_add_i32 s18, s16, 0x9e3779b9
370C  s_mul_i32 s20, s4, 0xd2511f53
3714  s_mul_hi_u32 s21, s4, 0xd2511f53
371C  v_mad_u64_u32 v[56:57], s[4:5], v55, s11, 0
3724  s_add_i32 s19, s17, 0xbb67ae85
372C  s_xor_b32 s4, s6, s18
3730  v_xor_b32_e32 v55, s4, v57
3734  s_xor_b32 s4, s19, s21
3738  v_xor_b32_e32 v57, s4, v54
373C  s_add_i32 s18, s16, 0x3c6ef372
3744  s_add_i32 s19, s17, 0x76cf5d0a
374C  v_mad_u64_u32 v[54:55], s[4:5], v55, s9, 0
3754  v_mad_u64_u32 v[58:59], s[4:5], v57, s11, 0
375C  v_xor_b32_e32 v57, s18, v59
3760  s_xor_b32 s4, s20, s19
3764  v_xor_b32_e32 v56, v57, v56
3768  v_xor_b32_e32 v55, s4, v55
376C  s_add_i32 s18, s16, 0xdaa66d2b
3774  s_add_i32 s19, s17, 0x32370b8f
377C  v_mad_u64_u32 v[56:57], s[4:5], v56, s9, 0
3784  v_mad_u64_u32 v[60:61], s[4:5], v55, s11, 0
378C  v_xor_b32_e32 v55, s18, v61
3790  v_xor_b32_e32 v57, s19, v57
3794  v_xor_b32_e32 v55, v55, v58
3798  v_xor_b32_e32 v57, v57, v54
379C  s_add_i32 s18, s16, 0x78dde6e4
37A4  s_add_i32 s19, s17, 0xed9eba14
37AC  v_mad_u64_u32 v[54:55], s[4:5], v55, s9, 0
37B4  v_mad_u64_u32 v[58:59], s[4:5], v57, s11, 0
37BC  v_xor_b32_e32 v57, s18, v59
37C0  v_xor_b32_e32 v55, s19, v55
37C4  v_xor_b32_e32 v57, v57, v60
37C8  v_xor_b32_e32 v55, v55, v56
37CC  s_add_i32 s18, s16, 0x1715609d
37D4  s_add_i32 s19, s17, 0xa9066899
37DC  v_mad_u64_u32 v[56:57], s[4:5], v57, s9, 0
37E4  v_mad_u64_u32 v[60:61], s[4:5], v55, s11, 0
37EC  v_xor_b32_e32 v55, s18, v61
37F0  v_xor_b32_e32 v57, s19, v57
37F4  v_xor_b32_e32 v55, v55, v58
37F8  v_xor_b32_e32 v57, v57, v54
37FC  s_add_i32 s18, s16, 0xb54cda56
3804  s_add_i32 s19, s17, 0x646e171e
380C  v_mad_u64_u32 v[54:55], s[4:5], v55, s9, 0
3814  v_mad_u64_u32 v[58:59], s[4:5], v57, s11, 0
381C  v_xor_b32_e32 v57, s18, v59
3820  v_xor_b32_e32 v55, s19, v55
3824  v_xor_b32_e32 v57, v57, v60
3828  v_xor_b32_e32 v55, v55, v56
382C  s_add_i32 s18, s16, 0x5384540f
3834  s_add_i32 s19, s17, 0x1fd5c5a3
383C  v_mad_u64_u32 v[56:57], s[4:5], v57, s9, 0
3844  v_mad_u64_u32 v[60:61], s[4:5], v55, s11, 0
384C  v_xor_b32_e32 v55, s18, v61
3850  v_xor_b32_e32 v57, s19, v57
3854  v_xor_b32_e32 v55, v55, v58
3858  v_xor_b32_e32 v57, v57, v54
385C  s_add_i32 s18, s16, 0xf1bbcdc8
3864  s_add_i32 s19, s17, 0xdb3d7428
386C  v_mad_u64_u32 v[54:55], s[4:5], v55, s9, 0
3874  v_mad_u64_u32 v[58:59], s[4:5], v57, s11, 0
387C  v_xor_b32_e32 v57, s18, v59
3880  v_xor_b32_e32 v55, s19, v55
3884  v_xor_b32_e32 v57, v57, v60
3888  v_xor_b32_e32 v55, v55, v56
388C  v_mad_u64_u32 v[56:57], s[4:5], v57, s9, 0
3894  v_mad_u64_u32 v[60:61], s[4:5], v55, s11, 0
389C  s_add_i32 s18, s16, 0x8ff34781
38A4  s_add_i32 s19, s17, 0x96a522ad
38AC  v_xor_b32_e32 v55, v61, v58
38B0  v_xor_b32_e32 v54, v57, v54
38B4  v_xor_b32_e32 v58, s18, v55
38B8  v_xor_b32_e32 v57, s19, v54
38BC  v_mov_b32_e32 v54, 0
38C0  v_mov_b32_e32 v55, 0
38C4  v_cvt_scalef32_sr_pk_fp4_f32 v54, v[52:53], v58, v1
38CC  v_cvt_scalef32_sr_pk_fp4_f32 v55, v[48:49], v57, v1 op_sel:[0,0,0,1]
38D4  v_cvt_scalef32_sr_pk_fp4_f32 v54, v[50:51], v60, v1 op_sel:[0,0,1,0]
38DC  v_cvt_scalef32_sr_pk_fp4_f32 v55, v[46:47], v56, v1 op_sel:[0,0,1,1]
38E4  s_nop 0
38E8  s_cbranch_execz 1
38EC  s_branch 11
38F0  v_mov_b32_e32 v54, 0
38F4  v_mov_b32_e32 v55, 0
38F8  v_cvt_scalef32_pk_fp4_f32 v54, v52, v53, v1
3900  v_cvt_scalef32_pk_fp4_f32 v55, v48, v49, v1 op_sel:[0,0,0,1]
3908  v_cvt_scalef32_pk_fp4_f32 v54, v50, v51, v1 op_sel:[0,0,1,0]
3910  v_cvt_scalef32_pk_fp4_f32 v55, v46, v47, v1 op_sel:[0,0,1,1]
3918  s_nop 0
391C  s_and_b64 vcc, exec, s[2:3]
3920  s_cbranch_vccnz 134
3924  v_or_b32_e32 v46, 3, v77
3928  s_mov_b32 s4, 0xd2511f53
3930  v_mad_u64_u32 v[46:47], s[2:3], v46, s4, 0
3938  s_xor_b32 s2, s16, s7
393C  v_xor_b32_e32 v47, s17, v47
3940  s_mov_b32 s5, 0xcd9e8d57
3948  s_xor_b32 s2, s8, s2
394C  v_xor_b32_e32 v47, s10, v47
3950  s_add_i32 s7, s16, 0x9e3779b9
3958  s_mul_i32 s9, s2, 0xd2511f53
3960  s_mul_hi_u32 s10, s2, 0xd2511f53
3968  v_mad_u64_u32 v[48:49], s[2:3], v47, s5, 0
3970  s_add_i32 s8, s17, 0xbb67ae85
3978  s_xor_b32 s2, s6, s7
397C  v_xor_b32_e32 v47, s2, v49
3980  s_xor_b32 s2, s8, s10
3984  v_xor_b32_e32 v49, s2, v46
3988  s_add_i32 s6, s16, 0x3c6ef372
3990  s_add_i32 s7, s17, 0x76cf5d0a
3998  v_mad_u64_u32 v[46:47], s[2:3], v47, s4, 0
39A0  v_mad_u64_u32 v[50:51], s[2:3], v49, s5, 0
39A8  v_xor_b32_e32 v49, s6, v51
39AC  s_xor_b32 s2, s9, s7
39B0  v_xor_b32_e32 v48, v49, v48
39B4  v_xor_b32_e32 v47, s2, v47
39B8  s_add_i32 s6, s16, 0xdaa66d2b
39C0  s_add_i32 s7, s17, 0x32370b8f
39C8  v_mad_u64_u32 v[48:49], s[2:3], v48, s4, 0
39D0  v_mad_u64_u32 v[52:53], s[2:3], v47, s5, 0
39D8  v_xor_b32_e32 v47, s6, v53
39DC  v_xor_b32_e32 v49, s7, v49
39E0  v_xor_b32_e32 v47, v47, v50
39E4  v_xor_b32_e32 v49, v49, v46
39E8  s_add_i32 s6, s16, 0x78dde6e4
39F0  s_add_i32 s7, s17, 0xed9eba14
39F8  v_mad_u64_u32 v[46:47], s[2:3], v47, s4, 0
3A00  v_mad_u64_u32 v[50:51], s[2:3], v49, s5, 0
3A08  v_xor_b32_e32 v49, s6, v51
3A0C  v_xor_b32_e32 v47, s7, v47
3A10  v_xor_b32_e32 v49, v49, v52
3A14  v_xor_b32_e32 v47, v47, v48
3A18  s_add_i32 s6, s16, 0x1715609d
3A20  s_add_i32 s7, s17, 0xa9066899
3A28  v_mad_u64_u32 v[48:49], s[2:3], v49, s4, 0
3A30  v_mad_u64_u32 v[52:53], s[2:3], v47, s5, 0
3A38  v_xor_b32_e32 v47, s6, v53
3A3C  v_xor_b32_e32 v49, s7, v49
3A40  v_xor_b32_e32 v47, v47, v50
3A44  v_xor_b32_e32 v49, v49, v46
3A48  s_add_i32 s6, s16, 0xb54cda56
3A50  s_add_i32 s7, s17, 0x646e171e
3A58  v_mad_u64_u32 v[46:47], s[2:3], v47, s4, 0
3A60  v_mad_u64_u32 v[50:51], s[2:3], v49, s5, 0
3A68  v_xor_b32_e32 v49, s6, v51
3A6C  v_xor_b32_e32 v47, s7, v47
3A70  v_xor_b32_e32 v49, v49, v52
3A74  v_xor_b32_e32 v47, v47, v48
3A78  s_add_i32 s6, s16, 0x5384540f
3A80  s_add_i32 s7, s17, 0x1fd5c5a3
3A88  v_mad_u64_u32 v[48:49], s[2:3], v49, s4, 0
3A90  v_mad_u64_u32 v[52:53], s[2:3], v47, s5, 0
3A98  v_xor_b32_e32 v47, s6, v53
3A9C  v_xor_b32_e32 v49, s7, v49
3AA0  v_xor_b32_e32 v47, v47, v50
3AA4  v_xor_b32_e32 v49, v49, v46
3AA8  s_add_i32 s6, s16, 0xf1bbcdc8
3AB0  s_add_i32 s7, s17, 0xdb3d7428
3AB8  v_mad_u64_u32 v[46:47], s[2:3], v47, s4, 0
3AC0  v_mad_u64_u32 v[50:51], s[2:3], v49, s5, 0
3AC8  v_xor_b32_e32 v49, s6, v51
3ACC  v_xor_b32_e32 v47, s7, v47
3AD0  v_xor_b32_e32 v49, v49, v52
3AD4  v_xor_b32_e32 v47, v47, v48
3AD8  v_mad_u64_u32 v[48:49], s[2:3], v49, s4, 0
3AE0  v_mad_u64_u32 v[52:53], s[2:3], v47, s5, 0
3AE8  s_add_i32 s6, s16, 0x8ff34781
3AF0  s_add_i32 s7, s17, 0x96a522ad
3AF8  v_xor_b32_e32 v47, v53, v50
3AFC  v_xor_b32_e32 v46, v49, v46
3B00  v_xor_b32_e32 v50, s6, v47
3B04  v_xor_b32_e32 v49, s7, v46
3B08  v_mov_b32_e32 v46, 0
3B0C  v_mov_b32_e32 v47, 0
3B10  v_cvt_scalef32_sr_pk_fp4_f32 v46, v[44:45], v50, v1
3B18  v_cvt_scalef32_sr_pk_fp4_f32 v47, v[40:41], v49, v1 op_sel:[0,0,0,1]
3B20  v_cvt_scalef32_sr_pk_fp4_f32 v46, v[42:43], v52, v1 op_sel:[0,0,1,0]
3B28  v_cvt_scalef32_sr_pk_fp4_f32 v47, v[38:39], v48, v1 op_sel:[0,0,1,1]
3B30  s_nop 0
3B34  s_cbranch_execz 1
3B38  s_branch 11
3B3C  v_mov_b32_e32 v46, 0
3B40  v_mov_b32_e32 v47, 0
3B44  v_cvt_scalef32_pk_fp4_f32 v46, v44, v45, v1
3B4C  v_cvt_scalef32_pk_fp4_f32 v47, v40, v41, v1 op_sel:[0,0,0,1]
3B54  v_cvt_scalef32_pk_fp4_f32 v46, v42, v43, v1 op_sel:[0,0,1,0]
3B5C  v_cvt_scalef32_pk_fp4_f32 v47, v38, v39, v1 op_sel:[0,0,1,1]
3B64  s_nop 0
3B68  v_cmp_u_f32_e32 vcc, v5, v4
3B6C  v_cmp_u_f32_e64 s[2:3], v6, v7
3B74  s_or_b64 s[2:3], vcc, s[2:3]
3B78  v_cmp_u_f32_e32 vcc, v8, v9
3B7C  s_or_b64 s[2:3], s[2:3], vcc
3B80  v_cmp_u_f32_e32 vcc, v10, v11
3B84  s_or_b64 s[2:3], s[2:3], vcc
3B88  v_cmp_u_f32_e32 vcc, v15, v13
3B8C  s_or_b64 s[2:3], s[2:3], vcc
3B90  v_cmp_u_f32_e32 vcc, v17, v14
3B94  s_or_b64 s[2:3], s[2:3], vcc
3B98  v_cmp_u_f32_e32 vcc, v19, v16
3B9C  s_or_b64 s[2:3], s[2:3], vcc
3BA0  v_cmp_u_f32_e32 vcc, v21, v18
3BA4  s_or_b64 s[2:3], s[2:3], vcc
3BA8  v_cmp_u_f32_e32 vcc, v23, v20
3BAC  s_or_b64 s[2:3], s[2:3], vcc
3BB0  v_cmp_u_f32_e32 vcc, v25, v22
3BB4  s_or_b64 s[2:3], s[2:3], vcc
3BB8  v_cmp_u_f32_e32 vcc, v27, v24
3BBC  s_or_b64 s[2:3], s[2:3], vcc
3BC0  v_cmp_u_f32_e32 vcc, v28, v26
3BC4  s_or_b64 s[2:3], s[2:3], vcc
3BC8  v_cmp_u_f32_e32 vcc, v30, v31
3BCC  s_or_b64 s[2:3], s[2:3], vcc
3BD0  v_cmp_u_f32_e32 vcc, v32, v33
3BD4  s_or_b64 s[2:3], s[2:3], vcc
3BD8  v_cmp_u_f32_e32 vcc, v34, v35
3BDC  s_or_b64 s[2:3], s[2:3], vcc
3BE0  v_cmp_u_f32_e32 vcc, v36, v37
3BE4  v_or3_b32 v38, v72, v12, v73
3BEC  v_or3_b32 v39, v63, v29, v62
3BF4  v_or3_b32 v40, v55, v74, v54
3BFC  v_or3_b32 v41, v47, v75, v46
3C04  v_lshl_add_u64 v[4:5], v[70:71], 4, s[14:15]
3C0C  s_or_b64 s[2:3], s[2:3], vcc
3C10  global_store_dwordx4 v[4:5], v[38:41], off
3C18  v_cndmask_b32_e64 v4, v76, -1, s[2:3]
3C20  s_or_b64 exec, exec, s[12:13]
3C24  s_load_dwordx2 s[0:1], s[0:1], 0x10
3C2C  v_mov_b32_e32 v1, 0
3C30  s_waitcnt lgkmcnt(0)
3C34  v_lshl_add_u64 v[2:3], s[0:1], 0, v[2:3]
3C3C  v_lshl_add_u64 v[0:1], v[2:3], 0, v[0:1]
3C44  global_store_byte v[0:1], v4, off
3C4C  s_endpgm
3C50  s_nop 0
