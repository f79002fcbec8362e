hadamard_tuned.co, compiled by Debian clang version 21.1.8 (13)

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
    .name:           HadamardTuned
    .private_segment_fixed_size: 0
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         HadamardTuned.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     21
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
Disassembly of section .text:

1700 <HadamardTuned>:
1700  s_load_dwordx4 s[4:7], s[0:1], 0x10
1708  v_lshrrev_b32_e32 v2, 1, v0
170C  s_waitcnt lgkmcnt(0)
1710  s_lshr_b32 s8, s6, 8
1714  s_sub_i32 s9, 7, s8
1718  s_lshl_b32 s2, s2, s9
171C  v_lshrrev_b32_e32 v1, s8, v2
1720  v_add_u32_e32 v1, s2, v1
1724  s_lshl_b32 s2, s3, s8
1728  v_bfe_u32 v2, v2, 0, s8
1730  s_lshr_b32 s5, s5, 4
1734  v_add_u32_e32 v12, s2, v2
1738  v_cmp_gt_u32_e32 vcc, s4, v1
173C  v_cmp_gt_u32_e64 s[2:3], s5, v12
1744  s_and_b64 s[2:3], vcc, s[2:3]
1748  s_and_saveexec_b64 s[8:9], s[2:3]
174C  s_cbranch_execz 239
1750  s_load_dwordx4 s[0:3], s[0:1], 0x0
1758  v_mov_b32_e32 v13, 0
175C  v_mad_u64_u32 v[2:3], s[4:5], v1, s5, v[12:13]
1764  v_lshlrev_b32_e32 v1, 3, v0
1768  v_lshlrev_b64 v[10:11], 4, v[2:3]
1770  v_and_b32_e32 v1, 8, v1
1774  s_bitcmp0_b32 s6, 0
1778  v_or_b32_e32 v10, v10, v1
177C  s_cbranch_scc1 9
1780  s_waitcnt lgkmcnt(0)
1784  v_lshl_add_u64 v[14:15], v[10:11], 2, s[0:1]
178C  global_load_dwordx4 v[6:9], v[14:15], off offset:16
1794  global_load_dwordx4 v[2:5], v[14:15], off
179C  s_cbranch_execz 1
17A0  s_branch 18
17A4  s_waitcnt vmcnt(0) lgkmcnt(0)
17A8  v_lshl_add_u64 v[2:3], v[10:11], 1, s[0:1]
17B0  global_load_dwordx4 v[6:9], v[2:3], off
17B8  s_waitcnt vmcnt(0)
17BC  v_lshlrev_b32_e32 v2, 16, v6
17C0  v_and_b32_e32 v3, 0xffff0000, v6
17C8  v_lshlrev_b32_e32 v4, 16, v7
17CC  v_and_b32_e32 v5, 0xffff0000, v7
17D4  v_lshlrev_b32_e32 v6, 16, v8
17D8  v_and_b32_e32 v7, 0xffff0000, v8
17E0  v_lshlrev_b32_e32 v8, 16, v9
17E4  v_and_b32_e32 v9, 0xffff0000, v9
17EC  v_lshlrev_b32_e32 v12, 4, v12
17F0  v_and_or_b32 v1, v12, 16, v1
17F8  v_lshrrev_b32_e64 v1, v1, s7
1800  v_cmp_ne_u32_e32 vcc, 0, v1
1804  s_waitcnt lgkmcnt(0)
1808  s_and_saveexec_b64 s[0:1], vcc
180C  s_cbranch_execz 25
1810  s_brev_b32 s4, 1
1814  v_lshlrev_b32_e32 v12, 31, v1
1818  s_waitcnt vmcnt(0)
181C  v_xor_b32_e32 v2, v12, v2
1820  v_lshlrev_b32_e32 v12, 30, v1
1824  v_bitop3_b32 v3, v12, v3, s4 bitop3:0x6c
182C  v_lshlrev_b32_e32 v12, 29, v1
1830  v_bitop3_b32 v4, v12, v4, s4 bitop3:0x6c
1838  v_lshlrev_b32_e32 v12, 28, v1
183C  v_bitop3_b32 v5, v12, v5, s4 bitop3:0x6c
1844  v_lshlrev_b32_e32 v12, 27, v1
1848  v_bitop3_b32 v6, v12, v6, s4 bitop3:0x6c
1850  v_lshlrev_b32_e32 v12, 26, v1
1854  v_bitop3_b32 v7, v12, v7, s4 bitop3:0x6c
185C  v_lshlrev_b32_e32 v12, 25, v1
1860  v_lshlrev_b32_e32 v1, 24, v1
1864  v_bitop3_b32 v8, v12, v8, s4 bitop3:0x6c
186C  v_bitop3_b32 v9, v1, v9, s4 bitop3:0x6c
1874  s_or_b64 exec, exec, s[0:1]
1878  s_waitcnt vmcnt(0)
187C  v_add_f32_e32 v12, v2, v3
1880  v_sub_f32_e32 v3, v2, v3
1884  v_add_f32_e32 v2, v4, v5
1888  v_sub_f32_e32 v13, v4, v5
188C  v_add_f32_e32 v14, v6, v7
1890  v_sub_f32_e32 v17, v6, v7
1894  v_add_f32_e32 v16, v8, v9
1898  v_sub_f32_e32 v15, v8, v9
189C  v_and_b32_e32 v20, 1, v0
18A0  v_pk_add_f32 v[0:1], v[12:13], v[2:3]
18A8  v_pk_add_f32 v[18:19], v[14:15], v[16:17]
18B0  v_mov_b32_e32 v8, v12
18B4  v_mov_b32_e32 v9, v3
18B8  v_mov_b32_e32 v3, v13
18BC  v_pk_add_f32 v[6:7], v[0:1], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
18C4  v_pk_add_f32 v[2:3], v[8:9], v[2:3] neg_lo:[0,1] neg_hi:[0,1]
18CC  v_mov_b32_e32 v8, v14
18D0  v_mov_b32_e32 v9, v17
18D4  v_mov_b32_e32 v17, v15
18D8  v_pk_add_f32 v[0:1], v[0:1], v[18:19]
18E0  v_cmp_eq_u32_e64 s[0:1], 0, v20
18E8  v_pk_add_f32 v[14:15], v[8:9], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
18F0  v_mov_b32_dpp v16, v0 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
18F8  v_mov_b32_dpp v17, v1 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
1900  v_cndmask_b32_e64 v1, -v1, v1, s[0:1]
1908  v_cndmask_b32_e64 v0, -v0, v0, s[0:1]
1910  v_pk_add_f32 v[12:13], v[2:3], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
1918  v_pk_add_f32 v[0:1], v[0:1], v[16:17]
1920  s_mov_b32 s4, 0x3e800000
1928  v_pk_add_f32 v[2:3], v[2:3], v[14:15]
1930  v_pk_mul_f32 v[0:1], v[0:1], s[4:5] op_sel_hi:[1,0]
1938  s_mov_b32 s5, 0x7f800001
1940  v_mov_b32_dpp v14, v2 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
1948  v_mov_b32_dpp v15, v3 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
1950  v_cndmask_b32_e64 v3, -v3, v3, s[0:1]
1958  v_cndmask_b32_e64 v2, -v2, v2, s[0:1]
1960  v_and_b32_e32 v17, 0x7fffffff, v1
1968  v_pk_add_f32 v[2:3], v[2:3], v[14:15]
1970  v_and_b32_e32 v16, 0x7fffffff, v0
1978  v_mov_b32_e32 v18, 0x7fc00000
1980  v_cmp_gt_u32_e32 vcc, s5, v17
1984  v_pk_mul_f32 v[2:3], v[2:3], s[4:5] op_sel_hi:[1,0]
198C  s_and_b32 s8, s6, 2
1990  v_cndmask_b32_e32 v1, v18, v1, vcc
1994  v_cmp_gt_u32_e32 vcc, s5, v16
1998  v_and_b32_e32 v15, 0x7fffffff, v3
19A0  v_and_b32_e32 v14, 0x7fffffff, v2
19A8  v_cndmask_b32_e32 v0, v18, v0, vcc
19AC  v_cmp_gt_u32_e32 vcc, s5, v15
19B0  s_bitcmp1_b32 s6, 1
19B4  v_mov_b32_dpp v4, v6 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
19BC  v_cndmask_b32_e32 v3, v18, v3, vcc
19C0  v_cmp_gt_u32_e32 vcc, s5, v14
19C4  v_mov_b32_dpp v5, v7 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
19CC  v_mov_b32_dpp v8, v12 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
19D4  v_mov_b32_dpp v9, v13 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
19DC  v_cndmask_b32_e32 v2, v18, v2, vcc
19E0  s_mov_b64 s[6:7], -1
19E4  s_cselect_b64 s[4:5], -1, 0
19E8  s_cmp_eq_u32 s8, 0
19EC  v_lshl_add_u64 v[14:15], v[10:11], 2, s[2:3]
19F4  s_cbranch_scc1 3
19F8  s_mov_b64 s[6:7], 0
19FC  global_store_dwordx4 v[14:15], v[0:3], off
1A04  s_andn2_b64 vcc, exec, s[6:7]
1A08  v_lshl_add_u64 v[10:11], v[10:11], 1, s[2:3]
1A10  s_cbranch_vccnz 6
1A14  v_cvt_pk_bf16_f32 v0, v0, v1
1A1C  v_cvt_pk_bf16_f32 v1, v2, v3
1A24  global_store_dwordx2 v[10:11], v[0:1], off
1A2C  v_cndmask_b32_e64 v1, -v7, v7, s[0:1]
1A34  v_cndmask_b32_e64 v0, -v6, v6, s[0:1]
1A3C  v_pk_add_f32 v[0:1], v[0:1], v[4:5]
1A44  s_mov_b32 s2, 0x3e800000
1A4C  v_pk_mul_f32 v[0:1], v[0:1], s[2:3] op_sel_hi:[1,0]
1A54  v_cndmask_b32_e64 v3, -v13, v13, s[0:1]
1A5C  v_cndmask_b32_e64 v2, -v12, v12, s[0:1]
1A64  v_pk_add_f32 v[2:3], v[2:3], v[8:9]
1A6C  v_and_b32_e32 v5, 0x7fffffff, v1
1A74  s_mov_b32 s0, 0x7f800001
1A7C  v_pk_mul_f32 v[2:3], v[2:3], s[2:3] op_sel_hi:[1,0]
1A84  v_and_b32_e32 v4, 0x7fffffff, v0
1A8C  v_mov_b32_e32 v6, 0x7fc00000
1A94  v_cmp_gt_u32_e32 vcc, s0, v5
1A98  v_and_b32_e32 v5, 0x7fffffff, v3
1AA0  s_nop 0
1AA4  v_cndmask_b32_e32 v1, v6, v1, vcc
1AA8  v_cmp_gt_u32_e32 vcc, s0, v4
1AAC  v_and_b32_e32 v4, 0x7fffffff, v2
1AB4  s_nop 0
1AB8  v_cndmask_b32_e32 v0, v6, v0, vcc
1ABC  v_cmp_gt_u32_e32 vcc, s0, v5
1AC0  s_nop 1
1AC4  v_cndmask_b32_e32 v3, v6, v3, vcc
1AC8  v_cmp_gt_u32_e32 vcc, s0, v4
1ACC  s_mov_b64 s[0:1], -1
1AD0  s_nop 0
1AD4  v_cndmask_b32_e32 v2, v6, v2, vcc
1AD8  s_andn2_b64 vcc, exec, s[4:5]
1ADC  s_cbranch_vccnz 3
1AE0  s_mov_b64 s[0:1], 0
1AE4  global_store_dwordx4 v[14:15], v[0:3], off offset:16
1AEC  s_andn2_b64 vcc, exec, s[0:1]
1AF0  s_cbranch_vccnz 6
1AF4  v_cvt_pk_bf16_f32 v0, v0, v1
1AFC  v_cvt_pk_bf16_f32 v1, v2, v3
1B04  global_store_dwordx2 v[10:11], v[0:1], off offset:8
1B0C  s_endpgm
1B10  s_nop 0
