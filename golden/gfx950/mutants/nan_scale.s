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
    .vgpr_count:     93
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
Disassembly of section .text:

1800 <NanScale>:
1800  s_load_dwordx4 s[4:7], s[0:1], 0x18
1808  v_lshl_or_b32 v36, s2, 8, v0
1810  s_waitcnt lgkmcnt(0)
1814  s_and_b32 s10, s7, 8
1818  s_bitcmp1_b32 s7, 3
181C  s_cselect_b64 s[8:9], -1, 0
1820  s_add_i32 s11, s5, 0xff
1828  s_and_b32 s11, s11, 0xffffff00
1830  s_cmp_eq_u32 s10, 0
1834  s_cselect_b32 s2, s5, s11
1838  v_cmp_gt_u32_e32 vcc, s2, v36
183C  s_and_saveexec_b64 s[10:11], vcc
1840  s_cbranch_execz 2255
1844  s_load_dword s18, s[0:1], 0x28
184C  s_andn2_b64 vcc, exec, s[8:9]
1850  s_lshr_b32 s2, s6, 5
1854  s_cbranch_vccnz 25
1858  s_add_i32 s6, s2, 7
185C  s_and_b32 s6, s6, 0xffffff8
1864  v_and_b32_e32 v1, 0xffffffe0, v36
186C  v_mad_u64_u32 v[2:3], s[8:9], s6, v1, 0
1874  s_lshl_b32 s6, s3, 5
1878  s_lshl_b32 s8, s3, 6
187C  s_and_b32 s6, s6, 0xffffff00
1884  s_and_b32 s8, s8, 0xc0
188C  v_lshlrev_b32_e32 v1, 2, v0
1890  s_lshr_b32 s9, s3, 1
1894  s_or_b32 s6, s8, s6
1898  s_and_b32 s9, s9, 2
189C  v_bfe_u32 v0, v0, 4, 1
18A4  v_and_or_b32 v1, v1, 60, s6
18AC  v_or3_b32 v0, v1, s9, v0
18B4  s_cbranch_execz 1
18B8  s_branch 3
18BC  v_mad_u64_u32 v[2:3], s[8:9], s2, v36, 0
18C4  v_mov_b32_e32 v0, s3
18C8  s_cmp_lt_u32 s3, s2
18CC  v_cmp_gt_u32_e32 vcc, s5, v36
18D0  s_cselect_b64 s[8:9], -1, 0
18D4  s_and_b64 s[8:9], vcc, s[8:9]
18D8  v_mov_b32_e32 v4, 0x7f
18E0  s_and_saveexec_b64 s[12:13], s[8:9]
18E4  s_cbranch_execz 2203
18E8  s_load_dwordx2 s[10:11], s[0:1], 0x0
18F0  s_lshl_b32 s5, s3, 5
18F4  v_mov_b32_e32 v5, 0
18F8  v_mov_b32_e32 v4, s5
18FC  s_bitcmp1_b32 s7, 0
1900  v_mad_u64_u32 v[4:5], s[4:5], s4, v36, v[4:5]
1908  s_cselect_b64 s[8:9], -1, 0
190C  s_and_b64 vcc, exec, s[8:9]
1910  s_waitcnt lgkmcnt(0)
1914  v_lshl_add_u64 v[6:7], v[4:5], 2, s[10:11]
191C  s_cbranch_vccz 6
1920  global_load_dword v1, v[6:7], off
1928  v_lshl_add_u64 v[4:5], v[4:5], 1, s[10:11]
1930  s_cbranch_execz 3
1934  s_branch 6
1938  v_lshl_add_u64 v[4:5], v[4:5], 1, s[10:11]
1940  global_load_ushort v1, v[4:5], off
1948  s_waitcnt vmcnt(0)
194C  v_lshlrev_b32_e32 v1, 16, v1
1950  v_cndmask_b32_e64 v8, 0, 1, s[8:9]
1958  v_cmp_ne_u32_e64 s[4:5], 1, v8
1960  s_andn2_b64 vcc, exec, s[8:9]
1964  s_cbranch_vccnz 4
1968  global_load_dword v40, v[6:7], off offset:4
1970  s_cbranch_execz 1
1974  s_branch 4
1978  global_load_ushort v8, v[4:5], off offset:2
1980  s_waitcnt vmcnt(0)
1984  v_lshlrev_b32_e32 v40, 16, v8
1988  s_and_b64 vcc, exec, s[4:5]
198C  s_cbranch_vccnz 4
1990  global_load_dword v41, v[6:7], off offset:8
1998  s_cbranch_execz 1
199C  s_branch 4
19A0  global_load_ushort v8, v[4:5], off offset:4
19A8  s_waitcnt vmcnt(0)
19AC  v_lshlrev_b32_e32 v41, 16, v8
19B0  s_and_b64 vcc, exec, s[4:5]
19B4  s_cbranch_vccnz 4
19B8  global_load_dword v42, v[6:7], off offset:12
19C0  s_cbranch_execz 1
19C4  s_branch 4
19C8  global_load_ushort v8, v[4:5], off offset:6
19D0  s_waitcnt vmcnt(0)
19D4  v_lshlrev_b32_e32 v42, 16, v8
19D8  s_and_b64 vcc, exec, s[4:5]
19DC  s_cbranch_vccnz 4
19E0  global_load_dword v43, v[6:7], off offset:16
19E8  s_cbranch_execz 1
19EC  s_branch 4
19F0  global_load_ushort v8, v[4:5], off offset:8
19F8  s_waitcnt vmcnt(0)
19FC  v_lshlrev_b32_e32 v43, 16, v8
1A00  s_and_b64 vcc, exec, s[4:5]
1A04  s_cbranch_vccnz 4
1A08  global_load_dword v44, v[6:7], off offset:20
1A10  s_cbranch_execz 1
1A14  s_branch 4
1A18  global_load_ushort v8, v[4:5], off offset:10
1A20  s_waitcnt vmcnt(0)
1A24  v_lshlrev_b32_e32 v44, 16, v8
1A28  s_and_b64 vcc, exec, s[4:5]
1A2C  s_cbranch_vccnz 4
1A30  global_load_dword v45, v[6:7], off offset:24
1A38  s_cbranch_execz 1
1A3C  s_branch 4
1A40  global_load_ushort v8, v[4:5], off offset:12
1A48  s_waitcnt vmcnt(0)
1A4C  v_lshlrev_b32_e32 v45, 16, v8
1A50  s_and_b64 vcc, exec, s[4:5]
1A54  s_cbranch_vccnz 4
1A58  global_load_dword v46, v[6:7], off offset:28
1A60  s_cbranch_execz 1
1A64  s_branch 4
1A68  global_load_ushort v8, v[4:5], off offset:14
1A70  s_waitcnt vmcnt(0)
1A74  v_lshlrev_b32_e32 v46, 16, v8
1A78  s_and_b64 vcc, exec, s[4:5]
1A7C  s_cbranch_vccnz 4
1A80  global_load_dword v47, v[6:7], off offset:32
1A88  s_cbranch_execz 1
1A8C  s_branch 4
1A90  global_load_ushort v8, v[4:5], off offset:16
1A98  s_waitcnt vmcnt(0)
1A9C  v_lshlrev_b32_e32 v47, 16, v8
1AA0  s_and_b64 vcc, exec, s[4:5]
1AA4  s_cbranch_vccnz 4
1AA8  global_load_dword v48, v[6:7], off offset:36
1AB0  s_cbranch_execz 1
1AB4  s_branch 4
1AB8  global_load_ushort v8, v[4:5], off offset:18
1AC0  s_waitcnt vmcnt(0)
1AC4  v_lshlrev_b32_e32 v48, 16, v8
1AC8  s_and_b64 vcc, exec, s[4:5]
1ACC  s_cbranch_vccnz 4
1AD0  global_load_dword v49, v[6:7], off offset:40
1AD8  s_cbranch_execz 1
1ADC  s_branch 4
1AE0  global_load_ushort v8, v[4:5], off offset:20
1AE8  s_waitcnt vmcnt(0)
1AEC  v_lshlrev_b32_e32 v49, 16, v8
1AF0  s_and_b64 vcc, exec, s[4:5]
1AF4  s_cbranch_vccnz 4
1AF8  global_load_dword v50, v[6:7], off offset:44
1B00  s_cbranch_execz 1
1B04  s_branch 4
1B08  global_load_ushort v8, v[4:5], off offset:22
1B10  s_waitcnt vmcnt(0)
1B14  v_lshlrev_b32_e32 v50, 16, v8
1B18  s_and_b64 vcc, exec, s[4:5]
1B1C  s_cbranch_vccnz 4
1B20  global_load_dword v51, v[6:7], off offset:48
1B28  s_cbranch_execz 1
1B2C  s_branch 4
1B30  global_load_ushort v8, v[4:5], off offset:24
1B38  s_waitcnt vmcnt(0)
1B3C  v_lshlrev_b32_e32 v51, 16, v8
1B40  s_and_b64 vcc, exec, s[4:5]
1B44  s_cbranch_vccnz 4
1B48  global_load_dword v52, v[6:7], off offset:52
1B50  s_cbranch_execz 1
1B54  s_branch 4
1B58  global_load_ushort v8, v[4:5], off offset:26
1B60  s_waitcnt vmcnt(0)
1B64  v_lshlrev_b32_e32 v52, 16, v8
1B68  s_and_b64 vcc, exec, s[4:5]
1B6C  s_cbranch_vccnz 4
1B70  global_load_dword v53, v[6:7], off offset:56
1B78  s_cbranch_execz 1
1B7C  s_branch 4
1B80  global_load_ushort v8, v[4:5], off offset:28
1B88  s_waitcnt vmcnt(0)
1B8C  v_lshlrev_b32_e32 v53, 16, v8
1B90  s_and_b64 vcc, exec, s[4:5]
1B94  s_cbranch_vccnz 4
1B98  global_load_dword v54, v[6:7], off offset:60
1BA0  s_cbranch_execz 1
1BA4  s_branch 4
1BA8  global_load_ushort v8, v[4:5], off offset:30
1BB0  s_waitcnt vmcnt(0)
1BB4  v_lshlrev_b32_e32 v54, 16, v8
1BB8  s_and_b64 vcc, exec, s[4:5]
1BBC  s_cbranch_vccnz 4
1BC0  global_load_dword v55, v[6:7], off offset:64
1BC8  s_cbranch_execz 1
1BCC  s_branch 4
1BD0  global_load_ushort v8, v[4:5], off offset:32
1BD8  s_waitcnt vmcnt(0)
1BDC  v_lshlrev_b32_e32 v55, 16, v8
1BE0  s_and_b64 vcc, exec, s[4:5]
1BE4  s_cbranch_vccnz 4
1BE8  global_load_dword v56, v[6:7], off offset:68
1BF0  s_cbranch_execz 1
1BF4  s_branch 4
1BF8  global_load_ushort v8, v[4:5], off offset:34
1C00  s_waitcnt vmcnt(0)
1C04  v_lshlrev_b32_e32 v56, 16, v8
1C08  s_and_b64 vcc, exec, s[4:5]
1C0C  s_cbranch_vccnz 4
1C10  global_load_dword v57, v[6:7], off offset:72
1C18  s_cbranch_execz 1
1C1C  s_branch 4
1C20  global_load_ushort v8, v[4:5], off offset:36
1C28  s_waitcnt vmcnt(0)
1C2C  v_lshlrev_b32_e32 v57, 16, v8
1C30  s_and_b64 vcc, exec, s[4:5]
1C34  s_cbranch_vccnz 4
1C38  global_load_dword v58, v[6:7], off offset:76
1C40  s_cbranch_execz 1
1C44  s_branch 4
1C48  global_load_ushort v8, v[4:5], off offset:38
1C50  s_waitcnt vmcnt(0)
1C54  v_lshlrev_b32_e32 v58, 16, v8
1C58  s_and_b64 vcc, exec, s[4:5]
1C5C  s_cbranch_vccnz 4
1C60  global_load_dword v59, v[6:7], off offset:80
1C68  s_cbranch_execz 1
1C6C  s_branch 4
1C70  global_load_ushort v8, v[4:5], off offset:40
1C78  s_waitcnt vmcnt(0)
1C7C  v_lshlrev_b32_e32 v59, 16, v8
1C80  s_and_b64 vcc, exec, s[4:5]
1C84  s_cbranch_vccnz 4
1C88  global_load_dword v60, v[6:7], off offset:84
1C90  s_cbranch_execz 1
1C94  s_branch 4
1C98  global_load_ushort v8, v[4:5], off offset:42
1CA0  s_waitcnt vmcnt(0)
1CA4  v_lshlrev_b32_e32 v60, 16, v8
1CA8  s_and_b64 vcc, exec, s[4:5]
1CAC  s_cbranch_vccnz 4
1CB0  global_load_dword v61, v[6:7], off offset:88
1CB8  s_cbranch_execz 1
1CBC  s_branch 4
1CC0  global_load_ushort v8, v[4:5], off offset:44
1CC8  s_waitcnt vmcnt(0)
1CCC  v_lshlrev_b32_e32 v61, 16, v8
1CD0  s_and_b64 vcc, exec, s[4:5]
1CD4  s_cbranch_vccnz 4
1CD8  global_load_dword v62, v[6:7], off offset:92
1CE0  s_cbranch_execz 1
1CE4  s_branch 4
1CE8  global_load_ushort v8, v[4:5], off offset:46
1CF0  s_waitcnt vmcnt(0)
1CF4  v_lshlrev_b32_e32 v62, 16, v8
1CF8  s_and_b64 vcc, exec, s[4:5]
1CFC  s_cbranch_vccnz 4
1D00  global_load_dword v63, v[6:7], off offset:96
1D08  s_cbranch_execz 1
1D0C  s_branch 4
1D10  global_load_ushort v8, v[4:5], off offset:48
1D18  s_waitcnt vmcnt(0)
1D1C  v_lshlrev_b32_e32 v63, 16, v8
1D20  s_and_b64 vcc, exec, s[4:5]
1D24  s_cbranch_vccnz 4
1D28  global_load_dword v64, v[6:7], off offset:100
1D30  s_cbranch_execz 1
1D34  s_branch 4
1D38  global_load_ushort v8, v[4:5], off offset:50
1D40  s_waitcnt vmcnt(0)
1D44  v_lshlrev_b32_e32 v64, 16, v8
1D48  s_and_b64 vcc, exec, s[4:5]
1D4C  s_cbranch_vccnz 4
1D50  global_load_dword v65, v[6:7], off offset:104
1D58  s_cbranch_execz 1
1D5C  s_branch 4
1D60  global_load_ushort v8, v[4:5], off offset:52
1D68  s_waitcnt vmcnt(0)
1D6C  v_lshlrev_b32_e32 v65, 16, v8
1D70  s_and_b64 vcc, exec, s[4:5]
1D74  s_cbranch_vccnz 4
1D78  global_load_dword v66, v[6:7], off offset:108
1D80  s_cbranch_execz 1
1D84  s_branch 4
1D88  global_load_ushort v8, v[4:5], off offset:54
1D90  s_waitcnt vmcnt(0)
1D94  v_lshlrev_b32_e32 v66, 16, v8
1D98  s_and_b64 vcc, exec, s[4:5]
1D9C  s_cbranch_vccnz 4
1DA0  global_load_dword v67, v[6:7], off offset:112
1DA8  s_cbranch_execz 1
1DAC  s_branch 4
1DB0  global_load_ushort v8, v[4:5], off offset:56
1DB8  s_waitcnt vmcnt(0)
1DBC  v_lshlrev_b32_e32 v67, 16, v8
1DC0  s_and_b64 vcc, exec, s[4:5]
1DC4  s_cbranch_vccnz 4
1DC8  global_load_dword v68, v[6:7], off offset:116
1DD0  s_cbranch_execz 1
1DD4  s_branch 4
1DD8  global_load_ushort v8, v[4:5], off offset:58
1DE0  s_waitcnt vmcnt(0)
1DE4  v_lshlrev_b32_e32 v68, 16, v8
1DE8  s_and_b64 vcc, exec, s[4:5]
1DEC  s_cbranch_vccnz 4
1DF0  global_load_dword v69, v[6:7], off offset:120
1DF8  s_cbranch_execz 1
1DFC  s_branch 4
1E00  global_load_ushort v8, v[4:5], off offset:60
1E08  s_waitcnt vmcnt(0)
1E0C  v_lshlrev_b32_e32 v69, 16, v8
1E10  s_and_b64 vcc, exec, s[4:5]
1E14  s_cbranch_vccnz 6
1E18  global_load_dword v70, v[6:7], off offset:124
1E20  s_load_dwordx4 s[8:11], s[0:1], 0x38
1E28  s_cbranch_execz 3
1E2C  s_branch 6
1E30  s_load_dwordx4 s[8:11], s[0:1], 0x38
1E38  global_load_ushort v4, v[4:5], off offset:62
1E40  s_waitcnt vmcnt(0)
1E44  v_lshlrev_b32_e32 v70, 16, v4
1E48  s_load_dwordx2 s[14:15], s[0:1], 0x8
1E50  s_load_dwordx2 s[16:17], s[0:1], 0x30
1E58  s_and_b32 s4, s7, 2
1E5C  s_cmp_eq_u32 s4, 0
1E60  s_cselect_b64 vcc, -1, 0
1E64  s_cmp_lg_u32 s4, 0
1E68  s_cbranch_scc0 323
1E6C  s_cmp_eq_u32 s18, 0
1E70  s_waitcnt vmcnt(0)
1E74  v_mov_b32_e32 v10, v50
1E78  v_mov_b32_e32 v5, v49
1E7C  v_mov_b32_e32 v11, v48
1E80  v_mov_b32_e32 v6, v47
1E84  v_mov_b32_e32 v12, v46
1E88  v_mov_b32_e32 v7, v45
1E8C  v_mov_b32_e32 v13, v44
1E90  v_mov_b32_e32 v8, v43
1E94  v_mov_b32_e32 v14, v42
1E98  v_mov_b32_e32 v9, v41
1E9C  v_mov_b32_e32 v15, v40
1EA0  v_mov_b32_e32 v4, v1
1EA4  v_mov_b32_e32 v16, v70
1EA8  v_mov_b32_e32 v17, v68
1EAC  v_mov_b32_e32 v27, v69
1EB0  v_mov_b32_e32 v18, v67
1EB4  v_mov_b32_e32 v28, v66
1EB8  v_mov_b32_e32 v19, v64
1EBC  v_mov_b32_e32 v29, v65
1EC0  v_mov_b32_e32 v20, v63
1EC4  v_mov_b32_e32 v30, v62
1EC8  v_mov_b32_e32 v21, v60
1ECC  v_mov_b32_e32 v31, v61
1ED0  v_mov_b32_e32 v22, v59
1ED4  v_mov_b32_e32 v32, v58
1ED8  v_mov_b32_e32 v23, v56
1EDC  v_mov_b32_e32 v33, v57
1EE0  v_mov_b32_e32 v24, v55
1EE4  v_mov_b32_e32 v34, v54
1EE8  v_mov_b32_e32 v25, v53
1EEC  v_mov_b32_e32 v35, v52
1EF0  v_mov_b32_e32 v26, v51
1EF4  s_cbranch_scc1 95
1EF8  s_lshl_b32 s4, s18, 31
1EFC  v_xor_b32_e32 v4, s4, v1
1F00  s_lshl_b32 s4, s18, 30
1F04  v_bfrev_b32_e32 v16, 1
1F08  v_bitop3_b32 v15, s4, v40, v16 bitop3:0x6c
1F10  s_lshl_b32 s4, s18, 29
1F14  v_bitop3_b32 v9, s4, v41, v16 bitop3:0x6c
1F1C  s_lshl_b32 s4, s18, 28
1F20  v_bitop3_b32 v14, s4, v42, v16 bitop3:0x6c
1F28  s_lshl_b32 s4, s18, 27
1F2C  v_bitop3_b32 v8, s4, v43, v16 bitop3:0x6c
1F34  s_lshl_b32 s4, s18, 26
1F38  v_bitop3_b32 v13, s4, v44, v16 bitop3:0x6c
1F40  s_lshl_b32 s4, s18, 25
1F44  v_bitop3_b32 v7, s4, v45, v16 bitop3:0x6c
1F4C  s_lshl_b32 s4, s18, 24
1F50  v_bitop3_b32 v12, s4, v46, v16 bitop3:0x6c
1F58  s_lshl_b32 s4, s18, 23
1F5C  v_bitop3_b32 v6, s4, v47, v16 bitop3:0x6c
1F64  s_lshl_b32 s4, s18, 22
1F68  v_bitop3_b32 v11, s4, v48, v16 bitop3:0x6c
1F70  s_lshl_b32 s4, s18, 21
1F74  v_bitop3_b32 v5, s4, v49, v16 bitop3:0x6c
1F7C  s_lshl_b32 s4, s18, 20
1F80  v_bitop3_b32 v10, s4, v50, v16 bitop3:0x6c
1F88  s_lshl_b32 s4, s18, 19
1F8C  v_bitop3_b32 v26, s4, v51, v16 bitop3:0x6c
1F94  s_lshl_b32 s4, s18, 18
1F98  v_bitop3_b32 v35, s4, v52, v16 bitop3:0x6c
1FA0  s_lshl_b32 s4, s18, 17
1FA4  v_bitop3_b32 v25, s4, v53, v16 bitop3:0x6c
1FAC  s_lshl_b32 s4, s18, 16
1FB0  v_bitop3_b32 v34, s4, v54, v16 bitop3:0x6c
1FB8  s_lshl_b32 s4, s18, 15
1FBC  v_bitop3_b32 v24, s4, v55, v16 bitop3:0x6c
1FC4  s_lshl_b32 s4, s18, 14
1FC8  v_bitop3_b32 v23, s4, v56, v16 bitop3:0x6c
1FD0  s_lshl_b32 s4, s18, 13
1FD4  v_bitop3_b32 v33, s4, v57, v16 bitop3:0x6c
1FDC  s_lshl_b32 s4, s18, 12
1FE0  v_bitop3_b32 v32, s4, v58, v16 bitop3:0x6c
1FE8  s_lshl_b32 s4, s18, 11
1FEC  v_bitop3_b32 v22, s4, v59, v16 bitop3:0x6c
1FF4  s_lshl_b32 s4, s18, 10
1FF8  v_bitop3_b32 v21, s4, v60, v16 bitop3:0x6c
2000  s_lshl_b32 s4, s18, 9
2004  v_bitop3_b32 v31, s4, v61, v16 bitop3:0x6c
200C  s_lshl_b32 s4, s18, 8
2010  v_bitop3_b32 v30, s4, v62, v16 bitop3:0x6c
2018  s_lshl_b32 s4, s18, 7
201C  v_bitop3_b32 v20, s4, v63, v16 bitop3:0x6c
2024  s_lshl_b32 s4, s18, 6
2028  v_bitop3_b32 v19, s4, v64, v16 bitop3:0x6c
2030  s_lshl_b32 s4, s18, 5
2034  v_bitop3_b32 v29, s4, v65, v16 bitop3:0x6c
203C  s_lshl_b32 s4, s18, 4
2040  v_bitop3_b32 v28, s4, v66, v16 bitop3:0x6c
2048  s_lshl_b32 s4, s18, 3
204C  v_bitop3_b32 v18, s4, v67, v16 bitop3:0x6c
2054  s_lshl_b32 s4, s18, 2
2058  v_bitop3_b32 v17, s4, v68, v16 bitop3:0x6c
2060  s_lshl_b32 s4, s18, 1
2064  v_bitop3_b32 v27, s4, v69, v16 bitop3:0x6c
206C  v_bitop3_b32 v16, s18, v70, v16 bitop3:0x6c
2074  v_add_f32_e32 v37, v4, v15
2078  v_sub_f32_e32 v4, v4, v15
207C  v_add_f32_e32 v15, v9, v14
2080  v_sub_f32_e32 v9, v9, v14
2084  v_add_f32_e32 v14, v8, v13
2088  v_sub_f32_e32 v8, v8, v13
208C  v_add_f32_e32 v13, v7, v12
2090  v_sub_f32_e32 v7, v7, v12
2094  v_add_f32_e32 v12, v6, v11
2098  v_sub_f32_e32 v6, v6, v11
209C  v_add_f32_e32 v11, v5, v10
20A0  v_sub_f32_e32 v5, v5, v10
20A4  v_add_f32_e32 v10, v35, v26
20A8  v_sub_f32_e32 v26, v26, v35
20AC  v_add_f32_e32 v35, v34, v25
20B0  v_sub_f32_e32 v25, v25, v34
20B4  v_add_f32_e32 v34, v23, v24
20B8  v_sub_f32_e32 v23, v24, v23
20BC  v_add_f32_e32 v24, v32, v33
20C0  v_sub_f32_e32 v32, v33, v32
20C4  v_add_f32_e32 v33, v21, v22
20C8  v_sub_f32_e32 v21, v22, v21
20CC  v_add_f32_e32 v22, v30, v31
20D0  v_sub_f32_e32 v30, v31, v30
20D4  v_add_f32_e32 v31, v19, v20
20D8  v_sub_f32_e32 v19, v20, v19
20DC  v_add_f32_e32 v20, v28, v29
20E0  v_sub_f32_e32 v28, v29, v28
20E4  v_add_f32_e32 v29, v17, v18
20E8  v_sub_f32_e32 v17, v18, v17
20EC  v_add_f32_e32 v18, v16, v27
20F0  v_sub_f32_e32 v16, v27, v16
20F4  v_add_f32_e32 v27, v37, v15
20F8  v_sub_f32_e32 v15, v37, v15
20FC  v_add_f32_e32 v37, v4, v9
2100  v_sub_f32_e32 v4, v4, v9
2104  v_add_f32_e32 v9, v14, v13
2108  v_sub_f32_e32 v13, v14, v13
210C  v_add_f32_e32 v14, v8, v7
2110  v_sub_f32_e32 v7, v8, v7
2114  v_add_f32_e32 v8, v12, v11
2118  v_sub_f32_e32 v11, v12, v11
211C  v_add_f32_e32 v12, v6, v5
2120  v_sub_f32_e32 v5, v6, v5
2124  v_add_f32_e32 v6, v35, v10
2128  v_sub_f32_e32 v10, v10, v35
212C  v_add_f32_e32 v35, v25, v26
2130  v_sub_f32_e32 v25, v26, v25
2134  v_add_f32_e32 v26, v24, v34
2138  v_sub_f32_e32 v24, v34, v24
213C  v_add_f32_e32 v34, v32, v23
2140  v_sub_f32_e32 v23, v23, v32
2144  v_add_f32_e32 v32, v22, v33
2148  v_sub_f32_e32 v22, v33, v22
214C  v_add_f32_e32 v33, v30, v21
2150  v_sub_f32_e32 v21, v21, v30
2154  v_add_f32_e32 v30, v20, v31
2158  v_sub_f32_e32 v20, v31, v20
215C  v_add_f32_e32 v31, v28, v19
2160  v_sub_f32_e32 v19, v19, v28
2164  v_add_f32_e32 v28, v18, v29
2168  v_sub_f32_e32 v18, v29, v18
216C  v_add_f32_e32 v29, v16, v17
2170  v_sub_f32_e32 v16, v17, v16
2174  v_add_f32_e32 v17, v27, v9
2178  v_sub_f32_e32 v9, v27, v9
217C  v_add_f32_e32 v27, v37, v14
2180  v_sub_f32_e32 v14, v37, v14
2184  v_add_f32_e32 v37, v15, v13
2188  v_sub_f32_e32 v13, v15, v13
218C  v_add_f32_e32 v15, v4, v7
2190  v_sub_f32_e32 v4, v4, v7
2194  v_add_f32_e32 v7, v6, v8
2198  v_sub_f32_e32 v6, v8, v6
219C  v_add_f32_e32 v8, v35, v12
21A0  v_sub_f32_e32 v12, v12, v35
21A4  v_add_f32_e32 v35, v10, v11
21A8  v_sub_f32_e32 v10, v11, v10
21AC  v_add_f32_e32 v11, v25, v5
21B0  v_sub_f32_e32 v5, v5, v25
21B4  v_add_f32_e32 v25, v32, v26
21B8  v_sub_f32_e32 v26, v26, v32
21BC  v_add_f32_e32 v32, v33, v34
21C0  v_sub_f32_e32 v33, v34, v33
21C4  v_add_f32_e32 v34, v22, v24
21C8  v_sub_f32_e32 v22, v24, v22
21CC  v_add_f32_e32 v24, v21, v23
21D0  v_sub_f32_e32 v21, v23, v21
21D4  v_add_f32_e32 v23, v28, v30
21D8  v_sub_f32_e32 v28, v30, v28
21DC  v_add_f32_e32 v30, v29, v31
21E0  v_sub_f32_e32 v29, v31, v29
21E4  v_add_f32_e32 v31, v18, v20
21E8  v_sub_f32_e32 v18, v20, v18
21EC  v_add_f32_e32 v20, v16, v19
21F0  v_sub_f32_e32 v16, v19, v16
21F4  v_add_f32_e32 v19, v17, v7
21F8  v_sub_f32_e32 v7, v17, v7
21FC  v_add_f32_e32 v17, v27, v8
2200  v_sub_f32_e32 v8, v27, v8
2204  v_add_f32_e32 v27, v37, v35
2208  v_sub_f32_e32 v37, v37, v35
220C  v_add_f32_e32 v35, v15, v11
2210  v_sub_f32_e32 v11, v15, v11
2214  v_add_f32_e32 v15, v9, v6
2218  v_sub_f32_e32 v6, v9, v6
221C  v_add_f32_e32 v9, v14, v12
2220  v_sub_f32_e32 v12, v14, v12
2224  v_add_f32_e32 v14, v13, v10
2228  v_sub_f32_e32 v10, v13, v10
222C  v_add_f32_e32 v13, v4, v5
2230  v_sub_f32_e32 v4, v4, v5
2234  v_add_f32_e32 v5, v23, v25
2238  v_sub_f32_e32 v38, v25, v23
223C  v_add_f32_e32 v39, v30, v32
2240  v_sub_f32_e32 v71, v32, v30
2244  v_add_f32_e32 v72, v31, v34
2248  v_sub_f32_e32 v73, v34, v31
224C  v_add_f32_e32 v74, v20, v24
2250  v_sub_f32_e32 v75, v24, v20
2254  v_add_f32_e32 v76, v28, v26
2258  v_sub_f32_e32 v77, v26, v28
225C  v_add_f32_e32 v78, v29, v33
2260  v_sub_f32_e32 v79, v33, v29
2264  v_add_f32_e32 v80, v18, v22
2268  v_sub_f32_e32 v81, v22, v18
226C  v_add_f32_e32 v82, v16, v21
2270  v_sub_f32_e32 v83, v21, v16
2274  v_mul_f32_e32 v28, 0x3e800000, v19
227C  v_mul_f32_e32 v29, 0x3e800000, v17
2284  v_mul_f32_e32 v30, 0x3e800000, v27
228C  v_mul_f32_e32 v31, 0x3e800000, v35
2294  v_mul_f32_e32 v32, 0x3e800000, v15
229C  v_mul_f32_e32 v33, 0x3e800000, v9
22A4  v_mul_f32_e32 v34, 0x3e800000, v14
22AC  v_mul_f32_e32 v35, 0x3e800000, v13
22B4  v_mul_f32_e32 v20, 0x3e800000, v7
22BC  v_mul_f32_e32 v21, 0x3e800000, v8
22C4  v_mul_f32_e32 v22, 0x3e800000, v37
22CC  v_mul_f32_e32 v23, 0x3e800000, v11
22D4  v_mul_f32_e32 v24, 0x3e800000, v6
22DC  v_mul_f32_e32 v25, 0x3e800000, v12
22E4  v_mul_f32_e32 v26, 0x3e800000, v10
22EC  v_mul_f32_e32 v27, 0x3e800000, v4
22F4  v_mul_f32_e32 v12, 0x3e800000, v5
22FC  v_mul_f32_e32 v13, 0x3e800000, v39
2304  v_mul_f32_e32 v14, 0x3e800000, v72
230C  v_mul_f32_e32 v15, 0x3e800000, v74
2314  v_mul_f32_e32 v16, 0x3e800000, v76
231C  v_mul_f32_e32 v17, 0x3e800000, v78
2324  v_mul_f32_e32 v18, 0x3e800000, v80
232C  v_mul_f32_e32 v19, 0x3e800000, v82
2334  v_mul_f32_e32 v4, 0x3e800000, v38
233C  v_mul_f32_e32 v5, 0x3e800000, v71
2344  v_mul_f32_e32 v6, 0x3e800000, v73
234C  v_mul_f32_e32 v7, 0x3e800000, v75
2354  v_mul_f32_e32 v8, 0x3e800000, v77
235C  v_mul_f32_e32 v9, 0x3e800000, v79
2364  v_mul_f32_e32 v10, 0x3e800000, v81
236C  v_mul_f32_e32 v11, 0x3e800000, v83
2374  s_branch 33
2378  s_waitcnt vmcnt(0)
237C  v_mov_b32_e32 v20, v47
2380  v_mov_b32_e32 v21, v48
2384  v_mov_b32_e32 v22, v49
2388  v_mov_b32_e32 v23, v50
238C  v_mov_b32_e32 v24, v51
2390  v_mov_b32_e32 v25, v52
2394  v_mov_b32_e32 v26, v53
2398  v_mov_b32_e32 v27, v54
239C  v_mov_b32_e32 v12, v55
23A0  v_mov_b32_e32 v13, v56
23A4  v_mov_b32_e32 v14, v57
23A8  v_mov_b32_e32 v15, v58
23AC  v_mov_b32_e32 v16, v59
23B0  v_mov_b32_e32 v17, v60
23B4  v_mov_b32_e32 v18, v61
23B8  v_mov_b32_e32 v19, v62
23BC  v_mov_b32_e32 v28, v1
23C0  v_mov_b32_e32 v29, v40
23C4  v_mov_b32_e32 v30, v41
23C8  v_mov_b32_e32 v31, v42
23CC  v_mov_b32_e32 v32, v43
23D0  v_mov_b32_e32 v33, v44
23D4  v_mov_b32_e32 v34, v45
23D8  v_mov_b32_e32 v35, v46
23DC  v_mov_b32_e32 v4, v63
23E0  v_mov_b32_e32 v5, v64
23E4  v_mov_b32_e32 v6, v65
23E8  v_mov_b32_e32 v7, v66
23EC  v_mov_b32_e32 v8, v67
23F0  v_mov_b32_e32 v9, v68
23F4  v_mov_b32_e32 v10, v69
23F8  v_mov_b32_e32 v11, v70
23FC  v_and_b32_e32 v88, 0x7fffffff, v28
2404  v_and_b32_e32 v87, 0x7fffffff, v29
240C  v_max_u32_e32 v37, v87, v88
2410  v_and_b32_e32 v86, 0x7fffffff, v30
2418  v_and_b32_e32 v84, 0x7fffffff, v31
2420  v_max3_u32 v37, v84, v86, v37
2428  v_and_b32_e32 v83, 0x7fffffff, v32
2430  v_and_b32_e32 v82, 0x7fffffff, v33
2438  v_max3_u32 v37, v82, v83, v37
2440  v_and_b32_e32 v81, 0x7fffffff, v34
2448  v_and_b32_e32 v80, 0x7fffffff, v35
2450  v_max3_u32 v37, v80, v81, v37
2458  v_and_b32_e32 v38, 0x7fffffff, v20
2460  v_and_b32_e32 v39, 0x7fffffff, v21
2468  v_max3_u32 v37, v39, v38, v37
2470  v_and_b32_e32 v38, 0x7fffffff, v22
2478  v_and_b32_e32 v39, 0x7fffffff, v23
2480  v_max3_u32 v37, v39, v38, v37
2488  v_and_b32_e32 v38, 0x7fffffff, v24
2490  v_and_b32_e32 v39, 0x7fffffff, v25
2498  v_max3_u32 v37, v39, v38, v37
24A0  v_and_b32_e32 v38, 0x7fffffff, v26
24A8  v_and_b32_e32 v39, 0x7fffffff, v27
24B0  v_max3_u32 v37, v39, v38, v37
24B8  v_and_b32_e32 v38, 0x7fffffff, v12
24C0  v_and_b32_e32 v39, 0x7fffffff, v13
24C8  v_max3_u32 v37, v39, v38, v37
24D0  v_and_b32_e32 v38, 0x7fffffff, v14
24D8  v_and_b32_e32 v39, 0x7fffffff, v15
24E0  v_max3_u32 v37, v39, v38, v37
24E8  v_and_b32_e32 v38, 0x7fffffff, v16
24F0  v_and_b32_e32 v39, 0x7fffffff, v17
24F8  v_max3_u32 v37, v39, v38, v37
2500  v_and_b32_e32 v38, 0x7fffffff, v18
2508  v_and_b32_e32 v39, 0x7fffffff, v19
2510  v_max3_u32 v37, v39, v38, v37
2518  v_and_b32_e32 v79, 0x7fffffff, v4
2520  v_and_b32_e32 v78, 0x7fffffff, v5
2528  v_max3_u32 v37, v78, v79, v37
2530  v_and_b32_e32 v77, 0x7fffffff, v6
2538  v_and_b32_e32 v76, 0x7fffffff, v7
2540  v_max3_u32 v37, v76, v77, v37
2548  v_and_b32_e32 v75, 0x7fffffff, v8
2550  v_and_b32_e32 v39, 0x7fffffff, v9
2558  v_max3_u32 v71, v39, v75, v37
2560  v_and_b32_e32 v38, 0x7fffffff, v10
2568  v_and_b32_e32 v37, 0x7fffffff, v11
2570  v_max3_u32 v85, v37, v38, v71
2578  s_mov_b32 s4, 0x7f7fffff
2580  v_cmp_lt_u32_e64 s[4:5], s4, v85
2588  v_mov_b32_e32 v71, 0
258C  v_mov_b32_e32 v72, 0
2590  v_mov_b32_e32 v73, 0
2594  v_mov_b32_e32 v74, 0
2598  s_and_saveexec_b64 s[18:19], s[4:5]
259C  s_cbranch_execz 665
25A0  v_sub_u32_e32 v73, 0x7f800000, v88
25A8  v_sub_u32_e32 v71, 0x7f7fffff, v88
25B0  v_lshrrev_b32_e32 v73, 31, v73
25B4  v_add_u32_e32 v85, -1, v73
25B8  v_and_b32_e32 v89, 0x80000000, v85
25C0  v_lshrrev_b32_e32 v72, 31, v71
25C4  v_bfrev_b32_e32 v74, 1
25C8  v_cndmask_b32_e32 v89, v89, v74, vcc
25CC  v_add_u32_e32 v72, -1, v72
25D0  v_bitop3_b32 v28, v89, v28, v72 bitop3:0xc8
25D8  v_sub_u32_e32 v89, 0x7f800000, v87
25E0  v_and_b32_e32 v72, v85, v88
25E4  v_lshrrev_b32_e32 v89, 31, v89
25E8  v_sub_u32_e32 v85, 0x7f7fffff, v87
25F0  v_add_u32_e32 v90, -1, v89
25F4  v_and_b32_e32 v91, 0x80000000, v90
25FC  v_lshrrev_b32_e32 v88, 31, v85
2600  v_cndmask_b32_e32 v91, v91, v74, vcc
2604  v_add_u32_e32 v88, -1, v88
2608  v_ashrrev_i32_e32 v71, 31, v71
260C  v_bitop3_b32 v29, v91, v29, v88 bitop3:0xc8
2614  v_sub_u32_e32 v88, 0x7f800000, v86
261C  v_and_b32_e32 v71, 7, v71
2620  v_ashrrev_i32_e32 v85, 31, v85
2624  s_movk_i32 s4, 0x70
2628  v_and_or_b32 v71, v85, s4, v71
2630  v_and_b32_e32 v85, v90, v87
2634  v_lshrrev_b32_e32 v88, 31, v88
2638  v_add_u32_e32 v73, v89, v73
263C  v_max_u32_e32 v72, v85, v72
2640  v_sub_u32_e32 v85, 0x7f7fffff, v86
2648  v_add_u32_e32 v89, -1, v88
264C  v_and_b32_e32 v90, 0x80000000, v89
2654  v_lshrrev_b32_e32 v87, 31, v85
2658  v_cndmask_b32_e32 v90, v90, v74, vcc
265C  v_add_u32_e32 v87, -1, v87
2660  v_bitop3_b32 v30, v90, v30, v87 bitop3:0xc8
2668  v_sub_u32_e32 v90, 0x7f800000, v84
2670  v_and_b32_e32 v86, v89, v86
2674  v_lshrrev_b32_e32 v90, 31, v90
2678  v_add_u32_e32 v91, -1, v90
267C  v_sub_u32_e32 v87, 0x7f7fffff, v84
2684  v_and_b32_e32 v84, v91, v84
2688  v_max3_u32 v72, v84, v86, v72
2690  v_sub_u32_e32 v86, 0x7f800000, v83
2698  v_ashrrev_i32_e32 v85, 31, v85
269C  v_lshrrev_b32_e32 v89, 31, v87
26A0  v_ashrrev_i32_e32 v87, 31, v87
26A4  v_and_b32_e32 v85, 0x700, v85
26AC  v_and_b32_e32 v87, 0x7000, v87
26B4  v_lshrrev_b32_e32 v86, 31, v86
26B8  v_or3_b32 v71, v71, v85, v87
26C0  v_sub_u32_e32 v84, 0x7f7fffff, v83
26C8  v_add_u32_e32 v87, -1, v86
26CC  v_add3_u32 v73, v73, v88, v90
26D4  v_and_b32_e32 v88, 0x80000000, v87
26DC  v_lshrrev_b32_e32 v85, 31, v84
26E0  v_cndmask_b32_e32 v88, v88, v74, vcc
26E4  v_add_u32_e32 v85, -1, v85
26E8  v_bitop3_b32 v32, v88, v32, v85 bitop3:0xc8
26F0  v_sub_u32_e32 v85, 0x7f7fffff, v82
26F8  v_ashrrev_i32_e32 v84, 31, v84
26FC  v_and_b32_e32 v83, v87, v83
2700  v_lshrrev_b32_e32 v87, 31, v85
2704  v_sub_u32_e32 v88, 0x7f800000, v82
270C  v_ashrrev_i32_e32 v85, 31, v85
2710  v_and_b32_e32 v92, 0x80000000, v91
2718  v_and_b32_e32 v84, 0x70000, v84
2720  v_and_b32_e32 v85, 0x700000, v85
2728  v_cndmask_b32_e32 v92, v92, v74, vcc
272C  v_add_u32_e32 v89, -1, v89
2730  v_lshrrev_b32_e32 v88, 31, v88
2734  v_or3_b32 v71, v71, v84, v85
273C  v_sub_u32_e32 v84, 0x7f800000, v81
2744  v_bitop3_b32 v31, v92, v31, v89 bitop3:0xc8
274C  v_add_u32_e32 v89, -1, v88
2750  v_and_b32_e32 v82, v89, v82
2754  v_lshrrev_b32_e32 v84, 31, v84
2758  v_max3_u32 v72, v82, v83, v72
2760  v_sub_u32_e32 v82, 0x7f7fffff, v81
2768  v_add_u32_e32 v85, -1, v84
276C  v_add3_u32 v73, v73, v86, v88
2774  v_and_b32_e32 v86, 0x80000000, v85
277C  v_lshrrev_b32_e32 v83, 31, v82
2780  v_cndmask_b32_e32 v86, v86, v74, vcc
2784  v_add_u32_e32 v83, -1, v83
2788  v_bitop3_b32 v34, v86, v34, v83 bitop3:0xc8
2790  v_sub_u32_e32 v86, 0x7f800000, v80
2798  v_and_b32_e32 v90, 0x80000000, v89
27A0  v_cndmask_b32_e32 v90, v90, v74, vcc
27A4  v_add_u32_e32 v87, -1, v87
27A8  v_sub_u32_e32 v83, 0x7f7fffff, v80
27B0  v_lshrrev_b32_e32 v86, 31, v86
27B4  v_bitop3_b32 v33, v90, v33, v87 bitop3:0xc8
27BC  v_add_u32_e32 v87, -1, v86
27C0  v_ashrrev_i32_e32 v82, 31, v82
27C4  v_and_b32_e32 v81, v85, v81
27C8  v_lshrrev_b32_e32 v85, 31, v83
27CC  v_ashrrev_i32_e32 v83, 31, v83
27D0  v_and_b32_e32 v80, v87, v80
27D4  v_and_b32_e32 v82, 0x7000000, v82
27DC  v_and_b32_e32 v83, 0x70000000, v83
27E4  v_max3_u32 v72, v80, v81, v72
27EC  v_and_b32_e32 v80, 0x7fffffff, v20
27F4  v_or3_b32 v71, v71, v82, v83
27FC  v_sub_u32_e32 v83, 0x7f800000, v80
2804  v_and_b32_e32 v88, 0x80000000, v87
280C  v_lshrrev_b32_e32 v83, 31, v83
2810  v_cndmask_b32_e32 v88, v88, v74, vcc
2814  v_add_u32_e32 v85, -1, v85
2818  v_add3_u32 v73, v73, v84, v86
2820  v_sub_u32_e32 v81, 0x7f7fffff, v80
2828  v_add_u32_e32 v84, -1, v83
282C  v_bitop3_b32 v35, v88, v35, v85 bitop3:0xc8
2834  v_and_b32_e32 v85, 0x80000000, v84
283C  v_lshrrev_b32_e32 v82, 31, v81
2840  v_cndmask_b32_e32 v85, v85, v74, vcc
2844  v_add_u32_e32 v82, -1, v82
2848  v_bitop3_b32 v20, v85, v20, v82 bitop3:0xc8
2850  v_and_b32_e32 v82, 0x7fffffff, v21
2858  v_sub_u32_e32 v86, 0x7f800000, v82
2860  v_and_b32_e32 v80, v84, v80
2864  v_lshrrev_b32_e32 v86, 31, v86
2868  v_sub_u32_e32 v84, 0x7f7fffff, v82
2870  v_add_u32_e32 v87, -1, v86
2874  v_ashrrev_i32_e32 v81, 31, v81
2878  v_and_b32_e32 v82, v87, v82
287C  v_and_b32_e32 v81, 7, v81
2880  v_lshrrev_b32_e32 v85, 31, v84
2884  v_ashrrev_i32_e32 v84, 31, v84
2888  v_max3_u32 v72, v82, v80, v72
2890  v_and_b32_e32 v80, 0x7fffffff, v22
2898  v_and_or_b32 v81, v84, s4, v81
28A0  v_sub_u32_e32 v84, 0x7f800000, v80
28A8  v_and_b32_e32 v88, 0x80000000, v87
28B0  v_cndmask_b32_e32 v88, v88, v74, vcc
28B4  v_add_u32_e32 v85, -1, v85
28B8  v_lshrrev_b32_e32 v84, 31, v84
28BC  v_bitop3_b32 v21, v88, v21, v85 bitop3:0xc8
28C4  v_sub_u32_e32 v82, 0x7f7fffff, v80
28CC  v_add_u32_e32 v85, -1, v84
28D0  v_add3_u32 v73, v73, v83, v86
28D8  v_and_b32_e32 v86, 0x80000000, v85
28E0  v_lshrrev_b32_e32 v83, 31, v82
28E4  v_cndmask_b32_e32 v86, v86, v74, vcc
28E8  v_add_u32_e32 v83, -1, v83
28EC  v_bitop3_b32 v22, v86, v22, v83 bitop3:0xc8
28F4  v_and_b32_e32 v83, 0x7fffffff, v23
28FC  v_and_b32_e32 v80, v85, v80
2900  v_sub_u32_e32 v85, 0x7f7fffff, v83
2908  v_sub_u32_e32 v87, 0x7f800000, v83
2910  v_ashrrev_i32_e32 v82, 31, v82
2914  v_lshrrev_b32_e32 v86, 31, v85
2918  v_lshrrev_b32_e32 v87, 31, v87
291C  v_ashrrev_i32_e32 v85, 31, v85
2920  v_and_b32_e32 v82, 0x700, v82
2928  v_add_u32_e32 v88, -1, v87
292C  v_and_b32_e32 v85, 0x7000, v85
2934  v_or3_b32 v81, v81, v82, v85
293C  v_and_b32_e32 v82, v88, v83
2940  v_max3_u32 v72, v82, v80, v72
2948  v_and_b32_e32 v80, 0x7fffffff, v24
2950  v_add3_u32 v73, v73, v84, v87
2958  v_sub_u32_e32 v84, 0x7f800000, v80
2960  v_and_b32_e32 v89, 0x80000000, v88
2968  v_lshrrev_b32_e32 v84, 31, v84
296C  v_cndmask_b32_e32 v89, v89, v74, vcc
2970  v_add_u32_e32 v86, -1, v86
2974  v_sub_u32_e32 v82, 0x7f7fffff, v80
297C  v_add_u32_e32 v85, -1, v84
2980  v_bitop3_b32 v23, v89, v23, v86 bitop3:0xc8
2988  v_and_b32_e32 v86, 0x80000000, v85
2990  v_lshrrev_b32_e32 v83, 31, v82
2994  v_cndmask_b32_e32 v86, v86, v74, vcc
2998  v_add_u32_e32 v83, -1, v83
299C  v_bitop3_b32 v24, v86, v24, v83 bitop3:0xc8
29A4  v_and_b32_e32 v83, 0x7fffffff, v25
29AC  v_and_b32_e32 v80, v85, v80
29B0  v_sub_u32_e32 v85, 0x7f7fffff, v83
29B8  v_sub_u32_e32 v87, 0x7f800000, v83
29C0  v_ashrrev_i32_e32 v82, 31, v82
29C4  v_lshrrev_b32_e32 v86, 31, v85
29C8  v_lshrrev_b32_e32 v87, 31, v87
29CC  v_ashrrev_i32_e32 v85, 31, v85
29D0  v_and_b32_e32 v82, 0x70000, v82
29D8  v_add_u32_e32 v88, -1, v87
29DC  v_and_b32_e32 v85, 0x700000, v85
29E4  v_or3_b32 v81, v81, v82, v85
29EC  v_and_b32_e32 v82, v88, v83
29F0  v_max3_u32 v80, v82, v80, v72
29F8  v_and_b32_e32 v72, 0x7fffffff, v26
2A00  v_add3_u32 v73, v73, v84, v87
2A08  v_sub_u32_e32 v84, 0x7f800000, v72
2A10  v_and_b32_e32 v89, 0x80000000, v88
2A18  v_lshrrev_b32_e32 v84, 31, v84
2A1C  v_cndmask_b32_e32 v89, v89, v74, vcc
2A20  v_add_u32_e32 v86, -1, v86
2A24  v_sub_u32_e32 v82, 0x7f7fffff, v72
2A2C  v_add_u32_e32 v85, -1, v84
2A30  v_bitop3_b32 v25, v89, v25, v86 bitop3:0xc8
2A38  v_and_b32_e32 v86, 0x80000000, v85
2A40  v_lshrrev_b32_e32 v83, 31, v82
2A44  v_cndmask_b32_e32 v86, v86, v74, vcc
2A48  v_add_u32_e32 v83, -1, v83
2A4C  v_bitop3_b32 v26, v86, v26, v83 bitop3:0xc8
2A54  v_and_b32_e32 v83, v85, v72
2A58  v_and_b32_e32 v85, 0x7fffffff, v27
2A60  v_sub_u32_e32 v72, 0x7f7fffff, v85
2A68  v_sub_u32_e32 v87, 0x7f800000, v85
2A70  v_ashrrev_i32_e32 v82, 31, v82
2A74  v_lshrrev_b32_e32 v86, 31, v72
2A78  v_lshrrev_b32_e32 v87, 31, v87
2A7C  v_ashrrev_i32_e32 v72, 31, v72
2A80  v_and_b32_e32 v82, 0x7000000, v82
2A88  v_add_u32_e32 v88, -1, v87
2A8C  v_and_b32_e32 v72, 0x70000000, v72
2A94  v_or3_b32 v72, v81, v82, v72
2A9C  v_and_b32_e32 v81, v88, v85
2AA0  v_max3_u32 v80, v81, v83, v80
2AA8  v_and_b32_e32 v81, 0x7fffffff, v12
2AB0  v_add3_u32 v73, v73, v84, v87
2AB8  v_sub_u32_e32 v84, 0x7f800000, v81
2AC0  v_and_b32_e32 v89, 0x80000000, v88
2AC8  v_lshrrev_b32_e32 v84, 31, v84
2ACC  v_cndmask_b32_e32 v89, v89, v74, vcc
2AD0  v_add_u32_e32 v86, -1, v86
2AD4  v_sub_u32_e32 v82, 0x7f7fffff, v81
2ADC  v_add_u32_e32 v85, -1, v84
2AE0  v_bitop3_b32 v27, v89, v27, v86 bitop3:0xc8
2AE8  v_and_b32_e32 v86, 0x80000000, v85
2AF0  v_lshrrev_b32_e32 v83, 31, v82
2AF4  v_cndmask_b32_e32 v86, v86, v74, vcc
2AF8  v_add_u32_e32 v83, -1, v83
2AFC  v_bitop3_b32 v12, v86, v12, v83 bitop3:0xc8
2B04  v_and_b32_e32 v83, 0x7fffffff, v13
2B0C  v_sub_u32_e32 v87, 0x7f800000, v83
2B14  v_and_b32_e32 v81, v85, v81
2B18  v_lshrrev_b32_e32 v87, 31, v87
2B1C  v_sub_u32_e32 v85, 0x7f7fffff, v83
2B24  v_add_u32_e32 v88, -1, v87
2B28  v_ashrrev_i32_e32 v82, 31, v82
2B2C  v_and_b32_e32 v83, v88, v83
2B30  v_and_b32_e32 v82, 7, v82
2B34  v_lshrrev_b32_e32 v86, 31, v85
2B38  v_ashrrev_i32_e32 v85, 31, v85
2B3C  v_max3_u32 v80, v83, v81, v80
2B44  v_and_b32_e32 v81, 0x7fffffff, v14
2B4C  v_and_or_b32 v82, v85, s4, v82
2B54  v_sub_u32_e32 v85, 0x7f800000, v81
2B5C  v_and_b32_e32 v89, 0x80000000, v88
2B64  v_cndmask_b32_e32 v89, v89, v74, vcc
2B68  v_add_u32_e32 v86, -1, v86
2B6C  v_lshrrev_b32_e32 v85, 31, v85
2B70  v_bitop3_b32 v13, v89, v13, v86 bitop3:0xc8
2B78  v_sub_u32_e32 v83, 0x7f7fffff, v81
2B80  v_add_u32_e32 v86, -1, v85
2B84  v_add3_u32 v73, v73, v84, v87
2B8C  v_and_b32_e32 v87, 0x80000000, v86
2B94  v_lshrrev_b32_e32 v84, 31, v83
2B98  v_cndmask_b32_e32 v87, v87, v74, vcc
2B9C  v_add_u32_e32 v84, -1, v84
2BA0  v_bitop3_b32 v14, v87, v14, v84 bitop3:0xc8
2BA8  v_and_b32_e32 v84, 0x7fffffff, v15
2BB0  v_and_b32_e32 v81, v86, v81
2BB4  v_sub_u32_e32 v86, 0x7f7fffff, v84
2BBC  v_sub_u32_e32 v88, 0x7f800000, v84
2BC4  v_ashrrev_i32_e32 v83, 31, v83
2BC8  v_lshrrev_b32_e32 v87, 31, v86
2BCC  v_lshrrev_b32_e32 v88, 31, v88
2BD0  v_ashrrev_i32_e32 v86, 31, v86
2BD4  v_and_b32_e32 v83, 0x700, v83
2BDC  v_add_u32_e32 v89, -1, v88
2BE0  v_and_b32_e32 v86, 0x7000, v86
2BE8  v_or3_b32 v82, v82, v83, v86
2BF0  v_and_b32_e32 v83, v89, v84
2BF4  v_max3_u32 v80, v83, v81, v80
2BFC  v_and_b32_e32 v81, 0x7fffffff, v16
2C04  v_add3_u32 v73, v73, v85, v88
2C0C  v_sub_u32_e32 v85, 0x7f800000, v81
2C14  v_and_b32_e32 v90, 0x80000000, v89
2C1C  v_lshrrev_b32_e32 v85, 31, v85
2C20  v_cndmask_b32_e32 v90, v90, v74, vcc
2C24  v_add_u32_e32 v87, -1, v87
2C28  v_sub_u32_e32 v83, 0x7f7fffff, v81
2C30  v_add_u32_e32 v86, -1, v85
2C34  v_bitop3_b32 v15, v90, v15, v87 bitop3:0xc8
2C3C  v_and_b32_e32 v87, 0x80000000, v86
2C44  v_lshrrev_b32_e32 v84, 31, v83
2C48  v_cndmask_b32_e32 v87, v87, v74, vcc
2C4C  v_add_u32_e32 v84, -1, v84
2C50  v_bitop3_b32 v16, v87, v16, v84 bitop3:0xc8
2C58  v_and_b32_e32 v84, 0x7fffffff, v17
2C60  v_and_b32_e32 v81, v86, v81
2C64  v_sub_u32_e32 v86, 0x7f7fffff, v84
2C6C  v_sub_u32_e32 v88, 0x7f800000, v84
2C74  v_ashrrev_i32_e32 v83, 31, v83
2C78  v_lshrrev_b32_e32 v87, 31, v86
2C7C  v_lshrrev_b32_e32 v88, 31, v88
2C80  v_ashrrev_i32_e32 v86, 31, v86
2C84  v_and_b32_e32 v83, 0x70000, v83
2C8C  v_add_u32_e32 v89, -1, v88
2C90  v_and_b32_e32 v86, 0x700000, v86
2C98  v_or3_b32 v82, v82, v83, v86
2CA0  v_add3_u32 v83, v73, v85, v88
2CA8  v_and_b32_e32 v73, v89, v84
2CAC  v_max3_u32 v80, v73, v81, v80
2CB4  v_and_b32_e32 v73, 0x7fffffff, v18
2CBC  v_sub_u32_e32 v85, 0x7f800000, v73
2CC4  v_and_b32_e32 v90, 0x80000000, v89
2CCC  v_lshrrev_b32_e32 v85, 31, v85
2CD0  v_cndmask_b32_e32 v90, v90, v74, vcc
2CD4  v_add_u32_e32 v87, -1, v87
2CD8  v_sub_u32_e32 v81, 0x7f7fffff, v73
2CE0  v_add_u32_e32 v86, -1, v85
2CE4  v_bitop3_b32 v17, v90, v17, v87 bitop3:0xc8
2CEC  v_and_b32_e32 v87, 0x80000000, v86
2CF4  v_lshrrev_b32_e32 v84, 31, v81
2CF8  v_cndmask_b32_e32 v87, v87, v74, vcc
2CFC  v_add_u32_e32 v84, -1, v84
2D00  v_bitop3_b32 v18, v87, v18, v84 bitop3:0xc8
2D08  v_and_b32_e32 v84, v86, v73
2D0C  v_and_b32_e32 v86, 0x7fffffff, v19
2D14  v_sub_u32_e32 v73, 0x7f7fffff, v86
2D1C  v_sub_u32_e32 v88, 0x7f800000, v86
2D24  v_ashrrev_i32_e32 v81, 31, v81
2D28  v_lshrrev_b32_e32 v87, 31, v73
2D2C  v_lshrrev_b32_e32 v88, 31, v88
2D30  v_ashrrev_i32_e32 v73, 31, v73
2D34  v_and_b32_e32 v81, 0x7000000, v81
2D3C  v_add_u32_e32 v89, -1, v88
2D40  v_and_b32_e32 v73, 0x70000000, v73
2D48  v_or3_b32 v73, v82, v81, v73
2D50  v_and_b32_e32 v82, v89, v86
2D54  v_max3_u32 v80, v82, v84, v80
2D5C  v_sub_u32_e32 v84, 0x7f800000, v79
2D64  v_add3_u32 v81, v83, v85, v88
2D6C  v_lshrrev_b32_e32 v84, 31, v84
2D70  v_sub_u32_e32 v82, 0x7f7fffff, v79
2D78  v_add_u32_e32 v85, -1, v84
2D7C  v_and_b32_e32 v86, 0x80000000, v85
2D84  v_lshrrev_b32_e32 v83, 31, v82
2D88  v_cndmask_b32_e32 v86, v86, v74, vcc
2D8C  v_add_u32_e32 v83, -1, v83
2D90  v_bitop3_b32 v4, v86, v4, v83 bitop3:0xc8
2D98  v_sub_u32_e32 v83, 0x7f7fffff, v78
2DA0  v_ashrrev_i32_e32 v82, 31, v82
2DA4  v_sub_u32_e32 v86, 0x7f800000, v78
2DAC  v_and_b32_e32 v90, 0x80000000, v89
2DB4  v_and_b32_e32 v82, 7, v82
2DB8  v_and_b32_e32 v79, v85, v79
2DBC  v_lshrrev_b32_e32 v85, 31, v83
2DC0  v_ashrrev_i32_e32 v83, 31, v83
2DC4  v_cndmask_b32_e32 v90, v90, v74, vcc
2DC8  v_add_u32_e32 v87, -1, v87
2DCC  v_lshrrev_b32_e32 v86, 31, v86
2DD0  v_and_or_b32 v82, v83, s4, v82
2DD8  v_sub_u32_e32 v83, 0x7f800000, v77
2DE0  v_bitop3_b32 v19, v90, v19, v87 bitop3:0xc8
2DE8  v_add_u32_e32 v87, -1, v86
2DEC  v_and_b32_e32 v88, 0x80000000, v87
2DF4  v_and_b32_e32 v78, v87, v78
2DF8  v_lshrrev_b32_e32 v83, 31, v83
2DFC  v_cndmask_b32_e32 v88, v88, v74, vcc
2E00  v_add_u32_e32 v85, -1, v85
2E04  v_add3_u32 v81, v81, v84, v86
2E0C  v_max3_u32 v78, v78, v79, v80
2E14  v_sub_u32_e32 v79, 0x7f7fffff, v77
2E1C  v_add_u32_e32 v84, -1, v83
2E20  v_bitop3_b32 v5, v88, v5, v85 bitop3:0xc8
2E28  v_and_b32_e32 v85, 0x80000000, v84
2E30  v_lshrrev_b32_e32 v80, 31, v79
2E34  v_cndmask_b32_e32 v85, v85, v74, vcc
2E38  v_add_u32_e32 v80, -1, v80
2E3C  v_bitop3_b32 v6, v85, v6, v80 bitop3:0xc8
2E44  v_sub_u32_e32 v80, 0x7f7fffff, v76
2E4C  v_sub_u32_e32 v85, 0x7f800000, v76
2E54  v_ashrrev_i32_e32 v79, 31, v79
2E58  v_and_b32_e32 v77, v84, v77
2E5C  v_lshrrev_b32_e32 v84, 31, v80
2E60  v_ashrrev_i32_e32 v80, 31, v80
2E64  v_and_b32_e32 v79, 0x700, v79
2E6C  v_lshrrev_b32_e32 v85, 31, v85
2E70  v_and_b32_e32 v80, 0x7000, v80
2E78  v_or3_b32 v79, v82, v79, v80
2E80  v_add3_u32 v80, v81, v83, v85
2E88  v_sub_u32_e32 v81, 0x7f800000, v75
2E90  v_add_u32_e32 v86, -1, v85
2E94  v_and_b32_e32 v76, v86, v76
2E98  v_lshrrev_b32_e32 v81, 31, v81
2E9C  v_max3_u32 v76, v76, v77, v78
2EA4  v_sub_u32_e32 v77, 0x7f7fffff, v75
2EAC  v_add_u32_e32 v82, -1, v81
2EB0  v_and_b32_e32 v83, 0x80000000, v82
2EB8  v_lshrrev_b32_e32 v78, 31, v77
2EBC  v_cndmask_b32_e32 v83, v83, v74, vcc
2EC0  v_add_u32_e32 v78, -1, v78
2EC4  v_bitop3_b32 v8, v83, v8, v78 bitop3:0xc8
2ECC  v_sub_u32_e32 v78, 0x7f7fffff, v39
2ED4  v_ashrrev_i32_e32 v77, 31, v77
2ED8  v_and_b32_e32 v75, v82, v75
2EDC  v_lshrrev_b32_e32 v82, 31, v78
2EE0  v_sub_u32_e32 v83, 0x7f800000, v39
2EE8  v_ashrrev_i32_e32 v78, 31, v78
2EEC  v_and_b32_e32 v87, 0x80000000, v86
2EF4  v_and_b32_e32 v77, 0x70000, v77
2EFC  v_and_b32_e32 v78, 0x700000, v78
2F04  v_cndmask_b32_e32 v87, v87, v74, vcc
2F08  v_add_u32_e32 v84, -1, v84
2F0C  v_lshrrev_b32_e32 v83, 31, v83
2F10  v_or3_b32 v77, v79, v77, v78
2F18  v_sub_u32_e32 v79, 0x7f800000, v38
2F20  v_bitop3_b32 v7, v87, v7, v84 bitop3:0xc8
2F28  v_add_u32_e32 v84, -1, v83
2F2C  v_and_b32_e32 v39, v84, v39
2F30  v_lshrrev_b32_e32 v79, 31, v79
2F34  v_add3_u32 v78, v80, v81, v83
2F3C  v_max3_u32 v39, v39, v75, v76
2F44  v_sub_u32_e32 v75, 0x7f7fffff, v38
2F4C  v_add_u32_e32 v80, -1, v79
2F50  v_and_b32_e32 v81, 0x80000000, v80
2F58  v_lshrrev_b32_e32 v76, 31, v75
2F5C  v_cndmask_b32_e32 v81, v81, v74, vcc
2F60  v_add_u32_e32 v76, -1, v76
2F64  v_bitop3_b32 v10, v81, v10, v76 bitop3:0xc8
2F6C  v_sub_u32_e32 v81, 0x7f800000, v37
2F74  v_and_b32_e32 v85, 0x80000000, v84
2F7C  v_cndmask_b32_e32 v85, v85, v74, vcc
2F80  v_add_u32_e32 v82, -1, v82
2F84  v_lshrrev_b32_e32 v81, 31, v81
2F88  v_bitop3_b32 v9, v85, v9, v82 bitop3:0xc8
2F90  v_sub_u32_e32 v76, 0x7f7fffff, v37
2F98  v_add_u32_e32 v82, -1, v81
2F9C  v_and_b32_e32 v38, v80, v38
2FA0  v_and_b32_e32 v83, 0x80000000, v82
2FA8  v_lshrrev_b32_e32 v80, 31, v76
2FAC  v_cndmask_b32_e32 v74, v83, v74, vcc
2FB0  v_add_u32_e32 v80, -1, v80
2FB4  v_ashrrev_i32_e32 v75, 31, v75
2FB8  v_bitop3_b32 v11, v74, v11, v80 bitop3:0xc8
2FC0  v_ashrrev_i32_e32 v74, 31, v76
2FC4  v_and_b32_e32 v75, 0x7000000, v75
2FCC  v_and_b32_e32 v74, 0x70000000, v74
2FD4  v_or3_b32 v74, v77, v75, v74
2FDC  v_add3_u32 v75, v78, v79, v81
2FE4  v_and_b32_e32 v37, v82, v37
2FE8  v_max3_u32 v37, v37, v38, v39
2FF0  v_mov_b32_e32 v38, 0x7f800000
2FF8  v_cmp_ne_u32_e32 vcc, 32, v75
2FFC  s_nop 1
3000  v_cndmask_b32_e32 v85, v38, v37, vcc
3004  s_or_b64 exec, exec, s[18:19]
3008  v_cmp_ne_u32_e32 vcc, 0, v85
300C  v_mov_b32_e32 v75, 0x7f
3014  s_and_saveexec_b64 s[4:5], vcc
3018  s_cbranch_execz 26
301C  s_bfe_u32 s6, s7, 0x20004
3024  s_cmp_eq_u32 s6, 2
3028  s_cselect_b64 s[18:19], -1, 0
302C  s_and_b64 s[20:21], s[18:19], exec
3030  s_waitcnt lgkmcnt(0)
3034  s_cselect_b32 s11, 0x3fffff, 0
303C  s_cmp_lg_u32 s6, 0
3040  s_cselect_b32 s6, s11, 0x200000
3048  v_add_u32_e32 v37, s6, v85
304C  s_mov_b32 s6, 0x17fffff
3054  v_lshrrev_b32_e32 v38, 23, v37
3058  v_add_u32_e32 v38, -2, v38
305C  v_cmp_lt_u32_e32 vcc, s6, v37
3060  s_mov_b32 s6, 0x7f800000
3068  s_nop 0
306C  v_cndmask_b32_e32 v37, 0, v38, vcc
3070  v_cmp_eq_u32_e32 vcc, s6, v85
3074  v_mov_b32_e32 v38, 0xfe
307C  s_and_b64 vcc, s[18:19], vcc
3080  v_cndmask_b32_e32 v75, v37, v38, vcc
3084  s_or_b64 exec, exec, s[4:5]
3088  v_cmp_eq_u32_e32 vcc, 0, v75
308C  s_cbranch_vccz 37
3090  s_nop 0
3094  v_cndmask_b32_e64 v37, 1.0, 2.0, vcc
309C  v_mul_f32_e32 v28, v37, v28
30A0  v_mul_f32_e32 v29, v37, v29
30A4  v_mul_f32_e32 v30, v37, v30
30A8  v_mul_f32_e32 v31, v37, v31
30AC  v_mul_f32_e32 v32, v37, v32
30B0  v_mul_f32_e32 v33, v37, v33
30B4  v_mul_f32_e32 v34, v37, v34
30B8  v_mul_f32_e32 v35, v37, v35
30BC  v_mul_f32_e32 v20, v37, v20
30C0  v_mul_f32_e32 v21, v37, v21
30C4  v_mul_f32_e32 v22, v37, v22
30C8  v_mul_f32_e32 v23, v37, v23
30CC  v_mul_f32_e32 v24, v37, v24
30D0  v_mul_f32_e32 v25, v37, v25
30D4  v_mul_f32_e32 v26, v37, v26
30D8  v_mul_f32_e32 v27, v37, v27
30DC  v_mul_f32_e32 v12, v37, v12
30E0  v_mul_f32_e32 v13, v37, v13
30E4  v_mul_f32_e32 v14, v37, v14
30E8  v_mul_f32_e32 v15, v37, v15
30EC  v_mul_f32_e32 v16, v37, v16
30F0  v_mul_f32_e32 v17, v37, v17
30F4  v_mul_f32_e32 v18, v37, v18
30F8  v_mul_f32_e32 v19, v37, v19
30FC  v_mul_f32_e32 v4, v37, v4
3100  v_mul_f32_e32 v5, v37, v5
3104  v_mul_f32_e32 v6, v37, v6
3108  v_mul_f32_e32 v7, v37, v7
310C  v_mul_f32_e32 v8, v8, v37
3110  v_mul_f32_e32 v9, v9, v37
3114  v_mul_f32_e32 v10, v10, v37
3118  v_mul_f32_e32 v11, v37, v11
311C  v_max_u32_e32 v76, 1, v75
3120  s_branch 1
3124  v_mov_b32_e32 v76, v75
3128  v_mov_b32_e32 v38, s3
312C  v_mov_b32_e32 v39, 0
3130  v_mad_u64_u32 v[36:37], s[2:3], s2, v36, v[38:39]
3138  s_and_b32 s2, s7, 4
313C  s_bitcmp1_b32 s7, 2
3140  v_lshlrev_b32_e32 v38, 23, v76
3144  s_cselect_b64 s[4:5], -1, 0
3148  s_cmp_eq_u32 s2, 0
314C  v_lshlrev_b32_e32 v77, 2, v36
3150  s_waitcnt lgkmcnt(0)
3154  s_mul_i32 s6, s9, 0xcd9e8d57
315C  s_mul_hi_u32 s7, s9, 0xcd9e8d57
3164  s_cbranch_scc1 132
3168  s_mov_b32 s9, 0xd2511f53
3170  v_mad_u64_u32 v[78:79], s[2:3], v77, s9, 0
3178  s_xor_b32 s2, s16, s7
317C  v_xor_b32_e32 v76, s17, v79
3180  s_mov_b32 s11, 0xcd9e8d57
3188  s_xor_b32 s2, s8, s2
318C  v_xor_b32_e32 v76, s10, v76
3190  s_add_i32 s18, s16, 0x9e3779b9
3198  s_mul_i32 s20, s2, 0xd2511f53
31A0  s_mul_hi_u32 s21, s2, 0xd2511f53
31A8  v_mad_u64_u32 v[80:81], s[2:3], v76, s11, 0
31B0  s_add_i32 s19, s17, 0xbb67ae85
31B8  s_xor_b32 s2, s6, s18
31BC  v_xor_b32_e32 v76, s2, v81
31C0  s_xor_b32 s2, s19, s21
31C4  v_xor_b32_e32 v81, s2, v78
31C8  s_add_i32 s19, s17, 0x76cf5d0a
31D0  v_mad_u64_u32 v[78:79], s[2:3], v76, s9, 0
31D8  v_mad_u64_u32 v[82:83], s[2:3], v81, s11, 0
31E0  s_add_i32 s18, s16, 0x3c6ef372
31E8  s_xor_b32 s2, s20, s19
31EC  v_xor_b32_e32 v76, s18, v83
31F0  v_xor_b32_e32 v79, s2, v79
31F4  v_xor_b32_e32 v76, v76, v80
31F8  s_add_i32 s18, s16, 0xdaa66d2b
3200  v_mad_u64_u32 v[84:85], s[2:3], v79, s11, 0
3208  s_add_i32 s19, s17, 0x32370b8f
3210  v_mad_u64_u32 v[80:81], s[2:3], v76, s9, 0
3218  v_xor_b32_e32 v76, s18, v85
321C  v_xor_b32_e32 v76, v76, v82
3220  v_xor_b32_e32 v79, s19, v81
3224  v_xor_b32_e32 v81, v79, v78
3228  s_add_i32 s19, s17, 0xed9eba14
3230  v_mad_u64_u32 v[78:79], s[2:3], v76, s9, 0
3238  s_add_i32 s18, s16, 0x78dde6e4
3240  v_mad_u64_u32 v[82:83], s[2:3], v81, s11, 0
3248  v_xor_b32_e32 v79, s19, v79
324C  v_xor_b32_e32 v76, s18, v83
3250  v_xor_b32_e32 v79, v79, v80
3254  v_xor_b32_e32 v76, v76, v84
3258  s_add_i32 s18, s16, 0x1715609d
3260  v_mad_u64_u32 v[84:85], s[2:3], v79, s11, 0
3268  s_add_i32 s19, s17, 0xa9066899
3270  v_mad_u64_u32 v[80:81], s[2:3], v76, s9, 0
3278  v_xor_b32_e32 v76, s18, v85
327C  v_xor_b32_e32 v76, v76, v82
3280  v_xor_b32_e32 v79, s19, v81
3284  v_xor_b32_e32 v81, v79, v78
3288  s_add_i32 s19, s17, 0x646e171e
3290  v_mad_u64_u32 v[78:79], s[2:3], v76, s9, 0
3298  s_add_i32 s18, s16, 0xb54cda56
32A0  v_mad_u64_u32 v[82:83], s[2:3], v81, s11, 0
32A8  v_xor_b32_e32 v79, s19, v79
32AC  v_xor_b32_e32 v76, s18, v83
32B0  v_xor_b32_e32 v79, v79, v80
32B4  v_xor_b32_e32 v76, v76, v84
32B8  s_add_i32 s18, s16, 0x5384540f
32C0  v_mad_u64_u32 v[84:85], s[2:3], v79, s11, 0
32C8  s_add_i32 s19, s17, 0x1fd5c5a3
32D0  v_mad_u64_u32 v[80:81], s[2:3], v76, s9, 0
32D8  v_xor_b32_e32 v76, s18, v85
32DC  v_xor_b32_e32 v76, v76, v82
32E0  v_xor_b32_e32 v79, s19, v81
32E4  v_xor_b32_e32 v81, v79, v78
32E8  s_add_i32 s19, s17, 0xdb3d7428
32F0  v_mad_u64_u32 v[78:79], s[2:3], v76, s9, 0
32F8  s_add_i32 s18, s16, 0xf1bbcdc8
3300  v_mad_u64_u32 v[82:83], s[2:3], v81, s11, 0
3308  v_xor_b32_e32 v79, s19, v79
330C  v_xor_b32_e32 v76, s18, v83
3310  v_xor_b32_e32 v79, v79, v80
3314  v_xor_b32_e32 v76, v76, v84
3318  v_mad_u64_u32 v[84:85], s[2:3], v79, s11, 0
3320  s_add_i32 s18, s16, 0x8ff34781
3328  v_mad_u64_u32 v[80:81], s[2:3], v76, s9, 0
3330  v_xor_b32_e32 v76, v85, v82
3334  s_add_i32 s19, s17, 0x96a522ad
333C  v_xor_b32_e32 v79, s18, v76
3340  v_xor_b32_e32 v76, v81, v78
3344  v_xor_b32_e32 v78, s19, v76
3348  v_mov_b32_e32 v76, v39
334C  v_cvt_scalef32_sr_pk_fp4_f32 v39, v[28:29], v79, v38
3354  v_cvt_scalef32_sr_pk_fp4_f32 v76, v[32:33], v78, v38 op_sel:[0,0,0,1]
335C  v_cvt_scalef32_sr_pk_fp4_f32 v39, v[30:31], v84, v38 op_sel:[0,0,1,0]
3364  v_cvt_scalef32_sr_pk_fp4_f32 v76, v[34:35], v80, v38 op_sel:[0,0,1,1]
336C  s_nop 0
3370  s_cbranch_execz 1
3374  s_branch 11
3378  v_mov_b32_e32 v39, 0
337C  v_mov_b32_e32 v76, 0
3380  v_cvt_scalef32_pk_fp4_f32 v39, v28, v29, v38
3388  v_cvt_scalef32_pk_fp4_f32 v76, v32, v33, v38 op_sel:[0,0,0,1]
3390  v_cvt_scalef32_pk_fp4_f32 v39, v30, v31, v38 op_sel:[0,0,1,0]
3398  v_cvt_scalef32_pk_fp4_f32 v76, v34, v35, v38 op_sel:[0,0,1,1]
33A0  s_nop 0
33A4  v_cndmask_b32_e64 v28, 0, 1, s[4:5]
33AC  v_cmp_ne_u32_e64 s[2:3], 1, v28
33B4  s_andn2_b64 vcc, exec, s[4:5]
33B8  s_cbranch_vccnz 134
33BC  v_or_b32_e32 v28, 1, v77
33C0  s_mov_b32 s9, 0xd2511f53
33C8  v_mad_u64_u32 v[28:29], s[4:5], v28, s9, 0
33D0  s_xor_b32 s4, s16, s7
33D4  v_xor_b32_e32 v29, s17, v29
33D8  s_mov_b32 s11, 0xcd9e8d57
33E0  s_xor_b32 s4, s8, s4
33E4  v_xor_b32_e32 v29, s10, v29
33E8  s_add_i32 s18, s16, 0x9e3779b9
33F0  s_mul_i32 s20, s4, 0xd2511f53
33F8  s_mul_hi_u32 s21, s4, 0xd2511f53
3400  v_mad_u64_u32 v[30:31], s[4:5], v29, s11, 0
3408  s_add_i32 s19, s17, 0xbb67ae85
3410  s_xor_b32 s4, s6, s18
3414  v_xor_b32_e32 v29, s4, v31
3418  s_xor_b32 s4, s19, s21
341C  v_xor_b32_e32 v31, s4, v28
3420  s_add_i32 s18, s16, 0x3c6ef372
3428  s_add_i32 s19, s17, 0x76cf5d0a
3430  v_mad_u64_u32 v[28:29], s[4:5], v29, s9, 0
3438  v_mad_u64_u32 v[32:33], s[4:5], v31, s11, 0
3440  v_xor_b32_e32 v31, s18, v33
3444  s_xor_b32 s4, s20, s19
3448  v_xor_b32_e32 v30, v31, v30
344C  v_xor_b32_e32 v29, s4, v29
3450  s_add_i32 s18, s16, 0xdaa66d2b
3458  s_add_i32 s19, s17, 0x32370b8f
3460  v_mad_u64_u32 v[30:31], s[4:5], v30, s9, 0
3468  v_mad_u64_u32 v[34:35], s[4:5], v29, s11, 0
3470  v_xor_b32_e32 v29, s18, v35
3474  v_xor_b32_e32 v31, s19, v31
3478  v_xor_b32_e32 v29, v29, v32
347C  v_xor_b32_e32 v31, v31, v28
3480  s_add_i32 s18, s16, 0x78dde6e4
3488  s_add_i32 s19, s17, 0xed9eba14
3490  v_mad_u64_u32 v[28:29], s[4:5], v29, s9, 0
3498  v_mad_u64_u32 v[32:33], s[4:5], v31, s11, 0
34A0  v_xor_b32_e32 v31, s18, v33
34A4  v_xor_b32_e32 v29, s19, v29
34A8  v_xor_b32_e32 v31, v31, v34
34AC  v_xor_b32_e32 v29, v29, v30
34B0  s_add_i32 s18, s16, 0x1715609d
34B8  s_add_i32 s19, s17, 0xa9066899
34C0  v_mad_u64_u32 v[30:31], s[4:5], v31, s9, 0
34C8  v_mad_u64_u32 v[34:35], s[4:5], v29, s11, 0
34D0  v_xor_b32_e32 v29, s18, v35
34D4  v_xor_b32_e32 v31, s19, v31
34D8  v_xor_b32_e32 v29, v29, v32
34DC  v_xor_b32_e32 v31, v31, v28
34E0  s_add_i32 s18, s16, 0xb54cda56
34E8  s_add_i32 s19, s17, 0x646e171e
34F0  v_mad_u64_u32 v[28:29], s[4:5], v29, s9, 0
34F8  v_mad_u64_u32 v[32:33], s[4:5], v31, s11, 0
3500  v_xor_b32_e32 v31, s18, v33
3504  v_xor_b32_e32 v29, s19, v29
3508  v_xor_b32_e32 v31, v31, v34
350C  v_xor_b32_e32 v29, v29, v30
3510  s_add_i32 s18, s16, 0x5384540f
3518  s_add_i32 s19, s17, 0x1fd5c5a3
3520  v_mad_u64_u32 v[30:31], s[4:5], v31, s9, 0
3528  v_mad_u64_u32 v[34:35], s[4:5], v29, s11, 0
3530  v_xor_b32_e32 v29, s18, v35
3534  v_xor_b32_e32 v31, s19, v31
3538  v_xor_b32_e32 v29, v29, v32
353C  v_xor_b32_e32 v31, v31, v28
3540  s_add_i32 s18, s16, 0xf1bbcdc8
3548  s_add_i32 s19, s17, 0xdb3d7428
3550  v_mad_u64_u32 v[28:29], s[4:5], v29, s9, 0
3558  v_mad_u64_u32 v[32:33], s[4:5], v31, s11, 0
3560  v_xor_b32_e32 v31, s18, v33
3564  v_xor_b32_e32 v29, s19, v29
3568  v_xor_b32_e32 v31, v31, v34
356C  v_xor_b32_e32 v29, v29, v30
3570  v_mad_u64_u32 v[30:31], s[4:5], v31, s9, 0
3578  v_mad_u64_u32 v[34:35], s[4:5], v29, s11, 0
3580  s_add_i32 s18, s16, 0x8ff34781
3588  s_add_i32 s19, s17, 0x96a522ad
3590  v_xor_b32_e32 v29, v35, v32
3594  v_xor_b32_e32 v28, v31, v28
3598  v_xor_b32_e32 v32, s18, v29
359C  v_xor_b32_e32 v31, s19, v28
35A0  v_mov_b32_e32 v28, 0
35A4  v_mov_b32_e32 v29, 0
35A8  v_cvt_scalef32_sr_pk_fp4_f32 v28, v[20:21], v32, v38
35B0  v_cvt_scalef32_sr_pk_fp4_f32 v29, v[24:25], v31, v38 op_sel:[0,0,0,1]
35B8  v_cvt_scalef32_sr_pk_fp4_f32 v28, v[22:23], v34, v38 op_sel:[0,0,1,0]
35C0  v_cvt_scalef32_sr_pk_fp4_f32 v29, v[26:27], v30, v38 op_sel:[0,0,1,1]
35C8  s_nop 0
35CC  s_cbranch_execz 1
35D0  s_branch 11
35D4  v_mov_b32_e32 v28, 0
35D8  v_mov_b32_e32 v29, 0
35DC  v_cvt_scalef32_pk_fp4_f32 v28, v20, v21, v38
35E4  v_cvt_scalef32_pk_fp4_f32 v29, v24, v25, v38 op_sel:[0,0,0,1]
35EC  v_cvt_scalef32_pk_fp4_f32 v28, v22, v23, v38 op_sel:[0,0,1,0]
35F4  v_cvt_scalef32_pk_fp4_f32 v29, v26, v27, v38 op_sel:[0,0,1,1]
35FC  s_nop 0
3600  s_and_b64 vcc, exec, s[2:3]
3604  s_cbranch_vccnz 134
3608  v_or_b32_e32 v20, 2, v77
360C  s_mov_b32 s9, 0xd2511f53
3614  v_mad_u64_u32 v[20:21], s[4:5], v20, s9, 0
361C  s_xor_b32 s4, s16, s7
3620  v_xor_b32_e32 v21, s17, v21
3624  s_mov_b32 s11, 0xcd9e8d57
362C  s_xor_b32 s4, s8, s4
3630  v_xor_b32_e32 v21, s10, v21
3634  s_add_i32 s18, s16, 0x9e3779b9
363C  s_mul_i32 s20, s4, 0xd2511f53
3644  s_mul_hi_u32 s21, s4, 0xd2511f53
364C  v_mad_u64_u32 v[22:23], s[4:5], v21, s11, 0
3654  s_add_i32 s19, s17, 0xbb67ae85
365C  s_xor_b32 s4, s6, s18
3660  v_xor_b32_e32 v21, s4, v23
3664  s_xor_b32 s4, s19, s21
3668  v_xor_b32_e32 v23, s4, v20
366C  s_add_i32 s18, s16, 0x3c6ef372
3674  s_add_i32 s19, s17, 0x76cf5d0a
367C  v_mad_u64_u32 v[20:21], s[4:5], v21, s9, 0
3684  v_mad_u64_u32 v[24:25], s[4:5], v23, s11, 0
368C  v_xor_b32_e32 v23, s18, v25
3690  s_xor_b32 s4, s20, s19
3694  v_xor_b32_e32 v22, v23, v22
3698  v_xor_b32_e32 v21, s4, v21
369C  s_add_i32 s18, s16, 0xdaa66d2b
36A4  s_add_i32 s19, s17, 0x32370b8f
36AC  v_mad_u64_u32 v[22:23], s[4:5], v22, s9, 0
36B4  v_mad_u64_u32 v[26:27], s[4:5], v21, s11, 0
36BC  v_xor_b32_e32 v21, s18, v27
36C0  v_xor_b32_e32 v23, s19, v23
36C4  v_xor_b32_e32 v21, v21, v24
36C8  v_xor_b32_e32 v23, v23, v20
36CC  s_add_i32 s18, s16, 0x78dde6e4
36D4  s_add_i32 s19, s17, 0xed9eba14
36DC  v_mad_u64_u32 v[20:21], s[4:5], v21, s9, 0
36E4  v_mad_u64_u32 v[24:25], s[4:5], v23, s11, 0
36EC  v_xor_b32_e32 v23, s18, v25
36F0  v_xor_b32_e32 v21, s19, v21
36F4  v_xor_b32_e32 v23, v23, v26
36F8  v_xor_b32_e32 v21, v21, v22
36FC  s_add_i32 s18, s16, 0x1715609d
3704  s_add_i32 s19, s17, 0xa9066899
370C  v_mad_u64_u32 v[22:23], s[4:5], v23, s9, 0
3714  v_mad_u64_u32 v[26:27], s[4:5], v21, s11, 0
371C  v_xor_b32_e32 v21, s18, v27
3720  v_xor_b32_e32 v23, s19, v23
3724  v_xor_b32_e32 v21, v21, v24
3728  v_xor_b32_e32 v23, v23, v20
372C  s_add_i32 s18, s16, 0xb54cda56
3734  s_add_i32 s19, s17, 0x646e171e
373C  v_mad_u64_u32 v[20:21], s[4:5], v21, s9, 0
3744  v_mad_u64_u32 v[24:25], s[4:5], v23, s11, 0
374C  v_xor_b32_e32 v23, s18, v25
3750  v_xor_b32_e32 v21, s19, v21
3754  v_xor_b32_e32 v23, v23, v26
3758  v_xor_b32_e32 v21, v21, v22
375C  s_add_i32 s18, s16, 0x5384540f
3764  s_add_i32 s19, s17, 0x1fd5c5a3
376C  v_mad_u64_u32 v[22:23], s[4:5], v23, s9, 0
3774  v_mad_u64_u32 v[26:27], s[4:5], v21, s11, 0
377C  v_xor_b32_e32 v21, s18, v27
3780  v_xor_b32_e32 v23, s19, v23
3784  v_xor_b32_e32 v21, v21, v24
3788  v_xor_b32_e32 v23, v23, v20
378C  s_add_i32 s18, s16, 0xf1bbcdc8
3794  s_add_i32 s19, s17, 0xdb3d7428
379C  v_mad_u64_u32 v[20:21], s[4:5], v21, s9, 0
37A4  v_mad_u64_u32 v[24:25], s[4:5], v23, s11, 0
37AC  v_xor_b32_e32 v23, s18, v25
37B0  v_xor_b32_e32 v21, s19, v21
37B4  v_xor_b32_e32 v23, v23, v26
37B8  v_xor_b32_e32 v21, v21, v22
37BC  v_mad_u64_u32 v[22:23], s[4:5], v23, s9, 0
37C4  v_mad_u64_u32 v[26:27], s[4:5], v21, s11, 0
37CC  s_add_i32 s18, s16, 0x8ff34781
37D4  s_add_i32 s19, s17, 0x96a522ad
37DC  v_xor_b32_e32 v21, v27, v24
37E0  v_xor_b32_e32 v20, v23, v20
37E4  v_xor_b32_e32 v24, s18, v21
37E8  v_xor_b32_e32 v23, s19, v20
37EC  v_mov_b32_e32 v20, 0
37F0  v_mov_b32_e32 v21, 0
37F4  v_cvt_scalef32_sr_pk_fp4_f32 v20, v[12:13], v24, v38
37FC  v_cvt_scalef32_sr_pk_fp4_f32 v21, v[16:17], v23, v38 op_sel:[0,0,0,1]
3804  v_cvt_scalef32_sr_pk_fp4_f32 v20, v[14:15], v26, v38 op_sel:[0,0,1,0]
380C  v_cvt_scalef32_sr_pk_fp4_f32 v21, v[18:19], v22, v38 op_sel:[0,0,1,1]
3814  s_nop 0
3818  s_cbranch_execz 1
381C  s_branch 11
3820  v_mov_b32_e32 v20, 0
3824  v_mov_b32_e32 v21, 0
3828  v_cvt_scalef32_pk_fp4_f32 v20, v12, v13, v38
3830  v_cvt_scalef32_pk_fp4_f32 v21, v16, v17, v38 op_sel:[0,0,0,1]
3838  v_cvt_scalef32_pk_fp4_f32 v20, v14, v15, v38 op_sel:[0,0,1,0]
3840  v_cvt_scalef32_pk_fp4_f32 v21, v18, v19, v38 op_sel:[0,0,1,1]
3848  s_nop 0
384C  s_and_b64 vcc, exec, s[2:3]
3850  s_cbranch_vccnz 134
3854  v_or_b32_e32 v12, 3, v77
3858  s_mov_b32 s4, 0xd2511f53
3860  v_mad_u64_u32 v[12:13], s[2:3], v12, s4, 0
3868  s_xor_b32 s2, s16, s7
386C  v_xor_b32_e32 v13, s17, v13
3870  s_mov_b32 s5, 0xcd9e8d57
3878  s_xor_b32 s2, s8, s2
387C  v_xor_b32_e32 v13, s10, v13
3880  s_add_i32 s7, s16, 0x9e3779b9
3888  s_mul_i32 s9, s2, 0xd2511f53
3890  s_mul_hi_u32 s10, s2, 0xd2511f53
3898  v_mad_u64_u32 v[14:15], s[2:3], v13, s5, 0
38A0  s_add_i32 s8, s17, 0xbb67ae85
38A8  s_xor_b32 s2, s6, s7
38AC  v_xor_b32_e32 v13, s2, v15
38B0  s_xor_b32 s2, s8, s10
38B4  v_xor_b32_e32 v15, s2, v12
38B8  s_add_i32 s6, s16, 0x3c6ef372
38C0  s_add_i32 s7, s17, 0x76cf5d0a
38C8  v_mad_u64_u32 v[12:13], s[2:3], v13, s4, 0
38D0  v_mad_u64_u32 v[16:17], s[2:3], v15, s5, 0
38D8  v_xor_b32_e32 v15, s6, v17
38DC  s_xor_b32 s2, s9, s7
38E0  v_xor_b32_e32 v14, v15, v14
38E4  v_xor_b32_e32 v13, s2, v13
38E8  s_add_i32 s6, s16, 0xdaa66d2b
38F0  s_add_i32 s7, s17, 0x32370b8f
38F8  v_mad_u64_u32 v[14:15], s[2:3], v14, s4, 0
3900  v_mad_u64_u32 v[18:19], s[2:3], v13, s5, 0
3908  v_xor_b32_e32 v13, s6, v19
390C  v_xor_b32_e32 v15, s7, v15
3910  v_xor_b32_e32 v13, v13, v16
3914  v_xor_b32_e32 v15, v15, v12
3918  s_add_i32 s6, s16, 0x78dde6e4
3920  s_add_i32 s7, s17, 0xed9eba14
3928  v_mad_u64_u32 v[12:13], s[2:3], v13, s4, 0
3930  v_mad_u64_u32 v[16:17], s[2:3], v15, s5, 0
3938  v_xor_b32_e32 v15, s6, v17
393C  v_xor_b32_e32 v13, s7, v13
3940  v_xor_b32_e32 v15, v15, v18
3944  v_xor_b32_e32 v13, v13, v14
3948  s_add_i32 s6, s16, 0x1715609d
3950  s_add_i32 s7, s17, 0xa9066899
3958  v_mad_u64_u32 v[14:15], s[2:3], v15, s4, 0
3960  v_mad_u64_u32 v[18:19], s[2:3], v13, s5, 0
3968  v_xor_b32_e32 v13, s6, v19
396C  v_xor_b32_e32 v15, s7, v15
3970  v_xor_b32_e32 v13, v13, v16
3974  v_xor_b32_e32 v15, v15, v12
3978  s_add_i32 s6, s16, 0xb54cda56
3980  s_add_i32 s7, s17, 0x646e171e
3988  v_mad_u64_u32 v[12:13], s[2:3], v13, s4, 0
3990  v_mad_u64_u32 v[16:17], s[2:3], v15, s5, 0
3998  v_xor_b32_e32 v15, s6, v17
399C  v_xor_b32_e32 v13, s7, v13
39A0  v_xor_b32_e32 v15, v15, v18
39A4  v_xor_b32_e32 v13, v13, v14
39A8  s_add_i32 s6, s16, 0x5384540f
39B0  s_add_i32 s7, s17, 0x1fd5c5a3
39B8  v_mad_u64_u32 v[14:15], s[2:3], v15, s4, 0
39C0  v_mad_u64_u32 v[18:19], s[2:3], v13, s5, 0
39C8  v_xor_b32_e32 v13, s6, v19
39CC  v_xor_b32_e32 v15, s7, v15
39D0  v_xor_b32_e32 v13, v13, v16
39D4  v_xor_b32_e32 v15, v15, v12
39D8  s_add_i32 s6, s16, 0xf1bbcdc8
39E0  s_add_i32 s7, s17, 0xdb3d7428
39E8  v_mad_u64_u32 v[12:13], s[2:3], v13, s4, 0
39F0  v_mad_u64_u32 v[16:17], s[2:3], v15, s5, 0
39F8  v_xor_b32_e32 v15, s6, v17
39FC  v_xor_b32_e32 v13, s7, v13
3A00  v_xor_b32_e32 v15, v15, v18
3A04  v_xor_b32_e32 v13, v13, v14
3A08  v_mad_u64_u32 v[14:15], s[2:3], v15, s4, 0
3A10  v_mad_u64_u32 v[18:19], s[2:3], v13, s5, 0
3A18  s_add_i32 s6, s16, 0x8ff34781
3A20  s_add_i32 s7, s17, 0x96a522ad
3A28  v_xor_b32_e32 v13, v19, v16
3A2C  v_xor_b32_e32 v12, v15, v12
3A30  v_xor_b32_e32 v16, s6, v13
3A34  v_xor_b32_e32 v15, s7, v12
3A38  v_mov_b32_e32 v12, 0
3A3C  v_mov_b32_e32 v13, 0
3A40  v_cvt_scalef32_sr_pk_fp4_f32 v12, v[4:5], v16, v38
3A48  v_cvt_scalef32_sr_pk_fp4_f32 v13, v[8:9], v15, v38 op_sel:[0,0,0,1]
3A50  v_cvt_scalef32_sr_pk_fp4_f32 v12, v[6:7], v18, v38 op_sel:[0,0,1,0]
3A58  v_cvt_scalef32_sr_pk_fp4_f32 v13, v[10:11], v14, v38 op_sel:[0,0,1,1]
3A60  s_nop 0
3A64  s_cbranch_execz 1
3A68  s_branch 11
3A6C  v_mov_b32_e32 v12, 0
3A70  v_mov_b32_e32 v13, 0
3A74  v_cvt_scalef32_pk_fp4_f32 v12, v4, v5, v38
3A7C  v_cvt_scalef32_pk_fp4_f32 v13, v8, v9, v38 op_sel:[0,0,0,1]
3A84  v_cvt_scalef32_pk_fp4_f32 v12, v6, v7, v38 op_sel:[0,0,1,0]
3A8C  v_cvt_scalef32_pk_fp4_f32 v13, v10, v11, v38 op_sel:[0,0,1,1]
3A94  s_nop 0
3A98  v_cmp_u_f32_e32 vcc, v1, v40
3A9C  v_cmp_u_f32_e64 s[2:3], v42, v41
3AA4  s_or_b64 s[2:3], vcc, s[2:3]
3AA8  v_cmp_u_f32_e32 vcc, v44, v43
3AAC  s_or_b64 s[2:3], s[2:3], vcc
3AB0  v_cmp_u_f32_e32 vcc, v46, v45
3AB4  s_or_b64 s[2:3], s[2:3], vcc
3AB8  v_cmp_u_f32_e32 vcc, v48, v47
3ABC  s_or_b64 s[2:3], s[2:3], vcc
3AC0  v_cmp_u_f32_e32 vcc, v50, v49
3AC4  s_or_b64 s[2:3], s[2:3], vcc
3AC8  v_cmp_u_f32_e32 vcc, v52, v51
3ACC  s_or_b64 s[2:3], s[2:3], vcc
3AD0  v_cmp_u_f32_e32 vcc, v54, v53
3AD4  s_or_b64 s[2:3], s[2:3], vcc
3AD8  v_cmp_u_f32_e32 vcc, v56, v55
3ADC  s_or_b64 s[2:3], s[2:3], vcc
3AE0  v_cmp_u_f32_e32 vcc, v58, v57
3AE4  s_or_b64 s[2:3], s[2:3], vcc
3AE8  v_cmp_u_f32_e32 vcc, v60, v59
3AEC  s_or_b64 s[2:3], s[2:3], vcc
3AF0  v_cmp_u_f32_e32 vcc, v62, v61
3AF4  s_or_b64 s[2:3], s[2:3], vcc
3AF8  v_cmp_u_f32_e32 vcc, v64, v63
3AFC  s_or_b64 s[2:3], s[2:3], vcc
3B00  v_cmp_u_f32_e32 vcc, v66, v65
3B04  s_or_b64 s[2:3], s[2:3], vcc
3B08  v_cmp_u_f32_e32 vcc, v68, v67
3B0C  s_or_b64 s[2:3], s[2:3], vcc
3B10  v_cmp_u_f32_e32 vcc, v70, v69
3B14  v_or3_b32 v4, v76, v71, v39
3B1C  v_or3_b32 v5, v29, v72, v28
3B24  v_or3_b32 v6, v21, v73, v20
3B2C  v_or3_b32 v7, v13, v74, v12
3B34  v_lshl_add_u64 v[8:9], v[36:37], 4, s[14:15]
3B3C  s_or_b64 s[2:3], s[2:3], vcc
3B40  global_store_dwordx4 v[8:9], v[4:7], off
3B48  s_nop 1
3B4C  v_cndmask_b32_e64 v4, v75, -1, s[2:3]
3B54  s_or_b64 exec, exec, s[12:13]
3B58  s_load_dwordx2 s[0:1], s[0:1], 0x10
3B60  v_mov_b32_e32 v1, 0
3B64  s_waitcnt lgkmcnt(0)
3B68  v_lshl_add_u64 v[2:3], s[0:1], 0, v[2:3]
3B70  v_lshl_add_u64 v[0:1], v[2:3], 0, v[0:1]
3B78  global_store_byte v[0:1], v4, off
3B80  s_endpgm
3B84  s_nop 0
