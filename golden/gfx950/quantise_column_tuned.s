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
2500  s_load_dwordx4 s[12:15], s[0:1], 0x18
2508  v_lshlrev_b32_e32 v1, 1, v0
250C  v_lshrrev_b32_e32 v130, 6, v0
2510  v_and_b32_e32 v131, 0x7e, v1
2518  s_lshl_b32 s25, s2, 7
251C  s_lshl_b32 s2, s3, 2
2520  s_waitcnt lgkmcnt(0)
2524  s_lshr_b32 s24, s13, 5
2528  v_or_b32_e32 v4, s25, v131
252C  v_or_b32_e32 v2, s2, v130
2530  v_cmp_le_u32_e32 vcc, s14, v4
2534  v_cmp_le_u32_e64 s[4:5], s24, v2
253C  s_or_b64 s[4:5], vcc, s[4:5]
2540  v_and_b32_e32 v1, 3, v0
2544  s_and_saveexec_b64 s[6:7], s[4:5]
2548  s_xor_b64 s[4:5], exec, s[6:7]
254C  v_and_b32_e32 v1, 3, v0
2550  s_or_saveexec_b64 s[16:17], s[4:5]
2554  s_load_dwordx4 s[8:11], s[0:1], 0x8
255C  s_xor_b64 exec, exec, s[16:17]
2560  s_cbranch_execz 2901
2564  s_load_dwordx2 s[6:7], s[0:1], 0x0
256C  v_lshlrev_b32_e32 v3, 5, v2
2570  v_mov_b32_e32 v2, 0
2574  v_mov_b32_e32 v5, v2
2578  s_bitcmp1_b32 s15, 0
257C  v_mad_u64_u32 v[62:63], s[0:1], s12, v3, v[4:5]
2584  v_or_b32_e32 v3, 1, v4
2588  s_cselect_b64 s[20:21], -1, 0
258C  s_mov_b32 s13, 0
2590  v_cmp_gt_u32_e64 s[0:1], s14, v3
2598  v_cmp_le_u32_e32 vcc, s14, v3
259C  s_and_saveexec_b64 s[4:5], vcc
25A0  s_xor_b64 s[18:19], exec, s[4:5]
25A4  s_cbranch_execz 578
25A8  s_and_b64 vcc, exec, s[20:21]
25AC  s_cbranch_vccz 7
25B0  s_waitcnt lgkmcnt(0)
25B4  v_lshl_add_u64 v[4:5], v[62:63], 2, s[6:7]
25BC  global_load_dword v5, v[4:5], off
25C4  s_cbranch_execz 1
25C8  s_branch 7
25CC  s_waitcnt vmcnt(0) lgkmcnt(0)
25D0  v_lshl_add_u64 v[4:5], v[62:63], 1, s[6:7]
25D8  global_load_ushort v3, v[4:5], off
25E0  s_waitcnt vmcnt(0)
25E4  v_lshlrev_b32_e32 v5, 16, v3
25E8  v_cndmask_b32_e64 v3, 0, 1, s[20:21]
25F0  v_cmp_ne_u32_e64 s[4:5], 1, v3
25F8  s_andn2_b64 vcc, exec, s[20:21]
25FC  v_lshl_add_u64 v[6:7], v[62:63], 0, s[12:13]
2604  s_cbranch_vccnz 7
2608  s_waitcnt lgkmcnt(0)
260C  v_lshl_add_u64 v[8:9], v[6:7], 2, s[6:7]
2614  global_load_dword v4, v[8:9], off
261C  s_cbranch_execz 1
2620  s_branch 7
2624  s_waitcnt lgkmcnt(0)
2628  v_lshl_add_u64 v[8:9], v[6:7], 1, s[6:7]
2630  global_load_ushort v3, v[8:9], off
2638  s_waitcnt vmcnt(0)
263C  v_lshlrev_b32_e32 v4, 16, v3
2640  s_and_b64 vcc, exec, s[4:5]
2644  v_lshl_add_u64 v[8:9], v[6:7], 0, s[12:13]
264C  s_cbranch_vccnz 7
2650  s_waitcnt lgkmcnt(0)
2654  v_lshl_add_u64 v[6:7], v[8:9], 2, s[6:7]
265C  global_load_dword v7, v[6:7], off
2664  s_cbranch_execz 1
2668  s_branch 7
266C  s_waitcnt vmcnt(0) lgkmcnt(0)
2670  v_lshl_add_u64 v[6:7], v[8:9], 1, s[6:7]
2678  global_load_ushort v3, v[6:7], off
2680  s_waitcnt vmcnt(0)
2684  v_lshlrev_b32_e32 v7, 16, v3
2688  s_and_b64 vcc, exec, s[4:5]
268C  v_lshl_add_u64 v[8:9], v[8:9], 0, s[12:13]
2694  s_cbranch_vccnz 7
2698  s_waitcnt lgkmcnt(0)
269C  v_lshl_add_u64 v[10:11], v[8:9], 2, s[6:7]
26A4  global_load_dword v6, v[10:11], off
26AC  s_cbranch_execz 1
26B0  s_branch 7
26B4  s_waitcnt lgkmcnt(0)
26B8  v_lshl_add_u64 v[10:11], v[8:9], 1, s[6:7]
26C0  global_load_ushort v3, v[10:11], off
26C8  s_waitcnt vmcnt(0)
26CC  v_lshlrev_b32_e32 v6, 16, v3
26D0  s_and_b64 vcc, exec, s[4:5]
26D4  v_lshl_add_u64 v[10:11], v[8:9], 0, s[12:13]
26DC  s_cbranch_vccnz 7
26E0  s_waitcnt lgkmcnt(0)
26E4  v_lshl_add_u64 v[8:9], v[10:11], 2, s[6:7]
26EC  global_load_dword v9, v[8:9], off
26F4  s_cbranch_execz 1
26F8  s_branch 7
26FC  s_waitcnt vmcnt(0) lgkmcnt(0)
2700  v_lshl_add_u64 v[8:9], v[10:11], 1, s[6:7]
2708  global_load_ushort v3, v[8:9], off
2710  s_waitcnt vmcnt(0)
2714  v_lshlrev_b32_e32 v9, 16, v3
2718  s_and_b64 vcc, exec, s[4:5]
271C  v_lshl_add_u64 v[10:11], v[10:11], 0, s[12:13]
2724  s_cbranch_vccnz 7
2728  s_waitcnt lgkmcnt(0)
272C  v_lshl_add_u64 v[12:13], v[10:11], 2, s[6:7]
2734  global_load_dword v8, v[12:13], off
273C  s_cbranch_execz 1
2740  s_branch 7
2744  s_waitcnt lgkmcnt(0)
2748  v_lshl_add_u64 v[12:13], v[10:11], 1, s[6:7]
2750  global_load_ushort v3, v[12:13], off
2758  s_waitcnt vmcnt(0)
275C  v_lshlrev_b32_e32 v8, 16, v3
2760  s_and_b64 vcc, exec, s[4:5]
2764  v_lshl_add_u64 v[12:13], v[10:11], 0, s[12:13]
276C  s_cbranch_vccnz 7
2770  s_waitcnt lgkmcnt(0)
2774  v_lshl_add_u64 v[10:11], v[12:13], 2, s[6:7]
277C  global_load_dword v11, v[10:11], off
2784  s_cbranch_execz 1
2788  s_branch 7
278C  s_waitcnt vmcnt(0) lgkmcnt(0)
2790  v_lshl_add_u64 v[10:11], v[12:13], 1, s[6:7]
2798  global_load_ushort v3, v[10:11], off
27A0  s_waitcnt vmcnt(0)
27A4  v_lshlrev_b32_e32 v11, 16, v3
27A8  s_and_b64 vcc, exec, s[4:5]
27AC  v_lshl_add_u64 v[12:13], v[12:13], 0, s[12:13]
27B4  s_cbranch_vccnz 7
27B8  s_waitcnt lgkmcnt(0)
27BC  v_lshl_add_u64 v[14:15], v[12:13], 2, s[6:7]
27C4  global_load_dword v10, v[14:15], off
27CC  s_cbranch_execz 1
27D0  s_branch 7
27D4  s_waitcnt lgkmcnt(0)
27D8  v_lshl_add_u64 v[14:15], v[12:13], 1, s[6:7]
27E0  global_load_ushort v3, v[14:15], off
27E8  s_waitcnt vmcnt(0)
27EC  v_lshlrev_b32_e32 v10, 16, v3
27F0  s_and_b64 vcc, exec, s[4:5]
27F4  v_lshl_add_u64 v[14:15], v[12:13], 0, s[12:13]
27FC  s_cbranch_vccnz 7
2800  s_waitcnt lgkmcnt(0)
2804  v_lshl_add_u64 v[12:13], v[14:15], 2, s[6:7]
280C  global_load_dword v13, v[12:13], off
2814  s_cbranch_execz 1
2818  s_branch 7
281C  s_waitcnt vmcnt(0) lgkmcnt(0)
2820  v_lshl_add_u64 v[12:13], v[14:15], 1, s[6:7]
2828  global_load_ushort v3, v[12:13], off
2830  s_waitcnt vmcnt(0)
2834  v_lshlrev_b32_e32 v13, 16, v3
2838  s_and_b64 vcc, exec, s[4:5]
283C  v_lshl_add_u64 v[14:15], v[14:15], 0, s[12:13]
2844  s_cbranch_vccnz 7
2848  s_waitcnt lgkmcnt(0)
284C  v_lshl_add_u64 v[16:17], v[14:15], 2, s[6:7]
2854  global_load_dword v12, v[16:17], off
285C  s_cbranch_execz 1
2860  s_branch 7
2864  s_waitcnt lgkmcnt(0)
2868  v_lshl_add_u64 v[16:17], v[14:15], 1, s[6:7]
2870  global_load_ushort v3, v[16:17], off
2878  s_waitcnt vmcnt(0)
287C  v_lshlrev_b32_e32 v12, 16, v3
2880  s_and_b64 vcc, exec, s[4:5]
2884  v_lshl_add_u64 v[16:17], v[14:15], 0, s[12:13]
288C  s_cbranch_vccnz 7
2890  s_waitcnt lgkmcnt(0)
2894  v_lshl_add_u64 v[14:15], v[16:17], 2, s[6:7]
289C  global_load_dword v15, v[14:15], off
28A4  s_cbranch_execz 1
28A8  s_branch 7
28AC  s_waitcnt vmcnt(0) lgkmcnt(0)
28B0  v_lshl_add_u64 v[14:15], v[16:17], 1, s[6:7]
28B8  global_load_ushort v3, v[14:15], off
28C0  s_waitcnt vmcnt(0)
28C4  v_lshlrev_b32_e32 v15, 16, v3
28C8  s_and_b64 vcc, exec, s[4:5]
28CC  v_lshl_add_u64 v[16:17], v[16:17], 0, s[12:13]
28D4  s_cbranch_vccnz 7
28D8  s_waitcnt lgkmcnt(0)
28DC  v_lshl_add_u64 v[18:19], v[16:17], 2, s[6:7]
28E4  global_load_dword v14, v[18:19], off
28EC  s_cbranch_execz 1
28F0  s_branch 7
28F4  s_waitcnt lgkmcnt(0)
28F8  v_lshl_add_u64 v[18:19], v[16:17], 1, s[6:7]
2900  global_load_ushort v3, v[18:19], off
2908  s_waitcnt vmcnt(0)
290C  v_lshlrev_b32_e32 v14, 16, v3
2910  s_and_b64 vcc, exec, s[4:5]
2914  v_lshl_add_u64 v[16:17], v[16:17], 0, s[12:13]
291C  s_cbranch_vccnz 7
2920  s_waitcnt lgkmcnt(0)
2924  v_lshl_add_u64 v[18:19], v[16:17], 2, s[6:7]
292C  global_load_dword v19, v[18:19], off
2934  s_cbranch_execz 1
2938  s_branch 7
293C  s_waitcnt vmcnt(0) lgkmcnt(0)
2940  v_lshl_add_u64 v[18:19], v[16:17], 1, s[6:7]
2948  global_load_ushort v3, v[18:19], off
2950  s_waitcnt vmcnt(0)
2954  v_lshlrev_b32_e32 v19, 16, v3
2958  s_and_b64 vcc, exec, s[4:5]
295C  v_lshl_add_u64 v[16:17], v[16:17], 0, s[12:13]
2964  s_cbranch_vccnz 7
2968  s_waitcnt lgkmcnt(0)
296C  v_lshl_add_u64 v[20:21], v[16:17], 2, s[6:7]
2974  global_load_dword v18, v[20:21], off
297C  s_cbranch_execz 1
2980  s_branch 7
2984  s_waitcnt lgkmcnt(0)
2988  v_lshl_add_u64 v[20:21], v[16:17], 1, s[6:7]
2990  global_load_ushort v3, v[20:21], off
2998  s_waitcnt vmcnt(0)
299C  v_lshlrev_b32_e32 v18, 16, v3
29A0  s_and_b64 vcc, exec, s[4:5]
29A4  v_lshl_add_u64 v[16:17], v[16:17], 0, s[12:13]
29AC  s_cbranch_vccnz 7
29B0  s_waitcnt lgkmcnt(0)
29B4  v_lshl_add_u64 v[20:21], v[16:17], 2, s[6:7]
29BC  global_load_dword v49, v[20:21], off
29C4  s_cbranch_execz 1
29C8  s_branch 7
29CC  s_waitcnt lgkmcnt(0)
29D0  v_lshl_add_u64 v[20:21], v[16:17], 1, s[6:7]
29D8  global_load_ushort v3, v[20:21], off
29E0  s_waitcnt vmcnt(0)
29E4  v_lshlrev_b32_e32 v49, 16, v3
29E8  s_and_b64 vcc, exec, s[4:5]
29EC  v_lshl_add_u64 v[16:17], v[16:17], 0, s[12:13]
29F4  s_cbranch_vccnz 7
29F8  s_waitcnt lgkmcnt(0)
29FC  v_lshl_add_u64 v[20:21], v[16:17], 2, s[6:7]
2A04  global_load_dword v48, v[20:21], off
2A0C  s_cbranch_execz 1
2A10  s_branch 7
2A14  s_waitcnt lgkmcnt(0)
2A18  v_lshl_add_u64 v[20:21], v[16:17], 1, s[6:7]
2A20  global_load_ushort v3, v[20:21], off
2A28  s_waitcnt vmcnt(0)
2A2C  v_lshlrev_b32_e32 v48, 16, v3
2A30  s_and_b64 vcc, exec, s[4:5]
2A34  v_lshl_add_u64 v[16:17], v[16:17], 0, s[12:13]
2A3C  s_cbranch_vccnz 7
2A40  s_waitcnt lgkmcnt(0)
2A44  v_lshl_add_u64 v[20:21], v[16:17], 2, s[6:7]
2A4C  global_load_dword v51, v[20:21], off
2A54  s_cbranch_execz 1
2A58  s_branch 7
2A5C  s_waitcnt lgkmcnt(0)
2A60  v_lshl_add_u64 v[20:21], v[16:17], 1, s[6:7]
2A68  global_load_ushort v3, v[20:21], off
2A70  s_waitcnt vmcnt(0)
2A74  v_lshlrev_b32_e32 v51, 16, v3
2A78  s_and_b64 vcc, exec, s[4:5]
2A7C  v_lshl_add_u64 v[16:17], v[16:17], 0, s[12:13]
2A84  s_cbranch_vccnz 7
2A88  s_waitcnt lgkmcnt(0)
2A8C  v_lshl_add_u64 v[20:21], v[16:17], 2, s[6:7]
2A94  global_load_dword v50, v[20:21], off
2A9C  s_cbranch_execz 1
2AA0  s_branch 7
2AA4  s_waitcnt lgkmcnt(0)
2AA8  v_lshl_add_u64 v[20:21], v[16:17], 1, s[6:7]
2AB0  global_load_ushort v3, v[20:21], off
2AB8  s_waitcnt vmcnt(0)
2ABC  v_lshlrev_b32_e32 v50, 16, v3
2AC0  s_and_b64 vcc, exec, s[4:5]
2AC4  v_lshl_add_u64 v[16:17], v[16:17], 0, s[12:13]
2ACC  s_cbranch_vccnz 7
2AD0  s_waitcnt lgkmcnt(0)
2AD4  v_lshl_add_u64 v[20:21], v[16:17], 2, s[6:7]
2ADC  global_load_dword v53, v[20:21], off
2AE4  s_cbranch_execz 1
2AE8  s_branch 7
2AEC  s_waitcnt lgkmcnt(0)
2AF0  v_lshl_add_u64 v[20:21], v[16:17], 1, s[6:7]
2AF8  global_load_ushort v3, v[20:21], off
2B00  s_waitcnt vmcnt(0)
2B04  v_lshlrev_b32_e32 v53, 16, v3
2B08  s_and_b64 vcc, exec, s[4:5]
2B0C  v_lshl_add_u64 v[16:17], v[16:17], 0, s[12:13]
2B14  s_cbranch_vccnz 7
2B18  s_waitcnt lgkmcnt(0)
2B1C  v_lshl_add_u64 v[20:21], v[16:17], 2, s[6:7]
2B24  global_load_dword v52, v[20:21], off
2B2C  s_cbranch_execz 1
2B30  s_branch 7
2B34  s_waitcnt lgkmcnt(0)
2B38  v_lshl_add_u64 v[20:21], v[16:17], 1, s[6:7]
2B40  global_load_ushort v3, v[20:21], off
2B48  s_waitcnt vmcnt(0)
2B4C  v_lshlrev_b32_e32 v52, 16, v3
2B50  s_and_b64 vcc, exec, s[4:5]
2B54  v_lshl_add_u64 v[16:17], v[16:17], 0, s[12:13]
2B5C  s_cbranch_vccnz 7
2B60  s_waitcnt lgkmcnt(0)
2B64  v_lshl_add_u64 v[20:21], v[16:17], 2, s[6:7]
2B6C  global_load_dword v55, v[20:21], off
2B74  s_cbranch_execz 1
2B78  s_branch 7
2B7C  s_waitcnt lgkmcnt(0)
2B80  v_lshl_add_u64 v[20:21], v[16:17], 1, s[6:7]
2B88  global_load_ushort v3, v[20:21], off
2B90  s_waitcnt vmcnt(0)
2B94  v_lshlrev_b32_e32 v55, 16, v3
2B98  s_and_b64 vcc, exec, s[4:5]
2B9C  v_lshl_add_u64 v[16:17], v[16:17], 0, s[12:13]
2BA4  s_cbranch_vccnz 7
2BA8  s_waitcnt lgkmcnt(0)
2BAC  v_lshl_add_u64 v[20:21], v[16:17], 2, s[6:7]
2BB4  global_load_dword v54, v[20:21], off
2BBC  s_cbranch_execz 1
2BC0  s_branch 7
2BC4  s_waitcnt lgkmcnt(0)
2BC8  v_lshl_add_u64 v[20:21], v[16:17], 1, s[6:7]
2BD0  global_load_ushort v3, v[20:21], off
2BD8  s_waitcnt vmcnt(0)
2BDC  v_lshlrev_b32_e32 v54, 16, v3
2BE0  s_and_b64 vcc, exec, s[4:5]
2BE4  v_lshl_add_u64 v[16:17], v[16:17], 0, s[12:13]
2BEC  s_cbranch_vccnz 7
2BF0  s_waitcnt lgkmcnt(0)
2BF4  v_lshl_add_u64 v[20:21], v[16:17], 2, s[6:7]
2BFC  global_load_dword v57, v[20:21], off
2C04  s_cbranch_execz 1
2C08  s_branch 7
2C0C  s_waitcnt lgkmcnt(0)
2C10  v_lshl_add_u64 v[20:21], v[16:17], 1, s[6:7]
2C18  global_load_ushort v3, v[20:21], off
2C20  s_waitcnt vmcnt(0)
2C24  v_lshlrev_b32_e32 v57, 16, v3
2C28  s_and_b64 vcc, exec, s[4:5]
2C2C  v_lshl_add_u64 v[16:17], v[16:17], 0, s[12:13]
2C34  s_cbranch_vccnz 7
2C38  s_waitcnt lgkmcnt(0)
2C3C  v_lshl_add_u64 v[20:21], v[16:17], 2, s[6:7]
2C44  global_load_dword v56, v[20:21], off
2C4C  s_cbranch_execz 1
2C50  s_branch 7
2C54  s_waitcnt lgkmcnt(0)
2C58  v_lshl_add_u64 v[20:21], v[16:17], 1, s[6:7]
2C60  global_load_ushort v3, v[20:21], off
2C68  s_waitcnt vmcnt(0)
2C6C  v_lshlrev_b32_e32 v56, 16, v3
2C70  s_and_b64 vcc, exec, s[4:5]
2C74  v_lshl_add_u64 v[16:17], v[16:17], 0, s[12:13]
2C7C  s_cbranch_vccnz 7
2C80  s_waitcnt lgkmcnt(0)
2C84  v_lshl_add_u64 v[20:21], v[16:17], 2, s[6:7]
2C8C  global_load_dword v61, v[20:21], off
2C94  s_cbranch_execz 1
2C98  s_branch 7
2C9C  s_waitcnt lgkmcnt(0)
2CA0  v_lshl_add_u64 v[20:21], v[16:17], 1, s[6:7]
2CA8  global_load_ushort v3, v[20:21], off
2CB0  s_waitcnt vmcnt(0)
2CB4  v_lshlrev_b32_e32 v61, 16, v3
2CB8  s_and_b64 vcc, exec, s[4:5]
2CBC  v_lshl_add_u64 v[16:17], v[16:17], 0, s[12:13]
2CC4  s_cbranch_vccnz 7
2CC8  s_waitcnt lgkmcnt(0)
2CCC  v_lshl_add_u64 v[20:21], v[16:17], 2, s[6:7]
2CD4  global_load_dword v60, v[20:21], off
2CDC  s_cbranch_execz 1
2CE0  s_branch 7
2CE4  s_waitcnt lgkmcnt(0)
2CE8  v_lshl_add_u64 v[20:21], v[16:17], 1, s[6:7]
2CF0  global_load_ushort v3, v[20:21], off
2CF8  s_waitcnt vmcnt(0)
2CFC  v_lshlrev_b32_e32 v60, 16, v3
2D00  s_and_b64 vcc, exec, s[4:5]
2D04  v_lshl_add_u64 v[16:17], v[16:17], 0, s[12:13]
2D0C  s_cbranch_vccnz 7
2D10  s_waitcnt lgkmcnt(0)
2D14  v_lshl_add_u64 v[20:21], v[16:17], 2, s[6:7]
2D1C  global_load_dword v69, v[20:21], off
2D24  s_cbranch_execz 1
2D28  s_branch 7
2D2C  s_waitcnt lgkmcnt(0)
2D30  v_lshl_add_u64 v[20:21], v[16:17], 1, s[6:7]
2D38  global_load_ushort v3, v[20:21], off
2D40  s_waitcnt vmcnt(0)
2D44  v_lshlrev_b32_e32 v69, 16, v3
2D48  s_and_b64 vcc, exec, s[4:5]
2D4C  v_lshl_add_u64 v[16:17], v[16:17], 0, s[12:13]
2D54  s_cbranch_vccnz 7
2D58  s_waitcnt lgkmcnt(0)
2D5C  v_lshl_add_u64 v[20:21], v[16:17], 2, s[6:7]
2D64  global_load_dword v68, v[20:21], off
2D6C  s_cbranch_execz 1
2D70  s_branch 7
2D74  s_waitcnt lgkmcnt(0)
2D78  v_lshl_add_u64 v[20:21], v[16:17], 1, s[6:7]
2D80  global_load_ushort v3, v[20:21], off
2D88  s_waitcnt vmcnt(0)
2D8C  v_lshlrev_b32_e32 v68, 16, v3
2D90  s_and_b64 vcc, exec, s[4:5]
2D94  v_lshl_add_u64 v[16:17], v[16:17], 0, s[12:13]
2D9C  s_cbranch_vccnz 7
2DA0  s_waitcnt lgkmcnt(0)
2DA4  v_lshl_add_u64 v[20:21], v[16:17], 2, s[6:7]
2DAC  global_load_dword v73, v[20:21], off
2DB4  s_cbranch_execz 1
2DB8  s_branch 7
2DBC  s_waitcnt lgkmcnt(0)
2DC0  v_lshl_add_u64 v[20:21], v[16:17], 1, s[6:7]
2DC8  global_load_ushort v3, v[20:21], off
2DD0  s_waitcnt vmcnt(0)
2DD4  v_lshlrev_b32_e32 v73, 16, v3
2DD8  s_and_b64 vcc, exec, s[4:5]
2DDC  v_lshl_add_u64 v[16:17], v[16:17], 0, s[12:13]
2DE4  s_cbranch_vccnz 7
2DE8  s_waitcnt lgkmcnt(0)
2DEC  v_lshl_add_u64 v[20:21], v[16:17], 2, s[6:7]
2DF4  global_load_dword v72, v[20:21], off
2DFC  s_cbranch_execz 1
2E00  s_branch 7
2E04  s_waitcnt lgkmcnt(0)
2E08  v_lshl_add_u64 v[20:21], v[16:17], 1, s[6:7]
2E10  global_load_ushort v3, v[20:21], off
2E18  s_waitcnt vmcnt(0)
2E1C  v_lshlrev_b32_e32 v72, 16, v3
2E20  s_and_b64 vcc, exec, s[4:5]
2E24  v_lshl_add_u64 v[16:17], v[16:17], 0, s[12:13]
2E2C  s_cbranch_vccnz 7
2E30  s_waitcnt lgkmcnt(0)
2E34  v_lshl_add_u64 v[20:21], v[16:17], 2, s[6:7]
2E3C  global_load_dword v65, v[20:21], off
2E44  s_cbranch_execz 1
2E48  s_branch 7
2E4C  s_waitcnt lgkmcnt(0)
2E50  v_lshl_add_u64 v[20:21], v[16:17], 1, s[6:7]
2E58  global_load_ushort v3, v[20:21], off
2E60  s_waitcnt vmcnt(0)
2E64  v_lshlrev_b32_e32 v65, 16, v3
2E68  s_and_b64 vcc, exec, s[4:5]
2E6C  v_lshl_add_u64 v[16:17], v[16:17], 0, s[12:13]
2E74  s_cbranch_vccnz 7
2E78  s_waitcnt lgkmcnt(0)
2E7C  v_lshl_add_u64 v[20:21], v[16:17], 2, s[6:7]
2E84  global_load_dword v64, v[20:21], off
2E8C  s_cbranch_execz 1
2E90  s_branch 7
2E94  s_waitcnt lgkmcnt(0)
2E98  v_lshl_add_u64 v[16:17], v[16:17], 1, s[6:7]
2EA0  global_load_ushort v3, v[16:17], off
2EA8  s_waitcnt vmcnt(0)
2EAC  v_lshlrev_b32_e32 v64, 16, v3
2EB0  s_or_saveexec_b64 s[18:19], s[18:19]
2EB4  v_mov_b32_e32 v3, v2
2EB8  v_mov_b64_e32 v[46:47], v[2:3]
2EBC  v_mov_b64_e32 v[42:43], v[2:3]
2EC0  v_mov_b64_e32 v[38:39], v[2:3]
2EC4  v_mov_b64_e32 v[44:45], v[2:3]
2EC8  v_mov_b64_e32 v[40:41], v[2:3]
2ECC  v_mov_b64_e32 v[36:37], v[2:3]
2ED0  v_mov_b64_e32 v[32:33], v[2:3]
2ED4  v_mov_b64_e32 v[34:35], v[2:3]
2ED8  v_mov_b64_e32 v[30:31], v[2:3]
2EDC  v_mov_b64_e32 v[28:29], v[2:3]
2EE0  v_mov_b64_e32 v[24:25], v[2:3]
2EE4  v_mov_b64_e32 v[26:27], v[2:3]
2EE8  v_mov_b64_e32 v[22:23], v[2:3]
2EEC  v_mov_b64_e32 v[20:21], v[2:3]
2EF0  v_mov_b64_e32 v[16:17], v[2:3]
2EF4  s_xor_b64 exec, exec, s[18:19]
2EF8  s_cbranch_execz 833
2EFC  v_cndmask_b32_e64 v2, 0, 1, s[20:21]
2F04  v_cmp_ne_u32_e64 s[4:5], 1, v2
2F0C  s_andn2_b64 vcc, exec, s[20:21]
2F10  v_lshrrev_b64 v[2:3], 1, v[62:63]
2F18  s_cbranch_vccnz 7
2F1C  s_waitcnt vmcnt(0) lgkmcnt(0)
2F20  v_lshl_add_u64 v[4:5], v[2:3], 3, s[6:7]
2F28  global_load_dwordx2 v[58:59], v[4:5], off
2F30  s_cbranch_execz 1
2F34  s_branch 9
2F38  s_waitcnt vmcnt(0) lgkmcnt(0)
2F3C  v_lshl_add_u64 v[4:5], v[2:3], 2, s[6:7]
2F44  global_load_dword v4, v[4:5], off
2F4C  s_waitcnt vmcnt(0)
2F50  v_lshlrev_b32_e32 v58, 16, v4
2F54  v_and_b32_e32 v59, 0xffff0000, v4
2F5C  s_waitcnt vmcnt(0)
2F60  v_lshl_add_u64 v[4:5], v[62:63], 0, s[12:13]
2F68  s_and_b64 vcc, exec, s[4:5]
2F6C  v_lshrrev_b64 v[6:7], 1, v[4:5]
2F74  s_cbranch_vccnz 7
2F78  s_waitcnt lgkmcnt(0)
2F7C  v_lshl_add_u64 v[8:9], v[6:7], 3, s[6:7]
2F84  global_load_dwordx2 v[62:63], v[8:9], off
2F8C  s_cbranch_execz 1
2F90  s_branch 9
2F94  s_waitcnt lgkmcnt(0)
2F98  v_lshl_add_u64 v[6:7], v[6:7], 2, s[6:7]
2FA0  global_load_dword v6, v[6:7], off
2FA8  s_waitcnt vmcnt(0)
2FAC  v_lshlrev_b32_e32 v62, 16, v6
2FB0  v_and_b32_e32 v63, 0xffff0000, v6
2FB8  s_and_b64 vcc, exec, s[4:5]
2FBC  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
2FC4  s_cbranch_vccnz 7
2FC8  s_waitcnt lgkmcnt(0)
2FCC  v_lshl_add_u64 v[6:7], v[2:3], 3, s[6:7]
2FD4  global_load_dwordx2 v[66:67], v[6:7], off
2FDC  s_cbranch_execz 1
2FE0  s_branch 9
2FE4  s_waitcnt lgkmcnt(0)
2FE8  v_lshl_add_u64 v[2:3], v[2:3], 2, s[6:7]
2FF0  global_load_dword v2, v[2:3], off
2FF8  s_waitcnt vmcnt(0)
2FFC  v_lshlrev_b32_e32 v66, 16, v2
3000  v_and_b32_e32 v67, 0xffff0000, v2
3008  v_lshl_add_u64 v[2:3], s[12:13], 1, v[4:5]
3010  s_and_b64 vcc, exec, s[4:5]
3014  v_lshrrev_b64 v[4:5], 1, v[2:3]
301C  s_cbranch_vccnz 7
3020  s_waitcnt lgkmcnt(0)
3024  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
302C  global_load_dwordx2 v[70:71], v[6:7], off
3034  s_cbranch_execz 1
3038  s_branch 9
303C  s_waitcnt lgkmcnt(0)
3040  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
3048  global_load_dword v4, v[4:5], off
3050  s_waitcnt vmcnt(0)
3054  v_lshlrev_b32_e32 v70, 16, v4
3058  v_and_b32_e32 v71, 0xffff0000, v4
3060  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
3068  s_and_b64 vcc, exec, s[4:5]
306C  v_lshrrev_b64 v[4:5], 1, v[2:3]
3074  s_cbranch_vccnz 7
3078  s_waitcnt lgkmcnt(0)
307C  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
3084  global_load_dwordx2 v[74:75], v[6:7], off
308C  s_cbranch_execz 1
3090  s_branch 9
3094  s_waitcnt lgkmcnt(0)
3098  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
30A0  global_load_dword v4, v[4:5], off
30A8  s_waitcnt vmcnt(0)
30AC  v_lshlrev_b32_e32 v74, 16, v4
30B0  v_and_b32_e32 v75, 0xffff0000, v4
30B8  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
30C0  s_and_b64 vcc, exec, s[4:5]
30C4  v_lshrrev_b64 v[4:5], 1, v[2:3]
30CC  s_cbranch_vccnz 7
30D0  s_waitcnt lgkmcnt(0)
30D4  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
30DC  global_load_dwordx2 v[76:77], v[6:7], off
30E4  s_cbranch_execz 1
30E8  s_branch 9
30EC  s_waitcnt lgkmcnt(0)
30F0  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
30F8  global_load_dword v4, v[4:5], off
3100  s_waitcnt vmcnt(0)
3104  v_lshlrev_b32_e32 v76, 16, v4
3108  v_and_b32_e32 v77, 0xffff0000, v4
3110  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
3118  s_and_b64 vcc, exec, s[4:5]
311C  v_lshrrev_b64 v[4:5], 1, v[2:3]
3124  s_cbranch_vccnz 7
3128  s_waitcnt lgkmcnt(0)
312C  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
3134  global_load_dwordx2 v[78:79], v[6:7], off
313C  s_cbranch_execz 1
3140  s_branch 9
3144  s_waitcnt lgkmcnt(0)
3148  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
3150  global_load_dword v4, v[4:5], off
3158  s_waitcnt vmcnt(0)
315C  v_lshlrev_b32_e32 v78, 16, v4
3160  v_and_b32_e32 v79, 0xffff0000, v4
3168  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
3170  s_and_b64 vcc, exec, s[4:5]
3174  v_lshrrev_b64 v[4:5], 1, v[2:3]
317C  s_cbranch_vccnz 7
3180  s_waitcnt lgkmcnt(0)
3184  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
318C  global_load_dwordx2 v[80:81], v[6:7], off
3194  s_cbranch_execz 1
3198  s_branch 9
319C  s_waitcnt lgkmcnt(0)
31A0  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
31A8  global_load_dword v4, v[4:5], off
31B0  s_waitcnt vmcnt(0)
31B4  v_lshlrev_b32_e32 v80, 16, v4
31B8  v_and_b32_e32 v81, 0xffff0000, v4
31C0  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
31C8  s_and_b64 vcc, exec, s[4:5]
31CC  v_lshrrev_b64 v[4:5], 1, v[2:3]
31D4  s_cbranch_vccnz 7
31D8  s_waitcnt lgkmcnt(0)
31DC  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
31E4  global_load_dwordx2 v[82:83], v[6:7], off
31EC  s_cbranch_execz 1
31F0  s_branch 9
31F4  s_waitcnt lgkmcnt(0)
31F8  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
3200  global_load_dword v4, v[4:5], off
3208  s_waitcnt vmcnt(0)
320C  v_lshlrev_b32_e32 v82, 16, v4
3210  v_and_b32_e32 v83, 0xffff0000, v4
3218  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
3220  s_and_b64 vcc, exec, s[4:5]
3224  v_lshrrev_b64 v[4:5], 1, v[2:3]
322C  s_cbranch_vccnz 7
3230  s_waitcnt lgkmcnt(0)
3234  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
323C  global_load_dwordx2 v[84:85], v[6:7], off
3244  s_cbranch_execz 1
3248  s_branch 9
324C  s_waitcnt lgkmcnt(0)
3250  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
3258  global_load_dword v4, v[4:5], off
3260  s_waitcnt vmcnt(0)
3264  v_lshlrev_b32_e32 v84, 16, v4
3268  v_and_b32_e32 v85, 0xffff0000, v4
3270  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
3278  s_and_b64 vcc, exec, s[4:5]
327C  v_lshrrev_b64 v[4:5], 1, v[2:3]
3284  s_cbranch_vccnz 7
3288  s_waitcnt lgkmcnt(0)
328C  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
3294  global_load_dwordx2 v[86:87], v[6:7], off
329C  s_cbranch_execz 1
32A0  s_branch 9
32A4  s_waitcnt lgkmcnt(0)
32A8  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
32B0  global_load_dword v4, v[4:5], off
32B8  s_waitcnt vmcnt(0)
32BC  v_lshlrev_b32_e32 v86, 16, v4
32C0  v_and_b32_e32 v87, 0xffff0000, v4
32C8  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
32D0  s_and_b64 vcc, exec, s[4:5]
32D4  v_lshrrev_b64 v[4:5], 1, v[2:3]
32DC  s_cbranch_vccnz 7
32E0  s_waitcnt lgkmcnt(0)
32E4  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
32EC  global_load_dwordx2 v[88:89], v[6:7], off
32F4  s_cbranch_execz 1
32F8  s_branch 9
32FC  s_waitcnt lgkmcnt(0)
3300  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
3308  global_load_dword v4, v[4:5], off
3310  s_waitcnt vmcnt(0)
3314  v_lshlrev_b32_e32 v88, 16, v4
3318  v_and_b32_e32 v89, 0xffff0000, v4
3320  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
3328  s_and_b64 vcc, exec, s[4:5]
332C  v_lshrrev_b64 v[4:5], 1, v[2:3]
3334  s_cbranch_vccnz 7
3338  s_waitcnt lgkmcnt(0)
333C  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
3344  global_load_dwordx2 v[90:91], v[6:7], off
334C  s_cbranch_execz 1
3350  s_branch 9
3354  s_waitcnt lgkmcnt(0)
3358  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
3360  global_load_dword v4, v[4:5], off
3368  s_waitcnt vmcnt(0)
336C  v_lshlrev_b32_e32 v90, 16, v4
3370  v_and_b32_e32 v91, 0xffff0000, v4
3378  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
3380  s_and_b64 vcc, exec, s[4:5]
3384  v_lshrrev_b64 v[4:5], 1, v[2:3]
338C  s_cbranch_vccnz 7
3390  s_waitcnt lgkmcnt(0)
3394  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
339C  global_load_dwordx2 v[92:93], v[6:7], off
33A4  s_cbranch_execz 1
33A8  s_branch 9
33AC  s_waitcnt lgkmcnt(0)
33B0  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
33B8  global_load_dword v4, v[4:5], off
33C0  s_waitcnt vmcnt(0)
33C4  v_lshlrev_b32_e32 v92, 16, v4
33C8  v_and_b32_e32 v93, 0xffff0000, v4
33D0  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
33D8  s_and_b64 vcc, exec, s[4:5]
33DC  v_lshrrev_b64 v[4:5], 1, v[2:3]
33E4  s_cbranch_vccnz 7
33E8  s_waitcnt lgkmcnt(0)
33EC  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
33F4  global_load_dwordx2 v[96:97], v[6:7], off
33FC  s_cbranch_execz 1
3400  s_branch 9
3404  s_waitcnt lgkmcnt(0)
3408  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
3410  global_load_dword v4, v[4:5], off
3418  s_waitcnt vmcnt(0)
341C  v_lshlrev_b32_e32 v96, 16, v4
3420  v_and_b32_e32 v97, 0xffff0000, v4
3428  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
3430  s_and_b64 vcc, exec, s[4:5]
3434  v_lshrrev_b64 v[4:5], 1, v[2:3]
343C  s_cbranch_vccnz 7
3440  s_waitcnt lgkmcnt(0)
3444  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
344C  global_load_dwordx2 v[94:95], v[6:7], off
3454  s_cbranch_execz 1
3458  s_branch 9
345C  s_waitcnt lgkmcnt(0)
3460  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
3468  global_load_dword v4, v[4:5], off
3470  s_waitcnt vmcnt(0)
3474  v_lshlrev_b32_e32 v94, 16, v4
3478  v_and_b32_e32 v95, 0xffff0000, v4
3480  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
3488  s_and_b64 vcc, exec, s[4:5]
348C  v_lshrrev_b64 v[4:5], 1, v[2:3]
3494  s_cbranch_vccnz 7
3498  s_waitcnt lgkmcnt(0)
349C  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
34A4  global_load_dwordx2 v[100:101], v[6:7], off
34AC  s_cbranch_execz 1
34B0  s_branch 9
34B4  s_waitcnt lgkmcnt(0)
34B8  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
34C0  global_load_dword v4, v[4:5], off
34C8  s_waitcnt vmcnt(0)
34CC  v_lshlrev_b32_e32 v100, 16, v4
34D0  v_and_b32_e32 v101, 0xffff0000, v4
34D8  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
34E0  s_and_b64 vcc, exec, s[4:5]
34E4  v_lshrrev_b64 v[4:5], 1, v[2:3]
34EC  s_cbranch_vccnz 7
34F0  s_waitcnt lgkmcnt(0)
34F4  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
34FC  global_load_dwordx2 v[98:99], v[6:7], off
3504  s_cbranch_execz 1
3508  s_branch 9
350C  s_waitcnt lgkmcnt(0)
3510  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
3518  global_load_dword v4, v[4:5], off
3520  s_waitcnt vmcnt(0)
3524  v_lshlrev_b32_e32 v98, 16, v4
3528  v_and_b32_e32 v99, 0xffff0000, v4
3530  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
3538  s_and_b64 vcc, exec, s[4:5]
353C  v_lshrrev_b64 v[4:5], 1, v[2:3]
3544  s_cbranch_vccnz 7
3548  s_waitcnt lgkmcnt(0)
354C  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
3554  global_load_dwordx2 v[104:105], v[6:7], off
355C  s_cbranch_execz 1
3560  s_branch 9
3564  s_waitcnt lgkmcnt(0)
3568  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
3570  global_load_dword v4, v[4:5], off
3578  s_waitcnt vmcnt(0)
357C  v_lshlrev_b32_e32 v104, 16, v4
3580  v_and_b32_e32 v105, 0xffff0000, v4
3588  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
3590  s_and_b64 vcc, exec, s[4:5]
3594  v_lshrrev_b64 v[4:5], 1, v[2:3]
359C  s_cbranch_vccnz 7
35A0  s_waitcnt lgkmcnt(0)
35A4  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
35AC  global_load_dwordx2 v[102:103], v[6:7], off
35B4  s_cbranch_execz 1
35B8  s_branch 9
35BC  s_waitcnt lgkmcnt(0)
35C0  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
35C8  global_load_dword v4, v[4:5], off
35D0  s_waitcnt vmcnt(0)
35D4  v_lshlrev_b32_e32 v102, 16, v4
35D8  v_and_b32_e32 v103, 0xffff0000, v4
35E0  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
35E8  s_and_b64 vcc, exec, s[4:5]
35EC  v_lshrrev_b64 v[4:5], 1, v[2:3]
35F4  s_cbranch_vccnz 7
35F8  s_waitcnt lgkmcnt(0)
35FC  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
3604  global_load_dwordx2 v[108:109], v[6:7], off
360C  s_cbranch_execz 1
3610  s_branch 9
3614  s_waitcnt lgkmcnt(0)
3618  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
3620  global_load_dword v4, v[4:5], off
3628  s_waitcnt vmcnt(0)
362C  v_lshlrev_b32_e32 v108, 16, v4
3630  v_and_b32_e32 v109, 0xffff0000, v4
3638  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
3640  s_and_b64 vcc, exec, s[4:5]
3644  v_lshrrev_b64 v[4:5], 1, v[2:3]
364C  s_cbranch_vccnz 7
3650  s_waitcnt lgkmcnt(0)
3654  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
365C  global_load_dwordx2 v[106:107], v[6:7], off
3664  s_cbranch_execz 1
3668  s_branch 9
366C  s_waitcnt lgkmcnt(0)
3670  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
3678  global_load_dword v4, v[4:5], off
3680  s_waitcnt vmcnt(0)
3684  v_lshlrev_b32_e32 v106, 16, v4
3688  v_and_b32_e32 v107, 0xffff0000, v4
3690  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
3698  s_and_b64 vcc, exec, s[4:5]
369C  v_lshrrev_b64 v[4:5], 1, v[2:3]
36A4  s_cbranch_vccnz 7
36A8  s_waitcnt lgkmcnt(0)
36AC  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
36B4  global_load_dwordx2 v[112:113], v[6:7], off
36BC  s_cbranch_execz 1
36C0  s_branch 9
36C4  s_waitcnt lgkmcnt(0)
36C8  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
36D0  global_load_dword v4, v[4:5], off
36D8  s_waitcnt vmcnt(0)
36DC  v_lshlrev_b32_e32 v112, 16, v4
36E0  v_and_b32_e32 v113, 0xffff0000, v4
36E8  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
36F0  s_and_b64 vcc, exec, s[4:5]
36F4  v_lshrrev_b64 v[4:5], 1, v[2:3]
36FC  s_cbranch_vccnz 7
3700  s_waitcnt lgkmcnt(0)
3704  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
370C  global_load_dwordx2 v[110:111], v[6:7], off
3714  s_cbranch_execz 1
3718  s_branch 9
371C  s_waitcnt lgkmcnt(0)
3720  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
3728  global_load_dword v4, v[4:5], off
3730  s_waitcnt vmcnt(0)
3734  v_lshlrev_b32_e32 v110, 16, v4
3738  v_and_b32_e32 v111, 0xffff0000, v4
3740  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
3748  s_and_b64 vcc, exec, s[4:5]
374C  v_lshrrev_b64 v[4:5], 1, v[2:3]
3754  s_cbranch_vccnz 7
3758  s_waitcnt lgkmcnt(0)
375C  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
3764  global_load_dwordx2 v[116:117], v[6:7], off
376C  s_cbranch_execz 1
3770  s_branch 9
3774  s_waitcnt lgkmcnt(0)
3778  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
3780  global_load_dword v4, v[4:5], off
3788  s_waitcnt vmcnt(0)
378C  v_lshlrev_b32_e32 v116, 16, v4
3790  v_and_b32_e32 v117, 0xffff0000, v4
3798  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
37A0  s_and_b64 vcc, exec, s[4:5]
37A4  v_lshrrev_b64 v[4:5], 1, v[2:3]
37AC  s_cbranch_vccnz 7
37B0  s_waitcnt lgkmcnt(0)
37B4  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
37BC  global_load_dwordx2 v[114:115], v[6:7], off
37C4  s_cbranch_execz 1
37C8  s_branch 9
37CC  s_waitcnt lgkmcnt(0)
37D0  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
37D8  global_load_dword v4, v[4:5], off
37E0  s_waitcnt vmcnt(0)
37E4  v_lshlrev_b32_e32 v114, 16, v4
37E8  v_and_b32_e32 v115, 0xffff0000, v4
37F0  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
37F8  s_and_b64 vcc, exec, s[4:5]
37FC  v_lshrrev_b64 v[4:5], 1, v[2:3]
3804  s_cbranch_vccnz 7
3808  s_waitcnt lgkmcnt(0)
380C  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
3814  global_load_dwordx2 v[120:121], v[6:7], off
381C  s_cbranch_execz 1
3820  s_branch 9
3824  s_waitcnt lgkmcnt(0)
3828  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
3830  global_load_dword v4, v[4:5], off
3838  s_waitcnt vmcnt(0)
383C  v_lshlrev_b32_e32 v120, 16, v4
3840  v_and_b32_e32 v121, 0xffff0000, v4
3848  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
3850  s_and_b64 vcc, exec, s[4:5]
3854  v_lshrrev_b64 v[4:5], 1, v[2:3]
385C  s_cbranch_vccnz 7
3860  s_waitcnt lgkmcnt(0)
3864  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
386C  global_load_dwordx2 v[118:119], v[6:7], off
3874  s_cbranch_execz 1
3878  s_branch 9
387C  s_waitcnt lgkmcnt(0)
3880  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
3888  global_load_dword v4, v[4:5], off
3890  s_waitcnt vmcnt(0)
3894  v_lshlrev_b32_e32 v118, 16, v4
3898  v_and_b32_e32 v119, 0xffff0000, v4
38A0  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
38A8  s_and_b64 vcc, exec, s[4:5]
38AC  v_lshrrev_b64 v[4:5], 1, v[2:3]
38B4  s_cbranch_vccnz 7
38B8  s_waitcnt lgkmcnt(0)
38BC  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
38C4  global_load_dwordx2 v[124:125], v[6:7], off
38CC  s_cbranch_execz 1
38D0  s_branch 9
38D4  s_waitcnt lgkmcnt(0)
38D8  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
38E0  global_load_dword v4, v[4:5], off
38E8  s_waitcnt vmcnt(0)
38EC  v_lshlrev_b32_e32 v124, 16, v4
38F0  v_and_b32_e32 v125, 0xffff0000, v4
38F8  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
3900  s_and_b64 vcc, exec, s[4:5]
3904  v_lshrrev_b64 v[4:5], 1, v[2:3]
390C  s_cbranch_vccnz 7
3910  s_waitcnt lgkmcnt(0)
3914  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
391C  global_load_dwordx2 v[122:123], v[6:7], off
3924  s_cbranch_execz 1
3928  s_branch 9
392C  s_waitcnt lgkmcnt(0)
3930  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
3938  global_load_dword v4, v[4:5], off
3940  s_waitcnt vmcnt(0)
3944  v_lshlrev_b32_e32 v122, 16, v4
3948  v_and_b32_e32 v123, 0xffff0000, v4
3950  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
3958  s_and_b64 vcc, exec, s[4:5]
395C  v_lshrrev_b64 v[4:5], 1, v[2:3]
3964  s_cbranch_vccnz 7
3968  s_waitcnt lgkmcnt(0)
396C  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
3974  global_load_dwordx2 v[126:127], v[6:7], off
397C  s_cbranch_execz 1
3980  s_branch 9
3984  s_waitcnt lgkmcnt(0)
3988  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
3990  global_load_dword v4, v[4:5], off
3998  s_waitcnt vmcnt(0)
399C  v_lshlrev_b32_e32 v126, 16, v4
39A0  v_and_b32_e32 v127, 0xffff0000, v4
39A8  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
39B0  s_and_b64 vcc, exec, s[4:5]
39B4  v_lshrrev_b64 v[128:129], 1, v[2:3]
39BC  s_cbranch_vccnz 72
39C0  s_waitcnt lgkmcnt(0)
39C4  v_lshl_add_u64 v[2:3], v[128:129], 3, s[6:7]
39CC  global_load_dwordx2 v[64:65], v[2:3], off
39D4  v_mov_b32_e32 v17, v59
39D8  s_waitcnt vmcnt(1)
39DC  v_mov_b32_e32 v20, v63
39E0  v_mov_b32_e32 v21, v67
39E4  v_mov_b32_e32 v22, v71
39E8  v_mov_b32_e32 v23, v75
39EC  v_mov_b32_e32 v26, v77
39F0  v_mov_b32_e32 v27, v79
39F4  v_mov_b32_e32 v24, v81
39F8  v_mov_b32_e32 v25, v83
39FC  v_mov_b32_e32 v28, v85
3A00  v_mov_b32_e32 v29, v87
3A04  v_mov_b32_e32 v30, v89
3A08  v_mov_b32_e32 v31, v91
3A0C  v_mov_b32_e32 v34, v93
3A10  v_mov_b32_e32 v35, v97
3A14  v_mov_b32_e32 v32, v95
3A18  v_mov_b32_e32 v33, v101
3A1C  v_mov_b32_e32 v36, v99
3A20  v_mov_b32_e32 v37, v105
3A24  v_mov_b32_e32 v40, v103
3A28  v_mov_b32_e32 v41, v109
3A2C  v_mov_b32_e32 v44, v107
3A30  v_mov_b32_e32 v45, v113
3A34  v_mov_b32_e32 v38, v111
3A38  v_mov_b32_e32 v39, v117
3A3C  v_mov_b32_e32 v42, v115
3A40  v_mov_b32_e32 v43, v121
3A44  v_mov_b32_e32 v46, v119
3A48  v_mov_b32_e32 v47, v125
3A4C  v_mov_b32_e32 v2, v123
3A50  v_mov_b32_e32 v3, v127
3A54  v_mov_b32_e32 v72, v122
3A58  v_mov_b32_e32 v73, v124
3A5C  v_mov_b32_e32 v68, v118
3A60  v_mov_b32_e32 v69, v120
3A64  v_mov_b32_e32 v60, v114
3A68  v_mov_b32_e32 v61, v116
3A6C  v_mov_b32_e32 v56, v110
3A70  v_mov_b32_e32 v57, v112
3A74  v_mov_b32_e32 v54, v106
3A78  v_mov_b32_e32 v55, v108
3A7C  v_mov_b32_e32 v52, v102
3A80  v_mov_b32_e32 v53, v104
3A84  v_mov_b32_e32 v50, v98
3A88  v_mov_b32_e32 v51, v100
3A8C  v_mov_b32_e32 v48, v94
3A90  v_mov_b32_e32 v49, v96
3A94  v_mov_b32_e32 v18, v92
3A98  v_mov_b32_e32 v19, v90
3A9C  v_mov_b32_e32 v14, v88
3AA0  v_mov_b32_e32 v15, v86
3AA4  v_mov_b32_e32 v12, v84
3AA8  v_mov_b32_e32 v13, v82
3AAC  v_mov_b32_e32 v10, v80
3AB0  v_mov_b32_e32 v11, v78
3AB4  v_mov_b32_e32 v8, v76
3AB8  v_mov_b32_e32 v9, v74
3ABC  v_mov_b32_e32 v6, v70
3AC0  v_mov_b32_e32 v7, v66
3AC4  v_mov_b32_e32 v4, v62
3AC8  v_mov_b32_e32 v5, v58
3ACC  s_waitcnt vmcnt(0)
3AD0  v_mov_b32_e32 v16, v65
3AD4  v_mov_b32_e32 v65, v126
3AD8  s_cbranch_execz 1
3ADC  s_branch 72
3AE0  s_waitcnt lgkmcnt(0)
3AE4  v_lshl_add_u64 v[2:3], v[128:129], 2, s[6:7]
3AEC  global_load_dword v16, v[2:3], off
3AF4  s_waitcnt vmcnt(1)
3AF8  v_mov_b32_e32 v20, v63
3AFC  v_mov_b32_e32 v22, v71
3B00  v_mov_b32_e32 v26, v77
3B04  v_mov_b32_e32 v24, v81
3B08  v_mov_b32_e32 v28, v85
3B0C  v_mov_b32_e32 v30, v89
3B10  v_mov_b32_e32 v34, v93
3B14  v_mov_b32_e32 v32, v95
3B18  v_mov_b32_e32 v36, v99
3B1C  v_mov_b32_e32 v40, v103
3B20  v_mov_b32_e32 v44, v107
3B24  v_mov_b32_e32 v38, v111
3B28  v_mov_b32_e32 v42, v115
3B2C  v_mov_b32_e32 v46, v119
3B30  v_mov_b32_e32 v2, v123
3B34  v_mov_b32_e32 v123, v124
3B38  v_mov_b32_e32 v119, v120
3B3C  v_mov_b32_e32 v115, v116
3B40  v_mov_b32_e32 v111, v112
3B44  v_mov_b32_e32 v107, v108
3B48  v_mov_b32_e32 v103, v104
3B4C  v_mov_b32_e32 v99, v100
3B50  v_mov_b32_e32 v95, v96
3B54  v_mov_b32_e32 v93, v90
3B58  v_mov_b32_e32 v89, v86
3B5C  v_mov_b32_e32 v85, v82
3B60  v_mov_b32_e32 v81, v78
3B64  v_mov_b32_e32 v77, v74
3B68  v_mov_b32_e32 v71, v66
3B6C  v_mov_b32_e32 v63, v58
3B70  v_mov_b32_e32 v17, v59
3B74  v_mov_b32_e32 v21, v67
3B78  v_mov_b32_e32 v23, v75
3B7C  v_mov_b32_e32 v27, v79
3B80  v_mov_b32_e32 v25, v83
3B84  v_mov_b32_e32 v29, v87
3B88  v_mov_b32_e32 v31, v91
3B8C  v_mov_b32_e32 v35, v97
3B90  v_mov_b32_e32 v33, v101
3B94  v_mov_b32_e32 v37, v105
3B98  v_mov_b32_e32 v41, v109
3B9C  v_mov_b32_e32 v45, v113
3BA0  v_mov_b32_e32 v39, v117
3BA4  v_mov_b32_e32 v43, v121
3BA8  v_mov_b32_e32 v47, v125
3BAC  v_mov_b32_e32 v3, v127
3BB0  v_mov_b32_e32 v65, v126
3BB4  v_mov_b64_e32 v[4:5], v[62:63]
3BB8  v_mov_b64_e32 v[6:7], v[70:71]
3BBC  v_mov_b64_e32 v[8:9], v[76:77]
3BC0  v_mov_b64_e32 v[10:11], v[80:81]
3BC4  v_mov_b64_e32 v[12:13], v[84:85]
3BC8  v_mov_b64_e32 v[14:15], v[88:89]
3BCC  v_mov_b64_e32 v[18:19], v[92:93]
3BD0  v_mov_b64_e32 v[48:49], v[94:95]
3BD4  v_mov_b64_e32 v[50:51], v[98:99]
3BD8  v_mov_b64_e32 v[52:53], v[102:103]
3BDC  v_mov_b64_e32 v[54:55], v[106:107]
3BE0  v_mov_b64_e32 v[56:57], v[110:111]
3BE4  v_mov_b64_e32 v[60:61], v[114:115]
3BE8  v_mov_b64_e32 v[68:69], v[118:119]
3BEC  v_mov_b64_e32 v[72:73], v[122:123]
3BF0  s_waitcnt vmcnt(0)
3BF4  v_lshlrev_b32_e32 v64, 16, v16
3BF8  v_and_b32_e32 v16, 0xffff0000, v16
3C00  s_or_b64 exec, exec, s[18:19]
3C04  s_waitcnt vmcnt(0)
3C08  v_and_b32_e32 v102, 0x7fffffff, v5
3C10  v_and_b32_e32 v101, 0x7fffffff, v4
3C18  v_max_u32_e32 v58, v101, v102
3C1C  v_and_b32_e32 v99, 0x7fffffff, v7
3C24  v_and_b32_e32 v98, 0x7fffffff, v6
3C2C  v_max3_u32 v58, v98, v99, v58
3C34  v_and_b32_e32 v97, 0x7fffffff, v9
3C3C  v_and_b32_e32 v96, 0x7fffffff, v8
3C44  v_max3_u32 v58, v96, v97, v58
3C4C  v_and_b32_e32 v95, 0x7fffffff, v11
3C54  v_and_b32_e32 v94, 0x7fffffff, v10
3C5C  v_max3_u32 v58, v94, v95, v58
3C64  v_and_b32_e32 v93, 0x7fffffff, v13
3C6C  v_and_b32_e32 v92, 0x7fffffff, v12
3C74  v_max3_u32 v58, v92, v93, v58
3C7C  v_and_b32_e32 v91, 0x7fffffff, v15
3C84  v_and_b32_e32 v90, 0x7fffffff, v14
3C8C  v_max3_u32 v58, v90, v91, v58
3C94  v_and_b32_e32 v89, 0x7fffffff, v19
3C9C  v_and_b32_e32 v87, 0x7fffffff, v18
3CA4  v_max3_u32 v58, v87, v89, v58
3CAC  v_and_b32_e32 v86, 0x7fffffff, v49
3CB4  v_and_b32_e32 v85, 0x7fffffff, v48
3CBC  v_max3_u32 v58, v85, v86, v58
3CC4  v_and_b32_e32 v84, 0x7fffffff, v51
3CCC  v_and_b32_e32 v83, 0x7fffffff, v50
3CD4  v_max3_u32 v58, v83, v84, v58
3CDC  v_and_b32_e32 v82, 0x7fffffff, v53
3CE4  v_and_b32_e32 v81, 0x7fffffff, v52
3CEC  v_max3_u32 v58, v81, v82, v58
3CF4  v_and_b32_e32 v80, 0x7fffffff, v55
3CFC  v_and_b32_e32 v78, 0x7fffffff, v54
3D04  v_max3_u32 v58, v78, v80, v58
3D0C  v_and_b32_e32 v77, 0x7fffffff, v57
3D14  v_and_b32_e32 v76, 0x7fffffff, v56
3D1C  v_max3_u32 v58, v76, v77, v58
3D24  v_and_b32_e32 v75, 0x7fffffff, v61
3D2C  v_and_b32_e32 v74, 0x7fffffff, v60
3D34  v_max3_u32 v58, v74, v75, v58
3D3C  v_and_b32_e32 v71, 0x7fffffff, v69
3D44  v_and_b32_e32 v70, 0x7fffffff, v68
3D4C  v_max3_u32 v58, v70, v71, v58
3D54  v_and_b32_e32 v67, 0x7fffffff, v73
3D5C  v_and_b32_e32 v63, 0x7fffffff, v72
3D64  v_max3_u32 v59, v63, v67, v58
3D6C  v_and_b32_e32 v62, 0x7fffffff, v65
3D74  v_and_b32_e32 v58, 0x7fffffff, v64
3D7C  v_max3_u32 v100, v58, v62, v59
3D84  s_mov_b32 s12, 0x7f7fffff
3D8C  v_cmp_lt_u32_e32 vcc, s12, v100
3D90  v_mov_b32_e32 v59, 0
3D94  v_mov_b32_e32 v66, 0
3D98  v_mov_b32_e32 v79, 0
3D9C  v_mov_b32_e32 v88, 0
3DA0  s_waitcnt lgkmcnt(0)
3DA4  s_and_saveexec_b64 s[6:7], vcc
3DA8  s_cbranch_execz 443
3DAC  v_cmp_lt_u32_e32 vcc, s12, v102
3DB0  s_mov_b32 s13, 0x7f800000
3DB8  v_and_b32_e32 v88, 0x80000000, v5
3DC0  v_cndmask_b32_e64 v59, 0, 7, vcc
3DC8  v_cmp_lt_u32_e64 s[4:5], s13, v102
3DD0  v_and_b32_e32 v79, 0x80000000, v4
3DD8  v_or_b32_e32 v100, 0x70, v59
3DE0  v_cndmask_b32_e32 v5, v5, v88, vcc
3DE4  v_cmp_lt_u32_e32 vcc, s12, v101
3DE8  v_cndmask_b32_e64 v66, v102, 0, s[4:5]
3DF0  v_max_u32_e32 v88, v101, v66
3DF4  v_cndmask_b32_e32 v4, v4, v79, vcc
3DF8  v_cndmask_b32_e32 v59, v59, v100, vcc
3DFC  v_cmp_lt_u32_e32 vcc, s13, v101
3E00  v_and_b32_e32 v100, 0x80000000, v7
3E08  s_nop 0
3E0C  v_cndmask_b32_e64 v79, 0, 1, vcc
3E14  v_addc_co_u32_e64 v79, s[4:5], 0, v79, s[4:5]
3E1C  v_cndmask_b32_e32 v66, v88, v66, vcc
3E20  v_or_b32_e32 v88, 0x700, v59
3E28  v_cmp_lt_u32_e32 vcc, s12, v99
3E2C  v_cmp_lt_u32_e64 s[4:5], s13, v99
3E34  v_max_u32_e32 v99, v99, v66
3E38  v_cndmask_b32_e32 v59, v59, v88, vcc
3E3C  v_cndmask_b32_e64 v66, v99, v66, s[4:5]
3E44  v_and_b32_e32 v99, 0x80000000, v6
3E4C  v_or_b32_e32 v101, 0x7000, v59
3E54  v_cndmask_b32_e32 v7, v7, v100, vcc
3E58  v_cmp_lt_u32_e32 vcc, s12, v98
3E5C  v_cndmask_b32_e64 v88, 0, 1, s[4:5]
3E64  s_nop 0
3E68  v_cndmask_b32_e32 v6, v6, v99, vcc
3E6C  v_cndmask_b32_e32 v59, v59, v101, vcc
3E70  v_cmp_lt_u32_e32 vcc, s13, v98
3E74  s_nop 1
3E78  v_addc_co_u32_e64 v79, s[4:5], v79, v88, vcc
3E80  v_max_u32_e32 v88, v98, v66
3E84  v_cndmask_b32_e32 v66, v88, v66, vcc
3E88  v_or_b32_e32 v88, 0x70000, v59
3E90  v_cmp_lt_u32_e32 vcc, s12, v97
3E94  v_cmp_lt_u32_e64 s[4:5], s13, v97
3E9C  v_max_u32_e32 v97, v97, v66
3EA0  v_cndmask_b32_e32 v59, v59, v88, vcc
3EA4  v_and_b32_e32 v98, 0x80000000, v9
3EAC  v_cndmask_b32_e64 v66, v97, v66, s[4:5]
3EB4  v_and_b32_e32 v97, 0x80000000, v8
3EBC  v_or_b32_e32 v99, 0x700000, v59
3EC4  v_cndmask_b32_e32 v9, v9, v98, vcc
3EC8  v_cmp_lt_u32_e32 vcc, s12, v96
3ECC  v_cndmask_b32_e64 v88, 0, 1, s[4:5]
3ED4  s_nop 0
3ED8  v_cndmask_b32_e32 v8, v8, v97, vcc
3EDC  v_cndmask_b32_e32 v59, v59, v99, vcc
3EE0  v_cmp_lt_u32_e32 vcc, s13, v96
3EE4  s_nop 1
3EE8  v_addc_co_u32_e64 v79, s[4:5], v79, v88, vcc
3EF0  v_max_u32_e32 v88, v96, v66
3EF4  v_cndmask_b32_e32 v66, v88, v66, vcc
3EF8  v_or_b32_e32 v88, 0x7000000, v59
3F00  v_cmp_lt_u32_e32 vcc, s12, v95
3F04  v_cmp_lt_u32_e64 s[4:5], s13, v95
3F0C  v_max_u32_e32 v95, v95, v66
3F10  v_cndmask_b32_e32 v59, v59, v88, vcc
3F14  v_and_b32_e32 v96, 0x80000000, v11
3F1C  v_cndmask_b32_e64 v66, v95, v66, s[4:5]
3F24  v_and_b32_e32 v95, 0x80000000, v10
3F2C  v_or_b32_e32 v97, 0x70000000, v59
3F34  v_cndmask_b32_e32 v11, v11, v96, vcc
3F38  v_cmp_lt_u32_e32 vcc, s12, v94
3F3C  v_cndmask_b32_e64 v88, 0, 1, s[4:5]
3F44  s_nop 0
3F48  v_cndmask_b32_e32 v10, v10, v95, vcc
3F4C  v_cndmask_b32_e32 v59, v59, v97, vcc
3F50  v_cmp_lt_u32_e32 vcc, s13, v94
3F54  v_and_b32_e32 v95, 0x80000000, v13
3F5C  s_nop 0
3F60  v_addc_co_u32_e64 v79, s[4:5], v79, v88, vcc
3F68  v_max_u32_e32 v88, v94, v66
3F6C  v_cndmask_b32_e32 v66, v88, v66, vcc
3F70  v_cmp_lt_u32_e32 vcc, s12, v93
3F74  v_cmp_lt_u32_e64 s[4:5], s13, v93
3F7C  v_max_u32_e32 v93, v93, v66
3F80  v_cndmask_b32_e64 v88, 0, 7, vcc
3F88  v_cndmask_b32_e64 v66, v93, v66, s[4:5]
3F90  v_and_b32_e32 v93, 0x80000000, v12
3F98  v_or_b32_e32 v96, 0x70, v88
3FA0  v_cndmask_b32_e32 v13, v13, v95, vcc
3FA4  v_cmp_lt_u32_e32 vcc, s12, v92
3FA8  v_cndmask_b32_e64 v94, 0, 1, s[4:5]
3FB0  s_nop 0
3FB4  v_cndmask_b32_e32 v12, v12, v93, vcc
3FB8  v_cndmask_b32_e32 v88, v88, v96, vcc
3FBC  v_cmp_lt_u32_e32 vcc, s13, v92
3FC0  v_max_u32_e32 v92, v92, v66
3FC4  v_and_b32_e32 v93, 0x80000000, v15
3FCC  v_addc_co_u32_e64 v79, s[4:5], v79, v94, vcc
3FD4  v_cndmask_b32_e32 v66, v92, v66, vcc
3FD8  v_or_b32_e32 v92, 0x700, v88
3FE0  v_cmp_lt_u32_e32 vcc, s12, v91
3FE4  v_cmp_lt_u32_e64 s[4:5], s13, v91
3FEC  v_max_u32_e32 v91, v91, v66
3FF0  v_cndmask_b32_e32 v88, v88, v92, vcc
3FF4  v_cndmask_b32_e64 v66, v91, v66, s[4:5]
3FFC  v_and_b32_e32 v91, 0x80000000, v14
4004  v_or_b32_e32 v94, 0x7000, v88
400C  v_cndmask_b32_e32 v15, v15, v93, vcc
4010  v_cmp_lt_u32_e32 vcc, s12, v90
4014  v_cndmask_b32_e64 v92, 0, 1, s[4:5]
401C  s_nop 0
4020  v_cndmask_b32_e32 v14, v14, v91, vcc
4024  v_cndmask_b32_e32 v88, v88, v94, vcc
4028  v_cmp_lt_u32_e32 vcc, s13, v90
402C  v_max_u32_e32 v90, v90, v66
4030  v_and_b32_e32 v91, 0x80000000, v19
4038  v_addc_co_u32_e64 v79, s[4:5], v79, v92, vcc
4040  v_cndmask_b32_e32 v66, v90, v66, vcc
4044  v_or_b32_e32 v90, 0x70000, v88
404C  v_cmp_lt_u32_e32 vcc, s12, v89
4050  v_cmp_lt_u32_e64 s[4:5], s13, v89
4058  v_max_u32_e32 v89, v89, v66
405C  v_cndmask_b32_e32 v88, v88, v90, vcc
4060  v_cndmask_b32_e64 v66, v89, v66, s[4:5]
4068  v_and_b32_e32 v89, 0x80000000, v18
4070  v_or_b32_e32 v92, 0x700000, v88
4078  v_cndmask_b32_e32 v19, v19, v91, vcc
407C  v_cmp_lt_u32_e32 vcc, s12, v87
4080  v_cndmask_b32_e64 v90, 0, 1, s[4:5]
4088  s_nop 0
408C  v_cndmask_b32_e32 v18, v18, v89, vcc
4090  v_cndmask_b32_e32 v88, v88, v92, vcc
4094  v_cmp_lt_u32_e32 vcc, s13, v87
4098  v_max_u32_e32 v87, v87, v66
409C  v_and_b32_e32 v89, 0x80000000, v49
40A4  v_addc_co_u32_e64 v79, s[4:5], v79, v90, vcc
40AC  v_cndmask_b32_e32 v66, v87, v66, vcc
40B0  v_or_b32_e32 v87, 0x7000000, v88
40B8  v_cmp_lt_u32_e32 vcc, s12, v86
40BC  v_cmp_lt_u32_e64 s[4:5], s13, v86
40C4  v_max_u32_e32 v86, v86, v66
40C8  v_cndmask_b32_e32 v87, v88, v87, vcc
40CC  v_cndmask_b32_e64 v86, v86, v66, s[4:5]
40D4  v_and_b32_e32 v66, 0x80000000, v48
40DC  v_or_b32_e32 v90, 0x70000000, v87
40E4  v_cndmask_b32_e32 v49, v49, v89, vcc
40E8  v_cmp_lt_u32_e32 vcc, s12, v85
40EC  v_cndmask_b32_e64 v88, 0, 1, s[4:5]
40F4  s_nop 0
40F8  v_cndmask_b32_e32 v48, v48, v66, vcc
40FC  v_cndmask_b32_e32 v66, v87, v90, vcc
4100  v_cmp_lt_u32_e32 vcc, s13, v85
4104  v_max_u32_e32 v85, v85, v86
4108  s_nop 0
410C  v_addc_co_u32_e64 v79, s[4:5], v79, v88, vcc
4114  v_cndmask_b32_e32 v85, v85, v86, vcc
4118  v_cmp_lt_u32_e32 vcc, s12, v84
411C  v_cmp_lt_u32_e64 s[4:5], s13, v84
4124  v_max_u32_e32 v84, v84, v85
4128  v_cndmask_b32_e64 v86, 0, 7, vcc
4130  v_and_b32_e32 v88, 0x80000000, v51
4138  v_cndmask_b32_e64 v84, v84, v85, s[4:5]
4140  v_and_b32_e32 v85, 0x80000000, v50
4148  v_or_b32_e32 v89, 0x70, v86
4150  v_cndmask_b32_e32 v51, v51, v88, vcc
4154  v_cmp_lt_u32_e32 vcc, s12, v83
4158  v_cndmask_b32_e64 v87, 0, 1, s[4:5]
4160  s_nop 0
4164  v_cndmask_b32_e32 v50, v50, v85, vcc
4168  v_cndmask_b32_e32 v85, v86, v89, vcc
416C  v_cmp_lt_u32_e32 vcc, s13, v83
4170  v_max_u32_e32 v83, v83, v84
4174  v_and_b32_e32 v86, 0x80000000, v53
417C  v_addc_co_u32_e64 v79, s[4:5], v79, v87, vcc
4184  v_cndmask_b32_e32 v83, v83, v84, vcc
4188  v_or_b32_e32 v84, 0x700, v85
4190  v_cmp_lt_u32_e32 vcc, s12, v82
4194  v_cmp_lt_u32_e64 s[4:5], s13, v82
419C  v_max_u32_e32 v82, v82, v83
41A0  v_cndmask_b32_e32 v84, v85, v84, vcc
41A4  v_cndmask_b32_e64 v82, v82, v83, s[4:5]
41AC  v_and_b32_e32 v83, 0x80000000, v52
41B4  v_or_b32_e32 v87, 0x7000, v84
41BC  v_cndmask_b32_e32 v53, v53, v86, vcc
41C0  v_cmp_lt_u32_e32 vcc, s12, v81
41C4  v_cndmask_b32_e64 v85, 0, 1, s[4:5]
41CC  s_nop 0
41D0  v_cndmask_b32_e32 v52, v52, v83, vcc
41D4  v_cndmask_b32_e32 v83, v84, v87, vcc
41D8  v_cmp_lt_u32_e32 vcc, s13, v81
41DC  v_max_u32_e32 v81, v81, v82
41E0  v_and_b32_e32 v84, 0x80000000, v55
41E8  v_addc_co_u32_e64 v79, s[4:5], v79, v85, vcc
41F0  v_cndmask_b32_e32 v81, v81, v82, vcc
41F4  v_or_b32_e32 v82, 0x70000, v83
41FC  v_cmp_lt_u32_e32 vcc, s12, v80
4200  v_cmp_lt_u32_e64 s[4:5], s13, v80
4208  v_max_u32_e32 v80, v80, v81
420C  v_cndmask_b32_e32 v82, v83, v82, vcc
4210  v_cndmask_b32_e64 v80, v80, v81, s[4:5]
4218  v_and_b32_e32 v81, 0x80000000, v54
4220  v_or_b32_e32 v85, 0x700000, v82
4228  v_cndmask_b32_e32 v55, v55, v84, vcc
422C  v_cmp_lt_u32_e32 vcc, s12, v78
4230  v_cndmask_b32_e64 v83, 0, 1, s[4:5]
4238  s_nop 0
423C  v_cndmask_b32_e32 v54, v54, v81, vcc
4240  v_cndmask_b32_e32 v81, v82, v85, vcc
4244  v_cmp_lt_u32_e32 vcc, s13, v78
4248  v_max_u32_e32 v78, v78, v80
424C  s_nop 0
4250  v_addc_co_u32_e64 v82, s[4:5], v79, v83, vcc
4258  v_cndmask_b32_e32 v78, v78, v80, vcc
425C  v_or_b32_e32 v79, 0x7000000, v81
4264  v_cmp_lt_u32_e32 vcc, s12, v77
4268  v_cmp_lt_u32_e64 s[4:5], s13, v77
4270  v_max_u32_e32 v77, v77, v78
4274  v_cndmask_b32_e32 v79, v81, v79, vcc
4278  v_and_b32_e32 v81, 0x80000000, v57
4280  v_cndmask_b32_e64 v77, v77, v78, s[4:5]
4288  v_and_b32_e32 v78, 0x80000000, v56
4290  v_or_b32_e32 v83, 0x70000000, v79
4298  v_cndmask_b32_e32 v57, v57, v81, vcc
429C  v_cmp_lt_u32_e32 vcc, s12, v76
42A0  v_cndmask_b32_e64 v80, 0, 1, s[4:5]
42A8  v_and_b32_e32 v81, 0x80000000, v61
42B0  v_cndmask_b32_e32 v56, v56, v78, vcc
42B4  v_cndmask_b32_e32 v79, v79, v83, vcc
42B8  v_cmp_lt_u32_e32 vcc, s13, v76
42BC  v_max_u32_e32 v76, v76, v77
42C0  s_nop 0
42C4  v_addc_co_u32_e64 v78, s[4:5], v82, v80, vcc
42CC  v_cndmask_b32_e32 v76, v76, v77, vcc
42D0  v_cmp_lt_u32_e32 vcc, s12, v75
42D4  v_cmp_lt_u32_e64 s[4:5], s13, v75
42DC  v_max_u32_e32 v75, v75, v76
42E0  v_cndmask_b32_e64 v77, 0, 7, vcc
42E8  v_cndmask_b32_e64 v75, v75, v76, s[4:5]
42F0  v_and_b32_e32 v76, 0x80000000, v60
42F8  v_or_b32_e32 v82, 0x70, v77
4300  v_cndmask_b32_e32 v61, v61, v81, vcc
4304  v_cmp_lt_u32_e32 vcc, s12, v74
4308  v_cndmask_b32_e64 v80, 0, 1, s[4:5]
4310  s_nop 0
4314  v_cndmask_b32_e32 v60, v60, v76, vcc
4318  v_cndmask_b32_e32 v76, v77, v82, vcc
431C  v_cmp_lt_u32_e32 vcc, s13, v74
4320  v_max_u32_e32 v74, v74, v75
4324  s_nop 0
4328  v_addc_co_u32_e64 v77, s[4:5], v78, v80, vcc
4330  v_cndmask_b32_e32 v74, v74, v75, vcc
4334  v_or_b32_e32 v75, 0x700, v76
433C  v_cmp_lt_u32_e32 vcc, s12, v71
4340  v_cmp_lt_u32_e64 s[4:5], s13, v71
4348  v_max_u32_e32 v71, v71, v74
434C  v_cndmask_b32_e32 v75, v76, v75, vcc
4350  v_and_b32_e32 v78, 0x80000000, v69
4358  v_cndmask_b32_e64 v71, v71, v74, s[4:5]
4360  v_and_b32_e32 v74, 0x80000000, v68
4368  v_or_b32_e32 v80, 0x7000, v75
4370  v_cndmask_b32_e32 v69, v69, v78, vcc
4374  v_cmp_lt_u32_e32 vcc, s12, v70
4378  v_cndmask_b32_e64 v76, 0, 1, s[4:5]
4380  s_nop 0
4384  v_cndmask_b32_e32 v68, v68, v74, vcc
4388  v_cndmask_b32_e32 v74, v75, v80, vcc
438C  v_cmp_lt_u32_e32 vcc, s13, v70
4390  v_max_u32_e32 v70, v70, v71
4394  s_nop 0
4398  v_addc_co_u32_e64 v75, s[4:5], v77, v76, vcc
43A0  v_cndmask_b32_e32 v70, v70, v71, vcc
43A4  v_or_b32_e32 v71, 0x70000, v74
43AC  v_cmp_lt_u32_e32 vcc, s12, v67
43B0  v_cmp_lt_u32_e64 s[4:5], s13, v67
43B8  v_max_u32_e32 v67, v67, v70
43BC  v_cndmask_b32_e32 v71, v74, v71, vcc
43C0  v_and_b32_e32 v76, 0x80000000, v73
43C8  v_cndmask_b32_e64 v67, v67, v70, s[4:5]
43D0  v_and_b32_e32 v70, 0x80000000, v72
43D8  v_or_b32_e32 v77, 0x700000, v71
43E0  v_cndmask_b32_e32 v73, v73, v76, vcc
43E4  v_cmp_lt_u32_e32 vcc, s12, v63
43E8  v_cndmask_b32_e64 v74, 0, 1, s[4:5]
43F0  s_nop 0
43F4  v_cndmask_b32_e32 v72, v72, v70, vcc
43F8  v_cndmask_b32_e32 v70, v71, v77, vcc
43FC  v_cmp_lt_u32_e32 vcc, s13, v63
4400  v_max_u32_e32 v63, v63, v67
4404  s_nop 0
4408  v_addc_co_u32_e64 v71, s[4:5], v75, v74, vcc
4410  v_cndmask_b32_e32 v63, v63, v67, vcc
4414  v_or_b32_e32 v67, 0x7000000, v70
441C  v_cmp_lt_u32_e32 vcc, s12, v62
4420  v_cmp_lt_u32_e64 s[4:5], s13, v62
4428  v_max_u32_e32 v62, v62, v63
442C  v_cndmask_b32_e32 v67, v70, v67, vcc
4430  v_and_b32_e32 v74, 0x80000000, v65
4438  v_cndmask_b32_e64 v62, v62, v63, s[4:5]
4440  v_and_b32_e32 v63, 0x80000000, v64
4448  v_or_b32_e32 v75, 0x70000000, v67
4450  v_cndmask_b32_e32 v65, v65, v74, vcc
4454  v_cmp_lt_u32_e32 vcc, s12, v58
4458  v_cndmask_b32_e64 v70, 0, 1, s[4:5]
4460  s_nop 0
4464  v_cndmask_b32_e32 v64, v64, v63, vcc
4468  v_cndmask_b32_e32 v88, v67, v75, vcc
446C  v_cmp_lt_u32_e32 vcc, s13, v58
4470  v_max_u32_e32 v58, v58, v62
4474  s_nop 0
4478  v_addc_co_u32_e64 v63, s[4:5], v71, v70, vcc
4480  v_cndmask_b32_e32 v58, v58, v62, vcc
4484  v_mov_b32_e32 v62, 0x7f800000
448C  v_cmp_ne_u32_e32 vcc, 32, v63
4490  s_nop 1
4494  v_cndmask_b32_e32 v100, v62, v58, vcc
4498  s_or_b64 exec, exec, s[6:7]
449C  s_bfe_u32 s6, s15, 0x20004
44A4  s_cmp_eq_u32 s6, 2
44A8  s_cselect_b64 s[12:13], -1, 0
44AC  s_and_b64 s[4:5], s[12:13], exec
44B0  s_cselect_b32 s4, 0x3fffff, 0
44B8  s_cmp_lg_u32 s6, 0
44BC  s_cselect_b32 s22, s4, 0x200000
44C4  v_cmp_ne_u32_e32 vcc, 0, v100
44C8  v_mov_b32_e32 v62, 0x7f
44D0  s_and_saveexec_b64 s[4:5], vcc
44D4  s_cbranch_execz 15
44D8  v_add_u32_e32 v58, s22, v100
44DC  s_mov_b32 s6, 0x17fffff
44E4  v_lshrrev_b32_e32 v62, 23, v58
44E8  v_add_u32_e32 v62, -2, v62
44EC  v_cmp_lt_u32_e32 vcc, s6, v58
44F0  s_mov_b32 s6, 0x7f800000
44F8  s_nop 0
44FC  v_cndmask_b32_e32 v58, 0, v62, vcc
4500  v_cmp_eq_u32_e32 vcc, s6, v100
4504  v_mov_b32_e32 v62, 0xfe
450C  s_and_b64 vcc, s[12:13], vcc
4510  v_cndmask_b32_e32 v62, v58, v62, vcc
4514  s_or_b64 exec, exec, s[4:5]
4518  v_cmp_eq_u32_e32 vcc, 0, v62
451C  s_cbranch_vccz 37
4520  s_nop 0
4524  v_cndmask_b32_e64 v58, 1.0, 2.0, vcc
452C  v_pk_mul_f32 v[4:5], v[58:59], v[4:5] op_sel_hi:[0,1]
4534  v_pk_mul_f32 v[6:7], v[58:59], v[6:7] op_sel_hi:[0,1]
453C  v_pk_mul_f32 v[8:9], v[58:59], v[8:9] op_sel_hi:[0,1]
4544  v_pk_mul_f32 v[10:11], v[58:59], v[10:11] op_sel_hi:[0,1]
454C  v_pk_mul_f32 v[12:13], v[58:59], v[12:13] op_sel_hi:[0,1]
4554  v_pk_mul_f32 v[14:15], v[58:59], v[14:15] op_sel_hi:[0,1]
455C  v_pk_mul_f32 v[18:19], v[58:59], v[18:19] op_sel_hi:[0,1]
4564  v_pk_mul_f32 v[48:49], v[58:59], v[48:49] op_sel_hi:[0,1]
456C  v_pk_mul_f32 v[50:51], v[58:59], v[50:51] op_sel_hi:[0,1]
4574  v_pk_mul_f32 v[52:53], v[58:59], v[52:53] op_sel_hi:[0,1]
457C  v_pk_mul_f32 v[54:55], v[58:59], v[54:55] op_sel_hi:[0,1]
4584  v_pk_mul_f32 v[56:57], v[58:59], v[56:57] op_sel_hi:[0,1]
458C  v_pk_mul_f32 v[60:61], v[58:59], v[60:61] op_sel_hi:[0,1]
4594  v_pk_mul_f32 v[68:69], v[58:59], v[68:69] op_sel_hi:[0,1]
459C  v_pk_mul_f32 v[72:73], v[58:59], v[72:73] op_sel_hi:[0,1]
45A4  v_pk_mul_f32 v[64:65], v[58:59], v[64:65] op_sel_hi:[0,1]
45AC  v_max_u32_e32 v58, 1, v62
45B0  s_branch 1
45B4  v_mov_b32_e32 v58, v62
45B8  v_mov_b32_e32 v67, 0
45BC  v_mov_b32_e32 v70, 0
45C0  v_lshlrev_b32_e32 v63, 23, v58
45C4  v_cvt_scalef32_pk_fp4_f32 v67, v5, v4, v63
45CC  v_cvt_scalef32_pk_fp4_f32 v70, v9, v8, v63 op_sel:[0,0,0,1]
45D4  v_cvt_scalef32_pk_fp4_f32 v67, v7, v6, v63 op_sel:[0,0,1,0]
45DC  v_cvt_scalef32_pk_fp4_f32 v70, v11, v10, v63 op_sel:[0,0,1,1]
45E4  s_nop 0
45E8  v_mov_b32_e32 v4, 0
45EC  v_mov_b32_e32 v5, 0
45F0  v_cvt_scalef32_pk_fp4_f32 v4, v13, v12, v63
45F8  v_cvt_scalef32_pk_fp4_f32 v5, v19, v18, v63 op_sel:[0,0,0,1]
4600  v_cvt_scalef32_pk_fp4_f32 v4, v15, v14, v63 op_sel:[0,0,1,0]
4608  v_cvt_scalef32_pk_fp4_f32 v5, v49, v48, v63 op_sel:[0,0,1,1]
4610  s_nop 0
4614  v_mov_b32_e32 v58, 0
4618  v_or3_b32 v7, v5, v66, v4
4620  v_mov_b32_e32 v4, 0
4624  v_mov_b32_e32 v5, 0
4628  v_cvt_scalef32_pk_fp4_f32 v4, v51, v50, v63
4630  v_cvt_scalef32_pk_fp4_f32 v5, v55, v54, v63 op_sel:[0,0,0,1]
4638  v_cvt_scalef32_pk_fp4_f32 v4, v53, v52, v63 op_sel:[0,0,1,0]
4640  v_cvt_scalef32_pk_fp4_f32 v5, v57, v56, v63 op_sel:[0,0,1,1]
4648  s_nop 0
464C  v_or3_b32 v6, v70, v59, v67
4654  v_or3_b32 v8, v5, v79, v4
465C  v_mov_b32_e32 v4, 0
4660  v_mov_b32_e32 v5, 0
4664  v_cvt_scalef32_pk_fp4_f32 v4, v61, v60, v63
466C  v_cvt_scalef32_pk_fp4_f32 v5, v73, v72, v63 op_sel:[0,0,0,1]
4674  v_cvt_scalef32_pk_fp4_f32 v4, v69, v68, v63 op_sel:[0,0,1,0]
467C  v_cvt_scalef32_pk_fp4_f32 v5, v65, v64, v63 op_sel:[0,0,1,1]
4684  s_nop 0
468C  v_or3_b32 v9, v5, v88, v4
4694  v_lshlrev_b32_e32 v5, 2, v131
4698  v_bitop3_b32 v4, v5, v130, v1 bitop3:0xf6
46A0  v_lshlrev_b32_e32 v4, 4, v4
46A4  v_or_b32_e32 v5, v5, v130
46A8  ds_write_b128 v4, v[6:9]
46B0  ds_write_b8 v5, v62 offset:8192
46B8  s_and_saveexec_b64 s[18:19], s[0:1]
46BC  s_cbranch_execz 765
46C0  v_and_b32_e32 v72, 0x7fffffff, v17
46C8  v_and_b32_e32 v71, 0x7fffffff, v20
46D0  v_and_b32_e32 v69, 0x7fffffff, v21
46D8  v_and_b32_e32 v68, 0x7fffffff, v22
46E0  v_max_u32_e32 v10, v71, v72
46E4  v_and_b32_e32 v67, 0x7fffffff, v23
46EC  v_and_b32_e32 v66, 0x7fffffff, v26
46F4  v_max3_u32 v10, v68, v69, v10
46FC  v_and_b32_e32 v65, 0x7fffffff, v27
4704  v_and_b32_e32 v64, 0x7fffffff, v24
470C  v_max3_u32 v10, v66, v67, v10
4714  v_and_b32_e32 v63, 0x7fffffff, v25
471C  v_and_b32_e32 v62, 0x7fffffff, v28
4724  v_max3_u32 v10, v64, v65, v10
472C  v_and_b32_e32 v61, 0x7fffffff, v29
4734  v_and_b32_e32 v60, 0x7fffffff, v30
473C  v_max3_u32 v10, v62, v63, v10
4744  v_and_b32_e32 v57, 0x7fffffff, v31
474C  v_and_b32_e32 v56, 0x7fffffff, v34
4754  v_max3_u32 v10, v60, v61, v10
475C  v_and_b32_e32 v55, 0x7fffffff, v35
4764  v_and_b32_e32 v54, 0x7fffffff, v32
476C  v_max3_u32 v10, v56, v57, v10
4774  v_and_b32_e32 v53, 0x7fffffff, v33
477C  v_and_b32_e32 v52, 0x7fffffff, v36
4784  v_max3_u32 v10, v54, v55, v10
478C  v_and_b32_e32 v51, 0x7fffffff, v37
4794  v_and_b32_e32 v50, 0x7fffffff, v40
479C  v_max3_u32 v10, v52, v53, v10
47A4  v_and_b32_e32 v48, 0x7fffffff, v41
47AC  v_and_b32_e32 v19, 0x7fffffff, v44
47B4  v_max3_u32 v10, v50, v51, v10
47BC  v_and_b32_e32 v18, 0x7fffffff, v45
47C4  v_and_b32_e32 v15, 0x7fffffff, v38
47CC  v_max3_u32 v10, v19, v48, v10
47D4  v_and_b32_e32 v14, 0x7fffffff, v39
47DC  v_and_b32_e32 v13, 0x7fffffff, v42
47E4  v_max3_u32 v10, v15, v18, v10
47EC  v_and_b32_e32 v12, 0x7fffffff, v43
47F4  v_and_b32_e32 v11, 0x7fffffff, v46
47FC  v_max3_u32 v10, v13, v14, v10
4804  v_and_b32_e32 v9, 0x7fffffff, v47
480C  v_and_b32_e32 v8, 0x7fffffff, v2
4814  v_max3_u32 v10, v11, v12, v10
481C  v_and_b32_e32 v6, 0x7fffffff, v16
4824  v_and_b32_e32 v7, 0x7fffffff, v3
482C  v_max3_u32 v10, v8, v9, v10
4834  v_max3_u32 v70, v6, v7, v10
483C  s_mov_b32 s23, 0x7f7fffff
4844  v_cmp_lt_u32_e32 vcc, s23, v70
4848  v_mov_b32_e32 v10, 0
484C  v_mov_b32_e32 v49, 0
4850  v_mov_b32_e32 v59, 0
4854  s_and_saveexec_b64 s[20:21], vcc
4858  s_cbranch_execz 541
485C  v_cmp_lt_u32_e32 vcc, s23, v72
4860  s_mov_b32 s26, 0x7f800000
4868  v_cmp_lt_u32_e64 s[0:1], s26, v72
4870  v_cndmask_b32_e64 v10, 0, 7, vcc
4878  v_or_b32_e32 v58, 0x70, v10
4880  v_cmp_lt_u32_e64 s[4:5], s23, v71
4888  v_cmp_lt_u32_e64 s[6:7], s26, v71
4890  v_cndmask_b32_e64 v49, v72, 0, s[0:1]
4898  v_cndmask_b32_e64 v10, v10, v58, s[4:5]
48A0  v_cndmask_b32_e64 v58, 0, 1, s[6:7]
48A8  v_addc_co_u32_e64 v58, s[0:1], 0, v58, s[0:1]
48B0  v_max_u32_e32 v59, v71, v49
48B4  v_cndmask_b32_e64 v49, v59, v49, s[6:7]
48BC  v_and_b32_e32 v70, 0x80000000, v21
48C4  v_or_b32_e32 v71, 0x700, v10
48CC  v_cmp_lt_u32_e64 s[0:1], s23, v69
48D4  v_and_b32_e32 v59, 0x80000000, v20
48DC  v_cndmask_b32_e64 v20, v20, v59, s[4:5]
48E4  v_cndmask_b32_e64 v21, v21, v70, s[0:1]
48EC  v_cndmask_b32_e64 v10, v10, v71, s[0:1]
48F4  v_cmp_lt_u32_e64 s[0:1], s26, v69
48FC  v_max_u32_e32 v69, v69, v49
4900  v_cmp_lt_u32_e64 s[4:5], s26, v68
4908  v_cndmask_b32_e64 v59, 0, 1, s[0:1]
4910  v_cndmask_b32_e64 v49, v69, v49, s[0:1]
4918  v_or_b32_e32 v69, 0x7000, v10
4920  v_cmp_lt_u32_e64 s[0:1], s23, v68
4928  v_addc_co_u32_e64 v58, s[6:7], v58, v59, s[4:5]
4930  s_nop 0
4934  v_cndmask_b32_e64 v10, v10, v69, s[0:1]
493C  v_max_u32_e32 v59, v68, v49
4940  v_cndmask_b32_e64 v49, v59, v49, s[4:5]
4948  v_and_b32_e32 v59, 0x80000000, v22
4950  v_or_b32_e32 v69, 0x70000, v10
4958  v_cmp_lt_u32_e64 s[4:5], s23, v67
4960  v_and_b32_e32 v68, 0x80000000, v23
4968  v_cndmask_b32_e64 v22, v22, v59, s[0:1]
4970  v_cndmask_b32_e64 v10, v10, v69, s[4:5]
4978  v_cmp_lt_u32_e64 s[0:1], s26, v67
4980  v_max_u32_e32 v67, v67, v49
4984  v_cndmask_b32_e64 v23, v23, v68, s[4:5]
498C  v_cndmask_b32_e64 v59, 0, 1, s[0:1]
4994  v_cndmask_b32_e64 v49, v67, v49, s[0:1]
499C  v_or_b32_e32 v67, 0x700000, v10
49A4  v_cmp_lt_u32_e64 s[0:1], s23, v66
49AC  v_cmp_lt_u32_e64 s[4:5], s26, v66
49B4  s_nop 0
49B8  v_cndmask_b32_e64 v10, v10, v67, s[0:1]
49C0  v_addc_co_u32_e64 v59, s[6:7], v58, v59, s[4:5]
49C8  v_max_u32_e32 v58, v66, v49
49CC  v_cndmask_b32_e64 v49, v58, v49, s[4:5]
49D4  v_and_b32_e32 v58, 0x80000000, v26
49DC  v_or_b32_e32 v67, 0x7000000, v10
49E4  v_cmp_lt_u32_e64 s[4:5], s23, v65
49EC  v_and_b32_e32 v66, 0x80000000, v27
49F4  v_cndmask_b32_e64 v26, v26, v58, s[0:1]
49FC  v_cndmask_b32_e64 v10, v10, v67, s[4:5]
4A04  v_cmp_lt_u32_e64 s[0:1], s26, v65
4A0C  v_max_u32_e32 v58, v65, v49
4A10  v_cndmask_b32_e64 v27, v27, v66, s[4:5]
4A18  v_cndmask_b32_e64 v66, 0, 1, s[0:1]
4A20  v_cndmask_b32_e64 v49, v58, v49, s[0:1]
4A28  v_or_b32_e32 v58, 0x70000000, v10
4A30  v_cmp_lt_u32_e64 s[0:1], s23, v64
4A38  v_cmp_lt_u32_e64 s[4:5], s26, v64
4A40  s_nop 0
4A44  v_cndmask_b32_e64 v58, v10, v58, s[0:1]
4A4C  v_addc_co_u32_e64 v10, s[6:7], v59, v66, s[4:5]
4A54  v_max_u32_e32 v59, v64, v49
4A58  v_cndmask_b32_e64 v49, v59, v49, s[4:5]
4A60  v_and_b32_e32 v59, 0x80000000, v24
4A68  v_cmp_lt_u32_e64 s[4:5], s23, v63
4A70  v_and_b32_e32 v64, 0x80000000, v25
4A78  v_cndmask_b32_e64 v24, v24, v59, s[0:1]
4A80  v_cndmask_b32_e64 v59, 0, 7, s[4:5]
4A88  v_cmp_lt_u32_e64 s[0:1], s26, v63
4A90  v_max_u32_e32 v63, v63, v49
4A94  v_cndmask_b32_e64 v25, v25, v64, s[4:5]
4A9C  v_cndmask_b32_e64 v64, 0, 1, s[0:1]
4AA4  v_cndmask_b32_e64 v49, v63, v49, s[0:1]
4AAC  v_or_b32_e32 v63, 0x70, v59
4AB4  v_cmp_lt_u32_e64 s[0:1], s23, v62
4ABC  v_cmp_lt_u32_e64 s[4:5], s26, v62
4AC4  v_max_u32_e32 v62, v62, v49
4AC8  v_cndmask_b32_e64 v59, v59, v63, s[0:1]
4AD0  v_addc_co_u32_e64 v10, s[6:7], v10, v64, s[4:5]
4AD8  v_cndmask_b32_e64 v49, v62, v49, s[4:5]
4AE0  v_and_b32_e32 v62, 0x80000000, v28
4AE8  v_or_b32_e32 v64, 0x700, v59
4AF0  v_cmp_lt_u32_e64 s[4:5], s23, v61
4AF8  v_cndmask_b32_e64 v28, v28, v62, s[0:1]
4B00  v_cmp_lt_u32_e64 s[0:1], s26, v61
4B08  v_cndmask_b32_e64 v59, v59, v64, s[4:5]
4B10  v_max_u32_e32 v61, v61, v49
4B14  v_and_b32_e32 v63, 0x80000000, v29
4B1C  v_cndmask_b32_e64 v62, 0, 1, s[0:1]
4B24  v_cndmask_b32_e64 v49, v61, v49, s[0:1]
4B2C  v_or_b32_e32 v61, 0x7000, v59
4B34  v_cmp_lt_u32_e64 s[0:1], s23, v60
4B3C  v_cndmask_b32_e64 v29, v29, v63, s[4:5]
4B44  v_cmp_lt_u32_e64 s[4:5], s26, v60
4B4C  v_cndmask_b32_e64 v59, v59, v61, s[0:1]
4B54  v_max_u32_e32 v60, v60, v49
4B58  v_addc_co_u32_e64 v10, s[6:7], v10, v62, s[4:5]
4B60  v_cndmask_b32_e64 v49, v60, v49, s[4:5]
4B68  v_and_b32_e32 v60, 0x80000000, v30
4B70  v_or_b32_e32 v62, 0x70000, v59
4B78  v_cmp_lt_u32_e64 s[4:5], s23, v57
4B80  v_and_b32_e32 v61, 0x80000000, v31
4B88  v_cndmask_b32_e64 v30, v30, v60, s[0:1]
4B90  v_cndmask_b32_e64 v59, v59, v62, s[4:5]
4B98  v_cmp_lt_u32_e64 s[0:1], s26, v57
4BA0  v_max_u32_e32 v57, v57, v49
4BA4  v_cndmask_b32_e64 v31, v31, v61, s[4:5]
4BAC  v_cndmask_b32_e64 v60, 0, 1, s[0:1]
4BB4  v_cndmask_b32_e64 v49, v57, v49, s[0:1]
4BBC  v_or_b32_e32 v57, 0x700000, v59
4BC4  v_cmp_lt_u32_e64 s[0:1], s23, v56
4BCC  v_cmp_lt_u32_e64 s[4:5], s26, v56
4BD4  s_nop 0
4BD8  v_cndmask_b32_e64 v57, v59, v57, s[0:1]
4BE0  v_addc_co_u32_e64 v59, s[6:7], v10, v60, s[4:5]
4BE8  v_max_u32_e32 v10, v56, v49
4BEC  v_cndmask_b32_e64 v10, v10, v49, s[4:5]
4BF4  v_and_b32_e32 v49, 0x80000000, v34
4BFC  v_cmp_lt_u32_e64 s[4:5], s23, v55
4C04  v_cndmask_b32_e64 v34, v34, v49, s[0:1]
4C0C  v_cmp_lt_u32_e64 s[0:1], s26, v55
4C14  v_max_u32_e32 v55, v55, v10
4C18  v_and_b32_e32 v56, 0x80000000, v35
4C20  v_or_b32_e32 v60, 0x7000000, v57
4C28  v_cndmask_b32_e64 v55, v55, v10, s[0:1]
4C30  v_cndmask_b32_e64 v35, v35, v56, s[4:5]
4C38  v_cndmask_b32_e64 v49, v57, v60, s[4:5]
4C40  v_cndmask_b32_e64 v56, 0, 1, s[0:1]
4C48  v_cmp_lt_u32_e64 s[0:1], s23, v54
4C50  v_cmp_lt_u32_e64 s[4:5], s26, v54
4C58  v_max_u32_e32 v54, v54, v55
4C5C  v_or_b32_e32 v10, 0x70000000, v49
4C64  v_cndmask_b32_e64 v54, v54, v55, s[4:5]
4C6C  v_and_b32_e32 v55, 0x80000000, v32
4C74  v_cndmask_b32_e64 v10, v49, v10, s[0:1]
4C7C  v_addc_co_u32_e64 v49, s[6:7], v59, v56, s[4:5]
4C84  v_cmp_lt_u32_e64 s[4:5], s23, v53
4C8C  v_cndmask_b32_e64 v32, v32, v55, s[0:1]
4C94  v_cmp_lt_u32_e64 s[0:1], s26, v53
4C9C  v_max_u32_e32 v53, v53, v54
4CA0  v_and_b32_e32 v56, 0x80000000, v33
4CA8  v_cndmask_b32_e64 v55, 0, 7, s[4:5]
4CB0  v_cndmask_b32_e64 v53, v53, v54, s[0:1]
4CB8  v_cndmask_b32_e64 v33, v33, v56, s[4:5]
4CC0  v_cndmask_b32_e64 v56, 0, 1, s[0:1]
4CC8  v_or_b32_e32 v54, 0x70, v55
4CD0  v_cmp_lt_u32_e64 s[0:1], s23, v52
4CD8  v_cmp_lt_u32_e64 s[4:5], s26, v52
4CE0  v_max_u32_e32 v52, v52, v53
4CE4  v_cndmask_b32_e64 v54, v55, v54, s[0:1]
4CEC  v_cndmask_b32_e64 v52, v52, v53, s[4:5]
4CF4  v_and_b32_e32 v53, 0x80000000, v36
4CFC  v_addc_co_u32_e64 v49, s[6:7], v49, v56, s[4:5]
4D04  v_or_b32_e32 v56, 0x700, v54
4D0C  v_cmp_lt_u32_e64 s[4:5], s23, v51
4D14  v_cndmask_b32_e64 v36, v36, v53, s[0:1]
4D1C  v_cmp_lt_u32_e64 s[0:1], s26, v51
4D24  v_max_u32_e32 v51, v51, v52
4D28  v_and_b32_e32 v55, 0x80000000, v37
4D30  v_cndmask_b32_e64 v53, v54, v56, s[4:5]
4D38  v_cndmask_b32_e64 v51, v51, v52, s[0:1]
4D40  v_cndmask_b32_e64 v37, v37, v55, s[4:5]
4D48  v_cndmask_b32_e64 v54, 0, 1, s[0:1]
4D50  v_or_b32_e32 v52, 0x7000, v53
4D58  v_cmp_lt_u32_e64 s[0:1], s23, v50
4D60  v_cmp_lt_u32_e64 s[4:5], s26, v50
4D68  v_max_u32_e32 v50, v50, v51
4D6C  v_cndmask_b32_e64 v52, v53, v52, s[0:1]
4D74  v_cndmask_b32_e64 v50, v50, v51, s[4:5]
4D7C  v_and_b32_e32 v51, 0x80000000, v40
4D84  v_addc_co_u32_e64 v49, s[6:7], v49, v54, s[4:5]
4D8C  v_or_b32_e32 v54, 0x70000, v52
4D94  v_cmp_lt_u32_e64 s[4:5], s23, v48
4D9C  v_cndmask_b32_e64 v40, v40, v51, s[0:1]
4DA4  v_cmp_lt_u32_e64 s[0:1], s26, v48
4DAC  v_max_u32_e32 v48, v48, v50
4DB0  v_and_b32_e32 v53, 0x80000000, v41
4DB8  v_cndmask_b32_e64 v51, v52, v54, s[4:5]
4DC0  v_cndmask_b32_e64 v48, v48, v50, s[0:1]
4DC8  v_cndmask_b32_e64 v41, v41, v53, s[4:5]
4DD0  v_cndmask_b32_e64 v52, 0, 1, s[0:1]
4DD8  v_or_b32_e32 v50, 0x700000, v51
4DE0  v_cmp_lt_u32_e64 s[0:1], s23, v19
4DE8  v_cmp_lt_u32_e64 s[4:5], s26, v19
4DF0  v_max_u32_e32 v19, v19, v48
4DF4  v_cndmask_b32_e64 v50, v51, v50, s[0:1]
4DFC  v_cndmask_b32_e64 v19, v19, v48, s[4:5]
4E04  v_and_b32_e32 v48, 0x80000000, v44
4E0C  v_addc_co_u32_e64 v51, s[6:7], v49, v52, s[4:5]
4E14  v_or_b32_e32 v52, 0x7000000, v50
4E1C  v_cmp_lt_u32_e64 s[4:5], s23, v18
4E24  v_cndmask_b32_e64 v44, v44, v48, s[0:1]
4E2C  v_cmp_lt_u32_e64 s[0:1], s26, v18
4E34  v_max_u32_e32 v18, v18, v19
4E38  v_and_b32_e32 v49, 0x80000000, v45
4E40  v_cndmask_b32_e64 v48, v50, v52, s[4:5]
4E48  v_cndmask_b32_e64 v18, v18, v19, s[0:1]
4E50  v_cndmask_b32_e64 v45, v45, v49, s[4:5]
4E58  v_cndmask_b32_e64 v50, 0, 1, s[0:1]
4E60  v_or_b32_e32 v19, 0x70000000, v48
4E68  v_cmp_lt_u32_e64 s[0:1], s23, v15
4E70  v_cmp_lt_u32_e64 s[4:5], s26, v15
4E78  v_max_u32_e32 v15, v15, v18
4E7C  v_cndmask_b32_e64 v49, v48, v19, s[0:1]
4E84  v_addc_co_u32_e64 v19, s[6:7], v51, v50, s[4:5]
4E8C  v_cndmask_b32_e64 v15, v15, v18, s[4:5]
4E94  v_and_b32_e32 v18, 0x80000000, v38
4E9C  v_cmp_lt_u32_e64 s[4:5], s23, v14
4EA4  v_and_b32_e32 v48, 0x80000000, v39
4EAC  v_cndmask_b32_e64 v38, v38, v18, s[0:1]
4EB4  v_cndmask_b32_e64 v18, 0, 7, s[4:5]
4EBC  v_cmp_lt_u32_e64 s[0:1], s26, v14
4EC4  v_max_u32_e32 v14, v14, v15
4EC8  v_cndmask_b32_e64 v39, v39, v48, s[4:5]
4ED0  v_cndmask_b32_e64 v48, 0, 1, s[0:1]
4ED8  v_cndmask_b32_e64 v14, v14, v15, s[0:1]
4EE0  v_or_b32_e32 v15, 0x70, v18
4EE8  v_cmp_lt_u32_e64 s[0:1], s23, v13
4EF0  v_cmp_lt_u32_e64 s[4:5], s26, v13
4EF8  v_max_u32_e32 v13, v13, v14
4EFC  v_cndmask_b32_e64 v15, v18, v15, s[0:1]
4F04  v_addc_co_u32_e64 v18, s[6:7], v19, v48, s[4:5]
4F0C  v_cndmask_b32_e64 v13, v13, v14, s[4:5]
4F14  v_and_b32_e32 v14, 0x80000000, v42
4F1C  v_or_b32_e32 v48, 0x700, v15
4F24  v_cmp_lt_u32_e64 s[4:5], s23, v12
4F2C  v_cndmask_b32_e64 v42, v42, v14, s[0:1]
4F34  v_cmp_lt_u32_e64 s[0:1], s26, v12
4F3C  v_cndmask_b32_e64 v14, v15, v48, s[4:5]
4F44  v_max_u32_e32 v12, v12, v13
4F48  v_and_b32_e32 v19, 0x80000000, v43
4F50  v_cndmask_b32_e64 v15, 0, 1, s[0:1]
4F58  v_cndmask_b32_e64 v12, v12, v13, s[0:1]
4F60  v_or_b32_e32 v13, 0x7000, v14
4F68  v_cmp_lt_u32_e64 s[0:1], s23, v11
4F70  v_cndmask_b32_e64 v43, v43, v19, s[4:5]
4F78  v_cmp_lt_u32_e64 s[4:5], s26, v11
4F80  v_cndmask_b32_e64 v13, v14, v13, s[0:1]
4F88  v_max_u32_e32 v11, v11, v12
4F8C  v_addc_co_u32_e64 v14, s[6:7], v18, v15, s[4:5]
4F94  v_cndmask_b32_e64 v11, v11, v12, s[4:5]
4F9C  v_and_b32_e32 v12, 0x80000000, v46
4FA4  v_or_b32_e32 v18, 0x70000, v13
4FAC  v_cmp_lt_u32_e64 s[4:5], s23, v9
4FB4  v_cndmask_b32_e64 v46, v46, v12, s[0:1]
4FBC  v_cmp_lt_u32_e64 s[0:1], s26, v9
4FC4  v_cndmask_b32_e64 v12, v13, v18, s[4:5]
4FCC  v_max_u32_e32 v9, v9, v11
4FD0  v_and_b32_e32 v15, 0x80000000, v47
4FD8  v_cndmask_b32_e64 v13, 0, 1, s[0:1]
4FE0  v_cndmask_b32_e64 v9, v9, v11, s[0:1]
4FE8  v_or_b32_e32 v11, 0x700000, v12
4FF0  v_cmp_lt_u32_e64 s[0:1], s23, v8
4FF8  v_cndmask_b32_e64 v47, v47, v15, s[4:5]
5000  v_cmp_lt_u32_e64 s[4:5], s26, v8
5008  v_cndmask_b32_e64 v11, v12, v11, s[0:1]
5010  v_max_u32_e32 v8, v8, v9
5014  v_addc_co_u32_e64 v12, s[6:7], v14, v13, s[4:5]
501C  v_cndmask_b32_e64 v8, v8, v9, s[4:5]
5024  v_and_b32_e32 v9, 0x80000000, v2
502C  v_and_b32_e32 v13, 0x80000000, v3
5034  v_or_b32_e32 v14, 0x7000000, v11
503C  v_cmp_lt_u32_e64 s[4:5], s23, v7
5044  v_cndmask_b32_e64 v2, v2, v9, s[0:1]
504C  v_cmp_lt_u32_e64 s[0:1], s26, v7
5054  v_cndmask_b32_e64 v3, v3, v13, s[4:5]
505C  v_cndmask_b32_e64 v9, v11, v14, s[4:5]
5064  v_max_u32_e32 v7, v7, v8
5068  v_and_b32_e32 v13, 0x80000000, v17
5070  v_cndmask_b32_e64 v7, v7, v8, s[0:1]
5078  v_and_b32_e32 v8, 0x80000000, v16
5080  v_or_b32_e32 v14, 0x70000000, v9
5088  v_cndmask_b32_e32 v17, v17, v13, vcc
508C  v_cmp_lt_u32_e32 vcc, s23, v6
5090  v_cndmask_b32_e64 v11, 0, 1, s[0:1]
5098  s_nop 0
509C  v_cndmask_b32_e32 v16, v16, v8, vcc
50A0  v_cndmask_b32_e32 v59, v9, v14, vcc
50A4  v_cmp_lt_u32_e32 vcc, s26, v6
50A8  v_max_u32_e32 v6, v6, v7
50AC  s_nop 0
50B0  v_addc_co_u32_e64 v8, s[0:1], v12, v11, vcc
50B8  v_cndmask_b32_e32 v6, v6, v7, vcc
50BC  v_mov_b32_e32 v7, 0x7f800000
50C4  v_cmp_ne_u32_e32 vcc, 32, v8
50C8  s_nop 1
50CC  v_cndmask_b32_e32 v70, v7, v6, vcc
50D0  s_or_b64 exec, exec, s[20:21]
50D4  v_cmp_ne_u32_e32 vcc, 0, v70
50D8  v_mov_b32_e32 v6, 0x7f
50E0  s_and_saveexec_b64 s[0:1], vcc
50E4  s_cbranch_execz 15
50E8  v_add_u32_e32 v6, s22, v70
50EC  s_mov_b32 s4, 0x17fffff
50F4  v_lshrrev_b32_e32 v7, 23, v6
50F8  v_add_u32_e32 v7, -2, v7
50FC  v_cmp_lt_u32_e32 vcc, s4, v6
5100  s_mov_b32 s4, 0x7f800000
5108  s_nop 0
510C  v_cndmask_b32_e32 v6, 0, v7, vcc
5110  v_cmp_eq_u32_e32 vcc, s4, v70
5114  v_mov_b32_e32 v7, 0xfe
511C  s_and_b64 vcc, s[12:13], vcc
5120  v_cndmask_b32_e32 v6, v6, v7, vcc
5124  s_or_b64 exec, exec, s[0:1]
5128  v_cmp_eq_u32_e32 vcc, 0, v6
512C  s_cbranch_vccz 37
5130  s_nop 0
5134  v_cndmask_b32_e64 v8, 1.0, 2.0, vcc
513C  v_pk_mul_f32 v[20:21], v[8:9], v[20:21] op_sel_hi:[0,1]
5144  v_pk_mul_f32 v[22:23], v[8:9], v[22:23] op_sel_hi:[0,1]
514C  v_pk_mul_f32 v[26:27], v[8:9], v[26:27] op_sel_hi:[0,1]
5154  v_pk_mul_f32 v[24:25], v[8:9], v[24:25] op_sel_hi:[0,1]
515C  v_pk_mul_f32 v[28:29], v[8:9], v[28:29] op_sel_hi:[0,1]
5164  v_pk_mul_f32 v[30:31], v[8:9], v[30:31] op_sel_hi:[0,1]
516C  v_pk_mul_f32 v[34:35], v[8:9], v[34:35] op_sel_hi:[0,1]
5174  v_pk_mul_f32 v[32:33], v[8:9], v[32:33] op_sel_hi:[0,1]
517C  v_pk_mul_f32 v[36:37], v[8:9], v[36:37] op_sel_hi:[0,1]
5184  v_pk_mul_f32 v[40:41], v[8:9], v[40:41] op_sel_hi:[0,1]
518C  v_pk_mul_f32 v[44:45], v[8:9], v[44:45] op_sel_hi:[0,1]
5194  v_pk_mul_f32 v[38:39], v[8:9], v[38:39] op_sel_hi:[0,1]
519C  v_pk_mul_f32 v[42:43], v[8:9], v[42:43] op_sel_hi:[0,1]
51A4  v_pk_mul_f32 v[46:47], v[8:9], v[46:47] op_sel_hi:[0,1]
51AC  v_pk_mul_f32 v[2:3], v[8:9], v[2:3] op_sel_hi:[0,1]
51B4  v_pk_mul_f32 v[16:17], v[8:9], v[16:17] op_sel_hi:[0,1]
51BC  v_max_u32_e32 v7, 1, v6
51C0  s_branch 1
51C4  v_mov_b32_e32 v7, v6
51C8  v_mov_b32_e32 v8, 0
51CC  v_mov_b32_e32 v9, 0
51D0  v_lshlrev_b32_e32 v7, 23, v7
51D4  v_cvt_scalef32_pk_fp4_f32 v8, v17, v20, v7
51DC  v_cvt_scalef32_pk_fp4_f32 v9, v23, v26, v7 op_sel:[0,0,0,1]
51E4  v_cvt_scalef32_pk_fp4_f32 v8, v21, v22, v7 op_sel:[0,0,1,0]
51EC  v_cvt_scalef32_pk_fp4_f32 v9, v27, v24, v7 op_sel:[0,0,1,1]
51F4  s_nop 0
51F8  v_mov_b32_e32 v12, 0
51FC  v_or3_b32 v8, v9, v58, v8
5204  v_mov_b32_e32 v9, 0
5208  v_cvt_scalef32_pk_fp4_f32 v9, v25, v28, v7
5210  v_cvt_scalef32_pk_fp4_f32 v12, v31, v34, v7 op_sel:[0,0,0,1]
5218  v_cvt_scalef32_pk_fp4_f32 v9, v29, v30, v7 op_sel:[0,0,1,0]
5220  v_cvt_scalef32_pk_fp4_f32 v12, v35, v32, v7 op_sel:[0,0,1,1]
5228  s_nop 0
522C  v_mov_b32_e32 v11, 0
5230  v_or3_b32 v9, v12, v10, v9
5238  v_mov_b32_e32 v10, 0
523C  v_mov_b32_e32 v12, 0
5240  v_cvt_scalef32_pk_fp4_f32 v10, v33, v36, v7
5248  v_cvt_scalef32_pk_fp4_f32 v12, v41, v44, v7 op_sel:[0,0,0,1]
5250  v_cvt_scalef32_pk_fp4_f32 v10, v37, v40, v7 op_sel:[0,0,1,0]
5258  v_cvt_scalef32_pk_fp4_f32 v12, v45, v38, v7 op_sel:[0,0,1,1]
5260  s_nop 0
5268  v_or3_b32 v10, v12, v49, v10
5270  v_mov_b32_e32 v12, 0
5274  v_cvt_scalef32_pk_fp4_f32 v11, v39, v42, v7
527C  v_cvt_scalef32_pk_fp4_f32 v12, v47, v2, v7 op_sel:[0,0,0,1]
5284  v_cvt_scalef32_pk_fp4_f32 v11, v43, v46, v7 op_sel:[0,0,1,0]
528C  v_cvt_scalef32_pk_fp4_f32 v12, v3, v16, v7 op_sel:[0,0,1,1]
5294  s_nop 0
529C  v_or3_b32 v11, v12, v59, v11
52A4  ds_write_b128 v4, v[8:11] offset:64
52AC  ds_write_b8 v5, v6 offset:8196
52B4  s_or_b64 exec, exec, s[18:19]
52B8  s_or_b64 exec, exec, s[16:17]
52BC  s_add_i32 s1, s24, 7
52C0  s_and_b32 s12, s1, 0xffffff8
52C8  s_lshr_b32 s1, s2, 1
52CC  s_add_i32 s4, s14, 0xff
52D4  s_and_b32 s0, s15, 8
52D8  s_and_b32 s1, s1, 2
52DC  s_and_b32 s13, s4, 0xffffff00
52E4  v_lshlrev_b32_e32 v2, 6, v0
52E8  s_cmp_eq_u32 s0, 0
52EC  v_or_b32_e32 v4, s2, v1
52F0  v_lshl_or_b32 v1, s3, 7, v0
52F8  v_and_b32_e32 v2, 0xc0, v2
5300  s_movk_i32 s0, 0xff3c
5304  s_cselect_b64 vcc, -1, 0
5308  v_and_or_b32 v1, v1, s0, v2
5310  v_lshrrev_b32_e32 v2, 2, v0
5314  v_bfe_u32 v3, v0, 6, 1
531C  v_add_u32_e32 v6, s25, v2
5320  s_and_b64 s[2:3], vcc, exec
5324  v_cmp_le_u32_e64 s[6:7], s24, v4
532C  v_or3_b32 v1, v1, v3, s1
5334  v_mov_b32_e32 v3, 0
5338  v_cmp_le_u32_e64 s[2:3], s14, v6
5340  v_cmp_gt_u32_e64 s[4:5], s24, v4
5348  v_mov_b32_e32 v5, v3
534C  v_cmp_le_u32_e64 s[0:1], s12, v4
5354  v_lshrrev_b32_e32 v7, 3, v0
5358  s_cselect_b32 s12, s24, s12
535C  s_or_b64 s[6:7], s[6:7], s[2:3]
5360  s_mov_b64 s[2:3], 0
5364  s_waitcnt lgkmcnt(0)
5368  s_barrier
536C  s_and_saveexec_b64 s[16:17], s[6:7]
5370  s_xor_b64 s[6:7], exec, s[16:17]
5374  v_cmp_le_u32_e64 s[2:3], s13, v6
537C  s_or_b64 s[2:3], vcc, s[2:3]
5380  s_nor_b64 s[2:3], s[2:3], s[0:1]
5384  s_and_b64 s[2:3], s[2:3], exec
5388  s_or_saveexec_b64 s[6:7], s[6:7]
538C  v_cndmask_b32_e32 v2, v1, v4, vcc
5390  v_bitop3_b32 v1, v7, 3, v0 bitop3:0x48
5398  v_lshl_add_u64 v[4:5], v[4:5], 4, s[8:9]
53A0  v_mov_b32_e32 v7, 0x7f
53A8  s_xor_b64 exec, exec, s[6:7]
53AC  s_cbranch_execz 16
53B0  s_movk_i32 s8, 0xfc
53B4  v_and_or_b32 v7, v0, s8, v1
53BC  v_lshlrev_b32_e32 v7, 4, v7
53C0  ds_read_b128 v[8:11], v7
53C8  ds_read_u8 v7, v0 offset:8192
53D0  v_mad_u64_u32 v[12:13], s[8:9], v6, s24, 0
53D8  v_lshl_add_u64 v[12:13], v[12:13], 4, v[4:5]
53E0  s_or_b64 s[2:3], s[2:3], exec
53E4  s_waitcnt lgkmcnt(1)
53E8  global_store_dwordx4 v[12:13], v[8:11], off
53F0  s_or_b64 exec, exec, s[6:7]
53F4  s_and_saveexec_b64 s[6:7], s[2:3]
53F8  s_cbranch_execz 11
53FC  v_and_b32_e32 v8, 0xffffffe0, v6
5404  v_cndmask_b32_e32 v6, v8, v6, vcc
5408  v_mov_b64_e32 v[8:9], s[10:11]
540C  v_mad_u64_u32 v[8:9], s[2:3], s12, v6, v[8:9]
5414  v_lshl_add_u64 v[8:9], v[8:9], 0, v[2:3]
541C  s_waitcnt lgkmcnt(0)
5420  global_store_byte v[8:9], v7, off
5428  s_or_b64 exec, exec, s[6:7]
542C  s_waitcnt lgkmcnt(0)
5430  v_or_b32_e32 v7, 0x100, v0
5438  v_lshrrev_b32_e32 v6, 2, v7
543C  v_add_u32_e32 v6, s25, v6
5440  v_cmp_le_u32_e64 s[2:3], s14, v6
5448  s_xor_b64 s[4:5], s[4:5], -1
544C  s_or_b64 s[4:5], s[4:5], s[2:3]
5450  s_mov_b64 s[2:3], 0
5454  s_and_saveexec_b64 s[6:7], s[4:5]
5458  s_xor_b64 s[4:5], exec, s[6:7]
545C  s_cbranch_execnz 9
5460  s_or_saveexec_b64 s[0:1], s[4:5]
5464  v_mov_b32_e32 v8, 0x7f
546C  s_xor_b64 exec, exec, s[0:1]
5470  s_cbranch_execnz 14
5474  s_or_b64 exec, exec, s[0:1]
5478  s_and_saveexec_b64 s[0:1], s[2:3]
547C  s_cbranch_execnz 30
5480  s_endpgm
5484  v_cmp_le_u32_e64 s[2:3], s13, v6
548C  s_or_b64 s[2:3], vcc, s[2:3]
5490  s_nor_b64 s[0:1], s[2:3], s[0:1]
5494  s_and_b64 s[2:3], s[0:1], exec
5498  s_or_saveexec_b64 s[0:1], s[4:5]
549C  v_mov_b32_e32 v8, 0x7f
54A4  s_xor_b64 exec, exec, s[0:1]
54A8  s_cbranch_execz 65522
54AC  s_movk_i32 s4, 0x1fc
54B0  v_and_or_b32 v1, v7, s4, v1
54B8  v_lshlrev_b32_e32 v1, 4, v1
54BC  ds_read_b128 v[10:13], v1
54C4  ds_read_u8 v8, v0 offset:8448
54CC  v_mad_u64_u32 v[0:1], s[4:5], v6, s24, 0
54D4  v_lshl_add_u64 v[0:1], v[0:1], 4, v[4:5]
54DC  s_or_b64 s[2:3], s[2:3], exec
54E0  s_waitcnt lgkmcnt(1)
54E4  global_store_dwordx4 v[0:1], v[10:13], off
54EC  s_or_b64 exec, exec, s[0:1]
54F0  s_and_saveexec_b64 s[0:1], s[2:3]
54F4  s_cbranch_execz 65506
54F8  v_and_b32_e32 v0, 0xffffffe0, v6
5500  v_cndmask_b32_e32 v4, v0, v6, vcc
5504  v_mov_b64_e32 v[0:1], s[10:11]
5508  v_mad_u64_u32 v[0:1], s[0:1], s12, v4, v[0:1]
5510  v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
5518  s_waitcnt lgkmcnt(0)
551C  global_store_byte v[0:1], v8, off
5524  s_endpgm
5528  s_nop 0

5600 <QuantiseColumnTunedH16>:
5600  s_load_dwordx4 s[12:15], s[0:1], 0x18
5608  v_lshlrev_b32_e32 v1, 1, v0
560C  v_lshrrev_b32_e32 v130, 6, v0
5610  v_and_b32_e32 v131, 0x7e, v1
5618  s_lshl_b32 s25, s2, 7
561C  s_lshl_b32 s26, s3, 2
5620  s_waitcnt lgkmcnt(0)
5624  s_lshr_b32 s24, s13, 5
5628  v_or_b32_e32 v4, s25, v131
562C  v_or_b32_e32 v2, s26, v130
5630  v_cmp_le_u32_e32 vcc, s14, v4
5634  v_cmp_le_u32_e64 s[4:5], s24, v2
563C  s_or_b64 s[4:5], vcc, s[4:5]
5640  v_and_b32_e32 v1, 3, v0
5644  s_and_saveexec_b64 s[6:7], s[4:5]
5648  s_xor_b64 s[4:5], exec, s[6:7]
564C  v_and_b32_e32 v1, 3, v0
5650  s_or_saveexec_b64 s[16:17], s[4:5]
5654  s_load_dwordx4 s[8:11], s[0:1], 0x8
565C  s_xor_b64 exec, exec, s[16:17]
5660  s_cbranch_execz 3564
5664  s_load_dwordx2 s[6:7], s[0:1], 0x0
566C  s_load_dword s27, s[0:1], 0x28
5674  v_lshlrev_b32_e32 v3, 5, v2
5678  v_mov_b32_e32 v2, 0
567C  v_mov_b32_e32 v5, v2
5680  s_bitcmp1_b32 s15, 0
5684  v_mad_u64_u32 v[46:47], s[0:1], s12, v3, v[4:5]
568C  v_or_b32_e32 v3, 1, v4
5690  s_cselect_b64 s[20:21], -1, 0
5694  s_mov_b32 s13, 0
5698  v_cmp_gt_u32_e64 s[0:1], s14, v3
56A0  v_cmp_le_u32_e32 vcc, s14, v3
56A4  s_and_saveexec_b64 s[4:5], vcc
56A8  s_xor_b64 s[18:19], exec, s[4:5]
56AC  s_cbranch_execz 578
56B0  s_and_b64 vcc, exec, s[20:21]
56B4  s_cbranch_vccz 7
56B8  s_waitcnt lgkmcnt(0)
56BC  v_lshl_add_u64 v[4:5], v[46:47], 2, s[6:7]
56C4  global_load_dword v7, v[4:5], off
56CC  s_cbranch_execz 1
56D0  s_branch 7
56D4  s_waitcnt lgkmcnt(0)
56D8  v_lshl_add_u64 v[4:5], v[46:47], 1, s[6:7]
56E0  global_load_ushort v3, v[4:5], off
56E8  s_waitcnt vmcnt(0)
56EC  v_lshlrev_b32_e32 v7, 16, v3
56F0  v_cndmask_b32_e64 v3, 0, 1, s[20:21]
56F8  v_cmp_ne_u32_e64 s[4:5], 1, v3
5700  s_andn2_b64 vcc, exec, s[20:21]
5704  v_lshl_add_u64 v[4:5], v[46:47], 0, s[12:13]
570C  s_cbranch_vccnz 7
5710  s_waitcnt lgkmcnt(0)
5714  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
571C  global_load_dword v6, v[8:9], off
5724  s_cbranch_execz 1
5728  s_branch 7
572C  s_waitcnt lgkmcnt(0)
5730  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
5738  global_load_ushort v3, v[8:9], off
5740  s_waitcnt vmcnt(0)
5744  v_lshlrev_b32_e32 v6, 16, v3
5748  s_and_b64 vcc, exec, s[4:5]
574C  v_lshl_add_u64 v[4:5], v[4:5], 0, s[12:13]
5754  s_cbranch_vccnz 7
5758  s_waitcnt lgkmcnt(0)
575C  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
5764  global_load_dword v31, v[8:9], off
576C  s_cbranch_execz 1
5770  s_branch 7
5774  s_waitcnt lgkmcnt(0)
5778  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
5780  global_load_ushort v3, v[8:9], off
5788  s_waitcnt vmcnt(0)
578C  v_lshlrev_b32_e32 v31, 16, v3
5790  s_and_b64 vcc, exec, s[4:5]
5794  v_lshl_add_u64 v[4:5], v[4:5], 0, s[12:13]
579C  s_cbranch_vccnz 7
57A0  s_waitcnt lgkmcnt(0)
57A4  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
57AC  global_load_dword v30, v[8:9], off
57B4  s_cbranch_execz 1
57B8  s_branch 7
57BC  s_waitcnt lgkmcnt(0)
57C0  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
57C8  global_load_ushort v3, v[8:9], off
57D0  s_waitcnt vmcnt(0)
57D4  v_lshlrev_b32_e32 v30, 16, v3
57D8  s_and_b64 vcc, exec, s[4:5]
57DC  v_lshl_add_u64 v[4:5], v[4:5], 0, s[12:13]
57E4  s_cbranch_vccnz 7
57E8  s_waitcnt lgkmcnt(0)
57EC  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
57F4  global_load_dword v39, v[8:9], off
57FC  s_cbranch_execz 1
5800  s_branch 7
5804  s_waitcnt lgkmcnt(0)
5808  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
5810  global_load_ushort v3, v[8:9], off
5818  s_waitcnt vmcnt(0)
581C  v_lshlrev_b32_e32 v39, 16, v3
5820  s_and_b64 vcc, exec, s[4:5]
5824  v_lshl_add_u64 v[4:5], v[4:5], 0, s[12:13]
582C  s_cbranch_vccnz 7
5830  s_waitcnt lgkmcnt(0)
5834  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
583C  global_load_dword v38, v[8:9], off
5844  s_cbranch_execz 1
5848  s_branch 7
584C  s_waitcnt lgkmcnt(0)
5850  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
5858  global_load_ushort v3, v[8:9], off
5860  s_waitcnt vmcnt(0)
5864  v_lshlrev_b32_e32 v38, 16, v3
5868  s_and_b64 vcc, exec, s[4:5]
586C  v_lshl_add_u64 v[4:5], v[4:5], 0, s[12:13]
5874  s_cbranch_vccnz 7
5878  s_waitcnt lgkmcnt(0)
587C  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
5884  global_load_dword v41, v[8:9], off
588C  s_cbranch_execz 1
5890  s_branch 7
5894  s_waitcnt lgkmcnt(0)
5898  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
58A0  global_load_ushort v3, v[8:9], off
58A8  s_waitcnt vmcnt(0)
58AC  v_lshlrev_b32_e32 v41, 16, v3
58B0  s_and_b64 vcc, exec, s[4:5]
58B4  v_lshl_add_u64 v[4:5], v[4:5], 0, s[12:13]
58BC  s_cbranch_vccnz 7
58C0  s_waitcnt lgkmcnt(0)
58C4  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
58CC  global_load_dword v40, v[8:9], off
58D4  s_cbranch_execz 1
58D8  s_branch 7
58DC  s_waitcnt lgkmcnt(0)
58E0  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
58E8  global_load_ushort v3, v[8:9], off
58F0  s_waitcnt vmcnt(0)
58F4  v_lshlrev_b32_e32 v40, 16, v3
58F8  s_and_b64 vcc, exec, s[4:5]
58FC  v_lshl_add_u64 v[4:5], v[4:5], 0, s[12:13]
5904  s_cbranch_vccnz 7
5908  s_waitcnt lgkmcnt(0)
590C  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
5914  global_load_dword v45, v[8:9], off
591C  s_cbranch_execz 1
5920  s_branch 7
5924  s_waitcnt lgkmcnt(0)
5928  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
5930  global_load_ushort v3, v[8:9], off
5938  s_waitcnt vmcnt(0)
593C  v_lshlrev_b32_e32 v45, 16, v3
5940  s_and_b64 vcc, exec, s[4:5]
5944  v_lshl_add_u64 v[4:5], v[4:5], 0, s[12:13]
594C  s_cbranch_vccnz 7
5950  s_waitcnt lgkmcnt(0)
5954  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
595C  global_load_dword v44, v[8:9], off
5964  s_cbranch_execz 1
5968  s_branch 7
596C  s_waitcnt lgkmcnt(0)
5970  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
5978  global_load_ushort v3, v[8:9], off
5980  s_waitcnt vmcnt(0)
5984  v_lshlrev_b32_e32 v44, 16, v3
5988  s_and_b64 vcc, exec, s[4:5]
598C  v_lshl_add_u64 v[4:5], v[4:5], 0, s[12:13]
5994  s_cbranch_vccnz 7
5998  s_waitcnt lgkmcnt(0)
599C  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
59A4  global_load_dword v51, v[8:9], off
59AC  s_cbranch_execz 1
59B0  s_branch 7
59B4  s_waitcnt lgkmcnt(0)
59B8  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
59C0  global_load_ushort v3, v[8:9], off
59C8  s_waitcnt vmcnt(0)
59CC  v_lshlrev_b32_e32 v51, 16, v3
59D0  s_and_b64 vcc, exec, s[4:5]
59D4  v_lshl_add_u64 v[4:5], v[4:5], 0, s[12:13]
59DC  s_cbranch_vccnz 7
59E0  s_waitcnt lgkmcnt(0)
59E4  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
59EC  global_load_dword v50, v[8:9], off
59F4  s_cbranch_execz 1
59F8  s_branch 7
59FC  s_waitcnt lgkmcnt(0)
5A00  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
5A08  global_load_ushort v3, v[8:9], off
5A10  s_waitcnt vmcnt(0)
5A14  v_lshlrev_b32_e32 v50, 16, v3
5A18  s_and_b64 vcc, exec, s[4:5]
5A1C  v_lshl_add_u64 v[4:5], v[4:5], 0, s[12:13]
5A24  s_cbranch_vccnz 7
5A28  s_waitcnt lgkmcnt(0)
5A2C  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
5A34  global_load_dword v55, v[8:9], off
5A3C  s_cbranch_execz 1
5A40  s_branch 7
5A44  s_waitcnt lgkmcnt(0)
5A48  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
5A50  global_load_ushort v3, v[8:9], off
5A58  s_waitcnt vmcnt(0)
5A5C  v_lshlrev_b32_e32 v55, 16, v3
5A60  s_and_b64 vcc, exec, s[4:5]
5A64  v_lshl_add_u64 v[4:5], v[4:5], 0, s[12:13]
5A6C  s_cbranch_vccnz 7
5A70  s_waitcnt lgkmcnt(0)
5A74  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
5A7C  global_load_dword v54, v[8:9], off
5A84  s_cbranch_execz 1
5A88  s_branch 7
5A8C  s_waitcnt lgkmcnt(0)
5A90  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
5A98  global_load_ushort v3, v[8:9], off
5AA0  s_waitcnt vmcnt(0)
5AA4  v_lshlrev_b32_e32 v54, 16, v3
5AA8  s_and_b64 vcc, exec, s[4:5]
5AAC  v_lshl_add_u64 v[4:5], v[4:5], 0, s[12:13]
5AB4  s_cbranch_vccnz 7
5AB8  s_waitcnt lgkmcnt(0)
5ABC  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
5AC4  global_load_dword v61, v[8:9], off
5ACC  s_cbranch_execz 1
5AD0  s_branch 7
5AD4  s_waitcnt lgkmcnt(0)
5AD8  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
5AE0  global_load_ushort v3, v[8:9], off
5AE8  s_waitcnt vmcnt(0)
5AEC  v_lshlrev_b32_e32 v61, 16, v3
5AF0  s_and_b64 vcc, exec, s[4:5]
5AF4  v_lshl_add_u64 v[4:5], v[4:5], 0, s[12:13]
5AFC  s_cbranch_vccnz 7
5B00  s_waitcnt lgkmcnt(0)
5B04  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
5B0C  global_load_dword v60, v[8:9], off
5B14  s_cbranch_execz 1
5B18  s_branch 7
5B1C  s_waitcnt lgkmcnt(0)
5B20  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
5B28  global_load_ushort v3, v[8:9], off
5B30  s_waitcnt vmcnt(0)
5B34  v_lshlrev_b32_e32 v60, 16, v3
5B38  s_and_b64 vcc, exec, s[4:5]
5B3C  v_lshl_add_u64 v[4:5], v[4:5], 0, s[12:13]
5B44  s_cbranch_vccnz 7
5B48  s_waitcnt lgkmcnt(0)
5B4C  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
5B54  global_load_dword v67, v[8:9], off
5B5C  s_cbranch_execz 1
5B60  s_branch 7
5B64  s_waitcnt lgkmcnt(0)
5B68  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
5B70  global_load_ushort v3, v[8:9], off
5B78  s_waitcnt vmcnt(0)
5B7C  v_lshlrev_b32_e32 v67, 16, v3
5B80  s_and_b64 vcc, exec, s[4:5]
5B84  v_lshl_add_u64 v[4:5], v[4:5], 0, s[12:13]
5B8C  s_cbranch_vccnz 7
5B90  s_waitcnt lgkmcnt(0)
5B94  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
5B9C  global_load_dword v66, v[8:9], off
5BA4  s_cbranch_execz 1
5BA8  s_branch 7
5BAC  s_waitcnt lgkmcnt(0)
5BB0  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
5BB8  global_load_ushort v3, v[8:9], off
5BC0  s_waitcnt vmcnt(0)
5BC4  v_lshlrev_b32_e32 v66, 16, v3
5BC8  s_and_b64 vcc, exec, s[4:5]
5BCC  v_lshl_add_u64 v[4:5], v[4:5], 0, s[12:13]
5BD4  s_cbranch_vccnz 7
5BD8  s_waitcnt lgkmcnt(0)
5BDC  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
5BE4  global_load_dword v73, v[8:9], off
5BEC  s_cbranch_execz 1
5BF0  s_branch 7
5BF4  s_waitcnt lgkmcnt(0)
5BF8  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
5C00  global_load_ushort v3, v[8:9], off
5C08  s_waitcnt vmcnt(0)
5C0C  v_lshlrev_b32_e32 v73, 16, v3
5C10  s_and_b64 vcc, exec, s[4:5]
5C14  v_lshl_add_u64 v[4:5], v[4:5], 0, s[12:13]
5C1C  s_cbranch_vccnz 7
5C20  s_waitcnt lgkmcnt(0)
5C24  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
5C2C  global_load_dword v72, v[8:9], off
5C34  s_cbranch_execz 1
5C38  s_branch 7
5C3C  s_waitcnt lgkmcnt(0)
5C40  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
5C48  global_load_ushort v3, v[8:9], off
5C50  s_waitcnt vmcnt(0)
5C54  v_lshlrev_b32_e32 v72, 16, v3
5C58  s_and_b64 vcc, exec, s[4:5]
5C5C  v_lshl_add_u64 v[4:5], v[4:5], 0, s[12:13]
5C64  s_cbranch_vccnz 7
5C68  s_waitcnt lgkmcnt(0)
5C6C  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
5C74  global_load_dword v77, v[8:9], off
5C7C  s_cbranch_execz 1
5C80  s_branch 7
5C84  s_waitcnt lgkmcnt(0)
5C88  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
5C90  global_load_ushort v3, v[8:9], off
5C98  s_waitcnt vmcnt(0)
5C9C  v_lshlrev_b32_e32 v77, 16, v3
5CA0  s_and_b64 vcc, exec, s[4:5]
5CA4  v_lshl_add_u64 v[4:5], v[4:5], 0, s[12:13]
5CAC  s_cbranch_vccnz 7
5CB0  s_waitcnt lgkmcnt(0)
5CB4  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
5CBC  global_load_dword v76, v[8:9], off
5CC4  s_cbranch_execz 1
5CC8  s_branch 7
5CCC  s_waitcnt lgkmcnt(0)
5CD0  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
5CD8  global_load_ushort v3, v[8:9], off
5CE0  s_waitcnt vmcnt(0)
5CE4  v_lshlrev_b32_e32 v76, 16, v3
5CE8  s_and_b64 vcc, exec, s[4:5]
5CEC  v_lshl_add_u64 v[4:5], v[4:5], 0, s[12:13]
5CF4  s_cbranch_vccnz 7
5CF8  s_waitcnt lgkmcnt(0)
5CFC  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
5D04  global_load_dword v81, v[8:9], off
5D0C  s_cbranch_execz 1
5D10  s_branch 7
5D14  s_waitcnt lgkmcnt(0)
5D18  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
5D20  global_load_ushort v3, v[8:9], off
5D28  s_waitcnt vmcnt(0)
5D2C  v_lshlrev_b32_e32 v81, 16, v3
5D30  s_and_b64 vcc, exec, s[4:5]
5D34  v_lshl_add_u64 v[4:5], v[4:5], 0, s[12:13]
5D3C  s_cbranch_vccnz 7
5D40  s_waitcnt lgkmcnt(0)
5D44  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
5D4C  global_load_dword v80, v[8:9], off
5D54  s_cbranch_execz 1
5D58  s_branch 7
5D5C  s_waitcnt lgkmcnt(0)
5D60  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
5D68  global_load_ushort v3, v[8:9], off
5D70  s_waitcnt vmcnt(0)
5D74  v_lshlrev_b32_e32 v80, 16, v3
5D78  s_and_b64 vcc, exec, s[4:5]
5D7C  v_lshl_add_u64 v[4:5], v[4:5], 0, s[12:13]
5D84  s_cbranch_vccnz 7
5D88  s_waitcnt lgkmcnt(0)
5D8C  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
5D94  global_load_dword v87, v[8:9], off
5D9C  s_cbranch_execz 1
5DA0  s_branch 7
5DA4  s_waitcnt lgkmcnt(0)
5DA8  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
5DB0  global_load_ushort v3, v[8:9], off
5DB8  s_waitcnt vmcnt(0)
5DBC  v_lshlrev_b32_e32 v87, 16, v3
5DC0  s_and_b64 vcc, exec, s[4:5]
5DC4  v_lshl_add_u64 v[4:5], v[4:5], 0, s[12:13]
5DCC  s_cbranch_vccnz 7
5DD0  s_waitcnt lgkmcnt(0)
5DD4  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
5DDC  global_load_dword v86, v[8:9], off
5DE4  s_cbranch_execz 1
5DE8  s_branch 7
5DEC  s_waitcnt lgkmcnt(0)
5DF0  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
5DF8  global_load_ushort v3, v[8:9], off
5E00  s_waitcnt vmcnt(0)
5E04  v_lshlrev_b32_e32 v86, 16, v3
5E08  s_and_b64 vcc, exec, s[4:5]
5E0C  v_lshl_add_u64 v[4:5], v[4:5], 0, s[12:13]
5E14  s_cbranch_vccnz 7
5E18  s_waitcnt lgkmcnt(0)
5E1C  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
5E24  global_load_dword v95, v[8:9], off
5E2C  s_cbranch_execz 1
5E30  s_branch 7
5E34  s_waitcnt lgkmcnt(0)
5E38  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
5E40  global_load_ushort v3, v[8:9], off
5E48  s_waitcnt vmcnt(0)
5E4C  v_lshlrev_b32_e32 v95, 16, v3
5E50  s_and_b64 vcc, exec, s[4:5]
5E54  v_lshl_add_u64 v[4:5], v[4:5], 0, s[12:13]
5E5C  s_cbranch_vccnz 7
5E60  s_waitcnt lgkmcnt(0)
5E64  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
5E6C  global_load_dword v94, v[8:9], off
5E74  s_cbranch_execz 1
5E78  s_branch 7
5E7C  s_waitcnt lgkmcnt(0)
5E80  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
5E88  global_load_ushort v3, v[8:9], off
5E90  s_waitcnt vmcnt(0)
5E94  v_lshlrev_b32_e32 v94, 16, v3
5E98  s_and_b64 vcc, exec, s[4:5]
5E9C  v_lshl_add_u64 v[4:5], v[4:5], 0, s[12:13]
5EA4  s_cbranch_vccnz 7
5EA8  s_waitcnt lgkmcnt(0)
5EAC  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
5EB4  global_load_dword v101, v[8:9], off
5EBC  s_cbranch_execz 1
5EC0  s_branch 7
5EC4  s_waitcnt lgkmcnt(0)
5EC8  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
5ED0  global_load_ushort v3, v[8:9], off
5ED8  s_waitcnt vmcnt(0)
5EDC  v_lshlrev_b32_e32 v101, 16, v3
5EE0  s_and_b64 vcc, exec, s[4:5]
5EE4  v_lshl_add_u64 v[4:5], v[4:5], 0, s[12:13]
5EEC  s_cbranch_vccnz 7
5EF0  s_waitcnt lgkmcnt(0)
5EF4  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
5EFC  global_load_dword v100, v[8:9], off
5F04  s_cbranch_execz 1
5F08  s_branch 7
5F0C  s_waitcnt lgkmcnt(0)
5F10  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
5F18  global_load_ushort v3, v[8:9], off
5F20  s_waitcnt vmcnt(0)
5F24  v_lshlrev_b32_e32 v100, 16, v3
5F28  s_and_b64 vcc, exec, s[4:5]
5F2C  v_lshl_add_u64 v[4:5], v[4:5], 0, s[12:13]
5F34  s_cbranch_vccnz 7
5F38  s_waitcnt lgkmcnt(0)
5F3C  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
5F44  global_load_dword v93, v[8:9], off
5F4C  s_cbranch_execz 1
5F50  s_branch 7
5F54  s_waitcnt lgkmcnt(0)
5F58  v_lshl_add_u64 v[8:9], v[4:5], 1, s[6:7]
5F60  global_load_ushort v3, v[8:9], off
5F68  s_waitcnt vmcnt(0)
5F6C  v_lshlrev_b32_e32 v93, 16, v3
5F70  s_and_b64 vcc, exec, s[4:5]
5F74  v_lshl_add_u64 v[4:5], v[4:5], 0, s[12:13]
5F7C  s_cbranch_vccnz 7
5F80  s_waitcnt lgkmcnt(0)
5F84  v_lshl_add_u64 v[8:9], v[4:5], 2, s[6:7]
5F8C  global_load_dword v92, v[8:9], off
5F94  s_cbranch_execz 1
5F98  s_branch 7
5F9C  s_waitcnt lgkmcnt(0)
5FA0  v_lshl_add_u64 v[4:5], v[4:5], 1, s[6:7]
5FA8  global_load_ushort v3, v[4:5], off
5FB0  s_waitcnt vmcnt(0)
5FB4  v_lshlrev_b32_e32 v92, 16, v3
5FB8  s_or_saveexec_b64 s[18:19], s[18:19]
5FBC  v_mov_b32_e32 v3, v2
5FC0  v_mov_b64_e32 v[36:37], v[2:3]
5FC4  v_mov_b64_e32 v[34:35], v[2:3]
5FC8  v_mov_b64_e32 v[32:33], v[2:3]
5FCC  v_mov_b64_e32 v[28:29], v[2:3]
5FD0  v_mov_b64_e32 v[26:27], v[2:3]
5FD4  v_mov_b64_e32 v[24:25], v[2:3]
5FD8  v_mov_b64_e32 v[22:23], v[2:3]
5FDC  v_mov_b64_e32 v[20:21], v[2:3]
5FE0  v_mov_b64_e32 v[18:19], v[2:3]
5FE4  v_mov_b64_e32 v[16:17], v[2:3]
5FE8  v_mov_b64_e32 v[14:15], v[2:3]
5FEC  v_mov_b64_e32 v[12:13], v[2:3]
5FF0  v_mov_b64_e32 v[10:11], v[2:3]
5FF4  v_mov_b64_e32 v[8:9], v[2:3]
5FF8  v_mov_b64_e32 v[4:5], v[2:3]
5FFC  s_xor_b64 exec, exec, s[18:19]
6000  s_cbranch_execz 833
6004  v_cndmask_b32_e64 v2, 0, 1, s[20:21]
600C  v_cmp_ne_u32_e64 s[4:5], 1, v2
6014  s_andn2_b64 vcc, exec, s[20:21]
6018  v_lshrrev_b64 v[2:3], 1, v[46:47]
6020  s_cbranch_vccnz 7
6024  s_waitcnt lgkmcnt(0)
6028  v_lshl_add_u64 v[4:5], v[2:3], 3, s[6:7]
6030  global_load_dwordx2 v[42:43], v[4:5], off
6038  s_cbranch_execz 1
603C  s_branch 9
6040  s_waitcnt lgkmcnt(0)
6044  v_lshl_add_u64 v[4:5], v[2:3], 2, s[6:7]
604C  global_load_dword v4, v[4:5], off
6054  s_waitcnt vmcnt(0)
6058  v_lshlrev_b32_e32 v42, 16, v4
605C  v_and_b32_e32 v43, 0xffff0000, v4
6064  v_lshl_add_u64 v[4:5], v[46:47], 0, s[12:13]
606C  s_and_b64 vcc, exec, s[4:5]
6070  s_waitcnt vmcnt(0)
6074  v_lshrrev_b64 v[6:7], 1, v[4:5]
607C  s_cbranch_vccnz 7
6080  s_waitcnt lgkmcnt(0)
6084  v_lshl_add_u64 v[8:9], v[6:7], 3, s[6:7]
608C  global_load_dwordx2 v[46:47], v[8:9], off
6094  s_cbranch_execz 1
6098  s_branch 9
609C  s_waitcnt lgkmcnt(0)
60A0  v_lshl_add_u64 v[6:7], v[6:7], 2, s[6:7]
60A8  global_load_dword v6, v[6:7], off
60B0  s_waitcnt vmcnt(0)
60B4  v_lshlrev_b32_e32 v46, 16, v6
60B8  v_and_b32_e32 v47, 0xffff0000, v6
60C0  s_and_b64 vcc, exec, s[4:5]
60C4  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
60CC  s_cbranch_vccnz 7
60D0  s_waitcnt lgkmcnt(0)
60D4  v_lshl_add_u64 v[6:7], v[2:3], 3, s[6:7]
60DC  global_load_dwordx2 v[48:49], v[6:7], off
60E4  s_cbranch_execz 1
60E8  s_branch 9
60EC  s_waitcnt lgkmcnt(0)
60F0  v_lshl_add_u64 v[2:3], v[2:3], 2, s[6:7]
60F8  global_load_dword v2, v[2:3], off
6100  s_waitcnt vmcnt(0)
6104  v_lshlrev_b32_e32 v48, 16, v2
6108  v_and_b32_e32 v49, 0xffff0000, v2
6110  v_lshl_add_u64 v[2:3], s[12:13], 1, v[4:5]
6118  s_and_b64 vcc, exec, s[4:5]
611C  v_lshrrev_b64 v[4:5], 1, v[2:3]
6124  s_cbranch_vccnz 7
6128  s_waitcnt lgkmcnt(0)
612C  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
6134  global_load_dwordx2 v[52:53], v[6:7], off
613C  s_cbranch_execz 1
6140  s_branch 9
6144  s_waitcnt lgkmcnt(0)
6148  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
6150  global_load_dword v4, v[4:5], off
6158  s_waitcnt vmcnt(0)
615C  v_lshlrev_b32_e32 v52, 16, v4
6160  v_and_b32_e32 v53, 0xffff0000, v4
6168  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
6170  s_and_b64 vcc, exec, s[4:5]
6174  v_lshrrev_b64 v[4:5], 1, v[2:3]
617C  s_cbranch_vccnz 7
6180  s_waitcnt lgkmcnt(0)
6184  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
618C  global_load_dwordx2 v[56:57], v[6:7], off
6194  s_cbranch_execz 1
6198  s_branch 9
619C  s_waitcnt lgkmcnt(0)
61A0  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
61A8  global_load_dword v4, v[4:5], off
61B0  s_waitcnt vmcnt(0)
61B4  v_lshlrev_b32_e32 v56, 16, v4
61B8  v_and_b32_e32 v57, 0xffff0000, v4
61C0  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
61C8  s_and_b64 vcc, exec, s[4:5]
61CC  v_lshrrev_b64 v[4:5], 1, v[2:3]
61D4  s_cbranch_vccnz 7
61D8  s_waitcnt lgkmcnt(0)
61DC  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
61E4  global_load_dwordx2 v[58:59], v[6:7], off
61EC  s_cbranch_execz 1
61F0  s_branch 9
61F4  s_waitcnt lgkmcnt(0)
61F8  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
6200  global_load_dword v4, v[4:5], off
6208  s_waitcnt vmcnt(0)
620C  v_lshlrev_b32_e32 v58, 16, v4
6210  v_and_b32_e32 v59, 0xffff0000, v4
6218  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
6220  s_and_b64 vcc, exec, s[4:5]
6224  v_lshrrev_b64 v[4:5], 1, v[2:3]
622C  s_cbranch_vccnz 7
6230  s_waitcnt lgkmcnt(0)
6234  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
623C  global_load_dwordx2 v[62:63], v[6:7], off
6244  s_cbranch_execz 1
6248  s_branch 9
624C  s_waitcnt lgkmcnt(0)
6250  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
6258  global_load_dword v4, v[4:5], off
6260  s_waitcnt vmcnt(0)
6264  v_lshlrev_b32_e32 v62, 16, v4
6268  v_and_b32_e32 v63, 0xffff0000, v4
6270  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
6278  s_and_b64 vcc, exec, s[4:5]
627C  v_lshrrev_b64 v[4:5], 1, v[2:3]
6284  s_cbranch_vccnz 7
6288  s_waitcnt lgkmcnt(0)
628C  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
6294  global_load_dwordx2 v[64:65], v[6:7], off
629C  s_cbranch_execz 1
62A0  s_branch 9
62A4  s_waitcnt lgkmcnt(0)
62A8  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
62B0  global_load_dword v4, v[4:5], off
62B8  s_waitcnt vmcnt(0)
62BC  v_lshlrev_b32_e32 v64, 16, v4
62C0  v_and_b32_e32 v65, 0xffff0000, v4
62C8  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
62D0  s_and_b64 vcc, exec, s[4:5]
62D4  v_lshrrev_b64 v[4:5], 1, v[2:3]
62DC  s_cbranch_vccnz 7
62E0  s_waitcnt lgkmcnt(0)
62E4  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
62EC  global_load_dwordx2 v[68:69], v[6:7], off
62F4  s_cbranch_execz 1
62F8  s_branch 9
62FC  s_waitcnt lgkmcnt(0)
6300  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
6308  global_load_dword v4, v[4:5], off
6310  s_waitcnt vmcnt(0)
6314  v_lshlrev_b32_e32 v68, 16, v4
6318  v_and_b32_e32 v69, 0xffff0000, v4
6320  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
6328  s_and_b64 vcc, exec, s[4:5]
632C  v_lshrrev_b64 v[4:5], 1, v[2:3]
6334  s_cbranch_vccnz 7
6338  s_waitcnt lgkmcnt(0)
633C  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
6344  global_load_dwordx2 v[70:71], v[6:7], off
634C  s_cbranch_execz 1
6350  s_branch 9
6354  s_waitcnt lgkmcnt(0)
6358  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
6360  global_load_dword v4, v[4:5], off
6368  s_waitcnt vmcnt(0)
636C  v_lshlrev_b32_e32 v70, 16, v4
6370  v_and_b32_e32 v71, 0xffff0000, v4
6378  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
6380  s_and_b64 vcc, exec, s[4:5]
6384  v_lshrrev_b64 v[4:5], 1, v[2:3]
638C  s_cbranch_vccnz 7
6390  s_waitcnt lgkmcnt(0)
6394  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
639C  global_load_dwordx2 v[74:75], v[6:7], off
63A4  s_cbranch_execz 1
63A8  s_branch 9
63AC  s_waitcnt lgkmcnt(0)
63B0  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
63B8  global_load_dword v4, v[4:5], off
63C0  s_waitcnt vmcnt(0)
63C4  v_lshlrev_b32_e32 v74, 16, v4
63C8  v_and_b32_e32 v75, 0xffff0000, v4
63D0  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
63D8  s_and_b64 vcc, exec, s[4:5]
63DC  v_lshrrev_b64 v[4:5], 1, v[2:3]
63E4  s_cbranch_vccnz 7
63E8  s_waitcnt lgkmcnt(0)
63EC  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
63F4  global_load_dwordx2 v[78:79], v[6:7], off
63FC  s_cbranch_execz 1
6400  s_branch 9
6404  s_waitcnt lgkmcnt(0)
6408  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
6410  global_load_dword v4, v[4:5], off
6418  s_waitcnt vmcnt(0)
641C  v_lshlrev_b32_e32 v78, 16, v4
6420  v_and_b32_e32 v79, 0xffff0000, v4
6428  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
6430  s_and_b64 vcc, exec, s[4:5]
6434  v_lshrrev_b64 v[4:5], 1, v[2:3]
643C  s_cbranch_vccnz 7
6440  s_waitcnt lgkmcnt(0)
6444  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
644C  global_load_dwordx2 v[82:83], v[6:7], off
6454  s_cbranch_execz 1
6458  s_branch 9
645C  s_waitcnt lgkmcnt(0)
6460  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
6468  global_load_dword v4, v[4:5], off
6470  s_waitcnt vmcnt(0)
6474  v_lshlrev_b32_e32 v82, 16, v4
6478  v_and_b32_e32 v83, 0xffff0000, v4
6480  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
6488  s_and_b64 vcc, exec, s[4:5]
648C  v_lshrrev_b64 v[4:5], 1, v[2:3]
6494  s_cbranch_vccnz 7
6498  s_waitcnt lgkmcnt(0)
649C  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
64A4  global_load_dwordx2 v[84:85], v[6:7], off
64AC  s_cbranch_execz 1
64B0  s_branch 9
64B4  s_waitcnt lgkmcnt(0)
64B8  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
64C0  global_load_dword v4, v[4:5], off
64C8  s_waitcnt vmcnt(0)
64CC  v_lshlrev_b32_e32 v84, 16, v4
64D0  v_and_b32_e32 v85, 0xffff0000, v4
64D8  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
64E0  s_and_b64 vcc, exec, s[4:5]
64E4  v_lshrrev_b64 v[4:5], 1, v[2:3]
64EC  s_cbranch_vccnz 7
64F0  s_waitcnt lgkmcnt(0)
64F4  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
64FC  global_load_dwordx2 v[90:91], v[6:7], off
6504  s_cbranch_execz 1
6508  s_branch 9
650C  s_waitcnt lgkmcnt(0)
6510  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
6518  global_load_dword v4, v[4:5], off
6520  s_waitcnt vmcnt(0)
6524  v_lshlrev_b32_e32 v90, 16, v4
6528  v_and_b32_e32 v91, 0xffff0000, v4
6530  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
6538  s_and_b64 vcc, exec, s[4:5]
653C  v_lshrrev_b64 v[4:5], 1, v[2:3]
6544  s_cbranch_vccnz 7
6548  s_waitcnt lgkmcnt(0)
654C  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
6554  global_load_dwordx2 v[88:89], v[6:7], off
655C  s_cbranch_execz 1
6560  s_branch 9
6564  s_waitcnt lgkmcnt(0)
6568  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
6570  global_load_dword v4, v[4:5], off
6578  s_waitcnt vmcnt(0)
657C  v_lshlrev_b32_e32 v88, 16, v4
6580  v_and_b32_e32 v89, 0xffff0000, v4
6588  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
6590  s_and_b64 vcc, exec, s[4:5]
6594  v_lshrrev_b64 v[4:5], 1, v[2:3]
659C  s_cbranch_vccnz 7
65A0  s_waitcnt lgkmcnt(0)
65A4  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
65AC  global_load_dwordx2 v[98:99], v[6:7], off
65B4  s_cbranch_execz 1
65B8  s_branch 9
65BC  s_waitcnt lgkmcnt(0)
65C0  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
65C8  global_load_dword v4, v[4:5], off
65D0  s_waitcnt vmcnt(0)
65D4  v_lshlrev_b32_e32 v98, 16, v4
65D8  v_and_b32_e32 v99, 0xffff0000, v4
65E0  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
65E8  s_and_b64 vcc, exec, s[4:5]
65EC  v_lshrrev_b64 v[4:5], 1, v[2:3]
65F4  s_cbranch_vccnz 7
65F8  s_waitcnt lgkmcnt(0)
65FC  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
6604  global_load_dwordx2 v[96:97], v[6:7], off
660C  s_cbranch_execz 1
6610  s_branch 9
6614  s_waitcnt lgkmcnt(0)
6618  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
6620  global_load_dword v4, v[4:5], off
6628  s_waitcnt vmcnt(0)
662C  v_lshlrev_b32_e32 v96, 16, v4
6630  v_and_b32_e32 v97, 0xffff0000, v4
6638  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
6640  s_and_b64 vcc, exec, s[4:5]
6644  v_lshrrev_b64 v[4:5], 1, v[2:3]
664C  s_cbranch_vccnz 7
6650  s_waitcnt lgkmcnt(0)
6654  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
665C  global_load_dwordx2 v[104:105], v[6:7], off
6664  s_cbranch_execz 1
6668  s_branch 9
666C  s_waitcnt lgkmcnt(0)
6670  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
6678  global_load_dword v4, v[4:5], off
6680  s_waitcnt vmcnt(0)
6684  v_lshlrev_b32_e32 v104, 16, v4
6688  v_and_b32_e32 v105, 0xffff0000, v4
6690  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
6698  s_and_b64 vcc, exec, s[4:5]
669C  v_lshrrev_b64 v[4:5], 1, v[2:3]
66A4  s_cbranch_vccnz 7
66A8  s_waitcnt lgkmcnt(0)
66AC  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
66B4  global_load_dwordx2 v[102:103], v[6:7], off
66BC  s_cbranch_execz 1
66C0  s_branch 9
66C4  s_waitcnt lgkmcnt(0)
66C8  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
66D0  global_load_dword v4, v[4:5], off
66D8  s_waitcnt vmcnt(0)
66DC  v_lshlrev_b32_e32 v102, 16, v4
66E0  v_and_b32_e32 v103, 0xffff0000, v4
66E8  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
66F0  s_and_b64 vcc, exec, s[4:5]
66F4  v_lshrrev_b64 v[4:5], 1, v[2:3]
66FC  s_cbranch_vccnz 7
6700  s_waitcnt lgkmcnt(0)
6704  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
670C  global_load_dwordx2 v[108:109], v[6:7], off
6714  s_cbranch_execz 1
6718  s_branch 9
671C  s_waitcnt lgkmcnt(0)
6720  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
6728  global_load_dword v4, v[4:5], off
6730  s_waitcnt vmcnt(0)
6734  v_lshlrev_b32_e32 v108, 16, v4
6738  v_and_b32_e32 v109, 0xffff0000, v4
6740  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
6748  s_and_b64 vcc, exec, s[4:5]
674C  v_lshrrev_b64 v[4:5], 1, v[2:3]
6754  s_cbranch_vccnz 7
6758  s_waitcnt lgkmcnt(0)
675C  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
6764  global_load_dwordx2 v[106:107], v[6:7], off
676C  s_cbranch_execz 1
6770  s_branch 9
6774  s_waitcnt lgkmcnt(0)
6778  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
6780  global_load_dword v4, v[4:5], off
6788  s_waitcnt vmcnt(0)
678C  v_lshlrev_b32_e32 v106, 16, v4
6790  v_and_b32_e32 v107, 0xffff0000, v4
6798  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
67A0  s_and_b64 vcc, exec, s[4:5]
67A4  v_lshrrev_b64 v[4:5], 1, v[2:3]
67AC  s_cbranch_vccnz 7
67B0  s_waitcnt lgkmcnt(0)
67B4  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
67BC  global_load_dwordx2 v[112:113], v[6:7], off
67C4  s_cbranch_execz 1
67C8  s_branch 9
67CC  s_waitcnt lgkmcnt(0)
67D0  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
67D8  global_load_dword v4, v[4:5], off
67E0  s_waitcnt vmcnt(0)
67E4  v_lshlrev_b32_e32 v112, 16, v4
67E8  v_and_b32_e32 v113, 0xffff0000, v4
67F0  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
67F8  s_and_b64 vcc, exec, s[4:5]
67FC  v_lshrrev_b64 v[4:5], 1, v[2:3]
6804  s_cbranch_vccnz 7
6808  s_waitcnt lgkmcnt(0)
680C  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
6814  global_load_dwordx2 v[110:111], v[6:7], off
681C  s_cbranch_execz 1
6820  s_branch 9
6824  s_waitcnt lgkmcnt(0)
6828  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
6830  global_load_dword v4, v[4:5], off
6838  s_waitcnt vmcnt(0)
683C  v_lshlrev_b32_e32 v110, 16, v4
6840  v_and_b32_e32 v111, 0xffff0000, v4
6848  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
6850  s_and_b64 vcc, exec, s[4:5]
6854  v_lshrrev_b64 v[4:5], 1, v[2:3]
685C  s_cbranch_vccnz 7
6860  s_waitcnt lgkmcnt(0)
6864  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
686C  global_load_dwordx2 v[116:117], v[6:7], off
6874  s_cbranch_execz 1
6878  s_branch 9
687C  s_waitcnt lgkmcnt(0)
6880  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
6888  global_load_dword v4, v[4:5], off
6890  s_waitcnt vmcnt(0)
6894  v_lshlrev_b32_e32 v116, 16, v4
6898  v_and_b32_e32 v117, 0xffff0000, v4
68A0  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
68A8  s_and_b64 vcc, exec, s[4:5]
68AC  v_lshrrev_b64 v[4:5], 1, v[2:3]
68B4  s_cbranch_vccnz 7
68B8  s_waitcnt lgkmcnt(0)
68BC  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
68C4  global_load_dwordx2 v[114:115], v[6:7], off
68CC  s_cbranch_execz 1
68D0  s_branch 9
68D4  s_waitcnt lgkmcnt(0)
68D8  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
68E0  global_load_dword v4, v[4:5], off
68E8  s_waitcnt vmcnt(0)
68EC  v_lshlrev_b32_e32 v114, 16, v4
68F0  v_and_b32_e32 v115, 0xffff0000, v4
68F8  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
6900  s_and_b64 vcc, exec, s[4:5]
6904  v_lshrrev_b64 v[4:5], 1, v[2:3]
690C  s_cbranch_vccnz 7
6910  s_waitcnt lgkmcnt(0)
6914  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
691C  global_load_dwordx2 v[120:121], v[6:7], off
6924  s_cbranch_execz 1
6928  s_branch 9
692C  s_waitcnt lgkmcnt(0)
6930  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
6938  global_load_dword v4, v[4:5], off
6940  s_waitcnt vmcnt(0)
6944  v_lshlrev_b32_e32 v120, 16, v4
6948  v_and_b32_e32 v121, 0xffff0000, v4
6950  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
6958  s_and_b64 vcc, exec, s[4:5]
695C  v_lshrrev_b64 v[4:5], 1, v[2:3]
6964  s_cbranch_vccnz 7
6968  s_waitcnt lgkmcnt(0)
696C  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
6974  global_load_dwordx2 v[118:119], v[6:7], off
697C  s_cbranch_execz 1
6980  s_branch 9
6984  s_waitcnt lgkmcnt(0)
6988  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
6990  global_load_dword v4, v[4:5], off
6998  s_waitcnt vmcnt(0)
699C  v_lshlrev_b32_e32 v118, 16, v4
69A0  v_and_b32_e32 v119, 0xffff0000, v4
69A8  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
69B0  s_and_b64 vcc, exec, s[4:5]
69B4  v_lshrrev_b64 v[4:5], 1, v[2:3]
69BC  s_cbranch_vccnz 7
69C0  s_waitcnt lgkmcnt(0)
69C4  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
69CC  global_load_dwordx2 v[124:125], v[6:7], off
69D4  s_cbranch_execz 1
69D8  s_branch 9
69DC  s_waitcnt lgkmcnt(0)
69E0  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
69E8  global_load_dword v4, v[4:5], off
69F0  s_waitcnt vmcnt(0)
69F4  v_lshlrev_b32_e32 v124, 16, v4
69F8  v_and_b32_e32 v125, 0xffff0000, v4
6A00  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
6A08  s_and_b64 vcc, exec, s[4:5]
6A0C  v_lshrrev_b64 v[4:5], 1, v[2:3]
6A14  s_cbranch_vccnz 7
6A18  s_waitcnt lgkmcnt(0)
6A1C  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
6A24  global_load_dwordx2 v[122:123], v[6:7], off
6A2C  s_cbranch_execz 1
6A30  s_branch 9
6A34  s_waitcnt lgkmcnt(0)
6A38  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
6A40  global_load_dword v4, v[4:5], off
6A48  s_waitcnt vmcnt(0)
6A4C  v_lshlrev_b32_e32 v122, 16, v4
6A50  v_and_b32_e32 v123, 0xffff0000, v4
6A58  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
6A60  s_and_b64 vcc, exec, s[4:5]
6A64  v_lshrrev_b64 v[4:5], 1, v[2:3]
6A6C  s_cbranch_vccnz 7
6A70  s_waitcnt lgkmcnt(0)
6A74  v_lshl_add_u64 v[6:7], v[4:5], 3, s[6:7]
6A7C  global_load_dwordx2 v[126:127], v[6:7], off
6A84  s_cbranch_execz 1
6A88  s_branch 9
6A8C  s_waitcnt lgkmcnt(0)
6A90  v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
6A98  global_load_dword v4, v[4:5], off
6AA0  s_waitcnt vmcnt(0)
6AA4  v_lshlrev_b32_e32 v126, 16, v4
6AA8  v_and_b32_e32 v127, 0xffff0000, v4
6AB0  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
6AB8  s_and_b64 vcc, exec, s[4:5]
6ABC  v_lshrrev_b64 v[128:129], 1, v[2:3]
6AC4  s_cbranch_vccnz 72
6AC8  s_waitcnt lgkmcnt(0)
6ACC  v_lshl_add_u64 v[2:3], v[128:129], 3, s[6:7]
6AD4  global_load_dwordx2 v[92:93], v[2:3], off
6ADC  v_mov_b32_e32 v5, v43
6AE0  s_waitcnt vmcnt(1)
6AE4  v_mov_b32_e32 v8, v47
6AE8  v_mov_b32_e32 v9, v49
6AEC  v_mov_b32_e32 v10, v53
6AF0  v_mov_b32_e32 v11, v57
6AF4  v_mov_b32_e32 v12, v59
6AF8  v_mov_b32_e32 v13, v63
6AFC  v_mov_b32_e32 v14, v65
6B00  v_mov_b32_e32 v15, v69
6B04  v_mov_b32_e32 v16, v71
6B08  v_mov_b32_e32 v17, v75
6B0C  v_mov_b32_e32 v18, v79
6B10  v_mov_b32_e32 v19, v83
6B14  v_mov_b32_e32 v20, v85
6B18  v_mov_b32_e32 v21, v91
6B1C  v_mov_b32_e32 v22, v89
6B20  v_mov_b32_e32 v23, v99
6B24  v_mov_b32_e32 v24, v97
6B28  v_mov_b32_e32 v25, v105
6B2C  v_mov_b32_e32 v26, v103
6B30  v_mov_b32_e32 v27, v109
6B34  v_mov_b32_e32 v28, v107
6B38  v_mov_b32_e32 v29, v113
6B3C  v_mov_b32_e32 v32, v111
6B40  v_mov_b32_e32 v33, v117
6B44  v_mov_b32_e32 v34, v115
6B48  v_mov_b32_e32 v35, v121
6B4C  v_mov_b32_e32 v36, v119
6B50  v_mov_b32_e32 v37, v125
6B54  v_mov_b32_e32 v2, v123
6B58  v_mov_b32_e32 v3, v127
6B5C  v_mov_b32_e32 v100, v122
6B60  v_mov_b32_e32 v101, v124
6B64  v_mov_b32_e32 v94, v118
6B68  v_mov_b32_e32 v95, v120
6B6C  v_mov_b32_e32 v86, v114
6B70  v_mov_b32_e32 v87, v116
6B74  v_mov_b32_e32 v80, v110
6B78  v_mov_b32_e32 v81, v112
6B7C  v_mov_b32_e32 v76, v106
6B80  v_mov_b32_e32 v77, v108
6B84  v_mov_b32_e32 v72, v102
6B88  v_mov_b32_e32 v73, v104
6B8C  v_mov_b32_e32 v66, v96
6B90  v_mov_b32_e32 v67, v98
6B94  v_mov_b32_e32 v60, v88
6B98  v_mov_b32_e32 v61, v90
6B9C  v_mov_b32_e32 v54, v84
6BA0  v_mov_b32_e32 v55, v82
6BA4  v_mov_b32_e32 v50, v78
6BA8  v_mov_b32_e32 v51, v74
6BAC  v_mov_b32_e32 v44, v70
6BB0  v_mov_b32_e32 v45, v68
6BB4  v_mov_b32_e32 v40, v64
6BB8  v_mov_b32_e32 v41, v62
6BBC  v_mov_b32_e32 v38, v58
6BC0  v_mov_b32_e32 v39, v56
6BC4  v_mov_b32_e32 v30, v52
6BC8  v_mov_b32_e32 v31, v48
6BCC  v_mov_b32_e32 v6, v46
6BD0  v_mov_b32_e32 v7, v42
6BD4  s_waitcnt vmcnt(0)
6BD8  v_mov_b32_e32 v4, v93
6BDC  v_mov_b32_e32 v93, v126
6BE0  s_cbranch_execz 1
6BE4  s_branch 72
6BE8  s_waitcnt lgkmcnt(0)
6BEC  v_lshl_add_u64 v[2:3], v[128:129], 2, s[6:7]
6BF4  global_load_dword v4, v[2:3], off
6BFC  s_waitcnt vmcnt(1)
6C00  v_mov_b32_e32 v8, v47
6C04  v_mov_b32_e32 v10, v53
6C08  v_mov_b32_e32 v12, v59
6C0C  v_mov_b32_e32 v14, v65
6C10  v_mov_b32_e32 v16, v71
6C14  v_mov_b32_e32 v18, v79
6C18  v_mov_b32_e32 v20, v85
6C1C  v_mov_b32_e32 v22, v89
6C20  v_mov_b32_e32 v24, v97
6C24  v_mov_b32_e32 v26, v103
6C28  v_mov_b32_e32 v28, v107
6C2C  v_mov_b32_e32 v32, v111
6C30  v_mov_b32_e32 v34, v115
6C34  v_mov_b32_e32 v36, v119
6C38  v_mov_b32_e32 v2, v123
6C3C  v_mov_b32_e32 v123, v124
6C40  v_mov_b32_e32 v119, v120
6C44  v_mov_b32_e32 v115, v116
6C48  v_mov_b32_e32 v111, v112
6C4C  v_mov_b32_e32 v107, v108
6C50  v_mov_b32_e32 v103, v104
6C54  v_mov_b32_e32 v97, v98
6C58  v_mov_b32_e32 v89, v90
6C5C  v_mov_b32_e32 v85, v82
6C60  v_mov_b32_e32 v79, v74
6C64  v_mov_b32_e32 v71, v68
6C68  v_mov_b32_e32 v65, v62
6C6C  v_mov_b32_e32 v59, v56
6C70  v_mov_b32_e32 v53, v48
6C74  v_mov_b32_e32 v47, v42
6C78  v_mov_b32_e32 v5, v43
6C7C  v_mov_b32_e32 v9, v49
6C80  v_mov_b32_e32 v11, v57
6C84  v_mov_b32_e32 v13, v63
6C88  v_mov_b32_e32 v15, v69
6C8C  v_mov_b32_e32 v17, v75
6C90  v_mov_b32_e32 v19, v83
6C94  v_mov_b32_e32 v21, v91
6C98  v_mov_b32_e32 v23, v99
6C9C  v_mov_b32_e32 v25, v105
6CA0  v_mov_b32_e32 v27, v109
6CA4  v_mov_b32_e32 v29, v113
6CA8  v_mov_b32_e32 v33, v117
6CAC  v_mov_b32_e32 v35, v121
6CB0  v_mov_b32_e32 v37, v125
6CB4  v_mov_b32_e32 v3, v127
6CB8  v_mov_b32_e32 v93, v126
6CBC  v_mov_b64_e32 v[6:7], v[46:47]
6CC0  v_mov_b64_e32 v[30:31], v[52:53]
6CC4  v_mov_b64_e32 v[38:39], v[58:59]
6CC8  v_mov_b64_e32 v[40:41], v[64:65]
6CCC  v_mov_b64_e32 v[44:45], v[70:71]
6CD0  v_mov_b64_e32 v[50:51], v[78:79]
6CD4  v_mov_b64_e32 v[54:55], v[84:85]
6CD8  v_mov_b64_e32 v[60:61], v[88:89]
6CDC  v_mov_b64_e32 v[66:67], v[96:97]
6CE0  v_mov_b64_e32 v[72:73], v[102:103]
6CE4  v_mov_b64_e32 v[76:77], v[106:107]
6CE8  v_mov_b64_e32 v[80:81], v[110:111]
6CEC  v_mov_b64_e32 v[86:87], v[114:115]
6CF0  v_mov_b64_e32 v[94:95], v[118:119]
6CF4  v_mov_b64_e32 v[100:101], v[122:123]
6CF8  s_waitcnt vmcnt(0)
6CFC  v_lshlrev_b32_e32 v92, 16, v4
6D00  v_and_b32_e32 v4, 0xffff0000, v4
6D08  s_or_b64 exec, exec, s[18:19]
6D0C  s_waitcnt lgkmcnt(0)
6D10  s_cmp_lg_u32 s27, 0
6D14  s_cselect_b64 s[12:13], -1, 0
6D18  s_cmp_eq_u32 s27, 0
6D1C  s_cbranch_scc1 96
6D20  s_lshl_b32 s2, s27, 31
6D24  s_lshl_b32 s4, s27, 30
6D28  v_bfrev_b32_e32 v42, 1
6D2C  s_waitcnt vmcnt(0)
6D30  v_xor_b32_e32 v7, s2, v7
6D34  s_lshl_b32 s2, s27, 28
6D38  v_bitop3_b32 v6, s4, v6, v42 bitop3:0x6c
6D40  s_lshl_b32 s4, s27, 29
6D44  v_bitop3_b32 v30, s2, v30, v42 bitop3:0x6c
6D4C  s_lshl_b32 s2, s27, 26
6D50  v_bitop3_b32 v31, s4, v31, v42 bitop3:0x6c
6D58  s_lshl_b32 s4, s27, 27
6D5C  v_bitop3_b32 v38, s2, v38, v42 bitop3:0x6c
6D64  s_lshl_b32 s2, s27, 24
6D68  v_bitop3_b32 v39, s4, v39, v42 bitop3:0x6c
6D70  s_lshl_b32 s4, s27, 25
6D74  v_bitop3_b32 v40, s2, v40, v42 bitop3:0x6c
6D7C  s_lshl_b32 s2, s27, 22
6D80  v_bitop3_b32 v41, s4, v41, v42 bitop3:0x6c
6D88  s_lshl_b32 s4, s27, 23
6D8C  v_bitop3_b32 v44, s2, v44, v42 bitop3:0x6c
6D94  s_lshl_b32 s2, s27, 20
6D98  v_bitop3_b32 v45, s4, v45, v42 bitop3:0x6c
6DA0  s_lshl_b32 s4, s27, 21
6DA4  v_bitop3_b32 v50, s2, v50, v42 bitop3:0x6c
6DAC  s_lshl_b32 s2, s27, 18
6DB0  v_bitop3_b32 v51, s4, v51, v42 bitop3:0x6c
6DB8  s_lshl_b32 s4, s27, 19
6DBC  v_bitop3_b32 v54, s2, v54, v42 bitop3:0x6c
6DC4  s_lshl_b32 s2, s27, 16
6DC8  v_bitop3_b32 v55, s4, v55, v42 bitop3:0x6c
6DD0  s_lshl_b32 s4, s27, 17
6DD4  v_bitop3_b32 v60, s2, v60, v42 bitop3:0x6c
6DDC  s_lshl_b32 s2, s27, 14
6DE0  v_bitop3_b32 v61, s4, v61, v42 bitop3:0x6c
6DE8  s_lshl_b32 s4, s27, 15
6DEC  v_bitop3_b32 v66, s2, v66, v42 bitop3:0x6c
6DF4  s_lshl_b32 s2, s27, 12
6DF8  v_bitop3_b32 v67, s4, v67, v42 bitop3:0x6c
6E00  s_lshl_b32 s4, s27, 13
6E04  v_bitop3_b32 v72, s2, v72, v42 bitop3:0x6c
6E0C  s_lshl_b32 s2, s27, 10
6E10  v_bitop3_b32 v73, s4, v73, v42 bitop3:0x6c
6E18  s_lshl_b32 s4, s27, 11
6E1C  v_bitop3_b32 v76, s2, v76, v42 bitop3:0x6c
6E24  s_lshl_b32 s2, s27, 8
6E28  v_bitop3_b32 v77, s4, v77, v42 bitop3:0x6c
6E30  s_lshl_b32 s4, s27, 9
6E34  v_bitop3_b32 v80, s2, v80, v42 bitop3:0x6c
6E3C  s_lshl_b32 s2, s27, 6
6E40  v_bitop3_b32 v81, s4, v81, v42 bitop3:0x6c
6E48  s_lshl_b32 s4, s27, 7
6E4C  v_bitop3_b32 v86, s2, v86, v42 bitop3:0x6c
6E54  s_lshl_b32 s2, s27, 4
6E58  v_bitop3_b32 v87, s4, v87, v42 bitop3:0x6c
6E60  s_lshl_b32 s4, s27, 5
6E64  v_bitop3_b32 v94, s2, v94, v42 bitop3:0x6c
6E6C  s_lshl_b32 s2, s27, 2
6E70  v_bitop3_b32 v95, s4, v95, v42 bitop3:0x6c
6E78  s_lshl_b32 s4, s27, 3
6E7C  v_bitop3_b32 v100, s2, v100, v42 bitop3:0x6c
6E84  s_lshl_b32 s2, s27, 1
6E88  v_bitop3_b32 v101, s4, v101, v42 bitop3:0x6c
6E90  v_bitop3_b32 v92, s27, v92, v42 bitop3:0x6c
6E98  v_bitop3_b32 v93, s2, v93, v42 bitop3:0x6c
6EA0  s_waitcnt vmcnt(0)
6EA4  v_pk_add_f32 v[42:43], v[6:7], v[6:7] op_sel_hi:[1,0]
6EAC  v_pk_add_f32 v[46:47], v[6:7], v[6:7] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
6EB4  v_pk_add_f32 v[6:7], v[30:31], v[30:31] op_sel_hi:[1,0]
6EBC  v_pk_add_f32 v[48:49], v[30:31], v[30:31] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
6EC4  v_pk_add_f32 v[30:31], v[38:39], v[38:39] op_sel_hi:[1,0]
6ECC  v_pk_add_f32 v[52:53], v[38:39], v[38:39] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
6ED4  v_pk_add_f32 v[38:39], v[40:41], v[40:41] op_sel_hi:[1,0]
6EDC  v_pk_add_f32 v[56:57], v[40:41], v[40:41] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
6EE4  v_pk_add_f32 v[40:41], v[44:45], v[44:45] op_sel_hi:[1,0]
6EEC  v_pk_add_f32 v[44:45], v[44:45], v[44:45] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
6EF4  v_pk_add_f32 v[58:59], v[50:51], v[50:51] op_sel_hi:[1,0]
6EFC  v_pk_add_f32 v[50:51], v[50:51], v[50:51] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
6F04  v_pk_add_f32 v[62:63], v[54:55], v[54:55] op_sel_hi:[1,0]
6F0C  v_pk_add_f32 v[54:55], v[54:55], v[54:55] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
6F14  v_pk_add_f32 v[64:65], v[60:61], v[60:61] op_sel_hi:[1,0]
6F1C  v_pk_add_f32 v[60:61], v[60:61], v[60:61] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
6F24  v_mov_b32_e32 v47, v43
6F28  v_mov_b32_e32 v49, v7
6F2C  v_mov_b32_e32 v53, v31
6F30  v_mov_b32_e32 v57, v39
6F34  v_mov_b32_e32 v45, v41
6F38  v_mov_b32_e32 v51, v59
6F3C  v_mov_b32_e32 v55, v63
6F40  v_mov_b32_e32 v61, v65
6F44  v_pk_add_f32 v[42:43], v[46:47], v[48:49]
6F4C  v_pk_add_f32 v[30:31], v[52:53], v[56:57]
6F54  v_pk_add_f32 v[40:41], v[44:45], v[50:51]
6F5C  v_pk_add_f32 v[58:59], v[54:55], v[60:61]
6F64  v_pk_add_f32 v[38:39], v[42:43], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
6F6C  v_pk_add_f32 v[62:63], v[40:41], v[58:59] neg_lo:[0,1] neg_hi:[0,1]
6F74  v_pk_add_f32 v[42:43], v[42:43], v[30:31]
6F7C  v_pk_add_f32 v[40:41], v[40:41], v[58:59]
6F84  v_pk_add_f32 v[48:49], v[46:47], v[48:49] neg_lo:[0,1] neg_hi:[0,1]
6F8C  v_pk_add_f32 v[52:53], v[52:53], v[56:57] neg_lo:[0,1] neg_hi:[0,1]
6F94  v_pk_add_f32 v[44:45], v[44:45], v[50:51] neg_lo:[0,1] neg_hi:[0,1]
6F9C  v_pk_add_f32 v[50:51], v[54:55], v[60:61] neg_lo:[0,1] neg_hi:[0,1]
6FA4  s_mov_b32 s2, 0x3e800000
6FAC  v_pk_add_f32 v[30:31], v[42:43], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
6FB4  v_pk_add_f32 v[40:41], v[42:43], v[40:41]
6FBC  v_pk_add_f32 v[46:47], v[48:49], v[52:53] neg_lo:[0,1] neg_hi:[0,1]
6FC4  v_pk_add_f32 v[54:55], v[44:45], v[50:51] neg_lo:[0,1] neg_hi:[0,1]
6FCC  v_pk_add_f32 v[48:49], v[48:49], v[52:53]
6FD4  v_pk_add_f32 v[50:51], v[44:45], v[50:51]
6FDC  v_pk_mul_f32 v[40:41], v[40:41], s[2:3] op_sel_hi:[1,0]
6FE4  v_pk_add_f32 v[44:45], v[48:49], v[50:51] neg_lo:[0,1] neg_hi:[0,1]
6FEC  v_pk_add_f32 v[48:49], v[48:49], v[50:51]
6FF4  v_pk_add_f32 v[84:85], v[100:101], v[100:101] op_sel_hi:[1,0]
6FFC  v_pk_add_f32 v[110:111], v[100:101], v[100:101] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
7004  v_pk_add_f32 v[6:7], v[38:39], v[62:63] neg_lo:[0,1] neg_hi:[0,1]
700C  v_pk_add_f32 v[38:39], v[38:39], v[62:63]
7014  v_and_b32_e32 v101, 0x7fffffff, v41
701C  v_and_b32_e32 v99, 0x7fffffff, v40
7024  v_pk_mul_f32 v[48:49], v[48:49], s[2:3] op_sel_hi:[1,0]
702C  v_pk_mul_f32 v[38:39], v[38:39], s[2:3] op_sel_hi:[1,0]
7034  v_max_u32_e32 v58, v99, v101
7038  v_pk_add_f32 v[42:43], v[46:47], v[54:55] neg_lo:[0,1] neg_hi:[0,1]
7040  v_pk_add_f32 v[46:47], v[46:47], v[54:55]
7048  v_and_b32_e32 v100, 0x7fffffff, v49
7050  v_and_b32_e32 v98, 0x7fffffff, v48
7058  v_pk_add_f32 v[68:69], v[66:67], v[66:67] op_sel_hi:[1,0]
7060  v_pk_add_f32 v[70:71], v[66:67], v[66:67] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
7068  v_pk_add_f32 v[66:67], v[72:73], v[72:73] op_sel_hi:[1,0]
7070  v_pk_add_f32 v[82:83], v[72:73], v[72:73] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
7078  v_pk_add_f32 v[72:73], v[76:77], v[76:77] op_sel_hi:[1,0]
7080  v_pk_add_f32 v[102:103], v[76:77], v[76:77] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
7088  v_pk_add_f32 v[74:75], v[80:81], v[80:81] op_sel_hi:[1,0]
7090  v_pk_add_f32 v[104:105], v[80:81], v[80:81] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
7098  v_pk_add_f32 v[76:77], v[86:87], v[86:87] op_sel_hi:[1,0]
70A0  v_pk_add_f32 v[106:107], v[86:87], v[86:87] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
70A8  v_pk_add_f32 v[78:79], v[94:95], v[94:95] op_sel_hi:[1,0]
70B0  v_pk_add_f32 v[108:109], v[94:95], v[94:95] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
70B8  v_pk_add_f32 v[86:87], v[92:93], v[92:93] op_sel_hi:[1,0]
70C0  v_pk_add_f32 v[112:113], v[92:93], v[92:93] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
70C8  v_and_b32_e32 v97, 0x7fffffff, v39
70D0  v_and_b32_e32 v94, 0x7fffffff, v38
70D8  v_pk_mul_f32 v[46:47], v[46:47], s[2:3] op_sel_hi:[1,0]
70E0  v_max3_u32 v50, v98, v100, v58
70E8  v_pk_mul_f32 v[30:31], v[30:31], s[2:3] op_sel_hi:[1,0]
70F0  v_and_b32_e32 v96, 0x7fffffff, v47
70F8  v_and_b32_e32 v93, 0x7fffffff, v46
7100  v_max3_u32 v50, v94, v97, v50
7108  v_mov_b32_e32 v71, v69
710C  v_mov_b32_e32 v83, v67
7110  v_mov_b32_e32 v103, v73
7114  v_mov_b32_e32 v105, v75
7118  v_mov_b32_e32 v107, v77
711C  v_mov_b32_e32 v109, v79
7120  v_mov_b32_e32 v111, v85
7124  v_mov_b32_e32 v113, v87
7128  v_and_b32_e32 v91, 0x7fffffff, v31
7130  v_and_b32_e32 v89, 0x7fffffff, v30
7138  v_pk_mul_f32 v[44:45], v[44:45], s[2:3] op_sel_hi:[1,0]
7140  v_max3_u32 v50, v93, v96, v50
7148  v_pk_add_f32 v[52:53], v[70:71], v[82:83]
7150  v_pk_add_f32 v[56:57], v[102:103], v[104:105]
7158  v_pk_add_f32 v[58:59], v[106:107], v[108:109]
7160  v_pk_add_f32 v[60:61], v[110:111], v[112:113]
7168  v_pk_mul_f32 v[6:7], v[6:7], s[2:3] op_sel_hi:[1,0]
7170  v_max3_u32 v50, v89, v91, v50
7178  v_and_b32_e32 v92, 0x7fffffff, v45
7180  v_and_b32_e32 v90, 0x7fffffff, v44
7188  v_pk_add_f32 v[54:55], v[52:53], v[56:57] neg_lo:[0,1] neg_hi:[0,1]
7190  v_pk_add_f32 v[62:63], v[58:59], v[60:61] neg_lo:[0,1] neg_hi:[0,1]
7198  v_pk_add_f32 v[56:57], v[52:53], v[56:57]
71A0  v_pk_add_f32 v[58:59], v[58:59], v[60:61]
71A8  v_and_b32_e32 v84, 0x7fffffff, v7
71B0  v_and_b32_e32 v80, 0x7fffffff, v6
71B8  v_pk_mul_f32 v[42:43], v[42:43], s[2:3] op_sel_hi:[1,0]
71C0  v_max3_u32 v50, v90, v92, v50
71C8  v_pk_add_f32 v[52:53], v[56:57], v[58:59] neg_lo:[0,1] neg_hi:[0,1]
71D0  v_pk_add_f32 v[56:57], v[56:57], v[58:59]
71D8  v_max3_u32 v50, v80, v84, v50
71E0  v_and_b32_e32 v86, 0x7fffffff, v43
71E8  v_and_b32_e32 v81, 0x7fffffff, v42
71F0  v_pk_mul_f32 v[56:57], v[56:57], s[2:3] op_sel_hi:[1,0]
71F8  v_max3_u32 v64, v81, v86, v50
7200  v_and_b32_e32 v88, 0x7fffffff, v57
7208  v_and_b32_e32 v85, 0x7fffffff, v56
7210  v_max3_u32 v66, v85, v88, v64
7218  v_pk_add_f32 v[60:61], v[70:71], v[82:83] neg_lo:[0,1] neg_hi:[0,1]
7220  v_pk_add_f32 v[64:65], v[102:103], v[104:105] neg_lo:[0,1] neg_hi:[0,1]
7228  v_pk_add_f32 v[70:71], v[106:107], v[108:109] neg_lo:[0,1] neg_hi:[0,1]
7230  v_pk_add_f32 v[82:83], v[110:111], v[112:113] neg_lo:[0,1] neg_hi:[0,1]
7238  v_pk_add_f32 v[50:51], v[54:55], v[62:63] neg_lo:[0,1] neg_hi:[0,1]
7240  v_pk_add_f32 v[54:55], v[54:55], v[62:63]
7248  v_pk_add_f32 v[62:63], v[60:61], v[64:65] neg_lo:[0,1] neg_hi:[0,1]
7250  v_pk_add_f32 v[102:103], v[70:71], v[82:83] neg_lo:[0,1] neg_hi:[0,1]
7258  v_pk_add_f32 v[64:65], v[60:61], v[64:65]
7260  v_pk_add_f32 v[70:71], v[70:71], v[82:83]
7268  v_pk_mul_f32 v[54:55], v[54:55], s[2:3] op_sel_hi:[1,0]
7270  v_pk_add_f32 v[60:61], v[64:65], v[70:71] neg_lo:[0,1] neg_hi:[0,1]
7278  v_pk_add_f32 v[64:65], v[64:65], v[70:71]
7280  v_pk_add_f32 v[58:59], v[62:63], v[102:103] neg_lo:[0,1] neg_hi:[0,1]
7288  v_pk_mul_f32 v[64:65], v[64:65], s[2:3] op_sel_hi:[1,0]
7290  v_pk_add_f32 v[62:63], v[62:63], v[102:103]
7298  v_and_b32_e32 v87, 0x7fffffff, v65
72A0  v_and_b32_e32 v83, 0x7fffffff, v64
72A8  v_and_b32_e32 v79, 0x7fffffff, v55
72B0  v_and_b32_e32 v77, 0x7fffffff, v54
72B8  v_pk_mul_f32 v[62:63], v[62:63], s[2:3] op_sel_hi:[1,0]
72C0  v_max3_u32 v66, v83, v87, v66
72C8  v_pk_mul_f32 v[52:53], v[52:53], s[2:3] op_sel_hi:[1,0]
72D0  v_and_b32_e32 v78, 0x7fffffff, v63
72D8  v_and_b32_e32 v76, 0x7fffffff, v62
72E0  v_max3_u32 v66, v77, v79, v66
72E8  v_and_b32_e32 v74, 0x7fffffff, v53
72F0  v_and_b32_e32 v72, 0x7fffffff, v52
72F8  v_pk_mul_f32 v[60:61], v[60:61], s[2:3] op_sel_hi:[1,0]
7300  v_max3_u32 v66, v76, v78, v66
7308  v_pk_mul_f32 v[50:51], v[50:51], s[2:3] op_sel_hi:[1,0]
7310  v_max3_u32 v66, v72, v74, v66
7318  v_and_b32_e32 v75, 0x7fffffff, v61
7320  v_and_b32_e32 v73, 0x7fffffff, v60
7328  v_and_b32_e32 v69, 0x7fffffff, v51
7330  v_and_b32_e32 v67, 0x7fffffff, v50
7338  v_pk_mul_f32 v[58:59], v[58:59], s[2:3] op_sel_hi:[1,0]
7340  v_max3_u32 v66, v73, v75, v66
7348  v_max3_u32 v66, v67, v69, v66
7350  v_and_b32_e32 v70, 0x7fffffff, v59
7358  v_and_b32_e32 v68, 0x7fffffff, v58
7360  v_max3_u32 v102, v68, v70, v66
7368  s_mov_b32 s2, 0x7f7fffff
7370  v_cmp_lt_u32_e32 vcc, s2, v102
7374  v_mov_b32_e32 v66, 0
7378  v_mov_b32_e32 v71, 0
737C  v_mov_b32_e32 v82, 0
7380  v_mov_b32_e32 v95, 0
7384  s_and_saveexec_b64 s[18:19], vcc
7388  s_cbranch_execz 515
738C  s_mov_b32 s20, 0x7f800000
7394  v_cmp_lt_u32_e64 s[4:5], s20, v101
739C  v_and_b32_e32 v82, 0x80000000, v41
73A4  v_cmp_lt_u32_e32 vcc, s2, v101
73A8  v_and_b32_e32 v95, 0x80000000, v40
73B0  v_cmp_lt_u32_e64 s[6:7], s20, v99
73B8  v_cndmask_b32_e64 v82, v82, 0, s[4:5]
73C0  v_cndmask_b32_e64 v66, 0, 7, vcc
73C8  v_cndmask_b32_e64 v71, v101, 0, s[4:5]
73D0  v_cndmask_b32_e64 v95, v95, 0, s[6:7]
73D8  v_cndmask_b32_e32 v41, v41, v82, vcc
73DC  v_cmp_lt_u32_e32 vcc, s2, v99
73E0  v_or_b32_e32 v101, 0x70, v66
73E8  v_cndmask_b32_e64 v82, 0, 1, s[6:7]
73F0  v_cndmask_b32_e32 v40, v40, v95, vcc
73F4  v_max_u32_e32 v95, v99, v71
73F8  v_cndmask_b32_e64 v71, v95, v71, s[6:7]
7400  v_cndmask_b32_e32 v66, v66, v101, vcc
7404  v_addc_co_u32_e64 v82, vcc, 0, v82, s[4:5]
740C  v_cmp_lt_u32_e64 s[4:5], s20, v100
7414  v_max_u32_e32 v99, v100, v71
7418  v_or_b32_e32 v95, 0x700, v66
7420  v_cmp_lt_u32_e32 vcc, s2, v100
7424  v_cndmask_b32_e64 v71, v99, v71, s[4:5]
742C  v_and_b32_e32 v99, 0x80000000, v49
7434  v_cndmask_b32_e32 v66, v66, v95, vcc
7438  v_and_b32_e32 v100, 0x80000000, v48
7440  v_cmp_lt_u32_e64 s[6:7], s20, v98
7448  v_cndmask_b32_e64 v99, v99, 0, s[4:5]
7450  v_cndmask_b32_e64 v95, 0, 1, s[4:5]
7458  v_cndmask_b32_e64 v100, v100, 0, s[6:7]
7460  v_or_b32_e32 v101, 0x7000, v66
7468  v_cndmask_b32_e32 v49, v49, v99, vcc
746C  v_cmp_lt_u32_e32 vcc, s2, v98
7470  v_cmp_lt_u32_e64 s[4:5], s20, v97
7478  s_nop 0
747C  v_cndmask_b32_e32 v48, v48, v100, vcc
7480  v_cndmask_b32_e32 v66, v66, v101, vcc
7484  v_addc_co_u32_e64 v82, vcc, v82, v95, s[6:7]
748C  v_max_u32_e32 v95, v98, v71
7490  v_cndmask_b32_e64 v71, v95, v71, s[6:7]
7498  v_cmp_lt_u32_e32 vcc, s2, v97
749C  v_max_u32_e32 v97, v97, v71
74A0  v_cndmask_b32_e64 v71, v97, v71, s[4:5]
74A8  v_and_b32_e32 v97, 0x80000000, v39
74B0  v_or_b32_e32 v95, 0x70000, v66
74B8  v_cndmask_b32_e64 v97, v97, 0, s[4:5]
74C0  v_cndmask_b32_e32 v66, v66, v95, vcc
74C4  v_and_b32_e32 v98, 0x80000000, v38
74CC  v_cmp_lt_u32_e64 s[6:7], s20, v94
74D4  v_cndmask_b32_e32 v39, v39, v97, vcc
74D8  v_cmp_lt_u32_e32 vcc, s2, v94
74DC  v_max_u32_e32 v94, v94, v71
74E0  v_cndmask_b32_e64 v95, 0, 1, s[4:5]
74E8  v_cndmask_b32_e64 v98, v98, 0, s[6:7]
74F0  v_or_b32_e32 v99, 0x700000, v66
74F8  v_cndmask_b32_e64 v71, v94, v71, s[6:7]
7500  v_cndmask_b32_e32 v38, v38, v98, vcc
7504  v_cndmask_b32_e32 v66, v66, v99, vcc
7508  v_addc_co_u32_e64 v82, vcc, v82, v95, s[6:7]
7510  v_cmp_lt_u32_e64 s[4:5], s20, v96
7518  v_max_u32_e32 v95, v96, v71
751C  v_or_b32_e32 v94, 0x7000000, v66
7524  v_cmp_lt_u32_e32 vcc, s2, v96
7528  v_cndmask_b32_e64 v71, v95, v71, s[4:5]
7530  v_and_b32_e32 v95, 0x80000000, v47
7538  v_cndmask_b32_e32 v66, v66, v94, vcc
753C  v_and_b32_e32 v96, 0x80000000, v46
7544  v_cmp_lt_u32_e64 s[6:7], s20, v93
754C  v_cndmask_b32_e64 v95, v95, 0, s[4:5]
7554  v_cndmask_b32_e64 v94, 0, 1, s[4:5]
755C  v_cndmask_b32_e64 v96, v96, 0, s[6:7]
7564  v_or_b32_e32 v97, 0x70000000, v66
756C  v_cndmask_b32_e32 v47, v47, v95, vcc
7570  v_cmp_lt_u32_e32 vcc, s2, v93
7574  v_max_u32_e32 v93, v93, v71
7578  v_cndmask_b32_e64 v71, v93, v71, s[6:7]
7580  v_cndmask_b32_e32 v46, v46, v96, vcc
7584  v_cndmask_b32_e32 v66, v66, v97, vcc
7588  v_addc_co_u32_e64 v82, vcc, v82, v94, s[6:7]
7590  v_cmp_lt_u32_e32 vcc, s2, v91
7594  v_cmp_lt_u32_e64 s[4:5], s20, v91
759C  v_max_u32_e32 v91, v91, v71
75A0  v_cndmask_b32_e64 v93, 0, 7, vcc
75A8  v_cndmask_b32_e64 v71, v91, v71, s[4:5]
75B0  v_and_b32_e32 v91, 0x80000000, v31
75B8  v_and_b32_e32 v95, 0x80000000, v30
75C0  v_cmp_lt_u32_e64 s[6:7], s20, v89
75C8  v_cndmask_b32_e64 v91, v91, 0, s[4:5]
75D0  v_cndmask_b32_e64 v94, 0, 1, s[4:5]
75D8  v_cndmask_b32_e64 v95, v95, 0, s[6:7]
75E0  v_or_b32_e32 v96, 0x70, v93
75E8  v_cndmask_b32_e32 v31, v31, v91, vcc
75EC  v_cmp_lt_u32_e32 vcc, s2, v89
75F0  v_max_u32_e32 v89, v89, v71
75F4  v_cndmask_b32_e64 v71, v89, v71, s[6:7]
75FC  v_cndmask_b32_e32 v30, v30, v95, vcc
7600  v_cndmask_b32_e32 v91, v93, v96, vcc
7604  v_addc_co_u32_e64 v82, vcc, v82, v94, s[6:7]
760C  v_cmp_lt_u32_e32 vcc, s2, v92
7610  v_cmp_lt_u32_e64 s[4:5], s20, v92
7618  v_max_u32_e32 v92, v92, v71
761C  v_or_b32_e32 v89, 0x700, v91
7624  v_cndmask_b32_e64 v71, v92, v71, s[4:5]
762C  v_and_b32_e32 v92, 0x80000000, v45
7634  v_cndmask_b32_e32 v89, v91, v89, vcc
7638  v_and_b32_e32 v93, 0x80000000, v44
7640  v_cmp_lt_u32_e64 s[6:7], s20, v90
7648  v_cndmask_b32_e64 v92, v92, 0, s[4:5]
7650  v_cndmask_b32_e64 v91, 0, 1, s[4:5]
7658  v_cndmask_b32_e64 v93, v93, 0, s[6:7]
7660  v_or_b32_e32 v94, 0x7000, v89
7668  v_cndmask_b32_e32 v45, v45, v92, vcc
766C  v_cmp_lt_u32_e32 vcc, s2, v90
7670  v_max_u32_e32 v90, v90, v71
7674  v_cndmask_b32_e64 v71, v90, v71, s[6:7]
767C  v_cndmask_b32_e32 v44, v44, v93, vcc
7680  v_cndmask_b32_e32 v89, v89, v94, vcc
7684  v_addc_co_u32_e64 v82, vcc, v82, v91, s[6:7]
768C  v_cmp_lt_u32_e32 vcc, s2, v84
7690  v_cmp_lt_u32_e64 s[4:5], s20, v84
7698  v_max_u32_e32 v84, v84, v71
769C  v_or_b32_e32 v90, 0x70000, v89
76A4  v_cndmask_b32_e64 v71, v84, v71, s[4:5]
76AC  v_and_b32_e32 v84, 0x80000000, v7
76B4  v_cndmask_b32_e32 v89, v89, v90, vcc
76B8  v_and_b32_e32 v91, 0x80000000, v6
76C0  v_cmp_lt_u32_e64 s[6:7], s20, v80
76C8  v_cndmask_b32_e64 v84, v84, 0, s[4:5]
76D0  v_cndmask_b32_e64 v90, 0, 1, s[4:5]
76D8  v_cndmask_b32_e64 v91, v91, 0, s[6:7]
76E0  v_or_b32_e32 v92, 0x700000, v89
76E8  v_cndmask_b32_e32 v7, v7, v84, vcc
76EC  v_cmp_lt_u32_e32 vcc, s2, v80
76F0  v_max_u32_e32 v80, v80, v71
76F4  v_cndmask_b32_e64 v71, v80, v71, s[6:7]
76FC  v_cndmask_b32_e32 v6, v6, v91, vcc
7700  v_cndmask_b32_e32 v84, v89, v92, vcc
7704  v_addc_co_u32_e64 v82, vcc, v82, v90, s[6:7]
770C  v_cmp_lt_u32_e32 vcc, s2, v86
7710  v_cmp_lt_u32_e64 s[4:5], s20, v86
7718  v_max_u32_e32 v86, v86, v71
771C  v_or_b32_e32 v80, 0x7000000, v84
7724  v_cndmask_b32_e64 v86, v86, v71, s[4:5]
772C  v_and_b32_e32 v71, 0x80000000, v43
7734  v_cndmask_b32_e64 v71, v71, 0, s[4:5]
773C  v_cndmask_b32_e32 v80, v84, v80, vcc
7740  v_and_b32_e32 v89, 0x80000000, v42
7748  v_cmp_lt_u32_e64 s[6:7], s20, v81
7750  v_cndmask_b32_e32 v43, v43, v71, vcc
7754  v_cmp_lt_u32_e32 vcc, s2, v81
7758  v_max_u32_e32 v81, v81, v86
775C  v_cndmask_b32_e64 v84, 0, 1, s[4:5]
7764  v_cndmask_b32_e64 v89, v89, 0, s[6:7]
776C  v_or_b32_e32 v90, 0x70000000, v80
7774  v_cndmask_b32_e64 v81, v81, v86, s[6:7]
777C  v_cndmask_b32_e32 v42, v42, v89, vcc
7780  v_cndmask_b32_e32 v71, v80, v90, vcc
7784  v_addc_co_u32_e64 v80, vcc, v82, v84, s[6:7]
778C  v_cmp_lt_u32_e64 s[4:5], s20, v88
7794  v_max_u32_e32 v86, v88, v81
7798  v_cmp_lt_u32_e32 vcc, s2, v88
779C  v_cndmask_b32_e64 v81, v86, v81, s[4:5]
77A4  v_and_b32_e32 v86, 0x80000000, v57
77AC  v_cndmask_b32_e64 v82, 0, 7, vcc
77B4  v_and_b32_e32 v88, 0x80000000, v56
77BC  v_cmp_lt_u32_e64 s[6:7], s20, v85
77C4  v_cndmask_b32_e64 v86, v86, 0, s[4:5]
77CC  v_cndmask_b32_e64 v84, 0, 1, s[4:5]
77D4  v_cndmask_b32_e64 v88, v88, 0, s[6:7]
77DC  v_or_b32_e32 v89, 0x70, v82
77E4  v_cndmask_b32_e32 v57, v57, v86, vcc
77E8  v_cmp_lt_u32_e32 vcc, s2, v85
77EC  v_cmp_lt_u32_e64 s[4:5], s20, v87
77F4  v_and_b32_e32 v86, 0x80000000, v64
77FC  v_cndmask_b32_e32 v56, v56, v88, vcc
7800  v_cndmask_b32_e32 v82, v82, v89, vcc
7804  v_addc_co_u32_e64 v80, vcc, v80, v84, s[6:7]
780C  v_max_u32_e32 v84, v85, v81
7810  v_cndmask_b32_e64 v81, v84, v81, s[6:7]
7818  v_max_u32_e32 v85, v87, v81
781C  v_or_b32_e32 v84, 0x700, v82
7824  v_cmp_lt_u32_e32 vcc, s2, v87
7828  v_cndmask_b32_e64 v81, v85, v81, s[4:5]
7830  v_and_b32_e32 v85, 0x80000000, v65
7838  v_cndmask_b32_e32 v82, v82, v84, vcc
783C  v_cmp_lt_u32_e64 s[6:7], s20, v83
7844  v_cndmask_b32_e64 v85, v85, 0, s[4:5]
784C  v_cndmask_b32_e64 v84, 0, 1, s[4:5]
7854  v_cndmask_b32_e64 v86, v86, 0, s[6:7]
785C  v_or_b32_e32 v87, 0x7000, v82
7864  v_cndmask_b32_e32 v65, v65, v85, vcc
7868  v_cmp_lt_u32_e32 vcc, s2, v83
786C  v_max_u32_e32 v83, v83, v81
7870  v_cndmask_b32_e64 v81, v83, v81, s[6:7]
7878  v_cndmask_b32_e32 v64, v64, v86, vcc
787C  v_cndmask_b32_e32 v82, v82, v87, vcc
7880  v_addc_co_u32_e64 v80, vcc, v80, v84, s[6:7]
7888  v_cmp_lt_u32_e32 vcc, s2, v79
788C  v_cmp_lt_u32_e64 s[4:5], s20, v79
7894  v_max_u32_e32 v79, v79, v81
7898  v_or_b32_e32 v83, 0x70000, v82
78A0  v_cndmask_b32_e64 v79, v79, v81, s[4:5]
78A8  v_and_b32_e32 v81, 0x80000000, v55
78B0  v_cndmask_b32_e32 v82, v82, v83, vcc
78B4  v_and_b32_e32 v84, 0x80000000, v54
78BC  v_cmp_lt_u32_e64 s[6:7], s20, v77
78C4  v_cndmask_b32_e64 v81, v81, 0, s[4:5]
78CC  v_cndmask_b32_e64 v83, 0, 1, s[4:5]
78D4  v_cndmask_b32_e64 v84, v84, 0, s[6:7]
78DC  v_or_b32_e32 v85, 0x700000, v82
78E4  v_cndmask_b32_e32 v55, v55, v81, vcc
78E8  v_cmp_lt_u32_e32 vcc, s2, v77
78EC  v_max_u32_e32 v77, v77, v79
78F0  v_cndmask_b32_e64 v77, v77, v79, s[6:7]
78F8  v_cndmask_b32_e32 v54, v54, v84, vcc
78FC  v_cndmask_b32_e32 v81, v82, v85, vcc
7900  v_addc_co_u32_e64 v80, vcc, v80, v83, s[6:7]
7908  v_cmp_lt_u32_e32 vcc, s2, v78
790C  v_cmp_lt_u32_e64 s[4:5], s20, v78
7914  v_max_u32_e32 v78, v78, v77
7918  v_or_b32_e32 v79, 0x7000000, v81
7920  v_cndmask_b32_e64 v77, v78, v77, s[4:5]
7928  v_and_b32_e32 v78, 0x80000000, v63
7930  v_cndmask_b32_e32 v79, v81, v79, vcc
7934  v_and_b32_e32 v82, 0x80000000, v62
793C  v_cmp_lt_u32_e64 s[6:7], s20, v76
7944  v_cndmask_b32_e64 v78, v78, 0, s[4:5]
794C  v_cndmask_b32_e64 v81, 0, 1, s[4:5]
7954  v_cndmask_b32_e64 v82, v82, 0, s[6:7]
795C  v_or_b32_e32 v83, 0x70000000, v79
7964  v_cndmask_b32_e32 v63, v63, v78, vcc
7968  v_cmp_lt_u32_e32 vcc, s2, v76
796C  v_max_u32_e32 v76, v76, v77
7970  v_cndmask_b32_e64 v76, v76, v77, s[6:7]
7978  v_cndmask_b32_e32 v62, v62, v82, vcc
797C  v_cndmask_b32_e32 v82, v79, v83, vcc
7980  v_addc_co_u32_e64 v78, vcc, v80, v81, s[6:7]
7988  v_cmp_lt_u32_e32 vcc, s2, v74
798C  v_cmp_lt_u32_e64 s[4:5], s20, v74
7994  v_max_u32_e32 v74, v74, v76
7998  v_cndmask_b32_e64 v77, 0, 7, vcc
79A0  v_cndmask_b32_e64 v74, v74, v76, s[4:5]
79A8  v_and_b32_e32 v76, 0x80000000, v53
79B0  v_and_b32_e32 v80, 0x80000000, v52
79B8  v_cmp_lt_u32_e64 s[6:7], s20, v72
79C0  v_cndmask_b32_e64 v76, v76, 0, s[4:5]
79C8  v_cndmask_b32_e64 v79, 0, 1, s[4:5]
79D0  v_cndmask_b32_e64 v80, v80, 0, s[6:7]
79D8  v_or_b32_e32 v81, 0x70, v77
79E0  v_cndmask_b32_e32 v53, v53, v76, vcc
79E4  v_cmp_lt_u32_e32 vcc, s2, v72
79E8  v_max_u32_e32 v72, v72, v74
79EC  v_cndmask_b32_e64 v72, v72, v74, s[6:7]
79F4  v_cndmask_b32_e32 v52, v52, v80, vcc
79F8  v_cndmask_b32_e32 v76, v77, v81, vcc
79FC  v_addc_co_u32_e64 v77, vcc, v78, v79, s[6:7]
7A04  v_cmp_lt_u32_e32 vcc, s2, v75
7A08  v_cmp_lt_u32_e64 s[4:5], s20, v75
7A10  v_max_u32_e32 v75, v75, v72
7A14  v_or_b32_e32 v74, 0x700, v76
7A1C  v_cndmask_b32_e64 v72, v75, v72, s[4:5]
7A24  v_and_b32_e32 v75, 0x80000000, v61
7A2C  v_cndmask_b32_e32 v74, v76, v74, vcc
7A30  v_and_b32_e32 v78, 0x80000000, v60
7A38  v_cmp_lt_u32_e64 s[6:7], s20, v73
7A40  v_cndmask_b32_e64 v75, v75, 0, s[4:5]
7A48  v_cndmask_b32_e64 v76, 0, 1, s[4:5]
7A50  v_cndmask_b32_e64 v78, v78, 0, s[6:7]
7A58  v_or_b32_e32 v79, 0x7000, v74
7A60  v_cndmask_b32_e32 v61, v61, v75, vcc
7A64  v_cmp_lt_u32_e32 vcc, s2, v73
7A68  v_max_u32_e32 v73, v73, v72
7A6C  v_cndmask_b32_e64 v72, v73, v72, s[6:7]
7A74  v_cndmask_b32_e32 v60, v60, v78, vcc
7A78  v_cndmask_b32_e32 v74, v74, v79, vcc
7A7C  v_addc_co_u32_e64 v75, vcc, v77, v76, s[6:7]
7A84  v_cmp_lt_u32_e32 vcc, s2, v69
7A88  v_cmp_lt_u32_e64 s[4:5], s20, v69
7A90  v_max_u32_e32 v69, v69, v72
7A94  v_or_b32_e32 v73, 0x70000, v74
7A9C  v_cndmask_b32_e64 v69, v69, v72, s[4:5]
7AA4  v_and_b32_e32 v72, 0x80000000, v51
7AAC  v_cndmask_b32_e32 v73, v74, v73, vcc
7AB0  v_and_b32_e32 v76, 0x80000000, v50
7AB8  v_cmp_lt_u32_e64 s[6:7], s20, v67
7AC0  v_cndmask_b32_e64 v72, v72, 0, s[4:5]
7AC8  v_cndmask_b32_e64 v74, 0, 1, s[4:5]
7AD0  v_cndmask_b32_e64 v76, v76, 0, s[6:7]
7AD8  v_or_b32_e32 v77, 0x700000, v73
7AE0  v_cndmask_b32_e32 v51, v51, v72, vcc
7AE4  v_cmp_lt_u32_e32 vcc, s2, v67
7AE8  v_max_u32_e32 v67, v67, v69
7AEC  v_cndmask_b32_e64 v67, v67, v69, s[6:7]
7AF4  v_cndmask_b32_e32 v50, v50, v76, vcc
7AF8  v_cndmask_b32_e32 v72, v73, v77, vcc
7AFC  v_addc_co_u32_e64 v73, vcc, v75, v74, s[6:7]
7B04  v_cmp_lt_u32_e32 vcc, s2, v70
7B08  v_cmp_lt_u32_e64 s[4:5], s20, v70
7B10  v_max_u32_e32 v70, v70, v67
7B14  v_or_b32_e32 v69, 0x7000000, v72
7B1C  v_cndmask_b32_e64 v67, v70, v67, s[4:5]
7B24  v_and_b32_e32 v70, 0x80000000, v59
7B2C  v_cndmask_b32_e32 v69, v72, v69, vcc
7B30  v_and_b32_e32 v74, 0x80000000, v58
7B38  v_cmp_lt_u32_e64 s[6:7], s20, v68
7B40  v_cndmask_b32_e64 v70, v70, 0, s[4:5]
7B48  v_cndmask_b32_e64 v72, 0, 1, s[4:5]
7B50  v_cndmask_b32_e64 v74, v74, 0, s[6:7]
7B58  v_or_b32_e32 v75, 0x70000000, v69
7B60  v_cndmask_b32_e32 v59, v59, v70, vcc
7B64  v_cmp_lt_u32_e32 vcc, s2, v68
7B68  v_max_u32_e32 v68, v68, v67
7B6C  v_cndmask_b32_e64 v67, v68, v67, s[6:7]
7B74  v_cndmask_b32_e32 v58, v58, v74, vcc
7B78  v_cndmask_b32_e32 v95, v69, v75, vcc
7B7C  v_addc_co_u32_e64 v69, vcc, v73, v72, s[6:7]
7B84  v_mov_b32_e32 v68, 0x7f800000
7B8C  v_cmp_ne_u32_e32 vcc, 32, v69
7B90  s_nop 1
7B94  v_cndmask_b32_e32 v102, v68, v67, vcc
7B98  s_or_b64 exec, exec, s[18:19]
7B9C  s_bfe_u32 s2, s15, 0x20004
7BA4  s_cmp_eq_u32 s2, 2
7BA8  s_cselect_b64 s[6:7], -1, 0
7BAC  s_and_b64 s[4:5], s[6:7], exec
7BB0  s_cselect_b32 s4, 0x3fffff, 0
7BB8  s_cmp_lg_u32 s2, 0
7BBC  s_cselect_b32 s2, s4, 0x200000
7BC4  v_cmp_ne_u32_e32 vcc, 0, v102
7BC8  v_mov_b32_e32 v67, 0x7f
7BD0  s_and_saveexec_b64 s[4:5], vcc
7BD4  s_cbranch_execz 15
7BD8  v_add_u32_e32 v67, s2, v102
7BDC  s_mov_b32 s18, 0x17fffff
7BE4  v_lshrrev_b32_e32 v68, 23, v67
7BE8  v_add_u32_e32 v68, -2, v68
7BEC  v_cmp_lt_u32_e32 vcc, s18, v67
7BF0  s_mov_b32 s18, 0x7f800000
7BF8  s_nop 0
7BFC  v_cndmask_b32_e32 v67, 0, v68, vcc
7C00  v_cmp_eq_u32_e32 vcc, s18, v102
7C04  v_mov_b32_e32 v68, 0xfe
7C0C  s_and_b64 vcc, s[6:7], vcc
7C10  v_cndmask_b32_e32 v67, v67, v68, vcc
7C14  s_or_b64 exec, exec, s[4:5]
7C18  v_cmp_eq_u32_e32 vcc, 0, v67
7C1C  s_cbranch_vccz 37
7C20  s_nop 0
7C24  v_cndmask_b32_e64 v68, 1.0, 2.0, vcc
7C2C  v_pk_mul_f32 v[40:41], v[68:69], v[40:41] op_sel_hi:[0,1]
7C34  v_pk_mul_f32 v[48:49], v[68:69], v[48:49] op_sel_hi:[0,1]
7C3C  v_pk_mul_f32 v[38:39], v[68:69], v[38:39] op_sel_hi:[0,1]
7C44  v_pk_mul_f32 v[46:47], v[68:69], v[46:47] op_sel_hi:[0,1]
7C4C  v_pk_mul_f32 v[30:31], v[68:69], v[30:31] op_sel_hi:[0,1]
7C54  v_pk_mul_f32 v[44:45], v[68:69], v[44:45] op_sel_hi:[0,1]
7C5C  v_pk_mul_f32 v[6:7], v[68:69], v[6:7] op_sel_hi:[0,1]
7C64  v_pk_mul_f32 v[42:43], v[68:69], v[42:43] op_sel_hi:[0,1]
7C6C  v_pk_mul_f32 v[56:57], v[68:69], v[56:57] op_sel_hi:[0,1]
7C74  v_pk_mul_f32 v[64:65], v[68:69], v[64:65] op_sel_hi:[0,1]
7C7C  v_pk_mul_f32 v[54:55], v[68:69], v[54:55] op_sel_hi:[0,1]
7C84  v_pk_mul_f32 v[62:63], v[68:69], v[62:63] op_sel_hi:[0,1]
7C8C  v_pk_mul_f32 v[52:53], v[68:69], v[52:53] op_sel_hi:[0,1]
7C94  v_pk_mul_f32 v[60:61], v[68:69], v[60:61] op_sel_hi:[0,1]
7C9C  v_pk_mul_f32 v[50:51], v[68:69], v[50:51] op_sel_hi:[0,1]
7CA4  v_pk_mul_f32 v[58:59], v[68:69], v[58:59] op_sel_hi:[0,1]
7CAC  v_max_u32_e32 v68, 1, v67
7CB0  s_branch 1
7CB4  v_mov_b32_e32 v68, v67
7CB8  v_mov_b32_e32 v70, 0
7CBC  v_mov_b32_e32 v72, 0
7CC0  v_lshlrev_b32_e32 v68, 23, v68
7CC4  v_cvt_scalef32_pk_fp4_f32 v70, v41, v40, v68
7CCC  v_cvt_scalef32_pk_fp4_f32 v72, v39, v38, v68 op_sel:[0,0,0,1]
7CD4  v_cvt_scalef32_pk_fp4_f32 v70, v49, v48, v68 op_sel:[0,0,1,0]
7CDC  v_cvt_scalef32_pk_fp4_f32 v72, v47, v46, v68 op_sel:[0,0,1,1]
7CE4  s_nop 0
7CE8  v_mov_b32_e32 v38, 0
7CEC  v_mov_b32_e32 v39, 0
7CF0  v_cvt_scalef32_pk_fp4_f32 v38, v31, v30, v68
7CF8  v_cvt_scalef32_pk_fp4_f32 v39, v7, v6, v68 op_sel:[0,0,0,1]
7D00  v_cvt_scalef32_pk_fp4_f32 v38, v45, v44, v68 op_sel:[0,0,1,0]
7D08  v_cvt_scalef32_pk_fp4_f32 v39, v43, v42, v68 op_sel:[0,0,1,1]
7D10  s_nop 0
7D14  v_mov_b32_e32 v6, 0
7D18  v_mov_b32_e32 v7, 0
7D1C  v_cvt_scalef32_pk_fp4_f32 v6, v57, v56, v68
7D24  v_cvt_scalef32_pk_fp4_f32 v7, v55, v54, v68 op_sel:[0,0,0,1]
7D2C  v_cvt_scalef32_pk_fp4_f32 v6, v65, v64, v68 op_sel:[0,0,1,0]
7D34  v_cvt_scalef32_pk_fp4_f32 v7, v63, v62, v68 op_sel:[0,0,1,1]
7D3C  s_nop 0
7D40  v_mov_b32_e32 v69, 0
7D44  v_or3_b32 v42, v7, v82, v6
7D4C  v_mov_b32_e32 v6, 0
7D50  v_cvt_scalef32_pk_fp4_f32 v69, v53, v52, v68
7D58  v_cvt_scalef32_pk_fp4_f32 v6, v51, v50, v68 op_sel:[0,0,0,1]
7D60  v_cvt_scalef32_pk_fp4_f32 v69, v61, v60, v68 op_sel:[0,0,1,0]
7D68  v_cvt_scalef32_pk_fp4_f32 v6, v59, v58, v68 op_sel:[0,0,1,1]
7D70  s_nop 0
7D74  v_or3_b32 v40, v72, v66, v70
7D7C  v_or3_b32 v43, v6, v95, v69
7D84  v_lshlrev_b32_e32 v6, 2, v131
7D88  v_bitop3_b32 v7, v6, v130, v1 bitop3:0xf6
7D90  v_or3_b32 v41, v39, v71, v38
7D98  v_lshlrev_b32_e32 v38, 4, v7
7D9C  v_or_b32_e32 v39, v6, v130
7DA0  ds_write_b128 v38, v[40:43]
7DA8  ds_write_b8 v39, v67 offset:8192
7DB0  s_and_saveexec_b64 s[18:19], s[0:1]
7DB4  s_cbranch_execz 1046
7DB8  s_andn2_b64 vcc, exec, s[12:13]
7DBC  s_cbranch_vccnz 95
7DC0  s_lshl_b32 s1, s27, 30
7DC4  s_lshl_b32 s4, s27, 29
7DC8  v_bfrev_b32_e32 v6, 1
7DCC  v_bitop3_b32 v9, s4, v9, v6 bitop3:0x6c
7DD4  v_bitop3_b32 v8, s1, v8, v6 bitop3:0x6c
7DDC  s_lshl_b32 s1, s27, 28
7DE0  s_lshl_b32 s4, s27, 27
7DE4  v_bitop3_b32 v11, s4, v11, v6 bitop3:0x6c
7DEC  v_bitop3_b32 v10, s1, v10, v6 bitop3:0x6c
7DF4  s_lshl_b32 s1, s27, 26
7DF8  s_lshl_b32 s4, s27, 25
7DFC  v_bitop3_b32 v13, s4, v13, v6 bitop3:0x6c
7E04  v_bitop3_b32 v12, s1, v12, v6 bitop3:0x6c
7E0C  s_lshl_b32 s1, s27, 24
7E10  s_lshl_b32 s4, s27, 23
7E14  v_bitop3_b32 v15, s4, v15, v6 bitop3:0x6c
7E1C  v_bitop3_b32 v14, s1, v14, v6 bitop3:0x6c
7E24  s_lshl_b32 s1, s27, 22
7E28  s_lshl_b32 s4, s27, 21
7E2C  v_bitop3_b32 v17, s4, v17, v6 bitop3:0x6c
7E34  v_bitop3_b32 v16, s1, v16, v6 bitop3:0x6c
7E3C  s_lshl_b32 s1, s27, 20
7E40  s_lshl_b32 s4, s27, 19
7E44  v_bitop3_b32 v19, s4, v19, v6 bitop3:0x6c
7E4C  v_bitop3_b32 v18, s1, v18, v6 bitop3:0x6c
7E54  s_lshl_b32 s1, s27, 18
7E58  s_lshl_b32 s4, s27, 17
7E5C  v_bitop3_b32 v21, s4, v21, v6 bitop3:0x6c
7E64  v_bitop3_b32 v20, s1, v20, v6 bitop3:0x6c
7E6C  s_lshl_b32 s1, s27, 16
7E70  s_lshl_b32 s4, s27, 15
7E74  v_bitop3_b32 v23, s4, v23, v6 bitop3:0x6c
7E7C  v_bitop3_b32 v22, s1, v22, v6 bitop3:0x6c
7E84  s_lshl_b32 s1, s27, 14
7E88  s_lshl_b32 s4, s27, 13
7E8C  v_bitop3_b32 v25, s4, v25, v6 bitop3:0x6c
7E94  v_bitop3_b32 v24, s1, v24, v6 bitop3:0x6c
7E9C  s_lshl_b32 s1, s27, 12
7EA0  s_lshl_b32 s4, s27, 11
7EA4  v_bitop3_b32 v27, s4, v27, v6 bitop3:0x6c
7EAC  v_bitop3_b32 v26, s1, v26, v6 bitop3:0x6c
7EB4  s_lshl_b32 s1, s27, 10
7EB8  s_lshl_b32 s4, s27, 9
7EBC  v_bitop3_b32 v29, s4, v29, v6 bitop3:0x6c
7EC4  v_bitop3_b32 v28, s1, v28, v6 bitop3:0x6c
7ECC  s_lshl_b32 s1, s27, 8
7ED0  s_lshl_b32 s4, s27, 7
7ED4  v_bitop3_b32 v33, s4, v33, v6 bitop3:0x6c
7EDC  v_bitop3_b32 v32, s1, v32, v6 bitop3:0x6c
7EE4  s_lshl_b32 s1, s27, 6
7EE8  s_lshl_b32 s4, s27, 5
7EEC  v_bitop3_b32 v35, s4, v35, v6 bitop3:0x6c
7EF4  v_bitop3_b32 v34, s1, v34, v6 bitop3:0x6c
7EFC  s_lshl_b32 s1, s27, 4
7F00  s_lshl_b32 s4, s27, 3
7F04  s_lshl_b32 s0, s27, 31
7F08  v_bitop3_b32 v37, s4, v37, v6 bitop3:0x6c
7F10  v_bitop3_b32 v36, s1, v36, v6 bitop3:0x6c
7F18  s_lshl_b32 s1, s27, 2
7F1C  s_lshl_b32 s4, s27, 1
7F20  v_bitop3_b32 v3, s4, v3, v6 bitop3:0x6c
7F28  v_bitop3_b32 v2, s1, v2, v6 bitop3:0x6c
7F30  v_bitop3_b32 v4, s27, v4, v6 bitop3:0x6c
7F38  v_xor_b32_e32 v5, s0, v5
7F3C  v_pk_add_f32 v[6:7], v[4:5], v[8:9] op_sel_hi:[1,0]
7F44  v_pk_add_f32 v[30:31], v[4:5], v[8:9] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
7F4C  v_pk_add_f32 v[40:41], v[8:9], v[10:11] op_sel_hi:[1,0]
7F54  v_pk_add_f32 v[42:43], v[8:9], v[10:11] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
7F5C  v_pk_add_f32 v[8:9], v[10:11], v[12:13] op_sel_hi:[1,0]
7F64  v_pk_add_f32 v[10:11], v[10:11], v[12:13] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
7F6C  v_pk_add_f32 v[44:45], v[12:13], v[14:15] op_sel_hi:[1,0]
7F74  v_pk_add_f32 v[12:13], v[12:13], v[14:15] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
7F7C  v_pk_add_f32 v[46:47], v[14:15], v[16:17] op_sel_hi:[1,0]
7F84  v_pk_add_f32 v[14:15], v[14:15], v[16:17] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
7F8C  v_pk_add_f32 v[48:49], v[16:17], v[18:19] op_sel_hi:[1,0]
7F94  v_pk_add_f32 v[16:17], v[16:17], v[18:19] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
7F9C  v_pk_add_f32 v[50:51], v[18:19], v[20:21] op_sel_hi:[1,0]
7FA4  v_pk_add_f32 v[18:19], v[18:19], v[20:21] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
7FAC  v_pk_add_f32 v[52:53], v[20:21], v[22:23] op_sel_hi:[1,0]
7FB4  v_pk_add_f32 v[20:21], v[20:21], v[22:23] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
7FBC  v_mov_b32_e32 v31, v7
7FC0  v_mov_b32_e32 v43, v41
7FC4  v_mov_b32_e32 v11, v9
7FC8  v_mov_b32_e32 v13, v45
7FCC  v_mov_b32_e32 v15, v47
7FD0  v_mov_b32_e32 v17, v49
7FD4  v_mov_b32_e32 v19, v51
7FD8  v_mov_b32_e32 v21, v53
7FDC  v_pk_add_f32 v[54:55], v[22:23], v[24:25] op_sel_hi:[1,0]
7FE4  v_pk_add_f32 v[72:73], v[22:23], v[24:25] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
7FEC  v_pk_add_f32 v[22:23], v[24:25], v[26:27] op_sel_hi:[1,0]
7FF4  v_pk_add_f32 v[74:75], v[24:25], v[26:27] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
7FFC  v_pk_add_f32 v[24:25], v[26:27], v[28:29] op_sel_hi:[1,0]
8004  v_pk_add_f32 v[26:27], v[26:27], v[28:29] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
800C  v_pk_add_f32 v[56:57], v[28:29], v[32:33] op_sel_hi:[1,0]
8014  v_pk_add_f32 v[28:29], v[28:29], v[32:33] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
801C  v_pk_add_f32 v[64:65], v[32:33], v[34:35] op_sel_hi:[1,0]
8024  v_pk_add_f32 v[32:33], v[32:33], v[34:35] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
802C  v_pk_add_f32 v[76:77], v[34:35], v[36:37] op_sel_hi:[1,0]
8034  v_pk_add_f32 v[78:79], v[34:35], v[36:37] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
803C  v_pk_add_f32 v[34:35], v[36:37], v[2:3] op_sel_hi:[1,0]
8044  v_pk_add_f32 v[80:81], v[36:37], v[2:3] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
804C  v_pk_add_f32 v[36:37], v[2:3], v[4:5] op_sel_hi:[1,0]
8054  v_pk_add_f32 v[82:83], v[2:3], v[4:5] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
805C  v_pk_add_f32 v[4:5], v[30:31], v[42:43]
8064  v_pk_add_f32 v[8:9], v[10:11], v[12:13]
806C  v_pk_add_f32 v[40:41], v[14:15], v[16:17]
8074  v_pk_add_f32 v[44:45], v[18:19], v[20:21]
807C  v_pk_add_f32 v[30:31], v[30:31], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
8084  v_pk_add_f32 v[12:13], v[10:11], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
808C  v_pk_add_f32 v[16:17], v[14:15], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
8094  v_pk_add_f32 v[18:19], v[18:19], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
809C  v_pk_add_f32 v[6:7], v[4:5], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
80A4  v_pk_add_f32 v[46:47], v[40:41], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
80AC  v_pk_add_f32 v[8:9], v[4:5], v[8:9]
80B4  v_pk_add_f32 v[40:41], v[40:41], v[44:45]
80BC  v_pk_add_f32 v[14:15], v[30:31], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
80C4  v_pk_add_f32 v[20:21], v[16:17], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
80CC  s_mov_b32 s0, 0x3e800000
80D4  v_pk_add_f32 v[4:5], v[8:9], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
80DC  v_pk_add_f32 v[8:9], v[8:9], v[40:41]
80E4  v_pk_add_f32 v[10:11], v[14:15], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
80EC  v_pk_add_f32 v[14:15], v[14:15], v[20:21]
80F4  v_pk_add_f32 v[20:21], v[30:31], v[12:13]
80FC  v_pk_add_f32 v[16:17], v[16:17], v[18:19]
8104  v_pk_mul_f32 v[8:9], v[8:9], s[0:1] op_sel_hi:[1,0]
810C  v_pk_add_f32 v[12:13], v[20:21], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
8114  v_pk_add_f32 v[16:17], v[20:21], v[16:17]
811C  v_pk_add_f32 v[2:3], v[6:7], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
8124  v_pk_add_f32 v[6:7], v[6:7], v[46:47]
812C  v_and_b32_e32 v71, 0x7fffffff, v9
8134  v_and_b32_e32 v69, 0x7fffffff, v8
813C  v_pk_mul_f32 v[16:17], v[16:17], s[0:1] op_sel_hi:[1,0]
8144  v_pk_mul_f32 v[6:7], v[6:7], s[0:1] op_sel_hi:[1,0]
814C  v_max_u32_e32 v22, v69, v71
8150  v_and_b32_e32 v70, 0x7fffffff, v17
8158  v_and_b32_e32 v68, 0x7fffffff, v16
8160  v_and_b32_e32 v67, 0x7fffffff, v7
8168  v_and_b32_e32 v64, 0x7fffffff, v6
8170  v_pk_mul_f32 v[14:15], v[14:15], s[0:1] op_sel_hi:[1,0]
8178  v_max3_u32 v18, v68, v70, v22
8180  v_pk_mul_f32 v[4:5], v[4:5], s[0:1] op_sel_hi:[1,0]
8188  v_and_b32_e32 v66, 0x7fffffff, v15
8190  v_and_b32_e32 v63, 0x7fffffff, v14
8198  v_max3_u32 v18, v64, v67, v18
81A0  v_mov_b32_e32 v73, v55
81A4  v_mov_b32_e32 v75, v23
81A8  v_mov_b32_e32 v27, v25
81AC  v_mov_b32_e32 v29, v57
81B0  v_mov_b32_e32 v33, v65
81B4  v_mov_b32_e32 v79, v77
81B8  v_mov_b32_e32 v81, v35
81BC  v_mov_b32_e32 v83, v37
81C0  v_and_b32_e32 v61, 0x7fffffff, v5
81C8  v_and_b32_e32 v59, 0x7fffffff, v4
81D0  v_pk_mul_f32 v[12:13], v[12:13], s[0:1] op_sel_hi:[1,0]
81D8  v_max3_u32 v18, v63, v66, v18
81E0  v_pk_add_f32 v[20:21], v[72:73], v[74:75]
81E8  v_pk_add_f32 v[24:25], v[26:27], v[28:29]
81F0  v_pk_add_f32 v[30:31], v[32:33], v[78:79]
81F8  v_pk_add_f32 v[34:35], v[80:81], v[82:83]
8200  v_pk_mul_f32 v[2:3], v[2:3], s[0:1] op_sel_hi:[1,0]
8208  v_max3_u32 v18, v59, v61, v18
8210  v_and_b32_e32 v62, 0x7fffffff, v13
8218  v_and_b32_e32 v60, 0x7fffffff, v12
8220  v_pk_add_f32 v[22:23], v[20:21], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
8228  v_pk_add_f32 v[36:37], v[30:31], v[34:35] neg_lo:[0,1] neg_hi:[0,1]
8230  v_pk_add_f32 v[24:25], v[20:21], v[24:25]
8238  v_pk_add_f32 v[30:31], v[30:31], v[34:35]
8240  v_pk_add_f32 v[42:43], v[72:73], v[74:75] neg_lo:[0,1] neg_hi:[0,1]
8248  v_pk_add_f32 v[28:29], v[26:27], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
8250  v_pk_add_f32 v[32:33], v[32:33], v[78:79] neg_lo:[0,1] neg_hi:[0,1]
8258  v_pk_add_f32 v[52:53], v[80:81], v[82:83] neg_lo:[0,1] neg_hi:[0,1]
8260  v_and_b32_e32 v54, 0x7fffffff, v3
8268  v_and_b32_e32 v50, 0x7fffffff, v2
8270  v_pk_mul_f32 v[10:11], v[10:11], s[0:1] op_sel_hi:[1,0]
8278  v_max3_u32 v18, v60, v62, v18
8280  v_pk_add_f32 v[20:21], v[24:25], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
8288  v_pk_add_f32 v[24:25], v[24:25], v[30:31]
8290  v_pk_add_f32 v[30:31], v[42:43], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
8298  v_pk_add_f32 v[72:73], v[32:33], v[52:53] neg_lo:[0,1] neg_hi:[0,1]
82A0  v_pk_add_f32 v[42:43], v[42:43], v[28:29]
82A8  v_pk_add_f32 v[32:33], v[32:33], v[52:53]
82B0  v_max3_u32 v18, v50, v54, v18
82B8  v_and_b32_e32 v56, 0x7fffffff, v11
82C0  v_and_b32_e32 v51, 0x7fffffff, v10
82C8  v_pk_mul_f32 v[24:25], v[24:25], s[0:1] op_sel_hi:[1,0]
82D0  v_pk_add_f32 v[28:29], v[42:43], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
82D8  v_pk_add_f32 v[32:33], v[42:43], v[32:33]
82E0  v_max3_u32 v40, v51, v56, v18
82E8  v_pk_add_f32 v[18:19], v[22:23], v[36:37] neg_lo:[0,1] neg_hi:[0,1]
82F0  v_pk_add_f32 v[22:23], v[22:23], v[36:37]
82F8  v_and_b32_e32 v58, 0x7fffffff, v25
8300  v_and_b32_e32 v55, 0x7fffffff, v24
8308  v_pk_mul_f32 v[32:33], v[32:33], s[0:1] op_sel_hi:[1,0]
8310  v_pk_mul_f32 v[22:23], v[22:23], s[0:1] op_sel_hi:[1,0]
8318  v_max3_u32 v34, v55, v58, v40
8320  v_pk_add_f32 v[26:27], v[30:31], v[72:73] neg_lo:[0,1] neg_hi:[0,1]
8328  v_pk_add_f32 v[30:31], v[30:31], v[72:73]
8330  v_and_b32_e32 v57, 0x7fffffff, v33
8338  v_and_b32_e32 v53, 0x7fffffff, v32
8340  v_and_b32_e32 v49, 0x7fffffff, v23
8348  v_and_b32_e32 v47, 0x7fffffff, v22
8350  v_pk_mul_f32 v[30:31], v[30:31], s[0:1] op_sel_hi:[1,0]
8358  v_max3_u32 v34, v53, v57, v34
8360  v_pk_mul_f32 v[20:21], v[20:21], s[0:1] op_sel_hi:[1,0]
8368  v_and_b32_e32 v48, 0x7fffffff, v31
8370  v_and_b32_e32 v46, 0x7fffffff, v30
8378  v_max3_u32 v34, v47, v49, v34
8380  v_and_b32_e32 v44, 0x7fffffff, v21
8388  v_and_b32_e32 v41, 0x7fffffff, v20
8390  v_pk_mul_f32 v[28:29], v[28:29], s[0:1] op_sel_hi:[1,0]
8398  v_max3_u32 v34, v46, v48, v34
83A0  v_pk_mul_f32 v[18:19], v[18:19], s[0:1] op_sel_hi:[1,0]
83A8  v_max3_u32 v34, v41, v44, v34
83B0  v_and_b32_e32 v45, 0x7fffffff, v29
83B8  v_and_b32_e32 v42, 0x7fffffff, v28
83C0  v_and_b32_e32 v37, 0x7fffffff, v19
83C8  v_and_b32_e32 v35, 0x7fffffff, v18
83D0  v_pk_mul_f32 v[26:27], v[26:27], s[0:1] op_sel_hi:[1,0]
83D8  v_max3_u32 v34, v42, v45, v34
83E0  v_max3_u32 v34, v35, v37, v34
83E8  v_and_b32_e32 v40, 0x7fffffff, v27
83F0  v_and_b32_e32 v36, 0x7fffffff, v26
83F8  v_max3_u32 v72, v36, v40, v34
8400  s_mov_b32 s20, 0x7f7fffff
8408  v_cmp_lt_u32_e32 vcc, s20, v72
840C  v_mov_b32_e32 v34, 0
8410  v_mov_b32_e32 v43, 0
8414  v_mov_b32_e32 v52, 0
8418  v_mov_b32_e32 v65, 0
841C  s_and_saveexec_b64 s[12:13], vcc
8420  s_cbranch_execz 515
8424  s_mov_b32 s21, 0x7f800000
842C  v_cmp_lt_u32_e64 s[0:1], s21, v71
8434  v_and_b32_e32 v52, 0x80000000, v9
843C  v_cmp_lt_u32_e32 vcc, s20, v71
8440  v_and_b32_e32 v65, 0x80000000, v8
8448  v_cmp_lt_u32_e64 s[4:5], s21, v69
8450  v_cndmask_b32_e64 v52, v52, 0, s[0:1]
8458  v_cndmask_b32_e64 v34, 0, 7, vcc
8460  v_cndmask_b32_e64 v43, v71, 0, s[0:1]
8468  v_cndmask_b32_e64 v65, v65, 0, s[4:5]
8470  v_cndmask_b32_e32 v9, v9, v52, vcc
8474  v_cmp_lt_u32_e32 vcc, s20, v69
8478  v_or_b32_e32 v71, 0x70, v34
8480  v_cndmask_b32_e64 v52, 0, 1, s[4:5]
8488  v_cndmask_b32_e32 v8, v8, v65, vcc
848C  v_max_u32_e32 v65, v69, v43
8490  v_cndmask_b32_e64 v43, v65, v43, s[4:5]
8498  v_cndmask_b32_e32 v34, v34, v71, vcc
849C  v_addc_co_u32_e64 v52, vcc, 0, v52, s[0:1]
84A4  v_cmp_lt_u32_e64 s[0:1], s21, v70
84AC  v_max_u32_e32 v69, v70, v43
84B0  v_or_b32_e32 v65, 0x700, v34
84B8  v_cmp_lt_u32_e32 vcc, s20, v70
84BC  v_cndmask_b32_e64 v43, v69, v43, s[0:1]
84C4  v_and_b32_e32 v69, 0x80000000, v17
84CC  v_cndmask_b32_e32 v34, v34, v65, vcc
84D0  v_and_b32_e32 v70, 0x80000000, v16
84D8  v_cmp_lt_u32_e64 s[4:5], s21, v68
84E0  v_cndmask_b32_e64 v69, v69, 0, s[0:1]
84E8  v_cndmask_b32_e64 v65, 0, 1, s[0:1]
84F0  v_cndmask_b32_e64 v70, v70, 0, s[4:5]
84F8  v_or_b32_e32 v71, 0x7000, v34
8500  v_cndmask_b32_e32 v17, v17, v69, vcc
8504  v_cmp_lt_u32_e32 vcc, s20, v68
8508  v_cmp_lt_u32_e64 s[0:1], s21, v67
8510  s_nop 0
8514  v_cndmask_b32_e32 v16, v16, v70, vcc
8518  v_cndmask_b32_e32 v34, v34, v71, vcc
851C  v_addc_co_u32_e64 v52, vcc, v52, v65, s[4:5]
8524  v_max_u32_e32 v65, v68, v43
8528  v_cndmask_b32_e64 v43, v65, v43, s[4:5]
8530  v_cmp_lt_u32_e32 vcc, s20, v67
8534  v_max_u32_e32 v67, v67, v43
8538  v_cndmask_b32_e64 v43, v67, v43, s[0:1]
8540  v_and_b32_e32 v67, 0x80000000, v7
8548  v_or_b32_e32 v65, 0x70000, v34
8550  v_cndmask_b32_e64 v67, v67, 0, s[0:1]
8558  v_cndmask_b32_e32 v34, v34, v65, vcc
855C  v_and_b32_e32 v68, 0x80000000, v6
8564  v_cmp_lt_u32_e64 s[4:5], s21, v64
856C  v_cndmask_b32_e32 v7, v7, v67, vcc
8570  v_cmp_lt_u32_e32 vcc, s20, v64
8574  v_max_u32_e32 v64, v64, v43
8578  v_cndmask_b32_e64 v65, 0, 1, s[0:1]
8580  v_cndmask_b32_e64 v68, v68, 0, s[4:5]
8588  v_or_b32_e32 v69, 0x700000, v34
8590  v_cndmask_b32_e64 v43, v64, v43, s[4:5]
8598  v_cndmask_b32_e32 v6, v6, v68, vcc
859C  v_cndmask_b32_e32 v34, v34, v69, vcc
85A0  v_addc_co_u32_e64 v52, vcc, v52, v65, s[4:5]
85A8  v_cmp_lt_u32_e64 s[0:1], s21, v66
85B0  v_max_u32_e32 v65, v66, v43
85B4  v_or_b32_e32 v64, 0x7000000, v34
85BC  v_cmp_lt_u32_e32 vcc, s20, v66
85C0  v_cndmask_b32_e64 v43, v65, v43, s[0:1]
85C8  v_and_b32_e32 v65, 0x80000000, v15
85D0  v_cndmask_b32_e32 v34, v34, v64, vcc
85D4  v_and_b32_e32 v66, 0x80000000, v14
85DC  v_cmp_lt_u32_e64 s[4:5], s21, v63
85E4  v_cndmask_b32_e64 v65, v65, 0, s[0:1]
85EC  v_cndmask_b32_e64 v64, 0, 1, s[0:1]
85F4  v_cndmask_b32_e64 v66, v66, 0, s[4:5]
85FC  v_or_b32_e32 v67, 0x70000000, v34
8604  v_cndmask_b32_e32 v15, v15, v65, vcc
8608  v_cmp_lt_u32_e32 vcc, s20, v63
860C  v_max_u32_e32 v63, v63, v43
8610  v_cndmask_b32_e64 v43, v63, v43, s[4:5]
8618  v_cndmask_b32_e32 v14, v14, v66, vcc
861C  v_cndmask_b32_e32 v34, v34, v67, vcc
8620  v_addc_co_u32_e64 v52, vcc, v52, v64, s[4:5]
8628  v_cmp_lt_u32_e32 vcc, s20, v61
862C  v_cmp_lt_u32_e64 s[0:1], s21, v61
8634  v_max_u32_e32 v61, v61, v43
8638  v_cndmask_b32_e64 v63, 0, 7, vcc
8640  v_cndmask_b32_e64 v43, v61, v43, s[0:1]
8648  v_and_b32_e32 v61, 0x80000000, v5
8650  v_and_b32_e32 v65, 0x80000000, v4
8658  v_cmp_lt_u32_e64 s[4:5], s21, v59
8660  v_cndmask_b32_e64 v61, v61, 0, s[0:1]
8668  v_cndmask_b32_e64 v64, 0, 1, s[0:1]
8670  v_cndmask_b32_e64 v65, v65, 0, s[4:5]
8678  v_or_b32_e32 v66, 0x70, v63
8680  v_cndmask_b32_e32 v5, v5, v61, vcc
8684  v_cmp_lt_u32_e32 vcc, s20, v59
8688  v_max_u32_e32 v59, v59, v43
868C  v_cndmask_b32_e64 v43, v59, v43, s[4:5]
8694  v_cndmask_b32_e32 v4, v4, v65, vcc
8698  v_cndmask_b32_e32 v61, v63, v66, vcc
869C  v_addc_co_u32_e64 v52, vcc, v52, v64, s[4:5]
86A4  v_cmp_lt_u32_e32 vcc, s20, v62
86A8  v_cmp_lt_u32_e64 s[0:1], s21, v62
86B0  v_max_u32_e32 v62, v62, v43
86B4  v_or_b32_e32 v59, 0x700, v61
86BC  v_cndmask_b32_e64 v43, v62, v43, s[0:1]
86C4  v_and_b32_e32 v62, 0x80000000, v13
86CC  v_cndmask_b32_e32 v59, v61, v59, vcc
86D0  v_and_b32_e32 v63, 0x80000000, v12
86D8  v_cmp_lt_u32_e64 s[4:5], s21, v60
86E0  v_cndmask_b32_e64 v62, v62, 0, s[0:1]
86E8  v_cndmask_b32_e64 v61, 0, 1, s[0:1]
86F0  v_cndmask_b32_e64 v63, v63, 0, s[4:5]
86F8  v_or_b32_e32 v64, 0x7000, v59
8700  v_cndmask_b32_e32 v13, v13, v62, vcc
8704  v_cmp_lt_u32_e32 vcc, s20, v60
8708  v_max_u32_e32 v60, v60, v43
870C  v_cndmask_b32_e64 v43, v60, v43, s[4:5]
8714  v_cndmask_b32_e32 v12, v12, v63, vcc
8718  v_cndmask_b32_e32 v59, v59, v64, vcc
871C  v_addc_co_u32_e64 v52, vcc, v52, v61, s[4:5]
8724  v_cmp_lt_u32_e32 vcc, s20, v54
8728  v_cmp_lt_u32_e64 s[0:1], s21, v54
8730  v_max_u32_e32 v54, v54, v43
8734  v_or_b32_e32 v60, 0x70000, v59
873C  v_cndmask_b32_e64 v43, v54, v43, s[0:1]
8744  v_and_b32_e32 v54, 0x80000000, v3
874C  v_cndmask_b32_e32 v59, v59, v60, vcc
8750  v_and_b32_e32 v61, 0x80000000, v2
8758  v_cmp_lt_u32_e64 s[4:5], s21, v50
8760  v_cndmask_b32_e64 v54, v54, 0, s[0:1]
8768  v_cndmask_b32_e64 v60, 0, 1, s[0:1]
8770  v_cndmask_b32_e64 v61, v61, 0, s[4:5]
8778  v_or_b32_e32 v62, 0x700000, v59
8780  v_cndmask_b32_e32 v3, v3, v54, vcc
8784  v_cmp_lt_u32_e32 vcc, s20, v50
8788  v_max_u32_e32 v50, v50, v43
878C  v_cndmask_b32_e64 v43, v50, v43, s[4:5]
8794  v_cndmask_b32_e32 v2, v2, v61, vcc
8798  v_cndmask_b32_e32 v54, v59, v62, vcc
879C  v_addc_co_u32_e64 v52, vcc, v52, v60, s[4:5]
87A4  v_cmp_lt_u32_e32 vcc, s20, v56
87A8  v_cmp_lt_u32_e64 s[0:1], s21, v56
87B0  v_max_u32_e32 v56, v56, v43
87B4  v_or_b32_e32 v50, 0x7000000, v54
87BC  v_cndmask_b32_e64 v56, v56, v43, s[0:1]
87C4  v_and_b32_e32 v43, 0x80000000, v11
87CC  v_cndmask_b32_e64 v43, v43, 0, s[0:1]
87D4  v_cndmask_b32_e32 v50, v54, v50, vcc
87D8  v_and_b32_e32 v59, 0x80000000, v10
87E0  v_cmp_lt_u32_e64 s[4:5], s21, v51
87E8  v_cndmask_b32_e32 v11, v11, v43, vcc
87EC  v_cmp_lt_u32_e32 vcc, s20, v51
87F0  v_max_u32_e32 v51, v51, v56
87F4  v_cndmask_b32_e64 v54, 0, 1, s[0:1]
87FC  v_cndmask_b32_e64 v59, v59, 0, s[4:5]
8804  v_or_b32_e32 v60, 0x70000000, v50
880C  v_cndmask_b32_e64 v51, v51, v56, s[4:5]
8814  v_cndmask_b32_e32 v10, v10, v59, vcc
8818  v_cndmask_b32_e32 v43, v50, v60, vcc
881C  v_addc_co_u32_e64 v50, vcc, v52, v54, s[4:5]
8824  v_cmp_lt_u32_e64 s[0:1], s21, v58
882C  v_max_u32_e32 v56, v58, v51
8830  v_cmp_lt_u32_e32 vcc, s20, v58
8834  v_cndmask_b32_e64 v51, v56, v51, s[0:1]
883C  v_and_b32_e32 v56, 0x80000000, v25
8844  v_cndmask_b32_e64 v52, 0, 7, vcc
884C  v_and_b32_e32 v58, 0x80000000, v24
8854  v_cmp_lt_u32_e64 s[4:5], s21, v55
885C  v_cndmask_b32_e64 v56, v56, 0, s[0:1]
8864  v_cndmask_b32_e64 v54, 0, 1, s[0:1]
886C  v_cndmask_b32_e64 v58, v58, 0, s[4:5]
8874  v_or_b32_e32 v59, 0x70, v52
887C  v_cndmask_b32_e32 v25, v25, v56, vcc
8880  v_cmp_lt_u32_e32 vcc, s20, v55
8884  v_cmp_lt_u32_e64 s[0:1], s21, v57
888C  v_and_b32_e32 v56, 0x80000000, v32
8894  v_cndmask_b32_e32 v24, v24, v58, vcc
8898  v_cndmask_b32_e32 v52, v52, v59, vcc
889C  v_addc_co_u32_e64 v50, vcc, v50, v54, s[4:5]
88A4  v_max_u32_e32 v54, v55, v51
88A8  v_cndmask_b32_e64 v51, v54, v51, s[4:5]
88B0  v_max_u32_e32 v55, v57, v51
88B4  v_or_b32_e32 v54, 0x700, v52
88BC  v_cmp_lt_u32_e32 vcc, s20, v57
88C0  v_cndmask_b32_e64 v51, v55, v51, s[0:1]
88C8  v_and_b32_e32 v55, 0x80000000, v33
88D0  v_cndmask_b32_e32 v52, v52, v54, vcc
88D4  v_cmp_lt_u32_e64 s[4:5], s21, v53
88DC  v_cndmask_b32_e64 v55, v55, 0, s[0:1]
88E4  v_cndmask_b32_e64 v54, 0, 1, s[0:1]
88EC  v_cndmask_b32_e64 v56, v56, 0, s[4:5]
88F4  v_or_b32_e32 v57, 0x7000, v52
88FC  v_cndmask_b32_e32 v33, v33, v55, vcc
8900  v_cmp_lt_u32_e32 vcc, s20, v53
8904  v_max_u32_e32 v53, v53, v51
8908  v_cndmask_b32_e64 v51, v53, v51, s[4:5]
8910  v_cndmask_b32_e32 v32, v32, v56, vcc
8914  v_cndmask_b32_e32 v52, v52, v57, vcc
8918  v_addc_co_u32_e64 v50, vcc, v50, v54, s[4:5]
8920  v_cmp_lt_u32_e32 vcc, s20, v49
8924  v_cmp_lt_u32_e64 s[0:1], s21, v49
892C  v_max_u32_e32 v49, v49, v51
8930  v_or_b32_e32 v53, 0x70000, v52
8938  v_cndmask_b32_e64 v49, v49, v51, s[0:1]
8940  v_and_b32_e32 v51, 0x80000000, v23
8948  v_cndmask_b32_e32 v52, v52, v53, vcc
894C  v_and_b32_e32 v54, 0x80000000, v22
8954  v_cmp_lt_u32_e64 s[4:5], s21, v47
895C  v_cndmask_b32_e64 v51, v51, 0, s[0:1]
8964  v_cndmask_b32_e64 v53, 0, 1, s[0:1]
896C  v_cndmask_b32_e64 v54, v54, 0, s[4:5]
8974  v_or_b32_e32 v55, 0x700000, v52
897C  v_cndmask_b32_e32 v23, v23, v51, vcc
8980  v_cmp_lt_u32_e32 vcc, s20, v47
8984  v_max_u32_e32 v47, v47, v49
8988  v_cndmask_b32_e64 v47, v47, v49, s[4:5]
8990  v_cndmask_b32_e32 v22, v22, v54, vcc
8994  v_cndmask_b32_e32 v51, v52, v55, vcc
8998  v_addc_co_u32_e64 v50, vcc, v50, v53, s[4:5]
89A0  v_cmp_lt_u32_e32 vcc, s20, v48
89A4  v_cmp_lt_u32_e64 s[0:1], s21, v48
89AC  v_max_u32_e32 v48, v48, v47
89B0  v_or_b32_e32 v49, 0x7000000, v51
89B8  v_cndmask_b32_e64 v47, v48, v47, s[0:1]
89C0  v_and_b32_e32 v48, 0x80000000, v31
89C8  v_cndmask_b32_e32 v49, v51, v49, vcc
89CC  v_and_b32_e32 v52, 0x80000000, v30
89D4  v_cmp_lt_u32_e64 s[4:5], s21, v46
89DC  v_cndmask_b32_e64 v48, v48, 0, s[0:1]
89E4  v_cndmask_b32_e64 v51, 0, 1, s[0:1]
89EC  v_cndmask_b32_e64 v52, v52, 0, s[4:5]
89F4  v_or_b32_e32 v53, 0x70000000, v49
89FC  v_cndmask_b32_e32 v31, v31, v48, vcc
8A00  v_cmp_lt_u32_e32 vcc, s20, v46
8A04  v_max_u32_e32 v46, v46, v47
8A08  v_cndmask_b32_e64 v46, v46, v47, s[4:5]
8A10  v_cndmask_b32_e32 v30, v30, v52, vcc
8A14  v_cndmask_b32_e32 v52, v49, v53, vcc
8A18  v_addc_co_u32_e64 v48, vcc, v50, v51, s[4:5]
8A20  v_cmp_lt_u32_e32 vcc, s20, v44
8A24  v_cmp_lt_u32_e64 s[0:1], s21, v44
8A2C  v_max_u32_e32 v44, v44, v46
8A30  v_cndmask_b32_e64 v47, 0, 7, vcc
8A38  v_cndmask_b32_e64 v44, v44, v46, s[0:1]
8A40  v_and_b32_e32 v46, 0x80000000, v21
8A48  v_and_b32_e32 v50, 0x80000000, v20
8A50  v_cmp_lt_u32_e64 s[4:5], s21, v41
8A58  v_cndmask_b32_e64 v46, v46, 0, s[0:1]
8A60  v_cndmask_b32_e64 v49, 0, 1, s[0:1]
8A68  v_cndmask_b32_e64 v50, v50, 0, s[4:5]
8A70  v_or_b32_e32 v51, 0x70, v47
8A78  v_cndmask_b32_e32 v21, v21, v46, vcc
8A7C  v_cmp_lt_u32_e32 vcc, s20, v41
8A80  v_max_u32_e32 v41, v41, v44
8A84  v_cndmask_b32_e64 v41, v41, v44, s[4:5]
8A8C  v_cndmask_b32_e32 v20, v20, v50, vcc
8A90  v_cndmask_b32_e32 v46, v47, v51, vcc
8A94  v_addc_co_u32_e64 v47, vcc, v48, v49, s[4:5]
8A9C  v_cmp_lt_u32_e32 vcc, s20, v45
8AA0  v_cmp_lt_u32_e64 s[0:1], s21, v45
8AA8  v_max_u32_e32 v45, v45, v41
8AAC  v_or_b32_e32 v44, 0x700, v46
8AB4  v_cndmask_b32_e64 v41, v45, v41, s[0:1]
8ABC  v_and_b32_e32 v45, 0x80000000, v29
8AC4  v_cndmask_b32_e32 v44, v46, v44, vcc
8AC8  v_and_b32_e32 v48, 0x80000000, v28
8AD0  v_cmp_lt_u32_e64 s[4:5], s21, v42
8AD8  v_cndmask_b32_e64 v45, v45, 0, s[0:1]
8AE0  v_cndmask_b32_e64 v46, 0, 1, s[0:1]
8AE8  v_cndmask_b32_e64 v48, v48, 0, s[4:5]
8AF0  v_or_b32_e32 v49, 0x7000, v44
8AF8  v_cndmask_b32_e32 v29, v29, v45, vcc
8AFC  v_cmp_lt_u32_e32 vcc, s20, v42
8B00  v_max_u32_e32 v42, v42, v41
8B04  v_cndmask_b32_e64 v41, v42, v41, s[4:5]
8B0C  v_cndmask_b32_e32 v28, v28, v48, vcc
8B10  v_cndmask_b32_e32 v44, v44, v49, vcc
8B14  v_addc_co_u32_e64 v45, vcc, v47, v46, s[4:5]
8B1C  v_cmp_lt_u32_e32 vcc, s20, v37
8B20  v_cmp_lt_u32_e64 s[0:1], s21, v37
8B28  v_max_u32_e32 v37, v37, v41
8B2C  v_or_b32_e32 v42, 0x70000, v44
8B34  v_cndmask_b32_e64 v37, v37, v41, s[0:1]
8B3C  v_and_b32_e32 v41, 0x80000000, v19
8B44  v_cndmask_b32_e32 v42, v44, v42, vcc
8B48  v_and_b32_e32 v46, 0x80000000, v18
8B50  v_cmp_lt_u32_e64 s[4:5], s21, v35
8B58  v_cndmask_b32_e64 v41, v41, 0, s[0:1]
8B60  v_cndmask_b32_e64 v44, 0, 1, s[0:1]
8B68  v_cndmask_b32_e64 v46, v46, 0, s[4:5]
8B70  v_or_b32_e32 v47, 0x700000, v42
8B78  v_cndmask_b32_e32 v19, v19, v41, vcc
8B7C  v_cmp_lt_u32_e32 vcc, s20, v35
8B80  v_max_u32_e32 v35, v35, v37
8B84  v_cndmask_b32_e64 v35, v35, v37, s[4:5]
8B8C  v_cndmask_b32_e32 v18, v18, v46, vcc
8B90  v_cndmask_b32_e32 v41, v42, v47, vcc
8B94  v_addc_co_u32_e64 v42, vcc, v45, v44, s[4:5]
8B9C  v_cmp_lt_u32_e32 vcc, s20, v40
8BA0  v_cmp_lt_u32_e64 s[0:1], s21, v40
8BA8  v_max_u32_e32 v40, v40, v35
8BAC  v_or_b32_e32 v37, 0x7000000, v41
8BB4  v_cndmask_b32_e64 v35, v40, v35, s[0:1]
8BBC  v_and_b32_e32 v40, 0x80000000, v27
8BC4  v_cndmask_b32_e32 v37, v41, v37, vcc
8BC8  v_and_b32_e32 v44, 0x80000000, v26
8BD0  v_cmp_lt_u32_e64 s[4:5], s21, v36
8BD8  v_cndmask_b32_e64 v40, v40, 0, s[0:1]
8BE0  v_cndmask_b32_e64 v41, 0, 1, s[0:1]
8BE8  v_cndmask_b32_e64 v44, v44, 0, s[4:5]
8BF0  v_or_b32_e32 v45, 0x70000000, v37
8BF8  v_cndmask_b32_e32 v27, v27, v40, vcc
8BFC  v_cmp_lt_u32_e32 vcc, s20, v36
8C00  v_max_u32_e32 v36, v36, v35
8C04  v_cndmask_b32_e64 v35, v36, v35, s[4:5]
8C0C  v_cndmask_b32_e32 v26, v26, v44, vcc
8C10  v_cndmask_b32_e32 v65, v37, v45, vcc
8C14  v_addc_co_u32_e64 v37, vcc, v42, v41, s[4:5]
8C1C  v_mov_b32_e32 v36, 0x7f800000
8C24  v_cmp_ne_u32_e32 vcc, 32, v37
8C28  s_nop 1
8C2C  v_cndmask_b32_e32 v72, v36, v35, vcc
8C30  s_or_b64 exec, exec, s[12:13]
8C34  v_cmp_ne_u32_e32 vcc, 0, v72
8C38  v_mov_b32_e32 v35, 0x7f
8C40  s_and_saveexec_b64 s[0:1], vcc
8C44  s_cbranch_execz 15
8C48  v_add_u32_e32 v35, s2, v72
8C4C  s_mov_b32 s2, 0x17fffff
8C54  v_lshrrev_b32_e32 v36, 23, v35
8C58  v_add_u32_e32 v36, -2, v36
8C5C  v_cmp_lt_u32_e32 vcc, s2, v35
8C60  s_mov_b32 s2, 0x7f800000
8C68  s_nop 0
8C6C  v_cndmask_b32_e32 v35, 0, v36, vcc
8C70  v_cmp_eq_u32_e32 vcc, s2, v72
8C74  v_mov_b32_e32 v36, 0xfe
8C7C  s_and_b64 vcc, s[6:7], vcc
8C80  v_cndmask_b32_e32 v35, v35, v36, vcc
8C84  s_or_b64 exec, exec, s[0:1]
8C88  v_cmp_eq_u32_e32 vcc, 0, v35
8C8C  s_cbranch_vccz 37
8C90  s_nop 0
8C94  v_cndmask_b32_e64 v36, 1.0, 2.0, vcc
8C9C  v_pk_mul_f32 v[8:9], v[36:37], v[8:9] op_sel_hi:[0,1]
8CA4  v_pk_mul_f32 v[16:17], v[36:37], v[16:17] op_sel_hi:[0,1]
8CAC  v_pk_mul_f32 v[6:7], v[36:37], v[6:7] op_sel_hi:[0,1]
8CB4  v_pk_mul_f32 v[14:15], v[36:37], v[14:15] op_sel_hi:[0,1]
8CBC  v_pk_mul_f32 v[4:5], v[36:37], v[4:5] op_sel_hi:[0,1]
8CC4  v_pk_mul_f32 v[12:13], v[36:37], v[12:13] op_sel_hi:[0,1]
8CCC  v_pk_mul_f32 v[2:3], v[36:37], v[2:3] op_sel_hi:[0,1]
8CD4  v_pk_mul_f32 v[10:11], v[36:37], v[10:11] op_sel_hi:[0,1]
8CDC  v_pk_mul_f32 v[24:25], v[36:37], v[24:25] op_sel_hi:[0,1]
8CE4  v_pk_mul_f32 v[32:33], v[36:37], v[32:33] op_sel_hi:[0,1]
8CEC  v_pk_mul_f32 v[22:23], v[36:37], v[22:23] op_sel_hi:[0,1]
8CF4  v_pk_mul_f32 v[30:31], v[36:37], v[30:31] op_sel_hi:[0,1]
8CFC  v_pk_mul_f32 v[20:21], v[36:37], v[20:21] op_sel_hi:[0,1]
8D04  v_pk_mul_f32 v[28:29], v[36:37], v[28:29] op_sel_hi:[0,1]
8D0C  v_pk_mul_f32 v[18:19], v[36:37], v[18:19] op_sel_hi:[0,1]
8D14  v_pk_mul_f32 v[26:27], v[36:37], v[26:27] op_sel_hi:[0,1]
8D1C  v_max_u32_e32 v36, 1, v35
8D20  s_branch 1
8D24  v_mov_b32_e32 v36, v35
8D28  v_mov_b32_e32 v40, 0
8D2C  v_mov_b32_e32 v41, 0
8D30  v_lshlrev_b32_e32 v36, 23, v36
8D34  v_cvt_scalef32_pk_fp4_f32 v40, v9, v8, v36
8D3C  v_cvt_scalef32_pk_fp4_f32 v41, v7, v6, v36 op_sel:[0,0,0,1]
8D44  v_cvt_scalef32_pk_fp4_f32 v40, v17, v16, v36 op_sel:[0,0,1,0]
8D4C  v_cvt_scalef32_pk_fp4_f32 v41, v15, v14, v36 op_sel:[0,0,1,1]
8D54  s_nop 0
8D58  v_mov_b32_e32 v7, 0
8D5C  v_mov_b32_e32 v8, 0
8D60  v_cvt_scalef32_pk_fp4_f32 v7, v5, v4, v36
8D68  v_cvt_scalef32_pk_fp4_f32 v8, v3, v2, v36 op_sel:[0,0,0,1]
8D70  v_cvt_scalef32_pk_fp4_f32 v7, v13, v12, v36 op_sel:[0,0,1,0]
8D78  v_cvt_scalef32_pk_fp4_f32 v8, v11, v10, v36 op_sel:[0,0,1,1]
8D80  s_nop 0
8D84  v_mov_b32_e32 v2, 0
8D88  v_mov_b32_e32 v3, 0
8D8C  v_cvt_scalef32_pk_fp4_f32 v2, v25, v24, v36
8D94  v_cvt_scalef32_pk_fp4_f32 v3, v23, v22, v36 op_sel:[0,0,0,1]
8D9C  v_cvt_scalef32_pk_fp4_f32 v2, v33, v32, v36 op_sel:[0,0,1,0]
8DA4  v_cvt_scalef32_pk_fp4_f32 v3, v31, v30, v36 op_sel:[0,0,1,1]
8DAC  s_nop 0
8DB0  v_mov_b32_e32 v37, 0
8DB4  v_or3_b32 v7, v8, v43, v7
8DBC  v_or3_b32 v8, v3, v52, v2
8DC4  v_mov_b32_e32 v2, 0
8DC8  v_or3_b32 v6, v41, v34, v40
8DD0  v_cvt_scalef32_pk_fp4_f32 v37, v21, v20, v36
8DD8  v_cvt_scalef32_pk_fp4_f32 v2, v19, v18, v36 op_sel:[0,0,0,1]
8DE0  v_cvt_scalef32_pk_fp4_f32 v37, v29, v28, v36 op_sel:[0,0,1,0]
8DE8  v_cvt_scalef32_pk_fp4_f32 v2, v27, v26, v36 op_sel:[0,0,1,1]
8DF0  s_nop 0
8DF8  v_or3_b32 v9, v2, v65, v37
8E00  ds_write_b128 v38, v[6:9] offset:64
8E08  ds_write_b8 v39, v35 offset:8196
8E10  s_or_b64 exec, exec, s[18:19]
8E14  s_or_b64 exec, exec, s[16:17]
8E18  s_add_i32 s1, s24, 7
8E1C  s_and_b32 s12, s1, 0xffffff8
8E24  s_lshr_b32 s1, s26, 1
8E28  s_add_i32 s2, s14, 0xff
8E30  s_and_b32 s0, s15, 8
8E34  s_and_b32 s1, s1, 2
8E38  s_and_b32 s13, s2, 0xffffff00
8E40  v_lshlrev_b32_e32 v2, 6, v0
8E44  s_cmp_eq_u32 s0, 0
8E48  v_or_b32_e32 v4, s26, v1
8E4C  v_lshl_or_b32 v1, s3, 7, v0
8E54  v_and_b32_e32 v2, 0xc0, v2
8E5C  s_movk_i32 s0, 0xff3c
8E60  s_cselect_b64 vcc, -1, 0
8E64  v_and_or_b32 v1, v1, s0, v2
8E6C  v_lshrrev_b32_e32 v2, 2, v0
8E70  v_bfe_u32 v3, v0, 6, 1
8E78  v_add_u32_e32 v6, s25, v2
8E7C  s_and_b64 s[2:3], vcc, exec
8E80  v_cmp_le_u32_e64 s[6:7], s24, v4
8E88  v_or3_b32 v1, v1, v3, s1
8E90  v_mov_b32_e32 v3, 0
8E94  v_cmp_le_u32_e64 s[2:3], s14, v6
8E9C  v_cmp_gt_u32_e64 s[4:5], s24, v4
8EA4  v_mov_b32_e32 v5, v3
8EA8  v_cmp_le_u32_e64 s[0:1], s12, v4
8EB0  v_lshrrev_b32_e32 v7, 3, v0
8EB4  s_cselect_b32 s12, s24, s12
8EB8  s_or_b64 s[6:7], s[6:7], s[2:3]
8EBC  s_mov_b64 s[2:3], 0
8EC0  s_waitcnt lgkmcnt(0)
8EC4  s_barrier
8EC8  s_and_saveexec_b64 s[16:17], s[6:7]
8ECC  s_xor_b64 s[6:7], exec, s[16:17]
8ED0  v_cmp_le_u32_e64 s[2:3], s13, v6
8ED8  s_or_b64 s[2:3], vcc, s[2:3]
8EDC  s_nor_b64 s[2:3], s[2:3], s[0:1]
8EE0  s_and_b64 s[2:3], s[2:3], exec
8EE4  s_or_saveexec_b64 s[6:7], s[6:7]
8EE8  v_cndmask_b32_e32 v2, v1, v4, vcc
8EEC  v_bitop3_b32 v1, v7, 3, v0 bitop3:0x48
8EF4  v_lshl_add_u64 v[4:5], v[4:5], 4, s[8:9]
8EFC  v_mov_b32_e32 v7, 0x7f
8F04  s_xor_b64 exec, exec, s[6:7]
8F08  s_cbranch_execz 16
8F0C  s_movk_i32 s8, 0xfc
8F10  v_and_or_b32 v7, v0, s8, v1
8F18  v_lshlrev_b32_e32 v7, 4, v7
8F1C  ds_read_b128 v[8:11], v7
8F24  ds_read_u8 v7, v0 offset:8192
8F2C  v_mad_u64_u32 v[12:13], s[8:9], v6, s24, 0
8F34  v_lshl_add_u64 v[12:13], v[12:13], 4, v[4:5]
8F3C  s_or_b64 s[2:3], s[2:3], exec
8F40  s_waitcnt lgkmcnt(1)
8F44  global_store_dwordx4 v[12:13], v[8:11], off
8F4C  s_or_b64 exec, exec, s[6:7]
8F50  s_and_saveexec_b64 s[6:7], s[2:3]
8F54  s_cbranch_execz 11
8F58  v_and_b32_e32 v8, 0xffffffe0, v6
8F60  v_cndmask_b32_e32 v6, v8, v6, vcc
8F64  v_mov_b64_e32 v[8:9], s[10:11]
8F68  v_mad_u64_u32 v[8:9], s[2:3], s12, v6, v[8:9]
8F70  v_lshl_add_u64 v[8:9], v[8:9], 0, v[2:3]
8F78  s_waitcnt lgkmcnt(0)
8F7C  global_store_byte v[8:9], v7, off
8F84  s_or_b64 exec, exec, s[6:7]
8F88  s_waitcnt lgkmcnt(0)
8F8C  v_or_b32_e32 v7, 0x100, v0
8F94  v_lshrrev_b32_e32 v6, 2, v7
8F98  v_add_u32_e32 v6, s25, v6
8F9C  v_cmp_le_u32_e64 s[2:3], s14, v6
8FA4  s_xor_b64 s[4:5], s[4:5], -1
8FA8  s_or_b64 s[4:5], s[4:5], s[2:3]
8FAC  s_mov_b64 s[2:3], 0
8FB0  s_and_saveexec_b64 s[6:7], s[4:5]
8FB4  s_xor_b64 s[4:5], exec, s[6:7]
8FB8  s_cbranch_execnz 9
8FBC  s_or_saveexec_b64 s[0:1], s[4:5]
8FC0  v_mov_b32_e32 v8, 0x7f
8FC8  s_xor_b64 exec, exec, s[0:1]
8FCC  s_cbranch_execnz 14
8FD0  s_or_b64 exec, exec, s[0:1]
8FD4  s_and_saveexec_b64 s[0:1], s[2:3]
8FD8  s_cbranch_execnz 30
8FDC  s_endpgm
8FE0  v_cmp_le_u32_e64 s[2:3], s13, v6
8FE8  s_or_b64 s[2:3], vcc, s[2:3]
8FEC  s_nor_b64 s[0:1], s[2:3], s[0:1]
8FF0  s_and_b64 s[2:3], s[0:1], exec
8FF4  s_or_saveexec_b64 s[0:1], s[4:5]
8FF8  v_mov_b32_e32 v8, 0x7f
9000  s_xor_b64 exec, exec, s[0:1]
9004  s_cbranch_execz 65522
9008  s_movk_i32 s4, 0x1fc
900C  v_and_or_b32 v1, v7, s4, v1
9014  v_lshlrev_b32_e32 v1, 4, v1
9018  ds_read_b128 v[10:13], v1
9020  ds_read_u8 v8, v0 offset:8448
9028  v_mad_u64_u32 v[0:1], s[4:5], v6, s24, 0
9030  v_lshl_add_u64 v[0:1], v[0:1], 4, v[4:5]
9038  s_or_b64 s[2:3], s[2:3], exec
903C  s_waitcnt lgkmcnt(1)
9040  global_store_dwordx4 v[0:1], v[10:13], off
9048  s_or_b64 exec, exec, s[0:1]
904C  s_and_saveexec_b64 s[0:1], s[2:3]
9050  s_cbranch_execz 65506
9054  v_and_b32_e32 v0, 0xffffffe0, v6
905C  v_cndmask_b32_e32 v4, v0, v6, vcc
9060  v_mov_b64_e32 v[0:1], s[10:11]
9064  v_mad_u64_u32 v[0:1], s[0:1], s12, v4, v[0:1]
906C  v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
9074  s_waitcnt lgkmcnt(0)
9078  global_store_byte v[0:1], v8, off
9080  s_endpgm
9084  s_nop 0

9100 <QuantiseColumnTunedSr>:
9100  s_load_dwordx4 s[12:15], s[0:1], 0x18
9108  v_lshlrev_b32_e32 v1, 1, v0
910C  v_lshrrev_b32_e32 v5, 6, v0
9110  v_and_b32_e32 v134, 0x7e, v1
9118  s_lshl_b32 s31, s2, 7
911C  s_lshl_b32 s2, s3, 2
9120  s_waitcnt lgkmcnt(0)
9124  s_lshr_b32 s30, s13, 5
9128  v_or_b32_e32 v2, s31, v134
912C  v_or_b32_e32 v4, s2, v5
9130  v_cmp_le_u32_e32 vcc, s14, v2
9134  v_cmp_le_u32_e64 s[4:5], s30, v4
913C  s_or_b64 s[4:5], vcc, s[4:5]
9140  v_and_b32_e32 v1, 3, v0
9144  s_and_saveexec_b64 s[6:7], s[4:5]
9148  s_xor_b64 s[4:5], exec, s[6:7]
914C  v_and_b32_e32 v1, 3, v0
9150  s_or_saveexec_b64 s[20:21], s[4:5]
9154  s_load_dwordx4 s[8:11], s[0:1], 0x8
915C  s_xor_b64 exec, exec, s[20:21]
9160  s_cbranch_execz 3589
9164  s_load_dwordx2 s[22:23], s[0:1], 0x0
916C  s_load_dwordx4 s[16:19], s[0:1], 0x38
9174  v_mov_b32_e32 v6, 0
9178  v_lshlrev_b32_e32 v7, 5, v4
917C  v_mov_b32_e32 v3, v6
9180  s_bitcmp1_b32 s15, 0
9184  v_mad_u64_u32 v[72:73], s[4:5], s12, v7, v[2:3]
918C  v_or_b32_e32 v3, 1, v2
9190  s_cselect_b64 s[26:27], -1, 0
9194  s_mov_b32 s13, 0
9198  v_cmp_gt_u32_e64 s[6:7], s14, v3
91A0  v_cmp_le_u32_e32 vcc, s14, v3
91A4  s_and_saveexec_b64 s[4:5], vcc
91A8  s_xor_b64 s[24:25], exec, s[4:5]
91AC  s_cbranch_execz 578
91B0  s_and_b64 vcc, exec, s[26:27]
91B4  s_cbranch_vccz 7
91B8  s_waitcnt lgkmcnt(0)
91BC  v_lshl_add_u64 v[8:9], v[72:73], 2, s[22:23]
91C4  global_load_dword v10, v[8:9], off
91CC  s_cbranch_execz 1
91D0  s_branch 7
91D4  s_waitcnt lgkmcnt(0)
91D8  v_lshl_add_u64 v[8:9], v[72:73], 1, s[22:23]
91E0  global_load_ushort v3, v[8:9], off
91E8  s_waitcnt vmcnt(0)
91EC  v_lshlrev_b32_e32 v10, 16, v3
91F0  v_cndmask_b32_e64 v3, 0, 1, s[26:27]
91F8  v_cmp_ne_u32_e64 s[4:5], 1, v3
9200  s_andn2_b64 vcc, exec, s[26:27]
9204  v_lshl_add_u64 v[8:9], v[72:73], 0, s[12:13]
920C  s_cbranch_vccnz 7
9210  s_waitcnt lgkmcnt(0)
9214  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
921C  global_load_dword v11, v[12:13], off
9224  s_cbranch_execz 1
9228  s_branch 7
922C  s_waitcnt lgkmcnt(0)
9230  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
9238  global_load_ushort v3, v[12:13], off
9240  s_waitcnt vmcnt(0)
9244  v_lshlrev_b32_e32 v11, 16, v3
9248  s_and_b64 vcc, exec, s[4:5]
924C  v_lshl_add_u64 v[8:9], v[8:9], 0, s[12:13]
9254  s_cbranch_vccnz 7
9258  s_waitcnt lgkmcnt(0)
925C  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
9264  global_load_dword v18, v[12:13], off
926C  s_cbranch_execz 1
9270  s_branch 7
9274  s_waitcnt lgkmcnt(0)
9278  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
9280  global_load_ushort v3, v[12:13], off
9288  s_waitcnt vmcnt(0)
928C  v_lshlrev_b32_e32 v18, 16, v3
9290  s_and_b64 vcc, exec, s[4:5]
9294  v_lshl_add_u64 v[8:9], v[8:9], 0, s[12:13]
929C  s_cbranch_vccnz 7
92A0  s_waitcnt lgkmcnt(0)
92A4  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
92AC  global_load_dword v19, v[12:13], off
92B4  s_cbranch_execz 1
92B8  s_branch 7
92BC  s_waitcnt lgkmcnt(0)
92C0  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
92C8  global_load_ushort v3, v[12:13], off
92D0  s_waitcnt vmcnt(0)
92D4  v_lshlrev_b32_e32 v19, 16, v3
92D8  s_and_b64 vcc, exec, s[4:5]
92DC  v_lshl_add_u64 v[8:9], v[8:9], 0, s[12:13]
92E4  s_cbranch_vccnz 7
92E8  s_waitcnt lgkmcnt(0)
92EC  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
92F4  global_load_dword v30, v[12:13], off
92FC  s_cbranch_execz 1
9300  s_branch 7
9304  s_waitcnt lgkmcnt(0)
9308  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
9310  global_load_ushort v3, v[12:13], off
9318  s_waitcnt vmcnt(0)
931C  v_lshlrev_b32_e32 v30, 16, v3
9320  s_and_b64 vcc, exec, s[4:5]
9324  v_lshl_add_u64 v[8:9], v[8:9], 0, s[12:13]
932C  s_cbranch_vccnz 7
9330  s_waitcnt lgkmcnt(0)
9334  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
933C  global_load_dword v31, v[12:13], off
9344  s_cbranch_execz 1
9348  s_branch 7
934C  s_waitcnt lgkmcnt(0)
9350  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
9358  global_load_ushort v3, v[12:13], off
9360  s_waitcnt vmcnt(0)
9364  v_lshlrev_b32_e32 v31, 16, v3
9368  s_and_b64 vcc, exec, s[4:5]
936C  v_lshl_add_u64 v[8:9], v[8:9], 0, s[12:13]
9374  s_cbranch_vccnz 7
9378  s_waitcnt lgkmcnt(0)
937C  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
9384  global_load_dword v44, v[12:13], off
938C  s_cbranch_execz 1
9390  s_branch 7
9394  s_waitcnt lgkmcnt(0)
9398  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
93A0  global_load_ushort v3, v[12:13], off
93A8  s_waitcnt vmcnt(0)
93AC  v_lshlrev_b32_e32 v44, 16, v3
93B0  s_and_b64 vcc, exec, s[4:5]
93B4  v_lshl_add_u64 v[8:9], v[8:9], 0, s[12:13]
93BC  s_cbranch_vccnz 7
93C0  s_waitcnt lgkmcnt(0)
93C4  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
93CC  global_load_dword v45, v[12:13], off
93D4  s_cbranch_execz 1
93D8  s_branch 7
93DC  s_waitcnt lgkmcnt(0)
93E0  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
93E8  global_load_ushort v3, v[12:13], off
93F0  s_waitcnt vmcnt(0)
93F4  v_lshlrev_b32_e32 v45, 16, v3
93F8  s_and_b64 vcc, exec, s[4:5]
93FC  v_lshl_add_u64 v[8:9], v[8:9], 0, s[12:13]
9404  s_cbranch_vccnz 7
9408  s_waitcnt lgkmcnt(0)
940C  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
9414  global_load_dword v46, v[12:13], off
941C  s_cbranch_execz 1
9420  s_branch 7
9424  s_waitcnt lgkmcnt(0)
9428  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
9430  global_load_ushort v3, v[12:13], off
9438  s_waitcnt vmcnt(0)
943C  v_lshlrev_b32_e32 v46, 16, v3
9440  s_and_b64 vcc, exec, s[4:5]
9444  v_lshl_add_u64 v[8:9], v[8:9], 0, s[12:13]
944C  s_cbranch_vccnz 7
9450  s_waitcnt lgkmcnt(0)
9454  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
945C  global_load_dword v47, v[12:13], off
9464  s_cbranch_execz 1
9468  s_branch 7
946C  s_waitcnt lgkmcnt(0)
9470  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
9478  global_load_ushort v3, v[12:13], off
9480  s_waitcnt vmcnt(0)
9484  v_lshlrev_b32_e32 v47, 16, v3
9488  s_and_b64 vcc, exec, s[4:5]
948C  v_lshl_add_u64 v[8:9], v[8:9], 0, s[12:13]
9494  s_cbranch_vccnz 7
9498  s_waitcnt lgkmcnt(0)
949C  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
94A4  global_load_dword v48, v[12:13], off
94AC  s_cbranch_execz 1
94B0  s_branch 7
94B4  s_waitcnt lgkmcnt(0)
94B8  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
94C0  global_load_ushort v3, v[12:13], off
94C8  s_waitcnt vmcnt(0)
94CC  v_lshlrev_b32_e32 v48, 16, v3
94D0  s_and_b64 vcc, exec, s[4:5]
94D4  v_lshl_add_u64 v[8:9], v[8:9], 0, s[12:13]
94DC  s_cbranch_vccnz 7
94E0  s_waitcnt lgkmcnt(0)
94E4  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
94EC  global_load_dword v49, v[12:13], off
94F4  s_cbranch_execz 1
94F8  s_branch 7
94FC  s_waitcnt lgkmcnt(0)
9500  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
9508  global_load_ushort v3, v[12:13], off
9510  s_waitcnt vmcnt(0)
9514  v_lshlrev_b32_e32 v49, 16, v3
9518  s_and_b64 vcc, exec, s[4:5]
951C  v_lshl_add_u64 v[8:9], v[8:9], 0, s[12:13]
9524  s_cbranch_vccnz 7
9528  s_waitcnt lgkmcnt(0)
952C  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
9534  global_load_dword v50, v[12:13], off
953C  s_cbranch_execz 1
9540  s_branch 7
9544  s_waitcnt lgkmcnt(0)
9548  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
9550  global_load_ushort v3, v[12:13], off
9558  s_waitcnt vmcnt(0)
955C  v_lshlrev_b32_e32 v50, 16, v3
9560  s_and_b64 vcc, exec, s[4:5]
9564  v_lshl_add_u64 v[8:9], v[8:9], 0, s[12:13]
956C  s_cbranch_vccnz 7
9570  s_waitcnt lgkmcnt(0)
9574  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
957C  global_load_dword v51, v[12:13], off
9584  s_cbranch_execz 1
9588  s_branch 7
958C  s_waitcnt lgkmcnt(0)
9590  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
9598  global_load_ushort v3, v[12:13], off
95A0  s_waitcnt vmcnt(0)
95A4  v_lshlrev_b32_e32 v51, 16, v3
95A8  s_and_b64 vcc, exec, s[4:5]
95AC  v_lshl_add_u64 v[8:9], v[8:9], 0, s[12:13]
95B4  s_cbranch_vccnz 7
95B8  s_waitcnt lgkmcnt(0)
95BC  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
95C4  global_load_dword v52, v[12:13], off
95CC  s_cbranch_execz 1
95D0  s_branch 7
95D4  s_waitcnt lgkmcnt(0)
95D8  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
95E0  global_load_ushort v3, v[12:13], off
95E8  s_waitcnt vmcnt(0)
95EC  v_lshlrev_b32_e32 v52, 16, v3
95F0  s_and_b64 vcc, exec, s[4:5]
95F4  v_lshl_add_u64 v[8:9], v[8:9], 0, s[12:13]
95FC  s_cbranch_vccnz 7
9600  s_waitcnt lgkmcnt(0)
9604  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
960C  global_load_dword v53, v[12:13], off
9614  s_cbranch_execz 1
9618  s_branch 7
961C  s_waitcnt lgkmcnt(0)
9620  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
9628  global_load_ushort v3, v[12:13], off
9630  s_waitcnt vmcnt(0)
9634  v_lshlrev_b32_e32 v53, 16, v3
9638  s_and_b64 vcc, exec, s[4:5]
963C  v_lshl_add_u64 v[8:9], v[8:9], 0, s[12:13]
9644  s_cbranch_vccnz 7
9648  s_waitcnt lgkmcnt(0)
964C  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
9654  global_load_dword v54, v[12:13], off
965C  s_cbranch_execz 1
9660  s_branch 7
9664  s_waitcnt lgkmcnt(0)
9668  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
9670  global_load_ushort v3, v[12:13], off
9678  s_waitcnt vmcnt(0)
967C  v_lshlrev_b32_e32 v54, 16, v3
9680  s_and_b64 vcc, exec, s[4:5]
9684  v_lshl_add_u64 v[8:9], v[8:9], 0, s[12:13]
968C  s_cbranch_vccnz 7
9690  s_waitcnt lgkmcnt(0)
9694  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
969C  global_load_dword v55, v[12:13], off
96A4  s_cbranch_execz 1
96A8  s_branch 7
96AC  s_waitcnt lgkmcnt(0)
96B0  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
96B8  global_load_ushort v3, v[12:13], off
96C0  s_waitcnt vmcnt(0)
96C4  v_lshlrev_b32_e32 v55, 16, v3
96C8  s_and_b64 vcc, exec, s[4:5]
96CC  v_lshl_add_u64 v[8:9], v[8:9], 0, s[12:13]
96D4  s_cbranch_vccnz 7
96D8  s_waitcnt lgkmcnt(0)
96DC  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
96E4  global_load_dword v56, v[12:13], off
96EC  s_cbranch_execz 1
96F0  s_branch 7
96F4  s_waitcnt lgkmcnt(0)
96F8  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
9700  global_load_ushort v3, v[12:13], off
9708  s_waitcnt vmcnt(0)
970C  v_lshlrev_b32_e32 v56, 16, v3
9710  s_and_b64 vcc, exec, s[4:5]
9714  v_lshl_add_u64 v[8:9], v[8:9], 0, s[12:13]
971C  s_cbranch_vccnz 7
9720  s_waitcnt lgkmcnt(0)
9724  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
972C  global_load_dword v57, v[12:13], off
9734  s_cbranch_execz 1
9738  s_branch 7
973C  s_waitcnt lgkmcnt(0)
9740  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
9748  global_load_ushort v3, v[12:13], off
9750  s_waitcnt vmcnt(0)
9754  v_lshlrev_b32_e32 v57, 16, v3
9758  s_and_b64 vcc, exec, s[4:5]
975C  v_lshl_add_u64 v[8:9], v[8:9], 0, s[12:13]
9764  s_cbranch_vccnz 7
9768  s_waitcnt lgkmcnt(0)
976C  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
9774  global_load_dword v58, v[12:13], off
977C  s_cbranch_execz 1
9780  s_branch 7
9784  s_waitcnt lgkmcnt(0)
9788  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
9790  global_load_ushort v3, v[12:13], off
9798  s_waitcnt vmcnt(0)
979C  v_lshlrev_b32_e32 v58, 16, v3
97A0  s_and_b64 vcc, exec, s[4:5]
97A4  v_lshl_add_u64 v[8:9], v[8:9], 0, s[12:13]
97AC  s_cbranch_vccnz 7
97B0  s_waitcnt lgkmcnt(0)
97B4  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
97BC  global_load_dword v59, v[12:13], off
97C4  s_cbranch_execz 1
97C8  s_branch 7
97CC  s_waitcnt lgkmcnt(0)
97D0  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
97D8  global_load_ushort v3, v[12:13], off
97E0  s_waitcnt vmcnt(0)
97E4  v_lshlrev_b32_e32 v59, 16, v3
97E8  s_and_b64 vcc, exec, s[4:5]
97EC  v_lshl_add_u64 v[8:9], v[8:9], 0, s[12:13]
97F4  s_cbranch_vccnz 7
97F8  s_waitcnt lgkmcnt(0)
97FC  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
9804  global_load_dword v60, v[12:13], off
980C  s_cbranch_execz 1
9810  s_branch 7
9814  s_waitcnt lgkmcnt(0)
9818  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
9820  global_load_ushort v3, v[12:13], off
9828  s_waitcnt vmcnt(0)
982C  v_lshlrev_b32_e32 v60, 16, v3
9830  s_and_b64 vcc, exec, s[4:5]
9834  v_lshl_add_u64 v[8:9], v[8:9], 0, s[12:13]
983C  s_cbranch_vccnz 7
9840  s_waitcnt lgkmcnt(0)
9844  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
984C  global_load_dword v61, v[12:13], off
9854  s_cbranch_execz 1
9858  s_branch 7
985C  s_waitcnt lgkmcnt(0)
9860  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
9868  global_load_ushort v3, v[12:13], off
9870  s_waitcnt vmcnt(0)
9874  v_lshlrev_b32_e32 v61, 16, v3
9878  s_and_b64 vcc, exec, s[4:5]
987C  v_lshl_add_u64 v[8:9], v[8:9], 0, s[12:13]
9884  s_cbranch_vccnz 7
9888  s_waitcnt lgkmcnt(0)
988C  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
9894  global_load_dword v62, v[12:13], off
989C  s_cbranch_execz 1
98A0  s_branch 7
98A4  s_waitcnt lgkmcnt(0)
98A8  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
98B0  global_load_ushort v3, v[12:13], off
98B8  s_waitcnt vmcnt(0)
98BC  v_lshlrev_b32_e32 v62, 16, v3
98C0  s_and_b64 vcc, exec, s[4:5]
98C4  v_lshl_add_u64 v[8:9], v[8:9], 0, s[12:13]
98CC  s_cbranch_vccnz 7
98D0  s_waitcnt lgkmcnt(0)
98D4  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
98DC  global_load_dword v63, v[12:13], off
98E4  s_cbranch_execz 1
98E8  s_branch 7
98EC  s_waitcnt lgkmcnt(0)
98F0  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
98F8  global_load_ushort v3, v[12:13], off
9900  s_waitcnt vmcnt(0)
9904  v_lshlrev_b32_e32 v63, 16, v3
9908  s_and_b64 vcc, exec, s[4:5]
990C  v_lshl_add_u64 v[8:9], v[8:9], 0, s[12:13]
9914  s_cbranch_vccnz 7
9918  s_waitcnt lgkmcnt(0)
991C  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
9924  global_load_dword v64, v[12:13], off
992C  s_cbranch_execz 1
9930  s_branch 7
9934  s_waitcnt lgkmcnt(0)
9938  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
9940  global_load_ushort v3, v[12:13], off
9948  s_waitcnt vmcnt(0)
994C  v_lshlrev_b32_e32 v64, 16, v3
9950  s_and_b64 vcc, exec, s[4:5]
9954  v_lshl_add_u64 v[8:9], v[8:9], 0, s[12:13]
995C  s_cbranch_vccnz 7
9960  s_waitcnt lgkmcnt(0)
9964  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
996C  global_load_dword v65, v[12:13], off
9974  s_cbranch_execz 1
9978  s_branch 7
997C  s_waitcnt lgkmcnt(0)
9980  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
9988  global_load_ushort v3, v[12:13], off
9990  s_waitcnt vmcnt(0)
9994  v_lshlrev_b32_e32 v65, 16, v3
9998  s_and_b64 vcc, exec, s[4:5]
999C  v_lshl_add_u64 v[8:9], v[8:9], 0, s[12:13]
99A4  s_cbranch_vccnz 7
99A8  s_waitcnt lgkmcnt(0)
99AC  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
99B4  global_load_dword v66, v[12:13], off
99BC  s_cbranch_execz 1
99C0  s_branch 7
99C4  s_waitcnt lgkmcnt(0)
99C8  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
99D0  global_load_ushort v3, v[12:13], off
99D8  s_waitcnt vmcnt(0)
99DC  v_lshlrev_b32_e32 v66, 16, v3
99E0  s_and_b64 vcc, exec, s[4:5]
99E4  v_lshl_add_u64 v[8:9], v[8:9], 0, s[12:13]
99EC  s_cbranch_vccnz 7
99F0  s_waitcnt lgkmcnt(0)
99F4  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
99FC  global_load_dword v67, v[12:13], off
9A04  s_cbranch_execz 1
9A08  s_branch 7
9A0C  s_waitcnt lgkmcnt(0)
9A10  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
9A18  global_load_ushort v3, v[12:13], off
9A20  s_waitcnt vmcnt(0)
9A24  v_lshlrev_b32_e32 v67, 16, v3
9A28  s_and_b64 vcc, exec, s[4:5]
9A2C  v_lshl_add_u64 v[8:9], v[8:9], 0, s[12:13]
9A34  s_cbranch_vccnz 7
9A38  s_waitcnt lgkmcnt(0)
9A3C  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
9A44  global_load_dword v68, v[12:13], off
9A4C  s_cbranch_execz 1
9A50  s_branch 7
9A54  s_waitcnt lgkmcnt(0)
9A58  v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
9A60  global_load_ushort v3, v[12:13], off
9A68  s_waitcnt vmcnt(0)
9A6C  v_lshlrev_b32_e32 v68, 16, v3
9A70  s_and_b64 vcc, exec, s[4:5]
9A74  v_lshl_add_u64 v[8:9], v[8:9], 0, s[12:13]
9A7C  s_cbranch_vccnz 7
9A80  s_waitcnt lgkmcnt(0)
9A84  v_lshl_add_u64 v[12:13], v[8:9], 2, s[22:23]
9A8C  global_load_dword v69, v[12:13], off
9A94  s_cbranch_execz 1
9A98  s_branch 7
9A9C  s_waitcnt lgkmcnt(0)
9AA0  v_lshl_add_u64 v[8:9], v[8:9], 1, s[22:23]
9AA8  global_load_ushort v3, v[8:9], off
9AB0  s_waitcnt vmcnt(0)
9AB4  v_lshlrev_b32_e32 v69, 16, v3
9AB8  s_or_saveexec_b64 s[4:5], s[24:25]
9ABC  s_load_dwordx2 s[24:25], s[0:1], 0x30
9AC4  v_mov_b32_e32 v7, v6
9AC8  v_mov_b64_e32 v[16:17], v[6:7]
9ACC  v_mov_b64_e32 v[14:15], v[6:7]
9AD0  v_mov_b64_e32 v[12:13], v[6:7]
9AD4  v_mov_b64_e32 v[26:27], v[6:7]
9AD8  v_mov_b64_e32 v[24:25], v[6:7]
9ADC  v_mov_b64_e32 v[22:23], v[6:7]
9AE0  v_mov_b64_e32 v[20:21], v[6:7]
9AE4  v_mov_b64_e32 v[36:37], v[6:7]
9AE8  v_mov_b64_e32 v[34:35], v[6:7]
9AEC  v_mov_b64_e32 v[32:33], v[6:7]
9AF0  v_mov_b64_e32 v[28:29], v[6:7]
9AF4  v_mov_b64_e32 v[42:43], v[6:7]
9AF8  v_mov_b64_e32 v[40:41], v[6:7]
9AFC  v_mov_b64_e32 v[38:39], v[6:7]
9B00  v_mov_b64_e32 v[8:9], v[6:7]
9B04  s_xor_b64 exec, exec, s[4:5]
9B08  s_cbranch_execz 834
9B0C  v_cndmask_b32_e64 v3, 0, 1, s[26:27]
9B14  v_cmp_ne_u32_e64 s[0:1], 1, v3
9B1C  s_andn2_b64 vcc, exec, s[26:27]
9B20  v_lshrrev_b64 v[6:7], 1, v[72:73]
9B28  s_cbranch_vccnz 7
9B2C  s_waitcnt lgkmcnt(0)
9B30  v_lshl_add_u64 v[8:9], v[6:7], 3, s[22:23]
9B38  global_load_dwordx2 v[70:71], v[8:9], off
9B40  s_cbranch_execz 1
9B44  s_branch 9
9B48  s_waitcnt lgkmcnt(0)
9B4C  v_lshl_add_u64 v[8:9], v[6:7], 2, s[22:23]
9B54  global_load_dword v3, v[8:9], off
9B5C  s_waitcnt vmcnt(0)
9B60  v_lshlrev_b32_e32 v70, 16, v3
9B64  v_and_b32_e32 v71, 0xffff0000, v3
9B6C  v_lshl_add_u64 v[8:9], v[72:73], 0, s[12:13]
9B74  s_and_b64 vcc, exec, s[0:1]
9B78  s_waitcnt vmcnt(0)
9B7C  v_lshrrev_b64 v[10:11], 1, v[8:9]
9B84  s_cbranch_vccnz 7
9B88  s_waitcnt lgkmcnt(0)
9B8C  v_lshl_add_u64 v[12:13], v[10:11], 3, s[22:23]
9B94  global_load_dwordx2 v[72:73], v[12:13], off
9B9C  s_cbranch_execz 1
9BA0  s_branch 9
9BA4  s_waitcnt lgkmcnt(0)
9BA8  v_lshl_add_u64 v[10:11], v[10:11], 2, s[22:23]
9BB0  global_load_dword v3, v[10:11], off
9BB8  s_waitcnt vmcnt(0)
9BBC  v_lshlrev_b32_e32 v72, 16, v3
9BC0  v_and_b32_e32 v73, 0xffff0000, v3
9BC8  s_and_b64 vcc, exec, s[0:1]
9BCC  v_lshl_add_u64 v[6:7], v[6:7], 0, s[12:13]
9BD4  s_cbranch_vccnz 7
9BD8  s_waitcnt lgkmcnt(0)
9BDC  v_lshl_add_u64 v[10:11], v[6:7], 3, s[22:23]
9BE4  global_load_dwordx2 v[74:75], v[10:11], off
9BEC  s_cbranch_execz 1
9BF0  s_branch 9
9BF4  s_waitcnt lgkmcnt(0)
9BF8  v_lshl_add_u64 v[6:7], v[6:7], 2, s[22:23]
9C00  global_load_dword v3, v[6:7], off
9C08  s_waitcnt vmcnt(0)
9C0C  v_lshlrev_b32_e32 v74, 16, v3
9C10  v_and_b32_e32 v75, 0xffff0000, v3
9C18  v_lshl_add_u64 v[6:7], s[12:13], 1, v[8:9]
9C20  s_and_b64 vcc, exec, s[0:1]
9C24  v_lshrrev_b64 v[8:9], 1, v[6:7]
9C2C  s_cbranch_vccnz 7
9C30  s_waitcnt lgkmcnt(0)
9C34  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
9C3C  global_load_dwordx2 v[76:77], v[10:11], off
9C44  s_cbranch_execz 1
9C48  s_branch 9
9C4C  s_waitcnt lgkmcnt(0)
9C50  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
9C58  global_load_dword v3, v[8:9], off
9C60  s_waitcnt vmcnt(0)
9C64  v_lshlrev_b32_e32 v76, 16, v3
9C68  v_and_b32_e32 v77, 0xffff0000, v3
9C70  v_lshl_add_u64 v[6:7], v[6:7], 0, s[12:13]
9C78  s_and_b64 vcc, exec, s[0:1]
9C7C  v_lshrrev_b64 v[8:9], 1, v[6:7]
9C84  s_cbranch_vccnz 7
9C88  s_waitcnt lgkmcnt(0)
9C8C  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
9C94  global_load_dwordx2 v[78:79], v[10:11], off
9C9C  s_cbranch_execz 1
9CA0  s_branch 9
9CA4  s_waitcnt lgkmcnt(0)
9CA8  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
9CB0  global_load_dword v3, v[8:9], off
9CB8  s_waitcnt vmcnt(0)
9CBC  v_lshlrev_b32_e32 v78, 16, v3
9CC0  v_and_b32_e32 v79, 0xffff0000, v3
9CC8  v_lshl_add_u64 v[6:7], v[6:7], 0, s[12:13]
9CD0  s_and_b64 vcc, exec, s[0:1]
9CD4  v_lshrrev_b64 v[8:9], 1, v[6:7]
9CDC  s_cbranch_vccnz 7
9CE0  s_waitcnt lgkmcnt(0)
9CE4  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
9CEC  global_load_dwordx2 v[80:81], v[10:11], off
9CF4  s_cbranch_execz 1
9CF8  s_branch 9
9CFC  s_waitcnt lgkmcnt(0)
9D00  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
9D08  global_load_dword v3, v[8:9], off
9D10  s_waitcnt vmcnt(0)
9D14  v_lshlrev_b32_e32 v80, 16, v3
9D18  v_and_b32_e32 v81, 0xffff0000, v3
9D20  v_lshl_add_u64 v[6:7], v[6:7], 0, s[12:13]
9D28  s_and_b64 vcc, exec, s[0:1]
9D2C  v_lshrrev_b64 v[8:9], 1, v[6:7]
9D34  s_cbranch_vccnz 7
9D38  s_waitcnt lgkmcnt(0)
9D3C  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
9D44  global_load_dwordx2 v[82:83], v[10:11], off
9D4C  s_cbranch_execz 1
9D50  s_branch 9
9D54  s_waitcnt lgkmcnt(0)
9D58  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
9D60  global_load_dword v3, v[8:9], off
9D68  s_waitcnt vmcnt(0)
9D6C  v_lshlrev_b32_e32 v82, 16, v3
9D70  v_and_b32_e32 v83, 0xffff0000, v3
9D78  v_lshl_add_u64 v[6:7], v[6:7], 0, s[12:13]
9D80  s_and_b64 vcc, exec, s[0:1]
9D84  v_lshrrev_b64 v[8:9], 1, v[6:7]
9D8C  s_cbranch_vccnz 7
9D90  s_waitcnt lgkmcnt(0)
9D94  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
9D9C  global_load_dwordx2 v[84:85], v[10:11], off
9DA4  s_cbranch_execz 1
9DA8  s_branch 9
9DAC  s_waitcnt lgkmcnt(0)
9DB0  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
9DB8  global_load_dword v3, v[8:9], off
9DC0  s_waitcnt vmcnt(0)
9DC4  v_lshlrev_b32_e32 v84, 16, v3
9DC8  v_and_b32_e32 v85, 0xffff0000, v3
9DD0  v_lshl_add_u64 v[6:7], v[6:7], 0, s[12:13]
9DD8  s_and_b64 vcc, exec, s[0:1]
9DDC  v_lshrrev_b64 v[8:9], 1, v[6:7]
9DE4  s_cbranch_vccnz 7
9DE8  s_waitcnt lgkmcnt(0)
9DEC  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
9DF4  global_load_dwordx2 v[86:87], v[10:11], off
9DFC  s_cbranch_execz 1
9E00  s_branch 9
9E04  s_waitcnt lgkmcnt(0)
9E08  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
9E10  global_load_dword v3, v[8:9], off
9E18  s_waitcnt vmcnt(0)
9E1C  v_lshlrev_b32_e32 v86, 16, v3
9E20  v_and_b32_e32 v87, 0xffff0000, v3
9E28  v_lshl_add_u64 v[6:7], v[6:7], 0, s[12:13]
9E30  s_and_b64 vcc, exec, s[0:1]
9E34  v_lshrrev_b64 v[8:9], 1, v[6:7]
9E3C  s_cbranch_vccnz 7
9E40  s_waitcnt lgkmcnt(0)
9E44  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
9E4C  global_load_dwordx2 v[88:89], v[10:11], off
9E54  s_cbranch_execz 1
9E58  s_branch 9
9E5C  s_waitcnt lgkmcnt(0)
9E60  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
9E68  global_load_dword v3, v[8:9], off
9E70  s_waitcnt vmcnt(0)
9E74  v_lshlrev_b32_e32 v88, 16, v3
9E78  v_and_b32_e32 v89, 0xffff0000, v3
9E80  v_lshl_add_u64 v[6:7], v[6:7], 0, s[12:13]
9E88  s_and_b64 vcc, exec, s[0:1]
9E8C  v_lshrrev_b64 v[8:9], 1, v[6:7]
9E94  s_cbranch_vccnz 7
9E98  s_waitcnt lgkmcnt(0)
9E9C  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
9EA4  global_load_dwordx2 v[90:91], v[10:11], off
9EAC  s_cbranch_execz 1
9EB0  s_branch 9
9EB4  s_waitcnt lgkmcnt(0)
9EB8  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
9EC0  global_load_dword v3, v[8:9], off
9EC8  s_waitcnt vmcnt(0)
9ECC  v_lshlrev_b32_e32 v90, 16, v3
9ED0  v_and_b32_e32 v91, 0xffff0000, v3
9ED8  v_lshl_add_u64 v[6:7], v[6:7], 0, s[12:13]
9EE0  s_and_b64 vcc, exec, s[0:1]
9EE4  v_lshrrev_b64 v[8:9], 1, v[6:7]
9EEC  s_cbranch_vccnz 7
9EF0  s_waitcnt lgkmcnt(0)
9EF4  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
9EFC  global_load_dwordx2 v[92:93], v[10:11], off
9F04  s_cbranch_execz 1
9F08  s_branch 9
9F0C  s_waitcnt lgkmcnt(0)
9F10  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
9F18  global_load_dword v3, v[8:9], off
9F20  s_waitcnt vmcnt(0)
9F24  v_lshlrev_b32_e32 v92, 16, v3
9F28  v_and_b32_e32 v93, 0xffff0000, v3
9F30  v_lshl_add_u64 v[6:7], v[6:7], 0, s[12:13]
9F38  s_and_b64 vcc, exec, s[0:1]
9F3C  v_lshrrev_b64 v[8:9], 1, v[6:7]
9F44  s_cbranch_vccnz 7
9F48  s_waitcnt lgkmcnt(0)
9F4C  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
9F54  global_load_dwordx2 v[94:95], v[10:11], off
9F5C  s_cbranch_execz 1
9F60  s_branch 9
9F64  s_waitcnt lgkmcnt(0)
9F68  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
9F70  global_load_dword v3, v[8:9], off
9F78  s_waitcnt vmcnt(0)
9F7C  v_lshlrev_b32_e32 v94, 16, v3
9F80  v_and_b32_e32 v95, 0xffff0000, v3
9F88  v_lshl_add_u64 v[6:7], v[6:7], 0, s[12:13]
9F90  s_and_b64 vcc, exec, s[0:1]
9F94  v_lshrrev_b64 v[8:9], 1, v[6:7]
9F9C  s_cbranch_vccnz 7
9FA0  s_waitcnt lgkmcnt(0)
9FA4  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
9FAC  global_load_dwordx2 v[96:97], v[10:11], off
9FB4  s_cbranch_execz 1
9FB8  s_branch 9
9FBC  s_waitcnt lgkmcnt(0)
9FC0  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
9FC8  global_load_dword v3, v[8:9], off
9FD0  s_waitcnt vmcnt(0)
9FD4  v_lshlrev_b32_e32 v96, 16, v3
9FD8  v_and_b32_e32 v97, 0xffff0000, v3
9FE0  v_lshl_add_u64 v[6:7], v[6:7], 0, s[12:13]
9FE8  s_and_b64 vcc, exec, s[0:1]
9FEC  v_lshrrev_b64 v[8:9], 1, v[6:7]
9FF4  s_cbranch_vccnz 7
9FF8  s_waitcnt lgkmcnt(0)
9FFC  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
A004  global_load_dwordx2 v[98:99], v[10:11], off
A00C  s_cbranch_execz 1
A010  s_branch 9
A014  s_waitcnt lgkmcnt(0)
A018  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
A020  global_load_dword v3, v[8:9], off
A028  s_waitcnt vmcnt(0)
A02C  v_lshlrev_b32_e32 v98, 16, v3
A030  v_and_b32_e32 v99, 0xffff0000, v3
A038  v_lshl_add_u64 v[6:7], v[6:7], 0, s[12:13]
A040  s_and_b64 vcc, exec, s[0:1]
A044  v_lshrrev_b64 v[8:9], 1, v[6:7]
A04C  s_cbranch_vccnz 7
A050  s_waitcnt lgkmcnt(0)
A054  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
A05C  global_load_dwordx2 v[102:103], v[10:11], off
A064  s_cbranch_execz 1
A068  s_branch 9
A06C  s_waitcnt lgkmcnt(0)
A070  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
A078  global_load_dword v3, v[8:9], off
A080  s_waitcnt vmcnt(0)
A084  v_lshlrev_b32_e32 v102, 16, v3
A088  v_and_b32_e32 v103, 0xffff0000, v3
A090  v_lshl_add_u64 v[6:7], v[6:7], 0, s[12:13]
A098  s_and_b64 vcc, exec, s[0:1]
A09C  v_lshrrev_b64 v[8:9], 1, v[6:7]
A0A4  s_cbranch_vccnz 7
A0A8  s_waitcnt lgkmcnt(0)
A0AC  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
A0B4  global_load_dwordx2 v[100:101], v[10:11], off
A0BC  s_cbranch_execz 1
A0C0  s_branch 9
A0C4  s_waitcnt lgkmcnt(0)
A0C8  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
A0D0  global_load_dword v3, v[8:9], off
A0D8  s_waitcnt vmcnt(0)
A0DC  v_lshlrev_b32_e32 v100, 16, v3
A0E0  v_and_b32_e32 v101, 0xffff0000, v3
A0E8  v_lshl_add_u64 v[6:7], v[6:7], 0, s[12:13]
A0F0  s_and_b64 vcc, exec, s[0:1]
A0F4  v_lshrrev_b64 v[8:9], 1, v[6:7]
A0FC  s_cbranch_vccnz 7
A100  s_waitcnt lgkmcnt(0)
A104  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
A10C  global_load_dwordx2 v[106:107], v[10:11], off
A114  s_cbranch_execz 1
A118  s_branch 9
A11C  s_waitcnt lgkmcnt(0)
A120  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
A128  global_load_dword v3, v[8:9], off
A130  s_waitcnt vmcnt(0)
A134  v_lshlrev_b32_e32 v106, 16, v3
A138  v_and_b32_e32 v107, 0xffff0000, v3
A140  v_lshl_add_u64 v[6:7], v[6:7], 0, s[12:13]
A148  s_and_b64 vcc, exec, s[0:1]
A14C  v_lshrrev_b64 v[8:9], 1, v[6:7]
A154  s_cbranch_vccnz 7
A158  s_waitcnt lgkmcnt(0)
A15C  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
A164  global_load_dwordx2 v[104:105], v[10:11], off
A16C  s_cbranch_execz 1
A170  s_branch 9
A174  s_waitcnt lgkmcnt(0)
A178  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
A180  global_load_dword v3, v[8:9], off
A188  s_waitcnt vmcnt(0)
A18C  v_lshlrev_b32_e32 v104, 16, v3
A190  v_and_b32_e32 v105, 0xffff0000, v3
A198  v_lshl_add_u64 v[6:7], v[6:7], 0, s[12:13]
A1A0  s_and_b64 vcc, exec, s[0:1]
A1A4  v_lshrrev_b64 v[8:9], 1, v[6:7]
A1AC  s_cbranch_vccnz 7
A1B0  s_waitcnt lgkmcnt(0)
A1B4  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
A1BC  global_load_dwordx2 v[110:111], v[10:11], off
A1C4  s_cbranch_execz 1
A1C8  s_branch 9
A1CC  s_waitcnt lgkmcnt(0)
A1D0  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
A1D8  global_load_dword v3, v[8:9], off
A1E0  s_waitcnt vmcnt(0)
A1E4  v_lshlrev_b32_e32 v110, 16, v3
A1E8  v_and_b32_e32 v111, 0xffff0000, v3
A1F0  v_lshl_add_u64 v[6:7], v[6:7], 0, s[12:13]
A1F8  s_and_b64 vcc, exec, s[0:1]
A1FC  v_lshrrev_b64 v[8:9], 1, v[6:7]
A204  s_cbranch_vccnz 7
A208  s_waitcnt lgkmcnt(0)
A20C  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
A214  global_load_dwordx2 v[108:109], v[10:11], off
A21C  s_cbranch_execz 1
A220  s_branch 9
A224  s_waitcnt lgkmcnt(0)
A228  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
A230  global_load_dword v3, v[8:9], off
A238  s_waitcnt vmcnt(0)
A23C  v_lshlrev_b32_e32 v108, 16, v3
A240  v_and_b32_e32 v109, 0xffff0000, v3
A248  v_lshl_add_u64 v[6:7], v[6:7], 0, s[12:13]
A250  s_and_b64 vcc, exec, s[0:1]
A254  v_lshrrev_b64 v[8:9], 1, v[6:7]
A25C  s_cbranch_vccnz 7
A260  s_waitcnt lgkmcnt(0)
A264  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
A26C  global_load_dwordx2 v[114:115], v[10:11], off
A274  s_cbranch_execz 1
A278  s_branch 9
A27C  s_waitcnt lgkmcnt(0)
A280  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
A288  global_load_dword v3, v[8:9], off
A290  s_waitcnt vmcnt(0)
A294  v_lshlrev_b32_e32 v114, 16, v3
A298  v_and_b32_e32 v115, 0xffff0000, v3
A2A0  v_lshl_add_u64 v[6:7], v[6:7], 0, s[12:13]
A2A8  s_and_b64 vcc, exec, s[0:1]
A2AC  v_lshrrev_b64 v[8:9], 1, v[6:7]
A2B4  s_cbranch_vccnz 7
A2B8  s_waitcnt lgkmcnt(0)
A2BC  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
A2C4  global_load_dwordx2 v[112:113], v[10:11], off
A2CC  s_cbranch_execz 1
A2D0  s_branch 9
A2D4  s_waitcnt lgkmcnt(0)
A2D8  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
A2E0  global_load_dword v3, v[8:9], off
A2E8  s_waitcnt vmcnt(0)
A2EC  v_lshlrev_b32_e32 v112, 16, v3
A2F0  v_and_b32_e32 v113, 0xffff0000, v3
A2F8  v_lshl_add_u64 v[6:7], v[6:7], 0, s[12:13]
A300  s_and_b64 vcc, exec, s[0:1]
A304  v_lshrrev_b64 v[8:9], 1, v[6:7]
A30C  s_cbranch_vccnz 7
A310  s_waitcnt lgkmcnt(0)
A314  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
A31C  global_load_dwordx2 v[118:119], v[10:11], off
A324  s_cbranch_execz 1
A328  s_branch 9
A32C  s_waitcnt lgkmcnt(0)
A330  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
A338  global_load_dword v3, v[8:9], off
A340  s_waitcnt vmcnt(0)
A344  v_lshlrev_b32_e32 v118, 16, v3
A348  v_and_b32_e32 v119, 0xffff0000, v3
A350  v_lshl_add_u64 v[6:7], v[6:7], 0, s[12:13]
A358  s_and_b64 vcc, exec, s[0:1]
A35C  v_lshrrev_b64 v[8:9], 1, v[6:7]
A364  s_cbranch_vccnz 7
A368  s_waitcnt lgkmcnt(0)
A36C  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
A374  global_load_dwordx2 v[116:117], v[10:11], off
A37C  s_cbranch_execz 1
A380  s_branch 9
A384  s_waitcnt lgkmcnt(0)
A388  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
A390  global_load_dword v3, v[8:9], off
A398  s_waitcnt vmcnt(0)
A39C  v_lshlrev_b32_e32 v116, 16, v3
A3A0  v_and_b32_e32 v117, 0xffff0000, v3
A3A8  v_lshl_add_u64 v[6:7], v[6:7], 0, s[12:13]
A3B0  s_and_b64 vcc, exec, s[0:1]
A3B4  v_lshrrev_b64 v[8:9], 1, v[6:7]
A3BC  s_cbranch_vccnz 7
A3C0  s_waitcnt lgkmcnt(0)
A3C4  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
A3CC  global_load_dwordx2 v[122:123], v[10:11], off
A3D4  s_cbranch_execz 1
A3D8  s_branch 9
A3DC  s_waitcnt lgkmcnt(0)
A3E0  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
A3E8  global_load_dword v3, v[8:9], off
A3F0  s_waitcnt vmcnt(0)
A3F4  v_lshlrev_b32_e32 v122, 16, v3
A3F8  v_and_b32_e32 v123, 0xffff0000, v3
A400  v_lshl_add_u64 v[6:7], v[6:7], 0, s[12:13]
A408  s_and_b64 vcc, exec, s[0:1]
A40C  v_lshrrev_b64 v[8:9], 1, v[6:7]
A414  s_cbranch_vccnz 7
A418  s_waitcnt lgkmcnt(0)
A41C  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
A424  global_load_dwordx2 v[120:121], v[10:11], off
A42C  s_cbranch_execz 1
A430  s_branch 9
A434  s_waitcnt lgkmcnt(0)
A438  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
A440  global_load_dword v3, v[8:9], off
A448  s_waitcnt vmcnt(0)
A44C  v_lshlrev_b32_e32 v120, 16, v3
A450  v_and_b32_e32 v121, 0xffff0000, v3
A458  v_lshl_add_u64 v[6:7], v[6:7], 0, s[12:13]
A460  s_and_b64 vcc, exec, s[0:1]
A464  v_lshrrev_b64 v[8:9], 1, v[6:7]
A46C  s_cbranch_vccnz 7
A470  s_waitcnt lgkmcnt(0)
A474  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
A47C  global_load_dwordx2 v[126:127], v[10:11], off
A484  s_cbranch_execz 1
A488  s_branch 9
A48C  s_waitcnt lgkmcnt(0)
A490  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
A498  global_load_dword v3, v[8:9], off
A4A0  s_waitcnt vmcnt(0)
A4A4  v_lshlrev_b32_e32 v126, 16, v3
A4A8  v_and_b32_e32 v127, 0xffff0000, v3
A4B0  v_lshl_add_u64 v[6:7], v[6:7], 0, s[12:13]
A4B8  s_and_b64 vcc, exec, s[0:1]
A4BC  v_lshrrev_b64 v[8:9], 1, v[6:7]
A4C4  s_cbranch_vccnz 7
A4C8  s_waitcnt lgkmcnt(0)
A4CC  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
A4D4  global_load_dwordx2 v[124:125], v[10:11], off
A4DC  s_cbranch_execz 1
A4E0  s_branch 9
A4E4  s_waitcnt lgkmcnt(0)
A4E8  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
A4F0  global_load_dword v3, v[8:9], off
A4F8  s_waitcnt vmcnt(0)
A4FC  v_lshlrev_b32_e32 v124, 16, v3
A500  v_and_b32_e32 v125, 0xffff0000, v3
A508  v_lshl_add_u64 v[6:7], v[6:7], 0, s[12:13]
A510  s_and_b64 vcc, exec, s[0:1]
A514  v_lshrrev_b64 v[8:9], 1, v[6:7]
A51C  s_cbranch_vccnz 7
A520  s_waitcnt lgkmcnt(0)
A524  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
A52C  global_load_dwordx2 v[130:131], v[10:11], off
A534  s_cbranch_execz 1
A538  s_branch 9
A53C  s_waitcnt lgkmcnt(0)
A540  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
A548  global_load_dword v3, v[8:9], off
A550  s_waitcnt vmcnt(0)
A554  v_lshlrev_b32_e32 v130, 16, v3
A558  v_and_b32_e32 v131, 0xffff0000, v3
A560  v_lshl_add_u64 v[6:7], v[6:7], 0, s[12:13]
A568  s_and_b64 vcc, exec, s[0:1]
A56C  v_lshrrev_b64 v[8:9], 1, v[6:7]
A574  s_cbranch_vccnz 7
A578  s_waitcnt lgkmcnt(0)
A57C  v_lshl_add_u64 v[10:11], v[8:9], 3, s[22:23]
A584  global_load_dwordx2 v[128:129], v[10:11], off
A58C  s_cbranch_execz 1
A590  s_branch 9
A594  s_waitcnt lgkmcnt(0)
A598  v_lshl_add_u64 v[8:9], v[8:9], 2, s[22:23]
A5A0  global_load_dword v3, v[8:9], off
A5A8  s_waitcnt vmcnt(0)
A5AC  v_lshlrev_b32_e32 v128, 16, v3
A5B0  v_and_b32_e32 v129, 0xffff0000, v3
A5B8  v_lshl_add_u64 v[6:7], v[6:7], 0, s[12:13]
A5C0  s_and_b64 vcc, exec, s[0:1]
A5C4  v_lshrrev_b64 v[132:133], 1, v[6:7]
A5CC  s_cbranch_vccnz 73
A5D0  s_waitcnt lgkmcnt(0)
A5D4  v_lshl_add_u64 v[6:7], v[132:133], 3, s[22:23]
A5DC  global_load_dwordx2 v[136:137], v[6:7], off
A5E4  v_mov_b32_e32 v8, v71
A5E8  s_waitcnt vmcnt(1)
A5EC  v_mov_b32_e32 v38, v73
A5F0  v_mov_b32_e32 v39, v75
A5F4  v_mov_b32_e32 v40, v77
A5F8  v_mov_b32_e32 v41, v79
A5FC  v_mov_b32_e32 v42, v81
A600  v_mov_b32_e32 v43, v83
A604  v_mov_b32_e32 v28, v85
A608  v_mov_b32_e32 v29, v87
A60C  v_mov_b32_e32 v32, v89
A610  v_mov_b32_e32 v33, v91
A614  v_mov_b32_e32 v34, v93
A618  v_mov_b32_e32 v35, v95
A61C  v_mov_b32_e32 v36, v97
A620  v_mov_b32_e32 v37, v99
A624  v_mov_b32_e32 v20, v103
A628  v_mov_b32_e32 v21, v101
A62C  v_mov_b32_e32 v22, v107
A630  v_mov_b32_e32 v23, v105
A634  v_mov_b32_e32 v24, v111
A638  v_mov_b32_e32 v25, v109
A63C  v_mov_b32_e32 v26, v115
A640  v_mov_b32_e32 v27, v113
A644  v_mov_b32_e32 v12, v119
A648  v_mov_b32_e32 v13, v117
A64C  v_mov_b32_e32 v14, v123
A650  v_mov_b32_e32 v15, v121
A654  v_mov_b32_e32 v16, v127
A658  v_mov_b32_e32 v17, v125
A65C  v_mov_b32_e32 v6, v131
A660  v_mov_b32_e32 v7, v129
A664  v_mov_b32_e32 v68, v128
A668  v_mov_b32_e32 v66, v124
A66C  v_mov_b32_e32 v67, v130
A670  v_mov_b32_e32 v64, v120
A674  v_mov_b32_e32 v65, v126
A678  v_mov_b32_e32 v62, v116
A67C  v_mov_b32_e32 v63, v122
A680  v_mov_b32_e32 v60, v112
A684  v_mov_b32_e32 v61, v118
A688  v_mov_b32_e32 v58, v108
A68C  v_mov_b32_e32 v59, v114
A690  v_mov_b32_e32 v56, v104
A694  v_mov_b32_e32 v57, v110
A698  v_mov_b32_e32 v54, v100
A69C  v_mov_b32_e32 v55, v106
A6A0  v_mov_b32_e32 v52, v98
A6A4  v_mov_b32_e32 v53, v102
A6A8  v_mov_b32_e32 v50, v94
A6AC  v_mov_b32_e32 v51, v96
A6B0  v_mov_b32_e32 v48, v90
A6B4  v_mov_b32_e32 v49, v92
A6B8  v_mov_b32_e32 v46, v86
A6BC  v_mov_b32_e32 v47, v88
A6C0  v_mov_b32_e32 v44, v82
A6C4  v_mov_b32_e32 v45, v84
A6C8  v_mov_b32_e32 v30, v78
A6CC  v_mov_b32_e32 v31, v80
A6D0  v_mov_b32_e32 v18, v74
A6D4  v_mov_b32_e32 v19, v76
A6D8  v_mov_b32_e32 v10, v70
A6DC  v_mov_b32_e32 v11, v72
A6E0  s_waitcnt vmcnt(0)
A6E4  v_mov_b32_e32 v9, v137
A6E8  v_mov_b32_e32 v69, v136
A6EC  s_cbranch_execz 1
A6F0  s_branch 72
A6F4  s_waitcnt lgkmcnt(0)
A6F8  v_lshl_add_u64 v[6:7], v[132:133], 2, s[22:23]
A700  global_load_dword v3, v[6:7], off
A708  v_mov_b32_e32 v8, v71
A70C  s_waitcnt vmcnt(1)
A710  v_mov_b32_e32 v39, v75
A714  v_mov_b32_e32 v41, v79
A718  v_mov_b32_e32 v43, v83
A71C  v_mov_b32_e32 v29, v87
A720  v_mov_b32_e32 v33, v91
A724  v_mov_b32_e32 v35, v95
A728  v_mov_b32_e32 v37, v99
A72C  v_mov_b32_e32 v21, v101
A730  v_mov_b32_e32 v23, v105
A734  v_mov_b32_e32 v25, v109
A738  v_mov_b32_e32 v27, v113
A73C  v_mov_b32_e32 v13, v117
A740  v_mov_b32_e32 v15, v121
A744  v_mov_b32_e32 v17, v125
A748  v_mov_b32_e32 v7, v129
A74C  v_mov_b32_e32 v125, v130
A750  v_mov_b32_e32 v121, v126
A754  v_mov_b32_e32 v117, v122
A758  v_mov_b32_e32 v113, v118
A75C  v_mov_b32_e32 v109, v114
A760  v_mov_b32_e32 v105, v110
A764  v_mov_b32_e32 v101, v106
A768  v_mov_b32_e32 v99, v102
A76C  v_mov_b32_e32 v95, v96
A770  v_mov_b32_e32 v91, v92
A774  v_mov_b32_e32 v87, v88
A778  v_mov_b32_e32 v83, v84
A77C  v_mov_b32_e32 v79, v80
A780  v_mov_b32_e32 v75, v76
A784  v_mov_b32_e32 v71, v72
A788  v_mov_b32_e32 v38, v73
A78C  v_mov_b32_e32 v40, v77
A790  v_mov_b32_e32 v42, v81
A794  v_mov_b32_e32 v28, v85
A798  v_mov_b32_e32 v32, v89
A79C  v_mov_b32_e32 v34, v93
A7A0  v_mov_b32_e32 v36, v97
A7A4  v_mov_b32_e32 v20, v103
A7A8  v_mov_b32_e32 v22, v107
A7AC  v_mov_b32_e32 v24, v111
A7B0  v_mov_b32_e32 v26, v115
A7B4  v_mov_b32_e32 v12, v119
A7B8  v_mov_b32_e32 v14, v123
A7BC  v_mov_b32_e32 v16, v127
A7C0  v_mov_b32_e32 v6, v131
A7C4  v_mov_b64_e32 v[10:11], v[70:71]
A7C8  v_mov_b64_e32 v[18:19], v[74:75]
A7CC  v_mov_b64_e32 v[30:31], v[78:79]
A7D0  v_mov_b64_e32 v[44:45], v[82:83]
A7D4  v_mov_b64_e32 v[46:47], v[86:87]
A7D8  v_mov_b64_e32 v[48:49], v[90:91]
A7DC  v_mov_b64_e32 v[50:51], v[94:95]
A7E0  v_mov_b64_e32 v[52:53], v[98:99]
A7E4  v_mov_b64_e32 v[54:55], v[100:101]
A7E8  v_mov_b64_e32 v[56:57], v[104:105]
A7EC  v_mov_b64_e32 v[58:59], v[108:109]
A7F0  v_mov_b64_e32 v[60:61], v[112:113]
A7F4  v_mov_b64_e32 v[62:63], v[116:117]
A7F8  v_mov_b64_e32 v[64:65], v[120:121]
A7FC  v_mov_b64_e32 v[66:67], v[124:125]
A800  s_waitcnt vmcnt(0)
A804  v_lshlrev_b32_e32 v129, 16, v3
A808  v_and_b32_e32 v9, 0xffff0000, v3
A810  v_mov_b64_e32 v[68:69], v[128:129]
A814  s_or_b64 exec, exec, s[4:5]
A818  s_waitcnt vmcnt(0)
A81C  v_and_b32_e32 v103, 0x7fffffff, v11
A824  v_and_b32_e32 v105, 0x7fffffff, v10
A82C  v_max_u32_e32 v3, v103, v105
A830  v_and_b32_e32 v101, 0x7fffffff, v19
A838  v_and_b32_e32 v102, 0x7fffffff, v18
A840  v_max3_u32 v3, v101, v102, v3
A848  v_and_b32_e32 v99, 0x7fffffff, v31
A850  v_and_b32_e32 v100, 0x7fffffff, v30
A858  v_max3_u32 v3, v99, v100, v3
A860  v_and_b32_e32 v97, 0x7fffffff, v45
A868  v_and_b32_e32 v98, 0x7fffffff, v44
A870  v_max3_u32 v3, v97, v98, v3
A878  v_and_b32_e32 v95, 0x7fffffff, v47
A880  v_and_b32_e32 v96, 0x7fffffff, v46
A888  v_max3_u32 v3, v95, v96, v3
A890  v_and_b32_e32 v93, 0x7fffffff, v49
A898  v_and_b32_e32 v94, 0x7fffffff, v48
A8A0  v_max3_u32 v3, v93, v94, v3
A8A8  v_and_b32_e32 v91, 0x7fffffff, v51
A8B0  v_and_b32_e32 v92, 0x7fffffff, v50
A8B8  v_max3_u32 v3, v91, v92, v3
A8C0  v_and_b32_e32 v89, 0x7fffffff, v53
A8C8  v_and_b32_e32 v90, 0x7fffffff, v52
A8D0  v_max3_u32 v3, v89, v90, v3
A8D8  v_and_b32_e32 v87, 0x7fffffff, v55
A8E0  v_and_b32_e32 v88, 0x7fffffff, v54
A8E8  v_max3_u32 v3, v87, v88, v3
A8F0  v_and_b32_e32 v85, 0x7fffffff, v57
A8F8  v_and_b32_e32 v86, 0x7fffffff, v56
A900  v_max3_u32 v3, v85, v86, v3
A908  v_and_b32_e32 v83, 0x7fffffff, v59
A910  v_and_b32_e32 v84, 0x7fffffff, v58
A918  v_max3_u32 v3, v83, v84, v3
A920  v_and_b32_e32 v81, 0x7fffffff, v61
A928  v_and_b32_e32 v82, 0x7fffffff, v60
A930  v_max3_u32 v3, v81, v82, v3
A938  v_and_b32_e32 v79, 0x7fffffff, v63
A940  v_and_b32_e32 v80, 0x7fffffff, v62
A948  v_max3_u32 v3, v79, v80, v3
A950  v_and_b32_e32 v77, 0x7fffffff, v65
A958  v_and_b32_e32 v78, 0x7fffffff, v64
A960  v_max3_u32 v3, v77, v78, v3
A968  v_and_b32_e32 v75, 0x7fffffff, v67
A970  v_and_b32_e32 v76, 0x7fffffff, v66
A978  v_max3_u32 v71, v75, v76, v3
A980  v_and_b32_e32 v3, 0x7fffffff, v69
A988  v_and_b32_e32 v70, 0x7fffffff, v68
A990  v_max3_u32 v104, v3, v70, v71
A998  s_waitcnt lgkmcnt(0)
A99C  s_mov_b32 s19, 0x7f7fffff
A9A4  v_cmp_lt_u32_e32 vcc, s19, v104
A9A8  v_mov_b32_e32 v71, 0
A9AC  v_mov_b32_e32 v72, 0
A9B0  v_mov_b32_e32 v73, 0
A9B4  v_mov_b32_e32 v74, 0
A9B8  s_and_saveexec_b64 s[12:13], vcc
A9BC  s_cbranch_execz 466
A9C0  s_mov_b32 s22, 0x7f800000
A9C8  v_cmp_lt_u32_e32 vcc, s19, v105
A9CC  v_cmp_lt_u32_e64 s[0:1], s22, v105
A9D4  v_and_b32_e32 v73, 0x80000000, v10
A9DC  v_cndmask_b32_e64 v71, 0, 7, vcc
A9E4  v_cndmask_b32_e64 v72, v105, 0, s[0:1]
A9EC  v_and_b32_e32 v74, 0x80000000, v11
A9F4  v_cmp_lt_u32_e64 s[4:5], s19, v103
A9FC  v_cndmask_b32_e32 v10, v10, v73, vcc
AA00  v_cmp_lt_u32_e32 vcc, s22, v103
AA04  v_or_b32_e32 v104, 0x70, v71
AA0C  v_cndmask_b32_e64 v11, v11, v74, s[4:5]
AA14  v_cndmask_b32_e64 v73, 0, 1, vcc
AA1C  v_max_u32_e32 v74, v103, v72
AA20  v_cndmask_b32_e64 v71, v71, v104, s[4:5]
AA28  v_addc_co_u32_e64 v73, s[0:1], 0, v73, s[0:1]
AA30  v_cndmask_b32_e32 v72, v74, v72, vcc
AA34  v_or_b32_e32 v74, 0x700, v71
AA3C  v_cmp_lt_u32_e32 vcc, s19, v102
AA40  v_cmp_lt_u32_e64 s[0:1], s22, v102
AA48  v_max_u32_e32 v102, v102, v72
AA4C  v_cndmask_b32_e32 v71, v71, v74, vcc
AA50  v_cndmask_b32_e64 v72, v102, v72, s[0:1]
AA58  v_and_b32_e32 v102, 0x80000000, v18
AA60  v_cndmask_b32_e64 v74, 0, 1, s[0:1]
AA68  v_and_b32_e32 v103, 0x80000000, v19
AA70  v_or_b32_e32 v104, 0x7000, v71
AA78  v_cmp_lt_u32_e64 s[0:1], s19, v101
AA80  v_cndmask_b32_e32 v18, v18, v102, vcc
AA84  v_cmp_lt_u32_e32 vcc, s22, v101
AA88  v_cndmask_b32_e64 v19, v19, v103, s[0:1]
AA90  v_cndmask_b32_e64 v71, v71, v104, s[0:1]
AA98  v_addc_co_u32_e64 v73, s[0:1], v73, v74, vcc
AAA0  v_max_u32_e32 v74, v101, v72
AAA4  v_cndmask_b32_e32 v72, v74, v72, vcc
AAA8  v_or_b32_e32 v74, 0x70000, v71
AAB0  v_cmp_lt_u32_e32 vcc, s19, v100
AAB4  v_cmp_lt_u32_e64 s[0:1], s22, v100
AABC  v_max_u32_e32 v100, v100, v72
AAC0  v_cndmask_b32_e32 v71, v71, v74, vcc
AAC4  v_cndmask_b32_e64 v72, v100, v72, s[0:1]
AACC  v_and_b32_e32 v100, 0x80000000, v30
AAD4  v_cndmask_b32_e64 v74, 0, 1, s[0:1]
AADC  v_and_b32_e32 v101, 0x80000000, v31
AAE4  v_or_b32_e32 v102, 0x700000, v71
AAEC  v_cmp_lt_u32_e64 s[0:1], s19, v99
AAF4  v_cndmask_b32_e32 v30, v30, v100, vcc
AAF8  v_cmp_lt_u32_e32 vcc, s22, v99
AAFC  v_cndmask_b32_e64 v31, v31, v101, s[0:1]
AB04  v_cndmask_b32_e64 v71, v71, v102, s[0:1]
AB0C  v_addc_co_u32_e64 v73, s[0:1], v73, v74, vcc
AB14  v_max_u32_e32 v74, v99, v72
AB18  v_cndmask_b32_e32 v72, v74, v72, vcc
AB1C  v_or_b32_e32 v74, 0x7000000, v71
AB24  v_cmp_lt_u32_e32 vcc, s19, v98
AB28  v_cmp_lt_u32_e64 s[0:1], s22, v98
AB30  v_max_u32_e32 v98, v98, v72
AB34  v_cndmask_b32_e32 v71, v71, v74, vcc
AB38  v_cndmask_b32_e64 v72, v98, v72, s[0:1]
AB40  v_and_b32_e32 v98, 0x80000000, v44
AB48  v_cndmask_b32_e64 v74, 0, 1, s[0:1]
AB50  v_and_b32_e32 v99, 0x80000000, v45
AB58  v_or_b32_e32 v100, 0x70000000, v71
AB60  v_cmp_lt_u32_e64 s[0:1], s19, v97
AB68  v_cndmask_b32_e32 v44, v44, v98, vcc
AB6C  v_cmp_lt_u32_e32 vcc, s22, v97
AB70  v_cndmask_b32_e64 v45, v45, v99, s[0:1]
AB78  v_cndmask_b32_e64 v71, v71, v100, s[0:1]
AB80  v_addc_co_u32_e64 v73, s[0:1], v73, v74, vcc
AB88  v_max_u32_e32 v74, v97, v72
AB8C  v_cndmask_b32_e32 v72, v74, v72, vcc
AB90  v_cmp_lt_u32_e32 vcc, s19, v96
AB94  v_cmp_lt_u32_e64 s[0:1], s22, v96
AB9C  v_max_u32_e32 v96, v96, v72
ABA0  v_cndmask_b32_e64 v74, 0, 7, vcc
ABA8  v_cndmask_b32_e64 v97, 0, 1, s[0:1]
ABB0  v_cndmask_b32_e64 v72, v96, v72, s[0:1]
ABB8  v_and_b32_e32 v96, 0x80000000, v46
ABC0  v_or_b32_e32 v99, 0x70, v74
ABC8  v_cmp_lt_u32_e64 s[0:1], s19, v95
ABD0  v_and_b32_e32 v98, 0x80000000, v47
ABD8  v_cndmask_b32_e32 v46, v46, v96, vcc
ABDC  v_cndmask_b32_e64 v74, v74, v99, s[0:1]
ABE4  v_cmp_lt_u32_e32 vcc, s22, v95
ABE8  v_max_u32_e32 v95, v95, v72
ABEC  v_cndmask_b32_e64 v47, v47, v98, s[0:1]
ABF4  v_addc_co_u32_e64 v73, s[0:1], v73, v97, vcc
ABFC  v_cndmask_b32_e32 v72, v95, v72, vcc
AC00  v_or_b32_e32 v95, 0x700, v74
AC08  v_cmp_lt_u32_e32 vcc, s19, v94
AC0C  v_cmp_lt_u32_e64 s[0:1], s22, v94
AC14  v_max_u32_e32 v94, v94, v72
AC18  v_cndmask_b32_e32 v74, v74, v95, vcc
AC1C  v_cndmask_b32_e64 v95, 0, 1, s[0:1]
AC24  v_cndmask_b32_e64 v72, v94, v72, s[0:1]
AC2C  v_and_b32_e32 v94, 0x80000000, v48
AC34  v_or_b32_e32 v97, 0x7000, v74
AC3C  v_cmp_lt_u32_e64 s[0:1], s19, v93
AC44  v_and_b32_e32 v96, 0x80000000, v49
AC4C  v_cndmask_b32_e32 v48, v48, v94, vcc
AC50  v_cndmask_b32_e64 v74, v74, v97, s[0:1]
AC58  v_cmp_lt_u32_e32 vcc, s22, v93
AC5C  v_max_u32_e32 v93, v93, v72
AC60  v_cndmask_b32_e64 v49, v49, v96, s[0:1]
AC68  v_addc_co_u32_e64 v73, s[0:1], v73, v95, vcc
AC70  v_cndmask_b32_e32 v72, v93, v72, vcc
AC74  v_or_b32_e32 v93, 0x70000, v74
AC7C  v_cmp_lt_u32_e32 vcc, s19, v92
AC80  v_cmp_lt_u32_e64 s[0:1], s22, v92
AC88  v_max_u32_e32 v92, v92, v72
AC8C  v_cndmask_b32_e32 v74, v74, v93, vcc
AC90  v_cndmask_b32_e64 v93, 0, 1, s[0:1]
AC98  v_cndmask_b32_e64 v72, v92, v72, s[0:1]
ACA0  v_and_b32_e32 v92, 0x80000000, v50
ACA8  v_or_b32_e32 v95, 0x700000, v74
ACB0  v_cmp_lt_u32_e64 s[0:1], s19, v91
ACB8  v_and_b32_e32 v94, 0x80000000, v51
ACC0  v_cndmask_b32_e32 v50, v50, v92, vcc
ACC4  v_cndmask_b32_e64 v74, v74, v95, s[0:1]
ACCC  v_cmp_lt_u32_e32 vcc, s22, v91
ACD0  v_max_u32_e32 v91, v91, v72
ACD4  v_cndmask_b32_e64 v51, v51, v94, s[0:1]
ACDC  v_addc_co_u32_e64 v73, s[0:1], v73, v93, vcc
ACE4  v_cndmask_b32_e32 v72, v91, v72, vcc
ACE8  v_or_b32_e32 v91, 0x7000000, v74
ACF0  v_cmp_lt_u32_e32 vcc, s19, v90
ACF4  v_cmp_lt_u32_e64 s[0:1], s22, v90
ACFC  v_max_u32_e32 v90, v90, v72
AD00  v_cndmask_b32_e32 v74, v74, v91, vcc
AD04  v_cndmask_b32_e64 v91, 0, 1, s[0:1]
AD0C  v_cndmask_b32_e64 v90, v90, v72, s[0:1]
AD14  v_and_b32_e32 v72, 0x80000000, v52
AD1C  v_or_b32_e32 v93, 0x70000000, v74
AD24  v_cmp_lt_u32_e64 s[0:1], s19, v89
AD2C  v_and_b32_e32 v92, 0x80000000, v53
AD34  v_cndmask_b32_e32 v52, v52, v72, vcc
AD38  v_cndmask_b32_e64 v72, v74, v93, s[0:1]
AD40  v_cmp_lt_u32_e32 vcc, s22, v89
AD44  v_max_u32_e32 v74, v89, v90
AD48  v_cndmask_b32_e64 v53, v53, v92, s[0:1]
AD50  v_addc_co_u32_e64 v73, s[0:1], v73, v91, vcc
AD58  v_cndmask_b32_e32 v74, v74, v90, vcc
AD5C  v_cmp_lt_u32_e32 vcc, s19, v88
AD60  v_cmp_lt_u32_e64 s[0:1], s22, v88
AD68  v_max_u32_e32 v88, v88, v74
AD6C  v_cndmask_b32_e64 v89, 0, 7, vcc
AD74  v_cndmask_b32_e64 v74, v88, v74, s[0:1]
AD7C  v_and_b32_e32 v88, 0x80000000, v54
AD84  v_cndmask_b32_e64 v90, 0, 1, s[0:1]
AD8C  v_and_b32_e32 v91, 0x80000000, v55
AD94  v_or_b32_e32 v92, 0x70, v89
AD9C  v_cmp_lt_u32_e64 s[0:1], s19, v87
ADA4  v_cndmask_b32_e32 v54, v54, v88, vcc
ADA8  v_cmp_lt_u32_e32 vcc, s22, v87
ADAC  v_max_u32_e32 v87, v87, v74
ADB0  v_cndmask_b32_e64 v55, v55, v91, s[0:1]
ADB8  v_cndmask_b32_e64 v88, v89, v92, s[0:1]
ADC0  v_addc_co_u32_e64 v73, s[0:1], v73, v90, vcc
ADC8  v_cndmask_b32_e32 v74, v87, v74, vcc
ADCC  v_or_b32_e32 v87, 0x700, v88
ADD4  v_cmp_lt_u32_e32 vcc, s19, v86
ADD8  v_cmp_lt_u32_e64 s[0:1], s22, v86
ADE0  v_max_u32_e32 v86, v86, v74
ADE4  v_cndmask_b32_e32 v87, v88, v87, vcc
ADE8  v_cndmask_b32_e64 v74, v86, v74, s[0:1]
ADF0  v_and_b32_e32 v86, 0x80000000, v56
ADF8  v_cndmask_b32_e64 v88, 0, 1, s[0:1]
AE00  v_and_b32_e32 v89, 0x80000000, v57
AE08  v_or_b32_e32 v90, 0x7000, v87
AE10  v_cmp_lt_u32_e64 s[0:1], s19, v85
AE18  v_cndmask_b32_e32 v56, v56, v86, vcc
AE1C  v_cmp_lt_u32_e32 vcc, s22, v85
AE20  v_max_u32_e32 v85, v85, v74
AE24  v_cndmask_b32_e64 v57, v57, v89, s[0:1]
AE2C  v_cndmask_b32_e64 v86, v87, v90, s[0:1]
AE34  v_addc_co_u32_e64 v73, s[0:1], v73, v88, vcc
AE3C  v_cndmask_b32_e32 v74, v85, v74, vcc
AE40  v_or_b32_e32 v85, 0x70000, v86
AE48  v_cmp_lt_u32_e32 vcc, s19, v84
AE4C  v_cmp_lt_u32_e64 s[0:1], s22, v84
AE54  v_max_u32_e32 v84, v84, v74
AE58  v_cndmask_b32_e32 v85, v86, v85, vcc
AE5C  v_cndmask_b32_e64 v74, v84, v74, s[0:1]
AE64  v_and_b32_e32 v84, 0x80000000, v58
AE6C  v_cndmask_b32_e64 v86, 0, 1, s[0:1]
AE74  v_and_b32_e32 v87, 0x80000000, v59
AE7C  v_or_b32_e32 v88, 0x700000, v85
AE84  v_cmp_lt_u32_e64 s[0:1], s19, v83
AE8C  v_cndmask_b32_e32 v58, v58, v84, vcc
AE90  v_cmp_lt_u32_e32 vcc, s22, v83
AE94  v_cndmask_b32_e64 v59, v59, v87, s[0:1]
AE9C  v_cndmask_b32_e64 v84, v85, v88, s[0:1]
AEA4  v_addc_co_u32_e64 v85, s[0:1], v73, v86, vcc
AEAC  v_max_u32_e32 v73, v83, v74
AEB0  v_cndmask_b32_e32 v73, v73, v74, vcc
AEB4  v_or_b32_e32 v74, 0x7000000, v84
AEBC  v_cmp_lt_u32_e32 vcc, s19, v82
AEC0  v_cmp_lt_u32_e64 s[0:1], s22, v82
AEC8  v_max_u32_e32 v82, v82, v73
AECC  v_cndmask_b32_e32 v74, v84, v74, vcc
AED0  v_cndmask_b32_e64 v82, v82, v73, s[0:1]
AED8  v_and_b32_e32 v73, 0x80000000, v60
AEE0  v_cndmask_b32_e64 v83, 0, 1, s[0:1]
AEE8  v_and_b32_e32 v84, 0x80000000, v61
AEF0  v_or_b32_e32 v86, 0x70000000, v74
AEF8  v_cmp_lt_u32_e64 s[0:1], s19, v81
AF00  v_cndmask_b32_e32 v60, v60, v73, vcc
AF04  v_cmp_lt_u32_e32 vcc, s22, v81
AF08  v_max_u32_e32 v81, v81, v82
AF0C  v_cndmask_b32_e64 v61, v61, v84, s[0:1]
AF14  v_cndmask_b32_e64 v73, v74, v86, s[0:1]
AF1C  v_addc_co_u32_e64 v74, s[0:1], v85, v83, vcc
AF24  v_cndmask_b32_e32 v81, v81, v82, vcc
AF28  v_cmp_lt_u32_e32 vcc, s19, v80
AF2C  v_cmp_lt_u32_e64 s[0:1], s22, v80
AF34  v_max_u32_e32 v80, v80, v81
AF38  v_cndmask_b32_e64 v82, 0, 7, vcc
AF40  v_cndmask_b32_e64 v80, v80, v81, s[0:1]
AF48  v_and_b32_e32 v81, 0x80000000, v62
AF50  v_cndmask_b32_e64 v83, 0, 1, s[0:1]
AF58  v_and_b32_e32 v84, 0x80000000, v63
AF60  v_or_b32_e32 v85, 0x70, v82
AF68  v_cmp_lt_u32_e64 s[0:1], s19, v79
AF70  v_cndmask_b32_e32 v62, v62, v81, vcc
AF74  v_cmp_lt_u32_e32 vcc, s22, v79
AF78  v_max_u32_e32 v79, v79, v80
AF7C  v_cndmask_b32_e64 v63, v63, v84, s[0:1]
AF84  v_cndmask_b32_e64 v81, v82, v85, s[0:1]
AF8C  v_addc_co_u32_e64 v74, s[0:1], v74, v83, vcc
AF94  v_cndmask_b32_e32 v79, v79, v80, vcc
AF98  v_or_b32_e32 v80, 0x700, v81
AFA0  v_cmp_lt_u32_e32 vcc, s19, v78
AFA4  v_cmp_lt_u32_e64 s[0:1], s22, v78
AFAC  v_max_u32_e32 v78, v78, v79
AFB0  v_cndmask_b32_e32 v80, v81, v80, vcc
AFB4  v_cndmask_b32_e64 v78, v78, v79, s[0:1]
AFBC  v_and_b32_e32 v79, 0x80000000, v64
AFC4  v_cndmask_b32_e64 v81, 0, 1, s[0:1]
AFCC  v_and_b32_e32 v82, 0x80000000, v65
AFD4  v_or_b32_e32 v83, 0x7000, v80
AFDC  v_cmp_lt_u32_e64 s[0:1], s19, v77
AFE4  v_cndmask_b32_e32 v64, v64, v79, vcc
AFE8  v_cmp_lt_u32_e32 vcc, s22, v77
AFEC  v_max_u32_e32 v77, v77, v78
AFF0  v_cndmask_b32_e64 v65, v65, v82, s[0:1]
AFF8  v_cndmask_b32_e64 v79, v80, v83, s[0:1]
B000  v_addc_co_u32_e64 v74, s[0:1], v74, v81, vcc
B008  v_cndmask_b32_e32 v77, v77, v78, vcc
B00C  v_or_b32_e32 v78, 0x70000, v79
B014  v_cmp_lt_u32_e32 vcc, s19, v76
B018  v_cmp_lt_u32_e64 s[0:1], s22, v76
B020  v_max_u32_e32 v76, v76, v77
B024  v_cndmask_b32_e32 v78, v79, v78, vcc
B028  v_cndmask_b32_e64 v76, v76, v77, s[0:1]
B030  v_and_b32_e32 v77, 0x80000000, v66
B038  v_cndmask_b32_e64 v79, 0, 1, s[0:1]
B040  v_and_b32_e32 v80, 0x80000000, v67
B048  v_or_b32_e32 v81, 0x700000, v78
B050  v_cmp_lt_u32_e64 s[0:1], s19, v75
B058  v_cndmask_b32_e32 v66, v66, v77, vcc
B05C  v_cmp_lt_u32_e32 vcc, s22, v75
B060  v_cndmask_b32_e64 v67, v67, v80, s[0:1]
B068  v_cndmask_b32_e64 v77, v78, v81, s[0:1]
B070  v_addc_co_u32_e64 v78, s[0:1], v74, v79, vcc
B078  v_max_u32_e32 v74, v75, v76
B07C  v_cndmask_b32_e32 v74, v74, v76, vcc
B080  v_or_b32_e32 v75, 0x7000000, v77
B088  v_cmp_lt_u32_e32 vcc, s19, v70
B08C  v_cmp_lt_u32_e64 s[0:1], s22, v70
B094  v_max_u32_e32 v70, v70, v74
B098  v_cndmask_b32_e32 v75, v77, v75, vcc
B09C  v_cndmask_b32_e64 v70, v70, v74, s[0:1]
B0A4  v_and_b32_e32 v74, 0x80000000, v68
B0AC  v_cndmask_b32_e64 v76, 0, 1, s[0:1]
B0B4  v_and_b32_e32 v77, 0x80000000, v69
B0BC  v_or_b32_e32 v79, 0x70000000, v75
B0C4  v_cmp_lt_u32_e64 s[0:1], s19, v3
B0CC  v_cndmask_b32_e32 v68, v68, v74, vcc
B0D0  v_cmp_lt_u32_e32 vcc, s22, v3
B0D4  v_cndmask_b32_e64 v69, v69, v77, s[0:1]
B0DC  v_cndmask_b32_e64 v74, v75, v79, s[0:1]
B0E4  v_addc_co_u32_e64 v75, s[0:1], v78, v76, vcc
B0EC  v_max_u32_e32 v3, v3, v70
B0F0  v_cndmask_b32_e32 v3, v3, v70, vcc
B0F4  v_mov_b32_e32 v70, 0x7f800000
B0FC  v_cmp_ne_u32_e32 vcc, 32, v75
B100  s_nop 1
B104  v_cndmask_b32_e32 v104, v70, v3, vcc
B108  s_or_b64 exec, exec, s[12:13]
B10C  s_bfe_u32 s4, s15, 0x20004
B114  s_cmp_eq_u32 s4, 2
B118  s_cselect_b64 s[12:13], -1, 0
B11C  s_and_b64 s[0:1], s[12:13], exec
B120  s_cselect_b32 s0, 0x3fffff, 0
B128  s_cmp_lg_u32 s4, 0
B12C  s_cselect_b32 s45, s0, 0x200000
B134  v_cmp_ne_u32_e32 vcc, 0, v104
B138  v_mov_b32_e32 v75, 0x7f
B140  s_and_saveexec_b64 s[0:1], vcc
B144  s_cbranch_execz 15
B148  v_add_u32_e32 v3, s45, v104
B14C  s_mov_b32 s4, 0x17fffff
B154  v_lshrrev_b32_e32 v70, 23, v3
B158  v_add_u32_e32 v70, -2, v70
B15C  v_cmp_lt_u32_e32 vcc, s4, v3
B160  s_mov_b32 s4, 0x7f800000
B168  s_nop 0
B16C  v_cndmask_b32_e32 v3, 0, v70, vcc
B170  v_cmp_eq_u32_e32 vcc, s4, v104
B174  v_mov_b32_e32 v70, 0xfe
B17C  s_and_b64 vcc, s[12:13], vcc
B180  v_cndmask_b32_e32 v75, v3, v70, vcc
B184  s_or_b64 exec, exec, s[0:1]
B188  v_cmp_eq_u32_e32 vcc, 0, v75
B18C  s_cbranch_vccz 37
B190  s_nop 0
B194  v_cndmask_b32_e64 v70, 1.0, 2.0, vcc
B19C  v_pk_mul_f32 v[10:11], v[70:71], v[10:11] op_sel_hi:[0,1]
B1A4  v_pk_mul_f32 v[18:19], v[70:71], v[18:19] op_sel_hi:[0,1]
B1AC  v_pk_mul_f32 v[30:31], v[70:71], v[30:31] op_sel_hi:[0,1]
B1B4  v_pk_mul_f32 v[44:45], v[70:71], v[44:45] op_sel_hi:[0,1]
B1BC  v_pk_mul_f32 v[46:47], v[70:71], v[46:47] op_sel_hi:[0,1]
B1C4  v_pk_mul_f32 v[48:49], v[70:71], v[48:49] op_sel_hi:[0,1]
B1CC  v_pk_mul_f32 v[50:51], v[70:71], v[50:51] op_sel_hi:[0,1]
B1D4  v_pk_mul_f32 v[52:53], v[70:71], v[52:53] op_sel_hi:[0,1]
B1DC  v_pk_mul_f32 v[54:55], v[70:71], v[54:55] op_sel_hi:[0,1]
B1E4  v_pk_mul_f32 v[56:57], v[70:71], v[56:57] op_sel_hi:[0,1]
B1EC  v_pk_mul_f32 v[58:59], v[70:71], v[58:59] op_sel_hi:[0,1]
B1F4  v_pk_mul_f32 v[60:61], v[70:71], v[60:61] op_sel_hi:[0,1]
B1FC  v_pk_mul_f32 v[62:63], v[70:71], v[62:63] op_sel_hi:[0,1]
B204  v_pk_mul_f32 v[64:65], v[70:71], v[64:65] op_sel_hi:[0,1]
B20C  v_pk_mul_f32 v[66:67], v[70:71], v[66:67] op_sel_hi:[0,1]
B214  v_pk_mul_f32 v[68:69], v[70:71], v[68:69] op_sel_hi:[0,1]
B21C  v_max_u32_e32 v70, 1, v75
B220  s_branch 1
B224  v_mov_b32_e32 v70, v75
B228  v_mad_u64_u32 v[2:3], s[0:1], s30, v2, v[4:5]
B230  v_lshlrev_b32_e32 v4, 2, v2
B234  s_mov_b32 s0, 0xd2511f53
B23C  v_mad_u64_u32 v[76:77], s[4:5], v4, s0, 0
B244  s_mul_hi_u32 s4, s17, 0xcd9e8d57
B24C  s_xor_b32 s4, s16, s4
B250  s_xor_b32 s4, s4, s24
B254  s_xor_b32 s22, s25, s18
B258  v_lshlrev_b32_e32 v3, 23, v70
B25C  s_mov_b32 s1, 0xcd9e8d57
B264  s_mul_i32 s17, s17, 0xcd9e8d57
B26C  v_xor_b32_e32 v70, s22, v77
B270  s_add_i32 s16, s24, 0x9e3779b9
B278  s_add_i32 s18, s25, 0xbb67ae85
B280  s_mul_hi_u32 s19, s4, 0xd2511f53
B288  s_mul_i32 s27, s4, 0xd2511f53
B290  v_mad_u64_u32 v[78:79], s[4:5], v70, s1, 0
B298  s_xor_b32 s26, s16, s17
B29C  s_xor_b32 s28, s18, s19
B2A0  v_xor_b32_e32 v70, s26, v79
B2A4  v_xor_b32_e32 v79, s28, v76
B2A8  s_add_i32 s16, s25, 0x76cf5d0a
B2B0  v_mad_u64_u32 v[76:77], s[4:5], v70, s0, 0
B2B8  v_mad_u64_u32 v[80:81], s[4:5], v79, s1, 0
B2C0  s_xor_b32 s35, s16, s27
B2C4  s_add_i32 s23, s24, 0x3c6ef372
B2CC  v_xor_b32_e32 v70, v78, v81
B2D0  v_xor_b32_e32 v77, s35, v77
B2D4  v_xor_b32_e32 v70, s23, v70
B2D8  v_mad_u64_u32 v[82:83], s[4:5], v77, s1, 0
B2E0  s_add_i32 s29, s24, 0xdaa66d2b
B2E8  v_mad_u64_u32 v[78:79], s[4:5], v70, s0, 0
B2F0  v_xor_b32_e32 v70, v80, v83
B2F4  s_add_i32 s27, s25, 0x32370b8f
B2FC  v_xor_b32_e32 v70, s29, v70
B300  v_xor_b32_e32 v76, v76, v79
B304  v_xor_b32_e32 v79, s27, v76
B308  v_mad_u64_u32 v[76:77], s[4:5], v70, s0, 0
B310  s_add_i32 s33, s25, 0xed9eba14
B318  v_mad_u64_u32 v[80:81], s[4:5], v79, s1, 0
B320  v_xor_b32_e32 v77, v78, v77
B324  s_add_i32 s34, s24, 0x78dde6e4
B32C  v_xor_b32_e32 v70, v82, v81
B330  v_xor_b32_e32 v77, s33, v77
B334  v_xor_b32_e32 v70, s34, v70
B338  v_mad_u64_u32 v[82:83], s[4:5], v77, s1, 0
B340  s_add_i32 s37, s24, 0x1715609d
B348  v_mad_u64_u32 v[78:79], s[4:5], v70, s0, 0
B350  v_xor_b32_e32 v70, v80, v83
B354  s_add_i32 s36, s25, 0xa9066899
B35C  v_xor_b32_e32 v70, s37, v70
B360  v_xor_b32_e32 v76, v76, v79
B364  v_xor_b32_e32 v79, s36, v76
B368  v_mad_u64_u32 v[76:77], s[4:5], v70, s0, 0
B370  s_add_i32 s38, s25, 0x646e171e
B378  v_mad_u64_u32 v[80:81], s[4:5], v79, s1, 0
B380  v_xor_b32_e32 v77, v78, v77
B384  s_add_i32 s39, s24, 0xb54cda56
B38C  v_xor_b32_e32 v70, v82, v81
B390  v_xor_b32_e32 v77, s38, v77
B394  v_xor_b32_e32 v70, s39, v70
B398  v_mad_u64_u32 v[82:83], s[4:5], v77, s1, 0
B3A0  s_add_i32 s41, s24, 0x5384540f
B3A8  v_mad_u64_u32 v[78:79], s[4:5], v70, s0, 0
B3B0  v_xor_b32_e32 v70, v80, v83
B3B4  s_add_i32 s40, s25, 0x1fd5c5a3
B3BC  v_xor_b32_e32 v70, s41, v70
B3C0  v_xor_b32_e32 v76, v76, v79
B3C4  v_xor_b32_e32 v79, s40, v76
B3C8  v_mad_u64_u32 v[76:77], s[4:5], v70, s0, 0
B3D0  s_add_i32 s42, s25, 0xdb3d7428
B3D8  v_mad_u64_u32 v[80:81], s[4:5], v79, s1, 0
B3E0  v_xor_b32_e32 v77, v78, v77
B3E4  s_add_i32 s43, s24, 0xf1bbcdc8
B3EC  v_xor_b32_e32 v70, v82, v81
B3F0  v_xor_b32_e32 v77, s42, v77
B3F4  v_xor_b32_e32 v70, s43, v70
B3F8  v_mad_u64_u32 v[82:83], s[4:5], v77, s1, 0
B400  s_add_i32 s44, s24, 0x8ff34781
B408  v_mad_u64_u32 v[78:79], s[4:5], v70, s0, 0
B410  v_xor_b32_e32 v70, v80, v83
B414  s_add_i32 s24, s25, 0x96a522ad
B41C  v_xor_b32_e32 v77, s44, v70
B420  v_xor_b32_e32 v70, v76, v79
B424  v_mov_b32_e32 v79, 0
B428  v_mov_b32_e32 v80, 0
B42C  v_xor_b32_e32 v76, s24, v70
B430  v_cvt_scalef32_sr_pk_fp4_f32 v79, v[10:11], v77, v3
B438  v_cvt_scalef32_sr_pk_fp4_f32 v80, v[30:31], v76, v3 op_sel:[0,0,0,1]
B440  v_cvt_scalef32_sr_pk_fp4_f32 v79, v[18:19], v82, v3 op_sel:[0,0,1,0]
B448  v_cvt_scalef32_sr_pk_fp4_f32 v80, v[44:45], v78, v3 op_sel:[0,0,1,1]
B450  s_nop 0
B454  v_or_b32_e32 v10, 1, v4
B458  v_mad_u64_u32 v[10:11], s[4:5], v10, s0, 0
B460  v_xor_b32_e32 v11, s22, v11
B464  v_mad_u64_u32 v[18:19], s[4:5], v11, s1, 0
B46C  v_xor_b32_e32 v11, s26, v19
B470  v_xor_b32_e32 v19, s28, v10
B474  v_mad_u64_u32 v[30:31], s[4:5], v19, s1, 0
B47C  v_xor_b32_e32 v18, v18, v31
B480  v_mad_u64_u32 v[10:11], s[4:5], v11, s0, 0
B488  v_xor_b32_e32 v18, s23, v18
B48C  v_xor_b32_e32 v11, s35, v11
B490  v_mad_u64_u32 v[18:19], s[4:5], v18, s0, 0
B498  v_mad_u64_u32 v[76:77], s[4:5], v11, s1, 0
B4A0  v_xor_b32_e32 v10, v10, v19
B4A4  v_xor_b32_e32 v11, v30, v77
B4A8  v_xor_b32_e32 v19, s27, v10
B4AC  v_xor_b32_e32 v11, s29, v11
B4B0  v_mad_u64_u32 v[30:31], s[4:5], v19, s1, 0
B4B8  v_mad_u64_u32 v[10:11], s[4:5], v11, s0, 0
B4C0  v_xor_b32_e32 v19, v76, v31
B4C4  v_xor_b32_e32 v19, s34, v19
B4C8  v_xor_b32_e32 v11, v18, v11
B4CC  v_xor_b32_e32 v11, s33, v11
B4D0  v_mad_u64_u32 v[18:19], s[4:5], v19, s0, 0
B4D8  v_mad_u64_u32 v[76:77], s[4:5], v11, s1, 0
B4E0  v_xor_b32_e32 v10, v10, v19
B4E4  v_xor_b32_e32 v11, v30, v77
B4E8  v_xor_b32_e32 v19, s36, v10
B4EC  v_xor_b32_e32 v11, s37, v11
B4F0  v_mad_u64_u32 v[30:31], s[4:5], v19, s1, 0
B4F8  v_mad_u64_u32 v[10:11], s[4:5], v11, s0, 0
B500  v_xor_b32_e32 v19, v76, v31
B504  v_xor_b32_e32 v19, s39, v19
B508  v_xor_b32_e32 v11, v18, v11
B50C  v_xor_b32_e32 v11, s38, v11
B510  v_mad_u64_u32 v[18:19], s[4:5], v19, s0, 0
B518  v_mad_u64_u32 v[76:77], s[4:5], v11, s1, 0
B520  v_xor_b32_e32 v10, v10, v19
B524  v_xor_b32_e32 v11, v30, v77
B528  v_xor_b32_e32 v19, s40, v10
B52C  v_xor_b32_e32 v11, s41, v11
B530  v_mad_u64_u32 v[30:31], s[4:5], v19, s1, 0
B538  v_mad_u64_u32 v[10:11], s[4:5], v11, s0, 0
B540  v_xor_b32_e32 v19, v76, v31
B544  v_xor_b32_e32 v19, s43, v19
B548  v_xor_b32_e32 v11, v18, v11
B54C  v_xor_b32_e32 v11, s42, v11
B550  v_mad_u64_u32 v[18:19], s[4:5], v19, s0, 0
B558  v_mad_u64_u32 v[76:77], s[4:5], v11, s1, 0
B560  v_xor_b32_e32 v10, v10, v19
B564  v_xor_b32_e32 v11, v30, v77
B568  v_xor_b32_e32 v10, s24, v10
B56C  v_mov_b32_e32 v19, 0
B570  v_mov_b32_e32 v30, 0
B574  v_xor_b32_e32 v11, s44, v11
B578  v_cvt_scalef32_sr_pk_fp4_f32 v19, v[46:47], v11, v3
B580  v_cvt_scalef32_sr_pk_fp4_f32 v30, v[50:51], v10, v3 op_sel:[0,0,0,1]
B588  v_cvt_scalef32_sr_pk_fp4_f32 v19, v[48:49], v76, v3 op_sel:[0,0,1,0]
B590  v_cvt_scalef32_sr_pk_fp4_f32 v30, v[52:53], v18, v3 op_sel:[0,0,1,1]
B598  s_nop 0
B59C  v_or_b32_e32 v10, 2, v4
B5A0  v_mad_u64_u32 v[10:11], s[4:5], v10, s0, 0
B5A8  v_xor_b32_e32 v11, s22, v11
B5AC  v_or3_b32 v45, v30, v72, v19
B5B4  v_mad_u64_u32 v[18:19], s[4:5], v11, s1, 0
B5BC  v_xor_b32_e32 v11, s26, v19
B5C0  v_xor_b32_e32 v19, s28, v10
B5C4  v_mad_u64_u32 v[30:31], s[4:5], v19, s1, 0
B5CC  v_mad_u64_u32 v[10:11], s[4:5], v11, s0, 0
B5D4  v_xor_b32_e32 v18, v18, v31
B5D8  v_xor_b32_e32 v18, s23, v18
B5DC  v_xor_b32_e32 v11, s35, v11
B5E0  v_mad_u64_u32 v[18:19], s[4:5], v18, s0, 0
B5E8  v_mad_u64_u32 v[46:47], s[4:5], v11, s1, 0
B5F0  v_xor_b32_e32 v11, v30, v47
B5F4  v_xor_b32_e32 v10, v10, v19
B5F8  v_xor_b32_e32 v11, s29, v11
B5FC  v_xor_b32_e32 v19, s27, v10
B600  v_mad_u64_u32 v[10:11], s[4:5], v11, s0, 0
B608  v_mad_u64_u32 v[30:31], s[4:5], v19, s1, 0
B610  v_xor_b32_e32 v19, v46, v31
B614  v_xor_b32_e32 v11, v18, v11
B618  v_xor_b32_e32 v19, s34, v19
B61C  v_xor_b32_e32 v11, s33, v11
B620  v_mad_u64_u32 v[18:19], s[4:5], v19, s0, 0
B628  v_mad_u64_u32 v[46:47], s[4:5], v11, s1, 0
B630  v_xor_b32_e32 v11, v30, v47
B634  v_xor_b32_e32 v10, v10, v19
B638  v_xor_b32_e32 v11, s37, v11
B63C  v_xor_b32_e32 v19, s36, v10
B640  v_mad_u64_u32 v[10:11], s[4:5], v11, s0, 0
B648  v_mad_u64_u32 v[30:31], s[4:5], v19, s1, 0
B650  v_xor_b32_e32 v19, v46, v31
B654  v_xor_b32_e32 v11, v18, v11
B658  v_xor_b32_e32 v19, s39, v19
B65C  v_xor_b32_e32 v11, s38, v11
B660  v_mad_u64_u32 v[18:19], s[4:5], v19, s0, 0
B668  v_mad_u64_u32 v[46:47], s[4:5], v11, s1, 0
B670  v_xor_b32_e32 v11, v30, v47
B674  v_xor_b32_e32 v10, v10, v19
B678  v_xor_b32_e32 v11, s41, v11
B67C  v_xor_b32_e32 v19, s40, v10
B680  v_mad_u64_u32 v[10:11], s[4:5], v11, s0, 0
B688  v_mad_u64_u32 v[30:31], s[4:5], v19, s1, 0
B690  v_xor_b32_e32 v19, v46, v31
B694  v_xor_b32_e32 v11, v18, v11
B698  v_xor_b32_e32 v19, s43, v19
B69C  v_xor_b32_e32 v11, s42, v11
B6A0  v_mad_u64_u32 v[18:19], s[4:5], v19, s0, 0
B6A8  v_mad_u64_u32 v[46:47], s[4:5], v11, s1, 0
B6B0  v_xor_b32_e32 v11, v30, v47
B6B4  v_xor_b32_e32 v10, v10, v19
B6B8  v_xor_b32_e32 v11, s44, v11
B6BC  v_xor_b32_e32 v10, s24, v10
B6C0  v_mov_b32_e32 v19, 0
B6C4  v_mov_b32_e32 v30, 0
B6C8  v_or_b32_e32 v4, 3, v4
B6CC  v_cvt_scalef32_sr_pk_fp4_f32 v19, v[54:55], v11, v3
B6D4  v_cvt_scalef32_sr_pk_fp4_f32 v30, v[58:59], v10, v3 op_sel:[0,0,0,1]
B6DC  v_cvt_scalef32_sr_pk_fp4_f32 v19, v[56:57], v46, v3 op_sel:[0,0,1,0]
B6E4  v_cvt_scalef32_sr_pk_fp4_f32 v30, v[60:61], v18, v3 op_sel:[0,0,1,1]
B6EC  s_nop 0
B6F0  v_mad_u64_u32 v[10:11], s[4:5], v4, s0, 0
B6F8  v_xor_b32_e32 v4, s22, v11
B6FC  v_or3_b32 v46, v30, v73, v19
B704  v_mad_u64_u32 v[18:19], s[4:5], v4, s1, 0
B70C  v_xor_b32_e32 v4, s26, v19
B710  v_xor_b32_e32 v19, s28, v10
B714  v_mad_u64_u32 v[30:31], s[4:5], v19, s1, 0
B71C  v_mad_u64_u32 v[10:11], s[4:5], v4, s0, 0
B724  v_xor_b32_e32 v4, v18, v31
B728  v_xor_b32_e32 v4, s23, v4
B72C  v_xor_b32_e32 v11, s35, v11
B730  v_mad_u64_u32 v[18:19], s[4:5], v4, s0, 0
B738  v_mad_u64_u32 v[48:49], s[4:5], v11, s1, 0
B740  v_xor_b32_e32 v4, v30, v49
B744  v_xor_b32_e32 v10, v10, v19
B748  v_xor_b32_e32 v4, s29, v4
B74C  v_xor_b32_e32 v19, s27, v10
B750  v_mad_u64_u32 v[10:11], s[4:5], v4, s0, 0
B758  v_mad_u64_u32 v[30:31], s[4:5], v19, s1, 0
B760  v_xor_b32_e32 v4, v48, v31
B764  v_xor_b32_e32 v11, v18, v11
B768  v_xor_b32_e32 v4, s34, v4
B76C  v_xor_b32_e32 v11, s33, v11
B770  v_mad_u64_u32 v[18:19], s[4:5], v4, s0, 0
B778  v_mad_u64_u32 v[48:49], s[4:5], v11, s1, 0
B780  v_xor_b32_e32 v4, v30, v49
B784  v_xor_b32_e32 v10, v10, v19
B788  v_xor_b32_e32 v4, s37, v4
B78C  v_xor_b32_e32 v19, s36, v10
B790  v_mad_u64_u32 v[10:11], s[4:5], v4, s0, 0
B798  v_mad_u64_u32 v[30:31], s[4:5], v19, s1, 0
B7A0  v_xor_b32_e32 v4, v48, v31
B7A4  v_xor_b32_e32 v11, v18, v11
B7A8  v_xor_b32_e32 v4, s39, v4
B7AC  v_xor_b32_e32 v11, s38, v11
B7B0  v_mad_u64_u32 v[18:19], s[4:5], v4, s0, 0
B7B8  v_mad_u64_u32 v[48:49], s[4:5], v11, s1, 0
B7C0  v_xor_b32_e32 v4, v30, v49
B7C4  v_xor_b32_e32 v10, v10, v19
B7C8  v_xor_b32_e32 v4, s41, v4
B7CC  v_xor_b32_e32 v19, s40, v10
B7D0  v_mad_u64_u32 v[10:11], s[4:5], v4, s0, 0
B7D8  v_mad_u64_u32 v[30:31], s[4:5], v19, s1, 0
B7E0  v_xor_b32_e32 v4, v48, v31
B7E4  v_xor_b32_e32 v11, v18, v11
B7E8  v_xor_b32_e32 v4, s43, v4
B7EC  v_xor_b32_e32 v11, s42, v11
B7F0  v_mad_u64_u32 v[18:19], s[4:5], v4, s0, 0
B7F8  v_mad_u64_u32 v[48:49], s[0:1], v11, s1, 0
B800  v_xor_b32_e32 v4, v30, v49
B804  v_xor_b32_e32 v4, s44, v4
B808  v_xor_b32_e32 v10, v10, v19
B80C  v_mov_b32_e32 v11, 0
B810  v_mov_b32_e32 v19, 0
B814  v_xor_b32_e32 v10, s24, v10
B818  v_cvt_scalef32_sr_pk_fp4_f32 v11, v[62:63], v4, v3
B820  v_cvt_scalef32_sr_pk_fp4_f32 v19, v[66:67], v10, v3 op_sel:[0,0,0,1]
B828  v_cvt_scalef32_sr_pk_fp4_f32 v11, v[64:65], v48, v3 op_sel:[0,0,1,0]
B830  v_cvt_scalef32_sr_pk_fp4_f32 v19, v[68:69], v18, v3 op_sel:[0,0,1,1]
B838  s_nop 0
B83C  v_lshlrev_b32_e32 v4, 2, v134
B840  v_bitop3_b32 v3, v4, v5, v1 bitop3:0xf6
B848  v_mov_b32_e32 v70, 0
B84C  v_or3_b32 v44, v80, v71, v79
B854  v_or3_b32 v47, v19, v74, v11
B85C  v_lshlrev_b32_e32 v3, 4, v3
B860  v_or_b32_e32 v4, v4, v5
B864  ds_write_b128 v3, v[44:47]
B86C  ds_write_b8 v4, v75 offset:8192
B874  s_and_saveexec_b64 s[16:17], s[6:7]
B878  s_cbranch_execz 1086
B87C  v_and_b32_e32 v73, 0x7fffffff, v8
B884  v_and_b32_e32 v72, 0x7fffffff, v38
B88C  v_and_b32_e32 v69, 0x7fffffff, v39
B894  v_and_b32_e32 v68, 0x7fffffff, v40
B89C  v_max_u32_e32 v5, v72, v73
B8A0  v_and_b32_e32 v67, 0x7fffffff, v41
B8A8  v_and_b32_e32 v66, 0x7fffffff, v42
B8B0  v_max3_u32 v5, v68, v69, v5
B8B8  v_and_b32_e32 v65, 0x7fffffff, v43
B8C0  v_and_b32_e32 v64, 0x7fffffff, v28
B8C8  v_max3_u32 v5, v66, v67, v5
B8D0  v_and_b32_e32 v63, 0x7fffffff, v29
B8D8  v_and_b32_e32 v62, 0x7fffffff, v32
B8E0  v_max3_u32 v5, v64, v65, v5
B8E8  v_and_b32_e32 v61, 0x7fffffff, v33
B8F0  v_and_b32_e32 v60, 0x7fffffff, v34
B8F8  v_max3_u32 v5, v62, v63, v5
B900  v_and_b32_e32 v59, 0x7fffffff, v35
B908  v_and_b32_e32 v58, 0x7fffffff, v36
B910  v_max3_u32 v5, v60, v61, v5
B918  v_and_b32_e32 v57, 0x7fffffff, v37
B920  v_and_b32_e32 v56, 0x7fffffff, v20
B928  v_max3_u32 v5, v58, v59, v5
B930  v_and_b32_e32 v55, 0x7fffffff, v21
B938  v_and_b32_e32 v54, 0x7fffffff, v22
B940  v_max3_u32 v5, v56, v57, v5
B948  v_and_b32_e32 v53, 0x7fffffff, v23
B950  v_and_b32_e32 v52, 0x7fffffff, v24
B958  v_max3_u32 v5, v54, v55, v5
B960  v_and_b32_e32 v51, 0x7fffffff, v25
B968  v_and_b32_e32 v50, 0x7fffffff, v26
B970  v_max3_u32 v5, v52, v53, v5
B978  v_and_b32_e32 v49, 0x7fffffff, v27
B980  v_and_b32_e32 v48, 0x7fffffff, v12
B988  v_max3_u32 v5, v50, v51, v5
B990  v_and_b32_e32 v47, 0x7fffffff, v13
B998  v_and_b32_e32 v46, 0x7fffffff, v14
B9A0  v_max3_u32 v5, v48, v49, v5
B9A8  v_and_b32_e32 v45, 0x7fffffff, v15
B9B0  v_and_b32_e32 v44, 0x7fffffff, v16
B9B8  v_max3_u32 v5, v46, v47, v5
B9C0  v_and_b32_e32 v31, 0x7fffffff, v17
B9C8  v_and_b32_e32 v30, 0x7fffffff, v6
B9D0  v_max3_u32 v5, v44, v45, v5
B9D8  v_and_b32_e32 v10, 0x7fffffff, v9
B9E0  v_and_b32_e32 v19, 0x7fffffff, v7
B9E8  v_max3_u32 v5, v30, v31, v5
B9F0  v_max3_u32 v71, v10, v19, v5
B9F8  s_mov_b32 s25, 0x7f7fffff
BA00  v_cmp_lt_u32_e32 vcc, s25, v71
BA04  v_mov_b32_e32 v5, 0
BA08  v_mov_b32_e32 v11, 0
BA0C  v_mov_b32_e32 v18, 0
BA10  s_and_saveexec_b64 s[18:19], vcc
BA14  s_cbranch_execz 543
BA18  v_cmp_lt_u32_e32 vcc, s25, v73
BA1C  s_mov_b32 s46, 0x7f800000
BA24  v_cmp_lt_u32_e64 s[0:1], s46, v73
BA2C  v_cndmask_b32_e64 v5, 0, 7, vcc
BA34  v_or_b32_e32 v18, 0x70, v5
BA3C  v_cmp_lt_u32_e64 s[4:5], s25, v72
BA44  v_cmp_lt_u32_e64 s[6:7], s46, v72
BA4C  v_cndmask_b32_e64 v11, v73, 0, s[0:1]
BA54  v_cndmask_b32_e64 v5, v5, v18, s[4:5]
BA5C  v_cndmask_b32_e64 v18, 0, 1, s[6:7]
BA64  v_addc_co_u32_e64 v18, s[0:1], 0, v18, s[0:1]
BA6C  v_max_u32_e32 v70, v72, v11
BA70  v_cndmask_b32_e64 v11, v70, v11, s[6:7]
BA78  v_and_b32_e32 v71, 0x80000000, v39
BA80  v_or_b32_e32 v72, 0x700, v5
BA88  v_cmp_lt_u32_e64 s[0:1], s25, v69
BA90  v_and_b32_e32 v70, 0x80000000, v38
BA98  v_cndmask_b32_e64 v38, v38, v70, s[4:5]
BAA0  v_cndmask_b32_e64 v39, v39, v71, s[0:1]
BAA8  v_cndmask_b32_e64 v5, v5, v72, s[0:1]
BAB0  v_cmp_lt_u32_e64 s[0:1], s46, v69
BAB8  v_max_u32_e32 v69, v69, v11
BABC  v_cmp_lt_u32_e64 s[4:5], s46, v68
BAC4  v_cndmask_b32_e64 v70, 0, 1, s[0:1]
BACC  v_cndmask_b32_e64 v11, v69, v11, s[0:1]
BAD4  v_or_b32_e32 v69, 0x7000, v5
BADC  v_cmp_lt_u32_e64 s[0:1], s25, v68
BAE4  v_max_u32_e32 v68, v68, v11
BAE8  v_addc_co_u32_e64 v18, s[6:7], v18, v70, s[4:5]
BAF0  v_cndmask_b32_e64 v5, v5, v69, s[0:1]
BAF8  v_cndmask_b32_e64 v11, v68, v11, s[4:5]
BB00  v_and_b32_e32 v68, 0x80000000, v40
BB08  v_or_b32_e32 v70, 0x70000, v5
BB10  v_cmp_lt_u32_e64 s[4:5], s25, v67
BB18  v_cndmask_b32_e64 v40, v40, v68, s[0:1]
BB20  v_cmp_lt_u32_e64 s[0:1], s46, v67
BB28  v_cndmask_b32_e64 v5, v5, v70, s[4:5]
BB30  v_max_u32_e32 v67, v67, v11
BB34  v_and_b32_e32 v69, 0x80000000, v41
BB3C  v_cndmask_b32_e64 v68, 0, 1, s[0:1]
BB44  v_cndmask_b32_e64 v11, v67, v11, s[0:1]
BB4C  v_or_b32_e32 v67, 0x700000, v5
BB54  v_cmp_lt_u32_e64 s[0:1], s25, v66
BB5C  v_cndmask_b32_e64 v41, v41, v69, s[4:5]
BB64  v_cmp_lt_u32_e64 s[4:5], s46, v66
BB6C  v_cndmask_b32_e64 v5, v5, v67, s[0:1]
BB74  v_max_u32_e32 v66, v66, v11
BB78  v_addc_co_u32_e64 v18, s[6:7], v18, v68, s[4:5]
BB80  v_cndmask_b32_e64 v11, v66, v11, s[4:5]
BB88  v_and_b32_e32 v66, 0x80000000, v42
BB90  v_or_b32_e32 v68, 0x7000000, v5
BB98  v_cmp_lt_u32_e64 s[4:5], s25, v65
BBA0  v_and_b32_e32 v67, 0x80000000, v43
BBA8  v_cndmask_b32_e64 v42, v42, v66, s[0:1]
BBB0  v_cndmask_b32_e64 v5, v5, v68, s[4:5]
BBB8  v_cmp_lt_u32_e64 s[0:1], s46, v65
BBC0  v_max_u32_e32 v65, v65, v11
BBC4  v_cndmask_b32_e64 v43, v43, v67, s[4:5]
BBCC  v_cndmask_b32_e64 v66, 0, 1, s[0:1]
BBD4  v_cndmask_b32_e64 v11, v65, v11, s[0:1]
BBDC  v_or_b32_e32 v65, 0x70000000, v5
BBE4  v_cmp_lt_u32_e64 s[0:1], s25, v64
BBEC  v_cmp_lt_u32_e64 s[4:5], s46, v64
BBF4  s_nop 0
BBF8  v_cndmask_b32_e64 v70, v5, v65, s[0:1]
BC00  v_addc_co_u32_e64 v5, s[6:7], v18, v66, s[4:5]
BC08  v_max_u32_e32 v18, v64, v11
BC0C  v_cndmask_b32_e64 v11, v18, v11, s[4:5]
BC14  v_and_b32_e32 v18, 0x80000000, v28
BC1C  v_cmp_lt_u32_e64 s[4:5], s25, v63
BC24  v_and_b32_e32 v64, 0x80000000, v29
BC2C  v_cndmask_b32_e64 v28, v28, v18, s[0:1]
BC34  v_cndmask_b32_e64 v18, 0, 7, s[4:5]
BC3C  v_cmp_lt_u32_e64 s[0:1], s46, v63
BC44  v_max_u32_e32 v63, v63, v11
BC48  v_cndmask_b32_e64 v29, v29, v64, s[4:5]
BC50  v_cndmask_b32_e64 v64, 0, 1, s[0:1]
BC58  v_cndmask_b32_e64 v11, v63, v11, s[0:1]
BC60  v_or_b32_e32 v63, 0x70, v18
BC68  v_cmp_lt_u32_e64 s[0:1], s25, v62
BC70  v_cmp_lt_u32_e64 s[4:5], s46, v62
BC78  v_max_u32_e32 v62, v62, v11
BC7C  v_cndmask_b32_e64 v18, v18, v63, s[0:1]
BC84  v_addc_co_u32_e64 v5, s[6:7], v5, v64, s[4:5]
BC8C  v_cndmask_b32_e64 v11, v62, v11, s[4:5]
BC94  v_and_b32_e32 v62, 0x80000000, v32
BC9C  v_or_b32_e32 v64, 0x700, v18
BCA4  v_cmp_lt_u32_e64 s[4:5], s25, v61
BCAC  v_cndmask_b32_e64 v32, v32, v62, s[0:1]
BCB4  v_cmp_lt_u32_e64 s[0:1], s46, v61
BCBC  v_cndmask_b32_e64 v18, v18, v64, s[4:5]
BCC4  v_max_u32_e32 v61, v61, v11
BCC8  v_and_b32_e32 v63, 0x80000000, v33
BCD0  v_cndmask_b32_e64 v62, 0, 1, s[0:1]
BCD8  v_cndmask_b32_e64 v11, v61, v11, s[0:1]
BCE0  v_or_b32_e32 v61, 0x7000, v18
BCE8  v_cmp_lt_u32_e64 s[0:1], s25, v60
BCF0  v_cndmask_b32_e64 v33, v33, v63, s[4:5]
BCF8  v_cmp_lt_u32_e64 s[4:5], s46, v60
BD00  v_cndmask_b32_e64 v18, v18, v61, s[0:1]
BD08  v_max_u32_e32 v60, v60, v11
BD0C  v_addc_co_u32_e64 v5, s[6:7], v5, v62, s[4:5]
BD14  v_cndmask_b32_e64 v11, v60, v11, s[4:5]
BD1C  v_and_b32_e32 v60, 0x80000000, v34
BD24  v_or_b32_e32 v62, 0x70000, v18
BD2C  v_cmp_lt_u32_e64 s[4:5], s25, v59
BD34  v_and_b32_e32 v61, 0x80000000, v35
BD3C  v_cndmask_b32_e64 v34, v34, v60, s[0:1]
BD44  v_cndmask_b32_e64 v18, v18, v62, s[4:5]
BD4C  v_cmp_lt_u32_e64 s[0:1], s46, v59
BD54  v_max_u32_e32 v59, v59, v11
BD58  v_cndmask_b32_e64 v35, v35, v61, s[4:5]
BD60  v_cndmask_b32_e64 v60, 0, 1, s[0:1]
BD68  v_cndmask_b32_e64 v11, v59, v11, s[0:1]
BD70  v_or_b32_e32 v59, 0x700000, v18
BD78  v_cmp_lt_u32_e64 s[0:1], s25, v58
BD80  v_cmp_lt_u32_e64 s[4:5], s46, v58
BD88  s_nop 0
BD8C  v_cndmask_b32_e64 v18, v18, v59, s[0:1]
BD94  v_addc_co_u32_e64 v59, s[6:7], v5, v60, s[4:5]
BD9C  v_max_u32_e32 v5, v58, v11
BDA0  v_cndmask_b32_e64 v5, v5, v11, s[4:5]
BDA8  v_and_b32_e32 v11, 0x80000000, v36
BDB0  v_or_b32_e32 v60, 0x7000000, v18
BDB8  v_cmp_lt_u32_e64 s[4:5], s25, v57
BDC0  v_and_b32_e32 v58, 0x80000000, v37
BDC8  v_cndmask_b32_e64 v36, v36, v11, s[0:1]
BDD0  v_cndmask_b32_e64 v11, v18, v60, s[4:5]
BDD8  v_cmp_lt_u32_e64 s[0:1], s46, v57
BDE0  v_max_u32_e32 v57, v57, v5
BDE4  v_cndmask_b32_e64 v37, v37, v58, s[4:5]
BDEC  v_cndmask_b32_e64 v18, 0, 1, s[0:1]
BDF4  v_cndmask_b32_e64 v57, v57, v5, s[0:1]
BDFC  v_or_b32_e32 v5, 0x70000000, v11
BE04  v_cmp_lt_u32_e64 s[0:1], s25, v56
BE0C  v_cmp_lt_u32_e64 s[4:5], s46, v56
BE14  s_nop 0
BE18  v_cndmask_b32_e64 v5, v11, v5, s[0:1]
BE20  v_addc_co_u32_e64 v11, s[6:7], v59, v18, s[4:5]
BE28  v_max_u32_e32 v18, v56, v57
BE2C  v_cndmask_b32_e64 v18, v18, v57, s[4:5]
BE34  v_and_b32_e32 v56, 0x80000000, v20
BE3C  v_cmp_lt_u32_e64 s[4:5], s25, v55
BE44  v_and_b32_e32 v57, 0x80000000, v21
BE4C  v_cndmask_b32_e64 v20, v20, v56, s[0:1]
BE54  v_cndmask_b32_e64 v56, 0, 7, s[4:5]
BE5C  v_cmp_lt_u32_e64 s[0:1], s46, v55
BE64  v_max_u32_e32 v55, v55, v18
BE68  v_cndmask_b32_e64 v21, v21, v57, s[4:5]
BE70  v_cndmask_b32_e64 v57, 0, 1, s[0:1]
BE78  v_cndmask_b32_e64 v18, v55, v18, s[0:1]
BE80  v_or_b32_e32 v55, 0x70, v56
BE88  v_cmp_lt_u32_e64 s[0:1], s25, v54
BE90  v_cmp_lt_u32_e64 s[4:5], s46, v54
BE98  v_max_u32_e32 v54, v54, v18
BE9C  v_cndmask_b32_e64 v55, v56, v55, s[0:1]
BEA4  v_addc_co_u32_e64 v11, s[6:7], v11, v57, s[4:5]
BEAC  v_cndmask_b32_e64 v18, v54, v18, s[4:5]
BEB4  v_and_b32_e32 v54, 0x80000000, v22
BEBC  v_or_b32_e32 v57, 0x700, v55
BEC4  v_cmp_lt_u32_e64 s[4:5], s25, v53
BECC  v_cndmask_b32_e64 v22, v22, v54, s[0:1]
BED4  v_cmp_lt_u32_e64 s[0:1], s46, v53
BEDC  v_cndmask_b32_e64 v54, v55, v57, s[4:5]
BEE4  v_max_u32_e32 v53, v53, v18
BEE8  v_and_b32_e32 v56, 0x80000000, v23
BEF0  v_cndmask_b32_e64 v55, 0, 1, s[0:1]
BEF8  v_cndmask_b32_e64 v18, v53, v18, s[0:1]
BF00  v_or_b32_e32 v53, 0x7000, v54
BF08  v_cmp_lt_u32_e64 s[0:1], s25, v52
BF10  v_cndmask_b32_e64 v23, v23, v56, s[4:5]
BF18  v_cmp_lt_u32_e64 s[4:5], s46, v52
BF20  v_cndmask_b32_e64 v53, v54, v53, s[0:1]
BF28  v_max_u32_e32 v52, v52, v18
BF2C  v_addc_co_u32_e64 v11, s[6:7], v11, v55, s[4:5]
BF34  v_cndmask_b32_e64 v18, v52, v18, s[4:5]
BF3C  v_and_b32_e32 v52, 0x80000000, v24
BF44  v_or_b32_e32 v55, 0x70000, v53
BF4C  v_cmp_lt_u32_e64 s[4:5], s25, v51
BF54  v_and_b32_e32 v54, 0x80000000, v25
BF5C  v_cndmask_b32_e64 v24, v24, v52, s[0:1]
BF64  v_cndmask_b32_e64 v52, v53, v55, s[4:5]
BF6C  v_cmp_lt_u32_e64 s[0:1], s46, v51
BF74  v_max_u32_e32 v51, v51, v18
BF78  v_cndmask_b32_e64 v25, v25, v54, s[4:5]
BF80  v_cndmask_b32_e64 v53, 0, 1, s[0:1]
BF88  v_cndmask_b32_e64 v18, v51, v18, s[0:1]
BF90  v_or_b32_e32 v51, 0x700000, v52
BF98  v_cmp_lt_u32_e64 s[0:1], s25, v50
BFA0  v_cmp_lt_u32_e64 s[4:5], s46, v50
BFA8  s_nop 0
BFAC  v_cndmask_b32_e64 v51, v52, v51, s[0:1]
BFB4  v_addc_co_u32_e64 v52, s[6:7], v11, v53, s[4:5]
BFBC  v_max_u32_e32 v11, v50, v18
BFC0  v_cndmask_b32_e64 v11, v11, v18, s[4:5]
BFC8  v_and_b32_e32 v18, 0x80000000, v26
BFD0  v_or_b32_e32 v53, 0x7000000, v51
BFD8  v_cmp_lt_u32_e64 s[4:5], s25, v49
BFE0  v_cndmask_b32_e64 v26, v26, v18, s[0:1]
BFE8  v_cmp_lt_u32_e64 s[0:1], s46, v49
BFF0  v_max_u32_e32 v49, v49, v11
BFF4  v_and_b32_e32 v50, 0x80000000, v27
BFFC  v_cndmask_b32_e64 v18, v51, v53, s[4:5]
C004  v_cndmask_b32_e64 v49, v49, v11, s[0:1]
C00C  v_cndmask_b32_e64 v27, v27, v50, s[4:5]
C014  v_cndmask_b32_e64 v50, 0, 1, s[0:1]
C01C  v_or_b32_e32 v11, 0x70000000, v18
C024  v_cmp_lt_u32_e64 s[0:1], s25, v48
C02C  v_cmp_lt_u32_e64 s[4:5], s46, v48
C034  v_max_u32_e32 v48, v48, v49
C038  v_cndmask_b32_e64 v11, v18, v11, s[0:1]
C040  v_addc_co_u32_e64 v18, s[6:7], v52, v50, s[4:5]
C048  v_cndmask_b32_e64 v48, v48, v49, s[4:5]
C050  v_and_b32_e32 v49, 0x80000000, v12
C058  v_cmp_lt_u32_e64 s[4:5], s25, v47
C060  v_and_b32_e32 v50, 0x80000000, v13
C068  v_cndmask_b32_e64 v12, v12, v49, s[0:1]
C070  v_cndmask_b32_e64 v49, 0, 7, s[4:5]
C078  v_cmp_lt_u32_e64 s[0:1], s46, v47
C080  v_max_u32_e32 v47, v47, v48
C084  v_cndmask_b32_e64 v13, v13, v50, s[4:5]
C08C  v_cndmask_b32_e64 v50, 0, 1, s[0:1]
C094  v_cndmask_b32_e64 v47, v47, v48, s[0:1]
C09C  v_or_b32_e32 v48, 0x70, v49
C0A4  v_cmp_lt_u32_e64 s[0:1], s25, v46
C0AC  v_cmp_lt_u32_e64 s[4:5], s46, v46
C0B4  v_max_u32_e32 v46, v46, v47
C0B8  v_cndmask_b32_e64 v48, v49, v48, s[0:1]
C0C0  v_addc_co_u32_e64 v18, s[6:7], v18, v50, s[4:5]
C0C8  v_cndmask_b32_e64 v46, v46, v47, s[4:5]
C0D0  v_and_b32_e32 v47, 0x80000000, v14
C0D8  v_or_b32_e32 v50, 0x700, v48
C0E0  v_cmp_lt_u32_e64 s[4:5], s25, v45
C0E8  v_cndmask_b32_e64 v14, v14, v47, s[0:1]
C0F0  v_cmp_lt_u32_e64 s[0:1], s46, v45
C0F8  v_cndmask_b32_e64 v47, v48, v50, s[4:5]
C100  v_max_u32_e32 v45, v45, v46
C104  v_and_b32_e32 v49, 0x80000000, v15
C10C  v_cndmask_b32_e64 v48, 0, 1, s[0:1]
C114  v_cndmask_b32_e64 v45, v45, v46, s[0:1]
C11C  v_or_b32_e32 v46, 0x7000, v47
C124  v_cmp_lt_u32_e64 s[0:1], s25, v44
C12C  v_cndmask_b32_e64 v15, v15, v49, s[4:5]
C134  v_cmp_lt_u32_e64 s[4:5], s46, v44
C13C  v_cndmask_b32_e64 v46, v47, v46, s[0:1]
C144  v_max_u32_e32 v44, v44, v45
C148  v_addc_co_u32_e64 v18, s[6:7], v18, v48, s[4:5]
C150  v_cndmask_b32_e64 v44, v44, v45, s[4:5]
C158  v_and_b32_e32 v45, 0x80000000, v16
C160  v_or_b32_e32 v48, 0x70000, v46
C168  v_cmp_lt_u32_e64 s[4:5], s25, v31
C170  v_and_b32_e32 v47, 0x80000000, v17
C178  v_cndmask_b32_e64 v16, v16, v45, s[0:1]
C180  v_cndmask_b32_e64 v45, v46, v48, s[4:5]
C188  v_cmp_lt_u32_e64 s[0:1], s46, v31
C190  v_max_u32_e32 v31, v31, v44
C194  v_cndmask_b32_e64 v17, v17, v47, s[4:5]
C19C  v_cndmask_b32_e64 v46, 0, 1, s[0:1]
C1A4  v_cndmask_b32_e64 v31, v31, v44, s[0:1]
C1AC  v_or_b32_e32 v44, 0x700000, v45
C1B4  v_cmp_lt_u32_e64 s[0:1], s25, v30
C1BC  v_cmp_lt_u32_e64 s[4:5], s46, v30
C1C4  s_nop 0
C1C8  v_cndmask_b32_e64 v44, v45, v44, s[0:1]
C1D0  v_addc_co_u32_e64 v45, s[6:7], v18, v46, s[4:5]
C1D8  v_max_u32_e32 v18, v30, v31
C1DC  v_cndmask_b32_e64 v18, v18, v31, s[4:5]
C1E4  v_and_b32_e32 v30, 0x80000000, v6
C1EC  v_or_b32_e32 v46, 0x7000000, v44
C1F4  v_cmp_lt_u32_e64 s[4:5], s25, v19
C1FC  v_cndmask_b32_e64 v6, v6, v30, s[0:1]
C204  v_cmp_lt_u32_e64 s[0:1], s46, v19
C20C  v_max_u32_e32 v19, v19, v18
C210  v_and_b32_e32 v31, 0x80000000, v7
C218  v_cndmask_b32_e64 v30, v44, v46, s[4:5]
C220  v_cndmask_b32_e64 v19, v19, v18, s[0:1]
C228  v_and_b32_e32 v18, 0x80000000, v8
C230  v_cndmask_b32_e64 v7, v7, v31, s[4:5]
C238  v_cndmask_b32_e64 v31, 0, 1, s[0:1]
C240  v_and_b32_e32 v44, 0x80000000, v9
C248  v_or_b32_e32 v46, 0x70000000, v30
C250  v_cmp_lt_u32_e64 s[0:1], s25, v10
C258  v_cndmask_b32_e32 v8, v8, v18, vcc
C25C  v_cmp_lt_u32_e32 vcc, s46, v10
C260  v_cndmask_b32_e64 v9, v9, v44, s[0:1]
C268  v_cndmask_b32_e64 v18, v30, v46, s[0:1]
C270  v_addc_co_u32_e64 v30, s[0:1], v45, v31, vcc
C278  v_max_u32_e32 v10, v10, v19
C27C  v_cndmask_b32_e32 v10, v10, v19, vcc
C280  v_mov_b32_e32 v19, 0x7f800000
C288  v_cmp_ne_u32_e32 vcc, 32, v30
C28C  s_nop 1
C290  v_cndmask_b32_e32 v71, v19, v10, vcc
C294  s_or_b64 exec, exec, s[18:19]
C298  v_cmp_ne_u32_e32 vcc, 0, v71
C29C  v_mov_b32_e32 v10, 0x7f
C2A4  s_and_saveexec_b64 s[0:1], vcc
C2A8  s_cbranch_execz 15
C2AC  v_add_u32_e32 v10, s45, v71
C2B0  s_mov_b32 s4, 0x17fffff
C2B8  v_lshrrev_b32_e32 v19, 23, v10
C2BC  v_add_u32_e32 v19, -2, v19
C2C0  v_cmp_lt_u32_e32 vcc, s4, v10
C2C4  s_mov_b32 s4, 0x7f800000
C2CC  s_nop 0
C2D0  v_cndmask_b32_e32 v10, 0, v19, vcc
C2D4  v_cmp_eq_u32_e32 vcc, s4, v71
C2D8  v_mov_b32_e32 v19, 0xfe
C2E0  s_and_b64 vcc, s[12:13], vcc
C2E4  v_cndmask_b32_e32 v10, v10, v19, vcc
C2E8  s_or_b64 exec, exec, s[0:1]
C2EC  v_cmp_eq_u32_e32 vcc, 0, v10
C2F0  s_cbranch_vccz 37
C2F4  s_nop 0
C2F8  v_cndmask_b32_e64 v30, 1.0, 2.0, vcc
C300  v_pk_mul_f32 v[38:39], v[30:31], v[38:39] op_sel_hi:[0,1]
C308  v_pk_mul_f32 v[40:41], v[30:31], v[40:41] op_sel_hi:[0,1]
C310  v_pk_mul_f32 v[42:43], v[30:31], v[42:43] op_sel_hi:[0,1]
C318  v_pk_mul_f32 v[28:29], v[30:31], v[28:29] op_sel_hi:[0,1]
C320  v_pk_mul_f32 v[32:33], v[30:31], v[32:33] op_sel_hi:[0,1]
C328  v_pk_mul_f32 v[34:35], v[30:31], v[34:35] op_sel_hi:[0,1]
C330  v_pk_mul_f32 v[36:37], v[30:31], v[36:37] op_sel_hi:[0,1]
C338  v_pk_mul_f32 v[20:21], v[30:31], v[20:21] op_sel_hi:[0,1]
C340  v_pk_mul_f32 v[22:23], v[30:31], v[22:23] op_sel_hi:[0,1]
C348  v_pk_mul_f32 v[24:25], v[30:31], v[24:25] op_sel_hi:[0,1]
C350  v_pk_mul_f32 v[26:27], v[30:31], v[26:27] op_sel_hi:[0,1]
C358  v_pk_mul_f32 v[12:13], v[30:31], v[12:13] op_sel_hi:[0,1]
C360  v_pk_mul_f32 v[14:15], v[30:31], v[14:15] op_sel_hi:[0,1]
C368  v_pk_mul_f32 v[16:17], v[30:31], v[16:17] op_sel_hi:[0,1]
C370  v_pk_mul_f32 v[6:7], v[30:31], v[6:7] op_sel_hi:[0,1]
C378  v_pk_mul_f32 v[8:9], v[30:31], v[8:9] op_sel_hi:[0,1]
C380  v_max_u32_e32 v19, 1, v10
C384  s_branch 1
C388  v_mov_b32_e32 v19, v10
C38C  v_add_lshl_u32 v2, s30, v2, 2
C394  s_mov_b32 s0, 0xd2511f53
C39C  v_mad_u64_u32 v[30:31], s[4:5], v2, s0, 0
C3A4  v_xor_b32_e32 v31, s22, v31
C3A8  s_mov_b32 s1, 0xcd9e8d57
C3B0  v_mad_u64_u32 v[44:45], s[4:5], v31, s1, 0
C3B8  v_xor_b32_e32 v31, s26, v45
C3BC  v_xor_b32_e32 v45, s28, v30
C3C0  v_mad_u64_u32 v[46:47], s[4:5], v45, s1, 0
C3C8  v_xor_b32_e32 v44, v44, v47
C3CC  v_mad_u64_u32 v[30:31], s[4:5], v31, s0, 0
C3D4  v_xor_b32_e32 v44, s23, v44
C3D8  v_xor_b32_e32 v31, s35, v31
C3DC  v_mad_u64_u32 v[44:45], s[4:5], v44, s0, 0
C3E4  v_mad_u64_u32 v[48:49], s[4:5], v31, s1, 0
C3EC  v_xor_b32_e32 v30, v30, v45
C3F0  v_xor_b32_e32 v31, v46, v49
C3F4  v_xor_b32_e32 v45, s27, v30
C3F8  v_xor_b32_e32 v31, s29, v31
C3FC  v_mad_u64_u32 v[46:47], s[4:5], v45, s1, 0
C404  v_mad_u64_u32 v[30:31], s[4:5], v31, s0, 0
C40C  v_xor_b32_e32 v45, v48, v47
C410  v_xor_b32_e32 v45, s34, v45
C414  v_xor_b32_e32 v31, v44, v31
C418  v_xor_b32_e32 v31, s33, v31
C41C  v_mad_u64_u32 v[44:45], s[4:5], v45, s0, 0
C424  v_mad_u64_u32 v[48:49], s[4:5], v31, s1, 0
C42C  v_xor_b32_e32 v30, v30, v45
C430  v_xor_b32_e32 v31, v46, v49
C434  v_xor_b32_e32 v45, s36, v30
C438  v_xor_b32_e32 v31, s37, v31
C43C  v_mad_u64_u32 v[46:47], s[4:5], v45, s1, 0
C444  v_mad_u64_u32 v[30:31], s[4:5], v31, s0, 0
C44C  v_xor_b32_e32 v45, v48, v47
C450  v_xor_b32_e32 v45, s39, v45
C454  v_xor_b32_e32 v31, v44, v31
C458  v_xor_b32_e32 v31, s38, v31
C45C  v_mad_u64_u32 v[44:45], s[4:5], v45, s0, 0
C464  v_mad_u64_u32 v[48:49], s[4:5], v31, s1, 0
C46C  v_xor_b32_e32 v30, v30, v45
C470  v_xor_b32_e32 v31, v46, v49
C474  v_xor_b32_e32 v45, s40, v30
C478  v_xor_b32_e32 v31, s41, v31
C47C  v_mad_u64_u32 v[46:47], s[4:5], v45, s1, 0
C484  v_mad_u64_u32 v[30:31], s[4:5], v31, s0, 0
C48C  v_xor_b32_e32 v45, v48, v47
C490  v_xor_b32_e32 v45, s43, v45
C494  v_xor_b32_e32 v31, v44, v31
C498  v_xor_b32_e32 v31, s42, v31
C49C  v_mad_u64_u32 v[44:45], s[4:5], v45, s0, 0
C4A4  v_mad_u64_u32 v[48:49], s[4:5], v31, s1, 0
C4AC  v_xor_b32_e32 v30, v30, v45
C4B0  v_xor_b32_e32 v31, v46, v49
C4B4  v_xor_b32_e32 v45, s24, v30
C4B8  v_mov_b32_e32 v30, v8
C4BC  v_mov_b32_e32 v8, 0
C4C0  v_mov_b32_e32 v49, 0
C4C4  v_lshlrev_b32_e32 v19, 23, v19
C4C8  v_xor_b32_e32 v46, s44, v31
C4CC  v_mov_b32_e32 v31, v38
C4D0  v_pk_mov_b32 v[38:39], v[38:39], v[40:41] op_sel:[1,0]
C4D8  v_pk_mov_b32 v[40:41], v[40:41], v[42:43] op_sel:[1,0]
C4E0  v_pk_mov_b32 v[42:43], v[42:43], v[28:29] op_sel:[1,0]
C4E8  v_pk_mov_b32 v[28:29], v[28:29], v[32:33] op_sel:[1,0]
C4F0  v_cvt_scalef32_sr_pk_fp4_f32 v8, v[30:31], v46, v19
C4F8  v_cvt_scalef32_sr_pk_fp4_f32 v49, v[40:41], v45, v19 op_sel:[0,0,0,1]
C500  v_cvt_scalef32_sr_pk_fp4_f32 v8, v[38:39], v48, v19 op_sel:[0,0,1,0]
C508  v_cvt_scalef32_sr_pk_fp4_f32 v49, v[42:43], v44, v19 op_sel:[0,0,1,1]
C510  s_nop 0
C514  v_pk_mov_b32 v[32:33], v[32:33], v[34:35] op_sel:[1,0]
C51C  v_or3_b32 v30, v49, v70, v8
C524  v_or_b32_e32 v8, 1, v2
C528  v_mad_u64_u32 v[38:39], s[4:5], v8, s0, 0
C530  v_xor_b32_e32 v8, s22, v39
C534  v_mad_u64_u32 v[40:41], s[4:5], v8, s1, 0
C53C  v_xor_b32_e32 v31, s28, v38
C540  v_xor_b32_e32 v8, s26, v41
C544  v_mad_u64_u32 v[42:43], s[4:5], v31, s1, 0
C54C  v_mad_u64_u32 v[38:39], s[4:5], v8, s0, 0
C554  v_xor_b32_e32 v8, v40, v43
C558  v_xor_b32_e32 v8, s23, v8
C55C  v_xor_b32_e32 v31, s35, v39
C560  v_mad_u64_u32 v[40:41], s[4:5], v8, s0, 0
C568  v_mad_u64_u32 v[44:45], s[4:5], v31, s1, 0
C570  v_xor_b32_e32 v31, v38, v41
C574  v_xor_b32_e32 v8, v42, v45
C578  v_xor_b32_e32 v31, s27, v31
C57C  v_xor_b32_e32 v8, s29, v8
C580  v_mad_u64_u32 v[42:43], s[4:5], v31, s1, 0
C588  v_mad_u64_u32 v[38:39], s[4:5], v8, s0, 0
C590  v_xor_b32_e32 v8, v44, v43
C594  v_xor_b32_e32 v8, s34, v8
C598  v_xor_b32_e32 v31, v40, v39
C59C  v_xor_b32_e32 v31, s33, v31
C5A0  v_mad_u64_u32 v[40:41], s[4:5], v8, s0, 0
C5A8  v_mad_u64_u32 v[44:45], s[4:5], v31, s1, 0
C5B0  v_xor_b32_e32 v31, v38, v41
C5B4  v_xor_b32_e32 v8, v42, v45
C5B8  v_xor_b32_e32 v31, s36, v31
C5BC  v_xor_b32_e32 v8, s37, v8
C5C0  v_mad_u64_u32 v[42:43], s[4:5], v31, s1, 0
C5C8  v_mad_u64_u32 v[38:39], s[4:5], v8, s0, 0
C5D0  v_xor_b32_e32 v8, v44, v43
C5D4  v_xor_b32_e32 v8, s39, v8
C5D8  v_xor_b32_e32 v31, v40, v39
C5DC  v_xor_b32_e32 v31, s38, v31
C5E0  v_mad_u64_u32 v[40:41], s[4:5], v8, s0, 0
C5E8  v_mad_u64_u32 v[44:45], s[4:5], v31, s1, 0
C5F0  v_xor_b32_e32 v31, v38, v41
C5F4  v_xor_b32_e32 v8, v42, v45
C5F8  v_xor_b32_e32 v31, s40, v31
C5FC  v_xor_b32_e32 v8, s41, v8
C600  v_mad_u64_u32 v[42:43], s[4:5], v31, s1, 0
C608  v_mad_u64_u32 v[38:39], s[4:5], v8, s0, 0
C610  v_xor_b32_e32 v8, v44, v43
C614  v_xor_b32_e32 v8, s43, v8
C618  v_xor_b32_e32 v31, v40, v39
C61C  v_xor_b32_e32 v31, s42, v31
C620  v_mad_u64_u32 v[40:41], s[4:5], v8, s0, 0
C628  v_mad_u64_u32 v[44:45], s[4:5], v31, s1, 0
C630  v_xor_b32_e32 v31, v38, v41
C634  v_xor_b32_e32 v8, v42, v45
C638  v_xor_b32_e32 v31, s24, v31
C63C  v_mov_b32_e32 v38, 0
C640  v_mov_b32_e32 v39, 0
C644  v_xor_b32_e32 v8, s44, v8
C648  v_pk_mov_b32 v[34:35], v[34:35], v[36:37] op_sel:[1,0]
C650  v_pk_mov_b32 v[36:37], v[36:37], v[20:21] op_sel:[1,0]
C658  v_pk_mov_b32 v[20:21], v[20:21], v[22:23] op_sel:[1,0]
C660  v_cvt_scalef32_sr_pk_fp4_f32 v38, v[28:29], v8, v19
C668  v_cvt_scalef32_sr_pk_fp4_f32 v39, v[34:35], v31, v19 op_sel:[0,0,0,1]
C670  v_cvt_scalef32_sr_pk_fp4_f32 v38, v[32:33], v44, v19 op_sel:[0,0,1,0]
C678  v_cvt_scalef32_sr_pk_fp4_f32 v39, v[36:37], v40, v19 op_sel:[0,0,1,1]
C680  s_nop 0
C684  v_pk_mov_b32 v[22:23], v[22:23], v[24:25] op_sel:[1,0]
C68C  v_or3_b32 v31, v39, v5, v38
C694  v_or_b32_e32 v5, 2, v2
C698  v_mad_u64_u32 v[28:29], s[4:5], v5, s0, 0
C6A0  v_xor_b32_e32 v5, s22, v29
C6A4  v_mad_u64_u32 v[32:33], s[4:5], v5, s1, 0
C6AC  v_xor_b32_e32 v8, s28, v28
C6B0  v_xor_b32_e32 v5, s26, v33
C6B4  v_mad_u64_u32 v[34:35], s[4:5], v8, s1, 0
C6BC  v_mad_u64_u32 v[28:29], s[4:5], v5, s0, 0
C6C4  v_xor_b32_e32 v5, v32, v35
C6C8  v_xor_b32_e32 v5, s23, v5
C6CC  v_xor_b32_e32 v8, s35, v29
C6D0  v_mad_u64_u32 v[32:33], s[4:5], v5, s0, 0
C6D8  v_mad_u64_u32 v[36:37], s[4:5], v8, s1, 0
C6E0  v_xor_b32_e32 v5, v34, v37
C6E4  v_xor_b32_e32 v8, v28, v33
C6E8  v_xor_b32_e32 v5, s29, v5
C6EC  v_xor_b32_e32 v8, s27, v8
C6F0  v_mad_u64_u32 v[28:29], s[4:5], v5, s0, 0
C6F8  v_mad_u64_u32 v[34:35], s[4:5], v8, s1, 0
C700  v_xor_b32_e32 v5, v36, v35
C704  v_xor_b32_e32 v8, v32, v29
C708  v_xor_b32_e32 v5, s34, v5
C70C  v_xor_b32_e32 v8, s33, v8
C710  v_mad_u64_u32 v[32:33], s[4:5], v5, s0, 0
C718  v_mad_u64_u32 v[36:37], s[4:5], v8, s1, 0
C720  v_xor_b32_e32 v5, v34, v37
C724  v_xor_b32_e32 v8, v28, v33
C728  v_xor_b32_e32 v5, s37, v5
C72C  v_xor_b32_e32 v8, s36, v8
C730  v_mad_u64_u32 v[28:29], s[4:5], v5, s0, 0
C738  v_mad_u64_u32 v[34:35], s[4:5], v8, s1, 0
C740  v_xor_b32_e32 v5, v36, v35
C744  v_xor_b32_e32 v8, v32, v29
C748  v_xor_b32_e32 v5, s39, v5
C74C  v_xor_b32_e32 v8, s38, v8
C750  v_mad_u64_u32 v[32:33], s[4:5], v5, s0, 0
C758  v_mad_u64_u32 v[36:37], s[4:5], v8, s1, 0
C760  v_xor_b32_e32 v5, v34, v37
C764  v_xor_b32_e32 v8, v28, v33
C768  v_xor_b32_e32 v5, s41, v5
C76C  v_xor_b32_e32 v8, s40, v8
C770  v_mad_u64_u32 v[28:29], s[4:5], v5, s0, 0
C778  v_mad_u64_u32 v[34:35], s[4:5], v8, s1, 0
C780  v_xor_b32_e32 v5, v36, v35
C784  v_xor_b32_e32 v8, v32, v29
C788  v_xor_b32_e32 v5, s43, v5
C78C  v_xor_b32_e32 v8, s42, v8
C790  v_mad_u64_u32 v[32:33], s[4:5], v5, s0, 0
C798  v_mad_u64_u32 v[36:37], s[4:5], v8, s1, 0
C7A0  v_xor_b32_e32 v5, v34, v37
C7A4  v_xor_b32_e32 v8, v28, v33
C7A8  v_mov_b32_e32 v28, 0
C7AC  v_mov_b32_e32 v29, 0
C7B0  v_or_b32_e32 v2, 3, v2
C7B4  v_xor_b32_e32 v5, s44, v5
C7B8  v_xor_b32_e32 v8, s24, v8
C7BC  v_pk_mov_b32 v[24:25], v[24:25], v[26:27] op_sel:[1,0]
C7C4  v_pk_mov_b32 v[26:27], v[26:27], v[12:13] op_sel:[1,0]
C7CC  v_mov_b32_e32 v47, 0
C7D0  v_cvt_scalef32_sr_pk_fp4_f32 v28, v[20:21], v5, v19
C7D8  v_cvt_scalef32_sr_pk_fp4_f32 v29, v[24:25], v8, v19 op_sel:[0,0,0,1]
C7E0  v_cvt_scalef32_sr_pk_fp4_f32 v28, v[22:23], v36, v19 op_sel:[0,0,1,0]
C7E8  v_cvt_scalef32_sr_pk_fp4_f32 v29, v[26:27], v32, v19 op_sel:[0,0,1,1]
C7F0  s_nop 0
C7F4  v_mad_u64_u32 v[20:21], s[4:5], v2, s0, 0
C7FC  v_xor_b32_e32 v2, s22, v21
C800  v_mad_u64_u32 v[22:23], s[4:5], v2, s1, 0
C808  v_xor_b32_e32 v5, s28, v20
C80C  v_xor_b32_e32 v2, s26, v23
C810  v_mad_u64_u32 v[24:25], s[4:5], v5, s1, 0
C818  v_mad_u64_u32 v[20:21], s[4:5], v2, s0, 0
C820  v_xor_b32_e32 v2, v22, v25
C824  v_xor_b32_e32 v2, s23, v2
C828  v_xor_b32_e32 v5, s35, v21
C82C  v_mad_u64_u32 v[22:23], s[4:5], v2, s0, 0
C834  v_mad_u64_u32 v[26:27], s[4:5], v5, s1, 0
C83C  v_xor_b32_e32 v2, v24, v27
C840  v_xor_b32_e32 v5, v20, v23
C844  v_xor_b32_e32 v2, s29, v2
C848  v_xor_b32_e32 v5, s27, v5
C84C  v_mad_u64_u32 v[20:21], s[4:5], v2, s0, 0
C854  v_mad_u64_u32 v[24:25], s[4:5], v5, s1, 0
C85C  v_xor_b32_e32 v2, v26, v25
C860  v_xor_b32_e32 v5, v22, v21
C864  v_xor_b32_e32 v2, s34, v2
C868  v_xor_b32_e32 v5, s33, v5
C86C  v_mad_u64_u32 v[22:23], s[4:5], v2, s0, 0
C874  v_mad_u64_u32 v[26:27], s[4:5], v5, s1, 0
C87C  v_xor_b32_e32 v2, v24, v27
C880  v_xor_b32_e32 v5, v20, v23
C884  v_xor_b32_e32 v2, s37, v2
C888  v_xor_b32_e32 v5, s36, v5
C88C  v_mad_u64_u32 v[20:21], s[4:5], v2, s0, 0
C894  v_mad_u64_u32 v[24:25], s[4:5], v5, s1, 0
C89C  v_xor_b32_e32 v2, v26, v25
C8A0  v_xor_b32_e32 v5, v22, v21
C8A4  v_xor_b32_e32 v2, s39, v2
C8A8  v_xor_b32_e32 v5, s38, v5
C8AC  v_mad_u64_u32 v[22:23], s[4:5], v2, s0, 0
C8B4  v_mad_u64_u32 v[26:27], s[4:5], v5, s1, 0
C8BC  v_xor_b32_e32 v2, v24, v27
C8C0  v_xor_b32_e32 v5, v20, v23
C8C4  v_xor_b32_e32 v2, s41, v2
C8C8  v_xor_b32_e32 v5, s40, v5
C8CC  v_mad_u64_u32 v[20:21], s[4:5], v2, s0, 0
C8D4  v_mad_u64_u32 v[24:25], s[4:5], v5, s1, 0
C8DC  v_xor_b32_e32 v2, v26, v25
C8E0  v_xor_b32_e32 v5, v22, v21
C8E4  v_xor_b32_e32 v2, s43, v2
C8E8  v_xor_b32_e32 v5, s42, v5
C8EC  v_mad_u64_u32 v[22:23], s[4:5], v2, s0, 0
C8F4  v_mad_u64_u32 v[26:27], s[0:1], v5, s1, 0
C8FC  v_xor_b32_e32 v2, v24, v27
C900  v_xor_b32_e32 v5, v20, v23
C904  v_pk_mov_b32 v[12:13], v[12:13], v[14:15] op_sel:[1,0]
C90C  v_pk_mov_b32 v[14:15], v[14:15], v[16:17] op_sel:[1,0]
C914  v_pk_mov_b32 v[16:17], v[16:17], v[6:7] op_sel:[1,0]
C91C  v_mov_b32_e32 v6, 0
C920  v_or3_b32 v32, v29, v11, v28
C928  v_xor_b32_e32 v2, s44, v2
C92C  v_xor_b32_e32 v5, s24, v5
C930  v_mov_b32_e32 v8, v7
C934  v_cvt_scalef32_sr_pk_fp4_f32 v47, v[12:13], v2, v19
C93C  v_cvt_scalef32_sr_pk_fp4_f32 v6, v[16:17], v5, v19 op_sel:[0,0,0,1]
C944  v_cvt_scalef32_sr_pk_fp4_f32 v47, v[14:15], v26, v19 op_sel:[0,0,1,0]
C94C  v_cvt_scalef32_sr_pk_fp4_f32 v6, v[8:9], v22, v19 op_sel:[0,0,1,1]
C954  s_nop 0
C95C  v_or3_b32 v33, v6, v18, v47
C964  ds_write_b128 v3, v[30:33] offset:64
C96C  ds_write_b8 v4, v10 offset:8196
C974  s_or_b64 exec, exec, s[16:17]
C978  s_or_b64 exec, exec, s[20:21]
C97C  s_add_i32 s1, s30, 7
C980  s_and_b32 s12, s1, 0xffffff8
C988  s_lshr_b32 s1, s2, 1
C98C  s_add_i32 s4, s14, 0xff
C994  s_and_b32 s0, s15, 8
C998  s_and_b32 s1, s1, 2
C99C  s_and_b32 s13, s4, 0xffffff00
C9A4  v_lshlrev_b32_e32 v2, 6, v0
C9A8  s_cmp_eq_u32 s0, 0
C9AC  v_or_b32_e32 v4, s2, v1
C9B0  v_lshl_or_b32 v1, s3, 7, v0
C9B8  v_and_b32_e32 v2, 0xc0, v2
C9C0  s_movk_i32 s0, 0xff3c
C9C4  s_cselect_b64 vcc, -1, 0
C9C8  v_and_or_b32 v1, v1, s0, v2
C9D0  v_lshrrev_b32_e32 v2, 2, v0
C9D4  v_bfe_u32 v3, v0, 6, 1
C9DC  v_add_u32_e32 v6, s31, v2
C9E0  s_and_b64 s[2:3], vcc, exec
C9E4  v_cmp_le_u32_e64 s[6:7], s30, v4
C9EC  v_or3_b32 v1, v1, v3, s1
C9F4  v_mov_b32_e32 v3, 0
C9F8  v_cmp_le_u32_e64 s[2:3], s14, v6
CA00  v_cmp_gt_u32_e64 s[4:5], s30, v4
CA08  v_mov_b32_e32 v5, v3
CA0C  v_cmp_le_u32_e64 s[0:1], s12, v4
CA14  v_lshrrev_b32_e32 v7, 3, v0
CA18  s_cselect_b32 s12, s30, s12
CA1C  s_or_b64 s[6:7], s[6:7], s[2:3]
CA20  s_mov_b64 s[2:3], 0
CA24  s_waitcnt lgkmcnt(0)
CA28  s_barrier
CA2C  s_and_saveexec_b64 s[16:17], s[6:7]
CA30  s_xor_b64 s[6:7], exec, s[16:17]
CA34  v_cmp_le_u32_e64 s[2:3], s13, v6
CA3C  s_or_b64 s[2:3], vcc, s[2:3]
CA40  s_nor_b64 s[2:3], s[2:3], s[0:1]
CA44  s_and_b64 s[2:3], s[2:3], exec
CA48  s_or_saveexec_b64 s[6:7], s[6:7]
CA4C  v_cndmask_b32_e32 v2, v1, v4, vcc
CA50  v_bitop3_b32 v1, v7, 3, v0 bitop3:0x48
CA58  v_lshl_add_u64 v[4:5], v[4:5], 4, s[8:9]
CA60  v_mov_b32_e32 v7, 0x7f
CA68  s_xor_b64 exec, exec, s[6:7]
CA6C  s_cbranch_execz 16
CA70  s_movk_i32 s8, 0xfc
CA74  v_and_or_b32 v7, v0, s8, v1
CA7C  v_lshlrev_b32_e32 v7, 4, v7
CA80  ds_read_b128 v[8:11], v7
CA88  ds_read_u8 v7, v0 offset:8192
CA90  v_mad_u64_u32 v[12:13], s[8:9], v6, s30, 0
CA98  v_lshl_add_u64 v[12:13], v[12:13], 4, v[4:5]
CAA0  s_or_b64 s[2:3], s[2:3], exec
CAA4  s_waitcnt lgkmcnt(1)
CAA8  global_store_dwordx4 v[12:13], v[8:11], off
CAB0  s_or_b64 exec, exec, s[6:7]
CAB4  s_and_saveexec_b64 s[6:7], s[2:3]
CAB8  s_cbranch_execz 11
CABC  v_and_b32_e32 v8, 0xffffffe0, v6
CAC4  v_cndmask_b32_e32 v6, v8, v6, vcc
CAC8  v_mov_b64_e32 v[8:9], s[10:11]
CACC  v_mad_u64_u32 v[8:9], s[2:3], s12, v6, v[8:9]
CAD4  v_lshl_add_u64 v[8:9], v[8:9], 0, v[2:3]
CADC  s_waitcnt lgkmcnt(0)
CAE0  global_store_byte v[8:9], v7, off
CAE8  s_or_b64 exec, exec, s[6:7]
CAEC  s_waitcnt lgkmcnt(0)
CAF0  v_or_b32_e32 v7, 0x100, v0
CAF8  v_lshrrev_b32_e32 v6, 2, v7
CAFC  v_add_u32_e32 v6, s31, v6
CB00  v_cmp_le_u32_e64 s[2:3], s14, v6
CB08  s_xor_b64 s[4:5], s[4:5], -1
CB0C  s_or_b64 s[4:5], s[4:5], s[2:3]
CB10  s_mov_b64 s[2:3], 0
CB14  s_and_saveexec_b64 s[6:7], s[4:5]
CB18  s_xor_b64 s[4:5], exec, s[6:7]
CB1C  s_cbranch_execnz 9
CB20  s_or_saveexec_b64 s[0:1], s[4:5]
CB24  v_mov_b32_e32 v8, 0x7f
CB2C  s_xor_b64 exec, exec, s[0:1]
CB30  s_cbranch_execnz 14
CB34  s_or_b64 exec, exec, s[0:1]
CB38  s_and_saveexec_b64 s[0:1], s[2:3]
CB3C  s_cbranch_execnz 30
CB40  s_endpgm
CB44  v_cmp_le_u32_e64 s[2:3], s13, v6
CB4C  s_or_b64 s[2:3], vcc, s[2:3]
CB50  s_nor_b64 s[0:1], s[2:3], s[0:1]
CB54  s_and_b64 s[2:3], s[0:1], exec
CB58  s_or_saveexec_b64 s[0:1], s[4:5]
CB5C  v_mov_b32_e32 v8, 0x7f
CB64  s_xor_b64 exec, exec, s[0:1]
CB68  s_cbranch_execz 65522
CB6C  s_movk_i32 s4, 0x1fc
CB70  v_and_or_b32 v1, v7, s4, v1
CB78  v_lshlrev_b32_e32 v1, 4, v1
CB7C  ds_read_b128 v[10:13], v1
CB84  ds_read_u8 v8, v0 offset:8448
CB8C  v_mad_u64_u32 v[0:1], s[4:5], v6, s30, 0
CB94  v_lshl_add_u64 v[0:1], v[0:1], 4, v[4:5]
CB9C  s_or_b64 s[2:3], s[2:3], exec
CBA0  s_waitcnt lgkmcnt(1)
CBA4  global_store_dwordx4 v[0:1], v[10:13], off
CBAC  s_or_b64 exec, exec, s[0:1]
CBB0  s_and_saveexec_b64 s[0:1], s[2:3]
CBB4  s_cbranch_execz 65506
CBB8  v_and_b32_e32 v0, 0xffffffe0, v6
CBC0  v_cndmask_b32_e32 v4, v0, v6, vcc
CBC4  v_mov_b64_e32 v[0:1], s[10:11]
CBC8  v_mad_u64_u32 v[0:1], s[0:1], s12, v4, v[0:1]
CBD0  v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
CBD8  s_waitcnt lgkmcnt(0)
CBDC  global_store_byte v[0:1], v8, off
CBE4  s_endpgm
CBE8  s_nop 0

cc00 <QuantiseColumnTunedH16Sr>:
CC00  s_load_dwordx4 s[8:11], s[0:1], 0x18
CC08  v_lshlrev_b32_e32 v1, 1, v0
CC0C  v_lshrrev_b32_e32 v5, 6, v0
CC10  v_and_b32_e32 v134, 0x7e, v1
CC18  s_lshl_b32 s31, s2, 7
CC1C  s_lshl_b32 s2, s3, 2
CC20  s_waitcnt lgkmcnt(0)
CC24  s_lshr_b32 s30, s9, 5
CC28  v_or_b32_e32 v2, s31, v134
CC2C  v_or_b32_e32 v4, s2, v5
CC30  v_cmp_le_u32_e32 vcc, s10, v2
CC34  v_cmp_le_u32_e64 s[4:5], s30, v4
CC3C  s_or_b64 s[4:5], vcc, s[4:5]
CC40  v_and_b32_e32 v1, 3, v0
CC44  s_and_saveexec_b64 s[6:7], s[4:5]
CC48  s_xor_b64 s[4:5], exec, s[6:7]
CC4C  v_and_b32_e32 v1, 3, v0
CC50  s_or_saveexec_b64 s[20:21], s[4:5]
CC54  s_load_dwordx4 s[12:15], s[0:1], 0x8
CC5C  s_xor_b64 exec, exec, s[20:21]
CC60  s_cbranch_execz 4292
CC64  s_load_dwordx2 s[24:25], s[0:1], 0x0
CC6C  s_load_dword s33, s[0:1], 0x28
CC74  s_load_dwordx4 s[16:19], s[0:1], 0x38
CC7C  v_mov_b32_e32 v6, 0
CC80  v_lshlrev_b32_e32 v7, 5, v4
CC84  v_mov_b32_e32 v3, v6
CC88  s_bitcmp1_b32 s11, 0
CC8C  v_mad_u64_u32 v[50:51], s[4:5], s8, v7, v[2:3]
CC94  v_or_b32_e32 v3, 1, v2
CC98  s_cselect_b64 s[26:27], -1, 0
CC9C  s_mov_b32 s9, 0
CCA0  v_cmp_gt_u32_e64 s[6:7], s10, v3
CCA8  v_cmp_le_u32_e32 vcc, s10, v3
CCAC  s_and_saveexec_b64 s[4:5], vcc
CCB0  s_xor_b64 s[22:23], exec, s[4:5]
CCB4  s_cbranch_execz 578
CCB8  s_and_b64 vcc, exec, s[26:27]
CCBC  s_cbranch_vccz 7
CCC0  s_waitcnt lgkmcnt(0)
CCC4  v_lshl_add_u64 v[8:9], v[50:51], 2, s[24:25]
CCCC  global_load_dword v39, v[8:9], off
CCD4  s_cbranch_execz 1
CCD8  s_branch 7
CCDC  s_waitcnt lgkmcnt(0)
CCE0  v_lshl_add_u64 v[8:9], v[50:51], 1, s[24:25]
CCE8  global_load_ushort v3, v[8:9], off
CCF0  s_waitcnt vmcnt(0)
CCF4  v_lshlrev_b32_e32 v39, 16, v3
CCF8  v_cndmask_b32_e64 v3, 0, 1, s[26:27]
CD00  v_cmp_ne_u32_e64 s[4:5], 1, v3
CD08  s_andn2_b64 vcc, exec, s[26:27]
CD0C  v_lshl_add_u64 v[8:9], v[50:51], 0, s[8:9]
CD14  s_cbranch_vccnz 7
CD18  s_waitcnt lgkmcnt(0)
CD1C  v_lshl_add_u64 v[10:11], v[8:9], 2, s[24:25]
CD24  global_load_dword v38, v[10:11], off
CD2C  s_cbranch_execz 1
CD30  s_branch 7
CD34  s_waitcnt lgkmcnt(0)
CD38  v_lshl_add_u64 v[10:11], v[8:9], 1, s[24:25]
CD40  global_load_ushort v3, v[10:11], off
CD48  s_waitcnt vmcnt(0)
CD4C  v_lshlrev_b32_e32 v38, 16, v3
CD50  s_and_b64 vcc, exec, s[4:5]
CD54  v_lshl_add_u64 v[8:9], v[8:9], 0, s[8:9]
CD5C  s_cbranch_vccnz 7
CD60  s_waitcnt lgkmcnt(0)
CD64  v_lshl_add_u64 v[10:11], v[8:9], 2, s[24:25]
CD6C  global_load_dword v41, v[10:11], off
CD74  s_cbranch_execz 1
CD78  s_branch 7
CD7C  s_waitcnt lgkmcnt(0)
CD80  v_lshl_add_u64 v[10:11], v[8:9], 1, s[24:25]
CD88  global_load_ushort v3, v[10:11], off
CD90  s_waitcnt vmcnt(0)
CD94  v_lshlrev_b32_e32 v41, 16, v3
CD98  s_and_b64 vcc, exec, s[4:5]
CD9C  v_lshl_add_u64 v[8:9], v[8:9], 0, s[8:9]
CDA4  s_cbranch_vccnz 7
CDA8  s_waitcnt lgkmcnt(0)
CDAC  v_lshl_add_u64 v[10:11], v[8:9], 2, s[24:25]
CDB4  global_load_dword v40, v[10:11], off
CDBC  s_cbranch_execz 1
CDC0  s_branch 7
CDC4  s_waitcnt lgkmcnt(0)
CDC8  v_lshl_add_u64 v[10:11], v[8:9], 1, s[24:25]
CDD0  global_load_ushort v3, v[10:11], off
CDD8  s_waitcnt vmcnt(0)
CDDC  v_lshlrev_b32_e32 v40, 16, v3
CDE0  s_and_b64 vcc, exec, s[4:5]
CDE4  v_lshl_add_u64 v[8:9], v[8:9], 0, s[8:9]
CDEC  s_cbranch_vccnz 7
CDF0  s_waitcnt lgkmcnt(0)
CDF4  v_lshl_add_u64 v[10:11], v[8:9], 2, s[24:25]
CDFC  global_load_dword v43, v[10:11], off
CE04  s_cbranch_execz 1
CE08  s_branch 7
CE0C  s_waitcnt lgkmcnt(0)
CE10  v_lshl_add_u64 v[10:11], v[8:9], 1, s[24:25]
CE18  global_load_ushort v3, v[10:11], off
CE20  s_waitcnt vmcnt(0)
CE24  v_lshlrev_b32_e32 v43, 16, v3
CE28  s_and_b64 vcc, exec, s[4:5]
CE2C  v_lshl_add_u64 v[8:9], v[8:9], 0, s[8:9]
CE34  s_cbranch_vccnz 7
CE38  s_waitcnt lgkmcnt(0)
CE3C  v_lshl_add_u64 v[10:11], v[8:9], 2, s[24:25]
CE44  global_load_dword v42, v[10:11], off
CE4C  s_cbranch_execz 1
CE50  s_branch 7
CE54  s_waitcnt lgkmcnt(0)
CE58  v_lshl_add_u64 v[10:11], v[8:9], 1, s[24:25]
CE60  global_load_ushort v3, v[10:11], off
CE68  s_waitcnt vmcnt(0)
CE6C  v_lshlrev_b32_e32 v42, 16, v3
CE70  s_and_b64 vcc, exec, s[4:5]
CE74  v_lshl_add_u64 v[8:9], v[8:9], 0, s[8:9]
CE7C  s_cbranch_vccnz 7
CE80  s_waitcnt lgkmcnt(0)
CE84  v_lshl_add_u64 v[10:11], v[8:9], 2, s[24:25]
CE8C  global_load_dword v45, v[10:11], off
CE94  s_cbranch_execz 1
CE98  s_branch 7
CE9C  s_waitcnt lgkmcnt(0)
CEA0  v_lshl_add_u64 v[10:11], v[8:9], 1, s[24:25]
CEA8  global_load_ushort v3, v[10:11], off
CEB0  s_waitcnt vmcnt(0)
CEB4  v_lshlrev_b32_e32 v45, 16, v3
CEB8  s_and_b64 vcc, exec, s[4:5]
CEBC  v_lshl_add_u64 v[8:9], v[8:9], 0, s[8:9]
CEC4  s_cbranch_vccnz 7
CEC8  s_waitcnt lgkmcnt(0)
CECC  v_lshl_add_u64 v[10:11], v[8:9], 2, s[24:25]
CED4  global_load_dword v44, v[10:11], off
CEDC  s_cbranch_execz 1
CEE0  s_branch 7
CEE4  s_waitcnt lgkmcnt(0)
CEE8  v_lshl_add_u64 v[10:11], v[8:9], 1, s[24:25]
CEF0  global_load_ushort v3, v[10:11], off
CEF8  s_waitcnt vmcnt(0)
CEFC  v_lshlrev_b32_e32 v44, 16, v3
CF00  s_and_b64 vcc, exec, s[4:5]
CF04  v_lshl_add_u64 v[8:9], v[8:9], 0, s[8:9]
CF0C  s_cbranch_vccnz 7
CF10  s_waitcnt lgkmcnt(0)
CF14  v_lshl_add_u64 v[10:11], v[8:9], 2, s[24:25]
CF1C  global_load_dword v49, v[10:11], off
CF24  s_cbranch_execz 1
CF28  s_branch 7
CF2C  s_waitcnt lgkmcnt(0)
CF30  v_lshl_add_u64 v[10:11], v[8:9], 1, s[24:25]
CF38  global_load_ushort v3, v[10:11], off
CF40  s_waitcnt vmcnt(0)
CF44  v_lshlrev_b32_e32 v49, 16, v3
CF48  s_and_b64 vcc, exec, s[4:5]
CF4C  v_lshl_add_u64 v[8:9], v[8:9], 0, s[8:9]
CF54  s_cbranch_vccnz 7
CF58  s_waitcnt lgkmcnt(0)
CF5C  v_lshl_add_u64 v[10:11], v[8:9], 2, s[24:25]
CF64  global_load_dword v48, v[10:11], off
CF6C  s_cbranch_execz 1
CF70  s_branch 7
CF74  s_waitcnt lgkmcnt(0)
CF78  v_lshl_add_u64 v[10:11], v[8:9], 1, s[24:25]
CF80  global_load_ushort v3, v[10:11], off
CF88  s_waitcnt vmcnt(0)
CF8C  v_lshlrev_b32_e32 v48, 16, v3
CF90  s_and_b64 vcc, exec, s[4:5]
CF94  v_lshl_add_u64 v[8:9], v[8:9], 0, s[8:9]
CF9C  s_cbranch_vccnz 7
CFA0  s_waitcnt lgkmcnt(0)
CFA4  v_lshl_add_u64 v[10:11], v[8:9], 2, s[24:25]
CFAC  global_load_dword v55, v[10:11], off
CFB4  s_cbranch_execz 1
CFB8  s_branch 7
CFBC  s_waitcnt lgkmcnt(0)
CFC0  v_lshl_add_u64 v[10:11], v[8:9], 1, s[24:25]
CFC8  global_load_ushort v3, v[10:11], off
CFD0  s_waitcnt vmcnt(0)
CFD4  v_lshlrev_b32_e32 v55, 16, v3
CFD8  s_and_b64 vcc, exec, s[4:5]
CFDC  v_lshl_add_u64 v[8:9], v[8:9], 0, s[8:9]
CFE4  s_cbranch_vccnz 7
CFE8  s_waitcnt lgkmcnt(0)
CFEC  v_lshl_add_u64 v[10:11], v[8:9], 2, s[24:25]
CFF4  global_load_dword v54, v[10:11], off
CFFC  s_cbranch_execz 1
D000  s_branch 7
D004  s_waitcnt lgkmcnt(0)
D008  v_lshl_add_u64 v[10:11], v[8:9], 1, s[24:25]
D010  global_load_ushort v3, v[10:11], off
D018  s_waitcnt vmcnt(0)
D01C  v_lshlrev_b32_e32 v54, 16, v3
D020  s_and_b64 vcc, exec, s[4:5]
D024  v_lshl_add_u64 v[8:9], v[8:9], 0, s[8:9]
D02C  s_cbranch_vccnz 7
D030  s_waitcnt lgkmcnt(0)
D034  v_lshl_add_u64 v[10:11], v[8:9], 2, s[24:25]
D03C  global_load_dword v59, v[10:11], off
D044  s_cbranch_execz 1
D048  s_branch 7
D04C  s_waitcnt lgkmcnt(0)
D050  v_lshl_add_u64 v[10:11], v[8:9], 1, s[24:25]
D058  global_load_ushort v3, v[10:11], off
D060  s_waitcnt vmcnt(0)
D064  v_lshlrev_b32_e32 v59, 16, v3
D068  s_and_b64 vcc, exec, s[4:5]
D06C  v_lshl_add_u64 v[8:9], v[8:9], 0, s[8:9]
D074  s_cbranch_vccnz 7
D078  s_waitcnt lgkmcnt(0)
D07C  v_lshl_add_u64 v[10:11], v[8:9], 2, s[24:25]
D084  global_load_dword v58, v[10:11], off
D08C  s_cbranch_execz 1
D090  s_branch 7
D094  s_waitcnt lgkmcnt(0)
D098  v_lshl_add_u64 v[10:11], v[8:9], 1, s[24:25]
D0A0  global_load_ushort v3, v[10:11], off
D0A8  s_waitcnt vmcnt(0)
D0AC  v_lshlrev_b32_e32 v58, 16, v3
D0B0  s_and_b64 vcc, exec, s[4:5]
D0B4  v_lshl_add_u64 v[8:9], v[8:9], 0, s[8:9]
D0BC  s_cbranch_vccnz 7
D0C0  s_waitcnt lgkmcnt(0)
D0C4  v_lshl_add_u64 v[10:11], v[8:9], 2, s[24:25]
D0CC  global_load_dword v65, v[10:11], off
D0D4  s_cbranch_execz 1
D0D8  s_branch 7
D0DC  s_waitcnt lgkmcnt(0)
D0E0  v_lshl_add_u64 v[10:11], v[8:9], 1, s[24:25]
D0E8  global_load_ushort v3, v[10:11], off
D0F0  s_waitcnt vmcnt(0)
D0F4  v_lshlrev_b32_e32 v65, 16, v3
D0F8  s_and_b64 vcc, exec, s[4:5]
D0FC  v_lshl_add_u64 v[8:9], v[8:9], 0, s[8:9]
D104  s_cbranch_vccnz 7
D108  s_waitcnt lgkmcnt(0)
D10C  v_lshl_add_u64 v[10:11], v[8:9], 2, s[24:25]
D114  global_load_dword v64, v[10:11], off
D11C  s_cbranch_execz 1
D120  s_branch 7
D124  s_waitcnt lgkmcnt(0)
D128  v_lshl_add_u64 v[10:11], v[8:9], 1, s[24:25]
D130  global_load_ushort v3, v[10:11], off
D138  s_waitcnt vmcnt(0)
D13C  v_lshlrev_b32_e32 v64, 16, v3
D140  s_and_b64 vcc, exec, s[4:5]
D144  v_lshl_add_u64 v[8:9], v[8:9], 0, s[8:9]
D14C  s_cbranch_vccnz 7
D150  s_waitcnt lgkmcnt(0)
D154  v_lshl_add_u64 v[10:11], v[8:9], 2, s[24:25]
D15C  global_load_dword v71, v[10:11], off
D164  s_cbranch_execz 1
D168  s_branch 7
D16C  s_waitcnt lgkmcnt(0)
D170  v_lshl_add_u64 v[10:11], v[8:9], 1, s[24:25]
D178  global_load_ushort v3, v[10:11], off
D180  s_waitcnt vmcnt(0)
D184  v_lshlrev_b32_e32 v71, 16, v3
D188  s_and_b64 vcc, exec, s[4:5]
D18C  v_lshl_add_u64 v[8:9], v[8:9], 0, s[8:9]
D194  s_cbranch_vccnz 7
D198  s_waitcnt lgkmcnt(0)
D19C  v_lshl_add_u64 v[10:11], v[8:9], 2, s[24:25]
D1A4  global_load_dword v70, v[10:11], off
D1AC  s_cbranch_execz 1
D1B0  s_branch 7
D1B4  s_waitcnt lgkmcnt(0)
D1B8  v_lshl_add_u64 v[10:11], v[8:9], 1, s[24:25]
D1C0  global_load_ushort v3, v[10:11], off
D1C8  s_waitcnt vmcnt(0)
D1CC  v_lshlrev_b32_e32 v70, 16, v3
D1D0  s_and_b64 vcc, exec, s[4:5]
D1D4  v_lshl_add_u64 v[8:9], v[8:9], 0, s[8:9]
D1DC  s_cbranch_vccnz 7
D1E0  s_waitcnt lgkmcnt(0)
D1E4  v_lshl_add_u64 v[10:11], v[8:9], 2, s[24:25]
D1EC  global_load_dword v77, v[10:11], off
D1F4  s_cbranch_execz 1
D1F8  s_branch 7
D1FC  s_waitcnt lgkmcnt(0)
D200  v_lshl_add_u64 v[10:11], v[8:9], 1, s[24:25]
D208  global_load_ushort v3, v[10:11], off
D210  s_waitcnt vmcnt(0)
D214  v_lshlrev_b32_e32 v77, 16, v3
D218  s_and_b64 vcc, exec, s[4:5]
D21C  v_lshl_add_u64 v[8:9], v[8:9], 0, s[8:9]
D224  s_cbranch_vccnz 7
D228  s_waitcnt lgkmcnt(0)
D22C  v_lshl_add_u64 v[10:11], v[8:9], 2, s[24:25]
D234  global_load_dword v76, v[10:11], off
D23C  s_cbranch_execz 1
D240  s_branch 7
D244  s_waitcnt lgkmcnt(0)
D248  v_lshl_add_u64 v[10:11], v[8:9], 1, s[24:25]
D250  global_load_ushort v3, v[10:11], off
D258  s_waitcnt vmcnt(0)
D25C  v_lshlrev_b32_e32 v76, 16, v3
D260  s_and_b64 vcc, exec, s[4:5]
D264  v_lshl_add_u64 v[8:9], v[8:9], 0, s[8:9]
D26C  s_cbranch_vccnz 7
D270  s_waitcnt lgkmcnt(0)
D274  v_lshl_add_u64 v[10:11], v[8:9], 2, s[24:25]
D27C  global_load_dword v81, v[10:11], off
D284  s_cbranch_execz 1
D288  s_branch 7
D28C  s_waitcnt lgkmcnt(0)
D290  v_lshl_add_u64 v[10:11], v[8:9], 1, s[24:25]
D298  global_load_ushort v3, v[10:11], off
D2A0  s_waitcnt vmcnt(0)
D2A4  v_lshlrev_b32_e32 v81, 16, v3
D2A8  s_and_b64 vcc, exec, s[4:5]
D2AC  v_lshl_add_u64 v[8:9], v[8:9], 0, s[8:9]
D2B4  s_cbranch_vccnz 7
D2B8  s_waitcnt lgkmcnt(0)
D2BC  v_lshl_add_u64 v[10:11], v[8:9], 2, s[24:25]
D2C4  global_load_dword v80, v[10:11], off
D2CC  s_cbranch_execz 1
D2D0  s_branch 7
D2D4  s_waitcnt lgkmcnt(0)
D2D8  v_lshl_add_u64 v[10:11], v[8:9], 1, s[24:25]
D2E0  global_load_ushort v3, v[10:11], off
D2E8  s_waitcnt vmcnt(0)
D2EC  v_lshlrev_b32_e32 v80, 16, v3
D2F0  s_and_b64 vcc, exec, s[4:5]
D2F4  v_lshl_add_u64 v[8:9], v[8:9], 0, s[8:9]
D2FC  s_cbranch_vccnz 7
D300  s_waitcnt lgkmcnt(0)
D304  v_lshl_add_u64 v[10:11], v[8:9], 2, s[24:25]
D30C  global_load_dword v85, v[10:11], off
D314  s_cbranch_execz 1
D318  s_branch 7
D31C  s_waitcnt lgkmcnt(0)
D320  v_lshl_add_u64 v[10:11], v[8:9], 1, s[24:25]
D328  global_load_ushort v3, v[10:11], off
D330  s_waitcnt vmcnt(0)
D334  v_lshlrev_b32_e32 v85, 16, v3
D338  s_and_b64 vcc, exec, s[4:5]
D33C  v_lshl_add_u64 v[8:9], v[8:9], 0, s[8:9]
D344  s_cbranch_vccnz 7
D348  s_waitcnt lgkmcnt(0)
D34C  v_lshl_add_u64 v[10:11], v[8:9], 2, s[24:25]
D354  global_load_dword v84, v[10:11], off
D35C  s_cbranch_execz 1
D360  s_branch 7
D364  s_waitcnt lgkmcnt(0)
D368  v_lshl_add_u64 v[10:11], v[8:9], 1, s[24:25]
D370  global_load_ushort v3, v[10:11], off
D378  s_waitcnt vmcnt(0)
D37C  v_lshlrev_b32_e32 v84, 16, v3
D380  s_and_b64 vcc, exec, s[4:5]
D384  v_lshl_add_u64 v[8:9], v[8:9], 0, s[8:9]
D38C  s_cbranch_vccnz 7
D390  s_waitcnt lgkmcnt(0)
D394  v_lshl_add_u64 v[10:11], v[8:9], 2, s[24:25]
D39C  global_load_dword v91, v[10:11], off
D3A4  s_cbranch_execz 1
D3A8  s_branch 7
D3AC  s_waitcnt lgkmcnt(0)
D3B0  v_lshl_add_u64 v[10:11], v[8:9], 1, s[24:25]
D3B8  global_load_ushort v3, v[10:11], off
D3C0  s_waitcnt vmcnt(0)
D3C4  v_lshlrev_b32_e32 v91, 16, v3
D3C8  s_and_b64 vcc, exec, s[4:5]
D3CC  v_lshl_add_u64 v[8:9], v[8:9], 0, s[8:9]
D3D4  s_cbranch_vccnz 7
D3D8  s_waitcnt lgkmcnt(0)
D3DC  v_lshl_add_u64 v[10:11], v[8:9], 2, s[24:25]
D3E4  global_load_dword v90, v[10:11], off
D3EC  s_cbranch_execz 1
D3F0  s_branch 7
D3F4  s_waitcnt lgkmcnt(0)
D3F8  v_lshl_add_u64 v[10:11], v[8:9], 1, s[24:25]
D400  global_load_ushort v3, v[10:11], off
D408  s_waitcnt vmcnt(0)
D40C  v_lshlrev_b32_e32 v90, 16, v3
D410  s_and_b64 vcc, exec, s[4:5]
D414  v_lshl_add_u64 v[8:9], v[8:9], 0, s[8:9]
D41C  s_cbranch_vccnz 7
D420  s_waitcnt lgkmcnt(0)
D424  v_lshl_add_u64 v[10:11], v[8:9], 2, s[24:25]
D42C  global_load_dword v99, v[10:11], off
D434  s_cbranch_execz 1
D438  s_branch 7
D43C  s_waitcnt lgkmcnt(0)
D440  v_lshl_add_u64 v[10:11], v[8:9], 1, s[24:25]
D448  global_load_ushort v3, v[10:11], off
D450  s_waitcnt vmcnt(0)
D454  v_lshlrev_b32_e32 v99, 16, v3
D458  s_and_b64 vcc, exec, s[4:5]
D45C  v_lshl_add_u64 v[8:9], v[8:9], 0, s[8:9]
D464  s_cbranch_vccnz 7
D468  s_waitcnt lgkmcnt(0)
D46C  v_lshl_add_u64 v[10:11], v[8:9], 2, s[24:25]
D474  global_load_dword v98, v[10:11], off
D47C  s_cbranch_execz 1
D480  s_branch 7
D484  s_waitcnt lgkmcnt(0)
D488  v_lshl_add_u64 v[10:11], v[8:9], 1, s[24:25]
D490  global_load_ushort v3, v[10:11], off
D498  s_waitcnt vmcnt(0)
D49C  v_lshlrev_b32_e32 v98, 16, v3
D4A0  s_and_b64 vcc, exec, s[4:5]
D4A4  v_lshl_add_u64 v[8:9], v[8:9], 0, s[8:9]
D4AC  s_cbranch_vccnz 7
D4B0  s_waitcnt lgkmcnt(0)
D4B4  v_lshl_add_u64 v[10:11], v[8:9], 2, s[24:25]
D4BC  global_load_dword v105, v[10:11], off
D4C4  s_cbranch_execz 1
D4C8  s_branch 7
D4CC  s_waitcnt lgkmcnt(0)
D4D0  v_lshl_add_u64 v[10:11], v[8:9], 1, s[24:25]
D4D8  global_load_ushort v3, v[10:11], off
D4E0  s_waitcnt vmcnt(0)
D4E4  v_lshlrev_b32_e32 v105, 16, v3
D4E8  s_and_b64 vcc, exec, s[4:5]
D4EC  v_lshl_add_u64 v[8:9], v[8:9], 0, s[8:9]
D4F4  s_cbranch_vccnz 7
D4F8  s_waitcnt lgkmcnt(0)
D4FC  v_lshl_add_u64 v[10:11], v[8:9], 2, s[24:25]
D504  global_load_dword v104, v[10:11], off
D50C  s_cbranch_execz 1
D510  s_branch 7
D514  s_waitcnt lgkmcnt(0)
D518  v_lshl_add_u64 v[10:11], v[8:9], 1, s[24:25]
D520  global_load_ushort v3, v[10:11], off
D528  s_waitcnt vmcnt(0)
D52C  v_lshlrev_b32_e32 v104, 16, v3
D530  s_and_b64 vcc, exec, s[4:5]
D534  v_lshl_add_u64 v[8:9], v[8:9], 0, s[8:9]
D53C  s_cbranch_vccnz 7
D540  s_waitcnt lgkmcnt(0)
D544  v_lshl_add_u64 v[10:11], v[8:9], 2, s[24:25]
D54C  global_load_dword v97, v[10:11], off
D554  s_cbranch_execz 1
D558  s_branch 7
D55C  s_waitcnt lgkmcnt(0)
D560  v_lshl_add_u64 v[10:11], v[8:9], 1, s[24:25]
D568  global_load_ushort v3, v[10:11], off
D570  s_waitcnt vmcnt(0)
D574  v_lshlrev_b32_e32 v97, 16, v3
D578  s_and_b64 vcc, exec, s[4:5]
D57C  v_lshl_add_u64 v[8:9], v[8:9], 0, s[8:9]
D584  s_cbranch_vccnz 7
D588  s_waitcnt lgkmcnt(0)
D58C  v_lshl_add_u64 v[10:11], v[8:9], 2, s[24:25]
D594  global_load_dword v96, v[10:11], off
D59C  s_cbranch_execz 1
D5A0  s_branch 7
D5A4  s_waitcnt lgkmcnt(0)
D5A8  v_lshl_add_u64 v[8:9], v[8:9], 1, s[24:25]
D5B0  global_load_ushort v3, v[8:9], off
D5B8  s_waitcnt vmcnt(0)
D5BC  v_lshlrev_b32_e32 v96, 16, v3
D5C0  s_or_saveexec_b64 s[4:5], s[22:23]
D5C4  s_load_dwordx2 s[22:23], s[0:1], 0x30
D5CC  v_mov_b32_e32 v7, v6
D5D0  v_mov_b64_e32 v[36:37], v[6:7]
D5D4  v_mov_b64_e32 v[34:35], v[6:7]
D5D8  v_mov_b64_e32 v[32:33], v[6:7]
D5DC  v_mov_b64_e32 v[30:31], v[6:7]
D5E0  v_mov_b64_e32 v[28:29], v[6:7]
D5E4  v_mov_b64_e32 v[26:27], v[6:7]
D5E8  v_mov_b64_e32 v[24:25], v[6:7]
D5EC  v_mov_b64_e32 v[22:23], v[6:7]
D5F0  v_mov_b64_e32 v[20:21], v[6:7]
D5F4  v_mov_b64_e32 v[18:19], v[6:7]
D5F8  v_mov_b64_e32 v[16:17], v[6:7]
D5FC  v_mov_b64_e32 v[14:15], v[6:7]
D600  v_mov_b64_e32 v[12:13], v[6:7]
D604  v_mov_b64_e32 v[10:11], v[6:7]
D608  v_mov_b64_e32 v[8:9], v[6:7]
D60C  s_xor_b64 exec, exec, s[4:5]
D610  s_cbranch_execz 832
D614  v_cndmask_b32_e64 v3, 0, 1, s[26:27]
D61C  v_cmp_ne_u32_e64 s[0:1], 1, v3
D624  s_andn2_b64 vcc, exec, s[26:27]
D628  v_lshrrev_b64 v[6:7], 1, v[50:51]
D630  s_cbranch_vccnz 7
D634  s_waitcnt lgkmcnt(0)
D638  v_lshl_add_u64 v[8:9], v[6:7], 3, s[24:25]
D640  global_load_dwordx2 v[46:47], v[8:9], off
D648  s_cbranch_execz 1
D64C  s_branch 9
D650  s_waitcnt lgkmcnt(0)
D654  v_lshl_add_u64 v[8:9], v[6:7], 2, s[24:25]
D65C  global_load_dword v3, v[8:9], off
D664  s_waitcnt vmcnt(0)
D668  v_lshlrev_b32_e32 v46, 16, v3
D66C  v_and_b32_e32 v47, 0xffff0000, v3
D674  v_lshl_add_u64 v[8:9], v[50:51], 0, s[8:9]
D67C  s_and_b64 vcc, exec, s[0:1]
D680  v_lshrrev_b64 v[10:11], 1, v[8:9]
D688  s_cbranch_vccnz 7
D68C  s_waitcnt lgkmcnt(0)
D690  v_lshl_add_u64 v[12:13], v[10:11], 3, s[24:25]
D698  global_load_dwordx2 v[50:51], v[12:13], off
D6A0  s_cbranch_execz 1
D6A4  s_branch 9
D6A8  s_waitcnt lgkmcnt(0)
D6AC  v_lshl_add_u64 v[10:11], v[10:11], 2, s[24:25]
D6B4  global_load_dword v3, v[10:11], off
D6BC  s_waitcnt vmcnt(0)
D6C0  v_lshlrev_b32_e32 v50, 16, v3
D6C4  v_and_b32_e32 v51, 0xffff0000, v3
D6CC  s_and_b64 vcc, exec, s[0:1]
D6D0  v_lshl_add_u64 v[6:7], v[6:7], 0, s[8:9]
D6D8  s_cbranch_vccnz 7
D6DC  s_waitcnt lgkmcnt(0)
D6E0  v_lshl_add_u64 v[10:11], v[6:7], 3, s[24:25]
D6E8  global_load_dwordx2 v[52:53], v[10:11], off
D6F0  s_cbranch_execz 1
D6F4  s_branch 9
D6F8  s_waitcnt lgkmcnt(0)
D6FC  v_lshl_add_u64 v[6:7], v[6:7], 2, s[24:25]
D704  global_load_dword v3, v[6:7], off
D70C  s_waitcnt vmcnt(0)
D710  v_lshlrev_b32_e32 v52, 16, v3
D714  v_and_b32_e32 v53, 0xffff0000, v3
D71C  v_lshl_add_u64 v[6:7], s[8:9], 1, v[8:9]
D724  s_and_b64 vcc, exec, s[0:1]
D728  v_lshrrev_b64 v[8:9], 1, v[6:7]
D730  s_cbranch_vccnz 7
D734  s_waitcnt lgkmcnt(0)
D738  v_lshl_add_u64 v[10:11], v[8:9], 3, s[24:25]
D740  global_load_dwordx2 v[56:57], v[10:11], off
D748  s_cbranch_execz 1
D74C  s_branch 9
D750  s_waitcnt lgkmcnt(0)
D754  v_lshl_add_u64 v[8:9], v[8:9], 2, s[24:25]
D75C  global_load_dword v3, v[8:9], off
D764  s_waitcnt vmcnt(0)
D768  v_lshlrev_b32_e32 v56, 16, v3
D76C  v_and_b32_e32 v57, 0xffff0000, v3
D774  v_lshl_add_u64 v[6:7], v[6:7], 0, s[8:9]
D77C  s_and_b64 vcc, exec, s[0:1]
D780  v_lshrrev_b64 v[8:9], 1, v[6:7]
D788  s_cbranch_vccnz 7
D78C  s_waitcnt lgkmcnt(0)
D790  v_lshl_add_u64 v[10:11], v[8:9], 3, s[24:25]
D798  global_load_dwordx2 v[60:61], v[10:11], off
D7A0  s_cbranch_execz 1
D7A4  s_branch 9
D7A8  s_waitcnt lgkmcnt(0)
D7AC  v_lshl_add_u64 v[8:9], v[8:9], 2, s[24:25]
D7B4  global_load_dword v3, v[8:9], off
D7BC  s_waitcnt vmcnt(0)
D7C0  v_lshlrev_b32_e32 v60, 16, v3
D7C4  v_and_b32_e32 v61, 0xffff0000, v3
D7CC  v_lshl_add_u64 v[6:7], v[6:7], 0, s[8:9]
D7D4  s_and_b64 vcc, exec, s[0:1]
D7D8  v_lshrrev_b64 v[8:9], 1, v[6:7]
D7E0  s_cbranch_vccnz 7
D7E4  s_waitcnt lgkmcnt(0)
D7E8  v_lshl_add_u64 v[10:11], v[8:9], 3, s[24:25]
D7F0  global_load_dwordx2 v[62:63], v[10:11], off
D7F8  s_cbranch_execz 1
D7FC  s_branch 9
D800  s_waitcnt lgkmcnt(0)
D804  v_lshl_add_u64 v[8:9], v[8:9], 2, s[24:25]
D80C  global_load_dword v3, v[8:9], off
D814  s_waitcnt vmcnt(0)
D818  v_lshlrev_b32_e32 v62, 16, v3
D81C  v_and_b32_e32 v63, 0xffff0000, v3
D824  v_lshl_add_u64 v[6:7], v[6:7], 0, s[8:9]
D82C  s_and_b64 vcc, exec, s[0:1]
D830  v_lshrrev_b64 v[8:9], 1, v[6:7]
D838  s_cbranch_vccnz 7
D83C  s_waitcnt lgkmcnt(0)
D840  v_lshl_add_u64 v[10:11], v[8:9], 3, s[24:25]
D848  global_load_dwordx2 v[66:67], v[10:11], off
D850  s_cbranch_execz 1
D854  s_branch 9
D858  s_waitcnt lgkmcnt(0)
D85C  v_lshl_add_u64 v[8:9], v[8:9], 2, s[24:25]
D864  global_load_dword v3, v[8:9], off
D86C  s_waitcnt vmcnt(0)
D870  v_lshlrev_b32_e32 v66, 16, v3
D874  v_and_b32_e32 v67, 0xffff0000, v3
D87C  v_lshl_add_u64 v[6:7], v[6:7], 0, s[8:9]
D884  s_and_b64 vcc, exec, s[0:1]
D888  v_lshrrev_b64 v[8:9], 1, v[6:7]
D890  s_cbranch_vccnz 7
D894  s_waitcnt lgkmcnt(0)
D898  v_lshl_add_u64 v[10:11], v[8:9], 3, s[24:25]
D8A0  global_load_dwordx2 v[68:69], v[10:11], off
D8A8  s_cbranch_execz 1
D8AC  s_branch 9
D8B0  s_waitcnt lgkmcnt(0)
D8B4  v_lshl_add_u64 v[8:9], v[8:9], 2, s[24:25]
D8BC  global_load_dword v3, v[8:9], off
D8C4  s_waitcnt vmcnt(0)
D8C8  v_lshlrev_b32_e32 v68, 16, v3
D8CC  v_and_b32_e32 v69, 0xffff0000, v3
D8D4  v_lshl_add_u64 v[6:7], v[6:7], 0, s[8:9]
D8DC  s_and_b64 vcc, exec, s[0:1]
D8E0  v_lshrrev_b64 v[8:9], 1, v[6:7]
D8E8  s_cbranch_vccnz 7
D8EC  s_waitcnt lgkmcnt(0)
D8F0  v_lshl_add_u64 v[10:11], v[8:9], 3, s[24:25]
D8F8  global_load_dwordx2 v[72:73], v[10:11], off
D900  s_cbranch_execz 1
D904  s_branch 9
D908  s_waitcnt lgkmcnt(0)
D90C  v_lshl_add_u64 v[8:9], v[8:9], 2, s[24:25]
D914  global_load_dword v3, v[8:9], off
D91C  s_waitcnt vmcnt(0)
D920  v_lshlrev_b32_e32 v72, 16, v3
D924  v_and_b32_e32 v73, 0xffff0000, v3
D92C  v_lshl_add_u64 v[6:7], v[6:7], 0, s[8:9]
D934  s_and_b64 vcc, exec, s[0:1]
D938  v_lshrrev_b64 v[8:9], 1, v[6:7]
D940  s_cbranch_vccnz 7
D944  s_waitcnt lgkmcnt(0)
D948  v_lshl_add_u64 v[10:11], v[8:9], 3, s[24:25]
D950  global_load_dwordx2 v[74:75], v[10:11], off
D958  s_cbranch_execz 1
D95C  s_branch 9
D960  s_waitcnt lgkmcnt(0)
D964  v_lshl_add_u64 v[8:9], v[8:9], 2, s[24:25]
D96C  global_load_dword v3, v[8:9], off
D974  s_waitcnt vmcnt(0)
D978  v_lshlrev_b32_e32 v74, 16, v3
D97C  v_and_b32_e32 v75, 0xffff0000, v3
D984  v_lshl_add_u64 v[6:7], v[6:7], 0, s[8:9]
D98C  s_and_b64 vcc, exec, s[0:1]
D990  v_lshrrev_b64 v[8:9], 1, v[6:7]
D998  s_cbranch_vccnz 7
D99C  s_waitcnt lgkmcnt(0)
D9A0  v_lshl_add_u64 v[10:11], v[8:9], 3, s[24:25]
D9A8  global_load_dwordx2 v[78:79], v[10:11], off
D9B0  s_cbranch_execz 1
D9B4  s_branch 9
D9B8  s_waitcnt lgkmcnt(0)
D9BC  v_lshl_add_u64 v[8:9], v[8:9], 2, s[24:25]
D9C4  global_load_dword v3, v[8:9], off
D9CC  s_waitcnt vmcnt(0)
D9D0  v_lshlrev_b32_e32 v78, 16, v3
D9D4  v_and_b32_e32 v79, 0xffff0000, v3
D9DC  v_lshl_add_u64 v[6:7], v[6:7], 0, s[8:9]
D9E4  s_and_b64 vcc, exec, s[0:1]
D9E8  v_lshrrev_b64 v[8:9], 1, v[6:7]
D9F0  s_cbranch_vccnz 7
D9F4  s_waitcnt lgkmcnt(0)
D9F8  v_lshl_add_u64 v[10:11], v[8:9], 3, s[24:25]
DA00  global_load_dwordx2 v[82:83], v[10:11], off
DA08  s_cbranch_execz 1
DA0C  s_branch 9
DA10  s_waitcnt lgkmcnt(0)
DA14  v_lshl_add_u64 v[8:9], v[8:9], 2, s[24:25]
DA1C  global_load_dword v3, v[8:9], off
DA24  s_waitcnt vmcnt(0)
DA28  v_lshlrev_b32_e32 v82, 16, v3
DA2C  v_and_b32_e32 v83, 0xffff0000, v3
DA34  v_lshl_add_u64 v[6:7], v[6:7], 0, s[8:9]
DA3C  s_and_b64 vcc, exec, s[0:1]
DA40  v_lshrrev_b64 v[8:9], 1, v[6:7]
DA48  s_cbranch_vccnz 7
DA4C  s_waitcnt lgkmcnt(0)
DA50  v_lshl_add_u64 v[10:11], v[8:9], 3, s[24:25]
DA58  global_load_dwordx2 v[86:87], v[10:11], off
DA60  s_cbranch_execz 1
DA64  s_branch 9
DA68  s_waitcnt lgkmcnt(0)
DA6C  v_lshl_add_u64 v[8:9], v[8:9], 2, s[24:25]
DA74  global_load_dword v3, v[8:9], off
DA7C  s_waitcnt vmcnt(0)
DA80  v_lshlrev_b32_e32 v86, 16, v3
DA84  v_and_b32_e32 v87, 0xffff0000, v3
DA8C  v_lshl_add_u64 v[6:7], v[6:7], 0, s[8:9]
DA94  s_and_b64 vcc, exec, s[0:1]
DA98  v_lshrrev_b64 v[8:9], 1, v[6:7]
DAA0  s_cbranch_vccnz 7
DAA4  s_waitcnt lgkmcnt(0)
DAA8  v_lshl_add_u64 v[10:11], v[8:9], 3, s[24:25]
DAB0  global_load_dwordx2 v[88:89], v[10:11], off
DAB8  s_cbranch_execz 1
DABC  s_branch 9
DAC0  s_waitcnt lgkmcnt(0)
DAC4  v_lshl_add_u64 v[8:9], v[8:9], 2, s[24:25]
DACC  global_load_dword v3, v[8:9], off
DAD4  s_waitcnt vmcnt(0)
DAD8  v_lshlrev_b32_e32 v88, 16, v3
DADC  v_and_b32_e32 v89, 0xffff0000, v3
DAE4  v_lshl_add_u64 v[6:7], v[6:7], 0, s[8:9]
DAEC  s_and_b64 vcc, exec, s[0:1]
DAF0  v_lshrrev_b64 v[8:9], 1, v[6:7]
DAF8  s_cbranch_vccnz 7
DAFC  s_waitcnt lgkmcnt(0)
DB00  v_lshl_add_u64 v[10:11], v[8:9], 3, s[24:25]
DB08  global_load_dwordx2 v[94:95], v[10:11], off
DB10  s_cbranch_execz 1
DB14  s_branch 9
DB18  s_waitcnt lgkmcnt(0)
DB1C  v_lshl_add_u64 v[8:9], v[8:9], 2, s[24:25]
DB24  global_load_dword v3, v[8:9], off
DB2C  s_waitcnt vmcnt(0)
DB30  v_lshlrev_b32_e32 v94, 16, v3
DB34  v_and_b32_e32 v95, 0xffff0000, v3
DB3C  v_lshl_add_u64 v[6:7], v[6:7], 0, s[8:9]
DB44  s_and_b64 vcc, exec, s[0:1]
DB48  v_lshrrev_b64 v[8:9], 1, v[6:7]
DB50  s_cbranch_vccnz 7
DB54  s_waitcnt lgkmcnt(0)
DB58  v_lshl_add_u64 v[10:11], v[8:9], 3, s[24:25]
DB60  global_load_dwordx2 v[92:93], v[10:11], off
DB68  s_cbranch_execz 1
DB6C  s_branch 9
DB70  s_waitcnt lgkmcnt(0)
DB74  v_lshl_add_u64 v[8:9], v[8:9], 2, s[24:25]
DB7C  global_load_dword v3, v[8:9], off
DB84  s_waitcnt vmcnt(0)
DB88  v_lshlrev_b32_e32 v92, 16, v3
DB8C  v_and_b32_e32 v93, 0xffff0000, v3
DB94  v_lshl_add_u64 v[6:7], v[6:7], 0, s[8:9]
DB9C  s_and_b64 vcc, exec, s[0:1]
DBA0  v_lshrrev_b64 v[8:9], 1, v[6:7]
DBA8  s_cbranch_vccnz 7
DBAC  s_waitcnt lgkmcnt(0)
DBB0  v_lshl_add_u64 v[10:11], v[8:9], 3, s[24:25]
DBB8  global_load_dwordx2 v[102:103], v[10:11], off
DBC0  s_cbranch_execz 1
DBC4  s_branch 9
DBC8  s_waitcnt lgkmcnt(0)
DBCC  v_lshl_add_u64 v[8:9], v[8:9], 2, s[24:25]
DBD4  global_load_dword v3, v[8:9], off
DBDC  s_waitcnt vmcnt(0)
DBE0  v_lshlrev_b32_e32 v102, 16, v3
DBE4  v_and_b32_e32 v103, 0xffff0000, v3
DBEC  v_lshl_add_u64 v[6:7], v[6:7], 0, s[8:9]
DBF4  s_and_b64 vcc, exec, s[0:1]
DBF8  v_lshrrev_b64 v[8:9], 1, v[6:7]
DC00  s_cbranch_vccnz 7
DC04  s_waitcnt lgkmcnt(0)
DC08  v_lshl_add_u64 v[10:11], v[8:9], 3, s[24:25]
DC10  global_load_dwordx2 v[100:101], v[10:11], off
DC18  s_cbranch_execz 1
DC1C  s_branch 9
DC20  s_waitcnt lgkmcnt(0)
DC24  v_lshl_add_u64 v[8:9], v[8:9], 2, s[24:25]
DC2C  global_load_dword v3, v[8:9], off
DC34  s_waitcnt vmcnt(0)
DC38  v_lshlrev_b32_e32 v100, 16, v3
DC3C  v_and_b32_e32 v101, 0xffff0000, v3
DC44  v_lshl_add_u64 v[6:7], v[6:7], 0, s[8:9]
DC4C  s_and_b64 vcc, exec, s[0:1]
DC50  v_lshrrev_b64 v[8:9], 1, v[6:7]
DC58  s_cbranch_vccnz 7
DC5C  s_waitcnt lgkmcnt(0)
DC60  v_lshl_add_u64 v[10:11], v[8:9], 3, s[24:25]
DC68  global_load_dwordx2 v[108:109], v[10:11], off
DC70  s_cbranch_execz 1
DC74  s_branch 9
DC78  s_waitcnt lgkmcnt(0)
DC7C  v_lshl_add_u64 v[8:9], v[8:9], 2, s[24:25]
DC84  global_load_dword v3, v[8:9], off
DC8C  s_waitcnt vmcnt(0)
DC90  v_lshlrev_b32_e32 v108, 16, v3
DC94  v_and_b32_e32 v109, 0xffff0000, v3
DC9C  v_lshl_add_u64 v[6:7], v[6:7], 0, s[8:9]
DCA4  s_and_b64 vcc, exec, s[0:1]
DCA8  v_lshrrev_b64 v[8:9], 1, v[6:7]
DCB0  s_cbranch_vccnz 7
DCB4  s_waitcnt lgkmcnt(0)
DCB8  v_lshl_add_u64 v[10:11], v[8:9], 3, s[24:25]
DCC0  global_load_dwordx2 v[106:107], v[10:11], off
DCC8  s_cbranch_execz 1
DCCC  s_branch 9
DCD0  s_waitcnt lgkmcnt(0)
DCD4  v_lshl_add_u64 v[8:9], v[8:9], 2, s[24:25]
DCDC  global_load_dword v3, v[8:9], off
DCE4  s_waitcnt vmcnt(0)
DCE8  v_lshlrev_b32_e32 v106, 16, v3
DCEC  v_and_b32_e32 v107, 0xffff0000, v3
DCF4  v_lshl_add_u64 v[6:7], v[6:7], 0, s[8:9]
DCFC  s_and_b64 vcc, exec, s[0:1]
DD00  v_lshrrev_b64 v[8:9], 1, v[6:7]
DD08  s_cbranch_vccnz 7
DD0C  s_waitcnt lgkmcnt(0)
DD10  v_lshl_add_u64 v[10:11], v[8:9], 3, s[24:25]
DD18  global_load_dwordx2 v[112:113], v[10:11], off
DD20  s_cbranch_execz 1
DD24  s_branch 9
DD28  s_waitcnt lgkmcnt(0)
DD2C  v_lshl_add_u64 v[8:9], v[8:9], 2, s[24:25]
DD34  global_load_dword v3, v[8:9], off
DD3C  s_waitcnt vmcnt(0)
DD40  v_lshlrev_b32_e32 v112, 16, v3
DD44  v_and_b32_e32 v113, 0xffff0000, v3
DD4C  v_lshl_add_u64 v[6:7], v[6:7], 0, s[8:9]
DD54  s_and_b64 vcc, exec, s[0:1]
DD58  v_lshrrev_b64 v[8:9], 1, v[6:7]
DD60  s_cbranch_vccnz 7
DD64  s_waitcnt lgkmcnt(0)
DD68  v_lshl_add_u64 v[10:11], v[8:9], 3, s[24:25]
DD70  global_load_dwordx2 v[110:111], v[10:11], off
DD78  s_cbranch_execz 1
DD7C  s_branch 9
DD80  s_waitcnt lgkmcnt(0)
DD84  v_lshl_add_u64 v[8:9], v[8:9], 2, s[24:25]
DD8C  global_load_dword v3, v[8:9], off
DD94  s_waitcnt vmcnt(0)
DD98  v_lshlrev_b32_e32 v110, 16, v3
DD9C  v_and_b32_e32 v111, 0xffff0000, v3
DDA4  v_lshl_add_u64 v[6:7], v[6:7], 0, s[8:9]
DDAC  s_and_b64 vcc, exec, s[0:1]
DDB0  v_lshrrev_b64 v[8:9], 1, v[6:7]
DDB8  s_cbranch_vccnz 7
DDBC  s_waitcnt lgkmcnt(0)
DDC0  v_lshl_add_u64 v[10:11], v[8:9], 3, s[24:25]
DDC8  global_load_dwordx2 v[116:117], v[10:11], off
DDD0  s_cbranch_execz 1
DDD4  s_branch 9
DDD8  s_waitcnt lgkmcnt(0)
DDDC  v_lshl_add_u64 v[8:9], v[8:9], 2, s[24:25]
DDE4  global_load_dword v3, v[8:9], off
DDEC  s_waitcnt vmcnt(0)
DDF0  v_lshlrev_b32_e32 v116, 16, v3
DDF4  v_and_b32_e32 v117, 0xffff0000, v3
DDFC  v_lshl_add_u64 v[6:7], v[6:7], 0, s[8:9]
DE04  s_and_b64 vcc, exec, s[0:1]
DE08  v_lshrrev_b64 v[8:9], 1, v[6:7]
DE10  s_cbranch_vccnz 7
DE14  s_waitcnt lgkmcnt(0)
DE18  v_lshl_add_u64 v[10:11], v[8:9], 3, s[24:25]
DE20  global_load_dwordx2 v[114:115], v[10:11], off
DE28  s_cbranch_execz 1
DE2C  s_branch 9
DE30  s_waitcnt lgkmcnt(0)
DE34  v_lshl_add_u64 v[8:9], v[8:9], 2, s[24:25]
DE3C  global_load_dword v3, v[8:9], off
DE44  s_waitcnt vmcnt(0)
DE48  v_lshlrev_b32_e32 v114, 16, v3
DE4C  v_and_b32_e32 v115, 0xffff0000, v3
DE54  v_lshl_add_u64 v[6:7], v[6:7], 0, s[8:9]
DE5C  s_and_b64 vcc, exec, s[0:1]
DE60  v_lshrrev_b64 v[8:9], 1, v[6:7]
DE68  s_cbranch_vccnz 7
DE6C  s_waitcnt lgkmcnt(0)
DE70  v_lshl_add_u64 v[10:11], v[8:9], 3, s[24:25]
DE78  global_load_dwordx2 v[120:121], v[10:11], off
DE80  s_cbranch_execz 1
DE84  s_branch 9
DE88  s_waitcnt lgkmcnt(0)
DE8C  v_lshl_add_u64 v[8:9], v[8:9], 2, s[24:25]
DE94  global_load_dword v3, v[8:9], off
DE9C  s_waitcnt vmcnt(0)
DEA0  v_lshlrev_b32_e32 v120, 16, v3
DEA4  v_and_b32_e32 v121, 0xffff0000, v3
DEAC  v_lshl_add_u64 v[6:7], v[6:7], 0, s[8:9]
DEB4  s_and_b64 vcc, exec, s[0:1]
DEB8  v_lshrrev_b64 v[8:9], 1, v[6:7]
DEC0  s_cbranch_vccnz 7
DEC4  s_waitcnt lgkmcnt(0)
DEC8  v_lshl_add_u64 v[10:11], v[8:9], 3, s[24:25]
DED0  global_load_dwordx2 v[118:119], v[10:11], off
DED8  s_cbranch_execz 1
DEDC  s_branch 9
DEE0  s_waitcnt lgkmcnt(0)
DEE4  v_lshl_add_u64 v[8:9], v[8:9], 2, s[24:25]
DEEC  global_load_dword v3, v[8:9], off
DEF4  s_waitcnt vmcnt(0)
DEF8  v_lshlrev_b32_e32 v118, 16, v3
DEFC  v_and_b32_e32 v119, 0xffff0000, v3
DF04  v_lshl_add_u64 v[6:7], v[6:7], 0, s[8:9]
DF0C  s_and_b64 vcc, exec, s[0:1]
DF10  v_lshrrev_b64 v[8:9], 1, v[6:7]
DF18  s_cbranch_vccnz 7
DF1C  s_waitcnt lgkmcnt(0)
DF20  v_lshl_add_u64 v[10:11], v[8:9], 3, s[24:25]
DF28  global_load_dwordx2 v[124:125], v[10:11], off
DF30  s_cbranch_execz 1
DF34  s_branch 9
DF38  s_waitcnt lgkmcnt(0)
DF3C  v_lshl_add_u64 v[8:9], v[8:9], 2, s[24:25]
DF44  global_load_dword v3, v[8:9], off
DF4C  s_waitcnt vmcnt(0)
DF50  v_lshlrev_b32_e32 v124, 16, v3
DF54  v_and_b32_e32 v125, 0xffff0000, v3
DF5C  v_lshl_add_u64 v[6:7], v[6:7], 0, s[8:9]
DF64  s_and_b64 vcc, exec, s[0:1]
DF68  v_lshrrev_b64 v[8:9], 1, v[6:7]
DF70  s_cbranch_vccnz 7
DF74  s_waitcnt lgkmcnt(0)
DF78  v_lshl_add_u64 v[10:11], v[8:9], 3, s[24:25]
DF80  global_load_dwordx2 v[122:123], v[10:11], off
DF88  s_cbranch_execz 1
DF8C  s_branch 9
DF90  s_waitcnt lgkmcnt(0)
DF94  v_lshl_add_u64 v[8:9], v[8:9], 2, s[24:25]
DF9C  global_load_dword v3, v[8:9], off
DFA4  s_waitcnt vmcnt(0)
DFA8  v_lshlrev_b32_e32 v122, 16, v3
DFAC  v_and_b32_e32 v123, 0xffff0000, v3
DFB4  v_lshl_add_u64 v[6:7], v[6:7], 0, s[8:9]
DFBC  s_and_b64 vcc, exec, s[0:1]
DFC0  v_lshrrev_b64 v[8:9], 1, v[6:7]
DFC8  s_cbranch_vccnz 7
DFCC  s_waitcnt lgkmcnt(0)
DFD0  v_lshl_add_u64 v[10:11], v[8:9], 3, s[24:25]
DFD8  global_load_dwordx2 v[128:129], v[10:11], off
DFE0  s_cbranch_execz 1
DFE4  s_branch 9
DFE8  s_waitcnt lgkmcnt(0)
DFEC  v_lshl_add_u64 v[8:9], v[8:9], 2, s[24:25]
DFF4  global_load_dword v3, v[8:9], off
DFFC  s_waitcnt vmcnt(0)
E000  v_lshlrev_b32_e32 v128, 16, v3
E004  v_and_b32_e32 v129, 0xffff0000, v3
E00C  v_lshl_add_u64 v[6:7], v[6:7], 0, s[8:9]
E014  s_and_b64 vcc, exec, s[0:1]
E018  v_lshrrev_b64 v[8:9], 1, v[6:7]
E020  s_cbranch_vccnz 7
E024  s_waitcnt lgkmcnt(0)
E028  v_lshl_add_u64 v[10:11], v[8:9], 3, s[24:25]
E030  global_load_dwordx2 v[126:127], v[10:11], off
E038  s_cbranch_execz 1
E03C  s_branch 9
E040  s_waitcnt lgkmcnt(0)
E044  v_lshl_add_u64 v[8:9], v[8:9], 2, s[24:25]
E04C  global_load_dword v3, v[8:9], off
E054  s_waitcnt vmcnt(0)
E058  v_lshlrev_b32_e32 v126, 16, v3
E05C  v_and_b32_e32 v127, 0xffff0000, v3
E064  v_lshl_add_u64 v[6:7], v[6:7], 0, s[8:9]
E06C  s_and_b64 vcc, exec, s[0:1]
E070  v_lshrrev_b64 v[8:9], 1, v[6:7]
E078  s_cbranch_vccnz 7
E07C  s_waitcnt lgkmcnt(0)
E080  v_lshl_add_u64 v[10:11], v[8:9], 3, s[24:25]
E088  global_load_dwordx2 v[130:131], v[10:11], off
E090  s_cbranch_execz 1
E094  s_branch 9
E098  s_waitcnt lgkmcnt(0)
E09C  v_lshl_add_u64 v[8:9], v[8:9], 2, s[24:25]
E0A4  global_load_dword v3, v[8:9], off
E0AC  s_waitcnt vmcnt(0)
E0B0  v_lshlrev_b32_e32 v130, 16, v3
E0B4  v_and_b32_e32 v131, 0xffff0000, v3
E0BC  v_lshl_add_u64 v[6:7], v[6:7], 0, s[8:9]
E0C4  s_and_b64 vcc, exec, s[0:1]
E0C8  v_lshrrev_b64 v[132:133], 1, v[6:7]
E0D0  s_cbranch_vccnz 72
E0D4  s_waitcnt lgkmcnt(0)
E0D8  v_lshl_add_u64 v[6:7], v[132:133], 3, s[24:25]
E0E0  global_load_dwordx2 v[96:97], v[6:7], off
E0E8  s_waitcnt vmcnt(1)
E0EC  v_mov_b32_e32 v9, v47
E0F0  v_mov_b32_e32 v10, v51
E0F4  v_mov_b32_e32 v11, v53
E0F8  v_mov_b32_e32 v12, v57
E0FC  v_mov_b32_e32 v13, v61
E100  v_mov_b32_e32 v14, v63
E104  v_mov_b32_e32 v15, v67
E108  v_mov_b32_e32 v16, v69
E10C  v_mov_b32_e32 v17, v73
E110  v_mov_b32_e32 v18, v75
E114  v_mov_b32_e32 v19, v79
E118  v_mov_b32_e32 v20, v83
E11C  v_mov_b32_e32 v21, v87
E120  v_mov_b32_e32 v22, v89
E124  v_mov_b32_e32 v23, v95
E128  v_mov_b32_e32 v24, v93
E12C  v_mov_b32_e32 v25, v103
E130  v_mov_b32_e32 v26, v101
E134  v_mov_b32_e32 v27, v109
E138  v_mov_b32_e32 v28, v107
E13C  v_mov_b32_e32 v29, v113
E140  v_mov_b32_e32 v30, v111
E144  v_mov_b32_e32 v31, v117
E148  v_mov_b32_e32 v32, v115
E14C  v_mov_b32_e32 v33, v121
E150  v_mov_b32_e32 v34, v119
E154  v_mov_b32_e32 v35, v125
E158  v_mov_b32_e32 v36, v123
E15C  v_mov_b32_e32 v37, v129
E160  v_mov_b32_e32 v6, v127
E164  v_mov_b32_e32 v7, v131
E168  v_mov_b32_e32 v104, v126
E16C  v_mov_b32_e32 v105, v128
E170  v_mov_b32_e32 v98, v122
E174  v_mov_b32_e32 v99, v124
E178  v_mov_b32_e32 v90, v118
E17C  v_mov_b32_e32 v91, v120
E180  v_mov_b32_e32 v84, v114
E184  v_mov_b32_e32 v85, v116
E188  v_mov_b32_e32 v80, v110
E18C  v_mov_b32_e32 v81, v112
E190  v_mov_b32_e32 v76, v106
E194  v_mov_b32_e32 v77, v108
E198  v_mov_b32_e32 v70, v100
E19C  v_mov_b32_e32 v71, v102
E1A0  v_mov_b32_e32 v64, v92
E1A4  v_mov_b32_e32 v65, v94
E1A8  v_mov_b32_e32 v58, v88
E1AC  v_mov_b32_e32 v59, v86
E1B0  v_mov_b32_e32 v54, v82
E1B4  v_mov_b32_e32 v55, v78
E1B8  v_mov_b32_e32 v48, v74
E1BC  v_mov_b32_e32 v49, v72
E1C0  v_mov_b32_e32 v44, v68
E1C4  v_mov_b32_e32 v45, v66
E1C8  v_mov_b32_e32 v42, v62
E1CC  v_mov_b32_e32 v43, v60
E1D0  v_mov_b32_e32 v40, v56
E1D4  v_mov_b32_e32 v41, v52
E1D8  v_mov_b32_e32 v38, v50
E1DC  v_mov_b32_e32 v39, v46
E1E0  s_waitcnt vmcnt(0)
E1E4  v_mov_b32_e32 v8, v97
E1E8  v_mov_b32_e32 v97, v130
E1EC  s_cbranch_execz 1
E1F0  s_branch 72
E1F4  s_waitcnt lgkmcnt(0)
E1F8  v_lshl_add_u64 v[6:7], v[132:133], 2, s[24:25]
E200  global_load_dword v3, v[6:7], off
E208  s_waitcnt vmcnt(1)
E20C  v_mov_b32_e32 v10, v51
E210  v_mov_b32_e32 v12, v57
E214  v_mov_b32_e32 v14, v63
E218  v_mov_b32_e32 v16, v69
E21C  v_mov_b32_e32 v18, v75
E220  v_mov_b32_e32 v20, v83
E224  v_mov_b32_e32 v22, v89
E228  v_mov_b32_e32 v24, v93
E22C  v_mov_b32_e32 v26, v101
E230  v_mov_b32_e32 v28, v107
E234  v_mov_b32_e32 v30, v111
E238  v_mov_b32_e32 v32, v115
E23C  v_mov_b32_e32 v34, v119
E240  v_mov_b32_e32 v36, v123
E244  v_mov_b32_e32 v6, v127
E248  v_mov_b32_e32 v127, v128
E24C  v_mov_b32_e32 v123, v124
E250  v_mov_b32_e32 v119, v120
E254  v_mov_b32_e32 v115, v116
E258  v_mov_b32_e32 v111, v112
E25C  v_mov_b32_e32 v107, v108
E260  v_mov_b32_e32 v101, v102
E264  v_mov_b32_e32 v93, v94
E268  v_mov_b32_e32 v89, v86
E26C  v_mov_b32_e32 v83, v78
E270  v_mov_b32_e32 v75, v72
E274  v_mov_b32_e32 v69, v66
E278  v_mov_b32_e32 v63, v60
E27C  v_mov_b32_e32 v57, v52
E280  v_mov_b32_e32 v51, v46
E284  v_mov_b32_e32 v9, v47
E288  v_mov_b32_e32 v11, v53
E28C  v_mov_b32_e32 v13, v61
E290  v_mov_b32_e32 v15, v67
E294  v_mov_b32_e32 v17, v73
E298  v_mov_b32_e32 v19, v79
E29C  v_mov_b32_e32 v21, v87
E2A0  v_mov_b32_e32 v23, v95
E2A4  v_mov_b32_e32 v25, v103
E2A8  v_mov_b32_e32 v27, v109
E2AC  v_mov_b32_e32 v29, v113
E2B0  v_mov_b32_e32 v31, v117
E2B4  v_mov_b32_e32 v33, v121
E2B8  v_mov_b32_e32 v35, v125
E2BC  v_mov_b32_e32 v37, v129
E2C0  v_mov_b32_e32 v7, v131
E2C4  v_mov_b32_e32 v97, v130
E2C8  v_mov_b64_e32 v[38:39], v[50:51]
E2CC  v_mov_b64_e32 v[40:41], v[56:57]
E2D0  v_mov_b64_e32 v[42:43], v[62:63]
E2D4  v_mov_b64_e32 v[44:45], v[68:69]
E2D8  v_mov_b64_e32 v[48:49], v[74:75]
E2DC  v_mov_b64_e32 v[54:55], v[82:83]
E2E0  v_mov_b64_e32 v[58:59], v[88:89]
E2E4  v_mov_b64_e32 v[64:65], v[92:93]
E2E8  v_mov_b64_e32 v[70:71], v[100:101]
E2EC  v_mov_b64_e32 v[76:77], v[106:107]
E2F0  v_mov_b64_e32 v[80:81], v[110:111]
E2F4  v_mov_b64_e32 v[84:85], v[114:115]
E2F8  v_mov_b64_e32 v[90:91], v[118:119]
E2FC  v_mov_b64_e32 v[98:99], v[122:123]
E300  v_mov_b64_e32 v[104:105], v[126:127]
E304  s_waitcnt vmcnt(0)
E308  v_lshlrev_b32_e32 v96, 16, v3
E30C  v_and_b32_e32 v8, 0xffff0000, v3
E314  s_or_b64 exec, exec, s[4:5]
E318  s_waitcnt lgkmcnt(0)
E31C  s_cmp_lg_u32 s33, 0
E320  s_cselect_b64 s[24:25], -1, 0
E324  s_cmp_eq_u32 s33, 0
E328  s_cbranch_scc1 96
E32C  s_lshl_b32 s0, s33, 31
E330  s_lshl_b32 s1, s33, 30
E334  v_bfrev_b32_e32 v3, 1
E338  s_waitcnt vmcnt(0)
E33C  v_xor_b32_e32 v39, s0, v39
E340  s_lshl_b32 s0, s33, 28
E344  v_bitop3_b32 v38, s1, v38, v3 bitop3:0x6c
E34C  s_lshl_b32 s1, s33, 29
E350  v_bitop3_b32 v40, s0, v40, v3 bitop3:0x6c
E358  s_lshl_b32 s0, s33, 26
E35C  v_bitop3_b32 v41, s1, v41, v3 bitop3:0x6c
E364  s_lshl_b32 s1, s33, 27
E368  v_bitop3_b32 v42, s0, v42, v3 bitop3:0x6c
E370  s_lshl_b32 s0, s33, 24
E374  v_bitop3_b32 v43, s1, v43, v3 bitop3:0x6c
E37C  s_lshl_b32 s1, s33, 25
E380  v_bitop3_b32 v44, s0, v44, v3 bitop3:0x6c
E388  s_lshl_b32 s0, s33, 22
E38C  v_bitop3_b32 v45, s1, v45, v3 bitop3:0x6c
E394  s_lshl_b32 s1, s33, 23
E398  v_bitop3_b32 v48, s0, v48, v3 bitop3:0x6c
E3A0  s_lshl_b32 s0, s33, 20
E3A4  v_bitop3_b32 v49, s1, v49, v3 bitop3:0x6c
E3AC  s_lshl_b32 s1, s33, 21
E3B0  v_bitop3_b32 v54, s0, v54, v3 bitop3:0x6c
E3B8  s_lshl_b32 s0, s33, 18
E3BC  v_bitop3_b32 v55, s1, v55, v3 bitop3:0x6c
E3C4  s_lshl_b32 s1, s33, 19
E3C8  v_bitop3_b32 v58, s0, v58, v3 bitop3:0x6c
E3D0  s_lshl_b32 s0, s33, 16
E3D4  v_bitop3_b32 v59, s1, v59, v3 bitop3:0x6c
E3DC  s_lshl_b32 s1, s33, 17
E3E0  v_bitop3_b32 v64, s0, v64, v3 bitop3:0x6c
E3E8  s_lshl_b32 s0, s33, 14
E3EC  v_bitop3_b32 v65, s1, v65, v3 bitop3:0x6c
E3F4  s_lshl_b32 s1, s33, 15
E3F8  v_bitop3_b32 v70, s0, v70, v3 bitop3:0x6c
E400  s_lshl_b32 s0, s33, 12
E404  v_bitop3_b32 v71, s1, v71, v3 bitop3:0x6c
E40C  s_lshl_b32 s1, s33, 13
E410  v_bitop3_b32 v76, s0, v76, v3 bitop3:0x6c
E418  s_lshl_b32 s0, s33, 10
E41C  v_bitop3_b32 v77, s1, v77, v3 bitop3:0x6c
E424  s_lshl_b32 s1, s33, 11
E428  v_bitop3_b32 v80, s0, v80, v3 bitop3:0x6c
E430  s_lshl_b32 s0, s33, 8
E434  v_bitop3_b32 v81, s1, v81, v3 bitop3:0x6c
E43C  s_lshl_b32 s1, s33, 9
E440  v_bitop3_b32 v84, s0, v84, v3 bitop3:0x6c
E448  s_lshl_b32 s0, s33, 6
E44C  v_bitop3_b32 v85, s1, v85, v3 bitop3:0x6c
E454  s_lshl_b32 s1, s33, 7
E458  v_bitop3_b32 v90, s0, v90, v3 bitop3:0x6c
E460  s_lshl_b32 s0, s33, 4
E464  v_bitop3_b32 v91, s1, v91, v3 bitop3:0x6c
E46C  s_lshl_b32 s1, s33, 5
E470  v_bitop3_b32 v98, s0, v98, v3 bitop3:0x6c
E478  s_lshl_b32 s0, s33, 2
E47C  v_bitop3_b32 v99, s1, v99, v3 bitop3:0x6c
E484  s_lshl_b32 s1, s33, 3
E488  v_bitop3_b32 v104, s0, v104, v3 bitop3:0x6c
E490  s_lshl_b32 s0, s33, 1
E494  v_bitop3_b32 v105, s1, v105, v3 bitop3:0x6c
E49C  v_bitop3_b32 v96, s33, v96, v3 bitop3:0x6c
E4A4  v_bitop3_b32 v97, s0, v97, v3 bitop3:0x6c
E4AC  s_waitcnt vmcnt(0)
E4B0  v_pk_add_f32 v[50:51], v[38:39], v[38:39] op_sel:[1,0] op_sel_hi:[0,1]
E4B8  v_pk_add_f32 v[38:39], v[38:39], v[38:39] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
E4C0  v_pk_add_f32 v[52:53], v[40:41], v[40:41] op_sel:[1,0] op_sel_hi:[0,1]
E4C8  v_pk_add_f32 v[40:41], v[40:41], v[40:41] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
E4D0  v_pk_add_f32 v[56:57], v[42:43], v[42:43] op_sel:[1,0] op_sel_hi:[0,1]
E4D8  v_pk_add_f32 v[42:43], v[42:43], v[42:43] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
E4E0  v_pk_add_f32 v[60:61], v[44:45], v[44:45] op_sel:[1,0] op_sel_hi:[0,1]
E4E8  v_pk_add_f32 v[44:45], v[44:45], v[44:45] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
E4F0  v_pk_add_f32 v[66:67], v[48:49], v[48:49] op_sel:[1,0] op_sel_hi:[0,1]
E4F8  v_pk_add_f32 v[46:47], v[48:49], v[48:49] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
E500  v_pk_add_f32 v[68:69], v[54:55], v[54:55] op_sel:[1,0] op_sel_hi:[0,1]
E508  v_pk_add_f32 v[48:49], v[54:55], v[54:55] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
E510  v_pk_add_f32 v[54:55], v[58:59], v[58:59] op_sel:[1,0] op_sel_hi:[0,1]
E518  v_pk_add_f32 v[58:59], v[58:59], v[58:59] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
E520  v_pk_add_f32 v[72:73], v[64:65], v[64:65] op_sel:[1,0] op_sel_hi:[0,1]
E528  v_pk_add_f32 v[62:63], v[64:65], v[64:65] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
E530  v_mov_b32_e32 v51, v39
E534  v_mov_b32_e32 v53, v41
E538  v_mov_b32_e32 v57, v43
E53C  v_mov_b32_e32 v61, v45
E540  v_mov_b32_e32 v67, v47
E544  v_mov_b32_e32 v69, v49
E548  v_mov_b32_e32 v55, v59
E54C  v_mov_b32_e32 v73, v63
E550  v_pk_add_f32 v[38:39], v[50:51], v[52:53]
E558  v_pk_add_f32 v[40:41], v[56:57], v[60:61]
E560  v_pk_add_f32 v[42:43], v[66:67], v[68:69]
E568  v_pk_add_f32 v[44:45], v[54:55], v[72:73]
E570  v_pk_add_f32 v[48:49], v[38:39], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
E578  v_pk_add_f32 v[58:59], v[42:43], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
E580  v_pk_add_f32 v[38:39], v[38:39], v[40:41]
E588  v_pk_add_f32 v[40:41], v[42:43], v[44:45]
E590  v_pk_add_f32 v[46:47], v[48:49], v[58:59] neg_lo:[0,1] neg_hi:[0,1]
E598  s_mov_b32 s0, 0x3e800000
E5A0  v_pk_add_f32 v[48:49], v[48:49], v[58:59]
E5A8  v_pk_add_f32 v[42:43], v[38:39], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
E5B0  v_pk_add_f32 v[38:39], v[38:39], v[40:41]
E5B8  v_pk_mul_f32 v[62:63], v[48:49], s[0:1] op_sel_hi:[1,0]
E5C0  v_pk_mul_f32 v[48:49], v[42:43], s[0:1] op_sel_hi:[1,0]
E5C8  v_pk_mul_f32 v[64:65], v[38:39], s[0:1] op_sel_hi:[1,0]
E5D0  v_pk_add_f32 v[38:39], v[50:51], v[52:53] neg_lo:[0,1] neg_hi:[0,1]
E5D8  v_pk_add_f32 v[40:41], v[56:57], v[60:61] neg_lo:[0,1] neg_hi:[0,1]
E5E0  v_pk_add_f32 v[42:43], v[66:67], v[68:69] neg_lo:[0,1] neg_hi:[0,1]
E5E8  v_pk_add_f32 v[44:45], v[54:55], v[72:73] neg_lo:[0,1] neg_hi:[0,1]
E5F0  v_pk_add_f32 v[50:51], v[38:39], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
E5F8  v_pk_add_f32 v[38:39], v[38:39], v[40:41]
E600  v_pk_add_f32 v[40:41], v[42:43], v[44:45]
E608  v_pk_add_f32 v[112:113], v[90:91], v[90:91] op_sel:[1,0] op_sel_hi:[0,1]
E610  v_pk_add_f32 v[82:83], v[90:91], v[90:91] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
E618  v_pk_add_f32 v[116:117], v[104:105], v[104:105] op_sel:[1,0] op_sel_hi:[0,1]
E620  v_pk_add_f32 v[90:91], v[104:105], v[104:105] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
E628  v_pk_add_f32 v[104:105], v[96:97], v[96:97] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
E630  v_pk_add_f32 v[52:53], v[42:43], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
E638  v_pk_add_f32 v[42:43], v[38:39], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
E640  v_pk_add_f32 v[38:39], v[38:39], v[40:41]
E648  v_and_b32_e32 v102, 0x7fffffff, v65
E650  v_and_b32_e32 v104, 0x7fffffff, v64
E658  v_pk_mul_f32 v[68:69], v[38:39], s[0:1] op_sel_hi:[1,0]
E660  v_pk_add_f32 v[106:107], v[70:71], v[70:71] op_sel:[1,0] op_sel_hi:[0,1]
E668  v_pk_add_f32 v[70:71], v[70:71], v[70:71] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
E670  v_pk_add_f32 v[108:109], v[76:77], v[76:77] op_sel:[1,0] op_sel_hi:[0,1]
E678  v_pk_add_f32 v[74:75], v[76:77], v[76:77] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
E680  v_pk_add_f32 v[110:111], v[80:81], v[80:81] op_sel:[1,0] op_sel_hi:[0,1]
E688  v_pk_add_f32 v[76:77], v[80:81], v[80:81] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
E690  v_pk_add_f32 v[80:81], v[84:85], v[84:85] op_sel:[1,0] op_sel_hi:[0,1]
E698  v_pk_add_f32 v[78:79], v[84:85], v[84:85] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
E6A0  v_pk_add_f32 v[114:115], v[98:99], v[98:99] op_sel:[1,0] op_sel_hi:[0,1]
E6A8  v_pk_add_f32 v[86:87], v[98:99], v[98:99] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
E6B0  v_pk_add_f32 v[118:119], v[96:97], v[96:97] op_sel:[1,0] op_sel_hi:[0,1]
E6B8  v_max_u32_e32 v3, v102, v104
E6BC  v_pk_add_f32 v[54:55], v[50:51], v[52:53] neg_lo:[0,1] neg_hi:[0,1]
E6C4  v_pk_add_f32 v[50:51], v[50:51], v[52:53]
E6CC  v_and_b32_e32 v101, 0x7fffffff, v69
E6D4  v_and_b32_e32 v103, 0x7fffffff, v68
E6DC  v_and_b32_e32 v98, 0x7fffffff, v63
E6E4  v_and_b32_e32 v100, 0x7fffffff, v62
E6EC  v_pk_mul_f32 v[66:67], v[50:51], s[0:1] op_sel_hi:[1,0]
E6F4  v_max3_u32 v3, v101, v103, v3
E6FC  v_mov_b32_e32 v107, v71
E700  v_mov_b32_e32 v109, v75
E704  v_mov_b32_e32 v111, v77
E708  v_mov_b32_e32 v81, v79
E70C  v_mov_b32_e32 v113, v83
E710  v_mov_b32_e32 v115, v87
E714  v_mov_b32_e32 v117, v91
E718  v_mov_b32_e32 v119, v105
E71C  v_and_b32_e32 v97, 0x7fffffff, v67
E724  v_and_b32_e32 v99, 0x7fffffff, v66
E72C  v_pk_mul_f32 v[56:57], v[42:43], s[0:1] op_sel_hi:[1,0]
E734  v_max3_u32 v3, v98, v100, v3
E73C  v_pk_add_f32 v[40:41], v[106:107], v[108:109]
E744  v_pk_add_f32 v[42:43], v[110:111], v[80:81]
E74C  v_pk_add_f32 v[44:45], v[112:113], v[114:115]
E754  v_pk_add_f32 v[52:53], v[116:117], v[118:119]
E75C  v_and_b32_e32 v93, 0x7fffffff, v49
E764  v_and_b32_e32 v95, 0x7fffffff, v48
E76C  v_max3_u32 v3, v97, v99, v3
E774  v_pk_add_f32 v[50:51], v[40:41], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
E77C  v_pk_add_f32 v[58:59], v[44:45], v[52:53] neg_lo:[0,1] neg_hi:[0,1]
E784  v_pk_add_f32 v[42:43], v[40:41], v[42:43]
E78C  v_pk_add_f32 v[44:45], v[44:45], v[52:53]
E794  v_pk_mul_f32 v[46:47], v[46:47], s[0:1] op_sel_hi:[1,0]
E79C  v_max3_u32 v3, v93, v95, v3
E7A4  v_and_b32_e32 v94, 0x7fffffff, v57
E7AC  v_and_b32_e32 v96, 0x7fffffff, v56
E7B4  v_pk_add_f32 v[40:41], v[42:43], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
E7BC  v_pk_add_f32 v[42:43], v[42:43], v[44:45]
E7C4  v_pk_add_f32 v[44:45], v[106:107], v[108:109] neg_lo:[0,1] neg_hi:[0,1]
E7CC  v_pk_add_f32 v[60:61], v[110:111], v[80:81] neg_lo:[0,1] neg_hi:[0,1]
E7D4  v_pk_add_f32 v[70:71], v[112:113], v[114:115] neg_lo:[0,1] neg_hi:[0,1]
E7DC  v_pk_add_f32 v[72:73], v[116:117], v[118:119] neg_lo:[0,1] neg_hi:[0,1]
E7E4  v_and_b32_e32 v85, 0x7fffffff, v47
E7EC  v_and_b32_e32 v89, 0x7fffffff, v46
E7F4  v_pk_mul_f32 v[54:55], v[54:55], s[0:1] op_sel_hi:[1,0]
E7FC  v_max3_u32 v3, v94, v96, v3
E804  v_pk_add_f32 v[38:39], v[50:51], v[58:59] neg_lo:[0,1] neg_hi:[0,1]
E80C  v_pk_add_f32 v[50:51], v[50:51], v[58:59]
E814  v_pk_add_f32 v[58:59], v[44:45], v[60:61] neg_lo:[0,1] neg_hi:[0,1]
E81C  v_pk_add_f32 v[80:81], v[70:71], v[72:73] neg_lo:[0,1] neg_hi:[0,1]
E824  v_pk_add_f32 v[60:61], v[44:45], v[60:61]
E82C  v_pk_add_f32 v[70:71], v[70:71], v[72:73]
E834  v_max3_u32 v3, v85, v89, v3
E83C  v_and_b32_e32 v86, 0x7fffffff, v55
E844  v_and_b32_e32 v90, 0x7fffffff, v54
E84C  v_pk_mul_f32 v[52:53], v[42:43], s[0:1] op_sel_hi:[1,0]
E854  v_pk_add_f32 v[44:45], v[60:61], v[70:71] neg_lo:[0,1] neg_hi:[0,1]
E85C  v_pk_add_f32 v[60:61], v[60:61], v[70:71]
E864  v_max3_u32 v3, v86, v90, v3
E86C  v_and_b32_e32 v88, 0x7fffffff, v53
E874  v_and_b32_e32 v92, 0x7fffffff, v52
E87C  v_pk_mul_f32 v[60:61], v[60:61], s[0:1] op_sel_hi:[1,0]
E884  v_pk_mul_f32 v[50:51], v[50:51], s[0:1] op_sel_hi:[1,0]
E88C  v_max3_u32 v75, v88, v92, v3
E894  v_pk_add_f32 v[42:43], v[58:59], v[80:81] neg_lo:[0,1] neg_hi:[0,1]
E89C  v_pk_add_f32 v[58:59], v[58:59], v[80:81]
E8A4  v_and_b32_e32 v87, 0x7fffffff, v61
E8AC  v_and_b32_e32 v91, 0x7fffffff, v60
E8B4  v_and_b32_e32 v82, 0x7fffffff, v51
E8BC  v_and_b32_e32 v84, 0x7fffffff, v50
E8C4  v_pk_mul_f32 v[58:59], v[58:59], s[0:1] op_sel_hi:[1,0]
E8CC  v_max3_u32 v70, v87, v91, v75
E8D4  v_pk_mul_f32 v[40:41], v[40:41], s[0:1] op_sel_hi:[1,0]
E8DC  v_and_b32_e32 v81, 0x7fffffff, v59
E8E4  v_and_b32_e32 v83, 0x7fffffff, v58
E8EC  v_max3_u32 v70, v82, v84, v70
E8F4  v_and_b32_e32 v77, 0x7fffffff, v41
E8FC  v_and_b32_e32 v79, 0x7fffffff, v40
E904  v_pk_mul_f32 v[44:45], v[44:45], s[0:1] op_sel_hi:[1,0]
E90C  v_max3_u32 v70, v81, v83, v70
E914  v_pk_mul_f32 v[38:39], v[38:39], s[0:1] op_sel_hi:[1,0]
E91C  v_max3_u32 v70, v77, v79, v70
E924  v_and_b32_e32 v78, 0x7fffffff, v45
E92C  v_and_b32_e32 v80, 0x7fffffff, v44
E934  v_and_b32_e32 v3, 0x7fffffff, v39
E93C  v_and_b32_e32 v74, 0x7fffffff, v38
E944  v_pk_mul_f32 v[42:43], v[42:43], s[0:1] op_sel_hi:[1,0]
E94C  v_max3_u32 v70, v78, v80, v70
E954  v_max3_u32 v70, v3, v74, v70
E95C  v_and_b32_e32 v73, 0x7fffffff, v43
E964  v_and_b32_e32 v76, 0x7fffffff, v42
E96C  v_max3_u32 v105, v73, v76, v70
E974  s_mov_b32 s19, 0x7f7fffff
E97C  v_cmp_lt_u32_e32 vcc, s19, v105
E980  v_mov_b32_e32 v70, 0
E984  v_mov_b32_e32 v71, 0
E988  v_mov_b32_e32 v72, 0
E98C  v_mov_b32_e32 v75, 0
E990  s_and_saveexec_b64 s[26:27], vcc
E994  s_cbranch_execz 563
E998  s_mov_b32 s28, 0x7f800000
E9A0  v_cmp_lt_u32_e32 vcc, s19, v104
E9A4  v_cmp_lt_u32_e64 s[0:1], s28, v104
E9AC  v_and_b32_e32 v72, 0x80000000, v65
E9B4  v_and_b32_e32 v75, 0x80000000, v64
E9BC  v_cmp_lt_u32_e64 s[4:5], s28, v102
E9C4  v_cndmask_b32_e64 v70, 0, 7, vcc
E9CC  v_cndmask_b32_e64 v71, v104, 0, s[0:1]
E9D4  v_cndmask_b32_e64 v75, v75, 0, s[0:1]
E9DC  v_cndmask_b32_e64 v72, v72, 0, s[4:5]
E9E4  v_cmp_lt_u32_e64 s[8:9], s19, v102
E9EC  v_or_b32_e32 v104, 0x70, v70
E9F4  v_cndmask_b32_e32 v64, v64, v75, vcc
E9F8  v_cndmask_b32_e64 v65, v65, v72, s[8:9]
EA00  v_cndmask_b32_e64 v72, 0, 1, s[4:5]
EA08  v_max_u32_e32 v75, v102, v71
EA0C  v_cndmask_b32_e64 v70, v70, v104, s[8:9]
EA14  v_addc_co_u32_e64 v72, vcc, 0, v72, s[0:1]
EA1C  v_cndmask_b32_e64 v71, v75, v71, s[4:5]
EA24  v_or_b32_e32 v75, 0x700, v70
EA2C  v_cmp_lt_u32_e32 vcc, s19, v103
EA30  v_cmp_lt_u32_e64 s[0:1], s28, v103
EA38  v_max_u32_e32 v102, v103, v71
EA3C  v_and_b32_e32 v103, 0x80000000, v68
EA44  v_cndmask_b32_e32 v70, v70, v75, vcc
EA48  v_cndmask_b32_e64 v75, 0, 1, s[0:1]
EA50  v_cndmask_b32_e64 v71, v102, v71, s[0:1]
EA58  v_cndmask_b32_e64 v103, v103, 0, s[0:1]
EA60  v_cmp_lt_u32_e64 s[0:1], s28, v101
EA68  v_or_b32_e32 v104, 0x7000, v70
EA70  v_cmp_lt_u32_e64 s[4:5], s19, v101
EA78  v_cndmask_b32_e32 v68, v68, v103, vcc
EA7C  v_addc_co_u32_e64 v72, vcc, v72, v75, s[0:1]
EA84  v_max_u32_e32 v75, v101, v71
EA88  v_and_b32_e32 v102, 0x80000000, v69
EA90  v_cndmask_b32_e64 v70, v70, v104, s[4:5]
EA98  v_cndmask_b32_e64 v71, v75, v71, s[0:1]
EAA0  v_cndmask_b32_e64 v102, v102, 0, s[0:1]
EAA8  v_or_b32_e32 v75, 0x70000, v70
EAB0  v_cmp_lt_u32_e32 vcc, s19, v100
EAB4  v_cmp_lt_u32_e64 s[0:1], s28, v100
EABC  v_max_u32_e32 v100, v100, v71
EAC0  v_and_b32_e32 v101, 0x80000000, v62
EAC8  v_cndmask_b32_e32 v70, v70, v75, vcc
EACC  v_cndmask_b32_e64 v75, 0, 1, s[0:1]
EAD4  v_cndmask_b32_e64 v71, v100, v71, s[0:1]
EADC  v_cndmask_b32_e64 v101, v101, 0, s[0:1]
EAE4  v_cmp_lt_u32_e64 s[0:1], s28, v98
EAEC  v_cndmask_b32_e64 v69, v69, v102, s[4:5]
EAF4  v_or_b32_e32 v102, 0x700000, v70
EAFC  v_cmp_lt_u32_e64 s[4:5], s19, v98
EB04  v_cndmask_b32_e32 v62, v62, v101, vcc
EB08  v_addc_co_u32_e64 v72, vcc, v72, v75, s[0:1]
EB10  v_max_u32_e32 v75, v98, v71
EB14  v_and_b32_e32 v100, 0x80000000, v63
EB1C  v_cndmask_b32_e64 v70, v70, v102, s[4:5]
EB24  v_cndmask_b32_e64 v71, v75, v71, s[0:1]
EB2C  v_cndmask_b32_e64 v100, v100, 0, s[0:1]
EB34  v_or_b32_e32 v75, 0x7000000, v70
EB3C  v_cmp_lt_u32_e32 vcc, s19, v99
EB40  v_cmp_lt_u32_e64 s[0:1], s28, v99
EB48  v_max_u32_e32 v98, v99, v71
EB4C  v_and_b32_e32 v99, 0x80000000, v66
EB54  v_cndmask_b32_e32 v70, v70, v75, vcc
EB58  v_cndmask_b32_e64 v75, 0, 1, s[0:1]
EB60  v_cndmask_b32_e64 v71, v98, v71, s[0:1]
EB68  v_cndmask_b32_e64 v99, v99, 0, s[0:1]
EB70  v_cmp_lt_u32_e64 s[0:1], s28, v97
EB78  v_cndmask_b32_e32 v66, v66, v99, vcc
EB7C  v_and_b32_e32 v98, 0x80000000, v67
EB84  v_addc_co_u32_e64 v72, vcc, v72, v75, s[0:1]
EB8C  v_max_u32_e32 v75, v97, v71
EB90  v_cndmask_b32_e64 v71, v75, v71, s[0:1]
EB98  v_cndmask_b32_e64 v63, v63, v100, s[4:5]
EBA0  v_cndmask_b32_e64 v98, v98, 0, s[0:1]
EBA8  v_cmp_lt_u32_e64 s[4:5], s19, v97
EBB0  v_cmp_lt_u32_e32 vcc, s19, v95
EBB4  v_cmp_lt_u32_e64 s[0:1], s28, v95
EBBC  v_max_u32_e32 v95, v95, v71
EBC0  v_or_b32_e32 v100, 0x70000000, v70
EBC8  v_cndmask_b32_e64 v67, v67, v98, s[4:5]
EBD0  v_cndmask_b32_e64 v75, 0, 7, vcc
EBD8  v_cndmask_b32_e64 v71, v95, v71, s[0:1]
EBE0  v_and_b32_e32 v98, 0x80000000, v48
EBE8  v_cndmask_b32_e64 v70, v70, v100, s[4:5]
EBF0  v_cndmask_b32_e64 v97, 0, 1, s[0:1]
EBF8  v_and_b32_e32 v95, 0x80000000, v49
EC00  v_cndmask_b32_e64 v98, v98, 0, s[0:1]
EC08  v_cmp_lt_u32_e64 s[0:1], s28, v93
EC10  v_or_b32_e32 v99, 0x70, v75
EC18  v_cmp_lt_u32_e64 s[4:5], s19, v93
EC20  v_max_u32_e32 v93, v93, v71
EC24  v_cndmask_b32_e64 v95, v95, 0, s[0:1]
EC2C  v_cndmask_b32_e32 v48, v48, v98, vcc
EC30  v_cndmask_b32_e64 v75, v75, v99, s[4:5]
EC38  v_addc_co_u32_e64 v72, vcc, v72, v97, s[0:1]
EC40  v_cndmask_b32_e64 v71, v93, v71, s[0:1]
EC48  v_cndmask_b32_e64 v49, v49, v95, s[4:5]
EC50  v_or_b32_e32 v93, 0x700, v75
EC58  v_cmp_lt_u32_e32 vcc, s19, v96
EC5C  v_cmp_lt_u32_e64 s[0:1], s28, v96
EC64  v_max_u32_e32 v95, v96, v71
EC68  v_and_b32_e32 v96, 0x80000000, v56
EC70  v_cndmask_b32_e32 v75, v75, v93, vcc
EC74  v_cndmask_b32_e64 v93, 0, 1, s[0:1]
EC7C  v_cndmask_b32_e64 v71, v95, v71, s[0:1]
EC84  v_cndmask_b32_e64 v96, v96, 0, s[0:1]
EC8C  v_cmp_lt_u32_e64 s[0:1], s28, v94
EC94  v_or_b32_e32 v97, 0x7000, v75
EC9C  v_cmp_lt_u32_e64 s[4:5], s19, v94
ECA4  v_cndmask_b32_e32 v56, v56, v96, vcc
ECA8  v_addc_co_u32_e64 v72, vcc, v72, v93, s[0:1]
ECB0  v_max_u32_e32 v93, v94, v71
ECB4  v_and_b32_e32 v95, 0x80000000, v57
ECBC  v_cndmask_b32_e64 v75, v75, v97, s[4:5]
ECC4  v_cndmask_b32_e64 v71, v93, v71, s[0:1]
ECCC  v_cndmask_b32_e64 v95, v95, 0, s[0:1]
ECD4  v_or_b32_e32 v93, 0x70000, v75
ECDC  v_cmp_lt_u32_e32 vcc, s19, v89
ECE0  v_cmp_lt_u32_e64 s[0:1], s28, v89
ECE8  v_max_u32_e32 v89, v89, v71
ECEC  v_cndmask_b32_e32 v75, v75, v93, vcc
ECF0  v_cndmask_b32_e64 v71, v89, v71, s[0:1]
ECF8  v_and_b32_e32 v94, 0x80000000, v46
ED00  v_cndmask_b32_e64 v57, v57, v95, s[4:5]
ED08  v_cndmask_b32_e64 v93, 0, 1, s[0:1]
ED10  v_and_b32_e32 v89, 0x80000000, v47
ED18  v_cndmask_b32_e64 v94, v94, 0, s[0:1]
ED20  v_cmp_lt_u32_e64 s[0:1], s28, v85
ED28  v_or_b32_e32 v95, 0x700000, v75
ED30  v_cmp_lt_u32_e64 s[4:5], s19, v85
ED38  v_max_u32_e32 v85, v85, v71
ED3C  v_cndmask_b32_e64 v89, v89, 0, s[0:1]
ED44  v_cndmask_b32_e32 v46, v46, v94, vcc
ED48  v_cndmask_b32_e64 v75, v75, v95, s[4:5]
ED50  v_addc_co_u32_e64 v72, vcc, v72, v93, s[0:1]
ED58  v_cndmask_b32_e64 v71, v85, v71, s[0:1]
ED60  v_cndmask_b32_e64 v47, v47, v89, s[4:5]
ED68  v_or_b32_e32 v85, 0x7000000, v75
ED70  v_cmp_lt_u32_e32 vcc, s19, v90
ED74  v_cmp_lt_u32_e64 s[0:1], s28, v90
ED7C  v_max_u32_e32 v89, v90, v71
ED80  v_and_b32_e32 v90, 0x80000000, v54
ED88  v_cndmask_b32_e32 v75, v75, v85, vcc
ED8C  v_cndmask_b32_e64 v85, 0, 1, s[0:1]
ED94  v_cndmask_b32_e64 v89, v89, v71, s[0:1]
ED9C  v_and_b32_e32 v71, 0x80000000, v55
EDA4  v_cndmask_b32_e64 v90, v90, 0, s[0:1]
EDAC  v_cmp_lt_u32_e64 s[0:1], s28, v86
EDB4  v_or_b32_e32 v93, 0x70000000, v75
EDBC  v_cmp_lt_u32_e64 s[4:5], s19, v86
EDC4  v_cndmask_b32_e64 v71, v71, 0, s[0:1]
EDCC  v_cndmask_b32_e32 v54, v54, v90, vcc
EDD0  v_cndmask_b32_e64 v55, v55, v71, s[4:5]
EDD8  v_cndmask_b32_e64 v71, v75, v93, s[4:5]
EDE0  v_max_u32_e32 v75, v86, v89
EDE4  v_addc_co_u32_e64 v72, vcc, v72, v85, s[0:1]
EDEC  v_cndmask_b32_e64 v75, v75, v89, s[0:1]
EDF4  v_cmp_lt_u32_e32 vcc, s19, v92
EDF8  v_cmp_lt_u32_e64 s[0:1], s28, v92
EE00  v_max_u32_e32 v89, v92, v75
EE04  v_and_b32_e32 v90, 0x80000000, v52
EE0C  v_cndmask_b32_e64 v85, 0, 7, vcc
EE14  v_cndmask_b32_e64 v86, 0, 1, s[0:1]
EE1C  v_cndmask_b32_e64 v75, v89, v75, s[0:1]
EE24  v_cndmask_b32_e64 v90, v90, 0, s[0:1]
EE2C  v_cmp_lt_u32_e64 s[0:1], s28, v88
EE34  v_and_b32_e32 v89, 0x80000000, v53
EE3C  v_or_b32_e32 v92, 0x70, v85
EE44  v_cmp_lt_u32_e64 s[4:5], s19, v88
EE4C  v_cndmask_b32_e32 v52, v52, v90, vcc
EE50  v_addc_co_u32_e64 v72, vcc, v72, v86, s[0:1]
EE58  v_max_u32_e32 v86, v88, v75
EE5C  v_cndmask_b32_e64 v89, v89, 0, s[0:1]
EE64  v_cndmask_b32_e64 v85, v85, v92, s[4:5]
EE6C  v_cndmask_b32_e64 v75, v86, v75, s[0:1]
EE74  v_cndmask_b32_e64 v53, v53, v89, s[4:5]
EE7C  v_or_b32_e32 v86, 0x700, v85
EE84  v_cmp_lt_u32_e32 vcc, s19, v91
EE88  v_cmp_lt_u32_e64 s[0:1], s28, v91
EE90  v_max_u32_e32 v88, v91, v75
EE94  v_and_b32_e32 v89, 0x80000000, v60
EE9C  v_cndmask_b32_e32 v85, v85, v86, vcc
EEA0  v_cndmask_b32_e64 v86, 0, 1, s[0:1]
EEA8  v_cndmask_b32_e64 v75, v88, v75, s[0:1]
EEB0  v_cndmask_b32_e64 v89, v89, 0, s[0:1]
EEB8  v_cmp_lt_u32_e64 s[0:1], s28, v87
EEC0  v_or_b32_e32 v90, 0x7000, v85
EEC8  v_cmp_lt_u32_e64 s[4:5], s19, v87
EED0  v_cndmask_b32_e32 v60, v60, v89, vcc
EED4  v_addc_co_u32_e64 v72, vcc, v72, v86, s[0:1]
EEDC  v_max_u32_e32 v86, v87, v75
EEE0  v_and_b32_e32 v88, 0x80000000, v61
EEE8  v_cndmask_b32_e64 v85, v85, v90, s[4:5]
EEF0  v_cndmask_b32_e64 v75, v86, v75, s[0:1]
EEF8  v_cndmask_b32_e64 v88, v88, 0, s[0:1]
EF00  v_or_b32_e32 v86, 0x70000, v85
EF08  v_cmp_lt_u32_e32 vcc, s19, v84
EF0C  v_cmp_lt_u32_e64 s[0:1], s28, v84
EF14  v_max_u32_e32 v84, v84, v75
EF18  v_and_b32_e32 v87, 0x80000000, v50
EF20  v_cndmask_b32_e32 v85, v85, v86, vcc
EF24  v_cndmask_b32_e64 v86, 0, 1, s[0:1]
EF2C  v_cndmask_b32_e64 v75, v84, v75, s[0:1]
EF34  v_and_b32_e32 v84, 0x80000000, v51
EF3C  v_cndmask_b32_e64 v87, v87, 0, s[0:1]
EF44  v_cmp_lt_u32_e64 s[0:1], s28, v82
EF4C  v_cndmask_b32_e64 v61, v61, v88, s[4:5]
EF54  v_or_b32_e32 v88, 0x700000, v85
EF5C  v_cndmask_b32_e64 v84, v84, 0, s[0:1]
EF64  v_cmp_lt_u32_e64 s[4:5], s19, v82
EF6C  v_cndmask_b32_e32 v50, v50, v87, vcc
EF70  s_nop 0
EF74  v_cndmask_b32_e64 v51, v51, v84, s[4:5]
EF7C  v_cndmask_b32_e64 v84, v85, v88, s[4:5]
EF84  v_addc_co_u32_e64 v85, vcc, v72, v86, s[0:1]
EF8C  v_max_u32_e32 v72, v82, v75
EF90  v_cndmask_b32_e64 v72, v72, v75, s[0:1]
EF98  v_or_b32_e32 v75, 0x7000000, v84
EFA0  v_cmp_lt_u32_e32 vcc, s19, v83
EFA4  v_cmp_lt_u32_e64 s[0:1], s28, v83
EFAC  v_max_u32_e32 v83, v83, v72
EFB0  v_cndmask_b32_e32 v75, v84, v75, vcc
EFB4  v_and_b32_e32 v84, 0x80000000, v58
EFBC  v_cndmask_b32_e64 v82, 0, 1, s[0:1]
EFC4  v_cndmask_b32_e64 v83, v83, v72, s[0:1]
EFCC  v_and_b32_e32 v72, 0x80000000, v59
EFD4  v_cndmask_b32_e64 v84, v84, 0, s[0:1]
EFDC  v_cmp_lt_u32_e64 s[0:1], s28, v81
EFE4  v_or_b32_e32 v86, 0x70000000, v75
EFEC  v_cmp_lt_u32_e64 s[4:5], s19, v81
EFF4  v_cndmask_b32_e64 v72, v72, 0, s[0:1]
EFFC  v_max_u32_e32 v81, v81, v83
F000  v_cndmask_b32_e64 v59, v59, v72, s[4:5]
F008  v_cndmask_b32_e32 v58, v58, v84, vcc
F00C  v_cndmask_b32_e64 v72, v75, v86, s[4:5]
F014  v_addc_co_u32_e64 v75, vcc, v85, v82, s[0:1]
F01C  v_cndmask_b32_e64 v81, v81, v83, s[0:1]
F024  v_cmp_lt_u32_e32 vcc, s19, v79
F028  v_cmp_lt_u32_e64 s[0:1], s28, v79
F030  v_max_u32_e32 v79, v79, v81
F034  v_and_b32_e32 v84, 0x80000000, v40
F03C  v_cndmask_b32_e64 v82, 0, 7, vcc
F044  v_cndmask_b32_e64 v83, 0, 1, s[0:1]
F04C  v_cndmask_b32_e64 v79, v79, v81, s[0:1]
F054  v_and_b32_e32 v81, 0x80000000, v41
F05C  v_cndmask_b32_e64 v84, v84, 0, s[0:1]
F064  v_cmp_lt_u32_e64 s[0:1], s28, v77
F06C  v_or_b32_e32 v85, 0x70, v82
F074  v_cmp_lt_u32_e64 s[4:5], s19, v77
F07C  v_cndmask_b32_e64 v81, v81, 0, s[0:1]
F084  v_max_u32_e32 v77, v77, v79
F088  v_cndmask_b32_e64 v41, v41, v81, s[4:5]
F090  v_cndmask_b32_e32 v40, v40, v84, vcc
F094  v_cndmask_b32_e64 v81, v82, v85, s[4:5]
F09C  v_addc_co_u32_e64 v75, vcc, v75, v83, s[0:1]
F0A4  v_cndmask_b32_e64 v77, v77, v79, s[0:1]
F0AC  v_or_b32_e32 v79, 0x700, v81
F0B4  v_cmp_lt_u32_e32 vcc, s19, v80
F0B8  v_cmp_lt_u32_e64 s[0:1], s28, v80
F0C0  v_max_u32_e32 v80, v80, v77
F0C4  v_cndmask_b32_e32 v79, v81, v79, vcc
F0C8  v_cndmask_b32_e64 v77, v80, v77, s[0:1]
F0D0  v_and_b32_e32 v82, 0x80000000, v44
F0D8  v_cndmask_b32_e64 v81, 0, 1, s[0:1]
F0E0  v_and_b32_e32 v80, 0x80000000, v45
F0E8  v_cndmask_b32_e64 v82, v82, 0, s[0:1]
F0F0  v_cmp_lt_u32_e64 s[0:1], s28, v78
F0F8  v_or_b32_e32 v83, 0x7000, v79
F100  v_cmp_lt_u32_e64 s[4:5], s19, v78
F108  v_max_u32_e32 v78, v78, v77
F10C  v_cndmask_b32_e64 v80, v80, 0, s[0:1]
F114  v_cndmask_b32_e32 v44, v44, v82, vcc
F118  v_cndmask_b32_e64 v79, v79, v83, s[4:5]
F120  v_addc_co_u32_e64 v75, vcc, v75, v81, s[0:1]
F128  v_cndmask_b32_e64 v77, v78, v77, s[0:1]
F130  v_cndmask_b32_e64 v45, v45, v80, s[4:5]
F138  v_or_b32_e32 v78, 0x70000, v79
F140  v_cmp_lt_u32_e32 vcc, s19, v74
F144  v_cmp_lt_u32_e64 s[0:1], s28, v74
F14C  v_max_u32_e32 v74, v74, v77
F150  v_and_b32_e32 v80, 0x80000000, v38
F158  v_cndmask_b32_e32 v78, v79, v78, vcc
F15C  v_cndmask_b32_e64 v79, 0, 1, s[0:1]
F164  v_cndmask_b32_e64 v74, v74, v77, s[0:1]
F16C  v_and_b32_e32 v77, 0x80000000, v39
F174  v_cndmask_b32_e64 v80, v80, 0, s[0:1]
F17C  v_cmp_lt_u32_e64 s[0:1], s28, v3
F184  v_or_b32_e32 v81, 0x700000, v78
F18C  v_cmp_lt_u32_e64 s[4:5], s19, v3
F194  v_cndmask_b32_e64 v77, v77, 0, s[0:1]
F19C  v_max_u32_e32 v3, v3, v74
F1A0  v_cndmask_b32_e64 v39, v39, v77, s[4:5]
F1A8  v_cndmask_b32_e32 v38, v38, v80, vcc
F1AC  v_cndmask_b32_e64 v77, v78, v81, s[4:5]
F1B4  v_addc_co_u32_e64 v78, vcc, v75, v79, s[0:1]
F1BC  v_cndmask_b32_e64 v3, v3, v74, s[0:1]
F1C4  v_or_b32_e32 v74, 0x7000000, v77
F1CC  v_cmp_lt_u32_e32 vcc, s19, v76
F1D0  v_cmp_lt_u32_e64 s[0:1], s28, v76
F1D8  v_max_u32_e32 v75, v76, v3
F1DC  v_and_b32_e32 v76, 0x80000000, v42
F1E4  v_cndmask_b32_e32 v74, v77, v74, vcc
F1E8  v_cndmask_b32_e64 v77, 0, 1, s[0:1]
F1F0  v_cndmask_b32_e64 v3, v75, v3, s[0:1]
F1F8  v_and_b32_e32 v75, 0x80000000, v43
F200  v_cndmask_b32_e64 v76, v76, 0, s[0:1]
F208  v_cmp_lt_u32_e64 s[0:1], s28, v73
F210  v_or_b32_e32 v79, 0x70000000, v74
F218  v_cmp_lt_u32_e64 s[4:5], s19, v73
F220  v_cndmask_b32_e64 v75, v75, 0, s[0:1]
F228  v_cndmask_b32_e32 v42, v42, v76, vcc
F22C  v_cndmask_b32_e64 v43, v43, v75, s[4:5]
F234  v_cndmask_b32_e64 v75, v74, v79, s[4:5]
F23C  v_addc_co_u32_e64 v74, vcc, v78, v77, s[0:1]
F244  v_max_u32_e32 v73, v73, v3
F248  v_cndmask_b32_e64 v3, v73, v3, s[0:1]
F250  v_mov_b32_e32 v73, 0x7f800000
F258  v_cmp_ne_u32_e32 vcc, 32, v74
F25C  s_nop 1
F260  v_cndmask_b32_e32 v105, v73, v3, vcc
F264  s_or_b64 exec, exec, s[26:27]
F268  s_bfe_u32 s4, s11, 0x20004
F270  s_cmp_eq_u32 s4, 2
F274  s_cselect_b64 s[8:9], -1, 0
F278  s_and_b64 s[0:1], s[8:9], exec
F27C  s_cselect_b32 s0, 0x3fffff, 0
F284  s_cmp_lg_u32 s4, 0
F288  s_cselect_b32 s48, s0, 0x200000
F290  v_cmp_ne_u32_e32 vcc, 0, v105
F294  v_mov_b32_e32 v73, 0x7f
F29C  s_and_saveexec_b64 s[0:1], vcc
F2A0  s_cbranch_execz 15
F2A4  v_add_u32_e32 v3, s48, v105
F2A8  s_mov_b32 s4, 0x17fffff
F2B0  v_lshrrev_b32_e32 v73, 23, v3
F2B4  v_add_u32_e32 v73, -2, v73
F2B8  v_cmp_lt_u32_e32 vcc, s4, v3
F2BC  s_mov_b32 s4, 0x7f800000
F2C4  s_nop 0
F2C8  v_cndmask_b32_e32 v3, 0, v73, vcc
F2CC  v_cmp_eq_u32_e32 vcc, s4, v105
F2D0  v_mov_b32_e32 v73, 0xfe
F2D8  s_and_b64 vcc, s[8:9], vcc
F2DC  v_cndmask_b32_e32 v73, v3, v73, vcc
F2E0  s_or_b64 exec, exec, s[0:1]
F2E4  v_cmp_eq_u32_e32 vcc, 0, v73
F2E8  s_cbranch_vccz 37
F2EC  s_nop 0
F2F0  v_cndmask_b32_e64 v74, 1.0, 2.0, vcc
F2F8  v_pk_mul_f32 v[64:65], v[74:75], v[64:65] op_sel_hi:[0,1]
F300  v_pk_mul_f32 v[68:69], v[74:75], v[68:69] op_sel_hi:[0,1]
F308  v_pk_mul_f32 v[62:63], v[74:75], v[62:63] op_sel_hi:[0,1]
F310  v_pk_mul_f32 v[66:67], v[74:75], v[66:67] op_sel_hi:[0,1]
F318  v_pk_mul_f32 v[48:49], v[74:75], v[48:49] op_sel_hi:[0,1]
F320  v_pk_mul_f32 v[56:57], v[74:75], v[56:57] op_sel_hi:[0,1]
F328  v_pk_mul_f32 v[46:47], v[74:75], v[46:47] op_sel_hi:[0,1]
F330  v_pk_mul_f32 v[54:55], v[74:75], v[54:55] op_sel_hi:[0,1]
F338  v_pk_mul_f32 v[52:53], v[74:75], v[52:53] op_sel_hi:[0,1]
F340  v_pk_mul_f32 v[60:61], v[74:75], v[60:61] op_sel_hi:[0,1]
F348  v_pk_mul_f32 v[50:51], v[74:75], v[50:51] op_sel_hi:[0,1]
F350  v_pk_mul_f32 v[58:59], v[74:75], v[58:59] op_sel_hi:[0,1]
F358  v_pk_mul_f32 v[40:41], v[74:75], v[40:41] op_sel_hi:[0,1]
F360  v_pk_mul_f32 v[44:45], v[74:75], v[44:45] op_sel_hi:[0,1]
F368  v_pk_mul_f32 v[38:39], v[74:75], v[38:39] op_sel_hi:[0,1]
F370  v_pk_mul_f32 v[42:43], v[74:75], v[42:43] op_sel_hi:[0,1]
F378  v_max_u32_e32 v74, 1, v73
F37C  s_branch 1
F380  v_mov_b32_e32 v74, v73
F384  v_mad_u64_u32 v[2:3], s[0:1], s30, v2, v[4:5]
F38C  v_lshlrev_b32_e32 v4, 2, v2
F390  s_mov_b32 s0, 0xd2511f53
F398  v_mad_u64_u32 v[76:77], s[4:5], v4, s0, 0
F3A0  s_mul_hi_u32 s4, s17, 0xcd9e8d57
F3A8  s_xor_b32 s4, s16, s4
F3AC  s_xor_b32 s4, s4, s22
F3B0  s_xor_b32 s26, s23, s18
F3B4  v_lshlrev_b32_e32 v3, 23, v74
F3B8  s_mov_b32 s1, 0xcd9e8d57
F3C0  s_mul_i32 s17, s17, 0xcd9e8d57
F3C8  v_xor_b32_e32 v74, s26, v77
F3CC  s_add_i32 s16, s22, 0x9e3779b9
F3D4  s_add_i32 s18, s23, 0xbb67ae85
F3DC  s_mul_hi_u32 s19, s4, 0xd2511f53
F3E4  s_mul_i32 s29, s4, 0xd2511f53
F3EC  v_mad_u64_u32 v[78:79], s[4:5], v74, s1, 0
F3F4  s_xor_b32 s28, s16, s17
F3F8  s_xor_b32 s34, s18, s19
F3FC  v_xor_b32_e32 v74, s28, v79
F400  v_xor_b32_e32 v79, s34, v76
F404  s_add_i32 s16, s23, 0x76cf5d0a
F40C  v_mad_u64_u32 v[80:81], s[4:5], v79, s1, 0
F414  s_add_i32 s27, s22, 0x3c6ef372
F41C  v_mad_u64_u32 v[76:77], s[4:5], v74, s0, 0
F424  v_xor_b32_e32 v74, v78, v81
F428  s_xor_b32 s38, s16, s29
F42C  v_xor_b32_e32 v74, s27, v74
F430  v_xor_b32_e32 v77, s38, v77
F434  v_mad_u64_u32 v[78:79], s[4:5], v74, s0, 0
F43C  v_mad_u64_u32 v[82:83], s[4:5], v77, s1, 0
F444  s_add_i32 s35, s22, 0xdaa66d2b
F44C  s_add_i32 s29, s23, 0x32370b8f
F454  v_xor_b32_e32 v74, v80, v83
F458  v_xor_b32_e32 v76, v76, v79
F45C  v_xor_b32_e32 v74, s35, v74
F460  v_xor_b32_e32 v79, s29, v76
F464  v_mad_u64_u32 v[76:77], s[4:5], v74, s0, 0
F46C  v_mad_u64_u32 v[80:81], s[4:5], v79, s1, 0
F474  s_add_i32 s37, s22, 0x78dde6e4
F47C  s_add_i32 s36, s23, 0xed9eba14
F484  v_xor_b32_e32 v74, v82, v81
F488  v_xor_b32_e32 v77, v78, v77
F48C  v_xor_b32_e32 v74, s37, v74
F490  v_xor_b32_e32 v77, s36, v77
F494  v_mad_u64_u32 v[78:79], s[4:5], v74, s0, 0
F49C  v_mad_u64_u32 v[82:83], s[4:5], v77, s1, 0
F4A4  s_add_i32 s40, s22, 0x1715609d
F4AC  s_add_i32 s39, s23, 0xa9066899
F4B4  v_xor_b32_e32 v74, v80, v83
F4B8  v_xor_b32_e32 v76, v76, v79
F4BC  v_xor_b32_e32 v74, s40, v74
F4C0  v_xor_b32_e32 v79, s39, v76
F4C4  v_mad_u64_u32 v[76:77], s[4:5], v74, s0, 0
F4CC  v_mad_u64_u32 v[80:81], s[4:5], v79, s1, 0
F4D4  s_add_i32 s42, s22, 0xb54cda56
F4DC  s_add_i32 s41, s23, 0x646e171e
F4E4  v_xor_b32_e32 v74, v82, v81
F4E8  v_xor_b32_e32 v77, v78, v77
F4EC  v_xor_b32_e32 v74, s42, v74
F4F0  v_xor_b32_e32 v77, s41, v77
F4F4  v_mad_u64_u32 v[78:79], s[4:5], v74, s0, 0
F4FC  v_mad_u64_u32 v[82:83], s[4:5], v77, s1, 0
F504  s_add_i32 s44, s22, 0x5384540f
F50C  s_add_i32 s43, s23, 0x1fd5c5a3
F514  v_xor_b32_e32 v74, v80, v83
F518  v_xor_b32_e32 v76, v76, v79
F51C  v_xor_b32_e32 v74, s44, v74
F520  v_xor_b32_e32 v79, s43, v76
F524  v_mad_u64_u32 v[76:77], s[4:5], v74, s0, 0
F52C  v_mad_u64_u32 v[80:81], s[4:5], v79, s1, 0
F534  s_add_i32 s46, s22, 0xf1bbcdc8
F53C  s_add_i32 s45, s23, 0xdb3d7428
F544  v_xor_b32_e32 v74, v82, v81
F548  v_xor_b32_e32 v77, v78, v77
F54C  v_xor_b32_e32 v74, s46, v74
F550  v_xor_b32_e32 v77, s45, v77
F554  v_mad_u64_u32 v[78:79], s[4:5], v74, s0, 0
F55C  v_mad_u64_u32 v[82:83], s[4:5], v77, s1, 0
F564  s_add_i32 s47, s22, 0x8ff34781
F56C  s_add_i32 s22, s23, 0x96a522ad
F574  v_xor_b32_e32 v74, v80, v83
F578  v_xor_b32_e32 v76, v76, v79
F57C  v_mov_b32_e32 v77, 0
F580  v_mov_b32_e32 v80, 0
F584  v_xor_b32_e32 v74, s47, v74
F588  v_xor_b32_e32 v76, s22, v76
F58C  v_cvt_scalef32_sr_pk_fp4_f32 v77, v[64:65], v74, v3
F594  v_cvt_scalef32_sr_pk_fp4_f32 v80, v[62:63], v76, v3 op_sel:[0,0,0,1]
F59C  v_cvt_scalef32_sr_pk_fp4_f32 v77, v[68:69], v82, v3 op_sel:[0,0,1,0]
F5A4  v_cvt_scalef32_sr_pk_fp4_f32 v80, v[66:67], v78, v3 op_sel:[0,0,1,1]
F5AC  s_nop 0
F5B0  v_or_b32_e32 v63, 1, v4
F5B4  v_mad_u64_u32 v[64:65], s[4:5], v63, s0, 0
F5BC  v_xor_b32_e32 v63, s26, v65
F5C0  v_mad_u64_u32 v[66:67], s[4:5], v63, s1, 0
F5C8  v_xor_b32_e32 v63, s28, v67
F5CC  v_xor_b32_e32 v67, s34, v64
F5D0  v_mad_u64_u32 v[68:69], s[4:5], v67, s1, 0
F5D8  v_mad_u64_u32 v[64:65], s[4:5], v63, s0, 0
F5E0  v_xor_b32_e32 v63, v66, v69
F5E4  v_xor_b32_e32 v63, s27, v63
F5E8  v_xor_b32_e32 v65, s38, v65
F5EC  v_or3_b32 v62, v80, v70, v77
F5F4  v_mad_u64_u32 v[66:67], s[4:5], v63, s0, 0
F5FC  v_mad_u64_u32 v[76:77], s[4:5], v65, s1, 0
F604  v_xor_b32_e32 v63, v68, v77
F608  v_xor_b32_e32 v64, v64, v67
F60C  v_xor_b32_e32 v63, s35, v63
F610  v_xor_b32_e32 v67, s29, v64
F614  v_mad_u64_u32 v[64:65], s[4:5], v63, s0, 0
F61C  v_mad_u64_u32 v[68:69], s[4:5], v67, s1, 0
F624  v_xor_b32_e32 v63, v76, v69
F628  v_xor_b32_e32 v65, v66, v65
F62C  v_xor_b32_e32 v63, s37, v63
F630  v_xor_b32_e32 v65, s36, v65
F634  v_mad_u64_u32 v[66:67], s[4:5], v63, s0, 0
F63C  v_mad_u64_u32 v[76:77], s[4:5], v65, s1, 0
F644  v_xor_b32_e32 v63, v68, v77
F648  v_xor_b32_e32 v64, v64, v67
F64C  v_xor_b32_e32 v63, s40, v63
F650  v_xor_b32_e32 v67, s39, v64
F654  v_mad_u64_u32 v[64:65], s[4:5], v63, s0, 0
F65C  v_mad_u64_u32 v[68:69], s[4:5], v67, s1, 0
F664  v_xor_b32_e32 v63, v76, v69
F668  v_xor_b32_e32 v65, v66, v65
F66C  v_xor_b32_e32 v63, s42, v63
F670  v_xor_b32_e32 v65, s41, v65
F674  v_mad_u64_u32 v[66:67], s[4:5], v63, s0, 0
F67C  v_mad_u64_u32 v[76:77], s[4:5], v65, s1, 0
F684  v_xor_b32_e32 v63, v68, v77
F688  v_xor_b32_e32 v64, v64, v67
F68C  v_xor_b32_e32 v63, s44, v63
F690  v_xor_b32_e32 v67, s43, v64
F694  v_mad_u64_u32 v[64:65], s[4:5], v63, s0, 0
F69C  v_mad_u64_u32 v[68:69], s[4:5], v67, s1, 0
F6A4  v_xor_b32_e32 v63, v76, v69
F6A8  v_xor_b32_e32 v65, v66, v65
F6AC  v_xor_b32_e32 v63, s46, v63
F6B0  v_xor_b32_e32 v65, s45, v65
F6B4  v_mad_u64_u32 v[66:67], s[4:5], v63, s0, 0
F6BC  v_mad_u64_u32 v[76:77], s[4:5], v65, s1, 0
F6C4  v_xor_b32_e32 v63, v68, v77
F6C8  v_xor_b32_e32 v64, v64, v67
F6CC  v_mov_b32_e32 v65, 0
F6D0  v_mov_b32_e32 v67, 0
F6D4  v_xor_b32_e32 v63, s47, v63
F6D8  v_xor_b32_e32 v64, s22, v64
F6DC  v_cvt_scalef32_sr_pk_fp4_f32 v65, v[48:49], v63, v3
F6E4  v_cvt_scalef32_sr_pk_fp4_f32 v67, v[46:47], v64, v3 op_sel:[0,0,0,1]
F6EC  v_cvt_scalef32_sr_pk_fp4_f32 v65, v[56:57], v76, v3 op_sel:[0,0,1,0]
F6F4  v_cvt_scalef32_sr_pk_fp4_f32 v67, v[54:55], v66, v3 op_sel:[0,0,1,1]
F6FC  s_nop 0
F700  v_or_b32_e32 v46, 2, v4
F704  v_mad_u64_u32 v[46:47], s[4:5], v46, s0, 0
F70C  v_xor_b32_e32 v47, s26, v47
F710  v_mad_u64_u32 v[48:49], s[4:5], v47, s1, 0
F718  v_xor_b32_e32 v47, s28, v49
F71C  v_xor_b32_e32 v49, s34, v46
F720  v_mad_u64_u32 v[54:55], s[4:5], v49, s1, 0
F728  v_mad_u64_u32 v[46:47], s[4:5], v47, s0, 0
F730  v_xor_b32_e32 v48, v48, v55
F734  v_xor_b32_e32 v48, s27, v48
F738  v_xor_b32_e32 v47, s38, v47
F73C  v_mad_u64_u32 v[48:49], s[4:5], v48, s0, 0
F744  v_mad_u64_u32 v[56:57], s[4:5], v47, s1, 0
F74C  v_xor_b32_e32 v47, v54, v57
F750  v_xor_b32_e32 v46, v46, v49
F754  v_xor_b32_e32 v47, s35, v47
F758  v_xor_b32_e32 v49, s29, v46
F75C  v_mad_u64_u32 v[46:47], s[4:5], v47, s0, 0
F764  v_mad_u64_u32 v[54:55], s[4:5], v49, s1, 0
F76C  v_xor_b32_e32 v49, v56, v55
F770  v_xor_b32_e32 v47, v48, v47
F774  v_xor_b32_e32 v49, s37, v49
F778  v_xor_b32_e32 v47, s36, v47
F77C  v_mad_u64_u32 v[48:49], s[4:5], v49, s0, 0
F784  v_mad_u64_u32 v[56:57], s[4:5], v47, s1, 0
F78C  v_xor_b32_e32 v47, v54, v57
F790  v_xor_b32_e32 v46, v46, v49
F794  v_xor_b32_e32 v47, s40, v47
F798  v_xor_b32_e32 v49, s39, v46
F79C  v_mad_u64_u32 v[46:47], s[4:5], v47, s0, 0
F7A4  v_mad_u64_u32 v[54:55], s[4:5], v49, s1, 0
F7AC  v_xor_b32_e32 v49, v56, v55
F7B0  v_xor_b32_e32 v47, v48, v47
F7B4  v_xor_b32_e32 v49, s42, v49
F7B8  v_xor_b32_e32 v47, s41, v47
F7BC  v_mad_u64_u32 v[48:49], s[4:5], v49, s0, 0
F7C4  v_mad_u64_u32 v[56:57], s[4:5], v47, s1, 0
F7CC  v_xor_b32_e32 v47, v54, v57
F7D0  v_xor_b32_e32 v46, v46, v49
F7D4  v_xor_b32_e32 v47, s44, v47
F7D8  v_xor_b32_e32 v49, s43, v46
F7DC  v_mad_u64_u32 v[46:47], s[4:5], v47, s0, 0
F7E4  v_mad_u64_u32 v[54:55], s[4:5], v49, s1, 0
F7EC  v_xor_b32_e32 v49, v56, v55
F7F0  v_xor_b32_e32 v47, v48, v47
F7F4  v_xor_b32_e32 v49, s46, v49
F7F8  v_xor_b32_e32 v47, s45, v47
F7FC  v_mad_u64_u32 v[48:49], s[4:5], v49, s0, 0
F804  v_mad_u64_u32 v[56:57], s[4:5], v47, s1, 0
F80C  v_xor_b32_e32 v47, v54, v57
F810  v_xor_b32_e32 v46, v46, v49
F814  v_xor_b32_e32 v47, s47, v47
F818  v_xor_b32_e32 v46, s22, v46
F81C  v_mov_b32_e32 v49, 0
F820  v_mov_b32_e32 v54, 0
F824  v_or_b32_e32 v4, 3, v4
F828  v_cvt_scalef32_sr_pk_fp4_f32 v49, v[52:53], v47, v3
F830  v_cvt_scalef32_sr_pk_fp4_f32 v54, v[50:51], v46, v3 op_sel:[0,0,0,1]
F838  v_cvt_scalef32_sr_pk_fp4_f32 v49, v[60:61], v56, v3 op_sel:[0,0,1,0]
F840  v_cvt_scalef32_sr_pk_fp4_f32 v54, v[58:59], v48, v3 op_sel:[0,0,1,1]
F848  s_nop 0
F84C  v_mad_u64_u32 v[46:47], s[4:5], v4, s0, 0
F854  v_xor_b32_e32 v4, s26, v47
F858  v_or3_b32 v64, v54, v72, v49
F860  v_mad_u64_u32 v[48:49], s[4:5], v4, s1, 0
F868  v_xor_b32_e32 v4, s28, v49
F86C  v_xor_b32_e32 v49, s34, v46
F870  v_mad_u64_u32 v[50:51], s[4:5], v49, s1, 0
F878  v_mad_u64_u32 v[46:47], s[4:5], v4, s0, 0
F880  v_xor_b32_e32 v4, v48, v51
F884  v_xor_b32_e32 v4, s27, v4
F888  v_xor_b32_e32 v47, s38, v47
F88C  v_mad_u64_u32 v[48:49], s[4:5], v4, s0, 0
F894  v_mad_u64_u32 v[52:53], s[4:5], v47, s1, 0
F89C  v_xor_b32_e32 v4, v50, v53
F8A0  v_xor_b32_e32 v46, v46, v49
F8A4  v_xor_b32_e32 v4, s35, v4
F8A8  v_xor_b32_e32 v49, s29, v46
F8AC  v_mad_u64_u32 v[46:47], s[4:5], v4, s0, 0
F8B4  v_mad_u64_u32 v[50:51], s[4:5], v49, s1, 0
F8BC  v_xor_b32_e32 v4, v52, v51
F8C0  v_xor_b32_e32 v47, v48, v47
F8C4  v_xor_b32_e32 v4, s37, v4
F8C8  v_xor_b32_e32 v47, s36, v47
F8CC  v_mad_u64_u32 v[48:49], s[4:5], v4, s0, 0
F8D4  v_mad_u64_u32 v[52:53], s[4:5], v47, s1, 0
F8DC  v_xor_b32_e32 v4, v50, v53
F8E0  v_xor_b32_e32 v46, v46, v49
F8E4  v_xor_b32_e32 v4, s40, v4
F8E8  v_xor_b32_e32 v49, s39, v46
F8EC  v_mad_u64_u32 v[46:47], s[4:5], v4, s0, 0
F8F4  v_mad_u64_u32 v[50:51], s[4:5], v49, s1, 0
F8FC  v_xor_b32_e32 v4, v52, v51
F900  v_xor_b32_e32 v47, v48, v47
F904  v_xor_b32_e32 v4, s42, v4
F908  v_xor_b32_e32 v47, s41, v47
F90C  v_mad_u64_u32 v[48:49], s[4:5], v4, s0, 0
F914  v_mad_u64_u32 v[52:53], s[4:5], v47, s1, 0
F91C  v_xor_b32_e32 v4, v50, v53
F920  v_xor_b32_e32 v46, v46, v49
F924  v_xor_b32_e32 v4, s44, v4
F928  v_xor_b32_e32 v49, s43, v46
F92C  v_mad_u64_u32 v[46:47], s[4:5], v4, s0, 0
F934  v_mad_u64_u32 v[50:51], s[4:5], v49, s1, 0
F93C  v_xor_b32_e32 v4, v52, v51
F940  v_xor_b32_e32 v47, v48, v47
F944  v_xor_b32_e32 v4, s46, v4
F948  v_xor_b32_e32 v47, s45, v47
F94C  v_mad_u64_u32 v[48:49], s[4:5], v4, s0, 0
F954  v_mad_u64_u32 v[52:53], s[0:1], v47, s1, 0
F95C  v_xor_b32_e32 v4, v50, v53
F960  v_mov_b32_e32 v79, 0
F964  v_xor_b32_e32 v4, s47, v4
F968  v_xor_b32_e32 v46, v46, v49
F96C  v_mov_b32_e32 v47, 0
F970  v_xor_b32_e32 v46, s22, v46
F974  v_cvt_scalef32_sr_pk_fp4_f32 v79, v[40:41], v4, v3
F97C  v_cvt_scalef32_sr_pk_fp4_f32 v47, v[38:39], v46, v3 op_sel:[0,0,0,1]
F984  v_cvt_scalef32_sr_pk_fp4_f32 v79, v[44:45], v52, v3 op_sel:[0,0,1,0]
F98C  v_cvt_scalef32_sr_pk_fp4_f32 v47, v[42:43], v48, v3 op_sel:[0,0,1,1]
F994  s_nop 0
F998  v_lshlrev_b32_e32 v4, 2, v134
F99C  v_bitop3_b32 v3, v4, v5, v1 bitop3:0xf6
F9A4  v_or3_b32 v63, v67, v71, v65
F9AC  v_or3_b32 v65, v47, v75, v79
F9B4  v_lshlrev_b32_e32 v3, 4, v3
F9B8  v_or_b32_e32 v38, v4, v5
F9BC  ds_write_b128 v3, v[62:65]
F9C4  ds_write_b8 v38, v73 offset:8192
F9CC  s_and_saveexec_b64 s[16:17], s[6:7]
F9D0  s_cbranch_execz 1383
F9D4  s_andn2_b64 vcc, exec, s[24:25]
F9D8  s_cbranch_vccnz 95
F9DC  s_lshl_b32 s1, s33, 30
F9E0  s_lshl_b32 s4, s33, 29
F9E4  v_bfrev_b32_e32 v4, 1
F9E8  v_bitop3_b32 v11, s4, v11, v4 bitop3:0x6c
F9F0  v_bitop3_b32 v10, s1, v10, v4 bitop3:0x6c
F9F8  s_lshl_b32 s1, s33, 28
F9FC  s_lshl_b32 s4, s33, 27
FA00  v_bitop3_b32 v13, s4, v13, v4 bitop3:0x6c
FA08  v_bitop3_b32 v12, s1, v12, v4 bitop3:0x6c
FA10  s_lshl_b32 s1, s33, 26
FA14  s_lshl_b32 s4, s33, 25
FA18  v_bitop3_b32 v15, s4, v15, v4 bitop3:0x6c
FA20  v_bitop3_b32 v14, s1, v14, v4 bitop3:0x6c
FA28  s_lshl_b32 s1, s33, 24
FA2C  s_lshl_b32 s4, s33, 23
FA30  v_bitop3_b32 v17, s4, v17, v4 bitop3:0x6c
FA38  v_bitop3_b32 v16, s1, v16, v4 bitop3:0x6c
FA40  s_lshl_b32 s1, s33, 22
FA44  s_lshl_b32 s4, s33, 21
FA48  v_bitop3_b32 v19, s4, v19, v4 bitop3:0x6c
FA50  v_bitop3_b32 v18, s1, v18, v4 bitop3:0x6c
FA58  s_lshl_b32 s1, s33, 20
FA5C  s_lshl_b32 s4, s33, 19
FA60  v_bitop3_b32 v21, s4, v21, v4 bitop3:0x6c
FA68  v_bitop3_b32 v20, s1, v20, v4 bitop3:0x6c
FA70  s_lshl_b32 s1, s33, 18
FA74  s_lshl_b32 s4, s33, 17
FA78  v_bitop3_b32 v23, s4, v23, v4 bitop3:0x6c
FA80  v_bitop3_b32 v22, s1, v22, v4 bitop3:0x6c
FA88  s_lshl_b32 s1, s33, 16
FA8C  s_lshl_b32 s4, s33, 15
FA90  v_bitop3_b32 v25, s4, v25, v4 bitop3:0x6c
FA98  v_bitop3_b32 v24, s1, v24, v4 bitop3:0x6c
FAA0  s_lshl_b32 s1, s33, 14
FAA4  s_lshl_b32 s4, s33, 13
FAA8  v_bitop3_b32 v27, s4, v27, v4 bitop3:0x6c
FAB0  v_bitop3_b32 v26, s1, v26, v4 bitop3:0x6c
FAB8  s_lshl_b32 s1, s33, 12
FABC  s_lshl_b32 s4, s33, 11
FAC0  v_bitop3_b32 v29, s4, v29, v4 bitop3:0x6c
FAC8  v_bitop3_b32 v28, s1, v28, v4 bitop3:0x6c
FAD0  s_lshl_b32 s1, s33, 10
FAD4  s_lshl_b32 s4, s33, 9
FAD8  v_bitop3_b32 v31, s4, v31, v4 bitop3:0x6c
FAE0  v_bitop3_b32 v30, s1, v30, v4 bitop3:0x6c
FAE8  s_lshl_b32 s1, s33, 8
FAEC  s_lshl_b32 s4, s33, 7
FAF0  v_bitop3_b32 v33, s4, v33, v4 bitop3:0x6c
FAF8  v_bitop3_b32 v32, s1, v32, v4 bitop3:0x6c
FB00  s_lshl_b32 s1, s33, 6
FB04  s_lshl_b32 s4, s33, 5
FB08  v_bitop3_b32 v35, s4, v35, v4 bitop3:0x6c
FB10  v_bitop3_b32 v34, s1, v34, v4 bitop3:0x6c
FB18  s_lshl_b32 s1, s33, 4
FB1C  s_lshl_b32 s4, s33, 3
FB20  s_lshl_b32 s0, s33, 31
FB24  v_bitop3_b32 v37, s4, v37, v4 bitop3:0x6c
FB2C  v_bitop3_b32 v36, s1, v36, v4 bitop3:0x6c
FB34  s_lshl_b32 s1, s33, 2
FB38  s_lshl_b32 s4, s33, 1
FB3C  v_bitop3_b32 v7, s4, v7, v4 bitop3:0x6c
FB44  v_bitop3_b32 v6, s1, v6, v4 bitop3:0x6c
FB4C  v_bitop3_b32 v8, s33, v8, v4 bitop3:0x6c
FB54  v_xor_b32_e32 v9, s0, v9
FB58  v_pk_add_f32 v[4:5], v[8:9], v[10:11] op_sel:[1,0] op_sel_hi:[0,1]
FB60  v_pk_add_f32 v[40:41], v[8:9], v[10:11] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
FB68  v_pk_add_f32 v[42:43], v[10:11], v[12:13] op_sel:[1,0] op_sel_hi:[0,1]
FB70  v_pk_add_f32 v[10:11], v[10:11], v[12:13] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
FB78  v_pk_add_f32 v[44:45], v[12:13], v[14:15] op_sel:[1,0] op_sel_hi:[0,1]
FB80  v_pk_add_f32 v[12:13], v[12:13], v[14:15] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
FB88  v_pk_add_f32 v[46:47], v[14:15], v[16:17] op_sel:[1,0] op_sel_hi:[0,1]
FB90  v_pk_add_f32 v[14:15], v[14:15], v[16:17] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
FB98  v_pk_add_f32 v[48:49], v[16:17], v[18:19] op_sel:[1,0] op_sel_hi:[0,1]
FBA0  v_pk_add_f32 v[16:17], v[16:17], v[18:19] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
FBA8  v_pk_add_f32 v[50:51], v[18:19], v[20:21] op_sel:[1,0] op_sel_hi:[0,1]
FBB0  v_pk_add_f32 v[18:19], v[18:19], v[20:21] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
FBB8  v_pk_add_f32 v[54:55], v[20:21], v[22:23] op_sel:[1,0] op_sel_hi:[0,1]
FBC0  v_pk_add_f32 v[20:21], v[20:21], v[22:23] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
FBC8  v_pk_add_f32 v[58:59], v[22:23], v[24:25] op_sel:[1,0] op_sel_hi:[0,1]
FBD0  v_pk_add_f32 v[22:23], v[22:23], v[24:25] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
FBD8  v_mov_b32_e32 v5, v41
FBDC  v_mov_b32_e32 v43, v11
FBE0  v_mov_b32_e32 v45, v13
FBE4  v_mov_b32_e32 v47, v15
FBE8  v_mov_b32_e32 v49, v17
FBEC  v_mov_b32_e32 v51, v19
FBF0  v_mov_b32_e32 v55, v21
FBF4  v_mov_b32_e32 v59, v23
FBF8  v_pk_add_f32 v[88:89], v[34:35], v[36:37] op_sel:[1,0] op_sel_hi:[0,1]
FC00  v_pk_add_f32 v[90:91], v[34:35], v[36:37] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
FC08  v_pk_add_f32 v[92:93], v[36:37], v[6:7] op_sel:[1,0] op_sel_hi:[0,1]
FC10  v_pk_add_f32 v[36:37], v[36:37], v[6:7] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
FC18  v_pk_add_f32 v[94:95], v[6:7], v[8:9] op_sel:[1,0] op_sel_hi:[0,1]
FC20  v_pk_add_f32 v[6:7], v[6:7], v[8:9] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
FC28  v_pk_add_f32 v[8:9], v[4:5], v[42:43]
FC30  v_pk_add_f32 v[10:11], v[44:45], v[46:47]
FC38  v_pk_add_f32 v[14:15], v[48:49], v[50:51]
FC40  v_pk_add_f32 v[16:17], v[54:55], v[58:59]
FC48  v_pk_add_f32 v[18:19], v[8:9], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
FC50  v_pk_add_f32 v[8:9], v[8:9], v[10:11]
FC58  v_pk_add_f32 v[10:11], v[14:15], v[16:17]
FC60  v_pk_add_f32 v[20:21], v[14:15], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
FC68  s_mov_b32 s0, 0x3e800000
FC70  v_pk_add_f32 v[14:15], v[8:9], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
FC78  v_pk_add_f32 v[8:9], v[8:9], v[10:11]
FC80  v_pk_add_f32 v[78:79], v[28:29], v[30:31] op_sel:[1,0] op_sel_hi:[0,1]
FC88  v_pk_add_f32 v[72:73], v[28:29], v[30:31] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
FC90  v_pk_add_f32 v[80:81], v[30:31], v[32:33] op_sel:[1,0] op_sel_hi:[0,1]
FC98  v_pk_add_f32 v[82:83], v[30:31], v[32:33] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
FCA0  v_pk_add_f32 v[12:13], v[18:19], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
FCA8  v_pk_add_f32 v[18:19], v[18:19], v[20:21]
FCB0  v_pk_mul_f32 v[30:31], v[8:9], s[0:1] op_sel_hi:[1,0]
FCB8  v_pk_add_f32 v[4:5], v[4:5], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
FCC0  v_pk_add_f32 v[8:9], v[44:45], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
FCC8  v_pk_add_f32 v[10:11], v[48:49], v[50:51] neg_lo:[0,1] neg_hi:[0,1]
FCD0  v_pk_add_f32 v[16:17], v[54:55], v[58:59] neg_lo:[0,1] neg_hi:[0,1]
FCD8  v_pk_add_f32 v[74:75], v[24:25], v[26:27] op_sel:[1,0] op_sel_hi:[0,1]
FCE0  v_pk_add_f32 v[24:25], v[24:25], v[26:27] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
FCE8  v_pk_add_f32 v[76:77], v[26:27], v[28:29] op_sel:[1,0] op_sel_hi:[0,1]
FCF0  v_pk_add_f32 v[26:27], v[26:27], v[28:29] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
FCF8  v_pk_mul_f32 v[28:29], v[18:19], s[0:1] op_sel_hi:[1,0]
FD00  v_pk_add_f32 v[18:19], v[4:5], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
FD08  v_pk_add_f32 v[4:5], v[4:5], v[8:9]
FD10  v_pk_add_f32 v[8:9], v[10:11], v[16:17]
FD18  v_pk_add_f32 v[22:23], v[10:11], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
FD20  v_pk_add_f32 v[10:11], v[4:5], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
FD28  v_pk_add_f32 v[4:5], v[4:5], v[8:9]
FD30  v_pk_add_f32 v[84:85], v[32:33], v[34:35] op_sel:[1,0] op_sel_hi:[0,1]
FD38  v_pk_add_f32 v[86:87], v[32:33], v[34:35] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
FD40  v_and_b32_e32 v70, 0x7fffffff, v31
FD48  v_and_b32_e32 v72, 0x7fffffff, v30
FD50  v_pk_mul_f32 v[34:35], v[4:5], s[0:1] op_sel_hi:[1,0]
FD58  v_max_u32_e32 v6, v70, v72
FD5C  v_pk_add_f32 v[20:21], v[18:19], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
FD64  v_pk_add_f32 v[18:19], v[18:19], v[22:23]
FD6C  v_and_b32_e32 v69, 0x7fffffff, v35
FD74  v_and_b32_e32 v71, 0x7fffffff, v34
FD7C  v_and_b32_e32 v66, 0x7fffffff, v29
FD84  v_and_b32_e32 v68, 0x7fffffff, v28
FD8C  v_pk_mul_f32 v[32:33], v[18:19], s[0:1] op_sel_hi:[1,0]
FD94  v_max3_u32 v4, v69, v71, v6
FD9C  v_pk_mul_f32 v[14:15], v[14:15], s[0:1] op_sel_hi:[1,0]
FDA4  v_and_b32_e32 v65, 0x7fffffff, v33
FDAC  v_and_b32_e32 v67, 0x7fffffff, v32
FDB4  v_max3_u32 v4, v66, v68, v4
FDBC  v_mov_b32_e32 v75, v25
FDC0  v_mov_b32_e32 v77, v27
FDC4  v_mov_b32_e32 v79, v73
FDC8  v_mov_b32_e32 v81, v83
FDCC  v_mov_b32_e32 v85, v87
FDD0  v_mov_b32_e32 v89, v91
FDD4  v_mov_b32_e32 v93, v37
FDD8  v_mov_b32_e32 v95, v7
FDDC  v_and_b32_e32 v61, 0x7fffffff, v15
FDE4  v_and_b32_e32 v63, 0x7fffffff, v14
FDEC  v_pk_mul_f32 v[22:23], v[10:11], s[0:1] op_sel_hi:[1,0]
FDF4  v_max3_u32 v4, v65, v67, v4
FDFC  v_pk_add_f32 v[8:9], v[74:75], v[76:77]
FE04  v_pk_add_f32 v[10:11], v[78:79], v[80:81]
FE0C  v_pk_add_f32 v[18:19], v[84:85], v[88:89]
FE14  v_pk_add_f32 v[6:7], v[92:93], v[94:95]
FE1C  v_pk_mul_f32 v[12:13], v[12:13], s[0:1] op_sel_hi:[1,0]
FE24  v_max3_u32 v4, v61, v63, v4
FE2C  v_and_b32_e32 v62, 0x7fffffff, v23
FE34  v_and_b32_e32 v64, 0x7fffffff, v22
FE3C  v_pk_add_f32 v[16:17], v[8:9], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
FE44  v_pk_add_f32 v[8:9], v[8:9], v[10:11]
FE4C  v_pk_add_f32 v[10:11], v[18:19], v[6:7]
FE54  v_and_b32_e32 v53, 0x7fffffff, v13
FE5C  v_and_b32_e32 v57, 0x7fffffff, v12
FE64  v_pk_mul_f32 v[20:21], v[20:21], s[0:1] op_sel_hi:[1,0]
FE6C  v_max3_u32 v4, v62, v64, v4
FE74  v_pk_add_f32 v[24:25], v[18:19], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
FE7C  v_pk_add_f32 v[6:7], v[8:9], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
FE84  v_pk_add_f32 v[8:9], v[8:9], v[10:11]
FE8C  v_max3_u32 v4, v53, v57, v4
FE94  v_and_b32_e32 v54, 0x7fffffff, v21
FE9C  v_and_b32_e32 v58, 0x7fffffff, v20
FEA4  v_pk_mul_f32 v[18:19], v[8:9], s[0:1] op_sel_hi:[1,0]
FEAC  v_max3_u32 v26, v54, v58, v4
FEB4  v_and_b32_e32 v56, 0x7fffffff, v19
FEBC  v_and_b32_e32 v60, 0x7fffffff, v18
FEC4  v_max3_u32 v39, v56, v60, v26
FECC  v_pk_add_f32 v[10:11], v[74:75], v[76:77] neg_lo:[0,1] neg_hi:[0,1]
FED4  v_pk_add_f32 v[26:27], v[78:79], v[80:81] neg_lo:[0,1] neg_hi:[0,1]
FEDC  v_pk_add_f32 v[36:37], v[84:85], v[88:89] neg_lo:[0,1] neg_hi:[0,1]
FEE4  v_pk_add_f32 v[74:75], v[92:93], v[94:95] neg_lo:[0,1] neg_hi:[0,1]
FEEC  v_pk_add_f32 v[4:5], v[16:17], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
FEF4  v_pk_add_f32 v[16:17], v[16:17], v[24:25]
FEFC  v_pk_add_f32 v[24:25], v[10:11], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
FF04  v_pk_add_f32 v[48:49], v[36:37], v[74:75] neg_lo:[0,1] neg_hi:[0,1]
FF0C  v_pk_add_f32 v[26:27], v[10:11], v[26:27]
FF14  v_pk_add_f32 v[36:37], v[36:37], v[74:75]
FF1C  v_pk_mul_f32 v[16:17], v[16:17], s[0:1] op_sel_hi:[1,0]
FF24  v_pk_add_f32 v[10:11], v[26:27], v[36:37] neg_lo:[0,1] neg_hi:[0,1]
FF2C  v_pk_add_f32 v[26:27], v[26:27], v[36:37]
FF34  v_pk_add_f32 v[8:9], v[24:25], v[48:49] neg_lo:[0,1] neg_hi:[0,1]
FF3C  v_pk_mul_f32 v[26:27], v[26:27], s[0:1] op_sel_hi:[1,0]
FF44  v_pk_add_f32 v[24:25], v[24:25], v[48:49]
FF4C  v_and_b32_e32 v55, 0x7fffffff, v27
FF54  v_and_b32_e32 v59, 0x7fffffff, v26
FF5C  v_and_b32_e32 v50, 0x7fffffff, v17
FF64  v_and_b32_e32 v52, 0x7fffffff, v16
FF6C  v_pk_mul_f32 v[24:25], v[24:25], s[0:1] op_sel_hi:[1,0]
FF74  v_max3_u32 v36, v55, v59, v39
FF7C  v_pk_mul_f32 v[6:7], v[6:7], s[0:1] op_sel_hi:[1,0]
FF84  v_and_b32_e32 v49, 0x7fffffff, v25
FF8C  v_and_b32_e32 v51, 0x7fffffff, v24
FF94  v_max3_u32 v36, v50, v52, v36
FF9C  v_and_b32_e32 v45, 0x7fffffff, v7
FFA4  v_and_b32_e32 v47, 0x7fffffff, v6
FFAC  v_pk_mul_f32 v[10:11], v[10:11], s[0:1] op_sel_hi:[1,0]
FFB4  v_max3_u32 v36, v49, v51, v36
FFBC  v_pk_mul_f32 v[4:5], v[4:5], s[0:1] op_sel_hi:[1,0]
FFC4  v_max3_u32 v36, v45, v47, v36
FFCC  v_and_b32_e32 v46, 0x7fffffff, v11
FFD4  v_and_b32_e32 v48, 0x7fffffff, v10
FFDC  v_and_b32_e32 v40, 0x7fffffff, v5
FFE4  v_and_b32_e32 v42, 0x7fffffff, v4
FFEC  v_pk_mul_f32 v[8:9], v[8:9], s[0:1] op_sel_hi:[1,0]
FFF4  v_max3_u32 v36, v46, v48, v36
FFFC  v_max3_u32 v36, v40, v42, v36
10004  v_and_b32_e32 v41, 0x7fffffff, v9
1000C  v_and_b32_e32 v43, 0x7fffffff, v8
10014  v_max3_u32 v73, v41, v43, v36
1001C  s_mov_b32 s23, 0x7f7fffff
10024  v_cmp_lt_u32_e32 vcc, s23, v73
10028  v_mov_b32_e32 v36, 0
1002C  v_mov_b32_e32 v37, 0
10030  v_mov_b32_e32 v39, 0
10034  v_mov_b32_e32 v44, 0
10038  s_and_saveexec_b64 s[18:19], vcc
1003C  s_cbranch_execz 563
10040  s_mov_b32 s24, 0x7f800000
10048  v_cmp_lt_u32_e32 vcc, s23, v72
1004C  v_cmp_lt_u32_e64 s[0:1], s24, v72
10054  v_and_b32_e32 v39, 0x80000000, v31
1005C  v_and_b32_e32 v44, 0x80000000, v30
10064  v_cmp_lt_u32_e64 s[4:5], s24, v70
1006C  v_cndmask_b32_e64 v36, 0, 7, vcc
10074  v_cndmask_b32_e64 v37, v72, 0, s[0:1]
1007C  v_cndmask_b32_e64 v44, v44, 0, s[0:1]
10084  v_cndmask_b32_e64 v39, v39, 0, s[4:5]
1008C  v_cmp_lt_u32_e64 s[6:7], s23, v70
10094  v_or_b32_e32 v72, 0x70, v36
1009C  v_cndmask_b32_e32 v30, v30, v44, vcc
100A0  v_cndmask_b32_e64 v31, v31, v39, s[6:7]
100A8  v_cndmask_b32_e64 v39, 0, 1, s[4:5]
100B0  v_max_u32_e32 v44, v70, v37
100B4  v_cndmask_b32_e64 v36, v36, v72, s[6:7]
100BC  v_addc_co_u32_e64 v39, vcc, 0, v39, s[0:1]
100C4  v_cndmask_b32_e64 v37, v44, v37, s[4:5]
100CC  v_or_b32_e32 v44, 0x700, v36
100D4  v_cmp_lt_u32_e32 vcc, s23, v71
100D8  v_cmp_lt_u32_e64 s[0:1], s24, v71
100E0  v_max_u32_e32 v70, v71, v37
100E4  v_and_b32_e32 v71, 0x80000000, v34
100EC  v_cndmask_b32_e32 v36, v36, v44, vcc
100F0  v_cndmask_b32_e64 v44, 0, 1, s[0:1]
100F8  v_cndmask_b32_e64 v37, v70, v37, s[0:1]
10100  v_cndmask_b32_e64 v71, v71, 0, s[0:1]
10108  v_cmp_lt_u32_e64 s[0:1], s24, v69
10110  v_or_b32_e32 v72, 0x7000, v36
10118  v_cmp_lt_u32_e64 s[4:5], s23, v69
10120  v_cndmask_b32_e32 v34, v34, v71, vcc
10124  v_addc_co_u32_e64 v39, vcc, v39, v44, s[0:1]
1012C  v_max_u32_e32 v44, v69, v37
10130  v_and_b32_e32 v70, 0x80000000, v35
10138  v_cndmask_b32_e64 v36, v36, v72, s[4:5]
10140  v_cndmask_b32_e64 v37, v44, v37, s[0:1]
10148  v_cndmask_b32_e64 v70, v70, 0, s[0:1]
10150  v_or_b32_e32 v44, 0x70000, v36
10158  v_cmp_lt_u32_e32 vcc, s23, v68
1015C  v_cmp_lt_u32_e64 s[0:1], s24, v68
10164  v_max_u32_e32 v68, v68, v37
10168  v_and_b32_e32 v69, 0x80000000, v28
10170  v_cndmask_b32_e32 v36, v36, v44, vcc
10174  v_cndmask_b32_e64 v44, 0, 1, s[0:1]
1017C  v_cndmask_b32_e64 v37, v68, v37, s[0:1]
10184  v_cndmask_b32_e64 v69, v69, 0, s[0:1]
1018C  v_cmp_lt_u32_e64 s[0:1], s24, v66
10194  v_cndmask_b32_e64 v35, v35, v70, s[4:5]
1019C  v_or_b32_e32 v70, 0x700000, v36
101A4  v_cmp_lt_u32_e64 s[4:5], s23, v66
101AC  v_cndmask_b32_e32 v28, v28, v69, vcc
101B0  v_addc_co_u32_e64 v39, vcc, v39, v44, s[0:1]
101B8  v_max_u32_e32 v44, v66, v37
101BC  v_and_b32_e32 v68, 0x80000000, v29
101C4  v_cndmask_b32_e64 v36, v36, v70, s[4:5]
101CC  v_cndmask_b32_e64 v37, v44, v37, s[0:1]
101D4  v_cndmask_b32_e64 v68, v68, 0, s[0:1]
101DC  v_or_b32_e32 v44, 0x7000000, v36
101E4  v_cmp_lt_u32_e32 vcc, s23, v67
101E8  v_cmp_lt_u32_e64 s[0:1], s24, v67
101F0  v_max_u32_e32 v66, v67, v37
101F4  v_and_b32_e32 v67, 0x80000000, v32
101FC  v_cndmask_b32_e32 v36, v36, v44, vcc
10200  v_cndmask_b32_e64 v44, 0, 1, s[0:1]
10208  v_cndmask_b32_e64 v37, v66, v37, s[0:1]
10210  v_cndmask_b32_e64 v67, v67, 0, s[0:1]
10218  v_cmp_lt_u32_e64 s[0:1], s24, v65
10220  v_cndmask_b32_e32 v32, v32, v67, vcc
10224  v_and_b32_e32 v66, 0x80000000, v33
1022C  v_addc_co_u32_e64 v39, vcc, v39, v44, s[0:1]
10234  v_max_u32_e32 v44, v65, v37
10238  v_cndmask_b32_e64 v37, v44, v37, s[0:1]
10240  v_cndmask_b32_e64 v29, v29, v68, s[4:5]
10248  v_cndmask_b32_e64 v66, v66, 0, s[0:1]
10250  v_cmp_lt_u32_e64 s[4:5], s23, v65
10258  v_cmp_lt_u32_e32 vcc, s23, v63
1025C  v_cmp_lt_u32_e64 s[0:1], s24, v63
10264  v_max_u32_e32 v63, v63, v37
10268  v_or_b32_e32 v68, 0x70000000, v36
10270  v_cndmask_b32_e64 v33, v33, v66, s[4:5]
10278  v_cndmask_b32_e64 v44, 0, 7, vcc
10280  v_cndmask_b32_e64 v37, v63, v37, s[0:1]
10288  v_and_b32_e32 v66, 0x80000000, v14
10290  v_cndmask_b32_e64 v36, v36, v68, s[4:5]
10298  v_cndmask_b32_e64 v65, 0, 1, s[0:1]
102A0  v_and_b32_e32 v63, 0x80000000, v15
102A8  v_cndmask_b32_e64 v66, v66, 0, s[0:1]
102B0  v_cmp_lt_u32_e64 s[0:1], s24, v61
102B8  v_or_b32_e32 v67, 0x70, v44
102C0  v_cmp_lt_u32_e64 s[4:5], s23, v61
102C8  v_max_u32_e32 v61, v61, v37
102CC  v_cndmask_b32_e64 v63, v63, 0, s[0:1]
102D4  v_cndmask_b32_e32 v14, v14, v66, vcc
102D8  v_cndmask_b32_e64 v44, v44, v67, s[4:5]
102E0  v_addc_co_u32_e64 v39, vcc, v39, v65, s[0:1]
102E8  v_cndmask_b32_e64 v37, v61, v37, s[0:1]
102F0  v_cndmask_b32_e64 v15, v15, v63, s[4:5]
102F8  v_or_b32_e32 v61, 0x700, v44
10300  v_cmp_lt_u32_e32 vcc, s23, v64
10304  v_cmp_lt_u32_e64 s[0:1], s24, v64
1030C  v_max_u32_e32 v63, v64, v37
10310  v_and_b32_e32 v64, 0x80000000, v22
10318  v_cndmask_b32_e32 v44, v44, v61, vcc
1031C  v_cndmask_b32_e64 v61, 0, 1, s[0:1]
10324  v_cndmask_b32_e64 v37, v63, v37, s[0:1]
1032C  v_cndmask_b32_e64 v64, v64, 0, s[0:1]
10334  v_cmp_lt_u32_e64 s[0:1], s24, v62
1033C  v_or_b32_e32 v65, 0x7000, v44
10344  v_cmp_lt_u32_e64 s[4:5], s23, v62
1034C  v_cndmask_b32_e32 v22, v22, v64, vcc
10350  v_addc_co_u32_e64 v39, vcc, v39, v61, s[0:1]
10358  v_max_u32_e32 v61, v62, v37
1035C  v_and_b32_e32 v63, 0x80000000, v23
10364  v_cndmask_b32_e64 v44, v44, v65, s[4:5]
1036C  v_cndmask_b32_e64 v37, v61, v37, s[0:1]
10374  v_cndmask_b32_e64 v63, v63, 0, s[0:1]
1037C  v_or_b32_e32 v61, 0x70000, v44
10384  v_cmp_lt_u32_e32 vcc, s23, v57
10388  v_cmp_lt_u32_e64 s[0:1], s24, v57
10390  v_max_u32_e32 v57, v57, v37
10394  v_cndmask_b32_e32 v44, v44, v61, vcc
10398  v_cndmask_b32_e64 v37, v57, v37, s[0:1]
103A0  v_and_b32_e32 v62, 0x80000000, v12
103A8  v_cndmask_b32_e64 v23, v23, v63, s[4:5]
103B0  v_cndmask_b32_e64 v61, 0, 1, s[0:1]
103B8  v_and_b32_e32 v57, 0x80000000, v13
103C0  v_cndmask_b32_e64 v62, v62, 0, s[0:1]
103C8  v_cmp_lt_u32_e64 s[0:1], s24, v53
103D0  v_or_b32_e32 v63, 0x700000, v44
103D8  v_cmp_lt_u32_e64 s[4:5], s23, v53
103E0  v_max_u32_e32 v53, v53, v37
103E4  v_cndmask_b32_e64 v57, v57, 0, s[0:1]
103EC  v_cndmask_b32_e32 v12, v12, v62, vcc
103F0  v_cndmask_b32_e64 v44, v44, v63, s[4:5]
103F8  v_addc_co_u32_e64 v39, vcc, v39, v61, s[0:1]
10400  v_cndmask_b32_e64 v37, v53, v37, s[0:1]
10408  v_cndmask_b32_e64 v13, v13, v57, s[4:5]
10410  v_or_b32_e32 v53, 0x7000000, v44
10418  v_cmp_lt_u32_e32 vcc, s23, v58
1041C  v_cmp_lt_u32_e64 s[0:1], s24, v58
10424  v_max_u32_e32 v57, v58, v37
10428  v_and_b32_e32 v58, 0x80000000, v20
10430  v_cndmask_b32_e32 v44, v44, v53, vcc
10434  v_cndmask_b32_e64 v53, 0, 1, s[0:1]
1043C  v_cndmask_b32_e64 v57, v57, v37, s[0:1]
10444  v_and_b32_e32 v37, 0x80000000, v21
1044C  v_cndmask_b32_e64 v58, v58, 0, s[0:1]
10454  v_cmp_lt_u32_e64 s[0:1], s24, v54
1045C  v_or_b32_e32 v61, 0x70000000, v44
10464  v_cmp_lt_u32_e64 s[4:5], s23, v54
1046C  v_cndmask_b32_e64 v37, v37, 0, s[0:1]
10474  v_cndmask_b32_e32 v20, v20, v58, vcc
10478  v_cndmask_b32_e64 v21, v21, v37, s[4:5]
10480  v_cndmask_b32_e64 v37, v44, v61, s[4:5]
10488  v_max_u32_e32 v44, v54, v57
1048C  v_addc_co_u32_e64 v39, vcc, v39, v53, s[0:1]
10494  v_cndmask_b32_e64 v44, v44, v57, s[0:1]
1049C  v_cmp_lt_u32_e32 vcc, s23, v60
104A0  v_cmp_lt_u32_e64 s[0:1], s24, v60
104A8  v_max_u32_e32 v57, v60, v44
104AC  v_and_b32_e32 v58, 0x80000000, v18
104B4  v_cndmask_b32_e64 v53, 0, 7, vcc
104BC  v_cndmask_b32_e64 v54, 0, 1, s[0:1]
104C4  v_cndmask_b32_e64 v44, v57, v44, s[0:1]
104CC  v_cndmask_b32_e64 v58, v58, 0, s[0:1]
104D4  v_cmp_lt_u32_e64 s[0:1], s24, v56
104DC  v_and_b32_e32 v57, 0x80000000, v19
104E4  v_or_b32_e32 v60, 0x70, v53
104EC  v_cmp_lt_u32_e64 s[4:5], s23, v56
104F4  v_cndmask_b32_e32 v18, v18, v58, vcc
104F8  v_addc_co_u32_e64 v39, vcc, v39, v54, s[0:1]
10500  v_max_u32_e32 v54, v56, v44
10504  v_cndmask_b32_e64 v57, v57, 0, s[0:1]
1050C  v_cndmask_b32_e64 v53, v53, v60, s[4:5]
10514  v_cndmask_b32_e64 v44, v54, v44, s[0:1]
1051C  v_cndmask_b32_e64 v19, v19, v57, s[4:5]
10524  v_or_b32_e32 v54, 0x700, v53
1052C  v_cmp_lt_u32_e32 vcc, s23, v59
10530  v_cmp_lt_u32_e64 s[0:1], s24, v59
10538  v_max_u32_e32 v56, v59, v44
1053C  v_and_b32_e32 v57, 0x80000000, v26
10544  v_cndmask_b32_e32 v53, v53, v54, vcc
10548  v_cndmask_b32_e64 v54, 0, 1, s[0:1]
10550  v_cndmask_b32_e64 v44, v56, v44, s[0:1]
10558  v_cndmask_b32_e64 v57, v57, 0, s[0:1]
10560  v_cmp_lt_u32_e64 s[0:1], s24, v55
10568  v_or_b32_e32 v58, 0x7000, v53
10570  v_cmp_lt_u32_e64 s[4:5], s23, v55
10578  v_cndmask_b32_e32 v26, v26, v57, vcc
1057C  v_addc_co_u32_e64 v39, vcc, v39, v54, s[0:1]
10584  v_max_u32_e32 v54, v55, v44
10588  v_and_b32_e32 v56, 0x80000000, v27
10590  v_cndmask_b32_e64 v53, v53, v58, s[4:5]
10598  v_cndmask_b32_e64 v44, v54, v44, s[0:1]
105A0  v_cndmask_b32_e64 v56, v56, 0, s[0:1]
105A8  v_or_b32_e32 v54, 0x70000, v53
105B0  v_cmp_lt_u32_e32 vcc, s23, v52
105B4  v_cmp_lt_u32_e64 s[0:1], s24, v52
105BC  v_max_u32_e32 v52, v52, v44
105C0  v_and_b32_e32 v55, 0x80000000, v16
105C8  v_cndmask_b32_e32 v53, v53, v54, vcc
105CC  v_cndmask_b32_e64 v54, 0, 1, s[0:1]
105D4  v_cndmask_b32_e64 v44, v52, v44, s[0:1]
105DC  v_and_b32_e32 v52, 0x80000000, v17
105E4  v_cndmask_b32_e64 v55, v55, 0, s[0:1]
105EC  v_cmp_lt_u32_e64 s[0:1], s24, v50
105F4  v_cndmask_b32_e64 v27, v27, v56, s[4:5]
105FC  v_or_b32_e32 v56, 0x700000, v53
10604  v_cndmask_b32_e64 v52, v52, 0, s[0:1]
1060C  v_cmp_lt_u32_e64 s[4:5], s23, v50
10614  v_cndmask_b32_e32 v16, v16, v55, vcc
10618  s_nop 0
1061C  v_cndmask_b32_e64 v17, v17, v52, s[4:5]
10624  v_cndmask_b32_e64 v52, v53, v56, s[4:5]
1062C  v_addc_co_u32_e64 v53, vcc, v39, v54, s[0:1]
10634  v_max_u32_e32 v39, v50, v44
10638  v_cndmask_b32_e64 v39, v39, v44, s[0:1]
10640  v_or_b32_e32 v44, 0x7000000, v52
10648  v_cmp_lt_u32_e32 vcc, s23, v51
1064C  v_cmp_lt_u32_e64 s[0:1], s24, v51
10654  v_max_u32_e32 v51, v51, v39
10658  v_cndmask_b32_e32 v44, v52, v44, vcc
1065C  v_and_b32_e32 v52, 0x80000000, v24
10664  v_cndmask_b32_e64 v50, 0, 1, s[0:1]
1066C  v_cndmask_b32_e64 v51, v51, v39, s[0:1]
10674  v_and_b32_e32 v39, 0x80000000, v25
1067C  v_cndmask_b32_e64 v52, v52, 0, s[0:1]
10684  v_cmp_lt_u32_e64 s[0:1], s24, v49
1068C  v_or_b32_e32 v54, 0x70000000, v44
10694  v_cmp_lt_u32_e64 s[4:5], s23, v49
1069C  v_cndmask_b32_e64 v39, v39, 0, s[0:1]
106A4  v_max_u32_e32 v49, v49, v51
106A8  v_cndmask_b32_e64 v25, v25, v39, s[4:5]
106B0  v_cndmask_b32_e32 v24, v24, v52, vcc
106B4  v_cndmask_b32_e64 v39, v44, v54, s[4:5]
106BC  v_addc_co_u32_e64 v44, vcc, v53, v50, s[0:1]
106C4  v_cndmask_b32_e64 v49, v49, v51, s[0:1]
106CC  v_cmp_lt_u32_e32 vcc, s23, v47
106D0  v_cmp_lt_u32_e64 s[0:1], s24, v47
106D8  v_max_u32_e32 v47, v47, v49
106DC  v_and_b32_e32 v52, 0x80000000, v6
106E4  v_cndmask_b32_e64 v50, 0, 7, vcc
106EC  v_cndmask_b32_e64 v51, 0, 1, s[0:1]
106F4  v_cndmask_b32_e64 v47, v47, v49, s[0:1]
106FC  v_and_b32_e32 v49, 0x80000000, v7
10704  v_cndmask_b32_e64 v52, v52, 0, s[0:1]
1070C  v_cmp_lt_u32_e64 s[0:1], s24, v45
10714  v_or_b32_e32 v53, 0x70, v50
1071C  v_cmp_lt_u32_e64 s[4:5], s23, v45
10724  v_cndmask_b32_e64 v49, v49, 0, s[0:1]
1072C  v_max_u32_e32 v45, v45, v47
10730  v_cndmask_b32_e64 v7, v7, v49, s[4:5]
10738  v_cndmask_b32_e32 v6, v6, v52, vcc
1073C  v_cndmask_b32_e64 v49, v50, v53, s[4:5]
10744  v_addc_co_u32_e64 v44, vcc, v44, v51, s[0:1]
1074C  v_cndmask_b32_e64 v45, v45, v47, s[0:1]
10754  v_or_b32_e32 v47, 0x700, v49
1075C  v_cmp_lt_u32_e32 vcc, s23, v48
10760  v_cmp_lt_u32_e64 s[0:1], s24, v48
10768  v_max_u32_e32 v48, v48, v45
1076C  v_cndmask_b32_e32 v47, v49, v47, vcc
10770  v_cndmask_b32_e64 v45, v48, v45, s[0:1]
10778  v_and_b32_e32 v50, 0x80000000, v10
10780  v_cndmask_b32_e64 v49, 0, 1, s[0:1]
10788  v_and_b32_e32 v48, 0x80000000, v11
10790  v_cndmask_b32_e64 v50, v50, 0, s[0:1]
10798  v_cmp_lt_u32_e64 s[0:1], s24, v46
107A0  v_or_b32_e32 v51, 0x7000, v47
107A8  v_cmp_lt_u32_e64 s[4:5], s23, v46
107B0  v_max_u32_e32 v46, v46, v45
107B4  v_cndmask_b32_e64 v48, v48, 0, s[0:1]
107BC  v_cndmask_b32_e32 v10, v10, v50, vcc
107C0  v_cndmask_b32_e64 v47, v47, v51, s[4:5]
107C8  v_addc_co_u32_e64 v44, vcc, v44, v49, s[0:1]
107D0  v_cndmask_b32_e64 v45, v46, v45, s[0:1]
107D8  v_cndmask_b32_e64 v11, v11, v48, s[4:5]
107E0  v_or_b32_e32 v46, 0x70000, v47
107E8  v_cmp_lt_u32_e32 vcc, s23, v42
107EC  v_cmp_lt_u32_e64 s[0:1], s24, v42
107F4  v_max_u32_e32 v42, v42, v45
107F8  v_and_b32_e32 v48, 0x80000000, v4
10800  v_cndmask_b32_e32 v46, v47, v46, vcc
10804  v_cndmask_b32_e64 v47, 0, 1, s[0:1]
1080C  v_cndmask_b32_e64 v42, v42, v45, s[0:1]
10814  v_and_b32_e32 v45, 0x80000000, v5
1081C  v_cndmask_b32_e64 v48, v48, 0, s[0:1]
10824  v_cmp_lt_u32_e64 s[0:1], s24, v40
1082C  v_or_b32_e32 v49, 0x700000, v46
10834  v_cmp_lt_u32_e64 s[4:5], s23, v40
1083C  v_cndmask_b32_e64 v45, v45, 0, s[0:1]
10844  v_cndmask_b32_e32 v4, v4, v48, vcc
10848  v_cndmask_b32_e64 v5, v5, v45, s[4:5]
10850  v_cndmask_b32_e64 v45, v46, v49, s[4:5]
10858  v_addc_co_u32_e64 v46, vcc, v44, v47, s[0:1]
10860  v_max_u32_e32 v40, v40, v42
10864  v_cndmask_b32_e64 v40, v40, v42, s[0:1]
1086C  v_or_b32_e32 v42, 0x7000000, v45
10874  v_cmp_lt_u32_e32 vcc, s23, v43
10878  v_cmp_lt_u32_e64 s[0:1], s24, v43
10880  v_max_u32_e32 v43, v43, v40
10884  v_cndmask_b32_e32 v42, v45, v42, vcc
10888  v_and_b32_e32 v44, 0x80000000, v8
10890  v_cndmask_b32_e64 v45, 0, 1, s[0:1]
10898  v_cndmask_b32_e64 v40, v43, v40, s[0:1]
108A0  v_cndmask_b32_e64 v44, v44, 0, s[0:1]
108A8  v_cmp_lt_u32_e64 s[0:1], s24, v41
108B0  v_or_b32_e32 v47, 0x70000000, v42
108B8  v_cmp_lt_u32_e64 s[4:5], s23, v41
108C0  v_and_b32_e32 v43, 0x80000000, v9
108C8  v_cndmask_b32_e32 v8, v8, v44, vcc
108CC  v_cndmask_b32_e64 v44, v42, v47, s[4:5]
108D4  v_addc_co_u32_e64 v42, vcc, v46, v45, s[0:1]
108DC  v_max_u32_e32 v41, v41, v40
108E0  v_cndmask_b32_e64 v43, v43, 0, s[0:1]
108E8  v_cndmask_b32_e64 v40, v41, v40, s[0:1]
108F0  v_mov_b32_e32 v41, 0x7f800000
108F8  v_cmp_ne_u32_e32 vcc, 32, v42
108FC  v_cndmask_b32_e64 v9, v9, v43, s[4:5]
10904  s_nop 0
10908  v_cndmask_b32_e32 v73, v41, v40, vcc
1090C  s_or_b64 exec, exec, s[18:19]
10910  v_cmp_ne_u32_e32 vcc, 0, v73
10914  v_mov_b32_e32 v40, 0x7f
1091C  s_and_saveexec_b64 s[0:1], vcc
10920  s_cbranch_execz 15
10924  v_add_u32_e32 v40, s48, v73
10928  s_mov_b32 s4, 0x17fffff
10930  v_lshrrev_b32_e32 v41, 23, v40
10934  v_add_u32_e32 v41, -2, v41
10938  v_cmp_lt_u32_e32 vcc, s4, v40
1093C  s_mov_b32 s4, 0x7f800000
10944  s_nop 0
10948  v_cndmask_b32_e32 v40, 0, v41, vcc
1094C  v_cmp_eq_u32_e32 vcc, s4, v73
10950  v_mov_b32_e32 v41, 0xfe
10958  s_and_b64 vcc, s[8:9], vcc
1095C  v_cndmask_b32_e32 v40, v40, v41, vcc
10960  s_or_b64 exec, exec, s[0:1]
10964  v_cmp_eq_u32_e32 vcc, 0, v40
10968  s_cbranch_vccz 37
1096C  s_nop 0
10970  v_cndmask_b32_e64 v42, 1.0, 2.0, vcc
10978  v_pk_mul_f32 v[30:31], v[42:43], v[30:31] op_sel_hi:[0,1]
10980  v_pk_mul_f32 v[34:35], v[42:43], v[34:35] op_sel_hi:[0,1]
10988  v_pk_mul_f32 v[28:29], v[42:43], v[28:29] op_sel_hi:[0,1]
10990  v_pk_mul_f32 v[32:33], v[42:43], v[32:33] op_sel_hi:[0,1]
10998  v_pk_mul_f32 v[14:15], v[42:43], v[14:15] op_sel_hi:[0,1]
109A0  v_pk_mul_f32 v[22:23], v[42:43], v[22:23] op_sel_hi:[0,1]
109A8  v_pk_mul_f32 v[12:13], v[42:43], v[12:13] op_sel_hi:[0,1]
109B0  v_pk_mul_f32 v[20:21], v[42:43], v[20:21] op_sel_hi:[0,1]
109B8  v_pk_mul_f32 v[18:19], v[42:43], v[18:19] op_sel_hi:[0,1]
109C0  v_pk_mul_f32 v[26:27], v[42:43], v[26:27] op_sel_hi:[0,1]
109C8  v_pk_mul_f32 v[16:17], v[42:43], v[16:17] op_sel_hi:[0,1]
109D0  v_pk_mul_f32 v[24:25], v[42:43], v[24:25] op_sel_hi:[0,1]
109D8  v_pk_mul_f32 v[6:7], v[42:43], v[6:7] op_sel_hi:[0,1]
109E0  v_pk_mul_f32 v[10:11], v[42:43], v[10:11] op_sel_hi:[0,1]
109E8  v_pk_mul_f32 v[4:5], v[42:43], v[4:5] op_sel_hi:[0,1]
109F0  v_pk_mul_f32 v[8:9], v[42:43], v[8:9] op_sel_hi:[0,1]
109F8  v_max_u32_e32 v41, 1, v40
109FC  s_branch 1
10A00  v_mov_b32_e32 v41, v40
10A04  v_add_lshl_u32 v2, s30, v2, 2
10A0C  s_mov_b32 s0, 0xd2511f53
10A14  v_mad_u64_u32 v[42:43], s[4:5], v2, s0, 0
10A1C  v_xor_b32_e32 v43, s26, v43
10A20  s_mov_b32 s1, 0xcd9e8d57
10A28  v_mad_u64_u32 v[46:47], s[4:5], v43, s1, 0
10A30  v_xor_b32_e32 v45, s34, v42
10A34  v_xor_b32_e32 v43, s28, v47
10A38  v_mad_u64_u32 v[48:49], s[4:5], v45, s1, 0
10A40  v_mad_u64_u32 v[42:43], s[4:5], v43, s0, 0
10A48  v_xor_b32_e32 v45, v46, v49
10A4C  v_xor_b32_e32 v45, s27, v45
10A50  v_xor_b32_e32 v43, s38, v43
10A54  v_mad_u64_u32 v[46:47], s[4:5], v45, s0, 0
10A5C  v_mad_u64_u32 v[50:51], s[4:5], v43, s1, 0
10A64  v_xor_b32_e32 v43, v48, v51
10A68  v_xor_b32_e32 v42, v42, v47
10A6C  v_xor_b32_e32 v43, s35, v43
10A70  v_xor_b32_e32 v45, s29, v42
10A74  v_mad_u64_u32 v[42:43], s[4:5], v43, s0, 0
10A7C  v_mad_u64_u32 v[48:49], s[4:5], v45, s1, 0
10A84  v_xor_b32_e32 v45, v50, v49
10A88  v_xor_b32_e32 v43, v46, v43
10A8C  v_xor_b32_e32 v45, s37, v45
10A90  v_xor_b32_e32 v43, s36, v43
10A94  v_mad_u64_u32 v[46:47], s[4:5], v45, s0, 0
10A9C  v_mad_u64_u32 v[50:51], s[4:5], v43, s1, 0
10AA4  v_xor_b32_e32 v43, v48, v51
10AA8  v_xor_b32_e32 v42, v42, v47
10AAC  v_xor_b32_e32 v43, s40, v43
10AB0  v_xor_b32_e32 v45, s39, v42
10AB4  v_mad_u64_u32 v[42:43], s[4:5], v43, s0, 0
10ABC  v_mad_u64_u32 v[48:49], s[4:5], v45, s1, 0
10AC4  v_xor_b32_e32 v45, v50, v49
10AC8  v_xor_b32_e32 v43, v46, v43
10ACC  v_xor_b32_e32 v45, s42, v45
10AD0  v_xor_b32_e32 v43, s41, v43
10AD4  v_mad_u64_u32 v[46:47], s[4:5], v45, s0, 0
10ADC  v_mad_u64_u32 v[50:51], s[4:5], v43, s1, 0
10AE4  v_xor_b32_e32 v43, v48, v51
10AE8  v_xor_b32_e32 v42, v42, v47
10AEC  v_xor_b32_e32 v43, s44, v43
10AF0  v_xor_b32_e32 v45, s43, v42
10AF4  v_mad_u64_u32 v[42:43], s[4:5], v43, s0, 0
10AFC  v_mad_u64_u32 v[48:49], s[4:5], v45, s1, 0
10B04  v_xor_b32_e32 v45, v50, v49
10B08  v_xor_b32_e32 v43, v46, v43
10B0C  v_xor_b32_e32 v45, s46, v45
10B10  v_xor_b32_e32 v43, s45, v43
10B14  v_mad_u64_u32 v[46:47], s[4:5], v45, s0, 0
10B1C  v_mad_u64_u32 v[50:51], s[4:5], v43, s1, 0
10B24  v_xor_b32_e32 v43, v48, v51
10B28  v_xor_b32_e32 v42, v42, v47
10B2C  v_mov_b32_e32 v47, 0
10B30  v_mov_b32_e32 v48, 0
10B34  v_lshlrev_b32_e32 v41, 23, v41
10B38  v_xor_b32_e32 v43, s47, v43
10B3C  v_xor_b32_e32 v42, s22, v42
10B40  v_cvt_scalef32_sr_pk_fp4_f32 v47, v[30:31], v43, v41
10B48  v_cvt_scalef32_sr_pk_fp4_f32 v48, v[28:29], v42, v41 op_sel:[0,0,0,1]
10B50  v_cvt_scalef32_sr_pk_fp4_f32 v47, v[34:35], v50, v41 op_sel:[0,0,1,0]
10B58  v_cvt_scalef32_sr_pk_fp4_f32 v48, v[32:33], v46, v41 op_sel:[0,0,1,1]
10B60  s_nop 0
10B64  v_or_b32_e32 v29, 1, v2
10B68  v_mad_u64_u32 v[30:31], s[4:5], v29, s0, 0
10B70  v_xor_b32_e32 v29, s26, v31
10B74  v_mad_u64_u32 v[32:33], s[4:5], v29, s1, 0
10B7C  v_xor_b32_e32 v29, s28, v33
10B80  v_xor_b32_e32 v33, s34, v30
10B84  v_mad_u64_u32 v[34:35], s[4:5], v33, s1, 0
10B8C  v_mad_u64_u32 v[30:31], s[4:5], v29, s0, 0
10B94  v_xor_b32_e32 v29, v32, v35
10B98  v_xor_b32_e32 v29, s27, v29
10B9C  v_xor_b32_e32 v31, s38, v31
10BA0  v_mad_u64_u32 v[32:33], s[4:5], v29, s0, 0
10BA8  v_mad_u64_u32 v[42:43], s[4:5], v31, s1, 0
10BB0  v_xor_b32_e32 v29, v34, v43
10BB4  v_xor_b32_e32 v30, v30, v33
10BB8  v_xor_b32_e32 v29, s35, v29
10BBC  v_xor_b32_e32 v33, s29, v30
10BC0  v_mad_u64_u32 v[30:31], s[4:5], v29, s0, 0
10BC8  v_mad_u64_u32 v[34:35], s[4:5], v33, s1, 0
10BD0  v_xor_b32_e32 v29, v42, v35
10BD4  v_xor_b32_e32 v31, v32, v31
10BD8  v_xor_b32_e32 v29, s37, v29
10BDC  v_xor_b32_e32 v31, s36, v31
10BE0  v_mad_u64_u32 v[32:33], s[4:5], v29, s0, 0
10BE8  v_mad_u64_u32 v[42:43], s[4:5], v31, s1, 0
10BF0  v_xor_b32_e32 v29, v34, v43
10BF4  v_xor_b32_e32 v30, v30, v33
10BF8  v_xor_b32_e32 v29, s40, v29
10BFC  v_xor_b32_e32 v33, s39, v30
10C00  v_mad_u64_u32 v[30:31], s[4:5], v29, s0, 0
10C08  v_mad_u64_u32 v[34:35], s[4:5], v33, s1, 0
10C10  v_xor_b32_e32 v29, v42, v35
10C14  v_xor_b32_e32 v31, v32, v31
10C18  v_xor_b32_e32 v29, s42, v29
10C1C  v_xor_b32_e32 v31, s41, v31
10C20  v_mad_u64_u32 v[32:33], s[4:5], v29, s0, 0
10C28  v_mad_u64_u32 v[42:43], s[4:5], v31, s1, 0
10C30  v_xor_b32_e32 v29, v34, v43
10C34  v_xor_b32_e32 v30, v30, v33
10C38  v_xor_b32_e32 v29, s44, v29
10C3C  v_xor_b32_e32 v33, s43, v30
10C40  v_mad_u64_u32 v[30:31], s[4:5], v29, s0, 0
10C48  v_mad_u64_u32 v[34:35], s[4:5], v33, s1, 0
10C50  v_xor_b32_e32 v29, v42, v35
10C54  v_xor_b32_e32 v31, v32, v31
10C58  v_xor_b32_e32 v29, s46, v29
10C5C  v_xor_b32_e32 v31, s45, v31
10C60  v_mad_u64_u32 v[32:33], s[4:5], v29, s0, 0
10C68  v_mad_u64_u32 v[42:43], s[4:5], v31, s1, 0
10C70  v_xor_b32_e32 v29, v34, v43
10C74  v_xor_b32_e32 v30, v30, v33
10C78  v_mov_b32_e32 v31, 0
10C7C  v_mov_b32_e32 v33, 0
10C80  v_xor_b32_e32 v29, s47, v29
10C84  v_xor_b32_e32 v30, s22, v30
10C88  v_cvt_scalef32_sr_pk_fp4_f32 v31, v[14:15], v29, v41
10C90  v_cvt_scalef32_sr_pk_fp4_f32 v33, v[12:13], v30, v41 op_sel:[0,0,0,1]
10C98  v_cvt_scalef32_sr_pk_fp4_f32 v31, v[22:23], v42, v41 op_sel:[0,0,1,0]
10CA0  v_cvt_scalef32_sr_pk_fp4_f32 v33, v[20:21], v32, v41 op_sel:[0,0,1,1]
10CA8  s_nop 0
10CAC  v_or_b32_e32 v12, 2, v2
10CB0  v_mad_u64_u32 v[12:13], s[4:5], v12, s0, 0
10CB8  v_xor_b32_e32 v13, s26, v13
10CBC  v_mad_u64_u32 v[14:15], s[4:5], v13, s1, 0
10CC4  v_xor_b32_e32 v13, s28, v15
10CC8  v_xor_b32_e32 v15, s34, v12
10CCC  v_mad_u64_u32 v[20:21], s[4:5], v15, s1, 0
10CD4  v_mad_u64_u32 v[12:13], s[4:5], v13, s0, 0
10CDC  v_xor_b32_e32 v14, v14, v21
10CE0  v_xor_b32_e32 v14, s27, v14
10CE4  v_xor_b32_e32 v13, s38, v13
10CE8  v_mad_u64_u32 v[14:15], s[4:5], v14, s0, 0
10CF0  v_mad_u64_u32 v[22:23], s[4:5], v13, s1, 0
10CF8  v_xor_b32_e32 v13, v20, v23
10CFC  v_xor_b32_e32 v12, v12, v15
10D00  v_xor_b32_e32 v13, s35, v13
10D04  v_xor_b32_e32 v15, s29, v12
10D08  v_mad_u64_u32 v[12:13], s[4:5], v13, s0, 0
10D10  v_mad_u64_u32 v[20:21], s[4:5], v15, s1, 0
10D18  v_xor_b32_e32 v15, v22, v21
10D1C  v_xor_b32_e32 v13, v14, v13
10D20  v_xor_b32_e32 v15, s37, v15
10D24  v_xor_b32_e32 v13, s36, v13
10D28  v_mad_u64_u32 v[14:15], s[4:5], v15, s0, 0
10D30  v_mad_u64_u32 v[22:23], s[4:5], v13, s1, 0
10D38  v_xor_b32_e32 v13, v20, v23
10D3C  v_xor_b32_e32 v12, v12, v15
10D40  v_xor_b32_e32 v13, s40, v13
10D44  v_xor_b32_e32 v15, s39, v12
10D48  v_mad_u64_u32 v[12:13], s[4:5], v13, s0, 0
10D50  v_mad_u64_u32 v[20:21], s[4:5], v15, s1, 0
10D58  v_xor_b32_e32 v15, v22, v21
10D5C  v_xor_b32_e32 v13, v14, v13
10D60  v_xor_b32_e32 v15, s42, v15
10D64  v_xor_b32_e32 v13, s41, v13
10D68  v_mad_u64_u32 v[14:15], s[4:5], v15, s0, 0
10D70  v_mad_u64_u32 v[22:23], s[4:5], v13, s1, 0
10D78  v_xor_b32_e32 v13, v20, v23
10D7C  v_xor_b32_e32 v12, v12, v15
10D80  v_xor_b32_e32 v13, s44, v13
10D84  v_xor_b32_e32 v15, s43, v12
10D88  v_mad_u64_u32 v[12:13], s[4:5], v13, s0, 0
10D90  v_mad_u64_u32 v[20:21], s[4:5], v15, s1, 0
10D98  v_xor_b32_e32 v15, v22, v21
10D9C  v_xor_b32_e32 v13, v14, v13
10DA0  v_xor_b32_e32 v15, s46, v15
10DA4  v_xor_b32_e32 v13, s45, v13
10DA8  v_mad_u64_u32 v[14:15], s[4:5], v15, s0, 0
10DB0  v_mad_u64_u32 v[22:23], s[4:5], v13, s1, 0
10DB8  v_xor_b32_e32 v13, v20, v23
10DBC  v_xor_b32_e32 v12, v12, v15
10DC0  v_xor_b32_e32 v13, s47, v13
10DC4  v_xor_b32_e32 v12, s22, v12
10DC8  v_mov_b32_e32 v15, 0
10DCC  v_mov_b32_e32 v20, 0
10DD0  v_or_b32_e32 v2, 3, v2
10DD4  v_cvt_scalef32_sr_pk_fp4_f32 v15, v[18:19], v13, v41
10DDC  v_cvt_scalef32_sr_pk_fp4_f32 v20, v[16:17], v12, v41 op_sel:[0,0,0,1]
10DE4  v_cvt_scalef32_sr_pk_fp4_f32 v15, v[26:27], v22, v41 op_sel:[0,0,1,0]
10DEC  v_cvt_scalef32_sr_pk_fp4_f32 v20, v[24:25], v14, v41 op_sel:[0,0,1,1]
10DF4  s_nop 0
10DF8  v_mad_u64_u32 v[12:13], s[4:5], v2, s0, 0
10E00  v_xor_b32_e32 v2, s26, v13
10E04  v_or3_b32 v30, v20, v39, v15
10E0C  v_mad_u64_u32 v[14:15], s[4:5], v2, s1, 0
10E14  v_xor_b32_e32 v2, s28, v15
10E18  v_xor_b32_e32 v15, s34, v12
10E1C  v_mad_u64_u32 v[16:17], s[4:5], v15, s1, 0
10E24  v_mad_u64_u32 v[12:13], s[4:5], v2, s0, 0
10E2C  v_xor_b32_e32 v2, v14, v17
10E30  v_xor_b32_e32 v2, s27, v2
10E34  v_xor_b32_e32 v13, s38, v13
10E38  v_mad_u64_u32 v[14:15], s[4:5], v2, s0, 0
10E40  v_mad_u64_u32 v[18:19], s[4:5], v13, s1, 0
10E48  v_xor_b32_e32 v2, v16, v19
10E4C  v_xor_b32_e32 v12, v12, v15
10E50  v_xor_b32_e32 v2, s35, v2
10E54  v_xor_b32_e32 v15, s29, v12
10E58  v_mad_u64_u32 v[12:13], s[4:5], v2, s0, 0
10E60  v_mad_u64_u32 v[16:17], s[4:5], v15, s1, 0
10E68  v_xor_b32_e32 v2, v18, v17
10E6C  v_xor_b32_e32 v13, v14, v13
10E70  v_xor_b32_e32 v2, s37, v2
10E74  v_xor_b32_e32 v13, s36, v13
10E78  v_mad_u64_u32 v[14:15], s[4:5], v2, s0, 0
10E80  v_mad_u64_u32 v[18:19], s[4:5], v13, s1, 0
10E88  v_xor_b32_e32 v2, v16, v19
10E8C  v_xor_b32_e32 v12, v12, v15
10E90  v_xor_b32_e32 v2, s40, v2
10E94  v_xor_b32_e32 v15, s39, v12
10E98  v_mad_u64_u32 v[12:13], s[4:5], v2, s0, 0
10EA0  v_mad_u64_u32 v[16:17], s[4:5], v15, s1, 0
10EA8  v_xor_b32_e32 v2, v18, v17
10EAC  v_xor_b32_e32 v13, v14, v13
10EB0  v_xor_b32_e32 v2, s42, v2
10EB4  v_xor_b32_e32 v13, s41, v13
10EB8  v_mad_u64_u32 v[14:15], s[4:5], v2, s0, 0
10EC0  v_mad_u64_u32 v[18:19], s[4:5], v13, s1, 0
10EC8  v_xor_b32_e32 v2, v16, v19
10ECC  v_xor_b32_e32 v12, v12, v15
10ED0  v_xor_b32_e32 v2, s44, v2
10ED4  v_xor_b32_e32 v15, s43, v12
10ED8  v_mad_u64_u32 v[12:13], s[4:5], v2, s0, 0
10EE0  v_mad_u64_u32 v[16:17], s[4:5], v15, s1, 0
10EE8  v_xor_b32_e32 v2, v18, v17
10EEC  v_xor_b32_e32 v13, v14, v13
10EF0  v_xor_b32_e32 v2, s46, v2
10EF4  v_xor_b32_e32 v13, s45, v13
10EF8  v_mad_u64_u32 v[14:15], s[4:5], v2, s0, 0
10F00  v_mad_u64_u32 v[18:19], s[0:1], v13, s1, 0
10F08  v_mov_b32_e32 v45, 0
10F0C  v_xor_b32_e32 v2, v16, v19
10F10  v_xor_b32_e32 v12, v12, v15
10F14  v_mov_b32_e32 v13, 0
10F18  v_or3_b32 v28, v48, v36, v47
10F20  v_or3_b32 v29, v33, v37, v31
10F28  v_xor_b32_e32 v2, s47, v2
10F2C  v_xor_b32_e32 v12, s22, v12
10F30  v_cvt_scalef32_sr_pk_fp4_f32 v45, v[6:7], v2, v41
10F38  v_cvt_scalef32_sr_pk_fp4_f32 v13, v[4:5], v12, v41 op_sel:[0,0,0,1]
10F40  v_cvt_scalef32_sr_pk_fp4_f32 v45, v[10:11], v18, v41 op_sel:[0,0,1,0]
10F48  v_cvt_scalef32_sr_pk_fp4_f32 v13, v[8:9], v14, v41 op_sel:[0,0,1,1]
10F50  s_nop 0
10F58  v_or3_b32 v31, v13, v44, v45
10F60  ds_write_b128 v3, v[28:31] offset:64
10F68  ds_write_b8 v38, v40 offset:8196
10F70  s_or_b64 exec, exec, s[16:17]
10F74  s_or_b64 exec, exec, s[20:21]
10F78  s_add_i32 s1, s30, 7
10F7C  s_and_b32 s8, s1, 0xffffff8
10F84  s_lshr_b32 s1, s2, 1
10F88  s_add_i32 s4, s10, 0xff
10F90  s_and_b32 s0, s11, 8
10F94  s_and_b32 s1, s1, 2
10F98  s_and_b32 s9, s4, 0xffffff00
10FA0  v_lshlrev_b32_e32 v2, 6, v0
10FA4  s_cmp_eq_u32 s0, 0
10FA8  v_or_b32_e32 v4, s2, v1
10FAC  v_lshl_or_b32 v1, s3, 7, v0
10FB4  v_and_b32_e32 v2, 0xc0, v2
10FBC  s_movk_i32 s0, 0xff3c
10FC0  s_cselect_b64 vcc, -1, 0
10FC4  v_and_or_b32 v1, v1, s0, v2
10FCC  v_lshrrev_b32_e32 v2, 2, v0
10FD0  v_bfe_u32 v3, v0, 6, 1
10FD8  v_add_u32_e32 v6, s31, v2
10FDC  s_and_b64 s[2:3], vcc, exec
10FE0  v_cmp_le_u32_e64 s[6:7], s30, v4
10FE8  v_or3_b32 v1, v1, v3, s1
10FF0  v_mov_b32_e32 v3, 0
10FF4  v_cmp_le_u32_e64 s[2:3], s10, v6
10FFC  v_cmp_gt_u32_e64 s[4:5], s30, v4
11004  v_mov_b32_e32 v5, v3
11008  v_cmp_le_u32_e64 s[0:1], s8, v4
11010  v_lshrrev_b32_e32 v7, 3, v0
11014  s_cselect_b32 s8, s30, s8
11018  s_or_b64 s[6:7], s[6:7], s[2:3]
1101C  s_mov_b64 s[2:3], 0
11020  s_waitcnt lgkmcnt(0)
11024  s_barrier
11028  s_and_saveexec_b64 s[16:17], s[6:7]
1102C  s_xor_b64 s[6:7], exec, s[16:17]
11030  v_cmp_le_u32_e64 s[2:3], s9, v6
11038  s_or_b64 s[2:3], vcc, s[2:3]
1103C  s_nor_b64 s[2:3], s[2:3], s[0:1]
11040  s_and_b64 s[2:3], s[2:3], exec
11044  s_or_saveexec_b64 s[6:7], s[6:7]
11048  v_cndmask_b32_e32 v2, v1, v4, vcc
1104C  v_bitop3_b32 v1, v7, 3, v0 bitop3:0x48
11054  v_lshl_add_u64 v[4:5], v[4:5], 4, s[12:13]
1105C  v_mov_b32_e32 v7, 0x7f
11064  s_xor_b64 exec, exec, s[6:7]
11068  s_cbranch_execz 16
1106C  s_movk_i32 s11, 0xfc
11070  v_and_or_b32 v7, v0, s11, v1
11078  v_lshlrev_b32_e32 v7, 4, v7
1107C  ds_read_b128 v[8:11], v7
11084  ds_read_u8 v7, v0 offset:8192
1108C  v_mad_u64_u32 v[12:13], s[12:13], v6, s30, 0
11094  v_lshl_add_u64 v[12:13], v[12:13], 4, v[4:5]
1109C  s_or_b64 s[2:3], s[2:3], exec
110A0  s_waitcnt lgkmcnt(1)
110A4  global_store_dwordx4 v[12:13], v[8:11], off
110AC  s_or_b64 exec, exec, s[6:7]
110B0  s_and_saveexec_b64 s[6:7], s[2:3]
110B4  s_cbranch_execz 11
110B8  v_and_b32_e32 v8, 0xffffffe0, v6
110C0  v_cndmask_b32_e32 v6, v8, v6, vcc
110C4  v_mov_b64_e32 v[8:9], s[14:15]
110C8  v_mad_u64_u32 v[8:9], s[2:3], s8, v6, v[8:9]
110D0  v_lshl_add_u64 v[8:9], v[8:9], 0, v[2:3]
110D8  s_waitcnt lgkmcnt(0)
110DC  global_store_byte v[8:9], v7, off
110E4  s_or_b64 exec, exec, s[6:7]
110E8  s_waitcnt lgkmcnt(0)
110EC  v_or_b32_e32 v7, 0x100, v0
110F4  v_lshrrev_b32_e32 v6, 2, v7
110F8  v_add_u32_e32 v6, s31, v6
110FC  v_cmp_le_u32_e64 s[2:3], s10, v6
11104  s_xor_b64 s[4:5], s[4:5], -1
11108  s_or_b64 s[4:5], s[4:5], s[2:3]
1110C  s_mov_b64 s[2:3], 0
11110  s_and_saveexec_b64 s[6:7], s[4:5]
11114  s_xor_b64 s[4:5], exec, s[6:7]
11118  s_cbranch_execnz 9
1111C  s_or_saveexec_b64 s[0:1], s[4:5]
11120  v_mov_b32_e32 v8, 0x7f
11128  s_xor_b64 exec, exec, s[0:1]
1112C  s_cbranch_execnz 14
11130  s_or_b64 exec, exec, s[0:1]
11134  s_and_saveexec_b64 s[0:1], s[2:3]
11138  s_cbranch_execnz 30
1113C  s_endpgm
11140  v_cmp_le_u32_e64 s[2:3], s9, v6
11148  s_or_b64 s[2:3], vcc, s[2:3]
1114C  s_nor_b64 s[0:1], s[2:3], s[0:1]
11150  s_and_b64 s[2:3], s[0:1], exec
11154  s_or_saveexec_b64 s[0:1], s[4:5]
11158  v_mov_b32_e32 v8, 0x7f
11160  s_xor_b64 exec, exec, s[0:1]
11164  s_cbranch_execz 65522
11168  s_movk_i32 s4, 0x1fc
1116C  v_and_or_b32 v1, v7, s4, v1
11174  v_lshlrev_b32_e32 v1, 4, v1
11178  ds_read_b128 v[10:13], v1
11180  ds_read_u8 v8, v0 offset:8448
11188  v_mad_u64_u32 v[0:1], s[4:5], v6, s30, 0
11190  v_lshl_add_u64 v[0:1], v[0:1], 4, v[4:5]
11198  s_or_b64 s[2:3], s[2:3], exec
1119C  s_waitcnt lgkmcnt(1)
111A0  global_store_dwordx4 v[0:1], v[10:13], off
111A8  s_or_b64 exec, exec, s[0:1]
111AC  s_and_saveexec_b64 s[0:1], s[2:3]
111B0  s_cbranch_execz 65506
111B4  v_and_b32_e32 v0, 0xffffffe0, v6
111BC  v_cndmask_b32_e32 v4, v0, v6, vcc
111C0  v_mov_b64_e32 v[0:1], s[14:15]
111C4  v_mad_u64_u32 v[0:1], s[0:1], s8, v4, v[0:1]
111CC  v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
111D4  s_waitcnt lgkmcnt(0)
111D8  global_store_byte v[0:1], v8, off
111E0  s_endpgm
111E4  s_nop 0
