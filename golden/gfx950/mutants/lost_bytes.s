lost_bytes.co, compiled by Debian clang version 21.1.8 (13)

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
    .name:           LostBytes
    .private_segment_fixed_size: 0
    .sgpr_count:     33
    .sgpr_spill_count: 0
    .symbol:         LostBytes.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     52
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
Disassembly of section .text:

1800 <LostBytes>:
1800  s_load_dwordx4 s[8:11], s[0:1], 0x20
1808  v_lshl_or_b32 v36, s2, 8, v0
1810  s_waitcnt lgkmcnt(0)
1814  v_cmp_gt_u32_e32 vcc, s8, v36
1818  s_and_saveexec_b64 s[4:5], vcc
181C  s_cbranch_execz 1189
1820  s_load_dwordx2 s[4:5], s[0:1], 0x0
1828  s_load_dwordx2 s[12:13], s[0:1], 0x18
1830  s_and_b32 s2, s10, 1
1834  s_bitcmp1_b32 s10, 0
1838  s_cselect_b64 s[6:7], -1, 0
183C  s_lshl_b32 s8, s3, 5
1840  v_mov_b32_e32 v1, 0
1844  v_mov_b32_e32 v0, s8
1848  s_waitcnt lgkmcnt(0)
184C  v_mad_u64_u32 v[2:3], s[14:15], s12, v36, v[0:1]
1854  v_mov_b32_e32 v0, v3
1858  v_mad_u64_u32 v[0:1], s[12:13], s13, v36, v[0:1]
1860  v_mov_b32_e32 v3, v0
1864  s_cmp_eq_u32 s2, 0
1868  v_lshl_add_u64 v[32:33], v[2:3], 2, s[4:5]
1870  s_cbranch_scc1 6
1874  global_load_dword v0, v[32:33], off
187C  v_lshl_add_u64 v[30:31], v[2:3], 1, s[4:5]
1884  s_cbranch_execz 3
1888  s_branch 6
188C  v_lshl_add_u64 v[30:31], v[2:3], 1, s[4:5]
1894  global_load_ushort v0, v[30:31], off
189C  s_waitcnt vmcnt(0)
18A0  v_lshlrev_b32_e32 v0, 16, v0
18A4  v_cndmask_b32_e64 v1, 0, 1, s[6:7]
18AC  v_cmp_ne_u32_e64 s[4:5], 1, v1
18B4  s_andn2_b64 vcc, exec, s[6:7]
18B8  s_cbranch_vccnz 4
18BC  global_load_dword v1, v[32:33], off offset:4
18C4  s_cbranch_execz 1
18C8  s_branch 4
18CC  global_load_ushort v1, v[30:31], off offset:2
18D4  s_waitcnt vmcnt(0)
18D8  v_lshlrev_b32_e32 v1, 16, v1
18DC  s_and_b64 vcc, exec, s[4:5]
18E0  s_cbranch_vccnz 4
18E4  global_load_dword v2, v[32:33], off offset:8
18EC  s_cbranch_execz 1
18F0  s_branch 4
18F4  global_load_ushort v2, v[30:31], off offset:4
18FC  s_waitcnt vmcnt(0)
1900  v_lshlrev_b32_e32 v2, 16, v2
1904  s_and_b64 vcc, exec, s[4:5]
1908  s_cbranch_vccnz 4
190C  global_load_dword v3, v[32:33], off offset:12
1914  s_cbranch_execz 1
1918  s_branch 4
191C  global_load_ushort v3, v[30:31], off offset:6
1924  s_waitcnt vmcnt(0)
1928  v_lshlrev_b32_e32 v3, 16, v3
192C  s_and_b64 vcc, exec, s[4:5]
1930  s_cbranch_vccnz 4
1934  global_load_dword v4, v[32:33], off offset:16
193C  s_cbranch_execz 1
1940  s_branch 4
1944  global_load_ushort v4, v[30:31], off offset:8
194C  s_waitcnt vmcnt(0)
1950  v_lshlrev_b32_e32 v4, 16, v4
1954  s_and_b64 vcc, exec, s[4:5]
1958  s_cbranch_vccnz 4
195C  global_load_dword v5, v[32:33], off offset:20
1964  s_cbranch_execz 1
1968  s_branch 4
196C  global_load_ushort v5, v[30:31], off offset:10
1974  s_waitcnt vmcnt(0)
1978  v_lshlrev_b32_e32 v5, 16, v5
197C  s_and_b64 vcc, exec, s[4:5]
1980  s_cbranch_vccnz 4
1984  global_load_dword v8, v[32:33], off offset:24
198C  s_cbranch_execz 1
1990  s_branch 4
1994  global_load_ushort v6, v[30:31], off offset:12
199C  s_waitcnt vmcnt(0)
19A0  v_lshlrev_b32_e32 v8, 16, v6
19A4  s_and_b64 vcc, exec, s[4:5]
19A8  s_cbranch_vccnz 4
19AC  global_load_dword v9, v[32:33], off offset:28
19B4  s_cbranch_execz 1
19B8  s_branch 4
19BC  global_load_ushort v6, v[30:31], off offset:14
19C4  s_waitcnt vmcnt(0)
19C8  v_lshlrev_b32_e32 v9, 16, v6
19CC  s_and_b64 vcc, exec, s[4:5]
19D0  s_cbranch_vccnz 4
19D4  global_load_dword v6, v[32:33], off offset:32
19DC  s_cbranch_execz 1
19E0  s_branch 4
19E4  global_load_ushort v6, v[30:31], off offset:16
19EC  s_waitcnt vmcnt(0)
19F0  v_lshlrev_b32_e32 v6, 16, v6
19F4  s_and_b64 vcc, exec, s[4:5]
19F8  s_cbranch_vccnz 4
19FC  global_load_dword v7, v[32:33], off offset:36
1A04  s_cbranch_execz 1
1A08  s_branch 4
1A0C  global_load_ushort v7, v[30:31], off offset:18
1A14  s_waitcnt vmcnt(0)
1A18  v_lshlrev_b32_e32 v7, 16, v7
1A1C  s_and_b64 vcc, exec, s[4:5]
1A20  s_cbranch_vccnz 4
1A24  global_load_dword v10, v[32:33], off offset:40
1A2C  s_cbranch_execz 1
1A30  s_branch 4
1A34  global_load_ushort v10, v[30:31], off offset:20
1A3C  s_waitcnt vmcnt(0)
1A40  v_lshlrev_b32_e32 v10, 16, v10
1A44  s_and_b64 vcc, exec, s[4:5]
1A48  s_cbranch_vccnz 4
1A4C  global_load_dword v11, v[32:33], off offset:44
1A54  s_cbranch_execz 1
1A58  s_branch 4
1A5C  global_load_ushort v11, v[30:31], off offset:22
1A64  s_waitcnt vmcnt(0)
1A68  v_lshlrev_b32_e32 v11, 16, v11
1A6C  s_and_b64 vcc, exec, s[4:5]
1A70  s_cbranch_vccnz 4
1A74  global_load_dword v12, v[32:33], off offset:48
1A7C  s_cbranch_execz 1
1A80  s_branch 4
1A84  global_load_ushort v12, v[30:31], off offset:24
1A8C  s_waitcnt vmcnt(0)
1A90  v_lshlrev_b32_e32 v12, 16, v12
1A94  s_and_b64 vcc, exec, s[4:5]
1A98  s_cbranch_vccnz 4
1A9C  global_load_dword v13, v[32:33], off offset:52
1AA4  s_cbranch_execz 1
1AA8  s_branch 4
1AAC  global_load_ushort v13, v[30:31], off offset:26
1AB4  s_waitcnt vmcnt(0)
1AB8  v_lshlrev_b32_e32 v13, 16, v13
1ABC  s_and_b64 vcc, exec, s[4:5]
1AC0  s_cbranch_vccnz 4
1AC4  global_load_dword v16, v[32:33], off offset:56
1ACC  s_cbranch_execz 1
1AD0  s_branch 4
1AD4  global_load_ushort v14, v[30:31], off offset:28
1ADC  s_waitcnt vmcnt(0)
1AE0  v_lshlrev_b32_e32 v16, 16, v14
1AE4  s_and_b64 vcc, exec, s[4:5]
1AE8  s_cbranch_vccnz 4
1AEC  global_load_dword v17, v[32:33], off offset:60
1AF4  s_cbranch_execz 1
1AF8  s_branch 4
1AFC  global_load_ushort v14, v[30:31], off offset:30
1B04  s_waitcnt vmcnt(0)
1B08  v_lshlrev_b32_e32 v17, 16, v14
1B0C  s_and_b64 vcc, exec, s[4:5]
1B10  s_cbranch_vccnz 4
1B14  global_load_dword v14, v[32:33], off offset:64
1B1C  s_cbranch_execz 1
1B20  s_branch 4
1B24  global_load_ushort v14, v[30:31], off offset:32
1B2C  s_waitcnt vmcnt(0)
1B30  v_lshlrev_b32_e32 v14, 16, v14
1B34  s_and_b64 vcc, exec, s[4:5]
1B38  s_cbranch_vccnz 4
1B3C  global_load_dword v15, v[32:33], off offset:68
1B44  s_cbranch_execz 1
1B48  s_branch 4
1B4C  global_load_ushort v15, v[30:31], off offset:34
1B54  s_waitcnt vmcnt(0)
1B58  v_lshlrev_b32_e32 v15, 16, v15
1B5C  s_and_b64 vcc, exec, s[4:5]
1B60  s_cbranch_vccnz 4
1B64  global_load_dword v18, v[32:33], off offset:72
1B6C  s_cbranch_execz 1
1B70  s_branch 4
1B74  global_load_ushort v18, v[30:31], off offset:36
1B7C  s_waitcnt vmcnt(0)
1B80  v_lshlrev_b32_e32 v18, 16, v18
1B84  s_and_b64 vcc, exec, s[4:5]
1B88  s_cbranch_vccnz 4
1B8C  global_load_dword v19, v[32:33], off offset:76
1B94  s_cbranch_execz 1
1B98  s_branch 4
1B9C  global_load_ushort v19, v[30:31], off offset:38
1BA4  s_waitcnt vmcnt(0)
1BA8  v_lshlrev_b32_e32 v19, 16, v19
1BAC  s_and_b64 vcc, exec, s[4:5]
1BB0  s_cbranch_vccnz 4
1BB4  global_load_dword v20, v[32:33], off offset:80
1BBC  s_cbranch_execz 1
1BC0  s_branch 4
1BC4  global_load_ushort v20, v[30:31], off offset:40
1BCC  s_waitcnt vmcnt(0)
1BD0  v_lshlrev_b32_e32 v20, 16, v20
1BD4  s_and_b64 vcc, exec, s[4:5]
1BD8  s_cbranch_vccnz 4
1BDC  global_load_dword v21, v[32:33], off offset:84
1BE4  s_cbranch_execz 1
1BE8  s_branch 4
1BEC  global_load_ushort v21, v[30:31], off offset:42
1BF4  s_waitcnt vmcnt(0)
1BF8  v_lshlrev_b32_e32 v21, 16, v21
1BFC  s_and_b64 vcc, exec, s[4:5]
1C00  s_cbranch_vccnz 4
1C04  global_load_dword v24, v[32:33], off offset:88
1C0C  s_cbranch_execz 1
1C10  s_branch 4
1C14  global_load_ushort v22, v[30:31], off offset:44
1C1C  s_waitcnt vmcnt(0)
1C20  v_lshlrev_b32_e32 v24, 16, v22
1C24  s_and_b64 vcc, exec, s[4:5]
1C28  s_cbranch_vccnz 4
1C2C  global_load_dword v25, v[32:33], off offset:92
1C34  s_cbranch_execz 1
1C38  s_branch 4
1C3C  global_load_ushort v22, v[30:31], off offset:46
1C44  s_waitcnt vmcnt(0)
1C48  v_lshlrev_b32_e32 v25, 16, v22
1C4C  s_and_b64 vcc, exec, s[4:5]
1C50  s_cbranch_vccnz 4
1C54  global_load_dword v22, v[32:33], off offset:96
1C5C  s_cbranch_execz 1
1C60  s_branch 4
1C64  global_load_ushort v22, v[30:31], off offset:48
1C6C  s_waitcnt vmcnt(0)
1C70  v_lshlrev_b32_e32 v22, 16, v22
1C74  s_and_b64 vcc, exec, s[4:5]
1C78  s_cbranch_vccnz 4
1C7C  global_load_dword v23, v[32:33], off offset:100
1C84  s_cbranch_execz 1
1C88  s_branch 4
1C8C  global_load_ushort v23, v[30:31], off offset:50
1C94  s_waitcnt vmcnt(0)
1C98  v_lshlrev_b32_e32 v23, 16, v23
1C9C  s_and_b64 vcc, exec, s[4:5]
1CA0  s_cbranch_vccnz 4
1CA4  global_load_dword v26, v[32:33], off offset:104
1CAC  s_cbranch_execz 1
1CB0  s_branch 4
1CB4  global_load_ushort v26, v[30:31], off offset:52
1CBC  s_waitcnt vmcnt(0)
1CC0  v_lshlrev_b32_e32 v26, 16, v26
1CC4  s_and_b64 vcc, exec, s[4:5]
1CC8  s_cbranch_vccnz 4
1CCC  global_load_dword v27, v[32:33], off offset:108
1CD4  s_cbranch_execz 1
1CD8  s_branch 4
1CDC  global_load_ushort v27, v[30:31], off offset:54
1CE4  s_waitcnt vmcnt(0)
1CE8  v_lshlrev_b32_e32 v27, 16, v27
1CEC  s_and_b64 vcc, exec, s[4:5]
1CF0  s_cbranch_vccnz 4
1CF4  global_load_dword v28, v[32:33], off offset:112
1CFC  s_cbranch_execz 1
1D00  s_branch 4
1D04  global_load_ushort v28, v[30:31], off offset:56
1D0C  s_waitcnt vmcnt(0)
1D10  v_lshlrev_b32_e32 v28, 16, v28
1D14  s_and_b64 vcc, exec, s[4:5]
1D18  s_cbranch_vccnz 4
1D1C  global_load_dword v29, v[32:33], off offset:116
1D24  s_cbranch_execz 1
1D28  s_branch 4
1D2C  global_load_ushort v29, v[30:31], off offset:58
1D34  s_waitcnt vmcnt(0)
1D38  v_lshlrev_b32_e32 v29, 16, v29
1D3C  s_and_b64 vcc, exec, s[4:5]
1D40  s_cbranch_vccnz 4
1D44  global_load_dword v34, v[32:33], off offset:120
1D4C  s_cbranch_execz 1
1D50  s_branch 4
1D54  global_load_ushort v34, v[30:31], off offset:60
1D5C  s_waitcnt vmcnt(0)
1D60  v_lshlrev_b32_e32 v34, 16, v34
1D64  s_and_b64 vcc, exec, s[4:5]
1D68  s_cbranch_vccnz 6
1D6C  global_load_dword v35, v[32:33], off offset:124
1D74  s_load_dwordx4 s[4:7], s[0:1], 0x38
1D7C  s_cbranch_execz 3
1D80  s_branch 6
1D84  s_load_dwordx4 s[4:7], s[0:1], 0x38
1D8C  global_load_ushort v30, v[30:31], off offset:62
1D94  s_waitcnt vmcnt(0)
1D98  v_lshlrev_b32_e32 v35, 16, v30
1D9C  s_load_dwordx2 s[12:13], s[0:1], 0x8
1DA4  s_load_dwordx2 s[14:15], s[0:1], 0x30
1DAC  s_bitcmp0_b32 s10, 1
1DB0  s_cbranch_scc1 310
1DB4  s_cmp_eq_u32 s11, 0
1DB8  s_cbranch_scc1 97
1DBC  s_lshl_b32 s2, s11, 31
1DC0  s_waitcnt lgkmcnt(0)
1DC4  s_lshl_b32 s7, s11, 30
1DC8  v_bfrev_b32_e32 v30, 1
1DCC  s_waitcnt vmcnt(0)
1DD0  v_xor_b32_e32 v0, s2, v0
1DD4  s_lshl_b32 s2, s11, 29
1DD8  v_bitop3_b32 v1, s7, v1, v30 bitop3:0x6c
1DE0  s_lshl_b32 s7, s11, 28
1DE4  v_bitop3_b32 v2, s2, v2, v30 bitop3:0x6c
1DEC  s_lshl_b32 s2, s11, 27
1DF0  v_bitop3_b32 v3, s7, v3, v30 bitop3:0x6c
1DF8  s_lshl_b32 s7, s11, 26
1DFC  v_bitop3_b32 v4, s2, v4, v30 bitop3:0x6c
1E04  s_lshl_b32 s2, s11, 25
1E08  v_bitop3_b32 v5, s7, v5, v30 bitop3:0x6c
1E10  s_lshl_b32 s7, s11, 24
1E14  v_bitop3_b32 v8, s2, v8, v30 bitop3:0x6c
1E1C  s_lshl_b32 s2, s11, 23
1E20  v_bitop3_b32 v9, s7, v9, v30 bitop3:0x6c
1E28  s_lshl_b32 s7, s11, 22
1E2C  v_bitop3_b32 v6, s2, v6, v30 bitop3:0x6c
1E34  s_lshl_b32 s2, s11, 21
1E38  v_bitop3_b32 v7, s7, v7, v30 bitop3:0x6c
1E40  s_lshl_b32 s7, s11, 20
1E44  v_bitop3_b32 v10, s2, v10, v30 bitop3:0x6c
1E4C  s_lshl_b32 s2, s11, 19
1E50  v_bitop3_b32 v11, s7, v11, v30 bitop3:0x6c
1E58  s_lshl_b32 s7, s11, 18
1E5C  v_bitop3_b32 v12, s2, v12, v30 bitop3:0x6c
1E64  s_lshl_b32 s2, s11, 17
1E68  v_bitop3_b32 v13, s7, v13, v30 bitop3:0x6c
1E70  s_lshl_b32 s7, s11, 16
1E74  v_bitop3_b32 v16, s2, v16, v30 bitop3:0x6c
1E7C  s_lshl_b32 s2, s11, 15
1E80  v_bitop3_b32 v17, s7, v17, v30 bitop3:0x6c
1E88  s_lshl_b32 s7, s11, 14
1E8C  v_bitop3_b32 v14, s2, v14, v30 bitop3:0x6c
1E94  s_lshl_b32 s2, s11, 13
1E98  v_bitop3_b32 v15, s7, v15, v30 bitop3:0x6c
1EA0  s_lshl_b32 s7, s11, 12
1EA4  v_bitop3_b32 v18, s2, v18, v30 bitop3:0x6c
1EAC  s_lshl_b32 s2, s11, 11
1EB0  v_bitop3_b32 v19, s7, v19, v30 bitop3:0x6c
1EB8  s_lshl_b32 s7, s11, 10
1EBC  v_bitop3_b32 v20, s2, v20, v30 bitop3:0x6c
1EC4  s_lshl_b32 s2, s11, 9
1EC8  v_bitop3_b32 v21, s7, v21, v30 bitop3:0x6c
1ED0  s_lshl_b32 s7, s11, 8
1ED4  v_bitop3_b32 v24, s2, v24, v30 bitop3:0x6c
1EDC  s_lshl_b32 s2, s11, 7
1EE0  v_bitop3_b32 v25, s7, v25, v30 bitop3:0x6c
1EE8  s_lshl_b32 s7, s11, 6
1EEC  v_bitop3_b32 v22, s2, v22, v30 bitop3:0x6c
1EF4  s_lshl_b32 s2, s11, 5
1EF8  v_bitop3_b32 v23, s7, v23, v30 bitop3:0x6c
1F00  s_lshl_b32 s7, s11, 4
1F04  v_bitop3_b32 v26, s2, v26, v30 bitop3:0x6c
1F0C  s_lshl_b32 s2, s11, 3
1F10  v_bitop3_b32 v27, s7, v27, v30 bitop3:0x6c
1F18  s_lshl_b32 s7, s11, 2
1F1C  v_bitop3_b32 v28, s2, v28, v30 bitop3:0x6c
1F24  s_lshl_b32 s2, s11, 1
1F28  v_bitop3_b32 v29, s7, v29, v30 bitop3:0x6c
1F30  v_bitop3_b32 v35, s11, v35, v30 bitop3:0x6c
1F38  v_bitop3_b32 v34, s2, v34, v30 bitop3:0x6c
1F40  s_waitcnt vmcnt(0)
1F44  v_pk_add_f32 v[30:31], v[0:1], v[0:1] op_sel:[0,1]
1F4C  v_pk_add_f32 v[0:1], v[0:1], v[0:1] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
1F54  v_mov_b32_e32 v31, v1
1F58  v_pk_add_f32 v[0:1], v[2:3], v[2:3] op_sel:[0,1]
1F60  v_pk_add_f32 v[2:3], v[2:3], v[2:3] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
1F68  v_mov_b32_e32 v1, v3
1F6C  v_pk_add_f32 v[2:3], v[4:5], v[4:5] op_sel:[0,1]
1F74  v_pk_add_f32 v[4:5], v[4:5], v[4:5] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
1F7C  v_mov_b32_e32 v3, v5
1F80  v_pk_add_f32 v[4:5], v[8:9], v[8:9] op_sel:[0,1]
1F88  v_pk_add_f32 v[8:9], v[8:9], v[8:9] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
1F90  v_mov_b32_e32 v5, v9
1F94  v_pk_add_f32 v[8:9], v[6:7], v[6:7] op_sel:[0,1]
1F9C  v_pk_add_f32 v[6:7], v[6:7], v[6:7] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
1FA4  v_mov_b32_e32 v9, v7
1FA8  v_pk_add_f32 v[6:7], v[10:11], v[10:11] op_sel:[0,1]
1FB0  v_pk_add_f32 v[10:11], v[10:11], v[10:11] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
1FB8  v_mov_b32_e32 v7, v11
1FBC  v_pk_add_f32 v[10:11], v[12:13], v[12:13] op_sel:[0,1]
1FC4  v_pk_add_f32 v[12:13], v[12:13], v[12:13] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
1FCC  v_mov_b32_e32 v11, v13
1FD0  v_pk_add_f32 v[12:13], v[16:17], v[16:17] op_sel:[0,1]
1FD8  v_pk_add_f32 v[16:17], v[16:17], v[16:17] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
1FE0  v_mov_b32_e32 v13, v17
1FE4  v_pk_add_f32 v[16:17], v[14:15], v[14:15] op_sel:[0,1]
1FEC  v_pk_add_f32 v[14:15], v[14:15], v[14:15] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
1FF4  v_mov_b32_e32 v17, v15
1FF8  v_pk_add_f32 v[14:15], v[18:19], v[18:19] op_sel:[0,1]
2000  v_pk_add_f32 v[18:19], v[18:19], v[18:19] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2008  v_mov_b32_e32 v15, v19
200C  v_pk_add_f32 v[18:19], v[20:21], v[20:21] op_sel:[0,1]
2014  v_pk_add_f32 v[20:21], v[20:21], v[20:21] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
201C  v_mov_b32_e32 v19, v21
2020  v_pk_add_f32 v[20:21], v[24:25], v[24:25] op_sel:[0,1]
2028  v_pk_add_f32 v[24:25], v[24:25], v[24:25] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2030  v_mov_b32_e32 v21, v25
2034  v_pk_add_f32 v[24:25], v[22:23], v[22:23] op_sel:[0,1]
203C  v_pk_add_f32 v[22:23], v[22:23], v[22:23] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2044  v_mov_b32_e32 v25, v23
2048  v_pk_add_f32 v[22:23], v[26:27], v[26:27] op_sel:[0,1]
2050  v_pk_add_f32 v[26:27], v[26:27], v[26:27] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2058  v_mov_b32_e32 v23, v27
205C  v_pk_add_f32 v[26:27], v[28:29], v[28:29] op_sel:[0,1]
2064  v_pk_add_f32 v[28:29], v[28:29], v[28:29] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
206C  v_mov_b32_e32 v27, v29
2070  v_pk_add_f32 v[28:29], v[34:35], v[34:35] op_sel:[0,1]
2078  v_pk_add_f32 v[32:33], v[34:35], v[34:35] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2080  v_mov_b32_e32 v29, v33
2084  v_pk_add_f32 v[32:33], v[30:31], v[0:1]
208C  v_pk_add_f32 v[34:35], v[2:3], v[4:5]
2094  v_pk_add_f32 v[38:39], v[8:9], v[6:7]
209C  v_pk_add_f32 v[0:1], v[30:31], v[0:1] neg_lo:[0,1] neg_hi:[0,1]
20A4  v_pk_add_f32 v[2:3], v[2:3], v[4:5] neg_lo:[0,1] neg_hi:[0,1]
20AC  v_pk_add_f32 v[4:5], v[8:9], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
20B4  v_pk_add_f32 v[6:7], v[10:11], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
20BC  v_pk_add_f32 v[40:41], v[10:11], v[12:13]
20C4  v_pk_add_f32 v[8:9], v[0:1], v[2:3] neg_lo:[0,1] neg_hi:[0,1]
20CC  v_pk_add_f32 v[10:11], v[4:5], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
20D4  v_pk_add_f32 v[0:1], v[0:1], v[2:3]
20DC  v_pk_add_f32 v[2:3], v[4:5], v[6:7]
20E4  v_pk_add_f32 v[42:43], v[32:33], v[34:35] neg_lo:[0,1] neg_hi:[0,1]
20EC  v_pk_add_f32 v[44:45], v[38:39], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
20F4  v_pk_add_f32 v[32:33], v[32:33], v[34:35]
20FC  v_pk_add_f32 v[34:35], v[38:39], v[40:41]
2104  v_pk_add_f32 v[4:5], v[0:1], v[2:3]
210C  v_pk_add_f32 v[12:13], v[0:1], v[2:3] neg_lo:[0,1] neg_hi:[0,1]
2114  v_pk_add_f32 v[6:7], v[8:9], v[10:11]
211C  v_pk_add_f32 v[30:31], v[8:9], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
2124  v_pk_add_f32 v[0:1], v[16:17], v[14:15]
212C  v_pk_add_f32 v[2:3], v[18:19], v[20:21]
2134  v_pk_add_f32 v[8:9], v[24:25], v[22:23]
213C  v_pk_add_f32 v[10:11], v[26:27], v[28:29]
2144  v_pk_add_f32 v[38:39], v[32:33], v[34:35]
214C  v_pk_add_f32 v[32:33], v[32:33], v[34:35] neg_lo:[0,1] neg_hi:[0,1]
2154  v_pk_add_f32 v[34:35], v[42:43], v[44:45]
215C  v_pk_add_f32 v[40:41], v[42:43], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
2164  v_pk_add_f32 v[42:43], v[0:1], v[2:3] neg_lo:[0,1] neg_hi:[0,1]
216C  v_pk_add_f32 v[0:1], v[0:1], v[2:3]
2174  v_pk_add_f32 v[2:3], v[8:9], v[10:11]
217C  v_pk_add_f32 v[44:45], v[8:9], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
2184  v_pk_add_f32 v[46:47], v[0:1], v[2:3]
218C  v_pk_add_f32 v[48:49], v[0:1], v[2:3] neg_lo:[0,1] neg_hi:[0,1]
2194  v_pk_add_f32 v[0:1], v[16:17], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
219C  v_pk_add_f32 v[2:3], v[18:19], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
21A4  v_pk_add_f32 v[8:9], v[24:25], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
21AC  v_pk_add_f32 v[10:11], v[26:27], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
21B4  v_pk_add_f32 v[14:15], v[0:1], v[2:3] neg_lo:[0,1] neg_hi:[0,1]
21BC  v_pk_add_f32 v[16:17], v[8:9], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
21C4  v_pk_add_f32 v[0:1], v[0:1], v[2:3]
21CC  v_pk_add_f32 v[2:3], v[8:9], v[10:11]
21D4  v_pk_add_f32 v[50:51], v[42:43], v[44:45]
21DC  v_pk_add_f32 v[42:43], v[42:43], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
21E4  v_pk_add_f32 v[18:19], v[0:1], v[2:3]
21EC  v_pk_add_f32 v[26:27], v[0:1], v[2:3] neg_lo:[0,1] neg_hi:[0,1]
21F4  v_pk_add_f32 v[22:23], v[14:15], v[16:17]
21FC  v_pk_add_f32 v[44:45], v[14:15], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
2204  s_mov_b32 s2, 0x3e800000
220C  v_pk_mul_f32 v[0:1], v[38:39], s[2:3] op_sel_hi:[1,0]
2214  v_pk_mul_f32 v[2:3], v[4:5], s[2:3] op_sel_hi:[1,0]
221C  v_pk_mul_f32 v[4:5], v[34:35], s[2:3] op_sel_hi:[1,0]
2224  v_pk_mul_f32 v[8:9], v[6:7], s[2:3] op_sel_hi:[1,0]
222C  v_pk_mul_f32 v[6:7], v[32:33], s[2:3] op_sel_hi:[1,0]
2234  v_pk_mul_f32 v[10:11], v[12:13], s[2:3] op_sel_hi:[1,0]
223C  v_pk_mul_f32 v[12:13], v[40:41], s[2:3] op_sel_hi:[1,0]
2244  v_pk_mul_f32 v[16:17], v[30:31], s[2:3] op_sel_hi:[1,0]
224C  v_pk_mul_f32 v[14:15], v[46:47], s[2:3] op_sel_hi:[1,0]
2254  v_pk_mul_f32 v[18:19], v[18:19], s[2:3] op_sel_hi:[1,0]
225C  v_pk_mul_f32 v[20:21], v[50:51], s[2:3] op_sel_hi:[1,0]
2264  v_pk_mul_f32 v[24:25], v[22:23], s[2:3] op_sel_hi:[1,0]
226C  v_pk_mul_f32 v[22:23], v[48:49], s[2:3] op_sel_hi:[1,0]
2274  v_pk_mul_f32 v[26:27], v[26:27], s[2:3] op_sel_hi:[1,0]
227C  v_pk_mul_f32 v[28:29], v[42:43], s[2:3] op_sel_hi:[1,0]
2284  v_pk_mul_f32 v[34:35], v[44:45], s[2:3] op_sel_hi:[1,0]
228C  s_waitcnt vmcnt(0)
2290  v_and_b32_e32 v30, 0x7fffffff, v0
2298  v_and_b32_e32 v31, 0x7fffffff, v1
22A0  v_max_u32_e32 v30, v31, v30
22A4  v_and_b32_e32 v31, 0x7fffffff, v2
22AC  v_and_b32_e32 v32, 0x7fffffff, v3
22B4  v_max3_u32 v30, v32, v31, v30
22BC  v_and_b32_e32 v31, 0x7fffffff, v4
22C4  v_and_b32_e32 v32, 0x7fffffff, v5
22CC  v_max3_u32 v30, v32, v31, v30
22D4  v_and_b32_e32 v31, 0x7fffffff, v8
22DC  v_and_b32_e32 v32, 0x7fffffff, v9
22E4  v_max3_u32 v30, v32, v31, v30
22EC  v_and_b32_e32 v31, 0x7fffffff, v6
22F4  v_and_b32_e32 v32, 0x7fffffff, v7
22FC  v_max3_u32 v30, v32, v31, v30
2304  v_and_b32_e32 v31, 0x7fffffff, v10
230C  v_and_b32_e32 v32, 0x7fffffff, v11
2314  v_max3_u32 v30, v32, v31, v30
231C  v_and_b32_e32 v31, 0x7fffffff, v12
2324  v_and_b32_e32 v32, 0x7fffffff, v13
232C  v_max3_u32 v30, v32, v31, v30
2334  v_and_b32_e32 v31, 0x7fffffff, v16
233C  v_and_b32_e32 v32, 0x7fffffff, v17
2344  v_max3_u32 v30, v32, v31, v30
234C  v_and_b32_e32 v31, 0x7fffffff, v14
2354  v_and_b32_e32 v32, 0x7fffffff, v15
235C  v_max3_u32 v30, v32, v31, v30
2364  v_and_b32_e32 v31, 0x7fffffff, v18
236C  v_and_b32_e32 v32, 0x7fffffff, v19
2374  v_max3_u32 v30, v32, v31, v30
237C  v_and_b32_e32 v31, 0x7fffffff, v20
2384  v_and_b32_e32 v32, 0x7fffffff, v21
238C  v_max3_u32 v30, v32, v31, v30
2394  v_and_b32_e32 v31, 0x7fffffff, v24
239C  v_and_b32_e32 v32, 0x7fffffff, v25
23A4  v_max3_u32 v30, v32, v31, v30
23AC  v_and_b32_e32 v31, 0x7fffffff, v22
23B4  v_and_b32_e32 v32, 0x7fffffff, v23
23BC  s_load_dwordx2 s[0:1], s[0:1], 0x10
23C4  v_max3_u32 v30, v32, v31, v30
23CC  v_and_b32_e32 v31, 0x7fffffff, v26
23D4  v_and_b32_e32 v32, 0x7fffffff, v27
23DC  v_max3_u32 v30, v32, v31, v30
23E4  v_and_b32_e32 v31, 0x7fffffff, v28
23EC  v_and_b32_e32 v32, 0x7fffffff, v29
23F4  v_max3_u32 v30, v32, v31, v30
23FC  v_and_b32_e32 v31, 0x7fffffff, v34
2404  v_and_b32_e32 v32, 0x7fffffff, v35
240C  v_max3_u32 v30, v32, v31, v30
2414  v_cmp_ne_u32_e32 vcc, 0, v30
2418  v_mov_b32_e32 v37, 0x7f
2420  s_and_saveexec_b64 s[16:17], vcc
2424  s_cbranch_execz 26
2428  s_bfe_u32 s2, s10, 0x20004
2430  s_cmp_eq_u32 s2, 2
2434  s_cselect_b64 s[10:11], -1, 0
2438  s_and_b64 s[18:19], s[10:11], exec
243C  s_waitcnt lgkmcnt(0)
2440  s_cselect_b32 s7, 0x3fffff, 0
2448  s_cmp_lg_u32 s2, 0
244C  s_cselect_b32 s2, s7, 0x200000
2454  v_add_u32_e32 v31, s2, v30
2458  s_mov_b32 s2, 0x17fffff
2460  v_lshrrev_b32_e32 v32, 23, v31
2464  v_add_u32_e32 v32, -2, v32
2468  v_cmp_lt_u32_e32 vcc, s2, v31
246C  s_mov_b32 s2, 0x7f800000
2474  s_nop 0
2478  v_cndmask_b32_e32 v31, 0, v32, vcc
247C  v_cmp_eq_u32_e32 vcc, s2, v30
2480  v_mov_b32_e32 v30, 0xfe
2488  s_and_b64 vcc, s[10:11], vcc
248C  v_cndmask_b32_e32 v37, v31, v30, vcc
2490  s_or_b64 exec, exec, s[16:17]
2494  s_lshr_b32 s2, s9, 5
2498  v_mov_b32_e32 v32, s3
249C  v_mov_b32_e32 v33, 0
24A0  v_mad_u64_u32 v[30:31], s[2:3], s2, v36, v[32:33]
24A8  s_waitcnt lgkmcnt(0)
24AC  s_mul_i32 s7, s5, 0xcd9e8d57
24B4  s_mul_hi_u32 s5, s5, 0xcd9e8d57
24BC  v_lshlrev_b32_e32 v36, 2, v30
24C0  s_mov_b32 s2, 0xd2511f53
24C8  s_xor_b32 s4, s4, s5
24CC  v_mad_u64_u32 v[38:39], s[8:9], v36, s2, 0
24D4  s_xor_b32 s4, s4, s14
24D8  s_xor_b32 s6, s15, s6
24DC  s_mov_b32 s3, 0xcd9e8d57
24E4  v_xor_b32_e32 v39, s6, v39
24E8  s_add_i32 s8, s14, 0x9e3779b9
24F0  s_add_i32 s9, s15, 0xbb67ae85
24F8  s_mul_hi_u32 s11, s4, 0xd2511f53
2500  s_mul_i32 s10, s4, 0xd2511f53
2508  v_mad_u64_u32 v[40:41], s[4:5], v39, s3, 0
2510  s_xor_b32 s7, s8, s7
2514  s_xor_b32 s8, s9, s11
2518  v_xor_b32_e32 v39, s7, v41
251C  v_xor_b32_e32 v41, s8, v38
2520  s_add_i32 s11, s15, 0x76cf5d0a
2528  v_mad_u64_u32 v[38:39], s[4:5], v39, s2, 0
2530  v_mad_u64_u32 v[42:43], s[4:5], v41, s3, 0
2538  s_xor_b32 s10, s11, s10
253C  s_add_i32 s9, s14, 0x3c6ef372
2544  v_xor_b32_e32 v40, v40, v43
2548  v_xor_b32_e32 v39, s10, v39
254C  v_xor_b32_e32 v40, s9, v40
2550  v_mad_u64_u32 v[44:45], s[4:5], v39, s3, 0
2558  s_add_i32 s11, s14, 0xdaa66d2b
2560  v_mad_u64_u32 v[40:41], s[4:5], v40, s2, 0
2568  v_xor_b32_e32 v39, v42, v45
256C  s_add_i32 s16, s15, 0x32370b8f
2574  v_xor_b32_e32 v39, s11, v39
2578  v_xor_b32_e32 v38, v38, v41
257C  v_xor_b32_e32 v41, s16, v38
2580  v_mad_u64_u32 v[38:39], s[4:5], v39, s2, 0
2588  s_add_i32 s18, s15, 0xed9eba14
2590  v_mad_u64_u32 v[42:43], s[4:5], v41, s3, 0
2598  v_xor_b32_e32 v39, v40, v39
259C  s_add_i32 s17, s14, 0x78dde6e4
25A4  v_xor_b32_e32 v41, v44, v43
25A8  v_xor_b32_e32 v39, s18, v39
25AC  v_xor_b32_e32 v41, s17, v41
25B0  v_mad_u64_u32 v[44:45], s[4:5], v39, s3, 0
25B8  s_add_i32 s19, s14, 0x1715609d
25C0  v_mad_u64_u32 v[40:41], s[4:5], v41, s2, 0
25C8  v_xor_b32_e32 v39, v42, v45
25CC  s_add_i32 s20, s15, 0xa9066899
25D4  v_xor_b32_e32 v39, s19, v39
25D8  v_xor_b32_e32 v38, v38, v41
25DC  v_xor_b32_e32 v41, s20, v38
25E0  v_mad_u64_u32 v[38:39], s[4:5], v39, s2, 0
25E8  s_add_i32 s22, s15, 0x646e171e
25F0  v_mad_u64_u32 v[42:43], s[4:5], v41, s3, 0
25F8  v_xor_b32_e32 v39, v40, v39
25FC  s_add_i32 s21, s14, 0xb54cda56
2604  v_xor_b32_e32 v41, v44, v43
2608  v_xor_b32_e32 v39, s22, v39
260C  v_xor_b32_e32 v41, s21, v41
2610  v_mad_u64_u32 v[44:45], s[4:5], v39, s3, 0
2618  s_add_i32 s23, s14, 0x5384540f
2620  v_mad_u64_u32 v[40:41], s[4:5], v41, s2, 0
2628  v_xor_b32_e32 v39, v42, v45
262C  s_add_i32 s24, s15, 0x1fd5c5a3
2634  v_xor_b32_e32 v39, s23, v39
2638  v_xor_b32_e32 v38, v38, v41
263C  v_xor_b32_e32 v41, s24, v38
2640  v_mad_u64_u32 v[38:39], s[4:5], v39, s2, 0
2648  s_add_i32 s26, s15, 0xdb3d7428
2650  v_xor_b32_e32 v39, v40, v39
2654  v_mad_u64_u32 v[42:43], s[4:5], v41, s3, 0
265C  v_xor_b32_e32 v39, s26, v39
2660  s_add_i32 s25, s14, 0xf1bbcdc8
2668  v_xor_b32_e32 v41, v44, v43
266C  v_mad_u64_u32 v[44:45], s[4:5], v39, s3, 0
2674  v_xor_b32_e32 v41, s25, v41
2678  s_add_i32 s14, s14, 0x8ff34781
2680  v_xor_b32_e32 v39, v42, v45
2684  v_lshlrev_b32_e32 v32, 23, v37
2688  v_mad_u64_u32 v[40:41], s[4:5], v41, s2, 0
2690  v_xor_b32_e32 v39, s14, v39
2694  s_add_i32 s15, s15, 0x96a522ad
269C  v_xor_b32_e32 v38, v38, v41
26A0  v_cvt_scalef32_sr_pk_fp4_f32 v41, v[0:1], v39, v32
26A8  v_xor_b32_e32 v38, s15, v38
26AC  v_cvt_scalef32_sr_pk_fp4_f32 v0, v[2:3], v44, v32 op_sel:[0,0,1,0]
26B4  s_nop 0
26B8  v_cvt_scalef32_sr_pk_fp4_f32 v1, v[4:5], v38, v32 op_sel:[0,0,0,1]
26C0  s_nop 0
26C4  v_cvt_scalef32_sr_pk_fp4_f32 v0, v[8:9], v40, v32 op_sel:[0,0,1,1]
26CC  v_or_b32_e32 v1, 1, v36
26D0  v_mad_u64_u32 v[2:3], s[4:5], v1, s2, 0
26D8  v_xor_b32_e32 v1, s6, v3
26DC  v_mad_u64_u32 v[4:5], s[4:5], v1, s3, 0
26E4  v_xor_b32_e32 v1, s7, v5
26E8  v_xor_b32_e32 v5, s8, v2
26EC  v_mad_u64_u32 v[2:3], s[4:5], v1, s2, 0
26F4  v_mad_u64_u32 v[8:9], s[4:5], v5, s3, 0
26FC  v_xor_b32_e32 v1, v4, v9
2700  v_xor_b32_e32 v3, s10, v3
2704  v_xor_b32_e32 v1, s9, v1
2708  v_mad_u64_u32 v[38:39], s[4:5], v3, s3, 0
2710  v_mad_u64_u32 v[4:5], s[4:5], v1, s2, 0
2718  v_xor_b32_e32 v1, v8, v39
271C  v_xor_b32_e32 v1, s11, v1
2720  v_xor_b32_e32 v2, v2, v5
2724  v_xor_b32_e32 v5, s16, v2
2728  v_mad_u64_u32 v[2:3], s[4:5], v1, s2, 0
2730  v_mad_u64_u32 v[8:9], s[4:5], v5, s3, 0
2738  v_xor_b32_e32 v3, v4, v3
273C  v_xor_b32_e32 v1, v38, v9
2740  v_xor_b32_e32 v3, s18, v3
2744  v_xor_b32_e32 v1, s17, v1
2748  v_mad_u64_u32 v[38:39], s[4:5], v3, s3, 0
2750  v_mad_u64_u32 v[4:5], s[4:5], v1, s2, 0
2758  v_xor_b32_e32 v1, v8, v39
275C  v_xor_b32_e32 v1, s19, v1
2760  v_xor_b32_e32 v2, v2, v5
2764  v_xor_b32_e32 v5, s20, v2
2768  v_mad_u64_u32 v[2:3], s[4:5], v1, s2, 0
2770  v_mad_u64_u32 v[8:9], s[4:5], v5, s3, 0
2778  v_xor_b32_e32 v3, v4, v3
277C  v_xor_b32_e32 v1, v38, v9
2780  v_xor_b32_e32 v3, s22, v3
2784  v_xor_b32_e32 v1, s21, v1
2788  v_mad_u64_u32 v[38:39], s[4:5], v3, s3, 0
2790  v_mad_u64_u32 v[4:5], s[4:5], v1, s2, 0
2798  v_xor_b32_e32 v1, v8, v39
279C  v_xor_b32_e32 v1, s23, v1
27A0  v_xor_b32_e32 v2, v2, v5
27A4  v_xor_b32_e32 v5, s24, v2
27A8  v_mad_u64_u32 v[2:3], s[4:5], v1, s2, 0
27B0  v_mad_u64_u32 v[8:9], s[4:5], v5, s3, 0
27B8  v_xor_b32_e32 v3, v4, v3
27BC  v_xor_b32_e32 v1, v38, v9
27C0  v_xor_b32_e32 v3, s26, v3
27C4  v_xor_b32_e32 v1, s25, v1
27C8  v_mad_u64_u32 v[38:39], s[4:5], v3, s3, 0
27D0  v_mad_u64_u32 v[4:5], s[4:5], v1, s2, 0
27D8  v_xor_b32_e32 v1, v8, v39
27DC  v_xor_b32_e32 v1, s14, v1
27E0  v_xor_b32_e32 v2, v2, v5
27E4  v_cvt_scalef32_sr_pk_fp4_f32 v3, v[6:7], v1, v32
27EC  v_xor_b32_e32 v2, s15, v2
27F0  v_cvt_scalef32_sr_pk_fp4_f32 v1, v[10:11], v38, v32 op_sel:[0,0,1,0]
27F8  s_nop 0
27FC  v_cvt_scalef32_sr_pk_fp4_f32 v3, v[12:13], v2, v32 op_sel:[0,0,0,1]
2804  v_or_b32_e32 v2, 2, v36
2808  v_cvt_scalef32_sr_pk_fp4_f32 v1, v[16:17], v4, v32 op_sel:[0,0,1,1]
2810  v_mad_u64_u32 v[2:3], s[4:5], v2, s2, 0
2818  v_xor_b32_e32 v3, s6, v3
281C  v_mad_u64_u32 v[4:5], s[4:5], v3, s3, 0
2824  v_xor_b32_e32 v3, s7, v5
2828  v_xor_b32_e32 v5, s8, v2
282C  v_mad_u64_u32 v[2:3], s[4:5], v3, s2, 0
2834  v_mad_u64_u32 v[6:7], s[4:5], v5, s3, 0
283C  v_xor_b32_e32 v4, v4, v7
2840  v_xor_b32_e32 v3, s10, v3
2844  v_xor_b32_e32 v4, s9, v4
2848  v_mad_u64_u32 v[8:9], s[4:5], v3, s3, 0
2850  v_mad_u64_u32 v[4:5], s[4:5], v4, s2, 0
2858  v_xor_b32_e32 v3, v6, v9
285C  v_xor_b32_e32 v3, s11, v3
2860  v_xor_b32_e32 v2, v2, v5
2864  v_xor_b32_e32 v5, s16, v2
2868  v_mad_u64_u32 v[2:3], s[4:5], v3, s2, 0
2870  v_mad_u64_u32 v[6:7], s[4:5], v5, s3, 0
2878  v_xor_b32_e32 v3, v4, v3
287C  v_xor_b32_e32 v5, v8, v7
2880  v_xor_b32_e32 v3, s18, v3
2884  v_xor_b32_e32 v5, s17, v5
2888  v_mad_u64_u32 v[8:9], s[4:5], v3, s3, 0
2890  v_mad_u64_u32 v[4:5], s[4:5], v5, s2, 0
2898  v_xor_b32_e32 v3, v6, v9
289C  v_xor_b32_e32 v3, s19, v3
28A0  v_xor_b32_e32 v2, v2, v5
28A4  v_xor_b32_e32 v5, s20, v2
28A8  v_mad_u64_u32 v[2:3], s[4:5], v3, s2, 0
28B0  v_mad_u64_u32 v[6:7], s[4:5], v5, s3, 0
28B8  v_xor_b32_e32 v3, v4, v3
28BC  v_xor_b32_e32 v5, v8, v7
28C0  v_xor_b32_e32 v3, s22, v3
28C4  v_xor_b32_e32 v5, s21, v5
28C8  v_mad_u64_u32 v[8:9], s[4:5], v3, s3, 0
28D0  v_mad_u64_u32 v[4:5], s[4:5], v5, s2, 0
28D8  v_xor_b32_e32 v3, v6, v9
28DC  v_xor_b32_e32 v3, s23, v3
28E0  v_xor_b32_e32 v2, v2, v5
28E4  v_xor_b32_e32 v5, s24, v2
28E8  v_mad_u64_u32 v[2:3], s[4:5], v3, s2, 0
28F0  v_xor_b32_e32 v3, v4, v3
28F4  v_mad_u64_u32 v[6:7], s[4:5], v5, s3, 0
28FC  v_xor_b32_e32 v3, s26, v3
2900  v_xor_b32_e32 v5, v8, v7
2904  v_mad_u64_u32 v[8:9], s[4:5], v3, s3, 0
290C  v_xor_b32_e32 v5, s25, v5
2910  v_xor_b32_e32 v3, v6, v9
2914  v_mad_u64_u32 v[4:5], s[4:5], v5, s2, 0
291C  v_xor_b32_e32 v3, s14, v3
2920  v_xor_b32_e32 v2, v2, v5
2924  v_cvt_scalef32_sr_pk_fp4_f32 v5, v[14:15], v3, v32
292C  v_xor_b32_e32 v2, s15, v2
2930  v_cvt_scalef32_sr_pk_fp4_f32 v3, v[18:19], v8, v32 op_sel:[0,0,1,0]
2938  s_nop 0
293C  v_cvt_scalef32_sr_pk_fp4_f32 v5, v[20:21], v2, v32 op_sel:[0,0,0,1]
2944  v_or_b32_e32 v3, 3, v36
2948  v_cvt_scalef32_sr_pk_fp4_f32 v2, v[24:25], v4, v32 op_sel:[0,0,1,1]
2950  v_mad_u64_u32 v[4:5], s[4:5], v3, s2, 0
2958  v_xor_b32_e32 v3, s6, v5
295C  v_mad_u64_u32 v[6:7], s[4:5], v3, s3, 0
2964  v_xor_b32_e32 v3, s7, v7
2968  v_xor_b32_e32 v7, s8, v4
296C  v_mad_u64_u32 v[8:9], s[4:5], v7, s3, 0
2974  v_mad_u64_u32 v[4:5], s[4:5], v3, s2, 0
297C  v_xor_b32_e32 v3, v6, v9
2980  v_xor_b32_e32 v3, s9, v3
2984  v_xor_b32_e32 v5, s10, v5
2988  v_mad_u64_u32 v[6:7], s[4:5], v3, s2, 0
2990  v_mad_u64_u32 v[10:11], s[4:5], v5, s3, 0
2998  v_xor_b32_e32 v3, v8, v11
299C  v_xor_b32_e32 v4, v4, v7
29A0  v_xor_b32_e32 v3, s11, v3
29A4  v_xor_b32_e32 v7, s16, v4
29A8  v_mad_u64_u32 v[4:5], s[4:5], v3, s2, 0
29B0  v_mad_u64_u32 v[8:9], s[4:5], v7, s3, 0
29B8  v_xor_b32_e32 v3, v10, v9
29BC  v_xor_b32_e32 v5, v6, v5
29C0  v_xor_b32_e32 v3, s17, v3
29C4  v_xor_b32_e32 v5, s18, v5
29C8  v_mad_u64_u32 v[6:7], s[4:5], v3, s2, 0
29D0  v_mad_u64_u32 v[10:11], s[4:5], v5, s3, 0
29D8  v_xor_b32_e32 v3, v8, v11
29DC  v_xor_b32_e32 v4, v4, v7
29E0  v_xor_b32_e32 v3, s19, v3
29E4  v_xor_b32_e32 v7, s20, v4
29E8  v_mad_u64_u32 v[4:5], s[4:5], v3, s2, 0
29F0  v_mad_u64_u32 v[8:9], s[4:5], v7, s3, 0
29F8  v_xor_b32_e32 v3, v10, v9
29FC  v_xor_b32_e32 v5, v6, v5
2A00  v_xor_b32_e32 v3, s21, v3
2A04  v_xor_b32_e32 v5, s22, v5
2A08  v_mad_u64_u32 v[6:7], s[4:5], v3, s2, 0
2A10  v_mad_u64_u32 v[10:11], s[4:5], v5, s3, 0
2A18  v_xor_b32_e32 v3, v8, v11
2A1C  v_xor_b32_e32 v4, v4, v7
2A20  v_xor_b32_e32 v3, s23, v3
2A24  v_xor_b32_e32 v7, s24, v4
2A28  v_mad_u64_u32 v[4:5], s[4:5], v3, s2, 0
2A30  v_mad_u64_u32 v[8:9], s[4:5], v7, s3, 0
2A38  v_xor_b32_e32 v3, v10, v9
2A3C  v_xor_b32_e32 v5, v6, v5
2A40  v_xor_b32_e32 v3, s25, v3
2A44  v_xor_b32_e32 v5, s26, v5
2A48  v_mad_u64_u32 v[6:7], s[4:5], v3, s2, 0
2A50  v_mad_u64_u32 v[10:11], s[2:3], v5, s3, 0
2A58  v_xor_b32_e32 v3, v8, v11
2A5C  v_xor_b32_e32 v3, s14, v3
2A60  v_xor_b32_e32 v4, v4, v7
2A64  v_cvt_scalef32_sr_pk_fp4_f32 v5, v[22:23], v3, v32
2A6C  v_xor_b32_e32 v4, s15, v4
2A70  v_cvt_scalef32_sr_pk_fp4_f32 v3, v[26:27], v10, v32 op_sel:[0,0,1,0]
2A78  s_nop 0
2A7C  v_cvt_scalef32_sr_pk_fp4_f32 v5, v[28:29], v4, v32 op_sel:[0,0,0,1]
2A84  s_nop 0
2A88  v_cvt_scalef32_sr_pk_fp4_f32 v3, v[34:35], v6, v32 op_sel:[0,0,1,1]
2A90  v_lshl_add_u64 v[4:5], v[30:31], 4, s[12:13]
2A98  global_store_dwordx4 v[4:5], v[0:3], off
2AA0  s_nop 1
2AA4  v_lshl_add_u64 v[0:1], s[0:1], 0, v[30:31]
2AAC  global_store_byte v[0:1], v37, off
2AB4  s_endpgm
2AB8  s_nop 0
