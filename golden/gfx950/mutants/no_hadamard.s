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
    .vgpr_count:     74
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
1840  s_cbranch_execz 1730
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
18D0  v_mov_b32_e32 v43, 0x7f
18D8  s_and_saveexec_b64 s[12:13], s[8:9]
18DC  s_cbranch_execz 1680
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
1E34  v_and_b32_e32 v72, 0x7fffffff, v4
1E3C  v_and_b32_e32 v70, 0x7fffffff, v5
1E44  v_max_u32_e32 v36, v70, v72
1E48  v_and_b32_e32 v69, 0x7fffffff, v6
1E50  v_and_b32_e32 v68, 0x7fffffff, v7
1E58  v_max3_u32 v36, v68, v69, v36
1E60  v_and_b32_e32 v67, 0x7fffffff, v10
1E68  v_and_b32_e32 v66, 0x7fffffff, v11
1E70  v_max3_u32 v36, v66, v67, v36
1E78  v_and_b32_e32 v65, 0x7fffffff, v16
1E80  v_and_b32_e32 v64, 0x7fffffff, v17
1E88  v_max3_u32 v36, v64, v65, v36
1E90  v_and_b32_e32 v63, 0x7fffffff, v8
1E98  v_and_b32_e32 v62, 0x7fffffff, v9
1EA0  v_max3_u32 v36, v62, v63, v36
1EA8  v_and_b32_e32 v61, 0x7fffffff, v12
1EB0  v_and_b32_e32 v60, 0x7fffffff, v13
1EB8  v_max3_u32 v36, v60, v61, v36
1EC0  v_and_b32_e32 v59, 0x7fffffff, v18
1EC8  v_and_b32_e32 v58, 0x7fffffff, v19
1ED0  v_max3_u32 v36, v58, v59, v36
1ED8  v_and_b32_e32 v57, 0x7fffffff, v24
1EE0  v_and_b32_e32 v56, 0x7fffffff, v25
1EE8  v_max3_u32 v36, v56, v57, v36
1EF0  v_and_b32_e32 v55, 0x7fffffff, v14
1EF8  v_and_b32_e32 v54, 0x7fffffff, v15
1F00  v_max3_u32 v36, v54, v55, v36
1F08  v_and_b32_e32 v53, 0x7fffffff, v20
1F10  v_and_b32_e32 v52, 0x7fffffff, v21
1F18  v_max3_u32 v36, v52, v53, v36
1F20  v_and_b32_e32 v51, 0x7fffffff, v26
1F28  v_and_b32_e32 v50, 0x7fffffff, v27
1F30  v_max3_u32 v36, v50, v51, v36
1F38  v_and_b32_e32 v48, 0x7fffffff, v30
1F40  v_and_b32_e32 v47, 0x7fffffff, v31
1F48  v_max3_u32 v36, v47, v48, v36
1F50  v_and_b32_e32 v46, 0x7fffffff, v22
1F58  v_and_b32_e32 v45, 0x7fffffff, v23
1F60  s_load_dwordx4 s[8:11], s[0:1], 0x38
1F68  v_max3_u32 v36, v45, v46, v36
1F70  v_and_b32_e32 v44, 0x7fffffff, v28
1F78  v_and_b32_e32 v43, 0x7fffffff, v29
1F80  v_max3_u32 v36, v43, v44, v36
1F88  v_and_b32_e32 v39, 0x7fffffff, v32
1F90  v_and_b32_e32 v38, 0x7fffffff, v33
1F98  v_max3_u32 v40, v38, v39, v36
1FA0  v_and_b32_e32 v37, 0x7fffffff, v34
1FA8  v_and_b32_e32 v36, 0x7fffffff, v35
1FB0  v_max3_u32 v71, v36, v37, v40
1FB8  s_mov_b32 s4, 0x7f7fffff
1FC0  v_cmp_lt_u32_e32 vcc, s4, v71
1FC4  v_mov_b32_e32 v40, 0
1FC8  v_mov_b32_e32 v41, 0
1FCC  v_mov_b32_e32 v42, 0
1FD0  v_mov_b32_e32 v49, 0
1FD4  s_and_saveexec_b64 s[4:5], vcc
1FD8  s_xor_b64 s[4:5], exec, s[4:5]
1FDC  s_cbranch_execz 538
1FE0  v_sub_u32_e32 v40, 0x7f7fffff, v72
1FE8  v_sub_u32_e32 v42, 0x7f800000, v72
1FF0  s_brev_b32 s6, 1
1FF4  v_lshrrev_b32_e32 v41, 31, v40
1FF8  v_lshrrev_b32_e32 v49, 31, v42
1FFC  v_add_u32_e32 v41, -1, v41
2000  v_cmp_lt_i32_e32 vcc, -1, v42
2004  v_sub_u32_e32 v42, 0x7f7fffff, v70
200C  v_bitop3_b32 v4, v41, v4, s6 bitop3:0xc8
2014  v_ashrrev_i32_e32 v40, 31, v40
2018  v_cndmask_b32_e32 v41, 0, v72, vcc
201C  v_sub_u32_e32 v72, 0x7f800000, v70
2024  v_and_b32_e32 v40, 7, v40
2028  v_lshrrev_b32_e32 v71, 31, v42
202C  v_ashrrev_i32_e32 v42, 31, v42
2030  v_lshrrev_b32_e32 v73, 31, v72
2034  s_waitcnt lgkmcnt(0)
2038  s_movk_i32 s11, 0x70
203C  v_add_u32_e32 v71, -1, v71
2040  v_and_or_b32 v40, v42, s11, v40
2048  v_add_u32_e32 v42, v73, v49
204C  v_max_u32_e32 v49, v70, v41
2050  v_cmp_gt_i32_e32 vcc, 0, v72
2054  v_bitop3_b32 v5, v71, v5, s6 bitop3:0xc8
205C  v_sub_u32_e32 v71, 0x7f800000, v69
2064  v_cndmask_b32_e32 v41, v49, v41, vcc
2068  v_sub_u32_e32 v49, 0x7f7fffff, v69
2070  v_max_u32_e32 v69, v69, v41
2074  v_cmp_gt_i32_e32 vcc, 0, v71
2078  v_lshrrev_b32_e32 v72, 31, v71
207C  v_lshrrev_b32_e32 v70, 31, v49
2080  v_cndmask_b32_e32 v41, v69, v41, vcc
2084  v_sub_u32_e32 v69, 0x7f7fffff, v68
208C  v_add_u32_e32 v70, -1, v70
2090  v_bitop3_b32 v6, v70, v6, s6 bitop3:0xc8
2098  v_ashrrev_i32_e32 v49, 31, v49
209C  v_lshrrev_b32_e32 v70, 31, v69
20A0  v_ashrrev_i32_e32 v69, 31, v69
20A4  v_and_b32_e32 v49, 0x700, v49
20AC  v_sub_u32_e32 v71, 0x7f800000, v68
20B4  v_and_b32_e32 v69, 0x7000, v69
20BC  v_or3_b32 v40, v40, v49, v69
20C4  v_max_u32_e32 v49, v68, v41
20C8  v_cmp_gt_i32_e32 vcc, 0, v71
20CC  v_sub_u32_e32 v69, 0x7f800000, v67
20D4  v_add_u32_e32 v70, -1, v70
20D8  v_cndmask_b32_e32 v41, v49, v41, vcc
20DC  v_sub_u32_e32 v49, 0x7f7fffff, v67
20E4  v_max_u32_e32 v67, v67, v41
20E8  v_cmp_gt_i32_e32 vcc, 0, v69
20EC  v_bitop3_b32 v7, v70, v7, s6 bitop3:0xc8
20F4  v_lshrrev_b32_e32 v68, 31, v49
20F8  v_cndmask_b32_e32 v41, v67, v41, vcc
20FC  v_sub_u32_e32 v67, 0x7f7fffff, v66
2104  v_add_u32_e32 v68, -1, v68
2108  v_bitop3_b32 v10, v68, v10, s6 bitop3:0xc8
2110  v_ashrrev_i32_e32 v49, 31, v49
2114  v_lshrrev_b32_e32 v68, 31, v67
2118  v_ashrrev_i32_e32 v67, 31, v67
211C  v_lshrrev_b32_e32 v70, 31, v69
2120  v_and_b32_e32 v49, 0x70000, v49
2128  v_sub_u32_e32 v69, 0x7f800000, v66
2130  v_and_b32_e32 v67, 0x700000, v67
2138  v_or3_b32 v40, v40, v49, v67
2140  v_max_u32_e32 v49, v66, v41
2144  v_cmp_gt_i32_e32 vcc, 0, v69
2148  v_sub_u32_e32 v67, 0x7f800000, v65
2150  v_add_u32_e32 v68, -1, v68
2154  v_cndmask_b32_e32 v41, v49, v41, vcc
2158  v_sub_u32_e32 v49, 0x7f7fffff, v65
2160  v_max_u32_e32 v65, v65, v41
2164  v_cmp_gt_i32_e32 vcc, 0, v67
2168  v_bitop3_b32 v11, v68, v11, s6 bitop3:0xc8
2170  v_lshrrev_b32_e32 v66, 31, v49
2174  v_cndmask_b32_e32 v41, v65, v41, vcc
2178  v_sub_u32_e32 v65, 0x7f7fffff, v64
2180  v_add_u32_e32 v66, -1, v66
2184  v_bitop3_b32 v16, v66, v16, s6 bitop3:0xc8
218C  v_ashrrev_i32_e32 v49, 31, v49
2190  v_lshrrev_b32_e32 v66, 31, v65
2194  v_ashrrev_i32_e32 v65, 31, v65
2198  v_lshrrev_b32_e32 v68, 31, v67
219C  v_and_b32_e32 v49, 0x7000000, v49
21A4  v_sub_u32_e32 v67, 0x7f800000, v64
21AC  v_and_b32_e32 v65, 0x70000000, v65
21B4  v_or3_b32 v40, v40, v49, v65
21BC  v_max_u32_e32 v49, v64, v41
21C0  v_cmp_gt_i32_e32 vcc, 0, v67
21C4  v_sub_u32_e32 v65, 0x7f800000, v63
21CC  v_add_u32_e32 v66, -1, v66
21D0  v_cndmask_b32_e32 v41, v49, v41, vcc
21D4  v_sub_u32_e32 v49, 0x7f7fffff, v63
21DC  v_max_u32_e32 v63, v63, v41
21E0  v_lshrrev_b32_e32 v64, 31, v49
21E4  v_cmp_gt_i32_e32 vcc, 0, v65
21E8  v_add_u32_e32 v64, -1, v64
21EC  v_bitop3_b32 v17, v66, v17, s6 bitop3:0xc8
21F4  v_cndmask_b32_e32 v41, v63, v41, vcc
21F8  v_sub_u32_e32 v63, 0x7f7fffff, v62
2200  v_lshrrev_b32_e32 v66, 31, v65
2204  v_bitop3_b32 v8, v64, v8, s6 bitop3:0xc8
220C  v_sub_u32_e32 v65, 0x7f800000, v62
2214  v_lshrrev_b32_e32 v64, 31, v63
2218  v_add_u32_e32 v64, -1, v64
221C  v_max_u32_e32 v62, v62, v41
2220  v_cmp_gt_i32_e32 vcc, 0, v65
2224  v_ashrrev_i32_e32 v49, 31, v49
2228  v_bitop3_b32 v9, v64, v9, s6 bitop3:0xc8
2230  v_cndmask_b32_e32 v41, v62, v41, vcc
2234  v_sub_u32_e32 v64, 0x7f800000, v61
223C  v_and_b32_e32 v49, 7, v49
2240  v_ashrrev_i32_e32 v63, 31, v63
2244  v_sub_u32_e32 v62, 0x7f7fffff, v61
224C  v_max_u32_e32 v61, v61, v41
2250  v_cmp_gt_i32_e32 vcc, 0, v64
2254  v_and_or_b32 v49, v63, s11, v49
225C  v_lshrrev_b32_e32 v73, 31, v71
2260  v_lshrrev_b32_e32 v63, 31, v62
2264  v_cndmask_b32_e32 v41, v61, v41, vcc
2268  v_sub_u32_e32 v61, 0x7f7fffff, v60
2270  v_add_u32_e32 v63, -1, v63
2274  v_lshrrev_b32_e32 v71, 31, v69
2278  v_lshrrev_b32_e32 v69, 31, v67
227C  v_lshrrev_b32_e32 v67, 31, v65
2280  v_lshrrev_b32_e32 v65, 31, v64
2284  v_bitop3_b32 v12, v63, v12, s6 bitop3:0xc8
228C  v_ashrrev_i32_e32 v62, 31, v62
2290  v_lshrrev_b32_e32 v63, 31, v61
2294  v_sub_u32_e32 v64, 0x7f800000, v60
229C  v_ashrrev_i32_e32 v61, 31, v61
22A0  v_and_b32_e32 v62, 0x700, v62
22A8  v_and_b32_e32 v61, 0x7000, v61
22B0  v_max_u32_e32 v60, v60, v41
22B4  v_cmp_gt_i32_e32 vcc, 0, v64
22B8  v_or3_b32 v49, v49, v62, v61
22C0  v_sub_u32_e32 v62, 0x7f800000, v59
22C8  v_cndmask_b32_e32 v41, v60, v41, vcc
22CC  v_sub_u32_e32 v60, 0x7f7fffff, v59
22D4  v_max_u32_e32 v59, v59, v41
22D8  v_cmp_gt_i32_e32 vcc, 0, v62
22DC  v_add_u32_e32 v63, -1, v63
22E0  v_lshrrev_b32_e32 v61, 31, v60
22E4  v_cndmask_b32_e32 v41, v59, v41, vcc
22E8  v_sub_u32_e32 v59, 0x7f7fffff, v58
22F0  v_add_u32_e32 v61, -1, v61
22F4  v_bitop3_b32 v13, v63, v13, s6 bitop3:0xc8
22FC  v_lshrrev_b32_e32 v63, 31, v62
2300  v_bitop3_b32 v18, v61, v18, s6 bitop3:0xc8
2308  v_ashrrev_i32_e32 v60, 31, v60
230C  v_lshrrev_b32_e32 v61, 31, v59
2310  v_sub_u32_e32 v62, 0x7f800000, v58
2318  v_ashrrev_i32_e32 v59, 31, v59
231C  v_and_b32_e32 v60, 0x70000, v60
2324  v_and_b32_e32 v59, 0x700000, v59
232C  v_max_u32_e32 v58, v58, v41
2330  v_cmp_gt_i32_e32 vcc, 0, v62
2334  v_or3_b32 v49, v49, v60, v59
233C  v_sub_u32_e32 v60, 0x7f800000, v57
2344  v_cndmask_b32_e32 v41, v58, v41, vcc
2348  v_sub_u32_e32 v58, 0x7f7fffff, v57
2350  v_max_u32_e32 v57, v57, v41
2354  v_cmp_gt_i32_e32 vcc, 0, v60
2358  v_add_u32_e32 v61, -1, v61
235C  v_lshrrev_b32_e32 v59, 31, v58
2360  v_cndmask_b32_e32 v57, v57, v41, vcc
2364  v_sub_u32_e32 v41, 0x7f7fffff, v56
236C  v_add_u32_e32 v59, -1, v59
2370  v_bitop3_b32 v24, v59, v24, s6 bitop3:0xc8
2378  v_ashrrev_i32_e32 v58, 31, v58
237C  v_lshrrev_b32_e32 v59, 31, v41
2380  v_ashrrev_i32_e32 v41, 31, v41
2384  v_bitop3_b32 v19, v61, v19, s6 bitop3:0xc8
238C  v_lshrrev_b32_e32 v61, 31, v60
2390  v_and_b32_e32 v58, 0x7000000, v58
2398  v_sub_u32_e32 v60, 0x7f800000, v56
23A0  v_and_b32_e32 v41, 0x70000000, v41
23A8  v_or3_b32 v41, v49, v58, v41
23B0  v_max_u32_e32 v49, v56, v57
23B4  v_cmp_gt_i32_e32 vcc, 0, v60
23B8  v_sub_u32_e32 v56, 0x7f7fffff, v55
23C0  v_sub_u32_e32 v58, 0x7f800000, v55
23C8  v_cndmask_b32_e32 v49, v49, v57, vcc
23CC  v_max_u32_e32 v55, v55, v49
23D0  v_lshrrev_b32_e32 v57, 31, v56
23D4  v_cmp_gt_i32_e32 vcc, 0, v58
23D8  v_add_u32_e32 v59, -1, v59
23DC  v_add_u32_e32 v57, -1, v57
23E0  v_cndmask_b32_e32 v49, v55, v49, vcc
23E4  v_sub_u32_e32 v55, 0x7f7fffff, v54
23EC  v_bitop3_b32 v25, v59, v25, s6 bitop3:0xc8
23F4  v_lshrrev_b32_e32 v59, 31, v58
23F8  v_bitop3_b32 v14, v57, v14, s6 bitop3:0xc8
2400  v_sub_u32_e32 v58, 0x7f800000, v54
2408  v_lshrrev_b32_e32 v57, 31, v55
240C  v_add_u32_e32 v57, -1, v57
2410  v_max_u32_e32 v54, v54, v49
2414  v_cmp_gt_i32_e32 vcc, 0, v58
2418  v_ashrrev_i32_e32 v56, 31, v56
241C  v_bitop3_b32 v15, v57, v15, s6 bitop3:0xc8
2424  v_cndmask_b32_e32 v49, v54, v49, vcc
2428  v_sub_u32_e32 v57, 0x7f800000, v53
2430  v_add3_u32 v42, v42, v72, v73
2438  v_and_b32_e32 v56, 7, v56
243C  v_ashrrev_i32_e32 v55, 31, v55
2440  v_sub_u32_e32 v54, 0x7f7fffff, v53
2448  v_max_u32_e32 v53, v53, v49
244C  v_cmp_gt_i32_e32 vcc, 0, v57
2450  v_add3_u32 v42, v42, v70, v71
2458  v_and_or_b32 v55, v55, s11, v56
2460  v_cndmask_b32_e32 v49, v53, v49, vcc
2464  v_lshrrev_b32_e32 v56, 31, v54
2468  v_sub_u32_e32 v53, 0x7f7fffff, v52
2470  v_add3_u32 v42, v42, v68, v69
2478  v_add_u32_e32 v56, -1, v56
247C  v_add3_u32 v42, v42, v66, v67
2484  v_lshrrev_b32_e32 v66, 31, v64
2488  v_lshrrev_b32_e32 v64, 31, v62
248C  v_lshrrev_b32_e32 v62, 31, v60
2490  v_lshrrev_b32_e32 v60, 31, v58
2494  v_lshrrev_b32_e32 v58, 31, v57
2498  v_bitop3_b32 v20, v56, v20, s6 bitop3:0xc8
24A0  v_ashrrev_i32_e32 v54, 31, v54
24A4  v_lshrrev_b32_e32 v56, 31, v53
24A8  v_sub_u32_e32 v57, 0x7f800000, v52
24B0  v_ashrrev_i32_e32 v53, 31, v53
24B4  v_and_b32_e32 v54, 0x700, v54
24BC  v_and_b32_e32 v53, 0x7000, v53
24C4  v_max_u32_e32 v52, v52, v49
24C8  v_cmp_gt_i32_e32 vcc, 0, v57
24CC  v_or3_b32 v53, v55, v54, v53
24D4  v_sub_u32_e32 v55, 0x7f800000, v51
24DC  v_cndmask_b32_e32 v49, v52, v49, vcc
24E0  v_add3_u32 v42, v42, v65, v66
24E8  v_sub_u32_e32 v52, 0x7f7fffff, v51
24F0  v_max_u32_e32 v51, v51, v49
24F4  v_cmp_gt_i32_e32 vcc, 0, v55
24F8  v_add3_u32 v42, v42, v63, v64
2500  v_add3_u32 v42, v42, v61, v62
2508  v_lshrrev_b32_e32 v54, 31, v52
250C  v_cndmask_b32_e32 v49, v51, v49, vcc
2510  v_sub_u32_e32 v51, 0x7f7fffff, v50
2518  v_add_u32_e32 v56, -1, v56
251C  v_add_u32_e32 v54, -1, v54
2520  v_add3_u32 v42, v42, v59, v60
2528  v_lshrrev_b32_e32 v59, 31, v57
252C  v_bitop3_b32 v21, v56, v21, s6 bitop3:0xc8
2534  v_lshrrev_b32_e32 v56, 31, v55
2538  v_bitop3_b32 v26, v54, v26, s6 bitop3:0xc8
2540  v_ashrrev_i32_e32 v52, 31, v52
2544  v_lshrrev_b32_e32 v54, 31, v51
2548  v_sub_u32_e32 v55, 0x7f800000, v50
2550  v_ashrrev_i32_e32 v51, 31, v51
2554  v_add3_u32 v42, v42, v58, v59
255C  v_and_b32_e32 v52, 0x70000, v52
2564  v_and_b32_e32 v51, 0x700000, v51
256C  v_lshrrev_b32_e32 v57, 31, v55
2570  v_or3_b32 v51, v53, v52, v51
2578  v_add3_u32 v52, v42, v56, v57
2580  v_max_u32_e32 v42, v50, v49
2584  v_cmp_gt_i32_e32 vcc, 0, v55
2588  v_sub_u32_e32 v53, 0x7f800000, v48
2590  v_add_u32_e32 v54, -1, v54
2594  v_cndmask_b32_e32 v42, v42, v49, vcc
2598  v_sub_u32_e32 v49, 0x7f7fffff, v48
25A0  v_max_u32_e32 v48, v48, v42
25A4  v_cmp_gt_i32_e32 vcc, 0, v53
25A8  v_bitop3_b32 v27, v54, v27, s6 bitop3:0xc8
25B0  v_lshrrev_b32_e32 v50, 31, v49
25B4  v_cndmask_b32_e32 v48, v48, v42, vcc
25B8  v_sub_u32_e32 v42, 0x7f7fffff, v47
25C0  v_add_u32_e32 v50, -1, v50
25C4  v_lshrrev_b32_e32 v54, 31, v53
25C8  v_bitop3_b32 v30, v50, v30, s6 bitop3:0xc8
25D0  v_ashrrev_i32_e32 v49, 31, v49
25D4  v_lshrrev_b32_e32 v50, 31, v42
25D8  v_sub_u32_e32 v53, 0x7f800000, v47
25E0  v_ashrrev_i32_e32 v42, 31, v42
25E4  v_and_b32_e32 v49, 0x7000000, v49
25EC  v_and_b32_e32 v42, 0x70000000, v42
25F4  v_max_u32_e32 v47, v47, v48
25F8  v_cmp_gt_i32_e32 vcc, 0, v53
25FC  v_add_u32_e32 v50, -1, v50
2600  v_or3_b32 v42, v51, v49, v42
2608  v_cndmask_b32_e32 v47, v47, v48, vcc
260C  v_sub_u32_e32 v48, 0x7f7fffff, v46
2614  v_sub_u32_e32 v51, 0x7f800000, v46
261C  v_bitop3_b32 v31, v50, v31, s6 bitop3:0xc8
2624  v_max_u32_e32 v46, v46, v47
2628  v_lshrrev_b32_e32 v50, 31, v48
262C  v_cmp_gt_i32_e32 vcc, 0, v51
2630  v_lshrrev_b32_e32 v55, 31, v53
2634  v_add_u32_e32 v50, -1, v50
2638  v_cndmask_b32_e32 v46, v46, v47, vcc
263C  v_sub_u32_e32 v47, 0x7f7fffff, v45
2644  v_add3_u32 v49, v52, v54, v55
264C  v_lshrrev_b32_e32 v52, 31, v51
2650  v_bitop3_b32 v22, v50, v22, s6 bitop3:0xc8
2658  v_sub_u32_e32 v51, 0x7f800000, v45
2660  v_lshrrev_b32_e32 v50, 31, v47
2664  v_add_u32_e32 v50, -1, v50
2668  v_max_u32_e32 v45, v45, v46
266C  v_cmp_gt_i32_e32 vcc, 0, v51
2670  v_ashrrev_i32_e32 v48, 31, v48
2674  v_bitop3_b32 v23, v50, v23, s6 bitop3:0xc8
267C  v_cndmask_b32_e32 v45, v45, v46, vcc
2680  v_sub_u32_e32 v50, 0x7f800000, v44
2688  v_and_b32_e32 v48, 7, v48
268C  v_lshrrev_b32_e32 v53, 31, v51
2690  v_ashrrev_i32_e32 v47, 31, v47
2694  v_sub_u32_e32 v46, 0x7f7fffff, v44
269C  v_max_u32_e32 v44, v44, v45
26A0  v_cmp_gt_i32_e32 vcc, 0, v50
26A4  v_and_or_b32 v47, v47, s11, v48
26AC  v_add3_u32 v48, v49, v52, v53
26B4  v_cndmask_b32_e32 v44, v44, v45, vcc
26B8  v_lshrrev_b32_e32 v49, 31, v46
26BC  v_sub_u32_e32 v45, 0x7f7fffff, v43
26C4  v_add_u32_e32 v49, -1, v49
26C8  v_lshrrev_b32_e32 v51, 31, v50
26CC  v_bitop3_b32 v28, v49, v28, s6 bitop3:0xc8
26D4  v_ashrrev_i32_e32 v46, 31, v46
26D8  v_lshrrev_b32_e32 v49, 31, v45
26DC  v_sub_u32_e32 v50, 0x7f800000, v43
26E4  v_ashrrev_i32_e32 v45, 31, v45
26E8  v_and_b32_e32 v46, 0x700, v46
26F0  v_and_b32_e32 v45, 0x7000, v45
26F8  v_lshrrev_b32_e32 v52, 31, v50
26FC  v_max_u32_e32 v43, v43, v44
2700  v_cmp_gt_i32_e32 vcc, 0, v50
2704  v_or3_b32 v45, v47, v46, v45
270C  v_add3_u32 v46, v48, v51, v52
2714  v_cndmask_b32_e32 v43, v43, v44, vcc
2718  v_sub_u32_e32 v48, 0x7f800000, v39
2720  v_sub_u32_e32 v44, 0x7f7fffff, v39
2728  v_max_u32_e32 v39, v39, v43
272C  v_cmp_gt_i32_e32 vcc, 0, v48
2730  v_add_u32_e32 v49, -1, v49
2734  v_lshrrev_b32_e32 v47, 31, v44
2738  v_cndmask_b32_e32 v39, v39, v43, vcc
273C  v_sub_u32_e32 v43, 0x7f7fffff, v38
2744  v_add_u32_e32 v47, -1, v47
2748  v_bitop3_b32 v29, v49, v29, s6 bitop3:0xc8
2750  v_lshrrev_b32_e32 v49, 31, v48
2754  v_bitop3_b32 v32, v47, v32, s6 bitop3:0xc8
275C  v_ashrrev_i32_e32 v44, 31, v44
2760  v_lshrrev_b32_e32 v47, 31, v43
2764  v_sub_u32_e32 v48, 0x7f800000, v38
276C  v_ashrrev_i32_e32 v43, 31, v43
2770  v_and_b32_e32 v44, 0x70000, v44
2778  v_and_b32_e32 v43, 0x700000, v43
2780  v_lshrrev_b32_e32 v50, 31, v48
2784  v_max_u32_e32 v38, v38, v39
2788  v_cmp_gt_i32_e32 vcc, 0, v48
278C  v_or3_b32 v43, v45, v44, v43
2794  v_add3_u32 v44, v46, v49, v50
279C  v_cndmask_b32_e32 v38, v38, v39, vcc
27A0  v_sub_u32_e32 v46, 0x7f800000, v37
27A8  v_sub_u32_e32 v39, 0x7f7fffff, v37
27B0  v_max_u32_e32 v37, v37, v38
27B4  v_cmp_gt_i32_e32 vcc, 0, v46
27B8  v_add_u32_e32 v47, -1, v47
27BC  v_lshrrev_b32_e32 v45, 31, v39
27C0  v_cndmask_b32_e32 v37, v37, v38, vcc
27C4  v_sub_u32_e32 v38, 0x7f7fffff, v36
27CC  v_add_u32_e32 v45, -1, v45
27D0  v_bitop3_b32 v33, v47, v33, s6 bitop3:0xc8
27D8  v_lshrrev_b32_e32 v47, 31, v46
27DC  v_bitop3_b32 v34, v45, v34, s6 bitop3:0xc8
27E4  v_ashrrev_i32_e32 v39, 31, v39
27E8  v_lshrrev_b32_e32 v45, 31, v38
27EC  v_sub_u32_e32 v46, 0x7f800000, v36
27F4  v_ashrrev_i32_e32 v38, 31, v38
27F8  v_and_b32_e32 v39, 0x7000000, v39
2800  v_and_b32_e32 v38, 0x70000000, v38
2808  v_lshrrev_b32_e32 v48, 31, v46
280C  v_or3_b32 v49, v43, v39, v38
2814  v_add3_u32 v38, v44, v47, v48
281C  v_max_u32_e32 v36, v36, v37
2820  v_cmp_gt_i32_e32 vcc, 0, v46
2824  v_add_u32_e32 v45, -1, v45
2828  v_bitop3_b32 v35, v45, v35, s6 bitop3:0xc8
2830  v_cndmask_b32_e32 v36, v36, v37, vcc
2834  v_mov_b32_e32 v37, 0x7f800000
283C  v_cmp_ne_u32_e32 vcc, 32, v38
2840  s_nop 1
2844  v_cndmask_b32_e32 v71, v37, v36, vcc
2848  s_or_b64 exec, exec, s[4:5]
284C  s_load_dwordx2 s[4:5], s[0:1], 0x30
2854  v_cmp_ne_u32_e32 vcc, 0, v71
2858  v_mov_b32_e32 v43, 0x7f
2860  s_and_saveexec_b64 s[14:15], vcc
2864  s_cbranch_execz 26
2868  s_bfe_u32 s6, s7, 0x20004
2870  s_cmp_eq_u32 s6, 2
2874  s_cselect_b64 s[16:17], -1, 0
2878  s_and_b64 s[18:19], s[16:17], exec
287C  s_waitcnt lgkmcnt(0)
2880  s_cselect_b32 s11, 0x3fffff, 0
2888  s_cmp_lg_u32 s6, 0
288C  s_cselect_b32 s6, s11, 0x200000
2894  v_add_u32_e32 v36, s6, v71
2898  s_mov_b32 s6, 0x17fffff
28A0  v_lshrrev_b32_e32 v37, 23, v36
28A4  v_add_u32_e32 v37, -2, v37
28A8  v_cmp_lt_u32_e32 vcc, s6, v36
28AC  s_mov_b32 s6, 0x7f800000
28B4  s_nop 0
28B8  v_cndmask_b32_e32 v36, 0, v37, vcc
28BC  v_cmp_eq_u32_e32 vcc, s6, v71
28C0  v_mov_b32_e32 v37, 0xfe
28C8  s_and_b64 vcc, s[16:17], vcc
28CC  v_cndmask_b32_e32 v43, v36, v37, vcc
28D0  s_or_b64 exec, exec, s[14:15]
28D4  v_cmp_eq_u32_e32 vcc, 0, v43
28D8  s_cbranch_vccz 37
28DC  s_nop 0
28E0  v_cndmask_b32_e64 v36, 1.0, 2.0, vcc
28E8  v_mul_f32_e32 v4, v36, v4
28EC  v_mul_f32_e32 v5, v36, v5
28F0  v_mul_f32_e32 v6, v36, v6
28F4  v_mul_f32_e32 v7, v36, v7
28F8  v_mul_f32_e32 v10, v36, v10
28FC  v_mul_f32_e32 v11, v36, v11
2900  v_mul_f32_e32 v16, v36, v16
2904  v_mul_f32_e32 v17, v36, v17
2908  v_mul_f32_e32 v8, v36, v8
290C  v_mul_f32_e32 v9, v36, v9
2910  v_mul_f32_e32 v12, v36, v12
2914  v_mul_f32_e32 v13, v36, v13
2918  v_mul_f32_e32 v18, v36, v18
291C  v_mul_f32_e32 v19, v36, v19
2920  v_mul_f32_e32 v24, v36, v24
2924  v_mul_f32_e32 v25, v36, v25
2928  v_mul_f32_e32 v14, v36, v14
292C  v_mul_f32_e32 v15, v36, v15
2930  v_mul_f32_e32 v20, v36, v20
2934  v_mul_f32_e32 v21, v36, v21
2938  v_mul_f32_e32 v26, v36, v26
293C  v_mul_f32_e32 v27, v36, v27
2940  v_mul_f32_e32 v30, v36, v30
2944  v_mul_f32_e32 v31, v36, v31
2948  v_mul_f32_e32 v22, v36, v22
294C  v_mul_f32_e32 v23, v36, v23
2950  v_mul_f32_e32 v28, v36, v28
2954  v_mul_f32_e32 v29, v36, v29
2958  v_mul_f32_e32 v32, v36, v32
295C  v_mul_f32_e32 v33, v36, v33
2960  v_mul_f32_e32 v34, v36, v34
2964  v_mul_f32_e32 v35, v36, v35
2968  v_max_u32_e32 v44, 1, v43
296C  s_branch 1
2970  v_mov_b32_e32 v44, v43
2974  v_mov_b32_e32 v38, s3
2978  v_mov_b32_e32 v39, 0
297C  v_mad_u64_u32 v[36:37], s[2:3], s2, v1, v[38:39]
2984  s_and_b32 s2, s7, 4
2988  s_bitcmp1_b32 s7, 2
298C  v_lshlrev_b32_e32 v1, 23, v44
2990  s_cselect_b64 s[6:7], -1, 0
2994  s_cmp_eq_u32 s2, 0
2998  v_lshlrev_b32_e32 v44, 2, v36
299C  s_waitcnt lgkmcnt(0)
29A0  s_mul_i32 s11, s9, 0xcd9e8d57
29A8  s_mul_hi_u32 s9, s9, 0xcd9e8d57
29B0  s_cbranch_scc1 132
29B4  s_mov_b32 s14, 0xd2511f53
29BC  v_mad_u64_u32 v[46:47], s[2:3], v44, s14, 0
29C4  s_xor_b32 s2, s4, s9
29C8  v_xor_b32_e32 v38, s5, v47
29CC  s_mov_b32 s15, 0xcd9e8d57
29D4  s_xor_b32 s2, s8, s2
29D8  v_xor_b32_e32 v38, s10, v38
29DC  s_add_i32 s16, s4, 0x9e3779b9
29E4  s_mul_i32 s18, s2, 0xd2511f53
29EC  s_mul_hi_u32 s19, s2, 0xd2511f53
29F4  v_mad_u64_u32 v[50:51], s[2:3], v38, s15, 0
29FC  s_add_i32 s17, s5, 0xbb67ae85
2A04  s_xor_b32 s2, s11, s16
2A08  v_xor_b32_e32 v38, s2, v51
2A0C  s_xor_b32 s2, s17, s19
2A10  v_xor_b32_e32 v45, s2, v46
2A14  s_add_i32 s17, s5, 0x76cf5d0a
2A1C  v_mad_u64_u32 v[46:47], s[2:3], v38, s14, 0
2A24  v_mad_u64_u32 v[52:53], s[2:3], v45, s15, 0
2A2C  s_add_i32 s16, s4, 0x3c6ef372
2A34  s_xor_b32 s2, s18, s17
2A38  v_xor_b32_e32 v38, s16, v53
2A3C  v_xor_b32_e32 v45, s2, v47
2A40  v_xor_b32_e32 v38, v38, v50
2A44  s_add_i32 s16, s4, 0xdaa66d2b
2A4C  v_mad_u64_u32 v[54:55], s[2:3], v45, s15, 0
2A54  s_add_i32 s17, s5, 0x32370b8f
2A5C  v_mad_u64_u32 v[50:51], s[2:3], v38, s14, 0
2A64  v_xor_b32_e32 v38, s16, v55
2A68  v_xor_b32_e32 v38, v38, v52
2A6C  v_xor_b32_e32 v45, s17, v51
2A70  v_xor_b32_e32 v45, v45, v46
2A74  s_add_i32 s17, s5, 0xed9eba14
2A7C  v_mad_u64_u32 v[46:47], s[2:3], v38, s14, 0
2A84  s_add_i32 s16, s4, 0x78dde6e4
2A8C  v_mad_u64_u32 v[52:53], s[2:3], v45, s15, 0
2A94  v_xor_b32_e32 v45, s17, v47
2A98  v_xor_b32_e32 v38, s16, v53
2A9C  v_xor_b32_e32 v45, v45, v50
2AA0  v_xor_b32_e32 v38, v38, v54
2AA4  s_add_i32 s16, s4, 0x1715609d
2AAC  v_mad_u64_u32 v[54:55], s[2:3], v45, s15, 0
2AB4  s_add_i32 s17, s5, 0xa9066899
2ABC  v_mad_u64_u32 v[50:51], s[2:3], v38, s14, 0
2AC4  v_xor_b32_e32 v38, s16, v55
2AC8  v_xor_b32_e32 v38, v38, v52
2ACC  v_xor_b32_e32 v45, s17, v51
2AD0  v_xor_b32_e32 v45, v45, v46
2AD4  s_add_i32 s17, s5, 0x646e171e
2ADC  v_mad_u64_u32 v[46:47], s[2:3], v38, s14, 0
2AE4  s_add_i32 s16, s4, 0xb54cda56
2AEC  v_mad_u64_u32 v[52:53], s[2:3], v45, s15, 0
2AF4  v_xor_b32_e32 v45, s17, v47
2AF8  v_xor_b32_e32 v38, s16, v53
2AFC  v_xor_b32_e32 v45, v45, v50
2B00  v_xor_b32_e32 v38, v38, v54
2B04  s_add_i32 s16, s4, 0x5384540f
2B0C  v_mad_u64_u32 v[54:55], s[2:3], v45, s15, 0
2B14  s_add_i32 s17, s5, 0x1fd5c5a3
2B1C  v_mad_u64_u32 v[50:51], s[2:3], v38, s14, 0
2B24  v_xor_b32_e32 v38, s16, v55
2B28  v_xor_b32_e32 v38, v38, v52
2B2C  v_xor_b32_e32 v45, s17, v51
2B30  v_xor_b32_e32 v45, v45, v46
2B34  s_add_i32 s17, s5, 0xdb3d7428
2B3C  v_mad_u64_u32 v[46:47], s[2:3], v38, s14, 0
2B44  s_add_i32 s16, s4, 0xf1bbcdc8
2B4C  v_mad_u64_u32 v[52:53], s[2:3], v45, s15, 0
2B54  v_xor_b32_e32 v45, s17, v47
2B58  v_xor_b32_e32 v38, s16, v53
2B5C  v_xor_b32_e32 v45, v45, v50
2B60  v_xor_b32_e32 v38, v38, v54
2B64  v_mad_u64_u32 v[54:55], s[2:3], v45, s15, 0
2B6C  s_add_i32 s16, s4, 0x8ff34781
2B74  v_mad_u64_u32 v[50:51], s[2:3], v38, s14, 0
2B7C  v_xor_b32_e32 v38, v55, v52
2B80  s_add_i32 s17, s5, 0x96a522ad
2B88  v_xor_b32_e32 v45, s16, v38
2B8C  v_xor_b32_e32 v38, v51, v46
2B90  v_xor_b32_e32 v46, s17, v38
2B94  v_mov_b32_e32 v38, v39
2B98  v_cvt_scalef32_sr_pk_fp4_f32 v39, v[4:5], v45, v1
2BA0  v_cvt_scalef32_sr_pk_fp4_f32 v38, v[10:11], v46, v1 op_sel:[0,0,0,1]
2BA8  v_cvt_scalef32_sr_pk_fp4_f32 v39, v[6:7], v54, v1 op_sel:[0,0,1,0]
2BB0  v_cvt_scalef32_sr_pk_fp4_f32 v38, v[16:17], v50, v1 op_sel:[0,0,1,1]
2BB8  s_nop 0
2BBC  s_cbranch_execz 1
2BC0  s_branch 11
2BC4  v_mov_b32_e32 v39, 0
2BC8  v_mov_b32_e32 v38, 0
2BCC  v_cvt_scalef32_pk_fp4_f32 v39, v4, v5, v1
2BD4  v_cvt_scalef32_pk_fp4_f32 v38, v10, v11, v1 op_sel:[0,0,0,1]
2BDC  v_cvt_scalef32_pk_fp4_f32 v39, v6, v7, v1 op_sel:[0,0,1,0]
2BE4  v_cvt_scalef32_pk_fp4_f32 v38, v16, v17, v1 op_sel:[0,0,1,1]
2BEC  s_nop 0
2BF0  v_cndmask_b32_e64 v4, 0, 1, s[6:7]
2BF8  v_cmp_ne_u32_e64 s[2:3], 1, v4
2C00  s_andn2_b64 vcc, exec, s[6:7]
2C04  s_cbranch_vccnz 134
2C08  v_or_b32_e32 v4, 1, v44
2C0C  s_mov_b32 s14, 0xd2511f53
2C14  v_mad_u64_u32 v[4:5], s[6:7], v4, s14, 0
2C1C  s_xor_b32 s6, s4, s9
2C20  v_xor_b32_e32 v5, s5, v5
2C24  s_mov_b32 s15, 0xcd9e8d57
2C2C  s_xor_b32 s6, s8, s6
2C30  v_xor_b32_e32 v5, s10, v5
2C34  s_add_i32 s16, s4, 0x9e3779b9
2C3C  s_mul_i32 s18, s6, 0xd2511f53
2C44  s_mul_hi_u32 s19, s6, 0xd2511f53
2C4C  v_mad_u64_u32 v[6:7], s[6:7], v5, s15, 0
2C54  s_add_i32 s17, s5, 0xbb67ae85
2C5C  s_xor_b32 s6, s11, s16
2C60  v_xor_b32_e32 v5, s6, v7
2C64  s_xor_b32 s6, s17, s19
2C68  v_xor_b32_e32 v7, s6, v4
2C6C  s_add_i32 s16, s4, 0x3c6ef372
2C74  s_add_i32 s17, s5, 0x76cf5d0a
2C7C  v_mad_u64_u32 v[4:5], s[6:7], v5, s14, 0
2C84  v_mad_u64_u32 v[10:11], s[6:7], v7, s15, 0
2C8C  v_xor_b32_e32 v7, s16, v11
2C90  s_xor_b32 s6, s18, s17
2C94  v_xor_b32_e32 v6, v7, v6
2C98  v_xor_b32_e32 v5, s6, v5
2C9C  s_add_i32 s16, s4, 0xdaa66d2b
2CA4  s_add_i32 s17, s5, 0x32370b8f
2CAC  v_mad_u64_u32 v[6:7], s[6:7], v6, s14, 0
2CB4  v_mad_u64_u32 v[16:17], s[6:7], v5, s15, 0
2CBC  v_xor_b32_e32 v5, s16, v17
2CC0  v_xor_b32_e32 v7, s17, v7
2CC4  v_xor_b32_e32 v5, v5, v10
2CC8  v_xor_b32_e32 v7, v7, v4
2CCC  s_add_i32 s16, s4, 0x78dde6e4
2CD4  s_add_i32 s17, s5, 0xed9eba14
2CDC  v_mad_u64_u32 v[4:5], s[6:7], v5, s14, 0
2CE4  v_mad_u64_u32 v[10:11], s[6:7], v7, s15, 0
2CEC  v_xor_b32_e32 v7, s16, v11
2CF0  v_xor_b32_e32 v5, s17, v5
2CF4  v_xor_b32_e32 v7, v7, v16
2CF8  v_xor_b32_e32 v5, v5, v6
2CFC  s_add_i32 s16, s4, 0x1715609d
2D04  s_add_i32 s17, s5, 0xa9066899
2D0C  v_mad_u64_u32 v[6:7], s[6:7], v7, s14, 0
2D14  v_mad_u64_u32 v[16:17], s[6:7], v5, s15, 0
2D1C  v_xor_b32_e32 v5, s16, v17
2D20  v_xor_b32_e32 v7, s17, v7
2D24  v_xor_b32_e32 v5, v5, v10
2D28  v_xor_b32_e32 v7, v7, v4
2D2C  s_add_i32 s16, s4, 0xb54cda56
2D34  s_add_i32 s17, s5, 0x646e171e
2D3C  v_mad_u64_u32 v[4:5], s[6:7], v5, s14, 0
2D44  v_mad_u64_u32 v[10:11], s[6:7], v7, s15, 0
2D4C  v_xor_b32_e32 v7, s16, v11
2D50  v_xor_b32_e32 v5, s17, v5
2D54  v_xor_b32_e32 v7, v7, v16
2D58  v_xor_b32_e32 v5, v5, v6
2D5C  s_add_i32 s16, s4, 0x5384540f
2D64  s_add_i32 s17, s5, 0x1fd5c5a3
2D6C  v_mad_u64_u32 v[6:7], s[6:7], v7, s14, 0
2D74  v_mad_u64_u32 v[16:17], s[6:7], v5, s15, 0
2D7C  v_xor_b32_e32 v5, s16, v17
2D80  v_xor_b32_e32 v7, s17, v7
2D84  v_xor_b32_e32 v5, v5, v10
2D88  v_xor_b32_e32 v7, v7, v4
2D8C  s_add_i32 s16, s4, 0xf1bbcdc8
2D94  s_add_i32 s17, s5, 0xdb3d7428
2D9C  v_mad_u64_u32 v[4:5], s[6:7], v5, s14, 0
2DA4  v_mad_u64_u32 v[10:11], s[6:7], v7, s15, 0
2DAC  v_xor_b32_e32 v7, s16, v11
2DB0  v_xor_b32_e32 v5, s17, v5
2DB4  v_xor_b32_e32 v7, v7, v16
2DB8  v_xor_b32_e32 v5, v5, v6
2DBC  v_mad_u64_u32 v[6:7], s[6:7], v7, s14, 0
2DC4  v_mad_u64_u32 v[16:17], s[6:7], v5, s15, 0
2DCC  s_add_i32 s16, s4, 0x8ff34781
2DD4  s_add_i32 s17, s5, 0x96a522ad
2DDC  v_xor_b32_e32 v5, v17, v10
2DE0  v_xor_b32_e32 v4, v7, v4
2DE4  v_xor_b32_e32 v10, s16, v5
2DE8  v_xor_b32_e32 v7, s17, v4
2DEC  v_mov_b32_e32 v4, 0
2DF0  v_mov_b32_e32 v5, 0
2DF4  v_cvt_scalef32_sr_pk_fp4_f32 v4, v[8:9], v10, v1
2DFC  v_cvt_scalef32_sr_pk_fp4_f32 v5, v[18:19], v7, v1 op_sel:[0,0,0,1]
2E04  v_cvt_scalef32_sr_pk_fp4_f32 v4, v[12:13], v16, v1 op_sel:[0,0,1,0]
2E0C  v_cvt_scalef32_sr_pk_fp4_f32 v5, v[24:25], v6, v1 op_sel:[0,0,1,1]
2E14  s_nop 0
2E18  s_cbranch_execz 1
2E1C  s_branch 11
2E20  v_mov_b32_e32 v4, 0
2E24  v_mov_b32_e32 v5, 0
2E28  v_cvt_scalef32_pk_fp4_f32 v4, v8, v9, v1
2E30  v_cvt_scalef32_pk_fp4_f32 v5, v18, v19, v1 op_sel:[0,0,0,1]
2E38  v_cvt_scalef32_pk_fp4_f32 v4, v12, v13, v1 op_sel:[0,0,1,0]
2E40  v_cvt_scalef32_pk_fp4_f32 v5, v24, v25, v1 op_sel:[0,0,1,1]
2E48  s_nop 0
2E4C  s_and_b64 vcc, exec, s[2:3]
2E50  s_cbranch_vccnz 134
2E54  v_or_b32_e32 v6, 2, v44
2E58  s_mov_b32 s14, 0xd2511f53
2E60  v_mad_u64_u32 v[6:7], s[6:7], v6, s14, 0
2E68  s_xor_b32 s6, s4, s9
2E6C  v_xor_b32_e32 v7, s5, v7
2E70  s_mov_b32 s15, 0xcd9e8d57
2E78  s_xor_b32 s6, s8, s6
2E7C  v_xor_b32_e32 v7, s10, v7
2E80  s_add_i32 s16, s4, 0x9e3779b9
2E88  s_mul_i32 s18, s6, 0xd2511f53
2E90  s_mul_hi_u32 s19, s6, 0xd2511f53
2E98  v_mad_u64_u32 v[8:9], s[6:7], v7, s15, 0
2EA0  s_add_i32 s17, s5, 0xbb67ae85
2EA8  s_xor_b32 s6, s11, s16
2EAC  v_xor_b32_e32 v7, s6, v9
2EB0  s_xor_b32 s6, s17, s19
2EB4  v_xor_b32_e32 v9, s6, v6
2EB8  s_add_i32 s16, s4, 0x3c6ef372
2EC0  s_add_i32 s17, s5, 0x76cf5d0a
2EC8  v_mad_u64_u32 v[6:7], s[6:7], v7, s14, 0
2ED0  v_mad_u64_u32 v[10:11], s[6:7], v9, s15, 0
2ED8  v_xor_b32_e32 v9, s16, v11
2EDC  s_xor_b32 s6, s18, s17
2EE0  v_xor_b32_e32 v8, v9, v8
2EE4  v_xor_b32_e32 v7, s6, v7
2EE8  s_add_i32 s16, s4, 0xdaa66d2b
2EF0  s_add_i32 s17, s5, 0x32370b8f
2EF8  v_mad_u64_u32 v[8:9], s[6:7], v8, s14, 0
2F00  v_mad_u64_u32 v[12:13], s[6:7], v7, s15, 0
2F08  v_xor_b32_e32 v7, s16, v13
2F0C  v_xor_b32_e32 v9, s17, v9
2F10  v_xor_b32_e32 v7, v7, v10
2F14  v_xor_b32_e32 v9, v9, v6
2F18  s_add_i32 s16, s4, 0x78dde6e4
2F20  s_add_i32 s17, s5, 0xed9eba14
2F28  v_mad_u64_u32 v[6:7], s[6:7], v7, s14, 0
2F30  v_mad_u64_u32 v[10:11], s[6:7], v9, s15, 0
2F38  v_xor_b32_e32 v9, s16, v11
2F3C  v_xor_b32_e32 v7, s17, v7
2F40  v_xor_b32_e32 v9, v9, v12
2F44  v_xor_b32_e32 v7, v7, v8
2F48  s_add_i32 s16, s4, 0x1715609d
2F50  s_add_i32 s17, s5, 0xa9066899
2F58  v_mad_u64_u32 v[8:9], s[6:7], v9, s14, 0
2F60  v_mad_u64_u32 v[12:13], s[6:7], v7, s15, 0
2F68  v_xor_b32_e32 v7, s16, v13
2F6C  v_xor_b32_e32 v9, s17, v9
2F70  v_xor_b32_e32 v7, v7, v10
2F74  v_xor_b32_e32 v9, v9, v6
2F78  s_add_i32 s16, s4, 0xb54cda56
2F80  s_add_i32 s17, s5, 0x646e171e
2F88  v_mad_u64_u32 v[6:7], s[6:7], v7, s14, 0
2F90  v_mad_u64_u32 v[10:11], s[6:7], v9, s15, 0
2F98  v_xor_b32_e32 v9, s16, v11
2F9C  v_xor_b32_e32 v7, s17, v7
2FA0  v_xor_b32_e32 v9, v9, v12
2FA4  v_xor_b32_e32 v7, v7, v8
2FA8  s_add_i32 s16, s4, 0x5384540f
2FB0  s_add_i32 s17, s5, 0x1fd5c5a3
2FB8  v_mad_u64_u32 v[8:9], s[6:7], v9, s14, 0
2FC0  v_mad_u64_u32 v[12:13], s[6:7], v7, s15, 0
2FC8  v_xor_b32_e32 v7, s16, v13
2FCC  v_xor_b32_e32 v9, s17, v9
2FD0  v_xor_b32_e32 v7, v7, v10
2FD4  v_xor_b32_e32 v9, v9, v6
2FD8  s_add_i32 s16, s4, 0xf1bbcdc8
2FE0  s_add_i32 s17, s5, 0xdb3d7428
2FE8  v_mad_u64_u32 v[6:7], s[6:7], v7, s14, 0
2FF0  v_mad_u64_u32 v[10:11], s[6:7], v9, s15, 0
2FF8  v_xor_b32_e32 v9, s16, v11
2FFC  v_xor_b32_e32 v7, s17, v7
3000  v_xor_b32_e32 v9, v9, v12
3004  v_xor_b32_e32 v7, v7, v8
3008  v_mad_u64_u32 v[8:9], s[6:7], v9, s14, 0
3010  v_mad_u64_u32 v[12:13], s[6:7], v7, s15, 0
3018  s_add_i32 s16, s4, 0x8ff34781
3020  s_add_i32 s17, s5, 0x96a522ad
3028  v_xor_b32_e32 v7, v13, v10
302C  v_xor_b32_e32 v6, v9, v6
3030  v_xor_b32_e32 v10, s16, v7
3034  v_xor_b32_e32 v9, s17, v6
3038  v_mov_b32_e32 v6, 0
303C  v_mov_b32_e32 v7, 0
3040  v_cvt_scalef32_sr_pk_fp4_f32 v6, v[14:15], v10, v1
3048  v_cvt_scalef32_sr_pk_fp4_f32 v7, v[26:27], v9, v1 op_sel:[0,0,0,1]
3050  v_cvt_scalef32_sr_pk_fp4_f32 v6, v[20:21], v12, v1 op_sel:[0,0,1,0]
3058  v_cvt_scalef32_sr_pk_fp4_f32 v7, v[30:31], v8, v1 op_sel:[0,0,1,1]
3060  s_nop 0
3064  s_cbranch_execz 1
3068  s_branch 11
306C  v_mov_b32_e32 v6, 0
3070  v_mov_b32_e32 v7, 0
3074  v_cvt_scalef32_pk_fp4_f32 v6, v14, v15, v1
307C  v_cvt_scalef32_pk_fp4_f32 v7, v26, v27, v1 op_sel:[0,0,0,1]
3084  v_cvt_scalef32_pk_fp4_f32 v6, v20, v21, v1 op_sel:[0,0,1,0]
308C  v_cvt_scalef32_pk_fp4_f32 v7, v30, v31, v1 op_sel:[0,0,1,1]
3094  s_nop 0
3098  s_load_dwordx2 s[6:7], s[0:1], 0x8
30A0  s_and_b64 vcc, exec, s[2:3]
30A4  s_cbranch_vccnz 134
30A8  v_or_b32_e32 v8, 3, v44
30AC  s_mov_b32 s14, 0xd2511f53
30B4  v_mad_u64_u32 v[8:9], s[2:3], v8, s14, 0
30BC  s_xor_b32 s2, s4, s9
30C0  v_xor_b32_e32 v9, s5, v9
30C4  s_mov_b32 s15, 0xcd9e8d57
30CC  s_xor_b32 s2, s8, s2
30D0  v_xor_b32_e32 v9, s10, v9
30D4  s_add_i32 s8, s4, 0x9e3779b9
30DC  s_mul_i32 s10, s2, 0xd2511f53
30E4  s_mul_hi_u32 s16, s2, 0xd2511f53
30EC  v_mad_u64_u32 v[10:11], s[2:3], v9, s15, 0
30F4  s_add_i32 s9, s5, 0xbb67ae85
30FC  s_xor_b32 s2, s11, s8
3100  v_xor_b32_e32 v9, s2, v11
3104  s_xor_b32 s2, s9, s16
3108  v_xor_b32_e32 v11, s2, v8
310C  s_add_i32 s8, s4, 0x3c6ef372
3114  s_add_i32 s9, s5, 0x76cf5d0a
311C  v_mad_u64_u32 v[8:9], s[2:3], v9, s14, 0
3124  v_mad_u64_u32 v[12:13], s[2:3], v11, s15, 0
312C  v_xor_b32_e32 v11, s8, v13
3130  s_xor_b32 s2, s10, s9
3134  v_xor_b32_e32 v10, v11, v10
3138  v_xor_b32_e32 v9, s2, v9
313C  s_add_i32 s8, s4, 0xdaa66d2b
3144  s_add_i32 s9, s5, 0x32370b8f
314C  v_mad_u64_u32 v[10:11], s[2:3], v10, s14, 0
3154  v_mad_u64_u32 v[14:15], s[2:3], v9, s15, 0
315C  v_xor_b32_e32 v9, s8, v15
3160  v_xor_b32_e32 v11, s9, v11
3164  v_xor_b32_e32 v9, v9, v12
3168  v_xor_b32_e32 v11, v11, v8
316C  s_add_i32 s8, s4, 0x78dde6e4
3174  s_add_i32 s9, s5, 0xed9eba14
317C  v_mad_u64_u32 v[8:9], s[2:3], v9, s14, 0
3184  v_mad_u64_u32 v[12:13], s[2:3], v11, s15, 0
318C  v_xor_b32_e32 v11, s8, v13
3190  v_xor_b32_e32 v9, s9, v9
3194  v_xor_b32_e32 v11, v11, v14
3198  v_xor_b32_e32 v9, v9, v10
319C  s_add_i32 s8, s4, 0x1715609d
31A4  s_add_i32 s9, s5, 0xa9066899
31AC  v_mad_u64_u32 v[10:11], s[2:3], v11, s14, 0
31B4  v_mad_u64_u32 v[14:15], s[2:3], v9, s15, 0
31BC  v_xor_b32_e32 v9, s8, v15
31C0  v_xor_b32_e32 v11, s9, v11
31C4  v_xor_b32_e32 v9, v9, v12
31C8  v_xor_b32_e32 v11, v11, v8
31CC  s_add_i32 s8, s4, 0xb54cda56
31D4  s_add_i32 s9, s5, 0x646e171e
31DC  v_mad_u64_u32 v[8:9], s[2:3], v9, s14, 0
31E4  v_mad_u64_u32 v[12:13], s[2:3], v11, s15, 0
31EC  v_xor_b32_e32 v11, s8, v13
31F0  v_xor_b32_e32 v9, s9, v9
31F4  v_xor_b32_e32 v11, v11, v14
31F8  v_xor_b32_e32 v9, v9, v10
31FC  s_add_i32 s8, s4, 0x5384540f
3204  s_add_i32 s9, s5, 0x1fd5c5a3
320C  v_mad_u64_u32 v[10:11], s[2:3], v11, s14, 0
3214  v_mad_u64_u32 v[14:15], s[2:3], v9, s15, 0
321C  v_xor_b32_e32 v9, s8, v15
3220  v_xor_b32_e32 v11, s9, v11
3224  v_xor_b32_e32 v9, v9, v12
3228  v_xor_b32_e32 v11, v11, v8
322C  s_add_i32 s8, s4, 0xf1bbcdc8
3234  s_add_i32 s9, s5, 0xdb3d7428
323C  v_mad_u64_u32 v[8:9], s[2:3], v9, s14, 0
3244  v_mad_u64_u32 v[12:13], s[2:3], v11, s15, 0
324C  v_xor_b32_e32 v11, s8, v13
3250  v_xor_b32_e32 v9, s9, v9
3254  v_xor_b32_e32 v11, v11, v14
3258  v_xor_b32_e32 v9, v9, v10
325C  v_mad_u64_u32 v[10:11], s[2:3], v11, s14, 0
3264  v_mad_u64_u32 v[14:15], s[2:3], v9, s15, 0
326C  s_add_i32 s4, s4, 0x8ff34781
3274  s_add_i32 s5, s5, 0x96a522ad
327C  v_xor_b32_e32 v9, v15, v12
3280  v_xor_b32_e32 v8, v11, v8
3284  v_xor_b32_e32 v12, s4, v9
3288  v_xor_b32_e32 v11, s5, v8
328C  v_mov_b32_e32 v8, 0
3290  v_mov_b32_e32 v9, 0
3294  v_cvt_scalef32_sr_pk_fp4_f32 v8, v[22:23], v12, v1
329C  v_cvt_scalef32_sr_pk_fp4_f32 v9, v[32:33], v11, v1 op_sel:[0,0,0,1]
32A4  v_cvt_scalef32_sr_pk_fp4_f32 v8, v[28:29], v14, v1 op_sel:[0,0,1,0]
32AC  v_cvt_scalef32_sr_pk_fp4_f32 v9, v[34:35], v10, v1 op_sel:[0,0,1,1]
32B4  s_nop 0
32B8  s_cbranch_execz 1
32BC  s_branch 11
32C0  v_mov_b32_e32 v8, 0
32C4  v_mov_b32_e32 v9, 0
32C8  v_cvt_scalef32_pk_fp4_f32 v8, v22, v23, v1
32D0  v_cvt_scalef32_pk_fp4_f32 v9, v32, v33, v1 op_sel:[0,0,0,1]
32D8  v_cvt_scalef32_pk_fp4_f32 v8, v28, v29, v1 op_sel:[0,0,1,0]
32E0  v_cvt_scalef32_pk_fp4_f32 v9, v34, v35, v1 op_sel:[0,0,1,1]
32E8  s_nop 0
32EC  v_or3_b32 v10, v38, v40, v39
32F4  v_or3_b32 v11, v5, v41, v4
32FC  v_or3_b32 v12, v7, v42, v6
3304  v_or3_b32 v13, v9, v49, v8
330C  s_waitcnt lgkmcnt(0)
3310  v_lshl_add_u64 v[4:5], v[36:37], 4, s[6:7]
3318  global_store_dwordx4 v[4:5], v[10:13], off
3320  s_or_b64 exec, exec, s[12:13]
3324  s_load_dwordx2 s[0:1], s[0:1], 0x10
332C  v_mov_b32_e32 v1, 0
3330  s_waitcnt lgkmcnt(0)
3334  v_lshl_add_u64 v[2:3], s[0:1], 0, v[2:3]
333C  v_lshl_add_u64 v[0:1], v[2:3], 0, v[0:1]
3344  global_store_byte v[0:1], v43, off
334C  s_endpgm
3350  s_nop 0
