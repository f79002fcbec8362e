quantise_row_tuned.co, compiled by Debian clang version 21.1.8 (13)

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
    .name:           QuantiseRowTuned
    .private_segment_fixed_size: 0
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         QuantiseRowTuned.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     25
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .name:           QuantiseRowTunedH16
    .private_segment_fixed_size: 0
    .sgpr_count:     21
    .sgpr_spill_count: 0
    .symbol:         QuantiseRowTunedH16.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     22
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .name:           QuantiseRowTunedSr
    .private_segment_fixed_size: 0
    .sgpr_count:     24
    .sgpr_spill_count: 0
    .symbol:         QuantiseRowTunedSr.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     28
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .name:           QuantiseRowTunedH16Sr
    .private_segment_fixed_size: 0
    .sgpr_count:     27
    .sgpr_spill_count: 0
    .symbol:         QuantiseRowTunedH16Sr.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     28
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
Disassembly of section .text:

2500 <QuantiseRowTuned>:
2500  s_load_dwordx4 s[4:7], s[0:1], 0x20
2508  v_lshrrev_b32_e32 v1, 2, v0
250C  s_waitcnt lgkmcnt(0)
2510  s_and_b32 s8, s6, 8
2514  s_bitcmp1_b32 s6, 3
2518  s_cselect_b64 s[10:11], -1, 0
251C  s_lshr_b32 s9, s6, 8
2520  s_lshr_b32 s7, s5, 5
2524  s_sub_i32 s5, 6, s9
2528  s_lshl_b32 s2, s2, s5
252C  s_lshl_b32 s3, s3, s9
2530  v_lshrrev_b32_e32 v2, s9, v1
2534  v_bfe_u32 v1, v1, 0, s9
253C  s_cmp_eq_u32 s8, 0
2540  v_add_u32_e32 v14, s2, v2
2544  v_add_u32_e32 v8, s3, v1
2548  s_cbranch_scc1 28
254C  s_add_i32 s2, s7, 7
2550  v_lshlrev_b32_e32 v2, 5, v8
2554  s_and_b32 s2, s2, 0xffffff8
255C  v_and_b32_e32 v1, 0xffffffe0, v14
2564  v_and_b32_e32 v2, 0xffffff00, v2
256C  v_mov_b32_e32 v3, 0
2570  v_lshlrev_b32_e32 v4, 2, v14
2574  v_mov_b32_e32 v5, v3
2578  v_mad_u64_u32 v[2:3], s[2:3], v1, s2, v[2:3]
2580  v_lshlrev_b32_e32 v6, 6, v8
2584  v_and_b32_e32 v7, 60, v4
2588  v_lshrrev_b32_e32 v4, 1, v8
258C  s_movk_i32 s2, 0xc0
2590  v_and_b32_e32 v9, 2, v4
2594  v_and_or_b32 v1, v6, s2, v2
259C  v_bfe_u32 v4, v14, 4, 1
25A4  v_or3_b32 v2, v1, v7, v9
25AC  v_lshl_add_u64 v[10:11], v[2:3], 0, v[4:5]
25B4  s_cbranch_execz 1
25B8  s_branch 3
25BC  v_mov_b32_e32 v9, 0
25C0  v_mad_u64_u32 v[10:11], s[2:3], v14, s7, v[8:9]
25C8  s_load_dwordx2 s[8:9], s[0:1], 0x10
25D0  v_cmp_le_u32_e32 vcc, s4, v14
25D4  v_cmp_le_u32_e64 s[2:3], s7, v8
25DC  v_and_b32_e32 v15, 3, v0
25E0  s_or_b64 s[2:3], vcc, s[2:3]
25E4  s_and_saveexec_b64 s[12:13], s[2:3]
25E8  s_xor_b64 s[12:13], exec, s[12:13]
25EC  s_cbranch_execz 26
25F0  s_andn2_b64 vcc, exec, s[10:11]
25F4  s_cbranch_vccnz 24
25F8  s_add_i32 s2, s4, 0xff
2600  s_and_b32 s2, s2, 0xffffff00
2608  v_cmp_gt_u32_e32 vcc, s2, v14
260C  s_and_saveexec_b64 s[4:5], vcc
2610  s_cbranch_execz 16
2614  s_add_i32 s2, s7, 7
2618  s_and_b32 s2, s2, 0xffffff8
2620  v_cmp_gt_u32_e32 vcc, s2, v8
2624  v_cmp_eq_u32_e64 s[2:3], 0, v15
262C  s_and_b64 s[2:3], s[2:3], vcc
2630  s_and_b64 exec, exec, s[2:3]
2634  s_cbranch_execz 7
2638  s_waitcnt lgkmcnt(0)
263C  v_lshl_add_u64 v[0:1], s[8:9], 0, v[10:11]
2644  v_mov_b32_e32 v2, 0x7f
264C  global_store_byte v[0:1], v2, off
2654  s_or_b64 exec, exec, s[4:5]
2658  s_andn2_saveexec_b64 s[2:3], s[12:13]
265C  s_cbranch_execz 297
2660  s_load_dwordx2 s[2:3], s[0:1], 0x0
2668  s_load_dwordx2 s[4:5], s[0:1], 0x18
2670  v_lshlrev_b32_e32 v0, 3, v15
2674  v_mov_b32_e32 v1, 0
2678  v_lshl_or_b32 v0, v8, 5, v0
2680  s_bitcmp0_b32 s6, 0
2684  s_waitcnt lgkmcnt(0)
2688  v_mad_u64_u32 v[12:13], s[10:11], s4, v14, v[0:1]
2690  v_mov_b32_e32 v0, v13
2694  v_mad_u64_u32 v[0:1], s[4:5], s5, v14, v[0:1]
269C  v_mov_b32_e32 v13, v0
26A0  s_cbranch_scc1 11
26A4  v_lshlrev_b64 v[0:1], 2, v[12:13]
26AC  v_and_b32_e32 v0, -16, v0
26B0  v_lshl_add_u64 v[16:17], s[2:3], 0, v[0:1]
26B8  global_load_dwordx4 v[4:7], v[16:17], off offset:16
26C0  global_load_dwordx4 v[0:3], v[16:17], off
26C8  s_cbranch_execz 1
26CC  s_branch 21
26D0  s_waitcnt vmcnt(0)
26D4  v_lshlrev_b64 v[0:1], 1, v[12:13]
26DC  v_and_b32_e32 v0, -16, v0
26E0  v_lshl_add_u64 v[0:1], s[2:3], 0, v[0:1]
26E8  global_load_dwordx4 v[4:7], v[0:1], off
26F0  s_waitcnt vmcnt(0)
26F4  v_lshlrev_b32_e32 v0, 16, v4
26F8  v_and_b32_e32 v1, 0xffff0000, v4
2700  v_lshlrev_b32_e32 v2, 16, v5
2704  v_and_b32_e32 v3, 0xffff0000, v5
270C  v_lshlrev_b32_e32 v4, 16, v6
2710  v_and_b32_e32 v5, 0xffff0000, v6
2718  v_lshlrev_b32_e32 v6, 16, v7
271C  v_and_b32_e32 v7, 0xffff0000, v7
2724  s_waitcnt vmcnt(0)
2728  v_and_b32_e32 v22, 0x7fffffff, v0
2730  v_and_b32_e32 v21, 0x7fffffff, v1
2738  v_max_u32_e32 v9, v21, v22
273C  v_and_b32_e32 v19, 0x7fffffff, v2
2744  v_and_b32_e32 v18, 0x7fffffff, v3
274C  v_max3_u32 v9, v18, v19, v9
2754  v_and_b32_e32 v17, 0x7fffffff, v4
275C  v_and_b32_e32 v16, 0x7fffffff, v5
2764  v_max3_u32 v12, v16, v17, v9
276C  v_and_b32_e32 v13, 0x7fffffff, v6
2774  v_and_b32_e32 v9, 0x7fffffff, v7
277C  v_max3_u32 v12, v9, v13, v12
2784  s_mov_b32 s10, 0x7f7fffff
278C  s_nop 0
2790  v_max_u32_dpp v12, v12, v12 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
2798  s_nop 1
279C  v_max_u32_dpp v20, v12, v12 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
27A4  v_cmp_lt_u32_e32 vcc, s10, v20
27A8  v_mov_b32_e32 v12, 0
27AC  s_and_saveexec_b64 s[4:5], vcc
27B0  s_cbranch_execz 130
27B4  s_mov_b32 s11, 0x7f800000
27BC  v_and_b32_e32 v12, 0x80000000, v0
27C4  v_cmp_lt_u32_e32 vcc, s10, v22
27C8  v_mov_b32_e32 v23, 0x70
27D0  v_cmp_lt_u32_e64 s[2:3], s10, v21
27D8  v_cndmask_b32_e64 v20, 0, 7, vcc
27E0  v_cndmask_b32_e32 v0, v0, v12, vcc
27E4  v_cmp_lt_u32_e32 vcc, s11, v22
27E8  v_cndmask_b32_e64 v23, 0, v23, s[2:3]
27F0  v_or_b32_e32 v20, v23, v20
27F4  v_cndmask_b32_e64 v12, v22, 0, vcc
27FC  v_and_b32_e32 v22, 0x80000000, v1
2804  v_cndmask_b32_e64 v1, v1, v22, s[2:3]
280C  v_cmp_lt_u32_e64 s[2:3], s11, v21
2814  v_max_u32_e32 v21, v21, v12
2818  v_mov_b32_e32 v23, 0x700
2820  v_cndmask_b32_e64 v22, 0, 1, s[2:3]
2828  v_addc_co_u32_e32 v22, vcc, 0, v22, vcc
282C  v_cndmask_b32_e64 v12, v21, v12, s[2:3]
2834  v_and_b32_e32 v21, 0x80000000, v2
283C  v_cmp_lt_u32_e32 vcc, s10, v19
2840  v_mov_b32_e32 v24, 0x7000
2848  s_nop 0
284C  v_cndmask_b32_e32 v23, 0, v23, vcc
2850  v_cndmask_b32_e32 v2, v2, v21, vcc
2854  v_cmp_lt_u32_e32 vcc, s11, v19
2858  v_max_u32_e32 v19, v19, v12
285C  s_nop 0
2860  v_cndmask_b32_e64 v21, 0, 1, vcc
2868  v_cndmask_b32_e32 v12, v19, v12, vcc
286C  v_and_b32_e32 v19, 0x80000000, v3
2874  v_cmp_lt_u32_e32 vcc, s10, v18
2878  s_nop 1
287C  v_cndmask_b32_e32 v24, 0, v24, vcc
2880  v_cndmask_b32_e32 v3, v3, v19, vcc
2884  v_cmp_lt_u32_e32 vcc, s11, v18
2888  v_max_u32_e32 v18, v18, v12
288C  v_or3_b32 v20, v23, v20, v24
2894  v_addc_co_u32_e64 v19, s[2:3], v22, v21, vcc
289C  v_cndmask_b32_e32 v12, v18, v12, vcc
28A0  v_and_b32_e32 v18, 0x80000000, v4
28A8  v_mov_b32_e32 v21, 0x70000
28B0  v_cmp_lt_u32_e32 vcc, s10, v17
28B4  v_mov_b32_e32 v22, 0x700000
28BC  s_nop 0
28C0  v_cndmask_b32_e32 v21, 0, v21, vcc
28C4  v_cndmask_b32_e32 v4, v4, v18, vcc
28C8  v_cmp_lt_u32_e32 vcc, s11, v17
28CC  v_max_u32_e32 v17, v17, v12
28D0  s_nop 0
28D4  v_cndmask_b32_e64 v18, 0, 1, vcc
28DC  v_cndmask_b32_e32 v12, v17, v12, vcc
28E0  v_and_b32_e32 v17, 0x80000000, v5
28E8  v_cmp_lt_u32_e32 vcc, s10, v16
28EC  s_nop 1
28F0  v_cndmask_b32_e32 v22, 0, v22, vcc
28F4  v_cndmask_b32_e32 v5, v5, v17, vcc
28F8  v_cmp_lt_u32_e32 vcc, s11, v16
28FC  v_max_u32_e32 v16, v16, v12
2900  v_or3_b32 v20, v21, v20, v22
2908  v_addc_co_u32_e64 v17, s[2:3], v19, v18, vcc
2910  v_cndmask_b32_e32 v12, v16, v12, vcc
2914  v_and_b32_e32 v16, 0x80000000, v6
291C  v_mov_b32_e32 v18, 0x7000000
2924  v_cmp_lt_u32_e32 vcc, s10, v13
2928  v_and_b32_e32 v19, 0x80000000, v7
2930  s_nop 0
2934  v_cndmask_b32_e32 v18, 0, v18, vcc
2938  v_cndmask_b32_e32 v6, v6, v16, vcc
293C  v_cmp_lt_u32_e32 vcc, s11, v13
2940  v_max_u32_e32 v13, v13, v12
2944  s_nop 0
2948  v_cndmask_b32_e64 v16, 0, 1, vcc
2950  v_cndmask_b32_e32 v13, v13, v12, vcc
2954  v_bfrev_b32_e32 v12, 14
2958  v_cmp_lt_u32_e32 vcc, s10, v9
295C  s_nop 1
2960  v_cndmask_b32_e32 v12, 0, v12, vcc
2964  v_cndmask_b32_e32 v7, v7, v19, vcc
2968  v_cmp_lt_u32_e32 vcc, s11, v9
296C  v_max_u32_e32 v9, v9, v13
2970  v_or3_b32 v12, v18, v20, v12
2978  v_addc_co_u32_e64 v16, s[2:3], v17, v16, vcc
2980  v_cndmask_b32_e32 v9, v9, v13, vcc
2984  s_nop 0
2988  v_add_u32_dpp v13, v16, v16 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
2990  v_mov_b32_e32 v16, 0x7f800000
2998  v_max_u32_dpp v9, v9, v9 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
29A0  v_add_u32_dpp v13, v13, v13 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
29A8  v_cmp_ne_u32_e32 vcc, 32, v13
29AC  v_max_u32_dpp v9, v9, v9 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
29B4  s_nop 0
29B8  v_cndmask_b32_e32 v20, v16, v9, vcc
29BC  s_or_b64 exec, exec, s[4:5]
29C0  s_load_dwordx2 s[0:1], s[0:1], 0x8
29C8  v_cmp_ne_u32_e32 vcc, 0, v20
29CC  v_mov_b32_e32 v13, 0x7f
29D4  s_and_saveexec_b64 s[2:3], vcc
29D8  s_cbranch_execz 25
29DC  s_bfe_u32 s6, s6, 0x20004
29E4  s_cmp_eq_u32 s6, 2
29E8  s_cselect_b64 s[4:5], -1, 0
29EC  s_and_b64 s[10:11], s[4:5], exec
29F0  s_cselect_b32 s10, 0x3fffff, 0
29F8  s_cmp_lg_u32 s6, 0
29FC  s_cselect_b32 s6, s10, 0x200000
2A04  v_add_u32_e32 v9, s6, v20
2A08  s_mov_b32 s6, 0x17fffff
2A10  v_lshrrev_b32_e32 v13, 23, v9
2A14  v_add_u32_e32 v13, -2, v13
2A18  v_cmp_lt_u32_e32 vcc, s6, v9
2A1C  s_mov_b32 s6, 0x7f800000
2A24  s_nop 0
2A28  v_cndmask_b32_e32 v9, 0, v13, vcc
2A2C  v_cmp_eq_u32_e32 vcc, s6, v20
2A30  v_mov_b32_e32 v13, 0xfe
2A38  s_and_b64 vcc, s[4:5], vcc
2A3C  v_cndmask_b32_e32 v13, v9, v13, vcc
2A40  s_or_b64 exec, exec, s[2:3]
2A44  v_cmp_eq_u32_e32 vcc, 0, v13
2A48  s_cbranch_vccz 13
2A4C  s_nop 0
2A50  v_cndmask_b32_e64 v16, 1.0, 2.0, vcc
2A58  v_pk_mul_f32 v[6:7], v[16:17], v[6:7] op_sel_hi:[0,1]
2A60  v_pk_mul_f32 v[4:5], v[16:17], v[4:5] op_sel_hi:[0,1]
2A68  v_pk_mul_f32 v[2:3], v[16:17], v[2:3] op_sel_hi:[0,1]
2A70  v_pk_mul_f32 v[0:1], v[16:17], v[0:1] op_sel_hi:[0,1]
2A78  v_max_u32_e32 v16, 1, v13
2A7C  s_branch 1
2A80  v_mov_b32_e32 v16, v13
2A84  v_mov_b32_e32 v9, 0
2A88  v_mad_u64_u32 v[18:19], s[2:3], v14, s7, v[8:9]
2A90  v_lshlrev_b32_e32 v8, 23, v16
2A94  v_mov_b32_e32 v14, v9
2A98  v_mov_b32_e32 v16, v9
2A9C  v_cvt_scalef32_pk_fp4_f32 v14, v0, v1, v8
2AA4  v_cvt_scalef32_pk_fp4_f32 v16, v4, v5, v8 op_sel:[0,0,0,1]
2AAC  v_cvt_scalef32_pk_fp4_f32 v14, v2, v3, v8 op_sel:[0,0,1,0]
2AB4  v_cvt_scalef32_pk_fp4_f32 v16, v6, v7, v8 op_sel:[0,0,1,1]
2ABC  s_nop 0
2AC0  s_waitcnt lgkmcnt(0)
2AC4  v_lshl_add_u64 v[0:1], v[18:19], 4, s[0:1]
2ACC  v_lshlrev_b32_e32 v8, 2, v15
2AD0  v_or3_b32 v2, v16, v12, v14
2AD8  v_lshl_add_u64 v[0:1], v[0:1], 0, v[8:9]
2AE0  v_cmp_eq_u32_e32 vcc, 0, v15
2AE4  global_store_dword v[0:1], v2, off
2AEC  s_and_saveexec_b64 s[0:1], vcc
2AF0  s_cbranch_execz 4
2AF4  v_lshl_add_u64 v[0:1], s[8:9], 0, v[10:11]
2AFC  global_store_byte v[0:1], v13, off
2B04  s_endpgm
2B08  s_nop 0

2c00 <QuantiseRowTunedH16>:
2C00  s_load_dwordx4 s[4:7], s[0:1], 0x20
2C08  v_lshrrev_b32_e32 v1, 2, v0
2C0C  s_waitcnt lgkmcnt(0)
2C10  s_and_b32 s8, s6, 8
2C14  s_bitcmp1_b32 s6, 3
2C18  s_cselect_b64 s[10:11], -1, 0
2C1C  s_lshr_b32 s9, s6, 8
2C20  s_lshr_b32 s14, s5, 5
2C24  s_sub_i32 s5, 6, s9
2C28  s_lshl_b32 s2, s2, s5
2C2C  s_lshl_b32 s3, s3, s9
2C30  v_lshrrev_b32_e32 v2, s9, v1
2C34  v_bfe_u32 v1, v1, 0, s9
2C3C  s_cmp_eq_u32 s8, 0
2C40  v_add_u32_e32 v16, s2, v2
2C44  v_add_u32_e32 v10, s3, v1
2C48  s_cbranch_scc1 28
2C4C  s_add_i32 s2, s14, 7
2C50  v_lshlrev_b32_e32 v2, 5, v10
2C54  s_and_b32 s2, s2, 0xffffff8
2C5C  v_and_b32_e32 v1, 0xffffffe0, v16
2C64  v_and_b32_e32 v2, 0xffffff00, v2
2C6C  v_mov_b32_e32 v3, 0
2C70  v_lshlrev_b32_e32 v4, 2, v16
2C74  v_mov_b32_e32 v5, v3
2C78  v_mad_u64_u32 v[2:3], s[2:3], v1, s2, v[2:3]
2C80  v_lshlrev_b32_e32 v6, 6, v10
2C84  v_and_b32_e32 v7, 60, v4
2C88  v_lshrrev_b32_e32 v4, 1, v10
2C8C  s_movk_i32 s2, 0xc0
2C90  v_and_b32_e32 v8, 2, v4
2C94  v_and_or_b32 v1, v6, s2, v2
2C9C  v_bfe_u32 v4, v16, 4, 1
2CA4  v_or3_b32 v2, v1, v7, v8
2CAC  v_lshl_add_u64 v[12:13], v[2:3], 0, v[4:5]
2CB4  s_cbranch_execz 1
2CB8  s_branch 3
2CBC  v_mov_b32_e32 v11, 0
2CC0  v_mad_u64_u32 v[12:13], s[2:3], v16, s14, v[10:11]
2CC8  s_load_dwordx2 s[8:9], s[0:1], 0x10
2CD0  v_cmp_le_u32_e32 vcc, s4, v16
2CD4  v_cmp_le_u32_e64 s[2:3], s14, v10
2CDC  v_and_b32_e32 v17, 3, v0
2CE0  s_or_b64 s[2:3], vcc, s[2:3]
2CE4  s_and_saveexec_b64 s[12:13], s[2:3]
2CE8  s_xor_b64 s[12:13], exec, s[12:13]
2CEC  s_cbranch_execz 26
2CF0  s_andn2_b64 vcc, exec, s[10:11]
2CF4  s_cbranch_vccnz 24
2CF8  s_add_i32 s2, s4, 0xff
2D00  s_and_b32 s2, s2, 0xffffff00
2D08  v_cmp_gt_u32_e32 vcc, s2, v16
2D0C  s_and_saveexec_b64 s[4:5], vcc
2D10  s_cbranch_execz 16
2D14  s_add_i32 s2, s14, 7
2D18  s_and_b32 s2, s2, 0xffffff8
2D20  v_cmp_gt_u32_e32 vcc, s2, v10
2D24  v_cmp_eq_u32_e64 s[2:3], 0, v17
2D2C  s_and_b64 s[2:3], s[2:3], vcc
2D30  s_and_b64 exec, exec, s[2:3]
2D34  s_cbranch_execz 7
2D38  s_waitcnt lgkmcnt(0)
2D3C  v_lshl_add_u64 v[0:1], s[8:9], 0, v[12:13]
2D44  v_mov_b32_e32 v2, 0x7f
2D4C  global_store_byte v[0:1], v2, off
2D54  s_or_b64 exec, exec, s[4:5]
2D58  s_andn2_saveexec_b64 s[2:3], s[12:13]
2D5C  s_cbranch_execz 453
2D60  s_load_dwordx2 s[2:3], s[0:1], 0x0
2D68  s_load_dwordx2 s[4:5], s[0:1], 0x18
2D70  v_lshlrev_b32_e32 v1, 3, v17
2D74  v_mov_b32_e32 v3, 0
2D78  v_lshl_or_b32 v2, v10, 5, v1
2D80  s_bitcmp0_b32 s6, 0
2D84  s_waitcnt lgkmcnt(0)
2D88  v_mad_u64_u32 v[14:15], s[10:11], s4, v16, v[2:3]
2D90  v_mov_b32_e32 v2, v15
2D94  v_mad_u64_u32 v[2:3], s[4:5], s5, v16, v[2:3]
2D9C  v_mov_b32_e32 v15, v2
2DA0  s_cbranch_scc1 11
2DA4  v_lshlrev_b64 v[2:3], 2, v[14:15]
2DAC  v_and_b32_e32 v2, -16, v2
2DB0  v_lshl_add_u64 v[18:19], s[2:3], 0, v[2:3]
2DB8  global_load_dwordx4 v[6:9], v[18:19], off offset:16
2DC0  global_load_dwordx4 v[2:5], v[18:19], off
2DC8  s_cbranch_execz 1
2DCC  s_branch 21
2DD0  s_waitcnt vmcnt(0)
2DD4  v_lshlrev_b64 v[2:3], 1, v[14:15]
2DDC  v_and_b32_e32 v2, -16, v2
2DE0  v_lshl_add_u64 v[2:3], s[2:3], 0, v[2:3]
2DE8  global_load_dwordx4 v[6:9], v[2:3], off
2DF0  s_waitcnt vmcnt(0)
2DF4  v_lshlrev_b32_e32 v2, 16, v6
2DF8  v_and_b32_e32 v3, 0xffff0000, v6
2E00  v_lshlrev_b32_e32 v4, 16, v7
2E04  v_and_b32_e32 v5, 0xffff0000, v7
2E0C  v_lshlrev_b32_e32 v6, 16, v8
2E10  v_and_b32_e32 v7, 0xffff0000, v8
2E18  v_lshlrev_b32_e32 v8, 16, v9
2E1C  v_and_b32_e32 v9, 0xffff0000, v9
2E24  s_cmp_lg_u32 s7, 0
2E28  v_lshrrev_b32_e64 v1, v1, s7
2E30  s_cselect_b64 s[2:3], -1, 0
2E34  v_cmp_ne_u32_e32 vcc, 0, v1
2E38  s_and_b64 s[4:5], s[2:3], vcc
2E3C  s_and_saveexec_b64 s[2:3], s[4:5]
2E40  s_cbranch_execz 25
2E44  v_lshlrev_b32_e32 v11, 31, v1
2E48  s_waitcnt vmcnt(0)
2E4C  v_xor_b32_e32 v2, v11, v2
2E50  v_lshlrev_b32_e32 v11, 30, v1
2E54  s_brev_b32 s4, 1
2E58  v_bitop3_b32 v3, v11, v3, s4 bitop3:0x6c
2E60  v_lshlrev_b32_e32 v11, 29, v1
2E64  v_bitop3_b32 v4, v11, v4, s4 bitop3:0x6c
2E6C  v_lshlrev_b32_e32 v11, 28, v1
2E70  v_bitop3_b32 v5, v11, v5, s4 bitop3:0x6c
2E78  v_lshlrev_b32_e32 v11, 27, v1
2E7C  v_bitop3_b32 v6, v11, v6, s4 bitop3:0x6c
2E84  v_lshlrev_b32_e32 v11, 26, v1
2E88  v_bitop3_b32 v7, v11, v7, s4 bitop3:0x6c
2E90  v_lshlrev_b32_e32 v11, 25, v1
2E94  v_lshlrev_b32_e32 v1, 24, v1
2E98  v_bitop3_b32 v8, v11, v8, s4 bitop3:0x6c
2EA0  v_bitop3_b32 v9, v1, v9, s4 bitop3:0x6c
2EA8  s_or_b64 exec, exec, s[2:3]
2EAC  s_waitcnt vmcnt(0)
2EB0  v_mov_b32_e32 v14, v2
2EB4  v_mov_b32_e32 v15, v6
2EB8  v_mov_b32_e32 v6, v3
2EBC  v_mov_b32_e32 v18, v4
2EC0  v_mov_b32_e32 v19, v8
2EC4  v_mov_b32_e32 v8, v5
2EC8  v_pk_add_f32 v[2:3], v[14:15], v[6:7]
2ED0  v_pk_add_f32 v[4:5], v[18:19], v[8:9]
2ED8  s_load_dwordx2 s[4:5], s[0:1], 0x8
2EE0  v_pk_add_f32 v[20:21], v[2:3], v[4:5]
2EE8  v_pk_add_f32 v[2:3], v[2:3], v[4:5] neg_lo:[0,1] neg_hi:[0,1]
2EF0  v_pk_add_f32 v[4:5], v[14:15], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
2EF8  v_pk_add_f32 v[6:7], v[18:19], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
2F00  v_and_b32_e32 v9, 1, v0
2F04  v_pk_add_f32 v[14:15], v[4:5], v[6:7]
2F0C  v_pk_add_f32 v[6:7], v[4:5], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
2F14  v_mov_b32_e32 v4, v20
2F18  v_mov_b32_e32 v5, v14
2F1C  v_mov_b32_e32 v14, v21
2F20  v_pk_add_f32 v[0:1], v[4:5], v[14:15]
2F28  v_cmp_eq_u32_e32 vcc, 0, v9
2F2C  s_mov_b32 s0, 0x3e800000
2F34  v_mov_b32_dpp v18, v0 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
2F3C  v_mov_b32_dpp v19, v1 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
2F44  v_cndmask_b32_e64 v1, -v1, v1, vcc
2F4C  v_cndmask_b32_e64 v0, -v0, v0, vcc
2F54  v_pk_add_f32 v[0:1], v[0:1], v[18:19]
2F5C  v_mov_b32_e32 v18, v2
2F60  v_mov_b32_e32 v19, v6
2F64  v_mov_b32_e32 v6, v3
2F68  v_pk_add_f32 v[2:3], v[18:19], v[6:7]
2F70  v_pk_add_f32 v[4:5], v[4:5], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
2F78  v_pk_mul_f32 v[0:1], v[0:1], s[0:1] op_sel_hi:[1,0]
2F80  v_mov_b32_dpp v20, v2 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
2F88  v_mov_b32_dpp v21, v3 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
2F90  v_cndmask_b32_e64 v3, -v3, v3, vcc
2F98  v_cndmask_b32_e64 v2, -v2, v2, vcc
2FA0  v_pk_add_f32 v[2:3], v[2:3], v[20:21]
2FA8  v_mov_b32_dpp v14, v4 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
2FB0  v_mov_b32_dpp v15, v5 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
2FB8  v_cndmask_b32_e64 v5, -v5, v5, vcc
2FC0  v_cndmask_b32_e64 v4, -v4, v4, vcc
2FC8  v_pk_add_f32 v[6:7], v[18:19], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
2FD0  v_pk_mul_f32 v[2:3], v[2:3], s[0:1] op_sel_hi:[1,0]
2FD8  v_pk_add_f32 v[4:5], v[4:5], v[14:15]
2FE0  v_mov_b32_dpp v14, v6 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
2FE8  v_mov_b32_dpp v15, v7 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
2FF0  v_cndmask_b32_e64 v7, -v7, v7, vcc
2FF8  v_cndmask_b32_e64 v6, -v6, v6, vcc
3000  v_and_b32_e32 v11, 0x7fffffff, v0
3008  v_and_b32_e32 v9, 0x7fffffff, v1
3010  v_pk_mul_f32 v[4:5], v[4:5], s[0:1] op_sel_hi:[1,0]
3018  v_pk_add_f32 v[6:7], v[6:7], v[14:15]
3020  v_max_u32_e32 v14, v9, v11
3024  v_and_b32_e32 v15, 0x7fffffff, v2
302C  v_and_b32_e32 v18, 0x7fffffff, v3
3034  v_pk_mul_f32 v[6:7], v[6:7], s[0:1] op_sel_hi:[1,0]
303C  v_max3_u32 v14, v18, v15, v14
3044  v_and_b32_e32 v15, 0x7fffffff, v4
304C  v_and_b32_e32 v18, 0x7fffffff, v5
3054  v_max3_u32 v14, v18, v15, v14
305C  v_and_b32_e32 v15, 0x7fffffff, v6
3064  v_and_b32_e32 v18, 0x7fffffff, v7
306C  v_max3_u32 v14, v18, v15, v14
3074  s_mov_b32 s2, 0x7f7fffff
307C  v_mov_b32_e32 v8, 0
3080  v_max_u32_dpp v14, v14, v14 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
3088  s_nop 1
308C  v_max_u32_dpp v14, v14, v14 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
3094  v_cmp_lt_u32_e32 vcc, s2, v14
3098  s_and_saveexec_b64 s[10:11], vcc
309C  s_cbranch_execz 165
30A0  s_mov_b32 s7, 0x7f800000
30A8  v_and_b32_e32 v8, 0x80000000, v0
30B0  v_cmp_lt_u32_e32 vcc, s7, v11
30B4  v_cmp_lt_u32_e64 s[0:1], s2, v11
30BC  v_cmp_lt_u32_e64 s[2:3], s2, v9
30C4  v_cndmask_b32_e64 v14, v8, 0, vcc
30CC  v_cndmask_b32_e64 v8, 0, 7, s[0:1]
30D4  v_cndmask_b32_e64 v0, v0, v14, s[0:1]
30DC  v_cmp_lt_u32_e64 s[0:1], s7, v9
30E4  s_and_saveexec_b64 s[12:13], s[2:3]
30E8  v_and_b32_e32 v1, 0x80000000, v1
30F0  v_cndmask_b32_e64 v1, v1, 0, s[0:1]
30F8  v_or_b32_e32 v8, 0x70, v8
3100  s_or_b64 exec, exec, s[12:13]
3104  v_cndmask_b32_e64 v11, v11, 0, vcc
310C  v_max_u32_e32 v9, v9, v11
3110  v_cndmask_b32_e64 v14, 0, 1, vcc
3118  v_cndmask_b32_e64 v15, 0, 1, s[0:1]
3120  v_cndmask_b32_e64 v9, v9, v11, s[0:1]
3128  v_and_b32_e32 v11, 0x7fffffff, v2
3130  s_mov_b32 s2, 0x7f7fffff
3138  v_add_u32_e32 v14, v14, v15
313C  v_and_b32_e32 v15, 0x80000000, v2
3144  v_cmp_lt_u32_e32 vcc, s7, v11
3148  v_cmp_lt_u32_e64 s[0:1], s2, v11
3150  v_max_u32_e32 v11, v11, v9
3154  v_cndmask_b32_e64 v15, v15, 0, vcc
315C  v_or_b32_e32 v18, 0x700, v8
3164  v_cndmask_b32_e32 v9, v11, v9, vcc
3168  v_and_b32_e32 v11, 0x7fffffff, v3
3170  v_cndmask_b32_e64 v8, v8, v18, s[0:1]
3178  v_cndmask_b32_e64 v2, v2, v15, s[0:1]
3180  v_cndmask_b32_e64 v15, 0, 1, vcc
3188  v_and_b32_e32 v18, 0x80000000, v3
3190  v_cmp_lt_u32_e32 vcc, s7, v11
3194  v_or_b32_e32 v19, 0x7000, v8
319C  v_cmp_lt_u32_e64 s[0:1], s2, v11
31A4  v_cndmask_b32_e64 v18, v18, 0, vcc
31AC  v_max_u32_e32 v11, v11, v9
31B0  v_cndmask_b32_e64 v8, v8, v19, s[0:1]
31B8  v_cndmask_b32_e64 v3, v3, v18, s[0:1]
31C0  v_addc_co_u32_e64 v14, s[0:1], v14, v15, vcc
31C8  v_cndmask_b32_e32 v9, v11, v9, vcc
31CC  v_and_b32_e32 v11, 0x7fffffff, v4
31D4  v_and_b32_e32 v15, 0x80000000, v4
31DC  v_cmp_lt_u32_e32 vcc, s7, v11
31E0  v_cmp_lt_u32_e64 s[0:1], s2, v11
31E8  v_max_u32_e32 v11, v11, v9
31EC  v_cndmask_b32_e64 v15, v15, 0, vcc
31F4  v_or_b32_e32 v18, 0x70000, v8
31FC  v_cndmask_b32_e32 v9, v11, v9, vcc
3200  v_and_b32_e32 v11, 0x7fffffff, v5
3208  v_cndmask_b32_e64 v8, v8, v18, s[0:1]
3210  v_cndmask_b32_e64 v4, v4, v15, s[0:1]
3218  v_cndmask_b32_e64 v15, 0, 1, vcc
3220  v_and_b32_e32 v18, 0x80000000, v5
3228  v_cmp_lt_u32_e32 vcc, s7, v11
322C  v_or_b32_e32 v19, 0x700000, v8
3234  v_cmp_lt_u32_e64 s[0:1], s2, v11
323C  v_cndmask_b32_e64 v18, v18, 0, vcc
3244  v_max_u32_e32 v11, v11, v9
3248  v_cndmask_b32_e64 v8, v8, v19, s[0:1]
3250  v_cndmask_b32_e64 v5, v5, v18, s[0:1]
3258  v_addc_co_u32_e64 v14, s[0:1], v14, v15, vcc
3260  v_cndmask_b32_e32 v9, v11, v9, vcc
3264  v_and_b32_e32 v11, 0x7fffffff, v6
326C  v_and_b32_e32 v15, 0x80000000, v6
3274  v_cmp_lt_u32_e32 vcc, s7, v11
3278  v_cmp_lt_u32_e64 s[0:1], s2, v11
3280  v_max_u32_e32 v11, v11, v9
3284  v_cndmask_b32_e64 v15, v15, 0, vcc
328C  v_or_b32_e32 v18, 0x7000000, v8
3294  v_cndmask_b32_e32 v9, v11, v9, vcc
3298  v_and_b32_e32 v11, 0x7fffffff, v7
32A0  v_cndmask_b32_e64 v8, v8, v18, s[0:1]
32A8  v_cndmask_b32_e64 v6, v6, v15, s[0:1]
32B0  v_cndmask_b32_e64 v15, 0, 1, vcc
32B8  v_and_b32_e32 v18, 0x80000000, v7
32C0  v_cmp_lt_u32_e32 vcc, s7, v11
32C4  v_or_b32_e32 v19, 0x70000000, v8
32CC  v_cmp_lt_u32_e64 s[0:1], s2, v11
32D4  v_cndmask_b32_e64 v18, v18, 0, vcc
32DC  v_max_u32_e32 v11, v11, v9
32E0  v_cndmask_b32_e64 v8, v8, v19, s[0:1]
32E8  v_cndmask_b32_e64 v7, v7, v18, s[0:1]
32F0  v_addc_co_u32_e64 v14, s[0:1], v14, v15, vcc
32F8  v_cndmask_b32_e32 v9, v11, v9, vcc
32FC  s_nop 0
3300  v_add_u32_dpp v11, v14, v14 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
3308  v_mov_b32_e32 v14, 0x7f800000
3310  v_max_u32_dpp v9, v9, v9 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
3318  v_add_u32_dpp v11, v11, v11 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
3320  v_cmp_ne_u32_e32 vcc, 32, v11
3324  v_max_u32_dpp v9, v9, v9 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
332C  s_nop 0
3330  v_cndmask_b32_e32 v14, v14, v9, vcc
3334  s_or_b64 exec, exec, s[10:11]
3338  v_cmp_ne_u32_e32 vcc, 0, v14
333C  v_mov_b32_e32 v9, 0x7f
3344  s_and_saveexec_b64 s[0:1], vcc
3348  s_cbranch_execz 25
334C  s_bfe_u32 s10, s6, 0x20004
3354  s_cmp_eq_u32 s10, 2
3358  s_cselect_b64 s[2:3], -1, 0
335C  s_and_b64 s[6:7], s[2:3], exec
3360  s_cselect_b32 s6, 0x3fffff, 0
3368  s_cmp_lg_u32 s10, 0
336C  s_cselect_b32 s6, s6, 0x200000
3374  v_add_u32_e32 v9, s6, v14
3378  s_mov_b32 s6, 0x17fffff
3380  v_lshrrev_b32_e32 v11, 23, v9
3384  v_add_u32_e32 v11, -2, v11
3388  v_cmp_lt_u32_e32 vcc, s6, v9
338C  s_mov_b32 s6, 0x7f800000
3394  s_nop 0
3398  v_cndmask_b32_e32 v9, 0, v11, vcc
339C  v_cmp_eq_u32_e32 vcc, s6, v14
33A0  v_mov_b32_e32 v11, 0xfe
33A8  s_and_b64 vcc, s[2:3], vcc
33AC  v_cndmask_b32_e32 v9, v9, v11, vcc
33B0  s_or_b64 exec, exec, s[0:1]
33B4  v_cmp_eq_u32_e32 vcc, 0, v9
33B8  s_cbranch_vccz 13
33BC  s_nop 0
33C0  v_cndmask_b32_e64 v14, 1.0, 2.0, vcc
33C8  v_pk_mul_f32 v[6:7], v[14:15], v[6:7] op_sel_hi:[0,1]
33D0  v_pk_mul_f32 v[4:5], v[14:15], v[4:5] op_sel_hi:[0,1]
33D8  v_pk_mul_f32 v[2:3], v[14:15], v[2:3] op_sel_hi:[0,1]
33E0  v_pk_mul_f32 v[0:1], v[14:15], v[0:1] op_sel_hi:[0,1]
33E8  v_max_u32_e32 v14, 1, v9
33EC  s_branch 1
33F0  v_mov_b32_e32 v14, v9
33F4  v_mov_b32_e32 v11, 0
33F8  v_mad_u64_u32 v[18:19], s[0:1], v16, s14, v[10:11]
3400  v_lshlrev_b32_e32 v10, 23, v14
3404  v_mov_b32_e32 v14, v11
3408  v_mov_b32_e32 v15, v11
340C  v_cvt_scalef32_pk_fp4_f32 v14, v0, v1, v10
3414  v_cvt_scalef32_pk_fp4_f32 v15, v4, v5, v10 op_sel:[0,0,0,1]
341C  v_cvt_scalef32_pk_fp4_f32 v14, v2, v3, v10 op_sel:[0,0,1,0]
3424  v_cvt_scalef32_pk_fp4_f32 v15, v6, v7, v10 op_sel:[0,0,1,1]
342C  s_nop 0
3430  s_waitcnt lgkmcnt(0)
3434  v_lshl_add_u64 v[0:1], v[18:19], 4, s[4:5]
343C  v_lshlrev_b32_e32 v10, 2, v17
3440  v_or3_b32 v2, v15, v8, v14
3448  v_lshl_add_u64 v[0:1], v[0:1], 0, v[10:11]
3450  v_cmp_eq_u32_e32 vcc, 0, v17
3454  global_store_dword v[0:1], v2, off
345C  s_and_saveexec_b64 s[0:1], vcc
3460  s_cbranch_execz 4
3464  v_lshl_add_u64 v[0:1], s[8:9], 0, v[12:13]
346C  global_store_byte v[0:1], v9, off
3474  s_endpgm
3478  s_nop 0

3500 <QuantiseRowTunedSr>:
3500  s_load_dwordx4 s[4:7], s[0:1], 0x20
3508  v_lshrrev_b32_e32 v1, 2, v0
350C  s_waitcnt lgkmcnt(0)
3510  s_and_b32 s10, s6, 8
3514  s_bitcmp1_b32 s6, 3
3518  s_cselect_b64 s[8:9], -1, 0
351C  s_lshr_b32 s11, s6, 8
3520  s_lshr_b32 s7, s5, 5
3524  s_sub_i32 s5, 6, s11
3528  s_lshl_b32 s2, s2, s5
352C  s_lshl_b32 s3, s3, s11
3530  v_lshrrev_b32_e32 v2, s11, v1
3534  v_bfe_u32 v1, v1, 0, s11
353C  s_cmp_eq_u32 s10, 0
3540  v_add_u32_e32 v15, s2, v2
3544  v_add_u32_e32 v8, s3, v1
3548  s_cbranch_scc1 28
354C  s_add_i32 s2, s7, 7
3550  v_lshlrev_b32_e32 v2, 5, v8
3554  s_and_b32 s2, s2, 0xffffff8
355C  v_and_b32_e32 v1, 0xffffffe0, v15
3564  v_and_b32_e32 v2, 0xffffff00, v2
356C  v_mov_b32_e32 v3, 0
3570  v_lshlrev_b32_e32 v4, 2, v15
3574  v_mov_b32_e32 v5, v3
3578  v_mad_u64_u32 v[2:3], s[2:3], v1, s2, v[2:3]
3580  v_lshlrev_b32_e32 v6, 6, v8
3584  v_and_b32_e32 v7, 60, v4
3588  v_lshrrev_b32_e32 v4, 1, v8
358C  s_movk_i32 s2, 0xc0
3590  v_and_b32_e32 v9, 2, v4
3594  v_and_or_b32 v1, v6, s2, v2
359C  v_bfe_u32 v4, v15, 4, 1
35A4  v_or3_b32 v2, v1, v7, v9
35AC  v_lshl_add_u64 v[10:11], v[2:3], 0, v[4:5]
35B4  s_cbranch_execz 1
35B8  s_branch 3
35BC  v_mov_b32_e32 v9, 0
35C0  v_mad_u64_u32 v[10:11], s[2:3], v15, s7, v[8:9]
35C8  s_load_dwordx2 s[12:13], s[0:1], 0x10
35D0  v_cmp_le_u32_e32 vcc, s4, v15
35D4  v_cmp_le_u32_e64 s[2:3], s7, v8
35DC  v_and_b32_e32 v14, 3, v0
35E0  s_or_b64 s[2:3], vcc, s[2:3]
35E4  s_and_saveexec_b64 s[10:11], s[2:3]
35E8  s_xor_b64 s[10:11], exec, s[10:11]
35EC  s_cbranch_execz 26
35F0  s_andn2_b64 vcc, exec, s[8:9]
35F4  s_cbranch_vccnz 24
35F8  s_add_i32 s2, s4, 0xff
3600  s_and_b32 s2, s2, 0xffffff00
3608  v_cmp_gt_u32_e32 vcc, s2, v15
360C  s_and_saveexec_b64 s[4:5], vcc
3610  s_cbranch_execz 16
3614  s_add_i32 s2, s7, 7
3618  s_and_b32 s2, s2, 0xffffff8
3620  v_cmp_gt_u32_e32 vcc, s2, v8
3624  v_cmp_eq_u32_e64 s[2:3], 0, v14
362C  s_and_b64 s[2:3], s[2:3], vcc
3630  s_and_b64 exec, exec, s[2:3]
3634  s_cbranch_execz 7
3638  s_waitcnt lgkmcnt(0)
363C  v_lshl_add_u64 v[0:1], s[12:13], 0, v[10:11]
3644  v_mov_b32_e32 v2, 0x7f
364C  global_store_byte v[0:1], v2, off
3654  s_or_b64 exec, exec, s[4:5]
3658  s_andn2_saveexec_b64 s[2:3], s[10:11]
365C  s_cbranch_execz 427
3660  s_load_dwordx2 s[2:3], s[0:1], 0x0
3668  s_load_dwordx2 s[4:5], s[0:1], 0x18
3670  v_lshlrev_b32_e32 v0, 3, v14
3674  v_mov_b32_e32 v1, 0
3678  v_lshl_or_b32 v0, v8, 5, v0
3680  s_bitcmp0_b32 s6, 0
3684  s_waitcnt lgkmcnt(0)
3688  v_mad_u64_u32 v[12:13], s[8:9], s4, v15, v[0:1]
3690  v_mov_b32_e32 v0, v13
3694  v_mad_u64_u32 v[0:1], s[4:5], s5, v15, v[0:1]
369C  v_mov_b32_e32 v13, v0
36A0  s_cbranch_scc1 11
36A4  v_lshlrev_b64 v[0:1], 2, v[12:13]
36AC  v_and_b32_e32 v0, -16, v0
36B0  v_lshl_add_u64 v[16:17], s[2:3], 0, v[0:1]
36B8  global_load_dwordx4 v[4:7], v[16:17], off offset:16
36C0  global_load_dwordx4 v[0:3], v[16:17], off
36C8  s_cbranch_execz 1
36CC  s_branch 21
36D0  s_waitcnt vmcnt(0)
36D4  v_lshlrev_b64 v[0:1], 1, v[12:13]
36DC  v_and_b32_e32 v0, -16, v0
36E0  v_lshl_add_u64 v[0:1], s[2:3], 0, v[0:1]
36E8  global_load_dwordx4 v[4:7], v[0:1], off
36F0  s_waitcnt vmcnt(0)
36F4  v_lshlrev_b32_e32 v0, 16, v4
36F8  v_and_b32_e32 v1, 0xffff0000, v4
3700  v_lshlrev_b32_e32 v2, 16, v5
3704  v_and_b32_e32 v3, 0xffff0000, v5
370C  v_lshlrev_b32_e32 v4, 16, v6
3710  v_and_b32_e32 v5, 0xffff0000, v6
3718  v_lshlrev_b32_e32 v6, 16, v7
371C  v_and_b32_e32 v7, 0xffff0000, v7
3724  s_waitcnt vmcnt(0)
3728  v_and_b32_e32 v22, 0x7fffffff, v0
3730  v_and_b32_e32 v21, 0x7fffffff, v1
3738  v_max_u32_e32 v9, v21, v22
373C  v_and_b32_e32 v19, 0x7fffffff, v2
3744  v_and_b32_e32 v18, 0x7fffffff, v3
374C  v_max3_u32 v9, v18, v19, v9
3754  v_and_b32_e32 v17, 0x7fffffff, v4
375C  v_and_b32_e32 v16, 0x7fffffff, v5
3764  s_load_dwordx4 s[8:11], s[0:1], 0x38
376C  v_max3_u32 v12, v16, v17, v9
3774  v_and_b32_e32 v13, 0x7fffffff, v6
377C  v_and_b32_e32 v9, 0x7fffffff, v7
3784  v_max3_u32 v12, v9, v13, v12
378C  s_waitcnt lgkmcnt(0)
3790  s_mov_b32 s11, 0x7f7fffff
3798  v_max_u32_dpp v12, v12, v12 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
37A0  s_nop 1
37A4  v_max_u32_dpp v20, v12, v12 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
37AC  v_cmp_lt_u32_e32 vcc, s11, v20
37B0  v_mov_b32_e32 v12, 0
37B4  s_and_saveexec_b64 s[4:5], vcc
37B8  s_cbranch_execz 130
37BC  s_mov_b32 s14, 0x7f800000
37C4  v_and_b32_e32 v12, 0x80000000, v0
37CC  v_cmp_lt_u32_e32 vcc, s11, v22
37D0  v_mov_b32_e32 v23, 0x70
37D8  v_cmp_lt_u32_e64 s[2:3], s11, v21
37E0  v_cndmask_b32_e64 v20, 0, 7, vcc
37E8  v_cndmask_b32_e32 v0, v0, v12, vcc
37EC  v_cmp_lt_u32_e32 vcc, s14, v22
37F0  v_cndmask_b32_e64 v23, 0, v23, s[2:3]
37F8  v_or_b32_e32 v20, v23, v20
37FC  v_cndmask_b32_e64 v12, v22, 0, vcc
3804  v_and_b32_e32 v22, 0x80000000, v1
380C  v_cndmask_b32_e64 v1, v1, v22, s[2:3]
3814  v_cmp_lt_u32_e64 s[2:3], s14, v21
381C  v_max_u32_e32 v21, v21, v12
3820  v_mov_b32_e32 v23, 0x700
3828  v_cndmask_b32_e64 v22, 0, 1, s[2:3]
3830  v_addc_co_u32_e32 v22, vcc, 0, v22, vcc
3834  v_cndmask_b32_e64 v12, v21, v12, s[2:3]
383C  v_and_b32_e32 v21, 0x80000000, v2
3844  v_cmp_lt_u32_e32 vcc, s11, v19
3848  v_mov_b32_e32 v24, 0x7000
3850  s_nop 0
3854  v_cndmask_b32_e32 v23, 0, v23, vcc
3858  v_cndmask_b32_e32 v2, v2, v21, vcc
385C  v_cmp_lt_u32_e32 vcc, s14, v19
3860  v_max_u32_e32 v19, v19, v12
3864  s_nop 0
3868  v_cndmask_b32_e64 v21, 0, 1, vcc
3870  v_cndmask_b32_e32 v12, v19, v12, vcc
3874  v_and_b32_e32 v19, 0x80000000, v3
387C  v_cmp_lt_u32_e32 vcc, s11, v18
3880  s_nop 1
3884  v_cndmask_b32_e32 v24, 0, v24, vcc
3888  v_cndmask_b32_e32 v3, v3, v19, vcc
388C  v_cmp_lt_u32_e32 vcc, s14, v18
3890  v_max_u32_e32 v18, v18, v12
3894  v_or3_b32 v20, v23, v20, v24
389C  v_addc_co_u32_e64 v19, s[2:3], v22, v21, vcc
38A4  v_cndmask_b32_e32 v12, v18, v12, vcc
38A8  v_and_b32_e32 v18, 0x80000000, v4
38B0  v_mov_b32_e32 v21, 0x70000
38B8  v_cmp_lt_u32_e32 vcc, s11, v17
38BC  v_mov_b32_e32 v22, 0x700000
38C4  s_nop 0
38C8  v_cndmask_b32_e32 v21, 0, v21, vcc
38CC  v_cndmask_b32_e32 v4, v4, v18, vcc
38D0  v_cmp_lt_u32_e32 vcc, s14, v17
38D4  v_max_u32_e32 v17, v17, v12
38D8  s_nop 0
38DC  v_cndmask_b32_e64 v18, 0, 1, vcc
38E4  v_cndmask_b32_e32 v12, v17, v12, vcc
38E8  v_and_b32_e32 v17, 0x80000000, v5
38F0  v_cmp_lt_u32_e32 vcc, s11, v16
38F4  s_nop 1
38F8  v_cndmask_b32_e32 v22, 0, v22, vcc
38FC  v_cndmask_b32_e32 v5, v5, v17, vcc
3900  v_cmp_lt_u32_e32 vcc, s14, v16
3904  v_max_u32_e32 v16, v16, v12
3908  v_or3_b32 v20, v21, v20, v22
3910  v_addc_co_u32_e64 v17, s[2:3], v19, v18, vcc
3918  v_cndmask_b32_e32 v12, v16, v12, vcc
391C  v_and_b32_e32 v16, 0x80000000, v6
3924  v_mov_b32_e32 v18, 0x7000000
392C  v_cmp_lt_u32_e32 vcc, s11, v13
3930  v_and_b32_e32 v19, 0x80000000, v7
3938  s_nop 0
393C  v_cndmask_b32_e32 v18, 0, v18, vcc
3940  v_cndmask_b32_e32 v6, v6, v16, vcc
3944  v_cmp_lt_u32_e32 vcc, s14, v13
3948  v_max_u32_e32 v13, v13, v12
394C  s_nop 0
3950  v_cndmask_b32_e64 v16, 0, 1, vcc
3958  v_cndmask_b32_e32 v13, v13, v12, vcc
395C  v_bfrev_b32_e32 v12, 14
3960  v_cmp_lt_u32_e32 vcc, s11, v9
3964  s_nop 1
3968  v_cndmask_b32_e32 v12, 0, v12, vcc
396C  v_cndmask_b32_e32 v7, v7, v19, vcc
3970  v_cmp_lt_u32_e32 vcc, s14, v9
3974  v_max_u32_e32 v9, v9, v13
3978  v_or3_b32 v12, v18, v20, v12
3980  v_addc_co_u32_e64 v16, s[2:3], v17, v16, vcc
3988  v_cndmask_b32_e32 v9, v9, v13, vcc
398C  s_nop 0
3990  v_add_u32_dpp v13, v16, v16 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
3998  v_mov_b32_e32 v16, 0x7f800000
39A0  v_max_u32_dpp v9, v9, v9 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
39A8  v_add_u32_dpp v13, v13, v13 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
39B0  v_cmp_ne_u32_e32 vcc, 32, v13
39B4  v_max_u32_dpp v9, v9, v9 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
39BC  s_nop 0
39C0  v_cndmask_b32_e32 v20, v16, v9, vcc
39C4  s_or_b64 exec, exec, s[4:5]
39C8  s_load_dwordx2 s[2:3], s[0:1], 0x8
39D0  s_load_dwordx2 s[4:5], s[0:1], 0x30
39D8  v_cmp_ne_u32_e32 vcc, 0, v20
39DC  v_mov_b32_e32 v13, 0x7f
39E4  s_and_saveexec_b64 s[0:1], vcc
39E8  s_cbranch_execz 25
39EC  s_bfe_u32 s6, s6, 0x20004
39F4  s_cmp_eq_u32 s6, 2
39F8  s_cselect_b64 s[14:15], -1, 0
39FC  s_and_b64 s[16:17], s[14:15], exec
3A00  s_cselect_b32 s11, 0x3fffff, 0
3A08  s_cmp_lg_u32 s6, 0
3A0C  s_cselect_b32 s6, s11, 0x200000
3A14  v_add_u32_e32 v9, s6, v20
3A18  s_mov_b32 s6, 0x17fffff
3A20  v_lshrrev_b32_e32 v13, 23, v9
3A24  v_add_u32_e32 v13, -2, v13
3A28  v_cmp_lt_u32_e32 vcc, s6, v9
3A2C  s_mov_b32 s6, 0x7f800000
3A34  s_nop 0
3A38  v_cndmask_b32_e32 v9, 0, v13, vcc
3A3C  v_cmp_eq_u32_e32 vcc, s6, v20
3A40  v_mov_b32_e32 v13, 0xfe
3A48  s_and_b64 vcc, s[14:15], vcc
3A4C  v_cndmask_b32_e32 v13, v9, v13, vcc
3A50  s_or_b64 exec, exec, s[0:1]
3A54  v_cmp_eq_u32_e32 vcc, 0, v13
3A58  s_cbranch_vccz 13
3A5C  s_nop 0
3A60  v_cndmask_b32_e64 v16, 1.0, 2.0, vcc
3A68  v_pk_mul_f32 v[6:7], v[16:17], v[6:7] op_sel_hi:[0,1]
3A70  v_pk_mul_f32 v[4:5], v[16:17], v[4:5] op_sel_hi:[0,1]
3A78  v_pk_mul_f32 v[2:3], v[16:17], v[2:3] op_sel_hi:[0,1]
3A80  v_pk_mul_f32 v[0:1], v[16:17], v[0:1] op_sel_hi:[0,1]
3A88  v_max_u32_e32 v16, 1, v13
3A8C  s_branch 1
3A90  v_mov_b32_e32 v16, v13
3A94  v_mov_b32_e32 v9, 0
3A98  v_mad_u64_u32 v[18:19], s[0:1], v15, s7, v[8:9]
3AA0  v_lshl_or_b32 v8, v18, 2, v14
3AA8  s_mov_b32 s6, 0xd2511f53
3AB0  v_mad_u64_u32 v[20:21], s[0:1], v8, s6, 0
3AB8  s_mul_hi_u32 s0, s9, 0xcd9e8d57
3AC0  s_xor_b32 s0, s8, s0
3AC4  s_waitcnt lgkmcnt(0)
3AC8  s_xor_b32 s1, s5, s10
3ACC  s_mov_b32 s7, 0xcd9e8d57
3AD4  s_xor_b32 s0, s0, s4
3AD8  v_xor_b32_e32 v8, s1, v21
3ADC  s_mul_i32 s11, s9, 0xcd9e8d57
3AE4  s_add_i32 s8, s4, 0x9e3779b9
3AEC  s_mul_i32 s10, s0, 0xd2511f53
3AF4  s_mul_hi_u32 s14, s0, 0xd2511f53
3AFC  v_mad_u64_u32 v[22:23], s[0:1], v8, s7, 0
3B04  s_add_i32 s9, s5, 0xbb67ae85
3B0C  s_xor_b32 s0, s11, s8
3B10  v_xor_b32_e32 v8, s0, v23
3B14  s_xor_b32 s0, s14, s9
3B18  v_xor_b32_e32 v15, s0, v20
3B1C  s_add_i32 s9, s5, 0x76cf5d0a
3B24  v_mad_u64_u32 v[20:21], s[0:1], v8, s6, 0
3B2C  v_mad_u64_u32 v[24:25], s[0:1], v15, s7, 0
3B34  s_add_i32 s8, s4, 0x3c6ef372
3B3C  s_xor_b32 s0, s10, s9
3B40  v_xor_b32_e32 v8, s8, v25
3B44  v_xor_b32_e32 v15, s0, v21
3B48  v_xor_b32_e32 v8, v8, v22
3B4C  s_add_i32 s8, s4, 0xdaa66d2b
3B54  v_mad_u64_u32 v[26:27], s[0:1], v15, s7, 0
3B5C  s_add_i32 s9, s5, 0x32370b8f
3B64  v_mad_u64_u32 v[22:23], s[0:1], v8, s6, 0
3B6C  v_xor_b32_e32 v8, s8, v27
3B70  v_xor_b32_e32 v8, v8, v24
3B74  v_xor_b32_e32 v15, s9, v23
3B78  v_xor_b32_e32 v15, v15, v20
3B7C  s_add_i32 s9, s5, 0xed9eba14
3B84  v_mad_u64_u32 v[20:21], s[0:1], v8, s6, 0
3B8C  s_add_i32 s8, s4, 0x78dde6e4
3B94  v_mad_u64_u32 v[24:25], s[0:1], v15, s7, 0
3B9C  v_xor_b32_e32 v15, s9, v21
3BA0  v_xor_b32_e32 v8, s8, v25
3BA4  v_xor_b32_e32 v15, v15, v22
3BA8  v_xor_b32_e32 v8, v8, v26
3BAC  s_add_i32 s8, s4, 0x1715609d
3BB4  v_mad_u64_u32 v[26:27], s[0:1], v15, s7, 0
3BBC  s_add_i32 s9, s5, 0xa9066899
3BC4  v_mad_u64_u32 v[22:23], s[0:1], v8, s6, 0
3BCC  v_xor_b32_e32 v8, s8, v27
3BD0  v_xor_b32_e32 v8, v8, v24
3BD4  v_xor_b32_e32 v15, s9, v23
3BD8  v_xor_b32_e32 v15, v15, v20
3BDC  s_add_i32 s9, s5, 0x646e171e
3BE4  v_mad_u64_u32 v[20:21], s[0:1], v8, s6, 0
3BEC  s_add_i32 s8, s4, 0xb54cda56
3BF4  v_mad_u64_u32 v[24:25], s[0:1], v15, s7, 0
3BFC  v_xor_b32_e32 v15, s9, v21
3C00  v_xor_b32_e32 v8, s8, v25
3C04  v_xor_b32_e32 v15, v15, v22
3C08  v_xor_b32_e32 v8, v8, v26
3C0C  s_add_i32 s8, s4, 0x5384540f
3C14  v_mad_u64_u32 v[26:27], s[0:1], v15, s7, 0
3C1C  s_add_i32 s9, s5, 0x1fd5c5a3
3C24  v_mad_u64_u32 v[22:23], s[0:1], v8, s6, 0
3C2C  v_xor_b32_e32 v8, s8, v27
3C30  v_xor_b32_e32 v8, v8, v24
3C34  v_xor_b32_e32 v15, s9, v23
3C38  v_xor_b32_e32 v15, v15, v20
3C3C  s_add_i32 s9, s5, 0xdb3d7428
3C44  v_mad_u64_u32 v[20:21], s[0:1], v8, s6, 0
3C4C  s_add_i32 s8, s4, 0xf1bbcdc8
3C54  v_mad_u64_u32 v[24:25], s[0:1], v15, s7, 0
3C5C  v_xor_b32_e32 v15, s9, v21
3C60  v_xor_b32_e32 v8, s8, v25
3C64  v_xor_b32_e32 v15, v15, v22
3C68  v_xor_b32_e32 v8, v8, v26
3C6C  v_mad_u64_u32 v[26:27], s[0:1], v15, s7, 0
3C74  s_add_i32 s4, s4, 0x8ff34781
3C7C  v_mad_u64_u32 v[22:23], s[0:1], v8, s6, 0
3C84  v_xor_b32_e32 v8, v24, v27
3C88  s_add_i32 s5, s5, 0x96a522ad
3C90  v_xor_b32_e32 v8, s4, v8
3C94  v_xor_b32_e32 v15, v20, v23
3C98  v_mov_b32_e32 v17, v9
3C9C  v_mov_b32_e32 v20, v9
3CA0  v_xor_b32_e32 v15, s5, v15
3CA4  v_lshlrev_b32_e32 v16, 23, v16
3CA8  v_cvt_scalef32_sr_pk_fp4_f32 v17, v[0:1], v8, v16
3CB0  v_cvt_scalef32_sr_pk_fp4_f32 v20, v[4:5], v15, v16 op_sel:[0,0,0,1]
3CB8  v_cvt_scalef32_sr_pk_fp4_f32 v17, v[2:3], v26, v16 op_sel:[0,0,1,0]
3CC0  v_cvt_scalef32_sr_pk_fp4_f32 v20, v[6:7], v22, v16 op_sel:[0,0,1,1]
3CC8  s_nop 0
3CCC  v_lshl_add_u64 v[0:1], v[18:19], 4, s[2:3]
3CD4  v_lshlrev_b32_e32 v8, 2, v14
3CD8  v_or3_b32 v2, v20, v12, v17
3CE0  v_lshl_add_u64 v[0:1], v[0:1], 0, v[8:9]
3CE8  v_cmp_eq_u32_e32 vcc, 0, v14
3CEC  global_store_dword v[0:1], v2, off
3CF4  s_and_saveexec_b64 s[0:1], vcc
3CF8  s_cbranch_execz 4
3CFC  v_lshl_add_u64 v[0:1], s[12:13], 0, v[10:11]
3D04  global_store_byte v[0:1], v13, off
3D0C  s_endpgm
3D10  s_nop 0

3e00 <QuantiseRowTunedH16Sr>:
3E00  s_load_dwordx4 s[4:7], s[0:1], 0x20
3E08  v_lshrrev_b32_e32 v1, 2, v0
3E0C  s_waitcnt lgkmcnt(0)
3E10  s_and_b32 s10, s6, 8
3E14  s_bitcmp1_b32 s6, 3
3E18  s_cselect_b64 s[8:9], -1, 0
3E1C  s_lshr_b32 s11, s6, 8
3E20  s_lshr_b32 s20, s5, 5
3E24  s_sub_i32 s5, 6, s11
3E28  s_lshl_b32 s2, s2, s5
3E2C  s_lshl_b32 s3, s3, s11
3E30  v_lshrrev_b32_e32 v2, s11, v1
3E34  v_bfe_u32 v1, v1, 0, s11
3E3C  s_cmp_eq_u32 s10, 0
3E40  v_add_u32_e32 v17, s2, v2
3E44  v_add_u32_e32 v10, s3, v1
3E48  s_cbranch_scc1 28
3E4C  s_add_i32 s2, s20, 7
3E50  v_lshlrev_b32_e32 v2, 5, v10
3E54  s_and_b32 s2, s2, 0xffffff8
3E5C  v_and_b32_e32 v1, 0xffffffe0, v17
3E64  v_and_b32_e32 v2, 0xffffff00, v2
3E6C  v_mov_b32_e32 v3, 0
3E70  v_lshlrev_b32_e32 v4, 2, v17
3E74  v_mov_b32_e32 v5, v3
3E78  v_mad_u64_u32 v[2:3], s[2:3], v1, s2, v[2:3]
3E80  v_lshlrev_b32_e32 v6, 6, v10
3E84  v_and_b32_e32 v7, 60, v4
3E88  v_lshrrev_b32_e32 v4, 1, v10
3E8C  s_movk_i32 s2, 0xc0
3E90  v_and_b32_e32 v8, 2, v4
3E94  v_and_or_b32 v1, v6, s2, v2
3E9C  v_bfe_u32 v4, v17, 4, 1
3EA4  v_or3_b32 v2, v1, v7, v8
3EAC  v_lshl_add_u64 v[12:13], v[2:3], 0, v[4:5]
3EB4  s_cbranch_execz 1
3EB8  s_branch 3
3EBC  v_mov_b32_e32 v11, 0
3EC0  v_mad_u64_u32 v[12:13], s[2:3], v17, s20, v[10:11]
3EC8  s_load_dwordx2 s[12:13], s[0:1], 0x10
3ED0  v_cmp_le_u32_e32 vcc, s4, v17
3ED4  v_cmp_le_u32_e64 s[2:3], s20, v10
3EDC  v_and_b32_e32 v16, 3, v0
3EE0  s_or_b64 s[2:3], vcc, s[2:3]
3EE4  s_and_saveexec_b64 s[10:11], s[2:3]
3EE8  s_xor_b64 s[10:11], exec, s[10:11]
3EEC  s_cbranch_execz 26
3EF0  s_andn2_b64 vcc, exec, s[8:9]
3EF4  s_cbranch_vccnz 24
3EF8  s_add_i32 s2, s4, 0xff
3F00  s_and_b32 s2, s2, 0xffffff00
3F08  v_cmp_gt_u32_e32 vcc, s2, v17
3F0C  s_and_saveexec_b64 s[4:5], vcc
3F10  s_cbranch_execz 16
3F14  s_add_i32 s2, s20, 7
3F18  s_and_b32 s2, s2, 0xffffff8
3F20  v_cmp_gt_u32_e32 vcc, s2, v10
3F24  v_cmp_eq_u32_e64 s[2:3], 0, v16
3F2C  s_and_b64 s[2:3], s[2:3], vcc
3F30  s_and_b64 exec, exec, s[2:3]
3F34  s_cbranch_execz 7
3F38  s_waitcnt lgkmcnt(0)
3F3C  v_lshl_add_u64 v[0:1], s[12:13], 0, v[12:13]
3F44  v_mov_b32_e32 v2, 0x7f
3F4C  global_store_byte v[0:1], v2, off
3F54  s_or_b64 exec, exec, s[4:5]
3F58  s_andn2_saveexec_b64 s[2:3], s[10:11]
3F5C  s_cbranch_execz 584
3F60  s_load_dwordx2 s[2:3], s[0:1], 0x0
3F68  s_load_dwordx2 s[4:5], s[0:1], 0x18
3F70  v_lshlrev_b32_e32 v1, 3, v16
3F74  v_mov_b32_e32 v3, 0
3F78  v_lshl_or_b32 v2, v10, 5, v1
3F80  s_bitcmp0_b32 s6, 0
3F84  s_waitcnt lgkmcnt(0)
3F88  v_mad_u64_u32 v[14:15], s[8:9], s4, v17, v[2:3]
3F90  v_mov_b32_e32 v2, v15
3F94  v_mad_u64_u32 v[2:3], s[4:5], s5, v17, v[2:3]
3F9C  v_mov_b32_e32 v15, v2
3FA0  s_cbranch_scc1 11
3FA4  v_lshlrev_b64 v[2:3], 2, v[14:15]
3FAC  v_and_b32_e32 v2, -16, v2
3FB0  v_lshl_add_u64 v[18:19], s[2:3], 0, v[2:3]
3FB8  global_load_dwordx4 v[6:9], v[18:19], off offset:16
3FC0  global_load_dwordx4 v[2:5], v[18:19], off
3FC8  s_cbranch_execz 1
3FCC  s_branch 21
3FD0  s_waitcnt vmcnt(0)
3FD4  v_lshlrev_b64 v[2:3], 1, v[14:15]
3FDC  v_and_b32_e32 v2, -16, v2
3FE0  v_lshl_add_u64 v[2:3], s[2:3], 0, v[2:3]
3FE8  global_load_dwordx4 v[6:9], v[2:3], off
3FF0  s_waitcnt vmcnt(0)
3FF4  v_lshlrev_b32_e32 v2, 16, v6
3FF8  v_and_b32_e32 v3, 0xffff0000, v6
4000  v_lshlrev_b32_e32 v4, 16, v7
4004  v_and_b32_e32 v5, 0xffff0000, v7
400C  v_lshlrev_b32_e32 v6, 16, v8
4010  v_and_b32_e32 v7, 0xffff0000, v8
4018  v_lshlrev_b32_e32 v8, 16, v9
401C  v_and_b32_e32 v9, 0xffff0000, v9
4024  s_load_dwordx4 s[8:11], s[0:1], 0x38
402C  s_cmp_lg_u32 s7, 0
4030  v_lshrrev_b32_e64 v1, v1, s7
4038  s_cselect_b64 s[2:3], -1, 0
403C  v_cmp_ne_u32_e32 vcc, 0, v1
4040  s_and_b64 s[4:5], s[2:3], vcc
4044  s_and_saveexec_b64 s[2:3], s[4:5]
4048  s_cbranch_execz 25
404C  v_lshlrev_b32_e32 v11, 31, v1
4050  s_waitcnt vmcnt(0)
4054  v_xor_b32_e32 v2, v11, v2
4058  v_lshlrev_b32_e32 v11, 30, v1
405C  s_brev_b32 s4, 1
4060  v_bitop3_b32 v3, v11, v3, s4 bitop3:0x6c
4068  v_lshlrev_b32_e32 v11, 29, v1
406C  v_bitop3_b32 v4, v11, v4, s4 bitop3:0x6c
4074  v_lshlrev_b32_e32 v11, 28, v1
4078  v_bitop3_b32 v5, v11, v5, s4 bitop3:0x6c
4080  v_lshlrev_b32_e32 v11, 27, v1
4084  v_bitop3_b32 v6, v11, v6, s4 bitop3:0x6c
408C  v_lshlrev_b32_e32 v11, 26, v1
4090  v_bitop3_b32 v7, v11, v7, s4 bitop3:0x6c
4098  v_lshlrev_b32_e32 v11, 25, v1
409C  v_lshlrev_b32_e32 v1, 24, v1
40A0  v_bitop3_b32 v8, v11, v8, s4 bitop3:0x6c
40A8  v_bitop3_b32 v9, v1, v9, s4 bitop3:0x6c
40B0  s_or_b64 exec, exec, s[2:3]
40B4  s_waitcnt vmcnt(0)
40B8  v_mov_b32_e32 v14, v2
40BC  v_mov_b32_e32 v15, v6
40C0  v_mov_b32_e32 v6, v3
40C4  v_mov_b32_e32 v18, v4
40C8  v_mov_b32_e32 v19, v8
40CC  v_mov_b32_e32 v8, v5
40D0  v_pk_add_f32 v[2:3], v[14:15], v[6:7]
40D8  v_pk_add_f32 v[4:5], v[18:19], v[8:9]
40E0  s_load_dwordx2 s[4:5], s[0:1], 0x8
40E8  s_load_dwordx2 s[14:15], s[0:1], 0x30
40F0  v_pk_add_f32 v[20:21], v[2:3], v[4:5]
40F8  v_pk_add_f32 v[2:3], v[2:3], v[4:5] neg_lo:[0,1] neg_hi:[0,1]
4100  v_pk_add_f32 v[4:5], v[14:15], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
4108  v_pk_add_f32 v[6:7], v[18:19], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
4110  v_and_b32_e32 v9, 1, v0
4114  v_pk_add_f32 v[14:15], v[4:5], v[6:7]
411C  v_pk_add_f32 v[6:7], v[4:5], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
4124  v_mov_b32_e32 v4, v20
4128  v_mov_b32_e32 v5, v14
412C  v_mov_b32_e32 v14, v21
4130  v_pk_add_f32 v[0:1], v[4:5], v[14:15]
4138  v_cmp_eq_u32_e32 vcc, 0, v9
413C  s_mov_b32 s0, 0x3e800000
4144  v_mov_b32_dpp v18, v0 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
414C  v_mov_b32_dpp v19, v1 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
4154  v_cndmask_b32_e64 v1, -v1, v1, vcc
415C  v_cndmask_b32_e64 v0, -v0, v0, vcc
4164  v_pk_add_f32 v[0:1], v[0:1], v[18:19]
416C  v_mov_b32_e32 v18, v2
4170  v_mov_b32_e32 v19, v6
4174  v_mov_b32_e32 v6, v3
4178  v_pk_add_f32 v[2:3], v[18:19], v[6:7]
4180  v_pk_add_f32 v[4:5], v[4:5], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
4188  v_pk_mul_f32 v[0:1], v[0:1], s[0:1] op_sel_hi:[1,0]
4190  v_mov_b32_dpp v20, v2 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
4198  v_mov_b32_dpp v21, v3 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
41A0  v_cndmask_b32_e64 v3, -v3, v3, vcc
41A8  v_cndmask_b32_e64 v2, -v2, v2, vcc
41B0  v_pk_add_f32 v[2:3], v[2:3], v[20:21]
41B8  v_mov_b32_dpp v14, v4 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
41C0  v_mov_b32_dpp v15, v5 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
41C8  v_cndmask_b32_e64 v5, -v5, v5, vcc
41D0  v_cndmask_b32_e64 v4, -v4, v4, vcc
41D8  v_pk_add_f32 v[6:7], v[18:19], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
41E0  v_pk_mul_f32 v[2:3], v[2:3], s[0:1] op_sel_hi:[1,0]
41E8  v_pk_add_f32 v[4:5], v[4:5], v[14:15]
41F0  v_mov_b32_dpp v14, v6 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
41F8  v_mov_b32_dpp v15, v7 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
4200  v_cndmask_b32_e64 v7, -v7, v7, vcc
4208  v_cndmask_b32_e64 v6, -v6, v6, vcc
4210  v_and_b32_e32 v11, 0x7fffffff, v0
4218  v_and_b32_e32 v9, 0x7fffffff, v1
4220  v_pk_mul_f32 v[4:5], v[4:5], s[0:1] op_sel_hi:[1,0]
4228  v_pk_add_f32 v[6:7], v[6:7], v[14:15]
4230  v_max_u32_e32 v14, v9, v11
4234  v_and_b32_e32 v15, 0x7fffffff, v2
423C  v_and_b32_e32 v18, 0x7fffffff, v3
4244  v_pk_mul_f32 v[6:7], v[6:7], s[0:1] op_sel_hi:[1,0]
424C  v_max3_u32 v14, v18, v15, v14
4254  v_and_b32_e32 v15, 0x7fffffff, v4
425C  v_and_b32_e32 v18, 0x7fffffff, v5
4264  v_max3_u32 v14, v18, v15, v14
426C  v_and_b32_e32 v15, 0x7fffffff, v6
4274  v_and_b32_e32 v18, 0x7fffffff, v7
427C  v_max3_u32 v14, v18, v15, v14
4284  s_mov_b32 s2, 0x7f7fffff
428C  v_mov_b32_e32 v8, 0
4290  v_max_u32_dpp v14, v14, v14 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
4298  s_nop 1
429C  v_max_u32_dpp v14, v14, v14 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
42A4  v_cmp_lt_u32_e32 vcc, s2, v14
42A8  s_and_saveexec_b64 s[16:17], vcc
42AC  s_cbranch_execz 165
42B0  s_mov_b32 s7, 0x7f800000
42B8  v_and_b32_e32 v8, 0x80000000, v0
42C0  v_cmp_lt_u32_e32 vcc, s7, v11
42C4  v_cmp_lt_u32_e64 s[0:1], s2, v11
42CC  v_cmp_lt_u32_e64 s[2:3], s2, v9
42D4  v_cndmask_b32_e64 v14, v8, 0, vcc
42DC  v_cndmask_b32_e64 v8, 0, 7, s[0:1]
42E4  v_cndmask_b32_e64 v0, v0, v14, s[0:1]
42EC  v_cmp_lt_u32_e64 s[0:1], s7, v9
42F4  s_and_saveexec_b64 s[18:19], s[2:3]
42F8  v_and_b32_e32 v1, 0x80000000, v1
4300  v_cndmask_b32_e64 v1, v1, 0, s[0:1]
4308  v_or_b32_e32 v8, 0x70, v8
4310  s_or_b64 exec, exec, s[18:19]
4314  v_cndmask_b32_e64 v11, v11, 0, vcc
431C  v_max_u32_e32 v9, v9, v11
4320  v_cndmask_b32_e64 v14, 0, 1, vcc
4328  v_cndmask_b32_e64 v15, 0, 1, s[0:1]
4330  v_cndmask_b32_e64 v9, v9, v11, s[0:1]
4338  v_and_b32_e32 v11, 0x7fffffff, v2
4340  s_mov_b32 s2, 0x7f7fffff
4348  v_add_u32_e32 v14, v14, v15
434C  v_and_b32_e32 v15, 0x80000000, v2
4354  v_cmp_lt_u32_e32 vcc, s7, v11
4358  v_cmp_lt_u32_e64 s[0:1], s2, v11
4360  v_max_u32_e32 v11, v11, v9
4364  v_cndmask_b32_e64 v15, v15, 0, vcc
436C  v_or_b32_e32 v18, 0x700, v8
4374  v_cndmask_b32_e32 v9, v11, v9, vcc
4378  v_and_b32_e32 v11, 0x7fffffff, v3
4380  v_cndmask_b32_e64 v8, v8, v18, s[0:1]
4388  v_cndmask_b32_e64 v2, v2, v15, s[0:1]
4390  v_cndmask_b32_e64 v15, 0, 1, vcc
4398  v_and_b32_e32 v18, 0x80000000, v3
43A0  v_cmp_lt_u32_e32 vcc, s7, v11
43A4  v_or_b32_e32 v19, 0x7000, v8
43AC  v_cmp_lt_u32_e64 s[0:1], s2, v11
43B4  v_cndmask_b32_e64 v18, v18, 0, vcc
43BC  v_max_u32_e32 v11, v11, v9
43C0  v_cndmask_b32_e64 v8, v8, v19, s[0:1]
43C8  v_cndmask_b32_e64 v3, v3, v18, s[0:1]
43D0  v_addc_co_u32_e64 v14, s[0:1], v14, v15, vcc
43D8  v_cndmask_b32_e32 v9, v11, v9, vcc
43DC  v_and_b32_e32 v11, 0x7fffffff, v4
43E4  v_and_b32_e32 v15, 0x80000000, v4
43EC  v_cmp_lt_u32_e32 vcc, s7, v11
43F0  v_cmp_lt_u32_e64 s[0:1], s2, v11
43F8  v_max_u32_e32 v11, v11, v9
43FC  v_cndmask_b32_e64 v15, v15, 0, vcc
4404  v_or_b32_e32 v18, 0x70000, v8
440C  v_cndmask_b32_e32 v9, v11, v9, vcc
4410  v_and_b32_e32 v11, 0x7fffffff, v5
4418  v_cndmask_b32_e64 v8, v8, v18, s[0:1]
4420  v_cndmask_b32_e64 v4, v4, v15, s[0:1]
4428  v_cndmask_b32_e64 v15, 0, 1, vcc
4430  v_and_b32_e32 v18, 0x80000000, v5
4438  v_cmp_lt_u32_e32 vcc, s7, v11
443C  v_or_b32_e32 v19, 0x700000, v8
4444  v_cmp_lt_u32_e64 s[0:1], s2, v11
444C  v_cndmask_b32_e64 v18, v18, 0, vcc
4454  v_max_u32_e32 v11, v11, v9
4458  v_cndmask_b32_e64 v8, v8, v19, s[0:1]
4460  v_cndmask_b32_e64 v5, v5, v18, s[0:1]
4468  v_addc_co_u32_e64 v14, s[0:1], v14, v15, vcc
4470  v_cndmask_b32_e32 v9, v11, v9, vcc
4474  v_and_b32_e32 v11, 0x7fffffff, v6
447C  v_and_b32_e32 v15, 0x80000000, v6
4484  v_cmp_lt_u32_e32 vcc, s7, v11
4488  v_cmp_lt_u32_e64 s[0:1], s2, v11
4490  v_max_u32_e32 v11, v11, v9
4494  v_cndmask_b32_e64 v15, v15, 0, vcc
449C  v_or_b32_e32 v18, 0x7000000, v8
44A4  v_cndmask_b32_e32 v9, v11, v9, vcc
44A8  v_and_b32_e32 v11, 0x7fffffff, v7
44B0  v_cndmask_b32_e64 v8, v8, v18, s[0:1]
44B8  v_cndmask_b32_e64 v6, v6, v15, s[0:1]
44C0  v_cndmask_b32_e64 v15, 0, 1, vcc
44C8  v_and_b32_e32 v18, 0x80000000, v7
44D0  v_cmp_lt_u32_e32 vcc, s7, v11
44D4  v_or_b32_e32 v19, 0x70000000, v8
44DC  v_cmp_lt_u32_e64 s[0:1], s2, v11
44E4  v_cndmask_b32_e64 v18, v18, 0, vcc
44EC  v_max_u32_e32 v11, v11, v9
44F0  v_cndmask_b32_e64 v8, v8, v19, s[0:1]
44F8  v_cndmask_b32_e64 v7, v7, v18, s[0:1]
4500  v_addc_co_u32_e64 v14, s[0:1], v14, v15, vcc
4508  v_cndmask_b32_e32 v9, v11, v9, vcc
450C  s_nop 0
4510  v_add_u32_dpp v11, v14, v14 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
4518  v_mov_b32_e32 v14, 0x7f800000
4520  v_max_u32_dpp v9, v9, v9 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
4528  v_add_u32_dpp v11, v11, v11 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
4530  v_cmp_ne_u32_e32 vcc, 32, v11
4534  v_max_u32_dpp v9, v9, v9 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
453C  s_nop 0
4540  v_cndmask_b32_e32 v14, v14, v9, vcc
4544  s_or_b64 exec, exec, s[16:17]
4548  v_cmp_ne_u32_e32 vcc, 0, v14
454C  v_mov_b32_e32 v9, 0x7f
4554  s_and_saveexec_b64 s[0:1], vcc
4558  s_cbranch_execz 26
455C  s_waitcnt lgkmcnt(0)
4560  s_bfe_u32 s11, s6, 0x20004
4568  s_cmp_eq_u32 s11, 2
456C  s_cselect_b64 s[2:3], -1, 0
4570  s_and_b64 s[6:7], s[2:3], exec
4574  s_cselect_b32 s6, 0x3fffff, 0
457C  s_cmp_lg_u32 s11, 0
4580  s_cselect_b32 s6, s6, 0x200000
4588  v_add_u32_e32 v9, s6, v14
458C  s_mov_b32 s6, 0x17fffff
4594  v_lshrrev_b32_e32 v11, 23, v9
4598  v_add_u32_e32 v11, -2, v11
459C  v_cmp_lt_u32_e32 vcc, s6, v9
45A0  s_mov_b32 s6, 0x7f800000
45A8  s_nop 0
45AC  v_cndmask_b32_e32 v9, 0, v11, vcc
45B0  v_cmp_eq_u32_e32 vcc, s6, v14
45B4  v_mov_b32_e32 v11, 0xfe
45BC  s_and_b64 vcc, s[2:3], vcc
45C0  v_cndmask_b32_e32 v9, v9, v11, vcc
45C4  s_or_b64 exec, exec, s[0:1]
45C8  v_cmp_eq_u32_e32 vcc, 0, v9
45CC  s_cbranch_vccz 13
45D0  s_nop 0
45D4  v_cndmask_b32_e64 v14, 1.0, 2.0, vcc
45DC  v_pk_mul_f32 v[6:7], v[14:15], v[6:7] op_sel_hi:[0,1]
45E4  v_pk_mul_f32 v[4:5], v[14:15], v[4:5] op_sel_hi:[0,1]
45EC  v_pk_mul_f32 v[2:3], v[14:15], v[2:3] op_sel_hi:[0,1]
45F4  v_pk_mul_f32 v[0:1], v[14:15], v[0:1] op_sel_hi:[0,1]
45FC  v_max_u32_e32 v14, 1, v9
4600  s_branch 1
4604  v_mov_b32_e32 v14, v9
4608  v_mov_b32_e32 v11, 0
460C  v_mad_u64_u32 v[18:19], s[0:1], v17, s20, v[10:11]
4614  v_lshl_or_b32 v10, v18, 2, v16
461C  s_mov_b32 s2, 0xd2511f53
4624  v_mad_u64_u32 v[20:21], s[0:1], v10, s2, 0
462C  s_waitcnt lgkmcnt(0)
4630  s_mul_hi_u32 s0, s9, 0xcd9e8d57
4638  s_xor_b32 s0, s8, s0
463C  s_xor_b32 s1, s15, s10
4640  s_mov_b32 s3, 0xcd9e8d57
4648  s_xor_b32 s0, s0, s14
464C  v_xor_b32_e32 v10, s1, v21
4650  s_mul_i32 s6, s9, 0xcd9e8d57
4658  s_add_i32 s7, s14, 0x9e3779b9
4660  s_mul_i32 s9, s0, 0xd2511f53
4668  s_mul_hi_u32 s10, s0, 0xd2511f53
4670  v_mad_u64_u32 v[22:23], s[0:1], v10, s3, 0
4678  s_add_i32 s8, s15, 0xbb67ae85
4680  s_xor_b32 s0, s6, s7
4684  v_xor_b32_e32 v10, s0, v23
4688  s_xor_b32 s0, s10, s8
468C  v_xor_b32_e32 v15, s0, v20
4690  s_add_i32 s7, s15, 0x76cf5d0a
4698  v_mad_u64_u32 v[20:21], s[0:1], v10, s2, 0
46A0  v_mad_u64_u32 v[24:25], s[0:1], v15, s3, 0
46A8  s_add_i32 s6, s14, 0x3c6ef372
46B0  s_xor_b32 s0, s9, s7
46B4  v_xor_b32_e32 v10, s6, v25
46B8  v_xor_b32_e32 v15, s0, v21
46BC  v_xor_b32_e32 v10, v10, v22
46C0  s_add_i32 s6, s14, 0xdaa66d2b
46C8  v_mad_u64_u32 v[26:27], s[0:1], v15, s3, 0
46D0  s_add_i32 s7, s15, 0x32370b8f
46D8  v_mad_u64_u32 v[22:23], s[0:1], v10, s2, 0
46E0  v_xor_b32_e32 v10, s6, v27
46E4  v_xor_b32_e32 v10, v10, v24
46E8  v_xor_b32_e32 v15, s7, v23
46EC  v_xor_b32_e32 v15, v15, v20
46F0  s_add_i32 s7, s15, 0xed9eba14
46F8  v_mad_u64_u32 v[20:21], s[0:1], v10, s2, 0
4700  s_add_i32 s6, s14, 0x78dde6e4
4708  v_mad_u64_u32 v[24:25], s[0:1], v15, s3, 0
4710  v_xor_b32_e32 v15, s7, v21
4714  v_xor_b32_e32 v10, s6, v25
4718  v_xor_b32_e32 v15, v15, v22
471C  v_xor_b32_e32 v10, v10, v26
4720  s_add_i32 s6, s14, 0x1715609d
4728  v_mad_u64_u32 v[26:27], s[0:1], v15, s3, 0
4730  s_add_i32 s7, s15, 0xa9066899
4738  v_mad_u64_u32 v[22:23], s[0:1], v10, s2, 0
4740  v_xor_b32_e32 v10, s6, v27
4744  v_xor_b32_e32 v10, v10, v24
4748  v_xor_b32_e32 v15, s7, v23
474C  v_xor_b32_e32 v15, v15, v20
4750  s_add_i32 s7, s15, 0x646e171e
4758  v_mad_u64_u32 v[20:21], s[0:1], v10, s2, 0
4760  s_add_i32 s6, s14, 0xb54cda56
4768  v_mad_u64_u32 v[24:25], s[0:1], v15, s3, 0
4770  v_xor_b32_e32 v15, s7, v21
4774  v_xor_b32_e32 v10, s6, v25
4778  v_xor_b32_e32 v15, v15, v22
477C  v_xor_b32_e32 v10, v10, v26
4780  s_add_i32 s6, s14, 0x5384540f
4788  v_mad_u64_u32 v[26:27], s[0:1], v15, s3, 0
4790  s_add_i32 s7, s15, 0x1fd5c5a3
4798  v_mad_u64_u32 v[22:23], s[0:1], v10, s2, 0
47A0  v_xor_b32_e32 v10, s6, v27
47A4  v_xor_b32_e32 v10, v10, v24
47A8  v_xor_b32_e32 v15, s7, v23
47AC  v_xor_b32_e32 v15, v15, v20
47B0  s_add_i32 s7, s15, 0xdb3d7428
47B8  v_mad_u64_u32 v[20:21], s[0:1], v10, s2, 0
47C0  s_add_i32 s6, s14, 0xf1bbcdc8
47C8  v_mad_u64_u32 v[24:25], s[0:1], v15, s3, 0
47D0  v_xor_b32_e32 v15, s7, v21
47D4  v_xor_b32_e32 v10, s6, v25
47D8  v_xor_b32_e32 v15, v15, v22
47DC  v_xor_b32_e32 v10, v10, v26
47E0  v_mad_u64_u32 v[26:27], s[0:1], v15, s3, 0
47E8  s_add_i32 s6, s14, 0x8ff34781
47F0  v_mad_u64_u32 v[22:23], s[0:1], v10, s2, 0
47F8  v_xor_b32_e32 v10, v24, v27
47FC  s_add_i32 s7, s15, 0x96a522ad
4804  v_xor_b32_e32 v10, s6, v10
4808  v_xor_b32_e32 v15, v20, v23
480C  v_mov_b32_e32 v17, v11
4810  v_mov_b32_e32 v20, v11
4814  v_xor_b32_e32 v15, s7, v15
4818  v_lshlrev_b32_e32 v14, 23, v14
481C  v_cvt_scalef32_sr_pk_fp4_f32 v17, v[0:1], v10, v14
4824  v_cvt_scalef32_sr_pk_fp4_f32 v20, v[4:5], v15, v14 op_sel:[0,0,0,1]
482C  v_cvt_scalef32_sr_pk_fp4_f32 v17, v[2:3], v26, v14 op_sel:[0,0,1,0]
4834  v_cvt_scalef32_sr_pk_fp4_f32 v20, v[6:7], v22, v14 op_sel:[0,0,1,1]
483C  s_nop 0
4840  v_lshl_add_u64 v[0:1], v[18:19], 4, s[4:5]
4848  v_lshlrev_b32_e32 v10, 2, v16
484C  v_or3_b32 v2, v20, v8, v17
4854  v_lshl_add_u64 v[0:1], v[0:1], 0, v[10:11]
485C  v_cmp_eq_u32_e32 vcc, 0, v16
4860  global_store_dword v[0:1], v2, off
4868  s_and_saveexec_b64 s[0:1], vcc
486C  s_cbranch_execz 4
4870  v_lshl_add_u64 v[0:1], s[12:13], 0, v[12:13]
4878  global_store_byte v[0:1], v9, off
4880  s_endpgm
4884  s_nop 0
