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
    .vgpr_count:     75
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
1840  s_cbranch_execz 1729
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
18D0  v_mov_b32_e32 v42, 0x7f
18D8  s_and_saveexec_b64 s[12:13], s[8:9]
18DC  s_cbranch_execz 1679
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
1EB0  v_and_b32_e32 v59, 0x7fffffff, v13
1EB8  v_max3_u32 v36, v59, v61, v36
1EC0  v_and_b32_e32 v58, 0x7fffffff, v18
1EC8  v_and_b32_e32 v57, 0x7fffffff, v19
1ED0  v_max3_u32 v36, v57, v58, v36
1ED8  v_and_b32_e32 v56, 0x7fffffff, v24
1EE0  v_and_b32_e32 v55, 0x7fffffff, v25
1EE8  v_max3_u32 v36, v55, v56, v36
1EF0  v_and_b32_e32 v54, 0x7fffffff, v14
1EF8  v_and_b32_e32 v53, 0x7fffffff, v15
1F00  v_max3_u32 v36, v53, v54, v36
1F08  v_and_b32_e32 v52, 0x7fffffff, v20
1F10  v_and_b32_e32 v50, 0x7fffffff, v21
1F18  v_max3_u32 v36, v50, v52, v36
1F20  v_and_b32_e32 v49, 0x7fffffff, v26
1F28  v_and_b32_e32 v48, 0x7fffffff, v27
1F30  v_max3_u32 v36, v48, v49, v36
1F38  v_and_b32_e32 v47, 0x7fffffff, v30
1F40  v_and_b32_e32 v46, 0x7fffffff, v31
1F48  v_max3_u32 v36, v46, v47, v36
1F50  v_and_b32_e32 v45, 0x7fffffff, v22
1F58  v_and_b32_e32 v44, 0x7fffffff, v23
1F60  s_load_dwordx4 s[8:11], s[0:1], 0x38
1F68  v_max3_u32 v36, v44, v45, v36
1F70  v_and_b32_e32 v43, 0x7fffffff, v28
1F78  v_and_b32_e32 v42, 0x7fffffff, v29
1F80  v_max3_u32 v36, v42, v43, v36
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
1FCC  v_mov_b32_e32 v51, 0
1FD0  v_mov_b32_e32 v60, 0
1FD4  s_and_saveexec_b64 s[4:5], vcc
1FD8  s_xor_b64 s[4:5], exec, s[4:5]
1FDC  s_cbranch_execz 537
1FE0  v_sub_u32_e32 v40, 0x7f7fffff, v72
1FE8  v_sub_u32_e32 v41, 0x7f800000, v72
1FF0  v_ashrrev_i32_e32 v60, 31, v40
1FF4  v_lshrrev_b32_e32 v40, 31, v40
1FF8  v_sub_u32_e32 v71, 0x7f7fffff, v70
2000  v_cmp_lt_i32_e32 vcc, -1, v41
2004  v_add_u32_e32 v40, -1, v40
2008  s_brev_b32 s6, 1
200C  v_lshrrev_b32_e32 v51, 31, v41
2010  v_and_b32_e32 v60, 7, v60
2014  v_cndmask_b32_e32 v41, 0, v72, vcc
2018  v_sub_u32_e32 v72, 0x7f800000, v70
2020  v_bitop3_b32 v4, v40, v4, s6 bitop3:0xc8
2028  v_ashrrev_i32_e32 v40, 31, v71
202C  s_waitcnt lgkmcnt(0)
2030  s_movk_i32 s11, 0x70
2034  v_and_or_b32 v40, v40, s11, v60
203C  v_max_u32_e32 v60, v70, v41
2040  v_cmp_gt_i32_e32 vcc, 0, v72
2044  v_sub_u32_e32 v70, 0x7f800000, v69
204C  v_lshrrev_b32_e32 v73, 31, v72
2050  v_cndmask_b32_e32 v41, v60, v41, vcc
2054  v_sub_u32_e32 v60, 0x7f7fffff, v69
205C  v_max_u32_e32 v69, v69, v41
2060  v_ashrrev_i32_e32 v72, 31, v60
2064  v_cmp_gt_i32_e32 vcc, 0, v70
2068  v_lshrrev_b32_e32 v60, 31, v60
206C  v_add_u32_e32 v60, -1, v60
2070  v_cndmask_b32_e32 v41, v69, v41, vcc
2074  v_sub_u32_e32 v69, 0x7f7fffff, v68
207C  v_bitop3_b32 v6, v60, v6, s6 bitop3:0xc8
2084  v_ashrrev_i32_e32 v60, 31, v69
2088  v_lshrrev_b32_e32 v74, 31, v71
208C  v_lshrrev_b32_e32 v71, 31, v70
2090  v_and_b32_e32 v72, 0x700, v72
2098  v_sub_u32_e32 v70, 0x7f800000, v68
20A0  v_and_b32_e32 v60, 0x7000, v60
20A8  v_or3_b32 v40, v40, v72, v60
20B0  v_max_u32_e32 v60, v68, v41
20B4  v_cmp_gt_i32_e32 vcc, 0, v70
20B8  v_sub_u32_e32 v68, 0x7f800000, v67
20C0  v_add_u32_e32 v51, v73, v51
20C4  v_cndmask_b32_e32 v41, v60, v41, vcc
20C8  v_sub_u32_e32 v60, 0x7f7fffff, v67
20D0  v_lshrrev_b32_e32 v73, 31, v70
20D4  v_ashrrev_i32_e32 v70, 31, v60
20D8  v_max_u32_e32 v67, v67, v41
20DC  v_cmp_gt_i32_e32 vcc, 0, v68
20E0  v_lshrrev_b32_e32 v60, 31, v60
20E4  v_add_u32_e32 v60, -1, v60
20E8  v_cndmask_b32_e32 v41, v67, v41, vcc
20EC  v_sub_u32_e32 v67, 0x7f7fffff, v66
20F4  v_add_u32_e32 v74, -1, v74
20F8  v_bitop3_b32 v10, v60, v10, s6 bitop3:0xc8
2100  v_ashrrev_i32_e32 v60, 31, v67
2104  v_bitop3_b32 v5, v74, v5, s6 bitop3:0xc8
210C  v_lshrrev_b32_e32 v74, 31, v69
2110  v_lshrrev_b32_e32 v69, 31, v68
2114  v_and_b32_e32 v70, 0x70000, v70
211C  v_sub_u32_e32 v68, 0x7f800000, v66
2124  v_and_b32_e32 v60, 0x700000, v60
212C  v_or3_b32 v40, v40, v70, v60
2134  v_max_u32_e32 v60, v66, v41
2138  v_cmp_gt_i32_e32 vcc, 0, v68
213C  v_sub_u32_e32 v66, 0x7f800000, v65
2144  v_add3_u32 v51, v51, v71, v73
214C  v_cndmask_b32_e32 v41, v60, v41, vcc
2150  v_sub_u32_e32 v60, 0x7f7fffff, v65
2158  v_lshrrev_b32_e32 v71, 31, v68
215C  v_ashrrev_i32_e32 v68, 31, v60
2160  v_max_u32_e32 v65, v65, v41
2164  v_cmp_gt_i32_e32 vcc, 0, v66
2168  v_lshrrev_b32_e32 v60, 31, v60
216C  v_add_u32_e32 v60, -1, v60
2170  v_cndmask_b32_e32 v41, v65, v41, vcc
2174  v_sub_u32_e32 v65, 0x7f7fffff, v64
217C  v_bitop3_b32 v16, v60, v16, s6 bitop3:0xc8
2184  v_ashrrev_i32_e32 v60, 31, v65
2188  v_lshrrev_b32_e32 v72, 31, v67
218C  v_lshrrev_b32_e32 v67, 31, v66
2190  v_and_b32_e32 v68, 0x7000000, v68
2198  v_sub_u32_e32 v66, 0x7f800000, v64
21A0  v_and_b32_e32 v60, 0x70000000, v60
21A8  v_or3_b32 v40, v40, v68, v60
21B0  v_max_u32_e32 v60, v64, v41
21B4  v_cmp_gt_i32_e32 vcc, 0, v66
21B8  v_sub_u32_e32 v64, 0x7f800000, v63
21C0  v_add3_u32 v51, v51, v69, v71
21C8  v_cndmask_b32_e32 v41, v60, v41, vcc
21CC  v_sub_u32_e32 v60, 0x7f7fffff, v63
21D4  v_max_u32_e32 v63, v63, v41
21D8  v_cmp_gt_i32_e32 vcc, 0, v64
21DC  v_lshrrev_b32_e32 v69, 31, v66
21E0  v_lshrrev_b32_e32 v70, 31, v65
21E4  v_lshrrev_b32_e32 v65, 31, v64
21E8  v_ashrrev_i32_e32 v66, 31, v60
21EC  v_cndmask_b32_e32 v41, v63, v41, vcc
21F0  v_sub_u32_e32 v63, 0x7f7fffff, v62
21F8  v_sub_u32_e32 v64, 0x7f800000, v62
2200  v_lshrrev_b32_e32 v60, 31, v60
2204  v_add_u32_e32 v60, -1, v60
2208  v_max_u32_e32 v62, v62, v41
220C  v_cmp_gt_i32_e32 vcc, 0, v64
2210  v_lshrrev_b32_e32 v68, 31, v63
2214  v_bitop3_b32 v8, v60, v8, s6 bitop3:0xc8
221C  v_ashrrev_i32_e32 v60, 31, v63
2220  v_cndmask_b32_e32 v41, v62, v41, vcc
2224  v_sub_u32_e32 v63, 0x7f800000, v61
222C  v_sub_u32_e32 v62, 0x7f7fffff, v61
2234  v_max_u32_e32 v61, v61, v41
2238  v_cmp_gt_i32_e32 vcc, 0, v63
223C  v_add3_u32 v51, v51, v67, v69
2244  v_lshrrev_b32_e32 v67, 31, v64
2248  v_cndmask_b32_e32 v41, v61, v41, vcc
224C  v_sub_u32_e32 v61, 0x7f7fffff, v59
2254  v_and_b32_e32 v66, 7, v66
2258  v_add3_u32 v51, v51, v65, v67
2260  v_lshrrev_b32_e32 v64, 31, v63
2264  v_ashrrev_i32_e32 v65, 31, v62
2268  v_sub_u32_e32 v63, 0x7f800000, v59
2270  v_lshrrev_b32_e32 v67, 31, v61
2274  v_ashrrev_i32_e32 v61, 31, v61
2278  v_and_or_b32 v60, v60, s11, v66
2280  v_and_b32_e32 v65, 0x700, v65
2288  v_and_b32_e32 v61, 0x7000, v61
2290  v_max_u32_e32 v59, v59, v41
2294  v_cmp_gt_i32_e32 vcc, 0, v63
2298  v_lshrrev_b32_e32 v62, 31, v62
229C  v_or3_b32 v60, v60, v65, v61
22A4  v_cndmask_b32_e32 v41, v59, v41, vcc
22A8  v_sub_u32_e32 v59, 0x7f7fffff, v58
22B0  v_sub_u32_e32 v61, 0x7f800000, v58
22B8  v_add_u32_e32 v62, -1, v62
22BC  v_max_u32_e32 v58, v58, v41
22C0  v_cmp_gt_i32_e32 vcc, 0, v61
22C4  v_lshrrev_b32_e32 v66, 31, v63
22C8  v_bitop3_b32 v12, v62, v12, s6 bitop3:0xc8
22D0  v_lshrrev_b32_e32 v62, 31, v61
22D4  v_ashrrev_i32_e32 v63, 31, v59
22D8  v_cndmask_b32_e32 v41, v58, v41, vcc
22DC  v_sub_u32_e32 v58, 0x7f7fffff, v57
22E4  v_sub_u32_e32 v61, 0x7f800000, v57
22EC  v_lshrrev_b32_e32 v59, 31, v59
22F0  v_add_u32_e32 v59, -1, v59
22F4  v_max_u32_e32 v57, v57, v41
22F8  v_cmp_gt_i32_e32 vcc, 0, v61
22FC  v_lshrrev_b32_e32 v65, 31, v58
2300  v_bitop3_b32 v18, v59, v18, s6 bitop3:0xc8
2308  v_ashrrev_i32_e32 v58, 31, v58
230C  v_cndmask_b32_e32 v41, v57, v41, vcc
2310  v_sub_u32_e32 v57, 0x7f7fffff, v56
2318  v_sub_u32_e32 v59, 0x7f800000, v56
2320  v_and_b32_e32 v63, 0x70000, v63
2328  v_and_b32_e32 v58, 0x700000, v58
2330  v_max_u32_e32 v56, v56, v41
2334  v_cmp_gt_i32_e32 vcc, 0, v59
2338  v_add3_u32 v51, v51, v64, v66
2340  v_lshrrev_b32_e32 v64, 31, v61
2344  v_or3_b32 v58, v60, v63, v58
234C  v_lshrrev_b32_e32 v60, 31, v59
2350  v_ashrrev_i32_e32 v61, 31, v57
2354  v_cndmask_b32_e32 v56, v56, v41, vcc
2358  v_sub_u32_e32 v41, 0x7f7fffff, v55
2360  v_sub_u32_e32 v59, 0x7f800000, v55
2368  v_lshrrev_b32_e32 v57, 31, v57
236C  v_add_u32_e32 v57, -1, v57
2370  v_max_u32_e32 v55, v55, v56
2374  v_cmp_gt_i32_e32 vcc, 0, v59
2378  v_lshrrev_b32_e32 v63, 31, v41
237C  v_bitop3_b32 v24, v57, v24, s6 bitop3:0xc8
2384  v_ashrrev_i32_e32 v41, 31, v41
2388  v_cndmask_b32_e32 v55, v55, v56, vcc
238C  v_sub_u32_e32 v56, 0x7f7fffff, v54
2394  v_sub_u32_e32 v57, 0x7f800000, v54
239C  v_and_b32_e32 v61, 0x7000000, v61
23A4  v_and_b32_e32 v41, 0x70000000, v41
23AC  v_max_u32_e32 v54, v54, v55
23B0  v_cmp_gt_i32_e32 vcc, 0, v57
23B4  v_add3_u32 v51, v51, v62, v64
23BC  v_lshrrev_b32_e32 v62, 31, v59
23C0  v_or3_b32 v41, v58, v61, v41
23C8  v_lshrrev_b32_e32 v58, 31, v57
23CC  v_ashrrev_i32_e32 v59, 31, v56
23D0  v_cndmask_b32_e32 v54, v54, v55, vcc
23D4  v_sub_u32_e32 v57, 0x7f800000, v53
23DC  v_lshrrev_b32_e32 v56, 31, v56
23E0  v_sub_u32_e32 v55, 0x7f7fffff, v53
23E8  v_add_u32_e32 v56, -1, v56
23EC  v_max_u32_e32 v53, v53, v54
23F0  v_cmp_gt_i32_e32 vcc, 0, v57
23F4  v_bitop3_b32 v14, v56, v14, s6 bitop3:0xc8
23FC  v_sub_u32_e32 v56, 0x7f800000, v52
2404  v_cndmask_b32_e32 v53, v53, v54, vcc
2408  v_sub_u32_e32 v54, 0x7f7fffff, v52
2410  v_add3_u32 v51, v51, v60, v62
2418  v_lshrrev_b32_e32 v60, 31, v57
241C  v_max_u32_e32 v52, v52, v53
2420  v_cmp_gt_i32_e32 vcc, 0, v56
2424  v_add3_u32 v51, v51, v58, v60
242C  v_lshrrev_b32_e32 v57, 31, v56
2430  v_ashrrev_i32_e32 v58, 31, v54
2434  v_cndmask_b32_e32 v52, v52, v53, vcc
2438  v_sub_u32_e32 v53, 0x7f7fffff, v50
2440  v_sub_u32_e32 v56, 0x7f800000, v50
2448  v_lshrrev_b32_e32 v54, 31, v54
244C  v_add_u32_e32 v54, -1, v54
2450  v_max_u32_e32 v50, v50, v52
2454  v_cmp_gt_i32_e32 vcc, 0, v56
2458  v_and_b32_e32 v59, 7, v59
245C  v_lshrrev_b32_e32 v61, 31, v55
2460  v_ashrrev_i32_e32 v55, 31, v55
2464  v_lshrrev_b32_e32 v60, 31, v53
2468  v_bitop3_b32 v20, v54, v20, s6 bitop3:0xc8
2470  v_ashrrev_i32_e32 v53, 31, v53
2474  v_cndmask_b32_e32 v50, v50, v52, vcc
2478  v_sub_u32_e32 v52, 0x7f7fffff, v49
2480  v_sub_u32_e32 v54, 0x7f800000, v49
2488  v_and_or_b32 v55, v55, s11, v59
2490  v_and_b32_e32 v58, 0x700, v58
2498  v_and_b32_e32 v53, 0x7000, v53
24A0  v_max_u32_e32 v49, v49, v50
24A4  v_cmp_gt_i32_e32 vcc, 0, v54
24A8  v_lshrrev_b32_e32 v59, 31, v56
24AC  v_or3_b32 v53, v55, v58, v53
24B4  v_lshrrev_b32_e32 v55, 31, v54
24B8  v_ashrrev_i32_e32 v56, 31, v52
24BC  v_cndmask_b32_e32 v49, v49, v50, vcc
24C0  v_sub_u32_e32 v54, 0x7f800000, v48
24C8  v_lshrrev_b32_e32 v52, 31, v52
24CC  v_add3_u32 v51, v51, v57, v59
24D4  v_sub_u32_e32 v50, 0x7f7fffff, v48
24DC  v_add_u32_e32 v52, -1, v52
24E0  v_lshrrev_b32_e32 v57, 31, v54
24E4  v_max_u32_e32 v48, v48, v49
24E8  v_cmp_gt_i32_e32 vcc, 0, v54
24EC  v_bitop3_b32 v26, v52, v26, s6 bitop3:0xc8
24F4  v_add3_u32 v52, v51, v55, v57
24FC  v_cndmask_b32_e32 v48, v48, v49, vcc
2500  v_sub_u32_e32 v49, 0x7f7fffff, v47
2508  v_sub_u32_e32 v51, 0x7f800000, v47
2510  v_max_u32_e32 v47, v47, v48
2514  v_cmp_gt_i32_e32 vcc, 0, v51
2518  v_lshrrev_b32_e32 v58, 31, v50
251C  v_ashrrev_i32_e32 v50, 31, v50
2520  v_ashrrev_i32_e32 v54, 31, v49
2524  v_cndmask_b32_e32 v47, v47, v48, vcc
2528  v_sub_u32_e32 v48, 0x7f7fffff, v46
2530  v_sub_u32_e32 v55, 0x7f800000, v46
2538  v_lshrrev_b32_e32 v49, 31, v49
253C  v_and_b32_e32 v56, 0x70000, v56
2544  v_and_b32_e32 v50, 0x700000, v50
254C  v_add_u32_e32 v49, -1, v49
2550  v_max_u32_e32 v46, v46, v47
2554  v_cmp_gt_i32_e32 vcc, 0, v55
2558  v_or3_b32 v50, v53, v56, v50
2560  v_lshrrev_b32_e32 v53, 31, v51
2564  v_lshrrev_b32_e32 v51, 31, v48
2568  v_bitop3_b32 v30, v49, v30, s6 bitop3:0xc8
2570  v_ashrrev_i32_e32 v48, 31, v48
2574  v_cndmask_b32_e32 v46, v46, v47, vcc
2578  v_sub_u32_e32 v47, 0x7f7fffff, v45
2580  v_sub_u32_e32 v49, 0x7f800000, v45
2588  v_and_b32_e32 v54, 0x7000000, v54
2590  v_lshrrev_b32_e32 v56, 31, v55
2594  v_add_u32_e32 v51, -1, v51
2598  v_and_b32_e32 v48, 0x70000000, v48
25A0  v_max_u32_e32 v45, v45, v46
25A4  v_cmp_gt_i32_e32 vcc, 0, v49
25A8  v_bitop3_b32 v31, v51, v31, s6 bitop3:0xc8
25B0  v_or3_b32 v51, v50, v54, v48
25B8  v_add3_u32 v48, v52, v53, v56
25C0  v_lshrrev_b32_e32 v50, 31, v49
25C4  v_ashrrev_i32_e32 v52, 31, v47
25C8  v_cndmask_b32_e32 v45, v45, v46, vcc
25CC  v_sub_u32_e32 v49, 0x7f800000, v44
25D4  v_lshrrev_b32_e32 v47, 31, v47
25D8  v_sub_u32_e32 v46, 0x7f7fffff, v44
25E0  v_add_u32_e32 v47, -1, v47
25E4  v_lshrrev_b32_e32 v53, 31, v49
25E8  v_max_u32_e32 v44, v44, v45
25EC  v_cmp_gt_i32_e32 vcc, 0, v49
25F0  v_bitop3_b32 v22, v47, v22, s6 bitop3:0xc8
25F8  v_add3_u32 v47, v48, v50, v53
2600  v_cndmask_b32_e32 v44, v44, v45, vcc
2604  v_sub_u32_e32 v48, 0x7f800000, v43
260C  v_sub_u32_e32 v45, 0x7f7fffff, v43
2614  v_max_u32_e32 v43, v43, v44
2618  v_cmp_gt_i32_e32 vcc, 0, v48
261C  v_and_b32_e32 v52, 7, v52
2620  v_lshrrev_b32_e32 v54, 31, v46
2624  v_cndmask_b32_e32 v43, v43, v44, vcc
2628  v_sub_u32_e32 v44, 0x7f7fffff, v42
2630  v_ashrrev_i32_e32 v46, 31, v46
2634  v_lshrrev_b32_e32 v49, 31, v48
2638  v_ashrrev_i32_e32 v50, 31, v45
263C  v_sub_u32_e32 v48, 0x7f800000, v42
2644  v_lshrrev_b32_e32 v53, 31, v44
2648  v_ashrrev_i32_e32 v44, 31, v44
264C  v_and_or_b32 v46, v46, s11, v52
2654  v_and_b32_e32 v50, 0x700, v50
265C  v_and_b32_e32 v44, 0x7000, v44
2664  v_max_u32_e32 v42, v42, v43
2668  v_cmp_gt_i32_e32 vcc, 0, v48
266C  v_or3_b32 v44, v46, v50, v44
2674  v_sub_u32_e32 v46, 0x7f800000, v39
267C  v_cndmask_b32_e32 v42, v42, v43, vcc
2680  v_sub_u32_e32 v43, 0x7f7fffff, v39
2688  v_max_u32_e32 v39, v39, v42
268C  v_cmp_gt_i32_e32 vcc, 0, v46
2690  v_lshrrev_b32_e32 v45, 31, v45
2694  v_lshrrev_b32_e32 v52, 31, v48
2698  v_cndmask_b32_e32 v39, v39, v42, vcc
269C  v_sub_u32_e32 v42, 0x7f7fffff, v38
26A4  v_add_u32_e32 v45, -1, v45
26A8  v_bitop3_b32 v28, v45, v28, s6 bitop3:0xc8
26B0  v_add3_u32 v45, v47, v49, v52
26B8  v_lshrrev_b32_e32 v47, 31, v46
26BC  v_ashrrev_i32_e32 v48, 31, v43
26C0  v_sub_u32_e32 v46, 0x7f800000, v38
26C8  v_lshrrev_b32_e32 v50, 31, v42
26CC  v_ashrrev_i32_e32 v42, 31, v42
26D0  v_and_b32_e32 v48, 0x70000, v48
26D8  v_and_b32_e32 v42, 0x700000, v42
26E0  v_max_u32_e32 v38, v38, v39
26E4  v_cmp_gt_i32_e32 vcc, 0, v46
26E8  v_or3_b32 v42, v44, v48, v42
26F0  v_sub_u32_e32 v44, 0x7f800000, v37
26F8  v_cndmask_b32_e32 v38, v38, v39, vcc
26FC  v_sub_u32_e32 v39, 0x7f7fffff, v37
2704  v_max_u32_e32 v37, v37, v38
2708  v_cmp_gt_i32_e32 vcc, 0, v44
270C  v_lshrrev_b32_e32 v43, 31, v43
2710  v_lshrrev_b32_e32 v49, 31, v46
2714  v_cndmask_b32_e32 v37, v37, v38, vcc
2718  v_sub_u32_e32 v38, 0x7f7fffff, v36
2720  v_add_u32_e32 v43, -1, v43
2724  v_bitop3_b32 v32, v43, v32, s6 bitop3:0xc8
272C  v_add3_u32 v43, v45, v47, v49
2734  v_lshrrev_b32_e32 v45, 31, v44
2738  v_ashrrev_i32_e32 v46, 31, v39
273C  v_sub_u32_e32 v44, 0x7f800000, v36
2744  v_lshrrev_b32_e32 v48, 31, v38
2748  v_ashrrev_i32_e32 v38, 31, v38
274C  v_add_u32_e32 v60, -1, v60
2750  v_and_b32_e32 v46, 0x7000000, v46
2758  v_and_b32_e32 v38, 0x70000000, v38
2760  v_lshrrev_b32_e32 v47, 31, v44
2764  v_bitop3_b32 v21, v60, v21, s6 bitop3:0xc8
276C  v_lshrrev_b32_e32 v39, 31, v39
2770  v_or3_b32 v60, v42, v46, v38
2778  v_add3_u32 v38, v43, v45, v47
2780  v_max_u32_e32 v36, v36, v37
2784  v_cmp_gt_i32_e32 vcc, 0, v44
2788  v_add_u32_e32 v74, -1, v74
278C  v_add_u32_e32 v72, -1, v72
2790  v_add_u32_e32 v70, -1, v70
2794  v_add_u32_e32 v68, -1, v68
2798  v_add_u32_e32 v67, -1, v67
279C  v_add_u32_e32 v65, -1, v65
27A0  v_add_u32_e32 v63, -1, v63
27A4  v_add_u32_e32 v61, -1, v61
27A8  v_add_u32_e32 v58, -1, v58
27AC  v_add_u32_e32 v54, -1, v54
27B0  v_add_u32_e32 v53, -1, v53
27B4  v_add_u32_e32 v50, -1, v50
27B8  v_add_u32_e32 v39, -1, v39
27BC  v_add_u32_e32 v48, -1, v48
27C0  v_cndmask_b32_e32 v36, v36, v37, vcc
27C4  v_mov_b32_e32 v37, 0x7f800000
27CC  v_cmp_ne_u32_e32 vcc, 32, v38
27D0  v_bitop3_b32 v7, v74, v7, s6 bitop3:0xc8
27D8  v_bitop3_b32 v11, v72, v11, s6 bitop3:0xc8
27E0  v_bitop3_b32 v17, v70, v17, s6 bitop3:0xc8
27E8  v_bitop3_b32 v9, v68, v9, s6 bitop3:0xc8
27F0  v_bitop3_b32 v13, v67, v13, s6 bitop3:0xc8
27F8  v_bitop3_b32 v19, v65, v19, s6 bitop3:0xc8
2800  v_bitop3_b32 v25, v63, v25, s6 bitop3:0xc8
2808  v_bitop3_b32 v15, v61, v15, s6 bitop3:0xc8
2810  v_bitop3_b32 v27, v58, v27, s6 bitop3:0xc8
2818  v_bitop3_b32 v23, v54, v23, s6 bitop3:0xc8
2820  v_bitop3_b32 v29, v53, v29, s6 bitop3:0xc8
2828  v_bitop3_b32 v33, v50, v33, s6 bitop3:0xc8
2830  v_bitop3_b32 v35, v48, v35, s6 bitop3:0xc8
2838  v_bitop3_b32 v34, v39, v34, s6 bitop3:0xc8
2840  v_cndmask_b32_e32 v71, v37, v36, vcc
2844  s_or_b64 exec, exec, s[4:5]
2848  s_load_dwordx2 s[4:5], s[0:1], 0x30
2850  v_cmp_ne_u32_e32 vcc, 0, v71
2854  v_mov_b32_e32 v42, 0x7f
285C  s_and_saveexec_b64 s[14:15], vcc
2860  s_cbranch_execz 26
2864  s_bfe_u32 s6, s7, 0x20004
286C  s_cmp_eq_u32 s6, 2
2870  s_cselect_b64 s[16:17], -1, 0
2874  s_and_b64 s[18:19], s[16:17], exec
2878  s_waitcnt lgkmcnt(0)
287C  s_cselect_b32 s11, 0x3fffff, 0
2884  s_cmp_lg_u32 s6, 0
2888  s_cselect_b32 s6, s11, 0x200000
2890  v_add_u32_e32 v36, s6, v71
2894  s_mov_b32 s6, 0x17fffff
289C  v_lshrrev_b32_e32 v37, 23, v36
28A0  v_add_u32_e32 v37, -2, v37
28A4  v_cmp_lt_u32_e32 vcc, s6, v36
28A8  s_mov_b32 s6, 0x7f800000
28B0  s_nop 0
28B4  v_cndmask_b32_e32 v36, 0, v37, vcc
28B8  v_cmp_eq_u32_e32 vcc, s6, v71
28BC  v_mov_b32_e32 v37, 0xfe
28C4  s_and_b64 vcc, s[16:17], vcc
28C8  v_cndmask_b32_e32 v42, v36, v37, vcc
28CC  s_or_b64 exec, exec, s[14:15]
28D0  v_cmp_eq_u32_e32 vcc, 0, v42
28D4  s_cbranch_vccz 37
28D8  s_nop 0
28DC  v_cndmask_b32_e64 v36, 1.0, 2.0, vcc
28E4  v_pk_mul_f32 v[4:5], v[36:37], v[4:5] op_sel_hi:[0,1]
28EC  v_pk_mul_f32 v[6:7], v[36:37], v[6:7] op_sel_hi:[0,1]
28F4  v_pk_mul_f32 v[10:11], v[36:37], v[10:11] op_sel_hi:[0,1]
28FC  v_pk_mul_f32 v[16:17], v[36:37], v[16:17] op_sel_hi:[0,1]
2904  v_pk_mul_f32 v[8:9], v[36:37], v[8:9] op_sel_hi:[0,1]
290C  v_pk_mul_f32 v[12:13], v[36:37], v[12:13] op_sel_hi:[0,1]
2914  v_pk_mul_f32 v[18:19], v[36:37], v[18:19] op_sel_hi:[0,1]
291C  v_pk_mul_f32 v[24:25], v[36:37], v[24:25] op_sel_hi:[0,1]
2924  v_pk_mul_f32 v[14:15], v[36:37], v[14:15] op_sel_hi:[0,1]
292C  v_pk_mul_f32 v[20:21], v[36:37], v[20:21] op_sel_hi:[0,1]
2934  v_pk_mul_f32 v[26:27], v[36:37], v[26:27] op_sel_hi:[0,1]
293C  v_pk_mul_f32 v[30:31], v[36:37], v[30:31] op_sel_hi:[0,1]
2944  v_pk_mul_f32 v[22:23], v[36:37], v[22:23] op_sel_hi:[0,1]
294C  v_pk_mul_f32 v[28:29], v[36:37], v[28:29] op_sel_hi:[0,1]
2954  v_pk_mul_f32 v[32:33], v[36:37], v[32:33] op_sel_hi:[0,1]
295C  v_pk_mul_f32 v[34:35], v[36:37], v[34:35] op_sel_hi:[0,1]
2964  v_max_u32_e32 v43, 1, v42
2968  s_branch 1
296C  v_mov_b32_e32 v43, v42
2970  v_mov_b32_e32 v38, s3
2974  v_mov_b32_e32 v39, 0
2978  v_mad_u64_u32 v[36:37], s[2:3], s2, v1, v[38:39]
2980  s_and_b32 s2, s7, 4
2984  s_bitcmp1_b32 s7, 2
2988  v_lshlrev_b32_e32 v1, 23, v43
298C  s_cselect_b64 s[6:7], -1, 0
2990  s_cmp_eq_u32 s2, 0
2994  v_lshlrev_b32_e32 v43, 2, v36
2998  s_waitcnt lgkmcnt(0)
299C  s_mul_i32 s11, s9, 0xcd9e8d57
29A4  s_mul_hi_u32 s9, s9, 0xcd9e8d57
29AC  s_cbranch_scc1 132
29B0  s_mov_b32 s14, 0xd2511f53
29B8  v_mad_u64_u32 v[44:45], s[2:3], v43, s14, 0
29C0  s_xor_b32 s2, s4, s9
29C4  v_xor_b32_e32 v38, s5, v45
29C8  s_mov_b32 s15, 0xcd9e8d57
29D0  s_xor_b32 s2, s8, s2
29D4  v_xor_b32_e32 v38, s10, v38
29D8  s_add_i32 s16, s4, 0x9e3779b9
29E0  s_mul_i32 s18, s2, 0xd2511f53
29E8  s_mul_hi_u32 s19, s2, 0xd2511f53
29F0  v_mad_u64_u32 v[46:47], s[2:3], v38, s15, 0
29F8  s_add_i32 s17, s5, 0xbb67ae85
2A00  s_xor_b32 s2, s11, s16
2A04  v_xor_b32_e32 v38, s2, v47
2A08  s_xor_b32 s2, s17, s19
2A0C  v_xor_b32_e32 v47, s2, v44
2A10  s_add_i32 s17, s5, 0x76cf5d0a
2A18  v_mad_u64_u32 v[44:45], s[2:3], v38, s14, 0
2A20  v_mad_u64_u32 v[48:49], s[2:3], v47, s15, 0
2A28  s_add_i32 s16, s4, 0x3c6ef372
2A30  s_xor_b32 s2, s18, s17
2A34  v_xor_b32_e32 v38, s16, v49
2A38  v_xor_b32_e32 v45, s2, v45
2A3C  v_xor_b32_e32 v38, v38, v46
2A40  s_add_i32 s16, s4, 0xdaa66d2b
2A48  v_mad_u64_u32 v[52:53], s[2:3], v45, s15, 0
2A50  s_add_i32 s17, s5, 0x32370b8f
2A58  v_mad_u64_u32 v[46:47], s[2:3], v38, s14, 0
2A60  v_xor_b32_e32 v38, s16, v53
2A64  v_xor_b32_e32 v38, v38, v48
2A68  v_xor_b32_e32 v45, s17, v47
2A6C  v_xor_b32_e32 v47, v45, v44
2A70  s_add_i32 s17, s5, 0xed9eba14
2A78  v_mad_u64_u32 v[44:45], s[2:3], v38, s14, 0
2A80  s_add_i32 s16, s4, 0x78dde6e4
2A88  v_mad_u64_u32 v[48:49], s[2:3], v47, s15, 0
2A90  v_xor_b32_e32 v45, s17, v45
2A94  v_xor_b32_e32 v38, s16, v49
2A98  v_xor_b32_e32 v45, v45, v46
2A9C  v_xor_b32_e32 v38, v38, v52
2AA0  s_add_i32 s16, s4, 0x1715609d
2AA8  v_mad_u64_u32 v[52:53], s[2:3], v45, s15, 0
2AB0  s_add_i32 s17, s5, 0xa9066899
2AB8  v_mad_u64_u32 v[46:47], s[2:3], v38, s14, 0
2AC0  v_xor_b32_e32 v38, s16, v53
2AC4  v_xor_b32_e32 v38, v38, v48
2AC8  v_xor_b32_e32 v45, s17, v47
2ACC  v_xor_b32_e32 v47, v45, v44
2AD0  s_add_i32 s17, s5, 0x646e171e
2AD8  v_mad_u64_u32 v[44:45], s[2:3], v38, s14, 0
2AE0  s_add_i32 s16, s4, 0xb54cda56
2AE8  v_mad_u64_u32 v[48:49], s[2:3], v47, s15, 0
2AF0  v_xor_b32_e32 v45, s17, v45
2AF4  v_xor_b32_e32 v38, s16, v49
2AF8  v_xor_b32_e32 v45, v45, v46
2AFC  v_xor_b32_e32 v38, v38, v52
2B00  s_add_i32 s16, s4, 0x5384540f
2B08  v_mad_u64_u32 v[52:53], s[2:3], v45, s15, 0
2B10  s_add_i32 s17, s5, 0x1fd5c5a3
2B18  v_mad_u64_u32 v[46:47], s[2:3], v38, s14, 0
2B20  v_xor_b32_e32 v38, s16, v53
2B24  v_xor_b32_e32 v38, v38, v48
2B28  v_xor_b32_e32 v45, s17, v47
2B2C  v_xor_b32_e32 v47, v45, v44
2B30  s_add_i32 s17, s5, 0xdb3d7428
2B38  v_mad_u64_u32 v[44:45], s[2:3], v38, s14, 0
2B40  s_add_i32 s16, s4, 0xf1bbcdc8
2B48  v_mad_u64_u32 v[48:49], s[2:3], v47, s15, 0
2B50  v_xor_b32_e32 v45, s17, v45
2B54  v_xor_b32_e32 v38, s16, v49
2B58  v_xor_b32_e32 v45, v45, v46
2B5C  v_xor_b32_e32 v38, v38, v52
2B60  v_mad_u64_u32 v[52:53], s[2:3], v45, s15, 0
2B68  s_add_i32 s16, s4, 0x8ff34781
2B70  v_mad_u64_u32 v[46:47], s[2:3], v38, s14, 0
2B78  v_xor_b32_e32 v38, v53, v48
2B7C  s_add_i32 s17, s5, 0x96a522ad
2B84  v_xor_b32_e32 v45, s16, v38
2B88  v_xor_b32_e32 v38, v47, v44
2B8C  v_xor_b32_e32 v44, s17, v38
2B90  v_mov_b32_e32 v38, v39
2B94  v_cvt_scalef32_sr_pk_fp4_f32 v39, v[4:5], v45, v1
2B9C  v_cvt_scalef32_sr_pk_fp4_f32 v38, v[10:11], v44, v1 op_sel:[0,0,0,1]
2BA4  v_cvt_scalef32_sr_pk_fp4_f32 v39, v[6:7], v52, v1 op_sel:[0,0,1,0]
2BAC  v_cvt_scalef32_sr_pk_fp4_f32 v38, v[16:17], v46, v1 op_sel:[0,0,1,1]
2BB4  s_nop 0
2BB8  s_cbranch_execz 1
2BBC  s_branch 11
2BC0  v_mov_b32_e32 v39, 0
2BC4  v_mov_b32_e32 v38, 0
2BC8  v_cvt_scalef32_pk_fp4_f32 v39, v4, v5, v1
2BD0  v_cvt_scalef32_pk_fp4_f32 v38, v10, v11, v1 op_sel:[0,0,0,1]
2BD8  v_cvt_scalef32_pk_fp4_f32 v39, v6, v7, v1 op_sel:[0,0,1,0]
2BE0  v_cvt_scalef32_pk_fp4_f32 v38, v16, v17, v1 op_sel:[0,0,1,1]
2BE8  s_nop 0
2BEC  v_cndmask_b32_e64 v4, 0, 1, s[6:7]
2BF4  v_cmp_ne_u32_e64 s[2:3], 1, v4
2BFC  s_andn2_b64 vcc, exec, s[6:7]
2C00  s_cbranch_vccnz 134
2C04  v_or_b32_e32 v4, 1, v43
2C08  s_mov_b32 s14, 0xd2511f53
2C10  v_mad_u64_u32 v[4:5], s[6:7], v4, s14, 0
2C18  s_xor_b32 s6, s4, s9
2C1C  v_xor_b32_e32 v5, s5, v5
2C20  s_mov_b32 s15, 0xcd9e8d57
2C28  s_xor_b32 s6, s8, s6
2C2C  v_xor_b32_e32 v5, s10, v5
2C30  s_add_i32 s16, s4, 0x9e3779b9
2C38  s_mul_i32 s18, s6, 0xd2511f53
2C40  s_mul_hi_u32 s19, s6, 0xd2511f53
2C48  v_mad_u64_u32 v[6:7], s[6:7], v5, s15, 0
2C50  s_add_i32 s17, s5, 0xbb67ae85
2C58  s_xor_b32 s6, s11, s16
2C5C  v_xor_b32_e32 v5, s6, v7
2C60  s_xor_b32 s6, s17, s19
2C64  v_xor_b32_e32 v7, s6, v4
2C68  s_add_i32 s16, s4, 0x3c6ef372
2C70  s_add_i32 s17, s5, 0x76cf5d0a
2C78  v_mad_u64_u32 v[4:5], s[6:7], v5, s14, 0
2C80  v_mad_u64_u32 v[10:11], s[6:7], v7, s15, 0
2C88  v_xor_b32_e32 v7, s16, v11
2C8C  s_xor_b32 s6, s18, s17
2C90  v_xor_b32_e32 v6, v7, v6
2C94  v_xor_b32_e32 v5, s6, v5
2C98  s_add_i32 s16, s4, 0xdaa66d2b
2CA0  s_add_i32 s17, s5, 0x32370b8f
2CA8  v_mad_u64_u32 v[6:7], s[6:7], v6, s14, 0
2CB0  v_mad_u64_u32 v[16:17], s[6:7], v5, s15, 0
2CB8  v_xor_b32_e32 v5, s16, v17
2CBC  v_xor_b32_e32 v7, s17, v7
2CC0  v_xor_b32_e32 v5, v5, v10
2CC4  v_xor_b32_e32 v7, v7, v4
2CC8  s_add_i32 s16, s4, 0x78dde6e4
2CD0  s_add_i32 s17, s5, 0xed9eba14
2CD8  v_mad_u64_u32 v[4:5], s[6:7], v5, s14, 0
2CE0  v_mad_u64_u32 v[10:11], s[6:7], v7, s15, 0
2CE8  v_xor_b32_e32 v7, s16, v11
2CEC  v_xor_b32_e32 v5, s17, v5
2CF0  v_xor_b32_e32 v7, v7, v16
2CF4  v_xor_b32_e32 v5, v5, v6
2CF8  s_add_i32 s16, s4, 0x1715609d
2D00  s_add_i32 s17, s5, 0xa9066899
2D08  v_mad_u64_u32 v[6:7], s[6:7], v7, s14, 0
2D10  v_mad_u64_u32 v[16:17], s[6:7], v5, s15, 0
2D18  v_xor_b32_e32 v5, s16, v17
2D1C  v_xor_b32_e32 v7, s17, v7
2D20  v_xor_b32_e32 v5, v5, v10
2D24  v_xor_b32_e32 v7, v7, v4
2D28  s_add_i32 s16, s4, 0xb54cda56
2D30  s_add_i32 s17, s5, 0x646e171e
2D38  v_mad_u64_u32 v[4:5], s[6:7], v5, s14, 0
2D40  v_mad_u64_u32 v[10:11], s[6:7], v7, s15, 0
2D48  v_xor_b32_e32 v7, s16, v11
2D4C  v_xor_b32_e32 v5, s17, v5
2D50  v_xor_b32_e32 v7, v7, v16
2D54  v_xor_b32_e32 v5, v5, v6
2D58  s_add_i32 s16, s4, 0x5384540f
2D60  s_add_i32 s17, s5, 0x1fd5c5a3
2D68  v_mad_u64_u32 v[6:7], s[6:7], v7, s14, 0
2D70  v_mad_u64_u32 v[16:17], s[6:7], v5, s15, 0
2D78  v_xor_b32_e32 v5, s16, v17
2D7C  v_xor_b32_e32 v7, s17, v7
2D80  v_xor_b32_e32 v5, v5, v10
2D84  v_xor_b32_e32 v7, v7, v4
2D88  s_add_i32 s16, s4, 0xf1bbcdc8
2D90  s_add_i32 s17, s5, 0xdb3d7428
2D98  v_mad_u64_u32 v[4:5], s[6:7], v5, s14, 0
2DA0  v_mad_u64_u32 v[10:11], s[6:7], v7, s15, 0
2DA8  v_xor_b32_e32 v7, s16, v11
2DAC  v_xor_b32_e32 v5, s17, v5
2DB0  v_xor_b32_e32 v7, v7, v16
2DB4  v_xor_b32_e32 v5, v5, v6
2DB8  v_mad_u64_u32 v[6:7], s[6:7], v7, s14, 0
2DC0  v_mad_u64_u32 v[16:17], s[6:7], v5, s15, 0
2DC8  s_add_i32 s16, s4, 0x8ff34781
2DD0  s_add_i32 s17, s5, 0x96a522ad
2DD8  v_xor_b32_e32 v5, v17, v10
2DDC  v_xor_b32_e32 v4, v7, v4
2DE0  v_xor_b32_e32 v10, s16, v5
2DE4  v_xor_b32_e32 v7, s17, v4
2DE8  v_mov_b32_e32 v4, 0
2DEC  v_mov_b32_e32 v5, 0
2DF0  v_cvt_scalef32_sr_pk_fp4_f32 v4, v[8:9], v10, v1
2DF8  v_cvt_scalef32_sr_pk_fp4_f32 v5, v[18:19], v7, v1 op_sel:[0,0,0,1]
2E00  v_cvt_scalef32_sr_pk_fp4_f32 v4, v[12:13], v16, v1 op_sel:[0,0,1,0]
2E08  v_cvt_scalef32_sr_pk_fp4_f32 v5, v[24:25], v6, v1 op_sel:[0,0,1,1]
2E10  s_nop 0
2E14  s_cbranch_execz 1
2E18  s_branch 11
2E1C  v_mov_b32_e32 v4, 0
2E20  v_mov_b32_e32 v5, 0
2E24  v_cvt_scalef32_pk_fp4_f32 v4, v8, v9, v1
2E2C  v_cvt_scalef32_pk_fp4_f32 v5, v18, v19, v1 op_sel:[0,0,0,1]
2E34  v_cvt_scalef32_pk_fp4_f32 v4, v12, v13, v1 op_sel:[0,0,1,0]
2E3C  v_cvt_scalef32_pk_fp4_f32 v5, v24, v25, v1 op_sel:[0,0,1,1]
2E44  s_nop 0
2E48  s_and_b64 vcc, exec, s[2:3]
2E4C  s_cbranch_vccnz 134
2E50  v_or_b32_e32 v6, 2, v43
2E54  s_mov_b32 s14, 0xd2511f53
2E5C  v_mad_u64_u32 v[6:7], s[6:7], v6, s14, 0
2E64  s_xor_b32 s6, s4, s9
2E68  v_xor_b32_e32 v7, s5, v7
2E6C  s_mov_b32 s15, 0xcd9e8d57
2E74  s_xor_b32 s6, s8, s6
2E78  v_xor_b32_e32 v7, s10, v7
2E7C  s_add_i32 s16, s4, 0x9e3779b9
2E84  s_mul_i32 s18, s6, 0xd2511f53
2E8C  s_mul_hi_u32 s19, s6, 0xd2511f53
2E94  v_mad_u64_u32 v[8:9], s[6:7], v7, s15, 0
2E9C  s_add_i32 s17, s5, 0xbb67ae85
2EA4  s_xor_b32 s6, s11, s16
2EA8  v_xor_b32_e32 v7, s6, v9
2EAC  s_xor_b32 s6, s17, s19
2EB0  v_xor_b32_e32 v9, s6, v6
2EB4  s_add_i32 s16, s4, 0x3c6ef372
2EBC  s_add_i32 s17, s5, 0x76cf5d0a
2EC4  v_mad_u64_u32 v[6:7], s[6:7], v7, s14, 0
2ECC  v_mad_u64_u32 v[10:11], s[6:7], v9, s15, 0
2ED4  v_xor_b32_e32 v9, s16, v11
2ED8  s_xor_b32 s6, s18, s17
2EDC  v_xor_b32_e32 v8, v9, v8
2EE0  v_xor_b32_e32 v7, s6, v7
2EE4  s_add_i32 s16, s4, 0xdaa66d2b
2EEC  s_add_i32 s17, s5, 0x32370b8f
2EF4  v_mad_u64_u32 v[8:9], s[6:7], v8, s14, 0
2EFC  v_mad_u64_u32 v[12:13], s[6:7], v7, s15, 0
2F04  v_xor_b32_e32 v7, s16, v13
2F08  v_xor_b32_e32 v9, s17, v9
2F0C  v_xor_b32_e32 v7, v7, v10
2F10  v_xor_b32_e32 v9, v9, v6
2F14  s_add_i32 s16, s4, 0x78dde6e4
2F1C  s_add_i32 s17, s5, 0xed9eba14
2F24  v_mad_u64_u32 v[6:7], s[6:7], v7, s14, 0
2F2C  v_mad_u64_u32 v[10:11], s[6:7], v9, s15, 0
2F34  v_xor_b32_e32 v9, s16, v11
2F38  v_xor_b32_e32 v7, s17, v7
2F3C  v_xor_b32_e32 v9, v9, v12
2F40  v_xor_b32_e32 v7, v7, v8
2F44  s_add_i32 s16, s4, 0x1715609d
2F4C  s_add_i32 s17, s5, 0xa9066899
2F54  v_mad_u64_u32 v[8:9], s[6:7], v9, s14, 0
2F5C  v_mad_u64_u32 v[12:13], s[6:7], v7, s15, 0
2F64  v_xor_b32_e32 v7, s16, v13
2F68  v_xor_b32_e32 v9, s17, v9
2F6C  v_xor_b32_e32 v7, v7, v10
2F70  v_xor_b32_e32 v9, v9, v6
2F74  s_add_i32 s16, s4, 0xb54cda56
2F7C  s_add_i32 s17, s5, 0x646e171e
2F84  v_mad_u64_u32 v[6:7], s[6:7], v7, s14, 0
2F8C  v_mad_u64_u32 v[10:11], s[6:7], v9, s15, 0
2F94  v_xor_b32_e32 v9, s16, v11
2F98  v_xor_b32_e32 v7, s17, v7
2F9C  v_xor_b32_e32 v9, v9, v12
2FA0  v_xor_b32_e32 v7, v7, v8
2FA4  s_add_i32 s16, s4, 0x5384540f
2FAC  s_add_i32 s17, s5, 0x1fd5c5a3
2FB4  v_mad_u64_u32 v[8:9], s[6:7], v9, s14, 0
2FBC  v_mad_u64_u32 v[12:13], s[6:7], v7, s15, 0
2FC4  v_xor_b32_e32 v7, s16, v13
2FC8  v_xor_b32_e32 v9, s17, v9
2FCC  v_xor_b32_e32 v7, v7, v10
2FD0  v_xor_b32_e32 v9, v9, v6
2FD4  s_add_i32 s16, s4, 0xf1bbcdc8
2FDC  s_add_i32 s17, s5, 0xdb3d7428
2FE4  v_mad_u64_u32 v[6:7], s[6:7], v7, s14, 0
2FEC  v_mad_u64_u32 v[10:11], s[6:7], v9, s15, 0
2FF4  v_xor_b32_e32 v9, s16, v11
2FF8  v_xor_b32_e32 v7, s17, v7
2FFC  v_xor_b32_e32 v9, v9, v12
3000  v_xor_b32_e32 v7, v7, v8
3004  v_mad_u64_u32 v[8:9], s[6:7], v9, s14, 0
300C  v_mad_u64_u32 v[12:13], s[6:7], v7, s15, 0
3014  s_add_i32 s16, s4, 0x8ff34781
301C  s_add_i32 s17, s5, 0x96a522ad
3024  v_xor_b32_e32 v7, v13, v10
3028  v_xor_b32_e32 v6, v9, v6
302C  v_xor_b32_e32 v10, s16, v7
3030  v_xor_b32_e32 v9, s17, v6
3034  v_mov_b32_e32 v6, 0
3038  v_mov_b32_e32 v7, 0
303C  v_cvt_scalef32_sr_pk_fp4_f32 v6, v[14:15], v10, v1
3044  v_cvt_scalef32_sr_pk_fp4_f32 v7, v[26:27], v9, v1 op_sel:[0,0,0,1]
304C  v_cvt_scalef32_sr_pk_fp4_f32 v6, v[20:21], v12, v1 op_sel:[0,0,1,0]
3054  v_cvt_scalef32_sr_pk_fp4_f32 v7, v[30:31], v8, v1 op_sel:[0,0,1,1]
305C  s_nop 0
3060  s_cbranch_execz 1
3064  s_branch 11
3068  v_mov_b32_e32 v6, 0
306C  v_mov_b32_e32 v7, 0
3070  v_cvt_scalef32_pk_fp4_f32 v6, v14, v15, v1
3078  v_cvt_scalef32_pk_fp4_f32 v7, v26, v27, v1 op_sel:[0,0,0,1]
3080  v_cvt_scalef32_pk_fp4_f32 v6, v20, v21, v1 op_sel:[0,0,1,0]
3088  v_cvt_scalef32_pk_fp4_f32 v7, v30, v31, v1 op_sel:[0,0,1,1]
3090  s_nop 0
3094  s_load_dwordx2 s[6:7], s[0:1], 0x8
309C  s_and_b64 vcc, exec, s[2:3]
30A0  s_cbranch_vccnz 134
30A4  v_or_b32_e32 v8, 3, v43
30A8  s_mov_b32 s14, 0xd2511f53
30B0  v_mad_u64_u32 v[8:9], s[2:3], v8, s14, 0
30B8  s_xor_b32 s2, s4, s9
30BC  v_xor_b32_e32 v9, s5, v9
30C0  s_mov_b32 s15, 0xcd9e8d57
30C8  s_xor_b32 s2, s8, s2
30CC  v_xor_b32_e32 v9, s10, v9
30D0  s_add_i32 s8, s4, 0x9e3779b9
30D8  s_mul_i32 s10, s2, 0xd2511f53
30E0  s_mul_hi_u32 s16, s2, 0xd2511f53
30E8  v_mad_u64_u32 v[10:11], s[2:3], v9, s15, 0
30F0  s_add_i32 s9, s5, 0xbb67ae85
30F8  s_xor_b32 s2, s11, s8
30FC  v_xor_b32_e32 v9, s2, v11
3100  s_xor_b32 s2, s9, s16
3104  v_xor_b32_e32 v11, s2, v8
3108  s_add_i32 s8, s4, 0x3c6ef372
3110  s_add_i32 s9, s5, 0x76cf5d0a
3118  v_mad_u64_u32 v[8:9], s[2:3], v9, s14, 0
3120  v_mad_u64_u32 v[12:13], s[2:3], v11, s15, 0
3128  v_xor_b32_e32 v11, s8, v13
312C  s_xor_b32 s2, s10, s9
3130  v_xor_b32_e32 v10, v11, v10
3134  v_xor_b32_e32 v9, s2, v9
3138  s_add_i32 s8, s4, 0xdaa66d2b
3140  s_add_i32 s9, s5, 0x32370b8f
3148  v_mad_u64_u32 v[10:11], s[2:3], v10, s14, 0
3150  v_mad_u64_u32 v[14:15], s[2:3], v9, s15, 0
3158  v_xor_b32_e32 v9, s8, v15
315C  v_xor_b32_e32 v11, s9, v11
3160  v_xor_b32_e32 v9, v9, v12
3164  v_xor_b32_e32 v11, v11, v8
3168  s_add_i32 s8, s4, 0x78dde6e4
3170  s_add_i32 s9, s5, 0xed9eba14
3178  v_mad_u64_u32 v[8:9], s[2:3], v9, s14, 0
3180  v_mad_u64_u32 v[12:13], s[2:3], v11, s15, 0
3188  v_xor_b32_e32 v11, s8, v13
318C  v_xor_b32_e32 v9, s9, v9
3190  v_xor_b32_e32 v11, v11, v14
3194  v_xor_b32_e32 v9, v9, v10
3198  s_add_i32 s8, s4, 0x1715609d
31A0  s_add_i32 s9, s5, 0xa9066899
31A8  v_mad_u64_u32 v[10:11], s[2:3], v11, s14, 0
31B0  v_mad_u64_u32 v[14:15], s[2:3], v9, s15, 0
31B8  v_xor_b32_e32 v9, s8, v15
31BC  v_xor_b32_e32 v11, s9, v11
31C0  v_xor_b32_e32 v9, v9, v12
31C4  v_xor_b32_e32 v11, v11, v8
31C8  s_add_i32 s8, s4, 0xb54cda56
31D0  s_add_i32 s9, s5, 0x646e171e
31D8  v_mad_u64_u32 v[8:9], s[2:3], v9, s14, 0
31E0  v_mad_u64_u32 v[12:13], s[2:3], v11, s15, 0
31E8  v_xor_b32_e32 v11, s8, v13
31EC  v_xor_b32_e32 v9, s9, v9
31F0  v_xor_b32_e32 v11, v11, v14
31F4  v_xor_b32_e32 v9, v9, v10
31F8  s_add_i32 s8, s4, 0x5384540f
3200  s_add_i32 s9, s5, 0x1fd5c5a3
3208  v_mad_u64_u32 v[10:11], s[2:3], v11, s14, 0
3210  v_mad_u64_u32 v[14:15], s[2:3], v9, s15, 0
3218  v_xor_b32_e32 v9, s8, v15
321C  v_xor_b32_e32 v11, s9, v11
3220  v_xor_b32_e32 v9, v9, v12
3224  v_xor_b32_e32 v11, v11, v8
3228  s_add_i32 s8, s4, 0xf1bbcdc8
3230  s_add_i32 s9, s5, 0xdb3d7428
3238  v_mad_u64_u32 v[8:9], s[2:3], v9, s14, 0
3240  v_mad_u64_u32 v[12:13], s[2:3], v11, s15, 0
3248  v_xor_b32_e32 v11, s8, v13
324C  v_xor_b32_e32 v9, s9, v9
3250  v_xor_b32_e32 v11, v11, v14
3254  v_xor_b32_e32 v9, v9, v10
3258  v_mad_u64_u32 v[10:11], s[2:3], v11, s14, 0
3260  v_mad_u64_u32 v[14:15], s[2:3], v9, s15, 0
3268  s_add_i32 s4, s4, 0x8ff34781
3270  s_add_i32 s5, s5, 0x96a522ad
3278  v_xor_b32_e32 v9, v15, v12
327C  v_xor_b32_e32 v8, v11, v8
3280  v_xor_b32_e32 v12, s4, v9
3284  v_xor_b32_e32 v11, s5, v8
3288  v_mov_b32_e32 v8, 0
328C  v_mov_b32_e32 v9, 0
3290  v_cvt_scalef32_sr_pk_fp4_f32 v8, v[22:23], v12, v1
3298  v_cvt_scalef32_sr_pk_fp4_f32 v9, v[32:33], v11, v1 op_sel:[0,0,0,1]
32A0  v_cvt_scalef32_sr_pk_fp4_f32 v8, v[28:29], v14, v1 op_sel:[0,0,1,0]
32A8  v_cvt_scalef32_sr_pk_fp4_f32 v9, v[34:35], v10, v1 op_sel:[0,0,1,1]
32B0  s_nop 0
32B4  s_cbranch_execz 1
32B8  s_branch 11
32BC  v_mov_b32_e32 v8, 0
32C0  v_mov_b32_e32 v9, 0
32C4  v_cvt_scalef32_pk_fp4_f32 v8, v22, v23, v1
32CC  v_cvt_scalef32_pk_fp4_f32 v9, v32, v33, v1 op_sel:[0,0,0,1]
32D4  v_cvt_scalef32_pk_fp4_f32 v8, v28, v29, v1 op_sel:[0,0,1,0]
32DC  v_cvt_scalef32_pk_fp4_f32 v9, v34, v35, v1 op_sel:[0,0,1,1]
32E4  s_nop 0
32E8  v_or3_b32 v10, v38, v40, v39
32F0  v_or3_b32 v11, v5, v41, v4
32F8  v_or3_b32 v12, v7, v51, v6
3300  v_or3_b32 v13, v9, v60, v8
3308  s_waitcnt lgkmcnt(0)
330C  v_lshl_add_u64 v[4:5], v[36:37], 4, s[6:7]
3314  global_store_dwordx4 v[4:5], v[10:13], off
331C  s_or_b64 exec, exec, s[12:13]
3320  s_load_dwordx2 s[0:1], s[0:1], 0x10
3328  v_mov_b32_e32 v1, 0
332C  s_waitcnt lgkmcnt(0)
3330  v_lshl_add_u64 v[2:3], s[0:1], 0, v[2:3]
3338  v_lshl_add_u64 v[0:1], v[2:3], 0, v[0:1]
3340  global_store_byte v[0:1], v42, off
3348  s_endpgm
334C  s_nop 0
