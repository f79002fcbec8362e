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
1800  s_load_dwordx4 s[4:7], s[0:1], 0x20
1808  v_lshl_or_b32 v1, s2, 8, v0
1810  s_waitcnt lgkmcnt(0)
1814  s_and_b32 s7, s6, 8
1818  s_bitcmp1_b32 s6, 3
181C  s_cselect_b64 s[8:9], -1, 0
1820  s_add_i32 s10, s4, 0xff
1828  s_and_b32 s10, s10, 0xffffff00
1830  s_cmp_eq_u32 s7, 0
1834  s_cselect_b32 s2, s4, s10
1838  v_cmp_gt_u32_e32 vcc, s2, v1
183C  s_and_saveexec_b64 s[10:11], vcc
1840  s_cbranch_execz 1673
1844  s_andn2_b64 vcc, exec, s[8:9]
1848  s_lshr_b32 s2, s5, 5
184C  s_cbranch_vccnz 25
1850  s_add_i32 s5, s2, 7
1854  s_and_b32 s5, s5, 0xffffff8
185C  v_and_b32_e32 v2, 0xffffffe0, v1
1864  v_mad_u64_u32 v[2:3], s[8:9], s5, v2, 0
186C  s_lshl_b32 s5, s3, 5
1870  s_lshl_b32 s7, s3, 6
1874  s_and_b32 s5, s5, 0xffffff00
187C  s_and_b32 s7, s7, 0xc0
1884  v_lshlrev_b32_e32 v4, 2, v0
1888  s_lshr_b32 s8, s3, 1
188C  s_or_b32 s5, s7, s5
1890  s_and_b32 s8, s8, 2
1894  v_bfe_u32 v0, v0, 4, 1
189C  v_and_or_b32 v4, v4, 60, s5
18A4  v_or3_b32 v0, v4, s8, v0
18AC  s_cbranch_execz 1
18B0  s_branch 3
18B4  v_mad_u64_u32 v[2:3], s[8:9], s2, v1, 0
18BC  v_mov_b32_e32 v0, s3
18C0  s_cmp_lt_u32 s3, s2
18C4  v_cmp_gt_u32_e32 vcc, s4, v1
18C8  s_cselect_b64 s[4:5], -1, 0
18CC  s_and_b64 s[4:5], vcc, s[4:5]
18D0  v_mov_b32_e32 v44, 0x7f
18D8  s_and_saveexec_b64 s[12:13], s[4:5]
18DC  s_cbranch_execz 1623
18E0  s_load_dwordx2 s[4:5], s[0:1], 0x0
18E8  s_load_dwordx2 s[8:9], s[0:1], 0x18
18F0  s_lshl_b32 s7, s3, 5
18F4  v_mov_b32_e32 v5, 0
18F8  v_mov_b32_e32 v4, s7
18FC  s_bitcmp1_b32 s6, 0
1900  s_waitcnt lgkmcnt(0)
1904  v_mad_u64_u32 v[6:7], s[10:11], s8, v1, v[4:5]
190C  v_mov_b32_e32 v4, v7
1910  v_mad_u64_u32 v[4:5], s[8:9], s9, v1, v[4:5]
1918  v_mov_b32_e32 v7, v4
191C  s_cselect_b64 s[8:9], -1, 0
1920  s_and_b64 vcc, exec, s[8:9]
1924  v_lshl_add_u64 v[38:39], v[6:7], 2, s[4:5]
192C  s_cbranch_vccz 6
1930  global_load_dword v4, v[38:39], off
1938  v_lshl_add_u64 v[36:37], v[6:7], 1, s[4:5]
1940  s_cbranch_execz 3
1944  s_branch 6
1948  v_lshl_add_u64 v[36:37], v[6:7], 1, s[4:5]
1950  global_load_ushort v4, v[36:37], off
1958  s_waitcnt vmcnt(0)
195C  v_lshlrev_b32_e32 v4, 16, v4
1960  v_cndmask_b32_e64 v5, 0, 1, s[8:9]
1968  v_cmp_ne_u32_e64 s[4:5], 1, v5
1970  s_andn2_b64 vcc, exec, s[8:9]
1974  s_cbranch_vccnz 4
1978  global_load_dword v5, v[38:39], off offset:4
1980  s_cbranch_execz 1
1984  s_branch 4
1988  global_load_ushort v5, v[36:37], off offset:2
1990  s_waitcnt vmcnt(0)
1994  v_lshlrev_b32_e32 v5, 16, v5
1998  s_and_b64 vcc, exec, s[4:5]
199C  s_cbranch_vccnz 4
19A0  global_load_dword v6, v[38:39], off offset:8
19A8  s_cbranch_execz 1
19AC  s_branch 4
19B0  global_load_ushort v6, v[36:37], off offset:4
19B8  s_waitcnt vmcnt(0)
19BC  v_lshlrev_b32_e32 v6, 16, v6
19C0  s_and_b64 vcc, exec, s[4:5]
19C4  s_cbranch_vccnz 4
19C8  global_load_dword v7, v[38:39], off offset:12
19D0  s_cbranch_execz 1
19D4  s_branch 4
19D8  global_load_ushort v7, v[36:37], off offset:6
19E0  s_waitcnt vmcnt(0)
19E4  v_lshlrev_b32_e32 v7, 16, v7
19E8  s_and_b64 vcc, exec, s[4:5]
19EC  s_cbranch_vccnz 4
19F0  global_load_dword v10, v[38:39], off offset:16
19F8  s_cbranch_execz 1
19FC  s_branch 4
1A00  global_load_ushort v8, v[36:37], off offset:8
1A08  s_waitcnt vmcnt(0)
1A0C  v_lshlrev_b32_e32 v10, 16, v8
1A10  s_and_b64 vcc, exec, s[4:5]
1A14  s_cbranch_vccnz 4
1A18  global_load_dword v11, v[38:39], off offset:20
1A20  s_cbranch_execz 1
1A24  s_branch 4
1A28  global_load_ushort v8, v[36:37], off offset:10
1A30  s_waitcnt vmcnt(0)
1A34  v_lshlrev_b32_e32 v11, 16, v8
1A38  s_and_b64 vcc, exec, s[4:5]
1A3C  s_cbranch_vccnz 4
1A40  global_load_dword v16, v[38:39], off offset:24
1A48  s_cbranch_execz 1
1A4C  s_branch 4
1A50  global_load_ushort v8, v[36:37], off offset:12
1A58  s_waitcnt vmcnt(0)
1A5C  v_lshlrev_b32_e32 v16, 16, v8
1A60  s_and_b64 vcc, exec, s[4:5]
1A64  s_cbranch_vccnz 4
1A68  global_load_dword v17, v[38:39], off offset:28
1A70  s_cbranch_execz 1
1A74  s_branch 4
1A78  global_load_ushort v8, v[36:37], off offset:14
1A80  s_waitcnt vmcnt(0)
1A84  v_lshlrev_b32_e32 v17, 16, v8
1A88  s_and_b64 vcc, exec, s[4:5]
1A8C  s_cbranch_vccnz 4
1A90  global_load_dword v8, v[38:39], off offset:32
1A98  s_cbranch_execz 1
1A9C  s_branch 4
1AA0  global_load_ushort v8, v[36:37], off offset:16
1AA8  s_waitcnt vmcnt(0)
1AAC  v_lshlrev_b32_e32 v8, 16, v8
1AB0  s_and_b64 vcc, exec, s[4:5]
1AB4  s_cbranch_vccnz 4
1AB8  global_load_dword v9, v[38:39], off offset:36
1AC0  s_cbranch_execz 1
1AC4  s_branch 4
1AC8  global_load_ushort v9, v[36:37], off offset:18
1AD0  s_waitcnt vmcnt(0)
1AD4  v_lshlrev_b32_e32 v9, 16, v9
1AD8  s_and_b64 vcc, exec, s[4:5]
1ADC  s_cbranch_vccnz 4
1AE0  global_load_dword v12, v[38:39], off offset:40
1AE8  s_cbranch_execz 1
1AEC  s_branch 4
1AF0  global_load_ushort v12, v[36:37], off offset:20
1AF8  s_waitcnt vmcnt(0)
1AFC  v_lshlrev_b32_e32 v12, 16, v12
1B00  s_and_b64 vcc, exec, s[4:5]
1B04  s_cbranch_vccnz 4
1B08  global_load_dword v13, v[38:39], off offset:44
1B10  s_cbranch_execz 1
1B14  s_branch 4
1B18  global_load_ushort v13, v[36:37], off offset:22
1B20  s_waitcnt vmcnt(0)
1B24  v_lshlrev_b32_e32 v13, 16, v13
1B28  s_and_b64 vcc, exec, s[4:5]
1B2C  s_cbranch_vccnz 4
1B30  global_load_dword v18, v[38:39], off offset:48
1B38  s_cbranch_execz 1
1B3C  s_branch 4
1B40  global_load_ushort v14, v[36:37], off offset:24
1B48  s_waitcnt vmcnt(0)
1B4C  v_lshlrev_b32_e32 v18, 16, v14
1B50  s_and_b64 vcc, exec, s[4:5]
1B54  s_cbranch_vccnz 4
1B58  global_load_dword v19, v[38:39], off offset:52
1B60  s_cbranch_execz 1
1B64  s_branch 4
1B68  global_load_ushort v14, v[36:37], off offset:26
1B70  s_waitcnt vmcnt(0)
1B74  v_lshlrev_b32_e32 v19, 16, v14
1B78  s_and_b64 vcc, exec, s[4:5]
1B7C  s_cbranch_vccnz 4
1B80  global_load_dword v24, v[38:39], off offset:56
1B88  s_cbranch_execz 1
1B8C  s_branch 4
1B90  global_load_ushort v14, v[36:37], off offset:28
1B98  s_waitcnt vmcnt(0)
1B9C  v_lshlrev_b32_e32 v24, 16, v14
1BA0  s_and_b64 vcc, exec, s[4:5]
1BA4  s_cbranch_vccnz 4
1BA8  global_load_dword v25, v[38:39], off offset:60
1BB0  s_cbranch_execz 1
1BB4  s_branch 4
1BB8  global_load_ushort v14, v[36:37], off offset:30
1BC0  s_waitcnt vmcnt(0)
1BC4  v_lshlrev_b32_e32 v25, 16, v14
1BC8  s_and_b64 vcc, exec, s[4:5]
1BCC  s_cbranch_vccnz 4
1BD0  global_load_dword v14, v[38:39], off offset:64
1BD8  s_cbranch_execz 1
1BDC  s_branch 4
1BE0  global_load_ushort v14, v[36:37], off offset:32
1BE8  s_waitcnt vmcnt(0)
1BEC  v_lshlrev_b32_e32 v14, 16, v14
1BF0  s_and_b64 vcc, exec, s[4:5]
1BF4  s_cbranch_vccnz 4
1BF8  global_load_dword v15, v[38:39], off offset:68
1C00  s_cbranch_execz 1
1C04  s_branch 4
1C08  global_load_ushort v15, v[36:37], off offset:34
1C10  s_waitcnt vmcnt(0)
1C14  v_lshlrev_b32_e32 v15, 16, v15
1C18  s_and_b64 vcc, exec, s[4:5]
1C1C  s_cbranch_vccnz 4
1C20  global_load_dword v20, v[38:39], off offset:72
1C28  s_cbranch_execz 1
1C2C  s_branch 4
1C30  global_load_ushort v20, v[36:37], off offset:36
1C38  s_waitcnt vmcnt(0)
1C3C  v_lshlrev_b32_e32 v20, 16, v20
1C40  s_and_b64 vcc, exec, s[4:5]
1C44  s_cbranch_vccnz 4
1C48  global_load_dword v21, v[38:39], off offset:76
1C50  s_cbranch_execz 1
1C54  s_branch 4
1C58  global_load_ushort v21, v[36:37], off offset:38
1C60  s_waitcnt vmcnt(0)
1C64  v_lshlrev_b32_e32 v21, 16, v21
1C68  s_and_b64 vcc, exec, s[4:5]
1C6C  s_cbranch_vccnz 4
1C70  global_load_dword v26, v[38:39], off offset:80
1C78  s_cbranch_execz 1
1C7C  s_branch 4
1C80  global_load_ushort v22, v[36:37], off offset:40
1C88  s_waitcnt vmcnt(0)
1C8C  v_lshlrev_b32_e32 v26, 16, v22
1C90  s_and_b64 vcc, exec, s[4:5]
1C94  s_cbranch_vccnz 4
1C98  global_load_dword v27, v[38:39], off offset:84
1CA0  s_cbranch_execz 1
1CA4  s_branch 4
1CA8  global_load_ushort v22, v[36:37], off offset:42
1CB0  s_waitcnt vmcnt(0)
1CB4  v_lshlrev_b32_e32 v27, 16, v22
1CB8  s_and_b64 vcc, exec, s[4:5]
1CBC  s_cbranch_vccnz 4
1CC0  global_load_dword v30, v[38:39], off offset:88
1CC8  s_cbranch_execz 1
1CCC  s_branch 4
1CD0  global_load_ushort v22, v[36:37], off offset:44
1CD8  s_waitcnt vmcnt(0)
1CDC  v_lshlrev_b32_e32 v30, 16, v22
1CE0  s_and_b64 vcc, exec, s[4:5]
1CE4  s_cbranch_vccnz 4
1CE8  global_load_dword v31, v[38:39], off offset:92
1CF0  s_cbranch_execz 1
1CF4  s_branch 4
1CF8  global_load_ushort v22, v[36:37], off offset:46
1D00  s_waitcnt vmcnt(0)
1D04  v_lshlrev_b32_e32 v31, 16, v22
1D08  s_and_b64 vcc, exec, s[4:5]
1D0C  s_cbranch_vccnz 4
1D10  global_load_dword v22, v[38:39], off offset:96
1D18  s_cbranch_execz 1
1D1C  s_branch 4
1D20  global_load_ushort v22, v[36:37], off offset:48
1D28  s_waitcnt vmcnt(0)
1D2C  v_lshlrev_b32_e32 v22, 16, v22
1D30  s_and_b64 vcc, exec, s[4:5]
1D34  s_cbranch_vccnz 4
1D38  global_load_dword v23, v[38:39], off offset:100
1D40  s_cbranch_execz 1
1D44  s_branch 4
1D48  global_load_ushort v23, v[36:37], off offset:50
1D50  s_waitcnt vmcnt(0)
1D54  v_lshlrev_b32_e32 v23, 16, v23
1D58  s_and_b64 vcc, exec, s[4:5]
1D5C  s_cbranch_vccnz 4
1D60  global_load_dword v28, v[38:39], off offset:104
1D68  s_cbranch_execz 1
1D6C  s_branch 4
1D70  global_load_ushort v28, v[36:37], off offset:52
1D78  s_waitcnt vmcnt(0)
1D7C  v_lshlrev_b32_e32 v28, 16, v28
1D80  s_and_b64 vcc, exec, s[4:5]
1D84  s_cbranch_vccnz 4
1D88  global_load_dword v29, v[38:39], off offset:108
1D90  s_cbranch_execz 1
1D94  s_branch 4
1D98  global_load_ushort v29, v[36:37], off offset:54
1DA0  s_waitcnt vmcnt(0)
1DA4  v_lshlrev_b32_e32 v29, 16, v29
1DA8  s_and_b64 vcc, exec, s[4:5]
1DAC  s_cbranch_vccnz 4
1DB0  global_load_dword v32, v[38:39], off offset:112
1DB8  s_cbranch_execz 1
1DBC  s_branch 4
1DC0  global_load_ushort v32, v[36:37], off offset:56
1DC8  s_waitcnt vmcnt(0)
1DCC  v_lshlrev_b32_e32 v32, 16, v32
1DD0  s_and_b64 vcc, exec, s[4:5]
1DD4  s_cbranch_vccnz 4
1DD8  global_load_dword v33, v[38:39], off offset:116
1DE0  s_cbranch_execz 1
1DE4  s_branch 4
1DE8  global_load_ushort v33, v[36:37], off offset:58
1DF0  s_waitcnt vmcnt(0)
1DF4  v_lshlrev_b32_e32 v33, 16, v33
1DF8  s_and_b64 vcc, exec, s[4:5]
1DFC  s_cbranch_vccnz 4
1E00  global_load_dword v34, v[38:39], off offset:120
1E08  s_cbranch_execz 1
1E0C  s_branch 4
1E10  global_load_ushort v34, v[36:37], off offset:60
1E18  s_waitcnt vmcnt(0)
1E1C  v_lshlrev_b32_e32 v34, 16, v34
1E20  s_and_b64 vcc, exec, s[4:5]
1E24  s_cbranch_vccnz 4
1E28  global_load_dword v35, v[38:39], off offset:124
1E30  s_cbranch_execz 1
1E34  s_branch 4
1E38  global_load_ushort v35, v[36:37], off offset:62
1E40  s_waitcnt vmcnt(0)
1E44  v_lshlrev_b32_e32 v35, 16, v35
1E48  s_waitcnt vmcnt(0)
1E4C  v_and_b32_e32 v70, 0x7fffffff, v5
1E54  v_and_b32_e32 v71, 0x7fffffff, v4
1E5C  v_max_u32_e32 v36, v70, v71
1E60  v_and_b32_e32 v68, 0x7fffffff, v7
1E68  v_and_b32_e32 v69, 0x7fffffff, v6
1E70  v_max3_u32 v36, v68, v69, v36
1E78  v_and_b32_e32 v66, 0x7fffffff, v11
1E80  v_and_b32_e32 v67, 0x7fffffff, v10
1E88  v_max3_u32 v36, v66, v67, v36
1E90  v_and_b32_e32 v64, 0x7fffffff, v17
1E98  v_and_b32_e32 v65, 0x7fffffff, v16
1EA0  v_max3_u32 v36, v64, v65, v36
1EA8  v_and_b32_e32 v62, 0x7fffffff, v9
1EB0  v_and_b32_e32 v63, 0x7fffffff, v8
1EB8  v_max3_u32 v36, v62, v63, v36
1EC0  v_and_b32_e32 v60, 0x7fffffff, v13
1EC8  v_and_b32_e32 v61, 0x7fffffff, v12
1ED0  v_max3_u32 v36, v60, v61, v36
1ED8  v_and_b32_e32 v58, 0x7fffffff, v19
1EE0  v_and_b32_e32 v59, 0x7fffffff, v18
1EE8  v_max3_u32 v36, v58, v59, v36
1EF0  v_and_b32_e32 v56, 0x7fffffff, v25
1EF8  v_and_b32_e32 v57, 0x7fffffff, v24
1F00  v_max3_u32 v36, v56, v57, v36
1F08  v_and_b32_e32 v54, 0x7fffffff, v15
1F10  v_and_b32_e32 v55, 0x7fffffff, v14
1F18  v_max3_u32 v36, v54, v55, v36
1F20  v_and_b32_e32 v52, 0x7fffffff, v21
1F28  v_and_b32_e32 v53, 0x7fffffff, v20
1F30  v_max3_u32 v36, v52, v53, v36
1F38  v_and_b32_e32 v50, 0x7fffffff, v27
1F40  v_and_b32_e32 v51, 0x7fffffff, v26
1F48  v_max3_u32 v36, v50, v51, v36
1F50  v_and_b32_e32 v48, 0x7fffffff, v31
1F58  v_and_b32_e32 v49, 0x7fffffff, v30
1F60  v_max3_u32 v36, v48, v49, v36
1F68  v_and_b32_e32 v46, 0x7fffffff, v23
1F70  v_and_b32_e32 v47, 0x7fffffff, v22
1F78  s_load_dwordx4 s[8:11], s[0:1], 0x38
1F80  v_max3_u32 v36, v46, v47, v36
1F88  v_and_b32_e32 v44, 0x7fffffff, v29
1F90  v_and_b32_e32 v45, 0x7fffffff, v28
1F98  v_max3_u32 v36, v44, v45, v36
1FA0  v_and_b32_e32 v38, 0x7fffffff, v33
1FA8  v_and_b32_e32 v39, 0x7fffffff, v32
1FB0  v_max3_u32 v40, v38, v39, v36
1FB8  v_and_b32_e32 v36, 0x7fffffff, v35
1FC0  v_and_b32_e32 v37, 0x7fffffff, v34
1FC8  v_max3_u32 v72, v36, v37, v40
1FD0  s_mov_b32 s7, 0x7f7fffff
1FD8  v_cmp_lt_u32_e32 vcc, s7, v72
1FDC  v_mov_b32_e32 v40, 0
1FE0  v_mov_b32_e32 v41, 0
1FE4  v_mov_b32_e32 v42, 0
1FE8  v_mov_b32_e32 v43, 0
1FEC  s_and_saveexec_b64 s[4:5], vcc
1FF0  s_xor_b64 s[14:15], exec, s[4:5]
1FF4  s_cbranch_execz 475
1FF8  v_and_b32_e32 v40, 0x80000000, v5
2000  v_cmp_lt_u32_e32 vcc, s7, v70
2004  v_cmp_lt_u32_e64 s[4:5], s7, v71
200C  v_and_b32_e32 v41, 0x80000000, v4
2014  v_cndmask_b32_e32 v5, v5, v40, vcc
2018  v_cndmask_b32_e64 v40, 0, 7, s[4:5]
2020  v_cndmask_b32_e64 v4, v4, v41, s[4:5]
2028  v_or_b32_e32 v41, 0x70, v40
2030  s_waitcnt lgkmcnt(0)
2034  s_mov_b32 s11, 0x7f800000
203C  v_cndmask_b32_e32 v40, v40, v41, vcc
2040  v_cmp_lt_u32_e32 vcc, s11, v71
2044  s_nop 1
2048  v_cndmask_b32_e64 v42, v71, 0, vcc
2050  v_cndmask_b32_e64 v41, 0, 1, vcc
2058  v_cmp_lt_u32_e32 vcc, s11, v70
205C  v_max_u32_e32 v43, v70, v42
2060  s_nop 0
2064  v_addc_co_u32_e64 v41, s[4:5], 0, v41, vcc
206C  v_cndmask_b32_e32 v42, v43, v42, vcc
2070  v_or_b32_e32 v43, 0x700, v40
2078  v_cmp_lt_u32_e32 vcc, s7, v69
207C  v_cmp_lt_u32_e64 s[4:5], s11, v69
2084  s_nop 0
2088  v_cndmask_b32_e32 v40, v40, v43, vcc
208C  v_max_u32_e32 v43, v69, v42
2090  v_cndmask_b32_e64 v69, 0, 1, s[4:5]
2098  v_cndmask_b32_e64 v42, v43, v42, s[4:5]
20A0  v_and_b32_e32 v43, 0x80000000, v7
20A8  v_cmp_lt_u32_e64 s[4:5], s7, v68
20B0  s_nop 1
20B4  v_cndmask_b32_e64 v7, v7, v43, s[4:5]
20BC  v_and_b32_e32 v43, 0x80000000, v6
20C4  v_cndmask_b32_e32 v6, v6, v43, vcc
20C8  v_or_b32_e32 v43, 0x7000, v40
20D0  v_cndmask_b32_e64 v40, v40, v43, s[4:5]
20D8  v_cmp_lt_u32_e32 vcc, s11, v68
20DC  v_max_u32_e32 v43, v68, v42
20E0  s_nop 0
20E4  v_addc_co_u32_e64 v41, s[4:5], v41, v69, vcc
20EC  v_cndmask_b32_e32 v42, v43, v42, vcc
20F0  v_or_b32_e32 v43, 0x70000, v40
20F8  v_cmp_lt_u32_e32 vcc, s7, v67
20FC  v_cmp_lt_u32_e64 s[4:5], s11, v67
2104  s_nop 0
2108  v_cndmask_b32_e32 v40, v40, v43, vcc
210C  v_max_u32_e32 v43, v67, v42
2110  v_cndmask_b32_e64 v67, 0, 1, s[4:5]
2118  v_cndmask_b32_e64 v42, v43, v42, s[4:5]
2120  v_and_b32_e32 v43, 0x80000000, v11
2128  v_cmp_lt_u32_e64 s[4:5], s7, v66
2130  s_nop 1
2134  v_cndmask_b32_e64 v11, v11, v43, s[4:5]
213C  v_and_b32_e32 v43, 0x80000000, v10
2144  v_cndmask_b32_e32 v10, v10, v43, vcc
2148  v_or_b32_e32 v43, 0x700000, v40
2150  v_cndmask_b32_e64 v40, v40, v43, s[4:5]
2158  v_cmp_lt_u32_e32 vcc, s11, v66
215C  v_max_u32_e32 v43, v66, v42
2160  s_nop 0
2164  v_addc_co_u32_e64 v41, s[4:5], v41, v67, vcc
216C  v_cndmask_b32_e32 v42, v43, v42, vcc
2170  v_or_b32_e32 v43, 0x7000000, v40
2178  v_cmp_lt_u32_e32 vcc, s7, v65
217C  v_cmp_lt_u32_e64 s[4:5], s11, v65
2184  s_nop 0
2188  v_cndmask_b32_e32 v40, v40, v43, vcc
218C  v_max_u32_e32 v43, v65, v42
2190  v_cndmask_b32_e64 v65, 0, 1, s[4:5]
2198  v_cndmask_b32_e64 v42, v43, v42, s[4:5]
21A0  v_and_b32_e32 v43, 0x80000000, v17
21A8  v_cmp_lt_u32_e64 s[4:5], s7, v64
21B0  s_nop 1
21B4  v_cndmask_b32_e64 v17, v17, v43, s[4:5]
21BC  v_and_b32_e32 v43, 0x80000000, v16
21C4  v_cndmask_b32_e32 v16, v16, v43, vcc
21C8  v_or_b32_e32 v43, 0x70000000, v40
21D0  v_cndmask_b32_e64 v40, v40, v43, s[4:5]
21D8  v_cmp_lt_u32_e32 vcc, s11, v64
21DC  v_max_u32_e32 v43, v64, v42
21E0  s_nop 0
21E4  v_cndmask_b32_e32 v42, v43, v42, vcc
21E8  v_addc_co_u32_e64 v41, s[4:5], v41, v65, vcc
21F0  v_cmp_lt_u32_e32 vcc, s11, v63
21F4  v_max_u32_e32 v64, v63, v42
21F8  v_cmp_lt_u32_e64 s[4:5], s7, v63
2200  v_cndmask_b32_e64 v43, 0, 1, vcc
2208  v_cndmask_b32_e32 v42, v64, v42, vcc
220C  v_and_b32_e32 v64, 0x80000000, v9
2214  v_cmp_lt_u32_e32 vcc, s7, v62
2218  v_cndmask_b32_e64 v63, 0, 7, s[4:5]
2220  s_nop 0
2224  v_cndmask_b32_e32 v9, v9, v64, vcc
2228  v_and_b32_e32 v64, 0x80000000, v8
2230  v_cndmask_b32_e64 v8, v8, v64, s[4:5]
2238  v_or_b32_e32 v64, 0x70, v63
2240  v_cndmask_b32_e32 v63, v63, v64, vcc
2244  v_cmp_lt_u32_e32 vcc, s11, v62
2248  s_nop 1
224C  v_addc_co_u32_e64 v41, s[4:5], v41, v43, vcc
2254  v_max_u32_e32 v43, v62, v42
2258  v_cndmask_b32_e32 v42, v43, v42, vcc
225C  v_or_b32_e32 v43, 0x700, v63
2264  v_cmp_lt_u32_e32 vcc, s7, v61
2268  v_cmp_lt_u32_e64 s[4:5], s11, v61
2270  v_max_u32_e32 v61, v61, v42
2274  v_cndmask_b32_e32 v43, v63, v43, vcc
2278  v_cndmask_b32_e64 v62, 0, 1, s[4:5]
2280  v_cndmask_b32_e64 v42, v61, v42, s[4:5]
2288  v_and_b32_e32 v61, 0x80000000, v12
2290  v_and_b32_e32 v63, 0x80000000, v13
2298  v_cmp_lt_u32_e64 s[4:5], s7, v60
22A0  v_cndmask_b32_e32 v12, v12, v61, vcc
22A4  v_cmp_lt_u32_e32 vcc, s11, v60
22A8  v_cndmask_b32_e64 v13, v13, v63, s[4:5]
22B0  v_or_b32_e32 v63, 0x7000, v43
22B8  v_max_u32_e32 v60, v60, v42
22BC  v_cndmask_b32_e64 v43, v43, v63, s[4:5]
22C4  v_addc_co_u32_e64 v41, s[4:5], v41, v62, vcc
22CC  v_cndmask_b32_e32 v42, v60, v42, vcc
22D0  v_or_b32_e32 v60, 0x70000, v43
22D8  v_cmp_lt_u32_e32 vcc, s7, v59
22DC  v_cmp_lt_u32_e64 s[4:5], s11, v59
22E4  v_max_u32_e32 v59, v59, v42
22E8  v_cndmask_b32_e32 v43, v43, v60, vcc
22EC  v_cndmask_b32_e64 v42, v59, v42, s[4:5]
22F4  v_and_b32_e32 v59, 0x80000000, v18
22FC  v_cndmask_b32_e64 v60, 0, 1, s[4:5]
2304  v_and_b32_e32 v61, 0x80000000, v19
230C  v_or_b32_e32 v62, 0x700000, v43
2314  v_cmp_lt_u32_e64 s[4:5], s7, v58
231C  v_cndmask_b32_e32 v18, v18, v59, vcc
2320  v_cmp_lt_u32_e32 vcc, s11, v58
2324  v_cndmask_b32_e64 v19, v19, v61, s[4:5]
232C  v_cndmask_b32_e64 v43, v43, v62, s[4:5]
2334  v_addc_co_u32_e64 v59, s[4:5], v41, v60, vcc
233C  v_max_u32_e32 v41, v58, v42
2340  v_cndmask_b32_e32 v41, v41, v42, vcc
2344  v_or_b32_e32 v42, 0x7000000, v43
234C  v_cmp_lt_u32_e32 vcc, s7, v57
2350  v_cmp_lt_u32_e64 s[4:5], s11, v57
2358  v_max_u32_e32 v57, v57, v41
235C  v_cndmask_b32_e32 v42, v43, v42, vcc
2360  v_cndmask_b32_e64 v57, v57, v41, s[4:5]
2368  v_and_b32_e32 v41, 0x80000000, v24
2370  v_cndmask_b32_e64 v43, 0, 1, s[4:5]
2378  v_and_b32_e32 v58, 0x80000000, v25
2380  v_or_b32_e32 v60, 0x70000000, v42
2388  v_cmp_lt_u32_e64 s[4:5], s7, v56
2390  v_cndmask_b32_e32 v24, v24, v41, vcc
2394  v_cmp_lt_u32_e32 vcc, s11, v56
2398  v_cndmask_b32_e64 v25, v25, v58, s[4:5]
23A0  v_cndmask_b32_e64 v41, v42, v60, s[4:5]
23A8  v_addc_co_u32_e64 v42, s[4:5], v59, v43, vcc
23B0  v_max_u32_e32 v43, v56, v57
23B4  v_cndmask_b32_e32 v43, v43, v57, vcc
23B8  v_cmp_lt_u32_e32 vcc, s7, v55
23BC  v_cmp_lt_u32_e64 s[4:5], s11, v55
23C4  v_max_u32_e32 v55, v55, v43
23C8  v_cndmask_b32_e64 v56, 0, 7, vcc
23D0  v_cndmask_b32_e64 v43, v55, v43, s[4:5]
23D8  v_and_b32_e32 v55, 0x80000000, v14
23E0  v_cndmask_b32_e64 v57, 0, 1, s[4:5]
23E8  v_and_b32_e32 v58, 0x80000000, v15
23F0  v_or_b32_e32 v59, 0x70, v56
23F8  v_cmp_lt_u32_e64 s[4:5], s7, v54
2400  v_cndmask_b32_e32 v14, v14, v55, vcc
2404  v_cmp_lt_u32_e32 vcc, s11, v54
2408  v_max_u32_e32 v54, v54, v43
240C  v_cndmask_b32_e64 v15, v15, v58, s[4:5]
2414  v_cndmask_b32_e64 v55, v56, v59, s[4:5]
241C  v_addc_co_u32_e64 v42, s[4:5], v42, v57, vcc
2424  v_cndmask_b32_e32 v43, v54, v43, vcc
2428  v_or_b32_e32 v54, 0x700, v55
2430  v_cmp_lt_u32_e32 vcc, s7, v53
2434  v_cmp_lt_u32_e64 s[4:5], s11, v53
243C  v_max_u32_e32 v53, v53, v43
2440  v_cndmask_b32_e32 v54, v55, v54, vcc
2444  v_cndmask_b32_e64 v43, v53, v43, s[4:5]
244C  v_and_b32_e32 v53, 0x80000000, v20
2454  v_cndmask_b32_e64 v55, 0, 1, s[4:5]
245C  v_and_b32_e32 v56, 0x80000000, v21
2464  v_or_b32_e32 v57, 0x7000, v54
246C  v_cmp_lt_u32_e64 s[4:5], s7, v52
2474  v_cndmask_b32_e32 v20, v20, v53, vcc
2478  v_cmp_lt_u32_e32 vcc, s11, v52
247C  v_max_u32_e32 v52, v52, v43
2480  v_cndmask_b32_e64 v21, v21, v56, s[4:5]
2488  v_cndmask_b32_e64 v53, v54, v57, s[4:5]
2490  v_addc_co_u32_e64 v42, s[4:5], v42, v55, vcc
2498  v_cndmask_b32_e32 v43, v52, v43, vcc
249C  v_or_b32_e32 v52, 0x70000, v53
24A4  v_cmp_lt_u32_e32 vcc, s7, v51
24A8  v_cmp_lt_u32_e64 s[4:5], s11, v51
24B0  v_max_u32_e32 v51, v51, v43
24B4  v_cndmask_b32_e32 v52, v53, v52, vcc
24B8  v_cndmask_b32_e64 v43, v51, v43, s[4:5]
24C0  v_and_b32_e32 v51, 0x80000000, v26
24C8  v_cndmask_b32_e64 v53, 0, 1, s[4:5]
24D0  v_and_b32_e32 v54, 0x80000000, v27
24D8  v_or_b32_e32 v55, 0x700000, v52
24E0  v_cmp_lt_u32_e64 s[4:5], s7, v50
24E8  v_cndmask_b32_e32 v26, v26, v51, vcc
24EC  v_cmp_lt_u32_e32 vcc, s11, v50
24F0  v_cndmask_b32_e64 v27, v27, v54, s[4:5]
24F8  v_cndmask_b32_e64 v51, v52, v55, s[4:5]
2500  v_addc_co_u32_e64 v52, s[4:5], v42, v53, vcc
2508  v_max_u32_e32 v42, v50, v43
250C  v_cndmask_b32_e32 v42, v42, v43, vcc
2510  v_or_b32_e32 v43, 0x7000000, v51
2518  v_cmp_lt_u32_e32 vcc, s7, v49
251C  v_cmp_lt_u32_e64 s[4:5], s11, v49
2524  v_max_u32_e32 v49, v49, v42
2528  v_cndmask_b32_e32 v43, v51, v43, vcc
252C  v_cndmask_b32_e64 v49, v49, v42, s[4:5]
2534  v_and_b32_e32 v42, 0x80000000, v30
253C  v_cndmask_b32_e64 v50, 0, 1, s[4:5]
2544  v_and_b32_e32 v51, 0x80000000, v31
254C  v_or_b32_e32 v53, 0x70000000, v43
2554  v_cmp_lt_u32_e64 s[4:5], s7, v48
255C  v_cndmask_b32_e32 v30, v30, v42, vcc
2560  v_cmp_lt_u32_e32 vcc, s11, v48
2564  v_max_u32_e32 v48, v48, v49
2568  v_cndmask_b32_e64 v31, v31, v51, s[4:5]
2570  v_cndmask_b32_e64 v42, v43, v53, s[4:5]
2578  v_addc_co_u32_e64 v43, s[4:5], v52, v50, vcc
2580  v_cndmask_b32_e32 v48, v48, v49, vcc
2584  v_cmp_lt_u32_e32 vcc, s7, v47
2588  v_cmp_lt_u32_e64 s[4:5], s11, v47
2590  v_max_u32_e32 v47, v47, v48
2594  v_cndmask_b32_e64 v49, 0, 7, vcc
259C  v_cndmask_b32_e64 v47, v47, v48, s[4:5]
25A4  v_and_b32_e32 v48, 0x80000000, v22
25AC  v_cndmask_b32_e64 v50, 0, 1, s[4:5]
25B4  v_and_b32_e32 v51, 0x80000000, v23
25BC  v_or_b32_e32 v52, 0x70, v49
25C4  v_cmp_lt_u32_e64 s[4:5], s7, v46
25CC  v_cndmask_b32_e32 v22, v22, v48, vcc
25D0  v_cmp_lt_u32_e32 vcc, s11, v46
25D4  v_max_u32_e32 v46, v46, v47
25D8  v_cndmask_b32_e64 v23, v23, v51, s[4:5]
25E0  v_cndmask_b32_e64 v48, v49, v52, s[4:5]
25E8  v_addc_co_u32_e64 v43, s[4:5], v43, v50, vcc
25F0  v_cndmask_b32_e32 v46, v46, v47, vcc
25F4  v_or_b32_e32 v47, 0x700, v48
25FC  v_cmp_lt_u32_e32 vcc, s7, v45
2600  v_cmp_lt_u32_e64 s[4:5], s11, v45
2608  v_max_u32_e32 v45, v45, v46
260C  v_cndmask_b32_e32 v47, v48, v47, vcc
2610  v_cndmask_b32_e64 v45, v45, v46, s[4:5]
2618  v_and_b32_e32 v46, 0x80000000, v28
2620  v_cndmask_b32_e64 v48, 0, 1, s[4:5]
2628  v_and_b32_e32 v49, 0x80000000, v29
2630  v_or_b32_e32 v50, 0x7000, v47
2638  v_cmp_lt_u32_e64 s[4:5], s7, v44
2640  v_cndmask_b32_e32 v28, v28, v46, vcc
2644  v_cmp_lt_u32_e32 vcc, s11, v44
2648  v_max_u32_e32 v44, v44, v45
264C  v_cndmask_b32_e64 v29, v29, v49, s[4:5]
2654  v_cndmask_b32_e64 v46, v47, v50, s[4:5]
265C  v_addc_co_u32_e64 v43, s[4:5], v43, v48, vcc
2664  v_cndmask_b32_e32 v44, v44, v45, vcc
2668  v_or_b32_e32 v45, 0x70000, v46
2670  v_cmp_lt_u32_e32 vcc, s7, v39
2674  v_cmp_lt_u32_e64 s[4:5], s11, v39
267C  v_max_u32_e32 v39, v39, v44
2680  v_cndmask_b32_e32 v45, v46, v45, vcc
2684  v_cndmask_b32_e64 v39, v39, v44, s[4:5]
268C  v_and_b32_e32 v44, 0x80000000, v32
2694  v_cndmask_b32_e64 v46, 0, 1, s[4:5]
269C  v_and_b32_e32 v47, 0x80000000, v33
26A4  v_or_b32_e32 v48, 0x700000, v45
26AC  v_cmp_lt_u32_e64 s[4:5], s7, v38
26B4  v_cndmask_b32_e32 v32, v32, v44, vcc
26B8  v_cmp_lt_u32_e32 vcc, s11, v38
26BC  v_max_u32_e32 v38, v38, v39
26C0  v_cndmask_b32_e64 v33, v33, v47, s[4:5]
26C8  v_cndmask_b32_e64 v44, v45, v48, s[4:5]
26D0  v_addc_co_u32_e64 v45, s[4:5], v43, v46, vcc
26D8  v_cndmask_b32_e32 v38, v38, v39, vcc
26DC  v_or_b32_e32 v39, 0x7000000, v44
26E4  v_cmp_lt_u32_e32 vcc, s7, v37
26E8  v_cmp_lt_u32_e64 s[4:5], s11, v37
26F0  v_max_u32_e32 v37, v37, v38
26F4  v_cndmask_b32_e32 v39, v44, v39, vcc
26F8  v_cndmask_b32_e64 v37, v37, v38, s[4:5]
2700  v_and_b32_e32 v38, 0x80000000, v34
2708  v_cndmask_b32_e64 v44, 0, 1, s[4:5]
2710  v_and_b32_e32 v43, 0x80000000, v35
2718  v_or_b32_e32 v46, 0x70000000, v39
2720  v_cmp_lt_u32_e64 s[4:5], s7, v36
2728  v_cndmask_b32_e32 v34, v34, v38, vcc
272C  v_cmp_lt_u32_e32 vcc, s11, v36
2730  v_cndmask_b32_e64 v35, v35, v43, s[4:5]
2738  v_cndmask_b32_e64 v43, v39, v46, s[4:5]
2740  v_addc_co_u32_e64 v38, s[4:5], v45, v44, vcc
2748  v_max_u32_e32 v36, v36, v37
274C  v_cndmask_b32_e32 v36, v36, v37, vcc
2750  v_mov_b32_e32 v37, 0x7f800000
2758  v_cmp_ne_u32_e32 vcc, 32, v38
275C  s_nop 1
2760  v_cndmask_b32_e32 v72, v37, v36, vcc
2764  s_or_b64 exec, exec, s[14:15]
2768  s_load_dwordx2 s[4:5], s[0:1], 0x30
2770  v_cmp_ne_u32_e32 vcc, 0, v72
2774  v_mov_b32_e32 v44, 0x7f
277C  s_and_saveexec_b64 s[14:15], vcc
2780  s_cbranch_execz 26
2784  s_bfe_u32 s7, s6, 0x20004
278C  s_cmp_eq_u32 s7, 2
2790  s_cselect_b64 s[16:17], -1, 0
2794  s_and_b64 s[18:19], s[16:17], exec
2798  s_waitcnt lgkmcnt(0)
279C  s_cselect_b32 s11, 0x3fffff, 0
27A4  s_cmp_lg_u32 s7, 0
27A8  s_cselect_b32 s7, s11, 0x200000
27B0  v_add_u32_e32 v36, s7, v72
27B4  s_mov_b32 s7, 0x17fffff
27BC  v_lshrrev_b32_e32 v37, 23, v36
27C0  v_add_u32_e32 v37, -2, v37
27C4  v_cmp_lt_u32_e32 vcc, s7, v36
27C8  s_mov_b32 s7, 0x7f800000
27D0  s_nop 0
27D4  v_cndmask_b32_e32 v36, 0, v37, vcc
27D8  v_cmp_eq_u32_e32 vcc, s7, v72
27DC  v_mov_b32_e32 v37, 0xfe
27E4  s_and_b64 vcc, s[16:17], vcc
27E8  v_cndmask_b32_e32 v44, v36, v37, vcc
27EC  s_or_b64 exec, exec, s[14:15]
27F0  v_cmp_eq_u32_e32 vcc, 0, v44
27F4  s_cbranch_vccz 37
27F8  s_nop 0
27FC  v_cndmask_b32_e64 v36, 1.0, 2.0, vcc
2804  v_pk_mul_f32 v[4:5], v[36:37], v[4:5] op_sel_hi:[0,1]
280C  v_pk_mul_f32 v[6:7], v[36:37], v[6:7] op_sel_hi:[0,1]
2814  v_pk_mul_f32 v[10:11], v[36:37], v[10:11] op_sel_hi:[0,1]
281C  v_pk_mul_f32 v[16:17], v[36:37], v[16:17] op_sel_hi:[0,1]
2824  v_pk_mul_f32 v[8:9], v[8:9], v[36:37] op_sel_hi:[1,0]
282C  v_pk_mul_f32 v[12:13], v[12:13], v[36:37] op_sel_hi:[1,0]
2834  v_pk_mul_f32 v[18:19], v[18:19], v[36:37] op_sel_hi:[1,0]
283C  v_pk_mul_f32 v[24:25], v[24:25], v[36:37] op_sel_hi:[1,0]
2844  v_pk_mul_f32 v[14:15], v[14:15], v[36:37] op_sel_hi:[1,0]
284C  v_pk_mul_f32 v[20:21], v[20:21], v[36:37] op_sel_hi:[1,0]
2854  v_pk_mul_f32 v[26:27], v[26:27], v[36:37] op_sel_hi:[1,0]
285C  v_pk_mul_f32 v[30:31], v[30:31], v[36:37] op_sel_hi:[1,0]
2864  v_pk_mul_f32 v[22:23], v[22:23], v[36:37] op_sel_hi:[1,0]
286C  v_pk_mul_f32 v[28:29], v[28:29], v[36:37] op_sel_hi:[1,0]
2874  v_pk_mul_f32 v[32:33], v[32:33], v[36:37] op_sel_hi:[1,0]
287C  v_pk_mul_f32 v[34:35], v[34:35], v[36:37] op_sel_hi:[1,0]
2884  v_max_u32_e32 v45, 1, v44
2888  s_branch 1
288C  v_mov_b32_e32 v45, v44
2890  v_mov_b32_e32 v38, s3
2894  v_mov_b32_e32 v39, 0
2898  v_mad_u64_u32 v[36:37], s[2:3], s2, v1, v[38:39]
28A0  s_and_b32 s2, s6, 4
28A4  s_bitcmp1_b32 s6, 2
28A8  v_lshlrev_b32_e32 v1, 23, v45
28AC  s_cselect_b64 s[6:7], -1, 0
28B0  s_cmp_eq_u32 s2, 0
28B4  v_lshlrev_b32_e32 v45, 2, v36
28B8  s_waitcnt lgkmcnt(0)
28BC  s_mul_i32 s11, s9, 0xcd9e8d57
28C4  s_mul_hi_u32 s9, s9, 0xcd9e8d57
28CC  s_cbranch_scc1 132
28D0  s_mov_b32 s14, 0xd2511f53
28D8  v_mad_u64_u32 v[46:47], s[2:3], v45, s14, 0
28E0  s_xor_b32 s2, s4, s9
28E4  v_xor_b32_e32 v38, s5, v47
28E8  s_mov_b32 s15, 0xcd9e8d57
28F0  s_xor_b32 s2, s8, s2
28F4  v_xor_b32_e32 v38, s10, v38
28F8  s_add_i32 s16, s4, 0x9e3779b9
2900  s_mul_i32 s18, s2, 0xd2511f53
2908  s_mul_hi_u32 s19, s2, 0xd2511f53
2910  v_mad_u64_u32 v[48:49], s[2:3], v38, s15, 0
2918  s_add_i32 s17, s5, 0xbb67ae85
2920  s_xor_b32 s2, s11, s16
2924  v_xor_b32_e32 v38, s2, v49
2928  s_xor_b32 s2, s17, s19
292C  v_xor_b32_e32 v49, s2, v46
2930  s_add_i32 s17, s5, 0x76cf5d0a
2938  v_mad_u64_u32 v[46:47], s[2:3], v38, s14, 0
2940  v_mad_u64_u32 v[50:51], s[2:3], v49, s15, 0
2948  s_add_i32 s16, s4, 0x3c6ef372
2950  s_xor_b32 s2, s18, s17
2954  v_xor_b32_e32 v38, s16, v51
2958  v_xor_b32_e32 v47, s2, v47
295C  v_xor_b32_e32 v38, v38, v48
2960  s_add_i32 s16, s4, 0xdaa66d2b
2968  v_mad_u64_u32 v[52:53], s[2:3], v47, s15, 0
2970  s_add_i32 s17, s5, 0x32370b8f
2978  v_mad_u64_u32 v[48:49], s[2:3], v38, s14, 0
2980  v_xor_b32_e32 v38, s16, v53
2984  v_xor_b32_e32 v38, v38, v50
2988  v_xor_b32_e32 v47, s17, v49
298C  v_xor_b32_e32 v49, v47, v46
2990  s_add_i32 s17, s5, 0xed9eba14
2998  v_mad_u64_u32 v[46:47], s[2:3], v38, s14, 0
29A0  s_add_i32 s16, s4, 0x78dde6e4
29A8  v_mad_u64_u32 v[50:51], s[2:3], v49, s15, 0
29B0  v_xor_b32_e32 v47, s17, v47
29B4  v_xor_b32_e32 v38, s16, v51
29B8  v_xor_b32_e32 v47, v47, v48
29BC  v_xor_b32_e32 v38, v38, v52
29C0  s_add_i32 s16, s4, 0x1715609d
29C8  v_mad_u64_u32 v[52:53], s[2:3], v47, s15, 0
29D0  s_add_i32 s17, s5, 0xa9066899
29D8  v_mad_u64_u32 v[48:49], s[2:3], v38, s14, 0
29E0  v_xor_b32_e32 v38, s16, v53
29E4  v_xor_b32_e32 v38, v38, v50
29E8  v_xor_b32_e32 v47, s17, v49
29EC  v_xor_b32_e32 v49, v47, v46
29F0  s_add_i32 s17, s5, 0x646e171e
29F8  v_mad_u64_u32 v[46:47], s[2:3], v38, s14, 0
2A00  s_add_i32 s16, s4, 0xb54cda56
2A08  v_mad_u64_u32 v[50:51], s[2:3], v49, s15, 0
2A10  v_xor_b32_e32 v47, s17, v47
2A14  v_xor_b32_e32 v38, s16, v51
2A18  v_xor_b32_e32 v47, v47, v48
2A1C  v_xor_b32_e32 v38, v38, v52
2A20  s_add_i32 s16, s4, 0x5384540f
2A28  v_mad_u64_u32 v[52:53], s[2:3], v47, s15, 0
2A30  s_add_i32 s17, s5, 0x1fd5c5a3
2A38  v_mad_u64_u32 v[48:49], s[2:3], v38, s14, 0
2A40  v_xor_b32_e32 v38, s16, v53
2A44  v_xor_b32_e32 v38, v38, v50
2A48  v_xor_b32_e32 v47, s17, v49
2A4C  v_xor_b32_e32 v49, v47, v46
2A50  s_add_i32 s17, s5, 0xdb3d7428
2A58  v_mad_u64_u32 v[46:47], s[2:3], v38, s14, 0
2A60  s_add_i32 s16, s4, 0xf1bbcdc8
2A68  v_mad_u64_u32 v[50:51], s[2:3], v49, s15, 0
2A70  v_xor_b32_e32 v47, s17, v47
2A74  v_xor_b32_e32 v38, s16, v51
2A78  v_xor_b32_e32 v47, v47, v48
2A7C  v_xor_b32_e32 v38, v38, v52
2A80  v_mad_u64_u32 v[52:53], s[2:3], v47, s15, 0
2A88  s_add_i32 s16, s4, 0x8ff34781
2A90  v_mad_u64_u32 v[48:49], s[2:3], v38, s14, 0
2A98  v_xor_b32_e32 v38, v53, v50
2A9C  s_add_i32 s17, s5, 0x96a522ad
2AA4  v_xor_b32_e32 v47, s16, v38
2AA8  v_xor_b32_e32 v38, v49, v46
2AAC  v_xor_b32_e32 v46, s17, v38
2AB0  v_mov_b32_e32 v38, v39
2AB4  v_cvt_scalef32_sr_pk_fp4_f32 v39, v[4:5], v47, v1
2ABC  v_cvt_scalef32_sr_pk_fp4_f32 v38, v[10:11], v46, v1 op_sel:[0,0,0,1]
2AC4  v_cvt_scalef32_sr_pk_fp4_f32 v39, v[6:7], v52, v1 op_sel:[0,0,1,0]
2ACC  v_cvt_scalef32_sr_pk_fp4_f32 v38, v[16:17], v48, v1 op_sel:[0,0,1,1]
2AD4  s_nop 0
2AD8  s_cbranch_execz 1
2ADC  s_branch 11
2AE0  v_mov_b32_e32 v39, 0
2AE4  v_mov_b32_e32 v38, 0
2AE8  v_cvt_scalef32_pk_fp4_f32 v39, v4, v5, v1
2AF0  v_cvt_scalef32_pk_fp4_f32 v38, v10, v11, v1 op_sel:[0,0,0,1]
2AF8  v_cvt_scalef32_pk_fp4_f32 v39, v6, v7, v1 op_sel:[0,0,1,0]
2B00  v_cvt_scalef32_pk_fp4_f32 v38, v16, v17, v1 op_sel:[0,0,1,1]
2B08  s_nop 0
2B0C  v_cndmask_b32_e64 v4, 0, 1, s[6:7]
2B14  v_cmp_ne_u32_e64 s[2:3], 1, v4
2B1C  s_andn2_b64 vcc, exec, s[6:7]
2B20  s_cbranch_vccnz 134
2B24  v_or_b32_e32 v4, 1, v45
2B28  s_mov_b32 s14, 0xd2511f53
2B30  v_mad_u64_u32 v[4:5], s[6:7], v4, s14, 0
2B38  s_xor_b32 s6, s4, s9
2B3C  v_xor_b32_e32 v5, s5, v5
2B40  s_mov_b32 s15, 0xcd9e8d57
2B48  s_xor_b32 s6, s8, s6
2B4C  v_xor_b32_e32 v5, s10, v5
2B50  s_add_i32 s16, s4, 0x9e3779b9
2B58  s_mul_i32 s18, s6, 0xd2511f53
2B60  s_mul_hi_u32 s19, s6, 0xd2511f53
2B68  v_mad_u64_u32 v[6:7], s[6:7], v5, s15, 0
2B70  s_add_i32 s17, s5, 0xbb67ae85
2B78  s_xor_b32 s6, s11, s16
2B7C  v_xor_b32_e32 v5, s6, v7
2B80  s_xor_b32 s6, s17, s19
2B84  v_xor_b32_e32 v7, s6, v4
2B88  s_add_i32 s16, s4, 0x3c6ef372
2B90  s_add_i32 s17, s5, 0x76cf5d0a
2B98  v_mad_u64_u32 v[4:5], s[6:7], v5, s14, 0
2BA0  v_mad_u64_u32 v[10:11], s[6:7], v7, s15, 0
2BA8  v_xor_b32_e32 v7, s16, v11
2BAC  s_xor_b32 s6, s18, s17
2BB0  v_xor_b32_e32 v6, v7, v6
2BB4  v_xor_b32_e32 v5, s6, v5
2BB8  s_add_i32 s16, s4, 0xdaa66d2b
2BC0  s_add_i32 s17, s5, 0x32370b8f
2BC8  v_mad_u64_u32 v[6:7], s[6:7], v6, s14, 0
2BD0  v_mad_u64_u32 v[16:17], s[6:7], v5, s15, 0
2BD8  v_xor_b32_e32 v5, s16, v17
2BDC  v_xor_b32_e32 v7, s17, v7
2BE0  v_xor_b32_e32 v5, v5, v10
2BE4  v_xor_b32_e32 v7, v7, v4
2BE8  s_add_i32 s16, s4, 0x78dde6e4
2BF0  s_add_i32 s17, s5, 0xed9eba14
2BF8  v_mad_u64_u32 v[4:5], s[6:7], v5, s14, 0
2C00  v_mad_u64_u32 v[10:11], s[6:7], v7, s15, 0
2C08  v_xor_b32_e32 v7, s16, v11
2C0C  v_xor_b32_e32 v5, s17, v5
2C10  v_xor_b32_e32 v7, v7, v16
2C14  v_xor_b32_e32 v5, v5, v6
2C18  s_add_i32 s16, s4, 0x1715609d
2C20  s_add_i32 s17, s5, 0xa9066899
2C28  v_mad_u64_u32 v[6:7], s[6:7], v7, s14, 0
2C30  v_mad_u64_u32 v[16:17], s[6:7], v5, s15, 0
2C38  v_xor_b32_e32 v5, s16, v17
2C3C  v_xor_b32_e32 v7, s17, v7
2C40  v_xor_b32_e32 v5, v5, v10
2C44  v_xor_b32_e32 v7, v7, v4
2C48  s_add_i32 s16, s4, 0xb54cda56
2C50  s_add_i32 s17, s5, 0x646e171e
2C58  v_mad_u64_u32 v[4:5], s[6:7], v5, s14, 0
2C60  v_mad_u64_u32 v[10:11], s[6:7], v7, s15, 0
2C68  v_xor_b32_e32 v7, s16, v11
2C6C  v_xor_b32_e32 v5, s17, v5
2C70  v_xor_b32_e32 v7, v7, v16
2C74  v_xor_b32_e32 v5, v5, v6
2C78  s_add_i32 s16, s4, 0x5384540f
2C80  s_add_i32 s17, s5, 0x1fd5c5a3
2C88  v_mad_u64_u32 v[6:7], s[6:7], v7, s14, 0
2C90  v_mad_u64_u32 v[16:17], s[6:7], v5, s15, 0
2C98  v_xor_b32_e32 v5, s16, v17
2C9C  v_xor_b32_e32 v7, s17, v7
2CA0  v_xor_b32_e32 v5, v5, v10
2CA4  v_xor_b32_e32 v7, v7, v4
2CA8  s_add_i32 s16, s4, 0xf1bbcdc8
2CB0  s_add_i32 s17, s5, 0xdb3d7428
2CB8  v_mad_u64_u32 v[4:5], s[6:7], v5, s14, 0
2CC0  v_mad_u64_u32 v[10:11], s[6:7], v7, s15, 0
2CC8  v_xor_b32_e32 v7, s16, v11
2CCC  v_xor_b32_e32 v5, s17, v5
2CD0  v_xor_b32_e32 v7, v7, v16
2CD4  v_xor_b32_e32 v5, v5, v6
2CD8  v_mad_u64_u32 v[6:7], s[6:7], v7, s14, 0
2CE0  v_mad_u64_u32 v[16:17], s[6:7], v5, s15, 0
2CE8  s_add_i32 s16, s4, 0x8ff34781
2CF0  s_add_i32 s17, s5, 0x96a522ad
2CF8  v_xor_b32_e32 v5, v17, v10
2CFC  v_xor_b32_e32 v4, v7, v4
2D00  v_xor_b32_e32 v10, s16, v5
2D04  v_xor_b32_e32 v7, s17, v4
2D08  v_mov_b32_e32 v4, 0
2D0C  v_mov_b32_e32 v5, 0
2D10  v_cvt_scalef32_sr_pk_fp4_f32 v4, v[8:9], v10, v1
2D18  v_cvt_scalef32_sr_pk_fp4_f32 v5, v[18:19], v7, v1 op_sel:[0,0,0,1]
2D20  v_cvt_scalef32_sr_pk_fp4_f32 v4, v[12:13], v16, v1 op_sel:[0,0,1,0]
2D28  v_cvt_scalef32_sr_pk_fp4_f32 v5, v[24:25], v6, v1 op_sel:[0,0,1,1]
2D30  s_nop 0
2D34  s_cbranch_execz 1
2D38  s_branch 11
2D3C  v_mov_b32_e32 v4, 0
2D40  v_mov_b32_e32 v5, 0
2D44  v_cvt_scalef32_pk_fp4_f32 v4, v8, v9, v1
2D4C  v_cvt_scalef32_pk_fp4_f32 v5, v18, v19, v1 op_sel:[0,0,0,1]
2D54  v_cvt_scalef32_pk_fp4_f32 v4, v12, v13, v1 op_sel:[0,0,1,0]
2D5C  v_cvt_scalef32_pk_fp4_f32 v5, v24, v25, v1 op_sel:[0,0,1,1]
2D64  s_nop 0
2D68  s_and_b64 vcc, exec, s[2:3]
2D6C  s_cbranch_vccnz 134
2D70  v_or_b32_e32 v6, 2, v45
2D74  s_mov_b32 s14, 0xd2511f53
2D7C  v_mad_u64_u32 v[6:7], s[6:7], v6, s14, 0
2D84  s_xor_b32 s6, s4, s9
2D88  v_xor_b32_e32 v7, s5, v7
2D8C  s_mov_b32 s15, 0xcd9e8d57
2D94  s_xor_b32 s6, s8, s6
2D98  v_xor_b32_e32 v7, s10, v7
2D9C  s_add_i32 s16, s4, 0x9e3779b9
2DA4  s_mul_i32 s18, s6, 0xd2511f53
2DAC  s_mul_hi_u32 s19, s6, 0xd2511f53
2DB4  v_mad_u64_u32 v[8:9], s[6:7], v7, s15, 0
2DBC  s_add_i32 s17, s5, 0xbb67ae85
2DC4  s_xor_b32 s6, s11, s16
2DC8  v_xor_b32_e32 v7, s6, v9
2DCC  s_xor_b32 s6, s17, s19
2DD0  v_xor_b32_e32 v9, s6, v6
2DD4  s_add_i32 s16, s4, 0x3c6ef372
2DDC  s_add_i32 s17, s5, 0x76cf5d0a
2DE4  v_mad_u64_u32 v[6:7], s[6:7], v7, s14, 0
2DEC  v_mad_u64_u32 v[10:11], s[6:7], v9, s15, 0
2DF4  v_xor_b32_e32 v9, s16, v11
2DF8  s_xor_b32 s6, s18, s17
2DFC  v_xor_b32_e32 v8, v9, v8
2E00  v_xor_b32_e32 v7, s6, v7
2E04  s_add_i32 s16, s4, 0xdaa66d2b
2E0C  s_add_i32 s17, s5, 0x32370b8f
2E14  v_mad_u64_u32 v[8:9], s[6:7], v8, s14, 0
2E1C  v_mad_u64_u32 v[12:13], s[6:7], v7, s15, 0
2E24  v_xor_b32_e32 v7, s16, v13
2E28  v_xor_b32_e32 v9, s17, v9
2E2C  v_xor_b32_e32 v7, v7, v10
2E30  v_xor_b32_e32 v9, v9, v6
2E34  s_add_i32 s16, s4, 0x78dde6e4
2E3C  s_add_i32 s17, s5, 0xed9eba14
2E44  v_mad_u64_u32 v[6:7], s[6:7], v7, s14, 0
2E4C  v_mad_u64_u32 v[10:11], s[6:7], v9, s15, 0
2E54  v_xor_b32_e32 v9, s16, v11
2E58  v_xor_b32_e32 v7, s17, v7
2E5C  v_xor_b32_e32 v9, v9, v12
2E60  v_xor_b32_e32 v7, v7, v8
2E64  s_add_i32 s16, s4, 0x1715609d
2E6C  s_add_i32 s17, s5, 0xa9066899
2E74  v_mad_u64_u32 v[8:9], s[6:7], v9, s14, 0
2E7C  v_mad_u64_u32 v[12:13], s[6:7], v7, s15, 0
2E84  v_xor_b32_e32 v7, s16, v13
2E88  v_xor_b32_e32 v9, s17, v9
2E8C  v_xor_b32_e32 v7, v7, v10
2E90  v_xor_b32_e32 v9, v9, v6
2E94  s_add_i32 s16, s4, 0xb54cda56
2E9C  s_add_i32 s17, s5, 0x646e171e
2EA4  v_mad_u64_u32 v[6:7], s[6:7], v7, s14, 0
2EAC  v_mad_u64_u32 v[10:11], s[6:7], v9, s15, 0
2EB4  v_xor_b32_e32 v9, s16, v11
2EB8  v_xor_b32_e32 v7, s17, v7
2EBC  v_xor_b32_e32 v9, v9, v12
2EC0  v_xor_b32_e32 v7, v7, v8
2EC4  s_add_i32 s16, s4, 0x5384540f
2ECC  s_add_i32 s17, s5, 0x1fd5c5a3
2ED4  v_mad_u64_u32 v[8:9], s[6:7], v9, s14, 0
2EDC  v_mad_u64_u32 v[12:13], s[6:7], v7, s15, 0
2EE4  v_xor_b32_e32 v7, s16, v13
2EE8  v_xor_b32_e32 v9, s17, v9
2EEC  v_xor_b32_e32 v7, v7, v10
2EF0  v_xor_b32_e32 v9, v9, v6
2EF4  s_add_i32 s16, s4, 0xf1bbcdc8
2EFC  s_add_i32 s17, s5, 0xdb3d7428
2F04  v_mad_u64_u32 v[6:7], s[6:7], v7, s14, 0
2F0C  v_mad_u64_u32 v[10:11], s[6:7], v9, s15, 0
2F14  v_xor_b32_e32 v9, s16, v11
2F18  v_xor_b32_e32 v7, s17, v7
2F1C  v_xor_b32_e32 v9, v9, v12
2F20  v_xor_b32_e32 v7, v7, v8
2F24  v_mad_u64_u32 v[8:9], s[6:7], v9, s14, 0
2F2C  v_mad_u64_u32 v[12:13], s[6:7], v7, s15, 0
2F34  s_add_i32 s16, s4, 0x8ff34781
2F3C  s_add_i32 s17, s5, 0x96a522ad
2F44  v_xor_b32_e32 v7, v13, v10
2F48  v_xor_b32_e32 v6, v9, v6
2F4C  v_xor_b32_e32 v10, s16, v7
2F50  v_xor_b32_e32 v9, s17, v6
2F54  v_mov_b32_e32 v6, 0
2F58  v_mov_b32_e32 v7, 0
2F5C  v_cvt_scalef32_sr_pk_fp4_f32 v6, v[14:15], v10, v1
2F64  v_cvt_scalef32_sr_pk_fp4_f32 v7, v[26:27], v9, v1 op_sel:[0,0,0,1]
2F6C  v_cvt_scalef32_sr_pk_fp4_f32 v6, v[20:21], v12, v1 op_sel:[0,0,1,0]
2F74  v_cvt_scalef32_sr_pk_fp4_f32 v7, v[30:31], v8, v1 op_sel:[0,0,1,1]
2F7C  s_nop 0
2F80  s_cbranch_execz 1
2F84  s_branch 11
2F88  v_mov_b32_e32 v6, 0
2F8C  v_mov_b32_e32 v7, 0
2F90  v_cvt_scalef32_pk_fp4_f32 v6, v14, v15, v1
2F98  v_cvt_scalef32_pk_fp4_f32 v7, v26, v27, v1 op_sel:[0,0,0,1]
2FA0  v_cvt_scalef32_pk_fp4_f32 v6, v20, v21, v1 op_sel:[0,0,1,0]
2FA8  v_cvt_scalef32_pk_fp4_f32 v7, v30, v31, v1 op_sel:[0,0,1,1]
2FB0  s_nop 0
2FB4  s_load_dwordx2 s[6:7], s[0:1], 0x8
2FBC  s_and_b64 vcc, exec, s[2:3]
2FC0  s_cbranch_vccnz 134
2FC4  v_or_b32_e32 v8, 3, v45
2FC8  s_mov_b32 s14, 0xd2511f53
2FD0  v_mad_u64_u32 v[8:9], s[2:3], v8, s14, 0
2FD8  s_xor_b32 s2, s4, s9
2FDC  v_xor_b32_e32 v9, s5, v9
2FE0  s_mov_b32 s15, 0xcd9e8d57
2FE8  s_xor_b32 s2, s8, s2
2FEC  v_xor_b32_e32 v9, s10, v9
2FF0  s_add_i32 s8, s4, 0x9e3779b9
2FF8  s_mul_i32 s10, s2, 0xd2511f53
3000  s_mul_hi_u32 s16, s2, 0xd2511f53
3008  v_mad_u64_u32 v[10:11], s[2:3], v9, s15, 0
3010  s_add_i32 s9, s5, 0xbb67ae85
3018  s_xor_b32 s2, s11, s8
301C  v_xor_b32_e32 v9, s2, v11
3020  s_xor_b32 s2, s9, s16
3024  v_xor_b32_e32 v11, s2, v8
3028  s_add_i32 s8, s4, 0x3c6ef372
3030  s_add_i32 s9, s5, 0x76cf5d0a
3038  v_mad_u64_u32 v[8:9], s[2:3], v9, s14, 0
3040  v_mad_u64_u32 v[12:13], s[2:3], v11, s15, 0
3048  v_xor_b32_e32 v11, s8, v13
304C  s_xor_b32 s2, s10, s9
3050  v_xor_b32_e32 v10, v11, v10
3054  v_xor_b32_e32 v9, s2, v9
3058  s_add_i32 s8, s4, 0xdaa66d2b
3060  s_add_i32 s9, s5, 0x32370b8f
3068  v_mad_u64_u32 v[10:11], s[2:3], v10, s14, 0
3070  v_mad_u64_u32 v[14:15], s[2:3], v9, s15, 0
3078  v_xor_b32_e32 v9, s8, v15
307C  v_xor_b32_e32 v11, s9, v11
3080  v_xor_b32_e32 v9, v9, v12
3084  v_xor_b32_e32 v11, v11, v8
3088  s_add_i32 s8, s4, 0x78dde6e4
3090  s_add_i32 s9, s5, 0xed9eba14
3098  v_mad_u64_u32 v[8:9], s[2:3], v9, s14, 0
30A0  v_mad_u64_u32 v[12:13], s[2:3], v11, s15, 0
30A8  v_xor_b32_e32 v11, s8, v13
30AC  v_xor_b32_e32 v9, s9, v9
30B0  v_xor_b32_e32 v11, v11, v14
30B4  v_xor_b32_e32 v9, v9, v10
30B8  s_add_i32 s8, s4, 0x1715609d
30C0  s_add_i32 s9, s5, 0xa9066899
30C8  v_mad_u64_u32 v[10:11], s[2:3], v11, s14, 0
30D0  v_mad_u64_u32 v[14:15], s[2:3], v9, s15, 0
30D8  v_xor_b32_e32 v9, s8, v15
30DC  v_xor_b32_e32 v11, s9, v11
30E0  v_xor_b32_e32 v9, v9, v12
30E4  v_xor_b32_e32 v11, v11, v8
30E8  s_add_i32 s8, s4, 0xb54cda56
30F0  s_add_i32 s9, s5, 0x646e171e
30F8  v_mad_u64_u32 v[8:9], s[2:3], v9, s14, 0
3100  v_mad_u64_u32 v[12:13], s[2:3], v11, s15, 0
3108  v_xor_b32_e32 v11, s8, v13
310C  v_xor_b32_e32 v9, s9, v9
3110  v_xor_b32_e32 v11, v11, v14
3114  v_xor_b32_e32 v9, v9, v10
3118  s_add_i32 s8, s4, 0x5384540f
3120  s_add_i32 s9, s5, 0x1fd5c5a3
3128  v_mad_u64_u32 v[10:11], s[2:3], v11, s14, 0
3130  v_mad_u64_u32 v[14:15], s[2:3], v9, s15, 0
3138  v_xor_b32_e32 v9, s8, v15
313C  v_xor_b32_e32 v11, s9, v11
3140  v_xor_b32_e32 v9, v9, v12
3144  v_xor_b32_e32 v11, v11, v8
3148  s_add_i32 s8, s4, 0xf1bbcdc8
3150  s_add_i32 s9, s5, 0xdb3d7428
3158  v_mad_u64_u32 v[8:9], s[2:3], v9, s14, 0
3160  v_mad_u64_u32 v[12:13], s[2:3], v11, s15, 0
3168  v_xor_b32_e32 v11, s8, v13
316C  v_xor_b32_e32 v9, s9, v9
3170  v_xor_b32_e32 v11, v11, v14
3174  v_xor_b32_e32 v9, v9, v10
3178  v_mad_u64_u32 v[10:11], s[2:3], v11, s14, 0
3180  v_mad_u64_u32 v[14:15], s[2:3], v9, s15, 0
3188  s_add_i32 s4, s4, 0x8ff34781
3190  s_add_i32 s5, s5, 0x96a522ad
3198  v_xor_b32_e32 v9, v15, v12
319C  v_xor_b32_e32 v8, v11, v8
31A0  v_xor_b32_e32 v12, s4, v9
31A4  v_xor_b32_e32 v11, s5, v8
31A8  v_mov_b32_e32 v8, 0
31AC  v_mov_b32_e32 v9, 0
31B0  v_cvt_scalef32_sr_pk_fp4_f32 v8, v[22:23], v12, v1
31B8  v_cvt_scalef32_sr_pk_fp4_f32 v9, v[32:33], v11, v1 op_sel:[0,0,0,1]
31C0  v_cvt_scalef32_sr_pk_fp4_f32 v8, v[28:29], v14, v1 op_sel:[0,0,1,0]
31C8  v_cvt_scalef32_sr_pk_fp4_f32 v9, v[34:35], v10, v1 op_sel:[0,0,1,1]
31D0  s_nop 0
31D4  s_cbranch_execz 1
31D8  s_branch 11
31DC  v_mov_b32_e32 v8, 0
31E0  v_mov_b32_e32 v9, 0
31E4  v_cvt_scalef32_pk_fp4_f32 v8, v22, v23, v1
31EC  v_cvt_scalef32_pk_fp4_f32 v9, v32, v33, v1 op_sel:[0,0,0,1]
31F4  v_cvt_scalef32_pk_fp4_f32 v8, v28, v29, v1 op_sel:[0,0,1,0]
31FC  v_cvt_scalef32_pk_fp4_f32 v9, v34, v35, v1 op_sel:[0,0,1,1]
3204  s_nop 0
3208  v_or3_b32 v10, v38, v40, v39
3210  v_or3_b32 v11, v5, v41, v4
3218  v_or3_b32 v12, v7, v42, v6
3220  v_or3_b32 v13, v9, v43, v8
3228  s_waitcnt lgkmcnt(0)
322C  v_lshl_add_u64 v[4:5], v[36:37], 4, s[6:7]
3234  global_store_dwordx4 v[4:5], v[10:13], off
323C  s_or_b64 exec, exec, s[12:13]
3240  s_load_dwordx2 s[0:1], s[0:1], 0x10
3248  v_mov_b32_e32 v1, 0
324C  s_waitcnt lgkmcnt(0)
3250  v_lshl_add_u64 v[2:3], s[0:1], 0, v[2:3]
3258  v_lshl_add_u64 v[0:1], v[2:3], 0, v[0:1]
3260  global_store_byte v[0:1], v44, off
3268  s_endpgm
326C  s_nop 0
