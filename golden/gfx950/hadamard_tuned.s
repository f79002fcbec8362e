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
    .vgpr_count:     18
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
174C  s_cbranch_execz 232
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
1810  v_lshlrev_b32_e32 v12, 31, v1
1814  s_waitcnt vmcnt(0)
1818  v_xor_b32_e32 v2, v12, v2
181C  v_lshlrev_b32_e32 v12, 30, v1
1820  s_brev_b32 s4, 1
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
187C  v_add_f32_e32 v1, v2, v3
1880  v_sub_f32_e32 v2, v2, v3
1884  v_add_f32_e32 v3, v4, v5
1888  v_sub_f32_e32 v4, v4, v5
188C  v_add_f32_e32 v5, v6, v7
1890  v_sub_f32_e32 v6, v6, v7
1894  v_add_f32_e32 v7, v8, v9
1898  v_sub_f32_e32 v8, v8, v9
189C  v_add_f32_e32 v9, v1, v3
18A0  v_sub_f32_e32 v1, v1, v3
18A4  v_add_f32_e32 v3, v2, v4
18A8  v_sub_f32_e32 v2, v2, v4
18AC  v_add_f32_e32 v4, v5, v7
18B0  v_sub_f32_e32 v5, v5, v7
18B4  v_add_f32_e32 v7, v6, v8
18B8  v_and_b32_e32 v0, 1, v0
18BC  v_sub_f32_e32 v6, v6, v8
18C0  v_add_f32_e32 v14, v9, v4
18C4  v_sub_f32_e32 v13, v9, v4
18C8  v_add_f32_e32 v4, v3, v7
18CC  v_cmp_eq_u32_e64 s[0:1], 0, v0
18D4  v_sub_f32_e32 v12, v3, v7
18D8  v_add_f32_e32 v3, v1, v5
18DC  v_sub_f32_e32 v9, v1, v5
18E0  v_add_f32_e32 v1, v2, v6
18E4  v_sub_f32_e32 v8, v2, v6
18E8  v_cndmask_b32_e64 v2, -v4, v4, s[0:1]
18F0  v_cndmask_b32_e64 v0, -v14, v14, s[0:1]
18F8  s_mov_b32 s4, 0x7f800001
1900  v_add_f32_dpp v2, v4, v2 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
1908  v_cndmask_b32_e64 v4, -v3, v3, s[0:1]
1910  v_add_f32_dpp v0, v14, v0 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
1918  v_mul_f32_e32 v0, 0x3e800000, v0
1920  v_add_f32_dpp v3, v3, v4 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
1928  v_cndmask_b32_e64 v4, -v1, v1, s[0:1]
1930  v_mul_f32_e32 v2, 0x3e800000, v2
1938  v_mov_b32_e32 v5, 0x7fc00000
1940  v_add_f32_dpp v1, v1, v4 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
1948  v_mul_f32_e32 v4, 0x3e800000, v1
1950  v_and_b32_e32 v1, 0x7fffffff, v0
1958  v_cmp_gt_u32_e32 vcc, s4, v1
195C  v_and_b32_e32 v1, 0x7fffffff, v2
1964  v_mul_f32_e32 v3, 0x3e800000, v3
196C  v_cndmask_b32_e32 v0, v5, v0, vcc
1970  v_cmp_gt_u32_e32 vcc, s4, v1
1974  s_and_b32 s8, s6, 2
1978  s_bitcmp1_b32 s6, 1
197C  v_cndmask_b32_e32 v1, v5, v2, vcc
1980  v_and_b32_e32 v2, 0x7fffffff, v3
1988  v_cmp_gt_u32_e32 vcc, s4, v2
198C  v_mov_b32_dpp v17, v13 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
1994  v_mov_b32_dpp v16, v12 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
199C  v_cndmask_b32_e32 v2, v5, v3, vcc
19A0  v_and_b32_e32 v3, 0x7fffffff, v4
19A8  v_cmp_gt_u32_e32 vcc, s4, v3
19AC  v_mov_b32_dpp v15, v9 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
19B4  v_mov_b32_dpp v14, v8 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
19BC  v_cndmask_b32_e32 v3, v5, v4, vcc
19C0  s_mov_b64 s[6:7], -1
19C4  s_cselect_b64 s[4:5], -1, 0
19C8  s_cmp_eq_u32 s8, 0
19CC  v_lshl_add_u64 v[4:5], v[10:11], 2, s[2:3]
19D4  s_cbranch_scc1 3
19D8  s_mov_b64 s[6:7], 0
19DC  global_store_dwordx4 v[4:5], v[0:3], off
19E4  s_andn2_b64 vcc, exec, s[6:7]
19E8  v_lshl_add_u64 v[6:7], v[10:11], 1, s[2:3]
19F0  s_cbranch_vccnz 6
19F4  v_cvt_pk_bf16_f32 v0, v0, v1
19FC  v_cvt_pk_bf16_f32 v1, v2, v3
1A04  global_store_dwordx2 v[6:7], v[0:1], off
1A0C  v_cndmask_b32_e64 v0, -v13, v13, s[0:1]
1A14  v_add_f32_e32 v0, v0, v17
1A18  v_cndmask_b32_e64 v1, -v12, v12, s[0:1]
1A20  v_mul_f32_e32 v0, 0x3e800000, v0
1A28  v_add_f32_e32 v1, v1, v16
1A2C  v_cndmask_b32_e64 v2, -v9, v9, s[0:1]
1A34  v_mul_f32_e32 v1, 0x3e800000, v1
1A3C  v_add_f32_e32 v2, v2, v15
1A40  v_cndmask_b32_e64 v3, -v8, v8, s[0:1]
1A48  v_and_b32_e32 v8, 0x7fffffff, v0
1A50  s_mov_b32 s0, 0x7f800001
1A58  v_mul_f32_e32 v2, 0x3e800000, v2
1A60  v_add_f32_e32 v3, v3, v14
1A64  v_mov_b32_e32 v9, 0x7fc00000
1A6C  v_cmp_gt_u32_e32 vcc, s0, v8
1A70  v_and_b32_e32 v8, 0x7fffffff, v1
1A78  v_mul_f32_e32 v3, 0x3e800000, v3
1A80  v_cndmask_b32_e32 v0, v9, v0, vcc
1A84  v_cmp_gt_u32_e32 vcc, s0, v8
1A88  v_and_b32_e32 v8, 0x7fffffff, v2
1A90  s_nop 0
1A94  v_cndmask_b32_e32 v1, v9, v1, vcc
1A98  v_cmp_gt_u32_e32 vcc, s0, v8
1A9C  v_and_b32_e32 v8, 0x7fffffff, v3
1AA4  s_nop 0
1AA8  v_cndmask_b32_e32 v2, v9, v2, vcc
1AAC  v_cmp_gt_u32_e32 vcc, s0, v8
1AB0  s_mov_b64 s[0:1], -1
1AB4  s_nop 0
1AB8  v_cndmask_b32_e32 v3, v9, v3, vcc
1ABC  s_andn2_b64 vcc, exec, s[4:5]
1AC0  s_cbranch_vccnz 3
1AC4  s_mov_b64 s[0:1], 0
1AC8  global_store_dwordx4 v[4:5], v[0:3], off offset:16
1AD0  s_andn2_b64 vcc, exec, s[0:1]
1AD4  s_cbranch_vccnz 6
1AD8  v_cvt_pk_bf16_f32 v0, v0, v1
1AE0  v_cvt_pk_bf16_f32 v1, v2, v3
1AE8  global_store_dwordx2 v[6:7], v[0:1], off offset:8
1AF0  s_endpgm
1AF4  s_nop 0
