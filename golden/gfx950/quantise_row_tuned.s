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
    .name:           QuantiseRowTunedH16Sr
    .private_segment_fixed_size: 0
    .sgpr_count:     26
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
2500  s_load_dwordx4 s[4:7], s[0:1], 0x18
2508  v_lshrrev_b32_e32 v1, 2, v0
250C  s_waitcnt lgkmcnt(0)
2510  s_and_b32 s8, s7, 8
2514  s_bitcmp1_b32 s7, 3
2518  s_cselect_b64 s[10:11], -1, 0
251C  s_lshr_b32 s9, s7, 8
2520  s_sub_i32 s12, 6, s9
2524  s_lshr_b32 s6, s6, 5
2528  s_lshl_b32 s2, s2, s12
252C  s_lshl_b32 s3, s3, s9
2530  v_lshrrev_b32_e32 v2, s9, v1
2534  v_bfe_u32 v1, v1, 0, s9
253C  s_cmp_eq_u32 s8, 0
2540  v_add_u32_e32 v14, s2, v2
2544  v_add_u32_e32 v8, s3, v1
2548  s_cbranch_scc1 28
254C  s_add_i32 s2, s6, 7
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
25C0  v_mad_u64_u32 v[10:11], s[2:3], v14, s6, v[8:9]
25C8  s_load_dwordx2 s[8:9], s[0:1], 0x10
25D0  v_cmp_le_u32_e32 vcc, s5, v14
25D4  v_cmp_le_u32_e64 s[2:3], s6, v8
25DC  v_and_b32_e32 v15, 3, v0
25E0  s_or_b64 s[2:3], vcc, s[2:3]
25E4  s_and_saveexec_b64 s[12:13], s[2:3]
25E8  s_xor_b64 s[12:13], exec, s[12:13]
25EC  s_cbranch_execz 26
25F0  s_andn2_b64 vcc, exec, s[10:11]
25F4  s_cbranch_vccnz 24
25F8  s_add_i32 s2, s5, 0xff
2600  s_and_b32 s2, s2, 0xffffff00
2608  v_cmp_gt_u32_e32 vcc, s2, v14
260C  s_and_saveexec_b64 s[10:11], vcc
2610  s_cbranch_execz 16
2614  s_add_i32 s2, s6, 7
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
2654  s_or_b64 exec, exec, s[10:11]
2658  s_andn2_saveexec_b64 s[2:3], s[12:13]
265C  s_cbranch_execz 293
2660  s_load_dwordx2 s[2:3], s[0:1], 0x0
2668  v_lshlrev_b32_e32 v0, 3, v15
266C  v_mov_b32_e32 v1, 0
2670  v_lshl_or_b32 v0, v8, 5, v0
2678  s_bitcmp0_b32 s7, 0
267C  v_mad_u64_u32 v[12:13], s[4:5], v14, s4, v[0:1]
2684  s_cbranch_scc1 12
2688  v_lshlrev_b64 v[0:1], 2, v[12:13]
2690  v_and_b32_e32 v0, -16, v0
2694  s_waitcnt lgkmcnt(0)
2698  v_lshl_add_u64 v[16:17], s[2:3], 0, v[0:1]
26A0  global_load_dwordx4 v[4:7], v[16:17], off offset:16
26A8  global_load_dwordx4 v[0:3], v[16:17], off
26B0  s_cbranch_execz 1
26B4  s_branch 22
26B8  s_waitcnt vmcnt(0)
26BC  v_lshlrev_b64 v[0:1], 1, v[12:13]
26C4  v_and_b32_e32 v0, -16, v0
26C8  s_waitcnt lgkmcnt(0)
26CC  v_lshl_add_u64 v[0:1], s[2:3], 0, v[0:1]
26D4  global_load_dwordx4 v[4:7], v[0:1], off
26DC  s_waitcnt vmcnt(0)
26E0  v_lshlrev_b32_e32 v0, 16, v4
26E4  v_and_b32_e32 v1, 0xffff0000, v4
26EC  v_lshlrev_b32_e32 v2, 16, v5
26F0  v_and_b32_e32 v3, 0xffff0000, v5
26F8  v_lshlrev_b32_e32 v4, 16, v6
26FC  v_and_b32_e32 v5, 0xffff0000, v6
2704  v_lshlrev_b32_e32 v6, 16, v7
2708  v_and_b32_e32 v7, 0xffff0000, v7
2710  s_waitcnt vmcnt(0)
2714  v_and_b32_e32 v22, 0x7fffffff, v0
271C  v_and_b32_e32 v21, 0x7fffffff, v1
2724  v_max_u32_e32 v9, v21, v22
2728  v_and_b32_e32 v19, 0x7fffffff, v2
2730  v_and_b32_e32 v18, 0x7fffffff, v3
2738  v_max3_u32 v9, v18, v19, v9
2740  v_and_b32_e32 v17, 0x7fffffff, v4
2748  v_and_b32_e32 v16, 0x7fffffff, v5
2750  v_max3_u32 v12, v16, v17, v9
2758  v_and_b32_e32 v13, 0x7fffffff, v6
2760  v_and_b32_e32 v9, 0x7fffffff, v7
2768  v_max3_u32 v12, v9, v13, v12
2770  s_mov_b32 s10, 0x7f7fffff
2778  s_nop 0
277C  v_max_u32_dpp v12, v12, v12 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
2784  s_nop 1
2788  v_max_u32_dpp v20, v12, v12 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
2790  v_cmp_lt_u32_e32 vcc, s10, v20
2794  v_mov_b32_e32 v12, 0
2798  s_and_saveexec_b64 s[4:5], vcc
279C  s_cbranch_execz 131
27A0  s_mov_b32 s11, 0x7f800000
27A8  v_and_b32_e32 v12, 0x80000000, v0
27B0  v_cmp_lt_u32_e32 vcc, s10, v22
27B4  v_mov_b32_e32 v23, 0x70
27BC  s_waitcnt lgkmcnt(0)
27C0  v_cmp_lt_u32_e64 s[2:3], s10, v21
27C8  v_cndmask_b32_e64 v20, 0, 7, vcc
27D0  v_cndmask_b32_e32 v0, v0, v12, vcc
27D4  v_cmp_lt_u32_e32 vcc, s11, v22
27D8  v_cndmask_b32_e64 v23, 0, v23, s[2:3]
27E0  v_or_b32_e32 v20, v23, v20
27E4  v_cndmask_b32_e64 v12, v22, 0, vcc
27EC  v_and_b32_e32 v22, 0x80000000, v1
27F4  v_cndmask_b32_e64 v1, v1, v22, s[2:3]
27FC  v_cmp_lt_u32_e64 s[2:3], s11, v21
2804  v_max_u32_e32 v21, v21, v12
2808  v_mov_b32_e32 v23, 0x700
2810  v_cndmask_b32_e64 v22, 0, 1, s[2:3]
2818  v_addc_co_u32_e32 v22, vcc, 0, v22, vcc
281C  v_cndmask_b32_e64 v12, v21, v12, s[2:3]
2824  v_and_b32_e32 v21, 0x80000000, v2
282C  v_cmp_lt_u32_e32 vcc, s10, v19
2830  v_mov_b32_e32 v24, 0x7000
2838  s_nop 0
283C  v_cndmask_b32_e32 v23, 0, v23, vcc
2840  v_cndmask_b32_e32 v2, v2, v21, vcc
2844  v_cmp_lt_u32_e32 vcc, s11, v19
2848  v_max_u32_e32 v19, v19, v12
284C  s_nop 0
2850  v_cndmask_b32_e64 v21, 0, 1, vcc
2858  v_cndmask_b32_e32 v12, v19, v12, vcc
285C  v_and_b32_e32 v19, 0x80000000, v3
2864  v_cmp_lt_u32_e32 vcc, s10, v18
2868  s_nop 1
286C  v_cndmask_b32_e32 v24, 0, v24, vcc
2870  v_cndmask_b32_e32 v3, v3, v19, vcc
2874  v_cmp_lt_u32_e32 vcc, s11, v18
2878  v_max_u32_e32 v18, v18, v12
287C  v_or3_b32 v20, v23, v20, v24
2884  v_addc_co_u32_e64 v19, s[2:3], v22, v21, vcc
288C  v_cndmask_b32_e32 v12, v18, v12, vcc
2890  v_and_b32_e32 v18, 0x80000000, v4
2898  v_mov_b32_e32 v21, 0x70000
28A0  v_cmp_lt_u32_e32 vcc, s10, v17
28A4  v_mov_b32_e32 v22, 0x700000
28AC  s_nop 0
28B0  v_cndmask_b32_e32 v21, 0, v21, vcc
28B4  v_cndmask_b32_e32 v4, v4, v18, vcc
28B8  v_cmp_lt_u32_e32 vcc, s11, v17
28BC  v_max_u32_e32 v17, v17, v12
28C0  s_nop 0
28C4  v_cndmask_b32_e64 v18, 0, 1, vcc
28CC  v_cndmask_b32_e32 v12, v17, v12, vcc
28D0  v_and_b32_e32 v17, 0x80000000, v5
28D8  v_cmp_lt_u32_e32 vcc, s10, v16
28DC  s_nop 1
28E0  v_cndmask_b32_e32 v22, 0, v22, vcc
28E4  v_cndmask_b32_e32 v5, v5, v17, vcc
28E8  v_cmp_lt_u32_e32 vcc, s11, v16
28EC  v_max_u32_e32 v16, v16, v12
28F0  v_or3_b32 v20, v21, v20, v22
28F8  v_addc_co_u32_e64 v17, s[2:3], v19, v18, vcc
2900  v_cndmask_b32_e32 v12, v16, v12, vcc
2904  v_and_b32_e32 v16, 0x80000000, v6
290C  v_mov_b32_e32 v18, 0x7000000
2914  v_cmp_lt_u32_e32 vcc, s10, v13
2918  v_and_b32_e32 v19, 0x80000000, v7
2920  s_nop 0
2924  v_cndmask_b32_e32 v18, 0, v18, vcc
2928  v_cndmask_b32_e32 v6, v6, v16, vcc
292C  v_cmp_lt_u32_e32 vcc, s11, v13
2930  v_max_u32_e32 v13, v13, v12
2934  s_nop 0
2938  v_cndmask_b32_e64 v16, 0, 1, vcc
2940  v_cndmask_b32_e32 v13, v13, v12, vcc
2944  v_bfrev_b32_e32 v12, 14
2948  v_cmp_lt_u32_e32 vcc, s10, v9
294C  s_nop 1
2950  v_cndmask_b32_e32 v12, 0, v12, vcc
2954  v_cndmask_b32_e32 v7, v7, v19, vcc
2958  v_cmp_lt_u32_e32 vcc, s11, v9
295C  v_max_u32_e32 v9, v9, v13
2960  v_or3_b32 v12, v18, v20, v12
2968  v_addc_co_u32_e64 v16, s[2:3], v17, v16, vcc
2970  v_cndmask_b32_e32 v9, v9, v13, vcc
2974  s_nop 0
2978  v_add_u32_dpp v13, v16, v16 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
2980  v_mov_b32_e32 v16, 0x7f800000
2988  v_max_u32_dpp v9, v9, v9 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
2990  v_add_u32_dpp v13, v13, v13 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
2998  v_cmp_ne_u32_e32 vcc, 32, v13
299C  v_max_u32_dpp v9, v9, v9 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
29A4  s_nop 0
29A8  v_cndmask_b32_e32 v20, v16, v9, vcc
29AC  s_or_b64 exec, exec, s[4:5]
29B0  s_load_dwordx2 s[0:1], s[0:1], 0x8
29B8  v_cmp_ne_u32_e32 vcc, 0, v20
29BC  v_mov_b32_e32 v13, 0x7f
29C4  s_waitcnt lgkmcnt(0)
29C8  s_and_saveexec_b64 s[2:3], vcc
29CC  s_cbranch_execz 25
29D0  s_bfe_u32 s7, s7, 0x20004
29D8  s_cmp_eq_u32 s7, 2
29DC  s_cselect_b64 s[4:5], -1, 0
29E0  s_and_b64 s[10:11], s[4:5], exec
29E4  s_cselect_b32 s10, 0x3fffff, 0
29EC  s_cmp_lg_u32 s7, 0
29F0  s_cselect_b32 s7, s10, 0x200000
29F8  v_add_u32_e32 v9, s7, v20
29FC  s_mov_b32 s7, 0x17fffff
2A04  v_lshrrev_b32_e32 v13, 23, v9
2A08  v_add_u32_e32 v13, -2, v13
2A0C  v_cmp_lt_u32_e32 vcc, s7, v9
2A10  s_mov_b32 s7, 0x7f800000
2A18  s_nop 0
2A1C  v_cndmask_b32_e32 v9, 0, v13, vcc
2A20  v_cmp_eq_u32_e32 vcc, s7, v20
2A24  v_mov_b32_e32 v13, 0xfe
2A2C  s_and_b64 vcc, s[4:5], vcc
2A30  v_cndmask_b32_e32 v13, v9, v13, vcc
2A34  s_or_b64 exec, exec, s[2:3]
2A38  v_cmp_eq_u32_e32 vcc, 0, v13
2A3C  s_cbranch_vccz 13
2A40  s_nop 0
2A44  v_cndmask_b32_e64 v16, 1.0, 2.0, vcc
2A4C  v_pk_mul_f32 v[6:7], v[16:17], v[6:7] op_sel_hi:[0,1]
2A54  v_pk_mul_f32 v[4:5], v[16:17], v[4:5] op_sel_hi:[0,1]
2A5C  v_pk_mul_f32 v[2:3], v[16:17], v[2:3] op_sel_hi:[0,1]
2A64  v_pk_mul_f32 v[0:1], v[16:17], v[0:1] op_sel_hi:[0,1]
2A6C  v_max_u32_e32 v16, 1, v13
2A70  s_branch 1
2A74  v_mov_b32_e32 v16, v13
2A78  v_mov_b32_e32 v9, 0
2A7C  v_mad_u64_u32 v[18:19], s[2:3], v14, s6, v[8:9]
2A84  v_lshlrev_b32_e32 v8, 23, v16
2A88  v_mov_b32_e32 v14, v9
2A8C  v_mov_b32_e32 v16, v9
2A90  v_cvt_scalef32_pk_fp4_f32 v14, v0, v1, v8
2A98  v_cvt_scalef32_pk_fp4_f32 v16, v4, v5, v8 op_sel:[0,0,0,1]
2AA0  v_cvt_scalef32_pk_fp4_f32 v14, v2, v3, v8 op_sel:[0,0,1,0]
2AA8  v_cvt_scalef32_pk_fp4_f32 v16, v6, v7, v8 op_sel:[0,0,1,1]
2AB0  s_nop 0
2AB4  v_lshl_add_u64 v[0:1], v[18:19], 4, s[0:1]
2ABC  v_lshlrev_b32_e32 v8, 2, v15
2AC0  v_or3_b32 v2, v16, v12, v14
2AC8  v_lshl_add_u64 v[0:1], v[0:1], 0, v[8:9]
2AD0  v_cmp_eq_u32_e32 vcc, 0, v15
2AD4  global_store_dword v[0:1], v2, off
2ADC  s_and_saveexec_b64 s[0:1], vcc
2AE0  s_cbranch_execz 4
2AE4  v_lshl_add_u64 v[0:1], s[8:9], 0, v[10:11]
2AEC  global_store_byte v[0:1], v13, off
2AF4  s_endpgm
2AF8  s_nop 0

2b00 <QuantiseRowTunedH16>:
2B00  s_load_dwordx4 s[4:7], s[0:1], 0x18
2B08  s_load_dword s14, s[0:1], 0x28
2B10  v_lshrrev_b32_e32 v1, 2, v0
2B14  s_waitcnt lgkmcnt(0)
2B18  s_and_b32 s8, s7, 8
2B1C  s_bitcmp1_b32 s7, 3
2B20  s_cselect_b64 s[10:11], -1, 0
2B24  s_lshr_b32 s9, s7, 8
2B28  s_sub_i32 s12, 6, s9
2B2C  s_lshr_b32 s6, s6, 5
2B30  s_lshl_b32 s2, s2, s12
2B34  s_lshl_b32 s3, s3, s9
2B38  v_lshrrev_b32_e32 v2, s9, v1
2B3C  v_bfe_u32 v1, v1, 0, s9
2B44  s_cmp_eq_u32 s8, 0
2B48  v_add_u32_e32 v16, s2, v2
2B4C  v_add_u32_e32 v10, s3, v1
2B50  s_cbranch_scc1 28
2B54  s_add_i32 s2, s6, 7
2B58  v_lshlrev_b32_e32 v2, 5, v10
2B5C  s_and_b32 s2, s2, 0xffffff8
2B64  v_and_b32_e32 v1, 0xffffffe0, v16
2B6C  v_and_b32_e32 v2, 0xffffff00, v2
2B74  v_mov_b32_e32 v3, 0
2B78  v_lshlrev_b32_e32 v4, 2, v16
2B7C  v_mov_b32_e32 v5, v3
2B80  v_mad_u64_u32 v[2:3], s[2:3], v1, s2, v[2:3]
2B88  v_lshlrev_b32_e32 v6, 6, v10
2B8C  v_and_b32_e32 v7, 60, v4
2B90  v_lshrrev_b32_e32 v4, 1, v10
2B94  s_movk_i32 s2, 0xc0
2B98  v_and_b32_e32 v8, 2, v4
2B9C  v_and_or_b32 v1, v6, s2, v2
2BA4  v_bfe_u32 v4, v16, 4, 1
2BAC  v_or3_b32 v2, v1, v7, v8
2BB4  v_lshl_add_u64 v[12:13], v[2:3], 0, v[4:5]
2BBC  s_cbranch_execz 1
2BC0  s_branch 3
2BC4  v_mov_b32_e32 v11, 0
2BC8  v_mad_u64_u32 v[12:13], s[2:3], v16, s6, v[10:11]
2BD0  s_load_dwordx2 s[8:9], s[0:1], 0x10
2BD8  v_cmp_le_u32_e32 vcc, s5, v16
2BDC  v_cmp_le_u32_e64 s[2:3], s6, v10
2BE4  v_and_b32_e32 v17, 3, v0
2BE8  s_or_b64 s[2:3], vcc, s[2:3]
2BEC  s_and_saveexec_b64 s[12:13], s[2:3]
2BF0  s_xor_b64 s[12:13], exec, s[12:13]
2BF4  s_cbranch_execz 26
2BF8  s_andn2_b64 vcc, exec, s[10:11]
2BFC  s_cbranch_vccnz 24
2C00  s_add_i32 s2, s5, 0xff
2C08  s_and_b32 s2, s2, 0xffffff00
2C10  v_cmp_gt_u32_e32 vcc, s2, v16
2C14  s_and_saveexec_b64 s[10:11], vcc
2C18  s_cbranch_execz 16
2C1C  s_add_i32 s2, s6, 7
2C20  s_and_b32 s2, s2, 0xffffff8
2C28  v_cmp_gt_u32_e32 vcc, s2, v10
2C2C  v_cmp_eq_u32_e64 s[2:3], 0, v17
2C34  s_and_b64 s[2:3], s[2:3], vcc
2C38  s_and_b64 exec, exec, s[2:3]
2C3C  s_cbranch_execz 7
2C40  s_waitcnt lgkmcnt(0)
2C44  v_lshl_add_u64 v[0:1], s[8:9], 0, v[12:13]
2C4C  v_mov_b32_e32 v2, 0x7f
2C54  global_store_byte v[0:1], v2, off
2C5C  s_or_b64 exec, exec, s[10:11]
2C60  s_andn2_saveexec_b64 s[2:3], s[12:13]
2C64  s_cbranch_execz 449
2C68  s_load_dwordx2 s[2:3], s[0:1], 0x0
2C70  v_lshlrev_b32_e32 v1, 3, v17
2C74  v_mov_b32_e32 v3, 0
2C78  v_lshl_or_b32 v2, v10, 5, v1
2C80  s_bitcmp0_b32 s7, 0
2C84  v_mad_u64_u32 v[14:15], s[4:5], v16, s4, v[2:3]
2C8C  s_cbranch_scc1 12
2C90  v_lshlrev_b64 v[2:3], 2, v[14:15]
2C98  v_and_b32_e32 v2, -16, v2
2C9C  s_waitcnt lgkmcnt(0)
2CA0  v_lshl_add_u64 v[18:19], s[2:3], 0, v[2:3]
2CA8  global_load_dwordx4 v[6:9], v[18:19], off offset:16
2CB0  global_load_dwordx4 v[2:5], v[18:19], off
2CB8  s_cbranch_execz 1
2CBC  s_branch 22
2CC0  s_waitcnt vmcnt(0)
2CC4  v_lshlrev_b64 v[2:3], 1, v[14:15]
2CCC  v_and_b32_e32 v2, -16, v2
2CD0  s_waitcnt lgkmcnt(0)
2CD4  v_lshl_add_u64 v[2:3], s[2:3], 0, v[2:3]
2CDC  global_load_dwordx4 v[6:9], v[2:3], off
2CE4  s_waitcnt vmcnt(0)
2CE8  v_lshlrev_b32_e32 v2, 16, v6
2CEC  v_and_b32_e32 v3, 0xffff0000, v6
2CF4  v_lshlrev_b32_e32 v4, 16, v7
2CF8  v_and_b32_e32 v5, 0xffff0000, v7
2D00  v_lshlrev_b32_e32 v6, 16, v8
2D04  v_and_b32_e32 v7, 0xffff0000, v8
2D0C  v_lshlrev_b32_e32 v8, 16, v9
2D10  v_and_b32_e32 v9, 0xffff0000, v9
2D18  s_cmp_lg_u32 s14, 0
2D1C  v_lshrrev_b32_e64 v1, v1, s14
2D24  s_waitcnt lgkmcnt(0)
2D28  s_cselect_b64 s[2:3], -1, 0
2D2C  v_cmp_ne_u32_e32 vcc, 0, v1
2D30  s_and_b64 s[4:5], s[2:3], vcc
2D34  s_and_saveexec_b64 s[2:3], s[4:5]
2D38  s_cbranch_execz 25
2D3C  v_lshlrev_b32_e32 v11, 31, v1
2D40  s_waitcnt vmcnt(0)
2D44  v_xor_b32_e32 v2, v11, v2
2D48  v_lshlrev_b32_e32 v11, 30, v1
2D4C  s_brev_b32 s4, 1
2D50  v_bitop3_b32 v3, v11, v3, s4 bitop3:0x6c
2D58  v_lshlrev_b32_e32 v11, 29, v1
2D5C  v_bitop3_b32 v4, v11, v4, s4 bitop3:0x6c
2D64  v_lshlrev_b32_e32 v11, 28, v1
2D68  v_bitop3_b32 v5, v11, v5, s4 bitop3:0x6c
2D70  v_lshlrev_b32_e32 v11, 27, v1
2D74  v_bitop3_b32 v6, v11, v6, s4 bitop3:0x6c
2D7C  v_lshlrev_b32_e32 v11, 26, v1
2D80  v_bitop3_b32 v7, v11, v7, s4 bitop3:0x6c
2D88  v_lshlrev_b32_e32 v11, 25, v1
2D8C  v_lshlrev_b32_e32 v1, 24, v1
2D90  v_bitop3_b32 v8, v11, v8, s4 bitop3:0x6c
2D98  v_bitop3_b32 v9, v1, v9, s4 bitop3:0x6c
2DA0  s_or_b64 exec, exec, s[2:3]
2DA4  s_waitcnt vmcnt(0)
2DA8  v_mov_b32_e32 v14, v2
2DAC  v_mov_b32_e32 v15, v6
2DB0  v_mov_b32_e32 v6, v3
2DB4  v_mov_b32_e32 v18, v4
2DB8  v_mov_b32_e32 v19, v8
2DBC  v_mov_b32_e32 v8, v5
2DC0  v_pk_add_f32 v[2:3], v[14:15], v[6:7]
2DC8  v_pk_add_f32 v[4:5], v[18:19], v[8:9]
2DD0  s_load_dwordx2 s[4:5], s[0:1], 0x8
2DD8  v_pk_add_f32 v[20:21], v[2:3], v[4:5]
2DE0  v_pk_add_f32 v[2:3], v[2:3], v[4:5] neg_lo:[0,1] neg_hi:[0,1]
2DE8  v_pk_add_f32 v[4:5], v[14:15], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
2DF0  v_pk_add_f32 v[6:7], v[18:19], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
2DF8  v_and_b32_e32 v9, 1, v0
2DFC  v_pk_add_f32 v[14:15], v[4:5], v[6:7]
2E04  v_pk_add_f32 v[6:7], v[4:5], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
2E0C  v_mov_b32_e32 v4, v20
2E10  v_mov_b32_e32 v5, v14
2E14  v_mov_b32_e32 v14, v21
2E18  v_pk_add_f32 v[0:1], v[4:5], v[14:15]
2E20  v_cmp_eq_u32_e32 vcc, 0, v9
2E24  s_mov_b32 s0, 0x3e800000
2E2C  v_mov_b32_dpp v18, v0 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
2E34  v_mov_b32_dpp v19, v1 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
2E3C  v_cndmask_b32_e64 v1, -v1, v1, vcc
2E44  v_cndmask_b32_e64 v0, -v0, v0, vcc
2E4C  v_pk_add_f32 v[0:1], v[0:1], v[18:19]
2E54  v_mov_b32_e32 v18, v2
2E58  v_mov_b32_e32 v19, v6
2E5C  v_mov_b32_e32 v6, v3
2E60  v_pk_add_f32 v[2:3], v[18:19], v[6:7]
2E68  v_pk_add_f32 v[4:5], v[4:5], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
2E70  v_pk_mul_f32 v[0:1], v[0:1], s[0:1] op_sel_hi:[1,0]
2E78  v_mov_b32_dpp v20, v2 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
2E80  v_mov_b32_dpp v21, v3 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
2E88  v_cndmask_b32_e64 v3, -v3, v3, vcc
2E90  v_cndmask_b32_e64 v2, -v2, v2, vcc
2E98  v_pk_add_f32 v[2:3], v[2:3], v[20:21]
2EA0  v_mov_b32_dpp v14, v4 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
2EA8  v_mov_b32_dpp v15, v5 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
2EB0  v_cndmask_b32_e64 v5, -v5, v5, vcc
2EB8  v_cndmask_b32_e64 v4, -v4, v4, vcc
2EC0  v_pk_add_f32 v[6:7], v[18:19], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
2EC8  v_pk_mul_f32 v[2:3], v[2:3], s[0:1] op_sel_hi:[1,0]
2ED0  v_pk_add_f32 v[4:5], v[4:5], v[14:15]
2ED8  v_mov_b32_dpp v14, v6 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
2EE0  v_mov_b32_dpp v15, v7 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
2EE8  v_cndmask_b32_e64 v7, -v7, v7, vcc
2EF0  v_cndmask_b32_e64 v6, -v6, v6, vcc
2EF8  v_and_b32_e32 v11, 0x7fffffff, v0
2F00  v_and_b32_e32 v9, 0x7fffffff, v1
2F08  v_pk_mul_f32 v[4:5], v[4:5], s[0:1] op_sel_hi:[1,0]
2F10  v_pk_add_f32 v[6:7], v[6:7], v[14:15]
2F18  v_max_u32_e32 v14, v9, v11
2F1C  v_and_b32_e32 v15, 0x7fffffff, v2
2F24  v_and_b32_e32 v18, 0x7fffffff, v3
2F2C  v_pk_mul_f32 v[6:7], v[6:7], s[0:1] op_sel_hi:[1,0]
2F34  v_max3_u32 v14, v18, v15, v14
2F3C  v_and_b32_e32 v15, 0x7fffffff, v4
2F44  v_and_b32_e32 v18, 0x7fffffff, v5
2F4C  v_max3_u32 v14, v18, v15, v14
2F54  v_and_b32_e32 v15, 0x7fffffff, v6
2F5C  v_and_b32_e32 v18, 0x7fffffff, v7
2F64  v_max3_u32 v14, v18, v15, v14
2F6C  s_mov_b32 s2, 0x7f7fffff
2F74  v_mov_b32_e32 v8, 0
2F78  v_max_u32_dpp v14, v14, v14 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
2F80  s_nop 1
2F84  v_max_u32_dpp v14, v14, v14 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
2F8C  v_cmp_lt_u32_e32 vcc, s2, v14
2F90  s_and_saveexec_b64 s[10:11], vcc
2F94  s_cbranch_execz 165
2F98  s_mov_b32 s14, 0x7f800000
2FA0  v_and_b32_e32 v8, 0x80000000, v0
2FA8  v_cmp_lt_u32_e32 vcc, s14, v11
2FAC  v_cmp_lt_u32_e64 s[0:1], s2, v11
2FB4  v_cmp_lt_u32_e64 s[2:3], s2, v9
2FBC  v_cndmask_b32_e64 v14, v8, 0, vcc
2FC4  v_cndmask_b32_e64 v8, 0, 7, s[0:1]
2FCC  v_cndmask_b32_e64 v0, v0, v14, s[0:1]
2FD4  v_cmp_lt_u32_e64 s[0:1], s14, v9
2FDC  s_and_saveexec_b64 s[12:13], s[2:3]
2FE0  v_and_b32_e32 v1, 0x80000000, v1
2FE8  v_cndmask_b32_e64 v1, v1, 0, s[0:1]
2FF0  v_or_b32_e32 v8, 0x70, v8
2FF8  s_or_b64 exec, exec, s[12:13]
2FFC  v_cndmask_b32_e64 v11, v11, 0, vcc
3004  v_max_u32_e32 v9, v9, v11
3008  v_cndmask_b32_e64 v14, 0, 1, vcc
3010  v_cndmask_b32_e64 v15, 0, 1, s[0:1]
3018  v_cndmask_b32_e64 v9, v9, v11, s[0:1]
3020  v_and_b32_e32 v11, 0x7fffffff, v2
3028  s_mov_b32 s2, 0x7f7fffff
3030  v_add_u32_e32 v14, v14, v15
3034  v_and_b32_e32 v15, 0x80000000, v2
303C  v_cmp_lt_u32_e32 vcc, s14, v11
3040  v_cmp_lt_u32_e64 s[0:1], s2, v11
3048  v_max_u32_e32 v11, v11, v9
304C  v_cndmask_b32_e64 v15, v15, 0, vcc
3054  v_or_b32_e32 v18, 0x700, v8
305C  v_cndmask_b32_e32 v9, v11, v9, vcc
3060  v_and_b32_e32 v11, 0x7fffffff, v3
3068  v_cndmask_b32_e64 v8, v8, v18, s[0:1]
3070  v_cndmask_b32_e64 v2, v2, v15, s[0:1]
3078  v_cndmask_b32_e64 v15, 0, 1, vcc
3080  v_and_b32_e32 v18, 0x80000000, v3
3088  v_cmp_lt_u32_e32 vcc, s14, v11
308C  v_or_b32_e32 v19, 0x7000, v8
3094  v_cmp_lt_u32_e64 s[0:1], s2, v11
309C  v_cndmask_b32_e64 v18, v18, 0, vcc
30A4  v_max_u32_e32 v11, v11, v9
30A8  v_cndmask_b32_e64 v8, v8, v19, s[0:1]
30B0  v_cndmask_b32_e64 v3, v3, v18, s[0:1]
30B8  v_addc_co_u32_e64 v14, s[0:1], v14, v15, vcc
30C0  v_cndmask_b32_e32 v9, v11, v9, vcc
30C4  v_and_b32_e32 v11, 0x7fffffff, v4
30CC  v_and_b32_e32 v15, 0x80000000, v4
30D4  v_cmp_lt_u32_e32 vcc, s14, v11
30D8  v_cmp_lt_u32_e64 s[0:1], s2, v11
30E0  v_max_u32_e32 v11, v11, v9
30E4  v_cndmask_b32_e64 v15, v15, 0, vcc
30EC  v_or_b32_e32 v18, 0x70000, v8
30F4  v_cndmask_b32_e32 v9, v11, v9, vcc
30F8  v_and_b32_e32 v11, 0x7fffffff, v5
3100  v_cndmask_b32_e64 v8, v8, v18, s[0:1]
3108  v_cndmask_b32_e64 v4, v4, v15, s[0:1]
3110  v_cndmask_b32_e64 v15, 0, 1, vcc
3118  v_and_b32_e32 v18, 0x80000000, v5
3120  v_cmp_lt_u32_e32 vcc, s14, v11
3124  v_or_b32_e32 v19, 0x700000, v8
312C  v_cmp_lt_u32_e64 s[0:1], s2, v11
3134  v_cndmask_b32_e64 v18, v18, 0, vcc
313C  v_max_u32_e32 v11, v11, v9
3140  v_cndmask_b32_e64 v8, v8, v19, s[0:1]
3148  v_cndmask_b32_e64 v5, v5, v18, s[0:1]
3150  v_addc_co_u32_e64 v14, s[0:1], v14, v15, vcc
3158  v_cndmask_b32_e32 v9, v11, v9, vcc
315C  v_and_b32_e32 v11, 0x7fffffff, v6
3164  v_and_b32_e32 v15, 0x80000000, v6
316C  v_cmp_lt_u32_e32 vcc, s14, v11
3170  v_cmp_lt_u32_e64 s[0:1], s2, v11
3178  v_max_u32_e32 v11, v11, v9
317C  v_cndmask_b32_e64 v15, v15, 0, vcc
3184  v_or_b32_e32 v18, 0x7000000, v8
318C  v_cndmask_b32_e32 v9, v11, v9, vcc
3190  v_and_b32_e32 v11, 0x7fffffff, v7
3198  v_cndmask_b32_e64 v8, v8, v18, s[0:1]
31A0  v_cndmask_b32_e64 v6, v6, v15, s[0:1]
31A8  v_cndmask_b32_e64 v15, 0, 1, vcc
31B0  v_and_b32_e32 v18, 0x80000000, v7
31B8  v_cmp_lt_u32_e32 vcc, s14, v11
31BC  v_or_b32_e32 v19, 0x70000000, v8
31C4  v_cmp_lt_u32_e64 s[0:1], s2, v11
31CC  v_cndmask_b32_e64 v18, v18, 0, vcc
31D4  v_max_u32_e32 v11, v11, v9
31D8  v_cndmask_b32_e64 v8, v8, v19, s[0:1]
31E0  v_cndmask_b32_e64 v7, v7, v18, s[0:1]
31E8  v_addc_co_u32_e64 v14, s[0:1], v14, v15, vcc
31F0  v_cndmask_b32_e32 v9, v11, v9, vcc
31F4  s_nop 0
31F8  v_add_u32_dpp v11, v14, v14 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
3200  v_mov_b32_e32 v14, 0x7f800000
3208  v_max_u32_dpp v9, v9, v9 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
3210  v_add_u32_dpp v11, v11, v11 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
3218  v_cmp_ne_u32_e32 vcc, 32, v11
321C  v_max_u32_dpp v9, v9, v9 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
3224  s_nop 0
3228  v_cndmask_b32_e32 v14, v14, v9, vcc
322C  s_or_b64 exec, exec, s[10:11]
3230  v_cmp_ne_u32_e32 vcc, 0, v14
3234  v_mov_b32_e32 v9, 0x7f
323C  s_and_saveexec_b64 s[0:1], vcc
3240  s_cbranch_execz 25
3244  s_bfe_u32 s7, s7, 0x20004
324C  s_cmp_eq_u32 s7, 2
3250  s_cselect_b64 s[2:3], -1, 0
3254  s_and_b64 s[10:11], s[2:3], exec
3258  s_cselect_b32 s10, 0x3fffff, 0
3260  s_cmp_lg_u32 s7, 0
3264  s_cselect_b32 s7, s10, 0x200000
326C  v_add_u32_e32 v9, s7, v14
3270  s_mov_b32 s7, 0x17fffff
3278  v_lshrrev_b32_e32 v11, 23, v9
327C  v_add_u32_e32 v11, -2, v11
3280  v_cmp_lt_u32_e32 vcc, s7, v9
3284  s_mov_b32 s7, 0x7f800000
328C  s_nop 0
3290  v_cndmask_b32_e32 v9, 0, v11, vcc
3294  v_cmp_eq_u32_e32 vcc, s7, v14
3298  v_mov_b32_e32 v11, 0xfe
32A0  s_and_b64 vcc, s[2:3], vcc
32A4  v_cndmask_b32_e32 v9, v9, v11, vcc
32A8  s_or_b64 exec, exec, s[0:1]
32AC  v_cmp_eq_u32_e32 vcc, 0, v9
32B0  s_cbranch_vccz 13
32B4  s_nop 0
32B8  v_cndmask_b32_e64 v14, 1.0, 2.0, vcc
32C0  v_pk_mul_f32 v[6:7], v[14:15], v[6:7] op_sel_hi:[0,1]
32C8  v_pk_mul_f32 v[4:5], v[14:15], v[4:5] op_sel_hi:[0,1]
32D0  v_pk_mul_f32 v[2:3], v[14:15], v[2:3] op_sel_hi:[0,1]
32D8  v_pk_mul_f32 v[0:1], v[14:15], v[0:1] op_sel_hi:[0,1]
32E0  v_max_u32_e32 v14, 1, v9
32E4  s_branch 1
32E8  v_mov_b32_e32 v14, v9
32EC  v_mov_b32_e32 v11, 0
32F0  v_mad_u64_u32 v[18:19], s[0:1], v16, s6, v[10:11]
32F8  v_lshlrev_b32_e32 v10, 23, v14
32FC  v_mov_b32_e32 v14, v11
3300  v_mov_b32_e32 v15, v11
3304  v_cvt_scalef32_pk_fp4_f32 v14, v0, v1, v10
330C  v_cvt_scalef32_pk_fp4_f32 v15, v4, v5, v10 op_sel:[0,0,0,1]
3314  v_cvt_scalef32_pk_fp4_f32 v14, v2, v3, v10 op_sel:[0,0,1,0]
331C  v_cvt_scalef32_pk_fp4_f32 v15, v6, v7, v10 op_sel:[0,0,1,1]
3324  s_nop 0
3328  s_waitcnt lgkmcnt(0)
332C  v_lshl_add_u64 v[0:1], v[18:19], 4, s[4:5]
3334  v_lshlrev_b32_e32 v10, 2, v17
3338  v_or3_b32 v2, v15, v8, v14
3340  v_lshl_add_u64 v[0:1], v[0:1], 0, v[10:11]
3348  v_cmp_eq_u32_e32 vcc, 0, v17
334C  global_store_dword v[0:1], v2, off
3354  s_and_saveexec_b64 s[0:1], vcc
3358  s_cbranch_execz 4
335C  v_lshl_add_u64 v[0:1], s[8:9], 0, v[12:13]
3364  global_store_byte v[0:1], v9, off
336C  s_endpgm
3370  s_nop 0

3400 <QuantiseRowTunedSr>:
3400  s_load_dwordx4 s[4:7], s[0:1], 0x18
3408  v_lshrrev_b32_e32 v1, 2, v0
340C  s_waitcnt lgkmcnt(0)
3410  s_and_b32 s10, s7, 8
3414  s_bitcmp1_b32 s7, 3
3418  s_cselect_b64 s[8:9], -1, 0
341C  s_lshr_b32 s11, s7, 8
3420  s_sub_i32 s12, 6, s11
3424  s_lshr_b32 s6, s6, 5
3428  s_lshl_b32 s2, s2, s12
342C  s_lshl_b32 s3, s3, s11
3430  v_lshrrev_b32_e32 v2, s11, v1
3434  v_bfe_u32 v1, v1, 0, s11
343C  s_cmp_eq_u32 s10, 0
3440  v_add_u32_e32 v15, s2, v2
3444  v_add_u32_e32 v8, s3, v1
3448  s_cbranch_scc1 28
344C  s_add_i32 s2, s6, 7
3450  v_lshlrev_b32_e32 v2, 5, v8
3454  s_and_b32 s2, s2, 0xffffff8
345C  v_and_b32_e32 v1, 0xffffffe0, v15
3464  v_and_b32_e32 v2, 0xffffff00, v2
346C  v_mov_b32_e32 v3, 0
3470  v_lshlrev_b32_e32 v4, 2, v15
3474  v_mov_b32_e32 v5, v3
3478  v_mad_u64_u32 v[2:3], s[2:3], v1, s2, v[2:3]
3480  v_lshlrev_b32_e32 v6, 6, v8
3484  v_and_b32_e32 v7, 60, v4
3488  v_lshrrev_b32_e32 v4, 1, v8
348C  s_movk_i32 s2, 0xc0
3490  v_and_b32_e32 v9, 2, v4
3494  v_and_or_b32 v1, v6, s2, v2
349C  v_bfe_u32 v4, v15, 4, 1
34A4  v_or3_b32 v2, v1, v7, v9
34AC  v_lshl_add_u64 v[10:11], v[2:3], 0, v[4:5]
34B4  s_cbranch_execz 1
34B8  s_branch 3
34BC  v_mov_b32_e32 v9, 0
34C0  v_mad_u64_u32 v[10:11], s[2:3], v15, s6, v[8:9]
34C8  s_load_dwordx2 s[12:13], s[0:1], 0x10
34D0  v_cmp_le_u32_e32 vcc, s5, v15
34D4  v_cmp_le_u32_e64 s[2:3], s6, v8
34DC  v_and_b32_e32 v14, 3, v0
34E0  s_or_b64 s[2:3], vcc, s[2:3]
34E4  s_and_saveexec_b64 s[10:11], s[2:3]
34E8  s_xor_b64 s[10:11], exec, s[10:11]
34EC  s_cbranch_execz 26
34F0  s_andn2_b64 vcc, exec, s[8:9]
34F4  s_cbranch_vccnz 24
34F8  s_add_i32 s2, s5, 0xff
3500  s_and_b32 s2, s2, 0xffffff00
3508  v_cmp_gt_u32_e32 vcc, s2, v15
350C  s_and_saveexec_b64 s[8:9], vcc
3510  s_cbranch_execz 16
3514  s_add_i32 s2, s6, 7
3518  s_and_b32 s2, s2, 0xffffff8
3520  v_cmp_gt_u32_e32 vcc, s2, v8
3524  v_cmp_eq_u32_e64 s[2:3], 0, v14
352C  s_and_b64 s[2:3], s[2:3], vcc
3530  s_and_b64 exec, exec, s[2:3]
3534  s_cbranch_execz 7
3538  s_waitcnt lgkmcnt(0)
353C  v_lshl_add_u64 v[0:1], s[12:13], 0, v[10:11]
3544  v_mov_b32_e32 v2, 0x7f
354C  global_store_byte v[0:1], v2, off
3554  s_or_b64 exec, exec, s[8:9]
3558  s_andn2_saveexec_b64 s[2:3], s[10:11]
355C  s_cbranch_execz 422
3560  s_load_dwordx2 s[2:3], s[0:1], 0x0
3568  v_lshlrev_b32_e32 v0, 3, v14
356C  v_mov_b32_e32 v1, 0
3570  v_lshl_or_b32 v0, v8, 5, v0
3578  s_bitcmp0_b32 s7, 0
357C  v_mad_u64_u32 v[12:13], s[4:5], v15, s4, v[0:1]
3584  s_cbranch_scc1 12
3588  v_lshlrev_b64 v[0:1], 2, v[12:13]
3590  v_and_b32_e32 v0, -16, v0
3594  s_waitcnt lgkmcnt(0)
3598  v_lshl_add_u64 v[16:17], s[2:3], 0, v[0:1]
35A0  global_load_dwordx4 v[4:7], v[16:17], off offset:16
35A8  global_load_dwordx4 v[0:3], v[16:17], off
35B0  s_cbranch_execz 1
35B4  s_branch 22
35B8  s_waitcnt vmcnt(0)
35BC  v_lshlrev_b64 v[0:1], 1, v[12:13]
35C4  v_and_b32_e32 v0, -16, v0
35C8  s_waitcnt lgkmcnt(0)
35CC  v_lshl_add_u64 v[0:1], s[2:3], 0, v[0:1]
35D4  global_load_dwordx4 v[4:7], v[0:1], off
35DC  s_waitcnt vmcnt(0)
35E0  v_lshlrev_b32_e32 v0, 16, v4
35E4  v_and_b32_e32 v1, 0xffff0000, v4
35EC  v_lshlrev_b32_e32 v2, 16, v5
35F0  v_and_b32_e32 v3, 0xffff0000, v5
35F8  v_lshlrev_b32_e32 v4, 16, v6
35FC  v_and_b32_e32 v5, 0xffff0000, v6
3604  v_lshlrev_b32_e32 v6, 16, v7
3608  v_and_b32_e32 v7, 0xffff0000, v7
3610  s_waitcnt vmcnt(0)
3614  v_and_b32_e32 v22, 0x7fffffff, v0
361C  v_and_b32_e32 v21, 0x7fffffff, v1
3624  v_max_u32_e32 v9, v21, v22
3628  v_and_b32_e32 v19, 0x7fffffff, v2
3630  v_and_b32_e32 v18, 0x7fffffff, v3
3638  v_max3_u32 v9, v18, v19, v9
3640  v_and_b32_e32 v17, 0x7fffffff, v4
3648  v_and_b32_e32 v16, 0x7fffffff, v5
3650  s_load_dwordx4 s[8:11], s[0:1], 0x38
3658  v_max3_u32 v12, v16, v17, v9
3660  v_and_b32_e32 v13, 0x7fffffff, v6
3668  v_and_b32_e32 v9, 0x7fffffff, v7
3670  v_max3_u32 v12, v9, v13, v12
3678  s_waitcnt lgkmcnt(0)
367C  s_mov_b32 s11, 0x7f7fffff
3684  v_max_u32_dpp v12, v12, v12 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
368C  s_nop 1
3690  v_max_u32_dpp v20, v12, v12 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
3698  v_cmp_lt_u32_e32 vcc, s11, v20
369C  v_mov_b32_e32 v12, 0
36A0  s_and_saveexec_b64 s[4:5], vcc
36A4  s_cbranch_execz 130
36A8  s_mov_b32 s14, 0x7f800000
36B0  v_and_b32_e32 v12, 0x80000000, v0
36B8  v_cmp_lt_u32_e32 vcc, s11, v22
36BC  v_mov_b32_e32 v23, 0x70
36C4  v_cmp_lt_u32_e64 s[2:3], s11, v21
36CC  v_cndmask_b32_e64 v20, 0, 7, vcc
36D4  v_cndmask_b32_e32 v0, v0, v12, vcc
36D8  v_cmp_lt_u32_e32 vcc, s14, v22
36DC  v_cndmask_b32_e64 v23, 0, v23, s[2:3]
36E4  v_or_b32_e32 v20, v23, v20
36E8  v_cndmask_b32_e64 v12, v22, 0, vcc
36F0  v_and_b32_e32 v22, 0x80000000, v1
36F8  v_cndmask_b32_e64 v1, v1, v22, s[2:3]
3700  v_cmp_lt_u32_e64 s[2:3], s14, v21
3708  v_max_u32_e32 v21, v21, v12
370C  v_mov_b32_e32 v23, 0x700
3714  v_cndmask_b32_e64 v22, 0, 1, s[2:3]
371C  v_addc_co_u32_e32 v22, vcc, 0, v22, vcc
3720  v_cndmask_b32_e64 v12, v21, v12, s[2:3]
3728  v_and_b32_e32 v21, 0x80000000, v2
3730  v_cmp_lt_u32_e32 vcc, s11, v19
3734  v_mov_b32_e32 v24, 0x7000
373C  s_nop 0
3740  v_cndmask_b32_e32 v23, 0, v23, vcc
3744  v_cndmask_b32_e32 v2, v2, v21, vcc
3748  v_cmp_lt_u32_e32 vcc, s14, v19
374C  v_max_u32_e32 v19, v19, v12
3750  s_nop 0
3754  v_cndmask_b32_e64 v21, 0, 1, vcc
375C  v_cndmask_b32_e32 v12, v19, v12, vcc
3760  v_and_b32_e32 v19, 0x80000000, v3
3768  v_cmp_lt_u32_e32 vcc, s11, v18
376C  s_nop 1
3770  v_cndmask_b32_e32 v24, 0, v24, vcc
3774  v_cndmask_b32_e32 v3, v3, v19, vcc
3778  v_cmp_lt_u32_e32 vcc, s14, v18
377C  v_max_u32_e32 v18, v18, v12
3780  v_or3_b32 v20, v23, v20, v24
3788  v_addc_co_u32_e64 v19, s[2:3], v22, v21, vcc
3790  v_cndmask_b32_e32 v12, v18, v12, vcc
3794  v_and_b32_e32 v18, 0x80000000, v4
379C  v_mov_b32_e32 v21, 0x70000
37A4  v_cmp_lt_u32_e32 vcc, s11, v17
37A8  v_mov_b32_e32 v22, 0x700000
37B0  s_nop 0
37B4  v_cndmask_b32_e32 v21, 0, v21, vcc
37B8  v_cndmask_b32_e32 v4, v4, v18, vcc
37BC  v_cmp_lt_u32_e32 vcc, s14, v17
37C0  v_max_u32_e32 v17, v17, v12
37C4  s_nop 0
37C8  v_cndmask_b32_e64 v18, 0, 1, vcc
37D0  v_cndmask_b32_e32 v12, v17, v12, vcc
37D4  v_and_b32_e32 v17, 0x80000000, v5
37DC  v_cmp_lt_u32_e32 vcc, s11, v16
37E0  s_nop 1
37E4  v_cndmask_b32_e32 v22, 0, v22, vcc
37E8  v_cndmask_b32_e32 v5, v5, v17, vcc
37EC  v_cmp_lt_u32_e32 vcc, s14, v16
37F0  v_max_u32_e32 v16, v16, v12
37F4  v_or3_b32 v20, v21, v20, v22
37FC  v_addc_co_u32_e64 v17, s[2:3], v19, v18, vcc
3804  v_cndmask_b32_e32 v12, v16, v12, vcc
3808  v_and_b32_e32 v16, 0x80000000, v6
3810  v_mov_b32_e32 v18, 0x7000000
3818  v_cmp_lt_u32_e32 vcc, s11, v13
381C  v_and_b32_e32 v19, 0x80000000, v7
3824  s_nop 0
3828  v_cndmask_b32_e32 v18, 0, v18, vcc
382C  v_cndmask_b32_e32 v6, v6, v16, vcc
3830  v_cmp_lt_u32_e32 vcc, s14, v13
3834  v_max_u32_e32 v13, v13, v12
3838  s_nop 0
383C  v_cndmask_b32_e64 v16, 0, 1, vcc
3844  v_cndmask_b32_e32 v13, v13, v12, vcc
3848  v_bfrev_b32_e32 v12, 14
384C  v_cmp_lt_u32_e32 vcc, s11, v9
3850  s_nop 1
3854  v_cndmask_b32_e32 v12, 0, v12, vcc
3858  v_cndmask_b32_e32 v7, v7, v19, vcc
385C  v_cmp_lt_u32_e32 vcc, s14, v9
3860  v_max_u32_e32 v9, v9, v13
3864  v_or3_b32 v12, v18, v20, v12
386C  v_addc_co_u32_e64 v16, s[2:3], v17, v16, vcc
3874  v_cndmask_b32_e32 v9, v9, v13, vcc
3878  s_nop 0
387C  v_add_u32_dpp v13, v16, v16 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
3884  v_mov_b32_e32 v16, 0x7f800000
388C  v_max_u32_dpp v9, v9, v9 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
3894  v_add_u32_dpp v13, v13, v13 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
389C  v_cmp_ne_u32_e32 vcc, 32, v13
38A0  v_max_u32_dpp v9, v9, v9 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
38A8  s_nop 0
38AC  v_cndmask_b32_e32 v20, v16, v9, vcc
38B0  s_or_b64 exec, exec, s[4:5]
38B4  s_load_dwordx2 s[2:3], s[0:1], 0x8
38BC  s_load_dwordx2 s[4:5], s[0:1], 0x30
38C4  v_cmp_ne_u32_e32 vcc, 0, v20
38C8  v_mov_b32_e32 v13, 0x7f
38D0  s_and_saveexec_b64 s[0:1], vcc
38D4  s_cbranch_execz 25
38D8  s_bfe_u32 s7, s7, 0x20004
38E0  s_cmp_eq_u32 s7, 2
38E4  s_cselect_b64 s[14:15], -1, 0
38E8  s_and_b64 s[16:17], s[14:15], exec
38EC  s_cselect_b32 s11, 0x3fffff, 0
38F4  s_cmp_lg_u32 s7, 0
38F8  s_cselect_b32 s7, s11, 0x200000
3900  v_add_u32_e32 v9, s7, v20
3904  s_mov_b32 s7, 0x17fffff
390C  v_lshrrev_b32_e32 v13, 23, v9
3910  v_add_u32_e32 v13, -2, v13
3914  v_cmp_lt_u32_e32 vcc, s7, v9
3918  s_mov_b32 s7, 0x7f800000
3920  s_nop 0
3924  v_cndmask_b32_e32 v9, 0, v13, vcc
3928  v_cmp_eq_u32_e32 vcc, s7, v20
392C  v_mov_b32_e32 v13, 0xfe
3934  s_and_b64 vcc, s[14:15], vcc
3938  v_cndmask_b32_e32 v13, v9, v13, vcc
393C  s_or_b64 exec, exec, s[0:1]
3940  v_cmp_eq_u32_e32 vcc, 0, v13
3944  s_cbranch_vccz 13
3948  s_nop 0
394C  v_cndmask_b32_e64 v16, 1.0, 2.0, vcc
3954  v_pk_mul_f32 v[6:7], v[16:17], v[6:7] op_sel_hi:[0,1]
395C  v_pk_mul_f32 v[4:5], v[16:17], v[4:5] op_sel_hi:[0,1]
3964  v_pk_mul_f32 v[2:3], v[16:17], v[2:3] op_sel_hi:[0,1]
396C  v_pk_mul_f32 v[0:1], v[16:17], v[0:1] op_sel_hi:[0,1]
3974  v_max_u32_e32 v16, 1, v13
3978  s_branch 1
397C  v_mov_b32_e32 v16, v13
3980  v_mov_b32_e32 v9, 0
3984  v_mad_u64_u32 v[18:19], s[0:1], v15, s6, v[8:9]
398C  v_lshl_or_b32 v8, v18, 2, v14
3994  s_mov_b32 s6, 0xd2511f53
399C  v_mad_u64_u32 v[20:21], s[0:1], v8, s6, 0
39A4  s_mul_hi_u32 s0, s9, 0xcd9e8d57
39AC  s_xor_b32 s0, s8, s0
39B0  s_waitcnt lgkmcnt(0)
39B4  s_xor_b32 s1, s5, s10
39B8  s_mov_b32 s7, 0xcd9e8d57
39C0  s_xor_b32 s0, s0, s4
39C4  v_xor_b32_e32 v8, s1, v21
39C8  s_mul_i32 s11, s9, 0xcd9e8d57
39D0  s_add_i32 s8, s4, 0x9e3779b9
39D8  s_mul_i32 s10, s0, 0xd2511f53
39E0  s_mul_hi_u32 s14, s0, 0xd2511f53
39E8  v_mad_u64_u32 v[22:23], s[0:1], v8, s7, 0
39F0  s_add_i32 s9, s5, 0xbb67ae85
39F8  s_xor_b32 s0, s11, s8
39FC  v_xor_b32_e32 v8, s0, v23
3A00  s_xor_b32 s0, s14, s9
3A04  v_xor_b32_e32 v15, s0, v20
3A08  s_add_i32 s9, s5, 0x76cf5d0a
3A10  v_mad_u64_u32 v[20:21], s[0:1], v8, s6, 0
3A18  v_mad_u64_u32 v[24:25], s[0:1], v15, s7, 0
3A20  s_add_i32 s8, s4, 0x3c6ef372
3A28  s_xor_b32 s0, s10, s9
3A2C  v_xor_b32_e32 v8, s8, v25
3A30  v_xor_b32_e32 v15, s0, v21
3A34  v_xor_b32_e32 v8, v8, v22
3A38  s_add_i32 s8, s4, 0xdaa66d2b
3A40  v_mad_u64_u32 v[26:27], s[0:1], v15, s7, 0
3A48  s_add_i32 s9, s5, 0x32370b8f
3A50  v_mad_u64_u32 v[22:23], s[0:1], v8, s6, 0
3A58  v_xor_b32_e32 v8, s8, v27
3A5C  v_xor_b32_e32 v8, v8, v24
3A60  v_xor_b32_e32 v15, s9, v23
3A64  v_xor_b32_e32 v15, v15, v20
3A68  s_add_i32 s9, s5, 0xed9eba14
3A70  v_mad_u64_u32 v[20:21], s[0:1], v8, s6, 0
3A78  s_add_i32 s8, s4, 0x78dde6e4
3A80  v_mad_u64_u32 v[24:25], s[0:1], v15, s7, 0
3A88  v_xor_b32_e32 v15, s9, v21
3A8C  v_xor_b32_e32 v8, s8, v25
3A90  v_xor_b32_e32 v15, v15, v22
3A94  v_xor_b32_e32 v8, v8, v26
3A98  s_add_i32 s8, s4, 0x1715609d
3AA0  v_mad_u64_u32 v[26:27], s[0:1], v15, s7, 0
3AA8  s_add_i32 s9, s5, 0xa9066899
3AB0  v_mad_u64_u32 v[22:23], s[0:1], v8, s6, 0
3AB8  v_xor_b32_e32 v8, s8, v27
3ABC  v_xor_b32_e32 v8, v8, v24
3AC0  v_xor_b32_e32 v15, s9, v23
3AC4  v_xor_b32_e32 v15, v15, v20
3AC8  s_add_i32 s9, s5, 0x646e171e
3AD0  v_mad_u64_u32 v[20:21], s[0:1], v8, s6, 0
3AD8  s_add_i32 s8, s4, 0xb54cda56
3AE0  v_mad_u64_u32 v[24:25], s[0:1], v15, s7, 0
3AE8  v_xor_b32_e32 v15, s9, v21
3AEC  v_xor_b32_e32 v8, s8, v25
3AF0  v_xor_b32_e32 v15, v15, v22
3AF4  v_xor_b32_e32 v8, v8, v26
3AF8  s_add_i32 s8, s4, 0x5384540f
3B00  v_mad_u64_u32 v[26:27], s[0:1], v15, s7, 0
3B08  s_add_i32 s9, s5, 0x1fd5c5a3
3B10  v_mad_u64_u32 v[22:23], s[0:1], v8, s6, 0
3B18  v_xor_b32_e32 v8, s8, v27
3B1C  v_xor_b32_e32 v8, v8, v24
3B20  v_xor_b32_e32 v15, s9, v23
3B24  v_xor_b32_e32 v15, v15, v20
3B28  s_add_i32 s9, s5, 0xdb3d7428
3B30  v_mad_u64_u32 v[20:21], s[0:1], v8, s6, 0
3B38  s_add_i32 s8, s4, 0xf1bbcdc8
3B40  v_mad_u64_u32 v[24:25], s[0:1], v15, s7, 0
3B48  v_xor_b32_e32 v15, s9, v21
3B4C  v_xor_b32_e32 v8, s8, v25
3B50  v_xor_b32_e32 v15, v15, v22
3B54  v_xor_b32_e32 v8, v8, v26
3B58  v_mad_u64_u32 v[26:27], s[0:1], v15, s7, 0
3B60  s_add_i32 s4, s4, 0x8ff34781
3B68  v_mad_u64_u32 v[22:23], s[0:1], v8, s6, 0
3B70  v_xor_b32_e32 v8, v24, v27
3B74  s_add_i32 s5, s5, 0x96a522ad
3B7C  v_xor_b32_e32 v8, s4, v8
3B80  v_xor_b32_e32 v15, v20, v23
3B84  v_mov_b32_e32 v17, v9
3B88  v_mov_b32_e32 v20, v9
3B8C  v_xor_b32_e32 v15, s5, v15
3B90  v_lshlrev_b32_e32 v16, 23, v16
3B94  v_cvt_scalef32_sr_pk_fp4_f32 v17, v[0:1], v8, v16
3B9C  v_cvt_scalef32_sr_pk_fp4_f32 v20, v[4:5], v15, v16 op_sel:[0,0,0,1]
3BA4  v_cvt_scalef32_sr_pk_fp4_f32 v17, v[2:3], v26, v16 op_sel:[0,0,1,0]
3BAC  v_cvt_scalef32_sr_pk_fp4_f32 v20, v[6:7], v22, v16 op_sel:[0,0,1,1]
3BB4  s_nop 0
3BB8  v_lshl_add_u64 v[0:1], v[18:19], 4, s[2:3]
3BC0  v_lshlrev_b32_e32 v8, 2, v14
3BC4  v_or3_b32 v2, v20, v12, v17
3BCC  v_lshl_add_u64 v[0:1], v[0:1], 0, v[8:9]
3BD4  v_cmp_eq_u32_e32 vcc, 0, v14
3BD8  global_store_dword v[0:1], v2, off
3BE0  s_and_saveexec_b64 s[0:1], vcc
3BE4  s_cbranch_execz 4
3BE8  v_lshl_add_u64 v[0:1], s[12:13], 0, v[10:11]
3BF0  global_store_byte v[0:1], v13, off
3BF8  s_endpgm
3BFC  s_nop 0

3c00 <QuantiseRowTunedH16Sr>:
3C00  s_load_dwordx4 s[4:7], s[0:1], 0x18
3C08  s_load_dword s14, s[0:1], 0x28
3C10  v_lshrrev_b32_e32 v1, 2, v0
3C14  s_waitcnt lgkmcnt(0)
3C18  s_and_b32 s10, s7, 8
3C1C  s_bitcmp1_b32 s7, 3
3C20  s_cselect_b64 s[8:9], -1, 0
3C24  s_lshr_b32 s11, s7, 8
3C28  s_sub_i32 s12, 6, s11
3C2C  s_lshr_b32 s6, s6, 5
3C30  s_lshl_b32 s2, s2, s12
3C34  s_lshl_b32 s3, s3, s11
3C38  v_lshrrev_b32_e32 v2, s11, v1
3C3C  v_bfe_u32 v1, v1, 0, s11
3C44  s_cmp_eq_u32 s10, 0
3C48  v_add_u32_e32 v17, s2, v2
3C4C  v_add_u32_e32 v10, s3, v1
3C50  s_cbranch_scc1 28
3C54  s_add_i32 s2, s6, 7
3C58  v_lshlrev_b32_e32 v2, 5, v10
3C5C  s_and_b32 s2, s2, 0xffffff8
3C64  v_and_b32_e32 v1, 0xffffffe0, v17
3C6C  v_and_b32_e32 v2, 0xffffff00, v2
3C74  v_mov_b32_e32 v3, 0
3C78  v_lshlrev_b32_e32 v4, 2, v17
3C7C  v_mov_b32_e32 v5, v3
3C80  v_mad_u64_u32 v[2:3], s[2:3], v1, s2, v[2:3]
3C88  v_lshlrev_b32_e32 v6, 6, v10
3C8C  v_and_b32_e32 v7, 60, v4
3C90  v_lshrrev_b32_e32 v4, 1, v10
3C94  s_movk_i32 s2, 0xc0
3C98  v_and_b32_e32 v8, 2, v4
3C9C  v_and_or_b32 v1, v6, s2, v2
3CA4  v_bfe_u32 v4, v17, 4, 1
3CAC  v_or3_b32 v2, v1, v7, v8
3CB4  v_lshl_add_u64 v[12:13], v[2:3], 0, v[4:5]
3CBC  s_cbranch_execz 1
3CC0  s_branch 3
3CC4  v_mov_b32_e32 v11, 0
3CC8  v_mad_u64_u32 v[12:13], s[2:3], v17, s6, v[10:11]
3CD0  s_load_dwordx2 s[12:13], s[0:1], 0x10
3CD8  v_cmp_le_u32_e32 vcc, s5, v17
3CDC  v_cmp_le_u32_e64 s[2:3], s6, v10
3CE4  v_and_b32_e32 v16, 3, v0
3CE8  s_or_b64 s[2:3], vcc, s[2:3]
3CEC  s_and_saveexec_b64 s[10:11], s[2:3]
3CF0  s_xor_b64 s[10:11], exec, s[10:11]
3CF4  s_cbranch_execz 26
3CF8  s_andn2_b64 vcc, exec, s[8:9]
3CFC  s_cbranch_vccnz 24
3D00  s_add_i32 s2, s5, 0xff
3D08  s_and_b32 s2, s2, 0xffffff00
3D10  v_cmp_gt_u32_e32 vcc, s2, v17
3D14  s_and_saveexec_b64 s[8:9], vcc
3D18  s_cbranch_execz 16
3D1C  s_add_i32 s2, s6, 7
3D20  s_and_b32 s2, s2, 0xffffff8
3D28  v_cmp_gt_u32_e32 vcc, s2, v10
3D2C  v_cmp_eq_u32_e64 s[2:3], 0, v16
3D34  s_and_b64 s[2:3], s[2:3], vcc
3D38  s_and_b64 exec, exec, s[2:3]
3D3C  s_cbranch_execz 7
3D40  s_waitcnt lgkmcnt(0)
3D44  v_lshl_add_u64 v[0:1], s[12:13], 0, v[12:13]
3D4C  v_mov_b32_e32 v2, 0x7f
3D54  global_store_byte v[0:1], v2, off
3D5C  s_or_b64 exec, exec, s[8:9]
3D60  s_andn2_saveexec_b64 s[2:3], s[10:11]
3D64  s_cbranch_execz 579
3D68  s_load_dwordx2 s[2:3], s[0:1], 0x0
3D70  v_lshlrev_b32_e32 v1, 3, v16
3D74  v_mov_b32_e32 v3, 0
3D78  v_lshl_or_b32 v2, v10, 5, v1
3D80  s_bitcmp0_b32 s7, 0
3D84  v_mad_u64_u32 v[14:15], s[4:5], v17, s4, v[2:3]
3D8C  s_cbranch_scc1 12
3D90  v_lshlrev_b64 v[2:3], 2, v[14:15]
3D98  v_and_b32_e32 v2, -16, v2
3D9C  s_waitcnt lgkmcnt(0)
3DA0  v_lshl_add_u64 v[18:19], s[2:3], 0, v[2:3]
3DA8  global_load_dwordx4 v[6:9], v[18:19], off offset:16
3DB0  global_load_dwordx4 v[2:5], v[18:19], off
3DB8  s_cbranch_execz 1
3DBC  s_branch 22
3DC0  s_waitcnt vmcnt(0)
3DC4  v_lshlrev_b64 v[2:3], 1, v[14:15]
3DCC  v_and_b32_e32 v2, -16, v2
3DD0  s_waitcnt lgkmcnt(0)
3DD4  v_lshl_add_u64 v[2:3], s[2:3], 0, v[2:3]
3DDC  global_load_dwordx4 v[6:9], v[2:3], off
3DE4  s_waitcnt vmcnt(0)
3DE8  v_lshlrev_b32_e32 v2, 16, v6
3DEC  v_and_b32_e32 v3, 0xffff0000, v6
3DF4  v_lshlrev_b32_e32 v4, 16, v7
3DF8  v_and_b32_e32 v5, 0xffff0000, v7
3E00  v_lshlrev_b32_e32 v6, 16, v8
3E04  v_and_b32_e32 v7, 0xffff0000, v8
3E0C  v_lshlrev_b32_e32 v8, 16, v9
3E10  v_and_b32_e32 v9, 0xffff0000, v9
3E18  s_load_dwordx4 s[8:11], s[0:1], 0x38
3E20  s_cmp_lg_u32 s14, 0
3E24  v_lshrrev_b32_e64 v1, v1, s14
3E2C  s_waitcnt lgkmcnt(0)
3E30  s_cselect_b64 s[2:3], -1, 0
3E34  v_cmp_ne_u32_e32 vcc, 0, v1
3E38  s_and_b64 s[4:5], s[2:3], vcc
3E3C  s_and_saveexec_b64 s[2:3], s[4:5]
3E40  s_cbranch_execz 25
3E44  v_lshlrev_b32_e32 v11, 31, v1
3E48  s_waitcnt vmcnt(0)
3E4C  v_xor_b32_e32 v2, v11, v2
3E50  v_lshlrev_b32_e32 v11, 30, v1
3E54  s_brev_b32 s4, 1
3E58  v_bitop3_b32 v3, v11, v3, s4 bitop3:0x6c
3E60  v_lshlrev_b32_e32 v11, 29, v1
3E64  v_bitop3_b32 v4, v11, v4, s4 bitop3:0x6c
3E6C  v_lshlrev_b32_e32 v11, 28, v1
3E70  v_bitop3_b32 v5, v11, v5, s4 bitop3:0x6c
3E78  v_lshlrev_b32_e32 v11, 27, v1
3E7C  v_bitop3_b32 v6, v11, v6, s4 bitop3:0x6c
3E84  v_lshlrev_b32_e32 v11, 26, v1
3E88  v_bitop3_b32 v7, v11, v7, s4 bitop3:0x6c
3E90  v_lshlrev_b32_e32 v11, 25, v1
3E94  v_lshlrev_b32_e32 v1, 24, v1
3E98  v_bitop3_b32 v8, v11, v8, s4 bitop3:0x6c
3EA0  v_bitop3_b32 v9, v1, v9, s4 bitop3:0x6c
3EA8  s_or_b64 exec, exec, s[2:3]
3EAC  s_waitcnt vmcnt(0)
3EB0  v_mov_b32_e32 v14, v2
3EB4  v_mov_b32_e32 v15, v6
3EB8  v_mov_b32_e32 v6, v3
3EBC  v_mov_b32_e32 v18, v4
3EC0  v_mov_b32_e32 v19, v8
3EC4  v_mov_b32_e32 v8, v5
3EC8  v_pk_add_f32 v[2:3], v[14:15], v[6:7]
3ED0  v_pk_add_f32 v[4:5], v[18:19], v[8:9]
3ED8  s_load_dwordx2 s[4:5], s[0:1], 0x8
3EE0  s_load_dwordx2 s[14:15], s[0:1], 0x30
3EE8  v_pk_add_f32 v[20:21], v[2:3], v[4:5]
3EF0  v_pk_add_f32 v[2:3], v[2:3], v[4:5] neg_lo:[0,1] neg_hi:[0,1]
3EF8  v_pk_add_f32 v[4:5], v[14:15], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
3F00  v_pk_add_f32 v[6:7], v[18:19], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
3F08  v_and_b32_e32 v9, 1, v0
3F0C  v_pk_add_f32 v[14:15], v[4:5], v[6:7]
3F14  v_pk_add_f32 v[6:7], v[4:5], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
3F1C  v_mov_b32_e32 v4, v20
3F20  v_mov_b32_e32 v5, v14
3F24  v_mov_b32_e32 v14, v21
3F28  v_pk_add_f32 v[0:1], v[4:5], v[14:15]
3F30  v_cmp_eq_u32_e32 vcc, 0, v9
3F34  s_mov_b32 s0, 0x3e800000
3F3C  v_mov_b32_dpp v18, v0 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
3F44  v_mov_b32_dpp v19, v1 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
3F4C  v_cndmask_b32_e64 v1, -v1, v1, vcc
3F54  v_cndmask_b32_e64 v0, -v0, v0, vcc
3F5C  v_pk_add_f32 v[0:1], v[0:1], v[18:19]
3F64  v_mov_b32_e32 v18, v2
3F68  v_mov_b32_e32 v19, v6
3F6C  v_mov_b32_e32 v6, v3
3F70  v_pk_add_f32 v[2:3], v[18:19], v[6:7]
3F78  v_pk_add_f32 v[4:5], v[4:5], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
3F80  v_pk_mul_f32 v[0:1], v[0:1], s[0:1] op_sel_hi:[1,0]
3F88  v_mov_b32_dpp v20, v2 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
3F90  v_mov_b32_dpp v21, v3 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
3F98  v_cndmask_b32_e64 v3, -v3, v3, vcc
3FA0  v_cndmask_b32_e64 v2, -v2, v2, vcc
3FA8  v_pk_add_f32 v[2:3], v[2:3], v[20:21]
3FB0  v_mov_b32_dpp v14, v4 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
3FB8  v_mov_b32_dpp v15, v5 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
3FC0  v_cndmask_b32_e64 v5, -v5, v5, vcc
3FC8  v_cndmask_b32_e64 v4, -v4, v4, vcc
3FD0  v_pk_add_f32 v[6:7], v[18:19], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
3FD8  v_pk_mul_f32 v[2:3], v[2:3], s[0:1] op_sel_hi:[1,0]
3FE0  v_pk_add_f32 v[4:5], v[4:5], v[14:15]
3FE8  v_mov_b32_dpp v14, v6 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
3FF0  v_mov_b32_dpp v15, v7 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
3FF8  v_cndmask_b32_e64 v7, -v7, v7, vcc
4000  v_cndmask_b32_e64 v6, -v6, v6, vcc
4008  v_and_b32_e32 v11, 0x7fffffff, v0
4010  v_and_b32_e32 v9, 0x7fffffff, v1
4018  v_pk_mul_f32 v[4:5], v[4:5], s[0:1] op_sel_hi:[1,0]
4020  v_pk_add_f32 v[6:7], v[6:7], v[14:15]
4028  v_max_u32_e32 v14, v9, v11
402C  v_and_b32_e32 v15, 0x7fffffff, v2
4034  v_and_b32_e32 v18, 0x7fffffff, v3
403C  v_pk_mul_f32 v[6:7], v[6:7], s[0:1] op_sel_hi:[1,0]
4044  v_max3_u32 v14, v18, v15, v14
404C  v_and_b32_e32 v15, 0x7fffffff, v4
4054  v_and_b32_e32 v18, 0x7fffffff, v5
405C  v_max3_u32 v14, v18, v15, v14
4064  v_and_b32_e32 v15, 0x7fffffff, v6
406C  v_and_b32_e32 v18, 0x7fffffff, v7
4074  v_max3_u32 v14, v18, v15, v14
407C  s_mov_b32 s2, 0x7f7fffff
4084  v_mov_b32_e32 v8, 0
4088  v_max_u32_dpp v14, v14, v14 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
4090  s_nop 1
4094  v_max_u32_dpp v14, v14, v14 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
409C  v_cmp_lt_u32_e32 vcc, s2, v14
40A0  s_and_saveexec_b64 s[16:17], vcc
40A4  s_cbranch_execz 165
40A8  s_mov_b32 s11, 0x7f800000
40B0  v_and_b32_e32 v8, 0x80000000, v0
40B8  v_cmp_lt_u32_e32 vcc, s11, v11
40BC  v_cmp_lt_u32_e64 s[0:1], s2, v11
40C4  v_cmp_lt_u32_e64 s[2:3], s2, v9
40CC  v_cndmask_b32_e64 v14, v8, 0, vcc
40D4  v_cndmask_b32_e64 v8, 0, 7, s[0:1]
40DC  v_cndmask_b32_e64 v0, v0, v14, s[0:1]
40E4  v_cmp_lt_u32_e64 s[0:1], s11, v9
40EC  s_and_saveexec_b64 s[18:19], s[2:3]
40F0  v_and_b32_e32 v1, 0x80000000, v1
40F8  v_cndmask_b32_e64 v1, v1, 0, s[0:1]
4100  v_or_b32_e32 v8, 0x70, v8
4108  s_or_b64 exec, exec, s[18:19]
410C  v_cndmask_b32_e64 v11, v11, 0, vcc
4114  v_max_u32_e32 v9, v9, v11
4118  v_cndmask_b32_e64 v14, 0, 1, vcc
4120  v_cndmask_b32_e64 v15, 0, 1, s[0:1]
4128  v_cndmask_b32_e64 v9, v9, v11, s[0:1]
4130  v_and_b32_e32 v11, 0x7fffffff, v2
4138  s_mov_b32 s2, 0x7f7fffff
4140  v_add_u32_e32 v14, v14, v15
4144  v_and_b32_e32 v15, 0x80000000, v2
414C  v_cmp_lt_u32_e32 vcc, s11, v11
4150  v_cmp_lt_u32_e64 s[0:1], s2, v11
4158  v_max_u32_e32 v11, v11, v9
415C  v_cndmask_b32_e64 v15, v15, 0, vcc
4164  v_or_b32_e32 v18, 0x700, v8
416C  v_cndmask_b32_e32 v9, v11, v9, vcc
4170  v_and_b32_e32 v11, 0x7fffffff, v3
4178  v_cndmask_b32_e64 v8, v8, v18, s[0:1]
4180  v_cndmask_b32_e64 v2, v2, v15, s[0:1]
4188  v_cndmask_b32_e64 v15, 0, 1, vcc
4190  v_and_b32_e32 v18, 0x80000000, v3
4198  v_cmp_lt_u32_e32 vcc, s11, v11
419C  v_or_b32_e32 v19, 0x7000, v8
41A4  v_cmp_lt_u32_e64 s[0:1], s2, v11
41AC  v_cndmask_b32_e64 v18, v18, 0, vcc
41B4  v_max_u32_e32 v11, v11, v9
41B8  v_cndmask_b32_e64 v8, v8, v19, s[0:1]
41C0  v_cndmask_b32_e64 v3, v3, v18, s[0:1]
41C8  v_addc_co_u32_e64 v14, s[0:1], v14, v15, vcc
41D0  v_cndmask_b32_e32 v9, v11, v9, vcc
41D4  v_and_b32_e32 v11, 0x7fffffff, v4
41DC  v_and_b32_e32 v15, 0x80000000, v4
41E4  v_cmp_lt_u32_e32 vcc, s11, v11
41E8  v_cmp_lt_u32_e64 s[0:1], s2, v11
41F0  v_max_u32_e32 v11, v11, v9
41F4  v_cndmask_b32_e64 v15, v15, 0, vcc
41FC  v_or_b32_e32 v18, 0x70000, v8
4204  v_cndmask_b32_e32 v9, v11, v9, vcc
4208  v_and_b32_e32 v11, 0x7fffffff, v5
4210  v_cndmask_b32_e64 v8, v8, v18, s[0:1]
4218  v_cndmask_b32_e64 v4, v4, v15, s[0:1]
4220  v_cndmask_b32_e64 v15, 0, 1, vcc
4228  v_and_b32_e32 v18, 0x80000000, v5
4230  v_cmp_lt_u32_e32 vcc, s11, v11
4234  v_or_b32_e32 v19, 0x700000, v8
423C  v_cmp_lt_u32_e64 s[0:1], s2, v11
4244  v_cndmask_b32_e64 v18, v18, 0, vcc
424C  v_max_u32_e32 v11, v11, v9
4250  v_cndmask_b32_e64 v8, v8, v19, s[0:1]
4258  v_cndmask_b32_e64 v5, v5, v18, s[0:1]
4260  v_addc_co_u32_e64 v14, s[0:1], v14, v15, vcc
4268  v_cndmask_b32_e32 v9, v11, v9, vcc
426C  v_and_b32_e32 v11, 0x7fffffff, v6
4274  v_and_b32_e32 v15, 0x80000000, v6
427C  v_cmp_lt_u32_e32 vcc, s11, v11
4280  v_cmp_lt_u32_e64 s[0:1], s2, v11
4288  v_max_u32_e32 v11, v11, v9
428C  v_cndmask_b32_e64 v15, v15, 0, vcc
4294  v_or_b32_e32 v18, 0x7000000, v8
429C  v_cndmask_b32_e32 v9, v11, v9, vcc
42A0  v_and_b32_e32 v11, 0x7fffffff, v7
42A8  v_cndmask_b32_e64 v8, v8, v18, s[0:1]
42B0  v_cndmask_b32_e64 v6, v6, v15, s[0:1]
42B8  v_cndmask_b32_e64 v15, 0, 1, vcc
42C0  v_and_b32_e32 v18, 0x80000000, v7
42C8  v_cmp_lt_u32_e32 vcc, s11, v11
42CC  v_or_b32_e32 v19, 0x70000000, v8
42D4  v_cmp_lt_u32_e64 s[0:1], s2, v11
42DC  v_cndmask_b32_e64 v18, v18, 0, vcc
42E4  v_max_u32_e32 v11, v11, v9
42E8  v_cndmask_b32_e64 v8, v8, v19, s[0:1]
42F0  v_cndmask_b32_e64 v7, v7, v18, s[0:1]
42F8  v_addc_co_u32_e64 v14, s[0:1], v14, v15, vcc
4300  v_cndmask_b32_e32 v9, v11, v9, vcc
4304  s_nop 0
4308  v_add_u32_dpp v11, v14, v14 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
4310  v_mov_b32_e32 v14, 0x7f800000
4318  v_max_u32_dpp v9, v9, v9 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
4320  v_add_u32_dpp v11, v11, v11 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
4328  v_cmp_ne_u32_e32 vcc, 32, v11
432C  v_max_u32_dpp v9, v9, v9 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
4334  s_nop 0
4338  v_cndmask_b32_e32 v14, v14, v9, vcc
433C  s_or_b64 exec, exec, s[16:17]
4340  v_cmp_ne_u32_e32 vcc, 0, v14
4344  v_mov_b32_e32 v9, 0x7f
434C  s_and_saveexec_b64 s[0:1], vcc
4350  s_cbranch_execz 25
4354  s_bfe_u32 s7, s7, 0x20004
435C  s_cmp_eq_u32 s7, 2
4360  s_cselect_b64 s[2:3], -1, 0
4364  s_and_b64 s[16:17], s[2:3], exec
4368  s_cselect_b32 s11, 0x3fffff, 0
4370  s_cmp_lg_u32 s7, 0
4374  s_cselect_b32 s7, s11, 0x200000
437C  v_add_u32_e32 v9, s7, v14
4380  s_mov_b32 s7, 0x17fffff
4388  v_lshrrev_b32_e32 v11, 23, v9
438C  v_add_u32_e32 v11, -2, v11
4390  v_cmp_lt_u32_e32 vcc, s7, v9
4394  s_mov_b32 s7, 0x7f800000
439C  s_nop 0
43A0  v_cndmask_b32_e32 v9, 0, v11, vcc
43A4  v_cmp_eq_u32_e32 vcc, s7, v14
43A8  v_mov_b32_e32 v11, 0xfe
43B0  s_and_b64 vcc, s[2:3], vcc
43B4  v_cndmask_b32_e32 v9, v9, v11, vcc
43B8  s_or_b64 exec, exec, s[0:1]
43BC  v_cmp_eq_u32_e32 vcc, 0, v9
43C0  s_cbranch_vccz 13
43C4  s_nop 0
43C8  v_cndmask_b32_e64 v14, 1.0, 2.0, vcc
43D0  v_pk_mul_f32 v[6:7], v[14:15], v[6:7] op_sel_hi:[0,1]
43D8  v_pk_mul_f32 v[4:5], v[14:15], v[4:5] op_sel_hi:[0,1]
43E0  v_pk_mul_f32 v[2:3], v[14:15], v[2:3] op_sel_hi:[0,1]
43E8  v_pk_mul_f32 v[0:1], v[14:15], v[0:1] op_sel_hi:[0,1]
43F0  v_max_u32_e32 v14, 1, v9
43F4  s_branch 1
43F8  v_mov_b32_e32 v14, v9
43FC  v_mov_b32_e32 v11, 0
4400  v_mad_u64_u32 v[18:19], s[0:1], v17, s6, v[10:11]
4408  v_lshl_or_b32 v10, v18, 2, v16
4410  s_mov_b32 s2, 0xd2511f53
4418  v_mad_u64_u32 v[20:21], s[0:1], v10, s2, 0
4420  s_mul_hi_u32 s0, s9, 0xcd9e8d57
4428  s_xor_b32 s0, s8, s0
442C  s_waitcnt lgkmcnt(0)
4430  s_xor_b32 s1, s15, s10
4434  s_mov_b32 s3, 0xcd9e8d57
443C  s_xor_b32 s0, s0, s14
4440  v_xor_b32_e32 v10, s1, v21
4444  s_mul_i32 s6, s9, 0xcd9e8d57
444C  s_add_i32 s7, s14, 0x9e3779b9
4454  s_mul_i32 s9, s0, 0xd2511f53
445C  s_mul_hi_u32 s10, s0, 0xd2511f53
4464  v_mad_u64_u32 v[22:23], s[0:1], v10, s3, 0
446C  s_add_i32 s8, s15, 0xbb67ae85
4474  s_xor_b32 s0, s6, s7
4478  v_xor_b32_e32 v10, s0, v23
447C  s_xor_b32 s0, s10, s8
4480  v_xor_b32_e32 v15, s0, v20
4484  s_add_i32 s7, s15, 0x76cf5d0a
448C  v_mad_u64_u32 v[20:21], s[0:1], v10, s2, 0
4494  v_mad_u64_u32 v[24:25], s[0:1], v15, s3, 0
449C  s_add_i32 s6, s14, 0x3c6ef372
44A4  s_xor_b32 s0, s9, s7
44A8  v_xor_b32_e32 v10, s6, v25
44AC  v_xor_b32_e32 v15, s0, v21
44B0  v_xor_b32_e32 v10, v10, v22
44B4  s_add_i32 s6, s14, 0xdaa66d2b
44BC  v_mad_u64_u32 v[26:27], s[0:1], v15, s3, 0
44C4  s_add_i32 s7, s15, 0x32370b8f
44CC  v_mad_u64_u32 v[22:23], s[0:1], v10, s2, 0
44D4  v_xor_b32_e32 v10, s6, v27
44D8  v_xor_b32_e32 v10, v10, v24
44DC  v_xor_b32_e32 v15, s7, v23
44E0  v_xor_b32_e32 v15, v15, v20
44E4  s_add_i32 s7, s15, 0xed9eba14
44EC  v_mad_u64_u32 v[20:21], s[0:1], v10, s2, 0
44F4  s_add_i32 s6, s14, 0x78dde6e4
44FC  v_mad_u64_u32 v[24:25], s[0:1], v15, s3, 0
4504  v_xor_b32_e32 v15, s7, v21
4508  v_xor_b32_e32 v10, s6, v25
450C  v_xor_b32_e32 v15, v15, v22
4510  v_xor_b32_e32 v10, v10, v26
4514  s_add_i32 s6, s14, 0x1715609d
451C  v_mad_u64_u32 v[26:27], s[0:1], v15, s3, 0
4524  s_add_i32 s7, s15, 0xa9066899
452C  v_mad_u64_u32 v[22:23], s[0:1], v10, s2, 0
4534  v_xor_b32_e32 v10, s6, v27
4538  v_xor_b32_e32 v10, v10, v24
453C  v_xor_b32_e32 v15, s7, v23
4540  v_xor_b32_e32 v15, v15, v20
4544  s_add_i32 s7, s15, 0x646e171e
454C  v_mad_u64_u32 v[20:21], s[0:1], v10, s2, 0
4554  s_add_i32 s6, s14, 0xb54cda56
455C  v_mad_u64_u32 v[24:25], s[0:1], v15, s3, 0
4564  v_xor_b32_e32 v15, s7, v21
4568  v_xor_b32_e32 v10, s6, v25
456C  v_xor_b32_e32 v15, v15, v22
4570  v_xor_b32_e32 v10, v10, v26
4574  s_add_i32 s6, s14, 0x5384540f
457C  v_mad_u64_u32 v[26:27], s[0:1], v15, s3, 0
4584  s_add_i32 s7, s15, 0x1fd5c5a3
458C  v_mad_u64_u32 v[22:23], s[0:1], v10, s2, 0
4594  v_xor_b32_e32 v10, s6, v27
4598  v_xor_b32_e32 v10, v10, v24
459C  v_xor_b32_e32 v15, s7, v23
45A0  v_xor_b32_e32 v15, v15, v20
45A4  s_add_i32 s7, s15, 0xdb3d7428
45AC  v_mad_u64_u32 v[20:21], s[0:1], v10, s2, 0
45B4  s_add_i32 s6, s14, 0xf1bbcdc8
45BC  v_mad_u64_u32 v[24:25], s[0:1], v15, s3, 0
45C4  v_xor_b32_e32 v15, s7, v21
45C8  v_xor_b32_e32 v10, s6, v25
45CC  v_xor_b32_e32 v15, v15, v22
45D0  v_xor_b32_e32 v10, v10, v26
45D4  v_mad_u64_u32 v[26:27], s[0:1], v15, s3, 0
45DC  s_add_i32 s6, s14, 0x8ff34781
45E4  v_mad_u64_u32 v[22:23], s[0:1], v10, s2, 0
45EC  v_xor_b32_e32 v10, v24, v27
45F0  s_add_i32 s7, s15, 0x96a522ad
45F8  v_xor_b32_e32 v10, s6, v10
45FC  v_xor_b32_e32 v15, v20, v23
4600  v_mov_b32_e32 v17, v11
4604  v_mov_b32_e32 v20, v11
4608  v_xor_b32_e32 v15, s7, v15
460C  v_lshlrev_b32_e32 v14, 23, v14
4610  v_cvt_scalef32_sr_pk_fp4_f32 v17, v[0:1], v10, v14
4618  v_cvt_scalef32_sr_pk_fp4_f32 v20, v[4:5], v15, v14 op_sel:[0,0,0,1]
4620  v_cvt_scalef32_sr_pk_fp4_f32 v17, v[2:3], v26, v14 op_sel:[0,0,1,0]
4628  v_cvt_scalef32_sr_pk_fp4_f32 v20, v[6:7], v22, v14 op_sel:[0,0,1,1]
4630  s_nop 0
4634  v_lshl_add_u64 v[0:1], v[18:19], 4, s[4:5]
463C  v_lshlrev_b32_e32 v10, 2, v16
4640  v_or3_b32 v2, v20, v8, v17
4648  v_lshl_add_u64 v[0:1], v[0:1], 0, v[10:11]
4650  v_cmp_eq_u32_e32 vcc, 0, v16
4654  global_store_dword v[0:1], v2, off
465C  s_and_saveexec_b64 s[0:1], vcc
4660  s_cbranch_execz 4
4664  v_lshl_add_u64 v[0:1], s[12:13], 0, v[12:13]
466C  global_store_byte v[0:1], v9, off
4674  s_endpgm
4678  s_nop 0
