no_hadamard.co, compiled by Debian clang version 21.1.8 (13)

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
    .name:           NoHadamard
    .private_segment_fixed_size: 0
    .sgpr_count:     26
    .sgpr_spill_count: 0
    .symbol:         NoHadamard.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     73
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
Disassembly of section .text:

1800 <NoHadamard>:
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
1840  s_cbranch_execz 1667
1844  s_andn2_b64 vcc, exec, s[8:9]
1848  s_lshr_b32 s2, s6, 5
184C  s_cbranch_vccnz 25
1850  s_add_i32 s6, s2, 7
1854  s_and_b32 s6, s6, 0xffffff8
185C  v_and_b32_e32 v2, 0xffffffe0, v1
1864  v_mad_u64_u32 v[2:3], s[8:9], s6, v2, 0
186C  s_lshl_b32 s6, s3, 5
1870  s_lshl_b32 s8, s3, 6
1874  s_and_b32 s6, s6, 0xffffff00
187C  s_and_b32 s8, s8, 0xc0
1884  v_lshlrev_b32_e32 v4, 2, v0
1888  s_lshr_b32 s9, s3, 1
188C  s_or_b32 s6, s8, s6
1890  s_and_b32 s9, s9, 2
1894  v_bfe_u32 v0, v0, 4, 1
189C  v_and_or_b32 v4, v4, 60, s6
18A4  v_or3_b32 v0, v4, s9, v0
18AC  s_cbranch_execz 1
18B0  s_branch 3
18B4  v_mad_u64_u32 v[2:3], s[8:9], s2, v1, 0
18BC  v_mov_b32_e32 v0, s3
18C0  s_cmp_lt_u32 s3, s2
18C4  v_cmp_gt_u32_e32 vcc, s5, v1
18C8  s_cselect_b64 s[8:9], -1, 0
18CC  s_and_b64 s[8:9], vcc, s[8:9]
18D0  v_mov_b32_e32 v44, 0x7f
18D8  s_and_saveexec_b64 s[12:13], s[8:9]
18DC  s_cbranch_execz 1617
18E0  s_load_dwordx2 s[10:11], s[0:1], 0x0
18E8  s_lshl_b32 s5, s3, 5
18EC  v_mov_b32_e32 v5, 0
18F0  v_mov_b32_e32 v4, s5
18F4  s_bitcmp1_b32 s7, 0
18F8  v_mad_u64_u32 v[6:7], s[4:5], s4, v1, v[4:5]
1900  s_cselect_b64 s[8:9], -1, 0
1904  s_and_b64 vcc, exec, s[8:9]
1908  s_waitcnt lgkmcnt(0)
190C  v_lshl_add_u64 v[38:39], v[6:7], 2, s[10:11]
1914  s_cbranch_vccz 6
1918  global_load_dword v4, v[38:39], off
1920  v_lshl_add_u64 v[36:37], v[6:7], 1, s[10:11]
1928  s_cbranch_execz 3
192C  s_branch 6
1930  v_lshl_add_u64 v[36:37], v[6:7], 1, s[10:11]
1938  global_load_ushort v4, v[36:37], off
1940  s_waitcnt vmcnt(0)
1944  v_lshlrev_b32_e32 v4, 16, v4
1948  v_cndmask_b32_e64 v5, 0, 1, s[8:9]
1950  v_cmp_ne_u32_e64 s[4:5], 1, v5
1958  s_andn2_b64 vcc, exec, s[8:9]
195C  s_cbranch_vccnz 4
1960  global_load_dword v5, v[38:39], off offset:4
1968  s_cbranch_execz 1
196C  s_branch 4
1970  global_load_ushort v5, v[36:37], off offset:2
1978  s_waitcnt vmcnt(0)
197C  v_lshlrev_b32_e32 v5, 16, v5
1980  s_and_b64 vcc, exec, s[4:5]
1984  s_cbranch_vccnz 4
1988  global_load_dword v6, v[38:39], off offset:8
1990  s_cbranch_execz 1
1994  s_branch 4
1998  global_load_ushort v6, v[36:37], off offset:4
19A0  s_waitcnt vmcnt(0)
19A4  v_lshlrev_b32_e32 v6, 16, v6
19A8  s_and_b64 vcc, exec, s[4:5]
19AC  s_cbranch_vccnz 4
19B0  global_load_dword v7, v[38:39], off offset:12
19B8  s_cbranch_execz 1
19BC  s_branch 4
19C0  global_load_ushort v7, v[36:37], off offset:6
19C8  s_waitcnt vmcnt(0)
19CC  v_lshlrev_b32_e32 v7, 16, v7
19D0  s_and_b64 vcc, exec, s[4:5]
19D4  s_cbranch_vccnz 4
19D8  global_load_dword v10, v[38:39], off offset:16
19E0  s_cbranch_execz 1
19E4  s_branch 4
19E8  global_load_ushort v8, v[36:37], off offset:8
19F0  s_waitcnt vmcnt(0)
19F4  v_lshlrev_b32_e32 v10, 16, v8
19F8  s_and_b64 vcc, exec, s[4:5]
19FC  s_cbranch_vccnz 4
1A00  global_load_dword v11, v[38:39], off offset:20
1A08  s_cbranch_execz 1
1A0C  s_branch 4
1A10  global_load_ushort v8, v[36:37], off offset:10
1A18  s_waitcnt vmcnt(0)
1A1C  v_lshlrev_b32_e32 v11, 16, v8
1A20  s_and_b64 vcc, exec, s[4:5]
1A24  s_cbranch_vccnz 4
1A28  global_load_dword v16, v[38:39], off offset:24
1A30  s_cbranch_execz 1
1A34  s_branch 4
1A38  global_load_ushort v8, v[36:37], off offset:12
1A40  s_waitcnt vmcnt(0)
1A44  v_lshlrev_b32_e32 v16, 16, v8
1A48  s_and_b64 vcc, exec, s[4:5]
1A4C  s_cbranch_vccnz 4
1A50  global_load_dword v17, v[38:39], off offset:28
1A58  s_cbranch_execz 1
1A5C  s_branch 4
1A60  global_load_ushort v8, v[36:37], off offset:14
1A68  s_waitcnt vmcnt(0)
1A6C  v_lshlrev_b32_e32 v17, 16, v8
1A70  s_and_b64 vcc, exec, s[4:5]
1A74  s_cbranch_vccnz 4
1A78  global_load_dword v8, v[38:39], off offset:32
1A80  s_cbranch_execz 1
1A84  s_branch 4
1A88  global_load_ushort v8, v[36:37], off offset:16
1A90  s_waitcnt vmcnt(0)
1A94  v_lshlrev_b32_e32 v8, 16, v8
1A98  s_and_b64 vcc, exec, s[4:5]
1A9C  s_cbranch_vccnz 4
1AA0  global_load_dword v9, v[38:39], off offset:36
1AA8  s_cbranch_execz 1
1AAC  s_branch 4
1AB0  global_load_ushort v9, v[36:37], off offset:18
1AB8  s_waitcnt vmcnt(0)
1ABC  v_lshlrev_b32_e32 v9, 16, v9
1AC0  s_and_b64 vcc, exec, s[4:5]
1AC4  s_cbranch_vccnz 4
1AC8  global_load_dword v12, v[38:39], off offset:40
1AD0  s_cbranch_execz 1
1AD4  s_branch 4
1AD8  global_load_ushort v12, v[36:37], off offset:20
1AE0  s_waitcnt vmcnt(0)
1AE4  v_lshlrev_b32_e32 v12, 16, v12
1AE8  s_and_b64 vcc, exec, s[4:5]
1AEC  s_cbranch_vccnz 4
1AF0  global_load_dword v13, v[38:39], off offset:44
1AF8  s_cbranch_execz 1
1AFC  s_branch 4
1B00  global_load_ushort v13, v[36:37], off offset:22
1B08  s_waitcnt vmcnt(0)
1B0C  v_lshlrev_b32_e32 v13, 16, v13
1B10  s_and_b64 vcc, exec, s[4:5]
1B14  s_cbranch_vccnz 4
1B18  global_load_dword v18, v[38:39], off offset:48
1B20  s_cbranch_execz 1
1B24  s_branch 4
1B28  global_load_ushort v14, v[36:37], off offset:24
1B30  s_waitcnt vmcnt(0)
1B34  v_lshlrev_b32_e32 v18, 16, v14
1B38  s_and_b64 vcc, exec, s[4:5]
1B3C  s_cbranch_vccnz 4
1B40  global_load_dword v19, v[38:39], off offset:52
1B48  s_cbranch_execz 1
1B4C  s_branch 4
1B50  global_load_ushort v14, v[36:37], off offset:26
1B58  s_waitcnt vmcnt(0)
1B5C  v_lshlrev_b32_e32 v19, 16, v14
1B60  s_and_b64 vcc, exec, s[4:5]
1B64  s_cbranch_vccnz 4
1B68  global_load_dword v24, v[38:39], off offset:56
1B70  s_cbranch_execz 1
1B74  s_branch 4
1B78  global_load_ushort v14, v[36:37], off offset:28
1B80  s_waitcnt vmcnt(0)
1B84  v_lshlrev_b32_e32 v24, 16, v14
1B88  s_and_b64 vcc, exec, s[4:5]
1B8C  s_cbranch_vccnz 4
1B90  global_load_dword v25, v[38:39], off offset:60
1B98  s_cbranch_execz 1
1B9C  s_branch 4
1BA0  global_load_ushort v14, v[36:37], off offset:30
1BA8  s_waitcnt vmcnt(0)
1BAC  v_lshlrev_b32_e32 v25, 16, v14
1BB0  s_and_b64 vcc, exec, s[4:5]
1BB4  s_cbranch_vccnz 4
1BB8  global_load_dword v14, v[38:39], off offset:64
1BC0  s_cbranch_execz 1
1BC4  s_branch 4
1BC8  global_load_ushort v14, v[36:37], off offset:32
1BD0  s_waitcnt vmcnt(0)
1BD4  v_lshlrev_b32_e32 v14, 16, v14
1BD8  s_and_b64 vcc, exec, s[4:5]
1BDC  s_cbranch_vccnz 4
1BE0  global_load_dword v15, v[38:39], off offset:68
1BE8  s_cbranch_execz 1
1BEC  s_branch 4
1BF0  global_load_ushort v15, v[36:37], off offset:34
1BF8  s_waitcnt vmcnt(0)
1BFC  v_lshlrev_b32_e32 v15, 16, v15
1C00  s_and_b64 vcc, exec, s[4:5]
1C04  s_cbranch_vccnz 4
1C08  global_load_dword v20, v[38:39], off offset:72
1C10  s_cbranch_execz 1
1C14  s_branch 4
1C18  global_load_ushort v20, v[36:37], off offset:36
1C20  s_waitcnt vmcnt(0)
1C24  v_lshlrev_b32_e32 v20, 16, v20
1C28  s_and_b64 vcc, exec, s[4:5]
1C2C  s_cbranch_vccnz 4
1C30  global_load_dword v21, v[38:39], off offset:76
1C38  s_cbranch_execz 1
1C3C  s_branch 4
1C40  global_load_ushort v21, v[36:37], off offset:38
1C48  s_waitcnt vmcnt(0)
1C4C  v_lshlrev_b32_e32 v21, 16, v21
1C50  s_and_b64 vcc, exec, s[4:5]
1C54  s_cbranch_vccnz 4
1C58  global_load_dword v26, v[38:39], off offset:80
1C60  s_cbranch_execz 1
1C64  s_branch 4
1C68  global_load_ushort v22, v[36:37], off offset:40
1C70  s_waitcnt vmcnt(0)
1C74  v_lshlrev_b32_e32 v26, 16, v22
1C78  s_and_b64 vcc, exec, s[4:5]
1C7C  s_cbranch_vccnz 4
1C80  global_load_dword v27, v[38:39], off offset:84
1C88  s_cbranch_execz 1
1C8C  s_branch 4
1C90  global_load_ushort v22, v[36:37], off offset:42
1C98  s_waitcnt vmcnt(0)
1C9C  v_lshlrev_b32_e32 v27, 16, v22
1CA0  s_and_b64 vcc, exec, s[4:5]
1CA4  s_cbranch_vccnz 4
1CA8  global_load_dword v30, v[38:39], off offset:88
1CB0  s_cbranch_execz 1
1CB4  s_branch 4
1CB8  global_load_ushort v22, v[36:37], off offset:44
1CC0  s_waitcnt vmcnt(0)
1CC4  v_lshlrev_b32_e32 v30, 16, v22
1CC8  s_and_b64 vcc, exec, s[4:5]
1CCC  s_cbranch_vccnz 4
1CD0  global_load_dword v31, v[38:39], off offset:92
1CD8  s_cbranch_execz 1
1CDC  s_branch 4
1CE0  global_load_ushort v22, v[36:37], off offset:46
1CE8  s_waitcnt vmcnt(0)
1CEC  v_lshlrev_b32_e32 v31, 16, v22
1CF0  s_and_b64 vcc, exec, s[4:5]
1CF4  s_cbranch_vccnz 4
1CF8  global_load_dword v22, v[38:39], off offset:96
1D00  s_cbranch_execz 1
1D04  s_branch 4
1D08  global_load_ushort v22, v[36:37], off offset:48
1D10  s_waitcnt vmcnt(0)
1D14  v_lshlrev_b32_e32 v22, 16, v22
1D18  s_and_b64 vcc, exec, s[4:5]
1D1C  s_cbranch_vccnz 4
1D20  global_load_dword v23, v[38:39], off offset:100
1D28  s_cbranch_execz 1
1D2C  s_branch 4
1D30  global_load_ushort v23, v[36:37], off offset:50
1D38  s_waitcnt vmcnt(0)
1D3C  v_lshlrev_b32_e32 v23, 16, v23
1D40  s_and_b64 vcc, exec, s[4:5]
1D44  s_cbranch_vccnz 4
1D48  global_load_dword v28, v[38:39], off offset:104
1D50  s_cbranch_execz 1
1D54  s_branch 4
1D58  global_load_ushort v28, v[36:37], off offset:52
1D60  s_waitcnt vmcnt(0)
1D64  v_lshlrev_b32_e32 v28, 16, v28
1D68  s_and_b64 vcc, exec, s[4:5]
1D6C  s_cbranch_vccnz 4
1D70  global_load_dword v29, v[38:39], off offset:108
1D78  s_cbranch_execz 1
1D7C  s_branch 4
1D80  global_load_ushort v29, v[36:37], off offset:54
1D88  s_waitcnt vmcnt(0)
1D8C  v_lshlrev_b32_e32 v29, 16, v29
1D90  s_and_b64 vcc, exec, s[4:5]
1D94  s_cbranch_vccnz 4
1D98  global_load_dword v32, v[38:39], off offset:112
1DA0  s_cbranch_execz 1
1DA4  s_branch 4
1DA8  global_load_ushort v32, v[36:37], off offset:56
1DB0  s_waitcnt vmcnt(0)
1DB4  v_lshlrev_b32_e32 v32, 16, v32
1DB8  s_and_b64 vcc, exec, s[4:5]
1DBC  s_cbranch_vccnz 4
1DC0  global_load_dword v33, v[38:39], off offset:116
1DC8  s_cbranch_execz 1
1DCC  s_branch 4
1DD0  global_load_ushort v33, v[36:37], off offset:58
1DD8  s_waitcnt vmcnt(0)
1DDC  v_lshlrev_b32_e32 v33, 16, v33
1DE0  s_and_b64 vcc, exec, s[4:5]
1DE4  s_cbranch_vccnz 4
1DE8  global_load_dword v34, v[38:39], off offset:120
1DF0  s_cbranch_execz 1
1DF4  s_branch 4
1DF8  global_load_ushort v34, v[36:37], off offset:60
1E00  s_waitcnt vmcnt(0)
1E04  v_lshlrev_b32_e32 v34, 16, v34
1E08  s_and_b64 vcc, exec, s[4:5]
1E0C  s_cbranch_vccnz 4
1E10  global_load_dword v35, v[38:39], off offset:124
1E18  s_cbranch_execz 1
1E1C  s_branch 4
1E20  global_load_ushort v35, v[36:37], off offset:62
1E28  s_waitcnt vmcnt(0)
1E2C  v_lshlrev_b32_e32 v35, 16, v35
1E30  s_waitcnt vmcnt(0)
1E34  v_and_b32_e32 v70, 0x7fffffff, v5
1E3C  v_and_b32_e32 v71, 0x7fffffff, v4
1E44  v_max_u32_e32 v36, v70, v71
1E48  v_and_b32_e32 v68, 0x7fffffff, v7
1E50  v_and_b32_e32 v69, 0x7fffffff, v6
1E58  v_max3_u32 v36, v68, v69, v36
1E60  v_and_b32_e32 v66, 0x7fffffff, v11
1E68  v_and_b32_e32 v67, 0x7fffffff, v10
1E70  v_max3_u32 v36, v66, v67, v36
1E78  v_and_b32_e32 v64, 0x7fffffff, v17
1E80  v_and_b32_e32 v65, 0x7fffffff, v16
1E88  v_max3_u32 v36, v64, v65, v36
1E90  v_and_b32_e32 v62, 0x7fffffff, v9
1E98  v_and_b32_e32 v63, 0x7fffffff, v8
1EA0  v_max3_u32 v36, v62, v63, v36
1EA8  v_and_b32_e32 v60, 0x7fffffff, v13
1EB0  v_and_b32_e32 v61, 0x7fffffff, v12
1EB8  v_max3_u32 v36, v60, v61, v36
1EC0  v_and_b32_e32 v58, 0x7fffffff, v19
1EC8  v_and_b32_e32 v59, 0x7fffffff, v18
1ED0  v_max3_u32 v36, v58, v59, v36
1ED8  v_and_b32_e32 v56, 0x7fffffff, v25
1EE0  v_and_b32_e32 v57, 0x7fffffff, v24
1EE8  v_max3_u32 v36, v56, v57, v36
1EF0  v_and_b32_e32 v54, 0x7fffffff, v15
1EF8  v_and_b32_e32 v55, 0x7fffffff, v14
1F00  v_max3_u32 v36, v54, v55, v36
1F08  v_and_b32_e32 v52, 0x7fffffff, v21
1F10  v_and_b32_e32 v53, 0x7fffffff, v20
1F18  v_max3_u32 v36, v52, v53, v36
1F20  v_and_b32_e32 v50, 0x7fffffff, v27
1F28  v_and_b32_e32 v51, 0x7fffffff, v26
1F30  v_max3_u32 v36, v50, v51, v36
1F38  v_and_b32_e32 v48, 0x7fffffff, v31
1F40  v_and_b32_e32 v49, 0x7fffffff, v30
1F48  v_max3_u32 v36, v48, v49, v36
1F50  v_and_b32_e32 v46, 0x7fffffff, v23
1F58  v_and_b32_e32 v47, 0x7fffffff, v22
1F60  s_load_dwordx4 s[8:11], s[0:1], 0x38
1F68  v_max3_u32 v36, v46, v47, v36
1F70  v_and_b32_e32 v44, 0x7fffffff, v29
1F78  v_and_b32_e32 v45, 0x7fffffff, v28
1F80  v_max3_u32 v36, v44, v45, v36
1F88  v_and_b32_e32 v38, 0x7fffffff, v33
1F90  v_and_b32_e32 v39, 0x7fffffff, v32
1F98  v_max3_u32 v40, v38, v39, v36
1FA0  v_and_b32_e32 v36, 0x7fffffff, v35
1FA8  v_and_b32_e32 v37, 0x7fffffff, v34
1FB0  v_max3_u32 v72, v36, v37, v40
1FB8  s_mov_b32 s6, 0x7f7fffff
1FC0  v_cmp_lt_u32_e32 vcc, s6, v72
1FC4  v_mov_b32_e32 v40, 0
1FC8  v_mov_b32_e32 v41, 0
1FCC  v_mov_b32_e32 v42, 0
1FD0  v_mov_b32_e32 v43, 0
1FD4  s_and_saveexec_b64 s[4:5], vcc
1FD8  s_xor_b64 s[14:15], exec, s[4:5]
1FDC  s_cbranch_execz 475
1FE0  v_and_b32_e32 v40, 0x80000000, v5
1FE8  v_cmp_lt_u32_e32 vcc, s6, v70
1FEC  v_cmp_lt_u32_e64 s[4:5], s6, v71
1FF4  v_and_b32_e32 v41, 0x80000000, v4
1FFC  v_cndmask_b32_e32 v5, v5, v40, vcc
2000  v_cndmask_b32_e64 v40, 0, 7, s[4:5]
2008  v_cndmask_b32_e64 v4, v4, v41, s[4:5]
2010  v_or_b32_e32 v41, 0x70, v40
2018  s_waitcnt lgkmcnt(0)
201C  s_mov_b32 s11, 0x7f800000
2024  v_cndmask_b32_e32 v40, v40, v41, vcc
2028  v_cmp_lt_u32_e32 vcc, s11, v71
202C  s_nop 1
2030  v_cndmask_b32_e64 v42, v71, 0, vcc
2038  v_cndmask_b32_e64 v41, 0, 1, vcc
2040  v_cmp_lt_u32_e32 vcc, s11, v70
2044  v_max_u32_e32 v43, v70, v42
2048  s_nop 0
204C  v_addc_co_u32_e64 v41, s[4:5], 0, v41, vcc
2054  v_cndmask_b32_e32 v42, v43, v42, vcc
2058  v_or_b32_e32 v43, 0x700, v40
2060  v_cmp_lt_u32_e32 vcc, s6, v69
2064  v_cmp_lt_u32_e64 s[4:5], s11, v69
206C  s_nop 0
2070  v_cndmask_b32_e32 v40, v40, v43, vcc
2074  v_max_u32_e32 v43, v69, v42
2078  v_cndmask_b32_e64 v69, 0, 1, s[4:5]
2080  v_cndmask_b32_e64 v42, v43, v42, s[4:5]
2088  v_and_b32_e32 v43, 0x80000000, v7
2090  v_cmp_lt_u32_e64 s[4:5], s6, v68
2098  s_nop 1
209C  v_cndmask_b32_e64 v7, v7, v43, s[4:5]
20A4  v_and_b32_e32 v43, 0x80000000, v6
20AC  v_cndmask_b32_e32 v6, v6, v43, vcc
20B0  v_or_b32_e32 v43, 0x7000, v40
20B8  v_cndmask_b32_e64 v40, v40, v43, s[4:5]
20C0  v_cmp_lt_u32_e32 vcc, s11, v68
20C4  v_max_u32_e32 v43, v68, v42
20C8  s_nop 0
20CC  v_addc_co_u32_e64 v41, s[4:5], v41, v69, vcc
20D4  v_cndmask_b32_e32 v42, v43, v42, vcc
20D8  v_or_b32_e32 v43, 0x70000, v40
20E0  v_cmp_lt_u32_e32 vcc, s6, v67
20E4  v_cmp_lt_u32_e64 s[4:5], s11, v67
20EC  s_nop 0
20F0  v_cndmask_b32_e32 v40, v40, v43, vcc
20F4  v_max_u32_e32 v43, v67, v42
20F8  v_cndmask_b32_e64 v67, 0, 1, s[4:5]
2100  v_cndmask_b32_e64 v42, v43, v42, s[4:5]
2108  v_and_b32_e32 v43, 0x80000000, v11
2110  v_cmp_lt_u32_e64 s[4:5], s6, v66
2118  s_nop 1
211C  v_cndmask_b32_e64 v11, v11, v43, s[4:5]
2124  v_and_b32_e32 v43, 0x80000000, v10
212C  v_cndmask_b32_e32 v10, v10, v43, vcc
2130  v_or_b32_e32 v43, 0x700000, v40
2138  v_cndmask_b32_e64 v40, v40, v43, s[4:5]
2140  v_cmp_lt_u32_e32 vcc, s11, v66
2144  v_max_u32_e32 v43, v66, v42
2148  s_nop 0
214C  v_addc_co_u32_e64 v41, s[4:5], v41, v67, vcc
2154  v_cndmask_b32_e32 v42, v43, v42, vcc
2158  v_or_b32_e32 v43, 0x7000000, v40
2160  v_cmp_lt_u32_e32 vcc, s6, v65
2164  v_cmp_lt_u32_e64 s[4:5], s11, v65
216C  s_nop 0
2170  v_cndmask_b32_e32 v40, v40, v43, vcc
2174  v_max_u32_e32 v43, v65, v42
2178  v_cndmask_b32_e64 v65, 0, 1, s[4:5]
2180  v_cndmask_b32_e64 v42, v43, v42, s[4:5]
2188  v_and_b32_e32 v43, 0x80000000, v17
2190  v_cmp_lt_u32_e64 s[4:5], s6, v64
2198  s_nop 1
219C  v_cndmask_b32_e64 v17, v17, v43, s[4:5]
21A4  v_and_b32_e32 v43, 0x80000000, v16
21AC  v_cndmask_b32_e32 v16, v16, v43, vcc
21B0  v_or_b32_e32 v43, 0x70000000, v40
21B8  v_cndmask_b32_e64 v40, v40, v43, s[4:5]
21C0  v_cmp_lt_u32_e32 vcc, s11, v64
21C4  v_max_u32_e32 v43, v64, v42
21C8  s_nop 0
21CC  v_cndmask_b32_e32 v42, v43, v42, vcc
21D0  v_addc_co_u32_e64 v41, s[4:5], v41, v65, vcc
21D8  v_cmp_lt_u32_e32 vcc, s11, v63
21DC  v_max_u32_e32 v64, v63, v42
21E0  v_cmp_lt_u32_e64 s[4:5], s6, v63
21E8  v_cndmask_b32_e64 v43, 0, 1, vcc
21F0  v_cndmask_b32_e32 v42, v64, v42, vcc
21F4  v_and_b32_e32 v64, 0x80000000, v9
21FC  v_cmp_lt_u32_e32 vcc, s6, v62
2200  v_cndmask_b32_e64 v63, 0, 7, s[4:5]
2208  s_nop 0
220C  v_cndmask_b32_e32 v9, v9, v64, vcc
2210  v_and_b32_e32 v64, 0x80000000, v8
2218  v_cndmask_b32_e64 v8, v8, v64, s[4:5]
2220  v_or_b32_e32 v64, 0x70, v63
2228  v_cndmask_b32_e32 v63, v63, v64, vcc
222C  v_cmp_lt_u32_e32 vcc, s11, v62
2230  s_nop 1
2234  v_addc_co_u32_e64 v41, s[4:5], v41, v43, vcc
223C  v_max_u32_e32 v43, v62, v42
2240  v_cndmask_b32_e32 v42, v43, v42, vcc
2244  v_or_b32_e32 v43, 0x700, v63
224C  v_cmp_lt_u32_e32 vcc, s6, v61
2250  v_cmp_lt_u32_e64 s[4:5], s11, v61
2258  v_max_u32_e32 v61, v61, v42
225C  v_cndmask_b32_e32 v43, v63, v43, vcc
2260  v_cndmask_b32_e64 v62, 0, 1, s[4:5]
2268  v_cndmask_b32_e64 v42, v61, v42, s[4:5]
2270  v_and_b32_e32 v61, 0x80000000, v12
2278  v_and_b32_e32 v63, 0x80000000, v13
2280  v_cmp_lt_u32_e64 s[4:5], s6, v60
2288  v_cndmask_b32_e32 v12, v12, v61, vcc
228C  v_cmp_lt_u32_e32 vcc, s11, v60
2290  v_cndmask_b32_e64 v13, v13, v63, s[4:5]
2298  v_or_b32_e32 v63, 0x7000, v43
22A0  v_max_u32_e32 v60, v60, v42
22A4  v_cndmask_b32_e64 v43, v43, v63, s[4:5]
22AC  v_addc_co_u32_e64 v41, s[4:5], v41, v62, vcc
22B4  v_cndmask_b32_e32 v42, v60, v42, vcc
22B8  v_or_b32_e32 v60, 0x70000, v43
22C0  v_cmp_lt_u32_e32 vcc, s6, v59
22C4  v_cmp_lt_u32_e64 s[4:5], s11, v59
22CC  v_max_u32_e32 v59, v59, v42
22D0  v_cndmask_b32_e32 v43, v43, v60, vcc
22D4  v_cndmask_b32_e64 v42, v59, v42, s[4:5]
22DC  v_and_b32_e32 v59, 0x80000000, v18
22E4  v_cndmask_b32_e64 v60, 0, 1, s[4:5]
22EC  v_and_b32_e32 v61, 0x80000000, v19
22F4  v_or_b32_e32 v62, 0x700000, v43
22FC  v_cmp_lt_u32_e64 s[4:5], s6, v58
2304  v_cndmask_b32_e32 v18, v18, v59, vcc
2308  v_cmp_lt_u32_e32 vcc, s11, v58
230C  v_cndmask_b32_e64 v19, v19, v61, s[4:5]
2314  v_cndmask_b32_e64 v43, v43, v62, s[4:5]
231C  v_addc_co_u32_e64 v59, s[4:5], v41, v60, vcc
2324  v_max_u32_e32 v41, v58, v42
2328  v_cndmask_b32_e32 v41, v41, v42, vcc
232C  v_or_b32_e32 v42, 0x7000000, v43
2334  v_cmp_lt_u32_e32 vcc, s6, v57
2338  v_cmp_lt_u32_e64 s[4:5], s11, v57
2340  v_max_u32_e32 v57, v57, v41
2344  v_cndmask_b32_e32 v42, v43, v42, vcc
2348  v_cndmask_b32_e64 v57, v57, v41, s[4:5]
2350  v_and_b32_e32 v41, 0x80000000, v24
2358  v_cndmask_b32_e64 v43, 0, 1, s[4:5]
2360  v_and_b32_e32 v58, 0x80000000, v25
2368  v_or_b32_e32 v60, 0x70000000, v42
2370  v_cmp_lt_u32_e64 s[4:5], s6, v56
2378  v_cndmask_b32_e32 v24, v24, v41, vcc
237C  v_cmp_lt_u32_e32 vcc, s11, v56
2380  v_cndmask_b32_e64 v25, v25, v58, s[4:5]
2388  v_cndmask_b32_e64 v41, v42, v60, s[4:5]
2390  v_addc_co_u32_e64 v42, s[4:5], v59, v43, vcc
2398  v_max_u32_e32 v43, v56, v57
239C  v_cndmask_b32_e32 v43, v43, v57, vcc
23A0  v_cmp_lt_u32_e32 vcc, s6, v55
23A4  v_cmp_lt_u32_e64 s[4:5], s11, v55
23AC  v_max_u32_e32 v55, v55, v43
23B0  v_cndmask_b32_e64 v56, 0, 7, vcc
23B8  v_cndmask_b32_e64 v43, v55, v43, s[4:5]
23C0  v_and_b32_e32 v55, 0x80000000, v14
23C8  v_cndmask_b32_e64 v57, 0, 1, s[4:5]
23D0  v_and_b32_e32 v58, 0x80000000, v15
23D8  v_or_b32_e32 v59, 0x70, v56
23E0  v_cmp_lt_u32_e64 s[4:5], s6, v54
23E8  v_cndmask_b32_e32 v14, v14, v55, vcc
23EC  v_cmp_lt_u32_e32 vcc, s11, v54
23F0  v_max_u32_e32 v54, v54, v43
23F4  v_cndmask_b32_e64 v15, v15, v58, s[4:5]
23FC  v_cndmask_b32_e64 v55, v56, v59, s[4:5]
2404  v_addc_co_u32_e64 v42, s[4:5], v42, v57, vcc
240C  v_cndmask_b32_e32 v43, v54, v43, vcc
2410  v_or_b32_e32 v54, 0x700, v55
2418  v_cmp_lt_u32_e32 vcc, s6, v53
241C  v_cmp_lt_u32_e64 s[4:5], s11, v53
2424  v_max_u32_e32 v53, v53, v43
2428  v_cndmask_b32_e32 v54, v55, v54, vcc
242C  v_cndmask_b32_e64 v43, v53, v43, s[4:5]
2434  v_and_b32_e32 v53, 0x80000000, v20
243C  v_cndmask_b32_e64 v55, 0, 1, s[4:5]
2444  v_and_b32_e32 v56, 0x80000000, v21
244C  v_or_b32_e32 v57, 0x7000, v54
2454  v_cmp_lt_u32_e64 s[4:5], s6, v52
245C  v_cndmask_b32_e32 v20, v20, v53, vcc
2460  v_cmp_lt_u32_e32 vcc, s11, v52
2464  v_max_u32_e32 v52, v52, v43
2468  v_cndmask_b32_e64 v21, v21, v56, s[4:5]
2470  v_cndmask_b32_e64 v53, v54, v57, s[4:5]
2478  v_addc_co_u32_e64 v42, s[4:5], v42, v55, vcc
2480  v_cndmask_b32_e32 v43, v52, v43, vcc
2484  v_or_b32_e32 v52, 0x70000, v53
248C  v_cmp_lt_u32_e32 vcc, s6, v51
2490  v_cmp_lt_u32_e64 s[4:5], s11, v51
2498  v_max_u32_e32 v51, v51, v43
249C  v_cndmask_b32_e32 v52, v53, v52, vcc
24A0  v_cndmask_b32_e64 v43, v51, v43, s[4:5]
24A8  v_and_b32_e32 v51, 0x80000000, v26
24B0  v_cndmask_b32_e64 v53, 0, 1, s[4:5]
24B8  v_and_b32_e32 v54, 0x80000000, v27
24C0  v_or_b32_e32 v55, 0x700000, v52
24C8  v_cmp_lt_u32_e64 s[4:5], s6, v50
24D0  v_cndmask_b32_e32 v26, v26, v51, vcc
24D4  v_cmp_lt_u32_e32 vcc, s11, v50
24D8  v_cndmask_b32_e64 v27, v27, v54, s[4:5]
24E0  v_cndmask_b32_e64 v51, v52, v55, s[4:5]
24E8  v_addc_co_u32_e64 v52, s[4:5], v42, v53, vcc
24F0  v_max_u32_e32 v42, v50, v43
24F4  v_cndmask_b32_e32 v42, v42, v43, vcc
24F8  v_or_b32_e32 v43, 0x7000000, v51
2500  v_cmp_lt_u32_e32 vcc, s6, v49
2504  v_cmp_lt_u32_e64 s[4:5], s11, v49
250C  v_max_u32_e32 v49, v49, v42
2510  v_cndmask_b32_e32 v43, v51, v43, vcc
2514  v_cndmask_b32_e64 v49, v49, v42, s[4:5]
251C  v_and_b32_e32 v42, 0x80000000, v30
2524  v_cndmask_b32_e64 v50, 0, 1, s[4:5]
252C  v_and_b32_e32 v51, 0x80000000, v31
2534  v_or_b32_e32 v53, 0x70000000, v43
253C  v_cmp_lt_u32_e64 s[4:5], s6, v48
2544  v_cndmask_b32_e32 v30, v30, v42, vcc
2548  v_cmp_lt_u32_e32 vcc, s11, v48
254C  v_max_u32_e32 v48, v48, v49
2550  v_cndmask_b32_e64 v31, v31, v51, s[4:5]
2558  v_cndmask_b32_e64 v42, v43, v53, s[4:5]
2560  v_addc_co_u32_e64 v43, s[4:5], v52, v50, vcc
2568  v_cndmask_b32_e32 v48, v48, v49, vcc
256C  v_cmp_lt_u32_e32 vcc, s6, v47
2570  v_cmp_lt_u32_e64 s[4:5], s11, v47
2578  v_max_u32_e32 v47, v47, v48
257C  v_cndmask_b32_e64 v49, 0, 7, vcc
2584  v_cndmask_b32_e64 v47, v47, v48, s[4:5]
258C  v_and_b32_e32 v48, 0x80000000, v22
2594  v_cndmask_b32_e64 v50, 0, 1, s[4:5]
259C  v_and_b32_e32 v51, 0x80000000, v23
25A4  v_or_b32_e32 v52, 0x70, v49
25AC  v_cmp_lt_u32_e64 s[4:5], s6, v46
25B4  v_cndmask_b32_e32 v22, v22, v48, vcc
25B8  v_cmp_lt_u32_e32 vcc, s11, v46
25BC  v_max_u32_e32 v46, v46, v47
25C0  v_cndmask_b32_e64 v23, v23, v51, s[4:5]
25C8  v_cndmask_b32_e64 v48, v49, v52, s[4:5]
25D0  v_addc_co_u32_e64 v43, s[4:5], v43, v50, vcc
25D8  v_cndmask_b32_e32 v46, v46, v47, vcc
25DC  v_or_b32_e32 v47, 0x700, v48
25E4  v_cmp_lt_u32_e32 vcc, s6, v45
25E8  v_cmp_lt_u32_e64 s[4:5], s11, v45
25F0  v_max_u32_e32 v45, v45, v46
25F4  v_cndmask_b32_e32 v47, v48, v47, vcc
25F8  v_cndmask_b32_e64 v45, v45, v46, s[4:5]
2600  v_and_b32_e32 v46, 0x80000000, v28
2608  v_cndmask_b32_e64 v48, 0, 1, s[4:5]
2610  v_and_b32_e32 v49, 0x80000000, v29
2618  v_or_b32_e32 v50, 0x7000, v47
2620  v_cmp_lt_u32_e64 s[4:5], s6, v44
2628  v_cndmask_b32_e32 v28, v28, v46, vcc
262C  v_cmp_lt_u32_e32 vcc, s11, v44
2630  v_max_u32_e32 v44, v44, v45
2634  v_cndmask_b32_e64 v29, v29, v49, s[4:5]
263C  v_cndmask_b32_e64 v46, v47, v50, s[4:5]
2644  v_addc_co_u32_e64 v43, s[4:5], v43, v48, vcc
264C  v_cndmask_b32_e32 v44, v44, v45, vcc
2650  v_or_b32_e32 v45, 0x70000, v46
2658  v_cmp_lt_u32_e32 vcc, s6, v39
265C  v_cmp_lt_u32_e64 s[4:5], s11, v39
2664  v_max_u32_e32 v39, v39, v44
2668  v_cndmask_b32_e32 v45, v46, v45, vcc
266C  v_cndmask_b32_e64 v39, v39, v44, s[4:5]
2674  v_and_b32_e32 v44, 0x80000000, v32
267C  v_cndmask_b32_e64 v46, 0, 1, s[4:5]
2684  v_and_b32_e32 v47, 0x80000000, v33
268C  v_or_b32_e32 v48, 0x700000, v45
2694  v_cmp_lt_u32_e64 s[4:5], s6, v38
269C  v_cndmask_b32_e32 v32, v32, v44, vcc
26A0  v_cmp_lt_u32_e32 vcc, s11, v38
26A4  v_max_u32_e32 v38, v38, v39
26A8  v_cndmask_b32_e64 v33, v33, v47, s[4:5]
26B0  v_cndmask_b32_e64 v44, v45, v48, s[4:5]
26B8  v_addc_co_u32_e64 v45, s[4:5], v43, v46, vcc
26C0  v_cndmask_b32_e32 v38, v38, v39, vcc
26C4  v_or_b32_e32 v39, 0x7000000, v44
26CC  v_cmp_lt_u32_e32 vcc, s6, v37
26D0  v_cmp_lt_u32_e64 s[4:5], s11, v37
26D8  v_max_u32_e32 v37, v37, v38
26DC  v_cndmask_b32_e32 v39, v44, v39, vcc
26E0  v_cndmask_b32_e64 v37, v37, v38, s[4:5]
26E8  v_and_b32_e32 v38, 0x80000000, v34
26F0  v_cndmask_b32_e64 v44, 0, 1, s[4:5]
26F8  v_and_b32_e32 v43, 0x80000000, v35
2700  v_or_b32_e32 v46, 0x70000000, v39
2708  v_cmp_lt_u32_e64 s[4:5], s6, v36
2710  v_cndmask_b32_e32 v34, v34, v38, vcc
2714  v_cmp_lt_u32_e32 vcc, s11, v36
2718  v_cndmask_b32_e64 v35, v35, v43, s[4:5]
2720  v_cndmask_b32_e64 v43, v39, v46, s[4:5]
2728  v_addc_co_u32_e64 v38, s[4:5], v45, v44, vcc
2730  v_max_u32_e32 v36, v36, v37
2734  v_cndmask_b32_e32 v36, v36, v37, vcc
2738  v_mov_b32_e32 v37, 0x7f800000
2740  v_cmp_ne_u32_e32 vcc, 32, v38
2744  s_nop 1
2748  v_cndmask_b32_e32 v72, v37, v36, vcc
274C  s_or_b64 exec, exec, s[14:15]
2750  s_load_dwordx2 s[4:5], s[0:1], 0x30
2758  v_cmp_ne_u32_e32 vcc, 0, v72
275C  v_mov_b32_e32 v44, 0x7f
2764  s_and_saveexec_b64 s[14:15], vcc
2768  s_cbranch_execz 26
276C  s_bfe_u32 s6, s7, 0x20004
2774  s_cmp_eq_u32 s6, 2
2778  s_cselect_b64 s[16:17], -1, 0
277C  s_and_b64 s[18:19], s[16:17], exec
2780  s_waitcnt lgkmcnt(0)
2784  s_cselect_b32 s11, 0x3fffff, 0
278C  s_cmp_lg_u32 s6, 0
2790  s_cselect_b32 s6, s11, 0x200000
2798  v_add_u32_e32 v36, s6, v72
279C  s_mov_b32 s6, 0x17fffff
27A4  v_lshrrev_b32_e32 v37, 23, v36
27A8  v_add_u32_e32 v37, -2, v37
27AC  v_cmp_lt_u32_e32 vcc, s6, v36
27B0  s_mov_b32 s6, 0x7f800000
27B8  s_nop 0
27BC  v_cndmask_b32_e32 v36, 0, v37, vcc
27C0  v_cmp_eq_u32_e32 vcc, s6, v72
27C4  v_mov_b32_e32 v37, 0xfe
27CC  s_and_b64 vcc, s[16:17], vcc
27D0  v_cndmask_b32_e32 v44, v36, v37, vcc
27D4  s_or_b64 exec, exec, s[14:15]
27D8  v_cmp_eq_u32_e32 vcc, 0, v44
27DC  s_cbranch_vccz 37
27E0  s_nop 0
27E4  v_cndmask_b32_e64 v36, 1.0, 2.0, vcc
27EC  v_pk_mul_f32 v[4:5], v[36:37], v[4:5] op_sel_hi:[0,1]
27F4  v_pk_mul_f32 v[6:7], v[36:37], v[6:7] op_sel_hi:[0,1]
27FC  v_pk_mul_f32 v[10:11], v[36:37], v[10:11] op_sel_hi:[0,1]
2804  v_pk_mul_f32 v[16:17], v[36:37], v[16:17] op_sel_hi:[0,1]
280C  v_pk_mul_f32 v[8:9], v[8:9], v[36:37] op_sel_hi:[1,0]
2814  v_pk_mul_f32 v[12:13], v[12:13], v[36:37] op_sel_hi:[1,0]
281C  v_pk_mul_f32 v[18:19], v[18:19], v[36:37] op_sel_hi:[1,0]
2824  v_pk_mul_f32 v[24:25], v[24:25], v[36:37] op_sel_hi:[1,0]
282C  v_pk_mul_f32 v[14:15], v[14:15], v[36:37] op_sel_hi:[1,0]
2834  v_pk_mul_f32 v[20:21], v[20:21], v[36:37] op_sel_hi:[1,0]
283C  v_pk_mul_f32 v[26:27], v[26:27], v[36:37] op_sel_hi:[1,0]
2844  v_pk_mul_f32 v[30:31], v[30:31], v[36:37] op_sel_hi:[1,0]
284C  v_pk_mul_f32 v[22:23], v[22:23], v[36:37] op_sel_hi:[1,0]
2854  v_pk_mul_f32 v[28:29], v[28:29], v[36:37] op_sel_hi:[1,0]
285C  v_pk_mul_f32 v[32:33], v[32:33], v[36:37] op_sel_hi:[1,0]
2864  v_pk_mul_f32 v[34:35], v[34:35], v[36:37] op_sel_hi:[1,0]
286C  v_max_u32_e32 v45, 1, v44
2870  s_branch 1
2874  v_mov_b32_e32 v45, v44
2878  v_mov_b32_e32 v38, s3
287C  v_mov_b32_e32 v39, 0
2880  v_mad_u64_u32 v[36:37], s[2:3], s2, v1, v[38:39]
2888  s_and_b32 s2, s7, 4
288C  s_bitcmp1_b32 s7, 2
2890  v_lshlrev_b32_e32 v1, 23, v45
2894  s_cselect_b64 s[6:7], -1, 0
2898  s_cmp_eq_u32 s2, 0
289C  v_lshlrev_b32_e32 v45, 2, v36
28A0  s_waitcnt lgkmcnt(0)
28A4  s_mul_i32 s11, s9, 0xcd9e8d57
28AC  s_mul_hi_u32 s9, s9, 0xcd9e8d57
28B4  s_cbranch_scc1 132
28B8  s_mov_b32 s14, 0xd2511f53
28C0  v_mad_u64_u32 v[46:47], s[2:3], v45, s14, 0
28C8  s_xor_b32 s2, s4, s9
28CC  v_xor_b32_e32 v38, s5, v47
28D0  s_mov_b32 s15, 0xcd9e8d57
28D8  s_xor_b32 s2, s8, s2
28DC  v_xor_b32_e32 v38, s10, v38
28E0  s_add_i32 s16, s4, 0x9e3779b9
28E8  s_mul_i32 s18, s2, 0xd2511f53
28F0  s_mul_hi_u32 s19, s2, 0xd2511f53
28F8  v_mad_u64_u32 v[48:49], s[2:3], v38, s15, 0
2900  s_add_i32 s17, s5, 0xbb67ae85
2908  s_xor_b32 s2, s11, s16
290C  v_xor_b32_e32 v38, s2, v49
2910  s_xor_b32 s2, s17, s19
2914  v_xor_b32_e32 v49, s2, v46
2918  s_add_i32 s17, s5, 0x76cf5d0a
2920  v_mad_u64_u32 v[46:47], s[2:3], v38, s14, 0
2928  v_mad_u64_u32 v[50:51], s[2:3], v49, s15, 0
2930  s_add_i32 s16, s4, 0x3c6ef372
2938  s_xor_b32 s2, s18, s17
293C  v_xor_b32_e32 v38, s16, v51
2940  v_xor_b32_e32 v47, s2, v47
2944  v_xor_b32_e32 v38, v38, v48
2948  s_add_i32 s16, s4, 0xdaa66d2b
2950  v_mad_u64_u32 v[52:53], s[2:3], v47, s15, 0
2958  s_add_i32 s17, s5, 0x32370b8f
2960  v_mad_u64_u32 v[48:49], s[2:3], v38, s14, 0
2968  v_xor_b32_e32 v38, s16, v53
296C  v_xor_b32_e32 v38, v38, v50
2970  v_xor_b32_e32 v47, s17, v49
2974  v_xor_b32_e32 v49, v47, v46
2978  s_add_i32 s17, s5, 0xed9eba14
2980  v_mad_u64_u32 v[46:47], s[2:3], v38, s14, 0
2988  s_add_i32 s16, s4, 0x78dde6e4
2990  v_mad_u64_u32 v[50:51], s[2:3], v49, s15, 0
2998  v_xor_b32_e32 v47, s17, v47
299C  v_xor_b32_e32 v38, s16, v51
29A0  v_xor_b32_e32 v47, v47, v48
29A4  v_xor_b32_e32 v38, v38, v52
29A8  s_add_i32 s16, s4, 0x1715609d
29B0  v_mad_u64_u32 v[52:53], s[2:3], v47, s15, 0
29B8  s_add_i32 s17, s5, 0xa9066899
29C0  v_mad_u64_u32 v[48:49], s[2:3], v38, s14, 0
29C8  v_xor_b32_e32 v38, s16, v53
29CC  v_xor_b32_e32 v38, v38, v50
29D0  v_xor_b32_e32 v47, s17, v49
29D4  v_xor_b32_e32 v49, v47, v46
29D8  s_add_i32 s17, s5, 0x646e171e
29E0  v_mad_u64_u32 v[46:47], s[2:3], v38, s14, 0
29E8  s_add_i32 s16, s4, 0xb54cda56
29F0  v_mad_u64_u32 v[50:51], s[2:3], v49, s15, 0
29F8  v_xor_b32_e32 v47, s17, v47
29FC  v_xor_b32_e32 v38, s16, v51
2A00  v_xor_b32_e32 v47, v47, v48
2A04  v_xor_b32_e32 v38, v38, v52
2A08  s_add_i32 s16, s4, 0x5384540f
2A10  v_mad_u64_u32 v[52:53], s[2:3], v47, s15, 0
2A18  s_add_i32 s17, s5, 0x1fd5c5a3
2A20  v_mad_u64_u32 v[48:49], s[2:3], v38, s14, 0
2A28  v_xor_b32_e32 v38, s16, v53
2A2C  v_xor_b32_e32 v38, v38, v50
2A30  v_xor_b32_e32 v47, s17, v49
2A34  v_xor_b32_e32 v49, v47, v46
2A38  s_add_i32 s17, s5, 0xdb3d7428
2A40  v_mad_u64_u32 v[46:47], s[2:3], v38, s14, 0
2A48  s_add_i32 s16, s4, 0xf1bbcdc8
2A50  v_mad_u64_u32 v[50:51], s[2:3], v49, s15, 0
2A58  v_xor_b32_e32 v47, s17, v47
2A5C  v_xor_b32_e32 v38, s16, v51
2A60  v_xor_b32_e32 v47, v47, v48
2A64  v_xor_b32_e32 v38, v38, v52
2A68  v_mad_u64_u32 v[52:53], s[2:3], v47, s15, 0
2A70  s_add_i32 s16, s4, 0x8ff34781
2A78  v_mad_u64_u32 v[48:49], s[2:3], v38, s14, 0
2A80  v_xor_b32_e32 v38, v53, v50
2A84  s_add_i32 s17, s5, 0x96a522ad
2A8C  v_xor_b32_e32 v47, s16, v38
2A90  v_xor_b32_e32 v38, v49, v46
2A94  v_xor_b32_e32 v46, s17, v38
2A98  v_mov_b32_e32 v38, v39
2A9C  v_cvt_scalef32_sr_pk_fp4_f32 v39, v[4:5], v47, v1
2AA4  v_cvt_scalef32_sr_pk_fp4_f32 v38, v[10:11], v46, v1 op_sel:[0,0,0,1]
2AAC  v_cvt_scalef32_sr_pk_fp4_f32 v39, v[6:7], v52, v1 op_sel:[0,0,1,0]
2AB4  v_cvt_scalef32_sr_pk_fp4_f32 v38, v[16:17], v48, v1 op_sel:[0,0,1,1]
2ABC  s_nop 0
2AC0  s_cbranch_execz 1
2AC4  s_branch 11
2AC8  v_mov_b32_e32 v39, 0
2ACC  v_mov_b32_e32 v38, 0
2AD0  v_cvt_scalef32_pk_fp4_f32 v39, v4, v5, v1
2AD8  v_cvt_scalef32_pk_fp4_f32 v38, v10, v11, v1 op_sel:[0,0,0,1]
2AE0  v_cvt_scalef32_pk_fp4_f32 v39, v6, v7, v1 op_sel:[0,0,1,0]
2AE8  v_cvt_scalef32_pk_fp4_f32 v38, v16, v17, v1 op_sel:[0,0,1,1]
2AF0  s_nop 0
2AF4  v_cndmask_b32_e64 v4, 0, 1, s[6:7]
2AFC  v_cmp_ne_u32_e64 s[2:3], 1, v4
2B04  s_andn2_b64 vcc, exec, s[6:7]
2B08  s_cbranch_vccnz 134
2B0C  v_or_b32_e32 v4, 1, v45
2B10  s_mov_b32 s14, 0xd2511f53
2B18  v_mad_u64_u32 v[4:5], s[6:7], v4, s14, 0
2B20  s_xor_b32 s6, s4, s9
2B24  v_xor_b32_e32 v5, s5, v5
2B28  s_mov_b32 s15, 0xcd9e8d57
2B30  s_xor_b32 s6, s8, s6
2B34  v_xor_b32_e32 v5, s10, v5
2B38  s_add_i32 s16, s4, 0x9e3779b9
2B40  s_mul_i32 s18, s6, 0xd2511f53
2B48  s_mul_hi_u32 s19, s6, 0xd2511f53
2B50  v_mad_u64_u32 v[6:7], s[6:7], v5, s15, 0
2B58  s_add_i32 s17, s5, 0xbb67ae85
2B60  s_xor_b32 s6, s11, s16
2B64  v_xor_b32_e32 v5, s6, v7
2B68  s_xor_b32 s6, s17, s19
2B6C  v_xor_b32_e32 v7, s6, v4
2B70  s_add_i32 s16, s4, 0x3c6ef372
2B78  s_add_i32 s17, s5, 0x76cf5d0a
2B80  v_mad_u64_u32 v[4:5], s[6:7], v5, s14, 0
2B88  v_mad_u64_u32 v[10:11], s[6:7], v7, s15, 0
2B90  v_xor_b32_e32 v7, s16, v11
2B94  s_xor_b32 s6, s18, s17
2B98  v_xor_b32_e32 v6, v7, v6
2B9C  v_xor_b32_e32 v5, s6, v5
2BA0  s_add_i32 s16, s4, 0xdaa66d2b
2BA8  s_add_i32 s17, s5, 0x32370b8f
2BB0  v_mad_u64_u32 v[6:7], s[6:7], v6, s14, 0
2BB8  v_mad_u64_u32 v[16:17], s[6:7], v5, s15, 0
2BC0  v_xor_b32_e32 v5, s16, v17
2BC4  v_xor_b32_e32 v7, s17, v7
2BC8  v_xor_b32_e32 v5, v5, v10
2BCC  v_xor_b32_e32 v7, v7, v4
2BD0  s_add_i32 s16, s4, 0x78dde6e4
2BD8  s_add_i32 s17, s5, 0xed9eba14
2BE0  v_mad_u64_u32 v[4:5], s[6:7], v5, s14, 0
2BE8  v_mad_u64_u32 v[10:11], s[6:7], v7, s15, 0
2BF0  v_xor_b32_e32 v7, s16, v11
2BF4  v_xor_b32_e32 v5, s17, v5
2BF8  v_xor_b32_e32 v7, v7, v16
2BFC  v_xor_b32_e32 v5, v5, v6
2C00  s_add_i32 s16, s4, 0x1715609d
2C08  s_add_i32 s17, s5, 0xa9066899
2C10  v_mad_u64_u32 v[6:7], s[6:7], v7, s14, 0
2C18  v_mad_u64_u32 v[16:17], s[6:7], v5, s15, 0
2C20  v_xor_b32_e32 v5, s16, v17
2C24  v_xor_b32_e32 v7, s17, v7
2C28  v_xor_b32_e32 v5, v5, v10
2C2C  v_xor_b32_e32 v7, v7, v4
2C30  s_add_i32 s16, s4, 0xb54cda56
2C38  s_add_i32 s17, s5, 0x646e171e
2C40  v_mad_u64_u32 v[4:5], s[6:7], v5, s14, 0
2C48  v_mad_u64_u32 v[10:11], s[6:7], v7, s15, 0
2C50  v_xor_b32_e32 v7, s16, v11
2C54  v_xor_b32_e32 v5, s17, v5
2C58  v_xor_b32_e32 v7, v7, v16
2C5C  v_xor_b32_e32 v5, v5, v6
2C60  s_add_i32 s16, s4, 0x5384540f
2C68  s_add_i32 s17, s5, 0x1fd5c5a3
2C70  v_mad_u64_u32 v[6:7], s[6:7], v7, s14, 0
2C78  v_mad_u64_u32 v[16:17], s[6:7], v5, s15, 0
2C80  v_xor_b32_e32 v5, s16, v17
2C84  v_xor_b32_e32 v7, s17, v7
2C88  v_xor_b32_e32 v5, v5, v10
2C8C  v_xor_b32_e32 v7, v7, v4
2C90  s_add_i32 s16, s4, 0xf1bbcdc8
2C98  s_add_i32 s17, s5, 0xdb3d7428
2CA0  v_mad_u64_u32 v[4:5], s[6:7], v5, s14, 0
2CA8  v_mad_u64_u32 v[10:11], s[6:7], v7, s15, 0
2CB0  v_xor_b32_e32 v7, s16, v11
2CB4  v_xor_b32_e32 v5, s17, v5
2CB8  v_xor_b32_e32 v7, v7, v16
2CBC  v_xor_b32_e32 v5, v5, v6
2CC0  v_mad_u64_u32 v[6:7], s[6:7], v7, s14, 0
2CC8  v_mad_u64_u32 v[16:17], s[6:7], v5, s15, 0
2CD0  s_add_i32 s16, s4, 0x8ff34781
2CD8  s_add_i32 s17, s5, 0x96a522ad
2CE0  v_xor_b32_e32 v5, v17, v10
2CE4  v_xor_b32_e32 v4, v7, v4
2CE8  v_xor_b32_e32 v10, s16, v5
2CEC  v_xor_b32_e32 v7, s17, v4
2CF0  v_mov_b32_e32 v4, 0
2CF4  v_mov_b32_e32 v5, 0
2CF8  v_cvt_scalef32_sr_pk_fp4_f32 v4, v[8:9], v10, v1
2D00  v_cvt_scalef32_sr_pk_fp4_f32 v5, v[18:19], v7, v1 op_sel:[0,0,0,1]
2D08  v_cvt_scalef32_sr_pk_fp4_f32 v4, v[12:13], v16, v1 op_sel:[0,0,1,0]
2D10  v_cvt_scalef32_sr_pk_fp4_f32 v5, v[24:25], v6, v1 op_sel:[0,0,1,1]
2D18  s_nop 0
2D1C  s_cbranch_execz 1
2D20  s_branch 11
2D24  v_mov_b32_e32 v4, 0
2D28  v_mov_b32_e32 v5, 0
2D2C  v_cvt_scalef32_pk_fp4_f32 v4, v8, v9, v1
2D34  v_cvt_scalef32_pk_fp4_f32 v5, v18, v19, v1 op_sel:[0,0,0,1]
2D3C  v_cvt_scalef32_pk_fp4_f32 v4, v12, v13, v1 op_sel:[0,0,1,0]
2D44  v_cvt_scalef32_pk_fp4_f32 v5, v24, v25, v1 op_sel:[0,0,1,1]
2D4C  s_nop 0
2D50  s_and_b64 vcc, exec, s[2:3]
2D54  s_cbranch_vccnz 134
2D58  v_or_b32_e32 v6, 2, v45
2D5C  s_mov_b32 s14, 0xd2511f53
2D64  v_mad_u64_u32 v[6:7], s[6:7], v6, s14, 0
2D6C  s_xor_b32 s6, s4, s9
2D70  v_xor_b32_e32 v7, s5, v7
2D74  s_mov_b32 s15, 0xcd9e8d57
2D7C  s_xor_b32 s6, s8, s6
2D80  v_xor_b32_e32 v7, s10, v7
2D84  s_add_i32 s16, s4, 0x9e3779b9
2D8C  s_mul_i32 s18, s6, 0xd2511f53
2D94  s_mul_hi_u32 s19, s6, 0xd2511f53
2D9C  v_mad_u64_u32 v[8:9], s[6:7], v7, s15, 0
2DA4  s_add_i32 s17, s5, 0xbb67ae85
2DAC  s_xor_b32 s6, s11, s16
2DB0  v_xor_b32_e32 v7, s6, v9
2DB4  s_xor_b32 s6, s17, s19
2DB8  v_xor_b32_e32 v9, s6, v6
2DBC  s_add_i32 s16, s4, 0x3c6ef372
2DC4  s_add_i32 s17, s5, 0x76cf5d0a
2DCC  v_mad_u64_u32 v[6:7], s[6:7], v7, s14, 0
2DD4  v_mad_u64_u32 v[10:11], s[6:7], v9, s15, 0
2DDC  v_xor_b32_e32 v9, s16, v11
2DE0  s_xor_b32 s6, s18, s17
2DE4  v_xor_b32_e32 v8, v9, v8
2DE8  v_xor_b32_e32 v7, s6, v7
2DEC  s_add_i32 s16, s4, 0xdaa66d2b
2DF4  s_add_i32 s17, s5, 0x32370b8f
2DFC  v_mad_u64_u32 v[8:9], s[6:7], v8, s14, 0
2E04  v_mad_u64_u32 v[12:13], s[6:7], v7, s15, 0
2E0C  v_xor_b32_e32 v7, s16, v13
2E10  v_xor_b32_e32 v9, s17, v9
2E14  v_xor_b32_e32 v7, v7, v10
2E18  v_xor_b32_e32 v9, v9, v6
2E1C  s_add_i32 s16, s4, 0x78dde6e4
2E24  s_add_i32 s17, s5, 0xed9eba14
2E2C  v_mad_u64_u32 v[6:7], s[6:7], v7, s14, 0
2E34  v_mad_u64_u32 v[10:11], s[6:7], v9, s15, 0
2E3C  v_xor_b32_e32 v9, s16, v11
2E40  v_xor_b32_e32 v7, s17, v7
2E44  v_xor_b32_e32 v9, v9, v12
2E48  v_xor_b32_e32 v7, v7, v8
2E4C  s_add_i32 s16, s4, 0x1715609d
2E54  s_add_i32 s17, s5, 0xa9066899
2E5C  v_mad_u64_u32 v[8:9], s[6:7], v9, s14, 0
2E64  v_mad_u64_u32 v[12:13], s[6:7], v7, s15, 0
2E6C  v_xor_b32_e32 v7, s16, v13
2E70  v_xor_b32_e32 v9, s17, v9
2E74  v_xor_b32_e32 v7, v7, v10
2E78  v_xor_b32_e32 v9, v9, v6
2E7C  s_add_i32 s16, s4, 0xb54cda56
2E84  s_add_i32 s17, s5, 0x646e171e
2E8C  v_mad_u64_u32 v[6:7], s[6:7], v7, s14, 0
2E94  v_mad_u64_u32 v[10:11], s[6:7], v9, s15, 0
2E9C  v_xor_b32_e32 v9, s16, v11
2EA0  v_xor_b32_e32 v7, s17, v7
2EA4  v_xor_b32_e32 v9, v9, v12
2EA8  v_xor_b32_e32 v7, v7, v8
2EAC  s_add_i32 s16, s4, 0x5384540f
2EB4  s_add_i32 s17, s5, 0x1fd5c5a3
2EBC  v_mad_u64_u32 v[8:9], s[6:7], v9, s14, 0
2EC4  v_mad_u64_u32 v[12:13], s[6:7], v7, s15, 0
2ECC  v_xor_b32_e32 v7, s16, v13
2ED0  v_xor_b32_e32 v9, s17, v9
2ED4  v_xor_b32_e32 v7, v7, v10
2ED8  v_xor_b32_e32 v9, v9, v6
2EDC  s_add_i32 s16, s4, 0xf1bbcdc8
2EE4  s_add_i32 s17, s5, 0xdb3d7428
2EEC  v_mad_u64_u32 v[6:7], s[6:7], v7, s14, 0
2EF4  v_mad_u64_u32 v[10:11], s[6:7], v9, s15, 0
2EFC  v_xor_b32_e32 v9, s16, v11
2F00  v_xor_b32_e32 v7, s17, v7
2F04  v_xor_b32_e32 v9, v9, v12
2F08  v_xor_b32_e32 v7, v7, v8
2F0C  v_mad_u64_u32 v[8:9], s[6:7], v9, s14, 0
2F14  v_mad_u64_u32 v[12:13], s[6:7], v7, s15, 0
2F1C  s_add_i32 s16, s4, 0x8ff34781
2F24  s_add_i32 s17, s5, 0x96a522ad
2F2C  v_xor_b32_e32 v7, v13, v10
2F30  v_xor_b32_e32 v6, v9, v6
2F34  v_xor_b32_e32 v10, s16, v7
2F38  v_xor_b32_e32 v9, s17, v6
2F3C  v_mov_b32_e32 v6, 0
2F40  v_mov_b32_e32 v7, 0
2F44  v_cvt_scalef32_sr_pk_fp4_f32 v6, v[14:15], v10, v1
2F4C  v_cvt_scalef32_sr_pk_fp4_f32 v7, v[26:27], v9, v1 op_sel:[0,0,0,1]
2F54  v_cvt_scalef32_sr_pk_fp4_f32 v6, v[20:21], v12, v1 op_sel:[0,0,1,0]
2F5C  v_cvt_scalef32_sr_pk_fp4_f32 v7, v[30:31], v8, v1 op_sel:[0,0,1,1]
2F64  s_nop 0
2F68  s_cbranch_execz 1
2F6C  s_branch 11
2F70  v_mov_b32_e32 v6, 0
2F74  v_mov_b32_e32 v7, 0
2F78  v_cvt_scalef32_pk_fp4_f32 v6, v14, v15, v1
2F80  v_cvt_scalef32_pk_fp4_f32 v7, v26, v27, v1 op_sel:[0,0,0,1]
2F88  v_cvt_scalef32_pk_fp4_f32 v6, v20, v21, v1 op_sel:[0,0,1,0]
2F90  v_cvt_scalef32_pk_fp4_f32 v7, v30, v31, v1 op_sel:[0,0,1,1]
2F98  s_nop 0
2F9C  s_load_dwordx2 s[6:7], s[0:1], 0x8
2FA4  s_and_b64 vcc, exec, s[2:3]
2FA8  s_cbranch_vccnz 134
2FAC  v_or_b32_e32 v8, 3, v45
2FB0  s_mov_b32 s14, 0xd2511f53
2FB8  v_mad_u64_u32 v[8:9], s[2:3], v8, s14, 0
2FC0  s_xor_b32 s2, s4, s9
2FC4  v_xor_b32_e32 v9, s5, v9
2FC8  s_mov_b32 s15, 0xcd9e8d57
2FD0  s_xor_b32 s2, s8, s2
2FD4  v_xor_b32_e32 v9, s10, v9
2FD8  s_add_i32 s8, s4, 0x9e3779b9
2FE0  s_mul_i32 s10, s2, 0xd2511f53
2FE8  s_mul_hi_u32 s16, s2, 0xd2511f53
2FF0  v_mad_u64_u32 v[10:11], s[2:3], v9, s15, 0
2FF8  s_add_i32 s9, s5, 0xbb67ae85
3000  s_xor_b32 s2, s11, s8
3004  v_xor_b32_e32 v9, s2, v11
3008  s_xor_b32 s2, s9, s16
300C  v_xor_b32_e32 v11, s2, v8
3010  s_add_i32 s8, s4, 0x3c6ef372
3018  s_add_i32 s9, s5, 0x76cf5d0a
3020  v_mad_u64_u32 v[8:9], s[2:3], v9, s14, 0
3028  v_mad_u64_u32 v[12:13], s[2:3], v11, s15, 0
3030  v_xor_b32_e32 v11, s8, v13
3034  s_xor_b32 s2, s10, s9
3038  v_xor_b32_e32 v10, v11, v10
303C  v_xor_b32_e32 v9, s2, v9
3040  s_add_i32 s8, s4, 0xdaa66d2b
3048  s_add_i32 s9, s5, 0x32370b8f
3050  v_mad_u64_u32 v[10:11], s[2:3], v10, s14, 0
3058  v_mad_u64_u32 v[14:15], s[2:3], v9, s15, 0
3060  v_xor_b32_e32 v9, s8, v15
3064  v_xor_b32_e32 v11, s9, v11
3068  v_xor_b32_e32 v9, v9, v12
306C  v_xor_b32_e32 v11, v11, v8
3070  s_add_i32 s8, s4, 0x78dde6e4
3078  s_add_i32 s9, s5, 0xed9eba14
3080  v_mad_u64_u32 v[8:9], s[2:3], v9, s14, 0
3088  v_mad_u64_u32 v[12:13], s[2:3], v11, s15, 0
3090  v_xor_b32_e32 v11, s8, v13
3094  v_xor_b32_e32 v9, s9, v9
3098  v_xor_b32_e32 v11, v11, v14
309C  v_xor_b32_e32 v9, v9, v10
30A0  s_add_i32 s8, s4, 0x1715609d
30A8  s_add_i32 s9, s5, 0xa9066899
30B0  v_mad_u64_u32 v[10:11], s[2:3], v11, s14, 0
30B8  v_mad_u64_u32 v[14:15], s[2:3], v9, s15, 0
30C0  v_xor_b32_e32 v9, s8, v15
30C4  v_xor_b32_e32 v11, s9, v11
30C8  v_xor_b32_e32 v9, v9, v12
30CC  v_xor_b32_e32 v11, v11, v8
30D0  s_add_i32 s8, s4, 0xb54cda56
30D8  s_add_i32 s9, s5, 0x646e171e
30E0  v_mad_u64_u32 v[8:9], s[2:3], v9, s14, 0
30E8  v_mad_u64_u32 v[12:13], s[2:3], v11, s15, 0
30F0  v_xor_b32_e32 v11, s8, v13
30F4  v_xor_b32_e32 v9, s9, v9
30F8  v_xor_b32_e32 v11, v11, v14
30FC  v_xor_b32_e32 v9, v9, v10
3100  s_add_i32 s8, s4, 0x5384540f
3108  s_add_i32 s9, s5, 0x1fd5c5a3
3110  v_mad_u64_u32 v[10:11], s[2:3], v11, s14, 0
3118  v_mad_u64_u32 v[14:15], s[2:3], v9, s15, 0
3120  v_xor_b32_e32 v9, s8, v15
3124  v_xor_b32_e32 v11, s9, v11
3128  v_xor_b32_e32 v9, v9, v12
312C  v_xor_b32_e32 v11, v11, v8
3130  s_add_i32 s8, s4, 0xf1bbcdc8
3138  s_add_i32 s9, s5, 0xdb3d7428
3140  v_mad_u64_u32 v[8:9], s[2:3], v9, s14, 0
3148  v_mad_u64_u32 v[12:13], s[2:3], v11, s15, 0
3150  v_xor_b32_e32 v11, s8, v13
3154  v_xor_b32_e32 v9, s9, v9
3158  v_xor_b32_e32 v11, v11, v14
315C  v_xor_b32_e32 v9, v9, v10
3160  v_mad_u64_u32 v[10:11], s[2:3], v11, s14, 0
3168  v_mad_u64_u32 v[14:15], s[2:3], v9, s15, 0
3170  s_add_i32 s4, s4, 0x8ff34781
3178  s_add_i32 s5, s5, 0x96a522ad
3180  v_xor_b32_e32 v9, v15, v12
3184  v_xor_b32_e32 v8, v11, v8
3188  v_xor_b32_e32 v12, s4, v9
318C  v_xor_b32_e32 v11, s5, v8
3190  v_mov_b32_e32 v8, 0
3194  v_mov_b32_e32 v9, 0
3198  v_cvt_scalef32_sr_pk_fp4_f32 v8, v[22:23], v12, v1
31A0  v_cvt_scalef32_sr_pk_fp4_f32 v9, v[32:33], v11, v1 op_sel:[0,0,0,1]
31A8  v_cvt_scalef32_sr_pk_fp4_f32 v8, v[28:29], v14, v1 op_sel:[0,0,1,0]
31B0  v_cvt_scalef32_sr_pk_fp4_f32 v9, v[34:35], v10, v1 op_sel:[0,0,1,1]
31B8  s_nop 0
31BC  s_cbranch_execz 1
31C0  s_branch 11
31C4  v_mov_b32_e32 v8, 0
31C8  v_mov_b32_e32 v9, 0
31CC  v_cvt_scalef32_pk_fp4_f32 v8, v22, v23, v1
31D4  v_cvt_scalef32_pk_fp4_f32 v9, v32, v33, v1 op_sel:[0,0,0,1]
31DC  v_cvt_scalef32_pk_fp4_f32 v8, v28, v29, v1 op_sel:[0,0,1,0]
31E4  v_cvt_scalef32_pk_fp4_f32 v9, v34, v35, v1 op_sel:[0,0,1,1]
31EC  s_nop 0
31F0  v_or3_b32 v10, v38, v40, v39
31F8  v_or3_b32 v11, v5, v41, v4
3200  v_or3_b32 v12, v7, v42, v6
3208  v_or3_b32 v13, v9, v43, v8
3210  s_waitcnt lgkmcnt(0)
3214  v_lshl_add_u64 v[4:5], v[36:37], 4, s[6:7]
321C  global_store_dwordx4 v[4:5], v[10:13], off
3224  s_or_b64 exec, exec, s[12:13]
3228  s_load_dwordx2 s[0:1], s[0:1], 0x10
3230  v_mov_b32_e32 v1, 0
3234  s_waitcnt lgkmcnt(0)
3238  v_lshl_add_u64 v[2:3], s[0:1], 0, v[2:3]
3240  v_lshl_add_u64 v[0:1], v[2:3], 0, v[0:1]
3248  global_store_byte v[0:1], v44, off
3250  s_endpgm
3254  s_nop 0
