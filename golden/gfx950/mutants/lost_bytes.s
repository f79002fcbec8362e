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
1800  s_load_dwordx4 s[4:7], s[0:1], 0x18
1808  v_lshl_or_b32 v36, s2, 8, v0
1810  s_waitcnt lgkmcnt(0)
1814  v_cmp_gt_u32_e32 vcc, s5, v36
1818  s_and_saveexec_b64 s[8:9], vcc
181C  s_cbranch_execz 1184
1820  s_and_b32 s5, s7, 1
1824  s_load_dwordx2 s[10:11], s[0:1], 0x0
182C  s_load_dword s2, s[0:1], 0x28
1834  s_bitcmp1_b32 s7, 0
1838  s_cselect_b64 s[8:9], -1, 0
183C  s_lshl_b32 s12, s3, 5
1840  v_mov_b32_e32 v1, 0
1844  v_mov_b32_e32 v0, s12
1848  s_cmp_eq_u32 s5, 0
184C  v_mad_u64_u32 v[2:3], s[4:5], s4, v36, v[0:1]
1854  s_waitcnt lgkmcnt(0)
1858  v_lshl_add_u64 v[32:33], v[2:3], 2, s[10:11]
1860  s_cbranch_scc1 6
1864  global_load_dword v0, v[32:33], off
186C  v_lshl_add_u64 v[30:31], v[2:3], 1, s[10:11]
1874  s_cbranch_execz 3
1878  s_branch 6
187C  v_lshl_add_u64 v[30:31], v[2:3], 1, s[10:11]
1884  global_load_ushort v0, v[30:31], off
188C  s_waitcnt vmcnt(0)
1890  v_lshlrev_b32_e32 v0, 16, v0
1894  v_cndmask_b32_e64 v1, 0, 1, s[8:9]
189C  v_cmp_ne_u32_e64 s[4:5], 1, v1
18A4  s_andn2_b64 vcc, exec, s[8:9]
18A8  s_cbranch_vccnz 4
18AC  global_load_dword v1, v[32:33], off offset:4
18B4  s_cbranch_execz 1
18B8  s_branch 4
18BC  global_load_ushort v1, v[30:31], off offset:2
18C4  s_waitcnt vmcnt(0)
18C8  v_lshlrev_b32_e32 v1, 16, v1
18CC  s_and_b64 vcc, exec, s[4:5]
18D0  s_cbranch_vccnz 4
18D4  global_load_dword v2, v[32:33], off offset:8
18DC  s_cbranch_execz 1
18E0  s_branch 4
18E4  global_load_ushort v2, v[30:31], off offset:4
18EC  s_waitcnt vmcnt(0)
18F0  v_lshlrev_b32_e32 v2, 16, v2
18F4  s_and_b64 vcc, exec, s[4:5]
18F8  s_cbranch_vccnz 4
18FC  global_load_dword v3, v[32:33], off offset:12
1904  s_cbranch_execz 1
1908  s_branch 4
190C  global_load_ushort v3, v[30:31], off offset:6
1914  s_waitcnt vmcnt(0)
1918  v_lshlrev_b32_e32 v3, 16, v3
191C  s_and_b64 vcc, exec, s[4:5]
1920  s_cbranch_vccnz 4
1924  global_load_dword v4, v[32:33], off offset:16
192C  s_cbranch_execz 1
1930  s_branch 4
1934  global_load_ushort v4, v[30:31], off offset:8
193C  s_waitcnt vmcnt(0)
1940  v_lshlrev_b32_e32 v4, 16, v4
1944  s_and_b64 vcc, exec, s[4:5]
1948  s_cbranch_vccnz 4
194C  global_load_dword v5, v[32:33], off offset:20
1954  s_cbranch_execz 1
1958  s_branch 4
195C  global_load_ushort v5, v[30:31], off offset:10
1964  s_waitcnt vmcnt(0)
1968  v_lshlrev_b32_e32 v5, 16, v5
196C  s_and_b64 vcc, exec, s[4:5]
1970  s_cbranch_vccnz 4
1974  global_load_dword v8, v[32:33], off offset:24
197C  s_cbranch_execz 1
1980  s_branch 4
1984  global_load_ushort v6, v[30:31], off offset:12
198C  s_waitcnt vmcnt(0)
1990  v_lshlrev_b32_e32 v8, 16, v6
1994  s_and_b64 vcc, exec, s[4:5]
1998  s_cbranch_vccnz 4
199C  global_load_dword v9, v[32:33], off offset:28
19A4  s_cbranch_execz 1
19A8  s_branch 4
19AC  global_load_ushort v6, v[30:31], off offset:14
19B4  s_waitcnt vmcnt(0)
19B8  v_lshlrev_b32_e32 v9, 16, v6
19BC  s_and_b64 vcc, exec, s[4:5]
19C0  s_cbranch_vccnz 4
19C4  global_load_dword v6, v[32:33], off offset:32
19CC  s_cbranch_execz 1
19D0  s_branch 4
19D4  global_load_ushort v6, v[30:31], off offset:16
19DC  s_waitcnt vmcnt(0)
19E0  v_lshlrev_b32_e32 v6, 16, v6
19E4  s_and_b64 vcc, exec, s[4:5]
19E8  s_cbranch_vccnz 4
19EC  global_load_dword v7, v[32:33], off offset:36
19F4  s_cbranch_execz 1
19F8  s_branch 4
19FC  global_load_ushort v7, v[30:31], off offset:18
1A04  s_waitcnt vmcnt(0)
1A08  v_lshlrev_b32_e32 v7, 16, v7
1A0C  s_and_b64 vcc, exec, s[4:5]
1A10  s_cbranch_vccnz 4
1A14  global_load_dword v10, v[32:33], off offset:40
1A1C  s_cbranch_execz 1
1A20  s_branch 4
1A24  global_load_ushort v10, v[30:31], off offset:20
1A2C  s_waitcnt vmcnt(0)
1A30  v_lshlrev_b32_e32 v10, 16, v10
1A34  s_and_b64 vcc, exec, s[4:5]
1A38  s_cbranch_vccnz 4
1A3C  global_load_dword v11, v[32:33], off offset:44
1A44  s_cbranch_execz 1
1A48  s_branch 4
1A4C  global_load_ushort v11, v[30:31], off offset:22
1A54  s_waitcnt vmcnt(0)
1A58  v_lshlrev_b32_e32 v11, 16, v11
1A5C  s_and_b64 vcc, exec, s[4:5]
1A60  s_cbranch_vccnz 4
1A64  global_load_dword v12, v[32:33], off offset:48
1A6C  s_cbranch_execz 1
1A70  s_branch 4
1A74  global_load_ushort v12, v[30:31], off offset:24
1A7C  s_waitcnt vmcnt(0)
1A80  v_lshlrev_b32_e32 v12, 16, v12
1A84  s_and_b64 vcc, exec, s[4:5]
1A88  s_cbranch_vccnz 4
1A8C  global_load_dword v13, v[32:33], off offset:52
1A94  s_cbranch_execz 1
1A98  s_branch 4
1A9C  global_load_ushort v13, v[30:31], off offset:26
1AA4  s_waitcnt vmcnt(0)
1AA8  v_lshlrev_b32_e32 v13, 16, v13
1AAC  s_and_b64 vcc, exec, s[4:5]
1AB0  s_cbranch_vccnz 4
1AB4  global_load_dword v16, v[32:33], off offset:56
1ABC  s_cbranch_execz 1
1AC0  s_branch 4
1AC4  global_load_ushort v14, v[30:31], off offset:28
1ACC  s_waitcnt vmcnt(0)
1AD0  v_lshlrev_b32_e32 v16, 16, v14
1AD4  s_and_b64 vcc, exec, s[4:5]
1AD8  s_cbranch_vccnz 4
1ADC  global_load_dword v17, v[32:33], off offset:60
1AE4  s_cbranch_execz 1
1AE8  s_branch 4
1AEC  global_load_ushort v14, v[30:31], off offset:30
1AF4  s_waitcnt vmcnt(0)
1AF8  v_lshlrev_b32_e32 v17, 16, v14
1AFC  s_and_b64 vcc, exec, s[4:5]
1B00  s_cbranch_vccnz 4
1B04  global_load_dword v14, v[32:33], off offset:64
1B0C  s_cbranch_execz 1
1B10  s_branch 4
1B14  global_load_ushort v14, v[30:31], off offset:32
1B1C  s_waitcnt vmcnt(0)
1B20  v_lshlrev_b32_e32 v14, 16, v14
1B24  s_and_b64 vcc, exec, s[4:5]
1B28  s_cbranch_vccnz 4
1B2C  global_load_dword v15, v[32:33], off offset:68
1B34  s_cbranch_execz 1
1B38  s_branch 4
1B3C  global_load_ushort v15, v[30:31], off offset:34
1B44  s_waitcnt vmcnt(0)
1B48  v_lshlrev_b32_e32 v15, 16, v15
1B4C  s_and_b64 vcc, exec, s[4:5]
1B50  s_cbranch_vccnz 4
1B54  global_load_dword v18, v[32:33], off offset:72
1B5C  s_cbranch_execz 1
1B60  s_branch 4
1B64  global_load_ushort v18, v[30:31], off offset:36
1B6C  s_waitcnt vmcnt(0)
1B70  v_lshlrev_b32_e32 v18, 16, v18
1B74  s_and_b64 vcc, exec, s[4:5]
1B78  s_cbranch_vccnz 4
1B7C  global_load_dword v19, v[32:33], off offset:76
1B84  s_cbranch_execz 1
1B88  s_branch 4
1B8C  global_load_ushort v19, v[30:31], off offset:38
1B94  s_waitcnt vmcnt(0)
1B98  v_lshlrev_b32_e32 v19, 16, v19
1B9C  s_and_b64 vcc, exec, s[4:5]
1BA0  s_cbranch_vccnz 4
1BA4  global_load_dword v20, v[32:33], off offset:80
1BAC  s_cbranch_execz 1
1BB0  s_branch 4
1BB4  global_load_ushort v20, v[30:31], off offset:40
1BBC  s_waitcnt vmcnt(0)
1BC0  v_lshlrev_b32_e32 v20, 16, v20
1BC4  s_and_b64 vcc, exec, s[4:5]
1BC8  s_cbranch_vccnz 4
1BCC  global_load_dword v21, v[32:33], off offset:84
1BD4  s_cbranch_execz 1
1BD8  s_branch 4
1BDC  global_load_ushort v21, v[30:31], off offset:42
1BE4  s_waitcnt vmcnt(0)
1BE8  v_lshlrev_b32_e32 v21, 16, v21
1BEC  s_and_b64 vcc, exec, s[4:5]
1BF0  s_cbranch_vccnz 4
1BF4  global_load_dword v24, v[32:33], off offset:88
1BFC  s_cbranch_execz 1
1C00  s_branch 4
1C04  global_load_ushort v22, v[30:31], off offset:44
1C0C  s_waitcnt vmcnt(0)
1C10  v_lshlrev_b32_e32 v24, 16, v22
1C14  s_and_b64 vcc, exec, s[4:5]
1C18  s_cbranch_vccnz 4
1C1C  global_load_dword v25, v[32:33], off offset:92
1C24  s_cbranch_execz 1
1C28  s_branch 4
1C2C  global_load_ushort v22, v[30:31], off offset:46
1C34  s_waitcnt vmcnt(0)
1C38  v_lshlrev_b32_e32 v25, 16, v22
1C3C  s_and_b64 vcc, exec, s[4:5]
1C40  s_cbranch_vccnz 4
1C44  global_load_dword v22, v[32:33], off offset:96
1C4C  s_cbranch_execz 1
1C50  s_branch 4
1C54  global_load_ushort v22, v[30:31], off offset:48
1C5C  s_waitcnt vmcnt(0)
1C60  v_lshlrev_b32_e32 v22, 16, v22
1C64  s_and_b64 vcc, exec, s[4:5]
1C68  s_cbranch_vccnz 4
1C6C  global_load_dword v23, v[32:33], off offset:100
1C74  s_cbranch_execz 1
1C78  s_branch 4
1C7C  global_load_ushort v23, v[30:31], off offset:50
1C84  s_waitcnt vmcnt(0)
1C88  v_lshlrev_b32_e32 v23, 16, v23
1C8C  s_and_b64 vcc, exec, s[4:5]
1C90  s_cbranch_vccnz 4
1C94  global_load_dword v26, v[32:33], off offset:104
1C9C  s_cbranch_execz 1
1CA0  s_branch 4
1CA4  global_load_ushort v26, v[30:31], off offset:52
1CAC  s_waitcnt vmcnt(0)
1CB0  v_lshlrev_b32_e32 v26, 16, v26
1CB4  s_and_b64 vcc, exec, s[4:5]
1CB8  s_cbranch_vccnz 4
1CBC  global_load_dword v27, v[32:33], off offset:108
1CC4  s_cbranch_execz 1
1CC8  s_branch 4
1CCC  global_load_ushort v27, v[30:31], off offset:54
1CD4  s_waitcnt vmcnt(0)
1CD8  v_lshlrev_b32_e32 v27, 16, v27
1CDC  s_and_b64 vcc, exec, s[4:5]
1CE0  s_cbranch_vccnz 4
1CE4  global_load_dword v28, v[32:33], off offset:112
1CEC  s_cbranch_execz 1
1CF0  s_branch 4
1CF4  global_load_ushort v28, v[30:31], off offset:56
1CFC  s_waitcnt vmcnt(0)
1D00  v_lshlrev_b32_e32 v28, 16, v28
1D04  s_and_b64 vcc, exec, s[4:5]
1D08  s_cbranch_vccnz 4
1D0C  global_load_dword v29, v[32:33], off offset:116
1D14  s_cbranch_execz 1
1D18  s_branch 4
1D1C  global_load_ushort v29, v[30:31], off offset:58
1D24  s_waitcnt vmcnt(0)
1D28  v_lshlrev_b32_e32 v29, 16, v29
1D2C  s_and_b64 vcc, exec, s[4:5]
1D30  s_cbranch_vccnz 4
1D34  global_load_dword v34, v[32:33], off offset:120
1D3C  s_cbranch_execz 1
1D40  s_branch 4
1D44  global_load_ushort v34, v[30:31], off offset:60
1D4C  s_waitcnt vmcnt(0)
1D50  v_lshlrev_b32_e32 v34, 16, v34
1D54  s_and_b64 vcc, exec, s[4:5]
1D58  s_cbranch_vccnz 6
1D5C  global_load_dword v35, v[32:33], off offset:124
1D64  s_load_dwordx4 s[8:11], s[0:1], 0x38
1D6C  s_cbranch_execz 3
1D70  s_branch 6
1D74  s_load_dwordx4 s[8:11], s[0:1], 0x38
1D7C  global_load_ushort v30, v[30:31], off offset:62
1D84  s_waitcnt vmcnt(0)
1D88  v_lshlrev_b32_e32 v35, 16, v30
1D8C  s_load_dwordx2 s[4:5], s[0:1], 0x8
1D94  s_load_dwordx2 s[12:13], s[0:1], 0x30
1D9C  s_bitcmp0_b32 s7, 1
1DA0  s_cbranch_scc1 310
1DA4  s_cmp_eq_u32 s2, 0
1DA8  s_cbranch_scc1 97
1DAC  v_mov_b32_e32 v30, s2
1DB0  s_brev_b32 s2, 1
1DB4  v_lshlrev_b32_e32 v31, 31, v30
1DB8  v_lshlrev_b32_e32 v32, 30, v30
1DBC  s_waitcnt vmcnt(0)
1DC0  v_xor_b32_e32 v0, v31, v0
1DC4  v_lshlrev_b32_e32 v31, 29, v30
1DC8  v_bitop3_b32 v1, v32, v1, s2 bitop3:0x6c
1DD0  v_lshlrev_b32_e32 v32, 28, v30
1DD4  v_bitop3_b32 v2, v31, v2, s2 bitop3:0x6c
1DDC  v_lshlrev_b32_e32 v31, 27, v30
1DE0  v_bitop3_b32 v3, v32, v3, s2 bitop3:0x6c
1DE8  v_lshlrev_b32_e32 v32, 26, v30
1DEC  v_bitop3_b32 v4, v31, v4, s2 bitop3:0x6c
1DF4  v_lshlrev_b32_e32 v31, 25, v30
1DF8  v_bitop3_b32 v5, v32, v5, s2 bitop3:0x6c
1E00  v_lshlrev_b32_e32 v32, 24, v30
1E04  v_bitop3_b32 v8, v31, v8, s2 bitop3:0x6c
1E0C  v_lshlrev_b32_e32 v31, 23, v30
1E10  v_bitop3_b32 v9, v32, v9, s2 bitop3:0x6c
1E18  v_lshlrev_b32_e32 v32, 22, v30
1E1C  v_bitop3_b32 v6, v31, v6, s2 bitop3:0x6c
1E24  v_lshlrev_b32_e32 v31, 21, v30
1E28  v_bitop3_b32 v7, v32, v7, s2 bitop3:0x6c
1E30  v_lshlrev_b32_e32 v32, 20, v30
1E34  v_bitop3_b32 v10, v31, v10, s2 bitop3:0x6c
1E3C  v_lshlrev_b32_e32 v31, 19, v30
1E40  v_bitop3_b32 v11, v32, v11, s2 bitop3:0x6c
1E48  v_lshlrev_b32_e32 v32, 18, v30
1E4C  v_bitop3_b32 v12, v31, v12, s2 bitop3:0x6c
1E54  v_lshlrev_b32_e32 v31, 17, v30
1E58  v_bitop3_b32 v13, v32, v13, s2 bitop3:0x6c
1E60  v_lshlrev_b32_e32 v32, 16, v30
1E64  v_bitop3_b32 v16, v31, v16, s2 bitop3:0x6c
1E6C  v_lshlrev_b32_e32 v31, 15, v30
1E70  v_bitop3_b32 v17, v32, v17, s2 bitop3:0x6c
1E78  v_lshlrev_b32_e32 v32, 14, v30
1E7C  v_bitop3_b32 v14, v31, v14, s2 bitop3:0x6c
1E84  v_lshlrev_b32_e32 v31, 13, v30
1E88  v_bitop3_b32 v15, v32, v15, s2 bitop3:0x6c
1E90  v_lshlrev_b32_e32 v32, 12, v30
1E94  v_bitop3_b32 v18, v31, v18, s2 bitop3:0x6c
1E9C  v_lshlrev_b32_e32 v31, 11, v30
1EA0  v_bitop3_b32 v19, v32, v19, s2 bitop3:0x6c
1EA8  v_lshlrev_b32_e32 v32, 10, v30
1EAC  v_bitop3_b32 v20, v31, v20, s2 bitop3:0x6c
1EB4  v_lshlrev_b32_e32 v31, 9, v30
1EB8  v_bitop3_b32 v21, v32, v21, s2 bitop3:0x6c
1EC0  v_lshlrev_b32_e32 v32, 8, v30
1EC4  v_bitop3_b32 v24, v31, v24, s2 bitop3:0x6c
1ECC  v_lshlrev_b32_e32 v31, 7, v30
1ED0  v_bitop3_b32 v25, v32, v25, s2 bitop3:0x6c
1ED8  v_lshlrev_b32_e32 v32, 6, v30
1EDC  v_bitop3_b32 v22, v31, v22, s2 bitop3:0x6c
1EE4  v_lshlrev_b32_e32 v31, 5, v30
1EE8  v_bitop3_b32 v23, v32, v23, s2 bitop3:0x6c
1EF0  v_lshlrev_b32_e32 v32, 4, v30
1EF4  v_bitop3_b32 v26, v31, v26, s2 bitop3:0x6c
1EFC  v_lshlrev_b32_e32 v31, 3, v30
1F00  v_bitop3_b32 v27, v32, v27, s2 bitop3:0x6c
1F08  v_lshlrev_b32_e32 v32, 2, v30
1F0C  v_bitop3_b32 v28, v31, v28, s2 bitop3:0x6c
1F14  v_lshlrev_b32_e32 v31, 1, v30
1F18  v_bitop3_b32 v29, v32, v29, s2 bitop3:0x6c
1F20  v_bitop3_b32 v35, v30, v35, s2 bitop3:0x6c
1F28  v_bitop3_b32 v34, v31, v34, s2 bitop3:0x6c
1F30  s_waitcnt vmcnt(0)
1F34  v_pk_add_f32 v[30:31], v[0:1], v[0:1] op_sel:[0,1]
1F3C  v_pk_add_f32 v[0:1], v[0:1], v[0:1] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
1F44  v_mov_b32_e32 v31, v1
1F48  v_pk_add_f32 v[0:1], v[2:3], v[2:3] op_sel:[0,1]
1F50  v_pk_add_f32 v[2:3], v[2:3], v[2:3] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
1F58  v_mov_b32_e32 v1, v3
1F5C  v_pk_add_f32 v[2:3], v[4:5], v[4:5] op_sel:[0,1]
1F64  v_pk_add_f32 v[4:5], v[4:5], v[4:5] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
1F6C  v_mov_b32_e32 v3, v5
1F70  v_pk_add_f32 v[4:5], v[8:9], v[8:9] op_sel:[0,1]
1F78  v_pk_add_f32 v[8:9], v[8:9], v[8:9] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
1F80  v_mov_b32_e32 v5, v9
1F84  v_pk_add_f32 v[8:9], v[6:7], v[6:7] op_sel:[0,1]
1F8C  v_pk_add_f32 v[6:7], v[6:7], v[6:7] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
1F94  v_mov_b32_e32 v9, v7
1F98  v_pk_add_f32 v[6:7], v[10:11], v[10:11] op_sel:[0,1]
1FA0  v_pk_add_f32 v[10:11], v[10:11], v[10:11] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
1FA8  v_mov_b32_e32 v7, v11
1FAC  v_pk_add_f32 v[10:11], v[12:13], v[12:13] op_sel:[0,1]
1FB4  v_pk_add_f32 v[12:13], v[12:13], v[12:13] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
1FBC  v_mov_b32_e32 v11, v13
1FC0  v_pk_add_f32 v[12:13], v[16:17], v[16:17] op_sel:[0,1]
1FC8  v_pk_add_f32 v[16:17], v[16:17], v[16:17] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
1FD0  v_mov_b32_e32 v13, v17
1FD4  v_pk_add_f32 v[16:17], v[14:15], v[14:15] op_sel:[0,1]
1FDC  v_pk_add_f32 v[14:15], v[14:15], v[14:15] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
1FE4  v_mov_b32_e32 v17, v15
1FE8  v_pk_add_f32 v[14:15], v[18:19], v[18:19] op_sel:[0,1]
1FF0  v_pk_add_f32 v[18:19], v[18:19], v[18:19] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
1FF8  v_mov_b32_e32 v15, v19
1FFC  v_pk_add_f32 v[18:19], v[20:21], v[20:21] op_sel:[0,1]
2004  v_pk_add_f32 v[20:21], v[20:21], v[20:21] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
200C  v_mov_b32_e32 v19, v21
2010  v_pk_add_f32 v[20:21], v[24:25], v[24:25] op_sel:[0,1]
2018  v_pk_add_f32 v[24:25], v[24:25], v[24:25] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2020  v_mov_b32_e32 v21, v25
2024  v_pk_add_f32 v[24:25], v[22:23], v[22:23] op_sel:[0,1]
202C  v_pk_add_f32 v[22:23], v[22:23], v[22:23] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2034  v_mov_b32_e32 v25, v23
2038  v_pk_add_f32 v[22:23], v[26:27], v[26:27] op_sel:[0,1]
2040  v_pk_add_f32 v[26:27], v[26:27], v[26:27] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2048  v_mov_b32_e32 v23, v27
204C  v_pk_add_f32 v[26:27], v[28:29], v[28:29] op_sel:[0,1]
2054  v_pk_add_f32 v[28:29], v[28:29], v[28:29] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
205C  v_mov_b32_e32 v27, v29
2060  v_pk_add_f32 v[28:29], v[34:35], v[34:35] op_sel:[0,1]
2068  v_pk_add_f32 v[32:33], v[34:35], v[34:35] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2070  v_mov_b32_e32 v29, v33
2074  v_pk_add_f32 v[32:33], v[30:31], v[0:1]
207C  v_pk_add_f32 v[34:35], v[2:3], v[4:5]
2084  v_pk_add_f32 v[38:39], v[8:9], v[6:7]
208C  v_pk_add_f32 v[0:1], v[30:31], v[0:1] neg_lo:[0,1] neg_hi:[0,1]
2094  v_pk_add_f32 v[2:3], v[2:3], v[4:5] neg_lo:[0,1] neg_hi:[0,1]
209C  v_pk_add_f32 v[4:5], v[8:9], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
20A4  v_pk_add_f32 v[6:7], v[10:11], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
20AC  v_pk_add_f32 v[40:41], v[10:11], v[12:13]
20B4  v_pk_add_f32 v[8:9], v[0:1], v[2:3] neg_lo:[0,1] neg_hi:[0,1]
20BC  v_pk_add_f32 v[10:11], v[4:5], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
20C4  v_pk_add_f32 v[0:1], v[0:1], v[2:3]
20CC  v_pk_add_f32 v[2:3], v[4:5], v[6:7]
20D4  v_pk_add_f32 v[42:43], v[32:33], v[34:35] neg_lo:[0,1] neg_hi:[0,1]
20DC  v_pk_add_f32 v[44:45], v[38:39], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
20E4  v_pk_add_f32 v[32:33], v[32:33], v[34:35]
20EC  v_pk_add_f32 v[34:35], v[38:39], v[40:41]
20F4  v_pk_add_f32 v[4:5], v[0:1], v[2:3]
20FC  v_pk_add_f32 v[12:13], v[0:1], v[2:3] neg_lo:[0,1] neg_hi:[0,1]
2104  v_pk_add_f32 v[6:7], v[8:9], v[10:11]
210C  v_pk_add_f32 v[30:31], v[8:9], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
2114  v_pk_add_f32 v[0:1], v[16:17], v[14:15]
211C  v_pk_add_f32 v[2:3], v[18:19], v[20:21]
2124  v_pk_add_f32 v[8:9], v[24:25], v[22:23]
212C  v_pk_add_f32 v[10:11], v[26:27], v[28:29]
2134  v_pk_add_f32 v[38:39], v[32:33], v[34:35]
213C  v_pk_add_f32 v[32:33], v[32:33], v[34:35] neg_lo:[0,1] neg_hi:[0,1]
2144  v_pk_add_f32 v[34:35], v[42:43], v[44:45]
214C  v_pk_add_f32 v[40:41], v[42:43], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
2154  v_pk_add_f32 v[42:43], v[0:1], v[2:3] neg_lo:[0,1] neg_hi:[0,1]
215C  v_pk_add_f32 v[0:1], v[0:1], v[2:3]
2164  v_pk_add_f32 v[2:3], v[8:9], v[10:11]
216C  v_pk_add_f32 v[44:45], v[8:9], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
2174  v_pk_add_f32 v[46:47], v[0:1], v[2:3]
217C  v_pk_add_f32 v[48:49], v[0:1], v[2:3] neg_lo:[0,1] neg_hi:[0,1]
2184  v_pk_add_f32 v[0:1], v[16:17], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
218C  v_pk_add_f32 v[2:3], v[18:19], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
2194  v_pk_add_f32 v[8:9], v[24:25], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
219C  v_pk_add_f32 v[10:11], v[26:27], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
21A4  v_pk_add_f32 v[14:15], v[0:1], v[2:3] neg_lo:[0,1] neg_hi:[0,1]
21AC  v_pk_add_f32 v[16:17], v[8:9], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
21B4  v_pk_add_f32 v[0:1], v[0:1], v[2:3]
21BC  v_pk_add_f32 v[2:3], v[8:9], v[10:11]
21C4  v_pk_add_f32 v[50:51], v[42:43], v[44:45]
21CC  v_pk_add_f32 v[42:43], v[42:43], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
21D4  v_pk_add_f32 v[18:19], v[0:1], v[2:3]
21DC  v_pk_add_f32 v[26:27], v[0:1], v[2:3] neg_lo:[0,1] neg_hi:[0,1]
21E4  v_pk_add_f32 v[22:23], v[14:15], v[16:17]
21EC  v_pk_add_f32 v[44:45], v[14:15], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
21F4  s_mov_b32 s2, 0x3e800000
21FC  v_pk_mul_f32 v[0:1], v[38:39], s[2:3] op_sel_hi:[1,0]
2204  v_pk_mul_f32 v[2:3], v[4:5], s[2:3] op_sel_hi:[1,0]
220C  v_pk_mul_f32 v[4:5], v[34:35], s[2:3] op_sel_hi:[1,0]
2214  v_pk_mul_f32 v[8:9], v[6:7], s[2:3] op_sel_hi:[1,0]
221C  v_pk_mul_f32 v[6:7], v[32:33], s[2:3] op_sel_hi:[1,0]
2224  v_pk_mul_f32 v[10:11], v[12:13], s[2:3] op_sel_hi:[1,0]
222C  v_pk_mul_f32 v[12:13], v[40:41], s[2:3] op_sel_hi:[1,0]
2234  v_pk_mul_f32 v[16:17], v[30:31], s[2:3] op_sel_hi:[1,0]
223C  v_pk_mul_f32 v[14:15], v[46:47], s[2:3] op_sel_hi:[1,0]
2244  v_pk_mul_f32 v[18:19], v[18:19], s[2:3] op_sel_hi:[1,0]
224C  v_pk_mul_f32 v[20:21], v[50:51], s[2:3] op_sel_hi:[1,0]
2254  v_pk_mul_f32 v[24:25], v[22:23], s[2:3] op_sel_hi:[1,0]
225C  v_pk_mul_f32 v[22:23], v[48:49], s[2:3] op_sel_hi:[1,0]
2264  v_pk_mul_f32 v[26:27], v[26:27], s[2:3] op_sel_hi:[1,0]
226C  v_pk_mul_f32 v[28:29], v[42:43], s[2:3] op_sel_hi:[1,0]
2274  v_pk_mul_f32 v[34:35], v[44:45], s[2:3] op_sel_hi:[1,0]
227C  s_waitcnt vmcnt(0)
2280  v_and_b32_e32 v30, 0x7fffffff, v0
2288  v_and_b32_e32 v31, 0x7fffffff, v1
2290  v_max_u32_e32 v30, v31, v30
2294  v_and_b32_e32 v31, 0x7fffffff, v2
229C  v_and_b32_e32 v32, 0x7fffffff, v3
22A4  v_max3_u32 v30, v32, v31, v30
22AC  v_and_b32_e32 v31, 0x7fffffff, v4
22B4  v_and_b32_e32 v32, 0x7fffffff, v5
22BC  v_max3_u32 v30, v32, v31, v30
22C4  v_and_b32_e32 v31, 0x7fffffff, v8
22CC  v_and_b32_e32 v32, 0x7fffffff, v9
22D4  v_max3_u32 v30, v32, v31, v30
22DC  v_and_b32_e32 v31, 0x7fffffff, v6
22E4  v_and_b32_e32 v32, 0x7fffffff, v7
22EC  v_max3_u32 v30, v32, v31, v30
22F4  v_and_b32_e32 v31, 0x7fffffff, v10
22FC  v_and_b32_e32 v32, 0x7fffffff, v11
2304  v_max3_u32 v30, v32, v31, v30
230C  v_and_b32_e32 v31, 0x7fffffff, v12
2314  v_and_b32_e32 v32, 0x7fffffff, v13
231C  v_max3_u32 v30, v32, v31, v30
2324  v_and_b32_e32 v31, 0x7fffffff, v16
232C  v_and_b32_e32 v32, 0x7fffffff, v17
2334  v_max3_u32 v30, v32, v31, v30
233C  v_and_b32_e32 v31, 0x7fffffff, v14
2344  v_and_b32_e32 v32, 0x7fffffff, v15
234C  v_max3_u32 v30, v32, v31, v30
2354  v_and_b32_e32 v31, 0x7fffffff, v18
235C  v_and_b32_e32 v32, 0x7fffffff, v19
2364  v_max3_u32 v30, v32, v31, v30
236C  v_and_b32_e32 v31, 0x7fffffff, v20
2374  v_and_b32_e32 v32, 0x7fffffff, v21
237C  v_max3_u32 v30, v32, v31, v30
2384  v_and_b32_e32 v31, 0x7fffffff, v24
238C  v_and_b32_e32 v32, 0x7fffffff, v25
2394  v_max3_u32 v30, v32, v31, v30
239C  v_and_b32_e32 v31, 0x7fffffff, v22
23A4  v_and_b32_e32 v32, 0x7fffffff, v23
23AC  s_load_dwordx2 s[0:1], s[0:1], 0x10
23B4  v_max3_u32 v30, v32, v31, v30
23BC  v_and_b32_e32 v31, 0x7fffffff, v26
23C4  v_and_b32_e32 v32, 0x7fffffff, v27
23CC  v_max3_u32 v30, v32, v31, v30
23D4  v_and_b32_e32 v31, 0x7fffffff, v28
23DC  v_and_b32_e32 v32, 0x7fffffff, v29
23E4  v_max3_u32 v30, v32, v31, v30
23EC  v_and_b32_e32 v31, 0x7fffffff, v34
23F4  v_and_b32_e32 v32, 0x7fffffff, v35
23FC  v_max3_u32 v30, v32, v31, v30
2404  v_cmp_ne_u32_e32 vcc, 0, v30
2408  v_mov_b32_e32 v37, 0x7f
2410  s_and_saveexec_b64 s[14:15], vcc
2414  s_cbranch_execz 25
2418  s_bfe_u32 s2, s7, 0x20004
2420  s_cmp_eq_u32 s2, 2
2424  s_cselect_b64 s[16:17], -1, 0
2428  s_and_b64 s[18:19], s[16:17], exec
242C  s_cselect_b32 s7, 0x3fffff, 0
2434  s_cmp_lg_u32 s2, 0
2438  s_cselect_b32 s2, s7, 0x200000
2440  v_add_u32_e32 v31, s2, v30
2444  s_mov_b32 s2, 0x17fffff
244C  v_lshrrev_b32_e32 v32, 23, v31
2450  v_add_u32_e32 v32, -2, v32
2454  v_cmp_lt_u32_e32 vcc, s2, v31
2458  s_mov_b32 s2, 0x7f800000
2460  s_nop 0
2464  v_cndmask_b32_e32 v31, 0, v32, vcc
2468  v_cmp_eq_u32_e32 vcc, s2, v30
246C  v_mov_b32_e32 v30, 0xfe
2474  s_and_b64 vcc, s[16:17], vcc
2478  v_cndmask_b32_e32 v37, v31, v30, vcc
247C  s_or_b64 exec, exec, s[14:15]
2480  s_lshr_b32 s2, s6, 5
2484  v_mov_b32_e32 v32, s3
2488  v_mov_b32_e32 v33, 0
248C  v_mad_u64_u32 v[30:31], s[2:3], s2, v36, v[32:33]
2494  v_lshlrev_b32_e32 v36, 2, v30
2498  s_mov_b32 s2, 0xd2511f53
24A0  v_mad_u64_u32 v[38:39], s[6:7], v36, s2, 0
24A8  s_waitcnt lgkmcnt(0)
24AC  s_mul_hi_u32 s6, s9, 0xcd9e8d57
24B4  s_xor_b32 s6, s8, s6
24B8  s_xor_b32 s6, s6, s12
24BC  s_xor_b32 s8, s13, s10
24C0  s_mov_b32 s3, 0xcd9e8d57
24C8  s_mul_i32 s11, s9, 0xcd9e8d57
24D0  v_xor_b32_e32 v39, s8, v39
24D4  s_add_i32 s9, s12, 0x9e3779b9
24DC  s_add_i32 s10, s13, 0xbb67ae85
24E4  s_mul_hi_u32 s15, s6, 0xd2511f53
24EC  s_mul_i32 s14, s6, 0xd2511f53
24F4  v_mad_u64_u32 v[40:41], s[6:7], v39, s3, 0
24FC  s_xor_b32 s9, s9, s11
2500  s_xor_b32 s10, s10, s15
2504  v_xor_b32_e32 v39, s9, v41
2508  v_xor_b32_e32 v41, s10, v38
250C  s_add_i32 s15, s13, 0x76cf5d0a
2514  v_mad_u64_u32 v[38:39], s[6:7], v39, s2, 0
251C  v_mad_u64_u32 v[42:43], s[6:7], v41, s3, 0
2524  s_xor_b32 s14, s15, s14
2528  s_add_i32 s11, s12, 0x3c6ef372
2530  v_xor_b32_e32 v40, v40, v43
2534  v_xor_b32_e32 v39, s14, v39
2538  v_xor_b32_e32 v40, s11, v40
253C  v_mad_u64_u32 v[44:45], s[6:7], v39, s3, 0
2544  s_add_i32 s15, s12, 0xdaa66d2b
254C  v_mad_u64_u32 v[40:41], s[6:7], v40, s2, 0
2554  v_xor_b32_e32 v39, v42, v45
2558  s_add_i32 s16, s13, 0x32370b8f
2560  v_xor_b32_e32 v39, s15, v39
2564  v_xor_b32_e32 v38, v38, v41
2568  v_xor_b32_e32 v41, s16, v38
256C  v_mad_u64_u32 v[38:39], s[6:7], v39, s2, 0
2574  s_add_i32 s18, s13, 0xed9eba14
257C  v_mad_u64_u32 v[42:43], s[6:7], v41, s3, 0
2584  v_xor_b32_e32 v39, v40, v39
2588  s_add_i32 s17, s12, 0x78dde6e4
2590  v_xor_b32_e32 v41, v44, v43
2594  v_xor_b32_e32 v39, s18, v39
2598  v_xor_b32_e32 v41, s17, v41
259C  v_mad_u64_u32 v[44:45], s[6:7], v39, s3, 0
25A4  s_add_i32 s19, s12, 0x1715609d
25AC  v_mad_u64_u32 v[40:41], s[6:7], v41, s2, 0
25B4  v_xor_b32_e32 v39, v42, v45
25B8  s_add_i32 s20, s13, 0xa9066899
25C0  v_xor_b32_e32 v39, s19, v39
25C4  v_xor_b32_e32 v38, v38, v41
25C8  v_xor_b32_e32 v41, s20, v38
25CC  v_mad_u64_u32 v[38:39], s[6:7], v39, s2, 0
25D4  s_add_i32 s22, s13, 0x646e171e
25DC  v_mad_u64_u32 v[42:43], s[6:7], v41, s3, 0
25E4  v_xor_b32_e32 v39, v40, v39
25E8  s_add_i32 s21, s12, 0xb54cda56
25F0  v_xor_b32_e32 v41, v44, v43
25F4  v_xor_b32_e32 v39, s22, v39
25F8  v_xor_b32_e32 v41, s21, v41
25FC  v_mad_u64_u32 v[44:45], s[6:7], v39, s3, 0
2604  s_add_i32 s23, s12, 0x5384540f
260C  v_mad_u64_u32 v[40:41], s[6:7], v41, s2, 0
2614  v_xor_b32_e32 v39, v42, v45
2618  s_add_i32 s24, s13, 0x1fd5c5a3
2620  v_xor_b32_e32 v39, s23, v39
2624  v_xor_b32_e32 v38, v38, v41
2628  v_xor_b32_e32 v41, s24, v38
262C  v_mad_u64_u32 v[38:39], s[6:7], v39, s2, 0
2634  s_add_i32 s26, s13, 0xdb3d7428
263C  v_xor_b32_e32 v39, v40, v39
2640  v_mad_u64_u32 v[42:43], s[6:7], v41, s3, 0
2648  v_xor_b32_e32 v39, s26, v39
264C  s_add_i32 s25, s12, 0xf1bbcdc8
2654  v_xor_b32_e32 v41, v44, v43
2658  v_mad_u64_u32 v[44:45], s[6:7], v39, s3, 0
2660  v_xor_b32_e32 v41, s25, v41
2664  s_add_i32 s12, s12, 0x8ff34781
266C  v_xor_b32_e32 v39, v42, v45
2670  v_lshlrev_b32_e32 v32, 23, v37
2674  v_mad_u64_u32 v[40:41], s[6:7], v41, s2, 0
267C  v_xor_b32_e32 v39, s12, v39
2680  s_add_i32 s13, s13, 0x96a522ad
2688  v_xor_b32_e32 v38, v38, v41
268C  v_cvt_scalef32_sr_pk_fp4_f32 v41, v[0:1], v39, v32
2694  v_xor_b32_e32 v38, s13, v38
2698  v_cvt_scalef32_sr_pk_fp4_f32 v0, v[2:3], v44, v32 op_sel:[0,0,1,0]
26A0  s_nop 0
26A4  v_cvt_scalef32_sr_pk_fp4_f32 v1, v[4:5], v38, v32 op_sel:[0,0,0,1]
26AC  s_nop 0
26B0  v_cvt_scalef32_sr_pk_fp4_f32 v0, v[8:9], v40, v32 op_sel:[0,0,1,1]
26B8  v_or_b32_e32 v1, 1, v36
26BC  v_mad_u64_u32 v[2:3], s[6:7], v1, s2, 0
26C4  v_xor_b32_e32 v1, s8, v3
26C8  v_mad_u64_u32 v[4:5], s[6:7], v1, s3, 0
26D0  v_xor_b32_e32 v1, s9, v5
26D4  v_xor_b32_e32 v5, s10, v2
26D8  v_mad_u64_u32 v[2:3], s[6:7], v1, s2, 0
26E0  v_mad_u64_u32 v[8:9], s[6:7], v5, s3, 0
26E8  v_xor_b32_e32 v1, v4, v9
26EC  v_xor_b32_e32 v3, s14, v3
26F0  v_xor_b32_e32 v1, s11, v1
26F4  v_mad_u64_u32 v[38:39], s[6:7], v3, s3, 0
26FC  v_mad_u64_u32 v[4:5], s[6:7], v1, s2, 0
2704  v_xor_b32_e32 v1, v8, v39
2708  v_xor_b32_e32 v1, s15, v1
270C  v_xor_b32_e32 v2, v2, v5
2710  v_xor_b32_e32 v5, s16, v2
2714  v_mad_u64_u32 v[2:3], s[6:7], v1, s2, 0
271C  v_mad_u64_u32 v[8:9], s[6:7], v5, s3, 0
2724  v_xor_b32_e32 v3, v4, v3
2728  v_xor_b32_e32 v1, v38, v9
272C  v_xor_b32_e32 v3, s18, v3
2730  v_xor_b32_e32 v1, s17, v1
2734  v_mad_u64_u32 v[38:39], s[6:7], v3, s3, 0
273C  v_mad_u64_u32 v[4:5], s[6:7], v1, s2, 0
2744  v_xor_b32_e32 v1, v8, v39
2748  v_xor_b32_e32 v1, s19, v1
274C  v_xor_b32_e32 v2, v2, v5
2750  v_xor_b32_e32 v5, s20, v2
2754  v_mad_u64_u32 v[2:3], s[6:7], v1, s2, 0
275C  v_mad_u64_u32 v[8:9], s[6:7], v5, s3, 0
2764  v_xor_b32_e32 v3, v4, v3
2768  v_xor_b32_e32 v1, v38, v9
276C  v_xor_b32_e32 v3, s22, v3
2770  v_xor_b32_e32 v1, s21, v1
2774  v_mad_u64_u32 v[38:39], s[6:7], v3, s3, 0
277C  v_mad_u64_u32 v[4:5], s[6:7], v1, s2, 0
2784  v_xor_b32_e32 v1, v8, v39
2788  v_xor_b32_e32 v1, s23, v1
278C  v_xor_b32_e32 v2, v2, v5
2790  v_xor_b32_e32 v5, s24, v2
2794  v_mad_u64_u32 v[2:3], s[6:7], v1, s2, 0
279C  v_mad_u64_u32 v[8:9], s[6:7], v5, s3, 0
27A4  v_xor_b32_e32 v3, v4, v3
27A8  v_xor_b32_e32 v1, v38, v9
27AC  v_xor_b32_e32 v3, s26, v3
27B0  v_xor_b32_e32 v1, s25, v1
27B4  v_mad_u64_u32 v[38:39], s[6:7], v3, s3, 0
27BC  v_mad_u64_u32 v[4:5], s[6:7], v1, s2, 0
27C4  v_xor_b32_e32 v1, v8, v39
27C8  v_xor_b32_e32 v1, s12, v1
27CC  v_xor_b32_e32 v2, v2, v5
27D0  v_cvt_scalef32_sr_pk_fp4_f32 v3, v[6:7], v1, v32
27D8  v_xor_b32_e32 v2, s13, v2
27DC  v_cvt_scalef32_sr_pk_fp4_f32 v1, v[10:11], v38, v32 op_sel:[0,0,1,0]
27E4  s_nop 0
27E8  v_cvt_scalef32_sr_pk_fp4_f32 v3, v[12:13], v2, v32 op_sel:[0,0,0,1]
27F0  v_or_b32_e32 v2, 2, v36
27F4  v_cvt_scalef32_sr_pk_fp4_f32 v1, v[16:17], v4, v32 op_sel:[0,0,1,1]
27FC  v_mad_u64_u32 v[2:3], s[6:7], v2, s2, 0
2804  v_xor_b32_e32 v3, s8, v3
2808  v_mad_u64_u32 v[4:5], s[6:7], v3, s3, 0
2810  v_xor_b32_e32 v3, s9, v5
2814  v_xor_b32_e32 v5, s10, v2
2818  v_mad_u64_u32 v[2:3], s[6:7], v3, s2, 0
2820  v_mad_u64_u32 v[6:7], s[6:7], v5, s3, 0
2828  v_xor_b32_e32 v4, v4, v7
282C  v_xor_b32_e32 v3, s14, v3
2830  v_xor_b32_e32 v4, s11, v4
2834  v_mad_u64_u32 v[8:9], s[6:7], v3, s3, 0
283C  v_mad_u64_u32 v[4:5], s[6:7], v4, s2, 0
2844  v_xor_b32_e32 v3, v6, v9
2848  v_xor_b32_e32 v3, s15, v3
284C  v_xor_b32_e32 v2, v2, v5
2850  v_xor_b32_e32 v5, s16, v2
2854  v_mad_u64_u32 v[2:3], s[6:7], v3, s2, 0
285C  v_mad_u64_u32 v[6:7], s[6:7], v5, s3, 0
2864  v_xor_b32_e32 v3, v4, v3
2868  v_xor_b32_e32 v5, v8, v7
286C  v_xor_b32_e32 v3, s18, v3
2870  v_xor_b32_e32 v5, s17, v5
2874  v_mad_u64_u32 v[8:9], s[6:7], v3, s3, 0
287C  v_mad_u64_u32 v[4:5], s[6:7], v5, s2, 0
2884  v_xor_b32_e32 v3, v6, v9
2888  v_xor_b32_e32 v3, s19, v3
288C  v_xor_b32_e32 v2, v2, v5
2890  v_xor_b32_e32 v5, s20, v2
2894  v_mad_u64_u32 v[2:3], s[6:7], v3, s2, 0
289C  v_mad_u64_u32 v[6:7], s[6:7], v5, s3, 0
28A4  v_xor_b32_e32 v3, v4, v3
28A8  v_xor_b32_e32 v5, v8, v7
28AC  v_xor_b32_e32 v3, s22, v3
28B0  v_xor_b32_e32 v5, s21, v5
28B4  v_mad_u64_u32 v[8:9], s[6:7], v3, s3, 0
28BC  v_mad_u64_u32 v[4:5], s[6:7], v5, s2, 0
28C4  v_xor_b32_e32 v3, v6, v9
28C8  v_xor_b32_e32 v3, s23, v3
28CC  v_xor_b32_e32 v2, v2, v5
28D0  v_xor_b32_e32 v5, s24, v2
28D4  v_mad_u64_u32 v[2:3], s[6:7], v3, s2, 0
28DC  v_xor_b32_e32 v3, v4, v3
28E0  v_mad_u64_u32 v[6:7], s[6:7], v5, s3, 0
28E8  v_xor_b32_e32 v3, s26, v3
28EC  v_xor_b32_e32 v5, v8, v7
28F0  v_mad_u64_u32 v[8:9], s[6:7], v3, s3, 0
28F8  v_xor_b32_e32 v5, s25, v5
28FC  v_xor_b32_e32 v3, v6, v9
2900  v_mad_u64_u32 v[4:5], s[6:7], v5, s2, 0
2908  v_xor_b32_e32 v3, s12, v3
290C  v_xor_b32_e32 v2, v2, v5
2910  v_cvt_scalef32_sr_pk_fp4_f32 v5, v[14:15], v3, v32
2918  v_xor_b32_e32 v2, s13, v2
291C  v_cvt_scalef32_sr_pk_fp4_f32 v3, v[18:19], v8, v32 op_sel:[0,0,1,0]
2924  s_nop 0
2928  v_cvt_scalef32_sr_pk_fp4_f32 v5, v[20:21], v2, v32 op_sel:[0,0,0,1]
2930  v_or_b32_e32 v3, 3, v36
2934  v_cvt_scalef32_sr_pk_fp4_f32 v2, v[24:25], v4, v32 op_sel:[0,0,1,1]
293C  v_mad_u64_u32 v[4:5], s[6:7], v3, s2, 0
2944  v_xor_b32_e32 v3, s8, v5
2948  v_mad_u64_u32 v[6:7], s[6:7], v3, s3, 0
2950  v_xor_b32_e32 v3, s9, v7
2954  v_xor_b32_e32 v7, s10, v4
2958  v_mad_u64_u32 v[8:9], s[6:7], v7, s3, 0
2960  v_mad_u64_u32 v[4:5], s[6:7], v3, s2, 0
2968  v_xor_b32_e32 v3, v6, v9
296C  v_xor_b32_e32 v3, s11, v3
2970  v_xor_b32_e32 v5, s14, v5
2974  v_mad_u64_u32 v[6:7], s[6:7], v3, s2, 0
297C  v_mad_u64_u32 v[10:11], s[6:7], v5, s3, 0
2984  v_xor_b32_e32 v3, v8, v11
2988  v_xor_b32_e32 v4, v4, v7
298C  v_xor_b32_e32 v3, s15, v3
2990  v_xor_b32_e32 v7, s16, v4
2994  v_mad_u64_u32 v[4:5], s[6:7], v3, s2, 0
299C  v_mad_u64_u32 v[8:9], s[6:7], v7, s3, 0
29A4  v_xor_b32_e32 v3, v10, v9
29A8  v_xor_b32_e32 v5, v6, v5
29AC  v_xor_b32_e32 v3, s17, v3
29B0  v_xor_b32_e32 v5, s18, v5
29B4  v_mad_u64_u32 v[6:7], s[6:7], v3, s2, 0
29BC  v_mad_u64_u32 v[10:11], s[6:7], v5, s3, 0
29C4  v_xor_b32_e32 v3, v8, v11
29C8  v_xor_b32_e32 v4, v4, v7
29CC  v_xor_b32_e32 v3, s19, v3
29D0  v_xor_b32_e32 v7, s20, v4
29D4  v_mad_u64_u32 v[4:5], s[6:7], v3, s2, 0
29DC  v_mad_u64_u32 v[8:9], s[6:7], v7, s3, 0
29E4  v_xor_b32_e32 v3, v10, v9
29E8  v_xor_b32_e32 v5, v6, v5
29EC  v_xor_b32_e32 v3, s21, v3
29F0  v_xor_b32_e32 v5, s22, v5
29F4  v_mad_u64_u32 v[6:7], s[6:7], v3, s2, 0
29FC  v_mad_u64_u32 v[10:11], s[6:7], v5, s3, 0
2A04  v_xor_b32_e32 v3, v8, v11
2A08  v_xor_b32_e32 v4, v4, v7
2A0C  v_xor_b32_e32 v3, s23, v3
2A10  v_xor_b32_e32 v7, s24, v4
2A14  v_mad_u64_u32 v[4:5], s[6:7], v3, s2, 0
2A1C  v_mad_u64_u32 v[8:9], s[6:7], v7, s3, 0
2A24  v_xor_b32_e32 v3, v10, v9
2A28  v_xor_b32_e32 v5, v6, v5
2A2C  v_xor_b32_e32 v3, s25, v3
2A30  v_xor_b32_e32 v5, s26, v5
2A34  v_mad_u64_u32 v[6:7], s[6:7], v3, s2, 0
2A3C  v_mad_u64_u32 v[10:11], s[2:3], v5, s3, 0
2A44  v_xor_b32_e32 v3, v8, v11
2A48  v_xor_b32_e32 v3, s12, v3
2A4C  v_xor_b32_e32 v4, v4, v7
2A50  v_cvt_scalef32_sr_pk_fp4_f32 v5, v[22:23], v3, v32
2A58  v_xor_b32_e32 v4, s13, v4
2A5C  v_cvt_scalef32_sr_pk_fp4_f32 v3, v[26:27], v10, v32 op_sel:[0,0,1,0]
2A64  s_nop 0
2A68  v_cvt_scalef32_sr_pk_fp4_f32 v5, v[28:29], v4, v32 op_sel:[0,0,0,1]
2A70  s_nop 0
2A74  v_cvt_scalef32_sr_pk_fp4_f32 v3, v[34:35], v6, v32 op_sel:[0,0,1,1]
2A7C  v_lshl_add_u64 v[4:5], v[30:31], 4, s[4:5]
2A84  global_store_dwordx4 v[4:5], v[0:3], off
2A8C  s_nop 1
2A90  v_lshl_add_u64 v[0:1], s[0:1], 0, v[30:31]
2A98  global_store_byte v[0:1], v37, off
2AA0  s_endpgm
2AA4  s_nop 0
