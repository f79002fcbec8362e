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
    .vgpr_count:     107
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
    .sgpr_count:     32
    .sgpr_spill_count: 0
    .symbol:         QuantiseColumnTunedH16.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     137
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
    .vgpr_count:     112
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
    .sgpr_count:     52
    .sgpr_spill_count: 0
    .symbol:         QuantiseColumnTunedH16Sr.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     139
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
Disassembly of section .text:

2500 <QuantiseColumnTuned>:
2500  s_load_dwordx4 s[8:11], s[0:1], 0x18
2508  v_lshlrev_b32_e32 v1, 1, v0
250C  v_lshrrev_b32_e32 v104, 6, v0
2510  v_and_b32_e32 v105, 0x7e, v1
2518  s_lshl_b32 s23, s2, 7
251C  s_lshl_b32 s2, s3, 2
2520  s_waitcnt lgkmcnt(0)
2524  s_lshr_b32 s22, s9, 5
2528  v_or_b32_e32 v36, s23, v105
252C  v_or_b32_e32 v2, s2, v104
2530  v_cmp_le_u32_e32 vcc, s10, v36
2534  v_cmp_le_u32_e64 s[4:5], s22, v2
253C  s_or_b64 s[4:5], vcc, s[4:5]
2540  v_lshrrev_b32_e32 v1, 2, v0
2544  s_and_saveexec_b64 s[6:7], s[4:5]
2548  s_xor_b64 s[4:5], exec, s[6:7]
254C  v_lshrrev_b32_e32 v1, 2, v0
2550  s_or_saveexec_b64 s[16:17], s[4:5]
2554  s_load_dwordx4 s[12:15], s[0:1], 0x8
255C  s_xor_b64 exec, exec, s[16:17]
2560  s_cbranch_execz 3589
2564  s_bitcmp0_b32 s10, 0
2568  s_load_dwordx2 s[18:19], s[0:1], 0x0
2570  s_cselect_b64 s[0:1], -1, 0
2574  s_add_i32 s4, s23, 0x80
257C  s_cmp_le_u32 s4, s10
2580  s_cselect_b64 s[4:5], -1, 0
2584  s_or_b64 s[20:21], s[4:5], s[0:1]
2588  s_bitcmp1_b32 s11, 0
258C  s_cselect_b64 s[4:5], -1, 0
2590  v_lshlrev_b32_e32 v4, 5, v2
2594  v_mov_b32_e32 v37, 0
2598  v_or_b32_e32 v2, 1, v36
259C  s_mov_b32 s9, 0
25A0  v_cmp_gt_u32_e64 s[0:1], s10, v2
25A8  v_mad_u64_u32 v[2:3], s[6:7], v4, s8, 0
25B0  v_mad_u64_u32 v[4:5], s[6:7], v4, s8, v[36:37]
25B8  v_cndmask_b32_e64 v6, 0, 1, s[4:5]
25C0  v_cndmask_b32_e64 v32, 0, 1, s[0:1]
25C8  v_mov_b32_e32 v33, s9
25CC  s_and_b64 vcc, exec, s[20:21]
25D0  v_cmp_ne_u32_e64 s[6:7], 1, v6
25D8  s_cbranch_vccz 13
25DC  s_and_b64 vcc, exec, s[6:7]
25E0  v_lshrrev_b64 v[6:7], 1, v[4:5]
25E8  s_cbranch_vccnz 10
25EC  s_waitcnt lgkmcnt(0)
25F0  v_lshl_add_u64 v[8:9], v[6:7], 3, s[18:19]
25F8  global_load_dwordx2 v[8:9], v[8:9], off
2600  s_waitcnt vmcnt(0)
2604  v_mov_b32_e32 v10, v8
2608  s_cbranch_execz 2
260C  s_branch 10
2610  s_branch 10
2614  s_waitcnt lgkmcnt(0)
2618  v_lshl_add_u64 v[6:7], v[6:7], 2, s[18:19]
2620  global_load_dword v6, v[6:7], off
2628  s_waitcnt vmcnt(0)
262C  v_lshlrev_b32_e32 v10, 16, v6
2630  v_and_b32_e32 v9, 0xffff0000, v6
2638  s_cbranch_execnz 33
263C  s_and_b64 vcc, exec, s[6:7]
2640  s_cbranch_vccnz 7
2644  s_waitcnt lgkmcnt(0)
2648  v_lshl_add_u64 v[6:7], v[4:5], 2, s[18:19]
2650  global_load_dword v10, v[6:7], off
2658  s_cbranch_execz 1
265C  s_branch 7
2660  s_waitcnt lgkmcnt(0)
2664  v_lshl_add_u64 v[6:7], v[4:5], 1, s[18:19]
266C  global_load_ushort v6, v[6:7], off
2674  s_waitcnt vmcnt(0)
2678  v_lshlrev_b32_e32 v10, 16, v6
267C  s_and_b64 vcc, exec, s[6:7]
2680  v_or_b32_e32 v4, v4, v32
2684  s_cbranch_vccnz 7
2688  s_waitcnt lgkmcnt(0)
268C  v_lshl_add_u64 v[6:7], v[4:5], 2, s[18:19]
2694  global_load_dword v9, v[6:7], off
269C  s_cbranch_execz 1
26A0  s_branch 7
26A4  s_waitcnt lgkmcnt(0)
26A8  v_lshl_add_u64 v[4:5], v[4:5], 1, s[18:19]
26B0  global_load_ushort v4, v[4:5], off
26B8  s_waitcnt vmcnt(0)
26BC  v_lshlrev_b32_e32 v9, 16, v4
26C0  v_lshl_add_u64 v[4:5], v[2:3], 0, s[8:9]
26C8  v_cndmask_b32_e64 v2, 0, 1, s[20:21]
26D0  v_cmp_ne_u32_e64 s[4:5], 1, v2
26D8  s_andn2_b64 vcc, exec, s[20:21]
26DC  v_lshl_add_u64 v[6:7], v[4:5], 0, v[36:37]
26E4  s_cbranch_vccnz 13
26E8  s_and_b64 vcc, exec, s[6:7]
26EC  v_lshrrev_b64 v[12:13], 1, v[6:7]
26F4  s_cbranch_vccnz 10
26F8  s_waitcnt lgkmcnt(0)
26FC  v_lshl_add_u64 v[2:3], v[12:13], 3, s[18:19]
2704  global_load_dwordx2 v[2:3], v[2:3], off
270C  s_waitcnt vmcnt(0)
2710  v_mov_b32_e32 v11, v2
2714  s_cbranch_execz 2
2718  s_branch 10
271C  s_branch 10
2720  s_waitcnt lgkmcnt(0)
2724  v_lshl_add_u64 v[2:3], v[12:13], 2, s[18:19]
272C  global_load_dword v2, v[2:3], off
2734  s_waitcnt vmcnt(0)
2738  v_lshlrev_b32_e32 v11, 16, v2
273C  v_and_b32_e32 v3, 0xffff0000, v2
2744  s_cbranch_execnz 34
2748  s_and_b64 vcc, exec, s[6:7]
274C  s_cbranch_vccnz 7
2750  s_waitcnt lgkmcnt(0)
2754  v_lshl_add_u64 v[2:3], v[6:7], 2, s[18:19]
275C  global_load_dword v11, v[2:3], off
2764  s_cbranch_execz 1
2768  s_branch 7
276C  s_waitcnt lgkmcnt(0)
2770  v_lshl_add_u64 v[2:3], v[6:7], 1, s[18:19]
2778  global_load_ushort v2, v[2:3], off
2780  s_waitcnt vmcnt(0)
2784  v_lshlrev_b32_e32 v11, 16, v2
2788  s_and_b64 vcc, exec, s[6:7]
278C  v_lshl_add_u64 v[6:7], v[6:7], 0, v[32:33]
2794  s_cbranch_vccnz 7
2798  s_waitcnt lgkmcnt(0)
279C  v_lshl_add_u64 v[2:3], v[6:7], 2, s[18:19]
27A4  global_load_dword v3, v[2:3], off
27AC  s_cbranch_execz 1
27B0  s_branch 7
27B4  s_waitcnt vmcnt(0) lgkmcnt(0)
27B8  v_lshl_add_u64 v[2:3], v[6:7], 1, s[18:19]
27C0  global_load_ushort v2, v[2:3], off
27C8  s_waitcnt vmcnt(0)
27CC  v_lshlrev_b32_e32 v3, 16, v2
27D0  v_lshl_add_u64 v[4:5], v[4:5], 0, s[8:9]
27D8  s_and_b64 vcc, exec, s[4:5]
27DC  v_lshl_add_u64 v[6:7], v[4:5], 0, v[36:37]
27E4  s_cbranch_vccnz 13
27E8  s_and_b64 vcc, exec, s[6:7]
27EC  v_lshrrev_b64 v[14:15], 1, v[6:7]
27F4  s_cbranch_vccnz 10
27F8  s_waitcnt lgkmcnt(0)
27FC  v_lshl_add_u64 v[12:13], v[14:15], 3, s[18:19]
2804  global_load_dwordx2 v[12:13], v[12:13], off
280C  s_waitcnt vmcnt(0)
2810  v_mov_b32_e32 v16, v12
2814  s_cbranch_execz 2
2818  s_branch 10
281C  s_branch 10
2820  s_waitcnt lgkmcnt(0)
2824  v_lshl_add_u64 v[12:13], v[14:15], 2, s[18:19]
282C  global_load_dword v2, v[12:13], off
2834  s_waitcnt vmcnt(0)
2838  v_lshlrev_b32_e32 v16, 16, v2
283C  v_and_b32_e32 v13, 0xffff0000, v2
2844  s_cbranch_execnz 33
2848  s_and_b64 vcc, exec, s[6:7]
284C  s_cbranch_vccnz 7
2850  s_waitcnt lgkmcnt(0)
2854  v_lshl_add_u64 v[12:13], v[6:7], 2, s[18:19]
285C  global_load_dword v16, v[12:13], off
2864  s_cbranch_execz 1
2868  s_branch 7
286C  s_waitcnt lgkmcnt(0)
2870  v_lshl_add_u64 v[12:13], v[6:7], 1, s[18:19]
2878  global_load_ushort v2, v[12:13], off
2880  s_waitcnt vmcnt(0)
2884  v_lshlrev_b32_e32 v16, 16, v2
2888  s_and_b64 vcc, exec, s[6:7]
288C  v_or_b32_e32 v6, v6, v32
2890  s_cbranch_vccnz 7
2894  s_waitcnt lgkmcnt(0)
2898  v_lshl_add_u64 v[12:13], v[6:7], 2, s[18:19]
28A0  global_load_dword v13, v[12:13], off
28A8  s_cbranch_execz 1
28AC  s_branch 7
28B0  s_waitcnt lgkmcnt(0)
28B4  v_lshl_add_u64 v[6:7], v[6:7], 1, s[18:19]
28BC  global_load_ushort v2, v[6:7], off
28C4  s_waitcnt vmcnt(0)
28C8  v_lshlrev_b32_e32 v13, 16, v2
28CC  v_lshl_add_u64 v[6:7], v[4:5], 0, s[8:9]
28D4  s_and_b64 vcc, exec, s[4:5]
28D8  v_lshl_add_u64 v[14:15], v[6:7], 0, v[36:37]
28E0  s_cbranch_vccnz 13
28E4  s_and_b64 vcc, exec, s[6:7]
28E8  v_lshrrev_b64 v[18:19], 1, v[14:15]
28F0  s_cbranch_vccnz 10
28F4  s_waitcnt lgkmcnt(0)
28F8  v_lshl_add_u64 v[4:5], v[18:19], 3, s[18:19]
2900  global_load_dwordx2 v[4:5], v[4:5], off
2908  s_waitcnt vmcnt(0)
290C  v_mov_b32_e32 v17, v4
2910  s_cbranch_execz 2
2914  s_branch 10
2918  s_branch 10
291C  s_waitcnt lgkmcnt(0)
2920  v_lshl_add_u64 v[4:5], v[18:19], 2, s[18:19]
2928  global_load_dword v2, v[4:5], off
2930  s_waitcnt vmcnt(0)
2934  v_lshlrev_b32_e32 v17, 16, v2
2938  v_and_b32_e32 v5, 0xffff0000, v2
2940  s_cbranch_execnz 34
2944  s_and_b64 vcc, exec, s[6:7]
2948  s_cbranch_vccnz 7
294C  s_waitcnt lgkmcnt(0)
2950  v_lshl_add_u64 v[4:5], v[14:15], 2, s[18:19]
2958  global_load_dword v17, v[4:5], off
2960  s_cbranch_execz 1
2964  s_branch 7
2968  s_waitcnt lgkmcnt(0)
296C  v_lshl_add_u64 v[4:5], v[14:15], 1, s[18:19]
2974  global_load_ushort v2, v[4:5], off
297C  s_waitcnt vmcnt(0)
2980  v_lshlrev_b32_e32 v17, 16, v2
2984  s_and_b64 vcc, exec, s[6:7]
2988  v_lshl_add_u64 v[14:15], v[14:15], 0, v[32:33]
2990  s_cbranch_vccnz 7
2994  s_waitcnt lgkmcnt(0)
2998  v_lshl_add_u64 v[4:5], v[14:15], 2, s[18:19]
29A0  global_load_dword v5, v[4:5], off
29A8  s_cbranch_execz 1
29AC  s_branch 7
29B0  s_waitcnt vmcnt(0) lgkmcnt(0)
29B4  v_lshl_add_u64 v[4:5], v[14:15], 1, s[18:19]
29BC  global_load_ushort v2, v[4:5], off
29C4  s_waitcnt vmcnt(0)
29C8  v_lshlrev_b32_e32 v5, 16, v2
29CC  v_lshl_add_u64 v[6:7], v[6:7], 0, s[8:9]
29D4  s_and_b64 vcc, exec, s[4:5]
29D8  v_lshl_add_u64 v[14:15], v[6:7], 0, v[36:37]
29E0  s_cbranch_vccnz 13
29E4  s_and_b64 vcc, exec, s[6:7]
29E8  v_lshrrev_b64 v[20:21], 1, v[14:15]
29F0  s_cbranch_vccnz 10
29F4  s_waitcnt lgkmcnt(0)
29F8  v_lshl_add_u64 v[18:19], v[20:21], 3, s[18:19]
2A00  global_load_dwordx2 v[18:19], v[18:19], off
2A08  s_waitcnt vmcnt(0)
2A0C  v_mov_b32_e32 v22, v18
2A10  s_cbranch_execz 2
2A14  s_branch 10
2A18  s_branch 10
2A1C  s_waitcnt lgkmcnt(0)
2A20  v_lshl_add_u64 v[18:19], v[20:21], 2, s[18:19]
2A28  global_load_dword v2, v[18:19], off
2A30  s_waitcnt vmcnt(0)
2A34  v_lshlrev_b32_e32 v22, 16, v2
2A38  v_and_b32_e32 v19, 0xffff0000, v2
2A40  s_cbranch_execnz 33
2A44  s_and_b64 vcc, exec, s[6:7]
2A48  s_cbranch_vccnz 7
2A4C  s_waitcnt lgkmcnt(0)
2A50  v_lshl_add_u64 v[18:19], v[14:15], 2, s[18:19]
2A58  global_load_dword v22, v[18:19], off
2A60  s_cbranch_execz 1
2A64  s_branch 7
2A68  s_waitcnt lgkmcnt(0)
2A6C  v_lshl_add_u64 v[18:19], v[14:15], 1, s[18:19]
2A74  global_load_ushort v2, v[18:19], off
2A7C  s_waitcnt vmcnt(0)
2A80  v_lshlrev_b32_e32 v22, 16, v2
2A84  s_and_b64 vcc, exec, s[6:7]
2A88  v_or_b32_e32 v14, v14, v32
2A8C  s_cbranch_vccnz 7
2A90  s_waitcnt lgkmcnt(0)
2A94  v_lshl_add_u64 v[18:19], v[14:15], 2, s[18:19]
2A9C  global_load_dword v19, v[18:19], off
2AA4  s_cbranch_execz 1
2AA8  s_branch 7
2AAC  s_waitcnt lgkmcnt(0)
2AB0  v_lshl_add_u64 v[14:15], v[14:15], 1, s[18:19]
2AB8  global_load_ushort v2, v[14:15], off
2AC0  s_waitcnt vmcnt(0)
2AC4  v_lshlrev_b32_e32 v19, 16, v2
2AC8  v_lshl_add_u64 v[14:15], v[6:7], 0, s[8:9]
2AD0  s_and_b64 vcc, exec, s[4:5]
2AD4  v_lshl_add_u64 v[20:21], v[14:15], 0, v[36:37]
2ADC  s_cbranch_vccnz 13
2AE0  s_and_b64 vcc, exec, s[6:7]
2AE4  v_lshrrev_b64 v[24:25], 1, v[20:21]
2AEC  s_cbranch_vccnz 10
2AF0  s_waitcnt lgkmcnt(0)
2AF4  v_lshl_add_u64 v[6:7], v[24:25], 3, s[18:19]
2AFC  global_load_dwordx2 v[6:7], v[6:7], off
2B04  s_waitcnt vmcnt(0)
2B08  v_mov_b32_e32 v23, v6
2B0C  s_cbranch_execz 2
2B10  s_branch 10
2B14  s_branch 10
2B18  s_waitcnt lgkmcnt(0)
2B1C  v_lshl_add_u64 v[6:7], v[24:25], 2, s[18:19]
2B24  global_load_dword v2, v[6:7], off
2B2C  s_waitcnt vmcnt(0)
2B30  v_lshlrev_b32_e32 v23, 16, v2
2B34  v_and_b32_e32 v7, 0xffff0000, v2
2B3C  s_cbranch_execnz 34
2B40  s_and_b64 vcc, exec, s[6:7]
2B44  s_cbranch_vccnz 7
2B48  s_waitcnt lgkmcnt(0)
2B4C  v_lshl_add_u64 v[6:7], v[20:21], 2, s[18:19]
2B54  global_load_dword v23, v[6:7], off
2B5C  s_cbranch_execz 1
2B60  s_branch 7
2B64  s_waitcnt lgkmcnt(0)
2B68  v_lshl_add_u64 v[6:7], v[20:21], 1, s[18:19]
2B70  global_load_ushort v2, v[6:7], off
2B78  s_waitcnt vmcnt(0)
2B7C  v_lshlrev_b32_e32 v23, 16, v2
2B80  s_and_b64 vcc, exec, s[6:7]
2B84  v_lshl_add_u64 v[20:21], v[20:21], 0, v[32:33]
2B8C  s_cbranch_vccnz 7
2B90  s_waitcnt lgkmcnt(0)
2B94  v_lshl_add_u64 v[6:7], v[20:21], 2, s[18:19]
2B9C  global_load_dword v7, v[6:7], off
2BA4  s_cbranch_execz 1
2BA8  s_branch 7
2BAC  s_waitcnt vmcnt(0) lgkmcnt(0)
2BB0  v_lshl_add_u64 v[6:7], v[20:21], 1, s[18:19]
2BB8  global_load_ushort v2, v[6:7], off
2BC0  s_waitcnt vmcnt(0)
2BC4  v_lshlrev_b32_e32 v7, 16, v2
2BC8  v_lshl_add_u64 v[14:15], v[14:15], 0, s[8:9]
2BD0  s_and_b64 vcc, exec, s[4:5]
2BD4  v_lshl_add_u64 v[20:21], v[14:15], 0, v[36:37]
2BDC  s_cbranch_vccnz 13
2BE0  s_and_b64 vcc, exec, s[6:7]
2BE4  v_lshrrev_b64 v[26:27], 1, v[20:21]
2BEC  s_cbranch_vccnz 10
2BF0  s_waitcnt lgkmcnt(0)
2BF4  v_lshl_add_u64 v[24:25], v[26:27], 3, s[18:19]
2BFC  global_load_dwordx2 v[24:25], v[24:25], off
2C04  s_waitcnt vmcnt(0)
2C08  v_mov_b32_e32 v30, v24
2C0C  s_cbranch_execz 2
2C10  s_branch 10
2C14  s_branch 10
2C18  s_waitcnt lgkmcnt(0)
2C1C  v_lshl_add_u64 v[24:25], v[26:27], 2, s[18:19]
2C24  global_load_dword v2, v[24:25], off
2C2C  s_waitcnt vmcnt(0)
2C30  v_lshlrev_b32_e32 v30, 16, v2
2C34  v_and_b32_e32 v25, 0xffff0000, v2
2C3C  s_cbranch_execnz 33
2C40  s_and_b64 vcc, exec, s[6:7]
2C44  s_cbranch_vccnz 7
2C48  s_waitcnt lgkmcnt(0)
2C4C  v_lshl_add_u64 v[24:25], v[20:21], 2, s[18:19]
2C54  global_load_dword v30, v[24:25], off
2C5C  s_cbranch_execz 1
2C60  s_branch 7
2C64  s_waitcnt lgkmcnt(0)
2C68  v_lshl_add_u64 v[24:25], v[20:21], 1, s[18:19]
2C70  global_load_ushort v2, v[24:25], off
2C78  s_waitcnt vmcnt(0)
2C7C  v_lshlrev_b32_e32 v30, 16, v2
2C80  s_and_b64 vcc, exec, s[6:7]
2C84  v_or_b32_e32 v20, v20, v32
2C88  s_cbranch_vccnz 7
2C8C  s_waitcnt lgkmcnt(0)
2C90  v_lshl_add_u64 v[24:25], v[20:21], 2, s[18:19]
2C98  global_load_dword v25, v[24:25], off
2CA0  s_cbranch_execz 1
2CA4  s_branch 7
2CA8  s_waitcnt lgkmcnt(0)
2CAC  v_lshl_add_u64 v[20:21], v[20:21], 1, s[18:19]
2CB4  global_load_ushort v2, v[20:21], off
2CBC  s_waitcnt vmcnt(0)
2CC0  v_lshlrev_b32_e32 v25, 16, v2
2CC4  v_lshl_add_u64 v[20:21], v[14:15], 0, s[8:9]
2CCC  s_and_b64 vcc, exec, s[4:5]
2CD0  v_lshl_add_u64 v[26:27], v[20:21], 0, v[36:37]
2CD8  s_cbranch_vccnz 13
2CDC  s_and_b64 vcc, exec, s[6:7]
2CE0  v_lshrrev_b64 v[28:29], 1, v[26:27]
2CE8  s_cbranch_vccnz 10
2CEC  s_waitcnt lgkmcnt(0)
2CF0  v_lshl_add_u64 v[14:15], v[28:29], 3, s[18:19]
2CF8  global_load_dwordx2 v[14:15], v[14:15], off
2D00  s_waitcnt vmcnt(0)
2D04  v_mov_b32_e32 v31, v14
2D08  s_cbranch_execz 2
2D0C  s_branch 10
2D10  s_branch 10
2D14  s_waitcnt lgkmcnt(0)
2D18  v_lshl_add_u64 v[14:15], v[28:29], 2, s[18:19]
2D20  global_load_dword v2, v[14:15], off
2D28  s_waitcnt vmcnt(0)
2D2C  v_lshlrev_b32_e32 v31, 16, v2
2D30  v_and_b32_e32 v15, 0xffff0000, v2
2D38  s_cbranch_execnz 34
2D3C  s_and_b64 vcc, exec, s[6:7]
2D40  s_cbranch_vccnz 7
2D44  s_waitcnt lgkmcnt(0)
2D48  v_lshl_add_u64 v[14:15], v[26:27], 2, s[18:19]
2D50  global_load_dword v31, v[14:15], off
2D58  s_cbranch_execz 1
2D5C  s_branch 7
2D60  s_waitcnt lgkmcnt(0)
2D64  v_lshl_add_u64 v[14:15], v[26:27], 1, s[18:19]
2D6C  global_load_ushort v2, v[14:15], off
2D74  s_waitcnt vmcnt(0)
2D78  v_lshlrev_b32_e32 v31, 16, v2
2D7C  s_and_b64 vcc, exec, s[6:7]
2D80  v_lshl_add_u64 v[26:27], v[26:27], 0, v[32:33]
2D88  s_cbranch_vccnz 7
2D8C  s_waitcnt lgkmcnt(0)
2D90  v_lshl_add_u64 v[14:15], v[26:27], 2, s[18:19]
2D98  global_load_dword v15, v[14:15], off
2DA0  s_cbranch_execz 1
2DA4  s_branch 7
2DA8  s_waitcnt vmcnt(0) lgkmcnt(0)
2DAC  v_lshl_add_u64 v[14:15], v[26:27], 1, s[18:19]
2DB4  global_load_ushort v2, v[14:15], off
2DBC  s_waitcnt vmcnt(0)
2DC0  v_lshlrev_b32_e32 v15, 16, v2
2DC4  v_lshl_add_u64 v[20:21], v[20:21], 0, s[8:9]
2DCC  s_and_b64 vcc, exec, s[4:5]
2DD0  v_lshl_add_u64 v[26:27], v[20:21], 0, v[36:37]
2DD8  s_cbranch_vccnz 13
2DDC  s_and_b64 vcc, exec, s[6:7]
2DE0  v_lshrrev_b64 v[34:35], 1, v[26:27]
2DE8  s_cbranch_vccnz 10
2DEC  s_waitcnt lgkmcnt(0)
2DF0  v_lshl_add_u64 v[28:29], v[34:35], 3, s[18:19]
2DF8  global_load_dwordx2 v[28:29], v[28:29], off
2E00  s_waitcnt vmcnt(0)
2E04  v_mov_b32_e32 v40, v28
2E08  s_cbranch_execz 2
2E0C  s_branch 10
2E10  s_branch 10
2E14  s_waitcnt lgkmcnt(0)
2E18  v_lshl_add_u64 v[28:29], v[34:35], 2, s[18:19]
2E20  global_load_dword v2, v[28:29], off
2E28  s_waitcnt vmcnt(0)
2E2C  v_lshlrev_b32_e32 v40, 16, v2
2E30  v_and_b32_e32 v29, 0xffff0000, v2
2E38  s_cbranch_execnz 33
2E3C  s_and_b64 vcc, exec, s[6:7]
2E40  s_cbranch_vccnz 7
2E44  s_waitcnt lgkmcnt(0)
2E48  v_lshl_add_u64 v[28:29], v[26:27], 2, s[18:19]
2E50  global_load_dword v40, v[28:29], off
2E58  s_cbranch_execz 1
2E5C  s_branch 7
2E60  s_waitcnt lgkmcnt(0)
2E64  v_lshl_add_u64 v[28:29], v[26:27], 1, s[18:19]
2E6C  global_load_ushort v2, v[28:29], off
2E74  s_waitcnt vmcnt(0)
2E78  v_lshlrev_b32_e32 v40, 16, v2
2E7C  s_and_b64 vcc, exec, s[6:7]
2E80  v_or_b32_e32 v26, v26, v32
2E84  s_cbranch_vccnz 7
2E88  s_waitcnt lgkmcnt(0)
2E8C  v_lshl_add_u64 v[28:29], v[26:27], 2, s[18:19]
2E94  global_load_dword v29, v[28:29], off
2E9C  s_cbranch_execz 1
2EA0  s_branch 7
2EA4  s_waitcnt lgkmcnt(0)
2EA8  v_lshl_add_u64 v[26:27], v[26:27], 1, s[18:19]
2EB0  global_load_ushort v2, v[26:27], off
2EB8  s_waitcnt vmcnt(0)
2EBC  v_lshlrev_b32_e32 v29, 16, v2
2EC0  v_lshl_add_u64 v[26:27], v[20:21], 0, s[8:9]
2EC8  s_and_b64 vcc, exec, s[4:5]
2ECC  v_lshl_add_u64 v[34:35], v[26:27], 0, v[36:37]
2ED4  s_cbranch_vccnz 13
2ED8  s_and_b64 vcc, exec, s[6:7]
2EDC  v_lshrrev_b64 v[38:39], 1, v[34:35]
2EE4  s_cbranch_vccnz 10
2EE8  s_waitcnt lgkmcnt(0)
2EEC  v_lshl_add_u64 v[20:21], v[38:39], 3, s[18:19]
2EF4  global_load_dwordx2 v[20:21], v[20:21], off
2EFC  s_waitcnt vmcnt(0)
2F00  v_mov_b32_e32 v41, v20
2F04  s_cbranch_execz 2
2F08  s_branch 10
2F0C  s_branch 10
2F10  s_waitcnt lgkmcnt(0)
2F14  v_lshl_add_u64 v[20:21], v[38:39], 2, s[18:19]
2F1C  global_load_dword v2, v[20:21], off
2F24  s_waitcnt vmcnt(0)
2F28  v_lshlrev_b32_e32 v41, 16, v2
2F2C  v_and_b32_e32 v21, 0xffff0000, v2
2F34  s_cbranch_execnz 34
2F38  s_and_b64 vcc, exec, s[6:7]
2F3C  s_cbranch_vccnz 7
2F40  s_waitcnt lgkmcnt(0)
2F44  v_lshl_add_u64 v[20:21], v[34:35], 2, s[18:19]
2F4C  global_load_dword v41, v[20:21], off
2F54  s_cbranch_execz 1
2F58  s_branch 7
2F5C  s_waitcnt lgkmcnt(0)
2F60  v_lshl_add_u64 v[20:21], v[34:35], 1, s[18:19]
2F68  global_load_ushort v2, v[20:21], off
2F70  s_waitcnt vmcnt(0)
2F74  v_lshlrev_b32_e32 v41, 16, v2
2F78  s_and_b64 vcc, exec, s[6:7]
2F7C  v_lshl_add_u64 v[34:35], v[34:35], 0, v[32:33]
2F84  s_cbranch_vccnz 7
2F88  s_waitcnt lgkmcnt(0)
2F8C  v_lshl_add_u64 v[20:21], v[34:35], 2, s[18:19]
2F94  global_load_dword v21, v[20:21], off
2F9C  s_cbranch_execz 1
2FA0  s_branch 7
2FA4  s_waitcnt vmcnt(0) lgkmcnt(0)
2FA8  v_lshl_add_u64 v[20:21], v[34:35], 1, s[18:19]
2FB0  global_load_ushort v2, v[20:21], off
2FB8  s_waitcnt vmcnt(0)
2FBC  v_lshlrev_b32_e32 v21, 16, v2
2FC0  v_lshl_add_u64 v[26:27], v[26:27], 0, s[8:9]
2FC8  s_and_b64 vcc, exec, s[4:5]
2FCC  v_lshl_add_u64 v[34:35], v[26:27], 0, v[36:37]
2FD4  s_cbranch_vccnz 13
2FD8  s_and_b64 vcc, exec, s[6:7]
2FDC  v_lshrrev_b64 v[42:43], 1, v[34:35]
2FE4  s_cbranch_vccnz 10
2FE8  s_waitcnt lgkmcnt(0)
2FEC  v_lshl_add_u64 v[38:39], v[42:43], 3, s[18:19]
2FF4  global_load_dwordx2 v[38:39], v[38:39], off
2FFC  s_waitcnt vmcnt(0)
3000  v_mov_b32_e32 v46, v38
3004  s_cbranch_execz 2
3008  s_branch 10
300C  s_branch 10
3010  s_waitcnt lgkmcnt(0)
3014  v_lshl_add_u64 v[38:39], v[42:43], 2, s[18:19]
301C  global_load_dword v2, v[38:39], off
3024  s_waitcnt vmcnt(0)
3028  v_lshlrev_b32_e32 v46, 16, v2
302C  v_and_b32_e32 v39, 0xffff0000, v2
3034  s_cbranch_execnz 33
3038  s_and_b64 vcc, exec, s[6:7]
303C  s_cbranch_vccnz 7
3040  s_waitcnt lgkmcnt(0)
3044  v_lshl_add_u64 v[38:39], v[34:35], 2, s[18:19]
304C  global_load_dword v46, v[38:39], off
3054  s_cbranch_execz 1
3058  s_branch 7
305C  s_waitcnt lgkmcnt(0)
3060  v_lshl_add_u64 v[38:39], v[34:35], 1, s[18:19]
3068  global_load_ushort v2, v[38:39], off
3070  s_waitcnt vmcnt(0)
3074  v_lshlrev_b32_e32 v46, 16, v2
3078  s_and_b64 vcc, exec, s[6:7]
307C  v_or_b32_e32 v34, v34, v32
3080  s_cbranch_vccnz 7
3084  s_waitcnt lgkmcnt(0)
3088  v_lshl_add_u64 v[38:39], v[34:35], 2, s[18:19]
3090  global_load_dword v39, v[38:39], off
3098  s_cbranch_execz 1
309C  s_branch 7
30A0  s_waitcnt lgkmcnt(0)
30A4  v_lshl_add_u64 v[34:35], v[34:35], 1, s[18:19]
30AC  global_load_ushort v2, v[34:35], off
30B4  s_waitcnt vmcnt(0)
30B8  v_lshlrev_b32_e32 v39, 16, v2
30BC  v_lshl_add_u64 v[34:35], v[26:27], 0, s[8:9]
30C4  s_and_b64 vcc, exec, s[4:5]
30C8  v_lshl_add_u64 v[42:43], v[34:35], 0, v[36:37]
30D0  s_cbranch_vccnz 13
30D4  s_and_b64 vcc, exec, s[6:7]
30D8  v_lshrrev_b64 v[44:45], 1, v[42:43]
30E0  s_cbranch_vccnz 10
30E4  s_waitcnt lgkmcnt(0)
30E8  v_lshl_add_u64 v[26:27], v[44:45], 3, s[18:19]
30F0  global_load_dwordx2 v[26:27], v[26:27], off
30F8  s_waitcnt vmcnt(0)
30FC  v_mov_b32_e32 v47, v26
3100  s_cbranch_execz 2
3104  s_branch 10
3108  s_branch 10
310C  s_waitcnt lgkmcnt(0)
3110  v_lshl_add_u64 v[26:27], v[44:45], 2, s[18:19]
3118  global_load_dword v2, v[26:27], off
3120  s_waitcnt vmcnt(0)
3124  v_lshlrev_b32_e32 v47, 16, v2
3128  v_and_b32_e32 v27, 0xffff0000, v2
3130  s_cbranch_execnz 34
3134  s_and_b64 vcc, exec, s[6:7]
3138  s_cbranch_vccnz 7
313C  s_waitcnt lgkmcnt(0)
3140  v_lshl_add_u64 v[26:27], v[42:43], 2, s[18:19]
3148  global_load_dword v47, v[26:27], off
3150  s_cbranch_execz 1
3154  s_branch 7
3158  s_waitcnt lgkmcnt(0)
315C  v_lshl_add_u64 v[26:27], v[42:43], 1, s[18:19]
3164  global_load_ushort v2, v[26:27], off
316C  s_waitcnt vmcnt(0)
3170  v_lshlrev_b32_e32 v47, 16, v2
3174  s_and_b64 vcc, exec, s[6:7]
3178  v_lshl_add_u64 v[42:43], v[42:43], 0, v[32:33]
3180  s_cbranch_vccnz 7
3184  s_waitcnt lgkmcnt(0)
3188  v_lshl_add_u64 v[26:27], v[42:43], 2, s[18:19]
3190  global_load_dword v27, v[26:27], off
3198  s_cbranch_execz 1
319C  s_branch 7
31A0  s_waitcnt vmcnt(0) lgkmcnt(0)
31A4  v_lshl_add_u64 v[26:27], v[42:43], 1, s[18:19]
31AC  global_load_ushort v2, v[26:27], off
31B4  s_waitcnt vmcnt(0)
31B8  v_lshlrev_b32_e32 v27, 16, v2
31BC  v_lshl_add_u64 v[34:35], v[34:35], 0, s[8:9]
31C4  s_and_b64 vcc, exec, s[4:5]
31C8  v_lshl_add_u64 v[42:43], v[34:35], 0, v[36:37]
31D0  s_cbranch_vccnz 13
31D4  s_and_b64 vcc, exec, s[6:7]
31D8  v_lshrrev_b64 v[48:49], 1, v[42:43]
31E0  s_cbranch_vccnz 10
31E4  s_waitcnt lgkmcnt(0)
31E8  v_lshl_add_u64 v[44:45], v[48:49], 3, s[18:19]
31F0  global_load_dwordx2 v[44:45], v[44:45], off
31F8  s_waitcnt vmcnt(0)
31FC  v_mov_b32_e32 v52, v44
3200  s_cbranch_execz 2
3204  s_branch 10
3208  s_branch 10
320C  s_waitcnt lgkmcnt(0)
3210  v_lshl_add_u64 v[44:45], v[48:49], 2, s[18:19]
3218  global_load_dword v2, v[44:45], off
3220  s_waitcnt vmcnt(0)
3224  v_lshlrev_b32_e32 v52, 16, v2
3228  v_and_b32_e32 v45, 0xffff0000, v2
3230  s_cbranch_execnz 33
3234  s_and_b64 vcc, exec, s[6:7]
3238  s_cbranch_vccnz 7
323C  s_waitcnt lgkmcnt(0)
3240  v_lshl_add_u64 v[44:45], v[42:43], 2, s[18:19]
3248  global_load_dword v52, v[44:45], off
3250  s_cbranch_execz 1
3254  s_branch 7
3258  s_waitcnt lgkmcnt(0)
325C  v_lshl_add_u64 v[44:45], v[42:43], 1, s[18:19]
3264  global_load_ushort v2, v[44:45], off
326C  s_waitcnt vmcnt(0)
3270  v_lshlrev_b32_e32 v52, 16, v2
3274  s_and_b64 vcc, exec, s[6:7]
3278  v_or_b32_e32 v42, v42, v32
327C  s_cbranch_vccnz 7
3280  s_waitcnt lgkmcnt(0)
3284  v_lshl_add_u64 v[44:45], v[42:43], 2, s[18:19]
328C  global_load_dword v45, v[44:45], off
3294  s_cbranch_execz 1
3298  s_branch 7
329C  s_waitcnt lgkmcnt(0)
32A0  v_lshl_add_u64 v[42:43], v[42:43], 1, s[18:19]
32A8  global_load_ushort v2, v[42:43], off
32B0  s_waitcnt vmcnt(0)
32B4  v_lshlrev_b32_e32 v45, 16, v2
32B8  v_lshl_add_u64 v[42:43], v[34:35], 0, s[8:9]
32C0  s_and_b64 vcc, exec, s[4:5]
32C4  v_lshl_add_u64 v[48:49], v[42:43], 0, v[36:37]
32CC  s_cbranch_vccnz 13
32D0  s_and_b64 vcc, exec, s[6:7]
32D4  v_lshrrev_b64 v[50:51], 1, v[48:49]
32DC  s_cbranch_vccnz 10
32E0  s_waitcnt lgkmcnt(0)
32E4  v_lshl_add_u64 v[34:35], v[50:51], 3, s[18:19]
32EC  global_load_dwordx2 v[34:35], v[34:35], off
32F4  s_waitcnt vmcnt(0)
32F8  v_mov_b32_e32 v53, v34
32FC  s_cbranch_execz 2
3300  s_branch 10
3304  s_branch 10
3308  s_waitcnt lgkmcnt(0)
330C  v_lshl_add_u64 v[34:35], v[50:51], 2, s[18:19]
3314  global_load_dword v2, v[34:35], off
331C  s_waitcnt vmcnt(0)
3320  v_lshlrev_b32_e32 v53, 16, v2
3324  v_and_b32_e32 v35, 0xffff0000, v2
332C  s_cbranch_execnz 34
3330  s_and_b64 vcc, exec, s[6:7]
3334  s_cbranch_vccnz 7
3338  s_waitcnt lgkmcnt(0)
333C  v_lshl_add_u64 v[34:35], v[48:49], 2, s[18:19]
3344  global_load_dword v53, v[34:35], off
334C  s_cbranch_execz 1
3350  s_branch 7
3354  s_waitcnt lgkmcnt(0)
3358  v_lshl_add_u64 v[34:35], v[48:49], 1, s[18:19]
3360  global_load_ushort v2, v[34:35], off
3368  s_waitcnt vmcnt(0)
336C  v_lshlrev_b32_e32 v53, 16, v2
3370  s_and_b64 vcc, exec, s[6:7]
3374  v_lshl_add_u64 v[48:49], v[48:49], 0, v[32:33]
337C  s_cbranch_vccnz 7
3380  s_waitcnt lgkmcnt(0)
3384  v_lshl_add_u64 v[34:35], v[48:49], 2, s[18:19]
338C  global_load_dword v35, v[34:35], off
3394  s_cbranch_execz 1
3398  s_branch 7
339C  s_waitcnt vmcnt(0) lgkmcnt(0)
33A0  v_lshl_add_u64 v[34:35], v[48:49], 1, s[18:19]
33A8  global_load_ushort v2, v[34:35], off
33B0  s_waitcnt vmcnt(0)
33B4  v_lshlrev_b32_e32 v35, 16, v2
33B8  v_lshl_add_u64 v[42:43], v[42:43], 0, s[8:9]
33C0  s_and_b64 vcc, exec, s[4:5]
33C4  v_lshl_add_u64 v[48:49], v[42:43], 0, v[36:37]
33CC  s_cbranch_vccnz 13
33D0  s_and_b64 vcc, exec, s[6:7]
33D4  v_lshrrev_b64 v[54:55], 1, v[48:49]
33DC  s_cbranch_vccnz 10
33E0  s_waitcnt lgkmcnt(0)
33E4  v_lshl_add_u64 v[50:51], v[54:55], 3, s[18:19]
33EC  global_load_dwordx2 v[50:51], v[50:51], off
33F4  s_waitcnt vmcnt(0)
33F8  v_mov_b32_e32 v58, v50
33FC  s_cbranch_execz 2
3400  s_branch 10
3404  s_branch 10
3408  s_waitcnt lgkmcnt(0)
340C  v_lshl_add_u64 v[50:51], v[54:55], 2, s[18:19]
3414  global_load_dword v2, v[50:51], off
341C  s_waitcnt vmcnt(0)
3420  v_lshlrev_b32_e32 v58, 16, v2
3424  v_and_b32_e32 v51, 0xffff0000, v2
342C  s_cbranch_execnz 33
3430  s_and_b64 vcc, exec, s[6:7]
3434  s_cbranch_vccnz 7
3438  s_waitcnt lgkmcnt(0)
343C  v_lshl_add_u64 v[50:51], v[48:49], 2, s[18:19]
3444  global_load_dword v58, v[50:51], off
344C  s_cbranch_execz 1
3450  s_branch 7
3454  s_waitcnt lgkmcnt(0)
3458  v_lshl_add_u64 v[50:51], v[48:49], 1, s[18:19]
3460  global_load_ushort v2, v[50:51], off
3468  s_waitcnt vmcnt(0)
346C  v_lshlrev_b32_e32 v58, 16, v2
3470  s_and_b64 vcc, exec, s[6:7]
3474  v_or_b32_e32 v48, v48, v32
3478  s_cbranch_vccnz 7
347C  s_waitcnt lgkmcnt(0)
3480  v_lshl_add_u64 v[50:51], v[48:49], 2, s[18:19]
3488  global_load_dword v51, v[50:51], off
3490  s_cbranch_execz 1
3494  s_branch 7
3498  s_waitcnt lgkmcnt(0)
349C  v_lshl_add_u64 v[48:49], v[48:49], 1, s[18:19]
34A4  global_load_ushort v2, v[48:49], off
34AC  s_waitcnt vmcnt(0)
34B0  v_lshlrev_b32_e32 v51, 16, v2
34B4  v_lshl_add_u64 v[48:49], v[42:43], 0, s[8:9]
34BC  s_and_b64 vcc, exec, s[4:5]
34C0  v_lshl_add_u64 v[54:55], v[48:49], 0, v[36:37]
34C8  s_cbranch_vccnz 13
34CC  s_and_b64 vcc, exec, s[6:7]
34D0  v_lshrrev_b64 v[56:57], 1, v[54:55]
34D8  s_cbranch_vccnz 10
34DC  s_waitcnt lgkmcnt(0)
34E0  v_lshl_add_u64 v[42:43], v[56:57], 3, s[18:19]
34E8  global_load_dwordx2 v[42:43], v[42:43], off
34F0  s_waitcnt vmcnt(0)
34F4  v_mov_b32_e32 v59, v42
34F8  s_cbranch_execz 2
34FC  s_branch 10
3500  s_branch 10
3504  s_waitcnt lgkmcnt(0)
3508  v_lshl_add_u64 v[42:43], v[56:57], 2, s[18:19]
3510  global_load_dword v2, v[42:43], off
3518  s_waitcnt vmcnt(0)
351C  v_lshlrev_b32_e32 v59, 16, v2
3520  v_and_b32_e32 v43, 0xffff0000, v2
3528  s_cbranch_execnz 34
352C  s_and_b64 vcc, exec, s[6:7]
3530  s_cbranch_vccnz 7
3534  s_waitcnt lgkmcnt(0)
3538  v_lshl_add_u64 v[42:43], v[54:55], 2, s[18:19]
3540  global_load_dword v59, v[42:43], off
3548  s_cbranch_execz 1
354C  s_branch 7
3550  s_waitcnt lgkmcnt(0)
3554  v_lshl_add_u64 v[42:43], v[54:55], 1, s[18:19]
355C  global_load_ushort v2, v[42:43], off
3564  s_waitcnt vmcnt(0)
3568  v_lshlrev_b32_e32 v59, 16, v2
356C  s_and_b64 vcc, exec, s[6:7]
3570  v_lshl_add_u64 v[54:55], v[54:55], 0, v[32:33]
3578  s_cbranch_vccnz 7
357C  s_waitcnt lgkmcnt(0)
3580  v_lshl_add_u64 v[42:43], v[54:55], 2, s[18:19]
3588  global_load_dword v43, v[42:43], off
3590  s_cbranch_execz 1
3594  s_branch 7
3598  s_waitcnt vmcnt(0) lgkmcnt(0)
359C  v_lshl_add_u64 v[42:43], v[54:55], 1, s[18:19]
35A4  global_load_ushort v2, v[42:43], off
35AC  s_waitcnt vmcnt(0)
35B0  v_lshlrev_b32_e32 v43, 16, v2
35B4  v_lshl_add_u64 v[48:49], v[48:49], 0, s[8:9]
35BC  s_and_b64 vcc, exec, s[4:5]
35C0  v_lshl_add_u64 v[54:55], v[48:49], 0, v[36:37]
35C8  s_cbranch_vccnz 13
35CC  s_and_b64 vcc, exec, s[6:7]
35D0  v_lshrrev_b64 v[60:61], 1, v[54:55]
35D8  s_cbranch_vccnz 10
35DC  s_waitcnt lgkmcnt(0)
35E0  v_lshl_add_u64 v[56:57], v[60:61], 3, s[18:19]
35E8  global_load_dwordx2 v[56:57], v[56:57], off
35F0  s_waitcnt vmcnt(0)
35F4  v_mov_b32_e32 v64, v56
35F8  s_cbranch_execz 2
35FC  s_branch 10
3600  s_branch 10
3604  s_waitcnt lgkmcnt(0)
3608  v_lshl_add_u64 v[56:57], v[60:61], 2, s[18:19]
3610  global_load_dword v2, v[56:57], off
3618  s_waitcnt vmcnt(0)
361C  v_lshlrev_b32_e32 v64, 16, v2
3620  v_and_b32_e32 v57, 0xffff0000, v2
3628  s_cbranch_execnz 33
362C  s_and_b64 vcc, exec, s[6:7]
3630  s_cbranch_vccnz 7
3634  s_waitcnt lgkmcnt(0)
3638  v_lshl_add_u64 v[56:57], v[54:55], 2, s[18:19]
3640  global_load_dword v64, v[56:57], off
3648  s_cbranch_execz 1
364C  s_branch 7
3650  s_waitcnt lgkmcnt(0)
3654  v_lshl_add_u64 v[56:57], v[54:55], 1, s[18:19]
365C  global_load_ushort v2, v[56:57], off
3664  s_waitcnt vmcnt(0)
3668  v_lshlrev_b32_e32 v64, 16, v2
366C  s_and_b64 vcc, exec, s[6:7]
3670  v_or_b32_e32 v54, v54, v32
3674  s_cbranch_vccnz 7
3678  s_waitcnt lgkmcnt(0)
367C  v_lshl_add_u64 v[56:57], v[54:55], 2, s[18:19]
3684  global_load_dword v57, v[56:57], off
368C  s_cbranch_execz 1
3690  s_branch 7
3694  s_waitcnt lgkmcnt(0)
3698  v_lshl_add_u64 v[54:55], v[54:55], 1, s[18:19]
36A0  global_load_ushort v2, v[54:55], off
36A8  s_waitcnt vmcnt(0)
36AC  v_lshlrev_b32_e32 v57, 16, v2
36B0  v_lshl_add_u64 v[54:55], v[48:49], 0, s[8:9]
36B8  s_and_b64 vcc, exec, s[4:5]
36BC  v_lshl_add_u64 v[60:61], v[54:55], 0, v[36:37]
36C4  s_cbranch_vccnz 13
36C8  s_and_b64 vcc, exec, s[6:7]
36CC  v_lshrrev_b64 v[62:63], 1, v[60:61]
36D4  s_cbranch_vccnz 10
36D8  s_waitcnt lgkmcnt(0)
36DC  v_lshl_add_u64 v[48:49], v[62:63], 3, s[18:19]
36E4  global_load_dwordx2 v[48:49], v[48:49], off
36EC  s_waitcnt vmcnt(0)
36F0  v_mov_b32_e32 v65, v48
36F4  s_cbranch_execz 2
36F8  s_branch 10
36FC  s_branch 10
3700  s_waitcnt lgkmcnt(0)
3704  v_lshl_add_u64 v[48:49], v[62:63], 2, s[18:19]
370C  global_load_dword v2, v[48:49], off
3714  s_waitcnt vmcnt(0)
3718  v_lshlrev_b32_e32 v65, 16, v2
371C  v_and_b32_e32 v49, 0xffff0000, v2
3724  s_cbranch_execnz 34
3728  s_and_b64 vcc, exec, s[6:7]
372C  s_cbranch_vccnz 7
3730  s_waitcnt lgkmcnt(0)
3734  v_lshl_add_u64 v[48:49], v[60:61], 2, s[18:19]
373C  global_load_dword v65, v[48:49], off
3744  s_cbranch_execz 1
3748  s_branch 7
374C  s_waitcnt lgkmcnt(0)
3750  v_lshl_add_u64 v[48:49], v[60:61], 1, s[18:19]
3758  global_load_ushort v2, v[48:49], off
3760  s_waitcnt vmcnt(0)
3764  v_lshlrev_b32_e32 v65, 16, v2
3768  s_and_b64 vcc, exec, s[6:7]
376C  v_lshl_add_u64 v[60:61], v[60:61], 0, v[32:33]
3774  s_cbranch_vccnz 7
3778  s_waitcnt lgkmcnt(0)
377C  v_lshl_add_u64 v[48:49], v[60:61], 2, s[18:19]
3784  global_load_dword v49, v[48:49], off
378C  s_cbranch_execz 1
3790  s_branch 7
3794  s_waitcnt vmcnt(0) lgkmcnt(0)
3798  v_lshl_add_u64 v[48:49], v[60:61], 1, s[18:19]
37A0  global_load_ushort v2, v[48:49], off
37A8  s_waitcnt vmcnt(0)
37AC  v_lshlrev_b32_e32 v49, 16, v2
37B0  v_lshl_add_u64 v[54:55], v[54:55], 0, s[8:9]
37B8  s_and_b64 vcc, exec, s[4:5]
37BC  v_lshl_add_u64 v[60:61], v[54:55], 0, v[36:37]
37C4  s_cbranch_vccnz 13
37C8  s_and_b64 vcc, exec, s[6:7]
37CC  v_lshrrev_b64 v[66:67], 1, v[60:61]
37D4  s_cbranch_vccnz 10
37D8  s_waitcnt lgkmcnt(0)
37DC  v_lshl_add_u64 v[62:63], v[66:67], 3, s[18:19]
37E4  global_load_dwordx2 v[62:63], v[62:63], off
37EC  s_waitcnt vmcnt(0)
37F0  v_mov_b32_e32 v70, v62
37F4  s_cbranch_execz 2
37F8  s_branch 10
37FC  s_branch 10
3800  s_waitcnt lgkmcnt(0)
3804  v_lshl_add_u64 v[62:63], v[66:67], 2, s[18:19]
380C  global_load_dword v2, v[62:63], off
3814  s_waitcnt vmcnt(0)
3818  v_lshlrev_b32_e32 v70, 16, v2
381C  v_and_b32_e32 v63, 0xffff0000, v2
3824  s_cbranch_execnz 33
3828  s_and_b64 vcc, exec, s[6:7]
382C  s_cbranch_vccnz 7
3830  s_waitcnt lgkmcnt(0)
3834  v_lshl_add_u64 v[62:63], v[60:61], 2, s[18:19]
383C  global_load_dword v70, v[62:63], off
3844  s_cbranch_execz 1
3848  s_branch 7
384C  s_waitcnt lgkmcnt(0)
3850  v_lshl_add_u64 v[62:63], v[60:61], 1, s[18:19]
3858  global_load_ushort v2, v[62:63], off
3860  s_waitcnt vmcnt(0)
3864  v_lshlrev_b32_e32 v70, 16, v2
3868  s_and_b64 vcc, exec, s[6:7]
386C  v_or_b32_e32 v60, v60, v32
3870  s_cbranch_vccnz 7
3874  s_waitcnt lgkmcnt(0)
3878  v_lshl_add_u64 v[62:63], v[60:61], 2, s[18:19]
3880  global_load_dword v63, v[62:63], off
3888  s_cbranch_execz 1
388C  s_branch 7
3890  s_waitcnt lgkmcnt(0)
3894  v_lshl_add_u64 v[60:61], v[60:61], 1, s[18:19]
389C  global_load_ushort v2, v[60:61], off
38A4  s_waitcnt vmcnt(0)
38A8  v_lshlrev_b32_e32 v63, 16, v2
38AC  v_lshl_add_u64 v[60:61], v[54:55], 0, s[8:9]
38B4  s_and_b64 vcc, exec, s[4:5]
38B8  v_lshl_add_u64 v[66:67], v[60:61], 0, v[36:37]
38C0  s_cbranch_vccnz 13
38C4  s_and_b64 vcc, exec, s[6:7]
38C8  v_lshrrev_b64 v[68:69], 1, v[66:67]
38D0  s_cbranch_vccnz 10
38D4  s_waitcnt lgkmcnt(0)
38D8  v_lshl_add_u64 v[54:55], v[68:69], 3, s[18:19]
38E0  global_load_dwordx2 v[54:55], v[54:55], off
38E8  s_waitcnt vmcnt(0)
38EC  v_mov_b32_e32 v71, v54
38F0  s_cbranch_execz 2
38F4  s_branch 10
38F8  s_branch 10
38FC  s_waitcnt lgkmcnt(0)
3900  v_lshl_add_u64 v[54:55], v[68:69], 2, s[18:19]
3908  global_load_dword v2, v[54:55], off
3910  s_waitcnt vmcnt(0)
3914  v_lshlrev_b32_e32 v71, 16, v2
3918  v_and_b32_e32 v55, 0xffff0000, v2
3920  s_cbranch_execnz 34
3924  s_and_b64 vcc, exec, s[6:7]
3928  s_cbranch_vccnz 7
392C  s_waitcnt lgkmcnt(0)
3930  v_lshl_add_u64 v[54:55], v[66:67], 2, s[18:19]
3938  global_load_dword v71, v[54:55], off
3940  s_cbranch_execz 1
3944  s_branch 7
3948  s_waitcnt lgkmcnt(0)
394C  v_lshl_add_u64 v[54:55], v[66:67], 1, s[18:19]
3954  global_load_ushort v2, v[54:55], off
395C  s_waitcnt vmcnt(0)
3960  v_lshlrev_b32_e32 v71, 16, v2
3964  s_and_b64 vcc, exec, s[6:7]
3968  v_lshl_add_u64 v[66:67], v[66:67], 0, v[32:33]
3970  s_cbranch_vccnz 7
3974  s_waitcnt lgkmcnt(0)
3978  v_lshl_add_u64 v[54:55], v[66:67], 2, s[18:19]
3980  global_load_dword v55, v[54:55], off
3988  s_cbranch_execz 1
398C  s_branch 7
3990  s_waitcnt vmcnt(0) lgkmcnt(0)
3994  v_lshl_add_u64 v[54:55], v[66:67], 1, s[18:19]
399C  global_load_ushort v2, v[54:55], off
39A4  s_waitcnt vmcnt(0)
39A8  v_lshlrev_b32_e32 v55, 16, v2
39AC  v_lshl_add_u64 v[60:61], v[60:61], 0, s[8:9]
39B4  s_and_b64 vcc, exec, s[4:5]
39B8  v_lshl_add_u64 v[68:69], v[60:61], 0, v[36:37]
39C0  s_cbranch_vccnz 13
39C4  s_and_b64 vcc, exec, s[6:7]
39C8  v_lshrrev_b64 v[72:73], 1, v[68:69]
39D0  s_cbranch_vccnz 10
39D4  s_waitcnt lgkmcnt(0)
39D8  v_lshl_add_u64 v[66:67], v[72:73], 3, s[18:19]
39E0  global_load_dwordx2 v[66:67], v[66:67], off
39E8  s_waitcnt vmcnt(0)
39EC  v_mov_b32_e32 v76, v66
39F0  s_cbranch_execz 2
39F4  s_branch 10
39F8  s_branch 10
39FC  s_waitcnt lgkmcnt(0)
3A00  v_lshl_add_u64 v[66:67], v[72:73], 2, s[18:19]
3A08  global_load_dword v2, v[66:67], off
3A10  s_waitcnt vmcnt(0)
3A14  v_lshlrev_b32_e32 v76, 16, v2
3A18  v_and_b32_e32 v67, 0xffff0000, v2
3A20  s_cbranch_execnz 33
3A24  s_and_b64 vcc, exec, s[6:7]
3A28  s_cbranch_vccnz 7
3A2C  s_waitcnt lgkmcnt(0)
3A30  v_lshl_add_u64 v[66:67], v[68:69], 2, s[18:19]
3A38  global_load_dword v76, v[66:67], off
3A40  s_cbranch_execz 1
3A44  s_branch 7
3A48  s_waitcnt lgkmcnt(0)
3A4C  v_lshl_add_u64 v[66:67], v[68:69], 1, s[18:19]
3A54  global_load_ushort v2, v[66:67], off
3A5C  s_waitcnt vmcnt(0)
3A60  v_lshlrev_b32_e32 v76, 16, v2
3A64  s_and_b64 vcc, exec, s[6:7]
3A68  v_or_b32_e32 v68, v68, v32
3A6C  s_cbranch_vccnz 7
3A70  s_waitcnt lgkmcnt(0)
3A74  v_lshl_add_u64 v[66:67], v[68:69], 2, s[18:19]
3A7C  global_load_dword v67, v[66:67], off
3A84  s_cbranch_execz 1
3A88  s_branch 7
3A8C  s_waitcnt vmcnt(0) lgkmcnt(0)
3A90  v_lshl_add_u64 v[66:67], v[68:69], 1, s[18:19]
3A98  global_load_ushort v2, v[66:67], off
3AA0  s_waitcnt vmcnt(0)
3AA4  v_lshlrev_b32_e32 v67, 16, v2
3AA8  v_lshl_add_u64 v[68:69], v[60:61], 0, s[8:9]
3AB0  s_and_b64 vcc, exec, s[4:5]
3AB4  v_lshl_add_u64 v[72:73], v[68:69], 0, v[36:37]
3ABC  s_cbranch_vccnz 13
3AC0  s_and_b64 vcc, exec, s[6:7]
3AC4  v_lshrrev_b64 v[74:75], 1, v[72:73]
3ACC  s_cbranch_vccnz 10
3AD0  s_waitcnt lgkmcnt(0)
3AD4  v_lshl_add_u64 v[60:61], v[74:75], 3, s[18:19]
3ADC  global_load_dwordx2 v[60:61], v[60:61], off
3AE4  s_waitcnt vmcnt(0)
3AE8  v_mov_b32_e32 v77, v60
3AEC  s_cbranch_execz 2
3AF0  s_branch 10
3AF4  s_branch 10
3AF8  s_waitcnt lgkmcnt(0)
3AFC  v_lshl_add_u64 v[60:61], v[74:75], 2, s[18:19]
3B04  global_load_dword v2, v[60:61], off
3B0C  s_waitcnt vmcnt(0)
3B10  v_lshlrev_b32_e32 v77, 16, v2
3B14  v_and_b32_e32 v61, 0xffff0000, v2
3B1C  s_cbranch_execnz 34
3B20  s_and_b64 vcc, exec, s[6:7]
3B24  s_cbranch_vccnz 7
3B28  s_waitcnt lgkmcnt(0)
3B2C  v_lshl_add_u64 v[60:61], v[72:73], 2, s[18:19]
3B34  global_load_dword v77, v[60:61], off
3B3C  s_cbranch_execz 1
3B40  s_branch 7
3B44  s_waitcnt lgkmcnt(0)
3B48  v_lshl_add_u64 v[60:61], v[72:73], 1, s[18:19]
3B50  global_load_ushort v2, v[60:61], off
3B58  s_waitcnt vmcnt(0)
3B5C  v_lshlrev_b32_e32 v77, 16, v2
3B60  s_and_b64 vcc, exec, s[6:7]
3B64  v_lshl_add_u64 v[72:73], v[72:73], 0, v[32:33]
3B6C  s_cbranch_vccnz 7
3B70  s_waitcnt lgkmcnt(0)
3B74  v_lshl_add_u64 v[60:61], v[72:73], 2, s[18:19]
3B7C  global_load_dword v61, v[60:61], off
3B84  s_cbranch_execz 1
3B88  s_branch 7
3B8C  s_waitcnt vmcnt(0) lgkmcnt(0)
3B90  v_lshl_add_u64 v[60:61], v[72:73], 1, s[18:19]
3B98  global_load_ushort v2, v[60:61], off
3BA0  s_waitcnt vmcnt(0)
3BA4  v_lshlrev_b32_e32 v61, 16, v2
3BA8  v_lshl_add_u64 v[68:69], v[68:69], 0, s[8:9]
3BB0  s_and_b64 vcc, exec, s[4:5]
3BB4  v_lshl_add_u64 v[74:75], v[68:69], 0, v[36:37]
3BBC  s_cbranch_vccnz 13
3BC0  s_and_b64 vcc, exec, s[6:7]
3BC4  v_lshrrev_b64 v[78:79], 1, v[74:75]
3BCC  s_cbranch_vccnz 10
3BD0  s_waitcnt lgkmcnt(0)
3BD4  v_lshl_add_u64 v[72:73], v[78:79], 3, s[18:19]
3BDC  global_load_dwordx2 v[72:73], v[72:73], off
3BE4  s_waitcnt vmcnt(0)
3BE8  v_mov_b32_e32 v84, v72
3BEC  s_cbranch_execz 2
3BF0  s_branch 10
3BF4  s_branch 10
3BF8  s_waitcnt lgkmcnt(0)
3BFC  v_lshl_add_u64 v[72:73], v[78:79], 2, s[18:19]
3C04  global_load_dword v2, v[72:73], off
3C0C  s_waitcnt vmcnt(0)
3C10  v_lshlrev_b32_e32 v84, 16, v2
3C14  v_and_b32_e32 v73, 0xffff0000, v2
3C1C  s_cbranch_execnz 33
3C20  s_and_b64 vcc, exec, s[6:7]
3C24  s_cbranch_vccnz 7
3C28  s_waitcnt lgkmcnt(0)
3C2C  v_lshl_add_u64 v[72:73], v[74:75], 2, s[18:19]
3C34  global_load_dword v84, v[72:73], off
3C3C  s_cbranch_execz 1
3C40  s_branch 7
3C44  s_waitcnt lgkmcnt(0)
3C48  v_lshl_add_u64 v[72:73], v[74:75], 1, s[18:19]
3C50  global_load_ushort v2, v[72:73], off
3C58  s_waitcnt vmcnt(0)
3C5C  v_lshlrev_b32_e32 v84, 16, v2
3C60  s_and_b64 vcc, exec, s[6:7]
3C64  v_or_b32_e32 v74, v74, v32
3C68  s_cbranch_vccnz 7
3C6C  s_waitcnt lgkmcnt(0)
3C70  v_lshl_add_u64 v[72:73], v[74:75], 2, s[18:19]
3C78  global_load_dword v73, v[72:73], off
3C80  s_cbranch_execz 1
3C84  s_branch 7
3C88  s_waitcnt vmcnt(0) lgkmcnt(0)
3C8C  v_lshl_add_u64 v[72:73], v[74:75], 1, s[18:19]
3C94  global_load_ushort v2, v[72:73], off
3C9C  s_waitcnt vmcnt(0)
3CA0  v_lshlrev_b32_e32 v73, 16, v2
3CA4  v_lshl_add_u64 v[74:75], v[68:69], 0, s[8:9]
3CAC  s_and_b64 vcc, exec, s[4:5]
3CB0  v_lshl_add_u64 v[78:79], v[74:75], 0, v[36:37]
3CB8  s_cbranch_vccnz 13
3CBC  s_and_b64 vcc, exec, s[6:7]
3CC0  v_lshrrev_b64 v[80:81], 1, v[78:79]
3CC8  s_cbranch_vccnz 10
3CCC  s_waitcnt lgkmcnt(0)
3CD0  v_lshl_add_u64 v[68:69], v[80:81], 3, s[18:19]
3CD8  global_load_dwordx2 v[68:69], v[68:69], off
3CE0  s_waitcnt vmcnt(0)
3CE4  v_mov_b32_e32 v85, v68
3CE8  s_cbranch_execz 2
3CEC  s_branch 10
3CF0  s_branch 10
3CF4  s_waitcnt lgkmcnt(0)
3CF8  v_lshl_add_u64 v[68:69], v[80:81], 2, s[18:19]
3D00  global_load_dword v2, v[68:69], off
3D08  s_waitcnt vmcnt(0)
3D0C  v_lshlrev_b32_e32 v85, 16, v2
3D10  v_and_b32_e32 v69, 0xffff0000, v2
3D18  s_cbranch_execnz 34
3D1C  s_and_b64 vcc, exec, s[6:7]
3D20  s_cbranch_vccnz 7
3D24  s_waitcnt lgkmcnt(0)
3D28  v_lshl_add_u64 v[68:69], v[78:79], 2, s[18:19]
3D30  global_load_dword v85, v[68:69], off
3D38  s_cbranch_execz 1
3D3C  s_branch 7
3D40  s_waitcnt lgkmcnt(0)
3D44  v_lshl_add_u64 v[68:69], v[78:79], 1, s[18:19]
3D4C  global_load_ushort v2, v[68:69], off
3D54  s_waitcnt vmcnt(0)
3D58  v_lshlrev_b32_e32 v85, 16, v2
3D5C  s_and_b64 vcc, exec, s[6:7]
3D60  v_lshl_add_u64 v[78:79], v[78:79], 0, v[32:33]
3D68  s_cbranch_vccnz 7
3D6C  s_waitcnt lgkmcnt(0)
3D70  v_lshl_add_u64 v[68:69], v[78:79], 2, s[18:19]
3D78  global_load_dword v69, v[68:69], off
3D80  s_cbranch_execz 1
3D84  s_branch 7
3D88  s_waitcnt vmcnt(0) lgkmcnt(0)
3D8C  v_lshl_add_u64 v[68:69], v[78:79], 1, s[18:19]
3D94  global_load_ushort v2, v[68:69], off
3D9C  s_waitcnt vmcnt(0)
3DA0  v_lshlrev_b32_e32 v69, 16, v2
3DA4  v_lshl_add_u64 v[74:75], v[74:75], 0, s[8:9]
3DAC  s_and_b64 vcc, exec, s[4:5]
3DB0  v_lshl_add_u64 v[80:81], v[74:75], 0, v[36:37]
3DB8  s_cbranch_vccnz 13
3DBC  s_and_b64 vcc, exec, s[6:7]
3DC0  v_lshrrev_b64 v[82:83], 1, v[80:81]
3DC8  s_cbranch_vccnz 10
3DCC  s_waitcnt lgkmcnt(0)
3DD0  v_lshl_add_u64 v[78:79], v[82:83], 3, s[18:19]
3DD8  global_load_dwordx2 v[78:79], v[78:79], off
3DE0  s_waitcnt vmcnt(0)
3DE4  v_mov_b32_e32 v90, v78
3DE8  s_cbranch_execz 2
3DEC  s_branch 10
3DF0  s_branch 10
3DF4  s_waitcnt lgkmcnt(0)
3DF8  v_lshl_add_u64 v[78:79], v[82:83], 2, s[18:19]
3E00  global_load_dword v2, v[78:79], off
3E08  s_waitcnt vmcnt(0)
3E0C  v_lshlrev_b32_e32 v90, 16, v2
3E10  v_and_b32_e32 v79, 0xffff0000, v2
3E18  s_cbranch_execnz 33
3E1C  s_and_b64 vcc, exec, s[6:7]
3E20  s_cbranch_vccnz 7
3E24  s_waitcnt lgkmcnt(0)
3E28  v_lshl_add_u64 v[78:79], v[80:81], 2, s[18:19]
3E30  global_load_dword v90, v[78:79], off
3E38  s_cbranch_execz 1
3E3C  s_branch 7
3E40  s_waitcnt lgkmcnt(0)
3E44  v_lshl_add_u64 v[78:79], v[80:81], 1, s[18:19]
3E4C  global_load_ushort v2, v[78:79], off
3E54  s_waitcnt vmcnt(0)
3E58  v_lshlrev_b32_e32 v90, 16, v2
3E5C  s_and_b64 vcc, exec, s[6:7]
3E60  v_or_b32_e32 v80, v80, v32
3E64  s_cbranch_vccnz 7
3E68  s_waitcnt lgkmcnt(0)
3E6C  v_lshl_add_u64 v[78:79], v[80:81], 2, s[18:19]
3E74  global_load_dword v79, v[78:79], off
3E7C  s_cbranch_execz 1
3E80  s_branch 7
3E84  s_waitcnt vmcnt(0) lgkmcnt(0)
3E88  v_lshl_add_u64 v[78:79], v[80:81], 1, s[18:19]
3E90  global_load_ushort v2, v[78:79], off
3E98  s_waitcnt vmcnt(0)
3E9C  v_lshlrev_b32_e32 v79, 16, v2
3EA0  v_lshl_add_u64 v[80:81], v[74:75], 0, s[8:9]
3EA8  s_and_b64 vcc, exec, s[4:5]
3EAC  v_lshl_add_u64 v[82:83], v[80:81], 0, v[36:37]
3EB4  s_cbranch_vccnz 13
3EB8  s_and_b64 vcc, exec, s[6:7]
3EBC  v_lshrrev_b64 v[86:87], 1, v[82:83]
3EC4  s_cbranch_vccnz 10
3EC8  s_waitcnt lgkmcnt(0)
3ECC  v_lshl_add_u64 v[74:75], v[86:87], 3, s[18:19]
3ED4  global_load_dwordx2 v[74:75], v[74:75], off
3EDC  s_waitcnt vmcnt(0)
3EE0  v_mov_b32_e32 v91, v74
3EE4  s_cbranch_execz 2
3EE8  s_branch 10
3EEC  s_branch 10
3EF0  s_waitcnt lgkmcnt(0)
3EF4  v_lshl_add_u64 v[74:75], v[86:87], 2, s[18:19]
3EFC  global_load_dword v2, v[74:75], off
3F04  s_waitcnt vmcnt(0)
3F08  v_lshlrev_b32_e32 v91, 16, v2
3F0C  v_and_b32_e32 v75, 0xffff0000, v2
3F14  s_cbranch_execnz 34
3F18  s_and_b64 vcc, exec, s[6:7]
3F1C  s_cbranch_vccnz 7
3F20  s_waitcnt lgkmcnt(0)
3F24  v_lshl_add_u64 v[74:75], v[82:83], 2, s[18:19]
3F2C  global_load_dword v91, v[74:75], off
3F34  s_cbranch_execz 1
3F38  s_branch 7
3F3C  s_waitcnt lgkmcnt(0)
3F40  v_lshl_add_u64 v[74:75], v[82:83], 1, s[18:19]
3F48  global_load_ushort v2, v[74:75], off
3F50  s_waitcnt vmcnt(0)
3F54  v_lshlrev_b32_e32 v91, 16, v2
3F58  s_and_b64 vcc, exec, s[6:7]
3F5C  v_lshl_add_u64 v[82:83], v[82:83], 0, v[32:33]
3F64  s_cbranch_vccnz 7
3F68  s_waitcnt lgkmcnt(0)
3F6C  v_lshl_add_u64 v[74:75], v[82:83], 2, s[18:19]
3F74  global_load_dword v75, v[74:75], off
3F7C  s_cbranch_execz 1
3F80  s_branch 7
3F84  s_waitcnt vmcnt(0) lgkmcnt(0)
3F88  v_lshl_add_u64 v[74:75], v[82:83], 1, s[18:19]
3F90  global_load_ushort v2, v[74:75], off
3F98  s_waitcnt vmcnt(0)
3F9C  v_lshlrev_b32_e32 v75, 16, v2
3FA0  v_lshl_add_u64 v[80:81], v[80:81], 0, s[8:9]
3FA8  s_and_b64 vcc, exec, s[4:5]
3FAC  v_lshl_add_u64 v[86:87], v[80:81], 0, v[36:37]
3FB4  s_cbranch_vccnz 13
3FB8  s_and_b64 vcc, exec, s[6:7]
3FBC  v_lshrrev_b64 v[88:89], 1, v[86:87]
3FC4  s_cbranch_vccnz 10
3FC8  s_waitcnt lgkmcnt(0)
3FCC  v_lshl_add_u64 v[82:83], v[88:89], 3, s[18:19]
3FD4  global_load_dwordx2 v[82:83], v[82:83], off
3FDC  s_waitcnt vmcnt(0)
3FE0  v_mov_b32_e32 v94, v82
3FE4  s_cbranch_execz 2
3FE8  s_branch 10
3FEC  s_branch 10
3FF0  s_waitcnt lgkmcnt(0)
3FF4  v_lshl_add_u64 v[82:83], v[88:89], 2, s[18:19]
3FFC  global_load_dword v2, v[82:83], off
4004  s_waitcnt vmcnt(0)
4008  v_lshlrev_b32_e32 v94, 16, v2
400C  v_and_b32_e32 v83, 0xffff0000, v2
4014  s_cbranch_execnz 33
4018  s_and_b64 vcc, exec, s[6:7]
401C  s_cbranch_vccnz 7
4020  s_waitcnt lgkmcnt(0)
4024  v_lshl_add_u64 v[82:83], v[86:87], 2, s[18:19]
402C  global_load_dword v94, v[82:83], off
4034  s_cbranch_execz 1
4038  s_branch 7
403C  s_waitcnt lgkmcnt(0)
4040  v_lshl_add_u64 v[82:83], v[86:87], 1, s[18:19]
4048  global_load_ushort v2, v[82:83], off
4050  s_waitcnt vmcnt(0)
4054  v_lshlrev_b32_e32 v94, 16, v2
4058  s_and_b64 vcc, exec, s[6:7]
405C  v_or_b32_e32 v86, v86, v32
4060  s_cbranch_vccnz 7
4064  s_waitcnt lgkmcnt(0)
4068  v_lshl_add_u64 v[82:83], v[86:87], 2, s[18:19]
4070  global_load_dword v83, v[82:83], off
4078  s_cbranch_execz 1
407C  s_branch 7
4080  s_waitcnt vmcnt(0) lgkmcnt(0)
4084  v_lshl_add_u64 v[82:83], v[86:87], 1, s[18:19]
408C  global_load_ushort v2, v[82:83], off
4094  s_waitcnt vmcnt(0)
4098  v_lshlrev_b32_e32 v83, 16, v2
409C  v_lshl_add_u64 v[86:87], v[80:81], 0, s[8:9]
40A4  s_and_b64 vcc, exec, s[4:5]
40A8  v_lshl_add_u64 v[88:89], v[86:87], 0, v[36:37]
40B0  s_cbranch_vccnz 13
40B4  s_and_b64 vcc, exec, s[6:7]
40B8  v_lshrrev_b64 v[92:93], 1, v[88:89]
40C0  s_cbranch_vccnz 10
40C4  s_waitcnt lgkmcnt(0)
40C8  v_lshl_add_u64 v[80:81], v[92:93], 3, s[18:19]
40D0  global_load_dwordx2 v[80:81], v[80:81], off
40D8  s_waitcnt vmcnt(0)
40DC  v_mov_b32_e32 v95, v80
40E0  s_cbranch_execz 2
40E4  s_branch 10
40E8  s_branch 10
40EC  s_waitcnt lgkmcnt(0)
40F0  v_lshl_add_u64 v[80:81], v[92:93], 2, s[18:19]
40F8  global_load_dword v2, v[80:81], off
4100  s_waitcnt vmcnt(0)
4104  v_lshlrev_b32_e32 v95, 16, v2
4108  v_and_b32_e32 v81, 0xffff0000, v2
4110  s_cbranch_execnz 34
4114  s_and_b64 vcc, exec, s[6:7]
4118  s_cbranch_vccnz 7
411C  s_waitcnt lgkmcnt(0)
4120  v_lshl_add_u64 v[80:81], v[88:89], 2, s[18:19]
4128  global_load_dword v95, v[80:81], off
4130  s_cbranch_execz 1
4134  s_branch 7
4138  s_waitcnt lgkmcnt(0)
413C  v_lshl_add_u64 v[80:81], v[88:89], 1, s[18:19]
4144  global_load_ushort v2, v[80:81], off
414C  s_waitcnt vmcnt(0)
4150  v_lshlrev_b32_e32 v95, 16, v2
4154  s_and_b64 vcc, exec, s[6:7]
4158  v_lshl_add_u64 v[88:89], v[88:89], 0, v[32:33]
4160  s_cbranch_vccnz 7
4164  s_waitcnt lgkmcnt(0)
4168  v_lshl_add_u64 v[80:81], v[88:89], 2, s[18:19]
4170  global_load_dword v81, v[80:81], off
4178  s_cbranch_execz 1
417C  s_branch 7
4180  s_waitcnt vmcnt(0) lgkmcnt(0)
4184  v_lshl_add_u64 v[80:81], v[88:89], 1, s[18:19]
418C  global_load_ushort v2, v[80:81], off
4194  s_waitcnt vmcnt(0)
4198  v_lshlrev_b32_e32 v81, 16, v2
419C  v_lshl_add_u64 v[86:87], v[86:87], 0, s[8:9]
41A4  s_and_b64 vcc, exec, s[4:5]
41A8  v_lshl_add_u64 v[92:93], v[86:87], 0, v[36:37]
41B0  s_cbranch_vccnz 13
41B4  s_and_b64 vcc, exec, s[6:7]
41B8  v_lshrrev_b64 v[98:99], 1, v[92:93]
41C0  s_cbranch_vccnz 10
41C4  s_waitcnt lgkmcnt(0)
41C8  v_lshl_add_u64 v[88:89], v[98:99], 3, s[18:19]
41D0  global_load_dwordx2 v[88:89], v[88:89], off
41D8  s_waitcnt vmcnt(0)
41DC  v_mov_b32_e32 v96, v88
41E0  s_cbranch_execz 2
41E4  s_branch 10
41E8  s_branch 10
41EC  s_waitcnt lgkmcnt(0)
41F0  v_lshl_add_u64 v[88:89], v[98:99], 2, s[18:19]
41F8  global_load_dword v2, v[88:89], off
4200  s_waitcnt vmcnt(0)
4204  v_lshlrev_b32_e32 v96, 16, v2
4208  v_and_b32_e32 v89, 0xffff0000, v2
4210  s_cbranch_execnz 33
4214  s_and_b64 vcc, exec, s[6:7]
4218  s_cbranch_vccnz 7
421C  s_waitcnt lgkmcnt(0)
4220  v_lshl_add_u64 v[88:89], v[92:93], 2, s[18:19]
4228  global_load_dword v96, v[88:89], off
4230  s_cbranch_execz 1
4234  s_branch 7
4238  s_waitcnt lgkmcnt(0)
423C  v_lshl_add_u64 v[88:89], v[92:93], 1, s[18:19]
4244  global_load_ushort v2, v[88:89], off
424C  s_waitcnt vmcnt(0)
4250  v_lshlrev_b32_e32 v96, 16, v2
4254  s_and_b64 vcc, exec, s[6:7]
4258  v_or_b32_e32 v92, v92, v32
425C  s_cbranch_vccnz 7
4260  s_waitcnt lgkmcnt(0)
4264  v_lshl_add_u64 v[88:89], v[92:93], 2, s[18:19]
426C  global_load_dword v89, v[88:89], off
4274  s_cbranch_execz 1
4278  s_branch 7
427C  s_waitcnt vmcnt(0) lgkmcnt(0)
4280  v_lshl_add_u64 v[88:89], v[92:93], 1, s[18:19]
4288  global_load_ushort v2, v[88:89], off
4290  s_waitcnt vmcnt(0)
4294  v_lshlrev_b32_e32 v89, 16, v2
4298  v_lshl_add_u64 v[92:93], v[86:87], 0, s[8:9]
42A0  s_and_b64 vcc, exec, s[4:5]
42A4  v_lshl_add_u64 v[98:99], v[92:93], 0, v[36:37]
42AC  s_cbranch_vccnz 13
42B0  s_and_b64 vcc, exec, s[6:7]
42B4  v_lshrrev_b64 v[100:101], 1, v[98:99]
42BC  s_cbranch_vccnz 10
42C0  s_waitcnt lgkmcnt(0)
42C4  v_lshl_add_u64 v[86:87], v[100:101], 3, s[18:19]
42CC  global_load_dwordx2 v[86:87], v[86:87], off
42D4  s_waitcnt vmcnt(0)
42D8  v_mov_b32_e32 v97, v86
42DC  s_cbranch_execz 2
42E0  s_branch 10
42E4  s_branch 10
42E8  s_waitcnt lgkmcnt(0)
42EC  v_lshl_add_u64 v[86:87], v[100:101], 2, s[18:19]
42F4  global_load_dword v2, v[86:87], off
42FC  s_waitcnt vmcnt(0)
4300  v_lshlrev_b32_e32 v97, 16, v2
4304  v_and_b32_e32 v87, 0xffff0000, v2
430C  s_cbranch_execnz 34
4310  s_and_b64 vcc, exec, s[6:7]
4314  s_cbranch_vccnz 7
4318  s_waitcnt lgkmcnt(0)
431C  v_lshl_add_u64 v[86:87], v[98:99], 2, s[18:19]
4324  global_load_dword v97, v[86:87], off
432C  s_cbranch_execz 1
4330  s_branch 7
4334  s_waitcnt lgkmcnt(0)
4338  v_lshl_add_u64 v[86:87], v[98:99], 1, s[18:19]
4340  global_load_ushort v2, v[86:87], off
4348  s_waitcnt vmcnt(0)
434C  v_lshlrev_b32_e32 v97, 16, v2
4350  s_and_b64 vcc, exec, s[6:7]
4354  v_lshl_add_u64 v[98:99], v[98:99], 0, v[32:33]
435C  s_cbranch_vccnz 7
4360  s_waitcnt lgkmcnt(0)
4364  v_lshl_add_u64 v[86:87], v[98:99], 2, s[18:19]
436C  global_load_dword v87, v[86:87], off
4374  s_cbranch_execz 1
4378  s_branch 7
437C  s_waitcnt vmcnt(0) lgkmcnt(0)
4380  v_lshl_add_u64 v[86:87], v[98:99], 1, s[18:19]
4388  global_load_ushort v2, v[86:87], off
4390  s_waitcnt vmcnt(0)
4394  v_lshlrev_b32_e32 v87, 16, v2
4398  v_lshl_add_u64 v[98:99], v[92:93], 0, s[8:9]
43A0  s_and_b64 vcc, exec, s[4:5]
43A4  v_lshl_add_u64 v[100:101], v[98:99], 0, v[36:37]
43AC  s_cbranch_vccnz 11
43B0  s_and_b64 vcc, exec, s[6:7]
43B4  v_lshrrev_b64 v[102:103], 1, v[100:101]
43BC  s_cbranch_vccnz 8
43C0  s_waitcnt lgkmcnt(0)
43C4  v_lshl_add_u64 v[92:93], v[102:103], 3, s[18:19]
43CC  global_load_dwordx2 v[92:93], v[92:93], off
43D4  s_cbranch_execz 2
43D8  s_branch 10
43DC  s_branch 10
43E0  s_waitcnt vmcnt(0) lgkmcnt(0)
43E4  v_lshl_add_u64 v[92:93], v[102:103], 2, s[18:19]
43EC  global_load_dword v2, v[92:93], off
43F4  s_waitcnt vmcnt(0)
43F8  v_lshlrev_b32_e32 v92, 16, v2
43FC  v_and_b32_e32 v93, 0xffff0000, v2
4404  s_cbranch_execnz 33
4408  s_and_b64 vcc, exec, s[6:7]
440C  s_cbranch_vccnz 7
4410  s_waitcnt vmcnt(0) lgkmcnt(0)
4414  v_lshl_add_u64 v[92:93], v[100:101], 2, s[18:19]
441C  global_load_dword v92, v[92:93], off
4424  s_cbranch_execz 1
4428  s_branch 7
442C  s_waitcnt vmcnt(0) lgkmcnt(0)
4430  v_lshl_add_u64 v[92:93], v[100:101], 1, s[18:19]
4438  global_load_ushort v2, v[92:93], off
4440  s_waitcnt vmcnt(0)
4444  v_lshlrev_b32_e32 v92, 16, v2
4448  s_and_b64 vcc, exec, s[6:7]
444C  v_or_b32_e32 v100, v100, v32
4450  s_cbranch_vccnz 7
4454  s_waitcnt lgkmcnt(0)
4458  v_lshl_add_u64 v[102:103], v[100:101], 2, s[18:19]
4460  global_load_dword v93, v[102:103], off
4468  s_cbranch_execz 1
446C  s_branch 7
4470  s_waitcnt lgkmcnt(0)
4474  v_lshl_add_u64 v[100:101], v[100:101], 1, s[18:19]
447C  global_load_ushort v2, v[100:101], off
4484  s_waitcnt vmcnt(0)
4488  v_lshlrev_b32_e32 v93, 16, v2
448C  v_lshl_add_u64 v[98:99], v[98:99], 0, s[8:9]
4494  s_and_b64 vcc, exec, s[4:5]
4498  v_lshl_add_u64 v[98:99], v[98:99], 0, v[36:37]
44A0  s_cbranch_vccnz 11
44A4  s_and_b64 vcc, exec, s[6:7]
44A8  v_lshrrev_b64 v[100:101], 1, v[98:99]
44B0  s_cbranch_vccnz 8
44B4  s_waitcnt lgkmcnt(0)
44B8  v_lshl_add_u64 v[36:37], v[100:101], 3, s[18:19]
44C0  global_load_dwordx2 v[36:37], v[36:37], off
44C8  s_cbranch_execz 2
44CC  s_branch 10
44D0  s_branch 10
44D4  s_waitcnt vmcnt(0) lgkmcnt(0)
44D8  v_lshl_add_u64 v[36:37], v[100:101], 2, s[18:19]
44E0  global_load_dword v2, v[36:37], off
44E8  s_waitcnt vmcnt(0)
44EC  v_lshlrev_b32_e32 v36, 16, v2
44F0  v_and_b32_e32 v37, 0xffff0000, v2
44F8  s_cbranch_execnz 34
44FC  s_and_b64 vcc, exec, s[6:7]
4500  s_cbranch_vccnz 7
4504  s_waitcnt vmcnt(0) lgkmcnt(0)
4508  v_lshl_add_u64 v[36:37], v[98:99], 2, s[18:19]
4510  global_load_dword v36, v[36:37], off
4518  s_cbranch_execz 1
451C  s_branch 7
4520  s_waitcnt vmcnt(0) lgkmcnt(0)
4524  v_lshl_add_u64 v[36:37], v[98:99], 1, s[18:19]
452C  global_load_ushort v2, v[36:37], off
4534  s_waitcnt vmcnt(0)
4538  v_lshlrev_b32_e32 v36, 16, v2
453C  s_and_b64 vcc, exec, s[6:7]
4540  v_lshl_add_u64 v[32:33], v[98:99], 0, v[32:33]
4548  s_cbranch_vccnz 7
454C  s_waitcnt lgkmcnt(0)
4550  v_lshl_add_u64 v[98:99], v[32:33], 2, s[18:19]
4558  global_load_dword v37, v[98:99], off
4560  s_cbranch_execz 1
4564  s_branch 7
4568  s_waitcnt lgkmcnt(0)
456C  v_lshl_add_u64 v[32:33], v[32:33], 1, s[18:19]
4574  global_load_ushort v2, v[32:33], off
457C  s_waitcnt vmcnt(0)
4580  v_lshlrev_b32_e32 v37, 16, v2
4584  s_waitcnt vmcnt(0)
4588  v_and_b32_e32 v106, 0x7fffffff, v10
4590  v_and_b32_e32 v102, 0x7fffffff, v11
4598  v_max_u32_e32 v2, v102, v106
459C  v_and_b32_e32 v101, 0x7fffffff, v16
45A4  v_and_b32_e32 v100, 0x7fffffff, v17
45AC  v_max3_u32 v2, v100, v101, v2
45B4  v_and_b32_e32 v99, 0x7fffffff, v22
45BC  v_and_b32_e32 v98, 0x7fffffff, v23
45C4  v_max3_u32 v2, v98, v99, v2
45CC  v_and_b32_e32 v88, 0x7fffffff, v30
45D4  v_and_b32_e32 v86, 0x7fffffff, v31
45DC  v_max3_u32 v2, v86, v88, v2
45E4  v_and_b32_e32 v82, 0x7fffffff, v40
45EC  v_and_b32_e32 v80, 0x7fffffff, v41
45F4  v_max3_u32 v2, v80, v82, v2
45FC  v_and_b32_e32 v78, 0x7fffffff, v46
4604  v_and_b32_e32 v74, 0x7fffffff, v47
460C  v_max3_u32 v2, v74, v78, v2
4614  v_and_b32_e32 v72, 0x7fffffff, v52
461C  v_and_b32_e32 v68, 0x7fffffff, v53
4624  v_max3_u32 v2, v68, v72, v2
462C  v_and_b32_e32 v66, 0x7fffffff, v58
4634  v_and_b32_e32 v62, 0x7fffffff, v59
463C  v_max3_u32 v2, v62, v66, v2
4644  v_and_b32_e32 v60, 0x7fffffff, v64
464C  v_and_b32_e32 v56, 0x7fffffff, v65
4654  v_max3_u32 v2, v56, v60, v2
465C  v_and_b32_e32 v54, 0x7fffffff, v70
4664  v_and_b32_e32 v50, 0x7fffffff, v71
466C  v_max3_u32 v2, v50, v54, v2
4674  v_and_b32_e32 v48, 0x7fffffff, v76
467C  v_and_b32_e32 v44, 0x7fffffff, v77
4684  v_max3_u32 v2, v44, v48, v2
468C  v_and_b32_e32 v42, 0x7fffffff, v84
4694  v_and_b32_e32 v38, 0x7fffffff, v85
469C  v_max3_u32 v2, v38, v42, v2
46A4  v_and_b32_e32 v34, 0x7fffffff, v90
46AC  v_and_b32_e32 v28, 0x7fffffff, v91
46B4  v_max3_u32 v2, v28, v34, v2
46BC  v_and_b32_e32 v26, 0x7fffffff, v94
46C4  v_and_b32_e32 v20, 0x7fffffff, v95
46CC  v_max3_u32 v2, v20, v26, v2
46D4  v_and_b32_e32 v14, 0x7fffffff, v96
46DC  v_and_b32_e32 v6, 0x7fffffff, v97
46E4  v_max3_u32 v8, v6, v14, v2
46EC  v_and_b32_e32 v4, 0x7fffffff, v92
46F4  v_and_b32_e32 v2, 0x7fffffff, v36
46FC  v_max3_u32 v103, v2, v4, v8
4704  s_mov_b32 s4, 0x7f7fffff
470C  v_mov_b64_e32 v[32:33], v[92:93]
4710  v_cmp_lt_u32_e32 vcc, s4, v103
4714  v_mov_b32_e32 v8, 0
4718  v_mov_b32_e32 v12, 0
471C  v_mov_b32_e32 v18, 0
4720  v_mov_b32_e32 v24, 0
4724  v_mov_b32_e32 v33, v36
4728  s_and_saveexec_b64 s[4:5], vcc
472C  s_cbranch_execz 522
4730  v_sub_u32_e32 v8, 0x7f7fffff, v106
4738  v_sub_u32_e32 v12, 0x7f800000, v106
4740  v_ashrrev_i32_e32 v24, 31, v8
4744  v_lshrrev_b32_e32 v8, 31, v8
4748  v_sub_u32_e32 v32, 0x7f7fffff, v102
4750  v_cmp_lt_i32_e32 vcc, -1, v12
4754  v_add_u32_e32 v8, -1, v8
4758  s_brev_b32 s6, 1
475C  v_lshrrev_b32_e32 v18, 31, v12
4760  v_and_b32_e32 v24, 7, v24
4764  v_cndmask_b32_e32 v12, 0, v106, vcc
4768  v_sub_u32_e32 v33, 0x7f800000, v102
4770  v_bitop3_b32 v10, v8, v10, s6 bitop3:0xc8
4778  v_ashrrev_i32_e32 v8, 31, v32
477C  s_movk_i32 s7, 0x70
4780  v_and_or_b32 v8, v8, s7, v24
4788  v_max_u32_e32 v24, v102, v12
478C  v_cmp_gt_i32_e32 vcc, 0, v33
4790  v_lshrrev_b32_e32 v106, 31, v32
4794  v_sub_u32_e32 v32, 0x7f800000, v101
479C  v_cndmask_b32_e32 v12, v24, v12, vcc
47A0  v_sub_u32_e32 v24, 0x7f7fffff, v101
47A8  v_lshrrev_b32_e32 v103, 31, v33
47AC  v_ashrrev_i32_e32 v102, 31, v24
47B0  v_lshrrev_b32_e32 v24, 31, v24
47B4  v_lshrrev_b32_e32 v33, 31, v32
47B8  s_movk_i32 s8, 0x700
47BC  v_max_u32_e32 v101, v101, v12
47C0  v_cmp_gt_i32_e32 vcc, 0, v32
47C4  v_sub_u32_e32 v32, 0x7f7fffff, v100
47CC  v_add_u32_e32 v24, -1, v24
47D0  v_and_or_b32 v8, v102, s8, v8
47D8  v_cndmask_b32_e32 v12, v101, v12, vcc
47DC  v_sub_u32_e32 v101, 0x7f800000, v100
47E4  v_bitop3_b32 v16, v24, v16, s6 bitop3:0xc8
47EC  v_ashrrev_i32_e32 v24, 31, v32
47F0  s_movk_i32 s9, 0x7000
47F4  v_and_or_b32 v8, v24, s9, v8
47FC  v_max_u32_e32 v24, v100, v12
4800  v_cmp_gt_i32_e32 vcc, 0, v101
4804  v_add_u32_e32 v18, v103, v18
4808  v_lshrrev_b32_e32 v103, 31, v32
480C  v_cndmask_b32_e32 v12, v24, v12, vcc
4810  v_sub_u32_e32 v24, 0x7f7fffff, v99
4818  v_sub_u32_e32 v32, 0x7f800000, v99
4820  v_lshrrev_b32_e32 v102, 31, v101
4824  v_ashrrev_i32_e32 v100, 31, v24
4828  v_lshrrev_b32_e32 v24, 31, v24
482C  v_add3_u32 v18, v33, v18, v102
4834  v_lshrrev_b32_e32 v33, 31, v32
4838  s_waitcnt lgkmcnt(0)
483C  s_mov_b32 s18, 0x70000
4844  v_max_u32_e32 v99, v99, v12
4848  v_cmp_gt_i32_e32 vcc, 0, v32
484C  v_sub_u32_e32 v32, 0x7f7fffff, v98
4854  v_add_u32_e32 v24, -1, v24
4858  v_and_or_b32 v8, v100, s18, v8
4860  v_cndmask_b32_e32 v12, v99, v12, vcc
4864  v_sub_u32_e32 v99, 0x7f800000, v98
486C  v_bitop3_b32 v22, v24, v22, s6 bitop3:0xc8
4874  v_ashrrev_i32_e32 v24, 31, v32
4878  s_mov_b32 s19, 0x700000
4880  v_and_or_b32 v8, v24, s19, v8
4888  v_max_u32_e32 v24, v98, v12
488C  v_cmp_gt_i32_e32 vcc, 0, v99
4890  v_lshrrev_b32_e32 v101, 31, v32
4894  v_sub_u32_e32 v32, 0x7f800000, v88
489C  v_cndmask_b32_e32 v12, v24, v12, vcc
48A0  v_sub_u32_e32 v24, 0x7f7fffff, v88
48A8  v_lshrrev_b32_e32 v100, 31, v99
48AC  v_ashrrev_i32_e32 v98, 31, v24
48B0  v_lshrrev_b32_e32 v24, 31, v24
48B4  v_add3_u32 v18, v33, v18, v100
48BC  v_lshrrev_b32_e32 v33, 31, v32
48C0  s_mov_b32 s20, 0x7000000
48C8  v_max_u32_e32 v88, v88, v12
48CC  v_cmp_gt_i32_e32 vcc, 0, v32
48D0  v_sub_u32_e32 v32, 0x7f7fffff, v86
48D8  v_add_u32_e32 v24, -1, v24
48DC  v_and_or_b32 v8, v98, s20, v8
48E4  v_cndmask_b32_e32 v12, v88, v12, vcc
48E8  v_sub_u32_e32 v88, 0x7f800000, v86
48F0  v_bitop3_b32 v30, v24, v30, s6 bitop3:0xc8
48F8  v_ashrrev_i32_e32 v24, 31, v32
48FC  s_brev_b32 s21, 14
4900  v_and_or_b32 v8, v24, s21, v8
4908  v_max_u32_e32 v24, v86, v12
490C  v_cmp_gt_i32_e32 vcc, 0, v88
4910  v_lshrrev_b32_e32 v99, 31, v32
4914  v_sub_u32_e32 v32, 0x7f800000, v82
491C  v_cndmask_b32_e32 v12, v24, v12, vcc
4920  v_sub_u32_e32 v24, 0x7f7fffff, v82
4928  v_lshrrev_b32_e32 v98, 31, v88
492C  v_add3_u32 v18, v33, v18, v98
4934  v_lshrrev_b32_e32 v33, 31, v32
4938  v_ashrrev_i32_e32 v86, 31, v24
493C  v_max_u32_e32 v82, v82, v12
4940  v_cmp_gt_i32_e32 vcc, 0, v32
4944  v_sub_u32_e32 v32, 0x7f7fffff, v80
494C  v_lshrrev_b32_e32 v24, 31, v24
4950  v_cndmask_b32_e32 v12, v82, v12, vcc
4954  v_sub_u32_e32 v82, 0x7f800000, v80
495C  v_add_u32_e32 v24, -1, v24
4960  v_lshrrev_b32_e32 v98, 31, v32
4964  v_bitop3_b32 v40, v24, v40, s6 bitop3:0xc8
496C  v_ashrrev_i32_e32 v24, 31, v32
4970  v_max_u32_e32 v32, v80, v12
4974  v_cmp_gt_i32_e32 vcc, 0, v82
4978  v_lshrrev_b32_e32 v88, 31, v82
497C  v_add3_u32 v18, v33, v18, v88
4984  v_cndmask_b32_e32 v12, v32, v12, vcc
4988  v_sub_u32_e32 v32, 0x7f7fffff, v78
4990  v_sub_u32_e32 v33, 0x7f800000, v78
4998  v_and_b32_e32 v86, 7, v86
499C  v_ashrrev_i32_e32 v82, 31, v32
49A0  v_lshrrev_b32_e32 v32, 31, v32
49A4  v_and_or_b32 v24, v24, s7, v86
49AC  v_lshrrev_b32_e32 v80, 31, v33
49B0  v_max_u32_e32 v78, v78, v12
49B4  v_cmp_gt_i32_e32 vcc, 0, v33
49B8  v_sub_u32_e32 v33, 0x7f7fffff, v74
49C0  v_add_u32_e32 v32, -1, v32
49C4  v_and_or_b32 v24, v82, s8, v24
49CC  v_cndmask_b32_e32 v12, v78, v12, vcc
49D0  v_sub_u32_e32 v78, 0x7f800000, v74
49D8  v_bitop3_b32 v46, v32, v46, s6 bitop3:0xc8
49E0  v_ashrrev_i32_e32 v32, 31, v33
49E4  v_and_or_b32 v24, v32, s9, v24
49EC  v_max_u32_e32 v32, v74, v12
49F0  v_cmp_gt_i32_e32 vcc, 0, v78
49F4  v_lshrrev_b32_e32 v86, 31, v33
49F8  v_sub_u32_e32 v33, 0x7f800000, v72
4A00  v_cndmask_b32_e32 v12, v32, v12, vcc
4A04  v_sub_u32_e32 v32, 0x7f7fffff, v72
4A0C  v_lshrrev_b32_e32 v82, 31, v78
4A10  v_ashrrev_i32_e32 v78, 31, v32
4A14  v_lshrrev_b32_e32 v32, 31, v32
4A18  v_lshrrev_b32_e32 v74, 31, v33
4A1C  v_max_u32_e32 v72, v72, v12
4A20  v_cmp_gt_i32_e32 vcc, 0, v33
4A24  v_sub_u32_e32 v33, 0x7f7fffff, v68
4A2C  v_add_u32_e32 v32, -1, v32
4A30  v_and_or_b32 v24, v78, s18, v24
4A38  v_cndmask_b32_e32 v12, v72, v12, vcc
4A3C  v_sub_u32_e32 v72, 0x7f800000, v68
4A44  v_bitop3_b32 v52, v32, v52, s6 bitop3:0xc8
4A4C  v_ashrrev_i32_e32 v32, 31, v33
4A50  v_and_or_b32 v24, v32, s19, v24
4A58  v_max_u32_e32 v32, v68, v12
4A5C  v_cmp_gt_i32_e32 vcc, 0, v72
4A60  v_add3_u32 v18, v80, v18, v82
4A68  v_lshrrev_b32_e32 v80, 31, v33
4A6C  v_cndmask_b32_e32 v12, v32, v12, vcc
4A70  v_sub_u32_e32 v33, 0x7f800000, v66
4A78  v_sub_u32_e32 v32, 0x7f7fffff, v66
4A80  v_max_u32_e32 v66, v66, v12
4A84  v_cmp_gt_i32_e32 vcc, 0, v33
4A88  v_lshrrev_b32_e32 v68, 31, v33
4A8C  v_lshrrev_b32_e32 v78, 31, v72
4A90  v_cndmask_b32_e32 v33, v66, v12, vcc
4A94  v_sub_u32_e32 v12, 0x7f7fffff, v62
4A9C  v_add3_u32 v18, v74, v18, v78
4AA4  v_ashrrev_i32_e32 v72, 31, v32
4AA8  v_and_or_b32 v24, v72, s20, v24
4AB0  v_sub_u32_e32 v66, 0x7f800000, v62
4AB8  v_lshrrev_b32_e32 v74, 31, v12
4ABC  v_lshrrev_b32_e32 v32, 31, v32
4AC0  v_ashrrev_i32_e32 v12, 31, v12
4AC4  v_add_u32_e32 v32, -1, v32
4AC8  v_and_or_b32 v12, v12, s21, v24
4AD0  v_max_u32_e32 v24, v62, v33
4AD4  v_cmp_gt_i32_e32 vcc, 0, v66
4AD8  v_bitop3_b32 v58, v32, v58, s6 bitop3:0xc8
4AE0  v_sub_u32_e32 v32, 0x7f7fffff, v60
4AE8  v_cndmask_b32_e32 v24, v24, v33, vcc
4AEC  v_sub_u32_e32 v33, 0x7f800000, v60
4AF4  v_lshrrev_b32_e32 v72, 31, v66
4AF8  v_lshrrev_b32_e32 v62, 31, v33
4AFC  v_ashrrev_i32_e32 v66, 31, v32
4B00  v_max_u32_e32 v60, v60, v24
4B04  v_cmp_gt_i32_e32 vcc, 0, v33
4B08  v_sub_u32_e32 v33, 0x7f7fffff, v56
4B10  v_lshrrev_b32_e32 v32, 31, v32
4B14  v_cndmask_b32_e32 v24, v60, v24, vcc
4B18  v_sub_u32_e32 v60, 0x7f800000, v56
4B20  v_add_u32_e32 v32, -1, v32
4B24  v_add3_u32 v18, v68, v18, v72
4B2C  v_lshrrev_b32_e32 v72, 31, v33
4B30  v_bitop3_b32 v64, v32, v64, s6 bitop3:0xc8
4B38  v_ashrrev_i32_e32 v32, 31, v33
4B3C  v_max_u32_e32 v33, v56, v24
4B40  v_cmp_gt_i32_e32 vcc, 0, v60
4B44  v_lshrrev_b32_e32 v68, 31, v60
4B48  v_sub_u32_e32 v56, 0x7f800000, v54
4B50  v_cndmask_b32_e32 v24, v33, v24, vcc
4B54  v_sub_u32_e32 v33, 0x7f7fffff, v54
4B5C  v_and_b32_e32 v66, 7, v66
4B60  v_add3_u32 v18, v62, v18, v68
4B68  v_ashrrev_i32_e32 v62, 31, v33
4B6C  v_max_u32_e32 v54, v54, v24
4B70  v_cmp_gt_i32_e32 vcc, 0, v56
4B74  v_lshrrev_b32_e32 v33, 31, v33
4B78  v_and_or_b32 v32, v32, s7, v66
4B80  v_cndmask_b32_e32 v24, v54, v24, vcc
4B84  v_sub_u32_e32 v54, 0x7f7fffff, v50
4B8C  v_add_u32_e32 v33, -1, v33
4B90  v_lshrrev_b32_e32 v60, 31, v56
4B94  v_and_or_b32 v32, v62, s8, v32
4B9C  v_sub_u32_e32 v56, 0x7f800000, v50
4BA4  v_bitop3_b32 v70, v33, v70, s6 bitop3:0xc8
4BAC  v_ashrrev_i32_e32 v33, 31, v54
4BB0  v_and_or_b32 v32, v33, s9, v32
4BB8  v_max_u32_e32 v33, v50, v24
4BBC  v_cmp_gt_i32_e32 vcc, 0, v56
4BC0  v_sub_u32_e32 v50, 0x7f800000, v48
4BC8  v_lshrrev_b32_e32 v62, 31, v56
4BCC  v_cndmask_b32_e32 v24, v33, v24, vcc
4BD0  v_sub_u32_e32 v33, 0x7f7fffff, v48
4BD8  v_max_u32_e32 v48, v48, v24
4BDC  v_ashrrev_i32_e32 v56, 31, v33
4BE0  v_cmp_gt_i32_e32 vcc, 0, v50
4BE4  v_lshrrev_b32_e32 v33, 31, v33
4BE8  v_lshrrev_b32_e32 v66, 31, v54
4BEC  v_lshrrev_b32_e32 v54, 31, v50
4BF0  v_cndmask_b32_e32 v24, v48, v24, vcc
4BF4  v_sub_u32_e32 v48, 0x7f7fffff, v44
4BFC  v_sub_u32_e32 v50, 0x7f800000, v44
4C04  v_add_u32_e32 v33, -1, v33
4C08  v_add3_u32 v18, v60, v18, v62
4C10  v_and_or_b32 v32, v56, s18, v32
4C18  v_bitop3_b32 v76, v33, v76, s6 bitop3:0xc8
4C20  v_lshrrev_b32_e32 v56, 31, v50
4C24  v_ashrrev_i32_e32 v33, 31, v48
4C28  v_and_or_b32 v32, v33, s19, v32
4C30  v_add3_u32 v33, v54, v18, v56
4C38  v_max_u32_e32 v18, v44, v24
4C3C  v_cmp_gt_i32_e32 vcc, 0, v50
4C40  v_sub_u32_e32 v44, 0x7f800000, v42
4C48  v_lshrrev_b32_e32 v60, 31, v48
4C4C  v_cndmask_b32_e32 v18, v18, v24, vcc
4C50  v_sub_u32_e32 v24, 0x7f7fffff, v42
4C58  v_max_u32_e32 v42, v42, v18
4C5C  v_cmp_gt_i32_e32 vcc, 0, v44
4C60  v_lshrrev_b32_e32 v48, 31, v44
4C64  v_ashrrev_i32_e32 v50, 31, v24
4C68  v_cndmask_b32_e32 v42, v42, v18, vcc
4C6C  v_sub_u32_e32 v18, 0x7f7fffff, v38
4C74  v_and_or_b32 v32, v50, s20, v32
4C7C  v_sub_u32_e32 v44, 0x7f800000, v38
4C84  v_lshrrev_b32_e32 v54, 31, v18
4C88  v_lshrrev_b32_e32 v24, 31, v24
4C8C  v_ashrrev_i32_e32 v18, 31, v18
4C90  v_add_u32_e32 v24, -1, v24
4C94  v_lshrrev_b32_e32 v50, 31, v44
4C98  v_and_or_b32 v18, v18, s21, v32
4CA0  v_max_u32_e32 v32, v38, v42
4CA4  v_cmp_gt_i32_e32 vcc, 0, v44
4CA8  v_bitop3_b32 v84, v24, v84, s6 bitop3:0xc8
4CB0  v_add3_u32 v24, v48, v33, v50
4CB8  v_cndmask_b32_e32 v32, v32, v42, vcc
4CBC  v_sub_u32_e32 v33, 0x7f7fffff, v34
4CC4  v_sub_u32_e32 v38, 0x7f800000, v34
4CCC  v_max_u32_e32 v34, v34, v32
4CD0  v_cmp_gt_i32_e32 vcc, 0, v38
4CD4  v_lshrrev_b32_e32 v42, 31, v38
4CD8  v_ashrrev_i32_e32 v44, 31, v33
4CDC  v_cndmask_b32_e32 v32, v34, v32, vcc
4CE0  v_sub_u32_e32 v34, 0x7f7fffff, v28
4CE8  v_sub_u32_e32 v38, 0x7f800000, v28
4CF0  v_lshrrev_b32_e32 v33, 31, v33
4CF4  v_add_u32_e32 v33, -1, v33
4CF8  v_max_u32_e32 v28, v28, v32
4CFC  v_cmp_gt_i32_e32 vcc, 0, v38
4D00  v_lshrrev_b32_e32 v50, 31, v34
4D04  v_bitop3_b32 v90, v33, v90, s6 bitop3:0xc8
4D0C  v_ashrrev_i32_e32 v33, 31, v34
4D10  v_cndmask_b32_e32 v28, v28, v32, vcc
4D14  v_sub_u32_e32 v32, 0x7f7fffff, v26
4D1C  v_sub_u32_e32 v34, 0x7f800000, v26
4D24  v_lshrrev_b32_e32 v48, 31, v38
4D28  v_max_u32_e32 v26, v26, v28
4D2C  v_cmp_gt_i32_e32 vcc, 0, v34
4D30  v_add3_u32 v24, v42, v24, v48
4D38  v_lshrrev_b32_e32 v38, 31, v34
4D3C  v_ashrrev_i32_e32 v42, 31, v32
4D40  v_cndmask_b32_e32 v26, v26, v28, vcc
4D44  v_sub_u32_e32 v34, 0x7f800000, v20
4D4C  v_lshrrev_b32_e32 v32, 31, v32
4D50  v_and_b32_e32 v44, 7, v44
4D54  v_sub_u32_e32 v28, 0x7f7fffff, v20
4D5C  v_add_u32_e32 v32, -1, v32
4D60  v_max_u32_e32 v20, v20, v26
4D64  v_cmp_gt_i32_e32 vcc, 0, v34
4D68  v_and_or_b32 v33, v33, s7, v44
4D70  v_bitop3_b32 v94, v32, v94, s6 bitop3:0xc8
4D78  v_cndmask_b32_e32 v20, v20, v26, vcc
4D7C  v_sub_u32_e32 v26, 0x7f7fffff, v14
4D84  v_sub_u32_e32 v32, 0x7f800000, v14
4D8C  v_and_or_b32 v33, v42, s8, v33
4D94  v_lshrrev_b32_e32 v44, 31, v28
4D98  v_ashrrev_i32_e32 v28, 31, v28
4D9C  v_max_u32_e32 v14, v14, v20
4DA0  v_cmp_gt_i32_e32 vcc, 0, v32
4DA4  v_lshrrev_b32_e32 v42, 31, v34
4DA8  v_and_or_b32 v28, v28, s9, v33
4DB0  v_lshrrev_b32_e32 v33, 31, v32
4DB4  v_ashrrev_i32_e32 v34, 31, v26
4DB8  v_cndmask_b32_e32 v14, v14, v20, vcc
4DBC  v_sub_u32_e32 v32, 0x7f800000, v6
4DC4  v_lshrrev_b32_e32 v26, 31, v26
4DC8  v_add3_u32 v24, v38, v24, v42
4DD0  v_and_or_b32 v28, v34, s18, v28
4DD8  v_sub_u32_e32 v20, 0x7f7fffff, v6
4DE0  v_add_u32_e32 v26, -1, v26
4DE4  v_lshrrev_b32_e32 v34, 31, v32
4DE8  v_max_u32_e32 v6, v6, v14
4DEC  v_cmp_gt_i32_e32 vcc, 0, v32
4DF0  v_bitop3_b32 v96, v26, v96, s6 bitop3:0xc8
4DF8  v_add3_u32 v26, v33, v24, v34
4E00  v_cndmask_b32_e32 v6, v6, v14, vcc
4E04  v_sub_u32_e32 v24, 0x7f800000, v4
4E0C  v_sub_u32_e32 v14, 0x7f7fffff, v4
4E14  v_max_u32_e32 v4, v4, v6
4E18  v_cmp_gt_i32_e32 vcc, 0, v24
4E1C  v_lshrrev_b32_e32 v38, 31, v20
4E20  v_ashrrev_i32_e32 v20, 31, v20
4E24  v_cndmask_b32_e32 v4, v4, v6, vcc
4E28  v_sub_u32_e32 v6, 0x7f7fffff, v2
4E30  v_add_u32_e32 v38, -1, v38
4E34  v_and_or_b32 v20, v20, s19, v28
4E3C  v_lshrrev_b32_e32 v28, 31, v24
4E40  v_ashrrev_i32_e32 v32, 31, v14
4E44  v_sub_u32_e32 v34, 0x7f800000, v2
4E4C  v_lshrrev_b32_e32 v24, 31, v6
4E50  v_bitop3_b32 v97, v38, v97, s6 bitop3:0xc8
4E58  v_and_or_b32 v20, v32, s20, v20
4E60  v_add_u32_e32 v24, -1, v24
4E64  v_lshrrev_b32_e32 v38, 31, v34
4E68  v_ashrrev_i32_e32 v6, 31, v6
4E6C  v_lshrrev_b32_e32 v14, 31, v14
4E70  v_bitop3_b32 v33, v24, v36, s6 bitop3:0xc8
4E78  v_and_or_b32 v24, v6, s21, v20
4E80  v_add3_u32 v6, v28, v26, v38
4E88  v_max_u32_e32 v2, v2, v4
4E8C  v_cmp_gt_i32_e32 vcc, 0, v34
4E90  v_add_u32_e32 v106, -1, v106
4E94  v_add_u32_e32 v103, -1, v103
4E98  v_add_u32_e32 v101, -1, v101
4E9C  v_add_u32_e32 v99, -1, v99
4EA0  v_add_u32_e32 v98, -1, v98
4EA4  v_add_u32_e32 v86, -1, v86
4EA8  v_add_u32_e32 v80, -1, v80
4EAC  v_add_u32_e32 v74, -1, v74
4EB0  v_add_u32_e32 v72, -1, v72
4EB4  v_add_u32_e32 v66, -1, v66
4EB8  v_add_u32_e32 v60, -1, v60
4EBC  v_add_u32_e32 v54, -1, v54
4EC0  v_add_u32_e32 v50, -1, v50
4EC4  v_add_u32_e32 v44, -1, v44
4EC8  v_add_u32_e32 v14, -1, v14
4ECC  v_cndmask_b32_e32 v2, v2, v4, vcc
4ED0  v_mov_b32_e32 v4, 0x7f800000
4ED8  v_cmp_ne_u32_e32 vcc, 32, v6
4EDC  v_bitop3_b32 v11, v106, v11, s6 bitop3:0xc8
4EE4  v_bitop3_b32 v17, v103, v17, s6 bitop3:0xc8
4EEC  v_bitop3_b32 v23, v101, v23, s6 bitop3:0xc8
4EF4  v_bitop3_b32 v31, v99, v31, s6 bitop3:0xc8
4EFC  v_bitop3_b32 v41, v98, v41, s6 bitop3:0xc8
4F04  v_bitop3_b32 v47, v86, v47, s6 bitop3:0xc8
4F0C  v_bitop3_b32 v53, v80, v53, s6 bitop3:0xc8
4F14  v_bitop3_b32 v59, v74, v59, s6 bitop3:0xc8
4F1C  v_bitop3_b32 v65, v72, v65, s6 bitop3:0xc8
4F24  v_bitop3_b32 v71, v66, v71, s6 bitop3:0xc8
4F2C  v_bitop3_b32 v77, v60, v77, s6 bitop3:0xc8
4F34  v_bitop3_b32 v85, v54, v85, s6 bitop3:0xc8
4F3C  v_bitop3_b32 v91, v50, v91, s6 bitop3:0xc8
4F44  v_bitop3_b32 v95, v44, v95, s6 bitop3:0xc8
4F4C  v_bitop3_b32 v32, v14, v92, s6 bitop3:0xc8
4F54  v_cndmask_b32_e32 v103, v4, v2, vcc
4F58  s_or_b64 exec, exec, s[4:5]
4F5C  s_bfe_u32 s8, s11, 0x20004
4F64  s_cmp_eq_u32 s8, 2
4F68  s_cselect_b64 s[4:5], -1, 0
4F6C  s_and_b64 s[6:7], s[4:5], exec
4F70  s_cselect_b32 s6, 0x3fffff, 0
4F78  s_cmp_lg_u32 s8, 0
4F7C  s_cselect_b32 s8, s6, 0x200000
4F84  v_cmp_ne_u32_e32 vcc, 0, v103
4F88  v_mov_b32_e32 v28, 0x7f
4F90  s_and_saveexec_b64 s[6:7], vcc
4F94  s_cbranch_execz 15
4F98  v_add_u32_e32 v2, s8, v103
4F9C  s_mov_b32 s9, 0x17fffff
4FA4  v_lshrrev_b32_e32 v4, 23, v2
4FA8  v_add_u32_e32 v4, -2, v4
4FAC  v_cmp_lt_u32_e32 vcc, s9, v2
4FB0  s_mov_b32 s9, 0x7f800000
4FB8  s_nop 0
4FBC  v_cndmask_b32_e32 v2, 0, v4, vcc
4FC0  v_cmp_eq_u32_e32 vcc, s9, v103
4FC4  v_mov_b32_e32 v4, 0xfe
4FCC  s_and_b64 vcc, s[4:5], vcc
4FD0  v_cndmask_b32_e32 v28, v2, v4, vcc
4FD4  s_or_b64 exec, exec, s[6:7]
4FD8  v_cmp_eq_u32_e32 vcc, 0, v28
4FDC  s_cbranch_vccz 37
4FE0  s_nop 0
4FE4  v_cndmask_b32_e64 v2, 1.0, 2.0, vcc
4FEC  v_pk_mul_f32 v[10:11], v[2:3], v[10:11] op_sel_hi:[0,1]
4FF4  v_pk_mul_f32 v[16:17], v[2:3], v[16:17] op_sel_hi:[0,1]
4FFC  v_pk_mul_f32 v[22:23], v[2:3], v[22:23] op_sel_hi:[0,1]
5004  v_pk_mul_f32 v[30:31], v[2:3], v[30:31] op_sel_hi:[0,1]
500C  v_pk_mul_f32 v[40:41], v[2:3], v[40:41] op_sel_hi:[0,1]
5014  v_pk_mul_f32 v[46:47], v[2:3], v[46:47] op_sel_hi:[0,1]
501C  v_pk_mul_f32 v[52:53], v[2:3], v[52:53] op_sel_hi:[0,1]
5024  v_pk_mul_f32 v[58:59], v[2:3], v[58:59] op_sel_hi:[0,1]
502C  v_pk_mul_f32 v[64:65], v[2:3], v[64:65] op_sel_hi:[0,1]
5034  v_pk_mul_f32 v[70:71], v[2:3], v[70:71] op_sel_hi:[0,1]
503C  v_pk_mul_f32 v[76:77], v[2:3], v[76:77] op_sel_hi:[0,1]
5044  v_pk_mul_f32 v[84:85], v[2:3], v[84:85] op_sel_hi:[0,1]
504C  v_pk_mul_f32 v[90:91], v[2:3], v[90:91] op_sel_hi:[0,1]
5054  v_pk_mul_f32 v[94:95], v[2:3], v[94:95] op_sel_hi:[0,1]
505C  v_pk_mul_f32 v[96:97], v[2:3], v[96:97] op_sel_hi:[0,1]
5064  v_pk_mul_f32 v[32:33], v[2:3], v[32:33] op_sel_hi:[0,1]
506C  v_max_u32_e32 v2, 1, v28
5070  s_branch 1
5074  v_mov_b32_e32 v2, v28
5078  v_mov_b32_e32 v44, 0
507C  v_mov_b32_e32 v50, 0
5080  v_lshlrev_b32_e32 v2, 23, v2
5084  v_mov_b32_e32 v38, 0
5088  v_cvt_scalef32_pk_fp4_f32 v44, v10, v11, v2
5090  v_cvt_scalef32_pk_fp4_f32 v50, v22, v23, v2 op_sel:[0,0,0,1]
5098  v_cvt_scalef32_pk_fp4_f32 v44, v16, v17, v2 op_sel:[0,0,1,0]
50A0  v_cvt_scalef32_pk_fp4_f32 v50, v30, v31, v2 op_sel:[0,0,1,1]
50A8  s_nop 0
50AC  v_mov_b32_e32 v22, 0
50B0  v_mov_b32_e32 v10, 0
50B4  v_mov_b32_e32 v11, 0
50B8  v_mov_b32_e32 v16, 0
50BC  v_mov_b32_e32 v17, 0
50C0  v_cvt_scalef32_pk_fp4_f32 v38, v90, v91, v2
50C8  v_cvt_scalef32_pk_fp4_f32 v22, v96, v97, v2 op_sel:[0,0,0,1]
50D0  v_cvt_scalef32_pk_fp4_f32 v38, v94, v95, v2 op_sel:[0,0,1,0]
50D8  v_cvt_scalef32_pk_fp4_f32 v22, v32, v33, v2 op_sel:[0,0,1,1]
50E0  s_nop 0
50E4  v_and_b32_e32 v99, 0x7fffffff, v9
50EC  v_and_b32_e32 v97, 0x7fffffff, v3
50F4  v_cvt_scalef32_pk_fp4_f32 v10, v40, v41, v2
50FC  v_cvt_scalef32_pk_fp4_f32 v11, v52, v53, v2 op_sel:[0,0,0,1]
5104  v_cvt_scalef32_pk_fp4_f32 v10, v46, v47, v2 op_sel:[0,0,1,0]
510C  v_cvt_scalef32_pk_fp4_f32 v11, v58, v59, v2 op_sel:[0,0,1,1]
5114  s_nop 0
5118  v_cvt_scalef32_pk_fp4_f32 v16, v64, v65, v2
5120  v_cvt_scalef32_pk_fp4_f32 v17, v76, v77, v2 op_sel:[0,0,0,1]
5128  v_cvt_scalef32_pk_fp4_f32 v16, v70, v71, v2 op_sel:[0,0,1,0]
5130  v_cvt_scalef32_pk_fp4_f32 v17, v84, v85, v2 op_sel:[0,0,1,1]
5138  s_nop 0
513C  v_max_u32_e32 v2, v97, v99
5140  v_and_b32_e32 v96, 0x7fffffff, v13
5148  v_and_b32_e32 v95, 0x7fffffff, v5
5150  v_max3_u32 v2, v95, v96, v2
5158  v_and_b32_e32 v94, 0x7fffffff, v19
5160  v_and_b32_e32 v92, 0x7fffffff, v7
5168  v_max3_u32 v2, v92, v94, v2
5170  v_and_b32_e32 v91, 0x7fffffff, v25
5178  v_and_b32_e32 v90, 0x7fffffff, v15
5180  v_max3_u32 v2, v90, v91, v2
5188  v_and_b32_e32 v85, 0x7fffffff, v29
5190  v_and_b32_e32 v84, 0x7fffffff, v21
5198  v_max3_u32 v2, v84, v85, v2
51A0  v_and_b32_e32 v82, 0x7fffffff, v39
51A8  v_and_b32_e32 v78, 0x7fffffff, v27
51B0  v_max3_u32 v2, v78, v82, v2
51B8  v_and_b32_e32 v77, 0x7fffffff, v45
51C0  v_and_b32_e32 v76, 0x7fffffff, v35
51C8  v_max3_u32 v2, v76, v77, v2
51D0  v_and_b32_e32 v72, 0x7fffffff, v51
51D8  v_and_b32_e32 v71, 0x7fffffff, v43
51E0  v_max3_u32 v2, v71, v72, v2
51E8  v_and_b32_e32 v70, 0x7fffffff, v57
51F0  v_and_b32_e32 v65, 0x7fffffff, v49
51F8  v_max3_u32 v2, v65, v70, v2
5200  v_and_b32_e32 v64, 0x7fffffff, v63
5208  v_and_b32_e32 v62, 0x7fffffff, v55
5210  v_max3_u32 v2, v62, v64, v2
5218  v_and_b32_e32 v59, 0x7fffffff, v67
5220  v_and_b32_e32 v58, 0x7fffffff, v61
5228  v_max3_u32 v2, v58, v59, v2
5230  v_and_b32_e32 v53, 0x7fffffff, v73
5238  v_and_b32_e32 v52, 0x7fffffff, v69
5240  v_max3_u32 v2, v52, v53, v2
5248  v_and_b32_e32 v47, 0x7fffffff, v79
5250  v_and_b32_e32 v41, 0x7fffffff, v75
5258  v_max3_u32 v2, v41, v47, v2
5260  v_and_b32_e32 v40, 0x7fffffff, v83
5268  v_and_b32_e32 v33, 0x7fffffff, v81
5270  v_max3_u32 v2, v33, v40, v2
5278  v_and_b32_e32 v32, 0x7fffffff, v89
5280  v_and_b32_e32 v31, 0x7fffffff, v87
5288  v_max3_u32 v2, v31, v32, v2
5290  v_and_b32_e32 v30, 0x7fffffff, v93
5298  v_and_b32_e32 v23, 0x7fffffff, v37
52A0  v_max3_u32 v98, v23, v30, v2
52A8  s_mov_b32 s6, 0x7f7fffff
52B0  v_mov_b32_e32 v56, 0
52B4  v_cmp_lt_u32_e32 vcc, s6, v98
52B8  v_mov_b32_e32 v2, v9
52BC  v_mov_b32_e32 v4, v13
52C0  v_mov_b32_e32 v6, v19
52C4  v_mov_b32_e32 v14, v25
52C8  v_mov_b32_e32 v20, v29
52CC  v_mov_b32_e32 v26, v39
52D0  v_mov_b32_e32 v34, v45
52D4  v_mov_b32_e32 v42, v51
52D8  v_mov_b32_e32 v48, v57
52DC  v_mov_b32_e32 v54, v63
52E0  v_mov_b32_e32 v60, v67
52E4  v_mov_b32_e32 v68, v73
52E8  v_mov_b32_e32 v74, v79
52EC  v_mov_b32_e32 v80, v83
52F0  v_mov_b32_e32 v86, v89
52F4  v_mov_b32_e32 v36, v93
52F8  v_mov_b32_e32 v46, 0
52FC  v_mov_b32_e32 v66, 0
5300  v_mov_b32_e32 v88, 0
5304  s_and_saveexec_b64 s[6:7], vcc
5308  s_cbranch_execz 522
530C  v_sub_u32_e32 v2, 0x7f7fffff, v99
5314  v_sub_u32_e32 v4, 0x7f800000, v99
531C  v_ashrrev_i32_e32 v14, 31, v2
5320  v_lshrrev_b32_e32 v2, 31, v2
5324  v_sub_u32_e32 v20, 0x7f7fffff, v97
532C  v_cmp_lt_i32_e32 vcc, -1, v4
5330  v_add_u32_e32 v2, -1, v2
5334  s_brev_b32 s9, 1
5338  v_lshrrev_b32_e32 v6, 31, v4
533C  v_and_b32_e32 v14, 7, v14
5340  v_cndmask_b32_e32 v4, 0, v99, vcc
5344  v_sub_u32_e32 v26, 0x7f800000, v97
534C  v_bitop3_b32 v2, v2, v9, s9 bitop3:0xc8
5354  v_ashrrev_i32_e32 v9, 31, v20
5358  s_waitcnt lgkmcnt(0)
535C  s_movk_i32 s18, 0x70
5360  v_and_or_b32 v9, v9, s18, v14
5368  v_max_u32_e32 v14, v97, v4
536C  v_cmp_gt_i32_e32 vcc, 0, v26
5370  v_lshrrev_b32_e32 v34, 31, v26
5374  v_lshrrev_b32_e32 v36, 31, v20
5378  v_cndmask_b32_e32 v4, v14, v4, vcc
537C  v_sub_u32_e32 v14, 0x7f7fffff, v96
5384  v_add_u32_e32 v6, v34, v6
5388  v_sub_u32_e32 v20, 0x7f800000, v96
5390  v_ashrrev_i32_e32 v34, 31, v14
5394  s_movk_i32 s19, 0x700
5398  v_and_or_b32 v9, v34, s19, v9
53A0  v_max_u32_e32 v34, v96, v4
53A4  v_cmp_gt_i32_e32 vcc, 0, v20
53A8  v_lshrrev_b32_e32 v26, 31, v20
53AC  v_add_u32_e32 v36, -1, v36
53B0  v_cndmask_b32_e32 v20, v34, v4, vcc
53B4  v_sub_u32_e32 v34, 0x7f7fffff, v95
53BC  v_lshrrev_b32_e32 v14, 31, v14
53C0  v_lshrrev_b32_e32 v4, 31, v34
53C4  v_bitop3_b32 v3, v36, v3, s9 bitop3:0xc8
53CC  v_sub_u32_e32 v36, 0x7f800000, v95
53D4  v_add_u32_e32 v14, -1, v14
53D8  v_add_u32_e32 v4, -1, v4
53DC  v_bitop3_b32 v5, v4, v5, s9 bitop3:0xc8
53E4  v_lshrrev_b32_e32 v42, 31, v36
53E8  v_bitop3_b32 v4, v14, v13, s9 bitop3:0xc8
53F0  v_ashrrev_i32_e32 v13, 31, v34
53F4  s_movk_i32 s20, 0x7000
53F8  v_and_or_b32 v9, v13, s20, v9
5400  v_add3_u32 v13, v26, v6, v42
5408  v_max_u32_e32 v6, v95, v20
540C  v_cmp_gt_i32_e32 vcc, 0, v36
5410  v_sub_u32_e32 v14, 0x7f7fffff, v94
5418  s_mov_b32 s21, 0x70000
5420  v_cndmask_b32_e32 v6, v6, v20, vcc
5424  v_sub_u32_e32 v20, 0x7f800000, v94
542C  v_ashrrev_i32_e32 v34, 31, v14
5430  v_and_or_b32 v9, v34, s21, v9
5438  v_max_u32_e32 v34, v94, v6
543C  v_cmp_gt_i32_e32 vcc, 0, v20
5440  v_lshrrev_b32_e32 v26, 31, v20
5444  v_lshrrev_b32_e32 v14, 31, v14
5448  v_cndmask_b32_e32 v20, v34, v6, vcc
544C  v_sub_u32_e32 v34, 0x7f7fffff, v92
5454  v_add_u32_e32 v14, -1, v14
5458  v_lshrrev_b32_e32 v6, 31, v34
545C  v_add_u32_e32 v6, -1, v6
5460  v_sub_u32_e32 v36, 0x7f800000, v92
5468  v_bitop3_b32 v7, v6, v7, s9 bitop3:0xc8
5470  v_bitop3_b32 v6, v14, v19, s9 bitop3:0xc8
5478  v_ashrrev_i32_e32 v14, 31, v34
547C  s_mov_b32 s24, 0x700000
5484  v_and_or_b32 v9, v14, s24, v9
548C  v_max_u32_e32 v14, v92, v20
5490  v_cmp_gt_i32_e32 vcc, 0, v36
5494  v_sub_u32_e32 v19, 0x7f7fffff, v91
549C  s_mov_b32 s25, 0x7000000
54A4  v_cndmask_b32_e32 v14, v14, v20, vcc
54A8  v_sub_u32_e32 v20, 0x7f800000, v91
54B0  v_ashrrev_i32_e32 v34, 31, v19
54B4  v_lshrrev_b32_e32 v42, 31, v36
54B8  v_and_or_b32 v9, v34, s25, v9
54C0  v_max_u32_e32 v34, v91, v14
54C4  v_cmp_gt_i32_e32 vcc, 0, v20
54C8  v_add3_u32 v13, v26, v13, v42
54D0  v_lshrrev_b32_e32 v26, 31, v20
54D4  v_cndmask_b32_e32 v20, v34, v14, vcc
54D8  v_sub_u32_e32 v34, 0x7f7fffff, v90
54E0  v_lshrrev_b32_e32 v19, 31, v19
54E4  v_lshrrev_b32_e32 v14, 31, v34
54E8  v_sub_u32_e32 v36, 0x7f800000, v90
54F0  v_add_u32_e32 v19, -1, v19
54F4  v_add_u32_e32 v14, -1, v14
54F8  v_bitop3_b32 v15, v14, v15, s9 bitop3:0xc8
5500  v_lshrrev_b32_e32 v42, 31, v36
5504  v_bitop3_b32 v14, v19, v25, s9 bitop3:0xc8
550C  v_ashrrev_i32_e32 v19, 31, v34
5510  s_brev_b32 s26, 14
5514  v_and_or_b32 v56, v19, s26, v9
551C  v_add3_u32 v9, v26, v13, v42
5524  v_max_u32_e32 v13, v90, v20
5528  v_cmp_gt_i32_e32 vcc, 0, v36
552C  v_sub_u32_e32 v19, 0x7f7fffff, v85
5534  v_sub_u32_e32 v36, 0x7f800000, v84
553C  v_cndmask_b32_e32 v13, v13, v20, vcc
5540  v_sub_u32_e32 v20, 0x7f800000, v85
5548  v_max_u32_e32 v34, v85, v13
554C  v_cmp_gt_i32_e32 vcc, 0, v20
5550  v_lshrrev_b32_e32 v25, 31, v20
5554  v_ashrrev_i32_e32 v26, 31, v19
5558  v_cndmask_b32_e32 v13, v34, v13, vcc
555C  v_sub_u32_e32 v34, 0x7f7fffff, v84
5564  v_lshrrev_b32_e32 v19, 31, v19
5568  v_lshrrev_b32_e32 v42, 31, v36
556C  v_lshrrev_b32_e32 v20, 31, v34
5570  v_add_u32_e32 v19, -1, v19
5574  v_add_u32_e32 v20, -1, v20
5578  v_add3_u32 v9, v25, v9, v42
5580  v_max_u32_e32 v25, v84, v13
5584  v_cmp_gt_i32_e32 vcc, 0, v36
5588  v_and_b32_e32 v26, 7, v26
558C  v_bitop3_b32 v21, v20, v21, s9 bitop3:0xc8
5594  v_bitop3_b32 v20, v19, v29, s9 bitop3:0xc8
559C  v_ashrrev_i32_e32 v19, 31, v34
55A0  v_cndmask_b32_e32 v13, v25, v13, vcc
55A4  v_sub_u32_e32 v25, 0x7f7fffff, v82
55AC  v_and_or_b32 v19, v19, s18, v26
55B4  v_sub_u32_e32 v26, 0x7f800000, v82
55BC  v_ashrrev_i32_e32 v34, 31, v25
55C0  v_and_or_b32 v19, v34, s19, v19
55C8  v_max_u32_e32 v34, v82, v13
55CC  v_cmp_gt_i32_e32 vcc, 0, v26
55D0  v_lshrrev_b32_e32 v29, 31, v26
55D4  v_lshrrev_b32_e32 v25, 31, v25
55D8  v_cndmask_b32_e32 v13, v34, v13, vcc
55DC  v_sub_u32_e32 v34, 0x7f7fffff, v78
55E4  v_add_u32_e32 v25, -1, v25
55E8  v_lshrrev_b32_e32 v26, 31, v34
55EC  v_add_u32_e32 v26, -1, v26
55F0  v_sub_u32_e32 v36, 0x7f800000, v78
55F8  v_bitop3_b32 v27, v26, v27, s9 bitop3:0xc8
5600  v_bitop3_b32 v26, v25, v39, s9 bitop3:0xc8
5608  v_ashrrev_i32_e32 v25, 31, v34
560C  v_and_or_b32 v19, v25, s20, v19
5614  v_lshrrev_b32_e32 v42, 31, v36
5618  v_max_u32_e32 v25, v78, v13
561C  v_cmp_gt_i32_e32 vcc, 0, v36
5620  v_add3_u32 v9, v29, v9, v42
5628  v_sub_u32_e32 v29, 0x7f800000, v77
5630  v_cndmask_b32_e32 v13, v25, v13, vcc
5634  v_sub_u32_e32 v25, 0x7f7fffff, v77
563C  v_sub_u32_e32 v39, 0x7f800000, v76
5644  v_ashrrev_i32_e32 v34, 31, v25
5648  v_lshrrev_b32_e32 v36, 31, v29
564C  v_and_or_b32 v19, v34, s21, v19
5654  v_max_u32_e32 v34, v77, v13
5658  v_cmp_gt_i32_e32 vcc, 0, v29
565C  v_sub_u32_e32 v29, 0x7f7fffff, v76
5664  v_lshrrev_b32_e32 v25, 31, v25
5668  v_cndmask_b32_e32 v13, v34, v13, vcc
566C  v_lshrrev_b32_e32 v34, 31, v29
5670  v_add_u32_e32 v25, -1, v25
5674  v_add_u32_e32 v34, -1, v34
5678  v_bitop3_b32 v35, v34, v35, s9 bitop3:0xc8
5680  v_bitop3_b32 v34, v25, v45, s9 bitop3:0xc8
5688  v_ashrrev_i32_e32 v25, 31, v29
568C  v_and_or_b32 v19, v25, s24, v19
5694  v_max_u32_e32 v25, v76, v13
5698  v_cmp_gt_i32_e32 vcc, 0, v39
569C  v_sub_u32_e32 v29, 0x7f800000, v72
56A4  v_lshrrev_b32_e32 v42, 31, v39
56A8  v_cndmask_b32_e32 v13, v25, v13, vcc
56AC  v_sub_u32_e32 v25, 0x7f7fffff, v72
56B4  v_add3_u32 v9, v36, v9, v42
56BC  v_lshrrev_b32_e32 v36, 31, v29
56C0  v_cmp_gt_i32_e32 vcc, 0, v29
56C4  v_sub_u32_e32 v29, 0x7f7fffff, v71
56CC  v_ashrrev_i32_e32 v39, 31, v25
56D0  v_lshrrev_b32_e32 v25, 31, v25
56D4  v_lshrrev_b32_e32 v42, 31, v29
56D8  v_and_or_b32 v19, v39, s25, v19
56E0  v_max_u32_e32 v39, v72, v13
56E4  v_add_u32_e32 v25, -1, v25
56E8  v_add_u32_e32 v42, -1, v42
56EC  v_cndmask_b32_e32 v13, v39, v13, vcc
56F0  v_sub_u32_e32 v39, 0x7f800000, v71
56F8  v_bitop3_b32 v43, v42, v43, s9 bitop3:0xc8
5700  v_bitop3_b32 v42, v25, v51, s9 bitop3:0xc8
5708  v_ashrrev_i32_e32 v25, 31, v29
570C  v_and_or_b32 v46, v25, s26, v19
5714  v_max_u32_e32 v19, v71, v13
5718  v_cmp_gt_i32_e32 vcc, 0, v39
571C  v_sub_u32_e32 v25, 0x7f800000, v70
5724  v_lshrrev_b32_e32 v45, 31, v39
5728  v_cndmask_b32_e32 v13, v19, v13, vcc
572C  v_sub_u32_e32 v19, 0x7f7fffff, v70
5734  v_lshrrev_b32_e32 v29, 31, v25
5738  v_cmp_gt_i32_e32 vcc, 0, v25
573C  v_sub_u32_e32 v25, 0x7f7fffff, v65
5744  v_add3_u32 v9, v36, v9, v45
574C  v_ashrrev_i32_e32 v36, 31, v19
5750  v_max_u32_e32 v39, v70, v13
5754  v_lshrrev_b32_e32 v19, 31, v19
5758  v_lshrrev_b32_e32 v48, 31, v25
575C  v_cndmask_b32_e32 v13, v39, v13, vcc
5760  v_sub_u32_e32 v39, 0x7f800000, v65
5768  v_add_u32_e32 v19, -1, v19
576C  v_add_u32_e32 v48, -1, v48
5770  v_bitop3_b32 v49, v48, v49, s9 bitop3:0xc8
5778  v_bitop3_b32 v48, v19, v57, s9 bitop3:0xc8
5780  v_ashrrev_i32_e32 v19, 31, v25
5784  v_max_u32_e32 v25, v65, v13
5788  v_cmp_gt_i32_e32 vcc, 0, v39
578C  v_lshrrev_b32_e32 v45, 31, v39
5790  v_and_b32_e32 v36, 7, v36
5794  v_cndmask_b32_e32 v13, v25, v13, vcc
5798  v_sub_u32_e32 v25, 0x7f7fffff, v64
57A0  v_add3_u32 v9, v29, v9, v45
57A8  v_sub_u32_e32 v29, 0x7f800000, v64
57B0  v_and_or_b32 v19, v19, s18, v36
57B8  v_ashrrev_i32_e32 v39, 31, v25
57BC  v_lshrrev_b32_e32 v25, 31, v25
57C0  v_lshrrev_b32_e32 v36, 31, v29
57C4  v_and_or_b32 v19, v39, s19, v19
57CC  v_max_u32_e32 v39, v64, v13
57D0  v_cmp_gt_i32_e32 vcc, 0, v29
57D4  v_sub_u32_e32 v29, 0x7f7fffff, v62
57DC  v_add_u32_e32 v25, -1, v25
57E0  v_cndmask_b32_e32 v13, v39, v13, vcc
57E4  v_sub_u32_e32 v39, 0x7f800000, v62
57EC  v_bitop3_b32 v54, v25, v63, s9 bitop3:0xc8
57F4  v_ashrrev_i32_e32 v25, 31, v29
57F8  v_and_or_b32 v19, v25, s20, v19
5800  v_max_u32_e32 v25, v62, v13
5804  v_cmp_gt_i32_e32 vcc, 0, v39
5808  v_lshrrev_b32_e32 v51, 31, v29
580C  v_sub_u32_e32 v29, 0x7f800000, v59
5814  v_cndmask_b32_e32 v13, v25, v13, vcc
5818  v_sub_u32_e32 v25, 0x7f7fffff, v59
5820  v_lshrrev_b32_e32 v45, 31, v39
5824  v_ashrrev_i32_e32 v39, 31, v25
5828  v_lshrrev_b32_e32 v25, 31, v25
582C  v_add3_u32 v9, v36, v9, v45
5834  v_lshrrev_b32_e32 v36, 31, v29
5838  v_and_or_b32 v19, v39, s21, v19
5840  v_max_u32_e32 v39, v59, v13
5844  v_cmp_gt_i32_e32 vcc, 0, v29
5848  v_sub_u32_e32 v29, 0x7f7fffff, v58
5850  v_add_u32_e32 v25, -1, v25
5854  v_cndmask_b32_e32 v13, v39, v13, vcc
5858  v_sub_u32_e32 v39, 0x7f800000, v58
5860  v_bitop3_b32 v60, v25, v67, s9 bitop3:0xc8
5868  v_ashrrev_i32_e32 v25, 31, v29
586C  v_and_or_b32 v19, v25, s24, v19
5874  v_max_u32_e32 v25, v58, v13
5878  v_cmp_gt_i32_e32 vcc, 0, v39
587C  v_add_u32_e32 v51, -1, v51
5880  v_bitop3_b32 v55, v51, v55, s9 bitop3:0xc8
5888  v_cndmask_b32_e32 v13, v25, v13, vcc
588C  v_sub_u32_e32 v25, 0x7f7fffff, v53
5894  v_lshrrev_b32_e32 v51, 31, v29
5898  v_sub_u32_e32 v29, 0x7f800000, v53
58A0  v_lshrrev_b32_e32 v45, 31, v39
58A4  v_ashrrev_i32_e32 v39, 31, v25
58A8  v_lshrrev_b32_e32 v25, 31, v25
58AC  v_add3_u32 v9, v36, v9, v45
58B4  v_lshrrev_b32_e32 v36, 31, v29
58B8  v_and_or_b32 v19, v39, s25, v19
58C0  v_max_u32_e32 v39, v53, v13
58C4  v_cmp_gt_i32_e32 vcc, 0, v29
58C8  v_sub_u32_e32 v29, 0x7f7fffff, v52
58D0  v_add_u32_e32 v25, -1, v25
58D4  v_cndmask_b32_e32 v13, v39, v13, vcc
58D8  v_sub_u32_e32 v39, 0x7f800000, v52
58E0  v_bitop3_b32 v68, v25, v73, s9 bitop3:0xc8
58E8  v_ashrrev_i32_e32 v25, 31, v29
58EC  v_and_or_b32 v66, v25, s26, v19
58F4  v_max_u32_e32 v19, v52, v13
58F8  v_cmp_gt_i32_e32 vcc, 0, v39
58FC  v_sub_u32_e32 v25, 0x7f800000, v47
5904  v_add_u32_e32 v51, -1, v51
5908  v_cndmask_b32_e32 v13, v19, v13, vcc
590C  v_sub_u32_e32 v19, 0x7f7fffff, v47
5914  v_lshrrev_b32_e32 v45, 31, v39
5918  v_bitop3_b32 v61, v51, v61, s9 bitop3:0xc8
5920  v_lshrrev_b32_e32 v51, 31, v29
5924  v_add3_u32 v9, v36, v9, v45
592C  v_lshrrev_b32_e32 v29, 31, v25
5930  v_ashrrev_i32_e32 v36, 31, v19
5934  v_max_u32_e32 v39, v47, v13
5938  v_cmp_gt_i32_e32 vcc, 0, v25
593C  v_sub_u32_e32 v25, 0x7f7fffff, v41
5944  v_lshrrev_b32_e32 v19, 31, v19
5948  v_cndmask_b32_e32 v13, v39, v13, vcc
594C  v_sub_u32_e32 v39, 0x7f800000, v41
5954  v_add_u32_e32 v19, -1, v19
5958  v_lshrrev_b32_e32 v47, 31, v25
595C  v_bitop3_b32 v74, v19, v79, s9 bitop3:0xc8
5964  v_ashrrev_i32_e32 v19, 31, v25
5968  v_max_u32_e32 v25, v41, v13
596C  v_cmp_gt_i32_e32 vcc, 0, v39
5970  v_lshrrev_b32_e32 v45, 31, v39
5974  v_and_b32_e32 v36, 7, v36
5978  v_cndmask_b32_e32 v13, v25, v13, vcc
597C  v_sub_u32_e32 v25, 0x7f7fffff, v40
5984  v_add3_u32 v9, v29, v9, v45
598C  v_sub_u32_e32 v29, 0x7f800000, v40
5994  v_and_or_b32 v19, v19, s18, v36
599C  v_ashrrev_i32_e32 v39, 31, v25
59A0  v_lshrrev_b32_e32 v25, 31, v25
59A4  v_lshrrev_b32_e32 v36, 31, v29
59A8  v_and_or_b32 v19, v39, s19, v19
59B0  v_max_u32_e32 v39, v40, v13
59B4  v_cmp_gt_i32_e32 vcc, 0, v29
59B8  v_sub_u32_e32 v29, 0x7f7fffff, v33
59C0  v_add_u32_e32 v25, -1, v25
59C4  v_cndmask_b32_e32 v13, v39, v13, vcc
59C8  v_sub_u32_e32 v39, 0x7f800000, v33
59D0  v_bitop3_b32 v80, v25, v83, s9 bitop3:0xc8
59D8  v_ashrrev_i32_e32 v25, 31, v29
59DC  v_and_or_b32 v19, v25, s20, v19
59E4  v_max_u32_e32 v25, v33, v13
59E8  v_cmp_gt_i32_e32 vcc, 0, v39
59EC  v_lshrrev_b32_e32 v40, 31, v39
59F0  v_lshrrev_b32_e32 v41, 31, v29
59F4  v_cndmask_b32_e32 v13, v25, v13, vcc
59F8  v_sub_u32_e32 v25, 0x7f7fffff, v32
5A00  v_sub_u32_e32 v29, 0x7f800000, v32
5A08  v_add3_u32 v9, v36, v9, v40
5A10  v_ashrrev_i32_e32 v36, 31, v25
5A14  v_lshrrev_b32_e32 v25, 31, v25
5A18  v_lshrrev_b32_e32 v33, 31, v29
5A1C  v_max_u32_e32 v32, v32, v13
5A20  v_cmp_gt_i32_e32 vcc, 0, v29
5A24  v_sub_u32_e32 v29, 0x7f7fffff, v31
5A2C  v_add_u32_e32 v25, -1, v25
5A30  v_and_or_b32 v19, v36, s21, v19
5A38  v_cndmask_b32_e32 v13, v32, v13, vcc
5A3C  v_sub_u32_e32 v32, 0x7f800000, v31
5A44  v_bitop3_b32 v86, v25, v89, s9 bitop3:0xc8
5A4C  v_ashrrev_i32_e32 v25, 31, v29
5A50  v_and_or_b32 v19, v25, s24, v19
5A58  v_max_u32_e32 v25, v31, v13
5A5C  v_cmp_gt_i32_e32 vcc, 0, v32
5A60  v_lshrrev_b32_e32 v39, 31, v29
5A64  v_sub_u32_e32 v29, 0x7f800000, v30
5A6C  v_cndmask_b32_e32 v13, v25, v13, vcc
5A70  v_sub_u32_e32 v25, 0x7f7fffff, v30
5A78  v_lshrrev_b32_e32 v36, 31, v32
5A7C  v_ashrrev_i32_e32 v32, 31, v25
5A80  v_max_u32_e32 v30, v30, v13
5A84  v_cmp_gt_i32_e32 vcc, 0, v29
5A88  v_lshrrev_b32_e32 v25, 31, v25
5A8C  v_lshrrev_b32_e32 v31, 31, v29
5A90  v_cndmask_b32_e32 v13, v30, v13, vcc
5A94  v_sub_u32_e32 v29, 0x7f7fffff, v23
5A9C  v_sub_u32_e32 v30, 0x7f800000, v23
5AA4  v_add_u32_e32 v25, -1, v25
5AA8  v_add3_u32 v9, v33, v9, v36
5AB0  v_and_or_b32 v19, v32, s25, v19
5AB8  v_bitop3_b32 v36, v25, v93, s9 bitop3:0xc8
5AC0  v_lshrrev_b32_e32 v32, 31, v30
5AC4  v_ashrrev_i32_e32 v25, 31, v29
5AC8  v_lshrrev_b32_e32 v33, 31, v29
5ACC  v_and_or_b32 v88, v25, s26, v19
5AD4  v_add3_u32 v9, v31, v9, v32
5ADC  v_max_u32_e32 v19, v23, v13
5AE0  v_cmp_gt_i32_e32 vcc, 0, v30
5AE4  v_add_u32_e32 v51, -1, v51
5AE8  v_add_u32_e32 v47, -1, v47
5AEC  v_add_u32_e32 v41, -1, v41
5AF0  v_add_u32_e32 v39, -1, v39
5AF4  v_add_u32_e32 v33, -1, v33
5AF8  v_cndmask_b32_e32 v13, v19, v13, vcc
5AFC  v_mov_b32_e32 v19, 0x7f800000
5B04  v_cmp_ne_u32_e32 vcc, 32, v9
5B08  v_bitop3_b32 v69, v51, v69, s9 bitop3:0xc8
5B10  v_bitop3_b32 v75, v47, v75, s9 bitop3:0xc8
5B18  v_bitop3_b32 v81, v41, v81, s9 bitop3:0xc8
5B20  v_bitop3_b32 v87, v39, v87, s9 bitop3:0xc8
5B28  v_bitop3_b32 v37, v33, v37, s9 bitop3:0xc8
5B30  v_cndmask_b32_e32 v98, v19, v13, vcc
5B34  s_or_b64 exec, exec, s[6:7]
5B38  v_cmp_ne_u32_e32 vcc, 0, v98
5B3C  v_mov_b32_e32 v9, 0x7f
5B44  s_and_saveexec_b64 s[6:7], vcc
5B48  s_cbranch_execz 15
5B4C  v_add_u32_e32 v9, s8, v98
5B50  s_mov_b32 s8, 0x17fffff
5B58  v_lshrrev_b32_e32 v13, 23, v9
5B5C  v_add_u32_e32 v13, -2, v13
5B60  v_cmp_lt_u32_e32 vcc, s8, v9
5B64  s_mov_b32 s8, 0x7f800000
5B6C  s_nop 0
5B70  v_cndmask_b32_e32 v9, 0, v13, vcc
5B74  v_cmp_eq_u32_e32 vcc, s8, v98
5B78  v_mov_b32_e32 v13, 0xfe
5B80  s_and_b64 vcc, s[4:5], vcc
5B84  v_cndmask_b32_e32 v9, v9, v13, vcc
5B88  s_or_b64 exec, exec, s[6:7]
5B8C  v_cmp_eq_u32_e32 vcc, 0, v9
5B90  s_cbranch_vccz 37
5B94  s_nop 0
5B98  v_cndmask_b32_e64 v30, 1.0, 2.0, vcc
5BA0  v_pk_mul_f32 v[2:3], v[30:31], v[2:3] op_sel_hi:[0,1]
5BA8  v_pk_mul_f32 v[4:5], v[30:31], v[4:5] op_sel_hi:[0,1]
5BB0  v_pk_mul_f32 v[6:7], v[30:31], v[6:7] op_sel_hi:[0,1]
5BB8  v_pk_mul_f32 v[14:15], v[30:31], v[14:15] op_sel_hi:[0,1]
5BC0  v_pk_mul_f32 v[20:21], v[30:31], v[20:21] op_sel_hi:[0,1]
5BC8  v_pk_mul_f32 v[26:27], v[30:31], v[26:27] op_sel_hi:[0,1]
5BD0  v_pk_mul_f32 v[34:35], v[30:31], v[34:35] op_sel_hi:[0,1]
5BD8  v_pk_mul_f32 v[42:43], v[30:31], v[42:43] op_sel_hi:[0,1]
5BE0  v_pk_mul_f32 v[48:49], v[30:31], v[48:49] op_sel_hi:[0,1]
5BE8  v_pk_mul_f32 v[54:55], v[30:31], v[54:55] op_sel_hi:[0,1]
5BF0  v_pk_mul_f32 v[60:61], v[30:31], v[60:61] op_sel_hi:[0,1]
5BF8  v_pk_mul_f32 v[68:69], v[30:31], v[68:69] op_sel_hi:[0,1]
5C00  v_pk_mul_f32 v[74:75], v[30:31], v[74:75] op_sel_hi:[0,1]
5C08  v_pk_mul_f32 v[80:81], v[30:31], v[80:81] op_sel_hi:[0,1]
5C10  v_pk_mul_f32 v[86:87], v[30:31], v[86:87] op_sel_hi:[0,1]
5C18  v_pk_mul_f32 v[36:37], v[30:31], v[36:37] op_sel_hi:[0,1]
5C20  v_max_u32_e32 v13, 1, v9
5C24  s_branch 1
5C28  v_mov_b32_e32 v13, v9
5C2C  v_or3_b32 v31, v11, v12, v10
5C34  v_mov_b32_e32 v10, 0
5C38  v_mov_b32_e32 v11, 0
5C3C  v_or3_b32 v30, v50, v8, v44
5C44  v_lshlrev_b32_e32 v13, 23, v13
5C48  v_mov_b32_e32 v8, 0
5C4C  v_cvt_scalef32_pk_fp4_f32 v10, v2, v3, v13
5C54  v_cvt_scalef32_pk_fp4_f32 v11, v6, v7, v13 op_sel:[0,0,0,1]
5C5C  v_cvt_scalef32_pk_fp4_f32 v10, v4, v5, v13 op_sel:[0,0,1,0]
5C64  v_cvt_scalef32_pk_fp4_f32 v11, v14, v15, v13 op_sel:[0,0,1,1]
5C6C  s_nop 0
5C70  v_mov_b32_e32 v2, 0
5C74  v_mov_b32_e32 v3, 0
5C78  v_mov_b32_e32 v4, 0
5C7C  v_mov_b32_e32 v5, 0
5C80  v_mov_b32_e32 v12, 0
5C84  v_lshlrev_b32_e32 v6, 1, v105
5C88  v_bitop3_b32 v7, v1, v104, 3 bitop3:0x6c
5C90  v_or3_b32 v32, v17, v18, v16
5C98  v_or3_b32 v33, v22, v24, v38
5CA0  v_cvt_scalef32_pk_fp4_f32 v2, v20, v21, v13
5CA8  v_cvt_scalef32_pk_fp4_f32 v3, v34, v35, v13 op_sel:[0,0,0,1]
5CB0  v_cvt_scalef32_pk_fp4_f32 v2, v26, v27, v13 op_sel:[0,0,1,0]
5CB8  v_cvt_scalef32_pk_fp4_f32 v3, v42, v43, v13 op_sel:[0,0,1,1]
5CC0  s_nop 0
5CC4  v_cvt_scalef32_pk_fp4_f32 v4, v48, v49, v13
5CCC  v_cvt_scalef32_pk_fp4_f32 v5, v60, v61, v13 op_sel:[0,0,0,1]
5CD4  v_cvt_scalef32_pk_fp4_f32 v4, v54, v55, v13 op_sel:[0,0,1,0]
5CDC  v_cvt_scalef32_pk_fp4_f32 v5, v68, v69, v13 op_sel:[0,0,1,1]
5CE4  s_nop 0
5CE8  v_cvt_scalef32_pk_fp4_f32 v8, v74, v75, v13
5CF0  v_cvt_scalef32_pk_fp4_f32 v12, v86, v87, v13 op_sel:[0,0,0,1]
5CF8  v_cvt_scalef32_pk_fp4_f32 v8, v80, v81, v13 op_sel:[0,0,1,0]
5D00  v_cvt_scalef32_pk_fp4_f32 v12, v36, v37, v13 op_sel:[0,0,1,1]
5D08  s_nop 0
5D0C  v_add_lshl_u32 v13, v6, v7, 4
5D14  ds_write_b128 v13, v[30:33]
5D1C  v_add_u32_e32 v13, v6, v104
5D20  ds_write_b8 v13, v28 offset:8192
5D28  s_and_saveexec_b64 s[4:5], s[0:1]
5D2C  s_cbranch_execz 17
5D30  v_or3_b32 v15, v3, v46, v2
5D38  v_xor_b32_e32 v2, 0x108, v6
5D40  v_or3_b32 v14, v11, v56, v10
5D48  v_or3_b32 v16, v5, v66, v4
5D50  v_or3_b32 v17, v12, v88, v8
5D58  v_add_lshl_u32 v3, v2, v7, 4
5D60  v_add_u32_e32 v2, v2, v104
5D64  ds_write_b128 v3, v[14:17]
5D6C  ds_write_b8 v2, v9 offset:8192
5D74  s_or_b64 exec, exec, s[4:5]
5D78  s_or_b64 exec, exec, s[16:17]
5D7C  s_add_i32 s1, s22, 7
5D80  s_and_b32 s0, s11, 8
5D84  s_and_b32 s11, s1, 0xffffff8
5D8C  s_lshr_b32 s1, s2, 1
5D90  s_add_i32 s4, s10, 0xff
5D98  s_and_b32 s1, s1, 2
5D9C  s_and_b32 s16, s4, 0xffffff00
5DA4  s_cmp_eq_u32 s0, 0
5DA8  s_cselect_b64 vcc, -1, 0
5DAC  v_and_b32_e32 v6, 3, v0
5DB0  v_lshlrev_b32_e32 v3, 6, v0
5DB4  v_or_b32_e32 v4, s2, v6
5DB8  v_lshl_or_b32 v2, s3, 7, v0
5DC0  v_and_b32_e32 v3, 0xc0, v3
5DC8  s_movk_i32 s0, 0xff3c
5DCC  v_add_u32_e32 v1, s23, v1
5DD0  s_and_b64 s[8:9], vcc, exec
5DD4  v_cmp_le_u32_e64 s[6:7], s22, v4
5DDC  v_bfe_u32 v5, v0, 6, 1
5DE4  v_and_or_b32 v2, v2, s0, v3
5DEC  v_mov_b32_e32 v3, 0
5DF0  v_and_b32_e32 v7, 4, v0
5DF4  v_cmp_le_u32_e64 s[8:9], s10, v1
5DFC  v_cmp_gt_u32_e64 s[4:5], s22, v4
5E04  v_or3_b32 v2, v2, v5, s1
5E0C  v_mov_b32_e32 v5, v3
5E10  v_cmp_le_u32_e64 s[2:3], s11, v4
5E18  v_cmp_eq_u32_e64 s[0:1], 0, v7
5E20  s_cselect_b32 s11, s22, s11
5E24  s_or_b64 s[8:9], s[6:7], s[8:9]
5E28  s_mov_b64 s[6:7], 0
5E2C  s_waitcnt lgkmcnt(0)
5E30  s_barrier
5E34  s_and_saveexec_b64 s[18:19], s[8:9]
5E38  s_xor_b64 s[8:9], exec, s[18:19]
5E3C  v_cmp_le_u32_e64 s[6:7], s16, v1
5E44  s_or_b64 s[6:7], vcc, s[6:7]
5E48  s_nor_b64 s[6:7], s[6:7], s[2:3]
5E4C  s_and_b64 s[6:7], s[6:7], exec
5E50  s_or_saveexec_b64 s[8:9], s[8:9]
5E54  v_cndmask_b32_e32 v2, v2, v4, vcc
5E58  v_lshl_add_u64 v[4:5], v[4:5], 4, s[12:13]
5E60  v_mov_b32_e32 v7, 0x7f
5E68  s_xor_b64 exec, exec, s[8:9]
5E6C  s_cbranch_execz 24
5E70  v_lshrrev_b32_e32 v7, 3, v0
5E74  v_bitop3_b32 v8, v7, 64, 2 bitop3:0xde
5E7C  v_cndmask_b32_e64 v7, v8, v7, s[0:1]
5E84  v_lshlrev_b32_e32 v8, 2, v7
5E88  v_lshrrev_b32_e32 v7, 2, v7
5E8C  v_xor_b32_e32 v7, v7, v0
5E90  v_and_or_b32 v7, v7, 3, v8
5E98  v_lshlrev_b32_e32 v7, 4, v7
5E9C  v_or_b32_e32 v12, v8, v6
5EA0  ds_read_b128 v[8:11], v7
5EA8  ds_read_u8 v7, v12 offset:8192
5EB0  v_mad_u64_u32 v[12:13], s[12:13], v1, s22, 0
5EB8  v_lshl_add_u64 v[12:13], v[12:13], 4, v[4:5]
5EC0  s_or_b64 s[6:7], s[6:7], exec
5EC4  s_waitcnt lgkmcnt(1)
5EC8  global_store_dwordx4 v[12:13], v[8:11], off
5ED0  s_or_b64 exec, exec, s[8:9]
5ED4  s_and_saveexec_b64 s[8:9], s[6:7]
5ED8  s_cbranch_execz 11
5EDC  v_and_b32_e32 v8, 0xffffffe0, v1
5EE4  v_cndmask_b32_e32 v1, v8, v1, vcc
5EE8  v_mov_b64_e32 v[8:9], s[14:15]
5EEC  v_mad_u64_u32 v[8:9], s[6:7], s11, v1, v[8:9]
5EF4  v_lshl_add_u64 v[8:9], v[8:9], 0, v[2:3]
5EFC  s_waitcnt lgkmcnt(0)
5F00  global_store_byte v[8:9], v7, off
5F08  s_or_b64 exec, exec, s[8:9]
5F0C  s_waitcnt lgkmcnt(0)
5F10  v_or_b32_e32 v7, 0x100, v0
5F18  v_lshrrev_b32_e32 v1, 2, v7
5F1C  v_add_u32_e32 v1, s23, v1
5F20  v_cmp_le_u32_e64 s[6:7], s10, v1
5F28  s_xor_b64 s[4:5], s[4:5], -1
5F2C  s_or_b64 s[6:7], s[4:5], s[6:7]
5F30  s_mov_b64 s[4:5], 0
5F34  s_and_saveexec_b64 s[8:9], s[6:7]
5F38  s_xor_b64 s[6:7], exec, s[8:9]
5F3C  s_cbranch_execnz 9
5F40  s_or_saveexec_b64 s[2:3], s[6:7]
5F44  v_mov_b32_e32 v8, 0x7f
5F4C  s_xor_b64 exec, exec, s[2:3]
5F50  s_cbranch_execnz 14
5F54  s_or_b64 exec, exec, s[2:3]
5F58  s_and_saveexec_b64 s[0:1], s[4:5]
5F5C  s_cbranch_execnz 38
5F60  s_endpgm
5F64  v_cmp_le_u32_e64 s[4:5], s16, v1
5F6C  s_or_b64 s[4:5], vcc, s[4:5]
5F70  s_nor_b64 s[2:3], s[4:5], s[2:3]
5F74  s_and_b64 s[4:5], s[2:3], exec
5F78  s_or_saveexec_b64 s[2:3], s[6:7]
5F7C  v_mov_b32_e32 v8, 0x7f
5F84  s_xor_b64 exec, exec, s[2:3]
5F88  s_cbranch_execz 65522
5F8C  v_lshrrev_b32_e32 v7, 3, v7
5F90  v_bitop3_b32 v8, v7, 64, 2 bitop3:0xde
5F98  v_cndmask_b32_e64 v7, v8, v7, s[0:1]
5FA0  v_lshlrev_b32_e32 v8, 2, v7
5FA4  v_lshrrev_b32_e32 v7, 2, v7
5FA8  v_xor_b32_e32 v0, v7, v0
5FAC  v_and_or_b32 v0, v0, 3, v8
5FB4  v_lshlrev_b32_e32 v0, 4, v0
5FB8  v_or_b32_e32 v6, v8, v6
5FBC  ds_read_b128 v[10:13], v0
5FC4  ds_read_u8 v8, v6 offset:8192
5FCC  v_mad_u64_u32 v[6:7], s[0:1], v1, s22, 0
5FD4  v_lshl_add_u64 v[4:5], v[6:7], 4, v[4:5]
5FDC  s_or_b64 s[4:5], s[4:5], exec
5FE0  s_waitcnt lgkmcnt(1)
5FE4  global_store_dwordx4 v[4:5], v[10:13], off
5FEC  s_or_b64 exec, exec, s[2:3]
5FF0  s_and_saveexec_b64 s[0:1], s[4:5]
5FF4  s_cbranch_execz 65498
5FF8  v_and_b32_e32 v0, 0xffffffe0, v1
6000  v_cndmask_b32_e32 v4, v0, v1, vcc
6004  v_mov_b64_e32 v[0:1], s[14:15]
6008  v_mad_u64_u32 v[0:1], s[0:1], s11, v4, v[0:1]
6010  v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
6018  s_waitcnt lgkmcnt(0)
601C  global_store_byte v[0:1], v8, off
6024  s_endpgm
6028  s_nop 0

6100 <QuantiseColumnTunedH16>:
6100  s_load_dwordx4 s[8:11], s[0:1], 0x18
6108  v_lshlrev_b32_e32 v1, 1, v0
610C  v_lshrrev_b32_e32 v98, 6, v0
6110  v_and_b32_e32 v99, 0x7e, v1
6118  s_lshl_b32 s23, s2, 7
611C  s_lshl_b32 s2, s3, 2
6120  s_waitcnt lgkmcnt(0)
6124  s_lshr_b32 s22, s9, 5
6128  v_or_b32_e32 v10, s23, v99
612C  v_or_b32_e32 v2, s2, v98
6130  v_cmp_le_u32_e32 vcc, s10, v10
6134  v_cmp_le_u32_e64 s[4:5], s22, v2
613C  s_or_b64 s[4:5], vcc, s[4:5]
6140  v_lshrrev_b32_e32 v1, 2, v0
6144  s_and_saveexec_b64 s[6:7], s[4:5]
6148  s_xor_b64 s[4:5], exec, s[6:7]
614C  v_lshrrev_b32_e32 v1, 2, v0
6150  s_or_saveexec_b64 s[16:17], s[4:5]
6154  s_load_dwordx4 s[12:15], s[0:1], 0x8
615C  s_xor_b64 exec, exec, s[16:17]
6160  s_cbranch_execz 4173
6164  s_bitcmp0_b32 s10, 0
6168  s_load_dwordx2 s[18:19], s[0:1], 0x0
6170  s_load_dword s24, s[0:1], 0x28
6178  s_cselect_b64 s[0:1], -1, 0
617C  s_add_i32 s4, s23, 0x80
6184  s_cmp_le_u32 s4, s10
6188  s_cselect_b64 s[4:5], -1, 0
618C  s_or_b64 s[20:21], s[4:5], s[0:1]
6190  s_bitcmp1_b32 s11, 0
6194  s_cselect_b64 s[4:5], -1, 0
6198  v_lshlrev_b32_e32 v2, 5, v2
619C  v_mov_b32_e32 v11, 0
61A0  v_or_b32_e32 v3, 1, v10
61A4  s_mov_b32 s9, 0
61A8  v_cmp_gt_u32_e64 s[0:1], s10, v3
61B0  v_mad_u64_u32 v[4:5], s[6:7], v2, s8, 0
61B8  v_mad_u64_u32 v[6:7], s[6:7], v2, s8, v[10:11]
61C0  v_cndmask_b32_e64 v2, 0, 1, s[4:5]
61C8  v_cndmask_b32_e64 v8, 0, 1, s[0:1]
61D0  v_mov_b32_e32 v9, s9
61D4  s_and_b64 vcc, exec, s[20:21]
61D8  v_cmp_ne_u32_e64 s[6:7], 1, v2
61E0  s_cbranch_vccz 11
61E4  s_and_b64 vcc, exec, s[6:7]
61E8  v_lshrrev_b64 v[12:13], 1, v[6:7]
61F0  s_cbranch_vccnz 8
61F4  s_waitcnt lgkmcnt(0)
61F8  v_lshl_add_u64 v[2:3], v[12:13], 3, s[18:19]
6200  global_load_dwordx2 v[2:3], v[2:3], off
6208  s_cbranch_execz 2
620C  s_branch 10
6210  s_branch 10
6214  s_waitcnt vmcnt(0) lgkmcnt(0)
6218  v_lshl_add_u64 v[2:3], v[12:13], 2, s[18:19]
6220  global_load_dword v3, v[2:3], off
6228  s_waitcnt vmcnt(0)
622C  v_lshlrev_b32_e32 v2, 16, v3
6230  v_and_b32_e32 v3, 0xffff0000, v3
6238  s_cbranch_execnz 33
623C  s_and_b64 vcc, exec, s[6:7]
6240  s_cbranch_vccnz 7
6244  s_waitcnt vmcnt(0) lgkmcnt(0)
6248  v_lshl_add_u64 v[2:3], v[6:7], 2, s[18:19]
6250  global_load_dword v2, v[2:3], off
6258  s_cbranch_execz 1
625C  s_branch 7
6260  s_waitcnt vmcnt(0) lgkmcnt(0)
6264  v_lshl_add_u64 v[2:3], v[6:7], 1, s[18:19]
626C  global_load_ushort v2, v[2:3], off
6274  s_waitcnt vmcnt(0)
6278  v_lshlrev_b32_e32 v2, 16, v2
627C  s_and_b64 vcc, exec, s[6:7]
6280  v_or_b32_e32 v6, v6, v8
6284  s_cbranch_vccnz 7
6288  s_waitcnt lgkmcnt(0)
628C  v_lshl_add_u64 v[12:13], v[6:7], 2, s[18:19]
6294  global_load_dword v3, v[12:13], off
629C  s_cbranch_execz 1
62A0  s_branch 7
62A4  s_waitcnt lgkmcnt(0)
62A8  v_lshl_add_u64 v[6:7], v[6:7], 1, s[18:19]
62B0  global_load_ushort v3, v[6:7], off
62B8  s_waitcnt vmcnt(0)
62BC  v_lshlrev_b32_e32 v3, 16, v3
62C0  v_lshl_add_u64 v[6:7], v[4:5], 0, s[8:9]
62C8  v_cndmask_b32_e64 v4, 0, 1, s[20:21]
62D0  v_cmp_ne_u32_e64 s[4:5], 1, v4
62D8  s_andn2_b64 vcc, exec, s[20:21]
62DC  v_lshl_add_u64 v[12:13], v[6:7], 0, v[10:11]
62E4  s_cbranch_vccnz 11
62E8  s_and_b64 vcc, exec, s[6:7]
62EC  v_lshrrev_b64 v[14:15], 1, v[12:13]
62F4  s_cbranch_vccnz 8
62F8  s_waitcnt lgkmcnt(0)
62FC  v_lshl_add_u64 v[4:5], v[14:15], 3, s[18:19]
6304  global_load_dwordx2 v[4:5], v[4:5], off
630C  s_cbranch_execz 2
6310  s_branch 10
6314  s_branch 10
6318  s_waitcnt vmcnt(0) lgkmcnt(0)
631C  v_lshl_add_u64 v[4:5], v[14:15], 2, s[18:19]
6324  global_load_dword v5, v[4:5], off
632C  s_waitcnt vmcnt(0)
6330  v_lshlrev_b32_e32 v4, 16, v5
6334  v_and_b32_e32 v5, 0xffff0000, v5
633C  s_cbranch_execnz 34
6340  s_and_b64 vcc, exec, s[6:7]
6344  s_cbranch_vccnz 7
6348  s_waitcnt vmcnt(0) lgkmcnt(0)
634C  v_lshl_add_u64 v[4:5], v[12:13], 2, s[18:19]
6354  global_load_dword v4, v[4:5], off
635C  s_cbranch_execz 1
6360  s_branch 7
6364  s_waitcnt vmcnt(0) lgkmcnt(0)
6368  v_lshl_add_u64 v[4:5], v[12:13], 1, s[18:19]
6370  global_load_ushort v4, v[4:5], off
6378  s_waitcnt vmcnt(0)
637C  v_lshlrev_b32_e32 v4, 16, v4
6380  s_and_b64 vcc, exec, s[6:7]
6384  v_lshl_add_u64 v[12:13], v[12:13], 0, v[8:9]
638C  s_cbranch_vccnz 7
6390  s_waitcnt lgkmcnt(0)
6394  v_lshl_add_u64 v[14:15], v[12:13], 2, s[18:19]
639C  global_load_dword v5, v[14:15], off
63A4  s_cbranch_execz 1
63A8  s_branch 7
63AC  s_waitcnt lgkmcnt(0)
63B0  v_lshl_add_u64 v[12:13], v[12:13], 1, s[18:19]
63B8  global_load_ushort v5, v[12:13], off
63C0  s_waitcnt vmcnt(0)
63C4  v_lshlrev_b32_e32 v5, 16, v5
63C8  v_lshl_add_u64 v[12:13], v[6:7], 0, s[8:9]
63D0  s_and_b64 vcc, exec, s[4:5]
63D4  v_lshl_add_u64 v[14:15], v[12:13], 0, v[10:11]
63DC  s_cbranch_vccnz 11
63E0  s_and_b64 vcc, exec, s[6:7]
63E4  v_lshrrev_b64 v[16:17], 1, v[14:15]
63EC  s_cbranch_vccnz 8
63F0  s_waitcnt lgkmcnt(0)
63F4  v_lshl_add_u64 v[6:7], v[16:17], 3, s[18:19]
63FC  global_load_dwordx2 v[6:7], v[6:7], off
6404  s_cbranch_execz 2
6408  s_branch 10
640C  s_branch 10
6410  s_waitcnt vmcnt(0) lgkmcnt(0)
6414  v_lshl_add_u64 v[6:7], v[16:17], 2, s[18:19]
641C  global_load_dword v7, v[6:7], off
6424  s_waitcnt vmcnt(0)
6428  v_lshlrev_b32_e32 v6, 16, v7
642C  v_and_b32_e32 v7, 0xffff0000, v7
6434  s_cbranch_execnz 33
6438  s_and_b64 vcc, exec, s[6:7]
643C  s_cbranch_vccnz 7
6440  s_waitcnt vmcnt(0) lgkmcnt(0)
6444  v_lshl_add_u64 v[6:7], v[14:15], 2, s[18:19]
644C  global_load_dword v6, v[6:7], off
6454  s_cbranch_execz 1
6458  s_branch 7
645C  s_waitcnt vmcnt(0) lgkmcnt(0)
6460  v_lshl_add_u64 v[6:7], v[14:15], 1, s[18:19]
6468  global_load_ushort v6, v[6:7], off
6470  s_waitcnt vmcnt(0)
6474  v_lshlrev_b32_e32 v6, 16, v6
6478  s_and_b64 vcc, exec, s[6:7]
647C  v_or_b32_e32 v14, v14, v8
6480  s_cbranch_vccnz 7
6484  s_waitcnt lgkmcnt(0)
6488  v_lshl_add_u64 v[16:17], v[14:15], 2, s[18:19]
6490  global_load_dword v7, v[16:17], off
6498  s_cbranch_execz 1
649C  s_branch 7
64A0  s_waitcnt lgkmcnt(0)
64A4  v_lshl_add_u64 v[14:15], v[14:15], 1, s[18:19]
64AC  global_load_ushort v7, v[14:15], off
64B4  s_waitcnt vmcnt(0)
64B8  v_lshlrev_b32_e32 v7, 16, v7
64BC  v_lshl_add_u64 v[14:15], v[12:13], 0, s[8:9]
64C4  s_and_b64 vcc, exec, s[4:5]
64C8  v_lshl_add_u64 v[16:17], v[14:15], 0, v[10:11]
64D0  s_cbranch_vccnz 11
64D4  s_and_b64 vcc, exec, s[6:7]
64D8  v_lshrrev_b64 v[18:19], 1, v[16:17]
64E0  s_cbranch_vccnz 8
64E4  s_waitcnt lgkmcnt(0)
64E8  v_lshl_add_u64 v[12:13], v[18:19], 3, s[18:19]
64F0  global_load_dwordx2 v[12:13], v[12:13], off
64F8  s_cbranch_execz 2
64FC  s_branch 10
6500  s_branch 10
6504  s_waitcnt vmcnt(0) lgkmcnt(0)
6508  v_lshl_add_u64 v[12:13], v[18:19], 2, s[18:19]
6510  global_load_dword v13, v[12:13], off
6518  s_waitcnt vmcnt(0)
651C  v_lshlrev_b32_e32 v12, 16, v13
6520  v_and_b32_e32 v13, 0xffff0000, v13
6528  s_cbranch_execnz 34
652C  s_and_b64 vcc, exec, s[6:7]
6530  s_cbranch_vccnz 7
6534  s_waitcnt vmcnt(0) lgkmcnt(0)
6538  v_lshl_add_u64 v[12:13], v[16:17], 2, s[18:19]
6540  global_load_dword v12, v[12:13], off
6548  s_cbranch_execz 1
654C  s_branch 7
6550  s_waitcnt vmcnt(0) lgkmcnt(0)
6554  v_lshl_add_u64 v[12:13], v[16:17], 1, s[18:19]
655C  global_load_ushort v12, v[12:13], off
6564  s_waitcnt vmcnt(0)
6568  v_lshlrev_b32_e32 v12, 16, v12
656C  s_and_b64 vcc, exec, s[6:7]
6570  v_lshl_add_u64 v[16:17], v[16:17], 0, v[8:9]
6578  s_cbranch_vccnz 7
657C  s_waitcnt lgkmcnt(0)
6580  v_lshl_add_u64 v[18:19], v[16:17], 2, s[18:19]
6588  global_load_dword v13, v[18:19], off
6590  s_cbranch_execz 1
6594  s_branch 7
6598  s_waitcnt lgkmcnt(0)
659C  v_lshl_add_u64 v[16:17], v[16:17], 1, s[18:19]
65A4  global_load_ushort v13, v[16:17], off
65AC  s_waitcnt vmcnt(0)
65B0  v_lshlrev_b32_e32 v13, 16, v13
65B4  v_lshl_add_u64 v[16:17], v[14:15], 0, s[8:9]
65BC  s_and_b64 vcc, exec, s[4:5]
65C0  v_lshl_add_u64 v[18:19], v[16:17], 0, v[10:11]
65C8  s_cbranch_vccnz 11
65CC  s_and_b64 vcc, exec, s[6:7]
65D0  v_lshrrev_b64 v[20:21], 1, v[18:19]
65D8  s_cbranch_vccnz 8
65DC  s_waitcnt lgkmcnt(0)
65E0  v_lshl_add_u64 v[14:15], v[20:21], 3, s[18:19]
65E8  global_load_dwordx2 v[14:15], v[14:15], off
65F0  s_cbranch_execz 2
65F4  s_branch 10
65F8  s_branch 10
65FC  s_waitcnt vmcnt(0) lgkmcnt(0)
6600  v_lshl_add_u64 v[14:15], v[20:21], 2, s[18:19]
6608  global_load_dword v15, v[14:15], off
6610  s_waitcnt vmcnt(0)
6614  v_lshlrev_b32_e32 v14, 16, v15
6618  v_and_b32_e32 v15, 0xffff0000, v15
6620  s_cbranch_execnz 33
6624  s_and_b64 vcc, exec, s[6:7]
6628  s_cbranch_vccnz 7
662C  s_waitcnt vmcnt(0) lgkmcnt(0)
6630  v_lshl_add_u64 v[14:15], v[18:19], 2, s[18:19]
6638  global_load_dword v14, v[14:15], off
6640  s_cbranch_execz 1
6644  s_branch 7
6648  s_waitcnt vmcnt(0) lgkmcnt(0)
664C  v_lshl_add_u64 v[14:15], v[18:19], 1, s[18:19]
6654  global_load_ushort v14, v[14:15], off
665C  s_waitcnt vmcnt(0)
6660  v_lshlrev_b32_e32 v14, 16, v14
6664  s_and_b64 vcc, exec, s[6:7]
6668  v_or_b32_e32 v18, v18, v8
666C  s_cbranch_vccnz 7
6670  s_waitcnt lgkmcnt(0)
6674  v_lshl_add_u64 v[20:21], v[18:19], 2, s[18:19]
667C  global_load_dword v15, v[20:21], off
6684  s_cbranch_execz 1
6688  s_branch 7
668C  s_waitcnt lgkmcnt(0)
6690  v_lshl_add_u64 v[18:19], v[18:19], 1, s[18:19]
6698  global_load_ushort v15, v[18:19], off
66A0  s_waitcnt vmcnt(0)
66A4  v_lshlrev_b32_e32 v15, 16, v15
66A8  v_lshl_add_u64 v[18:19], v[16:17], 0, s[8:9]
66B0  s_and_b64 vcc, exec, s[4:5]
66B4  v_lshl_add_u64 v[20:21], v[18:19], 0, v[10:11]
66BC  s_cbranch_vccnz 11
66C0  s_and_b64 vcc, exec, s[6:7]
66C4  v_lshrrev_b64 v[22:23], 1, v[20:21]
66CC  s_cbranch_vccnz 8
66D0  s_waitcnt lgkmcnt(0)
66D4  v_lshl_add_u64 v[16:17], v[22:23], 3, s[18:19]
66DC  global_load_dwordx2 v[16:17], v[16:17], off
66E4  s_cbranch_execz 2
66E8  s_branch 10
66EC  s_branch 10
66F0  s_waitcnt vmcnt(0) lgkmcnt(0)
66F4  v_lshl_add_u64 v[16:17], v[22:23], 2, s[18:19]
66FC  global_load_dword v17, v[16:17], off
6704  s_waitcnt vmcnt(0)
6708  v_lshlrev_b32_e32 v16, 16, v17
670C  v_and_b32_e32 v17, 0xffff0000, v17
6714  s_cbranch_execnz 34
6718  s_and_b64 vcc, exec, s[6:7]
671C  s_cbranch_vccnz 7
6720  s_waitcnt vmcnt(0) lgkmcnt(0)
6724  v_lshl_add_u64 v[16:17], v[20:21], 2, s[18:19]
672C  global_load_dword v16, v[16:17], off
6734  s_cbranch_execz 1
6738  s_branch 7
673C  s_waitcnt vmcnt(0) lgkmcnt(0)
6740  v_lshl_add_u64 v[16:17], v[20:21], 1, s[18:19]
6748  global_load_ushort v16, v[16:17], off
6750  s_waitcnt vmcnt(0)
6754  v_lshlrev_b32_e32 v16, 16, v16
6758  s_and_b64 vcc, exec, s[6:7]
675C  v_lshl_add_u64 v[20:21], v[20:21], 0, v[8:9]
6764  s_cbranch_vccnz 7
6768  s_waitcnt lgkmcnt(0)
676C  v_lshl_add_u64 v[22:23], v[20:21], 2, s[18:19]
6774  global_load_dword v17, v[22:23], off
677C  s_cbranch_execz 1
6780  s_branch 7
6784  s_waitcnt lgkmcnt(0)
6788  v_lshl_add_u64 v[20:21], v[20:21], 1, s[18:19]
6790  global_load_ushort v17, v[20:21], off
6798  s_waitcnt vmcnt(0)
679C  v_lshlrev_b32_e32 v17, 16, v17
67A0  v_lshl_add_u64 v[20:21], v[18:19], 0, s[8:9]
67A8  s_and_b64 vcc, exec, s[4:5]
67AC  v_lshl_add_u64 v[22:23], v[20:21], 0, v[10:11]
67B4  s_cbranch_vccnz 11
67B8  s_and_b64 vcc, exec, s[6:7]
67BC  v_lshrrev_b64 v[24:25], 1, v[22:23]
67C4  s_cbranch_vccnz 8
67C8  s_waitcnt lgkmcnt(0)
67CC  v_lshl_add_u64 v[18:19], v[24:25], 3, s[18:19]
67D4  global_load_dwordx2 v[18:19], v[18:19], off
67DC  s_cbranch_execz 2
67E0  s_branch 10
67E4  s_branch 10
67E8  s_waitcnt vmcnt(0) lgkmcnt(0)
67EC  v_lshl_add_u64 v[18:19], v[24:25], 2, s[18:19]
67F4  global_load_dword v19, v[18:19], off
67FC  s_waitcnt vmcnt(0)
6800  v_lshlrev_b32_e32 v18, 16, v19
6804  v_and_b32_e32 v19, 0xffff0000, v19
680C  s_cbranch_execnz 33
6810  s_and_b64 vcc, exec, s[6:7]
6814  s_cbranch_vccnz 7
6818  s_waitcnt vmcnt(0) lgkmcnt(0)
681C  v_lshl_add_u64 v[18:19], v[22:23], 2, s[18:19]
6824  global_load_dword v18, v[18:19], off
682C  s_cbranch_execz 1
6830  s_branch 7
6834  s_waitcnt vmcnt(0) lgkmcnt(0)
6838  v_lshl_add_u64 v[18:19], v[22:23], 1, s[18:19]
6840  global_load_ushort v18, v[18:19], off
6848  s_waitcnt vmcnt(0)
684C  v_lshlrev_b32_e32 v18, 16, v18
6850  s_and_b64 vcc, exec, s[6:7]
6854  v_or_b32_e32 v22, v22, v8
6858  s_cbranch_vccnz 7
685C  s_waitcnt lgkmcnt(0)
6860  v_lshl_add_u64 v[24:25], v[22:23], 2, s[18:19]
6868  global_load_dword v19, v[24:25], off
6870  s_cbranch_execz 1
6874  s_branch 7
6878  s_waitcnt lgkmcnt(0)
687C  v_lshl_add_u64 v[22:23], v[22:23], 1, s[18:19]
6884  global_load_ushort v19, v[22:23], off
688C  s_waitcnt vmcnt(0)
6890  v_lshlrev_b32_e32 v19, 16, v19
6894  v_lshl_add_u64 v[22:23], v[20:21], 0, s[8:9]
689C  s_and_b64 vcc, exec, s[4:5]
68A0  v_lshl_add_u64 v[24:25], v[22:23], 0, v[10:11]
68A8  s_cbranch_vccnz 11
68AC  s_and_b64 vcc, exec, s[6:7]
68B0  v_lshrrev_b64 v[26:27], 1, v[24:25]
68B8  s_cbranch_vccnz 8
68BC  s_waitcnt lgkmcnt(0)
68C0  v_lshl_add_u64 v[20:21], v[26:27], 3, s[18:19]
68C8  global_load_dwordx2 v[20:21], v[20:21], off
68D0  s_cbranch_execz 2
68D4  s_branch 10
68D8  s_branch 10
68DC  s_waitcnt vmcnt(0) lgkmcnt(0)
68E0  v_lshl_add_u64 v[20:21], v[26:27], 2, s[18:19]
68E8  global_load_dword v21, v[20:21], off
68F0  s_waitcnt vmcnt(0)
68F4  v_lshlrev_b32_e32 v20, 16, v21
68F8  v_and_b32_e32 v21, 0xffff0000, v21
6900  s_cbranch_execnz 34
6904  s_and_b64 vcc, exec, s[6:7]
6908  s_cbranch_vccnz 7
690C  s_waitcnt vmcnt(0) lgkmcnt(0)
6910  v_lshl_add_u64 v[20:21], v[24:25], 2, s[18:19]
6918  global_load_dword v20, v[20:21], off
6920  s_cbranch_execz 1
6924  s_branch 7
6928  s_waitcnt vmcnt(0) lgkmcnt(0)
692C  v_lshl_add_u64 v[20:21], v[24:25], 1, s[18:19]
6934  global_load_ushort v20, v[20:21], off
693C  s_waitcnt vmcnt(0)
6940  v_lshlrev_b32_e32 v20, 16, v20
6944  s_and_b64 vcc, exec, s[6:7]
6948  v_lshl_add_u64 v[24:25], v[24:25], 0, v[8:9]
6950  s_cbranch_vccnz 7
6954  s_waitcnt lgkmcnt(0)
6958  v_lshl_add_u64 v[26:27], v[24:25], 2, s[18:19]
6960  global_load_dword v21, v[26:27], off
6968  s_cbranch_execz 1
696C  s_branch 7
6970  s_waitcnt lgkmcnt(0)
6974  v_lshl_add_u64 v[24:25], v[24:25], 1, s[18:19]
697C  global_load_ushort v21, v[24:25], off
6984  s_waitcnt vmcnt(0)
6988  v_lshlrev_b32_e32 v21, 16, v21
698C  v_lshl_add_u64 v[24:25], v[22:23], 0, s[8:9]
6994  s_and_b64 vcc, exec, s[4:5]
6998  v_lshl_add_u64 v[26:27], v[24:25], 0, v[10:11]
69A0  s_cbranch_vccnz 11
69A4  s_and_b64 vcc, exec, s[6:7]
69A8  v_lshrrev_b64 v[28:29], 1, v[26:27]
69B0  s_cbranch_vccnz 8
69B4  s_waitcnt lgkmcnt(0)
69B8  v_lshl_add_u64 v[22:23], v[28:29], 3, s[18:19]
69C0  global_load_dwordx2 v[22:23], v[22:23], off
69C8  s_cbranch_execz 2
69CC  s_branch 10
69D0  s_branch 10
69D4  s_waitcnt vmcnt(0) lgkmcnt(0)
69D8  v_lshl_add_u64 v[22:23], v[28:29], 2, s[18:19]
69E0  global_load_dword v23, v[22:23], off
69E8  s_waitcnt vmcnt(0)
69EC  v_lshlrev_b32_e32 v22, 16, v23
69F0  v_and_b32_e32 v23, 0xffff0000, v23
69F8  s_cbranch_execnz 33
69FC  s_and_b64 vcc, exec, s[6:7]
6A00  s_cbranch_vccnz 7
6A04  s_waitcnt vmcnt(0) lgkmcnt(0)
6A08  v_lshl_add_u64 v[22:23], v[26:27], 2, s[18:19]
6A10  global_load_dword v22, v[22:23], off
6A18  s_cbranch_execz 1
6A1C  s_branch 7
6A20  s_waitcnt vmcnt(0) lgkmcnt(0)
6A24  v_lshl_add_u64 v[22:23], v[26:27], 1, s[18:19]
6A2C  global_load_ushort v22, v[22:23], off
6A34  s_waitcnt vmcnt(0)
6A38  v_lshlrev_b32_e32 v22, 16, v22
6A3C  s_and_b64 vcc, exec, s[6:7]
6A40  v_or_b32_e32 v26, v26, v8
6A44  s_cbranch_vccnz 7
6A48  s_waitcnt lgkmcnt(0)
6A4C  v_lshl_add_u64 v[28:29], v[26:27], 2, s[18:19]
6A54  global_load_dword v23, v[28:29], off
6A5C  s_cbranch_execz 1
6A60  s_branch 7
6A64  s_waitcnt lgkmcnt(0)
6A68  v_lshl_add_u64 v[26:27], v[26:27], 1, s[18:19]
6A70  global_load_ushort v23, v[26:27], off
6A78  s_waitcnt vmcnt(0)
6A7C  v_lshlrev_b32_e32 v23, 16, v23
6A80  v_lshl_add_u64 v[26:27], v[24:25], 0, s[8:9]
6A88  s_and_b64 vcc, exec, s[4:5]
6A8C  v_lshl_add_u64 v[28:29], v[26:27], 0, v[10:11]
6A94  s_cbranch_vccnz 11
6A98  s_and_b64 vcc, exec, s[6:7]
6A9C  v_lshrrev_b64 v[30:31], 1, v[28:29]
6AA4  s_cbranch_vccnz 8
6AA8  s_waitcnt lgkmcnt(0)
6AAC  v_lshl_add_u64 v[24:25], v[30:31], 3, s[18:19]
6AB4  global_load_dwordx2 v[24:25], v[24:25], off
6ABC  s_cbranch_execz 2
6AC0  s_branch 10
6AC4  s_branch 10
6AC8  s_waitcnt vmcnt(0) lgkmcnt(0)
6ACC  v_lshl_add_u64 v[24:25], v[30:31], 2, s[18:19]
6AD4  global_load_dword v25, v[24:25], off
6ADC  s_waitcnt vmcnt(0)
6AE0  v_lshlrev_b32_e32 v24, 16, v25
6AE4  v_and_b32_e32 v25, 0xffff0000, v25
6AEC  s_cbranch_execnz 34
6AF0  s_and_b64 vcc, exec, s[6:7]
6AF4  s_cbranch_vccnz 7
6AF8  s_waitcnt vmcnt(0) lgkmcnt(0)
6AFC  v_lshl_add_u64 v[24:25], v[28:29], 2, s[18:19]
6B04  global_load_dword v24, v[24:25], off
6B0C  s_cbranch_execz 1
6B10  s_branch 7
6B14  s_waitcnt vmcnt(0) lgkmcnt(0)
6B18  v_lshl_add_u64 v[24:25], v[28:29], 1, s[18:19]
6B20  global_load_ushort v24, v[24:25], off
6B28  s_waitcnt vmcnt(0)
6B2C  v_lshlrev_b32_e32 v24, 16, v24
6B30  s_and_b64 vcc, exec, s[6:7]
6B34  v_lshl_add_u64 v[28:29], v[28:29], 0, v[8:9]
6B3C  s_cbranch_vccnz 7
6B40  s_waitcnt lgkmcnt(0)
6B44  v_lshl_add_u64 v[30:31], v[28:29], 2, s[18:19]
6B4C  global_load_dword v25, v[30:31], off
6B54  s_cbranch_execz 1
6B58  s_branch 7
6B5C  s_waitcnt lgkmcnt(0)
6B60  v_lshl_add_u64 v[28:29], v[28:29], 1, s[18:19]
6B68  global_load_ushort v25, v[28:29], off
6B70  s_waitcnt vmcnt(0)
6B74  v_lshlrev_b32_e32 v25, 16, v25
6B78  v_lshl_add_u64 v[28:29], v[26:27], 0, s[8:9]
6B80  s_and_b64 vcc, exec, s[4:5]
6B84  v_lshl_add_u64 v[30:31], v[28:29], 0, v[10:11]
6B8C  s_cbranch_vccnz 11
6B90  s_and_b64 vcc, exec, s[6:7]
6B94  v_lshrrev_b64 v[32:33], 1, v[30:31]
6B9C  s_cbranch_vccnz 8
6BA0  s_waitcnt lgkmcnt(0)
6BA4  v_lshl_add_u64 v[26:27], v[32:33], 3, s[18:19]
6BAC  global_load_dwordx2 v[26:27], v[26:27], off
6BB4  s_cbranch_execz 2
6BB8  s_branch 10
6BBC  s_branch 10
6BC0  s_waitcnt vmcnt(0) lgkmcnt(0)
6BC4  v_lshl_add_u64 v[26:27], v[32:33], 2, s[18:19]
6BCC  global_load_dword v27, v[26:27], off
6BD4  s_waitcnt vmcnt(0)
6BD8  v_lshlrev_b32_e32 v26, 16, v27
6BDC  v_and_b32_e32 v27, 0xffff0000, v27
6BE4  s_cbranch_execnz 33
6BE8  s_and_b64 vcc, exec, s[6:7]
6BEC  s_cbranch_vccnz 7
6BF0  s_waitcnt vmcnt(0) lgkmcnt(0)
6BF4  v_lshl_add_u64 v[26:27], v[30:31], 2, s[18:19]
6BFC  global_load_dword v26, v[26:27], off
6C04  s_cbranch_execz 1
6C08  s_branch 7
6C0C  s_waitcnt vmcnt(0) lgkmcnt(0)
6C10  v_lshl_add_u64 v[26:27], v[30:31], 1, s[18:19]
6C18  global_load_ushort v26, v[26:27], off
6C20  s_waitcnt vmcnt(0)
6C24  v_lshlrev_b32_e32 v26, 16, v26
6C28  s_and_b64 vcc, exec, s[6:7]
6C2C  v_or_b32_e32 v30, v30, v8
6C30  s_cbranch_vccnz 7
6C34  s_waitcnt lgkmcnt(0)
6C38  v_lshl_add_u64 v[32:33], v[30:31], 2, s[18:19]
6C40  global_load_dword v27, v[32:33], off
6C48  s_cbranch_execz 1
6C4C  s_branch 7
6C50  s_waitcnt lgkmcnt(0)
6C54  v_lshl_add_u64 v[30:31], v[30:31], 1, s[18:19]
6C5C  global_load_ushort v27, v[30:31], off
6C64  s_waitcnt vmcnt(0)
6C68  v_lshlrev_b32_e32 v27, 16, v27
6C6C  v_lshl_add_u64 v[30:31], v[28:29], 0, s[8:9]
6C74  s_and_b64 vcc, exec, s[4:5]
6C78  v_lshl_add_u64 v[32:33], v[30:31], 0, v[10:11]
6C80  s_cbranch_vccnz 11
6C84  s_and_b64 vcc, exec, s[6:7]
6C88  v_lshrrev_b64 v[34:35], 1, v[32:33]
6C90  s_cbranch_vccnz 8
6C94  s_waitcnt lgkmcnt(0)
6C98  v_lshl_add_u64 v[28:29], v[34:35], 3, s[18:19]
6CA0  global_load_dwordx2 v[28:29], v[28:29], off
6CA8  s_cbranch_execz 2
6CAC  s_branch 10
6CB0  s_branch 10
6CB4  s_waitcnt vmcnt(0) lgkmcnt(0)
6CB8  v_lshl_add_u64 v[28:29], v[34:35], 2, s[18:19]
6CC0  global_load_dword v29, v[28:29], off
6CC8  s_waitcnt vmcnt(0)
6CCC  v_lshlrev_b32_e32 v28, 16, v29
6CD0  v_and_b32_e32 v29, 0xffff0000, v29
6CD8  s_cbranch_execnz 34
6CDC  s_and_b64 vcc, exec, s[6:7]
6CE0  s_cbranch_vccnz 7
6CE4  s_waitcnt vmcnt(0) lgkmcnt(0)
6CE8  v_lshl_add_u64 v[28:29], v[32:33], 2, s[18:19]
6CF0  global_load_dword v28, v[28:29], off
6CF8  s_cbranch_execz 1
6CFC  s_branch 7
6D00  s_waitcnt vmcnt(0) lgkmcnt(0)
6D04  v_lshl_add_u64 v[28:29], v[32:33], 1, s[18:19]
6D0C  global_load_ushort v28, v[28:29], off
6D14  s_waitcnt vmcnt(0)
6D18  v_lshlrev_b32_e32 v28, 16, v28
6D1C  s_and_b64 vcc, exec, s[6:7]
6D20  v_lshl_add_u64 v[32:33], v[32:33], 0, v[8:9]
6D28  s_cbranch_vccnz 7
6D2C  s_waitcnt lgkmcnt(0)
6D30  v_lshl_add_u64 v[34:35], v[32:33], 2, s[18:19]
6D38  global_load_dword v29, v[34:35], off
6D40  s_cbranch_execz 1
6D44  s_branch 7
6D48  s_waitcnt lgkmcnt(0)
6D4C  v_lshl_add_u64 v[32:33], v[32:33], 1, s[18:19]
6D54  global_load_ushort v29, v[32:33], off
6D5C  s_waitcnt vmcnt(0)
6D60  v_lshlrev_b32_e32 v29, 16, v29
6D64  v_lshl_add_u64 v[32:33], v[30:31], 0, s[8:9]
6D6C  s_and_b64 vcc, exec, s[4:5]
6D70  v_lshl_add_u64 v[34:35], v[32:33], 0, v[10:11]
6D78  s_cbranch_vccnz 11
6D7C  s_and_b64 vcc, exec, s[6:7]
6D80  v_lshrrev_b64 v[36:37], 1, v[34:35]
6D88  s_cbranch_vccnz 8
6D8C  s_waitcnt lgkmcnt(0)
6D90  v_lshl_add_u64 v[30:31], v[36:37], 3, s[18:19]
6D98  global_load_dwordx2 v[30:31], v[30:31], off
6DA0  s_cbranch_execz 2
6DA4  s_branch 10
6DA8  s_branch 10
6DAC  s_waitcnt vmcnt(0) lgkmcnt(0)
6DB0  v_lshl_add_u64 v[30:31], v[36:37], 2, s[18:19]
6DB8  global_load_dword v31, v[30:31], off
6DC0  s_waitcnt vmcnt(0)
6DC4  v_lshlrev_b32_e32 v30, 16, v31
6DC8  v_and_b32_e32 v31, 0xffff0000, v31
6DD0  s_cbranch_execnz 33
6DD4  s_and_b64 vcc, exec, s[6:7]
6DD8  s_cbranch_vccnz 7
6DDC  s_waitcnt vmcnt(0) lgkmcnt(0)
6DE0  v_lshl_add_u64 v[30:31], v[34:35], 2, s[18:19]
6DE8  global_load_dword v30, v[30:31], off
6DF0  s_cbranch_execz 1
6DF4  s_branch 7
6DF8  s_waitcnt vmcnt(0) lgkmcnt(0)
6DFC  v_lshl_add_u64 v[30:31], v[34:35], 1, s[18:19]
6E04  global_load_ushort v30, v[30:31], off
6E0C  s_waitcnt vmcnt(0)
6E10  v_lshlrev_b32_e32 v30, 16, v30
6E14  s_and_b64 vcc, exec, s[6:7]
6E18  v_or_b32_e32 v34, v34, v8
6E1C  s_cbranch_vccnz 7
6E20  s_waitcnt lgkmcnt(0)
6E24  v_lshl_add_u64 v[36:37], v[34:35], 2, s[18:19]
6E2C  global_load_dword v31, v[36:37], off
6E34  s_cbranch_execz 1
6E38  s_branch 7
6E3C  s_waitcnt lgkmcnt(0)
6E40  v_lshl_add_u64 v[34:35], v[34:35], 1, s[18:19]
6E48  global_load_ushort v31, v[34:35], off
6E50  s_waitcnt vmcnt(0)
6E54  v_lshlrev_b32_e32 v31, 16, v31
6E58  v_lshl_add_u64 v[34:35], v[32:33], 0, s[8:9]
6E60  s_and_b64 vcc, exec, s[4:5]
6E64  v_lshl_add_u64 v[36:37], v[34:35], 0, v[10:11]
6E6C  s_cbranch_vccnz 11
6E70  s_and_b64 vcc, exec, s[6:7]
6E74  v_lshrrev_b64 v[38:39], 1, v[36:37]
6E7C  s_cbranch_vccnz 8
6E80  s_waitcnt lgkmcnt(0)
6E84  v_lshl_add_u64 v[32:33], v[38:39], 3, s[18:19]
6E8C  global_load_dwordx2 v[32:33], v[32:33], off
6E94  s_cbranch_execz 2
6E98  s_branch 10
6E9C  s_branch 10
6EA0  s_waitcnt vmcnt(0) lgkmcnt(0)
6EA4  v_lshl_add_u64 v[32:33], v[38:39], 2, s[18:19]
6EAC  global_load_dword v33, v[32:33], off
6EB4  s_waitcnt vmcnt(0)
6EB8  v_lshlrev_b32_e32 v32, 16, v33
6EBC  v_and_b32_e32 v33, 0xffff0000, v33
6EC4  s_cbranch_execnz 34
6EC8  s_and_b64 vcc, exec, s[6:7]
6ECC  s_cbranch_vccnz 7
6ED0  s_waitcnt vmcnt(0) lgkmcnt(0)
6ED4  v_lshl_add_u64 v[32:33], v[36:37], 2, s[18:19]
6EDC  global_load_dword v32, v[32:33], off
6EE4  s_cbranch_execz 1
6EE8  s_branch 7
6EEC  s_waitcnt vmcnt(0) lgkmcnt(0)
6EF0  v_lshl_add_u64 v[32:33], v[36:37], 1, s[18:19]
6EF8  global_load_ushort v32, v[32:33], off
6F00  s_waitcnt vmcnt(0)
6F04  v_lshlrev_b32_e32 v32, 16, v32
6F08  s_and_b64 vcc, exec, s[6:7]
6F0C  v_lshl_add_u64 v[36:37], v[36:37], 0, v[8:9]
6F14  s_cbranch_vccnz 7
6F18  s_waitcnt lgkmcnt(0)
6F1C  v_lshl_add_u64 v[38:39], v[36:37], 2, s[18:19]
6F24  global_load_dword v33, v[38:39], off
6F2C  s_cbranch_execz 1
6F30  s_branch 7
6F34  s_waitcnt lgkmcnt(0)
6F38  v_lshl_add_u64 v[36:37], v[36:37], 1, s[18:19]
6F40  global_load_ushort v33, v[36:37], off
6F48  s_waitcnt vmcnt(0)
6F4C  v_lshlrev_b32_e32 v33, 16, v33
6F50  v_lshl_add_u64 v[36:37], v[34:35], 0, s[8:9]
6F58  s_and_b64 vcc, exec, s[4:5]
6F5C  v_lshl_add_u64 v[38:39], v[36:37], 0, v[10:11]
6F64  s_cbranch_vccnz 11
6F68  s_and_b64 vcc, exec, s[6:7]
6F6C  v_lshrrev_b64 v[40:41], 1, v[38:39]
6F74  s_cbranch_vccnz 8
6F78  s_waitcnt lgkmcnt(0)
6F7C  v_lshl_add_u64 v[34:35], v[40:41], 3, s[18:19]
6F84  global_load_dwordx2 v[34:35], v[34:35], off
6F8C  s_cbranch_execz 2
6F90  s_branch 10
6F94  s_branch 10
6F98  s_waitcnt vmcnt(0) lgkmcnt(0)
6F9C  v_lshl_add_u64 v[34:35], v[40:41], 2, s[18:19]
6FA4  global_load_dword v35, v[34:35], off
6FAC  s_waitcnt vmcnt(0)
6FB0  v_lshlrev_b32_e32 v34, 16, v35
6FB4  v_and_b32_e32 v35, 0xffff0000, v35
6FBC  s_cbranch_execnz 33
6FC0  s_and_b64 vcc, exec, s[6:7]
6FC4  s_cbranch_vccnz 7
6FC8  s_waitcnt vmcnt(0) lgkmcnt(0)
6FCC  v_lshl_add_u64 v[34:35], v[38:39], 2, s[18:19]
6FD4  global_load_dword v34, v[34:35], off
6FDC  s_cbranch_execz 1
6FE0  s_branch 7
6FE4  s_waitcnt vmcnt(0) lgkmcnt(0)
6FE8  v_lshl_add_u64 v[34:35], v[38:39], 1, s[18:19]
6FF0  global_load_ushort v34, v[34:35], off
6FF8  s_waitcnt vmcnt(0)
6FFC  v_lshlrev_b32_e32 v34, 16, v34
7000  s_and_b64 vcc, exec, s[6:7]
7004  v_or_b32_e32 v38, v38, v8
7008  s_cbranch_vccnz 7
700C  s_waitcnt lgkmcnt(0)
7010  v_lshl_add_u64 v[40:41], v[38:39], 2, s[18:19]
7018  global_load_dword v35, v[40:41], off
7020  s_cbranch_execz 1
7024  s_branch 7
7028  s_waitcnt lgkmcnt(0)
702C  v_lshl_add_u64 v[38:39], v[38:39], 1, s[18:19]
7034  global_load_ushort v35, v[38:39], off
703C  s_waitcnt vmcnt(0)
7040  v_lshlrev_b32_e32 v35, 16, v35
7044  v_lshl_add_u64 v[38:39], v[36:37], 0, s[8:9]
704C  s_and_b64 vcc, exec, s[4:5]
7050  v_lshl_add_u64 v[40:41], v[38:39], 0, v[10:11]
7058  s_cbranch_vccnz 11
705C  s_and_b64 vcc, exec, s[6:7]
7060  v_lshrrev_b64 v[42:43], 1, v[40:41]
7068  s_cbranch_vccnz 8
706C  s_waitcnt lgkmcnt(0)
7070  v_lshl_add_u64 v[36:37], v[42:43], 3, s[18:19]
7078  global_load_dwordx2 v[36:37], v[36:37], off
7080  s_cbranch_execz 2
7084  s_branch 10
7088  s_branch 10
708C  s_waitcnt vmcnt(0) lgkmcnt(0)
7090  v_lshl_add_u64 v[36:37], v[42:43], 2, s[18:19]
7098  global_load_dword v37, v[36:37], off
70A0  s_waitcnt vmcnt(0)
70A4  v_lshlrev_b32_e32 v36, 16, v37
70A8  v_and_b32_e32 v37, 0xffff0000, v37
70B0  s_cbranch_execnz 34
70B4  s_and_b64 vcc, exec, s[6:7]
70B8  s_cbranch_vccnz 7
70BC  s_waitcnt vmcnt(0) lgkmcnt(0)
70C0  v_lshl_add_u64 v[36:37], v[40:41], 2, s[18:19]
70C8  global_load_dword v36, v[36:37], off
70D0  s_cbranch_execz 1
70D4  s_branch 7
70D8  s_waitcnt vmcnt(0) lgkmcnt(0)
70DC  v_lshl_add_u64 v[36:37], v[40:41], 1, s[18:19]
70E4  global_load_ushort v36, v[36:37], off
70EC  s_waitcnt vmcnt(0)
70F0  v_lshlrev_b32_e32 v36, 16, v36
70F4  s_and_b64 vcc, exec, s[6:7]
70F8  v_lshl_add_u64 v[40:41], v[40:41], 0, v[8:9]
7100  s_cbranch_vccnz 7
7104  s_waitcnt lgkmcnt(0)
7108  v_lshl_add_u64 v[42:43], v[40:41], 2, s[18:19]
7110  global_load_dword v37, v[42:43], off
7118  s_cbranch_execz 1
711C  s_branch 7
7120  s_waitcnt lgkmcnt(0)
7124  v_lshl_add_u64 v[40:41], v[40:41], 1, s[18:19]
712C  global_load_ushort v37, v[40:41], off
7134  s_waitcnt vmcnt(0)
7138  v_lshlrev_b32_e32 v37, 16, v37
713C  v_lshl_add_u64 v[40:41], v[38:39], 0, s[8:9]
7144  s_and_b64 vcc, exec, s[4:5]
7148  v_lshl_add_u64 v[42:43], v[40:41], 0, v[10:11]
7150  s_cbranch_vccnz 11
7154  s_and_b64 vcc, exec, s[6:7]
7158  v_lshrrev_b64 v[44:45], 1, v[42:43]
7160  s_cbranch_vccnz 8
7164  s_waitcnt lgkmcnt(0)
7168  v_lshl_add_u64 v[38:39], v[44:45], 3, s[18:19]
7170  global_load_dwordx2 v[38:39], v[38:39], off
7178  s_cbranch_execz 2
717C  s_branch 10
7180  s_branch 10
7184  s_waitcnt vmcnt(0) lgkmcnt(0)
7188  v_lshl_add_u64 v[38:39], v[44:45], 2, s[18:19]
7190  global_load_dword v39, v[38:39], off
7198  s_waitcnt vmcnt(0)
719C  v_lshlrev_b32_e32 v38, 16, v39
71A0  v_and_b32_e32 v39, 0xffff0000, v39
71A8  s_cbranch_execnz 33
71AC  s_and_b64 vcc, exec, s[6:7]
71B0  s_cbranch_vccnz 7
71B4  s_waitcnt vmcnt(0) lgkmcnt(0)
71B8  v_lshl_add_u64 v[38:39], v[42:43], 2, s[18:19]
71C0  global_load_dword v38, v[38:39], off
71C8  s_cbranch_execz 1
71CC  s_branch 7
71D0  s_waitcnt vmcnt(0) lgkmcnt(0)
71D4  v_lshl_add_u64 v[38:39], v[42:43], 1, s[18:19]
71DC  global_load_ushort v38, v[38:39], off
71E4  s_waitcnt vmcnt(0)
71E8  v_lshlrev_b32_e32 v38, 16, v38
71EC  s_and_b64 vcc, exec, s[6:7]
71F0  v_or_b32_e32 v42, v42, v8
71F4  s_cbranch_vccnz 7
71F8  s_waitcnt lgkmcnt(0)
71FC  v_lshl_add_u64 v[44:45], v[42:43], 2, s[18:19]
7204  global_load_dword v39, v[44:45], off
720C  s_cbranch_execz 1
7210  s_branch 7
7214  s_waitcnt lgkmcnt(0)
7218  v_lshl_add_u64 v[42:43], v[42:43], 1, s[18:19]
7220  global_load_ushort v39, v[42:43], off
7228  s_waitcnt vmcnt(0)
722C  v_lshlrev_b32_e32 v39, 16, v39
7230  v_lshl_add_u64 v[42:43], v[40:41], 0, s[8:9]
7238  s_and_b64 vcc, exec, s[4:5]
723C  v_lshl_add_u64 v[44:45], v[42:43], 0, v[10:11]
7244  s_cbranch_vccnz 11
7248  s_and_b64 vcc, exec, s[6:7]
724C  v_lshrrev_b64 v[46:47], 1, v[44:45]
7254  s_cbranch_vccnz 8
7258  s_waitcnt lgkmcnt(0)
725C  v_lshl_add_u64 v[40:41], v[46:47], 3, s[18:19]
7264  global_load_dwordx2 v[40:41], v[40:41], off
726C  s_cbranch_execz 2
7270  s_branch 10
7274  s_branch 10
7278  s_waitcnt vmcnt(0) lgkmcnt(0)
727C  v_lshl_add_u64 v[40:41], v[46:47], 2, s[18:19]
7284  global_load_dword v41, v[40:41], off
728C  s_waitcnt vmcnt(0)
7290  v_lshlrev_b32_e32 v40, 16, v41
7294  v_and_b32_e32 v41, 0xffff0000, v41
729C  s_cbranch_execnz 34
72A0  s_and_b64 vcc, exec, s[6:7]
72A4  s_cbranch_vccnz 7
72A8  s_waitcnt vmcnt(0) lgkmcnt(0)
72AC  v_lshl_add_u64 v[40:41], v[44:45], 2, s[18:19]
72B4  global_load_dword v40, v[40:41], off
72BC  s_cbranch_execz 1
72C0  s_branch 7
72C4  s_waitcnt vmcnt(0) lgkmcnt(0)
72C8  v_lshl_add_u64 v[40:41], v[44:45], 1, s[18:19]
72D0  global_load_ushort v40, v[40:41], off
72D8  s_waitcnt vmcnt(0)
72DC  v_lshlrev_b32_e32 v40, 16, v40
72E0  s_and_b64 vcc, exec, s[6:7]
72E4  v_lshl_add_u64 v[44:45], v[44:45], 0, v[8:9]
72EC  s_cbranch_vccnz 7
72F0  s_waitcnt lgkmcnt(0)
72F4  v_lshl_add_u64 v[46:47], v[44:45], 2, s[18:19]
72FC  global_load_dword v41, v[46:47], off
7304  s_cbranch_execz 1
7308  s_branch 7
730C  s_waitcnt lgkmcnt(0)
7310  v_lshl_add_u64 v[44:45], v[44:45], 1, s[18:19]
7318  global_load_ushort v41, v[44:45], off
7320  s_waitcnt vmcnt(0)
7324  v_lshlrev_b32_e32 v41, 16, v41
7328  v_lshl_add_u64 v[44:45], v[42:43], 0, s[8:9]
7330  s_and_b64 vcc, exec, s[4:5]
7334  v_lshl_add_u64 v[46:47], v[44:45], 0, v[10:11]
733C  s_cbranch_vccnz 11
7340  s_and_b64 vcc, exec, s[6:7]
7344  v_lshrrev_b64 v[48:49], 1, v[46:47]
734C  s_cbranch_vccnz 8
7350  s_waitcnt lgkmcnt(0)
7354  v_lshl_add_u64 v[42:43], v[48:49], 3, s[18:19]
735C  global_load_dwordx2 v[42:43], v[42:43], off
7364  s_cbranch_execz 2
7368  s_branch 10
736C  s_branch 10
7370  s_waitcnt vmcnt(0) lgkmcnt(0)
7374  v_lshl_add_u64 v[42:43], v[48:49], 2, s[18:19]
737C  global_load_dword v43, v[42:43], off
7384  s_waitcnt vmcnt(0)
7388  v_lshlrev_b32_e32 v42, 16, v43
738C  v_and_b32_e32 v43, 0xffff0000, v43
7394  s_cbranch_execnz 33
7398  s_and_b64 vcc, exec, s[6:7]
739C  s_cbranch_vccnz 7
73A0  s_waitcnt vmcnt(0) lgkmcnt(0)
73A4  v_lshl_add_u64 v[42:43], v[46:47], 2, s[18:19]
73AC  global_load_dword v42, v[42:43], off
73B4  s_cbranch_execz 1
73B8  s_branch 7
73BC  s_waitcnt vmcnt(0) lgkmcnt(0)
73C0  v_lshl_add_u64 v[42:43], v[46:47], 1, s[18:19]
73C8  global_load_ushort v42, v[42:43], off
73D0  s_waitcnt vmcnt(0)
73D4  v_lshlrev_b32_e32 v42, 16, v42
73D8  s_and_b64 vcc, exec, s[6:7]
73DC  v_or_b32_e32 v46, v46, v8
73E0  s_cbranch_vccnz 7
73E4  s_waitcnt lgkmcnt(0)
73E8  v_lshl_add_u64 v[48:49], v[46:47], 2, s[18:19]
73F0  global_load_dword v43, v[48:49], off
73F8  s_cbranch_execz 1
73FC  s_branch 7
7400  s_waitcnt lgkmcnt(0)
7404  v_lshl_add_u64 v[46:47], v[46:47], 1, s[18:19]
740C  global_load_ushort v43, v[46:47], off
7414  s_waitcnt vmcnt(0)
7418  v_lshlrev_b32_e32 v43, 16, v43
741C  v_lshl_add_u64 v[46:47], v[44:45], 0, s[8:9]
7424  s_and_b64 vcc, exec, s[4:5]
7428  v_lshl_add_u64 v[48:49], v[46:47], 0, v[10:11]
7430  s_cbranch_vccnz 11
7434  s_and_b64 vcc, exec, s[6:7]
7438  v_lshrrev_b64 v[50:51], 1, v[48:49]
7440  s_cbranch_vccnz 8
7444  s_waitcnt lgkmcnt(0)
7448  v_lshl_add_u64 v[44:45], v[50:51], 3, s[18:19]
7450  global_load_dwordx2 v[44:45], v[44:45], off
7458  s_cbranch_execz 2
745C  s_branch 10
7460  s_branch 10
7464  s_waitcnt vmcnt(0) lgkmcnt(0)
7468  v_lshl_add_u64 v[44:45], v[50:51], 2, s[18:19]
7470  global_load_dword v45, v[44:45], off
7478  s_waitcnt vmcnt(0)
747C  v_lshlrev_b32_e32 v44, 16, v45
7480  v_and_b32_e32 v45, 0xffff0000, v45
7488  s_cbranch_execnz 34
748C  s_and_b64 vcc, exec, s[6:7]
7490  s_cbranch_vccnz 7
7494  s_waitcnt vmcnt(0) lgkmcnt(0)
7498  v_lshl_add_u64 v[44:45], v[48:49], 2, s[18:19]
74A0  global_load_dword v44, v[44:45], off
74A8  s_cbranch_execz 1
74AC  s_branch 7
74B0  s_waitcnt vmcnt(0) lgkmcnt(0)
74B4  v_lshl_add_u64 v[44:45], v[48:49], 1, s[18:19]
74BC  global_load_ushort v44, v[44:45], off
74C4  s_waitcnt vmcnt(0)
74C8  v_lshlrev_b32_e32 v44, 16, v44
74CC  s_and_b64 vcc, exec, s[6:7]
74D0  v_lshl_add_u64 v[48:49], v[48:49], 0, v[8:9]
74D8  s_cbranch_vccnz 7
74DC  s_waitcnt lgkmcnt(0)
74E0  v_lshl_add_u64 v[50:51], v[48:49], 2, s[18:19]
74E8  global_load_dword v45, v[50:51], off
74F0  s_cbranch_execz 1
74F4  s_branch 7
74F8  s_waitcnt lgkmcnt(0)
74FC  v_lshl_add_u64 v[48:49], v[48:49], 1, s[18:19]
7504  global_load_ushort v45, v[48:49], off
750C  s_waitcnt vmcnt(0)
7510  v_lshlrev_b32_e32 v45, 16, v45
7514  v_lshl_add_u64 v[48:49], v[46:47], 0, s[8:9]
751C  s_and_b64 vcc, exec, s[4:5]
7520  v_lshl_add_u64 v[50:51], v[48:49], 0, v[10:11]
7528  s_cbranch_vccnz 11
752C  s_and_b64 vcc, exec, s[6:7]
7530  v_lshrrev_b64 v[52:53], 1, v[50:51]
7538  s_cbranch_vccnz 8
753C  s_waitcnt lgkmcnt(0)
7540  v_lshl_add_u64 v[46:47], v[52:53], 3, s[18:19]
7548  global_load_dwordx2 v[46:47], v[46:47], off
7550  s_cbranch_execz 2
7554  s_branch 10
7558  s_branch 10
755C  s_waitcnt vmcnt(0) lgkmcnt(0)
7560  v_lshl_add_u64 v[46:47], v[52:53], 2, s[18:19]
7568  global_load_dword v47, v[46:47], off
7570  s_waitcnt vmcnt(0)
7574  v_lshlrev_b32_e32 v46, 16, v47
7578  v_and_b32_e32 v47, 0xffff0000, v47
7580  s_cbranch_execnz 33
7584  s_and_b64 vcc, exec, s[6:7]
7588  s_cbranch_vccnz 7
758C  s_waitcnt vmcnt(0) lgkmcnt(0)
7590  v_lshl_add_u64 v[46:47], v[50:51], 2, s[18:19]
7598  global_load_dword v46, v[46:47], off
75A0  s_cbranch_execz 1
75A4  s_branch 7
75A8  s_waitcnt vmcnt(0) lgkmcnt(0)
75AC  v_lshl_add_u64 v[46:47], v[50:51], 1, s[18:19]
75B4  global_load_ushort v46, v[46:47], off
75BC  s_waitcnt vmcnt(0)
75C0  v_lshlrev_b32_e32 v46, 16, v46
75C4  s_and_b64 vcc, exec, s[6:7]
75C8  v_or_b32_e32 v50, v50, v8
75CC  s_cbranch_vccnz 7
75D0  s_waitcnt lgkmcnt(0)
75D4  v_lshl_add_u64 v[52:53], v[50:51], 2, s[18:19]
75DC  global_load_dword v47, v[52:53], off
75E4  s_cbranch_execz 1
75E8  s_branch 7
75EC  s_waitcnt lgkmcnt(0)
75F0  v_lshl_add_u64 v[50:51], v[50:51], 1, s[18:19]
75F8  global_load_ushort v47, v[50:51], off
7600  s_waitcnt vmcnt(0)
7604  v_lshlrev_b32_e32 v47, 16, v47
7608  v_lshl_add_u64 v[50:51], v[48:49], 0, s[8:9]
7610  s_and_b64 vcc, exec, s[4:5]
7614  v_lshl_add_u64 v[52:53], v[50:51], 0, v[10:11]
761C  s_cbranch_vccnz 11
7620  s_and_b64 vcc, exec, s[6:7]
7624  v_lshrrev_b64 v[54:55], 1, v[52:53]
762C  s_cbranch_vccnz 8
7630  s_waitcnt lgkmcnt(0)
7634  v_lshl_add_u64 v[48:49], v[54:55], 3, s[18:19]
763C  global_load_dwordx2 v[48:49], v[48:49], off
7644  s_cbranch_execz 2
7648  s_branch 10
764C  s_branch 10
7650  s_waitcnt vmcnt(0) lgkmcnt(0)
7654  v_lshl_add_u64 v[48:49], v[54:55], 2, s[18:19]
765C  global_load_dword v49, v[48:49], off
7664  s_waitcnt vmcnt(0)
7668  v_lshlrev_b32_e32 v48, 16, v49
766C  v_and_b32_e32 v49, 0xffff0000, v49
7674  s_cbranch_execnz 34
7678  s_and_b64 vcc, exec, s[6:7]
767C  s_cbranch_vccnz 7
7680  s_waitcnt vmcnt(0) lgkmcnt(0)
7684  v_lshl_add_u64 v[48:49], v[52:53], 2, s[18:19]
768C  global_load_dword v48, v[48:49], off
7694  s_cbranch_execz 1
7698  s_branch 7
769C  s_waitcnt vmcnt(0) lgkmcnt(0)
76A0  v_lshl_add_u64 v[48:49], v[52:53], 1, s[18:19]
76A8  global_load_ushort v48, v[48:49], off
76B0  s_waitcnt vmcnt(0)
76B4  v_lshlrev_b32_e32 v48, 16, v48
76B8  s_and_b64 vcc, exec, s[6:7]
76BC  v_lshl_add_u64 v[52:53], v[52:53], 0, v[8:9]
76C4  s_cbranch_vccnz 7
76C8  s_waitcnt lgkmcnt(0)
76CC  v_lshl_add_u64 v[54:55], v[52:53], 2, s[18:19]
76D4  global_load_dword v49, v[54:55], off
76DC  s_cbranch_execz 1
76E0  s_branch 7
76E4  s_waitcnt lgkmcnt(0)
76E8  v_lshl_add_u64 v[52:53], v[52:53], 1, s[18:19]
76F0  global_load_ushort v49, v[52:53], off
76F8  s_waitcnt vmcnt(0)
76FC  v_lshlrev_b32_e32 v49, 16, v49
7700  v_lshl_add_u64 v[52:53], v[50:51], 0, s[8:9]
7708  s_and_b64 vcc, exec, s[4:5]
770C  v_lshl_add_u64 v[54:55], v[52:53], 0, v[10:11]
7714  s_cbranch_vccnz 11
7718  s_and_b64 vcc, exec, s[6:7]
771C  v_lshrrev_b64 v[56:57], 1, v[54:55]
7724  s_cbranch_vccnz 8
7728  s_waitcnt lgkmcnt(0)
772C  v_lshl_add_u64 v[50:51], v[56:57], 3, s[18:19]
7734  global_load_dwordx2 v[50:51], v[50:51], off
773C  s_cbranch_execz 2
7740  s_branch 10
7744  s_branch 10
7748  s_waitcnt vmcnt(0) lgkmcnt(0)
774C  v_lshl_add_u64 v[50:51], v[56:57], 2, s[18:19]
7754  global_load_dword v51, v[50:51], off
775C  s_waitcnt vmcnt(0)
7760  v_lshlrev_b32_e32 v50, 16, v51
7764  v_and_b32_e32 v51, 0xffff0000, v51
776C  s_cbranch_execnz 33
7770  s_and_b64 vcc, exec, s[6:7]
7774  s_cbranch_vccnz 7
7778  s_waitcnt vmcnt(0) lgkmcnt(0)
777C  v_lshl_add_u64 v[50:51], v[54:55], 2, s[18:19]
7784  global_load_dword v50, v[50:51], off
778C  s_cbranch_execz 1
7790  s_branch 7
7794  s_waitcnt vmcnt(0) lgkmcnt(0)
7798  v_lshl_add_u64 v[50:51], v[54:55], 1, s[18:19]
77A0  global_load_ushort v50, v[50:51], off
77A8  s_waitcnt vmcnt(0)
77AC  v_lshlrev_b32_e32 v50, 16, v50
77B0  s_and_b64 vcc, exec, s[6:7]
77B4  v_or_b32_e32 v54, v54, v8
77B8  s_cbranch_vccnz 7
77BC  s_waitcnt lgkmcnt(0)
77C0  v_lshl_add_u64 v[56:57], v[54:55], 2, s[18:19]
77C8  global_load_dword v51, v[56:57], off
77D0  s_cbranch_execz 1
77D4  s_branch 7
77D8  s_waitcnt lgkmcnt(0)
77DC  v_lshl_add_u64 v[54:55], v[54:55], 1, s[18:19]
77E4  global_load_ushort v51, v[54:55], off
77EC  s_waitcnt vmcnt(0)
77F0  v_lshlrev_b32_e32 v51, 16, v51
77F4  v_lshl_add_u64 v[54:55], v[52:53], 0, s[8:9]
77FC  s_and_b64 vcc, exec, s[4:5]
7800  v_lshl_add_u64 v[56:57], v[54:55], 0, v[10:11]
7808  s_cbranch_vccnz 11
780C  s_and_b64 vcc, exec, s[6:7]
7810  v_lshrrev_b64 v[58:59], 1, v[56:57]
7818  s_cbranch_vccnz 8
781C  s_waitcnt lgkmcnt(0)
7820  v_lshl_add_u64 v[52:53], v[58:59], 3, s[18:19]
7828  global_load_dwordx2 v[52:53], v[52:53], off
7830  s_cbranch_execz 2
7834  s_branch 10
7838  s_branch 10
783C  s_waitcnt vmcnt(0) lgkmcnt(0)
7840  v_lshl_add_u64 v[52:53], v[58:59], 2, s[18:19]
7848  global_load_dword v53, v[52:53], off
7850  s_waitcnt vmcnt(0)
7854  v_lshlrev_b32_e32 v52, 16, v53
7858  v_and_b32_e32 v53, 0xffff0000, v53
7860  s_cbranch_execnz 34
7864  s_and_b64 vcc, exec, s[6:7]
7868  s_cbranch_vccnz 7
786C  s_waitcnt vmcnt(0) lgkmcnt(0)
7870  v_lshl_add_u64 v[52:53], v[56:57], 2, s[18:19]
7878  global_load_dword v52, v[52:53], off
7880  s_cbranch_execz 1
7884  s_branch 7
7888  s_waitcnt vmcnt(0) lgkmcnt(0)
788C  v_lshl_add_u64 v[52:53], v[56:57], 1, s[18:19]
7894  global_load_ushort v52, v[52:53], off
789C  s_waitcnt vmcnt(0)
78A0  v_lshlrev_b32_e32 v52, 16, v52
78A4  s_and_b64 vcc, exec, s[6:7]
78A8  v_lshl_add_u64 v[56:57], v[56:57], 0, v[8:9]
78B0  s_cbranch_vccnz 7
78B4  s_waitcnt lgkmcnt(0)
78B8  v_lshl_add_u64 v[58:59], v[56:57], 2, s[18:19]
78C0  global_load_dword v53, v[58:59], off
78C8  s_cbranch_execz 1
78CC  s_branch 7
78D0  s_waitcnt lgkmcnt(0)
78D4  v_lshl_add_u64 v[56:57], v[56:57], 1, s[18:19]
78DC  global_load_ushort v53, v[56:57], off
78E4  s_waitcnt vmcnt(0)
78E8  v_lshlrev_b32_e32 v53, 16, v53
78EC  v_lshl_add_u64 v[56:57], v[54:55], 0, s[8:9]
78F4  s_and_b64 vcc, exec, s[4:5]
78F8  v_lshl_add_u64 v[58:59], v[56:57], 0, v[10:11]
7900  s_cbranch_vccnz 11
7904  s_and_b64 vcc, exec, s[6:7]
7908  v_lshrrev_b64 v[60:61], 1, v[58:59]
7910  s_cbranch_vccnz 8
7914  s_waitcnt lgkmcnt(0)
7918  v_lshl_add_u64 v[54:55], v[60:61], 3, s[18:19]
7920  global_load_dwordx2 v[54:55], v[54:55], off
7928  s_cbranch_execz 2
792C  s_branch 10
7930  s_branch 10
7934  s_waitcnt vmcnt(0) lgkmcnt(0)
7938  v_lshl_add_u64 v[54:55], v[60:61], 2, s[18:19]
7940  global_load_dword v55, v[54:55], off
7948  s_waitcnt vmcnt(0)
794C  v_lshlrev_b32_e32 v54, 16, v55
7950  v_and_b32_e32 v55, 0xffff0000, v55
7958  s_cbranch_execnz 33
795C  s_and_b64 vcc, exec, s[6:7]
7960  s_cbranch_vccnz 7
7964  s_waitcnt vmcnt(0) lgkmcnt(0)
7968  v_lshl_add_u64 v[54:55], v[58:59], 2, s[18:19]
7970  global_load_dword v54, v[54:55], off
7978  s_cbranch_execz 1
797C  s_branch 7
7980  s_waitcnt vmcnt(0) lgkmcnt(0)
7984  v_lshl_add_u64 v[54:55], v[58:59], 1, s[18:19]
798C  global_load_ushort v54, v[54:55], off
7994  s_waitcnt vmcnt(0)
7998  v_lshlrev_b32_e32 v54, 16, v54
799C  s_and_b64 vcc, exec, s[6:7]
79A0  v_or_b32_e32 v58, v58, v8
79A4  s_cbranch_vccnz 7
79A8  s_waitcnt lgkmcnt(0)
79AC  v_lshl_add_u64 v[60:61], v[58:59], 2, s[18:19]
79B4  global_load_dword v55, v[60:61], off
79BC  s_cbranch_execz 1
79C0  s_branch 7
79C4  s_waitcnt lgkmcnt(0)
79C8  v_lshl_add_u64 v[58:59], v[58:59], 1, s[18:19]
79D0  global_load_ushort v55, v[58:59], off
79D8  s_waitcnt vmcnt(0)
79DC  v_lshlrev_b32_e32 v55, 16, v55
79E0  v_lshl_add_u64 v[58:59], v[56:57], 0, s[8:9]
79E8  s_and_b64 vcc, exec, s[4:5]
79EC  v_lshl_add_u64 v[60:61], v[58:59], 0, v[10:11]
79F4  s_cbranch_vccnz 11
79F8  s_and_b64 vcc, exec, s[6:7]
79FC  v_lshrrev_b64 v[62:63], 1, v[60:61]
7A04  s_cbranch_vccnz 8
7A08  s_waitcnt lgkmcnt(0)
7A0C  v_lshl_add_u64 v[56:57], v[62:63], 3, s[18:19]
7A14  global_load_dwordx2 v[56:57], v[56:57], off
7A1C  s_cbranch_execz 2
7A20  s_branch 10
7A24  s_branch 10
7A28  s_waitcnt vmcnt(0) lgkmcnt(0)
7A2C  v_lshl_add_u64 v[56:57], v[62:63], 2, s[18:19]
7A34  global_load_dword v57, v[56:57], off
7A3C  s_waitcnt vmcnt(0)
7A40  v_lshlrev_b32_e32 v56, 16, v57
7A44  v_and_b32_e32 v57, 0xffff0000, v57
7A4C  s_cbranch_execnz 34
7A50  s_and_b64 vcc, exec, s[6:7]
7A54  s_cbranch_vccnz 7
7A58  s_waitcnt vmcnt(0) lgkmcnt(0)
7A5C  v_lshl_add_u64 v[56:57], v[60:61], 2, s[18:19]
7A64  global_load_dword v56, v[56:57], off
7A6C  s_cbranch_execz 1
7A70  s_branch 7
7A74  s_waitcnt vmcnt(0) lgkmcnt(0)
7A78  v_lshl_add_u64 v[56:57], v[60:61], 1, s[18:19]
7A80  global_load_ushort v56, v[56:57], off
7A88  s_waitcnt vmcnt(0)
7A8C  v_lshlrev_b32_e32 v56, 16, v56
7A90  s_and_b64 vcc, exec, s[6:7]
7A94  v_lshl_add_u64 v[60:61], v[60:61], 0, v[8:9]
7A9C  s_cbranch_vccnz 7
7AA0  s_waitcnt lgkmcnt(0)
7AA4  v_lshl_add_u64 v[62:63], v[60:61], 2, s[18:19]
7AAC  global_load_dword v57, v[62:63], off
7AB4  s_cbranch_execz 1
7AB8  s_branch 7
7ABC  s_waitcnt lgkmcnt(0)
7AC0  v_lshl_add_u64 v[60:61], v[60:61], 1, s[18:19]
7AC8  global_load_ushort v57, v[60:61], off
7AD0  s_waitcnt vmcnt(0)
7AD4  v_lshlrev_b32_e32 v57, 16, v57
7AD8  v_lshl_add_u64 v[60:61], v[58:59], 0, s[8:9]
7AE0  s_and_b64 vcc, exec, s[4:5]
7AE4  v_lshl_add_u64 v[62:63], v[60:61], 0, v[10:11]
7AEC  s_cbranch_vccnz 11
7AF0  s_and_b64 vcc, exec, s[6:7]
7AF4  v_lshrrev_b64 v[64:65], 1, v[62:63]
7AFC  s_cbranch_vccnz 8
7B00  s_waitcnt lgkmcnt(0)
7B04  v_lshl_add_u64 v[58:59], v[64:65], 3, s[18:19]
7B0C  global_load_dwordx2 v[58:59], v[58:59], off
7B14  s_cbranch_execz 2
7B18  s_branch 10
7B1C  s_branch 10
7B20  s_waitcnt vmcnt(0) lgkmcnt(0)
7B24  v_lshl_add_u64 v[58:59], v[64:65], 2, s[18:19]
7B2C  global_load_dword v59, v[58:59], off
7B34  s_waitcnt vmcnt(0)
7B38  v_lshlrev_b32_e32 v58, 16, v59
7B3C  v_and_b32_e32 v59, 0xffff0000, v59
7B44  s_cbranch_execnz 33
7B48  s_and_b64 vcc, exec, s[6:7]
7B4C  s_cbranch_vccnz 7
7B50  s_waitcnt vmcnt(0) lgkmcnt(0)
7B54  v_lshl_add_u64 v[58:59], v[62:63], 2, s[18:19]
7B5C  global_load_dword v58, v[58:59], off
7B64  s_cbranch_execz 1
7B68  s_branch 7
7B6C  s_waitcnt vmcnt(0) lgkmcnt(0)
7B70  v_lshl_add_u64 v[58:59], v[62:63], 1, s[18:19]
7B78  global_load_ushort v58, v[58:59], off
7B80  s_waitcnt vmcnt(0)
7B84  v_lshlrev_b32_e32 v58, 16, v58
7B88  s_and_b64 vcc, exec, s[6:7]
7B8C  v_or_b32_e32 v62, v62, v8
7B90  s_cbranch_vccnz 7
7B94  s_waitcnt lgkmcnt(0)
7B98  v_lshl_add_u64 v[64:65], v[62:63], 2, s[18:19]
7BA0  global_load_dword v59, v[64:65], off
7BA8  s_cbranch_execz 1
7BAC  s_branch 7
7BB0  s_waitcnt lgkmcnt(0)
7BB4  v_lshl_add_u64 v[62:63], v[62:63], 1, s[18:19]
7BBC  global_load_ushort v59, v[62:63], off
7BC4  s_waitcnt vmcnt(0)
7BC8  v_lshlrev_b32_e32 v59, 16, v59
7BCC  v_lshl_add_u64 v[62:63], v[60:61], 0, s[8:9]
7BD4  s_and_b64 vcc, exec, s[4:5]
7BD8  v_lshl_add_u64 v[64:65], v[62:63], 0, v[10:11]
7BE0  s_cbranch_vccnz 11
7BE4  s_and_b64 vcc, exec, s[6:7]
7BE8  v_lshrrev_b64 v[66:67], 1, v[64:65]
7BF0  s_cbranch_vccnz 8
7BF4  s_waitcnt lgkmcnt(0)
7BF8  v_lshl_add_u64 v[60:61], v[66:67], 3, s[18:19]
7C00  global_load_dwordx2 v[60:61], v[60:61], off
7C08  s_cbranch_execz 2
7C0C  s_branch 10
7C10  s_branch 10
7C14  s_waitcnt vmcnt(0) lgkmcnt(0)
7C18  v_lshl_add_u64 v[60:61], v[66:67], 2, s[18:19]
7C20  global_load_dword v61, v[60:61], off
7C28  s_waitcnt vmcnt(0)
7C2C  v_lshlrev_b32_e32 v60, 16, v61
7C30  v_and_b32_e32 v61, 0xffff0000, v61
7C38  s_cbranch_execnz 34
7C3C  s_and_b64 vcc, exec, s[6:7]
7C40  s_cbranch_vccnz 7
7C44  s_waitcnt vmcnt(0) lgkmcnt(0)
7C48  v_lshl_add_u64 v[60:61], v[64:65], 2, s[18:19]
7C50  global_load_dword v60, v[60:61], off
7C58  s_cbranch_execz 1
7C5C  s_branch 7
7C60  s_waitcnt vmcnt(0) lgkmcnt(0)
7C64  v_lshl_add_u64 v[60:61], v[64:65], 1, s[18:19]
7C6C  global_load_ushort v60, v[60:61], off
7C74  s_waitcnt vmcnt(0)
7C78  v_lshlrev_b32_e32 v60, 16, v60
7C7C  s_and_b64 vcc, exec, s[6:7]
7C80  v_lshl_add_u64 v[64:65], v[64:65], 0, v[8:9]
7C88  s_cbranch_vccnz 7
7C8C  s_waitcnt lgkmcnt(0)
7C90  v_lshl_add_u64 v[66:67], v[64:65], 2, s[18:19]
7C98  global_load_dword v61, v[66:67], off
7CA0  s_cbranch_execz 1
7CA4  s_branch 7
7CA8  s_waitcnt lgkmcnt(0)
7CAC  v_lshl_add_u64 v[64:65], v[64:65], 1, s[18:19]
7CB4  global_load_ushort v61, v[64:65], off
7CBC  s_waitcnt vmcnt(0)
7CC0  v_lshlrev_b32_e32 v61, 16, v61
7CC4  v_lshl_add_u64 v[64:65], v[62:63], 0, s[8:9]
7CCC  s_and_b64 vcc, exec, s[4:5]
7CD0  v_lshl_add_u64 v[66:67], v[64:65], 0, v[10:11]
7CD8  s_cbranch_vccnz 11
7CDC  s_and_b64 vcc, exec, s[6:7]
7CE0  v_lshrrev_b64 v[68:69], 1, v[66:67]
7CE8  s_cbranch_vccnz 8
7CEC  s_waitcnt lgkmcnt(0)
7CF0  v_lshl_add_u64 v[62:63], v[68:69], 3, s[18:19]
7CF8  global_load_dwordx2 v[62:63], v[62:63], off
7D00  s_cbranch_execz 2
7D04  s_branch 10
7D08  s_branch 10
7D0C  s_waitcnt vmcnt(0) lgkmcnt(0)
7D10  v_lshl_add_u64 v[62:63], v[68:69], 2, s[18:19]
7D18  global_load_dword v63, v[62:63], off
7D20  s_waitcnt vmcnt(0)
7D24  v_lshlrev_b32_e32 v62, 16, v63
7D28  v_and_b32_e32 v63, 0xffff0000, v63
7D30  s_cbranch_execnz 33
7D34  s_and_b64 vcc, exec, s[6:7]
7D38  s_cbranch_vccnz 7
7D3C  s_waitcnt vmcnt(0) lgkmcnt(0)
7D40  v_lshl_add_u64 v[62:63], v[66:67], 2, s[18:19]
7D48  global_load_dword v62, v[62:63], off
7D50  s_cbranch_execz 1
7D54  s_branch 7
7D58  s_waitcnt vmcnt(0) lgkmcnt(0)
7D5C  v_lshl_add_u64 v[62:63], v[66:67], 1, s[18:19]
7D64  global_load_ushort v62, v[62:63], off
7D6C  s_waitcnt vmcnt(0)
7D70  v_lshlrev_b32_e32 v62, 16, v62
7D74  s_and_b64 vcc, exec, s[6:7]
7D78  v_or_b32_e32 v66, v66, v8
7D7C  s_cbranch_vccnz 7
7D80  s_waitcnt lgkmcnt(0)
7D84  v_lshl_add_u64 v[68:69], v[66:67], 2, s[18:19]
7D8C  global_load_dword v63, v[68:69], off
7D94  s_cbranch_execz 1
7D98  s_branch 7
7D9C  s_waitcnt lgkmcnt(0)
7DA0  v_lshl_add_u64 v[66:67], v[66:67], 1, s[18:19]
7DA8  global_load_ushort v63, v[66:67], off
7DB0  s_waitcnt vmcnt(0)
7DB4  v_lshlrev_b32_e32 v63, 16, v63
7DB8  v_lshl_add_u64 v[66:67], v[64:65], 0, s[8:9]
7DC0  s_and_b64 vcc, exec, s[4:5]
7DC4  v_lshl_add_u64 v[68:69], v[66:67], 0, v[10:11]
7DCC  s_cbranch_vccnz 11
7DD0  s_and_b64 vcc, exec, s[6:7]
7DD4  v_lshrrev_b64 v[70:71], 1, v[68:69]
7DDC  s_cbranch_vccnz 8
7DE0  s_waitcnt lgkmcnt(0)
7DE4  v_lshl_add_u64 v[64:65], v[70:71], 3, s[18:19]
7DEC  global_load_dwordx2 v[64:65], v[64:65], off
7DF4  s_cbranch_execz 2
7DF8  s_branch 10
7DFC  s_branch 10
7E00  s_waitcnt vmcnt(0) lgkmcnt(0)
7E04  v_lshl_add_u64 v[64:65], v[70:71], 2, s[18:19]
7E0C  global_load_dword v65, v[64:65], off
7E14  s_waitcnt vmcnt(0)
7E18  v_lshlrev_b32_e32 v64, 16, v65
7E1C  v_and_b32_e32 v65, 0xffff0000, v65
7E24  s_cbranch_execnz 34
7E28  s_and_b64 vcc, exec, s[6:7]
7E2C  s_cbranch_vccnz 7
7E30  s_waitcnt vmcnt(0) lgkmcnt(0)
7E34  v_lshl_add_u64 v[64:65], v[68:69], 2, s[18:19]
7E3C  global_load_dword v64, v[64:65], off
7E44  s_cbranch_execz 1
7E48  s_branch 7
7E4C  s_waitcnt vmcnt(0) lgkmcnt(0)
7E50  v_lshl_add_u64 v[64:65], v[68:69], 1, s[18:19]
7E58  global_load_ushort v64, v[64:65], off
7E60  s_waitcnt vmcnt(0)
7E64  v_lshlrev_b32_e32 v64, 16, v64
7E68  s_and_b64 vcc, exec, s[6:7]
7E6C  v_lshl_add_u64 v[68:69], v[68:69], 0, v[8:9]
7E74  s_cbranch_vccnz 7
7E78  s_waitcnt lgkmcnt(0)
7E7C  v_lshl_add_u64 v[70:71], v[68:69], 2, s[18:19]
7E84  global_load_dword v65, v[70:71], off
7E8C  s_cbranch_execz 1
7E90  s_branch 7
7E94  s_waitcnt lgkmcnt(0)
7E98  v_lshl_add_u64 v[68:69], v[68:69], 1, s[18:19]
7EA0  global_load_ushort v65, v[68:69], off
7EA8  s_waitcnt vmcnt(0)
7EAC  v_lshlrev_b32_e32 v65, 16, v65
7EB0  v_lshl_add_u64 v[68:69], v[66:67], 0, s[8:9]
7EB8  s_and_b64 vcc, exec, s[4:5]
7EBC  v_lshl_add_u64 v[70:71], v[68:69], 0, v[10:11]
7EC4  s_cbranch_vccnz 11
7EC8  s_and_b64 vcc, exec, s[6:7]
7ECC  v_lshrrev_b64 v[72:73], 1, v[70:71]
7ED4  s_cbranch_vccnz 8
7ED8  s_waitcnt lgkmcnt(0)
7EDC  v_lshl_add_u64 v[66:67], v[72:73], 3, s[18:19]
7EE4  global_load_dwordx2 v[66:67], v[66:67], off
7EEC  s_cbranch_execz 2
7EF0  s_branch 10
7EF4  s_branch 10
7EF8  s_waitcnt vmcnt(0) lgkmcnt(0)
7EFC  v_lshl_add_u64 v[66:67], v[72:73], 2, s[18:19]
7F04  global_load_dword v67, v[66:67], off
7F0C  s_waitcnt vmcnt(0)
7F10  v_lshlrev_b32_e32 v66, 16, v67
7F14  v_and_b32_e32 v67, 0xffff0000, v67
7F1C  s_cbranch_execnz 33
7F20  s_and_b64 vcc, exec, s[6:7]
7F24  s_cbranch_vccnz 7
7F28  s_waitcnt vmcnt(0) lgkmcnt(0)
7F2C  v_lshl_add_u64 v[66:67], v[70:71], 2, s[18:19]
7F34  global_load_dword v66, v[66:67], off
7F3C  s_cbranch_execz 1
7F40  s_branch 7
7F44  s_waitcnt vmcnt(0) lgkmcnt(0)
7F48  v_lshl_add_u64 v[66:67], v[70:71], 1, s[18:19]
7F50  global_load_ushort v66, v[66:67], off
7F58  s_waitcnt vmcnt(0)
7F5C  v_lshlrev_b32_e32 v66, 16, v66
7F60  s_and_b64 vcc, exec, s[6:7]
7F64  v_or_b32_e32 v70, v70, v8
7F68  s_cbranch_vccnz 7
7F6C  s_waitcnt lgkmcnt(0)
7F70  v_lshl_add_u64 v[72:73], v[70:71], 2, s[18:19]
7F78  global_load_dword v67, v[72:73], off
7F80  s_cbranch_execz 1
7F84  s_branch 7
7F88  s_waitcnt lgkmcnt(0)
7F8C  v_lshl_add_u64 v[70:71], v[70:71], 1, s[18:19]
7F94  global_load_ushort v67, v[70:71], off
7F9C  s_waitcnt vmcnt(0)
7FA0  v_lshlrev_b32_e32 v67, 16, v67
7FA4  v_lshl_add_u64 v[68:69], v[68:69], 0, s[8:9]
7FAC  s_and_b64 vcc, exec, s[4:5]
7FB0  v_lshl_add_u64 v[68:69], v[68:69], 0, v[10:11]
7FB8  s_cbranch_vccnz 11
7FBC  s_and_b64 vcc, exec, s[6:7]
7FC0  v_lshrrev_b64 v[70:71], 1, v[68:69]
7FC8  s_cbranch_vccnz 8
7FCC  s_waitcnt lgkmcnt(0)
7FD0  v_lshl_add_u64 v[10:11], v[70:71], 3, s[18:19]
7FD8  global_load_dwordx2 v[10:11], v[10:11], off
7FE0  s_cbranch_execz 2
7FE4  s_branch 10
7FE8  s_branch 10
7FEC  s_waitcnt vmcnt(0) lgkmcnt(0)
7FF0  v_lshl_add_u64 v[10:11], v[70:71], 2, s[18:19]
7FF8  global_load_dword v11, v[10:11], off
8000  s_waitcnt vmcnt(0)
8004  v_lshlrev_b32_e32 v10, 16, v11
8008  v_and_b32_e32 v11, 0xffff0000, v11
8010  s_cbranch_execnz 34
8014  s_and_b64 vcc, exec, s[6:7]
8018  s_cbranch_vccnz 7
801C  s_waitcnt vmcnt(0) lgkmcnt(0)
8020  v_lshl_add_u64 v[10:11], v[68:69], 2, s[18:19]
8028  global_load_dword v10, v[10:11], off
8030  s_cbranch_execz 1
8034  s_branch 7
8038  s_waitcnt vmcnt(0) lgkmcnt(0)
803C  v_lshl_add_u64 v[10:11], v[68:69], 1, s[18:19]
8044  global_load_ushort v10, v[10:11], off
804C  s_waitcnt vmcnt(0)
8050  v_lshlrev_b32_e32 v10, 16, v10
8054  s_and_b64 vcc, exec, s[6:7]
8058  v_lshl_add_u64 v[8:9], v[68:69], 0, v[8:9]
8060  s_cbranch_vccnz 7
8064  s_waitcnt lgkmcnt(0)
8068  v_lshl_add_u64 v[68:69], v[8:9], 2, s[18:19]
8070  global_load_dword v11, v[68:69], off
8078  s_cbranch_execz 1
807C  s_branch 7
8080  s_waitcnt lgkmcnt(0)
8084  v_lshl_add_u64 v[8:9], v[8:9], 1, s[18:19]
808C  global_load_ushort v8, v[8:9], off
8094  s_waitcnt vmcnt(0)
8098  v_lshlrev_b32_e32 v11, 16, v8
809C  s_waitcnt lgkmcnt(0)
80A0  s_cmp_eq_u32 s24, 0
80A4  s_cbranch_scc1 160
80A8  v_mov_b32_e32 v8, s24
80AC  s_brev_b32 s4, 1
80B0  v_lshlrev_b32_e32 v9, 31, v8
80B4  s_waitcnt vmcnt(0)
80B8  v_xor_b32_e32 v2, v2, v9
80BC  v_xor_b32_e32 v3, v3, v9
80C0  v_lshlrev_b32_e32 v9, 30, v8
80C4  v_bitop3_b32 v4, v4, v9, s4 bitop3:0x78
80CC  v_bitop3_b32 v5, v5, v9, s4 bitop3:0x78
80D4  v_lshlrev_b32_e32 v9, 29, v8
80D8  v_bitop3_b32 v6, v6, v9, s4 bitop3:0x78
80E0  v_bitop3_b32 v7, v7, v9, s4 bitop3:0x78
80E8  v_lshlrev_b32_e32 v9, 28, v8
80EC  v_bitop3_b32 v12, v12, v9, s4 bitop3:0x78
80F4  v_bitop3_b32 v13, v13, v9, s4 bitop3:0x78
80FC  v_lshlrev_b32_e32 v9, 27, v8
8100  v_bitop3_b32 v14, v14, v9, s4 bitop3:0x78
8108  v_bitop3_b32 v15, v15, v9, s4 bitop3:0x78
8110  v_lshlrev_b32_e32 v9, 26, v8
8114  v_bitop3_b32 v16, v16, v9, s4 bitop3:0x78
811C  v_bitop3_b32 v17, v17, v9, s4 bitop3:0x78
8124  v_lshlrev_b32_e32 v9, 25, v8
8128  v_bitop3_b32 v18, v18, v9, s4 bitop3:0x78
8130  v_bitop3_b32 v19, v19, v9, s4 bitop3:0x78
8138  v_lshlrev_b32_e32 v9, 24, v8
813C  v_bitop3_b32 v20, v20, v9, s4 bitop3:0x78
8144  v_bitop3_b32 v21, v21, v9, s4 bitop3:0x78
814C  v_lshlrev_b32_e32 v9, 23, v8
8150  v_bitop3_b32 v22, v22, v9, s4 bitop3:0x78
8158  v_bitop3_b32 v23, v23, v9, s4 bitop3:0x78
8160  v_lshlrev_b32_e32 v9, 22, v8
8164  v_bitop3_b32 v24, v24, v9, s4 bitop3:0x78
816C  v_bitop3_b32 v25, v25, v9, s4 bitop3:0x78
8174  v_lshlrev_b32_e32 v9, 21, v8
8178  v_bitop3_b32 v26, v26, v9, s4 bitop3:0x78
8180  v_bitop3_b32 v27, v27, v9, s4 bitop3:0x78
8188  v_lshlrev_b32_e32 v9, 20, v8
818C  v_bitop3_b32 v28, v28, v9, s4 bitop3:0x78
8194  v_bitop3_b32 v29, v29, v9, s4 bitop3:0x78
819C  v_lshlrev_b32_e32 v9, 19, v8
81A0  v_bitop3_b32 v30, v30, v9, s4 bitop3:0x78
81A8  v_bitop3_b32 v31, v31, v9, s4 bitop3:0x78
81B0  v_lshlrev_b32_e32 v9, 18, v8
81B4  v_bitop3_b32 v32, v32, v9, s4 bitop3:0x78
81BC  v_bitop3_b32 v33, v33, v9, s4 bitop3:0x78
81C4  v_lshlrev_b32_e32 v9, 17, v8
81C8  v_bitop3_b32 v34, v34, v9, s4 bitop3:0x78
81D0  v_bitop3_b32 v35, v35, v9, s4 bitop3:0x78
81D8  v_lshlrev_b32_e32 v9, 16, v8
81DC  v_bitop3_b32 v36, v36, v9, s4 bitop3:0x78
81E4  v_bitop3_b32 v37, v37, v9, s4 bitop3:0x78
81EC  v_lshlrev_b32_e32 v9, 15, v8
81F0  v_bitop3_b32 v38, v38, v9, s4 bitop3:0x78
81F8  v_bitop3_b32 v39, v39, v9, s4 bitop3:0x78
8200  v_lshlrev_b32_e32 v9, 14, v8
8204  v_bitop3_b32 v40, v40, v9, s4 bitop3:0x78
820C  v_bitop3_b32 v41, v41, v9, s4 bitop3:0x78
8214  v_lshlrev_b32_e32 v9, 13, v8
8218  v_bitop3_b32 v42, v42, v9, s4 bitop3:0x78
8220  v_bitop3_b32 v43, v43, v9, s4 bitop3:0x78
8228  v_lshlrev_b32_e32 v9, 12, v8
822C  v_bitop3_b32 v44, v44, v9, s4 bitop3:0x78
8234  v_bitop3_b32 v45, v45, v9, s4 bitop3:0x78
823C  v_lshlrev_b32_e32 v9, 11, v8
8240  v_bitop3_b32 v46, v46, v9, s4 bitop3:0x78
8248  v_bitop3_b32 v47, v47, v9, s4 bitop3:0x78
8250  v_lshlrev_b32_e32 v9, 10, v8
8254  v_bitop3_b32 v48, v48, v9, s4 bitop3:0x78
825C  v_bitop3_b32 v49, v49, v9, s4 bitop3:0x78
8264  v_lshlrev_b32_e32 v9, 9, v8
8268  v_bitop3_b32 v50, v50, v9, s4 bitop3:0x78
8270  v_bitop3_b32 v51, v51, v9, s4 bitop3:0x78
8278  v_lshlrev_b32_e32 v9, 8, v8
827C  v_bitop3_b32 v52, v52, v9, s4 bitop3:0x78
8284  v_bitop3_b32 v53, v53, v9, s4 bitop3:0x78
828C  v_lshlrev_b32_e32 v9, 7, v8
8290  v_bitop3_b32 v54, v54, v9, s4 bitop3:0x78
8298  v_bitop3_b32 v55, v55, v9, s4 bitop3:0x78
82A0  v_lshlrev_b32_e32 v9, 6, v8
82A4  v_bitop3_b32 v56, v56, v9, s4 bitop3:0x78
82AC  v_bitop3_b32 v57, v57, v9, s4 bitop3:0x78
82B4  v_lshlrev_b32_e32 v9, 5, v8
82B8  v_bitop3_b32 v58, v58, v9, s4 bitop3:0x78
82C0  v_bitop3_b32 v59, v59, v9, s4 bitop3:0x78
82C8  v_lshlrev_b32_e32 v9, 4, v8
82CC  v_bitop3_b32 v60, v60, v9, s4 bitop3:0x78
82D4  v_bitop3_b32 v61, v61, v9, s4 bitop3:0x78
82DC  v_lshlrev_b32_e32 v9, 3, v8
82E0  v_bitop3_b32 v62, v62, v9, s4 bitop3:0x78
82E8  v_bitop3_b32 v63, v63, v9, s4 bitop3:0x78
82F0  v_lshlrev_b32_e32 v9, 2, v8
82F4  v_bitop3_b32 v64, v64, v9, s4 bitop3:0x78
82FC  v_bitop3_b32 v65, v65, v9, s4 bitop3:0x78
8304  v_lshlrev_b32_e32 v9, 1, v8
8308  v_bitop3_b32 v66, v66, v9, s4 bitop3:0x78
8310  v_bitop3_b32 v67, v67, v9, s4 bitop3:0x78
8318  v_bitop3_b32 v10, v10, v8, s4 bitop3:0x78
8320  v_bitop3_b32 v11, v11, v8, s4 bitop3:0x78
8328  s_waitcnt vmcnt(0)
832C  v_pk_add_f32 v[8:9], v[2:3], v[4:5]
8334  v_pk_add_f32 v[2:3], v[2:3], v[4:5] neg_lo:[0,1] neg_hi:[0,1]
833C  v_pk_add_f32 v[4:5], v[6:7], v[12:13]
8344  v_pk_add_f32 v[6:7], v[6:7], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
834C  v_pk_add_f32 v[12:13], v[14:15], v[16:17]
8354  v_pk_add_f32 v[14:15], v[14:15], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
835C  v_pk_add_f32 v[16:17], v[18:19], v[20:21]
8364  v_pk_add_f32 v[18:19], v[18:19], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
836C  v_pk_add_f32 v[20:21], v[22:23], v[24:25]
8374  v_pk_add_f32 v[22:23], v[22:23], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
837C  v_pk_add_f32 v[24:25], v[26:27], v[28:29]
8384  v_pk_add_f32 v[26:27], v[26:27], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
838C  v_pk_add_f32 v[28:29], v[30:31], v[32:33]
8394  v_pk_add_f32 v[30:31], v[30:31], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
839C  v_pk_add_f32 v[32:33], v[34:35], v[36:37]
83A4  v_pk_add_f32 v[34:35], v[34:35], v[36:37] neg_lo:[0,1] neg_hi:[0,1]
83AC  v_pk_add_f32 v[36:37], v[38:39], v[40:41]
83B4  v_pk_add_f32 v[38:39], v[38:39], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
83BC  v_pk_add_f32 v[40:41], v[42:43], v[44:45]
83C4  v_pk_add_f32 v[42:43], v[42:43], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
83CC  v_pk_add_f32 v[44:45], v[46:47], v[48:49]
83D4  v_pk_add_f32 v[46:47], v[46:47], v[48:49] neg_lo:[0,1] neg_hi:[0,1]
83DC  v_pk_add_f32 v[48:49], v[50:51], v[52:53]
83E4  v_pk_add_f32 v[50:51], v[50:51], v[52:53] neg_lo:[0,1] neg_hi:[0,1]
83EC  v_pk_add_f32 v[52:53], v[54:55], v[56:57]
83F4  v_pk_add_f32 v[54:55], v[54:55], v[56:57] neg_lo:[0,1] neg_hi:[0,1]
83FC  v_pk_add_f32 v[56:57], v[58:59], v[60:61]
8404  v_pk_add_f32 v[58:59], v[58:59], v[60:61] neg_lo:[0,1] neg_hi:[0,1]
840C  v_pk_add_f32 v[60:61], v[62:63], v[64:65]
8414  v_pk_add_f32 v[62:63], v[62:63], v[64:65] neg_lo:[0,1] neg_hi:[0,1]
841C  v_pk_add_f32 v[64:65], v[66:67], v[10:11]
8424  v_pk_add_f32 v[10:11], v[66:67], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
842C  v_pk_add_f32 v[66:67], v[8:9], v[4:5]
8434  v_pk_add_f32 v[4:5], v[8:9], v[4:5] neg_lo:[0,1] neg_hi:[0,1]
843C  v_pk_add_f32 v[8:9], v[2:3], v[6:7]
8444  v_pk_add_f32 v[2:3], v[2:3], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
844C  v_pk_add_f32 v[6:7], v[12:13], v[16:17]
8454  v_pk_add_f32 v[12:13], v[12:13], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
845C  v_pk_add_f32 v[16:17], v[14:15], v[18:19]
8464  v_pk_add_f32 v[14:15], v[14:15], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
846C  v_pk_add_f32 v[18:19], v[20:21], v[24:25]
8474  v_pk_add_f32 v[20:21], v[20:21], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
847C  v_pk_add_f32 v[24:25], v[22:23], v[26:27]
8484  v_pk_add_f32 v[22:23], v[22:23], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
848C  v_pk_add_f32 v[26:27], v[28:29], v[32:33]
8494  v_pk_add_f32 v[28:29], v[28:29], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
849C  v_pk_add_f32 v[32:33], v[30:31], v[34:35]
84A4  v_pk_add_f32 v[30:31], v[30:31], v[34:35] neg_lo:[0,1] neg_hi:[0,1]
84AC  v_pk_add_f32 v[34:35], v[36:37], v[40:41]
84B4  v_pk_add_f32 v[36:37], v[36:37], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
84BC  v_pk_add_f32 v[40:41], v[38:39], v[42:43]
84C4  v_pk_add_f32 v[38:39], v[38:39], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
84CC  v_pk_add_f32 v[42:43], v[44:45], v[48:49]
84D4  v_pk_add_f32 v[44:45], v[44:45], v[48:49] neg_lo:[0,1] neg_hi:[0,1]
84DC  v_pk_add_f32 v[48:49], v[46:47], v[50:51]
84E4  v_pk_add_f32 v[46:47], v[46:47], v[50:51] neg_lo:[0,1] neg_hi:[0,1]
84EC  v_pk_add_f32 v[50:51], v[52:53], v[56:57]
84F4  v_pk_add_f32 v[52:53], v[52:53], v[56:57] neg_lo:[0,1] neg_hi:[0,1]
84FC  v_pk_add_f32 v[56:57], v[54:55], v[58:59]
8504  v_pk_add_f32 v[54:55], v[54:55], v[58:59] neg_lo:[0,1] neg_hi:[0,1]
850C  v_pk_add_f32 v[58:59], v[60:61], v[64:65]
8514  v_pk_add_f32 v[60:61], v[60:61], v[64:65] neg_lo:[0,1] neg_hi:[0,1]
851C  v_pk_add_f32 v[64:65], v[62:63], v[10:11]
8524  v_pk_add_f32 v[10:11], v[62:63], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
852C  v_pk_add_f32 v[62:63], v[66:67], v[6:7]
8534  v_pk_add_f32 v[6:7], v[66:67], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
853C  v_pk_add_f32 v[66:67], v[8:9], v[16:17]
8544  v_pk_add_f32 v[8:9], v[8:9], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
854C  v_pk_add_f32 v[16:17], v[4:5], v[12:13]
8554  v_pk_add_f32 v[4:5], v[4:5], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
855C  v_pk_add_f32 v[12:13], v[2:3], v[14:15]
8564  v_pk_add_f32 v[2:3], v[2:3], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
856C  v_pk_add_f32 v[14:15], v[18:19], v[26:27]
8574  v_pk_add_f32 v[18:19], v[18:19], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
857C  v_pk_add_f32 v[26:27], v[24:25], v[32:33]
8584  v_pk_add_f32 v[24:25], v[24:25], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
858C  v_pk_add_f32 v[32:33], v[20:21], v[28:29]
8594  v_pk_add_f32 v[20:21], v[20:21], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
859C  v_pk_add_f32 v[28:29], v[22:23], v[30:31]
85A4  v_pk_add_f32 v[22:23], v[22:23], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
85AC  v_pk_add_f32 v[30:31], v[34:35], v[42:43]
85B4  v_pk_add_f32 v[34:35], v[34:35], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
85BC  v_pk_add_f32 v[42:43], v[40:41], v[48:49]
85C4  v_pk_add_f32 v[40:41], v[40:41], v[48:49] neg_lo:[0,1] neg_hi:[0,1]
85CC  v_pk_add_f32 v[48:49], v[36:37], v[44:45]
85D4  v_pk_add_f32 v[36:37], v[36:37], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
85DC  v_pk_add_f32 v[44:45], v[38:39], v[46:47]
85E4  v_pk_add_f32 v[38:39], v[38:39], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
85EC  v_pk_add_f32 v[46:47], v[50:51], v[58:59]
85F4  v_pk_add_f32 v[50:51], v[50:51], v[58:59] neg_lo:[0,1] neg_hi:[0,1]
85FC  v_pk_add_f32 v[58:59], v[56:57], v[64:65]
8604  v_pk_add_f32 v[56:57], v[56:57], v[64:65] neg_lo:[0,1] neg_hi:[0,1]
860C  v_pk_add_f32 v[64:65], v[52:53], v[60:61]
8614  v_pk_add_f32 v[52:53], v[52:53], v[60:61] neg_lo:[0,1] neg_hi:[0,1]
861C  v_pk_add_f32 v[60:61], v[54:55], v[10:11]
8624  v_pk_add_f32 v[10:11], v[54:55], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
862C  v_pk_add_f32 v[54:55], v[62:63], v[14:15]
8634  v_pk_add_f32 v[14:15], v[62:63], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
863C  v_pk_add_f32 v[62:63], v[66:67], v[26:27]
8644  s_mov_b32 s4, 0x3e800000
864C  v_pk_add_f32 v[66:67], v[66:67], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
8654  v_pk_add_f32 v[26:27], v[16:17], v[32:33]
865C  v_pk_add_f32 v[16:17], v[16:17], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
8664  v_pk_add_f32 v[32:33], v[12:13], v[28:29]
866C  v_pk_add_f32 v[12:13], v[12:13], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
8674  v_pk_add_f32 v[28:29], v[6:7], v[18:19]
867C  v_pk_add_f32 v[6:7], v[6:7], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
8684  v_pk_add_f32 v[18:19], v[8:9], v[24:25]
868C  v_pk_add_f32 v[8:9], v[8:9], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
8694  v_pk_add_f32 v[24:25], v[4:5], v[20:21]
869C  v_pk_add_f32 v[4:5], v[4:5], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
86A4  v_pk_add_f32 v[68:69], v[2:3], v[22:23]
86AC  v_pk_add_f32 v[2:3], v[2:3], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
86B4  v_pk_add_f32 v[22:23], v[30:31], v[46:47]
86BC  v_pk_add_f32 v[70:71], v[30:31], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
86C4  v_pk_add_f32 v[46:47], v[42:43], v[58:59]
86CC  v_pk_add_f32 v[72:73], v[42:43], v[58:59] neg_lo:[0,1] neg_hi:[0,1]
86D4  v_pk_add_f32 v[42:43], v[48:49], v[64:65]
86DC  v_pk_add_f32 v[74:75], v[48:49], v[64:65] neg_lo:[0,1] neg_hi:[0,1]
86E4  v_pk_mul_f32 v[64:65], v[54:55], s[4:5] op_sel_hi:[1,0]
86EC  v_pk_mul_f32 v[20:21], v[62:63], s[4:5] op_sel_hi:[1,0]
86F4  v_pk_mul_f32 v[62:63], v[26:27], s[4:5] op_sel_hi:[1,0]
86FC  v_pk_mul_f32 v[26:27], v[32:33], s[4:5] op_sel_hi:[1,0]
8704  v_and_b32_e32 v135, 0x7fffffff, v64
870C  v_and_b32_e32 v134, 0x7fffffff, v20
8714  v_pk_add_f32 v[76:77], v[44:45], v[60:61]
871C  v_pk_add_f32 v[78:79], v[44:45], v[60:61] neg_lo:[0,1] neg_hi:[0,1]
8724  v_pk_add_f32 v[80:81], v[40:41], v[56:57]
872C  v_pk_add_f32 v[82:83], v[40:41], v[56:57] neg_lo:[0,1] neg_hi:[0,1]
8734  v_pk_mul_f32 v[60:61], v[28:29], s[4:5] op_sel_hi:[1,0]
873C  v_pk_mul_f32 v[30:31], v[18:19], s[4:5] op_sel_hi:[1,0]
8744  v_pk_mul_f32 v[56:57], v[14:15], s[4:5] op_sel_hi:[1,0]
874C  v_pk_mul_f32 v[14:15], v[66:67], s[4:5] op_sel_hi:[1,0]
8754  v_max_u32_e32 v66, v134, v135
8758  v_and_b32_e32 v133, 0x7fffffff, v62
8760  v_and_b32_e32 v132, 0x7fffffff, v26
8768  v_pk_mul_f32 v[58:59], v[24:25], s[4:5] op_sel_hi:[1,0]
8770  v_pk_mul_f32 v[32:33], v[68:69], s[4:5] op_sel_hi:[1,0]
8778  v_max3_u32 v66, v132, v133, v66
8780  v_and_b32_e32 v131, 0x7fffffff, v60
8788  v_and_b32_e32 v130, 0x7fffffff, v30
8790  v_max3_u32 v66, v130, v131, v66
8798  v_and_b32_e32 v129, 0x7fffffff, v58
87A0  v_and_b32_e32 v128, 0x7fffffff, v32
87A8  v_pk_mul_f32 v[54:55], v[16:17], s[4:5] op_sel_hi:[1,0]
87B0  v_pk_mul_f32 v[18:19], v[12:13], s[4:5] op_sel_hi:[1,0]
87B8  v_max3_u32 v66, v128, v129, v66
87C0  v_and_b32_e32 v127, 0x7fffffff, v56
87C8  v_and_b32_e32 v126, 0x7fffffff, v14
87D0  v_pk_add_f32 v[40:41], v[36:37], v[52:53]
87D8  v_pk_add_f32 v[84:85], v[36:37], v[52:53] neg_lo:[0,1] neg_hi:[0,1]
87E0  v_pk_mul_f32 v[52:53], v[6:7], s[4:5] op_sel_hi:[1,0]
87E8  v_pk_mul_f32 v[24:25], v[8:9], s[4:5] op_sel_hi:[1,0]
87F0  v_max3_u32 v66, v126, v127, v66
87F8  v_and_b32_e32 v125, 0x7fffffff, v54
8800  v_and_b32_e32 v124, 0x7fffffff, v18
8808  v_pk_add_f32 v[44:45], v[34:35], v[50:51]
8810  v_pk_add_f32 v[34:35], v[34:35], v[50:51] neg_lo:[0,1] neg_hi:[0,1]
8818  v_pk_mul_f32 v[50:51], v[4:5], s[4:5] op_sel_hi:[1,0]
8820  v_pk_mul_f32 v[28:29], v[2:3], s[4:5] op_sel_hi:[1,0]
8828  v_max3_u32 v66, v124, v125, v66
8830  v_and_b32_e32 v123, 0x7fffffff, v52
8838  v_and_b32_e32 v122, 0x7fffffff, v24
8840  v_pk_mul_f32 v[48:49], v[22:23], s[4:5] op_sel_hi:[1,0]
8848  v_pk_mul_f32 v[6:7], v[46:47], s[4:5] op_sel_hi:[1,0]
8850  v_max3_u32 v66, v122, v123, v66
8858  v_and_b32_e32 v121, 0x7fffffff, v50
8860  v_and_b32_e32 v120, 0x7fffffff, v28
8868  v_pk_add_f32 v[36:37], v[38:39], v[10:11]
8870  v_pk_add_f32 v[86:87], v[38:39], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
8878  v_pk_mul_f32 v[46:47], v[42:43], s[4:5] op_sel_hi:[1,0]
8880  v_pk_mul_f32 v[10:11], v[76:77], s[4:5] op_sel_hi:[1,0]
8888  v_max3_u32 v66, v120, v121, v66
8890  v_and_b32_e32 v119, 0x7fffffff, v48
8898  v_and_b32_e32 v118, 0x7fffffff, v6
88A0  v_pk_mul_f32 v[44:45], v[44:45], s[4:5] op_sel_hi:[1,0]
88A8  v_pk_mul_f32 v[16:17], v[80:81], s[4:5] op_sel_hi:[1,0]
88B0  v_max3_u32 v66, v118, v119, v66
88B8  v_and_b32_e32 v117, 0x7fffffff, v46
88C0  v_and_b32_e32 v116, 0x7fffffff, v10
88C8  v_pk_mul_f32 v[42:43], v[40:41], s[4:5] op_sel_hi:[1,0]
88D0  v_pk_mul_f32 v[22:23], v[36:37], s[4:5] op_sel_hi:[1,0]
88D8  v_max3_u32 v66, v116, v117, v66
88E0  v_and_b32_e32 v115, 0x7fffffff, v44
88E8  v_and_b32_e32 v114, 0x7fffffff, v16
88F0  v_pk_mul_f32 v[40:41], v[70:71], s[4:5] op_sel_hi:[1,0]
88F8  v_pk_mul_f32 v[2:3], v[72:73], s[4:5] op_sel_hi:[1,0]
8900  v_max3_u32 v66, v114, v115, v66
8908  v_and_b32_e32 v113, 0x7fffffff, v42
8910  v_and_b32_e32 v112, 0x7fffffff, v22
8918  v_pk_mul_f32 v[38:39], v[74:75], s[4:5] op_sel_hi:[1,0]
8920  v_pk_mul_f32 v[4:5], v[78:79], s[4:5] op_sel_hi:[1,0]
8928  v_max3_u32 v66, v112, v113, v66
8930  v_and_b32_e32 v111, 0x7fffffff, v40
8938  v_and_b32_e32 v110, 0x7fffffff, v2
8940  v_pk_mul_f32 v[36:37], v[34:35], s[4:5] op_sel_hi:[1,0]
8948  v_pk_mul_f32 v[8:9], v[82:83], s[4:5] op_sel_hi:[1,0]
8950  v_max3_u32 v66, v110, v111, v66
8958  v_and_b32_e32 v109, 0x7fffffff, v38
8960  v_and_b32_e32 v108, 0x7fffffff, v4
8968  v_pk_mul_f32 v[34:35], v[84:85], s[4:5] op_sel_hi:[1,0]
8970  v_pk_mul_f32 v[12:13], v[86:87], s[4:5] op_sel_hi:[1,0]
8978  v_max3_u32 v66, v108, v109, v66
8980  v_and_b32_e32 v107, 0x7fffffff, v36
8988  v_and_b32_e32 v106, 0x7fffffff, v8
8990  v_max3_u32 v66, v106, v107, v66
8998  v_and_b32_e32 v105, 0x7fffffff, v34
89A0  v_and_b32_e32 v104, 0x7fffffff, v12
89A8  v_max3_u32 v136, v104, v105, v66
89B0  s_mov_b32 s4, 0x7f7fffff
89B8  v_cmp_lt_u32_e32 vcc, s4, v136
89BC  v_mov_b32_e32 v66, v64
89C0  v_mov_b32_e32 v67, v20
89C4  v_mov_b32_e32 v68, v62
89C8  v_mov_b32_e32 v69, v26
89CC  v_mov_b32_e32 v70, v60
89D0  v_mov_b32_e32 v71, v30
89D4  v_mov_b32_e32 v72, v58
89D8  v_mov_b32_e32 v73, v32
89DC  v_mov_b32_e32 v74, v56
89E0  v_mov_b32_e32 v75, v14
89E4  v_mov_b32_e32 v76, v54
89E8  v_mov_b32_e32 v77, v18
89EC  v_mov_b32_e32 v78, v52
89F0  v_mov_b32_e32 v79, v24
89F4  v_mov_b32_e32 v80, v50
89F8  v_mov_b32_e32 v81, v28
89FC  v_mov_b32_e32 v82, v48
8A00  v_mov_b32_e32 v83, v6
8A04  v_mov_b32_e32 v84, v46
8A08  v_mov_b32_e32 v85, v10
8A0C  v_mov_b32_e32 v86, v44
8A10  v_mov_b32_e32 v87, v16
8A14  v_mov_b32_e32 v88, v42
8A18  v_mov_b32_e32 v89, v22
8A1C  v_mov_b32_e32 v90, v40
8A20  v_mov_b32_e32 v91, v2
8A24  v_mov_b32_e32 v92, v38
8A28  v_mov_b32_e32 v93, v4
8A2C  v_mov_b32_e32 v94, v36
8A30  v_mov_b32_e32 v95, v8
8A34  v_mov_b32_e32 v96, v34
8A38  v_mov_b32_e32 v97, v12
8A3C  v_mov_b32_e32 v100, 0
8A40  v_mov_b32_e32 v101, 0
8A44  v_mov_b32_e32 v102, 0
8A48  v_mov_b32_e32 v103, 0
8A4C  s_and_saveexec_b64 s[4:5], vcc
8A50  s_cbranch_execz 586
8A54  v_sub_u32_e32 v66, 0x7f7fffff, v135
8A5C  v_sub_u32_e32 v67, 0x7f800000, v135
8A64  v_sub_u32_e32 v70, 0x7f800000, v134
8A6C  v_sub_u32_e32 v69, 0x7f7fffff, v134
8A74  v_lshrrev_b32_e32 v72, 31, v67
8A78  v_ashrrev_i32_e32 v68, 31, v66
8A7C  v_lshrrev_b32_e32 v66, 31, v66
8A80  v_lshrrev_b32_e32 v70, 31, v70
8A84  v_add_u32_e32 v74, -1, v72
8A88  v_add_u32_e32 v73, -1, v70
8A8C  v_lshrrev_b32_e32 v71, 31, v69
8A90  v_and_b32_e32 v75, 0x80000000, v74
8A98  v_add_u32_e32 v66, -1, v66
8A9C  v_and_b32_e32 v68, 7, v68
8AA0  v_and_b32_e32 v67, 0x80000000, v73
8AA8  v_add_u32_e32 v71, -1, v71
8AAC  v_bitop3_b32 v66, v75, v64, v66 bitop3:0xc8
8AB4  v_ashrrev_i32_e32 v64, 31, v69
8AB8  s_movk_i32 s6, 0x70
8ABC  v_bitop3_b32 v67, v67, v20, v71 bitop3:0xc8
8AC4  v_and_b32_e32 v20, v74, v135
8AC8  v_and_or_b32 v64, v64, s6, v68
8AD0  v_and_b32_e32 v68, v73, v134
8AD4  v_add_u32_e32 v70, v70, v72
8AD8  v_max_u32_e32 v20, v68, v20
8ADC  v_sub_u32_e32 v68, 0x7f7fffff, v133
8AE4  v_sub_u32_e32 v69, 0x7f800000, v133
8AEC  v_sub_u32_e32 v72, 0x7f800000, v132
8AF4  s_movk_i32 s7, 0x700
8AF8  v_ashrrev_i32_e32 v71, 31, v68
8AFC  v_lshrrev_b32_e32 v74, 31, v69
8B00  v_and_or_b32 v64, v71, s7, v64
8B08  v_sub_u32_e32 v71, 0x7f7fffff, v132
8B10  v_lshrrev_b32_e32 v68, 31, v68
8B14  v_lshrrev_b32_e32 v72, 31, v72
8B18  v_add_u32_e32 v76, -1, v74
8B1C  v_add_u32_e32 v75, -1, v72
8B20  v_lshrrev_b32_e32 v73, 31, v71
8B24  v_and_b32_e32 v77, 0x80000000, v76
8B2C  v_add_u32_e32 v68, -1, v68
8B30  v_and_b32_e32 v69, 0x80000000, v75
8B38  v_add_u32_e32 v73, -1, v73
8B3C  v_bitop3_b32 v68, v77, v62, v68 bitop3:0xc8
8B44  v_ashrrev_i32_e32 v62, 31, v71
8B48  s_movk_i32 s8, 0x7000
8B4C  v_bitop3_b32 v69, v69, v26, v73 bitop3:0xc8
8B54  v_and_b32_e32 v26, v76, v133
8B58  v_and_or_b32 v62, v62, s8, v64
8B60  v_add3_u32 v64, v74, v70, v72
8B68  v_and_b32_e32 v70, v75, v132
8B6C  v_max3_u32 v20, v70, v26, v20
8B74  v_sub_u32_e32 v26, 0x7f7fffff, v131
8B7C  s_mov_b32 s9, 0x70000
8B84  v_ashrrev_i32_e32 v71, 31, v26
8B88  v_and_or_b32 v62, v71, s9, v62
8B90  v_sub_u32_e32 v71, 0x7f800000, v130
8B98  v_sub_u32_e32 v70, 0x7f800000, v131
8BA0  v_sub_u32_e32 v72, 0x7f7fffff, v130
8BA8  v_lshrrev_b32_e32 v26, 31, v26
8BAC  v_lshrrev_b32_e32 v75, 31, v71
8BB0  v_lshrrev_b32_e32 v73, 31, v72
8BB4  v_lshrrev_b32_e32 v74, 31, v70
8BB8  v_add_u32_e32 v76, -1, v75
8BBC  v_add_u32_e32 v77, -1, v74
8BC0  v_and_b32_e32 v71, 0x80000000, v76
8BC8  v_add_u32_e32 v73, -1, v73
8BCC  v_and_b32_e32 v70, 0x80000000, v77
8BD4  v_add_u32_e32 v26, -1, v26
8BD8  v_bitop3_b32 v71, v71, v30, v73 bitop3:0xc8
8BE0  v_ashrrev_i32_e32 v30, 31, v72
8BE4  s_mov_b32 s18, 0x700000
8BEC  v_bitop3_b32 v70, v70, v60, v26 bitop3:0xc8
8BF4  v_and_b32_e32 v26, v77, v131
8BF8  v_and_or_b32 v30, v30, s18, v62
8C00  v_and_b32_e32 v62, v76, v130
8C04  v_max3_u32 v20, v62, v26, v20
8C0C  v_sub_u32_e32 v26, 0x7f7fffff, v129
8C14  v_add3_u32 v60, v74, v64, v75
8C1C  v_sub_u32_e32 v62, 0x7f800000, v129
8C24  v_ashrrev_i32_e32 v64, 31, v26
8C28  s_mov_b32 s19, 0x7000000
8C30  v_sub_u32_e32 v72, 0x7f800000, v128
8C38  v_and_or_b32 v30, v64, s19, v30
8C40  v_sub_u32_e32 v64, 0x7f7fffff, v128
8C48  v_lshrrev_b32_e32 v62, 31, v62
8C4C  v_lshrrev_b32_e32 v74, 31, v72
8C50  v_lshrrev_b32_e32 v73, 31, v64
8C54  v_add_u32_e32 v75, -1, v74
8C58  v_lshrrev_b32_e32 v26, 31, v26
8C5C  v_add_u32_e32 v76, -1, v62
8C60  v_and_b32_e32 v77, 0x80000000, v75
8C68  v_add_u32_e32 v73, -1, v73
8C6C  v_and_b32_e32 v72, 0x80000000, v76
8C74  v_add_u32_e32 v26, -1, v26
8C78  v_bitop3_b32 v73, v77, v32, v73 bitop3:0xc8
8C80  v_ashrrev_i32_e32 v32, 31, v64
8C84  s_brev_b32 s20, 14
8C88  v_bitop3_b32 v72, v72, v58, v26 bitop3:0xc8
8C90  v_and_b32_e32 v26, v76, v129
8C94  v_and_or_b32 v100, v32, s20, v30
8C9C  v_add3_u32 v30, v62, v60, v74
8CA4  v_and_b32_e32 v32, v75, v128
8CA8  v_sub_u32_e32 v62, 0x7f800000, v126
8CB0  v_max3_u32 v20, v32, v26, v20
8CB8  v_sub_u32_e32 v32, 0x7f800000, v127
8CC0  v_sub_u32_e32 v26, 0x7f7fffff, v127
8CC8  v_sub_u32_e32 v60, 0x7f7fffff, v126
8CD0  v_lshrrev_b32_e32 v62, 31, v62
8CD4  v_lshrrev_b32_e32 v32, 31, v32
8CD8  v_lshrrev_b32_e32 v64, 31, v60
8CDC  v_add_u32_e32 v76, -1, v62
8CE0  v_ashrrev_i32_e32 v58, 31, v26
8CE4  v_lshrrev_b32_e32 v26, 31, v26
8CE8  v_add_u32_e32 v77, -1, v32
8CEC  v_and_b32_e32 v75, 0x80000000, v76
8CF4  v_add_u32_e32 v64, -1, v64
8CF8  v_and_b32_e32 v74, 0x80000000, v77
8D00  v_add_u32_e32 v26, -1, v26
8D04  v_bitop3_b32 v75, v75, v14, v64 bitop3:0xc8
8D0C  v_and_b32_e32 v14, v77, v127
8D10  v_add3_u32 v30, v32, v30, v62
8D18  v_and_b32_e32 v32, v76, v126
8D1C  v_and_b32_e32 v58, 7, v58
8D20  v_bitop3_b32 v74, v74, v56, v26 bitop3:0xc8
8D28  v_ashrrev_i32_e32 v26, 31, v60
8D2C  v_max3_u32 v14, v32, v14, v20
8D34  v_sub_u32_e32 v32, 0x7f800000, v125
8D3C  v_and_or_b32 v26, v26, s6, v58
8D44  v_sub_u32_e32 v20, 0x7f7fffff, v125
8D4C  v_sub_u32_e32 v58, 0x7f800000, v124
8D54  v_lshrrev_b32_e32 v32, 31, v32
8D58  v_ashrrev_i32_e32 v56, 31, v20
8D5C  v_and_or_b32 v26, v56, s7, v26
8D64  v_sub_u32_e32 v56, 0x7f7fffff, v124
8D6C  v_lshrrev_b32_e32 v20, 31, v20
8D70  v_lshrrev_b32_e32 v58, 31, v58
8D74  v_add_u32_e32 v64, -1, v32
8D78  v_add_u32_e32 v62, -1, v58
8D7C  v_lshrrev_b32_e32 v60, 31, v56
8D80  v_and_b32_e32 v76, 0x80000000, v64
8D88  v_add_u32_e32 v20, -1, v20
8D8C  v_and_b32_e32 v77, 0x80000000, v62
8D94  v_add_u32_e32 v60, -1, v60
8D98  v_bitop3_b32 v76, v76, v54, v20 bitop3:0xc8
8DA0  v_ashrrev_i32_e32 v20, 31, v56
8DA4  v_bitop3_b32 v77, v77, v18, v60 bitop3:0xc8
8DAC  v_and_b32_e32 v18, v64, v125
8DB0  v_and_or_b32 v20, v20, s8, v26
8DB8  v_add3_u32 v26, v32, v30, v58
8DC0  v_and_b32_e32 v30, v62, v124
8DC4  v_max3_u32 v14, v30, v18, v14
8DCC  v_sub_u32_e32 v18, 0x7f7fffff, v123
8DD4  v_sub_u32_e32 v54, 0x7f800000, v122
8DDC  v_sub_u32_e32 v30, 0x7f800000, v123
8DE4  v_ashrrev_i32_e32 v32, 31, v18
8DE8  v_and_or_b32 v20, v32, s9, v20
8DF0  v_sub_u32_e32 v32, 0x7f7fffff, v122
8DF8  v_lshrrev_b32_e32 v54, 31, v54
8DFC  v_lshrrev_b32_e32 v30, 31, v30
8E00  v_lshrrev_b32_e32 v56, 31, v32
8E04  v_add_u32_e32 v58, -1, v54
8E08  v_lshrrev_b32_e32 v18, 31, v18
8E0C  v_add_u32_e32 v60, -1, v30
8E10  v_and_b32_e32 v64, 0x80000000, v58
8E18  v_add_u32_e32 v56, -1, v56
8E1C  v_and_b32_e32 v62, 0x80000000, v60
8E24  v_add_u32_e32 v18, -1, v18
8E28  v_bitop3_b32 v79, v64, v24, v56 bitop3:0xc8
8E30  v_ashrrev_i32_e32 v24, 31, v32
8E34  v_bitop3_b32 v78, v62, v52, v18 bitop3:0xc8
8E3C  v_and_b32_e32 v18, v60, v123
8E40  v_and_or_b32 v20, v24, s18, v20
8E48  v_add3_u32 v24, v30, v26, v54
8E50  v_and_b32_e32 v26, v58, v122
8E54  v_max3_u32 v14, v26, v18, v14
8E5C  v_sub_u32_e32 v18, 0x7f7fffff, v121
8E64  v_sub_u32_e32 v32, 0x7f800000, v120
8E6C  v_sub_u32_e32 v26, 0x7f800000, v121
8E74  v_ashrrev_i32_e32 v30, 31, v18
8E78  v_and_or_b32 v20, v30, s19, v20
8E80  v_sub_u32_e32 v30, 0x7f7fffff, v120
8E88  v_lshrrev_b32_e32 v32, 31, v32
8E8C  v_lshrrev_b32_e32 v26, 31, v26
8E90  v_lshrrev_b32_e32 v52, 31, v30
8E94  v_add_u32_e32 v54, -1, v32
8E98  v_lshrrev_b32_e32 v18, 31, v18
8E9C  v_add_u32_e32 v56, -1, v26
8EA0  v_and_b32_e32 v60, 0x80000000, v54
8EA8  v_add_u32_e32 v52, -1, v52
8EAC  v_and_b32_e32 v58, 0x80000000, v56
8EB4  v_add_u32_e32 v18, -1, v18
8EB8  v_bitop3_b32 v81, v60, v28, v52 bitop3:0xc8
8EC0  v_ashrrev_i32_e32 v28, 31, v30
8EC4  v_bitop3_b32 v80, v58, v50, v18 bitop3:0xc8
8ECC  v_and_b32_e32 v18, v56, v121
8ED0  v_and_or_b32 v101, v28, s20, v20
8ED8  v_add3_u32 v20, v26, v24, v32
8EE0  v_and_b32_e32 v24, v54, v120
8EE4  v_sub_u32_e32 v30, 0x7f800000, v118
8EEC  v_max3_u32 v14, v24, v18, v14
8EF4  v_sub_u32_e32 v24, 0x7f800000, v119
8EFC  v_sub_u32_e32 v28, 0x7f7fffff, v118
8F04  v_lshrrev_b32_e32 v30, 31, v30
8F08  v_sub_u32_e32 v18, 0x7f7fffff, v119
8F10  v_lshrrev_b32_e32 v24, 31, v24
8F14  v_lshrrev_b32_e32 v32, 31, v28
8F18  v_add_u32_e32 v50, -1, v30
8F1C  v_add_u32_e32 v52, -1, v24
8F20  v_and_b32_e32 v56, 0x80000000, v50
8F28  v_add_u32_e32 v32, -1, v32
8F2C  v_ashrrev_i32_e32 v26, 31, v18
8F30  v_lshrrev_b32_e32 v18, 31, v18
8F34  v_bitop3_b32 v83, v56, v6, v32 bitop3:0xc8
8F3C  v_and_b32_e32 v6, v52, v119
8F40  v_add3_u32 v20, v24, v20, v30
8F48  v_and_b32_e32 v24, v50, v118
8F4C  v_and_b32_e32 v54, 0x80000000, v52
8F54  v_add_u32_e32 v18, -1, v18
8F58  v_max3_u32 v6, v24, v6, v14
8F60  v_sub_u32_e32 v24, 0x7f800000, v117
8F68  v_and_b32_e32 v26, 7, v26
8F6C  v_bitop3_b32 v82, v54, v48, v18 bitop3:0xc8
8F74  v_ashrrev_i32_e32 v18, 31, v28
8F78  v_sub_u32_e32 v14, 0x7f7fffff, v117
8F80  v_sub_u32_e32 v28, 0x7f800000, v116
8F88  v_and_or_b32 v18, v18, s6, v26
8F90  v_lshrrev_b32_e32 v24, 31, v24
8F94  v_ashrrev_i32_e32 v26, 31, v14
8F98  v_and_or_b32 v18, v26, s7, v18
8FA0  v_sub_u32_e32 v26, 0x7f7fffff, v116
8FA8  v_lshrrev_b32_e32 v14, 31, v14
8FAC  v_lshrrev_b32_e32 v28, 31, v28
8FB0  v_add_u32_e32 v48, -1, v24
8FB4  v_add_u32_e32 v32, -1, v28
8FB8  v_lshrrev_b32_e32 v30, 31, v26
8FBC  v_and_b32_e32 v50, 0x80000000, v48
8FC4  v_add_u32_e32 v14, -1, v14
8FC8  v_and_b32_e32 v52, 0x80000000, v32
8FD0  v_add_u32_e32 v30, -1, v30
8FD4  v_bitop3_b32 v84, v50, v46, v14 bitop3:0xc8
8FDC  v_ashrrev_i32_e32 v14, 31, v26
8FE0  v_bitop3_b32 v85, v52, v10, v30 bitop3:0xc8
8FE8  v_and_b32_e32 v10, v48, v117
8FEC  v_and_or_b32 v14, v14, s8, v18
8FF4  v_add3_u32 v18, v24, v20, v28
8FFC  v_and_b32_e32 v20, v32, v116
9000  v_max3_u32 v6, v20, v10, v6
9008  v_sub_u32_e32 v10, 0x7f7fffff, v115
9010  v_sub_u32_e32 v26, 0x7f800000, v114
9018  v_sub_u32_e32 v20, 0x7f800000, v115
9020  v_ashrrev_i32_e32 v24, 31, v10
9024  v_and_or_b32 v14, v24, s9, v14
902C  v_sub_u32_e32 v24, 0x7f7fffff, v114
9034  v_lshrrev_b32_e32 v26, 31, v26
9038  v_lshrrev_b32_e32 v20, 31, v20
903C  v_lshrrev_b32_e32 v28, 31, v24
9040  v_add_u32_e32 v30, -1, v26
9044  v_lshrrev_b32_e32 v10, 31, v10
9048  v_add_u32_e32 v32, -1, v20
904C  v_and_b32_e32 v48, 0x80000000, v30
9054  v_add_u32_e32 v28, -1, v28
9058  v_and_b32_e32 v46, 0x80000000, v32
9060  v_add_u32_e32 v10, -1, v10
9064  v_bitop3_b32 v87, v48, v16, v28 bitop3:0xc8
906C  v_ashrrev_i32_e32 v16, 31, v24
9070  v_bitop3_b32 v86, v46, v44, v10 bitop3:0xc8
9078  v_and_b32_e32 v10, v32, v115
907C  v_and_or_b32 v14, v16, s18, v14
9084  v_add3_u32 v16, v20, v18, v26
908C  v_and_b32_e32 v18, v30, v114
9090  v_max3_u32 v6, v18, v10, v6
9098  v_sub_u32_e32 v10, 0x7f7fffff, v113
90A0  v_sub_u32_e32 v18, 0x7f800000, v113
90A8  v_sub_u32_e32 v24, 0x7f800000, v112
90B0  s_nop 0
90B4  v_ashrrev_i32_e32 v20, 31, v10
90B8  v_and_or_b32 v14, v20, s19, v14
90C0  v_sub_u32_e32 v20, 0x7f7fffff, v112
90C8  v_lshrrev_b32_e32 v18, 31, v18
90CC  v_lshrrev_b32_e32 v24, 31, v24
90D0  v_lshrrev_b32_e32 v10, 31, v10
90D4  v_lshrrev_b32_e32 v26, 31, v20
90D8  v_add_u32_e32 v28, -1, v24
90DC  v_add_u32_e32 v30, -1, v18
90E0  v_and_b32_e32 v32, 0x80000000, v30
90E8  v_and_b32_e32 v44, 0x80000000, v28
90F0  v_add_u32_e32 v10, -1, v10
90F4  v_add_u32_e32 v26, -1, v26
90F8  v_ashrrev_i32_e32 v20, 31, v20
90FC  v_bitop3_b32 v89, v44, v22, v26 bitop3:0xc8
9104  v_bitop3_b32 v88, v32, v42, v10 bitop3:0xc8
910C  v_and_b32_e32 v10, v30, v113
9110  v_and_or_b32 v102, v20, s20, v14
9118  v_add3_u32 v14, v18, v16, v24
9120  v_and_b32_e32 v16, v28, v112
9124  v_sub_u32_e32 v22, 0x7f800000, v110
912C  v_max3_u32 v6, v16, v10, v6
9134  v_sub_u32_e32 v16, 0x7f800000, v111
913C  v_sub_u32_e32 v20, 0x7f7fffff, v110
9144  v_lshrrev_b32_e32 v22, 31, v22
9148  v_sub_u32_e32 v10, 0x7f7fffff, v111
9150  v_lshrrev_b32_e32 v16, 31, v16
9154  v_lshrrev_b32_e32 v24, 31, v20
9158  v_add_u32_e32 v26, -1, v22
915C  v_add_u32_e32 v28, -1, v16
9160  v_and_b32_e32 v32, 0x80000000, v26
9168  v_add_u32_e32 v24, -1, v24
916C  v_ashrrev_i32_e32 v18, 31, v10
9170  v_lshrrev_b32_e32 v10, 31, v10
9174  v_bitop3_b32 v91, v32, v2, v24 bitop3:0xc8
917C  v_and_b32_e32 v2, v28, v111
9180  v_add3_u32 v14, v16, v14, v22
9188  v_and_b32_e32 v16, v26, v110
918C  v_and_b32_e32 v30, 0x80000000, v28
9194  v_add_u32_e32 v10, -1, v10
9198  v_max3_u32 v2, v16, v2, v6
91A0  v_sub_u32_e32 v16, 0x7f800000, v109
91A8  v_and_b32_e32 v18, 7, v18
91AC  v_bitop3_b32 v90, v30, v40, v10 bitop3:0xc8
91B4  v_ashrrev_i32_e32 v10, 31, v20
91B8  v_sub_u32_e32 v6, 0x7f7fffff, v109
91C0  v_sub_u32_e32 v20, 0x7f800000, v108
91C8  v_and_or_b32 v10, v10, s6, v18
91D0  v_lshrrev_b32_e32 v16, 31, v16
91D4  v_ashrrev_i32_e32 v18, 31, v6
91D8  v_and_or_b32 v10, v18, s7, v10
91E0  v_sub_u32_e32 v18, 0x7f7fffff, v108
91E8  v_lshrrev_b32_e32 v6, 31, v6
91EC  v_lshrrev_b32_e32 v20, 31, v20
91F0  v_add_u32_e32 v26, -1, v16
91F4  v_add_u32_e32 v24, -1, v20
91F8  v_lshrrev_b32_e32 v22, 31, v18
91FC  v_and_b32_e32 v28, 0x80000000, v26
9204  v_add_u32_e32 v6, -1, v6
9208  v_and_b32_e32 v30, 0x80000000, v24
9210  v_add_u32_e32 v22, -1, v22
9214  v_bitop3_b32 v92, v28, v38, v6 bitop3:0xc8
921C  v_ashrrev_i32_e32 v6, 31, v18
9220  v_bitop3_b32 v93, v30, v4, v22 bitop3:0xc8
9228  v_and_b32_e32 v4, v26, v109
922C  v_and_or_b32 v6, v6, s8, v10
9234  v_add3_u32 v10, v16, v14, v20
923C  v_and_b32_e32 v14, v24, v108
9240  v_max3_u32 v2, v14, v4, v2
9248  v_sub_u32_e32 v4, 0x7f7fffff, v107
9250  v_sub_u32_e32 v18, 0x7f800000, v106
9258  v_sub_u32_e32 v14, 0x7f800000, v107
9260  v_ashrrev_i32_e32 v16, 31, v4
9264  v_and_or_b32 v6, v16, s9, v6
926C  v_sub_u32_e32 v16, 0x7f7fffff, v106
9274  v_lshrrev_b32_e32 v18, 31, v18
9278  v_lshrrev_b32_e32 v14, 31, v14
927C  v_lshrrev_b32_e32 v20, 31, v16
9280  v_add_u32_e32 v22, -1, v18
9284  v_lshrrev_b32_e32 v4, 31, v4
9288  v_add_u32_e32 v24, -1, v14
928C  v_and_b32_e32 v28, 0x80000000, v22
9294  v_add_u32_e32 v20, -1, v20
9298  v_and_b32_e32 v26, 0x80000000, v24
92A0  v_add_u32_e32 v4, -1, v4
92A4  v_bitop3_b32 v95, v28, v8, v20 bitop3:0xc8
92AC  v_ashrrev_i32_e32 v8, 31, v16
92B0  v_bitop3_b32 v94, v26, v36, v4 bitop3:0xc8
92B8  v_and_b32_e32 v4, v24, v107
92BC  v_and_or_b32 v6, v8, s18, v6
92C4  v_add3_u32 v8, v14, v10, v18
92CC  v_and_b32_e32 v10, v22, v106
92D0  v_max3_u32 v2, v10, v4, v2
92D8  v_sub_u32_e32 v4, 0x7f7fffff, v105
92E0  v_sub_u32_e32 v16, 0x7f800000, v104
92E8  v_sub_u32_e32 v10, 0x7f800000, v105
92F0  v_ashrrev_i32_e32 v14, 31, v4
92F4  v_and_or_b32 v6, v14, s19, v6
92FC  v_sub_u32_e32 v14, 0x7f7fffff, v104
9304  v_lshrrev_b32_e32 v16, 31, v16
9308  v_lshrrev_b32_e32 v10, 31, v10
930C  v_lshrrev_b32_e32 v18, 31, v14
9310  v_add_u32_e32 v20, -1, v16
9314  v_lshrrev_b32_e32 v4, 31, v4
9318  v_add_u32_e32 v22, -1, v10
931C  v_and_b32_e32 v26, 0x80000000, v20
9324  v_add_u32_e32 v18, -1, v18
9328  v_and_b32_e32 v24, 0x80000000, v22
9330  v_add_u32_e32 v4, -1, v4
9334  v_bitop3_b32 v97, v26, v12, v18 bitop3:0xc8
933C  v_ashrrev_i32_e32 v12, 31, v14
9340  v_bitop3_b32 v96, v24, v34, v4 bitop3:0xc8
9348  v_and_b32_e32 v4, v22, v105
934C  v_and_or_b32 v103, v12, s20, v6
9354  v_add3_u32 v6, v10, v8, v16
935C  v_and_b32_e32 v8, v20, v104
9360  v_max3_u32 v2, v8, v4, v2
9368  v_mov_b32_e32 v4, 0x7f800000
9370  v_cmp_ne_u32_e32 vcc, 32, v6
9374  s_nop 1
9378  v_cndmask_b32_e32 v136, v4, v2, vcc
937C  s_or_b64 exec, exec, s[4:5]
9380  s_bfe_u32 s8, s11, 0x20004
9388  s_cmp_eq_u32 s8, 2
938C  s_cselect_b64 s[4:5], -1, 0
9390  s_and_b64 s[6:7], s[4:5], exec
9394  s_cselect_b32 s6, 0x3fffff, 0
939C  s_cmp_lg_u32 s8, 0
93A0  s_cselect_b32 s8, s6, 0x200000
93A8  v_cmp_ne_u32_e32 vcc, 0, v136
93AC  v_mov_b32_e32 v34, 0x7f
93B4  s_and_saveexec_b64 s[6:7], vcc
93B8  s_cbranch_execz 15
93BC  v_add_u32_e32 v2, s8, v136
93C0  s_mov_b32 s9, 0x17fffff
93C8  v_lshrrev_b32_e32 v4, 23, v2
93CC  v_add_u32_e32 v4, -2, v4
93D0  v_cmp_lt_u32_e32 vcc, s9, v2
93D4  s_mov_b32 s9, 0x7f800000
93DC  s_nop 0
93E0  v_cndmask_b32_e32 v2, 0, v4, vcc
93E4  v_cmp_eq_u32_e32 vcc, s9, v136
93E8  v_mov_b32_e32 v4, 0xfe
93F0  s_and_b64 vcc, s[4:5], vcc
93F4  v_cndmask_b32_e32 v34, v2, v4, vcc
93F8  s_or_b64 exec, exec, s[6:7]
93FC  v_cmp_eq_u32_e32 vcc, 0, v34
9400  s_cbranch_vccz 37
9404  s_nop 0
9408  v_cndmask_b32_e64 v2, 1.0, 2.0, vcc
9410  v_pk_mul_f32 v[66:67], v[2:3], v[66:67] op_sel_hi:[0,1]
9418  v_pk_mul_f32 v[68:69], v[2:3], v[68:69] op_sel_hi:[0,1]
9420  v_pk_mul_f32 v[70:71], v[2:3], v[70:71] op_sel_hi:[0,1]
9428  v_pk_mul_f32 v[72:73], v[2:3], v[72:73] op_sel_hi:[0,1]
9430  v_pk_mul_f32 v[74:75], v[2:3], v[74:75] op_sel_hi:[0,1]
9438  v_pk_mul_f32 v[76:77], v[2:3], v[76:77] op_sel_hi:[0,1]
9440  v_pk_mul_f32 v[78:79], v[2:3], v[78:79] op_sel_hi:[0,1]
9448  v_pk_mul_f32 v[80:81], v[2:3], v[80:81] op_sel_hi:[0,1]
9450  v_pk_mul_f32 v[82:83], v[2:3], v[82:83] op_sel_hi:[0,1]
9458  v_pk_mul_f32 v[84:85], v[2:3], v[84:85] op_sel_hi:[0,1]
9460  v_pk_mul_f32 v[86:87], v[2:3], v[86:87] op_sel_hi:[0,1]
9468  v_pk_mul_f32 v[88:89], v[2:3], v[88:89] op_sel_hi:[0,1]
9470  v_pk_mul_f32 v[90:91], v[2:3], v[90:91] op_sel_hi:[0,1]
9478  v_pk_mul_f32 v[92:93], v[2:3], v[92:93] op_sel_hi:[0,1]
9480  v_pk_mul_f32 v[94:95], v[2:3], v[94:95] op_sel_hi:[0,1]
9488  v_pk_mul_f32 v[96:97], v[2:3], v[96:97] op_sel_hi:[0,1]
9490  v_max_u32_e32 v2, 1, v34
9494  s_branch 1
9498  v_mov_b32_e32 v2, v34
949C  v_mov_b32_e32 v36, 0
94A0  v_mov_b32_e32 v50, 0
94A4  v_lshlrev_b32_e32 v2, 23, v2
94A8  v_mov_b32_e32 v38, 0
94AC  v_mov_b32_e32 v40, 0
94B0  v_mov_b32_e32 v42, 0
94B4  v_mov_b32_e32 v44, 0
94B8  v_mov_b32_e32 v46, 0
94BC  v_mov_b32_e32 v48, 0
94C0  v_cvt_scalef32_pk_fp4_f32 v36, v90, v91, v2
94C8  v_cvt_scalef32_pk_fp4_f32 v50, v94, v95, v2 op_sel:[0,0,0,1]
94D0  v_cvt_scalef32_pk_fp4_f32 v36, v92, v93, v2 op_sel:[0,0,1,0]
94D8  v_cvt_scalef32_pk_fp4_f32 v50, v96, v97, v2 op_sel:[0,0,1,1]
94E0  s_nop 0
94E4  v_and_b32_e32 v94, 0x7fffffff, v65
94EC  v_and_b32_e32 v93, 0x7fffffff, v21
94F4  v_cvt_scalef32_pk_fp4_f32 v38, v66, v67, v2
94FC  v_cvt_scalef32_pk_fp4_f32 v40, v70, v71, v2 op_sel:[0,0,0,1]
9504  v_cvt_scalef32_pk_fp4_f32 v38, v68, v69, v2 op_sel:[0,0,1,0]
950C  v_cvt_scalef32_pk_fp4_f32 v40, v72, v73, v2 op_sel:[0,0,1,1]
9514  s_nop 0
9518  v_cvt_scalef32_pk_fp4_f32 v42, v74, v75, v2
9520  v_cvt_scalef32_pk_fp4_f32 v44, v78, v79, v2 op_sel:[0,0,0,1]
9528  v_cvt_scalef32_pk_fp4_f32 v42, v76, v77, v2 op_sel:[0,0,1,0]
9530  v_cvt_scalef32_pk_fp4_f32 v44, v80, v81, v2 op_sel:[0,0,1,1]
9538  s_nop 0
953C  v_cvt_scalef32_pk_fp4_f32 v46, v82, v83, v2
9544  v_cvt_scalef32_pk_fp4_f32 v48, v86, v87, v2 op_sel:[0,0,0,1]
954C  v_cvt_scalef32_pk_fp4_f32 v46, v84, v85, v2 op_sel:[0,0,1,0]
9554  v_cvt_scalef32_pk_fp4_f32 v48, v88, v89, v2 op_sel:[0,0,1,1]
955C  s_nop 0
9560  v_max_u32_e32 v2, v93, v94
9564  v_and_b32_e32 v92, 0x7fffffff, v63
956C  v_and_b32_e32 v91, 0x7fffffff, v27
9574  v_max3_u32 v2, v91, v92, v2
957C  v_and_b32_e32 v90, 0x7fffffff, v61
9584  v_and_b32_e32 v89, 0x7fffffff, v31
958C  v_max3_u32 v2, v89, v90, v2
9594  v_and_b32_e32 v87, 0x7fffffff, v59
959C  v_and_b32_e32 v86, 0x7fffffff, v33
95A4  v_max3_u32 v2, v86, v87, v2
95AC  v_and_b32_e32 v85, 0x7fffffff, v57
95B4  v_and_b32_e32 v84, 0x7fffffff, v15
95BC  v_max3_u32 v2, v84, v85, v2
95C4  v_and_b32_e32 v83, 0x7fffffff, v55
95CC  v_and_b32_e32 v82, 0x7fffffff, v19
95D4  v_max3_u32 v2, v82, v83, v2
95DC  v_and_b32_e32 v81, 0x7fffffff, v53
95E4  v_and_b32_e32 v80, 0x7fffffff, v25
95EC  v_max3_u32 v2, v80, v81, v2
95F4  v_and_b32_e32 v79, 0x7fffffff, v51
95FC  v_and_b32_e32 v77, 0x7fffffff, v29
9604  v_max3_u32 v2, v77, v79, v2
960C  v_and_b32_e32 v76, 0x7fffffff, v49
9614  v_and_b32_e32 v75, 0x7fffffff, v7
961C  v_max3_u32 v2, v75, v76, v2
9624  v_and_b32_e32 v74, 0x7fffffff, v47
962C  v_and_b32_e32 v73, 0x7fffffff, v11
9634  v_max3_u32 v2, v73, v74, v2
963C  v_and_b32_e32 v72, 0x7fffffff, v45
9644  v_and_b32_e32 v71, 0x7fffffff, v17
964C  v_max3_u32 v2, v71, v72, v2
9654  v_and_b32_e32 v70, 0x7fffffff, v43
965C  v_and_b32_e32 v69, 0x7fffffff, v23
9664  v_max3_u32 v2, v69, v70, v2
966C  v_and_b32_e32 v67, 0x7fffffff, v41
9674  v_and_b32_e32 v66, 0x7fffffff, v3
967C  v_max3_u32 v2, v66, v67, v2
9684  v_and_b32_e32 v64, 0x7fffffff, v39
968C  v_and_b32_e32 v62, 0x7fffffff, v5
9694  v_max3_u32 v2, v62, v64, v2
969C  v_and_b32_e32 v60, 0x7fffffff, v37
96A4  v_and_b32_e32 v58, 0x7fffffff, v9
96AC  v_max3_u32 v2, v58, v60, v2
96B4  v_and_b32_e32 v56, 0x7fffffff, v35
96BC  v_and_b32_e32 v54, 0x7fffffff, v13
96C4  v_max3_u32 v95, v54, v56, v2
96CC  s_mov_b32 s6, 0x7f7fffff
96D4  v_mov_b32_e32 v52, 0
96D8  v_cmp_lt_u32_e32 vcc, s6, v95
96DC  v_mov_b32_e32 v20, v65
96E0  v_mov_b32_e32 v26, v63
96E4  v_mov_b32_e32 v30, v61
96E8  v_mov_b32_e32 v32, v59
96EC  v_mov_b32_e32 v14, v57
96F0  v_mov_b32_e32 v18, v55
96F4  v_mov_b32_e32 v24, v53
96F8  v_mov_b32_e32 v28, v51
96FC  v_mov_b32_e32 v6, v49
9700  v_mov_b32_e32 v10, v47
9704  v_mov_b32_e32 v16, v45
9708  v_mov_b32_e32 v22, v43
970C  v_mov_b32_e32 v2, v41
9710  v_mov_b32_e32 v4, v39
9714  v_mov_b32_e32 v8, v37
9718  v_mov_b32_e32 v12, v35
971C  v_mov_b32_e32 v68, 0
9720  v_mov_b32_e32 v78, 0
9724  v_mov_b32_e32 v88, 0
9728  s_and_saveexec_b64 s[6:7], vcc
972C  s_cbranch_execz 585
9730  v_sub_u32_e32 v4, 0x7f800000, v94
9738  v_sub_u32_e32 v10, 0x7f800000, v93
9740  v_sub_u32_e32 v2, 0x7f7fffff, v94
9748  v_sub_u32_e32 v8, 0x7f7fffff, v93
9750  v_lshrrev_b32_e32 v4, 31, v4
9754  v_lshrrev_b32_e32 v10, 31, v10
9758  v_ashrrev_i32_e32 v6, 31, v2
975C  v_lshrrev_b32_e32 v2, 31, v2
9760  v_lshrrev_b32_e32 v12, 31, v8
9764  v_add_u32_e32 v14, -1, v10
9768  v_add_u32_e32 v16, -1, v4
976C  v_and_b32_e32 v6, 7, v6
9770  v_and_b32_e32 v18, 0x80000000, v16
9778  v_and_b32_e32 v20, 0x80000000, v14
9780  v_add_u32_e32 v2, -1, v2
9784  v_add_u32_e32 v12, -1, v12
9788  v_ashrrev_i32_e32 v8, 31, v8
978C  s_movk_i32 s9, 0x70
9790  v_bitop3_b32 v21, v20, v21, v12 bitop3:0xc8
9798  v_bitop3_b32 v20, v18, v65, v2 bitop3:0xc8
97A0  v_and_b32_e32 v2, v16, v94
97A4  v_and_or_b32 v6, v8, s9, v6
97AC  v_and_b32_e32 v8, v14, v93
97B0  v_add_u32_e32 v4, v10, v4
97B4  v_max_u32_e32 v2, v8, v2
97B8  v_sub_u32_e32 v8, 0x7f7fffff, v92
97C0  v_sub_u32_e32 v10, 0x7f800000, v92
97C8  v_sub_u32_e32 v14, 0x7f800000, v91
97D0  s_movk_i32 s18, 0x700
97D4  v_ashrrev_i32_e32 v12, 31, v8
97D8  v_and_or_b32 v6, v12, s18, v6
97E0  v_sub_u32_e32 v12, 0x7f7fffff, v91
97E8  v_lshrrev_b32_e32 v10, 31, v10
97EC  v_lshrrev_b32_e32 v14, 31, v14
97F0  v_lshrrev_b32_e32 v8, 31, v8
97F4  v_lshrrev_b32_e32 v16, 31, v12
97F8  v_add_u32_e32 v18, -1, v14
97FC  v_add_u32_e32 v22, -1, v10
9800  v_and_b32_e32 v24, 0x80000000, v22
9808  v_and_b32_e32 v26, 0x80000000, v18
9810  v_add_u32_e32 v8, -1, v8
9814  v_add_u32_e32 v16, -1, v16
9818  v_bitop3_b32 v27, v26, v27, v16 bitop3:0xc8
9820  v_bitop3_b32 v26, v24, v63, v8 bitop3:0xc8
9828  v_and_b32_e32 v8, v22, v92
982C  v_add3_u32 v4, v10, v4, v14
9834  v_and_b32_e32 v10, v18, v91
9838  v_max3_u32 v2, v10, v8, v2
9840  v_sub_u32_e32 v10, 0x7f800000, v90
9848  v_sub_u32_e32 v8, 0x7f7fffff, v90
9850  v_sub_u32_e32 v14, 0x7f800000, v89
9858  v_ashrrev_i32_e32 v12, 31, v12
985C  s_movk_i32 s19, 0x7000
9860  v_lshrrev_b32_e32 v10, 31, v10
9864  v_and_or_b32 v6, v12, s19, v6
986C  v_ashrrev_i32_e32 v12, 31, v8
9870  s_mov_b32 s20, 0x70000
9878  v_lshrrev_b32_e32 v8, 31, v8
987C  v_lshrrev_b32_e32 v14, 31, v14
9880  v_add_u32_e32 v22, -1, v10
9884  v_and_or_b32 v6, v12, s20, v6
988C  v_sub_u32_e32 v12, 0x7f7fffff, v89
9894  v_add_u32_e32 v18, -1, v14
9898  v_and_b32_e32 v24, 0x80000000, v22
98A0  v_add_u32_e32 v8, -1, v8
98A4  v_bitop3_b32 v30, v24, v61, v8 bitop3:0xc8
98AC  v_and_b32_e32 v8, v22, v90
98B0  v_add3_u32 v4, v10, v4, v14
98B8  v_and_b32_e32 v10, v18, v89
98BC  v_lshrrev_b32_e32 v16, 31, v12
98C0  v_ashrrev_i32_e32 v12, 31, v12
98C4  s_mov_b32 s21, 0x700000
98CC  v_max3_u32 v2, v10, v8, v2
98D4  v_sub_u32_e32 v8, 0x7f7fffff, v87
98DC  v_sub_u32_e32 v10, 0x7f800000, v87
98E4  v_and_or_b32 v6, v12, s21, v6
98EC  s_mov_b32 s24, 0x7000000
98F4  v_ashrrev_i32_e32 v12, 31, v8
98F8  v_sub_u32_e32 v14, 0x7f800000, v86
9900  v_and_or_b32 v6, v12, s24, v6
9908  v_sub_u32_e32 v12, 0x7f7fffff, v86
9910  v_lshrrev_b32_e32 v10, 31, v10
9914  v_and_b32_e32 v28, 0x80000000, v18
991C  v_add_u32_e32 v16, -1, v16
9920  v_lshrrev_b32_e32 v8, 31, v8
9924  v_lshrrev_b32_e32 v14, 31, v14
9928  v_add_u32_e32 v22, -1, v10
992C  v_bitop3_b32 v31, v28, v31, v16 bitop3:0xc8
9934  v_lshrrev_b32_e32 v16, 31, v12
9938  v_add_u32_e32 v18, -1, v14
993C  v_and_b32_e32 v24, 0x80000000, v22
9944  v_add_u32_e32 v8, -1, v8
9948  v_ashrrev_i32_e32 v12, 31, v12
994C  s_brev_b32 s25, 14
9950  v_bitop3_b32 v32, v24, v59, v8 bitop3:0xc8
9958  v_and_b32_e32 v8, v22, v87
995C  v_and_or_b32 v52, v12, s25, v6
9964  v_and_b32_e32 v6, v18, v86
9968  v_max3_u32 v2, v6, v8, v2
9970  v_sub_u32_e32 v8, 0x7f800000, v85
9978  v_sub_u32_e32 v6, 0x7f7fffff, v85
9980  v_add3_u32 v4, v10, v4, v14
9988  v_sub_u32_e32 v14, 0x7f800000, v84
9990  v_lshrrev_b32_e32 v8, 31, v8
9994  v_and_b32_e32 v28, 0x80000000, v18
999C  v_add_u32_e32 v16, -1, v16
99A0  v_ashrrev_i32_e32 v10, 31, v6
99A4  v_sub_u32_e32 v12, 0x7f7fffff, v84
99AC  v_lshrrev_b32_e32 v6, 31, v6
99B0  v_lshrrev_b32_e32 v18, 31, v14
99B4  v_add_u32_e32 v24, -1, v8
99B8  v_bitop3_b32 v33, v28, v33, v16 bitop3:0xc8
99C0  v_add_u32_e32 v22, -1, v18
99C4  v_lshrrev_b32_e32 v16, 31, v12
99C8  v_and_b32_e32 v14, 0x80000000, v24
99D0  v_add_u32_e32 v6, -1, v6
99D4  v_and_b32_e32 v28, 0x80000000, v22
99DC  v_add_u32_e32 v16, -1, v16
99E0  v_bitop3_b32 v14, v14, v57, v6 bitop3:0xc8
99E8  v_and_b32_e32 v6, v24, v85
99EC  v_add3_u32 v4, v8, v4, v18
99F4  v_and_b32_e32 v8, v22, v84
99F8  v_and_b32_e32 v10, 7, v10
99FC  v_bitop3_b32 v15, v28, v15, v16 bitop3:0xc8
9A04  v_ashrrev_i32_e32 v12, 31, v12
9A08  v_max3_u32 v2, v8, v6, v2
9A10  v_sub_u32_e32 v6, 0x7f7fffff, v83
9A18  v_sub_u32_e32 v8, 0x7f800000, v83
9A20  v_sub_u32_e32 v16, 0x7f800000, v82
9A28  v_and_or_b32 v10, v12, s9, v10
9A30  s_nop 0
9A34  v_ashrrev_i32_e32 v12, 31, v6
9A38  v_and_or_b32 v10, v12, s18, v10
9A40  v_sub_u32_e32 v12, 0x7f7fffff, v82
9A48  v_lshrrev_b32_e32 v8, 31, v8
9A4C  v_lshrrev_b32_e32 v16, 31, v16
9A50  v_lshrrev_b32_e32 v6, 31, v6
9A54  v_lshrrev_b32_e32 v18, 31, v12
9A58  v_add_u32_e32 v22, -1, v16
9A5C  v_add_u32_e32 v24, -1, v8
9A60  v_and_b32_e32 v28, 0x80000000, v24
9A68  v_and_b32_e32 v57, 0x80000000, v22
9A70  v_add_u32_e32 v6, -1, v6
9A74  v_add_u32_e32 v18, -1, v18
9A78  v_bitop3_b32 v19, v57, v19, v18 bitop3:0xc8
9A80  v_bitop3_b32 v18, v28, v55, v6 bitop3:0xc8
9A88  v_and_b32_e32 v6, v24, v83
9A8C  v_add3_u32 v4, v8, v4, v16
9A94  v_and_b32_e32 v8, v22, v82
9A98  v_max3_u32 v2, v8, v6, v2
9AA0  v_sub_u32_e32 v8, 0x7f800000, v81
9AA8  v_sub_u32_e32 v6, 0x7f7fffff, v81
9AB0  v_sub_u32_e32 v16, 0x7f800000, v80
9AB8  v_ashrrev_i32_e32 v12, 31, v12
9ABC  v_lshrrev_b32_e32 v8, 31, v8
9AC0  v_and_or_b32 v10, v12, s19, v10
9AC8  v_ashrrev_i32_e32 v12, 31, v6
9ACC  v_lshrrev_b32_e32 v6, 31, v6
9AD0  v_lshrrev_b32_e32 v16, 31, v16
9AD4  v_add_u32_e32 v55, -1, v8
9AD8  v_add_u32_e32 v28, -1, v16
9ADC  v_and_b32_e32 v24, 0x80000000, v55
9AE4  v_add_u32_e32 v6, -1, v6
9AE8  v_bitop3_b32 v24, v24, v53, v6 bitop3:0xc8
9AF0  v_and_b32_e32 v6, v55, v81
9AF4  v_add3_u32 v4, v8, v4, v16
9AFC  v_and_b32_e32 v8, v28, v80
9B00  v_and_or_b32 v10, v12, s20, v10
9B08  v_sub_u32_e32 v12, 0x7f7fffff, v80
9B10  v_max3_u32 v2, v8, v6, v2
9B18  v_sub_u32_e32 v8, 0x7f800000, v79
9B20  v_sub_u32_e32 v6, 0x7f7fffff, v79
9B28  v_sub_u32_e32 v16, 0x7f800000, v77
9B30  v_lshrrev_b32_e32 v22, 31, v12
9B34  v_ashrrev_i32_e32 v12, 31, v12
9B38  v_lshrrev_b32_e32 v8, 31, v8
9B3C  v_and_or_b32 v10, v12, s21, v10
9B44  v_ashrrev_i32_e32 v12, 31, v6
9B48  v_lshrrev_b32_e32 v6, 31, v6
9B4C  v_lshrrev_b32_e32 v16, 31, v16
9B50  v_add_u32_e32 v55, -1, v8
9B54  v_and_b32_e32 v57, 0x80000000, v28
9B5C  v_and_or_b32 v10, v12, s24, v10
9B64  v_sub_u32_e32 v12, 0x7f7fffff, v77
9B6C  v_add_u32_e32 v53, -1, v16
9B70  v_and_b32_e32 v28, 0x80000000, v55
9B78  v_add_u32_e32 v6, -1, v6
9B7C  v_add_u32_e32 v22, -1, v22
9B80  v_bitop3_b32 v28, v28, v51, v6 bitop3:0xc8
9B88  v_and_b32_e32 v6, v55, v79
9B8C  v_add3_u32 v4, v8, v4, v16
9B94  v_and_b32_e32 v8, v53, v77
9B98  v_sub_u32_e32 v16, 0x7f800000, v75
9BA0  v_bitop3_b32 v25, v57, v25, v22 bitop3:0xc8
9BA8  v_lshrrev_b32_e32 v22, 31, v12
9BAC  v_ashrrev_i32_e32 v12, 31, v12
9BB0  v_max3_u32 v2, v8, v6, v2
9BB8  v_sub_u32_e32 v8, 0x7f800000, v76
9BC0  v_and_b32_e32 v57, 0x80000000, v53
9BC8  v_add_u32_e32 v22, -1, v22
9BCC  v_and_or_b32 v68, v12, s25, v10
9BD4  v_sub_u32_e32 v12, 0x7f7fffff, v75
9BDC  v_lshrrev_b32_e32 v16, 31, v16
9BE0  v_bitop3_b32 v29, v57, v29, v22 bitop3:0xc8
9BE8  v_sub_u32_e32 v6, 0x7f7fffff, v76
9BF0  v_lshrrev_b32_e32 v8, 31, v8
9BF4  v_lshrrev_b32_e32 v22, 31, v12
9BF8  v_add_u32_e32 v51, -1, v16
9BFC  v_add_u32_e32 v53, -1, v8
9C00  v_ashrrev_i32_e32 v10, 31, v6
9C04  v_and_b32_e32 v57, 0x80000000, v51
9C0C  v_add_u32_e32 v22, -1, v22
9C10  v_and_b32_e32 v10, 7, v10
9C14  v_bitop3_b32 v7, v57, v7, v22 bitop3:0xc8
9C1C  v_and_b32_e32 v22, v53, v76
9C20  v_ashrrev_i32_e32 v12, 31, v12
9C24  v_add3_u32 v4, v8, v4, v16
9C2C  v_and_b32_e32 v8, v51, v75
9C30  v_and_or_b32 v10, v12, s9, v10
9C38  v_max3_u32 v2, v8, v22, v2
9C40  v_sub_u32_e32 v8, 0x7f7fffff, v74
9C48  v_sub_u32_e32 v12, 0x7f800000, v74
9C50  v_lshrrev_b32_e32 v6, 31, v6
9C54  v_and_b32_e32 v55, 0x80000000, v53
9C5C  v_ashrrev_i32_e32 v16, 31, v8
9C60  v_add_u32_e32 v6, -1, v6
9C64  v_and_or_b32 v16, v16, s18, v10
9C6C  v_sub_u32_e32 v10, 0x7f800000, v73
9C74  v_lshrrev_b32_e32 v12, 31, v12
9C78  v_bitop3_b32 v6, v55, v49, v6 bitop3:0xc8
9C80  v_lshrrev_b32_e32 v8, 31, v8
9C84  v_lshrrev_b32_e32 v51, 31, v10
9C88  v_add_u32_e32 v55, -1, v12
9C8C  v_sub_u32_e32 v22, 0x7f7fffff, v73
9C94  v_add_u32_e32 v53, -1, v51
9C98  v_and_b32_e32 v10, 0x80000000, v55
9CA0  v_add_u32_e32 v8, -1, v8
9CA4  v_bitop3_b32 v10, v10, v47, v8 bitop3:0xc8
9CAC  v_and_b32_e32 v8, v55, v74
9CB0  v_add3_u32 v4, v12, v4, v51
9CB8  v_and_b32_e32 v12, v53, v73
9CBC  v_lshrrev_b32_e32 v49, 31, v22
9CC0  v_ashrrev_i32_e32 v22, 31, v22
9CC4  v_max3_u32 v2, v12, v8, v2
9CCC  v_sub_u32_e32 v8, 0x7f7fffff, v72
9CD4  v_sub_u32_e32 v12, 0x7f800000, v72
9CDC  v_and_or_b32 v16, v22, s19, v16
9CE4  v_and_b32_e32 v57, 0x80000000, v53
9CEC  v_ashrrev_i32_e32 v22, 31, v8
9CF0  v_and_or_b32 v22, v22, s20, v16
9CF8  v_sub_u32_e32 v16, 0x7f800000, v71
9D00  v_lshrrev_b32_e32 v12, 31, v12
9D04  v_lshrrev_b32_e32 v8, 31, v8
9D08  v_lshrrev_b32_e32 v51, 31, v16
9D0C  v_add_u32_e32 v55, -1, v12
9D10  v_add_u32_e32 v53, -1, v51
9D14  v_and_b32_e32 v16, 0x80000000, v55
9D1C  v_add_u32_e32 v8, -1, v8
9D20  v_sub_u32_e32 v47, 0x7f7fffff, v71
9D28  v_bitop3_b32 v16, v16, v45, v8 bitop3:0xc8
9D30  v_and_b32_e32 v8, v55, v72
9D34  v_add3_u32 v4, v12, v4, v51
9D3C  v_and_b32_e32 v12, v53, v71
9D40  v_max3_u32 v2, v12, v8, v2
9D48  v_ashrrev_i32_e32 v45, 31, v47
9D4C  v_sub_u32_e32 v8, 0x7f7fffff, v70
9D54  v_sub_u32_e32 v12, 0x7f800000, v70
9D5C  v_and_or_b32 v22, v45, s21, v22
9D64  v_add_u32_e32 v49, -1, v49
9D68  v_ashrrev_i32_e32 v45, 31, v8
9D6C  v_and_or_b32 v45, v45, s24, v22
9D74  v_sub_u32_e32 v22, 0x7f800000, v69
9D7C  v_lshrrev_b32_e32 v12, 31, v12
9D80  v_lshrrev_b32_e32 v8, 31, v8
9D84  v_lshrrev_b32_e32 v51, 31, v22
9D88  v_add_u32_e32 v55, -1, v12
9D8C  v_bitop3_b32 v11, v57, v11, v49 bitop3:0xc8
9D94  v_and_b32_e32 v57, 0x80000000, v53
9D9C  v_add_u32_e32 v53, -1, v51
9DA0  v_and_b32_e32 v22, 0x80000000, v55
9DA8  v_add_u32_e32 v8, -1, v8
9DAC  v_lshrrev_b32_e32 v49, 31, v47
9DB0  v_sub_u32_e32 v47, 0x7f7fffff, v69
9DB8  v_bitop3_b32 v22, v22, v43, v8 bitop3:0xc8
9DC0  v_and_b32_e32 v8, v55, v70
9DC4  v_add3_u32 v4, v12, v4, v51
9DCC  v_and_b32_e32 v12, v53, v69
9DD0  v_add_u32_e32 v49, -1, v49
9DD4  v_max3_u32 v8, v12, v8, v2
9DDC  v_sub_u32_e32 v12, 0x7f800000, v67
9DE4  v_bitop3_b32 v17, v57, v17, v49 bitop3:0xc8
9DEC  v_lshrrev_b32_e32 v49, 31, v47
9DF0  v_ashrrev_i32_e32 v43, 31, v47
9DF4  v_sub_u32_e32 v2, 0x7f7fffff, v67
9DFC  v_sub_u32_e32 v47, 0x7f800000, v66
9E04  v_lshrrev_b32_e32 v12, 31, v12
9E08  v_and_b32_e32 v57, 0x80000000, v53
9E10  v_and_or_b32 v78, v43, s25, v45
9E18  v_ashrrev_i32_e32 v43, 31, v2
9E1C  v_lshrrev_b32_e32 v2, 31, v2
9E20  v_lshrrev_b32_e32 v47, 31, v47
9E24  v_add_u32_e32 v53, -1, v12
9E28  v_add_u32_e32 v51, -1, v47
9E2C  v_and_b32_e32 v55, 0x80000000, v53
9E34  v_add_u32_e32 v2, -1, v2
9E38  v_bitop3_b32 v2, v55, v41, v2 bitop3:0xc8
9E40  v_and_b32_e32 v41, v53, v67
9E44  v_add3_u32 v12, v12, v4, v47
9E4C  v_and_b32_e32 v4, v51, v66
9E50  v_sub_u32_e32 v45, 0x7f7fffff, v66
9E58  v_max3_u32 v8, v4, v41, v8
9E60  v_sub_u32_e32 v41, 0x7f800000, v64
9E68  v_add_u32_e32 v49, -1, v49
9E6C  v_sub_u32_e32 v4, 0x7f7fffff, v64
9E74  v_sub_u32_e32 v47, 0x7f800000, v62
9E7C  v_bitop3_b32 v23, v57, v23, v49 bitop3:0xc8
9E84  v_and_b32_e32 v43, 7, v43
9E88  v_lshrrev_b32_e32 v49, 31, v45
9E8C  v_ashrrev_i32_e32 v45, 31, v45
9E90  v_lshrrev_b32_e32 v41, 31, v41
9E94  v_and_or_b32 v43, v45, s9, v43
9E9C  v_ashrrev_i32_e32 v45, 31, v4
9EA0  v_lshrrev_b32_e32 v4, 31, v4
9EA4  v_lshrrev_b32_e32 v47, 31, v47
9EA8  v_add_u32_e32 v53, -1, v41
9EAC  v_and_b32_e32 v57, 0x80000000, v51
9EB4  v_add_u32_e32 v51, -1, v47
9EB8  v_and_b32_e32 v55, 0x80000000, v53
9EC0  v_add_u32_e32 v4, -1, v4
9EC4  v_bitop3_b32 v4, v55, v39, v4 bitop3:0xc8
9ECC  v_and_b32_e32 v39, v53, v64
9ED0  v_add3_u32 v12, v41, v12, v47
9ED8  v_and_b32_e32 v41, v51, v62
9EDC  v_and_or_b32 v43, v45, s18, v43
9EE4  v_sub_u32_e32 v45, 0x7f7fffff, v62
9EEC  v_max3_u32 v39, v41, v39, v8
9EF4  v_sub_u32_e32 v41, 0x7f800000, v60
9EFC  v_add_u32_e32 v49, -1, v49
9F00  v_sub_u32_e32 v8, 0x7f7fffff, v60
9F08  v_sub_u32_e32 v47, 0x7f800000, v58
9F10  v_bitop3_b32 v3, v57, v3, v49 bitop3:0xc8
9F18  v_lshrrev_b32_e32 v49, 31, v45
9F1C  v_ashrrev_i32_e32 v45, 31, v45
9F20  v_lshrrev_b32_e32 v41, 31, v41
9F24  v_and_or_b32 v43, v45, s19, v43
9F2C  v_ashrrev_i32_e32 v45, 31, v8
9F30  v_lshrrev_b32_e32 v8, 31, v8
9F34  v_lshrrev_b32_e32 v47, 31, v47
9F38  v_add_u32_e32 v53, -1, v41
9F3C  v_and_b32_e32 v57, 0x80000000, v51
9F44  v_add_u32_e32 v51, -1, v47
9F48  v_and_b32_e32 v55, 0x80000000, v53
9F50  v_add_u32_e32 v8, -1, v8
9F54  v_bitop3_b32 v8, v55, v37, v8 bitop3:0xc8
9F5C  v_and_b32_e32 v37, v53, v60
9F60  v_add3_u32 v41, v41, v12, v47
9F68  v_and_b32_e32 v12, v51, v58
9F6C  v_and_or_b32 v43, v45, s20, v43
9F74  v_sub_u32_e32 v45, 0x7f7fffff, v58
9F7C  v_max3_u32 v37, v12, v37, v39
9F84  v_sub_u32_e32 v39, 0x7f800000, v56
9F8C  v_add_u32_e32 v49, -1, v49
9F90  v_sub_u32_e32 v12, 0x7f7fffff, v56
9F98  v_sub_u32_e32 v47, 0x7f800000, v54
9FA0  v_bitop3_b32 v5, v57, v5, v49 bitop3:0xc8
9FA8  v_lshrrev_b32_e32 v49, 31, v45
9FAC  v_ashrrev_i32_e32 v45, 31, v45
9FB0  v_lshrrev_b32_e32 v39, 31, v39
9FB4  v_and_or_b32 v43, v45, s21, v43
9FBC  v_ashrrev_i32_e32 v45, 31, v12
9FC0  v_lshrrev_b32_e32 v12, 31, v12
9FC4  v_lshrrev_b32_e32 v47, 31, v47
9FC8  v_add_u32_e32 v53, -1, v39
9FCC  v_and_b32_e32 v57, 0x80000000, v51
9FD4  v_add_u32_e32 v49, -1, v49
9FD8  v_and_or_b32 v43, v45, s24, v43
9FE0  v_sub_u32_e32 v45, 0x7f7fffff, v54
9FE8  v_add_u32_e32 v51, -1, v47
9FEC  v_and_b32_e32 v55, 0x80000000, v53
9FF4  v_add_u32_e32 v12, -1, v12
9FF8  v_bitop3_b32 v9, v57, v9, v49 bitop3:0xc8
A000  v_bitop3_b32 v12, v55, v35, v12 bitop3:0xc8
A008  v_lshrrev_b32_e32 v49, 31, v45
A00C  v_and_b32_e32 v35, v53, v56
A010  v_add3_u32 v39, v39, v41, v47
A018  v_and_b32_e32 v41, v51, v54
A01C  v_and_b32_e32 v57, 0x80000000, v51
A024  v_add_u32_e32 v49, -1, v49
A028  v_ashrrev_i32_e32 v45, 31, v45
A02C  v_max3_u32 v35, v41, v35, v37
A034  v_mov_b32_e32 v37, 0x7f800000
A03C  v_cmp_ne_u32_e32 vcc, 32, v39
A040  v_bitop3_b32 v13, v57, v13, v49 bitop3:0xc8
A048  v_and_or_b32 v88, v45, s25, v43
A050  v_cndmask_b32_e32 v95, v37, v35, vcc
A054  s_or_b64 exec, exec, s[6:7]
A058  v_cmp_ne_u32_e32 vcc, 0, v95
A05C  v_mov_b32_e32 v35, 0x7f
A064  s_and_saveexec_b64 s[6:7], vcc
A068  s_cbranch_execz 15
A06C  v_add_u32_e32 v35, s8, v95
A070  s_mov_b32 s8, 0x17fffff
A078  v_lshrrev_b32_e32 v37, 23, v35
A07C  v_add_u32_e32 v37, -2, v37
A080  v_cmp_lt_u32_e32 vcc, s8, v35
A084  s_mov_b32 s8, 0x7f800000
A08C  s_nop 0
A090  v_cndmask_b32_e32 v35, 0, v37, vcc
A094  v_cmp_eq_u32_e32 vcc, s8, v95
A098  v_mov_b32_e32 v37, 0xfe
A0A0  s_and_b64 vcc, s[4:5], vcc
A0A4  v_cndmask_b32_e32 v35, v35, v37, vcc
A0A8  s_or_b64 exec, exec, s[6:7]
A0AC  v_cmp_eq_u32_e32 vcc, 0, v35
A0B0  s_cbranch_vccz 37
A0B4  s_nop 0
A0B8  v_cndmask_b32_e64 v54, 1.0, 2.0, vcc
A0C0  v_pk_mul_f32 v[20:21], v[54:55], v[20:21] op_sel_hi:[0,1]
A0C8  v_pk_mul_f32 v[26:27], v[54:55], v[26:27] op_sel_hi:[0,1]
A0D0  v_pk_mul_f32 v[30:31], v[54:55], v[30:31] op_sel_hi:[0,1]
A0D8  v_pk_mul_f32 v[32:33], v[54:55], v[32:33] op_sel_hi:[0,1]
A0E0  v_pk_mul_f32 v[14:15], v[54:55], v[14:15] op_sel_hi:[0,1]
A0E8  v_pk_mul_f32 v[18:19], v[54:55], v[18:19] op_sel_hi:[0,1]
A0F0  v_pk_mul_f32 v[24:25], v[54:55], v[24:25] op_sel_hi:[0,1]
A0F8  v_pk_mul_f32 v[28:29], v[54:55], v[28:29] op_sel_hi:[0,1]
A100  v_pk_mul_f32 v[6:7], v[54:55], v[6:7] op_sel_hi:[0,1]
A108  v_pk_mul_f32 v[10:11], v[54:55], v[10:11] op_sel_hi:[0,1]
A110  v_pk_mul_f32 v[16:17], v[54:55], v[16:17] op_sel_hi:[0,1]
A118  v_pk_mul_f32 v[22:23], v[54:55], v[22:23] op_sel_hi:[0,1]
A120  v_pk_mul_f32 v[2:3], v[54:55], v[2:3] op_sel_hi:[0,1]
A128  v_pk_mul_f32 v[4:5], v[54:55], v[4:5] op_sel_hi:[0,1]
A130  v_pk_mul_f32 v[8:9], v[54:55], v[8:9] op_sel_hi:[0,1]
A138  v_pk_mul_f32 v[12:13], v[54:55], v[12:13] op_sel_hi:[0,1]
A140  v_max_u32_e32 v37, 1, v35
A144  s_branch 1
A148  v_mov_b32_e32 v37, v35
A14C  v_or3_b32 v40, v40, v100, v38
A154  v_lshlrev_b32_e32 v39, 23, v37
A158  v_mov_b32_e32 v37, 0
A15C  v_mov_b32_e32 v38, 0
A160  v_cvt_scalef32_pk_fp4_f32 v37, v20, v21, v39
A168  v_cvt_scalef32_pk_fp4_f32 v38, v30, v31, v39 op_sel:[0,0,0,1]
A170  v_cvt_scalef32_pk_fp4_f32 v37, v26, v27, v39 op_sel:[0,0,1,0]
A178  v_cvt_scalef32_pk_fp4_f32 v38, v32, v33, v39 op_sel:[0,0,1,1]
A180  s_nop 0
A184  v_mov_b32_e32 v20, 0
A188  v_mov_b32_e32 v21, 0
A18C  v_cvt_scalef32_pk_fp4_f32 v20, v14, v15, v39
A194  v_cvt_scalef32_pk_fp4_f32 v21, v24, v25, v39 op_sel:[0,0,0,1]
A19C  v_cvt_scalef32_pk_fp4_f32 v20, v18, v19, v39 op_sel:[0,0,1,0]
A1A4  v_cvt_scalef32_pk_fp4_f32 v21, v28, v29, v39 op_sel:[0,0,1,1]
A1AC  s_nop 0
A1B0  v_mov_b32_e32 v14, 0
A1B4  v_mov_b32_e32 v15, 0
A1B8  v_or3_b32 v43, v50, v103, v36
A1C0  v_mov_b32_e32 v36, 0
A1C4  v_cvt_scalef32_pk_fp4_f32 v14, v6, v7, v39
A1CC  v_cvt_scalef32_pk_fp4_f32 v15, v16, v17, v39 op_sel:[0,0,0,1]
A1D4  v_cvt_scalef32_pk_fp4_f32 v14, v10, v11, v39 op_sel:[0,0,1,0]
A1DC  v_cvt_scalef32_pk_fp4_f32 v15, v22, v23, v39 op_sel:[0,0,1,1]
A1E4  s_nop 0
A1E8  v_mov_b32_e32 v6, 0
A1EC  v_cvt_scalef32_pk_fp4_f32 v36, v2, v3, v39
A1F4  v_cvt_scalef32_pk_fp4_f32 v6, v8, v9, v39 op_sel:[0,0,0,1]
A1FC  v_cvt_scalef32_pk_fp4_f32 v36, v4, v5, v39 op_sel:[0,0,1,0]
A204  v_cvt_scalef32_pk_fp4_f32 v6, v12, v13, v39 op_sel:[0,0,1,1]
A20C  s_nop 0
A210  v_lshlrev_b32_e32 v2, 1, v99
A214  v_bitop3_b32 v3, v1, v98, 3 bitop3:0x6c
A21C  v_or3_b32 v41, v44, v101, v42
A224  v_or3_b32 v42, v48, v102, v46
A22C  v_add_lshl_u32 v4, v2, v3, 4
A234  ds_write_b128 v4, v[40:43]
A23C  v_add_u32_e32 v4, v2, v98
A240  ds_write_b8 v4, v34 offset:8192
A248  s_and_saveexec_b64 s[4:5], s[0:1]
A24C  s_cbranch_execz 17
A250  v_xor_b32_e32 v2, 0x108, v2
A258  v_or3_b32 v8, v38, v52, v37
A260  v_or3_b32 v9, v21, v68, v20
A268  v_or3_b32 v10, v15, v78, v14
A270  v_or3_b32 v11, v6, v88, v36
A278  v_add_lshl_u32 v3, v2, v3, 4
A280  v_add_u32_e32 v2, v2, v98
A284  ds_write_b128 v3, v[8:11]
A28C  ds_write_b8 v2, v35 offset:8192
A294  s_or_b64 exec, exec, s[4:5]
A298  s_or_b64 exec, exec, s[16:17]
A29C  s_add_i32 s1, s22, 7
A2A0  s_and_b32 s0, s11, 8
A2A4  s_and_b32 s11, s1, 0xffffff8
A2AC  s_lshr_b32 s1, s2, 1
A2B0  s_add_i32 s4, s10, 0xff
A2B8  s_and_b32 s1, s1, 2
A2BC  s_and_b32 s16, s4, 0xffffff00
A2C4  s_cmp_eq_u32 s0, 0
A2C8  s_cselect_b64 vcc, -1, 0
A2CC  v_and_b32_e32 v6, 3, v0
A2D0  v_lshlrev_b32_e32 v3, 6, v0
A2D4  v_or_b32_e32 v4, s2, v6
A2D8  v_lshl_or_b32 v2, s3, 7, v0
A2E0  v_and_b32_e32 v3, 0xc0, v3
A2E8  s_movk_i32 s0, 0xff3c
A2EC  v_add_u32_e32 v1, s23, v1
A2F0  s_and_b64 s[8:9], vcc, exec
A2F4  v_cmp_le_u32_e64 s[6:7], s22, v4
A2FC  v_bfe_u32 v5, v0, 6, 1
A304  v_and_or_b32 v2, v2, s0, v3
A30C  v_mov_b32_e32 v3, 0
A310  v_and_b32_e32 v7, 4, v0
A314  v_cmp_le_u32_e64 s[8:9], s10, v1
A31C  v_cmp_gt_u32_e64 s[4:5], s22, v4
A324  v_or3_b32 v2, v2, v5, s1
A32C  v_mov_b32_e32 v5, v3
A330  v_cmp_le_u32_e64 s[2:3], s11, v4
A338  v_cmp_eq_u32_e64 s[0:1], 0, v7
A340  s_cselect_b32 s11, s22, s11
A344  s_or_b64 s[8:9], s[6:7], s[8:9]
A348  s_mov_b64 s[6:7], 0
A34C  s_waitcnt lgkmcnt(0)
A350  s_barrier
A354  s_and_saveexec_b64 s[18:19], s[8:9]
A358  s_xor_b64 s[8:9], exec, s[18:19]
A35C  v_cmp_le_u32_e64 s[6:7], s16, v1
A364  s_or_b64 s[6:7], vcc, s[6:7]
A368  s_nor_b64 s[6:7], s[6:7], s[2:3]
A36C  s_and_b64 s[6:7], s[6:7], exec
A370  s_or_saveexec_b64 s[8:9], s[8:9]
A374  v_cndmask_b32_e32 v2, v2, v4, vcc
A378  v_lshl_add_u64 v[4:5], v[4:5], 4, s[12:13]
A380  v_mov_b32_e32 v7, 0x7f
A388  s_xor_b64 exec, exec, s[8:9]
A38C  s_cbranch_execz 24
A390  v_lshrrev_b32_e32 v7, 3, v0
A394  v_bitop3_b32 v8, v7, 64, 2 bitop3:0xde
A39C  v_cndmask_b32_e64 v7, v8, v7, s[0:1]
A3A4  v_lshlrev_b32_e32 v8, 2, v7
A3A8  v_lshrrev_b32_e32 v7, 2, v7
A3AC  v_xor_b32_e32 v7, v7, v0
A3B0  v_and_or_b32 v7, v7, 3, v8
A3B8  v_lshlrev_b32_e32 v7, 4, v7
A3BC  v_or_b32_e32 v12, v8, v6
A3C0  ds_read_b128 v[8:11], v7
A3C8  ds_read_u8 v7, v12 offset:8192
A3D0  v_mad_u64_u32 v[12:13], s[12:13], v1, s22, 0
A3D8  v_lshl_add_u64 v[12:13], v[12:13], 4, v[4:5]
A3E0  s_or_b64 s[6:7], s[6:7], exec
A3E4  s_waitcnt lgkmcnt(1)
A3E8  global_store_dwordx4 v[12:13], v[8:11], off
A3F0  s_or_b64 exec, exec, s[8:9]
A3F4  s_and_saveexec_b64 s[8:9], s[6:7]
A3F8  s_cbranch_execz 11
A3FC  v_and_b32_e32 v8, 0xffffffe0, v1
A404  v_cndmask_b32_e32 v1, v8, v1, vcc
A408  v_mov_b64_e32 v[8:9], s[14:15]
A40C  v_mad_u64_u32 v[8:9], s[6:7], s11, v1, v[8:9]
A414  v_lshl_add_u64 v[8:9], v[8:9], 0, v[2:3]
A41C  s_waitcnt lgkmcnt(0)
A420  global_store_byte v[8:9], v7, off
A428  s_or_b64 exec, exec, s[8:9]
A42C  s_waitcnt lgkmcnt(0)
A430  v_or_b32_e32 v7, 0x100, v0
A438  v_lshrrev_b32_e32 v1, 2, v7
A43C  v_add_u32_e32 v1, s23, v1
A440  v_cmp_le_u32_e64 s[6:7], s10, v1
A448  s_xor_b64 s[4:5], s[4:5], -1
A44C  s_or_b64 s[6:7], s[4:5], s[6:7]
A450  s_mov_b64 s[4:5], 0
A454  s_and_saveexec_b64 s[8:9], s[6:7]
A458  s_xor_b64 s[6:7], exec, s[8:9]
A45C  s_cbranch_execnz 9
A460  s_or_saveexec_b64 s[2:3], s[6:7]
A464  v_mov_b32_e32 v8, 0x7f
A46C  s_xor_b64 exec, exec, s[2:3]
A470  s_cbranch_execnz 14
A474  s_or_b64 exec, exec, s[2:3]
A478  s_and_saveexec_b64 s[0:1], s[4:5]
A47C  s_cbranch_execnz 38
A480  s_endpgm
A484  v_cmp_le_u32_e64 s[4:5], s16, v1
A48C  s_or_b64 s[4:5], vcc, s[4:5]
A490  s_nor_b64 s[2:3], s[4:5], s[2:3]
A494  s_and_b64 s[4:5], s[2:3], exec
A498  s_or_saveexec_b64 s[2:3], s[6:7]
A49C  v_mov_b32_e32 v8, 0x7f
A4A4  s_xor_b64 exec, exec, s[2:3]
A4A8  s_cbranch_execz 65522
A4AC  v_lshrrev_b32_e32 v7, 3, v7
A4B0  v_bitop3_b32 v8, v7, 64, 2 bitop3:0xde
A4B8  v_cndmask_b32_e64 v7, v8, v7, s[0:1]
A4C0  v_lshlrev_b32_e32 v8, 2, v7
A4C4  v_lshrrev_b32_e32 v7, 2, v7
A4C8  v_xor_b32_e32 v0, v7, v0
A4CC  v_and_or_b32 v0, v0, 3, v8
A4D4  v_lshlrev_b32_e32 v0, 4, v0
A4D8  v_or_b32_e32 v6, v8, v6
A4DC  ds_read_b128 v[10:13], v0
A4E4  ds_read_u8 v8, v6 offset:8192
A4EC  v_mad_u64_u32 v[6:7], s[0:1], v1, s22, 0
A4F4  v_lshl_add_u64 v[4:5], v[6:7], 4, v[4:5]
A4FC  s_or_b64 s[4:5], s[4:5], exec
A500  s_waitcnt lgkmcnt(1)
A504  global_store_dwordx4 v[4:5], v[10:13], off
A50C  s_or_b64 exec, exec, s[2:3]
A510  s_and_saveexec_b64 s[0:1], s[4:5]
A514  s_cbranch_execz 65498
A518  v_and_b32_e32 v0, 0xffffffe0, v1
A520  v_cndmask_b32_e32 v4, v0, v1, vcc
A524  v_mov_b64_e32 v[0:1], s[14:15]
A528  v_mad_u64_u32 v[0:1], s[0:1], s11, v4, v[0:1]
A530  v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
A538  s_waitcnt lgkmcnt(0)
A53C  global_store_byte v[0:1], v8, off
A544  s_endpgm
A548  s_nop 0

a600 <QuantiseColumnTunedSr>:
A600  s_load_dwordx4 s[16:19], s[0:1], 0x18
A608  v_lshlrev_b32_e32 v1, 1, v0
A60C  v_lshrrev_b32_e32 v17, 6, v0
A610  v_and_b32_e32 v106, 0x7e, v1
A618  s_lshl_b32 s29, s2, 7
A61C  s_lshl_b32 s2, s3, 2
A620  s_waitcnt lgkmcnt(0)
A624  s_lshr_b32 s28, s17, 5
A628  v_or_b32_e32 v14, s29, v106
A62C  v_or_b32_e32 v16, s2, v17
A630  v_cmp_le_u32_e32 vcc, s18, v14
A634  v_cmp_le_u32_e64 s[4:5], s28, v16
A63C  s_or_b64 s[4:5], vcc, s[4:5]
A640  v_lshrrev_b32_e32 v1, 2, v0
A644  s_and_saveexec_b64 s[6:7], s[4:5]
A648  s_xor_b64 s[4:5], exec, s[6:7]
A64C  v_lshrrev_b32_e32 v1, 2, v0
A650  s_or_saveexec_b64 s[10:11], s[4:5]
A654  s_load_dwordx4 s[12:15], s[0:1], 0x8
A65C  s_xor_b64 exec, exec, s[10:11]
A660  s_cbranch_execz 4225
A664  s_bitcmp0_b32 s18, 0
A668  s_cselect_b64 s[4:5], -1, 0
A66C  s_add_i32 s6, s29, 0x80
A674  s_cmp_le_u32 s6, s18
A678  s_cselect_b64 s[6:7], -1, 0
A67C  s_load_dwordx2 s[24:25], s[0:1], 0x0
A684  s_load_dwordx4 s[20:23], s[0:1], 0x38
A68C  s_or_b64 s[26:27], s[6:7], s[4:5]
A690  s_bitcmp1_b32 s19, 0
A694  s_cselect_b64 s[4:5], -1, 0
A698  v_lshlrev_b32_e32 v4, 5, v16
A69C  v_mov_b32_e32 v15, 0
A6A0  v_or_b32_e32 v2, 1, v14
A6A4  s_mov_b32 s17, 0
A6A8  v_cmp_gt_u32_e64 s[6:7], s18, v2
A6B0  v_mad_u64_u32 v[2:3], s[8:9], v4, s16, 0
A6B8  v_mad_u64_u32 v[4:5], s[8:9], v4, s16, v[14:15]
A6C0  v_cndmask_b32_e64 v6, 0, 1, s[4:5]
A6C8  v_cndmask_b32_e64 v42, 0, 1, s[6:7]
A6D0  v_mov_b32_e32 v43, s17
A6D4  s_and_b64 vcc, exec, s[26:27]
A6D8  v_cmp_ne_u32_e64 s[8:9], 1, v6
A6E0  s_cbranch_vccz 13
A6E4  s_and_b64 vcc, exec, s[8:9]
A6E8  v_lshrrev_b64 v[6:7], 1, v[4:5]
A6F0  s_cbranch_vccnz 12
A6F4  s_waitcnt lgkmcnt(0)
A6F8  v_lshl_add_u64 v[8:9], v[6:7], 3, s[24:25]
A700  global_load_dwordx2 v[8:9], v[8:9], off
A708  s_waitcnt vmcnt(0)
A70C  v_mov_b32_e32 v18, v8
A710  s_cbranch_execz 4
A714  s_branch 12
A718  s_load_dwordx2 s[0:1], s[0:1], 0x30
A720  s_branch 12
A724  s_waitcnt lgkmcnt(0)
A728  v_lshl_add_u64 v[6:7], v[6:7], 2, s[24:25]
A730  global_load_dword v6, v[6:7], off
A738  s_waitcnt vmcnt(0)
A73C  v_lshlrev_b32_e32 v18, 16, v6
A740  v_and_b32_e32 v9, 0xffff0000, v6
A748  s_load_dwordx2 s[0:1], s[0:1], 0x30
A750  s_cbranch_execnz 33
A754  s_and_b64 vcc, exec, s[8:9]
A758  s_cbranch_vccnz 7
A75C  s_waitcnt lgkmcnt(0)
A760  v_lshl_add_u64 v[6:7], v[4:5], 2, s[24:25]
A768  global_load_dword v18, v[6:7], off
A770  s_cbranch_execz 1
A774  s_branch 7
A778  s_waitcnt lgkmcnt(0)
A77C  v_lshl_add_u64 v[6:7], v[4:5], 1, s[24:25]
A784  global_load_ushort v6, v[6:7], off
A78C  s_waitcnt vmcnt(0)
A790  v_lshlrev_b32_e32 v18, 16, v6
A794  s_and_b64 vcc, exec, s[8:9]
A798  v_or_b32_e32 v4, v4, v42
A79C  s_cbranch_vccnz 7
A7A0  s_waitcnt lgkmcnt(0)
A7A4  v_lshl_add_u64 v[6:7], v[4:5], 2, s[24:25]
A7AC  global_load_dword v9, v[6:7], off
A7B4  s_cbranch_execz 1
A7B8  s_branch 7
A7BC  s_waitcnt lgkmcnt(0)
A7C0  v_lshl_add_u64 v[4:5], v[4:5], 1, s[24:25]
A7C8  global_load_ushort v4, v[4:5], off
A7D0  s_waitcnt vmcnt(0)
A7D4  v_lshlrev_b32_e32 v9, 16, v4
A7D8  v_lshl_add_u64 v[4:5], v[2:3], 0, s[16:17]
A7E0  v_cndmask_b32_e64 v2, 0, 1, s[26:27]
A7E8  v_cmp_ne_u32_e64 s[4:5], 1, v2
A7F0  s_andn2_b64 vcc, exec, s[26:27]
A7F4  v_lshl_add_u64 v[6:7], v[4:5], 0, v[14:15]
A7FC  s_cbranch_vccnz 13
A800  s_and_b64 vcc, exec, s[8:9]
A804  v_lshrrev_b64 v[10:11], 1, v[6:7]
A80C  s_cbranch_vccnz 10
A810  s_waitcnt lgkmcnt(0)
A814  v_lshl_add_u64 v[2:3], v[10:11], 3, s[24:25]
A81C  global_load_dwordx2 v[2:3], v[2:3], off
A824  s_waitcnt vmcnt(0)
A828  v_mov_b32_e32 v19, v2
A82C  s_cbranch_execz 2
A830  s_branch 10
A834  s_branch 10
A838  s_waitcnt lgkmcnt(0)
A83C  v_lshl_add_u64 v[2:3], v[10:11], 2, s[24:25]
A844  global_load_dword v2, v[2:3], off
A84C  s_waitcnt vmcnt(0)
A850  v_lshlrev_b32_e32 v19, 16, v2
A854  v_and_b32_e32 v3, 0xffff0000, v2
A85C  s_cbranch_execnz 34
A860  s_and_b64 vcc, exec, s[8:9]
A864  s_cbranch_vccnz 7
A868  s_waitcnt lgkmcnt(0)
A86C  v_lshl_add_u64 v[2:3], v[6:7], 2, s[24:25]
A874  global_load_dword v19, v[2:3], off
A87C  s_cbranch_execz 1
A880  s_branch 7
A884  s_waitcnt lgkmcnt(0)
A888  v_lshl_add_u64 v[2:3], v[6:7], 1, s[24:25]
A890  global_load_ushort v2, v[2:3], off
A898  s_waitcnt vmcnt(0)
A89C  v_lshlrev_b32_e32 v19, 16, v2
A8A0  s_and_b64 vcc, exec, s[8:9]
A8A4  v_lshl_add_u64 v[6:7], v[6:7], 0, v[42:43]
A8AC  s_cbranch_vccnz 7
A8B0  s_waitcnt lgkmcnt(0)
A8B4  v_lshl_add_u64 v[2:3], v[6:7], 2, s[24:25]
A8BC  global_load_dword v3, v[2:3], off
A8C4  s_cbranch_execz 1
A8C8  s_branch 7
A8CC  s_waitcnt vmcnt(0) lgkmcnt(0)
A8D0  v_lshl_add_u64 v[2:3], v[6:7], 1, s[24:25]
A8D8  global_load_ushort v2, v[2:3], off
A8E0  s_waitcnt vmcnt(0)
A8E4  v_lshlrev_b32_e32 v3, 16, v2
A8E8  v_lshl_add_u64 v[4:5], v[4:5], 0, s[16:17]
A8F0  s_and_b64 vcc, exec, s[4:5]
A8F4  v_lshl_add_u64 v[6:7], v[4:5], 0, v[14:15]
A8FC  s_cbranch_vccnz 13
A900  s_and_b64 vcc, exec, s[8:9]
A904  v_lshrrev_b64 v[10:11], 1, v[6:7]
A90C  s_cbranch_vccnz 10
A910  s_waitcnt lgkmcnt(0)
A914  v_lshl_add_u64 v[12:13], v[10:11], 3, s[24:25]
A91C  global_load_dwordx2 v[12:13], v[12:13], off
A924  s_waitcnt vmcnt(0)
A928  v_mov_b32_e32 v24, v12
A92C  s_cbranch_execz 2
A930  s_branch 10
A934  s_branch 10
A938  s_waitcnt lgkmcnt(0)
A93C  v_lshl_add_u64 v[10:11], v[10:11], 2, s[24:25]
A944  global_load_dword v2, v[10:11], off
A94C  s_waitcnt vmcnt(0)
A950  v_lshlrev_b32_e32 v24, 16, v2
A954  v_and_b32_e32 v13, 0xffff0000, v2
A95C  s_cbranch_execnz 33
A960  s_and_b64 vcc, exec, s[8:9]
A964  s_cbranch_vccnz 7
A968  s_waitcnt lgkmcnt(0)
A96C  v_lshl_add_u64 v[10:11], v[6:7], 2, s[24:25]
A974  global_load_dword v24, v[10:11], off
A97C  s_cbranch_execz 1
A980  s_branch 7
A984  s_waitcnt lgkmcnt(0)
A988  v_lshl_add_u64 v[10:11], v[6:7], 1, s[24:25]
A990  global_load_ushort v2, v[10:11], off
A998  s_waitcnt vmcnt(0)
A99C  v_lshlrev_b32_e32 v24, 16, v2
A9A0  s_and_b64 vcc, exec, s[8:9]
A9A4  v_or_b32_e32 v6, v6, v42
A9A8  s_cbranch_vccnz 7
A9AC  s_waitcnt lgkmcnt(0)
A9B0  v_lshl_add_u64 v[10:11], v[6:7], 2, s[24:25]
A9B8  global_load_dword v13, v[10:11], off
A9C0  s_cbranch_execz 1
A9C4  s_branch 7
A9C8  s_waitcnt lgkmcnt(0)
A9CC  v_lshl_add_u64 v[6:7], v[6:7], 1, s[24:25]
A9D4  global_load_ushort v2, v[6:7], off
A9DC  s_waitcnt vmcnt(0)
A9E0  v_lshlrev_b32_e32 v13, 16, v2
A9E4  v_lshl_add_u64 v[6:7], v[4:5], 0, s[16:17]
A9EC  s_and_b64 vcc, exec, s[4:5]
A9F0  v_lshl_add_u64 v[10:11], v[6:7], 0, v[14:15]
A9F8  s_cbranch_vccnz 13
A9FC  s_and_b64 vcc, exec, s[8:9]
AA00  v_lshrrev_b64 v[20:21], 1, v[10:11]
AA08  s_cbranch_vccnz 10
AA0C  s_waitcnt lgkmcnt(0)
AA10  v_lshl_add_u64 v[4:5], v[20:21], 3, s[24:25]
AA18  global_load_dwordx2 v[4:5], v[4:5], off
AA20  s_waitcnt vmcnt(0)
AA24  v_mov_b32_e32 v25, v4
AA28  s_cbranch_execz 2
AA2C  s_branch 10
AA30  s_branch 10
AA34  s_waitcnt lgkmcnt(0)
AA38  v_lshl_add_u64 v[4:5], v[20:21], 2, s[24:25]
AA40  global_load_dword v2, v[4:5], off
AA48  s_waitcnt vmcnt(0)
AA4C  v_lshlrev_b32_e32 v25, 16, v2
AA50  v_and_b32_e32 v5, 0xffff0000, v2
AA58  s_cbranch_execnz 34
AA5C  s_and_b64 vcc, exec, s[8:9]
AA60  s_cbranch_vccnz 7
AA64  s_waitcnt lgkmcnt(0)
AA68  v_lshl_add_u64 v[4:5], v[10:11], 2, s[24:25]
AA70  global_load_dword v25, v[4:5], off
AA78  s_cbranch_execz 1
AA7C  s_branch 7
AA80  s_waitcnt lgkmcnt(0)
AA84  v_lshl_add_u64 v[4:5], v[10:11], 1, s[24:25]
AA8C  global_load_ushort v2, v[4:5], off
AA94  s_waitcnt vmcnt(0)
AA98  v_lshlrev_b32_e32 v25, 16, v2
AA9C  s_and_b64 vcc, exec, s[8:9]
AAA0  v_lshl_add_u64 v[10:11], v[10:11], 0, v[42:43]
AAA8  s_cbranch_vccnz 7
AAAC  s_waitcnt lgkmcnt(0)
AAB0  v_lshl_add_u64 v[4:5], v[10:11], 2, s[24:25]
AAB8  global_load_dword v5, v[4:5], off
AAC0  s_cbranch_execz 1
AAC4  s_branch 7
AAC8  s_waitcnt vmcnt(0) lgkmcnt(0)
AACC  v_lshl_add_u64 v[4:5], v[10:11], 1, s[24:25]
AAD4  global_load_ushort v2, v[4:5], off
AADC  s_waitcnt vmcnt(0)
AAE0  v_lshlrev_b32_e32 v5, 16, v2
AAE4  v_lshl_add_u64 v[6:7], v[6:7], 0, s[16:17]
AAEC  s_and_b64 vcc, exec, s[4:5]
AAF0  v_lshl_add_u64 v[10:11], v[6:7], 0, v[14:15]
AAF8  s_cbranch_vccnz 13
AAFC  s_and_b64 vcc, exec, s[8:9]
AB00  v_lshrrev_b64 v[20:21], 1, v[10:11]
AB08  s_cbranch_vccnz 10
AB0C  s_waitcnt lgkmcnt(0)
AB10  v_lshl_add_u64 v[22:23], v[20:21], 3, s[24:25]
AB18  global_load_dwordx2 v[22:23], v[22:23], off
AB20  s_waitcnt vmcnt(0)
AB24  v_mov_b32_e32 v30, v22
AB28  s_cbranch_execz 2
AB2C  s_branch 10
AB30  s_branch 10
AB34  s_waitcnt lgkmcnt(0)
AB38  v_lshl_add_u64 v[20:21], v[20:21], 2, s[24:25]
AB40  global_load_dword v2, v[20:21], off
AB48  s_waitcnt vmcnt(0)
AB4C  v_lshlrev_b32_e32 v30, 16, v2
AB50  v_and_b32_e32 v23, 0xffff0000, v2
AB58  s_cbranch_execnz 33
AB5C  s_and_b64 vcc, exec, s[8:9]
AB60  s_cbranch_vccnz 7
AB64  s_waitcnt lgkmcnt(0)
AB68  v_lshl_add_u64 v[20:21], v[10:11], 2, s[24:25]
AB70  global_load_dword v30, v[20:21], off
AB78  s_cbranch_execz 1
AB7C  s_branch 7
AB80  s_waitcnt lgkmcnt(0)
AB84  v_lshl_add_u64 v[20:21], v[10:11], 1, s[24:25]
AB8C  global_load_ushort v2, v[20:21], off
AB94  s_waitcnt vmcnt(0)
AB98  v_lshlrev_b32_e32 v30, 16, v2
AB9C  s_and_b64 vcc, exec, s[8:9]
ABA0  v_or_b32_e32 v10, v10, v42
ABA4  s_cbranch_vccnz 7
ABA8  s_waitcnt lgkmcnt(0)
ABAC  v_lshl_add_u64 v[20:21], v[10:11], 2, s[24:25]
ABB4  global_load_dword v23, v[20:21], off
ABBC  s_cbranch_execz 1
ABC0  s_branch 7
ABC4  s_waitcnt lgkmcnt(0)
ABC8  v_lshl_add_u64 v[10:11], v[10:11], 1, s[24:25]
ABD0  global_load_ushort v2, v[10:11], off
ABD8  s_waitcnt vmcnt(0)
ABDC  v_lshlrev_b32_e32 v23, 16, v2
ABE0  v_lshl_add_u64 v[10:11], v[6:7], 0, s[16:17]
ABE8  s_and_b64 vcc, exec, s[4:5]
ABEC  v_lshl_add_u64 v[20:21], v[10:11], 0, v[14:15]
ABF4  s_cbranch_vccnz 13
ABF8  s_and_b64 vcc, exec, s[8:9]
ABFC  v_lshrrev_b64 v[26:27], 1, v[20:21]
AC04  s_cbranch_vccnz 10
AC08  s_waitcnt lgkmcnt(0)
AC0C  v_lshl_add_u64 v[6:7], v[26:27], 3, s[24:25]
AC14  global_load_dwordx2 v[6:7], v[6:7], off
AC1C  s_waitcnt vmcnt(0)
AC20  v_mov_b32_e32 v31, v6
AC24  s_cbranch_execz 2
AC28  s_branch 10
AC2C  s_branch 10
AC30  s_waitcnt lgkmcnt(0)
AC34  v_lshl_add_u64 v[6:7], v[26:27], 2, s[24:25]
AC3C  global_load_dword v2, v[6:7], off
AC44  s_waitcnt vmcnt(0)
AC48  v_lshlrev_b32_e32 v31, 16, v2
AC4C  v_and_b32_e32 v7, 0xffff0000, v2
AC54  s_cbranch_execnz 34
AC58  s_and_b64 vcc, exec, s[8:9]
AC5C  s_cbranch_vccnz 7
AC60  s_waitcnt lgkmcnt(0)
AC64  v_lshl_add_u64 v[6:7], v[20:21], 2, s[24:25]
AC6C  global_load_dword v31, v[6:7], off
AC74  s_cbranch_execz 1
AC78  s_branch 7
AC7C  s_waitcnt lgkmcnt(0)
AC80  v_lshl_add_u64 v[6:7], v[20:21], 1, s[24:25]
AC88  global_load_ushort v2, v[6:7], off
AC90  s_waitcnt vmcnt(0)
AC94  v_lshlrev_b32_e32 v31, 16, v2
AC98  s_and_b64 vcc, exec, s[8:9]
AC9C  v_lshl_add_u64 v[20:21], v[20:21], 0, v[42:43]
ACA4  s_cbranch_vccnz 7
ACA8  s_waitcnt lgkmcnt(0)
ACAC  v_lshl_add_u64 v[6:7], v[20:21], 2, s[24:25]
ACB4  global_load_dword v7, v[6:7], off
ACBC  s_cbranch_execz 1
ACC0  s_branch 7
ACC4  s_waitcnt vmcnt(0) lgkmcnt(0)
ACC8  v_lshl_add_u64 v[6:7], v[20:21], 1, s[24:25]
ACD0  global_load_ushort v2, v[6:7], off
ACD8  s_waitcnt vmcnt(0)
ACDC  v_lshlrev_b32_e32 v7, 16, v2
ACE0  v_lshl_add_u64 v[10:11], v[10:11], 0, s[16:17]
ACE8  s_and_b64 vcc, exec, s[4:5]
ACEC  v_lshl_add_u64 v[20:21], v[10:11], 0, v[14:15]
ACF4  s_cbranch_vccnz 13
ACF8  s_and_b64 vcc, exec, s[8:9]
ACFC  v_lshrrev_b64 v[26:27], 1, v[20:21]
AD04  s_cbranch_vccnz 10
AD08  s_waitcnt lgkmcnt(0)
AD0C  v_lshl_add_u64 v[28:29], v[26:27], 3, s[24:25]
AD14  global_load_dwordx2 v[28:29], v[28:29], off
AD1C  s_waitcnt vmcnt(0)
AD20  v_mov_b32_e32 v36, v28
AD24  s_cbranch_execz 2
AD28  s_branch 10
AD2C  s_branch 10
AD30  s_waitcnt lgkmcnt(0)
AD34  v_lshl_add_u64 v[26:27], v[26:27], 2, s[24:25]
AD3C  global_load_dword v2, v[26:27], off
AD44  s_waitcnt vmcnt(0)
AD48  v_lshlrev_b32_e32 v36, 16, v2
AD4C  v_and_b32_e32 v29, 0xffff0000, v2
AD54  s_cbranch_execnz 33
AD58  s_and_b64 vcc, exec, s[8:9]
AD5C  s_cbranch_vccnz 7
AD60  s_waitcnt lgkmcnt(0)
AD64  v_lshl_add_u64 v[26:27], v[20:21], 2, s[24:25]
AD6C  global_load_dword v36, v[26:27], off
AD74  s_cbranch_execz 1
AD78  s_branch 7
AD7C  s_waitcnt lgkmcnt(0)
AD80  v_lshl_add_u64 v[26:27], v[20:21], 1, s[24:25]
AD88  global_load_ushort v2, v[26:27], off
AD90  s_waitcnt vmcnt(0)
AD94  v_lshlrev_b32_e32 v36, 16, v2
AD98  s_and_b64 vcc, exec, s[8:9]
AD9C  v_or_b32_e32 v20, v20, v42
ADA0  s_cbranch_vccnz 7
ADA4  s_waitcnt lgkmcnt(0)
ADA8  v_lshl_add_u64 v[26:27], v[20:21], 2, s[24:25]
ADB0  global_load_dword v29, v[26:27], off
ADB8  s_cbranch_execz 1
ADBC  s_branch 7
ADC0  s_waitcnt lgkmcnt(0)
ADC4  v_lshl_add_u64 v[20:21], v[20:21], 1, s[24:25]
ADCC  global_load_ushort v2, v[20:21], off
ADD4  s_waitcnt vmcnt(0)
ADD8  v_lshlrev_b32_e32 v29, 16, v2
ADDC  v_lshl_add_u64 v[20:21], v[10:11], 0, s[16:17]
ADE4  s_and_b64 vcc, exec, s[4:5]
ADE8  v_lshl_add_u64 v[26:27], v[20:21], 0, v[14:15]
ADF0  s_cbranch_vccnz 13
ADF4  s_and_b64 vcc, exec, s[8:9]
ADF8  v_lshrrev_b64 v[32:33], 1, v[26:27]
AE00  s_cbranch_vccnz 10
AE04  s_waitcnt lgkmcnt(0)
AE08  v_lshl_add_u64 v[10:11], v[32:33], 3, s[24:25]
AE10  global_load_dwordx2 v[10:11], v[10:11], off
AE18  s_waitcnt vmcnt(0)
AE1C  v_mov_b32_e32 v37, v10
AE20  s_cbranch_execz 2
AE24  s_branch 10
AE28  s_branch 10
AE2C  s_waitcnt lgkmcnt(0)
AE30  v_lshl_add_u64 v[10:11], v[32:33], 2, s[24:25]
AE38  global_load_dword v2, v[10:11], off
AE40  s_waitcnt vmcnt(0)
AE44  v_lshlrev_b32_e32 v37, 16, v2
AE48  v_and_b32_e32 v11, 0xffff0000, v2
AE50  s_cbranch_execnz 34
AE54  s_and_b64 vcc, exec, s[8:9]
AE58  s_cbranch_vccnz 7
AE5C  s_waitcnt lgkmcnt(0)
AE60  v_lshl_add_u64 v[10:11], v[26:27], 2, s[24:25]
AE68  global_load_dword v37, v[10:11], off
AE70  s_cbranch_execz 1
AE74  s_branch 7
AE78  s_waitcnt lgkmcnt(0)
AE7C  v_lshl_add_u64 v[10:11], v[26:27], 1, s[24:25]
AE84  global_load_ushort v2, v[10:11], off
AE8C  s_waitcnt vmcnt(0)
AE90  v_lshlrev_b32_e32 v37, 16, v2
AE94  s_and_b64 vcc, exec, s[8:9]
AE98  v_lshl_add_u64 v[26:27], v[26:27], 0, v[42:43]
AEA0  s_cbranch_vccnz 7
AEA4  s_waitcnt lgkmcnt(0)
AEA8  v_lshl_add_u64 v[10:11], v[26:27], 2, s[24:25]
AEB0  global_load_dword v11, v[10:11], off
AEB8  s_cbranch_execz 1
AEBC  s_branch 7
AEC0  s_waitcnt vmcnt(0) lgkmcnt(0)
AEC4  v_lshl_add_u64 v[10:11], v[26:27], 1, s[24:25]
AECC  global_load_ushort v2, v[10:11], off
AED4  s_waitcnt vmcnt(0)
AED8  v_lshlrev_b32_e32 v11, 16, v2
AEDC  v_lshl_add_u64 v[20:21], v[20:21], 0, s[16:17]
AEE4  s_and_b64 vcc, exec, s[4:5]
AEE8  v_lshl_add_u64 v[26:27], v[20:21], 0, v[14:15]
AEF0  s_cbranch_vccnz 13
AEF4  s_and_b64 vcc, exec, s[8:9]
AEF8  v_lshrrev_b64 v[34:35], 1, v[26:27]
AF00  s_cbranch_vccnz 10
AF04  s_waitcnt lgkmcnt(0)
AF08  v_lshl_add_u64 v[32:33], v[34:35], 3, s[24:25]
AF10  global_load_dwordx2 v[32:33], v[32:33], off
AF18  s_waitcnt vmcnt(0)
AF1C  v_mov_b32_e32 v44, v32
AF20  s_cbranch_execz 2
AF24  s_branch 10
AF28  s_branch 10
AF2C  s_waitcnt lgkmcnt(0)
AF30  v_lshl_add_u64 v[32:33], v[34:35], 2, s[24:25]
AF38  global_load_dword v2, v[32:33], off
AF40  s_waitcnt vmcnt(0)
AF44  v_lshlrev_b32_e32 v44, 16, v2
AF48  v_and_b32_e32 v33, 0xffff0000, v2
AF50  s_cbranch_execnz 33
AF54  s_and_b64 vcc, exec, s[8:9]
AF58  s_cbranch_vccnz 7
AF5C  s_waitcnt lgkmcnt(0)
AF60  v_lshl_add_u64 v[32:33], v[26:27], 2, s[24:25]
AF68  global_load_dword v44, v[32:33], off
AF70  s_cbranch_execz 1
AF74  s_branch 7
AF78  s_waitcnt lgkmcnt(0)
AF7C  v_lshl_add_u64 v[32:33], v[26:27], 1, s[24:25]
AF84  global_load_ushort v2, v[32:33], off
AF8C  s_waitcnt vmcnt(0)
AF90  v_lshlrev_b32_e32 v44, 16, v2
AF94  s_and_b64 vcc, exec, s[8:9]
AF98  v_or_b32_e32 v26, v26, v42
AF9C  s_cbranch_vccnz 7
AFA0  s_waitcnt lgkmcnt(0)
AFA4  v_lshl_add_u64 v[32:33], v[26:27], 2, s[24:25]
AFAC  global_load_dword v33, v[32:33], off
AFB4  s_cbranch_execz 1
AFB8  s_branch 7
AFBC  s_waitcnt lgkmcnt(0)
AFC0  v_lshl_add_u64 v[26:27], v[26:27], 1, s[24:25]
AFC8  global_load_ushort v2, v[26:27], off
AFD0  s_waitcnt vmcnt(0)
AFD4  v_lshlrev_b32_e32 v33, 16, v2
AFD8  v_lshl_add_u64 v[26:27], v[20:21], 0, s[16:17]
AFE0  s_and_b64 vcc, exec, s[4:5]
AFE4  v_lshl_add_u64 v[34:35], v[26:27], 0, v[14:15]
AFEC  s_cbranch_vccnz 13
AFF0  s_and_b64 vcc, exec, s[8:9]
AFF4  v_lshrrev_b64 v[38:39], 1, v[34:35]
AFFC  s_cbranch_vccnz 10
B000  s_waitcnt lgkmcnt(0)
B004  v_lshl_add_u64 v[20:21], v[38:39], 3, s[24:25]
B00C  global_load_dwordx2 v[20:21], v[20:21], off
B014  s_waitcnt vmcnt(0)
B018  v_mov_b32_e32 v45, v20
B01C  s_cbranch_execz 2
B020  s_branch 10
B024  s_branch 10
B028  s_waitcnt lgkmcnt(0)
B02C  v_lshl_add_u64 v[20:21], v[38:39], 2, s[24:25]
B034  global_load_dword v2, v[20:21], off
B03C  s_waitcnt vmcnt(0)
B040  v_lshlrev_b32_e32 v45, 16, v2
B044  v_and_b32_e32 v21, 0xffff0000, v2
B04C  s_cbranch_execnz 34
B050  s_and_b64 vcc, exec, s[8:9]
B054  s_cbranch_vccnz 7
B058  s_waitcnt lgkmcnt(0)
B05C  v_lshl_add_u64 v[20:21], v[34:35], 2, s[24:25]
B064  global_load_dword v45, v[20:21], off
B06C  s_cbranch_execz 1
B070  s_branch 7
B074  s_waitcnt lgkmcnt(0)
B078  v_lshl_add_u64 v[20:21], v[34:35], 1, s[24:25]
B080  global_load_ushort v2, v[20:21], off
B088  s_waitcnt vmcnt(0)
B08C  v_lshlrev_b32_e32 v45, 16, v2
B090  s_and_b64 vcc, exec, s[8:9]
B094  v_lshl_add_u64 v[34:35], v[34:35], 0, v[42:43]
B09C  s_cbranch_vccnz 7
B0A0  s_waitcnt lgkmcnt(0)
B0A4  v_lshl_add_u64 v[20:21], v[34:35], 2, s[24:25]
B0AC  global_load_dword v21, v[20:21], off
B0B4  s_cbranch_execz 1
B0B8  s_branch 7
B0BC  s_waitcnt vmcnt(0) lgkmcnt(0)
B0C0  v_lshl_add_u64 v[20:21], v[34:35], 1, s[24:25]
B0C8  global_load_ushort v2, v[20:21], off
B0D0  s_waitcnt vmcnt(0)
B0D4  v_lshlrev_b32_e32 v21, 16, v2
B0D8  v_lshl_add_u64 v[26:27], v[26:27], 0, s[16:17]
B0E0  s_and_b64 vcc, exec, s[4:5]
B0E4  v_lshl_add_u64 v[34:35], v[26:27], 0, v[14:15]
B0EC  s_cbranch_vccnz 13
B0F0  s_and_b64 vcc, exec, s[8:9]
B0F4  v_lshrrev_b64 v[40:41], 1, v[34:35]
B0FC  s_cbranch_vccnz 10
B100  s_waitcnt lgkmcnt(0)
B104  v_lshl_add_u64 v[38:39], v[40:41], 3, s[24:25]
B10C  global_load_dwordx2 v[38:39], v[38:39], off
B114  s_waitcnt vmcnt(0)
B118  v_mov_b32_e32 v50, v38
B11C  s_cbranch_execz 2
B120  s_branch 10
B124  s_branch 10
B128  s_waitcnt lgkmcnt(0)
B12C  v_lshl_add_u64 v[38:39], v[40:41], 2, s[24:25]
B134  global_load_dword v2, v[38:39], off
B13C  s_waitcnt vmcnt(0)
B140  v_lshlrev_b32_e32 v50, 16, v2
B144  v_and_b32_e32 v39, 0xffff0000, v2
B14C  s_cbranch_execnz 33
B150  s_and_b64 vcc, exec, s[8:9]
B154  s_cbranch_vccnz 7
B158  s_waitcnt lgkmcnt(0)
B15C  v_lshl_add_u64 v[38:39], v[34:35], 2, s[24:25]
B164  global_load_dword v50, v[38:39], off
B16C  s_cbranch_execz 1
B170  s_branch 7
B174  s_waitcnt lgkmcnt(0)
B178  v_lshl_add_u64 v[38:39], v[34:35], 1, s[24:25]
B180  global_load_ushort v2, v[38:39], off
B188  s_waitcnt vmcnt(0)
B18C  v_lshlrev_b32_e32 v50, 16, v2
B190  s_and_b64 vcc, exec, s[8:9]
B194  v_or_b32_e32 v34, v34, v42
B198  s_cbranch_vccnz 7
B19C  s_waitcnt lgkmcnt(0)
B1A0  v_lshl_add_u64 v[38:39], v[34:35], 2, s[24:25]
B1A8  global_load_dword v39, v[38:39], off
B1B0  s_cbranch_execz 1
B1B4  s_branch 7
B1B8  s_waitcnt lgkmcnt(0)
B1BC  v_lshl_add_u64 v[34:35], v[34:35], 1, s[24:25]
B1C4  global_load_ushort v2, v[34:35], off
B1CC  s_waitcnt vmcnt(0)
B1D0  v_lshlrev_b32_e32 v39, 16, v2
B1D4  v_lshl_add_u64 v[34:35], v[26:27], 0, s[16:17]
B1DC  s_and_b64 vcc, exec, s[4:5]
B1E0  v_lshl_add_u64 v[40:41], v[34:35], 0, v[14:15]
B1E8  s_cbranch_vccnz 13
B1EC  s_and_b64 vcc, exec, s[8:9]
B1F0  v_lshrrev_b64 v[46:47], 1, v[40:41]
B1F8  s_cbranch_vccnz 10
B1FC  s_waitcnt lgkmcnt(0)
B200  v_lshl_add_u64 v[26:27], v[46:47], 3, s[24:25]
B208  global_load_dwordx2 v[26:27], v[26:27], off
B210  s_waitcnt vmcnt(0)
B214  v_mov_b32_e32 v51, v26
B218  s_cbranch_execz 2
B21C  s_branch 10
B220  s_branch 10
B224  s_waitcnt lgkmcnt(0)
B228  v_lshl_add_u64 v[26:27], v[46:47], 2, s[24:25]
B230  global_load_dword v2, v[26:27], off
B238  s_waitcnt vmcnt(0)
B23C  v_lshlrev_b32_e32 v51, 16, v2
B240  v_and_b32_e32 v27, 0xffff0000, v2
B248  s_cbranch_execnz 34
B24C  s_and_b64 vcc, exec, s[8:9]
B250  s_cbranch_vccnz 7
B254  s_waitcnt lgkmcnt(0)
B258  v_lshl_add_u64 v[26:27], v[40:41], 2, s[24:25]
B260  global_load_dword v51, v[26:27], off
B268  s_cbranch_execz 1
B26C  s_branch 7
B270  s_waitcnt lgkmcnt(0)
B274  v_lshl_add_u64 v[26:27], v[40:41], 1, s[24:25]
B27C  global_load_ushort v2, v[26:27], off
B284  s_waitcnt vmcnt(0)
B288  v_lshlrev_b32_e32 v51, 16, v2
B28C  s_and_b64 vcc, exec, s[8:9]
B290  v_lshl_add_u64 v[40:41], v[40:41], 0, v[42:43]
B298  s_cbranch_vccnz 7
B29C  s_waitcnt lgkmcnt(0)
B2A0  v_lshl_add_u64 v[26:27], v[40:41], 2, s[24:25]
B2A8  global_load_dword v27, v[26:27], off
B2B0  s_cbranch_execz 1
B2B4  s_branch 7
B2B8  s_waitcnt vmcnt(0) lgkmcnt(0)
B2BC  v_lshl_add_u64 v[26:27], v[40:41], 1, s[24:25]
B2C4  global_load_ushort v2, v[26:27], off
B2CC  s_waitcnt vmcnt(0)
B2D0  v_lshlrev_b32_e32 v27, 16, v2
B2D4  v_lshl_add_u64 v[34:35], v[34:35], 0, s[16:17]
B2DC  s_and_b64 vcc, exec, s[4:5]
B2E0  v_lshl_add_u64 v[40:41], v[34:35], 0, v[14:15]
B2E8  s_cbranch_vccnz 13
B2EC  s_and_b64 vcc, exec, s[8:9]
B2F0  v_lshrrev_b64 v[48:49], 1, v[40:41]
B2F8  s_cbranch_vccnz 10
B2FC  s_waitcnt lgkmcnt(0)
B300  v_lshl_add_u64 v[46:47], v[48:49], 3, s[24:25]
B308  global_load_dwordx2 v[46:47], v[46:47], off
B310  s_waitcnt vmcnt(0)
B314  v_mov_b32_e32 v56, v46
B318  s_cbranch_execz 2
B31C  s_branch 10
B320  s_branch 10
B324  s_waitcnt lgkmcnt(0)
B328  v_lshl_add_u64 v[46:47], v[48:49], 2, s[24:25]
B330  global_load_dword v2, v[46:47], off
B338  s_waitcnt vmcnt(0)
B33C  v_lshlrev_b32_e32 v56, 16, v2
B340  v_and_b32_e32 v47, 0xffff0000, v2
B348  s_cbranch_execnz 33
B34C  s_and_b64 vcc, exec, s[8:9]
B350  s_cbranch_vccnz 7
B354  s_waitcnt lgkmcnt(0)
B358  v_lshl_add_u64 v[46:47], v[40:41], 2, s[24:25]
B360  global_load_dword v56, v[46:47], off
B368  s_cbranch_execz 1
B36C  s_branch 7
B370  s_waitcnt lgkmcnt(0)
B374  v_lshl_add_u64 v[46:47], v[40:41], 1, s[24:25]
B37C  global_load_ushort v2, v[46:47], off
B384  s_waitcnt vmcnt(0)
B388  v_lshlrev_b32_e32 v56, 16, v2
B38C  s_and_b64 vcc, exec, s[8:9]
B390  v_or_b32_e32 v40, v40, v42
B394  s_cbranch_vccnz 7
B398  s_waitcnt lgkmcnt(0)
B39C  v_lshl_add_u64 v[46:47], v[40:41], 2, s[24:25]
B3A4  global_load_dword v47, v[46:47], off
B3AC  s_cbranch_execz 1
B3B0  s_branch 7
B3B4  s_waitcnt lgkmcnt(0)
B3B8  v_lshl_add_u64 v[40:41], v[40:41], 1, s[24:25]
B3C0  global_load_ushort v2, v[40:41], off
B3C8  s_waitcnt vmcnt(0)
B3CC  v_lshlrev_b32_e32 v47, 16, v2
B3D0  v_lshl_add_u64 v[40:41], v[34:35], 0, s[16:17]
B3D8  s_and_b64 vcc, exec, s[4:5]
B3DC  v_lshl_add_u64 v[48:49], v[40:41], 0, v[14:15]
B3E4  s_cbranch_vccnz 13
B3E8  s_and_b64 vcc, exec, s[8:9]
B3EC  v_lshrrev_b64 v[52:53], 1, v[48:49]
B3F4  s_cbranch_vccnz 10
B3F8  s_waitcnt lgkmcnt(0)
B3FC  v_lshl_add_u64 v[34:35], v[52:53], 3, s[24:25]
B404  global_load_dwordx2 v[34:35], v[34:35], off
B40C  s_waitcnt vmcnt(0)
B410  v_mov_b32_e32 v57, v34
B414  s_cbranch_execz 2
B418  s_branch 10
B41C  s_branch 10
B420  s_waitcnt lgkmcnt(0)
B424  v_lshl_add_u64 v[34:35], v[52:53], 2, s[24:25]
B42C  global_load_dword v2, v[34:35], off
B434  s_waitcnt vmcnt(0)
B438  v_lshlrev_b32_e32 v57, 16, v2
B43C  v_and_b32_e32 v35, 0xffff0000, v2
B444  s_cbranch_execnz 34
B448  s_and_b64 vcc, exec, s[8:9]
B44C  s_cbranch_vccnz 7
B450  s_waitcnt lgkmcnt(0)
B454  v_lshl_add_u64 v[34:35], v[48:49], 2, s[24:25]
B45C  global_load_dword v57, v[34:35], off
B464  s_cbranch_execz 1
B468  s_branch 7
B46C  s_waitcnt lgkmcnt(0)
B470  v_lshl_add_u64 v[34:35], v[48:49], 1, s[24:25]
B478  global_load_ushort v2, v[34:35], off
B480  s_waitcnt vmcnt(0)
B484  v_lshlrev_b32_e32 v57, 16, v2
B488  s_and_b64 vcc, exec, s[8:9]
B48C  v_lshl_add_u64 v[48:49], v[48:49], 0, v[42:43]
B494  s_cbranch_vccnz 7
B498  s_waitcnt lgkmcnt(0)
B49C  v_lshl_add_u64 v[34:35], v[48:49], 2, s[24:25]
B4A4  global_load_dword v35, v[34:35], off
B4AC  s_cbranch_execz 1
B4B0  s_branch 7
B4B4  s_waitcnt vmcnt(0) lgkmcnt(0)
B4B8  v_lshl_add_u64 v[34:35], v[48:49], 1, s[24:25]
B4C0  global_load_ushort v2, v[34:35], off
B4C8  s_waitcnt vmcnt(0)
B4CC  v_lshlrev_b32_e32 v35, 16, v2
B4D0  v_lshl_add_u64 v[40:41], v[40:41], 0, s[16:17]
B4D8  s_and_b64 vcc, exec, s[4:5]
B4DC  v_lshl_add_u64 v[48:49], v[40:41], 0, v[14:15]
B4E4  s_cbranch_vccnz 13
B4E8  s_and_b64 vcc, exec, s[8:9]
B4EC  v_lshrrev_b64 v[54:55], 1, v[48:49]
B4F4  s_cbranch_vccnz 10
B4F8  s_waitcnt lgkmcnt(0)
B4FC  v_lshl_add_u64 v[52:53], v[54:55], 3, s[24:25]
B504  global_load_dwordx2 v[52:53], v[52:53], off
B50C  s_waitcnt vmcnt(0)
B510  v_mov_b32_e32 v62, v52
B514  s_cbranch_execz 2
B518  s_branch 10
B51C  s_branch 10
B520  s_waitcnt lgkmcnt(0)
B524  v_lshl_add_u64 v[52:53], v[54:55], 2, s[24:25]
B52C  global_load_dword v2, v[52:53], off
B534  s_waitcnt vmcnt(0)
B538  v_lshlrev_b32_e32 v62, 16, v2
B53C  v_and_b32_e32 v53, 0xffff0000, v2
B544  s_cbranch_execnz 33
B548  s_and_b64 vcc, exec, s[8:9]
B54C  s_cbranch_vccnz 7
B550  s_waitcnt lgkmcnt(0)
B554  v_lshl_add_u64 v[52:53], v[48:49], 2, s[24:25]
B55C  global_load_dword v62, v[52:53], off
B564  s_cbranch_execz 1
B568  s_branch 7
B56C  s_waitcnt lgkmcnt(0)
B570  v_lshl_add_u64 v[52:53], v[48:49], 1, s[24:25]
B578  global_load_ushort v2, v[52:53], off
B580  s_waitcnt vmcnt(0)
B584  v_lshlrev_b32_e32 v62, 16, v2
B588  s_and_b64 vcc, exec, s[8:9]
B58C  v_or_b32_e32 v48, v48, v42
B590  s_cbranch_vccnz 7
B594  s_waitcnt lgkmcnt(0)
B598  v_lshl_add_u64 v[52:53], v[48:49], 2, s[24:25]
B5A0  global_load_dword v53, v[52:53], off
B5A8  s_cbranch_execz 1
B5AC  s_branch 7
B5B0  s_waitcnt lgkmcnt(0)
B5B4  v_lshl_add_u64 v[48:49], v[48:49], 1, s[24:25]
B5BC  global_load_ushort v2, v[48:49], off
B5C4  s_waitcnt vmcnt(0)
B5C8  v_lshlrev_b32_e32 v53, 16, v2
B5CC  v_lshl_add_u64 v[48:49], v[40:41], 0, s[16:17]
B5D4  s_and_b64 vcc, exec, s[4:5]
B5D8  v_lshl_add_u64 v[54:55], v[48:49], 0, v[14:15]
B5E0  s_cbranch_vccnz 13
B5E4  s_and_b64 vcc, exec, s[8:9]
B5E8  v_lshrrev_b64 v[58:59], 1, v[54:55]
B5F0  s_cbranch_vccnz 10
B5F4  s_waitcnt lgkmcnt(0)
B5F8  v_lshl_add_u64 v[40:41], v[58:59], 3, s[24:25]
B600  global_load_dwordx2 v[40:41], v[40:41], off
B608  s_waitcnt vmcnt(0)
B60C  v_mov_b32_e32 v63, v40
B610  s_cbranch_execz 2
B614  s_branch 10
B618  s_branch 10
B61C  s_waitcnt lgkmcnt(0)
B620  v_lshl_add_u64 v[40:41], v[58:59], 2, s[24:25]
B628  global_load_dword v2, v[40:41], off
B630  s_waitcnt vmcnt(0)
B634  v_lshlrev_b32_e32 v63, 16, v2
B638  v_and_b32_e32 v41, 0xffff0000, v2
B640  s_cbranch_execnz 34
B644  s_and_b64 vcc, exec, s[8:9]
B648  s_cbranch_vccnz 7
B64C  s_waitcnt lgkmcnt(0)
B650  v_lshl_add_u64 v[40:41], v[54:55], 2, s[24:25]
B658  global_load_dword v63, v[40:41], off
B660  s_cbranch_execz 1
B664  s_branch 7
B668  s_waitcnt lgkmcnt(0)
B66C  v_lshl_add_u64 v[40:41], v[54:55], 1, s[24:25]
B674  global_load_ushort v2, v[40:41], off
B67C  s_waitcnt vmcnt(0)
B680  v_lshlrev_b32_e32 v63, 16, v2
B684  s_and_b64 vcc, exec, s[8:9]
B688  v_lshl_add_u64 v[54:55], v[54:55], 0, v[42:43]
B690  s_cbranch_vccnz 7
B694  s_waitcnt lgkmcnt(0)
B698  v_lshl_add_u64 v[40:41], v[54:55], 2, s[24:25]
B6A0  global_load_dword v41, v[40:41], off
B6A8  s_cbranch_execz 1
B6AC  s_branch 7
B6B0  s_waitcnt vmcnt(0) lgkmcnt(0)
B6B4  v_lshl_add_u64 v[40:41], v[54:55], 1, s[24:25]
B6BC  global_load_ushort v2, v[40:41], off
B6C4  s_waitcnt vmcnt(0)
B6C8  v_lshlrev_b32_e32 v41, 16, v2
B6CC  v_lshl_add_u64 v[48:49], v[48:49], 0, s[16:17]
B6D4  s_and_b64 vcc, exec, s[4:5]
B6D8  v_lshl_add_u64 v[54:55], v[48:49], 0, v[14:15]
B6E0  s_cbranch_vccnz 13
B6E4  s_and_b64 vcc, exec, s[8:9]
B6E8  v_lshrrev_b64 v[60:61], 1, v[54:55]
B6F0  s_cbranch_vccnz 10
B6F4  s_waitcnt lgkmcnt(0)
B6F8  v_lshl_add_u64 v[58:59], v[60:61], 3, s[24:25]
B700  global_load_dwordx2 v[58:59], v[58:59], off
B708  s_waitcnt vmcnt(0)
B70C  v_mov_b32_e32 v68, v58
B710  s_cbranch_execz 2
B714  s_branch 10
B718  s_branch 10
B71C  s_waitcnt lgkmcnt(0)
B720  v_lshl_add_u64 v[58:59], v[60:61], 2, s[24:25]
B728  global_load_dword v2, v[58:59], off
B730  s_waitcnt vmcnt(0)
B734  v_lshlrev_b32_e32 v68, 16, v2
B738  v_and_b32_e32 v59, 0xffff0000, v2
B740  s_cbranch_execnz 33
B744  s_and_b64 vcc, exec, s[8:9]
B748  s_cbranch_vccnz 7
B74C  s_waitcnt lgkmcnt(0)
B750  v_lshl_add_u64 v[58:59], v[54:55], 2, s[24:25]
B758  global_load_dword v68, v[58:59], off
B760  s_cbranch_execz 1
B764  s_branch 7
B768  s_waitcnt lgkmcnt(0)
B76C  v_lshl_add_u64 v[58:59], v[54:55], 1, s[24:25]
B774  global_load_ushort v2, v[58:59], off
B77C  s_waitcnt vmcnt(0)
B780  v_lshlrev_b32_e32 v68, 16, v2
B784  s_and_b64 vcc, exec, s[8:9]
B788  v_or_b32_e32 v54, v54, v42
B78C  s_cbranch_vccnz 7
B790  s_waitcnt lgkmcnt(0)
B794  v_lshl_add_u64 v[58:59], v[54:55], 2, s[24:25]
B79C  global_load_dword v59, v[58:59], off
B7A4  s_cbranch_execz 1
B7A8  s_branch 7
B7AC  s_waitcnt lgkmcnt(0)
B7B0  v_lshl_add_u64 v[54:55], v[54:55], 1, s[24:25]
B7B8  global_load_ushort v2, v[54:55], off
B7C0  s_waitcnt vmcnt(0)
B7C4  v_lshlrev_b32_e32 v59, 16, v2
B7C8  v_lshl_add_u64 v[54:55], v[48:49], 0, s[16:17]
B7D0  s_and_b64 vcc, exec, s[4:5]
B7D4  v_lshl_add_u64 v[60:61], v[54:55], 0, v[14:15]
B7DC  s_cbranch_vccnz 13
B7E0  s_and_b64 vcc, exec, s[8:9]
B7E4  v_lshrrev_b64 v[64:65], 1, v[60:61]
B7EC  s_cbranch_vccnz 10
B7F0  s_waitcnt lgkmcnt(0)
B7F4  v_lshl_add_u64 v[48:49], v[64:65], 3, s[24:25]
B7FC  global_load_dwordx2 v[48:49], v[48:49], off
B804  s_waitcnt vmcnt(0)
B808  v_mov_b32_e32 v69, v48
B80C  s_cbranch_execz 2
B810  s_branch 10
B814  s_branch 10
B818  s_waitcnt lgkmcnt(0)
B81C  v_lshl_add_u64 v[48:49], v[64:65], 2, s[24:25]
B824  global_load_dword v2, v[48:49], off
B82C  s_waitcnt vmcnt(0)
B830  v_lshlrev_b32_e32 v69, 16, v2
B834  v_and_b32_e32 v49, 0xffff0000, v2
B83C  s_cbranch_execnz 34
B840  s_and_b64 vcc, exec, s[8:9]
B844  s_cbranch_vccnz 7
B848  s_waitcnt lgkmcnt(0)
B84C  v_lshl_add_u64 v[48:49], v[60:61], 2, s[24:25]
B854  global_load_dword v69, v[48:49], off
B85C  s_cbranch_execz 1
B860  s_branch 7
B864  s_waitcnt lgkmcnt(0)
B868  v_lshl_add_u64 v[48:49], v[60:61], 1, s[24:25]
B870  global_load_ushort v2, v[48:49], off
B878  s_waitcnt vmcnt(0)
B87C  v_lshlrev_b32_e32 v69, 16, v2
B880  s_and_b64 vcc, exec, s[8:9]
B884  v_lshl_add_u64 v[60:61], v[60:61], 0, v[42:43]
B88C  s_cbranch_vccnz 7
B890  s_waitcnt lgkmcnt(0)
B894  v_lshl_add_u64 v[48:49], v[60:61], 2, s[24:25]
B89C  global_load_dword v49, v[48:49], off
B8A4  s_cbranch_execz 1
B8A8  s_branch 7
B8AC  s_waitcnt vmcnt(0) lgkmcnt(0)
B8B0  v_lshl_add_u64 v[48:49], v[60:61], 1, s[24:25]
B8B8  global_load_ushort v2, v[48:49], off
B8C0  s_waitcnt vmcnt(0)
B8C4  v_lshlrev_b32_e32 v49, 16, v2
B8C8  v_lshl_add_u64 v[54:55], v[54:55], 0, s[16:17]
B8D0  s_and_b64 vcc, exec, s[4:5]
B8D4  v_lshl_add_u64 v[60:61], v[54:55], 0, v[14:15]
B8DC  s_cbranch_vccnz 13
B8E0  s_and_b64 vcc, exec, s[8:9]
B8E4  v_lshrrev_b64 v[66:67], 1, v[60:61]
B8EC  s_cbranch_vccnz 10
B8F0  s_waitcnt lgkmcnt(0)
B8F4  v_lshl_add_u64 v[64:65], v[66:67], 3, s[24:25]
B8FC  global_load_dwordx2 v[64:65], v[64:65], off
B904  s_waitcnt vmcnt(0)
B908  v_mov_b32_e32 v74, v64
B90C  s_cbranch_execz 2
B910  s_branch 10
B914  s_branch 10
B918  s_waitcnt lgkmcnt(0)
B91C  v_lshl_add_u64 v[64:65], v[66:67], 2, s[24:25]
B924  global_load_dword v2, v[64:65], off
B92C  s_waitcnt vmcnt(0)
B930  v_lshlrev_b32_e32 v74, 16, v2
B934  v_and_b32_e32 v65, 0xffff0000, v2
B93C  s_cbranch_execnz 33
B940  s_and_b64 vcc, exec, s[8:9]
B944  s_cbranch_vccnz 7
B948  s_waitcnt lgkmcnt(0)
B94C  v_lshl_add_u64 v[64:65], v[60:61], 2, s[24:25]
B954  global_load_dword v74, v[64:65], off
B95C  s_cbranch_execz 1
B960  s_branch 7
B964  s_waitcnt lgkmcnt(0)
B968  v_lshl_add_u64 v[64:65], v[60:61], 1, s[24:25]
B970  global_load_ushort v2, v[64:65], off
B978  s_waitcnt vmcnt(0)
B97C  v_lshlrev_b32_e32 v74, 16, v2
B980  s_and_b64 vcc, exec, s[8:9]
B984  v_or_b32_e32 v60, v60, v42
B988  s_cbranch_vccnz 7
B98C  s_waitcnt lgkmcnt(0)
B990  v_lshl_add_u64 v[64:65], v[60:61], 2, s[24:25]
B998  global_load_dword v65, v[64:65], off
B9A0  s_cbranch_execz 1
B9A4  s_branch 7
B9A8  s_waitcnt lgkmcnt(0)
B9AC  v_lshl_add_u64 v[60:61], v[60:61], 1, s[24:25]
B9B4  global_load_ushort v2, v[60:61], off
B9BC  s_waitcnt vmcnt(0)
B9C0  v_lshlrev_b32_e32 v65, 16, v2
B9C4  v_lshl_add_u64 v[60:61], v[54:55], 0, s[16:17]
B9CC  s_and_b64 vcc, exec, s[4:5]
B9D0  v_lshl_add_u64 v[66:67], v[60:61], 0, v[14:15]
B9D8  s_cbranch_vccnz 13
B9DC  s_and_b64 vcc, exec, s[8:9]
B9E0  v_lshrrev_b64 v[70:71], 1, v[66:67]
B9E8  s_cbranch_vccnz 10
B9EC  s_waitcnt lgkmcnt(0)
B9F0  v_lshl_add_u64 v[54:55], v[70:71], 3, s[24:25]
B9F8  global_load_dwordx2 v[54:55], v[54:55], off
BA00  s_waitcnt vmcnt(0)
BA04  v_mov_b32_e32 v75, v54
BA08  s_cbranch_execz 2
BA0C  s_branch 10
BA10  s_branch 10
BA14  s_waitcnt lgkmcnt(0)
BA18  v_lshl_add_u64 v[54:55], v[70:71], 2, s[24:25]
BA20  global_load_dword v2, v[54:55], off
BA28  s_waitcnt vmcnt(0)
BA2C  v_lshlrev_b32_e32 v75, 16, v2
BA30  v_and_b32_e32 v55, 0xffff0000, v2
BA38  s_cbranch_execnz 34
BA3C  s_and_b64 vcc, exec, s[8:9]
BA40  s_cbranch_vccnz 7
BA44  s_waitcnt lgkmcnt(0)
BA48  v_lshl_add_u64 v[54:55], v[66:67], 2, s[24:25]
BA50  global_load_dword v75, v[54:55], off
BA58  s_cbranch_execz 1
BA5C  s_branch 7
BA60  s_waitcnt lgkmcnt(0)
BA64  v_lshl_add_u64 v[54:55], v[66:67], 1, s[24:25]
BA6C  global_load_ushort v2, v[54:55], off
BA74  s_waitcnt vmcnt(0)
BA78  v_lshlrev_b32_e32 v75, 16, v2
BA7C  s_and_b64 vcc, exec, s[8:9]
BA80  v_lshl_add_u64 v[66:67], v[66:67], 0, v[42:43]
BA88  s_cbranch_vccnz 7
BA8C  s_waitcnt lgkmcnt(0)
BA90  v_lshl_add_u64 v[54:55], v[66:67], 2, s[24:25]
BA98  global_load_dword v55, v[54:55], off
BAA0  s_cbranch_execz 1
BAA4  s_branch 7
BAA8  s_waitcnt vmcnt(0) lgkmcnt(0)
BAAC  v_lshl_add_u64 v[54:55], v[66:67], 1, s[24:25]
BAB4  global_load_ushort v2, v[54:55], off
BABC  s_waitcnt vmcnt(0)
BAC0  v_lshlrev_b32_e32 v55, 16, v2
BAC4  v_lshl_add_u64 v[60:61], v[60:61], 0, s[16:17]
BACC  s_and_b64 vcc, exec, s[4:5]
BAD0  v_lshl_add_u64 v[66:67], v[60:61], 0, v[14:15]
BAD8  s_cbranch_vccnz 13
BADC  s_and_b64 vcc, exec, s[8:9]
BAE0  v_lshrrev_b64 v[72:73], 1, v[66:67]
BAE8  s_cbranch_vccnz 10
BAEC  s_waitcnt lgkmcnt(0)
BAF0  v_lshl_add_u64 v[70:71], v[72:73], 3, s[24:25]
BAF8  global_load_dwordx2 v[70:71], v[70:71], off
BB00  s_waitcnt vmcnt(0)
BB04  v_mov_b32_e32 v82, v70
BB08  s_cbranch_execz 2
BB0C  s_branch 10
BB10  s_branch 10
BB14  s_waitcnt lgkmcnt(0)
BB18  v_lshl_add_u64 v[70:71], v[72:73], 2, s[24:25]
BB20  global_load_dword v2, v[70:71], off
BB28  s_waitcnt vmcnt(0)
BB2C  v_lshlrev_b32_e32 v82, 16, v2
BB30  v_and_b32_e32 v71, 0xffff0000, v2
BB38  s_cbranch_execnz 33
BB3C  s_and_b64 vcc, exec, s[8:9]
BB40  s_cbranch_vccnz 7
BB44  s_waitcnt lgkmcnt(0)
BB48  v_lshl_add_u64 v[70:71], v[66:67], 2, s[24:25]
BB50  global_load_dword v82, v[70:71], off
BB58  s_cbranch_execz 1
BB5C  s_branch 7
BB60  s_waitcnt lgkmcnt(0)
BB64  v_lshl_add_u64 v[70:71], v[66:67], 1, s[24:25]
BB6C  global_load_ushort v2, v[70:71], off
BB74  s_waitcnt vmcnt(0)
BB78  v_lshlrev_b32_e32 v82, 16, v2
BB7C  s_and_b64 vcc, exec, s[8:9]
BB80  v_or_b32_e32 v66, v66, v42
BB84  s_cbranch_vccnz 7
BB88  s_waitcnt lgkmcnt(0)
BB8C  v_lshl_add_u64 v[70:71], v[66:67], 2, s[24:25]
BB94  global_load_dword v71, v[70:71], off
BB9C  s_cbranch_execz 1
BBA0  s_branch 7
BBA4  s_waitcnt lgkmcnt(0)
BBA8  v_lshl_add_u64 v[66:67], v[66:67], 1, s[24:25]
BBB0  global_load_ushort v2, v[66:67], off
BBB8  s_waitcnt vmcnt(0)
BBBC  v_lshlrev_b32_e32 v71, 16, v2
BBC0  v_lshl_add_u64 v[66:67], v[60:61], 0, s[16:17]
BBC8  s_and_b64 vcc, exec, s[4:5]
BBCC  v_lshl_add_u64 v[72:73], v[66:67], 0, v[14:15]
BBD4  s_cbranch_vccnz 13
BBD8  s_and_b64 vcc, exec, s[8:9]
BBDC  v_lshrrev_b64 v[76:77], 1, v[72:73]
BBE4  s_cbranch_vccnz 10
BBE8  s_waitcnt lgkmcnt(0)
BBEC  v_lshl_add_u64 v[60:61], v[76:77], 3, s[24:25]
BBF4  global_load_dwordx2 v[60:61], v[60:61], off
BBFC  s_waitcnt vmcnt(0)
BC00  v_mov_b32_e32 v83, v60
BC04  s_cbranch_execz 2
BC08  s_branch 10
BC0C  s_branch 10
BC10  s_waitcnt lgkmcnt(0)
BC14  v_lshl_add_u64 v[60:61], v[76:77], 2, s[24:25]
BC1C  global_load_dword v2, v[60:61], off
BC24  s_waitcnt vmcnt(0)
BC28  v_lshlrev_b32_e32 v83, 16, v2
BC2C  v_and_b32_e32 v61, 0xffff0000, v2
BC34  s_cbranch_execnz 34
BC38  s_and_b64 vcc, exec, s[8:9]
BC3C  s_cbranch_vccnz 7
BC40  s_waitcnt lgkmcnt(0)
BC44  v_lshl_add_u64 v[60:61], v[72:73], 2, s[24:25]
BC4C  global_load_dword v83, v[60:61], off
BC54  s_cbranch_execz 1
BC58  s_branch 7
BC5C  s_waitcnt lgkmcnt(0)
BC60  v_lshl_add_u64 v[60:61], v[72:73], 1, s[24:25]
BC68  global_load_ushort v2, v[60:61], off
BC70  s_waitcnt vmcnt(0)
BC74  v_lshlrev_b32_e32 v83, 16, v2
BC78  s_and_b64 vcc, exec, s[8:9]
BC7C  v_lshl_add_u64 v[72:73], v[72:73], 0, v[42:43]
BC84  s_cbranch_vccnz 7
BC88  s_waitcnt lgkmcnt(0)
BC8C  v_lshl_add_u64 v[60:61], v[72:73], 2, s[24:25]
BC94  global_load_dword v61, v[60:61], off
BC9C  s_cbranch_execz 1
BCA0  s_branch 7
BCA4  s_waitcnt vmcnt(0) lgkmcnt(0)
BCA8  v_lshl_add_u64 v[60:61], v[72:73], 1, s[24:25]
BCB0  global_load_ushort v2, v[60:61], off
BCB8  s_waitcnt vmcnt(0)
BCBC  v_lshlrev_b32_e32 v61, 16, v2
BCC0  v_lshl_add_u64 v[66:67], v[66:67], 0, s[16:17]
BCC8  s_and_b64 vcc, exec, s[4:5]
BCCC  v_lshl_add_u64 v[72:73], v[66:67], 0, v[14:15]
BCD4  s_cbranch_vccnz 13
BCD8  s_and_b64 vcc, exec, s[8:9]
BCDC  v_lshrrev_b64 v[78:79], 1, v[72:73]
BCE4  s_cbranch_vccnz 10
BCE8  s_waitcnt lgkmcnt(0)
BCEC  v_lshl_add_u64 v[76:77], v[78:79], 3, s[24:25]
BCF4  global_load_dwordx2 v[76:77], v[76:77], off
BCFC  s_waitcnt vmcnt(0)
BD00  v_mov_b32_e32 v88, v76
BD04  s_cbranch_execz 2
BD08  s_branch 10
BD0C  s_branch 10
BD10  s_waitcnt lgkmcnt(0)
BD14  v_lshl_add_u64 v[76:77], v[78:79], 2, s[24:25]
BD1C  global_load_dword v2, v[76:77], off
BD24  s_waitcnt vmcnt(0)
BD28  v_lshlrev_b32_e32 v88, 16, v2
BD2C  v_and_b32_e32 v77, 0xffff0000, v2
BD34  s_cbranch_execnz 33
BD38  s_and_b64 vcc, exec, s[8:9]
BD3C  s_cbranch_vccnz 7
BD40  s_waitcnt lgkmcnt(0)
BD44  v_lshl_add_u64 v[76:77], v[72:73], 2, s[24:25]
BD4C  global_load_dword v88, v[76:77], off
BD54  s_cbranch_execz 1
BD58  s_branch 7
BD5C  s_waitcnt lgkmcnt(0)
BD60  v_lshl_add_u64 v[76:77], v[72:73], 1, s[24:25]
BD68  global_load_ushort v2, v[76:77], off
BD70  s_waitcnt vmcnt(0)
BD74  v_lshlrev_b32_e32 v88, 16, v2
BD78  s_and_b64 vcc, exec, s[8:9]
BD7C  v_or_b32_e32 v72, v72, v42
BD80  s_cbranch_vccnz 7
BD84  s_waitcnt lgkmcnt(0)
BD88  v_lshl_add_u64 v[76:77], v[72:73], 2, s[24:25]
BD90  global_load_dword v77, v[76:77], off
BD98  s_cbranch_execz 1
BD9C  s_branch 7
BDA0  s_waitcnt lgkmcnt(0)
BDA4  v_lshl_add_u64 v[72:73], v[72:73], 1, s[24:25]
BDAC  global_load_ushort v2, v[72:73], off
BDB4  s_waitcnt vmcnt(0)
BDB8  v_lshlrev_b32_e32 v77, 16, v2
BDBC  v_lshl_add_u64 v[72:73], v[66:67], 0, s[16:17]
BDC4  s_and_b64 vcc, exec, s[4:5]
BDC8  v_lshl_add_u64 v[78:79], v[72:73], 0, v[14:15]
BDD0  s_cbranch_vccnz 13
BDD4  s_and_b64 vcc, exec, s[8:9]
BDD8  v_lshrrev_b64 v[80:81], 1, v[78:79]
BDE0  s_cbranch_vccnz 10
BDE4  s_waitcnt lgkmcnt(0)
BDE8  v_lshl_add_u64 v[66:67], v[80:81], 3, s[24:25]
BDF0  global_load_dwordx2 v[66:67], v[66:67], off
BDF8  s_waitcnt vmcnt(0)
BDFC  v_mov_b32_e32 v89, v66
BE00  s_cbranch_execz 2
BE04  s_branch 10
BE08  s_branch 10
BE0C  s_waitcnt lgkmcnt(0)
BE10  v_lshl_add_u64 v[66:67], v[80:81], 2, s[24:25]
BE18  global_load_dword v2, v[66:67], off
BE20  s_waitcnt vmcnt(0)
BE24  v_lshlrev_b32_e32 v89, 16, v2
BE28  v_and_b32_e32 v67, 0xffff0000, v2
BE30  s_cbranch_execnz 34
BE34  s_and_b64 vcc, exec, s[8:9]
BE38  s_cbranch_vccnz 7
BE3C  s_waitcnt lgkmcnt(0)
BE40  v_lshl_add_u64 v[66:67], v[78:79], 2, s[24:25]
BE48  global_load_dword v89, v[66:67], off
BE50  s_cbranch_execz 1
BE54  s_branch 7
BE58  s_waitcnt lgkmcnt(0)
BE5C  v_lshl_add_u64 v[66:67], v[78:79], 1, s[24:25]
BE64  global_load_ushort v2, v[66:67], off
BE6C  s_waitcnt vmcnt(0)
BE70  v_lshlrev_b32_e32 v89, 16, v2
BE74  s_and_b64 vcc, exec, s[8:9]
BE78  v_lshl_add_u64 v[78:79], v[78:79], 0, v[42:43]
BE80  s_cbranch_vccnz 7
BE84  s_waitcnt lgkmcnt(0)
BE88  v_lshl_add_u64 v[66:67], v[78:79], 2, s[24:25]
BE90  global_load_dword v67, v[66:67], off
BE98  s_cbranch_execz 1
BE9C  s_branch 7
BEA0  s_waitcnt vmcnt(0) lgkmcnt(0)
BEA4  v_lshl_add_u64 v[66:67], v[78:79], 1, s[24:25]
BEAC  global_load_ushort v2, v[66:67], off
BEB4  s_waitcnt vmcnt(0)
BEB8  v_lshlrev_b32_e32 v67, 16, v2
BEBC  v_lshl_add_u64 v[72:73], v[72:73], 0, s[16:17]
BEC4  s_and_b64 vcc, exec, s[4:5]
BEC8  v_lshl_add_u64 v[78:79], v[72:73], 0, v[14:15]
BED0  s_cbranch_vccnz 13
BED4  s_and_b64 vcc, exec, s[8:9]
BED8  v_lshrrev_b64 v[84:85], 1, v[78:79]
BEE0  s_cbranch_vccnz 10
BEE4  s_waitcnt lgkmcnt(0)
BEE8  v_lshl_add_u64 v[80:81], v[84:85], 3, s[24:25]
BEF0  global_load_dwordx2 v[80:81], v[80:81], off
BEF8  s_waitcnt vmcnt(0)
BEFC  v_mov_b32_e32 v94, v80
BF00  s_cbranch_execz 2
BF04  s_branch 10
BF08  s_branch 10
BF0C  s_waitcnt lgkmcnt(0)
BF10  v_lshl_add_u64 v[80:81], v[84:85], 2, s[24:25]
BF18  global_load_dword v2, v[80:81], off
BF20  s_waitcnt vmcnt(0)
BF24  v_lshlrev_b32_e32 v94, 16, v2
BF28  v_and_b32_e32 v81, 0xffff0000, v2
BF30  s_cbranch_execnz 33
BF34  s_and_b64 vcc, exec, s[8:9]
BF38  s_cbranch_vccnz 7
BF3C  s_waitcnt lgkmcnt(0)
BF40  v_lshl_add_u64 v[80:81], v[78:79], 2, s[24:25]
BF48  global_load_dword v94, v[80:81], off
BF50  s_cbranch_execz 1
BF54  s_branch 7
BF58  s_waitcnt lgkmcnt(0)
BF5C  v_lshl_add_u64 v[80:81], v[78:79], 1, s[24:25]
BF64  global_load_ushort v2, v[80:81], off
BF6C  s_waitcnt vmcnt(0)
BF70  v_lshlrev_b32_e32 v94, 16, v2
BF74  s_and_b64 vcc, exec, s[8:9]
BF78  v_or_b32_e32 v78, v78, v42
BF7C  s_cbranch_vccnz 7
BF80  s_waitcnt lgkmcnt(0)
BF84  v_lshl_add_u64 v[80:81], v[78:79], 2, s[24:25]
BF8C  global_load_dword v81, v[80:81], off
BF94  s_cbranch_execz 1
BF98  s_branch 7
BF9C  s_waitcnt lgkmcnt(0)
BFA0  v_lshl_add_u64 v[78:79], v[78:79], 1, s[24:25]
BFA8  global_load_ushort v2, v[78:79], off
BFB0  s_waitcnt vmcnt(0)
BFB4  v_lshlrev_b32_e32 v81, 16, v2
BFB8  v_lshl_add_u64 v[78:79], v[72:73], 0, s[16:17]
BFC0  s_and_b64 vcc, exec, s[4:5]
BFC4  v_lshl_add_u64 v[84:85], v[78:79], 0, v[14:15]
BFCC  s_cbranch_vccnz 13
BFD0  s_and_b64 vcc, exec, s[8:9]
BFD4  v_lshrrev_b64 v[86:87], 1, v[84:85]
BFDC  s_cbranch_vccnz 10
BFE0  s_waitcnt lgkmcnt(0)
BFE4  v_lshl_add_u64 v[72:73], v[86:87], 3, s[24:25]
BFEC  global_load_dwordx2 v[72:73], v[72:73], off
BFF4  s_waitcnt vmcnt(0)
BFF8  v_mov_b32_e32 v95, v72
BFFC  s_cbranch_execz 2
C000  s_branch 10
C004  s_branch 10
C008  s_waitcnt lgkmcnt(0)
C00C  v_lshl_add_u64 v[72:73], v[86:87], 2, s[24:25]
C014  global_load_dword v2, v[72:73], off
C01C  s_waitcnt vmcnt(0)
C020  v_lshlrev_b32_e32 v95, 16, v2
C024  v_and_b32_e32 v73, 0xffff0000, v2
C02C  s_cbranch_execnz 34
C030  s_and_b64 vcc, exec, s[8:9]
C034  s_cbranch_vccnz 7
C038  s_waitcnt lgkmcnt(0)
C03C  v_lshl_add_u64 v[72:73], v[84:85], 2, s[24:25]
C044  global_load_dword v95, v[72:73], off
C04C  s_cbranch_execz 1
C050  s_branch 7
C054  s_waitcnt lgkmcnt(0)
C058  v_lshl_add_u64 v[72:73], v[84:85], 1, s[24:25]
C060  global_load_ushort v2, v[72:73], off
C068  s_waitcnt vmcnt(0)
C06C  v_lshlrev_b32_e32 v95, 16, v2
C070  s_and_b64 vcc, exec, s[8:9]
C074  v_lshl_add_u64 v[84:85], v[84:85], 0, v[42:43]
C07C  s_cbranch_vccnz 7
C080  s_waitcnt lgkmcnt(0)
C084  v_lshl_add_u64 v[72:73], v[84:85], 2, s[24:25]
C08C  global_load_dword v73, v[72:73], off
C094  s_cbranch_execz 1
C098  s_branch 7
C09C  s_waitcnt vmcnt(0) lgkmcnt(0)
C0A0  v_lshl_add_u64 v[72:73], v[84:85], 1, s[24:25]
C0A8  global_load_ushort v2, v[72:73], off
C0B0  s_waitcnt vmcnt(0)
C0B4  v_lshlrev_b32_e32 v73, 16, v2
C0B8  v_lshl_add_u64 v[78:79], v[78:79], 0, s[16:17]
C0C0  s_and_b64 vcc, exec, s[4:5]
C0C4  v_lshl_add_u64 v[84:85], v[78:79], 0, v[14:15]
C0CC  s_cbranch_vccnz 13
C0D0  s_and_b64 vcc, exec, s[8:9]
C0D4  v_lshrrev_b64 v[90:91], 1, v[84:85]
C0DC  s_cbranch_vccnz 10
C0E0  s_waitcnt lgkmcnt(0)
C0E4  v_lshl_add_u64 v[86:87], v[90:91], 3, s[24:25]
C0EC  global_load_dwordx2 v[86:87], v[86:87], off
C0F4  s_waitcnt vmcnt(0)
C0F8  v_mov_b32_e32 v98, v86
C0FC  s_cbranch_execz 2
C100  s_branch 10
C104  s_branch 10
C108  s_waitcnt lgkmcnt(0)
C10C  v_lshl_add_u64 v[86:87], v[90:91], 2, s[24:25]
C114  global_load_dword v2, v[86:87], off
C11C  s_waitcnt vmcnt(0)
C120  v_lshlrev_b32_e32 v98, 16, v2
C124  v_and_b32_e32 v87, 0xffff0000, v2
C12C  s_cbranch_execnz 33
C130  s_and_b64 vcc, exec, s[8:9]
C134  s_cbranch_vccnz 7
C138  s_waitcnt lgkmcnt(0)
C13C  v_lshl_add_u64 v[86:87], v[84:85], 2, s[24:25]
C144  global_load_dword v98, v[86:87], off
C14C  s_cbranch_execz 1
C150  s_branch 7
C154  s_waitcnt lgkmcnt(0)
C158  v_lshl_add_u64 v[86:87], v[84:85], 1, s[24:25]
C160  global_load_ushort v2, v[86:87], off
C168  s_waitcnt vmcnt(0)
C16C  v_lshlrev_b32_e32 v98, 16, v2
C170  s_and_b64 vcc, exec, s[8:9]
C174  v_or_b32_e32 v84, v84, v42
C178  s_cbranch_vccnz 7
C17C  s_waitcnt lgkmcnt(0)
C180  v_lshl_add_u64 v[86:87], v[84:85], 2, s[24:25]
C188  global_load_dword v87, v[86:87], off
C190  s_cbranch_execz 1
C194  s_branch 7
C198  s_waitcnt lgkmcnt(0)
C19C  v_lshl_add_u64 v[84:85], v[84:85], 1, s[24:25]
C1A4  global_load_ushort v2, v[84:85], off
C1AC  s_waitcnt vmcnt(0)
C1B0  v_lshlrev_b32_e32 v87, 16, v2
C1B4  v_lshl_add_u64 v[84:85], v[78:79], 0, s[16:17]
C1BC  s_and_b64 vcc, exec, s[4:5]
C1C0  v_lshl_add_u64 v[90:91], v[84:85], 0, v[14:15]
C1C8  s_cbranch_vccnz 13
C1CC  s_and_b64 vcc, exec, s[8:9]
C1D0  v_lshrrev_b64 v[92:93], 1, v[90:91]
C1D8  s_cbranch_vccnz 10
C1DC  s_waitcnt lgkmcnt(0)
C1E0  v_lshl_add_u64 v[78:79], v[92:93], 3, s[24:25]
C1E8  global_load_dwordx2 v[78:79], v[78:79], off
C1F0  s_waitcnt vmcnt(0)
C1F4  v_mov_b32_e32 v99, v78
C1F8  s_cbranch_execz 2
C1FC  s_branch 10
C200  s_branch 10
C204  s_waitcnt lgkmcnt(0)
C208  v_lshl_add_u64 v[78:79], v[92:93], 2, s[24:25]
C210  global_load_dword v2, v[78:79], off
C218  s_waitcnt vmcnt(0)
C21C  v_lshlrev_b32_e32 v99, 16, v2
C220  v_and_b32_e32 v79, 0xffff0000, v2
C228  s_cbranch_execnz 34
C22C  s_and_b64 vcc, exec, s[8:9]
C230  s_cbranch_vccnz 7
C234  s_waitcnt lgkmcnt(0)
C238  v_lshl_add_u64 v[78:79], v[90:91], 2, s[24:25]
C240  global_load_dword v99, v[78:79], off
C248  s_cbranch_execz 1
C24C  s_branch 7
C250  s_waitcnt lgkmcnt(0)
C254  v_lshl_add_u64 v[78:79], v[90:91], 1, s[24:25]
C25C  global_load_ushort v2, v[78:79], off
C264  s_waitcnt vmcnt(0)
C268  v_lshlrev_b32_e32 v99, 16, v2
C26C  s_and_b64 vcc, exec, s[8:9]
C270  v_lshl_add_u64 v[90:91], v[90:91], 0, v[42:43]
C278  s_cbranch_vccnz 7
C27C  s_waitcnt lgkmcnt(0)
C280  v_lshl_add_u64 v[78:79], v[90:91], 2, s[24:25]
C288  global_load_dword v79, v[78:79], off
C290  s_cbranch_execz 1
C294  s_branch 7
C298  s_waitcnt vmcnt(0) lgkmcnt(0)
C29C  v_lshl_add_u64 v[78:79], v[90:91], 1, s[24:25]
C2A4  global_load_ushort v2, v[78:79], off
C2AC  s_waitcnt vmcnt(0)
C2B0  v_lshlrev_b32_e32 v79, 16, v2
C2B4  v_lshl_add_u64 v[84:85], v[84:85], 0, s[16:17]
C2BC  s_and_b64 vcc, exec, s[4:5]
C2C0  v_lshl_add_u64 v[90:91], v[84:85], 0, v[14:15]
C2C8  s_cbranch_vccnz 13
C2CC  s_and_b64 vcc, exec, s[8:9]
C2D0  v_lshrrev_b64 v[96:97], 1, v[90:91]
C2D8  s_cbranch_vccnz 10
C2DC  s_waitcnt lgkmcnt(0)
C2E0  v_lshl_add_u64 v[92:93], v[96:97], 3, s[24:25]
C2E8  global_load_dwordx2 v[92:93], v[92:93], off
C2F0  s_waitcnt vmcnt(0)
C2F4  v_mov_b32_e32 v100, v92
C2F8  s_cbranch_execz 2
C2FC  s_branch 10
C300  s_branch 10
C304  s_waitcnt lgkmcnt(0)
C308  v_lshl_add_u64 v[92:93], v[96:97], 2, s[24:25]
C310  global_load_dword v2, v[92:93], off
C318  s_waitcnt vmcnt(0)
C31C  v_lshlrev_b32_e32 v100, 16, v2
C320  v_and_b32_e32 v93, 0xffff0000, v2
C328  s_cbranch_execnz 33
C32C  s_and_b64 vcc, exec, s[8:9]
C330  s_cbranch_vccnz 7
C334  s_waitcnt lgkmcnt(0)
C338  v_lshl_add_u64 v[92:93], v[90:91], 2, s[24:25]
C340  global_load_dword v100, v[92:93], off
C348  s_cbranch_execz 1
C34C  s_branch 7
C350  s_waitcnt lgkmcnt(0)
C354  v_lshl_add_u64 v[92:93], v[90:91], 1, s[24:25]
C35C  global_load_ushort v2, v[92:93], off
C364  s_waitcnt vmcnt(0)
C368  v_lshlrev_b32_e32 v100, 16, v2
C36C  s_and_b64 vcc, exec, s[8:9]
C370  v_or_b32_e32 v90, v90, v42
C374  s_cbranch_vccnz 7
C378  s_waitcnt lgkmcnt(0)
C37C  v_lshl_add_u64 v[92:93], v[90:91], 2, s[24:25]
C384  global_load_dword v93, v[92:93], off
C38C  s_cbranch_execz 1
C390  s_branch 7
C394  s_waitcnt lgkmcnt(0)
C398  v_lshl_add_u64 v[90:91], v[90:91], 1, s[24:25]
C3A0  global_load_ushort v2, v[90:91], off
C3A8  s_waitcnt vmcnt(0)
C3AC  v_lshlrev_b32_e32 v93, 16, v2
C3B0  v_lshl_add_u64 v[90:91], v[84:85], 0, s[16:17]
C3B8  s_and_b64 vcc, exec, s[4:5]
C3BC  v_lshl_add_u64 v[96:97], v[90:91], 0, v[14:15]
C3C4  s_cbranch_vccnz 13
C3C8  s_and_b64 vcc, exec, s[8:9]
C3CC  v_lshrrev_b64 v[102:103], 1, v[96:97]
C3D4  s_cbranch_vccnz 10
C3D8  s_waitcnt lgkmcnt(0)
C3DC  v_lshl_add_u64 v[84:85], v[102:103], 3, s[24:25]
C3E4  global_load_dwordx2 v[84:85], v[84:85], off
C3EC  s_waitcnt vmcnt(0)
C3F0  v_mov_b32_e32 v101, v84
C3F4  s_cbranch_execz 2
C3F8  s_branch 10
C3FC  s_branch 10
C400  s_waitcnt lgkmcnt(0)
C404  v_lshl_add_u64 v[84:85], v[102:103], 2, s[24:25]
C40C  global_load_dword v2, v[84:85], off
C414  s_waitcnt vmcnt(0)
C418  v_lshlrev_b32_e32 v101, 16, v2
C41C  v_and_b32_e32 v85, 0xffff0000, v2
C424  s_cbranch_execnz 34
C428  s_and_b64 vcc, exec, s[8:9]
C42C  s_cbranch_vccnz 7
C430  s_waitcnt lgkmcnt(0)
C434  v_lshl_add_u64 v[84:85], v[96:97], 2, s[24:25]
C43C  global_load_dword v101, v[84:85], off
C444  s_cbranch_execz 1
C448  s_branch 7
C44C  s_waitcnt lgkmcnt(0)
C450  v_lshl_add_u64 v[84:85], v[96:97], 1, s[24:25]
C458  global_load_ushort v2, v[84:85], off
C460  s_waitcnt vmcnt(0)
C464  v_lshlrev_b32_e32 v101, 16, v2
C468  s_and_b64 vcc, exec, s[8:9]
C46C  v_lshl_add_u64 v[96:97], v[96:97], 0, v[42:43]
C474  s_cbranch_vccnz 7
C478  s_waitcnt lgkmcnt(0)
C47C  v_lshl_add_u64 v[84:85], v[96:97], 2, s[24:25]
C484  global_load_dword v85, v[84:85], off
C48C  s_cbranch_execz 1
C490  s_branch 7
C494  s_waitcnt vmcnt(0) lgkmcnt(0)
C498  v_lshl_add_u64 v[84:85], v[96:97], 1, s[24:25]
C4A0  global_load_ushort v2, v[84:85], off
C4A8  s_waitcnt vmcnt(0)
C4AC  v_lshlrev_b32_e32 v85, 16, v2
C4B0  v_lshl_add_u64 v[90:91], v[90:91], 0, s[16:17]
C4B8  s_and_b64 vcc, exec, s[4:5]
C4BC  v_lshl_add_u64 v[102:103], v[90:91], 0, v[14:15]
C4C4  s_cbranch_vccnz 11
C4C8  s_and_b64 vcc, exec, s[8:9]
C4CC  v_lshrrev_b64 v[104:105], 1, v[102:103]
C4D4  s_cbranch_vccnz 8
C4D8  s_waitcnt lgkmcnt(0)
C4DC  v_lshl_add_u64 v[96:97], v[104:105], 3, s[24:25]
C4E4  global_load_dwordx2 v[96:97], v[96:97], off
C4EC  s_cbranch_execz 2
C4F0  s_branch 10
C4F4  s_branch 10
C4F8  s_waitcnt vmcnt(0) lgkmcnt(0)
C4FC  v_lshl_add_u64 v[96:97], v[104:105], 2, s[24:25]
C504  global_load_dword v2, v[96:97], off
C50C  s_waitcnt vmcnt(0)
C510  v_lshlrev_b32_e32 v96, 16, v2
C514  v_and_b32_e32 v97, 0xffff0000, v2
C51C  s_cbranch_execnz 33
C520  s_and_b64 vcc, exec, s[8:9]
C524  s_cbranch_vccnz 7
C528  s_waitcnt vmcnt(0) lgkmcnt(0)
C52C  v_lshl_add_u64 v[96:97], v[102:103], 2, s[24:25]
C534  global_load_dword v96, v[96:97], off
C53C  s_cbranch_execz 1
C540  s_branch 7
C544  s_waitcnt vmcnt(0) lgkmcnt(0)
C548  v_lshl_add_u64 v[96:97], v[102:103], 1, s[24:25]
C550  global_load_ushort v2, v[96:97], off
C558  s_waitcnt vmcnt(0)
C55C  v_lshlrev_b32_e32 v96, 16, v2
C560  s_and_b64 vcc, exec, s[8:9]
C564  v_or_b32_e32 v102, v102, v42
C568  s_cbranch_vccnz 7
C56C  s_waitcnt lgkmcnt(0)
C570  v_lshl_add_u64 v[104:105], v[102:103], 2, s[24:25]
C578  global_load_dword v97, v[104:105], off
C580  s_cbranch_execz 1
C584  s_branch 7
C588  s_waitcnt lgkmcnt(0)
C58C  v_lshl_add_u64 v[102:103], v[102:103], 1, s[24:25]
C594  global_load_ushort v2, v[102:103], off
C59C  s_waitcnt vmcnt(0)
C5A0  v_lshlrev_b32_e32 v97, 16, v2
C5A4  v_lshl_add_u64 v[90:91], v[90:91], 0, s[16:17]
C5AC  s_and_b64 vcc, exec, s[4:5]
C5B0  v_lshl_add_u64 v[102:103], v[90:91], 0, v[14:15]
C5B8  s_cbranch_vccnz 11
C5BC  s_and_b64 vcc, exec, s[8:9]
C5C0  v_lshrrev_b64 v[104:105], 1, v[102:103]
C5C8  s_cbranch_vccnz 8
C5CC  s_waitcnt lgkmcnt(0)
C5D0  v_lshl_add_u64 v[90:91], v[104:105], 3, s[24:25]
C5D8  global_load_dwordx2 v[90:91], v[90:91], off
C5E0  s_cbranch_execz 2
C5E4  s_branch 10
C5E8  s_branch 10
C5EC  s_waitcnt vmcnt(0) lgkmcnt(0)
C5F0  v_lshl_add_u64 v[90:91], v[104:105], 2, s[24:25]
C5F8  global_load_dword v2, v[90:91], off
C600  s_waitcnt vmcnt(0)
C604  v_lshlrev_b32_e32 v90, 16, v2
C608  v_and_b32_e32 v91, 0xffff0000, v2
C610  s_cbranch_execnz 34
C614  s_and_b64 vcc, exec, s[8:9]
C618  s_cbranch_vccnz 7
C61C  s_waitcnt vmcnt(0) lgkmcnt(0)
C620  v_lshl_add_u64 v[90:91], v[102:103], 2, s[24:25]
C628  global_load_dword v90, v[90:91], off
C630  s_cbranch_execz 1
C634  s_branch 7
C638  s_waitcnt vmcnt(0) lgkmcnt(0)
C63C  v_lshl_add_u64 v[90:91], v[102:103], 1, s[24:25]
C644  global_load_ushort v2, v[90:91], off
C64C  s_waitcnt vmcnt(0)
C650  v_lshlrev_b32_e32 v90, 16, v2
C654  s_and_b64 vcc, exec, s[8:9]
C658  v_lshl_add_u64 v[42:43], v[102:103], 0, v[42:43]
C660  s_cbranch_vccnz 7
C664  s_waitcnt lgkmcnt(0)
C668  v_lshl_add_u64 v[102:103], v[42:43], 2, s[24:25]
C670  global_load_dword v91, v[102:103], off
C678  s_cbranch_execz 1
C67C  s_branch 7
C680  s_waitcnt lgkmcnt(0)
C684  v_lshl_add_u64 v[42:43], v[42:43], 1, s[24:25]
C68C  global_load_ushort v2, v[42:43], off
C694  s_waitcnt vmcnt(0)
C698  v_lshlrev_b32_e32 v91, 16, v2
C69C  s_waitcnt vmcnt(0)
C6A0  v_and_b32_e32 v108, 0x7fffffff, v18
C6A8  v_and_b32_e32 v105, 0x7fffffff, v19
C6B0  v_max_u32_e32 v2, v105, v108
C6B4  v_and_b32_e32 v104, 0x7fffffff, v24
C6BC  v_and_b32_e32 v103, 0x7fffffff, v25
C6C4  v_max3_u32 v2, v103, v104, v2
C6CC  v_and_b32_e32 v102, 0x7fffffff, v30
C6D4  v_and_b32_e32 v92, 0x7fffffff, v31
C6DC  v_max3_u32 v2, v92, v102, v2
C6E4  v_and_b32_e32 v86, 0x7fffffff, v36
C6EC  v_and_b32_e32 v84, 0x7fffffff, v37
C6F4  v_max3_u32 v2, v84, v86, v2
C6FC  v_and_b32_e32 v80, 0x7fffffff, v44
C704  v_and_b32_e32 v78, 0x7fffffff, v45
C70C  v_max3_u32 v2, v78, v80, v2
C714  v_and_b32_e32 v76, 0x7fffffff, v50
C71C  v_and_b32_e32 v72, 0x7fffffff, v51
C724  v_max3_u32 v2, v72, v76, v2
C72C  v_and_b32_e32 v70, 0x7fffffff, v56
C734  v_and_b32_e32 v66, 0x7fffffff, v57
C73C  v_max3_u32 v2, v66, v70, v2
C744  v_and_b32_e32 v64, 0x7fffffff, v62
C74C  v_and_b32_e32 v60, 0x7fffffff, v63
C754  v_max3_u32 v2, v60, v64, v2
C75C  v_and_b32_e32 v58, 0x7fffffff, v68
C764  v_and_b32_e32 v54, 0x7fffffff, v69
C76C  v_max3_u32 v2, v54, v58, v2
C774  v_and_b32_e32 v52, 0x7fffffff, v74
C77C  v_and_b32_e32 v48, 0x7fffffff, v75
C784  v_max3_u32 v2, v48, v52, v2
C78C  v_and_b32_e32 v46, 0x7fffffff, v82
C794  v_and_b32_e32 v40, 0x7fffffff, v83
C79C  v_max3_u32 v2, v40, v46, v2
C7A4  v_and_b32_e32 v38, 0x7fffffff, v88
C7AC  v_and_b32_e32 v34, 0x7fffffff, v89
C7B4  v_max3_u32 v2, v34, v38, v2
C7BC  v_and_b32_e32 v26, 0x7fffffff, v94
C7C4  v_and_b32_e32 v22, 0x7fffffff, v95
C7CC  v_max3_u32 v2, v22, v26, v2
C7D4  v_and_b32_e32 v20, 0x7fffffff, v98
C7DC  v_and_b32_e32 v15, 0x7fffffff, v99
C7E4  v_max3_u32 v2, v15, v20, v2
C7EC  v_and_b32_e32 v10, 0x7fffffff, v100
C7F4  v_and_b32_e32 v6, 0x7fffffff, v101
C7FC  v_max3_u32 v8, v6, v10, v2
C804  v_and_b32_e32 v4, 0x7fffffff, v96
C80C  v_and_b32_e32 v2, 0x7fffffff, v90
C814  v_max3_u32 v107, v2, v4, v8
C81C  s_mov_b32 s4, 0x7f7fffff
C824  v_mov_b64_e32 v[42:43], v[96:97]
C828  v_cmp_lt_u32_e32 vcc, s4, v107
C82C  v_mov_b32_e32 v8, 0
C830  v_mov_b32_e32 v12, 0
C834  v_mov_b32_e32 v28, 0
C838  v_mov_b32_e32 v32, 0
C83C  v_mov_b32_e32 v43, v90
C840  s_and_saveexec_b64 s[4:5], vcc
C844  s_cbranch_execz 522
C848  v_sub_u32_e32 v8, 0x7f7fffff, v108
C850  v_sub_u32_e32 v12, 0x7f800000, v108
C858  v_ashrrev_i32_e32 v32, 31, v8
C85C  v_lshrrev_b32_e32 v8, 31, v8
C860  v_sub_u32_e32 v42, 0x7f7fffff, v105
C868  v_cmp_lt_i32_e32 vcc, -1, v12
C86C  v_add_u32_e32 v8, -1, v8
C870  s_brev_b32 s8, 1
C874  v_lshrrev_b32_e32 v28, 31, v12
C878  v_and_b32_e32 v32, 7, v32
C87C  v_cndmask_b32_e32 v12, 0, v108, vcc
C880  v_sub_u32_e32 v43, 0x7f800000, v105
C888  v_bitop3_b32 v18, v8, v18, s8 bitop3:0xc8
C890  v_ashrrev_i32_e32 v8, 31, v42
C894  s_movk_i32 s9, 0x70
C898  v_and_or_b32 v8, v8, s9, v32
C8A0  v_max_u32_e32 v32, v105, v12
C8A4  v_cmp_gt_i32_e32 vcc, 0, v43
C8A8  v_lshrrev_b32_e32 v108, 31, v42
C8AC  v_sub_u32_e32 v42, 0x7f800000, v104
C8B4  v_cndmask_b32_e32 v12, v32, v12, vcc
C8B8  v_sub_u32_e32 v32, 0x7f7fffff, v104
C8C0  v_lshrrev_b32_e32 v107, 31, v43
C8C4  v_ashrrev_i32_e32 v105, 31, v32
C8C8  v_lshrrev_b32_e32 v32, 31, v32
C8CC  v_lshrrev_b32_e32 v43, 31, v42
C8D0  s_movk_i32 s16, 0x700
C8D4  v_max_u32_e32 v104, v104, v12
C8D8  v_cmp_gt_i32_e32 vcc, 0, v42
C8DC  v_sub_u32_e32 v42, 0x7f7fffff, v103
C8E4  v_add_u32_e32 v32, -1, v32
C8E8  v_and_or_b32 v8, v105, s16, v8
C8F0  v_cndmask_b32_e32 v12, v104, v12, vcc
C8F4  v_sub_u32_e32 v104, 0x7f800000, v103
C8FC  v_bitop3_b32 v24, v32, v24, s8 bitop3:0xc8
C904  v_ashrrev_i32_e32 v32, 31, v42
C908  s_movk_i32 s17, 0x7000
C90C  v_and_or_b32 v8, v32, s17, v8
C914  v_max_u32_e32 v32, v103, v12
C918  v_cmp_gt_i32_e32 vcc, 0, v104
C91C  v_add_u32_e32 v28, v107, v28
C920  v_lshrrev_b32_e32 v107, 31, v42
C924  v_cndmask_b32_e32 v12, v32, v12, vcc
C928  v_sub_u32_e32 v32, 0x7f7fffff, v102
C930  v_sub_u32_e32 v42, 0x7f800000, v102
C938  v_lshrrev_b32_e32 v105, 31, v104
C93C  v_ashrrev_i32_e32 v103, 31, v32
C940  v_lshrrev_b32_e32 v32, 31, v32
C944  v_add3_u32 v28, v43, v28, v105
C94C  v_lshrrev_b32_e32 v43, 31, v42
C950  s_waitcnt lgkmcnt(0)
C954  s_mov_b32 s23, 0x70000
C95C  v_max_u32_e32 v102, v102, v12
C960  v_cmp_gt_i32_e32 vcc, 0, v42
C964  v_sub_u32_e32 v42, 0x7f7fffff, v92
C96C  v_add_u32_e32 v32, -1, v32
C970  v_and_or_b32 v8, v103, s23, v8
C978  v_cndmask_b32_e32 v12, v102, v12, vcc
C97C  v_sub_u32_e32 v102, 0x7f800000, v92
C984  v_bitop3_b32 v30, v32, v30, s8 bitop3:0xc8
C98C  v_ashrrev_i32_e32 v32, 31, v42
C990  s_mov_b32 s24, 0x700000
C998  v_and_or_b32 v8, v32, s24, v8
C9A0  v_max_u32_e32 v32, v92, v12
C9A4  v_cmp_gt_i32_e32 vcc, 0, v102
C9A8  v_lshrrev_b32_e32 v104, 31, v42
C9AC  v_sub_u32_e32 v42, 0x7f800000, v86
C9B4  v_cndmask_b32_e32 v12, v32, v12, vcc
C9B8  v_sub_u32_e32 v32, 0x7f7fffff, v86
C9C0  v_lshrrev_b32_e32 v103, 31, v102
C9C4  v_ashrrev_i32_e32 v92, 31, v32
C9C8  v_lshrrev_b32_e32 v32, 31, v32
C9CC  v_add3_u32 v28, v43, v28, v103
C9D4  v_lshrrev_b32_e32 v43, 31, v42
C9D8  s_mov_b32 s25, 0x7000000
C9E0  v_max_u32_e32 v86, v86, v12
C9E4  v_cmp_gt_i32_e32 vcc, 0, v42
C9E8  v_sub_u32_e32 v42, 0x7f7fffff, v84
C9F0  v_add_u32_e32 v32, -1, v32
C9F4  v_and_or_b32 v8, v92, s25, v8
C9FC  v_cndmask_b32_e32 v12, v86, v12, vcc
CA00  v_sub_u32_e32 v86, 0x7f800000, v84
CA08  v_bitop3_b32 v36, v32, v36, s8 bitop3:0xc8
CA10  v_ashrrev_i32_e32 v32, 31, v42
CA14  s_brev_b32 s26, 14
CA18  v_and_or_b32 v8, v32, s26, v8
CA20  v_max_u32_e32 v32, v84, v12
CA24  v_cmp_gt_i32_e32 vcc, 0, v86
CA28  v_lshrrev_b32_e32 v102, 31, v42
CA2C  v_sub_u32_e32 v42, 0x7f800000, v80
CA34  v_cndmask_b32_e32 v12, v32, v12, vcc
CA38  v_sub_u32_e32 v32, 0x7f7fffff, v80
CA40  v_lshrrev_b32_e32 v92, 31, v86
CA44  v_add3_u32 v28, v43, v28, v92
CA4C  v_lshrrev_b32_e32 v43, 31, v42
CA50  v_ashrrev_i32_e32 v84, 31, v32
CA54  v_max_u32_e32 v80, v80, v12
CA58  v_cmp_gt_i32_e32 vcc, 0, v42
CA5C  v_sub_u32_e32 v42, 0x7f7fffff, v78
CA64  v_lshrrev_b32_e32 v32, 31, v32
CA68  v_cndmask_b32_e32 v12, v80, v12, vcc
CA6C  v_sub_u32_e32 v80, 0x7f800000, v78
CA74  v_add_u32_e32 v32, -1, v32
CA78  v_lshrrev_b32_e32 v92, 31, v42
CA7C  v_bitop3_b32 v44, v32, v44, s8 bitop3:0xc8
CA84  v_ashrrev_i32_e32 v32, 31, v42
CA88  v_max_u32_e32 v42, v78, v12
CA8C  v_cmp_gt_i32_e32 vcc, 0, v80
CA90  v_lshrrev_b32_e32 v86, 31, v80
CA94  v_add3_u32 v28, v43, v28, v86
CA9C  v_cndmask_b32_e32 v12, v42, v12, vcc
CAA0  v_sub_u32_e32 v42, 0x7f7fffff, v76
CAA8  v_sub_u32_e32 v43, 0x7f800000, v76
CAB0  v_and_b32_e32 v84, 7, v84
CAB4  v_ashrrev_i32_e32 v80, 31, v42
CAB8  v_lshrrev_b32_e32 v42, 31, v42
CABC  v_and_or_b32 v32, v32, s9, v84
CAC4  v_lshrrev_b32_e32 v78, 31, v43
CAC8  v_max_u32_e32 v76, v76, v12
CACC  v_cmp_gt_i32_e32 vcc, 0, v43
CAD0  v_sub_u32_e32 v43, 0x7f7fffff, v72
CAD8  v_add_u32_e32 v42, -1, v42
CADC  v_and_or_b32 v32, v80, s16, v32
CAE4  v_cndmask_b32_e32 v12, v76, v12, vcc
CAE8  v_sub_u32_e32 v76, 0x7f800000, v72
CAF0  v_bitop3_b32 v50, v42, v50, s8 bitop3:0xc8
CAF8  v_ashrrev_i32_e32 v42, 31, v43
CAFC  v_and_or_b32 v32, v42, s17, v32
CB04  v_max_u32_e32 v42, v72, v12
CB08  v_cmp_gt_i32_e32 vcc, 0, v76
CB0C  v_lshrrev_b32_e32 v84, 31, v43
CB10  v_sub_u32_e32 v43, 0x7f800000, v70
CB18  v_cndmask_b32_e32 v12, v42, v12, vcc
CB1C  v_sub_u32_e32 v42, 0x7f7fffff, v70
CB24  v_lshrrev_b32_e32 v80, 31, v76
CB28  v_ashrrev_i32_e32 v76, 31, v42
CB2C  v_lshrrev_b32_e32 v42, 31, v42
CB30  v_lshrrev_b32_e32 v72, 31, v43
CB34  v_max_u32_e32 v70, v70, v12
CB38  v_cmp_gt_i32_e32 vcc, 0, v43
CB3C  v_sub_u32_e32 v43, 0x7f7fffff, v66
CB44  v_add_u32_e32 v42, -1, v42
CB48  v_and_or_b32 v32, v76, s23, v32
CB50  v_cndmask_b32_e32 v12, v70, v12, vcc
CB54  v_sub_u32_e32 v70, 0x7f800000, v66
CB5C  v_bitop3_b32 v56, v42, v56, s8 bitop3:0xc8
CB64  v_ashrrev_i32_e32 v42, 31, v43
CB68  v_and_or_b32 v32, v42, s24, v32
CB70  v_max_u32_e32 v42, v66, v12
CB74  v_cmp_gt_i32_e32 vcc, 0, v70
CB78  v_add3_u32 v28, v78, v28, v80
CB80  v_lshrrev_b32_e32 v78, 31, v43
CB84  v_cndmask_b32_e32 v12, v42, v12, vcc
CB88  v_sub_u32_e32 v43, 0x7f800000, v64
CB90  v_sub_u32_e32 v42, 0x7f7fffff, v64
CB98  v_max_u32_e32 v64, v64, v12
CB9C  v_cmp_gt_i32_e32 vcc, 0, v43
CBA0  v_lshrrev_b32_e32 v66, 31, v43
CBA4  v_lshrrev_b32_e32 v76, 31, v70
CBA8  v_cndmask_b32_e32 v43, v64, v12, vcc
CBAC  v_sub_u32_e32 v12, 0x7f7fffff, v60
CBB4  v_add3_u32 v28, v72, v28, v76
CBBC  v_ashrrev_i32_e32 v70, 31, v42
CBC0  v_and_or_b32 v32, v70, s25, v32
CBC8  v_sub_u32_e32 v64, 0x7f800000, v60
CBD0  v_lshrrev_b32_e32 v72, 31, v12
CBD4  v_lshrrev_b32_e32 v42, 31, v42
CBD8  v_ashrrev_i32_e32 v12, 31, v12
CBDC  v_add_u32_e32 v42, -1, v42
CBE0  v_and_or_b32 v12, v12, s26, v32
CBE8  v_max_u32_e32 v32, v60, v43
CBEC  v_cmp_gt_i32_e32 vcc, 0, v64
CBF0  v_bitop3_b32 v62, v42, v62, s8 bitop3:0xc8
CBF8  v_sub_u32_e32 v42, 0x7f7fffff, v58
CC00  v_cndmask_b32_e32 v32, v32, v43, vcc
CC04  v_sub_u32_e32 v43, 0x7f800000, v58
CC0C  v_lshrrev_b32_e32 v70, 31, v64
CC10  v_lshrrev_b32_e32 v60, 31, v43
CC14  v_ashrrev_i32_e32 v64, 31, v42
CC18  v_max_u32_e32 v58, v58, v32
CC1C  v_cmp_gt_i32_e32 vcc, 0, v43
CC20  v_sub_u32_e32 v43, 0x7f7fffff, v54
CC28  v_lshrrev_b32_e32 v42, 31, v42
CC2C  v_cndmask_b32_e32 v32, v58, v32, vcc
CC30  v_sub_u32_e32 v58, 0x7f800000, v54
CC38  v_add_u32_e32 v42, -1, v42
CC3C  v_add3_u32 v28, v66, v28, v70
CC44  v_lshrrev_b32_e32 v70, 31, v43
CC48  v_bitop3_b32 v68, v42, v68, s8 bitop3:0xc8
CC50  v_ashrrev_i32_e32 v42, 31, v43
CC54  v_max_u32_e32 v43, v54, v32
CC58  v_cmp_gt_i32_e32 vcc, 0, v58
CC5C  v_lshrrev_b32_e32 v66, 31, v58
CC60  v_sub_u32_e32 v54, 0x7f800000, v52
CC68  v_cndmask_b32_e32 v32, v43, v32, vcc
CC6C  v_sub_u32_e32 v43, 0x7f7fffff, v52
CC74  v_and_b32_e32 v64, 7, v64
CC78  v_add3_u32 v28, v60, v28, v66
CC80  v_ashrrev_i32_e32 v60, 31, v43
CC84  v_max_u32_e32 v52, v52, v32
CC88  v_cmp_gt_i32_e32 vcc, 0, v54
CC8C  v_lshrrev_b32_e32 v43, 31, v43
CC90  v_and_or_b32 v42, v42, s9, v64
CC98  v_cndmask_b32_e32 v32, v52, v32, vcc
CC9C  v_sub_u32_e32 v52, 0x7f7fffff, v48
CCA4  v_add_u32_e32 v43, -1, v43
CCA8  v_lshrrev_b32_e32 v58, 31, v54
CCAC  v_and_or_b32 v42, v60, s16, v42
CCB4  v_sub_u32_e32 v54, 0x7f800000, v48
CCBC  v_bitop3_b32 v74, v43, v74, s8 bitop3:0xc8
CCC4  v_ashrrev_i32_e32 v43, 31, v52
CCC8  v_and_or_b32 v42, v43, s17, v42
CCD0  v_max_u32_e32 v43, v48, v32
CCD4  v_cmp_gt_i32_e32 vcc, 0, v54
CCD8  v_sub_u32_e32 v48, 0x7f800000, v46
CCE0  v_lshrrev_b32_e32 v60, 31, v54
CCE4  v_cndmask_b32_e32 v32, v43, v32, vcc
CCE8  v_sub_u32_e32 v43, 0x7f7fffff, v46
CCF0  v_max_u32_e32 v46, v46, v32
CCF4  v_ashrrev_i32_e32 v54, 31, v43
CCF8  v_cmp_gt_i32_e32 vcc, 0, v48
CCFC  v_lshrrev_b32_e32 v43, 31, v43
CD00  v_lshrrev_b32_e32 v64, 31, v52
CD04  v_lshrrev_b32_e32 v52, 31, v48
CD08  v_cndmask_b32_e32 v32, v46, v32, vcc
CD0C  v_sub_u32_e32 v46, 0x7f7fffff, v40
CD14  v_sub_u32_e32 v48, 0x7f800000, v40
CD1C  v_add_u32_e32 v43, -1, v43
CD20  v_add3_u32 v28, v58, v28, v60
CD28  v_and_or_b32 v42, v54, s23, v42
CD30  v_bitop3_b32 v82, v43, v82, s8 bitop3:0xc8
CD38  v_lshrrev_b32_e32 v54, 31, v48
CD3C  v_ashrrev_i32_e32 v43, 31, v46
CD40  v_and_or_b32 v42, v43, s24, v42
CD48  v_add3_u32 v43, v52, v28, v54
CD50  v_max_u32_e32 v28, v40, v32
CD54  v_cmp_gt_i32_e32 vcc, 0, v48
CD58  v_sub_u32_e32 v40, 0x7f800000, v38
CD60  v_lshrrev_b32_e32 v58, 31, v46
CD64  v_cndmask_b32_e32 v28, v28, v32, vcc
CD68  v_sub_u32_e32 v32, 0x7f7fffff, v38
CD70  v_max_u32_e32 v38, v38, v28
CD74  v_cmp_gt_i32_e32 vcc, 0, v40
CD78  v_lshrrev_b32_e32 v46, 31, v40
CD7C  v_sub_u32_e32 v40, 0x7f800000, v34
CD84  v_cndmask_b32_e32 v38, v38, v28, vcc
CD88  v_sub_u32_e32 v28, 0x7f7fffff, v34
CD90  v_ashrrev_i32_e32 v48, 31, v32
CD94  v_max_u32_e32 v34, v34, v38
CD98  v_cmp_gt_i32_e32 vcc, 0, v40
CD9C  v_and_or_b32 v42, v48, s25, v42
CDA4  v_lshrrev_b32_e32 v48, 31, v40
CDA8  v_lshrrev_b32_e32 v32, 31, v32
CDAC  v_cndmask_b32_e32 v34, v34, v38, vcc
CDB0  v_sub_u32_e32 v38, 0x7f7fffff, v26
CDB8  v_sub_u32_e32 v40, 0x7f800000, v26
CDC0  v_lshrrev_b32_e32 v52, 31, v28
CDC4  v_add_u32_e32 v32, -1, v32
CDC8  v_ashrrev_i32_e32 v28, 31, v28
CDCC  v_max_u32_e32 v26, v26, v34
CDD0  v_cmp_gt_i32_e32 vcc, 0, v40
CDD4  v_bitop3_b32 v88, v32, v88, s8 bitop3:0xc8
CDDC  v_and_or_b32 v28, v28, s26, v42
CDE4  v_add3_u32 v32, v46, v43, v48
CDEC  v_lshrrev_b32_e32 v42, 31, v40
CDF0  v_ashrrev_i32_e32 v43, 31, v38
CDF4  v_cndmask_b32_e32 v26, v26, v34, vcc
CDF8  v_sub_u32_e32 v40, 0x7f800000, v22
CE00  v_lshrrev_b32_e32 v38, 31, v38
CE04  v_sub_u32_e32 v34, 0x7f7fffff, v22
CE0C  v_add_u32_e32 v38, -1, v38
CE10  v_max_u32_e32 v22, v22, v26
CE14  v_cmp_gt_i32_e32 vcc, 0, v40
CE18  v_bitop3_b32 v94, v38, v94, s8 bitop3:0xc8
CE20  v_sub_u32_e32 v38, 0x7f800000, v20
CE28  v_cndmask_b32_e32 v22, v22, v26, vcc
CE2C  v_sub_u32_e32 v26, 0x7f7fffff, v20
CE34  v_and_b32_e32 v43, 7, v43
CE38  v_lshrrev_b32_e32 v46, 31, v40
CE3C  v_lshrrev_b32_e32 v48, 31, v34
CE40  v_ashrrev_i32_e32 v34, 31, v34
CE44  v_max_u32_e32 v20, v20, v22
CE48  v_cmp_gt_i32_e32 vcc, 0, v38
CE4C  v_and_or_b32 v34, v34, s9, v43
CE54  v_add3_u32 v32, v42, v32, v46
CE5C  v_lshrrev_b32_e32 v40, 31, v38
CE60  v_ashrrev_i32_e32 v42, 31, v26
CE64  v_cndmask_b32_e32 v20, v20, v22, vcc
CE68  v_sub_u32_e32 v38, 0x7f800000, v15
CE70  v_lshrrev_b32_e32 v26, 31, v26
CE74  v_and_or_b32 v34, v42, s16, v34
CE7C  v_sub_u32_e32 v22, 0x7f7fffff, v15
CE84  v_add_u32_e32 v26, -1, v26
CE88  v_lshrrev_b32_e32 v42, 31, v38
CE8C  v_max_u32_e32 v15, v15, v20
CE90  v_cmp_gt_i32_e32 vcc, 0, v38
CE94  v_bitop3_b32 v98, v26, v98, s8 bitop3:0xc8
CE9C  v_add3_u32 v26, v40, v32, v42
CEA4  v_cndmask_b32_e32 v15, v15, v20, vcc
CEA8  v_sub_u32_e32 v32, 0x7f800000, v10
CEB0  v_sub_u32_e32 v20, 0x7f7fffff, v10
CEB8  v_max_u32_e32 v10, v10, v15
CEBC  v_cmp_gt_i32_e32 vcc, 0, v32
CEC0  v_lshrrev_b32_e32 v43, 31, v22
CEC4  v_ashrrev_i32_e32 v22, 31, v22
CEC8  v_cndmask_b32_e32 v10, v10, v15, vcc
CECC  v_sub_u32_e32 v15, 0x7f7fffff, v6
CED4  v_and_or_b32 v22, v22, s17, v34
CEDC  v_lshrrev_b32_e32 v34, 31, v32
CEE0  v_ashrrev_i32_e32 v38, 31, v20
CEE4  v_sub_u32_e32 v32, 0x7f800000, v6
CEEC  v_and_or_b32 v22, v38, s23, v22
CEF4  v_lshrrev_b32_e32 v40, 31, v15
CEF8  v_ashrrev_i32_e32 v15, 31, v15
CEFC  v_max_u32_e32 v6, v6, v10
CF00  v_cmp_gt_i32_e32 vcc, 0, v32
CF04  v_and_or_b32 v15, v15, s24, v22
CF0C  v_sub_u32_e32 v22, 0x7f800000, v4
CF14  v_cndmask_b32_e32 v6, v6, v10, vcc
CF18  v_lshrrev_b32_e32 v20, 31, v20
CF1C  v_sub_u32_e32 v10, 0x7f7fffff, v4
CF24  v_max_u32_e32 v4, v4, v6
CF28  v_cmp_gt_i32_e32 vcc, 0, v22
CF2C  v_lshrrev_b32_e32 v38, 31, v32
CF30  v_add_u32_e32 v20, -1, v20
CF34  v_cndmask_b32_e32 v4, v4, v6, vcc
CF38  v_ashrrev_i32_e32 v32, 31, v10
CF3C  v_sub_u32_e32 v6, 0x7f7fffff, v2
CF44  v_bitop3_b32 v100, v20, v100, s8 bitop3:0xc8
CF4C  v_add3_u32 v20, v34, v26, v38
CF54  v_lshrrev_b32_e32 v26, 31, v22
CF58  v_and_or_b32 v15, v32, s25, v15
CF60  v_sub_u32_e32 v22, 0x7f800000, v2
CF68  v_lshrrev_b32_e32 v32, 31, v6
CF6C  v_add_u32_e32 v43, -1, v43
CF70  v_add_u32_e32 v32, -1, v32
CF74  v_lshrrev_b32_e32 v34, 31, v22
CF78  v_ashrrev_i32_e32 v6, 31, v6
CF7C  v_bitop3_b32 v99, v43, v99, s8 bitop3:0xc8
CF84  v_lshrrev_b32_e32 v10, 31, v10
CF88  v_bitop3_b32 v43, v32, v90, s8 bitop3:0xc8
CF90  v_and_or_b32 v32, v6, s26, v15
CF98  v_add3_u32 v6, v26, v20, v34
CFA0  v_max_u32_e32 v2, v2, v4
CFA4  v_cmp_gt_i32_e32 vcc, 0, v22
CFA8  v_add_u32_e32 v108, -1, v108
CFAC  v_add_u32_e32 v107, -1, v107
CFB0  v_add_u32_e32 v104, -1, v104
CFB4  v_add_u32_e32 v102, -1, v102
CFB8  v_add_u32_e32 v92, -1, v92
CFBC  v_add_u32_e32 v84, -1, v84
CFC0  v_add_u32_e32 v78, -1, v78
CFC4  v_add_u32_e32 v72, -1, v72
CFC8  v_add_u32_e32 v70, -1, v70
CFCC  v_add_u32_e32 v64, -1, v64
CFD0  v_add_u32_e32 v58, -1, v58
CFD4  v_add_u32_e32 v52, -1, v52
CFD8  v_add_u32_e32 v48, -1, v48
CFDC  v_add_u32_e32 v40, -1, v40
CFE0  v_add_u32_e32 v10, -1, v10
CFE4  v_cndmask_b32_e32 v2, v2, v4, vcc
CFE8  v_mov_b32_e32 v4, 0x7f800000
CFF0  v_cmp_ne_u32_e32 vcc, 32, v6
CFF4  v_bitop3_b32 v19, v108, v19, s8 bitop3:0xc8
CFFC  v_bitop3_b32 v25, v107, v25, s8 bitop3:0xc8
D004  v_bitop3_b32 v31, v104, v31, s8 bitop3:0xc8
D00C  v_bitop3_b32 v37, v102, v37, s8 bitop3:0xc8
D014  v_bitop3_b32 v45, v92, v45, s8 bitop3:0xc8
D01C  v_bitop3_b32 v51, v84, v51, s8 bitop3:0xc8
D024  v_bitop3_b32 v57, v78, v57, s8 bitop3:0xc8
D02C  v_bitop3_b32 v63, v72, v63, s8 bitop3:0xc8
D034  v_bitop3_b32 v69, v70, v69, s8 bitop3:0xc8
D03C  v_bitop3_b32 v75, v64, v75, s8 bitop3:0xc8
D044  v_bitop3_b32 v83, v58, v83, s8 bitop3:0xc8
D04C  v_bitop3_b32 v89, v52, v89, s8 bitop3:0xc8
D054  v_bitop3_b32 v95, v48, v95, s8 bitop3:0xc8
D05C  v_bitop3_b32 v101, v40, v101, s8 bitop3:0xc8
D064  v_bitop3_b32 v42, v10, v96, s8 bitop3:0xc8
D06C  v_cndmask_b32_e32 v107, v4, v2, vcc
D070  s_or_b64 exec, exec, s[4:5]
D074  s_bfe_u32 s16, s19, 0x20004
D07C  s_cmp_eq_u32 s16, 2
D080  s_cselect_b64 s[4:5], -1, 0
D084  s_and_b64 s[8:9], s[4:5], exec
D088  s_cselect_b32 s8, 0x3fffff, 0
D090  s_cmp_lg_u32 s16, 0
D094  s_cselect_b32 s38, s8, 0x200000
D09C  v_cmp_ne_u32_e32 vcc, 0, v107
D0A0  v_mov_b32_e32 v22, 0x7f
D0A8  s_and_saveexec_b64 s[8:9], vcc
D0AC  s_cbranch_execz 15
D0B0  v_add_u32_e32 v2, s38, v107
D0B4  s_mov_b32 s16, 0x17fffff
D0BC  v_lshrrev_b32_e32 v4, 23, v2
D0C0  v_add_u32_e32 v4, -2, v4
D0C4  v_cmp_lt_u32_e32 vcc, s16, v2
D0C8  s_mov_b32 s16, 0x7f800000
D0D0  s_nop 0
D0D4  v_cndmask_b32_e32 v2, 0, v4, vcc
D0D8  v_cmp_eq_u32_e32 vcc, s16, v107
D0DC  v_mov_b32_e32 v4, 0xfe
D0E4  s_and_b64 vcc, s[4:5], vcc
D0E8  v_cndmask_b32_e32 v22, v2, v4, vcc
D0EC  s_or_b64 exec, exec, s[8:9]
D0F0  v_cmp_eq_u32_e32 vcc, 0, v22
D0F4  s_cbranch_vccz 37
D0F8  s_nop 0
D0FC  v_cndmask_b32_e64 v2, 1.0, 2.0, vcc
D104  v_pk_mul_f32 v[18:19], v[2:3], v[18:19] op_sel_hi:[0,1]
D10C  v_pk_mul_f32 v[24:25], v[2:3], v[24:25] op_sel_hi:[0,1]
D114  v_pk_mul_f32 v[30:31], v[2:3], v[30:31] op_sel_hi:[0,1]
D11C  v_pk_mul_f32 v[36:37], v[2:3], v[36:37] op_sel_hi:[0,1]
D124  v_pk_mul_f32 v[44:45], v[2:3], v[44:45] op_sel_hi:[0,1]
D12C  v_pk_mul_f32 v[50:51], v[2:3], v[50:51] op_sel_hi:[0,1]
D134  v_pk_mul_f32 v[56:57], v[2:3], v[56:57] op_sel_hi:[0,1]
D13C  v_pk_mul_f32 v[62:63], v[2:3], v[62:63] op_sel_hi:[0,1]
D144  v_pk_mul_f32 v[68:69], v[2:3], v[68:69] op_sel_hi:[0,1]
D14C  v_pk_mul_f32 v[74:75], v[2:3], v[74:75] op_sel_hi:[0,1]
D154  v_pk_mul_f32 v[82:83], v[2:3], v[82:83] op_sel_hi:[0,1]
D15C  v_pk_mul_f32 v[88:89], v[2:3], v[88:89] op_sel_hi:[0,1]
D164  v_pk_mul_f32 v[94:95], v[2:3], v[94:95] op_sel_hi:[0,1]
D16C  v_pk_mul_f32 v[98:99], v[2:3], v[98:99] op_sel_hi:[0,1]
D174  v_pk_mul_f32 v[100:101], v[2:3], v[100:101] op_sel_hi:[0,1]
D17C  v_pk_mul_f32 v[42:43], v[2:3], v[42:43] op_sel_hi:[0,1]
D184  v_max_u32_e32 v2, 1, v22
D188  s_branch 1
D18C  v_mov_b32_e32 v2, v22
D190  v_mad_u64_u32 v[14:15], s[8:9], s28, v14, v[16:17]
D198  v_lshlrev_b32_e32 v4, 2, v14
D19C  s_mov_b32 s39, 0xd2511f53
D1A4  v_mad_u64_u32 v[102:103], s[8:9], v4, s39, 0
D1AC  s_waitcnt lgkmcnt(0)
D1B0  s_mul_hi_u32 s8, s21, 0xcd9e8d57
D1B8  s_xor_b32 s8, s20, s8
D1BC  s_xor_b32 s16, s8, s0
D1C0  s_xor_b32 s8, s1, s22
D1C4  s_mov_b32 s40, 0xcd9e8d57
D1CC  v_xor_b32_e32 v6, s8, v103
D1D0  s_mul_i32 s9, s21, 0xcd9e8d57
D1D8  s_add_i32 s20, s0, 0x9e3779b9
D1E0  s_add_i32 s21, s1, 0xbb67ae85
D1E8  s_mul_hi_u32 s22, s16, 0xd2511f53
D1F0  s_mul_i32 s24, s16, 0xd2511f53
D1F8  v_mad_u64_u32 v[104:105], s[16:17], v6, s40, 0
D200  s_xor_b32 s16, s20, s9
D204  s_xor_b32 s20, s21, s22
D208  v_xor_b32_e32 v6, s16, v105
D20C  v_xor_b32_e32 v10, s20, v102
D210  s_add_i32 s17, s1, 0x76cf5d0a
D218  v_mad_u64_u32 v[102:103], s[22:23], v6, s39, 0
D220  v_mad_u64_u32 v[108:109], s[22:23], v10, s40, 0
D228  s_xor_b32 s24, s17, s24
D22C  s_add_i32 s9, s0, 0x3c6ef372
D234  v_xor_b32_e32 v6, v104, v109
D238  v_xor_b32_e32 v10, s24, v103
D23C  v_xor_b32_e32 v6, s9, v6
D240  v_mad_u64_u32 v[110:111], s[22:23], v10, s40, 0
D248  s_add_i32 s21, s0, 0xdaa66d2b
D250  v_mad_u64_u32 v[104:105], s[22:23], v6, s39, 0
D258  v_xor_b32_e32 v6, v108, v111
D25C  s_add_i32 s17, s1, 0x32370b8f
D264  v_xor_b32_e32 v6, s21, v6
D268  v_xor_b32_e32 v10, v102, v105
D26C  v_xor_b32_e32 v10, s17, v10
D270  v_mad_u64_u32 v[102:103], s[26:27], v6, s39, 0
D278  s_add_i32 s22, s1, 0xed9eba14
D280  v_mad_u64_u32 v[108:109], s[26:27], v10, s40, 0
D288  v_xor_b32_e32 v10, v104, v103
D28C  s_add_i32 s23, s0, 0x78dde6e4
D294  v_xor_b32_e32 v6, v110, v109
D298  v_xor_b32_e32 v10, s22, v10
D29C  v_xor_b32_e32 v6, s23, v6
D2A0  v_mad_u64_u32 v[110:111], s[30:31], v10, s40, 0
D2A8  s_add_i32 s26, s0, 0x1715609d
D2B0  v_mad_u64_u32 v[104:105], s[30:31], v6, s39, 0
D2B8  v_xor_b32_e32 v6, v108, v111
D2BC  s_add_i32 s25, s1, 0xa9066899
D2C4  v_xor_b32_e32 v6, s26, v6
D2C8  v_xor_b32_e32 v10, v102, v105
D2CC  v_xor_b32_e32 v10, s25, v10
D2D0  v_mad_u64_u32 v[102:103], s[34:35], v6, s39, 0
D2D8  s_add_i32 s27, s1, 0x646e171e
D2E0  v_mad_u64_u32 v[108:109], s[34:35], v10, s40, 0
D2E8  v_xor_b32_e32 v10, v104, v103
D2EC  s_add_i32 s30, s0, 0xb54cda56
D2F4  v_xor_b32_e32 v6, v110, v109
D2F8  v_xor_b32_e32 v10, s27, v10
D2FC  v_xor_b32_e32 v6, s30, v6
D300  v_mad_u64_u32 v[110:111], s[34:35], v10, s40, 0
D308  s_add_i32 s33, s0, 0x5384540f
D310  v_mad_u64_u32 v[104:105], s[34:35], v6, s39, 0
D318  v_xor_b32_e32 v6, v108, v111
D31C  s_add_i32 s31, s1, 0x1fd5c5a3
D324  v_xor_b32_e32 v6, s33, v6
D328  v_xor_b32_e32 v10, v102, v105
D32C  v_xor_b32_e32 v10, s31, v10
D330  v_mad_u64_u32 v[102:103], s[42:43], v6, s39, 0
D338  s_add_i32 s34, s1, 0xdb3d7428
D340  v_mad_u64_u32 v[108:109], s[42:43], v10, s40, 0
D348  v_xor_b32_e32 v10, v104, v103
D34C  s_add_i32 s36, s0, 0xf1bbcdc8
D354  v_xor_b32_e32 v6, v110, v109
D358  v_xor_b32_e32 v10, s34, v10
D35C  v_xor_b32_e32 v6, s36, v6
D360  s_add_i32 s37, s0, 0x8ff34781
D368  s_add_i32 s35, s1, 0x96a522ad
D370  v_mad_u64_u32 v[110:111], s[0:1], v10, s40, 0
D378  v_mad_u64_u32 v[104:105], s[0:1], v6, s39, 0
D380  v_xor_b32_e32 v6, v108, v111
D384  v_xor_b32_e32 v6, s37, v6
D388  v_xor_b32_e32 v10, v102, v105
D38C  v_mov_b32_e32 v16, 0
D390  v_mov_b32_e32 v38, 0
D394  v_lshlrev_b32_e32 v2, 23, v2
D398  v_xor_b32_e32 v10, s35, v10
D39C  v_cvt_scalef32_sr_pk_fp4_f32 v16, v[18:19], v6, v2
D3A4  v_cvt_scalef32_sr_pk_fp4_f32 v38, v[30:31], v10, v2 op_sel:[0,0,0,1]
D3AC  v_cvt_scalef32_sr_pk_fp4_f32 v16, v[24:25], v110, v2 op_sel:[0,0,1,0]
D3B4  v_cvt_scalef32_sr_pk_fp4_f32 v38, v[36:37], v104, v2 op_sel:[0,0,1,1]
D3BC  s_nop 0
D3C0  v_or_b32_e32 v6, 1, v4
D3C4  v_mad_u64_u32 v[18:19], s[0:1], v6, s39, 0
D3CC  v_xor_b32_e32 v6, s8, v19
D3D0  v_mad_u64_u32 v[24:25], s[0:1], v6, s40, 0
D3D8  v_xor_b32_e32 v6, s16, v25
D3DC  v_xor_b32_e32 v10, s20, v18
D3E0  v_mad_u64_u32 v[18:19], s[0:1], v6, s39, 0
D3E8  v_mad_u64_u32 v[30:31], s[0:1], v10, s40, 0
D3F0  v_xor_b32_e32 v6, v24, v31
D3F4  v_xor_b32_e32 v10, s24, v19
D3F8  v_xor_b32_e32 v6, s9, v6
D3FC  v_mad_u64_u32 v[36:37], s[0:1], v10, s40, 0
D404  v_mad_u64_u32 v[24:25], s[0:1], v6, s39, 0
D40C  v_xor_b32_e32 v6, v30, v37
D410  v_xor_b32_e32 v6, s21, v6
D414  v_xor_b32_e32 v10, v18, v25
D418  v_xor_b32_e32 v10, s17, v10
D41C  v_mad_u64_u32 v[18:19], s[0:1], v6, s39, 0
D424  v_mad_u64_u32 v[30:31], s[0:1], v10, s40, 0
D42C  v_xor_b32_e32 v10, v24, v19
D430  v_xor_b32_e32 v6, v36, v31
D434  v_xor_b32_e32 v10, s22, v10
D438  v_xor_b32_e32 v6, s23, v6
D43C  v_mad_u64_u32 v[36:37], s[0:1], v10, s40, 0
D444  v_mad_u64_u32 v[24:25], s[0:1], v6, s39, 0
D44C  v_xor_b32_e32 v6, v30, v37
D450  v_xor_b32_e32 v6, s26, v6
D454  v_xor_b32_e32 v10, v18, v25
D458  v_xor_b32_e32 v10, s25, v10
D45C  v_mad_u64_u32 v[18:19], s[0:1], v6, s39, 0
D464  v_mad_u64_u32 v[30:31], s[0:1], v10, s40, 0
D46C  v_xor_b32_e32 v10, v24, v19
D470  v_xor_b32_e32 v6, v36, v31
D474  v_xor_b32_e32 v10, s27, v10
D478  v_xor_b32_e32 v6, s30, v6
D47C  v_mad_u64_u32 v[36:37], s[0:1], v10, s40, 0
D484  v_mad_u64_u32 v[24:25], s[0:1], v6, s39, 0
D48C  v_xor_b32_e32 v6, v30, v37
D490  v_xor_b32_e32 v6, s33, v6
D494  v_xor_b32_e32 v10, v18, v25
D498  v_xor_b32_e32 v10, s31, v10
D49C  v_mad_u64_u32 v[18:19], s[0:1], v6, s39, 0
D4A4  v_mad_u64_u32 v[30:31], s[0:1], v10, s40, 0
D4AC  v_xor_b32_e32 v10, v24, v19
D4B0  v_xor_b32_e32 v6, v36, v31
D4B4  v_xor_b32_e32 v10, s34, v10
D4B8  v_xor_b32_e32 v6, s36, v6
D4BC  v_mad_u64_u32 v[36:37], s[0:1], v10, s40, 0
D4C4  v_mad_u64_u32 v[24:25], s[0:1], v6, s39, 0
D4CC  v_xor_b32_e32 v6, v30, v37
D4D0  v_xor_b32_e32 v6, s37, v6
D4D4  v_xor_b32_e32 v10, v18, v25
D4D8  v_mov_b32_e32 v18, 0
D4DC  v_mov_b32_e32 v19, 0
D4E0  v_xor_b32_e32 v10, s35, v10
D4E4  v_cvt_scalef32_sr_pk_fp4_f32 v18, v[44:45], v6, v2
D4EC  v_cvt_scalef32_sr_pk_fp4_f32 v19, v[56:57], v10, v2 op_sel:[0,0,0,1]
D4F4  v_cvt_scalef32_sr_pk_fp4_f32 v18, v[50:51], v36, v2 op_sel:[0,0,1,0]
D4FC  v_cvt_scalef32_sr_pk_fp4_f32 v19, v[62:63], v24, v2 op_sel:[0,0,1,1]
D504  s_nop 0
D508  v_or_b32_e32 v6, 2, v4
D50C  v_mad_u64_u32 v[24:25], s[0:1], v6, s39, 0
D514  v_xor_b32_e32 v6, s8, v25
D518  v_mad_u64_u32 v[30:31], s[0:1], v6, s40, 0
D520  v_xor_b32_e32 v10, s20, v24
D524  v_xor_b32_e32 v6, s16, v31
D528  v_mad_u64_u32 v[36:37], s[0:1], v10, s40, 0
D530  v_mad_u64_u32 v[24:25], s[0:1], v6, s39, 0
D538  v_xor_b32_e32 v6, v30, v37
D53C  v_xor_b32_e32 v6, s9, v6
D540  v_xor_b32_e32 v10, s24, v25
D544  v_mad_u64_u32 v[30:31], s[0:1], v6, s39, 0
D54C  v_mad_u64_u32 v[44:45], s[0:1], v10, s40, 0
D554  v_xor_b32_e32 v6, v36, v45
D558  v_xor_b32_e32 v10, v24, v31
D55C  v_xor_b32_e32 v6, s21, v6
D560  v_xor_b32_e32 v10, s17, v10
D564  v_mad_u64_u32 v[24:25], s[0:1], v6, s39, 0
D56C  v_mad_u64_u32 v[36:37], s[0:1], v10, s40, 0
D574  v_xor_b32_e32 v6, v44, v37
D578  v_xor_b32_e32 v10, v30, v25
D57C  v_xor_b32_e32 v6, s23, v6
D580  v_xor_b32_e32 v10, s22, v10
D584  v_mad_u64_u32 v[30:31], s[0:1], v6, s39, 0
D58C  v_mad_u64_u32 v[44:45], s[0:1], v10, s40, 0
D594  v_xor_b32_e32 v6, v36, v45
D598  v_xor_b32_e32 v10, v24, v31
D59C  v_xor_b32_e32 v6, s26, v6
D5A0  v_xor_b32_e32 v10, s25, v10
D5A4  v_mad_u64_u32 v[24:25], s[0:1], v6, s39, 0
D5AC  v_mad_u64_u32 v[36:37], s[0:1], v10, s40, 0
D5B4  v_xor_b32_e32 v6, v44, v37
D5B8  v_xor_b32_e32 v10, v30, v25
D5BC  v_xor_b32_e32 v6, s30, v6
D5C0  v_xor_b32_e32 v10, s27, v10
D5C4  v_mad_u64_u32 v[30:31], s[0:1], v6, s39, 0
D5CC  v_mad_u64_u32 v[44:45], s[0:1], v10, s40, 0
D5D4  v_xor_b32_e32 v6, v36, v45
D5D8  v_xor_b32_e32 v10, v24, v31
D5DC  v_xor_b32_e32 v6, s33, v6
D5E0  v_xor_b32_e32 v10, s31, v10
D5E4  v_mad_u64_u32 v[24:25], s[0:1], v6, s39, 0
D5EC  v_mad_u64_u32 v[36:37], s[0:1], v10, s40, 0
D5F4  v_xor_b32_e32 v6, v44, v37
D5F8  v_xor_b32_e32 v10, v30, v25
D5FC  v_xor_b32_e32 v6, s36, v6
D600  v_xor_b32_e32 v10, s34, v10
D604  v_mad_u64_u32 v[30:31], s[0:1], v6, s39, 0
D60C  v_mad_u64_u32 v[44:45], s[0:1], v10, s40, 0
D614  v_xor_b32_e32 v6, v36, v45
D618  v_xor_b32_e32 v10, v24, v31
D61C  v_mov_b32_e32 v24, 0
D620  v_mov_b32_e32 v25, 0
D624  v_or_b32_e32 v4, 3, v4
D628  v_xor_b32_e32 v6, s37, v6
D62C  v_xor_b32_e32 v10, s35, v10
D630  v_cvt_scalef32_sr_pk_fp4_f32 v24, v[68:69], v6, v2
D638  v_cvt_scalef32_sr_pk_fp4_f32 v25, v[82:83], v10, v2 op_sel:[0,0,0,1]
D640  v_cvt_scalef32_sr_pk_fp4_f32 v24, v[74:75], v44, v2 op_sel:[0,0,1,0]
D648  v_cvt_scalef32_sr_pk_fp4_f32 v25, v[88:89], v30, v2 op_sel:[0,0,1,1]
D650  s_nop 0
D654  v_mad_u64_u32 v[30:31], s[0:1], v4, s39, 0
D65C  v_xor_b32_e32 v4, s8, v31
D660  v_mad_u64_u32 v[36:37], s[0:1], v4, s40, 0
D668  v_xor_b32_e32 v6, s20, v30
D66C  v_xor_b32_e32 v4, s16, v37
D670  v_mad_u64_u32 v[44:45], s[0:1], v6, s40, 0
D678  v_mad_u64_u32 v[30:31], s[0:1], v4, s39, 0
D680  v_xor_b32_e32 v4, v36, v45
D684  v_xor_b32_e32 v4, s9, v4
D688  v_xor_b32_e32 v6, s24, v31
D68C  v_mad_u64_u32 v[36:37], s[0:1], v4, s39, 0
D694  v_mad_u64_u32 v[50:51], s[0:1], v6, s40, 0
D69C  v_xor_b32_e32 v4, v44, v51
D6A0  v_xor_b32_e32 v6, v30, v37
D6A4  v_xor_b32_e32 v4, s21, v4
D6A8  v_xor_b32_e32 v6, s17, v6
D6AC  v_mad_u64_u32 v[30:31], s[0:1], v4, s39, 0
D6B4  v_mad_u64_u32 v[44:45], s[0:1], v6, s40, 0
D6BC  v_xor_b32_e32 v4, v50, v45
D6C0  v_xor_b32_e32 v6, v36, v31
D6C4  v_xor_b32_e32 v4, s23, v4
D6C8  v_xor_b32_e32 v6, s22, v6
D6CC  v_mad_u64_u32 v[36:37], s[0:1], v4, s39, 0
D6D4  v_mad_u64_u32 v[50:51], s[0:1], v6, s40, 0
D6DC  v_xor_b32_e32 v4, v44, v51
D6E0  v_xor_b32_e32 v6, v30, v37
D6E4  v_xor_b32_e32 v4, s26, v4
D6E8  v_xor_b32_e32 v6, s25, v6
D6EC  v_mad_u64_u32 v[30:31], s[0:1], v4, s39, 0
D6F4  v_mad_u64_u32 v[44:45], s[0:1], v6, s40, 0
D6FC  v_xor_b32_e32 v4, v50, v45
D700  v_xor_b32_e32 v6, v36, v31
D704  v_xor_b32_e32 v4, s30, v4
D708  v_xor_b32_e32 v6, s27, v6
D70C  v_mad_u64_u32 v[36:37], s[0:1], v4, s39, 0
D714  v_mad_u64_u32 v[50:51], s[0:1], v6, s40, 0
D71C  v_xor_b32_e32 v4, v44, v51
D720  v_xor_b32_e32 v6, v30, v37
D724  v_xor_b32_e32 v4, s33, v4
D728  v_xor_b32_e32 v6, s31, v6
D72C  v_mad_u64_u32 v[30:31], s[0:1], v4, s39, 0
D734  v_mad_u64_u32 v[44:45], s[0:1], v6, s40, 0
D73C  v_xor_b32_e32 v4, v50, v45
D740  v_xor_b32_e32 v6, v36, v31
D744  v_xor_b32_e32 v4, s36, v4
D748  v_xor_b32_e32 v6, s34, v6
D74C  v_mad_u64_u32 v[36:37], s[0:1], v4, s39, 0
D754  v_mad_u64_u32 v[50:51], s[0:1], v6, s40, 0
D75C  v_xor_b32_e32 v4, v44, v51
D760  v_xor_b32_e32 v6, v30, v37
D764  v_mov_b32_e32 v30, 0
D768  v_mov_b32_e32 v31, 0
D76C  v_xor_b32_e32 v4, s37, v4
D770  v_xor_b32_e32 v6, s35, v6
D774  v_cvt_scalef32_sr_pk_fp4_f32 v30, v[94:95], v4, v2
D77C  v_cvt_scalef32_sr_pk_fp4_f32 v31, v[100:101], v6, v2 op_sel:[0,0,0,1]
D784  v_cvt_scalef32_sr_pk_fp4_f32 v30, v[98:99], v50, v2 op_sel:[0,0,1,0]
D78C  v_cvt_scalef32_sr_pk_fp4_f32 v31, v[42:43], v36, v2 op_sel:[0,0,1,1]
D794  s_nop 0
D798  v_and_b32_e32 v101, 0x7fffffff, v9
D7A0  v_and_b32_e32 v99, 0x7fffffff, v3
D7A8  v_max_u32_e32 v2, v99, v101
D7AC  v_and_b32_e32 v98, 0x7fffffff, v13
D7B4  v_and_b32_e32 v96, 0x7fffffff, v5
D7BC  v_max3_u32 v2, v96, v98, v2
D7C4  v_and_b32_e32 v95, 0x7fffffff, v23
D7CC  v_and_b32_e32 v94, 0x7fffffff, v7
D7D4  v_max3_u32 v2, v94, v95, v2
D7DC  v_and_b32_e32 v92, 0x7fffffff, v29
D7E4  v_and_b32_e32 v89, 0x7fffffff, v11
D7EC  v_max3_u32 v2, v89, v92, v2
D7F4  v_and_b32_e32 v88, 0x7fffffff, v33
D7FC  v_and_b32_e32 v86, 0x7fffffff, v21
D804  v_max3_u32 v2, v86, v88, v2
D80C  v_and_b32_e32 v83, 0x7fffffff, v39
D814  v_and_b32_e32 v82, 0x7fffffff, v27
D81C  v_max3_u32 v2, v82, v83, v2
D824  v_and_b32_e32 v80, 0x7fffffff, v47
D82C  v_and_b32_e32 v76, 0x7fffffff, v35
D834  v_max3_u32 v2, v76, v80, v2
D83C  v_and_b32_e32 v75, 0x7fffffff, v53
D844  v_and_b32_e32 v74, 0x7fffffff, v41
D84C  v_max3_u32 v2, v74, v75, v2
D854  v_and_b32_e32 v70, 0x7fffffff, v59
D85C  v_and_b32_e32 v69, 0x7fffffff, v49
D864  v_max3_u32 v2, v69, v70, v2
D86C  v_and_b32_e32 v68, 0x7fffffff, v65
D874  v_and_b32_e32 v63, 0x7fffffff, v55
D87C  v_max3_u32 v2, v63, v68, v2
D884  v_and_b32_e32 v62, 0x7fffffff, v71
D88C  v_and_b32_e32 v58, 0x7fffffff, v61
D894  v_max3_u32 v2, v58, v62, v2
D89C  v_and_b32_e32 v57, 0x7fffffff, v77
D8A4  v_and_b32_e32 v56, 0x7fffffff, v67
D8AC  v_max3_u32 v2, v56, v57, v2
D8B4  v_and_b32_e32 v52, 0x7fffffff, v81
D8BC  v_and_b32_e32 v51, 0x7fffffff, v73
D8C4  v_max3_u32 v2, v51, v52, v2
D8CC  v_and_b32_e32 v50, 0x7fffffff, v87
D8D4  v_and_b32_e32 v46, 0x7fffffff, v79
D8DC  v_max3_u32 v2, v46, v50, v2
D8E4  v_and_b32_e32 v44, 0x7fffffff, v93
D8EC  v_and_b32_e32 v43, 0x7fffffff, v85
D8F4  v_max3_u32 v2, v43, v44, v2
D8FC  v_and_b32_e32 v42, 0x7fffffff, v97
D904  v_and_b32_e32 v37, 0x7fffffff, v91
D90C  v_max3_u32 v100, v37, v42, v2
D914  s_mov_b32 s0, 0x7f7fffff
D91C  v_mov_b32_e32 v15, 0
D920  v_cmp_lt_u32_e32 vcc, s0, v100
D924  v_mov_b32_e32 v2, v9
D928  v_mov_b32_e32 v4, v13
D92C  v_mov_b32_e32 v6, v23
D930  v_mov_b32_e32 v10, v29
D934  v_mov_b32_e32 v20, v33
D938  v_mov_b32_e32 v26, v39
D93C  v_mov_b32_e32 v34, v47
D940  v_mov_b32_e32 v40, v53
D944  v_mov_b32_e32 v48, v59
D948  v_mov_b32_e32 v54, v65
D94C  v_mov_b32_e32 v60, v71
D950  v_mov_b32_e32 v66, v77
D954  v_mov_b32_e32 v72, v81
D958  v_mov_b32_e32 v78, v87
D95C  v_mov_b32_e32 v84, v93
D960  v_mov_b32_e32 v90, v97
D964  v_mov_b32_e32 v36, 0
D968  v_mov_b32_e32 v45, 0
D96C  v_mov_b32_e32 v64, 0
D970  s_and_saveexec_b64 s[0:1], vcc
D974  s_cbranch_execz 522
D978  v_sub_u32_e32 v2, 0x7f7fffff, v101
D980  v_sub_u32_e32 v4, 0x7f800000, v101
D988  v_ashrrev_i32_e32 v10, 31, v2
D98C  v_lshrrev_b32_e32 v2, 31, v2
D990  v_sub_u32_e32 v15, 0x7f7fffff, v99
D998  v_cmp_lt_i32_e32 vcc, -1, v4
D99C  v_add_u32_e32 v2, -1, v2
D9A0  s_brev_b32 s39, 1
D9A4  v_lshrrev_b32_e32 v6, 31, v4
D9A8  v_and_b32_e32 v10, 7, v10
D9AC  v_cndmask_b32_e32 v4, 0, v101, vcc
D9B0  v_sub_u32_e32 v20, 0x7f800000, v99
D9B8  v_bitop3_b32 v2, v2, v9, s39 bitop3:0xc8
D9C0  v_ashrrev_i32_e32 v9, 31, v15
D9C4  s_movk_i32 s40, 0x70
D9C8  v_and_or_b32 v9, v9, s40, v10
D9D0  v_max_u32_e32 v10, v99, v4
D9D4  v_cmp_gt_i32_e32 vcc, 0, v20
D9D8  v_lshrrev_b32_e32 v26, 31, v20
D9DC  v_lshrrev_b32_e32 v34, 31, v15
D9E0  v_cndmask_b32_e32 v4, v10, v4, vcc
D9E4  v_sub_u32_e32 v10, 0x7f7fffff, v98
D9EC  v_add_u32_e32 v6, v26, v6
D9F0  v_sub_u32_e32 v15, 0x7f800000, v98
D9F8  v_ashrrev_i32_e32 v26, 31, v10
D9FC  s_movk_i32 s41, 0x700
DA00  v_and_or_b32 v9, v26, s41, v9
DA08  v_max_u32_e32 v26, v98, v4
DA0C  v_cmp_gt_i32_e32 vcc, 0, v15
DA10  v_lshrrev_b32_e32 v20, 31, v15
DA14  v_add_u32_e32 v34, -1, v34
DA18  v_cndmask_b32_e32 v15, v26, v4, vcc
DA1C  v_sub_u32_e32 v26, 0x7f7fffff, v96
DA24  v_lshrrev_b32_e32 v10, 31, v10
DA28  v_lshrrev_b32_e32 v4, 31, v26
DA2C  v_bitop3_b32 v3, v34, v3, s39 bitop3:0xc8
DA34  v_sub_u32_e32 v34, 0x7f800000, v96
DA3C  v_add_u32_e32 v10, -1, v10
DA40  v_add_u32_e32 v4, -1, v4
DA44  v_bitop3_b32 v5, v4, v5, s39 bitop3:0xc8
DA4C  v_lshrrev_b32_e32 v36, 31, v34
DA50  v_bitop3_b32 v4, v10, v13, s39 bitop3:0xc8
DA58  v_ashrrev_i32_e32 v10, 31, v26
DA5C  s_movk_i32 s42, 0x7000
DA60  v_and_or_b32 v9, v10, s42, v9
DA68  v_add3_u32 v10, v20, v6, v36
DA70  v_max_u32_e32 v6, v96, v15
DA74  v_cmp_gt_i32_e32 vcc, 0, v34
DA78  v_sub_u32_e32 v13, 0x7f7fffff, v95
DA80  s_mov_b32 s43, 0x70000
DA88  v_cndmask_b32_e32 v6, v6, v15, vcc
DA8C  v_sub_u32_e32 v15, 0x7f800000, v95
DA94  v_ashrrev_i32_e32 v26, 31, v13
DA98  v_and_or_b32 v9, v26, s43, v9
DAA0  v_max_u32_e32 v26, v95, v6
DAA4  v_cmp_gt_i32_e32 vcc, 0, v15
DAA8  v_lshrrev_b32_e32 v20, 31, v15
DAAC  v_lshrrev_b32_e32 v13, 31, v13
DAB0  v_cndmask_b32_e32 v15, v26, v6, vcc
DAB4  v_sub_u32_e32 v26, 0x7f7fffff, v94
DABC  v_sub_u32_e32 v34, 0x7f800000, v94
DAC4  v_lshrrev_b32_e32 v6, 31, v26
DAC8  v_add_u32_e32 v13, -1, v13
DACC  v_add_u32_e32 v6, -1, v6
DAD0  v_bitop3_b32 v7, v6, v7, s39 bitop3:0xc8
DAD8  v_lshrrev_b32_e32 v36, 31, v34
DADC  v_bitop3_b32 v6, v13, v23, s39 bitop3:0xc8
DAE4  v_ashrrev_i32_e32 v13, 31, v26
DAE8  s_mov_b32 s44, 0x700000
DAF0  v_and_or_b32 v9, v13, s44, v9
DAF8  v_add3_u32 v13, v20, v10, v36
DB00  v_max_u32_e32 v10, v94, v15
DB04  v_cmp_gt_i32_e32 vcc, 0, v34
DB08  v_sub_u32_e32 v20, 0x7f800000, v92
DB10  s_mov_b32 s45, 0x7000000
DB18  v_cndmask_b32_e32 v10, v10, v15, vcc
DB1C  v_sub_u32_e32 v15, 0x7f7fffff, v92
DB24  v_sub_u32_e32 v34, 0x7f800000, v89
DB2C  v_ashrrev_i32_e32 v26, 31, v15
DB30  v_and_or_b32 v9, v26, s45, v9
DB38  v_max_u32_e32 v26, v92, v10
DB3C  v_cmp_gt_i32_e32 vcc, 0, v20
DB40  v_lshrrev_b32_e32 v23, 31, v20
DB44  v_lshrrev_b32_e32 v15, 31, v15
DB48  v_cndmask_b32_e32 v20, v26, v10, vcc
DB4C  v_sub_u32_e32 v26, 0x7f7fffff, v89
DB54  v_add_u32_e32 v15, -1, v15
DB58  v_lshrrev_b32_e32 v10, 31, v26
DB5C  v_add_u32_e32 v10, -1, v10
DB60  v_bitop3_b32 v11, v10, v11, s39 bitop3:0xc8
DB68  v_lshrrev_b32_e32 v36, 31, v34
DB6C  v_bitop3_b32 v10, v15, v29, s39 bitop3:0xc8
DB74  v_ashrrev_i32_e32 v15, 31, v26
DB78  s_brev_b32 s46, 14
DB7C  v_and_or_b32 v15, v15, s46, v9
DB84  v_add3_u32 v9, v23, v13, v36
DB8C  v_max_u32_e32 v13, v89, v20
DB90  v_cmp_gt_i32_e32 vcc, 0, v34
DB94  v_sub_u32_e32 v23, 0x7f800000, v88
DB9C  v_sub_u32_e32 v45, 0x7f800000, v74
DBA4  v_cndmask_b32_e32 v13, v13, v20, vcc
DBA8  v_sub_u32_e32 v20, 0x7f7fffff, v88
DBB0  v_lshrrev_b32_e32 v26, 31, v23
DBB4  v_max_u32_e32 v34, v88, v13
DBB8  v_cmp_gt_i32_e32 vcc, 0, v23
DBBC  v_sub_u32_e32 v23, 0x7f7fffff, v86
DBC4  s_nop 0
DBC8  v_ashrrev_i32_e32 v29, 31, v20
DBCC  v_cndmask_b32_e32 v13, v34, v13, vcc
DBD0  v_sub_u32_e32 v34, 0x7f800000, v86
DBD8  v_and_b32_e32 v29, 7, v29
DBDC  v_lshrrev_b32_e32 v40, 31, v23
DBE0  v_lshrrev_b32_e32 v36, 31, v34
DBE4  v_ashrrev_i32_e32 v23, 31, v23
DBE8  v_lshrrev_b32_e32 v20, 31, v20
DBEC  v_and_or_b32 v23, v23, s40, v29
DBF4  v_add3_u32 v9, v26, v9, v36
DBFC  v_max_u32_e32 v26, v86, v13
DC00  v_cmp_gt_i32_e32 vcc, 0, v34
DC04  v_sub_u32_e32 v29, 0x7f800000, v83
DC0C  v_add_u32_e32 v20, -1, v20
DC10  v_cndmask_b32_e32 v13, v26, v13, vcc
DC14  v_sub_u32_e32 v26, 0x7f7fffff, v83
DC1C  v_bitop3_b32 v20, v20, v33, s39 bitop3:0xc8
DC24  v_lshrrev_b32_e32 v33, 31, v29
DC28  v_ashrrev_i32_e32 v34, 31, v26
DC2C  v_cmp_gt_i32_e32 vcc, 0, v29
DC30  v_sub_u32_e32 v29, 0x7f7fffff, v82
DC38  v_add_u32_e32 v40, -1, v40
DC3C  v_and_or_b32 v23, v34, s41, v23
DC44  v_max_u32_e32 v34, v83, v13
DC48  v_bitop3_b32 v21, v40, v21, s39 bitop3:0xc8
DC50  v_cndmask_b32_e32 v13, v34, v13, vcc
DC54  v_sub_u32_e32 v34, 0x7f800000, v82
DC5C  v_lshrrev_b32_e32 v40, 31, v29
DC60  v_ashrrev_i32_e32 v29, 31, v29
DC64  v_and_or_b32 v23, v29, s42, v23
DC6C  v_lshrrev_b32_e32 v36, 31, v34
DC70  v_max_u32_e32 v29, v82, v13
DC74  v_cmp_gt_i32_e32 vcc, 0, v34
DC78  v_add3_u32 v9, v33, v9, v36
DC80  v_sub_u32_e32 v33, 0x7f800000, v80
DC88  v_cndmask_b32_e32 v13, v29, v13, vcc
DC8C  v_sub_u32_e32 v29, 0x7f7fffff, v80
DC94  v_lshrrev_b32_e32 v26, 31, v26
DC98  v_ashrrev_i32_e32 v34, 31, v29
DC9C  v_lshrrev_b32_e32 v36, 31, v33
DCA0  v_and_or_b32 v23, v34, s43, v23
DCA8  v_max_u32_e32 v34, v80, v13
DCAC  v_cmp_gt_i32_e32 vcc, 0, v33
DCB0  v_sub_u32_e32 v33, 0x7f7fffff, v76
DCB8  v_lshrrev_b32_e32 v29, 31, v29
DCBC  v_cndmask_b32_e32 v13, v34, v13, vcc
DCC0  v_lshrrev_b32_e32 v34, 31, v33
DCC4  v_add_u32_e32 v26, -1, v26
DCC8  v_add_u32_e32 v29, -1, v29
DCCC  v_add_u32_e32 v34, -1, v34
DCD0  v_bitop3_b32 v26, v26, v39, s39 bitop3:0xc8
DCD8  v_sub_u32_e32 v39, 0x7f800000, v76
DCE0  v_bitop3_b32 v35, v34, v35, s39 bitop3:0xc8
DCE8  v_bitop3_b32 v34, v29, v47, s39 bitop3:0xc8
DCF0  v_ashrrev_i32_e32 v29, 31, v33
DCF4  v_add_u32_e32 v40, -1, v40
DCF8  v_and_or_b32 v23, v29, s44, v23
DD00  v_max_u32_e32 v29, v76, v13
DD04  v_cmp_gt_i32_e32 vcc, 0, v39
DD08  v_bitop3_b32 v27, v40, v27, s39 bitop3:0xc8
DD10  v_lshrrev_b32_e32 v40, 31, v39
DD14  v_cndmask_b32_e32 v13, v29, v13, vcc
DD18  v_sub_u32_e32 v29, 0x7f7fffff, v75
DD20  v_sub_u32_e32 v33, 0x7f800000, v75
DD28  v_add3_u32 v9, v36, v9, v40
DD30  v_lshrrev_b32_e32 v47, 31, v45
DD34  v_ashrrev_i32_e32 v36, 31, v29
DD38  v_lshrrev_b32_e32 v39, 31, v33
DD3C  v_and_or_b32 v23, v36, s45, v23
DD44  v_max_u32_e32 v36, v75, v13
DD48  v_cmp_gt_i32_e32 vcc, 0, v33
DD4C  v_sub_u32_e32 v33, 0x7f7fffff, v74
DD54  v_lshrrev_b32_e32 v29, 31, v29
DD58  v_cndmask_b32_e32 v13, v36, v13, vcc
DD5C  v_add_u32_e32 v29, -1, v29
DD60  v_lshrrev_b32_e32 v36, 31, v33
DD64  v_add_u32_e32 v36, -1, v36
DD68  v_bitop3_b32 v40, v29, v53, s39 bitop3:0xc8
DD70  v_ashrrev_i32_e32 v29, 31, v33
DD74  v_bitop3_b32 v41, v36, v41, s39 bitop3:0xc8
DD7C  v_and_or_b32 v36, v29, s46, v23
DD84  v_max_u32_e32 v23, v74, v13
DD88  v_cmp_gt_i32_e32 vcc, 0, v45
DD8C  v_sub_u32_e32 v29, 0x7f800000, v70
DD94  v_add3_u32 v9, v39, v9, v47
DD9C  v_cndmask_b32_e32 v13, v23, v13, vcc
DDA0  v_sub_u32_e32 v23, 0x7f7fffff, v70
DDA8  v_lshrrev_b32_e32 v33, 31, v29
DDAC  v_cmp_gt_i32_e32 vcc, 0, v29
DDB0  v_sub_u32_e32 v29, 0x7f7fffff, v69
DDB8  v_ashrrev_i32_e32 v39, 31, v23
DDBC  v_max_u32_e32 v45, v70, v13
DDC0  v_lshrrev_b32_e32 v23, 31, v23
DDC4  v_lshrrev_b32_e32 v48, 31, v29
DDC8  v_cndmask_b32_e32 v13, v45, v13, vcc
DDCC  v_sub_u32_e32 v45, 0x7f800000, v69
DDD4  v_add_u32_e32 v23, -1, v23
DDD8  v_add_u32_e32 v48, -1, v48
DDDC  v_bitop3_b32 v49, v48, v49, s39 bitop3:0xc8
DDE4  v_bitop3_b32 v48, v23, v59, s39 bitop3:0xc8
DDEC  v_ashrrev_i32_e32 v23, 31, v29
DDF0  v_max_u32_e32 v29, v69, v13
DDF4  v_cmp_gt_i32_e32 vcc, 0, v45
DDF8  v_lshrrev_b32_e32 v47, 31, v45
DDFC  v_and_b32_e32 v39, 7, v39
DE00  v_cndmask_b32_e32 v13, v29, v13, vcc
DE04  v_sub_u32_e32 v29, 0x7f7fffff, v68
DE0C  v_add3_u32 v9, v33, v9, v47
DE14  v_sub_u32_e32 v33, 0x7f800000, v68
DE1C  v_and_or_b32 v23, v23, s40, v39
DE24  v_ashrrev_i32_e32 v45, 31, v29
DE28  v_lshrrev_b32_e32 v29, 31, v29
DE2C  v_lshrrev_b32_e32 v39, 31, v33
DE30  v_and_or_b32 v23, v45, s41, v23
DE38  v_max_u32_e32 v45, v68, v13
DE3C  v_cmp_gt_i32_e32 vcc, 0, v33
DE40  v_sub_u32_e32 v33, 0x7f7fffff, v63
DE48  v_add_u32_e32 v29, -1, v29
DE4C  v_cndmask_b32_e32 v13, v45, v13, vcc
DE50  v_sub_u32_e32 v45, 0x7f800000, v63
DE58  v_bitop3_b32 v54, v29, v65, s39 bitop3:0xc8
DE60  v_ashrrev_i32_e32 v29, 31, v33
DE64  v_and_or_b32 v23, v29, s42, v23
DE6C  v_max_u32_e32 v29, v63, v13
DE70  v_cmp_gt_i32_e32 vcc, 0, v45
DE74  v_lshrrev_b32_e32 v53, 31, v33
DE78  v_sub_u32_e32 v33, 0x7f800000, v62
DE80  v_cndmask_b32_e32 v13, v29, v13, vcc
DE84  v_sub_u32_e32 v29, 0x7f7fffff, v62
DE8C  v_lshrrev_b32_e32 v47, 31, v45
DE90  v_ashrrev_i32_e32 v45, 31, v29
DE94  v_lshrrev_b32_e32 v29, 31, v29
DE98  v_add3_u32 v9, v39, v9, v47
DEA0  v_lshrrev_b32_e32 v39, 31, v33
DEA4  v_and_or_b32 v23, v45, s43, v23
DEAC  v_max_u32_e32 v45, v62, v13
DEB0  v_cmp_gt_i32_e32 vcc, 0, v33
DEB4  v_sub_u32_e32 v33, 0x7f7fffff, v58
DEBC  v_add_u32_e32 v29, -1, v29
DEC0  v_cndmask_b32_e32 v13, v45, v13, vcc
DEC4  v_sub_u32_e32 v45, 0x7f800000, v58
DECC  v_bitop3_b32 v60, v29, v71, s39 bitop3:0xc8
DED4  v_ashrrev_i32_e32 v29, 31, v33
DED8  v_add_u32_e32 v53, -1, v53
DEDC  v_and_or_b32 v23, v29, s44, v23
DEE4  v_max_u32_e32 v29, v58, v13
DEE8  v_cmp_gt_i32_e32 vcc, 0, v45
DEEC  v_bitop3_b32 v55, v53, v55, s39 bitop3:0xc8
DEF4  v_lshrrev_b32_e32 v53, 31, v33
DEF8  v_cndmask_b32_e32 v13, v29, v13, vcc
DEFC  v_sub_u32_e32 v29, 0x7f7fffff, v57
DF04  v_sub_u32_e32 v33, 0x7f800000, v57
DF0C  v_lshrrev_b32_e32 v47, 31, v45
DF10  v_add3_u32 v9, v39, v9, v47
DF18  v_ashrrev_i32_e32 v45, 31, v29
DF1C  v_lshrrev_b32_e32 v39, 31, v33
DF20  v_and_or_b32 v23, v45, s45, v23
DF28  v_max_u32_e32 v45, v57, v13
DF2C  v_cmp_gt_i32_e32 vcc, 0, v33
DF30  v_sub_u32_e32 v33, 0x7f7fffff, v56
DF38  v_lshrrev_b32_e32 v29, 31, v29
DF3C  v_cndmask_b32_e32 v13, v45, v13, vcc
DF40  v_add_u32_e32 v29, -1, v29
DF44  v_lshrrev_b32_e32 v45, 31, v33
DF48  v_sub_u32_e32 v47, 0x7f800000, v56
DF50  v_add_u32_e32 v45, -1, v45
DF54  v_bitop3_b32 v66, v29, v77, s39 bitop3:0xc8
DF5C  v_ashrrev_i32_e32 v29, 31, v33
DF60  v_bitop3_b32 v67, v45, v67, s39 bitop3:0xc8
DF68  v_and_or_b32 v45, v29, s46, v23
DF70  v_max_u32_e32 v23, v56, v13
DF74  v_cmp_gt_i32_e32 vcc, 0, v47
DF78  v_add_u32_e32 v53, -1, v53
DF7C  v_sub_u32_e32 v29, 0x7f800000, v52
DF84  v_cndmask_b32_e32 v13, v23, v13, vcc
DF88  v_sub_u32_e32 v23, 0x7f7fffff, v52
DF90  v_bitop3_b32 v61, v53, v61, s39 bitop3:0xc8
DF98  v_lshrrev_b32_e32 v53, 31, v47
DF9C  v_add3_u32 v9, v39, v9, v53
DFA4  v_lshrrev_b32_e32 v33, 31, v29
DFA8  v_ashrrev_i32_e32 v39, 31, v23
DFAC  v_max_u32_e32 v47, v52, v13
DFB0  v_cmp_gt_i32_e32 vcc, 0, v29
DFB4  v_sub_u32_e32 v29, 0x7f7fffff, v51
DFBC  v_lshrrev_b32_e32 v23, 31, v23
DFC0  v_cndmask_b32_e32 v13, v47, v13, vcc
DFC4  v_sub_u32_e32 v47, 0x7f800000, v51
DFCC  v_add_u32_e32 v23, -1, v23
DFD0  v_lshrrev_b32_e32 v53, 31, v29
DFD4  v_bitop3_b32 v72, v23, v81, s39 bitop3:0xc8
DFDC  v_ashrrev_i32_e32 v23, 31, v29
DFE0  v_max_u32_e32 v29, v51, v13
DFE4  v_cmp_gt_i32_e32 vcc, 0, v47
DFE8  v_lshrrev_b32_e32 v52, 31, v47
DFEC  v_and_b32_e32 v39, 7, v39
DFF0  v_cndmask_b32_e32 v13, v29, v13, vcc
DFF4  v_sub_u32_e32 v29, 0x7f7fffff, v50
DFFC  v_add3_u32 v9, v33, v9, v52
E004  v_sub_u32_e32 v33, 0x7f800000, v50
E00C  v_and_or_b32 v23, v23, s40, v39
E014  v_ashrrev_i32_e32 v47, 31, v29
E018  v_lshrrev_b32_e32 v29, 31, v29
E01C  v_lshrrev_b32_e32 v39, 31, v33
E020  v_and_or_b32 v23, v47, s41, v23
E028  v_max_u32_e32 v47, v50, v13
E02C  v_cmp_gt_i32_e32 vcc, 0, v33
E030  v_sub_u32_e32 v33, 0x7f7fffff, v46
E038  v_add_u32_e32 v29, -1, v29
E03C  v_cndmask_b32_e32 v13, v47, v13, vcc
E040  v_sub_u32_e32 v47, 0x7f800000, v46
E048  v_bitop3_b32 v78, v29, v87, s39 bitop3:0xc8
E050  v_ashrrev_i32_e32 v29, 31, v33
E054  v_and_or_b32 v23, v29, s42, v23
E05C  v_max_u32_e32 v29, v46, v13
E060  v_cmp_gt_i32_e32 vcc, 0, v47
E064  v_lshrrev_b32_e32 v51, 31, v33
E068  v_sub_u32_e32 v33, 0x7f800000, v44
E070  v_cndmask_b32_e32 v13, v29, v13, vcc
E074  v_sub_u32_e32 v29, 0x7f7fffff, v44
E07C  v_lshrrev_b32_e32 v50, 31, v47
E080  v_ashrrev_i32_e32 v46, 31, v29
E084  v_lshrrev_b32_e32 v29, 31, v29
E088  v_add3_u32 v9, v39, v9, v50
E090  v_lshrrev_b32_e32 v39, 31, v33
E094  v_max_u32_e32 v44, v44, v13
E098  v_cmp_gt_i32_e32 vcc, 0, v33
E09C  v_sub_u32_e32 v33, 0x7f7fffff, v43
E0A4  v_add_u32_e32 v29, -1, v29
E0A8  v_and_or_b32 v23, v46, s43, v23
E0B0  v_cndmask_b32_e32 v13, v44, v13, vcc
E0B4  v_sub_u32_e32 v44, 0x7f800000, v43
E0BC  v_bitop3_b32 v84, v29, v93, s39 bitop3:0xc8
E0C4  v_ashrrev_i32_e32 v29, 31, v33
E0C8  v_and_or_b32 v23, v29, s44, v23
E0D0  v_max_u32_e32 v29, v43, v13
E0D4  v_cmp_gt_i32_e32 vcc, 0, v44
E0D8  v_lshrrev_b32_e32 v47, 31, v33
E0DC  v_sub_u32_e32 v33, 0x7f800000, v42
E0E4  v_cndmask_b32_e32 v13, v29, v13, vcc
E0E8  v_sub_u32_e32 v29, 0x7f7fffff, v42
E0F0  v_lshrrev_b32_e32 v46, 31, v44
E0F4  v_ashrrev_i32_e32 v43, 31, v29
E0F8  v_max_u32_e32 v42, v42, v13
E0FC  v_cmp_gt_i32_e32 vcc, 0, v33
E100  v_lshrrev_b32_e32 v29, 31, v29
E104  v_add3_u32 v9, v39, v9, v46
E10C  v_lshrrev_b32_e32 v39, 31, v33
E110  v_cndmask_b32_e32 v13, v42, v13, vcc
E114  v_sub_u32_e32 v33, 0x7f7fffff, v37
E11C  v_sub_u32_e32 v42, 0x7f800000, v37
E124  v_add_u32_e32 v29, -1, v29
E128  v_and_or_b32 v23, v43, s45, v23
E130  v_bitop3_b32 v90, v29, v97, s39 bitop3:0xc8
E138  v_lshrrev_b32_e32 v43, 31, v42
E13C  v_ashrrev_i32_e32 v29, 31, v33
E140  v_lshrrev_b32_e32 v44, 31, v33
E144  v_and_or_b32 v64, v29, s46, v23
E14C  v_add3_u32 v9, v39, v9, v43
E154  v_max_u32_e32 v23, v37, v13
E158  v_cmp_gt_i32_e32 vcc, 0, v42
E15C  v_add_u32_e32 v53, -1, v53
E160  v_add_u32_e32 v51, -1, v51
E164  v_add_u32_e32 v47, -1, v47
E168  v_add_u32_e32 v44, -1, v44
E16C  v_cndmask_b32_e32 v13, v23, v13, vcc
E170  v_mov_b32_e32 v23, 0x7f800000
E178  v_cmp_ne_u32_e32 vcc, 32, v9
E17C  v_bitop3_b32 v73, v53, v73, s39 bitop3:0xc8
E184  v_bitop3_b32 v79, v51, v79, s39 bitop3:0xc8
E18C  v_bitop3_b32 v85, v47, v85, s39 bitop3:0xc8
E194  v_bitop3_b32 v91, v44, v91, s39 bitop3:0xc8
E19C  v_cndmask_b32_e32 v100, v23, v13, vcc
E1A0  s_or_b64 exec, exec, s[0:1]
E1A4  v_cmp_ne_u32_e32 vcc, 0, v100
E1A8  v_mov_b32_e32 v9, 0x7f
E1B0  s_and_saveexec_b64 s[0:1], vcc
E1B4  s_cbranch_execz 15
E1B8  v_add_u32_e32 v9, s38, v100
E1BC  s_mov_b32 s38, 0x17fffff
E1C4  v_lshrrev_b32_e32 v13, 23, v9
E1C8  v_add_u32_e32 v13, -2, v13
E1CC  v_cmp_lt_u32_e32 vcc, s38, v9
E1D0  s_mov_b32 s38, 0x7f800000
E1D8  s_nop 0
E1DC  v_cndmask_b32_e32 v9, 0, v13, vcc
E1E0  v_cmp_eq_u32_e32 vcc, s38, v100
E1E4  v_mov_b32_e32 v13, 0xfe
E1EC  s_and_b64 vcc, s[4:5], vcc
E1F0  v_cndmask_b32_e32 v9, v9, v13, vcc
E1F4  s_or_b64 exec, exec, s[0:1]
E1F8  v_cmp_eq_u32_e32 vcc, 0, v9
E1FC  s_cbranch_vccz 37
E200  s_nop 0
E204  v_cndmask_b32_e64 v42, 1.0, 2.0, vcc
E20C  v_pk_mul_f32 v[2:3], v[42:43], v[2:3] op_sel_hi:[0,1]
E214  v_pk_mul_f32 v[4:5], v[42:43], v[4:5] op_sel_hi:[0,1]
E21C  v_pk_mul_f32 v[6:7], v[42:43], v[6:7] op_sel_hi:[0,1]
E224  v_pk_mul_f32 v[10:11], v[42:43], v[10:11] op_sel_hi:[0,1]
E22C  v_pk_mul_f32 v[20:21], v[42:43], v[20:21] op_sel_hi:[0,1]
E234  v_pk_mul_f32 v[26:27], v[42:43], v[26:27] op_sel_hi:[0,1]
E23C  v_pk_mul_f32 v[34:35], v[42:43], v[34:35] op_sel_hi:[0,1]
E244  v_pk_mul_f32 v[40:41], v[42:43], v[40:41] op_sel_hi:[0,1]
E24C  v_pk_mul_f32 v[48:49], v[42:43], v[48:49] op_sel_hi:[0,1]
E254  v_pk_mul_f32 v[54:55], v[42:43], v[54:55] op_sel_hi:[0,1]
E25C  v_pk_mul_f32 v[60:61], v[42:43], v[60:61] op_sel_hi:[0,1]
E264  v_pk_mul_f32 v[66:67], v[42:43], v[66:67] op_sel_hi:[0,1]
E26C  v_pk_mul_f32 v[72:73], v[42:43], v[72:73] op_sel_hi:[0,1]
E274  v_pk_mul_f32 v[78:79], v[42:43], v[78:79] op_sel_hi:[0,1]
E27C  v_pk_mul_f32 v[84:85], v[42:43], v[84:85] op_sel_hi:[0,1]
E284  v_pk_mul_f32 v[90:91], v[42:43], v[90:91] op_sel_hi:[0,1]
E28C  v_max_u32_e32 v13, 1, v9
E290  s_branch 1
E294  v_mov_b32_e32 v13, v9
E298  v_add_lshl_u32 v14, s28, v14, 2
E2A0  s_mov_b32 s0, 0xd2511f53
E2A8  v_or3_b32 v50, v38, v8, v16
E2B0  v_or3_b32 v51, v19, v12, v18
E2B8  v_lshlrev_b32_e32 v16, 23, v13
E2BC  v_mad_u64_u32 v[12:13], s[4:5], v14, s0, 0
E2C4  v_xor_b32_e32 v8, s8, v13
E2C8  s_mov_b32 s1, 0xcd9e8d57
E2D0  v_mad_u64_u32 v[18:19], s[4:5], v8, s1, 0
E2D8  v_xor_b32_e32 v8, s16, v19
E2DC  v_xor_b32_e32 v19, s20, v12
E2E0  v_or3_b32 v52, v25, v28, v24
E2E8  v_mad_u64_u32 v[12:13], s[4:5], v8, s0, 0
E2F0  v_mad_u64_u32 v[24:25], s[4:5], v19, s1, 0
E2F8  v_xor_b32_e32 v8, v18, v25
E2FC  v_xor_b32_e32 v13, s24, v13
E300  v_xor_b32_e32 v8, s9, v8
E304  v_mad_u64_u32 v[28:29], s[4:5], v13, s1, 0
E30C  v_mad_u64_u32 v[18:19], s[4:5], v8, s0, 0
E314  v_xor_b32_e32 v8, v24, v29
E318  v_xor_b32_e32 v8, s21, v8
E31C  v_xor_b32_e32 v12, v12, v19
E320  v_xor_b32_e32 v19, s17, v12
E324  v_mad_u64_u32 v[12:13], s[4:5], v8, s0, 0
E32C  v_mad_u64_u32 v[24:25], s[4:5], v19, s1, 0
E334  v_xor_b32_e32 v13, v18, v13
E338  v_xor_b32_e32 v8, v28, v25
E33C  v_xor_b32_e32 v13, s22, v13
E340  v_xor_b32_e32 v8, s23, v8
E344  v_mad_u64_u32 v[28:29], s[4:5], v13, s1, 0
E34C  v_mad_u64_u32 v[18:19], s[4:5], v8, s0, 0
E354  v_xor_b32_e32 v8, v24, v29
E358  v_xor_b32_e32 v8, s26, v8
E35C  v_xor_b32_e32 v12, v12, v19
E360  v_xor_b32_e32 v19, s25, v12
E364  v_mad_u64_u32 v[12:13], s[4:5], v8, s0, 0
E36C  v_mad_u64_u32 v[24:25], s[4:5], v19, s1, 0
E374  v_xor_b32_e32 v13, v18, v13
E378  v_xor_b32_e32 v8, v28, v25
E37C  v_xor_b32_e32 v13, s27, v13
E380  v_xor_b32_e32 v8, s30, v8
E384  v_mad_u64_u32 v[28:29], s[4:5], v13, s1, 0
E38C  v_mad_u64_u32 v[18:19], s[4:5], v8, s0, 0
E394  v_xor_b32_e32 v8, v24, v29
E398  v_xor_b32_e32 v8, s33, v8
E39C  v_xor_b32_e32 v12, v12, v19
E3A0  v_xor_b32_e32 v19, s31, v12
E3A4  v_mad_u64_u32 v[12:13], s[4:5], v8, s0, 0
E3AC  v_mad_u64_u32 v[24:25], s[4:5], v19, s1, 0
E3B4  v_xor_b32_e32 v13, v18, v13
E3B8  v_xor_b32_e32 v8, v28, v25
E3BC  v_xor_b32_e32 v13, s34, v13
E3C0  v_xor_b32_e32 v8, s36, v8
E3C4  v_mad_u64_u32 v[28:29], s[4:5], v13, s1, 0
E3CC  v_mad_u64_u32 v[18:19], s[4:5], v8, s0, 0
E3D4  v_xor_b32_e32 v8, v24, v29
E3D8  v_xor_b32_e32 v23, s37, v8
E3DC  v_xor_b32_e32 v8, v12, v19
E3E0  v_mov_b32_e32 v12, 0
E3E4  v_mov_b32_e32 v13, 0
E3E8  v_xor_b32_e32 v19, s35, v8
E3EC  v_cvt_scalef32_sr_pk_fp4_f32 v12, v[2:3], v23, v16
E3F4  v_cvt_scalef32_sr_pk_fp4_f32 v13, v[6:7], v19, v16 op_sel:[0,0,0,1]
E3FC  v_cvt_scalef32_sr_pk_fp4_f32 v12, v[4:5], v28, v16 op_sel:[0,0,1,0]
E404  v_cvt_scalef32_sr_pk_fp4_f32 v13, v[10:11], v18, v16 op_sel:[0,0,1,1]
E40C  s_nop 0
E410  v_or_b32_e32 v2, 1, v14
E414  v_mad_u64_u32 v[2:3], s[4:5], v2, s0, 0
E41C  v_xor_b32_e32 v3, s8, v3
E420  v_mad_u64_u32 v[4:5], s[4:5], v3, s1, 0
E428  v_xor_b32_e32 v3, s16, v5
E42C  v_xor_b32_e32 v5, s20, v2
E430  v_mad_u64_u32 v[6:7], s[4:5], v5, s1, 0
E438  v_mad_u64_u32 v[2:3], s[4:5], v3, s0, 0
E440  v_xor_b32_e32 v4, v4, v7
E444  v_xor_b32_e32 v4, s9, v4
E448  v_xor_b32_e32 v3, s24, v3
E44C  v_mad_u64_u32 v[4:5], s[4:5], v4, s0, 0
E454  v_mad_u64_u32 v[10:11], s[4:5], v3, s1, 0
E45C  v_xor_b32_e32 v3, v6, v11
E460  v_xor_b32_e32 v2, v2, v5
E464  v_xor_b32_e32 v3, s21, v3
E468  v_xor_b32_e32 v5, s17, v2
E46C  v_mad_u64_u32 v[2:3], s[4:5], v3, s0, 0
E474  v_mad_u64_u32 v[6:7], s[4:5], v5, s1, 0
E47C  v_xor_b32_e32 v5, v10, v7
E480  v_xor_b32_e32 v3, v4, v3
E484  v_xor_b32_e32 v5, s23, v5
E488  v_xor_b32_e32 v3, s22, v3
E48C  v_mad_u64_u32 v[4:5], s[4:5], v5, s0, 0
E494  v_mad_u64_u32 v[10:11], s[4:5], v3, s1, 0
E49C  v_xor_b32_e32 v3, v6, v11
E4A0  v_xor_b32_e32 v2, v2, v5
E4A4  v_xor_b32_e32 v3, s26, v3
E4A8  v_xor_b32_e32 v5, s25, v2
E4AC  v_mad_u64_u32 v[2:3], s[4:5], v3, s0, 0
E4B4  v_mad_u64_u32 v[6:7], s[4:5], v5, s1, 0
E4BC  v_xor_b32_e32 v5, v10, v7
E4C0  v_xor_b32_e32 v3, v4, v3
E4C4  v_xor_b32_e32 v5, s30, v5
E4C8  v_xor_b32_e32 v3, s27, v3
E4CC  v_mad_u64_u32 v[4:5], s[4:5], v5, s0, 0
E4D4  v_mad_u64_u32 v[10:11], s[4:5], v3, s1, 0
E4DC  v_xor_b32_e32 v3, v6, v11
E4E0  v_xor_b32_e32 v2, v2, v5
E4E4  v_xor_b32_e32 v3, s33, v3
E4E8  v_xor_b32_e32 v5, s31, v2
E4EC  v_mad_u64_u32 v[2:3], s[4:5], v3, s0, 0
E4F4  v_mad_u64_u32 v[6:7], s[4:5], v5, s1, 0
E4FC  v_xor_b32_e32 v5, v10, v7
E500  v_xor_b32_e32 v3, v4, v3
E504  v_xor_b32_e32 v5, s36, v5
E508  v_xor_b32_e32 v3, s34, v3
E50C  v_mad_u64_u32 v[4:5], s[4:5], v5, s0, 0
E514  v_mad_u64_u32 v[10:11], s[4:5], v3, s1, 0
E51C  v_xor_b32_e32 v3, v6, v11
E520  v_xor_b32_e32 v2, v2, v5
E524  v_xor_b32_e32 v6, s37, v3
E528  v_xor_b32_e32 v5, s35, v2
E52C  v_mov_b32_e32 v2, 0
E530  v_mov_b32_e32 v3, 0
E534  v_cvt_scalef32_sr_pk_fp4_f32 v2, v[20:21], v6, v16
E53C  v_cvt_scalef32_sr_pk_fp4_f32 v3, v[34:35], v5, v16 op_sel:[0,0,0,1]
E544  v_cvt_scalef32_sr_pk_fp4_f32 v2, v[26:27], v10, v16 op_sel:[0,0,1,0]
E54C  v_cvt_scalef32_sr_pk_fp4_f32 v3, v[40:41], v4, v16 op_sel:[0,0,1,1]
E554  s_nop 0
E558  v_or_b32_e32 v4, 2, v14
E55C  v_mad_u64_u32 v[4:5], s[4:5], v4, s0, 0
E564  v_xor_b32_e32 v5, s8, v5
E568  v_mad_u64_u32 v[6:7], s[4:5], v5, s1, 0
E570  v_xor_b32_e32 v5, s16, v7
E574  v_xor_b32_e32 v7, s20, v4
E578  v_mad_u64_u32 v[10:11], s[4:5], v7, s1, 0
E580  v_mad_u64_u32 v[4:5], s[4:5], v5, s0, 0
E588  v_xor_b32_e32 v6, v6, v11
E58C  v_xor_b32_e32 v6, s9, v6
E590  v_xor_b32_e32 v5, s24, v5
E594  v_mad_u64_u32 v[6:7], s[4:5], v6, s0, 0
E59C  v_mad_u64_u32 v[18:19], s[4:5], v5, s1, 0
E5A4  v_xor_b32_e32 v5, v10, v19
E5A8  v_xor_b32_e32 v4, v4, v7
E5AC  v_xor_b32_e32 v5, s21, v5
E5B0  v_xor_b32_e32 v7, s17, v4
E5B4  v_mad_u64_u32 v[4:5], s[4:5], v5, s0, 0
E5BC  v_mad_u64_u32 v[10:11], s[4:5], v7, s1, 0
E5C4  v_xor_b32_e32 v7, v18, v11
E5C8  v_xor_b32_e32 v5, v6, v5
E5CC  v_xor_b32_e32 v7, s23, v7
E5D0  v_xor_b32_e32 v5, s22, v5
E5D4  v_mad_u64_u32 v[6:7], s[4:5], v7, s0, 0
E5DC  v_mad_u64_u32 v[18:19], s[4:5], v5, s1, 0
E5E4  v_xor_b32_e32 v5, v10, v19
E5E8  v_xor_b32_e32 v4, v4, v7
E5EC  v_xor_b32_e32 v5, s26, v5
E5F0  v_xor_b32_e32 v7, s25, v4
E5F4  v_mad_u64_u32 v[4:5], s[4:5], v5, s0, 0
E5FC  v_mad_u64_u32 v[10:11], s[4:5], v7, s1, 0
E604  v_xor_b32_e32 v7, v18, v11
E608  v_xor_b32_e32 v5, v6, v5
E60C  v_xor_b32_e32 v7, s30, v7
E610  v_xor_b32_e32 v5, s27, v5
E614  v_mad_u64_u32 v[6:7], s[4:5], v7, s0, 0
E61C  v_mad_u64_u32 v[18:19], s[4:5], v5, s1, 0
E624  v_xor_b32_e32 v5, v10, v19
E628  v_xor_b32_e32 v4, v4, v7
E62C  v_xor_b32_e32 v5, s33, v5
E630  v_xor_b32_e32 v7, s31, v4
E634  v_mad_u64_u32 v[4:5], s[4:5], v5, s0, 0
E63C  v_mad_u64_u32 v[10:11], s[4:5], v7, s1, 0
E644  v_xor_b32_e32 v7, v18, v11
E648  v_xor_b32_e32 v5, v6, v5
E64C  v_xor_b32_e32 v7, s36, v7
E650  v_xor_b32_e32 v5, s34, v5
E654  v_mad_u64_u32 v[6:7], s[4:5], v7, s0, 0
E65C  v_mad_u64_u32 v[18:19], s[4:5], v5, s1, 0
E664  v_xor_b32_e32 v5, v10, v19
E668  v_xor_b32_e32 v4, v4, v7
E66C  v_xor_b32_e32 v10, s37, v5
E670  v_xor_b32_e32 v7, s35, v4
E674  v_mov_b32_e32 v4, 0
E678  v_mov_b32_e32 v5, 0
E67C  v_cvt_scalef32_sr_pk_fp4_f32 v4, v[48:49], v10, v16
E684  v_cvt_scalef32_sr_pk_fp4_f32 v5, v[60:61], v7, v16 op_sel:[0,0,0,1]
E68C  v_cvt_scalef32_sr_pk_fp4_f32 v4, v[54:55], v18, v16 op_sel:[0,0,1,0]
E694  v_cvt_scalef32_sr_pk_fp4_f32 v5, v[66:67], v6, v16 op_sel:[0,0,1,1]
E69C  s_nop 0
E6A0  v_or_b32_e32 v6, 3, v14
E6A4  v_mad_u64_u32 v[6:7], s[4:5], v6, s0, 0
E6AC  v_xor_b32_e32 v7, s8, v7
E6B0  v_mad_u64_u32 v[10:11], s[4:5], v7, s1, 0
E6B8  v_xor_b32_e32 v7, s16, v11
E6BC  v_xor_b32_e32 v11, s20, v6
E6C0  v_mad_u64_u32 v[18:19], s[4:5], v11, s1, 0
E6C8  v_mad_u64_u32 v[6:7], s[4:5], v7, s0, 0
E6D0  v_xor_b32_e32 v10, v10, v19
E6D4  v_xor_b32_e32 v10, s9, v10
E6D8  v_xor_b32_e32 v7, s24, v7
E6DC  v_mad_u64_u32 v[10:11], s[4:5], v10, s0, 0
E6E4  v_mad_u64_u32 v[20:21], s[4:5], v7, s1, 0
E6EC  v_xor_b32_e32 v7, v18, v21
E6F0  v_xor_b32_e32 v6, v6, v11
E6F4  v_xor_b32_e32 v7, s21, v7
E6F8  v_xor_b32_e32 v11, s17, v6
E6FC  v_mad_u64_u32 v[6:7], s[4:5], v7, s0, 0
E704  v_mad_u64_u32 v[18:19], s[4:5], v11, s1, 0
E70C  v_xor_b32_e32 v11, v20, v19
E710  v_xor_b32_e32 v7, v10, v7
E714  v_xor_b32_e32 v11, s23, v11
E718  v_xor_b32_e32 v7, s22, v7
E71C  v_mad_u64_u32 v[10:11], s[4:5], v11, s0, 0
E724  v_mad_u64_u32 v[20:21], s[4:5], v7, s1, 0
E72C  v_xor_b32_e32 v7, v18, v21
E730  v_xor_b32_e32 v6, v6, v11
E734  v_xor_b32_e32 v7, s26, v7
E738  v_xor_b32_e32 v11, s25, v6
E73C  v_mad_u64_u32 v[6:7], s[4:5], v7, s0, 0
E744  v_mad_u64_u32 v[18:19], s[4:5], v11, s1, 0
E74C  v_xor_b32_e32 v11, v20, v19
E750  v_xor_b32_e32 v7, v10, v7
E754  v_xor_b32_e32 v11, s30, v11
E758  v_xor_b32_e32 v7, s27, v7
E75C  v_mad_u64_u32 v[10:11], s[4:5], v11, s0, 0
E764  v_mad_u64_u32 v[20:21], s[4:5], v7, s1, 0
E76C  v_xor_b32_e32 v7, v18, v21
E770  v_xor_b32_e32 v6, v6, v11
E774  v_xor_b32_e32 v7, s33, v7
E778  v_xor_b32_e32 v11, s31, v6
E77C  v_mad_u64_u32 v[6:7], s[4:5], v7, s0, 0
E784  v_mad_u64_u32 v[18:19], s[4:5], v11, s1, 0
E78C  v_xor_b32_e32 v11, v20, v19
E790  v_xor_b32_e32 v7, v10, v7
E794  v_xor_b32_e32 v11, s36, v11
E798  v_xor_b32_e32 v7, s34, v7
E79C  v_mad_u64_u32 v[20:21], s[4:5], v11, s0, 0
E7A4  v_mad_u64_u32 v[24:25], s[0:1], v7, s1, 0
E7AC  v_xor_b32_e32 v7, v18, v25
E7B0  v_xor_b32_e32 v6, v6, v21
E7B4  v_mov_b32_e32 v8, 0
E7B8  v_xor_b32_e32 v7, s37, v7
E7BC  v_xor_b32_e32 v6, s35, v6
E7C0  v_mov_b32_e32 v10, 0
E7C4  v_cvt_scalef32_sr_pk_fp4_f32 v8, v[72:73], v7, v16
E7CC  v_cvt_scalef32_sr_pk_fp4_f32 v10, v[84:85], v6, v16 op_sel:[0,0,0,1]
E7D4  v_cvt_scalef32_sr_pk_fp4_f32 v8, v[78:79], v24, v16 op_sel:[0,0,1,0]
E7DC  v_cvt_scalef32_sr_pk_fp4_f32 v10, v[90:91], v20, v16 op_sel:[0,0,1,1]
E7E4  s_nop 0
E7E8  v_lshlrev_b32_e32 v6, 1, v106
E7EC  v_bitop3_b32 v7, v1, v17, 3 bitop3:0x6c
E7F4  v_or3_b32 v53, v31, v32, v30
E7FC  v_add_lshl_u32 v11, v6, v7, 4
E804  ds_write_b128 v11, v[50:53]
E80C  v_add_u32_e32 v11, v6, v17
E810  ds_write_b8 v11, v22 offset:8192
E818  s_and_saveexec_b64 s[0:1], s[6:7]
E81C  s_cbranch_execz 17
E820  v_or3_b32 v12, v13, v15, v12
E828  v_or3_b32 v13, v3, v36, v2
E830  v_xor_b32_e32 v2, 0x108, v6
E838  v_or3_b32 v14, v5, v45, v4
E840  v_or3_b32 v15, v10, v64, v8
E848  v_add_lshl_u32 v3, v2, v7, 4
E850  v_add_u32_e32 v2, v2, v17
E854  ds_write_b128 v3, v[12:15]
E85C  ds_write_b8 v2, v9 offset:8192
E864  s_or_b64 exec, exec, s[0:1]
E868  s_or_b64 exec, exec, s[10:11]
E86C  s_add_i32 s1, s28, 7
E870  s_and_b32 s10, s1, 0xffffff8
E878  s_lshr_b32 s1, s2, 1
E87C  s_add_i32 s4, s18, 0xff
E884  s_and_b32 s0, s19, 8
E888  s_and_b32 s1, s1, 2
E88C  s_and_b32 s11, s4, 0xffffff00
E894  s_cmp_eq_u32 s0, 0
E898  s_cselect_b64 vcc, -1, 0
E89C  v_and_b32_e32 v6, 3, v0
E8A0  v_lshlrev_b32_e32 v3, 6, v0
E8A4  v_or_b32_e32 v4, s2, v6
E8A8  v_lshl_or_b32 v2, s3, 7, v0
E8B0  v_and_b32_e32 v3, 0xc0, v3
E8B8  s_movk_i32 s0, 0xff3c
E8BC  v_add_u32_e32 v1, s29, v1
E8C0  s_and_b64 s[8:9], vcc, exec
E8C4  v_cmp_le_u32_e64 s[6:7], s28, v4
E8CC  v_bfe_u32 v5, v0, 6, 1
E8D4  v_and_or_b32 v2, v2, s0, v3
E8DC  v_mov_b32_e32 v3, 0
E8E0  v_and_b32_e32 v7, 4, v0
E8E4  v_cmp_le_u32_e64 s[8:9], s18, v1
E8EC  v_cmp_gt_u32_e64 s[4:5], s28, v4
E8F4  v_or3_b32 v2, v2, v5, s1
E8FC  v_mov_b32_e32 v5, v3
E900  v_cmp_le_u32_e64 s[2:3], s10, v4
E908  v_cmp_eq_u32_e64 s[0:1], 0, v7
E910  s_cselect_b32 s10, s28, s10
E914  s_or_b64 s[8:9], s[6:7], s[8:9]
E918  s_mov_b64 s[6:7], 0
E91C  s_waitcnt lgkmcnt(0)
E920  s_barrier
E924  s_and_saveexec_b64 s[16:17], s[8:9]
E928  s_xor_b64 s[8:9], exec, s[16:17]
E92C  v_cmp_le_u32_e64 s[6:7], s11, v1
E934  s_or_b64 s[6:7], vcc, s[6:7]
E938  s_nor_b64 s[6:7], s[6:7], s[2:3]
E93C  s_and_b64 s[6:7], s[6:7], exec
E940  s_or_saveexec_b64 s[8:9], s[8:9]
E944  v_cndmask_b32_e32 v2, v2, v4, vcc
E948  v_lshl_add_u64 v[4:5], v[4:5], 4, s[12:13]
E950  v_mov_b32_e32 v7, 0x7f
E958  s_xor_b64 exec, exec, s[8:9]
E95C  s_cbranch_execz 24
E960  v_lshrrev_b32_e32 v7, 3, v0
E964  v_bitop3_b32 v8, v7, 64, 2 bitop3:0xde
E96C  v_cndmask_b32_e64 v7, v8, v7, s[0:1]
E974  v_lshlrev_b32_e32 v8, 2, v7
E978  v_lshrrev_b32_e32 v7, 2, v7
E97C  v_xor_b32_e32 v7, v7, v0
E980  v_and_or_b32 v7, v7, 3, v8
E988  v_lshlrev_b32_e32 v7, 4, v7
E98C  v_or_b32_e32 v12, v8, v6
E990  ds_read_b128 v[8:11], v7
E998  ds_read_u8 v7, v12 offset:8192
E9A0  v_mad_u64_u32 v[12:13], s[12:13], v1, s28, 0
E9A8  v_lshl_add_u64 v[12:13], v[12:13], 4, v[4:5]
E9B0  s_or_b64 s[6:7], s[6:7], exec
E9B4  s_waitcnt lgkmcnt(1)
E9B8  global_store_dwordx4 v[12:13], v[8:11], off
E9C0  s_or_b64 exec, exec, s[8:9]
E9C4  s_and_saveexec_b64 s[8:9], s[6:7]
E9C8  s_cbranch_execz 11
E9CC  v_and_b32_e32 v8, 0xffffffe0, v1
E9D4  v_cndmask_b32_e32 v1, v8, v1, vcc
E9D8  v_mov_b64_e32 v[8:9], s[14:15]
E9DC  v_mad_u64_u32 v[8:9], s[6:7], s10, v1, v[8:9]
E9E4  v_lshl_add_u64 v[8:9], v[8:9], 0, v[2:3]
E9EC  s_waitcnt lgkmcnt(0)
E9F0  global_store_byte v[8:9], v7, off
E9F8  s_or_b64 exec, exec, s[8:9]
E9FC  s_waitcnt lgkmcnt(0)
EA00  v_or_b32_e32 v7, 0x100, v0
EA08  v_lshrrev_b32_e32 v1, 2, v7
EA0C  v_add_u32_e32 v1, s29, v1
EA10  v_cmp_le_u32_e64 s[6:7], s18, v1
EA18  s_xor_b64 s[4:5], s[4:5], -1
EA1C  s_or_b64 s[6:7], s[4:5], s[6:7]
EA20  s_mov_b64 s[4:5], 0
EA24  s_and_saveexec_b64 s[8:9], s[6:7]
EA28  s_xor_b64 s[6:7], exec, s[8:9]
EA2C  s_cbranch_execnz 9
EA30  s_or_saveexec_b64 s[2:3], s[6:7]
EA34  v_mov_b32_e32 v8, 0x7f
EA3C  s_xor_b64 exec, exec, s[2:3]
EA40  s_cbranch_execnz 14
EA44  s_or_b64 exec, exec, s[2:3]
EA48  s_and_saveexec_b64 s[0:1], s[4:5]
EA4C  s_cbranch_execnz 38
EA50  s_endpgm
EA54  v_cmp_le_u32_e64 s[4:5], s11, v1
EA5C  s_or_b64 s[4:5], vcc, s[4:5]
EA60  s_nor_b64 s[2:3], s[4:5], s[2:3]
EA64  s_and_b64 s[4:5], s[2:3], exec
EA68  s_or_saveexec_b64 s[2:3], s[6:7]
EA6C  v_mov_b32_e32 v8, 0x7f
EA74  s_xor_b64 exec, exec, s[2:3]
EA78  s_cbranch_execz 65522
EA7C  v_lshrrev_b32_e32 v7, 3, v7
EA80  v_bitop3_b32 v8, v7, 64, 2 bitop3:0xde
EA88  v_cndmask_b32_e64 v7, v8, v7, s[0:1]
EA90  v_lshlrev_b32_e32 v8, 2, v7
EA94  v_lshrrev_b32_e32 v7, 2, v7
EA98  v_xor_b32_e32 v0, v7, v0
EA9C  v_and_or_b32 v0, v0, 3, v8
EAA4  v_lshlrev_b32_e32 v0, 4, v0
EAA8  v_or_b32_e32 v6, v8, v6
EAAC  ds_read_b128 v[10:13], v0
EAB4  ds_read_u8 v8, v6 offset:8192
EABC  v_mad_u64_u32 v[6:7], s[0:1], v1, s28, 0
EAC4  v_lshl_add_u64 v[4:5], v[6:7], 4, v[4:5]
EACC  s_or_b64 s[4:5], s[4:5], exec
EAD0  s_waitcnt lgkmcnt(1)
EAD4  global_store_dwordx4 v[4:5], v[10:13], off
EADC  s_or_b64 exec, exec, s[2:3]
EAE0  s_and_saveexec_b64 s[0:1], s[4:5]
EAE4  s_cbranch_execz 65498
EAE8  v_and_b32_e32 v0, 0xffffffe0, v1
EAF0  v_cndmask_b32_e32 v4, v0, v1, vcc
EAF4  v_mov_b64_e32 v[0:1], s[14:15]
EAF8  v_mad_u64_u32 v[0:1], s[0:1], s10, v4, v[0:1]
EB00  v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
EB08  s_waitcnt lgkmcnt(0)
EB0C  global_store_byte v[0:1], v8, off
EB14  s_endpgm
EB18  s_nop 0

ec00 <QuantiseColumnTunedH16Sr>:
EC00  s_load_dwordx4 s[16:19], s[0:1], 0x18
EC08  v_lshlrev_b32_e32 v1, 1, v0
EC0C  v_lshrrev_b32_e32 v5, 6, v0
EC10  v_and_b32_e32 v102, 0x7e, v1
EC18  s_lshl_b32 s29, s2, 7
EC1C  s_lshl_b32 s2, s3, 2
EC20  s_waitcnt lgkmcnt(0)
EC24  s_lshr_b32 s28, s17, 5
EC28  v_or_b32_e32 v2, s29, v102
EC2C  v_or_b32_e32 v4, s2, v5
EC30  v_cmp_le_u32_e32 vcc, s18, v2
EC34  v_cmp_le_u32_e64 s[4:5], s28, v4
EC3C  s_or_b64 s[4:5], vcc, s[4:5]
EC40  v_lshrrev_b32_e32 v1, 2, v0
EC44  s_and_saveexec_b64 s[6:7], s[4:5]
EC48  s_xor_b64 s[4:5], exec, s[6:7]
EC4C  v_lshrrev_b32_e32 v1, 2, v0
EC50  s_or_saveexec_b64 s[10:11], s[4:5]
EC54  s_load_dwordx4 s[12:15], s[0:1], 0x8
EC5C  s_xor_b64 exec, exec, s[10:11]
EC60  s_cbranch_execz 4806
EC64  s_bitcmp0_b32 s18, 0
EC68  s_cselect_b64 s[4:5], -1, 0
EC6C  s_add_i32 s6, s29, 0x80
EC74  s_cmp_le_u32 s6, s18
EC78  s_load_dwordx2 s[24:25], s[0:1], 0x0
EC80  s_load_dword s30, s[0:1], 0x28
EC88  s_load_dwordx4 s[20:23], s[0:1], 0x38
EC90  s_cselect_b64 s[6:7], -1, 0
EC94  s_or_b64 s[26:27], s[6:7], s[4:5]
EC98  s_bitcmp1_b32 s19, 0
EC9C  s_cselect_b64 s[4:5], -1, 0
ECA0  v_lshlrev_b32_e32 v6, 5, v4
ECA4  v_mov_b32_e32 v3, 0
ECA8  v_or_b32_e32 v7, 1, v2
ECAC  s_mov_b32 s17, 0
ECB0  v_cmp_gt_u32_e64 s[6:7], s18, v7
ECB8  v_mad_u64_u32 v[8:9], s[8:9], v6, s16, 0
ECC0  v_mad_u64_u32 v[10:11], s[8:9], v6, s16, v[2:3]
ECC8  v_cndmask_b32_e64 v6, 0, 1, s[4:5]
ECD0  v_cndmask_b32_e64 v12, 0, 1, s[6:7]
ECD8  v_mov_b32_e32 v13, s17
ECDC  s_and_b64 vcc, exec, s[26:27]
ECE0  v_cmp_ne_u32_e64 s[8:9], 1, v6
ECE8  s_cbranch_vccz 11
ECEC  s_and_b64 vcc, exec, s[8:9]
ECF0  v_lshrrev_b64 v[14:15], 1, v[10:11]
ECF8  s_cbranch_vccnz 10
ECFC  s_waitcnt lgkmcnt(0)
ED00  v_lshl_add_u64 v[6:7], v[14:15], 3, s[24:25]
ED08  global_load_dwordx2 v[6:7], v[6:7], off
ED10  s_cbranch_execz 4
ED14  s_branch 12
ED18  s_load_dwordx2 s[0:1], s[0:1], 0x30
ED20  s_branch 12
ED24  s_waitcnt vmcnt(0) lgkmcnt(0)
ED28  v_lshl_add_u64 v[6:7], v[14:15], 2, s[24:25]
ED30  global_load_dword v7, v[6:7], off
ED38  s_waitcnt vmcnt(0)
ED3C  v_lshlrev_b32_e32 v6, 16, v7
ED40  v_and_b32_e32 v7, 0xffff0000, v7
ED48  s_load_dwordx2 s[0:1], s[0:1], 0x30
ED50  s_cbranch_execnz 33
ED54  s_and_b64 vcc, exec, s[8:9]
ED58  s_cbranch_vccnz 7
ED5C  s_waitcnt vmcnt(0) lgkmcnt(0)
ED60  v_lshl_add_u64 v[6:7], v[10:11], 2, s[24:25]
ED68  global_load_dword v6, v[6:7], off
ED70  s_cbranch_execz 1
ED74  s_branch 7
ED78  s_waitcnt vmcnt(0) lgkmcnt(0)
ED7C  v_lshl_add_u64 v[6:7], v[10:11], 1, s[24:25]
ED84  global_load_ushort v6, v[6:7], off
ED8C  s_waitcnt vmcnt(0)
ED90  v_lshlrev_b32_e32 v6, 16, v6
ED94  s_and_b64 vcc, exec, s[8:9]
ED98  v_or_b32_e32 v10, v10, v12
ED9C  s_cbranch_vccnz 7
EDA0  s_waitcnt lgkmcnt(0)
EDA4  v_lshl_add_u64 v[14:15], v[10:11], 2, s[24:25]
EDAC  global_load_dword v7, v[14:15], off
EDB4  s_cbranch_execz 1
EDB8  s_branch 7
EDBC  s_waitcnt lgkmcnt(0)
EDC0  v_lshl_add_u64 v[10:11], v[10:11], 1, s[24:25]
EDC8  global_load_ushort v7, v[10:11], off
EDD0  s_waitcnt vmcnt(0)
EDD4  v_lshlrev_b32_e32 v7, 16, v7
EDD8  v_lshl_add_u64 v[10:11], v[8:9], 0, s[16:17]
EDE0  v_cndmask_b32_e64 v8, 0, 1, s[26:27]
EDE8  v_cmp_ne_u32_e64 s[4:5], 1, v8
EDF0  s_andn2_b64 vcc, exec, s[26:27]
EDF4  v_lshl_add_u64 v[14:15], v[10:11], 0, v[2:3]
EDFC  s_cbranch_vccnz 11
EE00  s_and_b64 vcc, exec, s[8:9]
EE04  v_lshrrev_b64 v[16:17], 1, v[14:15]
EE0C  s_cbranch_vccnz 8
EE10  s_waitcnt lgkmcnt(0)
EE14  v_lshl_add_u64 v[8:9], v[16:17], 3, s[24:25]
EE1C  global_load_dwordx2 v[8:9], v[8:9], off
EE24  s_cbranch_execz 2
EE28  s_branch 10
EE2C  s_branch 10
EE30  s_waitcnt vmcnt(0) lgkmcnt(0)
EE34  v_lshl_add_u64 v[8:9], v[16:17], 2, s[24:25]
EE3C  global_load_dword v9, v[8:9], off
EE44  s_waitcnt vmcnt(0)
EE48  v_lshlrev_b32_e32 v8, 16, v9
EE4C  v_and_b32_e32 v9, 0xffff0000, v9
EE54  s_cbranch_execnz 34
EE58  s_and_b64 vcc, exec, s[8:9]
EE5C  s_cbranch_vccnz 7
EE60  s_waitcnt vmcnt(0) lgkmcnt(0)
EE64  v_lshl_add_u64 v[8:9], v[14:15], 2, s[24:25]
EE6C  global_load_dword v8, v[8:9], off
EE74  s_cbranch_execz 1
EE78  s_branch 7
EE7C  s_waitcnt vmcnt(0) lgkmcnt(0)
EE80  v_lshl_add_u64 v[8:9], v[14:15], 1, s[24:25]
EE88  global_load_ushort v8, v[8:9], off
EE90  s_waitcnt vmcnt(0)
EE94  v_lshlrev_b32_e32 v8, 16, v8
EE98  s_and_b64 vcc, exec, s[8:9]
EE9C  v_lshl_add_u64 v[14:15], v[14:15], 0, v[12:13]
EEA4  s_cbranch_vccnz 7
EEA8  s_waitcnt lgkmcnt(0)
EEAC  v_lshl_add_u64 v[16:17], v[14:15], 2, s[24:25]
EEB4  global_load_dword v9, v[16:17], off
EEBC  s_cbranch_execz 1
EEC0  s_branch 7
EEC4  s_waitcnt lgkmcnt(0)
EEC8  v_lshl_add_u64 v[14:15], v[14:15], 1, s[24:25]
EED0  global_load_ushort v9, v[14:15], off
EED8  s_waitcnt vmcnt(0)
EEDC  v_lshlrev_b32_e32 v9, 16, v9
EEE0  v_lshl_add_u64 v[14:15], v[10:11], 0, s[16:17]
EEE8  s_and_b64 vcc, exec, s[4:5]
EEEC  v_lshl_add_u64 v[16:17], v[14:15], 0, v[2:3]
EEF4  s_cbranch_vccnz 11
EEF8  s_and_b64 vcc, exec, s[8:9]
EEFC  v_lshrrev_b64 v[18:19], 1, v[16:17]
EF04  s_cbranch_vccnz 8
EF08  s_waitcnt lgkmcnt(0)
EF0C  v_lshl_add_u64 v[10:11], v[18:19], 3, s[24:25]
EF14  global_load_dwordx2 v[10:11], v[10:11], off
EF1C  s_cbranch_execz 2
EF20  s_branch 10
EF24  s_branch 10
EF28  s_waitcnt vmcnt(0) lgkmcnt(0)
EF2C  v_lshl_add_u64 v[10:11], v[18:19], 2, s[24:25]
EF34  global_load_dword v11, v[10:11], off
EF3C  s_waitcnt vmcnt(0)
EF40  v_lshlrev_b32_e32 v10, 16, v11
EF44  v_and_b32_e32 v11, 0xffff0000, v11
EF4C  s_cbranch_execnz 33
EF50  s_and_b64 vcc, exec, s[8:9]
EF54  s_cbranch_vccnz 7
EF58  s_waitcnt vmcnt(0) lgkmcnt(0)
EF5C  v_lshl_add_u64 v[10:11], v[16:17], 2, s[24:25]
EF64  global_load_dword v10, v[10:11], off
EF6C  s_cbranch_execz 1
EF70  s_branch 7
EF74  s_waitcnt vmcnt(0) lgkmcnt(0)
EF78  v_lshl_add_u64 v[10:11], v[16:17], 1, s[24:25]
EF80  global_load_ushort v10, v[10:11], off
EF88  s_waitcnt vmcnt(0)
EF8C  v_lshlrev_b32_e32 v10, 16, v10
EF90  s_and_b64 vcc, exec, s[8:9]
EF94  v_or_b32_e32 v16, v16, v12
EF98  s_cbranch_vccnz 7
EF9C  s_waitcnt lgkmcnt(0)
EFA0  v_lshl_add_u64 v[18:19], v[16:17], 2, s[24:25]
EFA8  global_load_dword v11, v[18:19], off
EFB0  s_cbranch_execz 1
EFB4  s_branch 7
EFB8  s_waitcnt lgkmcnt(0)
EFBC  v_lshl_add_u64 v[16:17], v[16:17], 1, s[24:25]
EFC4  global_load_ushort v11, v[16:17], off
EFCC  s_waitcnt vmcnt(0)
EFD0  v_lshlrev_b32_e32 v11, 16, v11
EFD4  v_lshl_add_u64 v[16:17], v[14:15], 0, s[16:17]
EFDC  s_and_b64 vcc, exec, s[4:5]
EFE0  v_lshl_add_u64 v[18:19], v[16:17], 0, v[2:3]
EFE8  s_cbranch_vccnz 11
EFEC  s_and_b64 vcc, exec, s[8:9]
EFF0  v_lshrrev_b64 v[20:21], 1, v[18:19]
EFF8  s_cbranch_vccnz 8
EFFC  s_waitcnt lgkmcnt(0)
F000  v_lshl_add_u64 v[14:15], v[20:21], 3, s[24:25]
F008  global_load_dwordx2 v[14:15], v[14:15], off
F010  s_cbranch_execz 2
F014  s_branch 10
F018  s_branch 10
F01C  s_waitcnt vmcnt(0) lgkmcnt(0)
F020  v_lshl_add_u64 v[14:15], v[20:21], 2, s[24:25]
F028  global_load_dword v15, v[14:15], off
F030  s_waitcnt vmcnt(0)
F034  v_lshlrev_b32_e32 v14, 16, v15
F038  v_and_b32_e32 v15, 0xffff0000, v15
F040  s_cbranch_execnz 34
F044  s_and_b64 vcc, exec, s[8:9]
F048  s_cbranch_vccnz 7
F04C  s_waitcnt vmcnt(0) lgkmcnt(0)
F050  v_lshl_add_u64 v[14:15], v[18:19], 2, s[24:25]
F058  global_load_dword v14, v[14:15], off
F060  s_cbranch_execz 1
F064  s_branch 7
F068  s_waitcnt vmcnt(0) lgkmcnt(0)
F06C  v_lshl_add_u64 v[14:15], v[18:19], 1, s[24:25]
F074  global_load_ushort v14, v[14:15], off
F07C  s_waitcnt vmcnt(0)
F080  v_lshlrev_b32_e32 v14, 16, v14
F084  s_and_b64 vcc, exec, s[8:9]
F088  v_lshl_add_u64 v[18:19], v[18:19], 0, v[12:13]
F090  s_cbranch_vccnz 7
F094  s_waitcnt lgkmcnt(0)
F098  v_lshl_add_u64 v[20:21], v[18:19], 2, s[24:25]
F0A0  global_load_dword v15, v[20:21], off
F0A8  s_cbranch_execz 1
F0AC  s_branch 7
F0B0  s_waitcnt lgkmcnt(0)
F0B4  v_lshl_add_u64 v[18:19], v[18:19], 1, s[24:25]
F0BC  global_load_ushort v15, v[18:19], off
F0C4  s_waitcnt vmcnt(0)
F0C8  v_lshlrev_b32_e32 v15, 16, v15
F0CC  v_lshl_add_u64 v[18:19], v[16:17], 0, s[16:17]
F0D4  s_and_b64 vcc, exec, s[4:5]
F0D8  v_lshl_add_u64 v[20:21], v[18:19], 0, v[2:3]
F0E0  s_cbranch_vccnz 11
F0E4  s_and_b64 vcc, exec, s[8:9]
F0E8  v_lshrrev_b64 v[22:23], 1, v[20:21]
F0F0  s_cbranch_vccnz 8
F0F4  s_waitcnt lgkmcnt(0)
F0F8  v_lshl_add_u64 v[16:17], v[22:23], 3, s[24:25]
F100  global_load_dwordx2 v[16:17], v[16:17], off
F108  s_cbranch_execz 2
F10C  s_branch 10
F110  s_branch 10
F114  s_waitcnt vmcnt(0) lgkmcnt(0)
F118  v_lshl_add_u64 v[16:17], v[22:23], 2, s[24:25]
F120  global_load_dword v17, v[16:17], off
F128  s_waitcnt vmcnt(0)
F12C  v_lshlrev_b32_e32 v16, 16, v17
F130  v_and_b32_e32 v17, 0xffff0000, v17
F138  s_cbranch_execnz 33
F13C  s_and_b64 vcc, exec, s[8:9]
F140  s_cbranch_vccnz 7
F144  s_waitcnt vmcnt(0) lgkmcnt(0)
F148  v_lshl_add_u64 v[16:17], v[20:21], 2, s[24:25]
F150  global_load_dword v16, v[16:17], off
F158  s_cbranch_execz 1
F15C  s_branch 7
F160  s_waitcnt vmcnt(0) lgkmcnt(0)
F164  v_lshl_add_u64 v[16:17], v[20:21], 1, s[24:25]
F16C  global_load_ushort v16, v[16:17], off
F174  s_waitcnt vmcnt(0)
F178  v_lshlrev_b32_e32 v16, 16, v16
F17C  s_and_b64 vcc, exec, s[8:9]
F180  v_or_b32_e32 v20, v20, v12
F184  s_cbranch_vccnz 7
F188  s_waitcnt lgkmcnt(0)
F18C  v_lshl_add_u64 v[22:23], v[20:21], 2, s[24:25]
F194  global_load_dword v17, v[22:23], off
F19C  s_cbranch_execz 1
F1A0  s_branch 7
F1A4  s_waitcnt lgkmcnt(0)
F1A8  v_lshl_add_u64 v[20:21], v[20:21], 1, s[24:25]
F1B0  global_load_ushort v17, v[20:21], off
F1B8  s_waitcnt vmcnt(0)
F1BC  v_lshlrev_b32_e32 v17, 16, v17
F1C0  v_lshl_add_u64 v[20:21], v[18:19], 0, s[16:17]
F1C8  s_and_b64 vcc, exec, s[4:5]
F1CC  v_lshl_add_u64 v[22:23], v[20:21], 0, v[2:3]
F1D4  s_cbranch_vccnz 11
F1D8  s_and_b64 vcc, exec, s[8:9]
F1DC  v_lshrrev_b64 v[24:25], 1, v[22:23]
F1E4  s_cbranch_vccnz 8
F1E8  s_waitcnt lgkmcnt(0)
F1EC  v_lshl_add_u64 v[18:19], v[24:25], 3, s[24:25]
F1F4  global_load_dwordx2 v[18:19], v[18:19], off
F1FC  s_cbranch_execz 2
F200  s_branch 10
F204  s_branch 10
F208  s_waitcnt vmcnt(0) lgkmcnt(0)
F20C  v_lshl_add_u64 v[18:19], v[24:25], 2, s[24:25]
F214  global_load_dword v19, v[18:19], off
F21C  s_waitcnt vmcnt(0)
F220  v_lshlrev_b32_e32 v18, 16, v19
F224  v_and_b32_e32 v19, 0xffff0000, v19
F22C  s_cbranch_execnz 34
F230  s_and_b64 vcc, exec, s[8:9]
F234  s_cbranch_vccnz 7
F238  s_waitcnt vmcnt(0) lgkmcnt(0)
F23C  v_lshl_add_u64 v[18:19], v[22:23], 2, s[24:25]
F244  global_load_dword v18, v[18:19], off
F24C  s_cbranch_execz 1
F250  s_branch 7
F254  s_waitcnt vmcnt(0) lgkmcnt(0)
F258  v_lshl_add_u64 v[18:19], v[22:23], 1, s[24:25]
F260  global_load_ushort v18, v[18:19], off
F268  s_waitcnt vmcnt(0)
F26C  v_lshlrev_b32_e32 v18, 16, v18
F270  s_and_b64 vcc, exec, s[8:9]
F274  v_lshl_add_u64 v[22:23], v[22:23], 0, v[12:13]
F27C  s_cbranch_vccnz 7
F280  s_waitcnt lgkmcnt(0)
F284  v_lshl_add_u64 v[24:25], v[22:23], 2, s[24:25]
F28C  global_load_dword v19, v[24:25], off
F294  s_cbranch_execz 1
F298  s_branch 7
F29C  s_waitcnt lgkmcnt(0)
F2A0  v_lshl_add_u64 v[22:23], v[22:23], 1, s[24:25]
F2A8  global_load_ushort v19, v[22:23], off
F2B0  s_waitcnt vmcnt(0)
F2B4  v_lshlrev_b32_e32 v19, 16, v19
F2B8  v_lshl_add_u64 v[22:23], v[20:21], 0, s[16:17]
F2C0  s_and_b64 vcc, exec, s[4:5]
F2C4  v_lshl_add_u64 v[24:25], v[22:23], 0, v[2:3]
F2CC  s_cbranch_vccnz 11
F2D0  s_and_b64 vcc, exec, s[8:9]
F2D4  v_lshrrev_b64 v[26:27], 1, v[24:25]
F2DC  s_cbranch_vccnz 8
F2E0  s_waitcnt lgkmcnt(0)
F2E4  v_lshl_add_u64 v[20:21], v[26:27], 3, s[24:25]
F2EC  global_load_dwordx2 v[20:21], v[20:21], off
F2F4  s_cbranch_execz 2
F2F8  s_branch 10
F2FC  s_branch 10
F300  s_waitcnt vmcnt(0) lgkmcnt(0)
F304  v_lshl_add_u64 v[20:21], v[26:27], 2, s[24:25]
F30C  global_load_dword v21, v[20:21], off
F314  s_waitcnt vmcnt(0)
F318  v_lshlrev_b32_e32 v20, 16, v21
F31C  v_and_b32_e32 v21, 0xffff0000, v21
F324  s_cbranch_execnz 33
F328  s_and_b64 vcc, exec, s[8:9]
F32C  s_cbranch_vccnz 7
F330  s_waitcnt vmcnt(0) lgkmcnt(0)
F334  v_lshl_add_u64 v[20:21], v[24:25], 2, s[24:25]
F33C  global_load_dword v20, v[20:21], off
F344  s_cbranch_execz 1
F348  s_branch 7
F34C  s_waitcnt vmcnt(0) lgkmcnt(0)
F350  v_lshl_add_u64 v[20:21], v[24:25], 1, s[24:25]
F358  global_load_ushort v20, v[20:21], off
F360  s_waitcnt vmcnt(0)
F364  v_lshlrev_b32_e32 v20, 16, v20
F368  s_and_b64 vcc, exec, s[8:9]
F36C  v_or_b32_e32 v24, v24, v12
F370  s_cbranch_vccnz 7
F374  s_waitcnt lgkmcnt(0)
F378  v_lshl_add_u64 v[26:27], v[24:25], 2, s[24:25]
F380  global_load_dword v21, v[26:27], off
F388  s_cbranch_execz 1
F38C  s_branch 7
F390  s_waitcnt lgkmcnt(0)
F394  v_lshl_add_u64 v[24:25], v[24:25], 1, s[24:25]
F39C  global_load_ushort v21, v[24:25], off
F3A4  s_waitcnt vmcnt(0)
F3A8  v_lshlrev_b32_e32 v21, 16, v21
F3AC  v_lshl_add_u64 v[24:25], v[22:23], 0, s[16:17]
F3B4  s_and_b64 vcc, exec, s[4:5]
F3B8  v_lshl_add_u64 v[26:27], v[24:25], 0, v[2:3]
F3C0  s_cbranch_vccnz 11
F3C4  s_and_b64 vcc, exec, s[8:9]
F3C8  v_lshrrev_b64 v[28:29], 1, v[26:27]
F3D0  s_cbranch_vccnz 8
F3D4  s_waitcnt lgkmcnt(0)
F3D8  v_lshl_add_u64 v[22:23], v[28:29], 3, s[24:25]
F3E0  global_load_dwordx2 v[22:23], v[22:23], off
F3E8  s_cbranch_execz 2
F3EC  s_branch 10
F3F0  s_branch 10
F3F4  s_waitcnt vmcnt(0) lgkmcnt(0)
F3F8  v_lshl_add_u64 v[22:23], v[28:29], 2, s[24:25]
F400  global_load_dword v23, v[22:23], off
F408  s_waitcnt vmcnt(0)
F40C  v_lshlrev_b32_e32 v22, 16, v23
F410  v_and_b32_e32 v23, 0xffff0000, v23
F418  s_cbranch_execnz 34
F41C  s_and_b64 vcc, exec, s[8:9]
F420  s_cbranch_vccnz 7
F424  s_waitcnt vmcnt(0) lgkmcnt(0)
F428  v_lshl_add_u64 v[22:23], v[26:27], 2, s[24:25]
F430  global_load_dword v22, v[22:23], off
F438  s_cbranch_execz 1
F43C  s_branch 7
F440  s_waitcnt vmcnt(0) lgkmcnt(0)
F444  v_lshl_add_u64 v[22:23], v[26:27], 1, s[24:25]
F44C  global_load_ushort v22, v[22:23], off
F454  s_waitcnt vmcnt(0)
F458  v_lshlrev_b32_e32 v22, 16, v22
F45C  s_and_b64 vcc, exec, s[8:9]
F460  v_lshl_add_u64 v[26:27], v[26:27], 0, v[12:13]
F468  s_cbranch_vccnz 7
F46C  s_waitcnt lgkmcnt(0)
F470  v_lshl_add_u64 v[28:29], v[26:27], 2, s[24:25]
F478  global_load_dword v23, v[28:29], off
F480  s_cbranch_execz 1
F484  s_branch 7
F488  s_waitcnt lgkmcnt(0)
F48C  v_lshl_add_u64 v[26:27], v[26:27], 1, s[24:25]
F494  global_load_ushort v23, v[26:27], off
F49C  s_waitcnt vmcnt(0)
F4A0  v_lshlrev_b32_e32 v23, 16, v23
F4A4  v_lshl_add_u64 v[26:27], v[24:25], 0, s[16:17]
F4AC  s_and_b64 vcc, exec, s[4:5]
F4B0  v_lshl_add_u64 v[28:29], v[26:27], 0, v[2:3]
F4B8  s_cbranch_vccnz 11
F4BC  s_and_b64 vcc, exec, s[8:9]
F4C0  v_lshrrev_b64 v[30:31], 1, v[28:29]
F4C8  s_cbranch_vccnz 8
F4CC  s_waitcnt lgkmcnt(0)
F4D0  v_lshl_add_u64 v[24:25], v[30:31], 3, s[24:25]
F4D8  global_load_dwordx2 v[24:25], v[24:25], off
F4E0  s_cbranch_execz 2
F4E4  s_branch 10
F4E8  s_branch 10
F4EC  s_waitcnt vmcnt(0) lgkmcnt(0)
F4F0  v_lshl_add_u64 v[24:25], v[30:31], 2, s[24:25]
F4F8  global_load_dword v25, v[24:25], off
F500  s_waitcnt vmcnt(0)
F504  v_lshlrev_b32_e32 v24, 16, v25
F508  v_and_b32_e32 v25, 0xffff0000, v25
F510  s_cbranch_execnz 33
F514  s_and_b64 vcc, exec, s[8:9]
F518  s_cbranch_vccnz 7
F51C  s_waitcnt vmcnt(0) lgkmcnt(0)
F520  v_lshl_add_u64 v[24:25], v[28:29], 2, s[24:25]
F528  global_load_dword v24, v[24:25], off
F530  s_cbranch_execz 1
F534  s_branch 7
F538  s_waitcnt vmcnt(0) lgkmcnt(0)
F53C  v_lshl_add_u64 v[24:25], v[28:29], 1, s[24:25]
F544  global_load_ushort v24, v[24:25], off
F54C  s_waitcnt vmcnt(0)
F550  v_lshlrev_b32_e32 v24, 16, v24
F554  s_and_b64 vcc, exec, s[8:9]
F558  v_or_b32_e32 v28, v28, v12
F55C  s_cbranch_vccnz 7
F560  s_waitcnt lgkmcnt(0)
F564  v_lshl_add_u64 v[30:31], v[28:29], 2, s[24:25]
F56C  global_load_dword v25, v[30:31], off
F574  s_cbranch_execz 1
F578  s_branch 7
F57C  s_waitcnt lgkmcnt(0)
F580  v_lshl_add_u64 v[28:29], v[28:29], 1, s[24:25]
F588  global_load_ushort v25, v[28:29], off
F590  s_waitcnt vmcnt(0)
F594  v_lshlrev_b32_e32 v25, 16, v25
F598  v_lshl_add_u64 v[28:29], v[26:27], 0, s[16:17]
F5A0  s_and_b64 vcc, exec, s[4:5]
F5A4  v_lshl_add_u64 v[30:31], v[28:29], 0, v[2:3]
F5AC  s_cbranch_vccnz 11
F5B0  s_and_b64 vcc, exec, s[8:9]
F5B4  v_lshrrev_b64 v[32:33], 1, v[30:31]
F5BC  s_cbranch_vccnz 8
F5C0  s_waitcnt lgkmcnt(0)
F5C4  v_lshl_add_u64 v[26:27], v[32:33], 3, s[24:25]
F5CC  global_load_dwordx2 v[26:27], v[26:27], off
F5D4  s_cbranch_execz 2
F5D8  s_branch 10
F5DC  s_branch 10
F5E0  s_waitcnt vmcnt(0) lgkmcnt(0)
F5E4  v_lshl_add_u64 v[26:27], v[32:33], 2, s[24:25]
F5EC  global_load_dword v27, v[26:27], off
F5F4  s_waitcnt vmcnt(0)
F5F8  v_lshlrev_b32_e32 v26, 16, v27
F5FC  v_and_b32_e32 v27, 0xffff0000, v27
F604  s_cbranch_execnz 34
F608  s_and_b64 vcc, exec, s[8:9]
F60C  s_cbranch_vccnz 7
F610  s_waitcnt vmcnt(0) lgkmcnt(0)
F614  v_lshl_add_u64 v[26:27], v[30:31], 2, s[24:25]
F61C  global_load_dword v26, v[26:27], off
F624  s_cbranch_execz 1
F628  s_branch 7
F62C  s_waitcnt vmcnt(0) lgkmcnt(0)
F630  v_lshl_add_u64 v[26:27], v[30:31], 1, s[24:25]
F638  global_load_ushort v26, v[26:27], off
F640  s_waitcnt vmcnt(0)
F644  v_lshlrev_b32_e32 v26, 16, v26
F648  s_and_b64 vcc, exec, s[8:9]
F64C  v_lshl_add_u64 v[30:31], v[30:31], 0, v[12:13]
F654  s_cbranch_vccnz 7
F658  s_waitcnt lgkmcnt(0)
F65C  v_lshl_add_u64 v[32:33], v[30:31], 2, s[24:25]
F664  global_load_dword v27, v[32:33], off
F66C  s_cbranch_execz 1
F670  s_branch 7
F674  s_waitcnt lgkmcnt(0)
F678  v_lshl_add_u64 v[30:31], v[30:31], 1, s[24:25]
F680  global_load_ushort v27, v[30:31], off
F688  s_waitcnt vmcnt(0)
F68C  v_lshlrev_b32_e32 v27, 16, v27
F690  v_lshl_add_u64 v[30:31], v[28:29], 0, s[16:17]
F698  s_and_b64 vcc, exec, s[4:5]
F69C  v_lshl_add_u64 v[32:33], v[30:31], 0, v[2:3]
F6A4  s_cbranch_vccnz 11
F6A8  s_and_b64 vcc, exec, s[8:9]
F6AC  v_lshrrev_b64 v[34:35], 1, v[32:33]
F6B4  s_cbranch_vccnz 8
F6B8  s_waitcnt lgkmcnt(0)
F6BC  v_lshl_add_u64 v[28:29], v[34:35], 3, s[24:25]
F6C4  global_load_dwordx2 v[28:29], v[28:29], off
F6CC  s_cbranch_execz 2
F6D0  s_branch 10
F6D4  s_branch 10
F6D8  s_waitcnt vmcnt(0) lgkmcnt(0)
F6DC  v_lshl_add_u64 v[28:29], v[34:35], 2, s[24:25]
F6E4  global_load_dword v29, v[28:29], off
F6EC  s_waitcnt vmcnt(0)
F6F0  v_lshlrev_b32_e32 v28, 16, v29
F6F4  v_and_b32_e32 v29, 0xffff0000, v29
F6FC  s_cbranch_execnz 33
F700  s_and_b64 vcc, exec, s[8:9]
F704  s_cbranch_vccnz 7
F708  s_waitcnt vmcnt(0) lgkmcnt(0)
F70C  v_lshl_add_u64 v[28:29], v[32:33], 2, s[24:25]
F714  global_load_dword v28, v[28:29], off
F71C  s_cbranch_execz 1
F720  s_branch 7
F724  s_waitcnt vmcnt(0) lgkmcnt(0)
F728  v_lshl_add_u64 v[28:29], v[32:33], 1, s[24:25]
F730  global_load_ushort v28, v[28:29], off
F738  s_waitcnt vmcnt(0)
F73C  v_lshlrev_b32_e32 v28, 16, v28
F740  s_and_b64 vcc, exec, s[8:9]
F744  v_or_b32_e32 v32, v32, v12
F748  s_cbranch_vccnz 7
F74C  s_waitcnt lgkmcnt(0)
F750  v_lshl_add_u64 v[34:35], v[32:33], 2, s[24:25]
F758  global_load_dword v29, v[34:35], off
F760  s_cbranch_execz 1
F764  s_branch 7
F768  s_waitcnt lgkmcnt(0)
F76C  v_lshl_add_u64 v[32:33], v[32:33], 1, s[24:25]
F774  global_load_ushort v29, v[32:33], off
F77C  s_waitcnt vmcnt(0)
F780  v_lshlrev_b32_e32 v29, 16, v29
F784  v_lshl_add_u64 v[32:33], v[30:31], 0, s[16:17]
F78C  s_and_b64 vcc, exec, s[4:5]
F790  v_lshl_add_u64 v[34:35], v[32:33], 0, v[2:3]
F798  s_cbranch_vccnz 11
F79C  s_and_b64 vcc, exec, s[8:9]
F7A0  v_lshrrev_b64 v[36:37], 1, v[34:35]
F7A8  s_cbranch_vccnz 8
F7AC  s_waitcnt lgkmcnt(0)
F7B0  v_lshl_add_u64 v[30:31], v[36:37], 3, s[24:25]
F7B8  global_load_dwordx2 v[30:31], v[30:31], off
F7C0  s_cbranch_execz 2
F7C4  s_branch 10
F7C8  s_branch 10
F7CC  s_waitcnt vmcnt(0) lgkmcnt(0)
F7D0  v_lshl_add_u64 v[30:31], v[36:37], 2, s[24:25]
F7D8  global_load_dword v31, v[30:31], off
F7E0  s_waitcnt vmcnt(0)
F7E4  v_lshlrev_b32_e32 v30, 16, v31
F7E8  v_and_b32_e32 v31, 0xffff0000, v31
F7F0  s_cbranch_execnz 34
F7F4  s_and_b64 vcc, exec, s[8:9]
F7F8  s_cbranch_vccnz 7
F7FC  s_waitcnt vmcnt(0) lgkmcnt(0)
F800  v_lshl_add_u64 v[30:31], v[34:35], 2, s[24:25]
F808  global_load_dword v30, v[30:31], off
F810  s_cbranch_execz 1
F814  s_branch 7
F818  s_waitcnt vmcnt(0) lgkmcnt(0)
F81C  v_lshl_add_u64 v[30:31], v[34:35], 1, s[24:25]
F824  global_load_ushort v30, v[30:31], off
F82C  s_waitcnt vmcnt(0)
F830  v_lshlrev_b32_e32 v30, 16, v30
F834  s_and_b64 vcc, exec, s[8:9]
F838  v_lshl_add_u64 v[34:35], v[34:35], 0, v[12:13]
F840  s_cbranch_vccnz 7
F844  s_waitcnt lgkmcnt(0)
F848  v_lshl_add_u64 v[36:37], v[34:35], 2, s[24:25]
F850  global_load_dword v31, v[36:37], off
F858  s_cbranch_execz 1
F85C  s_branch 7
F860  s_waitcnt lgkmcnt(0)
F864  v_lshl_add_u64 v[34:35], v[34:35], 1, s[24:25]
F86C  global_load_ushort v31, v[34:35], off
F874  s_waitcnt vmcnt(0)
F878  v_lshlrev_b32_e32 v31, 16, v31
F87C  v_lshl_add_u64 v[34:35], v[32:33], 0, s[16:17]
F884  s_and_b64 vcc, exec, s[4:5]
F888  v_lshl_add_u64 v[36:37], v[34:35], 0, v[2:3]
F890  s_cbranch_vccnz 11
F894  s_and_b64 vcc, exec, s[8:9]
F898  v_lshrrev_b64 v[38:39], 1, v[36:37]
F8A0  s_cbranch_vccnz 8
F8A4  s_waitcnt lgkmcnt(0)
F8A8  v_lshl_add_u64 v[32:33], v[38:39], 3, s[24:25]
F8B0  global_load_dwordx2 v[32:33], v[32:33], off
F8B8  s_cbranch_execz 2
F8BC  s_branch 10
F8C0  s_branch 10
F8C4  s_waitcnt vmcnt(0) lgkmcnt(0)
F8C8  v_lshl_add_u64 v[32:33], v[38:39], 2, s[24:25]
F8D0  global_load_dword v33, v[32:33], off
F8D8  s_waitcnt vmcnt(0)
F8DC  v_lshlrev_b32_e32 v32, 16, v33
F8E0  v_and_b32_e32 v33, 0xffff0000, v33
F8E8  s_cbranch_execnz 33
F8EC  s_and_b64 vcc, exec, s[8:9]
F8F0  s_cbranch_vccnz 7
F8F4  s_waitcnt vmcnt(0) lgkmcnt(0)
F8F8  v_lshl_add_u64 v[32:33], v[36:37], 2, s[24:25]
F900  global_load_dword v32, v[32:33], off
F908  s_cbranch_execz 1
F90C  s_branch 7
F910  s_waitcnt vmcnt(0) lgkmcnt(0)
F914  v_lshl_add_u64 v[32:33], v[36:37], 1, s[24:25]
F91C  global_load_ushort v32, v[32:33], off
F924  s_waitcnt vmcnt(0)
F928  v_lshlrev_b32_e32 v32, 16, v32
F92C  s_and_b64 vcc, exec, s[8:9]
F930  v_or_b32_e32 v36, v36, v12
F934  s_cbranch_vccnz 7
F938  s_waitcnt lgkmcnt(0)
F93C  v_lshl_add_u64 v[38:39], v[36:37], 2, s[24:25]
F944  global_load_dword v33, v[38:39], off
F94C  s_cbranch_execz 1
F950  s_branch 7
F954  s_waitcnt lgkmcnt(0)
F958  v_lshl_add_u64 v[36:37], v[36:37], 1, s[24:25]
F960  global_load_ushort v33, v[36:37], off
F968  s_waitcnt vmcnt(0)
F96C  v_lshlrev_b32_e32 v33, 16, v33
F970  v_lshl_add_u64 v[36:37], v[34:35], 0, s[16:17]
F978  s_and_b64 vcc, exec, s[4:5]
F97C  v_lshl_add_u64 v[38:39], v[36:37], 0, v[2:3]
F984  s_cbranch_vccnz 11
F988  s_and_b64 vcc, exec, s[8:9]
F98C  v_lshrrev_b64 v[40:41], 1, v[38:39]
F994  s_cbranch_vccnz 8
F998  s_waitcnt lgkmcnt(0)
F99C  v_lshl_add_u64 v[34:35], v[40:41], 3, s[24:25]
F9A4  global_load_dwordx2 v[34:35], v[34:35], off
F9AC  s_cbranch_execz 2
F9B0  s_branch 10
F9B4  s_branch 10
F9B8  s_waitcnt vmcnt(0) lgkmcnt(0)
F9BC  v_lshl_add_u64 v[34:35], v[40:41], 2, s[24:25]
F9C4  global_load_dword v35, v[34:35], off
F9CC  s_waitcnt vmcnt(0)
F9D0  v_lshlrev_b32_e32 v34, 16, v35
F9D4  v_and_b32_e32 v35, 0xffff0000, v35
F9DC  s_cbranch_execnz 34
F9E0  s_and_b64 vcc, exec, s[8:9]
F9E4  s_cbranch_vccnz 7
F9E8  s_waitcnt vmcnt(0) lgkmcnt(0)
F9EC  v_lshl_add_u64 v[34:35], v[38:39], 2, s[24:25]
F9F4  global_load_dword v34, v[34:35], off
F9FC  s_cbranch_execz 1
FA00  s_branch 7
FA04  s_waitcnt vmcnt(0) lgkmcnt(0)
FA08  v_lshl_add_u64 v[34:35], v[38:39], 1, s[24:25]
FA10  global_load_ushort v34, v[34:35], off
FA18  s_waitcnt vmcnt(0)
FA1C  v_lshlrev_b32_e32 v34, 16, v34
FA20  s_and_b64 vcc, exec, s[8:9]
FA24  v_lshl_add_u64 v[38:39], v[38:39], 0, v[12:13]
FA2C  s_cbranch_vccnz 7
FA30  s_waitcnt lgkmcnt(0)
FA34  v_lshl_add_u64 v[40:41], v[38:39], 2, s[24:25]
FA3C  global_load_dword v35, v[40:41], off
FA44  s_cbranch_execz 1
FA48  s_branch 7
FA4C  s_waitcnt lgkmcnt(0)
FA50  v_lshl_add_u64 v[38:39], v[38:39], 1, s[24:25]
FA58  global_load_ushort v35, v[38:39], off
FA60  s_waitcnt vmcnt(0)
FA64  v_lshlrev_b32_e32 v35, 16, v35
FA68  v_lshl_add_u64 v[38:39], v[36:37], 0, s[16:17]
FA70  s_and_b64 vcc, exec, s[4:5]
FA74  v_lshl_add_u64 v[40:41], v[38:39], 0, v[2:3]
FA7C  s_cbranch_vccnz 11
FA80  s_and_b64 vcc, exec, s[8:9]
FA84  v_lshrrev_b64 v[42:43], 1, v[40:41]
FA8C  s_cbranch_vccnz 8
FA90  s_waitcnt lgkmcnt(0)
FA94  v_lshl_add_u64 v[36:37], v[42:43], 3, s[24:25]
FA9C  global_load_dwordx2 v[36:37], v[36:37], off
FAA4  s_cbranch_execz 2
FAA8  s_branch 10
FAAC  s_branch 10
FAB0  s_waitcnt vmcnt(0) lgkmcnt(0)
FAB4  v_lshl_add_u64 v[36:37], v[42:43], 2, s[24:25]
FABC  global_load_dword v37, v[36:37], off
FAC4  s_waitcnt vmcnt(0)
FAC8  v_lshlrev_b32_e32 v36, 16, v37
FACC  v_and_b32_e32 v37, 0xffff0000, v37
FAD4  s_cbranch_execnz 33
FAD8  s_and_b64 vcc, exec, s[8:9]
FADC  s_cbranch_vccnz 7
FAE0  s_waitcnt vmcnt(0) lgkmcnt(0)
FAE4  v_lshl_add_u64 v[36:37], v[40:41], 2, s[24:25]
FAEC  global_load_dword v36, v[36:37], off
FAF4  s_cbranch_execz 1
FAF8  s_branch 7
FAFC  s_waitcnt vmcnt(0) lgkmcnt(0)
FB00  v_lshl_add_u64 v[36:37], v[40:41], 1, s[24:25]
FB08  global_load_ushort v36, v[36:37], off
FB10  s_waitcnt vmcnt(0)
FB14  v_lshlrev_b32_e32 v36, 16, v36
FB18  s_and_b64 vcc, exec, s[8:9]
FB1C  v_or_b32_e32 v40, v40, v12
FB20  s_cbranch_vccnz 7
FB24  s_waitcnt lgkmcnt(0)
FB28  v_lshl_add_u64 v[42:43], v[40:41], 2, s[24:25]
FB30  global_load_dword v37, v[42:43], off
FB38  s_cbranch_execz 1
FB3C  s_branch 7
FB40  s_waitcnt lgkmcnt(0)
FB44  v_lshl_add_u64 v[40:41], v[40:41], 1, s[24:25]
FB4C  global_load_ushort v37, v[40:41], off
FB54  s_waitcnt vmcnt(0)
FB58  v_lshlrev_b32_e32 v37, 16, v37
FB5C  v_lshl_add_u64 v[40:41], v[38:39], 0, s[16:17]
FB64  s_and_b64 vcc, exec, s[4:5]
FB68  v_lshl_add_u64 v[42:43], v[40:41], 0, v[2:3]
FB70  s_cbranch_vccnz 11
FB74  s_and_b64 vcc, exec, s[8:9]
FB78  v_lshrrev_b64 v[44:45], 1, v[42:43]
FB80  s_cbranch_vccnz 8
FB84  s_waitcnt lgkmcnt(0)
FB88  v_lshl_add_u64 v[38:39], v[44:45], 3, s[24:25]
FB90  global_load_dwordx2 v[38:39], v[38:39], off
FB98  s_cbranch_execz 2
FB9C  s_branch 10
FBA0  s_branch 10
FBA4  s_waitcnt vmcnt(0) lgkmcnt(0)
FBA8  v_lshl_add_u64 v[38:39], v[44:45], 2, s[24:25]
FBB0  global_load_dword v39, v[38:39], off
FBB8  s_waitcnt vmcnt(0)
FBBC  v_lshlrev_b32_e32 v38, 16, v39
FBC0  v_and_b32_e32 v39, 0xffff0000, v39
FBC8  s_cbranch_execnz 34
FBCC  s_and_b64 vcc, exec, s[8:9]
FBD0  s_cbranch_vccnz 7
FBD4  s_waitcnt vmcnt(0) lgkmcnt(0)
FBD8  v_lshl_add_u64 v[38:39], v[42:43], 2, s[24:25]
FBE0  global_load_dword v38, v[38:39], off
FBE8  s_cbranch_execz 1
FBEC  s_branch 7
FBF0  s_waitcnt vmcnt(0) lgkmcnt(0)
FBF4  v_lshl_add_u64 v[38:39], v[42:43], 1, s[24:25]
FBFC  global_load_ushort v38, v[38:39], off
FC04  s_waitcnt vmcnt(0)
FC08  v_lshlrev_b32_e32 v38, 16, v38
FC0C  s_and_b64 vcc, exec, s[8:9]
FC10  v_lshl_add_u64 v[42:43], v[42:43], 0, v[12:13]
FC18  s_cbranch_vccnz 7
FC1C  s_waitcnt lgkmcnt(0)
FC20  v_lshl_add_u64 v[44:45], v[42:43], 2, s[24:25]
FC28  global_load_dword v39, v[44:45], off
FC30  s_cbranch_execz 1
FC34  s_branch 7
FC38  s_waitcnt lgkmcnt(0)
FC3C  v_lshl_add_u64 v[42:43], v[42:43], 1, s[24:25]
FC44  global_load_ushort v39, v[42:43], off
FC4C  s_waitcnt vmcnt(0)
FC50  v_lshlrev_b32_e32 v39, 16, v39
FC54  v_lshl_add_u64 v[42:43], v[40:41], 0, s[16:17]
FC5C  s_and_b64 vcc, exec, s[4:5]
FC60  v_lshl_add_u64 v[44:45], v[42:43], 0, v[2:3]
FC68  s_cbranch_vccnz 11
FC6C  s_and_b64 vcc, exec, s[8:9]
FC70  v_lshrrev_b64 v[46:47], 1, v[44:45]
FC78  s_cbranch_vccnz 8
FC7C  s_waitcnt lgkmcnt(0)
FC80  v_lshl_add_u64 v[40:41], v[46:47], 3, s[24:25]
FC88  global_load_dwordx2 v[40:41], v[40:41], off
FC90  s_cbranch_execz 2
FC94  s_branch 10
FC98  s_branch 10
FC9C  s_waitcnt vmcnt(0) lgkmcnt(0)
FCA0  v_lshl_add_u64 v[40:41], v[46:47], 2, s[24:25]
FCA8  global_load_dword v41, v[40:41], off
FCB0  s_waitcnt vmcnt(0)
FCB4  v_lshlrev_b32_e32 v40, 16, v41
FCB8  v_and_b32_e32 v41, 0xffff0000, v41
FCC0  s_cbranch_execnz 33
FCC4  s_and_b64 vcc, exec, s[8:9]
FCC8  s_cbranch_vccnz 7
FCCC  s_waitcnt vmcnt(0) lgkmcnt(0)
FCD0  v_lshl_add_u64 v[40:41], v[44:45], 2, s[24:25]
FCD8  global_load_dword v40, v[40:41], off
FCE0  s_cbranch_execz 1
FCE4  s_branch 7
FCE8  s_waitcnt vmcnt(0) lgkmcnt(0)
FCEC  v_lshl_add_u64 v[40:41], v[44:45], 1, s[24:25]
FCF4  global_load_ushort v40, v[40:41], off
FCFC  s_waitcnt vmcnt(0)
FD00  v_lshlrev_b32_e32 v40, 16, v40
FD04  s_and_b64 vcc, exec, s[8:9]
FD08  v_or_b32_e32 v44, v44, v12
FD0C  s_cbranch_vccnz 7
FD10  s_waitcnt lgkmcnt(0)
FD14  v_lshl_add_u64 v[46:47], v[44:45], 2, s[24:25]
FD1C  global_load_dword v41, v[46:47], off
FD24  s_cbranch_execz 1
FD28  s_branch 7
FD2C  s_waitcnt lgkmcnt(0)
FD30  v_lshl_add_u64 v[44:45], v[44:45], 1, s[24:25]
FD38  global_load_ushort v41, v[44:45], off
FD40  s_waitcnt vmcnt(0)
FD44  v_lshlrev_b32_e32 v41, 16, v41
FD48  v_lshl_add_u64 v[44:45], v[42:43], 0, s[16:17]
FD50  s_and_b64 vcc, exec, s[4:5]
FD54  v_lshl_add_u64 v[46:47], v[44:45], 0, v[2:3]
FD5C  s_cbranch_vccnz 11
FD60  s_and_b64 vcc, exec, s[8:9]
FD64  v_lshrrev_b64 v[48:49], 1, v[46:47]
FD6C  s_cbranch_vccnz 8
FD70  s_waitcnt lgkmcnt(0)
FD74  v_lshl_add_u64 v[42:43], v[48:49], 3, s[24:25]
FD7C  global_load_dwordx2 v[42:43], v[42:43], off
FD84  s_cbranch_execz 2
FD88  s_branch 10
FD8C  s_branch 10
FD90  s_waitcnt vmcnt(0) lgkmcnt(0)
FD94  v_lshl_add_u64 v[42:43], v[48:49], 2, s[24:25]
FD9C  global_load_dword v43, v[42:43], off
FDA4  s_waitcnt vmcnt(0)
FDA8  v_lshlrev_b32_e32 v42, 16, v43
FDAC  v_and_b32_e32 v43, 0xffff0000, v43
FDB4  s_cbranch_execnz 34
FDB8  s_and_b64 vcc, exec, s[8:9]
FDBC  s_cbranch_vccnz 7
FDC0  s_waitcnt vmcnt(0) lgkmcnt(0)
FDC4  v_lshl_add_u64 v[42:43], v[46:47], 2, s[24:25]
FDCC  global_load_dword v42, v[42:43], off
FDD4  s_cbranch_execz 1
FDD8  s_branch 7
FDDC  s_waitcnt vmcnt(0) lgkmcnt(0)
FDE0  v_lshl_add_u64 v[42:43], v[46:47], 1, s[24:25]
FDE8  global_load_ushort v42, v[42:43], off
FDF0  s_waitcnt vmcnt(0)
FDF4  v_lshlrev_b32_e32 v42, 16, v42
FDF8  s_and_b64 vcc, exec, s[8:9]
FDFC  v_lshl_add_u64 v[46:47], v[46:47], 0, v[12:13]
FE04  s_cbranch_vccnz 7
FE08  s_waitcnt lgkmcnt(0)
FE0C  v_lshl_add_u64 v[48:49], v[46:47], 2, s[24:25]
FE14  global_load_dword v43, v[48:49], off
FE1C  s_cbranch_execz 1
FE20  s_branch 7
FE24  s_waitcnt lgkmcnt(0)
FE28  v_lshl_add_u64 v[46:47], v[46:47], 1, s[24:25]
FE30  global_load_ushort v43, v[46:47], off
FE38  s_waitcnt vmcnt(0)
FE3C  v_lshlrev_b32_e32 v43, 16, v43
FE40  v_lshl_add_u64 v[46:47], v[44:45], 0, s[16:17]
FE48  s_and_b64 vcc, exec, s[4:5]
FE4C  v_lshl_add_u64 v[48:49], v[46:47], 0, v[2:3]
FE54  s_cbranch_vccnz 11
FE58  s_and_b64 vcc, exec, s[8:9]
FE5C  v_lshrrev_b64 v[50:51], 1, v[48:49]
FE64  s_cbranch_vccnz 8
FE68  s_waitcnt lgkmcnt(0)
FE6C  v_lshl_add_u64 v[44:45], v[50:51], 3, s[24:25]
FE74  global_load_dwordx2 v[44:45], v[44:45], off
FE7C  s_cbranch_execz 2
FE80  s_branch 10
FE84  s_branch 10
FE88  s_waitcnt vmcnt(0) lgkmcnt(0)
FE8C  v_lshl_add_u64 v[44:45], v[50:51], 2, s[24:25]
FE94  global_load_dword v45, v[44:45], off
FE9C  s_waitcnt vmcnt(0)
FEA0  v_lshlrev_b32_e32 v44, 16, v45
FEA4  v_and_b32_e32 v45, 0xffff0000, v45
FEAC  s_cbranch_execnz 33
FEB0  s_and_b64 vcc, exec, s[8:9]
FEB4  s_cbranch_vccnz 7
FEB8  s_waitcnt vmcnt(0) lgkmcnt(0)
FEBC  v_lshl_add_u64 v[44:45], v[48:49], 2, s[24:25]
FEC4  global_load_dword v44, v[44:45], off
FECC  s_cbranch_execz 1
FED0  s_branch 7
FED4  s_waitcnt vmcnt(0) lgkmcnt(0)
FED8  v_lshl_add_u64 v[44:45], v[48:49], 1, s[24:25]
FEE0  global_load_ushort v44, v[44:45], off
FEE8  s_waitcnt vmcnt(0)
FEEC  v_lshlrev_b32_e32 v44, 16, v44
FEF0  s_and_b64 vcc, exec, s[8:9]
FEF4  v_or_b32_e32 v48, v48, v12
FEF8  s_cbranch_vccnz 7
FEFC  s_waitcnt lgkmcnt(0)
FF00  v_lshl_add_u64 v[50:51], v[48:49], 2, s[24:25]
FF08  global_load_dword v45, v[50:51], off
FF10  s_cbranch_execz 1
FF14  s_branch 7
FF18  s_waitcnt lgkmcnt(0)
FF1C  v_lshl_add_u64 v[48:49], v[48:49], 1, s[24:25]
FF24  global_load_ushort v45, v[48:49], off
FF2C  s_waitcnt vmcnt(0)
FF30  v_lshlrev_b32_e32 v45, 16, v45
FF34  v_lshl_add_u64 v[48:49], v[46:47], 0, s[16:17]
FF3C  s_and_b64 vcc, exec, s[4:5]
FF40  v_lshl_add_u64 v[50:51], v[48:49], 0, v[2:3]
FF48  s_cbranch_vccnz 11
FF4C  s_and_b64 vcc, exec, s[8:9]
FF50  v_lshrrev_b64 v[52:53], 1, v[50:51]
FF58  s_cbranch_vccnz 8
FF5C  s_waitcnt lgkmcnt(0)
FF60  v_lshl_add_u64 v[46:47], v[52:53], 3, s[24:25]
FF68  global_load_dwordx2 v[46:47], v[46:47], off
FF70  s_cbranch_execz 2
FF74  s_branch 10
FF78  s_branch 10
FF7C  s_waitcnt vmcnt(0) lgkmcnt(0)
FF80  v_lshl_add_u64 v[46:47], v[52:53], 2, s[24:25]
FF88  global_load_dword v47, v[46:47], off
FF90  s_waitcnt vmcnt(0)
FF94  v_lshlrev_b32_e32 v46, 16, v47
FF98  v_and_b32_e32 v47, 0xffff0000, v47
FFA0  s_cbranch_execnz 34
FFA4  s_and_b64 vcc, exec, s[8:9]
FFA8  s_cbranch_vccnz 7
FFAC  s_waitcnt vmcnt(0) lgkmcnt(0)
FFB0  v_lshl_add_u64 v[46:47], v[50:51], 2, s[24:25]
FFB8  global_load_dword v46, v[46:47], off
FFC0  s_cbranch_execz 1
FFC4  s_branch 7
FFC8  s_waitcnt vmcnt(0) lgkmcnt(0)
FFCC  v_lshl_add_u64 v[46:47], v[50:51], 1, s[24:25]
FFD4  global_load_ushort v46, v[46:47], off
FFDC  s_waitcnt vmcnt(0)
FFE0  v_lshlrev_b32_e32 v46, 16, v46
FFE4  s_and_b64 vcc, exec, s[8:9]
FFE8  v_lshl_add_u64 v[50:51], v[50:51], 0, v[12:13]
FFF0  s_cbranch_vccnz 7
FFF4  s_waitcnt lgkmcnt(0)
FFF8  v_lshl_add_u64 v[52:53], v[50:51], 2, s[24:25]
10000  global_load_dword v47, v[52:53], off
10008  s_cbranch_execz 1
1000C  s_branch 7
10010  s_waitcnt lgkmcnt(0)
10014  v_lshl_add_u64 v[50:51], v[50:51], 1, s[24:25]
1001C  global_load_ushort v47, v[50:51], off
10024  s_waitcnt vmcnt(0)
10028  v_lshlrev_b32_e32 v47, 16, v47
1002C  v_lshl_add_u64 v[50:51], v[48:49], 0, s[16:17]
10034  s_and_b64 vcc, exec, s[4:5]
10038  v_lshl_add_u64 v[52:53], v[50:51], 0, v[2:3]
10040  s_cbranch_vccnz 11
10044  s_and_b64 vcc, exec, s[8:9]
10048  v_lshrrev_b64 v[54:55], 1, v[52:53]
10050  s_cbranch_vccnz 8
10054  s_waitcnt lgkmcnt(0)
10058  v_lshl_add_u64 v[48:49], v[54:55], 3, s[24:25]
10060  global_load_dwordx2 v[48:49], v[48:49], off
10068  s_cbranch_execz 2
1006C  s_branch 10
10070  s_branch 10
10074  s_waitcnt vmcnt(0) lgkmcnt(0)
10078  v_lshl_add_u64 v[48:49], v[54:55], 2, s[24:25]
10080  global_load_dword v49, v[48:49], off
10088  s_waitcnt vmcnt(0)
1008C  v_lshlrev_b32_e32 v48, 16, v49
10090  v_and_b32_e32 v49, 0xffff0000, v49
10098  s_cbranch_execnz 33
1009C  s_and_b64 vcc, exec, s[8:9]
100A0  s_cbranch_vccnz 7
100A4  s_waitcnt vmcnt(0) lgkmcnt(0)
100A8  v_lshl_add_u64 v[48:49], v[52:53], 2, s[24:25]
100B0  global_load_dword v48, v[48:49], off
100B8  s_cbranch_execz 1
100BC  s_branch 7
100C0  s_waitcnt vmcnt(0) lgkmcnt(0)
100C4  v_lshl_add_u64 v[48:49], v[52:53], 1, s[24:25]
100CC  global_load_ushort v48, v[48:49], off
100D4  s_waitcnt vmcnt(0)
100D8  v_lshlrev_b32_e32 v48, 16, v48
100DC  s_and_b64 vcc, exec, s[8:9]
100E0  v_or_b32_e32 v52, v52, v12
100E4  s_cbranch_vccnz 7
100E8  s_waitcnt lgkmcnt(0)
100EC  v_lshl_add_u64 v[54:55], v[52:53], 2, s[24:25]
100F4  global_load_dword v49, v[54:55], off
100FC  s_cbranch_execz 1
10100  s_branch 7
10104  s_waitcnt lgkmcnt(0)
10108  v_lshl_add_u64 v[52:53], v[52:53], 1, s[24:25]
10110  global_load_ushort v49, v[52:53], off
10118  s_waitcnt vmcnt(0)
1011C  v_lshlrev_b32_e32 v49, 16, v49
10120  v_lshl_add_u64 v[52:53], v[50:51], 0, s[16:17]
10128  s_and_b64 vcc, exec, s[4:5]
1012C  v_lshl_add_u64 v[54:55], v[52:53], 0, v[2:3]
10134  s_cbranch_vccnz 11
10138  s_and_b64 vcc, exec, s[8:9]
1013C  v_lshrrev_b64 v[56:57], 1, v[54:55]
10144  s_cbranch_vccnz 8
10148  s_waitcnt lgkmcnt(0)
1014C  v_lshl_add_u64 v[50:51], v[56:57], 3, s[24:25]
10154  global_load_dwordx2 v[50:51], v[50:51], off
1015C  s_cbranch_execz 2
10160  s_branch 10
10164  s_branch 10
10168  s_waitcnt vmcnt(0) lgkmcnt(0)
1016C  v_lshl_add_u64 v[50:51], v[56:57], 2, s[24:25]
10174  global_load_dword v51, v[50:51], off
1017C  s_waitcnt vmcnt(0)
10180  v_lshlrev_b32_e32 v50, 16, v51
10184  v_and_b32_e32 v51, 0xffff0000, v51
1018C  s_cbranch_execnz 34
10190  s_and_b64 vcc, exec, s[8:9]
10194  s_cbranch_vccnz 7
10198  s_waitcnt vmcnt(0) lgkmcnt(0)
1019C  v_lshl_add_u64 v[50:51], v[54:55], 2, s[24:25]
101A4  global_load_dword v50, v[50:51], off
101AC  s_cbranch_execz 1
101B0  s_branch 7
101B4  s_waitcnt vmcnt(0) lgkmcnt(0)
101B8  v_lshl_add_u64 v[50:51], v[54:55], 1, s[24:25]
101C0  global_load_ushort v50, v[50:51], off
101C8  s_waitcnt vmcnt(0)
101CC  v_lshlrev_b32_e32 v50, 16, v50
101D0  s_and_b64 vcc, exec, s[8:9]
101D4  v_lshl_add_u64 v[54:55], v[54:55], 0, v[12:13]
101DC  s_cbranch_vccnz 7
101E0  s_waitcnt lgkmcnt(0)
101E4  v_lshl_add_u64 v[56:57], v[54:55], 2, s[24:25]
101EC  global_load_dword v51, v[56:57], off
101F4  s_cbranch_execz 1
101F8  s_branch 7
101FC  s_waitcnt lgkmcnt(0)
10200  v_lshl_add_u64 v[54:55], v[54:55], 1, s[24:25]
10208  global_load_ushort v51, v[54:55], off
10210  s_waitcnt vmcnt(0)
10214  v_lshlrev_b32_e32 v51, 16, v51
10218  v_lshl_add_u64 v[54:55], v[52:53], 0, s[16:17]
10220  s_and_b64 vcc, exec, s[4:5]
10224  v_lshl_add_u64 v[56:57], v[54:55], 0, v[2:3]
1022C  s_cbranch_vccnz 11
10230  s_and_b64 vcc, exec, s[8:9]
10234  v_lshrrev_b64 v[58:59], 1, v[56:57]
1023C  s_cbranch_vccnz 8
10240  s_waitcnt lgkmcnt(0)
10244  v_lshl_add_u64 v[52:53], v[58:59], 3, s[24:25]
1024C  global_load_dwordx2 v[52:53], v[52:53], off
10254  s_cbranch_execz 2
10258  s_branch 10
1025C  s_branch 10
10260  s_waitcnt vmcnt(0) lgkmcnt(0)
10264  v_lshl_add_u64 v[52:53], v[58:59], 2, s[24:25]
1026C  global_load_dword v53, v[52:53], off
10274  s_waitcnt vmcnt(0)
10278  v_lshlrev_b32_e32 v52, 16, v53
1027C  v_and_b32_e32 v53, 0xffff0000, v53
10284  s_cbranch_execnz 33
10288  s_and_b64 vcc, exec, s[8:9]
1028C  s_cbranch_vccnz 7
10290  s_waitcnt vmcnt(0) lgkmcnt(0)
10294  v_lshl_add_u64 v[52:53], v[56:57], 2, s[24:25]
1029C  global_load_dword v52, v[52:53], off
102A4  s_cbranch_execz 1
102A8  s_branch 7
102AC  s_waitcnt vmcnt(0) lgkmcnt(0)
102B0  v_lshl_add_u64 v[52:53], v[56:57], 1, s[24:25]
102B8  global_load_ushort v52, v[52:53], off
102C0  s_waitcnt vmcnt(0)
102C4  v_lshlrev_b32_e32 v52, 16, v52
102C8  s_and_b64 vcc, exec, s[8:9]
102CC  v_or_b32_e32 v56, v56, v12
102D0  s_cbranch_vccnz 7
102D4  s_waitcnt lgkmcnt(0)
102D8  v_lshl_add_u64 v[58:59], v[56:57], 2, s[24:25]
102E0  global_load_dword v53, v[58:59], off
102E8  s_cbranch_execz 1
102EC  s_branch 7
102F0  s_waitcnt lgkmcnt(0)
102F4  v_lshl_add_u64 v[56:57], v[56:57], 1, s[24:25]
102FC  global_load_ushort v53, v[56:57], off
10304  s_waitcnt vmcnt(0)
10308  v_lshlrev_b32_e32 v53, 16, v53
1030C  v_lshl_add_u64 v[56:57], v[54:55], 0, s[16:17]
10314  s_and_b64 vcc, exec, s[4:5]
10318  v_lshl_add_u64 v[58:59], v[56:57], 0, v[2:3]
10320  s_cbranch_vccnz 11
10324  s_and_b64 vcc, exec, s[8:9]
10328  v_lshrrev_b64 v[60:61], 1, v[58:59]
10330  s_cbranch_vccnz 8
10334  s_waitcnt lgkmcnt(0)
10338  v_lshl_add_u64 v[54:55], v[60:61], 3, s[24:25]
10340  global_load_dwordx2 v[54:55], v[54:55], off
10348  s_cbranch_execz 2
1034C  s_branch 10
10350  s_branch 10
10354  s_waitcnt vmcnt(0) lgkmcnt(0)
10358  v_lshl_add_u64 v[54:55], v[60:61], 2, s[24:25]
10360  global_load_dword v55, v[54:55], off
10368  s_waitcnt vmcnt(0)
1036C  v_lshlrev_b32_e32 v54, 16, v55
10370  v_and_b32_e32 v55, 0xffff0000, v55
10378  s_cbranch_execnz 34
1037C  s_and_b64 vcc, exec, s[8:9]
10380  s_cbranch_vccnz 7
10384  s_waitcnt vmcnt(0) lgkmcnt(0)
10388  v_lshl_add_u64 v[54:55], v[58:59], 2, s[24:25]
10390  global_load_dword v54, v[54:55], off
10398  s_cbranch_execz 1
1039C  s_branch 7
103A0  s_waitcnt vmcnt(0) lgkmcnt(0)
103A4  v_lshl_add_u64 v[54:55], v[58:59], 1, s[24:25]
103AC  global_load_ushort v54, v[54:55], off
103B4  s_waitcnt vmcnt(0)
103B8  v_lshlrev_b32_e32 v54, 16, v54
103BC  s_and_b64 vcc, exec, s[8:9]
103C0  v_lshl_add_u64 v[58:59], v[58:59], 0, v[12:13]
103C8  s_cbranch_vccnz 7
103CC  s_waitcnt lgkmcnt(0)
103D0  v_lshl_add_u64 v[60:61], v[58:59], 2, s[24:25]
103D8  global_load_dword v55, v[60:61], off
103E0  s_cbranch_execz 1
103E4  s_branch 7
103E8  s_waitcnt lgkmcnt(0)
103EC  v_lshl_add_u64 v[58:59], v[58:59], 1, s[24:25]
103F4  global_load_ushort v55, v[58:59], off
103FC  s_waitcnt vmcnt(0)
10400  v_lshlrev_b32_e32 v55, 16, v55
10404  v_lshl_add_u64 v[58:59], v[56:57], 0, s[16:17]
1040C  s_and_b64 vcc, exec, s[4:5]
10410  v_lshl_add_u64 v[60:61], v[58:59], 0, v[2:3]
10418  s_cbranch_vccnz 11
1041C  s_and_b64 vcc, exec, s[8:9]
10420  v_lshrrev_b64 v[62:63], 1, v[60:61]
10428  s_cbranch_vccnz 8
1042C  s_waitcnt lgkmcnt(0)
10430  v_lshl_add_u64 v[56:57], v[62:63], 3, s[24:25]
10438  global_load_dwordx2 v[56:57], v[56:57], off
10440  s_cbranch_execz 2
10444  s_branch 10
10448  s_branch 10
1044C  s_waitcnt vmcnt(0) lgkmcnt(0)
10450  v_lshl_add_u64 v[56:57], v[62:63], 2, s[24:25]
10458  global_load_dword v57, v[56:57], off
10460  s_waitcnt vmcnt(0)
10464  v_lshlrev_b32_e32 v56, 16, v57
10468  v_and_b32_e32 v57, 0xffff0000, v57
10470  s_cbranch_execnz 33
10474  s_and_b64 vcc, exec, s[8:9]
10478  s_cbranch_vccnz 7
1047C  s_waitcnt vmcnt(0) lgkmcnt(0)
10480  v_lshl_add_u64 v[56:57], v[60:61], 2, s[24:25]
10488  global_load_dword v56, v[56:57], off
10490  s_cbranch_execz 1
10494  s_branch 7
10498  s_waitcnt vmcnt(0) lgkmcnt(0)
1049C  v_lshl_add_u64 v[56:57], v[60:61], 1, s[24:25]
104A4  global_load_ushort v56, v[56:57], off
104AC  s_waitcnt vmcnt(0)
104B0  v_lshlrev_b32_e32 v56, 16, v56
104B4  s_and_b64 vcc, exec, s[8:9]
104B8  v_or_b32_e32 v60, v60, v12
104BC  s_cbranch_vccnz 7
104C0  s_waitcnt lgkmcnt(0)
104C4  v_lshl_add_u64 v[62:63], v[60:61], 2, s[24:25]
104CC  global_load_dword v57, v[62:63], off
104D4  s_cbranch_execz 1
104D8  s_branch 7
104DC  s_waitcnt lgkmcnt(0)
104E0  v_lshl_add_u64 v[60:61], v[60:61], 1, s[24:25]
104E8  global_load_ushort v57, v[60:61], off
104F0  s_waitcnt vmcnt(0)
104F4  v_lshlrev_b32_e32 v57, 16, v57
104F8  v_lshl_add_u64 v[60:61], v[58:59], 0, s[16:17]
10500  s_and_b64 vcc, exec, s[4:5]
10504  v_lshl_add_u64 v[62:63], v[60:61], 0, v[2:3]
1050C  s_cbranch_vccnz 11
10510  s_and_b64 vcc, exec, s[8:9]
10514  v_lshrrev_b64 v[64:65], 1, v[62:63]
1051C  s_cbranch_vccnz 8
10520  s_waitcnt lgkmcnt(0)
10524  v_lshl_add_u64 v[58:59], v[64:65], 3, s[24:25]
1052C  global_load_dwordx2 v[58:59], v[58:59], off
10534  s_cbranch_execz 2
10538  s_branch 10
1053C  s_branch 10
10540  s_waitcnt vmcnt(0) lgkmcnt(0)
10544  v_lshl_add_u64 v[58:59], v[64:65], 2, s[24:25]
1054C  global_load_dword v59, v[58:59], off
10554  s_waitcnt vmcnt(0)
10558  v_lshlrev_b32_e32 v58, 16, v59
1055C  v_and_b32_e32 v59, 0xffff0000, v59
10564  s_cbranch_execnz 34
10568  s_and_b64 vcc, exec, s[8:9]
1056C  s_cbranch_vccnz 7
10570  s_waitcnt vmcnt(0) lgkmcnt(0)
10574  v_lshl_add_u64 v[58:59], v[62:63], 2, s[24:25]
1057C  global_load_dword v58, v[58:59], off
10584  s_cbranch_execz 1
10588  s_branch 7
1058C  s_waitcnt vmcnt(0) lgkmcnt(0)
10590  v_lshl_add_u64 v[58:59], v[62:63], 1, s[24:25]
10598  global_load_ushort v58, v[58:59], off
105A0  s_waitcnt vmcnt(0)
105A4  v_lshlrev_b32_e32 v58, 16, v58
105A8  s_and_b64 vcc, exec, s[8:9]
105AC  v_lshl_add_u64 v[62:63], v[62:63], 0, v[12:13]
105B4  s_cbranch_vccnz 7
105B8  s_waitcnt lgkmcnt(0)
105BC  v_lshl_add_u64 v[64:65], v[62:63], 2, s[24:25]
105C4  global_load_dword v59, v[64:65], off
105CC  s_cbranch_execz 1
105D0  s_branch 7
105D4  s_waitcnt lgkmcnt(0)
105D8  v_lshl_add_u64 v[62:63], v[62:63], 1, s[24:25]
105E0  global_load_ushort v59, v[62:63], off
105E8  s_waitcnt vmcnt(0)
105EC  v_lshlrev_b32_e32 v59, 16, v59
105F0  v_lshl_add_u64 v[62:63], v[60:61], 0, s[16:17]
105F8  s_and_b64 vcc, exec, s[4:5]
105FC  v_lshl_add_u64 v[64:65], v[62:63], 0, v[2:3]
10604  s_cbranch_vccnz 11
10608  s_and_b64 vcc, exec, s[8:9]
1060C  v_lshrrev_b64 v[66:67], 1, v[64:65]
10614  s_cbranch_vccnz 8
10618  s_waitcnt lgkmcnt(0)
1061C  v_lshl_add_u64 v[60:61], v[66:67], 3, s[24:25]
10624  global_load_dwordx2 v[60:61], v[60:61], off
1062C  s_cbranch_execz 2
10630  s_branch 10
10634  s_branch 10
10638  s_waitcnt vmcnt(0) lgkmcnt(0)
1063C  v_lshl_add_u64 v[60:61], v[66:67], 2, s[24:25]
10644  global_load_dword v61, v[60:61], off
1064C  s_waitcnt vmcnt(0)
10650  v_lshlrev_b32_e32 v60, 16, v61
10654  v_and_b32_e32 v61, 0xffff0000, v61
1065C  s_cbranch_execnz 33
10660  s_and_b64 vcc, exec, s[8:9]
10664  s_cbranch_vccnz 7
10668  s_waitcnt vmcnt(0) lgkmcnt(0)
1066C  v_lshl_add_u64 v[60:61], v[64:65], 2, s[24:25]
10674  global_load_dword v60, v[60:61], off
1067C  s_cbranch_execz 1
10680  s_branch 7
10684  s_waitcnt vmcnt(0) lgkmcnt(0)
10688  v_lshl_add_u64 v[60:61], v[64:65], 1, s[24:25]
10690  global_load_ushort v60, v[60:61], off
10698  s_waitcnt vmcnt(0)
1069C  v_lshlrev_b32_e32 v60, 16, v60
106A0  s_and_b64 vcc, exec, s[8:9]
106A4  v_or_b32_e32 v64, v64, v12
106A8  s_cbranch_vccnz 7
106AC  s_waitcnt lgkmcnt(0)
106B0  v_lshl_add_u64 v[66:67], v[64:65], 2, s[24:25]
106B8  global_load_dword v61, v[66:67], off
106C0  s_cbranch_execz 1
106C4  s_branch 7
106C8  s_waitcnt lgkmcnt(0)
106CC  v_lshl_add_u64 v[64:65], v[64:65], 1, s[24:25]
106D4  global_load_ushort v61, v[64:65], off
106DC  s_waitcnt vmcnt(0)
106E0  v_lshlrev_b32_e32 v61, 16, v61
106E4  v_lshl_add_u64 v[64:65], v[62:63], 0, s[16:17]
106EC  s_and_b64 vcc, exec, s[4:5]
106F0  v_lshl_add_u64 v[66:67], v[64:65], 0, v[2:3]
106F8  s_cbranch_vccnz 11
106FC  s_and_b64 vcc, exec, s[8:9]
10700  v_lshrrev_b64 v[68:69], 1, v[66:67]
10708  s_cbranch_vccnz 8
1070C  s_waitcnt lgkmcnt(0)
10710  v_lshl_add_u64 v[62:63], v[68:69], 3, s[24:25]
10718  global_load_dwordx2 v[62:63], v[62:63], off
10720  s_cbranch_execz 2
10724  s_branch 10
10728  s_branch 10
1072C  s_waitcnt vmcnt(0) lgkmcnt(0)
10730  v_lshl_add_u64 v[62:63], v[68:69], 2, s[24:25]
10738  global_load_dword v63, v[62:63], off
10740  s_waitcnt vmcnt(0)
10744  v_lshlrev_b32_e32 v62, 16, v63
10748  v_and_b32_e32 v63, 0xffff0000, v63
10750  s_cbranch_execnz 34
10754  s_and_b64 vcc, exec, s[8:9]
10758  s_cbranch_vccnz 7
1075C  s_waitcnt vmcnt(0) lgkmcnt(0)
10760  v_lshl_add_u64 v[62:63], v[66:67], 2, s[24:25]
10768  global_load_dword v62, v[62:63], off
10770  s_cbranch_execz 1
10774  s_branch 7
10778  s_waitcnt vmcnt(0) lgkmcnt(0)
1077C  v_lshl_add_u64 v[62:63], v[66:67], 1, s[24:25]
10784  global_load_ushort v62, v[62:63], off
1078C  s_waitcnt vmcnt(0)
10790  v_lshlrev_b32_e32 v62, 16, v62
10794  s_and_b64 vcc, exec, s[8:9]
10798  v_lshl_add_u64 v[66:67], v[66:67], 0, v[12:13]
107A0  s_cbranch_vccnz 7
107A4  s_waitcnt lgkmcnt(0)
107A8  v_lshl_add_u64 v[68:69], v[66:67], 2, s[24:25]
107B0  global_load_dword v63, v[68:69], off
107B8  s_cbranch_execz 1
107BC  s_branch 7
107C0  s_waitcnt lgkmcnt(0)
107C4  v_lshl_add_u64 v[66:67], v[66:67], 1, s[24:25]
107CC  global_load_ushort v63, v[66:67], off
107D4  s_waitcnt vmcnt(0)
107D8  v_lshlrev_b32_e32 v63, 16, v63
107DC  v_lshl_add_u64 v[66:67], v[64:65], 0, s[16:17]
107E4  s_and_b64 vcc, exec, s[4:5]
107E8  v_lshl_add_u64 v[68:69], v[66:67], 0, v[2:3]
107F0  s_cbranch_vccnz 11
107F4  s_and_b64 vcc, exec, s[8:9]
107F8  v_lshrrev_b64 v[70:71], 1, v[68:69]
10800  s_cbranch_vccnz 8
10804  s_waitcnt lgkmcnt(0)
10808  v_lshl_add_u64 v[64:65], v[70:71], 3, s[24:25]
10810  global_load_dwordx2 v[64:65], v[64:65], off
10818  s_cbranch_execz 2
1081C  s_branch 10
10820  s_branch 10
10824  s_waitcnt vmcnt(0) lgkmcnt(0)
10828  v_lshl_add_u64 v[64:65], v[70:71], 2, s[24:25]
10830  global_load_dword v65, v[64:65], off
10838  s_waitcnt vmcnt(0)
1083C  v_lshlrev_b32_e32 v64, 16, v65
10840  v_and_b32_e32 v65, 0xffff0000, v65
10848  s_cbranch_execnz 33
1084C  s_and_b64 vcc, exec, s[8:9]
10850  s_cbranch_vccnz 7
10854  s_waitcnt vmcnt(0) lgkmcnt(0)
10858  v_lshl_add_u64 v[64:65], v[68:69], 2, s[24:25]
10860  global_load_dword v64, v[64:65], off
10868  s_cbranch_execz 1
1086C  s_branch 7
10870  s_waitcnt vmcnt(0) lgkmcnt(0)
10874  v_lshl_add_u64 v[64:65], v[68:69], 1, s[24:25]
1087C  global_load_ushort v64, v[64:65], off
10884  s_waitcnt vmcnt(0)
10888  v_lshlrev_b32_e32 v64, 16, v64
1088C  s_and_b64 vcc, exec, s[8:9]
10890  v_or_b32_e32 v68, v68, v12
10894  s_cbranch_vccnz 7
10898  s_waitcnt lgkmcnt(0)
1089C  v_lshl_add_u64 v[70:71], v[68:69], 2, s[24:25]
108A4  global_load_dword v65, v[70:71], off
108AC  s_cbranch_execz 1
108B0  s_branch 7
108B4  s_waitcnt lgkmcnt(0)
108B8  v_lshl_add_u64 v[68:69], v[68:69], 1, s[24:25]
108C0  global_load_ushort v65, v[68:69], off
108C8  s_waitcnt vmcnt(0)
108CC  v_lshlrev_b32_e32 v65, 16, v65
108D0  v_lshl_add_u64 v[68:69], v[66:67], 0, s[16:17]
108D8  s_and_b64 vcc, exec, s[4:5]
108DC  v_lshl_add_u64 v[70:71], v[68:69], 0, v[2:3]
108E4  s_cbranch_vccnz 11
108E8  s_and_b64 vcc, exec, s[8:9]
108EC  v_lshrrev_b64 v[72:73], 1, v[70:71]
108F4  s_cbranch_vccnz 8
108F8  s_waitcnt lgkmcnt(0)
108FC  v_lshl_add_u64 v[66:67], v[72:73], 3, s[24:25]
10904  global_load_dwordx2 v[66:67], v[66:67], off
1090C  s_cbranch_execz 2
10910  s_branch 10
10914  s_branch 10
10918  s_waitcnt vmcnt(0) lgkmcnt(0)
1091C  v_lshl_add_u64 v[66:67], v[72:73], 2, s[24:25]
10924  global_load_dword v67, v[66:67], off
1092C  s_waitcnt vmcnt(0)
10930  v_lshlrev_b32_e32 v66, 16, v67
10934  v_and_b32_e32 v67, 0xffff0000, v67
1093C  s_cbranch_execnz 34
10940  s_and_b64 vcc, exec, s[8:9]
10944  s_cbranch_vccnz 7
10948  s_waitcnt vmcnt(0) lgkmcnt(0)
1094C  v_lshl_add_u64 v[66:67], v[70:71], 2, s[24:25]
10954  global_load_dword v66, v[66:67], off
1095C  s_cbranch_execz 1
10960  s_branch 7
10964  s_waitcnt vmcnt(0) lgkmcnt(0)
10968  v_lshl_add_u64 v[66:67], v[70:71], 1, s[24:25]
10970  global_load_ushort v66, v[66:67], off
10978  s_waitcnt vmcnt(0)
1097C  v_lshlrev_b32_e32 v66, 16, v66
10980  s_and_b64 vcc, exec, s[8:9]
10984  v_lshl_add_u64 v[70:71], v[70:71], 0, v[12:13]
1098C  s_cbranch_vccnz 7
10990  s_waitcnt lgkmcnt(0)
10994  v_lshl_add_u64 v[72:73], v[70:71], 2, s[24:25]
1099C  global_load_dword v67, v[72:73], off
109A4  s_cbranch_execz 1
109A8  s_branch 7
109AC  s_waitcnt lgkmcnt(0)
109B0  v_lshl_add_u64 v[70:71], v[70:71], 1, s[24:25]
109B8  global_load_ushort v67, v[70:71], off
109C0  s_waitcnt vmcnt(0)
109C4  v_lshlrev_b32_e32 v67, 16, v67
109C8  v_lshl_add_u64 v[70:71], v[68:69], 0, s[16:17]
109D0  s_and_b64 vcc, exec, s[4:5]
109D4  v_lshl_add_u64 v[72:73], v[70:71], 0, v[2:3]
109DC  s_cbranch_vccnz 11
109E0  s_and_b64 vcc, exec, s[8:9]
109E4  v_lshrrev_b64 v[74:75], 1, v[72:73]
109EC  s_cbranch_vccnz 8
109F0  s_waitcnt lgkmcnt(0)
109F4  v_lshl_add_u64 v[68:69], v[74:75], 3, s[24:25]
109FC  global_load_dwordx2 v[68:69], v[68:69], off
10A04  s_cbranch_execz 2
10A08  s_branch 10
10A0C  s_branch 10
10A10  s_waitcnt vmcnt(0) lgkmcnt(0)
10A14  v_lshl_add_u64 v[68:69], v[74:75], 2, s[24:25]
10A1C  global_load_dword v69, v[68:69], off
10A24  s_waitcnt vmcnt(0)
10A28  v_lshlrev_b32_e32 v68, 16, v69
10A2C  v_and_b32_e32 v69, 0xffff0000, v69
10A34  s_cbranch_execnz 33
10A38  s_and_b64 vcc, exec, s[8:9]
10A3C  s_cbranch_vccnz 7
10A40  s_waitcnt vmcnt(0) lgkmcnt(0)
10A44  v_lshl_add_u64 v[68:69], v[72:73], 2, s[24:25]
10A4C  global_load_dword v68, v[68:69], off
10A54  s_cbranch_execz 1
10A58  s_branch 7
10A5C  s_waitcnt vmcnt(0) lgkmcnt(0)
10A60  v_lshl_add_u64 v[68:69], v[72:73], 1, s[24:25]
10A68  global_load_ushort v68, v[68:69], off
10A70  s_waitcnt vmcnt(0)
10A74  v_lshlrev_b32_e32 v68, 16, v68
10A78  s_and_b64 vcc, exec, s[8:9]
10A7C  v_or_b32_e32 v72, v72, v12
10A80  s_cbranch_vccnz 7
10A84  s_waitcnt lgkmcnt(0)
10A88  v_lshl_add_u64 v[74:75], v[72:73], 2, s[24:25]
10A90  global_load_dword v69, v[74:75], off
10A98  s_cbranch_execz 1
10A9C  s_branch 7
10AA0  s_waitcnt lgkmcnt(0)
10AA4  v_lshl_add_u64 v[72:73], v[72:73], 1, s[24:25]
10AAC  global_load_ushort v69, v[72:73], off
10AB4  s_waitcnt vmcnt(0)
10AB8  v_lshlrev_b32_e32 v69, 16, v69
10ABC  v_lshl_add_u64 v[70:71], v[70:71], 0, s[16:17]
10AC4  s_and_b64 vcc, exec, s[4:5]
10AC8  v_lshl_add_u64 v[72:73], v[70:71], 0, v[2:3]
10AD0  s_cbranch_vccnz 11
10AD4  s_and_b64 vcc, exec, s[8:9]
10AD8  v_lshrrev_b64 v[74:75], 1, v[72:73]
10AE0  s_cbranch_vccnz 8
10AE4  s_waitcnt lgkmcnt(0)
10AE8  v_lshl_add_u64 v[70:71], v[74:75], 3, s[24:25]
10AF0  global_load_dwordx2 v[70:71], v[70:71], off
10AF8  s_cbranch_execz 2
10AFC  s_branch 10
10B00  s_branch 10
10B04  s_waitcnt vmcnt(0) lgkmcnt(0)
10B08  v_lshl_add_u64 v[70:71], v[74:75], 2, s[24:25]
10B10  global_load_dword v3, v[70:71], off
10B18  s_waitcnt vmcnt(0)
10B1C  v_lshlrev_b32_e32 v70, 16, v3
10B20  v_and_b32_e32 v71, 0xffff0000, v3
10B28  s_cbranch_execnz 34
10B2C  s_and_b64 vcc, exec, s[8:9]
10B30  s_cbranch_vccnz 7
10B34  s_waitcnt vmcnt(0) lgkmcnt(0)
10B38  v_lshl_add_u64 v[70:71], v[72:73], 2, s[24:25]
10B40  global_load_dword v70, v[70:71], off
10B48  s_cbranch_execz 1
10B4C  s_branch 7
10B50  s_waitcnt vmcnt(0) lgkmcnt(0)
10B54  v_lshl_add_u64 v[70:71], v[72:73], 1, s[24:25]
10B5C  global_load_ushort v3, v[70:71], off
10B64  s_waitcnt vmcnt(0)
10B68  v_lshlrev_b32_e32 v70, 16, v3
10B6C  s_and_b64 vcc, exec, s[8:9]
10B70  v_lshl_add_u64 v[12:13], v[72:73], 0, v[12:13]
10B78  s_cbranch_vccnz 7
10B7C  s_waitcnt lgkmcnt(0)
10B80  v_lshl_add_u64 v[72:73], v[12:13], 2, s[24:25]
10B88  global_load_dword v71, v[72:73], off
10B90  s_cbranch_execz 1
10B94  s_branch 7
10B98  s_waitcnt lgkmcnt(0)
10B9C  v_lshl_add_u64 v[12:13], v[12:13], 1, s[24:25]
10BA4  global_load_ushort v3, v[12:13], off
10BAC  s_waitcnt vmcnt(0)
10BB0  v_lshlrev_b32_e32 v71, 16, v3
10BB4  s_waitcnt lgkmcnt(0)
10BB8  s_cmp_eq_u32 s30, 0
10BBC  s_cbranch_scc1 160
10BC0  v_mov_b32_e32 v3, s30
10BC4  s_brev_b32 s4, 1
10BC8  v_lshlrev_b32_e32 v12, 31, v3
10BCC  s_waitcnt vmcnt(0)
10BD0  v_xor_b32_e32 v6, v6, v12
10BD4  v_xor_b32_e32 v7, v7, v12
10BD8  v_lshlrev_b32_e32 v12, 30, v3
10BDC  v_bitop3_b32 v8, v8, v12, s4 bitop3:0x78
10BE4  v_bitop3_b32 v9, v9, v12, s4 bitop3:0x78
10BEC  v_lshlrev_b32_e32 v12, 29, v3
10BF0  v_bitop3_b32 v10, v10, v12, s4 bitop3:0x78
10BF8  v_bitop3_b32 v11, v11, v12, s4 bitop3:0x78
10C00  v_lshlrev_b32_e32 v12, 28, v3
10C04  v_bitop3_b32 v14, v14, v12, s4 bitop3:0x78
10C0C  v_bitop3_b32 v15, v15, v12, s4 bitop3:0x78
10C14  v_lshlrev_b32_e32 v12, 27, v3
10C18  v_bitop3_b32 v16, v16, v12, s4 bitop3:0x78
10C20  v_bitop3_b32 v17, v17, v12, s4 bitop3:0x78
10C28  v_lshlrev_b32_e32 v12, 26, v3
10C2C  v_bitop3_b32 v18, v18, v12, s4 bitop3:0x78
10C34  v_bitop3_b32 v19, v19, v12, s4 bitop3:0x78
10C3C  v_lshlrev_b32_e32 v12, 25, v3
10C40  v_bitop3_b32 v20, v20, v12, s4 bitop3:0x78
10C48  v_bitop3_b32 v21, v21, v12, s4 bitop3:0x78
10C50  v_lshlrev_b32_e32 v12, 24, v3
10C54  v_bitop3_b32 v22, v22, v12, s4 bitop3:0x78
10C5C  v_bitop3_b32 v23, v23, v12, s4 bitop3:0x78
10C64  v_lshlrev_b32_e32 v12, 23, v3
10C68  v_bitop3_b32 v24, v24, v12, s4 bitop3:0x78
10C70  v_bitop3_b32 v25, v25, v12, s4 bitop3:0x78
10C78  v_lshlrev_b32_e32 v12, 22, v3
10C7C  v_bitop3_b32 v26, v26, v12, s4 bitop3:0x78
10C84  v_bitop3_b32 v27, v27, v12, s4 bitop3:0x78
10C8C  v_lshlrev_b32_e32 v12, 21, v3
10C90  v_bitop3_b32 v28, v28, v12, s4 bitop3:0x78
10C98  v_bitop3_b32 v29, v29, v12, s4 bitop3:0x78
10CA0  v_lshlrev_b32_e32 v12, 20, v3
10CA4  v_bitop3_b32 v30, v30, v12, s4 bitop3:0x78
10CAC  v_bitop3_b32 v31, v31, v12, s4 bitop3:0x78
10CB4  v_lshlrev_b32_e32 v12, 19, v3
10CB8  v_bitop3_b32 v32, v32, v12, s4 bitop3:0x78
10CC0  v_bitop3_b32 v33, v33, v12, s4 bitop3:0x78
10CC8  v_lshlrev_b32_e32 v12, 18, v3
10CCC  v_bitop3_b32 v34, v34, v12, s4 bitop3:0x78
10CD4  v_bitop3_b32 v35, v35, v12, s4 bitop3:0x78
10CDC  v_lshlrev_b32_e32 v12, 17, v3
10CE0  v_bitop3_b32 v36, v36, v12, s4 bitop3:0x78
10CE8  v_bitop3_b32 v37, v37, v12, s4 bitop3:0x78
10CF0  v_lshlrev_b32_e32 v12, 16, v3
10CF4  v_bitop3_b32 v38, v38, v12, s4 bitop3:0x78
10CFC  v_bitop3_b32 v39, v39, v12, s4 bitop3:0x78
10D04  v_lshlrev_b32_e32 v12, 15, v3
10D08  v_bitop3_b32 v40, v40, v12, s4 bitop3:0x78
10D10  v_bitop3_b32 v41, v41, v12, s4 bitop3:0x78
10D18  v_lshlrev_b32_e32 v12, 14, v3
10D1C  v_bitop3_b32 v42, v42, v12, s4 bitop3:0x78
10D24  v_bitop3_b32 v43, v43, v12, s4 bitop3:0x78
10D2C  v_lshlrev_b32_e32 v12, 13, v3
10D30  v_bitop3_b32 v44, v44, v12, s4 bitop3:0x78
10D38  v_bitop3_b32 v45, v45, v12, s4 bitop3:0x78
10D40  v_lshlrev_b32_e32 v12, 12, v3
10D44  v_bitop3_b32 v46, v46, v12, s4 bitop3:0x78
10D4C  v_bitop3_b32 v47, v47, v12, s4 bitop3:0x78
10D54  v_lshlrev_b32_e32 v12, 11, v3
10D58  v_bitop3_b32 v48, v48, v12, s4 bitop3:0x78
10D60  v_bitop3_b32 v49, v49, v12, s4 bitop3:0x78
10D68  v_lshlrev_b32_e32 v12, 10, v3
10D6C  v_bitop3_b32 v50, v50, v12, s4 bitop3:0x78
10D74  v_bitop3_b32 v51, v51, v12, s4 bitop3:0x78
10D7C  v_lshlrev_b32_e32 v12, 9, v3
10D80  v_bitop3_b32 v52, v52, v12, s4 bitop3:0x78
10D88  v_bitop3_b32 v53, v53, v12, s4 bitop3:0x78
10D90  v_lshlrev_b32_e32 v12, 8, v3
10D94  v_bitop3_b32 v54, v54, v12, s4 bitop3:0x78
10D9C  v_bitop3_b32 v55, v55, v12, s4 bitop3:0x78
10DA4  v_lshlrev_b32_e32 v12, 7, v3
10DA8  v_bitop3_b32 v56, v56, v12, s4 bitop3:0x78
10DB0  v_bitop3_b32 v57, v57, v12, s4 bitop3:0x78
10DB8  v_lshlrev_b32_e32 v12, 6, v3
10DBC  v_bitop3_b32 v58, v58, v12, s4 bitop3:0x78
10DC4  v_bitop3_b32 v59, v59, v12, s4 bitop3:0x78
10DCC  v_lshlrev_b32_e32 v12, 5, v3
10DD0  v_bitop3_b32 v60, v60, v12, s4 bitop3:0x78
10DD8  v_bitop3_b32 v61, v61, v12, s4 bitop3:0x78
10DE0  v_lshlrev_b32_e32 v12, 4, v3
10DE4  v_bitop3_b32 v62, v62, v12, s4 bitop3:0x78
10DEC  v_bitop3_b32 v63, v63, v12, s4 bitop3:0x78
10DF4  v_lshlrev_b32_e32 v12, 3, v3
10DF8  v_bitop3_b32 v64, v64, v12, s4 bitop3:0x78
10E00  v_bitop3_b32 v65, v65, v12, s4 bitop3:0x78
10E08  v_lshlrev_b32_e32 v12, 2, v3
10E0C  v_bitop3_b32 v66, v66, v12, s4 bitop3:0x78
10E14  v_bitop3_b32 v67, v67, v12, s4 bitop3:0x78
10E1C  v_lshlrev_b32_e32 v12, 1, v3
10E20  v_bitop3_b32 v68, v68, v12, s4 bitop3:0x78
10E28  v_bitop3_b32 v69, v69, v12, s4 bitop3:0x78
10E30  v_bitop3_b32 v70, v70, v3, s4 bitop3:0x78
10E38  v_bitop3_b32 v71, v71, v3, s4 bitop3:0x78
10E40  s_waitcnt vmcnt(0)
10E44  v_pk_add_f32 v[12:13], v[6:7], v[8:9]
10E4C  v_pk_add_f32 v[6:7], v[6:7], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
10E54  v_pk_add_f32 v[8:9], v[10:11], v[14:15]
10E5C  v_pk_add_f32 v[10:11], v[10:11], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
10E64  v_pk_add_f32 v[14:15], v[16:17], v[18:19]
10E6C  v_pk_add_f32 v[16:17], v[16:17], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
10E74  v_pk_add_f32 v[18:19], v[20:21], v[22:23]
10E7C  v_pk_add_f32 v[20:21], v[20:21], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
10E84  v_pk_add_f32 v[22:23], v[24:25], v[26:27]
10E8C  v_pk_add_f32 v[24:25], v[24:25], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
10E94  v_pk_add_f32 v[26:27], v[28:29], v[30:31]
10E9C  v_pk_add_f32 v[28:29], v[28:29], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
10EA4  v_pk_add_f32 v[30:31], v[32:33], v[34:35]
10EAC  v_pk_add_f32 v[32:33], v[32:33], v[34:35] neg_lo:[0,1] neg_hi:[0,1]
10EB4  v_pk_add_f32 v[34:35], v[36:37], v[38:39]
10EBC  v_pk_add_f32 v[36:37], v[36:37], v[38:39] neg_lo:[0,1] neg_hi:[0,1]
10EC4  v_pk_add_f32 v[38:39], v[40:41], v[42:43]
10ECC  v_pk_add_f32 v[40:41], v[40:41], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
10ED4  v_pk_add_f32 v[42:43], v[44:45], v[46:47]
10EDC  v_pk_add_f32 v[44:45], v[44:45], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
10EE4  v_pk_add_f32 v[46:47], v[48:49], v[50:51]
10EEC  v_pk_add_f32 v[48:49], v[48:49], v[50:51] neg_lo:[0,1] neg_hi:[0,1]
10EF4  v_pk_add_f32 v[50:51], v[52:53], v[54:55]
10EFC  v_pk_add_f32 v[52:53], v[52:53], v[54:55] neg_lo:[0,1] neg_hi:[0,1]
10F04  v_pk_add_f32 v[54:55], v[56:57], v[58:59]
10F0C  v_pk_add_f32 v[56:57], v[56:57], v[58:59] neg_lo:[0,1] neg_hi:[0,1]
10F14  v_pk_add_f32 v[58:59], v[60:61], v[62:63]
10F1C  v_pk_add_f32 v[60:61], v[60:61], v[62:63] neg_lo:[0,1] neg_hi:[0,1]
10F24  v_pk_add_f32 v[62:63], v[64:65], v[66:67]
10F2C  v_pk_add_f32 v[64:65], v[64:65], v[66:67] neg_lo:[0,1] neg_hi:[0,1]
10F34  v_pk_add_f32 v[66:67], v[68:69], v[70:71]
10F3C  v_pk_add_f32 v[68:69], v[68:69], v[70:71] neg_lo:[0,1] neg_hi:[0,1]
10F44  v_pk_add_f32 v[70:71], v[12:13], v[8:9]
10F4C  v_pk_add_f32 v[8:9], v[12:13], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
10F54  v_pk_add_f32 v[12:13], v[6:7], v[10:11]
10F5C  v_pk_add_f32 v[6:7], v[6:7], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
10F64  v_pk_add_f32 v[10:11], v[14:15], v[18:19]
10F6C  v_pk_add_f32 v[14:15], v[14:15], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
10F74  v_pk_add_f32 v[18:19], v[16:17], v[20:21]
10F7C  v_pk_add_f32 v[16:17], v[16:17], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
10F84  v_pk_add_f32 v[20:21], v[22:23], v[26:27]
10F8C  v_pk_add_f32 v[22:23], v[22:23], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
10F94  v_pk_add_f32 v[26:27], v[24:25], v[28:29]
10F9C  v_pk_add_f32 v[24:25], v[24:25], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
10FA4  v_pk_add_f32 v[28:29], v[30:31], v[34:35]
10FAC  v_pk_add_f32 v[30:31], v[30:31], v[34:35] neg_lo:[0,1] neg_hi:[0,1]
10FB4  v_pk_add_f32 v[34:35], v[32:33], v[36:37]
10FBC  v_pk_add_f32 v[32:33], v[32:33], v[36:37] neg_lo:[0,1] neg_hi:[0,1]
10FC4  v_pk_add_f32 v[36:37], v[38:39], v[42:43]
10FCC  v_pk_add_f32 v[38:39], v[38:39], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
10FD4  v_pk_add_f32 v[42:43], v[40:41], v[44:45]
10FDC  v_pk_add_f32 v[40:41], v[40:41], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
10FE4  v_pk_add_f32 v[44:45], v[46:47], v[50:51]
10FEC  v_pk_add_f32 v[46:47], v[46:47], v[50:51] neg_lo:[0,1] neg_hi:[0,1]
10FF4  v_pk_add_f32 v[50:51], v[48:49], v[52:53]
10FFC  v_pk_add_f32 v[48:49], v[48:49], v[52:53] neg_lo:[0,1] neg_hi:[0,1]
11004  v_pk_add_f32 v[52:53], v[54:55], v[58:59]
1100C  v_pk_add_f32 v[54:55], v[54:55], v[58:59] neg_lo:[0,1] neg_hi:[0,1]
11014  v_pk_add_f32 v[58:59], v[56:57], v[60:61]
1101C  v_pk_add_f32 v[56:57], v[56:57], v[60:61] neg_lo:[0,1] neg_hi:[0,1]
11024  v_pk_add_f32 v[60:61], v[62:63], v[66:67]
1102C  v_pk_add_f32 v[62:63], v[62:63], v[66:67] neg_lo:[0,1] neg_hi:[0,1]
11034  v_pk_add_f32 v[66:67], v[64:65], v[68:69]
1103C  v_pk_add_f32 v[64:65], v[64:65], v[68:69] neg_lo:[0,1] neg_hi:[0,1]
11044  v_pk_add_f32 v[68:69], v[70:71], v[10:11]
1104C  v_pk_add_f32 v[10:11], v[70:71], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
11054  v_pk_add_f32 v[70:71], v[12:13], v[18:19]
1105C  v_pk_add_f32 v[12:13], v[12:13], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
11064  v_pk_add_f32 v[18:19], v[8:9], v[14:15]
1106C  v_pk_add_f32 v[8:9], v[8:9], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
11074  v_pk_add_f32 v[14:15], v[6:7], v[16:17]
1107C  v_pk_add_f32 v[6:7], v[6:7], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
11084  v_pk_add_f32 v[16:17], v[20:21], v[28:29]
1108C  v_pk_add_f32 v[20:21], v[20:21], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
11094  v_pk_add_f32 v[28:29], v[26:27], v[34:35]
1109C  v_pk_add_f32 v[26:27], v[26:27], v[34:35] neg_lo:[0,1] neg_hi:[0,1]
110A4  v_pk_add_f32 v[34:35], v[22:23], v[30:31]
110AC  v_pk_add_f32 v[22:23], v[22:23], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
110B4  v_pk_add_f32 v[30:31], v[24:25], v[32:33]
110BC  v_pk_add_f32 v[24:25], v[24:25], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
110C4  v_pk_add_f32 v[32:33], v[36:37], v[44:45]
110CC  v_pk_add_f32 v[36:37], v[36:37], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
110D4  v_pk_add_f32 v[44:45], v[42:43], v[50:51]
110DC  v_pk_add_f32 v[42:43], v[42:43], v[50:51] neg_lo:[0,1] neg_hi:[0,1]
110E4  v_pk_add_f32 v[50:51], v[38:39], v[46:47]
110EC  v_pk_add_f32 v[38:39], v[38:39], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
110F4  v_pk_add_f32 v[46:47], v[40:41], v[48:49]
110FC  v_pk_add_f32 v[40:41], v[40:41], v[48:49] neg_lo:[0,1] neg_hi:[0,1]
11104  v_pk_add_f32 v[48:49], v[52:53], v[60:61]
1110C  v_pk_add_f32 v[52:53], v[52:53], v[60:61] neg_lo:[0,1] neg_hi:[0,1]
11114  v_pk_add_f32 v[60:61], v[58:59], v[66:67]
1111C  v_pk_add_f32 v[58:59], v[58:59], v[66:67] neg_lo:[0,1] neg_hi:[0,1]
11124  v_pk_add_f32 v[66:67], v[54:55], v[62:63]
1112C  v_pk_add_f32 v[54:55], v[54:55], v[62:63] neg_lo:[0,1] neg_hi:[0,1]
11134  v_pk_add_f32 v[62:63], v[56:57], v[64:65]
1113C  v_pk_add_f32 v[56:57], v[56:57], v[64:65] neg_lo:[0,1] neg_hi:[0,1]
11144  v_pk_add_f32 v[64:65], v[68:69], v[16:17]
1114C  v_pk_add_f32 v[72:73], v[70:71], v[28:29]
11154  s_mov_b32 s4, 0x3e800000
1115C  v_pk_add_f32 v[16:17], v[68:69], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
11164  v_pk_add_f32 v[28:29], v[70:71], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
1116C  v_pk_add_f32 v[70:71], v[18:19], v[34:35]
11174  v_pk_add_f32 v[18:19], v[18:19], v[34:35] neg_lo:[0,1] neg_hi:[0,1]
1117C  v_pk_add_f32 v[34:35], v[14:15], v[30:31]
11184  v_pk_add_f32 v[14:15], v[14:15], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
1118C  v_pk_mul_f32 v[68:69], v[64:65], s[4:5] op_sel_hi:[1,0]
11194  v_pk_mul_f32 v[30:31], v[72:73], s[4:5] op_sel_hi:[1,0]
1119C  v_pk_add_f32 v[74:75], v[10:11], v[20:21]
111A4  v_pk_add_f32 v[10:11], v[10:11], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
111AC  v_pk_add_f32 v[20:21], v[12:13], v[26:27]
111B4  v_pk_add_f32 v[76:77], v[32:33], v[48:49]
111BC  v_pk_add_f32 v[78:79], v[32:33], v[48:49] neg_lo:[0,1] neg_hi:[0,1]
111C4  v_pk_add_f32 v[48:49], v[44:45], v[60:61]
111CC  v_pk_add_f32 v[80:81], v[44:45], v[60:61] neg_lo:[0,1] neg_hi:[0,1]
111D4  v_pk_add_f32 v[44:45], v[50:51], v[66:67]
111DC  v_pk_add_f32 v[82:83], v[50:51], v[66:67] neg_lo:[0,1] neg_hi:[0,1]
111E4  v_pk_mul_f32 v[66:67], v[70:71], s[4:5] op_sel_hi:[1,0]
111EC  v_pk_mul_f32 v[32:33], v[34:35], s[4:5] op_sel_hi:[1,0]
111F4  v_and_b32_e32 v137, 0x7fffffff, v68
111FC  v_and_b32_e32 v136, 0x7fffffff, v30
11204  v_pk_add_f32 v[12:13], v[12:13], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
1120C  v_pk_add_f32 v[26:27], v[8:9], v[22:23]
11214  v_pk_add_f32 v[8:9], v[8:9], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
1121C  v_pk_add_f32 v[22:23], v[6:7], v[24:25]
11224  v_pk_mul_f32 v[64:65], v[74:75], s[4:5] op_sel_hi:[1,0]
1122C  v_pk_mul_f32 v[34:35], v[20:21], s[4:5] op_sel_hi:[1,0]
11234  v_max_u32_e32 v3, v136, v137
11238  v_and_b32_e32 v135, 0x7fffffff, v66
11240  v_and_b32_e32 v134, 0x7fffffff, v32
11248  v_pk_add_f32 v[84:85], v[46:47], v[62:63]
11250  v_pk_add_f32 v[86:87], v[46:47], v[62:63] neg_lo:[0,1] neg_hi:[0,1]
11258  v_pk_add_f32 v[46:47], v[36:37], v[52:53]
11260  v_pk_add_f32 v[88:89], v[36:37], v[52:53] neg_lo:[0,1] neg_hi:[0,1]
11268  v_pk_mul_f32 v[62:63], v[26:27], s[4:5] op_sel_hi:[1,0]
11270  v_pk_mul_f32 v[36:37], v[22:23], s[4:5] op_sel_hi:[1,0]
11278  v_max3_u32 v3, v134, v135, v3
11280  v_and_b32_e32 v133, 0x7fffffff, v64
11288  v_and_b32_e32 v132, 0x7fffffff, v34
11290  v_pk_mul_f32 v[60:61], v[16:17], s[4:5] op_sel_hi:[1,0]
11298  v_pk_mul_f32 v[22:23], v[28:29], s[4:5] op_sel_hi:[1,0]
112A0  v_max3_u32 v3, v132, v133, v3
112A8  v_and_b32_e32 v131, 0x7fffffff, v62
112B0  v_and_b32_e32 v130, 0x7fffffff, v36
112B8  v_pk_add_f32 v[6:7], v[6:7], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
112C0  v_pk_add_f32 v[90:91], v[42:43], v[58:59]
112C8  v_pk_add_f32 v[92:93], v[42:43], v[58:59] neg_lo:[0,1] neg_hi:[0,1]
112D0  v_pk_mul_f32 v[58:59], v[18:19], s[4:5] op_sel_hi:[1,0]
112D8  v_pk_mul_f32 v[24:25], v[14:15], s[4:5] op_sel_hi:[1,0]
112E0  v_max3_u32 v3, v130, v131, v3
112E8  v_and_b32_e32 v129, 0x7fffffff, v60
112F0  v_and_b32_e32 v128, 0x7fffffff, v22
112F8  v_pk_add_f32 v[94:95], v[40:41], v[56:57]
11300  v_pk_add_f32 v[96:97], v[40:41], v[56:57] neg_lo:[0,1] neg_hi:[0,1]
11308  v_pk_mul_f32 v[56:57], v[10:11], s[4:5] op_sel_hi:[1,0]
11310  v_pk_mul_f32 v[26:27], v[12:13], s[4:5] op_sel_hi:[1,0]
11318  v_max3_u32 v3, v128, v129, v3
11320  v_and_b32_e32 v127, 0x7fffffff, v58
11328  v_and_b32_e32 v126, 0x7fffffff, v24
11330  v_pk_add_f32 v[42:43], v[38:39], v[54:55]
11338  v_pk_add_f32 v[38:39], v[38:39], v[54:55] neg_lo:[0,1] neg_hi:[0,1]
11340  v_pk_mul_f32 v[54:55], v[8:9], s[4:5] op_sel_hi:[1,0]
11348  v_pk_mul_f32 v[28:29], v[6:7], s[4:5] op_sel_hi:[1,0]
11350  v_max3_u32 v3, v126, v127, v3
11358  v_and_b32_e32 v125, 0x7fffffff, v56
11360  v_and_b32_e32 v124, 0x7fffffff, v26
11368  v_pk_mul_f32 v[52:53], v[76:77], s[4:5] op_sel_hi:[1,0]
11370  v_pk_mul_f32 v[14:15], v[48:49], s[4:5] op_sel_hi:[1,0]
11378  v_max3_u32 v3, v124, v125, v3
11380  v_and_b32_e32 v123, 0x7fffffff, v54
11388  v_and_b32_e32 v122, 0x7fffffff, v28
11390  v_pk_mul_f32 v[50:51], v[44:45], s[4:5] op_sel_hi:[1,0]
11398  v_pk_mul_f32 v[16:17], v[84:85], s[4:5] op_sel_hi:[1,0]
113A0  v_max3_u32 v3, v122, v123, v3
113A8  v_and_b32_e32 v121, 0x7fffffff, v52
113B0  v_and_b32_e32 v120, 0x7fffffff, v14
113B8  v_pk_mul_f32 v[48:49], v[46:47], s[4:5] op_sel_hi:[1,0]
113C0  v_pk_mul_f32 v[18:19], v[90:91], s[4:5] op_sel_hi:[1,0]
113C8  v_max3_u32 v3, v120, v121, v3
113D0  v_and_b32_e32 v119, 0x7fffffff, v50
113D8  v_and_b32_e32 v118, 0x7fffffff, v16
113E0  v_pk_mul_f32 v[46:47], v[42:43], s[4:5] op_sel_hi:[1,0]
113E8  v_pk_mul_f32 v[20:21], v[94:95], s[4:5] op_sel_hi:[1,0]
113F0  v_max3_u32 v3, v118, v119, v3
113F8  v_and_b32_e32 v117, 0x7fffffff, v48
11400  v_and_b32_e32 v116, 0x7fffffff, v18
11408  v_pk_mul_f32 v[44:45], v[78:79], s[4:5] op_sel_hi:[1,0]
11410  v_pk_mul_f32 v[6:7], v[80:81], s[4:5] op_sel_hi:[1,0]
11418  v_max3_u32 v3, v116, v117, v3
11420  v_and_b32_e32 v115, 0x7fffffff, v46
11428  v_and_b32_e32 v114, 0x7fffffff, v20
11430  v_pk_mul_f32 v[42:43], v[82:83], s[4:5] op_sel_hi:[1,0]
11438  v_pk_mul_f32 v[8:9], v[86:87], s[4:5] op_sel_hi:[1,0]
11440  v_max3_u32 v3, v114, v115, v3
11448  v_and_b32_e32 v113, 0x7fffffff, v44
11450  v_and_b32_e32 v112, 0x7fffffff, v6
11458  v_pk_mul_f32 v[40:41], v[88:89], s[4:5] op_sel_hi:[1,0]
11460  v_pk_mul_f32 v[10:11], v[92:93], s[4:5] op_sel_hi:[1,0]
11468  v_max3_u32 v3, v112, v113, v3
11470  v_and_b32_e32 v111, 0x7fffffff, v42
11478  v_and_b32_e32 v110, 0x7fffffff, v8
11480  v_pk_mul_f32 v[38:39], v[38:39], s[4:5] op_sel_hi:[1,0]
11488  v_pk_mul_f32 v[12:13], v[96:97], s[4:5] op_sel_hi:[1,0]
11490  v_max3_u32 v3, v110, v111, v3
11498  v_and_b32_e32 v109, 0x7fffffff, v40
114A0  v_and_b32_e32 v108, 0x7fffffff, v10
114A8  v_max3_u32 v70, v108, v109, v3
114B0  v_and_b32_e32 v107, 0x7fffffff, v38
114B8  v_and_b32_e32 v3, 0x7fffffff, v12
114C0  v_max3_u32 v138, v3, v107, v70
114C8  s_mov_b32 s4, 0x7f7fffff
114D0  v_cmp_lt_u32_e32 vcc, s4, v138
114D4  v_mov_b32_e32 v70, v68
114D8  v_mov_b32_e32 v71, v30
114DC  v_mov_b32_e32 v72, v66
114E0  v_mov_b32_e32 v73, v32
114E4  v_mov_b32_e32 v74, v64
114E8  v_mov_b32_e32 v75, v34
114EC  v_mov_b32_e32 v78, v62
114F0  v_mov_b32_e32 v79, v36
114F4  v_mov_b32_e32 v76, v60
114F8  v_mov_b32_e32 v77, v22
114FC  v_mov_b32_e32 v80, v58
11500  v_mov_b32_e32 v81, v24
11504  v_mov_b32_e32 v82, v56
11508  v_mov_b32_e32 v83, v26
1150C  v_mov_b32_e32 v86, v54
11510  v_mov_b32_e32 v87, v28
11514  v_mov_b32_e32 v84, v52
11518  v_mov_b32_e32 v85, v14
1151C  v_mov_b32_e32 v88, v50
11520  v_mov_b32_e32 v89, v16
11524  v_mov_b32_e32 v90, v48
11528  v_mov_b32_e32 v91, v18
1152C  v_mov_b32_e32 v94, v46
11530  v_mov_b32_e32 v95, v20
11534  v_mov_b32_e32 v92, v44
11538  v_mov_b32_e32 v93, v6
1153C  v_mov_b32_e32 v96, v42
11540  v_mov_b32_e32 v97, v8
11544  v_mov_b32_e32 v98, v40
11548  v_mov_b32_e32 v99, v10
1154C  v_mov_b32_e32 v100, v38
11550  v_mov_b32_e32 v101, v12
11554  v_mov_b32_e32 v103, 0
11558  v_mov_b32_e32 v104, 0
1155C  v_mov_b32_e32 v105, 0
11560  v_mov_b32_e32 v106, 0
11564  s_and_saveexec_b64 s[4:5], vcc
11568  s_cbranch_execz 585
1156C  v_sub_u32_e32 v70, 0x7f7fffff, v137
11574  v_sub_u32_e32 v71, 0x7f800000, v137
1157C  v_sub_u32_e32 v74, 0x7f800000, v136
11584  v_sub_u32_e32 v73, 0x7f7fffff, v136
1158C  v_lshrrev_b32_e32 v76, 31, v71
11590  v_ashrrev_i32_e32 v72, 31, v70
11594  v_lshrrev_b32_e32 v70, 31, v70
11598  v_lshrrev_b32_e32 v74, 31, v74
1159C  v_add_u32_e32 v78, -1, v76
115A0  v_add_u32_e32 v77, -1, v74
115A4  v_lshrrev_b32_e32 v75, 31, v73
115A8  v_and_b32_e32 v79, 0x80000000, v78
115B0  v_add_u32_e32 v70, -1, v70
115B4  v_and_b32_e32 v72, 7, v72
115B8  v_and_b32_e32 v71, 0x80000000, v77
115C0  v_add_u32_e32 v75, -1, v75
115C4  v_bitop3_b32 v70, v79, v68, v70 bitop3:0xc8
115CC  v_ashrrev_i32_e32 v68, 31, v73
115D0  s_movk_i32 s8, 0x70
115D4  v_bitop3_b32 v71, v71, v30, v75 bitop3:0xc8
115DC  v_and_b32_e32 v30, v78, v137
115E0  v_and_or_b32 v68, v68, s8, v72
115E8  v_and_b32_e32 v72, v77, v136
115EC  v_add_u32_e32 v74, v74, v76
115F0  v_max_u32_e32 v30, v72, v30
115F4  v_sub_u32_e32 v72, 0x7f7fffff, v135
115FC  v_sub_u32_e32 v73, 0x7f800000, v135
11604  v_sub_u32_e32 v76, 0x7f800000, v134
1160C  s_movk_i32 s9, 0x700
11610  v_ashrrev_i32_e32 v75, 31, v72
11614  v_lshrrev_b32_e32 v78, 31, v73
11618  v_and_or_b32 v68, v75, s9, v68
11620  v_sub_u32_e32 v75, 0x7f7fffff, v134
11628  v_lshrrev_b32_e32 v72, 31, v72
1162C  v_lshrrev_b32_e32 v76, 31, v76
11630  v_add_u32_e32 v80, -1, v78
11634  v_add_u32_e32 v79, -1, v76
11638  v_lshrrev_b32_e32 v77, 31, v75
1163C  v_and_b32_e32 v81, 0x80000000, v80
11644  v_add_u32_e32 v72, -1, v72
11648  v_and_b32_e32 v73, 0x80000000, v79
11650  v_add_u32_e32 v77, -1, v77
11654  v_bitop3_b32 v72, v81, v66, v72 bitop3:0xc8
1165C  v_ashrrev_i32_e32 v66, 31, v75
11660  s_movk_i32 s16, 0x7000
11664  v_bitop3_b32 v73, v73, v32, v77 bitop3:0xc8
1166C  v_and_b32_e32 v32, v80, v135
11670  v_and_or_b32 v66, v66, s16, v68
11678  v_add3_u32 v68, v78, v74, v76
11680  v_and_b32_e32 v74, v79, v134
11684  v_max3_u32 v30, v74, v32, v30
1168C  v_sub_u32_e32 v32, 0x7f7fffff, v133
11694  s_mov_b32 s17, 0x70000
1169C  v_ashrrev_i32_e32 v75, 31, v32
116A0  v_and_or_b32 v66, v75, s17, v66
116A8  v_sub_u32_e32 v75, 0x7f800000, v132
116B0  v_sub_u32_e32 v74, 0x7f800000, v133
116B8  v_sub_u32_e32 v76, 0x7f7fffff, v132
116C0  v_lshrrev_b32_e32 v32, 31, v32
116C4  v_lshrrev_b32_e32 v79, 31, v75
116C8  v_lshrrev_b32_e32 v77, 31, v76
116CC  v_lshrrev_b32_e32 v78, 31, v74
116D0  v_add_u32_e32 v80, -1, v79
116D4  v_add_u32_e32 v81, -1, v78
116D8  v_and_b32_e32 v75, 0x80000000, v80
116E0  v_add_u32_e32 v77, -1, v77
116E4  v_and_b32_e32 v74, 0x80000000, v81
116EC  v_add_u32_e32 v32, -1, v32
116F0  v_bitop3_b32 v75, v75, v34, v77 bitop3:0xc8
116F8  v_ashrrev_i32_e32 v34, 31, v76
116FC  s_mov_b32 s23, 0x700000
11704  v_bitop3_b32 v74, v74, v64, v32 bitop3:0xc8
1170C  v_and_b32_e32 v32, v81, v133
11710  v_and_or_b32 v34, v34, s23, v66
11718  v_and_b32_e32 v66, v80, v132
1171C  v_max3_u32 v30, v66, v32, v30
11724  v_sub_u32_e32 v32, 0x7f7fffff, v131
1172C  v_sub_u32_e32 v76, 0x7f800000, v130
11734  v_add3_u32 v64, v78, v68, v79
1173C  v_sub_u32_e32 v66, 0x7f800000, v131
11744  v_ashrrev_i32_e32 v68, 31, v32
11748  s_mov_b32 s24, 0x7000000
11750  v_and_or_b32 v34, v68, s24, v34
11758  v_sub_u32_e32 v68, 0x7f7fffff, v130
11760  v_lshrrev_b32_e32 v76, 31, v76
11764  v_lshrrev_b32_e32 v66, 31, v66
11768  v_lshrrev_b32_e32 v77, 31, v68
1176C  v_add_u32_e32 v80, -1, v76
11770  v_lshrrev_b32_e32 v32, 31, v32
11774  v_add_u32_e32 v81, -1, v66
11778  v_and_b32_e32 v79, 0x80000000, v80
11780  v_add_u32_e32 v77, -1, v77
11784  v_and_b32_e32 v78, 0x80000000, v81
1178C  v_add_u32_e32 v32, -1, v32
11790  v_bitop3_b32 v79, v79, v36, v77 bitop3:0xc8
11798  v_ashrrev_i32_e32 v36, 31, v68
1179C  s_brev_b32 s25, 14
117A0  v_bitop3_b32 v78, v78, v62, v32 bitop3:0xc8
117A8  v_and_b32_e32 v32, v81, v131
117AC  v_and_or_b32 v103, v36, s25, v34
117B4  v_add3_u32 v34, v66, v64, v76
117BC  v_and_b32_e32 v36, v80, v130
117C0  v_sub_u32_e32 v66, 0x7f800000, v128
117C8  v_max3_u32 v30, v36, v32, v30
117D0  v_sub_u32_e32 v36, 0x7f800000, v129
117D8  v_sub_u32_e32 v32, 0x7f7fffff, v129
117E0  v_sub_u32_e32 v64, 0x7f7fffff, v128
117E8  v_lshrrev_b32_e32 v66, 31, v66
117EC  v_lshrrev_b32_e32 v36, 31, v36
117F0  v_lshrrev_b32_e32 v68, 31, v64
117F4  v_add_u32_e32 v80, -1, v66
117F8  v_ashrrev_i32_e32 v62, 31, v32
117FC  v_lshrrev_b32_e32 v32, 31, v32
11800  v_add_u32_e32 v81, -1, v36
11804  v_and_b32_e32 v77, 0x80000000, v80
1180C  v_add_u32_e32 v68, -1, v68
11810  v_and_b32_e32 v76, 0x80000000, v81
11818  v_add_u32_e32 v32, -1, v32
1181C  v_bitop3_b32 v77, v77, v22, v68 bitop3:0xc8
11824  v_and_b32_e32 v22, v81, v129
11828  v_add3_u32 v34, v36, v34, v66
11830  v_and_b32_e32 v36, v80, v128
11834  v_and_b32_e32 v62, 7, v62
11838  v_bitop3_b32 v76, v76, v60, v32 bitop3:0xc8
11840  v_ashrrev_i32_e32 v32, 31, v64
11844  v_max3_u32 v22, v36, v22, v30
1184C  v_sub_u32_e32 v36, 0x7f800000, v127
11854  v_and_or_b32 v32, v32, s8, v62
1185C  v_sub_u32_e32 v30, 0x7f7fffff, v127
11864  v_sub_u32_e32 v62, 0x7f800000, v126
1186C  v_lshrrev_b32_e32 v36, 31, v36
11870  v_ashrrev_i32_e32 v60, 31, v30
11874  v_and_or_b32 v32, v60, s9, v32
1187C  v_sub_u32_e32 v60, 0x7f7fffff, v126
11884  v_lshrrev_b32_e32 v30, 31, v30
11888  v_lshrrev_b32_e32 v62, 31, v62
1188C  v_add_u32_e32 v68, -1, v36
11890  v_add_u32_e32 v66, -1, v62
11894  v_lshrrev_b32_e32 v64, 31, v60
11898  v_and_b32_e32 v80, 0x80000000, v68
118A0  v_add_u32_e32 v30, -1, v30
118A4  v_and_b32_e32 v81, 0x80000000, v66
118AC  v_add_u32_e32 v64, -1, v64
118B0  v_bitop3_b32 v80, v80, v58, v30 bitop3:0xc8
118B8  v_ashrrev_i32_e32 v30, 31, v60
118BC  v_bitop3_b32 v81, v81, v24, v64 bitop3:0xc8
118C4  v_and_b32_e32 v24, v68, v127
118C8  v_and_or_b32 v30, v30, s16, v32
118D0  v_add3_u32 v32, v36, v34, v62
118D8  v_and_b32_e32 v34, v66, v126
118DC  v_max3_u32 v22, v34, v24, v22
118E4  v_sub_u32_e32 v24, 0x7f7fffff, v125
118EC  v_sub_u32_e32 v58, 0x7f800000, v124
118F4  v_sub_u32_e32 v34, 0x7f800000, v125
118FC  v_ashrrev_i32_e32 v36, 31, v24
11900  v_and_or_b32 v30, v36, s17, v30
11908  v_sub_u32_e32 v36, 0x7f7fffff, v124
11910  v_lshrrev_b32_e32 v58, 31, v58
11914  v_lshrrev_b32_e32 v34, 31, v34
11918  v_lshrrev_b32_e32 v60, 31, v36
1191C  v_add_u32_e32 v62, -1, v58
11920  v_lshrrev_b32_e32 v24, 31, v24
11924  v_add_u32_e32 v64, -1, v34
11928  v_and_b32_e32 v68, 0x80000000, v62
11930  v_add_u32_e32 v60, -1, v60
11934  v_and_b32_e32 v66, 0x80000000, v64
1193C  v_add_u32_e32 v24, -1, v24
11940  v_bitop3_b32 v83, v68, v26, v60 bitop3:0xc8
11948  v_ashrrev_i32_e32 v26, 31, v36
1194C  v_bitop3_b32 v82, v66, v56, v24 bitop3:0xc8
11954  v_and_b32_e32 v24, v64, v125
11958  v_and_or_b32 v26, v26, s23, v30
11960  v_add3_u32 v30, v34, v32, v58
11968  v_and_b32_e32 v32, v62, v124
1196C  v_max3_u32 v22, v32, v24, v22
11974  v_sub_u32_e32 v24, 0x7f7fffff, v123
1197C  v_sub_u32_e32 v36, 0x7f800000, v122
11984  v_sub_u32_e32 v32, 0x7f800000, v123
1198C  v_ashrrev_i32_e32 v34, 31, v24
11990  v_and_or_b32 v26, v34, s24, v26
11998  v_sub_u32_e32 v34, 0x7f7fffff, v122
119A0  v_lshrrev_b32_e32 v36, 31, v36
119A4  v_lshrrev_b32_e32 v32, 31, v32
119A8  v_lshrrev_b32_e32 v56, 31, v34
119AC  v_add_u32_e32 v58, -1, v36
119B0  v_lshrrev_b32_e32 v24, 31, v24
119B4  v_add_u32_e32 v60, -1, v32
119B8  v_and_b32_e32 v64, 0x80000000, v58
119C0  v_add_u32_e32 v56, -1, v56
119C4  v_and_b32_e32 v62, 0x80000000, v60
119CC  v_add_u32_e32 v24, -1, v24
119D0  v_bitop3_b32 v87, v64, v28, v56 bitop3:0xc8
119D8  v_ashrrev_i32_e32 v28, 31, v34
119DC  v_bitop3_b32 v86, v62, v54, v24 bitop3:0xc8
119E4  v_and_b32_e32 v24, v60, v123
119E8  v_and_or_b32 v104, v28, s25, v26
119F0  v_and_b32_e32 v28, v58, v122
119F4  v_sub_u32_e32 v34, 0x7f800000, v120
119FC  v_max3_u32 v22, v28, v24, v22
11A04  v_sub_u32_e32 v28, 0x7f800000, v121
11A0C  v_add3_u32 v26, v32, v30, v36
11A14  v_sub_u32_e32 v32, 0x7f7fffff, v120
11A1C  v_lshrrev_b32_e32 v34, 31, v34
11A20  v_sub_u32_e32 v24, 0x7f7fffff, v121
11A28  v_lshrrev_b32_e32 v28, 31, v28
11A2C  v_lshrrev_b32_e32 v36, 31, v32
11A30  v_add_u32_e32 v54, -1, v34
11A34  v_add_u32_e32 v56, -1, v28
11A38  v_and_b32_e32 v60, 0x80000000, v54
11A40  v_add_u32_e32 v36, -1, v36
11A44  v_ashrrev_i32_e32 v30, 31, v24
11A48  v_lshrrev_b32_e32 v24, 31, v24
11A4C  v_bitop3_b32 v85, v60, v14, v36 bitop3:0xc8
11A54  v_and_b32_e32 v14, v56, v121
11A58  v_add3_u32 v26, v28, v26, v34
11A60  v_and_b32_e32 v28, v54, v120
11A64  v_and_b32_e32 v58, 0x80000000, v56
11A6C  v_add_u32_e32 v24, -1, v24
11A70  v_max3_u32 v14, v28, v14, v22
11A78  v_sub_u32_e32 v28, 0x7f800000, v119
11A80  v_and_b32_e32 v30, 7, v30
11A84  v_bitop3_b32 v84, v58, v52, v24 bitop3:0xc8
11A8C  v_ashrrev_i32_e32 v24, 31, v32
11A90  v_sub_u32_e32 v22, 0x7f7fffff, v119
11A98  v_sub_u32_e32 v32, 0x7f800000, v118
11AA0  v_and_or_b32 v24, v24, s8, v30
11AA8  v_lshrrev_b32_e32 v28, 31, v28
11AAC  v_ashrrev_i32_e32 v30, 31, v22
11AB0  v_and_or_b32 v24, v30, s9, v24
11AB8  v_sub_u32_e32 v30, 0x7f7fffff, v118
11AC0  v_lshrrev_b32_e32 v22, 31, v22
11AC4  v_lshrrev_b32_e32 v32, 31, v32
11AC8  v_add_u32_e32 v52, -1, v28
11ACC  v_add_u32_e32 v36, -1, v32
11AD0  v_lshrrev_b32_e32 v34, 31, v30
11AD4  v_and_b32_e32 v54, 0x80000000, v52
11ADC  v_add_u32_e32 v22, -1, v22
11AE0  v_and_b32_e32 v56, 0x80000000, v36
11AE8  v_add_u32_e32 v34, -1, v34
11AEC  v_bitop3_b32 v88, v54, v50, v22 bitop3:0xc8
11AF4  v_ashrrev_i32_e32 v22, 31, v30
11AF8  v_bitop3_b32 v89, v56, v16, v34 bitop3:0xc8
11B00  v_and_b32_e32 v16, v52, v119
11B04  v_and_or_b32 v22, v22, s16, v24
11B0C  v_add3_u32 v24, v28, v26, v32
11B14  v_and_b32_e32 v26, v36, v118
11B18  v_max3_u32 v14, v26, v16, v14
11B20  v_sub_u32_e32 v16, 0x7f7fffff, v117
11B28  v_sub_u32_e32 v30, 0x7f800000, v116
11B30  v_sub_u32_e32 v26, 0x7f800000, v117
11B38  v_ashrrev_i32_e32 v28, 31, v16
11B3C  v_and_or_b32 v22, v28, s17, v22
11B44  v_sub_u32_e32 v28, 0x7f7fffff, v116
11B4C  v_lshrrev_b32_e32 v30, 31, v30
11B50  v_lshrrev_b32_e32 v26, 31, v26
11B54  v_lshrrev_b32_e32 v32, 31, v28
11B58  v_add_u32_e32 v34, -1, v30
11B5C  v_lshrrev_b32_e32 v16, 31, v16
11B60  v_add_u32_e32 v36, -1, v26
11B64  v_and_b32_e32 v52, 0x80000000, v34
11B6C  v_add_u32_e32 v32, -1, v32
11B70  v_and_b32_e32 v50, 0x80000000, v36
11B78  v_add_u32_e32 v16, -1, v16
11B7C  v_bitop3_b32 v91, v52, v18, v32 bitop3:0xc8
11B84  v_ashrrev_i32_e32 v18, 31, v28
11B88  v_bitop3_b32 v90, v50, v48, v16 bitop3:0xc8
11B90  v_and_b32_e32 v16, v36, v117
11B94  v_and_or_b32 v18, v18, s23, v22
11B9C  v_add3_u32 v22, v26, v24, v30
11BA4  v_and_b32_e32 v24, v34, v116
11BA8  v_max3_u32 v14, v24, v16, v14
11BB0  v_sub_u32_e32 v16, 0x7f7fffff, v115
11BB8  v_sub_u32_e32 v28, 0x7f800000, v114
11BC0  v_sub_u32_e32 v24, 0x7f800000, v115
11BC8  v_ashrrev_i32_e32 v26, 31, v16
11BCC  v_and_or_b32 v18, v26, s24, v18
11BD4  v_sub_u32_e32 v26, 0x7f7fffff, v114
11BDC  v_lshrrev_b32_e32 v28, 31, v28
11BE0  v_lshrrev_b32_e32 v24, 31, v24
11BE4  v_lshrrev_b32_e32 v30, 31, v26
11BE8  v_add_u32_e32 v32, -1, v28
11BEC  v_lshrrev_b32_e32 v16, 31, v16
11BF0  v_add_u32_e32 v34, -1, v24
11BF4  v_and_b32_e32 v48, 0x80000000, v32
11BFC  v_add_u32_e32 v30, -1, v30
11C00  v_and_b32_e32 v36, 0x80000000, v34
11C08  v_add_u32_e32 v16, -1, v16
11C0C  v_bitop3_b32 v95, v48, v20, v30 bitop3:0xc8
11C14  v_ashrrev_i32_e32 v20, 31, v26
11C18  v_bitop3_b32 v94, v36, v46, v16 bitop3:0xc8
11C20  v_and_b32_e32 v16, v34, v115
11C24  v_and_or_b32 v105, v20, s25, v18
11C2C  v_and_b32_e32 v20, v32, v114
11C30  v_sub_u32_e32 v26, 0x7f800000, v112
11C38  v_max3_u32 v14, v20, v16, v14
11C40  v_sub_u32_e32 v20, 0x7f800000, v113
11C48  v_add3_u32 v18, v24, v22, v28
11C50  v_sub_u32_e32 v24, 0x7f7fffff, v112
11C58  v_lshrrev_b32_e32 v26, 31, v26
11C5C  v_sub_u32_e32 v16, 0x7f7fffff, v113
11C64  v_lshrrev_b32_e32 v20, 31, v20
11C68  v_lshrrev_b32_e32 v28, 31, v24
11C6C  v_add_u32_e32 v30, -1, v26
11C70  v_add_u32_e32 v32, -1, v20
11C74  v_and_b32_e32 v36, 0x80000000, v30
11C7C  v_add_u32_e32 v28, -1, v28
11C80  v_ashrrev_i32_e32 v22, 31, v16
11C84  v_lshrrev_b32_e32 v16, 31, v16
11C88  v_bitop3_b32 v93, v36, v6, v28 bitop3:0xc8
11C90  v_and_b32_e32 v6, v32, v113
11C94  v_add3_u32 v18, v20, v18, v26
11C9C  v_and_b32_e32 v20, v30, v112
11CA0  v_and_b32_e32 v34, 0x80000000, v32
11CA8  v_add_u32_e32 v16, -1, v16
11CAC  v_max3_u32 v6, v20, v6, v14
11CB4  v_sub_u32_e32 v20, 0x7f800000, v111
11CBC  v_and_b32_e32 v22, 7, v22
11CC0  v_bitop3_b32 v92, v34, v44, v16 bitop3:0xc8
11CC8  v_ashrrev_i32_e32 v16, 31, v24
11CCC  v_sub_u32_e32 v14, 0x7f7fffff, v111
11CD4  v_sub_u32_e32 v24, 0x7f800000, v110
11CDC  v_and_or_b32 v16, v16, s8, v22
11CE4  v_lshrrev_b32_e32 v20, 31, v20
11CE8  v_ashrrev_i32_e32 v22, 31, v14
11CEC  v_and_or_b32 v16, v22, s9, v16
11CF4  v_sub_u32_e32 v22, 0x7f7fffff, v110
11CFC  v_lshrrev_b32_e32 v14, 31, v14
11D00  v_lshrrev_b32_e32 v24, 31, v24
11D04  v_add_u32_e32 v30, -1, v20
11D08  v_add_u32_e32 v28, -1, v24
11D0C  v_lshrrev_b32_e32 v26, 31, v22
11D10  v_and_b32_e32 v32, 0x80000000, v30
11D18  v_add_u32_e32 v14, -1, v14
11D1C  v_and_b32_e32 v34, 0x80000000, v28
11D24  v_add_u32_e32 v26, -1, v26
11D28  v_bitop3_b32 v96, v32, v42, v14 bitop3:0xc8
11D30  v_ashrrev_i32_e32 v14, 31, v22
11D34  v_bitop3_b32 v97, v34, v8, v26 bitop3:0xc8
11D3C  v_and_b32_e32 v8, v30, v111
11D40  v_and_or_b32 v14, v14, s16, v16
11D48  v_add3_u32 v16, v20, v18, v24
11D50  v_and_b32_e32 v18, v28, v110
11D54  v_max3_u32 v6, v18, v8, v6
11D5C  v_sub_u32_e32 v8, 0x7f7fffff, v109
11D64  v_sub_u32_e32 v22, 0x7f800000, v108
11D6C  v_sub_u32_e32 v18, 0x7f800000, v109
11D74  v_ashrrev_i32_e32 v20, 31, v8
11D78  v_and_or_b32 v14, v20, s17, v14
11D80  v_sub_u32_e32 v20, 0x7f7fffff, v108
11D88  v_lshrrev_b32_e32 v22, 31, v22
11D8C  v_lshrrev_b32_e32 v18, 31, v18
11D90  v_lshrrev_b32_e32 v24, 31, v20
11D94  v_add_u32_e32 v26, -1, v22
11D98  v_lshrrev_b32_e32 v8, 31, v8
11D9C  v_add_u32_e32 v28, -1, v18
11DA0  v_and_b32_e32 v32, 0x80000000, v26
11DA8  v_add_u32_e32 v24, -1, v24
11DAC  v_and_b32_e32 v30, 0x80000000, v28
11DB4  v_add_u32_e32 v8, -1, v8
11DB8  v_bitop3_b32 v99, v32, v10, v24 bitop3:0xc8
11DC0  v_ashrrev_i32_e32 v10, 31, v20
11DC4  v_bitop3_b32 v98, v30, v40, v8 bitop3:0xc8
11DCC  v_and_b32_e32 v8, v28, v109
11DD0  v_and_or_b32 v10, v10, s23, v14
11DD8  v_add3_u32 v14, v18, v16, v22
11DE0  v_and_b32_e32 v16, v26, v108
11DE4  v_max3_u32 v6, v16, v8, v6
11DEC  v_sub_u32_e32 v8, 0x7f7fffff, v107
11DF4  v_sub_u32_e32 v20, 0x7f800000, v3
11DFC  v_sub_u32_e32 v16, 0x7f800000, v107
11E04  v_ashrrev_i32_e32 v18, 31, v8
11E08  v_and_or_b32 v10, v18, s24, v10
11E10  v_sub_u32_e32 v18, 0x7f7fffff, v3
11E18  v_lshrrev_b32_e32 v20, 31, v20
11E1C  v_lshrrev_b32_e32 v16, 31, v16
11E20  v_lshrrev_b32_e32 v22, 31, v18
11E24  v_add_u32_e32 v24, -1, v20
11E28  v_lshrrev_b32_e32 v8, 31, v8
11E2C  v_add_u32_e32 v26, -1, v16
11E30  v_and_b32_e32 v30, 0x80000000, v24
11E38  v_add_u32_e32 v22, -1, v22
11E3C  v_and_b32_e32 v28, 0x80000000, v26
11E44  v_add_u32_e32 v8, -1, v8
11E48  v_bitop3_b32 v101, v30, v12, v22 bitop3:0xc8
11E50  v_ashrrev_i32_e32 v12, 31, v18
11E54  v_bitop3_b32 v100, v28, v38, v8 bitop3:0xc8
11E5C  v_and_b32_e32 v8, v26, v107
11E60  v_and_or_b32 v106, v12, s25, v10
11E68  v_add3_u32 v10, v16, v14, v20
11E70  v_and_b32_e32 v3, v24, v3
11E74  v_max3_u32 v3, v3, v8, v6
11E7C  v_mov_b32_e32 v6, 0x7f800000
11E84  v_cmp_ne_u32_e32 vcc, 32, v10
11E88  s_nop 1
11E8C  v_cndmask_b32_e32 v138, v6, v3, vcc
11E90  s_or_b64 exec, exec, s[4:5]
11E94  s_bfe_u32 s16, s19, 0x20004
11E9C  s_cmp_eq_u32 s16, 2
11EA0  s_cselect_b64 s[4:5], -1, 0
11EA4  s_and_b64 s[8:9], s[4:5], exec
11EA8  s_cselect_b32 s8, 0x3fffff, 0
11EB0  s_cmp_lg_u32 s16, 0
11EB4  s_cselect_b32 s38, s8, 0x200000
11EBC  v_cmp_ne_u32_e32 vcc, 0, v138
11EC0  v_mov_b32_e32 v38, 0x7f
11EC8  s_and_saveexec_b64 s[8:9], vcc
11ECC  s_cbranch_execz 15
11ED0  v_add_u32_e32 v3, s38, v138
11ED4  s_mov_b32 s16, 0x17fffff
11EDC  v_lshrrev_b32_e32 v6, 23, v3
11EE0  v_add_u32_e32 v6, -2, v6
11EE4  v_cmp_lt_u32_e32 vcc, s16, v3
11EE8  s_mov_b32 s16, 0x7f800000
11EF0  s_nop 0
11EF4  v_cndmask_b32_e32 v3, 0, v6, vcc
11EF8  v_cmp_eq_u32_e32 vcc, s16, v138
11EFC  v_mov_b32_e32 v6, 0xfe
11F04  s_and_b64 vcc, s[4:5], vcc
11F08  v_cndmask_b32_e32 v38, v3, v6, vcc
11F0C  s_or_b64 exec, exec, s[8:9]
11F10  v_cmp_eq_u32_e32 vcc, 0, v38
11F14  s_cbranch_vccz 37
11F18  s_nop 0
11F1C  v_cndmask_b32_e64 v6, 1.0, 2.0, vcc
11F24  v_pk_mul_f32 v[70:71], v[6:7], v[70:71] op_sel_hi:[0,1]
11F2C  v_pk_mul_f32 v[72:73], v[6:7], v[72:73] op_sel_hi:[0,1]
11F34  v_pk_mul_f32 v[74:75], v[6:7], v[74:75] op_sel_hi:[0,1]
11F3C  v_pk_mul_f32 v[78:79], v[6:7], v[78:79] op_sel_hi:[0,1]
11F44  v_pk_mul_f32 v[76:77], v[6:7], v[76:77] op_sel_hi:[0,1]
11F4C  v_pk_mul_f32 v[80:81], v[6:7], v[80:81] op_sel_hi:[0,1]
11F54  v_pk_mul_f32 v[82:83], v[6:7], v[82:83] op_sel_hi:[0,1]
11F5C  v_pk_mul_f32 v[86:87], v[6:7], v[86:87] op_sel_hi:[0,1]
11F64  v_pk_mul_f32 v[84:85], v[6:7], v[84:85] op_sel_hi:[0,1]
11F6C  v_pk_mul_f32 v[88:89], v[6:7], v[88:89] op_sel_hi:[0,1]
11F74  v_pk_mul_f32 v[90:91], v[6:7], v[90:91] op_sel_hi:[0,1]
11F7C  v_pk_mul_f32 v[94:95], v[6:7], v[94:95] op_sel_hi:[0,1]
11F84  v_pk_mul_f32 v[92:93], v[6:7], v[92:93] op_sel_hi:[0,1]
11F8C  v_pk_mul_f32 v[96:97], v[6:7], v[96:97] op_sel_hi:[0,1]
11F94  v_pk_mul_f32 v[98:99], v[6:7], v[98:99] op_sel_hi:[0,1]
11F9C  v_pk_mul_f32 v[100:101], v[6:7], v[100:101] op_sel_hi:[0,1]
11FA4  v_max_u32_e32 v6, 1, v38
11FA8  s_branch 1
11FAC  v_mov_b32_e32 v6, v38
11FB0  v_mad_u64_u32 v[2:3], s[8:9], s28, v2, v[4:5]
11FB8  v_lshlrev_b32_e32 v8, 2, v2
11FBC  s_mov_b32 s39, 0xd2511f53
11FC4  v_mad_u64_u32 v[108:109], s[8:9], v8, s39, 0
11FCC  s_mul_hi_u32 s8, s21, 0xcd9e8d57
11FD4  s_xor_b32 s8, s20, s8
11FD8  s_xor_b32 s16, s8, s0
11FDC  s_xor_b32 s8, s1, s22
11FE0  s_mov_b32 s40, 0xcd9e8d57
11FE8  v_xor_b32_e32 v3, s8, v109
11FEC  s_mul_i32 s9, s21, 0xcd9e8d57
11FF4  s_add_i32 s20, s0, 0x9e3779b9
11FFC  s_add_i32 s21, s1, 0xbb67ae85
12004  s_mul_hi_u32 s22, s16, 0xd2511f53
1200C  s_mul_i32 s24, s16, 0xd2511f53
12014  v_mad_u64_u32 v[110:111], s[16:17], v3, s40, 0
1201C  s_xor_b32 s16, s20, s9
12020  s_xor_b32 s20, s21, s22
12024  v_xor_b32_e32 v3, s16, v111
12028  v_xor_b32_e32 v4, s20, v108
1202C  s_add_i32 s17, s1, 0x76cf5d0a
12034  v_mad_u64_u32 v[108:109], s[22:23], v3, s39, 0
1203C  v_mad_u64_u32 v[112:113], s[22:23], v4, s40, 0
12044  s_xor_b32 s24, s17, s24
12048  s_add_i32 s9, s0, 0x3c6ef372
12050  v_xor_b32_e32 v3, v110, v113
12054  v_xor_b32_e32 v4, s24, v109
12058  v_xor_b32_e32 v3, s9, v3
1205C  v_mad_u64_u32 v[114:115], s[22:23], v4, s40, 0
12064  s_add_i32 s21, s0, 0xdaa66d2b
1206C  v_mad_u64_u32 v[110:111], s[22:23], v3, s39, 0
12074  v_xor_b32_e32 v3, v112, v115
12078  s_add_i32 s17, s1, 0x32370b8f
12080  v_xor_b32_e32 v3, s21, v3
12084  v_xor_b32_e32 v4, v108, v111
12088  v_xor_b32_e32 v4, s17, v4
1208C  v_mad_u64_u32 v[108:109], s[26:27], v3, s39, 0
12094  s_add_i32 s22, s1, 0xed9eba14
1209C  v_mad_u64_u32 v[112:113], s[26:27], v4, s40, 0
120A4  v_xor_b32_e32 v4, v110, v109
120A8  s_add_i32 s23, s0, 0x78dde6e4
120B0  v_xor_b32_e32 v3, v114, v113
120B4  v_xor_b32_e32 v4, s22, v4
120B8  v_xor_b32_e32 v3, s23, v3
120BC  v_mad_u64_u32 v[114:115], s[30:31], v4, s40, 0
120C4  s_add_i32 s26, s0, 0x1715609d
120CC  v_mad_u64_u32 v[110:111], s[30:31], v3, s39, 0
120D4  v_xor_b32_e32 v3, v112, v115
120D8  s_add_i32 s25, s1, 0xa9066899
120E0  v_xor_b32_e32 v3, s26, v3
120E4  v_xor_b32_e32 v4, v108, v111
120E8  v_xor_b32_e32 v4, s25, v4
120EC  v_mad_u64_u32 v[108:109], s[34:35], v3, s39, 0
120F4  s_add_i32 s27, s1, 0x646e171e
120FC  v_mad_u64_u32 v[112:113], s[34:35], v4, s40, 0
12104  v_xor_b32_e32 v4, v110, v109
12108  s_add_i32 s30, s0, 0xb54cda56
12110  v_xor_b32_e32 v3, v114, v113
12114  v_xor_b32_e32 v4, s27, v4
12118  v_xor_b32_e32 v3, s30, v3
1211C  v_mad_u64_u32 v[114:115], s[34:35], v4, s40, 0
12124  s_add_i32 s33, s0, 0x5384540f
1212C  v_mad_u64_u32 v[110:111], s[34:35], v3, s39, 0
12134  v_xor_b32_e32 v3, v112, v115
12138  s_add_i32 s31, s1, 0x1fd5c5a3
12140  v_xor_b32_e32 v3, s33, v3
12144  v_xor_b32_e32 v4, v108, v111
12148  v_xor_b32_e32 v4, s31, v4
1214C  v_mad_u64_u32 v[108:109], s[42:43], v3, s39, 0
12154  s_add_i32 s34, s1, 0xdb3d7428
1215C  v_mad_u64_u32 v[112:113], s[42:43], v4, s40, 0
12164  v_xor_b32_e32 v4, v110, v109
12168  s_add_i32 s36, s0, 0xf1bbcdc8
12170  v_xor_b32_e32 v3, v114, v113
12174  v_xor_b32_e32 v4, s34, v4
12178  v_xor_b32_e32 v3, s36, v3
1217C  s_add_i32 s37, s0, 0x8ff34781
12184  s_add_i32 s35, s1, 0x96a522ad
1218C  v_mad_u64_u32 v[114:115], s[0:1], v4, s40, 0
12194  v_mad_u64_u32 v[110:111], s[0:1], v3, s39, 0
1219C  v_xor_b32_e32 v3, v112, v115
121A0  v_xor_b32_e32 v10, s37, v3
121A4  v_xor_b32_e32 v3, v108, v111
121A8  v_mov_b32_e32 v4, 0
121AC  v_mov_b32_e32 v40, 0
121B0  v_lshlrev_b32_e32 v6, 23, v6
121B4  v_xor_b32_e32 v12, s35, v3
121B8  v_cvt_scalef32_sr_pk_fp4_f32 v4, v[70:71], v10, v6
121C0  v_cvt_scalef32_sr_pk_fp4_f32 v40, v[74:75], v12, v6 op_sel:[0,0,0,1]
121C8  v_cvt_scalef32_sr_pk_fp4_f32 v4, v[72:73], v114, v6 op_sel:[0,0,1,0]
121D0  v_cvt_scalef32_sr_pk_fp4_f32 v40, v[78:79], v110, v6 op_sel:[0,0,1,1]
121D8  s_nop 0
121DC  v_or_b32_e32 v10, 1, v8
121E0  v_mad_u64_u32 v[70:71], s[0:1], v10, s39, 0
121E8  v_xor_b32_e32 v10, s8, v71
121EC  v_mad_u64_u32 v[72:73], s[0:1], v10, s40, 0
121F4  v_xor_b32_e32 v10, s16, v73
121F8  v_xor_b32_e32 v12, s20, v70
121FC  v_mad_u64_u32 v[70:71], s[0:1], v10, s39, 0
12204  v_mad_u64_u32 v[74:75], s[0:1], v12, s40, 0
1220C  v_xor_b32_e32 v10, v72, v75
12210  v_xor_b32_e32 v12, s24, v71
12214  v_xor_b32_e32 v10, s9, v10
12218  v_mad_u64_u32 v[78:79], s[0:1], v12, s40, 0
12220  v_mad_u64_u32 v[72:73], s[0:1], v10, s39, 0
12228  v_xor_b32_e32 v10, v74, v79
1222C  v_xor_b32_e32 v10, s21, v10
12230  v_xor_b32_e32 v12, v70, v73
12234  v_xor_b32_e32 v12, s17, v12
12238  v_mad_u64_u32 v[70:71], s[0:1], v10, s39, 0
12240  v_mad_u64_u32 v[74:75], s[0:1], v12, s40, 0
12248  v_xor_b32_e32 v12, v72, v71
1224C  v_xor_b32_e32 v10, v78, v75
12250  v_xor_b32_e32 v12, s22, v12
12254  v_xor_b32_e32 v10, s23, v10
12258  v_mad_u64_u32 v[78:79], s[0:1], v12, s40, 0
12260  v_mad_u64_u32 v[72:73], s[0:1], v10, s39, 0
12268  v_xor_b32_e32 v10, v74, v79
1226C  v_xor_b32_e32 v10, s26, v10
12270  v_xor_b32_e32 v12, v70, v73
12274  v_xor_b32_e32 v12, s25, v12
12278  v_mad_u64_u32 v[70:71], s[0:1], v10, s39, 0
12280  v_mad_u64_u32 v[74:75], s[0:1], v12, s40, 0
12288  v_xor_b32_e32 v12, v72, v71
1228C  v_xor_b32_e32 v10, v78, v75
12290  v_xor_b32_e32 v12, s27, v12
12294  v_xor_b32_e32 v10, s30, v10
12298  v_mad_u64_u32 v[78:79], s[0:1], v12, s40, 0
122A0  v_mad_u64_u32 v[72:73], s[0:1], v10, s39, 0
122A8  v_xor_b32_e32 v10, v74, v79
122AC  v_xor_b32_e32 v10, s33, v10
122B0  v_xor_b32_e32 v12, v70, v73
122B4  v_xor_b32_e32 v12, s31, v12
122B8  v_mad_u64_u32 v[70:71], s[0:1], v10, s39, 0
122C0  v_mad_u64_u32 v[74:75], s[0:1], v12, s40, 0
122C8  v_xor_b32_e32 v12, v72, v71
122CC  v_xor_b32_e32 v10, v78, v75
122D0  v_xor_b32_e32 v12, s34, v12
122D4  v_xor_b32_e32 v10, s36, v10
122D8  v_mad_u64_u32 v[78:79], s[0:1], v12, s40, 0
122E0  v_mad_u64_u32 v[72:73], s[0:1], v10, s39, 0
122E8  v_xor_b32_e32 v10, v74, v79
122EC  v_xor_b32_e32 v10, s37, v10
122F0  v_xor_b32_e32 v12, v70, v73
122F4  v_mov_b32_e32 v42, 0
122F8  v_mov_b32_e32 v44, 0
122FC  v_xor_b32_e32 v12, s35, v12
12300  v_cvt_scalef32_sr_pk_fp4_f32 v42, v[76:77], v10, v6
12308  v_cvt_scalef32_sr_pk_fp4_f32 v44, v[82:83], v12, v6 op_sel:[0,0,0,1]
12310  v_cvt_scalef32_sr_pk_fp4_f32 v42, v[80:81], v78, v6 op_sel:[0,0,1,0]
12318  v_cvt_scalef32_sr_pk_fp4_f32 v44, v[86:87], v72, v6 op_sel:[0,0,1,1]
12320  s_nop 0
12324  v_or_b32_e32 v10, 2, v8
12328  v_mad_u64_u32 v[70:71], s[0:1], v10, s39, 0
12330  v_xor_b32_e32 v10, s8, v71
12334  v_mad_u64_u32 v[72:73], s[0:1], v10, s40, 0
1233C  v_xor_b32_e32 v12, s20, v70
12340  v_xor_b32_e32 v10, s16, v73
12344  v_mad_u64_u32 v[74:75], s[0:1], v12, s40, 0
1234C  v_mad_u64_u32 v[70:71], s[0:1], v10, s39, 0
12354  v_xor_b32_e32 v10, v72, v75
12358  v_xor_b32_e32 v10, s9, v10
1235C  v_xor_b32_e32 v12, s24, v71
12360  v_mad_u64_u32 v[72:73], s[0:1], v10, s39, 0
12368  v_mad_u64_u32 v[76:77], s[0:1], v12, s40, 0
12370  v_xor_b32_e32 v10, v74, v77
12374  v_xor_b32_e32 v12, v70, v73
12378  v_xor_b32_e32 v10, s21, v10
1237C  v_xor_b32_e32 v12, s17, v12
12380  v_mad_u64_u32 v[70:71], s[0:1], v10, s39, 0
12388  v_mad_u64_u32 v[74:75], s[0:1], v12, s40, 0
12390  v_xor_b32_e32 v10, v76, v75
12394  v_xor_b32_e32 v12, v72, v71
12398  v_xor_b32_e32 v10, s23, v10
1239C  v_xor_b32_e32 v12, s22, v12
123A0  v_mad_u64_u32 v[72:73], s[0:1], v10, s39, 0
123A8  v_mad_u64_u32 v[76:77], s[0:1], v12, s40, 0
123B0  v_xor_b32_e32 v10, v74, v77
123B4  v_xor_b32_e32 v12, v70, v73
123B8  v_xor_b32_e32 v10, s26, v10
123BC  v_xor_b32_e32 v12, s25, v12
123C0  v_mad_u64_u32 v[70:71], s[0:1], v10, s39, 0
123C8  v_mad_u64_u32 v[74:75], s[0:1], v12, s40, 0
123D0  v_xor_b32_e32 v10, v76, v75
123D4  v_xor_b32_e32 v12, v72, v71
123D8  v_xor_b32_e32 v10, s30, v10
123DC  v_xor_b32_e32 v12, s27, v12
123E0  v_mad_u64_u32 v[72:73], s[0:1], v10, s39, 0
123E8  v_mad_u64_u32 v[76:77], s[0:1], v12, s40, 0
123F0  v_xor_b32_e32 v10, v74, v77
123F4  v_xor_b32_e32 v12, v70, v73
123F8  v_xor_b32_e32 v10, s33, v10
123FC  v_xor_b32_e32 v12, s31, v12
12400  v_mad_u64_u32 v[70:71], s[0:1], v10, s39, 0
12408  v_mad_u64_u32 v[74:75], s[0:1], v12, s40, 0
12410  v_xor_b32_e32 v10, v76, v75
12414  v_xor_b32_e32 v12, v72, v71
12418  v_xor_b32_e32 v10, s36, v10
1241C  v_xor_b32_e32 v12, s34, v12
12420  v_mad_u64_u32 v[72:73], s[0:1], v10, s39, 0
12428  v_mad_u64_u32 v[76:77], s[0:1], v12, s40, 0
12430  v_or_b32_e32 v8, 3, v8
12434  v_xor_b32_e32 v10, v74, v77
12438  v_xor_b32_e32 v12, v70, v73
1243C  v_mad_u64_u32 v[70:71], s[0:1], v8, s39, 0
12444  v_xor_b32_e32 v10, s37, v10
12448  v_mov_b32_e32 v46, 0
1244C  v_mov_b32_e32 v48, 0
12450  v_xor_b32_e32 v8, s8, v71
12454  v_xor_b32_e32 v12, s35, v12
12458  v_cvt_scalef32_sr_pk_fp4_f32 v46, v[84:85], v10, v6
12460  v_cvt_scalef32_sr_pk_fp4_f32 v48, v[90:91], v12, v6 op_sel:[0,0,0,1]
12468  v_cvt_scalef32_sr_pk_fp4_f32 v46, v[88:89], v76, v6 op_sel:[0,0,1,0]
12470  v_cvt_scalef32_sr_pk_fp4_f32 v48, v[94:95], v72, v6 op_sel:[0,0,1,1]
12478  s_nop 0
1247C  v_mad_u64_u32 v[72:73], s[0:1], v8, s40, 0
12484  v_xor_b32_e32 v10, s20, v70
12488  v_xor_b32_e32 v8, s16, v73
1248C  v_mad_u64_u32 v[74:75], s[0:1], v10, s40, 0
12494  v_mad_u64_u32 v[70:71], s[0:1], v8, s39, 0
1249C  v_xor_b32_e32 v8, v72, v75
124A0  v_xor_b32_e32 v8, s9, v8
124A4  v_xor_b32_e32 v10, s24, v71
124A8  v_mad_u64_u32 v[72:73], s[0:1], v8, s39, 0
124B0  v_mad_u64_u32 v[76:77], s[0:1], v10, s40, 0
124B8  v_xor_b32_e32 v8, v74, v77
124BC  v_xor_b32_e32 v10, v70, v73
124C0  v_xor_b32_e32 v8, s21, v8
124C4  v_xor_b32_e32 v10, s17, v10
124C8  v_mad_u64_u32 v[70:71], s[0:1], v8, s39, 0
124D0  v_mad_u64_u32 v[74:75], s[0:1], v10, s40, 0
124D8  v_xor_b32_e32 v8, v76, v75
124DC  v_xor_b32_e32 v10, v72, v71
124E0  v_xor_b32_e32 v8, s23, v8
124E4  v_xor_b32_e32 v10, s22, v10
124E8  v_mad_u64_u32 v[72:73], s[0:1], v8, s39, 0
124F0  v_mad_u64_u32 v[76:77], s[0:1], v10, s40, 0
124F8  v_xor_b32_e32 v8, v74, v77
124FC  v_xor_b32_e32 v10, v70, v73
12500  v_xor_b32_e32 v8, s26, v8
12504  v_xor_b32_e32 v10, s25, v10
12508  v_mad_u64_u32 v[70:71], s[0:1], v8, s39, 0
12510  v_mad_u64_u32 v[74:75], s[0:1], v10, s40, 0
12518  v_xor_b32_e32 v8, v76, v75
1251C  v_xor_b32_e32 v10, v72, v71
12520  v_xor_b32_e32 v8, s30, v8
12524  v_xor_b32_e32 v10, s27, v10
12528  v_mad_u64_u32 v[72:73], s[0:1], v8, s39, 0
12530  v_mad_u64_u32 v[76:77], s[0:1], v10, s40, 0
12538  v_xor_b32_e32 v8, v74, v77
1253C  v_xor_b32_e32 v10, v70, v73
12540  v_xor_b32_e32 v8, s33, v8
12544  v_xor_b32_e32 v10, s31, v10
12548  v_mad_u64_u32 v[70:71], s[0:1], v8, s39, 0
12550  v_mad_u64_u32 v[74:75], s[0:1], v10, s40, 0
12558  v_xor_b32_e32 v8, v76, v75
1255C  v_xor_b32_e32 v10, v72, v71
12560  v_xor_b32_e32 v8, s36, v8
12564  v_xor_b32_e32 v10, s34, v10
12568  v_mad_u64_u32 v[72:73], s[0:1], v8, s39, 0
12570  v_mad_u64_u32 v[76:77], s[0:1], v10, s40, 0
12578  v_xor_b32_e32 v8, v74, v77
1257C  v_xor_b32_e32 v10, v70, v73
12580  v_mov_b32_e32 v50, 0
12584  v_mov_b32_e32 v52, 0
12588  v_xor_b32_e32 v8, s37, v8
1258C  v_xor_b32_e32 v10, s35, v10
12590  v_cvt_scalef32_sr_pk_fp4_f32 v50, v[92:93], v8, v6
12598  v_cvt_scalef32_sr_pk_fp4_f32 v52, v[98:99], v10, v6 op_sel:[0,0,0,1]
125A0  v_cvt_scalef32_sr_pk_fp4_f32 v50, v[96:97], v76, v6 op_sel:[0,0,1,0]
125A8  v_cvt_scalef32_sr_pk_fp4_f32 v52, v[100:101], v72, v6 op_sel:[0,0,1,1]
125B0  s_nop 0
125B4  v_and_b32_e32 v96, 0x7fffffff, v69
125BC  v_and_b32_e32 v95, 0x7fffffff, v31
125C4  v_max_u32_e32 v6, v95, v96
125C8  v_and_b32_e32 v94, 0x7fffffff, v67
125D0  v_and_b32_e32 v93, 0x7fffffff, v33
125D8  v_max3_u32 v6, v93, v94, v6
125E0  v_and_b32_e32 v92, 0x7fffffff, v65
125E8  v_and_b32_e32 v91, 0x7fffffff, v35
125F0  v_max3_u32 v6, v91, v92, v6
125F8  v_and_b32_e32 v90, 0x7fffffff, v63
12600  v_and_b32_e32 v89, 0x7fffffff, v37
12608  v_max3_u32 v6, v89, v90, v6
12610  v_and_b32_e32 v88, 0x7fffffff, v61
12618  v_and_b32_e32 v87, 0x7fffffff, v23
12620  v_max3_u32 v6, v87, v88, v6
12628  v_and_b32_e32 v86, 0x7fffffff, v59
12630  v_and_b32_e32 v85, 0x7fffffff, v25
12638  v_max3_u32 v6, v85, v86, v6
12640  v_and_b32_e32 v84, 0x7fffffff, v57
12648  v_and_b32_e32 v83, 0x7fffffff, v27
12650  v_max3_u32 v6, v83, v84, v6
12658  v_and_b32_e32 v82, 0x7fffffff, v55
12660  v_and_b32_e32 v81, 0x7fffffff, v29
12668  v_max3_u32 v6, v81, v82, v6
12670  v_and_b32_e32 v80, 0x7fffffff, v53
12678  v_and_b32_e32 v79, 0x7fffffff, v15
12680  v_max3_u32 v6, v79, v80, v6
12688  v_and_b32_e32 v77, 0x7fffffff, v51
12690  v_and_b32_e32 v76, 0x7fffffff, v17
12698  v_max3_u32 v6, v76, v77, v6
126A0  v_and_b32_e32 v75, 0x7fffffff, v49
126A8  v_and_b32_e32 v74, 0x7fffffff, v19
126B0  v_max3_u32 v6, v74, v75, v6
126B8  v_and_b32_e32 v73, 0x7fffffff, v47
126C0  v_and_b32_e32 v72, 0x7fffffff, v21
126C8  v_max3_u32 v6, v72, v73, v6
126D0  v_and_b32_e32 v71, 0x7fffffff, v45
126D8  v_and_b32_e32 v70, 0x7fffffff, v7
126E0  v_max3_u32 v6, v70, v71, v6
126E8  v_and_b32_e32 v68, 0x7fffffff, v43
126F0  v_and_b32_e32 v64, 0x7fffffff, v9
126F8  v_max3_u32 v6, v64, v68, v6
12700  v_and_b32_e32 v62, 0x7fffffff, v41
12708  v_and_b32_e32 v60, 0x7fffffff, v11
12710  v_max3_u32 v6, v60, v62, v6
12718  v_and_b32_e32 v58, 0x7fffffff, v39
12720  v_and_b32_e32 v56, 0x7fffffff, v13
12728  v_max3_u32 v97, v56, v58, v6
12730  s_mov_b32 s0, 0x7f7fffff
12738  v_mov_b32_e32 v3, 0
1273C  v_cmp_lt_u32_e32 vcc, s0, v97
12740  v_mov_b32_e32 v30, v69
12744  v_mov_b32_e32 v32, v67
12748  v_mov_b32_e32 v34, v65
1274C  v_mov_b32_e32 v36, v63
12750  v_mov_b32_e32 v22, v61
12754  v_mov_b32_e32 v24, v59
12758  v_mov_b32_e32 v26, v57
1275C  v_mov_b32_e32 v28, v55
12760  v_mov_b32_e32 v14, v53
12764  v_mov_b32_e32 v16, v51
12768  v_mov_b32_e32 v18, v49
1276C  v_mov_b32_e32 v20, v47
12770  v_mov_b32_e32 v6, v45
12774  v_mov_b32_e32 v8, v43
12778  v_mov_b32_e32 v10, v41
1277C  v_mov_b32_e32 v12, v39
12780  v_mov_b32_e32 v54, 0
12784  v_mov_b32_e32 v66, 0
12788  v_mov_b32_e32 v78, 0
1278C  s_and_saveexec_b64 s[0:1], vcc
12790  s_cbranch_execz 584
12794  v_sub_u32_e32 v6, 0x7f800000, v96
1279C  v_sub_u32_e32 v3, 0x7f7fffff, v96
127A4  v_sub_u32_e32 v12, 0x7f800000, v95
127AC  v_sub_u32_e32 v10, 0x7f7fffff, v95
127B4  v_lshrrev_b32_e32 v6, 31, v6
127B8  v_ashrrev_i32_e32 v8, 31, v3
127BC  v_lshrrev_b32_e32 v3, 31, v3
127C0  v_lshrrev_b32_e32 v12, 31, v12
127C4  v_add_u32_e32 v18, -1, v6
127C8  v_and_b32_e32 v8, 7, v8
127CC  v_lshrrev_b32_e32 v14, 31, v10
127D0  v_add_u32_e32 v16, -1, v12
127D4  v_and_b32_e32 v20, 0x80000000, v18
127DC  v_add_u32_e32 v3, -1, v3
127E0  v_ashrrev_i32_e32 v10, 31, v10
127E4  s_movk_i32 s39, 0x70
127E8  v_bitop3_b32 v30, v20, v69, v3 bitop3:0xc8
127F0  v_and_b32_e32 v3, v18, v96
127F4  v_and_or_b32 v8, v10, s39, v8
127FC  v_add_u32_e32 v6, v12, v6
12800  v_and_b32_e32 v10, v16, v95
12804  v_sub_u32_e32 v12, 0x7f800000, v94
1280C  v_and_b32_e32 v22, 0x80000000, v16
12814  v_max_u32_e32 v3, v10, v3
12818  v_sub_u32_e32 v10, 0x7f7fffff, v94
12820  v_sub_u32_e32 v16, 0x7f800000, v93
12828  v_add_u32_e32 v14, -1, v14
1282C  v_lshrrev_b32_e32 v12, 31, v12
12830  v_bitop3_b32 v31, v22, v31, v14 bitop3:0xc8
12838  v_ashrrev_i32_e32 v14, 31, v10
1283C  v_lshrrev_b32_e32 v10, 31, v10
12840  v_lshrrev_b32_e32 v16, 31, v16
12844  v_add_u32_e32 v22, -1, v12
12848  v_add_u32_e32 v20, -1, v16
1284C  v_and_b32_e32 v24, 0x80000000, v22
12854  v_add_u32_e32 v10, -1, v10
12858  s_movk_i32 s40, 0x700
1285C  v_bitop3_b32 v32, v24, v67, v10 bitop3:0xc8
12864  v_and_b32_e32 v10, v22, v94
12868  v_add3_u32 v6, v12, v6, v16
12870  v_and_b32_e32 v12, v20, v93
12874  v_and_or_b32 v8, v14, s40, v8
1287C  v_sub_u32_e32 v14, 0x7f7fffff, v93
12884  v_max3_u32 v3, v12, v10, v3
1288C  v_sub_u32_e32 v12, 0x7f800000, v92
12894  v_sub_u32_e32 v10, 0x7f7fffff, v92
1289C  v_sub_u32_e32 v16, 0x7f800000, v91
128A4  v_lshrrev_b32_e32 v18, 31, v14
128A8  v_ashrrev_i32_e32 v14, 31, v14
128AC  s_movk_i32 s41, 0x7000
128B0  v_lshrrev_b32_e32 v12, 31, v12
128B4  v_and_or_b32 v8, v14, s41, v8
128BC  v_ashrrev_i32_e32 v14, 31, v10
128C0  v_lshrrev_b32_e32 v10, 31, v10
128C4  v_lshrrev_b32_e32 v16, 31, v16
128C8  v_add_u32_e32 v22, -1, v12
128CC  v_and_b32_e32 v26, 0x80000000, v20
128D4  s_mov_b32 s42, 0x70000
128DC  v_add_u32_e32 v20, -1, v16
128E0  v_and_b32_e32 v24, 0x80000000, v22
128E8  v_add_u32_e32 v10, -1, v10
128EC  v_and_or_b32 v8, v14, s42, v8
128F4  v_sub_u32_e32 v14, 0x7f7fffff, v91
128FC  v_bitop3_b32 v34, v24, v65, v10 bitop3:0xc8
12904  v_and_b32_e32 v10, v22, v92
12908  v_add3_u32 v6, v12, v6, v16
12910  v_and_b32_e32 v12, v20, v91
12914  v_add_u32_e32 v18, -1, v18
12918  v_max3_u32 v10, v12, v10, v3
12920  v_sub_u32_e32 v12, 0x7f800000, v90
12928  v_bitop3_b32 v33, v26, v33, v18 bitop3:0xc8
12930  v_lshrrev_b32_e32 v18, 31, v14
12934  v_ashrrev_i32_e32 v14, 31, v14
12938  s_mov_b32 s43, 0x700000
12940  v_sub_u32_e32 v3, 0x7f7fffff, v90
12948  v_sub_u32_e32 v16, 0x7f800000, v89
12950  v_and_or_b32 v8, v14, s43, v8
12958  s_mov_b32 s44, 0x7000000
12960  v_ashrrev_i32_e32 v14, 31, v3
12964  v_lshrrev_b32_e32 v12, 31, v12
12968  v_and_b32_e32 v26, 0x80000000, v20
12970  v_add_u32_e32 v18, -1, v18
12974  v_and_or_b32 v8, v14, s44, v8
1297C  v_sub_u32_e32 v14, 0x7f7fffff, v89
12984  v_lshrrev_b32_e32 v3, 31, v3
12988  v_lshrrev_b32_e32 v16, 31, v16
1298C  v_add_u32_e32 v22, -1, v12
12990  v_bitop3_b32 v35, v26, v35, v18 bitop3:0xc8
12998  v_add_u32_e32 v20, -1, v16
1299C  v_lshrrev_b32_e32 v18, 31, v14
129A0  v_and_b32_e32 v24, 0x80000000, v22
129A8  v_add_u32_e32 v3, -1, v3
129AC  v_and_b32_e32 v26, 0x80000000, v20
129B4  v_add_u32_e32 v18, -1, v18
129B8  v_bitop3_b32 v36, v24, v63, v3 bitop3:0xc8
129C0  v_ashrrev_i32_e32 v3, 31, v14
129C4  s_brev_b32 s45, 14
129C8  v_bitop3_b32 v37, v26, v37, v18 bitop3:0xc8
129D0  v_and_b32_e32 v18, v22, v90
129D4  v_and_or_b32 v3, v3, s45, v8
129DC  v_add3_u32 v6, v12, v6, v16
129E4  v_and_b32_e32 v8, v20, v89
129E8  v_sub_u32_e32 v12, 0x7f800000, v88
129F0  v_max3_u32 v8, v8, v18, v10
129F8  v_sub_u32_e32 v10, 0x7f7fffff, v88
12A00  v_sub_u32_e32 v18, 0x7f800000, v87
12A08  v_lshrrev_b32_e32 v12, 31, v12
12A0C  v_ashrrev_i32_e32 v14, 31, v10
12A10  v_lshrrev_b32_e32 v10, 31, v10
12A14  v_lshrrev_b32_e32 v18, 31, v18
12A18  v_add_u32_e32 v26, -1, v12
12A1C  v_add_u32_e32 v24, -1, v18
12A20  v_and_b32_e32 v22, 0x80000000, v26
12A28  v_add_u32_e32 v10, -1, v10
12A2C  v_bitop3_b32 v22, v22, v61, v10 bitop3:0xc8
12A34  v_and_b32_e32 v10, v26, v88
12A38  v_add3_u32 v6, v12, v6, v18
12A40  v_and_b32_e32 v12, v24, v87
12A44  v_sub_u32_e32 v16, 0x7f7fffff, v87
12A4C  v_max3_u32 v8, v12, v10, v8
12A54  v_sub_u32_e32 v12, 0x7f800000, v86
12A5C  v_sub_u32_e32 v10, 0x7f7fffff, v86
12A64  v_lshrrev_b32_e32 v20, 31, v16
12A68  v_sub_u32_e32 v18, 0x7f800000, v85
12A70  v_and_b32_e32 v14, 7, v14
12A74  v_and_b32_e32 v28, 0x80000000, v24
12A7C  v_add_u32_e32 v20, -1, v20
12A80  v_ashrrev_i32_e32 v16, 31, v16
12A84  v_lshrrev_b32_e32 v12, 31, v12
12A88  v_bitop3_b32 v23, v28, v23, v20 bitop3:0xc8
12A90  v_and_or_b32 v14, v16, s39, v14
12A98  v_ashrrev_i32_e32 v16, 31, v10
12A9C  v_lshrrev_b32_e32 v10, 31, v10
12AA0  v_lshrrev_b32_e32 v18, 31, v18
12AA4  v_add_u32_e32 v28, -1, v12
12AA8  v_add_u32_e32 v26, -1, v18
12AAC  v_and_b32_e32 v24, 0x80000000, v28
12AB4  v_add_u32_e32 v10, -1, v10
12AB8  v_bitop3_b32 v24, v24, v59, v10 bitop3:0xc8
12AC0  v_and_b32_e32 v10, v28, v86
12AC4  v_add3_u32 v6, v12, v6, v18
12ACC  v_and_b32_e32 v12, v26, v85
12AD0  v_and_or_b32 v14, v16, s40, v14
12AD8  v_sub_u32_e32 v16, 0x7f7fffff, v85
12AE0  v_max3_u32 v8, v12, v10, v8
12AE8  v_sub_u32_e32 v12, 0x7f800000, v84
12AF0  v_sub_u32_e32 v10, 0x7f7fffff, v84
12AF8  v_lshrrev_b32_e32 v20, 31, v16
12AFC  v_sub_u32_e32 v18, 0x7f800000, v83
12B04  v_and_b32_e32 v54, 0x80000000, v26
12B0C  v_add_u32_e32 v20, -1, v20
12B10  v_ashrrev_i32_e32 v16, 31, v16
12B14  v_lshrrev_b32_e32 v12, 31, v12
12B18  v_bitop3_b32 v25, v54, v25, v20 bitop3:0xc8
12B20  v_and_or_b32 v14, v16, s41, v14
12B28  v_ashrrev_i32_e32 v16, 31, v10
12B2C  v_lshrrev_b32_e32 v10, 31, v10
12B30  v_lshrrev_b32_e32 v18, 31, v18
12B34  v_add_u32_e32 v54, -1, v12
12B38  v_add_u32_e32 v28, -1, v18
12B3C  v_and_b32_e32 v26, 0x80000000, v54
12B44  v_add_u32_e32 v10, -1, v10
12B48  v_bitop3_b32 v26, v26, v57, v10 bitop3:0xc8
12B50  v_and_b32_e32 v10, v54, v84
12B54  v_add3_u32 v6, v12, v6, v18
12B5C  v_and_b32_e32 v12, v28, v83
12B60  v_and_or_b32 v14, v16, s42, v14
12B68  v_sub_u32_e32 v16, 0x7f7fffff, v83
12B70  v_max3_u32 v8, v12, v10, v8
12B78  v_sub_u32_e32 v12, 0x7f800000, v82
12B80  v_sub_u32_e32 v10, 0x7f7fffff, v82
12B88  v_sub_u32_e32 v18, 0x7f800000, v81
12B90  v_lshrrev_b32_e32 v20, 31, v16
12B94  v_ashrrev_i32_e32 v16, 31, v16
12B98  v_lshrrev_b32_e32 v12, 31, v12
12B9C  v_and_or_b32 v14, v16, s43, v14
12BA4  v_ashrrev_i32_e32 v16, 31, v10
12BA8  v_lshrrev_b32_e32 v10, 31, v10
12BAC  v_lshrrev_b32_e32 v18, 31, v18
12BB0  v_add_u32_e32 v54, -1, v12
12BB4  v_and_b32_e32 v59, 0x80000000, v28
12BBC  v_and_or_b32 v14, v16, s44, v14
12BC4  v_sub_u32_e32 v16, 0x7f7fffff, v81
12BCC  v_add_u32_e32 v57, -1, v18
12BD0  v_and_b32_e32 v28, 0x80000000, v54
12BD8  v_add_u32_e32 v10, -1, v10
12BDC  v_add_u32_e32 v20, -1, v20
12BE0  v_bitop3_b32 v28, v28, v55, v10 bitop3:0xc8
12BE8  v_and_b32_e32 v10, v54, v82
12BEC  v_add3_u32 v6, v12, v6, v18
12BF4  v_and_b32_e32 v12, v57, v81
12BF8  v_bitop3_b32 v27, v59, v27, v20 bitop3:0xc8
12C00  v_lshrrev_b32_e32 v20, 31, v16
12C04  v_ashrrev_i32_e32 v16, 31, v16
12C08  v_max3_u32 v8, v12, v10, v8
12C10  v_sub_u32_e32 v10, 0x7f7fffff, v80
12C18  v_sub_u32_e32 v12, 0x7f800000, v80
12C20  v_and_or_b32 v54, v16, s45, v14
12C28  v_and_b32_e32 v59, 0x80000000, v57
12C30  v_ashrrev_i32_e32 v14, 31, v10
12C34  v_add_u32_e32 v20, -1, v20
12C38  v_and_b32_e32 v16, 7, v14
12C3C  v_sub_u32_e32 v14, 0x7f800000, v79
12C44  v_lshrrev_b32_e32 v12, 31, v12
12C48  v_bitop3_b32 v29, v59, v29, v20 bitop3:0xc8
12C50  v_lshrrev_b32_e32 v10, 31, v10
12C54  v_lshrrev_b32_e32 v55, 31, v14
12C58  v_add_u32_e32 v59, -1, v12
12C5C  v_sub_u32_e32 v18, 0x7f7fffff, v79
12C64  v_add_u32_e32 v57, -1, v55
12C68  v_and_b32_e32 v14, 0x80000000, v59
12C70  v_add_u32_e32 v10, -1, v10
12C74  v_bitop3_b32 v14, v14, v53, v10 bitop3:0xc8
12C7C  v_and_b32_e32 v10, v59, v80
12C80  v_add3_u32 v6, v12, v6, v55
12C88  v_and_b32_e32 v12, v57, v79
12C8C  v_lshrrev_b32_e32 v20, 31, v18
12C90  v_ashrrev_i32_e32 v18, 31, v18
12C94  v_max3_u32 v8, v12, v10, v8
12C9C  v_sub_u32_e32 v10, 0x7f7fffff, v77
12CA4  v_sub_u32_e32 v12, 0x7f800000, v77
12CAC  v_and_or_b32 v16, v18, s39, v16
12CB4  v_and_b32_e32 v61, 0x80000000, v57
12CBC  v_ashrrev_i32_e32 v18, 31, v10
12CC0  v_and_or_b32 v18, v18, s40, v16
12CC8  v_sub_u32_e32 v16, 0x7f800000, v76
12CD0  v_lshrrev_b32_e32 v12, 31, v12
12CD4  v_add_u32_e32 v20, -1, v20
12CD8  v_lshrrev_b32_e32 v10, 31, v10
12CDC  v_lshrrev_b32_e32 v55, 31, v16
12CE0  v_add_u32_e32 v59, -1, v12
12CE4  v_bitop3_b32 v15, v61, v15, v20 bitop3:0xc8
12CEC  v_sub_u32_e32 v20, 0x7f7fffff, v76
12CF4  v_add_u32_e32 v57, -1, v55
12CF8  v_and_b32_e32 v16, 0x80000000, v59
12D00  v_add_u32_e32 v10, -1, v10
12D04  v_bitop3_b32 v16, v16, v51, v10 bitop3:0xc8
12D0C  v_and_b32_e32 v10, v59, v77
12D10  v_add3_u32 v6, v12, v6, v55
12D18  v_and_b32_e32 v12, v57, v76
12D1C  v_lshrrev_b32_e32 v53, 31, v20
12D20  v_ashrrev_i32_e32 v20, 31, v20
12D24  v_max3_u32 v8, v12, v10, v8
12D2C  v_sub_u32_e32 v10, 0x7f7fffff, v75
12D34  v_sub_u32_e32 v12, 0x7f800000, v75
12D3C  v_and_or_b32 v18, v20, s41, v18
12D44  v_and_b32_e32 v61, 0x80000000, v57
12D4C  v_ashrrev_i32_e32 v20, 31, v10
12D50  v_and_or_b32 v20, v20, s42, v18
12D58  v_sub_u32_e32 v18, 0x7f800000, v74
12D60  v_lshrrev_b32_e32 v12, 31, v12
12D64  v_lshrrev_b32_e32 v10, 31, v10
12D68  v_lshrrev_b32_e32 v55, 31, v18
12D6C  v_add_u32_e32 v59, -1, v12
12D70  v_add_u32_e32 v57, -1, v55
12D74  v_and_b32_e32 v18, 0x80000000, v59
12D7C  v_add_u32_e32 v10, -1, v10
12D80  v_sub_u32_e32 v51, 0x7f7fffff, v74
12D88  v_bitop3_b32 v18, v18, v49, v10 bitop3:0xc8
12D90  v_and_b32_e32 v10, v59, v75
12D94  v_add3_u32 v6, v12, v6, v55
12D9C  v_and_b32_e32 v12, v57, v74
12DA0  v_max3_u32 v8, v12, v10, v8
12DA8  v_ashrrev_i32_e32 v49, 31, v51
12DAC  v_sub_u32_e32 v10, 0x7f7fffff, v73
12DB4  v_sub_u32_e32 v12, 0x7f800000, v73
12DBC  v_and_or_b32 v20, v49, s43, v20
12DC4  v_add_u32_e32 v53, -1, v53
12DC8  v_ashrrev_i32_e32 v49, 31, v10
12DCC  v_and_or_b32 v49, v49, s44, v20
12DD4  v_sub_u32_e32 v20, 0x7f800000, v72
12DDC  v_lshrrev_b32_e32 v12, 31, v12
12DE0  v_lshrrev_b32_e32 v10, 31, v10
12DE4  v_lshrrev_b32_e32 v55, 31, v20
12DE8  v_add_u32_e32 v59, -1, v12
12DEC  v_bitop3_b32 v17, v61, v17, v53 bitop3:0xc8
12DF4  v_and_b32_e32 v61, 0x80000000, v57
12DFC  v_add_u32_e32 v57, -1, v55
12E00  v_and_b32_e32 v20, 0x80000000, v59
12E08  v_add_u32_e32 v10, -1, v10
12E0C  v_lshrrev_b32_e32 v53, 31, v51
12E10  v_sub_u32_e32 v51, 0x7f7fffff, v72
12E18  v_bitop3_b32 v20, v20, v47, v10 bitop3:0xc8
12E20  v_and_b32_e32 v10, v59, v73
12E24  v_add3_u32 v12, v12, v6, v55
12E2C  v_and_b32_e32 v6, v57, v72
12E30  v_add_u32_e32 v53, -1, v53
12E34  v_max3_u32 v8, v6, v10, v8
12E3C  v_sub_u32_e32 v10, 0x7f800000, v71
12E44  v_bitop3_b32 v19, v61, v19, v53 bitop3:0xc8
12E4C  v_lshrrev_b32_e32 v53, 31, v51
12E50  v_ashrrev_i32_e32 v47, 31, v51
12E54  v_sub_u32_e32 v6, 0x7f7fffff, v71
12E5C  v_sub_u32_e32 v51, 0x7f800000, v70
12E64  v_lshrrev_b32_e32 v10, 31, v10
12E68  v_and_b32_e32 v61, 0x80000000, v57
12E70  v_and_or_b32 v66, v47, s45, v49
12E78  v_ashrrev_i32_e32 v47, 31, v6
12E7C  v_lshrrev_b32_e32 v6, 31, v6
12E80  v_lshrrev_b32_e32 v51, 31, v51
12E84  v_add_u32_e32 v57, -1, v10
12E88  v_add_u32_e32 v55, -1, v51
12E8C  v_and_b32_e32 v59, 0x80000000, v57
12E94  v_add_u32_e32 v6, -1, v6
12E98  v_bitop3_b32 v6, v59, v45, v6 bitop3:0xc8
12EA0  v_and_b32_e32 v45, v57, v71
12EA4  v_add3_u32 v10, v10, v12, v51
12EAC  v_and_b32_e32 v12, v55, v70
12EB0  v_sub_u32_e32 v49, 0x7f7fffff, v70
12EB8  v_max3_u32 v12, v12, v45, v8
12EC0  v_sub_u32_e32 v45, 0x7f800000, v68
12EC8  v_add_u32_e32 v53, -1, v53
12ECC  v_sub_u32_e32 v8, 0x7f7fffff, v68
12ED4  v_sub_u32_e32 v51, 0x7f800000, v64
12EDC  v_bitop3_b32 v21, v61, v21, v53 bitop3:0xc8
12EE4  v_and_b32_e32 v47, 7, v47
12EE8  v_lshrrev_b32_e32 v53, 31, v49
12EEC  v_ashrrev_i32_e32 v49, 31, v49
12EF0  v_lshrrev_b32_e32 v45, 31, v45
12EF4  v_and_or_b32 v47, v49, s39, v47
12EFC  v_ashrrev_i32_e32 v49, 31, v8
12F00  v_lshrrev_b32_e32 v8, 31, v8
12F04  v_lshrrev_b32_e32 v51, 31, v51
12F08  v_add_u32_e32 v57, -1, v45
12F0C  v_and_b32_e32 v61, 0x80000000, v55
12F14  v_add_u32_e32 v55, -1, v51
12F18  v_and_b32_e32 v59, 0x80000000, v57
12F20  v_add_u32_e32 v8, -1, v8
12F24  v_bitop3_b32 v8, v59, v43, v8 bitop3:0xc8
12F2C  v_and_b32_e32 v43, v57, v68
12F30  v_add3_u32 v45, v45, v10, v51
12F38  v_and_b32_e32 v10, v55, v64
12F3C  v_and_or_b32 v47, v49, s40, v47
12F44  v_sub_u32_e32 v49, 0x7f7fffff, v64
12F4C  v_max3_u32 v12, v10, v43, v12
12F54  v_sub_u32_e32 v43, 0x7f800000, v62
12F5C  v_add_u32_e32 v53, -1, v53
12F60  v_sub_u32_e32 v10, 0x7f7fffff, v62
12F68  v_sub_u32_e32 v51, 0x7f800000, v60
12F70  v_bitop3_b32 v7, v61, v7, v53 bitop3:0xc8
12F78  v_lshrrev_b32_e32 v53, 31, v49
12F7C  v_ashrrev_i32_e32 v49, 31, v49
12F80  v_lshrrev_b32_e32 v43, 31, v43
12F84  v_and_or_b32 v47, v49, s41, v47
12F8C  v_ashrrev_i32_e32 v49, 31, v10
12F90  v_lshrrev_b32_e32 v10, 31, v10
12F94  v_lshrrev_b32_e32 v51, 31, v51
12F98  v_add_u32_e32 v57, -1, v43
12F9C  v_and_b32_e32 v61, 0x80000000, v55
12FA4  v_add_u32_e32 v55, -1, v51
12FA8  v_and_b32_e32 v59, 0x80000000, v57
12FB0  v_add_u32_e32 v10, -1, v10
12FB4  v_bitop3_b32 v10, v59, v41, v10 bitop3:0xc8
12FBC  v_and_b32_e32 v41, v57, v62
12FC0  v_add3_u32 v43, v43, v45, v51
12FC8  v_and_b32_e32 v45, v55, v60
12FCC  v_and_or_b32 v47, v49, s42, v47
12FD4  v_sub_u32_e32 v49, 0x7f7fffff, v60
12FDC  v_max3_u32 v41, v45, v41, v12
12FE4  v_sub_u32_e32 v45, 0x7f800000, v58
12FEC  v_add_u32_e32 v53, -1, v53
12FF0  v_sub_u32_e32 v12, 0x7f7fffff, v58
12FF8  v_sub_u32_e32 v51, 0x7f800000, v56
13000  v_bitop3_b32 v9, v61, v9, v53 bitop3:0xc8
13008  v_lshrrev_b32_e32 v53, 31, v49
1300C  v_ashrrev_i32_e32 v49, 31, v49
13010  v_lshrrev_b32_e32 v45, 31, v45
13014  v_and_or_b32 v47, v49, s43, v47
1301C  v_ashrrev_i32_e32 v49, 31, v12
13020  v_lshrrev_b32_e32 v12, 31, v12
13024  v_lshrrev_b32_e32 v51, 31, v51
13028  v_add_u32_e32 v57, -1, v45
1302C  v_and_b32_e32 v61, 0x80000000, v55
13034  v_add_u32_e32 v53, -1, v53
13038  v_and_or_b32 v47, v49, s44, v47
13040  v_sub_u32_e32 v49, 0x7f7fffff, v56
13048  v_add_u32_e32 v55, -1, v51
1304C  v_and_b32_e32 v59, 0x80000000, v57
13054  v_add_u32_e32 v12, -1, v12
13058  v_bitop3_b32 v11, v61, v11, v53 bitop3:0xc8
13060  v_bitop3_b32 v12, v59, v39, v12 bitop3:0xc8
13068  v_lshrrev_b32_e32 v53, 31, v49
1306C  v_and_b32_e32 v39, v57, v58
13070  v_add3_u32 v43, v45, v43, v51
13078  v_and_b32_e32 v45, v55, v56
1307C  v_and_b32_e32 v60, 0x80000000, v55
13084  v_add_u32_e32 v53, -1, v53
13088  v_ashrrev_i32_e32 v49, 31, v49
1308C  v_max3_u32 v39, v45, v39, v41
13094  v_mov_b32_e32 v41, 0x7f800000
1309C  v_cmp_ne_u32_e32 vcc, 32, v43
130A0  v_bitop3_b32 v13, v60, v13, v53 bitop3:0xc8
130A8  v_and_or_b32 v78, v49, s45, v47
130B0  v_cndmask_b32_e32 v97, v41, v39, vcc
130B4  s_or_b64 exec, exec, s[0:1]
130B8  v_cmp_ne_u32_e32 vcc, 0, v97
130BC  v_mov_b32_e32 v39, 0x7f
130C4  s_and_saveexec_b64 s[0:1], vcc
130C8  s_cbranch_execz 15
130CC  v_add_u32_e32 v39, s38, v97
130D0  s_mov_b32 s38, 0x17fffff
130D8  v_lshrrev_b32_e32 v41, 23, v39
130DC  v_add_u32_e32 v41, -2, v41
130E0  v_cmp_lt_u32_e32 vcc, s38, v39
130E4  s_mov_b32 s38, 0x7f800000
130EC  s_nop 0
130F0  v_cndmask_b32_e32 v39, 0, v41, vcc
130F4  v_cmp_eq_u32_e32 vcc, s38, v97
130F8  v_mov_b32_e32 v41, 0xfe
13100  s_and_b64 vcc, s[4:5], vcc
13104  v_cndmask_b32_e32 v39, v39, v41, vcc
13108  s_or_b64 exec, exec, s[0:1]
1310C  v_cmp_eq_u32_e32 vcc, 0, v39
13110  s_cbranch_vccz 37
13114  s_nop 0
13118  v_cndmask_b32_e64 v56, 1.0, 2.0, vcc
13120  v_pk_mul_f32 v[30:31], v[56:57], v[30:31] op_sel_hi:[0,1]
13128  v_pk_mul_f32 v[32:33], v[56:57], v[32:33] op_sel_hi:[0,1]
13130  v_pk_mul_f32 v[34:35], v[56:57], v[34:35] op_sel_hi:[0,1]
13138  v_pk_mul_f32 v[36:37], v[56:57], v[36:37] op_sel_hi:[0,1]
13140  v_pk_mul_f32 v[22:23], v[56:57], v[22:23] op_sel_hi:[0,1]
13148  v_pk_mul_f32 v[24:25], v[56:57], v[24:25] op_sel_hi:[0,1]
13150  v_pk_mul_f32 v[26:27], v[56:57], v[26:27] op_sel_hi:[0,1]
13158  v_pk_mul_f32 v[28:29], v[56:57], v[28:29] op_sel_hi:[0,1]
13160  v_pk_mul_f32 v[14:15], v[56:57], v[14:15] op_sel_hi:[0,1]
13168  v_pk_mul_f32 v[16:17], v[56:57], v[16:17] op_sel_hi:[0,1]
13170  v_pk_mul_f32 v[18:19], v[56:57], v[18:19] op_sel_hi:[0,1]
13178  v_pk_mul_f32 v[20:21], v[56:57], v[20:21] op_sel_hi:[0,1]
13180  v_pk_mul_f32 v[6:7], v[56:57], v[6:7] op_sel_hi:[0,1]
13188  v_pk_mul_f32 v[8:9], v[56:57], v[8:9] op_sel_hi:[0,1]
13190  v_pk_mul_f32 v[10:11], v[56:57], v[10:11] op_sel_hi:[0,1]
13198  v_pk_mul_f32 v[12:13], v[56:57], v[12:13] op_sel_hi:[0,1]
131A0  v_max_u32_e32 v41, 1, v39
131A4  s_branch 1
131A8  v_mov_b32_e32 v41, v39
131AC  v_add_lshl_u32 v49, s28, v2, 2
131B4  s_mov_b32 s0, 0xd2511f53
131BC  v_or3_b32 v56, v40, v103, v4
131C4  v_or3_b32 v58, v48, v105, v46
131CC  v_lshlrev_b32_e32 v48, 23, v41
131D0  v_mad_u64_u32 v[40:41], s[4:5], v49, s0, 0
131D8  v_xor_b32_e32 v2, s8, v41
131DC  s_mov_b32 s1, 0xcd9e8d57
131E4  v_or3_b32 v57, v44, v104, v42
131EC  v_mad_u64_u32 v[42:43], s[4:5], v2, s1, 0
131F4  v_xor_b32_e32 v2, s16, v43
131F8  v_xor_b32_e32 v4, s20, v40
131FC  v_mad_u64_u32 v[40:41], s[4:5], v2, s0, 0
13204  v_mad_u64_u32 v[44:45], s[4:5], v4, s1, 0
1320C  v_xor_b32_e32 v2, v42, v45
13210  v_xor_b32_e32 v4, s24, v41
13214  v_xor_b32_e32 v2, s9, v2
13218  v_mad_u64_u32 v[46:47], s[4:5], v4, s1, 0
13220  v_mad_u64_u32 v[42:43], s[4:5], v2, s0, 0
13228  v_xor_b32_e32 v2, v44, v47
1322C  v_xor_b32_e32 v2, s21, v2
13230  v_xor_b32_e32 v4, v40, v43
13234  v_xor_b32_e32 v4, s17, v4
13238  v_mad_u64_u32 v[40:41], s[4:5], v2, s0, 0
13240  v_mad_u64_u32 v[44:45], s[4:5], v4, s1, 0
13248  v_xor_b32_e32 v4, v42, v41
1324C  v_xor_b32_e32 v2, v46, v45
13250  v_xor_b32_e32 v4, s22, v4
13254  v_xor_b32_e32 v2, s23, v2
13258  v_mad_u64_u32 v[46:47], s[4:5], v4, s1, 0
13260  v_mad_u64_u32 v[42:43], s[4:5], v2, s0, 0
13268  v_xor_b32_e32 v2, v44, v47
1326C  v_xor_b32_e32 v2, s26, v2
13270  v_xor_b32_e32 v4, v40, v43
13274  v_xor_b32_e32 v4, s25, v4
13278  v_mad_u64_u32 v[40:41], s[4:5], v2, s0, 0
13280  v_mad_u64_u32 v[44:45], s[4:5], v4, s1, 0
13288  v_xor_b32_e32 v4, v42, v41
1328C  v_xor_b32_e32 v2, v46, v45
13290  v_xor_b32_e32 v4, s27, v4
13294  v_xor_b32_e32 v2, s30, v2
13298  v_mad_u64_u32 v[46:47], s[4:5], v4, s1, 0
132A0  v_mad_u64_u32 v[42:43], s[4:5], v2, s0, 0
132A8  v_xor_b32_e32 v2, v44, v47
132AC  v_xor_b32_e32 v2, s33, v2
132B0  v_xor_b32_e32 v4, v40, v43
132B4  v_xor_b32_e32 v4, s31, v4
132B8  v_mad_u64_u32 v[40:41], s[4:5], v2, s0, 0
132C0  v_mad_u64_u32 v[44:45], s[4:5], v4, s1, 0
132C8  v_xor_b32_e32 v4, v42, v41
132CC  v_xor_b32_e32 v2, v46, v45
132D0  v_xor_b32_e32 v4, s34, v4
132D4  v_xor_b32_e32 v2, s36, v2
132D8  v_mad_u64_u32 v[46:47], s[4:5], v4, s1, 0
132E0  v_mad_u64_u32 v[42:43], s[4:5], v2, s0, 0
132E8  v_xor_b32_e32 v2, v44, v47
132EC  v_xor_b32_e32 v41, s37, v2
132F0  v_xor_b32_e32 v2, v40, v43
132F4  v_mov_b32_e32 v4, 0
132F8  v_mov_b32_e32 v40, 0
132FC  v_xor_b32_e32 v43, s35, v2
13300  v_cvt_scalef32_sr_pk_fp4_f32 v4, v[30:31], v41, v48
13308  v_cvt_scalef32_sr_pk_fp4_f32 v40, v[34:35], v43, v48 op_sel:[0,0,0,1]
13310  v_cvt_scalef32_sr_pk_fp4_f32 v4, v[32:33], v46, v48 op_sel:[0,0,1,0]
13318  v_cvt_scalef32_sr_pk_fp4_f32 v40, v[36:37], v42, v48 op_sel:[0,0,1,1]
13320  s_nop 0
13324  v_or_b32_e32 v30, 1, v49
13328  v_mad_u64_u32 v[30:31], s[4:5], v30, s0, 0
13330  v_xor_b32_e32 v31, s8, v31
13334  v_mad_u64_u32 v[32:33], s[4:5], v31, s1, 0
1333C  v_xor_b32_e32 v31, s16, v33
13340  v_xor_b32_e32 v33, s20, v30
13344  v_mad_u64_u32 v[34:35], s[4:5], v33, s1, 0
1334C  v_mad_u64_u32 v[30:31], s[4:5], v31, s0, 0
13354  v_xor_b32_e32 v32, v32, v35
13358  v_xor_b32_e32 v32, s9, v32
1335C  v_xor_b32_e32 v31, s24, v31
13360  v_mad_u64_u32 v[32:33], s[4:5], v32, s0, 0
13368  v_mad_u64_u32 v[36:37], s[4:5], v31, s1, 0
13370  v_xor_b32_e32 v31, v34, v37
13374  v_xor_b32_e32 v30, v30, v33
13378  v_xor_b32_e32 v31, s21, v31
1337C  v_xor_b32_e32 v33, s17, v30
13380  v_mad_u64_u32 v[30:31], s[4:5], v31, s0, 0
13388  v_mad_u64_u32 v[34:35], s[4:5], v33, s1, 0
13390  v_xor_b32_e32 v33, v36, v35
13394  v_xor_b32_e32 v31, v32, v31
13398  v_xor_b32_e32 v33, s23, v33
1339C  v_xor_b32_e32 v31, s22, v31
133A0  v_mad_u64_u32 v[32:33], s[4:5], v33, s0, 0
133A8  v_mad_u64_u32 v[36:37], s[4:5], v31, s1, 0
133B0  v_xor_b32_e32 v31, v34, v37
133B4  v_xor_b32_e32 v30, v30, v33
133B8  v_xor_b32_e32 v31, s26, v31
133BC  v_xor_b32_e32 v33, s25, v30
133C0  v_mad_u64_u32 v[30:31], s[4:5], v31, s0, 0
133C8  v_mad_u64_u32 v[34:35], s[4:5], v33, s1, 0
133D0  v_xor_b32_e32 v33, v36, v35
133D4  v_xor_b32_e32 v31, v32, v31
133D8  v_xor_b32_e32 v33, s30, v33
133DC  v_xor_b32_e32 v31, s27, v31
133E0  v_mad_u64_u32 v[32:33], s[4:5], v33, s0, 0
133E8  v_mad_u64_u32 v[36:37], s[4:5], v31, s1, 0
133F0  v_xor_b32_e32 v31, v34, v37
133F4  v_xor_b32_e32 v30, v30, v33
133F8  v_xor_b32_e32 v31, s33, v31
133FC  v_xor_b32_e32 v33, s31, v30
13400  v_mad_u64_u32 v[30:31], s[4:5], v31, s0, 0
13408  v_mad_u64_u32 v[34:35], s[4:5], v33, s1, 0
13410  v_xor_b32_e32 v33, v36, v35
13414  v_xor_b32_e32 v31, v32, v31
13418  v_xor_b32_e32 v33, s36, v33
1341C  v_xor_b32_e32 v31, s34, v31
13420  v_mad_u64_u32 v[32:33], s[4:5], v33, s0, 0
13428  v_mad_u64_u32 v[36:37], s[4:5], v31, s1, 0
13430  v_xor_b32_e32 v31, v34, v37
13434  v_xor_b32_e32 v30, v30, v33
13438  v_xor_b32_e32 v34, s37, v31
1343C  v_xor_b32_e32 v33, s35, v30
13440  v_mov_b32_e32 v30, 0
13444  v_mov_b32_e32 v31, 0
13448  v_cvt_scalef32_sr_pk_fp4_f32 v30, v[22:23], v34, v48
13450  v_cvt_scalef32_sr_pk_fp4_f32 v31, v[26:27], v33, v48 op_sel:[0,0,0,1]
13458  v_cvt_scalef32_sr_pk_fp4_f32 v30, v[24:25], v36, v48 op_sel:[0,0,1,0]
13460  v_cvt_scalef32_sr_pk_fp4_f32 v31, v[28:29], v32, v48 op_sel:[0,0,1,1]
13468  s_nop 0
1346C  v_or_b32_e32 v22, 2, v49
13470  v_mad_u64_u32 v[22:23], s[4:5], v22, s0, 0
13478  v_xor_b32_e32 v23, s8, v23
1347C  v_mad_u64_u32 v[24:25], s[4:5], v23, s1, 0
13484  v_xor_b32_e32 v23, s16, v25
13488  v_xor_b32_e32 v25, s20, v22
1348C  v_mad_u64_u32 v[26:27], s[4:5], v25, s1, 0
13494  v_mad_u64_u32 v[22:23], s[4:5], v23, s0, 0
1349C  v_xor_b32_e32 v24, v24, v27
134A0  v_xor_b32_e32 v24, s9, v24
134A4  v_xor_b32_e32 v23, s24, v23
134A8  v_mad_u64_u32 v[24:25], s[4:5], v24, s0, 0
134B0  v_mad_u64_u32 v[28:29], s[4:5], v23, s1, 0
134B8  v_xor_b32_e32 v23, v26, v29
134BC  v_xor_b32_e32 v22, v22, v25
134C0  v_xor_b32_e32 v23, s21, v23
134C4  v_xor_b32_e32 v25, s17, v22
134C8  v_mad_u64_u32 v[22:23], s[4:5], v23, s0, 0
134D0  v_mad_u64_u32 v[26:27], s[4:5], v25, s1, 0
134D8  v_xor_b32_e32 v25, v28, v27
134DC  v_xor_b32_e32 v23, v24, v23
134E0  v_xor_b32_e32 v25, s23, v25
134E4  v_xor_b32_e32 v23, s22, v23
134E8  v_mad_u64_u32 v[24:25], s[4:5], v25, s0, 0
134F0  v_mad_u64_u32 v[28:29], s[4:5], v23, s1, 0
134F8  v_xor_b32_e32 v23, v26, v29
134FC  v_xor_b32_e32 v22, v22, v25
13500  v_xor_b32_e32 v23, s26, v23
13504  v_xor_b32_e32 v25, s25, v22
13508  v_mad_u64_u32 v[22:23], s[4:5], v23, s0, 0
13510  v_mad_u64_u32 v[26:27], s[4:5], v25, s1, 0
13518  v_xor_b32_e32 v25, v28, v27
1351C  v_xor_b32_e32 v23, v24, v23
13520  v_xor_b32_e32 v25, s30, v25
13524  v_xor_b32_e32 v23, s27, v23
13528  v_mad_u64_u32 v[24:25], s[4:5], v25, s0, 0
13530  v_mad_u64_u32 v[28:29], s[4:5], v23, s1, 0
13538  v_xor_b32_e32 v23, v26, v29
1353C  v_xor_b32_e32 v22, v22, v25
13540  v_xor_b32_e32 v23, s33, v23
13544  v_xor_b32_e32 v25, s31, v22
13548  v_mad_u64_u32 v[22:23], s[4:5], v23, s0, 0
13550  v_mad_u64_u32 v[26:27], s[4:5], v25, s1, 0
13558  v_xor_b32_e32 v25, v28, v27
1355C  v_xor_b32_e32 v23, v24, v23
13560  v_xor_b32_e32 v25, s36, v25
13564  v_xor_b32_e32 v23, s34, v23
13568  v_mad_u64_u32 v[24:25], s[4:5], v25, s0, 0
13570  v_mad_u64_u32 v[28:29], s[4:5], v23, s1, 0
13578  v_xor_b32_e32 v23, v26, v29
1357C  v_xor_b32_e32 v22, v22, v25
13580  v_xor_b32_e32 v26, s37, v23
13584  v_xor_b32_e32 v25, s35, v22
13588  v_mov_b32_e32 v22, 0
1358C  v_mov_b32_e32 v23, 0
13590  v_cvt_scalef32_sr_pk_fp4_f32 v22, v[14:15], v26, v48
13598  v_cvt_scalef32_sr_pk_fp4_f32 v23, v[18:19], v25, v48 op_sel:[0,0,0,1]
135A0  v_cvt_scalef32_sr_pk_fp4_f32 v22, v[16:17], v28, v48 op_sel:[0,0,1,0]
135A8  v_cvt_scalef32_sr_pk_fp4_f32 v23, v[20:21], v24, v48 op_sel:[0,0,1,1]
135B0  s_nop 0
135B4  v_or_b32_e32 v14, 3, v49
135B8  v_mad_u64_u32 v[14:15], s[4:5], v14, s0, 0
135C0  v_xor_b32_e32 v15, s8, v15
135C4  v_mad_u64_u32 v[16:17], s[4:5], v15, s1, 0
135CC  v_xor_b32_e32 v15, s16, v17
135D0  v_xor_b32_e32 v17, s20, v14
135D4  v_mad_u64_u32 v[18:19], s[4:5], v17, s1, 0
135DC  v_xor_b32_e32 v16, v16, v19
135E0  v_mad_u64_u32 v[14:15], s[4:5], v15, s0, 0
135E8  v_xor_b32_e32 v16, s9, v16
135EC  v_xor_b32_e32 v15, s24, v15
135F0  v_mad_u64_u32 v[16:17], s[4:5], v16, s0, 0
135F8  v_mad_u64_u32 v[20:21], s[4:5], v15, s1, 0
13600  v_xor_b32_e32 v14, v14, v17
13604  v_xor_b32_e32 v15, v18, v21
13608  v_xor_b32_e32 v17, s17, v14
1360C  v_xor_b32_e32 v15, s21, v15
13610  v_mad_u64_u32 v[18:19], s[4:5], v17, s1, 0
13618  v_mad_u64_u32 v[14:15], s[4:5], v15, s0, 0
13620  v_xor_b32_e32 v17, v20, v19
13624  v_xor_b32_e32 v17, s23, v17
13628  v_xor_b32_e32 v15, v16, v15
1362C  v_xor_b32_e32 v15, s22, v15
13630  v_mad_u64_u32 v[16:17], s[4:5], v17, s0, 0
13638  v_mad_u64_u32 v[20:21], s[4:5], v15, s1, 0
13640  v_xor_b32_e32 v14, v14, v17
13644  v_xor_b32_e32 v15, v18, v21
13648  v_xor_b32_e32 v17, s25, v14
1364C  v_xor_b32_e32 v15, s26, v15
13650  v_mad_u64_u32 v[18:19], s[4:5], v17, s1, 0
13658  v_mad_u64_u32 v[14:15], s[4:5], v15, s0, 0
13660  v_xor_b32_e32 v17, v20, v19
13664  v_xor_b32_e32 v17, s30, v17
13668  v_xor_b32_e32 v15, v16, v15
1366C  v_xor_b32_e32 v15, s27, v15
13670  v_mad_u64_u32 v[16:17], s[4:5], v17, s0, 0
13678  v_mad_u64_u32 v[20:21], s[4:5], v15, s1, 0
13680  v_xor_b32_e32 v14, v14, v17
13684  v_xor_b32_e32 v15, v18, v21
13688  v_xor_b32_e32 v17, s31, v14
1368C  v_xor_b32_e32 v15, s33, v15
13690  v_mad_u64_u32 v[18:19], s[4:5], v17, s1, 0
13698  v_mad_u64_u32 v[14:15], s[4:5], v15, s0, 0
136A0  v_xor_b32_e32 v17, v20, v19
136A4  v_xor_b32_e32 v17, s36, v17
136A8  v_xor_b32_e32 v15, v16, v15
136AC  v_xor_b32_e32 v15, s34, v15
136B0  v_mad_u64_u32 v[16:17], s[4:5], v17, s0, 0
136B8  v_mad_u64_u32 v[20:21], s[0:1], v15, s1, 0
136C0  v_xor_b32_e32 v14, v14, v17
136C4  v_mov_b32_e32 v2, 0
136C8  v_xor_b32_e32 v15, v18, v21
136CC  v_xor_b32_e32 v17, s35, v14
136D0  v_mov_b32_e32 v14, 0
136D4  v_xor_b32_e32 v15, s37, v15
136D8  v_cvt_scalef32_sr_pk_fp4_f32 v2, v[6:7], v15, v48
136E0  v_cvt_scalef32_sr_pk_fp4_f32 v14, v[10:11], v17, v48 op_sel:[0,0,0,1]
136E8  v_cvt_scalef32_sr_pk_fp4_f32 v2, v[8:9], v20, v48 op_sel:[0,0,1,0]
136F0  v_cvt_scalef32_sr_pk_fp4_f32 v14, v[12:13], v16, v48 op_sel:[0,0,1,1]
136F8  s_nop 0
136FC  v_lshlrev_b32_e32 v6, 1, v102
13700  v_bitop3_b32 v7, v1, v5, 3 bitop3:0x6c
13708  v_or3_b32 v59, v52, v106, v50
13710  v_add_lshl_u32 v8, v6, v7, 4
13718  ds_write_b128 v8, v[56:59]
13720  v_add_u32_e32 v8, v6, v5
13724  ds_write_b8 v8, v38 offset:8192
1372C  s_and_saveexec_b64 s[0:1], s[6:7]
13730  s_cbranch_execz 17
13734  v_or3_b32 v11, v14, v78, v2
1373C  v_xor_b32_e32 v2, 0x108, v6
13744  v_or3_b32 v8, v40, v3, v4
1374C  v_or3_b32 v9, v31, v54, v30
13754  v_or3_b32 v10, v23, v66, v22
1375C  v_add_lshl_u32 v3, v2, v7, 4
13764  v_add_u32_e32 v2, v2, v5
13768  ds_write_b128 v3, v[8:11]
13770  ds_write_b8 v2, v39 offset:8192
13778  s_or_b64 exec, exec, s[0:1]
1377C  s_or_b64 exec, exec, s[10:11]
13780  s_add_i32 s1, s28, 7
13784  s_and_b32 s10, s1, 0xffffff8
1378C  s_lshr_b32 s1, s2, 1
13790  s_add_i32 s4, s18, 0xff
13798  s_and_b32 s0, s19, 8
1379C  s_and_b32 s1, s1, 2
137A0  s_and_b32 s11, s4, 0xffffff00
137A8  s_cmp_eq_u32 s0, 0
137AC  s_cselect_b64 vcc, -1, 0
137B0  v_and_b32_e32 v6, 3, v0
137B4  v_lshlrev_b32_e32 v3, 6, v0
137B8  v_or_b32_e32 v4, s2, v6
137BC  v_lshl_or_b32 v2, s3, 7, v0
137C4  v_and_b32_e32 v3, 0xc0, v3
137CC  s_movk_i32 s0, 0xff3c
137D0  v_add_u32_e32 v1, s29, v1
137D4  s_and_b64 s[8:9], vcc, exec
137D8  v_cmp_le_u32_e64 s[6:7], s28, v4
137E0  v_bfe_u32 v5, v0, 6, 1
137E8  v_and_or_b32 v2, v2, s0, v3
137F0  v_mov_b32_e32 v3, 0
137F4  v_and_b32_e32 v7, 4, v0
137F8  v_cmp_le_u32_e64 s[8:9], s18, v1
13800  v_cmp_gt_u32_e64 s[4:5], s28, v4
13808  v_or3_b32 v2, v2, v5, s1
13810  v_mov_b32_e32 v5, v3
13814  v_cmp_le_u32_e64 s[2:3], s10, v4
1381C  v_cmp_eq_u32_e64 s[0:1], 0, v7
13824  s_cselect_b32 s10, s28, s10
13828  s_or_b64 s[8:9], s[6:7], s[8:9]
1382C  s_mov_b64 s[6:7], 0
13830  s_waitcnt lgkmcnt(0)
13834  s_barrier
13838  s_and_saveexec_b64 s[16:17], s[8:9]
1383C  s_xor_b64 s[8:9], exec, s[16:17]
13840  v_cmp_le_u32_e64 s[6:7], s11, v1
13848  s_or_b64 s[6:7], vcc, s[6:7]
1384C  s_nor_b64 s[6:7], s[6:7], s[2:3]
13850  s_and_b64 s[6:7], s[6:7], exec
13854  s_or_saveexec_b64 s[8:9], s[8:9]
13858  v_cndmask_b32_e32 v2, v2, v4, vcc
1385C  v_lshl_add_u64 v[4:5], v[4:5], 4, s[12:13]
13864  v_mov_b32_e32 v7, 0x7f
1386C  s_xor_b64 exec, exec, s[8:9]
13870  s_cbranch_execz 24
13874  v_lshrrev_b32_e32 v7, 3, v0
13878  v_bitop3_b32 v8, v7, 64, 2 bitop3:0xde
13880  v_cndmask_b32_e64 v7, v8, v7, s[0:1]
13888  v_lshlrev_b32_e32 v8, 2, v7
1388C  v_lshrrev_b32_e32 v7, 2, v7
13890  v_xor_b32_e32 v7, v7, v0
13894  v_and_or_b32 v7, v7, 3, v8
1389C  v_lshlrev_b32_e32 v7, 4, v7
138A0  v_or_b32_e32 v12, v8, v6
138A4  ds_read_b128 v[8:11], v7
138AC  ds_read_u8 v7, v12 offset:8192
138B4  v_mad_u64_u32 v[12:13], s[12:13], v1, s28, 0
138BC  v_lshl_add_u64 v[12:13], v[12:13], 4, v[4:5]
138C4  s_or_b64 s[6:7], s[6:7], exec
138C8  s_waitcnt lgkmcnt(1)
138CC  global_store_dwordx4 v[12:13], v[8:11], off
138D4  s_or_b64 exec, exec, s[8:9]
138D8  s_and_saveexec_b64 s[8:9], s[6:7]
138DC  s_cbranch_execz 11
138E0  v_and_b32_e32 v8, 0xffffffe0, v1
138E8  v_cndmask_b32_e32 v1, v8, v1, vcc
138EC  v_mov_b64_e32 v[8:9], s[14:15]
138F0  v_mad_u64_u32 v[8:9], s[6:7], s10, v1, v[8:9]
138F8  v_lshl_add_u64 v[8:9], v[8:9], 0, v[2:3]
13900  s_waitcnt lgkmcnt(0)
13904  global_store_byte v[8:9], v7, off
1390C  s_or_b64 exec, exec, s[8:9]
13910  s_waitcnt lgkmcnt(0)
13914  v_or_b32_e32 v7, 0x100, v0
1391C  v_lshrrev_b32_e32 v1, 2, v7
13920  v_add_u32_e32 v1, s29, v1
13924  v_cmp_le_u32_e64 s[6:7], s18, v1
1392C  s_xor_b64 s[4:5], s[4:5], -1
13930  s_or_b64 s[6:7], s[4:5], s[6:7]
13934  s_mov_b64 s[4:5], 0
13938  s_and_saveexec_b64 s[8:9], s[6:7]
1393C  s_xor_b64 s[6:7], exec, s[8:9]
13940  s_cbranch_execnz 9
13944  s_or_saveexec_b64 s[2:3], s[6:7]
13948  v_mov_b32_e32 v8, 0x7f
13950  s_xor_b64 exec, exec, s[2:3]
13954  s_cbranch_execnz 14
13958  s_or_b64 exec, exec, s[2:3]
1395C  s_and_saveexec_b64 s[0:1], s[4:5]
13960  s_cbranch_execnz 38
13964  s_endpgm
13968  v_cmp_le_u32_e64 s[4:5], s11, v1
13970  s_or_b64 s[4:5], vcc, s[4:5]
13974  s_nor_b64 s[2:3], s[4:5], s[2:3]
13978  s_and_b64 s[4:5], s[2:3], exec
1397C  s_or_saveexec_b64 s[2:3], s[6:7]
13980  v_mov_b32_e32 v8, 0x7f
13988  s_xor_b64 exec, exec, s[2:3]
1398C  s_cbranch_execz 65522
13990  v_lshrrev_b32_e32 v7, 3, v7
13994  v_bitop3_b32 v8, v7, 64, 2 bitop3:0xde
1399C  v_cndmask_b32_e64 v7, v8, v7, s[0:1]
139A4  v_lshlrev_b32_e32 v8, 2, v7
139A8  v_lshrrev_b32_e32 v7, 2, v7
139AC  v_xor_b32_e32 v0, v7, v0
139B0  v_and_or_b32 v0, v0, 3, v8
139B8  v_lshlrev_b32_e32 v0, 4, v0
139BC  v_or_b32_e32 v6, v8, v6
139C0  ds_read_b128 v[10:13], v0
139C8  ds_read_u8 v8, v6 offset:8192
139D0  v_mad_u64_u32 v[6:7], s[0:1], v1, s28, 0
139D8  v_lshl_add_u64 v[4:5], v[6:7], 4, v[4:5]
139E0  s_or_b64 s[4:5], s[4:5], exec
139E4  s_waitcnt lgkmcnt(1)
139E8  global_store_dwordx4 v[4:5], v[10:13], off
139F0  s_or_b64 exec, exec, s[2:3]
139F4  s_and_saveexec_b64 s[0:1], s[4:5]
139F8  s_cbranch_execz 65498
139FC  v_and_b32_e32 v0, 0xffffffe0, v1
13A04  v_cndmask_b32_e32 v4, v0, v1, vcc
13A08  v_mov_b64_e32 v[0:1], s[14:15]
13A0C  v_mad_u64_u32 v[0:1], s[0:1], s10, v4, v[0:1]
13A14  v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
13A1C  s_waitcnt lgkmcnt(0)
13A20  global_store_byte v[0:1], v8, off
13A28  s_endpgm
13A2C  s_nop 0
