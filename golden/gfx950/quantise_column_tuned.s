quantise_column_tuned.co, compiled by Debian clang version 21.1.8 (13)

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
    .group_segment_fixed_size: 8704
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .max_flat_workgroup_size: 256
    .name:           QuantiseColumnTuned
    .private_segment_fixed_size: 0
    .sgpr_count:     33
    .sgpr_spill_count: 0
    .symbol:         QuantiseColumnTuned.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     132
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
    .group_segment_fixed_size: 8704
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .max_flat_workgroup_size: 256
    .name:           QuantiseColumnTunedH16
    .private_segment_fixed_size: 0
    .sgpr_count:     34
    .sgpr_spill_count: 0
    .symbol:         QuantiseColumnTunedH16.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     132
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
    .group_segment_fixed_size: 8704
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .max_flat_workgroup_size: 256
    .name:           QuantiseColumnTunedSr
    .private_segment_fixed_size: 0
    .sgpr_count:     53
    .sgpr_spill_count: 0
    .symbol:         QuantiseColumnTunedSr.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     138
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
    .group_segment_fixed_size: 8704
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .max_flat_workgroup_size: 256
    .name:           QuantiseColumnTunedH16Sr
    .private_segment_fixed_size: 0
    .sgpr_count:     55
    .sgpr_spill_count: 0
    .symbol:         QuantiseColumnTunedH16Sr.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     135
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
Disassembly of section .text:

2500 <QuantiseColumnTuned>:
2500  s_load_dwordx4 s[12:15], s[0:1], 0x20
2508  v_lshlrev_b32_e32 v1, 1, v0
250C  v_lshrrev_b32_e32 v130, 6, v0
2510  v_and_b32_e32 v131, 0x7e, v1
2518  s_waitcnt lgkmcnt(0)
251C  s_lshl_b32 s15, s2, 7
2520  s_lshl_b32 s2, s3, 2
2524  s_lshr_b32 s12, s12, 5
2528  v_or_b32_e32 v4, s15, v131
252C  v_or_b32_e32 v3, s2, v130
2530  v_cmp_le_u32_e32 vcc, s13, v4
2534  v_cmp_le_u32_e64 s[4:5], s12, v3
253C  s_or_b64 s[4:5], vcc, s[4:5]
2540  v_and_b32_e32 v1, 3, v0
2544  s_and_saveexec_b64 s[6:7], s[4:5]
2548  s_xor_b64 s[4:5], exec, s[6:7]
254C  v_and_b32_e32 v1, 3, v0
2550  s_or_saveexec_b64 s[16:17], s[4:5]
2554  s_load_dwordx4 s[8:11], s[0:1], 0x8
255C  s_xor_b64 exec, exec, s[16:17]
2560  s_cbranch_execz 2790
2564  s_load_dwordx2 s[6:7], s[0:1], 0x0
256C  s_load_dwordx2 s[18:19], s[0:1], 0x18
2574  v_mov_b32_e32 v2, 0
2578  v_lshlrev_b32_e32 v6, 5, v3
257C  v_mov_b32_e32 v5, v2
2580  v_lshrrev_b32_e32 v3, 27, v3
2584  s_waitcnt lgkmcnt(0)
2588  v_mad_u64_u32 v[62:63], s[0:1], v6, s18, v[4:5]
2590  v_mul_lo_u32 v5, v6, s19
2598  v_mul_lo_u32 v3, v3, s18
25A0  s_bitcmp1_b32 s14, 0
25A4  v_add3_u32 v63, v3, v63, v5
25AC  v_or_b32_e32 v3, 1, v4
25B0  s_cselect_b64 s[22:23], -1, 0
25B4  v_cmp_gt_u32_e64 s[0:1], s13, v3
25BC  v_cmp_le_u32_e32 vcc, s13, v3
25C0  s_and_saveexec_b64 s[4:5], vcc
25C4  s_xor_b64 s[20:21], exec, s[4:5]
25C8  s_cbranch_execz 521
25CC  s_and_b64 vcc, exec, s[22:23]
25D0  s_cbranch_vccz 6
25D4  v_lshl_add_u64 v[4:5], v[62:63], 2, s[6:7]
25DC  global_load_dword v5, v[4:5], off
25E4  s_cbranch_execz 1
25E8  s_branch 7
25EC  s_waitcnt vmcnt(0)
25F0  v_lshl_add_u64 v[4:5], v[62:63], 1, s[6:7]
25F8  global_load_ushort v3, v[4:5], off
2600  s_waitcnt vmcnt(0)
2604  v_lshlrev_b32_e32 v5, 16, v3
2608  v_cndmask_b32_e64 v3, 0, 1, s[22:23]
2610  v_cmp_ne_u32_e64 s[4:5], 1, v3
2618  s_andn2_b64 vcc, exec, s[22:23]
261C  v_lshl_add_u64 v[6:7], s[18:19], 0, v[62:63]
2624  s_cbranch_vccnz 6
2628  v_lshl_add_u64 v[8:9], v[6:7], 2, s[6:7]
2630  global_load_dword v4, v[8:9], off
2638  s_cbranch_execz 1
263C  s_branch 6
2640  v_lshl_add_u64 v[8:9], v[6:7], 1, s[6:7]
2648  global_load_ushort v3, v[8:9], off
2650  s_waitcnt vmcnt(0)
2654  v_lshlrev_b32_e32 v4, 16, v3
2658  s_and_b64 vcc, exec, s[4:5]
265C  v_lshl_add_u64 v[8:9], v[6:7], 0, s[18:19]
2664  s_cbranch_vccnz 6
2668  v_lshl_add_u64 v[6:7], v[8:9], 2, s[6:7]
2670  global_load_dword v7, v[6:7], off
2678  s_cbranch_execz 1
267C  s_branch 7
2680  s_waitcnt vmcnt(0)
2684  v_lshl_add_u64 v[6:7], v[8:9], 1, s[6:7]
268C  global_load_ushort v3, v[6:7], off
2694  s_waitcnt vmcnt(0)
2698  v_lshlrev_b32_e32 v7, 16, v3
269C  s_and_b64 vcc, exec, s[4:5]
26A0  v_lshl_add_u64 v[8:9], v[8:9], 0, s[18:19]
26A8  s_cbranch_vccnz 6
26AC  v_lshl_add_u64 v[10:11], v[8:9], 2, s[6:7]
26B4  global_load_dword v6, v[10:11], off
26BC  s_cbranch_execz 1
26C0  s_branch 6
26C4  v_lshl_add_u64 v[10:11], v[8:9], 1, s[6:7]
26CC  global_load_ushort v3, v[10:11], off
26D4  s_waitcnt vmcnt(0)
26D8  v_lshlrev_b32_e32 v6, 16, v3
26DC  s_and_b64 vcc, exec, s[4:5]
26E0  v_lshl_add_u64 v[10:11], v[8:9], 0, s[18:19]
26E8  s_cbranch_vccnz 6
26EC  v_lshl_add_u64 v[8:9], v[10:11], 2, s[6:7]
26F4  global_load_dword v9, v[8:9], off
26FC  s_cbranch_execz 1
2700  s_branch 7
2704  s_waitcnt vmcnt(0)
2708  v_lshl_add_u64 v[8:9], v[10:11], 1, s[6:7]
2710  global_load_ushort v3, v[8:9], off
2718  s_waitcnt vmcnt(0)
271C  v_lshlrev_b32_e32 v9, 16, v3
2720  s_and_b64 vcc, exec, s[4:5]
2724  v_lshl_add_u64 v[10:11], v[10:11], 0, s[18:19]
272C  s_cbranch_vccnz 6
2730  v_lshl_add_u64 v[12:13], v[10:11], 2, s[6:7]
2738  global_load_dword v8, v[12:13], off
2740  s_cbranch_execz 1
2744  s_branch 6
2748  v_lshl_add_u64 v[12:13], v[10:11], 1, s[6:7]
2750  global_load_ushort v3, v[12:13], off
2758  s_waitcnt vmcnt(0)
275C  v_lshlrev_b32_e32 v8, 16, v3
2760  s_and_b64 vcc, exec, s[4:5]
2764  v_lshl_add_u64 v[12:13], v[10:11], 0, s[18:19]
276C  s_cbranch_vccnz 6
2770  v_lshl_add_u64 v[10:11], v[12:13], 2, s[6:7]
2778  global_load_dword v11, v[10:11], off
2780  s_cbranch_execz 1
2784  s_branch 7
2788  s_waitcnt vmcnt(0)
278C  v_lshl_add_u64 v[10:11], v[12:13], 1, s[6:7]
2794  global_load_ushort v3, v[10:11], off
279C  s_waitcnt vmcnt(0)
27A0  v_lshlrev_b32_e32 v11, 16, v3
27A4  s_and_b64 vcc, exec, s[4:5]
27A8  v_lshl_add_u64 v[12:13], v[12:13], 0, s[18:19]
27B0  s_cbranch_vccnz 6
27B4  v_lshl_add_u64 v[14:15], v[12:13], 2, s[6:7]
27BC  global_load_dword v10, v[14:15], off
27C4  s_cbranch_execz 1
27C8  s_branch 6
27CC  v_lshl_add_u64 v[14:15], v[12:13], 1, s[6:7]
27D4  global_load_ushort v3, v[14:15], off
27DC  s_waitcnt vmcnt(0)
27E0  v_lshlrev_b32_e32 v10, 16, v3
27E4  s_and_b64 vcc, exec, s[4:5]
27E8  v_lshl_add_u64 v[14:15], v[12:13], 0, s[18:19]
27F0  s_cbranch_vccnz 6
27F4  v_lshl_add_u64 v[12:13], v[14:15], 2, s[6:7]
27FC  global_load_dword v13, v[12:13], off
2804  s_cbranch_execz 1
2808  s_branch 7
280C  s_waitcnt vmcnt(0)
2810  v_lshl_add_u64 v[12:13], v[14:15], 1, s[6:7]
2818  global_load_ushort v3, v[12:13], off
2820  s_waitcnt vmcnt(0)
2824  v_lshlrev_b32_e32 v13, 16, v3
2828  s_and_b64 vcc, exec, s[4:5]
282C  v_lshl_add_u64 v[14:15], v[14:15], 0, s[18:19]
2834  s_cbranch_vccnz 6
2838  v_lshl_add_u64 v[16:17], v[14:15], 2, s[6:7]
2840  global_load_dword v12, v[16:17], off
2848  s_cbranch_execz 1
284C  s_branch 6
2850  v_lshl_add_u64 v[16:17], v[14:15], 1, s[6:7]
2858  global_load_ushort v3, v[16:17], off
2860  s_waitcnt vmcnt(0)
2864  v_lshlrev_b32_e32 v12, 16, v3
2868  s_and_b64 vcc, exec, s[4:5]
286C  v_lshl_add_u64 v[16:17], v[14:15], 0, s[18:19]
2874  s_cbranch_vccnz 6
2878  v_lshl_add_u64 v[14:15], v[16:17], 2, s[6:7]
2880  global_load_dword v15, v[14:15], off
2888  s_cbranch_execz 1
288C  s_branch 7
2890  s_waitcnt vmcnt(0)
2894  v_lshl_add_u64 v[14:15], v[16:17], 1, s[6:7]
289C  global_load_ushort v3, v[14:15], off
28A4  s_waitcnt vmcnt(0)
28A8  v_lshlrev_b32_e32 v15, 16, v3
28AC  s_and_b64 vcc, exec, s[4:5]
28B0  v_lshl_add_u64 v[16:17], v[16:17], 0, s[18:19]
28B8  s_cbranch_vccnz 6
28BC  v_lshl_add_u64 v[18:19], v[16:17], 2, s[6:7]
28C4  global_load_dword v14, v[18:19], off
28CC  s_cbranch_execz 1
28D0  s_branch 6
28D4  v_lshl_add_u64 v[18:19], v[16:17], 1, s[6:7]
28DC  global_load_ushort v3, v[18:19], off
28E4  s_waitcnt vmcnt(0)
28E8  v_lshlrev_b32_e32 v14, 16, v3
28EC  s_and_b64 vcc, exec, s[4:5]
28F0  v_lshl_add_u64 v[16:17], v[16:17], 0, s[18:19]
28F8  s_cbranch_vccnz 6
28FC  v_lshl_add_u64 v[18:19], v[16:17], 2, s[6:7]
2904  global_load_dword v19, v[18:19], off
290C  s_cbranch_execz 1
2910  s_branch 7
2914  s_waitcnt vmcnt(0)
2918  v_lshl_add_u64 v[18:19], v[16:17], 1, s[6:7]
2920  global_load_ushort v3, v[18:19], off
2928  s_waitcnt vmcnt(0)
292C  v_lshlrev_b32_e32 v19, 16, v3
2930  s_and_b64 vcc, exec, s[4:5]
2934  v_lshl_add_u64 v[16:17], v[16:17], 0, s[18:19]
293C  s_cbranch_vccnz 6
2940  v_lshl_add_u64 v[20:21], v[16:17], 2, s[6:7]
2948  global_load_dword v18, v[20:21], off
2950  s_cbranch_execz 1
2954  s_branch 6
2958  v_lshl_add_u64 v[20:21], v[16:17], 1, s[6:7]
2960  global_load_ushort v3, v[20:21], off
2968  s_waitcnt vmcnt(0)
296C  v_lshlrev_b32_e32 v18, 16, v3
2970  s_and_b64 vcc, exec, s[4:5]
2974  v_lshl_add_u64 v[16:17], v[16:17], 0, s[18:19]
297C  s_cbranch_vccnz 6
2980  v_lshl_add_u64 v[20:21], v[16:17], 2, s[6:7]
2988  global_load_dword v49, v[20:21], off
2990  s_cbranch_execz 1
2994  s_branch 6
2998  v_lshl_add_u64 v[20:21], v[16:17], 1, s[6:7]
29A0  global_load_ushort v3, v[20:21], off
29A8  s_waitcnt vmcnt(0)
29AC  v_lshlrev_b32_e32 v49, 16, v3
29B0  s_and_b64 vcc, exec, s[4:5]
29B4  v_lshl_add_u64 v[16:17], v[16:17], 0, s[18:19]
29BC  s_cbranch_vccnz 6
29C0  v_lshl_add_u64 v[20:21], v[16:17], 2, s[6:7]
29C8  global_load_dword v48, v[20:21], off
29D0  s_cbranch_execz 1
29D4  s_branch 6
29D8  v_lshl_add_u64 v[20:21], v[16:17], 1, s[6:7]
29E0  global_load_ushort v3, v[20:21], off
29E8  s_waitcnt vmcnt(0)
29EC  v_lshlrev_b32_e32 v48, 16, v3
29F0  s_and_b64 vcc, exec, s[4:5]
29F4  v_lshl_add_u64 v[16:17], v[16:17], 0, s[18:19]
29FC  s_cbranch_vccnz 6
2A00  v_lshl_add_u64 v[20:21], v[16:17], 2, s[6:7]
2A08  global_load_dword v51, v[20:21], off
2A10  s_cbranch_execz 1
2A14  s_branch 6
2A18  v_lshl_add_u64 v[20:21], v[16:17], 1, s[6:7]
2A20  global_load_ushort v3, v[20:21], off
2A28  s_waitcnt vmcnt(0)
2A2C  v_lshlrev_b32_e32 v51, 16, v3
2A30  s_and_b64 vcc, exec, s[4:5]
2A34  v_lshl_add_u64 v[16:17], v[16:17], 0, s[18:19]
2A3C  s_cbranch_vccnz 6
2A40  v_lshl_add_u64 v[20:21], v[16:17], 2, s[6:7]
2A48  global_load_dword v50, v[20:21], off
2A50  s_cbranch_execz 1
2A54  s_branch 6
2A58  v_lshl_add_u64 v[20:21], v[16:17], 1, s[6:7]
2A60  global_load_ushort v3, v[20:21], off
2A68  s_waitcnt vmcnt(0)
2A6C  v_lshlrev_b32_e32 v50, 16, v3
2A70  s_and_b64 vcc, exec, s[4:5]
2A74  v_lshl_add_u64 v[16:17], v[16:17], 0, s[18:19]
2A7C  s_cbranch_vccnz 6
2A80  v_lshl_add_u64 v[20:21], v[16:17], 2, s[6:7]
2A88  global_load_dword v53, v[20:21], off
2A90  s_cbranch_execz 1
2A94  s_branch 6
2A98  v_lshl_add_u64 v[20:21], v[16:17], 1, s[6:7]
2AA0  global_load_ushort v3, v[20:21], off
2AA8  s_waitcnt vmcnt(0)
2AAC  v_lshlrev_b32_e32 v53, 16, v3
2AB0  s_and_b64 vcc, exec, s[4:5]
2AB4  v_lshl_add_u64 v[16:17], v[16:17], 0, s[18:19]
2ABC  s_cbranch_vccnz 6
2AC0  v_lshl_add_u64 v[20:21], v[16:17], 2, s[6:7]
2AC8  global_load_dword v52, v[20:21], off
2AD0  s_cbranch_execz 1
2AD4  s_branch 6
2AD8  v_lshl_add_u64 v[20:21], v[16:17], 1, s[6:7]
2AE0  global_load_ushort v3, v[20:21], off
2AE8  s_waitcnt vmcnt(0)
2AEC  v_lshlrev_b32_e32 v52, 16, v3
2AF0  s_and_b64 vcc, exec, s[4:5]
2AF4  v_lshl_add_u64 v[16:17], v[16:17], 0, s[18:19]
2AFC  s_cbranch_vccnz 6
2B00  v_lshl_add_u64 v[20:21], v[16:17], 2, s[6:7]
2B08  global_load_dword v55, v[20:21], off
2B10  s_cbranch_execz 1
2B14  s_branch 6
2B18  v_lshl_add_u64 v[20:21], v[16:17], 1, s[6:7]
2B20  global_load_ushort v3, v[20:21], off
2B28  s_waitcnt vmcnt(0)
2B2C  v_lshlrev_b32_e32 v55, 16, v3
2B30  s_and_b64 vcc, exec, s[4:5]
2B34  v_lshl_add_u64 v[16:17], v[16:17], 0, s[18:19]
2B3C  s_cbranch_vccnz 6
2B40  v_lshl_add_u64 v[20:21], v[16:17], 2, s[6:7]
2B48  global_load_dword v54, v[20:21], off
2B50  s_cbranch_execz 1
2B54  s_branch 6
2B58  v_lshl_add_u64 v[20:21], v[16:17], 1, s[6:7]
2B60  global_load_ushort v3, v[20:21], off
2B68  s_waitcnt vmcnt(0)
2B6C  v_lshlrev_b32_e32 v54, 16, v3
2B70  s_and_b64 vcc, exec, s[4:5]
2B74  v_lshl_add_u64 v[16:17], v[16:17], 0, s[18:19]
2B7C  s_cbranch_vccnz 6
2B80  v_lshl_add_u64 v[20:21], v[16:17], 2, s[6:7]
2B88  global_load_dword v57, v[20:21], off
2B90  s_cbranch_execz 1
2B94  s_branch 6
2B98  v_lshl_add_u64 v[20:21], v[16:17], 1, s[6:7]
2BA0  global_load_ushort v3, v[20:21], off
2BA8  s_waitcnt vmcnt(0)
2BAC  v_lshlrev_b32_e32 v57, 16, v3
2BB0  s_and_b64 vcc, exec, s[4:5]
2BB4  v_lshl_add_u64 v[16:17], v[16:17], 0, s[18:19]
2BBC  s_cbranch_vccnz 6
2BC0  v_lshl_add_u64 v[20:21], v[16:17], 2, s[6:7]
2BC8  global_load_dword v56, v[20:21], off
2BD0  s_cbranch_execz 1
2BD4  s_branch 6
2BD8  v_lshl_add_u64 v[20:21], v[16:17], 1, s[6:7]
2BE0  global_load_ushort v3, v[20:21], off
2BE8  s_waitcnt vmcnt(0)
2BEC  v_lshlrev_b32_e32 v56, 16, v3
2BF0  s_and_b64 vcc, exec, s[4:5]
2BF4  v_lshl_add_u64 v[16:17], v[16:17], 0, s[18:19]
2BFC  s_cbranch_vccnz 6
2C00  v_lshl_add_u64 v[20:21], v[16:17], 2, s[6:7]
2C08  global_load_dword v61, v[20:21], off
2C10  s_cbranch_execz 1
2C14  s_branch 6
2C18  v_lshl_add_u64 v[20:21], v[16:17], 1, s[6:7]
2C20  global_load_ushort v3, v[20:21], off
2C28  s_waitcnt vmcnt(0)
2C2C  v_lshlrev_b32_e32 v61, 16, v3
2C30  s_and_b64 vcc, exec, s[4:5]
2C34  v_lshl_add_u64 v[16:17], v[16:17], 0, s[18:19]
2C3C  s_cbranch_vccnz 6
2C40  v_lshl_add_u64 v[20:21], v[16:17], 2, s[6:7]
2C48  global_load_dword v60, v[20:21], off
2C50  s_cbranch_execz 1
2C54  s_branch 6
2C58  v_lshl_add_u64 v[20:21], v[16:17], 1, s[6:7]
2C60  global_load_ushort v3, v[20:21], off
2C68  s_waitcnt vmcnt(0)
2C6C  v_lshlrev_b32_e32 v60, 16, v3
2C70  s_and_b64 vcc, exec, s[4:5]
2C74  v_lshl_add_u64 v[16:17], v[16:17], 0, s[18:19]
2C7C  s_cbranch_vccnz 6
2C80  v_lshl_add_u64 v[20:21], v[16:17], 2, s[6:7]
2C88  global_load_dword v69, v[20:21], off
2C90  s_cbranch_execz 1
2C94  s_branch 6
2C98  v_lshl_add_u64 v[20:21], v[16:17], 1, s[6:7]
2CA0  global_load_ushort v3, v[20:21], off
2CA8  s_waitcnt vmcnt(0)
2CAC  v_lshlrev_b32_e32 v69, 16, v3
2CB0  s_and_b64 vcc, exec, s[4:5]
2CB4  v_lshl_add_u64 v[16:17], v[16:17], 0, s[18:19]
2CBC  s_cbranch_vccnz 6
2CC0  v_lshl_add_u64 v[20:21], v[16:17], 2, s[6:7]
2CC8  global_load_dword v68, v[20:21], off
2CD0  s_cbranch_execz 1
2CD4  s_branch 6
2CD8  v_lshl_add_u64 v[20:21], v[16:17], 1, s[6:7]
2CE0  global_load_ushort v3, v[20:21], off
2CE8  s_waitcnt vmcnt(0)
2CEC  v_lshlrev_b32_e32 v68, 16, v3
2CF0  s_and_b64 vcc, exec, s[4:5]
2CF4  v_lshl_add_u64 v[16:17], v[16:17], 0, s[18:19]
2CFC  s_cbranch_vccnz 6
2D00  v_lshl_add_u64 v[20:21], v[16:17], 2, s[6:7]
2D08  global_load_dword v73, v[20:21], off
2D10  s_cbranch_execz 1
2D14  s_branch 6
2D18  v_lshl_add_u64 v[20:21], v[16:17], 1, s[6:7]
2D20  global_load_ushort v3, v[20:21], off
2D28  s_waitcnt vmcnt(0)
2D2C  v_lshlrev_b32_e32 v73, 16, v3
2D30  s_and_b64 vcc, exec, s[4:5]
2D34  v_lshl_add_u64 v[16:17], v[16:17], 0, s[18:19]
2D3C  s_cbranch_vccnz 6
2D40  v_lshl_add_u64 v[20:21], v[16:17], 2, s[6:7]
2D48  global_load_dword v72, v[20:21], off
2D50  s_cbranch_execz 1
2D54  s_branch 6
2D58  v_lshl_add_u64 v[20:21], v[16:17], 1, s[6:7]
2D60  global_load_ushort v3, v[20:21], off
2D68  s_waitcnt vmcnt(0)
2D6C  v_lshlrev_b32_e32 v72, 16, v3
2D70  s_and_b64 vcc, exec, s[4:5]
2D74  v_lshl_add_u64 v[16:17], v[16:17], 0, s[18:19]
2D7C  s_cbranch_vccnz 6
2D80  v_lshl_add_u64 v[20:21], v[16:17], 2, s[6:7]
2D88  global_load_dword v65, v[20:21], off
2D90  s_cbranch_execz 1
2D94  s_branch 6
2D98  v_lshl_add_u64 v[20:21], v[16:17], 1, s[6:7]
2DA0  global_load_ushort v3, v[20:21], off
2DA8  s_waitcnt vmcnt(0)
2DAC  v_lshlrev_b32_e32 v65, 16, v3
2DB0  s_and_b64 vcc, exec, s[4:5]
2DB4  v_lshl_add_u64 v[16:17], v[16:17], 0, s[18:19]
2DBC  s_cbranch_vccnz 6
2DC0  v_lshl_add_u64 v[20:21], v[16:17], 2, s[6:7]
2DC8  global_load_dword v64, v[20:21], off
2DD0  s_cbranch_execz 1
2DD4  s_branch 6
2DD8  v_lshl_add_u64 v[16:17], v[16:17], 1, s[6:7]
2DE0  global_load_ushort v3, v[16:17], off
2DE8  s_waitcnt vmcnt(0)
2DEC  v_lshlrev_b32_e32 v64, 16, v3
2DF0  s_or_saveexec_b64 s[20:21], s[20:21]
2DF4  v_mov_b32_e32 v3, v2
2DF8  v_mov_b64_e32 v[46:47], v[2:3]
2DFC  v_mov_b64_e32 v[42:43], v[2:3]
2E00  v_mov_b64_e32 v[38:39], v[2:3]
2E04  v_mov_b64_e32 v[44:45], v[2:3]
2E08  v_mov_b64_e32 v[40:41], v[2:3]
2E0C  v_mov_b64_e32 v[36:37], v[2:3]
2E10  v_mov_b64_e32 v[32:33], v[2:3]
2E14  v_mov_b64_e32 v[34:35], v[2:3]
2E18  v_mov_b64_e32 v[30:31], v[2:3]
2E1C  v_mov_b64_e32 v[28:29], v[2:3]
2E20  v_mov_b64_e32 v[24:25], v[2:3]
2E24  v_mov_b64_e32 v[26:27], v[2:3]
2E28  v_mov_b64_e32 v[22:23], v[2:3]
2E2C  v_mov_b64_e32 v[20:21], v[2:3]
2E30  v_mov_b64_e32 v[16:17], v[2:3]
2E34  s_xor_b64 exec, exec, s[20:21]
2E38  s_cbranch_execz 771
2E3C  v_cndmask_b32_e64 v2, 0, 1, s[22:23]
2E44  v_cmp_ne_u32_e64 s[4:5], 1, v2
2E4C  s_andn2_b64 vcc, exec, s[22:23]
2E50  s_waitcnt vmcnt(0)
2E54  v_lshrrev_b64 v[4:5], 1, v[62:63]
2E5C  s_cbranch_vccnz 6
2E60  v_lshl_add_u64 v[2:3], v[4:5], 3, s[6:7]
2E68  global_load_dwordx2 v[58:59], v[2:3], off
2E70  s_cbranch_execz 1
2E74  s_branch 8
2E78  v_lshl_add_u64 v[2:3], v[4:5], 2, s[6:7]
2E80  global_load_dword v2, v[2:3], off
2E88  s_waitcnt vmcnt(0)
2E8C  v_lshlrev_b32_e32 v58, 16, v2
2E90  v_and_b32_e32 v59, 0xffff0000, v2
2E98  v_lshl_add_u64 v[2:3], s[18:19], 0, v[62:63]
2EA0  s_and_b64 vcc, exec, s[4:5]
2EA4  v_lshrrev_b64 v[6:7], 1, v[2:3]
2EAC  s_cbranch_vccnz 6
2EB0  v_lshl_add_u64 v[8:9], v[6:7], 3, s[6:7]
2EB8  global_load_dwordx2 v[62:63], v[8:9], off
2EC0  s_cbranch_execz 1
2EC4  s_branch 8
2EC8  v_lshl_add_u64 v[6:7], v[6:7], 2, s[6:7]
2ED0  global_load_dword v6, v[6:7], off
2ED8  s_waitcnt vmcnt(0)
2EDC  v_lshlrev_b32_e32 v62, 16, v6
2EE0  v_and_b32_e32 v63, 0xffff0000, v6
2EE8  v_lshl_add_u64 v[4:5], v[4:5], 0, s[18:19]
2EF0  s_and_b64 vcc, exec, s[4:5]
2EF4  v_and_b32_e32 v5, 0x7fffffff, v5
2EFC  s_cbranch_vccnz 6
2F00  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
2F08  global_load_dwordx2 v[66:67], v[6:7], off
2F10  s_cbranch_execz 1
2F14  s_branch 8
2F18  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
2F20  global_load_dword v4, v[4:5], off
2F28  s_waitcnt vmcnt(0)
2F2C  v_lshlrev_b32_e32 v66, 16, v4
2F30  v_and_b32_e32 v67, 0xffff0000, v4
2F38  v_lshl_add_u64 v[2:3], s[18:19], 1, v[2:3]
2F40  s_and_b64 vcc, exec, s[4:5]
2F44  v_lshrrev_b64 v[4:5], 1, v[2:3]
2F4C  s_cbranch_vccnz 6
2F50  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
2F58  global_load_dwordx2 v[70:71], v[6:7], off
2F60  s_cbranch_execz 1
2F64  s_branch 8
2F68  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
2F70  global_load_dword v4, v[4:5], off
2F78  s_waitcnt vmcnt(0)
2F7C  v_lshlrev_b32_e32 v70, 16, v4
2F80  v_and_b32_e32 v71, 0xffff0000, v4
2F88  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
2F90  s_and_b64 vcc, exec, s[4:5]
2F94  v_lshrrev_b64 v[4:5], 1, v[2:3]
2F9C  s_cbranch_vccnz 6
2FA0  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
2FA8  global_load_dwordx2 v[74:75], v[6:7], off
2FB0  s_cbranch_execz 1
2FB4  s_branch 8
2FB8  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
2FC0  global_load_dword v4, v[4:5], off
2FC8  s_waitcnt vmcnt(0)
2FCC  v_lshlrev_b32_e32 v74, 16, v4
2FD0  v_and_b32_e32 v75, 0xffff0000, v4
2FD8  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
2FE0  s_and_b64 vcc, exec, s[4:5]
2FE4  v_lshrrev_b64 v[4:5], 1, v[2:3]
2FEC  s_cbranch_vccnz 6
2FF0  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
2FF8  global_load_dwordx2 v[76:77], v[6:7], off
3000  s_cbranch_execz 1
3004  s_branch 8
3008  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
3010  global_load_dword v4, v[4:5], off
3018  s_waitcnt vmcnt(0)
301C  v_lshlrev_b32_e32 v76, 16, v4
3020  v_and_b32_e32 v77, 0xffff0000, v4
3028  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
3030  s_and_b64 vcc, exec, s[4:5]
3034  v_lshrrev_b64 v[4:5], 1, v[2:3]
303C  s_cbranch_vccnz 6
3040  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
3048  global_load_dwordx2 v[78:79], v[6:7], off
3050  s_cbranch_execz 1
3054  s_branch 8
3058  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
3060  global_load_dword v4, v[4:5], off
3068  s_waitcnt vmcnt(0)
306C  v_lshlrev_b32_e32 v78, 16, v4
3070  v_and_b32_e32 v79, 0xffff0000, v4
3078  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
3080  s_and_b64 vcc, exec, s[4:5]
3084  v_lshrrev_b64 v[4:5], 1, v[2:3]
308C  s_cbranch_vccnz 6
3090  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
3098  global_load_dwordx2 v[80:81], v[6:7], off
30A0  s_cbranch_execz 1
30A4  s_branch 8
30A8  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
30B0  global_load_dword v4, v[4:5], off
30B8  s_waitcnt vmcnt(0)
30BC  v_lshlrev_b32_e32 v80, 16, v4
30C0  v_and_b32_e32 v81, 0xffff0000, v4
30C8  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
30D0  s_and_b64 vcc, exec, s[4:5]
30D4  v_lshrrev_b64 v[4:5], 1, v[2:3]
30DC  s_cbranch_vccnz 6
30E0  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
30E8  global_load_dwordx2 v[82:83], v[6:7], off
30F0  s_cbranch_execz 1
30F4  s_branch 8
30F8  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
3100  global_load_dword v4, v[4:5], off
3108  s_waitcnt vmcnt(0)
310C  v_lshlrev_b32_e32 v82, 16, v4
3110  v_and_b32_e32 v83, 0xffff0000, v4
3118  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
3120  s_and_b64 vcc, exec, s[4:5]
3124  v_lshrrev_b64 v[4:5], 1, v[2:3]
312C  s_cbranch_vccnz 6
3130  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
3138  global_load_dwordx2 v[84:85], v[6:7], off
3140  s_cbranch_execz 1
3144  s_branch 8
3148  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
3150  global_load_dword v4, v[4:5], off
3158  s_waitcnt vmcnt(0)
315C  v_lshlrev_b32_e32 v84, 16, v4
3160  v_and_b32_e32 v85, 0xffff0000, v4
3168  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
3170  s_and_b64 vcc, exec, s[4:5]
3174  v_lshrrev_b64 v[4:5], 1, v[2:3]
317C  s_cbranch_vccnz 6
3180  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
3188  global_load_dwordx2 v[86:87], v[6:7], off
3190  s_cbranch_execz 1
3194  s_branch 8
3198  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
31A0  global_load_dword v4, v[4:5], off
31A8  s_waitcnt vmcnt(0)
31AC  v_lshlrev_b32_e32 v86, 16, v4
31B0  v_and_b32_e32 v87, 0xffff0000, v4
31B8  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
31C0  s_and_b64 vcc, exec, s[4:5]
31C4  v_lshrrev_b64 v[4:5], 1, v[2:3]
31CC  s_cbranch_vccnz 6
31D0  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
31D8  global_load_dwordx2 v[88:89], v[6:7], off
31E0  s_cbranch_execz 1
31E4  s_branch 8
31E8  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
31F0  global_load_dword v4, v[4:5], off
31F8  s_waitcnt vmcnt(0)
31FC  v_lshlrev_b32_e32 v88, 16, v4
3200  v_and_b32_e32 v89, 0xffff0000, v4
3208  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
3210  s_and_b64 vcc, exec, s[4:5]
3214  v_lshrrev_b64 v[4:5], 1, v[2:3]
321C  s_cbranch_vccnz 6
3220  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
3228  global_load_dwordx2 v[90:91], v[6:7], off
3230  s_cbranch_execz 1
3234  s_branch 8
3238  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
3240  global_load_dword v4, v[4:5], off
3248  s_waitcnt vmcnt(0)
324C  v_lshlrev_b32_e32 v90, 16, v4
3250  v_and_b32_e32 v91, 0xffff0000, v4
3258  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
3260  s_and_b64 vcc, exec, s[4:5]
3264  v_lshrrev_b64 v[4:5], 1, v[2:3]
326C  s_cbranch_vccnz 6
3270  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
3278  global_load_dwordx2 v[92:93], v[6:7], off
3280  s_cbranch_execz 1
3284  s_branch 8
3288  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
3290  global_load_dword v4, v[4:5], off
3298  s_waitcnt vmcnt(0)
329C  v_lshlrev_b32_e32 v92, 16, v4
32A0  v_and_b32_e32 v93, 0xffff0000, v4
32A8  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
32B0  s_and_b64 vcc, exec, s[4:5]
32B4  v_lshrrev_b64 v[4:5], 1, v[2:3]
32BC  s_cbranch_vccnz 6
32C0  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
32C8  global_load_dwordx2 v[96:97], v[6:7], off
32D0  s_cbranch_execz 1
32D4  s_branch 8
32D8  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
32E0  global_load_dword v4, v[4:5], off
32E8  s_waitcnt vmcnt(0)
32EC  v_lshlrev_b32_e32 v96, 16, v4
32F0  v_and_b32_e32 v97, 0xffff0000, v4
32F8  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
3300  s_and_b64 vcc, exec, s[4:5]
3304  v_lshrrev_b64 v[4:5], 1, v[2:3]
330C  s_cbranch_vccnz 6
3310  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
3318  global_load_dwordx2 v[94:95], v[6:7], off
3320  s_cbranch_execz 1
3324  s_branch 8
3328  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
3330  global_load_dword v4, v[4:5], off
3338  s_waitcnt vmcnt(0)
333C  v_lshlrev_b32_e32 v94, 16, v4
3340  v_and_b32_e32 v95, 0xffff0000, v4
3348  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
3350  s_and_b64 vcc, exec, s[4:5]
3354  v_lshrrev_b64 v[4:5], 1, v[2:3]
335C  s_cbranch_vccnz 6
3360  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
3368  global_load_dwordx2 v[100:101], v[6:7], off
3370  s_cbranch_execz 1
3374  s_branch 8
3378  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
3380  global_load_dword v4, v[4:5], off
3388  s_waitcnt vmcnt(0)
338C  v_lshlrev_b32_e32 v100, 16, v4
3390  v_and_b32_e32 v101, 0xffff0000, v4
3398  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
33A0  s_and_b64 vcc, exec, s[4:5]
33A4  v_lshrrev_b64 v[4:5], 1, v[2:3]
33AC  s_cbranch_vccnz 6
33B0  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
33B8  global_load_dwordx2 v[98:99], v[6:7], off
33C0  s_cbranch_execz 1
33C4  s_branch 8
33C8  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
33D0  global_load_dword v4, v[4:5], off
33D8  s_waitcnt vmcnt(0)
33DC  v_lshlrev_b32_e32 v98, 16, v4
33E0  v_and_b32_e32 v99, 0xffff0000, v4
33E8  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
33F0  s_and_b64 vcc, exec, s[4:5]
33F4  v_lshrrev_b64 v[4:5], 1, v[2:3]
33FC  s_cbranch_vccnz 6
3400  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
3408  global_load_dwordx2 v[104:105], v[6:7], off
3410  s_cbranch_execz 1
3414  s_branch 8
3418  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
3420  global_load_dword v4, v[4:5], off
3428  s_waitcnt vmcnt(0)
342C  v_lshlrev_b32_e32 v104, 16, v4
3430  v_and_b32_e32 v105, 0xffff0000, v4
3438  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
3440  s_and_b64 vcc, exec, s[4:5]
3444  v_lshrrev_b64 v[4:5], 1, v[2:3]
344C  s_cbranch_vccnz 6
3450  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
3458  global_load_dwordx2 v[102:103], v[6:7], off
3460  s_cbranch_execz 1
3464  s_branch 8
3468  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
3470  global_load_dword v4, v[4:5], off
3478  s_waitcnt vmcnt(0)
347C  v_lshlrev_b32_e32 v102, 16, v4
3480  v_and_b32_e32 v103, 0xffff0000, v4
3488  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
3490  s_and_b64 vcc, exec, s[4:5]
3494  v_lshrrev_b64 v[4:5], 1, v[2:3]
349C  s_cbranch_vccnz 6
34A0  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
34A8  global_load_dwordx2 v[108:109], v[6:7], off
34B0  s_cbranch_execz 1
34B4  s_branch 8
34B8  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
34C0  global_load_dword v4, v[4:5], off
34C8  s_waitcnt vmcnt(0)
34CC  v_lshlrev_b32_e32 v108, 16, v4
34D0  v_and_b32_e32 v109, 0xffff0000, v4
34D8  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
34E0  s_and_b64 vcc, exec, s[4:5]
34E4  v_lshrrev_b64 v[4:5], 1, v[2:3]
34EC  s_cbranch_vccnz 6
34F0  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
34F8  global_load_dwordx2 v[106:107], v[6:7], off
3500  s_cbranch_execz 1
3504  s_branch 8
3508  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
3510  global_load_dword v4, v[4:5], off
3518  s_waitcnt vmcnt(0)
351C  v_lshlrev_b32_e32 v106, 16, v4
3520  v_and_b32_e32 v107, 0xffff0000, v4
3528  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
3530  s_and_b64 vcc, exec, s[4:5]
3534  v_lshrrev_b64 v[4:5], 1, v[2:3]
353C  s_cbranch_vccnz 6
3540  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
3548  global_load_dwordx2 v[112:113], v[6:7], off
3550  s_cbranch_execz 1
3554  s_branch 8
3558  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
3560  global_load_dword v4, v[4:5], off
3568  s_waitcnt vmcnt(0)
356C  v_lshlrev_b32_e32 v112, 16, v4
3570  v_and_b32_e32 v113, 0xffff0000, v4
3578  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
3580  s_and_b64 vcc, exec, s[4:5]
3584  v_lshrrev_b64 v[4:5], 1, v[2:3]
358C  s_cbranch_vccnz 6
3590  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
3598  global_load_dwordx2 v[110:111], v[6:7], off
35A0  s_cbranch_execz 1
35A4  s_branch 8
35A8  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
35B0  global_load_dword v4, v[4:5], off
35B8  s_waitcnt vmcnt(0)
35BC  v_lshlrev_b32_e32 v110, 16, v4
35C0  v_and_b32_e32 v111, 0xffff0000, v4
35C8  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
35D0  s_and_b64 vcc, exec, s[4:5]
35D4  v_lshrrev_b64 v[4:5], 1, v[2:3]
35DC  s_cbranch_vccnz 6
35E0  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
35E8  global_load_dwordx2 v[116:117], v[6:7], off
35F0  s_cbranch_execz 1
35F4  s_branch 8
35F8  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
3600  global_load_dword v4, v[4:5], off
3608  s_waitcnt vmcnt(0)
360C  v_lshlrev_b32_e32 v116, 16, v4
3610  v_and_b32_e32 v117, 0xffff0000, v4
3618  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
3620  s_and_b64 vcc, exec, s[4:5]
3624  v_lshrrev_b64 v[4:5], 1, v[2:3]
362C  s_cbranch_vccnz 6
3630  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
3638  global_load_dwordx2 v[114:115], v[6:7], off
3640  s_cbranch_execz 1
3644  s_branch 8
3648  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
3650  global_load_dword v4, v[4:5], off
3658  s_waitcnt vmcnt(0)
365C  v_lshlrev_b32_e32 v114, 16, v4
3660  v_and_b32_e32 v115, 0xffff0000, v4
3668  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
3670  s_and_b64 vcc, exec, s[4:5]
3674  v_lshrrev_b64 v[4:5], 1, v[2:3]
367C  s_cbranch_vccnz 6
3680  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
3688  global_load_dwordx2 v[120:121], v[6:7], off
3690  s_cbranch_execz 1
3694  s_branch 8
3698  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
36A0  global_load_dword v4, v[4:5], off
36A8  s_waitcnt vmcnt(0)
36AC  v_lshlrev_b32_e32 v120, 16, v4
36B0  v_and_b32_e32 v121, 0xffff0000, v4
36B8  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
36C0  s_and_b64 vcc, exec, s[4:5]
36C4  v_lshrrev_b64 v[4:5], 1, v[2:3]
36CC  s_cbranch_vccnz 6
36D0  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
36D8  global_load_dwordx2 v[118:119], v[6:7], off
36E0  s_cbranch_execz 1
36E4  s_branch 8
36E8  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
36F0  global_load_dword v4, v[4:5], off
36F8  s_waitcnt vmcnt(0)
36FC  v_lshlrev_b32_e32 v118, 16, v4
3700  v_and_b32_e32 v119, 0xffff0000, v4
3708  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
3710  s_and_b64 vcc, exec, s[4:5]
3714  v_lshrrev_b64 v[4:5], 1, v[2:3]
371C  s_cbranch_vccnz 6
3720  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
3728  global_load_dwordx2 v[124:125], v[6:7], off
3730  s_cbranch_execz 1
3734  s_branch 8
3738  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
3740  global_load_dword v4, v[4:5], off
3748  s_waitcnt vmcnt(0)
374C  v_lshlrev_b32_e32 v124, 16, v4
3750  v_and_b32_e32 v125, 0xffff0000, v4
3758  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
3760  s_and_b64 vcc, exec, s[4:5]
3764  v_lshrrev_b64 v[4:5], 1, v[2:3]
376C  s_cbranch_vccnz 6
3770  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
3778  global_load_dwordx2 v[122:123], v[6:7], off
3780  s_cbranch_execz 1
3784  s_branch 8
3788  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
3790  global_load_dword v4, v[4:5], off
3798  s_waitcnt vmcnt(0)
379C  v_lshlrev_b32_e32 v122, 16, v4
37A0  v_and_b32_e32 v123, 0xffff0000, v4
37A8  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
37B0  s_and_b64 vcc, exec, s[4:5]
37B4  v_lshrrev_b64 v[4:5], 1, v[2:3]
37BC  s_cbranch_vccnz 6
37C0  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
37C8  global_load_dwordx2 v[126:127], v[6:7], off
37D0  s_cbranch_execz 1
37D4  s_branch 8
37D8  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
37E0  global_load_dword v4, v[4:5], off
37E8  s_waitcnt vmcnt(0)
37EC  v_lshlrev_b32_e32 v126, 16, v4
37F0  v_and_b32_e32 v127, 0xffff0000, v4
37F8  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
3800  s_and_b64 vcc, exec, s[4:5]
3804  v_lshrrev_b64 v[128:129], 1, v[2:3]
380C  s_cbranch_vccnz 71
3810  v_lshl_add_u64 v[2:3], v[128:129], 3, s[6:7]
3818  global_load_dwordx2 v[64:65], v[2:3], off
3820  s_waitcnt vmcnt(1)
3824  v_mov_b32_e32 v17, v59
3828  v_mov_b32_e32 v20, v63
382C  v_mov_b32_e32 v21, v67
3830  v_mov_b32_e32 v22, v71
3834  v_mov_b32_e32 v23, v75
3838  v_mov_b32_e32 v26, v77
383C  v_mov_b32_e32 v27, v79
3840  v_mov_b32_e32 v24, v81
3844  v_mov_b32_e32 v25, v83
3848  v_mov_b32_e32 v28, v85
384C  v_mov_b32_e32 v29, v87
3850  v_mov_b32_e32 v30, v89
3854  v_mov_b32_e32 v31, v91
3858  v_mov_b32_e32 v34, v93
385C  v_mov_b32_e32 v35, v97
3860  v_mov_b32_e32 v32, v95
3864  v_mov_b32_e32 v33, v101
3868  v_mov_b32_e32 v36, v99
386C  v_mov_b32_e32 v37, v105
3870  v_mov_b32_e32 v40, v103
3874  v_mov_b32_e32 v41, v109
3878  v_mov_b32_e32 v44, v107
387C  v_mov_b32_e32 v45, v113
3880  v_mov_b32_e32 v38, v111
3884  v_mov_b32_e32 v39, v117
3888  v_mov_b32_e32 v42, v115
388C  v_mov_b32_e32 v43, v121
3890  v_mov_b32_e32 v46, v119
3894  v_mov_b32_e32 v47, v125
3898  v_mov_b32_e32 v2, v123
389C  v_mov_b32_e32 v3, v127
38A0  v_mov_b32_e32 v72, v122
38A4  v_mov_b32_e32 v73, v124
38A8  v_mov_b32_e32 v68, v118
38AC  v_mov_b32_e32 v69, v120
38B0  v_mov_b32_e32 v60, v114
38B4  v_mov_b32_e32 v61, v116
38B8  v_mov_b32_e32 v56, v110
38BC  v_mov_b32_e32 v57, v112
38C0  v_mov_b32_e32 v54, v106
38C4  v_mov_b32_e32 v55, v108
38C8  v_mov_b32_e32 v52, v102
38CC  v_mov_b32_e32 v53, v104
38D0  v_mov_b32_e32 v50, v98
38D4  v_mov_b32_e32 v51, v100
38D8  v_mov_b32_e32 v48, v94
38DC  v_mov_b32_e32 v49, v96
38E0  v_mov_b32_e32 v18, v92
38E4  v_mov_b32_e32 v19, v90
38E8  v_mov_b32_e32 v14, v88
38EC  v_mov_b32_e32 v15, v86
38F0  v_mov_b32_e32 v12, v84
38F4  v_mov_b32_e32 v13, v82
38F8  v_mov_b32_e32 v10, v80
38FC  v_mov_b32_e32 v11, v78
3900  v_mov_b32_e32 v8, v76
3904  v_mov_b32_e32 v9, v74
3908  v_mov_b32_e32 v6, v70
390C  v_mov_b32_e32 v7, v66
3910  v_mov_b32_e32 v4, v62
3914  v_mov_b32_e32 v5, v58
3918  s_waitcnt vmcnt(0)
391C  v_mov_b32_e32 v16, v65
3920  v_mov_b32_e32 v65, v126
3924  s_cbranch_execz 1
3928  s_branch 71
392C  v_lshl_add_u64 v[2:3], v[128:129], 2, s[6:7]
3934  global_load_dword v16, v[2:3], off
393C  s_waitcnt vmcnt(1)
3940  v_mov_b32_e32 v20, v63
3944  v_mov_b32_e32 v22, v71
3948  v_mov_b32_e32 v26, v77
394C  v_mov_b32_e32 v24, v81
3950  v_mov_b32_e32 v28, v85
3954  v_mov_b32_e32 v30, v89
3958  v_mov_b32_e32 v34, v93
395C  v_mov_b32_e32 v32, v95
3960  v_mov_b32_e32 v36, v99
3964  v_mov_b32_e32 v40, v103
3968  v_mov_b32_e32 v44, v107
396C  v_mov_b32_e32 v38, v111
3970  v_mov_b32_e32 v42, v115
3974  v_mov_b32_e32 v46, v119
3978  v_mov_b32_e32 v2, v123
397C  v_mov_b32_e32 v123, v124
3980  v_mov_b32_e32 v119, v120
3984  v_mov_b32_e32 v115, v116
3988  v_mov_b32_e32 v111, v112
398C  v_mov_b32_e32 v107, v108
3990  v_mov_b32_e32 v103, v104
3994  v_mov_b32_e32 v99, v100
3998  v_mov_b32_e32 v95, v96
399C  v_mov_b32_e32 v93, v90
39A0  v_mov_b32_e32 v89, v86
39A4  v_mov_b32_e32 v85, v82
39A8  v_mov_b32_e32 v81, v78
39AC  v_mov_b32_e32 v77, v74
39B0  v_mov_b32_e32 v71, v66
39B4  v_mov_b32_e32 v63, v58
39B8  v_mov_b32_e32 v17, v59
39BC  v_mov_b32_e32 v21, v67
39C0  v_mov_b32_e32 v23, v75
39C4  v_mov_b32_e32 v27, v79
39C8  v_mov_b32_e32 v25, v83
39CC  v_mov_b32_e32 v29, v87
39D0  v_mov_b32_e32 v31, v91
39D4  v_mov_b32_e32 v35, v97
39D8  v_mov_b32_e32 v33, v101
39DC  v_mov_b32_e32 v37, v105
39E0  v_mov_b32_e32 v41, v109
39E4  v_mov_b32_e32 v45, v113
39E8  v_mov_b32_e32 v39, v117
39EC  v_mov_b32_e32 v43, v121
39F0  v_mov_b32_e32 v47, v125
39F4  v_mov_b32_e32 v3, v127
39F8  v_mov_b32_e32 v65, v126
39FC  v_mov_b64_e32 v[4:5], v[62:63]
3A00  v_mov_b64_e32 v[6:7], v[70:71]
3A04  v_mov_b64_e32 v[8:9], v[76:77]
3A08  v_mov_b64_e32 v[10:11], v[80:81]
3A0C  v_mov_b64_e32 v[12:13], v[84:85]
3A10  v_mov_b64_e32 v[14:15], v[88:89]
3A14  v_mov_b64_e32 v[18:19], v[92:93]
3A18  v_mov_b64_e32 v[48:49], v[94:95]
3A1C  v_mov_b64_e32 v[50:51], v[98:99]
3A20  v_mov_b64_e32 v[52:53], v[102:103]
3A24  v_mov_b64_e32 v[54:55], v[106:107]
3A28  v_mov_b64_e32 v[56:57], v[110:111]
3A2C  v_mov_b64_e32 v[60:61], v[114:115]
3A30  v_mov_b64_e32 v[68:69], v[118:119]
3A34  v_mov_b64_e32 v[72:73], v[122:123]
3A38  s_waitcnt vmcnt(0)
3A3C  v_lshlrev_b32_e32 v64, 16, v16
3A40  v_and_b32_e32 v16, 0xffff0000, v16
3A48  s_or_b64 exec, exec, s[20:21]
3A4C  s_waitcnt vmcnt(0)
3A50  v_and_b32_e32 v102, 0x7fffffff, v5
3A58  v_and_b32_e32 v101, 0x7fffffff, v4
3A60  v_max_u32_e32 v58, v101, v102
3A64  v_and_b32_e32 v99, 0x7fffffff, v7
3A6C  v_and_b32_e32 v98, 0x7fffffff, v6
3A74  v_max3_u32 v58, v98, v99, v58
3A7C  v_and_b32_e32 v97, 0x7fffffff, v9
3A84  v_and_b32_e32 v96, 0x7fffffff, v8
3A8C  v_max3_u32 v58, v96, v97, v58
3A94  v_and_b32_e32 v95, 0x7fffffff, v11
3A9C  v_and_b32_e32 v94, 0x7fffffff, v10
3AA4  v_max3_u32 v58, v94, v95, v58
3AAC  v_and_b32_e32 v93, 0x7fffffff, v13
3AB4  v_and_b32_e32 v92, 0x7fffffff, v12
3ABC  v_max3_u32 v58, v92, v93, v58
3AC4  v_and_b32_e32 v91, 0x7fffffff, v15
3ACC  v_and_b32_e32 v90, 0x7fffffff, v14
3AD4  v_max3_u32 v58, v90, v91, v58
3ADC  v_and_b32_e32 v89, 0x7fffffff, v19
3AE4  v_and_b32_e32 v87, 0x7fffffff, v18
3AEC  v_max3_u32 v58, v87, v89, v58
3AF4  v_and_b32_e32 v86, 0x7fffffff, v49
3AFC  v_and_b32_e32 v85, 0x7fffffff, v48
3B04  v_max3_u32 v58, v85, v86, v58
3B0C  v_and_b32_e32 v84, 0x7fffffff, v51
3B14  v_and_b32_e32 v83, 0x7fffffff, v50
3B1C  v_max3_u32 v58, v83, v84, v58
3B24  v_and_b32_e32 v82, 0x7fffffff, v53
3B2C  v_and_b32_e32 v81, 0x7fffffff, v52
3B34  v_max3_u32 v58, v81, v82, v58
3B3C  v_and_b32_e32 v80, 0x7fffffff, v55
3B44  v_and_b32_e32 v78, 0x7fffffff, v54
3B4C  v_max3_u32 v58, v78, v80, v58
3B54  v_and_b32_e32 v77, 0x7fffffff, v57
3B5C  v_and_b32_e32 v76, 0x7fffffff, v56
3B64  v_max3_u32 v58, v76, v77, v58
3B6C  v_and_b32_e32 v75, 0x7fffffff, v61
3B74  v_and_b32_e32 v74, 0x7fffffff, v60
3B7C  v_max3_u32 v58, v74, v75, v58
3B84  v_and_b32_e32 v71, 0x7fffffff, v69
3B8C  v_and_b32_e32 v70, 0x7fffffff, v68
3B94  v_max3_u32 v58, v70, v71, v58
3B9C  v_and_b32_e32 v67, 0x7fffffff, v73
3BA4  v_and_b32_e32 v63, 0x7fffffff, v72
3BAC  v_max3_u32 v59, v63, v67, v58
3BB4  v_and_b32_e32 v62, 0x7fffffff, v65
3BBC  v_and_b32_e32 v58, 0x7fffffff, v64
3BC4  v_max3_u32 v100, v58, v62, v59
3BCC  s_mov_b32 s18, 0x7f7fffff
3BD4  v_cmp_lt_u32_e32 vcc, s18, v100
3BD8  v_mov_b32_e32 v59, 0
3BDC  v_mov_b32_e32 v66, 0
3BE0  v_mov_b32_e32 v79, 0
3BE4  v_mov_b32_e32 v88, 0
3BE8  s_and_saveexec_b64 s[6:7], vcc
3BEC  s_cbranch_execz 443
3BF0  v_cmp_lt_u32_e32 vcc, s18, v102
3BF4  s_mov_b32 s19, 0x7f800000
3BFC  v_and_b32_e32 v88, 0x80000000, v5
3C04  v_cndmask_b32_e64 v59, 0, 7, vcc
3C0C  v_cmp_lt_u32_e64 s[4:5], s19, v102
3C14  v_and_b32_e32 v79, 0x80000000, v4
3C1C  v_or_b32_e32 v100, 0x70, v59
3C24  v_cndmask_b32_e32 v5, v5, v88, vcc
3C28  v_cmp_lt_u32_e32 vcc, s18, v101
3C2C  v_cndmask_b32_e64 v66, v102, 0, s[4:5]
3C34  v_max_u32_e32 v88, v101, v66
3C38  v_cndmask_b32_e32 v4, v4, v79, vcc
3C3C  v_cndmask_b32_e32 v59, v59, v100, vcc
3C40  v_cmp_lt_u32_e32 vcc, s19, v101
3C44  v_and_b32_e32 v100, 0x80000000, v7
3C4C  s_nop 0
3C50  v_cndmask_b32_e64 v79, 0, 1, vcc
3C58  v_addc_co_u32_e64 v79, s[4:5], 0, v79, s[4:5]
3C60  v_cndmask_b32_e32 v66, v88, v66, vcc
3C64  v_or_b32_e32 v88, 0x700, v59
3C6C  v_cmp_lt_u32_e32 vcc, s18, v99
3C70  v_cmp_lt_u32_e64 s[4:5], s19, v99
3C78  v_max_u32_e32 v99, v99, v66
3C7C  v_cndmask_b32_e32 v59, v59, v88, vcc
3C80  v_cndmask_b32_e64 v66, v99, v66, s[4:5]
3C88  v_and_b32_e32 v99, 0x80000000, v6
3C90  v_or_b32_e32 v101, 0x7000, v59
3C98  v_cndmask_b32_e32 v7, v7, v100, vcc
3C9C  v_cmp_lt_u32_e32 vcc, s18, v98
3CA0  v_cndmask_b32_e64 v88, 0, 1, s[4:5]
3CA8  s_nop 0
3CAC  v_cndmask_b32_e32 v6, v6, v99, vcc
3CB0  v_cndmask_b32_e32 v59, v59, v101, vcc
3CB4  v_cmp_lt_u32_e32 vcc, s19, v98
3CB8  s_nop 1
3CBC  v_addc_co_u32_e64 v79, s[4:5], v79, v88, vcc
3CC4  v_max_u32_e32 v88, v98, v66
3CC8  v_cndmask_b32_e32 v66, v88, v66, vcc
3CCC  v_or_b32_e32 v88, 0x70000, v59
3CD4  v_cmp_lt_u32_e32 vcc, s18, v97
3CD8  v_cmp_lt_u32_e64 s[4:5], s19, v97
3CE0  v_max_u32_e32 v97, v97, v66
3CE4  v_cndmask_b32_e32 v59, v59, v88, vcc
3CE8  v_and_b32_e32 v98, 0x80000000, v9
3CF0  v_cndmask_b32_e64 v66, v97, v66, s[4:5]
3CF8  v_and_b32_e32 v97, 0x80000000, v8
3D00  v_or_b32_e32 v99, 0x700000, v59
3D08  v_cndmask_b32_e32 v9, v9, v98, vcc
3D0C  v_cmp_lt_u32_e32 vcc, s18, v96
3D10  v_cndmask_b32_e64 v88, 0, 1, s[4:5]
3D18  s_nop 0
3D1C  v_cndmask_b32_e32 v8, v8, v97, vcc
3D20  v_cndmask_b32_e32 v59, v59, v99, vcc
3D24  v_cmp_lt_u32_e32 vcc, s19, v96
3D28  s_nop 1
3D2C  v_addc_co_u32_e64 v79, s[4:5], v79, v88, vcc
3D34  v_max_u32_e32 v88, v96, v66
3D38  v_cndmask_b32_e32 v66, v88, v66, vcc
3D3C  v_or_b32_e32 v88, 0x7000000, v59
3D44  v_cmp_lt_u32_e32 vcc, s18, v95
3D48  v_cmp_lt_u32_e64 s[4:5], s19, v95
3D50  v_max_u32_e32 v95, v95, v66
3D54  v_cndmask_b32_e32 v59, v59, v88, vcc
3D58  v_and_b32_e32 v96, 0x80000000, v11
3D60  v_cndmask_b32_e64 v66, v95, v66, s[4:5]
3D68  v_and_b32_e32 v95, 0x80000000, v10
3D70  v_or_b32_e32 v97, 0x70000000, v59
3D78  v_cndmask_b32_e32 v11, v11, v96, vcc
3D7C  v_cmp_lt_u32_e32 vcc, s18, v94
3D80  v_cndmask_b32_e64 v88, 0, 1, s[4:5]
3D88  s_nop 0
3D8C  v_cndmask_b32_e32 v10, v10, v95, vcc
3D90  v_cndmask_b32_e32 v59, v59, v97, vcc
3D94  v_cmp_lt_u32_e32 vcc, s19, v94
3D98  v_and_b32_e32 v95, 0x80000000, v13
3DA0  s_nop 0
3DA4  v_addc_co_u32_e64 v79, s[4:5], v79, v88, vcc
3DAC  v_max_u32_e32 v88, v94, v66
3DB0  v_cndmask_b32_e32 v66, v88, v66, vcc
3DB4  v_cmp_lt_u32_e32 vcc, s18, v93
3DB8  v_cmp_lt_u32_e64 s[4:5], s19, v93
3DC0  v_max_u32_e32 v93, v93, v66
3DC4  v_cndmask_b32_e64 v88, 0, 7, vcc
3DCC  v_cndmask_b32_e64 v66, v93, v66, s[4:5]
3DD4  v_and_b32_e32 v93, 0x80000000, v12
3DDC  v_or_b32_e32 v96, 0x70, v88
3DE4  v_cndmask_b32_e32 v13, v13, v95, vcc
3DE8  v_cmp_lt_u32_e32 vcc, s18, v92
3DEC  v_cndmask_b32_e64 v94, 0, 1, s[4:5]
3DF4  s_nop 0
3DF8  v_cndmask_b32_e32 v12, v12, v93, vcc
3DFC  v_cndmask_b32_e32 v88, v88, v96, vcc
3E00  v_cmp_lt_u32_e32 vcc, s19, v92
3E04  v_max_u32_e32 v92, v92, v66
3E08  v_and_b32_e32 v93, 0x80000000, v15
3E10  v_addc_co_u32_e64 v79, s[4:5], v79, v94, vcc
3E18  v_cndmask_b32_e32 v66, v92, v66, vcc
3E1C  v_or_b32_e32 v92, 0x700, v88
3E24  v_cmp_lt_u32_e32 vcc, s18, v91
3E28  v_cmp_lt_u32_e64 s[4:5], s19, v91
3E30  v_max_u32_e32 v91, v91, v66
3E34  v_cndmask_b32_e32 v88, v88, v92, vcc
3E38  v_cndmask_b32_e64 v66, v91, v66, s[4:5]
3E40  v_and_b32_e32 v91, 0x80000000, v14
3E48  v_or_b32_e32 v94, 0x7000, v88
3E50  v_cndmask_b32_e32 v15, v15, v93, vcc
3E54  v_cmp_lt_u32_e32 vcc, s18, v90
3E58  v_cndmask_b32_e64 v92, 0, 1, s[4:5]
3E60  s_nop 0
3E64  v_cndmask_b32_e32 v14, v14, v91, vcc
3E68  v_cndmask_b32_e32 v88, v88, v94, vcc
3E6C  v_cmp_lt_u32_e32 vcc, s19, v90
3E70  v_max_u32_e32 v90, v90, v66
3E74  v_and_b32_e32 v91, 0x80000000, v19
3E7C  v_addc_co_u32_e64 v79, s[4:5], v79, v92, vcc
3E84  v_cndmask_b32_e32 v66, v90, v66, vcc
3E88  v_or_b32_e32 v90, 0x70000, v88
3E90  v_cmp_lt_u32_e32 vcc, s18, v89
3E94  v_cmp_lt_u32_e64 s[4:5], s19, v89
3E9C  v_max_u32_e32 v89, v89, v66
3EA0  v_cndmask_b32_e32 v88, v88, v90, vcc
3EA4  v_cndmask_b32_e64 v66, v89, v66, s[4:5]
3EAC  v_and_b32_e32 v89, 0x80000000, v18
3EB4  v_or_b32_e32 v92, 0x700000, v88
3EBC  v_cndmask_b32_e32 v19, v19, v91, vcc
3EC0  v_cmp_lt_u32_e32 vcc, s18, v87
3EC4  v_cndmask_b32_e64 v90, 0, 1, s[4:5]
3ECC  s_nop 0
3ED0  v_cndmask_b32_e32 v18, v18, v89, vcc
3ED4  v_cndmask_b32_e32 v88, v88, v92, vcc
3ED8  v_cmp_lt_u32_e32 vcc, s19, v87
3EDC  v_max_u32_e32 v87, v87, v66
3EE0  v_and_b32_e32 v89, 0x80000000, v49
3EE8  v_addc_co_u32_e64 v79, s[4:5], v79, v90, vcc
3EF0  v_cndmask_b32_e32 v66, v87, v66, vcc
3EF4  v_or_b32_e32 v87, 0x7000000, v88
3EFC  v_cmp_lt_u32_e32 vcc, s18, v86
3F00  v_cmp_lt_u32_e64 s[4:5], s19, v86
3F08  v_max_u32_e32 v86, v86, v66
3F0C  v_cndmask_b32_e32 v87, v88, v87, vcc
3F10  v_cndmask_b32_e64 v86, v86, v66, s[4:5]
3F18  v_and_b32_e32 v66, 0x80000000, v48
3F20  v_or_b32_e32 v90, 0x70000000, v87
3F28  v_cndmask_b32_e32 v49, v49, v89, vcc
3F2C  v_cmp_lt_u32_e32 vcc, s18, v85
3F30  v_cndmask_b32_e64 v88, 0, 1, s[4:5]
3F38  s_nop 0
3F3C  v_cndmask_b32_e32 v48, v48, v66, vcc
3F40  v_cndmask_b32_e32 v66, v87, v90, vcc
3F44  v_cmp_lt_u32_e32 vcc, s19, v85
3F48  v_max_u32_e32 v85, v85, v86
3F4C  s_nop 0
3F50  v_addc_co_u32_e64 v79, s[4:5], v79, v88, vcc
3F58  v_cndmask_b32_e32 v85, v85, v86, vcc
3F5C  v_cmp_lt_u32_e32 vcc, s18, v84
3F60  v_cmp_lt_u32_e64 s[4:5], s19, v84
3F68  v_max_u32_e32 v84, v84, v85
3F6C  v_cndmask_b32_e64 v86, 0, 7, vcc
3F74  v_and_b32_e32 v88, 0x80000000, v51
3F7C  v_cndmask_b32_e64 v84, v84, v85, s[4:5]
3F84  v_and_b32_e32 v85, 0x80000000, v50
3F8C  v_or_b32_e32 v89, 0x70, v86
3F94  v_cndmask_b32_e32 v51, v51, v88, vcc
3F98  v_cmp_lt_u32_e32 vcc, s18, v83
3F9C  v_cndmask_b32_e64 v87, 0, 1, s[4:5]
3FA4  s_nop 0
3FA8  v_cndmask_b32_e32 v50, v50, v85, vcc
3FAC  v_cndmask_b32_e32 v85, v86, v89, vcc
3FB0  v_cmp_lt_u32_e32 vcc, s19, v83
3FB4  v_max_u32_e32 v83, v83, v84
3FB8  v_and_b32_e32 v86, 0x80000000, v53
3FC0  v_addc_co_u32_e64 v79, s[4:5], v79, v87, vcc
3FC8  v_cndmask_b32_e32 v83, v83, v84, vcc
3FCC  v_or_b32_e32 v84, 0x700, v85
3FD4  v_cmp_lt_u32_e32 vcc, s18, v82
3FD8  v_cmp_lt_u32_e64 s[4:5], s19, v82
3FE0  v_max_u32_e32 v82, v82, v83
3FE4  v_cndmask_b32_e32 v84, v85, v84, vcc
3FE8  v_cndmask_b32_e64 v82, v82, v83, s[4:5]
3FF0  v_and_b32_e32 v83, 0x80000000, v52
3FF8  v_or_b32_e32 v87, 0x7000, v84
4000  v_cndmask_b32_e32 v53, v53, v86, vcc
4004  v_cmp_lt_u32_e32 vcc, s18, v81
4008  v_cndmask_b32_e64 v85, 0, 1, s[4:5]
4010  s_nop 0
4014  v_cndmask_b32_e32 v52, v52, v83, vcc
4018  v_cndmask_b32_e32 v83, v84, v87, vcc
401C  v_cmp_lt_u32_e32 vcc, s19, v81
4020  v_max_u32_e32 v81, v81, v82
4024  v_and_b32_e32 v84, 0x80000000, v55
402C  v_addc_co_u32_e64 v79, s[4:5], v79, v85, vcc
4034  v_cndmask_b32_e32 v81, v81, v82, vcc
4038  v_or_b32_e32 v82, 0x70000, v83
4040  v_cmp_lt_u32_e32 vcc, s18, v80
4044  v_cmp_lt_u32_e64 s[4:5], s19, v80
404C  v_max_u32_e32 v80, v80, v81
4050  v_cndmask_b32_e32 v82, v83, v82, vcc
4054  v_cndmask_b32_e64 v80, v80, v81, s[4:5]
405C  v_and_b32_e32 v81, 0x80000000, v54
4064  v_or_b32_e32 v85, 0x700000, v82
406C  v_cndmask_b32_e32 v55, v55, v84, vcc
4070  v_cmp_lt_u32_e32 vcc, s18, v78
4074  v_cndmask_b32_e64 v83, 0, 1, s[4:5]
407C  s_nop 0
4080  v_cndmask_b32_e32 v54, v54, v81, vcc
4084  v_cndmask_b32_e32 v81, v82, v85, vcc
4088  v_cmp_lt_u32_e32 vcc, s19, v78
408C  v_max_u32_e32 v78, v78, v80
4090  s_nop 0
4094  v_addc_co_u32_e64 v82, s[4:5], v79, v83, vcc
409C  v_cndmask_b32_e32 v78, v78, v80, vcc
40A0  v_or_b32_e32 v79, 0x7000000, v81
40A8  v_cmp_lt_u32_e32 vcc, s18, v77
40AC  v_cmp_lt_u32_e64 s[4:5], s19, v77
40B4  v_max_u32_e32 v77, v77, v78
40B8  v_cndmask_b32_e32 v79, v81, v79, vcc
40BC  v_and_b32_e32 v81, 0x80000000, v57
40C4  v_cndmask_b32_e64 v77, v77, v78, s[4:5]
40CC  v_and_b32_e32 v78, 0x80000000, v56
40D4  v_or_b32_e32 v83, 0x70000000, v79
40DC  v_cndmask_b32_e32 v57, v57, v81, vcc
40E0  v_cmp_lt_u32_e32 vcc, s18, v76
40E4  v_cndmask_b32_e64 v80, 0, 1, s[4:5]
40EC  v_and_b32_e32 v81, 0x80000000, v61
40F4  v_cndmask_b32_e32 v56, v56, v78, vcc
40F8  v_cndmask_b32_e32 v79, v79, v83, vcc
40FC  v_cmp_lt_u32_e32 vcc, s19, v76
4100  v_max_u32_e32 v76, v76, v77
4104  s_nop 0
4108  v_addc_co_u32_e64 v78, s[4:5], v82, v80, vcc
4110  v_cndmask_b32_e32 v76, v76, v77, vcc
4114  v_cmp_lt_u32_e32 vcc, s18, v75
4118  v_cmp_lt_u32_e64 s[4:5], s19, v75
4120  v_max_u32_e32 v75, v75, v76
4124  v_cndmask_b32_e64 v77, 0, 7, vcc
412C  v_cndmask_b32_e64 v75, v75, v76, s[4:5]
4134  v_and_b32_e32 v76, 0x80000000, v60
413C  v_or_b32_e32 v82, 0x70, v77
4144  v_cndmask_b32_e32 v61, v61, v81, vcc
4148  v_cmp_lt_u32_e32 vcc, s18, v74
414C  v_cndmask_b32_e64 v80, 0, 1, s[4:5]
4154  s_nop 0
4158  v_cndmask_b32_e32 v60, v60, v76, vcc
415C  v_cndmask_b32_e32 v76, v77, v82, vcc
4160  v_cmp_lt_u32_e32 vcc, s19, v74
4164  v_max_u32_e32 v74, v74, v75
4168  s_nop 0
416C  v_addc_co_u32_e64 v77, s[4:5], v78, v80, vcc
4174  v_cndmask_b32_e32 v74, v74, v75, vcc
4178  v_or_b32_e32 v75, 0x700, v76
4180  v_cmp_lt_u32_e32 vcc, s18, v71
4184  v_cmp_lt_u32_e64 s[4:5], s19, v71
418C  v_max_u32_e32 v71, v71, v74
4190  v_cndmask_b32_e32 v75, v76, v75, vcc
4194  v_and_b32_e32 v78, 0x80000000, v69
419C  v_cndmask_b32_e64 v71, v71, v74, s[4:5]
41A4  v_and_b32_e32 v74, 0x80000000, v68
41AC  v_or_b32_e32 v80, 0x7000, v75
41B4  v_cndmask_b32_e32 v69, v69, v78, vcc
41B8  v_cmp_lt_u32_e32 vcc, s18, v70
41BC  v_cndmask_b32_e64 v76, 0, 1, s[4:5]
41C4  s_nop 0
41C8  v_cndmask_b32_e32 v68, v68, v74, vcc
41CC  v_cndmask_b32_e32 v74, v75, v80, vcc
41D0  v_cmp_lt_u32_e32 vcc, s19, v70
41D4  v_max_u32_e32 v70, v70, v71
41D8  s_nop 0
41DC  v_addc_co_u32_e64 v75, s[4:5], v77, v76, vcc
41E4  v_cndmask_b32_e32 v70, v70, v71, vcc
41E8  v_or_b32_e32 v71, 0x70000, v74
41F0  v_cmp_lt_u32_e32 vcc, s18, v67
41F4  v_cmp_lt_u32_e64 s[4:5], s19, v67
41FC  v_max_u32_e32 v67, v67, v70
4200  v_cndmask_b32_e32 v71, v74, v71, vcc
4204  v_and_b32_e32 v76, 0x80000000, v73
420C  v_cndmask_b32_e64 v67, v67, v70, s[4:5]
4214  v_and_b32_e32 v70, 0x80000000, v72
421C  v_or_b32_e32 v77, 0x700000, v71
4224  v_cndmask_b32_e32 v73, v73, v76, vcc
4228  v_cmp_lt_u32_e32 vcc, s18, v63
422C  v_cndmask_b32_e64 v74, 0, 1, s[4:5]
4234  s_nop 0
4238  v_cndmask_b32_e32 v72, v72, v70, vcc
423C  v_cndmask_b32_e32 v70, v71, v77, vcc
4240  v_cmp_lt_u32_e32 vcc, s19, v63
4244  v_max_u32_e32 v63, v63, v67
4248  s_nop 0
424C  v_addc_co_u32_e64 v71, s[4:5], v75, v74, vcc
4254  v_cndmask_b32_e32 v63, v63, v67, vcc
4258  v_or_b32_e32 v67, 0x7000000, v70
4260  v_cmp_lt_u32_e32 vcc, s18, v62
4264  v_cmp_lt_u32_e64 s[4:5], s19, v62
426C  v_max_u32_e32 v62, v62, v63
4270  v_cndmask_b32_e32 v67, v70, v67, vcc
4274  v_and_b32_e32 v74, 0x80000000, v65
427C  v_cndmask_b32_e64 v62, v62, v63, s[4:5]
4284  v_and_b32_e32 v63, 0x80000000, v64
428C  v_or_b32_e32 v75, 0x70000000, v67
4294  v_cndmask_b32_e32 v65, v65, v74, vcc
4298  v_cmp_lt_u32_e32 vcc, s18, v58
429C  v_cndmask_b32_e64 v70, 0, 1, s[4:5]
42A4  s_nop 0
42A8  v_cndmask_b32_e32 v64, v64, v63, vcc
42AC  v_cndmask_b32_e32 v88, v67, v75, vcc
42B0  v_cmp_lt_u32_e32 vcc, s19, v58
42B4  v_max_u32_e32 v58, v58, v62
42B8  s_nop 0
42BC  v_addc_co_u32_e64 v63, s[4:5], v71, v70, vcc
42C4  v_cndmask_b32_e32 v58, v58, v62, vcc
42C8  v_mov_b32_e32 v62, 0x7f800000
42D0  v_cmp_ne_u32_e32 vcc, 32, v63
42D4  s_nop 1
42D8  v_cndmask_b32_e32 v100, v62, v58, vcc
42DC  s_or_b64 exec, exec, s[6:7]
42E0  s_bfe_u32 s6, s14, 0x20004
42E8  s_cmp_eq_u32 s6, 2
42EC  s_cselect_b64 s[18:19], -1, 0
42F0  s_and_b64 s[4:5], s[18:19], exec
42F4  s_cselect_b32 s4, 0x3fffff, 0
42FC  s_cmp_lg_u32 s6, 0
4300  s_cselect_b32 s24, s4, 0x200000
4308  v_cmp_ne_u32_e32 vcc, 0, v100
430C  v_mov_b32_e32 v62, 0x7f
4314  s_and_saveexec_b64 s[4:5], vcc
4318  s_cbranch_execz 15
431C  v_add_u32_e32 v58, s24, v100
4320  s_mov_b32 s6, 0x17fffff
4328  v_lshrrev_b32_e32 v62, 23, v58
432C  v_add_u32_e32 v62, -2, v62
4330  v_cmp_lt_u32_e32 vcc, s6, v58
4334  s_mov_b32 s6, 0x7f800000
433C  s_nop 0
4340  v_cndmask_b32_e32 v58, 0, v62, vcc
4344  v_cmp_eq_u32_e32 vcc, s6, v100
4348  v_mov_b32_e32 v62, 0xfe
4350  s_and_b64 vcc, s[18:19], vcc
4354  v_cndmask_b32_e32 v62, v58, v62, vcc
4358  s_or_b64 exec, exec, s[4:5]
435C  v_cmp_eq_u32_e32 vcc, 0, v62
4360  s_cbranch_vccz 37
4364  s_nop 0
4368  v_cndmask_b32_e64 v58, 1.0, 2.0, vcc
4370  v_pk_mul_f32 v[4:5], v[58:59], v[4:5] op_sel_hi:[0,1]
4378  v_pk_mul_f32 v[6:7], v[58:59], v[6:7] op_sel_hi:[0,1]
4380  v_pk_mul_f32 v[8:9], v[58:59], v[8:9] op_sel_hi:[0,1]
4388  v_pk_mul_f32 v[10:11], v[58:59], v[10:11] op_sel_hi:[0,1]
4390  v_pk_mul_f32 v[12:13], v[58:59], v[12:13] op_sel_hi:[0,1]
4398  v_pk_mul_f32 v[14:15], v[58:59], v[14:15] op_sel_hi:[0,1]
43A0  v_pk_mul_f32 v[18:19], v[58:59], v[18:19] op_sel_hi:[0,1]
43A8  v_pk_mul_f32 v[48:49], v[58:59], v[48:49] op_sel_hi:[0,1]
43B0  v_pk_mul_f32 v[50:51], v[58:59], v[50:51] op_sel_hi:[0,1]
43B8  v_pk_mul_f32 v[52:53], v[58:59], v[52:53] op_sel_hi:[0,1]
43C0  v_pk_mul_f32 v[54:55], v[58:59], v[54:55] op_sel_hi:[0,1]
43C8  v_pk_mul_f32 v[56:57], v[58:59], v[56:57] op_sel_hi:[0,1]
43D0  v_pk_mul_f32 v[60:61], v[58:59], v[60:61] op_sel_hi:[0,1]
43D8  v_pk_mul_f32 v[68:69], v[58:59], v[68:69] op_sel_hi:[0,1]
43E0  v_pk_mul_f32 v[72:73], v[58:59], v[72:73] op_sel_hi:[0,1]
43E8  v_pk_mul_f32 v[64:65], v[58:59], v[64:65] op_sel_hi:[0,1]
43F0  v_max_u32_e32 v58, 1, v62
43F4  s_branch 1
43F8  v_mov_b32_e32 v58, v62
43FC  v_mov_b32_e32 v67, 0
4400  v_mov_b32_e32 v70, 0
4404  v_lshlrev_b32_e32 v63, 23, v58
4408  v_cvt_scalef32_pk_fp4_f32 v67, v5, v4, v63
4410  v_cvt_scalef32_pk_fp4_f32 v70, v9, v8, v63 op_sel:[0,0,0,1]
4418  v_cvt_scalef32_pk_fp4_f32 v67, v7, v6, v63 op_sel:[0,0,1,0]
4420  v_cvt_scalef32_pk_fp4_f32 v70, v11, v10, v63 op_sel:[0,0,1,1]
4428  s_nop 0
442C  v_mov_b32_e32 v4, 0
4430  v_mov_b32_e32 v5, 0
4434  v_cvt_scalef32_pk_fp4_f32 v4, v13, v12, v63
443C  v_cvt_scalef32_pk_fp4_f32 v5, v19, v18, v63 op_sel:[0,0,0,1]
4444  v_cvt_scalef32_pk_fp4_f32 v4, v15, v14, v63 op_sel:[0,0,1,0]
444C  v_cvt_scalef32_pk_fp4_f32 v5, v49, v48, v63 op_sel:[0,0,1,1]
4454  s_nop 0
4458  v_mov_b32_e32 v58, 0
445C  v_or3_b32 v7, v5, v66, v4
4464  v_mov_b32_e32 v4, 0
4468  v_mov_b32_e32 v5, 0
446C  v_cvt_scalef32_pk_fp4_f32 v4, v51, v50, v63
4474  v_cvt_scalef32_pk_fp4_f32 v5, v55, v54, v63 op_sel:[0,0,0,1]
447C  v_cvt_scalef32_pk_fp4_f32 v4, v53, v52, v63 op_sel:[0,0,1,0]
4484  v_cvt_scalef32_pk_fp4_f32 v5, v57, v56, v63 op_sel:[0,0,1,1]
448C  s_nop 0
4490  v_or3_b32 v6, v70, v59, v67
4498  v_or3_b32 v8, v5, v79, v4
44A0  v_mov_b32_e32 v4, 0
44A4  v_mov_b32_e32 v5, 0
44A8  v_cvt_scalef32_pk_fp4_f32 v4, v61, v60, v63
44B0  v_cvt_scalef32_pk_fp4_f32 v5, v73, v72, v63 op_sel:[0,0,0,1]
44B8  v_cvt_scalef32_pk_fp4_f32 v4, v69, v68, v63 op_sel:[0,0,1,0]
44C0  v_cvt_scalef32_pk_fp4_f32 v5, v65, v64, v63 op_sel:[0,0,1,1]
44C8  s_nop 0
44D0  v_or3_b32 v9, v5, v88, v4
44D8  v_lshlrev_b32_e32 v5, 2, v131
44DC  v_bitop3_b32 v4, v5, v130, v1 bitop3:0xf6
44E4  v_lshlrev_b32_e32 v4, 4, v4
44E8  v_or_b32_e32 v5, v5, v130
44EC  ds_write_b128 v4, v[6:9]
44F4  ds_write_b8 v5, v62 offset:8192
44FC  s_and_saveexec_b64 s[20:21], s[0:1]
4500  s_cbranch_execz 765
4504  v_and_b32_e32 v72, 0x7fffffff, v17
450C  v_and_b32_e32 v71, 0x7fffffff, v20
4514  v_and_b32_e32 v69, 0x7fffffff, v21
451C  v_and_b32_e32 v68, 0x7fffffff, v22
4524  v_max_u32_e32 v10, v71, v72
4528  v_and_b32_e32 v67, 0x7fffffff, v23
4530  v_and_b32_e32 v66, 0x7fffffff, v26
4538  v_max3_u32 v10, v68, v69, v10
4540  v_and_b32_e32 v65, 0x7fffffff, v27
4548  v_and_b32_e32 v64, 0x7fffffff, v24
4550  v_max3_u32 v10, v66, v67, v10
4558  v_and_b32_e32 v63, 0x7fffffff, v25
4560  v_and_b32_e32 v62, 0x7fffffff, v28
4568  v_max3_u32 v10, v64, v65, v10
4570  v_and_b32_e32 v61, 0x7fffffff, v29
4578  v_and_b32_e32 v60, 0x7fffffff, v30
4580  v_max3_u32 v10, v62, v63, v10
4588  v_and_b32_e32 v57, 0x7fffffff, v31
4590  v_and_b32_e32 v56, 0x7fffffff, v34
4598  v_max3_u32 v10, v60, v61, v10
45A0  v_and_b32_e32 v55, 0x7fffffff, v35
45A8  v_and_b32_e32 v54, 0x7fffffff, v32
45B0  v_max3_u32 v10, v56, v57, v10
45B8  v_and_b32_e32 v53, 0x7fffffff, v33
45C0  v_and_b32_e32 v52, 0x7fffffff, v36
45C8  v_max3_u32 v10, v54, v55, v10
45D0  v_and_b32_e32 v51, 0x7fffffff, v37
45D8  v_and_b32_e32 v50, 0x7fffffff, v40
45E0  v_max3_u32 v10, v52, v53, v10
45E8  v_and_b32_e32 v48, 0x7fffffff, v41
45F0  v_and_b32_e32 v19, 0x7fffffff, v44
45F8  v_max3_u32 v10, v50, v51, v10
4600  v_and_b32_e32 v18, 0x7fffffff, v45
4608  v_and_b32_e32 v15, 0x7fffffff, v38
4610  v_max3_u32 v10, v19, v48, v10
4618  v_and_b32_e32 v14, 0x7fffffff, v39
4620  v_and_b32_e32 v13, 0x7fffffff, v42
4628  v_max3_u32 v10, v15, v18, v10
4630  v_and_b32_e32 v12, 0x7fffffff, v43
4638  v_and_b32_e32 v11, 0x7fffffff, v46
4640  v_max3_u32 v10, v13, v14, v10
4648  v_and_b32_e32 v9, 0x7fffffff, v47
4650  v_and_b32_e32 v8, 0x7fffffff, v2
4658  v_max3_u32 v10, v11, v12, v10
4660  v_and_b32_e32 v6, 0x7fffffff, v16
4668  v_and_b32_e32 v7, 0x7fffffff, v3
4670  v_max3_u32 v10, v8, v9, v10
4678  v_max3_u32 v70, v6, v7, v10
4680  s_mov_b32 s25, 0x7f7fffff
4688  v_cmp_lt_u32_e32 vcc, s25, v70
468C  v_mov_b32_e32 v10, 0
4690  v_mov_b32_e32 v49, 0
4694  v_mov_b32_e32 v59, 0
4698  s_and_saveexec_b64 s[22:23], vcc
469C  s_cbranch_execz 541
46A0  v_cmp_lt_u32_e32 vcc, s25, v72
46A4  s_mov_b32 s26, 0x7f800000
46AC  v_cmp_lt_u32_e64 s[0:1], s26, v72
46B4  v_cndmask_b32_e64 v10, 0, 7, vcc
46BC  v_or_b32_e32 v58, 0x70, v10
46C4  v_cmp_lt_u32_e64 s[4:5], s25, v71
46CC  v_cmp_lt_u32_e64 s[6:7], s26, v71
46D4  v_cndmask_b32_e64 v49, v72, 0, s[0:1]
46DC  v_cndmask_b32_e64 v10, v10, v58, s[4:5]
46E4  v_cndmask_b32_e64 v58, 0, 1, s[6:7]
46EC  v_addc_co_u32_e64 v58, s[0:1], 0, v58, s[0:1]
46F4  v_max_u32_e32 v59, v71, v49
46F8  v_cndmask_b32_e64 v49, v59, v49, s[6:7]
4700  v_and_b32_e32 v70, 0x80000000, v21
4708  v_or_b32_e32 v71, 0x700, v10
4710  v_cmp_lt_u32_e64 s[0:1], s25, v69
4718  v_and_b32_e32 v59, 0x80000000, v20
4720  v_cndmask_b32_e64 v20, v20, v59, s[4:5]
4728  v_cndmask_b32_e64 v21, v21, v70, s[0:1]
4730  v_cndmask_b32_e64 v10, v10, v71, s[0:1]
4738  v_cmp_lt_u32_e64 s[0:1], s26, v69
4740  v_max_u32_e32 v69, v69, v49
4744  v_cmp_lt_u32_e64 s[4:5], s26, v68
474C  v_cndmask_b32_e64 v59, 0, 1, s[0:1]
4754  v_cndmask_b32_e64 v49, v69, v49, s[0:1]
475C  v_or_b32_e32 v69, 0x7000, v10
4764  v_cmp_lt_u32_e64 s[0:1], s25, v68
476C  v_addc_co_u32_e64 v58, s[6:7], v58, v59, s[4:5]
4774  s_nop 0
4778  v_cndmask_b32_e64 v10, v10, v69, s[0:1]
4780  v_max_u32_e32 v59, v68, v49
4784  v_cndmask_b32_e64 v49, v59, v49, s[4:5]
478C  v_and_b32_e32 v59, 0x80000000, v22
4794  v_or_b32_e32 v69, 0x70000, v10
479C  v_cmp_lt_u32_e64 s[4:5], s25, v67
47A4  v_and_b32_e32 v68, 0x80000000, v23
47AC  v_cndmask_b32_e64 v22, v22, v59, s[0:1]
47B4  v_cndmask_b32_e64 v10, v10, v69, s[4:5]
47BC  v_cmp_lt_u32_e64 s[0:1], s26, v67
47C4  v_max_u32_e32 v67, v67, v49
47C8  v_cndmask_b32_e64 v23, v23, v68, s[4:5]
47D0  v_cndmask_b32_e64 v59, 0, 1, s[0:1]
47D8  v_cndmask_b32_e64 v49, v67, v49, s[0:1]
47E0  v_or_b32_e32 v67, 0x700000, v10
47E8  v_cmp_lt_u32_e64 s[0:1], s25, v66
47F0  v_cmp_lt_u32_e64 s[4:5], s26, v66
47F8  s_nop 0
47FC  v_cndmask_b32_e64 v10, v10, v67, s[0:1]
4804  v_addc_co_u32_e64 v59, s[6:7], v58, v59, s[4:5]
480C  v_max_u32_e32 v58, v66, v49
4810  v_cndmask_b32_e64 v49, v58, v49, s[4:5]
4818  v_and_b32_e32 v58, 0x80000000, v26
4820  v_or_b32_e32 v67, 0x7000000, v10
4828  v_cmp_lt_u32_e64 s[4:5], s25, v65
4830  v_and_b32_e32 v66, 0x80000000, v27
4838  v_cndmask_b32_e64 v26, v26, v58, s[0:1]
4840  v_cndmask_b32_e64 v10, v10, v67, s[4:5]
4848  v_cmp_lt_u32_e64 s[0:1], s26, v65
4850  v_max_u32_e32 v58, v65, v49
4854  v_cndmask_b32_e64 v27, v27, v66, s[4:5]
485C  v_cndmask_b32_e64 v66, 0, 1, s[0:1]
4864  v_cndmask_b32_e64 v49, v58, v49, s[0:1]
486C  v_or_b32_e32 v58, 0x70000000, v10
4874  v_cmp_lt_u32_e64 s[0:1], s25, v64
487C  v_cmp_lt_u32_e64 s[4:5], s26, v64
4884  s_nop 0
4888  v_cndmask_b32_e64 v58, v10, v58, s[0:1]
4890  v_addc_co_u32_e64 v10, s[6:7], v59, v66, s[4:5]
4898  v_max_u32_e32 v59, v64, v49
489C  v_cndmask_b32_e64 v49, v59, v49, s[4:5]
48A4  v_and_b32_e32 v59, 0x80000000, v24
48AC  v_cmp_lt_u32_e64 s[4:5], s25, v63
48B4  v_and_b32_e32 v64, 0x80000000, v25
48BC  v_cndmask_b32_e64 v24, v24, v59, s[0:1]
48C4  v_cndmask_b32_e64 v59, 0, 7, s[4:5]
48CC  v_cmp_lt_u32_e64 s[0:1], s26, v63
48D4  v_max_u32_e32 v63, v63, v49
48D8  v_cndmask_b32_e64 v25, v25, v64, s[4:5]
48E0  v_cndmask_b32_e64 v64, 0, 1, s[0:1]
48E8  v_cndmask_b32_e64 v49, v63, v49, s[0:1]
48F0  v_or_b32_e32 v63, 0x70, v59
48F8  v_cmp_lt_u32_e64 s[0:1], s25, v62
4900  v_cmp_lt_u32_e64 s[4:5], s26, v62
4908  v_max_u32_e32 v62, v62, v49
490C  v_cndmask_b32_e64 v59, v59, v63, s[0:1]
4914  v_addc_co_u32_e64 v10, s[6:7], v10, v64, s[4:5]
491C  v_cndmask_b32_e64 v49, v62, v49, s[4:5]
4924  v_and_b32_e32 v62, 0x80000000, v28
492C  v_or_b32_e32 v64, 0x700, v59
4934  v_cmp_lt_u32_e64 s[4:5], s25, v61
493C  v_cndmask_b32_e64 v28, v28, v62, s[0:1]
4944  v_cmp_lt_u32_e64 s[0:1], s26, v61
494C  v_cndmask_b32_e64 v59, v59, v64, s[4:5]
4954  v_max_u32_e32 v61, v61, v49
4958  v_and_b32_e32 v63, 0x80000000, v29
4960  v_cndmask_b32_e64 v62, 0, 1, s[0:1]
4968  v_cndmask_b32_e64 v49, v61, v49, s[0:1]
4970  v_or_b32_e32 v61, 0x7000, v59
4978  v_cmp_lt_u32_e64 s[0:1], s25, v60
4980  v_cndmask_b32_e64 v29, v29, v63, s[4:5]
4988  v_cmp_lt_u32_e64 s[4:5], s26, v60
4990  v_cndmask_b32_e64 v59, v59, v61, s[0:1]
4998  v_max_u32_e32 v60, v60, v49
499C  v_addc_co_u32_e64 v10, s[6:7], v10, v62, s[4:5]
49A4  v_cndmask_b32_e64 v49, v60, v49, s[4:5]
49AC  v_and_b32_e32 v60, 0x80000000, v30
49B4  v_or_b32_e32 v62, 0x70000, v59
49BC  v_cmp_lt_u32_e64 s[4:5], s25, v57
49C4  v_and_b32_e32 v61, 0x80000000, v31
49CC  v_cndmask_b32_e64 v30, v30, v60, s[0:1]
49D4  v_cndmask_b32_e64 v59, v59, v62, s[4:5]
49DC  v_cmp_lt_u32_e64 s[0:1], s26, v57
49E4  v_max_u32_e32 v57, v57, v49
49E8  v_cndmask_b32_e64 v31, v31, v61, s[4:5]
49F0  v_cndmask_b32_e64 v60, 0, 1, s[0:1]
49F8  v_cndmask_b32_e64 v49, v57, v49, s[0:1]
4A00  v_or_b32_e32 v57, 0x700000, v59
4A08  v_cmp_lt_u32_e64 s[0:1], s25, v56
4A10  v_cmp_lt_u32_e64 s[4:5], s26, v56
4A18  s_nop 0
4A1C  v_cndmask_b32_e64 v57, v59, v57, s[0:1]
4A24  v_addc_co_u32_e64 v59, s[6:7], v10, v60, s[4:5]
4A2C  v_max_u32_e32 v10, v56, v49
4A30  v_cndmask_b32_e64 v10, v10, v49, s[4:5]
4A38  v_and_b32_e32 v49, 0x80000000, v34
4A40  v_cmp_lt_u32_e64 s[4:5], s25, v55
4A48  v_cndmask_b32_e64 v34, v34, v49, s[0:1]
4A50  v_cmp_lt_u32_e64 s[0:1], s26, v55
4A58  v_max_u32_e32 v55, v55, v10
4A5C  v_and_b32_e32 v56, 0x80000000, v35
4A64  v_or_b32_e32 v60, 0x7000000, v57
4A6C  v_cndmask_b32_e64 v55, v55, v10, s[0:1]
4A74  v_cndmask_b32_e64 v35, v35, v56, s[4:5]
4A7C  v_cndmask_b32_e64 v49, v57, v60, s[4:5]
4A84  v_cndmask_b32_e64 v56, 0, 1, s[0:1]
4A8C  v_cmp_lt_u32_e64 s[0:1], s25, v54
4A94  v_cmp_lt_u32_e64 s[4:5], s26, v54
4A9C  v_max_u32_e32 v54, v54, v55
4AA0  v_or_b32_e32 v10, 0x70000000, v49
4AA8  v_cndmask_b32_e64 v54, v54, v55, s[4:5]
4AB0  v_and_b32_e32 v55, 0x80000000, v32
4AB8  v_cndmask_b32_e64 v10, v49, v10, s[0:1]
4AC0  v_addc_co_u32_e64 v49, s[6:7], v59, v56, s[4:5]
4AC8  v_cmp_lt_u32_e64 s[4:5], s25, v53
4AD0  v_cndmask_b32_e64 v32, v32, v55, s[0:1]
4AD8  v_cmp_lt_u32_e64 s[0:1], s26, v53
4AE0  v_max_u32_e32 v53, v53, v54
4AE4  v_and_b32_e32 v56, 0x80000000, v33
4AEC  v_cndmask_b32_e64 v55, 0, 7, s[4:5]
4AF4  v_cndmask_b32_e64 v53, v53, v54, s[0:1]
4AFC  v_cndmask_b32_e64 v33, v33, v56, s[4:5]
4B04  v_cndmask_b32_e64 v56, 0, 1, s[0:1]
4B0C  v_or_b32_e32 v54, 0x70, v55
4B14  v_cmp_lt_u32_e64 s[0:1], s25, v52
4B1C  v_cmp_lt_u32_e64 s[4:5], s26, v52
4B24  v_max_u32_e32 v52, v52, v53
4B28  v_cndmask_b32_e64 v54, v55, v54, s[0:1]
4B30  v_cndmask_b32_e64 v52, v52, v53, s[4:5]
4B38  v_and_b32_e32 v53, 0x80000000, v36
4B40  v_addc_co_u32_e64 v49, s[6:7], v49, v56, s[4:5]
4B48  v_or_b32_e32 v56, 0x700, v54
4B50  v_cmp_lt_u32_e64 s[4:5], s25, v51
4B58  v_cndmask_b32_e64 v36, v36, v53, s[0:1]
4B60  v_cmp_lt_u32_e64 s[0:1], s26, v51
4B68  v_max_u32_e32 v51, v51, v52
4B6C  v_and_b32_e32 v55, 0x80000000, v37
4B74  v_cndmask_b32_e64 v53, v54, v56, s[4:5]
4B7C  v_cndmask_b32_e64 v51, v51, v52, s[0:1]
4B84  v_cndmask_b32_e64 v37, v37, v55, s[4:5]
4B8C  v_cndmask_b32_e64 v54, 0, 1, s[0:1]
4B94  v_or_b32_e32 v52, 0x7000, v53
4B9C  v_cmp_lt_u32_e64 s[0:1], s25, v50
4BA4  v_cmp_lt_u32_e64 s[4:5], s26, v50
4BAC  v_max_u32_e32 v50, v50, v51
4BB0  v_cndmask_b32_e64 v52, v53, v52, s[0:1]
4BB8  v_cndmask_b32_e64 v50, v50, v51, s[4:5]
4BC0  v_and_b32_e32 v51, 0x80000000, v40
4BC8  v_addc_co_u32_e64 v49, s[6:7], v49, v54, s[4:5]
4BD0  v_or_b32_e32 v54, 0x70000, v52
4BD8  v_cmp_lt_u32_e64 s[4:5], s25, v48
4BE0  v_cndmask_b32_e64 v40, v40, v51, s[0:1]
4BE8  v_cmp_lt_u32_e64 s[0:1], s26, v48
4BF0  v_max_u32_e32 v48, v48, v50
4BF4  v_and_b32_e32 v53, 0x80000000, v41
4BFC  v_cndmask_b32_e64 v51, v52, v54, s[4:5]
4C04  v_cndmask_b32_e64 v48, v48, v50, s[0:1]
4C0C  v_cndmask_b32_e64 v41, v41, v53, s[4:5]
4C14  v_cndmask_b32_e64 v52, 0, 1, s[0:1]
4C1C  v_or_b32_e32 v50, 0x700000, v51
4C24  v_cmp_lt_u32_e64 s[0:1], s25, v19
4C2C  v_cmp_lt_u32_e64 s[4:5], s26, v19
4C34  v_max_u32_e32 v19, v19, v48
4C38  v_cndmask_b32_e64 v50, v51, v50, s[0:1]
4C40  v_cndmask_b32_e64 v19, v19, v48, s[4:5]
4C48  v_and_b32_e32 v48, 0x80000000, v44
4C50  v_addc_co_u32_e64 v51, s[6:7], v49, v52, s[4:5]
4C58  v_or_b32_e32 v52, 0x7000000, v50
4C60  v_cmp_lt_u32_e64 s[4:5], s25, v18
4C68  v_cndmask_b32_e64 v44, v44, v48, s[0:1]
4C70  v_cmp_lt_u32_e64 s[0:1], s26, v18
4C78  v_max_u32_e32 v18, v18, v19
4C7C  v_and_b32_e32 v49, 0x80000000, v45
4C84  v_cndmask_b32_e64 v48, v50, v52, s[4:5]
4C8C  v_cndmask_b32_e64 v18, v18, v19, s[0:1]
4C94  v_cndmask_b32_e64 v45, v45, v49, s[4:5]
4C9C  v_cndmask_b32_e64 v50, 0, 1, s[0:1]
4CA4  v_or_b32_e32 v19, 0x70000000, v48
4CAC  v_cmp_lt_u32_e64 s[0:1], s25, v15
4CB4  v_cmp_lt_u32_e64 s[4:5], s26, v15
4CBC  v_max_u32_e32 v15, v15, v18
4CC0  v_cndmask_b32_e64 v49, v48, v19, s[0:1]
4CC8  v_addc_co_u32_e64 v19, s[6:7], v51, v50, s[4:5]
4CD0  v_cndmask_b32_e64 v15, v15, v18, s[4:5]
4CD8  v_and_b32_e32 v18, 0x80000000, v38
4CE0  v_cmp_lt_u32_e64 s[4:5], s25, v14
4CE8  v_and_b32_e32 v48, 0x80000000, v39
4CF0  v_cndmask_b32_e64 v38, v38, v18, s[0:1]
4CF8  v_cndmask_b32_e64 v18, 0, 7, s[4:5]
4D00  v_cmp_lt_u32_e64 s[0:1], s26, v14
4D08  v_max_u32_e32 v14, v14, v15
4D0C  v_cndmask_b32_e64 v39, v39, v48, s[4:5]
4D14  v_cndmask_b32_e64 v48, 0, 1, s[0:1]
4D1C  v_cndmask_b32_e64 v14, v14, v15, s[0:1]
4D24  v_or_b32_e32 v15, 0x70, v18
4D2C  v_cmp_lt_u32_e64 s[0:1], s25, v13
4D34  v_cmp_lt_u32_e64 s[4:5], s26, v13
4D3C  v_max_u32_e32 v13, v13, v14
4D40  v_cndmask_b32_e64 v15, v18, v15, s[0:1]
4D48  v_addc_co_u32_e64 v18, s[6:7], v19, v48, s[4:5]
4D50  v_cndmask_b32_e64 v13, v13, v14, s[4:5]
4D58  v_and_b32_e32 v14, 0x80000000, v42
4D60  v_or_b32_e32 v48, 0x700, v15
4D68  v_cmp_lt_u32_e64 s[4:5], s25, v12
4D70  v_cndmask_b32_e64 v42, v42, v14, s[0:1]
4D78  v_cmp_lt_u32_e64 s[0:1], s26, v12
4D80  v_cndmask_b32_e64 v14, v15, v48, s[4:5]
4D88  v_max_u32_e32 v12, v12, v13
4D8C  v_and_b32_e32 v19, 0x80000000, v43
4D94  v_cndmask_b32_e64 v15, 0, 1, s[0:1]
4D9C  v_cndmask_b32_e64 v12, v12, v13, s[0:1]
4DA4  v_or_b32_e32 v13, 0x7000, v14
4DAC  v_cmp_lt_u32_e64 s[0:1], s25, v11
4DB4  v_cndmask_b32_e64 v43, v43, v19, s[4:5]
4DBC  v_cmp_lt_u32_e64 s[4:5], s26, v11
4DC4  v_cndmask_b32_e64 v13, v14, v13, s[0:1]
4DCC  v_max_u32_e32 v11, v11, v12
4DD0  v_addc_co_u32_e64 v14, s[6:7], v18, v15, s[4:5]
4DD8  v_cndmask_b32_e64 v11, v11, v12, s[4:5]
4DE0  v_and_b32_e32 v12, 0x80000000, v46
4DE8  v_or_b32_e32 v18, 0x70000, v13
4DF0  v_cmp_lt_u32_e64 s[4:5], s25, v9
4DF8  v_cndmask_b32_e64 v46, v46, v12, s[0:1]
4E00  v_cmp_lt_u32_e64 s[0:1], s26, v9
4E08  v_cndmask_b32_e64 v12, v13, v18, s[4:5]
4E10  v_max_u32_e32 v9, v9, v11
4E14  v_and_b32_e32 v15, 0x80000000, v47
4E1C  v_cndmask_b32_e64 v13, 0, 1, s[0:1]
4E24  v_cndmask_b32_e64 v9, v9, v11, s[0:1]
4E2C  v_or_b32_e32 v11, 0x700000, v12
4E34  v_cmp_lt_u32_e64 s[0:1], s25, v8
4E3C  v_cndmask_b32_e64 v47, v47, v15, s[4:5]
4E44  v_cmp_lt_u32_e64 s[4:5], s26, v8
4E4C  v_cndmask_b32_e64 v11, v12, v11, s[0:1]
4E54  v_max_u32_e32 v8, v8, v9
4E58  v_addc_co_u32_e64 v12, s[6:7], v14, v13, s[4:5]
4E60  v_cndmask_b32_e64 v8, v8, v9, s[4:5]
4E68  v_and_b32_e32 v9, 0x80000000, v2
4E70  v_and_b32_e32 v13, 0x80000000, v3
4E78  v_or_b32_e32 v14, 0x7000000, v11
4E80  v_cmp_lt_u32_e64 s[4:5], s25, v7
4E88  v_cndmask_b32_e64 v2, v2, v9, s[0:1]
4E90  v_cmp_lt_u32_e64 s[0:1], s26, v7
4E98  v_cndmask_b32_e64 v3, v3, v13, s[4:5]
4EA0  v_cndmask_b32_e64 v9, v11, v14, s[4:5]
4EA8  v_max_u32_e32 v7, v7, v8
4EAC  v_and_b32_e32 v13, 0x80000000, v17
4EB4  v_cndmask_b32_e64 v7, v7, v8, s[0:1]
4EBC  v_and_b32_e32 v8, 0x80000000, v16
4EC4  v_or_b32_e32 v14, 0x70000000, v9
4ECC  v_cndmask_b32_e32 v17, v17, v13, vcc
4ED0  v_cmp_lt_u32_e32 vcc, s25, v6
4ED4  v_cndmask_b32_e64 v11, 0, 1, s[0:1]
4EDC  s_nop 0
4EE0  v_cndmask_b32_e32 v16, v16, v8, vcc
4EE4  v_cndmask_b32_e32 v59, v9, v14, vcc
4EE8  v_cmp_lt_u32_e32 vcc, s26, v6
4EEC  v_max_u32_e32 v6, v6, v7
4EF0  s_nop 0
4EF4  v_addc_co_u32_e64 v8, s[0:1], v12, v11, vcc
4EFC  v_cndmask_b32_e32 v6, v6, v7, vcc
4F00  v_mov_b32_e32 v7, 0x7f800000
4F08  v_cmp_ne_u32_e32 vcc, 32, v8
4F0C  s_nop 1
4F10  v_cndmask_b32_e32 v70, v7, v6, vcc
4F14  s_or_b64 exec, exec, s[22:23]
4F18  v_cmp_ne_u32_e32 vcc, 0, v70
4F1C  v_mov_b32_e32 v6, 0x7f
4F24  s_and_saveexec_b64 s[0:1], vcc
4F28  s_cbranch_execz 15
4F2C  v_add_u32_e32 v6, s24, v70
4F30  s_mov_b32 s4, 0x17fffff
4F38  v_lshrrev_b32_e32 v7, 23, v6
4F3C  v_add_u32_e32 v7, -2, v7
4F40  v_cmp_lt_u32_e32 vcc, s4, v6
4F44  s_mov_b32 s4, 0x7f800000
4F4C  s_nop 0
4F50  v_cndmask_b32_e32 v6, 0, v7, vcc
4F54  v_cmp_eq_u32_e32 vcc, s4, v70
4F58  v_mov_b32_e32 v7, 0xfe
4F60  s_and_b64 vcc, s[18:19], vcc
4F64  v_cndmask_b32_e32 v6, v6, v7, vcc
4F68  s_or_b64 exec, exec, s[0:1]
4F6C  v_cmp_eq_u32_e32 vcc, 0, v6
4F70  s_cbranch_vccz 37
4F74  s_nop 0
4F78  v_cndmask_b32_e64 v8, 1.0, 2.0, vcc
4F80  v_pk_mul_f32 v[20:21], v[8:9], v[20:21] op_sel_hi:[0,1]
4F88  v_pk_mul_f32 v[22:23], v[8:9], v[22:23] op_sel_hi:[0,1]
4F90  v_pk_mul_f32 v[26:27], v[8:9], v[26:27] op_sel_hi:[0,1]
4F98  v_pk_mul_f32 v[24:25], v[8:9], v[24:25] op_sel_hi:[0,1]
4FA0  v_pk_mul_f32 v[28:29], v[8:9], v[28:29] op_sel_hi:[0,1]
4FA8  v_pk_mul_f32 v[30:31], v[8:9], v[30:31] op_sel_hi:[0,1]
4FB0  v_pk_mul_f32 v[34:35], v[8:9], v[34:35] op_sel_hi:[0,1]
4FB8  v_pk_mul_f32 v[32:33], v[8:9], v[32:33] op_sel_hi:[0,1]
4FC0  v_pk_mul_f32 v[36:37], v[8:9], v[36:37] op_sel_hi:[0,1]
4FC8  v_pk_mul_f32 v[40:41], v[8:9], v[40:41] op_sel_hi:[0,1]
4FD0  v_pk_mul_f32 v[44:45], v[8:9], v[44:45] op_sel_hi:[0,1]
4FD8  v_pk_mul_f32 v[38:39], v[8:9], v[38:39] op_sel_hi:[0,1]
4FE0  v_pk_mul_f32 v[42:43], v[8:9], v[42:43] op_sel_hi:[0,1]
4FE8  v_pk_mul_f32 v[46:47], v[8:9], v[46:47] op_sel_hi:[0,1]
4FF0  v_pk_mul_f32 v[2:3], v[8:9], v[2:3] op_sel_hi:[0,1]
4FF8  v_pk_mul_f32 v[16:17], v[8:9], v[16:17] op_sel_hi:[0,1]
5000  v_max_u32_e32 v7, 1, v6
5004  s_branch 1
5008  v_mov_b32_e32 v7, v6
500C  v_mov_b32_e32 v8, 0
5010  v_mov_b32_e32 v9, 0
5014  v_lshlrev_b32_e32 v7, 23, v7
5018  v_cvt_scalef32_pk_fp4_f32 v8, v17, v20, v7
5020  v_cvt_scalef32_pk_fp4_f32 v9, v23, v26, v7 op_sel:[0,0,0,1]
5028  v_cvt_scalef32_pk_fp4_f32 v8, v21, v22, v7 op_sel:[0,0,1,0]
5030  v_cvt_scalef32_pk_fp4_f32 v9, v27, v24, v7 op_sel:[0,0,1,1]
5038  s_nop 0
503C  v_mov_b32_e32 v12, 0
5040  v_or3_b32 v8, v9, v58, v8
5048  v_mov_b32_e32 v9, 0
504C  v_cvt_scalef32_pk_fp4_f32 v9, v25, v28, v7
5054  v_cvt_scalef32_pk_fp4_f32 v12, v31, v34, v7 op_sel:[0,0,0,1]
505C  v_cvt_scalef32_pk_fp4_f32 v9, v29, v30, v7 op_sel:[0,0,1,0]
5064  v_cvt_scalef32_pk_fp4_f32 v12, v35, v32, v7 op_sel:[0,0,1,1]
506C  s_nop 0
5070  v_mov_b32_e32 v11, 0
5074  v_or3_b32 v9, v12, v10, v9
507C  v_mov_b32_e32 v10, 0
5080  v_mov_b32_e32 v12, 0
5084  v_cvt_scalef32_pk_fp4_f32 v10, v33, v36, v7
508C  v_cvt_scalef32_pk_fp4_f32 v12, v41, v44, v7 op_sel:[0,0,0,1]
5094  v_cvt_scalef32_pk_fp4_f32 v10, v37, v40, v7 op_sel:[0,0,1,0]
509C  v_cvt_scalef32_pk_fp4_f32 v12, v45, v38, v7 op_sel:[0,0,1,1]
50A4  s_nop 0
50AC  v_or3_b32 v10, v12, v49, v10
50B4  v_mov_b32_e32 v12, 0
50B8  v_cvt_scalef32_pk_fp4_f32 v11, v39, v42, v7
50C0  v_cvt_scalef32_pk_fp4_f32 v12, v47, v2, v7 op_sel:[0,0,0,1]
50C8  v_cvt_scalef32_pk_fp4_f32 v11, v43, v46, v7 op_sel:[0,0,1,0]
50D0  v_cvt_scalef32_pk_fp4_f32 v12, v3, v16, v7 op_sel:[0,0,1,1]
50D8  s_nop 0
50E0  v_or3_b32 v11, v12, v59, v11
50E8  ds_write_b128 v4, v[8:11] offset:64
50F0  ds_write_b8 v5, v6 offset:8196
50F8  s_or_b64 exec, exec, s[20:21]
50FC  s_or_b64 exec, exec, s[16:17]
5100  s_add_i32 s1, s12, 7
5104  s_and_b32 s0, s14, 8
5108  s_and_b32 s14, s1, 0xffffff8
5110  s_lshr_b32 s1, s2, 1
5114  s_add_i32 s4, s13, 0xff
511C  s_and_b32 s1, s1, 2
5120  s_and_b32 s16, s4, 0xffffff00
5128  v_lshlrev_b32_e32 v2, 6, v0
512C  s_cmp_eq_u32 s0, 0
5130  v_or_b32_e32 v4, s2, v1
5134  v_lshl_or_b32 v1, s3, 7, v0
513C  v_and_b32_e32 v2, 0xc0, v2
5144  s_movk_i32 s0, 0xff3c
5148  s_cselect_b64 vcc, -1, 0
514C  v_and_or_b32 v1, v1, s0, v2
5154  v_lshrrev_b32_e32 v2, 2, v0
5158  v_bfe_u32 v3, v0, 6, 1
5160  v_add_u32_e32 v6, s15, v2
5164  s_and_b64 s[2:3], vcc, exec
5168  v_cmp_le_u32_e64 s[6:7], s12, v4
5170  v_or3_b32 v1, v1, v3, s1
5178  v_mov_b32_e32 v3, 0
517C  v_cmp_le_u32_e64 s[2:3], s13, v6
5184  v_cmp_gt_u32_e64 s[4:5], s12, v4
518C  v_mov_b32_e32 v5, v3
5190  v_cmp_le_u32_e64 s[0:1], s14, v4
5198  v_lshrrev_b32_e32 v7, 3, v0
519C  s_cselect_b32 s14, s12, s14
51A0  s_or_b64 s[6:7], s[6:7], s[2:3]
51A4  s_mov_b64 s[2:3], 0
51A8  s_waitcnt lgkmcnt(0)
51AC  s_barrier
51B0  s_and_saveexec_b64 s[18:19], s[6:7]
51B4  s_xor_b64 s[6:7], exec, s[18:19]
51B8  v_cmp_le_u32_e64 s[2:3], s16, v6
51C0  s_or_b64 s[2:3], vcc, s[2:3]
51C4  s_nor_b64 s[2:3], s[2:3], s[0:1]
51C8  s_and_b64 s[2:3], s[2:3], exec
51CC  s_or_saveexec_b64 s[6:7], s[6:7]
51D0  v_cndmask_b32_e32 v2, v1, v4, vcc
51D4  v_bitop3_b32 v1, v7, 3, v0 bitop3:0x48
51DC  v_lshl_add_u64 v[4:5], v[4:5], 4, s[8:9]
51E4  v_mov_b32_e32 v7, 0x7f
51EC  s_xor_b64 exec, exec, s[6:7]
51F0  s_cbranch_execz 16
51F4  s_movk_i32 s8, 0xfc
51F8  v_and_or_b32 v7, v0, s8, v1
5200  v_lshlrev_b32_e32 v7, 4, v7
5204  ds_read_b128 v[8:11], v7
520C  ds_read_u8 v7, v0 offset:8192
5214  v_mad_u64_u32 v[12:13], s[8:9], v6, s12, 0
521C  v_lshl_add_u64 v[12:13], v[12:13], 4, v[4:5]
5224  s_or_b64 s[2:3], s[2:3], exec
5228  s_waitcnt lgkmcnt(1)
522C  global_store_dwordx4 v[12:13], v[8:11], off
5234  s_or_b64 exec, exec, s[6:7]
5238  s_and_saveexec_b64 s[6:7], s[2:3]
523C  s_cbranch_execz 11
5240  v_and_b32_e32 v8, 0xffffffe0, v6
5248  v_cndmask_b32_e32 v6, v8, v6, vcc
524C  v_mov_b64_e32 v[8:9], s[10:11]
5250  v_mad_u64_u32 v[8:9], s[2:3], s14, v6, v[8:9]
5258  v_lshl_add_u64 v[8:9], v[8:9], 0, v[2:3]
5260  s_waitcnt lgkmcnt(0)
5264  global_store_byte v[8:9], v7, off
526C  s_or_b64 exec, exec, s[6:7]
5270  s_waitcnt lgkmcnt(0)
5274  v_or_b32_e32 v7, 0x100, v0
527C  v_lshrrev_b32_e32 v6, 2, v7
5280  v_add_u32_e32 v6, s15, v6
5284  v_cmp_le_u32_e64 s[2:3], s13, v6
528C  s_xor_b64 s[4:5], s[4:5], -1
5290  s_or_b64 s[4:5], s[4:5], s[2:3]
5294  s_mov_b64 s[2:3], 0
5298  s_and_saveexec_b64 s[6:7], s[4:5]
529C  s_xor_b64 s[4:5], exec, s[6:7]
52A0  s_cbranch_execnz 9
52A4  s_or_saveexec_b64 s[0:1], s[4:5]
52A8  v_mov_b32_e32 v8, 0x7f
52B0  s_xor_b64 exec, exec, s[0:1]
52B4  s_cbranch_execnz 14
52B8  s_or_b64 exec, exec, s[0:1]
52BC  s_and_saveexec_b64 s[0:1], s[2:3]
52C0  s_cbranch_execnz 30
52C4  s_endpgm
52C8  v_cmp_le_u32_e64 s[2:3], s16, v6
52D0  s_or_b64 s[2:3], vcc, s[2:3]
52D4  s_nor_b64 s[0:1], s[2:3], s[0:1]
52D8  s_and_b64 s[2:3], s[0:1], exec
52DC  s_or_saveexec_b64 s[0:1], s[4:5]
52E0  v_mov_b32_e32 v8, 0x7f
52E8  s_xor_b64 exec, exec, s[0:1]
52EC  s_cbranch_execz 65522
52F0  s_movk_i32 s4, 0x1fc
52F4  v_and_or_b32 v1, v7, s4, v1
52FC  v_lshlrev_b32_e32 v1, 4, v1
5300  ds_read_b128 v[10:13], v1
5308  ds_read_u8 v8, v0 offset:8448
5310  v_mad_u64_u32 v[0:1], s[4:5], v6, s12, 0
5318  v_lshl_add_u64 v[0:1], v[0:1], 4, v[4:5]
5320  s_or_b64 s[2:3], s[2:3], exec
5324  s_waitcnt lgkmcnt(1)
5328  global_store_dwordx4 v[0:1], v[10:13], off
5330  s_or_b64 exec, exec, s[0:1]
5334  s_and_saveexec_b64 s[0:1], s[2:3]
5338  s_cbranch_execz 65506
533C  v_and_b32_e32 v0, 0xffffffe0, v6
5344  v_cndmask_b32_e32 v4, v0, v6, vcc
5348  v_mov_b64_e32 v[0:1], s[10:11]
534C  v_mad_u64_u32 v[0:1], s[0:1], s14, v4, v[0:1]
5354  v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
535C  s_waitcnt lgkmcnt(0)
5360  global_store_byte v[0:1], v8, off
5368  s_endpgm
536C  s_nop 0

5400 <QuantiseColumnTunedH16>:
5400  s_load_dwordx4 s[12:15], s[0:1], 0x20
5408  v_lshlrev_b32_e32 v1, 1, v0
540C  v_lshrrev_b32_e32 v130, 6, v0
5410  v_and_b32_e32 v131, 0x7e, v1
5418  s_lshl_b32 s26, s2, 7
541C  s_lshl_b32 s27, s3, 2
5420  s_waitcnt lgkmcnt(0)
5424  s_lshr_b32 s12, s12, 5
5428  v_or_b32_e32 v4, s26, v131
542C  v_or_b32_e32 v3, s27, v130
5430  v_cmp_le_u32_e32 vcc, s13, v4
5434  v_cmp_le_u32_e64 s[4:5], s12, v3
543C  s_or_b64 s[4:5], vcc, s[4:5]
5440  v_and_b32_e32 v1, 3, v0
5444  s_and_saveexec_b64 s[6:7], s[4:5]
5448  s_xor_b64 s[4:5], exec, s[6:7]
544C  v_and_b32_e32 v1, 3, v0
5450  s_or_saveexec_b64 s[16:17], s[4:5]
5454  s_load_dwordx4 s[8:11], s[0:1], 0x8
545C  s_xor_b64 exec, exec, s[16:17]
5460  s_cbranch_execz 3444
5464  s_load_dwordx2 s[6:7], s[0:1], 0x0
546C  s_load_dwordx2 s[18:19], s[0:1], 0x18
5474  v_mov_b32_e32 v2, 0
5478  v_lshlrev_b32_e32 v6, 5, v3
547C  v_mov_b32_e32 v5, v2
5480  v_lshrrev_b32_e32 v3, 27, v3
5484  s_waitcnt lgkmcnt(0)
5488  v_mad_u64_u32 v[44:45], s[0:1], v6, s18, v[4:5]
5490  v_mul_lo_u32 v5, v6, s19
5498  v_mul_lo_u32 v3, v3, s18
54A0  s_bitcmp1_b32 s14, 0
54A4  v_add3_u32 v45, v3, v45, v5
54AC  v_or_b32_e32 v3, 1, v4
54B0  s_cselect_b64 s[22:23], -1, 0
54B4  v_cmp_gt_u32_e64 s[0:1], s13, v3
54BC  v_cmp_le_u32_e32 vcc, s13, v3
54C0  s_and_saveexec_b64 s[4:5], vcc
54C4  s_xor_b64 s[20:21], exec, s[4:5]
54C8  s_cbranch_execz 514
54CC  s_and_b64 vcc, exec, s[22:23]
54D0  s_cbranch_vccz 6
54D4  v_lshl_add_u64 v[4:5], v[44:45], 2, s[6:7]
54DC  global_load_dword v7, v[4:5], off
54E4  s_cbranch_execz 1
54E8  s_branch 6
54EC  v_lshl_add_u64 v[4:5], v[44:45], 1, s[6:7]
54F4  global_load_ushort v3, v[4:5], off
54FC  s_waitcnt vmcnt(0)
5500  v_lshlrev_b32_e32 v7, 16, v3
5504  v_cndmask_b32_e64 v3, 0, 1, s[22:23]
550C  v_cmp_ne_u32_e64 s[4:5], 1, v3
5514  s_andn2_b64 vcc, exec, s[22:23]
5518  v_lshl_add_u64 v[4:5], s[18:19], 0, v[44:45]
5520  s_cbranch_vccnz 6
5524  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
552C  global_load_dword v6, v[8:9], off
5534  s_cbranch_execz 1
5538  s_branch 6
553C  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
5544  global_load_ushort v3, v[8:9], off
554C  s_waitcnt vmcnt(0)
5550  v_lshlrev_b32_e32 v6, 16, v3
5554  s_and_b64 vcc, exec, s[4:5]
5558  v_lshl_add_u64 v[4:5], v[4:5], 0, s[18:19]
5560  s_cbranch_vccnz 6
5564  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
556C  global_load_dword v31, v[8:9], off
5574  s_cbranch_execz 1
5578  s_branch 6
557C  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
5584  global_load_ushort v3, v[8:9], off
558C  s_waitcnt vmcnt(0)
5590  v_lshlrev_b32_e32 v31, 16, v3
5594  s_and_b64 vcc, exec, s[4:5]
5598  v_lshl_add_u64 v[4:5], v[4:5], 0, s[18:19]
55A0  s_cbranch_vccnz 6
55A4  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
55AC  global_load_dword v30, v[8:9], off
55B4  s_cbranch_execz 1
55B8  s_branch 6
55BC  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
55C4  global_load_ushort v3, v[8:9], off
55CC  s_waitcnt vmcnt(0)
55D0  v_lshlrev_b32_e32 v30, 16, v3
55D4  s_and_b64 vcc, exec, s[4:5]
55D8  v_lshl_add_u64 v[4:5], v[4:5], 0, s[18:19]
55E0  s_cbranch_vccnz 6
55E4  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
55EC  global_load_dword v39, v[8:9], off
55F4  s_cbranch_execz 1
55F8  s_branch 6
55FC  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
5604  global_load_ushort v3, v[8:9], off
560C  s_waitcnt vmcnt(0)
5610  v_lshlrev_b32_e32 v39, 16, v3
5614  s_and_b64 vcc, exec, s[4:5]
5618  v_lshl_add_u64 v[4:5], v[4:5], 0, s[18:19]
5620  s_cbranch_vccnz 6
5624  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
562C  global_load_dword v38, v[8:9], off
5634  s_cbranch_execz 1
5638  s_branch 6
563C  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
5644  global_load_ushort v3, v[8:9], off
564C  s_waitcnt vmcnt(0)
5650  v_lshlrev_b32_e32 v38, 16, v3
5654  s_and_b64 vcc, exec, s[4:5]
5658  v_lshl_add_u64 v[4:5], v[4:5], 0, s[18:19]
5660  s_cbranch_vccnz 6
5664  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
566C  global_load_dword v41, v[8:9], off
5674  s_cbranch_execz 1
5678  s_branch 6
567C  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
5684  global_load_ushort v3, v[8:9], off
568C  s_waitcnt vmcnt(0)
5690  v_lshlrev_b32_e32 v41, 16, v3
5694  s_and_b64 vcc, exec, s[4:5]
5698  v_lshl_add_u64 v[4:5], v[4:5], 0, s[18:19]
56A0  s_cbranch_vccnz 6
56A4  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
56AC  global_load_dword v40, v[8:9], off
56B4  s_cbranch_execz 1
56B8  s_branch 6
56BC  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
56C4  global_load_ushort v3, v[8:9], off
56CC  s_waitcnt vmcnt(0)
56D0  v_lshlrev_b32_e32 v40, 16, v3
56D4  s_and_b64 vcc, exec, s[4:5]
56D8  v_lshl_add_u64 v[4:5], v[4:5], 0, s[18:19]
56E0  s_cbranch_vccnz 6
56E4  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
56EC  global_load_dword v47, v[8:9], off
56F4  s_cbranch_execz 1
56F8  s_branch 6
56FC  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
5704  global_load_ushort v3, v[8:9], off
570C  s_waitcnt vmcnt(0)
5710  v_lshlrev_b32_e32 v47, 16, v3
5714  s_and_b64 vcc, exec, s[4:5]
5718  v_lshl_add_u64 v[4:5], v[4:5], 0, s[18:19]
5720  s_cbranch_vccnz 6
5724  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
572C  global_load_dword v46, v[8:9], off
5734  s_cbranch_execz 1
5738  s_branch 6
573C  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
5744  global_load_ushort v3, v[8:9], off
574C  s_waitcnt vmcnt(0)
5750  v_lshlrev_b32_e32 v46, 16, v3
5754  s_and_b64 vcc, exec, s[4:5]
5758  v_lshl_add_u64 v[4:5], v[4:5], 0, s[18:19]
5760  s_cbranch_vccnz 6
5764  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
576C  global_load_dword v51, v[8:9], off
5774  s_cbranch_execz 1
5778  s_branch 6
577C  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
5784  global_load_ushort v3, v[8:9], off
578C  s_waitcnt vmcnt(0)
5790  v_lshlrev_b32_e32 v51, 16, v3
5794  s_and_b64 vcc, exec, s[4:5]
5798  v_lshl_add_u64 v[4:5], v[4:5], 0, s[18:19]
57A0  s_cbranch_vccnz 6
57A4  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
57AC  global_load_dword v50, v[8:9], off
57B4  s_cbranch_execz 1
57B8  s_branch 6
57BC  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
57C4  global_load_ushort v3, v[8:9], off
57CC  s_waitcnt vmcnt(0)
57D0  v_lshlrev_b32_e32 v50, 16, v3
57D4  s_and_b64 vcc, exec, s[4:5]
57D8  v_lshl_add_u64 v[4:5], v[4:5], 0, s[18:19]
57E0  s_cbranch_vccnz 6
57E4  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
57EC  global_load_dword v55, v[8:9], off
57F4  s_cbranch_execz 1
57F8  s_branch 6
57FC  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
5804  global_load_ushort v3, v[8:9], off
580C  s_waitcnt vmcnt(0)
5810  v_lshlrev_b32_e32 v55, 16, v3
5814  s_and_b64 vcc, exec, s[4:5]
5818  v_lshl_add_u64 v[4:5], v[4:5], 0, s[18:19]
5820  s_cbranch_vccnz 6
5824  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
582C  global_load_dword v54, v[8:9], off
5834  s_cbranch_execz 1
5838  s_branch 6
583C  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
5844  global_load_ushort v3, v[8:9], off
584C  s_waitcnt vmcnt(0)
5850  v_lshlrev_b32_e32 v54, 16, v3
5854  s_and_b64 vcc, exec, s[4:5]
5858  v_lshl_add_u64 v[4:5], v[4:5], 0, s[18:19]
5860  s_cbranch_vccnz 6
5864  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
586C  global_load_dword v61, v[8:9], off
5874  s_cbranch_execz 1
5878  s_branch 6
587C  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
5884  global_load_ushort v3, v[8:9], off
588C  s_waitcnt vmcnt(0)
5890  v_lshlrev_b32_e32 v61, 16, v3
5894  s_and_b64 vcc, exec, s[4:5]
5898  v_lshl_add_u64 v[4:5], v[4:5], 0, s[18:19]
58A0  s_cbranch_vccnz 6
58A4  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
58AC  global_load_dword v60, v[8:9], off
58B4  s_cbranch_execz 1
58B8  s_branch 6
58BC  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
58C4  global_load_ushort v3, v[8:9], off
58CC  s_waitcnt vmcnt(0)
58D0  v_lshlrev_b32_e32 v60, 16, v3
58D4  s_and_b64 vcc, exec, s[4:5]
58D8  v_lshl_add_u64 v[4:5], v[4:5], 0, s[18:19]
58E0  s_cbranch_vccnz 6
58E4  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
58EC  global_load_dword v67, v[8:9], off
58F4  s_cbranch_execz 1
58F8  s_branch 6
58FC  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
5904  global_load_ushort v3, v[8:9], off
590C  s_waitcnt vmcnt(0)
5910  v_lshlrev_b32_e32 v67, 16, v3
5914  s_and_b64 vcc, exec, s[4:5]
5918  v_lshl_add_u64 v[4:5], v[4:5], 0, s[18:19]
5920  s_cbranch_vccnz 6
5924  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
592C  global_load_dword v66, v[8:9], off
5934  s_cbranch_execz 1
5938  s_branch 6
593C  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
5944  global_load_ushort v3, v[8:9], off
594C  s_waitcnt vmcnt(0)
5950  v_lshlrev_b32_e32 v66, 16, v3
5954  s_and_b64 vcc, exec, s[4:5]
5958  v_lshl_add_u64 v[4:5], v[4:5], 0, s[18:19]
5960  s_cbranch_vccnz 6
5964  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
596C  global_load_dword v73, v[8:9], off
5974  s_cbranch_execz 1
5978  s_branch 6
597C  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
5984  global_load_ushort v3, v[8:9], off
598C  s_waitcnt vmcnt(0)
5990  v_lshlrev_b32_e32 v73, 16, v3
5994  s_and_b64 vcc, exec, s[4:5]
5998  v_lshl_add_u64 v[4:5], v[4:5], 0, s[18:19]
59A0  s_cbranch_vccnz 6
59A4  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
59AC  global_load_dword v72, v[8:9], off
59B4  s_cbranch_execz 1
59B8  s_branch 6
59BC  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
59C4  global_load_ushort v3, v[8:9], off
59CC  s_waitcnt vmcnt(0)
59D0  v_lshlrev_b32_e32 v72, 16, v3
59D4  s_and_b64 vcc, exec, s[4:5]
59D8  v_lshl_add_u64 v[4:5], v[4:5], 0, s[18:19]
59E0  s_cbranch_vccnz 6
59E4  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
59EC  global_load_dword v77, v[8:9], off
59F4  s_cbranch_execz 1
59F8  s_branch 6
59FC  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
5A04  global_load_ushort v3, v[8:9], off
5A0C  s_waitcnt vmcnt(0)
5A10  v_lshlrev_b32_e32 v77, 16, v3
5A14  s_and_b64 vcc, exec, s[4:5]
5A18  v_lshl_add_u64 v[4:5], v[4:5], 0, s[18:19]
5A20  s_cbranch_vccnz 6
5A24  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
5A2C  global_load_dword v76, v[8:9], off
5A34  s_cbranch_execz 1
5A38  s_branch 6
5A3C  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
5A44  global_load_ushort v3, v[8:9], off
5A4C  s_waitcnt vmcnt(0)
5A50  v_lshlrev_b32_e32 v76, 16, v3
5A54  s_and_b64 vcc, exec, s[4:5]
5A58  v_lshl_add_u64 v[4:5], v[4:5], 0, s[18:19]
5A60  s_cbranch_vccnz 6
5A64  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
5A6C  global_load_dword v81, v[8:9], off
5A74  s_cbranch_execz 1
5A78  s_branch 6
5A7C  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
5A84  global_load_ushort v3, v[8:9], off
5A8C  s_waitcnt vmcnt(0)
5A90  v_lshlrev_b32_e32 v81, 16, v3
5A94  s_and_b64 vcc, exec, s[4:5]
5A98  v_lshl_add_u64 v[4:5], v[4:5], 0, s[18:19]
5AA0  s_cbranch_vccnz 6
5AA4  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
5AAC  global_load_dword v80, v[8:9], off
5AB4  s_cbranch_execz 1
5AB8  s_branch 6
5ABC  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
5AC4  global_load_ushort v3, v[8:9], off
5ACC  s_waitcnt vmcnt(0)
5AD0  v_lshlrev_b32_e32 v80, 16, v3
5AD4  s_and_b64 vcc, exec, s[4:5]
5AD8  v_lshl_add_u64 v[4:5], v[4:5], 0, s[18:19]
5AE0  s_cbranch_vccnz 6
5AE4  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
5AEC  global_load_dword v87, v[8:9], off
5AF4  s_cbranch_execz 1
5AF8  s_branch 6
5AFC  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
5B04  global_load_ushort v3, v[8:9], off
5B0C  s_waitcnt vmcnt(0)
5B10  v_lshlrev_b32_e32 v87, 16, v3
5B14  s_and_b64 vcc, exec, s[4:5]
5B18  v_lshl_add_u64 v[4:5], v[4:5], 0, s[18:19]
5B20  s_cbranch_vccnz 6
5B24  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
5B2C  global_load_dword v86, v[8:9], off
5B34  s_cbranch_execz 1
5B38  s_branch 6
5B3C  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
5B44  global_load_ushort v3, v[8:9], off
5B4C  s_waitcnt vmcnt(0)
5B50  v_lshlrev_b32_e32 v86, 16, v3
5B54  s_and_b64 vcc, exec, s[4:5]
5B58  v_lshl_add_u64 v[4:5], v[4:5], 0, s[18:19]
5B60  s_cbranch_vccnz 6
5B64  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
5B6C  global_load_dword v95, v[8:9], off
5B74  s_cbranch_execz 1
5B78  s_branch 6
5B7C  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
5B84  global_load_ushort v3, v[8:9], off
5B8C  s_waitcnt vmcnt(0)
5B90  v_lshlrev_b32_e32 v95, 16, v3
5B94  s_and_b64 vcc, exec, s[4:5]
5B98  v_lshl_add_u64 v[4:5], v[4:5], 0, s[18:19]
5BA0  s_cbranch_vccnz 6
5BA4  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
5BAC  global_load_dword v94, v[8:9], off
5BB4  s_cbranch_execz 1
5BB8  s_branch 6
5BBC  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
5BC4  global_load_ushort v3, v[8:9], off
5BCC  s_waitcnt vmcnt(0)
5BD0  v_lshlrev_b32_e32 v94, 16, v3
5BD4  s_and_b64 vcc, exec, s[4:5]
5BD8  v_lshl_add_u64 v[4:5], v[4:5], 0, s[18:19]
5BE0  s_cbranch_vccnz 6
5BE4  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
5BEC  global_load_dword v101, v[8:9], off
5BF4  s_cbranch_execz 1
5BF8  s_branch 6
5BFC  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
5C04  global_load_ushort v3, v[8:9], off
5C0C  s_waitcnt vmcnt(0)
5C10  v_lshlrev_b32_e32 v101, 16, v3
5C14  s_and_b64 vcc, exec, s[4:5]
5C18  v_lshl_add_u64 v[4:5], v[4:5], 0, s[18:19]
5C20  s_cbranch_vccnz 6
5C24  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
5C2C  global_load_dword v100, v[8:9], off
5C34  s_cbranch_execz 1
5C38  s_branch 6
5C3C  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
5C44  global_load_ushort v3, v[8:9], off
5C4C  s_waitcnt vmcnt(0)
5C50  v_lshlrev_b32_e32 v100, 16, v3
5C54  s_and_b64 vcc, exec, s[4:5]
5C58  v_lshl_add_u64 v[4:5], v[4:5], 0, s[18:19]
5C60  s_cbranch_vccnz 6
5C64  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
5C6C  global_load_dword v93, v[8:9], off
5C74  s_cbranch_execz 1
5C78  s_branch 6
5C7C  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
5C84  global_load_ushort v3, v[8:9], off
5C8C  s_waitcnt vmcnt(0)
5C90  v_lshlrev_b32_e32 v93, 16, v3
5C94  s_and_b64 vcc, exec, s[4:5]
5C98  v_lshl_add_u64 v[4:5], v[4:5], 0, s[18:19]
5CA0  s_cbranch_vccnz 6
5CA4  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
5CAC  global_load_dword v92, v[8:9], off
5CB4  s_cbranch_execz 1
5CB8  s_branch 6
5CBC  v_lshl_add_u64 v[4:5], v[4:5], 1, s[6:7]
5CC4  global_load_ushort v3, v[4:5], off
5CCC  s_waitcnt vmcnt(0)
5CD0  v_lshlrev_b32_e32 v92, 16, v3
5CD4  s_or_saveexec_b64 s[20:21], s[20:21]
5CD8  v_mov_b32_e32 v3, v2
5CDC  v_mov_b64_e32 v[36:37], v[2:3]
5CE0  v_mov_b64_e32 v[34:35], v[2:3]
5CE4  v_mov_b64_e32 v[32:33], v[2:3]
5CE8  v_mov_b64_e32 v[28:29], v[2:3]
5CEC  v_mov_b64_e32 v[26:27], v[2:3]
5CF0  v_mov_b64_e32 v[24:25], v[2:3]
5CF4  v_mov_b64_e32 v[22:23], v[2:3]
5CF8  v_mov_b64_e32 v[20:21], v[2:3]
5CFC  v_mov_b64_e32 v[18:19], v[2:3]
5D00  v_mov_b64_e32 v[16:17], v[2:3]
5D04  v_mov_b64_e32 v[14:15], v[2:3]
5D08  v_mov_b64_e32 v[12:13], v[2:3]
5D0C  v_mov_b64_e32 v[10:11], v[2:3]
5D10  v_mov_b64_e32 v[8:9], v[2:3]
5D14  v_mov_b64_e32 v[4:5], v[2:3]
5D18  s_xor_b64 exec, exec, s[20:21]
5D1C  s_cbranch_execz 771
5D20  v_cndmask_b32_e64 v2, 0, 1, s[22:23]
5D28  v_cmp_ne_u32_e64 s[4:5], 1, v2
5D30  s_andn2_b64 vcc, exec, s[22:23]
5D34  v_lshrrev_b64 v[4:5], 1, v[44:45]
5D3C  s_cbranch_vccnz 6
5D40  v_lshl_add_u64 v[2:3], v[4:5], 3, s[6:7]
5D48  global_load_dwordx2 v[42:43], v[2:3], off
5D50  s_cbranch_execz 1
5D54  s_branch 8
5D58  v_lshl_add_u64 v[2:3], v[4:5], 2, s[6:7]
5D60  global_load_dword v2, v[2:3], off
5D68  s_waitcnt vmcnt(0)
5D6C  v_lshlrev_b32_e32 v42, 16, v2
5D70  v_and_b32_e32 v43, 0xffff0000, v2
5D78  v_lshl_add_u64 v[2:3], s[18:19], 0, v[44:45]
5D80  s_and_b64 vcc, exec, s[4:5]
5D84  s_waitcnt vmcnt(0)
5D88  v_lshrrev_b64 v[6:7], 1, v[2:3]
5D90  s_cbranch_vccnz 6
5D94  v_lshl_add_u64 v[8:9], v[6:7], 3, s[6:7]
5D9C  global_load_dwordx2 v[44:45], v[8:9], off
5DA4  s_cbranch_execz 1
5DA8  s_branch 8
5DAC  v_lshl_add_u64 v[6:7], v[6:7], 2, s[6:7]
5DB4  global_load_dword v6, v[6:7], off
5DBC  s_waitcnt vmcnt(0)
5DC0  v_lshlrev_b32_e32 v44, 16, v6
5DC4  v_and_b32_e32 v45, 0xffff0000, v6
5DCC  v_lshl_add_u64 v[4:5], v[4:5], 0, s[18:19]
5DD4  s_and_b64 vcc, exec, s[4:5]
5DD8  v_and_b32_e32 v5, 0x7fffffff, v5
5DE0  s_cbranch_vccnz 6
5DE4  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
5DEC  global_load_dwordx2 v[48:49], v[6:7], off
5DF4  s_cbranch_execz 1
5DF8  s_branch 8
5DFC  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
5E04  global_load_dword v4, v[4:5], off
5E0C  s_waitcnt vmcnt(0)
5E10  v_lshlrev_b32_e32 v48, 16, v4
5E14  v_and_b32_e32 v49, 0xffff0000, v4
5E1C  v_lshl_add_u64 v[2:3], s[18:19], 1, v[2:3]
5E24  s_and_b64 vcc, exec, s[4:5]
5E28  v_lshrrev_b64 v[4:5], 1, v[2:3]
5E30  s_cbranch_vccnz 6
5E34  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
5E3C  global_load_dwordx2 v[52:53], v[6:7], off
5E44  s_cbranch_execz 1
5E48  s_branch 8
5E4C  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
5E54  global_load_dword v4, v[4:5], off
5E5C  s_waitcnt vmcnt(0)
5E60  v_lshlrev_b32_e32 v52, 16, v4
5E64  v_and_b32_e32 v53, 0xffff0000, v4
5E6C  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
5E74  s_and_b64 vcc, exec, s[4:5]
5E78  v_lshrrev_b64 v[4:5], 1, v[2:3]
5E80  s_cbranch_vccnz 6
5E84  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
5E8C  global_load_dwordx2 v[56:57], v[6:7], off
5E94  s_cbranch_execz 1
5E98  s_branch 8
5E9C  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
5EA4  global_load_dword v4, v[4:5], off
5EAC  s_waitcnt vmcnt(0)
5EB0  v_lshlrev_b32_e32 v56, 16, v4
5EB4  v_and_b32_e32 v57, 0xffff0000, v4
5EBC  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
5EC4  s_and_b64 vcc, exec, s[4:5]
5EC8  v_lshrrev_b64 v[4:5], 1, v[2:3]
5ED0  s_cbranch_vccnz 6
5ED4  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
5EDC  global_load_dwordx2 v[58:59], v[6:7], off
5EE4  s_cbranch_execz 1
5EE8  s_branch 8
5EEC  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
5EF4  global_load_dword v4, v[4:5], off
5EFC  s_waitcnt vmcnt(0)
5F00  v_lshlrev_b32_e32 v58, 16, v4
5F04  v_and_b32_e32 v59, 0xffff0000, v4
5F0C  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
5F14  s_and_b64 vcc, exec, s[4:5]
5F18  v_lshrrev_b64 v[4:5], 1, v[2:3]
5F20  s_cbranch_vccnz 6
5F24  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
5F2C  global_load_dwordx2 v[62:63], v[6:7], off
5F34  s_cbranch_execz 1
5F38  s_branch 8
5F3C  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
5F44  global_load_dword v4, v[4:5], off
5F4C  s_waitcnt vmcnt(0)
5F50  v_lshlrev_b32_e32 v62, 16, v4
5F54  v_and_b32_e32 v63, 0xffff0000, v4
5F5C  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
5F64  s_and_b64 vcc, exec, s[4:5]
5F68  v_lshrrev_b64 v[4:5], 1, v[2:3]
5F70  s_cbranch_vccnz 6
5F74  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
5F7C  global_load_dwordx2 v[64:65], v[6:7], off
5F84  s_cbranch_execz 1
5F88  s_branch 8
5F8C  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
5F94  global_load_dword v4, v[4:5], off
5F9C  s_waitcnt vmcnt(0)
5FA0  v_lshlrev_b32_e32 v64, 16, v4
5FA4  v_and_b32_e32 v65, 0xffff0000, v4
5FAC  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
5FB4  s_and_b64 vcc, exec, s[4:5]
5FB8  v_lshrrev_b64 v[4:5], 1, v[2:3]
5FC0  s_cbranch_vccnz 6
5FC4  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
5FCC  global_load_dwordx2 v[68:69], v[6:7], off
5FD4  s_cbranch_execz 1
5FD8  s_branch 8
5FDC  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
5FE4  global_load_dword v4, v[4:5], off
5FEC  s_waitcnt vmcnt(0)
5FF0  v_lshlrev_b32_e32 v68, 16, v4
5FF4  v_and_b32_e32 v69, 0xffff0000, v4
5FFC  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
6004  s_and_b64 vcc, exec, s[4:5]
6008  v_lshrrev_b64 v[4:5], 1, v[2:3]
6010  s_cbranch_vccnz 6
6014  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
601C  global_load_dwordx2 v[70:71], v[6:7], off
6024  s_cbranch_execz 1
6028  s_branch 8
602C  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
6034  global_load_dword v4, v[4:5], off
603C  s_waitcnt vmcnt(0)
6040  v_lshlrev_b32_e32 v70, 16, v4
6044  v_and_b32_e32 v71, 0xffff0000, v4
604C  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
6054  s_and_b64 vcc, exec, s[4:5]
6058  v_lshrrev_b64 v[4:5], 1, v[2:3]
6060  s_cbranch_vccnz 6
6064  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
606C  global_load_dwordx2 v[74:75], v[6:7], off
6074  s_cbranch_execz 1
6078  s_branch 8
607C  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
6084  global_load_dword v4, v[4:5], off
608C  s_waitcnt vmcnt(0)
6090  v_lshlrev_b32_e32 v74, 16, v4
6094  v_and_b32_e32 v75, 0xffff0000, v4
609C  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
60A4  s_and_b64 vcc, exec, s[4:5]
60A8  v_lshrrev_b64 v[4:5], 1, v[2:3]
60B0  s_cbranch_vccnz 6
60B4  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
60BC  global_load_dwordx2 v[78:79], v[6:7], off
60C4  s_cbranch_execz 1
60C8  s_branch 8
60CC  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
60D4  global_load_dword v4, v[4:5], off
60DC  s_waitcnt vmcnt(0)
60E0  v_lshlrev_b32_e32 v78, 16, v4
60E4  v_and_b32_e32 v79, 0xffff0000, v4
60EC  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
60F4  s_and_b64 vcc, exec, s[4:5]
60F8  v_lshrrev_b64 v[4:5], 1, v[2:3]
6100  s_cbranch_vccnz 6
6104  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
610C  global_load_dwordx2 v[82:83], v[6:7], off
6114  s_cbranch_execz 1
6118  s_branch 8
611C  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
6124  global_load_dword v4, v[4:5], off
612C  s_waitcnt vmcnt(0)
6130  v_lshlrev_b32_e32 v82, 16, v4
6134  v_and_b32_e32 v83, 0xffff0000, v4
613C  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
6144  s_and_b64 vcc, exec, s[4:5]
6148  v_lshrrev_b64 v[4:5], 1, v[2:3]
6150  s_cbranch_vccnz 6
6154  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
615C  global_load_dwordx2 v[84:85], v[6:7], off
6164  s_cbranch_execz 1
6168  s_branch 8
616C  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
6174  global_load_dword v4, v[4:5], off
617C  s_waitcnt vmcnt(0)
6180  v_lshlrev_b32_e32 v84, 16, v4
6184  v_and_b32_e32 v85, 0xffff0000, v4
618C  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
6194  s_and_b64 vcc, exec, s[4:5]
6198  v_lshrrev_b64 v[4:5], 1, v[2:3]
61A0  s_cbranch_vccnz 6
61A4  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
61AC  global_load_dwordx2 v[90:91], v[6:7], off
61B4  s_cbranch_execz 1
61B8  s_branch 8
61BC  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
61C4  global_load_dword v4, v[4:5], off
61CC  s_waitcnt vmcnt(0)
61D0  v_lshlrev_b32_e32 v90, 16, v4
61D4  v_and_b32_e32 v91, 0xffff0000, v4
61DC  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
61E4  s_and_b64 vcc, exec, s[4:5]
61E8  v_lshrrev_b64 v[4:5], 1, v[2:3]
61F0  s_cbranch_vccnz 6
61F4  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
61FC  global_load_dwordx2 v[88:89], v[6:7], off
6204  s_cbranch_execz 1
6208  s_branch 8
620C  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
6214  global_load_dword v4, v[4:5], off
621C  s_waitcnt vmcnt(0)
6220  v_lshlrev_b32_e32 v88, 16, v4
6224  v_and_b32_e32 v89, 0xffff0000, v4
622C  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
6234  s_and_b64 vcc, exec, s[4:5]
6238  v_lshrrev_b64 v[4:5], 1, v[2:3]
6240  s_cbranch_vccnz 6
6244  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
624C  global_load_dwordx2 v[98:99], v[6:7], off
6254  s_cbranch_execz 1
6258  s_branch 8
625C  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
6264  global_load_dword v4, v[4:5], off
626C  s_waitcnt vmcnt(0)
6270  v_lshlrev_b32_e32 v98, 16, v4
6274  v_and_b32_e32 v99, 0xffff0000, v4
627C  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
6284  s_and_b64 vcc, exec, s[4:5]
6288  v_lshrrev_b64 v[4:5], 1, v[2:3]
6290  s_cbranch_vccnz 6
6294  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
629C  global_load_dwordx2 v[96:97], v[6:7], off
62A4  s_cbranch_execz 1
62A8  s_branch 8
62AC  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
62B4  global_load_dword v4, v[4:5], off
62BC  s_waitcnt vmcnt(0)
62C0  v_lshlrev_b32_e32 v96, 16, v4
62C4  v_and_b32_e32 v97, 0xffff0000, v4
62CC  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
62D4  s_and_b64 vcc, exec, s[4:5]
62D8  v_lshrrev_b64 v[4:5], 1, v[2:3]
62E0  s_cbranch_vccnz 6
62E4  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
62EC  global_load_dwordx2 v[104:105], v[6:7], off
62F4  s_cbranch_execz 1
62F8  s_branch 8
62FC  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
6304  global_load_dword v4, v[4:5], off
630C  s_waitcnt vmcnt(0)
6310  v_lshlrev_b32_e32 v104, 16, v4
6314  v_and_b32_e32 v105, 0xffff0000, v4
631C  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
6324  s_and_b64 vcc, exec, s[4:5]
6328  v_lshrrev_b64 v[4:5], 1, v[2:3]
6330  s_cbranch_vccnz 6
6334  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
633C  global_load_dwordx2 v[102:103], v[6:7], off
6344  s_cbranch_execz 1
6348  s_branch 8
634C  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
6354  global_load_dword v4, v[4:5], off
635C  s_waitcnt vmcnt(0)
6360  v_lshlrev_b32_e32 v102, 16, v4
6364  v_and_b32_e32 v103, 0xffff0000, v4
636C  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
6374  s_and_b64 vcc, exec, s[4:5]
6378  v_lshrrev_b64 v[4:5], 1, v[2:3]
6380  s_cbranch_vccnz 6
6384  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
638C  global_load_dwordx2 v[108:109], v[6:7], off
6394  s_cbranch_execz 1
6398  s_branch 8
639C  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
63A4  global_load_dword v4, v[4:5], off
63AC  s_waitcnt vmcnt(0)
63B0  v_lshlrev_b32_e32 v108, 16, v4
63B4  v_and_b32_e32 v109, 0xffff0000, v4
63BC  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
63C4  s_and_b64 vcc, exec, s[4:5]
63C8  v_lshrrev_b64 v[4:5], 1, v[2:3]
63D0  s_cbranch_vccnz 6
63D4  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
63DC  global_load_dwordx2 v[106:107], v[6:7], off
63E4  s_cbranch_execz 1
63E8  s_branch 8
63EC  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
63F4  global_load_dword v4, v[4:5], off
63FC  s_waitcnt vmcnt(0)
6400  v_lshlrev_b32_e32 v106, 16, v4
6404  v_and_b32_e32 v107, 0xffff0000, v4
640C  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
6414  s_and_b64 vcc, exec, s[4:5]
6418  v_lshrrev_b64 v[4:5], 1, v[2:3]
6420  s_cbranch_vccnz 6
6424  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
642C  global_load_dwordx2 v[112:113], v[6:7], off
6434  s_cbranch_execz 1
6438  s_branch 8
643C  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
6444  global_load_dword v4, v[4:5], off
644C  s_waitcnt vmcnt(0)
6450  v_lshlrev_b32_e32 v112, 16, v4
6454  v_and_b32_e32 v113, 0xffff0000, v4
645C  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
6464  s_and_b64 vcc, exec, s[4:5]
6468  v_lshrrev_b64 v[4:5], 1, v[2:3]
6470  s_cbranch_vccnz 6
6474  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
647C  global_load_dwordx2 v[110:111], v[6:7], off
6484  s_cbranch_execz 1
6488  s_branch 8
648C  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
6494  global_load_dword v4, v[4:5], off
649C  s_waitcnt vmcnt(0)
64A0  v_lshlrev_b32_e32 v110, 16, v4
64A4  v_and_b32_e32 v111, 0xffff0000, v4
64AC  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
64B4  s_and_b64 vcc, exec, s[4:5]
64B8  v_lshrrev_b64 v[4:5], 1, v[2:3]
64C0  s_cbranch_vccnz 6
64C4  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
64CC  global_load_dwordx2 v[116:117], v[6:7], off
64D4  s_cbranch_execz 1
64D8  s_branch 8
64DC  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
64E4  global_load_dword v4, v[4:5], off
64EC  s_waitcnt vmcnt(0)
64F0  v_lshlrev_b32_e32 v116, 16, v4
64F4  v_and_b32_e32 v117, 0xffff0000, v4
64FC  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
6504  s_and_b64 vcc, exec, s[4:5]
6508  v_lshrrev_b64 v[4:5], 1, v[2:3]
6510  s_cbranch_vccnz 6
6514  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
651C  global_load_dwordx2 v[114:115], v[6:7], off
6524  s_cbranch_execz 1
6528  s_branch 8
652C  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
6534  global_load_dword v4, v[4:5], off
653C  s_waitcnt vmcnt(0)
6540  v_lshlrev_b32_e32 v114, 16, v4
6544  v_and_b32_e32 v115, 0xffff0000, v4
654C  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
6554  s_and_b64 vcc, exec, s[4:5]
6558  v_lshrrev_b64 v[4:5], 1, v[2:3]
6560  s_cbranch_vccnz 6
6564  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
656C  global_load_dwordx2 v[120:121], v[6:7], off
6574  s_cbranch_execz 1
6578  s_branch 8
657C  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
6584  global_load_dword v4, v[4:5], off
658C  s_waitcnt vmcnt(0)
6590  v_lshlrev_b32_e32 v120, 16, v4
6594  v_and_b32_e32 v121, 0xffff0000, v4
659C  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
65A4  s_and_b64 vcc, exec, s[4:5]
65A8  v_lshrrev_b64 v[4:5], 1, v[2:3]
65B0  s_cbranch_vccnz 6
65B4  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
65BC  global_load_dwordx2 v[118:119], v[6:7], off
65C4  s_cbranch_execz 1
65C8  s_branch 8
65CC  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
65D4  global_load_dword v4, v[4:5], off
65DC  s_waitcnt vmcnt(0)
65E0  v_lshlrev_b32_e32 v118, 16, v4
65E4  v_and_b32_e32 v119, 0xffff0000, v4
65EC  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
65F4  s_and_b64 vcc, exec, s[4:5]
65F8  v_lshrrev_b64 v[4:5], 1, v[2:3]
6600  s_cbranch_vccnz 6
6604  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
660C  global_load_dwordx2 v[124:125], v[6:7], off
6614  s_cbranch_execz 1
6618  s_branch 8
661C  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
6624  global_load_dword v4, v[4:5], off
662C  s_waitcnt vmcnt(0)
6630  v_lshlrev_b32_e32 v124, 16, v4
6634  v_and_b32_e32 v125, 0xffff0000, v4
663C  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
6644  s_and_b64 vcc, exec, s[4:5]
6648  v_lshrrev_b64 v[4:5], 1, v[2:3]
6650  s_cbranch_vccnz 6
6654  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
665C  global_load_dwordx2 v[122:123], v[6:7], off
6664  s_cbranch_execz 1
6668  s_branch 8
666C  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
6674  global_load_dword v4, v[4:5], off
667C  s_waitcnt vmcnt(0)
6680  v_lshlrev_b32_e32 v122, 16, v4
6684  v_and_b32_e32 v123, 0xffff0000, v4
668C  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
6694  s_and_b64 vcc, exec, s[4:5]
6698  v_lshrrev_b64 v[4:5], 1, v[2:3]
66A0  s_cbranch_vccnz 6
66A4  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
66AC  global_load_dwordx2 v[126:127], v[6:7], off
66B4  s_cbranch_execz 1
66B8  s_branch 8
66BC  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
66C4  global_load_dword v4, v[4:5], off
66CC  s_waitcnt vmcnt(0)
66D0  v_lshlrev_b32_e32 v126, 16, v4
66D4  v_and_b32_e32 v127, 0xffff0000, v4
66DC  v_lshl_add_u64 v[2:3], v[2:3], 0, s[18:19]
66E4  s_and_b64 vcc, exec, s[4:5]
66E8  v_lshrrev_b64 v[128:129], 1, v[2:3]
66F0  s_cbranch_vccnz 71
66F4  v_lshl_add_u64 v[2:3], v[128:129], 3, s[6:7]
66FC  global_load_dwordx2 v[92:93], v[2:3], off
6704  v_mov_b32_e32 v5, v43
6708  s_waitcnt vmcnt(1)
670C  v_mov_b32_e32 v8, v45
6710  v_mov_b32_e32 v9, v49
6714  v_mov_b32_e32 v10, v53
6718  v_mov_b32_e32 v11, v57
671C  v_mov_b32_e32 v12, v59
6720  v_mov_b32_e32 v13, v63
6724  v_mov_b32_e32 v14, v65
6728  v_mov_b32_e32 v15, v69
672C  v_mov_b32_e32 v16, v71
6730  v_mov_b32_e32 v17, v75
6734  v_mov_b32_e32 v18, v79
6738  v_mov_b32_e32 v19, v83
673C  v_mov_b32_e32 v20, v85
6740  v_mov_b32_e32 v21, v91
6744  v_mov_b32_e32 v22, v89
6748  v_mov_b32_e32 v23, v99
674C  v_mov_b32_e32 v24, v97
6750  v_mov_b32_e32 v25, v105
6754  v_mov_b32_e32 v26, v103
6758  v_mov_b32_e32 v27, v109
675C  v_mov_b32_e32 v28, v107
6760  v_mov_b32_e32 v29, v113
6764  v_mov_b32_e32 v32, v111
6768  v_mov_b32_e32 v33, v117
676C  v_mov_b32_e32 v34, v115
6770  v_mov_b32_e32 v35, v121
6774  v_mov_b32_e32 v36, v119
6778  v_mov_b32_e32 v37, v125
677C  v_mov_b32_e32 v2, v123
6780  v_mov_b32_e32 v3, v127
6784  v_mov_b32_e32 v100, v122
6788  v_mov_b32_e32 v101, v124
678C  v_mov_b32_e32 v94, v118
6790  v_mov_b32_e32 v95, v120
6794  v_mov_b32_e32 v86, v114
6798  v_mov_b32_e32 v87, v116
679C  v_mov_b32_e32 v80, v110
67A0  v_mov_b32_e32 v81, v112
67A4  v_mov_b32_e32 v76, v106
67A8  v_mov_b32_e32 v77, v108
67AC  v_mov_b32_e32 v72, v102
67B0  v_mov_b32_e32 v73, v104
67B4  v_mov_b32_e32 v66, v96
67B8  v_mov_b32_e32 v67, v98
67BC  v_mov_b32_e32 v60, v88
67C0  v_mov_b32_e32 v61, v90
67C4  v_mov_b32_e32 v54, v84
67C8  v_mov_b32_e32 v55, v82
67CC  v_mov_b32_e32 v50, v78
67D0  v_mov_b32_e32 v51, v74
67D4  v_mov_b32_e32 v46, v70
67D8  v_mov_b32_e32 v47, v68
67DC  v_mov_b32_e32 v40, v64
67E0  v_mov_b32_e32 v41, v62
67E4  v_mov_b32_e32 v38, v58
67E8  v_mov_b32_e32 v39, v56
67EC  v_mov_b32_e32 v30, v52
67F0  v_mov_b32_e32 v31, v48
67F4  v_mov_b32_e32 v6, v44
67F8  v_mov_b32_e32 v7, v42
67FC  s_waitcnt vmcnt(0)
6800  v_mov_b32_e32 v4, v93
6804  v_mov_b32_e32 v93, v126
6808  s_cbranch_execz 1
680C  s_branch 71
6810  v_lshl_add_u64 v[2:3], v[128:129], 2, s[6:7]
6818  global_load_dword v4, v[2:3], off
6820  s_waitcnt vmcnt(1)
6824  v_mov_b32_e32 v8, v45
6828  v_mov_b32_e32 v10, v53
682C  v_mov_b32_e32 v12, v59
6830  v_mov_b32_e32 v14, v65
6834  v_mov_b32_e32 v16, v71
6838  v_mov_b32_e32 v18, v79
683C  v_mov_b32_e32 v20, v85
6840  v_mov_b32_e32 v22, v89
6844  v_mov_b32_e32 v24, v97
6848  v_mov_b32_e32 v26, v103
684C  v_mov_b32_e32 v28, v107
6850  v_mov_b32_e32 v32, v111
6854  v_mov_b32_e32 v34, v115
6858  v_mov_b32_e32 v36, v119
685C  v_mov_b32_e32 v2, v123
6860  v_mov_b32_e32 v123, v124
6864  v_mov_b32_e32 v119, v120
6868  v_mov_b32_e32 v115, v116
686C  v_mov_b32_e32 v111, v112
6870  v_mov_b32_e32 v107, v108
6874  v_mov_b32_e32 v103, v104
6878  v_mov_b32_e32 v97, v98
687C  v_mov_b32_e32 v89, v90
6880  v_mov_b32_e32 v85, v82
6884  v_mov_b32_e32 v79, v74
6888  v_mov_b32_e32 v71, v68
688C  v_mov_b32_e32 v65, v62
6890  v_mov_b32_e32 v59, v56
6894  v_mov_b32_e32 v53, v48
6898  v_mov_b32_e32 v45, v42
689C  v_mov_b32_e32 v5, v43
68A0  v_mov_b32_e32 v9, v49
68A4  v_mov_b32_e32 v11, v57
68A8  v_mov_b32_e32 v13, v63
68AC  v_mov_b32_e32 v15, v69
68B0  v_mov_b32_e32 v17, v75
68B4  v_mov_b32_e32 v19, v83
68B8  v_mov_b32_e32 v21, v91
68BC  v_mov_b32_e32 v23, v99
68C0  v_mov_b32_e32 v25, v105
68C4  v_mov_b32_e32 v27, v109
68C8  v_mov_b32_e32 v29, v113
68CC  v_mov_b32_e32 v33, v117
68D0  v_mov_b32_e32 v35, v121
68D4  v_mov_b32_e32 v37, v125
68D8  v_mov_b32_e32 v3, v127
68DC  v_mov_b32_e32 v93, v126
68E0  v_mov_b64_e32 v[6:7], v[44:45]
68E4  v_mov_b64_e32 v[30:31], v[52:53]
68E8  v_mov_b64_e32 v[38:39], v[58:59]
68EC  v_mov_b64_e32 v[40:41], v[64:65]
68F0  v_mov_b64_e32 v[46:47], v[70:71]
68F4  v_mov_b64_e32 v[50:51], v[78:79]
68F8  v_mov_b64_e32 v[54:55], v[84:85]
68FC  v_mov_b64_e32 v[60:61], v[88:89]
6900  v_mov_b64_e32 v[66:67], v[96:97]
6904  v_mov_b64_e32 v[72:73], v[102:103]
6908  v_mov_b64_e32 v[76:77], v[106:107]
690C  v_mov_b64_e32 v[80:81], v[110:111]
6910  v_mov_b64_e32 v[86:87], v[114:115]
6914  v_mov_b64_e32 v[94:95], v[118:119]
6918  v_mov_b64_e32 v[100:101], v[122:123]
691C  s_waitcnt vmcnt(0)
6920  v_lshlrev_b32_e32 v92, 16, v4
6924  v_and_b32_e32 v4, 0xffff0000, v4
692C  s_or_b64 exec, exec, s[20:21]
6930  s_cmp_lg_u32 s15, 0
6934  s_cselect_b64 s[18:19], -1, 0
6938  s_cmp_eq_u32 s15, 0
693C  s_cbranch_scc1 96
6940  s_lshl_b32 s2, s15, 31
6944  s_lshl_b32 s4, s15, 30
6948  v_bfrev_b32_e32 v42, 1
694C  s_waitcnt vmcnt(0)
6950  v_xor_b32_e32 v7, s2, v7
6954  s_lshl_b32 s2, s15, 28
6958  v_bitop3_b32 v6, s4, v6, v42 bitop3:0x6c
6960  s_lshl_b32 s4, s15, 29
6964  v_bitop3_b32 v30, s2, v30, v42 bitop3:0x6c
696C  s_lshl_b32 s2, s15, 26
6970  v_bitop3_b32 v31, s4, v31, v42 bitop3:0x6c
6978  s_lshl_b32 s4, s15, 27
697C  v_bitop3_b32 v38, s2, v38, v42 bitop3:0x6c
6984  s_lshl_b32 s2, s15, 24
6988  v_bitop3_b32 v39, s4, v39, v42 bitop3:0x6c
6990  s_lshl_b32 s4, s15, 25
6994  v_bitop3_b32 v40, s2, v40, v42 bitop3:0x6c
699C  s_lshl_b32 s2, s15, 22
69A0  v_bitop3_b32 v41, s4, v41, v42 bitop3:0x6c
69A8  s_lshl_b32 s4, s15, 23
69AC  v_bitop3_b32 v46, s2, v46, v42 bitop3:0x6c
69B4  s_lshl_b32 s2, s15, 20
69B8  v_bitop3_b32 v47, s4, v47, v42 bitop3:0x6c
69C0  s_lshl_b32 s4, s15, 21
69C4  v_bitop3_b32 v50, s2, v50, v42 bitop3:0x6c
69CC  s_lshl_b32 s2, s15, 18
69D0  v_bitop3_b32 v51, s4, v51, v42 bitop3:0x6c
69D8  s_lshl_b32 s4, s15, 19
69DC  v_bitop3_b32 v54, s2, v54, v42 bitop3:0x6c
69E4  s_lshl_b32 s2, s15, 16
69E8  v_bitop3_b32 v55, s4, v55, v42 bitop3:0x6c
69F0  s_lshl_b32 s4, s15, 17
69F4  v_bitop3_b32 v60, s2, v60, v42 bitop3:0x6c
69FC  s_lshl_b32 s2, s15, 14
6A00  v_bitop3_b32 v61, s4, v61, v42 bitop3:0x6c
6A08  s_lshl_b32 s4, s15, 15
6A0C  v_bitop3_b32 v66, s2, v66, v42 bitop3:0x6c
6A14  s_lshl_b32 s2, s15, 12
6A18  v_bitop3_b32 v67, s4, v67, v42 bitop3:0x6c
6A20  s_lshl_b32 s4, s15, 13
6A24  v_bitop3_b32 v72, s2, v72, v42 bitop3:0x6c
6A2C  s_lshl_b32 s2, s15, 10
6A30  v_bitop3_b32 v73, s4, v73, v42 bitop3:0x6c
6A38  s_lshl_b32 s4, s15, 11
6A3C  v_bitop3_b32 v76, s2, v76, v42 bitop3:0x6c
6A44  s_lshl_b32 s2, s15, 8
6A48  v_bitop3_b32 v77, s4, v77, v42 bitop3:0x6c
6A50  s_lshl_b32 s4, s15, 9
6A54  v_bitop3_b32 v80, s2, v80, v42 bitop3:0x6c
6A5C  s_lshl_b32 s2, s15, 6
6A60  v_bitop3_b32 v81, s4, v81, v42 bitop3:0x6c
6A68  s_lshl_b32 s4, s15, 7
6A6C  v_bitop3_b32 v86, s2, v86, v42 bitop3:0x6c
6A74  s_lshl_b32 s2, s15, 4
6A78  v_bitop3_b32 v87, s4, v87, v42 bitop3:0x6c
6A80  s_lshl_b32 s4, s15, 5
6A84  v_bitop3_b32 v94, s2, v94, v42 bitop3:0x6c
6A8C  s_lshl_b32 s2, s15, 2
6A90  v_bitop3_b32 v95, s4, v95, v42 bitop3:0x6c
6A98  s_lshl_b32 s4, s15, 3
6A9C  v_bitop3_b32 v100, s2, v100, v42 bitop3:0x6c
6AA4  s_lshl_b32 s2, s15, 1
6AA8  v_bitop3_b32 v101, s4, v101, v42 bitop3:0x6c
6AB0  v_bitop3_b32 v92, s15, v92, v42 bitop3:0x6c
6AB8  v_bitop3_b32 v93, s2, v93, v42 bitop3:0x6c
6AC0  s_waitcnt vmcnt(0)
6AC4  v_pk_add_f32 v[42:43], v[6:7], v[6:7] op_sel_hi:[1,0]
6ACC  v_pk_add_f32 v[44:45], v[6:7], v[6:7] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
6AD4  v_pk_add_f32 v[6:7], v[30:31], v[30:31] op_sel_hi:[1,0]
6ADC  v_pk_add_f32 v[48:49], v[30:31], v[30:31] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
6AE4  v_pk_add_f32 v[30:31], v[38:39], v[38:39] op_sel_hi:[1,0]
6AEC  v_pk_add_f32 v[52:53], v[38:39], v[38:39] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
6AF4  v_pk_add_f32 v[38:39], v[40:41], v[40:41] op_sel_hi:[1,0]
6AFC  v_pk_add_f32 v[56:57], v[40:41], v[40:41] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
6B04  v_pk_add_f32 v[40:41], v[46:47], v[46:47] op_sel_hi:[1,0]
6B0C  v_pk_add_f32 v[46:47], v[46:47], v[46:47] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
6B14  v_pk_add_f32 v[58:59], v[50:51], v[50:51] op_sel_hi:[1,0]
6B1C  v_pk_add_f32 v[50:51], v[50:51], v[50:51] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
6B24  v_pk_add_f32 v[62:63], v[54:55], v[54:55] op_sel_hi:[1,0]
6B2C  v_pk_add_f32 v[54:55], v[54:55], v[54:55] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
6B34  v_pk_add_f32 v[64:65], v[60:61], v[60:61] op_sel_hi:[1,0]
6B3C  v_pk_add_f32 v[60:61], v[60:61], v[60:61] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
6B44  v_mov_b32_e32 v45, v43
6B48  v_mov_b32_e32 v49, v7
6B4C  v_mov_b32_e32 v53, v31
6B50  v_mov_b32_e32 v57, v39
6B54  v_mov_b32_e32 v47, v41
6B58  v_mov_b32_e32 v51, v59
6B5C  v_mov_b32_e32 v55, v63
6B60  v_mov_b32_e32 v61, v65
6B64  v_pk_add_f32 v[42:43], v[44:45], v[48:49]
6B6C  v_pk_add_f32 v[30:31], v[52:53], v[56:57]
6B74  v_pk_add_f32 v[40:41], v[46:47], v[50:51]
6B7C  v_pk_add_f32 v[58:59], v[54:55], v[60:61]
6B84  v_pk_add_f32 v[38:39], v[42:43], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
6B8C  v_pk_add_f32 v[62:63], v[40:41], v[58:59] neg_lo:[0,1] neg_hi:[0,1]
6B94  v_pk_add_f32 v[42:43], v[42:43], v[30:31]
6B9C  v_pk_add_f32 v[40:41], v[40:41], v[58:59]
6BA4  v_pk_add_f32 v[44:45], v[44:45], v[48:49] neg_lo:[0,1] neg_hi:[0,1]
6BAC  v_pk_add_f32 v[48:49], v[52:53], v[56:57] neg_lo:[0,1] neg_hi:[0,1]
6BB4  v_pk_add_f32 v[50:51], v[46:47], v[50:51] neg_lo:[0,1] neg_hi:[0,1]
6BBC  v_pk_add_f32 v[52:53], v[54:55], v[60:61] neg_lo:[0,1] neg_hi:[0,1]
6BC4  s_mov_b32 s2, 0x3e800000
6BCC  v_pk_add_f32 v[30:31], v[42:43], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
6BD4  v_pk_add_f32 v[40:41], v[42:43], v[40:41]
6BDC  v_pk_add_f32 v[46:47], v[44:45], v[48:49] neg_lo:[0,1] neg_hi:[0,1]
6BE4  v_pk_add_f32 v[54:55], v[50:51], v[52:53] neg_lo:[0,1] neg_hi:[0,1]
6BEC  v_pk_add_f32 v[48:49], v[44:45], v[48:49]
6BF4  v_pk_add_f32 v[50:51], v[50:51], v[52:53]
6BFC  v_pk_mul_f32 v[40:41], v[40:41], s[2:3] op_sel_hi:[1,0]
6C04  v_pk_add_f32 v[44:45], v[48:49], v[50:51] neg_lo:[0,1] neg_hi:[0,1]
6C0C  v_pk_add_f32 v[48:49], v[48:49], v[50:51]
6C14  v_pk_add_f32 v[84:85], v[100:101], v[100:101] op_sel_hi:[1,0]
6C1C  v_pk_add_f32 v[110:111], v[100:101], v[100:101] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
6C24  v_pk_add_f32 v[6:7], v[38:39], v[62:63] neg_lo:[0,1] neg_hi:[0,1]
6C2C  v_pk_add_f32 v[38:39], v[38:39], v[62:63]
6C34  v_and_b32_e32 v101, 0x7fffffff, v41
6C3C  v_and_b32_e32 v99, 0x7fffffff, v40
6C44  v_pk_mul_f32 v[48:49], v[48:49], s[2:3] op_sel_hi:[1,0]
6C4C  v_pk_mul_f32 v[38:39], v[38:39], s[2:3] op_sel_hi:[1,0]
6C54  v_max_u32_e32 v58, v99, v101
6C58  v_pk_add_f32 v[42:43], v[46:47], v[54:55] neg_lo:[0,1] neg_hi:[0,1]
6C60  v_pk_add_f32 v[46:47], v[46:47], v[54:55]
6C68  v_and_b32_e32 v100, 0x7fffffff, v49
6C70  v_and_b32_e32 v98, 0x7fffffff, v48
6C78  v_pk_add_f32 v[68:69], v[66:67], v[66:67] op_sel_hi:[1,0]
6C80  v_pk_add_f32 v[70:71], v[66:67], v[66:67] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
6C88  v_pk_add_f32 v[66:67], v[72:73], v[72:73] op_sel_hi:[1,0]
6C90  v_pk_add_f32 v[82:83], v[72:73], v[72:73] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
6C98  v_pk_add_f32 v[72:73], v[76:77], v[76:77] op_sel_hi:[1,0]
6CA0  v_pk_add_f32 v[102:103], v[76:77], v[76:77] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
6CA8  v_pk_add_f32 v[74:75], v[80:81], v[80:81] op_sel_hi:[1,0]
6CB0  v_pk_add_f32 v[104:105], v[80:81], v[80:81] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
6CB8  v_pk_add_f32 v[76:77], v[86:87], v[86:87] op_sel_hi:[1,0]
6CC0  v_pk_add_f32 v[106:107], v[86:87], v[86:87] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
6CC8  v_pk_add_f32 v[78:79], v[94:95], v[94:95] op_sel_hi:[1,0]
6CD0  v_pk_add_f32 v[108:109], v[94:95], v[94:95] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
6CD8  v_pk_add_f32 v[86:87], v[92:93], v[92:93] op_sel_hi:[1,0]
6CE0  v_pk_add_f32 v[112:113], v[92:93], v[92:93] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
6CE8  v_and_b32_e32 v97, 0x7fffffff, v39
6CF0  v_and_b32_e32 v94, 0x7fffffff, v38
6CF8  v_pk_mul_f32 v[46:47], v[46:47], s[2:3] op_sel_hi:[1,0]
6D00  v_max3_u32 v50, v98, v100, v58
6D08  v_pk_mul_f32 v[30:31], v[30:31], s[2:3] op_sel_hi:[1,0]
6D10  v_and_b32_e32 v96, 0x7fffffff, v47
6D18  v_and_b32_e32 v93, 0x7fffffff, v46
6D20  v_max3_u32 v50, v94, v97, v50
6D28  v_mov_b32_e32 v71, v69
6D2C  v_mov_b32_e32 v83, v67
6D30  v_mov_b32_e32 v103, v73
6D34  v_mov_b32_e32 v105, v75
6D38  v_mov_b32_e32 v107, v77
6D3C  v_mov_b32_e32 v109, v79
6D40  v_mov_b32_e32 v111, v85
6D44  v_mov_b32_e32 v113, v87
6D48  v_and_b32_e32 v91, 0x7fffffff, v31
6D50  v_and_b32_e32 v89, 0x7fffffff, v30
6D58  v_pk_mul_f32 v[44:45], v[44:45], s[2:3] op_sel_hi:[1,0]
6D60  v_max3_u32 v50, v93, v96, v50
6D68  v_pk_add_f32 v[52:53], v[70:71], v[82:83]
6D70  v_pk_add_f32 v[56:57], v[102:103], v[104:105]
6D78  v_pk_add_f32 v[58:59], v[106:107], v[108:109]
6D80  v_pk_add_f32 v[60:61], v[110:111], v[112:113]
6D88  v_pk_mul_f32 v[6:7], v[6:7], s[2:3] op_sel_hi:[1,0]
6D90  v_max3_u32 v50, v89, v91, v50
6D98  v_and_b32_e32 v92, 0x7fffffff, v45
6DA0  v_and_b32_e32 v90, 0x7fffffff, v44
6DA8  v_pk_add_f32 v[54:55], v[52:53], v[56:57] neg_lo:[0,1] neg_hi:[0,1]
6DB0  v_pk_add_f32 v[62:63], v[58:59], v[60:61] neg_lo:[0,1] neg_hi:[0,1]
6DB8  v_pk_add_f32 v[56:57], v[52:53], v[56:57]
6DC0  v_pk_add_f32 v[58:59], v[58:59], v[60:61]
6DC8  v_and_b32_e32 v84, 0x7fffffff, v7
6DD0  v_and_b32_e32 v80, 0x7fffffff, v6
6DD8  v_pk_mul_f32 v[42:43], v[42:43], s[2:3] op_sel_hi:[1,0]
6DE0  v_max3_u32 v50, v90, v92, v50
6DE8  v_pk_add_f32 v[52:53], v[56:57], v[58:59] neg_lo:[0,1] neg_hi:[0,1]
6DF0  v_pk_add_f32 v[56:57], v[56:57], v[58:59]
6DF8  v_max3_u32 v50, v80, v84, v50
6E00  v_and_b32_e32 v86, 0x7fffffff, v43
6E08  v_and_b32_e32 v81, 0x7fffffff, v42
6E10  v_pk_mul_f32 v[56:57], v[56:57], s[2:3] op_sel_hi:[1,0]
6E18  v_max3_u32 v64, v81, v86, v50
6E20  v_and_b32_e32 v88, 0x7fffffff, v57
6E28  v_and_b32_e32 v85, 0x7fffffff, v56
6E30  v_max3_u32 v66, v85, v88, v64
6E38  v_pk_add_f32 v[60:61], v[70:71], v[82:83] neg_lo:[0,1] neg_hi:[0,1]
6E40  v_pk_add_f32 v[64:65], v[102:103], v[104:105] neg_lo:[0,1] neg_hi:[0,1]
6E48  v_pk_add_f32 v[70:71], v[106:107], v[108:109] neg_lo:[0,1] neg_hi:[0,1]
6E50  v_pk_add_f32 v[82:83], v[110:111], v[112:113] neg_lo:[0,1] neg_hi:[0,1]
6E58  v_pk_add_f32 v[50:51], v[54:55], v[62:63] neg_lo:[0,1] neg_hi:[0,1]
6E60  v_pk_add_f32 v[54:55], v[54:55], v[62:63]
6E68  v_pk_add_f32 v[62:63], v[60:61], v[64:65] neg_lo:[0,1] neg_hi:[0,1]
6E70  v_pk_add_f32 v[102:103], v[70:71], v[82:83] neg_lo:[0,1] neg_hi:[0,1]
6E78  v_pk_add_f32 v[64:65], v[60:61], v[64:65]
6E80  v_pk_add_f32 v[70:71], v[70:71], v[82:83]
6E88  v_pk_mul_f32 v[54:55], v[54:55], s[2:3] op_sel_hi:[1,0]
6E90  v_pk_add_f32 v[60:61], v[64:65], v[70:71] neg_lo:[0,1] neg_hi:[0,1]
6E98  v_pk_add_f32 v[64:65], v[64:65], v[70:71]
6EA0  v_pk_add_f32 v[58:59], v[62:63], v[102:103] neg_lo:[0,1] neg_hi:[0,1]
6EA8  v_pk_mul_f32 v[64:65], v[64:65], s[2:3] op_sel_hi:[1,0]
6EB0  v_pk_add_f32 v[62:63], v[62:63], v[102:103]
6EB8  v_and_b32_e32 v87, 0x7fffffff, v65
6EC0  v_and_b32_e32 v83, 0x7fffffff, v64
6EC8  v_and_b32_e32 v79, 0x7fffffff, v55
6ED0  v_and_b32_e32 v77, 0x7fffffff, v54
6ED8  v_pk_mul_f32 v[62:63], v[62:63], s[2:3] op_sel_hi:[1,0]
6EE0  v_max3_u32 v66, v83, v87, v66
6EE8  v_pk_mul_f32 v[52:53], v[52:53], s[2:3] op_sel_hi:[1,0]
6EF0  v_and_b32_e32 v78, 0x7fffffff, v63
6EF8  v_and_b32_e32 v76, 0x7fffffff, v62
6F00  v_max3_u32 v66, v77, v79, v66
6F08  v_and_b32_e32 v74, 0x7fffffff, v53
6F10  v_and_b32_e32 v72, 0x7fffffff, v52
6F18  v_pk_mul_f32 v[60:61], v[60:61], s[2:3] op_sel_hi:[1,0]
6F20  v_max3_u32 v66, v76, v78, v66
6F28  v_pk_mul_f32 v[50:51], v[50:51], s[2:3] op_sel_hi:[1,0]
6F30  v_max3_u32 v66, v72, v74, v66
6F38  v_and_b32_e32 v75, 0x7fffffff, v61
6F40  v_and_b32_e32 v73, 0x7fffffff, v60
6F48  v_and_b32_e32 v69, 0x7fffffff, v51
6F50  v_and_b32_e32 v67, 0x7fffffff, v50
6F58  v_pk_mul_f32 v[58:59], v[58:59], s[2:3] op_sel_hi:[1,0]
6F60  v_max3_u32 v66, v73, v75, v66
6F68  v_max3_u32 v66, v67, v69, v66
6F70  v_and_b32_e32 v70, 0x7fffffff, v59
6F78  v_and_b32_e32 v68, 0x7fffffff, v58
6F80  v_max3_u32 v102, v68, v70, v66
6F88  s_mov_b32 s2, 0x7f7fffff
6F90  v_cmp_lt_u32_e32 vcc, s2, v102
6F94  v_mov_b32_e32 v66, 0
6F98  v_mov_b32_e32 v71, 0
6F9C  v_mov_b32_e32 v82, 0
6FA0  v_mov_b32_e32 v95, 0
6FA4  s_and_saveexec_b64 s[20:21], vcc
6FA8  s_cbranch_execz 515
6FAC  s_mov_b32 s22, 0x7f800000
6FB4  v_cmp_lt_u32_e64 s[4:5], s22, v101
6FBC  v_and_b32_e32 v82, 0x80000000, v41
6FC4  v_cmp_lt_u32_e32 vcc, s2, v101
6FC8  v_and_b32_e32 v95, 0x80000000, v40
6FD0  v_cmp_lt_u32_e64 s[6:7], s22, v99
6FD8  v_cndmask_b32_e64 v82, v82, 0, s[4:5]
6FE0  v_cndmask_b32_e64 v66, 0, 7, vcc
6FE8  v_cndmask_b32_e64 v71, v101, 0, s[4:5]
6FF0  v_cndmask_b32_e64 v95, v95, 0, s[6:7]
6FF8  v_cndmask_b32_e32 v41, v41, v82, vcc
6FFC  v_cmp_lt_u32_e32 vcc, s2, v99
7000  v_or_b32_e32 v101, 0x70, v66
7008  v_cndmask_b32_e64 v82, 0, 1, s[6:7]
7010  v_cndmask_b32_e32 v40, v40, v95, vcc
7014  v_max_u32_e32 v95, v99, v71
7018  v_cndmask_b32_e64 v71, v95, v71, s[6:7]
7020  v_cndmask_b32_e32 v66, v66, v101, vcc
7024  v_addc_co_u32_e64 v82, vcc, 0, v82, s[4:5]
702C  v_cmp_lt_u32_e64 s[4:5], s22, v100
7034  v_max_u32_e32 v99, v100, v71
7038  v_or_b32_e32 v95, 0x700, v66
7040  v_cmp_lt_u32_e32 vcc, s2, v100
7044  v_cndmask_b32_e64 v71, v99, v71, s[4:5]
704C  v_and_b32_e32 v99, 0x80000000, v49
7054  v_cndmask_b32_e32 v66, v66, v95, vcc
7058  v_and_b32_e32 v100, 0x80000000, v48
7060  v_cmp_lt_u32_e64 s[6:7], s22, v98
7068  v_cndmask_b32_e64 v99, v99, 0, s[4:5]
7070  v_cndmask_b32_e64 v95, 0, 1, s[4:5]
7078  v_cndmask_b32_e64 v100, v100, 0, s[6:7]
7080  v_or_b32_e32 v101, 0x7000, v66
7088  v_cndmask_b32_e32 v49, v49, v99, vcc
708C  v_cmp_lt_u32_e32 vcc, s2, v98
7090  v_cmp_lt_u32_e64 s[4:5], s22, v97
7098  s_nop 0
709C  v_cndmask_b32_e32 v48, v48, v100, vcc
70A0  v_cndmask_b32_e32 v66, v66, v101, vcc
70A4  v_addc_co_u32_e64 v82, vcc, v82, v95, s[6:7]
70AC  v_max_u32_e32 v95, v98, v71
70B0  v_cndmask_b32_e64 v71, v95, v71, s[6:7]
70B8  v_cmp_lt_u32_e32 vcc, s2, v97
70BC  v_max_u32_e32 v97, v97, v71
70C0  v_cndmask_b32_e64 v71, v97, v71, s[4:5]
70C8  v_and_b32_e32 v97, 0x80000000, v39
70D0  v_or_b32_e32 v95, 0x70000, v66
70D8  v_cndmask_b32_e64 v97, v97, 0, s[4:5]
70E0  v_cndmask_b32_e32 v66, v66, v95, vcc
70E4  v_and_b32_e32 v98, 0x80000000, v38
70EC  v_cmp_lt_u32_e64 s[6:7], s22, v94
70F4  v_cndmask_b32_e32 v39, v39, v97, vcc
70F8  v_cmp_lt_u32_e32 vcc, s2, v94
70FC  v_max_u32_e32 v94, v94, v71
7100  v_cndmask_b32_e64 v95, 0, 1, s[4:5]
7108  v_cndmask_b32_e64 v98, v98, 0, s[6:7]
7110  v_or_b32_e32 v99, 0x700000, v66
7118  v_cndmask_b32_e64 v71, v94, v71, s[6:7]
7120  v_cndmask_b32_e32 v38, v38, v98, vcc
7124  v_cndmask_b32_e32 v66, v66, v99, vcc
7128  v_addc_co_u32_e64 v82, vcc, v82, v95, s[6:7]
7130  v_cmp_lt_u32_e64 s[4:5], s22, v96
7138  v_max_u32_e32 v95, v96, v71
713C  v_or_b32_e32 v94, 0x7000000, v66
7144  v_cmp_lt_u32_e32 vcc, s2, v96
7148  v_cndmask_b32_e64 v71, v95, v71, s[4:5]
7150  v_and_b32_e32 v95, 0x80000000, v47
7158  v_cndmask_b32_e32 v66, v66, v94, vcc
715C  v_and_b32_e32 v96, 0x80000000, v46
7164  v_cmp_lt_u32_e64 s[6:7], s22, v93
716C  v_cndmask_b32_e64 v95, v95, 0, s[4:5]
7174  v_cndmask_b32_e64 v94, 0, 1, s[4:5]
717C  v_cndmask_b32_e64 v96, v96, 0, s[6:7]
7184  v_or_b32_e32 v97, 0x70000000, v66
718C  v_cndmask_b32_e32 v47, v47, v95, vcc
7190  v_cmp_lt_u32_e32 vcc, s2, v93
7194  v_max_u32_e32 v93, v93, v71
7198  v_cndmask_b32_e64 v71, v93, v71, s[6:7]
71A0  v_cndmask_b32_e32 v46, v46, v96, vcc
71A4  v_cndmask_b32_e32 v66, v66, v97, vcc
71A8  v_addc_co_u32_e64 v82, vcc, v82, v94, s[6:7]
71B0  v_cmp_lt_u32_e32 vcc, s2, v91
71B4  v_cmp_lt_u32_e64 s[4:5], s22, v91
71BC  v_max_u32_e32 v91, v91, v71
71C0  v_cndmask_b32_e64 v93, 0, 7, vcc
71C8  v_cndmask_b32_e64 v71, v91, v71, s[4:5]
71D0  v_and_b32_e32 v91, 0x80000000, v31
71D8  v_and_b32_e32 v95, 0x80000000, v30
71E0  v_cmp_lt_u32_e64 s[6:7], s22, v89
71E8  v_cndmask_b32_e64 v91, v91, 0, s[4:5]
71F0  v_cndmask_b32_e64 v94, 0, 1, s[4:5]
71F8  v_cndmask_b32_e64 v95, v95, 0, s[6:7]
7200  v_or_b32_e32 v96, 0x70, v93
7208  v_cndmask_b32_e32 v31, v31, v91, vcc
720C  v_cmp_lt_u32_e32 vcc, s2, v89
7210  v_max_u32_e32 v89, v89, v71
7214  v_cndmask_b32_e64 v71, v89, v71, s[6:7]
721C  v_cndmask_b32_e32 v30, v30, v95, vcc
7220  v_cndmask_b32_e32 v91, v93, v96, vcc
7224  v_addc_co_u32_e64 v82, vcc, v82, v94, s[6:7]
722C  v_cmp_lt_u32_e32 vcc, s2, v92
7230  v_cmp_lt_u32_e64 s[4:5], s22, v92
7238  v_max_u32_e32 v92, v92, v71
723C  v_or_b32_e32 v89, 0x700, v91
7244  v_cndmask_b32_e64 v71, v92, v71, s[4:5]
724C  v_and_b32_e32 v92, 0x80000000, v45
7254  v_cndmask_b32_e32 v89, v91, v89, vcc
7258  v_and_b32_e32 v93, 0x80000000, v44
7260  v_cmp_lt_u32_e64 s[6:7], s22, v90
7268  v_cndmask_b32_e64 v92, v92, 0, s[4:5]
7270  v_cndmask_b32_e64 v91, 0, 1, s[4:5]
7278  v_cndmask_b32_e64 v93, v93, 0, s[6:7]
7280  v_or_b32_e32 v94, 0x7000, v89
7288  v_cndmask_b32_e32 v45, v45, v92, vcc
728C  v_cmp_lt_u32_e32 vcc, s2, v90
7290  v_max_u32_e32 v90, v90, v71
7294  v_cndmask_b32_e64 v71, v90, v71, s[6:7]
729C  v_cndmask_b32_e32 v44, v44, v93, vcc
72A0  v_cndmask_b32_e32 v89, v89, v94, vcc
72A4  v_addc_co_u32_e64 v82, vcc, v82, v91, s[6:7]
72AC  v_cmp_lt_u32_e32 vcc, s2, v84
72B0  v_cmp_lt_u32_e64 s[4:5], s22, v84
72B8  v_max_u32_e32 v84, v84, v71
72BC  v_or_b32_e32 v90, 0x70000, v89
72C4  v_cndmask_b32_e64 v71, v84, v71, s[4:5]
72CC  v_and_b32_e32 v84, 0x80000000, v7
72D4  v_cndmask_b32_e32 v89, v89, v90, vcc
72D8  v_and_b32_e32 v91, 0x80000000, v6
72E0  v_cmp_lt_u32_e64 s[6:7], s22, v80
72E8  v_cndmask_b32_e64 v84, v84, 0, s[4:5]
72F0  v_cndmask_b32_e64 v90, 0, 1, s[4:5]
72F8  v_cndmask_b32_e64 v91, v91, 0, s[6:7]
7300  v_or_b32_e32 v92, 0x700000, v89
7308  v_cndmask_b32_e32 v7, v7, v84, vcc
730C  v_cmp_lt_u32_e32 vcc, s2, v80
7310  v_max_u32_e32 v80, v80, v71
7314  v_cndmask_b32_e64 v71, v80, v71, s[6:7]
731C  v_cndmask_b32_e32 v6, v6, v91, vcc
7320  v_cndmask_b32_e32 v84, v89, v92, vcc
7324  v_addc_co_u32_e64 v82, vcc, v82, v90, s[6:7]
732C  v_cmp_lt_u32_e32 vcc, s2, v86
7330  v_cmp_lt_u32_e64 s[4:5], s22, v86
7338  v_max_u32_e32 v86, v86, v71
733C  v_or_b32_e32 v80, 0x7000000, v84
7344  v_cndmask_b32_e64 v86, v86, v71, s[4:5]
734C  v_and_b32_e32 v71, 0x80000000, v43
7354  v_cndmask_b32_e64 v71, v71, 0, s[4:5]
735C  v_cndmask_b32_e32 v80, v84, v80, vcc
7360  v_and_b32_e32 v89, 0x80000000, v42
7368  v_cmp_lt_u32_e64 s[6:7], s22, v81
7370  v_cndmask_b32_e32 v43, v43, v71, vcc
7374  v_cmp_lt_u32_e32 vcc, s2, v81
7378  v_max_u32_e32 v81, v81, v86
737C  v_cndmask_b32_e64 v84, 0, 1, s[4:5]
7384  v_cndmask_b32_e64 v89, v89, 0, s[6:7]
738C  v_or_b32_e32 v90, 0x70000000, v80
7394  v_cndmask_b32_e64 v81, v81, v86, s[6:7]
739C  v_cndmask_b32_e32 v42, v42, v89, vcc
73A0  v_cndmask_b32_e32 v71, v80, v90, vcc
73A4  v_addc_co_u32_e64 v80, vcc, v82, v84, s[6:7]
73AC  v_cmp_lt_u32_e64 s[4:5], s22, v88
73B4  v_max_u32_e32 v86, v88, v81
73B8  v_cmp_lt_u32_e32 vcc, s2, v88
73BC  v_cndmask_b32_e64 v81, v86, v81, s[4:5]
73C4  v_and_b32_e32 v86, 0x80000000, v57
73CC  v_cndmask_b32_e64 v82, 0, 7, vcc
73D4  v_and_b32_e32 v88, 0x80000000, v56
73DC  v_cmp_lt_u32_e64 s[6:7], s22, v85
73E4  v_cndmask_b32_e64 v86, v86, 0, s[4:5]
73EC  v_cndmask_b32_e64 v84, 0, 1, s[4:5]
73F4  v_cndmask_b32_e64 v88, v88, 0, s[6:7]
73FC  v_or_b32_e32 v89, 0x70, v82
7404  v_cndmask_b32_e32 v57, v57, v86, vcc
7408  v_cmp_lt_u32_e32 vcc, s2, v85
740C  v_cmp_lt_u32_e64 s[4:5], s22, v87
7414  v_and_b32_e32 v86, 0x80000000, v64
741C  v_cndmask_b32_e32 v56, v56, v88, vcc
7420  v_cndmask_b32_e32 v82, v82, v89, vcc
7424  v_addc_co_u32_e64 v80, vcc, v80, v84, s[6:7]
742C  v_max_u32_e32 v84, v85, v81
7430  v_cndmask_b32_e64 v81, v84, v81, s[6:7]
7438  v_max_u32_e32 v85, v87, v81
743C  v_or_b32_e32 v84, 0x700, v82
7444  v_cmp_lt_u32_e32 vcc, s2, v87
7448  v_cndmask_b32_e64 v81, v85, v81, s[4:5]
7450  v_and_b32_e32 v85, 0x80000000, v65
7458  v_cndmask_b32_e32 v82, v82, v84, vcc
745C  v_cmp_lt_u32_e64 s[6:7], s22, v83
7464  v_cndmask_b32_e64 v85, v85, 0, s[4:5]
746C  v_cndmask_b32_e64 v84, 0, 1, s[4:5]
7474  v_cndmask_b32_e64 v86, v86, 0, s[6:7]
747C  v_or_b32_e32 v87, 0x7000, v82
7484  v_cndmask_b32_e32 v65, v65, v85, vcc
7488  v_cmp_lt_u32_e32 vcc, s2, v83
748C  v_max_u32_e32 v83, v83, v81
7490  v_cndmask_b32_e64 v81, v83, v81, s[6:7]
7498  v_cndmask_b32_e32 v64, v64, v86, vcc
749C  v_cndmask_b32_e32 v82, v82, v87, vcc
74A0  v_addc_co_u32_e64 v80, vcc, v80, v84, s[6:7]
74A8  v_cmp_lt_u32_e32 vcc, s2, v79
74AC  v_cmp_lt_u32_e64 s[4:5], s22, v79
74B4  v_max_u32_e32 v79, v79, v81
74B8  v_or_b32_e32 v83, 0x70000, v82
74C0  v_cndmask_b32_e64 v79, v79, v81, s[4:5]
74C8  v_and_b32_e32 v81, 0x80000000, v55
74D0  v_cndmask_b32_e32 v82, v82, v83, vcc
74D4  v_and_b32_e32 v84, 0x80000000, v54
74DC  v_cmp_lt_u32_e64 s[6:7], s22, v77
74E4  v_cndmask_b32_e64 v81, v81, 0, s[4:5]
74EC  v_cndmask_b32_e64 v83, 0, 1, s[4:5]
74F4  v_cndmask_b32_e64 v84, v84, 0, s[6:7]
74FC  v_or_b32_e32 v85, 0x700000, v82
7504  v_cndmask_b32_e32 v55, v55, v81, vcc
7508  v_cmp_lt_u32_e32 vcc, s2, v77
750C  v_max_u32_e32 v77, v77, v79
7510  v_cndmask_b32_e64 v77, v77, v79, s[6:7]
7518  v_cndmask_b32_e32 v54, v54, v84, vcc
751C  v_cndmask_b32_e32 v81, v82, v85, vcc
7520  v_addc_co_u32_e64 v80, vcc, v80, v83, s[6:7]
7528  v_cmp_lt_u32_e32 vcc, s2, v78
752C  v_cmp_lt_u32_e64 s[4:5], s22, v78
7534  v_max_u32_e32 v78, v78, v77
7538  v_or_b32_e32 v79, 0x7000000, v81
7540  v_cndmask_b32_e64 v77, v78, v77, s[4:5]
7548  v_and_b32_e32 v78, 0x80000000, v63
7550  v_cndmask_b32_e32 v79, v81, v79, vcc
7554  v_and_b32_e32 v82, 0x80000000, v62
755C  v_cmp_lt_u32_e64 s[6:7], s22, v76
7564  v_cndmask_b32_e64 v78, v78, 0, s[4:5]
756C  v_cndmask_b32_e64 v81, 0, 1, s[4:5]
7574  v_cndmask_b32_e64 v82, v82, 0, s[6:7]
757C  v_or_b32_e32 v83, 0x70000000, v79
7584  v_cndmask_b32_e32 v63, v63, v78, vcc
7588  v_cmp_lt_u32_e32 vcc, s2, v76
758C  v_max_u32_e32 v76, v76, v77
7590  v_cndmask_b32_e64 v76, v76, v77, s[6:7]
7598  v_cndmask_b32_e32 v62, v62, v82, vcc
759C  v_cndmask_b32_e32 v82, v79, v83, vcc
75A0  v_addc_co_u32_e64 v78, vcc, v80, v81, s[6:7]
75A8  v_cmp_lt_u32_e32 vcc, s2, v74
75AC  v_cmp_lt_u32_e64 s[4:5], s22, v74
75B4  v_max_u32_e32 v74, v74, v76
75B8  v_cndmask_b32_e64 v77, 0, 7, vcc
75C0  v_cndmask_b32_e64 v74, v74, v76, s[4:5]
75C8  v_and_b32_e32 v76, 0x80000000, v53
75D0  v_and_b32_e32 v80, 0x80000000, v52
75D8  v_cmp_lt_u32_e64 s[6:7], s22, v72
75E0  v_cndmask_b32_e64 v76, v76, 0, s[4:5]
75E8  v_cndmask_b32_e64 v79, 0, 1, s[4:5]
75F0  v_cndmask_b32_e64 v80, v80, 0, s[6:7]
75F8  v_or_b32_e32 v81, 0x70, v77
7600  v_cndmask_b32_e32 v53, v53, v76, vcc
7604  v_cmp_lt_u32_e32 vcc, s2, v72
7608  v_max_u32_e32 v72, v72, v74
760C  v_cndmask_b32_e64 v72, v72, v74, s[6:7]
7614  v_cndmask_b32_e32 v52, v52, v80, vcc
7618  v_cndmask_b32_e32 v76, v77, v81, vcc
761C  v_addc_co_u32_e64 v77, vcc, v78, v79, s[6:7]
7624  v_cmp_lt_u32_e32 vcc, s2, v75
7628  v_cmp_lt_u32_e64 s[4:5], s22, v75
7630  v_max_u32_e32 v75, v75, v72
7634  v_or_b32_e32 v74, 0x700, v76
763C  v_cndmask_b32_e64 v72, v75, v72, s[4:5]
7644  v_and_b32_e32 v75, 0x80000000, v61
764C  v_cndmask_b32_e32 v74, v76, v74, vcc
7650  v_and_b32_e32 v78, 0x80000000, v60
7658  v_cmp_lt_u32_e64 s[6:7], s22, v73
7660  v_cndmask_b32_e64 v75, v75, 0, s[4:5]
7668  v_cndmask_b32_e64 v76, 0, 1, s[4:5]
7670  v_cndmask_b32_e64 v78, v78, 0, s[6:7]
7678  v_or_b32_e32 v79, 0x7000, v74
7680  v_cndmask_b32_e32 v61, v61, v75, vcc
7684  v_cmp_lt_u32_e32 vcc, s2, v73
7688  v_max_u32_e32 v73, v73, v72
768C  v_cndmask_b32_e64 v72, v73, v72, s[6:7]
7694  v_cndmask_b32_e32 v60, v60, v78, vcc
7698  v_cndmask_b32_e32 v74, v74, v79, vcc
769C  v_addc_co_u32_e64 v75, vcc, v77, v76, s[6:7]
76A4  v_cmp_lt_u32_e32 vcc, s2, v69
76A8  v_cmp_lt_u32_e64 s[4:5], s22, v69
76B0  v_max_u32_e32 v69, v69, v72
76B4  v_or_b32_e32 v73, 0x70000, v74
76BC  v_cndmask_b32_e64 v69, v69, v72, s[4:5]
76C4  v_and_b32_e32 v72, 0x80000000, v51
76CC  v_cndmask_b32_e32 v73, v74, v73, vcc
76D0  v_and_b32_e32 v76, 0x80000000, v50
76D8  v_cmp_lt_u32_e64 s[6:7], s22, v67
76E0  v_cndmask_b32_e64 v72, v72, 0, s[4:5]
76E8  v_cndmask_b32_e64 v74, 0, 1, s[4:5]
76F0  v_cndmask_b32_e64 v76, v76, 0, s[6:7]
76F8  v_or_b32_e32 v77, 0x700000, v73
7700  v_cndmask_b32_e32 v51, v51, v72, vcc
7704  v_cmp_lt_u32_e32 vcc, s2, v67
7708  v_max_u32_e32 v67, v67, v69
770C  v_cndmask_b32_e64 v67, v67, v69, s[6:7]
7714  v_cndmask_b32_e32 v50, v50, v76, vcc
7718  v_cndmask_b32_e32 v72, v73, v77, vcc
771C  v_addc_co_u32_e64 v73, vcc, v75, v74, s[6:7]
7724  v_cmp_lt_u32_e32 vcc, s2, v70
7728  v_cmp_lt_u32_e64 s[4:5], s22, v70
7730  v_max_u32_e32 v70, v70, v67
7734  v_or_b32_e32 v69, 0x7000000, v72
773C  v_cndmask_b32_e64 v67, v70, v67, s[4:5]
7744  v_and_b32_e32 v70, 0x80000000, v59
774C  v_cndmask_b32_e32 v69, v72, v69, vcc
7750  v_and_b32_e32 v74, 0x80000000, v58
7758  v_cmp_lt_u32_e64 s[6:7], s22, v68
7760  v_cndmask_b32_e64 v70, v70, 0, s[4:5]
7768  v_cndmask_b32_e64 v72, 0, 1, s[4:5]
7770  v_cndmask_b32_e64 v74, v74, 0, s[6:7]
7778  v_or_b32_e32 v75, 0x70000000, v69
7780  v_cndmask_b32_e32 v59, v59, v70, vcc
7784  v_cmp_lt_u32_e32 vcc, s2, v68
7788  v_max_u32_e32 v68, v68, v67
778C  v_cndmask_b32_e64 v67, v68, v67, s[6:7]
7794  v_cndmask_b32_e32 v58, v58, v74, vcc
7798  v_cndmask_b32_e32 v95, v69, v75, vcc
779C  v_addc_co_u32_e64 v69, vcc, v73, v72, s[6:7]
77A4  v_mov_b32_e32 v68, 0x7f800000
77AC  v_cmp_ne_u32_e32 vcc, 32, v69
77B0  s_nop 1
77B4  v_cndmask_b32_e32 v102, v68, v67, vcc
77B8  s_or_b64 exec, exec, s[20:21]
77BC  s_bfe_u32 s2, s14, 0x20004
77C4  s_cmp_eq_u32 s2, 2
77C8  s_cselect_b64 s[6:7], -1, 0
77CC  s_and_b64 s[4:5], s[6:7], exec
77D0  s_cselect_b32 s4, 0x3fffff, 0
77D8  s_cmp_lg_u32 s2, 0
77DC  s_cselect_b32 s2, s4, 0x200000
77E4  v_cmp_ne_u32_e32 vcc, 0, v102
77E8  v_mov_b32_e32 v67, 0x7f
77F0  s_and_saveexec_b64 s[4:5], vcc
77F4  s_cbranch_execz 15
77F8  v_add_u32_e32 v67, s2, v102
77FC  s_mov_b32 s20, 0x17fffff
7804  v_lshrrev_b32_e32 v68, 23, v67
7808  v_add_u32_e32 v68, -2, v68
780C  v_cmp_lt_u32_e32 vcc, s20, v67
7810  s_mov_b32 s20, 0x7f800000
7818  s_nop 0
781C  v_cndmask_b32_e32 v67, 0, v68, vcc
7820  v_cmp_eq_u32_e32 vcc, s20, v102
7824  v_mov_b32_e32 v68, 0xfe
782C  s_and_b64 vcc, s[6:7], vcc
7830  v_cndmask_b32_e32 v67, v67, v68, vcc
7834  s_or_b64 exec, exec, s[4:5]
7838  v_cmp_eq_u32_e32 vcc, 0, v67
783C  s_cbranch_vccz 37
7840  s_nop 0
7844  v_cndmask_b32_e64 v68, 1.0, 2.0, vcc
784C  v_pk_mul_f32 v[40:41], v[68:69], v[40:41] op_sel_hi:[0,1]
7854  v_pk_mul_f32 v[48:49], v[68:69], v[48:49] op_sel_hi:[0,1]
785C  v_pk_mul_f32 v[38:39], v[68:69], v[38:39] op_sel_hi:[0,1]
7864  v_pk_mul_f32 v[46:47], v[68:69], v[46:47] op_sel_hi:[0,1]
786C  v_pk_mul_f32 v[30:31], v[68:69], v[30:31] op_sel_hi:[0,1]
7874  v_pk_mul_f32 v[44:45], v[68:69], v[44:45] op_sel_hi:[0,1]
787C  v_pk_mul_f32 v[6:7], v[68:69], v[6:7] op_sel_hi:[0,1]
7884  v_pk_mul_f32 v[42:43], v[68:69], v[42:43] op_sel_hi:[0,1]
788C  v_pk_mul_f32 v[56:57], v[68:69], v[56:57] op_sel_hi:[0,1]
7894  v_pk_mul_f32 v[64:65], v[68:69], v[64:65] op_sel_hi:[0,1]
789C  v_pk_mul_f32 v[54:55], v[68:69], v[54:55] op_sel_hi:[0,1]
78A4  v_pk_mul_f32 v[62:63], v[68:69], v[62:63] op_sel_hi:[0,1]
78AC  v_pk_mul_f32 v[52:53], v[68:69], v[52:53] op_sel_hi:[0,1]
78B4  v_pk_mul_f32 v[60:61], v[68:69], v[60:61] op_sel_hi:[0,1]
78BC  v_pk_mul_f32 v[50:51], v[68:69], v[50:51] op_sel_hi:[0,1]
78C4  v_pk_mul_f32 v[58:59], v[68:69], v[58:59] op_sel_hi:[0,1]
78CC  v_max_u32_e32 v68, 1, v67
78D0  s_branch 1
78D4  v_mov_b32_e32 v68, v67
78D8  v_mov_b32_e32 v70, 0
78DC  v_mov_b32_e32 v72, 0
78E0  v_lshlrev_b32_e32 v68, 23, v68
78E4  v_cvt_scalef32_pk_fp4_f32 v70, v41, v40, v68
78EC  v_cvt_scalef32_pk_fp4_f32 v72, v39, v38, v68 op_sel:[0,0,0,1]
78F4  v_cvt_scalef32_pk_fp4_f32 v70, v49, v48, v68 op_sel:[0,0,1,0]
78FC  v_cvt_scalef32_pk_fp4_f32 v72, v47, v46, v68 op_sel:[0,0,1,1]
7904  s_nop 0
7908  v_mov_b32_e32 v38, 0
790C  v_mov_b32_e32 v39, 0
7910  v_cvt_scalef32_pk_fp4_f32 v38, v31, v30, v68
7918  v_cvt_scalef32_pk_fp4_f32 v39, v7, v6, v68 op_sel:[0,0,0,1]
7920  v_cvt_scalef32_pk_fp4_f32 v38, v45, v44, v68 op_sel:[0,0,1,0]
7928  v_cvt_scalef32_pk_fp4_f32 v39, v43, v42, v68 op_sel:[0,0,1,1]
7930  s_nop 0
7934  v_mov_b32_e32 v6, 0
7938  v_mov_b32_e32 v7, 0
793C  v_cvt_scalef32_pk_fp4_f32 v6, v57, v56, v68
7944  v_cvt_scalef32_pk_fp4_f32 v7, v55, v54, v68 op_sel:[0,0,0,1]
794C  v_cvt_scalef32_pk_fp4_f32 v6, v65, v64, v68 op_sel:[0,0,1,0]
7954  v_cvt_scalef32_pk_fp4_f32 v7, v63, v62, v68 op_sel:[0,0,1,1]
795C  s_nop 0
7960  v_mov_b32_e32 v69, 0
7964  v_or3_b32 v42, v7, v82, v6
796C  v_mov_b32_e32 v6, 0
7970  v_cvt_scalef32_pk_fp4_f32 v69, v53, v52, v68
7978  v_cvt_scalef32_pk_fp4_f32 v6, v51, v50, v68 op_sel:[0,0,0,1]
7980  v_cvt_scalef32_pk_fp4_f32 v69, v61, v60, v68 op_sel:[0,0,1,0]
7988  v_cvt_scalef32_pk_fp4_f32 v6, v59, v58, v68 op_sel:[0,0,1,1]
7990  s_nop 0
7994  v_or3_b32 v40, v72, v66, v70
799C  v_or3_b32 v43, v6, v95, v69
79A4  v_lshlrev_b32_e32 v6, 2, v131
79A8  v_bitop3_b32 v7, v6, v130, v1 bitop3:0xf6
79B0  v_or3_b32 v41, v39, v71, v38
79B8  v_lshlrev_b32_e32 v38, 4, v7
79BC  v_or_b32_e32 v39, v6, v130
79C0  ds_write_b128 v38, v[40:43]
79C8  ds_write_b8 v39, v67 offset:8192
79D0  s_and_saveexec_b64 s[20:21], s[0:1]
79D4  s_cbranch_execz 1046
79D8  s_andn2_b64 vcc, exec, s[18:19]
79DC  s_cbranch_vccnz 95
79E0  s_lshl_b32 s1, s15, 30
79E4  s_lshl_b32 s4, s15, 29
79E8  v_bfrev_b32_e32 v6, 1
79EC  v_bitop3_b32 v9, s4, v9, v6 bitop3:0x6c
79F4  v_bitop3_b32 v8, s1, v8, v6 bitop3:0x6c
79FC  s_lshl_b32 s1, s15, 28
7A00  s_lshl_b32 s4, s15, 27
7A04  v_bitop3_b32 v11, s4, v11, v6 bitop3:0x6c
7A0C  v_bitop3_b32 v10, s1, v10, v6 bitop3:0x6c
7A14  s_lshl_b32 s1, s15, 26
7A18  s_lshl_b32 s4, s15, 25
7A1C  v_bitop3_b32 v13, s4, v13, v6 bitop3:0x6c
7A24  v_bitop3_b32 v12, s1, v12, v6 bitop3:0x6c
7A2C  s_lshl_b32 s1, s15, 24
7A30  s_lshl_b32 s4, s15, 23
7A34  v_bitop3_b32 v15, s4, v15, v6 bitop3:0x6c
7A3C  v_bitop3_b32 v14, s1, v14, v6 bitop3:0x6c
7A44  s_lshl_b32 s1, s15, 22
7A48  s_lshl_b32 s4, s15, 21
7A4C  v_bitop3_b32 v17, s4, v17, v6 bitop3:0x6c
7A54  v_bitop3_b32 v16, s1, v16, v6 bitop3:0x6c
7A5C  s_lshl_b32 s1, s15, 20
7A60  s_lshl_b32 s4, s15, 19
7A64  v_bitop3_b32 v19, s4, v19, v6 bitop3:0x6c
7A6C  v_bitop3_b32 v18, s1, v18, v6 bitop3:0x6c
7A74  s_lshl_b32 s1, s15, 18
7A78  s_lshl_b32 s4, s15, 17
7A7C  v_bitop3_b32 v21, s4, v21, v6 bitop3:0x6c
7A84  v_bitop3_b32 v20, s1, v20, v6 bitop3:0x6c
7A8C  s_lshl_b32 s1, s15, 16
7A90  s_lshl_b32 s4, s15, 15
7A94  v_bitop3_b32 v23, s4, v23, v6 bitop3:0x6c
7A9C  v_bitop3_b32 v22, s1, v22, v6 bitop3:0x6c
7AA4  s_lshl_b32 s1, s15, 14
7AA8  s_lshl_b32 s4, s15, 13
7AAC  v_bitop3_b32 v25, s4, v25, v6 bitop3:0x6c
7AB4  v_bitop3_b32 v24, s1, v24, v6 bitop3:0x6c
7ABC  s_lshl_b32 s1, s15, 12
7AC0  s_lshl_b32 s4, s15, 11
7AC4  v_bitop3_b32 v27, s4, v27, v6 bitop3:0x6c
7ACC  v_bitop3_b32 v26, s1, v26, v6 bitop3:0x6c
7AD4  s_lshl_b32 s1, s15, 10
7AD8  s_lshl_b32 s4, s15, 9
7ADC  v_bitop3_b32 v29, s4, v29, v6 bitop3:0x6c
7AE4  v_bitop3_b32 v28, s1, v28, v6 bitop3:0x6c
7AEC  s_lshl_b32 s1, s15, 8
7AF0  s_lshl_b32 s4, s15, 7
7AF4  v_bitop3_b32 v33, s4, v33, v6 bitop3:0x6c
7AFC  v_bitop3_b32 v32, s1, v32, v6 bitop3:0x6c
7B04  s_lshl_b32 s1, s15, 6
7B08  s_lshl_b32 s4, s15, 5
7B0C  v_bitop3_b32 v35, s4, v35, v6 bitop3:0x6c
7B14  v_bitop3_b32 v34, s1, v34, v6 bitop3:0x6c
7B1C  s_lshl_b32 s1, s15, 4
7B20  s_lshl_b32 s4, s15, 3
7B24  s_lshl_b32 s0, s15, 31
7B28  v_bitop3_b32 v37, s4, v37, v6 bitop3:0x6c
7B30  v_bitop3_b32 v36, s1, v36, v6 bitop3:0x6c
7B38  s_lshl_b32 s1, s15, 2
7B3C  s_lshl_b32 s4, s15, 1
7B40  v_bitop3_b32 v3, s4, v3, v6 bitop3:0x6c
7B48  v_bitop3_b32 v2, s1, v2, v6 bitop3:0x6c
7B50  v_bitop3_b32 v4, s15, v4, v6 bitop3:0x6c
7B58  v_xor_b32_e32 v5, s0, v5
7B5C  v_pk_add_f32 v[6:7], v[4:5], v[8:9] op_sel_hi:[1,0]
7B64  v_pk_add_f32 v[30:31], v[4:5], v[8:9] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
7B6C  v_pk_add_f32 v[40:41], v[8:9], v[10:11] op_sel_hi:[1,0]
7B74  v_pk_add_f32 v[42:43], v[8:9], v[10:11] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
7B7C  v_pk_add_f32 v[8:9], v[10:11], v[12:13] op_sel_hi:[1,0]
7B84  v_pk_add_f32 v[10:11], v[10:11], v[12:13] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
7B8C  v_pk_add_f32 v[44:45], v[12:13], v[14:15] op_sel_hi:[1,0]
7B94  v_pk_add_f32 v[12:13], v[12:13], v[14:15] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
7B9C  v_pk_add_f32 v[46:47], v[14:15], v[16:17] op_sel_hi:[1,0]
7BA4  v_pk_add_f32 v[14:15], v[14:15], v[16:17] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
7BAC  v_pk_add_f32 v[48:49], v[16:17], v[18:19] op_sel_hi:[1,0]
7BB4  v_pk_add_f32 v[16:17], v[16:17], v[18:19] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
7BBC  v_pk_add_f32 v[50:51], v[18:19], v[20:21] op_sel_hi:[1,0]
7BC4  v_pk_add_f32 v[18:19], v[18:19], v[20:21] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
7BCC  v_pk_add_f32 v[52:53], v[20:21], v[22:23] op_sel_hi:[1,0]
7BD4  v_pk_add_f32 v[20:21], v[20:21], v[22:23] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
7BDC  v_mov_b32_e32 v31, v7
7BE0  v_mov_b32_e32 v43, v41
7BE4  v_mov_b32_e32 v11, v9
7BE8  v_mov_b32_e32 v13, v45
7BEC  v_mov_b32_e32 v15, v47
7BF0  v_mov_b32_e32 v17, v49
7BF4  v_mov_b32_e32 v19, v51
7BF8  v_mov_b32_e32 v21, v53
7BFC  v_pk_add_f32 v[54:55], v[22:23], v[24:25] op_sel_hi:[1,0]
7C04  v_pk_add_f32 v[72:73], v[22:23], v[24:25] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
7C0C  v_pk_add_f32 v[22:23], v[24:25], v[26:27] op_sel_hi:[1,0]
7C14  v_pk_add_f32 v[74:75], v[24:25], v[26:27] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
7C1C  v_pk_add_f32 v[24:25], v[26:27], v[28:29] op_sel_hi:[1,0]
7C24  v_pk_add_f32 v[26:27], v[26:27], v[28:29] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
7C2C  v_pk_add_f32 v[56:57], v[28:29], v[32:33] op_sel_hi:[1,0]
7C34  v_pk_add_f32 v[28:29], v[28:29], v[32:33] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
7C3C  v_pk_add_f32 v[64:65], v[32:33], v[34:35] op_sel_hi:[1,0]
7C44  v_pk_add_f32 v[32:33], v[32:33], v[34:35] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
7C4C  v_pk_add_f32 v[76:77], v[34:35], v[36:37] op_sel_hi:[1,0]
7C54  v_pk_add_f32 v[78:79], v[34:35], v[36:37] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
7C5C  v_pk_add_f32 v[34:35], v[36:37], v[2:3] op_sel_hi:[1,0]
7C64  v_pk_add_f32 v[80:81], v[36:37], v[2:3] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
7C6C  v_pk_add_f32 v[36:37], v[2:3], v[4:5] op_sel_hi:[1,0]
7C74  v_pk_add_f32 v[82:83], v[2:3], v[4:5] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
7C7C  v_pk_add_f32 v[4:5], v[30:31], v[42:43]
7C84  v_pk_add_f32 v[8:9], v[10:11], v[12:13]
7C8C  v_pk_add_f32 v[40:41], v[14:15], v[16:17]
7C94  v_pk_add_f32 v[44:45], v[18:19], v[20:21]
7C9C  v_pk_add_f32 v[30:31], v[30:31], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
7CA4  v_pk_add_f32 v[12:13], v[10:11], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
7CAC  v_pk_add_f32 v[16:17], v[14:15], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
7CB4  v_pk_add_f32 v[18:19], v[18:19], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
7CBC  v_pk_add_f32 v[6:7], v[4:5], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
7CC4  v_pk_add_f32 v[46:47], v[40:41], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
7CCC  v_pk_add_f32 v[8:9], v[4:5], v[8:9]
7CD4  v_pk_add_f32 v[40:41], v[40:41], v[44:45]
7CDC  v_pk_add_f32 v[14:15], v[30:31], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
7CE4  v_pk_add_f32 v[20:21], v[16:17], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
7CEC  s_mov_b32 s0, 0x3e800000
7CF4  v_pk_add_f32 v[4:5], v[8:9], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
7CFC  v_pk_add_f32 v[8:9], v[8:9], v[40:41]
7D04  v_pk_add_f32 v[10:11], v[14:15], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
7D0C  v_pk_add_f32 v[14:15], v[14:15], v[20:21]
7D14  v_pk_add_f32 v[20:21], v[30:31], v[12:13]
7D1C  v_pk_add_f32 v[16:17], v[16:17], v[18:19]
7D24  v_pk_mul_f32 v[8:9], v[8:9], s[0:1] op_sel_hi:[1,0]
7D2C  v_pk_add_f32 v[12:13], v[20:21], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
7D34  v_pk_add_f32 v[16:17], v[20:21], v[16:17]
7D3C  v_pk_add_f32 v[2:3], v[6:7], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
7D44  v_pk_add_f32 v[6:7], v[6:7], v[46:47]
7D4C  v_and_b32_e32 v71, 0x7fffffff, v9
7D54  v_and_b32_e32 v69, 0x7fffffff, v8
7D5C  v_pk_mul_f32 v[16:17], v[16:17], s[0:1] op_sel_hi:[1,0]
7D64  v_pk_mul_f32 v[6:7], v[6:7], s[0:1] op_sel_hi:[1,0]
7D6C  v_max_u32_e32 v22, v69, v71
7D70  v_and_b32_e32 v70, 0x7fffffff, v17
7D78  v_and_b32_e32 v68, 0x7fffffff, v16
7D80  v_and_b32_e32 v67, 0x7fffffff, v7
7D88  v_and_b32_e32 v64, 0x7fffffff, v6
7D90  v_pk_mul_f32 v[14:15], v[14:15], s[0:1] op_sel_hi:[1,0]
7D98  v_max3_u32 v18, v68, v70, v22
7DA0  v_pk_mul_f32 v[4:5], v[4:5], s[0:1] op_sel_hi:[1,0]
7DA8  v_and_b32_e32 v66, 0x7fffffff, v15
7DB0  v_and_b32_e32 v63, 0x7fffffff, v14
7DB8  v_max3_u32 v18, v64, v67, v18
7DC0  v_mov_b32_e32 v73, v55
7DC4  v_mov_b32_e32 v75, v23
7DC8  v_mov_b32_e32 v27, v25
7DCC  v_mov_b32_e32 v29, v57
7DD0  v_mov_b32_e32 v33, v65
7DD4  v_mov_b32_e32 v79, v77
7DD8  v_mov_b32_e32 v81, v35
7DDC  v_mov_b32_e32 v83, v37
7DE0  v_and_b32_e32 v61, 0x7fffffff, v5
7DE8  v_and_b32_e32 v59, 0x7fffffff, v4
7DF0  v_pk_mul_f32 v[12:13], v[12:13], s[0:1] op_sel_hi:[1,0]
7DF8  v_max3_u32 v18, v63, v66, v18
7E00  v_pk_add_f32 v[20:21], v[72:73], v[74:75]
7E08  v_pk_add_f32 v[24:25], v[26:27], v[28:29]
7E10  v_pk_add_f32 v[30:31], v[32:33], v[78:79]
7E18  v_pk_add_f32 v[34:35], v[80:81], v[82:83]
7E20  v_pk_mul_f32 v[2:3], v[2:3], s[0:1] op_sel_hi:[1,0]
7E28  v_max3_u32 v18, v59, v61, v18
7E30  v_and_b32_e32 v62, 0x7fffffff, v13
7E38  v_and_b32_e32 v60, 0x7fffffff, v12
7E40  v_pk_add_f32 v[22:23], v[20:21], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
7E48  v_pk_add_f32 v[36:37], v[30:31], v[34:35] neg_lo:[0,1] neg_hi:[0,1]
7E50  v_pk_add_f32 v[24:25], v[20:21], v[24:25]
7E58  v_pk_add_f32 v[30:31], v[30:31], v[34:35]
7E60  v_pk_add_f32 v[42:43], v[72:73], v[74:75] neg_lo:[0,1] neg_hi:[0,1]
7E68  v_pk_add_f32 v[28:29], v[26:27], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
7E70  v_pk_add_f32 v[32:33], v[32:33], v[78:79] neg_lo:[0,1] neg_hi:[0,1]
7E78  v_pk_add_f32 v[52:53], v[80:81], v[82:83] neg_lo:[0,1] neg_hi:[0,1]
7E80  v_and_b32_e32 v54, 0x7fffffff, v3
7E88  v_and_b32_e32 v50, 0x7fffffff, v2
7E90  v_pk_mul_f32 v[10:11], v[10:11], s[0:1] op_sel_hi:[1,0]
7E98  v_max3_u32 v18, v60, v62, v18
7EA0  v_pk_add_f32 v[20:21], v[24:25], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
7EA8  v_pk_add_f32 v[24:25], v[24:25], v[30:31]
7EB0  v_pk_add_f32 v[30:31], v[42:43], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
7EB8  v_pk_add_f32 v[72:73], v[32:33], v[52:53] neg_lo:[0,1] neg_hi:[0,1]
7EC0  v_pk_add_f32 v[42:43], v[42:43], v[28:29]
7EC8  v_pk_add_f32 v[32:33], v[32:33], v[52:53]
7ED0  v_max3_u32 v18, v50, v54, v18
7ED8  v_and_b32_e32 v56, 0x7fffffff, v11
7EE0  v_and_b32_e32 v51, 0x7fffffff, v10
7EE8  v_pk_mul_f32 v[24:25], v[24:25], s[0:1] op_sel_hi:[1,0]
7EF0  v_pk_add_f32 v[28:29], v[42:43], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
7EF8  v_pk_add_f32 v[32:33], v[42:43], v[32:33]
7F00  v_max3_u32 v40, v51, v56, v18
7F08  v_pk_add_f32 v[18:19], v[22:23], v[36:37] neg_lo:[0,1] neg_hi:[0,1]
7F10  v_pk_add_f32 v[22:23], v[22:23], v[36:37]
7F18  v_and_b32_e32 v58, 0x7fffffff, v25
7F20  v_and_b32_e32 v55, 0x7fffffff, v24
7F28  v_pk_mul_f32 v[32:33], v[32:33], s[0:1] op_sel_hi:[1,0]
7F30  v_pk_mul_f32 v[22:23], v[22:23], s[0:1] op_sel_hi:[1,0]
7F38  v_max3_u32 v34, v55, v58, v40
7F40  v_pk_add_f32 v[26:27], v[30:31], v[72:73] neg_lo:[0,1] neg_hi:[0,1]
7F48  v_pk_add_f32 v[30:31], v[30:31], v[72:73]
7F50  v_and_b32_e32 v57, 0x7fffffff, v33
7F58  v_and_b32_e32 v53, 0x7fffffff, v32
7F60  v_and_b32_e32 v49, 0x7fffffff, v23
7F68  v_and_b32_e32 v47, 0x7fffffff, v22
7F70  v_pk_mul_f32 v[30:31], v[30:31], s[0:1] op_sel_hi:[1,0]
7F78  v_max3_u32 v34, v53, v57, v34
7F80  v_pk_mul_f32 v[20:21], v[20:21], s[0:1] op_sel_hi:[1,0]
7F88  v_and_b32_e32 v48, 0x7fffffff, v31
7F90  v_and_b32_e32 v46, 0x7fffffff, v30
7F98  v_max3_u32 v34, v47, v49, v34
7FA0  v_and_b32_e32 v44, 0x7fffffff, v21
7FA8  v_and_b32_e32 v41, 0x7fffffff, v20
7FB0  v_pk_mul_f32 v[28:29], v[28:29], s[0:1] op_sel_hi:[1,0]
7FB8  v_max3_u32 v34, v46, v48, v34
7FC0  v_pk_mul_f32 v[18:19], v[18:19], s[0:1] op_sel_hi:[1,0]
7FC8  v_max3_u32 v34, v41, v44, v34
7FD0  v_and_b32_e32 v45, 0x7fffffff, v29
7FD8  v_and_b32_e32 v42, 0x7fffffff, v28
7FE0  v_and_b32_e32 v37, 0x7fffffff, v19
7FE8  v_and_b32_e32 v35, 0x7fffffff, v18
7FF0  v_pk_mul_f32 v[26:27], v[26:27], s[0:1] op_sel_hi:[1,0]
7FF8  v_max3_u32 v34, v42, v45, v34
8000  v_max3_u32 v34, v35, v37, v34
8008  v_and_b32_e32 v40, 0x7fffffff, v27
8010  v_and_b32_e32 v36, 0x7fffffff, v26
8018  v_max3_u32 v72, v36, v40, v34
8020  s_mov_b32 s15, 0x7f7fffff
8028  v_cmp_lt_u32_e32 vcc, s15, v72
802C  v_mov_b32_e32 v34, 0
8030  v_mov_b32_e32 v43, 0
8034  v_mov_b32_e32 v52, 0
8038  v_mov_b32_e32 v65, 0
803C  s_and_saveexec_b64 s[18:19], vcc
8040  s_cbranch_execz 515
8044  s_mov_b32 s22, 0x7f800000
804C  v_cmp_lt_u32_e64 s[0:1], s22, v71
8054  v_and_b32_e32 v52, 0x80000000, v9
805C  v_cmp_lt_u32_e32 vcc, s15, v71
8060  v_and_b32_e32 v65, 0x80000000, v8
8068  v_cmp_lt_u32_e64 s[4:5], s22, v69
8070  v_cndmask_b32_e64 v52, v52, 0, s[0:1]
8078  v_cndmask_b32_e64 v34, 0, 7, vcc
8080  v_cndmask_b32_e64 v43, v71, 0, s[0:1]
8088  v_cndmask_b32_e64 v65, v65, 0, s[4:5]
8090  v_cndmask_b32_e32 v9, v9, v52, vcc
8094  v_cmp_lt_u32_e32 vcc, s15, v69
8098  v_or_b32_e32 v71, 0x70, v34
80A0  v_cndmask_b32_e64 v52, 0, 1, s[4:5]
80A8  v_cndmask_b32_e32 v8, v8, v65, vcc
80AC  v_max_u32_e32 v65, v69, v43
80B0  v_cndmask_b32_e64 v43, v65, v43, s[4:5]
80B8  v_cndmask_b32_e32 v34, v34, v71, vcc
80BC  v_addc_co_u32_e64 v52, vcc, 0, v52, s[0:1]
80C4  v_cmp_lt_u32_e64 s[0:1], s22, v70
80CC  v_max_u32_e32 v69, v70, v43
80D0  v_or_b32_e32 v65, 0x700, v34
80D8  v_cmp_lt_u32_e32 vcc, s15, v70
80DC  v_cndmask_b32_e64 v43, v69, v43, s[0:1]
80E4  v_and_b32_e32 v69, 0x80000000, v17
80EC  v_cndmask_b32_e32 v34, v34, v65, vcc
80F0  v_and_b32_e32 v70, 0x80000000, v16
80F8  v_cmp_lt_u32_e64 s[4:5], s22, v68
8100  v_cndmask_b32_e64 v69, v69, 0, s[0:1]
8108  v_cndmask_b32_e64 v65, 0, 1, s[0:1]
8110  v_cndmask_b32_e64 v70, v70, 0, s[4:5]
8118  v_or_b32_e32 v71, 0x7000, v34
8120  v_cndmask_b32_e32 v17, v17, v69, vcc
8124  v_cmp_lt_u32_e32 vcc, s15, v68
8128  v_cmp_lt_u32_e64 s[0:1], s22, v67
8130  s_nop 0
8134  v_cndmask_b32_e32 v16, v16, v70, vcc
8138  v_cndmask_b32_e32 v34, v34, v71, vcc
813C  v_addc_co_u32_e64 v52, vcc, v52, v65, s[4:5]
8144  v_max_u32_e32 v65, v68, v43
8148  v_cndmask_b32_e64 v43, v65, v43, s[4:5]
8150  v_cmp_lt_u32_e32 vcc, s15, v67
8154  v_max_u32_e32 v67, v67, v43
8158  v_cndmask_b32_e64 v43, v67, v43, s[0:1]
8160  v_and_b32_e32 v67, 0x80000000, v7
8168  v_or_b32_e32 v65, 0x70000, v34
8170  v_cndmask_b32_e64 v67, v67, 0, s[0:1]
8178  v_cndmask_b32_e32 v34, v34, v65, vcc
817C  v_and_b32_e32 v68, 0x80000000, v6
8184  v_cmp_lt_u32_e64 s[4:5], s22, v64
818C  v_cndmask_b32_e32 v7, v7, v67, vcc
8190  v_cmp_lt_u32_e32 vcc, s15, v64
8194  v_max_u32_e32 v64, v64, v43
8198  v_cndmask_b32_e64 v65, 0, 1, s[0:1]
81A0  v_cndmask_b32_e64 v68, v68, 0, s[4:5]
81A8  v_or_b32_e32 v69, 0x700000, v34
81B0  v_cndmask_b32_e64 v43, v64, v43, s[4:5]
81B8  v_cndmask_b32_e32 v6, v6, v68, vcc
81BC  v_cndmask_b32_e32 v34, v34, v69, vcc
81C0  v_addc_co_u32_e64 v52, vcc, v52, v65, s[4:5]
81C8  v_cmp_lt_u32_e64 s[0:1], s22, v66
81D0  v_max_u32_e32 v65, v66, v43
81D4  v_or_b32_e32 v64, 0x7000000, v34
81DC  v_cmp_lt_u32_e32 vcc, s15, v66
81E0  v_cndmask_b32_e64 v43, v65, v43, s[0:1]
81E8  v_and_b32_e32 v65, 0x80000000, v15
81F0  v_cndmask_b32_e32 v34, v34, v64, vcc
81F4  v_and_b32_e32 v66, 0x80000000, v14
81FC  v_cmp_lt_u32_e64 s[4:5], s22, v63
8204  v_cndmask_b32_e64 v65, v65, 0, s[0:1]
820C  v_cndmask_b32_e64 v64, 0, 1, s[0:1]
8214  v_cndmask_b32_e64 v66, v66, 0, s[4:5]
821C  v_or_b32_e32 v67, 0x70000000, v34
8224  v_cndmask_b32_e32 v15, v15, v65, vcc
8228  v_cmp_lt_u32_e32 vcc, s15, v63
822C  v_max_u32_e32 v63, v63, v43
8230  v_cndmask_b32_e64 v43, v63, v43, s[4:5]
8238  v_cndmask_b32_e32 v14, v14, v66, vcc
823C  v_cndmask_b32_e32 v34, v34, v67, vcc
8240  v_addc_co_u32_e64 v52, vcc, v52, v64, s[4:5]
8248  v_cmp_lt_u32_e32 vcc, s15, v61
824C  v_cmp_lt_u32_e64 s[0:1], s22, v61
8254  v_max_u32_e32 v61, v61, v43
8258  v_cndmask_b32_e64 v63, 0, 7, vcc
8260  v_cndmask_b32_e64 v43, v61, v43, s[0:1]
8268  v_and_b32_e32 v61, 0x80000000, v5
8270  v_and_b32_e32 v65, 0x80000000, v4
8278  v_cmp_lt_u32_e64 s[4:5], s22, v59
8280  v_cndmask_b32_e64 v61, v61, 0, s[0:1]
8288  v_cndmask_b32_e64 v64, 0, 1, s[0:1]
8290  v_cndmask_b32_e64 v65, v65, 0, s[4:5]
8298  v_or_b32_e32 v66, 0x70, v63
82A0  v_cndmask_b32_e32 v5, v5, v61, vcc
82A4  v_cmp_lt_u32_e32 vcc, s15, v59
82A8  v_max_u32_e32 v59, v59, v43
82AC  v_cndmask_b32_e64 v43, v59, v43, s[4:5]
82B4  v_cndmask_b32_e32 v4, v4, v65, vcc
82B8  v_cndmask_b32_e32 v61, v63, v66, vcc
82BC  v_addc_co_u32_e64 v52, vcc, v52, v64, s[4:5]
82C4  v_cmp_lt_u32_e32 vcc, s15, v62
82C8  v_cmp_lt_u32_e64 s[0:1], s22, v62
82D0  v_max_u32_e32 v62, v62, v43
82D4  v_or_b32_e32 v59, 0x700, v61
82DC  v_cndmask_b32_e64 v43, v62, v43, s[0:1]
82E4  v_and_b32_e32 v62, 0x80000000, v13
82EC  v_cndmask_b32_e32 v59, v61, v59, vcc
82F0  v_and_b32_e32 v63, 0x80000000, v12
82F8  v_cmp_lt_u32_e64 s[4:5], s22, v60
8300  v_cndmask_b32_e64 v62, v62, 0, s[0:1]
8308  v_cndmask_b32_e64 v61, 0, 1, s[0:1]
8310  v_cndmask_b32_e64 v63, v63, 0, s[4:5]
8318  v_or_b32_e32 v64, 0x7000, v59
8320  v_cndmask_b32_e32 v13, v13, v62, vcc
8324  v_cmp_lt_u32_e32 vcc, s15, v60
8328  v_max_u32_e32 v60, v60, v43
832C  v_cndmask_b32_e64 v43, v60, v43, s[4:5]
8334  v_cndmask_b32_e32 v12, v12, v63, vcc
8338  v_cndmask_b32_e32 v59, v59, v64, vcc
833C  v_addc_co_u32_e64 v52, vcc, v52, v61, s[4:5]
8344  v_cmp_lt_u32_e32 vcc, s15, v54
8348  v_cmp_lt_u32_e64 s[0:1], s22, v54
8350  v_max_u32_e32 v54, v54, v43
8354  v_or_b32_e32 v60, 0x70000, v59
835C  v_cndmask_b32_e64 v43, v54, v43, s[0:1]
8364  v_and_b32_e32 v54, 0x80000000, v3
836C  v_cndmask_b32_e32 v59, v59, v60, vcc
8370  v_and_b32_e32 v61, 0x80000000, v2
8378  v_cmp_lt_u32_e64 s[4:5], s22, v50
8380  v_cndmask_b32_e64 v54, v54, 0, s[0:1]
8388  v_cndmask_b32_e64 v60, 0, 1, s[0:1]
8390  v_cndmask_b32_e64 v61, v61, 0, s[4:5]
8398  v_or_b32_e32 v62, 0x700000, v59
83A0  v_cndmask_b32_e32 v3, v3, v54, vcc
83A4  v_cmp_lt_u32_e32 vcc, s15, v50
83A8  v_max_u32_e32 v50, v50, v43
83AC  v_cndmask_b32_e64 v43, v50, v43, s[4:5]
83B4  v_cndmask_b32_e32 v2, v2, v61, vcc
83B8  v_cndmask_b32_e32 v54, v59, v62, vcc
83BC  v_addc_co_u32_e64 v52, vcc, v52, v60, s[4:5]
83C4  v_cmp_lt_u32_e32 vcc, s15, v56
83C8  v_cmp_lt_u32_e64 s[0:1], s22, v56
83D0  v_max_u32_e32 v56, v56, v43
83D4  v_or_b32_e32 v50, 0x7000000, v54
83DC  v_cndmask_b32_e64 v56, v56, v43, s[0:1]
83E4  v_and_b32_e32 v43, 0x80000000, v11
83EC  v_cndmask_b32_e64 v43, v43, 0, s[0:1]
83F4  v_cndmask_b32_e32 v50, v54, v50, vcc
83F8  v_and_b32_e32 v59, 0x80000000, v10
8400  v_cmp_lt_u32_e64 s[4:5], s22, v51
8408  v_cndmask_b32_e32 v11, v11, v43, vcc
840C  v_cmp_lt_u32_e32 vcc, s15, v51
8410  v_max_u32_e32 v51, v51, v56
8414  v_cndmask_b32_e64 v54, 0, 1, s[0:1]
841C  v_cndmask_b32_e64 v59, v59, 0, s[4:5]
8424  v_or_b32_e32 v60, 0x70000000, v50
842C  v_cndmask_b32_e64 v51, v51, v56, s[4:5]
8434  v_cndmask_b32_e32 v10, v10, v59, vcc
8438  v_cndmask_b32_e32 v43, v50, v60, vcc
843C  v_addc_co_u32_e64 v50, vcc, v52, v54, s[4:5]
8444  v_cmp_lt_u32_e64 s[0:1], s22, v58
844C  v_max_u32_e32 v56, v58, v51
8450  v_cmp_lt_u32_e32 vcc, s15, v58
8454  v_cndmask_b32_e64 v51, v56, v51, s[0:1]
845C  v_and_b32_e32 v56, 0x80000000, v25
8464  v_cndmask_b32_e64 v52, 0, 7, vcc
846C  v_and_b32_e32 v58, 0x80000000, v24
8474  v_cmp_lt_u32_e64 s[4:5], s22, v55
847C  v_cndmask_b32_e64 v56, v56, 0, s[0:1]
8484  v_cndmask_b32_e64 v54, 0, 1, s[0:1]
848C  v_cndmask_b32_e64 v58, v58, 0, s[4:5]
8494  v_or_b32_e32 v59, 0x70, v52
849C  v_cndmask_b32_e32 v25, v25, v56, vcc
84A0  v_cmp_lt_u32_e32 vcc, s15, v55
84A4  v_cmp_lt_u32_e64 s[0:1], s22, v57
84AC  v_and_b32_e32 v56, 0x80000000, v32
84B4  v_cndmask_b32_e32 v24, v24, v58, vcc
84B8  v_cndmask_b32_e32 v52, v52, v59, vcc
84BC  v_addc_co_u32_e64 v50, vcc, v50, v54, s[4:5]
84C4  v_max_u32_e32 v54, v55, v51
84C8  v_cndmask_b32_e64 v51, v54, v51, s[4:5]
84D0  v_max_u32_e32 v55, v57, v51
84D4  v_or_b32_e32 v54, 0x700, v52
84DC  v_cmp_lt_u32_e32 vcc, s15, v57
84E0  v_cndmask_b32_e64 v51, v55, v51, s[0:1]
84E8  v_and_b32_e32 v55, 0x80000000, v33
84F0  v_cndmask_b32_e32 v52, v52, v54, vcc
84F4  v_cmp_lt_u32_e64 s[4:5], s22, v53
84FC  v_cndmask_b32_e64 v55, v55, 0, s[0:1]
8504  v_cndmask_b32_e64 v54, 0, 1, s[0:1]
850C  v_cndmask_b32_e64 v56, v56, 0, s[4:5]
8514  v_or_b32_e32 v57, 0x7000, v52
851C  v_cndmask_b32_e32 v33, v33, v55, vcc
8520  v_cmp_lt_u32_e32 vcc, s15, v53
8524  v_max_u32_e32 v53, v53, v51
8528  v_cndmask_b32_e64 v51, v53, v51, s[4:5]
8530  v_cndmask_b32_e32 v32, v32, v56, vcc
8534  v_cndmask_b32_e32 v52, v52, v57, vcc
8538  v_addc_co_u32_e64 v50, vcc, v50, v54, s[4:5]
8540  v_cmp_lt_u32_e32 vcc, s15, v49
8544  v_cmp_lt_u32_e64 s[0:1], s22, v49
854C  v_max_u32_e32 v49, v49, v51
8550  v_or_b32_e32 v53, 0x70000, v52
8558  v_cndmask_b32_e64 v49, v49, v51, s[0:1]
8560  v_and_b32_e32 v51, 0x80000000, v23
8568  v_cndmask_b32_e32 v52, v52, v53, vcc
856C  v_and_b32_e32 v54, 0x80000000, v22
8574  v_cmp_lt_u32_e64 s[4:5], s22, v47
857C  v_cndmask_b32_e64 v51, v51, 0, s[0:1]
8584  v_cndmask_b32_e64 v53, 0, 1, s[0:1]
858C  v_cndmask_b32_e64 v54, v54, 0, s[4:5]
8594  v_or_b32_e32 v55, 0x700000, v52
859C  v_cndmask_b32_e32 v23, v23, v51, vcc
85A0  v_cmp_lt_u32_e32 vcc, s15, v47
85A4  v_max_u32_e32 v47, v47, v49
85A8  v_cndmask_b32_e64 v47, v47, v49, s[4:5]
85B0  v_cndmask_b32_e32 v22, v22, v54, vcc
85B4  v_cndmask_b32_e32 v51, v52, v55, vcc
85B8  v_addc_co_u32_e64 v50, vcc, v50, v53, s[4:5]
85C0  v_cmp_lt_u32_e32 vcc, s15, v48
85C4  v_cmp_lt_u32_e64 s[0:1], s22, v48
85CC  v_max_u32_e32 v48, v48, v47
85D0  v_or_b32_e32 v49, 0x7000000, v51
85D8  v_cndmask_b32_e64 v47, v48, v47, s[0:1]
85E0  v_and_b32_e32 v48, 0x80000000, v31
85E8  v_cndmask_b32_e32 v49, v51, v49, vcc
85EC  v_and_b32_e32 v52, 0x80000000, v30
85F4  v_cmp_lt_u32_e64 s[4:5], s22, v46
85FC  v_cndmask_b32_e64 v48, v48, 0, s[0:1]
8604  v_cndmask_b32_e64 v51, 0, 1, s[0:1]
860C  v_cndmask_b32_e64 v52, v52, 0, s[4:5]
8614  v_or_b32_e32 v53, 0x70000000, v49
861C  v_cndmask_b32_e32 v31, v31, v48, vcc
8620  v_cmp_lt_u32_e32 vcc, s15, v46
8624  v_max_u32_e32 v46, v46, v47
8628  v_cndmask_b32_e64 v46, v46, v47, s[4:5]
8630  v_cndmask_b32_e32 v30, v30, v52, vcc
8634  v_cndmask_b32_e32 v52, v49, v53, vcc
8638  v_addc_co_u32_e64 v48, vcc, v50, v51, s[4:5]
8640  v_cmp_lt_u32_e32 vcc, s15, v44
8644  v_cmp_lt_u32_e64 s[0:1], s22, v44
864C  v_max_u32_e32 v44, v44, v46
8650  v_cndmask_b32_e64 v47, 0, 7, vcc
8658  v_cndmask_b32_e64 v44, v44, v46, s[0:1]
8660  v_and_b32_e32 v46, 0x80000000, v21
8668  v_and_b32_e32 v50, 0x80000000, v20
8670  v_cmp_lt_u32_e64 s[4:5], s22, v41
8678  v_cndmask_b32_e64 v46, v46, 0, s[0:1]
8680  v_cndmask_b32_e64 v49, 0, 1, s[0:1]
8688  v_cndmask_b32_e64 v50, v50, 0, s[4:5]
8690  v_or_b32_e32 v51, 0x70, v47
8698  v_cndmask_b32_e32 v21, v21, v46, vcc
869C  v_cmp_lt_u32_e32 vcc, s15, v41
86A0  v_max_u32_e32 v41, v41, v44
86A4  v_cndmask_b32_e64 v41, v41, v44, s[4:5]
86AC  v_cndmask_b32_e32 v20, v20, v50, vcc
86B0  v_cndmask_b32_e32 v46, v47, v51, vcc
86B4  v_addc_co_u32_e64 v47, vcc, v48, v49, s[4:5]
86BC  v_cmp_lt_u32_e32 vcc, s15, v45
86C0  v_cmp_lt_u32_e64 s[0:1], s22, v45
86C8  v_max_u32_e32 v45, v45, v41
86CC  v_or_b32_e32 v44, 0x700, v46
86D4  v_cndmask_b32_e64 v41, v45, v41, s[0:1]
86DC  v_and_b32_e32 v45, 0x80000000, v29
86E4  v_cndmask_b32_e32 v44, v46, v44, vcc
86E8  v_and_b32_e32 v48, 0x80000000, v28
86F0  v_cmp_lt_u32_e64 s[4:5], s22, v42
86F8  v_cndmask_b32_e64 v45, v45, 0, s[0:1]
8700  v_cndmask_b32_e64 v46, 0, 1, s[0:1]
8708  v_cndmask_b32_e64 v48, v48, 0, s[4:5]
8710  v_or_b32_e32 v49, 0x7000, v44
8718  v_cndmask_b32_e32 v29, v29, v45, vcc
871C  v_cmp_lt_u32_e32 vcc, s15, v42
8720  v_max_u32_e32 v42, v42, v41
8724  v_cndmask_b32_e64 v41, v42, v41, s[4:5]
872C  v_cndmask_b32_e32 v28, v28, v48, vcc
8730  v_cndmask_b32_e32 v44, v44, v49, vcc
8734  v_addc_co_u32_e64 v45, vcc, v47, v46, s[4:5]
873C  v_cmp_lt_u32_e32 vcc, s15, v37
8740  v_cmp_lt_u32_e64 s[0:1], s22, v37
8748  v_max_u32_e32 v37, v37, v41
874C  v_or_b32_e32 v42, 0x70000, v44
8754  v_cndmask_b32_e64 v37, v37, v41, s[0:1]
875C  v_and_b32_e32 v41, 0x80000000, v19
8764  v_cndmask_b32_e32 v42, v44, v42, vcc
8768  v_and_b32_e32 v46, 0x80000000, v18
8770  v_cmp_lt_u32_e64 s[4:5], s22, v35
8778  v_cndmask_b32_e64 v41, v41, 0, s[0:1]
8780  v_cndmask_b32_e64 v44, 0, 1, s[0:1]
8788  v_cndmask_b32_e64 v46, v46, 0, s[4:5]
8790  v_or_b32_e32 v47, 0x700000, v42
8798  v_cndmask_b32_e32 v19, v19, v41, vcc
879C  v_cmp_lt_u32_e32 vcc, s15, v35
87A0  v_max_u32_e32 v35, v35, v37
87A4  v_cndmask_b32_e64 v35, v35, v37, s[4:5]
87AC  v_cndmask_b32_e32 v18, v18, v46, vcc
87B0  v_cndmask_b32_e32 v41, v42, v47, vcc
87B4  v_addc_co_u32_e64 v42, vcc, v45, v44, s[4:5]
87BC  v_cmp_lt_u32_e32 vcc, s15, v40
87C0  v_cmp_lt_u32_e64 s[0:1], s22, v40
87C8  v_max_u32_e32 v40, v40, v35
87CC  v_or_b32_e32 v37, 0x7000000, v41
87D4  v_cndmask_b32_e64 v35, v40, v35, s[0:1]
87DC  v_and_b32_e32 v40, 0x80000000, v27
87E4  v_cndmask_b32_e32 v37, v41, v37, vcc
87E8  v_and_b32_e32 v44, 0x80000000, v26
87F0  v_cmp_lt_u32_e64 s[4:5], s22, v36
87F8  v_cndmask_b32_e64 v40, v40, 0, s[0:1]
8800  v_cndmask_b32_e64 v41, 0, 1, s[0:1]
8808  v_cndmask_b32_e64 v44, v44, 0, s[4:5]
8810  v_or_b32_e32 v45, 0x70000000, v37
8818  v_cndmask_b32_e32 v27, v27, v40, vcc
881C  v_cmp_lt_u32_e32 vcc, s15, v36
8820  v_max_u32_e32 v36, v36, v35
8824  v_cndmask_b32_e64 v35, v36, v35, s[4:5]
882C  v_cndmask_b32_e32 v26, v26, v44, vcc
8830  v_cndmask_b32_e32 v65, v37, v45, vcc
8834  v_addc_co_u32_e64 v37, vcc, v42, v41, s[4:5]
883C  v_mov_b32_e32 v36, 0x7f800000
8844  v_cmp_ne_u32_e32 vcc, 32, v37
8848  s_nop 1
884C  v_cndmask_b32_e32 v72, v36, v35, vcc
8850  s_or_b64 exec, exec, s[18:19]
8854  v_cmp_ne_u32_e32 vcc, 0, v72
8858  v_mov_b32_e32 v35, 0x7f
8860  s_and_saveexec_b64 s[0:1], vcc
8864  s_cbranch_execz 15
8868  v_add_u32_e32 v35, s2, v72
886C  s_mov_b32 s2, 0x17fffff
8874  v_lshrrev_b32_e32 v36, 23, v35
8878  v_add_u32_e32 v36, -2, v36
887C  v_cmp_lt_u32_e32 vcc, s2, v35
8880  s_mov_b32 s2, 0x7f800000
8888  s_nop 0
888C  v_cndmask_b32_e32 v35, 0, v36, vcc
8890  v_cmp_eq_u32_e32 vcc, s2, v72
8894  v_mov_b32_e32 v36, 0xfe
889C  s_and_b64 vcc, s[6:7], vcc
88A0  v_cndmask_b32_e32 v35, v35, v36, vcc
88A4  s_or_b64 exec, exec, s[0:1]
88A8  v_cmp_eq_u32_e32 vcc, 0, v35
88AC  s_cbranch_vccz 37
88B0  s_nop 0
88B4  v_cndmask_b32_e64 v36, 1.0, 2.0, vcc
88BC  v_pk_mul_f32 v[8:9], v[36:37], v[8:9] op_sel_hi:[0,1]
88C4  v_pk_mul_f32 v[16:17], v[36:37], v[16:17] op_sel_hi:[0,1]
88CC  v_pk_mul_f32 v[6:7], v[36:37], v[6:7] op_sel_hi:[0,1]
88D4  v_pk_mul_f32 v[14:15], v[36:37], v[14:15] op_sel_hi:[0,1]
88DC  v_pk_mul_f32 v[4:5], v[36:37], v[4:5] op_sel_hi:[0,1]
88E4  v_pk_mul_f32 v[12:13], v[36:37], v[12:13] op_sel_hi:[0,1]
88EC  v_pk_mul_f32 v[2:3], v[36:37], v[2:3] op_sel_hi:[0,1]
88F4  v_pk_mul_f32 v[10:11], v[36:37], v[10:11] op_sel_hi:[0,1]
88FC  v_pk_mul_f32 v[24:25], v[36:37], v[24:25] op_sel_hi:[0,1]
8904  v_pk_mul_f32 v[32:33], v[36:37], v[32:33] op_sel_hi:[0,1]
890C  v_pk_mul_f32 v[22:23], v[36:37], v[22:23] op_sel_hi:[0,1]
8914  v_pk_mul_f32 v[30:31], v[36:37], v[30:31] op_sel_hi:[0,1]
891C  v_pk_mul_f32 v[20:21], v[36:37], v[20:21] op_sel_hi:[0,1]
8924  v_pk_mul_f32 v[28:29], v[36:37], v[28:29] op_sel_hi:[0,1]
892C  v_pk_mul_f32 v[18:19], v[36:37], v[18:19] op_sel_hi:[0,1]
8934  v_pk_mul_f32 v[26:27], v[36:37], v[26:27] op_sel_hi:[0,1]
893C  v_max_u32_e32 v36, 1, v35
8940  s_branch 1
8944  v_mov_b32_e32 v36, v35
8948  v_mov_b32_e32 v40, 0
894C  v_mov_b32_e32 v41, 0
8950  v_lshlrev_b32_e32 v36, 23, v36
8954  v_cvt_scalef32_pk_fp4_f32 v40, v9, v8, v36
895C  v_cvt_scalef32_pk_fp4_f32 v41, v7, v6, v36 op_sel:[0,0,0,1]
8964  v_cvt_scalef32_pk_fp4_f32 v40, v17, v16, v36 op_sel:[0,0,1,0]
896C  v_cvt_scalef32_pk_fp4_f32 v41, v15, v14, v36 op_sel:[0,0,1,1]
8974  s_nop 0
8978  v_mov_b32_e32 v7, 0
897C  v_mov_b32_e32 v8, 0
8980  v_cvt_scalef32_pk_fp4_f32 v7, v5, v4, v36
8988  v_cvt_scalef32_pk_fp4_f32 v8, v3, v2, v36 op_sel:[0,0,0,1]
8990  v_cvt_scalef32_pk_fp4_f32 v7, v13, v12, v36 op_sel:[0,0,1,0]
8998  v_cvt_scalef32_pk_fp4_f32 v8, v11, v10, v36 op_sel:[0,0,1,1]
89A0  s_nop 0
89A4  v_mov_b32_e32 v2, 0
89A8  v_mov_b32_e32 v3, 0
89AC  v_cvt_scalef32_pk_fp4_f32 v2, v25, v24, v36
89B4  v_cvt_scalef32_pk_fp4_f32 v3, v23, v22, v36 op_sel:[0,0,0,1]
89BC  v_cvt_scalef32_pk_fp4_f32 v2, v33, v32, v36 op_sel:[0,0,1,0]
89C4  v_cvt_scalef32_pk_fp4_f32 v3, v31, v30, v36 op_sel:[0,0,1,1]
89CC  s_nop 0
89D0  v_mov_b32_e32 v37, 0
89D4  v_or3_b32 v7, v8, v43, v7
89DC  v_or3_b32 v8, v3, v52, v2
89E4  v_mov_b32_e32 v2, 0
89E8  v_or3_b32 v6, v41, v34, v40
89F0  v_cvt_scalef32_pk_fp4_f32 v37, v21, v20, v36
89F8  v_cvt_scalef32_pk_fp4_f32 v2, v19, v18, v36 op_sel:[0,0,0,1]
8A00  v_cvt_scalef32_pk_fp4_f32 v37, v29, v28, v36 op_sel:[0,0,1,0]
8A08  v_cvt_scalef32_pk_fp4_f32 v2, v27, v26, v36 op_sel:[0,0,1,1]
8A10  s_nop 0
8A18  v_or3_b32 v9, v2, v65, v37
8A20  ds_write_b128 v38, v[6:9] offset:64
8A28  ds_write_b8 v39, v35 offset:8196
8A30  s_or_b64 exec, exec, s[20:21]
8A34  s_or_b64 exec, exec, s[16:17]
8A38  s_add_i32 s1, s12, 7
8A3C  s_and_b32 s0, s14, 8
8A40  s_and_b32 s14, s1, 0xffffff8
8A48  s_lshr_b32 s1, s27, 1
8A4C  s_add_i32 s2, s13, 0xff
8A54  s_and_b32 s1, s1, 2
8A58  s_and_b32 s15, s2, 0xffffff00
8A60  v_lshlrev_b32_e32 v2, 6, v0
8A64  s_cmp_eq_u32 s0, 0
8A68  v_or_b32_e32 v4, s27, v1
8A6C  v_lshl_or_b32 v1, s3, 7, v0
8A74  v_and_b32_e32 v2, 0xc0, v2
8A7C  s_movk_i32 s0, 0xff3c
8A80  s_cselect_b64 vcc, -1, 0
8A84  v_and_or_b32 v1, v1, s0, v2
8A8C  v_lshrrev_b32_e32 v2, 2, v0
8A90  v_bfe_u32 v3, v0, 6, 1
8A98  v_add_u32_e32 v6, s26, v2
8A9C  s_and_b64 s[2:3], vcc, exec
8AA0  v_cmp_le_u32_e64 s[6:7], s12, v4
8AA8  v_or3_b32 v1, v1, v3, s1
8AB0  v_mov_b32_e32 v3, 0
8AB4  v_cmp_le_u32_e64 s[2:3], s13, v6
8ABC  v_cmp_gt_u32_e64 s[4:5], s12, v4
8AC4  v_mov_b32_e32 v5, v3
8AC8  v_cmp_le_u32_e64 s[0:1], s14, v4
8AD0  v_lshrrev_b32_e32 v7, 3, v0
8AD4  s_cselect_b32 s14, s12, s14
8AD8  s_or_b64 s[6:7], s[6:7], s[2:3]
8ADC  s_mov_b64 s[2:3], 0
8AE0  s_waitcnt lgkmcnt(0)
8AE4  s_barrier
8AE8  s_and_saveexec_b64 s[16:17], s[6:7]
8AEC  s_xor_b64 s[6:7], exec, s[16:17]
8AF0  v_cmp_le_u32_e64 s[2:3], s15, v6
8AF8  s_or_b64 s[2:3], vcc, s[2:3]
8AFC  s_nor_b64 s[2:3], s[2:3], s[0:1]
8B00  s_and_b64 s[2:3], s[2:3], exec
8B04  s_or_saveexec_b64 s[6:7], s[6:7]
8B08  v_cndmask_b32_e32 v2, v1, v4, vcc
8B0C  v_bitop3_b32 v1, v7, 3, v0 bitop3:0x48
8B14  v_lshl_add_u64 v[4:5], v[4:5], 4, s[8:9]
8B1C  v_mov_b32_e32 v7, 0x7f
8B24  s_xor_b64 exec, exec, s[6:7]
8B28  s_cbranch_execz 16
8B2C  s_movk_i32 s8, 0xfc
8B30  v_and_or_b32 v7, v0, s8, v1
8B38  v_lshlrev_b32_e32 v7, 4, v7
8B3C  ds_read_b128 v[8:11], v7
8B44  ds_read_u8 v7, v0 offset:8192
8B4C  v_mad_u64_u32 v[12:13], s[8:9], v6, s12, 0
8B54  v_lshl_add_u64 v[12:13], v[12:13], 4, v[4:5]
8B5C  s_or_b64 s[2:3], s[2:3], exec
8B60  s_waitcnt lgkmcnt(1)
8B64  global_store_dwordx4 v[12:13], v[8:11], off
8B6C  s_or_b64 exec, exec, s[6:7]
8B70  s_and_saveexec_b64 s[6:7], s[2:3]
8B74  s_cbranch_execz 11
8B78  v_and_b32_e32 v8, 0xffffffe0, v6
8B80  v_cndmask_b32_e32 v6, v8, v6, vcc
8B84  v_mov_b64_e32 v[8:9], s[10:11]
8B88  v_mad_u64_u32 v[8:9], s[2:3], s14, v6, v[8:9]
8B90  v_lshl_add_u64 v[8:9], v[8:9], 0, v[2:3]
8B98  s_waitcnt lgkmcnt(0)
8B9C  global_store_byte v[8:9], v7, off
8BA4  s_or_b64 exec, exec, s[6:7]
8BA8  s_waitcnt lgkmcnt(0)
8BAC  v_or_b32_e32 v7, 0x100, v0
8BB4  v_lshrrev_b32_e32 v6, 2, v7
8BB8  v_add_u32_e32 v6, s26, v6
8BBC  v_cmp_le_u32_e64 s[2:3], s13, v6
8BC4  s_xor_b64 s[4:5], s[4:5], -1
8BC8  s_or_b64 s[4:5], s[4:5], s[2:3]
8BCC  s_mov_b64 s[2:3], 0
8BD0  s_and_saveexec_b64 s[6:7], s[4:5]
8BD4  s_xor_b64 s[4:5], exec, s[6:7]
8BD8  s_cbranch_execnz 9
8BDC  s_or_saveexec_b64 s[0:1], s[4:5]
8BE0  v_mov_b32_e32 v8, 0x7f
8BE8  s_xor_b64 exec, exec, s[0:1]
8BEC  s_cbranch_execnz 14
8BF0  s_or_b64 exec, exec, s[0:1]
8BF4  s_and_saveexec_b64 s[0:1], s[2:3]
8BF8  s_cbranch_execnz 30
8BFC  s_endpgm
8C00  v_cmp_le_u32_e64 s[2:3], s15, v6
8C08  s_or_b64 s[2:3], vcc, s[2:3]
8C0C  s_nor_b64 s[0:1], s[2:3], s[0:1]
8C10  s_and_b64 s[2:3], s[0:1], exec
8C14  s_or_saveexec_b64 s[0:1], s[4:5]
8C18  v_mov_b32_e32 v8, 0x7f
8C20  s_xor_b64 exec, exec, s[0:1]
8C24  s_cbranch_execz 65522
8C28  s_movk_i32 s4, 0x1fc
8C2C  v_and_or_b32 v1, v7, s4, v1
8C34  v_lshlrev_b32_e32 v1, 4, v1
8C38  ds_read_b128 v[10:13], v1
8C40  ds_read_u8 v8, v0 offset:8448
8C48  v_mad_u64_u32 v[0:1], s[4:5], v6, s12, 0
8C50  v_lshl_add_u64 v[0:1], v[0:1], 4, v[4:5]
8C58  s_or_b64 s[2:3], s[2:3], exec
8C5C  s_waitcnt lgkmcnt(1)
8C60  global_store_dwordx4 v[0:1], v[10:13], off
8C68  s_or_b64 exec, exec, s[0:1]
8C6C  s_and_saveexec_b64 s[0:1], s[2:3]
8C70  s_cbranch_execz 65506
8C74  v_and_b32_e32 v0, 0xffffffe0, v6
8C7C  v_cndmask_b32_e32 v4, v0, v6, vcc
8C80  v_mov_b64_e32 v[0:1], s[10:11]
8C84  v_mad_u64_u32 v[0:1], s[0:1], s14, v4, v[0:1]
8C8C  v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
8C94  s_waitcnt lgkmcnt(0)
8C98  global_store_byte v[0:1], v8, off
8CA0  s_endpgm
8CA4  s_nop 0

8d00 <QuantiseColumnTunedSr>:
8D00  s_load_dwordx4 s[12:15], s[0:1], 0x20
8D08  v_lshlrev_b32_e32 v1, 1, v0
8D0C  v_lshrrev_b32_e32 v5, 6, v0
8D10  v_and_b32_e32 v134, 0x7e, v1
8D18  s_waitcnt lgkmcnt(0)
8D1C  s_lshl_b32 s15, s2, 7
8D20  s_lshl_b32 s2, s3, 2
8D24  s_lshr_b32 s12, s12, 5
8D28  v_or_b32_e32 v2, s15, v134
8D2C  v_or_b32_e32 v4, s2, v5
8D30  v_cmp_le_u32_e32 vcc, s13, v2
8D34  v_cmp_le_u32_e64 s[4:5], s12, v4
8D3C  s_or_b64 s[4:5], vcc, s[4:5]
8D40  v_and_b32_e32 v1, 3, v0
8D44  s_and_saveexec_b64 s[6:7], s[4:5]
8D48  s_xor_b64 s[4:5], exec, s[6:7]
8D4C  v_and_b32_e32 v1, 3, v0
8D50  s_or_saveexec_b64 s[20:21], s[4:5]
8D54  s_load_dwordx4 s[8:11], s[0:1], 0x8
8D5C  s_xor_b64 exec, exec, s[20:21]
8D60  s_cbranch_execz 3472
8D64  s_load_dwordx2 s[22:23], s[0:1], 0x0
8D6C  s_load_dwordx2 s[24:25], s[0:1], 0x18
8D74  s_load_dwordx4 s[16:19], s[0:1], 0x38
8D7C  v_mov_b32_e32 v6, 0
8D80  v_lshlrev_b32_e32 v7, 5, v4
8D84  v_mov_b32_e32 v3, v6
8D88  s_waitcnt lgkmcnt(0)
8D8C  v_mad_u64_u32 v[72:73], s[4:5], v7, s24, v[2:3]
8D94  v_mul_lo_u32 v3, v7, s25
8D9C  v_lshrrev_b32_e32 v7, 27, v4
8DA0  v_mul_lo_u32 v7, v7, s24
8DA8  s_bitcmp1_b32 s14, 0
8DAC  v_add3_u32 v73, v7, v73, v3
8DB4  v_or_b32_e32 v3, 1, v2
8DB8  s_cselect_b64 s[28:29], -1, 0
8DBC  v_cmp_gt_u32_e64 s[6:7], s13, v3
8DC4  v_cmp_le_u32_e32 vcc, s13, v3
8DC8  s_and_saveexec_b64 s[4:5], vcc
8DCC  s_xor_b64 s[26:27], exec, s[4:5]
8DD0  s_cbranch_execz 514
8DD4  s_and_b64 vcc, exec, s[28:29]
8DD8  s_cbranch_vccz 6
8DDC  v_lshl_add_u64 v[8:9], v[72:73], 2, s[22:23]
8DE4  global_load_dword v10, v[8:9], off
8DEC  s_cbranch_execz 1
8DF0  s_branch 6
8DF4  v_lshl_add_u64 v[8:9], v[72:73], 1, s[22:23]
8DFC  global_load_ushort v3, v[8:9], off
8E04  s_waitcnt vmcnt(0)
8E08  v_lshlrev_b32_e32 v10, 16, v3
8E0C  v_cndmask_b32_e64 v3, 0, 1, s[28:29]
8E14  v_cmp_ne_u32_e64 s[4:5], 1, v3
8E1C  s_andn2_b64 vcc, exec, s[28:29]
8E20  v_lshl_add_u64 v[8:9], s[24:25], 0, v[72:73]
8E28  s_cbranch_vccnz 6
8E2C  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
8E34  global_load_dword v11, v[12:13], off
8E3C  s_cbranch_execz 1
8E40  s_branch 6
8E44  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
8E4C  global_load_ushort v3, v[12:13], off
8E54  s_waitcnt vmcnt(0)
8E58  v_lshlrev_b32_e32 v11, 16, v3
8E5C  s_and_b64 vcc, exec, s[4:5]
8E60  v_lshl_add_u64 v[8:9], v[8:9], 0, s[24:25]
8E68  s_cbranch_vccnz 6
8E6C  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
8E74  global_load_dword v18, v[12:13], off
8E7C  s_cbranch_execz 1
8E80  s_branch 6
8E84  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
8E8C  global_load_ushort v3, v[12:13], off
8E94  s_waitcnt vmcnt(0)
8E98  v_lshlrev_b32_e32 v18, 16, v3
8E9C  s_and_b64 vcc, exec, s[4:5]
8EA0  v_lshl_add_u64 v[8:9], v[8:9], 0, s[24:25]
8EA8  s_cbranch_vccnz 6
8EAC  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
8EB4  global_load_dword v19, v[12:13], off
8EBC  s_cbranch_execz 1
8EC0  s_branch 6
8EC4  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
8ECC  global_load_ushort v3, v[12:13], off
8ED4  s_waitcnt vmcnt(0)
8ED8  v_lshlrev_b32_e32 v19, 16, v3
8EDC  s_and_b64 vcc, exec, s[4:5]
8EE0  v_lshl_add_u64 v[8:9], v[8:9], 0, s[24:25]
8EE8  s_cbranch_vccnz 6
8EEC  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
8EF4  global_load_dword v30, v[12:13], off
8EFC  s_cbranch_execz 1
8F00  s_branch 6
8F04  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
8F0C  global_load_ushort v3, v[12:13], off
8F14  s_waitcnt vmcnt(0)
8F18  v_lshlrev_b32_e32 v30, 16, v3
8F1C  s_and_b64 vcc, exec, s[4:5]
8F20  v_lshl_add_u64 v[8:9], v[8:9], 0, s[24:25]
8F28  s_cbranch_vccnz 6
8F2C  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
8F34  global_load_dword v31, v[12:13], off
8F3C  s_cbranch_execz 1
8F40  s_branch 6
8F44  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
8F4C  global_load_ushort v3, v[12:13], off
8F54  s_waitcnt vmcnt(0)
8F58  v_lshlrev_b32_e32 v31, 16, v3
8F5C  s_and_b64 vcc, exec, s[4:5]
8F60  v_lshl_add_u64 v[8:9], v[8:9], 0, s[24:25]
8F68  s_cbranch_vccnz 6
8F6C  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
8F74  global_load_dword v44, v[12:13], off
8F7C  s_cbranch_execz 1
8F80  s_branch 6
8F84  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
8F8C  global_load_ushort v3, v[12:13], off
8F94  s_waitcnt vmcnt(0)
8F98  v_lshlrev_b32_e32 v44, 16, v3
8F9C  s_and_b64 vcc, exec, s[4:5]
8FA0  v_lshl_add_u64 v[8:9], v[8:9], 0, s[24:25]
8FA8  s_cbranch_vccnz 6
8FAC  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
8FB4  global_load_dword v45, v[12:13], off
8FBC  s_cbranch_execz 1
8FC0  s_branch 6
8FC4  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
8FCC  global_load_ushort v3, v[12:13], off
8FD4  s_waitcnt vmcnt(0)
8FD8  v_lshlrev_b32_e32 v45, 16, v3
8FDC  s_and_b64 vcc, exec, s[4:5]
8FE0  v_lshl_add_u64 v[8:9], v[8:9], 0, s[24:25]
8FE8  s_cbranch_vccnz 6
8FEC  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
8FF4  global_load_dword v46, v[12:13], off
8FFC  s_cbranch_execz 1
9000  s_branch 6
9004  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
900C  global_load_ushort v3, v[12:13], off
9014  s_waitcnt vmcnt(0)
9018  v_lshlrev_b32_e32 v46, 16, v3
901C  s_and_b64 vcc, exec, s[4:5]
9020  v_lshl_add_u64 v[8:9], v[8:9], 0, s[24:25]
9028  s_cbranch_vccnz 6
902C  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
9034  global_load_dword v47, v[12:13], off
903C  s_cbranch_execz 1
9040  s_branch 6
9044  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
904C  global_load_ushort v3, v[12:13], off
9054  s_waitcnt vmcnt(0)
9058  v_lshlrev_b32_e32 v47, 16, v3
905C  s_and_b64 vcc, exec, s[4:5]
9060  v_lshl_add_u64 v[8:9], v[8:9], 0, s[24:25]
9068  s_cbranch_vccnz 6
906C  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
9074  global_load_dword v48, v[12:13], off
907C  s_cbranch_execz 1
9080  s_branch 6
9084  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
908C  global_load_ushort v3, v[12:13], off
9094  s_waitcnt vmcnt(0)
9098  v_lshlrev_b32_e32 v48, 16, v3
909C  s_and_b64 vcc, exec, s[4:5]
90A0  v_lshl_add_u64 v[8:9], v[8:9], 0, s[24:25]
90A8  s_cbranch_vccnz 6
90AC  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
90B4  global_load_dword v49, v[12:13], off
90BC  s_cbranch_execz 1
90C0  s_branch 6
90C4  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
90CC  global_load_ushort v3, v[12:13], off
90D4  s_waitcnt vmcnt(0)
90D8  v_lshlrev_b32_e32 v49, 16, v3
90DC  s_and_b64 vcc, exec, s[4:5]
90E0  v_lshl_add_u64 v[8:9], v[8:9], 0, s[24:25]
90E8  s_cbranch_vccnz 6
90EC  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
90F4  global_load_dword v50, v[12:13], off
90FC  s_cbranch_execz 1
9100  s_branch 6
9104  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
910C  global_load_ushort v3, v[12:13], off
9114  s_waitcnt vmcnt(0)
9118  v_lshlrev_b32_e32 v50, 16, v3
911C  s_and_b64 vcc, exec, s[4:5]
9120  v_lshl_add_u64 v[8:9], v[8:9], 0, s[24:25]
9128  s_cbranch_vccnz 6
912C  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
9134  global_load_dword v51, v[12:13], off
913C  s_cbranch_execz 1
9140  s_branch 6
9144  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
914C  global_load_ushort v3, v[12:13], off
9154  s_waitcnt vmcnt(0)
9158  v_lshlrev_b32_e32 v51, 16, v3
915C  s_and_b64 vcc, exec, s[4:5]
9160  v_lshl_add_u64 v[8:9], v[8:9], 0, s[24:25]
9168  s_cbranch_vccnz 6
916C  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
9174  global_load_dword v52, v[12:13], off
917C  s_cbranch_execz 1
9180  s_branch 6
9184  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
918C  global_load_ushort v3, v[12:13], off
9194  s_waitcnt vmcnt(0)
9198  v_lshlrev_b32_e32 v52, 16, v3
919C  s_and_b64 vcc, exec, s[4:5]
91A0  v_lshl_add_u64 v[8:9], v[8:9], 0, s[24:25]
91A8  s_cbranch_vccnz 6
91AC  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
91B4  global_load_dword v53, v[12:13], off
91BC  s_cbranch_execz 1
91C0  s_branch 6
91C4  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
91CC  global_load_ushort v3, v[12:13], off
91D4  s_waitcnt vmcnt(0)
91D8  v_lshlrev_b32_e32 v53, 16, v3
91DC  s_and_b64 vcc, exec, s[4:5]
91E0  v_lshl_add_u64 v[8:9], v[8:9], 0, s[24:25]
91E8  s_cbranch_vccnz 6
91EC  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
91F4  global_load_dword v54, v[12:13], off
91FC  s_cbranch_execz 1
9200  s_branch 6
9204  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
920C  global_load_ushort v3, v[12:13], off
9214  s_waitcnt vmcnt(0)
9218  v_lshlrev_b32_e32 v54, 16, v3
921C  s_and_b64 vcc, exec, s[4:5]
9220  v_lshl_add_u64 v[8:9], v[8:9], 0, s[24:25]
9228  s_cbranch_vccnz 6
922C  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
9234  global_load_dword v55, v[12:13], off
923C  s_cbranch_execz 1
9240  s_branch 6
9244  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
924C  global_load_ushort v3, v[12:13], off
9254  s_waitcnt vmcnt(0)
9258  v_lshlrev_b32_e32 v55, 16, v3
925C  s_and_b64 vcc, exec, s[4:5]
9260  v_lshl_add_u64 v[8:9], v[8:9], 0, s[24:25]
9268  s_cbranch_vccnz 6
926C  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
9274  global_load_dword v56, v[12:13], off
927C  s_cbranch_execz 1
9280  s_branch 6
9284  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
928C  global_load_ushort v3, v[12:13], off
9294  s_waitcnt vmcnt(0)
9298  v_lshlrev_b32_e32 v56, 16, v3
929C  s_and_b64 vcc, exec, s[4:5]
92A0  v_lshl_add_u64 v[8:9], v[8:9], 0, s[24:25]
92A8  s_cbranch_vccnz 6
92AC  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
92B4  global_load_dword v57, v[12:13], off
92BC  s_cbranch_execz 1
92C0  s_branch 6
92C4  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
92CC  global_load_ushort v3, v[12:13], off
92D4  s_waitcnt vmcnt(0)
92D8  v_lshlrev_b32_e32 v57, 16, v3
92DC  s_and_b64 vcc, exec, s[4:5]
92E0  v_lshl_add_u64 v[8:9], v[8:9], 0, s[24:25]
92E8  s_cbranch_vccnz 6
92EC  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
92F4  global_load_dword v58, v[12:13], off
92FC  s_cbranch_execz 1
9300  s_branch 6
9304  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
930C  global_load_ushort v3, v[12:13], off
9314  s_waitcnt vmcnt(0)
9318  v_lshlrev_b32_e32 v58, 16, v3
931C  s_and_b64 vcc, exec, s[4:5]
9320  v_lshl_add_u64 v[8:9], v[8:9], 0, s[24:25]
9328  s_cbranch_vccnz 6
932C  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
9334  global_load_dword v59, v[12:13], off
933C  s_cbranch_execz 1
9340  s_branch 6
9344  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
934C  global_load_ushort v3, v[12:13], off
9354  s_waitcnt vmcnt(0)
9358  v_lshlrev_b32_e32 v59, 16, v3
935C  s_and_b64 vcc, exec, s[4:5]
9360  v_lshl_add_u64 v[8:9], v[8:9], 0, s[24:25]
9368  s_cbranch_vccnz 6
936C  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
9374  global_load_dword v60, v[12:13], off
937C  s_cbranch_execz 1
9380  s_branch 6
9384  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
938C  global_load_ushort v3, v[12:13], off
9394  s_waitcnt vmcnt(0)
9398  v_lshlrev_b32_e32 v60, 16, v3
939C  s_and_b64 vcc, exec, s[4:5]
93A0  v_lshl_add_u64 v[8:9], v[8:9], 0, s[24:25]
93A8  s_cbranch_vccnz 6
93AC  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
93B4  global_load_dword v61, v[12:13], off
93BC  s_cbranch_execz 1
93C0  s_branch 6
93C4  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
93CC  global_load_ushort v3, v[12:13], off
93D4  s_waitcnt vmcnt(0)
93D8  v_lshlrev_b32_e32 v61, 16, v3
93DC  s_and_b64 vcc, exec, s[4:5]
93E0  v_lshl_add_u64 v[8:9], v[8:9], 0, s[24:25]
93E8  s_cbranch_vccnz 6
93EC  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
93F4  global_load_dword v62, v[12:13], off
93FC  s_cbranch_execz 1
9400  s_branch 6
9404  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
940C  global_load_ushort v3, v[12:13], off
9414  s_waitcnt vmcnt(0)
9418  v_lshlrev_b32_e32 v62, 16, v3
941C  s_and_b64 vcc, exec, s[4:5]
9420  v_lshl_add_u64 v[8:9], v[8:9], 0, s[24:25]
9428  s_cbranch_vccnz 6
942C  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
9434  global_load_dword v63, v[12:13], off
943C  s_cbranch_execz 1
9440  s_branch 6
9444  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
944C  global_load_ushort v3, v[12:13], off
9454  s_waitcnt vmcnt(0)
9458  v_lshlrev_b32_e32 v63, 16, v3
945C  s_and_b64 vcc, exec, s[4:5]
9460  v_lshl_add_u64 v[8:9], v[8:9], 0, s[24:25]
9468  s_cbranch_vccnz 6
946C  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
9474  global_load_dword v64, v[12:13], off
947C  s_cbranch_execz 1
9480  s_branch 6
9484  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
948C  global_load_ushort v3, v[12:13], off
9494  s_waitcnt vmcnt(0)
9498  v_lshlrev_b32_e32 v64, 16, v3
949C  s_and_b64 vcc, exec, s[4:5]
94A0  v_lshl_add_u64 v[8:9], v[8:9], 0, s[24:25]
94A8  s_cbranch_vccnz 6
94AC  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
94B4  global_load_dword v65, v[12:13], off
94BC  s_cbranch_execz 1
94C0  s_branch 6
94C4  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
94CC  global_load_ushort v3, v[12:13], off
94D4  s_waitcnt vmcnt(0)
94D8  v_lshlrev_b32_e32 v65, 16, v3
94DC  s_and_b64 vcc, exec, s[4:5]
94E0  v_lshl_add_u64 v[8:9], v[8:9], 0, s[24:25]
94E8  s_cbranch_vccnz 6
94EC  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
94F4  global_load_dword v66, v[12:13], off
94FC  s_cbranch_execz 1
9500  s_branch 6
9504  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
950C  global_load_ushort v3, v[12:13], off
9514  s_waitcnt vmcnt(0)
9518  v_lshlrev_b32_e32 v66, 16, v3
951C  s_and_b64 vcc, exec, s[4:5]
9520  v_lshl_add_u64 v[8:9], v[8:9], 0, s[24:25]
9528  s_cbranch_vccnz 6
952C  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
9534  global_load_dword v67, v[12:13], off
953C  s_cbranch_execz 1
9540  s_branch 6
9544  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
954C  global_load_ushort v3, v[12:13], off
9554  s_waitcnt vmcnt(0)
9558  v_lshlrev_b32_e32 v67, 16, v3
955C  s_and_b64 vcc, exec, s[4:5]
9560  v_lshl_add_u64 v[8:9], v[8:9], 0, s[24:25]
9568  s_cbranch_vccnz 6
956C  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
9574  global_load_dword v68, v[12:13], off
957C  s_cbranch_execz 1
9580  s_branch 6
9584  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
958C  global_load_ushort v3, v[12:13], off
9594  s_waitcnt vmcnt(0)
9598  v_lshlrev_b32_e32 v68, 16, v3
959C  s_and_b64 vcc, exec, s[4:5]
95A0  v_lshl_add_u64 v[8:9], v[8:9], 0, s[24:25]
95A8  s_cbranch_vccnz 6
95AC  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
95B4  global_load_dword v69, v[12:13], off
95BC  s_cbranch_execz 1
95C0  s_branch 6
95C4  v_lshl_add_u64 v[8:9], v[8:9], 1, s[22:23]
95CC  global_load_ushort v3, v[8:9], off
95D4  s_waitcnt vmcnt(0)
95D8  v_lshlrev_b32_e32 v69, 16, v3
95DC  s_or_saveexec_b64 s[4:5], s[26:27]
95E0  s_load_dwordx2 s[26:27], s[0:1], 0x30
95E8  v_mov_b32_e32 v7, v6
95EC  v_mov_b64_e32 v[16:17], v[6:7]
95F0  v_mov_b64_e32 v[14:15], v[6:7]
95F4  v_mov_b64_e32 v[12:13], v[6:7]
95F8  v_mov_b64_e32 v[26:27], v[6:7]
95FC  v_mov_b64_e32 v[24:25], v[6:7]
9600  v_mov_b64_e32 v[22:23], v[6:7]
9604  v_mov_b64_e32 v[20:21], v[6:7]
9608  v_mov_b64_e32 v[36:37], v[6:7]
960C  v_mov_b64_e32 v[34:35], v[6:7]
9610  v_mov_b64_e32 v[32:33], v[6:7]
9614  v_mov_b64_e32 v[28:29], v[6:7]
9618  v_mov_b64_e32 v[42:43], v[6:7]
961C  v_mov_b64_e32 v[40:41], v[6:7]
9620  v_mov_b64_e32 v[38:39], v[6:7]
9624  v_mov_b64_e32 v[8:9], v[6:7]
9628  s_xor_b64 exec, exec, s[4:5]
962C  s_cbranch_execz 772
9630  v_cndmask_b32_e64 v3, 0, 1, s[28:29]
9638  v_cmp_ne_u32_e64 s[0:1], 1, v3
9640  s_andn2_b64 vcc, exec, s[28:29]
9644  v_lshrrev_b64 v[8:9], 1, v[72:73]
964C  s_cbranch_vccnz 6
9650  v_lshl_add_u64 v[6:7], v[8:9], 3, s[22:23]
9658  global_load_dwordx2 v[70:71], v[6:7], off
9660  s_cbranch_execz 1
9664  s_branch 8
9668  v_lshl_add_u64 v[6:7], v[8:9], 2, s[22:23]
9670  global_load_dword v3, v[6:7], off
9678  s_waitcnt vmcnt(0)
967C  v_lshlrev_b32_e32 v70, 16, v3
9680  v_and_b32_e32 v71, 0xffff0000, v3
9688  v_lshl_add_u64 v[6:7], s[24:25], 0, v[72:73]
9690  s_and_b64 vcc, exec, s[0:1]
9694  s_waitcnt vmcnt(0)
9698  v_lshrrev_b64 v[10:11], 1, v[6:7]
96A0  s_cbranch_vccnz 6
96A4  v_lshl_add_u64 v[12:13], v[10:11], 3, s[22:23]
96AC  global_load_dwordx2 v[72:73], v[12:13], off
96B4  s_cbranch_execz 1
96B8  s_branch 8
96BC  v_lshl_add_u64 v[10:11], v[10:11], 2, s[22:23]
96C4  global_load_dword v3, v[10:11], off
96CC  s_waitcnt vmcnt(0)
96D0  v_lshlrev_b32_e32 v72, 16, v3
96D4  v_and_b32_e32 v73, 0xffff0000, v3
96DC  v_lshl_add_u64 v[8:9], v[8:9], 0, s[24:25]
96E4  s_and_b64 vcc, exec, s[0:1]
96E8  v_and_b32_e32 v9, 0x7fffffff, v9
96F0  s_cbranch_vccnz 6
96F4  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
96FC  global_load_dwordx2 v[74:75], v[10:11], off
9704  s_cbranch_execz 1
9708  s_branch 8
970C  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
9714  global_load_dword v3, v[8:9], off
971C  s_waitcnt vmcnt(0)
9720  v_lshlrev_b32_e32 v74, 16, v3
9724  v_and_b32_e32 v75, 0xffff0000, v3
972C  v_lshl_add_u64 v[6:7], s[24:25], 1, v[6:7]
9734  s_and_b64 vcc, exec, s[0:1]
9738  v_lshrrev_b64 v[8:9], 1, v[6:7]
9740  s_cbranch_vccnz 6
9744  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
974C  global_load_dwordx2 v[76:77], v[10:11], off
9754  s_cbranch_execz 1
9758  s_branch 8
975C  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
9764  global_load_dword v3, v[8:9], off
976C  s_waitcnt vmcnt(0)
9770  v_lshlrev_b32_e32 v76, 16, v3
9774  v_and_b32_e32 v77, 0xffff0000, v3
977C  v_lshl_add_u64 v[6:7], v[6:7], 0, s[24:25]
9784  s_and_b64 vcc, exec, s[0:1]
9788  v_lshrrev_b64 v[8:9], 1, v[6:7]
9790  s_cbranch_vccnz 6
9794  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
979C  global_load_dwordx2 v[78:79], v[10:11], off
97A4  s_cbranch_execz 1
97A8  s_branch 8
97AC  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
97B4  global_load_dword v3, v[8:9], off
97BC  s_waitcnt vmcnt(0)
97C0  v_lshlrev_b32_e32 v78, 16, v3
97C4  v_and_b32_e32 v79, 0xffff0000, v3
97CC  v_lshl_add_u64 v[6:7], v[6:7], 0, s[24:25]
97D4  s_and_b64 vcc, exec, s[0:1]
97D8  v_lshrrev_b64 v[8:9], 1, v[6:7]
97E0  s_cbranch_vccnz 6
97E4  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
97EC  global_load_dwordx2 v[80:81], v[10:11], off
97F4  s_cbranch_execz 1
97F8  s_branch 8
97FC  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
9804  global_load_dword v3, v[8:9], off
980C  s_waitcnt vmcnt(0)
9810  v_lshlrev_b32_e32 v80, 16, v3
9814  v_and_b32_e32 v81, 0xffff0000, v3
981C  v_lshl_add_u64 v[6:7], v[6:7], 0, s[24:25]
9824  s_and_b64 vcc, exec, s[0:1]
9828  v_lshrrev_b64 v[8:9], 1, v[6:7]
9830  s_cbranch_vccnz 6
9834  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
983C  global_load_dwordx2 v[82:83], v[10:11], off
9844  s_cbranch_execz 1
9848  s_branch 8
984C  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
9854  global_load_dword v3, v[8:9], off
985C  s_waitcnt vmcnt(0)
9860  v_lshlrev_b32_e32 v82, 16, v3
9864  v_and_b32_e32 v83, 0xffff0000, v3
986C  v_lshl_add_u64 v[6:7], v[6:7], 0, s[24:25]
9874  s_and_b64 vcc, exec, s[0:1]
9878  v_lshrrev_b64 v[8:9], 1, v[6:7]
9880  s_cbranch_vccnz 6
9884  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
988C  global_load_dwordx2 v[84:85], v[10:11], off
9894  s_cbranch_execz 1
9898  s_branch 8
989C  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
98A4  global_load_dword v3, v[8:9], off
98AC  s_waitcnt vmcnt(0)
98B0  v_lshlrev_b32_e32 v84, 16, v3
98B4  v_and_b32_e32 v85, 0xffff0000, v3
98BC  v_lshl_add_u64 v[6:7], v[6:7], 0, s[24:25]
98C4  s_and_b64 vcc, exec, s[0:1]
98C8  v_lshrrev_b64 v[8:9], 1, v[6:7]
98D0  s_cbranch_vccnz 6
98D4  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
98DC  global_load_dwordx2 v[86:87], v[10:11], off
98E4  s_cbranch_execz 1
98E8  s_branch 8
98EC  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
98F4  global_load_dword v3, v[8:9], off
98FC  s_waitcnt vmcnt(0)
9900  v_lshlrev_b32_e32 v86, 16, v3
9904  v_and_b32_e32 v87, 0xffff0000, v3
990C  v_lshl_add_u64 v[6:7], v[6:7], 0, s[24:25]
9914  s_and_b64 vcc, exec, s[0:1]
9918  v_lshrrev_b64 v[8:9], 1, v[6:7]
9920  s_cbranch_vccnz 6
9924  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
992C  global_load_dwordx2 v[88:89], v[10:11], off
9934  s_cbranch_execz 1
9938  s_branch 8
993C  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
9944  global_load_dword v3, v[8:9], off
994C  s_waitcnt vmcnt(0)
9950  v_lshlrev_b32_e32 v88, 16, v3
9954  v_and_b32_e32 v89, 0xffff0000, v3
995C  v_lshl_add_u64 v[6:7], v[6:7], 0, s[24:25]
9964  s_and_b64 vcc, exec, s[0:1]
9968  v_lshrrev_b64 v[8:9], 1, v[6:7]
9970  s_cbranch_vccnz 6
9974  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
997C  global_load_dwordx2 v[90:91], v[10:11], off
9984  s_cbranch_execz 1
9988  s_branch 8
998C  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
9994  global_load_dword v3, v[8:9], off
999C  s_waitcnt vmcnt(0)
99A0  v_lshlrev_b32_e32 v90, 16, v3
99A4  v_and_b32_e32 v91, 0xffff0000, v3
99AC  v_lshl_add_u64 v[6:7], v[6:7], 0, s[24:25]
99B4  s_and_b64 vcc, exec, s[0:1]
99B8  v_lshrrev_b64 v[8:9], 1, v[6:7]
99C0  s_cbranch_vccnz 6
99C4  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
99CC  global_load_dwordx2 v[92:93], v[10:11], off
99D4  s_cbranch_execz 1
99D8  s_branch 8
99DC  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
99E4  global_load_dword v3, v[8:9], off
99EC  s_waitcnt vmcnt(0)
99F0  v_lshlrev_b32_e32 v92, 16, v3
99F4  v_and_b32_e32 v93, 0xffff0000, v3
99FC  v_lshl_add_u64 v[6:7], v[6:7], 0, s[24:25]
9A04  s_and_b64 vcc, exec, s[0:1]
9A08  v_lshrrev_b64 v[8:9], 1, v[6:7]
9A10  s_cbranch_vccnz 6
9A14  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
9A1C  global_load_dwordx2 v[94:95], v[10:11], off
9A24  s_cbranch_execz 1
9A28  s_branch 8
9A2C  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
9A34  global_load_dword v3, v[8:9], off
9A3C  s_waitcnt vmcnt(0)
9A40  v_lshlrev_b32_e32 v94, 16, v3
9A44  v_and_b32_e32 v95, 0xffff0000, v3
9A4C  v_lshl_add_u64 v[6:7], v[6:7], 0, s[24:25]
9A54  s_and_b64 vcc, exec, s[0:1]
9A58  v_lshrrev_b64 v[8:9], 1, v[6:7]
9A60  s_cbranch_vccnz 6
9A64  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
9A6C  global_load_dwordx2 v[96:97], v[10:11], off
9A74  s_cbranch_execz 1
9A78  s_branch 8
9A7C  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
9A84  global_load_dword v3, v[8:9], off
9A8C  s_waitcnt vmcnt(0)
9A90  v_lshlrev_b32_e32 v96, 16, v3
9A94  v_and_b32_e32 v97, 0xffff0000, v3
9A9C  v_lshl_add_u64 v[6:7], v[6:7], 0, s[24:25]
9AA4  s_and_b64 vcc, exec, s[0:1]
9AA8  v_lshrrev_b64 v[8:9], 1, v[6:7]
9AB0  s_cbranch_vccnz 6
9AB4  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
9ABC  global_load_dwordx2 v[98:99], v[10:11], off
9AC4  s_cbranch_execz 1
9AC8  s_branch 8
9ACC  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
9AD4  global_load_dword v3, v[8:9], off
9ADC  s_waitcnt vmcnt(0)
9AE0  v_lshlrev_b32_e32 v98, 16, v3
9AE4  v_and_b32_e32 v99, 0xffff0000, v3
9AEC  v_lshl_add_u64 v[6:7], v[6:7], 0, s[24:25]
9AF4  s_and_b64 vcc, exec, s[0:1]
9AF8  v_lshrrev_b64 v[8:9], 1, v[6:7]
9B00  s_cbranch_vccnz 6
9B04  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
9B0C  global_load_dwordx2 v[102:103], v[10:11], off
9B14  s_cbranch_execz 1
9B18  s_branch 8
9B1C  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
9B24  global_load_dword v3, v[8:9], off
9B2C  s_waitcnt vmcnt(0)
9B30  v_lshlrev_b32_e32 v102, 16, v3
9B34  v_and_b32_e32 v103, 0xffff0000, v3
9B3C  v_lshl_add_u64 v[6:7], v[6:7], 0, s[24:25]
9B44  s_and_b64 vcc, exec, s[0:1]
9B48  v_lshrrev_b64 v[8:9], 1, v[6:7]
9B50  s_cbranch_vccnz 6
9B54  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
9B5C  global_load_dwordx2 v[100:101], v[10:11], off
9B64  s_cbranch_execz 1
9B68  s_branch 8
9B6C  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
9B74  global_load_dword v3, v[8:9], off
9B7C  s_waitcnt vmcnt(0)
9B80  v_lshlrev_b32_e32 v100, 16, v3
9B84  v_and_b32_e32 v101, 0xffff0000, v3
9B8C  v_lshl_add_u64 v[6:7], v[6:7], 0, s[24:25]
9B94  s_and_b64 vcc, exec, s[0:1]
9B98  v_lshrrev_b64 v[8:9], 1, v[6:7]
9BA0  s_cbranch_vccnz 6
9BA4  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
9BAC  global_load_dwordx2 v[106:107], v[10:11], off
9BB4  s_cbranch_execz 1
9BB8  s_branch 8
9BBC  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
9BC4  global_load_dword v3, v[8:9], off
9BCC  s_waitcnt vmcnt(0)
9BD0  v_lshlrev_b32_e32 v106, 16, v3
9BD4  v_and_b32_e32 v107, 0xffff0000, v3
9BDC  v_lshl_add_u64 v[6:7], v[6:7], 0, s[24:25]
9BE4  s_and_b64 vcc, exec, s[0:1]
9BE8  v_lshrrev_b64 v[8:9], 1, v[6:7]
9BF0  s_cbranch_vccnz 6
9BF4  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
9BFC  global_load_dwordx2 v[104:105], v[10:11], off
9C04  s_cbranch_execz 1
9C08  s_branch 8
9C0C  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
9C14  global_load_dword v3, v[8:9], off
9C1C  s_waitcnt vmcnt(0)
9C20  v_lshlrev_b32_e32 v104, 16, v3
9C24  v_and_b32_e32 v105, 0xffff0000, v3
9C2C  v_lshl_add_u64 v[6:7], v[6:7], 0, s[24:25]
9C34  s_and_b64 vcc, exec, s[0:1]
9C38  v_lshrrev_b64 v[8:9], 1, v[6:7]
9C40  s_cbranch_vccnz 6
9C44  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
9C4C  global_load_dwordx2 v[110:111], v[10:11], off
9C54  s_cbranch_execz 1
9C58  s_branch 8
9C5C  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
9C64  global_load_dword v3, v[8:9], off
9C6C  s_waitcnt vmcnt(0)
9C70  v_lshlrev_b32_e32 v110, 16, v3
9C74  v_and_b32_e32 v111, 0xffff0000, v3
9C7C  v_lshl_add_u64 v[6:7], v[6:7], 0, s[24:25]
9C84  s_and_b64 vcc, exec, s[0:1]
9C88  v_lshrrev_b64 v[8:9], 1, v[6:7]
9C90  s_cbranch_vccnz 6
9C94  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
9C9C  global_load_dwordx2 v[108:109], v[10:11], off
9CA4  s_cbranch_execz 1
9CA8  s_branch 8
9CAC  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
9CB4  global_load_dword v3, v[8:9], off
9CBC  s_waitcnt vmcnt(0)
9CC0  v_lshlrev_b32_e32 v108, 16, v3
9CC4  v_and_b32_e32 v109, 0xffff0000, v3
9CCC  v_lshl_add_u64 v[6:7], v[6:7], 0, s[24:25]
9CD4  s_and_b64 vcc, exec, s[0:1]
9CD8  v_lshrrev_b64 v[8:9], 1, v[6:7]
9CE0  s_cbranch_vccnz 6
9CE4  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
9CEC  global_load_dwordx2 v[114:115], v[10:11], off
9CF4  s_cbranch_execz 1
9CF8  s_branch 8
9CFC  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
9D04  global_load_dword v3, v[8:9], off
9D0C  s_waitcnt vmcnt(0)
9D10  v_lshlrev_b32_e32 v114, 16, v3
9D14  v_and_b32_e32 v115, 0xffff0000, v3
9D1C  v_lshl_add_u64 v[6:7], v[6:7], 0, s[24:25]
9D24  s_and_b64 vcc, exec, s[0:1]
9D28  v_lshrrev_b64 v[8:9], 1, v[6:7]
9D30  s_cbranch_vccnz 6
9D34  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
9D3C  global_load_dwordx2 v[112:113], v[10:11], off
9D44  s_cbranch_execz 1
9D48  s_branch 8
9D4C  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
9D54  global_load_dword v3, v[8:9], off
9D5C  s_waitcnt vmcnt(0)
9D60  v_lshlrev_b32_e32 v112, 16, v3
9D64  v_and_b32_e32 v113, 0xffff0000, v3
9D6C  v_lshl_add_u64 v[6:7], v[6:7], 0, s[24:25]
9D74  s_and_b64 vcc, exec, s[0:1]
9D78  v_lshrrev_b64 v[8:9], 1, v[6:7]
9D80  s_cbranch_vccnz 6
9D84  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
9D8C  global_load_dwordx2 v[118:119], v[10:11], off
9D94  s_cbranch_execz 1
9D98  s_branch 8
9D9C  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
9DA4  global_load_dword v3, v[8:9], off
9DAC  s_waitcnt vmcnt(0)
9DB0  v_lshlrev_b32_e32 v118, 16, v3
9DB4  v_and_b32_e32 v119, 0xffff0000, v3
9DBC  v_lshl_add_u64 v[6:7], v[6:7], 0, s[24:25]
9DC4  s_and_b64 vcc, exec, s[0:1]
9DC8  v_lshrrev_b64 v[8:9], 1, v[6:7]
9DD0  s_cbranch_vccnz 6
9DD4  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
9DDC  global_load_dwordx2 v[116:117], v[10:11], off
9DE4  s_cbranch_execz 1
9DE8  s_branch 8
9DEC  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
9DF4  global_load_dword v3, v[8:9], off
9DFC  s_waitcnt vmcnt(0)
9E00  v_lshlrev_b32_e32 v116, 16, v3
9E04  v_and_b32_e32 v117, 0xffff0000, v3
9E0C  v_lshl_add_u64 v[6:7], v[6:7], 0, s[24:25]
9E14  s_and_b64 vcc, exec, s[0:1]
9E18  v_lshrrev_b64 v[8:9], 1, v[6:7]
9E20  s_cbranch_vccnz 6
9E24  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
9E2C  global_load_dwordx2 v[122:123], v[10:11], off
9E34  s_cbranch_execz 1
9E38  s_branch 8
9E3C  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
9E44  global_load_dword v3, v[8:9], off
9E4C  s_waitcnt vmcnt(0)
9E50  v_lshlrev_b32_e32 v122, 16, v3
9E54  v_and_b32_e32 v123, 0xffff0000, v3
9E5C  v_lshl_add_u64 v[6:7], v[6:7], 0, s[24:25]
9E64  s_and_b64 vcc, exec, s[0:1]
9E68  v_lshrrev_b64 v[8:9], 1, v[6:7]
9E70  s_cbranch_vccnz 6
9E74  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
9E7C  global_load_dwordx2 v[120:121], v[10:11], off
9E84  s_cbranch_execz 1
9E88  s_branch 8
9E8C  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
9E94  global_load_dword v3, v[8:9], off
9E9C  s_waitcnt vmcnt(0)
9EA0  v_lshlrev_b32_e32 v120, 16, v3
9EA4  v_and_b32_e32 v121, 0xffff0000, v3
9EAC  v_lshl_add_u64 v[6:7], v[6:7], 0, s[24:25]
9EB4  s_and_b64 vcc, exec, s[0:1]
9EB8  v_lshrrev_b64 v[8:9], 1, v[6:7]
9EC0  s_cbranch_vccnz 6
9EC4  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
9ECC  global_load_dwordx2 v[126:127], v[10:11], off
9ED4  s_cbranch_execz 1
9ED8  s_branch 8
9EDC  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
9EE4  global_load_dword v3, v[8:9], off
9EEC  s_waitcnt vmcnt(0)
9EF0  v_lshlrev_b32_e32 v126, 16, v3
9EF4  v_and_b32_e32 v127, 0xffff0000, v3
9EFC  v_lshl_add_u64 v[6:7], v[6:7], 0, s[24:25]
9F04  s_and_b64 vcc, exec, s[0:1]
9F08  v_lshrrev_b64 v[8:9], 1, v[6:7]
9F10  s_cbranch_vccnz 6
9F14  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
9F1C  global_load_dwordx2 v[124:125], v[10:11], off
9F24  s_cbranch_execz 1
9F28  s_branch 8
9F2C  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
9F34  global_load_dword v3, v[8:9], off
9F3C  s_waitcnt vmcnt(0)
9F40  v_lshlrev_b32_e32 v124, 16, v3
9F44  v_and_b32_e32 v125, 0xffff0000, v3
9F4C  v_lshl_add_u64 v[6:7], v[6:7], 0, s[24:25]
9F54  s_and_b64 vcc, exec, s[0:1]
9F58  v_lshrrev_b64 v[8:9], 1, v[6:7]
9F60  s_cbranch_vccnz 6
9F64  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
9F6C  global_load_dwordx2 v[130:131], v[10:11], off
9F74  s_cbranch_execz 1
9F78  s_branch 8
9F7C  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
9F84  global_load_dword v3, v[8:9], off
9F8C  s_waitcnt vmcnt(0)
9F90  v_lshlrev_b32_e32 v130, 16, v3
9F94  v_and_b32_e32 v131, 0xffff0000, v3
9F9C  v_lshl_add_u64 v[6:7], v[6:7], 0, s[24:25]
9FA4  s_and_b64 vcc, exec, s[0:1]
9FA8  v_lshrrev_b64 v[8:9], 1, v[6:7]
9FB0  s_cbranch_vccnz 6
9FB4  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
9FBC  global_load_dwordx2 v[128:129], v[10:11], off
9FC4  s_cbranch_execz 1
9FC8  s_branch 8
9FCC  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
9FD4  global_load_dword v3, v[8:9], off
9FDC  s_waitcnt vmcnt(0)
9FE0  v_lshlrev_b32_e32 v128, 16, v3
9FE4  v_and_b32_e32 v129, 0xffff0000, v3
9FEC  v_lshl_add_u64 v[6:7], v[6:7], 0, s[24:25]
9FF4  s_and_b64 vcc, exec, s[0:1]
9FF8  v_lshrrev_b64 v[132:133], 1, v[6:7]
A000  s_cbranch_vccnz 72
A004  v_lshl_add_u64 v[6:7], v[132:133], 3, s[22:23]
A00C  global_load_dwordx2 v[136:137], v[6:7], off
A014  v_mov_b32_e32 v8, v71
A018  s_waitcnt vmcnt(1)
A01C  v_mov_b32_e32 v38, v73
A020  v_mov_b32_e32 v39, v75
A024  v_mov_b32_e32 v40, v77
A028  v_mov_b32_e32 v41, v79
A02C  v_mov_b32_e32 v42, v81
A030  v_mov_b32_e32 v43, v83
A034  v_mov_b32_e32 v28, v85
A038  v_mov_b32_e32 v29, v87
A03C  v_mov_b32_e32 v32, v89
A040  v_mov_b32_e32 v33, v91
A044  v_mov_b32_e32 v34, v93
A048  v_mov_b32_e32 v35, v95
A04C  v_mov_b32_e32 v36, v97
A050  v_mov_b32_e32 v37, v99
A054  v_mov_b32_e32 v20, v103
A058  v_mov_b32_e32 v21, v101
A05C  v_mov_b32_e32 v22, v107
A060  v_mov_b32_e32 v23, v105
A064  v_mov_b32_e32 v24, v111
A068  v_mov_b32_e32 v25, v109
A06C  v_mov_b32_e32 v26, v115
A070  v_mov_b32_e32 v27, v113
A074  v_mov_b32_e32 v12, v119
A078  v_mov_b32_e32 v13, v117
A07C  v_mov_b32_e32 v14, v123
A080  v_mov_b32_e32 v15, v121
A084  v_mov_b32_e32 v16, v127
A088  v_mov_b32_e32 v17, v125
A08C  v_mov_b32_e32 v6, v131
A090  v_mov_b32_e32 v7, v129
A094  v_mov_b32_e32 v68, v128
A098  v_mov_b32_e32 v66, v124
A09C  v_mov_b32_e32 v67, v130
A0A0  v_mov_b32_e32 v64, v120
A0A4  v_mov_b32_e32 v65, v126
A0A8  v_mov_b32_e32 v62, v116
A0AC  v_mov_b32_e32 v63, v122
A0B0  v_mov_b32_e32 v60, v112
A0B4  v_mov_b32_e32 v61, v118
A0B8  v_mov_b32_e32 v58, v108
A0BC  v_mov_b32_e32 v59, v114
A0C0  v_mov_b32_e32 v56, v104
A0C4  v_mov_b32_e32 v57, v110
A0C8  v_mov_b32_e32 v54, v100
A0CC  v_mov_b32_e32 v55, v106
A0D0  v_mov_b32_e32 v52, v98
A0D4  v_mov_b32_e32 v53, v102
A0D8  v_mov_b32_e32 v50, v94
A0DC  v_mov_b32_e32 v51, v96
A0E0  v_mov_b32_e32 v48, v90
A0E4  v_mov_b32_e32 v49, v92
A0E8  v_mov_b32_e32 v46, v86
A0EC  v_mov_b32_e32 v47, v88
A0F0  v_mov_b32_e32 v44, v82
A0F4  v_mov_b32_e32 v45, v84
A0F8  v_mov_b32_e32 v30, v78
A0FC  v_mov_b32_e32 v31, v80
A100  v_mov_b32_e32 v18, v74
A104  v_mov_b32_e32 v19, v76
A108  v_mov_b32_e32 v10, v70
A10C  v_mov_b32_e32 v11, v72
A110  s_waitcnt vmcnt(0)
A114  v_mov_b32_e32 v9, v137
A118  v_mov_b32_e32 v69, v136
A11C  s_cbranch_execz 1
A120  s_branch 71
A124  v_lshl_add_u64 v[6:7], v[132:133], 2, s[22:23]
A12C  global_load_dword v3, v[6:7], off
A134  v_mov_b32_e32 v8, v71
A138  s_waitcnt vmcnt(1)
A13C  v_mov_b32_e32 v39, v75
A140  v_mov_b32_e32 v41, v79
A144  v_mov_b32_e32 v43, v83
A148  v_mov_b32_e32 v29, v87
A14C  v_mov_b32_e32 v33, v91
A150  v_mov_b32_e32 v35, v95
A154  v_mov_b32_e32 v37, v99
A158  v_mov_b32_e32 v21, v101
A15C  v_mov_b32_e32 v23, v105
A160  v_mov_b32_e32 v25, v109
A164  v_mov_b32_e32 v27, v113
A168  v_mov_b32_e32 v13, v117
A16C  v_mov_b32_e32 v15, v121
A170  v_mov_b32_e32 v17, v125
A174  v_mov_b32_e32 v7, v129
A178  v_mov_b32_e32 v125, v130
A17C  v_mov_b32_e32 v121, v126
A180  v_mov_b32_e32 v117, v122
A184  v_mov_b32_e32 v113, v118
A188  v_mov_b32_e32 v109, v114
A18C  v_mov_b32_e32 v105, v110
A190  v_mov_b32_e32 v101, v106
A194  v_mov_b32_e32 v99, v102
A198  v_mov_b32_e32 v95, v96
A19C  v_mov_b32_e32 v91, v92
A1A0  v_mov_b32_e32 v87, v88
A1A4  v_mov_b32_e32 v83, v84
A1A8  v_mov_b32_e32 v79, v80
A1AC  v_mov_b32_e32 v75, v76
A1B0  v_mov_b32_e32 v71, v72
A1B4  v_mov_b32_e32 v38, v73
A1B8  v_mov_b32_e32 v40, v77
A1BC  v_mov_b32_e32 v42, v81
A1C0  v_mov_b32_e32 v28, v85
A1C4  v_mov_b32_e32 v32, v89
A1C8  v_mov_b32_e32 v34, v93
A1CC  v_mov_b32_e32 v36, v97
A1D0  v_mov_b32_e32 v20, v103
A1D4  v_mov_b32_e32 v22, v107
A1D8  v_mov_b32_e32 v24, v111
A1DC  v_mov_b32_e32 v26, v115
A1E0  v_mov_b32_e32 v12, v119
A1E4  v_mov_b32_e32 v14, v123
A1E8  v_mov_b32_e32 v16, v127
A1EC  v_mov_b32_e32 v6, v131
A1F0  v_mov_b64_e32 v[10:11], v[70:71]
A1F4  v_mov_b64_e32 v[18:19], v[74:75]
A1F8  v_mov_b64_e32 v[30:31], v[78:79]
A1FC  v_mov_b64_e32 v[44:45], v[82:83]
A200  v_mov_b64_e32 v[46:47], v[86:87]
A204  v_mov_b64_e32 v[48:49], v[90:91]
A208  v_mov_b64_e32 v[50:51], v[94:95]
A20C  v_mov_b64_e32 v[52:53], v[98:99]
A210  v_mov_b64_e32 v[54:55], v[100:101]
A214  v_mov_b64_e32 v[56:57], v[104:105]
A218  v_mov_b64_e32 v[58:59], v[108:109]
A21C  v_mov_b64_e32 v[60:61], v[112:113]
A220  v_mov_b64_e32 v[62:63], v[116:117]
A224  v_mov_b64_e32 v[64:65], v[120:121]
A228  v_mov_b64_e32 v[66:67], v[124:125]
A22C  s_waitcnt vmcnt(0)
A230  v_lshlrev_b32_e32 v129, 16, v3
A234  v_and_b32_e32 v9, 0xffff0000, v3
A23C  v_mov_b64_e32 v[68:69], v[128:129]
A240  s_or_b64 exec, exec, s[4:5]
A244  s_waitcnt vmcnt(0)
A248  v_and_b32_e32 v103, 0x7fffffff, v11
A250  v_and_b32_e32 v105, 0x7fffffff, v10
A258  v_max_u32_e32 v3, v103, v105
A25C  v_and_b32_e32 v101, 0x7fffffff, v19
A264  v_and_b32_e32 v102, 0x7fffffff, v18
A26C  v_max3_u32 v3, v101, v102, v3
A274  v_and_b32_e32 v99, 0x7fffffff, v31
A27C  v_and_b32_e32 v100, 0x7fffffff, v30
A284  v_max3_u32 v3, v99, v100, v3
A28C  v_and_b32_e32 v97, 0x7fffffff, v45
A294  v_and_b32_e32 v98, 0x7fffffff, v44
A29C  v_max3_u32 v3, v97, v98, v3
A2A4  v_and_b32_e32 v95, 0x7fffffff, v47
A2AC  v_and_b32_e32 v96, 0x7fffffff, v46
A2B4  v_max3_u32 v3, v95, v96, v3
A2BC  v_and_b32_e32 v93, 0x7fffffff, v49
A2C4  v_and_b32_e32 v94, 0x7fffffff, v48
A2CC  v_max3_u32 v3, v93, v94, v3
A2D4  v_and_b32_e32 v91, 0x7fffffff, v51
A2DC  v_and_b32_e32 v92, 0x7fffffff, v50
A2E4  v_max3_u32 v3, v91, v92, v3
A2EC  v_and_b32_e32 v89, 0x7fffffff, v53
A2F4  v_and_b32_e32 v90, 0x7fffffff, v52
A2FC  v_max3_u32 v3, v89, v90, v3
A304  v_and_b32_e32 v87, 0x7fffffff, v55
A30C  v_and_b32_e32 v88, 0x7fffffff, v54
A314  v_max3_u32 v3, v87, v88, v3
A31C  v_and_b32_e32 v85, 0x7fffffff, v57
A324  v_and_b32_e32 v86, 0x7fffffff, v56
A32C  v_max3_u32 v3, v85, v86, v3
A334  v_and_b32_e32 v83, 0x7fffffff, v59
A33C  v_and_b32_e32 v84, 0x7fffffff, v58
A344  v_max3_u32 v3, v83, v84, v3
A34C  v_and_b32_e32 v81, 0x7fffffff, v61
A354  v_and_b32_e32 v82, 0x7fffffff, v60
A35C  v_max3_u32 v3, v81, v82, v3
A364  v_and_b32_e32 v79, 0x7fffffff, v63
A36C  v_and_b32_e32 v80, 0x7fffffff, v62
A374  v_max3_u32 v3, v79, v80, v3
A37C  v_and_b32_e32 v77, 0x7fffffff, v65
A384  v_and_b32_e32 v78, 0x7fffffff, v64
A38C  v_max3_u32 v3, v77, v78, v3
A394  v_and_b32_e32 v75, 0x7fffffff, v67
A39C  v_and_b32_e32 v76, 0x7fffffff, v66
A3A4  v_max3_u32 v71, v75, v76, v3
A3AC  v_and_b32_e32 v3, 0x7fffffff, v69
A3B4  v_and_b32_e32 v70, 0x7fffffff, v68
A3BC  v_max3_u32 v104, v3, v70, v71
A3C4  s_mov_b32 s19, 0x7f7fffff
A3CC  v_cmp_lt_u32_e32 vcc, s19, v104
A3D0  v_mov_b32_e32 v71, 0
A3D4  v_mov_b32_e32 v72, 0
A3D8  v_mov_b32_e32 v73, 0
A3DC  v_mov_b32_e32 v74, 0
A3E0  s_and_saveexec_b64 s[22:23], vcc
A3E4  s_cbranch_execz 466
A3E8  s_mov_b32 s24, 0x7f800000
A3F0  v_cmp_lt_u32_e32 vcc, s19, v105
A3F4  v_cmp_lt_u32_e64 s[0:1], s24, v105
A3FC  v_and_b32_e32 v73, 0x80000000, v10
A404  v_cndmask_b32_e64 v71, 0, 7, vcc
A40C  v_cndmask_b32_e64 v72, v105, 0, s[0:1]
A414  v_and_b32_e32 v74, 0x80000000, v11
A41C  v_cmp_lt_u32_e64 s[4:5], s19, v103
A424  v_cndmask_b32_e32 v10, v10, v73, vcc
A428  v_cmp_lt_u32_e32 vcc, s24, v103
A42C  v_or_b32_e32 v104, 0x70, v71
A434  v_cndmask_b32_e64 v11, v11, v74, s[4:5]
A43C  v_cndmask_b32_e64 v73, 0, 1, vcc
A444  v_max_u32_e32 v74, v103, v72
A448  v_cndmask_b32_e64 v71, v71, v104, s[4:5]
A450  v_addc_co_u32_e64 v73, s[0:1], 0, v73, s[0:1]
A458  v_cndmask_b32_e32 v72, v74, v72, vcc
A45C  v_or_b32_e32 v74, 0x700, v71
A464  v_cmp_lt_u32_e32 vcc, s19, v102
A468  v_cmp_lt_u32_e64 s[0:1], s24, v102
A470  v_max_u32_e32 v102, v102, v72
A474  v_cndmask_b32_e32 v71, v71, v74, vcc
A478  v_cndmask_b32_e64 v72, v102, v72, s[0:1]
A480  v_and_b32_e32 v102, 0x80000000, v18
A488  v_cndmask_b32_e64 v74, 0, 1, s[0:1]
A490  v_and_b32_e32 v103, 0x80000000, v19
A498  v_or_b32_e32 v104, 0x7000, v71
A4A0  v_cmp_lt_u32_e64 s[0:1], s19, v101
A4A8  v_cndmask_b32_e32 v18, v18, v102, vcc
A4AC  v_cmp_lt_u32_e32 vcc, s24, v101
A4B0  v_cndmask_b32_e64 v19, v19, v103, s[0:1]
A4B8  v_cndmask_b32_e64 v71, v71, v104, s[0:1]
A4C0  v_addc_co_u32_e64 v73, s[0:1], v73, v74, vcc
A4C8  v_max_u32_e32 v74, v101, v72
A4CC  v_cndmask_b32_e32 v72, v74, v72, vcc
A4D0  v_or_b32_e32 v74, 0x70000, v71
A4D8  v_cmp_lt_u32_e32 vcc, s19, v100
A4DC  v_cmp_lt_u32_e64 s[0:1], s24, v100
A4E4  v_max_u32_e32 v100, v100, v72
A4E8  v_cndmask_b32_e32 v71, v71, v74, vcc
A4EC  v_cndmask_b32_e64 v72, v100, v72, s[0:1]
A4F4  v_and_b32_e32 v100, 0x80000000, v30
A4FC  v_cndmask_b32_e64 v74, 0, 1, s[0:1]
A504  v_and_b32_e32 v101, 0x80000000, v31
A50C  v_or_b32_e32 v102, 0x700000, v71
A514  v_cmp_lt_u32_e64 s[0:1], s19, v99
A51C  v_cndmask_b32_e32 v30, v30, v100, vcc
A520  v_cmp_lt_u32_e32 vcc, s24, v99
A524  v_cndmask_b32_e64 v31, v31, v101, s[0:1]
A52C  v_cndmask_b32_e64 v71, v71, v102, s[0:1]
A534  v_addc_co_u32_e64 v73, s[0:1], v73, v74, vcc
A53C  v_max_u32_e32 v74, v99, v72
A540  v_cndmask_b32_e32 v72, v74, v72, vcc
A544  v_or_b32_e32 v74, 0x7000000, v71
A54C  v_cmp_lt_u32_e32 vcc, s19, v98
A550  v_cmp_lt_u32_e64 s[0:1], s24, v98
A558  v_max_u32_e32 v98, v98, v72
A55C  v_cndmask_b32_e32 v71, v71, v74, vcc
A560  v_cndmask_b32_e64 v72, v98, v72, s[0:1]
A568  v_and_b32_e32 v98, 0x80000000, v44
A570  v_cndmask_b32_e64 v74, 0, 1, s[0:1]
A578  v_and_b32_e32 v99, 0x80000000, v45
A580  v_or_b32_e32 v100, 0x70000000, v71
A588  v_cmp_lt_u32_e64 s[0:1], s19, v97
A590  v_cndmask_b32_e32 v44, v44, v98, vcc
A594  v_cmp_lt_u32_e32 vcc, s24, v97
A598  v_cndmask_b32_e64 v45, v45, v99, s[0:1]
A5A0  v_cndmask_b32_e64 v71, v71, v100, s[0:1]
A5A8  v_addc_co_u32_e64 v73, s[0:1], v73, v74, vcc
A5B0  v_max_u32_e32 v74, v97, v72
A5B4  v_cndmask_b32_e32 v72, v74, v72, vcc
A5B8  v_cmp_lt_u32_e32 vcc, s19, v96
A5BC  v_cmp_lt_u32_e64 s[0:1], s24, v96
A5C4  v_max_u32_e32 v96, v96, v72
A5C8  v_cndmask_b32_e64 v74, 0, 7, vcc
A5D0  v_cndmask_b32_e64 v97, 0, 1, s[0:1]
A5D8  v_cndmask_b32_e64 v72, v96, v72, s[0:1]
A5E0  v_and_b32_e32 v96, 0x80000000, v46
A5E8  v_or_b32_e32 v99, 0x70, v74
A5F0  v_cmp_lt_u32_e64 s[0:1], s19, v95
A5F8  v_and_b32_e32 v98, 0x80000000, v47
A600  v_cndmask_b32_e32 v46, v46, v96, vcc
A604  v_cndmask_b32_e64 v74, v74, v99, s[0:1]
A60C  v_cmp_lt_u32_e32 vcc, s24, v95
A610  v_max_u32_e32 v95, v95, v72
A614  v_cndmask_b32_e64 v47, v47, v98, s[0:1]
A61C  v_addc_co_u32_e64 v73, s[0:1], v73, v97, vcc
A624  v_cndmask_b32_e32 v72, v95, v72, vcc
A628  v_or_b32_e32 v95, 0x700, v74
A630  v_cmp_lt_u32_e32 vcc, s19, v94
A634  v_cmp_lt_u32_e64 s[0:1], s24, v94
A63C  v_max_u32_e32 v94, v94, v72
A640  v_cndmask_b32_e32 v74, v74, v95, vcc
A644  v_cndmask_b32_e64 v95, 0, 1, s[0:1]
A64C  v_cndmask_b32_e64 v72, v94, v72, s[0:1]
A654  v_and_b32_e32 v94, 0x80000000, v48
A65C  v_or_b32_e32 v97, 0x7000, v74
A664  v_cmp_lt_u32_e64 s[0:1], s19, v93
A66C  v_and_b32_e32 v96, 0x80000000, v49
A674  v_cndmask_b32_e32 v48, v48, v94, vcc
A678  v_cndmask_b32_e64 v74, v74, v97, s[0:1]
A680  v_cmp_lt_u32_e32 vcc, s24, v93
A684  v_max_u32_e32 v93, v93, v72
A688  v_cndmask_b32_e64 v49, v49, v96, s[0:1]
A690  v_addc_co_u32_e64 v73, s[0:1], v73, v95, vcc
A698  v_cndmask_b32_e32 v72, v93, v72, vcc
A69C  v_or_b32_e32 v93, 0x70000, v74
A6A4  v_cmp_lt_u32_e32 vcc, s19, v92
A6A8  v_cmp_lt_u32_e64 s[0:1], s24, v92
A6B0  v_max_u32_e32 v92, v92, v72
A6B4  v_cndmask_b32_e32 v74, v74, v93, vcc
A6B8  v_cndmask_b32_e64 v93, 0, 1, s[0:1]
A6C0  v_cndmask_b32_e64 v72, v92, v72, s[0:1]
A6C8  v_and_b32_e32 v92, 0x80000000, v50
A6D0  v_or_b32_e32 v95, 0x700000, v74
A6D8  v_cmp_lt_u32_e64 s[0:1], s19, v91
A6E0  v_and_b32_e32 v94, 0x80000000, v51
A6E8  v_cndmask_b32_e32 v50, v50, v92, vcc
A6EC  v_cndmask_b32_e64 v74, v74, v95, s[0:1]
A6F4  v_cmp_lt_u32_e32 vcc, s24, v91
A6F8  v_max_u32_e32 v91, v91, v72
A6FC  v_cndmask_b32_e64 v51, v51, v94, s[0:1]
A704  v_addc_co_u32_e64 v73, s[0:1], v73, v93, vcc
A70C  v_cndmask_b32_e32 v72, v91, v72, vcc
A710  v_or_b32_e32 v91, 0x7000000, v74
A718  v_cmp_lt_u32_e32 vcc, s19, v90
A71C  v_cmp_lt_u32_e64 s[0:1], s24, v90
A724  v_max_u32_e32 v90, v90, v72
A728  v_cndmask_b32_e32 v74, v74, v91, vcc
A72C  v_cndmask_b32_e64 v91, 0, 1, s[0:1]
A734  v_cndmask_b32_e64 v90, v90, v72, s[0:1]
A73C  v_and_b32_e32 v72, 0x80000000, v52
A744  v_or_b32_e32 v93, 0x70000000, v74
A74C  v_cmp_lt_u32_e64 s[0:1], s19, v89
A754  v_and_b32_e32 v92, 0x80000000, v53
A75C  v_cndmask_b32_e32 v52, v52, v72, vcc
A760  v_cndmask_b32_e64 v72, v74, v93, s[0:1]
A768  v_cmp_lt_u32_e32 vcc, s24, v89
A76C  v_max_u32_e32 v74, v89, v90
A770  v_cndmask_b32_e64 v53, v53, v92, s[0:1]
A778  v_addc_co_u32_e64 v73, s[0:1], v73, v91, vcc
A780  v_cndmask_b32_e32 v74, v74, v90, vcc
A784  v_cmp_lt_u32_e32 vcc, s19, v88
A788  v_cmp_lt_u32_e64 s[0:1], s24, v88
A790  v_max_u32_e32 v88, v88, v74
A794  v_cndmask_b32_e64 v89, 0, 7, vcc
A79C  v_cndmask_b32_e64 v74, v88, v74, s[0:1]
A7A4  v_and_b32_e32 v88, 0x80000000, v54
A7AC  v_cndmask_b32_e64 v90, 0, 1, s[0:1]
A7B4  v_and_b32_e32 v91, 0x80000000, v55
A7BC  v_or_b32_e32 v92, 0x70, v89
A7C4  v_cmp_lt_u32_e64 s[0:1], s19, v87
A7CC  v_cndmask_b32_e32 v54, v54, v88, vcc
A7D0  v_cmp_lt_u32_e32 vcc, s24, v87
A7D4  v_max_u32_e32 v87, v87, v74
A7D8  v_cndmask_b32_e64 v55, v55, v91, s[0:1]
A7E0  v_cndmask_b32_e64 v88, v89, v92, s[0:1]
A7E8  v_addc_co_u32_e64 v73, s[0:1], v73, v90, vcc
A7F0  v_cndmask_b32_e32 v74, v87, v74, vcc
A7F4  v_or_b32_e32 v87, 0x700, v88
A7FC  v_cmp_lt_u32_e32 vcc, s19, v86
A800  v_cmp_lt_u32_e64 s[0:1], s24, v86
A808  v_max_u32_e32 v86, v86, v74
A80C  v_cndmask_b32_e32 v87, v88, v87, vcc
A810  v_cndmask_b32_e64 v74, v86, v74, s[0:1]
A818  v_and_b32_e32 v86, 0x80000000, v56
A820  v_cndmask_b32_e64 v88, 0, 1, s[0:1]
A828  v_and_b32_e32 v89, 0x80000000, v57
A830  v_or_b32_e32 v90, 0x7000, v87
A838  v_cmp_lt_u32_e64 s[0:1], s19, v85
A840  v_cndmask_b32_e32 v56, v56, v86, vcc
A844  v_cmp_lt_u32_e32 vcc, s24, v85
A848  v_max_u32_e32 v85, v85, v74
A84C  v_cndmask_b32_e64 v57, v57, v89, s[0:1]
A854  v_cndmask_b32_e64 v86, v87, v90, s[0:1]
A85C  v_addc_co_u32_e64 v73, s[0:1], v73, v88, vcc
A864  v_cndmask_b32_e32 v74, v85, v74, vcc
A868  v_or_b32_e32 v85, 0x70000, v86
A870  v_cmp_lt_u32_e32 vcc, s19, v84
A874  v_cmp_lt_u32_e64 s[0:1], s24, v84
A87C  v_max_u32_e32 v84, v84, v74
A880  v_cndmask_b32_e32 v85, v86, v85, vcc
A884  v_cndmask_b32_e64 v74, v84, v74, s[0:1]
A88C  v_and_b32_e32 v84, 0x80000000, v58
A894  v_cndmask_b32_e64 v86, 0, 1, s[0:1]
A89C  v_and_b32_e32 v87, 0x80000000, v59
A8A4  v_or_b32_e32 v88, 0x700000, v85
A8AC  v_cmp_lt_u32_e64 s[0:1], s19, v83
A8B4  v_cndmask_b32_e32 v58, v58, v84, vcc
A8B8  v_cmp_lt_u32_e32 vcc, s24, v83
A8BC  v_cndmask_b32_e64 v59, v59, v87, s[0:1]
A8C4  v_cndmask_b32_e64 v84, v85, v88, s[0:1]
A8CC  v_addc_co_u32_e64 v85, s[0:1], v73, v86, vcc
A8D4  v_max_u32_e32 v73, v83, v74
A8D8  v_cndmask_b32_e32 v73, v73, v74, vcc
A8DC  v_or_b32_e32 v74, 0x7000000, v84
A8E4  v_cmp_lt_u32_e32 vcc, s19, v82
A8E8  v_cmp_lt_u32_e64 s[0:1], s24, v82
A8F0  v_max_u32_e32 v82, v82, v73
A8F4  v_cndmask_b32_e32 v74, v84, v74, vcc
A8F8  v_cndmask_b32_e64 v82, v82, v73, s[0:1]
A900  v_and_b32_e32 v73, 0x80000000, v60
A908  v_cndmask_b32_e64 v83, 0, 1, s[0:1]
A910  v_and_b32_e32 v84, 0x80000000, v61
A918  v_or_b32_e32 v86, 0x70000000, v74
A920  v_cmp_lt_u32_e64 s[0:1], s19, v81
A928  v_cndmask_b32_e32 v60, v60, v73, vcc
A92C  v_cmp_lt_u32_e32 vcc, s24, v81
A930  v_max_u32_e32 v81, v81, v82
A934  v_cndmask_b32_e64 v61, v61, v84, s[0:1]
A93C  v_cndmask_b32_e64 v73, v74, v86, s[0:1]
A944  v_addc_co_u32_e64 v74, s[0:1], v85, v83, vcc
A94C  v_cndmask_b32_e32 v81, v81, v82, vcc
A950  v_cmp_lt_u32_e32 vcc, s19, v80
A954  v_cmp_lt_u32_e64 s[0:1], s24, v80
A95C  v_max_u32_e32 v80, v80, v81
A960  v_cndmask_b32_e64 v82, 0, 7, vcc
A968  v_cndmask_b32_e64 v80, v80, v81, s[0:1]
A970  v_and_b32_e32 v81, 0x80000000, v62
A978  v_cndmask_b32_e64 v83, 0, 1, s[0:1]
A980  v_and_b32_e32 v84, 0x80000000, v63
A988  v_or_b32_e32 v85, 0x70, v82
A990  v_cmp_lt_u32_e64 s[0:1], s19, v79
A998  v_cndmask_b32_e32 v62, v62, v81, vcc
A99C  v_cmp_lt_u32_e32 vcc, s24, v79
A9A0  v_max_u32_e32 v79, v79, v80
A9A4  v_cndmask_b32_e64 v63, v63, v84, s[0:1]
A9AC  v_cndmask_b32_e64 v81, v82, v85, s[0:1]
A9B4  v_addc_co_u32_e64 v74, s[0:1], v74, v83, vcc
A9BC  v_cndmask_b32_e32 v79, v79, v80, vcc
A9C0  v_or_b32_e32 v80, 0x700, v81
A9C8  v_cmp_lt_u32_e32 vcc, s19, v78
A9CC  v_cmp_lt_u32_e64 s[0:1], s24, v78
A9D4  v_max_u32_e32 v78, v78, v79
A9D8  v_cndmask_b32_e32 v80, v81, v80, vcc
A9DC  v_cndmask_b32_e64 v78, v78, v79, s[0:1]
A9E4  v_and_b32_e32 v79, 0x80000000, v64
A9EC  v_cndmask_b32_e64 v81, 0, 1, s[0:1]
A9F4  v_and_b32_e32 v82, 0x80000000, v65
A9FC  v_or_b32_e32 v83, 0x7000, v80
AA04  v_cmp_lt_u32_e64 s[0:1], s19, v77
AA0C  v_cndmask_b32_e32 v64, v64, v79, vcc
AA10  v_cmp_lt_u32_e32 vcc, s24, v77
AA14  v_max_u32_e32 v77, v77, v78
AA18  v_cndmask_b32_e64 v65, v65, v82, s[0:1]
AA20  v_cndmask_b32_e64 v79, v80, v83, s[0:1]
AA28  v_addc_co_u32_e64 v74, s[0:1], v74, v81, vcc
AA30  v_cndmask_b32_e32 v77, v77, v78, vcc
AA34  v_or_b32_e32 v78, 0x70000, v79
AA3C  v_cmp_lt_u32_e32 vcc, s19, v76
AA40  v_cmp_lt_u32_e64 s[0:1], s24, v76
AA48  v_max_u32_e32 v76, v76, v77
AA4C  v_cndmask_b32_e32 v78, v79, v78, vcc
AA50  v_cndmask_b32_e64 v76, v76, v77, s[0:1]
AA58  v_and_b32_e32 v77, 0x80000000, v66
AA60  v_cndmask_b32_e64 v79, 0, 1, s[0:1]
AA68  v_and_b32_e32 v80, 0x80000000, v67
AA70  v_or_b32_e32 v81, 0x700000, v78
AA78  v_cmp_lt_u32_e64 s[0:1], s19, v75
AA80  v_cndmask_b32_e32 v66, v66, v77, vcc
AA84  v_cmp_lt_u32_e32 vcc, s24, v75
AA88  v_cndmask_b32_e64 v67, v67, v80, s[0:1]
AA90  v_cndmask_b32_e64 v77, v78, v81, s[0:1]
AA98  v_addc_co_u32_e64 v78, s[0:1], v74, v79, vcc
AAA0  v_max_u32_e32 v74, v75, v76
AAA4  v_cndmask_b32_e32 v74, v74, v76, vcc
AAA8  v_or_b32_e32 v75, 0x7000000, v77
AAB0  v_cmp_lt_u32_e32 vcc, s19, v70
AAB4  v_cmp_lt_u32_e64 s[0:1], s24, v70
AABC  v_max_u32_e32 v70, v70, v74
AAC0  v_cndmask_b32_e32 v75, v77, v75, vcc
AAC4  v_cndmask_b32_e64 v70, v70, v74, s[0:1]
AACC  v_and_b32_e32 v74, 0x80000000, v68
AAD4  v_cndmask_b32_e64 v76, 0, 1, s[0:1]
AADC  v_and_b32_e32 v77, 0x80000000, v69
AAE4  v_or_b32_e32 v79, 0x70000000, v75
AAEC  v_cmp_lt_u32_e64 s[0:1], s19, v3
AAF4  v_cndmask_b32_e32 v68, v68, v74, vcc
AAF8  v_cmp_lt_u32_e32 vcc, s24, v3
AAFC  v_cndmask_b32_e64 v69, v69, v77, s[0:1]
AB04  v_cndmask_b32_e64 v74, v75, v79, s[0:1]
AB0C  v_addc_co_u32_e64 v75, s[0:1], v78, v76, vcc
AB14  v_max_u32_e32 v3, v3, v70
AB18  v_cndmask_b32_e32 v3, v3, v70, vcc
AB1C  v_mov_b32_e32 v70, 0x7f800000
AB24  v_cmp_ne_u32_e32 vcc, 32, v75
AB28  s_nop 1
AB2C  v_cndmask_b32_e32 v104, v70, v3, vcc
AB30  s_or_b64 exec, exec, s[22:23]
AB34  s_bfe_u32 s4, s14, 0x20004
AB3C  s_cmp_eq_u32 s4, 2
AB40  s_cselect_b64 s[22:23], -1, 0
AB44  s_and_b64 s[0:1], s[22:23], exec
AB48  s_cselect_b32 s0, 0x3fffff, 0
AB50  s_cmp_lg_u32 s4, 0
AB54  s_cselect_b32 s45, s0, 0x200000
AB5C  v_cmp_ne_u32_e32 vcc, 0, v104
AB60  v_mov_b32_e32 v75, 0x7f
AB68  s_and_saveexec_b64 s[0:1], vcc
AB6C  s_cbranch_execz 15
AB70  v_add_u32_e32 v3, s45, v104
AB74  s_mov_b32 s4, 0x17fffff
AB7C  v_lshrrev_b32_e32 v70, 23, v3
AB80  v_add_u32_e32 v70, -2, v70
AB84  v_cmp_lt_u32_e32 vcc, s4, v3
AB88  s_mov_b32 s4, 0x7f800000
AB90  s_nop 0
AB94  v_cndmask_b32_e32 v3, 0, v70, vcc
AB98  v_cmp_eq_u32_e32 vcc, s4, v104
AB9C  v_mov_b32_e32 v70, 0xfe
ABA4  s_and_b64 vcc, s[22:23], vcc
ABA8  v_cndmask_b32_e32 v75, v3, v70, vcc
ABAC  s_or_b64 exec, exec, s[0:1]
ABB0  v_cmp_eq_u32_e32 vcc, 0, v75
ABB4  s_cbranch_vccz 37
ABB8  s_nop 0
ABBC  v_cndmask_b32_e64 v70, 1.0, 2.0, vcc
ABC4  v_pk_mul_f32 v[10:11], v[70:71], v[10:11] op_sel_hi:[0,1]
ABCC  v_pk_mul_f32 v[18:19], v[70:71], v[18:19] op_sel_hi:[0,1]
ABD4  v_pk_mul_f32 v[30:31], v[70:71], v[30:31] op_sel_hi:[0,1]
ABDC  v_pk_mul_f32 v[44:45], v[70:71], v[44:45] op_sel_hi:[0,1]
ABE4  v_pk_mul_f32 v[46:47], v[70:71], v[46:47] op_sel_hi:[0,1]
ABEC  v_pk_mul_f32 v[48:49], v[70:71], v[48:49] op_sel_hi:[0,1]
ABF4  v_pk_mul_f32 v[50:51], v[70:71], v[50:51] op_sel_hi:[0,1]
ABFC  v_pk_mul_f32 v[52:53], v[70:71], v[52:53] op_sel_hi:[0,1]
AC04  v_pk_mul_f32 v[54:55], v[70:71], v[54:55] op_sel_hi:[0,1]
AC0C  v_pk_mul_f32 v[56:57], v[70:71], v[56:57] op_sel_hi:[0,1]
AC14  v_pk_mul_f32 v[58:59], v[70:71], v[58:59] op_sel_hi:[0,1]
AC1C  v_pk_mul_f32 v[60:61], v[70:71], v[60:61] op_sel_hi:[0,1]
AC24  v_pk_mul_f32 v[62:63], v[70:71], v[62:63] op_sel_hi:[0,1]
AC2C  v_pk_mul_f32 v[64:65], v[70:71], v[64:65] op_sel_hi:[0,1]
AC34  v_pk_mul_f32 v[66:67], v[70:71], v[66:67] op_sel_hi:[0,1]
AC3C  v_pk_mul_f32 v[68:69], v[70:71], v[68:69] op_sel_hi:[0,1]
AC44  v_max_u32_e32 v70, 1, v75
AC48  s_branch 1
AC4C  v_mov_b32_e32 v70, v75
AC50  v_mad_u64_u32 v[2:3], s[0:1], s12, v2, v[4:5]
AC58  v_lshlrev_b32_e32 v4, 2, v2
AC5C  s_mov_b32 s0, 0xd2511f53
AC64  v_mad_u64_u32 v[76:77], s[4:5], v4, s0, 0
AC6C  s_mul_hi_u32 s4, s17, 0xcd9e8d57
AC74  s_xor_b32 s4, s16, s4
AC78  s_waitcnt lgkmcnt(0)
AC7C  s_xor_b32 s4, s4, s26
AC80  s_xor_b32 s24, s27, s18
AC84  v_lshlrev_b32_e32 v3, 23, v70
AC88  s_mov_b32 s1, 0xcd9e8d57
AC90  s_mul_i32 s17, s17, 0xcd9e8d57
AC98  v_xor_b32_e32 v70, s24, v77
AC9C  s_add_i32 s16, s26, 0x9e3779b9
ACA4  s_add_i32 s18, s27, 0xbb67ae85
ACAC  s_mul_hi_u32 s19, s4, 0xd2511f53
ACB4  s_mul_i32 s29, s4, 0xd2511f53
ACBC  v_mad_u64_u32 v[78:79], s[4:5], v70, s1, 0
ACC4  s_xor_b32 s28, s16, s17
ACC8  s_xor_b32 s30, s18, s19
ACCC  v_xor_b32_e32 v70, s28, v79
ACD0  v_xor_b32_e32 v79, s30, v76
ACD4  s_add_i32 s16, s27, 0x76cf5d0a
ACDC  v_mad_u64_u32 v[76:77], s[4:5], v70, s0, 0
ACE4  v_mad_u64_u32 v[80:81], s[4:5], v79, s1, 0
ACEC  s_xor_b32 s35, s16, s29
ACF0  s_add_i32 s25, s26, 0x3c6ef372
ACF8  v_xor_b32_e32 v70, v78, v81
ACFC  v_xor_b32_e32 v77, s35, v77
AD00  v_xor_b32_e32 v70, s25, v70
AD04  v_mad_u64_u32 v[82:83], s[4:5], v77, s1, 0
AD0C  s_add_i32 s31, s26, 0xdaa66d2b
AD14  v_mad_u64_u32 v[78:79], s[4:5], v70, s0, 0
AD1C  v_xor_b32_e32 v70, v80, v83
AD20  s_add_i32 s29, s27, 0x32370b8f
AD28  v_xor_b32_e32 v70, s31, v70
AD2C  v_xor_b32_e32 v76, v76, v79
AD30  v_xor_b32_e32 v79, s29, v76
AD34  v_mad_u64_u32 v[76:77], s[4:5], v70, s0, 0
AD3C  s_add_i32 s33, s27, 0xed9eba14
AD44  v_mad_u64_u32 v[80:81], s[4:5], v79, s1, 0
AD4C  v_xor_b32_e32 v77, v78, v77
AD50  s_add_i32 s34, s26, 0x78dde6e4
AD58  v_xor_b32_e32 v70, v82, v81
AD5C  v_xor_b32_e32 v77, s33, v77
AD60  v_xor_b32_e32 v70, s34, v70
AD64  v_mad_u64_u32 v[82:83], s[4:5], v77, s1, 0
AD6C  s_add_i32 s37, s26, 0x1715609d
AD74  v_mad_u64_u32 v[78:79], s[4:5], v70, s0, 0
AD7C  v_xor_b32_e32 v70, v80, v83
AD80  s_add_i32 s36, s27, 0xa9066899
AD88  v_xor_b32_e32 v70, s37, v70
AD8C  v_xor_b32_e32 v76, v76, v79
AD90  v_xor_b32_e32 v79, s36, v76
AD94  v_mad_u64_u32 v[76:77], s[4:5], v70, s0, 0
AD9C  s_add_i32 s38, s27, 0x646e171e
ADA4  v_mad_u64_u32 v[80:81], s[4:5], v79, s1, 0
ADAC  v_xor_b32_e32 v77, v78, v77
ADB0  s_add_i32 s39, s26, 0xb54cda56
ADB8  v_xor_b32_e32 v70, v82, v81
ADBC  v_xor_b32_e32 v77, s38, v77
ADC0  v_xor_b32_e32 v70, s39, v70
ADC4  v_mad_u64_u32 v[82:83], s[4:5], v77, s1, 0
ADCC  s_add_i32 s41, s26, 0x5384540f
ADD4  v_mad_u64_u32 v[78:79], s[4:5], v70, s0, 0
ADDC  v_xor_b32_e32 v70, v80, v83
ADE0  s_add_i32 s40, s27, 0x1fd5c5a3
ADE8  v_xor_b32_e32 v70, s41, v70
ADEC  v_xor_b32_e32 v76, v76, v79
ADF0  v_xor_b32_e32 v79, s40, v76
ADF4  v_mad_u64_u32 v[76:77], s[4:5], v70, s0, 0
ADFC  s_add_i32 s42, s27, 0xdb3d7428
AE04  v_mad_u64_u32 v[80:81], s[4:5], v79, s1, 0
AE0C  v_xor_b32_e32 v77, v78, v77
AE10  s_add_i32 s43, s26, 0xf1bbcdc8
AE18  v_xor_b32_e32 v70, v82, v81
AE1C  v_xor_b32_e32 v77, s42, v77
AE20  v_xor_b32_e32 v70, s43, v70
AE24  v_mad_u64_u32 v[82:83], s[4:5], v77, s1, 0
AE2C  s_add_i32 s44, s26, 0x8ff34781
AE34  v_mad_u64_u32 v[78:79], s[4:5], v70, s0, 0
AE3C  v_xor_b32_e32 v70, v80, v83
AE40  s_add_i32 s26, s27, 0x96a522ad
AE48  v_xor_b32_e32 v77, s44, v70
AE4C  v_xor_b32_e32 v70, v76, v79
AE50  v_mov_b32_e32 v79, 0
AE54  v_mov_b32_e32 v80, 0
AE58  v_xor_b32_e32 v76, s26, v70
AE5C  v_cvt_scalef32_sr_pk_fp4_f32 v79, v[10:11], v77, v3
AE64  v_cvt_scalef32_sr_pk_fp4_f32 v80, v[30:31], v76, v3 op_sel:[0,0,0,1]
AE6C  v_cvt_scalef32_sr_pk_fp4_f32 v79, v[18:19], v82, v3 op_sel:[0,0,1,0]
AE74  v_cvt_scalef32_sr_pk_fp4_f32 v80, v[44:45], v78, v3 op_sel:[0,0,1,1]
AE7C  s_nop 0
AE80  v_or_b32_e32 v10, 1, v4
AE84  v_mad_u64_u32 v[10:11], s[4:5], v10, s0, 0
AE8C  v_xor_b32_e32 v11, s24, v11
AE90  v_mad_u64_u32 v[18:19], s[4:5], v11, s1, 0
AE98  v_xor_b32_e32 v11, s28, v19
AE9C  v_xor_b32_e32 v19, s30, v10
AEA0  v_mad_u64_u32 v[30:31], s[4:5], v19, s1, 0
AEA8  v_xor_b32_e32 v18, v18, v31
AEAC  v_mad_u64_u32 v[10:11], s[4:5], v11, s0, 0
AEB4  v_xor_b32_e32 v18, s25, v18
AEB8  v_xor_b32_e32 v11, s35, v11
AEBC  v_mad_u64_u32 v[18:19], s[4:5], v18, s0, 0
AEC4  v_mad_u64_u32 v[76:77], s[4:5], v11, s1, 0
AECC  v_xor_b32_e32 v10, v10, v19
AED0  v_xor_b32_e32 v11, v30, v77
AED4  v_xor_b32_e32 v19, s29, v10
AED8  v_xor_b32_e32 v11, s31, v11
AEDC  v_mad_u64_u32 v[30:31], s[4:5], v19, s1, 0
AEE4  v_mad_u64_u32 v[10:11], s[4:5], v11, s0, 0
AEEC  v_xor_b32_e32 v19, v76, v31
AEF0  v_xor_b32_e32 v19, s34, v19
AEF4  v_xor_b32_e32 v11, v18, v11
AEF8  v_xor_b32_e32 v11, s33, v11
AEFC  v_mad_u64_u32 v[18:19], s[4:5], v19, s0, 0
AF04  v_mad_u64_u32 v[76:77], s[4:5], v11, s1, 0
AF0C  v_xor_b32_e32 v10, v10, v19
AF10  v_xor_b32_e32 v11, v30, v77
AF14  v_xor_b32_e32 v19, s36, v10
AF18  v_xor_b32_e32 v11, s37, v11
AF1C  v_mad_u64_u32 v[30:31], s[4:5], v19, s1, 0
AF24  v_mad_u64_u32 v[10:11], s[4:5], v11, s0, 0
AF2C  v_xor_b32_e32 v19, v76, v31
AF30  v_xor_b32_e32 v19, s39, v19
AF34  v_xor_b32_e32 v11, v18, v11
AF38  v_xor_b32_e32 v11, s38, v11
AF3C  v_mad_u64_u32 v[18:19], s[4:5], v19, s0, 0
AF44  v_mad_u64_u32 v[76:77], s[4:5], v11, s1, 0
AF4C  v_xor_b32_e32 v10, v10, v19
AF50  v_xor_b32_e32 v11, v30, v77
AF54  v_xor_b32_e32 v19, s40, v10
AF58  v_xor_b32_e32 v11, s41, v11
AF5C  v_mad_u64_u32 v[30:31], s[4:5], v19, s1, 0
AF64  v_mad_u64_u32 v[10:11], s[4:5], v11, s0, 0
AF6C  v_xor_b32_e32 v19, v76, v31
AF70  v_xor_b32_e32 v19, s43, v19
AF74  v_xor_b32_e32 v11, v18, v11
AF78  v_xor_b32_e32 v11, s42, v11
AF7C  v_mad_u64_u32 v[18:19], s[4:5], v19, s0, 0
AF84  v_mad_u64_u32 v[76:77], s[4:5], v11, s1, 0
AF8C  v_xor_b32_e32 v10, v10, v19
AF90  v_xor_b32_e32 v11, v30, v77
AF94  v_xor_b32_e32 v10, s26, v10
AF98  v_mov_b32_e32 v19, 0
AF9C  v_mov_b32_e32 v30, 0
AFA0  v_xor_b32_e32 v11, s44, v11
AFA4  v_cvt_scalef32_sr_pk_fp4_f32 v19, v[46:47], v11, v3
AFAC  v_cvt_scalef32_sr_pk_fp4_f32 v30, v[50:51], v10, v3 op_sel:[0,0,0,1]
AFB4  v_cvt_scalef32_sr_pk_fp4_f32 v19, v[48:49], v76, v3 op_sel:[0,0,1,0]
AFBC  v_cvt_scalef32_sr_pk_fp4_f32 v30, v[52:53], v18, v3 op_sel:[0,0,1,1]
AFC4  s_nop 0
AFC8  v_or_b32_e32 v10, 2, v4
AFCC  v_mad_u64_u32 v[10:11], s[4:5], v10, s0, 0
AFD4  v_xor_b32_e32 v11, s24, v11
AFD8  v_or3_b32 v45, v30, v72, v19
AFE0  v_mad_u64_u32 v[18:19], s[4:5], v11, s1, 0
AFE8  v_xor_b32_e32 v11, s28, v19
AFEC  v_xor_b32_e32 v19, s30, v10
AFF0  v_mad_u64_u32 v[30:31], s[4:5], v19, s1, 0
AFF8  v_mad_u64_u32 v[10:11], s[4:5], v11, s0, 0
B000  v_xor_b32_e32 v18, v18, v31
B004  v_xor_b32_e32 v18, s25, v18
B008  v_xor_b32_e32 v11, s35, v11
B00C  v_mad_u64_u32 v[18:19], s[4:5], v18, s0, 0
B014  v_mad_u64_u32 v[46:47], s[4:5], v11, s1, 0
B01C  v_xor_b32_e32 v11, v30, v47
B020  v_xor_b32_e32 v10, v10, v19
B024  v_xor_b32_e32 v11, s31, v11
B028  v_xor_b32_e32 v19, s29, v10
B02C  v_mad_u64_u32 v[10:11], s[4:5], v11, s0, 0
B034  v_mad_u64_u32 v[30:31], s[4:5], v19, s1, 0
B03C  v_xor_b32_e32 v19, v46, v31
B040  v_xor_b32_e32 v11, v18, v11
B044  v_xor_b32_e32 v19, s34, v19
B048  v_xor_b32_e32 v11, s33, v11
B04C  v_mad_u64_u32 v[18:19], s[4:5], v19, s0, 0
B054  v_mad_u64_u32 v[46:47], s[4:5], v11, s1, 0
B05C  v_xor_b32_e32 v11, v30, v47
B060  v_xor_b32_e32 v10, v10, v19
B064  v_xor_b32_e32 v11, s37, v11
B068  v_xor_b32_e32 v19, s36, v10
B06C  v_mad_u64_u32 v[10:11], s[4:5], v11, s0, 0
B074  v_mad_u64_u32 v[30:31], s[4:5], v19, s1, 0
B07C  v_xor_b32_e32 v19, v46, v31
B080  v_xor_b32_e32 v11, v18, v11
B084  v_xor_b32_e32 v19, s39, v19
B088  v_xor_b32_e32 v11, s38, v11
B08C  v_mad_u64_u32 v[18:19], s[4:5], v19, s0, 0
B094  v_mad_u64_u32 v[46:47], s[4:5], v11, s1, 0
B09C  v_xor_b32_e32 v11, v30, v47
B0A0  v_xor_b32_e32 v10, v10, v19
B0A4  v_xor_b32_e32 v11, s41, v11
B0A8  v_xor_b32_e32 v19, s40, v10
B0AC  v_mad_u64_u32 v[10:11], s[4:5], v11, s0, 0
B0B4  v_mad_u64_u32 v[30:31], s[4:5], v19, s1, 0
B0BC  v_xor_b32_e32 v19, v46, v31
B0C0  v_xor_b32_e32 v11, v18, v11
B0C4  v_xor_b32_e32 v19, s43, v19
B0C8  v_xor_b32_e32 v11, s42, v11
B0CC  v_mad_u64_u32 v[18:19], s[4:5], v19, s0, 0
B0D4  v_mad_u64_u32 v[46:47], s[4:5], v11, s1, 0
B0DC  v_xor_b32_e32 v11, v30, v47
B0E0  v_xor_b32_e32 v10, v10, v19
B0E4  v_xor_b32_e32 v11, s44, v11
B0E8  v_xor_b32_e32 v10, s26, v10
B0EC  v_mov_b32_e32 v19, 0
B0F0  v_mov_b32_e32 v30, 0
B0F4  v_or_b32_e32 v4, 3, v4
B0F8  v_cvt_scalef32_sr_pk_fp4_f32 v19, v[54:55], v11, v3
B100  v_cvt_scalef32_sr_pk_fp4_f32 v30, v[58:59], v10, v3 op_sel:[0,0,0,1]
B108  v_cvt_scalef32_sr_pk_fp4_f32 v19, v[56:57], v46, v3 op_sel:[0,0,1,0]
B110  v_cvt_scalef32_sr_pk_fp4_f32 v30, v[60:61], v18, v3 op_sel:[0,0,1,1]
B118  s_nop 0
B11C  v_mad_u64_u32 v[10:11], s[4:5], v4, s0, 0
B124  v_xor_b32_e32 v4, s24, v11
B128  v_or3_b32 v46, v30, v73, v19
B130  v_mad_u64_u32 v[18:19], s[4:5], v4, s1, 0
B138  v_xor_b32_e32 v4, s28, v19
B13C  v_xor_b32_e32 v19, s30, v10
B140  v_mad_u64_u32 v[30:31], s[4:5], v19, s1, 0
B148  v_mad_u64_u32 v[10:11], s[4:5], v4, s0, 0
B150  v_xor_b32_e32 v4, v18, v31
B154  v_xor_b32_e32 v4, s25, v4
B158  v_xor_b32_e32 v11, s35, v11
B15C  v_mad_u64_u32 v[18:19], s[4:5], v4, s0, 0
B164  v_mad_u64_u32 v[48:49], s[4:5], v11, s1, 0
B16C  v_xor_b32_e32 v4, v30, v49
B170  v_xor_b32_e32 v10, v10, v19
B174  v_xor_b32_e32 v4, s31, v4
B178  v_xor_b32_e32 v19, s29, v10
B17C  v_mad_u64_u32 v[10:11], s[4:5], v4, s0, 0
B184  v_mad_u64_u32 v[30:31], s[4:5], v19, s1, 0
B18C  v_xor_b32_e32 v4, v48, v31
B190  v_xor_b32_e32 v11, v18, v11
B194  v_xor_b32_e32 v4, s34, v4
B198  v_xor_b32_e32 v11, s33, v11
B19C  v_mad_u64_u32 v[18:19], s[4:5], v4, s0, 0
B1A4  v_mad_u64_u32 v[48:49], s[4:5], v11, s1, 0
B1AC  v_xor_b32_e32 v4, v30, v49
B1B0  v_xor_b32_e32 v10, v10, v19
B1B4  v_xor_b32_e32 v4, s37, v4
B1B8  v_xor_b32_e32 v19, s36, v10
B1BC  v_mad_u64_u32 v[10:11], s[4:5], v4, s0, 0
B1C4  v_mad_u64_u32 v[30:31], s[4:5], v19, s1, 0
B1CC  v_xor_b32_e32 v4, v48, v31
B1D0  v_xor_b32_e32 v11, v18, v11
B1D4  v_xor_b32_e32 v4, s39, v4
B1D8  v_xor_b32_e32 v11, s38, v11
B1DC  v_mad_u64_u32 v[18:19], s[4:5], v4, s0, 0
B1E4  v_mad_u64_u32 v[48:49], s[4:5], v11, s1, 0
B1EC  v_xor_b32_e32 v4, v30, v49
B1F0  v_xor_b32_e32 v10, v10, v19
B1F4  v_xor_b32_e32 v4, s41, v4
B1F8  v_xor_b32_e32 v19, s40, v10
B1FC  v_mad_u64_u32 v[10:11], s[4:5], v4, s0, 0
B204  v_mad_u64_u32 v[30:31], s[4:5], v19, s1, 0
B20C  v_xor_b32_e32 v4, v48, v31
B210  v_xor_b32_e32 v11, v18, v11
B214  v_xor_b32_e32 v4, s43, v4
B218  v_xor_b32_e32 v11, s42, v11
B21C  v_mad_u64_u32 v[18:19], s[4:5], v4, s0, 0
B224  v_mad_u64_u32 v[48:49], s[0:1], v11, s1, 0
B22C  v_xor_b32_e32 v4, v30, v49
B230  v_xor_b32_e32 v4, s44, v4
B234  v_xor_b32_e32 v10, v10, v19
B238  v_mov_b32_e32 v11, 0
B23C  v_mov_b32_e32 v19, 0
B240  v_xor_b32_e32 v10, s26, v10
B244  v_cvt_scalef32_sr_pk_fp4_f32 v11, v[62:63], v4, v3
B24C  v_cvt_scalef32_sr_pk_fp4_f32 v19, v[66:67], v10, v3 op_sel:[0,0,0,1]
B254  v_cvt_scalef32_sr_pk_fp4_f32 v11, v[64:65], v48, v3 op_sel:[0,0,1,0]
B25C  v_cvt_scalef32_sr_pk_fp4_f32 v19, v[68:69], v18, v3 op_sel:[0,0,1,1]
B264  s_nop 0
B268  v_lshlrev_b32_e32 v4, 2, v134
B26C  v_bitop3_b32 v3, v4, v5, v1 bitop3:0xf6
B274  v_mov_b32_e32 v70, 0
B278  v_or3_b32 v44, v80, v71, v79
B280  v_or3_b32 v47, v19, v74, v11
B288  v_lshlrev_b32_e32 v3, 4, v3
B28C  v_or_b32_e32 v4, v4, v5
B290  ds_write_b128 v3, v[44:47]
B298  ds_write_b8 v4, v75 offset:8192
B2A0  s_and_saveexec_b64 s[16:17], s[6:7]
B2A4  s_cbranch_execz 1086
B2A8  v_and_b32_e32 v73, 0x7fffffff, v8
B2B0  v_and_b32_e32 v72, 0x7fffffff, v38
B2B8  v_and_b32_e32 v69, 0x7fffffff, v39
B2C0  v_and_b32_e32 v68, 0x7fffffff, v40
B2C8  v_max_u32_e32 v5, v72, v73
B2CC  v_and_b32_e32 v67, 0x7fffffff, v41
B2D4  v_and_b32_e32 v66, 0x7fffffff, v42
B2DC  v_max3_u32 v5, v68, v69, v5
B2E4  v_and_b32_e32 v65, 0x7fffffff, v43
B2EC  v_and_b32_e32 v64, 0x7fffffff, v28
B2F4  v_max3_u32 v5, v66, v67, v5
B2FC  v_and_b32_e32 v63, 0x7fffffff, v29
B304  v_and_b32_e32 v62, 0x7fffffff, v32
B30C  v_max3_u32 v5, v64, v65, v5
B314  v_and_b32_e32 v61, 0x7fffffff, v33
B31C  v_and_b32_e32 v60, 0x7fffffff, v34
B324  v_max3_u32 v5, v62, v63, v5
B32C  v_and_b32_e32 v59, 0x7fffffff, v35
B334  v_and_b32_e32 v58, 0x7fffffff, v36
B33C  v_max3_u32 v5, v60, v61, v5
B344  v_and_b32_e32 v57, 0x7fffffff, v37
B34C  v_and_b32_e32 v56, 0x7fffffff, v20
B354  v_max3_u32 v5, v58, v59, v5
B35C  v_and_b32_e32 v55, 0x7fffffff, v21
B364  v_and_b32_e32 v54, 0x7fffffff, v22
B36C  v_max3_u32 v5, v56, v57, v5
B374  v_and_b32_e32 v53, 0x7fffffff, v23
B37C  v_and_b32_e32 v52, 0x7fffffff, v24
B384  v_max3_u32 v5, v54, v55, v5
B38C  v_and_b32_e32 v51, 0x7fffffff, v25
B394  v_and_b32_e32 v50, 0x7fffffff, v26
B39C  v_max3_u32 v5, v52, v53, v5
B3A4  v_and_b32_e32 v49, 0x7fffffff, v27
B3AC  v_and_b32_e32 v48, 0x7fffffff, v12
B3B4  v_max3_u32 v5, v50, v51, v5
B3BC  v_and_b32_e32 v47, 0x7fffffff, v13
B3C4  v_and_b32_e32 v46, 0x7fffffff, v14
B3CC  v_max3_u32 v5, v48, v49, v5
B3D4  v_and_b32_e32 v45, 0x7fffffff, v15
B3DC  v_and_b32_e32 v44, 0x7fffffff, v16
B3E4  v_max3_u32 v5, v46, v47, v5
B3EC  v_and_b32_e32 v31, 0x7fffffff, v17
B3F4  v_and_b32_e32 v30, 0x7fffffff, v6
B3FC  v_max3_u32 v5, v44, v45, v5
B404  v_and_b32_e32 v10, 0x7fffffff, v9
B40C  v_and_b32_e32 v19, 0x7fffffff, v7
B414  v_max3_u32 v5, v30, v31, v5
B41C  v_max3_u32 v71, v10, v19, v5
B424  s_mov_b32 s27, 0x7f7fffff
B42C  v_cmp_lt_u32_e32 vcc, s27, v71
B430  v_mov_b32_e32 v5, 0
B434  v_mov_b32_e32 v11, 0
B438  v_mov_b32_e32 v18, 0
B43C  s_and_saveexec_b64 s[18:19], vcc
B440  s_cbranch_execz 543
B444  v_cmp_lt_u32_e32 vcc, s27, v73
B448  s_mov_b32 s46, 0x7f800000
B450  v_cmp_lt_u32_e64 s[0:1], s46, v73
B458  v_cndmask_b32_e64 v5, 0, 7, vcc
B460  v_or_b32_e32 v18, 0x70, v5
B468  v_cmp_lt_u32_e64 s[4:5], s27, v72
B470  v_cmp_lt_u32_e64 s[6:7], s46, v72
B478  v_cndmask_b32_e64 v11, v73, 0, s[0:1]
B480  v_cndmask_b32_e64 v5, v5, v18, s[4:5]
B488  v_cndmask_b32_e64 v18, 0, 1, s[6:7]
B490  v_addc_co_u32_e64 v18, s[0:1], 0, v18, s[0:1]
B498  v_max_u32_e32 v70, v72, v11
B49C  v_cndmask_b32_e64 v11, v70, v11, s[6:7]
B4A4  v_and_b32_e32 v71, 0x80000000, v39
B4AC  v_or_b32_e32 v72, 0x700, v5
B4B4  v_cmp_lt_u32_e64 s[0:1], s27, v69
B4BC  v_and_b32_e32 v70, 0x80000000, v38
B4C4  v_cndmask_b32_e64 v38, v38, v70, s[4:5]
B4CC  v_cndmask_b32_e64 v39, v39, v71, s[0:1]
B4D4  v_cndmask_b32_e64 v5, v5, v72, s[0:1]
B4DC  v_cmp_lt_u32_e64 s[0:1], s46, v69
B4E4  v_max_u32_e32 v69, v69, v11
B4E8  v_cmp_lt_u32_e64 s[4:5], s46, v68
B4F0  v_cndmask_b32_e64 v70, 0, 1, s[0:1]
B4F8  v_cndmask_b32_e64 v11, v69, v11, s[0:1]
B500  v_or_b32_e32 v69, 0x7000, v5
B508  v_cmp_lt_u32_e64 s[0:1], s27, v68
B510  v_max_u32_e32 v68, v68, v11
B514  v_addc_co_u32_e64 v18, s[6:7], v18, v70, s[4:5]
B51C  v_cndmask_b32_e64 v5, v5, v69, s[0:1]
B524  v_cndmask_b32_e64 v11, v68, v11, s[4:5]
B52C  v_and_b32_e32 v68, 0x80000000, v40
B534  v_or_b32_e32 v70, 0x70000, v5
B53C  v_cmp_lt_u32_e64 s[4:5], s27, v67
B544  v_cndmask_b32_e64 v40, v40, v68, s[0:1]
B54C  v_cmp_lt_u32_e64 s[0:1], s46, v67
B554  v_cndmask_b32_e64 v5, v5, v70, s[4:5]
B55C  v_max_u32_e32 v67, v67, v11
B560  v_and_b32_e32 v69, 0x80000000, v41
B568  v_cndmask_b32_e64 v68, 0, 1, s[0:1]
B570  v_cndmask_b32_e64 v11, v67, v11, s[0:1]
B578  v_or_b32_e32 v67, 0x700000, v5
B580  v_cmp_lt_u32_e64 s[0:1], s27, v66
B588  v_cndmask_b32_e64 v41, v41, v69, s[4:5]
B590  v_cmp_lt_u32_e64 s[4:5], s46, v66
B598  v_cndmask_b32_e64 v5, v5, v67, s[0:1]
B5A0  v_max_u32_e32 v66, v66, v11
B5A4  v_addc_co_u32_e64 v18, s[6:7], v18, v68, s[4:5]
B5AC  v_cndmask_b32_e64 v11, v66, v11, s[4:5]
B5B4  v_and_b32_e32 v66, 0x80000000, v42
B5BC  v_or_b32_e32 v68, 0x7000000, v5
B5C4  v_cmp_lt_u32_e64 s[4:5], s27, v65
B5CC  v_and_b32_e32 v67, 0x80000000, v43
B5D4  v_cndmask_b32_e64 v42, v42, v66, s[0:1]
B5DC  v_cndmask_b32_e64 v5, v5, v68, s[4:5]
B5E4  v_cmp_lt_u32_e64 s[0:1], s46, v65
B5EC  v_max_u32_e32 v65, v65, v11
B5F0  v_cndmask_b32_e64 v43, v43, v67, s[4:5]
B5F8  v_cndmask_b32_e64 v66, 0, 1, s[0:1]
B600  v_cndmask_b32_e64 v11, v65, v11, s[0:1]
B608  v_or_b32_e32 v65, 0x70000000, v5
B610  v_cmp_lt_u32_e64 s[0:1], s27, v64
B618  v_cmp_lt_u32_e64 s[4:5], s46, v64
B620  s_nop 0
B624  v_cndmask_b32_e64 v70, v5, v65, s[0:1]
B62C  v_addc_co_u32_e64 v5, s[6:7], v18, v66, s[4:5]
B634  v_max_u32_e32 v18, v64, v11
B638  v_cndmask_b32_e64 v11, v18, v11, s[4:5]
B640  v_and_b32_e32 v18, 0x80000000, v28
B648  v_cmp_lt_u32_e64 s[4:5], s27, v63
B650  v_and_b32_e32 v64, 0x80000000, v29
B658  v_cndmask_b32_e64 v28, v28, v18, s[0:1]
B660  v_cndmask_b32_e64 v18, 0, 7, s[4:5]
B668  v_cmp_lt_u32_e64 s[0:1], s46, v63
B670  v_max_u32_e32 v63, v63, v11
B674  v_cndmask_b32_e64 v29, v29, v64, s[4:5]
B67C  v_cndmask_b32_e64 v64, 0, 1, s[0:1]
B684  v_cndmask_b32_e64 v11, v63, v11, s[0:1]
B68C  v_or_b32_e32 v63, 0x70, v18
B694  v_cmp_lt_u32_e64 s[0:1], s27, v62
B69C  v_cmp_lt_u32_e64 s[4:5], s46, v62
B6A4  v_max_u32_e32 v62, v62, v11
B6A8  v_cndmask_b32_e64 v18, v18, v63, s[0:1]
B6B0  v_addc_co_u32_e64 v5, s[6:7], v5, v64, s[4:5]
B6B8  v_cndmask_b32_e64 v11, v62, v11, s[4:5]
B6C0  v_and_b32_e32 v62, 0x80000000, v32
B6C8  v_or_b32_e32 v64, 0x700, v18
B6D0  v_cmp_lt_u32_e64 s[4:5], s27, v61
B6D8  v_cndmask_b32_e64 v32, v32, v62, s[0:1]
B6E0  v_cmp_lt_u32_e64 s[0:1], s46, v61
B6E8  v_cndmask_b32_e64 v18, v18, v64, s[4:5]
B6F0  v_max_u32_e32 v61, v61, v11
B6F4  v_and_b32_e32 v63, 0x80000000, v33
B6FC  v_cndmask_b32_e64 v62, 0, 1, s[0:1]
B704  v_cndmask_b32_e64 v11, v61, v11, s[0:1]
B70C  v_or_b32_e32 v61, 0x7000, v18
B714  v_cmp_lt_u32_e64 s[0:1], s27, v60
B71C  v_cndmask_b32_e64 v33, v33, v63, s[4:5]
B724  v_cmp_lt_u32_e64 s[4:5], s46, v60
B72C  v_cndmask_b32_e64 v18, v18, v61, s[0:1]
B734  v_max_u32_e32 v60, v60, v11
B738  v_addc_co_u32_e64 v5, s[6:7], v5, v62, s[4:5]
B740  v_cndmask_b32_e64 v11, v60, v11, s[4:5]
B748  v_and_b32_e32 v60, 0x80000000, v34
B750  v_or_b32_e32 v62, 0x70000, v18
B758  v_cmp_lt_u32_e64 s[4:5], s27, v59
B760  v_and_b32_e32 v61, 0x80000000, v35
B768  v_cndmask_b32_e64 v34, v34, v60, s[0:1]
B770  v_cndmask_b32_e64 v18, v18, v62, s[4:5]
B778  v_cmp_lt_u32_e64 s[0:1], s46, v59
B780  v_max_u32_e32 v59, v59, v11
B784  v_cndmask_b32_e64 v35, v35, v61, s[4:5]
B78C  v_cndmask_b32_e64 v60, 0, 1, s[0:1]
B794  v_cndmask_b32_e64 v11, v59, v11, s[0:1]
B79C  v_or_b32_e32 v59, 0x700000, v18
B7A4  v_cmp_lt_u32_e64 s[0:1], s27, v58
B7AC  v_cmp_lt_u32_e64 s[4:5], s46, v58
B7B4  s_nop 0
B7B8  v_cndmask_b32_e64 v18, v18, v59, s[0:1]
B7C0  v_addc_co_u32_e64 v59, s[6:7], v5, v60, s[4:5]
B7C8  v_max_u32_e32 v5, v58, v11
B7CC  v_cndmask_b32_e64 v5, v5, v11, s[4:5]
B7D4  v_and_b32_e32 v11, 0x80000000, v36
B7DC  v_or_b32_e32 v60, 0x7000000, v18
B7E4  v_cmp_lt_u32_e64 s[4:5], s27, v57
B7EC  v_and_b32_e32 v58, 0x80000000, v37
B7F4  v_cndmask_b32_e64 v36, v36, v11, s[0:1]
B7FC  v_cndmask_b32_e64 v11, v18, v60, s[4:5]
B804  v_cmp_lt_u32_e64 s[0:1], s46, v57
B80C  v_max_u32_e32 v57, v57, v5
B810  v_cndmask_b32_e64 v37, v37, v58, s[4:5]
B818  v_cndmask_b32_e64 v18, 0, 1, s[0:1]
B820  v_cndmask_b32_e64 v57, v57, v5, s[0:1]
B828  v_or_b32_e32 v5, 0x70000000, v11
B830  v_cmp_lt_u32_e64 s[0:1], s27, v56
B838  v_cmp_lt_u32_e64 s[4:5], s46, v56
B840  s_nop 0
B844  v_cndmask_b32_e64 v5, v11, v5, s[0:1]
B84C  v_addc_co_u32_e64 v11, s[6:7], v59, v18, s[4:5]
B854  v_max_u32_e32 v18, v56, v57
B858  v_cndmask_b32_e64 v18, v18, v57, s[4:5]
B860  v_and_b32_e32 v56, 0x80000000, v20
B868  v_cmp_lt_u32_e64 s[4:5], s27, v55
B870  v_and_b32_e32 v57, 0x80000000, v21
B878  v_cndmask_b32_e64 v20, v20, v56, s[0:1]
B880  v_cndmask_b32_e64 v56, 0, 7, s[4:5]
B888  v_cmp_lt_u32_e64 s[0:1], s46, v55
B890  v_max_u32_e32 v55, v55, v18
B894  v_cndmask_b32_e64 v21, v21, v57, s[4:5]
B89C  v_cndmask_b32_e64 v57, 0, 1, s[0:1]
B8A4  v_cndmask_b32_e64 v18, v55, v18, s[0:1]
B8AC  v_or_b32_e32 v55, 0x70, v56
B8B4  v_cmp_lt_u32_e64 s[0:1], s27, v54
B8BC  v_cmp_lt_u32_e64 s[4:5], s46, v54
B8C4  v_max_u32_e32 v54, v54, v18
B8C8  v_cndmask_b32_e64 v55, v56, v55, s[0:1]
B8D0  v_addc_co_u32_e64 v11, s[6:7], v11, v57, s[4:5]
B8D8  v_cndmask_b32_e64 v18, v54, v18, s[4:5]
B8E0  v_and_b32_e32 v54, 0x80000000, v22
B8E8  v_or_b32_e32 v57, 0x700, v55
B8F0  v_cmp_lt_u32_e64 s[4:5], s27, v53
B8F8  v_cndmask_b32_e64 v22, v22, v54, s[0:1]
B900  v_cmp_lt_u32_e64 s[0:1], s46, v53
B908  v_cndmask_b32_e64 v54, v55, v57, s[4:5]
B910  v_max_u32_e32 v53, v53, v18
B914  v_and_b32_e32 v56, 0x80000000, v23
B91C  v_cndmask_b32_e64 v55, 0, 1, s[0:1]
B924  v_cndmask_b32_e64 v18, v53, v18, s[0:1]
B92C  v_or_b32_e32 v53, 0x7000, v54
B934  v_cmp_lt_u32_e64 s[0:1], s27, v52
B93C  v_cndmask_b32_e64 v23, v23, v56, s[4:5]
B944  v_cmp_lt_u32_e64 s[4:5], s46, v52
B94C  v_cndmask_b32_e64 v53, v54, v53, s[0:1]
B954  v_max_u32_e32 v52, v52, v18
B958  v_addc_co_u32_e64 v11, s[6:7], v11, v55, s[4:5]
B960  v_cndmask_b32_e64 v18, v52, v18, s[4:5]
B968  v_and_b32_e32 v52, 0x80000000, v24
B970  v_or_b32_e32 v55, 0x70000, v53
B978  v_cmp_lt_u32_e64 s[4:5], s27, v51
B980  v_and_b32_e32 v54, 0x80000000, v25
B988  v_cndmask_b32_e64 v24, v24, v52, s[0:1]
B990  v_cndmask_b32_e64 v52, v53, v55, s[4:5]
B998  v_cmp_lt_u32_e64 s[0:1], s46, v51
B9A0  v_max_u32_e32 v51, v51, v18
B9A4  v_cndmask_b32_e64 v25, v25, v54, s[4:5]
B9AC  v_cndmask_b32_e64 v53, 0, 1, s[0:1]
B9B4  v_cndmask_b32_e64 v18, v51, v18, s[0:1]
B9BC  v_or_b32_e32 v51, 0x700000, v52
B9C4  v_cmp_lt_u32_e64 s[0:1], s27, v50
B9CC  v_cmp_lt_u32_e64 s[4:5], s46, v50
B9D4  s_nop 0
B9D8  v_cndmask_b32_e64 v51, v52, v51, s[0:1]
B9E0  v_addc_co_u32_e64 v52, s[6:7], v11, v53, s[4:5]
B9E8  v_max_u32_e32 v11, v50, v18
B9EC  v_cndmask_b32_e64 v11, v11, v18, s[4:5]
B9F4  v_and_b32_e32 v18, 0x80000000, v26
B9FC  v_or_b32_e32 v53, 0x7000000, v51
BA04  v_cmp_lt_u32_e64 s[4:5], s27, v49
BA0C  v_cndmask_b32_e64 v26, v26, v18, s[0:1]
BA14  v_cmp_lt_u32_e64 s[0:1], s46, v49
BA1C  v_max_u32_e32 v49, v49, v11
BA20  v_and_b32_e32 v50, 0x80000000, v27
BA28  v_cndmask_b32_e64 v18, v51, v53, s[4:5]
BA30  v_cndmask_b32_e64 v49, v49, v11, s[0:1]
BA38  v_cndmask_b32_e64 v27, v27, v50, s[4:5]
BA40  v_cndmask_b32_e64 v50, 0, 1, s[0:1]
BA48  v_or_b32_e32 v11, 0x70000000, v18
BA50  v_cmp_lt_u32_e64 s[0:1], s27, v48
BA58  v_cmp_lt_u32_e64 s[4:5], s46, v48
BA60  v_max_u32_e32 v48, v48, v49
BA64  v_cndmask_b32_e64 v11, v18, v11, s[0:1]
BA6C  v_addc_co_u32_e64 v18, s[6:7], v52, v50, s[4:5]
BA74  v_cndmask_b32_e64 v48, v48, v49, s[4:5]
BA7C  v_and_b32_e32 v49, 0x80000000, v12
BA84  v_cmp_lt_u32_e64 s[4:5], s27, v47
BA8C  v_and_b32_e32 v50, 0x80000000, v13
BA94  v_cndmask_b32_e64 v12, v12, v49, s[0:1]
BA9C  v_cndmask_b32_e64 v49, 0, 7, s[4:5]
BAA4  v_cmp_lt_u32_e64 s[0:1], s46, v47
BAAC  v_max_u32_e32 v47, v47, v48
BAB0  v_cndmask_b32_e64 v13, v13, v50, s[4:5]
BAB8  v_cndmask_b32_e64 v50, 0, 1, s[0:1]
BAC0  v_cndmask_b32_e64 v47, v47, v48, s[0:1]
BAC8  v_or_b32_e32 v48, 0x70, v49
BAD0  v_cmp_lt_u32_e64 s[0:1], s27, v46
BAD8  v_cmp_lt_u32_e64 s[4:5], s46, v46
BAE0  v_max_u32_e32 v46, v46, v47
BAE4  v_cndmask_b32_e64 v48, v49, v48, s[0:1]
BAEC  v_addc_co_u32_e64 v18, s[6:7], v18, v50, s[4:5]
BAF4  v_cndmask_b32_e64 v46, v46, v47, s[4:5]
BAFC  v_and_b32_e32 v47, 0x80000000, v14
BB04  v_or_b32_e32 v50, 0x700, v48
BB0C  v_cmp_lt_u32_e64 s[4:5], s27, v45
BB14  v_cndmask_b32_e64 v14, v14, v47, s[0:1]
BB1C  v_cmp_lt_u32_e64 s[0:1], s46, v45
BB24  v_cndmask_b32_e64 v47, v48, v50, s[4:5]
BB2C  v_max_u32_e32 v45, v45, v46
BB30  v_and_b32_e32 v49, 0x80000000, v15
BB38  v_cndmask_b32_e64 v48, 0, 1, s[0:1]
BB40  v_cndmask_b32_e64 v45, v45, v46, s[0:1]
BB48  v_or_b32_e32 v46, 0x7000, v47
BB50  v_cmp_lt_u32_e64 s[0:1], s27, v44
BB58  v_cndmask_b32_e64 v15, v15, v49, s[4:5]
BB60  v_cmp_lt_u32_e64 s[4:5], s46, v44
BB68  v_cndmask_b32_e64 v46, v47, v46, s[0:1]
BB70  v_max_u32_e32 v44, v44, v45
BB74  v_addc_co_u32_e64 v18, s[6:7], v18, v48, s[4:5]
BB7C  v_cndmask_b32_e64 v44, v44, v45, s[4:5]
BB84  v_and_b32_e32 v45, 0x80000000, v16
BB8C  v_or_b32_e32 v48, 0x70000, v46
BB94  v_cmp_lt_u32_e64 s[4:5], s27, v31
BB9C  v_and_b32_e32 v47, 0x80000000, v17
BBA4  v_cndmask_b32_e64 v16, v16, v45, s[0:1]
BBAC  v_cndmask_b32_e64 v45, v46, v48, s[4:5]
BBB4  v_cmp_lt_u32_e64 s[0:1], s46, v31
BBBC  v_max_u32_e32 v31, v31, v44
BBC0  v_cndmask_b32_e64 v17, v17, v47, s[4:5]
BBC8  v_cndmask_b32_e64 v46, 0, 1, s[0:1]
BBD0  v_cndmask_b32_e64 v31, v31, v44, s[0:1]
BBD8  v_or_b32_e32 v44, 0x700000, v45
BBE0  v_cmp_lt_u32_e64 s[0:1], s27, v30
BBE8  v_cmp_lt_u32_e64 s[4:5], s46, v30
BBF0  s_nop 0
BBF4  v_cndmask_b32_e64 v44, v45, v44, s[0:1]
BBFC  v_addc_co_u32_e64 v45, s[6:7], v18, v46, s[4:5]
BC04  v_max_u32_e32 v18, v30, v31
BC08  v_cndmask_b32_e64 v18, v18, v31, s[4:5]
BC10  v_and_b32_e32 v30, 0x80000000, v6
BC18  v_or_b32_e32 v46, 0x7000000, v44
BC20  v_cmp_lt_u32_e64 s[4:5], s27, v19
BC28  v_cndmask_b32_e64 v6, v6, v30, s[0:1]
BC30  v_cmp_lt_u32_e64 s[0:1], s46, v19
BC38  v_max_u32_e32 v19, v19, v18
BC3C  v_and_b32_e32 v31, 0x80000000, v7
BC44  v_cndmask_b32_e64 v30, v44, v46, s[4:5]
BC4C  v_cndmask_b32_e64 v19, v19, v18, s[0:1]
BC54  v_and_b32_e32 v18, 0x80000000, v8
BC5C  v_cndmask_b32_e64 v7, v7, v31, s[4:5]
BC64  v_cndmask_b32_e64 v31, 0, 1, s[0:1]
BC6C  v_and_b32_e32 v44, 0x80000000, v9
BC74  v_or_b32_e32 v46, 0x70000000, v30
BC7C  v_cmp_lt_u32_e64 s[0:1], s27, v10
BC84  v_cndmask_b32_e32 v8, v8, v18, vcc
BC88  v_cmp_lt_u32_e32 vcc, s46, v10
BC8C  v_cndmask_b32_e64 v9, v9, v44, s[0:1]
BC94  v_cndmask_b32_e64 v18, v30, v46, s[0:1]
BC9C  v_addc_co_u32_e64 v30, s[0:1], v45, v31, vcc
BCA4  v_max_u32_e32 v10, v10, v19
BCA8  v_cndmask_b32_e32 v10, v10, v19, vcc
BCAC  v_mov_b32_e32 v19, 0x7f800000
BCB4  v_cmp_ne_u32_e32 vcc, 32, v30
BCB8  s_nop 1
BCBC  v_cndmask_b32_e32 v71, v19, v10, vcc
BCC0  s_or_b64 exec, exec, s[18:19]
BCC4  v_cmp_ne_u32_e32 vcc, 0, v71
BCC8  v_mov_b32_e32 v10, 0x7f
BCD0  s_and_saveexec_b64 s[0:1], vcc
BCD4  s_cbranch_execz 15
BCD8  v_add_u32_e32 v10, s45, v71
BCDC  s_mov_b32 s4, 0x17fffff
BCE4  v_lshrrev_b32_e32 v19, 23, v10
BCE8  v_add_u32_e32 v19, -2, v19
BCEC  v_cmp_lt_u32_e32 vcc, s4, v10
BCF0  s_mov_b32 s4, 0x7f800000
BCF8  s_nop 0
BCFC  v_cndmask_b32_e32 v10, 0, v19, vcc
BD00  v_cmp_eq_u32_e32 vcc, s4, v71
BD04  v_mov_b32_e32 v19, 0xfe
BD0C  s_and_b64 vcc, s[22:23], vcc
BD10  v_cndmask_b32_e32 v10, v10, v19, vcc
BD14  s_or_b64 exec, exec, s[0:1]
BD18  v_cmp_eq_u32_e32 vcc, 0, v10
BD1C  s_cbranch_vccz 37
BD20  s_nop 0
BD24  v_cndmask_b32_e64 v30, 1.0, 2.0, vcc
BD2C  v_pk_mul_f32 v[38:39], v[30:31], v[38:39] op_sel_hi:[0,1]
BD34  v_pk_mul_f32 v[40:41], v[30:31], v[40:41] op_sel_hi:[0,1]
BD3C  v_pk_mul_f32 v[42:43], v[30:31], v[42:43] op_sel_hi:[0,1]
BD44  v_pk_mul_f32 v[28:29], v[30:31], v[28:29] op_sel_hi:[0,1]
BD4C  v_pk_mul_f32 v[32:33], v[30:31], v[32:33] op_sel_hi:[0,1]
BD54  v_pk_mul_f32 v[34:35], v[30:31], v[34:35] op_sel_hi:[0,1]
BD5C  v_pk_mul_f32 v[36:37], v[30:31], v[36:37] op_sel_hi:[0,1]
BD64  v_pk_mul_f32 v[20:21], v[30:31], v[20:21] op_sel_hi:[0,1]
BD6C  v_pk_mul_f32 v[22:23], v[30:31], v[22:23] op_sel_hi:[0,1]
BD74  v_pk_mul_f32 v[24:25], v[30:31], v[24:25] op_sel_hi:[0,1]
BD7C  v_pk_mul_f32 v[26:27], v[30:31], v[26:27] op_sel_hi:[0,1]
BD84  v_pk_mul_f32 v[12:13], v[30:31], v[12:13] op_sel_hi:[0,1]
BD8C  v_pk_mul_f32 v[14:15], v[30:31], v[14:15] op_sel_hi:[0,1]
BD94  v_pk_mul_f32 v[16:17], v[30:31], v[16:17] op_sel_hi:[0,1]
BD9C  v_pk_mul_f32 v[6:7], v[30:31], v[6:7] op_sel_hi:[0,1]
BDA4  v_pk_mul_f32 v[8:9], v[30:31], v[8:9] op_sel_hi:[0,1]
BDAC  v_max_u32_e32 v19, 1, v10
BDB0  s_branch 1
BDB4  v_mov_b32_e32 v19, v10
BDB8  v_add_lshl_u32 v2, s12, v2, 2
BDC0  s_mov_b32 s0, 0xd2511f53
BDC8  v_mad_u64_u32 v[30:31], s[4:5], v2, s0, 0
BDD0  v_xor_b32_e32 v31, s24, v31
BDD4  s_mov_b32 s1, 0xcd9e8d57
BDDC  v_mad_u64_u32 v[44:45], s[4:5], v31, s1, 0
BDE4  v_xor_b32_e32 v31, s28, v45
BDE8  v_xor_b32_e32 v45, s30, v30
BDEC  v_mad_u64_u32 v[46:47], s[4:5], v45, s1, 0
BDF4  v_xor_b32_e32 v44, v44, v47
BDF8  v_mad_u64_u32 v[30:31], s[4:5], v31, s0, 0
BE00  v_xor_b32_e32 v44, s25, v44
BE04  v_xor_b32_e32 v31, s35, v31
BE08  v_mad_u64_u32 v[44:45], s[4:5], v44, s0, 0
BE10  v_mad_u64_u32 v[48:49], s[4:5], v31, s1, 0
BE18  v_xor_b32_e32 v30, v30, v45
BE1C  v_xor_b32_e32 v31, v46, v49
BE20  v_xor_b32_e32 v45, s29, v30
BE24  v_xor_b32_e32 v31, s31, v31
BE28  v_mad_u64_u32 v[46:47], s[4:5], v45, s1, 0
BE30  v_mad_u64_u32 v[30:31], s[4:5], v31, s0, 0
BE38  v_xor_b32_e32 v45, v48, v47
BE3C  v_xor_b32_e32 v45, s34, v45
BE40  v_xor_b32_e32 v31, v44, v31
BE44  v_xor_b32_e32 v31, s33, v31
BE48  v_mad_u64_u32 v[44:45], s[4:5], v45, s0, 0
BE50  v_mad_u64_u32 v[48:49], s[4:5], v31, s1, 0
BE58  v_xor_b32_e32 v30, v30, v45
BE5C  v_xor_b32_e32 v31, v46, v49
BE60  v_xor_b32_e32 v45, s36, v30
BE64  v_xor_b32_e32 v31, s37, v31
BE68  v_mad_u64_u32 v[46:47], s[4:5], v45, s1, 0
BE70  v_mad_u64_u32 v[30:31], s[4:5], v31, s0, 0
BE78  v_xor_b32_e32 v45, v48, v47
BE7C  v_xor_b32_e32 v45, s39, v45
BE80  v_xor_b32_e32 v31, v44, v31
BE84  v_xor_b32_e32 v31, s38, v31
BE88  v_mad_u64_u32 v[44:45], s[4:5], v45, s0, 0
BE90  v_mad_u64_u32 v[48:49], s[4:5], v31, s1, 0
BE98  v_xor_b32_e32 v30, v30, v45
BE9C  v_xor_b32_e32 v31, v46, v49
BEA0  v_xor_b32_e32 v45, s40, v30
BEA4  v_xor_b32_e32 v31, s41, v31
BEA8  v_mad_u64_u32 v[46:47], s[4:5], v45, s1, 0
BEB0  v_mad_u64_u32 v[30:31], s[4:5], v31, s0, 0
BEB8  v_xor_b32_e32 v45, v48, v47
BEBC  v_xor_b32_e32 v45, s43, v45
BEC0  v_xor_b32_e32 v31, v44, v31
BEC4  v_xor_b32_e32 v31, s42, v31
BEC8  v_mad_u64_u32 v[44:45], s[4:5], v45, s0, 0
BED0  v_mad_u64_u32 v[48:49], s[4:5], v31, s1, 0
BED8  v_xor_b32_e32 v30, v30, v45
BEDC  v_xor_b32_e32 v31, v46, v49
BEE0  v_xor_b32_e32 v45, s26, v30
BEE4  v_mov_b32_e32 v30, v8
BEE8  v_mov_b32_e32 v8, 0
BEEC  v_mov_b32_e32 v49, 0
BEF0  v_lshlrev_b32_e32 v19, 23, v19
BEF4  v_xor_b32_e32 v46, s44, v31
BEF8  v_mov_b32_e32 v31, v38
BEFC  v_pk_mov_b32 v[38:39], v[38:39], v[40:41] op_sel:[1,0]
BF04  v_pk_mov_b32 v[40:41], v[40:41], v[42:43] op_sel:[1,0]
BF0C  v_pk_mov_b32 v[42:43], v[42:43], v[28:29] op_sel:[1,0]
BF14  v_pk_mov_b32 v[28:29], v[28:29], v[32:33] op_sel:[1,0]
BF1C  v_cvt_scalef32_sr_pk_fp4_f32 v8, v[30:31], v46, v19
BF24  v_cvt_scalef32_sr_pk_fp4_f32 v49, v[40:41], v45, v19 op_sel:[0,0,0,1]
BF2C  v_cvt_scalef32_sr_pk_fp4_f32 v8, v[38:39], v48, v19 op_sel:[0,0,1,0]
BF34  v_cvt_scalef32_sr_pk_fp4_f32 v49, v[42:43], v44, v19 op_sel:[0,0,1,1]
BF3C  s_nop 0
BF40  v_pk_mov_b32 v[32:33], v[32:33], v[34:35] op_sel:[1,0]
BF48  v_or3_b32 v30, v49, v70, v8
BF50  v_or_b32_e32 v8, 1, v2
BF54  v_mad_u64_u32 v[38:39], s[4:5], v8, s0, 0
BF5C  v_xor_b32_e32 v8, s24, v39
BF60  v_mad_u64_u32 v[40:41], s[4:5], v8, s1, 0
BF68  v_xor_b32_e32 v31, s30, v38
BF6C  v_xor_b32_e32 v8, s28, v41
BF70  v_mad_u64_u32 v[42:43], s[4:5], v31, s1, 0
BF78  v_mad_u64_u32 v[38:39], s[4:5], v8, s0, 0
BF80  v_xor_b32_e32 v8, v40, v43
BF84  v_xor_b32_e32 v8, s25, v8
BF88  v_xor_b32_e32 v31, s35, v39
BF8C  v_mad_u64_u32 v[40:41], s[4:5], v8, s0, 0
BF94  v_mad_u64_u32 v[44:45], s[4:5], v31, s1, 0
BF9C  v_xor_b32_e32 v31, v38, v41
BFA0  v_xor_b32_e32 v8, v42, v45
BFA4  v_xor_b32_e32 v31, s29, v31
BFA8  v_xor_b32_e32 v8, s31, v8
BFAC  v_mad_u64_u32 v[42:43], s[4:5], v31, s1, 0
BFB4  v_mad_u64_u32 v[38:39], s[4:5], v8, s0, 0
BFBC  v_xor_b32_e32 v8, v44, v43
BFC0  v_xor_b32_e32 v8, s34, v8
BFC4  v_xor_b32_e32 v31, v40, v39
BFC8  v_xor_b32_e32 v31, s33, v31
BFCC  v_mad_u64_u32 v[40:41], s[4:5], v8, s0, 0
BFD4  v_mad_u64_u32 v[44:45], s[4:5], v31, s1, 0
BFDC  v_xor_b32_e32 v31, v38, v41
BFE0  v_xor_b32_e32 v8, v42, v45
BFE4  v_xor_b32_e32 v31, s36, v31
BFE8  v_xor_b32_e32 v8, s37, v8
BFEC  v_mad_u64_u32 v[42:43], s[4:5], v31, s1, 0
BFF4  v_mad_u64_u32 v[38:39], s[4:5], v8, s0, 0
BFFC  v_xor_b32_e32 v8, v44, v43
C000  v_xor_b32_e32 v8, s39, v8
C004  v_xor_b32_e32 v31, v40, v39
C008  v_xor_b32_e32 v31, s38, v31
C00C  v_mad_u64_u32 v[40:41], s[4:5], v8, s0, 0
C014  v_mad_u64_u32 v[44:45], s[4:5], v31, s1, 0
C01C  v_xor_b32_e32 v31, v38, v41
C020  v_xor_b32_e32 v8, v42, v45
C024  v_xor_b32_e32 v31, s40, v31
C028  v_xor_b32_e32 v8, s41, v8
C02C  v_mad_u64_u32 v[42:43], s[4:5], v31, s1, 0
C034  v_mad_u64_u32 v[38:39], s[4:5], v8, s0, 0
C03C  v_xor_b32_e32 v8, v44, v43
C040  v_xor_b32_e32 v8, s43, v8
C044  v_xor_b32_e32 v31, v40, v39
C048  v_xor_b32_e32 v31, s42, v31
C04C  v_mad_u64_u32 v[40:41], s[4:5], v8, s0, 0
C054  v_mad_u64_u32 v[44:45], s[4:5], v31, s1, 0
C05C  v_xor_b32_e32 v31, v38, v41
C060  v_xor_b32_e32 v8, v42, v45
C064  v_xor_b32_e32 v31, s26, v31
C068  v_mov_b32_e32 v38, 0
C06C  v_mov_b32_e32 v39, 0
C070  v_xor_b32_e32 v8, s44, v8
C074  v_pk_mov_b32 v[34:35], v[34:35], v[36:37] op_sel:[1,0]
C07C  v_pk_mov_b32 v[36:37], v[36:37], v[20:21] op_sel:[1,0]
C084  v_pk_mov_b32 v[20:21], v[20:21], v[22:23] op_sel:[1,0]
C08C  v_cvt_scalef32_sr_pk_fp4_f32 v38, v[28:29], v8, v19
C094  v_cvt_scalef32_sr_pk_fp4_f32 v39, v[34:35], v31, v19 op_sel:[0,0,0,1]
C09C  v_cvt_scalef32_sr_pk_fp4_f32 v38, v[32:33], v44, v19 op_sel:[0,0,1,0]
C0A4  v_cvt_scalef32_sr_pk_fp4_f32 v39, v[36:37], v40, v19 op_sel:[0,0,1,1]
C0AC  s_nop 0
C0B0  v_pk_mov_b32 v[22:23], v[22:23], v[24:25] op_sel:[1,0]
C0B8  v_or3_b32 v31, v39, v5, v38
C0C0  v_or_b32_e32 v5, 2, v2
C0C4  v_mad_u64_u32 v[28:29], s[4:5], v5, s0, 0
C0CC  v_xor_b32_e32 v5, s24, v29
C0D0  v_mad_u64_u32 v[32:33], s[4:5], v5, s1, 0
C0D8  v_xor_b32_e32 v8, s30, v28
C0DC  v_xor_b32_e32 v5, s28, v33
C0E0  v_mad_u64_u32 v[34:35], s[4:5], v8, s1, 0
C0E8  v_mad_u64_u32 v[28:29], s[4:5], v5, s0, 0
C0F0  v_xor_b32_e32 v5, v32, v35
C0F4  v_xor_b32_e32 v5, s25, v5
C0F8  v_xor_b32_e32 v8, s35, v29
C0FC  v_mad_u64_u32 v[32:33], s[4:5], v5, s0, 0
C104  v_mad_u64_u32 v[36:37], s[4:5], v8, s1, 0
C10C  v_xor_b32_e32 v5, v34, v37
C110  v_xor_b32_e32 v8, v28, v33
C114  v_xor_b32_e32 v5, s31, v5
C118  v_xor_b32_e32 v8, s29, v8
C11C  v_mad_u64_u32 v[28:29], s[4:5], v5, s0, 0
C124  v_mad_u64_u32 v[34:35], s[4:5], v8, s1, 0
C12C  v_xor_b32_e32 v5, v36, v35
C130  v_xor_b32_e32 v8, v32, v29
C134  v_xor_b32_e32 v5, s34, v5
C138  v_xor_b32_e32 v8, s33, v8
C13C  v_mad_u64_u32 v[32:33], s[4:5], v5, s0, 0
C144  v_mad_u64_u32 v[36:37], s[4:5], v8, s1, 0
C14C  v_xor_b32_e32 v5, v34, v37
C150  v_xor_b32_e32 v8, v28, v33
C154  v_xor_b32_e32 v5, s37, v5
C158  v_xor_b32_e32 v8, s36, v8
C15C  v_mad_u64_u32 v[28:29], s[4:5], v5, s0, 0
C164  v_mad_u64_u32 v[34:35], s[4:5], v8, s1, 0
C16C  v_xor_b32_e32 v5, v36, v35
C170  v_xor_b32_e32 v8, v32, v29
C174  v_xor_b32_e32 v5, s39, v5
C178  v_xor_b32_e32 v8, s38, v8
C17C  v_mad_u64_u32 v[32:33], s[4:5], v5, s0, 0
C184  v_mad_u64_u32 v[36:37], s[4:5], v8, s1, 0
C18C  v_xor_b32_e32 v5, v34, v37
C190  v_xor_b32_e32 v8, v28, v33
C194  v_xor_b32_e32 v5, s41, v5
C198  v_xor_b32_e32 v8, s40, v8
C19C  v_mad_u64_u32 v[28:29], s[4:5], v5, s0, 0
C1A4  v_mad_u64_u32 v[34:35], s[4:5], v8, s1, 0
C1AC  v_xor_b32_e32 v5, v36, v35
C1B0  v_xor_b32_e32 v8, v32, v29
C1B4  v_xor_b32_e32 v5, s43, v5
C1B8  v_xor_b32_e32 v8, s42, v8
C1BC  v_mad_u64_u32 v[32:33], s[4:5], v5, s0, 0
C1C4  v_mad_u64_u32 v[36:37], s[4:5], v8, s1, 0
C1CC  v_xor_b32_e32 v5, v34, v37
C1D0  v_xor_b32_e32 v8, v28, v33
C1D4  v_mov_b32_e32 v28, 0
C1D8  v_mov_b32_e32 v29, 0
C1DC  v_or_b32_e32 v2, 3, v2
C1E0  v_xor_b32_e32 v5, s44, v5
C1E4  v_xor_b32_e32 v8, s26, v8
C1E8  v_pk_mov_b32 v[24:25], v[24:25], v[26:27] op_sel:[1,0]
C1F0  v_pk_mov_b32 v[26:27], v[26:27], v[12:13] op_sel:[1,0]
C1F8  v_mov_b32_e32 v47, 0
C1FC  v_cvt_scalef32_sr_pk_fp4_f32 v28, v[20:21], v5, v19
C204  v_cvt_scalef32_sr_pk_fp4_f32 v29, v[24:25], v8, v19 op_sel:[0,0,0,1]
C20C  v_cvt_scalef32_sr_pk_fp4_f32 v28, v[22:23], v36, v19 op_sel:[0,0,1,0]
C214  v_cvt_scalef32_sr_pk_fp4_f32 v29, v[26:27], v32, v19 op_sel:[0,0,1,1]
C21C  s_nop 0
C220  v_mad_u64_u32 v[20:21], s[4:5], v2, s0, 0
C228  v_xor_b32_e32 v2, s24, v21
C22C  v_mad_u64_u32 v[22:23], s[4:5], v2, s1, 0
C234  v_xor_b32_e32 v5, s30, v20
C238  v_xor_b32_e32 v2, s28, v23
C23C  v_mad_u64_u32 v[24:25], s[4:5], v5, s1, 0
C244  v_mad_u64_u32 v[20:21], s[4:5], v2, s0, 0
C24C  v_xor_b32_e32 v2, v22, v25
C250  v_xor_b32_e32 v2, s25, v2
C254  v_xor_b32_e32 v5, s35, v21
C258  v_mad_u64_u32 v[22:23], s[4:5], v2, s0, 0
C260  v_mad_u64_u32 v[26:27], s[4:5], v5, s1, 0
C268  v_xor_b32_e32 v2, v24, v27
C26C  v_xor_b32_e32 v5, v20, v23
C270  v_xor_b32_e32 v2, s31, v2
C274  v_xor_b32_e32 v5, s29, v5
C278  v_mad_u64_u32 v[20:21], s[4:5], v2, s0, 0
C280  v_mad_u64_u32 v[24:25], s[4:5], v5, s1, 0
C288  v_xor_b32_e32 v2, v26, v25
C28C  v_xor_b32_e32 v5, v22, v21
C290  v_xor_b32_e32 v2, s34, v2
C294  v_xor_b32_e32 v5, s33, v5
C298  v_mad_u64_u32 v[22:23], s[4:5], v2, s0, 0
C2A0  v_mad_u64_u32 v[26:27], s[4:5], v5, s1, 0
C2A8  v_xor_b32_e32 v2, v24, v27
C2AC  v_xor_b32_e32 v5, v20, v23
C2B0  v_xor_b32_e32 v2, s37, v2
C2B4  v_xor_b32_e32 v5, s36, v5
C2B8  v_mad_u64_u32 v[20:21], s[4:5], v2, s0, 0
C2C0  v_mad_u64_u32 v[24:25], s[4:5], v5, s1, 0
C2C8  v_xor_b32_e32 v2, v26, v25
C2CC  v_xor_b32_e32 v5, v22, v21
C2D0  v_xor_b32_e32 v2, s39, v2
C2D4  v_xor_b32_e32 v5, s38, v5
C2D8  v_mad_u64_u32 v[22:23], s[4:5], v2, s0, 0
C2E0  v_mad_u64_u32 v[26:27], s[4:5], v5, s1, 0
C2E8  v_xor_b32_e32 v2, v24, v27
C2EC  v_xor_b32_e32 v5, v20, v23
C2F0  v_xor_b32_e32 v2, s41, v2
C2F4  v_xor_b32_e32 v5, s40, v5
C2F8  v_mad_u64_u32 v[20:21], s[4:5], v2, s0, 0
C300  v_mad_u64_u32 v[24:25], s[4:5], v5, s1, 0
C308  v_xor_b32_e32 v2, v26, v25
C30C  v_xor_b32_e32 v5, v22, v21
C310  v_xor_b32_e32 v2, s43, v2
C314  v_xor_b32_e32 v5, s42, v5
C318  v_mad_u64_u32 v[22:23], s[4:5], v2, s0, 0
C320  v_mad_u64_u32 v[26:27], s[0:1], v5, s1, 0
C328  v_xor_b32_e32 v2, v24, v27
C32C  v_xor_b32_e32 v5, v20, v23
C330  v_pk_mov_b32 v[12:13], v[12:13], v[14:15] op_sel:[1,0]
C338  v_pk_mov_b32 v[14:15], v[14:15], v[16:17] op_sel:[1,0]
C340  v_pk_mov_b32 v[16:17], v[16:17], v[6:7] op_sel:[1,0]
C348  v_mov_b32_e32 v6, 0
C34C  v_or3_b32 v32, v29, v11, v28
C354  v_xor_b32_e32 v2, s44, v2
C358  v_xor_b32_e32 v5, s26, v5
C35C  v_mov_b32_e32 v8, v7
C360  v_cvt_scalef32_sr_pk_fp4_f32 v47, v[12:13], v2, v19
C368  v_cvt_scalef32_sr_pk_fp4_f32 v6, v[16:17], v5, v19 op_sel:[0,0,0,1]
C370  v_cvt_scalef32_sr_pk_fp4_f32 v47, v[14:15], v26, v19 op_sel:[0,0,1,0]
C378  v_cvt_scalef32_sr_pk_fp4_f32 v6, v[8:9], v22, v19 op_sel:[0,0,1,1]
C380  s_nop 0
C388  v_or3_b32 v33, v6, v18, v47
C390  ds_write_b128 v3, v[30:33] offset:64
C398  ds_write_b8 v4, v10 offset:8196
C3A0  s_or_b64 exec, exec, s[16:17]
C3A4  s_or_b64 exec, exec, s[20:21]
C3A8  s_add_i32 s1, s12, 7
C3AC  s_and_b32 s0, s14, 8
C3B0  s_and_b32 s14, s1, 0xffffff8
C3B8  s_lshr_b32 s1, s2, 1
C3BC  s_add_i32 s4, s13, 0xff
C3C4  s_and_b32 s1, s1, 2
C3C8  s_and_b32 s16, s4, 0xffffff00
C3D0  v_lshlrev_b32_e32 v2, 6, v0
C3D4  s_cmp_eq_u32 s0, 0
C3D8  v_or_b32_e32 v4, s2, v1
C3DC  v_lshl_or_b32 v1, s3, 7, v0
C3E4  v_and_b32_e32 v2, 0xc0, v2
C3EC  s_movk_i32 s0, 0xff3c
C3F0  s_cselect_b64 vcc, -1, 0
C3F4  v_and_or_b32 v1, v1, s0, v2
C3FC  v_lshrrev_b32_e32 v2, 2, v0
C400  v_bfe_u32 v3, v0, 6, 1
C408  v_add_u32_e32 v6, s15, v2
C40C  s_and_b64 s[2:3], vcc, exec
C410  v_cmp_le_u32_e64 s[6:7], s12, v4
C418  v_or3_b32 v1, v1, v3, s1
C420  v_mov_b32_e32 v3, 0
C424  v_cmp_le_u32_e64 s[2:3], s13, v6
C42C  v_cmp_gt_u32_e64 s[4:5], s12, v4
C434  v_mov_b32_e32 v5, v3
C438  v_cmp_le_u32_e64 s[0:1], s14, v4
C440  v_lshrrev_b32_e32 v7, 3, v0
C444  s_cselect_b32 s14, s12, s14
C448  s_or_b64 s[6:7], s[6:7], s[2:3]
C44C  s_mov_b64 s[2:3], 0
C450  s_waitcnt lgkmcnt(0)
C454  s_barrier
C458  s_and_saveexec_b64 s[18:19], s[6:7]
C45C  s_xor_b64 s[6:7], exec, s[18:19]
C460  v_cmp_le_u32_e64 s[2:3], s16, v6
C468  s_or_b64 s[2:3], vcc, s[2:3]
C46C  s_nor_b64 s[2:3], s[2:3], s[0:1]
C470  s_and_b64 s[2:3], s[2:3], exec
C474  s_or_saveexec_b64 s[6:7], s[6:7]
C478  v_cndmask_b32_e32 v2, v1, v4, vcc
C47C  v_bitop3_b32 v1, v7, 3, v0 bitop3:0x48
C484  v_lshl_add_u64 v[4:5], v[4:5], 4, s[8:9]
C48C  v_mov_b32_e32 v7, 0x7f
C494  s_xor_b64 exec, exec, s[6:7]
C498  s_cbranch_execz 16
C49C  s_movk_i32 s8, 0xfc
C4A0  v_and_or_b32 v7, v0, s8, v1
C4A8  v_lshlrev_b32_e32 v7, 4, v7
C4AC  ds_read_b128 v[8:11], v7
C4B4  ds_read_u8 v7, v0 offset:8192
C4BC  v_mad_u64_u32 v[12:13], s[8:9], v6, s12, 0
C4C4  v_lshl_add_u64 v[12:13], v[12:13], 4, v[4:5]
C4CC  s_or_b64 s[2:3], s[2:3], exec
C4D0  s_waitcnt lgkmcnt(1)
C4D4  global_store_dwordx4 v[12:13], v[8:11], off
C4DC  s_or_b64 exec, exec, s[6:7]
C4E0  s_and_saveexec_b64 s[6:7], s[2:3]
C4E4  s_cbranch_execz 11
C4E8  v_and_b32_e32 v8, 0xffffffe0, v6
C4F0  v_cndmask_b32_e32 v6, v8, v6, vcc
C4F4  v_mov_b64_e32 v[8:9], s[10:11]
C4F8  v_mad_u64_u32 v[8:9], s[2:3], s14, v6, v[8:9]
C500  v_lshl_add_u64 v[8:9], v[8:9], 0, v[2:3]
C508  s_waitcnt lgkmcnt(0)
C50C  global_store_byte v[8:9], v7, off
C514  s_or_b64 exec, exec, s[6:7]
C518  s_waitcnt lgkmcnt(0)
C51C  v_or_b32_e32 v7, 0x100, v0
C524  v_lshrrev_b32_e32 v6, 2, v7
C528  v_add_u32_e32 v6, s15, v6
C52C  v_cmp_le_u32_e64 s[2:3], s13, v6
C534  s_xor_b64 s[4:5], s[4:5], -1
C538  s_or_b64 s[4:5], s[4:5], s[2:3]
C53C  s_mov_b64 s[2:3], 0
C540  s_and_saveexec_b64 s[6:7], s[4:5]
C544  s_xor_b64 s[4:5], exec, s[6:7]
C548  s_cbranch_execnz 9
C54C  s_or_saveexec_b64 s[0:1], s[4:5]
C550  v_mov_b32_e32 v8, 0x7f
C558  s_xor_b64 exec, exec, s[0:1]
C55C  s_cbranch_execnz 14
C560  s_or_b64 exec, exec, s[0:1]
C564  s_and_saveexec_b64 s[0:1], s[2:3]
C568  s_cbranch_execnz 30
C56C  s_endpgm
C570  v_cmp_le_u32_e64 s[2:3], s16, v6
C578  s_or_b64 s[2:3], vcc, s[2:3]
C57C  s_nor_b64 s[0:1], s[2:3], s[0:1]
C580  s_and_b64 s[2:3], s[0:1], exec
C584  s_or_saveexec_b64 s[0:1], s[4:5]
C588  v_mov_b32_e32 v8, 0x7f
C590  s_xor_b64 exec, exec, s[0:1]
C594  s_cbranch_execz 65522
C598  s_movk_i32 s4, 0x1fc
C59C  v_and_or_b32 v1, v7, s4, v1
C5A4  v_lshlrev_b32_e32 v1, 4, v1
C5A8  ds_read_b128 v[10:13], v1
C5B0  ds_read_u8 v8, v0 offset:8448
C5B8  v_mad_u64_u32 v[0:1], s[4:5], v6, s12, 0
C5C0  v_lshl_add_u64 v[0:1], v[0:1], 4, v[4:5]
C5C8  s_or_b64 s[2:3], s[2:3], exec
C5CC  s_waitcnt lgkmcnt(1)
C5D0  global_store_dwordx4 v[0:1], v[10:13], off
C5D8  s_or_b64 exec, exec, s[0:1]
C5DC  s_and_saveexec_b64 s[0:1], s[2:3]
C5E0  s_cbranch_execz 65506
C5E4  v_and_b32_e32 v0, 0xffffffe0, v6
C5EC  v_cndmask_b32_e32 v4, v0, v6, vcc
C5F0  v_mov_b64_e32 v[0:1], s[10:11]
C5F4  v_mad_u64_u32 v[0:1], s[0:1], s14, v4, v[0:1]
C5FC  v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
C604  s_waitcnt lgkmcnt(0)
C608  global_store_byte v[0:1], v8, off
C610  s_endpgm
C614  s_nop 0

c700 <QuantiseColumnTunedH16Sr>:
C700  s_load_dwordx4 s[16:19], s[0:1], 0x20
C708  v_lshlrev_b32_e32 v1, 1, v0
C70C  v_lshrrev_b32_e32 v5, 6, v0
C710  v_and_b32_e32 v134, 0x7e, v1
C718  s_lshl_b32 s33, s2, 7
C71C  s_lshl_b32 s2, s3, 2
C720  s_waitcnt lgkmcnt(0)
C724  s_lshr_b32 s16, s16, 5
C728  v_or_b32_e32 v2, s33, v134
C72C  v_or_b32_e32 v4, s2, v5
C730  v_cmp_le_u32_e32 vcc, s17, v2
C734  v_cmp_le_u32_e64 s[4:5], s16, v4
C73C  s_or_b64 s[4:5], vcc, s[4:5]
C740  v_and_b32_e32 v1, 3, v0
C744  s_and_saveexec_b64 s[6:7], s[4:5]
C748  s_xor_b64 s[4:5], exec, s[6:7]
C74C  v_and_b32_e32 v1, 3, v0
C750  s_or_saveexec_b64 s[10:11], s[4:5]
C754  s_load_dwordx4 s[12:15], s[0:1], 0x8
C75C  s_xor_b64 exec, exec, s[10:11]
C760  s_cbranch_execz 4173
C764  s_load_dwordx2 s[8:9], s[0:1], 0x0
C76C  s_load_dwordx2 s[26:27], s[0:1], 0x18
C774  s_load_dwordx4 s[20:23], s[0:1], 0x38
C77C  v_mov_b32_e32 v6, 0
C780  v_lshlrev_b32_e32 v7, 5, v4
C784  v_mov_b32_e32 v3, v6
C788  s_waitcnt lgkmcnt(0)
C78C  v_mad_u64_u32 v[48:49], s[4:5], v7, s26, v[2:3]
C794  v_mul_lo_u32 v3, v7, s27
C79C  v_lshrrev_b32_e32 v7, 27, v4
C7A0  v_mul_lo_u32 v7, v7, s26
C7A8  s_bitcmp1_b32 s18, 0
C7AC  v_add3_u32 v49, v7, v49, v3
C7B4  v_or_b32_e32 v3, 1, v2
C7B8  s_cselect_b64 s[28:29], -1, 0
C7BC  v_cmp_gt_u32_e64 s[6:7], s17, v3
C7C4  v_cmp_le_u32_e32 vcc, s17, v3
C7C8  s_and_saveexec_b64 s[4:5], vcc
C7CC  s_xor_b64 s[24:25], exec, s[4:5]
C7D0  s_cbranch_execz 514
C7D4  s_and_b64 vcc, exec, s[28:29]
C7D8  s_cbranch_vccz 6
C7DC  v_lshl_add_u64 v[8:9], v[48:49], 2, s[8:9]
C7E4  global_load_dword v39, v[8:9], off
C7EC  s_cbranch_execz 1
C7F0  s_branch 6
C7F4  v_lshl_add_u64 v[8:9], v[48:49], 1, s[8:9]
C7FC  global_load_ushort v3, v[8:9], off
C804  s_waitcnt vmcnt(0)
C808  v_lshlrev_b32_e32 v39, 16, v3
C80C  v_cndmask_b32_e64 v3, 0, 1, s[28:29]
C814  v_cmp_ne_u32_e64 s[4:5], 1, v3
C81C  s_andn2_b64 vcc, exec, s[28:29]
C820  v_lshl_add_u64 v[8:9], s[26:27], 0, v[48:49]
C828  s_cbranch_vccnz 6
C82C  v_lshl_add_u64 v[10:11], v[8:9], 2, s[8:9]
C834  global_load_dword v38, v[10:11], off
C83C  s_cbranch_execz 1
C840  s_branch 6
C844  v_lshl_add_u64 v[10:11], v[8:9], 1, s[8:9]
C84C  global_load_ushort v3, v[10:11], off
C854  s_waitcnt vmcnt(0)
C858  v_lshlrev_b32_e32 v38, 16, v3
C85C  s_and_b64 vcc, exec, s[4:5]
C860  v_lshl_add_u64 v[8:9], v[8:9], 0, s[26:27]
C868  s_cbranch_vccnz 6
C86C  v_lshl_add_u64 v[10:11], v[8:9], 2, s[8:9]
C874  global_load_dword v41, v[10:11], off
C87C  s_cbranch_execz 1
C880  s_branch 6
C884  v_lshl_add_u64 v[10:11], v[8:9], 1, s[8:9]
C88C  global_load_ushort v3, v[10:11], off
C894  s_waitcnt vmcnt(0)
C898  v_lshlrev_b32_e32 v41, 16, v3
C89C  s_and_b64 vcc, exec, s[4:5]
C8A0  v_lshl_add_u64 v[8:9], v[8:9], 0, s[26:27]
C8A8  s_cbranch_vccnz 6
C8AC  v_lshl_add_u64 v[10:11], v[8:9], 2, s[8:9]
C8B4  global_load_dword v40, v[10:11], off
C8BC  s_cbranch_execz 1
C8C0  s_branch 6
C8C4  v_lshl_add_u64 v[10:11], v[8:9], 1, s[8:9]
C8CC  global_load_ushort v3, v[10:11], off
C8D4  s_waitcnt vmcnt(0)
C8D8  v_lshlrev_b32_e32 v40, 16, v3
C8DC  s_and_b64 vcc, exec, s[4:5]
C8E0  v_lshl_add_u64 v[8:9], v[8:9], 0, s[26:27]
C8E8  s_cbranch_vccnz 6
C8EC  v_lshl_add_u64 v[10:11], v[8:9], 2, s[8:9]
C8F4  global_load_dword v43, v[10:11], off
C8FC  s_cbranch_execz 1
C900  s_branch 6
C904  v_lshl_add_u64 v[10:11], v[8:9], 1, s[8:9]
C90C  global_load_ushort v3, v[10:11], off
C914  s_waitcnt vmcnt(0)
C918  v_lshlrev_b32_e32 v43, 16, v3
C91C  s_and_b64 vcc, exec, s[4:5]
C920  v_lshl_add_u64 v[8:9], v[8:9], 0, s[26:27]
C928  s_cbranch_vccnz 6
C92C  v_lshl_add_u64 v[10:11], v[8:9], 2, s[8:9]
C934  global_load_dword v42, v[10:11], off
C93C  s_cbranch_execz 1
C940  s_branch 6
C944  v_lshl_add_u64 v[10:11], v[8:9], 1, s[8:9]
C94C  global_load_ushort v3, v[10:11], off
C954  s_waitcnt vmcnt(0)
C958  v_lshlrev_b32_e32 v42, 16, v3
C95C  s_and_b64 vcc, exec, s[4:5]
C960  v_lshl_add_u64 v[8:9], v[8:9], 0, s[26:27]
C968  s_cbranch_vccnz 6
C96C  v_lshl_add_u64 v[10:11], v[8:9], 2, s[8:9]
C974  global_load_dword v45, v[10:11], off
C97C  s_cbranch_execz 1
C980  s_branch 6
C984  v_lshl_add_u64 v[10:11], v[8:9], 1, s[8:9]
C98C  global_load_ushort v3, v[10:11], off
C994  s_waitcnt vmcnt(0)
C998  v_lshlrev_b32_e32 v45, 16, v3
C99C  s_and_b64 vcc, exec, s[4:5]
C9A0  v_lshl_add_u64 v[8:9], v[8:9], 0, s[26:27]
C9A8  s_cbranch_vccnz 6
C9AC  v_lshl_add_u64 v[10:11], v[8:9], 2, s[8:9]
C9B4  global_load_dword v44, v[10:11], off
C9BC  s_cbranch_execz 1
C9C0  s_branch 6
C9C4  v_lshl_add_u64 v[10:11], v[8:9], 1, s[8:9]
C9CC  global_load_ushort v3, v[10:11], off
C9D4  s_waitcnt vmcnt(0)
C9D8  v_lshlrev_b32_e32 v44, 16, v3
C9DC  s_and_b64 vcc, exec, s[4:5]
C9E0  v_lshl_add_u64 v[8:9], v[8:9], 0, s[26:27]
C9E8  s_cbranch_vccnz 6
C9EC  v_lshl_add_u64 v[10:11], v[8:9], 2, s[8:9]
C9F4  global_load_dword v51, v[10:11], off
C9FC  s_cbranch_execz 1
CA00  s_branch 6
CA04  v_lshl_add_u64 v[10:11], v[8:9], 1, s[8:9]
CA0C  global_load_ushort v3, v[10:11], off
CA14  s_waitcnt vmcnt(0)
CA18  v_lshlrev_b32_e32 v51, 16, v3
CA1C  s_and_b64 vcc, exec, s[4:5]
CA20  v_lshl_add_u64 v[8:9], v[8:9], 0, s[26:27]
CA28  s_cbranch_vccnz 6
CA2C  v_lshl_add_u64 v[10:11], v[8:9], 2, s[8:9]
CA34  global_load_dword v50, v[10:11], off
CA3C  s_cbranch_execz 1
CA40  s_branch 6
CA44  v_lshl_add_u64 v[10:11], v[8:9], 1, s[8:9]
CA4C  global_load_ushort v3, v[10:11], off
CA54  s_waitcnt vmcnt(0)
CA58  v_lshlrev_b32_e32 v50, 16, v3
CA5C  s_and_b64 vcc, exec, s[4:5]
CA60  v_lshl_add_u64 v[8:9], v[8:9], 0, s[26:27]
CA68  s_cbranch_vccnz 6
CA6C  v_lshl_add_u64 v[10:11], v[8:9], 2, s[8:9]
CA74  global_load_dword v55, v[10:11], off
CA7C  s_cbranch_execz 1
CA80  s_branch 6
CA84  v_lshl_add_u64 v[10:11], v[8:9], 1, s[8:9]
CA8C  global_load_ushort v3, v[10:11], off
CA94  s_waitcnt vmcnt(0)
CA98  v_lshlrev_b32_e32 v55, 16, v3
CA9C  s_and_b64 vcc, exec, s[4:5]
CAA0  v_lshl_add_u64 v[8:9], v[8:9], 0, s[26:27]
CAA8  s_cbranch_vccnz 6
CAAC  v_lshl_add_u64 v[10:11], v[8:9], 2, s[8:9]
CAB4  global_load_dword v54, v[10:11], off
CABC  s_cbranch_execz 1
CAC0  s_branch 6
CAC4  v_lshl_add_u64 v[10:11], v[8:9], 1, s[8:9]
CACC  global_load_ushort v3, v[10:11], off
CAD4  s_waitcnt vmcnt(0)
CAD8  v_lshlrev_b32_e32 v54, 16, v3
CADC  s_and_b64 vcc, exec, s[4:5]
CAE0  v_lshl_add_u64 v[8:9], v[8:9], 0, s[26:27]
CAE8  s_cbranch_vccnz 6
CAEC  v_lshl_add_u64 v[10:11], v[8:9], 2, s[8:9]
CAF4  global_load_dword v59, v[10:11], off
CAFC  s_cbranch_execz 1
CB00  s_branch 6
CB04  v_lshl_add_u64 v[10:11], v[8:9], 1, s[8:9]
CB0C  global_load_ushort v3, v[10:11], off
CB14  s_waitcnt vmcnt(0)
CB18  v_lshlrev_b32_e32 v59, 16, v3
CB1C  s_and_b64 vcc, exec, s[4:5]
CB20  v_lshl_add_u64 v[8:9], v[8:9], 0, s[26:27]
CB28  s_cbranch_vccnz 6
CB2C  v_lshl_add_u64 v[10:11], v[8:9], 2, s[8:9]
CB34  global_load_dword v58, v[10:11], off
CB3C  s_cbranch_execz 1
CB40  s_branch 6
CB44  v_lshl_add_u64 v[10:11], v[8:9], 1, s[8:9]
CB4C  global_load_ushort v3, v[10:11], off
CB54  s_waitcnt vmcnt(0)
CB58  v_lshlrev_b32_e32 v58, 16, v3
CB5C  s_and_b64 vcc, exec, s[4:5]
CB60  v_lshl_add_u64 v[8:9], v[8:9], 0, s[26:27]
CB68  s_cbranch_vccnz 6
CB6C  v_lshl_add_u64 v[10:11], v[8:9], 2, s[8:9]
CB74  global_load_dword v65, v[10:11], off
CB7C  s_cbranch_execz 1
CB80  s_branch 6
CB84  v_lshl_add_u64 v[10:11], v[8:9], 1, s[8:9]
CB8C  global_load_ushort v3, v[10:11], off
CB94  s_waitcnt vmcnt(0)
CB98  v_lshlrev_b32_e32 v65, 16, v3
CB9C  s_and_b64 vcc, exec, s[4:5]
CBA0  v_lshl_add_u64 v[8:9], v[8:9], 0, s[26:27]
CBA8  s_cbranch_vccnz 6
CBAC  v_lshl_add_u64 v[10:11], v[8:9], 2, s[8:9]
CBB4  global_load_dword v64, v[10:11], off
CBBC  s_cbranch_execz 1
CBC0  s_branch 6
CBC4  v_lshl_add_u64 v[10:11], v[8:9], 1, s[8:9]
CBCC  global_load_ushort v3, v[10:11], off
CBD4  s_waitcnt vmcnt(0)
CBD8  v_lshlrev_b32_e32 v64, 16, v3
CBDC  s_and_b64 vcc, exec, s[4:5]
CBE0  v_lshl_add_u64 v[8:9], v[8:9], 0, s[26:27]
CBE8  s_cbranch_vccnz 6
CBEC  v_lshl_add_u64 v[10:11], v[8:9], 2, s[8:9]
CBF4  global_load_dword v71, v[10:11], off
CBFC  s_cbranch_execz 1
CC00  s_branch 6
CC04  v_lshl_add_u64 v[10:11], v[8:9], 1, s[8:9]
CC0C  global_load_ushort v3, v[10:11], off
CC14  s_waitcnt vmcnt(0)
CC18  v_lshlrev_b32_e32 v71, 16, v3
CC1C  s_and_b64 vcc, exec, s[4:5]
CC20  v_lshl_add_u64 v[8:9], v[8:9], 0, s[26:27]
CC28  s_cbranch_vccnz 6
CC2C  v_lshl_add_u64 v[10:11], v[8:9], 2, s[8:9]
CC34  global_load_dword v70, v[10:11], off
CC3C  s_cbranch_execz 1
CC40  s_branch 6
CC44  v_lshl_add_u64 v[10:11], v[8:9], 1, s[8:9]
CC4C  global_load_ushort v3, v[10:11], off
CC54  s_waitcnt vmcnt(0)
CC58  v_lshlrev_b32_e32 v70, 16, v3
CC5C  s_and_b64 vcc, exec, s[4:5]
CC60  v_lshl_add_u64 v[8:9], v[8:9], 0, s[26:27]
CC68  s_cbranch_vccnz 6
CC6C  v_lshl_add_u64 v[10:11], v[8:9], 2, s[8:9]
CC74  global_load_dword v77, v[10:11], off
CC7C  s_cbranch_execz 1
CC80  s_branch 6
CC84  v_lshl_add_u64 v[10:11], v[8:9], 1, s[8:9]
CC8C  global_load_ushort v3, v[10:11], off
CC94  s_waitcnt vmcnt(0)
CC98  v_lshlrev_b32_e32 v77, 16, v3
CC9C  s_and_b64 vcc, exec, s[4:5]
CCA0  v_lshl_add_u64 v[8:9], v[8:9], 0, s[26:27]
CCA8  s_cbranch_vccnz 6
CCAC  v_lshl_add_u64 v[10:11], v[8:9], 2, s[8:9]
CCB4  global_load_dword v76, v[10:11], off
CCBC  s_cbranch_execz 1
CCC0  s_branch 6
CCC4  v_lshl_add_u64 v[10:11], v[8:9], 1, s[8:9]
CCCC  global_load_ushort v3, v[10:11], off
CCD4  s_waitcnt vmcnt(0)
CCD8  v_lshlrev_b32_e32 v76, 16, v3
CCDC  s_and_b64 vcc, exec, s[4:5]
CCE0  v_lshl_add_u64 v[8:9], v[8:9], 0, s[26:27]
CCE8  s_cbranch_vccnz 6
CCEC  v_lshl_add_u64 v[10:11], v[8:9], 2, s[8:9]
CCF4  global_load_dword v81, v[10:11], off
CCFC  s_cbranch_execz 1
CD00  s_branch 6
CD04  v_lshl_add_u64 v[10:11], v[8:9], 1, s[8:9]
CD0C  global_load_ushort v3, v[10:11], off
CD14  s_waitcnt vmcnt(0)
CD18  v_lshlrev_b32_e32 v81, 16, v3
CD1C  s_and_b64 vcc, exec, s[4:5]
CD20  v_lshl_add_u64 v[8:9], v[8:9], 0, s[26:27]
CD28  s_cbranch_vccnz 6
CD2C  v_lshl_add_u64 v[10:11], v[8:9], 2, s[8:9]
CD34  global_load_dword v80, v[10:11], off
CD3C  s_cbranch_execz 1
CD40  s_branch 6
CD44  v_lshl_add_u64 v[10:11], v[8:9], 1, s[8:9]
CD4C  global_load_ushort v3, v[10:11], off
CD54  s_waitcnt vmcnt(0)
CD58  v_lshlrev_b32_e32 v80, 16, v3
CD5C  s_and_b64 vcc, exec, s[4:5]
CD60  v_lshl_add_u64 v[8:9], v[8:9], 0, s[26:27]
CD68  s_cbranch_vccnz 6
CD6C  v_lshl_add_u64 v[10:11], v[8:9], 2, s[8:9]
CD74  global_load_dword v85, v[10:11], off
CD7C  s_cbranch_execz 1
CD80  s_branch 6
CD84  v_lshl_add_u64 v[10:11], v[8:9], 1, s[8:9]
CD8C  global_load_ushort v3, v[10:11], off
CD94  s_waitcnt vmcnt(0)
CD98  v_lshlrev_b32_e32 v85, 16, v3
CD9C  s_and_b64 vcc, exec, s[4:5]
CDA0  v_lshl_add_u64 v[8:9], v[8:9], 0, s[26:27]
CDA8  s_cbranch_vccnz 6
CDAC  v_lshl_add_u64 v[10:11], v[8:9], 2, s[8:9]
CDB4  global_load_dword v84, v[10:11], off
CDBC  s_cbranch_execz 1
CDC0  s_branch 6
CDC4  v_lshl_add_u64 v[10:11], v[8:9], 1, s[8:9]
CDCC  global_load_ushort v3, v[10:11], off
CDD4  s_waitcnt vmcnt(0)
CDD8  v_lshlrev_b32_e32 v84, 16, v3
CDDC  s_and_b64 vcc, exec, s[4:5]
CDE0  v_lshl_add_u64 v[8:9], v[8:9], 0, s[26:27]
CDE8  s_cbranch_vccnz 6
CDEC  v_lshl_add_u64 v[10:11], v[8:9], 2, s[8:9]
CDF4  global_load_dword v91, v[10:11], off
CDFC  s_cbranch_execz 1
CE00  s_branch 6
CE04  v_lshl_add_u64 v[10:11], v[8:9], 1, s[8:9]
CE0C  global_load_ushort v3, v[10:11], off
CE14  s_waitcnt vmcnt(0)
CE18  v_lshlrev_b32_e32 v91, 16, v3
CE1C  s_and_b64 vcc, exec, s[4:5]
CE20  v_lshl_add_u64 v[8:9], v[8:9], 0, s[26:27]
CE28  s_cbranch_vccnz 6
CE2C  v_lshl_add_u64 v[10:11], v[8:9], 2, s[8:9]
CE34  global_load_dword v90, v[10:11], off
CE3C  s_cbranch_execz 1
CE40  s_branch 6
CE44  v_lshl_add_u64 v[10:11], v[8:9], 1, s[8:9]
CE4C  global_load_ushort v3, v[10:11], off
CE54  s_waitcnt vmcnt(0)
CE58  v_lshlrev_b32_e32 v90, 16, v3
CE5C  s_and_b64 vcc, exec, s[4:5]
CE60  v_lshl_add_u64 v[8:9], v[8:9], 0, s[26:27]
CE68  s_cbranch_vccnz 6
CE6C  v_lshl_add_u64 v[10:11], v[8:9], 2, s[8:9]
CE74  global_load_dword v99, v[10:11], off
CE7C  s_cbranch_execz 1
CE80  s_branch 6
CE84  v_lshl_add_u64 v[10:11], v[8:9], 1, s[8:9]
CE8C  global_load_ushort v3, v[10:11], off
CE94  s_waitcnt vmcnt(0)
CE98  v_lshlrev_b32_e32 v99, 16, v3
CE9C  s_and_b64 vcc, exec, s[4:5]
CEA0  v_lshl_add_u64 v[8:9], v[8:9], 0, s[26:27]
CEA8  s_cbranch_vccnz 6
CEAC  v_lshl_add_u64 v[10:11], v[8:9], 2, s[8:9]
CEB4  global_load_dword v98, v[10:11], off
CEBC  s_cbranch_execz 1
CEC0  s_branch 6
CEC4  v_lshl_add_u64 v[10:11], v[8:9], 1, s[8:9]
CECC  global_load_ushort v3, v[10:11], off
CED4  s_waitcnt vmcnt(0)
CED8  v_lshlrev_b32_e32 v98, 16, v3
CEDC  s_and_b64 vcc, exec, s[4:5]
CEE0  v_lshl_add_u64 v[8:9], v[8:9], 0, s[26:27]
CEE8  s_cbranch_vccnz 6
CEEC  v_lshl_add_u64 v[10:11], v[8:9], 2, s[8:9]
CEF4  global_load_dword v105, v[10:11], off
CEFC  s_cbranch_execz 1
CF00  s_branch 6
CF04  v_lshl_add_u64 v[10:11], v[8:9], 1, s[8:9]
CF0C  global_load_ushort v3, v[10:11], off
CF14  s_waitcnt vmcnt(0)
CF18  v_lshlrev_b32_e32 v105, 16, v3
CF1C  s_and_b64 vcc, exec, s[4:5]
CF20  v_lshl_add_u64 v[8:9], v[8:9], 0, s[26:27]
CF28  s_cbranch_vccnz 6
CF2C  v_lshl_add_u64 v[10:11], v[8:9], 2, s[8:9]
CF34  global_load_dword v104, v[10:11], off
CF3C  s_cbranch_execz 1
CF40  s_branch 6
CF44  v_lshl_add_u64 v[10:11], v[8:9], 1, s[8:9]
CF4C  global_load_ushort v3, v[10:11], off
CF54  s_waitcnt vmcnt(0)
CF58  v_lshlrev_b32_e32 v104, 16, v3
CF5C  s_and_b64 vcc, exec, s[4:5]
CF60  v_lshl_add_u64 v[8:9], v[8:9], 0, s[26:27]
CF68  s_cbranch_vccnz 6
CF6C  v_lshl_add_u64 v[10:11], v[8:9], 2, s[8:9]
CF74  global_load_dword v97, v[10:11], off
CF7C  s_cbranch_execz 1
CF80  s_branch 6
CF84  v_lshl_add_u64 v[10:11], v[8:9], 1, s[8:9]
CF8C  global_load_ushort v3, v[10:11], off
CF94  s_waitcnt vmcnt(0)
CF98  v_lshlrev_b32_e32 v97, 16, v3
CF9C  s_and_b64 vcc, exec, s[4:5]
CFA0  v_lshl_add_u64 v[8:9], v[8:9], 0, s[26:27]
CFA8  s_cbranch_vccnz 6
CFAC  v_lshl_add_u64 v[10:11], v[8:9], 2, s[8:9]
CFB4  global_load_dword v96, v[10:11], off
CFBC  s_cbranch_execz 1
CFC0  s_branch 6
CFC4  v_lshl_add_u64 v[8:9], v[8:9], 1, s[8:9]
CFCC  global_load_ushort v3, v[8:9], off
CFD4  s_waitcnt vmcnt(0)
CFD8  v_lshlrev_b32_e32 v96, 16, v3
CFDC  s_or_saveexec_b64 s[4:5], s[24:25]
CFE0  s_load_dwordx2 s[24:25], s[0:1], 0x30
CFE8  v_mov_b32_e32 v7, v6
CFEC  v_mov_b64_e32 v[36:37], v[6:7]
CFF0  v_mov_b64_e32 v[34:35], v[6:7]
CFF4  v_mov_b64_e32 v[32:33], v[6:7]
CFF8  v_mov_b64_e32 v[30:31], v[6:7]
CFFC  v_mov_b64_e32 v[28:29], v[6:7]
D000  v_mov_b64_e32 v[26:27], v[6:7]
D004  v_mov_b64_e32 v[24:25], v[6:7]
D008  v_mov_b64_e32 v[22:23], v[6:7]
D00C  v_mov_b64_e32 v[20:21], v[6:7]
D010  v_mov_b64_e32 v[18:19], v[6:7]
D014  v_mov_b64_e32 v[16:17], v[6:7]
D018  v_mov_b64_e32 v[14:15], v[6:7]
D01C  v_mov_b64_e32 v[12:13], v[6:7]
D020  v_mov_b64_e32 v[10:11], v[6:7]
D024  v_mov_b64_e32 v[8:9], v[6:7]
D028  s_xor_b64 exec, exec, s[4:5]
D02C  s_cbranch_execz 770
D030  v_cndmask_b32_e64 v3, 0, 1, s[28:29]
D038  v_cmp_ne_u32_e64 s[0:1], 1, v3
D040  s_andn2_b64 vcc, exec, s[28:29]
D044  v_lshrrev_b64 v[8:9], 1, v[48:49]
D04C  s_cbranch_vccnz 6
D050  v_lshl_add_u64 v[6:7], v[8:9], 3, s[8:9]
D058  global_load_dwordx2 v[46:47], v[6:7], off
D060  s_cbranch_execz 1
D064  s_branch 8
D068  v_lshl_add_u64 v[6:7], v[8:9], 2, s[8:9]
D070  global_load_dword v3, v[6:7], off
D078  s_waitcnt vmcnt(0)
D07C  v_lshlrev_b32_e32 v46, 16, v3
D080  v_and_b32_e32 v47, 0xffff0000, v3
D088  v_lshl_add_u64 v[6:7], s[26:27], 0, v[48:49]
D090  s_and_b64 vcc, exec, s[0:1]
D094  v_lshrrev_b64 v[10:11], 1, v[6:7]
D09C  s_cbranch_vccnz 6
D0A0  v_lshl_add_u64 v[12:13], v[10:11], 3, s[8:9]
D0A8  global_load_dwordx2 v[48:49], v[12:13], off
D0B0  s_cbranch_execz 1
D0B4  s_branch 8
D0B8  v_lshl_add_u64 v[10:11], v[10:11], 2, s[8:9]
D0C0  global_load_dword v3, v[10:11], off
D0C8  s_waitcnt vmcnt(0)
D0CC  v_lshlrev_b32_e32 v48, 16, v3
D0D0  v_and_b32_e32 v49, 0xffff0000, v3
D0D8  v_lshl_add_u64 v[8:9], v[8:9], 0, s[26:27]
D0E0  s_and_b64 vcc, exec, s[0:1]
D0E4  v_and_b32_e32 v9, 0x7fffffff, v9
D0EC  s_cbranch_vccnz 6
D0F0  v_lshl_add_u64 v[10:11], v[8:9], 3, s[8:9]
D0F8  global_load_dwordx2 v[52:53], v[10:11], off
D100  s_cbranch_execz 1
D104  s_branch 8
D108  v_lshl_add_u64 v[8:9], v[8:9], 2, s[8:9]
D110  global_load_dword v3, v[8:9], off
D118  s_waitcnt vmcnt(0)
D11C  v_lshlrev_b32_e32 v52, 16, v3
D120  v_and_b32_e32 v53, 0xffff0000, v3
D128  v_lshl_add_u64 v[6:7], s[26:27], 1, v[6:7]
D130  s_and_b64 vcc, exec, s[0:1]
D134  v_lshrrev_b64 v[8:9], 1, v[6:7]
D13C  s_cbranch_vccnz 6
D140  v_lshl_add_u64 v[10:11], v[8:9], 3, s[8:9]
D148  global_load_dwordx2 v[56:57], v[10:11], off
D150  s_cbranch_execz 1
D154  s_branch 8
D158  v_lshl_add_u64 v[8:9], v[8:9], 2, s[8:9]
D160  global_load_dword v3, v[8:9], off
D168  s_waitcnt vmcnt(0)
D16C  v_lshlrev_b32_e32 v56, 16, v3
D170  v_and_b32_e32 v57, 0xffff0000, v3
D178  v_lshl_add_u64 v[6:7], v[6:7], 0, s[26:27]
D180  s_and_b64 vcc, exec, s[0:1]
D184  v_lshrrev_b64 v[8:9], 1, v[6:7]
D18C  s_cbranch_vccnz 6
D190  v_lshl_add_u64 v[10:11], v[8:9], 3, s[8:9]
D198  global_load_dwordx2 v[60:61], v[10:11], off
D1A0  s_cbranch_execz 1
D1A4  s_branch 8
D1A8  v_lshl_add_u64 v[8:9], v[8:9], 2, s[8:9]
D1B0  global_load_dword v3, v[8:9], off
D1B8  s_waitcnt vmcnt(0)
D1BC  v_lshlrev_b32_e32 v60, 16, v3
D1C0  v_and_b32_e32 v61, 0xffff0000, v3
D1C8  v_lshl_add_u64 v[6:7], v[6:7], 0, s[26:27]
D1D0  s_and_b64 vcc, exec, s[0:1]
D1D4  v_lshrrev_b64 v[8:9], 1, v[6:7]
D1DC  s_cbranch_vccnz 6
D1E0  v_lshl_add_u64 v[10:11], v[8:9], 3, s[8:9]
D1E8  global_load_dwordx2 v[62:63], v[10:11], off
D1F0  s_cbranch_execz 1
D1F4  s_branch 8
D1F8  v_lshl_add_u64 v[8:9], v[8:9], 2, s[8:9]
D200  global_load_dword v3, v[8:9], off
D208  s_waitcnt vmcnt(0)
D20C  v_lshlrev_b32_e32 v62, 16, v3
D210  v_and_b32_e32 v63, 0xffff0000, v3
D218  v_lshl_add_u64 v[6:7], v[6:7], 0, s[26:27]
D220  s_and_b64 vcc, exec, s[0:1]
D224  v_lshrrev_b64 v[8:9], 1, v[6:7]
D22C  s_cbranch_vccnz 6
D230  v_lshl_add_u64 v[10:11], v[8:9], 3, s[8:9]
D238  global_load_dwordx2 v[66:67], v[10:11], off
D240  s_cbranch_execz 1
D244  s_branch 8
D248  v_lshl_add_u64 v[8:9], v[8:9], 2, s[8:9]
D250  global_load_dword v3, v[8:9], off
D258  s_waitcnt vmcnt(0)
D25C  v_lshlrev_b32_e32 v66, 16, v3
D260  v_and_b32_e32 v67, 0xffff0000, v3
D268  v_lshl_add_u64 v[6:7], v[6:7], 0, s[26:27]
D270  s_and_b64 vcc, exec, s[0:1]
D274  v_lshrrev_b64 v[8:9], 1, v[6:7]
D27C  s_cbranch_vccnz 6
D280  v_lshl_add_u64 v[10:11], v[8:9], 3, s[8:9]
D288  global_load_dwordx2 v[68:69], v[10:11], off
D290  s_cbranch_execz 1
D294  s_branch 8
D298  v_lshl_add_u64 v[8:9], v[8:9], 2, s[8:9]
D2A0  global_load_dword v3, v[8:9], off
D2A8  s_waitcnt vmcnt(0)
D2AC  v_lshlrev_b32_e32 v68, 16, v3
D2B0  v_and_b32_e32 v69, 0xffff0000, v3
D2B8  v_lshl_add_u64 v[6:7], v[6:7], 0, s[26:27]
D2C0  s_and_b64 vcc, exec, s[0:1]
D2C4  v_lshrrev_b64 v[8:9], 1, v[6:7]
D2CC  s_cbranch_vccnz 6
D2D0  v_lshl_add_u64 v[10:11], v[8:9], 3, s[8:9]
D2D8  global_load_dwordx2 v[72:73], v[10:11], off
D2E0  s_cbranch_execz 1
D2E4  s_branch 8
D2E8  v_lshl_add_u64 v[8:9], v[8:9], 2, s[8:9]
D2F0  global_load_dword v3, v[8:9], off
D2F8  s_waitcnt vmcnt(0)
D2FC  v_lshlrev_b32_e32 v72, 16, v3
D300  v_and_b32_e32 v73, 0xffff0000, v3
D308  v_lshl_add_u64 v[6:7], v[6:7], 0, s[26:27]
D310  s_and_b64 vcc, exec, s[0:1]
D314  v_lshrrev_b64 v[8:9], 1, v[6:7]
D31C  s_cbranch_vccnz 6
D320  v_lshl_add_u64 v[10:11], v[8:9], 3, s[8:9]
D328  global_load_dwordx2 v[74:75], v[10:11], off
D330  s_cbranch_execz 1
D334  s_branch 8
D338  v_lshl_add_u64 v[8:9], v[8:9], 2, s[8:9]
D340  global_load_dword v3, v[8:9], off
D348  s_waitcnt vmcnt(0)
D34C  v_lshlrev_b32_e32 v74, 16, v3
D350  v_and_b32_e32 v75, 0xffff0000, v3
D358  v_lshl_add_u64 v[6:7], v[6:7], 0, s[26:27]
D360  s_and_b64 vcc, exec, s[0:1]
D364  v_lshrrev_b64 v[8:9], 1, v[6:7]
D36C  s_cbranch_vccnz 6
D370  v_lshl_add_u64 v[10:11], v[8:9], 3, s[8:9]
D378  global_load_dwordx2 v[78:79], v[10:11], off
D380  s_cbranch_execz 1
D384  s_branch 8
D388  v_lshl_add_u64 v[8:9], v[8:9], 2, s[8:9]
D390  global_load_dword v3, v[8:9], off
D398  s_waitcnt vmcnt(0)
D39C  v_lshlrev_b32_e32 v78, 16, v3
D3A0  v_and_b32_e32 v79, 0xffff0000, v3
D3A8  v_lshl_add_u64 v[6:7], v[6:7], 0, s[26:27]
D3B0  s_and_b64 vcc, exec, s[0:1]
D3B4  v_lshrrev_b64 v[8:9], 1, v[6:7]
D3BC  s_cbranch_vccnz 6
D3C0  v_lshl_add_u64 v[10:11], v[8:9], 3, s[8:9]
D3C8  global_load_dwordx2 v[82:83], v[10:11], off
D3D0  s_cbranch_execz 1
D3D4  s_branch 8
D3D8  v_lshl_add_u64 v[8:9], v[8:9], 2, s[8:9]
D3E0  global_load_dword v3, v[8:9], off
D3E8  s_waitcnt vmcnt(0)
D3EC  v_lshlrev_b32_e32 v82, 16, v3
D3F0  v_and_b32_e32 v83, 0xffff0000, v3
D3F8  v_lshl_add_u64 v[6:7], v[6:7], 0, s[26:27]
D400  s_and_b64 vcc, exec, s[0:1]
D404  v_lshrrev_b64 v[8:9], 1, v[6:7]
D40C  s_cbranch_vccnz 6
D410  v_lshl_add_u64 v[10:11], v[8:9], 3, s[8:9]
D418  global_load_dwordx2 v[86:87], v[10:11], off
D420  s_cbranch_execz 1
D424  s_branch 8
D428  v_lshl_add_u64 v[8:9], v[8:9], 2, s[8:9]
D430  global_load_dword v3, v[8:9], off
D438  s_waitcnt vmcnt(0)
D43C  v_lshlrev_b32_e32 v86, 16, v3
D440  v_and_b32_e32 v87, 0xffff0000, v3
D448  v_lshl_add_u64 v[6:7], v[6:7], 0, s[26:27]
D450  s_and_b64 vcc, exec, s[0:1]
D454  v_lshrrev_b64 v[8:9], 1, v[6:7]
D45C  s_cbranch_vccnz 6
D460  v_lshl_add_u64 v[10:11], v[8:9], 3, s[8:9]
D468  global_load_dwordx2 v[88:89], v[10:11], off
D470  s_cbranch_execz 1
D474  s_branch 8
D478  v_lshl_add_u64 v[8:9], v[8:9], 2, s[8:9]
D480  global_load_dword v3, v[8:9], off
D488  s_waitcnt vmcnt(0)
D48C  v_lshlrev_b32_e32 v88, 16, v3
D490  v_and_b32_e32 v89, 0xffff0000, v3
D498  v_lshl_add_u64 v[6:7], v[6:7], 0, s[26:27]
D4A0  s_and_b64 vcc, exec, s[0:1]
D4A4  v_lshrrev_b64 v[8:9], 1, v[6:7]
D4AC  s_cbranch_vccnz 6
D4B0  v_lshl_add_u64 v[10:11], v[8:9], 3, s[8:9]
D4B8  global_load_dwordx2 v[94:95], v[10:11], off
D4C0  s_cbranch_execz 1
D4C4  s_branch 8
D4C8  v_lshl_add_u64 v[8:9], v[8:9], 2, s[8:9]
D4D0  global_load_dword v3, v[8:9], off
D4D8  s_waitcnt vmcnt(0)
D4DC  v_lshlrev_b32_e32 v94, 16, v3
D4E0  v_and_b32_e32 v95, 0xffff0000, v3
D4E8  v_lshl_add_u64 v[6:7], v[6:7], 0, s[26:27]
D4F0  s_and_b64 vcc, exec, s[0:1]
D4F4  v_lshrrev_b64 v[8:9], 1, v[6:7]
D4FC  s_cbranch_vccnz 6
D500  v_lshl_add_u64 v[10:11], v[8:9], 3, s[8:9]
D508  global_load_dwordx2 v[92:93], v[10:11], off
D510  s_cbranch_execz 1
D514  s_branch 8
D518  v_lshl_add_u64 v[8:9], v[8:9], 2, s[8:9]
D520  global_load_dword v3, v[8:9], off
D528  s_waitcnt vmcnt(0)
D52C  v_lshlrev_b32_e32 v92, 16, v3
D530  v_and_b32_e32 v93, 0xffff0000, v3
D538  v_lshl_add_u64 v[6:7], v[6:7], 0, s[26:27]
D540  s_and_b64 vcc, exec, s[0:1]
D544  v_lshrrev_b64 v[8:9], 1, v[6:7]
D54C  s_cbranch_vccnz 6
D550  v_lshl_add_u64 v[10:11], v[8:9], 3, s[8:9]
D558  global_load_dwordx2 v[102:103], v[10:11], off
D560  s_cbranch_execz 1
D564  s_branch 8
D568  v_lshl_add_u64 v[8:9], v[8:9], 2, s[8:9]
D570  global_load_dword v3, v[8:9], off
D578  s_waitcnt vmcnt(0)
D57C  v_lshlrev_b32_e32 v102, 16, v3
D580  v_and_b32_e32 v103, 0xffff0000, v3
D588  v_lshl_add_u64 v[6:7], v[6:7], 0, s[26:27]
D590  s_and_b64 vcc, exec, s[0:1]
D594  v_lshrrev_b64 v[8:9], 1, v[6:7]
D59C  s_cbranch_vccnz 6
D5A0  v_lshl_add_u64 v[10:11], v[8:9], 3, s[8:9]
D5A8  global_load_dwordx2 v[100:101], v[10:11], off
D5B0  s_cbranch_execz 1
D5B4  s_branch 8
D5B8  v_lshl_add_u64 v[8:9], v[8:9], 2, s[8:9]
D5C0  global_load_dword v3, v[8:9], off
D5C8  s_waitcnt vmcnt(0)
D5CC  v_lshlrev_b32_e32 v100, 16, v3
D5D0  v_and_b32_e32 v101, 0xffff0000, v3
D5D8  v_lshl_add_u64 v[6:7], v[6:7], 0, s[26:27]
D5E0  s_and_b64 vcc, exec, s[0:1]
D5E4  v_lshrrev_b64 v[8:9], 1, v[6:7]
D5EC  s_cbranch_vccnz 6
D5F0  v_lshl_add_u64 v[10:11], v[8:9], 3, s[8:9]
D5F8  global_load_dwordx2 v[108:109], v[10:11], off
D600  s_cbranch_execz 1
D604  s_branch 8
D608  v_lshl_add_u64 v[8:9], v[8:9], 2, s[8:9]
D610  global_load_dword v3, v[8:9], off
D618  s_waitcnt vmcnt(0)
D61C  v_lshlrev_b32_e32 v108, 16, v3
D620  v_and_b32_e32 v109, 0xffff0000, v3
D628  v_lshl_add_u64 v[6:7], v[6:7], 0, s[26:27]
D630  s_and_b64 vcc, exec, s[0:1]
D634  v_lshrrev_b64 v[8:9], 1, v[6:7]
D63C  s_cbranch_vccnz 6
D640  v_lshl_add_u64 v[10:11], v[8:9], 3, s[8:9]
D648  global_load_dwordx2 v[106:107], v[10:11], off
D650  s_cbranch_execz 1
D654  s_branch 8
D658  v_lshl_add_u64 v[8:9], v[8:9], 2, s[8:9]
D660  global_load_dword v3, v[8:9], off
D668  s_waitcnt vmcnt(0)
D66C  v_lshlrev_b32_e32 v106, 16, v3
D670  v_and_b32_e32 v107, 0xffff0000, v3
D678  v_lshl_add_u64 v[6:7], v[6:7], 0, s[26:27]
D680  s_and_b64 vcc, exec, s[0:1]
D684  v_lshrrev_b64 v[8:9], 1, v[6:7]
D68C  s_cbranch_vccnz 6
D690  v_lshl_add_u64 v[10:11], v[8:9], 3, s[8:9]
D698  global_load_dwordx2 v[112:113], v[10:11], off
D6A0  s_cbranch_execz 1
D6A4  s_branch 8
D6A8  v_lshl_add_u64 v[8:9], v[8:9], 2, s[8:9]
D6B0  global_load_dword v3, v[8:9], off
D6B8  s_waitcnt vmcnt(0)
D6BC  v_lshlrev_b32_e32 v112, 16, v3
D6C0  v_and_b32_e32 v113, 0xffff0000, v3
D6C8  v_lshl_add_u64 v[6:7], v[6:7], 0, s[26:27]
D6D0  s_and_b64 vcc, exec, s[0:1]
D6D4  v_lshrrev_b64 v[8:9], 1, v[6:7]
D6DC  s_cbranch_vccnz 6
D6E0  v_lshl_add_u64 v[10:11], v[8:9], 3, s[8:9]
D6E8  global_load_dwordx2 v[110:111], v[10:11], off
D6F0  s_cbranch_execz 1
D6F4  s_branch 8
D6F8  v_lshl_add_u64 v[8:9], v[8:9], 2, s[8:9]
D700  global_load_dword v3, v[8:9], off
D708  s_waitcnt vmcnt(0)
D70C  v_lshlrev_b32_e32 v110, 16, v3
D710  v_and_b32_e32 v111, 0xffff0000, v3
D718  v_lshl_add_u64 v[6:7], v[6:7], 0, s[26:27]
D720  s_and_b64 vcc, exec, s[0:1]
D724  v_lshrrev_b64 v[8:9], 1, v[6:7]
D72C  s_cbranch_vccnz 6
D730  v_lshl_add_u64 v[10:11], v[8:9], 3, s[8:9]
D738  global_load_dwordx2 v[116:117], v[10:11], off
D740  s_cbranch_execz 1
D744  s_branch 8
D748  v_lshl_add_u64 v[8:9], v[8:9], 2, s[8:9]
D750  global_load_dword v3, v[8:9], off
D758  s_waitcnt vmcnt(0)
D75C  v_lshlrev_b32_e32 v116, 16, v3
D760  v_and_b32_e32 v117, 0xffff0000, v3
D768  v_lshl_add_u64 v[6:7], v[6:7], 0, s[26:27]
D770  s_and_b64 vcc, exec, s[0:1]
D774  v_lshrrev_b64 v[8:9], 1, v[6:7]
D77C  s_cbranch_vccnz 6
D780  v_lshl_add_u64 v[10:11], v[8:9], 3, s[8:9]
D788  global_load_dwordx2 v[114:115], v[10:11], off
D790  s_cbranch_execz 1
D794  s_branch 8
D798  v_lshl_add_u64 v[8:9], v[8:9], 2, s[8:9]
D7A0  global_load_dword v3, v[8:9], off
D7A8  s_waitcnt vmcnt(0)
D7AC  v_lshlrev_b32_e32 v114, 16, v3
D7B0  v_and_b32_e32 v115, 0xffff0000, v3
D7B8  v_lshl_add_u64 v[6:7], v[6:7], 0, s[26:27]
D7C0  s_and_b64 vcc, exec, s[0:1]
D7C4  v_lshrrev_b64 v[8:9], 1, v[6:7]
D7CC  s_cbranch_vccnz 6
D7D0  v_lshl_add_u64 v[10:11], v[8:9], 3, s[8:9]
D7D8  global_load_dwordx2 v[120:121], v[10:11], off
D7E0  s_cbranch_execz 1
D7E4  s_branch 8
D7E8  v_lshl_add_u64 v[8:9], v[8:9], 2, s[8:9]
D7F0  global_load_dword v3, v[8:9], off
D7F8  s_waitcnt vmcnt(0)
D7FC  v_lshlrev_b32_e32 v120, 16, v3
D800  v_and_b32_e32 v121, 0xffff0000, v3
D808  v_lshl_add_u64 v[6:7], v[6:7], 0, s[26:27]
D810  s_and_b64 vcc, exec, s[0:1]
D814  v_lshrrev_b64 v[8:9], 1, v[6:7]
D81C  s_cbranch_vccnz 6
D820  v_lshl_add_u64 v[10:11], v[8:9], 3, s[8:9]
D828  global_load_dwordx2 v[118:119], v[10:11], off
D830  s_cbranch_execz 1
D834  s_branch 8
D838  v_lshl_add_u64 v[8:9], v[8:9], 2, s[8:9]
D840  global_load_dword v3, v[8:9], off
D848  s_waitcnt vmcnt(0)
D84C  v_lshlrev_b32_e32 v118, 16, v3
D850  v_and_b32_e32 v119, 0xffff0000, v3
D858  v_lshl_add_u64 v[6:7], v[6:7], 0, s[26:27]
D860  s_and_b64 vcc, exec, s[0:1]
D864  v_lshrrev_b64 v[8:9], 1, v[6:7]
D86C  s_cbranch_vccnz 6
D870  v_lshl_add_u64 v[10:11], v[8:9], 3, s[8:9]
D878  global_load_dwordx2 v[124:125], v[10:11], off
D880  s_cbranch_execz 1
D884  s_branch 8
D888  v_lshl_add_u64 v[8:9], v[8:9], 2, s[8:9]
D890  global_load_dword v3, v[8:9], off
D898  s_waitcnt vmcnt(0)
D89C  v_lshlrev_b32_e32 v124, 16, v3
D8A0  v_and_b32_e32 v125, 0xffff0000, v3
D8A8  v_lshl_add_u64 v[6:7], v[6:7], 0, s[26:27]
D8B0  s_and_b64 vcc, exec, s[0:1]
D8B4  v_lshrrev_b64 v[8:9], 1, v[6:7]
D8BC  s_cbranch_vccnz 6
D8C0  v_lshl_add_u64 v[10:11], v[8:9], 3, s[8:9]
D8C8  global_load_dwordx2 v[122:123], v[10:11], off
D8D0  s_cbranch_execz 1
D8D4  s_branch 8
D8D8  v_lshl_add_u64 v[8:9], v[8:9], 2, s[8:9]
D8E0  global_load_dword v3, v[8:9], off
D8E8  s_waitcnt vmcnt(0)
D8EC  v_lshlrev_b32_e32 v122, 16, v3
D8F0  v_and_b32_e32 v123, 0xffff0000, v3
D8F8  v_lshl_add_u64 v[6:7], v[6:7], 0, s[26:27]
D900  s_and_b64 vcc, exec, s[0:1]
D904  v_lshrrev_b64 v[8:9], 1, v[6:7]
D90C  s_cbranch_vccnz 6
D910  v_lshl_add_u64 v[10:11], v[8:9], 3, s[8:9]
D918  global_load_dwordx2 v[128:129], v[10:11], off
D920  s_cbranch_execz 1
D924  s_branch 8
D928  v_lshl_add_u64 v[8:9], v[8:9], 2, s[8:9]
D930  global_load_dword v3, v[8:9], off
D938  s_waitcnt vmcnt(0)
D93C  v_lshlrev_b32_e32 v128, 16, v3
D940  v_and_b32_e32 v129, 0xffff0000, v3
D948  v_lshl_add_u64 v[6:7], v[6:7], 0, s[26:27]
D950  s_and_b64 vcc, exec, s[0:1]
D954  v_lshrrev_b64 v[8:9], 1, v[6:7]
D95C  s_cbranch_vccnz 6
D960  v_lshl_add_u64 v[10:11], v[8:9], 3, s[8:9]
D968  global_load_dwordx2 v[126:127], v[10:11], off
D970  s_cbranch_execz 1
D974  s_branch 8
D978  v_lshl_add_u64 v[8:9], v[8:9], 2, s[8:9]
D980  global_load_dword v3, v[8:9], off
D988  s_waitcnt vmcnt(0)
D98C  v_lshlrev_b32_e32 v126, 16, v3
D990  v_and_b32_e32 v127, 0xffff0000, v3
D998  v_lshl_add_u64 v[6:7], v[6:7], 0, s[26:27]
D9A0  s_and_b64 vcc, exec, s[0:1]
D9A4  v_lshrrev_b64 v[8:9], 1, v[6:7]
D9AC  s_cbranch_vccnz 6
D9B0  v_lshl_add_u64 v[10:11], v[8:9], 3, s[8:9]
D9B8  global_load_dwordx2 v[130:131], v[10:11], off
D9C0  s_cbranch_execz 1
D9C4  s_branch 8
D9C8  v_lshl_add_u64 v[8:9], v[8:9], 2, s[8:9]
D9D0  global_load_dword v3, v[8:9], off
D9D8  s_waitcnt vmcnt(0)
D9DC  v_lshlrev_b32_e32 v130, 16, v3
D9E0  v_and_b32_e32 v131, 0xffff0000, v3
D9E8  v_lshl_add_u64 v[6:7], v[6:7], 0, s[26:27]
D9F0  s_and_b64 vcc, exec, s[0:1]
D9F4  v_lshrrev_b64 v[132:133], 1, v[6:7]
D9FC  s_cbranch_vccnz 71
DA00  v_lshl_add_u64 v[6:7], v[132:133], 3, s[8:9]
DA08  global_load_dwordx2 v[96:97], v[6:7], off
DA10  s_waitcnt vmcnt(1)
DA14  v_mov_b32_e32 v9, v47
DA18  v_mov_b32_e32 v10, v49
DA1C  v_mov_b32_e32 v11, v53
DA20  v_mov_b32_e32 v12, v57
DA24  v_mov_b32_e32 v13, v61
DA28  v_mov_b32_e32 v14, v63
DA2C  v_mov_b32_e32 v15, v67
DA30  v_mov_b32_e32 v16, v69
DA34  v_mov_b32_e32 v17, v73
DA38  v_mov_b32_e32 v18, v75
DA3C  v_mov_b32_e32 v19, v79
DA40  v_mov_b32_e32 v20, v83
DA44  v_mov_b32_e32 v21, v87
DA48  v_mov_b32_e32 v22, v89
DA4C  v_mov_b32_e32 v23, v95
DA50  v_mov_b32_e32 v24, v93
DA54  v_mov_b32_e32 v25, v103
DA58  v_mov_b32_e32 v26, v101
DA5C  v_mov_b32_e32 v27, v109
DA60  v_mov_b32_e32 v28, v107
DA64  v_mov_b32_e32 v29, v113
DA68  v_mov_b32_e32 v30, v111
DA6C  v_mov_b32_e32 v31, v117
DA70  v_mov_b32_e32 v32, v115
DA74  v_mov_b32_e32 v33, v121
DA78  v_mov_b32_e32 v34, v119
DA7C  v_mov_b32_e32 v35, v125
DA80  v_mov_b32_e32 v36, v123
DA84  v_mov_b32_e32 v37, v129
DA88  v_mov_b32_e32 v6, v127
DA8C  v_mov_b32_e32 v7, v131
DA90  v_mov_b32_e32 v104, v126
DA94  v_mov_b32_e32 v105, v128
DA98  v_mov_b32_e32 v98, v122
DA9C  v_mov_b32_e32 v99, v124
DAA0  v_mov_b32_e32 v90, v118
DAA4  v_mov_b32_e32 v91, v120
DAA8  v_mov_b32_e32 v84, v114
DAAC  v_mov_b32_e32 v85, v116
DAB0  v_mov_b32_e32 v80, v110
DAB4  v_mov_b32_e32 v81, v112
DAB8  v_mov_b32_e32 v76, v106
DABC  v_mov_b32_e32 v77, v108
DAC0  v_mov_b32_e32 v70, v100
DAC4  v_mov_b32_e32 v71, v102
DAC8  v_mov_b32_e32 v64, v92
DACC  v_mov_b32_e32 v65, v94
DAD0  v_mov_b32_e32 v58, v88
DAD4  v_mov_b32_e32 v59, v86
DAD8  v_mov_b32_e32 v54, v82
DADC  v_mov_b32_e32 v55, v78
DAE0  v_mov_b32_e32 v50, v74
DAE4  v_mov_b32_e32 v51, v72
DAE8  v_mov_b32_e32 v44, v68
DAEC  v_mov_b32_e32 v45, v66
DAF0  v_mov_b32_e32 v42, v62
DAF4  v_mov_b32_e32 v43, v60
DAF8  v_mov_b32_e32 v40, v56
DAFC  v_mov_b32_e32 v41, v52
DB00  v_mov_b32_e32 v38, v48
DB04  v_mov_b32_e32 v39, v46
DB08  s_waitcnt vmcnt(0)
DB0C  v_mov_b32_e32 v8, v97
DB10  v_mov_b32_e32 v97, v130
DB14  s_cbranch_execz 1
DB18  s_branch 71
DB1C  v_lshl_add_u64 v[6:7], v[132:133], 2, s[8:9]
DB24  global_load_dword v3, v[6:7], off
DB2C  s_waitcnt vmcnt(1)
DB30  v_mov_b32_e32 v10, v49
DB34  v_mov_b32_e32 v12, v57
DB38  v_mov_b32_e32 v14, v63
DB3C  v_mov_b32_e32 v16, v69
DB40  v_mov_b32_e32 v18, v75
DB44  v_mov_b32_e32 v20, v83
DB48  v_mov_b32_e32 v22, v89
DB4C  v_mov_b32_e32 v24, v93
DB50  v_mov_b32_e32 v26, v101
DB54  v_mov_b32_e32 v28, v107
DB58  v_mov_b32_e32 v30, v111
DB5C  v_mov_b32_e32 v32, v115
DB60  v_mov_b32_e32 v34, v119
DB64  v_mov_b32_e32 v36, v123
DB68  v_mov_b32_e32 v6, v127
DB6C  v_mov_b32_e32 v127, v128
DB70  v_mov_b32_e32 v123, v124
DB74  v_mov_b32_e32 v119, v120
DB78  v_mov_b32_e32 v115, v116
DB7C  v_mov_b32_e32 v111, v112
DB80  v_mov_b32_e32 v107, v108
DB84  v_mov_b32_e32 v101, v102
DB88  v_mov_b32_e32 v93, v94
DB8C  v_mov_b32_e32 v89, v86
DB90  v_mov_b32_e32 v83, v78
DB94  v_mov_b32_e32 v75, v72
DB98  v_mov_b32_e32 v69, v66
DB9C  v_mov_b32_e32 v63, v60
DBA0  v_mov_b32_e32 v57, v52
DBA4  v_mov_b32_e32 v49, v46
DBA8  v_mov_b32_e32 v9, v47
DBAC  v_mov_b32_e32 v11, v53
DBB0  v_mov_b32_e32 v13, v61
DBB4  v_mov_b32_e32 v15, v67
DBB8  v_mov_b32_e32 v17, v73
DBBC  v_mov_b32_e32 v19, v79
DBC0  v_mov_b32_e32 v21, v87
DBC4  v_mov_b32_e32 v23, v95
DBC8  v_mov_b32_e32 v25, v103
DBCC  v_mov_b32_e32 v27, v109
DBD0  v_mov_b32_e32 v29, v113
DBD4  v_mov_b32_e32 v31, v117
DBD8  v_mov_b32_e32 v33, v121
DBDC  v_mov_b32_e32 v35, v125
DBE0  v_mov_b32_e32 v37, v129
DBE4  v_mov_b32_e32 v7, v131
DBE8  v_mov_b32_e32 v97, v130
DBEC  v_mov_b64_e32 v[38:39], v[48:49]
DBF0  v_mov_b64_e32 v[40:41], v[56:57]
DBF4  v_mov_b64_e32 v[42:43], v[62:63]
DBF8  v_mov_b64_e32 v[44:45], v[68:69]
DBFC  v_mov_b64_e32 v[50:51], v[74:75]
DC00  v_mov_b64_e32 v[54:55], v[82:83]
DC04  v_mov_b64_e32 v[58:59], v[88:89]
DC08  v_mov_b64_e32 v[64:65], v[92:93]
DC0C  v_mov_b64_e32 v[70:71], v[100:101]
DC10  v_mov_b64_e32 v[76:77], v[106:107]
DC14  v_mov_b64_e32 v[80:81], v[110:111]
DC18  v_mov_b64_e32 v[84:85], v[114:115]
DC1C  v_mov_b64_e32 v[90:91], v[118:119]
DC20  v_mov_b64_e32 v[98:99], v[122:123]
DC24  v_mov_b64_e32 v[104:105], v[126:127]
DC28  s_waitcnt vmcnt(0)
DC2C  v_lshlrev_b32_e32 v96, 16, v3
DC30  v_and_b32_e32 v8, 0xffff0000, v3
DC38  s_or_b64 exec, exec, s[4:5]
DC3C  s_cmp_lg_u32 s19, 0
DC40  s_cselect_b64 s[26:27], -1, 0
DC44  s_cmp_eq_u32 s19, 0
DC48  s_cbranch_scc1 96
DC4C  s_lshl_b32 s0, s19, 31
DC50  s_lshl_b32 s1, s19, 30
DC54  v_bfrev_b32_e32 v3, 1
DC58  s_waitcnt vmcnt(0)
DC5C  v_xor_b32_e32 v39, s0, v39
DC60  s_lshl_b32 s0, s19, 28
DC64  v_bitop3_b32 v38, s1, v38, v3 bitop3:0x6c
DC6C  s_lshl_b32 s1, s19, 29
DC70  v_bitop3_b32 v40, s0, v40, v3 bitop3:0x6c
DC78  s_lshl_b32 s0, s19, 26
DC7C  v_bitop3_b32 v41, s1, v41, v3 bitop3:0x6c
DC84  s_lshl_b32 s1, s19, 27
DC88  v_bitop3_b32 v42, s0, v42, v3 bitop3:0x6c
DC90  s_lshl_b32 s0, s19, 24
DC94  v_bitop3_b32 v43, s1, v43, v3 bitop3:0x6c
DC9C  s_lshl_b32 s1, s19, 25
DCA0  v_bitop3_b32 v44, s0, v44, v3 bitop3:0x6c
DCA8  s_lshl_b32 s0, s19, 22
DCAC  v_bitop3_b32 v45, s1, v45, v3 bitop3:0x6c
DCB4  s_lshl_b32 s1, s19, 23
DCB8  v_bitop3_b32 v50, s0, v50, v3 bitop3:0x6c
DCC0  s_lshl_b32 s0, s19, 20
DCC4  v_bitop3_b32 v51, s1, v51, v3 bitop3:0x6c
DCCC  s_lshl_b32 s1, s19, 21
DCD0  v_bitop3_b32 v54, s0, v54, v3 bitop3:0x6c
DCD8  s_lshl_b32 s0, s19, 18
DCDC  v_bitop3_b32 v55, s1, v55, v3 bitop3:0x6c
DCE4  s_lshl_b32 s1, s19, 19
DCE8  v_bitop3_b32 v58, s0, v58, v3 bitop3:0x6c
DCF0  s_lshl_b32 s0, s19, 16
DCF4  v_bitop3_b32 v59, s1, v59, v3 bitop3:0x6c
DCFC  s_lshl_b32 s1, s19, 17
DD00  v_bitop3_b32 v64, s0, v64, v3 bitop3:0x6c
DD08  s_lshl_b32 s0, s19, 14
DD0C  v_bitop3_b32 v65, s1, v65, v3 bitop3:0x6c
DD14  s_lshl_b32 s1, s19, 15
DD18  v_bitop3_b32 v70, s0, v70, v3 bitop3:0x6c
DD20  s_lshl_b32 s0, s19, 12
DD24  v_bitop3_b32 v71, s1, v71, v3 bitop3:0x6c
DD2C  s_lshl_b32 s1, s19, 13
DD30  v_bitop3_b32 v76, s0, v76, v3 bitop3:0x6c
DD38  s_lshl_b32 s0, s19, 10
DD3C  v_bitop3_b32 v77, s1, v77, v3 bitop3:0x6c
DD44  s_lshl_b32 s1, s19, 11
DD48  v_bitop3_b32 v80, s0, v80, v3 bitop3:0x6c
DD50  s_lshl_b32 s0, s19, 8
DD54  v_bitop3_b32 v81, s1, v81, v3 bitop3:0x6c
DD5C  s_lshl_b32 s1, s19, 9
DD60  v_bitop3_b32 v84, s0, v84, v3 bitop3:0x6c
DD68  s_lshl_b32 s0, s19, 6
DD6C  v_bitop3_b32 v85, s1, v85, v3 bitop3:0x6c
DD74  s_lshl_b32 s1, s19, 7
DD78  v_bitop3_b32 v90, s0, v90, v3 bitop3:0x6c
DD80  s_lshl_b32 s0, s19, 4
DD84  v_bitop3_b32 v91, s1, v91, v3 bitop3:0x6c
DD8C  s_lshl_b32 s1, s19, 5
DD90  v_bitop3_b32 v98, s0, v98, v3 bitop3:0x6c
DD98  s_lshl_b32 s0, s19, 2
DD9C  v_bitop3_b32 v99, s1, v99, v3 bitop3:0x6c
DDA4  s_lshl_b32 s1, s19, 3
DDA8  v_bitop3_b32 v104, s0, v104, v3 bitop3:0x6c
DDB0  s_lshl_b32 s0, s19, 1
DDB4  v_bitop3_b32 v105, s1, v105, v3 bitop3:0x6c
DDBC  v_bitop3_b32 v96, s19, v96, v3 bitop3:0x6c
DDC4  v_bitop3_b32 v97, s0, v97, v3 bitop3:0x6c
DDCC  s_waitcnt vmcnt(0)
DDD0  v_pk_add_f32 v[52:53], v[38:39], v[38:39] op_sel:[1,0] op_sel_hi:[0,1]
DDD8  v_pk_add_f32 v[38:39], v[38:39], v[38:39] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
DDE0  v_pk_add_f32 v[56:57], v[40:41], v[40:41] op_sel:[1,0] op_sel_hi:[0,1]
DDE8  v_pk_add_f32 v[40:41], v[40:41], v[40:41] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
DDF0  v_pk_add_f32 v[60:61], v[42:43], v[42:43] op_sel:[1,0] op_sel_hi:[0,1]
DDF8  v_pk_add_f32 v[42:43], v[42:43], v[42:43] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
DE00  v_pk_add_f32 v[66:67], v[44:45], v[44:45] op_sel:[1,0] op_sel_hi:[0,1]
DE08  v_pk_add_f32 v[44:45], v[44:45], v[44:45] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
DE10  v_pk_add_f32 v[68:69], v[50:51], v[50:51] op_sel:[1,0] op_sel_hi:[0,1]
DE18  v_pk_add_f32 v[46:47], v[50:51], v[50:51] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
DE20  v_pk_add_f32 v[50:51], v[54:55], v[54:55] op_sel:[1,0] op_sel_hi:[0,1]
DE28  v_pk_add_f32 v[48:49], v[54:55], v[54:55] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
DE30  v_pk_add_f32 v[54:55], v[58:59], v[58:59] op_sel:[1,0] op_sel_hi:[0,1]
DE38  v_pk_add_f32 v[58:59], v[58:59], v[58:59] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
DE40  v_pk_add_f32 v[72:73], v[64:65], v[64:65] op_sel:[1,0] op_sel_hi:[0,1]
DE48  v_pk_add_f32 v[62:63], v[64:65], v[64:65] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
DE50  v_mov_b32_e32 v53, v39
DE54  v_mov_b32_e32 v57, v41
DE58  v_mov_b32_e32 v61, v43
DE5C  v_mov_b32_e32 v67, v45
DE60  v_mov_b32_e32 v69, v47
DE64  v_mov_b32_e32 v51, v49
DE68  v_mov_b32_e32 v55, v59
DE6C  v_mov_b32_e32 v73, v63
DE70  v_pk_add_f32 v[38:39], v[52:53], v[56:57]
DE78  v_pk_add_f32 v[40:41], v[60:61], v[66:67]
DE80  v_pk_add_f32 v[42:43], v[68:69], v[50:51]
DE88  v_pk_add_f32 v[44:45], v[54:55], v[72:73]
DE90  v_pk_add_f32 v[48:49], v[38:39], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
DE98  v_pk_add_f32 v[58:59], v[42:43], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
DEA0  v_pk_add_f32 v[38:39], v[38:39], v[40:41]
DEA8  v_pk_add_f32 v[40:41], v[42:43], v[44:45]
DEB0  v_pk_add_f32 v[46:47], v[48:49], v[58:59] neg_lo:[0,1] neg_hi:[0,1]
DEB8  s_mov_b32 s0, 0x3e800000
DEC0  v_pk_add_f32 v[48:49], v[48:49], v[58:59]
DEC8  v_pk_add_f32 v[42:43], v[38:39], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
DED0  v_pk_add_f32 v[38:39], v[38:39], v[40:41]
DED8  v_pk_mul_f32 v[62:63], v[48:49], s[0:1] op_sel_hi:[1,0]
DEE0  v_pk_mul_f32 v[48:49], v[42:43], s[0:1] op_sel_hi:[1,0]
DEE8  v_pk_mul_f32 v[64:65], v[38:39], s[0:1] op_sel_hi:[1,0]
DEF0  v_pk_add_f32 v[38:39], v[52:53], v[56:57] neg_lo:[0,1] neg_hi:[0,1]
DEF8  v_pk_add_f32 v[40:41], v[60:61], v[66:67] neg_lo:[0,1] neg_hi:[0,1]
DF00  v_pk_add_f32 v[42:43], v[68:69], v[50:51] neg_lo:[0,1] neg_hi:[0,1]
DF08  v_pk_add_f32 v[44:45], v[54:55], v[72:73] neg_lo:[0,1] neg_hi:[0,1]
DF10  v_pk_add_f32 v[50:51], v[38:39], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
DF18  v_pk_add_f32 v[38:39], v[38:39], v[40:41]
DF20  v_pk_add_f32 v[40:41], v[42:43], v[44:45]
DF28  v_pk_add_f32 v[112:113], v[90:91], v[90:91] op_sel:[1,0] op_sel_hi:[0,1]
DF30  v_pk_add_f32 v[82:83], v[90:91], v[90:91] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
DF38  v_pk_add_f32 v[116:117], v[104:105], v[104:105] op_sel:[1,0] op_sel_hi:[0,1]
DF40  v_pk_add_f32 v[90:91], v[104:105], v[104:105] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
DF48  v_pk_add_f32 v[104:105], v[96:97], v[96:97] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
DF50  v_pk_add_f32 v[52:53], v[42:43], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
DF58  v_pk_add_f32 v[42:43], v[38:39], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
DF60  v_pk_add_f32 v[38:39], v[38:39], v[40:41]
DF68  v_and_b32_e32 v102, 0x7fffffff, v65
DF70  v_and_b32_e32 v104, 0x7fffffff, v64
DF78  v_pk_mul_f32 v[68:69], v[38:39], s[0:1] op_sel_hi:[1,0]
DF80  v_pk_add_f32 v[106:107], v[70:71], v[70:71] op_sel:[1,0] op_sel_hi:[0,1]
DF88  v_pk_add_f32 v[70:71], v[70:71], v[70:71] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
DF90  v_pk_add_f32 v[108:109], v[76:77], v[76:77] op_sel:[1,0] op_sel_hi:[0,1]
DF98  v_pk_add_f32 v[74:75], v[76:77], v[76:77] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
DFA0  v_pk_add_f32 v[110:111], v[80:81], v[80:81] op_sel:[1,0] op_sel_hi:[0,1]
DFA8  v_pk_add_f32 v[76:77], v[80:81], v[80:81] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
DFB0  v_pk_add_f32 v[80:81], v[84:85], v[84:85] op_sel:[1,0] op_sel_hi:[0,1]
DFB8  v_pk_add_f32 v[78:79], v[84:85], v[84:85] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
DFC0  v_pk_add_f32 v[114:115], v[98:99], v[98:99] op_sel:[1,0] op_sel_hi:[0,1]
DFC8  v_pk_add_f32 v[86:87], v[98:99], v[98:99] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
DFD0  v_pk_add_f32 v[118:119], v[96:97], v[96:97] op_sel:[1,0] op_sel_hi:[0,1]
DFD8  v_max_u32_e32 v3, v102, v104
DFDC  v_pk_add_f32 v[54:55], v[50:51], v[52:53] neg_lo:[0,1] neg_hi:[0,1]
DFE4  v_pk_add_f32 v[50:51], v[50:51], v[52:53]
DFEC  v_and_b32_e32 v101, 0x7fffffff, v69
DFF4  v_and_b32_e32 v103, 0x7fffffff, v68
DFFC  v_and_b32_e32 v98, 0x7fffffff, v63
E004  v_and_b32_e32 v100, 0x7fffffff, v62
E00C  v_pk_mul_f32 v[66:67], v[50:51], s[0:1] op_sel_hi:[1,0]
E014  v_max3_u32 v3, v101, v103, v3
E01C  v_mov_b32_e32 v107, v71
E020  v_mov_b32_e32 v109, v75
E024  v_mov_b32_e32 v111, v77
E028  v_mov_b32_e32 v81, v79
E02C  v_mov_b32_e32 v113, v83
E030  v_mov_b32_e32 v115, v87
E034  v_mov_b32_e32 v117, v91
E038  v_mov_b32_e32 v119, v105
E03C  v_and_b32_e32 v97, 0x7fffffff, v67
E044  v_and_b32_e32 v99, 0x7fffffff, v66
E04C  v_pk_mul_f32 v[56:57], v[42:43], s[0:1] op_sel_hi:[1,0]
E054  v_max3_u32 v3, v98, v100, v3
E05C  v_pk_add_f32 v[40:41], v[106:107], v[108:109]
E064  v_pk_add_f32 v[42:43], v[110:111], v[80:81]
E06C  v_pk_add_f32 v[44:45], v[112:113], v[114:115]
E074  v_pk_add_f32 v[52:53], v[116:117], v[118:119]
E07C  v_and_b32_e32 v93, 0x7fffffff, v49
E084  v_and_b32_e32 v95, 0x7fffffff, v48
E08C  v_max3_u32 v3, v97, v99, v3
E094  v_pk_add_f32 v[50:51], v[40:41], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
E09C  v_pk_add_f32 v[58:59], v[44:45], v[52:53] neg_lo:[0,1] neg_hi:[0,1]
E0A4  v_pk_add_f32 v[42:43], v[40:41], v[42:43]
E0AC  v_pk_add_f32 v[44:45], v[44:45], v[52:53]
E0B4  v_pk_mul_f32 v[46:47], v[46:47], s[0:1] op_sel_hi:[1,0]
E0BC  v_max3_u32 v3, v93, v95, v3
E0C4  v_and_b32_e32 v94, 0x7fffffff, v57
E0CC  v_and_b32_e32 v96, 0x7fffffff, v56
E0D4  v_pk_add_f32 v[40:41], v[42:43], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
E0DC  v_pk_add_f32 v[42:43], v[42:43], v[44:45]
E0E4  v_pk_add_f32 v[44:45], v[106:107], v[108:109] neg_lo:[0,1] neg_hi:[0,1]
E0EC  v_pk_add_f32 v[60:61], v[110:111], v[80:81] neg_lo:[0,1] neg_hi:[0,1]
E0F4  v_pk_add_f32 v[70:71], v[112:113], v[114:115] neg_lo:[0,1] neg_hi:[0,1]
E0FC  v_pk_add_f32 v[72:73], v[116:117], v[118:119] neg_lo:[0,1] neg_hi:[0,1]
E104  v_and_b32_e32 v85, 0x7fffffff, v47
E10C  v_and_b32_e32 v89, 0x7fffffff, v46
E114  v_pk_mul_f32 v[54:55], v[54:55], s[0:1] op_sel_hi:[1,0]
E11C  v_max3_u32 v3, v94, v96, v3
E124  v_pk_add_f32 v[38:39], v[50:51], v[58:59] neg_lo:[0,1] neg_hi:[0,1]
E12C  v_pk_add_f32 v[50:51], v[50:51], v[58:59]
E134  v_pk_add_f32 v[58:59], v[44:45], v[60:61] neg_lo:[0,1] neg_hi:[0,1]
E13C  v_pk_add_f32 v[80:81], v[70:71], v[72:73] neg_lo:[0,1] neg_hi:[0,1]
E144  v_pk_add_f32 v[60:61], v[44:45], v[60:61]
E14C  v_pk_add_f32 v[70:71], v[70:71], v[72:73]
E154  v_max3_u32 v3, v85, v89, v3
E15C  v_and_b32_e32 v86, 0x7fffffff, v55
E164  v_and_b32_e32 v90, 0x7fffffff, v54
E16C  v_pk_mul_f32 v[52:53], v[42:43], s[0:1] op_sel_hi:[1,0]
E174  v_pk_add_f32 v[44:45], v[60:61], v[70:71] neg_lo:[0,1] neg_hi:[0,1]
E17C  v_pk_add_f32 v[60:61], v[60:61], v[70:71]
E184  v_max3_u32 v3, v86, v90, v3
E18C  v_and_b32_e32 v88, 0x7fffffff, v53
E194  v_and_b32_e32 v92, 0x7fffffff, v52
E19C  v_pk_mul_f32 v[60:61], v[60:61], s[0:1] op_sel_hi:[1,0]
E1A4  v_pk_mul_f32 v[50:51], v[50:51], s[0:1] op_sel_hi:[1,0]
E1AC  v_max3_u32 v75, v88, v92, v3
E1B4  v_pk_add_f32 v[42:43], v[58:59], v[80:81] neg_lo:[0,1] neg_hi:[0,1]
E1BC  v_pk_add_f32 v[58:59], v[58:59], v[80:81]
E1C4  v_and_b32_e32 v87, 0x7fffffff, v61
E1CC  v_and_b32_e32 v91, 0x7fffffff, v60
E1D4  v_and_b32_e32 v82, 0x7fffffff, v51
E1DC  v_and_b32_e32 v84, 0x7fffffff, v50
E1E4  v_pk_mul_f32 v[58:59], v[58:59], s[0:1] op_sel_hi:[1,0]
E1EC  v_max3_u32 v70, v87, v91, v75
E1F4  v_pk_mul_f32 v[40:41], v[40:41], s[0:1] op_sel_hi:[1,0]
E1FC  v_and_b32_e32 v81, 0x7fffffff, v59
E204  v_and_b32_e32 v83, 0x7fffffff, v58
E20C  v_max3_u32 v70, v82, v84, v70
E214  v_and_b32_e32 v77, 0x7fffffff, v41
E21C  v_and_b32_e32 v79, 0x7fffffff, v40
E224  v_pk_mul_f32 v[44:45], v[44:45], s[0:1] op_sel_hi:[1,0]
E22C  v_max3_u32 v70, v81, v83, v70
E234  v_pk_mul_f32 v[38:39], v[38:39], s[0:1] op_sel_hi:[1,0]
E23C  v_max3_u32 v70, v77, v79, v70
E244  v_and_b32_e32 v78, 0x7fffffff, v45
E24C  v_and_b32_e32 v80, 0x7fffffff, v44
E254  v_and_b32_e32 v3, 0x7fffffff, v39
E25C  v_and_b32_e32 v74, 0x7fffffff, v38
E264  v_pk_mul_f32 v[42:43], v[42:43], s[0:1] op_sel_hi:[1,0]
E26C  v_max3_u32 v70, v78, v80, v70
E274  v_max3_u32 v70, v3, v74, v70
E27C  v_and_b32_e32 v73, 0x7fffffff, v43
E284  v_and_b32_e32 v76, 0x7fffffff, v42
E28C  v_max3_u32 v105, v73, v76, v70
E294  s_mov_b32 s23, 0x7f7fffff
E29C  v_cmp_lt_u32_e32 vcc, s23, v105
E2A0  v_mov_b32_e32 v70, 0
E2A4  v_mov_b32_e32 v71, 0
E2A8  v_mov_b32_e32 v72, 0
E2AC  v_mov_b32_e32 v75, 0
E2B0  s_and_saveexec_b64 s[28:29], vcc
E2B4  s_cbranch_execz 563
E2B8  s_mov_b32 s30, 0x7f800000
E2C0  v_cmp_lt_u32_e32 vcc, s23, v104
E2C4  v_cmp_lt_u32_e64 s[0:1], s30, v104
E2CC  v_and_b32_e32 v72, 0x80000000, v65
E2D4  v_and_b32_e32 v75, 0x80000000, v64
E2DC  v_cmp_lt_u32_e64 s[4:5], s30, v102
E2E4  v_cndmask_b32_e64 v70, 0, 7, vcc
E2EC  v_cndmask_b32_e64 v71, v104, 0, s[0:1]
E2F4  v_cndmask_b32_e64 v75, v75, 0, s[0:1]
E2FC  v_cndmask_b32_e64 v72, v72, 0, s[4:5]
E304  v_cmp_lt_u32_e64 s[8:9], s23, v102
E30C  v_or_b32_e32 v104, 0x70, v70
E314  v_cndmask_b32_e32 v64, v64, v75, vcc
E318  v_cndmask_b32_e64 v65, v65, v72, s[8:9]
E320  v_cndmask_b32_e64 v72, 0, 1, s[4:5]
E328  v_max_u32_e32 v75, v102, v71
E32C  v_cndmask_b32_e64 v70, v70, v104, s[8:9]
E334  v_addc_co_u32_e64 v72, vcc, 0, v72, s[0:1]
E33C  v_cndmask_b32_e64 v71, v75, v71, s[4:5]
E344  v_or_b32_e32 v75, 0x700, v70
E34C  v_cmp_lt_u32_e32 vcc, s23, v103
E350  v_cmp_lt_u32_e64 s[0:1], s30, v103
E358  v_max_u32_e32 v102, v103, v71
E35C  v_and_b32_e32 v103, 0x80000000, v68
E364  v_cndmask_b32_e32 v70, v70, v75, vcc
E368  v_cndmask_b32_e64 v75, 0, 1, s[0:1]
E370  v_cndmask_b32_e64 v71, v102, v71, s[0:1]
E378  v_cndmask_b32_e64 v103, v103, 0, s[0:1]
E380  v_cmp_lt_u32_e64 s[0:1], s30, v101
E388  v_or_b32_e32 v104, 0x7000, v70
E390  v_cmp_lt_u32_e64 s[4:5], s23, v101
E398  v_cndmask_b32_e32 v68, v68, v103, vcc
E39C  v_addc_co_u32_e64 v72, vcc, v72, v75, s[0:1]
E3A4  v_max_u32_e32 v75, v101, v71
E3A8  v_and_b32_e32 v102, 0x80000000, v69
E3B0  v_cndmask_b32_e64 v70, v70, v104, s[4:5]
E3B8  v_cndmask_b32_e64 v71, v75, v71, s[0:1]
E3C0  v_cndmask_b32_e64 v102, v102, 0, s[0:1]
E3C8  v_or_b32_e32 v75, 0x70000, v70
E3D0  v_cmp_lt_u32_e32 vcc, s23, v100
E3D4  v_cmp_lt_u32_e64 s[0:1], s30, v100
E3DC  v_max_u32_e32 v100, v100, v71
E3E0  v_and_b32_e32 v101, 0x80000000, v62
E3E8  v_cndmask_b32_e32 v70, v70, v75, vcc
E3EC  v_cndmask_b32_e64 v75, 0, 1, s[0:1]
E3F4  v_cndmask_b32_e64 v71, v100, v71, s[0:1]
E3FC  v_cndmask_b32_e64 v101, v101, 0, s[0:1]
E404  v_cmp_lt_u32_e64 s[0:1], s30, v98
E40C  v_cndmask_b32_e64 v69, v69, v102, s[4:5]
E414  v_or_b32_e32 v102, 0x700000, v70
E41C  v_cmp_lt_u32_e64 s[4:5], s23, v98
E424  v_cndmask_b32_e32 v62, v62, v101, vcc
E428  v_addc_co_u32_e64 v72, vcc, v72, v75, s[0:1]
E430  v_max_u32_e32 v75, v98, v71
E434  v_and_b32_e32 v100, 0x80000000, v63
E43C  v_cndmask_b32_e64 v70, v70, v102, s[4:5]
E444  v_cndmask_b32_e64 v71, v75, v71, s[0:1]
E44C  v_cndmask_b32_e64 v100, v100, 0, s[0:1]
E454  v_or_b32_e32 v75, 0x7000000, v70
E45C  v_cmp_lt_u32_e32 vcc, s23, v99
E460  v_cmp_lt_u32_e64 s[0:1], s30, v99
E468  v_max_u32_e32 v98, v99, v71
E46C  v_and_b32_e32 v99, 0x80000000, v66
E474  v_cndmask_b32_e32 v70, v70, v75, vcc
E478  v_cndmask_b32_e64 v75, 0, 1, s[0:1]
E480  v_cndmask_b32_e64 v71, v98, v71, s[0:1]
E488  v_cndmask_b32_e64 v99, v99, 0, s[0:1]
E490  v_cmp_lt_u32_e64 s[0:1], s30, v97
E498  v_cndmask_b32_e32 v66, v66, v99, vcc
E49C  v_and_b32_e32 v98, 0x80000000, v67
E4A4  v_addc_co_u32_e64 v72, vcc, v72, v75, s[0:1]
E4AC  v_max_u32_e32 v75, v97, v71
E4B0  v_cndmask_b32_e64 v71, v75, v71, s[0:1]
E4B8  v_cndmask_b32_e64 v63, v63, v100, s[4:5]
E4C0  v_cndmask_b32_e64 v98, v98, 0, s[0:1]
E4C8  v_cmp_lt_u32_e64 s[4:5], s23, v97
E4D0  v_cmp_lt_u32_e32 vcc, s23, v95
E4D4  v_cmp_lt_u32_e64 s[0:1], s30, v95
E4DC  v_max_u32_e32 v95, v95, v71
E4E0  v_or_b32_e32 v100, 0x70000000, v70
E4E8  v_cndmask_b32_e64 v67, v67, v98, s[4:5]
E4F0  v_cndmask_b32_e64 v75, 0, 7, vcc
E4F8  v_cndmask_b32_e64 v71, v95, v71, s[0:1]
E500  v_and_b32_e32 v98, 0x80000000, v48
E508  v_cndmask_b32_e64 v70, v70, v100, s[4:5]
E510  v_cndmask_b32_e64 v97, 0, 1, s[0:1]
E518  v_and_b32_e32 v95, 0x80000000, v49
E520  v_cndmask_b32_e64 v98, v98, 0, s[0:1]
E528  v_cmp_lt_u32_e64 s[0:1], s30, v93
E530  v_or_b32_e32 v99, 0x70, v75
E538  v_cmp_lt_u32_e64 s[4:5], s23, v93
E540  v_max_u32_e32 v93, v93, v71
E544  v_cndmask_b32_e64 v95, v95, 0, s[0:1]
E54C  v_cndmask_b32_e32 v48, v48, v98, vcc
E550  v_cndmask_b32_e64 v75, v75, v99, s[4:5]
E558  v_addc_co_u32_e64 v72, vcc, v72, v97, s[0:1]
E560  v_cndmask_b32_e64 v71, v93, v71, s[0:1]
E568  v_cndmask_b32_e64 v49, v49, v95, s[4:5]
E570  v_or_b32_e32 v93, 0x700, v75
E578  v_cmp_lt_u32_e32 vcc, s23, v96
E57C  v_cmp_lt_u32_e64 s[0:1], s30, v96
E584  v_max_u32_e32 v95, v96, v71
E588  v_and_b32_e32 v96, 0x80000000, v56
E590  v_cndmask_b32_e32 v75, v75, v93, vcc
E594  v_cndmask_b32_e64 v93, 0, 1, s[0:1]
E59C  v_cndmask_b32_e64 v71, v95, v71, s[0:1]
E5A4  v_cndmask_b32_e64 v96, v96, 0, s[0:1]
E5AC  v_cmp_lt_u32_e64 s[0:1], s30, v94
E5B4  v_or_b32_e32 v97, 0x7000, v75
E5BC  v_cmp_lt_u32_e64 s[4:5], s23, v94
E5C4  v_cndmask_b32_e32 v56, v56, v96, vcc
E5C8  v_addc_co_u32_e64 v72, vcc, v72, v93, s[0:1]
E5D0  v_max_u32_e32 v93, v94, v71
E5D4  v_and_b32_e32 v95, 0x80000000, v57
E5DC  v_cndmask_b32_e64 v75, v75, v97, s[4:5]
E5E4  v_cndmask_b32_e64 v71, v93, v71, s[0:1]
E5EC  v_cndmask_b32_e64 v95, v95, 0, s[0:1]
E5F4  v_or_b32_e32 v93, 0x70000, v75
E5FC  v_cmp_lt_u32_e32 vcc, s23, v89
E600  v_cmp_lt_u32_e64 s[0:1], s30, v89
E608  v_max_u32_e32 v89, v89, v71
E60C  v_cndmask_b32_e32 v75, v75, v93, vcc
E610  v_cndmask_b32_e64 v71, v89, v71, s[0:1]
E618  v_and_b32_e32 v94, 0x80000000, v46
E620  v_cndmask_b32_e64 v57, v57, v95, s[4:5]
E628  v_cndmask_b32_e64 v93, 0, 1, s[0:1]
E630  v_and_b32_e32 v89, 0x80000000, v47
E638  v_cndmask_b32_e64 v94, v94, 0, s[0:1]
E640  v_cmp_lt_u32_e64 s[0:1], s30, v85
E648  v_or_b32_e32 v95, 0x700000, v75
E650  v_cmp_lt_u32_e64 s[4:5], s23, v85
E658  v_max_u32_e32 v85, v85, v71
E65C  v_cndmask_b32_e64 v89, v89, 0, s[0:1]
E664  v_cndmask_b32_e32 v46, v46, v94, vcc
E668  v_cndmask_b32_e64 v75, v75, v95, s[4:5]
E670  v_addc_co_u32_e64 v72, vcc, v72, v93, s[0:1]
E678  v_cndmask_b32_e64 v71, v85, v71, s[0:1]
E680  v_cndmask_b32_e64 v47, v47, v89, s[4:5]
E688  v_or_b32_e32 v85, 0x7000000, v75
E690  v_cmp_lt_u32_e32 vcc, s23, v90
E694  v_cmp_lt_u32_e64 s[0:1], s30, v90
E69C  v_max_u32_e32 v89, v90, v71
E6A0  v_and_b32_e32 v90, 0x80000000, v54
E6A8  v_cndmask_b32_e32 v75, v75, v85, vcc
E6AC  v_cndmask_b32_e64 v85, 0, 1, s[0:1]
E6B4  v_cndmask_b32_e64 v89, v89, v71, s[0:1]
E6BC  v_and_b32_e32 v71, 0x80000000, v55
E6C4  v_cndmask_b32_e64 v90, v90, 0, s[0:1]
E6CC  v_cmp_lt_u32_e64 s[0:1], s30, v86
E6D4  v_or_b32_e32 v93, 0x70000000, v75
E6DC  v_cmp_lt_u32_e64 s[4:5], s23, v86
E6E4  v_cndmask_b32_e64 v71, v71, 0, s[0:1]
E6EC  v_cndmask_b32_e32 v54, v54, v90, vcc
E6F0  v_cndmask_b32_e64 v55, v55, v71, s[4:5]
E6F8  v_cndmask_b32_e64 v71, v75, v93, s[4:5]
E700  v_max_u32_e32 v75, v86, v89
E704  v_addc_co_u32_e64 v72, vcc, v72, v85, s[0:1]
E70C  v_cndmask_b32_e64 v75, v75, v89, s[0:1]
E714  v_cmp_lt_u32_e32 vcc, s23, v92
E718  v_cmp_lt_u32_e64 s[0:1], s30, v92
E720  v_max_u32_e32 v89, v92, v75
E724  v_and_b32_e32 v90, 0x80000000, v52
E72C  v_cndmask_b32_e64 v85, 0, 7, vcc
E734  v_cndmask_b32_e64 v86, 0, 1, s[0:1]
E73C  v_cndmask_b32_e64 v75, v89, v75, s[0:1]
E744  v_cndmask_b32_e64 v90, v90, 0, s[0:1]
E74C  v_cmp_lt_u32_e64 s[0:1], s30, v88
E754  v_and_b32_e32 v89, 0x80000000, v53
E75C  v_or_b32_e32 v92, 0x70, v85
E764  v_cmp_lt_u32_e64 s[4:5], s23, v88
E76C  v_cndmask_b32_e32 v52, v52, v90, vcc
E770  v_addc_co_u32_e64 v72, vcc, v72, v86, s[0:1]
E778  v_max_u32_e32 v86, v88, v75
E77C  v_cndmask_b32_e64 v89, v89, 0, s[0:1]
E784  v_cndmask_b32_e64 v85, v85, v92, s[4:5]
E78C  v_cndmask_b32_e64 v75, v86, v75, s[0:1]
E794  v_cndmask_b32_e64 v53, v53, v89, s[4:5]
E79C  v_or_b32_e32 v86, 0x700, v85
E7A4  v_cmp_lt_u32_e32 vcc, s23, v91
E7A8  v_cmp_lt_u32_e64 s[0:1], s30, v91
E7B0  v_max_u32_e32 v88, v91, v75
E7B4  v_and_b32_e32 v89, 0x80000000, v60
E7BC  v_cndmask_b32_e32 v85, v85, v86, vcc
E7C0  v_cndmask_b32_e64 v86, 0, 1, s[0:1]
E7C8  v_cndmask_b32_e64 v75, v88, v75, s[0:1]
E7D0  v_cndmask_b32_e64 v89, v89, 0, s[0:1]
E7D8  v_cmp_lt_u32_e64 s[0:1], s30, v87
E7E0  v_or_b32_e32 v90, 0x7000, v85
E7E8  v_cmp_lt_u32_e64 s[4:5], s23, v87
E7F0  v_cndmask_b32_e32 v60, v60, v89, vcc
E7F4  v_addc_co_u32_e64 v72, vcc, v72, v86, s[0:1]
E7FC  v_max_u32_e32 v86, v87, v75
E800  v_and_b32_e32 v88, 0x80000000, v61
E808  v_cndmask_b32_e64 v85, v85, v90, s[4:5]
E810  v_cndmask_b32_e64 v75, v86, v75, s[0:1]
E818  v_cndmask_b32_e64 v88, v88, 0, s[0:1]
E820  v_or_b32_e32 v86, 0x70000, v85
E828  v_cmp_lt_u32_e32 vcc, s23, v84
E82C  v_cmp_lt_u32_e64 s[0:1], s30, v84
E834  v_max_u32_e32 v84, v84, v75
E838  v_and_b32_e32 v87, 0x80000000, v50
E840  v_cndmask_b32_e32 v85, v85, v86, vcc
E844  v_cndmask_b32_e64 v86, 0, 1, s[0:1]
E84C  v_cndmask_b32_e64 v75, v84, v75, s[0:1]
E854  v_and_b32_e32 v84, 0x80000000, v51
E85C  v_cndmask_b32_e64 v87, v87, 0, s[0:1]
E864  v_cmp_lt_u32_e64 s[0:1], s30, v82
E86C  v_cndmask_b32_e64 v61, v61, v88, s[4:5]
E874  v_or_b32_e32 v88, 0x700000, v85
E87C  v_cndmask_b32_e64 v84, v84, 0, s[0:1]
E884  v_cmp_lt_u32_e64 s[4:5], s23, v82
E88C  v_cndmask_b32_e32 v50, v50, v87, vcc
E890  s_nop 0
E894  v_cndmask_b32_e64 v51, v51, v84, s[4:5]
E89C  v_cndmask_b32_e64 v84, v85, v88, s[4:5]
E8A4  v_addc_co_u32_e64 v85, vcc, v72, v86, s[0:1]
E8AC  v_max_u32_e32 v72, v82, v75
E8B0  v_cndmask_b32_e64 v72, v72, v75, s[0:1]
E8B8  v_or_b32_e32 v75, 0x7000000, v84
E8C0  v_cmp_lt_u32_e32 vcc, s23, v83
E8C4  v_cmp_lt_u32_e64 s[0:1], s30, v83
E8CC  v_max_u32_e32 v83, v83, v72
E8D0  v_cndmask_b32_e32 v75, v84, v75, vcc
E8D4  v_and_b32_e32 v84, 0x80000000, v58
E8DC  v_cndmask_b32_e64 v82, 0, 1, s[0:1]
E8E4  v_cndmask_b32_e64 v83, v83, v72, s[0:1]
E8EC  v_and_b32_e32 v72, 0x80000000, v59
E8F4  v_cndmask_b32_e64 v84, v84, 0, s[0:1]
E8FC  v_cmp_lt_u32_e64 s[0:1], s30, v81
E904  v_or_b32_e32 v86, 0x70000000, v75
E90C  v_cmp_lt_u32_e64 s[4:5], s23, v81
E914  v_cndmask_b32_e64 v72, v72, 0, s[0:1]
E91C  v_max_u32_e32 v81, v81, v83
E920  v_cndmask_b32_e64 v59, v59, v72, s[4:5]
E928  v_cndmask_b32_e32 v58, v58, v84, vcc
E92C  v_cndmask_b32_e64 v72, v75, v86, s[4:5]
E934  v_addc_co_u32_e64 v75, vcc, v85, v82, s[0:1]
E93C  v_cndmask_b32_e64 v81, v81, v83, s[0:1]
E944  v_cmp_lt_u32_e32 vcc, s23, v79
E948  v_cmp_lt_u32_e64 s[0:1], s30, v79
E950  v_max_u32_e32 v79, v79, v81
E954  v_and_b32_e32 v84, 0x80000000, v40
E95C  v_cndmask_b32_e64 v82, 0, 7, vcc
E964  v_cndmask_b32_e64 v83, 0, 1, s[0:1]
E96C  v_cndmask_b32_e64 v79, v79, v81, s[0:1]
E974  v_and_b32_e32 v81, 0x80000000, v41
E97C  v_cndmask_b32_e64 v84, v84, 0, s[0:1]
E984  v_cmp_lt_u32_e64 s[0:1], s30, v77
E98C  v_or_b32_e32 v85, 0x70, v82
E994  v_cmp_lt_u32_e64 s[4:5], s23, v77
E99C  v_cndmask_b32_e64 v81, v81, 0, s[0:1]
E9A4  v_max_u32_e32 v77, v77, v79
E9A8  v_cndmask_b32_e64 v41, v41, v81, s[4:5]
E9B0  v_cndmask_b32_e32 v40, v40, v84, vcc
E9B4  v_cndmask_b32_e64 v81, v82, v85, s[4:5]
E9BC  v_addc_co_u32_e64 v75, vcc, v75, v83, s[0:1]
E9C4  v_cndmask_b32_e64 v77, v77, v79, s[0:1]
E9CC  v_or_b32_e32 v79, 0x700, v81
E9D4  v_cmp_lt_u32_e32 vcc, s23, v80
E9D8  v_cmp_lt_u32_e64 s[0:1], s30, v80
E9E0  v_max_u32_e32 v80, v80, v77
E9E4  v_cndmask_b32_e32 v79, v81, v79, vcc
E9E8  v_cndmask_b32_e64 v77, v80, v77, s[0:1]
E9F0  v_and_b32_e32 v82, 0x80000000, v44
E9F8  v_cndmask_b32_e64 v81, 0, 1, s[0:1]
EA00  v_and_b32_e32 v80, 0x80000000, v45
EA08  v_cndmask_b32_e64 v82, v82, 0, s[0:1]
EA10  v_cmp_lt_u32_e64 s[0:1], s30, v78
EA18  v_or_b32_e32 v83, 0x7000, v79
EA20  v_cmp_lt_u32_e64 s[4:5], s23, v78
EA28  v_max_u32_e32 v78, v78, v77
EA2C  v_cndmask_b32_e64 v80, v80, 0, s[0:1]
EA34  v_cndmask_b32_e32 v44, v44, v82, vcc
EA38  v_cndmask_b32_e64 v79, v79, v83, s[4:5]
EA40  v_addc_co_u32_e64 v75, vcc, v75, v81, s[0:1]
EA48  v_cndmask_b32_e64 v77, v78, v77, s[0:1]
EA50  v_cndmask_b32_e64 v45, v45, v80, s[4:5]
EA58  v_or_b32_e32 v78, 0x70000, v79
EA60  v_cmp_lt_u32_e32 vcc, s23, v74
EA64  v_cmp_lt_u32_e64 s[0:1], s30, v74
EA6C  v_max_u32_e32 v74, v74, v77
EA70  v_and_b32_e32 v80, 0x80000000, v38
EA78  v_cndmask_b32_e32 v78, v79, v78, vcc
EA7C  v_cndmask_b32_e64 v79, 0, 1, s[0:1]
EA84  v_cndmask_b32_e64 v74, v74, v77, s[0:1]
EA8C  v_and_b32_e32 v77, 0x80000000, v39
EA94  v_cndmask_b32_e64 v80, v80, 0, s[0:1]
EA9C  v_cmp_lt_u32_e64 s[0:1], s30, v3
EAA4  v_or_b32_e32 v81, 0x700000, v78
EAAC  v_cmp_lt_u32_e64 s[4:5], s23, v3
EAB4  v_cndmask_b32_e64 v77, v77, 0, s[0:1]
EABC  v_max_u32_e32 v3, v3, v74
EAC0  v_cndmask_b32_e64 v39, v39, v77, s[4:5]
EAC8  v_cndmask_b32_e32 v38, v38, v80, vcc
EACC  v_cndmask_b32_e64 v77, v78, v81, s[4:5]
EAD4  v_addc_co_u32_e64 v78, vcc, v75, v79, s[0:1]
EADC  v_cndmask_b32_e64 v3, v3, v74, s[0:1]
EAE4  v_or_b32_e32 v74, 0x7000000, v77
EAEC  v_cmp_lt_u32_e32 vcc, s23, v76
EAF0  v_cmp_lt_u32_e64 s[0:1], s30, v76
EAF8  v_max_u32_e32 v75, v76, v3
EAFC  v_and_b32_e32 v76, 0x80000000, v42
EB04  v_cndmask_b32_e32 v74, v77, v74, vcc
EB08  v_cndmask_b32_e64 v77, 0, 1, s[0:1]
EB10  v_cndmask_b32_e64 v3, v75, v3, s[0:1]
EB18  v_and_b32_e32 v75, 0x80000000, v43
EB20  v_cndmask_b32_e64 v76, v76, 0, s[0:1]
EB28  v_cmp_lt_u32_e64 s[0:1], s30, v73
EB30  v_or_b32_e32 v79, 0x70000000, v74
EB38  v_cmp_lt_u32_e64 s[4:5], s23, v73
EB40  v_cndmask_b32_e64 v75, v75, 0, s[0:1]
EB48  v_cndmask_b32_e32 v42, v42, v76, vcc
EB4C  v_cndmask_b32_e64 v43, v43, v75, s[4:5]
EB54  v_cndmask_b32_e64 v75, v74, v79, s[4:5]
EB5C  v_addc_co_u32_e64 v74, vcc, v78, v77, s[0:1]
EB64  v_max_u32_e32 v73, v73, v3
EB68  v_cndmask_b32_e64 v3, v73, v3, s[0:1]
EB70  v_mov_b32_e32 v73, 0x7f800000
EB78  v_cmp_ne_u32_e32 vcc, 32, v74
EB7C  s_nop 1
EB80  v_cndmask_b32_e32 v105, v73, v3, vcc
EB84  s_or_b64 exec, exec, s[28:29]
EB88  s_bfe_u32 s4, s18, 0x20004
EB90  s_cmp_eq_u32 s4, 2
EB94  s_cselect_b64 s[8:9], -1, 0
EB98  s_and_b64 s[0:1], s[8:9], exec
EB9C  s_cselect_b32 s0, 0x3fffff, 0
EBA4  s_cmp_lg_u32 s4, 0
EBA8  s_cselect_b32 s48, s0, 0x200000
EBB0  v_cmp_ne_u32_e32 vcc, 0, v105
EBB4  v_mov_b32_e32 v73, 0x7f
EBBC  s_and_saveexec_b64 s[0:1], vcc
EBC0  s_cbranch_execz 15
EBC4  v_add_u32_e32 v3, s48, v105
EBC8  s_mov_b32 s4, 0x17fffff
EBD0  v_lshrrev_b32_e32 v73, 23, v3
EBD4  v_add_u32_e32 v73, -2, v73
EBD8  v_cmp_lt_u32_e32 vcc, s4, v3
EBDC  s_mov_b32 s4, 0x7f800000
EBE4  s_nop 0
EBE8  v_cndmask_b32_e32 v3, 0, v73, vcc
EBEC  v_cmp_eq_u32_e32 vcc, s4, v105
EBF0  v_mov_b32_e32 v73, 0xfe
EBF8  s_and_b64 vcc, s[8:9], vcc
EBFC  v_cndmask_b32_e32 v73, v3, v73, vcc
EC00  s_or_b64 exec, exec, s[0:1]
EC04  v_cmp_eq_u32_e32 vcc, 0, v73
EC08  s_cbranch_vccz 37
EC0C  s_nop 0
EC10  v_cndmask_b32_e64 v74, 1.0, 2.0, vcc
EC18  v_pk_mul_f32 v[64:65], v[74:75], v[64:65] op_sel_hi:[0,1]
EC20  v_pk_mul_f32 v[68:69], v[74:75], v[68:69] op_sel_hi:[0,1]
EC28  v_pk_mul_f32 v[62:63], v[74:75], v[62:63] op_sel_hi:[0,1]
EC30  v_pk_mul_f32 v[66:67], v[74:75], v[66:67] op_sel_hi:[0,1]
EC38  v_pk_mul_f32 v[48:49], v[74:75], v[48:49] op_sel_hi:[0,1]
EC40  v_pk_mul_f32 v[56:57], v[74:75], v[56:57] op_sel_hi:[0,1]
EC48  v_pk_mul_f32 v[46:47], v[74:75], v[46:47] op_sel_hi:[0,1]
EC50  v_pk_mul_f32 v[54:55], v[74:75], v[54:55] op_sel_hi:[0,1]
EC58  v_pk_mul_f32 v[52:53], v[74:75], v[52:53] op_sel_hi:[0,1]
EC60  v_pk_mul_f32 v[60:61], v[74:75], v[60:61] op_sel_hi:[0,1]
EC68  v_pk_mul_f32 v[50:51], v[74:75], v[50:51] op_sel_hi:[0,1]
EC70  v_pk_mul_f32 v[58:59], v[74:75], v[58:59] op_sel_hi:[0,1]
EC78  v_pk_mul_f32 v[40:41], v[74:75], v[40:41] op_sel_hi:[0,1]
EC80  v_pk_mul_f32 v[44:45], v[74:75], v[44:45] op_sel_hi:[0,1]
EC88  v_pk_mul_f32 v[38:39], v[74:75], v[38:39] op_sel_hi:[0,1]
EC90  v_pk_mul_f32 v[42:43], v[74:75], v[42:43] op_sel_hi:[0,1]
EC98  v_max_u32_e32 v74, 1, v73
EC9C  s_branch 1
ECA0  v_mov_b32_e32 v74, v73
ECA4  v_mad_u64_u32 v[2:3], s[0:1], s16, v2, v[4:5]
ECAC  v_lshlrev_b32_e32 v4, 2, v2
ECB0  s_mov_b32 s0, 0xd2511f53
ECB8  v_mad_u64_u32 v[76:77], s[4:5], v4, s0, 0
ECC0  s_mul_hi_u32 s4, s21, 0xcd9e8d57
ECC8  s_xor_b32 s4, s20, s4
ECCC  s_waitcnt lgkmcnt(0)
ECD0  s_xor_b32 s4, s4, s24
ECD4  s_xor_b32 s28, s25, s22
ECD8  v_lshlrev_b32_e32 v3, 23, v74
ECDC  s_mov_b32 s1, 0xcd9e8d57
ECE4  s_mul_i32 s21, s21, 0xcd9e8d57
ECEC  v_xor_b32_e32 v74, s28, v77
ECF0  s_add_i32 s20, s24, 0x9e3779b9
ECF8  s_add_i32 s22, s25, 0xbb67ae85
ED00  s_mul_hi_u32 s23, s4, 0xd2511f53
ED08  s_mul_i32 s31, s4, 0xd2511f53
ED10  v_mad_u64_u32 v[78:79], s[4:5], v74, s1, 0
ED18  s_xor_b32 s30, s20, s21
ED1C  s_xor_b32 s34, s22, s23
ED20  v_xor_b32_e32 v74, s30, v79
ED24  v_xor_b32_e32 v79, s34, v76
ED28  s_add_i32 s20, s25, 0x76cf5d0a
ED30  v_mad_u64_u32 v[80:81], s[4:5], v79, s1, 0
ED38  s_add_i32 s29, s24, 0x3c6ef372
ED40  v_mad_u64_u32 v[76:77], s[4:5], v74, s0, 0
ED48  v_xor_b32_e32 v74, v78, v81
ED4C  s_xor_b32 s38, s20, s31
ED50  v_xor_b32_e32 v74, s29, v74
ED54  v_xor_b32_e32 v77, s38, v77
ED58  v_mad_u64_u32 v[78:79], s[4:5], v74, s0, 0
ED60  v_mad_u64_u32 v[82:83], s[4:5], v77, s1, 0
ED68  s_add_i32 s35, s24, 0xdaa66d2b
ED70  s_add_i32 s31, s25, 0x32370b8f
ED78  v_xor_b32_e32 v74, v80, v83
ED7C  v_xor_b32_e32 v76, v76, v79
ED80  v_xor_b32_e32 v74, s35, v74
ED84  v_xor_b32_e32 v79, s31, v76
ED88  v_mad_u64_u32 v[76:77], s[4:5], v74, s0, 0
ED90  v_mad_u64_u32 v[80:81], s[4:5], v79, s1, 0
ED98  s_add_i32 s37, s24, 0x78dde6e4
EDA0  s_add_i32 s36, s25, 0xed9eba14
EDA8  v_xor_b32_e32 v74, v82, v81
EDAC  v_xor_b32_e32 v77, v78, v77
EDB0  v_xor_b32_e32 v74, s37, v74
EDB4  v_xor_b32_e32 v77, s36, v77
EDB8  v_mad_u64_u32 v[78:79], s[4:5], v74, s0, 0
EDC0  v_mad_u64_u32 v[82:83], s[4:5], v77, s1, 0
EDC8  s_add_i32 s40, s24, 0x1715609d
EDD0  s_add_i32 s39, s25, 0xa9066899
EDD8  v_xor_b32_e32 v74, v80, v83
EDDC  v_xor_b32_e32 v76, v76, v79
EDE0  v_xor_b32_e32 v74, s40, v74
EDE4  v_xor_b32_e32 v79, s39, v76
EDE8  v_mad_u64_u32 v[76:77], s[4:5], v74, s0, 0
EDF0  v_mad_u64_u32 v[80:81], s[4:5], v79, s1, 0
EDF8  s_add_i32 s42, s24, 0xb54cda56
EE00  s_add_i32 s41, s25, 0x646e171e
EE08  v_xor_b32_e32 v74, v82, v81
EE0C  v_xor_b32_e32 v77, v78, v77
EE10  v_xor_b32_e32 v74, s42, v74
EE14  v_xor_b32_e32 v77, s41, v77
EE18  v_mad_u64_u32 v[78:79], s[4:5], v74, s0, 0
EE20  v_mad_u64_u32 v[82:83], s[4:5], v77, s1, 0
EE28  s_add_i32 s44, s24, 0x5384540f
EE30  s_add_i32 s43, s25, 0x1fd5c5a3
EE38  v_xor_b32_e32 v74, v80, v83
EE3C  v_xor_b32_e32 v76, v76, v79
EE40  v_xor_b32_e32 v74, s44, v74
EE44  v_xor_b32_e32 v79, s43, v76
EE48  v_mad_u64_u32 v[76:77], s[4:5], v74, s0, 0
EE50  v_mad_u64_u32 v[80:81], s[4:5], v79, s1, 0
EE58  s_add_i32 s46, s24, 0xf1bbcdc8
EE60  s_add_i32 s45, s25, 0xdb3d7428
EE68  v_xor_b32_e32 v74, v82, v81
EE6C  v_xor_b32_e32 v77, v78, v77
EE70  v_xor_b32_e32 v74, s46, v74
EE74  v_xor_b32_e32 v77, s45, v77
EE78  v_mad_u64_u32 v[78:79], s[4:5], v74, s0, 0
EE80  v_mad_u64_u32 v[82:83], s[4:5], v77, s1, 0
EE88  s_add_i32 s47, s24, 0x8ff34781
EE90  s_add_i32 s24, s25, 0x96a522ad
EE98  v_xor_b32_e32 v74, v80, v83
EE9C  v_xor_b32_e32 v76, v76, v79
EEA0  v_mov_b32_e32 v77, 0
EEA4  v_mov_b32_e32 v80, 0
EEA8  v_xor_b32_e32 v74, s47, v74
EEAC  v_xor_b32_e32 v76, s24, v76
EEB0  v_cvt_scalef32_sr_pk_fp4_f32 v77, v[64:65], v74, v3
EEB8  v_cvt_scalef32_sr_pk_fp4_f32 v80, v[62:63], v76, v3 op_sel:[0,0,0,1]
EEC0  v_cvt_scalef32_sr_pk_fp4_f32 v77, v[68:69], v82, v3 op_sel:[0,0,1,0]
EEC8  v_cvt_scalef32_sr_pk_fp4_f32 v80, v[66:67], v78, v3 op_sel:[0,0,1,1]
EED0  s_nop 0
EED4  v_or_b32_e32 v63, 1, v4
EED8  v_mad_u64_u32 v[64:65], s[4:5], v63, s0, 0
EEE0  v_xor_b32_e32 v63, s28, v65
EEE4  v_mad_u64_u32 v[66:67], s[4:5], v63, s1, 0
EEEC  v_xor_b32_e32 v63, s30, v67
EEF0  v_xor_b32_e32 v67, s34, v64
EEF4  v_mad_u64_u32 v[68:69], s[4:5], v67, s1, 0
EEFC  v_mad_u64_u32 v[64:65], s[4:5], v63, s0, 0
EF04  v_xor_b32_e32 v63, v66, v69
EF08  v_xor_b32_e32 v63, s29, v63
EF0C  v_xor_b32_e32 v65, s38, v65
EF10  v_or3_b32 v62, v80, v70, v77
EF18  v_mad_u64_u32 v[66:67], s[4:5], v63, s0, 0
EF20  v_mad_u64_u32 v[76:77], s[4:5], v65, s1, 0
EF28  v_xor_b32_e32 v63, v68, v77
EF2C  v_xor_b32_e32 v64, v64, v67
EF30  v_xor_b32_e32 v63, s35, v63
EF34  v_xor_b32_e32 v67, s31, v64
EF38  v_mad_u64_u32 v[64:65], s[4:5], v63, s0, 0
EF40  v_mad_u64_u32 v[68:69], s[4:5], v67, s1, 0
EF48  v_xor_b32_e32 v63, v76, v69
EF4C  v_xor_b32_e32 v65, v66, v65
EF50  v_xor_b32_e32 v63, s37, v63
EF54  v_xor_b32_e32 v65, s36, v65
EF58  v_mad_u64_u32 v[66:67], s[4:5], v63, s0, 0
EF60  v_mad_u64_u32 v[76:77], s[4:5], v65, s1, 0
EF68  v_xor_b32_e32 v63, v68, v77
EF6C  v_xor_b32_e32 v64, v64, v67
EF70  v_xor_b32_e32 v63, s40, v63
EF74  v_xor_b32_e32 v67, s39, v64
EF78  v_mad_u64_u32 v[64:65], s[4:5], v63, s0, 0
EF80  v_mad_u64_u32 v[68:69], s[4:5], v67, s1, 0
EF88  v_xor_b32_e32 v63, v76, v69
EF8C  v_xor_b32_e32 v65, v66, v65
EF90  v_xor_b32_e32 v63, s42, v63
EF94  v_xor_b32_e32 v65, s41, v65
EF98  v_mad_u64_u32 v[66:67], s[4:5], v63, s0, 0
EFA0  v_mad_u64_u32 v[76:77], s[4:5], v65, s1, 0
EFA8  v_xor_b32_e32 v63, v68, v77
EFAC  v_xor_b32_e32 v64, v64, v67
EFB0  v_xor_b32_e32 v63, s44, v63
EFB4  v_xor_b32_e32 v67, s43, v64
EFB8  v_mad_u64_u32 v[64:65], s[4:5], v63, s0, 0
EFC0  v_mad_u64_u32 v[68:69], s[4:5], v67, s1, 0
EFC8  v_xor_b32_e32 v63, v76, v69
EFCC  v_xor_b32_e32 v65, v66, v65
EFD0  v_xor_b32_e32 v63, s46, v63
EFD4  v_xor_b32_e32 v65, s45, v65
EFD8  v_mad_u64_u32 v[66:67], s[4:5], v63, s0, 0
EFE0  v_mad_u64_u32 v[76:77], s[4:5], v65, s1, 0
EFE8  v_xor_b32_e32 v63, v68, v77
EFEC  v_xor_b32_e32 v64, v64, v67
EFF0  v_mov_b32_e32 v65, 0
EFF4  v_mov_b32_e32 v67, 0
EFF8  v_xor_b32_e32 v63, s47, v63
EFFC  v_xor_b32_e32 v64, s24, v64
F000  v_cvt_scalef32_sr_pk_fp4_f32 v65, v[48:49], v63, v3
F008  v_cvt_scalef32_sr_pk_fp4_f32 v67, v[46:47], v64, v3 op_sel:[0,0,0,1]
F010  v_cvt_scalef32_sr_pk_fp4_f32 v65, v[56:57], v76, v3 op_sel:[0,0,1,0]
F018  v_cvt_scalef32_sr_pk_fp4_f32 v67, v[54:55], v66, v3 op_sel:[0,0,1,1]
F020  s_nop 0
F024  v_or_b32_e32 v46, 2, v4
F028  v_mad_u64_u32 v[46:47], s[4:5], v46, s0, 0
F030  v_xor_b32_e32 v47, s28, v47
F034  v_mad_u64_u32 v[48:49], s[4:5], v47, s1, 0
F03C  v_xor_b32_e32 v47, s30, v49
F040  v_xor_b32_e32 v49, s34, v46
F044  v_mad_u64_u32 v[54:55], s[4:5], v49, s1, 0
F04C  v_mad_u64_u32 v[46:47], s[4:5], v47, s0, 0
F054  v_xor_b32_e32 v48, v48, v55
F058  v_xor_b32_e32 v48, s29, v48
F05C  v_xor_b32_e32 v47, s38, v47
F060  v_mad_u64_u32 v[48:49], s[4:5], v48, s0, 0
F068  v_mad_u64_u32 v[56:57], s[4:5], v47, s1, 0
F070  v_xor_b32_e32 v47, v54, v57
F074  v_xor_b32_e32 v46, v46, v49
F078  v_xor_b32_e32 v47, s35, v47
F07C  v_xor_b32_e32 v49, s31, v46
F080  v_mad_u64_u32 v[46:47], s[4:5], v47, s0, 0
F088  v_mad_u64_u32 v[54:55], s[4:5], v49, s1, 0
F090  v_xor_b32_e32 v49, v56, v55
F094  v_xor_b32_e32 v47, v48, v47
F098  v_xor_b32_e32 v49, s37, v49
F09C  v_xor_b32_e32 v47, s36, v47
F0A0  v_mad_u64_u32 v[48:49], s[4:5], v49, s0, 0
F0A8  v_mad_u64_u32 v[56:57], s[4:5], v47, s1, 0
F0B0  v_xor_b32_e32 v47, v54, v57
F0B4  v_xor_b32_e32 v46, v46, v49
F0B8  v_xor_b32_e32 v47, s40, v47
F0BC  v_xor_b32_e32 v49, s39, v46
F0C0  v_mad_u64_u32 v[46:47], s[4:5], v47, s0, 0
F0C8  v_mad_u64_u32 v[54:55], s[4:5], v49, s1, 0
F0D0  v_xor_b32_e32 v49, v56, v55
F0D4  v_xor_b32_e32 v47, v48, v47
F0D8  v_xor_b32_e32 v49, s42, v49
F0DC  v_xor_b32_e32 v47, s41, v47
F0E0  v_mad_u64_u32 v[48:49], s[4:5], v49, s0, 0
F0E8  v_mad_u64_u32 v[56:57], s[4:5], v47, s1, 0
F0F0  v_xor_b32_e32 v47, v54, v57
F0F4  v_xor_b32_e32 v46, v46, v49
F0F8  v_xor_b32_e32 v47, s44, v47
F0FC  v_xor_b32_e32 v49, s43, v46
F100  v_mad_u64_u32 v[46:47], s[4:5], v47, s0, 0
F108  v_mad_u64_u32 v[54:55], s[4:5], v49, s1, 0
F110  v_xor_b32_e32 v49, v56, v55
F114  v_xor_b32_e32 v47, v48, v47
F118  v_xor_b32_e32 v49, s46, v49
F11C  v_xor_b32_e32 v47, s45, v47
F120  v_mad_u64_u32 v[48:49], s[4:5], v49, s0, 0
F128  v_mad_u64_u32 v[56:57], s[4:5], v47, s1, 0
F130  v_xor_b32_e32 v47, v54, v57
F134  v_xor_b32_e32 v46, v46, v49
F138  v_xor_b32_e32 v47, s47, v47
F13C  v_xor_b32_e32 v46, s24, v46
F140  v_mov_b32_e32 v49, 0
F144  v_mov_b32_e32 v54, 0
F148  v_or_b32_e32 v4, 3, v4
F14C  v_cvt_scalef32_sr_pk_fp4_f32 v49, v[52:53], v47, v3
F154  v_cvt_scalef32_sr_pk_fp4_f32 v54, v[50:51], v46, v3 op_sel:[0,0,0,1]
F15C  v_cvt_scalef32_sr_pk_fp4_f32 v49, v[60:61], v56, v3 op_sel:[0,0,1,0]
F164  v_cvt_scalef32_sr_pk_fp4_f32 v54, v[58:59], v48, v3 op_sel:[0,0,1,1]
F16C  s_nop 0
F170  v_mad_u64_u32 v[46:47], s[4:5], v4, s0, 0
F178  v_xor_b32_e32 v4, s28, v47
F17C  v_or3_b32 v64, v54, v72, v49
F184  v_mad_u64_u32 v[48:49], s[4:5], v4, s1, 0
F18C  v_xor_b32_e32 v4, s30, v49
F190  v_xor_b32_e32 v49, s34, v46
F194  v_mad_u64_u32 v[50:51], s[4:5], v49, s1, 0
F19C  v_mad_u64_u32 v[46:47], s[4:5], v4, s0, 0
F1A4  v_xor_b32_e32 v4, v48, v51
F1A8  v_xor_b32_e32 v4, s29, v4
F1AC  v_xor_b32_e32 v47, s38, v47
F1B0  v_mad_u64_u32 v[48:49], s[4:5], v4, s0, 0
F1B8  v_mad_u64_u32 v[52:53], s[4:5], v47, s1, 0
F1C0  v_xor_b32_e32 v4, v50, v53
F1C4  v_xor_b32_e32 v46, v46, v49
F1C8  v_xor_b32_e32 v4, s35, v4
F1CC  v_xor_b32_e32 v49, s31, v46
F1D0  v_mad_u64_u32 v[46:47], s[4:5], v4, s0, 0
F1D8  v_mad_u64_u32 v[50:51], s[4:5], v49, s1, 0
F1E0  v_xor_b32_e32 v4, v52, v51
F1E4  v_xor_b32_e32 v47, v48, v47
F1E8  v_xor_b32_e32 v4, s37, v4
F1EC  v_xor_b32_e32 v47, s36, v47
F1F0  v_mad_u64_u32 v[48:49], s[4:5], v4, s0, 0
F1F8  v_mad_u64_u32 v[52:53], s[4:5], v47, s1, 0
F200  v_xor_b32_e32 v4, v50, v53
F204  v_xor_b32_e32 v46, v46, v49
F208  v_xor_b32_e32 v4, s40, v4
F20C  v_xor_b32_e32 v49, s39, v46
F210  v_mad_u64_u32 v[46:47], s[4:5], v4, s0, 0
F218  v_mad_u64_u32 v[50:51], s[4:5], v49, s1, 0
F220  v_xor_b32_e32 v4, v52, v51
F224  v_xor_b32_e32 v47, v48, v47
F228  v_xor_b32_e32 v4, s42, v4
F22C  v_xor_b32_e32 v47, s41, v47
F230  v_mad_u64_u32 v[48:49], s[4:5], v4, s0, 0
F238  v_mad_u64_u32 v[52:53], s[4:5], v47, s1, 0
F240  v_xor_b32_e32 v4, v50, v53
F244  v_xor_b32_e32 v46, v46, v49
F248  v_xor_b32_e32 v4, s44, v4
F24C  v_xor_b32_e32 v49, s43, v46
F250  v_mad_u64_u32 v[46:47], s[4:5], v4, s0, 0
F258  v_mad_u64_u32 v[50:51], s[4:5], v49, s1, 0
F260  v_xor_b32_e32 v4, v52, v51
F264  v_xor_b32_e32 v47, v48, v47
F268  v_xor_b32_e32 v4, s46, v4
F26C  v_xor_b32_e32 v47, s45, v47
F270  v_mad_u64_u32 v[48:49], s[4:5], v4, s0, 0
F278  v_mad_u64_u32 v[52:53], s[0:1], v47, s1, 0
F280  v_xor_b32_e32 v4, v50, v53
F284  v_mov_b32_e32 v79, 0
F288  v_xor_b32_e32 v4, s47, v4
F28C  v_xor_b32_e32 v46, v46, v49
F290  v_mov_b32_e32 v47, 0
F294  v_xor_b32_e32 v46, s24, v46
F298  v_cvt_scalef32_sr_pk_fp4_f32 v79, v[40:41], v4, v3
F2A0  v_cvt_scalef32_sr_pk_fp4_f32 v47, v[38:39], v46, v3 op_sel:[0,0,0,1]
F2A8  v_cvt_scalef32_sr_pk_fp4_f32 v79, v[44:45], v52, v3 op_sel:[0,0,1,0]
F2B0  v_cvt_scalef32_sr_pk_fp4_f32 v47, v[42:43], v48, v3 op_sel:[0,0,1,1]
F2B8  s_nop 0
F2BC  v_lshlrev_b32_e32 v4, 2, v134
F2C0  v_bitop3_b32 v3, v4, v5, v1 bitop3:0xf6
F2C8  v_or3_b32 v63, v67, v71, v65
F2D0  v_or3_b32 v65, v47, v75, v79
F2D8  v_lshlrev_b32_e32 v3, 4, v3
F2DC  v_or_b32_e32 v38, v4, v5
F2E0  ds_write_b128 v3, v[62:65]
F2E8  ds_write_b8 v38, v73 offset:8192
F2F0  s_and_saveexec_b64 s[20:21], s[6:7]
F2F4  s_cbranch_execz 1383
F2F8  s_andn2_b64 vcc, exec, s[26:27]
F2FC  s_cbranch_vccnz 95
F300  s_lshl_b32 s1, s19, 30
F304  s_lshl_b32 s4, s19, 29
F308  v_bfrev_b32_e32 v4, 1
F30C  v_bitop3_b32 v11, s4, v11, v4 bitop3:0x6c
F314  v_bitop3_b32 v10, s1, v10, v4 bitop3:0x6c
F31C  s_lshl_b32 s1, s19, 28
F320  s_lshl_b32 s4, s19, 27
F324  v_bitop3_b32 v13, s4, v13, v4 bitop3:0x6c
F32C  v_bitop3_b32 v12, s1, v12, v4 bitop3:0x6c
F334  s_lshl_b32 s1, s19, 26
F338  s_lshl_b32 s4, s19, 25
F33C  v_bitop3_b32 v15, s4, v15, v4 bitop3:0x6c
F344  v_bitop3_b32 v14, s1, v14, v4 bitop3:0x6c
F34C  s_lshl_b32 s1, s19, 24
F350  s_lshl_b32 s4, s19, 23
F354  v_bitop3_b32 v17, s4, v17, v4 bitop3:0x6c
F35C  v_bitop3_b32 v16, s1, v16, v4 bitop3:0x6c
F364  s_lshl_b32 s1, s19, 22
F368  s_lshl_b32 s4, s19, 21
F36C  v_bitop3_b32 v19, s4, v19, v4 bitop3:0x6c
F374  v_bitop3_b32 v18, s1, v18, v4 bitop3:0x6c
F37C  s_lshl_b32 s1, s19, 20
F380  s_lshl_b32 s4, s19, 19
F384  v_bitop3_b32 v21, s4, v21, v4 bitop3:0x6c
F38C  v_bitop3_b32 v20, s1, v20, v4 bitop3:0x6c
F394  s_lshl_b32 s1, s19, 18
F398  s_lshl_b32 s4, s19, 17
F39C  v_bitop3_b32 v23, s4, v23, v4 bitop3:0x6c
F3A4  v_bitop3_b32 v22, s1, v22, v4 bitop3:0x6c
F3AC  s_lshl_b32 s1, s19, 16
F3B0  s_lshl_b32 s4, s19, 15
F3B4  v_bitop3_b32 v25, s4, v25, v4 bitop3:0x6c
F3BC  v_bitop3_b32 v24, s1, v24, v4 bitop3:0x6c
F3C4  s_lshl_b32 s1, s19, 14
F3C8  s_lshl_b32 s4, s19, 13
F3CC  v_bitop3_b32 v27, s4, v27, v4 bitop3:0x6c
F3D4  v_bitop3_b32 v26, s1, v26, v4 bitop3:0x6c
F3DC  s_lshl_b32 s1, s19, 12
F3E0  s_lshl_b32 s4, s19, 11
F3E4  v_bitop3_b32 v29, s4, v29, v4 bitop3:0x6c
F3EC  v_bitop3_b32 v28, s1, v28, v4 bitop3:0x6c
F3F4  s_lshl_b32 s1, s19, 10
F3F8  s_lshl_b32 s4, s19, 9
F3FC  v_bitop3_b32 v31, s4, v31, v4 bitop3:0x6c
F404  v_bitop3_b32 v30, s1, v30, v4 bitop3:0x6c
F40C  s_lshl_b32 s1, s19, 8
F410  s_lshl_b32 s4, s19, 7
F414  v_bitop3_b32 v33, s4, v33, v4 bitop3:0x6c
F41C  v_bitop3_b32 v32, s1, v32, v4 bitop3:0x6c
F424  s_lshl_b32 s1, s19, 6
F428  s_lshl_b32 s4, s19, 5
F42C  v_bitop3_b32 v35, s4, v35, v4 bitop3:0x6c
F434  v_bitop3_b32 v34, s1, v34, v4 bitop3:0x6c
F43C  s_lshl_b32 s1, s19, 4
F440  s_lshl_b32 s4, s19, 3
F444  s_lshl_b32 s0, s19, 31
F448  v_bitop3_b32 v37, s4, v37, v4 bitop3:0x6c
F450  v_bitop3_b32 v36, s1, v36, v4 bitop3:0x6c
F458  s_lshl_b32 s1, s19, 2
F45C  s_lshl_b32 s4, s19, 1
F460  v_bitop3_b32 v7, s4, v7, v4 bitop3:0x6c
F468  v_bitop3_b32 v6, s1, v6, v4 bitop3:0x6c
F470  v_bitop3_b32 v8, s19, v8, v4 bitop3:0x6c
F478  v_xor_b32_e32 v9, s0, v9
F47C  v_pk_add_f32 v[4:5], v[8:9], v[10:11] op_sel:[1,0] op_sel_hi:[0,1]
F484  v_pk_add_f32 v[40:41], v[8:9], v[10:11] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
F48C  v_pk_add_f32 v[42:43], v[10:11], v[12:13] op_sel:[1,0] op_sel_hi:[0,1]
F494  v_pk_add_f32 v[10:11], v[10:11], v[12:13] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
F49C  v_pk_add_f32 v[44:45], v[12:13], v[14:15] op_sel:[1,0] op_sel_hi:[0,1]
F4A4  v_pk_add_f32 v[12:13], v[12:13], v[14:15] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
F4AC  v_pk_add_f32 v[46:47], v[14:15], v[16:17] op_sel:[1,0] op_sel_hi:[0,1]
F4B4  v_pk_add_f32 v[14:15], v[14:15], v[16:17] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
F4BC  v_pk_add_f32 v[48:49], v[16:17], v[18:19] op_sel:[1,0] op_sel_hi:[0,1]
F4C4  v_pk_add_f32 v[16:17], v[16:17], v[18:19] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
F4CC  v_pk_add_f32 v[50:51], v[18:19], v[20:21] op_sel:[1,0] op_sel_hi:[0,1]
F4D4  v_pk_add_f32 v[18:19], v[18:19], v[20:21] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
F4DC  v_pk_add_f32 v[54:55], v[20:21], v[22:23] op_sel:[1,0] op_sel_hi:[0,1]
F4E4  v_pk_add_f32 v[20:21], v[20:21], v[22:23] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
F4EC  v_pk_add_f32 v[58:59], v[22:23], v[24:25] op_sel:[1,0] op_sel_hi:[0,1]
F4F4  v_pk_add_f32 v[22:23], v[22:23], v[24:25] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
F4FC  v_mov_b32_e32 v5, v41
F500  v_mov_b32_e32 v43, v11
F504  v_mov_b32_e32 v45, v13
F508  v_mov_b32_e32 v47, v15
F50C  v_mov_b32_e32 v49, v17
F510  v_mov_b32_e32 v51, v19
F514  v_mov_b32_e32 v55, v21
F518  v_mov_b32_e32 v59, v23
F51C  v_pk_add_f32 v[88:89], v[34:35], v[36:37] op_sel:[1,0] op_sel_hi:[0,1]
F524  v_pk_add_f32 v[90:91], v[34:35], v[36:37] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
F52C  v_pk_add_f32 v[92:93], v[36:37], v[6:7] op_sel:[1,0] op_sel_hi:[0,1]
F534  v_pk_add_f32 v[36:37], v[36:37], v[6:7] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
F53C  v_pk_add_f32 v[94:95], v[6:7], v[8:9] op_sel:[1,0] op_sel_hi:[0,1]
F544  v_pk_add_f32 v[6:7], v[6:7], v[8:9] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
F54C  v_pk_add_f32 v[8:9], v[4:5], v[42:43]
F554  v_pk_add_f32 v[10:11], v[44:45], v[46:47]
F55C  v_pk_add_f32 v[14:15], v[48:49], v[50:51]
F564  v_pk_add_f32 v[16:17], v[54:55], v[58:59]
F56C  v_pk_add_f32 v[18:19], v[8:9], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
F574  v_pk_add_f32 v[8:9], v[8:9], v[10:11]
F57C  v_pk_add_f32 v[10:11], v[14:15], v[16:17]
F584  v_pk_add_f32 v[20:21], v[14:15], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
F58C  s_mov_b32 s0, 0x3e800000
F594  v_pk_add_f32 v[14:15], v[8:9], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
F59C  v_pk_add_f32 v[8:9], v[8:9], v[10:11]
F5A4  v_pk_add_f32 v[78:79], v[28:29], v[30:31] op_sel:[1,0] op_sel_hi:[0,1]
F5AC  v_pk_add_f32 v[72:73], v[28:29], v[30:31] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
F5B4  v_pk_add_f32 v[80:81], v[30:31], v[32:33] op_sel:[1,0] op_sel_hi:[0,1]
F5BC  v_pk_add_f32 v[82:83], v[30:31], v[32:33] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
F5C4  v_pk_add_f32 v[12:13], v[18:19], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
F5CC  v_pk_add_f32 v[18:19], v[18:19], v[20:21]
F5D4  v_pk_mul_f32 v[30:31], v[8:9], s[0:1] op_sel_hi:[1,0]
F5DC  v_pk_add_f32 v[4:5], v[4:5], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
F5E4  v_pk_add_f32 v[8:9], v[44:45], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
F5EC  v_pk_add_f32 v[10:11], v[48:49], v[50:51] neg_lo:[0,1] neg_hi:[0,1]
F5F4  v_pk_add_f32 v[16:17], v[54:55], v[58:59] neg_lo:[0,1] neg_hi:[0,1]
F5FC  v_pk_add_f32 v[74:75], v[24:25], v[26:27] op_sel:[1,0] op_sel_hi:[0,1]
F604  v_pk_add_f32 v[24:25], v[24:25], v[26:27] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
F60C  v_pk_add_f32 v[76:77], v[26:27], v[28:29] op_sel:[1,0] op_sel_hi:[0,1]
F614  v_pk_add_f32 v[26:27], v[26:27], v[28:29] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
F61C  v_pk_mul_f32 v[28:29], v[18:19], s[0:1] op_sel_hi:[1,0]
F624  v_pk_add_f32 v[18:19], v[4:5], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
F62C  v_pk_add_f32 v[4:5], v[4:5], v[8:9]
F634  v_pk_add_f32 v[8:9], v[10:11], v[16:17]
F63C  v_pk_add_f32 v[22:23], v[10:11], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
F644  v_pk_add_f32 v[10:11], v[4:5], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
F64C  v_pk_add_f32 v[4:5], v[4:5], v[8:9]
F654  v_pk_add_f32 v[84:85], v[32:33], v[34:35] op_sel:[1,0] op_sel_hi:[0,1]
F65C  v_pk_add_f32 v[86:87], v[32:33], v[34:35] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
F664  v_and_b32_e32 v70, 0x7fffffff, v31
F66C  v_and_b32_e32 v72, 0x7fffffff, v30
F674  v_pk_mul_f32 v[34:35], v[4:5], s[0:1] op_sel_hi:[1,0]
F67C  v_max_u32_e32 v6, v70, v72
F680  v_pk_add_f32 v[20:21], v[18:19], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
F688  v_pk_add_f32 v[18:19], v[18:19], v[22:23]
F690  v_and_b32_e32 v69, 0x7fffffff, v35
F698  v_and_b32_e32 v71, 0x7fffffff, v34
F6A0  v_and_b32_e32 v66, 0x7fffffff, v29
F6A8  v_and_b32_e32 v68, 0x7fffffff, v28
F6B0  v_pk_mul_f32 v[32:33], v[18:19], s[0:1] op_sel_hi:[1,0]
F6B8  v_max3_u32 v4, v69, v71, v6
F6C0  v_pk_mul_f32 v[14:15], v[14:15], s[0:1] op_sel_hi:[1,0]
F6C8  v_and_b32_e32 v65, 0x7fffffff, v33
F6D0  v_and_b32_e32 v67, 0x7fffffff, v32
F6D8  v_max3_u32 v4, v66, v68, v4
F6E0  v_mov_b32_e32 v75, v25
F6E4  v_mov_b32_e32 v77, v27
F6E8  v_mov_b32_e32 v79, v73
F6EC  v_mov_b32_e32 v81, v83
F6F0  v_mov_b32_e32 v85, v87
F6F4  v_mov_b32_e32 v89, v91
F6F8  v_mov_b32_e32 v93, v37
F6FC  v_mov_b32_e32 v95, v7
F700  v_and_b32_e32 v61, 0x7fffffff, v15
F708  v_and_b32_e32 v63, 0x7fffffff, v14
F710  v_pk_mul_f32 v[22:23], v[10:11], s[0:1] op_sel_hi:[1,0]
F718  v_max3_u32 v4, v65, v67, v4
F720  v_pk_add_f32 v[8:9], v[74:75], v[76:77]
F728  v_pk_add_f32 v[10:11], v[78:79], v[80:81]
F730  v_pk_add_f32 v[18:19], v[84:85], v[88:89]
F738  v_pk_add_f32 v[6:7], v[92:93], v[94:95]
F740  v_pk_mul_f32 v[12:13], v[12:13], s[0:1] op_sel_hi:[1,0]
F748  v_max3_u32 v4, v61, v63, v4
F750  v_and_b32_e32 v62, 0x7fffffff, v23
F758  v_and_b32_e32 v64, 0x7fffffff, v22
F760  v_pk_add_f32 v[16:17], v[8:9], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
F768  v_pk_add_f32 v[8:9], v[8:9], v[10:11]
F770  v_pk_add_f32 v[10:11], v[18:19], v[6:7]
F778  v_and_b32_e32 v53, 0x7fffffff, v13
F780  v_and_b32_e32 v57, 0x7fffffff, v12
F788  v_pk_mul_f32 v[20:21], v[20:21], s[0:1] op_sel_hi:[1,0]
F790  v_max3_u32 v4, v62, v64, v4
F798  v_pk_add_f32 v[24:25], v[18:19], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
F7A0  v_pk_add_f32 v[6:7], v[8:9], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
F7A8  v_pk_add_f32 v[8:9], v[8:9], v[10:11]
F7B0  v_max3_u32 v4, v53, v57, v4
F7B8  v_and_b32_e32 v54, 0x7fffffff, v21
F7C0  v_and_b32_e32 v58, 0x7fffffff, v20
F7C8  v_pk_mul_f32 v[18:19], v[8:9], s[0:1] op_sel_hi:[1,0]
F7D0  v_max3_u32 v26, v54, v58, v4
F7D8  v_and_b32_e32 v56, 0x7fffffff, v19
F7E0  v_and_b32_e32 v60, 0x7fffffff, v18
F7E8  v_max3_u32 v39, v56, v60, v26
F7F0  v_pk_add_f32 v[10:11], v[74:75], v[76:77] neg_lo:[0,1] neg_hi:[0,1]
F7F8  v_pk_add_f32 v[26:27], v[78:79], v[80:81] neg_lo:[0,1] neg_hi:[0,1]
F800  v_pk_add_f32 v[36:37], v[84:85], v[88:89] neg_lo:[0,1] neg_hi:[0,1]
F808  v_pk_add_f32 v[74:75], v[92:93], v[94:95] neg_lo:[0,1] neg_hi:[0,1]
F810  v_pk_add_f32 v[4:5], v[16:17], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
F818  v_pk_add_f32 v[16:17], v[16:17], v[24:25]
F820  v_pk_add_f32 v[24:25], v[10:11], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
F828  v_pk_add_f32 v[48:49], v[36:37], v[74:75] neg_lo:[0,1] neg_hi:[0,1]
F830  v_pk_add_f32 v[26:27], v[10:11], v[26:27]
F838  v_pk_add_f32 v[36:37], v[36:37], v[74:75]
F840  v_pk_mul_f32 v[16:17], v[16:17], s[0:1] op_sel_hi:[1,0]
F848  v_pk_add_f32 v[10:11], v[26:27], v[36:37] neg_lo:[0,1] neg_hi:[0,1]
F850  v_pk_add_f32 v[26:27], v[26:27], v[36:37]
F858  v_pk_add_f32 v[8:9], v[24:25], v[48:49] neg_lo:[0,1] neg_hi:[0,1]
F860  v_pk_mul_f32 v[26:27], v[26:27], s[0:1] op_sel_hi:[1,0]
F868  v_pk_add_f32 v[24:25], v[24:25], v[48:49]
F870  v_and_b32_e32 v55, 0x7fffffff, v27
F878  v_and_b32_e32 v59, 0x7fffffff, v26
F880  v_and_b32_e32 v50, 0x7fffffff, v17
F888  v_and_b32_e32 v52, 0x7fffffff, v16
F890  v_pk_mul_f32 v[24:25], v[24:25], s[0:1] op_sel_hi:[1,0]
F898  v_max3_u32 v36, v55, v59, v39
F8A0  v_pk_mul_f32 v[6:7], v[6:7], s[0:1] op_sel_hi:[1,0]
F8A8  v_and_b32_e32 v49, 0x7fffffff, v25
F8B0  v_and_b32_e32 v51, 0x7fffffff, v24
F8B8  v_max3_u32 v36, v50, v52, v36
F8C0  v_and_b32_e32 v45, 0x7fffffff, v7
F8C8  v_and_b32_e32 v47, 0x7fffffff, v6
F8D0  v_pk_mul_f32 v[10:11], v[10:11], s[0:1] op_sel_hi:[1,0]
F8D8  v_max3_u32 v36, v49, v51, v36
F8E0  v_pk_mul_f32 v[4:5], v[4:5], s[0:1] op_sel_hi:[1,0]
F8E8  v_max3_u32 v36, v45, v47, v36
F8F0  v_and_b32_e32 v46, 0x7fffffff, v11
F8F8  v_and_b32_e32 v48, 0x7fffffff, v10
F900  v_and_b32_e32 v40, 0x7fffffff, v5
F908  v_and_b32_e32 v42, 0x7fffffff, v4
F910  v_pk_mul_f32 v[8:9], v[8:9], s[0:1] op_sel_hi:[1,0]
F918  v_max3_u32 v36, v46, v48, v36
F920  v_max3_u32 v36, v40, v42, v36
F928  v_and_b32_e32 v41, 0x7fffffff, v9
F930  v_and_b32_e32 v43, 0x7fffffff, v8
F938  v_max3_u32 v73, v41, v43, v36
F940  s_mov_b32 s19, 0x7f7fffff
F948  v_cmp_lt_u32_e32 vcc, s19, v73
F94C  v_mov_b32_e32 v36, 0
F950  v_mov_b32_e32 v37, 0
F954  v_mov_b32_e32 v39, 0
F958  v_mov_b32_e32 v44, 0
F95C  s_and_saveexec_b64 s[22:23], vcc
F960  s_cbranch_execz 563
F964  s_mov_b32 s25, 0x7f800000
F96C  v_cmp_lt_u32_e32 vcc, s19, v72
F970  v_cmp_lt_u32_e64 s[0:1], s25, v72
F978  v_and_b32_e32 v39, 0x80000000, v31
F980  v_and_b32_e32 v44, 0x80000000, v30
F988  v_cmp_lt_u32_e64 s[4:5], s25, v70
F990  v_cndmask_b32_e64 v36, 0, 7, vcc
F998  v_cndmask_b32_e64 v37, v72, 0, s[0:1]
F9A0  v_cndmask_b32_e64 v44, v44, 0, s[0:1]
F9A8  v_cndmask_b32_e64 v39, v39, 0, s[4:5]
F9B0  v_cmp_lt_u32_e64 s[6:7], s19, v70
F9B8  v_or_b32_e32 v72, 0x70, v36
F9C0  v_cndmask_b32_e32 v30, v30, v44, vcc
F9C4  v_cndmask_b32_e64 v31, v31, v39, s[6:7]
F9CC  v_cndmask_b32_e64 v39, 0, 1, s[4:5]
F9D4  v_max_u32_e32 v44, v70, v37
F9D8  v_cndmask_b32_e64 v36, v36, v72, s[6:7]
F9E0  v_addc_co_u32_e64 v39, vcc, 0, v39, s[0:1]
F9E8  v_cndmask_b32_e64 v37, v44, v37, s[4:5]
F9F0  v_or_b32_e32 v44, 0x700, v36
F9F8  v_cmp_lt_u32_e32 vcc, s19, v71
F9FC  v_cmp_lt_u32_e64 s[0:1], s25, v71
FA04  v_max_u32_e32 v70, v71, v37
FA08  v_and_b32_e32 v71, 0x80000000, v34
FA10  v_cndmask_b32_e32 v36, v36, v44, vcc
FA14  v_cndmask_b32_e64 v44, 0, 1, s[0:1]
FA1C  v_cndmask_b32_e64 v37, v70, v37, s[0:1]
FA24  v_cndmask_b32_e64 v71, v71, 0, s[0:1]
FA2C  v_cmp_lt_u32_e64 s[0:1], s25, v69
FA34  v_or_b32_e32 v72, 0x7000, v36
FA3C  v_cmp_lt_u32_e64 s[4:5], s19, v69
FA44  v_cndmask_b32_e32 v34, v34, v71, vcc
FA48  v_addc_co_u32_e64 v39, vcc, v39, v44, s[0:1]
FA50  v_max_u32_e32 v44, v69, v37
FA54  v_and_b32_e32 v70, 0x80000000, v35
FA5C  v_cndmask_b32_e64 v36, v36, v72, s[4:5]
FA64  v_cndmask_b32_e64 v37, v44, v37, s[0:1]
FA6C  v_cndmask_b32_e64 v70, v70, 0, s[0:1]
FA74  v_or_b32_e32 v44, 0x70000, v36
FA7C  v_cmp_lt_u32_e32 vcc, s19, v68
FA80  v_cmp_lt_u32_e64 s[0:1], s25, v68
FA88  v_max_u32_e32 v68, v68, v37
FA8C  v_and_b32_e32 v69, 0x80000000, v28
FA94  v_cndmask_b32_e32 v36, v36, v44, vcc
FA98  v_cndmask_b32_e64 v44, 0, 1, s[0:1]
FAA0  v_cndmask_b32_e64 v37, v68, v37, s[0:1]
FAA8  v_cndmask_b32_e64 v69, v69, 0, s[0:1]
FAB0  v_cmp_lt_u32_e64 s[0:1], s25, v66
FAB8  v_cndmask_b32_e64 v35, v35, v70, s[4:5]
FAC0  v_or_b32_e32 v70, 0x700000, v36
FAC8  v_cmp_lt_u32_e64 s[4:5], s19, v66
FAD0  v_cndmask_b32_e32 v28, v28, v69, vcc
FAD4  v_addc_co_u32_e64 v39, vcc, v39, v44, s[0:1]
FADC  v_max_u32_e32 v44, v66, v37
FAE0  v_and_b32_e32 v68, 0x80000000, v29
FAE8  v_cndmask_b32_e64 v36, v36, v70, s[4:5]
FAF0  v_cndmask_b32_e64 v37, v44, v37, s[0:1]
FAF8  v_cndmask_b32_e64 v68, v68, 0, s[0:1]
FB00  v_or_b32_e32 v44, 0x7000000, v36
FB08  v_cmp_lt_u32_e32 vcc, s19, v67
FB0C  v_cmp_lt_u32_e64 s[0:1], s25, v67
FB14  v_max_u32_e32 v66, v67, v37
FB18  v_and_b32_e32 v67, 0x80000000, v32
FB20  v_cndmask_b32_e32 v36, v36, v44, vcc
FB24  v_cndmask_b32_e64 v44, 0, 1, s[0:1]
FB2C  v_cndmask_b32_e64 v37, v66, v37, s[0:1]
FB34  v_cndmask_b32_e64 v67, v67, 0, s[0:1]
FB3C  v_cmp_lt_u32_e64 s[0:1], s25, v65
FB44  v_cndmask_b32_e32 v32, v32, v67, vcc
FB48  v_and_b32_e32 v66, 0x80000000, v33
FB50  v_addc_co_u32_e64 v39, vcc, v39, v44, s[0:1]
FB58  v_max_u32_e32 v44, v65, v37
FB5C  v_cndmask_b32_e64 v37, v44, v37, s[0:1]
FB64  v_cndmask_b32_e64 v29, v29, v68, s[4:5]
FB6C  v_cndmask_b32_e64 v66, v66, 0, s[0:1]
FB74  v_cmp_lt_u32_e64 s[4:5], s19, v65
FB7C  v_cmp_lt_u32_e32 vcc, s19, v63
FB80  v_cmp_lt_u32_e64 s[0:1], s25, v63
FB88  v_max_u32_e32 v63, v63, v37
FB8C  v_or_b32_e32 v68, 0x70000000, v36
FB94  v_cndmask_b32_e64 v33, v33, v66, s[4:5]
FB9C  v_cndmask_b32_e64 v44, 0, 7, vcc
FBA4  v_cndmask_b32_e64 v37, v63, v37, s[0:1]
FBAC  v_and_b32_e32 v66, 0x80000000, v14
FBB4  v_cndmask_b32_e64 v36, v36, v68, s[4:5]
FBBC  v_cndmask_b32_e64 v65, 0, 1, s[0:1]
FBC4  v_and_b32_e32 v63, 0x80000000, v15
FBCC  v_cndmask_b32_e64 v66, v66, 0, s[0:1]
FBD4  v_cmp_lt_u32_e64 s[0:1], s25, v61
FBDC  v_or_b32_e32 v67, 0x70, v44
FBE4  v_cmp_lt_u32_e64 s[4:5], s19, v61
FBEC  v_max_u32_e32 v61, v61, v37
FBF0  v_cndmask_b32_e64 v63, v63, 0, s[0:1]
FBF8  v_cndmask_b32_e32 v14, v14, v66, vcc
FBFC  v_cndmask_b32_e64 v44, v44, v67, s[4:5]
FC04  v_addc_co_u32_e64 v39, vcc, v39, v65, s[0:1]
FC0C  v_cndmask_b32_e64 v37, v61, v37, s[0:1]
FC14  v_cndmask_b32_e64 v15, v15, v63, s[4:5]
FC1C  v_or_b32_e32 v61, 0x700, v44
FC24  v_cmp_lt_u32_e32 vcc, s19, v64
FC28  v_cmp_lt_u32_e64 s[0:1], s25, v64
FC30  v_max_u32_e32 v63, v64, v37
FC34  v_and_b32_e32 v64, 0x80000000, v22
FC3C  v_cndmask_b32_e32 v44, v44, v61, vcc
FC40  v_cndmask_b32_e64 v61, 0, 1, s[0:1]
FC48  v_cndmask_b32_e64 v37, v63, v37, s[0:1]
FC50  v_cndmask_b32_e64 v64, v64, 0, s[0:1]
FC58  v_cmp_lt_u32_e64 s[0:1], s25, v62
FC60  v_or_b32_e32 v65, 0x7000, v44
FC68  v_cmp_lt_u32_e64 s[4:5], s19, v62
FC70  v_cndmask_b32_e32 v22, v22, v64, vcc
FC74  v_addc_co_u32_e64 v39, vcc, v39, v61, s[0:1]
FC7C  v_max_u32_e32 v61, v62, v37
FC80  v_and_b32_e32 v63, 0x80000000, v23
FC88  v_cndmask_b32_e64 v44, v44, v65, s[4:5]
FC90  v_cndmask_b32_e64 v37, v61, v37, s[0:1]
FC98  v_cndmask_b32_e64 v63, v63, 0, s[0:1]
FCA0  v_or_b32_e32 v61, 0x70000, v44
FCA8  v_cmp_lt_u32_e32 vcc, s19, v57
FCAC  v_cmp_lt_u32_e64 s[0:1], s25, v57
FCB4  v_max_u32_e32 v57, v57, v37
FCB8  v_cndmask_b32_e32 v44, v44, v61, vcc
FCBC  v_cndmask_b32_e64 v37, v57, v37, s[0:1]
FCC4  v_and_b32_e32 v62, 0x80000000, v12
FCCC  v_cndmask_b32_e64 v23, v23, v63, s[4:5]
FCD4  v_cndmask_b32_e64 v61, 0, 1, s[0:1]
FCDC  v_and_b32_e32 v57, 0x80000000, v13
FCE4  v_cndmask_b32_e64 v62, v62, 0, s[0:1]
FCEC  v_cmp_lt_u32_e64 s[0:1], s25, v53
FCF4  v_or_b32_e32 v63, 0x700000, v44
FCFC  v_cmp_lt_u32_e64 s[4:5], s19, v53
FD04  v_max_u32_e32 v53, v53, v37
FD08  v_cndmask_b32_e64 v57, v57, 0, s[0:1]
FD10  v_cndmask_b32_e32 v12, v12, v62, vcc
FD14  v_cndmask_b32_e64 v44, v44, v63, s[4:5]
FD1C  v_addc_co_u32_e64 v39, vcc, v39, v61, s[0:1]
FD24  v_cndmask_b32_e64 v37, v53, v37, s[0:1]
FD2C  v_cndmask_b32_e64 v13, v13, v57, s[4:5]
FD34  v_or_b32_e32 v53, 0x7000000, v44
FD3C  v_cmp_lt_u32_e32 vcc, s19, v58
FD40  v_cmp_lt_u32_e64 s[0:1], s25, v58
FD48  v_max_u32_e32 v57, v58, v37
FD4C  v_and_b32_e32 v58, 0x80000000, v20
FD54  v_cndmask_b32_e32 v44, v44, v53, vcc
FD58  v_cndmask_b32_e64 v53, 0, 1, s[0:1]
FD60  v_cndmask_b32_e64 v57, v57, v37, s[0:1]
FD68  v_and_b32_e32 v37, 0x80000000, v21
FD70  v_cndmask_b32_e64 v58, v58, 0, s[0:1]
FD78  v_cmp_lt_u32_e64 s[0:1], s25, v54
FD80  v_or_b32_e32 v61, 0x70000000, v44
FD88  v_cmp_lt_u32_e64 s[4:5], s19, v54
FD90  v_cndmask_b32_e64 v37, v37, 0, s[0:1]
FD98  v_cndmask_b32_e32 v20, v20, v58, vcc
FD9C  v_cndmask_b32_e64 v21, v21, v37, s[4:5]
FDA4  v_cndmask_b32_e64 v37, v44, v61, s[4:5]
FDAC  v_max_u32_e32 v44, v54, v57
FDB0  v_addc_co_u32_e64 v39, vcc, v39, v53, s[0:1]
FDB8  v_cndmask_b32_e64 v44, v44, v57, s[0:1]
FDC0  v_cmp_lt_u32_e32 vcc, s19, v60
FDC4  v_cmp_lt_u32_e64 s[0:1], s25, v60
FDCC  v_max_u32_e32 v57, v60, v44
FDD0  v_and_b32_e32 v58, 0x80000000, v18
FDD8  v_cndmask_b32_e64 v53, 0, 7, vcc
FDE0  v_cndmask_b32_e64 v54, 0, 1, s[0:1]
FDE8  v_cndmask_b32_e64 v44, v57, v44, s[0:1]
FDF0  v_cndmask_b32_e64 v58, v58, 0, s[0:1]
FDF8  v_cmp_lt_u32_e64 s[0:1], s25, v56
FE00  v_and_b32_e32 v57, 0x80000000, v19
FE08  v_or_b32_e32 v60, 0x70, v53
FE10  v_cmp_lt_u32_e64 s[4:5], s19, v56
FE18  v_cndmask_b32_e32 v18, v18, v58, vcc
FE1C  v_addc_co_u32_e64 v39, vcc, v39, v54, s[0:1]
FE24  v_max_u32_e32 v54, v56, v44
FE28  v_cndmask_b32_e64 v57, v57, 0, s[0:1]
FE30  v_cndmask_b32_e64 v53, v53, v60, s[4:5]
FE38  v_cndmask_b32_e64 v44, v54, v44, s[0:1]
FE40  v_cndmask_b32_e64 v19, v19, v57, s[4:5]
FE48  v_or_b32_e32 v54, 0x700, v53
FE50  v_cmp_lt_u32_e32 vcc, s19, v59
FE54  v_cmp_lt_u32_e64 s[0:1], s25, v59
FE5C  v_max_u32_e32 v56, v59, v44
FE60  v_and_b32_e32 v57, 0x80000000, v26
FE68  v_cndmask_b32_e32 v53, v53, v54, vcc
FE6C  v_cndmask_b32_e64 v54, 0, 1, s[0:1]
FE74  v_cndmask_b32_e64 v44, v56, v44, s[0:1]
FE7C  v_cndmask_b32_e64 v57, v57, 0, s[0:1]
FE84  v_cmp_lt_u32_e64 s[0:1], s25, v55
FE8C  v_or_b32_e32 v58, 0x7000, v53
FE94  v_cmp_lt_u32_e64 s[4:5], s19, v55
FE9C  v_cndmask_b32_e32 v26, v26, v57, vcc
FEA0  v_addc_co_u32_e64 v39, vcc, v39, v54, s[0:1]
FEA8  v_max_u32_e32 v54, v55, v44
FEAC  v_and_b32_e32 v56, 0x80000000, v27
FEB4  v_cndmask_b32_e64 v53, v53, v58, s[4:5]
FEBC  v_cndmask_b32_e64 v44, v54, v44, s[0:1]
FEC4  v_cndmask_b32_e64 v56, v56, 0, s[0:1]
FECC  v_or_b32_e32 v54, 0x70000, v53
FED4  v_cmp_lt_u32_e32 vcc, s19, v52
FED8  v_cmp_lt_u32_e64 s[0:1], s25, v52
FEE0  v_max_u32_e32 v52, v52, v44
FEE4  v_and_b32_e32 v55, 0x80000000, v16
FEEC  v_cndmask_b32_e32 v53, v53, v54, vcc
FEF0  v_cndmask_b32_e64 v54, 0, 1, s[0:1]
FEF8  v_cndmask_b32_e64 v44, v52, v44, s[0:1]
FF00  v_and_b32_e32 v52, 0x80000000, v17
FF08  v_cndmask_b32_e64 v55, v55, 0, s[0:1]
FF10  v_cmp_lt_u32_e64 s[0:1], s25, v50
FF18  v_cndmask_b32_e64 v27, v27, v56, s[4:5]
FF20  v_or_b32_e32 v56, 0x700000, v53
FF28  v_cndmask_b32_e64 v52, v52, 0, s[0:1]
FF30  v_cmp_lt_u32_e64 s[4:5], s19, v50
FF38  v_cndmask_b32_e32 v16, v16, v55, vcc
FF3C  s_nop 0
FF40  v_cndmask_b32_e64 v17, v17, v52, s[4:5]
FF48  v_cndmask_b32_e64 v52, v53, v56, s[4:5]
FF50  v_addc_co_u32_e64 v53, vcc, v39, v54, s[0:1]
FF58  v_max_u32_e32 v39, v50, v44
FF5C  v_cndmask_b32_e64 v39, v39, v44, s[0:1]
FF64  v_or_b32_e32 v44, 0x7000000, v52
FF6C  v_cmp_lt_u32_e32 vcc, s19, v51
FF70  v_cmp_lt_u32_e64 s[0:1], s25, v51
FF78  v_max_u32_e32 v51, v51, v39
FF7C  v_cndmask_b32_e32 v44, v52, v44, vcc
FF80  v_and_b32_e32 v52, 0x80000000, v24
FF88  v_cndmask_b32_e64 v50, 0, 1, s[0:1]
FF90  v_cndmask_b32_e64 v51, v51, v39, s[0:1]
FF98  v_and_b32_e32 v39, 0x80000000, v25
FFA0  v_cndmask_b32_e64 v52, v52, 0, s[0:1]
FFA8  v_cmp_lt_u32_e64 s[0:1], s25, v49
FFB0  v_or_b32_e32 v54, 0x70000000, v44
FFB8  v_cmp_lt_u32_e64 s[4:5], s19, v49
FFC0  v_cndmask_b32_e64 v39, v39, 0, s[0:1]
FFC8  v_max_u32_e32 v49, v49, v51
FFCC  v_cndmask_b32_e64 v25, v25, v39, s[4:5]
FFD4  v_cndmask_b32_e32 v24, v24, v52, vcc
FFD8  v_cndmask_b32_e64 v39, v44, v54, s[4:5]
FFE0  v_addc_co_u32_e64 v44, vcc, v53, v50, s[0:1]
FFE8  v_cndmask_b32_e64 v49, v49, v51, s[0:1]
FFF0  v_cmp_lt_u32_e32 vcc, s19, v47
FFF4  v_cmp_lt_u32_e64 s[0:1], s25, v47
FFFC  v_max_u32_e32 v47, v47, v49
10000  v_and_b32_e32 v52, 0x80000000, v6
10008  v_cndmask_b32_e64 v50, 0, 7, vcc
10010  v_cndmask_b32_e64 v51, 0, 1, s[0:1]
10018  v_cndmask_b32_e64 v47, v47, v49, s[0:1]
10020  v_and_b32_e32 v49, 0x80000000, v7
10028  v_cndmask_b32_e64 v52, v52, 0, s[0:1]
10030  v_cmp_lt_u32_e64 s[0:1], s25, v45
10038  v_or_b32_e32 v53, 0x70, v50
10040  v_cmp_lt_u32_e64 s[4:5], s19, v45
10048  v_cndmask_b32_e64 v49, v49, 0, s[0:1]
10050  v_max_u32_e32 v45, v45, v47
10054  v_cndmask_b32_e64 v7, v7, v49, s[4:5]
1005C  v_cndmask_b32_e32 v6, v6, v52, vcc
10060  v_cndmask_b32_e64 v49, v50, v53, s[4:5]
10068  v_addc_co_u32_e64 v44, vcc, v44, v51, s[0:1]
10070  v_cndmask_b32_e64 v45, v45, v47, s[0:1]
10078  v_or_b32_e32 v47, 0x700, v49
10080  v_cmp_lt_u32_e32 vcc, s19, v48
10084  v_cmp_lt_u32_e64 s[0:1], s25, v48
1008C  v_max_u32_e32 v48, v48, v45
10090  v_cndmask_b32_e32 v47, v49, v47, vcc
10094  v_cndmask_b32_e64 v45, v48, v45, s[0:1]
1009C  v_and_b32_e32 v50, 0x80000000, v10
100A4  v_cndmask_b32_e64 v49, 0, 1, s[0:1]
100AC  v_and_b32_e32 v48, 0x80000000, v11
100B4  v_cndmask_b32_e64 v50, v50, 0, s[0:1]
100BC  v_cmp_lt_u32_e64 s[0:1], s25, v46
100C4  v_or_b32_e32 v51, 0x7000, v47
100CC  v_cmp_lt_u32_e64 s[4:5], s19, v46
100D4  v_max_u32_e32 v46, v46, v45
100D8  v_cndmask_b32_e64 v48, v48, 0, s[0:1]
100E0  v_cndmask_b32_e32 v10, v10, v50, vcc
100E4  v_cndmask_b32_e64 v47, v47, v51, s[4:5]
100EC  v_addc_co_u32_e64 v44, vcc, v44, v49, s[0:1]
100F4  v_cndmask_b32_e64 v45, v46, v45, s[0:1]
100FC  v_cndmask_b32_e64 v11, v11, v48, s[4:5]
10104  v_or_b32_e32 v46, 0x70000, v47
1010C  v_cmp_lt_u32_e32 vcc, s19, v42
10110  v_cmp_lt_u32_e64 s[0:1], s25, v42
10118  v_max_u32_e32 v42, v42, v45
1011C  v_and_b32_e32 v48, 0x80000000, v4
10124  v_cndmask_b32_e32 v46, v47, v46, vcc
10128  v_cndmask_b32_e64 v47, 0, 1, s[0:1]
10130  v_cndmask_b32_e64 v42, v42, v45, s[0:1]
10138  v_and_b32_e32 v45, 0x80000000, v5
10140  v_cndmask_b32_e64 v48, v48, 0, s[0:1]
10148  v_cmp_lt_u32_e64 s[0:1], s25, v40
10150  v_or_b32_e32 v49, 0x700000, v46
10158  v_cmp_lt_u32_e64 s[4:5], s19, v40
10160  v_cndmask_b32_e64 v45, v45, 0, s[0:1]
10168  v_cndmask_b32_e32 v4, v4, v48, vcc
1016C  v_cndmask_b32_e64 v5, v5, v45, s[4:5]
10174  v_cndmask_b32_e64 v45, v46, v49, s[4:5]
1017C  v_addc_co_u32_e64 v46, vcc, v44, v47, s[0:1]
10184  v_max_u32_e32 v40, v40, v42
10188  v_cndmask_b32_e64 v40, v40, v42, s[0:1]
10190  v_or_b32_e32 v42, 0x7000000, v45
10198  v_cmp_lt_u32_e32 vcc, s19, v43
1019C  v_cmp_lt_u32_e64 s[0:1], s25, v43
101A4  v_max_u32_e32 v43, v43, v40
101A8  v_cndmask_b32_e32 v42, v45, v42, vcc
101AC  v_and_b32_e32 v44, 0x80000000, v8
101B4  v_cndmask_b32_e64 v45, 0, 1, s[0:1]
101BC  v_cndmask_b32_e64 v40, v43, v40, s[0:1]
101C4  v_cndmask_b32_e64 v44, v44, 0, s[0:1]
101CC  v_cmp_lt_u32_e64 s[0:1], s25, v41
101D4  v_or_b32_e32 v47, 0x70000000, v42
101DC  v_cmp_lt_u32_e64 s[4:5], s19, v41
101E4  v_and_b32_e32 v43, 0x80000000, v9
101EC  v_cndmask_b32_e32 v8, v8, v44, vcc
101F0  v_cndmask_b32_e64 v44, v42, v47, s[4:5]
101F8  v_addc_co_u32_e64 v42, vcc, v46, v45, s[0:1]
10200  v_max_u32_e32 v41, v41, v40
10204  v_cndmask_b32_e64 v43, v43, 0, s[0:1]
1020C  v_cndmask_b32_e64 v40, v41, v40, s[0:1]
10214  v_mov_b32_e32 v41, 0x7f800000
1021C  v_cmp_ne_u32_e32 vcc, 32, v42
10220  v_cndmask_b32_e64 v9, v9, v43, s[4:5]
10228  s_nop 0
1022C  v_cndmask_b32_e32 v73, v41, v40, vcc
10230  s_or_b64 exec, exec, s[22:23]
10234  v_cmp_ne_u32_e32 vcc, 0, v73
10238  v_mov_b32_e32 v40, 0x7f
10240  s_and_saveexec_b64 s[0:1], vcc
10244  s_cbranch_execz 15
10248  v_add_u32_e32 v40, s48, v73
1024C  s_mov_b32 s4, 0x17fffff
10254  v_lshrrev_b32_e32 v41, 23, v40
10258  v_add_u32_e32 v41, -2, v41
1025C  v_cmp_lt_u32_e32 vcc, s4, v40
10260  s_mov_b32 s4, 0x7f800000
10268  s_nop 0
1026C  v_cndmask_b32_e32 v40, 0, v41, vcc
10270  v_cmp_eq_u32_e32 vcc, s4, v73
10274  v_mov_b32_e32 v41, 0xfe
1027C  s_and_b64 vcc, s[8:9], vcc
10280  v_cndmask_b32_e32 v40, v40, v41, vcc
10284  s_or_b64 exec, exec, s[0:1]
10288  v_cmp_eq_u32_e32 vcc, 0, v40
1028C  s_cbranch_vccz 37
10290  s_nop 0
10294  v_cndmask_b32_e64 v42, 1.0, 2.0, vcc
1029C  v_pk_mul_f32 v[30:31], v[42:43], v[30:31] op_sel_hi:[0,1]
102A4  v_pk_mul_f32 v[34:35], v[42:43], v[34:35] op_sel_hi:[0,1]
102AC  v_pk_mul_f32 v[28:29], v[42:43], v[28:29] op_sel_hi:[0,1]
102B4  v_pk_mul_f32 v[32:33], v[42:43], v[32:33] op_sel_hi:[0,1]
102BC  v_pk_mul_f32 v[14:15], v[42:43], v[14:15] op_sel_hi:[0,1]
102C4  v_pk_mul_f32 v[22:23], v[42:43], v[22:23] op_sel_hi:[0,1]
102CC  v_pk_mul_f32 v[12:13], v[42:43], v[12:13] op_sel_hi:[0,1]
102D4  v_pk_mul_f32 v[20:21], v[42:43], v[20:21] op_sel_hi:[0,1]
102DC  v_pk_mul_f32 v[18:19], v[42:43], v[18:19] op_sel_hi:[0,1]
102E4  v_pk_mul_f32 v[26:27], v[42:43], v[26:27] op_sel_hi:[0,1]
102EC  v_pk_mul_f32 v[16:17], v[42:43], v[16:17] op_sel_hi:[0,1]
102F4  v_pk_mul_f32 v[24:25], v[42:43], v[24:25] op_sel_hi:[0,1]
102FC  v_pk_mul_f32 v[6:7], v[42:43], v[6:7] op_sel_hi:[0,1]
10304  v_pk_mul_f32 v[10:11], v[42:43], v[10:11] op_sel_hi:[0,1]
1030C  v_pk_mul_f32 v[4:5], v[42:43], v[4:5] op_sel_hi:[0,1]
10314  v_pk_mul_f32 v[8:9], v[42:43], v[8:9] op_sel_hi:[0,1]
1031C  v_max_u32_e32 v41, 1, v40
10320  s_branch 1
10324  v_mov_b32_e32 v41, v40
10328  v_add_lshl_u32 v2, s16, v2, 2
10330  s_mov_b32 s0, 0xd2511f53
10338  v_mad_u64_u32 v[42:43], s[4:5], v2, s0, 0
10340  v_xor_b32_e32 v43, s28, v43
10344  s_mov_b32 s1, 0xcd9e8d57
1034C  v_mad_u64_u32 v[46:47], s[4:5], v43, s1, 0
10354  v_xor_b32_e32 v45, s34, v42
10358  v_xor_b32_e32 v43, s30, v47
1035C  v_mad_u64_u32 v[48:49], s[4:5], v45, s1, 0
10364  v_mad_u64_u32 v[42:43], s[4:5], v43, s0, 0
1036C  v_xor_b32_e32 v45, v46, v49
10370  v_xor_b32_e32 v45, s29, v45
10374  v_xor_b32_e32 v43, s38, v43
10378  v_mad_u64_u32 v[46:47], s[4:5], v45, s0, 0
10380  v_mad_u64_u32 v[50:51], s[4:5], v43, s1, 0
10388  v_xor_b32_e32 v43, v48, v51
1038C  v_xor_b32_e32 v42, v42, v47
10390  v_xor_b32_e32 v43, s35, v43
10394  v_xor_b32_e32 v45, s31, v42
10398  v_mad_u64_u32 v[42:43], s[4:5], v43, s0, 0
103A0  v_mad_u64_u32 v[48:49], s[4:5], v45, s1, 0
103A8  v_xor_b32_e32 v45, v50, v49
103AC  v_xor_b32_e32 v43, v46, v43
103B0  v_xor_b32_e32 v45, s37, v45
103B4  v_xor_b32_e32 v43, s36, v43
103B8  v_mad_u64_u32 v[46:47], s[4:5], v45, s0, 0
103C0  v_mad_u64_u32 v[50:51], s[4:5], v43, s1, 0
103C8  v_xor_b32_e32 v43, v48, v51
103CC  v_xor_b32_e32 v42, v42, v47
103D0  v_xor_b32_e32 v43, s40, v43
103D4  v_xor_b32_e32 v45, s39, v42
103D8  v_mad_u64_u32 v[42:43], s[4:5], v43, s0, 0
103E0  v_mad_u64_u32 v[48:49], s[4:5], v45, s1, 0
103E8  v_xor_b32_e32 v45, v50, v49
103EC  v_xor_b32_e32 v43, v46, v43
103F0  v_xor_b32_e32 v45, s42, v45
103F4  v_xor_b32_e32 v43, s41, v43
103F8  v_mad_u64_u32 v[46:47], s[4:5], v45, s0, 0
10400  v_mad_u64_u32 v[50:51], s[4:5], v43, s1, 0
10408  v_xor_b32_e32 v43, v48, v51
1040C  v_xor_b32_e32 v42, v42, v47
10410  v_xor_b32_e32 v43, s44, v43
10414  v_xor_b32_e32 v45, s43, v42
10418  v_mad_u64_u32 v[42:43], s[4:5], v43, s0, 0
10420  v_mad_u64_u32 v[48:49], s[4:5], v45, s1, 0
10428  v_xor_b32_e32 v45, v50, v49
1042C  v_xor_b32_e32 v43, v46, v43
10430  v_xor_b32_e32 v45, s46, v45
10434  v_xor_b32_e32 v43, s45, v43
10438  v_mad_u64_u32 v[46:47], s[4:5], v45, s0, 0
10440  v_mad_u64_u32 v[50:51], s[4:5], v43, s1, 0
10448  v_xor_b32_e32 v43, v48, v51
1044C  v_xor_b32_e32 v42, v42, v47
10450  v_mov_b32_e32 v47, 0
10454  v_mov_b32_e32 v48, 0
10458  v_lshlrev_b32_e32 v41, 23, v41
1045C  v_xor_b32_e32 v43, s47, v43
10460  v_xor_b32_e32 v42, s24, v42
10464  v_cvt_scalef32_sr_pk_fp4_f32 v47, v[30:31], v43, v41
1046C  v_cvt_scalef32_sr_pk_fp4_f32 v48, v[28:29], v42, v41 op_sel:[0,0,0,1]
10474  v_cvt_scalef32_sr_pk_fp4_f32 v47, v[34:35], v50, v41 op_sel:[0,0,1,0]
1047C  v_cvt_scalef32_sr_pk_fp4_f32 v48, v[32:33], v46, v41 op_sel:[0,0,1,1]
10484  s_nop 0
10488  v_or_b32_e32 v29, 1, v2
1048C  v_mad_u64_u32 v[30:31], s[4:5], v29, s0, 0
10494  v_xor_b32_e32 v29, s28, v31
10498  v_mad_u64_u32 v[32:33], s[4:5], v29, s1, 0
104A0  v_xor_b32_e32 v29, s30, v33
104A4  v_xor_b32_e32 v33, s34, v30
104A8  v_mad_u64_u32 v[34:35], s[4:5], v33, s1, 0
104B0  v_mad_u64_u32 v[30:31], s[4:5], v29, s0, 0
104B8  v_xor_b32_e32 v29, v32, v35
104BC  v_xor_b32_e32 v29, s29, v29
104C0  v_xor_b32_e32 v31, s38, v31
104C4  v_mad_u64_u32 v[32:33], s[4:5], v29, s0, 0
104CC  v_mad_u64_u32 v[42:43], s[4:5], v31, s1, 0
104D4  v_xor_b32_e32 v29, v34, v43
104D8  v_xor_b32_e32 v30, v30, v33
104DC  v_xor_b32_e32 v29, s35, v29
104E0  v_xor_b32_e32 v33, s31, v30
104E4  v_mad_u64_u32 v[30:31], s[4:5], v29, s0, 0
104EC  v_mad_u64_u32 v[34:35], s[4:5], v33, s1, 0
104F4  v_xor_b32_e32 v29, v42, v35
104F8  v_xor_b32_e32 v31, v32, v31
104FC  v_xor_b32_e32 v29, s37, v29
10500  v_xor_b32_e32 v31, s36, v31
10504  v_mad_u64_u32 v[32:33], s[4:5], v29, s0, 0
1050C  v_mad_u64_u32 v[42:43], s[4:5], v31, s1, 0
10514  v_xor_b32_e32 v29, v34, v43
10518  v_xor_b32_e32 v30, v30, v33
1051C  v_xor_b32_e32 v29, s40, v29
10520  v_xor_b32_e32 v33, s39, v30
10524  v_mad_u64_u32 v[30:31], s[4:5], v29, s0, 0
1052C  v_mad_u64_u32 v[34:35], s[4:5], v33, s1, 0
10534  v_xor_b32_e32 v29, v42, v35
10538  v_xor_b32_e32 v31, v32, v31
1053C  v_xor_b32_e32 v29, s42, v29
10540  v_xor_b32_e32 v31, s41, v31
10544  v_mad_u64_u32 v[32:33], s[4:5], v29, s0, 0
1054C  v_mad_u64_u32 v[42:43], s[4:5], v31, s1, 0
10554  v_xor_b32_e32 v29, v34, v43
10558  v_xor_b32_e32 v30, v30, v33
1055C  v_xor_b32_e32 v29, s44, v29
10560  v_xor_b32_e32 v33, s43, v30
10564  v_mad_u64_u32 v[30:31], s[4:5], v29, s0, 0
1056C  v_mad_u64_u32 v[34:35], s[4:5], v33, s1, 0
10574  v_xor_b32_e32 v29, v42, v35
10578  v_xor_b32_e32 v31, v32, v31
1057C  v_xor_b32_e32 v29, s46, v29
10580  v_xor_b32_e32 v31, s45, v31
10584  v_mad_u64_u32 v[32:33], s[4:5], v29, s0, 0
1058C  v_mad_u64_u32 v[42:43], s[4:5], v31, s1, 0
10594  v_xor_b32_e32 v29, v34, v43
10598  v_xor_b32_e32 v30, v30, v33
1059C  v_mov_b32_e32 v31, 0
105A0  v_mov_b32_e32 v33, 0
105A4  v_xor_b32_e32 v29, s47, v29
105A8  v_xor_b32_e32 v30, s24, v30
105AC  v_cvt_scalef32_sr_pk_fp4_f32 v31, v[14:15], v29, v41
105B4  v_cvt_scalef32_sr_pk_fp4_f32 v33, v[12:13], v30, v41 op_sel:[0,0,0,1]
105BC  v_cvt_scalef32_sr_pk_fp4_f32 v31, v[22:23], v42, v41 op_sel:[0,0,1,0]
105C4  v_cvt_scalef32_sr_pk_fp4_f32 v33, v[20:21], v32, v41 op_sel:[0,0,1,1]
105CC  s_nop 0
105D0  v_or_b32_e32 v12, 2, v2
105D4  v_mad_u64_u32 v[12:13], s[4:5], v12, s0, 0
105DC  v_xor_b32_e32 v13, s28, v13
105E0  v_mad_u64_u32 v[14:15], s[4:5], v13, s1, 0
105E8  v_xor_b32_e32 v13, s30, v15
105EC  v_xor_b32_e32 v15, s34, v12
105F0  v_mad_u64_u32 v[20:21], s[4:5], v15, s1, 0
105F8  v_mad_u64_u32 v[12:13], s[4:5], v13, s0, 0
10600  v_xor_b32_e32 v14, v14, v21
10604  v_xor_b32_e32 v14, s29, v14
10608  v_xor_b32_e32 v13, s38, v13
1060C  v_mad_u64_u32 v[14:15], s[4:5], v14, s0, 0
10614  v_mad_u64_u32 v[22:23], s[4:5], v13, s1, 0
1061C  v_xor_b32_e32 v13, v20, v23
10620  v_xor_b32_e32 v12, v12, v15
10624  v_xor_b32_e32 v13, s35, v13
10628  v_xor_b32_e32 v15, s31, v12
1062C  v_mad_u64_u32 v[12:13], s[4:5], v13, s0, 0
10634  v_mad_u64_u32 v[20:21], s[4:5], v15, s1, 0
1063C  v_xor_b32_e32 v15, v22, v21
10640  v_xor_b32_e32 v13, v14, v13
10644  v_xor_b32_e32 v15, s37, v15
10648  v_xor_b32_e32 v13, s36, v13
1064C  v_mad_u64_u32 v[14:15], s[4:5], v15, s0, 0
10654  v_mad_u64_u32 v[22:23], s[4:5], v13, s1, 0
1065C  v_xor_b32_e32 v13, v20, v23
10660  v_xor_b32_e32 v12, v12, v15
10664  v_xor_b32_e32 v13, s40, v13
10668  v_xor_b32_e32 v15, s39, v12
1066C  v_mad_u64_u32 v[12:13], s[4:5], v13, s0, 0
10674  v_mad_u64_u32 v[20:21], s[4:5], v15, s1, 0
1067C  v_xor_b32_e32 v15, v22, v21
10680  v_xor_b32_e32 v13, v14, v13
10684  v_xor_b32_e32 v15, s42, v15
10688  v_xor_b32_e32 v13, s41, v13
1068C  v_mad_u64_u32 v[14:15], s[4:5], v15, s0, 0
10694  v_mad_u64_u32 v[22:23], s[4:5], v13, s1, 0
1069C  v_xor_b32_e32 v13, v20, v23
106A0  v_xor_b32_e32 v12, v12, v15
106A4  v_xor_b32_e32 v13, s44, v13
106A8  v_xor_b32_e32 v15, s43, v12
106AC  v_mad_u64_u32 v[12:13], s[4:5], v13, s0, 0
106B4  v_mad_u64_u32 v[20:21], s[4:5], v15, s1, 0
106BC  v_xor_b32_e32 v15, v22, v21
106C0  v_xor_b32_e32 v13, v14, v13
106C4  v_xor_b32_e32 v15, s46, v15
106C8  v_xor_b32_e32 v13, s45, v13
106CC  v_mad_u64_u32 v[14:15], s[4:5], v15, s0, 0
106D4  v_mad_u64_u32 v[22:23], s[4:5], v13, s1, 0
106DC  v_xor_b32_e32 v13, v20, v23
106E0  v_xor_b32_e32 v12, v12, v15
106E4  v_xor_b32_e32 v13, s47, v13
106E8  v_xor_b32_e32 v12, s24, v12
106EC  v_mov_b32_e32 v15, 0
106F0  v_mov_b32_e32 v20, 0
106F4  v_or_b32_e32 v2, 3, v2
106F8  v_cvt_scalef32_sr_pk_fp4_f32 v15, v[18:19], v13, v41
10700  v_cvt_scalef32_sr_pk_fp4_f32 v20, v[16:17], v12, v41 op_sel:[0,0,0,1]
10708  v_cvt_scalef32_sr_pk_fp4_f32 v15, v[26:27], v22, v41 op_sel:[0,0,1,0]
10710  v_cvt_scalef32_sr_pk_fp4_f32 v20, v[24:25], v14, v41 op_sel:[0,0,1,1]
10718  s_nop 0
1071C  v_mad_u64_u32 v[12:13], s[4:5], v2, s0, 0
10724  v_xor_b32_e32 v2, s28, v13
10728  v_or3_b32 v30, v20, v39, v15
10730  v_mad_u64_u32 v[14:15], s[4:5], v2, s1, 0
10738  v_xor_b32_e32 v2, s30, v15
1073C  v_xor_b32_e32 v15, s34, v12
10740  v_mad_u64_u32 v[16:17], s[4:5], v15, s1, 0
10748  v_mad_u64_u32 v[12:13], s[4:5], v2, s0, 0
10750  v_xor_b32_e32 v2, v14, v17
10754  v_xor_b32_e32 v2, s29, v2
10758  v_xor_b32_e32 v13, s38, v13
1075C  v_mad_u64_u32 v[14:15], s[4:5], v2, s0, 0
10764  v_mad_u64_u32 v[18:19], s[4:5], v13, s1, 0
1076C  v_xor_b32_e32 v2, v16, v19
10770  v_xor_b32_e32 v12, v12, v15
10774  v_xor_b32_e32 v2, s35, v2
10778  v_xor_b32_e32 v15, s31, v12
1077C  v_mad_u64_u32 v[12:13], s[4:5], v2, s0, 0
10784  v_mad_u64_u32 v[16:17], s[4:5], v15, s1, 0
1078C  v_xor_b32_e32 v2, v18, v17
10790  v_xor_b32_e32 v13, v14, v13
10794  v_xor_b32_e32 v2, s37, v2
10798  v_xor_b32_e32 v13, s36, v13
1079C  v_mad_u64_u32 v[14:15], s[4:5], v2, s0, 0
107A4  v_mad_u64_u32 v[18:19], s[4:5], v13, s1, 0
107AC  v_xor_b32_e32 v2, v16, v19
107B0  v_xor_b32_e32 v12, v12, v15
107B4  v_xor_b32_e32 v2, s40, v2
107B8  v_xor_b32_e32 v15, s39, v12
107BC  v_mad_u64_u32 v[12:13], s[4:5], v2, s0, 0
107C4  v_mad_u64_u32 v[16:17], s[4:5], v15, s1, 0
107CC  v_xor_b32_e32 v2, v18, v17
107D0  v_xor_b32_e32 v13, v14, v13
107D4  v_xor_b32_e32 v2, s42, v2
107D8  v_xor_b32_e32 v13, s41, v13
107DC  v_mad_u64_u32 v[14:15], s[4:5], v2, s0, 0
107E4  v_mad_u64_u32 v[18:19], s[4:5], v13, s1, 0
107EC  v_xor_b32_e32 v2, v16, v19
107F0  v_xor_b32_e32 v12, v12, v15
107F4  v_xor_b32_e32 v2, s44, v2
107F8  v_xor_b32_e32 v15, s43, v12
107FC  v_mad_u64_u32 v[12:13], s[4:5], v2, s0, 0
10804  v_mad_u64_u32 v[16:17], s[4:5], v15, s1, 0
1080C  v_xor_b32_e32 v2, v18, v17
10810  v_xor_b32_e32 v13, v14, v13
10814  v_xor_b32_e32 v2, s46, v2
10818  v_xor_b32_e32 v13, s45, v13
1081C  v_mad_u64_u32 v[14:15], s[4:5], v2, s0, 0
10824  v_mad_u64_u32 v[18:19], s[0:1], v13, s1, 0
1082C  v_mov_b32_e32 v45, 0
10830  v_xor_b32_e32 v2, v16, v19
10834  v_xor_b32_e32 v12, v12, v15
10838  v_mov_b32_e32 v13, 0
1083C  v_or3_b32 v28, v48, v36, v47
10844  v_or3_b32 v29, v33, v37, v31
1084C  v_xor_b32_e32 v2, s47, v2
10850  v_xor_b32_e32 v12, s24, v12
10854  v_cvt_scalef32_sr_pk_fp4_f32 v45, v[6:7], v2, v41
1085C  v_cvt_scalef32_sr_pk_fp4_f32 v13, v[4:5], v12, v41 op_sel:[0,0,0,1]
10864  v_cvt_scalef32_sr_pk_fp4_f32 v45, v[10:11], v18, v41 op_sel:[0,0,1,0]
1086C  v_cvt_scalef32_sr_pk_fp4_f32 v13, v[8:9], v14, v41 op_sel:[0,0,1,1]
10874  s_nop 0
1087C  v_or3_b32 v31, v13, v44, v45
10884  ds_write_b128 v3, v[28:31] offset:64
1088C  ds_write_b8 v38, v40 offset:8196
10894  s_or_b64 exec, exec, s[20:21]
10898  s_or_b64 exec, exec, s[10:11]
1089C  s_add_i32 s1, s16, 7
108A0  s_and_b32 s8, s1, 0xffffff8
108A8  s_lshr_b32 s1, s2, 1
108AC  s_add_i32 s4, s17, 0xff
108B4  s_and_b32 s0, s18, 8
108B8  s_and_b32 s1, s1, 2
108BC  s_and_b32 s9, s4, 0xffffff00
108C4  v_lshlrev_b32_e32 v2, 6, v0
108C8  s_cmp_eq_u32 s0, 0
108CC  v_or_b32_e32 v4, s2, v1
108D0  v_lshl_or_b32 v1, s3, 7, v0
108D8  v_and_b32_e32 v2, 0xc0, v2
108E0  s_movk_i32 s0, 0xff3c
108E4  s_cselect_b64 vcc, -1, 0
108E8  v_and_or_b32 v1, v1, s0, v2
108F0  v_lshrrev_b32_e32 v2, 2, v0
108F4  v_bfe_u32 v3, v0, 6, 1
108FC  v_add_u32_e32 v6, s33, v2
10900  s_and_b64 s[2:3], vcc, exec
10904  v_cmp_le_u32_e64 s[6:7], s16, v4
1090C  v_or3_b32 v1, v1, v3, s1
10914  v_mov_b32_e32 v3, 0
10918  v_cmp_le_u32_e64 s[2:3], s17, v6
10920  v_cmp_gt_u32_e64 s[4:5], s16, v4
10928  v_mov_b32_e32 v5, v3
1092C  v_cmp_le_u32_e64 s[0:1], s8, v4
10934  v_lshrrev_b32_e32 v7, 3, v0
10938  s_cselect_b32 s8, s16, s8
1093C  s_or_b64 s[6:7], s[6:7], s[2:3]
10940  s_mov_b64 s[2:3], 0
10944  s_waitcnt lgkmcnt(0)
10948  s_barrier
1094C  s_and_saveexec_b64 s[10:11], s[6:7]
10950  s_xor_b64 s[6:7], exec, s[10:11]
10954  v_cmp_le_u32_e64 s[2:3], s9, v6
1095C  s_or_b64 s[2:3], vcc, s[2:3]
10960  s_nor_b64 s[2:3], s[2:3], s[0:1]
10964  s_and_b64 s[2:3], s[2:3], exec
10968  s_or_saveexec_b64 s[6:7], s[6:7]
1096C  v_cndmask_b32_e32 v2, v1, v4, vcc
10970  v_bitop3_b32 v1, v7, 3, v0 bitop3:0x48
10978  v_lshl_add_u64 v[4:5], v[4:5], 4, s[12:13]
10980  v_mov_b32_e32 v7, 0x7f
10988  s_xor_b64 exec, exec, s[6:7]
1098C  s_cbranch_execz 16
10990  s_movk_i32 s10, 0xfc
10994  v_and_or_b32 v7, v0, s10, v1
1099C  v_lshlrev_b32_e32 v7, 4, v7
109A0  ds_read_b128 v[8:11], v7
109A8  ds_read_u8 v7, v0 offset:8192
109B0  v_mad_u64_u32 v[12:13], s[10:11], v6, s16, 0
109B8  v_lshl_add_u64 v[12:13], v[12:13], 4, v[4:5]
109C0  s_or_b64 s[2:3], s[2:3], exec
109C4  s_waitcnt lgkmcnt(1)
109C8  global_store_dwordx4 v[12:13], v[8:11], off
109D0  s_or_b64 exec, exec, s[6:7]
109D4  s_and_saveexec_b64 s[6:7], s[2:3]
109D8  s_cbranch_execz 11
109DC  v_and_b32_e32 v8, 0xffffffe0, v6
109E4  v_cndmask_b32_e32 v6, v8, v6, vcc
109E8  v_mov_b64_e32 v[8:9], s[14:15]
109EC  v_mad_u64_u32 v[8:9], s[2:3], s8, v6, v[8:9]
109F4  v_lshl_add_u64 v[8:9], v[8:9], 0, v[2:3]
109FC  s_waitcnt lgkmcnt(0)
10A00  global_store_byte v[8:9], v7, off
10A08  s_or_b64 exec, exec, s[6:7]
10A0C  s_waitcnt lgkmcnt(0)
10A10  v_or_b32_e32 v7, 0x100, v0
10A18  v_lshrrev_b32_e32 v6, 2, v7
10A1C  v_add_u32_e32 v6, s33, v6
10A20  v_cmp_le_u32_e64 s[2:3], s17, v6
10A28  s_xor_b64 s[4:5], s[4:5], -1
10A2C  s_or_b64 s[4:5], s[4:5], s[2:3]
10A30  s_mov_b64 s[2:3], 0
10A34  s_and_saveexec_b64 s[6:7], s[4:5]
10A38  s_xor_b64 s[4:5], exec, s[6:7]
10A3C  s_cbranch_execnz 9
10A40  s_or_saveexec_b64 s[0:1], s[4:5]
10A44  v_mov_b32_e32 v8, 0x7f
10A4C  s_xor_b64 exec, exec, s[0:1]
10A50  s_cbranch_execnz 14
10A54  s_or_b64 exec, exec, s[0:1]
10A58  s_and_saveexec_b64 s[0:1], s[2:3]
10A5C  s_cbranch_execnz 30
10A60  s_endpgm
10A64  v_cmp_le_u32_e64 s[2:3], s9, v6
10A6C  s_or_b64 s[2:3], vcc, s[2:3]
10A70  s_nor_b64 s[0:1], s[2:3], s[0:1]
10A74  s_and_b64 s[2:3], s[0:1], exec
10A78  s_or_saveexec_b64 s[0:1], s[4:5]
10A7C  v_mov_b32_e32 v8, 0x7f
10A84  s_xor_b64 exec, exec, s[0:1]
10A88  s_cbranch_execz 65522
10A8C  s_movk_i32 s4, 0x1fc
10A90  v_and_or_b32 v1, v7, s4, v1
10A98  v_lshlrev_b32_e32 v1, 4, v1
10A9C  ds_read_b128 v[10:13], v1
10AA4  ds_read_u8 v8, v0 offset:8448
10AAC  v_mad_u64_u32 v[0:1], s[4:5], v6, s16, 0
10AB4  v_lshl_add_u64 v[0:1], v[0:1], 4, v[4:5]
10ABC  s_or_b64 s[2:3], s[2:3], exec
10AC0  s_waitcnt lgkmcnt(1)
10AC4  global_store_dwordx4 v[0:1], v[10:13], off
10ACC  s_or_b64 exec, exec, s[0:1]
10AD0  s_and_saveexec_b64 s[0:1], s[2:3]
10AD4  s_cbranch_execz 65506
10AD8  v_and_b32_e32 v0, 0xffffffe0, v6
10AE0  v_cndmask_b32_e32 v4, v0, v6, vcc
10AE4  v_mov_b64_e32 v[0:1], s[14:15]
10AE8  v_mad_u64_u32 v[0:1], s[0:1], s8, v4, v[0:1]
10AF0  v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
10AF8  s_waitcnt lgkmcnt(0)
10AFC  global_store_byte v[0:1], v8, off
10B04  s_endpgm
10B08  s_nop 0
