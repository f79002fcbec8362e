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
    .vgpr_count:     76
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
    .name:           QuantiseRowTunedSr
    .private_segment_fixed_size: 0
    .sgpr_count:     38
    .sgpr_spill_count: 0
    .symbol:         QuantiseRowTunedSr.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     74
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
    .vgpr_count:     75
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
2C44  s_cbranch_execnz 922
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
2CAC  v_lshrrev_b32_e32 v26, 1, v0
2CB0  v_bfe_u32 v2, v0, 1, 3
2CB8  v_lshl_add_u32 v27, v1, 7, s6
2CC0  v_bitop3_b32 v3, v26, 1, 7 bitop3:0x6c
2CC8  v_bitop3_b32 v10, v26, 2, 7 bitop3:0x6c
2CD0  v_bitop3_b32 v11, v26, 3, 7 bitop3:0x6c
2CD8  v_bitop3_b32 v18, v26, 4, 7 bitop3:0x6c
2CE0  v_bitop3_b32 v19, v26, 5, 7 bitop3:0x6c
2CE8  v_bitop3_b32 v28, v26, 6, 7 bitop3:0x6c
2CF0  v_bitop3_b32 v26, v26, 7, v26 bitop3:0xc
2CF8  v_lshl_add_u32 v2, v2, 4, v27
2D00  v_lshl_add_u32 v6, v3, 4, v27
2D08  v_lshl_add_u32 v10, v10, 4, v27
2D10  v_lshl_add_u32 v14, v11, 4, v27
2D18  v_lshl_add_u32 v18, v18, 4, v27
2D20  v_lshl_add_u32 v22, v19, 4, v27
2D28  v_lshl_add_u32 v28, v28, 4, v27
2D30  v_lshl_add_u32 v30, v26, 4, v27
2D38  ds_read_b128 v[2:5], v2
2D40  ds_read_b128 v[6:9], v6
2D48  ds_read_b128 v[10:13], v10
2D50  ds_read_b128 v[14:17], v14
2D58  ds_read_b128 v[18:21], v18
2D60  ds_read_b128 v[22:25], v22
2D68  ds_read_b128 v[26:29], v28
2D70  ds_read_b128 v[30:33], v30
2D78  s_cbranch_execz 1
2D7C  s_branch 79
2D80  s_waitcnt lgkmcnt(0)
2D84  v_bfe_u32 v2, v0, 2, 2
2D8C  v_lshrrev_b32_e32 v0, 2, v0
2D90  v_lshl_add_u32 v1, v1, 6, s6
2D98  v_bitop3_b32 v18, v0, 2, 3 bitop3:0x6c
2DA0  v_lshl_add_u32 v2, v2, 4, v1
2DA8  v_lshl_add_u32 v18, v18, 4, v1
2DB0  ds_read_b128 v[6:9], v2
2DB8  ds_read_b128 v[22:25], v18
2DC0  v_bitop3_b32 v2, v0, 1, 3 bitop3:0x6c
2DC8  v_bitop3_b32 v0, v0, 3, v0 bitop3:0xc
2DD0  v_lshl_add_u32 v2, v2, 4, v1
2DD8  v_lshl_add_u32 v0, v0, 4, v1
2DE0  ds_read_b128 v[14:17], v2
2DE8  ds_read_b128 v[30:33], v0
2DF0  s_waitcnt lgkmcnt(3)
2DF4  v_lshlrev_b32_e32 v2, 16, v6
2DF8  v_and_b32_e32 v3, 0xffff0000, v6
2E00  v_lshlrev_b32_e32 v4, 16, v7
2E04  v_and_b32_e32 v5, 0xffff0000, v7
2E0C  v_lshlrev_b32_e32 v6, 16, v8
2E10  v_and_b32_e32 v7, 0xffff0000, v8
2E18  v_lshlrev_b32_e32 v8, 16, v9
2E1C  v_and_b32_e32 v9, 0xffff0000, v9
2E24  s_waitcnt lgkmcnt(1)
2E28  v_lshlrev_b32_e32 v10, 16, v14
2E2C  v_and_b32_e32 v11, 0xffff0000, v14
2E34  v_lshlrev_b32_e32 v12, 16, v15
2E38  v_and_b32_e32 v13, 0xffff0000, v15
2E40  v_lshlrev_b32_e32 v14, 16, v16
2E44  v_and_b32_e32 v15, 0xffff0000, v16
2E4C  v_lshlrev_b32_e32 v16, 16, v17
2E50  v_and_b32_e32 v17, 0xffff0000, v17
2E58  v_lshlrev_b32_e32 v18, 16, v22
2E5C  v_and_b32_e32 v19, 0xffff0000, v22
2E64  v_lshlrev_b32_e32 v20, 16, v23
2E68  v_and_b32_e32 v21, 0xffff0000, v23
2E70  v_lshlrev_b32_e32 v22, 16, v24
2E74  v_and_b32_e32 v23, 0xffff0000, v24
2E7C  v_lshlrev_b32_e32 v24, 16, v25
2E80  v_and_b32_e32 v25, 0xffff0000, v25
2E88  s_waitcnt lgkmcnt(0)
2E8C  v_lshlrev_b32_e32 v26, 16, v30
2E90  v_and_b32_e32 v27, 0xffff0000, v30
2E98  v_lshlrev_b32_e32 v28, 16, v31
2E9C  v_and_b32_e32 v29, 0xffff0000, v31
2EA4  v_lshlrev_b32_e32 v30, 16, v32
2EA8  v_and_b32_e32 v31, 0xffff0000, v32
2EB0  v_lshlrev_b32_e32 v32, 16, v33
2EB4  v_and_b32_e32 v33, 0xffff0000, v33
2EBC  s_waitcnt lgkmcnt(0)
2EC0  v_and_b32_e32 v74, 0x7fffffff, v2
2EC8  v_and_b32_e32 v73, 0x7fffffff, v3
2ED0  v_max_u32_e32 v0, v73, v74
2ED4  v_and_b32_e32 v72, 0x7fffffff, v4
2EDC  v_and_b32_e32 v70, 0x7fffffff, v5
2EE4  v_max3_u32 v0, v70, v72, v0
2EEC  v_and_b32_e32 v69, 0x7fffffff, v6
2EF4  v_and_b32_e32 v68, 0x7fffffff, v7
2EFC  v_max3_u32 v0, v68, v69, v0
2F04  v_and_b32_e32 v67, 0x7fffffff, v8
2F0C  v_and_b32_e32 v66, 0x7fffffff, v9
2F14  v_max3_u32 v0, v66, v67, v0
2F1C  v_and_b32_e32 v65, 0x7fffffff, v10
2F24  v_and_b32_e32 v64, 0x7fffffff, v11
2F2C  v_max3_u32 v0, v64, v65, v0
2F34  v_and_b32_e32 v63, 0x7fffffff, v12
2F3C  v_and_b32_e32 v62, 0x7fffffff, v13
2F44  v_max3_u32 v0, v62, v63, v0
2F4C  v_and_b32_e32 v61, 0x7fffffff, v14
2F54  v_and_b32_e32 v60, 0x7fffffff, v15
2F5C  v_max3_u32 v0, v60, v61, v0
2F64  v_and_b32_e32 v58, 0x7fffffff, v16
2F6C  v_and_b32_e32 v57, 0x7fffffff, v17
2F74  v_max3_u32 v0, v57, v58, v0
2F7C  v_and_b32_e32 v56, 0x7fffffff, v18
2F84  v_and_b32_e32 v55, 0x7fffffff, v19
2F8C  v_max3_u32 v0, v55, v56, v0
2F94  v_and_b32_e32 v54, 0x7fffffff, v20
2F9C  v_and_b32_e32 v53, 0x7fffffff, v21
2FA4  v_max3_u32 v0, v53, v54, v0
2FAC  v_and_b32_e32 v52, 0x7fffffff, v22
2FB4  v_and_b32_e32 v51, 0x7fffffff, v23
2FBC  v_max3_u32 v0, v51, v52, v0
2FC4  v_and_b32_e32 v49, 0x7fffffff, v24
2FCC  v_and_b32_e32 v48, 0x7fffffff, v25
2FD4  v_max3_u32 v0, v48, v49, v0
2FDC  v_and_b32_e32 v47, 0x7fffffff, v26
2FE4  v_and_b32_e32 v46, 0x7fffffff, v27
2FEC  v_max3_u32 v0, v46, v47, v0
2FF4  v_and_b32_e32 v45, 0x7fffffff, v28
2FFC  v_and_b32_e32 v44, 0x7fffffff, v29
3004  v_max3_u32 v0, v44, v45, v0
300C  v_and_b32_e32 v43, 0x7fffffff, v30
3014  v_and_b32_e32 v42, 0x7fffffff, v31
301C  v_max3_u32 v0, v42, v43, v0
3024  v_and_b32_e32 v40, 0x7fffffff, v32
302C  v_and_b32_e32 v1, 0x7fffffff, v33
3034  v_max3_u32 v71, v1, v40, v0
303C  s_mov_b32 s6, 0x7f7fffff
3044  v_cmp_lt_u32_e32 vcc, s6, v71
3048  v_mov_b32_e32 v0, 0
304C  v_mov_b32_e32 v41, 0
3050  v_mov_b32_e32 v50, 0
3054  v_mov_b32_e32 v59, 0
3058  s_and_saveexec_b64 s[8:9], vcc
305C  s_cbranch_execz 522
3060  v_sub_u32_e32 v0, 0x7f7fffff, v74
3068  v_sub_u32_e32 v50, 0x7f800000, v74
3070  s_brev_b32 s6, 1
3074  v_lshrrev_b32_e32 v41, 31, v0
3078  v_lshrrev_b32_e32 v59, 31, v50
307C  v_add_u32_e32 v41, -1, v41
3080  v_cmp_lt_i32_e32 vcc, -1, v50
3084  v_sub_u32_e32 v50, 0x7f7fffff, v73
308C  v_bitop3_b32 v2, v41, v2, s6 bitop3:0xc8
3094  v_ashrrev_i32_e32 v0, 31, v0
3098  v_cndmask_b32_e32 v41, 0, v74, vcc
309C  v_sub_u32_e32 v74, 0x7f800000, v73
30A4  v_and_b32_e32 v0, 7, v0
30A8  v_lshrrev_b32_e32 v71, 31, v50
30AC  v_ashrrev_i32_e32 v50, 31, v50
30B0  v_lshrrev_b32_e32 v75, 31, v74
30B4  s_movk_i32 s10, 0x70
30B8  v_and_or_b32 v0, v50, s10, v0
30C0  v_add_u32_e32 v50, v75, v59
30C4  v_max_u32_e32 v59, v73, v41
30C8  v_cmp_gt_i32_e32 vcc, 0, v74
30CC  v_add_u32_e32 v71, -1, v71
30D0  v_bitop3_b32 v3, v71, v3, s6 bitop3:0xc8
30D8  v_cndmask_b32_e32 v41, v59, v41, vcc
30DC  v_sub_u32_e32 v59, 0x7f7fffff, v72
30E4  v_sub_u32_e32 v73, 0x7f800000, v72
30EC  v_lshrrev_b32_e32 v71, 31, v59
30F0  v_ashrrev_i32_e32 v59, 31, v59
30F4  s_movk_i32 s11, 0x700
30F8  v_and_or_b32 v0, v59, s11, v0
3100  v_max_u32_e32 v59, v72, v41
3104  v_cmp_gt_i32_e32 vcc, 0, v73
3108  v_add_u32_e32 v71, -1, v71
310C  v_bitop3_b32 v4, v71, v4, s6 bitop3:0xc8
3114  v_cndmask_b32_e32 v41, v59, v41, vcc
3118  v_sub_u32_e32 v59, 0x7f7fffff, v70
3120  v_sub_u32_e32 v72, 0x7f800000, v70
3128  v_lshrrev_b32_e32 v71, 31, v59
312C  v_ashrrev_i32_e32 v59, 31, v59
3130  s_movk_i32 s12, 0x7000
3134  v_and_or_b32 v0, v59, s12, v0
313C  v_max_u32_e32 v59, v70, v41
3140  v_cmp_gt_i32_e32 vcc, 0, v72
3144  v_add_u32_e32 v71, -1, v71
3148  v_bitop3_b32 v5, v71, v5, s6 bitop3:0xc8
3150  v_cndmask_b32_e32 v41, v59, v41, vcc
3154  v_sub_u32_e32 v59, 0x7f7fffff, v69
315C  v_sub_u32_e32 v71, 0x7f800000, v69
3164  v_lshrrev_b32_e32 v70, 31, v59
3168  v_ashrrev_i32_e32 v59, 31, v59
316C  s_mov_b32 s13, 0x70000
3174  v_and_or_b32 v0, v59, s13, v0
317C  v_max_u32_e32 v59, v69, v41
3180  v_cmp_gt_i32_e32 vcc, 0, v71
3184  v_add_u32_e32 v70, -1, v70
3188  v_bitop3_b32 v6, v70, v6, s6 bitop3:0xc8
3190  v_cndmask_b32_e32 v41, v59, v41, vcc
3194  v_sub_u32_e32 v59, 0x7f7fffff, v68
319C  v_sub_u32_e32 v70, 0x7f800000, v68
31A4  v_lshrrev_b32_e32 v69, 31, v59
31A8  v_ashrrev_i32_e32 v59, 31, v59
31AC  s_mov_b32 s14, 0x700000
31B4  v_and_or_b32 v0, v59, s14, v0
31BC  v_max_u32_e32 v59, v68, v41
31C0  v_cmp_gt_i32_e32 vcc, 0, v70
31C4  v_add_u32_e32 v69, -1, v69
31C8  v_bitop3_b32 v7, v69, v7, s6 bitop3:0xc8
31D0  v_cndmask_b32_e32 v41, v59, v41, vcc
31D4  v_sub_u32_e32 v59, 0x7f7fffff, v67
31DC  v_sub_u32_e32 v69, 0x7f800000, v67
31E4  v_lshrrev_b32_e32 v68, 31, v59
31E8  v_ashrrev_i32_e32 v59, 31, v59
31EC  s_mov_b32 s15, 0x7000000
31F4  v_and_or_b32 v0, v59, s15, v0
31FC  v_max_u32_e32 v59, v67, v41
3200  v_cmp_gt_i32_e32 vcc, 0, v69
3204  v_add_u32_e32 v68, -1, v68
3208  v_bitop3_b32 v8, v68, v8, s6 bitop3:0xc8
3210  v_cndmask_b32_e32 v41, v59, v41, vcc
3214  v_sub_u32_e32 v59, 0x7f7fffff, v66
321C  v_sub_u32_e32 v68, 0x7f800000, v66
3224  v_lshrrev_b32_e32 v67, 31, v59
3228  v_ashrrev_i32_e32 v59, 31, v59
322C  s_brev_b32 s16, 14
3230  v_add_u32_e32 v67, -1, v67
3234  v_and_or_b32 v0, v59, s16, v0
323C  v_max_u32_e32 v59, v66, v41
3240  v_cmp_gt_i32_e32 vcc, 0, v68
3244  v_bitop3_b32 v9, v67, v9, s6 bitop3:0xc8
324C  v_sub_u32_e32 v67, 0x7f800000, v65
3254  v_cndmask_b32_e32 v41, v59, v41, vcc
3258  v_sub_u32_e32 v59, 0x7f7fffff, v65
3260  v_max_u32_e32 v65, v65, v41
3264  v_lshrrev_b32_e32 v66, 31, v59
3268  v_cmp_gt_i32_e32 vcc, 0, v67
326C  v_add_u32_e32 v66, -1, v66
3270  v_lshrrev_b32_e32 v74, 31, v73
3274  v_cndmask_b32_e32 v41, v65, v41, vcc
3278  v_sub_u32_e32 v65, 0x7f7fffff, v64
3280  v_lshrrev_b32_e32 v73, 31, v72
3284  v_lshrrev_b32_e32 v72, 31, v71
3288  v_lshrrev_b32_e32 v71, 31, v70
328C  v_lshrrev_b32_e32 v70, 31, v69
3290  v_lshrrev_b32_e32 v69, 31, v68
3294  v_lshrrev_b32_e32 v68, 31, v67
3298  v_bitop3_b32 v10, v66, v10, s6 bitop3:0xc8
32A0  v_sub_u32_e32 v67, 0x7f800000, v64
32A8  v_lshrrev_b32_e32 v66, 31, v65
32AC  v_ashrrev_i32_e32 v59, 31, v59
32B0  v_add_u32_e32 v66, -1, v66
32B4  v_max_u32_e32 v64, v64, v41
32B8  v_cmp_gt_i32_e32 vcc, 0, v67
32BC  v_and_b32_e32 v59, 7, v59
32C0  v_bitop3_b32 v11, v66, v11, s6 bitop3:0xc8
32C8  v_ashrrev_i32_e32 v65, 31, v65
32CC  v_cndmask_b32_e32 v41, v64, v41, vcc
32D0  v_sub_u32_e32 v64, 0x7f7fffff, v63
32D8  v_sub_u32_e32 v66, 0x7f800000, v63
32E0  v_and_or_b32 v59, v65, s10, v59
32E8  v_max_u32_e32 v63, v63, v41
32EC  v_lshrrev_b32_e32 v65, 31, v64
32F0  v_cmp_gt_i32_e32 vcc, 0, v66
32F4  v_add_u32_e32 v65, -1, v65
32F8  v_ashrrev_i32_e32 v64, 31, v64
32FC  v_cndmask_b32_e32 v41, v63, v41, vcc
3300  v_sub_u32_e32 v63, 0x7f7fffff, v62
3308  v_bitop3_b32 v12, v65, v12, s6 bitop3:0xc8
3310  v_and_or_b32 v59, v64, s11, v59
3318  v_sub_u32_e32 v65, 0x7f800000, v62
3320  v_lshrrev_b32_e32 v64, 31, v63
3324  v_add_u32_e32 v64, -1, v64
3328  v_max_u32_e32 v62, v62, v41
332C  v_cmp_gt_i32_e32 vcc, 0, v65
3330  v_bitop3_b32 v13, v64, v13, s6 bitop3:0xc8
3338  v_ashrrev_i32_e32 v63, 31, v63
333C  v_cndmask_b32_e32 v41, v62, v41, vcc
3340  v_sub_u32_e32 v62, 0x7f7fffff, v61
3348  v_sub_u32_e32 v64, 0x7f800000, v61
3350  v_and_or_b32 v59, v63, s12, v59
3358  v_max_u32_e32 v61, v61, v41
335C  v_lshrrev_b32_e32 v63, 31, v62
3360  v_cmp_gt_i32_e32 vcc, 0, v64
3364  v_add_u32_e32 v63, -1, v63
3368  v_ashrrev_i32_e32 v62, 31, v62
336C  v_cndmask_b32_e32 v41, v61, v41, vcc
3370  v_sub_u32_e32 v61, 0x7f7fffff, v60
3378  v_bitop3_b32 v14, v63, v14, s6 bitop3:0xc8
3380  v_and_or_b32 v59, v62, s13, v59
3388  v_sub_u32_e32 v63, 0x7f800000, v60
3390  v_lshrrev_b32_e32 v62, 31, v61
3394  v_add_u32_e32 v62, -1, v62
3398  v_max_u32_e32 v60, v60, v41
339C  v_cmp_gt_i32_e32 vcc, 0, v63
33A0  v_bitop3_b32 v15, v62, v15, s6 bitop3:0xc8
33A8  v_ashrrev_i32_e32 v61, 31, v61
33AC  v_cndmask_b32_e32 v41, v60, v41, vcc
33B0  v_sub_u32_e32 v60, 0x7f7fffff, v58
33B8  v_sub_u32_e32 v62, 0x7f800000, v58
33C0  v_and_or_b32 v59, v61, s14, v59
33C8  v_max_u32_e32 v58, v58, v41
33CC  v_lshrrev_b32_e32 v61, 31, v60
33D0  v_cmp_gt_i32_e32 vcc, 0, v62
33D4  v_add_u32_e32 v61, -1, v61
33D8  v_ashrrev_i32_e32 v60, 31, v60
33DC  v_cndmask_b32_e32 v58, v58, v41, vcc
33E0  v_sub_u32_e32 v41, 0x7f7fffff, v57
33E8  v_bitop3_b32 v16, v61, v16, s6 bitop3:0xc8
33F0  v_and_or_b32 v59, v60, s15, v59
33F8  v_sub_u32_e32 v61, 0x7f800000, v57
3400  v_lshrrev_b32_e32 v60, 31, v41
3404  v_add_u32_e32 v60, -1, v60
3408  v_max_u32_e32 v57, v57, v58
340C  v_cmp_gt_i32_e32 vcc, 0, v61
3410  v_bitop3_b32 v17, v60, v17, s6 bitop3:0xc8
3418  v_ashrrev_i32_e32 v41, 31, v41
341C  v_cndmask_b32_e32 v57, v57, v58, vcc
3420  v_sub_u32_e32 v58, 0x7f7fffff, v56
3428  v_sub_u32_e32 v60, 0x7f800000, v56
3430  v_add3_u32 v50, v74, v50, v73
3438  v_and_or_b32 v41, v41, s16, v59
3440  v_max_u32_e32 v56, v56, v57
3444  v_lshrrev_b32_e32 v59, 31, v58
3448  v_cmp_gt_i32_e32 vcc, 0, v60
344C  v_add3_u32 v50, v72, v50, v71
3454  v_add_u32_e32 v59, -1, v59
3458  v_cndmask_b32_e32 v56, v56, v57, vcc
345C  v_sub_u32_e32 v57, 0x7f7fffff, v55
3464  v_add3_u32 v50, v70, v50, v69
346C  v_lshrrev_b32_e32 v69, 31, v67
3470  v_lshrrev_b32_e32 v67, 31, v66
3474  v_lshrrev_b32_e32 v66, 31, v65
3478  v_lshrrev_b32_e32 v65, 31, v64
347C  v_lshrrev_b32_e32 v64, 31, v63
3480  v_lshrrev_b32_e32 v63, 31, v62
3484  v_lshrrev_b32_e32 v62, 31, v61
3488  v_lshrrev_b32_e32 v61, 31, v60
348C  v_bitop3_b32 v18, v59, v18, s6 bitop3:0xc8
3494  v_sub_u32_e32 v60, 0x7f800000, v55
349C  v_lshrrev_b32_e32 v59, 31, v57
34A0  v_ashrrev_i32_e32 v58, 31, v58
34A4  v_add_u32_e32 v59, -1, v59
34A8  v_max_u32_e32 v55, v55, v56
34AC  v_cmp_gt_i32_e32 vcc, 0, v60
34B0  v_and_b32_e32 v58, 7, v58
34B4  v_bitop3_b32 v19, v59, v19, s6 bitop3:0xc8
34BC  v_ashrrev_i32_e32 v57, 31, v57
34C0  v_cndmask_b32_e32 v55, v55, v56, vcc
34C4  v_sub_u32_e32 v56, 0x7f7fffff, v54
34CC  v_sub_u32_e32 v59, 0x7f800000, v54
34D4  v_and_or_b32 v57, v57, s10, v58
34DC  v_max_u32_e32 v54, v54, v55
34E0  v_lshrrev_b32_e32 v58, 31, v56
34E4  v_cmp_gt_i32_e32 vcc, 0, v59
34E8  v_add_u32_e32 v58, -1, v58
34EC  v_ashrrev_i32_e32 v56, 31, v56
34F0  v_cndmask_b32_e32 v54, v54, v55, vcc
34F4  v_sub_u32_e32 v55, 0x7f7fffff, v53
34FC  v_bitop3_b32 v20, v58, v20, s6 bitop3:0xc8
3504  v_and_or_b32 v56, v56, s11, v57
350C  v_sub_u32_e32 v58, 0x7f800000, v53
3514  v_lshrrev_b32_e32 v57, 31, v55
3518  v_add3_u32 v50, v68, v50, v69
3520  v_add_u32_e32 v57, -1, v57
3524  v_max_u32_e32 v53, v53, v54
3528  v_cmp_gt_i32_e32 vcc, 0, v58
352C  v_add3_u32 v50, v67, v50, v66
3534  v_bitop3_b32 v21, v57, v21, s6 bitop3:0xc8
353C  v_ashrrev_i32_e32 v55, 31, v55
3540  v_cndmask_b32_e32 v53, v53, v54, vcc
3544  v_sub_u32_e32 v54, 0x7f7fffff, v52
354C  v_sub_u32_e32 v57, 0x7f800000, v52
3554  v_add3_u32 v50, v65, v50, v64
355C  v_and_or_b32 v55, v55, s12, v56
3564  v_max_u32_e32 v52, v52, v53
3568  v_lshrrev_b32_e32 v56, 31, v54
356C  v_cmp_gt_i32_e32 vcc, 0, v57
3570  v_add3_u32 v50, v63, v50, v62
3578  v_lshrrev_b32_e32 v62, 31, v60
357C  v_add_u32_e32 v56, -1, v56
3580  v_cndmask_b32_e32 v52, v52, v53, vcc
3584  v_sub_u32_e32 v53, 0x7f7fffff, v51
358C  v_add3_u32 v50, v61, v50, v62
3594  v_lshrrev_b32_e32 v60, 31, v59
3598  v_lshrrev_b32_e32 v59, 31, v58
359C  v_bitop3_b32 v22, v56, v22, s6 bitop3:0xc8
35A4  v_ashrrev_i32_e32 v54, 31, v54
35A8  v_sub_u32_e32 v56, 0x7f800000, v51
35B0  v_add3_u32 v50, v60, v50, v59
35B8  v_lshrrev_b32_e32 v58, 31, v57
35BC  v_and_or_b32 v54, v54, s13, v55
35C4  v_lshrrev_b32_e32 v55, 31, v53
35C8  v_ashrrev_i32_e32 v53, 31, v53
35CC  v_lshrrev_b32_e32 v57, 31, v56
35D0  v_add_u32_e32 v55, -1, v55
35D4  v_and_or_b32 v53, v53, s14, v54
35DC  v_add3_u32 v54, v58, v50, v57
35E4  v_max_u32_e32 v50, v51, v52
35E8  v_cmp_gt_i32_e32 vcc, 0, v56
35EC  v_sub_u32_e32 v51, 0x7f7fffff, v49
35F4  v_bitop3_b32 v23, v55, v23, s6 bitop3:0xc8
35FC  v_cndmask_b32_e32 v50, v50, v52, vcc
3600  v_sub_u32_e32 v55, 0x7f800000, v49
3608  v_lshrrev_b32_e32 v52, 31, v51
360C  v_ashrrev_i32_e32 v51, 31, v51
3610  v_max_u32_e32 v49, v49, v50
3614  v_cmp_gt_i32_e32 vcc, 0, v55
3618  v_add_u32_e32 v52, -1, v52
361C  v_and_or_b32 v51, v51, s15, v53
3624  v_cndmask_b32_e32 v49, v49, v50, vcc
3628  v_sub_u32_e32 v50, 0x7f7fffff, v48
3630  v_sub_u32_e32 v53, 0x7f800000, v48
3638  v_bitop3_b32 v24, v52, v24, s6 bitop3:0xc8
3640  v_max_u32_e32 v48, v48, v49
3644  v_lshrrev_b32_e32 v52, 31, v50
3648  v_cmp_gt_i32_e32 vcc, 0, v53
364C  v_lshrrev_b32_e32 v56, 31, v55
3650  v_lshrrev_b32_e32 v55, 31, v53
3654  v_add_u32_e32 v52, -1, v52
3658  v_cndmask_b32_e32 v48, v48, v49, vcc
365C  v_sub_u32_e32 v49, 0x7f7fffff, v47
3664  v_sub_u32_e32 v53, 0x7f800000, v47
366C  v_bitop3_b32 v25, v52, v25, s6 bitop3:0xc8
3674  v_max_u32_e32 v47, v47, v48
3678  v_lshrrev_b32_e32 v52, 31, v49
367C  v_cmp_gt_i32_e32 vcc, 0, v53
3680  v_ashrrev_i32_e32 v50, 31, v50
3684  v_add_u32_e32 v52, -1, v52
3688  v_cndmask_b32_e32 v47, v47, v48, vcc
368C  v_sub_u32_e32 v48, 0x7f7fffff, v46
3694  v_and_or_b32 v50, v50, s16, v51
369C  v_add3_u32 v51, v56, v54, v55
36A4  v_lshrrev_b32_e32 v54, 31, v53
36A8  v_bitop3_b32 v26, v52, v26, s6 bitop3:0xc8
36B0  v_sub_u32_e32 v53, 0x7f800000, v46
36B8  v_lshrrev_b32_e32 v52, 31, v48
36BC  v_ashrrev_i32_e32 v49, 31, v49
36C0  v_add_u32_e32 v52, -1, v52
36C4  v_max_u32_e32 v46, v46, v47
36C8  v_cmp_gt_i32_e32 vcc, 0, v53
36CC  v_and_b32_e32 v49, 7, v49
36D0  v_lshrrev_b32_e32 v55, 31, v53
36D4  v_bitop3_b32 v27, v52, v27, s6 bitop3:0xc8
36DC  v_ashrrev_i32_e32 v48, 31, v48
36E0  v_cndmask_b32_e32 v46, v46, v47, vcc
36E4  v_sub_u32_e32 v47, 0x7f7fffff, v45
36EC  v_sub_u32_e32 v52, 0x7f800000, v45
36F4  v_and_or_b32 v48, v48, s10, v49
36FC  v_add3_u32 v49, v54, v51, v55
3704  v_max_u32_e32 v45, v45, v46
3708  v_lshrrev_b32_e32 v51, 31, v47
370C  v_cmp_gt_i32_e32 vcc, 0, v52
3710  v_add_u32_e32 v51, -1, v51
3714  v_bitop3_b32 v28, v51, v28, s6 bitop3:0xc8
371C  v_cndmask_b32_e32 v45, v45, v46, vcc
3720  v_sub_u32_e32 v46, 0x7f7fffff, v44
3728  v_ashrrev_i32_e32 v47, 31, v47
372C  v_sub_u32_e32 v51, 0x7f800000, v44
3734  v_lshrrev_b32_e32 v53, 31, v52
3738  v_and_or_b32 v47, v47, s11, v48
3740  v_lshrrev_b32_e32 v48, 31, v46
3744  v_ashrrev_i32_e32 v46, 31, v46
3748  v_lshrrev_b32_e32 v52, 31, v51
374C  v_max_u32_e32 v44, v44, v45
3750  v_cmp_gt_i32_e32 vcc, 0, v51
3754  v_add_u32_e32 v48, -1, v48
3758  v_and_or_b32 v46, v46, s12, v47
3760  v_add3_u32 v47, v53, v49, v52
3768  v_cndmask_b32_e32 v44, v44, v45, vcc
376C  v_sub_u32_e32 v45, 0x7f7fffff, v43
3774  v_sub_u32_e32 v49, 0x7f800000, v43
377C  v_bitop3_b32 v29, v48, v29, s6 bitop3:0xc8
3784  v_max_u32_e32 v43, v43, v44
3788  v_lshrrev_b32_e32 v48, 31, v45
378C  v_cmp_gt_i32_e32 vcc, 0, v49
3790  v_add_u32_e32 v48, -1, v48
3794  v_bitop3_b32 v30, v48, v30, s6 bitop3:0xc8
379C  v_cndmask_b32_e32 v43, v43, v44, vcc
37A0  v_sub_u32_e32 v44, 0x7f7fffff, v42
37A8  v_ashrrev_i32_e32 v45, 31, v45
37AC  v_sub_u32_e32 v48, 0x7f800000, v42
37B4  v_lshrrev_b32_e32 v51, 31, v49
37B8  v_and_or_b32 v45, v45, s13, v46
37C0  v_lshrrev_b32_e32 v46, 31, v44
37C4  v_ashrrev_i32_e32 v44, 31, v44
37C8  v_lshrrev_b32_e32 v49, 31, v48
37CC  v_max_u32_e32 v42, v42, v43
37D0  v_cmp_gt_i32_e32 vcc, 0, v48
37D4  v_add_u32_e32 v46, -1, v46
37D8  v_and_or_b32 v44, v44, s14, v45
37E0  v_add3_u32 v45, v51, v47, v49
37E8  v_cndmask_b32_e32 v42, v42, v43, vcc
37EC  v_sub_u32_e32 v43, 0x7f7fffff, v40
37F4  v_sub_u32_e32 v47, 0x7f800000, v40
37FC  v_bitop3_b32 v31, v46, v31, s6 bitop3:0xc8
3804  v_max_u32_e32 v40, v40, v42
3808  v_lshrrev_b32_e32 v46, 31, v43
380C  v_cmp_gt_i32_e32 vcc, 0, v47
3810  v_add_u32_e32 v46, -1, v46
3814  v_bitop3_b32 v32, v46, v32, s6 bitop3:0xc8
381C  v_cndmask_b32_e32 v40, v40, v42, vcc
3820  v_sub_u32_e32 v42, 0x7f7fffff, v1
3828  v_ashrrev_i32_e32 v43, 31, v43
382C  v_sub_u32_e32 v46, 0x7f800000, v1
3834  v_lshrrev_b32_e32 v48, 31, v47
3838  v_and_or_b32 v43, v43, s15, v44
3840  v_lshrrev_b32_e32 v44, 31, v42
3844  v_ashrrev_i32_e32 v42, 31, v42
3848  v_lshrrev_b32_e32 v47, 31, v46
384C  v_and_or_b32 v59, v42, s16, v43
3854  v_add3_u32 v42, v48, v45, v47
385C  v_max_u32_e32 v1, v1, v40
3860  v_cmp_gt_i32_e32 vcc, 0, v46
3864  v_add_u32_e32 v44, -1, v44
3868  v_bitop3_b32 v33, v44, v33, s6 bitop3:0xc8
3870  v_cndmask_b32_e32 v1, v1, v40, vcc
3874  v_mov_b32_e32 v40, 0x7f800000
387C  v_cmp_ne_u32_e32 vcc, 32, v42
3880  s_nop 1
3884  v_cndmask_b32_e32 v71, v40, v1, vcc
3888  s_or_b64 exec, exec, s[8:9]
388C  s_load_dwordx2 s[8:9], s[0:1], 0x8
3894  v_cmp_ne_u32_e32 vcc, 0, v71
3898  v_mov_b32_e32 v40, 0x7f
38A0  s_and_saveexec_b64 s[10:11], vcc
38A4  s_cbranch_execz 25
38A8  s_bfe_u32 s14, s7, 0x20004
38B0  s_cmp_eq_u32 s14, 2
38B4  s_cselect_b64 s[6:7], -1, 0
38B8  s_and_b64 s[12:13], s[6:7], exec
38BC  s_cselect_b32 s12, 0x3fffff, 0
38C4  s_cmp_lg_u32 s14, 0
38C8  s_cselect_b32 s12, s12, 0x200000
38D0  v_add_u32_e32 v1, s12, v71
38D4  s_mov_b32 s12, 0x17fffff
38DC  v_lshrrev_b32_e32 v40, 23, v1
38E0  v_add_u32_e32 v40, -2, v40
38E4  v_cmp_lt_u32_e32 vcc, s12, v1
38E8  s_mov_b32 s12, 0x7f800000
38F0  s_nop 0
38F4  v_cndmask_b32_e32 v1, 0, v40, vcc
38F8  v_cmp_eq_u32_e32 vcc, s12, v71
38FC  v_mov_b32_e32 v40, 0xfe
3904  s_and_b64 vcc, s[6:7], vcc
3908  v_cndmask_b32_e32 v40, v1, v40, vcc
390C  s_or_b64 exec, exec, s[10:11]
3910  v_cmp_eq_u32_e32 vcc, 0, v40
3914  s_cbranch_vccz 37
3918  s_nop 0
391C  v_cndmask_b32_e64 v1, 1.0, 2.0, vcc
3924  v_mul_f32_e32 v2, v1, v2
3928  v_mul_f32_e32 v3, v1, v3
392C  v_mul_f32_e32 v4, v1, v4
3930  v_mul_f32_e32 v5, v1, v5
3934  v_mul_f32_e32 v6, v1, v6
3938  v_mul_f32_e32 v7, v1, v7
393C  v_mul_f32_e32 v8, v1, v8
3940  v_mul_f32_e32 v9, v1, v9
3944  v_mul_f32_e32 v10, v1, v10
3948  v_mul_f32_e32 v11, v1, v11
394C  v_mul_f32_e32 v12, v1, v12
3950  v_mul_f32_e32 v13, v1, v13
3954  v_mul_f32_e32 v14, v1, v14
3958  v_mul_f32_e32 v15, v1, v15
395C  v_mul_f32_e32 v16, v1, v16
3960  v_mul_f32_e32 v17, v1, v17
3964  v_mul_f32_e32 v18, v1, v18
3968  v_mul_f32_e32 v19, v1, v19
396C  v_mul_f32_e32 v20, v1, v20
3970  v_mul_f32_e32 v21, v1, v21
3974  v_mul_f32_e32 v22, v1, v22
3978  v_mul_f32_e32 v23, v1, v23
397C  v_mul_f32_e32 v24, v1, v24
3980  v_mul_f32_e32 v25, v1, v25
3984  v_mul_f32_e32 v26, v1, v26
3988  v_mul_f32_e32 v27, v1, v27
398C  v_mul_f32_e32 v28, v1, v28
3990  v_mul_f32_e32 v29, v1, v29
3994  v_mul_f32_e32 v30, v1, v30
3998  v_mul_f32_e32 v31, v1, v31
399C  v_mul_f32_e32 v32, v1, v32
39A0  v_mul_f32_e32 v33, v1, v33
39A4  v_max_u32_e32 v1, 1, v40
39A8  s_branch 1
39AC  v_mov_b32_e32 v1, v40
39B0  v_lshlrev_b32_e32 v42, 23, v1
39B4  v_mov_b32_e32 v1, 0
39B8  v_mov_b32_e32 v44, 0
39BC  v_cvt_scalef32_pk_fp4_f32 v1, v2, v3, v42
39C4  v_cvt_scalef32_pk_fp4_f32 v44, v6, v7, v42 op_sel:[0,0,0,1]
39CC  v_cvt_scalef32_pk_fp4_f32 v1, v4, v5, v42 op_sel:[0,0,1,0]
39D4  v_cvt_scalef32_pk_fp4_f32 v44, v8, v9, v42 op_sel:[0,0,1,1]
39DC  s_nop 0
39E0  v_mov_b32_e32 v2, 0
39E4  v_or3_b32 v0, v44, v0, v1
39EC  v_mov_b32_e32 v1, 0
39F0  v_cvt_scalef32_pk_fp4_f32 v1, v10, v11, v42
39F8  v_cvt_scalef32_pk_fp4_f32 v2, v14, v15, v42 op_sel:[0,0,0,1]
3A00  v_cvt_scalef32_pk_fp4_f32 v1, v12, v13, v42 op_sel:[0,0,1,0]
3A08  v_cvt_scalef32_pk_fp4_f32 v2, v16, v17, v42 op_sel:[0,0,1,1]
3A10  s_nop 0
3A14  v_mov_b32_e32 v3, 0
3A18  v_or3_b32 v1, v2, v41, v1
3A20  v_mov_b32_e32 v2, 0
3A24  v_cvt_scalef32_pk_fp4_f32 v2, v18, v19, v42
3A2C  v_cvt_scalef32_pk_fp4_f32 v3, v22, v23, v42 op_sel:[0,0,0,1]
3A34  v_cvt_scalef32_pk_fp4_f32 v2, v20, v21, v42 op_sel:[0,0,1,0]
3A3C  v_cvt_scalef32_pk_fp4_f32 v3, v24, v25, v42 op_sel:[0,0,1,1]
3A44  s_nop 0
3A48  v_mov_b32_e32 v43, 0
3A4C  v_or3_b32 v2, v3, v50, v2
3A54  v_mov_b32_e32 v3, 0
3A58  v_cvt_scalef32_pk_fp4_f32 v43, v26, v27, v42
3A60  v_cvt_scalef32_pk_fp4_f32 v3, v30, v31, v42 op_sel:[0,0,0,1]
3A68  v_cvt_scalef32_pk_fp4_f32 v43, v28, v29, v42 op_sel:[0,0,1,0]
3A70  v_cvt_scalef32_pk_fp4_f32 v3, v32, v33, v42 op_sel:[0,0,1,1]
3A78  s_nop 0
3A7C  s_waitcnt lgkmcnt(0)
3A80  v_lshl_add_u64 v[4:5], v[38:39], 4, s[8:9]
3A88  v_or3_b32 v3, v3, v59, v43
3A90  v_lshl_add_u64 v[4:5], v[36:37], 4, v[4:5]
3A98  s_or_b64 s[2:3], s[2:3], exec
3A9C  global_store_dwordx4 v[4:5], v[0:3], off
3AA4  s_or_b64 exec, exec, s[4:5]
3AA8  s_and_saveexec_b64 s[4:5], s[2:3]
3AAC  s_cbranch_execz 64614
3AB0  s_load_dwordx2 s[0:1], s[0:1], 0x10
3AB8  s_waitcnt lgkmcnt(0)
3ABC  v_lshl_add_u64 v[0:1], s[0:1], 0, v[34:35]
3AC4  global_store_byte v[0:1], v40, off
3ACC  s_endpgm
3AD0  s_nop 0

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
422C  v_mov_b32_e32 v33, 0x7f
4234  s_xor_b64 exec, exec, s[4:5]
4238  s_cbranch_execnz 26
423C  s_or_b64 exec, exec, s[4:5]
4240  s_and_saveexec_b64 s[4:5], s[2:3]
4244  s_cbranch_execnz 1273
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
4294  v_mov_b32_e32 v33, 0x7f
429C  s_xor_b64 exec, exec, s[4:5]
42A0  s_cbranch_execz 65510
42A4  s_load_dword s10, s[0:1], 0x28
42AC  s_andn2_b64 vcc, exec, s[8:9]
42B0  s_cbranch_vccnz 53
42B4  v_lshrrev_b32_e32 v10, 1, v0
42B8  v_bfe_u32 v2, v0, 1, 3
42C0  v_lshl_add_u32 v11, v1, 7, s6
42C8  v_bitop3_b32 v3, v10, 1, 7 bitop3:0x6c
42D0  v_lshl_add_u32 v2, v2, 4, v11
42D8  v_lshl_add_u32 v3, v3, 4, v11
42E0  ds_read_b128 v[30:33], v2
42E8  ds_read_b128 v[26:29], v3
42F0  v_bitop3_b32 v2, v10, 2, 7 bitop3:0x6c
42F8  v_bitop3_b32 v3, v10, 3, 7 bitop3:0x6c
4300  v_lshl_add_u32 v2, v2, 4, v11
4308  v_lshl_add_u32 v3, v3, 4, v11
4310  ds_read_b128 v[22:25], v2
4318  ds_read_b128 v[18:21], v3
4320  v_bitop3_b32 v2, v10, 4, 7 bitop3:0x6c
4328  v_bitop3_b32 v3, v10, 5, 7 bitop3:0x6c
4330  v_bitop3_b32 v12, v10, 6, 7 bitop3:0x6c
4338  v_bitop3_b32 v10, v10, 7, v10 bitop3:0xc
4340  v_lshl_add_u32 v2, v2, 4, v11
4348  v_lshl_add_u32 v6, v3, 4, v11
4350  v_lshl_add_u32 v12, v12, 4, v11
4358  v_lshl_add_u32 v14, v10, 4, v11
4360  ds_read_b128 v[2:5], v2
4368  ds_read_b128 v[6:9], v6
4370  ds_read_b128 v[10:13], v12
4378  ds_read_b128 v[14:17], v14
4380  s_cbranch_execz 1
4384  s_branch 80
4388  s_waitcnt lgkmcnt(0)
438C  v_bfe_u32 v2, v0, 2, 2
4394  v_lshl_add_u32 v1, v1, 6, s6
439C  v_lshl_add_u32 v2, v2, 4, v1
43A4  ds_read_b128 v[2:5], v2
43AC  v_lshrrev_b32_e32 v0, 2, v0
43B0  v_bitop3_b32 v6, v0, 1, 3 bitop3:0x6c
43B8  v_lshl_add_u32 v6, v6, 4, v1
43C0  ds_read_b128 v[6:9], v6
43C8  s_waitcnt lgkmcnt(1)
43CC  v_lshlrev_b32_e32 v30, 16, v2
43D0  v_and_b32_e32 v31, 0xffff0000, v2
43D8  v_bitop3_b32 v2, v0, 2, 3 bitop3:0x6c
43E0  v_bitop3_b32 v0, v0, 3, v0 bitop3:0xc
43E8  v_lshl_add_u32 v2, v2, 4, v1
43F0  v_lshl_add_u32 v0, v0, 4, v1
43F8  ds_read_b128 v[10:13], v2
4400  ds_read_b128 v[14:17], v0
4408  v_lshlrev_b32_e32 v32, 16, v3
440C  v_and_b32_e32 v33, 0xffff0000, v3
4414  v_lshlrev_b32_e32 v26, 16, v4
4418  v_and_b32_e32 v27, 0xffff0000, v4
4420  v_lshlrev_b32_e32 v28, 16, v5
4424  v_and_b32_e32 v29, 0xffff0000, v5
442C  s_waitcnt lgkmcnt(2)
4430  v_lshlrev_b32_e32 v22, 16, v6
4434  v_and_b32_e32 v23, 0xffff0000, v6
443C  v_lshlrev_b32_e32 v24, 16, v7
4440  v_and_b32_e32 v25, 0xffff0000, v7
4448  v_lshlrev_b32_e32 v18, 16, v8
444C  v_and_b32_e32 v19, 0xffff0000, v8
4454  v_lshlrev_b32_e32 v20, 16, v9
4458  v_and_b32_e32 v21, 0xffff0000, v9
4460  s_waitcnt lgkmcnt(1)
4464  v_lshlrev_b32_e32 v2, 16, v10
4468  v_and_b32_e32 v3, 0xffff0000, v10
4470  v_lshlrev_b32_e32 v4, 16, v11
4474  v_and_b32_e32 v5, 0xffff0000, v11
447C  v_lshlrev_b32_e32 v6, 16, v12
4480  v_and_b32_e32 v7, 0xffff0000, v12
4488  v_lshlrev_b32_e32 v8, 16, v13
448C  v_and_b32_e32 v9, 0xffff0000, v13
4494  s_waitcnt lgkmcnt(0)
4498  v_lshlrev_b32_e32 v10, 16, v14
449C  v_and_b32_e32 v11, 0xffff0000, v14
44A4  v_lshlrev_b32_e32 v12, 16, v15
44A8  v_and_b32_e32 v13, 0xffff0000, v15
44B0  v_lshlrev_b32_e32 v14, 16, v16
44B4  v_and_b32_e32 v15, 0xffff0000, v16
44BC  v_lshlrev_b32_e32 v16, 16, v17
44C0  v_and_b32_e32 v17, 0xffff0000, v17
44C8  s_waitcnt lgkmcnt(0)
44CC  s_cmp_eq_u32 s10, 0
44D0  s_cbranch_scc1 96
44D4  s_lshl_b32 s6, s10, 31
44D8  v_xor_b32_e32 v0, s6, v30
44DC  s_lshl_b32 s6, s10, 15
44E0  v_bfrev_b32_e32 v40, 1
44E4  v_bitop3_b32 v1, s6, v2, v40 bitop3:0x6c
44EC  s_lshl_b32 s6, s10, 30
44F0  v_bitop3_b32 v2, s6, v31, v40 bitop3:0x6c
44F8  s_lshl_b32 s6, s10, 14
44FC  v_bitop3_b32 v3, s6, v3, v40 bitop3:0x6c
4504  s_lshl_b32 s6, s10, 29
4508  v_bitop3_b32 v30, s6, v32, v40 bitop3:0x6c
4510  s_lshl_b32 s6, s10, 13
4514  v_bitop3_b32 v31, s6, v4, v40 bitop3:0x6c
451C  s_lshl_b32 s6, s10, 28
4520  v_bitop3_b32 v4, s6, v33, v40 bitop3:0x6c
4528  s_lshl_b32 s6, s10, 12
452C  v_bitop3_b32 v5, s6, v5, v40 bitop3:0x6c
4534  s_lshl_b32 s6, s10, 27
4538  v_bitop3_b32 v32, s6, v26, v40 bitop3:0x6c
4540  s_lshl_b32 s6, s10, 11
4544  v_bitop3_b32 v33, s6, v6, v40 bitop3:0x6c
454C  s_lshl_b32 s6, s10, 26
4550  v_bitop3_b32 v6, s6, v27, v40 bitop3:0x6c
4558  s_lshl_b32 s6, s10, 10
455C  v_bitop3_b32 v7, s6, v7, v40 bitop3:0x6c
4564  s_lshl_b32 s6, s10, 25
4568  v_bitop3_b32 v26, s6, v28, v40 bitop3:0x6c
4570  s_lshl_b32 s6, s10, 9
4574  v_bitop3_b32 v27, s6, v8, v40 bitop3:0x6c
457C  s_lshl_b32 s6, s10, 24
4580  v_bitop3_b32 v8, s6, v29, v40 bitop3:0x6c
4588  s_lshl_b32 s6, s10, 8
458C  v_bitop3_b32 v9, s6, v9, v40 bitop3:0x6c
4594  s_lshl_b32 s6, s10, 23
4598  v_bitop3_b32 v28, s6, v22, v40 bitop3:0x6c
45A0  s_lshl_b32 s6, s10, 7
45A4  v_bitop3_b32 v29, s6, v10, v40 bitop3:0x6c
45AC  s_lshl_b32 s6, s10, 22
45B0  v_bitop3_b32 v10, s6, v23, v40 bitop3:0x6c
45B8  s_lshl_b32 s6, s10, 6
45BC  v_bitop3_b32 v11, s6, v11, v40 bitop3:0x6c
45C4  s_lshl_b32 s6, s10, 21
45C8  v_bitop3_b32 v22, s6, v24, v40 bitop3:0x6c
45D0  s_lshl_b32 s6, s10, 5
45D4  v_bitop3_b32 v23, s6, v12, v40 bitop3:0x6c
45DC  s_lshl_b32 s6, s10, 20
45E0  v_bitop3_b32 v12, s6, v25, v40 bitop3:0x6c
45E8  s_lshl_b32 s6, s10, 4
45EC  v_bitop3_b32 v13, s6, v13, v40 bitop3:0x6c
45F4  s_lshl_b32 s6, s10, 19
45F8  v_bitop3_b32 v24, s6, v18, v40 bitop3:0x6c
4600  s_lshl_b32 s6, s10, 3
4604  v_bitop3_b32 v25, s6, v14, v40 bitop3:0x6c
460C  s_lshl_b32 s6, s10, 18
4610  v_bitop3_b32 v14, s6, v19, v40 bitop3:0x6c
4618  s_lshl_b32 s6, s10, 2
461C  v_bitop3_b32 v15, s6, v15, v40 bitop3:0x6c
4624  s_lshl_b32 s6, s10, 17
4628  v_bitop3_b32 v18, s6, v20, v40 bitop3:0x6c
4630  s_lshl_b32 s6, s10, 1
4634  v_bitop3_b32 v19, s6, v16, v40 bitop3:0x6c
463C  s_lshl_b32 s6, s10, 16
4640  v_bitop3_b32 v16, s6, v21, v40 bitop3:0x6c
4648  v_bitop3_b32 v17, s10, v17, v40 bitop3:0x6c
4650  s_branch 24
4654  v_mov_b32_e32 v0, v30
4658  v_mov_b32_e32 v1, v2
465C  v_mov_b32_e32 v2, v31
4660  v_mov_b32_e32 v30, v32
4664  v_mov_b32_e32 v31, v4
4668  v_mov_b32_e32 v4, v33
466C  v_mov_b32_e32 v32, v26
4670  v_mov_b32_e32 v33, v6
4674  v_mov_b32_e32 v6, v27
4678  v_mov_b32_e32 v26, v28
467C  v_mov_b32_e32 v27, v8
4680  v_mov_b32_e32 v8, v29
4684  v_mov_b32_e32 v28, v22
4688  v_mov_b32_e32 v29, v10
468C  v_mov_b32_e32 v10, v23
4690  v_mov_b32_e32 v22, v24
4694  v_mov_b32_e32 v23, v12
4698  v_mov_b32_e32 v12, v25
469C  v_mov_b32_e32 v24, v18
46A0  v_mov_b32_e32 v25, v14
46A4  v_mov_b32_e32 v14, v19
46A8  v_mov_b32_e32 v18, v20
46AC  v_mov_b32_e32 v19, v16
46B0  v_mov_b32_e32 v16, v21
46B4  v_pk_add_f32 v[20:21], v[0:1], v[2:3]
46BC  v_pk_add_f32 v[0:1], v[0:1], v[2:3] neg_lo:[0,1] neg_hi:[0,1]
46C4  v_pk_add_f32 v[2:3], v[30:31], v[4:5]
46CC  v_pk_add_f32 v[4:5], v[30:31], v[4:5] neg_lo:[0,1] neg_hi:[0,1]
46D4  v_pk_add_f32 v[30:31], v[32:33], v[6:7]
46DC  v_pk_add_f32 v[6:7], v[32:33], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
46E4  v_pk_add_f32 v[32:33], v[26:27], v[8:9]
46EC  v_pk_add_f32 v[8:9], v[26:27], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
46F4  v_pk_add_f32 v[26:27], v[28:29], v[10:11]
46FC  v_pk_add_f32 v[10:11], v[28:29], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
4704  v_pk_add_f32 v[28:29], v[22:23], v[12:13]
470C  v_pk_add_f32 v[12:13], v[22:23], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
4714  v_pk_add_f32 v[22:23], v[24:25], v[14:15]
471C  v_pk_add_f32 v[14:15], v[24:25], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
4724  v_pk_add_f32 v[24:25], v[18:19], v[16:17]
472C  v_pk_add_f32 v[16:17], v[18:19], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
4734  v_pk_add_f32 v[18:19], v[20:21], v[2:3]
473C  v_pk_add_f32 v[2:3], v[20:21], v[2:3] neg_lo:[0,1] neg_hi:[0,1]
4744  v_pk_add_f32 v[20:21], v[0:1], v[4:5]
474C  v_pk_add_f32 v[0:1], v[0:1], v[4:5] neg_lo:[0,1] neg_hi:[0,1]
4754  v_pk_add_f32 v[4:5], v[30:31], v[32:33]
475C  v_pk_add_f32 v[30:31], v[30:31], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
4764  v_pk_add_f32 v[32:33], v[6:7], v[8:9]
476C  v_pk_add_f32 v[6:7], v[6:7], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
4774  v_pk_add_f32 v[8:9], v[26:27], v[28:29]
477C  v_pk_add_f32 v[26:27], v[26:27], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
4784  v_pk_add_f32 v[28:29], v[10:11], v[12:13]
478C  v_pk_add_f32 v[10:11], v[10:11], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
4794  v_pk_add_f32 v[12:13], v[22:23], v[24:25]
479C  v_pk_add_f32 v[22:23], v[22:23], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
47A4  v_pk_add_f32 v[24:25], v[14:15], v[16:17]
47AC  v_pk_add_f32 v[14:15], v[14:15], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
47B4  v_pk_add_f32 v[16:17], v[18:19], v[4:5]
47BC  v_pk_add_f32 v[4:5], v[18:19], v[4:5] neg_lo:[0,1] neg_hi:[0,1]
47C4  v_pk_add_f32 v[18:19], v[20:21], v[32:33]
47CC  v_pk_add_f32 v[20:21], v[20:21], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
47D4  v_pk_add_f32 v[32:33], v[2:3], v[30:31]
47DC  v_pk_add_f32 v[2:3], v[2:3], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
47E4  v_pk_add_f32 v[30:31], v[0:1], v[6:7]
47EC  v_pk_add_f32 v[0:1], v[0:1], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
47F4  v_pk_add_f32 v[6:7], v[8:9], v[12:13]
47FC  v_pk_add_f32 v[8:9], v[8:9], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
4804  v_pk_add_f32 v[12:13], v[28:29], v[24:25]
480C  v_pk_add_f32 v[24:25], v[28:29], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
4814  v_pk_add_f32 v[28:29], v[26:27], v[22:23]
481C  v_pk_add_f32 v[22:23], v[26:27], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
4824  v_pk_add_f32 v[26:27], v[10:11], v[14:15]
482C  v_pk_add_f32 v[10:11], v[10:11], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
4834  v_pk_add_f32 v[14:15], v[16:17], v[6:7]
483C  v_pk_add_f32 v[6:7], v[16:17], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
4844  v_pk_add_f32 v[16:17], v[18:19], v[12:13]
484C  s_mov_b32 s6, 0x3e800000
4854  v_pk_add_f32 v[18:19], v[18:19], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
485C  v_pk_add_f32 v[40:41], v[32:33], v[28:29]
4864  v_pk_add_f32 v[32:33], v[32:33], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
486C  v_pk_add_f32 v[28:29], v[30:31], v[26:27]
4874  v_pk_add_f32 v[42:43], v[30:31], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
487C  v_pk_add_f32 v[26:27], v[4:5], v[8:9]
4884  v_pk_add_f32 v[44:45], v[4:5], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
488C  v_pk_mul_f32 v[8:9], v[14:15], s[6:7] op_sel_hi:[1,0]
4894  v_pk_mul_f32 v[12:13], v[16:17], s[6:7] op_sel_hi:[1,0]
489C  v_pk_add_f32 v[4:5], v[20:21], v[24:25]
48A4  v_pk_add_f32 v[46:47], v[20:21], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
48AC  v_pk_mul_f32 v[16:17], v[40:41], s[6:7] op_sel_hi:[1,0]
48B4  v_pk_mul_f32 v[20:21], v[28:29], s[6:7] op_sel_hi:[1,0]
48BC  v_and_b32_e32 v74, 0x7fffffff, v8
48C4  v_and_b32_e32 v73, 0x7fffffff, v12
48CC  v_pk_add_f32 v[30:31], v[2:3], v[22:23]
48D4  v_pk_add_f32 v[22:23], v[2:3], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
48DC  v_pk_add_f32 v[2:3], v[0:1], v[10:11]
48E4  v_pk_mul_f32 v[24:25], v[26:27], s[6:7] op_sel_hi:[1,0]
48EC  v_pk_mul_f32 v[26:27], v[4:5], s[6:7] op_sel_hi:[1,0]
48F4  v_pk_mul_f32 v[4:5], v[32:33], s[6:7] op_sel_hi:[1,0]
48FC  v_max_u32_e32 v32, v73, v74
4900  v_and_b32_e32 v72, 0x7fffffff, v16
4908  v_and_b32_e32 v70, 0x7fffffff, v20
4910  v_pk_mul_f32 v[28:29], v[30:31], s[6:7] op_sel_hi:[1,0]
4918  v_pk_mul_f32 v[30:31], v[2:3], s[6:7] op_sel_hi:[1,0]
4920  v_max3_u32 v32, v70, v72, v32
4928  v_and_b32_e32 v69, 0x7fffffff, v24
4930  v_and_b32_e32 v68, 0x7fffffff, v26
4938  v_pk_add_f32 v[48:49], v[0:1], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
4940  v_pk_mul_f32 v[0:1], v[6:7], s[6:7] op_sel_hi:[1,0]
4948  v_pk_mul_f32 v[2:3], v[18:19], s[6:7] op_sel_hi:[1,0]
4950  v_max3_u32 v32, v68, v69, v32
4958  v_and_b32_e32 v67, 0x7fffffff, v28
4960  v_and_b32_e32 v66, 0x7fffffff, v30
4968  v_pk_mul_f32 v[6:7], v[42:43], s[6:7] op_sel_hi:[1,0]
4970  v_max3_u32 v32, v66, v67, v32
4978  v_and_b32_e32 v65, 0x7fffffff, v0
4980  v_and_b32_e32 v64, 0x7fffffff, v2
4988  v_pk_mul_f32 v[10:11], v[44:45], s[6:7] op_sel_hi:[1,0]
4990  v_pk_mul_f32 v[14:15], v[46:47], s[6:7] op_sel_hi:[1,0]
4998  v_max3_u32 v32, v64, v65, v32
49A0  v_and_b32_e32 v63, 0x7fffffff, v4
49A8  v_and_b32_e32 v62, 0x7fffffff, v6
49B0  v_pk_mul_f32 v[18:19], v[22:23], s[6:7] op_sel_hi:[1,0]
49B8  v_pk_mul_f32 v[22:23], v[48:49], s[6:7] op_sel_hi:[1,0]
49C0  v_max3_u32 v32, v62, v63, v32
49C8  v_and_b32_e32 v61, 0x7fffffff, v10
49D0  v_and_b32_e32 v60, 0x7fffffff, v14
49D8  v_max3_u32 v32, v60, v61, v32
49E0  v_and_b32_e32 v58, 0x7fffffff, v18
49E8  v_and_b32_e32 v57, 0x7fffffff, v22
49F0  v_max3_u32 v32, v57, v58, v32
49F8  v_and_b32_e32 v56, 0x7fffffff, v9
4A00  v_and_b32_e32 v55, 0x7fffffff, v13
4A08  v_max3_u32 v32, v55, v56, v32
4A10  v_and_b32_e32 v54, 0x7fffffff, v17
4A18  v_and_b32_e32 v53, 0x7fffffff, v21
4A20  v_max3_u32 v32, v53, v54, v32
4A28  v_and_b32_e32 v52, 0x7fffffff, v25
4A30  v_and_b32_e32 v51, 0x7fffffff, v27
4A38  v_max3_u32 v32, v51, v52, v32
4A40  v_and_b32_e32 v49, 0x7fffffff, v29
4A48  v_and_b32_e32 v48, 0x7fffffff, v31
4A50  v_max3_u32 v32, v48, v49, v32
4A58  v_and_b32_e32 v47, 0x7fffffff, v1
4A60  v_and_b32_e32 v46, 0x7fffffff, v3
4A68  v_max3_u32 v32, v46, v47, v32
4A70  v_and_b32_e32 v45, 0x7fffffff, v5
4A78  v_and_b32_e32 v44, 0x7fffffff, v7
4A80  v_max3_u32 v32, v44, v45, v32
4A88  v_and_b32_e32 v43, 0x7fffffff, v11
4A90  v_and_b32_e32 v42, 0x7fffffff, v15
4A98  v_max3_u32 v32, v42, v43, v32
4AA0  v_and_b32_e32 v40, 0x7fffffff, v19
4AA8  v_and_b32_e32 v33, 0x7fffffff, v23
4AB0  v_max3_u32 v71, v33, v40, v32
4AB8  s_mov_b32 s6, 0x7f7fffff
4AC0  v_cmp_lt_u32_e32 vcc, s6, v71
4AC4  v_mov_b32_e32 v32, 0
4AC8  v_mov_b32_e32 v41, 0
4ACC  v_mov_b32_e32 v50, 0
4AD0  v_mov_b32_e32 v59, 0
4AD4  s_and_saveexec_b64 s[8:9], vcc
4AD8  s_cbranch_execz 586
4ADC  v_sub_u32_e32 v50, 0x7f800000, v74
4AE4  v_sub_u32_e32 v32, 0x7f7fffff, v74
4AEC  v_lshrrev_b32_e32 v50, 31, v50
4AF0  v_add_u32_e32 v59, -1, v50
4AF4  v_lshrrev_b32_e32 v41, 31, v32
4AF8  v_and_b32_e32 v71, 0x80000000, v59
4B00  v_add_u32_e32 v41, -1, v41
4B04  v_bitop3_b32 v8, v71, v8, v41 bitop3:0xc8
4B0C  v_and_b32_e32 v41, v59, v74
4B10  v_sub_u32_e32 v74, 0x7f800000, v73
4B18  v_sub_u32_e32 v59, 0x7f7fffff, v73
4B20  v_ashrrev_i32_e32 v32, 31, v32
4B24  v_lshrrev_b32_e32 v74, 31, v74
4B28  v_and_b32_e32 v32, 7, v32
4B2C  v_lshrrev_b32_e32 v71, 31, v59
4B30  v_add_u32_e32 v75, -1, v74
4B34  v_ashrrev_i32_e32 v59, 31, v59
4B38  s_movk_i32 s6, 0x70
4B3C  v_and_or_b32 v32, v59, s6, v32
4B44  v_and_b32_e32 v59, v75, v73
4B48  v_sub_u32_e32 v73, 0x7f800000, v72
4B50  v_max_u32_e32 v41, v59, v41
4B54  v_sub_u32_e32 v59, 0x7f7fffff, v72
4B5C  v_and_b32_e32 v76, 0x80000000, v75
4B64  v_add_u32_e32 v71, -1, v71
4B68  v_lshrrev_b32_e32 v73, 31, v73
4B6C  v_bitop3_b32 v12, v76, v12, v71 bitop3:0xc8
4B74  v_add_u32_e32 v50, v74, v50
4B78  v_lshrrev_b32_e32 v71, 31, v59
4B7C  v_add_u32_e32 v74, -1, v73
4B80  v_ashrrev_i32_e32 v59, 31, v59
4B84  s_movk_i32 s10, 0x700
4B88  v_and_b32_e32 v75, 0x80000000, v74
4B90  v_add_u32_e32 v71, -1, v71
4B94  v_and_or_b32 v32, v59, s10, v32
4B9C  v_and_b32_e32 v59, v74, v72
4BA0  v_sub_u32_e32 v74, 0x7f800000, v70
4BA8  v_bitop3_b32 v16, v75, v16, v71 bitop3:0xc8
4BB0  v_sub_u32_e32 v71, 0x7f7fffff, v70
4BB8  s_movk_i32 s11, 0x7000
4BBC  v_lshrrev_b32_e32 v74, 31, v74
4BC0  v_lshrrev_b32_e32 v72, 31, v71
4BC4  v_add_u32_e32 v75, -1, v74
4BC8  v_ashrrev_i32_e32 v71, 31, v71
4BCC  v_and_or_b32 v32, v71, s11, v32
4BD4  v_and_b32_e32 v70, v75, v70
4BD8  v_sub_u32_e32 v71, 0x7f800000, v69
4BE0  v_max3_u32 v41, v70, v59, v41
4BE8  v_sub_u32_e32 v59, 0x7f7fffff, v69
4BF0  v_and_b32_e32 v76, 0x80000000, v75
4BF8  v_add_u32_e32 v72, -1, v72
4BFC  v_lshrrev_b32_e32 v71, 31, v71
4C00  v_bitop3_b32 v20, v76, v20, v72 bitop3:0xc8
4C08  v_lshrrev_b32_e32 v70, 31, v59
4C0C  v_add_u32_e32 v72, -1, v71
4C10  v_ashrrev_i32_e32 v59, 31, v59
4C14  s_mov_b32 s12, 0x70000
4C1C  v_add3_u32 v50, v73, v50, v74
4C24  v_and_b32_e32 v73, 0x80000000, v72
4C2C  v_and_or_b32 v32, v59, s12, v32
4C34  v_and_b32_e32 v59, v72, v69
4C38  v_sub_u32_e32 v72, 0x7f800000, v68
4C40  v_sub_u32_e32 v69, 0x7f7fffff, v68
4C48  v_add_u32_e32 v70, -1, v70
4C4C  v_lshrrev_b32_e32 v72, 31, v72
4C50  v_bitop3_b32 v24, v73, v24, v70 bitop3:0xc8
4C58  v_lshrrev_b32_e32 v70, 31, v69
4C5C  v_add_u32_e32 v73, -1, v72
4C60  v_ashrrev_i32_e32 v69, 31, v69
4C64  s_mov_b32 s13, 0x700000
4C6C  v_and_or_b32 v32, v69, s13, v32
4C74  v_and_b32_e32 v68, v73, v68
4C78  v_sub_u32_e32 v69, 0x7f800000, v67
4C80  v_max3_u32 v41, v68, v59, v41
4C88  v_sub_u32_e32 v59, 0x7f7fffff, v67
4C90  v_and_b32_e32 v74, 0x80000000, v73
4C98  v_add_u32_e32 v70, -1, v70
4C9C  v_lshrrev_b32_e32 v69, 31, v69
4CA0  v_bitop3_b32 v26, v74, v26, v70 bitop3:0xc8
4CA8  v_lshrrev_b32_e32 v68, 31, v59
4CAC  v_add_u32_e32 v70, -1, v69
4CB0  v_ashrrev_i32_e32 v59, 31, v59
4CB4  s_mov_b32 s14, 0x7000000
4CBC  v_add3_u32 v50, v71, v50, v72
4CC4  v_and_b32_e32 v71, 0x80000000, v70
4CCC  v_and_or_b32 v32, v59, s14, v32
4CD4  v_and_b32_e32 v59, v70, v67
4CD8  v_sub_u32_e32 v67, 0x7f7fffff, v66
4CE0  v_sub_u32_e32 v70, 0x7f800000, v66
4CE8  v_add_u32_e32 v68, -1, v68
4CEC  v_bitop3_b32 v28, v71, v28, v68 bitop3:0xc8
4CF4  v_lshrrev_b32_e32 v68, 31, v67
4CF8  v_lshrrev_b32_e32 v70, 31, v70
4CFC  v_ashrrev_i32_e32 v67, 31, v67
4D00  s_brev_b32 s15, 14
4D04  v_add_u32_e32 v71, -1, v70
4D08  v_and_or_b32 v32, v67, s15, v32
4D10  v_sub_u32_e32 v67, 0x7f800000, v65
4D18  v_and_b32_e32 v66, v71, v66
4D1C  v_and_b32_e32 v72, 0x80000000, v71
4D24  v_add_u32_e32 v68, -1, v68
4D28  v_max3_u32 v41, v66, v59, v41
4D30  v_sub_u32_e32 v59, 0x7f7fffff, v65
4D38  v_lshrrev_b32_e32 v67, 31, v67
4D3C  v_bitop3_b32 v30, v72, v30, v68 bitop3:0xc8
4D44  v_add_u32_e32 v68, -1, v67
4D48  v_lshrrev_b32_e32 v66, 31, v59
4D4C  v_add3_u32 v50, v69, v50, v70
4D54  v_and_b32_e32 v69, 0x80000000, v68
4D5C  v_add_u32_e32 v66, -1, v66
4D60  v_bitop3_b32 v0, v69, v0, v66 bitop3:0xc8
4D68  v_sub_u32_e32 v66, 0x7f7fffff, v64
4D70  v_ashrrev_i32_e32 v59, 31, v59
4D74  v_sub_u32_e32 v69, 0x7f800000, v64
4D7C  v_and_b32_e32 v59, 7, v59
4D80  v_and_b32_e32 v65, v68, v65
4D84  v_lshrrev_b32_e32 v68, 31, v66
4D88  v_ashrrev_i32_e32 v66, 31, v66
4D8C  v_lshrrev_b32_e32 v69, 31, v69
4D90  v_and_or_b32 v59, v66, s6, v59
4D98  v_sub_u32_e32 v66, 0x7f800000, v63
4DA0  v_add_u32_e32 v70, -1, v69
4DA4  v_and_b32_e32 v64, v70, v64
4DA8  v_lshrrev_b32_e32 v66, 31, v66
4DAC  v_and_b32_e32 v71, 0x80000000, v70
4DB4  v_add_u32_e32 v68, -1, v68
4DB8  v_add3_u32 v50, v67, v50, v69
4DC0  v_max3_u32 v41, v64, v65, v41
4DC8  v_sub_u32_e32 v64, 0x7f7fffff, v63
4DD0  v_add_u32_e32 v67, -1, v66
4DD4  v_bitop3_b32 v2, v71, v2, v68 bitop3:0xc8
4DDC  v_and_b32_e32 v68, 0x80000000, v67
4DE4  v_and_b32_e32 v63, v67, v63
4DE8  v_sub_u32_e32 v67, 0x7f800000, v62
4DF0  v_lshrrev_b32_e32 v65, 31, v64
4DF4  v_ashrrev_i32_e32 v64, 31, v64
4DF8  v_add_u32_e32 v65, -1, v65
4DFC  v_and_or_b32 v59, v64, s10, v59
4E04  v_sub_u32_e32 v64, 0x7f7fffff, v62
4E0C  v_lshrrev_b32_e32 v67, 31, v67
4E10  v_bitop3_b32 v4, v68, v4, v65 bitop3:0xc8
4E18  v_add_u32_e32 v68, -1, v67
4E1C  v_lshrrev_b32_e32 v65, 31, v64
4E20  v_ashrrev_i32_e32 v64, 31, v64
4E24  v_and_b32_e32 v62, v68, v62
4E28  v_and_or_b32 v59, v64, s11, v59
4E30  v_max3_u32 v41, v62, v63, v41
4E38  v_sub_u32_e32 v62, 0x7f7fffff, v61
4E40  v_sub_u32_e32 v64, 0x7f800000, v61
4E48  v_and_b32_e32 v69, 0x80000000, v68
4E50  v_add_u32_e32 v65, -1, v65
4E54  v_lshrrev_b32_e32 v63, 31, v62
4E58  v_lshrrev_b32_e32 v64, 31, v64
4E5C  v_ashrrev_i32_e32 v62, 31, v62
4E60  v_bitop3_b32 v6, v69, v6, v65 bitop3:0xc8
4E68  v_add_u32_e32 v65, -1, v64
4E6C  v_and_or_b32 v59, v62, s12, v59
4E74  v_sub_u32_e32 v62, 0x7f7fffff, v60
4E7C  v_add3_u32 v50, v66, v50, v67
4E84  v_and_b32_e32 v66, 0x80000000, v65
4E8C  v_add_u32_e32 v63, -1, v63
4E90  v_and_b32_e32 v61, v65, v61
4E94  v_sub_u32_e32 v65, 0x7f800000, v60
4E9C  v_bitop3_b32 v10, v66, v10, v63 bitop3:0xc8
4EA4  v_lshrrev_b32_e32 v63, 31, v62
4EA8  v_ashrrev_i32_e32 v62, 31, v62
4EAC  v_lshrrev_b32_e32 v65, 31, v65
4EB0  v_and_or_b32 v59, v62, s13, v59
4EB8  v_sub_u32_e32 v62, 0x7f800000, v58
4EC0  v_add_u32_e32 v66, -1, v65
4EC4  v_and_b32_e32 v67, 0x80000000, v66
4ECC  v_add_u32_e32 v63, -1, v63
4ED0  v_lshrrev_b32_e32 v62, 31, v62
4ED4  v_bitop3_b32 v14, v67, v14, v63 bitop3:0xc8
4EDC  v_and_b32_e32 v60, v66, v60
4EE0  v_add_u32_e32 v63, -1, v62
4EE4  v_add3_u32 v50, v64, v50, v65
4EEC  v_max3_u32 v60, v60, v61, v41
4EF4  v_sub_u32_e32 v41, 0x7f7fffff, v58
4EFC  v_and_b32_e32 v64, 0x80000000, v63
4F04  v_and_b32_e32 v58, v63, v58
4F08  v_sub_u32_e32 v63, 0x7f800000, v57
4F10  s_nop 0
4F14  v_lshrrev_b32_e32 v61, 31, v41
4F18  v_add_u32_e32 v61, -1, v61
4F1C  v_lshrrev_b32_e32 v63, 31, v63
4F20  v_bitop3_b32 v18, v64, v18, v61 bitop3:0xc8
4F28  v_ashrrev_i32_e32 v41, 31, v41
4F2C  v_add_u32_e32 v64, -1, v63
4F30  v_and_or_b32 v41, v41, s14, v59
4F38  v_sub_u32_e32 v59, 0x7f7fffff, v57
4F40  v_and_b32_e32 v57, v64, v57
4F44  v_max3_u32 v57, v57, v58, v60
4F4C  v_sub_u32_e32 v60, 0x7f800000, v56
4F54  v_and_b32_e32 v65, 0x80000000, v64
4F5C  v_lshrrev_b32_e32 v61, 31, v59
4F60  v_add_u32_e32 v61, -1, v61
4F64  v_ashrrev_i32_e32 v59, 31, v59
4F68  v_sub_u32_e32 v58, 0x7f7fffff, v56
4F70  v_lshrrev_b32_e32 v60, 31, v60
4F74  v_bitop3_b32 v22, v65, v22, v61 bitop3:0xc8
4F7C  v_and_or_b32 v41, v59, s15, v41
4F84  v_add_u32_e32 v61, -1, v60
4F88  v_lshrrev_b32_e32 v59, 31, v58
4F8C  v_add3_u32 v50, v62, v50, v63
4F94  v_and_b32_e32 v62, 0x80000000, v61
4F9C  v_add_u32_e32 v59, -1, v59
4FA0  v_bitop3_b32 v9, v62, v9, v59 bitop3:0xc8
4FA8  v_sub_u32_e32 v59, 0x7f7fffff, v55
4FB0  v_sub_u32_e32 v62, 0x7f800000, v55
4FB8  v_ashrrev_i32_e32 v58, 31, v58
4FBC  v_and_b32_e32 v58, 7, v58
4FC0  v_and_b32_e32 v56, v61, v56
4FC4  v_lshrrev_b32_e32 v61, 31, v59
4FC8  v_lshrrev_b32_e32 v62, 31, v62
4FCC  v_ashrrev_i32_e32 v59, 31, v59
4FD0  v_add_u32_e32 v63, -1, v62
4FD4  v_and_or_b32 v58, v59, s6, v58
4FDC  v_sub_u32_e32 v59, 0x7f800000, v54
4FE4  v_and_b32_e32 v55, v63, v55
4FE8  v_max3_u32 v55, v55, v56, v57
4FF0  v_sub_u32_e32 v56, 0x7f7fffff, v54
4FF8  v_lshrrev_b32_e32 v59, 31, v59
4FFC  v_and_b32_e32 v64, 0x80000000, v63
5004  v_add_u32_e32 v61, -1, v61
5008  v_add3_u32 v50, v60, v50, v62
5010  v_add_u32_e32 v60, -1, v59
5014  v_lshrrev_b32_e32 v57, 31, v56
5018  v_bitop3_b32 v13, v64, v13, v61 bitop3:0xc8
5020  v_and_b32_e32 v61, 0x80000000, v60
5028  v_add_u32_e32 v57, -1, v57
502C  v_bitop3_b32 v17, v61, v17, v57 bitop3:0xc8
5034  v_and_b32_e32 v54, v60, v54
5038  v_sub_u32_e32 v57, 0x7f7fffff, v53
5040  v_sub_u32_e32 v60, 0x7f800000, v53
5048  v_ashrrev_i32_e32 v56, 31, v56
504C  v_and_or_b32 v56, v56, s10, v58
5054  v_lshrrev_b32_e32 v58, 31, v57
5058  v_lshrrev_b32_e32 v60, 31, v60
505C  v_ashrrev_i32_e32 v57, 31, v57
5060  v_add_u32_e32 v61, -1, v60
5064  v_and_or_b32 v56, v57, s11, v56
506C  v_sub_u32_e32 v57, 0x7f800000, v52
5074  v_and_b32_e32 v53, v61, v53
5078  v_and_b32_e32 v62, 0x80000000, v61
5080  v_add_u32_e32 v58, -1, v58
5084  v_max3_u32 v53, v53, v54, v55
508C  v_sub_u32_e32 v54, 0x7f7fffff, v52
5094  v_lshrrev_b32_e32 v57, 31, v57
5098  v_bitop3_b32 v21, v62, v21, v58 bitop3:0xc8
50A0  v_add_u32_e32 v58, -1, v57
50A4  v_lshrrev_b32_e32 v55, 31, v54
50A8  v_add3_u32 v50, v59, v50, v60
50B0  v_and_b32_e32 v59, 0x80000000, v58
50B8  v_add_u32_e32 v55, -1, v55
50BC  v_and_b32_e32 v52, v58, v52
50C0  v_sub_u32_e32 v58, 0x7f800000, v51
50C8  v_bitop3_b32 v25, v59, v25, v55 bitop3:0xc8
50D0  v_sub_u32_e32 v55, 0x7f7fffff, v51
50D8  v_ashrrev_i32_e32 v54, 31, v54
50DC  v_lshrrev_b32_e32 v58, 31, v58
50E0  v_and_or_b32 v54, v54, s12, v56
50E8  v_lshrrev_b32_e32 v56, 31, v55
50EC  v_add_u32_e32 v59, -1, v58
50F0  v_ashrrev_i32_e32 v55, 31, v55
50F4  v_and_or_b32 v54, v55, s13, v54
50FC  v_add3_u32 v55, v57, v50, v58
5104  v_and_b32_e32 v50, v59, v51
5108  v_max3_u32 v51, v50, v52, v53
5110  v_sub_u32_e32 v53, 0x7f800000, v49
5118  v_and_b32_e32 v60, 0x80000000, v59
5120  v_add_u32_e32 v56, -1, v56
5124  v_sub_u32_e32 v50, 0x7f7fffff, v49
512C  v_lshrrev_b32_e32 v53, 31, v53
5130  v_bitop3_b32 v27, v60, v27, v56 bitop3:0xc8
5138  v_add_u32_e32 v56, -1, v53
513C  v_lshrrev_b32_e32 v52, 31, v50
5140  v_and_b32_e32 v57, 0x80000000, v56
5148  v_add_u32_e32 v52, -1, v52
514C  v_bitop3_b32 v29, v57, v29, v52 bitop3:0xc8
5154  v_and_b32_e32 v49, v56, v49
5158  v_sub_u32_e32 v52, 0x7f7fffff, v48
5160  v_sub_u32_e32 v56, 0x7f800000, v48
5168  v_ashrrev_i32_e32 v50, 31, v50
516C  v_and_or_b32 v50, v50, s14, v54
5174  v_lshrrev_b32_e32 v54, 31, v52
5178  v_lshrrev_b32_e32 v56, 31, v56
517C  v_ashrrev_i32_e32 v52, 31, v52
5180  v_add_u32_e32 v57, -1, v56
5184  v_and_or_b32 v50, v52, s15, v50
518C  v_add3_u32 v52, v53, v55, v56
5194  v_sub_u32_e32 v53, 0x7f800000, v47
519C  v_and_b32_e32 v48, v57, v48
51A0  v_and_b32_e32 v58, 0x80000000, v57
51A8  v_add_u32_e32 v54, -1, v54
51AC  v_max3_u32 v48, v48, v49, v51
51B4  v_sub_u32_e32 v49, 0x7f7fffff, v47
51BC  v_lshrrev_b32_e32 v53, 31, v53
51C0  v_bitop3_b32 v31, v58, v31, v54 bitop3:0xc8
51C8  v_add_u32_e32 v54, -1, v53
51CC  v_lshrrev_b32_e32 v51, 31, v49
51D0  v_and_b32_e32 v55, 0x80000000, v54
51D8  v_add_u32_e32 v51, -1, v51
51DC  v_bitop3_b32 v1, v55, v1, v51 bitop3:0xc8
51E4  v_sub_u32_e32 v51, 0x7f7fffff, v46
51EC  v_sub_u32_e32 v55, 0x7f800000, v46
51F4  v_ashrrev_i32_e32 v49, 31, v49
51F8  v_and_b32_e32 v49, 7, v49
51FC  v_and_b32_e32 v47, v54, v47
5200  v_lshrrev_b32_e32 v54, 31, v51
5204  v_lshrrev_b32_e32 v55, 31, v55
5208  v_ashrrev_i32_e32 v51, 31, v51
520C  v_and_or_b32 v49, v51, s6, v49
5214  v_add3_u32 v51, v53, v52, v55
521C  v_sub_u32_e32 v52, 0x7f800000, v45
5224  v_add_u32_e32 v56, -1, v55
5228  v_and_b32_e32 v46, v56, v46
522C  v_lshrrev_b32_e32 v52, 31, v52
5230  v_and_b32_e32 v57, 0x80000000, v56
5238  v_add_u32_e32 v54, -1, v54
523C  v_max3_u32 v46, v46, v47, v48
5244  v_sub_u32_e32 v47, 0x7f7fffff, v45
524C  v_add_u32_e32 v53, -1, v52
5250  v_bitop3_b32 v3, v57, v3, v54 bitop3:0xc8
5258  v_and_b32_e32 v54, 0x80000000, v53
5260  v_lshrrev_b32_e32 v48, 31, v47
5264  v_and_b32_e32 v45, v53, v45
5268  v_sub_u32_e32 v53, 0x7f800000, v44
5270  v_add_u32_e32 v48, -1, v48
5274  v_bitop3_b32 v5, v54, v5, v48 bitop3:0xc8
527C  v_ashrrev_i32_e32 v47, 31, v47
5280  v_sub_u32_e32 v48, 0x7f7fffff, v44
5288  v_lshrrev_b32_e32 v53, 31, v53
528C  v_and_or_b32 v47, v47, s10, v49
5294  v_add_u32_e32 v54, -1, v53
5298  v_lshrrev_b32_e32 v49, 31, v48
529C  v_and_b32_e32 v55, 0x80000000, v54
52A4  v_add_u32_e32 v49, -1, v49
52A8  v_bitop3_b32 v7, v55, v7, v49 bitop3:0xc8
52B0  v_sub_u32_e32 v49, 0x7f800000, v43
52B8  v_ashrrev_i32_e32 v48, 31, v48
52BC  v_and_b32_e32 v44, v54, v44
52C0  v_lshrrev_b32_e32 v49, 31, v49
52C4  v_and_or_b32 v47, v48, s11, v47
52CC  v_add3_u32 v48, v52, v51, v53
52D4  v_max3_u32 v44, v44, v45, v46
52DC  v_sub_u32_e32 v45, 0x7f7fffff, v43
52E4  v_add_u32_e32 v51, -1, v49
52E8  v_and_b32_e32 v52, 0x80000000, v51
52F0  v_lshrrev_b32_e32 v46, 31, v45
52F4  v_and_b32_e32 v43, v51, v43
52F8  v_sub_u32_e32 v51, 0x7f800000, v42
5300  v_add_u32_e32 v46, -1, v46
5304  v_bitop3_b32 v11, v52, v11, v46 bitop3:0xc8
530C  v_ashrrev_i32_e32 v45, 31, v45
5310  v_sub_u32_e32 v46, 0x7f7fffff, v42
5318  v_lshrrev_b32_e32 v51, 31, v51
531C  v_and_or_b32 v45, v45, s12, v47
5324  v_add_u32_e32 v52, -1, v51
5328  v_lshrrev_b32_e32 v47, 31, v46
532C  v_and_b32_e32 v53, 0x80000000, v52
5334  v_add_u32_e32 v47, -1, v47
5338  v_bitop3_b32 v15, v53, v15, v47 bitop3:0xc8
5340  v_sub_u32_e32 v47, 0x7f800000, v40
5348  v_and_b32_e32 v42, v52, v42
534C  v_ashrrev_i32_e32 v46, 31, v46
5350  v_max3_u32 v42, v42, v43, v44
5358  v_sub_u32_e32 v43, 0x7f7fffff, v40
5360  v_lshrrev_b32_e32 v47, 31, v47
5364  v_and_or_b32 v45, v46, s13, v45
536C  v_add3_u32 v46, v49, v48, v51
5374  v_add_u32_e32 v48, -1, v47
5378  v_lshrrev_b32_e32 v44, 31, v43
537C  v_and_b32_e32 v49, 0x80000000, v48
5384  v_add_u32_e32 v44, -1, v44
5388  v_and_b32_e32 v40, v48, v40
538C  v_sub_u32_e32 v48, 0x7f800000, v33
5394  v_bitop3_b32 v19, v49, v19, v44 bitop3:0xc8
539C  v_sub_u32_e32 v44, 0x7f7fffff, v33
53A4  v_ashrrev_i32_e32 v43, 31, v43
53A8  v_lshrrev_b32_e32 v48, 31, v48
53AC  v_and_or_b32 v43, v43, s14, v45
53B4  v_lshrrev_b32_e32 v45, 31, v44
53B8  v_add_u32_e32 v49, -1, v48
53BC  v_ashrrev_i32_e32 v44, 31, v44
53C0  v_and_or_b32 v59, v44, s15, v43
53C8  v_add3_u32 v43, v47, v46, v48
53D0  v_and_b32_e32 v33, v49, v33
53D4  v_and_b32_e32 v51, 0x80000000, v49
53DC  v_add_u32_e32 v45, -1, v45
53E0  v_max3_u32 v33, v33, v40, v42
53E8  v_mov_b32_e32 v40, 0x7f800000
53F0  v_cmp_ne_u32_e32 vcc, 32, v43
53F4  v_bitop3_b32 v23, v51, v23, v45 bitop3:0xc8
53FC  s_nop 0
5400  v_cndmask_b32_e32 v71, v40, v33, vcc
5404  s_or_b64 exec, exec, s[8:9]
5408  s_load_dwordx2 s[8:9], s[0:1], 0x8
5410  v_cmp_ne_u32_e32 vcc, 0, v71
5414  v_mov_b32_e32 v33, 0x7f
541C  s_and_saveexec_b64 s[10:11], vcc
5420  s_cbranch_execz 25
5424  s_bfe_u32 s14, s7, 0x20004
542C  s_cmp_eq_u32 s14, 2
5430  s_cselect_b64 s[6:7], -1, 0
5434  s_and_b64 s[12:13], s[6:7], exec
5438  s_cselect_b32 s12, 0x3fffff, 0
5440  s_cmp_lg_u32 s14, 0
5444  s_cselect_b32 s12, s12, 0x200000
544C  v_add_u32_e32 v33, s12, v71
5450  s_mov_b32 s12, 0x17fffff
5458  v_lshrrev_b32_e32 v40, 23, v33
545C  v_add_u32_e32 v40, -2, v40
5460  v_cmp_lt_u32_e32 vcc, s12, v33
5464  s_mov_b32 s12, 0x7f800000
546C  s_nop 0
5470  v_cndmask_b32_e32 v33, 0, v40, vcc
5474  v_cmp_eq_u32_e32 vcc, s12, v71
5478  v_mov_b32_e32 v40, 0xfe
5480  s_and_b64 vcc, s[6:7], vcc
5484  v_cndmask_b32_e32 v33, v33, v40, vcc
5488  s_or_b64 exec, exec, s[10:11]
548C  v_cmp_eq_u32_e32 vcc, 0, v33
5490  s_cbranch_vccz 37
5494  s_nop 0
5498  v_cndmask_b32_e64 v40, 1.0, 2.0, vcc
54A0  v_mul_f32_e32 v8, v40, v8
54A4  v_mul_f32_e32 v12, v40, v12
54A8  v_mul_f32_e32 v16, v40, v16
54AC  v_mul_f32_e32 v20, v40, v20
54B0  v_mul_f32_e32 v24, v40, v24
54B4  v_mul_f32_e32 v26, v40, v26
54B8  v_mul_f32_e32 v28, v40, v28
54BC  v_mul_f32_e32 v30, v40, v30
54C0  v_mul_f32_e32 v0, v40, v0
54C4  v_mul_f32_e32 v2, v40, v2
54C8  v_mul_f32_e32 v4, v40, v4
54CC  v_mul_f32_e32 v6, v40, v6
54D0  v_mul_f32_e32 v10, v40, v10
54D4  v_mul_f32_e32 v14, v40, v14
54D8  v_mul_f32_e32 v18, v40, v18
54DC  v_mul_f32_e32 v22, v40, v22
54E0  v_mul_f32_e32 v9, v40, v9
54E4  v_mul_f32_e32 v13, v40, v13
54E8  v_mul_f32_e32 v17, v40, v17
54EC  v_mul_f32_e32 v21, v40, v21
54F0  v_mul_f32_e32 v25, v40, v25
54F4  v_mul_f32_e32 v27, v40, v27
54F8  v_mul_f32_e32 v29, v40, v29
54FC  v_mul_f32_e32 v31, v40, v31
5500  v_mul_f32_e32 v1, v40, v1
5504  v_mul_f32_e32 v3, v40, v3
5508  v_mul_f32_e32 v5, v40, v5
550C  v_mul_f32_e32 v7, v40, v7
5510  v_mul_f32_e32 v11, v40, v11
5514  v_mul_f32_e32 v15, v40, v15
5518  v_mul_f32_e32 v19, v40, v19
551C  v_mul_f32_e32 v23, v40, v23
5520  v_max_u32_e32 v40, 1, v33
5524  s_branch 1
5528  v_mov_b32_e32 v40, v33
552C  v_lshlrev_b32_e32 v43, 23, v40
5530  v_mov_b32_e32 v40, 0
5534  v_mov_b32_e32 v42, 0
5538  v_cvt_scalef32_pk_fp4_f32 v40, v8, v12, v43
5540  v_cvt_scalef32_pk_fp4_f32 v42, v24, v26, v43 op_sel:[0,0,0,1]
5548  v_cvt_scalef32_pk_fp4_f32 v40, v16, v20, v43 op_sel:[0,0,1,0]
5550  v_cvt_scalef32_pk_fp4_f32 v42, v28, v30, v43 op_sel:[0,0,1,1]
5558  s_nop 0
555C  v_mov_b32_e32 v8, 0
5560  v_mov_b32_e32 v12, 0
5564  v_cvt_scalef32_pk_fp4_f32 v8, v0, v2, v43
556C  v_cvt_scalef32_pk_fp4_f32 v12, v10, v14, v43 op_sel:[0,0,0,1]
5574  v_cvt_scalef32_pk_fp4_f32 v8, v4, v6, v43 op_sel:[0,0,1,0]
557C  v_cvt_scalef32_pk_fp4_f32 v12, v18, v22, v43 op_sel:[0,0,1,1]
5584  s_nop 0
5588  v_mov_b32_e32 v0, 0
558C  v_mov_b32_e32 v2, 0
5590  v_cvt_scalef32_pk_fp4_f32 v0, v9, v13, v43
5598  v_cvt_scalef32_pk_fp4_f32 v2, v25, v27, v43 op_sel:[0,0,0,1]
55A0  v_cvt_scalef32_pk_fp4_f32 v0, v17, v21, v43 op_sel:[0,0,1,0]
55A8  v_cvt_scalef32_pk_fp4_f32 v2, v29, v31, v43 op_sel:[0,0,1,1]
55B0  s_nop 0
55B4  v_mov_b32_e32 v44, 0
55B8  v_or3_b32 v40, v42, v32, v40
55C0  v_or3_b32 v42, v2, v50, v0
55C8  v_mov_b32_e32 v0, 0
55CC  v_cvt_scalef32_pk_fp4_f32 v44, v1, v3, v43
55D4  v_cvt_scalef32_pk_fp4_f32 v0, v11, v15, v43 op_sel:[0,0,0,1]
55DC  v_cvt_scalef32_pk_fp4_f32 v44, v5, v7, v43 op_sel:[0,0,1,0]
55E4  v_cvt_scalef32_pk_fp4_f32 v0, v19, v23, v43 op_sel:[0,0,1,1]
55EC  s_nop 0
55F0  v_or3_b32 v41, v12, v41, v8
55F8  v_or3_b32 v43, v0, v59, v44
5600  s_waitcnt lgkmcnt(0)
5604  v_lshl_add_u64 v[0:1], v[38:39], 4, s[8:9]
560C  v_lshl_add_u64 v[0:1], v[36:37], 4, v[0:1]
5614  s_or_b64 s[2:3], s[2:3], exec
5618  global_store_dwordx4 v[0:1], v[40:43], off
5620  s_or_b64 exec, exec, s[4:5]
5624  s_and_saveexec_b64 s[4:5], s[2:3]
5628  s_cbranch_execz 64263
562C  s_load_dwordx2 s[0:1], s[0:1], 0x10
5634  s_waitcnt lgkmcnt(0)
5638  v_lshl_add_u64 v[0:1], s[0:1], 0, v[34:35]
5640  global_store_byte v[0:1], v33, off
5648  s_endpgm
564C  s_nop 0

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
5E28  v_mov_b32_e32 v40, 0x7f
5E30  s_xor_b64 exec, exec, s[4:5]
5E34  s_cbranch_execnz 26
5E38  s_or_b64 exec, exec, s[4:5]
5E3C  s_and_saveexec_b64 s[4:5], s[2:3]
5E40  s_cbranch_execnz 1265
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
5E90  v_mov_b32_e32 v40, 0x7f
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
60C8  v_and_b32_e32 v71, 0x7fffffff, v27
60D0  v_max_u32_e32 v0, v71, v72
60D4  v_and_b32_e32 v70, 0x7fffffff, v28
60DC  v_and_b32_e32 v68, 0x7fffffff, v29
60E4  v_max3_u32 v0, v68, v70, v0
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
61C4  v_and_b32_e32 v49, 0x7fffffff, v16
61CC  v_and_b32_e32 v48, 0x7fffffff, v17
61D4  v_max3_u32 v0, v48, v49, v0
61DC  v_and_b32_e32 v47, 0x7fffffff, v2
61E4  v_and_b32_e32 v46, 0x7fffffff, v3
61EC  s_load_dwordx4 s[8:11], s[0:1], 0x38
61F4  v_max3_u32 v0, v46, v47, v0
61FC  v_and_b32_e32 v45, 0x7fffffff, v4
6204  v_and_b32_e32 v44, 0x7fffffff, v5
620C  v_max3_u32 v0, v44, v45, v0
6214  v_and_b32_e32 v43, 0x7fffffff, v6
621C  v_and_b32_e32 v42, 0x7fffffff, v7
6224  v_max3_u32 v0, v42, v43, v0
622C  v_and_b32_e32 v41, 0x7fffffff, v8
6234  v_and_b32_e32 v40, 0x7fffffff, v9
623C  v_max3_u32 v69, v40, v41, v0
6244  s_mov_b32 s6, 0x7f7fffff
624C  v_cmp_lt_u32_e32 vcc, s6, v69
6250  v_mov_b32_e32 v0, 0
6254  v_mov_b32_e32 v1, 0
6258  v_mov_b32_e32 v38, 0
625C  v_mov_b32_e32 v39, 0
6260  s_and_saveexec_b64 s[12:13], vcc
6264  s_cbranch_execz 523
6268  v_sub_u32_e32 v0, 0x7f7fffff, v72
6270  v_sub_u32_e32 v38, 0x7f800000, v72
6278  s_brev_b32 s6, 1
627C  v_lshrrev_b32_e32 v1, 31, v0
6280  v_lshrrev_b32_e32 v39, 31, v38
6284  v_add_u32_e32 v1, -1, v1
6288  v_cmp_lt_i32_e32 vcc, -1, v38
628C  v_sub_u32_e32 v38, 0x7f7fffff, v71
6294  v_bitop3_b32 v26, v1, v26, s6 bitop3:0xc8
629C  v_ashrrev_i32_e32 v0, 31, v0
62A0  v_cndmask_b32_e32 v1, 0, v72, vcc
62A4  v_sub_u32_e32 v72, 0x7f800000, v71
62AC  v_and_b32_e32 v0, 7, v0
62B0  v_lshrrev_b32_e32 v69, 31, v38
62B4  v_ashrrev_i32_e32 v38, 31, v38
62B8  v_lshrrev_b32_e32 v73, 31, v72
62BC  s_waitcnt lgkmcnt(0)
62C0  s_movk_i32 s11, 0x70
62C4  v_and_or_b32 v0, v38, s11, v0
62CC  v_add_u32_e32 v38, v73, v39
62D0  v_max_u32_e32 v39, v71, v1
62D4  v_cmp_gt_i32_e32 vcc, 0, v72
62D8  v_add_u32_e32 v69, -1, v69
62DC  v_bitop3_b32 v27, v69, v27, s6 bitop3:0xc8
62E4  v_cndmask_b32_e32 v1, v39, v1, vcc
62E8  v_sub_u32_e32 v39, 0x7f7fffff, v70
62F0  v_sub_u32_e32 v71, 0x7f800000, v70
62F8  v_lshrrev_b32_e32 v69, 31, v39
62FC  v_ashrrev_i32_e32 v39, 31, v39
6300  s_movk_i32 s14, 0x700
6304  v_and_or_b32 v0, v39, s14, v0
630C  v_max_u32_e32 v39, v70, v1
6310  v_cmp_gt_i32_e32 vcc, 0, v71
6314  v_add_u32_e32 v69, -1, v69
6318  v_bitop3_b32 v28, v69, v28, s6 bitop3:0xc8
6320  v_cndmask_b32_e32 v1, v39, v1, vcc
6324  v_sub_u32_e32 v39, 0x7f7fffff, v68
632C  v_sub_u32_e32 v70, 0x7f800000, v68
6334  v_lshrrev_b32_e32 v69, 31, v39
6338  v_ashrrev_i32_e32 v39, 31, v39
633C  s_movk_i32 s15, 0x7000
6340  v_and_or_b32 v0, v39, s15, v0
6348  v_max_u32_e32 v39, v68, v1
634C  v_cmp_gt_i32_e32 vcc, 0, v70
6350  v_add_u32_e32 v69, -1, v69
6354  v_bitop3_b32 v29, v69, v29, s6 bitop3:0xc8
635C  v_cndmask_b32_e32 v1, v39, v1, vcc
6360  v_sub_u32_e32 v39, 0x7f7fffff, v67
6368  v_sub_u32_e32 v69, 0x7f800000, v67
6370  v_lshrrev_b32_e32 v68, 31, v39
6374  v_ashrrev_i32_e32 v39, 31, v39
6378  s_mov_b32 s16, 0x70000
6380  v_and_or_b32 v0, v39, s16, v0
6388  v_max_u32_e32 v39, v67, v1
638C  v_cmp_gt_i32_e32 vcc, 0, v69
6390  v_add_u32_e32 v68, -1, v68
6394  v_bitop3_b32 v30, v68, v30, s6 bitop3:0xc8
639C  v_cndmask_b32_e32 v1, v39, v1, vcc
63A0  v_sub_u32_e32 v39, 0x7f7fffff, v66
63A8  v_sub_u32_e32 v68, 0x7f800000, v66
63B0  v_lshrrev_b32_e32 v67, 31, v39
63B4  v_ashrrev_i32_e32 v39, 31, v39
63B8  s_mov_b32 s17, 0x700000
63C0  v_and_or_b32 v0, v39, s17, v0
63C8  v_max_u32_e32 v39, v66, v1
63CC  v_cmp_gt_i32_e32 vcc, 0, v68
63D0  v_add_u32_e32 v67, -1, v67
63D4  v_bitop3_b32 v31, v67, v31, s6 bitop3:0xc8
63DC  v_cndmask_b32_e32 v1, v39, v1, vcc
63E0  v_sub_u32_e32 v39, 0x7f7fffff, v65
63E8  v_sub_u32_e32 v67, 0x7f800000, v65
63F0  v_lshrrev_b32_e32 v66, 31, v39
63F4  v_ashrrev_i32_e32 v39, 31, v39
63F8  s_mov_b32 s18, 0x7000000
6400  v_and_or_b32 v0, v39, s18, v0
6408  v_max_u32_e32 v39, v65, v1
640C  v_cmp_gt_i32_e32 vcc, 0, v67
6410  v_add_u32_e32 v66, -1, v66
6414  v_bitop3_b32 v32, v66, v32, s6 bitop3:0xc8
641C  v_cndmask_b32_e32 v1, v39, v1, vcc
6420  v_sub_u32_e32 v39, 0x7f7fffff, v64
6428  v_sub_u32_e32 v66, 0x7f800000, v64
6430  v_lshrrev_b32_e32 v65, 31, v39
6434  v_ashrrev_i32_e32 v39, 31, v39
6438  s_brev_b32 s19, 14
643C  v_add_u32_e32 v65, -1, v65
6440  v_and_or_b32 v0, v39, s19, v0
6448  v_max_u32_e32 v39, v64, v1
644C  v_cmp_gt_i32_e32 vcc, 0, v66
6450  v_bitop3_b32 v33, v65, v33, s6 bitop3:0xc8
6458  v_sub_u32_e32 v65, 0x7f800000, v63
6460  v_cndmask_b32_e32 v1, v39, v1, vcc
6464  v_sub_u32_e32 v39, 0x7f7fffff, v63
646C  v_max_u32_e32 v63, v63, v1
6470  v_lshrrev_b32_e32 v64, 31, v39
6474  v_cmp_gt_i32_e32 vcc, 0, v65
6478  v_add_u32_e32 v64, -1, v64
647C  v_lshrrev_b32_e32 v72, 31, v71
6480  v_cndmask_b32_e32 v1, v63, v1, vcc
6484  v_sub_u32_e32 v63, 0x7f7fffff, v62
648C  v_lshrrev_b32_e32 v71, 31, v70
6490  v_lshrrev_b32_e32 v70, 31, v69
6494  v_lshrrev_b32_e32 v69, 31, v68
6498  v_lshrrev_b32_e32 v68, 31, v67
649C  v_lshrrev_b32_e32 v67, 31, v66
64A0  v_lshrrev_b32_e32 v66, 31, v65
64A4  v_bitop3_b32 v18, v64, v18, s6 bitop3:0xc8
64AC  v_sub_u32_e32 v65, 0x7f800000, v62
64B4  v_lshrrev_b32_e32 v64, 31, v63
64B8  v_ashrrev_i32_e32 v39, 31, v39
64BC  v_add_u32_e32 v64, -1, v64
64C0  v_max_u32_e32 v62, v62, v1
64C4  v_cmp_gt_i32_e32 vcc, 0, v65
64C8  v_and_b32_e32 v39, 7, v39
64CC  v_bitop3_b32 v19, v64, v19, s6 bitop3:0xc8
64D4  v_ashrrev_i32_e32 v63, 31, v63
64D8  v_cndmask_b32_e32 v1, v62, v1, vcc
64DC  v_sub_u32_e32 v62, 0x7f7fffff, v61
64E4  v_sub_u32_e32 v64, 0x7f800000, v61
64EC  v_and_or_b32 v39, v63, s11, v39
64F4  v_max_u32_e32 v61, v61, v1
64F8  v_lshrrev_b32_e32 v63, 31, v62
64FC  v_cmp_gt_i32_e32 vcc, 0, v64
6500  v_add_u32_e32 v63, -1, v63
6504  v_ashrrev_i32_e32 v62, 31, v62
6508  v_cndmask_b32_e32 v1, v61, v1, vcc
650C  v_sub_u32_e32 v61, 0x7f7fffff, v60
6514  v_bitop3_b32 v20, v63, v20, s6 bitop3:0xc8
651C  v_and_or_b32 v39, v62, s14, v39
6524  v_sub_u32_e32 v63, 0x7f800000, v60
652C  v_lshrrev_b32_e32 v62, 31, v61
6530  v_add_u32_e32 v62, -1, v62
6534  v_max_u32_e32 v60, v60, v1
6538  v_cmp_gt_i32_e32 vcc, 0, v63
653C  v_bitop3_b32 v21, v62, v21, s6 bitop3:0xc8
6544  v_ashrrev_i32_e32 v61, 31, v61
6548  v_cndmask_b32_e32 v1, v60, v1, vcc
654C  v_sub_u32_e32 v60, 0x7f7fffff, v59
6554  v_sub_u32_e32 v62, 0x7f800000, v59
655C  v_and_or_b32 v39, v61, s15, v39
6564  v_max_u32_e32 v59, v59, v1
6568  v_lshrrev_b32_e32 v61, 31, v60
656C  v_cmp_gt_i32_e32 vcc, 0, v62
6570  v_add_u32_e32 v61, -1, v61
6574  v_ashrrev_i32_e32 v60, 31, v60
6578  v_cndmask_b32_e32 v1, v59, v1, vcc
657C  v_sub_u32_e32 v59, 0x7f7fffff, v58
6584  v_bitop3_b32 v22, v61, v22, s6 bitop3:0xc8
658C  v_and_or_b32 v39, v60, s16, v39
6594  v_sub_u32_e32 v61, 0x7f800000, v58
659C  v_lshrrev_b32_e32 v60, 31, v59
65A0  v_add_u32_e32 v60, -1, v60
65A4  v_max_u32_e32 v58, v58, v1
65A8  v_cmp_gt_i32_e32 vcc, 0, v61
65AC  v_bitop3_b32 v23, v60, v23, s6 bitop3:0xc8
65B4  v_sub_u32_e32 v60, 0x7f800000, v57
65BC  v_cndmask_b32_e32 v1, v58, v1, vcc
65C0  v_ashrrev_i32_e32 v59, 31, v59
65C4  v_sub_u32_e32 v58, 0x7f7fffff, v57
65CC  v_max_u32_e32 v57, v57, v1
65D0  v_cmp_gt_i32_e32 vcc, 0, v60
65D4  v_and_or_b32 v39, v59, s17, v39
65DC  v_add3_u32 v38, v72, v38, v71
65E4  v_lshrrev_b32_e32 v59, 31, v58
65E8  v_cndmask_b32_e32 v57, v57, v1, vcc
65EC  v_sub_u32_e32 v1, 0x7f7fffff, v56
65F4  v_add_u32_e32 v59, -1, v59
65F8  v_ashrrev_i32_e32 v58, 31, v58
65FC  v_bitop3_b32 v24, v59, v24, s6 bitop3:0xc8
6604  v_and_or_b32 v39, v58, s18, v39
660C  v_lshrrev_b32_e32 v58, 31, v1
6610  v_sub_u32_e32 v59, 0x7f800000, v56
6618  v_ashrrev_i32_e32 v1, 31, v1
661C  v_add_u32_e32 v58, -1, v58
6620  v_and_or_b32 v1, v1, s19, v39
6628  v_max_u32_e32 v39, v56, v57
662C  v_cmp_gt_i32_e32 vcc, 0, v59
6630  v_bitop3_b32 v25, v58, v25, s6 bitop3:0xc8
6638  v_sub_u32_e32 v56, 0x7f7fffff, v55
6640  v_cndmask_b32_e32 v39, v39, v57, vcc
6644  v_sub_u32_e32 v58, 0x7f800000, v55
664C  v_max_u32_e32 v55, v55, v39
6650  v_lshrrev_b32_e32 v57, 31, v56
6654  v_cmp_gt_i32_e32 vcc, 0, v58
6658  v_add3_u32 v38, v70, v38, v69
6660  v_add_u32_e32 v57, -1, v57
6664  v_cndmask_b32_e32 v39, v55, v39, vcc
6668  v_sub_u32_e32 v55, 0x7f7fffff, v54
6670  v_add3_u32 v38, v68, v38, v67
6678  v_lshrrev_b32_e32 v67, 31, v65
667C  v_lshrrev_b32_e32 v65, 31, v64
6680  v_lshrrev_b32_e32 v64, 31, v63
6684  v_lshrrev_b32_e32 v63, 31, v62
6688  v_lshrrev_b32_e32 v62, 31, v61
668C  v_lshrrev_b32_e32 v61, 31, v60
6690  v_lshrrev_b32_e32 v60, 31, v59
6694  v_lshrrev_b32_e32 v59, 31, v58
6698  v_bitop3_b32 v10, v57, v10, s6 bitop3:0xc8
66A0  v_sub_u32_e32 v58, 0x7f800000, v54
66A8  v_lshrrev_b32_e32 v57, 31, v55
66AC  v_ashrrev_i32_e32 v56, 31, v56
66B0  v_add_u32_e32 v57, -1, v57
66B4  v_max_u32_e32 v54, v54, v39
66B8  v_cmp_gt_i32_e32 vcc, 0, v58
66BC  v_and_b32_e32 v56, 7, v56
66C0  v_bitop3_b32 v11, v57, v11, s6 bitop3:0xc8
66C8  v_ashrrev_i32_e32 v55, 31, v55
66CC  v_cndmask_b32_e32 v39, v54, v39, vcc
66D0  v_sub_u32_e32 v54, 0x7f7fffff, v53
66D8  v_sub_u32_e32 v57, 0x7f800000, v53
66E0  v_and_or_b32 v55, v55, s11, v56
66E8  v_max_u32_e32 v53, v53, v39
66EC  v_lshrrev_b32_e32 v56, 31, v54
66F0  v_cmp_gt_i32_e32 vcc, 0, v57
66F4  v_add_u32_e32 v56, -1, v56
66F8  v_ashrrev_i32_e32 v54, 31, v54
66FC  v_cndmask_b32_e32 v39, v53, v39, vcc
6700  v_sub_u32_e32 v53, 0x7f7fffff, v52
6708  v_bitop3_b32 v12, v56, v12, s6 bitop3:0xc8
6710  v_and_or_b32 v54, v54, s14, v55
6718  v_sub_u32_e32 v56, 0x7f800000, v52
6720  v_lshrrev_b32_e32 v55, 31, v53
6724  v_add3_u32 v38, v66, v38, v67
672C  v_add_u32_e32 v55, -1, v55
6730  v_max_u32_e32 v52, v52, v39
6734  v_cmp_gt_i32_e32 vcc, 0, v56
6738  v_add3_u32 v38, v65, v38, v64
6740  v_bitop3_b32 v13, v55, v13, s6 bitop3:0xc8
6748  v_ashrrev_i32_e32 v53, 31, v53
674C  v_cndmask_b32_e32 v39, v52, v39, vcc
6750  v_sub_u32_e32 v52, 0x7f7fffff, v51
6758  v_sub_u32_e32 v55, 0x7f800000, v51
6760  v_add3_u32 v38, v63, v38, v62
6768  v_and_or_b32 v53, v53, s15, v54
6770  v_max_u32_e32 v51, v51, v39
6774  v_lshrrev_b32_e32 v54, 31, v52
6778  v_cmp_gt_i32_e32 vcc, 0, v55
677C  v_add3_u32 v38, v61, v38, v60
6784  v_lshrrev_b32_e32 v60, 31, v58
6788  v_add_u32_e32 v54, -1, v54
678C  v_cndmask_b32_e32 v39, v51, v39, vcc
6790  v_sub_u32_e32 v51, 0x7f7fffff, v50
6798  v_add3_u32 v38, v59, v38, v60
67A0  v_lshrrev_b32_e32 v58, 31, v57
67A4  v_lshrrev_b32_e32 v57, 31, v56
67A8  v_bitop3_b32 v14, v54, v14, s6 bitop3:0xc8
67B0  v_ashrrev_i32_e32 v52, 31, v52
67B4  v_sub_u32_e32 v54, 0x7f800000, v50
67BC  v_add3_u32 v38, v58, v38, v57
67C4  v_lshrrev_b32_e32 v56, 31, v55
67C8  v_and_or_b32 v52, v52, s16, v53
67D0  v_lshrrev_b32_e32 v53, 31, v51
67D4  v_ashrrev_i32_e32 v51, 31, v51
67D8  v_lshrrev_b32_e32 v55, 31, v54
67DC  v_and_or_b32 v51, v51, s17, v52
67E4  v_add3_u32 v52, v56, v38, v55
67EC  v_max_u32_e32 v38, v50, v39
67F0  v_cmp_gt_i32_e32 vcc, 0, v54
67F4  v_add_u32_e32 v53, -1, v53
67F8  v_bitop3_b32 v15, v53, v15, s6 bitop3:0xc8
6800  v_cndmask_b32_e32 v38, v38, v39, vcc
6804  v_sub_u32_e32 v39, 0x7f7fffff, v49
680C  v_sub_u32_e32 v53, 0x7f800000, v49
6814  v_lshrrev_b32_e32 v50, 31, v39
6818  v_ashrrev_i32_e32 v39, 31, v39
681C  v_max_u32_e32 v49, v49, v38
6820  v_cmp_gt_i32_e32 vcc, 0, v53
6824  v_add_u32_e32 v50, -1, v50
6828  v_and_or_b32 v39, v39, s18, v51
6830  v_cndmask_b32_e32 v49, v49, v38, vcc
6834  v_sub_u32_e32 v38, 0x7f7fffff, v48
683C  v_sub_u32_e32 v51, 0x7f800000, v48
6844  v_bitop3_b32 v16, v50, v16, s6 bitop3:0xc8
684C  v_max_u32_e32 v48, v48, v49
6850  v_lshrrev_b32_e32 v50, 31, v38
6854  v_cmp_gt_i32_e32 vcc, 0, v51
6858  v_lshrrev_b32_e32 v54, 31, v53
685C  v_lshrrev_b32_e32 v53, 31, v51
6860  v_add_u32_e32 v50, -1, v50
6864  v_cndmask_b32_e32 v48, v48, v49, vcc
6868  v_sub_u32_e32 v49, 0x7f7fffff, v47
6870  v_sub_u32_e32 v51, 0x7f800000, v47
6878  v_bitop3_b32 v17, v50, v17, s6 bitop3:0xc8
6880  v_max_u32_e32 v47, v47, v48
6884  v_lshrrev_b32_e32 v50, 31, v49
6888  v_cmp_gt_i32_e32 vcc, 0, v51
688C  v_ashrrev_i32_e32 v38, 31, v38
6890  v_add_u32_e32 v50, -1, v50
6894  v_cndmask_b32_e32 v47, v47, v48, vcc
6898  v_sub_u32_e32 v48, 0x7f7fffff, v46
68A0  v_and_or_b32 v38, v38, s19, v39
68A8  v_add3_u32 v39, v54, v52, v53
68B0  v_lshrrev_b32_e32 v52, 31, v51
68B4  v_bitop3_b32 v2, v50, v2, s6 bitop3:0xc8
68BC  v_sub_u32_e32 v51, 0x7f800000, v46
68C4  v_lshrrev_b32_e32 v50, 31, v48
68C8  v_ashrrev_i32_e32 v49, 31, v49
68CC  v_add_u32_e32 v50, -1, v50
68D0  v_max_u32_e32 v46, v46, v47
68D4  v_cmp_gt_i32_e32 vcc, 0, v51
68D8  v_and_b32_e32 v49, 7, v49
68DC  v_bitop3_b32 v3, v50, v3, s6 bitop3:0xc8
68E4  v_ashrrev_i32_e32 v48, 31, v48
68E8  v_cndmask_b32_e32 v46, v46, v47, vcc
68EC  v_sub_u32_e32 v47, 0x7f7fffff, v45
68F4  v_sub_u32_e32 v50, 0x7f800000, v45
68FC  v_and_or_b32 v48, v48, s11, v49
6904  v_max_u32_e32 v45, v45, v46
6908  v_lshrrev_b32_e32 v49, 31, v47
690C  v_cmp_gt_i32_e32 vcc, 0, v50
6910  v_add_u32_e32 v49, -1, v49
6914  v_ashrrev_i32_e32 v47, 31, v47
6918  v_cndmask_b32_e32 v45, v45, v46, vcc
691C  v_sub_u32_e32 v46, 0x7f7fffff, v44
6924  v_bitop3_b32 v4, v49, v4, s6 bitop3:0xc8
692C  v_and_or_b32 v47, v47, s14, v48
6934  v_sub_u32_e32 v49, 0x7f800000, v44
693C  v_lshrrev_b32_e32 v48, 31, v46
6940  v_add_u32_e32 v48, -1, v48
6944  v_max_u32_e32 v44, v44, v45
6948  v_cmp_gt_i32_e32 vcc, 0, v49
694C  v_bitop3_b32 v5, v48, v5, s6 bitop3:0xc8
6954  v_ashrrev_i32_e32 v46, 31, v46
6958  v_cndmask_b32_e32 v44, v44, v45, vcc
695C  v_sub_u32_e32 v45, 0x7f7fffff, v43
6964  v_sub_u32_e32 v48, 0x7f800000, v43
696C  v_and_or_b32 v46, v46, s15, v47
6974  v_max_u32_e32 v43, v43, v44
6978  v_lshrrev_b32_e32 v47, 31, v45
697C  v_cmp_gt_i32_e32 vcc, 0, v48
6980  v_lshrrev_b32_e32 v53, 31, v51
6984  v_add_u32_e32 v47, -1, v47
6988  v_cndmask_b32_e32 v43, v43, v44, vcc
698C  v_sub_u32_e32 v44, 0x7f7fffff, v42
6994  v_add3_u32 v39, v52, v39, v53
699C  v_lshrrev_b32_e32 v51, 31, v50
69A0  v_lshrrev_b32_e32 v50, 31, v49
69A4  v_bitop3_b32 v6, v47, v6, s6 bitop3:0xc8
69AC  v_ashrrev_i32_e32 v45, 31, v45
69B0  v_sub_u32_e32 v47, 0x7f800000, v42
69B8  v_add3_u32 v39, v51, v39, v50
69C0  v_lshrrev_b32_e32 v49, 31, v48
69C4  v_and_or_b32 v45, v45, s16, v46
69CC  v_lshrrev_b32_e32 v46, 31, v44
69D0  v_ashrrev_i32_e32 v44, 31, v44
69D4  v_lshrrev_b32_e32 v48, 31, v47
69D8  v_add_u32_e32 v46, -1, v46
69DC  v_and_or_b32 v44, v44, s17, v45
69E4  v_add3_u32 v45, v49, v39, v48
69EC  v_max_u32_e32 v39, v42, v43
69F0  v_cmp_gt_i32_e32 vcc, 0, v47
69F4  v_bitop3_b32 v7, v46, v7, s6 bitop3:0xc8
69FC  v_sub_u32_e32 v42, 0x7f7fffff, v41
6A04  v_cndmask_b32_e32 v39, v39, v43, vcc
6A08  v_sub_u32_e32 v46, 0x7f800000, v41
6A10  v_max_u32_e32 v41, v41, v39
6A14  v_cmp_gt_i32_e32 vcc, 0, v46
6A18  v_lshrrev_b32_e32 v43, 31, v42
6A1C  v_ashrrev_i32_e32 v42, 31, v42
6A20  v_cndmask_b32_e32 v41, v41, v39, vcc
6A24  v_sub_u32_e32 v39, 0x7f7fffff, v40
6A2C  v_add_u32_e32 v43, -1, v43
6A30  v_and_or_b32 v42, v42, s18, v44
6A38  v_sub_u32_e32 v44, 0x7f800000, v40
6A40  v_lshrrev_b32_e32 v47, 31, v46
6A44  v_bitop3_b32 v8, v43, v8, s6 bitop3:0xc8
6A4C  v_lshrrev_b32_e32 v43, 31, v39
6A50  v_ashrrev_i32_e32 v39, 31, v39
6A54  v_lshrrev_b32_e32 v46, 31, v44
6A58  v_and_or_b32 v39, v39, s19, v42
6A60  v_add3_u32 v42, v47, v45, v46
6A68  v_max_u32_e32 v40, v40, v41
6A6C  v_cmp_gt_i32_e32 vcc, 0, v44
6A70  v_add_u32_e32 v43, -1, v43
6A74  v_bitop3_b32 v9, v43, v9, s6 bitop3:0xc8
6A7C  v_cndmask_b32_e32 v40, v40, v41, vcc
6A80  v_mov_b32_e32 v41, 0x7f800000
6A88  v_cmp_ne_u32_e32 vcc, 32, v42
6A8C  s_nop 1
6A90  v_cndmask_b32_e32 v69, v41, v40, vcc
6A94  s_or_b64 exec, exec, s[12:13]
6A98  s_load_dwordx2 s[12:13], s[0:1], 0x8
6AA0  s_load_dwordx2 s[14:15], s[0:1], 0x30
6AA8  v_cmp_ne_u32_e32 vcc, 0, v69
6AAC  v_mov_b32_e32 v40, 0x7f
6AB4  s_and_saveexec_b64 s[16:17], vcc
6AB8  s_cbranch_execz 26
6ABC  s_waitcnt lgkmcnt(0)
6AC0  s_bfe_u32 s11, s7, 0x20004
6AC8  s_cmp_eq_u32 s11, 2
6ACC  s_cselect_b64 s[6:7], -1, 0
6AD0  s_and_b64 s[18:19], s[6:7], exec
6AD4  s_cselect_b32 s18, 0x3fffff, 0
6ADC  s_cmp_lg_u32 s11, 0
6AE0  s_cselect_b32 s11, s18, 0x200000
6AE8  v_add_u32_e32 v40, s11, v69
6AEC  s_mov_b32 s11, 0x17fffff
6AF4  v_lshrrev_b32_e32 v41, 23, v40
6AF8  v_add_u32_e32 v41, -2, v41
6AFC  v_cmp_lt_u32_e32 vcc, s11, v40
6B00  s_mov_b32 s11, 0x7f800000
6B08  s_nop 0
6B0C  v_cndmask_b32_e32 v40, 0, v41, vcc
6B10  v_cmp_eq_u32_e32 vcc, s11, v69
6B14  v_mov_b32_e32 v41, 0xfe
6B1C  s_and_b64 vcc, s[6:7], vcc
6B20  v_cndmask_b32_e32 v40, v40, v41, vcc
6B24  s_or_b64 exec, exec, s[16:17]
6B28  v_cmp_eq_u32_e32 vcc, 0, v40
6B2C  s_cbranch_vccz 37
6B30  s_nop 0
6B34  v_cndmask_b32_e64 v41, 1.0, 2.0, vcc
6B3C  v_mul_f32_e32 v26, v41, v26
6B40  v_mul_f32_e32 v27, v41, v27
6B44  v_mul_f32_e32 v28, v41, v28
6B48  v_mul_f32_e32 v29, v41, v29
6B4C  v_mul_f32_e32 v30, v41, v30
6B50  v_mul_f32_e32 v31, v41, v31
6B54  v_mul_f32_e32 v32, v41, v32
6B58  v_mul_f32_e32 v33, v41, v33
6B5C  v_mul_f32_e32 v18, v41, v18
6B60  v_mul_f32_e32 v19, v41, v19
6B64  v_mul_f32_e32 v20, v41, v20
6B68  v_mul_f32_e32 v21, v41, v21
6B6C  v_mul_f32_e32 v22, v41, v22
6B70  v_mul_f32_e32 v23, v41, v23
6B74  v_mul_f32_e32 v24, v41, v24
6B78  v_mul_f32_e32 v25, v41, v25
6B7C  v_mul_f32_e32 v10, v41, v10
6B80  v_mul_f32_e32 v11, v41, v11
6B84  v_mul_f32_e32 v12, v41, v12
6B88  v_mul_f32_e32 v13, v41, v13
6B8C  v_mul_f32_e32 v14, v41, v14
6B90  v_mul_f32_e32 v15, v41, v15
6B94  v_mul_f32_e32 v16, v41, v16
6B98  v_mul_f32_e32 v17, v41, v17
6B9C  v_mul_f32_e32 v2, v41, v2
6BA0  v_mul_f32_e32 v3, v41, v3
6BA4  v_mul_f32_e32 v4, v41, v4
6BA8  v_mul_f32_e32 v5, v41, v5
6BAC  v_mul_f32_e32 v6, v41, v6
6BB0  v_mul_f32_e32 v7, v41, v7
6BB4  v_mul_f32_e32 v8, v41, v8
6BB8  v_mul_f32_e32 v9, v41, v9
6BBC  v_max_u32_e32 v41, 1, v40
6BC0  s_branch 1
6BC4  v_mov_b32_e32 v41, v40
6BC8  v_lshlrev_b32_e32 v50, 2, v36
6BCC  s_mov_b32 s6, 0xd2511f53
6BD4  v_mad_u64_u32 v[42:43], s[16:17], v50, s6, 0
6BDC  s_waitcnt lgkmcnt(0)
6BE0  s_mul_i32 s16, s9, 0xcd9e8d57
6BE8  s_mul_hi_u32 s9, s9, 0xcd9e8d57
6BF0  s_xor_b32 s8, s8, s9
6BF4  s_xor_b32 s9, s8, s14
6BF8  s_xor_b32 s8, s15, s10
6BFC  s_mov_b32 s7, 0xcd9e8d57
6C04  v_xor_b32_e32 v43, s8, v43
6C08  s_add_i32 s17, s14, 0x9e3779b9
6C10  s_add_i32 s18, s15, 0xbb67ae85
6C18  s_mul_i32 s19, s9, 0xd2511f53
6C20  s_mul_hi_u32 s9, s9, 0xd2511f53
6C28  v_mad_u64_u32 v[44:45], s[10:11], v43, s7, 0
6C30  s_xor_b32 s10, s17, s16
6C34  s_xor_b32 s11, s18, s9
6C38  v_xor_b32_e32 v43, s10, v45
6C3C  v_xor_b32_e32 v45, s11, v42
6C40  s_add_i32 s18, s15, 0x76cf5d0a
6C48  v_mad_u64_u32 v[46:47], s[16:17], v45, s7, 0
6C50  s_add_i32 s9, s14, 0x3c6ef372
6C58  v_mad_u64_u32 v[42:43], s[16:17], v43, s6, 0
6C60  v_xor_b32_e32 v44, v44, v47
6C64  s_xor_b32 s19, s18, s19
6C68  v_xor_b32_e32 v44, s9, v44
6C6C  v_xor_b32_e32 v43, s19, v43
6C70  v_mad_u64_u32 v[44:45], s[20:21], v44, s6, 0
6C78  v_mad_u64_u32 v[48:49], s[20:21], v43, s7, 0
6C80  s_add_i32 s17, s14, 0xdaa66d2b
6C88  s_add_i32 s16, s15, 0x32370b8f
6C90  v_xor_b32_e32 v43, v46, v49
6C94  v_xor_b32_e32 v42, v42, v45
6C98  v_xor_b32_e32 v43, s17, v43
6C9C  v_xor_b32_e32 v45, s16, v42
6CA0  v_mad_u64_u32 v[42:43], s[22:23], v43, s6, 0
6CA8  v_mad_u64_u32 v[46:47], s[22:23], v45, s7, 0
6CB0  s_add_i32 s20, s14, 0x78dde6e4
6CB8  s_add_i32 s18, s15, 0xed9eba14
6CC0  v_xor_b32_e32 v45, v48, v47
6CC4  v_xor_b32_e32 v43, v44, v43
6CC8  v_xor_b32_e32 v45, s20, v45
6CCC  v_xor_b32_e32 v43, s18, v43
6CD0  v_mad_u64_u32 v[44:45], s[24:25], v45, s6, 0
6CD8  v_mad_u64_u32 v[48:49], s[24:25], v43, s7, 0
6CE0  s_add_i32 s22, s14, 0x1715609d
6CE8  s_add_i32 s21, s15, 0xa9066899
6CF0  v_xor_b32_e32 v43, v46, v49
6CF4  v_xor_b32_e32 v42, v42, v45
6CF8  v_xor_b32_e32 v43, s22, v43
6CFC  v_xor_b32_e32 v45, s21, v42
6D00  v_mad_u64_u32 v[42:43], s[26:27], v43, s6, 0
6D08  v_mad_u64_u32 v[46:47], s[26:27], v45, s7, 0
6D10  s_add_i32 s24, s14, 0xb54cda56
6D18  s_add_i32 s23, s15, 0x646e171e
6D20  v_xor_b32_e32 v45, v48, v47
6D24  v_xor_b32_e32 v43, v44, v43
6D28  v_xor_b32_e32 v45, s24, v45
6D2C  v_xor_b32_e32 v43, s23, v43
6D30  v_mad_u64_u32 v[44:45], s[28:29], v45, s6, 0
6D38  v_mad_u64_u32 v[48:49], s[28:29], v43, s7, 0
6D40  s_add_i32 s26, s14, 0x5384540f
6D48  s_add_i32 s25, s15, 0x1fd5c5a3
6D50  v_xor_b32_e32 v43, v46, v49
6D54  v_xor_b32_e32 v42, v42, v45
6D58  v_xor_b32_e32 v43, s26, v43
6D5C  v_xor_b32_e32 v45, s25, v42
6D60  v_mad_u64_u32 v[42:43], s[30:31], v43, s6, 0
6D68  v_mad_u64_u32 v[46:47], s[30:31], v45, s7, 0
6D70  s_add_i32 s28, s14, 0xf1bbcdc8
6D78  s_add_i32 s27, s15, 0xdb3d7428
6D80  v_xor_b32_e32 v45, v48, v47
6D84  v_xor_b32_e32 v43, v44, v43
6D88  v_xor_b32_e32 v45, s28, v45
6D8C  v_xor_b32_e32 v43, s27, v43
6D90  v_mad_u64_u32 v[44:45], s[30:31], v45, s6, 0
6D98  v_mad_u64_u32 v[48:49], s[30:31], v43, s7, 0
6DA0  s_add_i32 s29, s14, 0x8ff34781
6DA8  s_add_i32 s14, s15, 0x96a522ad
6DB0  v_xor_b32_e32 v43, v46, v49
6DB4  v_xor_b32_e32 v42, v42, v45
6DB8  v_mov_b32_e32 v46, 0
6DBC  v_mov_b32_e32 v47, 0
6DC0  v_lshlrev_b32_e32 v41, 23, v41
6DC4  v_xor_b32_e32 v43, s29, v43
6DC8  v_xor_b32_e32 v42, s14, v42
6DCC  v_cvt_scalef32_sr_pk_fp4_f32 v46, v[26:27], v43, v41
6DD4  v_cvt_scalef32_sr_pk_fp4_f32 v47, v[30:31], v42, v41 op_sel:[0,0,0,1]
6DDC  v_cvt_scalef32_sr_pk_fp4_f32 v46, v[28:29], v48, v41 op_sel:[0,0,1,0]
6DE4  v_cvt_scalef32_sr_pk_fp4_f32 v47, v[32:33], v44, v41 op_sel:[0,0,1,1]
6DEC  s_nop 0
6DF0  v_mov_b32_e32 v45, 0
6DF4  v_or3_b32 v26, v47, v0, v46
6DFC  v_or_b32_e32 v0, 1, v50
6E00  v_mad_u64_u32 v[28:29], s[30:31], v0, s6, 0
6E08  v_xor_b32_e32 v0, s8, v29
6E0C  v_mad_u64_u32 v[30:31], s[30:31], v0, s7, 0
6E14  v_xor_b32_e32 v0, s10, v31
6E18  v_xor_b32_e32 v27, s11, v28
6E1C  v_mad_u64_u32 v[28:29], s[30:31], v0, s6, 0
6E24  v_mad_u64_u32 v[32:33], s[30:31], v27, s7, 0
6E2C  v_xor_b32_e32 v0, v30, v33
6E30  v_xor_b32_e32 v27, s19, v29
6E34  v_xor_b32_e32 v0, s9, v0
6E38  v_mad_u64_u32 v[42:43], s[30:31], v27, s7, 0
6E40  v_mad_u64_u32 v[30:31], s[30:31], v0, s6, 0
6E48  v_xor_b32_e32 v0, v32, v43
6E4C  v_xor_b32_e32 v0, s17, v0
6E50  v_xor_b32_e32 v27, v28, v31
6E54  v_xor_b32_e32 v27, s16, v27
6E58  v_mad_u64_u32 v[28:29], s[30:31], v0, s6, 0
6E60  v_mad_u64_u32 v[32:33], s[30:31], v27, s7, 0
6E68  v_xor_b32_e32 v27, v30, v29
6E6C  v_xor_b32_e32 v0, v42, v33
6E70  v_xor_b32_e32 v27, s18, v27
6E74  v_xor_b32_e32 v0, s20, v0
6E78  v_mad_u64_u32 v[42:43], s[30:31], v27, s7, 0
6E80  v_mad_u64_u32 v[30:31], s[30:31], v0, s6, 0
6E88  v_xor_b32_e32 v0, v32, v43
6E8C  v_xor_b32_e32 v0, s22, v0
6E90  v_xor_b32_e32 v27, v28, v31
6E94  v_xor_b32_e32 v27, s21, v27
6E98  v_mad_u64_u32 v[28:29], s[30:31], v0, s6, 0
6EA0  v_mad_u64_u32 v[32:33], s[30:31], v27, s7, 0
6EA8  v_xor_b32_e32 v27, v30, v29
6EAC  v_xor_b32_e32 v0, v42, v33
6EB0  v_xor_b32_e32 v27, s23, v27
6EB4  v_xor_b32_e32 v0, s24, v0
6EB8  v_mad_u64_u32 v[42:43], s[30:31], v27, s7, 0
6EC0  v_mad_u64_u32 v[30:31], s[30:31], v0, s6, 0
6EC8  v_xor_b32_e32 v0, v32, v43
6ECC  v_xor_b32_e32 v0, s26, v0
6ED0  v_xor_b32_e32 v27, v28, v31
6ED4  v_xor_b32_e32 v27, s25, v27
6ED8  v_mad_u64_u32 v[28:29], s[30:31], v0, s6, 0
6EE0  v_mad_u64_u32 v[32:33], s[30:31], v27, s7, 0
6EE8  v_xor_b32_e32 v27, v30, v29
6EEC  v_xor_b32_e32 v0, v42, v33
6EF0  v_xor_b32_e32 v27, s27, v27
6EF4  v_xor_b32_e32 v0, s28, v0
6EF8  v_mad_u64_u32 v[42:43], s[30:31], v27, s7, 0
6F00  v_mad_u64_u32 v[30:31], s[30:31], v0, s6, 0
6F08  v_xor_b32_e32 v0, v32, v43
6F0C  v_xor_b32_e32 v0, s29, v0
6F10  v_xor_b32_e32 v27, v28, v31
6F14  v_mov_b32_e32 v28, 0
6F18  v_mov_b32_e32 v29, 0
6F1C  v_xor_b32_e32 v27, s14, v27
6F20  v_cvt_scalef32_sr_pk_fp4_f32 v28, v[18:19], v0, v41
6F28  v_cvt_scalef32_sr_pk_fp4_f32 v29, v[22:23], v27, v41 op_sel:[0,0,0,1]
6F30  v_cvt_scalef32_sr_pk_fp4_f32 v28, v[20:21], v42, v41 op_sel:[0,0,1,0]
6F38  v_cvt_scalef32_sr_pk_fp4_f32 v29, v[24:25], v30, v41 op_sel:[0,0,1,1]
6F40  s_nop 0
6F44  v_or_b32_e32 v0, 2, v50
6F48  v_or3_b32 v27, v29, v1, v28
6F50  v_mad_u64_u32 v[0:1], s[30:31], v0, s6, 0
6F58  v_xor_b32_e32 v1, s8, v1
6F5C  v_mad_u64_u32 v[18:19], s[30:31], v1, s7, 0
6F64  v_xor_b32_e32 v1, s10, v19
6F68  v_xor_b32_e32 v19, s11, v0
6F6C  v_mad_u64_u32 v[20:21], s[30:31], v19, s7, 0
6F74  v_xor_b32_e32 v18, v18, v21
6F78  v_mad_u64_u32 v[0:1], s[30:31], v1, s6, 0
6F80  v_xor_b32_e32 v18, s9, v18
6F84  v_xor_b32_e32 v1, s19, v1
6F88  v_mad_u64_u32 v[18:19], s[30:31], v18, s6, 0
6F90  v_mad_u64_u32 v[22:23], s[30:31], v1, s7, 0
6F98  v_xor_b32_e32 v0, v0, v19
6F9C  v_xor_b32_e32 v1, v20, v23
6FA0  v_xor_b32_e32 v19, s16, v0
6FA4  v_xor_b32_e32 v1, s17, v1
6FA8  v_mad_u64_u32 v[20:21], s[30:31], v19, s7, 0
6FB0  v_mad_u64_u32 v[0:1], s[30:31], v1, s6, 0
6FB8  v_xor_b32_e32 v19, v22, v21
6FBC  v_xor_b32_e32 v19, s20, v19
6FC0  v_xor_b32_e32 v1, v18, v1
6FC4  v_xor_b32_e32 v1, s18, v1
6FC8  v_mad_u64_u32 v[18:19], s[30:31], v19, s6, 0
6FD0  v_mad_u64_u32 v[22:23], s[30:31], v1, s7, 0
6FD8  v_xor_b32_e32 v0, v0, v19
6FDC  v_xor_b32_e32 v1, v20, v23
6FE0  v_xor_b32_e32 v19, s21, v0
6FE4  v_xor_b32_e32 v1, s22, v1
6FE8  v_mad_u64_u32 v[20:21], s[30:31], v19, s7, 0
6FF0  v_mad_u64_u32 v[0:1], s[30:31], v1, s6, 0
6FF8  v_xor_b32_e32 v19, v22, v21
6FFC  v_xor_b32_e32 v19, s24, v19
7000  v_xor_b32_e32 v1, v18, v1
7004  v_xor_b32_e32 v1, s23, v1
7008  v_mad_u64_u32 v[18:19], s[30:31], v19, s6, 0
7010  v_mad_u64_u32 v[22:23], s[30:31], v1, s7, 0
7018  v_xor_b32_e32 v0, v0, v19
701C  v_xor_b32_e32 v1, v20, v23
7020  v_xor_b32_e32 v19, s25, v0
7024  v_xor_b32_e32 v1, s26, v1
7028  v_mad_u64_u32 v[20:21], s[30:31], v19, s7, 0
7030  v_mad_u64_u32 v[0:1], s[30:31], v1, s6, 0
7038  v_xor_b32_e32 v19, v22, v21
703C  v_xor_b32_e32 v19, s28, v19
7040  v_xor_b32_e32 v1, v18, v1
7044  v_xor_b32_e32 v1, s27, v1
7048  v_mad_u64_u32 v[18:19], s[30:31], v19, s6, 0
7050  v_mad_u64_u32 v[22:23], s[30:31], v1, s7, 0
7058  v_xor_b32_e32 v0, v0, v19
705C  v_xor_b32_e32 v1, v20, v23
7060  v_xor_b32_e32 v0, s14, v0
7064  v_mov_b32_e32 v19, 0
7068  v_mov_b32_e32 v20, 0
706C  v_xor_b32_e32 v1, s29, v1
7070  v_cvt_scalef32_sr_pk_fp4_f32 v19, v[10:11], v1, v41
7078  v_cvt_scalef32_sr_pk_fp4_f32 v20, v[14:15], v0, v41 op_sel:[0,0,0,1]
7080  v_cvt_scalef32_sr_pk_fp4_f32 v19, v[12:13], v22, v41 op_sel:[0,0,1,0]
7088  v_cvt_scalef32_sr_pk_fp4_f32 v20, v[16:17], v18, v41 op_sel:[0,0,1,1]
7090  s_nop 0
7094  v_or_b32_e32 v0, 3, v50
7098  v_mad_u64_u32 v[0:1], s[30:31], v0, s6, 0
70A0  v_xor_b32_e32 v1, s8, v1
70A4  v_mad_u64_u32 v[10:11], s[30:31], v1, s7, 0
70AC  v_xor_b32_e32 v1, s10, v11
70B0  v_xor_b32_e32 v11, s11, v0
70B4  v_mad_u64_u32 v[12:13], s[10:11], v11, s7, 0
70BC  v_mad_u64_u32 v[0:1], s[10:11], v1, s6, 0
70C4  v_xor_b32_e32 v10, v10, v13
70C8  v_xor_b32_e32 v10, s9, v10
70CC  v_xor_b32_e32 v1, s19, v1
70D0  v_mad_u64_u32 v[10:11], s[8:9], v10, s6, 0
70D8  v_mad_u64_u32 v[14:15], s[8:9], v1, s7, 0
70E0  v_xor_b32_e32 v1, v12, v15
70E4  v_xor_b32_e32 v0, v0, v11
70E8  v_xor_b32_e32 v1, s17, v1
70EC  v_xor_b32_e32 v11, s16, v0
70F0  v_mad_u64_u32 v[0:1], s[8:9], v1, s6, 0
70F8  v_mad_u64_u32 v[12:13], s[8:9], v11, s7, 0
7100  v_xor_b32_e32 v11, v14, v13
7104  v_xor_b32_e32 v1, v10, v1
7108  v_xor_b32_e32 v11, s20, v11
710C  v_xor_b32_e32 v1, s18, v1
7110  v_mad_u64_u32 v[10:11], s[8:9], v11, s6, 0
7118  v_mad_u64_u32 v[14:15], s[8:9], v1, s7, 0
7120  v_xor_b32_e32 v1, v12, v15
7124  v_xor_b32_e32 v0, v0, v11
7128  v_xor_b32_e32 v1, s22, v1
712C  v_xor_b32_e32 v11, s21, v0
7130  v_mad_u64_u32 v[0:1], s[8:9], v1, s6, 0
7138  v_mad_u64_u32 v[12:13], s[8:9], v11, s7, 0
7140  v_xor_b32_e32 v11, v14, v13
7144  v_xor_b32_e32 v1, v10, v1
7148  v_xor_b32_e32 v11, s24, v11
714C  v_xor_b32_e32 v1, s23, v1
7150  v_mad_u64_u32 v[10:11], s[8:9], v11, s6, 0
7158  v_mad_u64_u32 v[14:15], s[8:9], v1, s7, 0
7160  v_xor_b32_e32 v1, v12, v15
7164  v_xor_b32_e32 v0, v0, v11
7168  v_xor_b32_e32 v1, s26, v1
716C  v_xor_b32_e32 v11, s25, v0
7170  v_mad_u64_u32 v[0:1], s[8:9], v1, s6, 0
7178  v_mad_u64_u32 v[12:13], s[8:9], v11, s7, 0
7180  v_xor_b32_e32 v11, v14, v13
7184  v_xor_b32_e32 v1, v10, v1
7188  v_xor_b32_e32 v11, s28, v11
718C  v_xor_b32_e32 v1, s27, v1
7190  v_mad_u64_u32 v[10:11], s[8:9], v11, s6, 0
7198  v_mad_u64_u32 v[14:15], s[6:7], v1, s7, 0
71A0  v_xor_b32_e32 v1, v12, v15
71A4  v_xor_b32_e32 v0, v0, v11
71A8  v_xor_b32_e32 v1, s29, v1
71AC  v_xor_b32_e32 v0, s14, v0
71B0  v_mov_b32_e32 v11, 0
71B4  v_or3_b32 v28, v20, v38, v19
71BC  v_cvt_scalef32_sr_pk_fp4_f32 v45, v[2:3], v1, v41
71C4  v_cvt_scalef32_sr_pk_fp4_f32 v11, v[6:7], v0, v41 op_sel:[0,0,0,1]
71CC  v_cvt_scalef32_sr_pk_fp4_f32 v45, v[4:5], v14, v41 op_sel:[0,0,1,0]
71D4  v_cvt_scalef32_sr_pk_fp4_f32 v11, v[8:9], v10, v41 op_sel:[0,0,1,1]
71DC  s_nop 0
71E0  v_lshl_add_u64 v[0:1], v[36:37], 4, s[12:13]
71E8  v_or3_b32 v29, v11, v39, v45
71F0  s_or_b64 s[2:3], s[2:3], exec
71F4  global_store_dwordx4 v[0:1], v[26:29], off
71FC  s_or_b64 exec, exec, s[4:5]
7200  s_and_saveexec_b64 s[4:5], s[2:3]
7204  s_cbranch_execz 64271
7208  s_load_dwordx2 s[0:1], s[0:1], 0x10
7210  s_waitcnt lgkmcnt(0)
7214  v_lshl_add_u64 v[0:1], s[0:1], 0, v[34:35]
721C  global_store_byte v[0:1], v40, off
7224  s_endpgm
7228  s_nop 0

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
7A28  v_mov_b32_e32 v40, 0x7f
7A30  s_xor_b64 exec, exec, s[4:5]
7A34  s_cbranch_execnz 26
7A38  s_or_b64 exec, exec, s[4:5]
7A3C  s_and_saveexec_b64 s[4:5], s[2:3]
7A40  s_cbranch_execnz 1638
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
7A90  v_mov_b32_e32 v40, 0x7f
7A98  s_xor_b64 exec, exec, s[4:5]
7A9C  s_cbranch_execz 65510
7AA0  s_load_dword s10, s[0:1], 0x28
7AA8  s_andn2_b64 vcc, exec, s[8:9]
7AAC  s_cbranch_vccnz 53
7AB0  v_lshrrev_b32_e32 v10, 1, v0
7AB4  v_bfe_u32 v2, v0, 1, 3
7ABC  v_lshl_add_u32 v11, v1, 7, s6
7AC4  v_bitop3_b32 v3, v10, 1, 7 bitop3:0x6c
7ACC  v_lshl_add_u32 v2, v2, 4, v11
7AD4  v_lshl_add_u32 v3, v3, 4, v11
7ADC  ds_read_b128 v[30:33], v2
7AE4  ds_read_b128 v[26:29], v3
7AEC  v_bitop3_b32 v2, v10, 2, 7 bitop3:0x6c
7AF4  v_bitop3_b32 v3, v10, 3, 7 bitop3:0x6c
7AFC  v_lshl_add_u32 v2, v2, 4, v11
7B04  v_lshl_add_u32 v3, v3, 4, v11
7B0C  ds_read_b128 v[22:25], v2
7B14  ds_read_b128 v[18:21], v3
7B1C  v_bitop3_b32 v2, v10, 4, 7 bitop3:0x6c
7B24  v_bitop3_b32 v3, v10, 5, 7 bitop3:0x6c
7B2C  v_bitop3_b32 v12, v10, 6, 7 bitop3:0x6c
7B34  v_bitop3_b32 v10, v10, 7, v10 bitop3:0xc
7B3C  v_lshl_add_u32 v2, v2, 4, v11
7B44  v_lshl_add_u32 v6, v3, 4, v11
7B4C  v_lshl_add_u32 v12, v12, 4, v11
7B54  v_lshl_add_u32 v14, v10, 4, v11
7B5C  ds_read_b128 v[2:5], v2
7B64  ds_read_b128 v[6:9], v6
7B6C  ds_read_b128 v[10:13], v12
7B74  ds_read_b128 v[14:17], v14
7B7C  s_cbranch_execz 1
7B80  s_branch 80
7B84  s_waitcnt lgkmcnt(0)
7B88  v_bfe_u32 v2, v0, 2, 2
7B90  v_lshl_add_u32 v1, v1, 6, s6
7B98  v_lshl_add_u32 v2, v2, 4, v1
7BA0  ds_read_b128 v[2:5], v2
7BA8  v_lshrrev_b32_e32 v0, 2, v0
7BAC  v_bitop3_b32 v6, v0, 1, 3 bitop3:0x6c
7BB4  v_lshl_add_u32 v6, v6, 4, v1
7BBC  ds_read_b128 v[6:9], v6
7BC4  s_waitcnt lgkmcnt(1)
7BC8  v_lshlrev_b32_e32 v30, 16, v2
7BCC  v_and_b32_e32 v31, 0xffff0000, v2
7BD4  v_bitop3_b32 v2, v0, 2, 3 bitop3:0x6c
7BDC  v_bitop3_b32 v0, v0, 3, v0 bitop3:0xc
7BE4  v_lshl_add_u32 v2, v2, 4, v1
7BEC  v_lshl_add_u32 v0, v0, 4, v1
7BF4  ds_read_b128 v[10:13], v2
7BFC  ds_read_b128 v[14:17], v0
7C04  v_lshlrev_b32_e32 v32, 16, v3
7C08  v_and_b32_e32 v33, 0xffff0000, v3
7C10  v_lshlrev_b32_e32 v26, 16, v4
7C14  v_and_b32_e32 v27, 0xffff0000, v4
7C1C  v_lshlrev_b32_e32 v28, 16, v5
7C20  v_and_b32_e32 v29, 0xffff0000, v5
7C28  s_waitcnt lgkmcnt(2)
7C2C  v_lshlrev_b32_e32 v22, 16, v6
7C30  v_and_b32_e32 v23, 0xffff0000, v6
7C38  v_lshlrev_b32_e32 v24, 16, v7
7C3C  v_and_b32_e32 v25, 0xffff0000, v7
7C44  v_lshlrev_b32_e32 v18, 16, v8
7C48  v_and_b32_e32 v19, 0xffff0000, v8
7C50  v_lshlrev_b32_e32 v20, 16, v9
7C54  v_and_b32_e32 v21, 0xffff0000, v9
7C5C  s_waitcnt lgkmcnt(1)
7C60  v_lshlrev_b32_e32 v2, 16, v10
7C64  v_and_b32_e32 v3, 0xffff0000, v10
7C6C  v_lshlrev_b32_e32 v4, 16, v11
7C70  v_and_b32_e32 v5, 0xffff0000, v11
7C78  v_lshlrev_b32_e32 v6, 16, v12
7C7C  v_and_b32_e32 v7, 0xffff0000, v12
7C84  v_lshlrev_b32_e32 v8, 16, v13
7C88  v_and_b32_e32 v9, 0xffff0000, v13
7C90  s_waitcnt lgkmcnt(0)
7C94  v_lshlrev_b32_e32 v10, 16, v14
7C98  v_and_b32_e32 v11, 0xffff0000, v14
7CA0  v_lshlrev_b32_e32 v12, 16, v15
7CA4  v_and_b32_e32 v13, 0xffff0000, v15
7CAC  v_lshlrev_b32_e32 v14, 16, v16
7CB0  v_and_b32_e32 v15, 0xffff0000, v16
7CB8  v_lshlrev_b32_e32 v16, 16, v17
7CBC  v_and_b32_e32 v17, 0xffff0000, v17
7CC4  s_waitcnt lgkmcnt(0)
7CC8  s_cmp_eq_u32 s10, 0
7CCC  s_cbranch_scc1 96
7CD0  s_lshl_b32 s6, s10, 31
7CD4  v_xor_b32_e32 v0, s6, v30
7CD8  s_lshl_b32 s6, s10, 15
7CDC  v_bfrev_b32_e32 v38, 1
7CE0  v_bitop3_b32 v1, s6, v2, v38 bitop3:0x6c
7CE8  s_lshl_b32 s6, s10, 30
7CEC  v_bitop3_b32 v2, s6, v31, v38 bitop3:0x6c
7CF4  s_lshl_b32 s6, s10, 14
7CF8  v_bitop3_b32 v3, s6, v3, v38 bitop3:0x6c
7D00  s_lshl_b32 s6, s10, 29
7D04  v_bitop3_b32 v30, s6, v32, v38 bitop3:0x6c
7D0C  s_lshl_b32 s6, s10, 13
7D10  v_bitop3_b32 v31, s6, v4, v38 bitop3:0x6c
7D18  s_lshl_b32 s6, s10, 28
7D1C  v_bitop3_b32 v4, s6, v33, v38 bitop3:0x6c
7D24  s_lshl_b32 s6, s10, 12
7D28  v_bitop3_b32 v5, s6, v5, v38 bitop3:0x6c
7D30  s_lshl_b32 s6, s10, 27
7D34  v_bitop3_b32 v32, s6, v26, v38 bitop3:0x6c
7D3C  s_lshl_b32 s6, s10, 11
7D40  v_bitop3_b32 v33, s6, v6, v38 bitop3:0x6c
7D48  s_lshl_b32 s6, s10, 26
7D4C  v_bitop3_b32 v6, s6, v27, v38 bitop3:0x6c
7D54  s_lshl_b32 s6, s10, 10
7D58  v_bitop3_b32 v7, s6, v7, v38 bitop3:0x6c
7D60  s_lshl_b32 s6, s10, 25
7D64  v_bitop3_b32 v26, s6, v28, v38 bitop3:0x6c
7D6C  s_lshl_b32 s6, s10, 9
7D70  v_bitop3_b32 v27, s6, v8, v38 bitop3:0x6c
7D78  s_lshl_b32 s6, s10, 24
7D7C  v_bitop3_b32 v8, s6, v29, v38 bitop3:0x6c
7D84  s_lshl_b32 s6, s10, 8
7D88  v_bitop3_b32 v9, s6, v9, v38 bitop3:0x6c
7D90  s_lshl_b32 s6, s10, 23
7D94  v_bitop3_b32 v28, s6, v22, v38 bitop3:0x6c
7D9C  s_lshl_b32 s6, s10, 7
7DA0  v_bitop3_b32 v29, s6, v10, v38 bitop3:0x6c
7DA8  s_lshl_b32 s6, s10, 22
7DAC  v_bitop3_b32 v10, s6, v23, v38 bitop3:0x6c
7DB4  s_lshl_b32 s6, s10, 6
7DB8  v_bitop3_b32 v11, s6, v11, v38 bitop3:0x6c
7DC0  s_lshl_b32 s6, s10, 21
7DC4  v_bitop3_b32 v22, s6, v24, v38 bitop3:0x6c
7DCC  s_lshl_b32 s6, s10, 5
7DD0  v_bitop3_b32 v23, s6, v12, v38 bitop3:0x6c
7DD8  s_lshl_b32 s6, s10, 20
7DDC  v_bitop3_b32 v12, s6, v25, v38 bitop3:0x6c
7DE4  s_lshl_b32 s6, s10, 4
7DE8  v_bitop3_b32 v13, s6, v13, v38 bitop3:0x6c
7DF0  s_lshl_b32 s6, s10, 19
7DF4  v_bitop3_b32 v24, s6, v18, v38 bitop3:0x6c
7DFC  s_lshl_b32 s6, s10, 3
7E00  v_bitop3_b32 v25, s6, v14, v38 bitop3:0x6c
7E08  s_lshl_b32 s6, s10, 18
7E0C  v_bitop3_b32 v14, s6, v19, v38 bitop3:0x6c
7E14  s_lshl_b32 s6, s10, 2
7E18  v_bitop3_b32 v15, s6, v15, v38 bitop3:0x6c
7E20  s_lshl_b32 s6, s10, 17
7E24  v_bitop3_b32 v18, s6, v20, v38 bitop3:0x6c
7E2C  s_lshl_b32 s6, s10, 1
7E30  v_bitop3_b32 v19, s6, v16, v38 bitop3:0x6c
7E38  s_lshl_b32 s6, s10, 16
7E3C  v_bitop3_b32 v16, s6, v21, v38 bitop3:0x6c
7E44  v_bitop3_b32 v17, s10, v17, v38 bitop3:0x6c
7E4C  s_branch 24
7E50  v_mov_b32_e32 v0, v30
7E54  v_mov_b32_e32 v1, v2
7E58  v_mov_b32_e32 v2, v31
7E5C  v_mov_b32_e32 v30, v32
7E60  v_mov_b32_e32 v31, v4
7E64  v_mov_b32_e32 v4, v33
7E68  v_mov_b32_e32 v32, v26
7E6C  v_mov_b32_e32 v33, v6
7E70  v_mov_b32_e32 v6, v27
7E74  v_mov_b32_e32 v26, v28
7E78  v_mov_b32_e32 v27, v8
7E7C  v_mov_b32_e32 v8, v29
7E80  v_mov_b32_e32 v28, v22
7E84  v_mov_b32_e32 v29, v10
7E88  v_mov_b32_e32 v10, v23
7E8C  v_mov_b32_e32 v22, v24
7E90  v_mov_b32_e32 v23, v12
7E94  v_mov_b32_e32 v12, v25
7E98  v_mov_b32_e32 v24, v18
7E9C  v_mov_b32_e32 v25, v14
7EA0  v_mov_b32_e32 v14, v19
7EA4  v_mov_b32_e32 v18, v20
7EA8  v_mov_b32_e32 v19, v16
7EAC  v_mov_b32_e32 v16, v21
7EB0  v_pk_add_f32 v[20:21], v[0:1], v[2:3]
7EB8  v_pk_add_f32 v[0:1], v[0:1], v[2:3] neg_lo:[0,1] neg_hi:[0,1]
7EC0  v_pk_add_f32 v[2:3], v[30:31], v[4:5]
7EC8  v_pk_add_f32 v[4:5], v[30:31], v[4:5] neg_lo:[0,1] neg_hi:[0,1]
7ED0  v_pk_add_f32 v[30:31], v[32:33], v[6:7]
7ED8  v_pk_add_f32 v[6:7], v[32:33], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
7EE0  v_pk_add_f32 v[32:33], v[26:27], v[8:9]
7EE8  v_pk_add_f32 v[8:9], v[26:27], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
7EF0  v_pk_add_f32 v[26:27], v[28:29], v[10:11]
7EF8  v_pk_add_f32 v[10:11], v[28:29], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
7F00  v_pk_add_f32 v[28:29], v[22:23], v[12:13]
7F08  v_pk_add_f32 v[12:13], v[22:23], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
7F10  v_pk_add_f32 v[22:23], v[24:25], v[14:15]
7F18  v_pk_add_f32 v[14:15], v[24:25], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
7F20  v_pk_add_f32 v[24:25], v[18:19], v[16:17]
7F28  v_pk_add_f32 v[16:17], v[18:19], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
7F30  v_pk_add_f32 v[18:19], v[20:21], v[2:3]
7F38  v_pk_add_f32 v[2:3], v[20:21], v[2:3] neg_lo:[0,1] neg_hi:[0,1]
7F40  v_pk_add_f32 v[20:21], v[0:1], v[4:5]
7F48  v_pk_add_f32 v[0:1], v[0:1], v[4:5] neg_lo:[0,1] neg_hi:[0,1]
7F50  v_pk_add_f32 v[4:5], v[30:31], v[32:33]
7F58  v_pk_add_f32 v[30:31], v[30:31], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
7F60  v_pk_add_f32 v[32:33], v[6:7], v[8:9]
7F68  v_pk_add_f32 v[6:7], v[6:7], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
7F70  v_pk_add_f32 v[8:9], v[26:27], v[28:29]
7F78  v_pk_add_f32 v[26:27], v[26:27], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
7F80  v_pk_add_f32 v[28:29], v[10:11], v[12:13]
7F88  v_pk_add_f32 v[10:11], v[10:11], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
7F90  v_pk_add_f32 v[12:13], v[22:23], v[24:25]
7F98  v_pk_add_f32 v[22:23], v[22:23], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
7FA0  v_pk_add_f32 v[24:25], v[14:15], v[16:17]
7FA8  v_pk_add_f32 v[14:15], v[14:15], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
7FB0  v_pk_add_f32 v[16:17], v[18:19], v[4:5]
7FB8  v_pk_add_f32 v[4:5], v[18:19], v[4:5] neg_lo:[0,1] neg_hi:[0,1]
7FC0  v_pk_add_f32 v[18:19], v[20:21], v[32:33]
7FC8  v_pk_add_f32 v[20:21], v[20:21], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
7FD0  v_pk_add_f32 v[32:33], v[2:3], v[30:31]
7FD8  v_pk_add_f32 v[2:3], v[2:3], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
7FE0  v_pk_add_f32 v[30:31], v[0:1], v[6:7]
7FE8  v_pk_add_f32 v[0:1], v[0:1], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
7FF0  v_pk_add_f32 v[6:7], v[8:9], v[12:13]
7FF8  v_pk_add_f32 v[8:9], v[8:9], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
8000  v_pk_add_f32 v[12:13], v[28:29], v[24:25]
8008  v_pk_add_f32 v[24:25], v[28:29], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
8010  v_pk_add_f32 v[28:29], v[26:27], v[22:23]
8018  v_pk_add_f32 v[22:23], v[26:27], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
8020  v_pk_add_f32 v[26:27], v[10:11], v[14:15]
8028  v_pk_add_f32 v[10:11], v[10:11], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
8030  v_pk_add_f32 v[14:15], v[16:17], v[6:7]
8038  v_pk_add_f32 v[6:7], v[16:17], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
8040  v_pk_add_f32 v[16:17], v[18:19], v[12:13]
8048  s_mov_b32 s6, 0x3e800000
8050  v_pk_add_f32 v[12:13], v[18:19], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
8058  v_pk_add_f32 v[18:19], v[32:33], v[28:29]
8060  v_pk_add_f32 v[32:33], v[32:33], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
8068  v_pk_add_f32 v[28:29], v[30:31], v[26:27]
8070  v_pk_add_f32 v[38:39], v[30:31], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
8078  v_pk_add_f32 v[30:31], v[4:5], v[8:9]
8080  v_pk_add_f32 v[4:5], v[4:5], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
8088  v_pk_add_f32 v[8:9], v[20:21], v[24:25]
8090  v_pk_add_f32 v[40:41], v[20:21], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
8098  v_pk_mul_f32 v[24:25], v[14:15], s[6:7] op_sel_hi:[1,0]
80A0  v_pk_mul_f32 v[16:17], v[16:17], s[6:7] op_sel_hi:[1,0]
80A8  v_pk_mul_f32 v[26:27], v[18:19], s[6:7] op_sel_hi:[1,0]
80B0  v_pk_mul_f32 v[18:19], v[28:29], s[6:7] op_sel_hi:[1,0]
80B8  v_and_b32_e32 v72, 0x7fffffff, v24
80C0  v_and_b32_e32 v71, 0x7fffffff, v16
80C8  v_pk_add_f32 v[42:43], v[2:3], v[22:23]
80D0  v_pk_add_f32 v[44:45], v[2:3], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
80D8  v_pk_add_f32 v[2:3], v[0:1], v[10:11]
80E0  v_pk_add_f32 v[46:47], v[0:1], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
80E8  v_pk_mul_f32 v[28:29], v[30:31], s[6:7] op_sel_hi:[1,0]
80F0  v_pk_mul_f32 v[20:21], v[8:9], s[6:7] op_sel_hi:[1,0]
80F8  v_pk_mul_f32 v[10:11], v[32:33], s[6:7] op_sel_hi:[1,0]
8100  v_max_u32_e32 v32, v71, v72
8104  v_and_b32_e32 v70, 0x7fffffff, v26
810C  v_and_b32_e32 v68, 0x7fffffff, v18
8114  v_pk_mul_f32 v[30:31], v[42:43], s[6:7] op_sel_hi:[1,0]
811C  v_pk_mul_f32 v[22:23], v[2:3], s[6:7] op_sel_hi:[1,0]
8124  v_max3_u32 v32, v68, v70, v32
812C  v_and_b32_e32 v67, 0x7fffffff, v28
8134  v_and_b32_e32 v66, 0x7fffffff, v20
813C  v_pk_mul_f32 v[8:9], v[6:7], s[6:7] op_sel_hi:[1,0]
8144  v_pk_mul_f32 v[0:1], v[12:13], s[6:7] op_sel_hi:[1,0]
814C  v_max3_u32 v32, v66, v67, v32
8154  v_and_b32_e32 v65, 0x7fffffff, v30
815C  v_and_b32_e32 v64, 0x7fffffff, v22
8164  v_pk_mul_f32 v[2:3], v[38:39], s[6:7] op_sel_hi:[1,0]
816C  v_max3_u32 v32, v64, v65, v32
8174  v_and_b32_e32 v63, 0x7fffffff, v8
817C  v_and_b32_e32 v62, 0x7fffffff, v0
8184  v_pk_mul_f32 v[12:13], v[4:5], s[6:7] op_sel_hi:[1,0]
818C  v_pk_mul_f32 v[4:5], v[40:41], s[6:7] op_sel_hi:[1,0]
8194  v_max3_u32 v32, v62, v63, v32
819C  v_and_b32_e32 v61, 0x7fffffff, v10
81A4  v_and_b32_e32 v60, 0x7fffffff, v2
81AC  v_pk_mul_f32 v[14:15], v[44:45], s[6:7] op_sel_hi:[1,0]
81B4  v_pk_mul_f32 v[6:7], v[46:47], s[6:7] op_sel_hi:[1,0]
81BC  v_max3_u32 v32, v60, v61, v32
81C4  v_and_b32_e32 v59, 0x7fffffff, v12
81CC  v_and_b32_e32 v58, 0x7fffffff, v4
81D4  v_max3_u32 v32, v58, v59, v32
81DC  v_and_b32_e32 v57, 0x7fffffff, v14
81E4  v_and_b32_e32 v56, 0x7fffffff, v6
81EC  v_max3_u32 v32, v56, v57, v32
81F4  v_and_b32_e32 v55, 0x7fffffff, v25
81FC  v_and_b32_e32 v54, 0x7fffffff, v17
8204  v_max3_u32 v32, v54, v55, v32
820C  v_and_b32_e32 v53, 0x7fffffff, v27
8214  v_and_b32_e32 v52, 0x7fffffff, v19
821C  v_max3_u32 v32, v52, v53, v32
8224  v_and_b32_e32 v51, 0x7fffffff, v29
822C  v_and_b32_e32 v50, 0x7fffffff, v21
8234  v_max3_u32 v32, v50, v51, v32
823C  v_and_b32_e32 v49, 0x7fffffff, v31
8244  v_and_b32_e32 v48, 0x7fffffff, v23
824C  v_max3_u32 v32, v48, v49, v32
8254  v_and_b32_e32 v47, 0x7fffffff, v9
825C  v_and_b32_e32 v46, 0x7fffffff, v1
8264  s_load_dwordx4 s[8:11], s[0:1], 0x38
826C  v_max3_u32 v32, v46, v47, v32
8274  v_and_b32_e32 v45, 0x7fffffff, v11
827C  v_and_b32_e32 v44, 0x7fffffff, v3
8284  v_max3_u32 v32, v44, v45, v32
828C  v_and_b32_e32 v43, 0x7fffffff, v13
8294  v_and_b32_e32 v42, 0x7fffffff, v5
829C  v_max3_u32 v32, v42, v43, v32
82A4  v_and_b32_e32 v41, 0x7fffffff, v15
82AC  v_and_b32_e32 v40, 0x7fffffff, v7
82B4  v_max3_u32 v69, v40, v41, v32
82BC  s_mov_b32 s6, 0x7f7fffff
82C4  v_cmp_lt_u32_e32 vcc, s6, v69
82C8  v_mov_b32_e32 v32, 0
82CC  v_mov_b32_e32 v33, 0
82D0  v_mov_b32_e32 v38, 0
82D4  v_mov_b32_e32 v39, 0
82D8  s_and_saveexec_b64 s[12:13], vcc
82DC  s_cbranch_execz 586
82E0  v_sub_u32_e32 v38, 0x7f800000, v72
82E8  v_sub_u32_e32 v32, 0x7f7fffff, v72
82F0  v_lshrrev_b32_e32 v38, 31, v38
82F4  v_add_u32_e32 v39, -1, v38
82F8  v_lshrrev_b32_e32 v33, 31, v32
82FC  v_and_b32_e32 v69, 0x80000000, v39
8304  v_add_u32_e32 v33, -1, v33
8308  v_bitop3_b32 v24, v69, v24, v33 bitop3:0xc8
8310  v_and_b32_e32 v33, v39, v72
8314  v_sub_u32_e32 v72, 0x7f800000, v71
831C  v_sub_u32_e32 v39, 0x7f7fffff, v71
8324  v_ashrrev_i32_e32 v32, 31, v32
8328  v_lshrrev_b32_e32 v72, 31, v72
832C  v_and_b32_e32 v32, 7, v32
8330  v_lshrrev_b32_e32 v69, 31, v39
8334  v_add_u32_e32 v73, -1, v72
8338  v_ashrrev_i32_e32 v39, 31, v39
833C  s_movk_i32 s6, 0x70
8340  v_and_or_b32 v32, v39, s6, v32
8348  v_and_b32_e32 v39, v73, v71
834C  v_sub_u32_e32 v71, 0x7f800000, v70
8354  v_max_u32_e32 v33, v39, v33
8358  v_sub_u32_e32 v39, 0x7f7fffff, v70
8360  v_and_b32_e32 v74, 0x80000000, v73
8368  v_add_u32_e32 v69, -1, v69
836C  v_lshrrev_b32_e32 v71, 31, v71
8370  v_bitop3_b32 v16, v74, v16, v69 bitop3:0xc8
8378  v_add_u32_e32 v38, v72, v38
837C  v_lshrrev_b32_e32 v69, 31, v39
8380  v_add_u32_e32 v72, -1, v71
8384  v_ashrrev_i32_e32 v39, 31, v39
8388  s_waitcnt lgkmcnt(0)
838C  s_movk_i32 s11, 0x700
8390  v_and_b32_e32 v73, 0x80000000, v72
8398  v_add_u32_e32 v69, -1, v69
839C  v_and_or_b32 v32, v39, s11, v32
83A4  v_and_b32_e32 v39, v72, v70
83A8  v_sub_u32_e32 v72, 0x7f800000, v68
83B0  v_bitop3_b32 v26, v73, v26, v69 bitop3:0xc8
83B8  v_sub_u32_e32 v69, 0x7f7fffff, v68
83C0  s_movk_i32 s14, 0x7000
83C4  v_lshrrev_b32_e32 v72, 31, v72
83C8  v_lshrrev_b32_e32 v70, 31, v69
83CC  v_add_u32_e32 v73, -1, v72
83D0  v_ashrrev_i32_e32 v69, 31, v69
83D4  v_and_or_b32 v32, v69, s14, v32
83DC  v_and_b32_e32 v68, v73, v68
83E0  v_sub_u32_e32 v69, 0x7f800000, v67
83E8  v_max3_u32 v33, v68, v39, v33
83F0  v_sub_u32_e32 v39, 0x7f7fffff, v67
83F8  v_and_b32_e32 v74, 0x80000000, v73
8400  v_add_u32_e32 v70, -1, v70
8404  v_lshrrev_b32_e32 v69, 31, v69
8408  v_bitop3_b32 v18, v74, v18, v70 bitop3:0xc8
8410  v_lshrrev_b32_e32 v68, 31, v39
8414  v_add_u32_e32 v70, -1, v69
8418  v_ashrrev_i32_e32 v39, 31, v39
841C  s_mov_b32 s15, 0x70000
8424  v_add3_u32 v38, v71, v38, v72
842C  v_and_b32_e32 v71, 0x80000000, v70
8434  v_and_or_b32 v32, v39, s15, v32
843C  v_and_b32_e32 v39, v70, v67
8440  v_sub_u32_e32 v70, 0x7f800000, v66
8448  v_sub_u32_e32 v67, 0x7f7fffff, v66
8450  v_add_u32_e32 v68, -1, v68
8454  v_lshrrev_b32_e32 v70, 31, v70
8458  v_bitop3_b32 v28, v71, v28, v68 bitop3:0xc8
8460  v_lshrrev_b32_e32 v68, 31, v67
8464  v_add_u32_e32 v71, -1, v70
8468  v_ashrrev_i32_e32 v67, 31, v67
846C  s_mov_b32 s16, 0x700000
8474  v_and_or_b32 v32, v67, s16, v32
847C  v_and_b32_e32 v66, v71, v66
8480  v_sub_u32_e32 v67, 0x7f800000, v65
8488  v_max3_u32 v33, v66, v39, v33
8490  v_sub_u32_e32 v39, 0x7f7fffff, v65
8498  v_and_b32_e32 v72, 0x80000000, v71
84A0  v_add_u32_e32 v68, -1, v68
84A4  v_lshrrev_b32_e32 v67, 31, v67
84A8  v_bitop3_b32 v20, v72, v20, v68 bitop3:0xc8
84B0  v_lshrrev_b32_e32 v66, 31, v39
84B4  v_add_u32_e32 v68, -1, v67
84B8  v_ashrrev_i32_e32 v39, 31, v39
84BC  s_mov_b32 s17, 0x7000000
84C4  v_add3_u32 v38, v69, v38, v70
84CC  v_and_b32_e32 v69, 0x80000000, v68
84D4  v_and_or_b32 v32, v39, s17, v32
84DC  v_and_b32_e32 v39, v68, v65
84E0  v_sub_u32_e32 v65, 0x7f7fffff, v64
84E8  v_sub_u32_e32 v68, 0x7f800000, v64
84F0  v_add_u32_e32 v66, -1, v66
84F4  v_bitop3_b32 v30, v69, v30, v66 bitop3:0xc8
84FC  v_lshrrev_b32_e32 v66, 31, v65
8500  v_lshrrev_b32_e32 v68, 31, v68
8504  v_ashrrev_i32_e32 v65, 31, v65
8508  s_brev_b32 s18, 14
850C  v_add_u32_e32 v69, -1, v68
8510  v_and_or_b32 v32, v65, s18, v32
8518  v_sub_u32_e32 v65, 0x7f800000, v63
8520  v_and_b32_e32 v64, v69, v64
8524  v_and_b32_e32 v70, 0x80000000, v69
852C  v_add_u32_e32 v66, -1, v66
8530  v_max3_u32 v33, v64, v39, v33
8538  v_sub_u32_e32 v39, 0x7f7fffff, v63
8540  v_lshrrev_b32_e32 v65, 31, v65
8544  v_bitop3_b32 v22, v70, v22, v66 bitop3:0xc8
854C  v_add_u32_e32 v66, -1, v65
8550  v_lshrrev_b32_e32 v64, 31, v39
8554  v_add3_u32 v38, v67, v38, v68
855C  v_and_b32_e32 v67, 0x80000000, v66
8564  v_add_u32_e32 v64, -1, v64
8568  v_bitop3_b32 v8, v67, v8, v64 bitop3:0xc8
8570  v_sub_u32_e32 v67, 0x7f800000, v62
8578  v_sub_u32_e32 v64, 0x7f7fffff, v62
8580  v_ashrrev_i32_e32 v39, 31, v39
8584  v_lshrrev_b32_e32 v67, 31, v67
8588  v_and_b32_e32 v39, 7, v39
858C  v_and_b32_e32 v63, v66, v63
8590  v_lshrrev_b32_e32 v66, 31, v64
8594  v_add_u32_e32 v68, -1, v67
8598  v_ashrrev_i32_e32 v64, 31, v64
859C  v_and_or_b32 v39, v64, s6, v39
85A4  v_and_b32_e32 v62, v68, v62
85A8  v_sub_u32_e32 v64, 0x7f800000, v61
85B0  v_max3_u32 v33, v62, v63, v33
85B8  v_sub_u32_e32 v62, 0x7f7fffff, v61
85C0  v_and_b32_e32 v69, 0x80000000, v68
85C8  v_lshrrev_b32_e32 v64, 31, v64
85CC  v_add_u32_e32 v66, -1, v66
85D0  v_add3_u32 v38, v65, v38, v67
85D8  v_lshrrev_b32_e32 v63, 31, v62
85DC  v_add_u32_e32 v65, -1, v64
85E0  v_ashrrev_i32_e32 v62, 31, v62
85E4  v_bitop3_b32 v0, v69, v0, v66 bitop3:0xc8
85EC  v_and_b32_e32 v66, 0x80000000, v65
85F4  v_and_or_b32 v39, v62, s11, v39
85FC  v_and_b32_e32 v61, v65, v61
8600  v_sub_u32_e32 v62, 0x7f7fffff, v60
8608  v_sub_u32_e32 v65, 0x7f800000, v60
8610  v_add_u32_e32 v63, -1, v63
8614  v_bitop3_b32 v10, v66, v10, v63 bitop3:0xc8
861C  v_lshrrev_b32_e32 v63, 31, v62
8620  v_lshrrev_b32_e32 v65, 31, v65
8624  v_ashrrev_i32_e32 v62, 31, v62
8628  v_add_u32_e32 v66, -1, v65
862C  v_and_or_b32 v39, v62, s14, v39
8634  v_sub_u32_e32 v62, 0x7f800000, v59
863C  v_and_b32_e32 v60, v66, v60
8640  v_and_b32_e32 v67, 0x80000000, v66
8648  v_add_u32_e32 v63, -1, v63
864C  v_max3_u32 v33, v60, v61, v33
8654  v_sub_u32_e32 v60, 0x7f7fffff, v59
865C  v_lshrrev_b32_e32 v62, 31, v62
8660  v_bitop3_b32 v2, v67, v2, v63 bitop3:0xc8
8668  v_add_u32_e32 v63, -1, v62
866C  v_add3_u32 v38, v64, v38, v65
8674  v_lshrrev_b32_e32 v61, 31, v60
8678  v_and_b32_e32 v64, 0x80000000, v63
8680  v_ashrrev_i32_e32 v60, 31, v60
8684  v_and_b32_e32 v59, v63, v59
8688  v_sub_u32_e32 v63, 0x7f800000, v58
8690  v_and_or_b32 v39, v60, s15, v39
8698  v_sub_u32_e32 v60, 0x7f7fffff, v58
86A0  v_add_u32_e32 v61, -1, v61
86A4  v_lshrrev_b32_e32 v63, 31, v63
86A8  v_bitop3_b32 v12, v64, v12, v61 bitop3:0xc8
86B0  v_lshrrev_b32_e32 v61, 31, v60
86B4  v_add_u32_e32 v64, -1, v63
86B8  v_ashrrev_i32_e32 v60, 31, v60
86BC  v_and_or_b32 v39, v60, s16, v39
86C4  v_and_b32_e32 v58, v64, v58
86C8  v_sub_u32_e32 v60, 0x7f800000, v57
86D0  v_max3_u32 v58, v58, v59, v33
86D8  v_sub_u32_e32 v33, 0x7f7fffff, v57
86E0  v_and_b32_e32 v65, 0x80000000, v64
86E8  v_add_u32_e32 v61, -1, v61
86EC  v_lshrrev_b32_e32 v60, 31, v60
86F0  v_bitop3_b32 v4, v65, v4, v61 bitop3:0xc8
86F8  v_lshrrev_b32_e32 v59, 31, v33
86FC  v_add_u32_e32 v61, -1, v60
8700  v_ashrrev_i32_e32 v33, 31, v33
8704  v_add3_u32 v38, v62, v38, v63
870C  v_and_b32_e32 v62, 0x80000000, v61
8714  v_and_or_b32 v33, v33, s17, v39
871C  v_and_b32_e32 v39, v61, v57
8720  v_sub_u32_e32 v61, 0x7f800000, v56
8728  v_add_u32_e32 v59, -1, v59
872C  v_lshrrev_b32_e32 v61, 31, v61
8730  v_bitop3_b32 v14, v62, v14, v59 bitop3:0xc8
8738  v_add_u32_e32 v62, -1, v61
873C  v_sub_u32_e32 v57, 0x7f7fffff, v56
8744  v_and_b32_e32 v56, v62, v56
8748  v_max3_u32 v39, v56, v39, v58
8750  v_sub_u32_e32 v58, 0x7f800000, v55
8758  v_and_b32_e32 v63, 0x80000000, v62
8760  v_lshrrev_b32_e32 v59, 31, v57
8764  v_add_u32_e32 v59, -1, v59
8768  v_ashrrev_i32_e32 v57, 31, v57
876C  v_sub_u32_e32 v56, 0x7f7fffff, v55
8774  v_lshrrev_b32_e32 v58, 31, v58
8778  v_bitop3_b32 v6, v63, v6, v59 bitop3:0xc8
8780  v_and_or_b32 v33, v57, s18, v33
8788  v_add_u32_e32 v59, -1, v58
878C  v_lshrrev_b32_e32 v57, 31, v56
8790  v_add3_u32 v38, v60, v38, v61
8798  v_and_b32_e32 v60, 0x80000000, v59
87A0  v_add_u32_e32 v57, -1, v57
87A4  v_bitop3_b32 v25, v60, v25, v57 bitop3:0xc8
87AC  v_sub_u32_e32 v57, 0x7f7fffff, v54
87B4  v_sub_u32_e32 v60, 0x7f800000, v54
87BC  v_ashrrev_i32_e32 v56, 31, v56
87C0  v_and_b32_e32 v56, 7, v56
87C4  v_and_b32_e32 v55, v59, v55
87C8  v_lshrrev_b32_e32 v59, 31, v57
87CC  v_lshrrev_b32_e32 v60, 31, v60
87D0  v_ashrrev_i32_e32 v57, 31, v57
87D4  v_add_u32_e32 v61, -1, v60
87D8  v_and_or_b32 v56, v57, s6, v56
87E0  v_sub_u32_e32 v57, 0x7f800000, v53
87E8  v_and_b32_e32 v54, v61, v54
87EC  v_max3_u32 v39, v54, v55, v39
87F4  v_sub_u32_e32 v54, 0x7f7fffff, v53
87FC  v_lshrrev_b32_e32 v57, 31, v57
8800  v_and_b32_e32 v62, 0x80000000, v61
8808  v_add_u32_e32 v59, -1, v59
880C  v_add3_u32 v38, v58, v38, v60
8814  v_add_u32_e32 v58, -1, v57
8818  v_lshrrev_b32_e32 v55, 31, v54
881C  v_bitop3_b32 v17, v62, v17, v59 bitop3:0xc8
8824  v_and_b32_e32 v59, 0x80000000, v58
882C  v_add_u32_e32 v55, -1, v55
8830  v_bitop3_b32 v27, v59, v27, v55 bitop3:0xc8
8838  v_and_b32_e32 v53, v58, v53
883C  v_sub_u32_e32 v55, 0x7f7fffff, v52
8844  v_sub_u32_e32 v58, 0x7f800000, v52
884C  v_ashrrev_i32_e32 v54, 31, v54
8850  v_and_or_b32 v54, v54, s11, v56
8858  v_lshrrev_b32_e32 v56, 31, v55
885C  v_lshrrev_b32_e32 v58, 31, v58
8860  v_ashrrev_i32_e32 v55, 31, v55
8864  v_add_u32_e32 v59, -1, v58
8868  v_and_or_b32 v54, v55, s14, v54
8870  v_sub_u32_e32 v55, 0x7f800000, v51
8878  v_and_b32_e32 v52, v59, v52
887C  v_and_b32_e32 v60, 0x80000000, v59
8884  v_add_u32_e32 v56, -1, v56
8888  v_max3_u32 v39, v52, v53, v39
8890  v_sub_u32_e32 v52, 0x7f7fffff, v51
8898  v_lshrrev_b32_e32 v55, 31, v55
889C  v_bitop3_b32 v19, v60, v19, v56 bitop3:0xc8
88A4  v_add_u32_e32 v56, -1, v55
88A8  v_lshrrev_b32_e32 v53, 31, v52
88AC  v_add3_u32 v38, v57, v38, v58
88B4  v_and_b32_e32 v57, 0x80000000, v56
88BC  v_add_u32_e32 v53, -1, v53
88C0  v_and_b32_e32 v51, v56, v51
88C4  v_sub_u32_e32 v56, 0x7f800000, v50
88CC  v_bitop3_b32 v29, v57, v29, v53 bitop3:0xc8
88D4  v_sub_u32_e32 v53, 0x7f7fffff, v50
88DC  v_ashrrev_i32_e32 v52, 31, v52
88E0  v_lshrrev_b32_e32 v56, 31, v56
88E4  v_and_or_b32 v52, v52, s15, v54
88EC  v_lshrrev_b32_e32 v54, 31, v53
88F0  v_add_u32_e32 v57, -1, v56
88F4  v_ashrrev_i32_e32 v53, 31, v53
88F8  v_and_or_b32 v52, v53, s16, v52
8900  v_add3_u32 v53, v55, v38, v56
8908  v_and_b32_e32 v38, v57, v50
890C  v_max3_u32 v39, v38, v51, v39
8914  v_sub_u32_e32 v51, 0x7f800000, v49
891C  v_and_b32_e32 v58, 0x80000000, v57
8924  v_add_u32_e32 v54, -1, v54
8928  v_sub_u32_e32 v38, 0x7f7fffff, v49
8930  v_lshrrev_b32_e32 v51, 31, v51
8934  v_bitop3_b32 v21, v58, v21, v54 bitop3:0xc8
893C  v_add_u32_e32 v54, -1, v51
8940  v_lshrrev_b32_e32 v50, 31, v38
8944  v_and_b32_e32 v55, 0x80000000, v54
894C  v_add_u32_e32 v50, -1, v50
8950  v_bitop3_b32 v31, v55, v31, v50 bitop3:0xc8
8958  v_and_b32_e32 v49, v54, v49
895C  v_sub_u32_e32 v50, 0x7f7fffff, v48
8964  v_sub_u32_e32 v54, 0x7f800000, v48
896C  v_ashrrev_i32_e32 v38, 31, v38
8970  v_and_or_b32 v38, v38, s17, v52
8978  v_lshrrev_b32_e32 v52, 31, v50
897C  v_lshrrev_b32_e32 v54, 31, v54
8980  v_ashrrev_i32_e32 v50, 31, v50
8984  v_add_u32_e32 v55, -1, v54
8988  v_and_or_b32 v38, v50, s18, v38
8990  v_add3_u32 v50, v51, v53, v54
8998  v_sub_u32_e32 v51, 0x7f800000, v47
89A0  v_and_b32_e32 v48, v55, v48
89A4  v_and_b32_e32 v56, 0x80000000, v55
89AC  v_add_u32_e32 v52, -1, v52
89B0  v_max3_u32 v39, v48, v49, v39
89B8  v_sub_u32_e32 v48, 0x7f7fffff, v47
89C0  v_lshrrev_b32_e32 v51, 31, v51
89C4  v_bitop3_b32 v23, v56, v23, v52 bitop3:0xc8
89CC  v_add_u32_e32 v52, -1, v51
89D0  v_lshrrev_b32_e32 v49, 31, v48
89D4  v_and_b32_e32 v53, 0x80000000, v52
89DC  v_add_u32_e32 v49, -1, v49
89E0  v_bitop3_b32 v9, v53, v9, v49 bitop3:0xc8
89E8  v_sub_u32_e32 v49, 0x7f7fffff, v46
89F0  v_sub_u32_e32 v53, 0x7f800000, v46
89F8  v_ashrrev_i32_e32 v48, 31, v48
89FC  v_and_b32_e32 v48, 7, v48
8A00  v_and_b32_e32 v47, v52, v47
8A04  v_lshrrev_b32_e32 v52, 31, v49
8A08  v_lshrrev_b32_e32 v53, 31, v53
8A0C  v_ashrrev_i32_e32 v49, 31, v49
8A10  v_and_or_b32 v48, v49, s6, v48
8A18  v_add3_u32 v49, v51, v50, v53
8A20  v_sub_u32_e32 v50, 0x7f800000, v45
8A28  v_add_u32_e32 v54, -1, v53
8A2C  v_and_b32_e32 v46, v54, v46
8A30  v_lshrrev_b32_e32 v50, 31, v50
8A34  v_and_b32_e32 v55, 0x80000000, v54
8A3C  v_add_u32_e32 v52, -1, v52
8A40  v_max3_u32 v39, v46, v47, v39
8A48  v_sub_u32_e32 v46, 0x7f7fffff, v45
8A50  v_add_u32_e32 v51, -1, v50
8A54  v_bitop3_b32 v1, v55, v1, v52 bitop3:0xc8
8A5C  v_and_b32_e32 v52, 0x80000000, v51
8A64  v_lshrrev_b32_e32 v47, 31, v46
8A68  v_and_b32_e32 v45, v51, v45
8A6C  v_sub_u32_e32 v51, 0x7f800000, v44
8A74  v_add_u32_e32 v47, -1, v47
8A78  v_bitop3_b32 v11, v52, v11, v47 bitop3:0xc8
8A80  v_ashrrev_i32_e32 v46, 31, v46
8A84  v_sub_u32_e32 v47, 0x7f7fffff, v44
8A8C  v_lshrrev_b32_e32 v51, 31, v51
8A90  v_and_or_b32 v46, v46, s11, v48
8A98  v_add_u32_e32 v52, -1, v51
8A9C  v_lshrrev_b32_e32 v48, 31, v47
8AA0  v_and_b32_e32 v53, 0x80000000, v52
8AA8  v_add_u32_e32 v48, -1, v48
8AAC  v_bitop3_b32 v3, v53, v3, v48 bitop3:0xc8
8AB4  v_sub_u32_e32 v48, 0x7f800000, v43
8ABC  v_ashrrev_i32_e32 v47, 31, v47
8AC0  v_and_b32_e32 v44, v52, v44
8AC4  v_lshrrev_b32_e32 v48, 31, v48
8AC8  v_and_or_b32 v46, v47, s14, v46
8AD0  v_add3_u32 v47, v50, v49, v51
8AD8  v_max3_u32 v39, v44, v45, v39
8AE0  v_sub_u32_e32 v44, 0x7f7fffff, v43
8AE8  v_add_u32_e32 v49, -1, v48
8AEC  v_and_b32_e32 v50, 0x80000000, v49
8AF4  v_lshrrev_b32_e32 v45, 31, v44
8AF8  v_and_b32_e32 v43, v49, v43
8AFC  v_sub_u32_e32 v49, 0x7f800000, v42
8B04  v_add_u32_e32 v45, -1, v45
8B08  v_bitop3_b32 v13, v50, v13, v45 bitop3:0xc8
8B10  v_ashrrev_i32_e32 v44, 31, v44
8B14  v_sub_u32_e32 v45, 0x7f7fffff, v42
8B1C  v_lshrrev_b32_e32 v49, 31, v49
8B20  v_and_or_b32 v44, v44, s15, v46
8B28  v_add_u32_e32 v50, -1, v49
8B2C  v_lshrrev_b32_e32 v46, 31, v45
8B30  v_and_b32_e32 v51, 0x80000000, v50
8B38  v_add_u32_e32 v46, -1, v46
8B3C  v_bitop3_b32 v5, v51, v5, v46 bitop3:0xc8
8B44  v_sub_u32_e32 v46, 0x7f800000, v41
8B4C  v_and_b32_e32 v42, v50, v42
8B50  v_ashrrev_i32_e32 v45, 31, v45
8B54  v_max3_u32 v42, v42, v43, v39
8B5C  v_sub_u32_e32 v39, 0x7f7fffff, v41
8B64  v_lshrrev_b32_e32 v46, 31, v46
8B68  v_and_or_b32 v44, v45, s16, v44
8B70  v_add3_u32 v45, v48, v47, v49
8B78  v_add_u32_e32 v47, -1, v46
8B7C  v_lshrrev_b32_e32 v43, 31, v39
8B80  v_and_b32_e32 v48, 0x80000000, v47
8B88  v_add_u32_e32 v43, -1, v43
8B8C  v_and_b32_e32 v41, v47, v41
8B90  v_sub_u32_e32 v47, 0x7f800000, v40
8B98  v_bitop3_b32 v15, v48, v15, v43 bitop3:0xc8
8BA0  v_sub_u32_e32 v43, 0x7f7fffff, v40
8BA8  v_ashrrev_i32_e32 v39, 31, v39
8BAC  v_lshrrev_b32_e32 v47, 31, v47
8BB0  v_and_or_b32 v39, v39, s17, v44
8BB8  v_lshrrev_b32_e32 v44, 31, v43
8BBC  v_add_u32_e32 v48, -1, v47
8BC0  v_ashrrev_i32_e32 v43, 31, v43
8BC4  v_and_or_b32 v39, v43, s18, v39
8BCC  v_add3_u32 v43, v46, v45, v47
8BD4  v_and_b32_e32 v40, v48, v40
8BD8  v_and_b32_e32 v49, 0x80000000, v48
8BE0  v_add_u32_e32 v44, -1, v44
8BE4  v_max3_u32 v40, v40, v41, v42
8BEC  v_mov_b32_e32 v41, 0x7f800000
8BF4  v_cmp_ne_u32_e32 vcc, 32, v43
8BF8  v_bitop3_b32 v7, v49, v7, v44 bitop3:0xc8
8C00  s_nop 0
8C04  v_cndmask_b32_e32 v69, v41, v40, vcc
8C08  s_or_b64 exec, exec, s[12:13]
8C0C  s_load_dwordx2 s[12:13], s[0:1], 0x8
8C14  s_load_dwordx2 s[14:15], s[0:1], 0x30
8C1C  v_cmp_ne_u32_e32 vcc, 0, v69
8C20  v_mov_b32_e32 v40, 0x7f
8C28  s_and_saveexec_b64 s[16:17], vcc
8C2C  s_cbranch_execz 26
8C30  s_waitcnt lgkmcnt(0)
8C34  s_bfe_u32 s11, s7, 0x20004
8C3C  s_cmp_eq_u32 s11, 2
8C40  s_cselect_b64 s[6:7], -1, 0
8C44  s_and_b64 s[18:19], s[6:7], exec
8C48  s_cselect_b32 s18, 0x3fffff, 0
8C50  s_cmp_lg_u32 s11, 0
8C54  s_cselect_b32 s11, s18, 0x200000
8C5C  v_add_u32_e32 v40, s11, v69
8C60  s_mov_b32 s11, 0x17fffff
8C68  v_lshrrev_b32_e32 v41, 23, v40
8C6C  v_add_u32_e32 v41, -2, v41
8C70  v_cmp_lt_u32_e32 vcc, s11, v40
8C74  s_mov_b32 s11, 0x7f800000
8C7C  s_nop 0
8C80  v_cndmask_b32_e32 v40, 0, v41, vcc
8C84  v_cmp_eq_u32_e32 vcc, s11, v69
8C88  v_mov_b32_e32 v41, 0xfe
8C90  s_and_b64 vcc, s[6:7], vcc
8C94  v_cndmask_b32_e32 v40, v40, v41, vcc
8C98  s_or_b64 exec, exec, s[16:17]
8C9C  v_cmp_eq_u32_e32 vcc, 0, v40
8CA0  s_cbranch_vccz 37
8CA4  s_nop 0
8CA8  v_cndmask_b32_e64 v41, 1.0, 2.0, vcc
8CB0  v_mul_f32_e32 v24, v41, v24
8CB4  v_mul_f32_e32 v16, v41, v16
8CB8  v_mul_f32_e32 v26, v41, v26
8CBC  v_mul_f32_e32 v18, v41, v18
8CC0  v_mul_f32_e32 v28, v41, v28
8CC4  v_mul_f32_e32 v20, v41, v20
8CC8  v_mul_f32_e32 v30, v41, v30
8CCC  v_mul_f32_e32 v22, v41, v22
8CD0  v_mul_f32_e32 v8, v41, v8
8CD4  v_mul_f32_e32 v0, v41, v0
8CD8  v_mul_f32_e32 v10, v41, v10
8CDC  v_mul_f32_e32 v2, v41, v2
8CE0  v_mul_f32_e32 v12, v41, v12
8CE4  v_mul_f32_e32 v4, v41, v4
8CE8  v_mul_f32_e32 v14, v41, v14
8CEC  v_mul_f32_e32 v6, v41, v6
8CF0  v_mul_f32_e32 v25, v41, v25
8CF4  v_mul_f32_e32 v17, v41, v17
8CF8  v_mul_f32_e32 v27, v41, v27
8CFC  v_mul_f32_e32 v19, v41, v19
8D00  v_mul_f32_e32 v29, v41, v29
8D04  v_mul_f32_e32 v21, v41, v21
8D08  v_mul_f32_e32 v31, v41, v31
8D0C  v_mul_f32_e32 v23, v41, v23
8D10  v_mul_f32_e32 v9, v41, v9
8D14  v_mul_f32_e32 v1, v41, v1
8D18  v_mul_f32_e32 v11, v41, v11
8D1C  v_mul_f32_e32 v3, v41, v3
8D20  v_mul_f32_e32 v13, v41, v13
8D24  v_mul_f32_e32 v5, v41, v5
8D28  v_mul_f32_e32 v15, v41, v15
8D2C  v_mul_f32_e32 v7, v41, v7
8D30  v_max_u32_e32 v41, 1, v40
8D34  s_branch 1
8D38  v_mov_b32_e32 v41, v40
8D3C  v_lshlrev_b32_e32 v56, 2, v36
8D40  s_mov_b32 s6, 0xd2511f53
8D48  v_mad_u64_u32 v[42:43], s[16:17], v56, s6, 0
8D50  s_waitcnt lgkmcnt(0)
8D54  s_mul_i32 s16, s9, 0xcd9e8d57
8D5C  s_mul_hi_u32 s9, s9, 0xcd9e8d57
8D64  s_xor_b32 s8, s8, s9
8D68  s_xor_b32 s9, s8, s14
8D6C  s_xor_b32 s8, s15, s10
8D70  s_mov_b32 s7, 0xcd9e8d57
8D78  v_xor_b32_e32 v43, s8, v43
8D7C  s_add_i32 s17, s14, 0x9e3779b9
8D84  s_add_i32 s18, s15, 0xbb67ae85
8D8C  s_mul_i32 s19, s9, 0xd2511f53
8D94  s_mul_hi_u32 s9, s9, 0xd2511f53
8D9C  v_mad_u64_u32 v[44:45], s[10:11], v43, s7, 0
8DA4  s_xor_b32 s10, s17, s16
8DA8  s_xor_b32 s11, s18, s9
8DAC  v_xor_b32_e32 v43, s10, v45
8DB0  v_xor_b32_e32 v45, s11, v42
8DB4  s_add_i32 s18, s15, 0x76cf5d0a
8DBC  v_mad_u64_u32 v[42:43], s[16:17], v43, s6, 0
8DC4  v_mad_u64_u32 v[46:47], s[16:17], v45, s7, 0
8DCC  s_xor_b32 s19, s18, s19
8DD0  s_add_i32 s9, s14, 0x3c6ef372
8DD8  v_xor_b32_e32 v44, v44, v47
8DDC  v_xor_b32_e32 v43, s19, v43
8DE0  v_xor_b32_e32 v44, s9, v44
8DE4  v_mad_u64_u32 v[48:49], s[20:21], v43, s7, 0
8DEC  s_add_i32 s17, s14, 0xdaa66d2b
8DF4  v_mad_u64_u32 v[44:45], s[20:21], v44, s6, 0
8DFC  v_xor_b32_e32 v43, v46, v49
8E00  s_add_i32 s16, s15, 0x32370b8f
8E08  v_xor_b32_e32 v43, s17, v43
8E0C  v_xor_b32_e32 v42, v42, v45
8E10  v_xor_b32_e32 v45, s16, v42
8E14  v_mad_u64_u32 v[42:43], s[22:23], v43, s6, 0
8E1C  s_add_i32 s18, s15, 0xed9eba14
8E24  v_mad_u64_u32 v[46:47], s[22:23], v45, s7, 0
8E2C  v_xor_b32_e32 v43, v44, v43
8E30  s_add_i32 s20, s14, 0x78dde6e4
8E38  v_xor_b32_e32 v45, v48, v47
8E3C  v_xor_b32_e32 v43, s18, v43
8E40  v_xor_b32_e32 v45, s20, v45
8E44  v_mad_u64_u32 v[48:49], s[24:25], v43, s7, 0
8E4C  s_add_i32 s22, s14, 0x1715609d
8E54  v_mad_u64_u32 v[44:45], s[24:25], v45, s6, 0
8E5C  v_xor_b32_e32 v43, v46, v49
8E60  s_add_i32 s21, s15, 0xa9066899
8E68  v_xor_b32_e32 v43, s22, v43
8E6C  v_xor_b32_e32 v42, v42, v45
8E70  v_xor_b32_e32 v45, s21, v42
8E74  v_mad_u64_u32 v[42:43], s[26:27], v43, s6, 0
8E7C  s_add_i32 s23, s15, 0x646e171e
8E84  v_mad_u64_u32 v[46:47], s[26:27], v45, s7, 0
8E8C  v_xor_b32_e32 v43, v44, v43
8E90  s_add_i32 s24, s14, 0xb54cda56
8E98  v_xor_b32_e32 v45, v48, v47
8E9C  v_xor_b32_e32 v43, s23, v43
8EA0  v_xor_b32_e32 v45, s24, v45
8EA4  v_mad_u64_u32 v[48:49], s[28:29], v43, s7, 0
8EAC  s_add_i32 s26, s14, 0x5384540f
8EB4  v_mad_u64_u32 v[44:45], s[28:29], v45, s6, 0
8EBC  v_xor_b32_e32 v43, v46, v49
8EC0  s_add_i32 s25, s15, 0x1fd5c5a3
8EC8  v_xor_b32_e32 v43, s26, v43
8ECC  v_xor_b32_e32 v42, v42, v45
8ED0  v_xor_b32_e32 v45, s25, v42
8ED4  v_mad_u64_u32 v[42:43], s[30:31], v43, s6, 0
8EDC  s_add_i32 s27, s15, 0xdb3d7428
8EE4  v_mad_u64_u32 v[46:47], s[30:31], v45, s7, 0
8EEC  v_xor_b32_e32 v43, v44, v43
8EF0  s_add_i32 s28, s14, 0xf1bbcdc8
8EF8  v_xor_b32_e32 v45, v48, v47
8EFC  v_xor_b32_e32 v43, s27, v43
8F00  v_xor_b32_e32 v45, s28, v45
8F04  v_mad_u64_u32 v[48:49], s[30:31], v43, s7, 0
8F0C  s_add_i32 s29, s14, 0x8ff34781
8F14  v_mad_u64_u32 v[44:45], s[30:31], v45, s6, 0
8F1C  v_xor_b32_e32 v43, v46, v49
8F20  s_add_i32 s14, s15, 0x96a522ad
8F28  v_xor_b32_e32 v49, s29, v43
8F2C  v_xor_b32_e32 v42, v42, v45
8F30  v_mov_b32_e32 v43, v16
8F34  v_mov_b32_e32 v47, v18
8F38  v_mov_b32_e32 v16, 0
8F3C  v_mov_b32_e32 v18, 0
8F40  v_lshlrev_b32_e32 v41, 23, v41
8F44  v_xor_b32_e32 v45, s14, v42
8F48  v_mov_b32_e32 v42, v24
8F4C  v_mov_b32_e32 v46, v26
8F50  v_mov_b32_e32 v50, v28
8F54  v_mov_b32_e32 v51, v20
8F58  v_mov_b32_e32 v52, v30
8F5C  v_mov_b32_e32 v53, v22
8F60  v_cvt_scalef32_sr_pk_fp4_f32 v16, v[42:43], v49, v41
8F68  v_cvt_scalef32_sr_pk_fp4_f32 v18, v[50:51], v45, v41 op_sel:[0,0,0,1]
8F70  v_cvt_scalef32_sr_pk_fp4_f32 v16, v[46:47], v48, v41 op_sel:[0,0,1,0]
8F78  v_cvt_scalef32_sr_pk_fp4_f32 v18, v[52:53], v44, v41 op_sel:[0,0,1,1]
8F80  s_nop 0
8F84  v_mov_b32_e32 v52, v12
8F88  v_or3_b32 v42, v18, v32, v16
8F90  v_or_b32_e32 v16, 1, v56
8F94  v_mad_u64_u32 v[44:45], s[30:31], v16, s6, 0
8F9C  v_xor_b32_e32 v16, s8, v45
8FA0  v_mad_u64_u32 v[46:47], s[30:31], v16, s7, 0
8FA8  v_xor_b32_e32 v18, s11, v44
8FAC  v_xor_b32_e32 v16, s10, v47
8FB0  v_mad_u64_u32 v[48:49], s[30:31], v18, s7, 0
8FB8  v_mad_u64_u32 v[44:45], s[30:31], v16, s6, 0
8FC0  v_xor_b32_e32 v16, v46, v49
8FC4  v_xor_b32_e32 v16, s9, v16
8FC8  v_xor_b32_e32 v18, s19, v45
8FCC  v_mad_u64_u32 v[46:47], s[30:31], v16, s6, 0
8FD4  v_mad_u64_u32 v[50:51], s[30:31], v18, s7, 0
8FDC  v_xor_b32_e32 v16, v48, v51
8FE0  v_xor_b32_e32 v18, v44, v47
8FE4  v_xor_b32_e32 v16, s17, v16
8FE8  v_xor_b32_e32 v18, s16, v18
8FEC  v_mad_u64_u32 v[44:45], s[30:31], v16, s6, 0
8FF4  v_mad_u64_u32 v[48:49], s[30:31], v18, s7, 0
8FFC  v_xor_b32_e32 v16, v50, v49
9000  v_xor_b32_e32 v18, v46, v45
9004  v_xor_b32_e32 v16, s20, v16
9008  v_xor_b32_e32 v18, s18, v18
900C  v_mad_u64_u32 v[46:47], s[30:31], v16, s6, 0
9014  v_mad_u64_u32 v[50:51], s[30:31], v18, s7, 0
901C  v_xor_b32_e32 v16, v48, v51
9020  v_xor_b32_e32 v18, v44, v47
9024  v_xor_b32_e32 v16, s22, v16
9028  v_xor_b32_e32 v18, s21, v18
902C  v_mad_u64_u32 v[44:45], s[30:31], v16, s6, 0
9034  v_mad_u64_u32 v[48:49], s[30:31], v18, s7, 0
903C  v_xor_b32_e32 v16, v50, v49
9040  v_xor_b32_e32 v18, v46, v45
9044  v_xor_b32_e32 v16, s24, v16
9048  v_xor_b32_e32 v18, s23, v18
904C  v_mad_u64_u32 v[46:47], s[30:31], v16, s6, 0
9054  v_mad_u64_u32 v[50:51], s[30:31], v18, s7, 0
905C  v_xor_b32_e32 v16, v48, v51
9060  v_xor_b32_e32 v18, v44, v47
9064  v_xor_b32_e32 v16, s26, v16
9068  v_xor_b32_e32 v18, s25, v18
906C  v_mad_u64_u32 v[44:45], s[30:31], v16, s6, 0
9074  v_mad_u64_u32 v[48:49], s[30:31], v18, s7, 0
907C  v_xor_b32_e32 v16, v50, v49
9080  v_xor_b32_e32 v18, v46, v45
9084  v_xor_b32_e32 v16, s28, v16
9088  v_xor_b32_e32 v18, s27, v18
908C  v_mad_u64_u32 v[46:47], s[30:31], v16, s6, 0
9094  v_mad_u64_u32 v[50:51], s[30:31], v18, s7, 0
909C  v_xor_b32_e32 v16, v48, v51
90A0  v_xor_b32_e32 v18, v44, v47
90A4  v_mov_b32_e32 v45, v0
90A8  v_mov_b32_e32 v49, v2
90AC  v_mov_b32_e32 v0, 0
90B0  v_mov_b32_e32 v2, 0
90B4  v_xor_b32_e32 v16, s29, v16
90B8  v_xor_b32_e32 v18, s14, v18
90BC  v_mov_b32_e32 v44, v8
90C0  v_mov_b32_e32 v48, v10
90C4  v_mov_b32_e32 v53, v4
90C8  v_mov_b32_e32 v54, v14
90CC  v_mov_b32_e32 v55, v6
90D0  v_cvt_scalef32_sr_pk_fp4_f32 v0, v[44:45], v16, v41
90D8  v_cvt_scalef32_sr_pk_fp4_f32 v2, v[52:53], v18, v41 op_sel:[0,0,0,1]
90E0  v_cvt_scalef32_sr_pk_fp4_f32 v0, v[48:49], v50, v41 op_sel:[0,0,1,0]
90E8  v_cvt_scalef32_sr_pk_fp4_f32 v2, v[54:55], v46, v41 op_sel:[0,0,1,1]
90F0  s_nop 0
90F4  v_mov_b32_e32 v4, 0
90F8  v_or3_b32 v43, v2, v33, v0
9100  v_or_b32_e32 v0, 2, v56
9104  v_mad_u64_u32 v[32:33], s[30:31], v0, s6, 0
910C  v_xor_b32_e32 v0, s8, v33
9110  v_mad_u64_u32 v[44:45], s[30:31], v0, s7, 0
9118  v_xor_b32_e32 v0, s10, v45
911C  v_xor_b32_e32 v2, s11, v32
9120  v_mad_u64_u32 v[32:33], s[30:31], v0, s6, 0
9128  v_mad_u64_u32 v[46:47], s[30:31], v2, s7, 0
9130  v_xor_b32_e32 v0, v44, v47
9134  v_xor_b32_e32 v2, s19, v33
9138  v_xor_b32_e32 v0, s9, v0
913C  v_mad_u64_u32 v[48:49], s[30:31], v2, s7, 0
9144  v_mad_u64_u32 v[44:45], s[30:31], v0, s6, 0
914C  v_xor_b32_e32 v0, v46, v49
9150  v_xor_b32_e32 v0, s17, v0
9154  v_xor_b32_e32 v2, v32, v45
9158  v_xor_b32_e32 v2, s16, v2
915C  v_mad_u64_u32 v[32:33], s[30:31], v0, s6, 0
9164  v_mad_u64_u32 v[46:47], s[30:31], v2, s7, 0
916C  v_xor_b32_e32 v2, v44, v33
9170  v_xor_b32_e32 v0, v48, v47
9174  v_xor_b32_e32 v2, s18, v2
9178  v_xor_b32_e32 v0, s20, v0
917C  v_mad_u64_u32 v[48:49], s[30:31], v2, s7, 0
9184  v_mad_u64_u32 v[44:45], s[30:31], v0, s6, 0
918C  v_xor_b32_e32 v0, v46, v49
9190  v_xor_b32_e32 v0, s22, v0
9194  v_xor_b32_e32 v2, v32, v45
9198  v_xor_b32_e32 v2, s21, v2
919C  v_mad_u64_u32 v[32:33], s[30:31], v0, s6, 0
91A4  v_mad_u64_u32 v[46:47], s[30:31], v2, s7, 0
91AC  v_xor_b32_e32 v2, v44, v33
91B0  v_xor_b32_e32 v0, v48, v47
91B4  v_xor_b32_e32 v2, s23, v2
91B8  v_xor_b32_e32 v0, s24, v0
91BC  v_mad_u64_u32 v[48:49], s[30:31], v2, s7, 0
91C4  v_mad_u64_u32 v[44:45], s[30:31], v0, s6, 0
91CC  v_xor_b32_e32 v0, v46, v49
91D0  v_xor_b32_e32 v0, s26, v0
91D4  v_xor_b32_e32 v2, v32, v45
91D8  v_xor_b32_e32 v2, s25, v2
91DC  v_mad_u64_u32 v[32:33], s[30:31], v0, s6, 0
91E4  v_mad_u64_u32 v[46:47], s[30:31], v2, s7, 0
91EC  v_xor_b32_e32 v2, v44, v33
91F0  v_xor_b32_e32 v0, v48, v47
91F4  v_xor_b32_e32 v2, s27, v2
91F8  v_xor_b32_e32 v0, s28, v0
91FC  v_mad_u64_u32 v[48:49], s[30:31], v2, s7, 0
9204  v_mad_u64_u32 v[44:45], s[30:31], v0, s6, 0
920C  v_xor_b32_e32 v0, v46, v49
9210  v_xor_b32_e32 v0, s29, v0
9214  v_xor_b32_e32 v2, v32, v45
9218  v_mov_b32_e32 v6, 0
921C  v_xor_b32_e32 v2, s14, v2
9220  v_mov_b32_e32 v16, v25
9224  v_mov_b32_e32 v18, v27
9228  v_mov_b32_e32 v20, v29
922C  v_mov_b32_e32 v22, v31
9230  v_cvt_scalef32_sr_pk_fp4_f32 v4, v[16:17], v0, v41
9238  v_cvt_scalef32_sr_pk_fp4_f32 v6, v[20:21], v2, v41 op_sel:[0,0,0,1]
9240  v_cvt_scalef32_sr_pk_fp4_f32 v4, v[18:19], v48, v41 op_sel:[0,0,1,0]
9248  v_cvt_scalef32_sr_pk_fp4_f32 v6, v[22:23], v44, v41 op_sel:[0,0,1,1]
9250  s_nop 0
9254  v_or_b32_e32 v0, 3, v56
9258  v_mad_u64_u32 v[16:17], s[30:31], v0, s6, 0
9260  v_xor_b32_e32 v0, s8, v17
9264  v_mad_u64_u32 v[18:19], s[30:31], v0, s7, 0
926C  v_xor_b32_e32 v2, s11, v16
9270  v_xor_b32_e32 v0, s10, v19
9274  v_mad_u64_u32 v[20:21], s[10:11], v2, s7, 0
927C  v_mad_u64_u32 v[16:17], s[10:11], v0, s6, 0
9284  v_xor_b32_e32 v0, v18, v21
9288  v_xor_b32_e32 v0, s9, v0
928C  v_xor_b32_e32 v2, s19, v17
9290  v_mad_u64_u32 v[18:19], s[8:9], v0, s6, 0
9298  v_mad_u64_u32 v[22:23], s[8:9], v2, s7, 0
92A0  v_xor_b32_e32 v0, v20, v23
92A4  v_xor_b32_e32 v2, v16, v19
92A8  v_xor_b32_e32 v0, s17, v0
92AC  v_xor_b32_e32 v2, s16, v2
92B0  v_mad_u64_u32 v[16:17], s[8:9], v0, s6, 0
92B8  v_mad_u64_u32 v[20:21], s[8:9], v2, s7, 0
92C0  v_xor_b32_e32 v0, v22, v21
92C4  v_xor_b32_e32 v2, v18, v17
92C8  v_xor_b32_e32 v0, s20, v0
92CC  v_xor_b32_e32 v2, s18, v2
92D0  v_mad_u64_u32 v[18:19], s[8:9], v0, s6, 0
92D8  v_mad_u64_u32 v[22:23], s[8:9], v2, s7, 0
92E0  v_xor_b32_e32 v0, v20, v23
92E4  v_xor_b32_e32 v2, v16, v19
92E8  v_xor_b32_e32 v0, s22, v0
92EC  v_xor_b32_e32 v2, s21, v2
92F0  v_mad_u64_u32 v[16:17], s[8:9], v0, s6, 0
92F8  v_mad_u64_u32 v[20:21], s[8:9], v2, s7, 0
9300  v_xor_b32_e32 v0, v22, v21
9304  v_xor_b32_e32 v2, v18, v17
9308  v_xor_b32_e32 v0, s24, v0
930C  v_xor_b32_e32 v2, s23, v2
9310  v_mad_u64_u32 v[18:19], s[8:9], v0, s6, 0
9318  v_mad_u64_u32 v[22:23], s[8:9], v2, s7, 0
9320  v_xor_b32_e32 v0, v20, v23
9324  v_xor_b32_e32 v2, v16, v19
9328  v_xor_b32_e32 v0, s26, v0
932C  v_xor_b32_e32 v2, s25, v2
9330  v_mad_u64_u32 v[16:17], s[8:9], v0, s6, 0
9338  v_mad_u64_u32 v[20:21], s[8:9], v2, s7, 0
9340  v_xor_b32_e32 v0, v22, v21
9344  v_xor_b32_e32 v2, v18, v17
9348  v_xor_b32_e32 v0, s28, v0
934C  v_xor_b32_e32 v2, s27, v2
9350  v_mad_u64_u32 v[18:19], s[8:9], v0, s6, 0
9358  v_mad_u64_u32 v[22:23], s[6:7], v2, s7, 0
9360  v_xor_b32_e32 v0, v20, v23
9364  v_xor_b32_e32 v8, s29, v0
9368  v_xor_b32_e32 v0, v16, v19
936C  v_mov_b32_e32 v24, 0
9370  v_xor_b32_e32 v10, s14, v0
9374  v_mov_b32_e32 v0, v9
9378  v_mov_b32_e32 v9, 0
937C  v_or3_b32 v44, v6, v38, v4
9384  v_mov_b32_e32 v2, v11
9388  v_mov_b32_e32 v4, v13
938C  v_mov_b32_e32 v6, v15
9390  v_cvt_scalef32_sr_pk_fp4_f32 v24, v[0:1], v8, v41
9398  v_cvt_scalef32_sr_pk_fp4_f32 v9, v[4:5], v10, v41 op_sel:[0,0,0,1]
93A0  v_cvt_scalef32_sr_pk_fp4_f32 v24, v[2:3], v22, v41 op_sel:[0,0,1,0]
93A8  v_cvt_scalef32_sr_pk_fp4_f32 v9, v[6:7], v18, v41 op_sel:[0,0,1,1]
93B0  s_nop 0
93B4  v_lshl_add_u64 v[0:1], v[36:37], 4, s[12:13]
93BC  v_or3_b32 v45, v9, v39, v24
93C4  s_or_b64 s[2:3], s[2:3], exec
93C8  global_store_dwordx4 v[0:1], v[42:45], off
93D0  s_or_b64 exec, exec, s[4:5]
93D4  s_and_saveexec_b64 s[4:5], s[2:3]
93D8  s_cbranch_execz 63898
93DC  s_load_dwordx2 s[0:1], s[0:1], 0x10
93E4  s_waitcnt lgkmcnt(0)
93E8  v_lshl_add_u64 v[0:1], s[0:1], 0, v[34:35]
93F0  global_store_byte v[0:1], v40, off
93F8  s_endpgm
93FC  s_nop 0
