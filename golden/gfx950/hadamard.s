hadamard.co, compiled by Debian clang version 21.1.8 (13)

amdhsa.kernels:
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .name:           x
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           !str y
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .name:           rows
        .offset:         16
        .size:           4
        .value_kind:     by_value
      - .name:           k
        .offset:         20
        .size:           4
        .value_kind:     by_value
      - .name:           flags
        .offset:         24
        .size:           4
        .value_kind:     by_value
      - .name:           signs
        .offset:         28
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 32
    .max_flat_workgroup_size: 256
    .name:           Hadamard
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         Hadamard.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     148
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
Disassembly of section .text:

1700 <Hadamard>:
1700  s_load_dwordx4 s[8:11], s[0:1], 0x10
1708  v_lshl_or_b32 v0, s2, 8, v0
1710  s_waitcnt lgkmcnt(0)
1714  v_cmp_gt_u32_e32 vcc, s8, v0
1718  s_and_saveexec_b64 s[4:5], vcc
171C  s_cbranch_execz 872
1720  s_load_dwordx4 s[4:7], s[0:1], 0x0
1728  s_lshr_b32 s0, s9, 4
172C  v_mov_b32_e32 v2, s3
1730  v_mov_b32_e32 v3, 0
1734  v_mad_u64_u32 v[0:1], s[0:1], s0, v0, v[2:3]
173C  s_bitcmp1_b32 s10, 0
1740  s_cselect_b64 s[8:9], -1, 0
1744  v_lshlrev_b64 v[144:145], 4, v[0:1]
174C  s_and_b64 vcc, exec, s[8:9]
1750  s_waitcnt lgkmcnt(0)
1754  v_lshl_add_u64 v[128:129], v[144:145], 2, s[4:5]
175C  s_cbranch_vccz 6
1760  global_load_dword v0, v[128:129], off
1768  v_lshl_add_u64 v[146:147], v[144:145], 1, s[4:5]
1770  s_cbranch_execz 3
1774  s_branch 6
1778  v_lshl_add_u64 v[146:147], v[144:145], 1, s[4:5]
1780  global_load_ushort v0, v[146:147], off
1788  s_waitcnt vmcnt(0)
178C  v_lshlrev_b32_e32 v0, 16, v0
1790  v_cndmask_b32_e64 v1, 0, 1, s[8:9]
1798  v_cmp_ne_u32_e64 s[0:1], 1, v1
17A0  s_andn2_b64 vcc, exec, s[8:9]
17A4  s_cbranch_vccnz 4
17A8  global_load_dword v3, v[128:129], off offset:4
17B0  s_cbranch_execz 1
17B4  s_branch 4
17B8  global_load_ushort v1, v[146:147], off offset:2
17C0  s_waitcnt vmcnt(0)
17C4  v_lshlrev_b32_e32 v3, 16, v1
17C8  s_and_b64 vcc, exec, s[0:1]
17CC  s_cbranch_vccnz 4
17D0  global_load_dword v6, v[128:129], off offset:8
17D8  s_cbranch_execz 1
17DC  s_branch 4
17E0  global_load_ushort v1, v[146:147], off offset:4
17E8  s_waitcnt vmcnt(0)
17EC  v_lshlrev_b32_e32 v6, 16, v1
17F0  s_and_b64 vcc, exec, s[0:1]
17F4  s_cbranch_vccnz 4
17F8  global_load_dword v11, v[128:129], off offset:12
1800  s_cbranch_execz 1
1804  s_branch 4
1808  global_load_ushort v1, v[146:147], off offset:6
1810  s_waitcnt vmcnt(0)
1814  v_lshlrev_b32_e32 v11, 16, v1
1818  s_and_b64 vcc, exec, s[0:1]
181C  s_cbranch_vccnz 4
1820  global_load_dword v16, v[128:129], off offset:16
1828  s_cbranch_execz 1
182C  s_branch 4
1830  global_load_ushort v1, v[146:147], off offset:8
1838  s_waitcnt vmcnt(0)
183C  v_lshlrev_b32_e32 v16, 16, v1
1840  s_and_b64 vcc, exec, s[0:1]
1844  s_cbranch_vccnz 4
1848  global_load_dword v23, v[128:129], off offset:20
1850  s_cbranch_execz 1
1854  s_branch 4
1858  global_load_ushort v1, v[146:147], off offset:10
1860  s_waitcnt vmcnt(0)
1864  v_lshlrev_b32_e32 v23, 16, v1
1868  s_and_b64 vcc, exec, s[0:1]
186C  s_cbranch_vccnz 4
1870  global_load_dword v30, v[128:129], off offset:24
1878  s_cbranch_execz 1
187C  s_branch 4
1880  global_load_ushort v1, v[146:147], off offset:12
1888  s_waitcnt vmcnt(0)
188C  v_lshlrev_b32_e32 v30, 16, v1
1890  s_and_b64 vcc, exec, s[0:1]
1894  s_cbranch_vccnz 4
1898  global_load_dword v39, v[128:129], off offset:28
18A0  s_cbranch_execz 1
18A4  s_branch 4
18A8  global_load_ushort v1, v[146:147], off offset:14
18B0  s_waitcnt vmcnt(0)
18B4  v_lshlrev_b32_e32 v39, 16, v1
18B8  s_and_b64 vcc, exec, s[0:1]
18BC  s_cbranch_vccnz 4
18C0  global_load_dword v48, v[128:129], off offset:32
18C8  s_cbranch_execz 1
18CC  s_branch 4
18D0  global_load_ushort v1, v[146:147], off offset:16
18D8  s_waitcnt vmcnt(0)
18DC  v_lshlrev_b32_e32 v48, 16, v1
18E0  s_and_b64 vcc, exec, s[0:1]
18E4  s_cbranch_vccnz 4
18E8  global_load_dword v59, v[128:129], off offset:36
18F0  s_cbranch_execz 1
18F4  s_branch 4
18F8  global_load_ushort v1, v[146:147], off offset:18
1900  s_waitcnt vmcnt(0)
1904  v_lshlrev_b32_e32 v59, 16, v1
1908  s_and_b64 vcc, exec, s[0:1]
190C  s_cbranch_vccnz 4
1910  global_load_dword v70, v[128:129], off offset:40
1918  s_cbranch_execz 1
191C  s_branch 4
1920  global_load_ushort v1, v[146:147], off offset:20
1928  s_waitcnt vmcnt(0)
192C  v_lshlrev_b32_e32 v70, 16, v1
1930  s_and_b64 vcc, exec, s[0:1]
1934  s_cbranch_vccnz 4
1938  global_load_dword v83, v[128:129], off offset:44
1940  s_cbranch_execz 1
1944  s_branch 4
1948  global_load_ushort v1, v[146:147], off offset:22
1950  s_waitcnt vmcnt(0)
1954  v_lshlrev_b32_e32 v83, 16, v1
1958  s_and_b64 vcc, exec, s[0:1]
195C  s_cbranch_vccnz 4
1960  global_load_dword v96, v[128:129], off offset:48
1968  s_cbranch_execz 1
196C  s_branch 4
1970  global_load_ushort v1, v[146:147], off offset:24
1978  s_waitcnt vmcnt(0)
197C  v_lshlrev_b32_e32 v96, 16, v1
1980  s_and_b64 vcc, exec, s[0:1]
1984  s_cbranch_vccnz 4
1988  global_load_dword v111, v[128:129], off offset:52
1990  s_cbranch_execz 1
1994  s_branch 4
1998  global_load_ushort v1, v[146:147], off offset:26
19A0  s_waitcnt vmcnt(0)
19A4  v_lshlrev_b32_e32 v111, 16, v1
19A8  s_and_b64 vcc, exec, s[0:1]
19AC  s_cbranch_vccnz 4
19B0  global_load_dword v126, v[128:129], off offset:56
19B8  s_cbranch_execz 1
19BC  s_branch 4
19C0  global_load_ushort v1, v[146:147], off offset:28
19C8  s_waitcnt vmcnt(0)
19CC  v_lshlrev_b32_e32 v126, 16, v1
19D0  s_and_b64 vcc, exec, s[0:1]
19D4  s_cbranch_vccnz 4
19D8  global_load_dword v143, v[128:129], off offset:60
19E0  s_cbranch_execz 1
19E4  s_branch 4
19E8  global_load_ushort v1, v[146:147], off offset:30
19F0  s_waitcnt vmcnt(0)
19F4  v_lshlrev_b32_e32 v143, 16, v1
19F8  s_and_b32 s0, s3, 1
19FC  s_lshr_b32 s1, s11, 16
1A00  s_and_b32 s2, s11, 0xffff
1A08  s_cmp_eq_u32 s0, 0
1A0C  s_cselect_b32 s0, s2, s1
1A10  s_cmp_lg_u32 s0, 0
1A14  s_cbranch_scc0 49
1A18  s_lshl_b32 s1, s0, 30
1A1C  v_bfrev_b32_e32 v1, 1
1A20  s_waitcnt vmcnt(0)
1A24  v_bitop3_b32 v3, s1, v3, v1 bitop3:0x6c
1A2C  s_lshl_b32 s1, s0, 29
1A30  v_bitop3_b32 v6, s1, v6, v1 bitop3:0x6c
1A38  s_lshl_b32 s1, s0, 28
1A3C  v_bitop3_b32 v11, s1, v11, v1 bitop3:0x6c
1A44  s_lshl_b32 s1, s0, 27
1A48  v_bitop3_b32 v16, s1, v16, v1 bitop3:0x6c
1A50  s_lshl_b32 s1, s0, 26
1A54  v_bitop3_b32 v23, s1, v23, v1 bitop3:0x6c
1A5C  s_lshl_b32 s1, s0, 25
1A60  v_bitop3_b32 v30, s1, v30, v1 bitop3:0x6c
1A68  s_lshl_b32 s1, s0, 24
1A6C  v_bitop3_b32 v39, s1, v39, v1 bitop3:0x6c
1A74  s_lshl_b32 s1, s0, 23
1A78  v_bitop3_b32 v48, s1, v48, v1 bitop3:0x6c
1A80  s_lshl_b32 s1, s0, 22
1A84  v_bitop3_b32 v59, s1, v59, v1 bitop3:0x6c
1A8C  s_lshl_b32 s1, s0, 21
1A90  v_bitop3_b32 v70, s1, v70, v1 bitop3:0x6c
1A98  s_lshl_b32 s1, s0, 20
1A9C  v_bitop3_b32 v83, s1, v83, v1 bitop3:0x6c
1AA4  s_lshl_b32 s1, s0, 19
1AA8  v_bitop3_b32 v96, s1, v96, v1 bitop3:0x6c
1AB0  s_lshl_b32 s1, s0, 18
1AB4  v_bitop3_b32 v111, s1, v111, v1 bitop3:0x6c
1ABC  s_lshl_b32 s1, s0, 17
1AC0  v_bitop3_b32 v126, s1, v126, v1 bitop3:0x6c
1AC8  s_lshl_b32 s1, s0, 16
1ACC  s_lshl_b32 s0, s0, 31
1AD0  v_bitop3_b32 v143, s1, v143, v1 bitop3:0x6c
1AD8  v_xor_b32_e32 v0, s0, v0
1ADC  s_waitcnt vmcnt(0)
1AE0  v_add_f32_e32 v7, v0, v3
1AE4  v_add_f32_e32 v10, v6, v11
1AE8  v_add_f32_e32 v21, v16, v23
1AEC  v_add_f32_e32 v22, v30, v39
1AF0  v_add_f32_e32 v24, v48, v59
1AF4  v_add_f32_e32 v25, v70, v83
1AF8  v_add_f32_e32 v26, v96, v111
1AFC  v_add_f32_e32 v27, v126, v143
1B00  v_add_f32_e32 v12, v7, v10
1B04  v_add_f32_e32 v13, v21, v22
1B08  v_add_f32_e32 v14, v24, v25
1B0C  v_add_f32_e32 v15, v26, v27
1B10  v_add_f32_e32 v1, v12, v13
1B14  v_add_f32_e32 v2, v14, v15
1B18  v_add_f32_e32 v4, v1, v2
1B1C  v_mul_f32_e32 v4, 0x3e800000, v4
1B24  s_mov_b32 s0, 0x7f800001
1B2C  v_and_b32_e32 v5, 0x7fffffff, v4
1B34  s_bitcmp1_b32 s10, 1
1B38  v_mov_b32_e32 v8, 0x7fc00000
1B40  v_cmp_gt_u32_e32 vcc, s0, v5
1B44  s_cselect_b64 s[2:3], -1, 0
1B48  s_mov_b64 s[0:1], -1
1B4C  v_cndmask_b32_e32 v17, v8, v4, vcc
1B50  s_and_b64 vcc, exec, s[2:3]
1B54  v_lshl_add_u64 v[8:9], v[144:145], 2, s[6:7]
1B5C  s_cbranch_vccz 3
1B60  s_mov_b64 s[0:1], 0
1B64  global_store_dword v[8:9], v17, off
1B6C  s_andn2_b64 vcc, exec, s[0:1]
1B70  v_lshl_add_u64 v[4:5], v[144:145], 1, s[6:7]
1B78  s_cbranch_vccnz 16
1B7C  v_and_b32_e32 v18, 0x7fffffff, v17
1B84  s_mov_b32 s0, 0x7f800001
1B8C  v_mov_b32_e32 v19, 0x7fc00000
1B94  v_cmp_gt_u32_e32 vcc, s0, v18
1B98  s_movk_i32 s0, 0x7fff
1B9C  s_nop 0
1BA0  v_cndmask_b32_e32 v17, v19, v17, vcc
1BA4  v_bfe_u32 v18, v17, 16, 1
1BAC  v_add3_u32 v17, v17, v18, s0
1BB4  global_store_short_d16_hi v[4:5], v17, off
1BBC  v_sub_f32_e32 v28, v0, v3
1BC0  v_sub_f32_e32 v11, v6, v11
1BC4  v_sub_f32_e32 v29, v16, v23
1BC8  v_sub_f32_e32 v30, v30, v39
1BCC  v_sub_f32_e32 v31, v48, v59
1BD0  v_sub_f32_e32 v32, v70, v83
1BD4  v_sub_f32_e32 v33, v96, v111
1BD8  v_sub_f32_e32 v34, v126, v143
1BDC  v_add_f32_e32 v16, v28, v11
1BE0  v_add_f32_e32 v17, v29, v30
1BE4  v_add_f32_e32 v18, v31, v32
1BE8  v_add_f32_e32 v19, v33, v34
1BEC  v_add_f32_e32 v0, v16, v17
1BF0  v_add_f32_e32 v3, v18, v19
1BF4  v_add_f32_e32 v6, v0, v3
1BF8  v_mul_f32_e32 v6, 0x3e800000, v6
1C00  v_and_b32_e32 v20, 0x7fffffff, v6
1C08  s_mov_b32 s0, 0x7f800001
1C10  v_mov_b32_e32 v23, 0x7fc00000
1C18  v_cmp_gt_u32_e32 vcc, s0, v20
1C1C  v_cndmask_b32_e64 v20, 0, 1, s[2:3]
1C24  v_cmp_ne_u32_e64 s[0:1], 1, v20
1C2C  v_cndmask_b32_e32 v6, v23, v6, vcc
1C30  s_andn2_b64 vcc, exec, s[2:3]
1C34  s_mov_b64 s[2:3], -1
1C38  s_cbranch_vccnz 3
1C3C  s_mov_b64 s[2:3], 0
1C40  global_store_dword v[8:9], v6, off offset:4
1C48  s_andn2_b64 vcc, exec, s[2:3]
1C4C  s_cbranch_vccnz 16
1C50  v_and_b32_e32 v20, 0x7fffffff, v6
1C58  s_mov_b32 s2, 0x7f800001
1C60  v_mov_b32_e32 v23, 0x7fc00000
1C68  v_cmp_gt_u32_e32 vcc, s2, v20
1C6C  s_movk_i32 s2, 0x7fff
1C70  s_nop 0
1C74  v_cndmask_b32_e32 v6, v23, v6, vcc
1C78  v_bfe_u32 v20, v6, 16, 1
1C80  v_add3_u32 v6, v6, v20, s2
1C88  global_store_short_d16_hi v[4:5], v6, off offset:2
1C90  v_sub_f32_e32 v20, v7, v10
1C94  v_sub_f32_e32 v21, v21, v22
1C98  v_sub_f32_e32 v22, v24, v25
1C9C  v_sub_f32_e32 v23, v26, v27
1CA0  v_add_f32_e32 v6, v20, v21
1CA4  v_add_f32_e32 v7, v22, v23
1CA8  v_add_f32_e32 v10, v6, v7
1CAC  v_mul_f32_e32 v10, 0x3e800000, v10
1CB4  v_and_b32_e32 v24, 0x7fffffff, v10
1CBC  s_mov_b32 s2, 0x7f800001
1CC4  v_mov_b32_e32 v25, 0x7fc00000
1CCC  v_cmp_gt_u32_e32 vcc, s2, v24
1CD0  s_mov_b64 s[2:3], -1
1CD4  s_nop 0
1CD8  v_cndmask_b32_e32 v10, v25, v10, vcc
1CDC  s_and_b64 vcc, exec, s[0:1]
1CE0  s_cbranch_vccnz 3
1CE4  s_mov_b64 s[2:3], 0
1CE8  global_store_dword v[8:9], v10, off offset:8
1CF0  s_andn2_b64 vcc, exec, s[2:3]
1CF4  s_cbranch_vccnz 16
1CF8  v_and_b32_e32 v24, 0x7fffffff, v10
1D00  s_mov_b32 s2, 0x7f800001
1D08  v_mov_b32_e32 v25, 0x7fc00000
1D10  v_cmp_gt_u32_e32 vcc, s2, v24
1D14  s_movk_i32 s2, 0x7fff
1D18  s_nop 0
1D1C  v_cndmask_b32_e32 v10, v25, v10, vcc
1D20  v_bfe_u32 v24, v10, 16, 1
1D28  v_add3_u32 v10, v10, v24, s2
1D30  global_store_short_d16_hi v[4:5], v10, off offset:4
1D38  v_sub_f32_e32 v24, v28, v11
1D3C  v_sub_f32_e32 v25, v29, v30
1D40  v_sub_f32_e32 v26, v31, v32
1D44  v_sub_f32_e32 v27, v33, v34
1D48  v_add_f32_e32 v10, v24, v25
1D4C  v_add_f32_e32 v11, v26, v27
1D50  v_add_f32_e32 v28, v10, v11
1D54  v_mul_f32_e32 v28, 0x3e800000, v28
1D5C  v_and_b32_e32 v29, 0x7fffffff, v28
1D64  s_mov_b32 s2, 0x7f800001
1D6C  v_mov_b32_e32 v30, 0x7fc00000
1D74  v_cmp_gt_u32_e32 vcc, s2, v29
1D78  s_mov_b64 s[2:3], -1
1D7C  s_nop 0
1D80  v_cndmask_b32_e32 v28, v30, v28, vcc
1D84  s_and_b64 vcc, exec, s[0:1]
1D88  s_cbranch_vccnz 3
1D8C  s_mov_b64 s[2:3], 0
1D90  global_store_dword v[8:9], v28, off offset:12
1D98  s_andn2_b64 vcc, exec, s[2:3]
1D9C  s_cbranch_vccnz 16
1DA0  v_and_b32_e32 v29, 0x7fffffff, v28
1DA8  s_mov_b32 s2, 0x7f800001
1DB0  v_mov_b32_e32 v30, 0x7fc00000
1DB8  v_cmp_gt_u32_e32 vcc, s2, v29
1DBC  s_movk_i32 s2, 0x7fff
1DC0  s_nop 0
1DC4  v_cndmask_b32_e32 v28, v30, v28, vcc
1DC8  v_bfe_u32 v29, v28, 16, 1
1DD0  v_add3_u32 v28, v28, v29, s2
1DD8  global_store_short_d16_hi v[4:5], v28, off offset:6
1DE0  v_sub_f32_e32 v12, v12, v13
1DE4  v_sub_f32_e32 v13, v14, v15
1DE8  v_add_f32_e32 v14, v12, v13
1DEC  v_mul_f32_e32 v14, 0x3e800000, v14
1DF4  v_and_b32_e32 v15, 0x7fffffff, v14
1DFC  s_mov_b32 s2, 0x7f800001
1E04  v_mov_b32_e32 v28, 0x7fc00000
1E0C  v_cmp_gt_u32_e32 vcc, s2, v15
1E10  s_mov_b64 s[2:3], -1
1E14  s_nop 0
1E18  v_cndmask_b32_e32 v14, v28, v14, vcc
1E1C  s_and_b64 vcc, exec, s[0:1]
1E20  s_cbranch_vccnz 3
1E24  s_mov_b64 s[2:3], 0
1E28  global_store_dword v[8:9], v14, off offset:16
1E30  s_andn2_b64 vcc, exec, s[2:3]
1E34  s_cbranch_vccnz 16
1E38  v_and_b32_e32 v15, 0x7fffffff, v14
1E40  s_mov_b32 s2, 0x7f800001
1E48  v_mov_b32_e32 v28, 0x7fc00000
1E50  v_cmp_gt_u32_e32 vcc, s2, v15
1E54  s_movk_i32 s2, 0x7fff
1E58  s_nop 0
1E5C  v_cndmask_b32_e32 v14, v28, v14, vcc
1E60  v_bfe_u32 v15, v14, 16, 1
1E68  v_add3_u32 v14, v14, v15, s2
1E70  global_store_short_d16_hi v[4:5], v14, off offset:8
1E78  v_sub_f32_e32 v14, v16, v17
1E7C  v_sub_f32_e32 v15, v18, v19
1E80  v_add_f32_e32 v16, v14, v15
1E84  v_mul_f32_e32 v16, 0x3e800000, v16
1E8C  v_and_b32_e32 v17, 0x7fffffff, v16
1E94  s_mov_b32 s2, 0x7f800001
1E9C  v_mov_b32_e32 v18, 0x7fc00000
1EA4  v_cmp_gt_u32_e32 vcc, s2, v17
1EA8  s_mov_b64 s[2:3], -1
1EAC  s_nop 0
1EB0  v_cndmask_b32_e32 v16, v18, v16, vcc
1EB4  s_and_b64 vcc, exec, s[0:1]
1EB8  s_cbranch_vccnz 3
1EBC  s_mov_b64 s[2:3], 0
1EC0  global_store_dword v[8:9], v16, off offset:20
1EC8  s_andn2_b64 vcc, exec, s[2:3]
1ECC  s_cbranch_vccnz 16
1ED0  v_and_b32_e32 v17, 0x7fffffff, v16
1ED8  s_mov_b32 s2, 0x7f800001
1EE0  v_mov_b32_e32 v18, 0x7fc00000
1EE8  v_cmp_gt_u32_e32 vcc, s2, v17
1EEC  s_movk_i32 s2, 0x7fff
1EF0  s_nop 0
1EF4  v_cndmask_b32_e32 v16, v18, v16, vcc
1EF8  v_bfe_u32 v17, v16, 16, 1
1F00  v_add3_u32 v16, v16, v17, s2
1F08  global_store_short_d16_hi v[4:5], v16, off offset:10
1F10  v_sub_f32_e32 v16, v20, v21
1F14  v_sub_f32_e32 v17, v22, v23
1F18  v_add_f32_e32 v18, v16, v17
1F1C  v_mul_f32_e32 v18, 0x3e800000, v18
1F24  v_and_b32_e32 v19, 0x7fffffff, v18
1F2C  s_mov_b32 s2, 0x7f800001
1F34  v_mov_b32_e32 v20, 0x7fc00000
1F3C  v_cmp_gt_u32_e32 vcc, s2, v19
1F40  s_mov_b64 s[2:3], -1
1F44  s_nop 0
1F48  v_cndmask_b32_e32 v18, v20, v18, vcc
1F4C  s_and_b64 vcc, exec, s[0:1]
1F50  s_cbranch_vccnz 3
1F54  s_mov_b64 s[2:3], 0
1F58  global_store_dword v[8:9], v18, off offset:24
1F60  s_andn2_b64 vcc, exec, s[2:3]
1F64  s_cbranch_vccnz 16
1F68  v_and_b32_e32 v19, 0x7fffffff, v18
1F70  s_mov_b32 s2, 0x7f800001
1F78  v_mov_b32_e32 v20, 0x7fc00000
1F80  v_cmp_gt_u32_e32 vcc, s2, v19
1F84  s_movk_i32 s2, 0x7fff
1F88  s_nop 0
1F8C  v_cndmask_b32_e32 v18, v20, v18, vcc
1F90  v_bfe_u32 v19, v18, 16, 1
1F98  v_add3_u32 v18, v18, v19, s2
1FA0  global_store_short_d16_hi v[4:5], v18, off offset:12
1FA8  v_sub_f32_e32 v18, v24, v25
1FAC  v_sub_f32_e32 v19, v26, v27
1FB0  v_add_f32_e32 v20, v18, v19
1FB4  v_mul_f32_e32 v20, 0x3e800000, v20
1FBC  v_and_b32_e32 v21, 0x7fffffff, v20
1FC4  s_mov_b32 s2, 0x7f800001
1FCC  v_mov_b32_e32 v22, 0x7fc00000
1FD4  v_cmp_gt_u32_e32 vcc, s2, v21
1FD8  s_mov_b64 s[2:3], -1
1FDC  s_nop 0
1FE0  v_cndmask_b32_e32 v20, v22, v20, vcc
1FE4  s_and_b64 vcc, exec, s[0:1]
1FE8  s_cbranch_vccnz 3
1FEC  s_mov_b64 s[2:3], 0
1FF0  global_store_dword v[8:9], v20, off offset:28
1FF8  s_andn2_b64 vcc, exec, s[2:3]
1FFC  s_cbranch_vccnz 16
2000  v_and_b32_e32 v21, 0x7fffffff, v20
2008  s_mov_b32 s2, 0x7f800001
2010  v_mov_b32_e32 v22, 0x7fc00000
2018  v_cmp_gt_u32_e32 vcc, s2, v21
201C  s_movk_i32 s2, 0x7fff
2020  s_nop 0
2024  v_cndmask_b32_e32 v20, v22, v20, vcc
2028  v_bfe_u32 v21, v20, 16, 1
2030  v_add3_u32 v20, v20, v21, s2
2038  global_store_short_d16_hi v[4:5], v20, off offset:14
2040  v_sub_f32_e32 v1, v1, v2
2044  v_mul_f32_e32 v1, 0x3e800000, v1
204C  v_and_b32_e32 v2, 0x7fffffff, v1
2054  s_mov_b32 s2, 0x7f800001
205C  v_mov_b32_e32 v20, 0x7fc00000
2064  v_cmp_gt_u32_e32 vcc, s2, v2
2068  s_mov_b64 s[2:3], -1
206C  s_nop 0
2070  v_cndmask_b32_e32 v1, v20, v1, vcc
2074  s_and_b64 vcc, exec, s[0:1]
2078  s_cbranch_vccnz 3
207C  s_mov_b64 s[2:3], 0
2080  global_store_dword v[8:9], v1, off offset:32
2088  s_andn2_b64 vcc, exec, s[2:3]
208C  s_cbranch_vccnz 16
2090  v_and_b32_e32 v2, 0x7fffffff, v1
2098  s_mov_b32 s2, 0x7f800001
20A0  v_mov_b32_e32 v20, 0x7fc00000
20A8  v_cmp_gt_u32_e32 vcc, s2, v2
20AC  s_movk_i32 s2, 0x7fff
20B0  s_nop 0
20B4  v_cndmask_b32_e32 v1, v20, v1, vcc
20B8  v_bfe_u32 v2, v1, 16, 1
20C0  v_add3_u32 v1, v1, v2, s2
20C8  global_store_short_d16_hi v[4:5], v1, off offset:16
20D0  v_sub_f32_e32 v0, v0, v3
20D4  v_mul_f32_e32 v0, 0x3e800000, v0
20DC  v_and_b32_e32 v1, 0x7fffffff, v0
20E4  s_mov_b32 s2, 0x7f800001
20EC  v_mov_b32_e32 v2, 0x7fc00000
20F4  v_cmp_gt_u32_e32 vcc, s2, v1
20F8  s_mov_b64 s[2:3], -1
20FC  s_nop 0
2100  v_cndmask_b32_e32 v0, v2, v0, vcc
2104  s_and_b64 vcc, exec, s[0:1]
2108  s_cbranch_vccnz 3
210C  s_mov_b64 s[2:3], 0
2110  global_store_dword v[8:9], v0, off offset:36
2118  s_andn2_b64 vcc, exec, s[2:3]
211C  s_cbranch_vccnz 16
2120  v_and_b32_e32 v1, 0x7fffffff, v0
2128  s_mov_b32 s2, 0x7f800001
2130  v_mov_b32_e32 v2, 0x7fc00000
2138  v_cmp_gt_u32_e32 vcc, s2, v1
213C  s_movk_i32 s2, 0x7fff
2140  s_nop 0
2144  v_cndmask_b32_e32 v0, v2, v0, vcc
2148  v_bfe_u32 v1, v0, 16, 1
2150  v_add3_u32 v0, v0, v1, s2
2158  global_store_short_d16_hi v[4:5], v0, off offset:18
2160  v_sub_f32_e32 v0, v6, v7
2164  v_mul_f32_e32 v0, 0x3e800000, v0
216C  v_and_b32_e32 v1, 0x7fffffff, v0
2174  s_mov_b32 s2, 0x7f800001
217C  v_mov_b32_e32 v2, 0x7fc00000
2184  v_cmp_gt_u32_e32 vcc, s2, v1
2188  s_mov_b64 s[2:3], -1
218C  s_nop 0
2190  v_cndmask_b32_e32 v0, v2, v0, vcc
2194  s_and_b64 vcc, exec, s[0:1]
2198  s_cbranch_vccnz 3
219C  s_mov_b64 s[2:3], 0
21A0  global_store_dword v[8:9], v0, off offset:40
21A8  s_andn2_b64 vcc, exec, s[2:3]
21AC  s_cbranch_vccnz 16
21B0  v_and_b32_e32 v1, 0x7fffffff, v0
21B8  s_mov_b32 s2, 0x7f800001
21C0  v_mov_b32_e32 v2, 0x7fc00000
21C8  v_cmp_gt_u32_e32 vcc, s2, v1
21CC  s_movk_i32 s2, 0x7fff
21D0  s_nop 0
21D4  v_cndmask_b32_e32 v0, v2, v0, vcc
21D8  v_bfe_u32 v1, v0, 16, 1
21E0  v_add3_u32 v0, v0, v1, s2
21E8  global_store_short_d16_hi v[4:5], v0, off offset:20
21F0  v_sub_f32_e32 v0, v10, v11
21F4  v_mul_f32_e32 v0, 0x3e800000, v0
21FC  v_and_b32_e32 v1, 0x7fffffff, v0
2204  s_mov_b32 s2, 0x7f800001
220C  v_mov_b32_e32 v2, 0x7fc00000
2214  v_cmp_gt_u32_e32 vcc, s2, v1
2218  s_mov_b64 s[2:3], -1
221C  s_nop 0
2220  v_cndmask_b32_e32 v0, v2, v0, vcc
2224  s_and_b64 vcc, exec, s[0:1]
2228  s_cbranch_vccnz 3
222C  s_mov_b64 s[2:3], 0
2230  global_store_dword v[8:9], v0, off offset:44
2238  s_andn2_b64 vcc, exec, s[2:3]
223C  s_cbranch_vccnz 16
2240  v_and_b32_e32 v1, 0x7fffffff, v0
2248  s_mov_b32 s2, 0x7f800001
2250  v_mov_b32_e32 v2, 0x7fc00000
2258  v_cmp_gt_u32_e32 vcc, s2, v1
225C  s_movk_i32 s2, 0x7fff
2260  s_nop 0
2264  v_cndmask_b32_e32 v0, v2, v0, vcc
2268  v_bfe_u32 v1, v0, 16, 1
2270  v_add3_u32 v0, v0, v1, s2
2278  global_store_short_d16_hi v[4:5], v0, off offset:22
2280  v_sub_f32_e32 v0, v12, v13
2284  v_mul_f32_e32 v0, 0x3e800000, v0
228C  v_and_b32_e32 v1, 0x7fffffff, v0
2294  s_mov_b32 s2, 0x7f800001
229C  v_mov_b32_e32 v2, 0x7fc00000
22A4  v_cmp_gt_u32_e32 vcc, s2, v1
22A8  s_mov_b64 s[2:3], -1
22AC  s_nop 0
22B0  v_cndmask_b32_e32 v0, v2, v0, vcc
22B4  s_and_b64 vcc, exec, s[0:1]
22B8  s_cbranch_vccnz 3
22BC  s_mov_b64 s[2:3], 0
22C0  global_store_dword v[8:9], v0, off offset:48
22C8  s_andn2_b64 vcc, exec, s[2:3]
22CC  s_cbranch_vccnz 16
22D0  v_and_b32_e32 v1, 0x7fffffff, v0
22D8  s_mov_b32 s2, 0x7f800001
22E0  v_mov_b32_e32 v2, 0x7fc00000
22E8  v_cmp_gt_u32_e32 vcc, s2, v1
22EC  s_movk_i32 s2, 0x7fff
22F0  s_nop 0
22F4  v_cndmask_b32_e32 v0, v2, v0, vcc
22F8  v_bfe_u32 v1, v0, 16, 1
2300  v_add3_u32 v0, v0, v1, s2
2308  global_store_short_d16_hi v[4:5], v0, off offset:24
2310  v_sub_f32_e32 v0, v14, v15
2314  v_mul_f32_e32 v0, 0x3e800000, v0
231C  v_and_b32_e32 v1, 0x7fffffff, v0
2324  s_mov_b32 s2, 0x7f800001
232C  v_mov_b32_e32 v2, 0x7fc00000
2334  v_cmp_gt_u32_e32 vcc, s2, v1
2338  s_mov_b64 s[2:3], -1
233C  s_nop 0
2340  v_cndmask_b32_e32 v0, v2, v0, vcc
2344  s_and_b64 vcc, exec, s[0:1]
2348  s_cbranch_vccnz 3
234C  s_mov_b64 s[2:3], 0
2350  global_store_dword v[8:9], v0, off offset:52
2358  s_andn2_b64 vcc, exec, s[2:3]
235C  s_cbranch_vccnz 16
2360  v_and_b32_e32 v1, 0x7fffffff, v0
2368  s_mov_b32 s2, 0x7f800001
2370  v_mov_b32_e32 v2, 0x7fc00000
2378  v_cmp_gt_u32_e32 vcc, s2, v1
237C  s_movk_i32 s2, 0x7fff
2380  s_nop 0
2384  v_cndmask_b32_e32 v0, v2, v0, vcc
2388  v_bfe_u32 v1, v0, 16, 1
2390  v_add3_u32 v0, v0, v1, s2
2398  global_store_short_d16_hi v[4:5], v0, off offset:26
23A0  v_sub_f32_e32 v0, v16, v17
23A4  v_mul_f32_e32 v0, 0x3e800000, v0
23AC  v_and_b32_e32 v1, 0x7fffffff, v0
23B4  s_mov_b32 s2, 0x7f800001
23BC  v_mov_b32_e32 v2, 0x7fc00000
23C4  v_cmp_gt_u32_e32 vcc, s2, v1
23C8  s_mov_b64 s[2:3], -1
23CC  s_nop 0
23D0  v_cndmask_b32_e32 v0, v2, v0, vcc
23D4  s_and_b64 vcc, exec, s[0:1]
23D8  s_cbranch_vccnz 3
23DC  s_mov_b64 s[2:3], 0
23E0  global_store_dword v[8:9], v0, off offset:56
23E8  s_andn2_b64 vcc, exec, s[2:3]
23EC  s_cbranch_vccnz 16
23F0  v_and_b32_e32 v1, 0x7fffffff, v0
23F8  s_mov_b32 s2, 0x7f800001
2400  v_mov_b32_e32 v2, 0x7fc00000
2408  v_cmp_gt_u32_e32 vcc, s2, v1
240C  s_movk_i32 s2, 0x7fff
2410  s_nop 0
2414  v_cndmask_b32_e32 v0, v2, v0, vcc
2418  v_bfe_u32 v1, v0, 16, 1
2420  v_add3_u32 v0, v0, v1, s2
2428  global_store_short_d16_hi v[4:5], v0, off offset:28
2430  v_sub_f32_e32 v0, v18, v19
2434  v_mul_f32_e32 v0, 0x3e800000, v0
243C  v_and_b32_e32 v1, 0x7fffffff, v0
2444  s_mov_b32 s2, 0x7f800001
244C  v_mov_b32_e32 v2, 0x7fc00000
2454  v_cmp_gt_u32_e32 vcc, s2, v1
2458  s_nop 1
245C  v_cndmask_b32_e32 v0, v2, v0, vcc
2460  s_and_b64 vcc, exec, s[0:1]
2464  s_mov_b64 s[0:1], -1
2468  s_cbranch_vccnz 3
246C  s_mov_b64 s[0:1], 0
2470  global_store_dword v[8:9], v0, off offset:60
2478  s_andn2_b64 vcc, exec, s[0:1]
247C  s_cbranch_vccnz 16
2480  v_and_b32_e32 v1, 0x7fffffff, v0
2488  s_mov_b32 s0, 0x7f800001
2490  v_mov_b32_e32 v2, 0x7fc00000
2498  v_cmp_gt_u32_e32 vcc, s0, v1
249C  s_movk_i32 s0, 0x7fff
24A0  s_nop 0
24A4  v_cndmask_b32_e32 v0, v2, v0, vcc
24A8  v_bfe_u32 v1, v0, 16, 1
24B0  v_add3_u32 v0, v0, v1, s0
24B8  global_store_short_d16_hi v[4:5], v0, off offset:30
24C0  s_endpgm
24C4  s_nop 0
