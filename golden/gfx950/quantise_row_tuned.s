quantise_row_tuned.co, compiled by Debian clang version 21.1.8 (13)

amdhsa.kernels:
  - .agpr_count:     0
    .args:
      - .address_space:  global
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
    .group_segment_fixed_size: 32768
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .max_flat_workgroup_size: 256
    .name:           QuantiseRowTuned
    .private_segment_fixed_size: 0
    .sgpr_count:     30
    .sgpr_spill_count: 0
    .symbol:         QuantiseRowTuned.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     77
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .address_space:  global
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
    .group_segment_fixed_size: 32768
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .max_flat_workgroup_size: 256
    .name:           QuantiseRowTunedH16
    .private_segment_fixed_size: 0
    .sgpr_count:     30
    .sgpr_spill_count: 0
    .symbol:         QuantiseRowTunedH16.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     116
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .address_space:  global
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
    .group_segment_fixed_size: 32768
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .max_flat_workgroup_size: 256
    .name:           QuantiseRowTunedSr
    .private_segment_fixed_size: 0
    .sgpr_count:     37
    .sgpr_spill_count: 0
    .symbol:         QuantiseRowTunedSr.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     75
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .address_space:  global
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
    .group_segment_fixed_size: 32768
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .max_flat_workgroup_size: 256
    .name:           QuantiseRowTunedH16Sr
    .private_segment_fixed_size: 0
    .sgpr_count:     38
    .sgpr_spill_count: 0
    .symbol:         QuantiseRowTunedH16Sr.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     114
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
Disassembly of section .text:

2500 <QuantiseRowTuned>:
2500  s_load_dwordx4 s[4:7], s[0:1], 0x18
2508  s_load_dwordx2 s[10:11], s[0:1], 0x0
2510  v_readfirstlane_b32 s8, v0
2514  s_lshr_b32 s8, s8, 6
2518  s_lshl_b32 s2, s2, 2
251C  s_waitcnt lgkmcnt(0)
2520  s_lshr_b32 s17, s7, 8
2524  s_lshr_b32 s16, s6, 5
2528  s_add_i32 s2, s8, s2
252C  s_sub_i32 s6, 6, s17
2530  s_lshl_b32 s19, s2, s6
2534  s_lshl_b32 s18, s3, s17
2538  s_lshl_b32 s6, s8, 13
253C  s_and_b32 s2, s7, 1
2540  s_bitcmp1_b32 s7, 0
2544  s_cselect_b64 s[8:9], -1, 0
2548  s_lshl_b32 s3, -1, s17
254C  s_not_b32 s20, s3
2550  s_cmp_eq_u32 s2, 0
2554  v_and_b32_e32 v1, 63, v0
2558  s_cbranch_scc1 265
255C  v_lshrrev_b32_e32 v3, 3, v1
2560  v_lshrrev_b32_e32 v2, s17, v3
2564  v_add_u32_e32 v4, s19, v2
2568  v_and_b32_e32 v2, s20, v3
256C  v_add_u32_e32 v5, s18, v2
2570  v_cmp_gt_u32_e32 vcc, s5, v4
2574  v_cmp_gt_u32_e64 s[2:3], s16, v5
257C  s_and_b64 s[12:13], vcc, s[2:3]
2580  v_lshrrev_b32_e32 v2, 4, v1
2584  s_and_saveexec_b64 s[2:3], s[12:13]
2588  s_cbranch_execz 18
258C  v_lshlrev_b32_e32 v6, 5, v5
2590  v_mov_b32_e32 v7, 0
2594  v_mad_u64_u32 v[4:5], s[12:13], v4, s4, v[6:7]
259C  v_lshlrev_b64 v[4:5], 2, v[4:5]
25A4  v_bitop3_b32 v6, v2, v0, 7 bitop3:0x78
25AC  v_and_b32_e32 v4, -16, v4
25B0  v_lshl_add_u64 v[4:5], s[10:11], 0, v[4:5]
25B8  v_lshlrev_b32_e32 v6, 4, v6
25BC  v_lshl_add_u64 v[4:5], v[4:5], 0, v[6:7]
25C4  s_mov_b32 m0, s6
25C8  s_nop 0
25CC  global_load_lds_dwordx4 v[4:5], off
25D4  s_or_b64 exec, exec, s[2:3]
25D8  v_or_b32_e32 v5, 64, v1
25DC  v_lshrrev_b32_e32 v6, 3, v5
25E0  v_lshrrev_b32_e32 v4, s17, v6
25E4  v_and_b32_e32 v6, s20, v6
25E8  v_add_u32_e32 v4, s19, v4
25EC  v_add_u32_e32 v6, s18, v6
25F0  v_cmp_gt_u32_e32 vcc, s5, v4
25F4  v_cmp_gt_u32_e64 s[2:3], s16, v6
25FC  s_and_b64 s[12:13], vcc, s[2:3]
2600  s_and_saveexec_b64 s[2:3], s[12:13]
2604  s_cbranch_execz 20
2608  v_lshlrev_b32_e32 v6, 5, v6
260C  v_mov_b32_e32 v7, 0
2610  v_lshrrev_b32_e32 v8, 4, v5
2614  v_mad_u64_u32 v[4:5], s[12:13], v4, s4, v[6:7]
261C  v_lshlrev_b64 v[4:5], 2, v[4:5]
2624  v_bitop3_b32 v6, v8, v0, 7 bitop3:0x78
262C  v_and_b32_e32 v4, -16, v4
2630  v_lshl_add_u64 v[4:5], s[10:11], 0, v[4:5]
2638  v_lshlrev_b32_e32 v6, 4, v6
263C  v_lshl_add_u64 v[4:5], v[4:5], 0, v[6:7]
2644  s_add_i32 m0, s6, 0x400
264C  s_nop 0
2650  global_load_lds_dwordx4 v[4:5], off
2658  s_or_b64 exec, exec, s[2:3]
265C  v_or_b32_e32 v4, 16, v3
2660  v_lshrrev_b32_e32 v4, s17, v4
2664  v_bitop3_b32 v5, v3, s20, 16 bitop3:0xc8
266C  v_add_u32_e32 v4, s19, v4
2670  v_add_u32_e32 v5, s18, v5
2674  v_cmp_gt_u32_e32 vcc, s5, v4
2678  v_cmp_gt_u32_e64 s[2:3], s16, v5
2680  s_and_b64 s[12:13], vcc, s[2:3]
2684  s_and_saveexec_b64 s[2:3], s[12:13]
2688  s_cbranch_execz 19
268C  v_lshlrev_b32_e32 v6, 5, v5
2690  v_mov_b32_e32 v7, 0
2694  v_mad_u64_u32 v[4:5], s[12:13], v4, s4, v[6:7]
269C  v_lshlrev_b64 v[4:5], 2, v[4:5]
26A4  v_bitop3_b32 v6, v2, v0, 7 bitop3:0x78
26AC  v_and_b32_e32 v4, -16, v4
26B0  v_lshl_add_u64 v[4:5], s[10:11], 0, v[4:5]
26B8  v_lshlrev_b32_e32 v6, 4, v6
26BC  v_lshl_add_u64 v[4:5], v[4:5], 0, v[6:7]
26C4  s_add_i32 m0, s6, 0x800
26CC  s_nop 0
26D0  global_load_lds_dwordx4 v[4:5], off
26D8  s_or_b64 exec, exec, s[2:3]
26DC  v_or_b32_e32 v5, 0xc0, v1
26E4  v_lshrrev_b32_e32 v6, 3, v5
26E8  v_lshrrev_b32_e32 v4, s17, v6
26EC  v_and_b32_e32 v6, s20, v6
26F0  v_add_u32_e32 v4, s19, v4
26F4  v_add_u32_e32 v6, s18, v6
26F8  v_cmp_gt_u32_e32 vcc, s5, v4
26FC  v_cmp_gt_u32_e64 s[2:3], s16, v6
2704  s_and_b64 s[12:13], vcc, s[2:3]
2708  s_and_saveexec_b64 s[2:3], s[12:13]
270C  s_cbranch_execz 20
2710  v_lshlrev_b32_e32 v6, 5, v6
2714  v_mov_b32_e32 v7, 0
2718  v_lshrrev_b32_e32 v8, 4, v5
271C  v_mad_u64_u32 v[4:5], s[12:13], v4, s4, v[6:7]
2724  v_lshlrev_b64 v[4:5], 2, v[4:5]
272C  v_bitop3_b32 v6, v8, 7, v0 bitop3:0x48
2734  v_and_b32_e32 v4, -16, v4
2738  v_lshl_add_u64 v[4:5], s[10:11], 0, v[4:5]
2740  v_lshlrev_b32_e32 v6, 4, v6
2744  v_lshl_add_u64 v[4:5], v[4:5], 0, v[6:7]
274C  s_add_i32 m0, s6, 0xc00
2754  s_nop 0
2758  global_load_lds_dwordx4 v[4:5], off
2760  s_or_b64 exec, exec, s[2:3]
2764  v_or_b32_e32 v4, 32, v3
2768  v_lshrrev_b32_e32 v4, s17, v4
276C  v_bitop3_b32 v5, v3, s20, 32 bitop3:0xc8
2774  v_add_u32_e32 v4, s19, v4
2778  v_add_u32_e32 v5, s18, v5
277C  v_cmp_gt_u32_e32 vcc, s5, v4
2780  v_cmp_gt_u32_e64 s[2:3], s16, v5
2788  s_and_b64 s[12:13], vcc, s[2:3]
278C  s_and_saveexec_b64 s[2:3], s[12:13]
2790  s_cbranch_execz 19
2794  v_lshlrev_b32_e32 v6, 5, v5
2798  v_mov_b32_e32 v7, 0
279C  v_mad_u64_u32 v[4:5], s[12:13], v4, s4, v[6:7]
27A4  v_lshlrev_b64 v[4:5], 2, v[4:5]
27AC  v_bitop3_b32 v6, v2, v0, 7 bitop3:0x78
27B4  v_and_b32_e32 v4, -16, v4
27B8  v_lshl_add_u64 v[4:5], s[10:11], 0, v[4:5]
27C0  v_lshlrev_b32_e32 v6, 4, v6
27C4  v_lshl_add_u64 v[4:5], v[4:5], 0, v[6:7]
27CC  s_add_i32 m0, s6, 0x1000
27D4  s_nop 0
27D8  global_load_lds_dwordx4 v[4:5], off
27E0  s_or_b64 exec, exec, s[2:3]
27E4  v_or_b32_e32 v5, 0x140, v1
27EC  v_lshrrev_b32_e32 v6, 3, v5
27F0  v_lshrrev_b32_e32 v4, s17, v6
27F4  v_and_b32_e32 v6, s20, v6
27F8  v_add_u32_e32 v4, s19, v4
27FC  v_add_u32_e32 v6, s18, v6
2800  v_cmp_gt_u32_e32 vcc, s5, v4
2804  v_cmp_gt_u32_e64 s[2:3], s16, v6
280C  s_and_b64 s[12:13], vcc, s[2:3]
2810  s_and_saveexec_b64 s[2:3], s[12:13]
2814  s_cbranch_execz 20
2818  v_lshlrev_b32_e32 v6, 5, v6
281C  v_mov_b32_e32 v7, 0
2820  v_lshrrev_b32_e32 v8, 4, v5
2824  v_mad_u64_u32 v[4:5], s[12:13], v4, s4, v[6:7]
282C  v_lshlrev_b64 v[4:5], 2, v[4:5]
2834  v_bitop3_b32 v6, v8, 7, v0 bitop3:0x48
283C  v_and_b32_e32 v4, -16, v4
2840  v_lshl_add_u64 v[4:5], s[10:11], 0, v[4:5]
2848  v_lshlrev_b32_e32 v6, 4, v6
284C  v_lshl_add_u64 v[4:5], v[4:5], 0, v[6:7]
2854  s_add_i32 m0, s6, 0x1400
285C  s_nop 0
2860  global_load_lds_dwordx4 v[4:5], off
2868  s_or_b64 exec, exec, s[2:3]
286C  v_or_b32_e32 v4, 48, v3
2870  v_lshrrev_b32_e32 v4, s17, v4
2874  v_bitop3_b32 v3, v3, s20, 48 bitop3:0xc8
287C  v_add_u32_e32 v4, s19, v4
2880  v_add_u32_e32 v3, s18, v3
2884  v_cmp_gt_u32_e32 vcc, s5, v4
2888  v_cmp_gt_u32_e64 s[2:3], s16, v3
2890  s_and_b64 s[12:13], vcc, s[2:3]
2894  s_and_saveexec_b64 s[2:3], s[12:13]
2898  s_cbranch_execz 19
289C  v_lshlrev_b32_e32 v6, 5, v3
28A0  v_mov_b32_e32 v7, 0
28A4  v_mad_u64_u32 v[4:5], s[12:13], v4, s4, v[6:7]
28AC  v_bitop3_b32 v6, v2, v0, 7 bitop3:0x78
28B4  v_lshlrev_b64 v[2:3], 2, v[4:5]
28BC  v_and_b32_e32 v2, -16, v2
28C0  v_lshl_add_u64 v[2:3], s[10:11], 0, v[2:3]
28C8  v_lshlrev_b32_e32 v6, 4, v6
28CC  v_lshl_add_u64 v[2:3], v[2:3], 0, v[6:7]
28D4  s_add_i32 m0, s6, 0x1800
28DC  s_nop 0
28E0  global_load_lds_dwordx4 v[2:3], off
28E8  s_or_b64 exec, exec, s[2:3]
28EC  v_or_b32_e32 v3, 0x1c0, v1
28F4  v_lshrrev_b32_e32 v4, 3, v3
28F8  v_lshrrev_b32_e32 v2, s17, v4
28FC  v_and_b32_e32 v4, s20, v4
2900  v_add_u32_e32 v2, s19, v2
2904  v_add_u32_e32 v6, s18, v4
2908  v_cmp_gt_u32_e32 vcc, s5, v2
290C  v_cmp_gt_u32_e64 s[2:3], s16, v6
2914  s_and_b64 s[14:15], vcc, s[2:3]
2918  s_mov_b64 s[2:3], 0
291C  s_mov_b64 s[12:13], 0
2920  s_and_saveexec_b64 s[22:23], s[14:15]
2924  s_xor_b64 s[14:15], exec, s[22:23]
2928  s_cbranch_execz 16
292C  v_lshlrev_b32_e32 v4, 5, v6
2930  v_mov_b32_e32 v5, 0
2934  v_lshrrev_b32_e32 v7, 4, v3
2938  v_mad_u64_u32 v[2:3], s[22:23], v2, s4, v[4:5]
2940  v_lshlrev_b64 v[2:3], 2, v[2:3]
2948  v_bitop3_b32 v4, v7, 7, v0 bitop3:0x48
2950  v_and_b32_e32 v2, -16, v2
2954  v_lshl_add_u64 v[2:3], s[10:11], 0, v[2:3]
295C  v_lshlrev_b32_e32 v4, 4, v4
2960  s_mov_b64 s[12:13], exec
2964  v_lshl_add_u64 v[4:5], v[2:3], 0, v[4:5]
296C  s_or_b64 exec, exec, s[14:15]
2970  s_movk_i32 s14, 0x1c00
2974  s_and_b64 vcc, exec, s[2:3]
2978  s_cbranch_vccnz 4
297C  s_branch 111
2980  s_mov_b64 s[12:13], 0
2984  s_movk_i32 s14, 0x1c00
2988  s_cbranch_execz 108
298C  v_lshrrev_b32_e32 v2, 4, v0
2990  v_bitop3_b32 v2, v2, 3, v0 bitop3:0x48
2998  v_lshlrev_b32_e32 v4, 4, v2
299C  v_mov_b32_e32 v5, 0
29A0  v_lshrrev_b32_e32 v6, 2, v1
29A4  v_lshl_add_u64 v[2:3], s[10:11], 0, v[4:5]
29AC  v_lshrrev_b32_e32 v4, s17, v6
29B0  v_add_u32_e32 v7, s19, v4
29B4  v_and_b32_e32 v4, s20, v6
29B8  v_add_u32_e32 v4, s18, v4
29BC  v_cmp_gt_u32_e32 vcc, s5, v7
29C0  v_cmp_gt_u32_e64 s[2:3], s16, v4
29C8  s_and_b64 s[10:11], vcc, s[2:3]
29CC  s_and_saveexec_b64 s[2:3], s[10:11]
29D0  s_cbranch_execz 12
29D4  v_lshlrev_b32_e32 v4, 5, v4
29D8  v_mad_u64_u32 v[4:5], s[10:11], v7, s4, v[4:5]
29E0  v_lshlrev_b64 v[4:5], 1, v[4:5]
29E8  v_and_b32_e32 v4, -16, v4
29EC  v_lshl_add_u64 v[4:5], v[2:3], 0, v[4:5]
29F4  s_mov_b32 m0, s6
29F8  s_nop 0
29FC  global_load_lds_dwordx4 v[4:5], off
2A04  s_or_b64 exec, exec, s[2:3]
2A08  v_or_b32_e32 v4, 16, v6
2A0C  v_lshrrev_b32_e32 v4, s17, v4
2A10  v_bitop3_b32 v5, v6, s20, 16 bitop3:0xc8
2A18  v_add_u32_e32 v4, s19, v4
2A1C  v_add_u32_e32 v5, s18, v5
2A20  v_cmp_gt_u32_e32 vcc, s5, v4
2A24  v_cmp_gt_u32_e64 s[2:3], s16, v5
2A2C  s_and_b64 s[10:11], vcc, s[2:3]
2A30  s_and_saveexec_b64 s[2:3], s[10:11]
2A34  s_cbranch_execz 14
2A38  v_lshlrev_b32_e32 v8, 5, v5
2A3C  v_mov_b32_e32 v9, 0
2A40  v_mad_u64_u32 v[4:5], s[10:11], v4, s4, v[8:9]
2A48  v_lshlrev_b64 v[4:5], 1, v[4:5]
2A50  v_and_b32_e32 v4, -16, v4
2A54  v_lshl_add_u64 v[4:5], v[2:3], 0, v[4:5]
2A5C  s_add_i32 m0, s6, 0x400
2A64  s_nop 0
2A68  global_load_lds_dwordx4 v[4:5], off
2A70  s_or_b64 exec, exec, s[2:3]
2A74  v_or_b32_e32 v4, 32, v6
2A78  v_lshrrev_b32_e32 v4, s17, v4
2A7C  v_bitop3_b32 v5, v6, s20, 32 bitop3:0xc8
2A84  v_add_u32_e32 v4, s19, v4
2A88  v_add_u32_e32 v5, s18, v5
2A8C  v_cmp_gt_u32_e32 vcc, s5, v4
2A90  v_cmp_gt_u32_e64 s[2:3], s16, v5
2A98  s_and_b64 s[10:11], vcc, s[2:3]
2A9C  s_and_saveexec_b64 s[2:3], s[10:11]
2AA0  s_cbranch_execz 14
2AA4  v_lshlrev_b32_e32 v8, 5, v5
2AA8  v_mov_b32_e32 v9, 0
2AAC  v_mad_u64_u32 v[4:5], s[10:11], v4, s4, v[8:9]
2AB4  v_lshlrev_b64 v[4:5], 1, v[4:5]
2ABC  v_and_b32_e32 v4, -16, v4
2AC0  v_lshl_add_u64 v[4:5], v[2:3], 0, v[4:5]
2AC8  s_add_i32 m0, s6, 0x800
2AD0  s_nop 0
2AD4  global_load_lds_dwordx4 v[4:5], off
2ADC  s_or_b64 exec, exec, s[2:3]
2AE0  v_or_b32_e32 v4, 48, v6
2AE4  v_lshrrev_b32_e32 v4, s17, v4
2AE8  v_add_u32_e32 v7, s19, v4
2AEC  v_bitop3_b32 v4, v6, s20, 48 bitop3:0xc8
2AF4  v_add_u32_e32 v6, s18, v4
2AF8  v_cmp_gt_u32_e32 vcc, s5, v7
2AFC  v_cmp_gt_u32_e64 s[2:3], s16, v6
2B04  s_and_b64 s[10:11], vcc, s[2:3]
2B08  s_and_saveexec_b64 s[2:3], s[10:11]
2B0C  v_lshlrev_b32_e32 v4, 5, v6
2B10  v_mov_b32_e32 v5, 0
2B14  v_mad_u64_u32 v[4:5], s[10:11], v7, s4, v[4:5]
2B1C  v_lshlrev_b64 v[4:5], 1, v[4:5]
2B24  v_and_b32_e32 v4, -16, v4
2B28  v_lshl_add_u64 v[4:5], v[2:3], 0, v[4:5]
2B30  s_or_b64 s[12:13], s[12:13], exec
2B34  s_or_b64 exec, exec, s[2:3]
2B38  s_movk_i32 s14, 0xc00
2B3C  s_and_saveexec_b64 s[2:3], s[12:13]
2B40  s_cbranch_execz 4
2B44  s_add_i32 m0, s6, s14
2B48  s_nop 0
2B4C  global_load_lds_dwordx4 v[4:5], off
2B54  s_or_b64 exec, exec, s[2:3]
2B58  s_and_b32 s2, s7, 8
2B5C  s_bitcmp1_b32 s7, 3
2B60  v_lshrrev_b32_e32 v2, s17, v1
2B64  v_and_b32_e32 v3, s20, v1
2B68  s_cselect_b64 s[10:11], -1, 0
2B6C  s_cmp_eq_u32 s2, 0
2B70  v_add_u32_e32 v2, s19, v2
2B74  v_add_u32_e32 v36, s18, v3
2B78  s_waitcnt vmcnt(0)
2B7C  s_cbranch_scc1 29
2B80  v_lshlrev_b32_e32 v4, 5, v36
2B84  v_lshlrev_b32_e32 v5, 6, v36
2B88  v_lshrrev_b32_e32 v7, 1, v36
2B8C  s_add_i32 s2, s16, 7
2B90  v_and_b32_e32 v4, 0xffffff00, v4
2B98  v_and_b32_e32 v5, 0xc0, v5
2BA0  v_and_b32_e32 v7, 2, v7
2BA4  s_and_b32 s2, s2, 0xffffff8
2BAC  v_and_b32_e32 v3, 0xffffffe0, v2
2BB4  v_lshlrev_b32_e32 v6, 2, v2
2BB8  v_or3_b32 v4, v5, v4, v7
2BC0  v_mov_b32_e32 v5, 0
2BC4  v_and_b32_e32 v6, 60, v6
2BC8  v_bfe_u32 v8, v2, 4, 1
2BD0  v_mad_u64_u32 v[34:35], s[2:3], v3, s2, v[4:5]
2BD8  v_mad_u64_u32 v[38:39], s[2:3], v2, s16, 0
2BE0  v_or3_b32 v34, v34, v6, v8
2BE8  v_mov_b32_e32 v37, v5
2BEC  s_cbranch_execz 1
2BF0  s_branch 5
2BF4  v_mov_b32_e32 v37, 0
2BF8  v_mad_u64_u32 v[38:39], s[2:3], v2, s16, 0
2C00  v_mad_u64_u32 v[34:35], s[2:3], v2, s16, v[36:37]
2C08  v_cmp_le_u32_e32 vcc, s5, v2
2C0C  v_cmp_le_u32_e64 s[2:3], s16, v36
2C14  s_or_b64 s[12:13], vcc, s[2:3]
2C18  s_mov_b64 s[2:3], 0
2C1C  s_and_saveexec_b64 s[14:15], s[12:13]
2C20  s_xor_b64 s[12:13], exec, s[14:15]
2C24  s_cbranch_execnz 9
2C28  s_or_saveexec_b64 s[4:5], s[12:13]
2C2C  v_mov_b32_e32 v40, 0x7f
2C34  s_xor_b64 exec, exec, s[4:5]
2C38  s_cbranch_execnz 26
2C3C  s_or_b64 exec, exec, s[4:5]
2C40  s_and_saveexec_b64 s[4:5], s[2:3]
2C44  s_cbranch_execnz 921
2C48  s_endpgm
2C4C  s_and_b64 vcc, exec, s[10:11]
2C50  s_cbranch_vccz 14
2C54  s_add_i32 s2, s5, 0xff
2C5C  s_and_b32 s2, s2, 0xffffff00
2C64  v_cmp_gt_u32_e32 vcc, s2, v2
2C68  s_mov_b64 s[2:3], 0
2C6C  s_and_saveexec_b64 s[4:5], vcc
2C70  s_xor_b64 s[4:5], exec, s[4:5]
2C74  s_add_i32 s16, s16, 7
2C78  s_and_b32 s2, s16, 0xffffff8
2C80  v_cmp_gt_u32_e32 vcc, s2, v36
2C84  s_and_b64 s[2:3], vcc, exec
2C88  s_or_b64 exec, exec, s[4:5]
2C8C  s_and_b64 s[2:3], s[2:3], exec
2C90  s_or_saveexec_b64 s[4:5], s[12:13]
2C94  v_mov_b32_e32 v40, 0x7f
2C9C  s_xor_b64 exec, exec, s[4:5]
2CA0  s_cbranch_execz 65510
2CA4  s_andn2_b64 vcc, exec, s[8:9]
2CA8  s_cbranch_vccnz 53
2CAC  v_lshrrev_b32_e32 v18, 1, v0
2CB0  v_bfe_u32 v2, v0, 1, 3
2CB8  v_lshl_add_u32 v19, v1, 7, s6
2CC0  v_bitop3_b32 v3, v18, 1, 7 bitop3:0x6c
2CC8  v_lshl_add_u32 v2, v2, 4, v19
2CD0  v_lshl_add_u32 v3, v3, 4, v19
2CD8  ds_read_b128 v[6:9], v2
2CE0  ds_read_b128 v[10:13], v3
2CE8  v_bitop3_b32 v2, v18, 2, 7 bitop3:0x6c
2CF0  v_bitop3_b32 v3, v18, 3, 7 bitop3:0x6c
2CF8  v_bitop3_b32 v20, v18, 4, 7 bitop3:0x6c
2D00  v_lshl_add_u32 v2, v2, 4, v19
2D08  v_lshl_add_u32 v14, v3, 4, v19
2D10  v_lshl_add_u32 v20, v20, 4, v19
2D18  v_bitop3_b32 v21, v18, 5, 7 bitop3:0x6c
2D20  ds_read_b128 v[2:5], v2
2D28  ds_read_b128 v[14:17], v14
2D30  v_lshl_add_u32 v21, v21, 4, v19
2D38  ds_read_b128 v[22:25], v20
2D40  ds_read_b128 v[26:29], v21
2D48  v_bitop3_b32 v20, v18, 6, 7 bitop3:0x6c
2D50  v_bitop3_b32 v18, v18, 7, v18 bitop3:0xc
2D58  v_lshl_add_u32 v20, v20, 4, v19
2D60  v_lshl_add_u32 v30, v18, 4, v19
2D68  ds_read_b128 v[18:21], v20
2D70  ds_read_b128 v[30:33], v30
2D78  s_cbranch_execz 1
2D7C  s_branch 79
2D80  s_waitcnt lgkmcnt(0)
2D84  v_bfe_u32 v2, v0, 2, 2
2D8C  v_lshrrev_b32_e32 v0, 2, v0
2D90  v_lshl_add_u32 v1, v1, 6, s6
2D98  v_bitop3_b32 v6, v0, 1, 3 bitop3:0x6c
2DA0  v_bitop3_b32 v18, v0, 2, 3 bitop3:0x6c
2DA8  v_bitop3_b32 v0, v0, 3, v0 bitop3:0xc
2DB0  v_lshl_add_u32 v2, v2, 4, v1
2DB8  v_lshl_add_u32 v6, v6, 4, v1
2DC0  v_lshl_add_u32 v18, v18, 4, v1
2DC8  v_lshl_add_u32 v0, v0, 4, v1
2DD0  ds_read_b128 v[2:5], v2
2DD8  ds_read_b128 v[30:33], v0
2DE0  ds_read_b128 v[14:17], v6
2DE8  ds_read_b128 v[18:21], v18
2DF0  s_waitcnt lgkmcnt(3)
2DF4  v_lshlrev_b32_e32 v6, 16, v2
2DF8  v_and_b32_e32 v7, 0xffff0000, v2
2E00  v_lshlrev_b32_e32 v8, 16, v3
2E04  v_and_b32_e32 v9, 0xffff0000, v3
2E0C  v_lshlrev_b32_e32 v10, 16, v4
2E10  v_and_b32_e32 v11, 0xffff0000, v4
2E18  v_lshlrev_b32_e32 v12, 16, v5
2E1C  v_and_b32_e32 v13, 0xffff0000, v5
2E24  s_waitcnt lgkmcnt(1)
2E28  v_lshlrev_b32_e32 v2, 16, v14
2E2C  v_and_b32_e32 v3, 0xffff0000, v14
2E34  v_lshlrev_b32_e32 v4, 16, v15
2E38  v_and_b32_e32 v5, 0xffff0000, v15
2E40  v_lshlrev_b32_e32 v14, 16, v16
2E44  v_and_b32_e32 v15, 0xffff0000, v16
2E4C  v_lshlrev_b32_e32 v16, 16, v17
2E50  v_and_b32_e32 v17, 0xffff0000, v17
2E58  s_waitcnt lgkmcnt(0)
2E5C  v_lshlrev_b32_e32 v22, 16, v18
2E60  v_and_b32_e32 v23, 0xffff0000, v18
2E68  v_lshlrev_b32_e32 v24, 16, v19
2E6C  v_and_b32_e32 v25, 0xffff0000, v19
2E74  v_lshlrev_b32_e32 v26, 16, v20
2E78  v_and_b32_e32 v27, 0xffff0000, v20
2E80  v_lshlrev_b32_e32 v28, 16, v21
2E84  v_and_b32_e32 v29, 0xffff0000, v21
2E8C  v_lshlrev_b32_e32 v18, 16, v30
2E90  v_and_b32_e32 v19, 0xffff0000, v30
2E98  v_lshlrev_b32_e32 v20, 16, v31
2E9C  v_and_b32_e32 v21, 0xffff0000, v31
2EA4  v_lshlrev_b32_e32 v30, 16, v32
2EA8  v_and_b32_e32 v31, 0xffff0000, v32
2EB0  v_lshlrev_b32_e32 v32, 16, v33
2EB4  v_and_b32_e32 v33, 0xffff0000, v33
2EBC  s_waitcnt lgkmcnt(0)
2EC0  v_and_b32_e32 v74, 0x7fffffff, v6
2EC8  v_and_b32_e32 v72, 0x7fffffff, v7
2ED0  v_max_u32_e32 v0, v72, v74
2ED4  v_and_b32_e32 v71, 0x7fffffff, v8
2EDC  v_and_b32_e32 v70, 0x7fffffff, v9
2EE4  v_max3_u32 v0, v70, v71, v0
2EEC  v_and_b32_e32 v69, 0x7fffffff, v10
2EF4  v_and_b32_e32 v68, 0x7fffffff, v11
2EFC  v_max3_u32 v0, v68, v69, v0
2F04  v_and_b32_e32 v67, 0x7fffffff, v12
2F0C  v_and_b32_e32 v66, 0x7fffffff, v13
2F14  v_max3_u32 v0, v66, v67, v0
2F1C  v_and_b32_e32 v64, 0x7fffffff, v2
2F24  v_and_b32_e32 v63, 0x7fffffff, v3
2F2C  v_max3_u32 v0, v63, v64, v0
2F34  v_and_b32_e32 v62, 0x7fffffff, v4
2F3C  v_and_b32_e32 v61, 0x7fffffff, v5
2F44  v_max3_u32 v0, v61, v62, v0
2F4C  v_and_b32_e32 v60, 0x7fffffff, v14
2F54  v_and_b32_e32 v59, 0x7fffffff, v15
2F5C  v_max3_u32 v0, v59, v60, v0
2F64  v_and_b32_e32 v58, 0x7fffffff, v16
2F6C  v_and_b32_e32 v57, 0x7fffffff, v17
2F74  v_max3_u32 v0, v57, v58, v0
2F7C  v_and_b32_e32 v55, 0x7fffffff, v22
2F84  v_and_b32_e32 v54, 0x7fffffff, v23
2F8C  v_max3_u32 v0, v54, v55, v0
2F94  v_and_b32_e32 v53, 0x7fffffff, v24
2F9C  v_and_b32_e32 v52, 0x7fffffff, v25
2FA4  v_max3_u32 v0, v52, v53, v0
2FAC  v_and_b32_e32 v51, 0x7fffffff, v26
2FB4  v_and_b32_e32 v50, 0x7fffffff, v27
2FBC  v_max3_u32 v0, v50, v51, v0
2FC4  v_and_b32_e32 v49, 0x7fffffff, v28
2FCC  v_and_b32_e32 v48, 0x7fffffff, v29
2FD4  v_max3_u32 v0, v48, v49, v0
2FDC  v_and_b32_e32 v46, 0x7fffffff, v18
2FE4  v_and_b32_e32 v45, 0x7fffffff, v19
2FEC  v_max3_u32 v0, v45, v46, v0
2FF4  v_and_b32_e32 v44, 0x7fffffff, v20
2FFC  v_and_b32_e32 v43, 0x7fffffff, v21
3004  v_max3_u32 v0, v43, v44, v0
300C  v_and_b32_e32 v42, 0x7fffffff, v30
3014  v_and_b32_e32 v41, 0x7fffffff, v31
301C  v_max3_u32 v0, v41, v42, v0
3024  v_and_b32_e32 v40, 0x7fffffff, v32
302C  v_and_b32_e32 v1, 0x7fffffff, v33
3034  v_max3_u32 v73, v1, v40, v0
303C  s_mov_b32 s6, 0x7f7fffff
3044  v_cmp_lt_u32_e32 vcc, s6, v73
3048  v_mov_b32_e32 v0, 0
304C  v_mov_b32_e32 v47, 0
3050  v_mov_b32_e32 v56, 0
3054  v_mov_b32_e32 v65, 0
3058  s_and_saveexec_b64 s[8:9], vcc
305C  s_cbranch_execz 521
3060  v_sub_u32_e32 v0, 0x7f7fffff, v74
3068  v_sub_u32_e32 v47, 0x7f800000, v74
3070  v_ashrrev_i32_e32 v65, 31, v0
3074  v_lshrrev_b32_e32 v0, 31, v0
3078  v_sub_u32_e32 v73, 0x7f7fffff, v72
3080  v_cmp_lt_i32_e32 vcc, -1, v47
3084  v_add_u32_e32 v0, -1, v0
3088  s_brev_b32 s6, 1
308C  v_lshrrev_b32_e32 v56, 31, v47
3090  v_and_b32_e32 v65, 7, v65
3094  v_cndmask_b32_e32 v47, 0, v74, vcc
3098  v_sub_u32_e32 v74, 0x7f800000, v72
30A0  v_bitop3_b32 v6, v0, v6, s6 bitop3:0xc8
30A8  v_ashrrev_i32_e32 v0, 31, v73
30AC  s_movk_i32 s10, 0x70
30B0  v_and_or_b32 v0, v0, s10, v65
30B8  v_max_u32_e32 v65, v72, v47
30BC  v_cmp_gt_i32_e32 vcc, 0, v74
30C0  v_sub_u32_e32 v72, 0x7f800000, v71
30C8  v_lshrrev_b32_e32 v75, 31, v74
30CC  v_cndmask_b32_e32 v47, v65, v47, vcc
30D0  v_sub_u32_e32 v65, 0x7f7fffff, v71
30D8  v_max_u32_e32 v71, v71, v47
30DC  v_ashrrev_i32_e32 v74, 31, v65
30E0  v_cmp_gt_i32_e32 vcc, 0, v72
30E4  v_lshrrev_b32_e32 v65, 31, v65
30E8  s_movk_i32 s11, 0x700
30EC  v_cndmask_b32_e32 v47, v71, v47, vcc
30F0  v_sub_u32_e32 v71, 0x7f7fffff, v70
30F8  v_add_u32_e32 v65, -1, v65
30FC  v_lshrrev_b32_e32 v76, 31, v73
3100  v_lshrrev_b32_e32 v73, 31, v72
3104  v_and_or_b32 v0, v74, s11, v0
310C  v_sub_u32_e32 v72, 0x7f800000, v70
3114  v_bitop3_b32 v8, v65, v8, s6 bitop3:0xc8
311C  v_ashrrev_i32_e32 v65, 31, v71
3120  s_movk_i32 s12, 0x7000
3124  v_and_or_b32 v0, v65, s12, v0
312C  v_max_u32_e32 v65, v70, v47
3130  v_cmp_gt_i32_e32 vcc, 0, v72
3134  v_sub_u32_e32 v70, 0x7f800000, v69
313C  v_lshrrev_b32_e32 v74, 31, v72
3140  v_cndmask_b32_e32 v47, v65, v47, vcc
3144  v_sub_u32_e32 v65, 0x7f7fffff, v69
314C  v_max_u32_e32 v69, v69, v47
3150  v_ashrrev_i32_e32 v72, 31, v65
3154  v_cmp_gt_i32_e32 vcc, 0, v70
3158  v_lshrrev_b32_e32 v65, 31, v65
315C  s_mov_b32 s13, 0x70000
3164  v_cndmask_b32_e32 v47, v69, v47, vcc
3168  v_sub_u32_e32 v69, 0x7f7fffff, v68
3170  v_add_u32_e32 v65, -1, v65
3174  v_add_u32_e32 v56, v75, v56
3178  v_lshrrev_b32_e32 v75, 31, v71
317C  v_lshrrev_b32_e32 v71, 31, v70
3180  v_and_or_b32 v0, v72, s13, v0
3188  v_sub_u32_e32 v70, 0x7f800000, v68
3190  v_bitop3_b32 v10, v65, v10, s6 bitop3:0xc8
3198  v_ashrrev_i32_e32 v65, 31, v69
319C  s_mov_b32 s14, 0x700000
31A4  v_and_or_b32 v0, v65, s14, v0
31AC  v_max_u32_e32 v65, v68, v47
31B0  v_cmp_gt_i32_e32 vcc, 0, v70
31B4  v_sub_u32_e32 v68, 0x7f800000, v67
31BC  v_lshrrev_b32_e32 v72, 31, v70
31C0  v_cndmask_b32_e32 v47, v65, v47, vcc
31C4  v_sub_u32_e32 v65, 0x7f7fffff, v67
31CC  v_max_u32_e32 v67, v67, v47
31D0  v_ashrrev_i32_e32 v70, 31, v65
31D4  v_cmp_gt_i32_e32 vcc, 0, v68
31D8  v_lshrrev_b32_e32 v65, 31, v65
31DC  s_mov_b32 s15, 0x7000000
31E4  v_cndmask_b32_e32 v47, v67, v47, vcc
31E8  v_sub_u32_e32 v67, 0x7f7fffff, v66
31F0  v_add_u32_e32 v65, -1, v65
31F4  v_add3_u32 v56, v73, v56, v74
31FC  v_lshrrev_b32_e32 v73, 31, v69
3200  v_lshrrev_b32_e32 v69, 31, v68
3204  v_and_or_b32 v0, v70, s15, v0
320C  v_sub_u32_e32 v68, 0x7f800000, v66
3214  v_bitop3_b32 v12, v65, v12, s6 bitop3:0xc8
321C  v_ashrrev_i32_e32 v65, 31, v67
3220  s_brev_b32 s16, 14
3224  v_and_or_b32 v0, v65, s16, v0
322C  v_max_u32_e32 v65, v66, v47
3230  v_cmp_gt_i32_e32 vcc, 0, v68
3234  v_sub_u32_e32 v66, 0x7f800000, v64
323C  v_add3_u32 v56, v71, v56, v72
3244  v_cndmask_b32_e32 v47, v65, v47, vcc
3248  v_sub_u32_e32 v65, 0x7f7fffff, v64
3250  v_max_u32_e32 v64, v64, v47
3254  v_cmp_gt_i32_e32 vcc, 0, v66
3258  v_lshrrev_b32_e32 v70, 31, v68
325C  v_lshrrev_b32_e32 v71, 31, v67
3260  v_lshrrev_b32_e32 v67, 31, v66
3264  v_ashrrev_i32_e32 v68, 31, v65
3268  v_cndmask_b32_e32 v47, v64, v47, vcc
326C  v_sub_u32_e32 v66, 0x7f800000, v63
3274  v_lshrrev_b32_e32 v65, 31, v65
3278  v_sub_u32_e32 v64, 0x7f7fffff, v63
3280  v_add_u32_e32 v65, -1, v65
3284  v_max_u32_e32 v63, v63, v47
3288  v_cmp_gt_i32_e32 vcc, 0, v66
328C  v_bitop3_b32 v2, v65, v2, s6 bitop3:0xc8
3294  v_sub_u32_e32 v65, 0x7f800000, v62
329C  v_cndmask_b32_e32 v47, v63, v47, vcc
32A0  v_sub_u32_e32 v63, 0x7f7fffff, v62
32A8  v_add3_u32 v56, v69, v56, v70
32B0  v_lshrrev_b32_e32 v69, 31, v66
32B4  v_max_u32_e32 v62, v62, v47
32B8  v_cmp_gt_i32_e32 vcc, 0, v65
32BC  v_add3_u32 v56, v67, v56, v69
32C4  v_lshrrev_b32_e32 v66, 31, v65
32C8  v_ashrrev_i32_e32 v67, 31, v63
32CC  v_cndmask_b32_e32 v47, v62, v47, vcc
32D0  v_sub_u32_e32 v65, 0x7f800000, v61
32D8  v_lshrrev_b32_e32 v63, 31, v63
32DC  v_and_b32_e32 v68, 7, v68
32E0  v_lshrrev_b32_e32 v70, 31, v64
32E4  v_ashrrev_i32_e32 v64, 31, v64
32E8  v_sub_u32_e32 v62, 0x7f7fffff, v61
32F0  v_add_u32_e32 v63, -1, v63
32F4  v_max_u32_e32 v61, v61, v47
32F8  v_cmp_gt_i32_e32 vcc, 0, v65
32FC  v_and_or_b32 v64, v64, s10, v68
3304  v_bitop3_b32 v4, v63, v4, s6 bitop3:0xc8
330C  v_cndmask_b32_e32 v47, v61, v47, vcc
3310  v_sub_u32_e32 v61, 0x7f7fffff, v60
3318  v_sub_u32_e32 v63, 0x7f800000, v60
3320  v_and_or_b32 v64, v67, s11, v64
3328  v_lshrrev_b32_e32 v68, 31, v62
332C  v_ashrrev_i32_e32 v62, 31, v62
3330  v_max_u32_e32 v60, v60, v47
3334  v_cmp_gt_i32_e32 vcc, 0, v63
3338  v_lshrrev_b32_e32 v67, 31, v65
333C  v_and_or_b32 v62, v62, s12, v64
3344  v_lshrrev_b32_e32 v64, 31, v63
3348  v_ashrrev_i32_e32 v65, 31, v61
334C  v_cndmask_b32_e32 v47, v60, v47, vcc
3350  v_sub_u32_e32 v63, 0x7f800000, v59
3358  v_lshrrev_b32_e32 v61, 31, v61
335C  v_sub_u32_e32 v60, 0x7f7fffff, v59
3364  v_add_u32_e32 v61, -1, v61
3368  v_max_u32_e32 v59, v59, v47
336C  v_cmp_gt_i32_e32 vcc, 0, v63
3370  v_bitop3_b32 v14, v61, v14, s6 bitop3:0xc8
3378  v_sub_u32_e32 v61, 0x7f800000, v58
3380  v_cndmask_b32_e32 v47, v59, v47, vcc
3384  v_sub_u32_e32 v59, 0x7f7fffff, v58
338C  v_add3_u32 v56, v66, v56, v67
3394  v_and_or_b32 v62, v65, s13, v62
339C  v_lshrrev_b32_e32 v66, 31, v60
33A0  v_ashrrev_i32_e32 v60, 31, v60
33A4  v_max_u32_e32 v58, v58, v47
33A8  v_cmp_gt_i32_e32 vcc, 0, v61
33AC  v_lshrrev_b32_e32 v65, 31, v63
33B0  v_and_or_b32 v60, v60, s14, v62
33B8  v_lshrrev_b32_e32 v62, 31, v61
33BC  v_ashrrev_i32_e32 v63, 31, v59
33C0  v_cndmask_b32_e32 v58, v58, v47, vcc
33C4  v_sub_u32_e32 v61, 0x7f800000, v57
33CC  v_lshrrev_b32_e32 v59, 31, v59
33D0  v_sub_u32_e32 v47, 0x7f7fffff, v57
33D8  v_add_u32_e32 v59, -1, v59
33DC  v_max_u32_e32 v57, v57, v58
33E0  v_cmp_gt_i32_e32 vcc, 0, v61
33E4  v_bitop3_b32 v16, v59, v16, s6 bitop3:0xc8
33EC  v_sub_u32_e32 v59, 0x7f800000, v55
33F4  v_cndmask_b32_e32 v57, v57, v58, vcc
33F8  v_sub_u32_e32 v58, 0x7f7fffff, v55
3400  v_add3_u32 v56, v64, v56, v65
3408  v_and_or_b32 v60, v63, s15, v60
3410  v_lshrrev_b32_e32 v64, 31, v47
3414  v_ashrrev_i32_e32 v47, 31, v47
3418  v_max_u32_e32 v55, v55, v57
341C  v_cmp_gt_i32_e32 vcc, 0, v59
3420  v_lshrrev_b32_e32 v63, 31, v61
3424  v_and_or_b32 v47, v47, s16, v60
342C  v_lshrrev_b32_e32 v60, 31, v59
3430  v_ashrrev_i32_e32 v61, 31, v58
3434  v_cndmask_b32_e32 v55, v55, v57, vcc
3438  v_sub_u32_e32 v59, 0x7f800000, v54
3440  v_lshrrev_b32_e32 v58, 31, v58
3444  v_sub_u32_e32 v57, 0x7f7fffff, v54
344C  v_add_u32_e32 v58, -1, v58
3450  v_max_u32_e32 v54, v54, v55
3454  v_cmp_gt_i32_e32 vcc, 0, v59
3458  v_bitop3_b32 v22, v58, v22, s6 bitop3:0xc8
3460  v_sub_u32_e32 v58, 0x7f800000, v53
3468  v_cndmask_b32_e32 v54, v54, v55, vcc
346C  v_sub_u32_e32 v55, 0x7f7fffff, v53
3474  v_add3_u32 v56, v62, v56, v63
347C  v_and_b32_e32 v61, 7, v61
3480  v_lshrrev_b32_e32 v62, 31, v59
3484  v_lshrrev_b32_e32 v63, 31, v57
3488  v_ashrrev_i32_e32 v57, 31, v57
348C  v_max_u32_e32 v53, v53, v54
3490  v_cmp_gt_i32_e32 vcc, 0, v58
3494  v_and_or_b32 v57, v57, s10, v61
349C  v_add3_u32 v56, v60, v56, v62
34A4  v_lshrrev_b32_e32 v59, 31, v58
34A8  v_ashrrev_i32_e32 v60, 31, v55
34AC  v_cndmask_b32_e32 v53, v53, v54, vcc
34B0  v_sub_u32_e32 v58, 0x7f800000, v52
34B8  v_lshrrev_b32_e32 v55, 31, v55
34BC  v_and_or_b32 v57, v60, s11, v57
34C4  v_sub_u32_e32 v54, 0x7f7fffff, v52
34CC  v_add_u32_e32 v55, -1, v55
34D0  v_lshrrev_b32_e32 v60, 31, v58
34D4  v_max_u32_e32 v52, v52, v53
34D8  v_cmp_gt_i32_e32 vcc, 0, v58
34DC  v_bitop3_b32 v24, v55, v24, s6 bitop3:0xc8
34E4  v_add3_u32 v55, v59, v56, v60
34EC  v_cndmask_b32_e32 v52, v52, v53, vcc
34F0  v_sub_u32_e32 v56, 0x7f800000, v51
34F8  v_sub_u32_e32 v53, 0x7f7fffff, v51
3500  v_max_u32_e32 v51, v51, v52
3504  v_cmp_gt_i32_e32 vcc, 0, v56
3508  v_lshrrev_b32_e32 v61, 31, v54
350C  v_ashrrev_i32_e32 v54, 31, v54
3510  v_cndmask_b32_e32 v51, v51, v52, vcc
3514  v_sub_u32_e32 v52, 0x7f7fffff, v50
351C  v_and_or_b32 v54, v54, s12, v57
3524  v_lshrrev_b32_e32 v57, 31, v56
3528  v_ashrrev_i32_e32 v58, 31, v53
352C  v_sub_u32_e32 v56, 0x7f800000, v50
3534  v_and_or_b32 v54, v58, s13, v54
353C  v_lshrrev_b32_e32 v59, 31, v52
3540  v_ashrrev_i32_e32 v52, 31, v52
3544  v_max_u32_e32 v50, v50, v51
3548  v_cmp_gt_i32_e32 vcc, 0, v56
354C  v_lshrrev_b32_e32 v53, 31, v53
3550  v_and_or_b32 v52, v52, s14, v54
3558  v_cndmask_b32_e32 v50, v50, v51, vcc
355C  v_sub_u32_e32 v51, 0x7f7fffff, v49
3564  v_sub_u32_e32 v54, 0x7f800000, v49
356C  v_lshrrev_b32_e32 v58, 31, v56
3570  v_add_u32_e32 v53, -1, v53
3574  v_max_u32_e32 v49, v49, v50
3578  v_cmp_gt_i32_e32 vcc, 0, v54
357C  v_bitop3_b32 v26, v53, v26, s6 bitop3:0xc8
3584  v_add3_u32 v53, v57, v55, v58
358C  v_lshrrev_b32_e32 v55, 31, v54
3590  v_ashrrev_i32_e32 v56, 31, v51
3594  v_cndmask_b32_e32 v49, v49, v50, vcc
3598  v_sub_u32_e32 v54, 0x7f800000, v48
35A0  v_lshrrev_b32_e32 v51, 31, v51
35A4  v_sub_u32_e32 v50, 0x7f7fffff, v48
35AC  v_add_u32_e32 v51, -1, v51
35B0  v_max_u32_e32 v48, v48, v49
35B4  v_cmp_gt_i32_e32 vcc, 0, v54
35B8  v_and_or_b32 v52, v56, s15, v52
35C0  v_bitop3_b32 v28, v51, v28, s6 bitop3:0xc8
35C8  v_lshrrev_b32_e32 v56, 31, v50
35CC  v_cndmask_b32_e32 v48, v48, v49, vcc
35D0  v_sub_u32_e32 v49, 0x7f7fffff, v46
35D8  v_sub_u32_e32 v51, 0x7f800000, v46
35E0  v_lshrrev_b32_e32 v57, 31, v54
35E4  v_add_u32_e32 v56, -1, v56
35E8  v_ashrrev_i32_e32 v50, 31, v50
35EC  v_max_u32_e32 v46, v46, v48
35F0  v_cmp_gt_i32_e32 vcc, 0, v51
35F4  v_bitop3_b32 v29, v56, v29, s6 bitop3:0xc8
35FC  v_and_or_b32 v56, v50, s16, v52
3604  v_add3_u32 v50, v55, v53, v57
360C  v_lshrrev_b32_e32 v52, 31, v51
3610  v_ashrrev_i32_e32 v53, 31, v49
3614  v_cndmask_b32_e32 v46, v46, v48, vcc
3618  v_sub_u32_e32 v51, 0x7f800000, v45
3620  v_lshrrev_b32_e32 v49, 31, v49
3624  v_sub_u32_e32 v48, 0x7f7fffff, v45
362C  v_add_u32_e32 v49, -1, v49
3630  v_lshrrev_b32_e32 v54, 31, v51
3634  v_max_u32_e32 v45, v45, v46
3638  v_cmp_gt_i32_e32 vcc, 0, v51
363C  v_bitop3_b32 v18, v49, v18, s6 bitop3:0xc8
3644  v_add3_u32 v49, v52, v50, v54
364C  v_cndmask_b32_e32 v45, v45, v46, vcc
3650  v_sub_u32_e32 v50, 0x7f800000, v44
3658  v_sub_u32_e32 v46, 0x7f7fffff, v44
3660  v_max_u32_e32 v44, v44, v45
3664  v_cmp_gt_i32_e32 vcc, 0, v50
3668  v_and_b32_e32 v53, 7, v53
366C  v_lshrrev_b32_e32 v55, 31, v48
3670  v_ashrrev_i32_e32 v48, 31, v48
3674  v_cndmask_b32_e32 v44, v44, v45, vcc
3678  v_sub_u32_e32 v45, 0x7f7fffff, v43
3680  v_and_or_b32 v48, v48, s10, v53
3688  v_lshrrev_b32_e32 v51, 31, v50
368C  v_ashrrev_i32_e32 v52, 31, v46
3690  v_sub_u32_e32 v50, 0x7f800000, v43
3698  v_and_or_b32 v48, v52, s11, v48
36A0  v_lshrrev_b32_e32 v53, 31, v45
36A4  v_ashrrev_i32_e32 v45, 31, v45
36A8  v_max_u32_e32 v43, v43, v44
36AC  v_cmp_gt_i32_e32 vcc, 0, v50
36B0  v_and_or_b32 v45, v45, s12, v48
36B8  v_sub_u32_e32 v48, 0x7f800000, v42
36C0  v_cndmask_b32_e32 v43, v43, v44, vcc
36C4  v_lshrrev_b32_e32 v46, 31, v46
36C8  v_sub_u32_e32 v44, 0x7f7fffff, v42
36D0  v_max_u32_e32 v42, v42, v43
36D4  v_cmp_gt_i32_e32 vcc, 0, v48
36D8  v_lshrrev_b32_e32 v52, 31, v50
36DC  v_add_u32_e32 v46, -1, v46
36E0  v_cndmask_b32_e32 v42, v42, v43, vcc
36E4  v_sub_u32_e32 v43, 0x7f7fffff, v41
36EC  v_bitop3_b32 v20, v46, v20, s6 bitop3:0xc8
36F4  v_add3_u32 v46, v51, v49, v52
36FC  v_lshrrev_b32_e32 v49, 31, v48
3700  v_ashrrev_i32_e32 v50, 31, v44
3704  v_sub_u32_e32 v48, 0x7f800000, v41
370C  v_and_or_b32 v45, v50, s13, v45
3714  v_lshrrev_b32_e32 v51, 31, v43
3718  v_ashrrev_i32_e32 v43, 31, v43
371C  v_max_u32_e32 v41, v41, v42
3720  v_cmp_gt_i32_e32 vcc, 0, v48
3724  v_and_or_b32 v43, v43, s14, v45
372C  v_sub_u32_e32 v45, 0x7f800000, v40
3734  v_cndmask_b32_e32 v41, v41, v42, vcc
3738  v_lshrrev_b32_e32 v44, 31, v44
373C  v_sub_u32_e32 v42, 0x7f7fffff, v40
3744  v_max_u32_e32 v40, v40, v41
3748  v_cmp_gt_i32_e32 vcc, 0, v45
374C  v_lshrrev_b32_e32 v50, 31, v48
3750  v_add_u32_e32 v44, -1, v44
3754  v_cndmask_b32_e32 v40, v40, v41, vcc
3758  v_sub_u32_e32 v41, 0x7f7fffff, v1
3760  v_bitop3_b32 v30, v44, v30, s6 bitop3:0xc8
3768  v_add3_u32 v44, v49, v46, v50
3770  v_lshrrev_b32_e32 v46, 31, v45
3774  v_ashrrev_i32_e32 v48, 31, v42
3778  v_sub_u32_e32 v45, 0x7f800000, v1
3780  v_and_or_b32 v43, v48, s15, v43
3788  v_lshrrev_b32_e32 v49, 31, v41
378C  v_lshrrev_b32_e32 v48, 31, v45
3790  v_ashrrev_i32_e32 v41, 31, v41
3794  v_lshrrev_b32_e32 v42, 31, v42
3798  v_and_or_b32 v65, v41, s16, v43
37A0  v_add3_u32 v41, v46, v44, v48
37A8  v_max_u32_e32 v1, v1, v40
37AC  v_cmp_gt_i32_e32 vcc, 0, v45
37B0  v_add_u32_e32 v76, -1, v76
37B4  v_add_u32_e32 v75, -1, v75
37B8  v_add_u32_e32 v73, -1, v73
37BC  v_add_u32_e32 v71, -1, v71
37C0  v_add_u32_e32 v70, -1, v70
37C4  v_add_u32_e32 v68, -1, v68
37C8  v_add_u32_e32 v66, -1, v66
37CC  v_add_u32_e32 v64, -1, v64
37D0  v_add_u32_e32 v63, -1, v63
37D4  v_add_u32_e32 v61, -1, v61
37D8  v_add_u32_e32 v59, -1, v59
37DC  v_add_u32_e32 v55, -1, v55
37E0  v_add_u32_e32 v53, -1, v53
37E4  v_add_u32_e32 v51, -1, v51
37E8  v_add_u32_e32 v42, -1, v42
37EC  v_add_u32_e32 v49, -1, v49
37F0  v_cndmask_b32_e32 v1, v1, v40, vcc
37F4  v_mov_b32_e32 v40, 0x7f800000
37FC  v_cmp_ne_u32_e32 vcc, 32, v41
3800  v_bitop3_b32 v7, v76, v7, s6 bitop3:0xc8
3808  v_bitop3_b32 v9, v75, v9, s6 bitop3:0xc8
3810  v_bitop3_b32 v11, v73, v11, s6 bitop3:0xc8
3818  v_bitop3_b32 v13, v71, v13, s6 bitop3:0xc8
3820  v_bitop3_b32 v3, v70, v3, s6 bitop3:0xc8
3828  v_bitop3_b32 v5, v68, v5, s6 bitop3:0xc8
3830  v_bitop3_b32 v15, v66, v15, s6 bitop3:0xc8
3838  v_bitop3_b32 v17, v64, v17, s6 bitop3:0xc8
3840  v_bitop3_b32 v23, v63, v23, s6 bitop3:0xc8
3848  v_bitop3_b32 v25, v61, v25, s6 bitop3:0xc8
3850  v_bitop3_b32 v27, v59, v27, s6 bitop3:0xc8
3858  v_bitop3_b32 v19, v55, v19, s6 bitop3:0xc8
3860  v_bitop3_b32 v21, v53, v21, s6 bitop3:0xc8
3868  v_bitop3_b32 v31, v51, v31, s6 bitop3:0xc8
3870  v_bitop3_b32 v33, v49, v33, s6 bitop3:0xc8
3878  v_bitop3_b32 v32, v42, v32, s6 bitop3:0xc8
3880  v_cndmask_b32_e32 v73, v40, v1, vcc
3884  s_or_b64 exec, exec, s[8:9]
3888  s_load_dwordx2 s[8:9], s[0:1], 0x8
3890  v_cmp_ne_u32_e32 vcc, 0, v73
3894  v_mov_b32_e32 v40, 0x7f
389C  s_and_saveexec_b64 s[10:11], vcc
38A0  s_cbranch_execz 25
38A4  s_bfe_u32 s14, s7, 0x20004
38AC  s_cmp_eq_u32 s14, 2
38B0  s_cselect_b64 s[6:7], -1, 0
38B4  s_and_b64 s[12:13], s[6:7], exec
38B8  s_cselect_b32 s12, 0x3fffff, 0
38C0  s_cmp_lg_u32 s14, 0
38C4  s_cselect_b32 s12, s12, 0x200000
38CC  v_add_u32_e32 v1, s12, v73
38D0  s_mov_b32 s12, 0x17fffff
38D8  v_lshrrev_b32_e32 v40, 23, v1
38DC  v_add_u32_e32 v40, -2, v40
38E0  v_cmp_lt_u32_e32 vcc, s12, v1
38E4  s_mov_b32 s12, 0x7f800000
38EC  s_nop 0
38F0  v_cndmask_b32_e32 v1, 0, v40, vcc
38F4  v_cmp_eq_u32_e32 vcc, s12, v73
38F8  v_mov_b32_e32 v40, 0xfe
3900  s_and_b64 vcc, s[6:7], vcc
3904  v_cndmask_b32_e32 v40, v1, v40, vcc
3908  s_or_b64 exec, exec, s[10:11]
390C  v_cmp_eq_u32_e32 vcc, 0, v40
3910  s_cbranch_vccz 37
3914  s_nop 0
3918  v_cndmask_b32_e64 v42, 1.0, 2.0, vcc
3920  v_pk_mul_f32 v[6:7], v[42:43], v[6:7] op_sel_hi:[0,1]
3928  v_pk_mul_f32 v[8:9], v[42:43], v[8:9] op_sel_hi:[0,1]
3930  v_pk_mul_f32 v[10:11], v[42:43], v[10:11] op_sel_hi:[0,1]
3938  v_pk_mul_f32 v[12:13], v[42:43], v[12:13] op_sel_hi:[0,1]
3940  v_pk_mul_f32 v[2:3], v[42:43], v[2:3] op_sel_hi:[0,1]
3948  v_pk_mul_f32 v[4:5], v[42:43], v[4:5] op_sel_hi:[0,1]
3950  v_pk_mul_f32 v[14:15], v[42:43], v[14:15] op_sel_hi:[0,1]
3958  v_pk_mul_f32 v[16:17], v[42:43], v[16:17] op_sel_hi:[0,1]
3960  v_pk_mul_f32 v[22:23], v[42:43], v[22:23] op_sel_hi:[0,1]
3968  v_pk_mul_f32 v[24:25], v[42:43], v[24:25] op_sel_hi:[0,1]
3970  v_pk_mul_f32 v[26:27], v[42:43], v[26:27] op_sel_hi:[0,1]
3978  v_pk_mul_f32 v[28:29], v[42:43], v[28:29] op_sel_hi:[0,1]
3980  v_pk_mul_f32 v[18:19], v[42:43], v[18:19] op_sel_hi:[0,1]
3988  v_pk_mul_f32 v[20:21], v[42:43], v[20:21] op_sel_hi:[0,1]
3990  v_pk_mul_f32 v[30:31], v[42:43], v[30:31] op_sel_hi:[0,1]
3998  v_pk_mul_f32 v[32:33], v[42:43], v[32:33] op_sel_hi:[0,1]
39A0  v_max_u32_e32 v1, 1, v40
39A4  s_branch 1
39A8  v_mov_b32_e32 v1, v40
39AC  v_lshlrev_b32_e32 v41, 23, v1
39B0  v_mov_b32_e32 v1, 0
39B4  v_mov_b32_e32 v43, 0
39B8  v_cvt_scalef32_pk_fp4_f32 v1, v6, v7, v41
39C0  v_cvt_scalef32_pk_fp4_f32 v43, v10, v11, v41 op_sel:[0,0,0,1]
39C8  v_cvt_scalef32_pk_fp4_f32 v1, v8, v9, v41 op_sel:[0,0,1,0]
39D0  v_cvt_scalef32_pk_fp4_f32 v43, v12, v13, v41 op_sel:[0,0,1,1]
39D8  s_nop 0
39DC  v_mov_b32_e32 v6, 0
39E0  v_or3_b32 v0, v43, v0, v1
39E8  v_mov_b32_e32 v1, 0
39EC  v_cvt_scalef32_pk_fp4_f32 v1, v2, v3, v41
39F4  v_cvt_scalef32_pk_fp4_f32 v6, v14, v15, v41 op_sel:[0,0,0,1]
39FC  v_cvt_scalef32_pk_fp4_f32 v1, v4, v5, v41 op_sel:[0,0,1,0]
3A04  v_cvt_scalef32_pk_fp4_f32 v6, v16, v17, v41 op_sel:[0,0,1,1]
3A0C  s_nop 0
3A10  v_mov_b32_e32 v2, 0
3A14  v_mov_b32_e32 v3, 0
3A18  v_cvt_scalef32_pk_fp4_f32 v2, v22, v23, v41
3A20  v_cvt_scalef32_pk_fp4_f32 v3, v26, v27, v41 op_sel:[0,0,0,1]
3A28  v_cvt_scalef32_pk_fp4_f32 v2, v24, v25, v41 op_sel:[0,0,1,0]
3A30  v_cvt_scalef32_pk_fp4_f32 v3, v28, v29, v41 op_sel:[0,0,1,1]
3A38  s_nop 0
3A3C  v_mov_b32_e32 v42, 0
3A40  v_or3_b32 v2, v3, v56, v2
3A48  v_mov_b32_e32 v3, 0
3A4C  v_cvt_scalef32_pk_fp4_f32 v42, v18, v19, v41
3A54  v_cvt_scalef32_pk_fp4_f32 v3, v30, v31, v41 op_sel:[0,0,0,1]
3A5C  v_cvt_scalef32_pk_fp4_f32 v42, v20, v21, v41 op_sel:[0,0,1,0]
3A64  v_cvt_scalef32_pk_fp4_f32 v3, v32, v33, v41 op_sel:[0,0,1,1]
3A6C  s_nop 0
3A70  s_waitcnt lgkmcnt(0)
3A74  v_lshl_add_u64 v[4:5], v[38:39], 4, s[8:9]
3A7C  v_or3_b32 v1, v6, v47, v1
3A84  v_or3_b32 v3, v3, v65, v42
3A8C  v_lshl_add_u64 v[4:5], v[36:37], 4, v[4:5]
3A94  s_or_b64 s[2:3], s[2:3], exec
3A98  global_store_dwordx4 v[4:5], v[0:3], off
3AA0  s_or_b64 exec, exec, s[4:5]
3AA4  s_and_saveexec_b64 s[4:5], s[2:3]
3AA8  s_cbranch_execz 64615
3AAC  s_load_dwordx2 s[0:1], s[0:1], 0x10
3AB4  s_waitcnt lgkmcnt(0)
3AB8  v_lshl_add_u64 v[0:1], s[0:1], 0, v[34:35]
3AC0  global_store_byte v[0:1], v40, off
3AC8  s_endpgm
3ACC  s_nop 0

3b00 <QuantiseRowTunedH16>:
3B00  s_load_dwordx4 s[4:7], s[0:1], 0x18
3B08  s_load_dwordx2 s[10:11], s[0:1], 0x0
3B10  v_readfirstlane_b32 s8, v0
3B14  s_lshr_b32 s8, s8, 6
3B18  s_lshl_b32 s2, s2, 2
3B1C  s_waitcnt lgkmcnt(0)
3B20  s_lshr_b32 s17, s7, 8
3B24  s_lshr_b32 s16, s6, 5
3B28  s_add_i32 s2, s8, s2
3B2C  s_sub_i32 s6, 6, s17
3B30  s_lshl_b32 s19, s2, s6
3B34  s_lshl_b32 s18, s3, s17
3B38  s_lshl_b32 s6, s8, 13
3B3C  s_and_b32 s2, s7, 1
3B40  s_bitcmp1_b32 s7, 0
3B44  s_cselect_b64 s[8:9], -1, 0
3B48  s_lshl_b32 s3, -1, s17
3B4C  s_not_b32 s20, s3
3B50  s_cmp_eq_u32 s2, 0
3B54  v_and_b32_e32 v1, 63, v0
3B58  s_cbranch_scc1 265
3B5C  v_lshrrev_b32_e32 v3, 3, v1
3B60  v_lshrrev_b32_e32 v2, s17, v3
3B64  v_add_u32_e32 v4, s19, v2
3B68  v_and_b32_e32 v2, s20, v3
3B6C  v_add_u32_e32 v5, s18, v2
3B70  v_cmp_gt_u32_e32 vcc, s5, v4
3B74  v_cmp_gt_u32_e64 s[2:3], s16, v5
3B7C  s_and_b64 s[12:13], vcc, s[2:3]
3B80  v_lshrrev_b32_e32 v2, 4, v1
3B84  s_and_saveexec_b64 s[2:3], s[12:13]
3B88  s_cbranch_execz 18
3B8C  v_lshlrev_b32_e32 v6, 5, v5
3B90  v_mov_b32_e32 v7, 0
3B94  v_mad_u64_u32 v[4:5], s[12:13], v4, s4, v[6:7]
3B9C  v_lshlrev_b64 v[4:5], 2, v[4:5]
3BA4  v_bitop3_b32 v6, v2, v0, 7 bitop3:0x78
3BAC  v_and_b32_e32 v4, -16, v4
3BB0  v_lshl_add_u64 v[4:5], s[10:11], 0, v[4:5]
3BB8  v_lshlrev_b32_e32 v6, 4, v6
3BBC  v_lshl_add_u64 v[4:5], v[4:5], 0, v[6:7]
3BC4  s_mov_b32 m0, s6
3BC8  s_nop 0
3BCC  global_load_lds_dwordx4 v[4:5], off
3BD4  s_or_b64 exec, exec, s[2:3]
3BD8  v_or_b32_e32 v5, 64, v1
3BDC  v_lshrrev_b32_e32 v6, 3, v5
3BE0  v_lshrrev_b32_e32 v4, s17, v6
3BE4  v_and_b32_e32 v6, s20, v6
3BE8  v_add_u32_e32 v4, s19, v4
3BEC  v_add_u32_e32 v6, s18, v6
3BF0  v_cmp_gt_u32_e32 vcc, s5, v4
3BF4  v_cmp_gt_u32_e64 s[2:3], s16, v6
3BFC  s_and_b64 s[12:13], vcc, s[2:3]
3C00  s_and_saveexec_b64 s[2:3], s[12:13]
3C04  s_cbranch_execz 20
3C08  v_lshlrev_b32_e32 v6, 5, v6
3C0C  v_mov_b32_e32 v7, 0
3C10  v_lshrrev_b32_e32 v8, 4, v5
3C14  v_mad_u64_u32 v[4:5], s[12:13], v4, s4, v[6:7]
3C1C  v_lshlrev_b64 v[4:5], 2, v[4:5]
3C24  v_bitop3_b32 v6, v8, v0, 7 bitop3:0x78
3C2C  v_and_b32_e32 v4, -16, v4
3C30  v_lshl_add_u64 v[4:5], s[10:11], 0, v[4:5]
3C38  v_lshlrev_b32_e32 v6, 4, v6
3C3C  v_lshl_add_u64 v[4:5], v[4:5], 0, v[6:7]
3C44  s_add_i32 m0, s6, 0x400
3C4C  s_nop 0
3C50  global_load_lds_dwordx4 v[4:5], off
3C58  s_or_b64 exec, exec, s[2:3]
3C5C  v_or_b32_e32 v4, 16, v3
3C60  v_lshrrev_b32_e32 v4, s17, v4
3C64  v_bitop3_b32 v5, v3, s20, 16 bitop3:0xc8
3C6C  v_add_u32_e32 v4, s19, v4
3C70  v_add_u32_e32 v5, s18, v5
3C74  v_cmp_gt_u32_e32 vcc, s5, v4
3C78  v_cmp_gt_u32_e64 s[2:3], s16, v5
3C80  s_and_b64 s[12:13], vcc, s[2:3]
3C84  s_and_saveexec_b64 s[2:3], s[12:13]
3C88  s_cbranch_execz 19
3C8C  v_lshlrev_b32_e32 v6, 5, v5
3C90  v_mov_b32_e32 v7, 0
3C94  v_mad_u64_u32 v[4:5], s[12:13], v4, s4, v[6:7]
3C9C  v_lshlrev_b64 v[4:5], 2, v[4:5]
3CA4  v_bitop3_b32 v6, v2, v0, 7 bitop3:0x78
3CAC  v_and_b32_e32 v4, -16, v4
3CB0  v_lshl_add_u64 v[4:5], s[10:11], 0, v[4:5]
3CB8  v_lshlrev_b32_e32 v6, 4, v6
3CBC  v_lshl_add_u64 v[4:5], v[4:5], 0, v[6:7]
3CC4  s_add_i32 m0, s6, 0x800
3CCC  s_nop 0
3CD0  global_load_lds_dwordx4 v[4:5], off
3CD8  s_or_b64 exec, exec, s[2:3]
3CDC  v_or_b32_e32 v5, 0xc0, v1
3CE4  v_lshrrev_b32_e32 v6, 3, v5
3CE8  v_lshrrev_b32_e32 v4, s17, v6
3CEC  v_and_b32_e32 v6, s20, v6
3CF0  v_add_u32_e32 v4, s19, v4
3CF4  v_add_u32_e32 v6, s18, v6
3CF8  v_cmp_gt_u32_e32 vcc, s5, v4
3CFC  v_cmp_gt_u32_e64 s[2:3], s16, v6
3D04  s_and_b64 s[12:13], vcc, s[2:3]
3D08  s_and_saveexec_b64 s[2:3], s[12:13]
3D0C  s_cbranch_execz 20
3D10  v_lshlrev_b32_e32 v6, 5, v6
3D14  v_mov_b32_e32 v7, 0
3D18  v_lshrrev_b32_e32 v8, 4, v5
3D1C  v_mad_u64_u32 v[4:5], s[12:13], v4, s4, v[6:7]
3D24  v_lshlrev_b64 v[4:5], 2, v[4:5]
3D2C  v_bitop3_b32 v6, v8, 7, v0 bitop3:0x48
3D34  v_and_b32_e32 v4, -16, v4
3D38  v_lshl_add_u64 v[4:5], s[10:11], 0, v[4:5]
3D40  v_lshlrev_b32_e32 v6, 4, v6
3D44  v_lshl_add_u64 v[4:5], v[4:5], 0, v[6:7]
3D4C  s_add_i32 m0, s6, 0xc00
3D54  s_nop 0
3D58  global_load_lds_dwordx4 v[4:5], off
3D60  s_or_b64 exec, exec, s[2:3]
3D64  v_or_b32_e32 v4, 32, v3
3D68  v_lshrrev_b32_e32 v4, s17, v4
3D6C  v_bitop3_b32 v5, v3, s20, 32 bitop3:0xc8
3D74  v_add_u32_e32 v4, s19, v4
3D78  v_add_u32_e32 v5, s18, v5
3D7C  v_cmp_gt_u32_e32 vcc, s5, v4
3D80  v_cmp_gt_u32_e64 s[2:3], s16, v5
3D88  s_and_b64 s[12:13], vcc, s[2:3]
3D8C  s_and_saveexec_b64 s[2:3], s[12:13]
3D90  s_cbranch_execz 19
3D94  v_lshlrev_b32_e32 v6, 5, v5
3D98  v_mov_b32_e32 v7, 0
3D9C  v_mad_u64_u32 v[4:5], s[12:13], v4, s4, v[6:7]
3DA4  v_lshlrev_b64 v[4:5], 2, v[4:5]
3DAC  v_bitop3_b32 v6, v2, v0, 7 bitop3:0x78
3DB4  v_and_b32_e32 v4, -16, v4
3DB8  v_lshl_add_u64 v[4:5], s[10:11], 0, v[4:5]
3DC0  v_lshlrev_b32_e32 v6, 4, v6
3DC4  v_lshl_add_u64 v[4:5], v[4:5], 0, v[6:7]
3DCC  s_add_i32 m0, s6, 0x1000
3DD4  s_nop 0
3DD8  global_load_lds_dwordx4 v[4:5], off
3DE0  s_or_b64 exec, exec, s[2:3]
3DE4  v_or_b32_e32 v5, 0x140, v1
3DEC  v_lshrrev_b32_e32 v6, 3, v5
3DF0  v_lshrrev_b32_e32 v4, s17, v6
3DF4  v_and_b32_e32 v6, s20, v6
3DF8  v_add_u32_e32 v4, s19, v4
3DFC  v_add_u32_e32 v6, s18, v6
3E00  v_cmp_gt_u32_e32 vcc, s5, v4
3E04  v_cmp_gt_u32_e64 s[2:3], s16, v6
3E0C  s_and_b64 s[12:13], vcc, s[2:3]
3E10  s_and_saveexec_b64 s[2:3], s[12:13]
3E14  s_cbranch_execz 20
3E18  v_lshlrev_b32_e32 v6, 5, v6
3E1C  v_mov_b32_e32 v7, 0
3E20  v_lshrrev_b32_e32 v8, 4, v5
3E24  v_mad_u64_u32 v[4:5], s[12:13], v4, s4, v[6:7]
3E2C  v_lshlrev_b64 v[4:5], 2, v[4:5]
3E34  v_bitop3_b32 v6, v8, 7, v0 bitop3:0x48
3E3C  v_and_b32_e32 v4, -16, v4
3E40  v_lshl_add_u64 v[4:5], s[10:11], 0, v[4:5]
3E48  v_lshlrev_b32_e32 v6, 4, v6
3E4C  v_lshl_add_u64 v[4:5], v[4:5], 0, v[6:7]
3E54  s_add_i32 m0, s6, 0x1400
3E5C  s_nop 0
3E60  global_load_lds_dwordx4 v[4:5], off
3E68  s_or_b64 exec, exec, s[2:3]
3E6C  v_or_b32_e32 v4, 48, v3
3E70  v_lshrrev_b32_e32 v4, s17, v4
3E74  v_bitop3_b32 v3, v3, s20, 48 bitop3:0xc8
3E7C  v_add_u32_e32 v4, s19, v4
3E80  v_add_u32_e32 v3, s18, v3
3E84  v_cmp_gt_u32_e32 vcc, s5, v4
3E88  v_cmp_gt_u32_e64 s[2:3], s16, v3
3E90  s_and_b64 s[12:13], vcc, s[2:3]
3E94  s_and_saveexec_b64 s[2:3], s[12:13]
3E98  s_cbranch_execz 19
3E9C  v_lshlrev_b32_e32 v6, 5, v3
3EA0  v_mov_b32_e32 v7, 0
3EA4  v_mad_u64_u32 v[4:5], s[12:13], v4, s4, v[6:7]
3EAC  v_bitop3_b32 v6, v2, v0, 7 bitop3:0x78
3EB4  v_lshlrev_b64 v[2:3], 2, v[4:5]
3EBC  v_and_b32_e32 v2, -16, v2
3EC0  v_lshl_add_u64 v[2:3], s[10:11], 0, v[2:3]
3EC8  v_lshlrev_b32_e32 v6, 4, v6
3ECC  v_lshl_add_u64 v[2:3], v[2:3], 0, v[6:7]
3ED4  s_add_i32 m0, s6, 0x1800
3EDC  s_nop 0
3EE0  global_load_lds_dwordx4 v[2:3], off
3EE8  s_or_b64 exec, exec, s[2:3]
3EEC  v_or_b32_e32 v3, 0x1c0, v1
3EF4  v_lshrrev_b32_e32 v4, 3, v3
3EF8  v_lshrrev_b32_e32 v2, s17, v4
3EFC  v_and_b32_e32 v4, s20, v4
3F00  v_add_u32_e32 v2, s19, v2
3F04  v_add_u32_e32 v6, s18, v4
3F08  v_cmp_gt_u32_e32 vcc, s5, v2
3F0C  v_cmp_gt_u32_e64 s[2:3], s16, v6
3F14  s_and_b64 s[14:15], vcc, s[2:3]
3F18  s_mov_b64 s[2:3], 0
3F1C  s_mov_b64 s[12:13], 0
3F20  s_and_saveexec_b64 s[22:23], s[14:15]
3F24  s_xor_b64 s[14:15], exec, s[22:23]
3F28  s_cbranch_execz 16
3F2C  v_lshlrev_b32_e32 v4, 5, v6
3F30  v_mov_b32_e32 v5, 0
3F34  v_lshrrev_b32_e32 v7, 4, v3
3F38  v_mad_u64_u32 v[2:3], s[22:23], v2, s4, v[4:5]
3F40  v_lshlrev_b64 v[2:3], 2, v[2:3]
3F48  v_bitop3_b32 v4, v7, 7, v0 bitop3:0x48
3F50  v_and_b32_e32 v2, -16, v2
3F54  v_lshl_add_u64 v[2:3], s[10:11], 0, v[2:3]
3F5C  v_lshlrev_b32_e32 v4, 4, v4
3F60  s_mov_b64 s[12:13], exec
3F64  v_lshl_add_u64 v[4:5], v[2:3], 0, v[4:5]
3F6C  s_or_b64 exec, exec, s[14:15]
3F70  s_movk_i32 s14, 0x1c00
3F74  s_and_b64 vcc, exec, s[2:3]
3F78  s_cbranch_vccnz 4
3F7C  s_branch 111
3F80  s_mov_b64 s[12:13], 0
3F84  s_movk_i32 s14, 0x1c00
3F88  s_cbranch_execz 108
3F8C  v_lshrrev_b32_e32 v2, 4, v0
3F90  v_bitop3_b32 v2, v2, 3, v0 bitop3:0x48
3F98  v_lshlrev_b32_e32 v4, 4, v2
3F9C  v_mov_b32_e32 v5, 0
3FA0  v_lshrrev_b32_e32 v6, 2, v1
3FA4  v_lshl_add_u64 v[2:3], s[10:11], 0, v[4:5]
3FAC  v_lshrrev_b32_e32 v4, s17, v6
3FB0  v_add_u32_e32 v7, s19, v4
3FB4  v_and_b32_e32 v4, s20, v6
3FB8  v_add_u32_e32 v4, s18, v4
3FBC  v_cmp_gt_u32_e32 vcc, s5, v7
3FC0  v_cmp_gt_u32_e64 s[2:3], s16, v4
3FC8  s_and_b64 s[10:11], vcc, s[2:3]
3FCC  s_and_saveexec_b64 s[2:3], s[10:11]
3FD0  s_cbranch_execz 12
3FD4  v_lshlrev_b32_e32 v4, 5, v4
3FD8  v_mad_u64_u32 v[4:5], s[10:11], v7, s4, v[4:5]
3FE0  v_lshlrev_b64 v[4:5], 1, v[4:5]
3FE8  v_and_b32_e32 v4, -16, v4
3FEC  v_lshl_add_u64 v[4:5], v[2:3], 0, v[4:5]
3FF4  s_mov_b32 m0, s6
3FF8  s_nop 0
3FFC  global_load_lds_dwordx4 v[4:5], off
4004  s_or_b64 exec, exec, s[2:3]
4008  v_or_b32_e32 v4, 16, v6
400C  v_lshrrev_b32_e32 v4, s17, v4
4010  v_bitop3_b32 v5, v6, s20, 16 bitop3:0xc8
4018  v_add_u32_e32 v4, s19, v4
401C  v_add_u32_e32 v5, s18, v5
4020  v_cmp_gt_u32_e32 vcc, s5, v4
4024  v_cmp_gt_u32_e64 s[2:3], s16, v5
402C  s_and_b64 s[10:11], vcc, s[2:3]
4030  s_and_saveexec_b64 s[2:3], s[10:11]
4034  s_cbranch_execz 14
4038  v_lshlrev_b32_e32 v8, 5, v5
403C  v_mov_b32_e32 v9, 0
4040  v_mad_u64_u32 v[4:5], s[10:11], v4, s4, v[8:9]
4048  v_lshlrev_b64 v[4:5], 1, v[4:5]
4050  v_and_b32_e32 v4, -16, v4
4054  v_lshl_add_u64 v[4:5], v[2:3], 0, v[4:5]
405C  s_add_i32 m0, s6, 0x400
4064  s_nop 0
4068  global_load_lds_dwordx4 v[4:5], off
4070  s_or_b64 exec, exec, s[2:3]
4074  v_or_b32_e32 v4, 32, v6
4078  v_lshrrev_b32_e32 v4, s17, v4
407C  v_bitop3_b32 v5, v6, s20, 32 bitop3:0xc8
4084  v_add_u32_e32 v4, s19, v4
4088  v_add_u32_e32 v5, s18, v5
408C  v_cmp_gt_u32_e32 vcc, s5, v4
4090  v_cmp_gt_u32_e64 s[2:3], s16, v5
4098  s_and_b64 s[10:11], vcc, s[2:3]
409C  s_and_saveexec_b64 s[2:3], s[10:11]
40A0  s_cbranch_execz 14
40A4  v_lshlrev_b32_e32 v8, 5, v5
40A8  v_mov_b32_e32 v9, 0
40AC  v_mad_u64_u32 v[4:5], s[10:11], v4, s4, v[8:9]
40B4  v_lshlrev_b64 v[4:5], 1, v[4:5]
40BC  v_and_b32_e32 v4, -16, v4
40C0  v_lshl_add_u64 v[4:5], v[2:3], 0, v[4:5]
40C8  s_add_i32 m0, s6, 0x800
40D0  s_nop 0
40D4  global_load_lds_dwordx4 v[4:5], off
40DC  s_or_b64 exec, exec, s[2:3]
40E0  v_or_b32_e32 v4, 48, v6
40E4  v_lshrrev_b32_e32 v4, s17, v4
40E8  v_add_u32_e32 v7, s19, v4
40EC  v_bitop3_b32 v4, v6, s20, 48 bitop3:0xc8
40F4  v_add_u32_e32 v6, s18, v4
40F8  v_cmp_gt_u32_e32 vcc, s5, v7
40FC  v_cmp_gt_u32_e64 s[2:3], s16, v6
4104  s_and_b64 s[10:11], vcc, s[2:3]
4108  s_and_saveexec_b64 s[2:3], s[10:11]
410C  v_lshlrev_b32_e32 v4, 5, v6
4110  v_mov_b32_e32 v5, 0
4114  v_mad_u64_u32 v[4:5], s[10:11], v7, s4, v[4:5]
411C  v_lshlrev_b64 v[4:5], 1, v[4:5]
4124  v_and_b32_e32 v4, -16, v4
4128  v_lshl_add_u64 v[4:5], v[2:3], 0, v[4:5]
4130  s_or_b64 s[12:13], s[12:13], exec
4134  s_or_b64 exec, exec, s[2:3]
4138  s_movk_i32 s14, 0xc00
413C  s_and_saveexec_b64 s[2:3], s[12:13]
4140  s_cbranch_execz 4
4144  s_add_i32 m0, s6, s14
4148  s_nop 0
414C  global_load_lds_dwordx4 v[4:5], off
4154  s_or_b64 exec, exec, s[2:3]
4158  s_and_b32 s2, s7, 8
415C  s_bitcmp1_b32 s7, 3
4160  v_lshrrev_b32_e32 v2, s17, v1
4164  v_and_b32_e32 v3, s20, v1
4168  s_cselect_b64 s[10:11], -1, 0
416C  s_cmp_eq_u32 s2, 0
4170  v_add_u32_e32 v2, s19, v2
4174  v_add_u32_e32 v36, s18, v3
4178  s_waitcnt vmcnt(0)
417C  s_cbranch_scc1 29
4180  v_lshlrev_b32_e32 v4, 5, v36
4184  v_lshlrev_b32_e32 v5, 6, v36
4188  v_lshrrev_b32_e32 v7, 1, v36
418C  s_add_i32 s2, s16, 7
4190  v_and_b32_e32 v4, 0xffffff00, v4
4198  v_and_b32_e32 v5, 0xc0, v5
41A0  v_and_b32_e32 v7, 2, v7
41A4  s_and_b32 s2, s2, 0xffffff8
41AC  v_and_b32_e32 v3, 0xffffffe0, v2
41B4  v_lshlrev_b32_e32 v6, 2, v2
41B8  v_or3_b32 v4, v5, v4, v7
41C0  v_mov_b32_e32 v5, 0
41C4  v_and_b32_e32 v6, 60, v6
41C8  v_bfe_u32 v8, v2, 4, 1
41D0  v_mad_u64_u32 v[34:35], s[2:3], v3, s2, v[4:5]
41D8  v_mad_u64_u32 v[38:39], s[2:3], v2, s16, 0
41E0  v_or3_b32 v34, v34, v6, v8
41E8  v_mov_b32_e32 v37, v5
41EC  s_cbranch_execz 1
41F0  s_branch 5
41F4  v_mov_b32_e32 v37, 0
41F8  v_mad_u64_u32 v[38:39], s[2:3], v2, s16, 0
4200  v_mad_u64_u32 v[34:35], s[2:3], v2, s16, v[36:37]
4208  v_cmp_le_u32_e32 vcc, s5, v2
420C  v_cmp_le_u32_e64 s[2:3], s16, v36
4214  s_or_b64 s[12:13], vcc, s[2:3]
4218  s_mov_b64 s[2:3], 0
421C  s_and_saveexec_b64 s[14:15], s[12:13]
4220  s_xor_b64 s[12:13], exec, s[14:15]
4224  s_cbranch_execnz 9
4228  s_or_saveexec_b64 s[4:5], s[12:13]
422C  v_mov_b32_e32 v32, 0x7f
4234  s_xor_b64 exec, exec, s[4:5]
4238  s_cbranch_execnz 26
423C  s_or_b64 exec, exec, s[4:5]
4240  s_and_saveexec_b64 s[4:5], s[2:3]
4244  s_cbranch_execnz 1270
4248  s_endpgm
424C  s_and_b64 vcc, exec, s[10:11]
4250  s_cbranch_vccz 14
4254  s_add_i32 s2, s5, 0xff
425C  s_and_b32 s2, s2, 0xffffff00
4264  v_cmp_gt_u32_e32 vcc, s2, v2
4268  s_mov_b64 s[2:3], 0
426C  s_and_saveexec_b64 s[4:5], vcc
4270  s_xor_b64 s[4:5], exec, s[4:5]
4274  s_add_i32 s16, s16, 7
4278  s_and_b32 s2, s16, 0xffffff8
4280  v_cmp_gt_u32_e32 vcc, s2, v36
4284  s_and_b64 s[2:3], vcc, exec
4288  s_or_b64 exec, exec, s[4:5]
428C  s_and_b64 s[2:3], s[2:3], exec
4290  s_or_saveexec_b64 s[4:5], s[12:13]
4294  v_mov_b32_e32 v32, 0x7f
429C  s_xor_b64 exec, exec, s[4:5]
42A0  s_cbranch_execz 65510
42A4  s_load_dword s10, s[0:1], 0x28
42AC  s_andn2_b64 vcc, exec, s[8:9]
42B0  s_cbranch_vccnz 53
42B4  v_lshrrev_b32_e32 v26, 1, v0
42B8  v_bfe_u32 v2, v0, 1, 3
42C0  v_lshl_add_u32 v27, v1, 7, s6
42C8  v_bitop3_b32 v3, v26, 1, 7 bitop3:0x6c
42D0  v_lshl_add_u32 v2, v2, 4, v27
42D8  v_lshl_add_u32 v6, v3, 4, v27
42E0  ds_read_b128 v[2:5], v2
42E8  ds_read_b128 v[14:17], v6
42F0  v_bitop3_b32 v6, v26, 2, 7 bitop3:0x6c
42F8  v_bitop3_b32 v7, v26, 3, 7 bitop3:0x6c
4300  v_bitop3_b32 v18, v26, 4, 7 bitop3:0x6c
4308  v_bitop3_b32 v19, v26, 5, 7 bitop3:0x6c
4310  v_bitop3_b32 v28, v26, 6, 7 bitop3:0x6c
4318  v_bitop3_b32 v26, v26, 7, v26 bitop3:0xc
4320  v_lshl_add_u32 v6, v6, 4, v27
4328  v_lshl_add_u32 v7, v7, 4, v27
4330  v_lshl_add_u32 v18, v18, 4, v27
4338  v_lshl_add_u32 v19, v19, 4, v27
4340  v_lshl_add_u32 v28, v28, 4, v27
4348  v_lshl_add_u32 v30, v26, 4, v27
4350  ds_read_b128 v[10:13], v6
4358  ds_read_b128 v[6:9], v7
4360  ds_read_b128 v[22:25], v18
4368  ds_read_b128 v[18:21], v19
4370  ds_read_b128 v[26:29], v28
4378  ds_read_b128 v[30:33], v30
4380  s_cbranch_execz 1
4384  s_branch 79
4388  s_waitcnt lgkmcnt(0)
438C  v_bfe_u32 v2, v0, 2, 2
4394  v_lshrrev_b32_e32 v0, 2, v0
4398  v_lshl_add_u32 v1, v1, 6, s6
43A0  v_bitop3_b32 v9, v0, 2, 3 bitop3:0x6c
43A8  v_lshl_add_u32 v2, v2, 4, v1
43B0  v_lshl_add_u32 v9, v9, 4, v1
43B8  ds_read_b128 v[4:7], v2
43C0  ds_read_b128 v[24:27], v9
43C8  v_bitop3_b32 v2, v0, 1, 3 bitop3:0x6c
43D0  v_bitop3_b32 v0, v0, 3, v0 bitop3:0xc
43D8  v_lshl_add_u32 v2, v2, 4, v1
43E0  v_lshl_add_u32 v0, v0, 4, v1
43E8  ds_read_b128 v[18:21], v2
43F0  ds_read_b128 v[30:33], v0
43F8  s_waitcnt lgkmcnt(3)
43FC  v_lshlrev_b32_e32 v2, 16, v4
4400  v_and_b32_e32 v3, 0xffff0000, v4
4408  v_lshlrev_b32_e32 v4, 16, v5
440C  v_and_b32_e32 v5, 0xffff0000, v5
4414  v_lshlrev_b32_e32 v14, 16, v6
4418  v_and_b32_e32 v15, 0xffff0000, v6
4420  v_lshlrev_b32_e32 v16, 16, v7
4424  v_and_b32_e32 v17, 0xffff0000, v7
442C  s_waitcnt lgkmcnt(1)
4430  v_lshlrev_b32_e32 v10, 16, v18
4434  v_and_b32_e32 v11, 0xffff0000, v18
443C  v_lshlrev_b32_e32 v12, 16, v19
4440  v_and_b32_e32 v13, 0xffff0000, v19
4448  v_lshlrev_b32_e32 v6, 16, v20
444C  v_and_b32_e32 v7, 0xffff0000, v20
4454  v_lshlrev_b32_e32 v8, 16, v21
4458  v_and_b32_e32 v9, 0xffff0000, v21
4460  v_lshlrev_b32_e32 v22, 16, v24
4464  v_and_b32_e32 v23, 0xffff0000, v24
446C  v_lshlrev_b32_e32 v24, 16, v25
4470  v_and_b32_e32 v25, 0xffff0000, v25
4478  v_lshlrev_b32_e32 v18, 16, v26
447C  v_and_b32_e32 v19, 0xffff0000, v26
4484  v_lshlrev_b32_e32 v20, 16, v27
4488  v_and_b32_e32 v21, 0xffff0000, v27
4490  s_waitcnt lgkmcnt(0)
4494  v_lshlrev_b32_e32 v26, 16, v30
4498  v_and_b32_e32 v27, 0xffff0000, v30
44A0  v_lshlrev_b32_e32 v28, 16, v31
44A4  v_and_b32_e32 v29, 0xffff0000, v31
44AC  v_lshlrev_b32_e32 v30, 16, v32
44B0  v_and_b32_e32 v31, 0xffff0000, v32
44B8  v_lshlrev_b32_e32 v32, 16, v33
44BC  v_and_b32_e32 v33, 0xffff0000, v33
44C4  s_waitcnt lgkmcnt(0)
44C8  s_cmp_eq_u32 s10, 0
44CC  s_cbranch_scc1 96
44D0  v_mov_b32_e32 v0, s10
44D4  s_brev_b32 s6, 1
44D8  v_lshlrev_b32_e32 v1, 31, v0
44DC  v_lshlrev_b32_e32 v40, 30, v0
44E0  v_xor_b32_e32 v2, v1, v2
44E4  v_lshlrev_b32_e32 v1, 29, v0
44E8  v_bitop3_b32 v3, v40, v3, s6 bitop3:0x6c
44F0  v_lshlrev_b32_e32 v40, 28, v0
44F4  v_bitop3_b32 v4, v1, v4, s6 bitop3:0x6c
44FC  v_lshlrev_b32_e32 v1, 27, v0
4500  v_bitop3_b32 v5, v40, v5, s6 bitop3:0x6c
4508  v_lshlrev_b32_e32 v40, 26, v0
450C  v_bitop3_b32 v14, v1, v14, s6 bitop3:0x6c
4514  v_lshlrev_b32_e32 v1, 25, v0
4518  v_bitop3_b32 v15, v40, v15, s6 bitop3:0x6c
4520  v_lshlrev_b32_e32 v40, 24, v0
4524  v_bitop3_b32 v16, v1, v16, s6 bitop3:0x6c
452C  v_lshlrev_b32_e32 v1, 23, v0
4530  v_bitop3_b32 v17, v40, v17, s6 bitop3:0x6c
4538  v_lshlrev_b32_e32 v40, 22, v0
453C  v_bitop3_b32 v10, v1, v10, s6 bitop3:0x6c
4544  v_lshlrev_b32_e32 v1, 21, v0
4548  v_bitop3_b32 v11, v40, v11, s6 bitop3:0x6c
4550  v_lshlrev_b32_e32 v40, 20, v0
4554  v_bitop3_b32 v12, v1, v12, s6 bitop3:0x6c
455C  v_lshlrev_b32_e32 v1, 19, v0
4560  v_bitop3_b32 v13, v40, v13, s6 bitop3:0x6c
4568  v_lshlrev_b32_e32 v40, 18, v0
456C  v_bitop3_b32 v6, v1, v6, s6 bitop3:0x6c
4574  v_lshlrev_b32_e32 v1, 17, v0
4578  v_bitop3_b32 v7, v40, v7, s6 bitop3:0x6c
4580  v_lshlrev_b32_e32 v40, 16, v0
4584  v_bitop3_b32 v8, v1, v8, s6 bitop3:0x6c
458C  v_lshlrev_b32_e32 v1, 15, v0
4590  v_bitop3_b32 v9, v40, v9, s6 bitop3:0x6c
4598  v_lshlrev_b32_e32 v40, 14, v0
459C  v_bitop3_b32 v22, v1, v22, s6 bitop3:0x6c
45A4  v_lshlrev_b32_e32 v1, 13, v0
45A8  v_bitop3_b32 v23, v40, v23, s6 bitop3:0x6c
45B0  v_lshlrev_b32_e32 v40, 12, v0
45B4  v_bitop3_b32 v24, v1, v24, s6 bitop3:0x6c
45BC  v_lshlrev_b32_e32 v1, 11, v0
45C0  v_bitop3_b32 v25, v40, v25, s6 bitop3:0x6c
45C8  v_lshlrev_b32_e32 v40, 10, v0
45CC  v_bitop3_b32 v18, v1, v18, s6 bitop3:0x6c
45D4  v_lshlrev_b32_e32 v1, 9, v0
45D8  v_bitop3_b32 v19, v40, v19, s6 bitop3:0x6c
45E0  v_lshlrev_b32_e32 v40, 8, v0
45E4  v_bitop3_b32 v20, v1, v20, s6 bitop3:0x6c
45EC  v_lshlrev_b32_e32 v1, 7, v0
45F0  v_bitop3_b32 v21, v40, v21, s6 bitop3:0x6c
45F8  v_lshlrev_b32_e32 v40, 6, v0
45FC  v_bitop3_b32 v26, v1, v26, s6 bitop3:0x6c
4604  v_lshlrev_b32_e32 v1, 5, v0
4608  v_bitop3_b32 v27, v40, v27, s6 bitop3:0x6c
4610  v_lshlrev_b32_e32 v40, 4, v0
4614  v_bitop3_b32 v28, v1, v28, s6 bitop3:0x6c
461C  v_lshlrev_b32_e32 v1, 3, v0
4620  v_bitop3_b32 v29, v40, v29, s6 bitop3:0x6c
4628  v_lshlrev_b32_e32 v40, 2, v0
462C  v_bitop3_b32 v30, v1, v30, s6 bitop3:0x6c
4634  v_lshlrev_b32_e32 v1, 1, v0
4638  v_bitop3_b32 v31, v40, v31, s6 bitop3:0x6c
4640  v_bitop3_b32 v33, v0, v33, s6 bitop3:0x6c
4648  v_bitop3_b32 v32, v1, v32, s6 bitop3:0x6c
4650  v_mov_b32_e32 v0, v4
4654  v_mov_b32_e32 v1, v24
4658  v_mov_b32_e32 v24, v5
465C  v_mov_b32_e32 v4, v14
4660  v_mov_b32_e32 v5, v18
4664  v_mov_b32_e32 v18, v15
4668  v_mov_b32_e32 v14, v16
466C  v_mov_b32_e32 v15, v20
4670  v_mov_b32_e32 v20, v17
4674  v_mov_b32_e32 v16, v10
4678  v_mov_b32_e32 v17, v26
467C  v_mov_b32_e32 v26, v11
4680  v_mov_b32_e32 v10, v12
4684  v_mov_b32_e32 v11, v28
4688  v_mov_b32_e32 v28, v13
468C  v_mov_b32_e32 v12, v6
4690  v_mov_b32_e32 v13, v30
4694  v_mov_b32_e32 v30, v7
4698  v_mov_b32_e32 v6, v8
469C  v_mov_b32_e32 v7, v32
46A0  v_mov_b32_e32 v32, v9
46A4  v_mov_b32_e32 v8, v3
46A8  v_mov_b32_e32 v9, v23
46AC  v_mov_b32_e32 v3, v22
46B0  v_pk_add_f32 v[22:23], v[2:3], v[8:9]
46B8  v_pk_add_f32 v[2:3], v[2:3], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
46C0  v_pk_add_f32 v[8:9], v[0:1], v[24:25]
46C8  v_pk_add_f32 v[0:1], v[0:1], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
46D0  v_pk_add_f32 v[24:25], v[4:5], v[18:19]
46D8  v_pk_add_f32 v[4:5], v[4:5], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
46E0  v_pk_add_f32 v[18:19], v[14:15], v[20:21]
46E8  v_pk_add_f32 v[14:15], v[14:15], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
46F0  v_pk_add_f32 v[20:21], v[16:17], v[26:27]
46F8  v_pk_add_f32 v[16:17], v[16:17], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
4700  v_pk_add_f32 v[26:27], v[10:11], v[28:29]
4708  v_pk_add_f32 v[10:11], v[10:11], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
4710  v_pk_add_f32 v[28:29], v[12:13], v[30:31]
4718  v_pk_add_f32 v[12:13], v[12:13], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
4720  v_pk_add_f32 v[30:31], v[6:7], v[32:33]
4728  v_pk_add_f32 v[6:7], v[6:7], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
4730  v_pk_add_f32 v[32:33], v[22:23], v[8:9]
4738  v_pk_add_f32 v[8:9], v[22:23], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
4740  v_pk_add_f32 v[22:23], v[2:3], v[0:1]
4748  v_pk_add_f32 v[0:1], v[2:3], v[0:1] neg_lo:[0,1] neg_hi:[0,1]
4750  v_pk_add_f32 v[2:3], v[24:25], v[18:19]
4758  v_pk_add_f32 v[18:19], v[24:25], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
4760  v_pk_add_f32 v[24:25], v[4:5], v[14:15]
4768  v_pk_add_f32 v[4:5], v[4:5], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
4770  v_pk_add_f32 v[14:15], v[20:21], v[26:27]
4778  v_pk_add_f32 v[20:21], v[20:21], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
4780  v_pk_add_f32 v[26:27], v[16:17], v[10:11]
4788  v_pk_add_f32 v[10:11], v[16:17], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
4790  v_pk_add_f32 v[16:17], v[28:29], v[30:31]
4798  v_pk_add_f32 v[28:29], v[28:29], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
47A0  v_pk_add_f32 v[30:31], v[12:13], v[6:7]
47A8  v_pk_add_f32 v[6:7], v[12:13], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
47B0  v_pk_add_f32 v[12:13], v[32:33], v[2:3]
47B8  v_pk_add_f32 v[2:3], v[32:33], v[2:3] neg_lo:[0,1] neg_hi:[0,1]
47C0  v_pk_add_f32 v[32:33], v[22:23], v[24:25]
47C8  v_pk_add_f32 v[22:23], v[22:23], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
47D0  v_pk_add_f32 v[24:25], v[8:9], v[18:19]
47D8  v_pk_add_f32 v[8:9], v[8:9], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
47E0  v_pk_add_f32 v[18:19], v[0:1], v[4:5]
47E8  v_pk_add_f32 v[0:1], v[0:1], v[4:5] neg_lo:[0,1] neg_hi:[0,1]
47F0  v_pk_add_f32 v[4:5], v[14:15], v[16:17]
47F8  v_pk_add_f32 v[14:15], v[14:15], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
4800  v_pk_add_f32 v[16:17], v[26:27], v[30:31]
4808  v_pk_add_f32 v[26:27], v[26:27], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
4810  v_pk_add_f32 v[30:31], v[20:21], v[28:29]
4818  v_pk_add_f32 v[20:21], v[20:21], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
4820  v_pk_add_f32 v[28:29], v[10:11], v[6:7]
4828  v_pk_add_f32 v[6:7], v[10:11], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
4830  v_pk_add_f32 v[10:11], v[12:13], v[4:5]
4838  v_pk_add_f32 v[4:5], v[12:13], v[4:5] neg_lo:[0,1] neg_hi:[0,1]
4840  v_pk_add_f32 v[12:13], v[32:33], v[16:17]
4848  s_mov_b32 s6, 0x3e800000
4850  v_pk_add_f32 v[32:33], v[32:33], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
4858  v_pk_add_f32 v[16:17], v[24:25], v[30:31]
4860  v_pk_add_f32 v[40:41], v[24:25], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
4868  v_pk_add_f32 v[24:25], v[18:19], v[28:29]
4870  v_pk_add_f32 v[30:31], v[8:9], v[20:21]
4878  v_pk_add_f32 v[42:43], v[8:9], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
4880  v_pk_mul_f32 v[8:9], v[10:11], s[6:7] op_sel_hi:[1,0]
4888  v_pk_mul_f32 v[12:13], v[12:13], s[6:7] op_sel_hi:[1,0]
4890  v_pk_add_f32 v[18:19], v[18:19], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
4898  v_pk_add_f32 v[28:29], v[2:3], v[14:15]
48A0  v_pk_add_f32 v[14:15], v[2:3], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
48A8  v_pk_add_f32 v[2:3], v[22:23], v[26:27]
48B0  v_pk_mul_f32 v[16:17], v[16:17], s[6:7] op_sel_hi:[1,0]
48B8  v_pk_mul_f32 v[20:21], v[24:25], s[6:7] op_sel_hi:[1,0]
48C0  v_and_b32_e32 v78, 0x7fffffff, v8
48C8  v_and_b32_e32 v79, 0x7fffffff, v12
48D0  v_pk_add_f32 v[22:23], v[22:23], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
48D8  v_pk_add_f32 v[44:45], v[0:1], v[6:7]
48E0  v_pk_mul_f32 v[24:25], v[28:29], s[6:7] op_sel_hi:[1,0]
48E8  v_pk_mul_f32 v[26:27], v[2:3], s[6:7] op_sel_hi:[1,0]
48F0  v_pk_mul_f32 v[2:3], v[32:33], s[6:7] op_sel_hi:[1,0]
48F8  v_max_u32_e32 v32, v79, v78
48FC  v_and_b32_e32 v74, 0x7fffffff, v16
4904  v_and_b32_e32 v69, 0x7fffffff, v20
490C  v_pk_mul_f32 v[28:29], v[30:31], s[6:7] op_sel_hi:[1,0]
4914  v_pk_mul_f32 v[30:31], v[44:45], s[6:7] op_sel_hi:[1,0]
491C  v_max3_u32 v32, v69, v74, v32
4924  v_and_b32_e32 v76, 0x7fffffff, v24
492C  v_and_b32_e32 v77, 0x7fffffff, v26
4934  v_pk_add_f32 v[46:47], v[0:1], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
493C  v_pk_mul_f32 v[0:1], v[4:5], s[6:7] op_sel_hi:[1,0]
4944  v_max3_u32 v32, v77, v76, v32
494C  v_and_b32_e32 v70, 0x7fffffff, v28
4954  v_and_b32_e32 v71, 0x7fffffff, v30
495C  v_pk_mul_f32 v[4:5], v[40:41], s[6:7] op_sel_hi:[1,0]
4964  v_pk_mul_f32 v[6:7], v[18:19], s[6:7] op_sel_hi:[1,0]
496C  v_max3_u32 v32, v71, v70, v32
4974  v_and_b32_e32 v65, 0x7fffffff, v0
497C  v_and_b32_e32 v66, 0x7fffffff, v2
4984  v_pk_mul_f32 v[10:11], v[14:15], s[6:7] op_sel_hi:[1,0]
498C  v_pk_mul_f32 v[14:15], v[22:23], s[6:7] op_sel_hi:[1,0]
4994  v_pk_mul_f32 v[22:23], v[46:47], s[6:7] op_sel_hi:[1,0]
499C  v_max3_u32 v32, v66, v65, v32
49A4  v_and_b32_e32 v47, 0x7fffffff, v4
49AC  v_and_b32_e32 v46, 0x7fffffff, v6
49B4  v_pk_mul_f32 v[18:19], v[42:43], s[6:7] op_sel_hi:[1,0]
49BC  v_max3_u32 v32, v46, v47, v32
49C4  v_and_b32_e32 v44, 0x7fffffff, v10
49CC  v_and_b32_e32 v42, 0x7fffffff, v14
49D4  v_max3_u32 v33, v42, v44, v32
49DC  v_and_b32_e32 v40, 0x7fffffff, v18
49E4  v_and_b32_e32 v32, 0x7fffffff, v22
49EC  v_max3_u32 v33, v32, v40, v33
49F4  v_and_b32_e32 v59, 0x7fffffff, v9
49FC  v_and_b32_e32 v58, 0x7fffffff, v13
4A04  v_max3_u32 v33, v58, v59, v33
4A0C  v_and_b32_e32 v57, 0x7fffffff, v17
4A14  v_and_b32_e32 v56, 0x7fffffff, v21
4A1C  v_max3_u32 v33, v56, v57, v33
4A24  v_and_b32_e32 v55, 0x7fffffff, v25
4A2C  v_and_b32_e32 v54, 0x7fffffff, v27
4A34  v_max3_u32 v33, v54, v55, v33
4A3C  v_and_b32_e32 v53, 0x7fffffff, v29
4A44  v_and_b32_e32 v51, 0x7fffffff, v31
4A4C  v_max3_u32 v33, v51, v53, v33
4A54  v_and_b32_e32 v52, 0x7fffffff, v1
4A5C  v_and_b32_e32 v50, 0x7fffffff, v3
4A64  v_max3_u32 v33, v50, v52, v33
4A6C  v_and_b32_e32 v49, 0x7fffffff, v5
4A74  v_and_b32_e32 v48, 0x7fffffff, v7
4A7C  v_max3_u32 v33, v48, v49, v33
4A84  v_and_b32_e32 v45, 0x7fffffff, v11
4A8C  v_and_b32_e32 v43, 0x7fffffff, v15
4A94  v_max3_u32 v60, v43, v45, v33
4A9C  v_and_b32_e32 v41, 0x7fffffff, v19
4AA4  v_and_b32_e32 v33, 0x7fffffff, v23
4AAC  v_max3_u32 v61, v33, v41, v60
4AB4  s_mov_b32 s6, 0x7f7fffff
4ABC  v_cmp_lt_u32_e32 vcc, s6, v61
4AC0  v_mov_b32_e32 v63, 0
4AC4  v_mov_b32_e32 v64, 0
4AC8  v_mov_b32_e32 v67, 0
4ACC  v_mov_b32_e32 v60, 0
4AD0  s_and_saveexec_b64 s[8:9], vcc
4AD4  s_cbranch_execz 584
4AD8  v_sub_u32_e32 v60, 0x7f800000, v78
4AE0  v_sub_u32_e32 v63, 0x7f7fffff, v78
4AE8  v_sub_u32_e32 v68, 0x7f800000, v59
4AF0  v_lshrrev_b32_e32 v81, 31, v60
4AF4  v_sub_u32_e32 v72, 0x7f7fffff, v59
4AFC  v_lshrrev_b32_e32 v80, 31, v63
4B00  v_lshrrev_b32_e32 v60, 31, v68
4B04  v_add_u32_e32 v82, -1, v81
4B08  v_sub_u32_e32 v61, 0x7f800000, v79
4B10  v_add_u32_e32 v73, -1, v60
4B14  v_lshrrev_b32_e32 v75, 31, v72
4B18  v_and_b32_e32 v68, 0x80000000, v82
4B20  v_add_u32_e32 v80, -1, v80
4B24  v_sub_u32_e32 v64, 0x7f7fffff, v79
4B2C  v_and_b32_e32 v83, 0x80000000, v73
4B34  v_add_u32_e32 v75, -1, v75
4B38  v_bitop3_b32 v8, v68, v8, v80 bitop3:0xc8
4B40  v_sub_u32_e32 v68, 0x7f800000, v58
4B48  v_lshrrev_b32_e32 v84, 31, v61
4B4C  v_bitop3_b32 v9, v83, v9, v75 bitop3:0xc8
4B54  v_sub_u32_e32 v75, 0x7f7fffff, v58
4B5C  v_lshrrev_b32_e32 v83, 31, v64
4B60  v_lshrrev_b32_e32 v61, 31, v68
4B64  v_add_u32_e32 v86, -1, v84
4B68  v_sub_u32_e32 v62, 0x7f800000, v74
4B70  v_add_u32_e32 v85, -1, v61
4B74  v_lshrrev_b32_e32 v80, 31, v75
4B78  v_and_b32_e32 v68, 0x80000000, v86
4B80  v_add_u32_e32 v83, -1, v83
4B84  v_and_b32_e32 v87, 0x80000000, v85
4B8C  v_add_u32_e32 v80, -1, v80
4B90  v_bitop3_b32 v12, v68, v12, v83 bitop3:0xc8
4B98  v_sub_u32_e32 v68, 0x7f800000, v57
4BA0  v_bitop3_b32 v13, v87, v13, v80 bitop3:0xc8
4BA8  v_sub_u32_e32 v80, 0x7f7fffff, v57
4BB0  v_lshrrev_b32_e32 v88, 31, v62
4BB4  v_lshrrev_b32_e32 v62, 31, v68
4BB8  v_sub_u32_e32 v67, 0x7f7fffff, v74
4BC0  v_add_u32_e32 v89, -1, v62
4BC4  v_lshrrev_b32_e32 v83, 31, v80
4BC8  v_add_u32_e32 v90, -1, v88
4BCC  v_lshrrev_b32_e32 v87, 31, v67
4BD0  v_and_b32_e32 v68, 0x80000000, v89
4BD8  v_add_u32_e32 v83, -1, v83
4BDC  v_bitop3_b32 v17, v68, v17, v83 bitop3:0xc8
4BE4  v_and_b32_e32 v68, 0x80000000, v90
4BEC  v_add_u32_e32 v83, -1, v87
4BF0  v_bitop3_b32 v16, v68, v16, v83 bitop3:0xc8
4BF8  v_sub_u32_e32 v68, 0x7f800000, v56
4C00  v_sub_u32_e32 v83, 0x7f7fffff, v56
4C08  v_lshrrev_b32_e32 v68, 31, v68
4C0C  v_add_u32_e32 v91, -1, v68
4C10  v_lshrrev_b32_e32 v87, 31, v83
4C14  v_add_u32_e32 v87, -1, v87
4C18  v_and_b32_e32 v92, 0x80000000, v91
4C20  v_bitop3_b32 v21, v92, v21, v87 bitop3:0xc8
4C28  v_sub_u32_e32 v92, 0x7f800000, v69
4C30  v_and_b32_e32 v78, v82, v78
4C34  v_lshrrev_b32_e32 v92, 31, v92
4C38  v_add_u32_e32 v94, -1, v92
4C3C  v_and_b32_e32 v79, v86, v79
4C40  v_sub_u32_e32 v87, 0x7f7fffff, v69
4C48  v_max_u32_e32 v78, v79, v78
4C4C  v_and_b32_e32 v74, v90, v74
4C50  v_and_b32_e32 v69, v94, v69
4C54  v_max3_u32 v78, v69, v74, v78
4C5C  v_sub_u32_e32 v69, 0x7f800000, v55
4C64  v_add_u32_e32 v81, v84, v81
4C68  v_sub_u32_e32 v82, 0x7f800000, v76
4C70  v_sub_u32_e32 v84, 0x7f7fffff, v55
4C78  v_lshrrev_b32_e32 v69, 31, v69
4C7C  v_add_u32_e32 v86, -1, v69
4C80  v_lshrrev_b32_e32 v74, 31, v84
4C84  v_sub_u32_e32 v79, 0x7f7fffff, v76
4C8C  v_add3_u32 v81, v88, v81, v92
4C94  v_and_b32_e32 v88, 0x80000000, v86
4C9C  v_add_u32_e32 v74, -1, v74
4CA0  v_lshrrev_b32_e32 v82, 31, v82
4CA4  v_bitop3_b32 v25, v88, v25, v74 bitop3:0xc8
4CAC  v_lshrrev_b32_e32 v74, 31, v79
4CB0  v_add_u32_e32 v88, -1, v82
4CB4  v_add_u32_e32 v74, -1, v74
4CB8  v_and_b32_e32 v90, 0x80000000, v88
4CC0  v_bitop3_b32 v24, v90, v24, v74 bitop3:0xc8
4CC8  v_sub_u32_e32 v74, 0x7f800000, v54
4CD0  v_and_b32_e32 v95, 0x80000000, v94
4CD8  v_lshrrev_b32_e32 v93, 31, v87
4CDC  v_add_u32_e32 v93, -1, v93
4CE0  v_sub_u32_e32 v90, 0x7f7fffff, v54
4CE8  v_lshrrev_b32_e32 v74, 31, v74
4CEC  v_bitop3_b32 v20, v95, v20, v93 bitop3:0xc8
4CF4  v_add_u32_e32 v93, -1, v74
4CF8  v_lshrrev_b32_e32 v92, 31, v90
4CFC  v_add_u32_e32 v92, -1, v92
4D00  v_and_b32_e32 v94, 0x80000000, v93
4D08  v_bitop3_b32 v27, v94, v27, v92 bitop3:0xc8
4D10  v_sub_u32_e32 v94, 0x7f800000, v77
4D18  v_sub_u32_e32 v92, 0x7f7fffff, v77
4D20  v_lshrrev_b32_e32 v94, 31, v94
4D24  v_add_u32_e32 v96, -1, v94
4D28  v_and_b32_e32 v76, v88, v76
4D2C  v_and_b32_e32 v77, v96, v77
4D30  v_max3_u32 v76, v77, v76, v78
4D38  v_sub_u32_e32 v78, 0x7f800000, v53
4D40  v_sub_u32_e32 v77, 0x7f7fffff, v53
4D48  v_lshrrev_b32_e32 v78, 31, v78
4D4C  v_add3_u32 v81, v82, v81, v94
4D54  v_add_u32_e32 v88, -1, v78
4D58  v_lshrrev_b32_e32 v82, 31, v77
4D5C  v_add_u32_e32 v82, -1, v82
4D60  v_and_b32_e32 v94, 0x80000000, v88
4D68  v_bitop3_b32 v29, v94, v29, v82 bitop3:0xc8
4D70  v_sub_u32_e32 v94, 0x7f800000, v70
4D78  v_and_b32_e32 v97, 0x80000000, v96
4D80  v_lshrrev_b32_e32 v95, 31, v92
4D84  v_add_u32_e32 v95, -1, v95
4D88  v_sub_u32_e32 v82, 0x7f7fffff, v70
4D90  v_lshrrev_b32_e32 v94, 31, v94
4D94  v_bitop3_b32 v26, v97, v26, v95 bitop3:0xc8
4D9C  v_add_u32_e32 v96, -1, v94
4DA0  v_lshrrev_b32_e32 v95, 31, v82
4DA4  v_add_u32_e32 v95, -1, v95
4DA8  v_and_b32_e32 v97, 0x80000000, v96
4DB0  v_bitop3_b32 v28, v97, v28, v95 bitop3:0xc8
4DB8  v_sub_u32_e32 v97, 0x7f800000, v51
4DC0  v_sub_u32_e32 v95, 0x7f7fffff, v51
4DC8  v_lshrrev_b32_e32 v97, 31, v97
4DCC  v_add_u32_e32 v99, -1, v97
4DD0  v_lshrrev_b32_e32 v98, 31, v95
4DD4  v_add_u32_e32 v98, -1, v98
4DD8  v_and_b32_e32 v100, 0x80000000, v99
4DE0  v_bitop3_b32 v31, v100, v31, v98 bitop3:0xc8
4DE8  v_sub_u32_e32 v100, 0x7f800000, v71
4DF0  v_sub_u32_e32 v98, 0x7f7fffff, v71
4DF8  v_lshrrev_b32_e32 v100, 31, v100
4DFC  v_add_u32_e32 v102, -1, v100
4E00  v_and_b32_e32 v70, v96, v70
4E04  v_and_b32_e32 v71, v102, v71
4E08  v_max3_u32 v70, v71, v70, v76
4E10  v_sub_u32_e32 v76, 0x7f800000, v52
4E18  v_sub_u32_e32 v71, 0x7f7fffff, v52
4E20  v_lshrrev_b32_e32 v76, 31, v76
4E24  v_add3_u32 v81, v94, v81, v100
4E2C  v_add_u32_e32 v96, -1, v76
4E30  v_lshrrev_b32_e32 v94, 31, v71
4E34  v_add_u32_e32 v94, -1, v94
4E38  v_and_b32_e32 v100, 0x80000000, v96
4E40  v_bitop3_b32 v1, v100, v1, v94 bitop3:0xc8
4E48  v_sub_u32_e32 v100, 0x7f800000, v65
4E50  v_and_b32_e32 v103, 0x80000000, v102
4E58  v_lshrrev_b32_e32 v101, 31, v98
4E5C  v_add_u32_e32 v101, -1, v101
4E60  v_sub_u32_e32 v94, 0x7f7fffff, v65
4E68  v_lshrrev_b32_e32 v100, 31, v100
4E6C  v_bitop3_b32 v30, v103, v30, v101 bitop3:0xc8
4E74  v_add_u32_e32 v102, -1, v100
4E78  v_lshrrev_b32_e32 v101, 31, v94
4E7C  v_add_u32_e32 v101, -1, v101
4E80  v_and_b32_e32 v103, 0x80000000, v102
4E88  v_bitop3_b32 v0, v103, v0, v101 bitop3:0xc8
4E90  v_sub_u32_e32 v103, 0x7f800000, v50
4E98  v_sub_u32_e32 v101, 0x7f7fffff, v50
4EA0  v_lshrrev_b32_e32 v103, 31, v103
4EA4  v_add_u32_e32 v105, -1, v103
4EA8  v_lshrrev_b32_e32 v104, 31, v101
4EAC  v_add_u32_e32 v104, -1, v104
4EB0  v_and_b32_e32 v106, 0x80000000, v105
4EB8  v_bitop3_b32 v3, v106, v3, v104 bitop3:0xc8
4EC0  v_sub_u32_e32 v106, 0x7f800000, v66
4EC8  v_sub_u32_e32 v104, 0x7f7fffff, v66
4ED0  v_lshrrev_b32_e32 v106, 31, v106
4ED4  v_add_u32_e32 v108, -1, v106
4ED8  v_and_b32_e32 v65, v102, v65
4EDC  v_and_b32_e32 v66, v108, v66
4EE0  v_max3_u32 v65, v66, v65, v70
4EE8  v_sub_u32_e32 v70, 0x7f800000, v49
4EF0  v_sub_u32_e32 v66, 0x7f7fffff, v49
4EF8  v_lshrrev_b32_e32 v70, 31, v70
4EFC  v_add3_u32 v81, v100, v81, v106
4F04  v_add_u32_e32 v102, -1, v70
4F08  v_lshrrev_b32_e32 v100, 31, v66
4F0C  v_add_u32_e32 v100, -1, v100
4F10  v_and_b32_e32 v106, 0x80000000, v102
4F18  v_bitop3_b32 v5, v106, v5, v100 bitop3:0xc8
4F20  v_sub_u32_e32 v106, 0x7f800000, v47
4F28  v_ashrrev_i32_e32 v63, 31, v63
4F2C  v_and_b32_e32 v63, 7, v63
4F30  v_lshrrev_b32_e32 v107, 31, v104
4F34  v_ashrrev_i32_e32 v64, 31, v64
4F38  s_movk_i32 s6, 0x70
4F3C  v_add_u32_e32 v107, -1, v107
4F40  v_and_b32_e32 v109, 0x80000000, v108
4F48  v_sub_u32_e32 v100, 0x7f7fffff, v47
4F50  v_lshrrev_b32_e32 v106, 31, v106
4F54  v_and_or_b32 v63, v64, s6, v63
4F5C  v_ashrrev_i32_e32 v64, 31, v67
4F60  s_movk_i32 s10, 0x700
4F64  v_bitop3_b32 v2, v109, v2, v107 bitop3:0xc8
4F6C  v_add_u32_e32 v108, -1, v106
4F70  v_lshrrev_b32_e32 v107, 31, v100
4F74  v_and_or_b32 v63, v64, s10, v63
4F7C  v_ashrrev_i32_e32 v64, 31, v87
4F80  s_movk_i32 s11, 0x7000
4F84  v_add_u32_e32 v107, -1, v107
4F88  v_and_b32_e32 v109, 0x80000000, v108
4F90  v_and_or_b32 v63, v64, s11, v63
4F98  v_ashrrev_i32_e32 v64, 31, v79
4F9C  s_mov_b32 s12, 0x70000
4FA4  v_bitop3_b32 v4, v109, v4, v107 bitop3:0xc8
4FAC  v_sub_u32_e32 v109, 0x7f800000, v48
4FB4  v_and_or_b32 v63, v64, s12, v63
4FBC  v_ashrrev_i32_e32 v64, 31, v92
4FC0  s_mov_b32 s13, 0x700000
4FC8  v_and_or_b32 v63, v64, s13, v63
4FD0  v_ashrrev_i32_e32 v64, 31, v82
4FD4  s_mov_b32 s14, 0x7000000
4FDC  v_sub_u32_e32 v107, 0x7f7fffff, v48
4FE4  v_lshrrev_b32_e32 v109, 31, v109
4FE8  v_and_or_b32 v63, v64, s14, v63
4FF0  v_ashrrev_i32_e32 v64, 31, v98
4FF4  s_brev_b32 s15, 14
4FF8  v_add_u32_e32 v111, -1, v109
4FFC  v_lshrrev_b32_e32 v110, 31, v107
5000  v_and_or_b32 v63, v64, s15, v63
5008  v_ashrrev_i32_e32 v64, 31, v94
500C  v_add_u32_e32 v110, -1, v110
5010  v_and_b32_e32 v112, 0x80000000, v111
5018  v_and_b32_e32 v64, 7, v64
501C  v_ashrrev_i32_e32 v67, 31, v104
5020  v_bitop3_b32 v7, v112, v7, v110 bitop3:0xc8
5028  v_sub_u32_e32 v110, 0x7f7fffff, v46
5030  v_and_or_b32 v64, v67, s6, v64
5038  v_ashrrev_i32_e32 v67, 31, v100
503C  v_and_or_b32 v64, v67, s10, v64
5044  v_ashrrev_i32_e32 v67, 31, v110
5048  v_sub_u32_e32 v79, 0x7f7fffff, v44
5050  v_and_or_b32 v64, v67, s11, v64
5058  v_sub_u32_e32 v82, 0x7f7fffff, v42
5060  v_ashrrev_i32_e32 v67, 31, v79
5064  v_and_or_b32 v64, v67, s12, v64
506C  v_sub_u32_e32 v87, 0x7f7fffff, v40
5074  v_ashrrev_i32_e32 v67, 31, v82
5078  v_and_or_b32 v64, v67, s13, v64
5080  v_sub_u32_e32 v92, 0x7f7fffff, v32
5088  v_ashrrev_i32_e32 v67, 31, v87
508C  v_and_or_b32 v64, v67, s14, v64
5094  v_sub_u32_e32 v112, 0x7f800000, v46
509C  v_ashrrev_i32_e32 v67, 31, v92
50A0  v_and_or_b32 v64, v67, s15, v64
50A8  v_ashrrev_i32_e32 v67, 31, v72
50AC  v_and_b32_e32 v67, 7, v67
50B0  v_ashrrev_i32_e32 v72, 31, v75
50B4  v_and_or_b32 v67, v72, s6, v67
50BC  v_ashrrev_i32_e32 v72, 31, v80
50C0  v_and_or_b32 v67, v72, s10, v67
50C8  v_ashrrev_i32_e32 v72, 31, v83
50CC  v_and_or_b32 v67, v72, s11, v67
50D4  v_ashrrev_i32_e32 v72, 31, v84
50D8  v_and_or_b32 v67, v72, s12, v67
50E0  v_ashrrev_i32_e32 v72, 31, v90
50E4  v_and_or_b32 v67, v72, s13, v67
50EC  v_ashrrev_i32_e32 v72, 31, v77
50F0  v_and_or_b32 v67, v72, s14, v67
50F8  v_ashrrev_i32_e32 v72, 31, v95
50FC  v_ashrrev_i32_e32 v71, 31, v71
5100  v_lshrrev_b32_e32 v112, 31, v112
5104  v_and_or_b32 v67, v72, s15, v67
510C  v_and_b32_e32 v71, 7, v71
5110  v_ashrrev_i32_e32 v72, 31, v101
5114  v_add_u32_e32 v114, -1, v112
5118  v_and_or_b32 v71, v72, s6, v71
5120  v_sub_u32_e32 v72, 0x7f800000, v44
5128  v_and_b32_e32 v47, v108, v47
512C  v_ashrrev_i32_e32 v66, 31, v66
5130  v_and_b32_e32 v46, v114, v46
5134  v_and_or_b32 v66, v66, s10, v71
513C  v_max3_u32 v46, v46, v47, v65
5144  v_ashrrev_i32_e32 v47, 31, v107
5148  v_lshrrev_b32_e32 v72, 31, v72
514C  v_and_or_b32 v47, v47, s11, v66
5154  v_sub_u32_e32 v66, 0x7f800000, v45
515C  v_lshrrev_b32_e32 v79, 31, v79
5160  v_add_u32_e32 v83, -1, v72
5164  v_sub_u32_e32 v65, 0x7f7fffff, v45
516C  v_and_b32_e32 v84, 0x80000000, v83
5174  v_add_u32_e32 v79, -1, v79
5178  v_lshrrev_b32_e32 v66, 31, v66
517C  v_bitop3_b32 v10, v84, v10, v79 bitop3:0xc8
5184  v_sub_u32_e32 v79, 0x7f800000, v43
518C  v_and_b32_e32 v59, v73, v59
5190  v_sub_u32_e32 v73, 0x7f800000, v42
5198  v_add3_u32 v77, v106, v81, v112
51A0  v_lshrrev_b32_e32 v80, 31, v65
51A4  v_add_u32_e32 v81, -1, v66
51A8  v_ashrrev_i32_e32 v65, 31, v65
51AC  v_and_b32_e32 v58, v85, v58
51B0  v_sub_u32_e32 v71, 0x7f800000, v40
51B8  v_and_b32_e32 v85, 0x80000000, v81
51C0  v_add_u32_e32 v80, -1, v80
51C4  v_and_or_b32 v47, v65, s12, v47
51CC  v_sub_u32_e32 v65, 0x7f7fffff, v43
51D4  v_lshrrev_b32_e32 v79, 31, v79
51D8  v_bitop3_b32 v11, v85, v11, v80 bitop3:0xc8
51E0  v_and_b32_e32 v45, v81, v45
51E4  v_lshrrev_b32_e32 v81, 31, v82
51E8  v_lshrrev_b32_e32 v80, 31, v65
51EC  v_lshrrev_b32_e32 v73, 31, v73
51F0  v_add_u32_e32 v82, -1, v79
51F4  v_sub_u32_e32 v75, 0x7f800000, v32
51FC  v_and_b32_e32 v44, v83, v44
5200  v_add_u32_e32 v83, -1, v73
5204  v_and_b32_e32 v85, 0x80000000, v82
520C  v_add_u32_e32 v80, -1, v80
5210  v_lshrrev_b32_e32 v71, 31, v71
5214  v_and_b32_e32 v84, 0x80000000, v83
521C  v_add_u32_e32 v81, -1, v81
5220  v_bitop3_b32 v15, v85, v15, v80 bitop3:0xc8
5228  v_and_b32_e32 v42, v83, v42
522C  v_add3_u32 v72, v72, v77, v73
5234  v_lshrrev_b32_e32 v73, 31, v87
5238  v_add_u32_e32 v80, -1, v71
523C  v_bitop3_b32 v14, v84, v14, v81 bitop3:0xc8
5244  v_max3_u32 v42, v42, v44, v46
524C  v_ashrrev_i32_e32 v44, 31, v65
5250  v_and_b32_e32 v81, 0x80000000, v80
5258  v_add_u32_e32 v73, -1, v73
525C  v_lshrrev_b32_e32 v75, 31, v75
5260  v_and_or_b32 v44, v44, s13, v47
5268  v_sub_u32_e32 v47, 0x7f800000, v41
5270  v_bitop3_b32 v18, v81, v18, v73 bitop3:0xc8
5278  v_add_u32_e32 v81, -1, v75
527C  v_and_b32_e32 v40, v80, v40
5280  v_and_b32_e32 v32, v81, v32
5284  v_add3_u32 v71, v71, v72, v75
528C  v_sub_u32_e32 v46, 0x7f7fffff, v41
5294  v_lshrrev_b32_e32 v47, 31, v47
5298  v_max3_u32 v32, v32, v40, v42
52A0  v_add3_u32 v40, v60, v71, v61
52A8  v_and_b32_e32 v57, v89, v57
52AC  v_and_b32_e32 v56, v91, v56
52B0  v_add_u32_e32 v77, -1, v47
52B4  v_lshrrev_b32_e32 v65, 31, v46
52B8  v_max3_u32 v32, v58, v59, v32
52C0  v_add3_u32 v40, v62, v40, v68
52C8  v_and_b32_e32 v55, v86, v55
52CC  v_and_b32_e32 v54, v93, v54
52D0  v_and_b32_e32 v43, v82, v43
52D4  v_and_b32_e32 v82, 0x80000000, v77
52DC  v_add_u32_e32 v65, -1, v65
52E0  v_max3_u32 v32, v56, v57, v32
52E8  v_add3_u32 v40, v69, v40, v74
52F0  v_and_b32_e32 v53, v88, v53
52F4  v_and_b32_e32 v51, v99, v51
52F8  v_bitop3_b32 v19, v82, v19, v65 bitop3:0xc8
5300  v_sub_u32_e32 v65, 0x7f800000, v33
5308  v_max3_u32 v32, v54, v55, v32
5310  v_add3_u32 v40, v78, v40, v97
5318  v_and_b32_e32 v52, v96, v52
531C  v_and_b32_e32 v50, v105, v50
5320  v_max3_u32 v32, v51, v53, v32
5328  v_add3_u32 v40, v76, v40, v103
5330  v_and_b32_e32 v49, v102, v49
5334  v_and_b32_e32 v48, v111, v48
5338  v_ashrrev_i32_e32 v46, 31, v46
533C  v_lshrrev_b32_e32 v65, 31, v65
5340  v_max3_u32 v32, v50, v52, v32
5348  v_add3_u32 v40, v70, v40, v109
5350  v_and_or_b32 v44, v46, s14, v44
5358  v_sub_u32_e32 v46, 0x7f7fffff, v33
5360  v_add_u32_e32 v80, -1, v65
5364  v_max3_u32 v32, v48, v49, v32
536C  v_add3_u32 v40, v66, v40, v79
5374  v_lshrrev_b32_e32 v113, 31, v110
5378  v_and_b32_e32 v41, v77, v41
537C  v_lshrrev_b32_e32 v77, 31, v92
5380  v_lshrrev_b32_e32 v73, 31, v46
5384  v_max3_u32 v32, v43, v45, v32
538C  v_add3_u32 v40, v47, v40, v65
5394  v_and_b32_e32 v33, v80, v33
5398  v_add_u32_e32 v113, -1, v113
539C  v_and_b32_e32 v115, 0x80000000, v114
53A4  v_and_b32_e32 v82, 0x80000000, v81
53AC  v_and_b32_e32 v83, 0x80000000, v80
53B4  v_add_u32_e32 v77, -1, v77
53B8  v_add_u32_e32 v73, -1, v73
53BC  v_ashrrev_i32_e32 v42, 31, v46
53C0  v_max3_u32 v32, v33, v41, v32
53C8  v_mov_b32_e32 v33, 0x7f800000
53D0  v_cmp_ne_u32_e32 vcc, 32, v40
53D4  v_bitop3_b32 v6, v115, v6, v113 bitop3:0xc8
53DC  v_bitop3_b32 v23, v83, v23, v73 bitop3:0xc8
53E4  v_bitop3_b32 v22, v82, v22, v77 bitop3:0xc8
53EC  v_and_or_b32 v60, v42, s15, v44
53F4  v_cndmask_b32_e32 v61, v33, v32, vcc
53F8  s_or_b64 exec, exec, s[8:9]
53FC  s_load_dwordx2 s[8:9], s[0:1], 0x8
5404  v_cmp_ne_u32_e32 vcc, 0, v61
5408  v_mov_b32_e32 v32, 0x7f
5410  s_and_saveexec_b64 s[10:11], vcc
5414  s_cbranch_execz 25
5418  s_bfe_u32 s14, s7, 0x20004
5420  s_cmp_eq_u32 s14, 2
5424  s_cselect_b64 s[6:7], -1, 0
5428  s_and_b64 s[12:13], s[6:7], exec
542C  s_cselect_b32 s12, 0x3fffff, 0
5434  s_cmp_lg_u32 s14, 0
5438  s_cselect_b32 s12, s12, 0x200000
5440  v_add_u32_e32 v32, s12, v61
5444  s_mov_b32 s12, 0x17fffff
544C  v_lshrrev_b32_e32 v33, 23, v32
5450  v_add_u32_e32 v33, -2, v33
5454  v_cmp_lt_u32_e32 vcc, s12, v32
5458  s_mov_b32 s12, 0x7f800000
5460  s_nop 0
5464  v_cndmask_b32_e32 v32, 0, v33, vcc
5468  v_cmp_eq_u32_e32 vcc, s12, v61
546C  v_mov_b32_e32 v33, 0xfe
5474  s_and_b64 vcc, s[6:7], vcc
5478  v_cndmask_b32_e32 v32, v32, v33, vcc
547C  s_or_b64 exec, exec, s[10:11]
5480  v_cmp_eq_u32_e32 vcc, 0, v32
5484  s_cbranch_vccz 37
5488  s_nop 0
548C  v_cndmask_b32_e64 v40, 1.0, 2.0, vcc
5494  v_pk_mul_f32 v[8:9], v[40:41], v[8:9] op_sel_hi:[0,1]
549C  v_pk_mul_f32 v[12:13], v[40:41], v[12:13] op_sel_hi:[0,1]
54A4  v_pk_mul_f32 v[16:17], v[40:41], v[16:17] op_sel_hi:[0,1]
54AC  v_pk_mul_f32 v[20:21], v[40:41], v[20:21] op_sel_hi:[0,1]
54B4  v_pk_mul_f32 v[24:25], v[40:41], v[24:25] op_sel_hi:[0,1]
54BC  v_pk_mul_f32 v[26:27], v[40:41], v[26:27] op_sel_hi:[0,1]
54C4  v_pk_mul_f32 v[28:29], v[40:41], v[28:29] op_sel_hi:[0,1]
54CC  v_pk_mul_f32 v[30:31], v[40:41], v[30:31] op_sel_hi:[0,1]
54D4  v_pk_mul_f32 v[0:1], v[40:41], v[0:1] op_sel_hi:[0,1]
54DC  v_pk_mul_f32 v[2:3], v[40:41], v[2:3] op_sel_hi:[0,1]
54E4  v_pk_mul_f32 v[4:5], v[40:41], v[4:5] op_sel_hi:[0,1]
54EC  v_pk_mul_f32 v[6:7], v[40:41], v[6:7] op_sel_hi:[0,1]
54F4  v_pk_mul_f32 v[10:11], v[40:41], v[10:11] op_sel_hi:[0,1]
54FC  v_pk_mul_f32 v[14:15], v[40:41], v[14:15] op_sel_hi:[0,1]
5504  v_pk_mul_f32 v[18:19], v[40:41], v[18:19] op_sel_hi:[0,1]
550C  v_pk_mul_f32 v[22:23], v[40:41], v[22:23] op_sel_hi:[0,1]
5514  v_max_u32_e32 v33, 1, v32
5518  s_branch 1
551C  v_mov_b32_e32 v33, v32
5520  v_mov_b32_e32 v40, 0
5524  v_mov_b32_e32 v41, 0
5528  v_lshlrev_b32_e32 v33, 23, v33
552C  v_cvt_scalef32_pk_fp4_f32 v40, v8, v12, v33
5534  v_cvt_scalef32_pk_fp4_f32 v41, v24, v26, v33 op_sel:[0,0,0,1]
553C  v_cvt_scalef32_pk_fp4_f32 v40, v16, v20, v33 op_sel:[0,0,1,0]
5544  v_cvt_scalef32_pk_fp4_f32 v41, v28, v30, v33 op_sel:[0,0,1,1]
554C  s_nop 0
5550  v_mov_b32_e32 v8, 0
5554  v_mov_b32_e32 v12, 0
5558  v_cvt_scalef32_pk_fp4_f32 v8, v0, v2, v33
5560  v_cvt_scalef32_pk_fp4_f32 v12, v10, v14, v33 op_sel:[0,0,0,1]
5568  v_cvt_scalef32_pk_fp4_f32 v8, v4, v6, v33 op_sel:[0,0,1,0]
5570  v_cvt_scalef32_pk_fp4_f32 v12, v18, v22, v33 op_sel:[0,0,1,1]
5578  s_nop 0
557C  v_mov_b32_e32 v0, 0
5580  v_mov_b32_e32 v2, 0
5584  v_cvt_scalef32_pk_fp4_f32 v0, v9, v13, v33
558C  v_cvt_scalef32_pk_fp4_f32 v2, v25, v27, v33 op_sel:[0,0,0,1]
5594  v_cvt_scalef32_pk_fp4_f32 v0, v17, v21, v33 op_sel:[0,0,1,0]
559C  v_cvt_scalef32_pk_fp4_f32 v2, v29, v31, v33 op_sel:[0,0,1,1]
55A4  s_nop 0
55A8  v_mov_b32_e32 v43, 0
55AC  v_or3_b32 v42, v2, v67, v0
55B4  v_mov_b32_e32 v0, 0
55B8  v_cvt_scalef32_pk_fp4_f32 v43, v1, v3, v33
55C0  v_cvt_scalef32_pk_fp4_f32 v0, v11, v15, v33 op_sel:[0,0,0,1]
55C8  v_cvt_scalef32_pk_fp4_f32 v43, v5, v7, v33 op_sel:[0,0,1,0]
55D0  v_cvt_scalef32_pk_fp4_f32 v0, v19, v23, v33 op_sel:[0,0,1,1]
55D8  s_nop 0
55DC  v_or3_b32 v40, v41, v63, v40
55E4  v_or3_b32 v43, v0, v60, v43
55EC  s_waitcnt lgkmcnt(0)
55F0  v_lshl_add_u64 v[0:1], v[38:39], 4, s[8:9]
55F8  v_or3_b32 v41, v12, v64, v8
5600  v_lshl_add_u64 v[0:1], v[36:37], 4, v[0:1]
5608  s_or_b64 s[2:3], s[2:3], exec
560C  global_store_dwordx4 v[0:1], v[40:43], off
5614  s_or_b64 exec, exec, s[4:5]
5618  s_and_saveexec_b64 s[4:5], s[2:3]
561C  s_cbranch_execz 64266
5620  s_load_dwordx2 s[0:1], s[0:1], 0x10
5628  s_waitcnt lgkmcnt(0)
562C  v_lshl_add_u64 v[0:1], s[0:1], 0, v[34:35]
5634  global_store_byte v[0:1], v32, off
563C  s_endpgm
5640  s_nop 0

5700 <QuantiseRowTunedSr>:
5700  s_load_dwordx4 s[4:7], s[0:1], 0x18
5708  s_load_dwordx2 s[10:11], s[0:1], 0x0
5710  v_readfirstlane_b32 s8, v0
5714  s_lshr_b32 s8, s8, 6
5718  s_lshl_b32 s2, s2, 2
571C  s_waitcnt lgkmcnt(0)
5720  s_lshr_b32 s17, s7, 8
5724  s_lshr_b32 s16, s6, 5
5728  s_add_i32 s2, s8, s2
572C  s_sub_i32 s6, 6, s17
5730  s_lshl_b32 s19, s2, s6
5734  s_lshl_b32 s18, s3, s17
5738  s_lshl_b32 s6, s8, 13
573C  s_and_b32 s2, s7, 1
5740  s_bitcmp1_b32 s7, 0
5744  s_cselect_b64 s[8:9], -1, 0
5748  s_lshl_b32 s3, -1, s17
574C  s_not_b32 s20, s3
5750  s_cmp_eq_u32 s2, 0
5754  v_and_b32_e32 v1, 63, v0
5758  s_cbranch_scc1 265
575C  v_lshrrev_b32_e32 v3, 3, v1
5760  v_lshrrev_b32_e32 v2, s17, v3
5764  v_add_u32_e32 v4, s19, v2
5768  v_and_b32_e32 v2, s20, v3
576C  v_add_u32_e32 v5, s18, v2
5770  v_cmp_gt_u32_e32 vcc, s5, v4
5774  v_cmp_gt_u32_e64 s[2:3], s16, v5
577C  s_and_b64 s[12:13], vcc, s[2:3]
5780  v_lshrrev_b32_e32 v2, 4, v1
5784  s_and_saveexec_b64 s[2:3], s[12:13]
5788  s_cbranch_execz 18
578C  v_lshlrev_b32_e32 v6, 5, v5
5790  v_mov_b32_e32 v7, 0
5794  v_mad_u64_u32 v[4:5], s[12:13], v4, s4, v[6:7]
579C  v_lshlrev_b64 v[4:5], 2, v[4:5]
57A4  v_bitop3_b32 v6, v2, v0, 7 bitop3:0x78
57AC  v_and_b32_e32 v4, -16, v4
57B0  v_lshl_add_u64 v[4:5], s[10:11], 0, v[4:5]
57B8  v_lshlrev_b32_e32 v6, 4, v6
57BC  v_lshl_add_u64 v[4:5], v[4:5], 0, v[6:7]
57C4  s_mov_b32 m0, s6
57C8  s_nop 0
57CC  global_load_lds_dwordx4 v[4:5], off
57D4  s_or_b64 exec, exec, s[2:3]
57D8  v_or_b32_e32 v5, 64, v1
57DC  v_lshrrev_b32_e32 v6, 3, v5
57E0  v_lshrrev_b32_e32 v4, s17, v6
57E4  v_and_b32_e32 v6, s20, v6
57E8  v_add_u32_e32 v4, s19, v4
57EC  v_add_u32_e32 v6, s18, v6
57F0  v_cmp_gt_u32_e32 vcc, s5, v4
57F4  v_cmp_gt_u32_e64 s[2:3], s16, v6
57FC  s_and_b64 s[12:13], vcc, s[2:3]
5800  s_and_saveexec_b64 s[2:3], s[12:13]
5804  s_cbranch_execz 20
5808  v_lshlrev_b32_e32 v6, 5, v6
580C  v_mov_b32_e32 v7, 0
5810  v_lshrrev_b32_e32 v8, 4, v5
5814  v_mad_u64_u32 v[4:5], s[12:13], v4, s4, v[6:7]
581C  v_lshlrev_b64 v[4:5], 2, v[4:5]
5824  v_bitop3_b32 v6, v8, v0, 7 bitop3:0x78
582C  v_and_b32_e32 v4, -16, v4
5830  v_lshl_add_u64 v[4:5], s[10:11], 0, v[4:5]
5838  v_lshlrev_b32_e32 v6, 4, v6
583C  v_lshl_add_u64 v[4:5], v[4:5], 0, v[6:7]
5844  s_add_i32 m0, s6, 0x400
584C  s_nop 0
5850  global_load_lds_dwordx4 v[4:5], off
5858  s_or_b64 exec, exec, s[2:3]
585C  v_or_b32_e32 v4, 16, v3
5860  v_lshrrev_b32_e32 v4, s17, v4
5864  v_bitop3_b32 v5, v3, s20, 16 bitop3:0xc8
586C  v_add_u32_e32 v4, s19, v4
5870  v_add_u32_e32 v5, s18, v5
5874  v_cmp_gt_u32_e32 vcc, s5, v4
5878  v_cmp_gt_u32_e64 s[2:3], s16, v5
5880  s_and_b64 s[12:13], vcc, s[2:3]
5884  s_and_saveexec_b64 s[2:3], s[12:13]
5888  s_cbranch_execz 19
588C  v_lshlrev_b32_e32 v6, 5, v5
5890  v_mov_b32_e32 v7, 0
5894  v_mad_u64_u32 v[4:5], s[12:13], v4, s4, v[6:7]
589C  v_lshlrev_b64 v[4:5], 2, v[4:5]
58A4  v_bitop3_b32 v6, v2, v0, 7 bitop3:0x78
58AC  v_and_b32_e32 v4, -16, v4
58B0  v_lshl_add_u64 v[4:5], s[10:11], 0, v[4:5]
58B8  v_lshlrev_b32_e32 v6, 4, v6
58BC  v_lshl_add_u64 v[4:5], v[4:5], 0, v[6:7]
58C4  s_add_i32 m0, s6, 0x800
58CC  s_nop 0
58D0  global_load_lds_dwordx4 v[4:5], off
58D8  s_or_b64 exec, exec, s[2:3]
58DC  v_or_b32_e32 v5, 0xc0, v1
58E4  v_lshrrev_b32_e32 v6, 3, v5
58E8  v_lshrrev_b32_e32 v4, s17, v6
58EC  v_and_b32_e32 v6, s20, v6
58F0  v_add_u32_e32 v4, s19, v4
58F4  v_add_u32_e32 v6, s18, v6
58F8  v_cmp_gt_u32_e32 vcc, s5, v4
58FC  v_cmp_gt_u32_e64 s[2:3], s16, v6
5904  s_and_b64 s[12:13], vcc, s[2:3]
5908  s_and_saveexec_b64 s[2:3], s[12:13]
590C  s_cbranch_execz 20
5910  v_lshlrev_b32_e32 v6, 5, v6
5914  v_mov_b32_e32 v7, 0
5918  v_lshrrev_b32_e32 v8, 4, v5
591C  v_mad_u64_u32 v[4:5], s[12:13], v4, s4, v[6:7]
5924  v_lshlrev_b64 v[4:5], 2, v[4:5]
592C  v_bitop3_b32 v6, v8, 7, v0 bitop3:0x48
5934  v_and_b32_e32 v4, -16, v4
5938  v_lshl_add_u64 v[4:5], s[10:11], 0, v[4:5]
5940  v_lshlrev_b32_e32 v6, 4, v6
5944  v_lshl_add_u64 v[4:5], v[4:5], 0, v[6:7]
594C  s_add_i32 m0, s6, 0xc00
5954  s_nop 0
5958  global_load_lds_dwordx4 v[4:5], off
5960  s_or_b64 exec, exec, s[2:3]
5964  v_or_b32_e32 v4, 32, v3
5968  v_lshrrev_b32_e32 v4, s17, v4
596C  v_bitop3_b32 v5, v3, s20, 32 bitop3:0xc8
5974  v_add_u32_e32 v4, s19, v4
5978  v_add_u32_e32 v5, s18, v5
597C  v_cmp_gt_u32_e32 vcc, s5, v4
5980  v_cmp_gt_u32_e64 s[2:3], s16, v5
5988  s_and_b64 s[12:13], vcc, s[2:3]
598C  s_and_saveexec_b64 s[2:3], s[12:13]
5990  s_cbranch_execz 19
5994  v_lshlrev_b32_e32 v6, 5, v5
5998  v_mov_b32_e32 v7, 0
599C  v_mad_u64_u32 v[4:5], s[12:13], v4, s4, v[6:7]
59A4  v_lshlrev_b64 v[4:5], 2, v[4:5]
59AC  v_bitop3_b32 v6, v2, v0, 7 bitop3:0x78
59B4  v_and_b32_e32 v4, -16, v4
59B8  v_lshl_add_u64 v[4:5], s[10:11], 0, v[4:5]
59C0  v_lshlrev_b32_e32 v6, 4, v6
59C4  v_lshl_add_u64 v[4:5], v[4:5], 0, v[6:7]
59CC  s_add_i32 m0, s6, 0x1000
59D4  s_nop 0
59D8  global_load_lds_dwordx4 v[4:5], off
59E0  s_or_b64 exec, exec, s[2:3]
59E4  v_or_b32_e32 v5, 0x140, v1
59EC  v_lshrrev_b32_e32 v6, 3, v5
59F0  v_lshrrev_b32_e32 v4, s17, v6
59F4  v_and_b32_e32 v6, s20, v6
59F8  v_add_u32_e32 v4, s19, v4
59FC  v_add_u32_e32 v6, s18, v6
5A00  v_cmp_gt_u32_e32 vcc, s5, v4
5A04  v_cmp_gt_u32_e64 s[2:3], s16, v6
5A0C  s_and_b64 s[12:13], vcc, s[2:3]
5A10  s_and_saveexec_b64 s[2:3], s[12:13]
5A14  s_cbranch_execz 20
5A18  v_lshlrev_b32_e32 v6, 5, v6
5A1C  v_mov_b32_e32 v7, 0
5A20  v_lshrrev_b32_e32 v8, 4, v5
5A24  v_mad_u64_u32 v[4:5], s[12:13], v4, s4, v[6:7]
5A2C  v_lshlrev_b64 v[4:5], 2, v[4:5]
5A34  v_bitop3_b32 v6, v8, 7, v0 bitop3:0x48
5A3C  v_and_b32_e32 v4, -16, v4
5A40  v_lshl_add_u64 v[4:5], s[10:11], 0, v[4:5]
5A48  v_lshlrev_b32_e32 v6, 4, v6
5A4C  v_lshl_add_u64 v[4:5], v[4:5], 0, v[6:7]
5A54  s_add_i32 m0, s6, 0x1400
5A5C  s_nop 0
5A60  global_load_lds_dwordx4 v[4:5], off
5A68  s_or_b64 exec, exec, s[2:3]
5A6C  v_or_b32_e32 v4, 48, v3
5A70  v_lshrrev_b32_e32 v4, s17, v4
5A74  v_bitop3_b32 v3, v3, s20, 48 bitop3:0xc8
5A7C  v_add_u32_e32 v4, s19, v4
5A80  v_add_u32_e32 v3, s18, v3
5A84  v_cmp_gt_u32_e32 vcc, s5, v4
5A88  v_cmp_gt_u32_e64 s[2:3], s16, v3
5A90  s_and_b64 s[12:13], vcc, s[2:3]
5A94  s_and_saveexec_b64 s[2:3], s[12:13]
5A98  s_cbranch_execz 19
5A9C  v_lshlrev_b32_e32 v6, 5, v3
5AA0  v_mov_b32_e32 v7, 0
5AA4  v_mad_u64_u32 v[4:5], s[12:13], v4, s4, v[6:7]
5AAC  v_bitop3_b32 v6, v2, v0, 7 bitop3:0x78
5AB4  v_lshlrev_b64 v[2:3], 2, v[4:5]
5ABC  v_and_b32_e32 v2, -16, v2
5AC0  v_lshl_add_u64 v[2:3], s[10:11], 0, v[2:3]
5AC8  v_lshlrev_b32_e32 v6, 4, v6
5ACC  v_lshl_add_u64 v[2:3], v[2:3], 0, v[6:7]
5AD4  s_add_i32 m0, s6, 0x1800
5ADC  s_nop 0
5AE0  global_load_lds_dwordx4 v[2:3], off
5AE8  s_or_b64 exec, exec, s[2:3]
5AEC  v_or_b32_e32 v3, 0x1c0, v1
5AF4  v_lshrrev_b32_e32 v4, 3, v3
5AF8  v_lshrrev_b32_e32 v2, s17, v4
5AFC  v_and_b32_e32 v4, s20, v4
5B00  v_add_u32_e32 v2, s19, v2
5B04  v_add_u32_e32 v6, s18, v4
5B08  v_cmp_gt_u32_e32 vcc, s5, v2
5B0C  v_cmp_gt_u32_e64 s[2:3], s16, v6
5B14  s_and_b64 s[14:15], vcc, s[2:3]
5B18  s_mov_b64 s[2:3], 0
5B1C  s_mov_b64 s[12:13], 0
5B20  s_and_saveexec_b64 s[22:23], s[14:15]
5B24  s_xor_b64 s[14:15], exec, s[22:23]
5B28  s_cbranch_execz 16
5B2C  v_lshlrev_b32_e32 v4, 5, v6
5B30  v_mov_b32_e32 v5, 0
5B34  v_lshrrev_b32_e32 v7, 4, v3
5B38  v_mad_u64_u32 v[2:3], s[22:23], v2, s4, v[4:5]
5B40  v_lshlrev_b64 v[2:3], 2, v[2:3]
5B48  v_bitop3_b32 v4, v7, 7, v0 bitop3:0x48
5B50  v_and_b32_e32 v2, -16, v2
5B54  v_lshl_add_u64 v[2:3], s[10:11], 0, v[2:3]
5B5C  v_lshlrev_b32_e32 v4, 4, v4
5B60  s_mov_b64 s[12:13], exec
5B64  v_lshl_add_u64 v[4:5], v[2:3], 0, v[4:5]
5B6C  s_or_b64 exec, exec, s[14:15]
5B70  s_movk_i32 s14, 0x1c00
5B74  s_and_b64 vcc, exec, s[2:3]
5B78  s_cbranch_vccnz 4
5B7C  s_branch 111
5B80  s_mov_b64 s[12:13], 0
5B84  s_movk_i32 s14, 0x1c00
5B88  s_cbranch_execz 108
5B8C  v_lshrrev_b32_e32 v2, 4, v0
5B90  v_bitop3_b32 v2, v2, 3, v0 bitop3:0x48
5B98  v_lshlrev_b32_e32 v4, 4, v2
5B9C  v_mov_b32_e32 v5, 0
5BA0  v_lshrrev_b32_e32 v6, 2, v1
5BA4  v_lshl_add_u64 v[2:3], s[10:11], 0, v[4:5]
5BAC  v_lshrrev_b32_e32 v4, s17, v6
5BB0  v_add_u32_e32 v7, s19, v4
5BB4  v_and_b32_e32 v4, s20, v6
5BB8  v_add_u32_e32 v4, s18, v4
5BBC  v_cmp_gt_u32_e32 vcc, s5, v7
5BC0  v_cmp_gt_u32_e64 s[2:3], s16, v4
5BC8  s_and_b64 s[10:11], vcc, s[2:3]
5BCC  s_and_saveexec_b64 s[2:3], s[10:11]
5BD0  s_cbranch_execz 12
5BD4  v_lshlrev_b32_e32 v4, 5, v4
5BD8  v_mad_u64_u32 v[4:5], s[10:11], v7, s4, v[4:5]
5BE0  v_lshlrev_b64 v[4:5], 1, v[4:5]
5BE8  v_and_b32_e32 v4, -16, v4
5BEC  v_lshl_add_u64 v[4:5], v[2:3], 0, v[4:5]
5BF4  s_mov_b32 m0, s6
5BF8  s_nop 0
5BFC  global_load_lds_dwordx4 v[4:5], off
5C04  s_or_b64 exec, exec, s[2:3]
5C08  v_or_b32_e32 v4, 16, v6
5C0C  v_lshrrev_b32_e32 v4, s17, v4
5C10  v_bitop3_b32 v5, v6, s20, 16 bitop3:0xc8
5C18  v_add_u32_e32 v4, s19, v4
5C1C  v_add_u32_e32 v5, s18, v5
5C20  v_cmp_gt_u32_e32 vcc, s5, v4
5C24  v_cmp_gt_u32_e64 s[2:3], s16, v5
5C2C  s_and_b64 s[10:11], vcc, s[2:3]
5C30  s_and_saveexec_b64 s[2:3], s[10:11]
5C34  s_cbranch_execz 14
5C38  v_lshlrev_b32_e32 v8, 5, v5
5C3C  v_mov_b32_e32 v9, 0
5C40  v_mad_u64_u32 v[4:5], s[10:11], v4, s4, v[8:9]
5C48  v_lshlrev_b64 v[4:5], 1, v[4:5]
5C50  v_and_b32_e32 v4, -16, v4
5C54  v_lshl_add_u64 v[4:5], v[2:3], 0, v[4:5]
5C5C  s_add_i32 m0, s6, 0x400
5C64  s_nop 0
5C68  global_load_lds_dwordx4 v[4:5], off
5C70  s_or_b64 exec, exec, s[2:3]
5C74  v_or_b32_e32 v4, 32, v6
5C78  v_lshrrev_b32_e32 v4, s17, v4
5C7C  v_bitop3_b32 v5, v6, s20, 32 bitop3:0xc8
5C84  v_add_u32_e32 v4, s19, v4
5C88  v_add_u32_e32 v5, s18, v5
5C8C  v_cmp_gt_u32_e32 vcc, s5, v4
5C90  v_cmp_gt_u32_e64 s[2:3], s16, v5
5C98  s_and_b64 s[10:11], vcc, s[2:3]
5C9C  s_and_saveexec_b64 s[2:3], s[10:11]
5CA0  s_cbranch_execz 14
5CA4  v_lshlrev_b32_e32 v8, 5, v5
5CA8  v_mov_b32_e32 v9, 0
5CAC  v_mad_u64_u32 v[4:5], s[10:11], v4, s4, v[8:9]
5CB4  v_lshlrev_b64 v[4:5], 1, v[4:5]
5CBC  v_and_b32_e32 v4, -16, v4
5CC0  v_lshl_add_u64 v[4:5], v[2:3], 0, v[4:5]
5CC8  s_add_i32 m0, s6, 0x800
5CD0  s_nop 0
5CD4  global_load_lds_dwordx4 v[4:5], off
5CDC  s_or_b64 exec, exec, s[2:3]
5CE0  v_or_b32_e32 v4, 48, v6
5CE4  v_lshrrev_b32_e32 v4, s17, v4
5CE8  v_add_u32_e32 v7, s19, v4
5CEC  v_bitop3_b32 v4, v6, s20, 48 bitop3:0xc8
5CF4  v_add_u32_e32 v6, s18, v4
5CF8  v_cmp_gt_u32_e32 vcc, s5, v7
5CFC  v_cmp_gt_u32_e64 s[2:3], s16, v6
5D04  s_and_b64 s[10:11], vcc, s[2:3]
5D08  s_and_saveexec_b64 s[2:3], s[10:11]
5D0C  v_lshlrev_b32_e32 v4, 5, v6
5D10  v_mov_b32_e32 v5, 0
5D14  v_mad_u64_u32 v[4:5], s[10:11], v7, s4, v[4:5]
5D1C  v_lshlrev_b64 v[4:5], 1, v[4:5]
5D24  v_and_b32_e32 v4, -16, v4
5D28  v_lshl_add_u64 v[4:5], v[2:3], 0, v[4:5]
5D30  s_or_b64 s[12:13], s[12:13], exec
5D34  s_or_b64 exec, exec, s[2:3]
5D38  s_movk_i32 s14, 0xc00
5D3C  s_and_saveexec_b64 s[2:3], s[12:13]
5D40  s_cbranch_execz 4
5D44  s_add_i32 m0, s6, s14
5D48  s_nop 0
5D4C  global_load_lds_dwordx4 v[4:5], off
5D54  s_or_b64 exec, exec, s[2:3]
5D58  s_and_b32 s2, s7, 8
5D5C  v_lshrrev_b32_e32 v2, s17, v1
5D60  s_bitcmp1_b32 s7, 3
5D64  v_add_u32_e32 v4, s19, v2
5D68  v_and_b32_e32 v2, s20, v1
5D6C  s_cselect_b64 s[10:11], -1, 0
5D70  s_cmp_eq_u32 s2, 0
5D74  v_add_u32_e32 v2, s18, v2
5D78  s_waitcnt vmcnt(0)
5D7C  s_cbranch_scc1 29
5D80  v_lshlrev_b32_e32 v7, 2, v4
5D84  v_lshlrev_b32_e32 v5, 5, v2
5D88  v_lshlrev_b32_e32 v6, 6, v2
5D8C  v_and_b32_e32 v8, 60, v7
5D90  v_lshrrev_b32_e32 v7, 1, v2
5D94  s_add_i32 s2, s16, 7
5D98  v_and_b32_e32 v5, 0xffffff00, v5
5DA0  v_and_b32_e32 v6, 0xc0, v6
5DA8  v_and_b32_e32 v7, 2, v7
5DAC  s_and_b32 s2, s2, 0xffffff8
5DB4  v_and_b32_e32 v3, 0xffffffe0, v4
5DBC  v_or3_b32 v6, v6, v5, v7
5DC4  v_mov_b32_e32 v7, 0
5DC8  v_mad_u64_u32 v[34:35], s[2:3], v3, s2, v[6:7]
5DD0  v_mov_b32_e32 v3, v7
5DD4  v_bfe_u32 v9, v4, 4, 1
5DDC  v_mad_u64_u32 v[36:37], s[2:3], v4, s16, v[2:3]
5DE4  v_or3_b32 v34, v34, v8, v9
5DEC  s_cbranch_execz 1
5DF0  s_branch 4
5DF4  v_mov_b32_e32 v3, 0
5DF8  v_mad_u64_u32 v[36:37], s[2:3], v4, s16, v[2:3]
5E00  v_mov_b64_e32 v[34:35], v[36:37]
5E04  v_cmp_le_u32_e32 vcc, s5, v4
5E08  v_cmp_le_u32_e64 s[2:3], s16, v2
5E10  s_or_b64 s[12:13], vcc, s[2:3]
5E14  s_mov_b64 s[2:3], 0
5E18  s_and_saveexec_b64 s[14:15], s[12:13]
5E1C  s_xor_b64 s[12:13], exec, s[14:15]
5E20  s_cbranch_execnz 9
5E24  s_or_saveexec_b64 s[4:5], s[12:13]
5E28  v_mov_b32_e32 v38, 0x7f
5E30  s_xor_b64 exec, exec, s[4:5]
5E34  s_cbranch_execnz 26
5E38  s_or_b64 exec, exec, s[4:5]
5E3C  s_and_saveexec_b64 s[4:5], s[2:3]
5E40  s_cbranch_execnz 1264
5E44  s_endpgm
5E48  s_and_b64 vcc, exec, s[10:11]
5E4C  s_cbranch_vccz 14
5E50  s_add_i32 s2, s5, 0xff
5E58  s_and_b32 s2, s2, 0xffffff00
5E60  v_cmp_gt_u32_e32 vcc, s2, v4
5E64  s_mov_b64 s[2:3], 0
5E68  s_and_saveexec_b64 s[4:5], vcc
5E6C  s_xor_b64 s[4:5], exec, s[4:5]
5E70  s_add_i32 s16, s16, 7
5E74  s_and_b32 s2, s16, 0xffffff8
5E7C  v_cmp_gt_u32_e32 vcc, s2, v2
5E80  s_and_b64 s[2:3], vcc, exec
5E84  s_or_b64 exec, exec, s[4:5]
5E88  s_and_b64 s[2:3], s[2:3], exec
5E8C  s_or_saveexec_b64 s[4:5], s[12:13]
5E90  v_mov_b32_e32 v38, 0x7f
5E98  s_xor_b64 exec, exec, s[4:5]
5E9C  s_cbranch_execz 65510
5EA0  s_andn2_b64 vcc, exec, s[8:9]
5EA4  s_cbranch_vccnz 53
5EA8  v_lshrrev_b32_e32 v2, 1, v0
5EAC  v_bfe_u32 v3, v0, 1, 3
5EB4  v_lshl_add_u32 v4, v1, 7, s6
5EBC  v_lshl_add_u32 v3, v3, 4, v4
5EC4  v_bitop3_b32 v5, v2, 1, 7 bitop3:0x6c
5ECC  v_lshl_add_u32 v5, v5, 4, v4
5ED4  ds_read_b128 v[26:29], v3
5EDC  ds_read_b128 v[30:33], v5
5EE4  v_bitop3_b32 v3, v2, 2, 7 bitop3:0x6c
5EEC  v_lshl_add_u32 v3, v3, 4, v4
5EF4  v_bitop3_b32 v5, v2, 3, 7 bitop3:0x6c
5EFC  v_lshl_add_u32 v5, v5, 4, v4
5F04  ds_read_b128 v[18:21], v3
5F0C  ds_read_b128 v[22:25], v5
5F14  v_bitop3_b32 v3, v2, 4, 7 bitop3:0x6c
5F1C  v_lshl_add_u32 v3, v3, 4, v4
5F24  v_bitop3_b32 v5, v2, 5, 7 bitop3:0x6c
5F2C  v_lshl_add_u32 v5, v5, 4, v4
5F34  ds_read_b128 v[10:13], v3
5F3C  ds_read_b128 v[14:17], v5
5F44  v_bitop3_b32 v3, v2, 6, 7 bitop3:0x6c
5F4C  v_bitop3_b32 v2, v2, 7, v2 bitop3:0xc
5F54  v_lshl_add_u32 v3, v3, 4, v4
5F5C  v_lshl_add_u32 v6, v2, 4, v4
5F64  ds_read_b128 v[2:5], v3
5F6C  ds_read_b128 v[6:9], v6
5F74  s_cbranch_execz 1
5F78  s_branch 80
5F7C  s_waitcnt lgkmcnt(0)
5F80  v_bfe_u32 v2, v0, 2, 2
5F88  v_lshl_add_u32 v10, v1, 6, s6
5F90  v_lshl_add_u32 v1, v2, 4, v10
5F98  v_lshrrev_b32_e32 v11, 2, v0
5F9C  ds_read_b128 v[2:5], v1
5FA4  v_bitop3_b32 v0, v11, 1, 3 bitop3:0x6c
5FAC  v_lshl_add_u32 v0, v0, 4, v10
5FB4  ds_read_b128 v[6:9], v0
5FBC  v_bitop3_b32 v0, v11, 2, 3 bitop3:0x6c
5FC4  s_waitcnt lgkmcnt(1)
5FC8  v_lshlrev_b32_e32 v30, 16, v4
5FCC  v_and_b32_e32 v31, 0xffff0000, v4
5FD4  v_bitop3_b32 v4, v11, 3, v11 bitop3:0xc
5FDC  v_lshl_add_u32 v0, v0, 4, v10
5FE4  v_lshl_add_u32 v4, v4, 4, v10
5FEC  v_lshlrev_b32_e32 v26, 16, v2
5FF0  v_and_b32_e32 v27, 0xffff0000, v2
5FF8  v_lshlrev_b32_e32 v28, 16, v3
5FFC  v_and_b32_e32 v29, 0xffff0000, v3
6004  s_waitcnt lgkmcnt(0)
6008  v_lshlrev_b32_e32 v18, 16, v6
600C  v_and_b32_e32 v19, 0xffff0000, v6
6014  v_lshlrev_b32_e32 v20, 16, v7
6018  v_and_b32_e32 v21, 0xffff0000, v7
6020  v_lshlrev_b32_e32 v22, 16, v8
6024  v_and_b32_e32 v23, 0xffff0000, v8
602C  v_lshlrev_b32_e32 v24, 16, v9
6030  ds_read_b128 v[0:3], v0
6038  v_and_b32_e32 v25, 0xffff0000, v9
6040  ds_read_b128 v[6:9], v4
6048  v_lshlrev_b32_e32 v32, 16, v5
604C  v_and_b32_e32 v33, 0xffff0000, v5
6054  s_waitcnt lgkmcnt(1)
6058  v_lshlrev_b32_e32 v10, 16, v0
605C  v_and_b32_e32 v11, 0xffff0000, v0
6064  v_lshlrev_b32_e32 v12, 16, v1
6068  v_and_b32_e32 v13, 0xffff0000, v1
6070  v_lshlrev_b32_e32 v14, 16, v2
6074  v_and_b32_e32 v15, 0xffff0000, v2
607C  v_lshlrev_b32_e32 v16, 16, v3
6080  v_and_b32_e32 v17, 0xffff0000, v3
6088  s_waitcnt lgkmcnt(0)
608C  v_lshlrev_b32_e32 v2, 16, v6
6090  v_and_b32_e32 v3, 0xffff0000, v6
6098  v_lshlrev_b32_e32 v4, 16, v7
609C  v_and_b32_e32 v5, 0xffff0000, v7
60A4  v_lshlrev_b32_e32 v6, 16, v8
60A8  v_and_b32_e32 v7, 0xffff0000, v8
60B0  v_lshlrev_b32_e32 v8, 16, v9
60B4  v_and_b32_e32 v9, 0xffff0000, v9
60BC  s_waitcnt lgkmcnt(0)
60C0  v_and_b32_e32 v72, 0x7fffffff, v26
60C8  v_and_b32_e32 v70, 0x7fffffff, v27
60D0  v_max_u32_e32 v0, v70, v72
60D4  v_and_b32_e32 v69, 0x7fffffff, v28
60DC  v_and_b32_e32 v68, 0x7fffffff, v29
60E4  v_max3_u32 v0, v68, v69, v0
60EC  v_and_b32_e32 v67, 0x7fffffff, v30
60F4  v_and_b32_e32 v66, 0x7fffffff, v31
60FC  v_max3_u32 v0, v66, v67, v0
6104  v_and_b32_e32 v65, 0x7fffffff, v32
610C  v_and_b32_e32 v64, 0x7fffffff, v33
6114  v_max3_u32 v0, v64, v65, v0
611C  v_and_b32_e32 v63, 0x7fffffff, v18
6124  v_and_b32_e32 v62, 0x7fffffff, v19
612C  v_max3_u32 v0, v62, v63, v0
6134  v_and_b32_e32 v61, 0x7fffffff, v20
613C  v_and_b32_e32 v60, 0x7fffffff, v21
6144  v_max3_u32 v0, v60, v61, v0
614C  v_and_b32_e32 v59, 0x7fffffff, v22
6154  v_and_b32_e32 v58, 0x7fffffff, v23
615C  v_max3_u32 v0, v58, v59, v0
6164  v_and_b32_e32 v57, 0x7fffffff, v24
616C  v_and_b32_e32 v56, 0x7fffffff, v25
6174  v_max3_u32 v0, v56, v57, v0
617C  v_and_b32_e32 v55, 0x7fffffff, v10
6184  v_and_b32_e32 v54, 0x7fffffff, v11
618C  v_max3_u32 v0, v54, v55, v0
6194  v_and_b32_e32 v53, 0x7fffffff, v12
619C  v_and_b32_e32 v52, 0x7fffffff, v13
61A4  v_max3_u32 v0, v52, v53, v0
61AC  v_and_b32_e32 v51, 0x7fffffff, v14
61B4  v_and_b32_e32 v50, 0x7fffffff, v15
61BC  v_max3_u32 v0, v50, v51, v0
61C4  v_and_b32_e32 v48, 0x7fffffff, v16
61CC  v_and_b32_e32 v47, 0x7fffffff, v17
61D4  v_max3_u32 v0, v47, v48, v0
61DC  v_and_b32_e32 v46, 0x7fffffff, v2
61E4  v_and_b32_e32 v45, 0x7fffffff, v3
61EC  s_load_dwordx4 s[8:11], s[0:1], 0x38
61F4  v_max3_u32 v0, v45, v46, v0
61FC  v_and_b32_e32 v44, 0x7fffffff, v4
6204  v_and_b32_e32 v42, 0x7fffffff, v5
620C  v_max3_u32 v0, v42, v44, v0
6214  v_and_b32_e32 v41, 0x7fffffff, v6
621C  v_and_b32_e32 v40, 0x7fffffff, v7
6224  v_max3_u32 v0, v40, v41, v0
622C  v_and_b32_e32 v39, 0x7fffffff, v8
6234  v_and_b32_e32 v38, 0x7fffffff, v9
623C  v_max3_u32 v71, v38, v39, v0
6244  s_mov_b32 s6, 0x7f7fffff
624C  v_cmp_lt_u32_e32 vcc, s6, v71
6250  v_mov_b32_e32 v0, 0
6254  v_mov_b32_e32 v1, 0
6258  v_mov_b32_e32 v43, 0
625C  v_mov_b32_e32 v49, 0
6260  s_and_saveexec_b64 s[12:13], vcc
6264  s_cbranch_execz 522
6268  v_sub_u32_e32 v0, 0x7f7fffff, v72
6270  v_sub_u32_e32 v1, 0x7f800000, v72
6278  v_ashrrev_i32_e32 v49, 31, v0
627C  v_lshrrev_b32_e32 v0, 31, v0
6280  v_sub_u32_e32 v71, 0x7f7fffff, v70
6288  v_cmp_lt_i32_e32 vcc, -1, v1
628C  v_add_u32_e32 v0, -1, v0
6290  s_brev_b32 s6, 1
6294  v_lshrrev_b32_e32 v43, 31, v1
6298  v_and_b32_e32 v49, 7, v49
629C  v_cndmask_b32_e32 v1, 0, v72, vcc
62A0  v_sub_u32_e32 v72, 0x7f800000, v70
62A8  v_bitop3_b32 v26, v0, v26, s6 bitop3:0xc8
62B0  v_ashrrev_i32_e32 v0, 31, v71
62B4  s_waitcnt lgkmcnt(0)
62B8  s_movk_i32 s11, 0x70
62BC  v_and_or_b32 v0, v0, s11, v49
62C4  v_max_u32_e32 v49, v70, v1
62C8  v_cmp_gt_i32_e32 vcc, 0, v72
62CC  v_sub_u32_e32 v70, 0x7f800000, v69
62D4  v_lshrrev_b32_e32 v73, 31, v72
62D8  v_cndmask_b32_e32 v1, v49, v1, vcc
62DC  v_sub_u32_e32 v49, 0x7f7fffff, v69
62E4  v_max_u32_e32 v69, v69, v1
62E8  v_ashrrev_i32_e32 v72, 31, v49
62EC  v_cmp_gt_i32_e32 vcc, 0, v70
62F0  v_lshrrev_b32_e32 v49, 31, v49
62F4  s_movk_i32 s14, 0x700
62F8  v_cndmask_b32_e32 v1, v69, v1, vcc
62FC  v_sub_u32_e32 v69, 0x7f7fffff, v68
6304  v_add_u32_e32 v49, -1, v49
6308  v_lshrrev_b32_e32 v74, 31, v71
630C  v_lshrrev_b32_e32 v71, 31, v70
6310  v_and_or_b32 v0, v72, s14, v0
6318  v_sub_u32_e32 v70, 0x7f800000, v68
6320  v_bitop3_b32 v28, v49, v28, s6 bitop3:0xc8
6328  v_ashrrev_i32_e32 v49, 31, v69
632C  s_movk_i32 s15, 0x7000
6330  v_and_or_b32 v0, v49, s15, v0
6338  v_max_u32_e32 v49, v68, v1
633C  v_cmp_gt_i32_e32 vcc, 0, v70
6340  v_sub_u32_e32 v68, 0x7f800000, v67
6348  v_lshrrev_b32_e32 v72, 31, v70
634C  v_cndmask_b32_e32 v1, v49, v1, vcc
6350  v_sub_u32_e32 v49, 0x7f7fffff, v67
6358  v_max_u32_e32 v67, v67, v1
635C  v_ashrrev_i32_e32 v70, 31, v49
6360  v_cmp_gt_i32_e32 vcc, 0, v68
6364  v_lshrrev_b32_e32 v49, 31, v49
6368  s_mov_b32 s16, 0x70000
6370  v_cndmask_b32_e32 v1, v67, v1, vcc
6374  v_sub_u32_e32 v67, 0x7f7fffff, v66
637C  v_add_u32_e32 v49, -1, v49
6380  v_add_u32_e32 v43, v73, v43
6384  v_lshrrev_b32_e32 v73, 31, v69
6388  v_lshrrev_b32_e32 v69, 31, v68
638C  v_and_or_b32 v0, v70, s16, v0
6394  v_sub_u32_e32 v68, 0x7f800000, v66
639C  v_bitop3_b32 v30, v49, v30, s6 bitop3:0xc8
63A4  v_ashrrev_i32_e32 v49, 31, v67
63A8  s_mov_b32 s17, 0x700000
63B0  v_and_or_b32 v0, v49, s17, v0
63B8  v_max_u32_e32 v49, v66, v1
63BC  v_cmp_gt_i32_e32 vcc, 0, v68
63C0  v_sub_u32_e32 v66, 0x7f800000, v65
63C8  v_lshrrev_b32_e32 v70, 31, v68
63CC  v_cndmask_b32_e32 v1, v49, v1, vcc
63D0  v_sub_u32_e32 v49, 0x7f7fffff, v65
63D8  v_max_u32_e32 v65, v65, v1
63DC  v_ashrrev_i32_e32 v68, 31, v49
63E0  v_cmp_gt_i32_e32 vcc, 0, v66
63E4  v_lshrrev_b32_e32 v49, 31, v49
63E8  s_mov_b32 s18, 0x7000000
63F0  v_cndmask_b32_e32 v1, v65, v1, vcc
63F4  v_sub_u32_e32 v65, 0x7f7fffff, v64
63FC  v_add_u32_e32 v49, -1, v49
6400  v_add3_u32 v43, v71, v43, v72
6408  v_lshrrev_b32_e32 v71, 31, v67
640C  v_lshrrev_b32_e32 v67, 31, v66
6410  v_and_or_b32 v0, v68, s18, v0
6418  v_sub_u32_e32 v66, 0x7f800000, v64
6420  v_bitop3_b32 v32, v49, v32, s6 bitop3:0xc8
6428  v_ashrrev_i32_e32 v49, 31, v65
642C  s_brev_b32 s19, 14
6430  v_and_or_b32 v0, v49, s19, v0
6438  v_max_u32_e32 v49, v64, v1
643C  v_cmp_gt_i32_e32 vcc, 0, v66
6440  v_sub_u32_e32 v64, 0x7f800000, v63
6448  v_add3_u32 v43, v69, v43, v70
6450  v_cndmask_b32_e32 v1, v49, v1, vcc
6454  v_sub_u32_e32 v49, 0x7f7fffff, v63
645C  v_max_u32_e32 v63, v63, v1
6460  v_cmp_gt_i32_e32 vcc, 0, v64
6464  v_lshrrev_b32_e32 v68, 31, v66
6468  v_lshrrev_b32_e32 v69, 31, v65
646C  v_lshrrev_b32_e32 v65, 31, v64
6470  v_ashrrev_i32_e32 v66, 31, v49
6474  v_cndmask_b32_e32 v1, v63, v1, vcc
6478  v_sub_u32_e32 v63, 0x7f7fffff, v62
6480  v_sub_u32_e32 v64, 0x7f800000, v62
6488  v_lshrrev_b32_e32 v49, 31, v49
648C  v_add_u32_e32 v49, -1, v49
6490  v_max_u32_e32 v62, v62, v1
6494  v_cmp_gt_i32_e32 vcc, 0, v64
6498  v_add3_u32 v43, v67, v43, v68
64A0  v_lshrrev_b32_e32 v68, 31, v63
64A4  v_bitop3_b32 v18, v49, v18, s6 bitop3:0xc8
64AC  v_ashrrev_i32_e32 v49, 31, v63
64B0  v_cndmask_b32_e32 v1, v62, v1, vcc
64B4  v_sub_u32_e32 v63, 0x7f800000, v61
64BC  v_sub_u32_e32 v62, 0x7f7fffff, v61
64C4  v_max_u32_e32 v61, v61, v1
64C8  v_cmp_gt_i32_e32 vcc, 0, v63
64CC  v_and_b32_e32 v66, 7, v66
64D0  v_lshrrev_b32_e32 v67, 31, v64
64D4  v_cndmask_b32_e32 v1, v61, v1, vcc
64D8  v_sub_u32_e32 v61, 0x7f7fffff, v60
64E0  v_and_or_b32 v49, v49, s11, v66
64E8  v_add3_u32 v43, v65, v43, v67
64F0  v_lshrrev_b32_e32 v64, 31, v63
64F4  v_ashrrev_i32_e32 v65, 31, v62
64F8  v_sub_u32_e32 v63, 0x7f800000, v60
6500  v_and_or_b32 v49, v65, s14, v49
6508  v_lshrrev_b32_e32 v66, 31, v61
650C  v_ashrrev_i32_e32 v61, 31, v61
6510  v_max_u32_e32 v60, v60, v1
6514  v_cmp_gt_i32_e32 vcc, 0, v63
6518  v_and_or_b32 v49, v61, s15, v49
6520  v_sub_u32_e32 v61, 0x7f800000, v59
6528  v_cndmask_b32_e32 v1, v60, v1, vcc
652C  v_lshrrev_b32_e32 v62, 31, v62
6530  v_sub_u32_e32 v60, 0x7f7fffff, v59
6538  v_max_u32_e32 v59, v59, v1
653C  v_cmp_gt_i32_e32 vcc, 0, v61
6540  v_add_u32_e32 v62, -1, v62
6544  v_lshrrev_b32_e32 v65, 31, v63
6548  v_cndmask_b32_e32 v1, v59, v1, vcc
654C  v_sub_u32_e32 v59, 0x7f7fffff, v58
6554  v_bitop3_b32 v20, v62, v20, s6 bitop3:0xc8
655C  v_lshrrev_b32_e32 v62, 31, v61
6560  v_ashrrev_i32_e32 v63, 31, v60
6564  v_sub_u32_e32 v61, 0x7f800000, v58
656C  v_add3_u32 v43, v64, v43, v65
6574  v_and_or_b32 v49, v63, s16, v49
657C  v_lshrrev_b32_e32 v64, 31, v59
6580  v_ashrrev_i32_e32 v59, 31, v59
6584  v_max_u32_e32 v58, v58, v1
6588  v_cmp_gt_i32_e32 vcc, 0, v61
658C  v_and_or_b32 v49, v59, s17, v49
6594  v_sub_u32_e32 v59, 0x7f800000, v57
659C  v_cndmask_b32_e32 v1, v58, v1, vcc
65A0  v_sub_u32_e32 v58, 0x7f7fffff, v57
65A8  v_max_u32_e32 v57, v57, v1
65AC  v_cmp_gt_i32_e32 vcc, 0, v59
65B0  v_lshrrev_b32_e32 v60, 31, v60
65B4  v_lshrrev_b32_e32 v63, 31, v61
65B8  v_cndmask_b32_e32 v57, v57, v1, vcc
65BC  v_sub_u32_e32 v1, 0x7f7fffff, v56
65C4  v_add_u32_e32 v60, -1, v60
65C8  v_bitop3_b32 v22, v60, v22, s6 bitop3:0xc8
65D0  v_ashrrev_i32_e32 v61, 31, v58
65D4  v_add3_u32 v43, v62, v43, v63
65DC  v_lshrrev_b32_e32 v60, 31, v59
65E0  v_and_or_b32 v49, v61, s18, v49
65E8  v_sub_u32_e32 v59, 0x7f800000, v56
65F0  v_lshrrev_b32_e32 v62, 31, v1
65F4  v_ashrrev_i32_e32 v1, 31, v1
65F8  v_and_or_b32 v1, v1, s19, v49
6600  v_max_u32_e32 v49, v56, v57
6604  v_cmp_gt_i32_e32 vcc, 0, v59
6608  v_lshrrev_b32_e32 v58, 31, v58
660C  v_sub_u32_e32 v56, 0x7f7fffff, v55
6614  v_cndmask_b32_e32 v49, v49, v57, vcc
6618  v_sub_u32_e32 v57, 0x7f800000, v55
6620  v_add_u32_e32 v58, -1, v58
6624  v_max_u32_e32 v55, v55, v49
6628  v_cmp_gt_i32_e32 vcc, 0, v57
662C  v_lshrrev_b32_e32 v61, 31, v59
6630  v_bitop3_b32 v24, v58, v24, s6 bitop3:0xc8
6638  v_lshrrev_b32_e32 v58, 31, v57
663C  v_ashrrev_i32_e32 v59, 31, v56
6640  v_cndmask_b32_e32 v49, v55, v49, vcc
6644  v_sub_u32_e32 v57, 0x7f800000, v54
664C  v_lshrrev_b32_e32 v56, 31, v56
6650  v_sub_u32_e32 v55, 0x7f7fffff, v54
6658  v_add_u32_e32 v56, -1, v56
665C  v_max_u32_e32 v54, v54, v49
6660  v_cmp_gt_i32_e32 vcc, 0, v57
6664  v_bitop3_b32 v10, v56, v10, s6 bitop3:0xc8
666C  v_sub_u32_e32 v56, 0x7f800000, v53
6674  v_cndmask_b32_e32 v49, v54, v49, vcc
6678  v_sub_u32_e32 v54, 0x7f7fffff, v53
6680  v_add3_u32 v43, v60, v43, v61
6688  v_lshrrev_b32_e32 v60, 31, v57
668C  v_max_u32_e32 v53, v53, v49
6690  v_cmp_gt_i32_e32 vcc, 0, v56
6694  v_add3_u32 v43, v58, v43, v60
669C  v_lshrrev_b32_e32 v57, 31, v56
66A0  v_ashrrev_i32_e32 v58, 31, v54
66A4  v_cndmask_b32_e32 v49, v53, v49, vcc
66A8  v_sub_u32_e32 v56, 0x7f800000, v52
66B0  v_lshrrev_b32_e32 v54, 31, v54
66B4  v_and_b32_e32 v59, 7, v59
66B8  v_lshrrev_b32_e32 v61, 31, v55
66BC  v_ashrrev_i32_e32 v55, 31, v55
66C0  v_sub_u32_e32 v53, 0x7f7fffff, v52
66C8  v_add_u32_e32 v54, -1, v54
66CC  v_max_u32_e32 v52, v52, v49
66D0  v_cmp_gt_i32_e32 vcc, 0, v56
66D4  v_and_or_b32 v55, v55, s11, v59
66DC  v_bitop3_b32 v12, v54, v12, s6 bitop3:0xc8
66E4  v_cndmask_b32_e32 v49, v52, v49, vcc
66E8  v_sub_u32_e32 v52, 0x7f7fffff, v51
66F0  v_sub_u32_e32 v54, 0x7f800000, v51
66F8  v_and_or_b32 v55, v58, s14, v55
6700  v_lshrrev_b32_e32 v59, 31, v53
6704  v_ashrrev_i32_e32 v53, 31, v53
6708  v_lshrrev_b32_e32 v58, 31, v56
670C  v_and_or_b32 v53, v53, s15, v55
6714  v_lshrrev_b32_e32 v55, 31, v54
6718  v_ashrrev_i32_e32 v56, 31, v52
671C  v_max_u32_e32 v51, v51, v49
6720  v_cmp_gt_i32_e32 vcc, 0, v54
6724  v_sub_u32_e32 v54, 0x7f800000, v50
672C  v_lshrrev_b32_e32 v52, 31, v52
6730  v_add3_u32 v43, v57, v43, v58
6738  v_and_or_b32 v53, v56, s16, v53
6740  v_cndmask_b32_e32 v49, v51, v49, vcc
6744  v_add_u32_e32 v52, -1, v52
6748  v_lshrrev_b32_e32 v56, 31, v54
674C  v_sub_u32_e32 v51, 0x7f7fffff, v50
6754  v_bitop3_b32 v14, v52, v14, s6 bitop3:0xc8
675C  v_add3_u32 v52, v55, v43, v56
6764  v_max_u32_e32 v43, v50, v49
6768  v_cmp_gt_i32_e32 vcc, 0, v54
676C  v_sub_u32_e32 v50, 0x7f800000, v48
6774  v_lshrrev_b32_e32 v57, 31, v51
6778  v_cndmask_b32_e32 v43, v43, v49, vcc
677C  v_ashrrev_i32_e32 v51, 31, v51
6780  v_sub_u32_e32 v49, 0x7f7fffff, v48
6788  v_max_u32_e32 v48, v48, v43
678C  v_cmp_gt_i32_e32 vcc, 0, v50
6790  v_and_or_b32 v51, v51, s17, v53
6798  v_lshrrev_b32_e32 v53, 31, v50
679C  v_cndmask_b32_e32 v48, v48, v43, vcc
67A0  v_sub_u32_e32 v50, 0x7f800000, v47
67A8  v_sub_u32_e32 v43, 0x7f7fffff, v47
67B0  v_ashrrev_i32_e32 v54, 31, v49
67B4  v_max_u32_e32 v47, v47, v48
67B8  v_cmp_gt_i32_e32 vcc, 0, v50
67BC  v_and_or_b32 v51, v54, s18, v51
67C4  v_lshrrev_b32_e32 v54, 31, v50
67C8  v_lshrrev_b32_e32 v49, 31, v49
67CC  v_cndmask_b32_e32 v47, v47, v48, vcc
67D0  v_sub_u32_e32 v48, 0x7f7fffff, v46
67D8  v_sub_u32_e32 v50, 0x7f800000, v46
67E0  v_lshrrev_b32_e32 v55, 31, v43
67E4  v_add_u32_e32 v49, -1, v49
67E8  v_ashrrev_i32_e32 v43, 31, v43
67EC  v_max_u32_e32 v46, v46, v47
67F0  v_cmp_gt_i32_e32 vcc, 0, v50
67F4  v_bitop3_b32 v16, v49, v16, s6 bitop3:0xc8
67FC  v_and_or_b32 v43, v43, s19, v51
6804  v_add3_u32 v49, v53, v52, v54
680C  v_lshrrev_b32_e32 v51, 31, v50
6810  v_ashrrev_i32_e32 v52, 31, v48
6814  v_cndmask_b32_e32 v46, v46, v47, vcc
6818  v_sub_u32_e32 v50, 0x7f800000, v45
6820  v_lshrrev_b32_e32 v48, 31, v48
6824  v_sub_u32_e32 v47, 0x7f7fffff, v45
682C  v_add_u32_e32 v48, -1, v48
6830  v_lshrrev_b32_e32 v53, 31, v50
6834  v_max_u32_e32 v45, v45, v46
6838  v_cmp_gt_i32_e32 vcc, 0, v50
683C  v_bitop3_b32 v2, v48, v2, s6 bitop3:0xc8
6844  v_add3_u32 v48, v51, v49, v53
684C  v_cndmask_b32_e32 v45, v45, v46, vcc
6850  v_sub_u32_e32 v49, 0x7f800000, v44
6858  v_sub_u32_e32 v46, 0x7f7fffff, v44
6860  v_max_u32_e32 v44, v44, v45
6864  v_cmp_gt_i32_e32 vcc, 0, v49
6868  v_and_b32_e32 v52, 7, v52
686C  v_lshrrev_b32_e32 v54, 31, v47
6870  v_ashrrev_i32_e32 v47, 31, v47
6874  v_cndmask_b32_e32 v44, v44, v45, vcc
6878  v_sub_u32_e32 v45, 0x7f7fffff, v42
6880  v_and_or_b32 v47, v47, s11, v52
6888  v_lshrrev_b32_e32 v50, 31, v49
688C  v_ashrrev_i32_e32 v51, 31, v46
6890  v_sub_u32_e32 v49, 0x7f800000, v42
6898  v_and_or_b32 v47, v51, s14, v47
68A0  v_lshrrev_b32_e32 v52, 31, v45
68A4  v_ashrrev_i32_e32 v45, 31, v45
68A8  v_max_u32_e32 v42, v42, v44
68AC  v_cmp_gt_i32_e32 vcc, 0, v49
68B0  v_and_or_b32 v45, v45, s15, v47
68B8  v_sub_u32_e32 v47, 0x7f800000, v41
68C0  v_cndmask_b32_e32 v42, v42, v44, vcc
68C4  v_lshrrev_b32_e32 v46, 31, v46
68C8  v_sub_u32_e32 v44, 0x7f7fffff, v41
68D0  v_max_u32_e32 v41, v41, v42
68D4  v_cmp_gt_i32_e32 vcc, 0, v47
68D8  v_lshrrev_b32_e32 v51, 31, v49
68DC  v_add_u32_e32 v46, -1, v46
68E0  v_cndmask_b32_e32 v41, v41, v42, vcc
68E4  v_sub_u32_e32 v42, 0x7f7fffff, v40
68EC  v_bitop3_b32 v4, v46, v4, s6 bitop3:0xc8
68F4  v_add3_u32 v46, v50, v48, v51
68FC  v_lshrrev_b32_e32 v48, 31, v47
6900  v_ashrrev_i32_e32 v49, 31, v44
6904  v_sub_u32_e32 v47, 0x7f800000, v40
690C  v_and_or_b32 v45, v49, s16, v45
6914  v_lshrrev_b32_e32 v50, 31, v42
6918  v_ashrrev_i32_e32 v42, 31, v42
691C  v_max_u32_e32 v40, v40, v41
6920  v_cmp_gt_i32_e32 vcc, 0, v47
6924  v_and_or_b32 v42, v42, s17, v45
692C  v_sub_u32_e32 v45, 0x7f800000, v39
6934  v_cndmask_b32_e32 v40, v40, v41, vcc
6938  v_lshrrev_b32_e32 v44, 31, v44
693C  v_sub_u32_e32 v41, 0x7f7fffff, v39
6944  v_max_u32_e32 v39, v39, v40
6948  v_cmp_gt_i32_e32 vcc, 0, v45
694C  v_lshrrev_b32_e32 v49, 31, v47
6950  v_add_u32_e32 v44, -1, v44
6954  v_cndmask_b32_e32 v39, v39, v40, vcc
6958  v_sub_u32_e32 v40, 0x7f7fffff, v38
6960  v_bitop3_b32 v6, v44, v6, s6 bitop3:0xc8
6968  v_add3_u32 v44, v48, v46, v49
6970  v_lshrrev_b32_e32 v46, 31, v45
6974  v_ashrrev_i32_e32 v47, 31, v41
6978  v_sub_u32_e32 v45, 0x7f800000, v38
6980  v_and_or_b32 v42, v47, s18, v42
6988  v_lshrrev_b32_e32 v48, 31, v40
698C  v_lshrrev_b32_e32 v47, 31, v45
6990  v_ashrrev_i32_e32 v40, 31, v40
6994  v_lshrrev_b32_e32 v41, 31, v41
6998  v_and_or_b32 v49, v40, s19, v42
69A0  v_add3_u32 v40, v46, v44, v47
69A8  v_max_u32_e32 v38, v38, v39
69AC  v_cmp_gt_i32_e32 vcc, 0, v45
69B0  v_add_u32_e32 v74, -1, v74
69B4  v_add_u32_e32 v73, -1, v73
69B8  v_add_u32_e32 v71, -1, v71
69BC  v_add_u32_e32 v69, -1, v69
69C0  v_add_u32_e32 v68, -1, v68
69C4  v_add_u32_e32 v66, -1, v66
69C8  v_add_u32_e32 v64, -1, v64
69CC  v_add_u32_e32 v62, -1, v62
69D0  v_add_u32_e32 v61, -1, v61
69D4  v_add_u32_e32 v59, -1, v59
69D8  v_add_u32_e32 v57, -1, v57
69DC  v_add_u32_e32 v55, -1, v55
69E0  v_add_u32_e32 v54, -1, v54
69E4  v_add_u32_e32 v52, -1, v52
69E8  v_add_u32_e32 v50, -1, v50
69EC  v_add_u32_e32 v41, -1, v41
69F0  v_add_u32_e32 v48, -1, v48
69F4  v_cndmask_b32_e32 v38, v38, v39, vcc
69F8  v_mov_b32_e32 v39, 0x7f800000
6A00  v_cmp_ne_u32_e32 vcc, 32, v40
6A04  v_bitop3_b32 v27, v74, v27, s6 bitop3:0xc8
6A0C  v_bitop3_b32 v29, v73, v29, s6 bitop3:0xc8
6A14  v_bitop3_b32 v31, v71, v31, s6 bitop3:0xc8
6A1C  v_bitop3_b32 v33, v69, v33, s6 bitop3:0xc8
6A24  v_bitop3_b32 v19, v68, v19, s6 bitop3:0xc8
6A2C  v_bitop3_b32 v21, v66, v21, s6 bitop3:0xc8
6A34  v_bitop3_b32 v23, v64, v23, s6 bitop3:0xc8
6A3C  v_bitop3_b32 v25, v62, v25, s6 bitop3:0xc8
6A44  v_bitop3_b32 v11, v61, v11, s6 bitop3:0xc8
6A4C  v_bitop3_b32 v13, v59, v13, s6 bitop3:0xc8
6A54  v_bitop3_b32 v15, v57, v15, s6 bitop3:0xc8
6A5C  v_bitop3_b32 v17, v55, v17, s6 bitop3:0xc8
6A64  v_bitop3_b32 v3, v54, v3, s6 bitop3:0xc8
6A6C  v_bitop3_b32 v5, v52, v5, s6 bitop3:0xc8
6A74  v_bitop3_b32 v7, v50, v7, s6 bitop3:0xc8
6A7C  v_bitop3_b32 v9, v48, v9, s6 bitop3:0xc8
6A84  v_bitop3_b32 v8, v41, v8, s6 bitop3:0xc8
6A8C  v_cndmask_b32_e32 v71, v39, v38, vcc
6A90  s_or_b64 exec, exec, s[12:13]
6A94  s_load_dwordx2 s[12:13], s[0:1], 0x8
6A9C  s_load_dwordx2 s[14:15], s[0:1], 0x30
6AA4  v_cmp_ne_u32_e32 vcc, 0, v71
6AA8  v_mov_b32_e32 v38, 0x7f
6AB0  s_and_saveexec_b64 s[16:17], vcc
6AB4  s_cbranch_execz 26
6AB8  s_waitcnt lgkmcnt(0)
6ABC  s_bfe_u32 s11, s7, 0x20004
6AC4  s_cmp_eq_u32 s11, 2
6AC8  s_cselect_b64 s[6:7], -1, 0
6ACC  s_and_b64 s[18:19], s[6:7], exec
6AD0  s_cselect_b32 s18, 0x3fffff, 0
6AD8  s_cmp_lg_u32 s11, 0
6ADC  s_cselect_b32 s11, s18, 0x200000
6AE4  v_add_u32_e32 v38, s11, v71
6AE8  s_mov_b32 s11, 0x17fffff
6AF0  v_lshrrev_b32_e32 v39, 23, v38
6AF4  v_add_u32_e32 v39, -2, v39
6AF8  v_cmp_lt_u32_e32 vcc, s11, v38
6AFC  s_mov_b32 s11, 0x7f800000
6B04  s_nop 0
6B08  v_cndmask_b32_e32 v38, 0, v39, vcc
6B0C  v_cmp_eq_u32_e32 vcc, s11, v71
6B10  v_mov_b32_e32 v39, 0xfe
6B18  s_and_b64 vcc, s[6:7], vcc
6B1C  v_cndmask_b32_e32 v38, v38, v39, vcc
6B20  s_or_b64 exec, exec, s[16:17]
6B24  v_cmp_eq_u32_e32 vcc, 0, v38
6B28  s_cbranch_vccz 37
6B2C  s_nop 0
6B30  v_cndmask_b32_e64 v40, 1.0, 2.0, vcc
6B38  v_pk_mul_f32 v[26:27], v[40:41], v[26:27] op_sel_hi:[0,1]
6B40  v_pk_mul_f32 v[28:29], v[40:41], v[28:29] op_sel_hi:[0,1]
6B48  v_pk_mul_f32 v[30:31], v[40:41], v[30:31] op_sel_hi:[0,1]
6B50  v_pk_mul_f32 v[32:33], v[40:41], v[32:33] op_sel_hi:[0,1]
6B58  v_pk_mul_f32 v[18:19], v[40:41], v[18:19] op_sel_hi:[0,1]
6B60  v_pk_mul_f32 v[20:21], v[40:41], v[20:21] op_sel_hi:[0,1]
6B68  v_pk_mul_f32 v[22:23], v[40:41], v[22:23] op_sel_hi:[0,1]
6B70  v_pk_mul_f32 v[24:25], v[40:41], v[24:25] op_sel_hi:[0,1]
6B78  v_pk_mul_f32 v[10:11], v[40:41], v[10:11] op_sel_hi:[0,1]
6B80  v_pk_mul_f32 v[12:13], v[40:41], v[12:13] op_sel_hi:[0,1]
6B88  v_pk_mul_f32 v[14:15], v[40:41], v[14:15] op_sel_hi:[0,1]
6B90  v_pk_mul_f32 v[16:17], v[40:41], v[16:17] op_sel_hi:[0,1]
6B98  v_pk_mul_f32 v[2:3], v[40:41], v[2:3] op_sel_hi:[0,1]
6BA0  v_pk_mul_f32 v[4:5], v[40:41], v[4:5] op_sel_hi:[0,1]
6BA8  v_pk_mul_f32 v[6:7], v[40:41], v[6:7] op_sel_hi:[0,1]
6BB0  v_pk_mul_f32 v[8:9], v[40:41], v[8:9] op_sel_hi:[0,1]
6BB8  v_max_u32_e32 v39, 1, v38
6BBC  s_branch 1
6BC0  v_mov_b32_e32 v39, v38
6BC4  v_lshlrev_b32_e32 v42, 2, v36
6BC8  s_mov_b32 s6, 0xd2511f53
6BD0  v_mad_u64_u32 v[40:41], s[16:17], v42, s6, 0
6BD8  s_waitcnt lgkmcnt(0)
6BDC  s_mul_i32 s16, s9, 0xcd9e8d57
6BE4  s_mul_hi_u32 s9, s9, 0xcd9e8d57
6BEC  s_xor_b32 s8, s8, s9
6BF0  s_xor_b32 s9, s8, s14
6BF4  s_xor_b32 s8, s15, s10
6BF8  s_mov_b32 s7, 0xcd9e8d57
6C00  v_xor_b32_e32 v41, s8, v41
6C04  s_add_i32 s17, s14, 0x9e3779b9
6C0C  s_add_i32 s18, s15, 0xbb67ae85
6C14  s_mul_i32 s19, s9, 0xd2511f53
6C1C  s_mul_hi_u32 s9, s9, 0xd2511f53
6C24  v_mad_u64_u32 v[44:45], s[10:11], v41, s7, 0
6C2C  s_xor_b32 s10, s17, s16
6C30  s_xor_b32 s11, s18, s9
6C34  v_xor_b32_e32 v41, s10, v45
6C38  v_xor_b32_e32 v45, s11, v40
6C3C  s_add_i32 s18, s15, 0x76cf5d0a
6C44  v_mad_u64_u32 v[46:47], s[16:17], v45, s7, 0
6C4C  s_add_i32 s9, s14, 0x3c6ef372
6C54  v_mad_u64_u32 v[40:41], s[16:17], v41, s6, 0
6C5C  v_xor_b32_e32 v44, v44, v47
6C60  s_xor_b32 s19, s18, s19
6C64  v_xor_b32_e32 v44, s9, v44
6C68  v_xor_b32_e32 v41, s19, v41
6C6C  v_mad_u64_u32 v[44:45], s[20:21], v44, s6, 0
6C74  v_mad_u64_u32 v[50:51], s[20:21], v41, s7, 0
6C7C  s_add_i32 s17, s14, 0xdaa66d2b
6C84  s_add_i32 s16, s15, 0x32370b8f
6C8C  v_xor_b32_e32 v41, v46, v51
6C90  v_xor_b32_e32 v40, v40, v45
6C94  v_xor_b32_e32 v41, s17, v41
6C98  v_xor_b32_e32 v45, s16, v40
6C9C  v_mad_u64_u32 v[40:41], s[22:23], v41, s6, 0
6CA4  v_mad_u64_u32 v[46:47], s[22:23], v45, s7, 0
6CAC  s_add_i32 s20, s14, 0x78dde6e4
6CB4  s_add_i32 s18, s15, 0xed9eba14
6CBC  v_xor_b32_e32 v45, v50, v47
6CC0  v_xor_b32_e32 v41, v44, v41
6CC4  v_xor_b32_e32 v45, s20, v45
6CC8  v_xor_b32_e32 v41, s18, v41
6CCC  v_mad_u64_u32 v[44:45], s[24:25], v45, s6, 0
6CD4  v_mad_u64_u32 v[50:51], s[24:25], v41, s7, 0
6CDC  s_add_i32 s22, s14, 0x1715609d
6CE4  s_add_i32 s21, s15, 0xa9066899
6CEC  v_xor_b32_e32 v41, v46, v51
6CF0  v_xor_b32_e32 v40, v40, v45
6CF4  v_xor_b32_e32 v41, s22, v41
6CF8  v_xor_b32_e32 v45, s21, v40
6CFC  v_mad_u64_u32 v[40:41], s[24:25], v41, s6, 0
6D04  v_mad_u64_u32 v[46:47], s[24:25], v45, s7, 0
6D0C  s_add_i32 s26, s14, 0xb54cda56
6D14  s_add_i32 s23, s15, 0x646e171e
6D1C  v_xor_b32_e32 v45, v50, v47
6D20  v_xor_b32_e32 v41, v44, v41
6D24  v_xor_b32_e32 v45, s26, v45
6D28  v_xor_b32_e32 v41, s23, v41
6D2C  v_mad_u64_u32 v[44:45], s[24:25], v45, s6, 0
6D34  v_mad_u64_u32 v[50:51], s[24:25], v41, s7, 0
6D3C  s_add_i32 s27, s14, 0x5384540f
6D44  s_add_i32 s28, s15, 0x1fd5c5a3
6D4C  v_xor_b32_e32 v41, v46, v51
6D50  v_xor_b32_e32 v40, v40, v45
6D54  v_xor_b32_e32 v41, s27, v41
6D58  v_xor_b32_e32 v45, s28, v40
6D5C  v_mad_u64_u32 v[40:41], s[24:25], v41, s6, 0
6D64  v_mad_u64_u32 v[46:47], s[24:25], v45, s7, 0
6D6C  s_add_i32 s29, s14, 0xf1bbcdc8
6D74  s_add_i32 s30, s15, 0xdb3d7428
6D7C  v_xor_b32_e32 v45, v50, v47
6D80  v_xor_b32_e32 v41, v44, v41
6D84  v_xor_b32_e32 v45, s29, v45
6D88  v_xor_b32_e32 v41, s30, v41
6D8C  s_add_i32 s24, s14, 0x8ff34781
6D94  s_add_i32 s25, s15, 0x96a522ad
6D9C  v_mad_u64_u32 v[44:45], s[14:15], v45, s6, 0
6DA4  v_mad_u64_u32 v[50:51], s[14:15], v41, s7, 0
6DAC  v_xor_b32_e32 v41, v46, v51
6DB0  v_xor_b32_e32 v40, v40, v45
6DB4  v_mov_b32_e32 v46, 0
6DB8  v_mov_b32_e32 v47, 0
6DBC  v_lshlrev_b32_e32 v39, 23, v39
6DC0  v_xor_b32_e32 v41, s24, v41
6DC4  v_xor_b32_e32 v40, s25, v40
6DC8  v_cvt_scalef32_sr_pk_fp4_f32 v46, v[26:27], v41, v39
6DD0  v_cvt_scalef32_sr_pk_fp4_f32 v47, v[30:31], v40, v39 op_sel:[0,0,0,1]
6DD8  v_cvt_scalef32_sr_pk_fp4_f32 v46, v[28:29], v50, v39 op_sel:[0,0,1,0]
6DE0  v_cvt_scalef32_sr_pk_fp4_f32 v47, v[32:33], v44, v39 op_sel:[0,0,1,1]
6DE8  s_nop 0
6DEC  v_mov_b32_e32 v45, 0
6DF0  v_or3_b32 v26, v47, v0, v46
6DF8  v_or_b32_e32 v0, 1, v42
6DFC  v_mad_u64_u32 v[28:29], s[14:15], v0, s6, 0
6E04  v_xor_b32_e32 v0, s8, v29
6E08  v_mad_u64_u32 v[30:31], s[14:15], v0, s7, 0
6E10  v_xor_b32_e32 v0, s10, v31
6E14  v_xor_b32_e32 v27, s11, v28
6E18  v_mad_u64_u32 v[28:29], s[14:15], v0, s6, 0
6E20  v_mad_u64_u32 v[32:33], s[14:15], v27, s7, 0
6E28  v_xor_b32_e32 v0, v30, v33
6E2C  v_xor_b32_e32 v27, s19, v29
6E30  v_xor_b32_e32 v0, s9, v0
6E34  v_mad_u64_u32 v[40:41], s[14:15], v27, s7, 0
6E3C  v_mad_u64_u32 v[30:31], s[14:15], v0, s6, 0
6E44  v_xor_b32_e32 v0, v32, v41
6E48  v_xor_b32_e32 v0, s17, v0
6E4C  v_xor_b32_e32 v27, v28, v31
6E50  v_xor_b32_e32 v27, s16, v27
6E54  v_mad_u64_u32 v[28:29], s[14:15], v0, s6, 0
6E5C  v_mad_u64_u32 v[32:33], s[14:15], v27, s7, 0
6E64  v_xor_b32_e32 v27, v30, v29
6E68  v_xor_b32_e32 v0, v40, v33
6E6C  v_xor_b32_e32 v27, s18, v27
6E70  v_xor_b32_e32 v0, s20, v0
6E74  v_mad_u64_u32 v[40:41], s[14:15], v27, s7, 0
6E7C  v_mad_u64_u32 v[30:31], s[14:15], v0, s6, 0
6E84  v_xor_b32_e32 v0, v32, v41
6E88  v_xor_b32_e32 v0, s22, v0
6E8C  v_xor_b32_e32 v27, v28, v31
6E90  v_xor_b32_e32 v27, s21, v27
6E94  v_mad_u64_u32 v[28:29], s[14:15], v0, s6, 0
6E9C  v_mad_u64_u32 v[32:33], s[14:15], v27, s7, 0
6EA4  v_xor_b32_e32 v27, v30, v29
6EA8  v_xor_b32_e32 v0, v40, v33
6EAC  v_xor_b32_e32 v27, s23, v27
6EB0  v_xor_b32_e32 v0, s26, v0
6EB4  v_mad_u64_u32 v[40:41], s[14:15], v27, s7, 0
6EBC  v_mad_u64_u32 v[30:31], s[14:15], v0, s6, 0
6EC4  v_xor_b32_e32 v0, v32, v41
6EC8  v_xor_b32_e32 v0, s27, v0
6ECC  v_xor_b32_e32 v27, v28, v31
6ED0  v_xor_b32_e32 v27, s28, v27
6ED4  v_mad_u64_u32 v[28:29], s[14:15], v0, s6, 0
6EDC  v_mad_u64_u32 v[32:33], s[14:15], v27, s7, 0
6EE4  v_xor_b32_e32 v27, v30, v29
6EE8  v_xor_b32_e32 v0, v40, v33
6EEC  v_xor_b32_e32 v27, s30, v27
6EF0  v_xor_b32_e32 v0, s29, v0
6EF4  v_mad_u64_u32 v[40:41], s[14:15], v27, s7, 0
6EFC  v_mad_u64_u32 v[30:31], s[14:15], v0, s6, 0
6F04  v_xor_b32_e32 v0, v32, v41
6F08  v_xor_b32_e32 v0, s24, v0
6F0C  v_xor_b32_e32 v27, v28, v31
6F10  v_mov_b32_e32 v28, 0
6F14  v_mov_b32_e32 v29, 0
6F18  v_xor_b32_e32 v27, s25, v27
6F1C  v_cvt_scalef32_sr_pk_fp4_f32 v28, v[18:19], v0, v39
6F24  v_cvt_scalef32_sr_pk_fp4_f32 v29, v[22:23], v27, v39 op_sel:[0,0,0,1]
6F2C  v_cvt_scalef32_sr_pk_fp4_f32 v28, v[20:21], v40, v39 op_sel:[0,0,1,0]
6F34  v_cvt_scalef32_sr_pk_fp4_f32 v29, v[24:25], v30, v39 op_sel:[0,0,1,1]
6F3C  s_nop 0
6F40  v_or_b32_e32 v0, 2, v42
6F44  v_or3_b32 v27, v29, v1, v28
6F4C  v_mad_u64_u32 v[0:1], s[14:15], v0, s6, 0
6F54  v_xor_b32_e32 v1, s8, v1
6F58  v_mad_u64_u32 v[18:19], s[14:15], v1, s7, 0
6F60  v_xor_b32_e32 v1, s10, v19
6F64  v_xor_b32_e32 v19, s11, v0
6F68  v_mad_u64_u32 v[20:21], s[14:15], v19, s7, 0
6F70  v_xor_b32_e32 v18, v18, v21
6F74  v_mad_u64_u32 v[0:1], s[14:15], v1, s6, 0
6F7C  v_xor_b32_e32 v18, s9, v18
6F80  v_xor_b32_e32 v1, s19, v1
6F84  v_mad_u64_u32 v[18:19], s[14:15], v18, s6, 0
6F8C  v_mad_u64_u32 v[22:23], s[14:15], v1, s7, 0
6F94  v_xor_b32_e32 v0, v0, v19
6F98  v_xor_b32_e32 v1, v20, v23
6F9C  v_xor_b32_e32 v19, s16, v0
6FA0  v_xor_b32_e32 v1, s17, v1
6FA4  v_mad_u64_u32 v[20:21], s[14:15], v19, s7, 0
6FAC  v_mad_u64_u32 v[0:1], s[14:15], v1, s6, 0
6FB4  v_xor_b32_e32 v19, v22, v21
6FB8  v_xor_b32_e32 v19, s20, v19
6FBC  v_xor_b32_e32 v1, v18, v1
6FC0  v_xor_b32_e32 v1, s18, v1
6FC4  v_mad_u64_u32 v[18:19], s[14:15], v19, s6, 0
6FCC  v_mad_u64_u32 v[22:23], s[14:15], v1, s7, 0
6FD4  v_xor_b32_e32 v0, v0, v19
6FD8  v_xor_b32_e32 v1, v20, v23
6FDC  v_xor_b32_e32 v19, s21, v0
6FE0  v_xor_b32_e32 v1, s22, v1
6FE4  v_mad_u64_u32 v[20:21], s[14:15], v19, s7, 0
6FEC  v_mad_u64_u32 v[0:1], s[14:15], v1, s6, 0
6FF4  v_xor_b32_e32 v19, v22, v21
6FF8  v_xor_b32_e32 v19, s26, v19
6FFC  v_xor_b32_e32 v1, v18, v1
7000  v_xor_b32_e32 v1, s23, v1
7004  v_mad_u64_u32 v[18:19], s[14:15], v19, s6, 0
700C  v_mad_u64_u32 v[22:23], s[14:15], v1, s7, 0
7014  v_xor_b32_e32 v0, v0, v19
7018  v_xor_b32_e32 v1, v20, v23
701C  v_xor_b32_e32 v19, s28, v0
7020  v_xor_b32_e32 v1, s27, v1
7024  v_mad_u64_u32 v[20:21], s[14:15], v19, s7, 0
702C  v_mad_u64_u32 v[0:1], s[14:15], v1, s6, 0
7034  v_xor_b32_e32 v19, v22, v21
7038  v_xor_b32_e32 v19, s29, v19
703C  v_xor_b32_e32 v1, v18, v1
7040  v_xor_b32_e32 v1, s30, v1
7044  v_mad_u64_u32 v[18:19], s[14:15], v19, s6, 0
704C  v_mad_u64_u32 v[22:23], s[14:15], v1, s7, 0
7054  v_xor_b32_e32 v0, v0, v19
7058  v_xor_b32_e32 v1, v20, v23
705C  v_xor_b32_e32 v0, s25, v0
7060  v_mov_b32_e32 v19, 0
7064  v_mov_b32_e32 v20, 0
7068  v_xor_b32_e32 v1, s24, v1
706C  v_cvt_scalef32_sr_pk_fp4_f32 v19, v[10:11], v1, v39
7074  v_cvt_scalef32_sr_pk_fp4_f32 v20, v[14:15], v0, v39 op_sel:[0,0,0,1]
707C  v_cvt_scalef32_sr_pk_fp4_f32 v19, v[12:13], v22, v39 op_sel:[0,0,1,0]
7084  v_cvt_scalef32_sr_pk_fp4_f32 v20, v[16:17], v18, v39 op_sel:[0,0,1,1]
708C  s_nop 0
7090  v_or_b32_e32 v0, 3, v42
7094  v_mad_u64_u32 v[0:1], s[14:15], v0, s6, 0
709C  v_xor_b32_e32 v1, s8, v1
70A0  v_mad_u64_u32 v[10:11], s[14:15], v1, s7, 0
70A8  v_xor_b32_e32 v1, s10, v11
70AC  v_xor_b32_e32 v11, s11, v0
70B0  v_mad_u64_u32 v[12:13], s[10:11], v11, s7, 0
70B8  v_mad_u64_u32 v[0:1], s[10:11], v1, s6, 0
70C0  v_xor_b32_e32 v10, v10, v13
70C4  v_xor_b32_e32 v10, s9, v10
70C8  v_xor_b32_e32 v1, s19, v1
70CC  v_mad_u64_u32 v[10:11], s[8:9], v10, s6, 0
70D4  v_mad_u64_u32 v[14:15], s[8:9], v1, s7, 0
70DC  v_xor_b32_e32 v1, v12, v15
70E0  v_xor_b32_e32 v0, v0, v11
70E4  v_xor_b32_e32 v1, s17, v1
70E8  v_xor_b32_e32 v11, s16, v0
70EC  v_mad_u64_u32 v[0:1], s[8:9], v1, s6, 0
70F4  v_mad_u64_u32 v[12:13], s[8:9], v11, s7, 0
70FC  v_xor_b32_e32 v11, v14, v13
7100  v_xor_b32_e32 v1, v10, v1
7104  v_xor_b32_e32 v11, s20, v11
7108  v_xor_b32_e32 v1, s18, v1
710C  v_mad_u64_u32 v[10:11], s[8:9], v11, s6, 0
7114  v_mad_u64_u32 v[14:15], s[8:9], v1, s7, 0
711C  v_xor_b32_e32 v1, v12, v15
7120  v_xor_b32_e32 v0, v0, v11
7124  v_xor_b32_e32 v1, s22, v1
7128  v_xor_b32_e32 v11, s21, v0
712C  v_mad_u64_u32 v[0:1], s[8:9], v1, s6, 0
7134  v_mad_u64_u32 v[12:13], s[8:9], v11, s7, 0
713C  v_xor_b32_e32 v11, v14, v13
7140  v_xor_b32_e32 v1, v10, v1
7144  v_xor_b32_e32 v11, s26, v11
7148  v_xor_b32_e32 v1, s23, v1
714C  v_mad_u64_u32 v[10:11], s[8:9], v11, s6, 0
7154  v_mad_u64_u32 v[14:15], s[8:9], v1, s7, 0
715C  v_xor_b32_e32 v1, v12, v15
7160  v_xor_b32_e32 v0, v0, v11
7164  v_xor_b32_e32 v1, s27, v1
7168  v_xor_b32_e32 v11, s28, v0
716C  v_mad_u64_u32 v[0:1], s[8:9], v1, s6, 0
7174  v_mad_u64_u32 v[12:13], s[8:9], v11, s7, 0
717C  v_xor_b32_e32 v11, v14, v13
7180  v_xor_b32_e32 v1, v10, v1
7184  v_xor_b32_e32 v11, s29, v11
7188  v_xor_b32_e32 v1, s30, v1
718C  v_mad_u64_u32 v[10:11], s[8:9], v11, s6, 0
7194  v_mad_u64_u32 v[14:15], s[6:7], v1, s7, 0
719C  v_xor_b32_e32 v1, v12, v15
71A0  v_xor_b32_e32 v0, v0, v11
71A4  v_xor_b32_e32 v1, s24, v1
71A8  v_xor_b32_e32 v0, s25, v0
71AC  v_mov_b32_e32 v11, 0
71B0  v_or3_b32 v28, v20, v43, v19
71B8  v_cvt_scalef32_sr_pk_fp4_f32 v45, v[2:3], v1, v39
71C0  v_cvt_scalef32_sr_pk_fp4_f32 v11, v[6:7], v0, v39 op_sel:[0,0,0,1]
71C8  v_cvt_scalef32_sr_pk_fp4_f32 v45, v[4:5], v14, v39 op_sel:[0,0,1,0]
71D0  v_cvt_scalef32_sr_pk_fp4_f32 v11, v[8:9], v10, v39 op_sel:[0,0,1,1]
71D8  s_nop 0
71DC  v_lshl_add_u64 v[0:1], v[36:37], 4, s[12:13]
71E4  v_or3_b32 v29, v11, v49, v45
71EC  s_or_b64 s[2:3], s[2:3], exec
71F0  global_store_dwordx4 v[0:1], v[26:29], off
71F8  s_or_b64 exec, exec, s[4:5]
71FC  s_and_saveexec_b64 s[4:5], s[2:3]
7200  s_cbranch_execz 64272
7204  s_load_dwordx2 s[0:1], s[0:1], 0x10
720C  s_waitcnt lgkmcnt(0)
7210  v_lshl_add_u64 v[0:1], s[0:1], 0, v[34:35]
7218  global_store_byte v[0:1], v38, off
7220  s_endpgm
7224  s_nop 0

7300 <QuantiseRowTunedH16Sr>:
7300  s_load_dwordx4 s[4:7], s[0:1], 0x18
7308  s_load_dwordx2 s[10:11], s[0:1], 0x0
7310  v_readfirstlane_b32 s8, v0
7314  s_lshr_b32 s8, s8, 6
7318  s_lshl_b32 s2, s2, 2
731C  s_waitcnt lgkmcnt(0)
7320  s_lshr_b32 s17, s7, 8
7324  s_lshr_b32 s16, s6, 5
7328  s_add_i32 s2, s8, s2
732C  s_sub_i32 s6, 6, s17
7330  s_lshl_b32 s19, s2, s6
7334  s_lshl_b32 s18, s3, s17
7338  s_lshl_b32 s6, s8, 13
733C  s_and_b32 s2, s7, 1
7340  s_bitcmp1_b32 s7, 0
7344  s_cselect_b64 s[8:9], -1, 0
7348  s_lshl_b32 s3, -1, s17
734C  s_not_b32 s20, s3
7350  s_cmp_eq_u32 s2, 0
7354  v_and_b32_e32 v1, 63, v0
7358  s_cbranch_scc1 265
735C  v_lshrrev_b32_e32 v3, 3, v1
7360  v_lshrrev_b32_e32 v2, s17, v3
7364  v_add_u32_e32 v4, s19, v2
7368  v_and_b32_e32 v2, s20, v3
736C  v_add_u32_e32 v5, s18, v2
7370  v_cmp_gt_u32_e32 vcc, s5, v4
7374  v_cmp_gt_u32_e64 s[2:3], s16, v5
737C  s_and_b64 s[12:13], vcc, s[2:3]
7380  v_lshrrev_b32_e32 v2, 4, v1
7384  s_and_saveexec_b64 s[2:3], s[12:13]
7388  s_cbranch_execz 18
738C  v_lshlrev_b32_e32 v6, 5, v5
7390  v_mov_b32_e32 v7, 0
7394  v_mad_u64_u32 v[4:5], s[12:13], v4, s4, v[6:7]
739C  v_lshlrev_b64 v[4:5], 2, v[4:5]
73A4  v_bitop3_b32 v6, v2, v0, 7 bitop3:0x78
73AC  v_and_b32_e32 v4, -16, v4
73B0  v_lshl_add_u64 v[4:5], s[10:11], 0, v[4:5]
73B8  v_lshlrev_b32_e32 v6, 4, v6
73BC  v_lshl_add_u64 v[4:5], v[4:5], 0, v[6:7]
73C4  s_mov_b32 m0, s6
73C8  s_nop 0
73CC  global_load_lds_dwordx4 v[4:5], off
73D4  s_or_b64 exec, exec, s[2:3]
73D8  v_or_b32_e32 v5, 64, v1
73DC  v_lshrrev_b32_e32 v6, 3, v5
73E0  v_lshrrev_b32_e32 v4, s17, v6
73E4  v_and_b32_e32 v6, s20, v6
73E8  v_add_u32_e32 v4, s19, v4
73EC  v_add_u32_e32 v6, s18, v6
73F0  v_cmp_gt_u32_e32 vcc, s5, v4
73F4  v_cmp_gt_u32_e64 s[2:3], s16, v6
73FC  s_and_b64 s[12:13], vcc, s[2:3]
7400  s_and_saveexec_b64 s[2:3], s[12:13]
7404  s_cbranch_execz 20
7408  v_lshlrev_b32_e32 v6, 5, v6
740C  v_mov_b32_e32 v7, 0
7410  v_lshrrev_b32_e32 v8, 4, v5
7414  v_mad_u64_u32 v[4:5], s[12:13], v4, s4, v[6:7]
741C  v_lshlrev_b64 v[4:5], 2, v[4:5]
7424  v_bitop3_b32 v6, v8, v0, 7 bitop3:0x78
742C  v_and_b32_e32 v4, -16, v4
7430  v_lshl_add_u64 v[4:5], s[10:11], 0, v[4:5]
7438  v_lshlrev_b32_e32 v6, 4, v6
743C  v_lshl_add_u64 v[4:5], v[4:5], 0, v[6:7]
7444  s_add_i32 m0, s6, 0x400
744C  s_nop 0
7450  global_load_lds_dwordx4 v[4:5], off
7458  s_or_b64 exec, exec, s[2:3]
745C  v_or_b32_e32 v4, 16, v3
7460  v_lshrrev_b32_e32 v4, s17, v4
7464  v_bitop3_b32 v5, v3, s20, 16 bitop3:0xc8
746C  v_add_u32_e32 v4, s19, v4
7470  v_add_u32_e32 v5, s18, v5
7474  v_cmp_gt_u32_e32 vcc, s5, v4
7478  v_cmp_gt_u32_e64 s[2:3], s16, v5
7480  s_and_b64 s[12:13], vcc, s[2:3]
7484  s_and_saveexec_b64 s[2:3], s[12:13]
7488  s_cbranch_execz 19
748C  v_lshlrev_b32_e32 v6, 5, v5
7490  v_mov_b32_e32 v7, 0
7494  v_mad_u64_u32 v[4:5], s[12:13], v4, s4, v[6:7]
749C  v_lshlrev_b64 v[4:5], 2, v[4:5]
74A4  v_bitop3_b32 v6, v2, v0, 7 bitop3:0x78
74AC  v_and_b32_e32 v4, -16, v4
74B0  v_lshl_add_u64 v[4:5], s[10:11], 0, v[4:5]
74B8  v_lshlrev_b32_e32 v6, 4, v6
74BC  v_lshl_add_u64 v[4:5], v[4:5], 0, v[6:7]
74C4  s_add_i32 m0, s6, 0x800
74CC  s_nop 0
74D0  global_load_lds_dwordx4 v[4:5], off
74D8  s_or_b64 exec, exec, s[2:3]
74DC  v_or_b32_e32 v5, 0xc0, v1
74E4  v_lshrrev_b32_e32 v6, 3, v5
74E8  v_lshrrev_b32_e32 v4, s17, v6
74EC  v_and_b32_e32 v6, s20, v6
74F0  v_add_u32_e32 v4, s19, v4
74F4  v_add_u32_e32 v6, s18, v6
74F8  v_cmp_gt_u32_e32 vcc, s5, v4
74FC  v_cmp_gt_u32_e64 s[2:3], s16, v6
7504  s_and_b64 s[12:13], vcc, s[2:3]
7508  s_and_saveexec_b64 s[2:3], s[12:13]
750C  s_cbranch_execz 20
7510  v_lshlrev_b32_e32 v6, 5, v6
7514  v_mov_b32_e32 v7, 0
7518  v_lshrrev_b32_e32 v8, 4, v5
751C  v_mad_u64_u32 v[4:5], s[12:13], v4, s4, v[6:7]
7524  v_lshlrev_b64 v[4:5], 2, v[4:5]
752C  v_bitop3_b32 v6, v8, 7, v0 bitop3:0x48
7534  v_and_b32_e32 v4, -16, v4
7538  v_lshl_add_u64 v[4:5], s[10:11], 0, v[4:5]
7540  v_lshlrev_b32_e32 v6, 4, v6
7544  v_lshl_add_u64 v[4:5], v[4:5], 0, v[6:7]
754C  s_add_i32 m0, s6, 0xc00
7554  s_nop 0
7558  global_load_lds_dwordx4 v[4:5], off
7560  s_or_b64 exec, exec, s[2:3]
7564  v_or_b32_e32 v4, 32, v3
7568  v_lshrrev_b32_e32 v4, s17, v4
756C  v_bitop3_b32 v5, v3, s20, 32 bitop3:0xc8
7574  v_add_u32_e32 v4, s19, v4
7578  v_add_u32_e32 v5, s18, v5
757C  v_cmp_gt_u32_e32 vcc, s5, v4
7580  v_cmp_gt_u32_e64 s[2:3], s16, v5
7588  s_and_b64 s[12:13], vcc, s[2:3]
758C  s_and_saveexec_b64 s[2:3], s[12:13]
7590  s_cbranch_execz 19
7594  v_lshlrev_b32_e32 v6, 5, v5
7598  v_mov_b32_e32 v7, 0
759C  v_mad_u64_u32 v[4:5], s[12:13], v4, s4, v[6:7]
75A4  v_lshlrev_b64 v[4:5], 2, v[4:5]
75AC  v_bitop3_b32 v6, v2, v0, 7 bitop3:0x78
75B4  v_and_b32_e32 v4, -16, v4
75B8  v_lshl_add_u64 v[4:5], s[10:11], 0, v[4:5]
75C0  v_lshlrev_b32_e32 v6, 4, v6
75C4  v_lshl_add_u64 v[4:5], v[4:5], 0, v[6:7]
75CC  s_add_i32 m0, s6, 0x1000
75D4  s_nop 0
75D8  global_load_lds_dwordx4 v[4:5], off
75E0  s_or_b64 exec, exec, s[2:3]
75E4  v_or_b32_e32 v5, 0x140, v1
75EC  v_lshrrev_b32_e32 v6, 3, v5
75F0  v_lshrrev_b32_e32 v4, s17, v6
75F4  v_and_b32_e32 v6, s20, v6
75F8  v_add_u32_e32 v4, s19, v4
75FC  v_add_u32_e32 v6, s18, v6
7600  v_cmp_gt_u32_e32 vcc, s5, v4
7604  v_cmp_gt_u32_e64 s[2:3], s16, v6
760C  s_and_b64 s[12:13], vcc, s[2:3]
7610  s_and_saveexec_b64 s[2:3], s[12:13]
7614  s_cbranch_execz 20
7618  v_lshlrev_b32_e32 v6, 5, v6
761C  v_mov_b32_e32 v7, 0
7620  v_lshrrev_b32_e32 v8, 4, v5
7624  v_mad_u64_u32 v[4:5], s[12:13], v4, s4, v[6:7]
762C  v_lshlrev_b64 v[4:5], 2, v[4:5]
7634  v_bitop3_b32 v6, v8, 7, v0 bitop3:0x48
763C  v_and_b32_e32 v4, -16, v4
7640  v_lshl_add_u64 v[4:5], s[10:11], 0, v[4:5]
7648  v_lshlrev_b32_e32 v6, 4, v6
764C  v_lshl_add_u64 v[4:5], v[4:5], 0, v[6:7]
7654  s_add_i32 m0, s6, 0x1400
765C  s_nop 0
7660  global_load_lds_dwordx4 v[4:5], off
7668  s_or_b64 exec, exec, s[2:3]
766C  v_or_b32_e32 v4, 48, v3
7670  v_lshrrev_b32_e32 v4, s17, v4
7674  v_bitop3_b32 v3, v3, s20, 48 bitop3:0xc8
767C  v_add_u32_e32 v4, s19, v4
7680  v_add_u32_e32 v3, s18, v3
7684  v_cmp_gt_u32_e32 vcc, s5, v4
7688  v_cmp_gt_u32_e64 s[2:3], s16, v3
7690  s_and_b64 s[12:13], vcc, s[2:3]
7694  s_and_saveexec_b64 s[2:3], s[12:13]
7698  s_cbranch_execz 19
769C  v_lshlrev_b32_e32 v6, 5, v3
76A0  v_mov_b32_e32 v7, 0
76A4  v_mad_u64_u32 v[4:5], s[12:13], v4, s4, v[6:7]
76AC  v_bitop3_b32 v6, v2, v0, 7 bitop3:0x78
76B4  v_lshlrev_b64 v[2:3], 2, v[4:5]
76BC  v_and_b32_e32 v2, -16, v2
76C0  v_lshl_add_u64 v[2:3], s[10:11], 0, v[2:3]
76C8  v_lshlrev_b32_e32 v6, 4, v6
76CC  v_lshl_add_u64 v[2:3], v[2:3], 0, v[6:7]
76D4  s_add_i32 m0, s6, 0x1800
76DC  s_nop 0
76E0  global_load_lds_dwordx4 v[2:3], off
76E8  s_or_b64 exec, exec, s[2:3]
76EC  v_or_b32_e32 v3, 0x1c0, v1
76F4  v_lshrrev_b32_e32 v4, 3, v3
76F8  v_lshrrev_b32_e32 v2, s17, v4
76FC  v_and_b32_e32 v4, s20, v4
7700  v_add_u32_e32 v2, s19, v2
7704  v_add_u32_e32 v6, s18, v4
7708  v_cmp_gt_u32_e32 vcc, s5, v2
770C  v_cmp_gt_u32_e64 s[2:3], s16, v6
7714  s_and_b64 s[14:15], vcc, s[2:3]
7718  s_mov_b64 s[2:3], 0
771C  s_mov_b64 s[12:13], 0
7720  s_and_saveexec_b64 s[22:23], s[14:15]
7724  s_xor_b64 s[14:15], exec, s[22:23]
7728  s_cbranch_execz 16
772C  v_lshlrev_b32_e32 v4, 5, v6
7730  v_mov_b32_e32 v5, 0
7734  v_lshrrev_b32_e32 v7, 4, v3
7738  v_mad_u64_u32 v[2:3], s[22:23], v2, s4, v[4:5]
7740  v_lshlrev_b64 v[2:3], 2, v[2:3]
7748  v_bitop3_b32 v4, v7, 7, v0 bitop3:0x48
7750  v_and_b32_e32 v2, -16, v2
7754  v_lshl_add_u64 v[2:3], s[10:11], 0, v[2:3]
775C  v_lshlrev_b32_e32 v4, 4, v4
7760  s_mov_b64 s[12:13], exec
7764  v_lshl_add_u64 v[4:5], v[2:3], 0, v[4:5]
776C  s_or_b64 exec, exec, s[14:15]
7770  s_movk_i32 s14, 0x1c00
7774  s_and_b64 vcc, exec, s[2:3]
7778  s_cbranch_vccnz 4
777C  s_branch 111
7780  s_mov_b64 s[12:13], 0
7784  s_movk_i32 s14, 0x1c00
7788  s_cbranch_execz 108
778C  v_lshrrev_b32_e32 v2, 4, v0
7790  v_bitop3_b32 v2, v2, 3, v0 bitop3:0x48
7798  v_lshlrev_b32_e32 v4, 4, v2
779C  v_mov_b32_e32 v5, 0
77A0  v_lshrrev_b32_e32 v6, 2, v1
77A4  v_lshl_add_u64 v[2:3], s[10:11], 0, v[4:5]
77AC  v_lshrrev_b32_e32 v4, s17, v6
77B0  v_add_u32_e32 v7, s19, v4
77B4  v_and_b32_e32 v4, s20, v6
77B8  v_add_u32_e32 v4, s18, v4
77BC  v_cmp_gt_u32_e32 vcc, s5, v7
77C0  v_cmp_gt_u32_e64 s[2:3], s16, v4
77C8  s_and_b64 s[10:11], vcc, s[2:3]
77CC  s_and_saveexec_b64 s[2:3], s[10:11]
77D0  s_cbranch_execz 12
77D4  v_lshlrev_b32_e32 v4, 5, v4
77D8  v_mad_u64_u32 v[4:5], s[10:11], v7, s4, v[4:5]
77E0  v_lshlrev_b64 v[4:5], 1, v[4:5]
77E8  v_and_b32_e32 v4, -16, v4
77EC  v_lshl_add_u64 v[4:5], v[2:3], 0, v[4:5]
77F4  s_mov_b32 m0, s6
77F8  s_nop 0
77FC  global_load_lds_dwordx4 v[4:5], off
7804  s_or_b64 exec, exec, s[2:3]
7808  v_or_b32_e32 v4, 16, v6
780C  v_lshrrev_b32_e32 v4, s17, v4
7810  v_bitop3_b32 v5, v6, s20, 16 bitop3:0xc8
7818  v_add_u32_e32 v4, s19, v4
781C  v_add_u32_e32 v5, s18, v5
7820  v_cmp_gt_u32_e32 vcc, s5, v4
7824  v_cmp_gt_u32_e64 s[2:3], s16, v5
782C  s_and_b64 s[10:11], vcc, s[2:3]
7830  s_and_saveexec_b64 s[2:3], s[10:11]
7834  s_cbranch_execz 14
7838  v_lshlrev_b32_e32 v8, 5, v5
783C  v_mov_b32_e32 v9, 0
7840  v_mad_u64_u32 v[4:5], s[10:11], v4, s4, v[8:9]
7848  v_lshlrev_b64 v[4:5], 1, v[4:5]
7850  v_and_b32_e32 v4, -16, v4
7854  v_lshl_add_u64 v[4:5], v[2:3], 0, v[4:5]
785C  s_add_i32 m0, s6, 0x400
7864  s_nop 0
7868  global_load_lds_dwordx4 v[4:5], off
7870  s_or_b64 exec, exec, s[2:3]
7874  v_or_b32_e32 v4, 32, v6
7878  v_lshrrev_b32_e32 v4, s17, v4
787C  v_bitop3_b32 v5, v6, s20, 32 bitop3:0xc8
7884  v_add_u32_e32 v4, s19, v4
7888  v_add_u32_e32 v5, s18, v5
788C  v_cmp_gt_u32_e32 vcc, s5, v4
7890  v_cmp_gt_u32_e64 s[2:3], s16, v5
7898  s_and_b64 s[10:11], vcc, s[2:3]
789C  s_and_saveexec_b64 s[2:3], s[10:11]
78A0  s_cbranch_execz 14
78A4  v_lshlrev_b32_e32 v8, 5, v5
78A8  v_mov_b32_e32 v9, 0
78AC  v_mad_u64_u32 v[4:5], s[10:11], v4, s4, v[8:9]
78B4  v_lshlrev_b64 v[4:5], 1, v[4:5]
78BC  v_and_b32_e32 v4, -16, v4
78C0  v_lshl_add_u64 v[4:5], v[2:3], 0, v[4:5]
78C8  s_add_i32 m0, s6, 0x800
78D0  s_nop 0
78D4  global_load_lds_dwordx4 v[4:5], off
78DC  s_or_b64 exec, exec, s[2:3]
78E0  v_or_b32_e32 v4, 48, v6
78E4  v_lshrrev_b32_e32 v4, s17, v4
78E8  v_add_u32_e32 v7, s19, v4
78EC  v_bitop3_b32 v4, v6, s20, 48 bitop3:0xc8
78F4  v_add_u32_e32 v6, s18, v4
78F8  v_cmp_gt_u32_e32 vcc, s5, v7
78FC  v_cmp_gt_u32_e64 s[2:3], s16, v6
7904  s_and_b64 s[10:11], vcc, s[2:3]
7908  s_and_saveexec_b64 s[2:3], s[10:11]
790C  v_lshlrev_b32_e32 v4, 5, v6
7910  v_mov_b32_e32 v5, 0
7914  v_mad_u64_u32 v[4:5], s[10:11], v7, s4, v[4:5]
791C  v_lshlrev_b64 v[4:5], 1, v[4:5]
7924  v_and_b32_e32 v4, -16, v4
7928  v_lshl_add_u64 v[4:5], v[2:3], 0, v[4:5]
7930  s_or_b64 s[12:13], s[12:13], exec
7934  s_or_b64 exec, exec, s[2:3]
7938  s_movk_i32 s14, 0xc00
793C  s_and_saveexec_b64 s[2:3], s[12:13]
7940  s_cbranch_execz 4
7944  s_add_i32 m0, s6, s14
7948  s_nop 0
794C  global_load_lds_dwordx4 v[4:5], off
7954  s_or_b64 exec, exec, s[2:3]
7958  s_and_b32 s2, s7, 8
795C  v_lshrrev_b32_e32 v2, s17, v1
7960  s_bitcmp1_b32 s7, 3
7964  v_add_u32_e32 v4, s19, v2
7968  v_and_b32_e32 v2, s20, v1
796C  s_cselect_b64 s[10:11], -1, 0
7970  s_cmp_eq_u32 s2, 0
7974  v_add_u32_e32 v2, s18, v2
7978  s_waitcnt vmcnt(0)
797C  s_cbranch_scc1 29
7980  v_lshlrev_b32_e32 v7, 2, v4
7984  v_lshlrev_b32_e32 v5, 5, v2
7988  v_lshlrev_b32_e32 v6, 6, v2
798C  v_and_b32_e32 v8, 60, v7
7990  v_lshrrev_b32_e32 v7, 1, v2
7994  s_add_i32 s2, s16, 7
7998  v_and_b32_e32 v5, 0xffffff00, v5
79A0  v_and_b32_e32 v6, 0xc0, v6
79A8  v_and_b32_e32 v7, 2, v7
79AC  s_and_b32 s2, s2, 0xffffff8
79B4  v_and_b32_e32 v3, 0xffffffe0, v4
79BC  v_or3_b32 v6, v6, v5, v7
79C4  v_mov_b32_e32 v7, 0
79C8  v_mad_u64_u32 v[34:35], s[2:3], v3, s2, v[6:7]
79D0  v_mov_b32_e32 v3, v7
79D4  v_bfe_u32 v9, v4, 4, 1
79DC  v_mad_u64_u32 v[36:37], s[2:3], v4, s16, v[2:3]
79E4  v_or3_b32 v34, v34, v8, v9
79EC  s_cbranch_execz 1
79F0  s_branch 4
79F4  v_mov_b32_e32 v3, 0
79F8  v_mad_u64_u32 v[36:37], s[2:3], v4, s16, v[2:3]
7A00  v_mov_b64_e32 v[34:35], v[36:37]
7A04  v_cmp_le_u32_e32 vcc, s5, v4
7A08  v_cmp_le_u32_e64 s[2:3], s16, v2
7A10  s_or_b64 s[12:13], vcc, s[2:3]
7A14  s_mov_b64 s[2:3], 0
7A18  s_and_saveexec_b64 s[14:15], s[12:13]
7A1C  s_xor_b64 s[12:13], exec, s[14:15]
7A20  s_cbranch_execnz 9
7A24  s_or_saveexec_b64 s[4:5], s[12:13]
7A28  v_mov_b32_e32 v32, 0x7f
7A30  s_xor_b64 exec, exec, s[4:5]
7A34  s_cbranch_execnz 26
7A38  s_or_b64 exec, exec, s[4:5]
7A3C  s_and_saveexec_b64 s[4:5], s[2:3]
7A40  s_cbranch_execnz 1636
7A44  s_endpgm
7A48  s_and_b64 vcc, exec, s[10:11]
7A4C  s_cbranch_vccz 14
7A50  s_add_i32 s2, s5, 0xff
7A58  s_and_b32 s2, s2, 0xffffff00
7A60  v_cmp_gt_u32_e32 vcc, s2, v4
7A64  s_mov_b64 s[2:3], 0
7A68  s_and_saveexec_b64 s[4:5], vcc
7A6C  s_xor_b64 s[4:5], exec, s[4:5]
7A70  s_add_i32 s16, s16, 7
7A74  s_and_b32 s2, s16, 0xffffff8
7A7C  v_cmp_gt_u32_e32 vcc, s2, v2
7A80  s_and_b64 s[2:3], vcc, exec
7A84  s_or_b64 exec, exec, s[4:5]
7A88  s_and_b64 s[2:3], s[2:3], exec
7A8C  s_or_saveexec_b64 s[4:5], s[12:13]
7A90  v_mov_b32_e32 v32, 0x7f
7A98  s_xor_b64 exec, exec, s[4:5]
7A9C  s_cbranch_execz 65510
7AA0  s_load_dword s10, s[0:1], 0x28
7AA8  s_andn2_b64 vcc, exec, s[8:9]
7AAC  s_cbranch_vccnz 53
7AB0  v_lshrrev_b32_e32 v26, 1, v0
7AB4  v_bfe_u32 v2, v0, 1, 3
7ABC  v_lshl_add_u32 v27, v1, 7, s6
7AC4  v_bitop3_b32 v3, v26, 1, 7 bitop3:0x6c
7ACC  v_lshl_add_u32 v2, v2, 4, v27
7AD4  v_lshl_add_u32 v6, v3, 4, v27
7ADC  ds_read_b128 v[2:5], v2
7AE4  ds_read_b128 v[14:17], v6
7AEC  v_bitop3_b32 v6, v26, 2, 7 bitop3:0x6c
7AF4  v_bitop3_b32 v7, v26, 3, 7 bitop3:0x6c
7AFC  v_bitop3_b32 v18, v26, 4, 7 bitop3:0x6c
7B04  v_bitop3_b32 v19, v26, 5, 7 bitop3:0x6c
7B0C  v_bitop3_b32 v28, v26, 6, 7 bitop3:0x6c
7B14  v_bitop3_b32 v26, v26, 7, v26 bitop3:0xc
7B1C  v_lshl_add_u32 v6, v6, 4, v27
7B24  v_lshl_add_u32 v7, v7, 4, v27
7B2C  v_lshl_add_u32 v18, v18, 4, v27
7B34  v_lshl_add_u32 v19, v19, 4, v27
7B3C  v_lshl_add_u32 v28, v28, 4, v27
7B44  v_lshl_add_u32 v30, v26, 4, v27
7B4C  ds_read_b128 v[10:13], v6
7B54  ds_read_b128 v[6:9], v7
7B5C  ds_read_b128 v[22:25], v18
7B64  ds_read_b128 v[18:21], v19
7B6C  ds_read_b128 v[26:29], v28
7B74  ds_read_b128 v[30:33], v30
7B7C  s_cbranch_execz 1
7B80  s_branch 79
7B84  s_waitcnt lgkmcnt(0)
7B88  v_bfe_u32 v2, v0, 2, 2
7B90  v_lshrrev_b32_e32 v0, 2, v0
7B94  v_lshl_add_u32 v1, v1, 6, s6
7B9C  v_bitop3_b32 v9, v0, 2, 3 bitop3:0x6c
7BA4  v_lshl_add_u32 v2, v2, 4, v1
7BAC  v_lshl_add_u32 v9, v9, 4, v1
7BB4  ds_read_b128 v[4:7], v2
7BBC  ds_read_b128 v[24:27], v9
7BC4  v_bitop3_b32 v2, v0, 1, 3 bitop3:0x6c
7BCC  v_bitop3_b32 v0, v0, 3, v0 bitop3:0xc
7BD4  v_lshl_add_u32 v2, v2, 4, v1
7BDC  v_lshl_add_u32 v0, v0, 4, v1
7BE4  ds_read_b128 v[18:21], v2
7BEC  ds_read_b128 v[30:33], v0
7BF4  s_waitcnt lgkmcnt(3)
7BF8  v_lshlrev_b32_e32 v2, 16, v4
7BFC  v_and_b32_e32 v3, 0xffff0000, v4
7C04  v_lshlrev_b32_e32 v4, 16, v5
7C08  v_and_b32_e32 v5, 0xffff0000, v5
7C10  v_lshlrev_b32_e32 v14, 16, v6
7C14  v_and_b32_e32 v15, 0xffff0000, v6
7C1C  v_lshlrev_b32_e32 v16, 16, v7
7C20  v_and_b32_e32 v17, 0xffff0000, v7
7C28  s_waitcnt lgkmcnt(1)
7C2C  v_lshlrev_b32_e32 v10, 16, v18
7C30  v_and_b32_e32 v11, 0xffff0000, v18
7C38  v_lshlrev_b32_e32 v12, 16, v19
7C3C  v_and_b32_e32 v13, 0xffff0000, v19
7C44  v_lshlrev_b32_e32 v6, 16, v20
7C48  v_and_b32_e32 v7, 0xffff0000, v20
7C50  v_lshlrev_b32_e32 v8, 16, v21
7C54  v_and_b32_e32 v9, 0xffff0000, v21
7C5C  v_lshlrev_b32_e32 v22, 16, v24
7C60  v_and_b32_e32 v23, 0xffff0000, v24
7C68  v_lshlrev_b32_e32 v24, 16, v25
7C6C  v_and_b32_e32 v25, 0xffff0000, v25
7C74  v_lshlrev_b32_e32 v18, 16, v26
7C78  v_and_b32_e32 v19, 0xffff0000, v26
7C80  v_lshlrev_b32_e32 v20, 16, v27
7C84  v_and_b32_e32 v21, 0xffff0000, v27
7C8C  s_waitcnt lgkmcnt(0)
7C90  v_lshlrev_b32_e32 v26, 16, v30
7C94  v_and_b32_e32 v27, 0xffff0000, v30
7C9C  v_lshlrev_b32_e32 v28, 16, v31
7CA0  v_and_b32_e32 v29, 0xffff0000, v31
7CA8  v_lshlrev_b32_e32 v30, 16, v32
7CAC  v_and_b32_e32 v31, 0xffff0000, v32
7CB4  v_lshlrev_b32_e32 v32, 16, v33
7CB8  v_and_b32_e32 v33, 0xffff0000, v33
7CC0  s_waitcnt lgkmcnt(0)
7CC4  s_cmp_eq_u32 s10, 0
7CC8  s_cbranch_scc1 96
7CCC  v_mov_b32_e32 v0, s10
7CD0  s_brev_b32 s6, 1
7CD4  v_lshlrev_b32_e32 v1, 31, v0
7CD8  v_lshlrev_b32_e32 v38, 30, v0
7CDC  v_xor_b32_e32 v2, v1, v2
7CE0  v_lshlrev_b32_e32 v1, 29, v0
7CE4  v_bitop3_b32 v3, v38, v3, s6 bitop3:0x6c
7CEC  v_lshlrev_b32_e32 v38, 28, v0
7CF0  v_bitop3_b32 v4, v1, v4, s6 bitop3:0x6c
7CF8  v_lshlrev_b32_e32 v1, 27, v0
7CFC  v_bitop3_b32 v5, v38, v5, s6 bitop3:0x6c
7D04  v_lshlrev_b32_e32 v38, 26, v0
7D08  v_bitop3_b32 v14, v1, v14, s6 bitop3:0x6c
7D10  v_lshlrev_b32_e32 v1, 25, v0
7D14  v_bitop3_b32 v15, v38, v15, s6 bitop3:0x6c
7D1C  v_lshlrev_b32_e32 v38, 24, v0
7D20  v_bitop3_b32 v16, v1, v16, s6 bitop3:0x6c
7D28  v_lshlrev_b32_e32 v1, 23, v0
7D2C  v_bitop3_b32 v17, v38, v17, s6 bitop3:0x6c
7D34  v_lshlrev_b32_e32 v38, 22, v0
7D38  v_bitop3_b32 v10, v1, v10, s6 bitop3:0x6c
7D40  v_lshlrev_b32_e32 v1, 21, v0
7D44  v_bitop3_b32 v11, v38, v11, s6 bitop3:0x6c
7D4C  v_lshlrev_b32_e32 v38, 20, v0
7D50  v_bitop3_b32 v12, v1, v12, s6 bitop3:0x6c
7D58  v_lshlrev_b32_e32 v1, 19, v0
7D5C  v_bitop3_b32 v13, v38, v13, s6 bitop3:0x6c
7D64  v_lshlrev_b32_e32 v38, 18, v0
7D68  v_bitop3_b32 v6, v1, v6, s6 bitop3:0x6c
7D70  v_lshlrev_b32_e32 v1, 17, v0
7D74  v_bitop3_b32 v7, v38, v7, s6 bitop3:0x6c
7D7C  v_lshlrev_b32_e32 v38, 16, v0
7D80  v_bitop3_b32 v8, v1, v8, s6 bitop3:0x6c
7D88  v_lshlrev_b32_e32 v1, 15, v0
7D8C  v_bitop3_b32 v9, v38, v9, s6 bitop3:0x6c
7D94  v_lshlrev_b32_e32 v38, 14, v0
7D98  v_bitop3_b32 v22, v1, v22, s6 bitop3:0x6c
7DA0  v_lshlrev_b32_e32 v1, 13, v0
7DA4  v_bitop3_b32 v23, v38, v23, s6 bitop3:0x6c
7DAC  v_lshlrev_b32_e32 v38, 12, v0
7DB0  v_bitop3_b32 v24, v1, v24, s6 bitop3:0x6c
7DB8  v_lshlrev_b32_e32 v1, 11, v0
7DBC  v_bitop3_b32 v25, v38, v25, s6 bitop3:0x6c
7DC4  v_lshlrev_b32_e32 v38, 10, v0
7DC8  v_bitop3_b32 v18, v1, v18, s6 bitop3:0x6c
7DD0  v_lshlrev_b32_e32 v1, 9, v0
7DD4  v_bitop3_b32 v19, v38, v19, s6 bitop3:0x6c
7DDC  v_lshlrev_b32_e32 v38, 8, v0
7DE0  v_bitop3_b32 v20, v1, v20, s6 bitop3:0x6c
7DE8  v_lshlrev_b32_e32 v1, 7, v0
7DEC  v_bitop3_b32 v21, v38, v21, s6 bitop3:0x6c
7DF4  v_lshlrev_b32_e32 v38, 6, v0
7DF8  v_bitop3_b32 v26, v1, v26, s6 bitop3:0x6c
7E00  v_lshlrev_b32_e32 v1, 5, v0
7E04  v_bitop3_b32 v27, v38, v27, s6 bitop3:0x6c
7E0C  v_lshlrev_b32_e32 v38, 4, v0
7E10  v_bitop3_b32 v28, v1, v28, s6 bitop3:0x6c
7E18  v_lshlrev_b32_e32 v1, 3, v0
7E1C  v_bitop3_b32 v29, v38, v29, s6 bitop3:0x6c
7E24  v_lshlrev_b32_e32 v38, 2, v0
7E28  v_bitop3_b32 v30, v1, v30, s6 bitop3:0x6c
7E30  v_lshlrev_b32_e32 v1, 1, v0
7E34  v_bitop3_b32 v31, v38, v31, s6 bitop3:0x6c
7E3C  v_bitop3_b32 v33, v0, v33, s6 bitop3:0x6c
7E44  v_bitop3_b32 v32, v1, v32, s6 bitop3:0x6c
7E4C  v_mov_b32_e32 v0, v4
7E50  v_mov_b32_e32 v1, v24
7E54  v_mov_b32_e32 v24, v5
7E58  v_mov_b32_e32 v4, v14
7E5C  v_mov_b32_e32 v5, v18
7E60  v_mov_b32_e32 v18, v15
7E64  v_mov_b32_e32 v14, v16
7E68  v_mov_b32_e32 v15, v20
7E6C  v_mov_b32_e32 v20, v17
7E70  v_mov_b32_e32 v16, v10
7E74  v_mov_b32_e32 v17, v26
7E78  v_mov_b32_e32 v26, v11
7E7C  v_mov_b32_e32 v10, v12
7E80  v_mov_b32_e32 v11, v28
7E84  v_mov_b32_e32 v28, v13
7E88  v_mov_b32_e32 v12, v6
7E8C  v_mov_b32_e32 v13, v30
7E90  v_mov_b32_e32 v30, v7
7E94  v_mov_b32_e32 v6, v8
7E98  v_mov_b32_e32 v7, v32
7E9C  v_mov_b32_e32 v32, v9
7EA0  v_mov_b32_e32 v8, v3
7EA4  v_mov_b32_e32 v9, v23
7EA8  v_mov_b32_e32 v3, v22
7EAC  v_pk_add_f32 v[22:23], v[2:3], v[8:9]
7EB4  v_pk_add_f32 v[2:3], v[2:3], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
7EBC  v_pk_add_f32 v[8:9], v[0:1], v[24:25]
7EC4  v_pk_add_f32 v[0:1], v[0:1], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
7ECC  v_pk_add_f32 v[24:25], v[4:5], v[18:19]
7ED4  v_pk_add_f32 v[4:5], v[4:5], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
7EDC  v_pk_add_f32 v[18:19], v[14:15], v[20:21]
7EE4  v_pk_add_f32 v[14:15], v[14:15], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
7EEC  v_pk_add_f32 v[20:21], v[16:17], v[26:27]
7EF4  v_pk_add_f32 v[16:17], v[16:17], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
7EFC  v_pk_add_f32 v[26:27], v[10:11], v[28:29]
7F04  v_pk_add_f32 v[10:11], v[10:11], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
7F0C  v_pk_add_f32 v[28:29], v[12:13], v[30:31]
7F14  v_pk_add_f32 v[12:13], v[12:13], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
7F1C  v_pk_add_f32 v[30:31], v[6:7], v[32:33]
7F24  v_pk_add_f32 v[6:7], v[6:7], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
7F2C  v_pk_add_f32 v[32:33], v[22:23], v[8:9]
7F34  v_pk_add_f32 v[8:9], v[22:23], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
7F3C  v_pk_add_f32 v[22:23], v[2:3], v[0:1]
7F44  v_pk_add_f32 v[0:1], v[2:3], v[0:1] neg_lo:[0,1] neg_hi:[0,1]
7F4C  v_pk_add_f32 v[2:3], v[24:25], v[18:19]
7F54  v_pk_add_f32 v[18:19], v[24:25], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
7F5C  v_pk_add_f32 v[24:25], v[4:5], v[14:15]
7F64  v_pk_add_f32 v[4:5], v[4:5], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
7F6C  v_pk_add_f32 v[14:15], v[20:21], v[26:27]
7F74  v_pk_add_f32 v[20:21], v[20:21], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
7F7C  v_pk_add_f32 v[26:27], v[16:17], v[10:11]
7F84  v_pk_add_f32 v[10:11], v[16:17], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
7F8C  v_pk_add_f32 v[16:17], v[28:29], v[30:31]
7F94  v_pk_add_f32 v[28:29], v[28:29], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
7F9C  v_pk_add_f32 v[30:31], v[12:13], v[6:7]
7FA4  v_pk_add_f32 v[6:7], v[12:13], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
7FAC  v_pk_add_f32 v[12:13], v[32:33], v[2:3]
7FB4  v_pk_add_f32 v[2:3], v[32:33], v[2:3] neg_lo:[0,1] neg_hi:[0,1]
7FBC  v_pk_add_f32 v[32:33], v[22:23], v[24:25]
7FC4  v_pk_add_f32 v[22:23], v[22:23], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
7FCC  v_pk_add_f32 v[24:25], v[8:9], v[18:19]
7FD4  v_pk_add_f32 v[8:9], v[8:9], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
7FDC  v_pk_add_f32 v[18:19], v[0:1], v[4:5]
7FE4  v_pk_add_f32 v[0:1], v[0:1], v[4:5] neg_lo:[0,1] neg_hi:[0,1]
7FEC  v_pk_add_f32 v[4:5], v[14:15], v[16:17]
7FF4  v_pk_add_f32 v[14:15], v[14:15], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
7FFC  v_pk_add_f32 v[16:17], v[26:27], v[30:31]
8004  v_pk_add_f32 v[26:27], v[26:27], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
800C  v_pk_add_f32 v[30:31], v[20:21], v[28:29]
8014  v_pk_add_f32 v[20:21], v[20:21], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
801C  v_pk_add_f32 v[28:29], v[10:11], v[6:7]
8024  v_pk_add_f32 v[6:7], v[10:11], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
802C  v_pk_add_f32 v[10:11], v[12:13], v[4:5]
8034  v_pk_add_f32 v[4:5], v[12:13], v[4:5] neg_lo:[0,1] neg_hi:[0,1]
803C  v_pk_add_f32 v[12:13], v[32:33], v[16:17]
8044  s_mov_b32 s6, 0x3e800000
804C  v_pk_add_f32 v[32:33], v[32:33], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
8054  v_pk_add_f32 v[38:39], v[24:25], v[30:31]
805C  v_pk_add_f32 v[40:41], v[24:25], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
8064  v_pk_add_f32 v[24:25], v[18:19], v[28:29]
806C  v_pk_mul_f32 v[30:31], v[10:11], s[6:7] op_sel_hi:[1,0]
8074  v_pk_mul_f32 v[16:17], v[12:13], s[6:7] op_sel_hi:[1,0]
807C  v_pk_add_f32 v[42:43], v[18:19], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
8084  v_pk_add_f32 v[44:45], v[2:3], v[14:15]
808C  v_pk_add_f32 v[46:47], v[2:3], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
8094  v_pk_add_f32 v[2:3], v[22:23], v[26:27]
809C  v_pk_mul_f32 v[28:29], v[38:39], s[6:7] op_sel_hi:[1,0]
80A4  v_pk_mul_f32 v[18:19], v[24:25], s[6:7] op_sel_hi:[1,0]
80AC  v_and_b32_e32 v76, 0x7fffffff, v30
80B4  v_and_b32_e32 v77, 0x7fffffff, v16
80BC  v_pk_add_f32 v[48:49], v[22:23], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
80C4  v_pk_add_f32 v[14:15], v[8:9], v[20:21]
80CC  v_pk_add_f32 v[8:9], v[8:9], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
80D4  v_pk_add_f32 v[22:23], v[0:1], v[6:7]
80DC  v_pk_add_f32 v[6:7], v[0:1], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
80E4  v_pk_mul_f32 v[26:27], v[44:45], s[6:7] op_sel_hi:[1,0]
80EC  v_pk_mul_f32 v[20:21], v[2:3], s[6:7] op_sel_hi:[1,0]
80F4  v_pk_mul_f32 v[0:1], v[32:33], s[6:7] op_sel_hi:[1,0]
80FC  v_max_u32_e32 v32, v77, v76
8100  v_and_b32_e32 v72, 0x7fffffff, v28
8108  v_and_b32_e32 v67, 0x7fffffff, v18
8110  v_pk_mul_f32 v[24:25], v[14:15], s[6:7] op_sel_hi:[1,0]
8118  v_pk_mul_f32 v[22:23], v[22:23], s[6:7] op_sel_hi:[1,0]
8120  v_max3_u32 v32, v67, v72, v32
8128  v_and_b32_e32 v74, 0x7fffffff, v26
8130  v_and_b32_e32 v75, 0x7fffffff, v20
8138  v_pk_mul_f32 v[14:15], v[4:5], s[6:7] op_sel_hi:[1,0]
8140  v_max3_u32 v32, v75, v74, v32
8148  v_and_b32_e32 v68, 0x7fffffff, v24
8150  v_and_b32_e32 v69, 0x7fffffff, v22
8158  v_pk_mul_f32 v[12:13], v[40:41], s[6:7] op_sel_hi:[1,0]
8160  v_pk_mul_f32 v[2:3], v[42:43], s[6:7] op_sel_hi:[1,0]
8168  v_max3_u32 v32, v69, v68, v32
8170  v_and_b32_e32 v63, 0x7fffffff, v14
8178  v_and_b32_e32 v64, 0x7fffffff, v0
8180  v_pk_mul_f32 v[10:11], v[46:47], s[6:7] op_sel_hi:[1,0]
8188  v_pk_mul_f32 v[4:5], v[48:49], s[6:7] op_sel_hi:[1,0]
8190  v_max3_u32 v32, v64, v63, v32
8198  v_and_b32_e32 v45, 0x7fffffff, v12
81A0  v_and_b32_e32 v44, 0x7fffffff, v2
81A8  v_pk_mul_f32 v[8:9], v[8:9], s[6:7] op_sel_hi:[1,0]
81B0  v_pk_mul_f32 v[6:7], v[6:7], s[6:7] op_sel_hi:[1,0]
81B8  v_max3_u32 v32, v44, v45, v32
81C0  v_and_b32_e32 v42, 0x7fffffff, v10
81C8  v_and_b32_e32 v40, 0x7fffffff, v4
81D0  v_max3_u32 v33, v40, v42, v32
81D8  v_and_b32_e32 v38, 0x7fffffff, v8
81E0  v_and_b32_e32 v32, 0x7fffffff, v6
81E8  v_max3_u32 v33, v32, v38, v33
81F0  v_and_b32_e32 v57, 0x7fffffff, v31
81F8  v_and_b32_e32 v56, 0x7fffffff, v17
8200  v_max3_u32 v33, v56, v57, v33
8208  v_and_b32_e32 v55, 0x7fffffff, v29
8210  v_and_b32_e32 v54, 0x7fffffff, v19
8218  v_max3_u32 v33, v54, v55, v33
8220  v_and_b32_e32 v53, 0x7fffffff, v27
8228  v_and_b32_e32 v52, 0x7fffffff, v21
8230  v_max3_u32 v33, v52, v53, v33
8238  v_and_b32_e32 v51, 0x7fffffff, v25
8240  v_and_b32_e32 v49, 0x7fffffff, v23
8248  v_max3_u32 v33, v49, v51, v33
8250  v_and_b32_e32 v50, 0x7fffffff, v15
8258  v_and_b32_e32 v48, 0x7fffffff, v1
8260  s_load_dwordx4 s[8:11], s[0:1], 0x38
8268  v_max3_u32 v33, v48, v50, v33
8270  v_and_b32_e32 v47, 0x7fffffff, v13
8278  v_and_b32_e32 v46, 0x7fffffff, v3
8280  v_max3_u32 v33, v46, v47, v33
8288  v_and_b32_e32 v43, 0x7fffffff, v11
8290  v_and_b32_e32 v41, 0x7fffffff, v5
8298  v_max3_u32 v58, v41, v43, v33
82A0  v_and_b32_e32 v39, 0x7fffffff, v9
82A8  v_and_b32_e32 v33, 0x7fffffff, v7
82B0  v_max3_u32 v59, v33, v39, v58
82B8  s_mov_b32 s6, 0x7f7fffff
82C0  v_cmp_lt_u32_e32 vcc, s6, v59
82C4  v_mov_b32_e32 v65, 0
82C8  v_mov_b32_e32 v62, 0
82CC  v_mov_b32_e32 v61, 0
82D0  v_mov_b32_e32 v58, 0
82D4  s_and_saveexec_b64 s[12:13], vcc
82D8  s_cbranch_execz 585
82DC  v_sub_u32_e32 v58, 0x7f800000, v76
82E4  v_sub_u32_e32 v61, 0x7f7fffff, v76
82EC  v_sub_u32_e32 v66, 0x7f800000, v57
82F4  v_lshrrev_b32_e32 v79, 31, v58
82F8  v_sub_u32_e32 v70, 0x7f7fffff, v57
8300  v_lshrrev_b32_e32 v78, 31, v61
8304  v_lshrrev_b32_e32 v58, 31, v66
8308  v_add_u32_e32 v80, -1, v79
830C  v_sub_u32_e32 v59, 0x7f800000, v77
8314  v_add_u32_e32 v71, -1, v58
8318  v_lshrrev_b32_e32 v73, 31, v70
831C  v_and_b32_e32 v66, 0x80000000, v80
8324  v_add_u32_e32 v78, -1, v78
8328  v_sub_u32_e32 v62, 0x7f7fffff, v77
8330  v_and_b32_e32 v81, 0x80000000, v71
8338  v_add_u32_e32 v73, -1, v73
833C  v_bitop3_b32 v30, v66, v30, v78 bitop3:0xc8
8344  v_sub_u32_e32 v66, 0x7f800000, v56
834C  v_lshrrev_b32_e32 v82, 31, v59
8350  v_bitop3_b32 v31, v81, v31, v73 bitop3:0xc8
8358  v_sub_u32_e32 v73, 0x7f7fffff, v56
8360  v_lshrrev_b32_e32 v81, 31, v62
8364  v_lshrrev_b32_e32 v59, 31, v66
8368  v_add_u32_e32 v84, -1, v82
836C  v_sub_u32_e32 v60, 0x7f800000, v72
8374  v_add_u32_e32 v83, -1, v59
8378  v_lshrrev_b32_e32 v78, 31, v73
837C  v_and_b32_e32 v66, 0x80000000, v84
8384  v_add_u32_e32 v81, -1, v81
8388  v_and_b32_e32 v85, 0x80000000, v83
8390  v_add_u32_e32 v78, -1, v78
8394  v_bitop3_b32 v16, v66, v16, v81 bitop3:0xc8
839C  v_sub_u32_e32 v66, 0x7f800000, v55
83A4  v_bitop3_b32 v17, v85, v17, v78 bitop3:0xc8
83AC  v_sub_u32_e32 v78, 0x7f7fffff, v55
83B4  v_lshrrev_b32_e32 v86, 31, v60
83B8  v_lshrrev_b32_e32 v60, 31, v66
83BC  v_sub_u32_e32 v65, 0x7f7fffff, v72
83C4  v_add_u32_e32 v87, -1, v60
83C8  v_lshrrev_b32_e32 v81, 31, v78
83CC  v_add_u32_e32 v88, -1, v86
83D0  v_lshrrev_b32_e32 v85, 31, v65
83D4  v_and_b32_e32 v66, 0x80000000, v87
83DC  v_add_u32_e32 v81, -1, v81
83E0  v_bitop3_b32 v29, v66, v29, v81 bitop3:0xc8
83E8  v_and_b32_e32 v66, 0x80000000, v88
83F0  v_add_u32_e32 v81, -1, v85
83F4  v_bitop3_b32 v28, v66, v28, v81 bitop3:0xc8
83FC  v_sub_u32_e32 v66, 0x7f800000, v54
8404  v_sub_u32_e32 v81, 0x7f7fffff, v54
840C  v_lshrrev_b32_e32 v66, 31, v66
8410  v_add_u32_e32 v89, -1, v66
8414  v_lshrrev_b32_e32 v85, 31, v81
8418  v_add_u32_e32 v85, -1, v85
841C  v_and_b32_e32 v90, 0x80000000, v89
8424  v_bitop3_b32 v19, v90, v19, v85 bitop3:0xc8
842C  v_sub_u32_e32 v90, 0x7f800000, v67
8434  v_and_b32_e32 v76, v80, v76
8438  v_lshrrev_b32_e32 v90, 31, v90
843C  v_add_u32_e32 v92, -1, v90
8440  v_and_b32_e32 v77, v84, v77
8444  v_sub_u32_e32 v85, 0x7f7fffff, v67
844C  v_max_u32_e32 v76, v77, v76
8450  v_and_b32_e32 v72, v88, v72
8454  v_and_b32_e32 v67, v92, v67
8458  v_max3_u32 v76, v67, v72, v76
8460  v_sub_u32_e32 v67, 0x7f800000, v53
8468  v_add_u32_e32 v79, v82, v79
846C  v_sub_u32_e32 v80, 0x7f800000, v74
8474  v_sub_u32_e32 v82, 0x7f7fffff, v53
847C  v_lshrrev_b32_e32 v67, 31, v67
8480  v_add_u32_e32 v84, -1, v67
8484  v_lshrrev_b32_e32 v72, 31, v82
8488  v_sub_u32_e32 v77, 0x7f7fffff, v74
8490  v_add3_u32 v79, v86, v79, v90
8498  v_and_b32_e32 v86, 0x80000000, v84
84A0  v_add_u32_e32 v72, -1, v72
84A4  v_lshrrev_b32_e32 v80, 31, v80
84A8  v_bitop3_b32 v27, v86, v27, v72 bitop3:0xc8
84B0  v_lshrrev_b32_e32 v72, 31, v77
84B4  v_add_u32_e32 v86, -1, v80
84B8  v_add_u32_e32 v72, -1, v72
84BC  v_and_b32_e32 v88, 0x80000000, v86
84C4  v_bitop3_b32 v26, v88, v26, v72 bitop3:0xc8
84CC  v_sub_u32_e32 v72, 0x7f800000, v52
84D4  v_and_b32_e32 v93, 0x80000000, v92
84DC  v_lshrrev_b32_e32 v91, 31, v85
84E0  v_add_u32_e32 v91, -1, v91
84E4  v_sub_u32_e32 v88, 0x7f7fffff, v52
84EC  v_lshrrev_b32_e32 v72, 31, v72
84F0  v_bitop3_b32 v18, v93, v18, v91 bitop3:0xc8
84F8  v_add_u32_e32 v91, -1, v72
84FC  v_lshrrev_b32_e32 v90, 31, v88
8500  v_add_u32_e32 v90, -1, v90
8504  v_and_b32_e32 v92, 0x80000000, v91
850C  v_bitop3_b32 v21, v92, v21, v90 bitop3:0xc8
8514  v_sub_u32_e32 v92, 0x7f800000, v75
851C  v_sub_u32_e32 v90, 0x7f7fffff, v75
8524  v_lshrrev_b32_e32 v92, 31, v92
8528  v_add_u32_e32 v94, -1, v92
852C  v_and_b32_e32 v74, v86, v74
8530  v_and_b32_e32 v75, v94, v75
8534  v_max3_u32 v74, v75, v74, v76
853C  v_sub_u32_e32 v76, 0x7f800000, v51
8544  v_sub_u32_e32 v75, 0x7f7fffff, v51
854C  v_lshrrev_b32_e32 v76, 31, v76
8550  v_add3_u32 v79, v80, v79, v92
8558  v_add_u32_e32 v86, -1, v76
855C  v_lshrrev_b32_e32 v80, 31, v75
8560  v_add_u32_e32 v80, -1, v80
8564  v_and_b32_e32 v92, 0x80000000, v86
856C  v_bitop3_b32 v25, v92, v25, v80 bitop3:0xc8
8574  v_sub_u32_e32 v92, 0x7f800000, v68
857C  v_and_b32_e32 v95, 0x80000000, v94
8584  v_lshrrev_b32_e32 v93, 31, v90
8588  v_add_u32_e32 v93, -1, v93
858C  v_sub_u32_e32 v80, 0x7f7fffff, v68
8594  v_lshrrev_b32_e32 v92, 31, v92
8598  v_bitop3_b32 v20, v95, v20, v93 bitop3:0xc8
85A0  v_add_u32_e32 v94, -1, v92
85A4  v_lshrrev_b32_e32 v93, 31, v80
85A8  v_add_u32_e32 v93, -1, v93
85AC  v_and_b32_e32 v95, 0x80000000, v94
85B4  v_bitop3_b32 v24, v95, v24, v93 bitop3:0xc8
85BC  v_sub_u32_e32 v95, 0x7f800000, v49
85C4  v_sub_u32_e32 v93, 0x7f7fffff, v49
85CC  v_lshrrev_b32_e32 v95, 31, v95
85D0  v_add_u32_e32 v97, -1, v95
85D4  v_lshrrev_b32_e32 v96, 31, v93
85D8  v_add_u32_e32 v96, -1, v96
85DC  v_and_b32_e32 v98, 0x80000000, v97
85E4  v_bitop3_b32 v23, v98, v23, v96 bitop3:0xc8
85EC  v_sub_u32_e32 v98, 0x7f800000, v69
85F4  v_sub_u32_e32 v96, 0x7f7fffff, v69
85FC  v_lshrrev_b32_e32 v98, 31, v98
8600  v_add_u32_e32 v100, -1, v98
8604  v_and_b32_e32 v68, v94, v68
8608  v_and_b32_e32 v69, v100, v69
860C  v_max3_u32 v68, v69, v68, v74
8614  v_sub_u32_e32 v74, 0x7f800000, v50
861C  v_sub_u32_e32 v69, 0x7f7fffff, v50
8624  v_lshrrev_b32_e32 v74, 31, v74
8628  v_add3_u32 v79, v92, v79, v98
8630  v_add_u32_e32 v94, -1, v74
8634  v_lshrrev_b32_e32 v92, 31, v69
8638  v_add_u32_e32 v92, -1, v92
863C  v_and_b32_e32 v98, 0x80000000, v94
8644  v_bitop3_b32 v15, v98, v15, v92 bitop3:0xc8
864C  v_sub_u32_e32 v98, 0x7f800000, v63
8654  v_and_b32_e32 v101, 0x80000000, v100
865C  v_lshrrev_b32_e32 v99, 31, v96
8660  v_add_u32_e32 v99, -1, v99
8664  v_sub_u32_e32 v92, 0x7f7fffff, v63
866C  v_lshrrev_b32_e32 v98, 31, v98
8670  v_bitop3_b32 v22, v101, v22, v99 bitop3:0xc8
8678  v_add_u32_e32 v100, -1, v98
867C  v_lshrrev_b32_e32 v99, 31, v92
8680  v_add_u32_e32 v99, -1, v99
8684  v_and_b32_e32 v101, 0x80000000, v100
868C  v_bitop3_b32 v14, v101, v14, v99 bitop3:0xc8
8694  v_sub_u32_e32 v101, 0x7f800000, v48
869C  v_sub_u32_e32 v99, 0x7f7fffff, v48
86A4  v_lshrrev_b32_e32 v101, 31, v101
86A8  v_add_u32_e32 v103, -1, v101
86AC  v_lshrrev_b32_e32 v102, 31, v99
86B0  v_add_u32_e32 v102, -1, v102
86B4  v_and_b32_e32 v104, 0x80000000, v103
86BC  v_bitop3_b32 v1, v104, v1, v102 bitop3:0xc8
86C4  v_sub_u32_e32 v104, 0x7f800000, v64
86CC  v_sub_u32_e32 v102, 0x7f7fffff, v64
86D4  v_lshrrev_b32_e32 v104, 31, v104
86D8  v_add_u32_e32 v106, -1, v104
86DC  v_and_b32_e32 v63, v100, v63
86E0  v_and_b32_e32 v64, v106, v64
86E4  v_max3_u32 v63, v64, v63, v68
86EC  v_sub_u32_e32 v68, 0x7f800000, v47
86F4  v_sub_u32_e32 v64, 0x7f7fffff, v47
86FC  v_lshrrev_b32_e32 v68, 31, v68
8700  v_add3_u32 v79, v98, v79, v104
8708  v_add_u32_e32 v100, -1, v68
870C  v_lshrrev_b32_e32 v98, 31, v64
8710  v_add_u32_e32 v98, -1, v98
8714  v_and_b32_e32 v104, 0x80000000, v100
871C  v_bitop3_b32 v13, v104, v13, v98 bitop3:0xc8
8724  v_sub_u32_e32 v104, 0x7f800000, v45
872C  v_ashrrev_i32_e32 v61, 31, v61
8730  v_and_b32_e32 v61, 7, v61
8734  v_lshrrev_b32_e32 v105, 31, v102
8738  v_ashrrev_i32_e32 v62, 31, v62
873C  s_movk_i32 s6, 0x70
8740  v_add_u32_e32 v105, -1, v105
8744  v_and_b32_e32 v107, 0x80000000, v106
874C  v_sub_u32_e32 v98, 0x7f7fffff, v45
8754  v_lshrrev_b32_e32 v104, 31, v104
8758  v_and_or_b32 v61, v62, s6, v61
8760  v_ashrrev_i32_e32 v62, 31, v65
8764  s_waitcnt lgkmcnt(0)
8768  s_movk_i32 s11, 0x700
876C  v_bitop3_b32 v0, v107, v0, v105 bitop3:0xc8
8774  v_add_u32_e32 v106, -1, v104
8778  v_lshrrev_b32_e32 v105, 31, v98
877C  v_and_or_b32 v61, v62, s11, v61
8784  v_ashrrev_i32_e32 v62, 31, v85
8788  s_movk_i32 s14, 0x7000
878C  v_add_u32_e32 v105, -1, v105
8790  v_and_b32_e32 v107, 0x80000000, v106
8798  v_and_or_b32 v61, v62, s14, v61
87A0  v_ashrrev_i32_e32 v62, 31, v77
87A4  s_mov_b32 s15, 0x70000
87AC  v_bitop3_b32 v12, v107, v12, v105 bitop3:0xc8
87B4  v_sub_u32_e32 v107, 0x7f800000, v46
87BC  v_and_or_b32 v61, v62, s15, v61
87C4  v_ashrrev_i32_e32 v62, 31, v90
87C8  s_mov_b32 s16, 0x700000
87D0  v_and_or_b32 v61, v62, s16, v61
87D8  v_ashrrev_i32_e32 v62, 31, v80
87DC  s_mov_b32 s17, 0x7000000
87E4  v_sub_u32_e32 v105, 0x7f7fffff, v46
87EC  v_lshrrev_b32_e32 v107, 31, v107
87F0  v_and_or_b32 v61, v62, s17, v61
87F8  v_ashrrev_i32_e32 v62, 31, v96
87FC  s_brev_b32 s18, 14
8800  v_add_u32_e32 v109, -1, v107
8804  v_lshrrev_b32_e32 v108, 31, v105
8808  v_and_or_b32 v65, v62, s18, v61
8810  v_ashrrev_i32_e32 v61, 31, v92
8814  v_add_u32_e32 v108, -1, v108
8818  v_and_b32_e32 v110, 0x80000000, v109
8820  v_and_b32_e32 v61, 7, v61
8824  v_ashrrev_i32_e32 v62, 31, v102
8828  v_bitop3_b32 v3, v110, v3, v108 bitop3:0xc8
8830  v_sub_u32_e32 v108, 0x7f7fffff, v44
8838  v_and_or_b32 v61, v62, s6, v61
8840  v_ashrrev_i32_e32 v62, 31, v98
8844  v_and_or_b32 v61, v62, s11, v61
884C  v_ashrrev_i32_e32 v62, 31, v108
8850  v_sub_u32_e32 v77, 0x7f7fffff, v42
8858  v_and_or_b32 v61, v62, s14, v61
8860  v_sub_u32_e32 v80, 0x7f7fffff, v40
8868  v_ashrrev_i32_e32 v62, 31, v77
886C  v_and_or_b32 v61, v62, s15, v61
8874  v_sub_u32_e32 v85, 0x7f7fffff, v38
887C  v_ashrrev_i32_e32 v62, 31, v80
8880  v_and_or_b32 v61, v62, s16, v61
8888  v_sub_u32_e32 v90, 0x7f7fffff, v32
8890  v_ashrrev_i32_e32 v62, 31, v85
8894  v_and_or_b32 v61, v62, s17, v61
889C  v_sub_u32_e32 v110, 0x7f800000, v44
88A4  v_ashrrev_i32_e32 v62, 31, v90
88A8  v_and_or_b32 v62, v62, s18, v61
88B0  v_ashrrev_i32_e32 v61, 31, v70
88B4  v_and_b32_e32 v61, 7, v61
88B8  v_ashrrev_i32_e32 v70, 31, v73
88BC  v_and_or_b32 v61, v70, s6, v61
88C4  v_ashrrev_i32_e32 v70, 31, v78
88C8  v_and_or_b32 v61, v70, s11, v61
88D0  v_ashrrev_i32_e32 v70, 31, v81
88D4  v_and_or_b32 v61, v70, s14, v61
88DC  v_ashrrev_i32_e32 v70, 31, v82
88E0  v_and_or_b32 v61, v70, s15, v61
88E8  v_ashrrev_i32_e32 v70, 31, v88
88EC  v_and_or_b32 v61, v70, s16, v61
88F4  v_ashrrev_i32_e32 v70, 31, v75
88F8  v_and_or_b32 v61, v70, s17, v61
8900  v_ashrrev_i32_e32 v70, 31, v93
8904  v_ashrrev_i32_e32 v69, 31, v69
8908  v_lshrrev_b32_e32 v110, 31, v110
890C  v_and_or_b32 v61, v70, s18, v61
8914  v_and_b32_e32 v69, 7, v69
8918  v_ashrrev_i32_e32 v70, 31, v99
891C  v_add_u32_e32 v112, -1, v110
8920  v_and_or_b32 v69, v70, s6, v69
8928  v_sub_u32_e32 v70, 0x7f800000, v42
8930  v_and_b32_e32 v45, v106, v45
8934  v_ashrrev_i32_e32 v64, 31, v64
8938  v_and_b32_e32 v44, v112, v44
893C  v_and_or_b32 v64, v64, s11, v69
8944  v_max3_u32 v44, v44, v45, v63
894C  v_ashrrev_i32_e32 v45, 31, v105
8950  v_lshrrev_b32_e32 v70, 31, v70
8954  v_and_or_b32 v45, v45, s14, v64
895C  v_sub_u32_e32 v64, 0x7f800000, v43
8964  v_lshrrev_b32_e32 v77, 31, v77
8968  v_add_u32_e32 v81, -1, v70
896C  v_sub_u32_e32 v63, 0x7f7fffff, v43
8974  v_and_b32_e32 v82, 0x80000000, v81
897C  v_add_u32_e32 v77, -1, v77
8980  v_lshrrev_b32_e32 v64, 31, v64
8984  v_bitop3_b32 v10, v82, v10, v77 bitop3:0xc8
898C  v_sub_u32_e32 v77, 0x7f800000, v41
8994  v_and_b32_e32 v57, v71, v57
8998  v_sub_u32_e32 v71, 0x7f800000, v40
89A0  v_add3_u32 v75, v104, v79, v110
89A8  v_lshrrev_b32_e32 v78, 31, v63
89AC  v_add_u32_e32 v79, -1, v64
89B0  v_ashrrev_i32_e32 v63, 31, v63
89B4  v_and_b32_e32 v56, v83, v56
89B8  v_sub_u32_e32 v69, 0x7f800000, v38
89C0  v_and_b32_e32 v83, 0x80000000, v79
89C8  v_add_u32_e32 v78, -1, v78
89CC  v_and_or_b32 v45, v63, s15, v45
89D4  v_sub_u32_e32 v63, 0x7f7fffff, v41
89DC  v_lshrrev_b32_e32 v77, 31, v77
89E0  v_bitop3_b32 v11, v83, v11, v78 bitop3:0xc8
89E8  v_and_b32_e32 v43, v79, v43
89EC  v_lshrrev_b32_e32 v79, 31, v80
89F0  v_lshrrev_b32_e32 v78, 31, v63
89F4  v_lshrrev_b32_e32 v71, 31, v71
89F8  v_add_u32_e32 v80, -1, v77
89FC  v_sub_u32_e32 v73, 0x7f800000, v32
8A04  v_and_b32_e32 v42, v81, v42
8A08  v_add_u32_e32 v81, -1, v71
8A0C  v_and_b32_e32 v83, 0x80000000, v80
8A14  v_add_u32_e32 v78, -1, v78
8A18  v_lshrrev_b32_e32 v69, 31, v69
8A1C  v_and_b32_e32 v82, 0x80000000, v81
8A24  v_add_u32_e32 v79, -1, v79
8A28  v_bitop3_b32 v5, v83, v5, v78 bitop3:0xc8
8A30  v_and_b32_e32 v40, v81, v40
8A34  v_add3_u32 v70, v70, v75, v71
8A3C  v_lshrrev_b32_e32 v71, 31, v85
8A40  v_add_u32_e32 v78, -1, v69
8A44  v_bitop3_b32 v4, v82, v4, v79 bitop3:0xc8
8A4C  v_max3_u32 v40, v40, v42, v44
8A54  v_ashrrev_i32_e32 v42, 31, v63
8A58  v_and_b32_e32 v79, 0x80000000, v78
8A60  v_add_u32_e32 v71, -1, v71
8A64  v_lshrrev_b32_e32 v73, 31, v73
8A68  v_and_or_b32 v42, v42, s16, v45
8A70  v_sub_u32_e32 v45, 0x7f800000, v39
8A78  v_bitop3_b32 v8, v79, v8, v71 bitop3:0xc8
8A80  v_add_u32_e32 v79, -1, v73
8A84  v_and_b32_e32 v38, v78, v38
8A88  v_and_b32_e32 v32, v79, v32
8A8C  v_add3_u32 v69, v69, v70, v73
8A94  v_sub_u32_e32 v44, 0x7f7fffff, v39
8A9C  v_lshrrev_b32_e32 v45, 31, v45
8AA0  v_max3_u32 v32, v32, v38, v40
8AA8  v_add3_u32 v38, v58, v69, v59
8AB0  v_and_b32_e32 v55, v87, v55
8AB4  v_and_b32_e32 v54, v89, v54
8AB8  v_add_u32_e32 v75, -1, v45
8ABC  v_lshrrev_b32_e32 v63, 31, v44
8AC0  v_max3_u32 v32, v56, v57, v32
8AC8  v_add3_u32 v38, v60, v38, v66
8AD0  v_and_b32_e32 v53, v84, v53
8AD4  v_and_b32_e32 v52, v91, v52
8AD8  v_and_b32_e32 v41, v80, v41
8ADC  v_and_b32_e32 v80, 0x80000000, v75
8AE4  v_add_u32_e32 v63, -1, v63
8AE8  v_max3_u32 v32, v54, v55, v32
8AF0  v_add3_u32 v38, v67, v38, v72
8AF8  v_and_b32_e32 v51, v86, v51
8AFC  v_and_b32_e32 v49, v97, v49
8B00  v_bitop3_b32 v9, v80, v9, v63 bitop3:0xc8
8B08  v_sub_u32_e32 v63, 0x7f800000, v33
8B10  v_max3_u32 v32, v52, v53, v32
8B18  v_add3_u32 v38, v76, v38, v95
8B20  v_and_b32_e32 v50, v94, v50
8B24  v_and_b32_e32 v48, v103, v48
8B28  v_max3_u32 v32, v49, v51, v32
8B30  v_add3_u32 v38, v74, v38, v101
8B38  v_and_b32_e32 v47, v100, v47
8B3C  v_and_b32_e32 v46, v109, v46
8B40  v_ashrrev_i32_e32 v44, 31, v44
8B44  v_lshrrev_b32_e32 v63, 31, v63
8B48  v_max3_u32 v32, v48, v50, v32
8B50  v_add3_u32 v38, v68, v38, v107
8B58  v_and_or_b32 v42, v44, s17, v42
8B60  v_sub_u32_e32 v44, 0x7f7fffff, v33
8B68  v_add_u32_e32 v78, -1, v63
8B6C  v_max3_u32 v32, v46, v47, v32
8B74  v_add3_u32 v38, v64, v38, v77
8B7C  v_lshrrev_b32_e32 v111, 31, v108
8B80  v_and_b32_e32 v39, v75, v39
8B84  v_lshrrev_b32_e32 v75, 31, v90
8B88  v_lshrrev_b32_e32 v71, 31, v44
8B8C  v_max3_u32 v32, v41, v43, v32
8B94  v_add3_u32 v38, v45, v38, v63
8B9C  v_and_b32_e32 v33, v78, v33
8BA0  v_add_u32_e32 v111, -1, v111
8BA4  v_and_b32_e32 v113, 0x80000000, v112
8BAC  v_and_b32_e32 v80, 0x80000000, v79
8BB4  v_and_b32_e32 v81, 0x80000000, v78
8BBC  v_add_u32_e32 v75, -1, v75
8BC0  v_add_u32_e32 v71, -1, v71
8BC4  v_ashrrev_i32_e32 v40, 31, v44
8BC8  v_max3_u32 v32, v33, v39, v32
8BD0  v_mov_b32_e32 v33, 0x7f800000
8BD8  v_cmp_ne_u32_e32 vcc, 32, v38
8BDC  v_bitop3_b32 v2, v113, v2, v111 bitop3:0xc8
8BE4  v_bitop3_b32 v7, v81, v7, v71 bitop3:0xc8
8BEC  v_bitop3_b32 v6, v80, v6, v75 bitop3:0xc8
8BF4  v_and_or_b32 v58, v40, s18, v42
8BFC  v_cndmask_b32_e32 v59, v33, v32, vcc
8C00  s_or_b64 exec, exec, s[12:13]
8C04  s_load_dwordx2 s[12:13], s[0:1], 0x8
8C0C  s_load_dwordx2 s[14:15], s[0:1], 0x30
8C14  v_cmp_ne_u32_e32 vcc, 0, v59
8C18  v_mov_b32_e32 v32, 0x7f
8C20  s_and_saveexec_b64 s[16:17], vcc
8C24  s_cbranch_execz 26
8C28  s_waitcnt lgkmcnt(0)
8C2C  s_bfe_u32 s11, s7, 0x20004
8C34  s_cmp_eq_u32 s11, 2
8C38  s_cselect_b64 s[6:7], -1, 0
8C3C  s_and_b64 s[18:19], s[6:7], exec
8C40  s_cselect_b32 s18, 0x3fffff, 0
8C48  s_cmp_lg_u32 s11, 0
8C4C  s_cselect_b32 s11, s18, 0x200000
8C54  v_add_u32_e32 v32, s11, v59
8C58  s_mov_b32 s11, 0x17fffff
8C60  v_lshrrev_b32_e32 v33, 23, v32
8C64  v_add_u32_e32 v33, -2, v33
8C68  v_cmp_lt_u32_e32 vcc, s11, v32
8C6C  s_mov_b32 s11, 0x7f800000
8C74  s_nop 0
8C78  v_cndmask_b32_e32 v32, 0, v33, vcc
8C7C  v_cmp_eq_u32_e32 vcc, s11, v59
8C80  v_mov_b32_e32 v33, 0xfe
8C88  s_and_b64 vcc, s[6:7], vcc
8C8C  v_cndmask_b32_e32 v32, v32, v33, vcc
8C90  s_or_b64 exec, exec, s[16:17]
8C94  v_cmp_eq_u32_e32 vcc, 0, v32
8C98  s_cbranch_vccz 37
8C9C  s_nop 0
8CA0  v_cndmask_b32_e64 v38, 1.0, 2.0, vcc
8CA8  v_pk_mul_f32 v[30:31], v[38:39], v[30:31] op_sel_hi:[0,1]
8CB0  v_pk_mul_f32 v[16:17], v[38:39], v[16:17] op_sel_hi:[0,1]
8CB8  v_pk_mul_f32 v[28:29], v[38:39], v[28:29] op_sel_hi:[0,1]
8CC0  v_pk_mul_f32 v[18:19], v[38:39], v[18:19] op_sel_hi:[0,1]
8CC8  v_pk_mul_f32 v[26:27], v[38:39], v[26:27] op_sel_hi:[0,1]
8CD0  v_pk_mul_f32 v[20:21], v[38:39], v[20:21] op_sel_hi:[0,1]
8CD8  v_pk_mul_f32 v[24:25], v[38:39], v[24:25] op_sel_hi:[0,1]
8CE0  v_pk_mul_f32 v[22:23], v[38:39], v[22:23] op_sel_hi:[0,1]
8CE8  v_pk_mul_f32 v[14:15], v[38:39], v[14:15] op_sel_hi:[0,1]
8CF0  v_pk_mul_f32 v[0:1], v[38:39], v[0:1] op_sel_hi:[0,1]
8CF8  v_pk_mul_f32 v[12:13], v[38:39], v[12:13] op_sel_hi:[0,1]
8D00  v_pk_mul_f32 v[2:3], v[38:39], v[2:3] op_sel_hi:[0,1]
8D08  v_pk_mul_f32 v[10:11], v[38:39], v[10:11] op_sel_hi:[0,1]
8D10  v_pk_mul_f32 v[4:5], v[38:39], v[4:5] op_sel_hi:[0,1]
8D18  v_pk_mul_f32 v[8:9], v[38:39], v[8:9] op_sel_hi:[0,1]
8D20  v_pk_mul_f32 v[6:7], v[38:39], v[6:7] op_sel_hi:[0,1]
8D28  v_max_u32_e32 v33, 1, v32
8D2C  s_branch 1
8D30  v_mov_b32_e32 v33, v32
8D34  v_lshlrev_b32_e32 v52, 2, v36
8D38  s_mov_b32 s6, 0xd2511f53
8D40  v_mad_u64_u32 v[38:39], s[16:17], v52, s6, 0
8D48  s_waitcnt lgkmcnt(0)
8D4C  s_mul_i32 s16, s9, 0xcd9e8d57
8D54  s_mul_hi_u32 s9, s9, 0xcd9e8d57
8D5C  s_xor_b32 s8, s8, s9
8D60  s_xor_b32 s9, s8, s14
8D64  s_xor_b32 s8, s15, s10
8D68  s_mov_b32 s7, 0xcd9e8d57
8D70  v_xor_b32_e32 v39, s8, v39
8D74  s_add_i32 s17, s14, 0x9e3779b9
8D7C  s_add_i32 s18, s15, 0xbb67ae85
8D84  s_mul_i32 s19, s9, 0xd2511f53
8D8C  s_mul_hi_u32 s9, s9, 0xd2511f53
8D94  v_mad_u64_u32 v[40:41], s[10:11], v39, s7, 0
8D9C  s_xor_b32 s10, s17, s16
8DA0  s_xor_b32 s11, s18, s9
8DA4  v_xor_b32_e32 v39, s10, v41
8DA8  v_xor_b32_e32 v41, s11, v38
8DAC  s_add_i32 s18, s15, 0x76cf5d0a
8DB4  v_mad_u64_u32 v[38:39], s[16:17], v39, s6, 0
8DBC  v_mad_u64_u32 v[42:43], s[16:17], v41, s7, 0
8DC4  s_xor_b32 s19, s18, s19
8DC8  s_add_i32 s9, s14, 0x3c6ef372
8DD0  v_xor_b32_e32 v40, v40, v43
8DD4  v_xor_b32_e32 v39, s19, v39
8DD8  v_xor_b32_e32 v40, s9, v40
8DDC  v_mad_u64_u32 v[44:45], s[20:21], v39, s7, 0
8DE4  s_add_i32 s17, s14, 0xdaa66d2b
8DEC  v_mad_u64_u32 v[40:41], s[20:21], v40, s6, 0
8DF4  v_xor_b32_e32 v39, v42, v45
8DF8  s_add_i32 s16, s15, 0x32370b8f
8E00  v_xor_b32_e32 v39, s17, v39
8E04  v_xor_b32_e32 v38, v38, v41
8E08  v_xor_b32_e32 v41, s16, v38
8E0C  v_mad_u64_u32 v[38:39], s[22:23], v39, s6, 0
8E14  s_add_i32 s18, s15, 0xed9eba14
8E1C  v_mad_u64_u32 v[42:43], s[22:23], v41, s7, 0
8E24  v_xor_b32_e32 v39, v40, v39
8E28  s_add_i32 s20, s14, 0x78dde6e4
8E30  v_xor_b32_e32 v41, v44, v43
8E34  v_xor_b32_e32 v39, s18, v39
8E38  v_xor_b32_e32 v41, s20, v41
8E3C  v_mad_u64_u32 v[44:45], s[24:25], v39, s7, 0
8E44  s_add_i32 s22, s14, 0x1715609d
8E4C  v_mad_u64_u32 v[40:41], s[24:25], v41, s6, 0
8E54  v_xor_b32_e32 v39, v42, v45
8E58  s_add_i32 s21, s15, 0xa9066899
8E60  v_xor_b32_e32 v39, s22, v39
8E64  v_xor_b32_e32 v38, v38, v41
8E68  v_xor_b32_e32 v41, s21, v38
8E6C  v_mad_u64_u32 v[38:39], s[26:27], v39, s6, 0
8E74  s_add_i32 s23, s15, 0x646e171e
8E7C  v_mad_u64_u32 v[42:43], s[26:27], v41, s7, 0
8E84  v_xor_b32_e32 v39, v40, v39
8E88  s_add_i32 s24, s14, 0xb54cda56
8E90  v_xor_b32_e32 v41, v44, v43
8E94  v_xor_b32_e32 v39, s23, v39
8E98  v_xor_b32_e32 v41, s24, v41
8E9C  v_mad_u64_u32 v[44:45], s[28:29], v39, s7, 0
8EA4  s_add_i32 s26, s14, 0x5384540f
8EAC  v_mad_u64_u32 v[40:41], s[28:29], v41, s6, 0
8EB4  v_xor_b32_e32 v39, v42, v45
8EB8  s_add_i32 s25, s15, 0x1fd5c5a3
8EC0  v_xor_b32_e32 v39, s26, v39
8EC4  v_xor_b32_e32 v38, v38, v41
8EC8  v_xor_b32_e32 v41, s25, v38
8ECC  v_mad_u64_u32 v[38:39], s[30:31], v39, s6, 0
8ED4  s_add_i32 s27, s15, 0xdb3d7428
8EDC  v_mad_u64_u32 v[42:43], s[30:31], v41, s7, 0
8EE4  v_xor_b32_e32 v39, v40, v39
8EE8  s_add_i32 s28, s14, 0xf1bbcdc8
8EF0  v_xor_b32_e32 v41, v44, v43
8EF4  v_xor_b32_e32 v39, s27, v39
8EF8  v_xor_b32_e32 v41, s28, v41
8EFC  v_mad_u64_u32 v[44:45], s[30:31], v39, s7, 0
8F04  s_add_i32 s29, s14, 0x8ff34781
8F0C  v_mad_u64_u32 v[40:41], s[30:31], v41, s6, 0
8F14  v_xor_b32_e32 v39, v42, v45
8F18  s_add_i32 s14, s15, 0x96a522ad
8F20  v_xor_b32_e32 v45, s29, v39
8F24  v_xor_b32_e32 v38, v38, v41
8F28  v_mov_b32_e32 v39, v16
8F2C  v_mov_b32_e32 v43, v18
8F30  v_mov_b32_e32 v16, 0
8F34  v_mov_b32_e32 v18, 0
8F38  v_lshlrev_b32_e32 v33, 23, v33
8F3C  v_xor_b32_e32 v41, s14, v38
8F40  v_mov_b32_e32 v38, v30
8F44  v_mov_b32_e32 v42, v28
8F48  v_mov_b32_e32 v46, v26
8F4C  v_mov_b32_e32 v47, v20
8F50  v_mov_b32_e32 v48, v24
8F54  v_mov_b32_e32 v49, v22
8F58  v_cvt_scalef32_sr_pk_fp4_f32 v16, v[38:39], v45, v33
8F60  v_cvt_scalef32_sr_pk_fp4_f32 v18, v[46:47], v41, v33 op_sel:[0,0,0,1]
8F68  v_cvt_scalef32_sr_pk_fp4_f32 v16, v[42:43], v44, v33 op_sel:[0,0,1,0]
8F70  v_cvt_scalef32_sr_pk_fp4_f32 v18, v[48:49], v40, v33 op_sel:[0,0,1,1]
8F78  s_nop 0
8F7C  v_mov_b32_e32 v48, v10
8F80  v_or3_b32 v38, v18, v65, v16
8F88  v_or_b32_e32 v16, 1, v52
8F8C  v_mad_u64_u32 v[40:41], s[30:31], v16, s6, 0
8F94  v_xor_b32_e32 v16, s8, v41
8F98  v_mad_u64_u32 v[42:43], s[30:31], v16, s7, 0
8FA0  v_xor_b32_e32 v18, s11, v40
8FA4  v_xor_b32_e32 v16, s10, v43
8FA8  v_mad_u64_u32 v[44:45], s[30:31], v18, s7, 0
8FB0  v_mad_u64_u32 v[40:41], s[30:31], v16, s6, 0
8FB8  v_xor_b32_e32 v16, v42, v45
8FBC  v_xor_b32_e32 v16, s9, v16
8FC0  v_xor_b32_e32 v18, s19, v41
8FC4  v_mad_u64_u32 v[42:43], s[30:31], v16, s6, 0
8FCC  v_mad_u64_u32 v[46:47], s[30:31], v18, s7, 0
8FD4  v_xor_b32_e32 v16, v44, v47
8FD8  v_xor_b32_e32 v18, v40, v43
8FDC  v_xor_b32_e32 v16, s17, v16
8FE0  v_xor_b32_e32 v18, s16, v18
8FE4  v_mad_u64_u32 v[40:41], s[30:31], v16, s6, 0
8FEC  v_mad_u64_u32 v[44:45], s[30:31], v18, s7, 0
8FF4  v_xor_b32_e32 v16, v46, v45
8FF8  v_xor_b32_e32 v18, v42, v41
8FFC  v_xor_b32_e32 v16, s20, v16
9000  v_xor_b32_e32 v18, s18, v18
9004  v_mad_u64_u32 v[42:43], s[30:31], v16, s6, 0
900C  v_mad_u64_u32 v[46:47], s[30:31], v18, s7, 0
9014  v_xor_b32_e32 v16, v44, v47
9018  v_xor_b32_e32 v18, v40, v43
901C  v_xor_b32_e32 v16, s22, v16
9020  v_xor_b32_e32 v18, s21, v18
9024  v_mad_u64_u32 v[40:41], s[30:31], v16, s6, 0
902C  v_mad_u64_u32 v[44:45], s[30:31], v18, s7, 0
9034  v_xor_b32_e32 v16, v46, v45
9038  v_xor_b32_e32 v18, v42, v41
903C  v_xor_b32_e32 v16, s24, v16
9040  v_xor_b32_e32 v18, s23, v18
9044  v_mad_u64_u32 v[42:43], s[30:31], v16, s6, 0
904C  v_mad_u64_u32 v[46:47], s[30:31], v18, s7, 0
9054  v_xor_b32_e32 v16, v44, v47
9058  v_xor_b32_e32 v18, v40, v43
905C  v_xor_b32_e32 v16, s26, v16
9060  v_xor_b32_e32 v18, s25, v18
9064  v_mad_u64_u32 v[40:41], s[30:31], v16, s6, 0
906C  v_mad_u64_u32 v[44:45], s[30:31], v18, s7, 0
9074  v_xor_b32_e32 v16, v46, v45
9078  v_xor_b32_e32 v18, v42, v41
907C  v_xor_b32_e32 v16, s28, v16
9080  v_xor_b32_e32 v18, s27, v18
9084  v_mad_u64_u32 v[42:43], s[30:31], v16, s6, 0
908C  v_mad_u64_u32 v[46:47], s[30:31], v18, s7, 0
9094  v_xor_b32_e32 v16, v44, v47
9098  v_xor_b32_e32 v18, v40, v43
909C  v_mov_b32_e32 v41, v0
90A0  v_mov_b32_e32 v45, v2
90A4  v_mov_b32_e32 v0, 0
90A8  v_mov_b32_e32 v2, 0
90AC  v_xor_b32_e32 v16, s29, v16
90B0  v_xor_b32_e32 v18, s14, v18
90B4  v_mov_b32_e32 v40, v14
90B8  v_mov_b32_e32 v44, v12
90BC  v_mov_b32_e32 v49, v4
90C0  v_mov_b32_e32 v50, v8
90C4  v_mov_b32_e32 v51, v6
90C8  v_cvt_scalef32_sr_pk_fp4_f32 v0, v[40:41], v16, v33
90D0  v_cvt_scalef32_sr_pk_fp4_f32 v2, v[48:49], v18, v33 op_sel:[0,0,0,1]
90D8  v_cvt_scalef32_sr_pk_fp4_f32 v0, v[44:45], v46, v33 op_sel:[0,0,1,0]
90E0  v_cvt_scalef32_sr_pk_fp4_f32 v2, v[50:51], v42, v33 op_sel:[0,0,1,1]
90E8  s_nop 0
90EC  v_mov_b32_e32 v4, 0
90F0  v_or3_b32 v39, v2, v62, v0
90F8  v_or_b32_e32 v0, 2, v52
90FC  v_mad_u64_u32 v[40:41], s[30:31], v0, s6, 0
9104  v_xor_b32_e32 v0, s8, v41
9108  v_mad_u64_u32 v[42:43], s[30:31], v0, s7, 0
9110  v_xor_b32_e32 v0, s10, v43
9114  v_xor_b32_e32 v2, s11, v40
9118  v_mad_u64_u32 v[40:41], s[30:31], v0, s6, 0
9120  v_mad_u64_u32 v[44:45], s[30:31], v2, s7, 0
9128  v_xor_b32_e32 v0, v42, v45
912C  v_xor_b32_e32 v2, s19, v41
9130  v_xor_b32_e32 v0, s9, v0
9134  v_mad_u64_u32 v[46:47], s[30:31], v2, s7, 0
913C  v_mad_u64_u32 v[42:43], s[30:31], v0, s6, 0
9144  v_xor_b32_e32 v0, v44, v47
9148  v_xor_b32_e32 v0, s17, v0
914C  v_xor_b32_e32 v2, v40, v43
9150  v_xor_b32_e32 v2, s16, v2
9154  v_mad_u64_u32 v[40:41], s[30:31], v0, s6, 0
915C  v_mad_u64_u32 v[44:45], s[30:31], v2, s7, 0
9164  v_xor_b32_e32 v2, v42, v41
9168  v_xor_b32_e32 v0, v46, v45
916C  v_xor_b32_e32 v2, s18, v2
9170  v_xor_b32_e32 v0, s20, v0
9174  v_mad_u64_u32 v[46:47], s[30:31], v2, s7, 0
917C  v_mad_u64_u32 v[42:43], s[30:31], v0, s6, 0
9184  v_xor_b32_e32 v0, v44, v47
9188  v_xor_b32_e32 v0, s22, v0
918C  v_xor_b32_e32 v2, v40, v43
9190  v_xor_b32_e32 v2, s21, v2
9194  v_mad_u64_u32 v[40:41], s[30:31], v0, s6, 0
919C  v_mad_u64_u32 v[44:45], s[30:31], v2, s7, 0
91A4  v_xor_b32_e32 v2, v42, v41
91A8  v_xor_b32_e32 v0, v46, v45
91AC  v_xor_b32_e32 v2, s23, v2
91B0  v_xor_b32_e32 v0, s24, v0
91B4  v_mad_u64_u32 v[46:47], s[30:31], v2, s7, 0
91BC  v_mad_u64_u32 v[42:43], s[30:31], v0, s6, 0
91C4  v_xor_b32_e32 v0, v44, v47
91C8  v_xor_b32_e32 v0, s26, v0
91CC  v_xor_b32_e32 v2, v40, v43
91D0  v_xor_b32_e32 v2, s25, v2
91D4  v_mad_u64_u32 v[40:41], s[30:31], v0, s6, 0
91DC  v_mad_u64_u32 v[44:45], s[30:31], v2, s7, 0
91E4  v_xor_b32_e32 v2, v42, v41
91E8  v_xor_b32_e32 v0, v46, v45
91EC  v_xor_b32_e32 v2, s27, v2
91F0  v_xor_b32_e32 v0, s28, v0
91F4  v_mad_u64_u32 v[46:47], s[30:31], v2, s7, 0
91FC  v_mad_u64_u32 v[42:43], s[30:31], v0, s6, 0
9204  v_xor_b32_e32 v0, v44, v47
9208  v_xor_b32_e32 v0, s29, v0
920C  v_xor_b32_e32 v2, v40, v43
9210  v_mov_b32_e32 v6, 0
9214  v_xor_b32_e32 v2, s14, v2
9218  v_mov_b32_e32 v16, v31
921C  v_mov_b32_e32 v18, v29
9220  v_mov_b32_e32 v20, v27
9224  v_mov_b32_e32 v22, v25
9228  v_cvt_scalef32_sr_pk_fp4_f32 v4, v[16:17], v0, v33
9230  v_cvt_scalef32_sr_pk_fp4_f32 v6, v[20:21], v2, v33 op_sel:[0,0,0,1]
9238  v_cvt_scalef32_sr_pk_fp4_f32 v4, v[18:19], v46, v33 op_sel:[0,0,1,0]
9240  v_cvt_scalef32_sr_pk_fp4_f32 v6, v[22:23], v42, v33 op_sel:[0,0,1,1]
9248  s_nop 0
924C  v_or_b32_e32 v0, 3, v52
9250  v_mad_u64_u32 v[16:17], s[30:31], v0, s6, 0
9258  v_xor_b32_e32 v0, s8, v17
925C  v_mad_u64_u32 v[18:19], s[30:31], v0, s7, 0
9264  v_xor_b32_e32 v2, s11, v16
9268  v_xor_b32_e32 v0, s10, v19
926C  v_mad_u64_u32 v[20:21], s[10:11], v2, s7, 0
9274  v_mad_u64_u32 v[16:17], s[10:11], v0, s6, 0
927C  v_xor_b32_e32 v0, v18, v21
9280  v_xor_b32_e32 v0, s9, v0
9284  v_xor_b32_e32 v2, s19, v17
9288  v_mad_u64_u32 v[18:19], s[8:9], v0, s6, 0
9290  v_mad_u64_u32 v[22:23], s[8:9], v2, s7, 0
9298  v_xor_b32_e32 v0, v20, v23
929C  v_xor_b32_e32 v2, v16, v19
92A0  v_xor_b32_e32 v0, s17, v0
92A4  v_xor_b32_e32 v2, s16, v2
92A8  v_mad_u64_u32 v[16:17], s[8:9], v0, s6, 0
92B0  v_mad_u64_u32 v[20:21], s[8:9], v2, s7, 0
92B8  v_xor_b32_e32 v0, v22, v21
92BC  v_xor_b32_e32 v2, v18, v17
92C0  v_xor_b32_e32 v0, s20, v0
92C4  v_xor_b32_e32 v2, s18, v2
92C8  v_mad_u64_u32 v[18:19], s[8:9], v0, s6, 0
92D0  v_mad_u64_u32 v[22:23], s[8:9], v2, s7, 0
92D8  v_xor_b32_e32 v0, v20, v23
92DC  v_xor_b32_e32 v2, v16, v19
92E0  v_xor_b32_e32 v0, s22, v0
92E4  v_xor_b32_e32 v2, s21, v2
92E8  v_mad_u64_u32 v[16:17], s[8:9], v0, s6, 0
92F0  v_mad_u64_u32 v[20:21], s[8:9], v2, s7, 0
92F8  v_xor_b32_e32 v0, v22, v21
92FC  v_xor_b32_e32 v2, v18, v17
9300  v_xor_b32_e32 v0, s24, v0
9304  v_xor_b32_e32 v2, s23, v2
9308  v_mad_u64_u32 v[18:19], s[8:9], v0, s6, 0
9310  v_mad_u64_u32 v[22:23], s[8:9], v2, s7, 0
9318  v_xor_b32_e32 v0, v20, v23
931C  v_xor_b32_e32 v2, v16, v19
9320  v_xor_b32_e32 v0, s26, v0
9324  v_xor_b32_e32 v2, s25, v2
9328  v_mad_u64_u32 v[16:17], s[8:9], v0, s6, 0
9330  v_mad_u64_u32 v[20:21], s[8:9], v2, s7, 0
9338  v_xor_b32_e32 v0, v22, v21
933C  v_xor_b32_e32 v2, v18, v17
9340  v_xor_b32_e32 v0, s28, v0
9344  v_xor_b32_e32 v2, s27, v2
9348  v_mad_u64_u32 v[18:19], s[8:9], v0, s6, 0
9350  v_mad_u64_u32 v[22:23], s[6:7], v2, s7, 0
9358  v_xor_b32_e32 v0, v20, v23
935C  v_xor_b32_e32 v8, s29, v0
9360  v_xor_b32_e32 v0, v16, v19
9364  v_mov_b32_e32 v24, 0
9368  v_or3_b32 v40, v6, v61, v4
9370  v_xor_b32_e32 v10, s14, v0
9374  v_mov_b32_e32 v0, v15
9378  v_mov_b32_e32 v6, v9
937C  v_mov_b32_e32 v9, 0
9380  v_mov_b32_e32 v2, v13
9384  v_mov_b32_e32 v4, v11
9388  v_cvt_scalef32_sr_pk_fp4_f32 v24, v[0:1], v8, v33
9390  v_cvt_scalef32_sr_pk_fp4_f32 v9, v[4:5], v10, v33 op_sel:[0,0,0,1]
9398  v_cvt_scalef32_sr_pk_fp4_f32 v24, v[2:3], v22, v33 op_sel:[0,0,1,0]
93A0  v_cvt_scalef32_sr_pk_fp4_f32 v9, v[6:7], v18, v33 op_sel:[0,0,1,1]
93A8  s_nop 0
93AC  v_lshl_add_u64 v[0:1], v[36:37], 4, s[12:13]
93B4  v_or3_b32 v41, v9, v58, v24
93BC  s_or_b64 s[2:3], s[2:3], exec
93C0  global_store_dwordx4 v[0:1], v[38:41], off
93C8  s_or_b64 exec, exec, s[4:5]
93CC  s_and_saveexec_b64 s[4:5], s[2:3]
93D0  s_cbranch_execz 63900
93D4  s_load_dwordx2 s[0:1], s[0:1], 0x10
93DC  s_waitcnt lgkmcnt(0)
93E0  v_lshl_add_u64 v[0:1], s[0:1], 0, v[34:35]
93E8  global_store_byte v[0:1], v32, off
93F0  s_endpgm
93F4  s_nop 0
