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
    .vgpr_count:     106
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
    .name:           QuantiseColumnTunedSr
    .private_segment_fixed_size: 0
    .sgpr_count:     53
    .sgpr_spill_count: 0
    .symbol:         QuantiseColumnTunedSr.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     108
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
    .vgpr_count:     109
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
Disassembly of section .text:

2500 <QuantiseColumnTuned>:
2500  s_load_dwordx4 s[8:11], s[0:1], 0x18
2508  v_lshlrev_b32_e32 v1, 1, v0
250C  v_lshrrev_b32_e32 v74, 6, v0
2510  v_and_b32_e32 v75, 0x7e, v1
2518  s_lshl_b32 s23, s2, 7
251C  s_lshl_b32 s2, s3, 2
2520  s_waitcnt lgkmcnt(0)
2524  s_lshr_b32 s22, s9, 5
2528  v_or_b32_e32 v32, s23, v75
252C  v_or_b32_e32 v2, s2, v74
2530  v_cmp_le_u32_e32 vcc, s10, v32
2534  v_cmp_le_u32_e64 s[4:5], s22, v2
253C  s_or_b64 s[4:5], vcc, s[4:5]
2540  v_lshrrev_b32_e32 v1, 2, v0
2544  s_and_saveexec_b64 s[6:7], s[4:5]
2548  s_xor_b64 s[4:5], exec, s[6:7]
254C  v_lshrrev_b32_e32 v1, 2, v0
2550  s_or_saveexec_b64 s[16:17], s[4:5]
2554  s_load_dwordx4 s[12:15], s[0:1], 0x8
255C  s_xor_b64 exec, exec, s[16:17]
2560  s_cbranch_execz 3513
2564  s_bitcmp0_b32 s10, 0
2568  s_load_dwordx2 s[18:19], s[0:1], 0x0
2570  s_cselect_b64 s[0:1], -1, 0
2574  s_add_i32 s4, s23, 0x80
257C  s_cmp_le_u32 s4, s10
2580  s_cselect_b64 s[4:5], -1, 0
2584  s_or_b64 s[20:21], s[4:5], s[0:1]
2588  s_bitcmp1_b32 s11, 0
258C  s_cselect_b64 s[4:5], -1, 0
2590  v_lshlrev_b32_e32 v2, 5, v2
2594  v_mov_b32_e32 v33, 0
2598  v_or_b32_e32 v3, 1, v32
259C  s_mov_b32 s9, 0
25A0  v_cmp_gt_u32_e64 s[0:1], s10, v3
25A8  v_mad_u64_u32 v[4:5], s[6:7], v2, s8, 0
25B0  v_mad_u64_u32 v[6:7], s[6:7], v2, s8, v[32:33]
25B8  v_cndmask_b32_e64 v2, 0, 1, s[4:5]
25C0  v_cndmask_b32_e64 v28, 0, 1, s[0:1]
25C8  v_mov_b32_e32 v29, s9
25CC  s_and_b64 vcc, exec, s[20:21]
25D0  v_cmp_ne_u32_e64 s[6:7], 1, v2
25D8  s_cbranch_vccz 11
25DC  s_and_b64 vcc, exec, s[6:7]
25E0  v_lshrrev_b64 v[8:9], 1, v[6:7]
25E8  s_cbranch_vccnz 8
25EC  s_waitcnt lgkmcnt(0)
25F0  v_lshl_add_u64 v[2:3], v[8:9], 3, s[18:19]
25F8  global_load_dwordx2 v[2:3], v[2:3], off
2600  s_cbranch_execz 2
2604  s_branch 10
2608  s_branch 10
260C  s_waitcnt vmcnt(0) lgkmcnt(0)
2610  v_lshl_add_u64 v[2:3], v[8:9], 2, s[18:19]
2618  global_load_dword v3, v[2:3], off
2620  s_waitcnt vmcnt(0)
2624  v_lshlrev_b32_e32 v2, 16, v3
2628  v_and_b32_e32 v3, 0xffff0000, v3
2630  s_cbranch_execnz 33
2634  s_and_b64 vcc, exec, s[6:7]
2638  s_cbranch_vccnz 7
263C  s_waitcnt vmcnt(0) lgkmcnt(0)
2640  v_lshl_add_u64 v[2:3], v[6:7], 2, s[18:19]
2648  global_load_dword v2, v[2:3], off
2650  s_cbranch_execz 1
2654  s_branch 7
2658  s_waitcnt vmcnt(0) lgkmcnt(0)
265C  v_lshl_add_u64 v[2:3], v[6:7], 1, s[18:19]
2664  global_load_ushort v2, v[2:3], off
266C  s_waitcnt vmcnt(0)
2670  v_lshlrev_b32_e32 v2, 16, v2
2674  s_and_b64 vcc, exec, s[6:7]
2678  v_or_b32_e32 v6, v6, v28
267C  s_cbranch_vccnz 7
2680  s_waitcnt lgkmcnt(0)
2684  v_lshl_add_u64 v[8:9], v[6:7], 2, s[18:19]
268C  global_load_dword v3, v[8:9], off
2694  s_cbranch_execz 1
2698  s_branch 7
269C  s_waitcnt lgkmcnt(0)
26A0  v_lshl_add_u64 v[6:7], v[6:7], 1, s[18:19]
26A8  global_load_ushort v3, v[6:7], off
26B0  s_waitcnt vmcnt(0)
26B4  v_lshlrev_b32_e32 v3, 16, v3
26B8  v_lshl_add_u64 v[6:7], v[4:5], 0, s[8:9]
26C0  v_cndmask_b32_e64 v4, 0, 1, s[20:21]
26C8  v_cmp_ne_u32_e64 s[4:5], 1, v4
26D0  s_andn2_b64 vcc, exec, s[20:21]
26D4  v_lshl_add_u64 v[8:9], v[6:7], 0, v[32:33]
26DC  s_cbranch_vccnz 11
26E0  s_and_b64 vcc, exec, s[6:7]
26E4  v_lshrrev_b64 v[10:11], 1, v[8:9]
26EC  s_cbranch_vccnz 8
26F0  s_waitcnt lgkmcnt(0)
26F4  v_lshl_add_u64 v[4:5], v[10:11], 3, s[18:19]
26FC  global_load_dwordx2 v[4:5], v[4:5], off
2704  s_cbranch_execz 2
2708  s_branch 10
270C  s_branch 10
2710  s_waitcnt vmcnt(0) lgkmcnt(0)
2714  v_lshl_add_u64 v[4:5], v[10:11], 2, s[18:19]
271C  global_load_dword v5, v[4:5], off
2724  s_waitcnt vmcnt(0)
2728  v_lshlrev_b32_e32 v4, 16, v5
272C  v_and_b32_e32 v5, 0xffff0000, v5
2734  s_cbranch_execnz 34
2738  s_and_b64 vcc, exec, s[6:7]
273C  s_cbranch_vccnz 7
2740  s_waitcnt vmcnt(0) lgkmcnt(0)
2744  v_lshl_add_u64 v[4:5], v[8:9], 2, s[18:19]
274C  global_load_dword v4, v[4:5], off
2754  s_cbranch_execz 1
2758  s_branch 7
275C  s_waitcnt vmcnt(0) lgkmcnt(0)
2760  v_lshl_add_u64 v[4:5], v[8:9], 1, s[18:19]
2768  global_load_ushort v4, v[4:5], off
2770  s_waitcnt vmcnt(0)
2774  v_lshlrev_b32_e32 v4, 16, v4
2778  s_and_b64 vcc, exec, s[6:7]
277C  v_lshl_add_u64 v[8:9], v[8:9], 0, v[28:29]
2784  s_cbranch_vccnz 7
2788  s_waitcnt lgkmcnt(0)
278C  v_lshl_add_u64 v[10:11], v[8:9], 2, s[18:19]
2794  global_load_dword v5, v[10:11], off
279C  s_cbranch_execz 1
27A0  s_branch 7
27A4  s_waitcnt lgkmcnt(0)
27A8  v_lshl_add_u64 v[8:9], v[8:9], 1, s[18:19]
27B0  global_load_ushort v5, v[8:9], off
27B8  s_waitcnt vmcnt(0)
27BC  v_lshlrev_b32_e32 v5, 16, v5
27C0  v_lshl_add_u64 v[8:9], v[6:7], 0, s[8:9]
27C8  s_and_b64 vcc, exec, s[4:5]
27CC  v_lshl_add_u64 v[10:11], v[8:9], 0, v[32:33]
27D4  s_cbranch_vccnz 11
27D8  s_and_b64 vcc, exec, s[6:7]
27DC  v_lshrrev_b64 v[12:13], 1, v[10:11]
27E4  s_cbranch_vccnz 8
27E8  s_waitcnt lgkmcnt(0)
27EC  v_lshl_add_u64 v[6:7], v[12:13], 3, s[18:19]
27F4  global_load_dwordx2 v[6:7], v[6:7], off
27FC  s_cbranch_execz 2
2800  s_branch 10
2804  s_branch 10
2808  s_waitcnt vmcnt(0) lgkmcnt(0)
280C  v_lshl_add_u64 v[6:7], v[12:13], 2, s[18:19]
2814  global_load_dword v7, v[6:7], off
281C  s_waitcnt vmcnt(0)
2820  v_lshlrev_b32_e32 v6, 16, v7
2824  v_and_b32_e32 v7, 0xffff0000, v7
282C  s_cbranch_execnz 33
2830  s_and_b64 vcc, exec, s[6:7]
2834  s_cbranch_vccnz 7
2838  s_waitcnt vmcnt(0) lgkmcnt(0)
283C  v_lshl_add_u64 v[6:7], v[10:11], 2, s[18:19]
2844  global_load_dword v6, v[6:7], off
284C  s_cbranch_execz 1
2850  s_branch 7
2854  s_waitcnt vmcnt(0) lgkmcnt(0)
2858  v_lshl_add_u64 v[6:7], v[10:11], 1, s[18:19]
2860  global_load_ushort v6, v[6:7], off
2868  s_waitcnt vmcnt(0)
286C  v_lshlrev_b32_e32 v6, 16, v6
2870  s_and_b64 vcc, exec, s[6:7]
2874  v_or_b32_e32 v10, v10, v28
2878  s_cbranch_vccnz 7
287C  s_waitcnt lgkmcnt(0)
2880  v_lshl_add_u64 v[12:13], v[10:11], 2, s[18:19]
2888  global_load_dword v7, v[12:13], off
2890  s_cbranch_execz 1
2894  s_branch 7
2898  s_waitcnt lgkmcnt(0)
289C  v_lshl_add_u64 v[10:11], v[10:11], 1, s[18:19]
28A4  global_load_ushort v7, v[10:11], off
28AC  s_waitcnt vmcnt(0)
28B0  v_lshlrev_b32_e32 v7, 16, v7
28B4  v_lshl_add_u64 v[10:11], v[8:9], 0, s[8:9]
28BC  s_and_b64 vcc, exec, s[4:5]
28C0  v_lshl_add_u64 v[12:13], v[10:11], 0, v[32:33]
28C8  s_cbranch_vccnz 11
28CC  s_and_b64 vcc, exec, s[6:7]
28D0  v_lshrrev_b64 v[14:15], 1, v[12:13]
28D8  s_cbranch_vccnz 8
28DC  s_waitcnt lgkmcnt(0)
28E0  v_lshl_add_u64 v[8:9], v[14:15], 3, s[18:19]
28E8  global_load_dwordx2 v[8:9], v[8:9], off
28F0  s_cbranch_execz 2
28F4  s_branch 10
28F8  s_branch 10
28FC  s_waitcnt vmcnt(0) lgkmcnt(0)
2900  v_lshl_add_u64 v[8:9], v[14:15], 2, s[18:19]
2908  global_load_dword v9, v[8:9], off
2910  s_waitcnt vmcnt(0)
2914  v_lshlrev_b32_e32 v8, 16, v9
2918  v_and_b32_e32 v9, 0xffff0000, v9
2920  s_cbranch_execnz 34
2924  s_and_b64 vcc, exec, s[6:7]
2928  s_cbranch_vccnz 7
292C  s_waitcnt vmcnt(0) lgkmcnt(0)
2930  v_lshl_add_u64 v[8:9], v[12:13], 2, s[18:19]
2938  global_load_dword v8, v[8:9], off
2940  s_cbranch_execz 1
2944  s_branch 7
2948  s_waitcnt vmcnt(0) lgkmcnt(0)
294C  v_lshl_add_u64 v[8:9], v[12:13], 1, s[18:19]
2954  global_load_ushort v8, v[8:9], off
295C  s_waitcnt vmcnt(0)
2960  v_lshlrev_b32_e32 v8, 16, v8
2964  s_and_b64 vcc, exec, s[6:7]
2968  v_lshl_add_u64 v[12:13], v[12:13], 0, v[28:29]
2970  s_cbranch_vccnz 7
2974  s_waitcnt lgkmcnt(0)
2978  v_lshl_add_u64 v[14:15], v[12:13], 2, s[18:19]
2980  global_load_dword v9, v[14:15], off
2988  s_cbranch_execz 1
298C  s_branch 7
2990  s_waitcnt lgkmcnt(0)
2994  v_lshl_add_u64 v[12:13], v[12:13], 1, s[18:19]
299C  global_load_ushort v9, v[12:13], off
29A4  s_waitcnt vmcnt(0)
29A8  v_lshlrev_b32_e32 v9, 16, v9
29AC  v_lshl_add_u64 v[12:13], v[10:11], 0, s[8:9]
29B4  s_and_b64 vcc, exec, s[4:5]
29B8  v_lshl_add_u64 v[14:15], v[12:13], 0, v[32:33]
29C0  s_cbranch_vccnz 11
29C4  s_and_b64 vcc, exec, s[6:7]
29C8  v_lshrrev_b64 v[16:17], 1, v[14:15]
29D0  s_cbranch_vccnz 8
29D4  s_waitcnt lgkmcnt(0)
29D8  v_lshl_add_u64 v[10:11], v[16:17], 3, s[18:19]
29E0  global_load_dwordx2 v[10:11], v[10:11], off
29E8  s_cbranch_execz 2
29EC  s_branch 10
29F0  s_branch 10
29F4  s_waitcnt vmcnt(0) lgkmcnt(0)
29F8  v_lshl_add_u64 v[10:11], v[16:17], 2, s[18:19]
2A00  global_load_dword v11, v[10:11], off
2A08  s_waitcnt vmcnt(0)
2A0C  v_lshlrev_b32_e32 v10, 16, v11
2A10  v_and_b32_e32 v11, 0xffff0000, v11
2A18  s_cbranch_execnz 33
2A1C  s_and_b64 vcc, exec, s[6:7]
2A20  s_cbranch_vccnz 7
2A24  s_waitcnt vmcnt(0) lgkmcnt(0)
2A28  v_lshl_add_u64 v[10:11], v[14:15], 2, s[18:19]
2A30  global_load_dword v10, v[10:11], off
2A38  s_cbranch_execz 1
2A3C  s_branch 7
2A40  s_waitcnt vmcnt(0) lgkmcnt(0)
2A44  v_lshl_add_u64 v[10:11], v[14:15], 1, s[18:19]
2A4C  global_load_ushort v10, v[10:11], off
2A54  s_waitcnt vmcnt(0)
2A58  v_lshlrev_b32_e32 v10, 16, v10
2A5C  s_and_b64 vcc, exec, s[6:7]
2A60  v_or_b32_e32 v14, v14, v28
2A64  s_cbranch_vccnz 7
2A68  s_waitcnt lgkmcnt(0)
2A6C  v_lshl_add_u64 v[16:17], v[14:15], 2, s[18:19]
2A74  global_load_dword v11, v[16:17], off
2A7C  s_cbranch_execz 1
2A80  s_branch 7
2A84  s_waitcnt lgkmcnt(0)
2A88  v_lshl_add_u64 v[14:15], v[14:15], 1, s[18:19]
2A90  global_load_ushort v11, v[14:15], off
2A98  s_waitcnt vmcnt(0)
2A9C  v_lshlrev_b32_e32 v11, 16, v11
2AA0  v_lshl_add_u64 v[14:15], v[12:13], 0, s[8:9]
2AA8  s_and_b64 vcc, exec, s[4:5]
2AAC  v_lshl_add_u64 v[16:17], v[14:15], 0, v[32:33]
2AB4  s_cbranch_vccnz 11
2AB8  s_and_b64 vcc, exec, s[6:7]
2ABC  v_lshrrev_b64 v[18:19], 1, v[16:17]
2AC4  s_cbranch_vccnz 8
2AC8  s_waitcnt lgkmcnt(0)
2ACC  v_lshl_add_u64 v[12:13], v[18:19], 3, s[18:19]
2AD4  global_load_dwordx2 v[12:13], v[12:13], off
2ADC  s_cbranch_execz 2
2AE0  s_branch 10
2AE4  s_branch 10
2AE8  s_waitcnt vmcnt(0) lgkmcnt(0)
2AEC  v_lshl_add_u64 v[12:13], v[18:19], 2, s[18:19]
2AF4  global_load_dword v13, v[12:13], off
2AFC  s_waitcnt vmcnt(0)
2B00  v_lshlrev_b32_e32 v12, 16, v13
2B04  v_and_b32_e32 v13, 0xffff0000, v13
2B0C  s_cbranch_execnz 34
2B10  s_and_b64 vcc, exec, s[6:7]
2B14  s_cbranch_vccnz 7
2B18  s_waitcnt vmcnt(0) lgkmcnt(0)
2B1C  v_lshl_add_u64 v[12:13], v[16:17], 2, s[18:19]
2B24  global_load_dword v12, v[12:13], off
2B2C  s_cbranch_execz 1
2B30  s_branch 7
2B34  s_waitcnt vmcnt(0) lgkmcnt(0)
2B38  v_lshl_add_u64 v[12:13], v[16:17], 1, s[18:19]
2B40  global_load_ushort v12, v[12:13], off
2B48  s_waitcnt vmcnt(0)
2B4C  v_lshlrev_b32_e32 v12, 16, v12
2B50  s_and_b64 vcc, exec, s[6:7]
2B54  v_lshl_add_u64 v[16:17], v[16:17], 0, v[28:29]
2B5C  s_cbranch_vccnz 7
2B60  s_waitcnt lgkmcnt(0)
2B64  v_lshl_add_u64 v[18:19], v[16:17], 2, s[18:19]
2B6C  global_load_dword v13, v[18:19], off
2B74  s_cbranch_execz 1
2B78  s_branch 7
2B7C  s_waitcnt lgkmcnt(0)
2B80  v_lshl_add_u64 v[16:17], v[16:17], 1, s[18:19]
2B88  global_load_ushort v13, v[16:17], off
2B90  s_waitcnt vmcnt(0)
2B94  v_lshlrev_b32_e32 v13, 16, v13
2B98  v_lshl_add_u64 v[16:17], v[14:15], 0, s[8:9]
2BA0  s_and_b64 vcc, exec, s[4:5]
2BA4  v_lshl_add_u64 v[18:19], v[16:17], 0, v[32:33]
2BAC  s_cbranch_vccnz 11
2BB0  s_and_b64 vcc, exec, s[6:7]
2BB4  v_lshrrev_b64 v[20:21], 1, v[18:19]
2BBC  s_cbranch_vccnz 8
2BC0  s_waitcnt lgkmcnt(0)
2BC4  v_lshl_add_u64 v[14:15], v[20:21], 3, s[18:19]
2BCC  global_load_dwordx2 v[14:15], v[14:15], off
2BD4  s_cbranch_execz 2
2BD8  s_branch 10
2BDC  s_branch 10
2BE0  s_waitcnt vmcnt(0) lgkmcnt(0)
2BE4  v_lshl_add_u64 v[14:15], v[20:21], 2, s[18:19]
2BEC  global_load_dword v15, v[14:15], off
2BF4  s_waitcnt vmcnt(0)
2BF8  v_lshlrev_b32_e32 v14, 16, v15
2BFC  v_and_b32_e32 v15, 0xffff0000, v15
2C04  s_cbranch_execnz 33
2C08  s_and_b64 vcc, exec, s[6:7]
2C0C  s_cbranch_vccnz 7
2C10  s_waitcnt vmcnt(0) lgkmcnt(0)
2C14  v_lshl_add_u64 v[14:15], v[18:19], 2, s[18:19]
2C1C  global_load_dword v14, v[14:15], off
2C24  s_cbranch_execz 1
2C28  s_branch 7
2C2C  s_waitcnt vmcnt(0) lgkmcnt(0)
2C30  v_lshl_add_u64 v[14:15], v[18:19], 1, s[18:19]
2C38  global_load_ushort v14, v[14:15], off
2C40  s_waitcnt vmcnt(0)
2C44  v_lshlrev_b32_e32 v14, 16, v14
2C48  s_and_b64 vcc, exec, s[6:7]
2C4C  v_or_b32_e32 v18, v18, v28
2C50  s_cbranch_vccnz 7
2C54  s_waitcnt lgkmcnt(0)
2C58  v_lshl_add_u64 v[20:21], v[18:19], 2, s[18:19]
2C60  global_load_dword v15, v[20:21], off
2C68  s_cbranch_execz 1
2C6C  s_branch 7
2C70  s_waitcnt lgkmcnt(0)
2C74  v_lshl_add_u64 v[18:19], v[18:19], 1, s[18:19]
2C7C  global_load_ushort v15, v[18:19], off
2C84  s_waitcnt vmcnt(0)
2C88  v_lshlrev_b32_e32 v15, 16, v15
2C8C  v_lshl_add_u64 v[18:19], v[16:17], 0, s[8:9]
2C94  s_and_b64 vcc, exec, s[4:5]
2C98  v_lshl_add_u64 v[20:21], v[18:19], 0, v[32:33]
2CA0  s_cbranch_vccnz 11
2CA4  s_and_b64 vcc, exec, s[6:7]
2CA8  v_lshrrev_b64 v[22:23], 1, v[20:21]
2CB0  s_cbranch_vccnz 8
2CB4  s_waitcnt lgkmcnt(0)
2CB8  v_lshl_add_u64 v[16:17], v[22:23], 3, s[18:19]
2CC0  global_load_dwordx2 v[16:17], v[16:17], off
2CC8  s_cbranch_execz 2
2CCC  s_branch 10
2CD0  s_branch 10
2CD4  s_waitcnt vmcnt(0) lgkmcnt(0)
2CD8  v_lshl_add_u64 v[16:17], v[22:23], 2, s[18:19]
2CE0  global_load_dword v17, v[16:17], off
2CE8  s_waitcnt vmcnt(0)
2CEC  v_lshlrev_b32_e32 v16, 16, v17
2CF0  v_and_b32_e32 v17, 0xffff0000, v17
2CF8  s_cbranch_execnz 34
2CFC  s_and_b64 vcc, exec, s[6:7]
2D00  s_cbranch_vccnz 7
2D04  s_waitcnt vmcnt(0) lgkmcnt(0)
2D08  v_lshl_add_u64 v[16:17], v[20:21], 2, s[18:19]
2D10  global_load_dword v16, v[16:17], off
2D18  s_cbranch_execz 1
2D1C  s_branch 7
2D20  s_waitcnt vmcnt(0) lgkmcnt(0)
2D24  v_lshl_add_u64 v[16:17], v[20:21], 1, s[18:19]
2D2C  global_load_ushort v16, v[16:17], off
2D34  s_waitcnt vmcnt(0)
2D38  v_lshlrev_b32_e32 v16, 16, v16
2D3C  s_and_b64 vcc, exec, s[6:7]
2D40  v_lshl_add_u64 v[20:21], v[20:21], 0, v[28:29]
2D48  s_cbranch_vccnz 7
2D4C  s_waitcnt lgkmcnt(0)
2D50  v_lshl_add_u64 v[22:23], v[20:21], 2, s[18:19]
2D58  global_load_dword v17, v[22:23], off
2D60  s_cbranch_execz 1
2D64  s_branch 7
2D68  s_waitcnt lgkmcnt(0)
2D6C  v_lshl_add_u64 v[20:21], v[20:21], 1, s[18:19]
2D74  global_load_ushort v17, v[20:21], off
2D7C  s_waitcnt vmcnt(0)
2D80  v_lshlrev_b32_e32 v17, 16, v17
2D84  v_lshl_add_u64 v[20:21], v[18:19], 0, s[8:9]
2D8C  s_and_b64 vcc, exec, s[4:5]
2D90  v_lshl_add_u64 v[22:23], v[20:21], 0, v[32:33]
2D98  s_cbranch_vccnz 11
2D9C  s_and_b64 vcc, exec, s[6:7]
2DA0  v_lshrrev_b64 v[24:25], 1, v[22:23]
2DA8  s_cbranch_vccnz 8
2DAC  s_waitcnt lgkmcnt(0)
2DB0  v_lshl_add_u64 v[18:19], v[24:25], 3, s[18:19]
2DB8  global_load_dwordx2 v[18:19], v[18:19], off
2DC0  s_cbranch_execz 2
2DC4  s_branch 10
2DC8  s_branch 10
2DCC  s_waitcnt vmcnt(0) lgkmcnt(0)
2DD0  v_lshl_add_u64 v[18:19], v[24:25], 2, s[18:19]
2DD8  global_load_dword v19, v[18:19], off
2DE0  s_waitcnt vmcnt(0)
2DE4  v_lshlrev_b32_e32 v18, 16, v19
2DE8  v_and_b32_e32 v19, 0xffff0000, v19
2DF0  s_cbranch_execnz 33
2DF4  s_and_b64 vcc, exec, s[6:7]
2DF8  s_cbranch_vccnz 7
2DFC  s_waitcnt vmcnt(0) lgkmcnt(0)
2E00  v_lshl_add_u64 v[18:19], v[22:23], 2, s[18:19]
2E08  global_load_dword v18, v[18:19], off
2E10  s_cbranch_execz 1
2E14  s_branch 7
2E18  s_waitcnt vmcnt(0) lgkmcnt(0)
2E1C  v_lshl_add_u64 v[18:19], v[22:23], 1, s[18:19]
2E24  global_load_ushort v18, v[18:19], off
2E2C  s_waitcnt vmcnt(0)
2E30  v_lshlrev_b32_e32 v18, 16, v18
2E34  s_and_b64 vcc, exec, s[6:7]
2E38  v_or_b32_e32 v22, v22, v28
2E3C  s_cbranch_vccnz 7
2E40  s_waitcnt lgkmcnt(0)
2E44  v_lshl_add_u64 v[24:25], v[22:23], 2, s[18:19]
2E4C  global_load_dword v19, v[24:25], off
2E54  s_cbranch_execz 1
2E58  s_branch 7
2E5C  s_waitcnt lgkmcnt(0)
2E60  v_lshl_add_u64 v[22:23], v[22:23], 1, s[18:19]
2E68  global_load_ushort v19, v[22:23], off
2E70  s_waitcnt vmcnt(0)
2E74  v_lshlrev_b32_e32 v19, 16, v19
2E78  v_lshl_add_u64 v[22:23], v[20:21], 0, s[8:9]
2E80  s_and_b64 vcc, exec, s[4:5]
2E84  v_lshl_add_u64 v[24:25], v[22:23], 0, v[32:33]
2E8C  s_cbranch_vccnz 11
2E90  s_and_b64 vcc, exec, s[6:7]
2E94  v_lshrrev_b64 v[26:27], 1, v[24:25]
2E9C  s_cbranch_vccnz 8
2EA0  s_waitcnt lgkmcnt(0)
2EA4  v_lshl_add_u64 v[20:21], v[26:27], 3, s[18:19]
2EAC  global_load_dwordx2 v[20:21], v[20:21], off
2EB4  s_cbranch_execz 2
2EB8  s_branch 10
2EBC  s_branch 10
2EC0  s_waitcnt vmcnt(0) lgkmcnt(0)
2EC4  v_lshl_add_u64 v[20:21], v[26:27], 2, s[18:19]
2ECC  global_load_dword v21, v[20:21], off
2ED4  s_waitcnt vmcnt(0)
2ED8  v_lshlrev_b32_e32 v20, 16, v21
2EDC  v_and_b32_e32 v21, 0xffff0000, v21
2EE4  s_cbranch_execnz 34
2EE8  s_and_b64 vcc, exec, s[6:7]
2EEC  s_cbranch_vccnz 7
2EF0  s_waitcnt vmcnt(0) lgkmcnt(0)
2EF4  v_lshl_add_u64 v[20:21], v[24:25], 2, s[18:19]
2EFC  global_load_dword v20, v[20:21], off
2F04  s_cbranch_execz 1
2F08  s_branch 7
2F0C  s_waitcnt vmcnt(0) lgkmcnt(0)
2F10  v_lshl_add_u64 v[20:21], v[24:25], 1, s[18:19]
2F18  global_load_ushort v20, v[20:21], off
2F20  s_waitcnt vmcnt(0)
2F24  v_lshlrev_b32_e32 v20, 16, v20
2F28  s_and_b64 vcc, exec, s[6:7]
2F2C  v_lshl_add_u64 v[24:25], v[24:25], 0, v[28:29]
2F34  s_cbranch_vccnz 7
2F38  s_waitcnt lgkmcnt(0)
2F3C  v_lshl_add_u64 v[26:27], v[24:25], 2, s[18:19]
2F44  global_load_dword v21, v[26:27], off
2F4C  s_cbranch_execz 1
2F50  s_branch 7
2F54  s_waitcnt lgkmcnt(0)
2F58  v_lshl_add_u64 v[24:25], v[24:25], 1, s[18:19]
2F60  global_load_ushort v21, v[24:25], off
2F68  s_waitcnt vmcnt(0)
2F6C  v_lshlrev_b32_e32 v21, 16, v21
2F70  v_lshl_add_u64 v[24:25], v[22:23], 0, s[8:9]
2F78  s_and_b64 vcc, exec, s[4:5]
2F7C  v_lshl_add_u64 v[26:27], v[24:25], 0, v[32:33]
2F84  s_cbranch_vccnz 11
2F88  s_and_b64 vcc, exec, s[6:7]
2F8C  v_lshrrev_b64 v[30:31], 1, v[26:27]
2F94  s_cbranch_vccnz 8
2F98  s_waitcnt lgkmcnt(0)
2F9C  v_lshl_add_u64 v[22:23], v[30:31], 3, s[18:19]
2FA4  global_load_dwordx2 v[22:23], v[22:23], off
2FAC  s_cbranch_execz 2
2FB0  s_branch 10
2FB4  s_branch 10
2FB8  s_waitcnt vmcnt(0) lgkmcnt(0)
2FBC  v_lshl_add_u64 v[22:23], v[30:31], 2, s[18:19]
2FC4  global_load_dword v23, v[22:23], off
2FCC  s_waitcnt vmcnt(0)
2FD0  v_lshlrev_b32_e32 v22, 16, v23
2FD4  v_and_b32_e32 v23, 0xffff0000, v23
2FDC  s_cbranch_execnz 33
2FE0  s_and_b64 vcc, exec, s[6:7]
2FE4  s_cbranch_vccnz 7
2FE8  s_waitcnt vmcnt(0) lgkmcnt(0)
2FEC  v_lshl_add_u64 v[22:23], v[26:27], 2, s[18:19]
2FF4  global_load_dword v22, v[22:23], off
2FFC  s_cbranch_execz 1
3000  s_branch 7
3004  s_waitcnt vmcnt(0) lgkmcnt(0)
3008  v_lshl_add_u64 v[22:23], v[26:27], 1, s[18:19]
3010  global_load_ushort v22, v[22:23], off
3018  s_waitcnt vmcnt(0)
301C  v_lshlrev_b32_e32 v22, 16, v22
3020  s_and_b64 vcc, exec, s[6:7]
3024  v_or_b32_e32 v26, v26, v28
3028  s_cbranch_vccnz 7
302C  s_waitcnt lgkmcnt(0)
3030  v_lshl_add_u64 v[30:31], v[26:27], 2, s[18:19]
3038  global_load_dword v23, v[30:31], off
3040  s_cbranch_execz 1
3044  s_branch 7
3048  s_waitcnt lgkmcnt(0)
304C  v_lshl_add_u64 v[26:27], v[26:27], 1, s[18:19]
3054  global_load_ushort v23, v[26:27], off
305C  s_waitcnt vmcnt(0)
3060  v_lshlrev_b32_e32 v23, 16, v23
3064  v_lshl_add_u64 v[26:27], v[24:25], 0, s[8:9]
306C  s_and_b64 vcc, exec, s[4:5]
3070  v_lshl_add_u64 v[30:31], v[26:27], 0, v[32:33]
3078  s_cbranch_vccnz 11
307C  s_and_b64 vcc, exec, s[6:7]
3080  v_lshrrev_b64 v[34:35], 1, v[30:31]
3088  s_cbranch_vccnz 8
308C  s_waitcnt lgkmcnt(0)
3090  v_lshl_add_u64 v[24:25], v[34:35], 3, s[18:19]
3098  global_load_dwordx2 v[24:25], v[24:25], off
30A0  s_cbranch_execz 2
30A4  s_branch 10
30A8  s_branch 10
30AC  s_waitcnt vmcnt(0) lgkmcnt(0)
30B0  v_lshl_add_u64 v[24:25], v[34:35], 2, s[18:19]
30B8  global_load_dword v25, v[24:25], off
30C0  s_waitcnt vmcnt(0)
30C4  v_lshlrev_b32_e32 v24, 16, v25
30C8  v_and_b32_e32 v25, 0xffff0000, v25
30D0  s_cbranch_execnz 34
30D4  s_and_b64 vcc, exec, s[6:7]
30D8  s_cbranch_vccnz 7
30DC  s_waitcnt vmcnt(0) lgkmcnt(0)
30E0  v_lshl_add_u64 v[24:25], v[30:31], 2, s[18:19]
30E8  global_load_dword v24, v[24:25], off
30F0  s_cbranch_execz 1
30F4  s_branch 7
30F8  s_waitcnt vmcnt(0) lgkmcnt(0)
30FC  v_lshl_add_u64 v[24:25], v[30:31], 1, s[18:19]
3104  global_load_ushort v24, v[24:25], off
310C  s_waitcnt vmcnt(0)
3110  v_lshlrev_b32_e32 v24, 16, v24
3114  s_and_b64 vcc, exec, s[6:7]
3118  v_lshl_add_u64 v[30:31], v[30:31], 0, v[28:29]
3120  s_cbranch_vccnz 7
3124  s_waitcnt lgkmcnt(0)
3128  v_lshl_add_u64 v[34:35], v[30:31], 2, s[18:19]
3130  global_load_dword v25, v[34:35], off
3138  s_cbranch_execz 1
313C  s_branch 7
3140  s_waitcnt lgkmcnt(0)
3144  v_lshl_add_u64 v[30:31], v[30:31], 1, s[18:19]
314C  global_load_ushort v25, v[30:31], off
3154  s_waitcnt vmcnt(0)
3158  v_lshlrev_b32_e32 v25, 16, v25
315C  v_lshl_add_u64 v[30:31], v[26:27], 0, s[8:9]
3164  s_and_b64 vcc, exec, s[4:5]
3168  v_lshl_add_u64 v[34:35], v[30:31], 0, v[32:33]
3170  s_cbranch_vccnz 11
3174  s_and_b64 vcc, exec, s[6:7]
3178  v_lshrrev_b64 v[36:37], 1, v[34:35]
3180  s_cbranch_vccnz 8
3184  s_waitcnt lgkmcnt(0)
3188  v_lshl_add_u64 v[26:27], v[36:37], 3, s[18:19]
3190  global_load_dwordx2 v[26:27], v[26:27], off
3198  s_cbranch_execz 2
319C  s_branch 10
31A0  s_branch 10
31A4  s_waitcnt vmcnt(0) lgkmcnt(0)
31A8  v_lshl_add_u64 v[26:27], v[36:37], 2, s[18:19]
31B0  global_load_dword v27, v[26:27], off
31B8  s_waitcnt vmcnt(0)
31BC  v_lshlrev_b32_e32 v26, 16, v27
31C0  v_and_b32_e32 v27, 0xffff0000, v27
31C8  s_cbranch_execnz 33
31CC  s_and_b64 vcc, exec, s[6:7]
31D0  s_cbranch_vccnz 7
31D4  s_waitcnt vmcnt(0) lgkmcnt(0)
31D8  v_lshl_add_u64 v[26:27], v[34:35], 2, s[18:19]
31E0  global_load_dword v26, v[26:27], off
31E8  s_cbranch_execz 1
31EC  s_branch 7
31F0  s_waitcnt vmcnt(0) lgkmcnt(0)
31F4  v_lshl_add_u64 v[26:27], v[34:35], 1, s[18:19]
31FC  global_load_ushort v26, v[26:27], off
3204  s_waitcnt vmcnt(0)
3208  v_lshlrev_b32_e32 v26, 16, v26
320C  s_and_b64 vcc, exec, s[6:7]
3210  v_or_b32_e32 v34, v34, v28
3214  s_cbranch_vccnz 7
3218  s_waitcnt lgkmcnt(0)
321C  v_lshl_add_u64 v[36:37], v[34:35], 2, s[18:19]
3224  global_load_dword v27, v[36:37], off
322C  s_cbranch_execz 1
3230  s_branch 7
3234  s_waitcnt lgkmcnt(0)
3238  v_lshl_add_u64 v[34:35], v[34:35], 1, s[18:19]
3240  global_load_ushort v27, v[34:35], off
3248  s_waitcnt vmcnt(0)
324C  v_lshlrev_b32_e32 v27, 16, v27
3250  v_lshl_add_u64 v[34:35], v[30:31], 0, s[8:9]
3258  s_and_b64 vcc, exec, s[4:5]
325C  v_lshl_add_u64 v[36:37], v[34:35], 0, v[32:33]
3264  s_cbranch_vccnz 11
3268  s_and_b64 vcc, exec, s[6:7]
326C  v_lshrrev_b64 v[38:39], 1, v[36:37]
3274  s_cbranch_vccnz 8
3278  s_waitcnt lgkmcnt(0)
327C  v_lshl_add_u64 v[30:31], v[38:39], 3, s[18:19]
3284  global_load_dwordx2 v[30:31], v[30:31], off
328C  s_cbranch_execz 2
3290  s_branch 10
3294  s_branch 10
3298  s_waitcnt vmcnt(0) lgkmcnt(0)
329C  v_lshl_add_u64 v[30:31], v[38:39], 2, s[18:19]
32A4  global_load_dword v31, v[30:31], off
32AC  s_waitcnt vmcnt(0)
32B0  v_lshlrev_b32_e32 v30, 16, v31
32B4  v_and_b32_e32 v31, 0xffff0000, v31
32BC  s_cbranch_execnz 34
32C0  s_and_b64 vcc, exec, s[6:7]
32C4  s_cbranch_vccnz 7
32C8  s_waitcnt vmcnt(0) lgkmcnt(0)
32CC  v_lshl_add_u64 v[30:31], v[36:37], 2, s[18:19]
32D4  global_load_dword v30, v[30:31], off
32DC  s_cbranch_execz 1
32E0  s_branch 7
32E4  s_waitcnt vmcnt(0) lgkmcnt(0)
32E8  v_lshl_add_u64 v[30:31], v[36:37], 1, s[18:19]
32F0  global_load_ushort v30, v[30:31], off
32F8  s_waitcnt vmcnt(0)
32FC  v_lshlrev_b32_e32 v30, 16, v30
3300  s_and_b64 vcc, exec, s[6:7]
3304  v_lshl_add_u64 v[36:37], v[36:37], 0, v[28:29]
330C  s_cbranch_vccnz 7
3310  s_waitcnt lgkmcnt(0)
3314  v_lshl_add_u64 v[38:39], v[36:37], 2, s[18:19]
331C  global_load_dword v31, v[38:39], off
3324  s_cbranch_execz 1
3328  s_branch 7
332C  s_waitcnt lgkmcnt(0)
3330  v_lshl_add_u64 v[36:37], v[36:37], 1, s[18:19]
3338  global_load_ushort v31, v[36:37], off
3340  s_waitcnt vmcnt(0)
3344  v_lshlrev_b32_e32 v31, 16, v31
3348  v_lshl_add_u64 v[36:37], v[34:35], 0, s[8:9]
3350  s_and_b64 vcc, exec, s[4:5]
3354  v_lshl_add_u64 v[38:39], v[36:37], 0, v[32:33]
335C  s_cbranch_vccnz 11
3360  s_and_b64 vcc, exec, s[6:7]
3364  v_lshrrev_b64 v[40:41], 1, v[38:39]
336C  s_cbranch_vccnz 8
3370  s_waitcnt lgkmcnt(0)
3374  v_lshl_add_u64 v[34:35], v[40:41], 3, s[18:19]
337C  global_load_dwordx2 v[34:35], v[34:35], off
3384  s_cbranch_execz 2
3388  s_branch 10
338C  s_branch 10
3390  s_waitcnt vmcnt(0) lgkmcnt(0)
3394  v_lshl_add_u64 v[34:35], v[40:41], 2, s[18:19]
339C  global_load_dword v35, v[34:35], off
33A4  s_waitcnt vmcnt(0)
33A8  v_lshlrev_b32_e32 v34, 16, v35
33AC  v_and_b32_e32 v35, 0xffff0000, v35
33B4  s_cbranch_execnz 33
33B8  s_and_b64 vcc, exec, s[6:7]
33BC  s_cbranch_vccnz 7
33C0  s_waitcnt vmcnt(0) lgkmcnt(0)
33C4  v_lshl_add_u64 v[34:35], v[38:39], 2, s[18:19]
33CC  global_load_dword v34, v[34:35], off
33D4  s_cbranch_execz 1
33D8  s_branch 7
33DC  s_waitcnt vmcnt(0) lgkmcnt(0)
33E0  v_lshl_add_u64 v[34:35], v[38:39], 1, s[18:19]
33E8  global_load_ushort v34, v[34:35], off
33F0  s_waitcnt vmcnt(0)
33F4  v_lshlrev_b32_e32 v34, 16, v34
33F8  s_and_b64 vcc, exec, s[6:7]
33FC  v_or_b32_e32 v38, v38, v28
3400  s_cbranch_vccnz 7
3404  s_waitcnt lgkmcnt(0)
3408  v_lshl_add_u64 v[40:41], v[38:39], 2, s[18:19]
3410  global_load_dword v35, v[40:41], off
3418  s_cbranch_execz 1
341C  s_branch 7
3420  s_waitcnt lgkmcnt(0)
3424  v_lshl_add_u64 v[38:39], v[38:39], 1, s[18:19]
342C  global_load_ushort v35, v[38:39], off
3434  s_waitcnt vmcnt(0)
3438  v_lshlrev_b32_e32 v35, 16, v35
343C  v_lshl_add_u64 v[38:39], v[36:37], 0, s[8:9]
3444  s_and_b64 vcc, exec, s[4:5]
3448  v_lshl_add_u64 v[40:41], v[38:39], 0, v[32:33]
3450  s_cbranch_vccnz 11
3454  s_and_b64 vcc, exec, s[6:7]
3458  v_lshrrev_b64 v[42:43], 1, v[40:41]
3460  s_cbranch_vccnz 8
3464  s_waitcnt lgkmcnt(0)
3468  v_lshl_add_u64 v[36:37], v[42:43], 3, s[18:19]
3470  global_load_dwordx2 v[36:37], v[36:37], off
3478  s_cbranch_execz 2
347C  s_branch 10
3480  s_branch 10
3484  s_waitcnt vmcnt(0) lgkmcnt(0)
3488  v_lshl_add_u64 v[36:37], v[42:43], 2, s[18:19]
3490  global_load_dword v37, v[36:37], off
3498  s_waitcnt vmcnt(0)
349C  v_lshlrev_b32_e32 v36, 16, v37
34A0  v_and_b32_e32 v37, 0xffff0000, v37
34A8  s_cbranch_execnz 34
34AC  s_and_b64 vcc, exec, s[6:7]
34B0  s_cbranch_vccnz 7
34B4  s_waitcnt vmcnt(0) lgkmcnt(0)
34B8  v_lshl_add_u64 v[36:37], v[40:41], 2, s[18:19]
34C0  global_load_dword v36, v[36:37], off
34C8  s_cbranch_execz 1
34CC  s_branch 7
34D0  s_waitcnt vmcnt(0) lgkmcnt(0)
34D4  v_lshl_add_u64 v[36:37], v[40:41], 1, s[18:19]
34DC  global_load_ushort v36, v[36:37], off
34E4  s_waitcnt vmcnt(0)
34E8  v_lshlrev_b32_e32 v36, 16, v36
34EC  s_and_b64 vcc, exec, s[6:7]
34F0  v_lshl_add_u64 v[40:41], v[40:41], 0, v[28:29]
34F8  s_cbranch_vccnz 7
34FC  s_waitcnt lgkmcnt(0)
3500  v_lshl_add_u64 v[42:43], v[40:41], 2, s[18:19]
3508  global_load_dword v37, v[42:43], off
3510  s_cbranch_execz 1
3514  s_branch 7
3518  s_waitcnt lgkmcnt(0)
351C  v_lshl_add_u64 v[40:41], v[40:41], 1, s[18:19]
3524  global_load_ushort v37, v[40:41], off
352C  s_waitcnt vmcnt(0)
3530  v_lshlrev_b32_e32 v37, 16, v37
3534  v_lshl_add_u64 v[40:41], v[38:39], 0, s[8:9]
353C  s_and_b64 vcc, exec, s[4:5]
3540  v_lshl_add_u64 v[42:43], v[40:41], 0, v[32:33]
3548  s_cbranch_vccnz 11
354C  s_and_b64 vcc, exec, s[6:7]
3550  v_lshrrev_b64 v[44:45], 1, v[42:43]
3558  s_cbranch_vccnz 8
355C  s_waitcnt lgkmcnt(0)
3560  v_lshl_add_u64 v[38:39], v[44:45], 3, s[18:19]
3568  global_load_dwordx2 v[38:39], v[38:39], off
3570  s_cbranch_execz 2
3574  s_branch 10
3578  s_branch 10
357C  s_waitcnt vmcnt(0) lgkmcnt(0)
3580  v_lshl_add_u64 v[38:39], v[44:45], 2, s[18:19]
3588  global_load_dword v39, v[38:39], off
3590  s_waitcnt vmcnt(0)
3594  v_lshlrev_b32_e32 v38, 16, v39
3598  v_and_b32_e32 v39, 0xffff0000, v39
35A0  s_cbranch_execnz 33
35A4  s_and_b64 vcc, exec, s[6:7]
35A8  s_cbranch_vccnz 7
35AC  s_waitcnt vmcnt(0) lgkmcnt(0)
35B0  v_lshl_add_u64 v[38:39], v[42:43], 2, s[18:19]
35B8  global_load_dword v38, v[38:39], off
35C0  s_cbranch_execz 1
35C4  s_branch 7
35C8  s_waitcnt vmcnt(0) lgkmcnt(0)
35CC  v_lshl_add_u64 v[38:39], v[42:43], 1, s[18:19]
35D4  global_load_ushort v38, v[38:39], off
35DC  s_waitcnt vmcnt(0)
35E0  v_lshlrev_b32_e32 v38, 16, v38
35E4  s_and_b64 vcc, exec, s[6:7]
35E8  v_or_b32_e32 v42, v42, v28
35EC  s_cbranch_vccnz 7
35F0  s_waitcnt lgkmcnt(0)
35F4  v_lshl_add_u64 v[44:45], v[42:43], 2, s[18:19]
35FC  global_load_dword v39, v[44:45], off
3604  s_cbranch_execz 1
3608  s_branch 7
360C  s_waitcnt lgkmcnt(0)
3610  v_lshl_add_u64 v[42:43], v[42:43], 1, s[18:19]
3618  global_load_ushort v39, v[42:43], off
3620  s_waitcnt vmcnt(0)
3624  v_lshlrev_b32_e32 v39, 16, v39
3628  v_lshl_add_u64 v[42:43], v[40:41], 0, s[8:9]
3630  s_and_b64 vcc, exec, s[4:5]
3634  v_lshl_add_u64 v[44:45], v[42:43], 0, v[32:33]
363C  s_cbranch_vccnz 11
3640  s_and_b64 vcc, exec, s[6:7]
3644  v_lshrrev_b64 v[46:47], 1, v[44:45]
364C  s_cbranch_vccnz 8
3650  s_waitcnt lgkmcnt(0)
3654  v_lshl_add_u64 v[40:41], v[46:47], 3, s[18:19]
365C  global_load_dwordx2 v[40:41], v[40:41], off
3664  s_cbranch_execz 2
3668  s_branch 10
366C  s_branch 10
3670  s_waitcnt vmcnt(0) lgkmcnt(0)
3674  v_lshl_add_u64 v[40:41], v[46:47], 2, s[18:19]
367C  global_load_dword v41, v[40:41], off
3684  s_waitcnt vmcnt(0)
3688  v_lshlrev_b32_e32 v40, 16, v41
368C  v_and_b32_e32 v41, 0xffff0000, v41
3694  s_cbranch_execnz 34
3698  s_and_b64 vcc, exec, s[6:7]
369C  s_cbranch_vccnz 7
36A0  s_waitcnt vmcnt(0) lgkmcnt(0)
36A4  v_lshl_add_u64 v[40:41], v[44:45], 2, s[18:19]
36AC  global_load_dword v40, v[40:41], off
36B4  s_cbranch_execz 1
36B8  s_branch 7
36BC  s_waitcnt vmcnt(0) lgkmcnt(0)
36C0  v_lshl_add_u64 v[40:41], v[44:45], 1, s[18:19]
36C8  global_load_ushort v40, v[40:41], off
36D0  s_waitcnt vmcnt(0)
36D4  v_lshlrev_b32_e32 v40, 16, v40
36D8  s_and_b64 vcc, exec, s[6:7]
36DC  v_lshl_add_u64 v[44:45], v[44:45], 0, v[28:29]
36E4  s_cbranch_vccnz 7
36E8  s_waitcnt lgkmcnt(0)
36EC  v_lshl_add_u64 v[46:47], v[44:45], 2, s[18:19]
36F4  global_load_dword v41, v[46:47], off
36FC  s_cbranch_execz 1
3700  s_branch 7
3704  s_waitcnt lgkmcnt(0)
3708  v_lshl_add_u64 v[44:45], v[44:45], 1, s[18:19]
3710  global_load_ushort v41, v[44:45], off
3718  s_waitcnt vmcnt(0)
371C  v_lshlrev_b32_e32 v41, 16, v41
3720  v_lshl_add_u64 v[44:45], v[42:43], 0, s[8:9]
3728  s_and_b64 vcc, exec, s[4:5]
372C  v_lshl_add_u64 v[46:47], v[44:45], 0, v[32:33]
3734  s_cbranch_vccnz 11
3738  s_and_b64 vcc, exec, s[6:7]
373C  v_lshrrev_b64 v[48:49], 1, v[46:47]
3744  s_cbranch_vccnz 8
3748  s_waitcnt lgkmcnt(0)
374C  v_lshl_add_u64 v[42:43], v[48:49], 3, s[18:19]
3754  global_load_dwordx2 v[42:43], v[42:43], off
375C  s_cbranch_execz 2
3760  s_branch 10
3764  s_branch 10
3768  s_waitcnt vmcnt(0) lgkmcnt(0)
376C  v_lshl_add_u64 v[42:43], v[48:49], 2, s[18:19]
3774  global_load_dword v43, v[42:43], off
377C  s_waitcnt vmcnt(0)
3780  v_lshlrev_b32_e32 v42, 16, v43
3784  v_and_b32_e32 v43, 0xffff0000, v43
378C  s_cbranch_execnz 33
3790  s_and_b64 vcc, exec, s[6:7]
3794  s_cbranch_vccnz 7
3798  s_waitcnt vmcnt(0) lgkmcnt(0)
379C  v_lshl_add_u64 v[42:43], v[46:47], 2, s[18:19]
37A4  global_load_dword v42, v[42:43], off
37AC  s_cbranch_execz 1
37B0  s_branch 7
37B4  s_waitcnt vmcnt(0) lgkmcnt(0)
37B8  v_lshl_add_u64 v[42:43], v[46:47], 1, s[18:19]
37C0  global_load_ushort v42, v[42:43], off
37C8  s_waitcnt vmcnt(0)
37CC  v_lshlrev_b32_e32 v42, 16, v42
37D0  s_and_b64 vcc, exec, s[6:7]
37D4  v_or_b32_e32 v46, v46, v28
37D8  s_cbranch_vccnz 7
37DC  s_waitcnt lgkmcnt(0)
37E0  v_lshl_add_u64 v[48:49], v[46:47], 2, s[18:19]
37E8  global_load_dword v43, v[48:49], off
37F0  s_cbranch_execz 1
37F4  s_branch 7
37F8  s_waitcnt lgkmcnt(0)
37FC  v_lshl_add_u64 v[46:47], v[46:47], 1, s[18:19]
3804  global_load_ushort v43, v[46:47], off
380C  s_waitcnt vmcnt(0)
3810  v_lshlrev_b32_e32 v43, 16, v43
3814  v_lshl_add_u64 v[46:47], v[44:45], 0, s[8:9]
381C  s_and_b64 vcc, exec, s[4:5]
3820  v_lshl_add_u64 v[48:49], v[46:47], 0, v[32:33]
3828  s_cbranch_vccnz 11
382C  s_and_b64 vcc, exec, s[6:7]
3830  v_lshrrev_b64 v[50:51], 1, v[48:49]
3838  s_cbranch_vccnz 8
383C  s_waitcnt lgkmcnt(0)
3840  v_lshl_add_u64 v[44:45], v[50:51], 3, s[18:19]
3848  global_load_dwordx2 v[44:45], v[44:45], off
3850  s_cbranch_execz 2
3854  s_branch 10
3858  s_branch 10
385C  s_waitcnt vmcnt(0) lgkmcnt(0)
3860  v_lshl_add_u64 v[44:45], v[50:51], 2, s[18:19]
3868  global_load_dword v45, v[44:45], off
3870  s_waitcnt vmcnt(0)
3874  v_lshlrev_b32_e32 v44, 16, v45
3878  v_and_b32_e32 v45, 0xffff0000, v45
3880  s_cbranch_execnz 34
3884  s_and_b64 vcc, exec, s[6:7]
3888  s_cbranch_vccnz 7
388C  s_waitcnt vmcnt(0) lgkmcnt(0)
3890  v_lshl_add_u64 v[44:45], v[48:49], 2, s[18:19]
3898  global_load_dword v44, v[44:45], off
38A0  s_cbranch_execz 1
38A4  s_branch 7
38A8  s_waitcnt vmcnt(0) lgkmcnt(0)
38AC  v_lshl_add_u64 v[44:45], v[48:49], 1, s[18:19]
38B4  global_load_ushort v44, v[44:45], off
38BC  s_waitcnt vmcnt(0)
38C0  v_lshlrev_b32_e32 v44, 16, v44
38C4  s_and_b64 vcc, exec, s[6:7]
38C8  v_lshl_add_u64 v[48:49], v[48:49], 0, v[28:29]
38D0  s_cbranch_vccnz 7
38D4  s_waitcnt lgkmcnt(0)
38D8  v_lshl_add_u64 v[50:51], v[48:49], 2, s[18:19]
38E0  global_load_dword v45, v[50:51], off
38E8  s_cbranch_execz 1
38EC  s_branch 7
38F0  s_waitcnt lgkmcnt(0)
38F4  v_lshl_add_u64 v[48:49], v[48:49], 1, s[18:19]
38FC  global_load_ushort v45, v[48:49], off
3904  s_waitcnt vmcnt(0)
3908  v_lshlrev_b32_e32 v45, 16, v45
390C  v_lshl_add_u64 v[48:49], v[46:47], 0, s[8:9]
3914  s_and_b64 vcc, exec, s[4:5]
3918  v_lshl_add_u64 v[50:51], v[48:49], 0, v[32:33]
3920  s_cbranch_vccnz 11
3924  s_and_b64 vcc, exec, s[6:7]
3928  v_lshrrev_b64 v[52:53], 1, v[50:51]
3930  s_cbranch_vccnz 8
3934  s_waitcnt lgkmcnt(0)
3938  v_lshl_add_u64 v[46:47], v[52:53], 3, s[18:19]
3940  global_load_dwordx2 v[46:47], v[46:47], off
3948  s_cbranch_execz 2
394C  s_branch 10
3950  s_branch 10
3954  s_waitcnt vmcnt(0) lgkmcnt(0)
3958  v_lshl_add_u64 v[46:47], v[52:53], 2, s[18:19]
3960  global_load_dword v47, v[46:47], off
3968  s_waitcnt vmcnt(0)
396C  v_lshlrev_b32_e32 v46, 16, v47
3970  v_and_b32_e32 v47, 0xffff0000, v47
3978  s_cbranch_execnz 33
397C  s_and_b64 vcc, exec, s[6:7]
3980  s_cbranch_vccnz 7
3984  s_waitcnt vmcnt(0) lgkmcnt(0)
3988  v_lshl_add_u64 v[46:47], v[50:51], 2, s[18:19]
3990  global_load_dword v46, v[46:47], off
3998  s_cbranch_execz 1
399C  s_branch 7
39A0  s_waitcnt vmcnt(0) lgkmcnt(0)
39A4  v_lshl_add_u64 v[46:47], v[50:51], 1, s[18:19]
39AC  global_load_ushort v46, v[46:47], off
39B4  s_waitcnt vmcnt(0)
39B8  v_lshlrev_b32_e32 v46, 16, v46
39BC  s_and_b64 vcc, exec, s[6:7]
39C0  v_or_b32_e32 v50, v50, v28
39C4  s_cbranch_vccnz 7
39C8  s_waitcnt lgkmcnt(0)
39CC  v_lshl_add_u64 v[52:53], v[50:51], 2, s[18:19]
39D4  global_load_dword v47, v[52:53], off
39DC  s_cbranch_execz 1
39E0  s_branch 7
39E4  s_waitcnt lgkmcnt(0)
39E8  v_lshl_add_u64 v[50:51], v[50:51], 1, s[18:19]
39F0  global_load_ushort v47, v[50:51], off
39F8  s_waitcnt vmcnt(0)
39FC  v_lshlrev_b32_e32 v47, 16, v47
3A00  v_lshl_add_u64 v[50:51], v[48:49], 0, s[8:9]
3A08  s_and_b64 vcc, exec, s[4:5]
3A0C  v_lshl_add_u64 v[52:53], v[50:51], 0, v[32:33]
3A14  s_cbranch_vccnz 11
3A18  s_and_b64 vcc, exec, s[6:7]
3A1C  v_lshrrev_b64 v[54:55], 1, v[52:53]
3A24  s_cbranch_vccnz 8
3A28  s_waitcnt lgkmcnt(0)
3A2C  v_lshl_add_u64 v[48:49], v[54:55], 3, s[18:19]
3A34  global_load_dwordx2 v[48:49], v[48:49], off
3A3C  s_cbranch_execz 2
3A40  s_branch 10
3A44  s_branch 10
3A48  s_waitcnt vmcnt(0) lgkmcnt(0)
3A4C  v_lshl_add_u64 v[48:49], v[54:55], 2, s[18:19]
3A54  global_load_dword v49, v[48:49], off
3A5C  s_waitcnt vmcnt(0)
3A60  v_lshlrev_b32_e32 v48, 16, v49
3A64  v_and_b32_e32 v49, 0xffff0000, v49
3A6C  s_cbranch_execnz 34
3A70  s_and_b64 vcc, exec, s[6:7]
3A74  s_cbranch_vccnz 7
3A78  s_waitcnt vmcnt(0) lgkmcnt(0)
3A7C  v_lshl_add_u64 v[48:49], v[52:53], 2, s[18:19]
3A84  global_load_dword v48, v[48:49], off
3A8C  s_cbranch_execz 1
3A90  s_branch 7
3A94  s_waitcnt vmcnt(0) lgkmcnt(0)
3A98  v_lshl_add_u64 v[48:49], v[52:53], 1, s[18:19]
3AA0  global_load_ushort v48, v[48:49], off
3AA8  s_waitcnt vmcnt(0)
3AAC  v_lshlrev_b32_e32 v48, 16, v48
3AB0  s_and_b64 vcc, exec, s[6:7]
3AB4  v_lshl_add_u64 v[52:53], v[52:53], 0, v[28:29]
3ABC  s_cbranch_vccnz 7
3AC0  s_waitcnt lgkmcnt(0)
3AC4  v_lshl_add_u64 v[54:55], v[52:53], 2, s[18:19]
3ACC  global_load_dword v49, v[54:55], off
3AD4  s_cbranch_execz 1
3AD8  s_branch 7
3ADC  s_waitcnt lgkmcnt(0)
3AE0  v_lshl_add_u64 v[52:53], v[52:53], 1, s[18:19]
3AE8  global_load_ushort v49, v[52:53], off
3AF0  s_waitcnt vmcnt(0)
3AF4  v_lshlrev_b32_e32 v49, 16, v49
3AF8  v_lshl_add_u64 v[52:53], v[50:51], 0, s[8:9]
3B00  s_and_b64 vcc, exec, s[4:5]
3B04  v_lshl_add_u64 v[54:55], v[52:53], 0, v[32:33]
3B0C  s_cbranch_vccnz 11
3B10  s_and_b64 vcc, exec, s[6:7]
3B14  v_lshrrev_b64 v[56:57], 1, v[54:55]
3B1C  s_cbranch_vccnz 8
3B20  s_waitcnt lgkmcnt(0)
3B24  v_lshl_add_u64 v[50:51], v[56:57], 3, s[18:19]
3B2C  global_load_dwordx2 v[50:51], v[50:51], off
3B34  s_cbranch_execz 2
3B38  s_branch 10
3B3C  s_branch 10
3B40  s_waitcnt vmcnt(0) lgkmcnt(0)
3B44  v_lshl_add_u64 v[50:51], v[56:57], 2, s[18:19]
3B4C  global_load_dword v51, v[50:51], off
3B54  s_waitcnt vmcnt(0)
3B58  v_lshlrev_b32_e32 v50, 16, v51
3B5C  v_and_b32_e32 v51, 0xffff0000, v51
3B64  s_cbranch_execnz 33
3B68  s_and_b64 vcc, exec, s[6:7]
3B6C  s_cbranch_vccnz 7
3B70  s_waitcnt vmcnt(0) lgkmcnt(0)
3B74  v_lshl_add_u64 v[50:51], v[54:55], 2, s[18:19]
3B7C  global_load_dword v50, v[50:51], off
3B84  s_cbranch_execz 1
3B88  s_branch 7
3B8C  s_waitcnt vmcnt(0) lgkmcnt(0)
3B90  v_lshl_add_u64 v[50:51], v[54:55], 1, s[18:19]
3B98  global_load_ushort v50, v[50:51], off
3BA0  s_waitcnt vmcnt(0)
3BA4  v_lshlrev_b32_e32 v50, 16, v50
3BA8  s_and_b64 vcc, exec, s[6:7]
3BAC  v_or_b32_e32 v54, v54, v28
3BB0  s_cbranch_vccnz 7
3BB4  s_waitcnt lgkmcnt(0)
3BB8  v_lshl_add_u64 v[56:57], v[54:55], 2, s[18:19]
3BC0  global_load_dword v51, v[56:57], off
3BC8  s_cbranch_execz 1
3BCC  s_branch 7
3BD0  s_waitcnt lgkmcnt(0)
3BD4  v_lshl_add_u64 v[54:55], v[54:55], 1, s[18:19]
3BDC  global_load_ushort v51, v[54:55], off
3BE4  s_waitcnt vmcnt(0)
3BE8  v_lshlrev_b32_e32 v51, 16, v51
3BEC  v_lshl_add_u64 v[54:55], v[52:53], 0, s[8:9]
3BF4  s_and_b64 vcc, exec, s[4:5]
3BF8  v_lshl_add_u64 v[56:57], v[54:55], 0, v[32:33]
3C00  s_cbranch_vccnz 11
3C04  s_and_b64 vcc, exec, s[6:7]
3C08  v_lshrrev_b64 v[58:59], 1, v[56:57]
3C10  s_cbranch_vccnz 8
3C14  s_waitcnt lgkmcnt(0)
3C18  v_lshl_add_u64 v[52:53], v[58:59], 3, s[18:19]
3C20  global_load_dwordx2 v[52:53], v[52:53], off
3C28  s_cbranch_execz 2
3C2C  s_branch 10
3C30  s_branch 10
3C34  s_waitcnt vmcnt(0) lgkmcnt(0)
3C38  v_lshl_add_u64 v[52:53], v[58:59], 2, s[18:19]
3C40  global_load_dword v53, v[52:53], off
3C48  s_waitcnt vmcnt(0)
3C4C  v_lshlrev_b32_e32 v52, 16, v53
3C50  v_and_b32_e32 v53, 0xffff0000, v53
3C58  s_cbranch_execnz 34
3C5C  s_and_b64 vcc, exec, s[6:7]
3C60  s_cbranch_vccnz 7
3C64  s_waitcnt vmcnt(0) lgkmcnt(0)
3C68  v_lshl_add_u64 v[52:53], v[56:57], 2, s[18:19]
3C70  global_load_dword v52, v[52:53], off
3C78  s_cbranch_execz 1
3C7C  s_branch 7
3C80  s_waitcnt vmcnt(0) lgkmcnt(0)
3C84  v_lshl_add_u64 v[52:53], v[56:57], 1, s[18:19]
3C8C  global_load_ushort v52, v[52:53], off
3C94  s_waitcnt vmcnt(0)
3C98  v_lshlrev_b32_e32 v52, 16, v52
3C9C  s_and_b64 vcc, exec, s[6:7]
3CA0  v_lshl_add_u64 v[56:57], v[56:57], 0, v[28:29]
3CA8  s_cbranch_vccnz 7
3CAC  s_waitcnt lgkmcnt(0)
3CB0  v_lshl_add_u64 v[58:59], v[56:57], 2, s[18:19]
3CB8  global_load_dword v53, v[58:59], off
3CC0  s_cbranch_execz 1
3CC4  s_branch 7
3CC8  s_waitcnt lgkmcnt(0)
3CCC  v_lshl_add_u64 v[56:57], v[56:57], 1, s[18:19]
3CD4  global_load_ushort v53, v[56:57], off
3CDC  s_waitcnt vmcnt(0)
3CE0  v_lshlrev_b32_e32 v53, 16, v53
3CE4  v_lshl_add_u64 v[56:57], v[54:55], 0, s[8:9]
3CEC  s_and_b64 vcc, exec, s[4:5]
3CF0  v_lshl_add_u64 v[58:59], v[56:57], 0, v[32:33]
3CF8  s_cbranch_vccnz 11
3CFC  s_and_b64 vcc, exec, s[6:7]
3D00  v_lshrrev_b64 v[60:61], 1, v[58:59]
3D08  s_cbranch_vccnz 8
3D0C  s_waitcnt lgkmcnt(0)
3D10  v_lshl_add_u64 v[54:55], v[60:61], 3, s[18:19]
3D18  global_load_dwordx2 v[54:55], v[54:55], off
3D20  s_cbranch_execz 2
3D24  s_branch 10
3D28  s_branch 10
3D2C  s_waitcnt vmcnt(0) lgkmcnt(0)
3D30  v_lshl_add_u64 v[54:55], v[60:61], 2, s[18:19]
3D38  global_load_dword v55, v[54:55], off
3D40  s_waitcnt vmcnt(0)
3D44  v_lshlrev_b32_e32 v54, 16, v55
3D48  v_and_b32_e32 v55, 0xffff0000, v55
3D50  s_cbranch_execnz 33
3D54  s_and_b64 vcc, exec, s[6:7]
3D58  s_cbranch_vccnz 7
3D5C  s_waitcnt vmcnt(0) lgkmcnt(0)
3D60  v_lshl_add_u64 v[54:55], v[58:59], 2, s[18:19]
3D68  global_load_dword v54, v[54:55], off
3D70  s_cbranch_execz 1
3D74  s_branch 7
3D78  s_waitcnt vmcnt(0) lgkmcnt(0)
3D7C  v_lshl_add_u64 v[54:55], v[58:59], 1, s[18:19]
3D84  global_load_ushort v54, v[54:55], off
3D8C  s_waitcnt vmcnt(0)
3D90  v_lshlrev_b32_e32 v54, 16, v54
3D94  s_and_b64 vcc, exec, s[6:7]
3D98  v_or_b32_e32 v58, v58, v28
3D9C  s_cbranch_vccnz 7
3DA0  s_waitcnt lgkmcnt(0)
3DA4  v_lshl_add_u64 v[60:61], v[58:59], 2, s[18:19]
3DAC  global_load_dword v55, v[60:61], off
3DB4  s_cbranch_execz 1
3DB8  s_branch 7
3DBC  s_waitcnt lgkmcnt(0)
3DC0  v_lshl_add_u64 v[58:59], v[58:59], 1, s[18:19]
3DC8  global_load_ushort v55, v[58:59], off
3DD0  s_waitcnt vmcnt(0)
3DD4  v_lshlrev_b32_e32 v55, 16, v55
3DD8  v_lshl_add_u64 v[58:59], v[56:57], 0, s[8:9]
3DE0  s_and_b64 vcc, exec, s[4:5]
3DE4  v_lshl_add_u64 v[60:61], v[58:59], 0, v[32:33]
3DEC  s_cbranch_vccnz 11
3DF0  s_and_b64 vcc, exec, s[6:7]
3DF4  v_lshrrev_b64 v[62:63], 1, v[60:61]
3DFC  s_cbranch_vccnz 8
3E00  s_waitcnt lgkmcnt(0)
3E04  v_lshl_add_u64 v[56:57], v[62:63], 3, s[18:19]
3E0C  global_load_dwordx2 v[56:57], v[56:57], off
3E14  s_cbranch_execz 2
3E18  s_branch 10
3E1C  s_branch 10
3E20  s_waitcnt vmcnt(0) lgkmcnt(0)
3E24  v_lshl_add_u64 v[56:57], v[62:63], 2, s[18:19]
3E2C  global_load_dword v57, v[56:57], off
3E34  s_waitcnt vmcnt(0)
3E38  v_lshlrev_b32_e32 v56, 16, v57
3E3C  v_and_b32_e32 v57, 0xffff0000, v57
3E44  s_cbranch_execnz 34
3E48  s_and_b64 vcc, exec, s[6:7]
3E4C  s_cbranch_vccnz 7
3E50  s_waitcnt vmcnt(0) lgkmcnt(0)
3E54  v_lshl_add_u64 v[56:57], v[60:61], 2, s[18:19]
3E5C  global_load_dword v56, v[56:57], off
3E64  s_cbranch_execz 1
3E68  s_branch 7
3E6C  s_waitcnt vmcnt(0) lgkmcnt(0)
3E70  v_lshl_add_u64 v[56:57], v[60:61], 1, s[18:19]
3E78  global_load_ushort v56, v[56:57], off
3E80  s_waitcnt vmcnt(0)
3E84  v_lshlrev_b32_e32 v56, 16, v56
3E88  s_and_b64 vcc, exec, s[6:7]
3E8C  v_lshl_add_u64 v[60:61], v[60:61], 0, v[28:29]
3E94  s_cbranch_vccnz 7
3E98  s_waitcnt lgkmcnt(0)
3E9C  v_lshl_add_u64 v[62:63], v[60:61], 2, s[18:19]
3EA4  global_load_dword v57, v[62:63], off
3EAC  s_cbranch_execz 1
3EB0  s_branch 7
3EB4  s_waitcnt lgkmcnt(0)
3EB8  v_lshl_add_u64 v[60:61], v[60:61], 1, s[18:19]
3EC0  global_load_ushort v57, v[60:61], off
3EC8  s_waitcnt vmcnt(0)
3ECC  v_lshlrev_b32_e32 v57, 16, v57
3ED0  v_lshl_add_u64 v[60:61], v[58:59], 0, s[8:9]
3ED8  s_and_b64 vcc, exec, s[4:5]
3EDC  v_lshl_add_u64 v[62:63], v[60:61], 0, v[32:33]
3EE4  s_cbranch_vccnz 11
3EE8  s_and_b64 vcc, exec, s[6:7]
3EEC  v_lshrrev_b64 v[64:65], 1, v[62:63]
3EF4  s_cbranch_vccnz 8
3EF8  s_waitcnt lgkmcnt(0)
3EFC  v_lshl_add_u64 v[58:59], v[64:65], 3, s[18:19]
3F04  global_load_dwordx2 v[58:59], v[58:59], off
3F0C  s_cbranch_execz 2
3F10  s_branch 10
3F14  s_branch 10
3F18  s_waitcnt vmcnt(0) lgkmcnt(0)
3F1C  v_lshl_add_u64 v[58:59], v[64:65], 2, s[18:19]
3F24  global_load_dword v59, v[58:59], off
3F2C  s_waitcnt vmcnt(0)
3F30  v_lshlrev_b32_e32 v58, 16, v59
3F34  v_and_b32_e32 v59, 0xffff0000, v59
3F3C  s_cbranch_execnz 33
3F40  s_and_b64 vcc, exec, s[6:7]
3F44  s_cbranch_vccnz 7
3F48  s_waitcnt vmcnt(0) lgkmcnt(0)
3F4C  v_lshl_add_u64 v[58:59], v[62:63], 2, s[18:19]
3F54  global_load_dword v58, v[58:59], off
3F5C  s_cbranch_execz 1
3F60  s_branch 7
3F64  s_waitcnt vmcnt(0) lgkmcnt(0)
3F68  v_lshl_add_u64 v[58:59], v[62:63], 1, s[18:19]
3F70  global_load_ushort v58, v[58:59], off
3F78  s_waitcnt vmcnt(0)
3F7C  v_lshlrev_b32_e32 v58, 16, v58
3F80  s_and_b64 vcc, exec, s[6:7]
3F84  v_or_b32_e32 v62, v62, v28
3F88  s_cbranch_vccnz 7
3F8C  s_waitcnt lgkmcnt(0)
3F90  v_lshl_add_u64 v[64:65], v[62:63], 2, s[18:19]
3F98  global_load_dword v59, v[64:65], off
3FA0  s_cbranch_execz 1
3FA4  s_branch 7
3FA8  s_waitcnt lgkmcnt(0)
3FAC  v_lshl_add_u64 v[62:63], v[62:63], 1, s[18:19]
3FB4  global_load_ushort v59, v[62:63], off
3FBC  s_waitcnt vmcnt(0)
3FC0  v_lshlrev_b32_e32 v59, 16, v59
3FC4  v_lshl_add_u64 v[62:63], v[60:61], 0, s[8:9]
3FCC  s_and_b64 vcc, exec, s[4:5]
3FD0  v_lshl_add_u64 v[64:65], v[62:63], 0, v[32:33]
3FD8  s_cbranch_vccnz 11
3FDC  s_and_b64 vcc, exec, s[6:7]
3FE0  v_lshrrev_b64 v[66:67], 1, v[64:65]
3FE8  s_cbranch_vccnz 8
3FEC  s_waitcnt lgkmcnt(0)
3FF0  v_lshl_add_u64 v[60:61], v[66:67], 3, s[18:19]
3FF8  global_load_dwordx2 v[60:61], v[60:61], off
4000  s_cbranch_execz 2
4004  s_branch 10
4008  s_branch 10
400C  s_waitcnt vmcnt(0) lgkmcnt(0)
4010  v_lshl_add_u64 v[60:61], v[66:67], 2, s[18:19]
4018  global_load_dword v61, v[60:61], off
4020  s_waitcnt vmcnt(0)
4024  v_lshlrev_b32_e32 v60, 16, v61
4028  v_and_b32_e32 v61, 0xffff0000, v61
4030  s_cbranch_execnz 34
4034  s_and_b64 vcc, exec, s[6:7]
4038  s_cbranch_vccnz 7
403C  s_waitcnt vmcnt(0) lgkmcnt(0)
4040  v_lshl_add_u64 v[60:61], v[64:65], 2, s[18:19]
4048  global_load_dword v60, v[60:61], off
4050  s_cbranch_execz 1
4054  s_branch 7
4058  s_waitcnt vmcnt(0) lgkmcnt(0)
405C  v_lshl_add_u64 v[60:61], v[64:65], 1, s[18:19]
4064  global_load_ushort v60, v[60:61], off
406C  s_waitcnt vmcnt(0)
4070  v_lshlrev_b32_e32 v60, 16, v60
4074  s_and_b64 vcc, exec, s[6:7]
4078  v_lshl_add_u64 v[64:65], v[64:65], 0, v[28:29]
4080  s_cbranch_vccnz 7
4084  s_waitcnt lgkmcnt(0)
4088  v_lshl_add_u64 v[66:67], v[64:65], 2, s[18:19]
4090  global_load_dword v61, v[66:67], off
4098  s_cbranch_execz 1
409C  s_branch 7
40A0  s_waitcnt lgkmcnt(0)
40A4  v_lshl_add_u64 v[64:65], v[64:65], 1, s[18:19]
40AC  global_load_ushort v61, v[64:65], off
40B4  s_waitcnt vmcnt(0)
40B8  v_lshlrev_b32_e32 v61, 16, v61
40BC  v_lshl_add_u64 v[64:65], v[62:63], 0, s[8:9]
40C4  s_and_b64 vcc, exec, s[4:5]
40C8  v_lshl_add_u64 v[66:67], v[64:65], 0, v[32:33]
40D0  s_cbranch_vccnz 11
40D4  s_and_b64 vcc, exec, s[6:7]
40D8  v_lshrrev_b64 v[68:69], 1, v[66:67]
40E0  s_cbranch_vccnz 8
40E4  s_waitcnt lgkmcnt(0)
40E8  v_lshl_add_u64 v[62:63], v[68:69], 3, s[18:19]
40F0  global_load_dwordx2 v[62:63], v[62:63], off
40F8  s_cbranch_execz 2
40FC  s_branch 10
4100  s_branch 10
4104  s_waitcnt vmcnt(0) lgkmcnt(0)
4108  v_lshl_add_u64 v[62:63], v[68:69], 2, s[18:19]
4110  global_load_dword v63, v[62:63], off
4118  s_waitcnt vmcnt(0)
411C  v_lshlrev_b32_e32 v62, 16, v63
4120  v_and_b32_e32 v63, 0xffff0000, v63
4128  s_cbranch_execnz 33
412C  s_and_b64 vcc, exec, s[6:7]
4130  s_cbranch_vccnz 7
4134  s_waitcnt vmcnt(0) lgkmcnt(0)
4138  v_lshl_add_u64 v[62:63], v[66:67], 2, s[18:19]
4140  global_load_dword v62, v[62:63], off
4148  s_cbranch_execz 1
414C  s_branch 7
4150  s_waitcnt vmcnt(0) lgkmcnt(0)
4154  v_lshl_add_u64 v[62:63], v[66:67], 1, s[18:19]
415C  global_load_ushort v62, v[62:63], off
4164  s_waitcnt vmcnt(0)
4168  v_lshlrev_b32_e32 v62, 16, v62
416C  s_and_b64 vcc, exec, s[6:7]
4170  v_or_b32_e32 v66, v66, v28
4174  s_cbranch_vccnz 7
4178  s_waitcnt lgkmcnt(0)
417C  v_lshl_add_u64 v[68:69], v[66:67], 2, s[18:19]
4184  global_load_dword v63, v[68:69], off
418C  s_cbranch_execz 1
4190  s_branch 7
4194  s_waitcnt lgkmcnt(0)
4198  v_lshl_add_u64 v[66:67], v[66:67], 1, s[18:19]
41A0  global_load_ushort v63, v[66:67], off
41A8  s_waitcnt vmcnt(0)
41AC  v_lshlrev_b32_e32 v63, 16, v63
41B0  v_lshl_add_u64 v[66:67], v[64:65], 0, s[8:9]
41B8  s_and_b64 vcc, exec, s[4:5]
41BC  v_lshl_add_u64 v[68:69], v[66:67], 0, v[32:33]
41C4  s_cbranch_vccnz 11
41C8  s_and_b64 vcc, exec, s[6:7]
41CC  v_lshrrev_b64 v[70:71], 1, v[68:69]
41D4  s_cbranch_vccnz 8
41D8  s_waitcnt lgkmcnt(0)
41DC  v_lshl_add_u64 v[64:65], v[70:71], 3, s[18:19]
41E4  global_load_dwordx2 v[64:65], v[64:65], off
41EC  s_cbranch_execz 2
41F0  s_branch 10
41F4  s_branch 10
41F8  s_waitcnt vmcnt(0) lgkmcnt(0)
41FC  v_lshl_add_u64 v[64:65], v[70:71], 2, s[18:19]
4204  global_load_dword v65, v[64:65], off
420C  s_waitcnt vmcnt(0)
4210  v_lshlrev_b32_e32 v64, 16, v65
4214  v_and_b32_e32 v65, 0xffff0000, v65
421C  s_cbranch_execnz 34
4220  s_and_b64 vcc, exec, s[6:7]
4224  s_cbranch_vccnz 7
4228  s_waitcnt vmcnt(0) lgkmcnt(0)
422C  v_lshl_add_u64 v[64:65], v[68:69], 2, s[18:19]
4234  global_load_dword v64, v[64:65], off
423C  s_cbranch_execz 1
4240  s_branch 7
4244  s_waitcnt vmcnt(0) lgkmcnt(0)
4248  v_lshl_add_u64 v[64:65], v[68:69], 1, s[18:19]
4250  global_load_ushort v64, v[64:65], off
4258  s_waitcnt vmcnt(0)
425C  v_lshlrev_b32_e32 v64, 16, v64
4260  s_and_b64 vcc, exec, s[6:7]
4264  v_lshl_add_u64 v[68:69], v[68:69], 0, v[28:29]
426C  s_cbranch_vccnz 7
4270  s_waitcnt lgkmcnt(0)
4274  v_lshl_add_u64 v[70:71], v[68:69], 2, s[18:19]
427C  global_load_dword v65, v[70:71], off
4284  s_cbranch_execz 1
4288  s_branch 7
428C  s_waitcnt lgkmcnt(0)
4290  v_lshl_add_u64 v[68:69], v[68:69], 1, s[18:19]
4298  global_load_ushort v65, v[68:69], off
42A0  s_waitcnt vmcnt(0)
42A4  v_lshlrev_b32_e32 v65, 16, v65
42A8  v_lshl_add_u64 v[68:69], v[66:67], 0, s[8:9]
42B0  s_and_b64 vcc, exec, s[4:5]
42B4  v_lshl_add_u64 v[70:71], v[68:69], 0, v[32:33]
42BC  s_cbranch_vccnz 11
42C0  s_and_b64 vcc, exec, s[6:7]
42C4  v_lshrrev_b64 v[72:73], 1, v[70:71]
42CC  s_cbranch_vccnz 8
42D0  s_waitcnt lgkmcnt(0)
42D4  v_lshl_add_u64 v[66:67], v[72:73], 3, s[18:19]
42DC  global_load_dwordx2 v[66:67], v[66:67], off
42E4  s_cbranch_execz 2
42E8  s_branch 10
42EC  s_branch 10
42F0  s_waitcnt vmcnt(0) lgkmcnt(0)
42F4  v_lshl_add_u64 v[66:67], v[72:73], 2, s[18:19]
42FC  global_load_dword v67, v[66:67], off
4304  s_waitcnt vmcnt(0)
4308  v_lshlrev_b32_e32 v66, 16, v67
430C  v_and_b32_e32 v67, 0xffff0000, v67
4314  s_cbranch_execnz 33
4318  s_and_b64 vcc, exec, s[6:7]
431C  s_cbranch_vccnz 7
4320  s_waitcnt vmcnt(0) lgkmcnt(0)
4324  v_lshl_add_u64 v[66:67], v[70:71], 2, s[18:19]
432C  global_load_dword v66, v[66:67], off
4334  s_cbranch_execz 1
4338  s_branch 7
433C  s_waitcnt vmcnt(0) lgkmcnt(0)
4340  v_lshl_add_u64 v[66:67], v[70:71], 1, s[18:19]
4348  global_load_ushort v66, v[66:67], off
4350  s_waitcnt vmcnt(0)
4354  v_lshlrev_b32_e32 v66, 16, v66
4358  s_and_b64 vcc, exec, s[6:7]
435C  v_or_b32_e32 v70, v70, v28
4360  s_cbranch_vccnz 7
4364  s_waitcnt lgkmcnt(0)
4368  v_lshl_add_u64 v[72:73], v[70:71], 2, s[18:19]
4370  global_load_dword v67, v[72:73], off
4378  s_cbranch_execz 1
437C  s_branch 7
4380  s_waitcnt lgkmcnt(0)
4384  v_lshl_add_u64 v[70:71], v[70:71], 1, s[18:19]
438C  global_load_ushort v67, v[70:71], off
4394  s_waitcnt vmcnt(0)
4398  v_lshlrev_b32_e32 v67, 16, v67
439C  v_lshl_add_u64 v[68:69], v[68:69], 0, s[8:9]
43A4  s_and_b64 vcc, exec, s[4:5]
43A8  v_lshl_add_u64 v[68:69], v[68:69], 0, v[32:33]
43B0  s_cbranch_vccnz 11
43B4  s_and_b64 vcc, exec, s[6:7]
43B8  v_lshrrev_b64 v[70:71], 1, v[68:69]
43C0  s_cbranch_vccnz 8
43C4  s_waitcnt lgkmcnt(0)
43C8  v_lshl_add_u64 v[32:33], v[70:71], 3, s[18:19]
43D0  global_load_dwordx2 v[32:33], v[32:33], off
43D8  s_cbranch_execz 2
43DC  s_branch 10
43E0  s_branch 10
43E4  s_waitcnt vmcnt(0) lgkmcnt(0)
43E8  v_lshl_add_u64 v[32:33], v[70:71], 2, s[18:19]
43F0  global_load_dword v33, v[32:33], off
43F8  s_waitcnt vmcnt(0)
43FC  v_lshlrev_b32_e32 v32, 16, v33
4400  v_and_b32_e32 v33, 0xffff0000, v33
4408  s_cbranch_execnz 34
440C  s_and_b64 vcc, exec, s[6:7]
4410  s_cbranch_vccnz 7
4414  s_waitcnt vmcnt(0) lgkmcnt(0)
4418  v_lshl_add_u64 v[32:33], v[68:69], 2, s[18:19]
4420  global_load_dword v32, v[32:33], off
4428  s_cbranch_execz 1
442C  s_branch 7
4430  s_waitcnt vmcnt(0) lgkmcnt(0)
4434  v_lshl_add_u64 v[32:33], v[68:69], 1, s[18:19]
443C  global_load_ushort v32, v[32:33], off
4444  s_waitcnt vmcnt(0)
4448  v_lshlrev_b32_e32 v32, 16, v32
444C  s_and_b64 vcc, exec, s[6:7]
4450  v_lshl_add_u64 v[28:29], v[68:69], 0, v[28:29]
4458  s_cbranch_vccnz 7
445C  s_waitcnt lgkmcnt(0)
4460  v_lshl_add_u64 v[68:69], v[28:29], 2, s[18:19]
4468  global_load_dword v33, v[68:69], off
4470  s_cbranch_execz 1
4474  s_branch 7
4478  s_waitcnt lgkmcnt(0)
447C  v_lshl_add_u64 v[28:29], v[28:29], 1, s[18:19]
4484  global_load_ushort v28, v[28:29], off
448C  s_waitcnt vmcnt(0)
4490  v_lshlrev_b32_e32 v33, 16, v28
4494  s_waitcnt vmcnt(0)
4498  v_and_b32_e32 v104, 0x7fffffff, v2
44A0  v_and_b32_e32 v103, 0x7fffffff, v4
44A8  v_max_u32_e32 v28, v103, v104
44AC  v_and_b32_e32 v102, 0x7fffffff, v6
44B4  v_and_b32_e32 v100, 0x7fffffff, v8
44BC  v_max3_u32 v28, v100, v102, v28
44C4  v_and_b32_e32 v99, 0x7fffffff, v10
44CC  v_and_b32_e32 v98, 0x7fffffff, v12
44D4  v_max3_u32 v28, v98, v99, v28
44DC  v_and_b32_e32 v97, 0x7fffffff, v14
44E4  v_and_b32_e32 v96, 0x7fffffff, v16
44EC  v_max3_u32 v28, v96, v97, v28
44F4  v_and_b32_e32 v95, 0x7fffffff, v18
44FC  v_and_b32_e32 v94, 0x7fffffff, v20
4504  v_max3_u32 v28, v94, v95, v28
450C  v_and_b32_e32 v93, 0x7fffffff, v22
4514  v_and_b32_e32 v92, 0x7fffffff, v24
451C  v_max3_u32 v28, v92, v93, v28
4524  v_and_b32_e32 v91, 0x7fffffff, v26
452C  v_and_b32_e32 v90, 0x7fffffff, v30
4534  v_max3_u32 v28, v90, v91, v28
453C  v_and_b32_e32 v89, 0x7fffffff, v34
4544  v_and_b32_e32 v88, 0x7fffffff, v36
454C  v_max3_u32 v28, v88, v89, v28
4554  v_and_b32_e32 v87, 0x7fffffff, v38
455C  v_and_b32_e32 v86, 0x7fffffff, v40
4564  v_max3_u32 v28, v86, v87, v28
456C  v_and_b32_e32 v85, 0x7fffffff, v42
4574  v_and_b32_e32 v84, 0x7fffffff, v44
457C  v_max3_u32 v28, v84, v85, v28
4584  v_and_b32_e32 v83, 0x7fffffff, v46
458C  v_and_b32_e32 v82, 0x7fffffff, v48
4594  v_max3_u32 v28, v82, v83, v28
459C  v_and_b32_e32 v81, 0x7fffffff, v50
45A4  v_and_b32_e32 v80, 0x7fffffff, v52
45AC  v_max3_u32 v28, v80, v81, v28
45B4  v_and_b32_e32 v79, 0x7fffffff, v54
45BC  v_and_b32_e32 v78, 0x7fffffff, v56
45C4  v_max3_u32 v28, v78, v79, v28
45CC  v_and_b32_e32 v77, 0x7fffffff, v58
45D4  v_and_b32_e32 v76, 0x7fffffff, v60
45DC  v_max3_u32 v28, v76, v77, v28
45E4  v_and_b32_e32 v73, 0x7fffffff, v62
45EC  v_and_b32_e32 v72, 0x7fffffff, v64
45F4  v_max3_u32 v28, v72, v73, v28
45FC  v_and_b32_e32 v71, 0x7fffffff, v66
4604  v_and_b32_e32 v70, 0x7fffffff, v32
460C  v_max3_u32 v101, v70, v71, v28
4614  s_mov_b32 s4, 0x7f7fffff
461C  v_cmp_lt_u32_e32 vcc, s4, v101
4620  v_mov_b32_e32 v28, 0
4624  v_mov_b32_e32 v29, 0
4628  v_mov_b32_e32 v68, 0
462C  v_mov_b32_e32 v69, 0
4630  s_and_saveexec_b64 s[4:5], vcc
4634  s_cbranch_execz 523
4638  v_sub_u32_e32 v28, 0x7f7fffff, v104
4640  v_sub_u32_e32 v68, 0x7f800000, v104
4648  s_brev_b32 s6, 1
464C  v_lshrrev_b32_e32 v29, 31, v28
4650  v_lshrrev_b32_e32 v69, 31, v68
4654  v_add_u32_e32 v29, -1, v29
4658  v_cmp_lt_i32_e32 vcc, -1, v68
465C  v_sub_u32_e32 v68, 0x7f7fffff, v103
4664  v_bitop3_b32 v2, v29, v2, s6 bitop3:0xc8
466C  v_ashrrev_i32_e32 v28, 31, v28
4670  v_cndmask_b32_e32 v29, 0, v104, vcc
4674  v_sub_u32_e32 v104, 0x7f800000, v103
467C  v_and_b32_e32 v28, 7, v28
4680  v_lshrrev_b32_e32 v101, 31, v68
4684  v_ashrrev_i32_e32 v68, 31, v68
4688  v_lshrrev_b32_e32 v105, 31, v104
468C  s_movk_i32 s7, 0x70
4690  v_and_or_b32 v28, v68, s7, v28
4698  v_add_u32_e32 v68, v105, v69
469C  v_max_u32_e32 v69, v103, v29
46A0  v_cmp_gt_i32_e32 vcc, 0, v104
46A4  v_add_u32_e32 v101, -1, v101
46A8  v_bitop3_b32 v4, v101, v4, s6 bitop3:0xc8
46B0  v_cndmask_b32_e32 v29, v69, v29, vcc
46B4  v_sub_u32_e32 v69, 0x7f7fffff, v102
46BC  v_sub_u32_e32 v103, 0x7f800000, v102
46C4  v_lshrrev_b32_e32 v101, 31, v69
46C8  v_ashrrev_i32_e32 v69, 31, v69
46CC  s_movk_i32 s8, 0x700
46D0  v_and_or_b32 v28, v69, s8, v28
46D8  v_max_u32_e32 v69, v102, v29
46DC  v_cmp_gt_i32_e32 vcc, 0, v103
46E0  v_add_u32_e32 v101, -1, v101
46E4  v_bitop3_b32 v6, v101, v6, s6 bitop3:0xc8
46EC  v_cndmask_b32_e32 v29, v69, v29, vcc
46F0  v_sub_u32_e32 v69, 0x7f7fffff, v100
46F8  v_sub_u32_e32 v102, 0x7f800000, v100
4700  v_lshrrev_b32_e32 v101, 31, v69
4704  v_ashrrev_i32_e32 v69, 31, v69
4708  s_movk_i32 s9, 0x7000
470C  v_and_or_b32 v28, v69, s9, v28
4714  v_max_u32_e32 v69, v100, v29
4718  v_cmp_gt_i32_e32 vcc, 0, v102
471C  v_add_u32_e32 v101, -1, v101
4720  v_bitop3_b32 v8, v101, v8, s6 bitop3:0xc8
4728  v_cndmask_b32_e32 v29, v69, v29, vcc
472C  v_sub_u32_e32 v69, 0x7f7fffff, v99
4734  v_sub_u32_e32 v101, 0x7f800000, v99
473C  v_lshrrev_b32_e32 v100, 31, v69
4740  v_ashrrev_i32_e32 v69, 31, v69
4744  s_waitcnt lgkmcnt(0)
4748  s_mov_b32 s18, 0x70000
4750  v_and_or_b32 v28, v69, s18, v28
4758  v_max_u32_e32 v69, v99, v29
475C  v_cmp_gt_i32_e32 vcc, 0, v101
4760  v_add_u32_e32 v100, -1, v100
4764  v_bitop3_b32 v10, v100, v10, s6 bitop3:0xc8
476C  v_cndmask_b32_e32 v29, v69, v29, vcc
4770  v_sub_u32_e32 v69, 0x7f7fffff, v98
4778  v_sub_u32_e32 v100, 0x7f800000, v98
4780  v_lshrrev_b32_e32 v99, 31, v69
4784  v_ashrrev_i32_e32 v69, 31, v69
4788  s_mov_b32 s19, 0x700000
4790  v_and_or_b32 v28, v69, s19, v28
4798  v_max_u32_e32 v69, v98, v29
479C  v_cmp_gt_i32_e32 vcc, 0, v100
47A0  v_add_u32_e32 v99, -1, v99
47A4  v_bitop3_b32 v12, v99, v12, s6 bitop3:0xc8
47AC  v_cndmask_b32_e32 v29, v69, v29, vcc
47B0  v_sub_u32_e32 v69, 0x7f7fffff, v97
47B8  v_sub_u32_e32 v99, 0x7f800000, v97
47C0  v_lshrrev_b32_e32 v98, 31, v69
47C4  v_ashrrev_i32_e32 v69, 31, v69
47C8  s_mov_b32 s20, 0x7000000
47D0  v_and_or_b32 v28, v69, s20, v28
47D8  v_max_u32_e32 v69, v97, v29
47DC  v_cmp_gt_i32_e32 vcc, 0, v99
47E0  v_add_u32_e32 v98, -1, v98
47E4  v_bitop3_b32 v14, v98, v14, s6 bitop3:0xc8
47EC  v_cndmask_b32_e32 v29, v69, v29, vcc
47F0  v_sub_u32_e32 v69, 0x7f7fffff, v96
47F8  v_sub_u32_e32 v98, 0x7f800000, v96
4800  v_lshrrev_b32_e32 v97, 31, v69
4804  v_ashrrev_i32_e32 v69, 31, v69
4808  s_brev_b32 s21, 14
480C  v_add_u32_e32 v97, -1, v97
4810  v_and_or_b32 v28, v69, s21, v28
4818  v_max_u32_e32 v69, v96, v29
481C  v_cmp_gt_i32_e32 vcc, 0, v98
4820  v_bitop3_b32 v16, v97, v16, s6 bitop3:0xc8
4828  v_sub_u32_e32 v97, 0x7f800000, v95
4830  v_cndmask_b32_e32 v29, v69, v29, vcc
4834  v_sub_u32_e32 v69, 0x7f7fffff, v95
483C  v_max_u32_e32 v95, v95, v29
4840  v_lshrrev_b32_e32 v96, 31, v69
4844  v_cmp_gt_i32_e32 vcc, 0, v97
4848  v_add_u32_e32 v96, -1, v96
484C  v_lshrrev_b32_e32 v104, 31, v103
4850  v_cndmask_b32_e32 v29, v95, v29, vcc
4854  v_sub_u32_e32 v95, 0x7f7fffff, v94
485C  v_lshrrev_b32_e32 v103, 31, v102
4860  v_lshrrev_b32_e32 v102, 31, v101
4864  v_lshrrev_b32_e32 v101, 31, v100
4868  v_lshrrev_b32_e32 v100, 31, v99
486C  v_lshrrev_b32_e32 v99, 31, v98
4870  v_lshrrev_b32_e32 v98, 31, v97
4874  v_bitop3_b32 v18, v96, v18, s6 bitop3:0xc8
487C  v_sub_u32_e32 v97, 0x7f800000, v94
4884  v_lshrrev_b32_e32 v96, 31, v95
4888  v_ashrrev_i32_e32 v69, 31, v69
488C  v_add_u32_e32 v96, -1, v96
4890  v_max_u32_e32 v94, v94, v29
4894  v_cmp_gt_i32_e32 vcc, 0, v97
4898  v_and_b32_e32 v69, 7, v69
489C  v_bitop3_b32 v20, v96, v20, s6 bitop3:0xc8
48A4  v_ashrrev_i32_e32 v95, 31, v95
48A8  v_cndmask_b32_e32 v29, v94, v29, vcc
48AC  v_sub_u32_e32 v94, 0x7f7fffff, v93
48B4  v_sub_u32_e32 v96, 0x7f800000, v93
48BC  v_and_or_b32 v69, v95, s7, v69
48C4  v_max_u32_e32 v93, v93, v29
48C8  v_lshrrev_b32_e32 v95, 31, v94
48CC  v_cmp_gt_i32_e32 vcc, 0, v96
48D0  v_add_u32_e32 v95, -1, v95
48D4  v_ashrrev_i32_e32 v94, 31, v94
48D8  v_cndmask_b32_e32 v29, v93, v29, vcc
48DC  v_sub_u32_e32 v93, 0x7f7fffff, v92
48E4  v_bitop3_b32 v22, v95, v22, s6 bitop3:0xc8
48EC  v_and_or_b32 v69, v94, s8, v69
48F4  v_sub_u32_e32 v95, 0x7f800000, v92
48FC  v_lshrrev_b32_e32 v94, 31, v93
4900  v_add_u32_e32 v94, -1, v94
4904  v_max_u32_e32 v92, v92, v29
4908  v_cmp_gt_i32_e32 vcc, 0, v95
490C  v_bitop3_b32 v24, v94, v24, s6 bitop3:0xc8
4914  v_ashrrev_i32_e32 v93, 31, v93
4918  v_cndmask_b32_e32 v29, v92, v29, vcc
491C  v_sub_u32_e32 v92, 0x7f7fffff, v91
4924  v_sub_u32_e32 v94, 0x7f800000, v91
492C  v_and_or_b32 v69, v93, s9, v69
4934  v_max_u32_e32 v91, v91, v29
4938  v_lshrrev_b32_e32 v93, 31, v92
493C  v_cmp_gt_i32_e32 vcc, 0, v94
4940  v_add_u32_e32 v93, -1, v93
4944  v_ashrrev_i32_e32 v92, 31, v92
4948  v_cndmask_b32_e32 v29, v91, v29, vcc
494C  v_sub_u32_e32 v91, 0x7f7fffff, v90
4954  v_bitop3_b32 v26, v93, v26, s6 bitop3:0xc8
495C  v_and_or_b32 v69, v92, s18, v69
4964  v_sub_u32_e32 v93, 0x7f800000, v90
496C  v_lshrrev_b32_e32 v92, 31, v91
4970  v_add_u32_e32 v92, -1, v92
4974  v_max_u32_e32 v90, v90, v29
4978  v_cmp_gt_i32_e32 vcc, 0, v93
497C  v_bitop3_b32 v30, v92, v30, s6 bitop3:0xc8
4984  v_sub_u32_e32 v92, 0x7f800000, v89
498C  v_cndmask_b32_e32 v29, v90, v29, vcc
4990  v_ashrrev_i32_e32 v91, 31, v91
4994  v_sub_u32_e32 v90, 0x7f7fffff, v89
499C  v_max_u32_e32 v89, v89, v29
49A0  v_cmp_gt_i32_e32 vcc, 0, v92
49A4  v_and_or_b32 v69, v91, s19, v69
49AC  v_add3_u32 v68, v104, v68, v103
49B4  v_lshrrev_b32_e32 v91, 31, v90
49B8  v_cndmask_b32_e32 v89, v89, v29, vcc
49BC  v_sub_u32_e32 v29, 0x7f7fffff, v88
49C4  v_add_u32_e32 v91, -1, v91
49C8  v_ashrrev_i32_e32 v90, 31, v90
49CC  v_bitop3_b32 v34, v91, v34, s6 bitop3:0xc8
49D4  v_and_or_b32 v69, v90, s20, v69
49DC  v_lshrrev_b32_e32 v90, 31, v29
49E0  v_sub_u32_e32 v91, 0x7f800000, v88
49E8  v_ashrrev_i32_e32 v29, 31, v29
49EC  v_add_u32_e32 v90, -1, v90
49F0  v_and_or_b32 v29, v29, s21, v69
49F8  v_max_u32_e32 v69, v88, v89
49FC  v_cmp_gt_i32_e32 vcc, 0, v91
4A00  v_bitop3_b32 v36, v90, v36, s6 bitop3:0xc8
4A08  v_sub_u32_e32 v88, 0x7f7fffff, v87
4A10  v_cndmask_b32_e32 v69, v69, v89, vcc
4A14  v_sub_u32_e32 v90, 0x7f800000, v87
4A1C  v_max_u32_e32 v87, v87, v69
4A20  v_lshrrev_b32_e32 v89, 31, v88
4A24  v_cmp_gt_i32_e32 vcc, 0, v90
4A28  v_add3_u32 v68, v102, v68, v101
4A30  v_add_u32_e32 v89, -1, v89
4A34  v_cndmask_b32_e32 v69, v87, v69, vcc
4A38  v_sub_u32_e32 v87, 0x7f7fffff, v86
4A40  v_add3_u32 v68, v100, v68, v99
4A48  v_lshrrev_b32_e32 v99, 31, v97
4A4C  v_lshrrev_b32_e32 v97, 31, v96
4A50  v_lshrrev_b32_e32 v96, 31, v95
4A54  v_lshrrev_b32_e32 v95, 31, v94
4A58  v_lshrrev_b32_e32 v94, 31, v93
4A5C  v_lshrrev_b32_e32 v93, 31, v92
4A60  v_lshrrev_b32_e32 v92, 31, v91
4A64  v_lshrrev_b32_e32 v91, 31, v90
4A68  v_bitop3_b32 v38, v89, v38, s6 bitop3:0xc8
4A70  v_sub_u32_e32 v90, 0x7f800000, v86
4A78  v_lshrrev_b32_e32 v89, 31, v87
4A7C  v_ashrrev_i32_e32 v88, 31, v88
4A80  v_add_u32_e32 v89, -1, v89
4A84  v_max_u32_e32 v86, v86, v69
4A88  v_cmp_gt_i32_e32 vcc, 0, v90
4A8C  v_and_b32_e32 v88, 7, v88
4A90  v_bitop3_b32 v40, v89, v40, s6 bitop3:0xc8
4A98  v_ashrrev_i32_e32 v87, 31, v87
4A9C  v_cndmask_b32_e32 v69, v86, v69, vcc
4AA0  v_sub_u32_e32 v86, 0x7f7fffff, v85
4AA8  v_sub_u32_e32 v89, 0x7f800000, v85
4AB0  v_and_or_b32 v87, v87, s7, v88
4AB8  v_max_u32_e32 v85, v85, v69
4ABC  v_lshrrev_b32_e32 v88, 31, v86
4AC0  v_cmp_gt_i32_e32 vcc, 0, v89
4AC4  v_add_u32_e32 v88, -1, v88
4AC8  v_ashrrev_i32_e32 v86, 31, v86
4ACC  v_cndmask_b32_e32 v69, v85, v69, vcc
4AD0  v_sub_u32_e32 v85, 0x7f7fffff, v84
4AD8  v_bitop3_b32 v42, v88, v42, s6 bitop3:0xc8
4AE0  v_and_or_b32 v86, v86, s8, v87
4AE8  v_sub_u32_e32 v88, 0x7f800000, v84
4AF0  v_lshrrev_b32_e32 v87, 31, v85
4AF4  v_add3_u32 v68, v98, v68, v99
4AFC  v_add_u32_e32 v87, -1, v87
4B00  v_max_u32_e32 v84, v84, v69
4B04  v_cmp_gt_i32_e32 vcc, 0, v88
4B08  v_add3_u32 v68, v97, v68, v96
4B10  v_bitop3_b32 v44, v87, v44, s6 bitop3:0xc8
4B18  v_ashrrev_i32_e32 v85, 31, v85
4B1C  v_cndmask_b32_e32 v69, v84, v69, vcc
4B20  v_sub_u32_e32 v84, 0x7f7fffff, v83
4B28  v_sub_u32_e32 v87, 0x7f800000, v83
4B30  v_add3_u32 v68, v95, v68, v94
4B38  v_and_or_b32 v85, v85, s9, v86
4B40  v_max_u32_e32 v83, v83, v69
4B44  v_lshrrev_b32_e32 v86, 31, v84
4B48  v_cmp_gt_i32_e32 vcc, 0, v87
4B4C  v_add3_u32 v68, v93, v68, v92
4B54  v_lshrrev_b32_e32 v92, 31, v90
4B58  v_add_u32_e32 v86, -1, v86
4B5C  v_cndmask_b32_e32 v69, v83, v69, vcc
4B60  v_sub_u32_e32 v83, 0x7f7fffff, v82
4B68  v_add3_u32 v68, v91, v68, v92
4B70  v_lshrrev_b32_e32 v90, 31, v89
4B74  v_lshrrev_b32_e32 v89, 31, v88
4B78  v_bitop3_b32 v46, v86, v46, s6 bitop3:0xc8
4B80  v_ashrrev_i32_e32 v84, 31, v84
4B84  v_sub_u32_e32 v86, 0x7f800000, v82
4B8C  v_add3_u32 v68, v90, v68, v89
4B94  v_lshrrev_b32_e32 v88, 31, v87
4B98  v_and_or_b32 v84, v84, s18, v85
4BA0  v_lshrrev_b32_e32 v85, 31, v83
4BA4  v_ashrrev_i32_e32 v83, 31, v83
4BA8  v_lshrrev_b32_e32 v87, 31, v86
4BAC  v_and_or_b32 v83, v83, s19, v84
4BB4  v_add3_u32 v84, v88, v68, v87
4BBC  v_max_u32_e32 v68, v82, v69
4BC0  v_cmp_gt_i32_e32 vcc, 0, v86
4BC4  v_add_u32_e32 v85, -1, v85
4BC8  v_bitop3_b32 v48, v85, v48, s6 bitop3:0xc8
4BD0  v_cndmask_b32_e32 v68, v68, v69, vcc
4BD4  v_sub_u32_e32 v69, 0x7f7fffff, v81
4BDC  v_sub_u32_e32 v85, 0x7f800000, v81
4BE4  v_lshrrev_b32_e32 v82, 31, v69
4BE8  v_ashrrev_i32_e32 v69, 31, v69
4BEC  v_max_u32_e32 v81, v81, v68
4BF0  v_cmp_gt_i32_e32 vcc, 0, v85
4BF4  v_add_u32_e32 v82, -1, v82
4BF8  v_and_or_b32 v69, v69, s20, v83
4C00  v_cndmask_b32_e32 v81, v81, v68, vcc
4C04  v_sub_u32_e32 v68, 0x7f7fffff, v80
4C0C  v_sub_u32_e32 v83, 0x7f800000, v80
4C14  v_bitop3_b32 v50, v82, v50, s6 bitop3:0xc8
4C1C  v_max_u32_e32 v80, v80, v81
4C20  v_lshrrev_b32_e32 v82, 31, v68
4C24  v_cmp_gt_i32_e32 vcc, 0, v83
4C28  v_lshrrev_b32_e32 v86, 31, v85
4C2C  v_lshrrev_b32_e32 v85, 31, v83
4C30  v_add_u32_e32 v82, -1, v82
4C34  v_cndmask_b32_e32 v80, v80, v81, vcc
4C38  v_sub_u32_e32 v81, 0x7f7fffff, v79
4C40  v_sub_u32_e32 v83, 0x7f800000, v79
4C48  v_bitop3_b32 v52, v82, v52, s6 bitop3:0xc8
4C50  v_max_u32_e32 v79, v79, v80
4C54  v_lshrrev_b32_e32 v82, 31, v81
4C58  v_cmp_gt_i32_e32 vcc, 0, v83
4C5C  v_ashrrev_i32_e32 v68, 31, v68
4C60  v_add_u32_e32 v82, -1, v82
4C64  v_cndmask_b32_e32 v79, v79, v80, vcc
4C68  v_sub_u32_e32 v80, 0x7f7fffff, v78
4C70  v_and_or_b32 v68, v68, s21, v69
4C78  v_add3_u32 v69, v86, v84, v85
4C80  v_lshrrev_b32_e32 v84, 31, v83
4C84  v_bitop3_b32 v54, v82, v54, s6 bitop3:0xc8
4C8C  v_sub_u32_e32 v83, 0x7f800000, v78
4C94  v_lshrrev_b32_e32 v82, 31, v80
4C98  v_ashrrev_i32_e32 v81, 31, v81
4C9C  v_add_u32_e32 v82, -1, v82
4CA0  v_max_u32_e32 v78, v78, v79
4CA4  v_cmp_gt_i32_e32 vcc, 0, v83
4CA8  v_and_b32_e32 v81, 7, v81
4CAC  v_bitop3_b32 v56, v82, v56, s6 bitop3:0xc8
4CB4  v_ashrrev_i32_e32 v80, 31, v80
4CB8  v_cndmask_b32_e32 v78, v78, v79, vcc
4CBC  v_sub_u32_e32 v79, 0x7f7fffff, v77
4CC4  v_sub_u32_e32 v82, 0x7f800000, v77
4CCC  v_and_or_b32 v80, v80, s7, v81
4CD4  v_max_u32_e32 v77, v77, v78
4CD8  v_lshrrev_b32_e32 v81, 31, v79
4CDC  v_cmp_gt_i32_e32 vcc, 0, v82
4CE0  v_add_u32_e32 v81, -1, v81
4CE4  v_ashrrev_i32_e32 v79, 31, v79
4CE8  v_cndmask_b32_e32 v77, v77, v78, vcc
4CEC  v_sub_u32_e32 v78, 0x7f7fffff, v76
4CF4  v_bitop3_b32 v58, v81, v58, s6 bitop3:0xc8
4CFC  v_and_or_b32 v79, v79, s8, v80
4D04  v_sub_u32_e32 v81, 0x7f800000, v76
4D0C  v_lshrrev_b32_e32 v80, 31, v78
4D10  v_add_u32_e32 v80, -1, v80
4D14  v_max_u32_e32 v76, v76, v77
4D18  v_cmp_gt_i32_e32 vcc, 0, v81
4D1C  v_bitop3_b32 v60, v80, v60, s6 bitop3:0xc8
4D24  v_ashrrev_i32_e32 v78, 31, v78
4D28  v_cndmask_b32_e32 v76, v76, v77, vcc
4D2C  v_sub_u32_e32 v77, 0x7f7fffff, v73
4D34  v_sub_u32_e32 v80, 0x7f800000, v73
4D3C  v_and_or_b32 v78, v78, s9, v79
4D44  v_max_u32_e32 v73, v73, v76
4D48  v_lshrrev_b32_e32 v79, 31, v77
4D4C  v_cmp_gt_i32_e32 vcc, 0, v80
4D50  v_lshrrev_b32_e32 v85, 31, v83
4D54  v_add_u32_e32 v79, -1, v79
4D58  v_cndmask_b32_e32 v73, v73, v76, vcc
4D5C  v_sub_u32_e32 v76, 0x7f7fffff, v72
4D64  v_add3_u32 v69, v84, v69, v85
4D6C  v_lshrrev_b32_e32 v83, 31, v82
4D70  v_lshrrev_b32_e32 v82, 31, v81
4D74  v_bitop3_b32 v62, v79, v62, s6 bitop3:0xc8
4D7C  v_ashrrev_i32_e32 v77, 31, v77
4D80  v_sub_u32_e32 v79, 0x7f800000, v72
4D88  v_add3_u32 v69, v83, v69, v82
4D90  v_lshrrev_b32_e32 v81, 31, v80
4D94  v_and_or_b32 v77, v77, s18, v78
4D9C  v_lshrrev_b32_e32 v78, 31, v76
4DA0  v_ashrrev_i32_e32 v76, 31, v76
4DA4  v_lshrrev_b32_e32 v80, 31, v79
4DA8  v_add_u32_e32 v78, -1, v78
4DAC  v_and_or_b32 v76, v76, s19, v77
4DB4  v_add3_u32 v77, v81, v69, v80
4DBC  v_max_u32_e32 v69, v72, v73
4DC0  v_cmp_gt_i32_e32 vcc, 0, v79
4DC4  v_bitop3_b32 v64, v78, v64, s6 bitop3:0xc8
4DCC  v_sub_u32_e32 v72, 0x7f7fffff, v71
4DD4  v_cndmask_b32_e32 v69, v69, v73, vcc
4DD8  v_sub_u32_e32 v78, 0x7f800000, v71
4DE0  v_max_u32_e32 v71, v71, v69
4DE4  v_cmp_gt_i32_e32 vcc, 0, v78
4DE8  v_lshrrev_b32_e32 v73, 31, v72
4DEC  v_ashrrev_i32_e32 v72, 31, v72
4DF0  v_cndmask_b32_e32 v71, v71, v69, vcc
4DF4  v_sub_u32_e32 v69, 0x7f7fffff, v70
4DFC  v_add_u32_e32 v73, -1, v73
4E00  v_and_or_b32 v72, v72, s20, v76
4E08  v_sub_u32_e32 v76, 0x7f800000, v70
4E10  v_lshrrev_b32_e32 v79, 31, v78
4E14  v_bitop3_b32 v66, v73, v66, s6 bitop3:0xc8
4E1C  v_lshrrev_b32_e32 v73, 31, v69
4E20  v_ashrrev_i32_e32 v69, 31, v69
4E24  v_lshrrev_b32_e32 v78, 31, v76
4E28  v_and_or_b32 v69, v69, s21, v72
4E30  v_add3_u32 v72, v79, v77, v78
4E38  v_max_u32_e32 v70, v70, v71
4E3C  v_cmp_gt_i32_e32 vcc, 0, v76
4E40  v_add_u32_e32 v73, -1, v73
4E44  v_bitop3_b32 v32, v73, v32, s6 bitop3:0xc8
4E4C  v_cndmask_b32_e32 v70, v70, v71, vcc
4E50  v_mov_b32_e32 v71, 0x7f800000
4E58  v_cmp_ne_u32_e32 vcc, 32, v72
4E5C  s_nop 1
4E60  v_cndmask_b32_e32 v101, v71, v70, vcc
4E64  s_or_b64 exec, exec, s[4:5]
4E68  s_bfe_u32 s8, s11, 0x20004
4E70  s_cmp_eq_u32 s8, 2
4E74  s_cselect_b64 s[4:5], -1, 0
4E78  s_and_b64 s[6:7], s[4:5], exec
4E7C  s_cselect_b32 s6, 0x3fffff, 0
4E84  s_cmp_lg_u32 s8, 0
4E88  s_cselect_b32 s8, s6, 0x200000
4E90  v_cmp_ne_u32_e32 vcc, 0, v101
4E94  v_mov_b32_e32 v70, 0x7f
4E9C  s_and_saveexec_b64 s[6:7], vcc
4EA0  s_cbranch_execz 15
4EA4  v_add_u32_e32 v70, s8, v101
4EA8  s_mov_b32 s9, 0x17fffff
4EB0  v_lshrrev_b32_e32 v71, 23, v70
4EB4  v_add_u32_e32 v71, -2, v71
4EB8  v_cmp_lt_u32_e32 vcc, s9, v70
4EBC  s_mov_b32 s9, 0x7f800000
4EC4  s_nop 0
4EC8  v_cndmask_b32_e32 v70, 0, v71, vcc
4ECC  v_cmp_eq_u32_e32 vcc, s9, v101
4ED0  v_mov_b32_e32 v71, 0xfe
4ED8  s_and_b64 vcc, s[4:5], vcc
4EDC  v_cndmask_b32_e32 v70, v70, v71, vcc
4EE0  s_or_b64 exec, exec, s[6:7]
4EE4  v_cmp_eq_u32_e32 vcc, 0, v70
4EE8  s_cbranch_vccz 37
4EEC  s_nop 0
4EF0  v_cndmask_b32_e64 v71, 1.0, 2.0, vcc
4EF8  v_mul_f32_e32 v2, v71, v2
4EFC  v_mul_f32_e32 v4, v71, v4
4F00  v_mul_f32_e32 v6, v71, v6
4F04  v_mul_f32_e32 v8, v71, v8
4F08  v_mul_f32_e32 v10, v71, v10
4F0C  v_mul_f32_e32 v12, v71, v12
4F10  v_mul_f32_e32 v14, v71, v14
4F14  v_mul_f32_e32 v16, v71, v16
4F18  v_mul_f32_e32 v18, v71, v18
4F1C  v_mul_f32_e32 v20, v71, v20
4F20  v_mul_f32_e32 v22, v71, v22
4F24  v_mul_f32_e32 v24, v71, v24
4F28  v_mul_f32_e32 v26, v71, v26
4F2C  v_mul_f32_e32 v30, v71, v30
4F30  v_mul_f32_e32 v34, v71, v34
4F34  v_mul_f32_e32 v36, v71, v36
4F38  v_mul_f32_e32 v38, v71, v38
4F3C  v_mul_f32_e32 v40, v71, v40
4F40  v_mul_f32_e32 v42, v71, v42
4F44  v_mul_f32_e32 v44, v71, v44
4F48  v_mul_f32_e32 v46, v71, v46
4F4C  v_mul_f32_e32 v48, v71, v48
4F50  v_mul_f32_e32 v50, v71, v50
4F54  v_mul_f32_e32 v52, v71, v52
4F58  v_mul_f32_e32 v54, v71, v54
4F5C  v_mul_f32_e32 v56, v71, v56
4F60  v_mul_f32_e32 v58, v71, v58
4F64  v_mul_f32_e32 v60, v71, v60
4F68  v_mul_f32_e32 v62, v71, v62
4F6C  v_mul_f32_e32 v64, v71, v64
4F70  v_mul_f32_e32 v66, v71, v66
4F74  v_mul_f32_e32 v32, v71, v32
4F78  v_max_u32_e32 v71, 1, v70
4F7C  s_branch 1
4F80  v_mov_b32_e32 v71, v70
4F84  v_mov_b32_e32 v72, 0
4F88  v_mov_b32_e32 v73, 0
4F8C  v_and_b32_e32 v85, 0x7fffffff, v3
4F94  v_and_b32_e32 v84, 0x7fffffff, v5
4F9C  v_lshlrev_b32_e32 v77, 23, v71
4FA0  v_cvt_scalef32_pk_fp4_f32 v72, v2, v4, v77
4FA8  v_cvt_scalef32_pk_fp4_f32 v73, v10, v12, v77 op_sel:[0,0,0,1]
4FB0  v_cvt_scalef32_pk_fp4_f32 v72, v6, v8, v77 op_sel:[0,0,1,0]
4FB8  v_cvt_scalef32_pk_fp4_f32 v73, v14, v16, v77 op_sel:[0,0,1,1]
4FC0  s_nop 0
4FC4  v_max_u32_e32 v12, v84, v85
4FC8  v_and_b32_e32 v83, 0x7fffffff, v7
4FD0  v_and_b32_e32 v81, 0x7fffffff, v9
4FD8  v_mov_b32_e32 v71, 0
4FDC  v_mov_b32_e32 v2, 0
4FE0  v_mov_b32_e32 v4, 0
4FE4  v_mov_b32_e32 v6, 0
4FE8  v_mov_b32_e32 v8, 0
4FEC  v_mov_b32_e32 v10, 0
4FF0  v_max3_u32 v12, v81, v83, v12
4FF8  v_and_b32_e32 v80, 0x7fffffff, v11
5000  v_and_b32_e32 v79, 0x7fffffff, v13
5008  v_cvt_scalef32_pk_fp4_f32 v2, v18, v20, v77
5010  v_cvt_scalef32_pk_fp4_f32 v4, v26, v30, v77 op_sel:[0,0,0,1]
5018  v_cvt_scalef32_pk_fp4_f32 v2, v22, v24, v77 op_sel:[0,0,1,0]
5020  v_cvt_scalef32_pk_fp4_f32 v4, v34, v36, v77 op_sel:[0,0,1,1]
5028  s_nop 0
502C  v_cvt_scalef32_pk_fp4_f32 v6, v38, v40, v77
5034  v_cvt_scalef32_pk_fp4_f32 v8, v46, v48, v77 op_sel:[0,0,0,1]
503C  v_cvt_scalef32_pk_fp4_f32 v6, v42, v44, v77 op_sel:[0,0,1,0]
5044  v_cvt_scalef32_pk_fp4_f32 v8, v50, v52, v77 op_sel:[0,0,1,1]
504C  s_nop 0
5050  v_cvt_scalef32_pk_fp4_f32 v71, v54, v56, v77
5058  v_cvt_scalef32_pk_fp4_f32 v10, v62, v64, v77 op_sel:[0,0,0,1]
5060  v_cvt_scalef32_pk_fp4_f32 v71, v58, v60, v77 op_sel:[0,0,1,0]
5068  v_cvt_scalef32_pk_fp4_f32 v10, v66, v32, v77 op_sel:[0,0,1,1]
5070  s_nop 0
5074  v_max3_u32 v12, v79, v80, v12
507C  v_and_b32_e32 v78, 0x7fffffff, v15
5084  v_and_b32_e32 v77, 0x7fffffff, v17
508C  v_max3_u32 v12, v77, v78, v12
5094  v_and_b32_e32 v66, 0x7fffffff, v19
509C  v_and_b32_e32 v64, 0x7fffffff, v21
50A4  v_max3_u32 v12, v64, v66, v12
50AC  v_and_b32_e32 v62, 0x7fffffff, v23
50B4  v_and_b32_e32 v60, 0x7fffffff, v25
50BC  v_max3_u32 v12, v60, v62, v12
50C4  v_and_b32_e32 v58, 0x7fffffff, v27
50CC  v_and_b32_e32 v54, 0x7fffffff, v31
50D4  v_max3_u32 v12, v54, v58, v12
50DC  v_and_b32_e32 v52, 0x7fffffff, v35
50E4  v_and_b32_e32 v50, 0x7fffffff, v37
50EC  v_max3_u32 v12, v50, v52, v12
50F4  v_and_b32_e32 v48, 0x7fffffff, v39
50FC  v_and_b32_e32 v46, 0x7fffffff, v41
5104  v_max3_u32 v12, v46, v48, v12
510C  v_and_b32_e32 v44, 0x7fffffff, v43
5114  v_and_b32_e32 v42, 0x7fffffff, v45
511C  v_max3_u32 v12, v42, v44, v12
5124  v_and_b32_e32 v40, 0x7fffffff, v47
512C  v_and_b32_e32 v38, 0x7fffffff, v49
5134  v_max3_u32 v12, v38, v40, v12
513C  v_and_b32_e32 v34, 0x7fffffff, v51
5144  v_and_b32_e32 v32, 0x7fffffff, v53
514C  v_max3_u32 v12, v32, v34, v12
5154  v_and_b32_e32 v30, 0x7fffffff, v55
515C  v_and_b32_e32 v26, 0x7fffffff, v57
5164  v_max3_u32 v12, v26, v30, v12
516C  v_and_b32_e32 v24, 0x7fffffff, v59
5174  v_and_b32_e32 v22, 0x7fffffff, v61
517C  v_max3_u32 v12, v22, v24, v12
5184  v_and_b32_e32 v20, 0x7fffffff, v63
518C  v_and_b32_e32 v18, 0x7fffffff, v65
5194  v_max3_u32 v16, v18, v20, v12
519C  v_and_b32_e32 v14, 0x7fffffff, v67
51A4  v_and_b32_e32 v12, 0x7fffffff, v33
51AC  v_max3_u32 v82, v12, v14, v16
51B4  s_mov_b32 s6, 0x7f7fffff
51BC  v_mov_b32_e32 v76, 0
51C0  v_cmp_lt_u32_e32 vcc, s6, v82
51C4  v_mov_b32_e32 v16, 0
51C8  v_mov_b32_e32 v36, 0
51CC  v_mov_b32_e32 v56, 0
51D0  s_and_saveexec_b64 s[6:7], vcc
51D4  s_cbranch_execz 523
51D8  v_sub_u32_e32 v16, 0x7f7fffff, v85
51E0  v_sub_u32_e32 v56, 0x7f800000, v85
51E8  s_brev_b32 s9, 1
51EC  v_lshrrev_b32_e32 v36, 31, v16
51F0  v_lshrrev_b32_e32 v76, 31, v56
51F4  v_add_u32_e32 v36, -1, v36
51F8  v_cmp_lt_i32_e32 vcc, -1, v56
51FC  v_sub_u32_e32 v56, 0x7f7fffff, v84
5204  v_bitop3_b32 v3, v36, v3, s9 bitop3:0xc8
520C  v_ashrrev_i32_e32 v16, 31, v16
5210  v_cndmask_b32_e32 v36, 0, v85, vcc
5214  v_sub_u32_e32 v85, 0x7f800000, v84
521C  v_and_b32_e32 v16, 7, v16
5220  v_lshrrev_b32_e32 v82, 31, v56
5224  v_ashrrev_i32_e32 v56, 31, v56
5228  v_lshrrev_b32_e32 v86, 31, v85
522C  s_waitcnt lgkmcnt(0)
5230  s_movk_i32 s18, 0x70
5234  v_and_or_b32 v16, v56, s18, v16
523C  v_add_u32_e32 v56, v86, v76
5240  v_max_u32_e32 v76, v84, v36
5244  v_cmp_gt_i32_e32 vcc, 0, v85
5248  v_add_u32_e32 v82, -1, v82
524C  v_bitop3_b32 v5, v82, v5, s9 bitop3:0xc8
5254  v_cndmask_b32_e32 v36, v76, v36, vcc
5258  v_sub_u32_e32 v76, 0x7f7fffff, v83
5260  v_sub_u32_e32 v84, 0x7f800000, v83
5268  v_lshrrev_b32_e32 v82, 31, v76
526C  v_ashrrev_i32_e32 v76, 31, v76
5270  s_movk_i32 s19, 0x700
5274  v_and_or_b32 v16, v76, s19, v16
527C  v_max_u32_e32 v76, v83, v36
5280  v_cmp_gt_i32_e32 vcc, 0, v84
5284  v_add_u32_e32 v82, -1, v82
5288  v_bitop3_b32 v7, v82, v7, s9 bitop3:0xc8
5290  v_cndmask_b32_e32 v36, v76, v36, vcc
5294  v_sub_u32_e32 v76, 0x7f7fffff, v81
529C  v_sub_u32_e32 v83, 0x7f800000, v81
52A4  v_lshrrev_b32_e32 v82, 31, v76
52A8  v_ashrrev_i32_e32 v76, 31, v76
52AC  s_movk_i32 s20, 0x7000
52B0  v_and_or_b32 v16, v76, s20, v16
52B8  v_max_u32_e32 v76, v81, v36
52BC  v_cmp_gt_i32_e32 vcc, 0, v83
52C0  v_add_u32_e32 v82, -1, v82
52C4  v_bitop3_b32 v9, v82, v9, s9 bitop3:0xc8
52CC  v_cndmask_b32_e32 v36, v76, v36, vcc
52D0  v_sub_u32_e32 v76, 0x7f7fffff, v80
52D8  v_sub_u32_e32 v82, 0x7f800000, v80
52E0  v_lshrrev_b32_e32 v81, 31, v76
52E4  v_ashrrev_i32_e32 v76, 31, v76
52E8  s_mov_b32 s21, 0x70000
52F0  v_and_or_b32 v16, v76, s21, v16
52F8  v_max_u32_e32 v76, v80, v36
52FC  v_cmp_gt_i32_e32 vcc, 0, v82
5300  v_add_u32_e32 v81, -1, v81
5304  v_bitop3_b32 v11, v81, v11, s9 bitop3:0xc8
530C  v_cndmask_b32_e32 v36, v76, v36, vcc
5310  v_sub_u32_e32 v76, 0x7f7fffff, v79
5318  v_sub_u32_e32 v81, 0x7f800000, v79
5320  v_lshrrev_b32_e32 v80, 31, v76
5324  v_ashrrev_i32_e32 v76, 31, v76
5328  s_mov_b32 s24, 0x700000
5330  v_and_or_b32 v16, v76, s24, v16
5338  v_max_u32_e32 v76, v79, v36
533C  v_cmp_gt_i32_e32 vcc, 0, v81
5340  v_add_u32_e32 v80, -1, v80
5344  v_bitop3_b32 v13, v80, v13, s9 bitop3:0xc8
534C  v_cndmask_b32_e32 v36, v76, v36, vcc
5350  v_sub_u32_e32 v76, 0x7f7fffff, v78
5358  v_sub_u32_e32 v80, 0x7f800000, v78
5360  v_lshrrev_b32_e32 v79, 31, v76
5364  v_ashrrev_i32_e32 v76, 31, v76
5368  s_mov_b32 s25, 0x7000000
5370  v_and_or_b32 v16, v76, s25, v16
5378  v_max_u32_e32 v76, v78, v36
537C  v_cmp_gt_i32_e32 vcc, 0, v80
5380  v_lshrrev_b32_e32 v85, 31, v84
5384  v_lshrrev_b32_e32 v84, 31, v83
5388  v_add_u32_e32 v79, -1, v79
538C  v_cndmask_b32_e32 v36, v76, v36, vcc
5390  v_sub_u32_e32 v76, 0x7f7fffff, v77
5398  v_add3_u32 v56, v85, v56, v84
53A0  v_lshrrev_b32_e32 v83, 31, v82
53A4  v_lshrrev_b32_e32 v82, 31, v81
53A8  v_bitop3_b32 v15, v79, v15, s9 bitop3:0xc8
53B0  v_sub_u32_e32 v79, 0x7f800000, v77
53B8  v_add3_u32 v56, v83, v56, v82
53C0  v_lshrrev_b32_e32 v81, 31, v80
53C4  v_lshrrev_b32_e32 v78, 31, v76
53C8  v_ashrrev_i32_e32 v76, 31, v76
53CC  v_lshrrev_b32_e32 v80, 31, v79
53D0  s_brev_b32 s26, 14
53D4  v_add_u32_e32 v78, -1, v78
53D8  v_and_or_b32 v76, v76, s26, v16
53E0  v_add3_u32 v16, v81, v56, v80
53E8  v_max_u32_e32 v56, v77, v36
53EC  v_cmp_gt_i32_e32 vcc, 0, v79
53F0  v_bitop3_b32 v17, v78, v17, s9 bitop3:0xc8
53F8  v_sub_u32_e32 v78, 0x7f800000, v66
5400  v_cndmask_b32_e32 v36, v56, v36, vcc
5404  v_sub_u32_e32 v56, 0x7f7fffff, v66
540C  v_max_u32_e32 v66, v66, v36
5410  v_lshrrev_b32_e32 v77, 31, v56
5414  v_cmp_gt_i32_e32 vcc, 0, v78
5418  v_add_u32_e32 v77, -1, v77
541C  v_lshrrev_b32_e32 v79, 31, v78
5420  v_cndmask_b32_e32 v36, v66, v36, vcc
5424  v_sub_u32_e32 v66, 0x7f7fffff, v64
542C  v_bitop3_b32 v19, v77, v19, s9 bitop3:0xc8
5434  v_sub_u32_e32 v78, 0x7f800000, v64
543C  v_lshrrev_b32_e32 v77, 31, v66
5440  v_ashrrev_i32_e32 v56, 31, v56
5444  v_add_u32_e32 v77, -1, v77
5448  v_max_u32_e32 v64, v64, v36
544C  v_cmp_gt_i32_e32 vcc, 0, v78
5450  v_and_b32_e32 v56, 7, v56
5454  v_bitop3_b32 v21, v77, v21, s9 bitop3:0xc8
545C  v_ashrrev_i32_e32 v66, 31, v66
5460  v_cndmask_b32_e32 v36, v64, v36, vcc
5464  v_sub_u32_e32 v64, 0x7f7fffff, v62
546C  v_sub_u32_e32 v77, 0x7f800000, v62
5474  v_and_or_b32 v56, v66, s18, v56
547C  v_max_u32_e32 v62, v62, v36
5480  v_lshrrev_b32_e32 v66, 31, v64
5484  v_cmp_gt_i32_e32 vcc, 0, v77
5488  v_add_u32_e32 v66, -1, v66
548C  v_ashrrev_i32_e32 v64, 31, v64
5490  v_cndmask_b32_e32 v36, v62, v36, vcc
5494  v_sub_u32_e32 v62, 0x7f7fffff, v60
549C  v_bitop3_b32 v23, v66, v23, s9 bitop3:0xc8
54A4  v_and_or_b32 v56, v64, s19, v56
54AC  v_sub_u32_e32 v66, 0x7f800000, v60
54B4  v_lshrrev_b32_e32 v64, 31, v62
54B8  v_add_u32_e32 v64, -1, v64
54BC  v_max_u32_e32 v60, v60, v36
54C0  v_cmp_gt_i32_e32 vcc, 0, v66
54C4  v_bitop3_b32 v25, v64, v25, s9 bitop3:0xc8
54CC  v_ashrrev_i32_e32 v62, 31, v62
54D0  v_cndmask_b32_e32 v36, v60, v36, vcc
54D4  v_sub_u32_e32 v60, 0x7f7fffff, v58
54DC  v_sub_u32_e32 v64, 0x7f800000, v58
54E4  v_and_or_b32 v56, v62, s20, v56
54EC  v_max_u32_e32 v58, v58, v36
54F0  v_lshrrev_b32_e32 v62, 31, v60
54F4  v_cmp_gt_i32_e32 vcc, 0, v64
54F8  v_lshrrev_b32_e32 v80, 31, v78
54FC  v_add_u32_e32 v62, -1, v62
5500  v_cndmask_b32_e32 v36, v58, v36, vcc
5504  v_sub_u32_e32 v58, 0x7f7fffff, v54
550C  v_add3_u32 v16, v79, v16, v80
5514  v_lshrrev_b32_e32 v78, 31, v77
5518  v_lshrrev_b32_e32 v77, 31, v66
551C  v_bitop3_b32 v27, v62, v27, s9 bitop3:0xc8
5524  v_ashrrev_i32_e32 v60, 31, v60
5528  v_sub_u32_e32 v62, 0x7f800000, v54
5530  v_add3_u32 v16, v78, v16, v77
5538  v_lshrrev_b32_e32 v66, 31, v64
553C  v_and_or_b32 v56, v60, s21, v56
5544  v_lshrrev_b32_e32 v60, 31, v58
5548  v_ashrrev_i32_e32 v58, 31, v58
554C  v_lshrrev_b32_e32 v64, 31, v62
5550  v_and_or_b32 v56, v58, s24, v56
5558  v_add3_u32 v58, v66, v16, v64
5560  v_max_u32_e32 v16, v54, v36
5564  v_cmp_gt_i32_e32 vcc, 0, v62
5568  v_add_u32_e32 v60, -1, v60
556C  v_bitop3_b32 v31, v60, v31, s9 bitop3:0xc8
5574  v_cndmask_b32_e32 v16, v16, v36, vcc
5578  v_sub_u32_e32 v36, 0x7f7fffff, v52
5580  v_sub_u32_e32 v60, 0x7f800000, v52
5588  v_lshrrev_b32_e32 v54, 31, v36
558C  v_ashrrev_i32_e32 v36, 31, v36
5590  v_max_u32_e32 v52, v52, v16
5594  v_cmp_gt_i32_e32 vcc, 0, v60
5598  v_add_u32_e32 v54, -1, v54
559C  v_and_or_b32 v36, v36, s25, v56
55A4  v_cndmask_b32_e32 v52, v52, v16, vcc
55A8  v_sub_u32_e32 v16, 0x7f7fffff, v50
55B0  v_sub_u32_e32 v56, 0x7f800000, v50
55B8  v_bitop3_b32 v35, v54, v35, s9 bitop3:0xc8
55C0  v_max_u32_e32 v50, v50, v52
55C4  v_lshrrev_b32_e32 v54, 31, v16
55C8  v_cmp_gt_i32_e32 vcc, 0, v56
55CC  v_lshrrev_b32_e32 v62, 31, v60
55D0  v_lshrrev_b32_e32 v60, 31, v56
55D4  v_add_u32_e32 v54, -1, v54
55D8  v_cndmask_b32_e32 v50, v50, v52, vcc
55DC  v_sub_u32_e32 v52, 0x7f7fffff, v48
55E4  v_sub_u32_e32 v56, 0x7f800000, v48
55EC  v_bitop3_b32 v37, v54, v37, s9 bitop3:0xc8
55F4  v_max_u32_e32 v48, v48, v50
55F8  v_lshrrev_b32_e32 v54, 31, v52
55FC  v_cmp_gt_i32_e32 vcc, 0, v56
5600  v_ashrrev_i32_e32 v16, 31, v16
5604  v_add_u32_e32 v54, -1, v54
5608  v_cndmask_b32_e32 v48, v48, v50, vcc
560C  v_sub_u32_e32 v50, 0x7f7fffff, v46
5614  v_and_or_b32 v16, v16, s26, v36
561C  v_add3_u32 v36, v62, v58, v60
5624  v_lshrrev_b32_e32 v58, 31, v56
5628  v_bitop3_b32 v39, v54, v39, s9 bitop3:0xc8
5630  v_sub_u32_e32 v56, 0x7f800000, v46
5638  v_lshrrev_b32_e32 v54, 31, v50
563C  v_ashrrev_i32_e32 v52, 31, v52
5640  v_add_u32_e32 v54, -1, v54
5644  v_max_u32_e32 v46, v46, v48
5648  v_cmp_gt_i32_e32 vcc, 0, v56
564C  v_and_b32_e32 v52, 7, v52
5650  v_bitop3_b32 v41, v54, v41, s9 bitop3:0xc8
5658  v_ashrrev_i32_e32 v50, 31, v50
565C  v_cndmask_b32_e32 v46, v46, v48, vcc
5660  v_sub_u32_e32 v48, 0x7f7fffff, v44
5668  v_sub_u32_e32 v54, 0x7f800000, v44
5670  v_and_or_b32 v50, v50, s18, v52
5678  v_max_u32_e32 v44, v44, v46
567C  v_lshrrev_b32_e32 v52, 31, v48
5680  v_cmp_gt_i32_e32 vcc, 0, v54
5684  v_add_u32_e32 v52, -1, v52
5688  v_ashrrev_i32_e32 v48, 31, v48
568C  v_cndmask_b32_e32 v44, v44, v46, vcc
5690  v_sub_u32_e32 v46, 0x7f7fffff, v42
5698  v_bitop3_b32 v43, v52, v43, s9 bitop3:0xc8
56A0  v_and_or_b32 v48, v48, s19, v50
56A8  v_sub_u32_e32 v52, 0x7f800000, v42
56B0  v_lshrrev_b32_e32 v50, 31, v46
56B4  v_add_u32_e32 v50, -1, v50
56B8  v_max_u32_e32 v42, v42, v44
56BC  v_cmp_gt_i32_e32 vcc, 0, v52
56C0  v_bitop3_b32 v45, v50, v45, s9 bitop3:0xc8
56C8  v_ashrrev_i32_e32 v46, 31, v46
56CC  v_cndmask_b32_e32 v42, v42, v44, vcc
56D0  v_sub_u32_e32 v44, 0x7f7fffff, v40
56D8  v_sub_u32_e32 v50, 0x7f800000, v40
56E0  v_and_or_b32 v46, v46, s20, v48
56E8  v_max_u32_e32 v40, v40, v42
56EC  v_lshrrev_b32_e32 v48, 31, v44
56F0  v_cmp_gt_i32_e32 vcc, 0, v50
56F4  v_lshrrev_b32_e32 v60, 31, v56
56F8  v_add_u32_e32 v48, -1, v48
56FC  v_cndmask_b32_e32 v40, v40, v42, vcc
5700  v_sub_u32_e32 v42, 0x7f7fffff, v38
5708  v_add3_u32 v36, v58, v36, v60
5710  v_lshrrev_b32_e32 v56, 31, v54
5714  v_lshrrev_b32_e32 v54, 31, v52
5718  v_bitop3_b32 v47, v48, v47, s9 bitop3:0xc8
5720  v_ashrrev_i32_e32 v44, 31, v44
5724  v_sub_u32_e32 v48, 0x7f800000, v38
572C  v_add3_u32 v36, v56, v36, v54
5734  v_lshrrev_b32_e32 v52, 31, v50
5738  v_and_or_b32 v44, v44, s21, v46
5740  v_lshrrev_b32_e32 v46, 31, v42
5744  v_ashrrev_i32_e32 v42, 31, v42
5748  v_lshrrev_b32_e32 v50, 31, v48
574C  v_add_u32_e32 v46, -1, v46
5750  v_and_or_b32 v42, v42, s24, v44
5758  v_add3_u32 v44, v52, v36, v50
5760  v_max_u32_e32 v36, v38, v40
5764  v_cmp_gt_i32_e32 vcc, 0, v48
5768  v_sub_u32_e32 v38, 0x7f7fffff, v34
5770  v_bitop3_b32 v49, v46, v49, s9 bitop3:0xc8
5778  v_cndmask_b32_e32 v36, v36, v40, vcc
577C  v_sub_u32_e32 v46, 0x7f800000, v34
5784  v_lshrrev_b32_e32 v40, 31, v38
5788  v_ashrrev_i32_e32 v38, 31, v38
578C  v_max_u32_e32 v34, v34, v36
5790  v_cmp_gt_i32_e32 vcc, 0, v46
5794  v_add_u32_e32 v40, -1, v40
5798  v_and_or_b32 v38, v38, s25, v42
57A0  v_cndmask_b32_e32 v34, v34, v36, vcc
57A4  v_sub_u32_e32 v36, 0x7f7fffff, v32
57AC  v_sub_u32_e32 v42, 0x7f800000, v32
57B4  v_bitop3_b32 v51, v40, v51, s9 bitop3:0xc8
57BC  v_max_u32_e32 v32, v32, v34
57C0  v_lshrrev_b32_e32 v40, 31, v36
57C4  v_cmp_gt_i32_e32 vcc, 0, v42
57C8  v_lshrrev_b32_e32 v48, 31, v46
57CC  v_lshrrev_b32_e32 v46, 31, v42
57D0  v_add_u32_e32 v40, -1, v40
57D4  v_cndmask_b32_e32 v32, v32, v34, vcc
57D8  v_sub_u32_e32 v34, 0x7f7fffff, v30
57E0  v_sub_u32_e32 v42, 0x7f800000, v30
57E8  v_bitop3_b32 v53, v40, v53, s9 bitop3:0xc8
57F0  v_max_u32_e32 v30, v30, v32
57F4  v_lshrrev_b32_e32 v40, 31, v34
57F8  v_cmp_gt_i32_e32 vcc, 0, v42
57FC  v_ashrrev_i32_e32 v36, 31, v36
5800  v_add_u32_e32 v40, -1, v40
5804  v_cndmask_b32_e32 v30, v30, v32, vcc
5808  v_sub_u32_e32 v32, 0x7f7fffff, v26
5810  v_and_or_b32 v36, v36, s26, v38
5818  v_add3_u32 v38, v48, v44, v46
5820  v_lshrrev_b32_e32 v44, 31, v42
5824  v_bitop3_b32 v55, v40, v55, s9 bitop3:0xc8
582C  v_sub_u32_e32 v42, 0x7f800000, v26
5834  v_lshrrev_b32_e32 v40, 31, v32
5838  v_ashrrev_i32_e32 v34, 31, v34
583C  v_add_u32_e32 v40, -1, v40
5840  v_max_u32_e32 v26, v26, v30
5844  v_cmp_gt_i32_e32 vcc, 0, v42
5848  v_and_b32_e32 v34, 7, v34
584C  v_lshrrev_b32_e32 v46, 31, v42
5850  v_bitop3_b32 v57, v40, v57, s9 bitop3:0xc8
5858  v_ashrrev_i32_e32 v32, 31, v32
585C  v_cndmask_b32_e32 v26, v26, v30, vcc
5860  v_sub_u32_e32 v30, 0x7f7fffff, v24
5868  v_sub_u32_e32 v40, 0x7f800000, v24
5870  v_and_or_b32 v32, v32, s18, v34
5878  v_add3_u32 v34, v44, v38, v46
5880  v_max_u32_e32 v24, v24, v26
5884  v_lshrrev_b32_e32 v38, 31, v30
5888  v_cmp_gt_i32_e32 vcc, 0, v40
588C  v_add_u32_e32 v38, -1, v38
5890  v_bitop3_b32 v59, v38, v59, s9 bitop3:0xc8
5898  v_cndmask_b32_e32 v24, v24, v26, vcc
589C  v_sub_u32_e32 v26, 0x7f7fffff, v22
58A4  v_ashrrev_i32_e32 v30, 31, v30
58A8  v_sub_u32_e32 v38, 0x7f800000, v22
58B0  v_lshrrev_b32_e32 v42, 31, v40
58B4  v_and_or_b32 v30, v30, s19, v32
58BC  v_lshrrev_b32_e32 v32, 31, v26
58C0  v_ashrrev_i32_e32 v26, 31, v26
58C4  v_lshrrev_b32_e32 v40, 31, v38
58C8  v_max_u32_e32 v22, v22, v24
58CC  v_cmp_gt_i32_e32 vcc, 0, v38
58D0  v_add_u32_e32 v32, -1, v32
58D4  v_and_or_b32 v26, v26, s20, v30
58DC  v_add3_u32 v30, v42, v34, v40
58E4  v_cndmask_b32_e32 v22, v22, v24, vcc
58E8  v_sub_u32_e32 v24, 0x7f7fffff, v20
58F0  v_sub_u32_e32 v34, 0x7f800000, v20
58F8  v_bitop3_b32 v61, v32, v61, s9 bitop3:0xc8
5900  v_max_u32_e32 v20, v20, v22
5904  v_lshrrev_b32_e32 v32, 31, v24
5908  v_cmp_gt_i32_e32 vcc, 0, v34
590C  v_add_u32_e32 v32, -1, v32
5910  v_bitop3_b32 v63, v32, v63, s9 bitop3:0xc8
5918  v_cndmask_b32_e32 v20, v20, v22, vcc
591C  v_sub_u32_e32 v22, 0x7f7fffff, v18
5924  v_ashrrev_i32_e32 v24, 31, v24
5928  v_sub_u32_e32 v32, 0x7f800000, v18
5930  v_lshrrev_b32_e32 v38, 31, v34
5934  v_and_or_b32 v24, v24, s21, v26
593C  v_lshrrev_b32_e32 v26, 31, v22
5940  v_ashrrev_i32_e32 v22, 31, v22
5944  v_lshrrev_b32_e32 v34, 31, v32
5948  v_max_u32_e32 v18, v18, v20
594C  v_cmp_gt_i32_e32 vcc, 0, v32
5950  v_add_u32_e32 v26, -1, v26
5954  v_and_or_b32 v22, v22, s24, v24
595C  v_add3_u32 v24, v38, v30, v34
5964  v_cndmask_b32_e32 v18, v18, v20, vcc
5968  v_sub_u32_e32 v20, 0x7f7fffff, v14
5970  v_sub_u32_e32 v30, 0x7f800000, v14
5978  v_bitop3_b32 v65, v26, v65, s9 bitop3:0xc8
5980  v_max_u32_e32 v14, v14, v18
5984  v_lshrrev_b32_e32 v26, 31, v20
5988  v_cmp_gt_i32_e32 vcc, 0, v30
598C  v_add_u32_e32 v26, -1, v26
5990  v_bitop3_b32 v67, v26, v67, s9 bitop3:0xc8
5998  v_cndmask_b32_e32 v14, v14, v18, vcc
599C  v_sub_u32_e32 v18, 0x7f7fffff, v12
59A4  v_ashrrev_i32_e32 v20, 31, v20
59A8  v_sub_u32_e32 v26, 0x7f800000, v12
59B0  v_lshrrev_b32_e32 v32, 31, v30
59B4  v_and_or_b32 v20, v20, s25, v22
59BC  v_lshrrev_b32_e32 v22, 31, v18
59C0  v_ashrrev_i32_e32 v18, 31, v18
59C4  v_lshrrev_b32_e32 v30, 31, v26
59C8  v_and_or_b32 v56, v18, s26, v20
59D0  v_add3_u32 v18, v32, v24, v30
59D8  v_max_u32_e32 v12, v12, v14
59DC  v_cmp_gt_i32_e32 vcc, 0, v26
59E0  v_add_u32_e32 v22, -1, v22
59E4  v_bitop3_b32 v33, v22, v33, s9 bitop3:0xc8
59EC  v_cndmask_b32_e32 v12, v12, v14, vcc
59F0  v_mov_b32_e32 v14, 0x7f800000
59F8  v_cmp_ne_u32_e32 vcc, 32, v18
59FC  s_nop 1
5A00  v_cndmask_b32_e32 v82, v14, v12, vcc
5A04  s_or_b64 exec, exec, s[6:7]
5A08  v_cmp_ne_u32_e32 vcc, 0, v82
5A0C  v_mov_b32_e32 v12, 0x7f
5A14  s_and_saveexec_b64 s[6:7], vcc
5A18  s_cbranch_execz 15
5A1C  v_add_u32_e32 v12, s8, v82
5A20  s_mov_b32 s8, 0x17fffff
5A28  v_lshrrev_b32_e32 v14, 23, v12
5A2C  v_add_u32_e32 v14, -2, v14
5A30  v_cmp_lt_u32_e32 vcc, s8, v12
5A34  s_mov_b32 s8, 0x7f800000
5A3C  s_nop 0
5A40  v_cndmask_b32_e32 v12, 0, v14, vcc
5A44  v_cmp_eq_u32_e32 vcc, s8, v82
5A48  v_mov_b32_e32 v14, 0xfe
5A50  s_and_b64 vcc, s[4:5], vcc
5A54  v_cndmask_b32_e32 v12, v12, v14, vcc
5A58  s_or_b64 exec, exec, s[6:7]
5A5C  v_cmp_eq_u32_e32 vcc, 0, v12
5A60  s_cbranch_vccz 37
5A64  s_nop 0
5A68  v_cndmask_b32_e64 v14, 1.0, 2.0, vcc
5A70  v_mul_f32_e32 v3, v14, v3
5A74  v_mul_f32_e32 v5, v14, v5
5A78  v_mul_f32_e32 v7, v14, v7
5A7C  v_mul_f32_e32 v9, v14, v9
5A80  v_mul_f32_e32 v11, v14, v11
5A84  v_mul_f32_e32 v13, v14, v13
5A88  v_mul_f32_e32 v15, v14, v15
5A8C  v_mul_f32_e32 v17, v14, v17
5A90  v_mul_f32_e32 v19, v14, v19
5A94  v_mul_f32_e32 v21, v14, v21
5A98  v_mul_f32_e32 v23, v14, v23
5A9C  v_mul_f32_e32 v25, v14, v25
5AA0  v_mul_f32_e32 v27, v14, v27
5AA4  v_mul_f32_e32 v31, v14, v31
5AA8  v_mul_f32_e32 v35, v14, v35
5AAC  v_mul_f32_e32 v37, v14, v37
5AB0  v_mul_f32_e32 v39, v14, v39
5AB4  v_mul_f32_e32 v41, v14, v41
5AB8  v_mul_f32_e32 v43, v14, v43
5ABC  v_mul_f32_e32 v45, v14, v45
5AC0  v_mul_f32_e32 v47, v14, v47
5AC4  v_mul_f32_e32 v49, v14, v49
5AC8  v_mul_f32_e32 v51, v14, v51
5ACC  v_mul_f32_e32 v53, v14, v53
5AD0  v_mul_f32_e32 v55, v14, v55
5AD4  v_mul_f32_e32 v57, v14, v57
5AD8  v_mul_f32_e32 v59, v14, v59
5ADC  v_mul_f32_e32 v61, v14, v61
5AE0  v_mul_f32_e32 v63, v14, v63
5AE4  v_mul_f32_e32 v65, v14, v65
5AE8  v_mul_f32_e32 v67, v14, v67
5AEC  v_mul_f32_e32 v33, v14, v33
5AF0  v_max_u32_e32 v14, 1, v12
5AF4  s_branch 1
5AF8  v_mov_b32_e32 v14, v12
5AFC  v_or3_b32 v79, v4, v29, v2
5B04  v_or3_b32 v80, v8, v68, v6
5B0C  v_mov_b32_e32 v4, 0
5B10  v_mov_b32_e32 v6, 0
5B14  v_or3_b32 v81, v10, v69, v71
5B1C  v_lshlrev_b32_e32 v8, 23, v14
5B20  v_mov_b32_e32 v2, 0
5B24  v_cvt_scalef32_pk_fp4_f32 v4, v3, v5, v8
5B2C  v_cvt_scalef32_pk_fp4_f32 v6, v11, v13, v8 op_sel:[0,0,0,1]
5B34  v_cvt_scalef32_pk_fp4_f32 v4, v7, v9, v8 op_sel:[0,0,1,0]
5B3C  v_cvt_scalef32_pk_fp4_f32 v6, v15, v17, v8 op_sel:[0,0,1,1]
5B44  s_nop 0
5B48  v_mov_b32_e32 v3, 0
5B4C  v_mov_b32_e32 v5, 0
5B50  v_mov_b32_e32 v9, 0
5B54  v_mov_b32_e32 v10, 0
5B58  v_mov_b32_e32 v11, 0
5B5C  v_cvt_scalef32_pk_fp4_f32 v3, v19, v21, v8
5B64  v_cvt_scalef32_pk_fp4_f32 v5, v27, v31, v8 op_sel:[0,0,0,1]
5B6C  v_cvt_scalef32_pk_fp4_f32 v3, v23, v25, v8 op_sel:[0,0,1,0]
5B74  v_cvt_scalef32_pk_fp4_f32 v5, v35, v37, v8 op_sel:[0,0,1,1]
5B7C  s_nop 0
5B80  v_cvt_scalef32_pk_fp4_f32 v9, v39, v41, v8
5B88  v_cvt_scalef32_pk_fp4_f32 v10, v47, v49, v8 op_sel:[0,0,0,1]
5B90  v_cvt_scalef32_pk_fp4_f32 v9, v43, v45, v8 op_sel:[0,0,1,0]
5B98  v_cvt_scalef32_pk_fp4_f32 v10, v51, v53, v8 op_sel:[0,0,1,1]
5BA0  s_nop 0
5BA4  v_cvt_scalef32_pk_fp4_f32 v2, v55, v57, v8
5BAC  v_cvt_scalef32_pk_fp4_f32 v11, v63, v65, v8 op_sel:[0,0,0,1]
5BB4  v_cvt_scalef32_pk_fp4_f32 v2, v59, v61, v8 op_sel:[0,0,1,0]
5BBC  v_cvt_scalef32_pk_fp4_f32 v11, v67, v33, v8 op_sel:[0,0,1,1]
5BC4  s_nop 0
5BC8  v_lshlrev_b32_e32 v7, 1, v75
5BCC  v_bitop3_b32 v8, v1, v74, 3 bitop3:0x6c
5BD4  v_or3_b32 v78, v73, v28, v72
5BDC  v_add_lshl_u32 v13, v7, v8, 4
5BE4  ds_write_b128 v13, v[78:81]
5BEC  v_add_u32_e32 v13, v7, v74
5BF0  ds_write_b8 v13, v70 offset:8192
5BF8  s_and_saveexec_b64 s[4:5], s[0:1]
5BFC  s_cbranch_execz 17
5C00  v_or3_b32 v17, v11, v56, v2
5C08  v_xor_b32_e32 v2, 0x108, v7
5C10  v_or3_b32 v14, v6, v76, v4
5C18  v_or3_b32 v15, v5, v16, v3
5C20  v_or3_b32 v16, v10, v36, v9
5C28  v_add_lshl_u32 v3, v2, v8, 4
5C30  v_add_u32_e32 v2, v2, v74
5C34  ds_write_b128 v3, v[14:17]
5C3C  ds_write_b8 v2, v12 offset:8192
5C44  s_or_b64 exec, exec, s[4:5]
5C48  s_or_b64 exec, exec, s[16:17]
5C4C  s_add_i32 s1, s22, 7
5C50  s_and_b32 s0, s11, 8
5C54  s_and_b32 s11, s1, 0xffffff8
5C5C  s_lshr_b32 s1, s2, 1
5C60  s_add_i32 s4, s10, 0xff
5C68  s_and_b32 s1, s1, 2
5C6C  s_and_b32 s16, s4, 0xffffff00
5C74  s_cmp_eq_u32 s0, 0
5C78  s_cselect_b64 vcc, -1, 0
5C7C  v_and_b32_e32 v6, 3, v0
5C80  v_lshlrev_b32_e32 v3, 6, v0
5C84  v_or_b32_e32 v4, s2, v6
5C88  v_lshl_or_b32 v2, s3, 7, v0
5C90  v_and_b32_e32 v3, 0xc0, v3
5C98  s_movk_i32 s0, 0xff3c
5C9C  v_add_u32_e32 v1, s23, v1
5CA0  s_and_b64 s[8:9], vcc, exec
5CA4  v_cmp_le_u32_e64 s[6:7], s22, v4
5CAC  v_bfe_u32 v5, v0, 6, 1
5CB4  v_and_or_b32 v2, v2, s0, v3
5CBC  v_mov_b32_e32 v3, 0
5CC0  v_and_b32_e32 v7, 4, v0
5CC4  v_cmp_le_u32_e64 s[8:9], s10, v1
5CCC  v_cmp_gt_u32_e64 s[4:5], s22, v4
5CD4  v_or3_b32 v2, v2, v5, s1
5CDC  v_mov_b32_e32 v5, v3
5CE0  v_cmp_le_u32_e64 s[2:3], s11, v4
5CE8  v_cmp_eq_u32_e64 s[0:1], 0, v7
5CF0  s_cselect_b32 s11, s22, s11
5CF4  s_or_b64 s[8:9], s[6:7], s[8:9]
5CF8  s_mov_b64 s[6:7], 0
5CFC  s_waitcnt lgkmcnt(0)
5D00  s_barrier
5D04  s_and_saveexec_b64 s[18:19], s[8:9]
5D08  s_xor_b64 s[8:9], exec, s[18:19]
5D0C  v_cmp_le_u32_e64 s[6:7], s16, v1
5D14  s_or_b64 s[6:7], vcc, s[6:7]
5D18  s_nor_b64 s[6:7], s[6:7], s[2:3]
5D1C  s_and_b64 s[6:7], s[6:7], exec
5D20  s_or_saveexec_b64 s[8:9], s[8:9]
5D24  v_cndmask_b32_e32 v2, v2, v4, vcc
5D28  v_lshl_add_u64 v[4:5], v[4:5], 4, s[12:13]
5D30  v_mov_b32_e32 v7, 0x7f
5D38  s_xor_b64 exec, exec, s[8:9]
5D3C  s_cbranch_execz 24
5D40  v_lshrrev_b32_e32 v7, 3, v0
5D44  v_bitop3_b32 v8, v7, 64, 2 bitop3:0xde
5D4C  v_cndmask_b32_e64 v7, v8, v7, s[0:1]
5D54  v_lshlrev_b32_e32 v8, 2, v7
5D58  v_lshrrev_b32_e32 v7, 2, v7
5D5C  v_xor_b32_e32 v7, v7, v0
5D60  v_and_or_b32 v7, v7, 3, v8
5D68  v_lshlrev_b32_e32 v7, 4, v7
5D6C  v_or_b32_e32 v12, v8, v6
5D70  ds_read_b128 v[8:11], v7
5D78  ds_read_u8 v7, v12 offset:8192
5D80  v_mad_u64_u32 v[12:13], s[12:13], v1, s22, 0
5D88  v_lshl_add_u64 v[12:13], v[12:13], 4, v[4:5]
5D90  s_or_b64 s[6:7], s[6:7], exec
5D94  s_waitcnt lgkmcnt(1)
5D98  global_store_dwordx4 v[12:13], v[8:11], off
5DA0  s_or_b64 exec, exec, s[8:9]
5DA4  s_and_saveexec_b64 s[8:9], s[6:7]
5DA8  s_cbranch_execz 11
5DAC  v_and_b32_e32 v8, 0xffffffe0, v1
5DB4  v_cndmask_b32_e32 v1, v8, v1, vcc
5DB8  v_mov_b64_e32 v[8:9], s[14:15]
5DBC  v_mad_u64_u32 v[8:9], s[6:7], s11, v1, v[8:9]
5DC4  v_lshl_add_u64 v[8:9], v[8:9], 0, v[2:3]
5DCC  s_waitcnt lgkmcnt(0)
5DD0  global_store_byte v[8:9], v7, off
5DD8  s_or_b64 exec, exec, s[8:9]
5DDC  s_waitcnt lgkmcnt(0)
5DE0  v_or_b32_e32 v7, 0x100, v0
5DE8  v_lshrrev_b32_e32 v1, 2, v7
5DEC  v_add_u32_e32 v1, s23, v1
5DF0  v_cmp_le_u32_e64 s[6:7], s10, v1
5DF8  s_xor_b64 s[4:5], s[4:5], -1
5DFC  s_or_b64 s[6:7], s[4:5], s[6:7]
5E00  s_mov_b64 s[4:5], 0
5E04  s_and_saveexec_b64 s[8:9], s[6:7]
5E08  s_xor_b64 s[6:7], exec, s[8:9]
5E0C  s_cbranch_execnz 9
5E10  s_or_saveexec_b64 s[2:3], s[6:7]
5E14  v_mov_b32_e32 v8, 0x7f
5E1C  s_xor_b64 exec, exec, s[2:3]
5E20  s_cbranch_execnz 14
5E24  s_or_b64 exec, exec, s[2:3]
5E28  s_and_saveexec_b64 s[0:1], s[4:5]
5E2C  s_cbranch_execnz 38
5E30  s_endpgm
5E34  v_cmp_le_u32_e64 s[4:5], s16, v1
5E3C  s_or_b64 s[4:5], vcc, s[4:5]
5E40  s_nor_b64 s[2:3], s[4:5], s[2:3]
5E44  s_and_b64 s[4:5], s[2:3], exec
5E48  s_or_saveexec_b64 s[2:3], s[6:7]
5E4C  v_mov_b32_e32 v8, 0x7f
5E54  s_xor_b64 exec, exec, s[2:3]
5E58  s_cbranch_execz 65522
5E5C  v_lshrrev_b32_e32 v7, 3, v7
5E60  v_bitop3_b32 v8, v7, 64, 2 bitop3:0xde
5E68  v_cndmask_b32_e64 v7, v8, v7, s[0:1]
5E70  v_lshlrev_b32_e32 v8, 2, v7
5E74  v_lshrrev_b32_e32 v7, 2, v7
5E78  v_xor_b32_e32 v0, v7, v0
5E7C  v_and_or_b32 v0, v0, 3, v8
5E84  v_lshlrev_b32_e32 v0, 4, v0
5E88  v_or_b32_e32 v6, v8, v6
5E8C  ds_read_b128 v[10:13], v0
5E94  ds_read_u8 v8, v6 offset:8192
5E9C  v_mad_u64_u32 v[6:7], s[0:1], v1, s22, 0
5EA4  v_lshl_add_u64 v[4:5], v[6:7], 4, v[4:5]
5EAC  s_or_b64 s[4:5], s[4:5], exec
5EB0  s_waitcnt lgkmcnt(1)
5EB4  global_store_dwordx4 v[4:5], v[10:13], off
5EBC  s_or_b64 exec, exec, s[2:3]
5EC0  s_and_saveexec_b64 s[0:1], s[4:5]
5EC4  s_cbranch_execz 65498
5EC8  v_and_b32_e32 v0, 0xffffffe0, v1
5ED0  v_cndmask_b32_e32 v4, v0, v1, vcc
5ED4  v_mov_b64_e32 v[0:1], s[14:15]
5ED8  v_mad_u64_u32 v[0:1], s[0:1], s11, v4, v[0:1]
5EE0  v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
5EE8  s_waitcnt lgkmcnt(0)
5EEC  global_store_byte v[0:1], v8, off
5EF4  s_endpgm
5EF8  s_nop 0

5f00 <QuantiseColumnTunedH16>:
5F00  s_load_dwordx4 s[8:11], s[0:1], 0x18
5F08  v_lshlrev_b32_e32 v1, 1, v0
5F0C  v_lshrrev_b32_e32 v74, 6, v0
5F10  v_and_b32_e32 v75, 0x7e, v1
5F18  s_lshl_b32 s23, s2, 7
5F1C  s_lshl_b32 s2, s3, 2
5F20  s_waitcnt lgkmcnt(0)
5F24  s_lshr_b32 s22, s9, 5
5F28  v_or_b32_e32 v10, s23, v75
5F2C  v_or_b32_e32 v2, s2, v74
5F30  v_cmp_le_u32_e32 vcc, s10, v10
5F34  v_cmp_le_u32_e64 s[4:5], s22, v2
5F3C  s_or_b64 s[4:5], vcc, s[4:5]
5F40  v_lshrrev_b32_e32 v1, 2, v0
5F44  s_and_saveexec_b64 s[6:7], s[4:5]
5F48  s_xor_b64 s[4:5], exec, s[6:7]
5F4C  v_lshrrev_b32_e32 v1, 2, v0
5F50  s_or_saveexec_b64 s[16:17], s[4:5]
5F54  s_load_dwordx4 s[12:15], s[0:1], 0x8
5F5C  s_xor_b64 exec, exec, s[16:17]
5F60  s_cbranch_execz 4123
5F64  s_bitcmp0_b32 s10, 0
5F68  s_load_dwordx2 s[18:19], s[0:1], 0x0
5F70  s_load_dword s24, s[0:1], 0x28
5F78  s_cselect_b64 s[0:1], -1, 0
5F7C  s_add_i32 s4, s23, 0x80
5F84  s_cmp_le_u32 s4, s10
5F88  s_cselect_b64 s[4:5], -1, 0
5F8C  s_or_b64 s[20:21], s[4:5], s[0:1]
5F90  s_bitcmp1_b32 s11, 0
5F94  s_cselect_b64 s[4:5], -1, 0
5F98  v_lshlrev_b32_e32 v2, 5, v2
5F9C  v_mov_b32_e32 v11, 0
5FA0  v_or_b32_e32 v3, 1, v10
5FA4  s_mov_b32 s9, 0
5FA8  v_cmp_gt_u32_e64 s[0:1], s10, v3
5FB0  v_mad_u64_u32 v[4:5], s[6:7], v2, s8, 0
5FB8  v_mad_u64_u32 v[6:7], s[6:7], v2, s8, v[10:11]
5FC0  v_cndmask_b32_e64 v2, 0, 1, s[4:5]
5FC8  v_cndmask_b32_e64 v8, 0, 1, s[0:1]
5FD0  v_mov_b32_e32 v9, s9
5FD4  s_and_b64 vcc, exec, s[20:21]
5FD8  v_cmp_ne_u32_e64 s[6:7], 1, v2
5FE0  s_cbranch_vccz 11
5FE4  s_and_b64 vcc, exec, s[6:7]
5FE8  v_lshrrev_b64 v[12:13], 1, v[6:7]
5FF0  s_cbranch_vccnz 8
5FF4  s_waitcnt lgkmcnt(0)
5FF8  v_lshl_add_u64 v[2:3], v[12:13], 3, s[18:19]
6000  global_load_dwordx2 v[2:3], v[2:3], off
6008  s_cbranch_execz 2
600C  s_branch 10
6010  s_branch 10
6014  s_waitcnt vmcnt(0) lgkmcnt(0)
6018  v_lshl_add_u64 v[2:3], v[12:13], 2, s[18:19]
6020  global_load_dword v3, v[2:3], off
6028  s_waitcnt vmcnt(0)
602C  v_lshlrev_b32_e32 v2, 16, v3
6030  v_and_b32_e32 v3, 0xffff0000, v3
6038  s_cbranch_execnz 33
603C  s_and_b64 vcc, exec, s[6:7]
6040  s_cbranch_vccnz 7
6044  s_waitcnt vmcnt(0) lgkmcnt(0)
6048  v_lshl_add_u64 v[2:3], v[6:7], 2, s[18:19]
6050  global_load_dword v2, v[2:3], off
6058  s_cbranch_execz 1
605C  s_branch 7
6060  s_waitcnt vmcnt(0) lgkmcnt(0)
6064  v_lshl_add_u64 v[2:3], v[6:7], 1, s[18:19]
606C  global_load_ushort v2, v[2:3], off
6074  s_waitcnt vmcnt(0)
6078  v_lshlrev_b32_e32 v2, 16, v2
607C  s_and_b64 vcc, exec, s[6:7]
6080  v_or_b32_e32 v6, v6, v8
6084  s_cbranch_vccnz 7
6088  s_waitcnt lgkmcnt(0)
608C  v_lshl_add_u64 v[12:13], v[6:7], 2, s[18:19]
6094  global_load_dword v3, v[12:13], off
609C  s_cbranch_execz 1
60A0  s_branch 7
60A4  s_waitcnt lgkmcnt(0)
60A8  v_lshl_add_u64 v[6:7], v[6:7], 1, s[18:19]
60B0  global_load_ushort v3, v[6:7], off
60B8  s_waitcnt vmcnt(0)
60BC  v_lshlrev_b32_e32 v3, 16, v3
60C0  v_lshl_add_u64 v[6:7], v[4:5], 0, s[8:9]
60C8  v_cndmask_b32_e64 v4, 0, 1, s[20:21]
60D0  v_cmp_ne_u32_e64 s[4:5], 1, v4
60D8  s_andn2_b64 vcc, exec, s[20:21]
60DC  v_lshl_add_u64 v[12:13], v[6:7], 0, v[10:11]
60E4  s_cbranch_vccnz 11
60E8  s_and_b64 vcc, exec, s[6:7]
60EC  v_lshrrev_b64 v[14:15], 1, v[12:13]
60F4  s_cbranch_vccnz 8
60F8  s_waitcnt lgkmcnt(0)
60FC  v_lshl_add_u64 v[4:5], v[14:15], 3, s[18:19]
6104  global_load_dwordx2 v[4:5], v[4:5], off
610C  s_cbranch_execz 2
6110  s_branch 10
6114  s_branch 10
6118  s_waitcnt vmcnt(0) lgkmcnt(0)
611C  v_lshl_add_u64 v[4:5], v[14:15], 2, s[18:19]
6124  global_load_dword v5, v[4:5], off
612C  s_waitcnt vmcnt(0)
6130  v_lshlrev_b32_e32 v4, 16, v5
6134  v_and_b32_e32 v5, 0xffff0000, v5
613C  s_cbranch_execnz 34
6140  s_and_b64 vcc, exec, s[6:7]
6144  s_cbranch_vccnz 7
6148  s_waitcnt vmcnt(0) lgkmcnt(0)
614C  v_lshl_add_u64 v[4:5], v[12:13], 2, s[18:19]
6154  global_load_dword v4, v[4:5], off
615C  s_cbranch_execz 1
6160  s_branch 7
6164  s_waitcnt vmcnt(0) lgkmcnt(0)
6168  v_lshl_add_u64 v[4:5], v[12:13], 1, s[18:19]
6170  global_load_ushort v4, v[4:5], off
6178  s_waitcnt vmcnt(0)
617C  v_lshlrev_b32_e32 v4, 16, v4
6180  s_and_b64 vcc, exec, s[6:7]
6184  v_lshl_add_u64 v[12:13], v[12:13], 0, v[8:9]
618C  s_cbranch_vccnz 7
6190  s_waitcnt lgkmcnt(0)
6194  v_lshl_add_u64 v[14:15], v[12:13], 2, s[18:19]
619C  global_load_dword v5, v[14:15], off
61A4  s_cbranch_execz 1
61A8  s_branch 7
61AC  s_waitcnt lgkmcnt(0)
61B0  v_lshl_add_u64 v[12:13], v[12:13], 1, s[18:19]
61B8  global_load_ushort v5, v[12:13], off
61C0  s_waitcnt vmcnt(0)
61C4  v_lshlrev_b32_e32 v5, 16, v5
61C8  v_lshl_add_u64 v[12:13], v[6:7], 0, s[8:9]
61D0  s_and_b64 vcc, exec, s[4:5]
61D4  v_lshl_add_u64 v[14:15], v[12:13], 0, v[10:11]
61DC  s_cbranch_vccnz 11
61E0  s_and_b64 vcc, exec, s[6:7]
61E4  v_lshrrev_b64 v[16:17], 1, v[14:15]
61EC  s_cbranch_vccnz 8
61F0  s_waitcnt lgkmcnt(0)
61F4  v_lshl_add_u64 v[6:7], v[16:17], 3, s[18:19]
61FC  global_load_dwordx2 v[6:7], v[6:7], off
6204  s_cbranch_execz 2
6208  s_branch 10
620C  s_branch 10
6210  s_waitcnt vmcnt(0) lgkmcnt(0)
6214  v_lshl_add_u64 v[6:7], v[16:17], 2, s[18:19]
621C  global_load_dword v7, v[6:7], off
6224  s_waitcnt vmcnt(0)
6228  v_lshlrev_b32_e32 v6, 16, v7
622C  v_and_b32_e32 v7, 0xffff0000, v7
6234  s_cbranch_execnz 33
6238  s_and_b64 vcc, exec, s[6:7]
623C  s_cbranch_vccnz 7
6240  s_waitcnt vmcnt(0) lgkmcnt(0)
6244  v_lshl_add_u64 v[6:7], v[14:15], 2, s[18:19]
624C  global_load_dword v6, v[6:7], off
6254  s_cbranch_execz 1
6258  s_branch 7
625C  s_waitcnt vmcnt(0) lgkmcnt(0)
6260  v_lshl_add_u64 v[6:7], v[14:15], 1, s[18:19]
6268  global_load_ushort v6, v[6:7], off
6270  s_waitcnt vmcnt(0)
6274  v_lshlrev_b32_e32 v6, 16, v6
6278  s_and_b64 vcc, exec, s[6:7]
627C  v_or_b32_e32 v14, v14, v8
6280  s_cbranch_vccnz 7
6284  s_waitcnt lgkmcnt(0)
6288  v_lshl_add_u64 v[16:17], v[14:15], 2, s[18:19]
6290  global_load_dword v7, v[16:17], off
6298  s_cbranch_execz 1
629C  s_branch 7
62A0  s_waitcnt lgkmcnt(0)
62A4  v_lshl_add_u64 v[14:15], v[14:15], 1, s[18:19]
62AC  global_load_ushort v7, v[14:15], off
62B4  s_waitcnt vmcnt(0)
62B8  v_lshlrev_b32_e32 v7, 16, v7
62BC  v_lshl_add_u64 v[14:15], v[12:13], 0, s[8:9]
62C4  s_and_b64 vcc, exec, s[4:5]
62C8  v_lshl_add_u64 v[16:17], v[14:15], 0, v[10:11]
62D0  s_cbranch_vccnz 11
62D4  s_and_b64 vcc, exec, s[6:7]
62D8  v_lshrrev_b64 v[18:19], 1, v[16:17]
62E0  s_cbranch_vccnz 8
62E4  s_waitcnt lgkmcnt(0)
62E8  v_lshl_add_u64 v[12:13], v[18:19], 3, s[18:19]
62F0  global_load_dwordx2 v[12:13], v[12:13], off
62F8  s_cbranch_execz 2
62FC  s_branch 10
6300  s_branch 10
6304  s_waitcnt vmcnt(0) lgkmcnt(0)
6308  v_lshl_add_u64 v[12:13], v[18:19], 2, s[18:19]
6310  global_load_dword v13, v[12:13], off
6318  s_waitcnt vmcnt(0)
631C  v_lshlrev_b32_e32 v12, 16, v13
6320  v_and_b32_e32 v13, 0xffff0000, v13
6328  s_cbranch_execnz 34
632C  s_and_b64 vcc, exec, s[6:7]
6330  s_cbranch_vccnz 7
6334  s_waitcnt vmcnt(0) lgkmcnt(0)
6338  v_lshl_add_u64 v[12:13], v[16:17], 2, s[18:19]
6340  global_load_dword v12, v[12:13], off
6348  s_cbranch_execz 1
634C  s_branch 7
6350  s_waitcnt vmcnt(0) lgkmcnt(0)
6354  v_lshl_add_u64 v[12:13], v[16:17], 1, s[18:19]
635C  global_load_ushort v12, v[12:13], off
6364  s_waitcnt vmcnt(0)
6368  v_lshlrev_b32_e32 v12, 16, v12
636C  s_and_b64 vcc, exec, s[6:7]
6370  v_lshl_add_u64 v[16:17], v[16:17], 0, v[8:9]
6378  s_cbranch_vccnz 7
637C  s_waitcnt lgkmcnt(0)
6380  v_lshl_add_u64 v[18:19], v[16:17], 2, s[18:19]
6388  global_load_dword v13, v[18:19], off
6390  s_cbranch_execz 1
6394  s_branch 7
6398  s_waitcnt lgkmcnt(0)
639C  v_lshl_add_u64 v[16:17], v[16:17], 1, s[18:19]
63A4  global_load_ushort v13, v[16:17], off
63AC  s_waitcnt vmcnt(0)
63B0  v_lshlrev_b32_e32 v13, 16, v13
63B4  v_lshl_add_u64 v[16:17], v[14:15], 0, s[8:9]
63BC  s_and_b64 vcc, exec, s[4:5]
63C0  v_lshl_add_u64 v[18:19], v[16:17], 0, v[10:11]
63C8  s_cbranch_vccnz 11
63CC  s_and_b64 vcc, exec, s[6:7]
63D0  v_lshrrev_b64 v[20:21], 1, v[18:19]
63D8  s_cbranch_vccnz 8
63DC  s_waitcnt lgkmcnt(0)
63E0  v_lshl_add_u64 v[14:15], v[20:21], 3, s[18:19]
63E8  global_load_dwordx2 v[14:15], v[14:15], off
63F0  s_cbranch_execz 2
63F4  s_branch 10
63F8  s_branch 10
63FC  s_waitcnt vmcnt(0) lgkmcnt(0)
6400  v_lshl_add_u64 v[14:15], v[20:21], 2, s[18:19]
6408  global_load_dword v15, v[14:15], off
6410  s_waitcnt vmcnt(0)
6414  v_lshlrev_b32_e32 v14, 16, v15
6418  v_and_b32_e32 v15, 0xffff0000, v15
6420  s_cbranch_execnz 33
6424  s_and_b64 vcc, exec, s[6:7]
6428  s_cbranch_vccnz 7
642C  s_waitcnt vmcnt(0) lgkmcnt(0)
6430  v_lshl_add_u64 v[14:15], v[18:19], 2, s[18:19]
6438  global_load_dword v14, v[14:15], off
6440  s_cbranch_execz 1
6444  s_branch 7
6448  s_waitcnt vmcnt(0) lgkmcnt(0)
644C  v_lshl_add_u64 v[14:15], v[18:19], 1, s[18:19]
6454  global_load_ushort v14, v[14:15], off
645C  s_waitcnt vmcnt(0)
6460  v_lshlrev_b32_e32 v14, 16, v14
6464  s_and_b64 vcc, exec, s[6:7]
6468  v_or_b32_e32 v18, v18, v8
646C  s_cbranch_vccnz 7
6470  s_waitcnt lgkmcnt(0)
6474  v_lshl_add_u64 v[20:21], v[18:19], 2, s[18:19]
647C  global_load_dword v15, v[20:21], off
6484  s_cbranch_execz 1
6488  s_branch 7
648C  s_waitcnt lgkmcnt(0)
6490  v_lshl_add_u64 v[18:19], v[18:19], 1, s[18:19]
6498  global_load_ushort v15, v[18:19], off
64A0  s_waitcnt vmcnt(0)
64A4  v_lshlrev_b32_e32 v15, 16, v15
64A8  v_lshl_add_u64 v[18:19], v[16:17], 0, s[8:9]
64B0  s_and_b64 vcc, exec, s[4:5]
64B4  v_lshl_add_u64 v[20:21], v[18:19], 0, v[10:11]
64BC  s_cbranch_vccnz 11
64C0  s_and_b64 vcc, exec, s[6:7]
64C4  v_lshrrev_b64 v[22:23], 1, v[20:21]
64CC  s_cbranch_vccnz 8
64D0  s_waitcnt lgkmcnt(0)
64D4  v_lshl_add_u64 v[16:17], v[22:23], 3, s[18:19]
64DC  global_load_dwordx2 v[16:17], v[16:17], off
64E4  s_cbranch_execz 2
64E8  s_branch 10
64EC  s_branch 10
64F0  s_waitcnt vmcnt(0) lgkmcnt(0)
64F4  v_lshl_add_u64 v[16:17], v[22:23], 2, s[18:19]
64FC  global_load_dword v17, v[16:17], off
6504  s_waitcnt vmcnt(0)
6508  v_lshlrev_b32_e32 v16, 16, v17
650C  v_and_b32_e32 v17, 0xffff0000, v17
6514  s_cbranch_execnz 34
6518  s_and_b64 vcc, exec, s[6:7]
651C  s_cbranch_vccnz 7
6520  s_waitcnt vmcnt(0) lgkmcnt(0)
6524  v_lshl_add_u64 v[16:17], v[20:21], 2, s[18:19]
652C  global_load_dword v16, v[16:17], off
6534  s_cbranch_execz 1
6538  s_branch 7
653C  s_waitcnt vmcnt(0) lgkmcnt(0)
6540  v_lshl_add_u64 v[16:17], v[20:21], 1, s[18:19]
6548  global_load_ushort v16, v[16:17], off
6550  s_waitcnt vmcnt(0)
6554  v_lshlrev_b32_e32 v16, 16, v16
6558  s_and_b64 vcc, exec, s[6:7]
655C  v_lshl_add_u64 v[20:21], v[20:21], 0, v[8:9]
6564  s_cbranch_vccnz 7
6568  s_waitcnt lgkmcnt(0)
656C  v_lshl_add_u64 v[22:23], v[20:21], 2, s[18:19]
6574  global_load_dword v17, v[22:23], off
657C  s_cbranch_execz 1
6580  s_branch 7
6584  s_waitcnt lgkmcnt(0)
6588  v_lshl_add_u64 v[20:21], v[20:21], 1, s[18:19]
6590  global_load_ushort v17, v[20:21], off
6598  s_waitcnt vmcnt(0)
659C  v_lshlrev_b32_e32 v17, 16, v17
65A0  v_lshl_add_u64 v[20:21], v[18:19], 0, s[8:9]
65A8  s_and_b64 vcc, exec, s[4:5]
65AC  v_lshl_add_u64 v[22:23], v[20:21], 0, v[10:11]
65B4  s_cbranch_vccnz 11
65B8  s_and_b64 vcc, exec, s[6:7]
65BC  v_lshrrev_b64 v[24:25], 1, v[22:23]
65C4  s_cbranch_vccnz 8
65C8  s_waitcnt lgkmcnt(0)
65CC  v_lshl_add_u64 v[18:19], v[24:25], 3, s[18:19]
65D4  global_load_dwordx2 v[18:19], v[18:19], off
65DC  s_cbranch_execz 2
65E0  s_branch 10
65E4  s_branch 10
65E8  s_waitcnt vmcnt(0) lgkmcnt(0)
65EC  v_lshl_add_u64 v[18:19], v[24:25], 2, s[18:19]
65F4  global_load_dword v19, v[18:19], off
65FC  s_waitcnt vmcnt(0)
6600  v_lshlrev_b32_e32 v18, 16, v19
6604  v_and_b32_e32 v19, 0xffff0000, v19
660C  s_cbranch_execnz 33
6610  s_and_b64 vcc, exec, s[6:7]
6614  s_cbranch_vccnz 7
6618  s_waitcnt vmcnt(0) lgkmcnt(0)
661C  v_lshl_add_u64 v[18:19], v[22:23], 2, s[18:19]
6624  global_load_dword v18, v[18:19], off
662C  s_cbranch_execz 1
6630  s_branch 7
6634  s_waitcnt vmcnt(0) lgkmcnt(0)
6638  v_lshl_add_u64 v[18:19], v[22:23], 1, s[18:19]
6640  global_load_ushort v18, v[18:19], off
6648  s_waitcnt vmcnt(0)
664C  v_lshlrev_b32_e32 v18, 16, v18
6650  s_and_b64 vcc, exec, s[6:7]
6654  v_or_b32_e32 v22, v22, v8
6658  s_cbranch_vccnz 7
665C  s_waitcnt lgkmcnt(0)
6660  v_lshl_add_u64 v[24:25], v[22:23], 2, s[18:19]
6668  global_load_dword v19, v[24:25], off
6670  s_cbranch_execz 1
6674  s_branch 7
6678  s_waitcnt lgkmcnt(0)
667C  v_lshl_add_u64 v[22:23], v[22:23], 1, s[18:19]
6684  global_load_ushort v19, v[22:23], off
668C  s_waitcnt vmcnt(0)
6690  v_lshlrev_b32_e32 v19, 16, v19
6694  v_lshl_add_u64 v[22:23], v[20:21], 0, s[8:9]
669C  s_and_b64 vcc, exec, s[4:5]
66A0  v_lshl_add_u64 v[24:25], v[22:23], 0, v[10:11]
66A8  s_cbranch_vccnz 11
66AC  s_and_b64 vcc, exec, s[6:7]
66B0  v_lshrrev_b64 v[26:27], 1, v[24:25]
66B8  s_cbranch_vccnz 8
66BC  s_waitcnt lgkmcnt(0)
66C0  v_lshl_add_u64 v[20:21], v[26:27], 3, s[18:19]
66C8  global_load_dwordx2 v[20:21], v[20:21], off
66D0  s_cbranch_execz 2
66D4  s_branch 10
66D8  s_branch 10
66DC  s_waitcnt vmcnt(0) lgkmcnt(0)
66E0  v_lshl_add_u64 v[20:21], v[26:27], 2, s[18:19]
66E8  global_load_dword v21, v[20:21], off
66F0  s_waitcnt vmcnt(0)
66F4  v_lshlrev_b32_e32 v20, 16, v21
66F8  v_and_b32_e32 v21, 0xffff0000, v21
6700  s_cbranch_execnz 34
6704  s_and_b64 vcc, exec, s[6:7]
6708  s_cbranch_vccnz 7
670C  s_waitcnt vmcnt(0) lgkmcnt(0)
6710  v_lshl_add_u64 v[20:21], v[24:25], 2, s[18:19]
6718  global_load_dword v20, v[20:21], off
6720  s_cbranch_execz 1
6724  s_branch 7
6728  s_waitcnt vmcnt(0) lgkmcnt(0)
672C  v_lshl_add_u64 v[20:21], v[24:25], 1, s[18:19]
6734  global_load_ushort v20, v[20:21], off
673C  s_waitcnt vmcnt(0)
6740  v_lshlrev_b32_e32 v20, 16, v20
6744  s_and_b64 vcc, exec, s[6:7]
6748  v_lshl_add_u64 v[24:25], v[24:25], 0, v[8:9]
6750  s_cbranch_vccnz 7
6754  s_waitcnt lgkmcnt(0)
6758  v_lshl_add_u64 v[26:27], v[24:25], 2, s[18:19]
6760  global_load_dword v21, v[26:27], off
6768  s_cbranch_execz 1
676C  s_branch 7
6770  s_waitcnt lgkmcnt(0)
6774  v_lshl_add_u64 v[24:25], v[24:25], 1, s[18:19]
677C  global_load_ushort v21, v[24:25], off
6784  s_waitcnt vmcnt(0)
6788  v_lshlrev_b32_e32 v21, 16, v21
678C  v_lshl_add_u64 v[24:25], v[22:23], 0, s[8:9]
6794  s_and_b64 vcc, exec, s[4:5]
6798  v_lshl_add_u64 v[26:27], v[24:25], 0, v[10:11]
67A0  s_cbranch_vccnz 11
67A4  s_and_b64 vcc, exec, s[6:7]
67A8  v_lshrrev_b64 v[28:29], 1, v[26:27]
67B0  s_cbranch_vccnz 8
67B4  s_waitcnt lgkmcnt(0)
67B8  v_lshl_add_u64 v[22:23], v[28:29], 3, s[18:19]
67C0  global_load_dwordx2 v[22:23], v[22:23], off
67C8  s_cbranch_execz 2
67CC  s_branch 10
67D0  s_branch 10
67D4  s_waitcnt vmcnt(0) lgkmcnt(0)
67D8  v_lshl_add_u64 v[22:23], v[28:29], 2, s[18:19]
67E0  global_load_dword v23, v[22:23], off
67E8  s_waitcnt vmcnt(0)
67EC  v_lshlrev_b32_e32 v22, 16, v23
67F0  v_and_b32_e32 v23, 0xffff0000, v23
67F8  s_cbranch_execnz 33
67FC  s_and_b64 vcc, exec, s[6:7]
6800  s_cbranch_vccnz 7
6804  s_waitcnt vmcnt(0) lgkmcnt(0)
6808  v_lshl_add_u64 v[22:23], v[26:27], 2, s[18:19]
6810  global_load_dword v22, v[22:23], off
6818  s_cbranch_execz 1
681C  s_branch 7
6820  s_waitcnt vmcnt(0) lgkmcnt(0)
6824  v_lshl_add_u64 v[22:23], v[26:27], 1, s[18:19]
682C  global_load_ushort v22, v[22:23], off
6834  s_waitcnt vmcnt(0)
6838  v_lshlrev_b32_e32 v22, 16, v22
683C  s_and_b64 vcc, exec, s[6:7]
6840  v_or_b32_e32 v26, v26, v8
6844  s_cbranch_vccnz 7
6848  s_waitcnt lgkmcnt(0)
684C  v_lshl_add_u64 v[28:29], v[26:27], 2, s[18:19]
6854  global_load_dword v23, v[28:29], off
685C  s_cbranch_execz 1
6860  s_branch 7
6864  s_waitcnt lgkmcnt(0)
6868  v_lshl_add_u64 v[26:27], v[26:27], 1, s[18:19]
6870  global_load_ushort v23, v[26:27], off
6878  s_waitcnt vmcnt(0)
687C  v_lshlrev_b32_e32 v23, 16, v23
6880  v_lshl_add_u64 v[26:27], v[24:25], 0, s[8:9]
6888  s_and_b64 vcc, exec, s[4:5]
688C  v_lshl_add_u64 v[28:29], v[26:27], 0, v[10:11]
6894  s_cbranch_vccnz 11
6898  s_and_b64 vcc, exec, s[6:7]
689C  v_lshrrev_b64 v[30:31], 1, v[28:29]
68A4  s_cbranch_vccnz 8
68A8  s_waitcnt lgkmcnt(0)
68AC  v_lshl_add_u64 v[24:25], v[30:31], 3, s[18:19]
68B4  global_load_dwordx2 v[24:25], v[24:25], off
68BC  s_cbranch_execz 2
68C0  s_branch 10
68C4  s_branch 10
68C8  s_waitcnt vmcnt(0) lgkmcnt(0)
68CC  v_lshl_add_u64 v[24:25], v[30:31], 2, s[18:19]
68D4  global_load_dword v25, v[24:25], off
68DC  s_waitcnt vmcnt(0)
68E0  v_lshlrev_b32_e32 v24, 16, v25
68E4  v_and_b32_e32 v25, 0xffff0000, v25
68EC  s_cbranch_execnz 34
68F0  s_and_b64 vcc, exec, s[6:7]
68F4  s_cbranch_vccnz 7
68F8  s_waitcnt vmcnt(0) lgkmcnt(0)
68FC  v_lshl_add_u64 v[24:25], v[28:29], 2, s[18:19]
6904  global_load_dword v24, v[24:25], off
690C  s_cbranch_execz 1
6910  s_branch 7
6914  s_waitcnt vmcnt(0) lgkmcnt(0)
6918  v_lshl_add_u64 v[24:25], v[28:29], 1, s[18:19]
6920  global_load_ushort v24, v[24:25], off
6928  s_waitcnt vmcnt(0)
692C  v_lshlrev_b32_e32 v24, 16, v24
6930  s_and_b64 vcc, exec, s[6:7]
6934  v_lshl_add_u64 v[28:29], v[28:29], 0, v[8:9]
693C  s_cbranch_vccnz 7
6940  s_waitcnt lgkmcnt(0)
6944  v_lshl_add_u64 v[30:31], v[28:29], 2, s[18:19]
694C  global_load_dword v25, v[30:31], off
6954  s_cbranch_execz 1
6958  s_branch 7
695C  s_waitcnt lgkmcnt(0)
6960  v_lshl_add_u64 v[28:29], v[28:29], 1, s[18:19]
6968  global_load_ushort v25, v[28:29], off
6970  s_waitcnt vmcnt(0)
6974  v_lshlrev_b32_e32 v25, 16, v25
6978  v_lshl_add_u64 v[28:29], v[26:27], 0, s[8:9]
6980  s_and_b64 vcc, exec, s[4:5]
6984  v_lshl_add_u64 v[30:31], v[28:29], 0, v[10:11]
698C  s_cbranch_vccnz 11
6990  s_and_b64 vcc, exec, s[6:7]
6994  v_lshrrev_b64 v[32:33], 1, v[30:31]
699C  s_cbranch_vccnz 8
69A0  s_waitcnt lgkmcnt(0)
69A4  v_lshl_add_u64 v[26:27], v[32:33], 3, s[18:19]
69AC  global_load_dwordx2 v[26:27], v[26:27], off
69B4  s_cbranch_execz 2
69B8  s_branch 10
69BC  s_branch 10
69C0  s_waitcnt vmcnt(0) lgkmcnt(0)
69C4  v_lshl_add_u64 v[26:27], v[32:33], 2, s[18:19]
69CC  global_load_dword v27, v[26:27], off
69D4  s_waitcnt vmcnt(0)
69D8  v_lshlrev_b32_e32 v26, 16, v27
69DC  v_and_b32_e32 v27, 0xffff0000, v27
69E4  s_cbranch_execnz 33
69E8  s_and_b64 vcc, exec, s[6:7]
69EC  s_cbranch_vccnz 7
69F0  s_waitcnt vmcnt(0) lgkmcnt(0)
69F4  v_lshl_add_u64 v[26:27], v[30:31], 2, s[18:19]
69FC  global_load_dword v26, v[26:27], off
6A04  s_cbranch_execz 1
6A08  s_branch 7
6A0C  s_waitcnt vmcnt(0) lgkmcnt(0)
6A10  v_lshl_add_u64 v[26:27], v[30:31], 1, s[18:19]
6A18  global_load_ushort v26, v[26:27], off
6A20  s_waitcnt vmcnt(0)
6A24  v_lshlrev_b32_e32 v26, 16, v26
6A28  s_and_b64 vcc, exec, s[6:7]
6A2C  v_or_b32_e32 v30, v30, v8
6A30  s_cbranch_vccnz 7
6A34  s_waitcnt lgkmcnt(0)
6A38  v_lshl_add_u64 v[32:33], v[30:31], 2, s[18:19]
6A40  global_load_dword v27, v[32:33], off
6A48  s_cbranch_execz 1
6A4C  s_branch 7
6A50  s_waitcnt lgkmcnt(0)
6A54  v_lshl_add_u64 v[30:31], v[30:31], 1, s[18:19]
6A5C  global_load_ushort v27, v[30:31], off
6A64  s_waitcnt vmcnt(0)
6A68  v_lshlrev_b32_e32 v27, 16, v27
6A6C  v_lshl_add_u64 v[30:31], v[28:29], 0, s[8:9]
6A74  s_and_b64 vcc, exec, s[4:5]
6A78  v_lshl_add_u64 v[32:33], v[30:31], 0, v[10:11]
6A80  s_cbranch_vccnz 11
6A84  s_and_b64 vcc, exec, s[6:7]
6A88  v_lshrrev_b64 v[34:35], 1, v[32:33]
6A90  s_cbranch_vccnz 8
6A94  s_waitcnt lgkmcnt(0)
6A98  v_lshl_add_u64 v[28:29], v[34:35], 3, s[18:19]
6AA0  global_load_dwordx2 v[28:29], v[28:29], off
6AA8  s_cbranch_execz 2
6AAC  s_branch 10
6AB0  s_branch 10
6AB4  s_waitcnt vmcnt(0) lgkmcnt(0)
6AB8  v_lshl_add_u64 v[28:29], v[34:35], 2, s[18:19]
6AC0  global_load_dword v29, v[28:29], off
6AC8  s_waitcnt vmcnt(0)
6ACC  v_lshlrev_b32_e32 v28, 16, v29
6AD0  v_and_b32_e32 v29, 0xffff0000, v29
6AD8  s_cbranch_execnz 34
6ADC  s_and_b64 vcc, exec, s[6:7]
6AE0  s_cbranch_vccnz 7
6AE4  s_waitcnt vmcnt(0) lgkmcnt(0)
6AE8  v_lshl_add_u64 v[28:29], v[32:33], 2, s[18:19]
6AF0  global_load_dword v28, v[28:29], off
6AF8  s_cbranch_execz 1
6AFC  s_branch 7
6B00  s_waitcnt vmcnt(0) lgkmcnt(0)
6B04  v_lshl_add_u64 v[28:29], v[32:33], 1, s[18:19]
6B0C  global_load_ushort v28, v[28:29], off
6B14  s_waitcnt vmcnt(0)
6B18  v_lshlrev_b32_e32 v28, 16, v28
6B1C  s_and_b64 vcc, exec, s[6:7]
6B20  v_lshl_add_u64 v[32:33], v[32:33], 0, v[8:9]
6B28  s_cbranch_vccnz 7
6B2C  s_waitcnt lgkmcnt(0)
6B30  v_lshl_add_u64 v[34:35], v[32:33], 2, s[18:19]
6B38  global_load_dword v29, v[34:35], off
6B40  s_cbranch_execz 1
6B44  s_branch 7
6B48  s_waitcnt lgkmcnt(0)
6B4C  v_lshl_add_u64 v[32:33], v[32:33], 1, s[18:19]
6B54  global_load_ushort v29, v[32:33], off
6B5C  s_waitcnt vmcnt(0)
6B60  v_lshlrev_b32_e32 v29, 16, v29
6B64  v_lshl_add_u64 v[32:33], v[30:31], 0, s[8:9]
6B6C  s_and_b64 vcc, exec, s[4:5]
6B70  v_lshl_add_u64 v[34:35], v[32:33], 0, v[10:11]
6B78  s_cbranch_vccnz 11
6B7C  s_and_b64 vcc, exec, s[6:7]
6B80  v_lshrrev_b64 v[36:37], 1, v[34:35]
6B88  s_cbranch_vccnz 8
6B8C  s_waitcnt lgkmcnt(0)
6B90  v_lshl_add_u64 v[30:31], v[36:37], 3, s[18:19]
6B98  global_load_dwordx2 v[30:31], v[30:31], off
6BA0  s_cbranch_execz 2
6BA4  s_branch 10
6BA8  s_branch 10
6BAC  s_waitcnt vmcnt(0) lgkmcnt(0)
6BB0  v_lshl_add_u64 v[30:31], v[36:37], 2, s[18:19]
6BB8  global_load_dword v31, v[30:31], off
6BC0  s_waitcnt vmcnt(0)
6BC4  v_lshlrev_b32_e32 v30, 16, v31
6BC8  v_and_b32_e32 v31, 0xffff0000, v31
6BD0  s_cbranch_execnz 33
6BD4  s_and_b64 vcc, exec, s[6:7]
6BD8  s_cbranch_vccnz 7
6BDC  s_waitcnt vmcnt(0) lgkmcnt(0)
6BE0  v_lshl_add_u64 v[30:31], v[34:35], 2, s[18:19]
6BE8  global_load_dword v30, v[30:31], off
6BF0  s_cbranch_execz 1
6BF4  s_branch 7
6BF8  s_waitcnt vmcnt(0) lgkmcnt(0)
6BFC  v_lshl_add_u64 v[30:31], v[34:35], 1, s[18:19]
6C04  global_load_ushort v30, v[30:31], off
6C0C  s_waitcnt vmcnt(0)
6C10  v_lshlrev_b32_e32 v30, 16, v30
6C14  s_and_b64 vcc, exec, s[6:7]
6C18  v_or_b32_e32 v34, v34, v8
6C1C  s_cbranch_vccnz 7
6C20  s_waitcnt lgkmcnt(0)
6C24  v_lshl_add_u64 v[36:37], v[34:35], 2, s[18:19]
6C2C  global_load_dword v31, v[36:37], off
6C34  s_cbranch_execz 1
6C38  s_branch 7
6C3C  s_waitcnt lgkmcnt(0)
6C40  v_lshl_add_u64 v[34:35], v[34:35], 1, s[18:19]
6C48  global_load_ushort v31, v[34:35], off
6C50  s_waitcnt vmcnt(0)
6C54  v_lshlrev_b32_e32 v31, 16, v31
6C58  v_lshl_add_u64 v[34:35], v[32:33], 0, s[8:9]
6C60  s_and_b64 vcc, exec, s[4:5]
6C64  v_lshl_add_u64 v[36:37], v[34:35], 0, v[10:11]
6C6C  s_cbranch_vccnz 11
6C70  s_and_b64 vcc, exec, s[6:7]
6C74  v_lshrrev_b64 v[38:39], 1, v[36:37]
6C7C  s_cbranch_vccnz 8
6C80  s_waitcnt lgkmcnt(0)
6C84  v_lshl_add_u64 v[32:33], v[38:39], 3, s[18:19]
6C8C  global_load_dwordx2 v[32:33], v[32:33], off
6C94  s_cbranch_execz 2
6C98  s_branch 10
6C9C  s_branch 10
6CA0  s_waitcnt vmcnt(0) lgkmcnt(0)
6CA4  v_lshl_add_u64 v[32:33], v[38:39], 2, s[18:19]
6CAC  global_load_dword v33, v[32:33], off
6CB4  s_waitcnt vmcnt(0)
6CB8  v_lshlrev_b32_e32 v32, 16, v33
6CBC  v_and_b32_e32 v33, 0xffff0000, v33
6CC4  s_cbranch_execnz 34
6CC8  s_and_b64 vcc, exec, s[6:7]
6CCC  s_cbranch_vccnz 7
6CD0  s_waitcnt vmcnt(0) lgkmcnt(0)
6CD4  v_lshl_add_u64 v[32:33], v[36:37], 2, s[18:19]
6CDC  global_load_dword v32, v[32:33], off
6CE4  s_cbranch_execz 1
6CE8  s_branch 7
6CEC  s_waitcnt vmcnt(0) lgkmcnt(0)
6CF0  v_lshl_add_u64 v[32:33], v[36:37], 1, s[18:19]
6CF8  global_load_ushort v32, v[32:33], off
6D00  s_waitcnt vmcnt(0)
6D04  v_lshlrev_b32_e32 v32, 16, v32
6D08  s_and_b64 vcc, exec, s[6:7]
6D0C  v_lshl_add_u64 v[36:37], v[36:37], 0, v[8:9]
6D14  s_cbranch_vccnz 7
6D18  s_waitcnt lgkmcnt(0)
6D1C  v_lshl_add_u64 v[38:39], v[36:37], 2, s[18:19]
6D24  global_load_dword v33, v[38:39], off
6D2C  s_cbranch_execz 1
6D30  s_branch 7
6D34  s_waitcnt lgkmcnt(0)
6D38  v_lshl_add_u64 v[36:37], v[36:37], 1, s[18:19]
6D40  global_load_ushort v33, v[36:37], off
6D48  s_waitcnt vmcnt(0)
6D4C  v_lshlrev_b32_e32 v33, 16, v33
6D50  v_lshl_add_u64 v[36:37], v[34:35], 0, s[8:9]
6D58  s_and_b64 vcc, exec, s[4:5]
6D5C  v_lshl_add_u64 v[38:39], v[36:37], 0, v[10:11]
6D64  s_cbranch_vccnz 11
6D68  s_and_b64 vcc, exec, s[6:7]
6D6C  v_lshrrev_b64 v[40:41], 1, v[38:39]
6D74  s_cbranch_vccnz 8
6D78  s_waitcnt lgkmcnt(0)
6D7C  v_lshl_add_u64 v[34:35], v[40:41], 3, s[18:19]
6D84  global_load_dwordx2 v[34:35], v[34:35], off
6D8C  s_cbranch_execz 2
6D90  s_branch 10
6D94  s_branch 10
6D98  s_waitcnt vmcnt(0) lgkmcnt(0)
6D9C  v_lshl_add_u64 v[34:35], v[40:41], 2, s[18:19]
6DA4  global_load_dword v35, v[34:35], off
6DAC  s_waitcnt vmcnt(0)
6DB0  v_lshlrev_b32_e32 v34, 16, v35
6DB4  v_and_b32_e32 v35, 0xffff0000, v35
6DBC  s_cbranch_execnz 33
6DC0  s_and_b64 vcc, exec, s[6:7]
6DC4  s_cbranch_vccnz 7
6DC8  s_waitcnt vmcnt(0) lgkmcnt(0)
6DCC  v_lshl_add_u64 v[34:35], v[38:39], 2, s[18:19]
6DD4  global_load_dword v34, v[34:35], off
6DDC  s_cbranch_execz 1
6DE0  s_branch 7
6DE4  s_waitcnt vmcnt(0) lgkmcnt(0)
6DE8  v_lshl_add_u64 v[34:35], v[38:39], 1, s[18:19]
6DF0  global_load_ushort v34, v[34:35], off
6DF8  s_waitcnt vmcnt(0)
6DFC  v_lshlrev_b32_e32 v34, 16, v34
6E00  s_and_b64 vcc, exec, s[6:7]
6E04  v_or_b32_e32 v38, v38, v8
6E08  s_cbranch_vccnz 7
6E0C  s_waitcnt lgkmcnt(0)
6E10  v_lshl_add_u64 v[40:41], v[38:39], 2, s[18:19]
6E18  global_load_dword v35, v[40:41], off
6E20  s_cbranch_execz 1
6E24  s_branch 7
6E28  s_waitcnt lgkmcnt(0)
6E2C  v_lshl_add_u64 v[38:39], v[38:39], 1, s[18:19]
6E34  global_load_ushort v35, v[38:39], off
6E3C  s_waitcnt vmcnt(0)
6E40  v_lshlrev_b32_e32 v35, 16, v35
6E44  v_lshl_add_u64 v[38:39], v[36:37], 0, s[8:9]
6E4C  s_and_b64 vcc, exec, s[4:5]
6E50  v_lshl_add_u64 v[40:41], v[38:39], 0, v[10:11]
6E58  s_cbranch_vccnz 11
6E5C  s_and_b64 vcc, exec, s[6:7]
6E60  v_lshrrev_b64 v[42:43], 1, v[40:41]
6E68  s_cbranch_vccnz 8
6E6C  s_waitcnt lgkmcnt(0)
6E70  v_lshl_add_u64 v[36:37], v[42:43], 3, s[18:19]
6E78  global_load_dwordx2 v[36:37], v[36:37], off
6E80  s_cbranch_execz 2
6E84  s_branch 10
6E88  s_branch 10
6E8C  s_waitcnt vmcnt(0) lgkmcnt(0)
6E90  v_lshl_add_u64 v[36:37], v[42:43], 2, s[18:19]
6E98  global_load_dword v37, v[36:37], off
6EA0  s_waitcnt vmcnt(0)
6EA4  v_lshlrev_b32_e32 v36, 16, v37
6EA8  v_and_b32_e32 v37, 0xffff0000, v37
6EB0  s_cbranch_execnz 34
6EB4  s_and_b64 vcc, exec, s[6:7]
6EB8  s_cbranch_vccnz 7
6EBC  s_waitcnt vmcnt(0) lgkmcnt(0)
6EC0  v_lshl_add_u64 v[36:37], v[40:41], 2, s[18:19]
6EC8  global_load_dword v36, v[36:37], off
6ED0  s_cbranch_execz 1
6ED4  s_branch 7
6ED8  s_waitcnt vmcnt(0) lgkmcnt(0)
6EDC  v_lshl_add_u64 v[36:37], v[40:41], 1, s[18:19]
6EE4  global_load_ushort v36, v[36:37], off
6EEC  s_waitcnt vmcnt(0)
6EF0  v_lshlrev_b32_e32 v36, 16, v36
6EF4  s_and_b64 vcc, exec, s[6:7]
6EF8  v_lshl_add_u64 v[40:41], v[40:41], 0, v[8:9]
6F00  s_cbranch_vccnz 7
6F04  s_waitcnt lgkmcnt(0)
6F08  v_lshl_add_u64 v[42:43], v[40:41], 2, s[18:19]
6F10  global_load_dword v37, v[42:43], off
6F18  s_cbranch_execz 1
6F1C  s_branch 7
6F20  s_waitcnt lgkmcnt(0)
6F24  v_lshl_add_u64 v[40:41], v[40:41], 1, s[18:19]
6F2C  global_load_ushort v37, v[40:41], off
6F34  s_waitcnt vmcnt(0)
6F38  v_lshlrev_b32_e32 v37, 16, v37
6F3C  v_lshl_add_u64 v[40:41], v[38:39], 0, s[8:9]
6F44  s_and_b64 vcc, exec, s[4:5]
6F48  v_lshl_add_u64 v[42:43], v[40:41], 0, v[10:11]
6F50  s_cbranch_vccnz 11
6F54  s_and_b64 vcc, exec, s[6:7]
6F58  v_lshrrev_b64 v[44:45], 1, v[42:43]
6F60  s_cbranch_vccnz 8
6F64  s_waitcnt lgkmcnt(0)
6F68  v_lshl_add_u64 v[38:39], v[44:45], 3, s[18:19]
6F70  global_load_dwordx2 v[38:39], v[38:39], off
6F78  s_cbranch_execz 2
6F7C  s_branch 10
6F80  s_branch 10
6F84  s_waitcnt vmcnt(0) lgkmcnt(0)
6F88  v_lshl_add_u64 v[38:39], v[44:45], 2, s[18:19]
6F90  global_load_dword v39, v[38:39], off
6F98  s_waitcnt vmcnt(0)
6F9C  v_lshlrev_b32_e32 v38, 16, v39
6FA0  v_and_b32_e32 v39, 0xffff0000, v39
6FA8  s_cbranch_execnz 33
6FAC  s_and_b64 vcc, exec, s[6:7]
6FB0  s_cbranch_vccnz 7
6FB4  s_waitcnt vmcnt(0) lgkmcnt(0)
6FB8  v_lshl_add_u64 v[38:39], v[42:43], 2, s[18:19]
6FC0  global_load_dword v38, v[38:39], off
6FC8  s_cbranch_execz 1
6FCC  s_branch 7
6FD0  s_waitcnt vmcnt(0) lgkmcnt(0)
6FD4  v_lshl_add_u64 v[38:39], v[42:43], 1, s[18:19]
6FDC  global_load_ushort v38, v[38:39], off
6FE4  s_waitcnt vmcnt(0)
6FE8  v_lshlrev_b32_e32 v38, 16, v38
6FEC  s_and_b64 vcc, exec, s[6:7]
6FF0  v_or_b32_e32 v42, v42, v8
6FF4  s_cbranch_vccnz 7
6FF8  s_waitcnt lgkmcnt(0)
6FFC  v_lshl_add_u64 v[44:45], v[42:43], 2, s[18:19]
7004  global_load_dword v39, v[44:45], off
700C  s_cbranch_execz 1
7010  s_branch 7
7014  s_waitcnt lgkmcnt(0)
7018  v_lshl_add_u64 v[42:43], v[42:43], 1, s[18:19]
7020  global_load_ushort v39, v[42:43], off
7028  s_waitcnt vmcnt(0)
702C  v_lshlrev_b32_e32 v39, 16, v39
7030  v_lshl_add_u64 v[42:43], v[40:41], 0, s[8:9]
7038  s_and_b64 vcc, exec, s[4:5]
703C  v_lshl_add_u64 v[44:45], v[42:43], 0, v[10:11]
7044  s_cbranch_vccnz 11
7048  s_and_b64 vcc, exec, s[6:7]
704C  v_lshrrev_b64 v[46:47], 1, v[44:45]
7054  s_cbranch_vccnz 8
7058  s_waitcnt lgkmcnt(0)
705C  v_lshl_add_u64 v[40:41], v[46:47], 3, s[18:19]
7064  global_load_dwordx2 v[40:41], v[40:41], off
706C  s_cbranch_execz 2
7070  s_branch 10
7074  s_branch 10
7078  s_waitcnt vmcnt(0) lgkmcnt(0)
707C  v_lshl_add_u64 v[40:41], v[46:47], 2, s[18:19]
7084  global_load_dword v41, v[40:41], off
708C  s_waitcnt vmcnt(0)
7090  v_lshlrev_b32_e32 v40, 16, v41
7094  v_and_b32_e32 v41, 0xffff0000, v41
709C  s_cbranch_execnz 34
70A0  s_and_b64 vcc, exec, s[6:7]
70A4  s_cbranch_vccnz 7
70A8  s_waitcnt vmcnt(0) lgkmcnt(0)
70AC  v_lshl_add_u64 v[40:41], v[44:45], 2, s[18:19]
70B4  global_load_dword v40, v[40:41], off
70BC  s_cbranch_execz 1
70C0  s_branch 7
70C4  s_waitcnt vmcnt(0) lgkmcnt(0)
70C8  v_lshl_add_u64 v[40:41], v[44:45], 1, s[18:19]
70D0  global_load_ushort v40, v[40:41], off
70D8  s_waitcnt vmcnt(0)
70DC  v_lshlrev_b32_e32 v40, 16, v40
70E0  s_and_b64 vcc, exec, s[6:7]
70E4  v_lshl_add_u64 v[44:45], v[44:45], 0, v[8:9]
70EC  s_cbranch_vccnz 7
70F0  s_waitcnt lgkmcnt(0)
70F4  v_lshl_add_u64 v[46:47], v[44:45], 2, s[18:19]
70FC  global_load_dword v41, v[46:47], off
7104  s_cbranch_execz 1
7108  s_branch 7
710C  s_waitcnt lgkmcnt(0)
7110  v_lshl_add_u64 v[44:45], v[44:45], 1, s[18:19]
7118  global_load_ushort v41, v[44:45], off
7120  s_waitcnt vmcnt(0)
7124  v_lshlrev_b32_e32 v41, 16, v41
7128  v_lshl_add_u64 v[44:45], v[42:43], 0, s[8:9]
7130  s_and_b64 vcc, exec, s[4:5]
7134  v_lshl_add_u64 v[46:47], v[44:45], 0, v[10:11]
713C  s_cbranch_vccnz 11
7140  s_and_b64 vcc, exec, s[6:7]
7144  v_lshrrev_b64 v[48:49], 1, v[46:47]
714C  s_cbranch_vccnz 8
7150  s_waitcnt lgkmcnt(0)
7154  v_lshl_add_u64 v[42:43], v[48:49], 3, s[18:19]
715C  global_load_dwordx2 v[42:43], v[42:43], off
7164  s_cbranch_execz 2
7168  s_branch 10
716C  s_branch 10
7170  s_waitcnt vmcnt(0) lgkmcnt(0)
7174  v_lshl_add_u64 v[42:43], v[48:49], 2, s[18:19]
717C  global_load_dword v43, v[42:43], off
7184  s_waitcnt vmcnt(0)
7188  v_lshlrev_b32_e32 v42, 16, v43
718C  v_and_b32_e32 v43, 0xffff0000, v43
7194  s_cbranch_execnz 33
7198  s_and_b64 vcc, exec, s[6:7]
719C  s_cbranch_vccnz 7
71A0  s_waitcnt vmcnt(0) lgkmcnt(0)
71A4  v_lshl_add_u64 v[42:43], v[46:47], 2, s[18:19]
71AC  global_load_dword v42, v[42:43], off
71B4  s_cbranch_execz 1
71B8  s_branch 7
71BC  s_waitcnt vmcnt(0) lgkmcnt(0)
71C0  v_lshl_add_u64 v[42:43], v[46:47], 1, s[18:19]
71C8  global_load_ushort v42, v[42:43], off
71D0  s_waitcnt vmcnt(0)
71D4  v_lshlrev_b32_e32 v42, 16, v42
71D8  s_and_b64 vcc, exec, s[6:7]
71DC  v_or_b32_e32 v46, v46, v8
71E0  s_cbranch_vccnz 7
71E4  s_waitcnt lgkmcnt(0)
71E8  v_lshl_add_u64 v[48:49], v[46:47], 2, s[18:19]
71F0  global_load_dword v43, v[48:49], off
71F8  s_cbranch_execz 1
71FC  s_branch 7
7200  s_waitcnt lgkmcnt(0)
7204  v_lshl_add_u64 v[46:47], v[46:47], 1, s[18:19]
720C  global_load_ushort v43, v[46:47], off
7214  s_waitcnt vmcnt(0)
7218  v_lshlrev_b32_e32 v43, 16, v43
721C  v_lshl_add_u64 v[46:47], v[44:45], 0, s[8:9]
7224  s_and_b64 vcc, exec, s[4:5]
7228  v_lshl_add_u64 v[48:49], v[46:47], 0, v[10:11]
7230  s_cbranch_vccnz 11
7234  s_and_b64 vcc, exec, s[6:7]
7238  v_lshrrev_b64 v[50:51], 1, v[48:49]
7240  s_cbranch_vccnz 8
7244  s_waitcnt lgkmcnt(0)
7248  v_lshl_add_u64 v[44:45], v[50:51], 3, s[18:19]
7250  global_load_dwordx2 v[44:45], v[44:45], off
7258  s_cbranch_execz 2
725C  s_branch 10
7260  s_branch 10
7264  s_waitcnt vmcnt(0) lgkmcnt(0)
7268  v_lshl_add_u64 v[44:45], v[50:51], 2, s[18:19]
7270  global_load_dword v45, v[44:45], off
7278  s_waitcnt vmcnt(0)
727C  v_lshlrev_b32_e32 v44, 16, v45
7280  v_and_b32_e32 v45, 0xffff0000, v45
7288  s_cbranch_execnz 34
728C  s_and_b64 vcc, exec, s[6:7]
7290  s_cbranch_vccnz 7
7294  s_waitcnt vmcnt(0) lgkmcnt(0)
7298  v_lshl_add_u64 v[44:45], v[48:49], 2, s[18:19]
72A0  global_load_dword v44, v[44:45], off
72A8  s_cbranch_execz 1
72AC  s_branch 7
72B0  s_waitcnt vmcnt(0) lgkmcnt(0)
72B4  v_lshl_add_u64 v[44:45], v[48:49], 1, s[18:19]
72BC  global_load_ushort v44, v[44:45], off
72C4  s_waitcnt vmcnt(0)
72C8  v_lshlrev_b32_e32 v44, 16, v44
72CC  s_and_b64 vcc, exec, s[6:7]
72D0  v_lshl_add_u64 v[48:49], v[48:49], 0, v[8:9]
72D8  s_cbranch_vccnz 7
72DC  s_waitcnt lgkmcnt(0)
72E0  v_lshl_add_u64 v[50:51], v[48:49], 2, s[18:19]
72E8  global_load_dword v45, v[50:51], off
72F0  s_cbranch_execz 1
72F4  s_branch 7
72F8  s_waitcnt lgkmcnt(0)
72FC  v_lshl_add_u64 v[48:49], v[48:49], 1, s[18:19]
7304  global_load_ushort v45, v[48:49], off
730C  s_waitcnt vmcnt(0)
7310  v_lshlrev_b32_e32 v45, 16, v45
7314  v_lshl_add_u64 v[48:49], v[46:47], 0, s[8:9]
731C  s_and_b64 vcc, exec, s[4:5]
7320  v_lshl_add_u64 v[50:51], v[48:49], 0, v[10:11]
7328  s_cbranch_vccnz 11
732C  s_and_b64 vcc, exec, s[6:7]
7330  v_lshrrev_b64 v[52:53], 1, v[50:51]
7338  s_cbranch_vccnz 8
733C  s_waitcnt lgkmcnt(0)
7340  v_lshl_add_u64 v[46:47], v[52:53], 3, s[18:19]
7348  global_load_dwordx2 v[46:47], v[46:47], off
7350  s_cbranch_execz 2
7354  s_branch 10
7358  s_branch 10
735C  s_waitcnt vmcnt(0) lgkmcnt(0)
7360  v_lshl_add_u64 v[46:47], v[52:53], 2, s[18:19]
7368  global_load_dword v47, v[46:47], off
7370  s_waitcnt vmcnt(0)
7374  v_lshlrev_b32_e32 v46, 16, v47
7378  v_and_b32_e32 v47, 0xffff0000, v47
7380  s_cbranch_execnz 33
7384  s_and_b64 vcc, exec, s[6:7]
7388  s_cbranch_vccnz 7
738C  s_waitcnt vmcnt(0) lgkmcnt(0)
7390  v_lshl_add_u64 v[46:47], v[50:51], 2, s[18:19]
7398  global_load_dword v46, v[46:47], off
73A0  s_cbranch_execz 1
73A4  s_branch 7
73A8  s_waitcnt vmcnt(0) lgkmcnt(0)
73AC  v_lshl_add_u64 v[46:47], v[50:51], 1, s[18:19]
73B4  global_load_ushort v46, v[46:47], off
73BC  s_waitcnt vmcnt(0)
73C0  v_lshlrev_b32_e32 v46, 16, v46
73C4  s_and_b64 vcc, exec, s[6:7]
73C8  v_or_b32_e32 v50, v50, v8
73CC  s_cbranch_vccnz 7
73D0  s_waitcnt lgkmcnt(0)
73D4  v_lshl_add_u64 v[52:53], v[50:51], 2, s[18:19]
73DC  global_load_dword v47, v[52:53], off
73E4  s_cbranch_execz 1
73E8  s_branch 7
73EC  s_waitcnt lgkmcnt(0)
73F0  v_lshl_add_u64 v[50:51], v[50:51], 1, s[18:19]
73F8  global_load_ushort v47, v[50:51], off
7400  s_waitcnt vmcnt(0)
7404  v_lshlrev_b32_e32 v47, 16, v47
7408  v_lshl_add_u64 v[50:51], v[48:49], 0, s[8:9]
7410  s_and_b64 vcc, exec, s[4:5]
7414  v_lshl_add_u64 v[52:53], v[50:51], 0, v[10:11]
741C  s_cbranch_vccnz 11
7420  s_and_b64 vcc, exec, s[6:7]
7424  v_lshrrev_b64 v[54:55], 1, v[52:53]
742C  s_cbranch_vccnz 8
7430  s_waitcnt lgkmcnt(0)
7434  v_lshl_add_u64 v[48:49], v[54:55], 3, s[18:19]
743C  global_load_dwordx2 v[48:49], v[48:49], off
7444  s_cbranch_execz 2
7448  s_branch 10
744C  s_branch 10
7450  s_waitcnt vmcnt(0) lgkmcnt(0)
7454  v_lshl_add_u64 v[48:49], v[54:55], 2, s[18:19]
745C  global_load_dword v49, v[48:49], off
7464  s_waitcnt vmcnt(0)
7468  v_lshlrev_b32_e32 v48, 16, v49
746C  v_and_b32_e32 v49, 0xffff0000, v49
7474  s_cbranch_execnz 34
7478  s_and_b64 vcc, exec, s[6:7]
747C  s_cbranch_vccnz 7
7480  s_waitcnt vmcnt(0) lgkmcnt(0)
7484  v_lshl_add_u64 v[48:49], v[52:53], 2, s[18:19]
748C  global_load_dword v48, v[48:49], off
7494  s_cbranch_execz 1
7498  s_branch 7
749C  s_waitcnt vmcnt(0) lgkmcnt(0)
74A0  v_lshl_add_u64 v[48:49], v[52:53], 1, s[18:19]
74A8  global_load_ushort v48, v[48:49], off
74B0  s_waitcnt vmcnt(0)
74B4  v_lshlrev_b32_e32 v48, 16, v48
74B8  s_and_b64 vcc, exec, s[6:7]
74BC  v_lshl_add_u64 v[52:53], v[52:53], 0, v[8:9]
74C4  s_cbranch_vccnz 7
74C8  s_waitcnt lgkmcnt(0)
74CC  v_lshl_add_u64 v[54:55], v[52:53], 2, s[18:19]
74D4  global_load_dword v49, v[54:55], off
74DC  s_cbranch_execz 1
74E0  s_branch 7
74E4  s_waitcnt lgkmcnt(0)
74E8  v_lshl_add_u64 v[52:53], v[52:53], 1, s[18:19]
74F0  global_load_ushort v49, v[52:53], off
74F8  s_waitcnt vmcnt(0)
74FC  v_lshlrev_b32_e32 v49, 16, v49
7500  v_lshl_add_u64 v[52:53], v[50:51], 0, s[8:9]
7508  s_and_b64 vcc, exec, s[4:5]
750C  v_lshl_add_u64 v[54:55], v[52:53], 0, v[10:11]
7514  s_cbranch_vccnz 11
7518  s_and_b64 vcc, exec, s[6:7]
751C  v_lshrrev_b64 v[56:57], 1, v[54:55]
7524  s_cbranch_vccnz 8
7528  s_waitcnt lgkmcnt(0)
752C  v_lshl_add_u64 v[50:51], v[56:57], 3, s[18:19]
7534  global_load_dwordx2 v[50:51], v[50:51], off
753C  s_cbranch_execz 2
7540  s_branch 10
7544  s_branch 10
7548  s_waitcnt vmcnt(0) lgkmcnt(0)
754C  v_lshl_add_u64 v[50:51], v[56:57], 2, s[18:19]
7554  global_load_dword v51, v[50:51], off
755C  s_waitcnt vmcnt(0)
7560  v_lshlrev_b32_e32 v50, 16, v51
7564  v_and_b32_e32 v51, 0xffff0000, v51
756C  s_cbranch_execnz 33
7570  s_and_b64 vcc, exec, s[6:7]
7574  s_cbranch_vccnz 7
7578  s_waitcnt vmcnt(0) lgkmcnt(0)
757C  v_lshl_add_u64 v[50:51], v[54:55], 2, s[18:19]
7584  global_load_dword v50, v[50:51], off
758C  s_cbranch_execz 1
7590  s_branch 7
7594  s_waitcnt vmcnt(0) lgkmcnt(0)
7598  v_lshl_add_u64 v[50:51], v[54:55], 1, s[18:19]
75A0  global_load_ushort v50, v[50:51], off
75A8  s_waitcnt vmcnt(0)
75AC  v_lshlrev_b32_e32 v50, 16, v50
75B0  s_and_b64 vcc, exec, s[6:7]
75B4  v_or_b32_e32 v54, v54, v8
75B8  s_cbranch_vccnz 7
75BC  s_waitcnt lgkmcnt(0)
75C0  v_lshl_add_u64 v[56:57], v[54:55], 2, s[18:19]
75C8  global_load_dword v51, v[56:57], off
75D0  s_cbranch_execz 1
75D4  s_branch 7
75D8  s_waitcnt lgkmcnt(0)
75DC  v_lshl_add_u64 v[54:55], v[54:55], 1, s[18:19]
75E4  global_load_ushort v51, v[54:55], off
75EC  s_waitcnt vmcnt(0)
75F0  v_lshlrev_b32_e32 v51, 16, v51
75F4  v_lshl_add_u64 v[54:55], v[52:53], 0, s[8:9]
75FC  s_and_b64 vcc, exec, s[4:5]
7600  v_lshl_add_u64 v[56:57], v[54:55], 0, v[10:11]
7608  s_cbranch_vccnz 11
760C  s_and_b64 vcc, exec, s[6:7]
7610  v_lshrrev_b64 v[58:59], 1, v[56:57]
7618  s_cbranch_vccnz 8
761C  s_waitcnt lgkmcnt(0)
7620  v_lshl_add_u64 v[52:53], v[58:59], 3, s[18:19]
7628  global_load_dwordx2 v[52:53], v[52:53], off
7630  s_cbranch_execz 2
7634  s_branch 10
7638  s_branch 10
763C  s_waitcnt vmcnt(0) lgkmcnt(0)
7640  v_lshl_add_u64 v[52:53], v[58:59], 2, s[18:19]
7648  global_load_dword v53, v[52:53], off
7650  s_waitcnt vmcnt(0)
7654  v_lshlrev_b32_e32 v52, 16, v53
7658  v_and_b32_e32 v53, 0xffff0000, v53
7660  s_cbranch_execnz 34
7664  s_and_b64 vcc, exec, s[6:7]
7668  s_cbranch_vccnz 7
766C  s_waitcnt vmcnt(0) lgkmcnt(0)
7670  v_lshl_add_u64 v[52:53], v[56:57], 2, s[18:19]
7678  global_load_dword v52, v[52:53], off
7680  s_cbranch_execz 1
7684  s_branch 7
7688  s_waitcnt vmcnt(0) lgkmcnt(0)
768C  v_lshl_add_u64 v[52:53], v[56:57], 1, s[18:19]
7694  global_load_ushort v52, v[52:53], off
769C  s_waitcnt vmcnt(0)
76A0  v_lshlrev_b32_e32 v52, 16, v52
76A4  s_and_b64 vcc, exec, s[6:7]
76A8  v_lshl_add_u64 v[56:57], v[56:57], 0, v[8:9]
76B0  s_cbranch_vccnz 7
76B4  s_waitcnt lgkmcnt(0)
76B8  v_lshl_add_u64 v[58:59], v[56:57], 2, s[18:19]
76C0  global_load_dword v53, v[58:59], off
76C8  s_cbranch_execz 1
76CC  s_branch 7
76D0  s_waitcnt lgkmcnt(0)
76D4  v_lshl_add_u64 v[56:57], v[56:57], 1, s[18:19]
76DC  global_load_ushort v53, v[56:57], off
76E4  s_waitcnt vmcnt(0)
76E8  v_lshlrev_b32_e32 v53, 16, v53
76EC  v_lshl_add_u64 v[56:57], v[54:55], 0, s[8:9]
76F4  s_and_b64 vcc, exec, s[4:5]
76F8  v_lshl_add_u64 v[58:59], v[56:57], 0, v[10:11]
7700  s_cbranch_vccnz 11
7704  s_and_b64 vcc, exec, s[6:7]
7708  v_lshrrev_b64 v[60:61], 1, v[58:59]
7710  s_cbranch_vccnz 8
7714  s_waitcnt lgkmcnt(0)
7718  v_lshl_add_u64 v[54:55], v[60:61], 3, s[18:19]
7720  global_load_dwordx2 v[54:55], v[54:55], off
7728  s_cbranch_execz 2
772C  s_branch 10
7730  s_branch 10
7734  s_waitcnt vmcnt(0) lgkmcnt(0)
7738  v_lshl_add_u64 v[54:55], v[60:61], 2, s[18:19]
7740  global_load_dword v55, v[54:55], off
7748  s_waitcnt vmcnt(0)
774C  v_lshlrev_b32_e32 v54, 16, v55
7750  v_and_b32_e32 v55, 0xffff0000, v55
7758  s_cbranch_execnz 33
775C  s_and_b64 vcc, exec, s[6:7]
7760  s_cbranch_vccnz 7
7764  s_waitcnt vmcnt(0) lgkmcnt(0)
7768  v_lshl_add_u64 v[54:55], v[58:59], 2, s[18:19]
7770  global_load_dword v54, v[54:55], off
7778  s_cbranch_execz 1
777C  s_branch 7
7780  s_waitcnt vmcnt(0) lgkmcnt(0)
7784  v_lshl_add_u64 v[54:55], v[58:59], 1, s[18:19]
778C  global_load_ushort v54, v[54:55], off
7794  s_waitcnt vmcnt(0)
7798  v_lshlrev_b32_e32 v54, 16, v54
779C  s_and_b64 vcc, exec, s[6:7]
77A0  v_or_b32_e32 v58, v58, v8
77A4  s_cbranch_vccnz 7
77A8  s_waitcnt lgkmcnt(0)
77AC  v_lshl_add_u64 v[60:61], v[58:59], 2, s[18:19]
77B4  global_load_dword v55, v[60:61], off
77BC  s_cbranch_execz 1
77C0  s_branch 7
77C4  s_waitcnt lgkmcnt(0)
77C8  v_lshl_add_u64 v[58:59], v[58:59], 1, s[18:19]
77D0  global_load_ushort v55, v[58:59], off
77D8  s_waitcnt vmcnt(0)
77DC  v_lshlrev_b32_e32 v55, 16, v55
77E0  v_lshl_add_u64 v[58:59], v[56:57], 0, s[8:9]
77E8  s_and_b64 vcc, exec, s[4:5]
77EC  v_lshl_add_u64 v[60:61], v[58:59], 0, v[10:11]
77F4  s_cbranch_vccnz 11
77F8  s_and_b64 vcc, exec, s[6:7]
77FC  v_lshrrev_b64 v[62:63], 1, v[60:61]
7804  s_cbranch_vccnz 8
7808  s_waitcnt lgkmcnt(0)
780C  v_lshl_add_u64 v[56:57], v[62:63], 3, s[18:19]
7814  global_load_dwordx2 v[56:57], v[56:57], off
781C  s_cbranch_execz 2
7820  s_branch 10
7824  s_branch 10
7828  s_waitcnt vmcnt(0) lgkmcnt(0)
782C  v_lshl_add_u64 v[56:57], v[62:63], 2, s[18:19]
7834  global_load_dword v57, v[56:57], off
783C  s_waitcnt vmcnt(0)
7840  v_lshlrev_b32_e32 v56, 16, v57
7844  v_and_b32_e32 v57, 0xffff0000, v57
784C  s_cbranch_execnz 34
7850  s_and_b64 vcc, exec, s[6:7]
7854  s_cbranch_vccnz 7
7858  s_waitcnt vmcnt(0) lgkmcnt(0)
785C  v_lshl_add_u64 v[56:57], v[60:61], 2, s[18:19]
7864  global_load_dword v56, v[56:57], off
786C  s_cbranch_execz 1
7870  s_branch 7
7874  s_waitcnt vmcnt(0) lgkmcnt(0)
7878  v_lshl_add_u64 v[56:57], v[60:61], 1, s[18:19]
7880  global_load_ushort v56, v[56:57], off
7888  s_waitcnt vmcnt(0)
788C  v_lshlrev_b32_e32 v56, 16, v56
7890  s_and_b64 vcc, exec, s[6:7]
7894  v_lshl_add_u64 v[60:61], v[60:61], 0, v[8:9]
789C  s_cbranch_vccnz 7
78A0  s_waitcnt lgkmcnt(0)
78A4  v_lshl_add_u64 v[62:63], v[60:61], 2, s[18:19]
78AC  global_load_dword v57, v[62:63], off
78B4  s_cbranch_execz 1
78B8  s_branch 7
78BC  s_waitcnt lgkmcnt(0)
78C0  v_lshl_add_u64 v[60:61], v[60:61], 1, s[18:19]
78C8  global_load_ushort v57, v[60:61], off
78D0  s_waitcnt vmcnt(0)
78D4  v_lshlrev_b32_e32 v57, 16, v57
78D8  v_lshl_add_u64 v[60:61], v[58:59], 0, s[8:9]
78E0  s_and_b64 vcc, exec, s[4:5]
78E4  v_lshl_add_u64 v[62:63], v[60:61], 0, v[10:11]
78EC  s_cbranch_vccnz 11
78F0  s_and_b64 vcc, exec, s[6:7]
78F4  v_lshrrev_b64 v[64:65], 1, v[62:63]
78FC  s_cbranch_vccnz 8
7900  s_waitcnt lgkmcnt(0)
7904  v_lshl_add_u64 v[58:59], v[64:65], 3, s[18:19]
790C  global_load_dwordx2 v[58:59], v[58:59], off
7914  s_cbranch_execz 2
7918  s_branch 10
791C  s_branch 10
7920  s_waitcnt vmcnt(0) lgkmcnt(0)
7924  v_lshl_add_u64 v[58:59], v[64:65], 2, s[18:19]
792C  global_load_dword v59, v[58:59], off
7934  s_waitcnt vmcnt(0)
7938  v_lshlrev_b32_e32 v58, 16, v59
793C  v_and_b32_e32 v59, 0xffff0000, v59
7944  s_cbranch_execnz 33
7948  s_and_b64 vcc, exec, s[6:7]
794C  s_cbranch_vccnz 7
7950  s_waitcnt vmcnt(0) lgkmcnt(0)
7954  v_lshl_add_u64 v[58:59], v[62:63], 2, s[18:19]
795C  global_load_dword v58, v[58:59], off
7964  s_cbranch_execz 1
7968  s_branch 7
796C  s_waitcnt vmcnt(0) lgkmcnt(0)
7970  v_lshl_add_u64 v[58:59], v[62:63], 1, s[18:19]
7978  global_load_ushort v58, v[58:59], off
7980  s_waitcnt vmcnt(0)
7984  v_lshlrev_b32_e32 v58, 16, v58
7988  s_and_b64 vcc, exec, s[6:7]
798C  v_or_b32_e32 v62, v62, v8
7990  s_cbranch_vccnz 7
7994  s_waitcnt lgkmcnt(0)
7998  v_lshl_add_u64 v[64:65], v[62:63], 2, s[18:19]
79A0  global_load_dword v59, v[64:65], off
79A8  s_cbranch_execz 1
79AC  s_branch 7
79B0  s_waitcnt lgkmcnt(0)
79B4  v_lshl_add_u64 v[62:63], v[62:63], 1, s[18:19]
79BC  global_load_ushort v59, v[62:63], off
79C4  s_waitcnt vmcnt(0)
79C8  v_lshlrev_b32_e32 v59, 16, v59
79CC  v_lshl_add_u64 v[62:63], v[60:61], 0, s[8:9]
79D4  s_and_b64 vcc, exec, s[4:5]
79D8  v_lshl_add_u64 v[64:65], v[62:63], 0, v[10:11]
79E0  s_cbranch_vccnz 11
79E4  s_and_b64 vcc, exec, s[6:7]
79E8  v_lshrrev_b64 v[66:67], 1, v[64:65]
79F0  s_cbranch_vccnz 8
79F4  s_waitcnt lgkmcnt(0)
79F8  v_lshl_add_u64 v[60:61], v[66:67], 3, s[18:19]
7A00  global_load_dwordx2 v[60:61], v[60:61], off
7A08  s_cbranch_execz 2
7A0C  s_branch 10
7A10  s_branch 10
7A14  s_waitcnt vmcnt(0) lgkmcnt(0)
7A18  v_lshl_add_u64 v[60:61], v[66:67], 2, s[18:19]
7A20  global_load_dword v61, v[60:61], off
7A28  s_waitcnt vmcnt(0)
7A2C  v_lshlrev_b32_e32 v60, 16, v61
7A30  v_and_b32_e32 v61, 0xffff0000, v61
7A38  s_cbranch_execnz 34
7A3C  s_and_b64 vcc, exec, s[6:7]
7A40  s_cbranch_vccnz 7
7A44  s_waitcnt vmcnt(0) lgkmcnt(0)
7A48  v_lshl_add_u64 v[60:61], v[64:65], 2, s[18:19]
7A50  global_load_dword v60, v[60:61], off
7A58  s_cbranch_execz 1
7A5C  s_branch 7
7A60  s_waitcnt vmcnt(0) lgkmcnt(0)
7A64  v_lshl_add_u64 v[60:61], v[64:65], 1, s[18:19]
7A6C  global_load_ushort v60, v[60:61], off
7A74  s_waitcnt vmcnt(0)
7A78  v_lshlrev_b32_e32 v60, 16, v60
7A7C  s_and_b64 vcc, exec, s[6:7]
7A80  v_lshl_add_u64 v[64:65], v[64:65], 0, v[8:9]
7A88  s_cbranch_vccnz 7
7A8C  s_waitcnt lgkmcnt(0)
7A90  v_lshl_add_u64 v[66:67], v[64:65], 2, s[18:19]
7A98  global_load_dword v61, v[66:67], off
7AA0  s_cbranch_execz 1
7AA4  s_branch 7
7AA8  s_waitcnt lgkmcnt(0)
7AAC  v_lshl_add_u64 v[64:65], v[64:65], 1, s[18:19]
7AB4  global_load_ushort v61, v[64:65], off
7ABC  s_waitcnt vmcnt(0)
7AC0  v_lshlrev_b32_e32 v61, 16, v61
7AC4  v_lshl_add_u64 v[64:65], v[62:63], 0, s[8:9]
7ACC  s_and_b64 vcc, exec, s[4:5]
7AD0  v_lshl_add_u64 v[66:67], v[64:65], 0, v[10:11]
7AD8  s_cbranch_vccnz 11
7ADC  s_and_b64 vcc, exec, s[6:7]
7AE0  v_lshrrev_b64 v[68:69], 1, v[66:67]
7AE8  s_cbranch_vccnz 8
7AEC  s_waitcnt lgkmcnt(0)
7AF0  v_lshl_add_u64 v[62:63], v[68:69], 3, s[18:19]
7AF8  global_load_dwordx2 v[62:63], v[62:63], off
7B00  s_cbranch_execz 2
7B04  s_branch 10
7B08  s_branch 10
7B0C  s_waitcnt vmcnt(0) lgkmcnt(0)
7B10  v_lshl_add_u64 v[62:63], v[68:69], 2, s[18:19]
7B18  global_load_dword v63, v[62:63], off
7B20  s_waitcnt vmcnt(0)
7B24  v_lshlrev_b32_e32 v62, 16, v63
7B28  v_and_b32_e32 v63, 0xffff0000, v63
7B30  s_cbranch_execnz 33
7B34  s_and_b64 vcc, exec, s[6:7]
7B38  s_cbranch_vccnz 7
7B3C  s_waitcnt vmcnt(0) lgkmcnt(0)
7B40  v_lshl_add_u64 v[62:63], v[66:67], 2, s[18:19]
7B48  global_load_dword v62, v[62:63], off
7B50  s_cbranch_execz 1
7B54  s_branch 7
7B58  s_waitcnt vmcnt(0) lgkmcnt(0)
7B5C  v_lshl_add_u64 v[62:63], v[66:67], 1, s[18:19]
7B64  global_load_ushort v62, v[62:63], off
7B6C  s_waitcnt vmcnt(0)
7B70  v_lshlrev_b32_e32 v62, 16, v62
7B74  s_and_b64 vcc, exec, s[6:7]
7B78  v_or_b32_e32 v66, v66, v8
7B7C  s_cbranch_vccnz 7
7B80  s_waitcnt lgkmcnt(0)
7B84  v_lshl_add_u64 v[68:69], v[66:67], 2, s[18:19]
7B8C  global_load_dword v63, v[68:69], off
7B94  s_cbranch_execz 1
7B98  s_branch 7
7B9C  s_waitcnt lgkmcnt(0)
7BA0  v_lshl_add_u64 v[66:67], v[66:67], 1, s[18:19]
7BA8  global_load_ushort v63, v[66:67], off
7BB0  s_waitcnt vmcnt(0)
7BB4  v_lshlrev_b32_e32 v63, 16, v63
7BB8  v_lshl_add_u64 v[66:67], v[64:65], 0, s[8:9]
7BC0  s_and_b64 vcc, exec, s[4:5]
7BC4  v_lshl_add_u64 v[68:69], v[66:67], 0, v[10:11]
7BCC  s_cbranch_vccnz 11
7BD0  s_and_b64 vcc, exec, s[6:7]
7BD4  v_lshrrev_b64 v[70:71], 1, v[68:69]
7BDC  s_cbranch_vccnz 8
7BE0  s_waitcnt lgkmcnt(0)
7BE4  v_lshl_add_u64 v[64:65], v[70:71], 3, s[18:19]
7BEC  global_load_dwordx2 v[64:65], v[64:65], off
7BF4  s_cbranch_execz 2
7BF8  s_branch 10
7BFC  s_branch 10
7C00  s_waitcnt vmcnt(0) lgkmcnt(0)
7C04  v_lshl_add_u64 v[64:65], v[70:71], 2, s[18:19]
7C0C  global_load_dword v65, v[64:65], off
7C14  s_waitcnt vmcnt(0)
7C18  v_lshlrev_b32_e32 v64, 16, v65
7C1C  v_and_b32_e32 v65, 0xffff0000, v65
7C24  s_cbranch_execnz 34
7C28  s_and_b64 vcc, exec, s[6:7]
7C2C  s_cbranch_vccnz 7
7C30  s_waitcnt vmcnt(0) lgkmcnt(0)
7C34  v_lshl_add_u64 v[64:65], v[68:69], 2, s[18:19]
7C3C  global_load_dword v64, v[64:65], off
7C44  s_cbranch_execz 1
7C48  s_branch 7
7C4C  s_waitcnt vmcnt(0) lgkmcnt(0)
7C50  v_lshl_add_u64 v[64:65], v[68:69], 1, s[18:19]
7C58  global_load_ushort v64, v[64:65], off
7C60  s_waitcnt vmcnt(0)
7C64  v_lshlrev_b32_e32 v64, 16, v64
7C68  s_and_b64 vcc, exec, s[6:7]
7C6C  v_lshl_add_u64 v[68:69], v[68:69], 0, v[8:9]
7C74  s_cbranch_vccnz 7
7C78  s_waitcnt lgkmcnt(0)
7C7C  v_lshl_add_u64 v[70:71], v[68:69], 2, s[18:19]
7C84  global_load_dword v65, v[70:71], off
7C8C  s_cbranch_execz 1
7C90  s_branch 7
7C94  s_waitcnt lgkmcnt(0)
7C98  v_lshl_add_u64 v[68:69], v[68:69], 1, s[18:19]
7CA0  global_load_ushort v65, v[68:69], off
7CA8  s_waitcnt vmcnt(0)
7CAC  v_lshlrev_b32_e32 v65, 16, v65
7CB0  v_lshl_add_u64 v[68:69], v[66:67], 0, s[8:9]
7CB8  s_and_b64 vcc, exec, s[4:5]
7CBC  v_lshl_add_u64 v[70:71], v[68:69], 0, v[10:11]
7CC4  s_cbranch_vccnz 11
7CC8  s_and_b64 vcc, exec, s[6:7]
7CCC  v_lshrrev_b64 v[72:73], 1, v[70:71]
7CD4  s_cbranch_vccnz 8
7CD8  s_waitcnt lgkmcnt(0)
7CDC  v_lshl_add_u64 v[66:67], v[72:73], 3, s[18:19]
7CE4  global_load_dwordx2 v[66:67], v[66:67], off
7CEC  s_cbranch_execz 2
7CF0  s_branch 10
7CF4  s_branch 10
7CF8  s_waitcnt vmcnt(0) lgkmcnt(0)
7CFC  v_lshl_add_u64 v[66:67], v[72:73], 2, s[18:19]
7D04  global_load_dword v67, v[66:67], off
7D0C  s_waitcnt vmcnt(0)
7D10  v_lshlrev_b32_e32 v66, 16, v67
7D14  v_and_b32_e32 v67, 0xffff0000, v67
7D1C  s_cbranch_execnz 33
7D20  s_and_b64 vcc, exec, s[6:7]
7D24  s_cbranch_vccnz 7
7D28  s_waitcnt vmcnt(0) lgkmcnt(0)
7D2C  v_lshl_add_u64 v[66:67], v[70:71], 2, s[18:19]
7D34  global_load_dword v66, v[66:67], off
7D3C  s_cbranch_execz 1
7D40  s_branch 7
7D44  s_waitcnt vmcnt(0) lgkmcnt(0)
7D48  v_lshl_add_u64 v[66:67], v[70:71], 1, s[18:19]
7D50  global_load_ushort v66, v[66:67], off
7D58  s_waitcnt vmcnt(0)
7D5C  v_lshlrev_b32_e32 v66, 16, v66
7D60  s_and_b64 vcc, exec, s[6:7]
7D64  v_or_b32_e32 v70, v70, v8
7D68  s_cbranch_vccnz 7
7D6C  s_waitcnt lgkmcnt(0)
7D70  v_lshl_add_u64 v[72:73], v[70:71], 2, s[18:19]
7D78  global_load_dword v67, v[72:73], off
7D80  s_cbranch_execz 1
7D84  s_branch 7
7D88  s_waitcnt lgkmcnt(0)
7D8C  v_lshl_add_u64 v[70:71], v[70:71], 1, s[18:19]
7D94  global_load_ushort v67, v[70:71], off
7D9C  s_waitcnt vmcnt(0)
7DA0  v_lshlrev_b32_e32 v67, 16, v67
7DA4  v_lshl_add_u64 v[68:69], v[68:69], 0, s[8:9]
7DAC  s_and_b64 vcc, exec, s[4:5]
7DB0  v_lshl_add_u64 v[68:69], v[68:69], 0, v[10:11]
7DB8  s_cbranch_vccnz 11
7DBC  s_and_b64 vcc, exec, s[6:7]
7DC0  v_lshrrev_b64 v[70:71], 1, v[68:69]
7DC8  s_cbranch_vccnz 8
7DCC  s_waitcnt lgkmcnt(0)
7DD0  v_lshl_add_u64 v[10:11], v[70:71], 3, s[18:19]
7DD8  global_load_dwordx2 v[10:11], v[10:11], off
7DE0  s_cbranch_execz 2
7DE4  s_branch 10
7DE8  s_branch 10
7DEC  s_waitcnt vmcnt(0) lgkmcnt(0)
7DF0  v_lshl_add_u64 v[10:11], v[70:71], 2, s[18:19]
7DF8  global_load_dword v11, v[10:11], off
7E00  s_waitcnt vmcnt(0)
7E04  v_lshlrev_b32_e32 v10, 16, v11
7E08  v_and_b32_e32 v11, 0xffff0000, v11
7E10  s_cbranch_execnz 34
7E14  s_and_b64 vcc, exec, s[6:7]
7E18  s_cbranch_vccnz 7
7E1C  s_waitcnt vmcnt(0) lgkmcnt(0)
7E20  v_lshl_add_u64 v[10:11], v[68:69], 2, s[18:19]
7E28  global_load_dword v10, v[10:11], off
7E30  s_cbranch_execz 1
7E34  s_branch 7
7E38  s_waitcnt vmcnt(0) lgkmcnt(0)
7E3C  v_lshl_add_u64 v[10:11], v[68:69], 1, s[18:19]
7E44  global_load_ushort v10, v[10:11], off
7E4C  s_waitcnt vmcnt(0)
7E50  v_lshlrev_b32_e32 v10, 16, v10
7E54  s_and_b64 vcc, exec, s[6:7]
7E58  v_lshl_add_u64 v[8:9], v[68:69], 0, v[8:9]
7E60  s_cbranch_vccnz 7
7E64  s_waitcnt lgkmcnt(0)
7E68  v_lshl_add_u64 v[68:69], v[8:9], 2, s[18:19]
7E70  global_load_dword v11, v[68:69], off
7E78  s_cbranch_execz 1
7E7C  s_branch 7
7E80  s_waitcnt lgkmcnt(0)
7E84  v_lshl_add_u64 v[8:9], v[8:9], 1, s[18:19]
7E8C  global_load_ushort v8, v[8:9], off
7E94  s_waitcnt vmcnt(0)
7E98  v_lshlrev_b32_e32 v11, 16, v8
7E9C  s_waitcnt lgkmcnt(0)
7EA0  s_cmp_eq_u32 s24, 0
7EA4  s_cbranch_scc1 159
7EA8  s_lshl_b32 s4, s24, 31
7EAC  s_waitcnt vmcnt(0)
7EB0  v_xor_b32_e32 v2, s4, v2
7EB4  v_xor_b32_e32 v3, s4, v3
7EB8  s_lshl_b32 s4, s24, 30
7EBC  v_bfrev_b32_e32 v8, 1
7EC0  v_bitop3_b32 v4, v4, s4, v8 bitop3:0x78
7EC8  v_bitop3_b32 v5, v5, s4, v8 bitop3:0x78
7ED0  s_lshl_b32 s4, s24, 29
7ED4  v_bitop3_b32 v6, v6, s4, v8 bitop3:0x78
7EDC  v_bitop3_b32 v7, v7, s4, v8 bitop3:0x78
7EE4  s_lshl_b32 s4, s24, 28
7EE8  v_bitop3_b32 v12, v12, s4, v8 bitop3:0x78
7EF0  v_bitop3_b32 v13, v13, s4, v8 bitop3:0x78
7EF8  s_lshl_b32 s4, s24, 27
7EFC  v_bitop3_b32 v14, v14, s4, v8 bitop3:0x78
7F04  v_bitop3_b32 v15, v15, s4, v8 bitop3:0x78
7F0C  s_lshl_b32 s4, s24, 26
7F10  v_bitop3_b32 v16, v16, s4, v8 bitop3:0x78
7F18  v_bitop3_b32 v17, v17, s4, v8 bitop3:0x78
7F20  s_lshl_b32 s4, s24, 25
7F24  v_bitop3_b32 v18, v18, s4, v8 bitop3:0x78
7F2C  v_bitop3_b32 v19, v19, s4, v8 bitop3:0x78
7F34  s_lshl_b32 s4, s24, 24
7F38  v_bitop3_b32 v20, v20, s4, v8 bitop3:0x78
7F40  v_bitop3_b32 v21, v21, s4, v8 bitop3:0x78
7F48  s_lshl_b32 s4, s24, 23
7F4C  v_bitop3_b32 v22, v22, s4, v8 bitop3:0x78
7F54  v_bitop3_b32 v23, v23, s4, v8 bitop3:0x78
7F5C  s_lshl_b32 s4, s24, 22
7F60  v_bitop3_b32 v24, v24, s4, v8 bitop3:0x78
7F68  v_bitop3_b32 v25, v25, s4, v8 bitop3:0x78
7F70  s_lshl_b32 s4, s24, 21
7F74  v_bitop3_b32 v26, v26, s4, v8 bitop3:0x78
7F7C  v_bitop3_b32 v27, v27, s4, v8 bitop3:0x78
7F84  s_lshl_b32 s4, s24, 20
7F88  v_bitop3_b32 v28, v28, s4, v8 bitop3:0x78
7F90  v_bitop3_b32 v29, v29, s4, v8 bitop3:0x78
7F98  s_lshl_b32 s4, s24, 19
7F9C  v_bitop3_b32 v30, v30, s4, v8 bitop3:0x78
7FA4  v_bitop3_b32 v31, v31, s4, v8 bitop3:0x78
7FAC  s_lshl_b32 s4, s24, 18
7FB0  v_bitop3_b32 v32, v32, s4, v8 bitop3:0x78
7FB8  v_bitop3_b32 v33, v33, s4, v8 bitop3:0x78
7FC0  s_lshl_b32 s4, s24, 17
7FC4  v_bitop3_b32 v34, v34, s4, v8 bitop3:0x78
7FCC  v_bitop3_b32 v35, v35, s4, v8 bitop3:0x78
7FD4  s_lshl_b32 s4, s24, 16
7FD8  v_bitop3_b32 v36, v36, s4, v8 bitop3:0x78
7FE0  v_bitop3_b32 v37, v37, s4, v8 bitop3:0x78
7FE8  s_lshl_b32 s4, s24, 15
7FEC  v_bitop3_b32 v38, v38, s4, v8 bitop3:0x78
7FF4  v_bitop3_b32 v39, v39, s4, v8 bitop3:0x78
7FFC  s_lshl_b32 s4, s24, 14
8000  v_bitop3_b32 v40, v40, s4, v8 bitop3:0x78
8008  v_bitop3_b32 v41, v41, s4, v8 bitop3:0x78
8010  s_lshl_b32 s4, s24, 13
8014  v_bitop3_b32 v42, v42, s4, v8 bitop3:0x78
801C  v_bitop3_b32 v43, v43, s4, v8 bitop3:0x78
8024  s_lshl_b32 s4, s24, 12
8028  v_bitop3_b32 v44, v44, s4, v8 bitop3:0x78
8030  v_bitop3_b32 v45, v45, s4, v8 bitop3:0x78
8038  s_lshl_b32 s4, s24, 11
803C  v_bitop3_b32 v46, v46, s4, v8 bitop3:0x78
8044  v_bitop3_b32 v47, v47, s4, v8 bitop3:0x78
804C  s_lshl_b32 s4, s24, 10
8050  v_bitop3_b32 v48, v48, s4, v8 bitop3:0x78
8058  v_bitop3_b32 v49, v49, s4, v8 bitop3:0x78
8060  s_lshl_b32 s4, s24, 9
8064  v_bitop3_b32 v50, v50, s4, v8 bitop3:0x78
806C  v_bitop3_b32 v51, v51, s4, v8 bitop3:0x78
8074  s_lshl_b32 s4, s24, 8
8078  v_bitop3_b32 v52, v52, s4, v8 bitop3:0x78
8080  v_bitop3_b32 v53, v53, s4, v8 bitop3:0x78
8088  s_lshl_b32 s4, s24, 7
808C  v_bitop3_b32 v54, v54, s4, v8 bitop3:0x78
8094  v_bitop3_b32 v55, v55, s4, v8 bitop3:0x78
809C  s_lshl_b32 s4, s24, 6
80A0  v_bitop3_b32 v56, v56, s4, v8 bitop3:0x78
80A8  v_bitop3_b32 v57, v57, s4, v8 bitop3:0x78
80B0  s_lshl_b32 s4, s24, 5
80B4  v_bitop3_b32 v58, v58, s4, v8 bitop3:0x78
80BC  v_bitop3_b32 v59, v59, s4, v8 bitop3:0x78
80C4  s_lshl_b32 s4, s24, 4
80C8  v_bitop3_b32 v60, v60, s4, v8 bitop3:0x78
80D0  v_bitop3_b32 v61, v61, s4, v8 bitop3:0x78
80D8  s_lshl_b32 s4, s24, 3
80DC  v_bitop3_b32 v62, v62, s4, v8 bitop3:0x78
80E4  v_bitop3_b32 v63, v63, s4, v8 bitop3:0x78
80EC  s_lshl_b32 s4, s24, 2
80F0  v_bitop3_b32 v64, v64, s4, v8 bitop3:0x78
80F8  v_bitop3_b32 v65, v65, s4, v8 bitop3:0x78
8100  s_lshl_b32 s4, s24, 1
8104  v_bitop3_b32 v66, v66, s4, v8 bitop3:0x78
810C  v_bitop3_b32 v67, v67, s4, v8 bitop3:0x78
8114  v_bitop3_b32 v10, v10, s24, v8 bitop3:0x78
811C  v_bitop3_b32 v11, v11, s24, v8 bitop3:0x78
8124  s_waitcnt vmcnt(0)
8128  v_pk_add_f32 v[8:9], v[2:3], v[4:5]
8130  v_pk_add_f32 v[2:3], v[2:3], v[4:5] neg_lo:[0,1] neg_hi:[0,1]
8138  v_pk_add_f32 v[4:5], v[6:7], v[12:13]
8140  v_pk_add_f32 v[6:7], v[6:7], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
8148  v_pk_add_f32 v[12:13], v[14:15], v[16:17]
8150  v_pk_add_f32 v[14:15], v[14:15], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
8158  v_pk_add_f32 v[16:17], v[18:19], v[20:21]
8160  v_pk_add_f32 v[18:19], v[18:19], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
8168  v_pk_add_f32 v[20:21], v[22:23], v[24:25]
8170  v_pk_add_f32 v[22:23], v[22:23], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
8178  v_pk_add_f32 v[24:25], v[26:27], v[28:29]
8180  v_pk_add_f32 v[26:27], v[26:27], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
8188  v_pk_add_f32 v[28:29], v[30:31], v[32:33]
8190  v_pk_add_f32 v[30:31], v[30:31], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
8198  v_pk_add_f32 v[32:33], v[34:35], v[36:37]
81A0  v_pk_add_f32 v[34:35], v[34:35], v[36:37] neg_lo:[0,1] neg_hi:[0,1]
81A8  v_pk_add_f32 v[36:37], v[38:39], v[40:41]
81B0  v_pk_add_f32 v[38:39], v[38:39], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
81B8  v_pk_add_f32 v[40:41], v[42:43], v[44:45]
81C0  v_pk_add_f32 v[42:43], v[42:43], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
81C8  v_pk_add_f32 v[44:45], v[46:47], v[48:49]
81D0  v_pk_add_f32 v[46:47], v[46:47], v[48:49] neg_lo:[0,1] neg_hi:[0,1]
81D8  v_pk_add_f32 v[48:49], v[50:51], v[52:53]
81E0  v_pk_add_f32 v[50:51], v[50:51], v[52:53] neg_lo:[0,1] neg_hi:[0,1]
81E8  v_pk_add_f32 v[52:53], v[54:55], v[56:57]
81F0  v_pk_add_f32 v[54:55], v[54:55], v[56:57] neg_lo:[0,1] neg_hi:[0,1]
81F8  v_pk_add_f32 v[56:57], v[58:59], v[60:61]
8200  v_pk_add_f32 v[58:59], v[58:59], v[60:61] neg_lo:[0,1] neg_hi:[0,1]
8208  v_pk_add_f32 v[60:61], v[62:63], v[64:65]
8210  v_pk_add_f32 v[62:63], v[62:63], v[64:65] neg_lo:[0,1] neg_hi:[0,1]
8218  v_pk_add_f32 v[64:65], v[66:67], v[10:11]
8220  v_pk_add_f32 v[10:11], v[66:67], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
8228  v_pk_add_f32 v[66:67], v[8:9], v[4:5]
8230  v_pk_add_f32 v[4:5], v[8:9], v[4:5] neg_lo:[0,1] neg_hi:[0,1]
8238  v_pk_add_f32 v[8:9], v[2:3], v[6:7]
8240  v_pk_add_f32 v[2:3], v[2:3], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
8248  v_pk_add_f32 v[6:7], v[12:13], v[16:17]
8250  v_pk_add_f32 v[12:13], v[12:13], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
8258  v_pk_add_f32 v[16:17], v[14:15], v[18:19]
8260  v_pk_add_f32 v[14:15], v[14:15], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
8268  v_pk_add_f32 v[18:19], v[20:21], v[24:25]
8270  v_pk_add_f32 v[20:21], v[20:21], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
8278  v_pk_add_f32 v[24:25], v[22:23], v[26:27]
8280  v_pk_add_f32 v[22:23], v[22:23], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
8288  v_pk_add_f32 v[26:27], v[28:29], v[32:33]
8290  v_pk_add_f32 v[28:29], v[28:29], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
8298  v_pk_add_f32 v[32:33], v[30:31], v[34:35]
82A0  v_pk_add_f32 v[30:31], v[30:31], v[34:35] neg_lo:[0,1] neg_hi:[0,1]
82A8  v_pk_add_f32 v[34:35], v[36:37], v[40:41]
82B0  v_pk_add_f32 v[36:37], v[36:37], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
82B8  v_pk_add_f32 v[40:41], v[38:39], v[42:43]
82C0  v_pk_add_f32 v[38:39], v[38:39], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
82C8  v_pk_add_f32 v[42:43], v[44:45], v[48:49]
82D0  v_pk_add_f32 v[44:45], v[44:45], v[48:49] neg_lo:[0,1] neg_hi:[0,1]
82D8  v_pk_add_f32 v[48:49], v[46:47], v[50:51]
82E0  v_pk_add_f32 v[46:47], v[46:47], v[50:51] neg_lo:[0,1] neg_hi:[0,1]
82E8  v_pk_add_f32 v[50:51], v[52:53], v[56:57]
82F0  v_pk_add_f32 v[52:53], v[52:53], v[56:57] neg_lo:[0,1] neg_hi:[0,1]
82F8  v_pk_add_f32 v[56:57], v[54:55], v[58:59]
8300  v_pk_add_f32 v[54:55], v[54:55], v[58:59] neg_lo:[0,1] neg_hi:[0,1]
8308  v_pk_add_f32 v[58:59], v[60:61], v[64:65]
8310  v_pk_add_f32 v[60:61], v[60:61], v[64:65] neg_lo:[0,1] neg_hi:[0,1]
8318  v_pk_add_f32 v[64:65], v[62:63], v[10:11]
8320  v_pk_add_f32 v[10:11], v[62:63], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
8328  v_pk_add_f32 v[62:63], v[66:67], v[6:7]
8330  v_pk_add_f32 v[6:7], v[66:67], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
8338  v_pk_add_f32 v[66:67], v[8:9], v[16:17]
8340  v_pk_add_f32 v[8:9], v[8:9], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
8348  v_pk_add_f32 v[16:17], v[4:5], v[12:13]
8350  v_pk_add_f32 v[4:5], v[4:5], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
8358  v_pk_add_f32 v[12:13], v[2:3], v[14:15]
8360  v_pk_add_f32 v[2:3], v[2:3], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
8368  v_pk_add_f32 v[14:15], v[18:19], v[26:27]
8370  v_pk_add_f32 v[18:19], v[18:19], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
8378  v_pk_add_f32 v[26:27], v[24:25], v[32:33]
8380  v_pk_add_f32 v[24:25], v[24:25], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
8388  v_pk_add_f32 v[32:33], v[20:21], v[28:29]
8390  v_pk_add_f32 v[20:21], v[20:21], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
8398  v_pk_add_f32 v[28:29], v[22:23], v[30:31]
83A0  v_pk_add_f32 v[22:23], v[22:23], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
83A8  v_pk_add_f32 v[30:31], v[34:35], v[42:43]
83B0  v_pk_add_f32 v[34:35], v[34:35], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
83B8  v_pk_add_f32 v[42:43], v[40:41], v[48:49]
83C0  v_pk_add_f32 v[40:41], v[40:41], v[48:49] neg_lo:[0,1] neg_hi:[0,1]
83C8  v_pk_add_f32 v[48:49], v[36:37], v[44:45]
83D0  v_pk_add_f32 v[36:37], v[36:37], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
83D8  v_pk_add_f32 v[44:45], v[38:39], v[46:47]
83E0  v_pk_add_f32 v[38:39], v[38:39], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
83E8  v_pk_add_f32 v[46:47], v[50:51], v[58:59]
83F0  v_pk_add_f32 v[50:51], v[50:51], v[58:59] neg_lo:[0,1] neg_hi:[0,1]
83F8  v_pk_add_f32 v[58:59], v[56:57], v[64:65]
8400  v_pk_add_f32 v[56:57], v[56:57], v[64:65] neg_lo:[0,1] neg_hi:[0,1]
8408  v_pk_add_f32 v[64:65], v[52:53], v[60:61]
8410  v_pk_add_f32 v[52:53], v[52:53], v[60:61] neg_lo:[0,1] neg_hi:[0,1]
8418  v_pk_add_f32 v[60:61], v[54:55], v[10:11]
8420  v_pk_add_f32 v[10:11], v[54:55], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
8428  v_pk_add_f32 v[54:55], v[62:63], v[14:15]
8430  v_pk_add_f32 v[14:15], v[62:63], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
8438  v_pk_add_f32 v[62:63], v[66:67], v[26:27]
8440  s_mov_b32 s4, 0x3e800000
8448  v_pk_add_f32 v[26:27], v[66:67], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
8450  v_pk_add_f32 v[66:67], v[16:17], v[32:33]
8458  v_pk_add_f32 v[32:33], v[16:17], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
8460  v_pk_add_f32 v[16:17], v[12:13], v[28:29]
8468  v_pk_add_f32 v[28:29], v[12:13], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
8470  v_pk_add_f32 v[12:13], v[6:7], v[18:19]
8478  v_pk_add_f32 v[68:69], v[6:7], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
8480  v_pk_add_f32 v[18:19], v[8:9], v[24:25]
8488  v_pk_add_f32 v[70:71], v[8:9], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
8490  v_pk_add_f32 v[24:25], v[4:5], v[20:21]
8498  v_pk_add_f32 v[72:73], v[4:5], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
84A0  v_pk_add_f32 v[20:21], v[2:3], v[22:23]
84A8  v_pk_add_f32 v[76:77], v[2:3], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
84B0  v_pk_mul_f32 v[2:3], v[54:55], s[4:5] op_sel_hi:[1,0]
84B8  v_pk_mul_f32 v[4:5], v[62:63], s[4:5] op_sel_hi:[1,0]
84C0  v_pk_mul_f32 v[6:7], v[66:67], s[4:5] op_sel_hi:[1,0]
84C8  v_pk_mul_f32 v[8:9], v[16:17], s[4:5] op_sel_hi:[1,0]
84D0  v_and_b32_e32 v104, 0x7fffffff, v2
84D8  v_and_b32_e32 v103, 0x7fffffff, v4
84E0  v_pk_add_f32 v[80:81], v[42:43], v[58:59]
84E8  v_pk_add_f32 v[58:59], v[42:43], v[58:59] neg_lo:[0,1] neg_hi:[0,1]
84F0  v_pk_add_f32 v[42:43], v[48:49], v[64:65]
84F8  v_pk_add_f32 v[64:65], v[48:49], v[64:65] neg_lo:[0,1] neg_hi:[0,1]
8500  v_pk_add_f32 v[48:49], v[44:45], v[60:61]
8508  v_pk_add_f32 v[60:61], v[44:45], v[60:61] neg_lo:[0,1] neg_hi:[0,1]
8510  v_pk_add_f32 v[44:45], v[34:35], v[50:51]
8518  v_pk_add_f32 v[82:83], v[34:35], v[50:51] neg_lo:[0,1] neg_hi:[0,1]
8520  v_pk_add_f32 v[50:51], v[40:41], v[56:57]
8528  v_pk_add_f32 v[84:85], v[40:41], v[56:57] neg_lo:[0,1] neg_hi:[0,1]
8530  v_pk_add_f32 v[56:57], v[36:37], v[52:53]
8538  v_pk_add_f32 v[86:87], v[36:37], v[52:53] neg_lo:[0,1] neg_hi:[0,1]
8540  v_pk_add_f32 v[52:53], v[38:39], v[10:11]
8548  v_pk_add_f32 v[88:89], v[38:39], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
8550  v_pk_mul_f32 v[10:11], v[12:13], s[4:5] op_sel_hi:[1,0]
8558  v_pk_mul_f32 v[12:13], v[18:19], s[4:5] op_sel_hi:[1,0]
8560  v_max_u32_e32 v66, v103, v104
8564  v_and_b32_e32 v102, 0x7fffffff, v6
856C  v_and_b32_e32 v100, 0x7fffffff, v8
8574  v_pk_mul_f32 v[16:17], v[24:25], s[4:5] op_sel_hi:[1,0]
857C  v_pk_mul_f32 v[20:21], v[20:21], s[4:5] op_sel_hi:[1,0]
8584  v_max3_u32 v66, v100, v102, v66
858C  v_and_b32_e32 v99, 0x7fffffff, v10
8594  v_and_b32_e32 v98, 0x7fffffff, v12
859C  v_pk_mul_f32 v[14:15], v[14:15], s[4:5] op_sel_hi:[1,0]
85A4  v_pk_mul_f32 v[18:19], v[26:27], s[4:5] op_sel_hi:[1,0]
85AC  v_max3_u32 v66, v98, v99, v66
85B4  v_and_b32_e32 v97, 0x7fffffff, v16
85BC  v_and_b32_e32 v96, 0x7fffffff, v20
85C4  v_pk_mul_f32 v[22:23], v[32:33], s[4:5] op_sel_hi:[1,0]
85CC  v_pk_mul_f32 v[24:25], v[28:29], s[4:5] op_sel_hi:[1,0]
85D4  v_max3_u32 v66, v96, v97, v66
85DC  v_and_b32_e32 v95, 0x7fffffff, v14
85E4  v_and_b32_e32 v94, 0x7fffffff, v18
85EC  v_pk_mul_f32 v[26:27], v[68:69], s[4:5] op_sel_hi:[1,0]
85F4  v_pk_mul_f32 v[28:29], v[70:71], s[4:5] op_sel_hi:[1,0]
85FC  v_max3_u32 v66, v94, v95, v66
8604  v_and_b32_e32 v93, 0x7fffffff, v22
860C  v_and_b32_e32 v92, 0x7fffffff, v24
8614  v_pk_add_f32 v[78:79], v[30:31], v[46:47]
861C  v_pk_mul_f32 v[32:33], v[72:73], s[4:5] op_sel_hi:[1,0]
8624  v_pk_mul_f32 v[36:37], v[76:77], s[4:5] op_sel_hi:[1,0]
862C  v_max3_u32 v66, v92, v93, v66
8634  v_and_b32_e32 v91, 0x7fffffff, v26
863C  v_and_b32_e32 v90, 0x7fffffff, v28
8644  v_pk_add_f32 v[46:47], v[30:31], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
864C  v_pk_mul_f32 v[30:31], v[78:79], s[4:5] op_sel_hi:[1,0]
8654  v_pk_mul_f32 v[34:35], v[80:81], s[4:5] op_sel_hi:[1,0]
865C  v_pk_mul_f32 v[54:55], v[64:65], s[4:5] op_sel_hi:[1,0]
8664  v_pk_mul_f32 v[64:65], v[88:89], s[4:5] op_sel_hi:[1,0]
866C  v_max3_u32 v66, v90, v91, v66
8674  v_and_b32_e32 v89, 0x7fffffff, v32
867C  v_and_b32_e32 v88, 0x7fffffff, v36
8684  v_pk_mul_f32 v[38:39], v[42:43], s[4:5] op_sel_hi:[1,0]
868C  v_pk_mul_f32 v[40:41], v[48:49], s[4:5] op_sel_hi:[1,0]
8694  v_pk_mul_f32 v[62:63], v[86:87], s[4:5] op_sel_hi:[1,0]
869C  v_max3_u32 v66, v88, v89, v66
86A4  v_and_b32_e32 v87, 0x7fffffff, v30
86AC  v_and_b32_e32 v86, 0x7fffffff, v34
86B4  v_pk_mul_f32 v[42:43], v[44:45], s[4:5] op_sel_hi:[1,0]
86BC  v_pk_mul_f32 v[44:45], v[50:51], s[4:5] op_sel_hi:[1,0]
86C4  v_pk_mul_f32 v[48:49], v[56:57], s[4:5] op_sel_hi:[1,0]
86CC  v_pk_mul_f32 v[56:57], v[60:61], s[4:5] op_sel_hi:[1,0]
86D4  v_pk_mul_f32 v[60:61], v[84:85], s[4:5] op_sel_hi:[1,0]
86DC  v_max3_u32 v66, v86, v87, v66
86E4  v_and_b32_e32 v85, 0x7fffffff, v38
86EC  v_and_b32_e32 v84, 0x7fffffff, v40
86F4  v_pk_mul_f32 v[52:53], v[52:53], s[4:5] op_sel_hi:[1,0]
86FC  v_pk_mul_f32 v[50:51], v[58:59], s[4:5] op_sel_hi:[1,0]
8704  v_pk_mul_f32 v[58:59], v[82:83], s[4:5] op_sel_hi:[1,0]
870C  v_max3_u32 v66, v84, v85, v66
8714  v_and_b32_e32 v83, 0x7fffffff, v42
871C  v_and_b32_e32 v82, 0x7fffffff, v44
8724  v_pk_mul_f32 v[46:47], v[46:47], s[4:5] op_sel_hi:[1,0]
872C  v_max3_u32 v66, v82, v83, v66
8734  v_and_b32_e32 v81, 0x7fffffff, v48
873C  v_and_b32_e32 v80, 0x7fffffff, v52
8744  v_max3_u32 v66, v80, v81, v66
874C  v_and_b32_e32 v79, 0x7fffffff, v46
8754  v_and_b32_e32 v78, 0x7fffffff, v50
875C  v_max3_u32 v66, v78, v79, v66
8764  v_and_b32_e32 v77, 0x7fffffff, v54
876C  v_and_b32_e32 v76, 0x7fffffff, v56
8774  v_max3_u32 v66, v76, v77, v66
877C  v_and_b32_e32 v73, 0x7fffffff, v58
8784  v_and_b32_e32 v72, 0x7fffffff, v60
878C  v_max3_u32 v66, v72, v73, v66
8794  v_and_b32_e32 v71, 0x7fffffff, v62
879C  v_and_b32_e32 v70, 0x7fffffff, v64
87A4  v_max3_u32 v101, v70, v71, v66
87AC  s_mov_b32 s4, 0x7f7fffff
87B4  v_cmp_lt_u32_e32 vcc, s4, v101
87B8  v_mov_b32_e32 v66, 0
87BC  v_mov_b32_e32 v67, 0
87C0  v_mov_b32_e32 v68, 0
87C4  v_mov_b32_e32 v69, 0
87C8  s_and_saveexec_b64 s[4:5], vcc
87CC  s_cbranch_execz 585
87D0  v_sub_u32_e32 v68, 0x7f800000, v104
87D8  v_sub_u32_e32 v66, 0x7f7fffff, v104
87E0  v_lshrrev_b32_e32 v68, 31, v68
87E4  v_add_u32_e32 v69, -1, v68
87E8  v_lshrrev_b32_e32 v67, 31, v66
87EC  v_and_b32_e32 v101, 0x80000000, v69
87F4  v_add_u32_e32 v67, -1, v67
87F8  v_bitop3_b32 v2, v101, v2, v67 bitop3:0xc8
8800  v_and_b32_e32 v67, v69, v104
8804  v_sub_u32_e32 v104, 0x7f800000, v103
880C  v_sub_u32_e32 v69, 0x7f7fffff, v103
8814  v_ashrrev_i32_e32 v66, 31, v66
8818  v_lshrrev_b32_e32 v104, 31, v104
881C  v_and_b32_e32 v66, 7, v66
8820  v_lshrrev_b32_e32 v101, 31, v69
8824  v_add_u32_e32 v105, -1, v104
8828  v_ashrrev_i32_e32 v69, 31, v69
882C  s_movk_i32 s6, 0x70
8830  v_and_or_b32 v66, v69, s6, v66
8838  v_and_b32_e32 v69, v105, v103
883C  v_sub_u32_e32 v103, 0x7f800000, v102
8844  v_max_u32_e32 v67, v69, v67
8848  v_sub_u32_e32 v69, 0x7f7fffff, v102
8850  v_and_b32_e32 v106, 0x80000000, v105
8858  v_add_u32_e32 v101, -1, v101
885C  v_lshrrev_b32_e32 v103, 31, v103
8860  v_bitop3_b32 v4, v106, v4, v101 bitop3:0xc8
8868  v_add_u32_e32 v68, v104, v68
886C  v_lshrrev_b32_e32 v101, 31, v69
8870  v_add_u32_e32 v104, -1, v103
8874  v_ashrrev_i32_e32 v69, 31, v69
8878  s_movk_i32 s7, 0x700
887C  v_and_b32_e32 v105, 0x80000000, v104
8884  v_add_u32_e32 v101, -1, v101
8888  v_and_or_b32 v66, v69, s7, v66
8890  v_and_b32_e32 v69, v104, v102
8894  v_sub_u32_e32 v104, 0x7f800000, v100
889C  v_bitop3_b32 v6, v105, v6, v101 bitop3:0xc8
88A4  v_sub_u32_e32 v101, 0x7f7fffff, v100
88AC  s_movk_i32 s8, 0x7000
88B0  v_lshrrev_b32_e32 v104, 31, v104
88B4  v_lshrrev_b32_e32 v102, 31, v101
88B8  v_add_u32_e32 v105, -1, v104
88BC  v_ashrrev_i32_e32 v101, 31, v101
88C0  v_and_or_b32 v66, v101, s8, v66
88C8  v_and_b32_e32 v100, v105, v100
88CC  v_sub_u32_e32 v101, 0x7f800000, v99
88D4  v_max3_u32 v67, v100, v69, v67
88DC  v_sub_u32_e32 v69, 0x7f7fffff, v99
88E4  v_and_b32_e32 v106, 0x80000000, v105
88EC  v_add_u32_e32 v102, -1, v102
88F0  v_lshrrev_b32_e32 v101, 31, v101
88F4  v_bitop3_b32 v8, v106, v8, v102 bitop3:0xc8
88FC  v_lshrrev_b32_e32 v100, 31, v69
8900  v_add_u32_e32 v102, -1, v101
8904  v_ashrrev_i32_e32 v69, 31, v69
8908  s_mov_b32 s9, 0x70000
8910  v_add3_u32 v68, v103, v68, v104
8918  v_and_b32_e32 v103, 0x80000000, v102
8920  v_and_or_b32 v66, v69, s9, v66
8928  v_and_b32_e32 v69, v102, v99
892C  v_sub_u32_e32 v102, 0x7f800000, v98
8934  v_sub_u32_e32 v99, 0x7f7fffff, v98
893C  v_add_u32_e32 v100, -1, v100
8940  v_lshrrev_b32_e32 v102, 31, v102
8944  v_bitop3_b32 v10, v103, v10, v100 bitop3:0xc8
894C  v_lshrrev_b32_e32 v100, 31, v99
8950  v_add_u32_e32 v103, -1, v102
8954  v_ashrrev_i32_e32 v99, 31, v99
8958  s_mov_b32 s18, 0x700000
8960  v_and_or_b32 v66, v99, s18, v66
8968  v_and_b32_e32 v98, v103, v98
896C  v_sub_u32_e32 v99, 0x7f800000, v97
8974  v_max3_u32 v67, v98, v69, v67
897C  v_sub_u32_e32 v69, 0x7f7fffff, v97
8984  v_and_b32_e32 v104, 0x80000000, v103
898C  v_add_u32_e32 v100, -1, v100
8990  v_lshrrev_b32_e32 v99, 31, v99
8994  v_bitop3_b32 v12, v104, v12, v100 bitop3:0xc8
899C  v_lshrrev_b32_e32 v98, 31, v69
89A0  v_add_u32_e32 v100, -1, v99
89A4  v_ashrrev_i32_e32 v69, 31, v69
89A8  s_mov_b32 s19, 0x7000000
89B0  v_add3_u32 v68, v101, v68, v102
89B8  v_and_b32_e32 v101, 0x80000000, v100
89C0  v_and_or_b32 v66, v69, s19, v66
89C8  v_and_b32_e32 v69, v100, v97
89CC  v_sub_u32_e32 v97, 0x7f7fffff, v96
89D4  v_sub_u32_e32 v100, 0x7f800000, v96
89DC  v_add_u32_e32 v98, -1, v98
89E0  v_bitop3_b32 v16, v101, v16, v98 bitop3:0xc8
89E8  v_lshrrev_b32_e32 v98, 31, v97
89EC  v_lshrrev_b32_e32 v100, 31, v100
89F0  v_ashrrev_i32_e32 v97, 31, v97
89F4  s_brev_b32 s20, 14
89F8  v_add_u32_e32 v101, -1, v100
89FC  v_and_or_b32 v66, v97, s20, v66
8A04  v_sub_u32_e32 v97, 0x7f800000, v95
8A0C  v_and_b32_e32 v96, v101, v96
8A10  v_and_b32_e32 v102, 0x80000000, v101
8A18  v_add_u32_e32 v98, -1, v98
8A1C  v_max3_u32 v67, v96, v69, v67
8A24  v_sub_u32_e32 v69, 0x7f7fffff, v95
8A2C  v_lshrrev_b32_e32 v97, 31, v97
8A30  v_bitop3_b32 v20, v102, v20, v98 bitop3:0xc8
8A38  v_add_u32_e32 v98, -1, v97
8A3C  v_lshrrev_b32_e32 v96, 31, v69
8A40  v_add3_u32 v68, v99, v68, v100
8A48  v_and_b32_e32 v99, 0x80000000, v98
8A50  v_add_u32_e32 v96, -1, v96
8A54  v_bitop3_b32 v14, v99, v14, v96 bitop3:0xc8
8A5C  v_sub_u32_e32 v99, 0x7f800000, v94
8A64  v_sub_u32_e32 v96, 0x7f7fffff, v94
8A6C  v_ashrrev_i32_e32 v69, 31, v69
8A70  v_lshrrev_b32_e32 v99, 31, v99
8A74  v_and_b32_e32 v69, 7, v69
8A78  v_and_b32_e32 v95, v98, v95
8A7C  v_lshrrev_b32_e32 v98, 31, v96
8A80  v_add_u32_e32 v100, -1, v99
8A84  v_ashrrev_i32_e32 v96, 31, v96
8A88  v_and_or_b32 v69, v96, s6, v69
8A90  v_and_b32_e32 v94, v100, v94
8A94  v_sub_u32_e32 v96, 0x7f800000, v93
8A9C  v_max3_u32 v67, v94, v95, v67
8AA4  v_sub_u32_e32 v94, 0x7f7fffff, v93
8AAC  v_and_b32_e32 v101, 0x80000000, v100
8AB4  v_lshrrev_b32_e32 v96, 31, v96
8AB8  v_add_u32_e32 v98, -1, v98
8ABC  v_add3_u32 v68, v97, v68, v99
8AC4  v_lshrrev_b32_e32 v95, 31, v94
8AC8  v_add_u32_e32 v97, -1, v96
8ACC  v_ashrrev_i32_e32 v94, 31, v94
8AD0  v_bitop3_b32 v18, v101, v18, v98 bitop3:0xc8
8AD8  v_and_b32_e32 v98, 0x80000000, v97
8AE0  v_and_or_b32 v69, v94, s7, v69
8AE8  v_and_b32_e32 v93, v97, v93
8AEC  v_sub_u32_e32 v94, 0x7f7fffff, v92
8AF4  v_sub_u32_e32 v97, 0x7f800000, v92
8AFC  v_add_u32_e32 v95, -1, v95
8B00  v_bitop3_b32 v22, v98, v22, v95 bitop3:0xc8
8B08  v_lshrrev_b32_e32 v95, 31, v94
8B0C  v_lshrrev_b32_e32 v97, 31, v97
8B10  v_ashrrev_i32_e32 v94, 31, v94
8B14  v_add_u32_e32 v98, -1, v97
8B18  v_and_or_b32 v69, v94, s8, v69
8B20  v_sub_u32_e32 v94, 0x7f800000, v91
8B28  v_and_b32_e32 v92, v98, v92
8B2C  v_and_b32_e32 v99, 0x80000000, v98
8B34  v_add_u32_e32 v95, -1, v95
8B38  v_max3_u32 v67, v92, v93, v67
8B40  v_sub_u32_e32 v92, 0x7f7fffff, v91
8B48  v_lshrrev_b32_e32 v94, 31, v94
8B4C  v_bitop3_b32 v24, v99, v24, v95 bitop3:0xc8
8B54  v_add_u32_e32 v95, -1, v94
8B58  v_add3_u32 v68, v96, v68, v97
8B60  v_lshrrev_b32_e32 v93, 31, v92
8B64  v_and_b32_e32 v96, 0x80000000, v95
8B6C  v_ashrrev_i32_e32 v92, 31, v92
8B70  v_and_b32_e32 v91, v95, v91
8B74  v_sub_u32_e32 v95, 0x7f800000, v90
8B7C  v_and_or_b32 v69, v92, s9, v69
8B84  v_sub_u32_e32 v92, 0x7f7fffff, v90
8B8C  v_add_u32_e32 v93, -1, v93
8B90  v_lshrrev_b32_e32 v95, 31, v95
8B94  v_bitop3_b32 v26, v96, v26, v93 bitop3:0xc8
8B9C  v_lshrrev_b32_e32 v93, 31, v92
8BA0  v_add_u32_e32 v96, -1, v95
8BA4  v_ashrrev_i32_e32 v92, 31, v92
8BA8  v_and_or_b32 v69, v92, s18, v69
8BB0  v_and_b32_e32 v90, v96, v90
8BB4  v_sub_u32_e32 v92, 0x7f800000, v89
8BBC  v_max3_u32 v90, v90, v91, v67
8BC4  v_sub_u32_e32 v67, 0x7f7fffff, v89
8BCC  v_and_b32_e32 v97, 0x80000000, v96
8BD4  v_add_u32_e32 v93, -1, v93
8BD8  v_lshrrev_b32_e32 v92, 31, v92
8BDC  v_bitop3_b32 v28, v97, v28, v93 bitop3:0xc8
8BE4  v_lshrrev_b32_e32 v91, 31, v67
8BE8  v_add_u32_e32 v93, -1, v92
8BEC  v_ashrrev_i32_e32 v67, 31, v67
8BF0  v_add3_u32 v68, v94, v68, v95
8BF8  v_and_b32_e32 v94, 0x80000000, v93
8C00  v_and_or_b32 v67, v67, s19, v69
8C08  v_and_b32_e32 v69, v93, v89
8C0C  v_sub_u32_e32 v93, 0x7f800000, v88
8C14  v_add_u32_e32 v91, -1, v91
8C18  v_lshrrev_b32_e32 v93, 31, v93
8C1C  v_bitop3_b32 v32, v94, v32, v91 bitop3:0xc8
8C24  v_add_u32_e32 v94, -1, v93
8C28  v_sub_u32_e32 v89, 0x7f7fffff, v88
8C30  v_and_b32_e32 v88, v94, v88
8C34  v_max3_u32 v69, v88, v69, v90
8C3C  v_sub_u32_e32 v90, 0x7f800000, v87
8C44  v_and_b32_e32 v95, 0x80000000, v94
8C4C  v_lshrrev_b32_e32 v91, 31, v89
8C50  v_add_u32_e32 v91, -1, v91
8C54  v_ashrrev_i32_e32 v89, 31, v89
8C58  v_sub_u32_e32 v88, 0x7f7fffff, v87
8C60  v_lshrrev_b32_e32 v90, 31, v90
8C64  v_bitop3_b32 v36, v95, v36, v91 bitop3:0xc8
8C6C  v_and_or_b32 v67, v89, s20, v67
8C74  v_add_u32_e32 v91, -1, v90
8C78  v_lshrrev_b32_e32 v89, 31, v88
8C7C  v_add3_u32 v68, v92, v68, v93
8C84  v_and_b32_e32 v92, 0x80000000, v91
8C8C  v_add_u32_e32 v89, -1, v89
8C90  v_bitop3_b32 v30, v92, v30, v89 bitop3:0xc8
8C98  v_sub_u32_e32 v89, 0x7f7fffff, v86
8CA0  v_sub_u32_e32 v92, 0x7f800000, v86
8CA8  v_ashrrev_i32_e32 v88, 31, v88
8CAC  v_and_b32_e32 v88, 7, v88
8CB0  v_and_b32_e32 v87, v91, v87
8CB4  v_lshrrev_b32_e32 v91, 31, v89
8CB8  v_lshrrev_b32_e32 v92, 31, v92
8CBC  v_ashrrev_i32_e32 v89, 31, v89
8CC0  v_add_u32_e32 v93, -1, v92
8CC4  v_and_or_b32 v88, v89, s6, v88
8CCC  v_sub_u32_e32 v89, 0x7f800000, v85
8CD4  v_and_b32_e32 v86, v93, v86
8CD8  v_max3_u32 v69, v86, v87, v69
8CE0  v_sub_u32_e32 v86, 0x7f7fffff, v85
8CE8  v_lshrrev_b32_e32 v89, 31, v89
8CEC  v_and_b32_e32 v94, 0x80000000, v93
8CF4  v_add_u32_e32 v91, -1, v91
8CF8  v_add3_u32 v68, v90, v68, v92
8D00  v_add_u32_e32 v90, -1, v89
8D04  v_lshrrev_b32_e32 v87, 31, v86
8D08  v_bitop3_b32 v34, v94, v34, v91 bitop3:0xc8
8D10  v_and_b32_e32 v91, 0x80000000, v90
8D18  v_add_u32_e32 v87, -1, v87
8D1C  v_bitop3_b32 v38, v91, v38, v87 bitop3:0xc8
8D24  v_and_b32_e32 v85, v90, v85
8D28  v_sub_u32_e32 v87, 0x7f7fffff, v84
8D30  v_sub_u32_e32 v90, 0x7f800000, v84
8D38  v_ashrrev_i32_e32 v86, 31, v86
8D3C  v_and_or_b32 v86, v86, s7, v88
8D44  v_lshrrev_b32_e32 v88, 31, v87
8D48  v_lshrrev_b32_e32 v90, 31, v90
8D4C  v_ashrrev_i32_e32 v87, 31, v87
8D50  v_add_u32_e32 v91, -1, v90
8D54  v_and_or_b32 v86, v87, s8, v86
8D5C  v_sub_u32_e32 v87, 0x7f800000, v83
8D64  v_and_b32_e32 v84, v91, v84
8D68  v_and_b32_e32 v92, 0x80000000, v91
8D70  v_add_u32_e32 v88, -1, v88
8D74  v_max3_u32 v69, v84, v85, v69
8D7C  v_sub_u32_e32 v84, 0x7f7fffff, v83
8D84  v_lshrrev_b32_e32 v87, 31, v87
8D88  v_bitop3_b32 v40, v92, v40, v88 bitop3:0xc8
8D90  v_add_u32_e32 v88, -1, v87
8D94  v_lshrrev_b32_e32 v85, 31, v84
8D98  v_add3_u32 v68, v89, v68, v90
8DA0  v_and_b32_e32 v89, 0x80000000, v88
8DA8  v_add_u32_e32 v85, -1, v85
8DAC  v_and_b32_e32 v83, v88, v83
8DB0  v_sub_u32_e32 v88, 0x7f800000, v82
8DB8  v_bitop3_b32 v42, v89, v42, v85 bitop3:0xc8
8DC0  v_sub_u32_e32 v85, 0x7f7fffff, v82
8DC8  v_ashrrev_i32_e32 v84, 31, v84
8DCC  v_lshrrev_b32_e32 v88, 31, v88
8DD0  v_and_or_b32 v84, v84, s9, v86
8DD8  v_lshrrev_b32_e32 v86, 31, v85
8DDC  v_add_u32_e32 v89, -1, v88
8DE0  v_ashrrev_i32_e32 v85, 31, v85
8DE4  v_and_or_b32 v84, v85, s18, v84
8DEC  v_add3_u32 v85, v87, v68, v88
8DF4  v_and_b32_e32 v68, v89, v82
8DF8  v_max3_u32 v69, v68, v83, v69
8E00  v_sub_u32_e32 v83, 0x7f800000, v81
8E08  v_and_b32_e32 v90, 0x80000000, v89
8E10  v_add_u32_e32 v86, -1, v86
8E14  v_sub_u32_e32 v68, 0x7f7fffff, v81
8E1C  v_lshrrev_b32_e32 v83, 31, v83
8E20  v_bitop3_b32 v44, v90, v44, v86 bitop3:0xc8
8E28  v_add_u32_e32 v86, -1, v83
8E2C  v_lshrrev_b32_e32 v82, 31, v68
8E30  v_and_b32_e32 v87, 0x80000000, v86
8E38  v_add_u32_e32 v82, -1, v82
8E3C  v_bitop3_b32 v48, v87, v48, v82 bitop3:0xc8
8E44  v_and_b32_e32 v81, v86, v81
8E48  v_sub_u32_e32 v82, 0x7f7fffff, v80
8E50  v_sub_u32_e32 v86, 0x7f800000, v80
8E58  v_ashrrev_i32_e32 v68, 31, v68
8E5C  v_and_or_b32 v68, v68, s19, v84
8E64  v_lshrrev_b32_e32 v84, 31, v82
8E68  v_lshrrev_b32_e32 v86, 31, v86
8E6C  v_ashrrev_i32_e32 v82, 31, v82
8E70  v_add_u32_e32 v87, -1, v86
8E74  v_and_or_b32 v68, v82, s20, v68
8E7C  v_add3_u32 v82, v83, v85, v86
8E84  v_sub_u32_e32 v83, 0x7f800000, v79
8E8C  v_and_b32_e32 v80, v87, v80
8E90  v_and_b32_e32 v88, 0x80000000, v87
8E98  v_add_u32_e32 v84, -1, v84
8E9C  v_max3_u32 v69, v80, v81, v69
8EA4  v_sub_u32_e32 v80, 0x7f7fffff, v79
8EAC  v_lshrrev_b32_e32 v83, 31, v83
8EB0  v_bitop3_b32 v52, v88, v52, v84 bitop3:0xc8
8EB8  v_add_u32_e32 v84, -1, v83
8EBC  v_lshrrev_b32_e32 v81, 31, v80
8EC0  v_and_b32_e32 v85, 0x80000000, v84
8EC8  v_add_u32_e32 v81, -1, v81
8ECC  v_bitop3_b32 v46, v85, v46, v81 bitop3:0xc8
8ED4  v_sub_u32_e32 v81, 0x7f7fffff, v78
8EDC  v_sub_u32_e32 v85, 0x7f800000, v78
8EE4  v_ashrrev_i32_e32 v80, 31, v80
8EE8  v_and_b32_e32 v80, 7, v80
8EEC  v_and_b32_e32 v79, v84, v79
8EF0  v_lshrrev_b32_e32 v84, 31, v81
8EF4  v_lshrrev_b32_e32 v85, 31, v85
8EF8  v_ashrrev_i32_e32 v81, 31, v81
8EFC  v_and_or_b32 v80, v81, s6, v80
8F04  v_add3_u32 v81, v83, v82, v85
8F0C  v_sub_u32_e32 v82, 0x7f800000, v77
8F14  v_add_u32_e32 v86, -1, v85
8F18  v_and_b32_e32 v78, v86, v78
8F1C  v_lshrrev_b32_e32 v82, 31, v82
8F20  v_and_b32_e32 v87, 0x80000000, v86
8F28  v_add_u32_e32 v84, -1, v84
8F2C  v_max3_u32 v69, v78, v79, v69
8F34  v_sub_u32_e32 v78, 0x7f7fffff, v77
8F3C  v_add_u32_e32 v83, -1, v82
8F40  v_bitop3_b32 v50, v87, v50, v84 bitop3:0xc8
8F48  v_and_b32_e32 v84, 0x80000000, v83
8F50  v_lshrrev_b32_e32 v79, 31, v78
8F54  v_and_b32_e32 v77, v83, v77
8F58  v_sub_u32_e32 v83, 0x7f800000, v76
8F60  v_add_u32_e32 v79, -1, v79
8F64  v_bitop3_b32 v54, v84, v54, v79 bitop3:0xc8
8F6C  v_ashrrev_i32_e32 v78, 31, v78
8F70  v_sub_u32_e32 v79, 0x7f7fffff, v76
8F78  v_lshrrev_b32_e32 v83, 31, v83
8F7C  v_and_or_b32 v78, v78, s7, v80
8F84  v_add_u32_e32 v84, -1, v83
8F88  v_lshrrev_b32_e32 v80, 31, v79
8F8C  v_and_b32_e32 v85, 0x80000000, v84
8F94  v_add_u32_e32 v80, -1, v80
8F98  v_bitop3_b32 v56, v85, v56, v80 bitop3:0xc8
8FA0  v_sub_u32_e32 v80, 0x7f800000, v73
8FA8  v_ashrrev_i32_e32 v79, 31, v79
8FAC  v_and_b32_e32 v76, v84, v76
8FB0  v_lshrrev_b32_e32 v80, 31, v80
8FB4  v_and_or_b32 v78, v79, s8, v78
8FBC  v_add3_u32 v79, v82, v81, v83
8FC4  v_max3_u32 v69, v76, v77, v69
8FCC  v_sub_u32_e32 v76, 0x7f7fffff, v73
8FD4  v_add_u32_e32 v81, -1, v80
8FD8  v_and_b32_e32 v82, 0x80000000, v81
8FE0  v_lshrrev_b32_e32 v77, 31, v76
8FE4  v_and_b32_e32 v73, v81, v73
8FE8  v_sub_u32_e32 v81, 0x7f800000, v72
8FF0  v_add_u32_e32 v77, -1, v77
8FF4  v_bitop3_b32 v58, v82, v58, v77 bitop3:0xc8
8FFC  v_ashrrev_i32_e32 v76, 31, v76
9000  v_sub_u32_e32 v77, 0x7f7fffff, v72
9008  v_lshrrev_b32_e32 v81, 31, v81
900C  v_and_or_b32 v76, v76, s9, v78
9014  v_add_u32_e32 v82, -1, v81
9018  v_lshrrev_b32_e32 v78, 31, v77
901C  v_and_b32_e32 v83, 0x80000000, v82
9024  v_add_u32_e32 v78, -1, v78
9028  v_bitop3_b32 v60, v83, v60, v78 bitop3:0xc8
9030  v_sub_u32_e32 v78, 0x7f800000, v71
9038  v_and_b32_e32 v72, v82, v72
903C  v_ashrrev_i32_e32 v77, 31, v77
9040  v_max3_u32 v72, v72, v73, v69
9048  v_sub_u32_e32 v69, 0x7f7fffff, v71
9050  v_lshrrev_b32_e32 v78, 31, v78
9054  v_and_or_b32 v76, v77, s18, v76
905C  v_add3_u32 v77, v80, v79, v81
9064  v_add_u32_e32 v79, -1, v78
9068  v_lshrrev_b32_e32 v73, 31, v69
906C  v_and_b32_e32 v80, 0x80000000, v79
9074  v_add_u32_e32 v73, -1, v73
9078  v_and_b32_e32 v71, v79, v71
907C  v_sub_u32_e32 v79, 0x7f800000, v70
9084  v_bitop3_b32 v62, v80, v62, v73 bitop3:0xc8
908C  v_sub_u32_e32 v73, 0x7f7fffff, v70
9094  v_ashrrev_i32_e32 v69, 31, v69
9098  v_lshrrev_b32_e32 v79, 31, v79
909C  v_and_or_b32 v69, v69, s19, v76
90A4  v_lshrrev_b32_e32 v76, 31, v73
90A8  v_add_u32_e32 v80, -1, v79
90AC  v_ashrrev_i32_e32 v73, 31, v73
90B0  v_and_or_b32 v69, v73, s20, v69
90B8  v_add3_u32 v73, v78, v77, v79
90C0  v_and_b32_e32 v70, v80, v70
90C4  v_and_b32_e32 v81, 0x80000000, v80
90CC  v_add_u32_e32 v76, -1, v76
90D0  v_max3_u32 v70, v70, v71, v72
90D8  v_mov_b32_e32 v71, 0x7f800000
90E0  v_cmp_ne_u32_e32 vcc, 32, v73
90E4  v_bitop3_b32 v64, v81, v64, v76 bitop3:0xc8
90EC  s_nop 0
90F0  v_cndmask_b32_e32 v101, v71, v70, vcc
90F4  s_or_b64 exec, exec, s[4:5]
90F8  s_bfe_u32 s8, s11, 0x20004
9100  s_cmp_eq_u32 s8, 2
9104  s_cselect_b64 s[4:5], -1, 0
9108  s_and_b64 s[6:7], s[4:5], exec
910C  s_cselect_b32 s6, 0x3fffff, 0
9114  s_cmp_lg_u32 s8, 0
9118  s_cselect_b32 s8, s6, 0x200000
9120  v_cmp_ne_u32_e32 vcc, 0, v101
9124  v_mov_b32_e32 v70, 0x7f
912C  s_and_saveexec_b64 s[6:7], vcc
9130  s_cbranch_execz 15
9134  v_add_u32_e32 v70, s8, v101
9138  s_mov_b32 s9, 0x17fffff
9140  v_lshrrev_b32_e32 v71, 23, v70
9144  v_add_u32_e32 v71, -2, v71
9148  v_cmp_lt_u32_e32 vcc, s9, v70
914C  s_mov_b32 s9, 0x7f800000
9154  s_nop 0
9158  v_cndmask_b32_e32 v70, 0, v71, vcc
915C  v_cmp_eq_u32_e32 vcc, s9, v101
9160  v_mov_b32_e32 v71, 0xfe
9168  s_and_b64 vcc, s[4:5], vcc
916C  v_cndmask_b32_e32 v70, v70, v71, vcc
9170  s_or_b64 exec, exec, s[6:7]
9174  v_cmp_eq_u32_e32 vcc, 0, v70
9178  s_cbranch_vccz 37
917C  s_nop 0
9180  v_cndmask_b32_e64 v71, 1.0, 2.0, vcc
9188  v_mul_f32_e32 v2, v71, v2
918C  v_mul_f32_e32 v4, v71, v4
9190  v_mul_f32_e32 v6, v71, v6
9194  v_mul_f32_e32 v8, v71, v8
9198  v_mul_f32_e32 v10, v71, v10
919C  v_mul_f32_e32 v12, v71, v12
91A0  v_mul_f32_e32 v16, v71, v16
91A4  v_mul_f32_e32 v20, v71, v20
91A8  v_mul_f32_e32 v14, v71, v14
91AC  v_mul_f32_e32 v18, v71, v18
91B0  v_mul_f32_e32 v22, v71, v22
91B4  v_mul_f32_e32 v24, v71, v24
91B8  v_mul_f32_e32 v26, v71, v26
91BC  v_mul_f32_e32 v28, v71, v28
91C0  v_mul_f32_e32 v32, v71, v32
91C4  v_mul_f32_e32 v36, v71, v36
91C8  v_mul_f32_e32 v30, v71, v30
91CC  v_mul_f32_e32 v34, v71, v34
91D0  v_mul_f32_e32 v38, v71, v38
91D4  v_mul_f32_e32 v40, v71, v40
91D8  v_mul_f32_e32 v42, v71, v42
91DC  v_mul_f32_e32 v44, v71, v44
91E0  v_mul_f32_e32 v48, v71, v48
91E4  v_mul_f32_e32 v52, v71, v52
91E8  v_mul_f32_e32 v46, v71, v46
91EC  v_mul_f32_e32 v50, v71, v50
91F0  v_mul_f32_e32 v54, v71, v54
91F4  v_mul_f32_e32 v56, v71, v56
91F8  v_mul_f32_e32 v58, v71, v58
91FC  v_mul_f32_e32 v60, v71, v60
9200  v_mul_f32_e32 v62, v71, v62
9204  v_mul_f32_e32 v64, v71, v64
9208  v_max_u32_e32 v71, 1, v70
920C  s_branch 1
9210  v_mov_b32_e32 v71, v70
9214  v_mov_b32_e32 v72, 0
9218  v_mov_b32_e32 v73, 0
921C  v_and_b32_e32 v85, 0x7fffffff, v3
9224  v_and_b32_e32 v84, 0x7fffffff, v5
922C  v_lshlrev_b32_e32 v77, 23, v71
9230  v_cvt_scalef32_pk_fp4_f32 v72, v2, v4, v77
9238  v_cvt_scalef32_pk_fp4_f32 v73, v10, v12, v77 op_sel:[0,0,0,1]
9240  v_cvt_scalef32_pk_fp4_f32 v72, v6, v8, v77 op_sel:[0,0,1,0]
9248  v_cvt_scalef32_pk_fp4_f32 v73, v16, v20, v77 op_sel:[0,0,1,1]
9250  s_nop 0
9254  v_max_u32_e32 v12, v84, v85
9258  v_and_b32_e32 v83, 0x7fffffff, v7
9260  v_and_b32_e32 v81, 0x7fffffff, v9
9268  v_mov_b32_e32 v71, 0
926C  v_mov_b32_e32 v2, 0
9270  v_mov_b32_e32 v4, 0
9274  v_mov_b32_e32 v6, 0
9278  v_mov_b32_e32 v8, 0
927C  v_mov_b32_e32 v10, 0
9280  v_max3_u32 v12, v81, v83, v12
9288  v_and_b32_e32 v80, 0x7fffffff, v11
9290  v_and_b32_e32 v79, 0x7fffffff, v13
9298  v_cvt_scalef32_pk_fp4_f32 v2, v14, v18, v77
92A0  v_cvt_scalef32_pk_fp4_f32 v4, v26, v28, v77 op_sel:[0,0,0,1]
92A8  v_cvt_scalef32_pk_fp4_f32 v2, v22, v24, v77 op_sel:[0,0,1,0]
92B0  v_cvt_scalef32_pk_fp4_f32 v4, v32, v36, v77 op_sel:[0,0,1,1]
92B8  s_nop 0
92BC  v_cvt_scalef32_pk_fp4_f32 v6, v30, v34, v77
92C4  v_cvt_scalef32_pk_fp4_f32 v8, v42, v44, v77 op_sel:[0,0,0,1]
92CC  v_cvt_scalef32_pk_fp4_f32 v6, v38, v40, v77 op_sel:[0,0,1,0]
92D4  v_cvt_scalef32_pk_fp4_f32 v8, v48, v52, v77 op_sel:[0,0,1,1]
92DC  s_nop 0
92E0  v_cvt_scalef32_pk_fp4_f32 v71, v46, v50, v77
92E8  v_cvt_scalef32_pk_fp4_f32 v10, v58, v60, v77 op_sel:[0,0,0,1]
92F0  v_cvt_scalef32_pk_fp4_f32 v71, v54, v56, v77 op_sel:[0,0,1,0]
92F8  v_cvt_scalef32_pk_fp4_f32 v10, v62, v64, v77 op_sel:[0,0,1,1]
9300  s_nop 0
9304  v_max3_u32 v12, v79, v80, v12
930C  v_and_b32_e32 v78, 0x7fffffff, v17
9314  v_and_b32_e32 v77, 0x7fffffff, v21
931C  v_max3_u32 v12, v77, v78, v12
9324  v_and_b32_e32 v64, 0x7fffffff, v15
932C  v_and_b32_e32 v62, 0x7fffffff, v19
9334  v_max3_u32 v12, v62, v64, v12
933C  v_and_b32_e32 v60, 0x7fffffff, v23
9344  v_and_b32_e32 v58, 0x7fffffff, v25
934C  v_max3_u32 v12, v58, v60, v12
9354  v_and_b32_e32 v56, 0x7fffffff, v27
935C  v_and_b32_e32 v52, 0x7fffffff, v29
9364  v_max3_u32 v12, v52, v56, v12
936C  v_and_b32_e32 v50, 0x7fffffff, v33
9374  v_and_b32_e32 v48, 0x7fffffff, v37
937C  v_max3_u32 v12, v48, v50, v12
9384  v_and_b32_e32 v46, 0x7fffffff, v31
938C  v_and_b32_e32 v44, 0x7fffffff, v35
9394  v_max3_u32 v12, v44, v46, v12
939C  v_and_b32_e32 v42, 0x7fffffff, v39
93A4  v_and_b32_e32 v40, 0x7fffffff, v41
93AC  v_max3_u32 v12, v40, v42, v12
93B4  v_and_b32_e32 v38, 0x7fffffff, v43
93BC  v_and_b32_e32 v36, 0x7fffffff, v45
93C4  v_max3_u32 v12, v36, v38, v12
93CC  v_and_b32_e32 v32, 0x7fffffff, v49
93D4  v_and_b32_e32 v30, 0x7fffffff, v53
93DC  v_max3_u32 v12, v30, v32, v12
93E4  v_and_b32_e32 v28, 0x7fffffff, v47
93EC  v_and_b32_e32 v26, 0x7fffffff, v51
93F4  v_max3_u32 v12, v26, v28, v12
93FC  v_and_b32_e32 v24, 0x7fffffff, v55
9404  v_and_b32_e32 v22, 0x7fffffff, v57
940C  v_max3_u32 v12, v22, v24, v12
9414  v_and_b32_e32 v20, 0x7fffffff, v59
941C  v_and_b32_e32 v18, 0x7fffffff, v61
9424  v_max3_u32 v14, v18, v20, v12
942C  v_and_b32_e32 v16, 0x7fffffff, v63
9434  v_and_b32_e32 v12, 0x7fffffff, v65
943C  v_max3_u32 v82, v12, v16, v14
9444  s_mov_b32 s6, 0x7f7fffff
944C  v_mov_b32_e32 v76, 0
9450  v_cmp_lt_u32_e32 vcc, s6, v82
9454  v_mov_b32_e32 v14, 0
9458  v_mov_b32_e32 v34, 0
945C  v_mov_b32_e32 v54, 0
9460  s_and_saveexec_b64 s[6:7], vcc
9464  s_cbranch_execz 585
9468  v_sub_u32_e32 v54, 0x7f800000, v85
9470  v_sub_u32_e32 v14, 0x7f7fffff, v85
9478  v_lshrrev_b32_e32 v54, 31, v54
947C  v_add_u32_e32 v76, -1, v54
9480  v_lshrrev_b32_e32 v34, 31, v14
9484  v_and_b32_e32 v82, 0x80000000, v76
948C  v_add_u32_e32 v34, -1, v34
9490  v_bitop3_b32 v3, v82, v3, v34 bitop3:0xc8
9498  v_and_b32_e32 v34, v76, v85
949C  v_sub_u32_e32 v85, 0x7f800000, v84
94A4  v_sub_u32_e32 v76, 0x7f7fffff, v84
94AC  v_ashrrev_i32_e32 v14, 31, v14
94B0  v_lshrrev_b32_e32 v85, 31, v85
94B4  v_and_b32_e32 v14, 7, v14
94B8  v_lshrrev_b32_e32 v82, 31, v76
94BC  v_add_u32_e32 v86, -1, v85
94C0  v_ashrrev_i32_e32 v76, 31, v76
94C4  s_movk_i32 s9, 0x70
94C8  v_and_or_b32 v14, v76, s9, v14
94D0  v_and_b32_e32 v76, v86, v84
94D4  v_sub_u32_e32 v84, 0x7f800000, v83
94DC  v_max_u32_e32 v34, v76, v34
94E0  v_sub_u32_e32 v76, 0x7f7fffff, v83
94E8  v_and_b32_e32 v87, 0x80000000, v86
94F0  v_add_u32_e32 v82, -1, v82
94F4  v_lshrrev_b32_e32 v84, 31, v84
94F8  v_bitop3_b32 v5, v87, v5, v82 bitop3:0xc8
9500  v_add_u32_e32 v54, v85, v54
9504  v_lshrrev_b32_e32 v82, 31, v76
9508  v_add_u32_e32 v85, -1, v84
950C  v_ashrrev_i32_e32 v76, 31, v76
9510  s_movk_i32 s18, 0x700
9514  v_and_b32_e32 v86, 0x80000000, v85
951C  v_add_u32_e32 v82, -1, v82
9520  v_and_or_b32 v14, v76, s18, v14
9528  v_and_b32_e32 v76, v85, v83
952C  v_sub_u32_e32 v85, 0x7f800000, v81
9534  v_bitop3_b32 v7, v86, v7, v82 bitop3:0xc8
953C  v_sub_u32_e32 v82, 0x7f7fffff, v81
9544  s_movk_i32 s19, 0x7000
9548  v_lshrrev_b32_e32 v85, 31, v85
954C  v_lshrrev_b32_e32 v83, 31, v82
9550  v_add_u32_e32 v86, -1, v85
9554  v_ashrrev_i32_e32 v82, 31, v82
9558  v_and_or_b32 v14, v82, s19, v14
9560  v_and_b32_e32 v81, v86, v81
9564  v_sub_u32_e32 v82, 0x7f800000, v80
956C  v_max3_u32 v34, v81, v76, v34
9574  v_sub_u32_e32 v76, 0x7f7fffff, v80
957C  v_and_b32_e32 v87, 0x80000000, v86
9584  v_add_u32_e32 v83, -1, v83
9588  v_lshrrev_b32_e32 v82, 31, v82
958C  v_bitop3_b32 v9, v87, v9, v83 bitop3:0xc8
9594  v_lshrrev_b32_e32 v81, 31, v76
9598  v_add_u32_e32 v83, -1, v82
959C  v_ashrrev_i32_e32 v76, 31, v76
95A0  s_mov_b32 s20, 0x70000
95A8  v_add3_u32 v54, v84, v54, v85
95B0  v_and_b32_e32 v84, 0x80000000, v83
95B8  v_and_or_b32 v14, v76, s20, v14
95C0  v_and_b32_e32 v76, v83, v80
95C4  v_sub_u32_e32 v80, 0x7f7fffff, v79
95CC  v_sub_u32_e32 v83, 0x7f800000, v79
95D4  v_add_u32_e32 v81, -1, v81
95D8  v_bitop3_b32 v11, v84, v11, v81 bitop3:0xc8
95E0  v_lshrrev_b32_e32 v81, 31, v80
95E4  v_lshrrev_b32_e32 v83, 31, v83
95E8  v_ashrrev_i32_e32 v80, 31, v80
95EC  s_mov_b32 s21, 0x700000
95F4  v_add_u32_e32 v84, -1, v83
95F8  v_and_or_b32 v14, v80, s21, v14
9600  v_sub_u32_e32 v80, 0x7f800000, v78
9608  v_and_b32_e32 v79, v84, v79
960C  v_and_b32_e32 v85, 0x80000000, v84
9614  v_add_u32_e32 v81, -1, v81
9618  v_max3_u32 v34, v79, v76, v34
9620  v_sub_u32_e32 v76, 0x7f7fffff, v78
9628  v_lshrrev_b32_e32 v80, 31, v80
962C  v_bitop3_b32 v13, v85, v13, v81 bitop3:0xc8
9634  v_add_u32_e32 v81, -1, v80
9638  v_add3_u32 v54, v82, v54, v83
9640  v_lshrrev_b32_e32 v79, 31, v76
9644  v_and_b32_e32 v82, 0x80000000, v81
964C  v_ashrrev_i32_e32 v76, 31, v76
9650  s_mov_b32 s24, 0x7000000
9658  v_and_b32_e32 v78, v81, v78
965C  v_sub_u32_e32 v81, 0x7f800000, v77
9664  v_and_or_b32 v14, v76, s24, v14
966C  v_sub_u32_e32 v76, 0x7f7fffff, v77
9674  v_add_u32_e32 v79, -1, v79
9678  v_lshrrev_b32_e32 v81, 31, v81
967C  v_bitop3_b32 v17, v82, v17, v79 bitop3:0xc8
9684  v_lshrrev_b32_e32 v79, 31, v76
9688  v_add_u32_e32 v82, -1, v81
968C  v_ashrrev_i32_e32 v76, 31, v76
9690  s_brev_b32 s25, 14
9694  v_and_or_b32 v76, v76, s25, v14
969C  v_add3_u32 v14, v80, v54, v81
96A4  v_and_b32_e32 v54, v82, v77
96A8  v_max3_u32 v34, v54, v78, v34
96B0  v_sub_u32_e32 v78, 0x7f800000, v64
96B8  v_and_b32_e32 v83, 0x80000000, v82
96C0  v_add_u32_e32 v79, -1, v79
96C4  v_sub_u32_e32 v54, 0x7f7fffff, v64
96CC  v_lshrrev_b32_e32 v78, 31, v78
96D0  v_bitop3_b32 v21, v83, v21, v79 bitop3:0xc8
96D8  v_add_u32_e32 v79, -1, v78
96DC  v_lshrrev_b32_e32 v77, 31, v54
96E0  v_and_b32_e32 v80, 0x80000000, v79
96E8  v_add_u32_e32 v77, -1, v77
96EC  v_bitop3_b32 v15, v80, v15, v77 bitop3:0xc8
96F4  v_sub_u32_e32 v80, 0x7f800000, v62
96FC  v_sub_u32_e32 v77, 0x7f7fffff, v62
9704  v_ashrrev_i32_e32 v54, 31, v54
9708  v_lshrrev_b32_e32 v80, 31, v80
970C  v_and_b32_e32 v54, 7, v54
9710  v_and_b32_e32 v64, v79, v64
9714  v_lshrrev_b32_e32 v79, 31, v77
9718  v_add_u32_e32 v81, -1, v80
971C  v_ashrrev_i32_e32 v77, 31, v77
9720  v_and_or_b32 v54, v77, s9, v54
9728  v_and_b32_e32 v62, v81, v62
972C  v_sub_u32_e32 v77, 0x7f800000, v60
9734  v_max3_u32 v34, v62, v64, v34
973C  v_sub_u32_e32 v62, 0x7f7fffff, v60
9744  v_and_b32_e32 v82, 0x80000000, v81
974C  v_lshrrev_b32_e32 v77, 31, v77
9750  v_add_u32_e32 v79, -1, v79
9754  v_add3_u32 v14, v78, v14, v80
975C  v_lshrrev_b32_e32 v64, 31, v62
9760  v_add_u32_e32 v78, -1, v77
9764  v_ashrrev_i32_e32 v62, 31, v62
9768  v_bitop3_b32 v19, v82, v19, v79 bitop3:0xc8
9770  v_and_b32_e32 v79, 0x80000000, v78
9778  v_and_or_b32 v54, v62, s18, v54
9780  v_and_b32_e32 v60, v78, v60
9784  v_sub_u32_e32 v62, 0x7f7fffff, v58
978C  v_sub_u32_e32 v78, 0x7f800000, v58
9794  v_add_u32_e32 v64, -1, v64
9798  v_bitop3_b32 v23, v79, v23, v64 bitop3:0xc8
97A0  v_lshrrev_b32_e32 v64, 31, v62
97A4  v_lshrrev_b32_e32 v78, 31, v78
97A8  v_ashrrev_i32_e32 v62, 31, v62
97AC  v_add_u32_e32 v79, -1, v78
97B0  v_and_or_b32 v54, v62, s19, v54
97B8  v_sub_u32_e32 v62, 0x7f800000, v56
97C0  v_and_b32_e32 v58, v79, v58
97C4  v_and_b32_e32 v80, 0x80000000, v79
97CC  v_add_u32_e32 v64, -1, v64
97D0  v_max3_u32 v34, v58, v60, v34
97D8  v_sub_u32_e32 v58, 0x7f7fffff, v56
97E0  v_lshrrev_b32_e32 v62, 31, v62
97E4  v_bitop3_b32 v25, v80, v25, v64 bitop3:0xc8
97EC  v_add_u32_e32 v64, -1, v62
97F0  v_add3_u32 v14, v77, v14, v78
97F8  v_lshrrev_b32_e32 v60, 31, v58
97FC  v_and_b32_e32 v77, 0x80000000, v64
9804  v_ashrrev_i32_e32 v58, 31, v58
9808  v_and_b32_e32 v56, v64, v56
980C  v_sub_u32_e32 v64, 0x7f800000, v52
9814  v_and_or_b32 v54, v58, s20, v54
981C  v_sub_u32_e32 v58, 0x7f7fffff, v52
9824  v_add_u32_e32 v60, -1, v60
9828  v_lshrrev_b32_e32 v64, 31, v64
982C  v_bitop3_b32 v27, v77, v27, v60 bitop3:0xc8
9834  v_lshrrev_b32_e32 v60, 31, v58
9838  v_add_u32_e32 v77, -1, v64
983C  v_ashrrev_i32_e32 v58, 31, v58
9840  v_and_or_b32 v54, v58, s21, v54
9848  v_add3_u32 v58, v62, v14, v64
9850  v_and_b32_e32 v14, v77, v52
9854  v_max3_u32 v34, v14, v56, v34
985C  v_sub_u32_e32 v56, 0x7f800000, v50
9864  v_and_b32_e32 v78, 0x80000000, v77
986C  v_add_u32_e32 v60, -1, v60
9870  v_lshrrev_b32_e32 v56, 31, v56
9874  v_bitop3_b32 v29, v78, v29, v60 bitop3:0xc8
987C  v_sub_u32_e32 v14, 0x7f7fffff, v50
9884  v_add_u32_e32 v60, -1, v56
9888  v_and_b32_e32 v62, 0x80000000, v60
9890  v_lshrrev_b32_e32 v52, 31, v14
9894  v_and_b32_e32 v50, v60, v50
9898  v_sub_u32_e32 v60, 0x7f800000, v48
98A0  v_add_u32_e32 v52, -1, v52
98A4  v_bitop3_b32 v33, v62, v33, v52 bitop3:0xc8
98AC  v_ashrrev_i32_e32 v14, 31, v14
98B0  v_sub_u32_e32 v52, 0x7f7fffff, v48
98B8  v_lshrrev_b32_e32 v60, 31, v60
98BC  v_and_or_b32 v14, v14, s24, v54
98C4  v_add_u32_e32 v62, -1, v60
98C8  v_lshrrev_b32_e32 v54, 31, v52
98CC  v_and_b32_e32 v64, 0x80000000, v62
98D4  v_add_u32_e32 v54, -1, v54
98D8  v_bitop3_b32 v37, v64, v37, v54 bitop3:0xc8
98E0  v_sub_u32_e32 v54, 0x7f800000, v46
98E8  v_and_b32_e32 v48, v62, v48
98EC  v_ashrrev_i32_e32 v52, 31, v52
98F0  v_max3_u32 v34, v48, v50, v34
98F8  v_sub_u32_e32 v48, 0x7f7fffff, v46
9900  v_lshrrev_b32_e32 v54, 31, v54
9904  v_and_or_b32 v14, v52, s25, v14
990C  v_add3_u32 v52, v56, v58, v60
9914  v_add_u32_e32 v56, -1, v54
9918  v_lshrrev_b32_e32 v50, 31, v48
991C  v_and_b32_e32 v58, 0x80000000, v56
9924  v_add_u32_e32 v50, -1, v50
9928  v_bitop3_b32 v31, v58, v31, v50 bitop3:0xc8
9930  v_sub_u32_e32 v50, 0x7f7fffff, v44
9938  v_sub_u32_e32 v58, 0x7f800000, v44
9940  v_ashrrev_i32_e32 v48, 31, v48
9944  v_and_b32_e32 v48, 7, v48
9948  v_and_b32_e32 v46, v56, v46
994C  v_lshrrev_b32_e32 v56, 31, v50
9950  v_lshrrev_b32_e32 v58, 31, v58
9954  v_ashrrev_i32_e32 v50, 31, v50
9958  v_and_or_b32 v48, v50, s9, v48
9960  v_add3_u32 v50, v54, v52, v58
9968  v_sub_u32_e32 v52, 0x7f800000, v42
9970  v_add_u32_e32 v60, -1, v58
9974  v_and_b32_e32 v44, v60, v44
9978  v_lshrrev_b32_e32 v52, 31, v52
997C  v_and_b32_e32 v62, 0x80000000, v60
9984  v_add_u32_e32 v56, -1, v56
9988  v_max3_u32 v34, v44, v46, v34
9990  v_sub_u32_e32 v44, 0x7f7fffff, v42
9998  v_add_u32_e32 v54, -1, v52
999C  v_bitop3_b32 v35, v62, v35, v56 bitop3:0xc8
99A4  v_and_b32_e32 v56, 0x80000000, v54
99AC  v_lshrrev_b32_e32 v46, 31, v44
99B0  v_and_b32_e32 v42, v54, v42
99B4  v_sub_u32_e32 v54, 0x7f800000, v40
99BC  v_add_u32_e32 v46, -1, v46
99C0  v_bitop3_b32 v39, v56, v39, v46 bitop3:0xc8
99C8  v_ashrrev_i32_e32 v44, 31, v44
99CC  v_sub_u32_e32 v46, 0x7f7fffff, v40
99D4  v_lshrrev_b32_e32 v54, 31, v54
99D8  v_and_or_b32 v44, v44, s18, v48
99E0  v_add_u32_e32 v56, -1, v54
99E4  v_lshrrev_b32_e32 v48, 31, v46
99E8  v_and_b32_e32 v58, 0x80000000, v56
99F0  v_add_u32_e32 v48, -1, v48
99F4  v_bitop3_b32 v41, v58, v41, v48 bitop3:0xc8
99FC  v_sub_u32_e32 v48, 0x7f800000, v38
9A04  v_ashrrev_i32_e32 v46, 31, v46
9A08  v_and_b32_e32 v40, v56, v40
9A0C  v_lshrrev_b32_e32 v48, 31, v48
9A10  v_and_or_b32 v44, v46, s19, v44
9A18  v_add3_u32 v46, v52, v50, v54
9A20  v_max3_u32 v34, v40, v42, v34
9A28  v_sub_u32_e32 v40, 0x7f7fffff, v38
9A30  v_add_u32_e32 v50, -1, v48
9A34  v_and_b32_e32 v52, 0x80000000, v50
9A3C  v_lshrrev_b32_e32 v42, 31, v40
9A40  v_and_b32_e32 v38, v50, v38
9A44  v_sub_u32_e32 v50, 0x7f800000, v36
9A4C  v_add_u32_e32 v42, -1, v42
9A50  v_bitop3_b32 v43, v52, v43, v42 bitop3:0xc8
9A58  v_ashrrev_i32_e32 v40, 31, v40
9A5C  v_sub_u32_e32 v42, 0x7f7fffff, v36
9A64  v_lshrrev_b32_e32 v50, 31, v50
9A68  v_and_or_b32 v40, v40, s20, v44
9A70  v_add_u32_e32 v52, -1, v50
9A74  v_lshrrev_b32_e32 v44, 31, v42
9A78  v_and_b32_e32 v54, 0x80000000, v52
9A80  v_add_u32_e32 v44, -1, v44
9A84  v_bitop3_b32 v45, v54, v45, v44 bitop3:0xc8
9A8C  v_sub_u32_e32 v44, 0x7f800000, v32
9A94  v_ashrrev_i32_e32 v42, 31, v42
9A98  v_and_b32_e32 v36, v52, v36
9A9C  v_lshrrev_b32_e32 v44, 31, v44
9AA0  v_and_or_b32 v40, v42, s21, v40
9AA8  v_add3_u32 v42, v48, v46, v50
9AB0  v_max3_u32 v36, v36, v38, v34
9AB8  v_sub_u32_e32 v34, 0x7f7fffff, v32
9AC0  v_add_u32_e32 v46, -1, v44
9AC4  v_and_b32_e32 v48, 0x80000000, v46
9ACC  v_lshrrev_b32_e32 v38, 31, v34
9AD0  v_and_b32_e32 v32, v46, v32
9AD4  v_sub_u32_e32 v46, 0x7f800000, v30
9ADC  v_add_u32_e32 v38, -1, v38
9AE0  v_bitop3_b32 v49, v48, v49, v38 bitop3:0xc8
9AE8  v_ashrrev_i32_e32 v34, 31, v34
9AEC  v_sub_u32_e32 v38, 0x7f7fffff, v30
9AF4  v_lshrrev_b32_e32 v46, 31, v46
9AF8  v_and_or_b32 v34, v34, s24, v40
9B00  v_add_u32_e32 v48, -1, v46
9B04  v_lshrrev_b32_e32 v40, 31, v38
9B08  v_and_b32_e32 v50, 0x80000000, v48
9B10  v_add_u32_e32 v40, -1, v40
9B14  v_bitop3_b32 v53, v50, v53, v40 bitop3:0xc8
9B1C  v_sub_u32_e32 v40, 0x7f800000, v28
9B24  v_and_b32_e32 v30, v48, v30
9B28  v_ashrrev_i32_e32 v38, 31, v38
9B2C  v_max3_u32 v30, v30, v32, v36
9B34  v_sub_u32_e32 v32, 0x7f7fffff, v28
9B3C  v_lshrrev_b32_e32 v40, 31, v40
9B40  v_and_or_b32 v34, v38, s25, v34
9B48  v_add3_u32 v38, v44, v42, v46
9B50  v_add_u32_e32 v42, -1, v40
9B54  v_lshrrev_b32_e32 v36, 31, v32
9B58  v_and_b32_e32 v44, 0x80000000, v42
9B60  v_add_u32_e32 v36, -1, v36
9B64  v_bitop3_b32 v47, v44, v47, v36 bitop3:0xc8
9B6C  v_sub_u32_e32 v36, 0x7f7fffff, v26
9B74  v_sub_u32_e32 v44, 0x7f800000, v26
9B7C  v_ashrrev_i32_e32 v32, 31, v32
9B80  v_and_b32_e32 v32, 7, v32
9B84  v_and_b32_e32 v28, v42, v28
9B88  v_lshrrev_b32_e32 v42, 31, v36
9B8C  v_lshrrev_b32_e32 v44, 31, v44
9B90  v_ashrrev_i32_e32 v36, 31, v36
9B94  v_and_or_b32 v32, v36, s9, v32
9B9C  v_add3_u32 v36, v40, v38, v44
9BA4  v_sub_u32_e32 v38, 0x7f800000, v24
9BAC  v_add_u32_e32 v46, -1, v44
9BB0  v_and_b32_e32 v26, v46, v26
9BB4  v_lshrrev_b32_e32 v38, 31, v38
9BB8  v_and_b32_e32 v48, 0x80000000, v46
9BC0  v_add_u32_e32 v42, -1, v42
9BC4  v_max3_u32 v26, v26, v28, v30
9BCC  v_sub_u32_e32 v28, 0x7f7fffff, v24
9BD4  v_add_u32_e32 v40, -1, v38
9BD8  v_bitop3_b32 v51, v48, v51, v42 bitop3:0xc8
9BE0  v_and_b32_e32 v42, 0x80000000, v40
9BE8  v_lshrrev_b32_e32 v30, 31, v28
9BEC  v_and_b32_e32 v24, v40, v24
9BF0  v_sub_u32_e32 v40, 0x7f800000, v22
9BF8  v_add_u32_e32 v30, -1, v30
9BFC  v_bitop3_b32 v55, v42, v55, v30 bitop3:0xc8
9C04  v_ashrrev_i32_e32 v28, 31, v28
9C08  v_sub_u32_e32 v30, 0x7f7fffff, v22
9C10  v_lshrrev_b32_e32 v40, 31, v40
9C14  v_and_or_b32 v28, v28, s18, v32
9C1C  v_add_u32_e32 v42, -1, v40
9C20  v_lshrrev_b32_e32 v32, 31, v30
9C24  v_and_b32_e32 v44, 0x80000000, v42
9C2C  v_add_u32_e32 v32, -1, v32
9C30  v_bitop3_b32 v57, v44, v57, v32 bitop3:0xc8
9C38  v_sub_u32_e32 v32, 0x7f800000, v20
9C40  v_ashrrev_i32_e32 v30, 31, v30
9C44  v_and_b32_e32 v22, v42, v22
9C48  v_lshrrev_b32_e32 v32, 31, v32
9C4C  v_and_or_b32 v28, v30, s19, v28
9C54  v_add3_u32 v30, v38, v36, v40
9C5C  v_max3_u32 v22, v22, v24, v26
9C64  v_sub_u32_e32 v24, 0x7f7fffff, v20
9C6C  v_add_u32_e32 v36, -1, v32
9C70  v_and_b32_e32 v38, 0x80000000, v36
9C78  v_lshrrev_b32_e32 v26, 31, v24
9C7C  v_and_b32_e32 v20, v36, v20
9C80  v_sub_u32_e32 v36, 0x7f800000, v18
9C88  v_add_u32_e32 v26, -1, v26
9C8C  v_bitop3_b32 v59, v38, v59, v26 bitop3:0xc8
9C94  v_ashrrev_i32_e32 v24, 31, v24
9C98  v_sub_u32_e32 v26, 0x7f7fffff, v18
9CA0  v_lshrrev_b32_e32 v36, 31, v36
9CA4  v_and_or_b32 v24, v24, s20, v28
9CAC  v_add_u32_e32 v38, -1, v36
9CB0  v_lshrrev_b32_e32 v28, 31, v26
9CB4  v_and_b32_e32 v40, 0x80000000, v38
9CBC  v_add_u32_e32 v28, -1, v28
9CC0  v_bitop3_b32 v61, v40, v61, v28 bitop3:0xc8
9CC8  v_sub_u32_e32 v28, 0x7f800000, v16
9CD0  v_and_b32_e32 v18, v38, v18
9CD4  v_ashrrev_i32_e32 v26, 31, v26
9CD8  v_max3_u32 v18, v18, v20, v22
9CE0  v_sub_u32_e32 v20, 0x7f7fffff, v16
9CE8  v_lshrrev_b32_e32 v28, 31, v28
9CEC  v_and_or_b32 v24, v26, s21, v24
9CF4  v_add3_u32 v26, v32, v30, v36
9CFC  v_add_u32_e32 v30, -1, v28
9D00  v_lshrrev_b32_e32 v22, 31, v20
9D04  v_and_b32_e32 v32, 0x80000000, v30
9D0C  v_add_u32_e32 v22, -1, v22
9D10  v_and_b32_e32 v16, v30, v16
9D14  v_sub_u32_e32 v30, 0x7f800000, v12
9D1C  v_bitop3_b32 v63, v32, v63, v22 bitop3:0xc8
9D24  v_sub_u32_e32 v22, 0x7f7fffff, v12
9D2C  v_ashrrev_i32_e32 v20, 31, v20
9D30  v_lshrrev_b32_e32 v30, 31, v30
9D34  v_and_or_b32 v20, v20, s24, v24
9D3C  v_lshrrev_b32_e32 v24, 31, v22
9D40  v_add_u32_e32 v32, -1, v30
9D44  v_ashrrev_i32_e32 v22, 31, v22
9D48  v_and_or_b32 v54, v22, s25, v20
9D50  v_add3_u32 v20, v28, v26, v30
9D58  v_and_b32_e32 v12, v32, v12
9D5C  v_and_b32_e32 v36, 0x80000000, v32
9D64  v_add_u32_e32 v24, -1, v24
9D68  v_max3_u32 v12, v12, v16, v18
9D70  v_mov_b32_e32 v16, 0x7f800000
9D78  v_cmp_ne_u32_e32 vcc, 32, v20
9D7C  v_bitop3_b32 v65, v36, v65, v24 bitop3:0xc8
9D84  s_nop 0
9D88  v_cndmask_b32_e32 v82, v16, v12, vcc
9D8C  s_or_b64 exec, exec, s[6:7]
9D90  v_cmp_ne_u32_e32 vcc, 0, v82
9D94  v_mov_b32_e32 v12, 0x7f
9D9C  s_and_saveexec_b64 s[6:7], vcc
9DA0  s_cbranch_execz 15
9DA4  v_add_u32_e32 v12, s8, v82
9DA8  s_mov_b32 s8, 0x17fffff
9DB0  v_lshrrev_b32_e32 v16, 23, v12
9DB4  v_add_u32_e32 v16, -2, v16
9DB8  v_cmp_lt_u32_e32 vcc, s8, v12
9DBC  s_mov_b32 s8, 0x7f800000
9DC4  s_nop 0
9DC8  v_cndmask_b32_e32 v12, 0, v16, vcc
9DCC  v_cmp_eq_u32_e32 vcc, s8, v82
9DD0  v_mov_b32_e32 v16, 0xfe
9DD8  s_and_b64 vcc, s[4:5], vcc
9DDC  v_cndmask_b32_e32 v12, v12, v16, vcc
9DE0  s_or_b64 exec, exec, s[6:7]
9DE4  v_cmp_eq_u32_e32 vcc, 0, v12
9DE8  s_cbranch_vccz 37
9DEC  s_nop 0
9DF0  v_cndmask_b32_e64 v16, 1.0, 2.0, vcc
9DF8  v_mul_f32_e32 v3, v16, v3
9DFC  v_mul_f32_e32 v5, v16, v5
9E00  v_mul_f32_e32 v7, v16, v7
9E04  v_mul_f32_e32 v9, v16, v9
9E08  v_mul_f32_e32 v11, v16, v11
9E0C  v_mul_f32_e32 v13, v16, v13
9E10  v_mul_f32_e32 v17, v16, v17
9E14  v_mul_f32_e32 v21, v16, v21
9E18  v_mul_f32_e32 v15, v16, v15
9E1C  v_mul_f32_e32 v19, v16, v19
9E20  v_mul_f32_e32 v23, v16, v23
9E24  v_mul_f32_e32 v25, v16, v25
9E28  v_mul_f32_e32 v27, v16, v27
9E2C  v_mul_f32_e32 v29, v16, v29
9E30  v_mul_f32_e32 v33, v16, v33
9E34  v_mul_f32_e32 v37, v16, v37
9E38  v_mul_f32_e32 v31, v16, v31
9E3C  v_mul_f32_e32 v35, v16, v35
9E40  v_mul_f32_e32 v39, v16, v39
9E44  v_mul_f32_e32 v41, v16, v41
9E48  v_mul_f32_e32 v43, v16, v43
9E4C  v_mul_f32_e32 v45, v16, v45
9E50  v_mul_f32_e32 v49, v16, v49
9E54  v_mul_f32_e32 v53, v16, v53
9E58  v_mul_f32_e32 v47, v16, v47
9E5C  v_mul_f32_e32 v51, v16, v51
9E60  v_mul_f32_e32 v55, v16, v55
9E64  v_mul_f32_e32 v57, v16, v57
9E68  v_mul_f32_e32 v59, v16, v59
9E6C  v_mul_f32_e32 v61, v16, v61
9E70  v_mul_f32_e32 v63, v16, v63
9E74  v_mul_f32_e32 v65, v16, v65
9E78  v_max_u32_e32 v16, 1, v12
9E7C  s_branch 1
9E80  v_mov_b32_e32 v16, v12
9E84  v_or3_b32 v67, v4, v67, v2
9E8C  v_or3_b32 v68, v8, v68, v6
9E94  v_mov_b32_e32 v4, 0
9E98  v_mov_b32_e32 v6, 0
9E9C  v_or3_b32 v69, v10, v69, v71
9EA4  v_lshlrev_b32_e32 v8, 23, v16
9EA8  v_mov_b32_e32 v2, 0
9EAC  v_cvt_scalef32_pk_fp4_f32 v4, v3, v5, v8
9EB4  v_cvt_scalef32_pk_fp4_f32 v6, v11, v13, v8 op_sel:[0,0,0,1]
9EBC  v_cvt_scalef32_pk_fp4_f32 v4, v7, v9, v8 op_sel:[0,0,1,0]
9EC4  v_cvt_scalef32_pk_fp4_f32 v6, v17, v21, v8 op_sel:[0,0,1,1]
9ECC  s_nop 0
9ED0  v_mov_b32_e32 v3, 0
9ED4  v_mov_b32_e32 v5, 0
9ED8  v_mov_b32_e32 v9, 0
9EDC  v_mov_b32_e32 v10, 0
9EE0  v_mov_b32_e32 v11, 0
9EE4  v_cvt_scalef32_pk_fp4_f32 v3, v15, v19, v8
9EEC  v_cvt_scalef32_pk_fp4_f32 v5, v27, v29, v8 op_sel:[0,0,0,1]
9EF4  v_cvt_scalef32_pk_fp4_f32 v3, v23, v25, v8 op_sel:[0,0,1,0]
9EFC  v_cvt_scalef32_pk_fp4_f32 v5, v33, v37, v8 op_sel:[0,0,1,1]
9F04  s_nop 0
9F08  v_cvt_scalef32_pk_fp4_f32 v9, v31, v35, v8
9F10  v_cvt_scalef32_pk_fp4_f32 v10, v43, v45, v8 op_sel:[0,0,0,1]
9F18  v_cvt_scalef32_pk_fp4_f32 v9, v39, v41, v8 op_sel:[0,0,1,0]
9F20  v_cvt_scalef32_pk_fp4_f32 v10, v49, v53, v8 op_sel:[0,0,1,1]
9F28  s_nop 0
9F2C  v_cvt_scalef32_pk_fp4_f32 v2, v47, v51, v8
9F34  v_cvt_scalef32_pk_fp4_f32 v11, v59, v61, v8 op_sel:[0,0,0,1]
9F3C  v_cvt_scalef32_pk_fp4_f32 v2, v55, v57, v8 op_sel:[0,0,1,0]
9F44  v_cvt_scalef32_pk_fp4_f32 v11, v63, v65, v8 op_sel:[0,0,1,1]
9F4C  s_nop 0
9F50  v_lshlrev_b32_e32 v7, 1, v75
9F54  v_bitop3_b32 v8, v1, v74, 3 bitop3:0x6c
9F5C  v_or3_b32 v66, v73, v66, v72
9F64  v_add_lshl_u32 v13, v7, v8, 4
9F6C  ds_write_b128 v13, v[66:69]
9F74  v_add_u32_e32 v13, v7, v74
9F78  ds_write_b8 v13, v70 offset:8192
9F80  s_and_saveexec_b64 s[4:5], s[0:1]
9F84  s_cbranch_execz 17
9F88  v_or3_b32 v19, v11, v54, v2
9F90  v_xor_b32_e32 v2, 0x108, v7
9F98  v_or3_b32 v16, v6, v76, v4
9FA0  v_or3_b32 v17, v5, v14, v3
9FA8  v_or3_b32 v18, v10, v34, v9
9FB0  v_add_lshl_u32 v3, v2, v8, 4
9FB8  v_add_u32_e32 v2, v2, v74
9FBC  ds_write_b128 v3, v[16:19]
9FC4  ds_write_b8 v2, v12 offset:8192
9FCC  s_or_b64 exec, exec, s[4:5]
9FD0  s_or_b64 exec, exec, s[16:17]
9FD4  s_add_i32 s1, s22, 7
9FD8  s_and_b32 s0, s11, 8
9FDC  s_and_b32 s11, s1, 0xffffff8
9FE4  s_lshr_b32 s1, s2, 1
9FE8  s_add_i32 s4, s10, 0xff
9FF0  s_and_b32 s1, s1, 2
9FF4  s_and_b32 s16, s4, 0xffffff00
9FFC  s_cmp_eq_u32 s0, 0
A000  s_cselect_b64 vcc, -1, 0
A004  v_and_b32_e32 v6, 3, v0
A008  v_lshlrev_b32_e32 v3, 6, v0
A00C  v_or_b32_e32 v4, s2, v6
A010  v_lshl_or_b32 v2, s3, 7, v0
A018  v_and_b32_e32 v3, 0xc0, v3
A020  s_movk_i32 s0, 0xff3c
A024  v_add_u32_e32 v1, s23, v1
A028  s_and_b64 s[8:9], vcc, exec
A02C  v_cmp_le_u32_e64 s[6:7], s22, v4
A034  v_bfe_u32 v5, v0, 6, 1
A03C  v_and_or_b32 v2, v2, s0, v3
A044  v_mov_b32_e32 v3, 0
A048  v_and_b32_e32 v7, 4, v0
A04C  v_cmp_le_u32_e64 s[8:9], s10, v1
A054  v_cmp_gt_u32_e64 s[4:5], s22, v4
A05C  v_or3_b32 v2, v2, v5, s1
A064  v_mov_b32_e32 v5, v3
A068  v_cmp_le_u32_e64 s[2:3], s11, v4
A070  v_cmp_eq_u32_e64 s[0:1], 0, v7
A078  s_cselect_b32 s11, s22, s11
A07C  s_or_b64 s[8:9], s[6:7], s[8:9]
A080  s_mov_b64 s[6:7], 0
A084  s_waitcnt lgkmcnt(0)
A088  s_barrier
A08C  s_and_saveexec_b64 s[18:19], s[8:9]
A090  s_xor_b64 s[8:9], exec, s[18:19]
A094  v_cmp_le_u32_e64 s[6:7], s16, v1
A09C  s_or_b64 s[6:7], vcc, s[6:7]
A0A0  s_nor_b64 s[6:7], s[6:7], s[2:3]
A0A4  s_and_b64 s[6:7], s[6:7], exec
A0A8  s_or_saveexec_b64 s[8:9], s[8:9]
A0AC  v_cndmask_b32_e32 v2, v2, v4, vcc
A0B0  v_lshl_add_u64 v[4:5], v[4:5], 4, s[12:13]
A0B8  v_mov_b32_e32 v7, 0x7f
A0C0  s_xor_b64 exec, exec, s[8:9]
A0C4  s_cbranch_execz 24
A0C8  v_lshrrev_b32_e32 v7, 3, v0
A0CC  v_bitop3_b32 v8, v7, 64, 2 bitop3:0xde
A0D4  v_cndmask_b32_e64 v7, v8, v7, s[0:1]
A0DC  v_lshlrev_b32_e32 v8, 2, v7
A0E0  v_lshrrev_b32_e32 v7, 2, v7
A0E4  v_xor_b32_e32 v7, v7, v0
A0E8  v_and_or_b32 v7, v7, 3, v8
A0F0  v_lshlrev_b32_e32 v7, 4, v7
A0F4  v_or_b32_e32 v12, v8, v6
A0F8  ds_read_b128 v[8:11], v7
A100  ds_read_u8 v7, v12 offset:8192
A108  v_mad_u64_u32 v[12:13], s[12:13], v1, s22, 0
A110  v_lshl_add_u64 v[12:13], v[12:13], 4, v[4:5]
A118  s_or_b64 s[6:7], s[6:7], exec
A11C  s_waitcnt lgkmcnt(1)
A120  global_store_dwordx4 v[12:13], v[8:11], off
A128  s_or_b64 exec, exec, s[8:9]
A12C  s_and_saveexec_b64 s[8:9], s[6:7]
A130  s_cbranch_execz 11
A134  v_and_b32_e32 v8, 0xffffffe0, v1
A13C  v_cndmask_b32_e32 v1, v8, v1, vcc
A140  v_mov_b64_e32 v[8:9], s[14:15]
A144  v_mad_u64_u32 v[8:9], s[6:7], s11, v1, v[8:9]
A14C  v_lshl_add_u64 v[8:9], v[8:9], 0, v[2:3]
A154  s_waitcnt lgkmcnt(0)
A158  global_store_byte v[8:9], v7, off
A160  s_or_b64 exec, exec, s[8:9]
A164  s_waitcnt lgkmcnt(0)
A168  v_or_b32_e32 v7, 0x100, v0
A170  v_lshrrev_b32_e32 v1, 2, v7
A174  v_add_u32_e32 v1, s23, v1
A178  v_cmp_le_u32_e64 s[6:7], s10, v1
A180  s_xor_b64 s[4:5], s[4:5], -1
A184  s_or_b64 s[6:7], s[4:5], s[6:7]
A188  s_mov_b64 s[4:5], 0
A18C  s_and_saveexec_b64 s[8:9], s[6:7]
A190  s_xor_b64 s[6:7], exec, s[8:9]
A194  s_cbranch_execnz 9
A198  s_or_saveexec_b64 s[2:3], s[6:7]
A19C  v_mov_b32_e32 v8, 0x7f
A1A4  s_xor_b64 exec, exec, s[2:3]
A1A8  s_cbranch_execnz 14
A1AC  s_or_b64 exec, exec, s[2:3]
A1B0  s_and_saveexec_b64 s[0:1], s[4:5]
A1B4  s_cbranch_execnz 38
A1B8  s_endpgm
A1BC  v_cmp_le_u32_e64 s[4:5], s16, v1
A1C4  s_or_b64 s[4:5], vcc, s[4:5]
A1C8  s_nor_b64 s[2:3], s[4:5], s[2:3]
A1CC  s_and_b64 s[4:5], s[2:3], exec
A1D0  s_or_saveexec_b64 s[2:3], s[6:7]
A1D4  v_mov_b32_e32 v8, 0x7f
A1DC  s_xor_b64 exec, exec, s[2:3]
A1E0  s_cbranch_execz 65522
A1E4  v_lshrrev_b32_e32 v7, 3, v7
A1E8  v_bitop3_b32 v8, v7, 64, 2 bitop3:0xde
A1F0  v_cndmask_b32_e64 v7, v8, v7, s[0:1]
A1F8  v_lshlrev_b32_e32 v8, 2, v7
A1FC  v_lshrrev_b32_e32 v7, 2, v7
A200  v_xor_b32_e32 v0, v7, v0
A204  v_and_or_b32 v0, v0, 3, v8
A20C  v_lshlrev_b32_e32 v0, 4, v0
A210  v_or_b32_e32 v6, v8, v6
A214  ds_read_b128 v[10:13], v0
A21C  ds_read_u8 v8, v6 offset:8192
A224  v_mad_u64_u32 v[6:7], s[0:1], v1, s22, 0
A22C  v_lshl_add_u64 v[4:5], v[6:7], 4, v[4:5]
A234  s_or_b64 s[4:5], s[4:5], exec
A238  s_waitcnt lgkmcnt(1)
A23C  global_store_dwordx4 v[4:5], v[10:13], off
A244  s_or_b64 exec, exec, s[2:3]
A248  s_and_saveexec_b64 s[0:1], s[4:5]
A24C  s_cbranch_execz 65498
A250  v_and_b32_e32 v0, 0xffffffe0, v1
A258  v_cndmask_b32_e32 v4, v0, v1, vcc
A25C  v_mov_b64_e32 v[0:1], s[14:15]
A260  v_mad_u64_u32 v[0:1], s[0:1], s11, v4, v[0:1]
A268  v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
A270  s_waitcnt lgkmcnt(0)
A274  global_store_byte v[0:1], v8, off
A27C  s_endpgm
A280  s_nop 0

a300 <QuantiseColumnTunedSr>:
A300  s_load_dwordx4 s[16:19], s[0:1], 0x18
A308  v_lshlrev_b32_e32 v1, 1, v0
A30C  v_lshrrev_b32_e32 v78, 6, v0
A310  v_and_b32_e32 v79, 0x7e, v1
A318  s_lshl_b32 s29, s2, 7
A31C  s_lshl_b32 s2, s3, 2
A320  s_waitcnt lgkmcnt(0)
A324  s_lshr_b32 s28, s17, 5
A328  v_or_b32_e32 v4, s29, v79
A32C  v_or_b32_e32 v16, s2, v78
A330  v_cmp_le_u32_e32 vcc, s18, v4
A334  v_cmp_le_u32_e64 s[4:5], s28, v16
A33C  s_or_b64 s[4:5], vcc, s[4:5]
A340  v_lshrrev_b32_e32 v1, 2, v0
A344  s_and_saveexec_b64 s[6:7], s[4:5]
A348  s_xor_b64 s[4:5], exec, s[6:7]
A34C  v_lshrrev_b32_e32 v1, 2, v0
A350  s_or_saveexec_b64 s[10:11], s[4:5]
A354  s_load_dwordx4 s[12:15], s[0:1], 0x8
A35C  s_xor_b64 exec, exec, s[10:11]
A360  s_cbranch_execz 4228
A364  s_bitcmp0_b32 s18, 0
A368  s_cselect_b64 s[4:5], -1, 0
A36C  s_add_i32 s6, s29, 0x80
A374  s_cmp_le_u32 s6, s18
A378  s_cselect_b64 s[6:7], -1, 0
A37C  s_load_dwordx2 s[24:25], s[0:1], 0x0
A384  s_load_dwordx4 s[20:23], s[0:1], 0x38
A38C  s_or_b64 s[26:27], s[6:7], s[4:5]
A390  s_bitcmp1_b32 s19, 0
A394  s_cselect_b64 s[4:5], -1, 0
A398  v_lshlrev_b32_e32 v2, 5, v16
A39C  v_mov_b32_e32 v5, 0
A3A0  v_or_b32_e32 v3, 1, v4
A3A4  s_mov_b32 s17, 0
A3A8  v_cmp_gt_u32_e64 s[6:7], s18, v3
A3B0  v_mad_u64_u32 v[8:9], s[8:9], v2, s16, 0
A3B8  v_mad_u64_u32 v[10:11], s[8:9], v2, s16, v[4:5]
A3C0  v_cndmask_b32_e64 v2, 0, 1, s[4:5]
A3C8  v_cndmask_b32_e64 v32, 0, 1, s[6:7]
A3D0  v_mov_b32_e32 v33, s17
A3D4  s_and_b64 vcc, exec, s[26:27]
A3D8  v_cmp_ne_u32_e64 s[8:9], 1, v2
A3E0  s_cbranch_vccz 13
A3E4  s_and_b64 vcc, exec, s[8:9]
A3E8  v_lshrrev_b64 v[12:13], 1, v[10:11]
A3F0  s_cbranch_vccnz 12
A3F4  s_waitcnt lgkmcnt(0)
A3F8  v_lshl_add_u64 v[2:3], v[12:13], 3, s[24:25]
A400  global_load_dwordx2 v[2:3], v[2:3], off
A408  s_waitcnt vmcnt(0)
A40C  v_mov_b32_e32 v6, v3
A410  s_cbranch_execz 4
A414  s_branch 12
A418  s_load_dwordx2 s[0:1], s[0:1], 0x30
A420  s_branch 12
A424  s_waitcnt lgkmcnt(0)
A428  v_lshl_add_u64 v[2:3], v[12:13], 2, s[24:25]
A430  global_load_dword v3, v[2:3], off
A438  s_waitcnt vmcnt(0)
A43C  v_lshlrev_b32_e32 v2, 16, v3
A440  v_and_b32_e32 v6, 0xffff0000, v3
A448  s_load_dwordx2 s[0:1], s[0:1], 0x30
A450  s_cbranch_execnz 33
A454  s_and_b64 vcc, exec, s[8:9]
A458  s_cbranch_vccnz 7
A45C  s_waitcnt lgkmcnt(0)
A460  v_lshl_add_u64 v[2:3], v[10:11], 2, s[24:25]
A468  global_load_dword v2, v[2:3], off
A470  s_cbranch_execz 1
A474  s_branch 7
A478  s_waitcnt vmcnt(0) lgkmcnt(0)
A47C  v_lshl_add_u64 v[2:3], v[10:11], 1, s[24:25]
A484  global_load_ushort v2, v[2:3], off
A48C  s_waitcnt vmcnt(0)
A490  v_lshlrev_b32_e32 v2, 16, v2
A494  s_and_b64 vcc, exec, s[8:9]
A498  v_or_b32_e32 v10, v10, v32
A49C  s_cbranch_vccnz 7
A4A0  s_waitcnt lgkmcnt(0)
A4A4  v_lshl_add_u64 v[6:7], v[10:11], 2, s[24:25]
A4AC  global_load_dword v6, v[6:7], off
A4B4  s_cbranch_execz 1
A4B8  s_branch 7
A4BC  s_waitcnt vmcnt(0) lgkmcnt(0)
A4C0  v_lshl_add_u64 v[6:7], v[10:11], 1, s[24:25]
A4C8  global_load_ushort v3, v[6:7], off
A4D0  s_waitcnt vmcnt(0)
A4D4  v_lshlrev_b32_e32 v6, 16, v3
A4D8  v_lshl_add_u64 v[8:9], v[8:9], 0, s[16:17]
A4E0  v_cndmask_b32_e64 v3, 0, 1, s[26:27]
A4E8  v_cmp_ne_u32_e64 s[4:5], 1, v3
A4F0  s_andn2_b64 vcc, exec, s[26:27]
A4F4  v_lshl_add_u64 v[10:11], v[8:9], 0, v[4:5]
A4FC  s_cbranch_vccnz 14
A500  s_and_b64 vcc, exec, s[8:9]
A504  v_lshrrev_b64 v[12:13], 1, v[10:11]
A50C  s_cbranch_vccnz 11
A510  s_waitcnt lgkmcnt(0)
A514  v_lshl_add_u64 v[14:15], v[12:13], 3, s[24:25]
A51C  global_load_dwordx2 v[14:15], v[14:15], off
A524  s_waitcnt vmcnt(0)
A528  v_mov_b32_e32 v7, v15
A52C  v_mov_b32_e32 v3, v14
A530  s_cbranch_execz 2
A534  s_branch 10
A538  s_branch 10
A53C  s_waitcnt lgkmcnt(0)
A540  v_lshl_add_u64 v[12:13], v[12:13], 2, s[24:25]
A548  global_load_dword v7, v[12:13], off
A550  s_waitcnt vmcnt(0)
A554  v_lshlrev_b32_e32 v3, 16, v7
A558  v_and_b32_e32 v7, 0xffff0000, v7
A560  s_cbranch_execnz 34
A564  s_and_b64 vcc, exec, s[8:9]
A568  s_cbranch_vccnz 7
A56C  s_waitcnt lgkmcnt(0)
A570  v_lshl_add_u64 v[12:13], v[10:11], 2, s[24:25]
A578  global_load_dword v3, v[12:13], off
A580  s_cbranch_execz 1
A584  s_branch 7
A588  s_waitcnt lgkmcnt(0)
A58C  v_lshl_add_u64 v[12:13], v[10:11], 1, s[24:25]
A594  global_load_ushort v3, v[12:13], off
A59C  s_waitcnt vmcnt(0)
A5A0  v_lshlrev_b32_e32 v3, 16, v3
A5A4  s_and_b64 vcc, exec, s[8:9]
A5A8  v_lshl_add_u64 v[10:11], v[10:11], 0, v[32:33]
A5B0  s_cbranch_vccnz 7
A5B4  s_waitcnt lgkmcnt(0)
A5B8  v_lshl_add_u64 v[12:13], v[10:11], 2, s[24:25]
A5C0  global_load_dword v7, v[12:13], off
A5C8  s_cbranch_execz 1
A5CC  s_branch 7
A5D0  s_waitcnt lgkmcnt(0)
A5D4  v_lshl_add_u64 v[10:11], v[10:11], 1, s[24:25]
A5DC  global_load_ushort v7, v[10:11], off
A5E4  s_waitcnt vmcnt(0)
A5E8  v_lshlrev_b32_e32 v7, 16, v7
A5EC  v_lshl_add_u64 v[10:11], v[8:9], 0, s[16:17]
A5F4  s_and_b64 vcc, exec, s[4:5]
A5F8  v_lshl_add_u64 v[12:13], v[10:11], 0, v[4:5]
A600  s_cbranch_vccnz 13
A604  s_and_b64 vcc, exec, s[8:9]
A608  v_lshrrev_b64 v[14:15], 1, v[12:13]
A610  s_cbranch_vccnz 10
A614  s_waitcnt lgkmcnt(0)
A618  v_lshl_add_u64 v[8:9], v[14:15], 3, s[24:25]
A620  global_load_dwordx2 v[20:21], v[8:9], off
A628  s_waitcnt vmcnt(0)
A62C  v_mov_b32_e32 v8, v21
A630  s_cbranch_execz 2
A634  s_branch 10
A638  s_branch 10
A63C  s_waitcnt lgkmcnt(0)
A640  v_lshl_add_u64 v[8:9], v[14:15], 2, s[24:25]
A648  global_load_dword v8, v[8:9], off
A650  s_waitcnt vmcnt(0)
A654  v_lshlrev_b32_e32 v20, 16, v8
A658  v_and_b32_e32 v8, 0xffff0000, v8
A660  s_cbranch_execnz 33
A664  s_and_b64 vcc, exec, s[8:9]
A668  s_cbranch_vccnz 7
A66C  s_waitcnt lgkmcnt(0)
A670  v_lshl_add_u64 v[8:9], v[12:13], 2, s[24:25]
A678  global_load_dword v20, v[8:9], off
A680  s_cbranch_execz 1
A684  s_branch 7
A688  s_waitcnt lgkmcnt(0)
A68C  v_lshl_add_u64 v[8:9], v[12:13], 1, s[24:25]
A694  global_load_ushort v8, v[8:9], off
A69C  s_waitcnt vmcnt(0)
A6A0  v_lshlrev_b32_e32 v20, 16, v8
A6A4  s_and_b64 vcc, exec, s[8:9]
A6A8  v_or_b32_e32 v12, v12, v32
A6AC  s_cbranch_vccnz 7
A6B0  s_waitcnt lgkmcnt(0)
A6B4  v_lshl_add_u64 v[8:9], v[12:13], 2, s[24:25]
A6BC  global_load_dword v8, v[8:9], off
A6C4  s_cbranch_execz 1
A6C8  s_branch 7
A6CC  s_waitcnt vmcnt(0) lgkmcnt(0)
A6D0  v_lshl_add_u64 v[8:9], v[12:13], 1, s[24:25]
A6D8  global_load_ushort v8, v[8:9], off
A6E0  s_waitcnt vmcnt(0)
A6E4  v_lshlrev_b32_e32 v8, 16, v8
A6E8  v_lshl_add_u64 v[10:11], v[10:11], 0, s[16:17]
A6F0  s_and_b64 vcc, exec, s[4:5]
A6F4  v_lshl_add_u64 v[12:13], v[10:11], 0, v[4:5]
A6FC  s_cbranch_vccnz 14
A700  s_and_b64 vcc, exec, s[8:9]
A704  v_lshrrev_b64 v[14:15], 1, v[12:13]
A70C  s_cbranch_vccnz 11
A710  s_waitcnt lgkmcnt(0)
A714  v_lshl_add_u64 v[18:19], v[14:15], 3, s[24:25]
A71C  global_load_dwordx2 v[18:19], v[18:19], off
A724  s_waitcnt vmcnt(0)
A728  v_mov_b32_e32 v9, v19
A72C  v_mov_b32_e32 v21, v18
A730  s_cbranch_execz 2
A734  s_branch 10
A738  s_branch 10
A73C  s_waitcnt lgkmcnt(0)
A740  v_lshl_add_u64 v[14:15], v[14:15], 2, s[24:25]
A748  global_load_dword v9, v[14:15], off
A750  s_waitcnt vmcnt(0)
A754  v_lshlrev_b32_e32 v21, 16, v9
A758  v_and_b32_e32 v9, 0xffff0000, v9
A760  s_cbranch_execnz 34
A764  s_and_b64 vcc, exec, s[8:9]
A768  s_cbranch_vccnz 7
A76C  s_waitcnt lgkmcnt(0)
A770  v_lshl_add_u64 v[14:15], v[12:13], 2, s[24:25]
A778  global_load_dword v21, v[14:15], off
A780  s_cbranch_execz 1
A784  s_branch 7
A788  s_waitcnt lgkmcnt(0)
A78C  v_lshl_add_u64 v[14:15], v[12:13], 1, s[24:25]
A794  global_load_ushort v9, v[14:15], off
A79C  s_waitcnt vmcnt(0)
A7A0  v_lshlrev_b32_e32 v21, 16, v9
A7A4  s_and_b64 vcc, exec, s[8:9]
A7A8  v_lshl_add_u64 v[12:13], v[12:13], 0, v[32:33]
A7B0  s_cbranch_vccnz 7
A7B4  s_waitcnt lgkmcnt(0)
A7B8  v_lshl_add_u64 v[14:15], v[12:13], 2, s[24:25]
A7C0  global_load_dword v9, v[14:15], off
A7C8  s_cbranch_execz 1
A7CC  s_branch 7
A7D0  s_waitcnt lgkmcnt(0)
A7D4  v_lshl_add_u64 v[12:13], v[12:13], 1, s[24:25]
A7DC  global_load_ushort v9, v[12:13], off
A7E4  s_waitcnt vmcnt(0)
A7E8  v_lshlrev_b32_e32 v9, 16, v9
A7EC  v_lshl_add_u64 v[12:13], v[10:11], 0, s[16:17]
A7F4  s_and_b64 vcc, exec, s[4:5]
A7F8  v_lshl_add_u64 v[14:15], v[12:13], 0, v[4:5]
A800  s_cbranch_vccnz 13
A804  s_and_b64 vcc, exec, s[8:9]
A808  v_lshrrev_b64 v[18:19], 1, v[14:15]
A810  s_cbranch_vccnz 10
A814  s_waitcnt lgkmcnt(0)
A818  v_lshl_add_u64 v[10:11], v[18:19], 3, s[24:25]
A820  global_load_dwordx2 v[24:25], v[10:11], off
A828  s_waitcnt vmcnt(0)
A82C  v_mov_b32_e32 v10, v25
A830  s_cbranch_execz 2
A834  s_branch 10
A838  s_branch 10
A83C  s_waitcnt lgkmcnt(0)
A840  v_lshl_add_u64 v[10:11], v[18:19], 2, s[24:25]
A848  global_load_dword v10, v[10:11], off
A850  s_waitcnt vmcnt(0)
A854  v_lshlrev_b32_e32 v24, 16, v10
A858  v_and_b32_e32 v10, 0xffff0000, v10
A860  s_cbranch_execnz 33
A864  s_and_b64 vcc, exec, s[8:9]
A868  s_cbranch_vccnz 7
A86C  s_waitcnt lgkmcnt(0)
A870  v_lshl_add_u64 v[10:11], v[14:15], 2, s[24:25]
A878  global_load_dword v24, v[10:11], off
A880  s_cbranch_execz 1
A884  s_branch 7
A888  s_waitcnt lgkmcnt(0)
A88C  v_lshl_add_u64 v[10:11], v[14:15], 1, s[24:25]
A894  global_load_ushort v10, v[10:11], off
A89C  s_waitcnt vmcnt(0)
A8A0  v_lshlrev_b32_e32 v24, 16, v10
A8A4  s_and_b64 vcc, exec, s[8:9]
A8A8  v_or_b32_e32 v14, v14, v32
A8AC  s_cbranch_vccnz 7
A8B0  s_waitcnt lgkmcnt(0)
A8B4  v_lshl_add_u64 v[10:11], v[14:15], 2, s[24:25]
A8BC  global_load_dword v10, v[10:11], off
A8C4  s_cbranch_execz 1
A8C8  s_branch 7
A8CC  s_waitcnt vmcnt(0) lgkmcnt(0)
A8D0  v_lshl_add_u64 v[10:11], v[14:15], 1, s[24:25]
A8D8  global_load_ushort v10, v[10:11], off
A8E0  s_waitcnt vmcnt(0)
A8E4  v_lshlrev_b32_e32 v10, 16, v10
A8E8  v_lshl_add_u64 v[12:13], v[12:13], 0, s[16:17]
A8F0  s_and_b64 vcc, exec, s[4:5]
A8F4  v_lshl_add_u64 v[14:15], v[12:13], 0, v[4:5]
A8FC  s_cbranch_vccnz 14
A900  s_and_b64 vcc, exec, s[8:9]
A904  v_lshrrev_b64 v[18:19], 1, v[14:15]
A90C  s_cbranch_vccnz 11
A910  s_waitcnt lgkmcnt(0)
A914  v_lshl_add_u64 v[22:23], v[18:19], 3, s[24:25]
A91C  global_load_dwordx2 v[22:23], v[22:23], off
A924  s_waitcnt vmcnt(0)
A928  v_mov_b32_e32 v11, v23
A92C  v_mov_b32_e32 v25, v22
A930  s_cbranch_execz 2
A934  s_branch 10
A938  s_branch 10
A93C  s_waitcnt lgkmcnt(0)
A940  v_lshl_add_u64 v[18:19], v[18:19], 2, s[24:25]
A948  global_load_dword v11, v[18:19], off
A950  s_waitcnt vmcnt(0)
A954  v_lshlrev_b32_e32 v25, 16, v11
A958  v_and_b32_e32 v11, 0xffff0000, v11
A960  s_cbranch_execnz 34
A964  s_and_b64 vcc, exec, s[8:9]
A968  s_cbranch_vccnz 7
A96C  s_waitcnt lgkmcnt(0)
A970  v_lshl_add_u64 v[18:19], v[14:15], 2, s[24:25]
A978  global_load_dword v25, v[18:19], off
A980  s_cbranch_execz 1
A984  s_branch 7
A988  s_waitcnt lgkmcnt(0)
A98C  v_lshl_add_u64 v[18:19], v[14:15], 1, s[24:25]
A994  global_load_ushort v11, v[18:19], off
A99C  s_waitcnt vmcnt(0)
A9A0  v_lshlrev_b32_e32 v25, 16, v11
A9A4  s_and_b64 vcc, exec, s[8:9]
A9A8  v_lshl_add_u64 v[14:15], v[14:15], 0, v[32:33]
A9B0  s_cbranch_vccnz 7
A9B4  s_waitcnt lgkmcnt(0)
A9B8  v_lshl_add_u64 v[18:19], v[14:15], 2, s[24:25]
A9C0  global_load_dword v11, v[18:19], off
A9C8  s_cbranch_execz 1
A9CC  s_branch 7
A9D0  s_waitcnt lgkmcnt(0)
A9D4  v_lshl_add_u64 v[14:15], v[14:15], 1, s[24:25]
A9DC  global_load_ushort v11, v[14:15], off
A9E4  s_waitcnt vmcnt(0)
A9E8  v_lshlrev_b32_e32 v11, 16, v11
A9EC  v_lshl_add_u64 v[14:15], v[12:13], 0, s[16:17]
A9F4  s_and_b64 vcc, exec, s[4:5]
A9F8  v_lshl_add_u64 v[18:19], v[14:15], 0, v[4:5]
AA00  s_cbranch_vccnz 13
AA04  s_and_b64 vcc, exec, s[8:9]
AA08  v_lshrrev_b64 v[22:23], 1, v[18:19]
AA10  s_cbranch_vccnz 10
AA14  s_waitcnt lgkmcnt(0)
AA18  v_lshl_add_u64 v[12:13], v[22:23], 3, s[24:25]
AA20  global_load_dwordx2 v[28:29], v[12:13], off
AA28  s_waitcnt vmcnt(0)
AA2C  v_mov_b32_e32 v12, v29
AA30  s_cbranch_execz 2
AA34  s_branch 10
AA38  s_branch 10
AA3C  s_waitcnt lgkmcnt(0)
AA40  v_lshl_add_u64 v[12:13], v[22:23], 2, s[24:25]
AA48  global_load_dword v12, v[12:13], off
AA50  s_waitcnt vmcnt(0)
AA54  v_lshlrev_b32_e32 v28, 16, v12
AA58  v_and_b32_e32 v12, 0xffff0000, v12
AA60  s_cbranch_execnz 33
AA64  s_and_b64 vcc, exec, s[8:9]
AA68  s_cbranch_vccnz 7
AA6C  s_waitcnt lgkmcnt(0)
AA70  v_lshl_add_u64 v[12:13], v[18:19], 2, s[24:25]
AA78  global_load_dword v28, v[12:13], off
AA80  s_cbranch_execz 1
AA84  s_branch 7
AA88  s_waitcnt lgkmcnt(0)
AA8C  v_lshl_add_u64 v[12:13], v[18:19], 1, s[24:25]
AA94  global_load_ushort v12, v[12:13], off
AA9C  s_waitcnt vmcnt(0)
AAA0  v_lshlrev_b32_e32 v28, 16, v12
AAA4  s_and_b64 vcc, exec, s[8:9]
AAA8  v_or_b32_e32 v18, v18, v32
AAAC  s_cbranch_vccnz 7
AAB0  s_waitcnt lgkmcnt(0)
AAB4  v_lshl_add_u64 v[12:13], v[18:19], 2, s[24:25]
AABC  global_load_dword v12, v[12:13], off
AAC4  s_cbranch_execz 1
AAC8  s_branch 7
AACC  s_waitcnt vmcnt(0) lgkmcnt(0)
AAD0  v_lshl_add_u64 v[12:13], v[18:19], 1, s[24:25]
AAD8  global_load_ushort v12, v[12:13], off
AAE0  s_waitcnt vmcnt(0)
AAE4  v_lshlrev_b32_e32 v12, 16, v12
AAE8  v_lshl_add_u64 v[14:15], v[14:15], 0, s[16:17]
AAF0  s_and_b64 vcc, exec, s[4:5]
AAF4  v_lshl_add_u64 v[18:19], v[14:15], 0, v[4:5]
AAFC  s_cbranch_vccnz 14
AB00  s_and_b64 vcc, exec, s[8:9]
AB04  v_lshrrev_b64 v[22:23], 1, v[18:19]
AB0C  s_cbranch_vccnz 11
AB10  s_waitcnt lgkmcnt(0)
AB14  v_lshl_add_u64 v[26:27], v[22:23], 3, s[24:25]
AB1C  global_load_dwordx2 v[26:27], v[26:27], off
AB24  s_waitcnt vmcnt(0)
AB28  v_mov_b32_e32 v13, v27
AB2C  v_mov_b32_e32 v29, v26
AB30  s_cbranch_execz 2
AB34  s_branch 10
AB38  s_branch 10
AB3C  s_waitcnt lgkmcnt(0)
AB40  v_lshl_add_u64 v[22:23], v[22:23], 2, s[24:25]
AB48  global_load_dword v13, v[22:23], off
AB50  s_waitcnt vmcnt(0)
AB54  v_lshlrev_b32_e32 v29, 16, v13
AB58  v_and_b32_e32 v13, 0xffff0000, v13
AB60  s_cbranch_execnz 34
AB64  s_and_b64 vcc, exec, s[8:9]
AB68  s_cbranch_vccnz 7
AB6C  s_waitcnt lgkmcnt(0)
AB70  v_lshl_add_u64 v[22:23], v[18:19], 2, s[24:25]
AB78  global_load_dword v29, v[22:23], off
AB80  s_cbranch_execz 1
AB84  s_branch 7
AB88  s_waitcnt lgkmcnt(0)
AB8C  v_lshl_add_u64 v[22:23], v[18:19], 1, s[24:25]
AB94  global_load_ushort v13, v[22:23], off
AB9C  s_waitcnt vmcnt(0)
ABA0  v_lshlrev_b32_e32 v29, 16, v13
ABA4  s_and_b64 vcc, exec, s[8:9]
ABA8  v_lshl_add_u64 v[18:19], v[18:19], 0, v[32:33]
ABB0  s_cbranch_vccnz 7
ABB4  s_waitcnt lgkmcnt(0)
ABB8  v_lshl_add_u64 v[22:23], v[18:19], 2, s[24:25]
ABC0  global_load_dword v13, v[22:23], off
ABC8  s_cbranch_execz 1
ABCC  s_branch 7
ABD0  s_waitcnt lgkmcnt(0)
ABD4  v_lshl_add_u64 v[18:19], v[18:19], 1, s[24:25]
ABDC  global_load_ushort v13, v[18:19], off
ABE4  s_waitcnt vmcnt(0)
ABE8  v_lshlrev_b32_e32 v13, 16, v13
ABEC  v_lshl_add_u64 v[18:19], v[14:15], 0, s[16:17]
ABF4  s_and_b64 vcc, exec, s[4:5]
ABF8  v_lshl_add_u64 v[22:23], v[18:19], 0, v[4:5]
AC00  s_cbranch_vccnz 13
AC04  s_and_b64 vcc, exec, s[8:9]
AC08  v_lshrrev_b64 v[26:27], 1, v[22:23]
AC10  s_cbranch_vccnz 10
AC14  s_waitcnt lgkmcnt(0)
AC18  v_lshl_add_u64 v[14:15], v[26:27], 3, s[24:25]
AC20  global_load_dwordx2 v[34:35], v[14:15], off
AC28  s_waitcnt vmcnt(0)
AC2C  v_mov_b32_e32 v14, v35
AC30  s_cbranch_execz 2
AC34  s_branch 10
AC38  s_branch 10
AC3C  s_waitcnt lgkmcnt(0)
AC40  v_lshl_add_u64 v[14:15], v[26:27], 2, s[24:25]
AC48  global_load_dword v14, v[14:15], off
AC50  s_waitcnt vmcnt(0)
AC54  v_lshlrev_b32_e32 v34, 16, v14
AC58  v_and_b32_e32 v14, 0xffff0000, v14
AC60  s_cbranch_execnz 33
AC64  s_and_b64 vcc, exec, s[8:9]
AC68  s_cbranch_vccnz 7
AC6C  s_waitcnt lgkmcnt(0)
AC70  v_lshl_add_u64 v[14:15], v[22:23], 2, s[24:25]
AC78  global_load_dword v34, v[14:15], off
AC80  s_cbranch_execz 1
AC84  s_branch 7
AC88  s_waitcnt lgkmcnt(0)
AC8C  v_lshl_add_u64 v[14:15], v[22:23], 1, s[24:25]
AC94  global_load_ushort v14, v[14:15], off
AC9C  s_waitcnt vmcnt(0)
ACA0  v_lshlrev_b32_e32 v34, 16, v14
ACA4  s_and_b64 vcc, exec, s[8:9]
ACA8  v_or_b32_e32 v22, v22, v32
ACAC  s_cbranch_vccnz 7
ACB0  s_waitcnt lgkmcnt(0)
ACB4  v_lshl_add_u64 v[14:15], v[22:23], 2, s[24:25]
ACBC  global_load_dword v14, v[14:15], off
ACC4  s_cbranch_execz 1
ACC8  s_branch 7
ACCC  s_waitcnt vmcnt(0) lgkmcnt(0)
ACD0  v_lshl_add_u64 v[14:15], v[22:23], 1, s[24:25]
ACD8  global_load_ushort v14, v[14:15], off
ACE0  s_waitcnt vmcnt(0)
ACE4  v_lshlrev_b32_e32 v14, 16, v14
ACE8  v_lshl_add_u64 v[18:19], v[18:19], 0, s[16:17]
ACF0  s_and_b64 vcc, exec, s[4:5]
ACF4  v_lshl_add_u64 v[22:23], v[18:19], 0, v[4:5]
ACFC  s_cbranch_vccnz 14
AD00  s_and_b64 vcc, exec, s[8:9]
AD04  v_lshrrev_b64 v[26:27], 1, v[22:23]
AD0C  s_cbranch_vccnz 11
AD10  s_waitcnt lgkmcnt(0)
AD14  v_lshl_add_u64 v[30:31], v[26:27], 3, s[24:25]
AD1C  global_load_dwordx2 v[30:31], v[30:31], off
AD24  s_waitcnt vmcnt(0)
AD28  v_mov_b32_e32 v15, v31
AD2C  v_mov_b32_e32 v35, v30
AD30  s_cbranch_execz 2
AD34  s_branch 10
AD38  s_branch 10
AD3C  s_waitcnt lgkmcnt(0)
AD40  v_lshl_add_u64 v[26:27], v[26:27], 2, s[24:25]
AD48  global_load_dword v15, v[26:27], off
AD50  s_waitcnt vmcnt(0)
AD54  v_lshlrev_b32_e32 v35, 16, v15
AD58  v_and_b32_e32 v15, 0xffff0000, v15
AD60  s_cbranch_execnz 34
AD64  s_and_b64 vcc, exec, s[8:9]
AD68  s_cbranch_vccnz 7
AD6C  s_waitcnt lgkmcnt(0)
AD70  v_lshl_add_u64 v[26:27], v[22:23], 2, s[24:25]
AD78  global_load_dword v35, v[26:27], off
AD80  s_cbranch_execz 1
AD84  s_branch 7
AD88  s_waitcnt lgkmcnt(0)
AD8C  v_lshl_add_u64 v[26:27], v[22:23], 1, s[24:25]
AD94  global_load_ushort v15, v[26:27], off
AD9C  s_waitcnt vmcnt(0)
ADA0  v_lshlrev_b32_e32 v35, 16, v15
ADA4  s_and_b64 vcc, exec, s[8:9]
ADA8  v_lshl_add_u64 v[22:23], v[22:23], 0, v[32:33]
ADB0  s_cbranch_vccnz 7
ADB4  s_waitcnt lgkmcnt(0)
ADB8  v_lshl_add_u64 v[26:27], v[22:23], 2, s[24:25]
ADC0  global_load_dword v15, v[26:27], off
ADC8  s_cbranch_execz 1
ADCC  s_branch 7
ADD0  s_waitcnt lgkmcnt(0)
ADD4  v_lshl_add_u64 v[22:23], v[22:23], 1, s[24:25]
ADDC  global_load_ushort v15, v[22:23], off
ADE4  s_waitcnt vmcnt(0)
ADE8  v_lshlrev_b32_e32 v15, 16, v15
ADEC  v_lshl_add_u64 v[22:23], v[18:19], 0, s[16:17]
ADF4  s_and_b64 vcc, exec, s[4:5]
ADF8  v_lshl_add_u64 v[26:27], v[22:23], 0, v[4:5]
AE00  s_cbranch_vccnz 13
AE04  s_and_b64 vcc, exec, s[8:9]
AE08  v_lshrrev_b64 v[30:31], 1, v[26:27]
AE10  s_cbranch_vccnz 10
AE14  s_waitcnt lgkmcnt(0)
AE18  v_lshl_add_u64 v[18:19], v[30:31], 3, s[24:25]
AE20  global_load_dwordx2 v[38:39], v[18:19], off
AE28  s_waitcnt vmcnt(0)
AE2C  v_mov_b32_e32 v18, v39
AE30  s_cbranch_execz 2
AE34  s_branch 10
AE38  s_branch 10
AE3C  s_waitcnt lgkmcnt(0)
AE40  v_lshl_add_u64 v[18:19], v[30:31], 2, s[24:25]
AE48  global_load_dword v17, v[18:19], off
AE50  s_waitcnt vmcnt(0)
AE54  v_lshlrev_b32_e32 v38, 16, v17
AE58  v_and_b32_e32 v18, 0xffff0000, v17
AE60  s_cbranch_execnz 33
AE64  s_and_b64 vcc, exec, s[8:9]
AE68  s_cbranch_vccnz 7
AE6C  s_waitcnt lgkmcnt(0)
AE70  v_lshl_add_u64 v[18:19], v[26:27], 2, s[24:25]
AE78  global_load_dword v38, v[18:19], off
AE80  s_cbranch_execz 1
AE84  s_branch 7
AE88  s_waitcnt lgkmcnt(0)
AE8C  v_lshl_add_u64 v[18:19], v[26:27], 1, s[24:25]
AE94  global_load_ushort v17, v[18:19], off
AE9C  s_waitcnt vmcnt(0)
AEA0  v_lshlrev_b32_e32 v38, 16, v17
AEA4  s_and_b64 vcc, exec, s[8:9]
AEA8  v_or_b32_e32 v26, v26, v32
AEAC  s_cbranch_vccnz 7
AEB0  s_waitcnt lgkmcnt(0)
AEB4  v_lshl_add_u64 v[18:19], v[26:27], 2, s[24:25]
AEBC  global_load_dword v18, v[18:19], off
AEC4  s_cbranch_execz 1
AEC8  s_branch 7
AECC  s_waitcnt vmcnt(0) lgkmcnt(0)
AED0  v_lshl_add_u64 v[18:19], v[26:27], 1, s[24:25]
AED8  global_load_ushort v17, v[18:19], off
AEE0  s_waitcnt vmcnt(0)
AEE4  v_lshlrev_b32_e32 v18, 16, v17
AEE8  v_lshl_add_u64 v[22:23], v[22:23], 0, s[16:17]
AEF0  s_and_b64 vcc, exec, s[4:5]
AEF4  v_lshl_add_u64 v[26:27], v[22:23], 0, v[4:5]
AEFC  s_cbranch_vccnz 14
AF00  s_and_b64 vcc, exec, s[8:9]
AF04  v_lshrrev_b64 v[30:31], 1, v[26:27]
AF0C  s_cbranch_vccnz 11
AF10  s_waitcnt lgkmcnt(0)
AF14  v_lshl_add_u64 v[36:37], v[30:31], 3, s[24:25]
AF1C  global_load_dwordx2 v[36:37], v[36:37], off
AF24  s_waitcnt vmcnt(0)
AF28  v_mov_b32_e32 v19, v37
AF2C  v_mov_b32_e32 v39, v36
AF30  s_cbranch_execz 2
AF34  s_branch 10
AF38  s_branch 10
AF3C  s_waitcnt lgkmcnt(0)
AF40  v_lshl_add_u64 v[30:31], v[30:31], 2, s[24:25]
AF48  global_load_dword v17, v[30:31], off
AF50  s_waitcnt vmcnt(0)
AF54  v_lshlrev_b32_e32 v39, 16, v17
AF58  v_and_b32_e32 v19, 0xffff0000, v17
AF60  s_cbranch_execnz 34
AF64  s_and_b64 vcc, exec, s[8:9]
AF68  s_cbranch_vccnz 7
AF6C  s_waitcnt lgkmcnt(0)
AF70  v_lshl_add_u64 v[30:31], v[26:27], 2, s[24:25]
AF78  global_load_dword v39, v[30:31], off
AF80  s_cbranch_execz 1
AF84  s_branch 7
AF88  s_waitcnt lgkmcnt(0)
AF8C  v_lshl_add_u64 v[30:31], v[26:27], 1, s[24:25]
AF94  global_load_ushort v17, v[30:31], off
AF9C  s_waitcnt vmcnt(0)
AFA0  v_lshlrev_b32_e32 v39, 16, v17
AFA4  s_and_b64 vcc, exec, s[8:9]
AFA8  v_lshl_add_u64 v[26:27], v[26:27], 0, v[32:33]
AFB0  s_cbranch_vccnz 7
AFB4  s_waitcnt lgkmcnt(0)
AFB8  v_lshl_add_u64 v[30:31], v[26:27], 2, s[24:25]
AFC0  global_load_dword v19, v[30:31], off
AFC8  s_cbranch_execz 1
AFCC  s_branch 7
AFD0  s_waitcnt lgkmcnt(0)
AFD4  v_lshl_add_u64 v[26:27], v[26:27], 1, s[24:25]
AFDC  global_load_ushort v17, v[26:27], off
AFE4  s_waitcnt vmcnt(0)
AFE8  v_lshlrev_b32_e32 v19, 16, v17
AFEC  v_lshl_add_u64 v[26:27], v[22:23], 0, s[16:17]
AFF4  s_and_b64 vcc, exec, s[4:5]
AFF8  v_lshl_add_u64 v[30:31], v[26:27], 0, v[4:5]
B000  s_cbranch_vccnz 13
B004  s_and_b64 vcc, exec, s[8:9]
B008  v_lshrrev_b64 v[36:37], 1, v[30:31]
B010  s_cbranch_vccnz 10
B014  s_waitcnt lgkmcnt(0)
B018  v_lshl_add_u64 v[22:23], v[36:37], 3, s[24:25]
B020  global_load_dwordx2 v[42:43], v[22:23], off
B028  s_waitcnt vmcnt(0)
B02C  v_mov_b32_e32 v22, v43
B030  s_cbranch_execz 2
B034  s_branch 10
B038  s_branch 10
B03C  s_waitcnt lgkmcnt(0)
B040  v_lshl_add_u64 v[22:23], v[36:37], 2, s[24:25]
B048  global_load_dword v17, v[22:23], off
B050  s_waitcnt vmcnt(0)
B054  v_lshlrev_b32_e32 v42, 16, v17
B058  v_and_b32_e32 v22, 0xffff0000, v17
B060  s_cbranch_execnz 33
B064  s_and_b64 vcc, exec, s[8:9]
B068  s_cbranch_vccnz 7
B06C  s_waitcnt lgkmcnt(0)
B070  v_lshl_add_u64 v[22:23], v[30:31], 2, s[24:25]
B078  global_load_dword v42, v[22:23], off
B080  s_cbranch_execz 1
B084  s_branch 7
B088  s_waitcnt lgkmcnt(0)
B08C  v_lshl_add_u64 v[22:23], v[30:31], 1, s[24:25]
B094  global_load_ushort v17, v[22:23], off
B09C  s_waitcnt vmcnt(0)
B0A0  v_lshlrev_b32_e32 v42, 16, v17
B0A4  s_and_b64 vcc, exec, s[8:9]
B0A8  v_or_b32_e32 v30, v30, v32
B0AC  s_cbranch_vccnz 7
B0B0  s_waitcnt lgkmcnt(0)
B0B4  v_lshl_add_u64 v[22:23], v[30:31], 2, s[24:25]
B0BC  global_load_dword v22, v[22:23], off
B0C4  s_cbranch_execz 1
B0C8  s_branch 7
B0CC  s_waitcnt vmcnt(0) lgkmcnt(0)
B0D0  v_lshl_add_u64 v[22:23], v[30:31], 1, s[24:25]
B0D8  global_load_ushort v17, v[22:23], off
B0E0  s_waitcnt vmcnt(0)
B0E4  v_lshlrev_b32_e32 v22, 16, v17
B0E8  v_lshl_add_u64 v[26:27], v[26:27], 0, s[16:17]
B0F0  s_and_b64 vcc, exec, s[4:5]
B0F4  v_lshl_add_u64 v[30:31], v[26:27], 0, v[4:5]
B0FC  s_cbranch_vccnz 14
B100  s_and_b64 vcc, exec, s[8:9]
B104  v_lshrrev_b64 v[36:37], 1, v[30:31]
B10C  s_cbranch_vccnz 11
B110  s_waitcnt lgkmcnt(0)
B114  v_lshl_add_u64 v[40:41], v[36:37], 3, s[24:25]
B11C  global_load_dwordx2 v[40:41], v[40:41], off
B124  s_waitcnt vmcnt(0)
B128  v_mov_b32_e32 v23, v41
B12C  v_mov_b32_e32 v43, v40
B130  s_cbranch_execz 2
B134  s_branch 10
B138  s_branch 10
B13C  s_waitcnt lgkmcnt(0)
B140  v_lshl_add_u64 v[36:37], v[36:37], 2, s[24:25]
B148  global_load_dword v17, v[36:37], off
B150  s_waitcnt vmcnt(0)
B154  v_lshlrev_b32_e32 v43, 16, v17
B158  v_and_b32_e32 v23, 0xffff0000, v17
B160  s_cbranch_execnz 34
B164  s_and_b64 vcc, exec, s[8:9]
B168  s_cbranch_vccnz 7
B16C  s_waitcnt lgkmcnt(0)
B170  v_lshl_add_u64 v[36:37], v[30:31], 2, s[24:25]
B178  global_load_dword v43, v[36:37], off
B180  s_cbranch_execz 1
B184  s_branch 7
B188  s_waitcnt lgkmcnt(0)
B18C  v_lshl_add_u64 v[36:37], v[30:31], 1, s[24:25]
B194  global_load_ushort v17, v[36:37], off
B19C  s_waitcnt vmcnt(0)
B1A0  v_lshlrev_b32_e32 v43, 16, v17
B1A4  s_and_b64 vcc, exec, s[8:9]
B1A8  v_lshl_add_u64 v[30:31], v[30:31], 0, v[32:33]
B1B0  s_cbranch_vccnz 7
B1B4  s_waitcnt lgkmcnt(0)
B1B8  v_lshl_add_u64 v[36:37], v[30:31], 2, s[24:25]
B1C0  global_load_dword v23, v[36:37], off
B1C8  s_cbranch_execz 1
B1CC  s_branch 7
B1D0  s_waitcnt lgkmcnt(0)
B1D4  v_lshl_add_u64 v[30:31], v[30:31], 1, s[24:25]
B1DC  global_load_ushort v17, v[30:31], off
B1E4  s_waitcnt vmcnt(0)
B1E8  v_lshlrev_b32_e32 v23, 16, v17
B1EC  v_lshl_add_u64 v[30:31], v[26:27], 0, s[16:17]
B1F4  s_and_b64 vcc, exec, s[4:5]
B1F8  v_lshl_add_u64 v[36:37], v[30:31], 0, v[4:5]
B200  s_cbranch_vccnz 13
B204  s_and_b64 vcc, exec, s[8:9]
B208  v_lshrrev_b64 v[40:41], 1, v[36:37]
B210  s_cbranch_vccnz 10
B214  s_waitcnt lgkmcnt(0)
B218  v_lshl_add_u64 v[26:27], v[40:41], 3, s[24:25]
B220  global_load_dwordx2 v[46:47], v[26:27], off
B228  s_waitcnt vmcnt(0)
B22C  v_mov_b32_e32 v26, v47
B230  s_cbranch_execz 2
B234  s_branch 10
B238  s_branch 10
B23C  s_waitcnt lgkmcnt(0)
B240  v_lshl_add_u64 v[26:27], v[40:41], 2, s[24:25]
B248  global_load_dword v17, v[26:27], off
B250  s_waitcnt vmcnt(0)
B254  v_lshlrev_b32_e32 v46, 16, v17
B258  v_and_b32_e32 v26, 0xffff0000, v17
B260  s_cbranch_execnz 33
B264  s_and_b64 vcc, exec, s[8:9]
B268  s_cbranch_vccnz 7
B26C  s_waitcnt lgkmcnt(0)
B270  v_lshl_add_u64 v[26:27], v[36:37], 2, s[24:25]
B278  global_load_dword v46, v[26:27], off
B280  s_cbranch_execz 1
B284  s_branch 7
B288  s_waitcnt lgkmcnt(0)
B28C  v_lshl_add_u64 v[26:27], v[36:37], 1, s[24:25]
B294  global_load_ushort v17, v[26:27], off
B29C  s_waitcnt vmcnt(0)
B2A0  v_lshlrev_b32_e32 v46, 16, v17
B2A4  s_and_b64 vcc, exec, s[8:9]
B2A8  v_or_b32_e32 v36, v36, v32
B2AC  s_cbranch_vccnz 7
B2B0  s_waitcnt lgkmcnt(0)
B2B4  v_lshl_add_u64 v[26:27], v[36:37], 2, s[24:25]
B2BC  global_load_dword v26, v[26:27], off
B2C4  s_cbranch_execz 1
B2C8  s_branch 7
B2CC  s_waitcnt vmcnt(0) lgkmcnt(0)
B2D0  v_lshl_add_u64 v[26:27], v[36:37], 1, s[24:25]
B2D8  global_load_ushort v17, v[26:27], off
B2E0  s_waitcnt vmcnt(0)
B2E4  v_lshlrev_b32_e32 v26, 16, v17
B2E8  v_lshl_add_u64 v[30:31], v[30:31], 0, s[16:17]
B2F0  s_and_b64 vcc, exec, s[4:5]
B2F4  v_lshl_add_u64 v[36:37], v[30:31], 0, v[4:5]
B2FC  s_cbranch_vccnz 14
B300  s_and_b64 vcc, exec, s[8:9]
B304  v_lshrrev_b64 v[40:41], 1, v[36:37]
B30C  s_cbranch_vccnz 11
B310  s_waitcnt lgkmcnt(0)
B314  v_lshl_add_u64 v[44:45], v[40:41], 3, s[24:25]
B31C  global_load_dwordx2 v[44:45], v[44:45], off
B324  s_waitcnt vmcnt(0)
B328  v_mov_b32_e32 v27, v45
B32C  v_mov_b32_e32 v47, v44
B330  s_cbranch_execz 2
B334  s_branch 10
B338  s_branch 10
B33C  s_waitcnt lgkmcnt(0)
B340  v_lshl_add_u64 v[40:41], v[40:41], 2, s[24:25]
B348  global_load_dword v17, v[40:41], off
B350  s_waitcnt vmcnt(0)
B354  v_lshlrev_b32_e32 v47, 16, v17
B358  v_and_b32_e32 v27, 0xffff0000, v17
B360  s_cbranch_execnz 34
B364  s_and_b64 vcc, exec, s[8:9]
B368  s_cbranch_vccnz 7
B36C  s_waitcnt lgkmcnt(0)
B370  v_lshl_add_u64 v[40:41], v[36:37], 2, s[24:25]
B378  global_load_dword v47, v[40:41], off
B380  s_cbranch_execz 1
B384  s_branch 7
B388  s_waitcnt lgkmcnt(0)
B38C  v_lshl_add_u64 v[40:41], v[36:37], 1, s[24:25]
B394  global_load_ushort v17, v[40:41], off
B39C  s_waitcnt vmcnt(0)
B3A0  v_lshlrev_b32_e32 v47, 16, v17
B3A4  s_and_b64 vcc, exec, s[8:9]
B3A8  v_lshl_add_u64 v[36:37], v[36:37], 0, v[32:33]
B3B0  s_cbranch_vccnz 7
B3B4  s_waitcnt lgkmcnt(0)
B3B8  v_lshl_add_u64 v[40:41], v[36:37], 2, s[24:25]
B3C0  global_load_dword v27, v[40:41], off
B3C8  s_cbranch_execz 1
B3CC  s_branch 7
B3D0  s_waitcnt lgkmcnt(0)
B3D4  v_lshl_add_u64 v[36:37], v[36:37], 1, s[24:25]
B3DC  global_load_ushort v17, v[36:37], off
B3E4  s_waitcnt vmcnt(0)
B3E8  v_lshlrev_b32_e32 v27, 16, v17
B3EC  v_lshl_add_u64 v[36:37], v[30:31], 0, s[16:17]
B3F4  s_and_b64 vcc, exec, s[4:5]
B3F8  v_lshl_add_u64 v[40:41], v[36:37], 0, v[4:5]
B400  s_cbranch_vccnz 13
B404  s_and_b64 vcc, exec, s[8:9]
B408  v_lshrrev_b64 v[44:45], 1, v[40:41]
B410  s_cbranch_vccnz 10
B414  s_waitcnt lgkmcnt(0)
B418  v_lshl_add_u64 v[30:31], v[44:45], 3, s[24:25]
B420  global_load_dwordx2 v[50:51], v[30:31], off
B428  s_waitcnt vmcnt(0)
B42C  v_mov_b32_e32 v30, v51
B430  s_cbranch_execz 2
B434  s_branch 10
B438  s_branch 10
B43C  s_waitcnt lgkmcnt(0)
B440  v_lshl_add_u64 v[30:31], v[44:45], 2, s[24:25]
B448  global_load_dword v17, v[30:31], off
B450  s_waitcnt vmcnt(0)
B454  v_lshlrev_b32_e32 v50, 16, v17
B458  v_and_b32_e32 v30, 0xffff0000, v17
B460  s_cbranch_execnz 33
B464  s_and_b64 vcc, exec, s[8:9]
B468  s_cbranch_vccnz 7
B46C  s_waitcnt lgkmcnt(0)
B470  v_lshl_add_u64 v[30:31], v[40:41], 2, s[24:25]
B478  global_load_dword v50, v[30:31], off
B480  s_cbranch_execz 1
B484  s_branch 7
B488  s_waitcnt lgkmcnt(0)
B48C  v_lshl_add_u64 v[30:31], v[40:41], 1, s[24:25]
B494  global_load_ushort v17, v[30:31], off
B49C  s_waitcnt vmcnt(0)
B4A0  v_lshlrev_b32_e32 v50, 16, v17
B4A4  s_and_b64 vcc, exec, s[8:9]
B4A8  v_or_b32_e32 v40, v40, v32
B4AC  s_cbranch_vccnz 7
B4B0  s_waitcnt lgkmcnt(0)
B4B4  v_lshl_add_u64 v[30:31], v[40:41], 2, s[24:25]
B4BC  global_load_dword v30, v[30:31], off
B4C4  s_cbranch_execz 1
B4C8  s_branch 7
B4CC  s_waitcnt vmcnt(0) lgkmcnt(0)
B4D0  v_lshl_add_u64 v[30:31], v[40:41], 1, s[24:25]
B4D8  global_load_ushort v17, v[30:31], off
B4E0  s_waitcnt vmcnt(0)
B4E4  v_lshlrev_b32_e32 v30, 16, v17
B4E8  v_lshl_add_u64 v[36:37], v[36:37], 0, s[16:17]
B4F0  s_and_b64 vcc, exec, s[4:5]
B4F4  v_lshl_add_u64 v[40:41], v[36:37], 0, v[4:5]
B4FC  s_cbranch_vccnz 14
B500  s_and_b64 vcc, exec, s[8:9]
B504  v_lshrrev_b64 v[44:45], 1, v[40:41]
B50C  s_cbranch_vccnz 11
B510  s_waitcnt lgkmcnt(0)
B514  v_lshl_add_u64 v[48:49], v[44:45], 3, s[24:25]
B51C  global_load_dwordx2 v[48:49], v[48:49], off
B524  s_waitcnt vmcnt(0)
B528  v_mov_b32_e32 v31, v49
B52C  v_mov_b32_e32 v51, v48
B530  s_cbranch_execz 2
B534  s_branch 10
B538  s_branch 10
B53C  s_waitcnt lgkmcnt(0)
B540  v_lshl_add_u64 v[44:45], v[44:45], 2, s[24:25]
B548  global_load_dword v17, v[44:45], off
B550  s_waitcnt vmcnt(0)
B554  v_lshlrev_b32_e32 v51, 16, v17
B558  v_and_b32_e32 v31, 0xffff0000, v17
B560  s_cbranch_execnz 34
B564  s_and_b64 vcc, exec, s[8:9]
B568  s_cbranch_vccnz 7
B56C  s_waitcnt lgkmcnt(0)
B570  v_lshl_add_u64 v[44:45], v[40:41], 2, s[24:25]
B578  global_load_dword v51, v[44:45], off
B580  s_cbranch_execz 1
B584  s_branch 7
B588  s_waitcnt lgkmcnt(0)
B58C  v_lshl_add_u64 v[44:45], v[40:41], 1, s[24:25]
B594  global_load_ushort v17, v[44:45], off
B59C  s_waitcnt vmcnt(0)
B5A0  v_lshlrev_b32_e32 v51, 16, v17
B5A4  s_and_b64 vcc, exec, s[8:9]
B5A8  v_lshl_add_u64 v[40:41], v[40:41], 0, v[32:33]
B5B0  s_cbranch_vccnz 7
B5B4  s_waitcnt lgkmcnt(0)
B5B8  v_lshl_add_u64 v[44:45], v[40:41], 2, s[24:25]
B5C0  global_load_dword v31, v[44:45], off
B5C8  s_cbranch_execz 1
B5CC  s_branch 7
B5D0  s_waitcnt lgkmcnt(0)
B5D4  v_lshl_add_u64 v[40:41], v[40:41], 1, s[24:25]
B5DC  global_load_ushort v17, v[40:41], off
B5E4  s_waitcnt vmcnt(0)
B5E8  v_lshlrev_b32_e32 v31, 16, v17
B5EC  v_lshl_add_u64 v[40:41], v[36:37], 0, s[16:17]
B5F4  s_and_b64 vcc, exec, s[4:5]
B5F8  v_lshl_add_u64 v[44:45], v[40:41], 0, v[4:5]
B600  s_cbranch_vccnz 13
B604  s_and_b64 vcc, exec, s[8:9]
B608  v_lshrrev_b64 v[48:49], 1, v[44:45]
B610  s_cbranch_vccnz 10
B614  s_waitcnt lgkmcnt(0)
B618  v_lshl_add_u64 v[36:37], v[48:49], 3, s[24:25]
B620  global_load_dwordx2 v[54:55], v[36:37], off
B628  s_waitcnt vmcnt(0)
B62C  v_mov_b32_e32 v36, v55
B630  s_cbranch_execz 2
B634  s_branch 10
B638  s_branch 10
B63C  s_waitcnt lgkmcnt(0)
B640  v_lshl_add_u64 v[36:37], v[48:49], 2, s[24:25]
B648  global_load_dword v17, v[36:37], off
B650  s_waitcnt vmcnt(0)
B654  v_lshlrev_b32_e32 v54, 16, v17
B658  v_and_b32_e32 v36, 0xffff0000, v17
B660  s_cbranch_execnz 33
B664  s_and_b64 vcc, exec, s[8:9]
B668  s_cbranch_vccnz 7
B66C  s_waitcnt lgkmcnt(0)
B670  v_lshl_add_u64 v[36:37], v[44:45], 2, s[24:25]
B678  global_load_dword v54, v[36:37], off
B680  s_cbranch_execz 1
B684  s_branch 7
B688  s_waitcnt lgkmcnt(0)
B68C  v_lshl_add_u64 v[36:37], v[44:45], 1, s[24:25]
B694  global_load_ushort v17, v[36:37], off
B69C  s_waitcnt vmcnt(0)
B6A0  v_lshlrev_b32_e32 v54, 16, v17
B6A4  s_and_b64 vcc, exec, s[8:9]
B6A8  v_or_b32_e32 v44, v44, v32
B6AC  s_cbranch_vccnz 7
B6B0  s_waitcnt lgkmcnt(0)
B6B4  v_lshl_add_u64 v[36:37], v[44:45], 2, s[24:25]
B6BC  global_load_dword v36, v[36:37], off
B6C4  s_cbranch_execz 1
B6C8  s_branch 7
B6CC  s_waitcnt vmcnt(0) lgkmcnt(0)
B6D0  v_lshl_add_u64 v[36:37], v[44:45], 1, s[24:25]
B6D8  global_load_ushort v17, v[36:37], off
B6E0  s_waitcnt vmcnt(0)
B6E4  v_lshlrev_b32_e32 v36, 16, v17
B6E8  v_lshl_add_u64 v[40:41], v[40:41], 0, s[16:17]
B6F0  s_and_b64 vcc, exec, s[4:5]
B6F4  v_lshl_add_u64 v[44:45], v[40:41], 0, v[4:5]
B6FC  s_cbranch_vccnz 14
B700  s_and_b64 vcc, exec, s[8:9]
B704  v_lshrrev_b64 v[48:49], 1, v[44:45]
B70C  s_cbranch_vccnz 11
B710  s_waitcnt lgkmcnt(0)
B714  v_lshl_add_u64 v[52:53], v[48:49], 3, s[24:25]
B71C  global_load_dwordx2 v[52:53], v[52:53], off
B724  s_waitcnt vmcnt(0)
B728  v_mov_b32_e32 v37, v53
B72C  v_mov_b32_e32 v55, v52
B730  s_cbranch_execz 2
B734  s_branch 10
B738  s_branch 10
B73C  s_waitcnt lgkmcnt(0)
B740  v_lshl_add_u64 v[48:49], v[48:49], 2, s[24:25]
B748  global_load_dword v17, v[48:49], off
B750  s_waitcnt vmcnt(0)
B754  v_lshlrev_b32_e32 v55, 16, v17
B758  v_and_b32_e32 v37, 0xffff0000, v17
B760  s_cbranch_execnz 34
B764  s_and_b64 vcc, exec, s[8:9]
B768  s_cbranch_vccnz 7
B76C  s_waitcnt lgkmcnt(0)
B770  v_lshl_add_u64 v[48:49], v[44:45], 2, s[24:25]
B778  global_load_dword v55, v[48:49], off
B780  s_cbranch_execz 1
B784  s_branch 7
B788  s_waitcnt lgkmcnt(0)
B78C  v_lshl_add_u64 v[48:49], v[44:45], 1, s[24:25]
B794  global_load_ushort v17, v[48:49], off
B79C  s_waitcnt vmcnt(0)
B7A0  v_lshlrev_b32_e32 v55, 16, v17
B7A4  s_and_b64 vcc, exec, s[8:9]
B7A8  v_lshl_add_u64 v[44:45], v[44:45], 0, v[32:33]
B7B0  s_cbranch_vccnz 7
B7B4  s_waitcnt lgkmcnt(0)
B7B8  v_lshl_add_u64 v[48:49], v[44:45], 2, s[24:25]
B7C0  global_load_dword v37, v[48:49], off
B7C8  s_cbranch_execz 1
B7CC  s_branch 7
B7D0  s_waitcnt lgkmcnt(0)
B7D4  v_lshl_add_u64 v[44:45], v[44:45], 1, s[24:25]
B7DC  global_load_ushort v17, v[44:45], off
B7E4  s_waitcnt vmcnt(0)
B7E8  v_lshlrev_b32_e32 v37, 16, v17
B7EC  v_lshl_add_u64 v[44:45], v[40:41], 0, s[16:17]
B7F4  s_and_b64 vcc, exec, s[4:5]
B7F8  v_lshl_add_u64 v[48:49], v[44:45], 0, v[4:5]
B800  s_cbranch_vccnz 13
B804  s_and_b64 vcc, exec, s[8:9]
B808  v_lshrrev_b64 v[52:53], 1, v[48:49]
B810  s_cbranch_vccnz 10
B814  s_waitcnt lgkmcnt(0)
B818  v_lshl_add_u64 v[40:41], v[52:53], 3, s[24:25]
B820  global_load_dwordx2 v[58:59], v[40:41], off
B828  s_waitcnt vmcnt(0)
B82C  v_mov_b32_e32 v40, v59
B830  s_cbranch_execz 2
B834  s_branch 10
B838  s_branch 10
B83C  s_waitcnt lgkmcnt(0)
B840  v_lshl_add_u64 v[40:41], v[52:53], 2, s[24:25]
B848  global_load_dword v17, v[40:41], off
B850  s_waitcnt vmcnt(0)
B854  v_lshlrev_b32_e32 v58, 16, v17
B858  v_and_b32_e32 v40, 0xffff0000, v17
B860  s_cbranch_execnz 33
B864  s_and_b64 vcc, exec, s[8:9]
B868  s_cbranch_vccnz 7
B86C  s_waitcnt lgkmcnt(0)
B870  v_lshl_add_u64 v[40:41], v[48:49], 2, s[24:25]
B878  global_load_dword v58, v[40:41], off
B880  s_cbranch_execz 1
B884  s_branch 7
B888  s_waitcnt lgkmcnt(0)
B88C  v_lshl_add_u64 v[40:41], v[48:49], 1, s[24:25]
B894  global_load_ushort v17, v[40:41], off
B89C  s_waitcnt vmcnt(0)
B8A0  v_lshlrev_b32_e32 v58, 16, v17
B8A4  s_and_b64 vcc, exec, s[8:9]
B8A8  v_or_b32_e32 v48, v48, v32
B8AC  s_cbranch_vccnz 7
B8B0  s_waitcnt lgkmcnt(0)
B8B4  v_lshl_add_u64 v[40:41], v[48:49], 2, s[24:25]
B8BC  global_load_dword v40, v[40:41], off
B8C4  s_cbranch_execz 1
B8C8  s_branch 7
B8CC  s_waitcnt vmcnt(0) lgkmcnt(0)
B8D0  v_lshl_add_u64 v[40:41], v[48:49], 1, s[24:25]
B8D8  global_load_ushort v17, v[40:41], off
B8E0  s_waitcnt vmcnt(0)
B8E4  v_lshlrev_b32_e32 v40, 16, v17
B8E8  v_lshl_add_u64 v[44:45], v[44:45], 0, s[16:17]
B8F0  s_and_b64 vcc, exec, s[4:5]
B8F4  v_lshl_add_u64 v[48:49], v[44:45], 0, v[4:5]
B8FC  s_cbranch_vccnz 14
B900  s_and_b64 vcc, exec, s[8:9]
B904  v_lshrrev_b64 v[52:53], 1, v[48:49]
B90C  s_cbranch_vccnz 11
B910  s_waitcnt lgkmcnt(0)
B914  v_lshl_add_u64 v[56:57], v[52:53], 3, s[24:25]
B91C  global_load_dwordx2 v[56:57], v[56:57], off
B924  s_waitcnt vmcnt(0)
B928  v_mov_b32_e32 v41, v57
B92C  v_mov_b32_e32 v59, v56
B930  s_cbranch_execz 2
B934  s_branch 10
B938  s_branch 10
B93C  s_waitcnt lgkmcnt(0)
B940  v_lshl_add_u64 v[52:53], v[52:53], 2, s[24:25]
B948  global_load_dword v17, v[52:53], off
B950  s_waitcnt vmcnt(0)
B954  v_lshlrev_b32_e32 v59, 16, v17
B958  v_and_b32_e32 v41, 0xffff0000, v17
B960  s_cbranch_execnz 34
B964  s_and_b64 vcc, exec, s[8:9]
B968  s_cbranch_vccnz 7
B96C  s_waitcnt lgkmcnt(0)
B970  v_lshl_add_u64 v[52:53], v[48:49], 2, s[24:25]
B978  global_load_dword v59, v[52:53], off
B980  s_cbranch_execz 1
B984  s_branch 7
B988  s_waitcnt lgkmcnt(0)
B98C  v_lshl_add_u64 v[52:53], v[48:49], 1, s[24:25]
B994  global_load_ushort v17, v[52:53], off
B99C  s_waitcnt vmcnt(0)
B9A0  v_lshlrev_b32_e32 v59, 16, v17
B9A4  s_and_b64 vcc, exec, s[8:9]
B9A8  v_lshl_add_u64 v[48:49], v[48:49], 0, v[32:33]
B9B0  s_cbranch_vccnz 7
B9B4  s_waitcnt lgkmcnt(0)
B9B8  v_lshl_add_u64 v[52:53], v[48:49], 2, s[24:25]
B9C0  global_load_dword v41, v[52:53], off
B9C8  s_cbranch_execz 1
B9CC  s_branch 7
B9D0  s_waitcnt lgkmcnt(0)
B9D4  v_lshl_add_u64 v[48:49], v[48:49], 1, s[24:25]
B9DC  global_load_ushort v17, v[48:49], off
B9E4  s_waitcnt vmcnt(0)
B9E8  v_lshlrev_b32_e32 v41, 16, v17
B9EC  v_lshl_add_u64 v[48:49], v[44:45], 0, s[16:17]
B9F4  s_and_b64 vcc, exec, s[4:5]
B9F8  v_lshl_add_u64 v[52:53], v[48:49], 0, v[4:5]
BA00  s_cbranch_vccnz 13
BA04  s_and_b64 vcc, exec, s[8:9]
BA08  v_lshrrev_b64 v[56:57], 1, v[52:53]
BA10  s_cbranch_vccnz 10
BA14  s_waitcnt lgkmcnt(0)
BA18  v_lshl_add_u64 v[44:45], v[56:57], 3, s[24:25]
BA20  global_load_dwordx2 v[62:63], v[44:45], off
BA28  s_waitcnt vmcnt(0)
BA2C  v_mov_b32_e32 v44, v63
BA30  s_cbranch_execz 2
BA34  s_branch 10
BA38  s_branch 10
BA3C  s_waitcnt lgkmcnt(0)
BA40  v_lshl_add_u64 v[44:45], v[56:57], 2, s[24:25]
BA48  global_load_dword v17, v[44:45], off
BA50  s_waitcnt vmcnt(0)
BA54  v_lshlrev_b32_e32 v62, 16, v17
BA58  v_and_b32_e32 v44, 0xffff0000, v17
BA60  s_cbranch_execnz 33
BA64  s_and_b64 vcc, exec, s[8:9]
BA68  s_cbranch_vccnz 7
BA6C  s_waitcnt lgkmcnt(0)
BA70  v_lshl_add_u64 v[44:45], v[52:53], 2, s[24:25]
BA78  global_load_dword v62, v[44:45], off
BA80  s_cbranch_execz 1
BA84  s_branch 7
BA88  s_waitcnt lgkmcnt(0)
BA8C  v_lshl_add_u64 v[44:45], v[52:53], 1, s[24:25]
BA94  global_load_ushort v17, v[44:45], off
BA9C  s_waitcnt vmcnt(0)
BAA0  v_lshlrev_b32_e32 v62, 16, v17
BAA4  s_and_b64 vcc, exec, s[8:9]
BAA8  v_or_b32_e32 v52, v52, v32
BAAC  s_cbranch_vccnz 7
BAB0  s_waitcnt lgkmcnt(0)
BAB4  v_lshl_add_u64 v[44:45], v[52:53], 2, s[24:25]
BABC  global_load_dword v44, v[44:45], off
BAC4  s_cbranch_execz 1
BAC8  s_branch 7
BACC  s_waitcnt vmcnt(0) lgkmcnt(0)
BAD0  v_lshl_add_u64 v[44:45], v[52:53], 1, s[24:25]
BAD8  global_load_ushort v17, v[44:45], off
BAE0  s_waitcnt vmcnt(0)
BAE4  v_lshlrev_b32_e32 v44, 16, v17
BAE8  v_lshl_add_u64 v[48:49], v[48:49], 0, s[16:17]
BAF0  s_and_b64 vcc, exec, s[4:5]
BAF4  v_lshl_add_u64 v[52:53], v[48:49], 0, v[4:5]
BAFC  s_cbranch_vccnz 14
BB00  s_and_b64 vcc, exec, s[8:9]
BB04  v_lshrrev_b64 v[56:57], 1, v[52:53]
BB0C  s_cbranch_vccnz 11
BB10  s_waitcnt lgkmcnt(0)
BB14  v_lshl_add_u64 v[60:61], v[56:57], 3, s[24:25]
BB1C  global_load_dwordx2 v[60:61], v[60:61], off
BB24  s_waitcnt vmcnt(0)
BB28  v_mov_b32_e32 v45, v61
BB2C  v_mov_b32_e32 v63, v60
BB30  s_cbranch_execz 2
BB34  s_branch 10
BB38  s_branch 10
BB3C  s_waitcnt lgkmcnt(0)
BB40  v_lshl_add_u64 v[56:57], v[56:57], 2, s[24:25]
BB48  global_load_dword v17, v[56:57], off
BB50  s_waitcnt vmcnt(0)
BB54  v_lshlrev_b32_e32 v63, 16, v17
BB58  v_and_b32_e32 v45, 0xffff0000, v17
BB60  s_cbranch_execnz 34
BB64  s_and_b64 vcc, exec, s[8:9]
BB68  s_cbranch_vccnz 7
BB6C  s_waitcnt lgkmcnt(0)
BB70  v_lshl_add_u64 v[56:57], v[52:53], 2, s[24:25]
BB78  global_load_dword v63, v[56:57], off
BB80  s_cbranch_execz 1
BB84  s_branch 7
BB88  s_waitcnt lgkmcnt(0)
BB8C  v_lshl_add_u64 v[56:57], v[52:53], 1, s[24:25]
BB94  global_load_ushort v17, v[56:57], off
BB9C  s_waitcnt vmcnt(0)
BBA0  v_lshlrev_b32_e32 v63, 16, v17
BBA4  s_and_b64 vcc, exec, s[8:9]
BBA8  v_lshl_add_u64 v[52:53], v[52:53], 0, v[32:33]
BBB0  s_cbranch_vccnz 7
BBB4  s_waitcnt lgkmcnt(0)
BBB8  v_lshl_add_u64 v[56:57], v[52:53], 2, s[24:25]
BBC0  global_load_dword v45, v[56:57], off
BBC8  s_cbranch_execz 1
BBCC  s_branch 7
BBD0  s_waitcnt lgkmcnt(0)
BBD4  v_lshl_add_u64 v[52:53], v[52:53], 1, s[24:25]
BBDC  global_load_ushort v17, v[52:53], off
BBE4  s_waitcnt vmcnt(0)
BBE8  v_lshlrev_b32_e32 v45, 16, v17
BBEC  v_lshl_add_u64 v[52:53], v[48:49], 0, s[16:17]
BBF4  s_and_b64 vcc, exec, s[4:5]
BBF8  v_lshl_add_u64 v[56:57], v[52:53], 0, v[4:5]
BC00  s_cbranch_vccnz 13
BC04  s_and_b64 vcc, exec, s[8:9]
BC08  v_lshrrev_b64 v[60:61], 1, v[56:57]
BC10  s_cbranch_vccnz 10
BC14  s_waitcnt lgkmcnt(0)
BC18  v_lshl_add_u64 v[48:49], v[60:61], 3, s[24:25]
BC20  global_load_dwordx2 v[64:65], v[48:49], off
BC28  s_waitcnt vmcnt(0)
BC2C  v_mov_b32_e32 v48, v65
BC30  s_cbranch_execz 2
BC34  s_branch 10
BC38  s_branch 10
BC3C  s_waitcnt lgkmcnt(0)
BC40  v_lshl_add_u64 v[48:49], v[60:61], 2, s[24:25]
BC48  global_load_dword v17, v[48:49], off
BC50  s_waitcnt vmcnt(0)
BC54  v_lshlrev_b32_e32 v64, 16, v17
BC58  v_and_b32_e32 v48, 0xffff0000, v17
BC60  s_cbranch_execnz 33
BC64  s_and_b64 vcc, exec, s[8:9]
BC68  s_cbranch_vccnz 7
BC6C  s_waitcnt lgkmcnt(0)
BC70  v_lshl_add_u64 v[48:49], v[56:57], 2, s[24:25]
BC78  global_load_dword v64, v[48:49], off
BC80  s_cbranch_execz 1
BC84  s_branch 7
BC88  s_waitcnt lgkmcnt(0)
BC8C  v_lshl_add_u64 v[48:49], v[56:57], 1, s[24:25]
BC94  global_load_ushort v17, v[48:49], off
BC9C  s_waitcnt vmcnt(0)
BCA0  v_lshlrev_b32_e32 v64, 16, v17
BCA4  s_and_b64 vcc, exec, s[8:9]
BCA8  v_or_b32_e32 v56, v56, v32
BCAC  s_cbranch_vccnz 7
BCB0  s_waitcnt lgkmcnt(0)
BCB4  v_lshl_add_u64 v[48:49], v[56:57], 2, s[24:25]
BCBC  global_load_dword v48, v[48:49], off
BCC4  s_cbranch_execz 1
BCC8  s_branch 7
BCCC  s_waitcnt vmcnt(0) lgkmcnt(0)
BCD0  v_lshl_add_u64 v[48:49], v[56:57], 1, s[24:25]
BCD8  global_load_ushort v17, v[48:49], off
BCE0  s_waitcnt vmcnt(0)
BCE4  v_lshlrev_b32_e32 v48, 16, v17
BCE8  v_lshl_add_u64 v[52:53], v[52:53], 0, s[16:17]
BCF0  s_and_b64 vcc, exec, s[4:5]
BCF4  v_lshl_add_u64 v[56:57], v[52:53], 0, v[4:5]
BCFC  s_cbranch_vccnz 14
BD00  s_and_b64 vcc, exec, s[8:9]
BD04  v_lshrrev_b64 v[60:61], 1, v[56:57]
BD0C  s_cbranch_vccnz 11
BD10  s_waitcnt lgkmcnt(0)
BD14  v_lshl_add_u64 v[66:67], v[60:61], 3, s[24:25]
BD1C  global_load_dwordx2 v[66:67], v[66:67], off
BD24  s_waitcnt vmcnt(0)
BD28  v_mov_b32_e32 v49, v67
BD2C  v_mov_b32_e32 v65, v66
BD30  s_cbranch_execz 2
BD34  s_branch 10
BD38  s_branch 10
BD3C  s_waitcnt lgkmcnt(0)
BD40  v_lshl_add_u64 v[60:61], v[60:61], 2, s[24:25]
BD48  global_load_dword v17, v[60:61], off
BD50  s_waitcnt vmcnt(0)
BD54  v_lshlrev_b32_e32 v65, 16, v17
BD58  v_and_b32_e32 v49, 0xffff0000, v17
BD60  s_cbranch_execnz 34
BD64  s_and_b64 vcc, exec, s[8:9]
BD68  s_cbranch_vccnz 7
BD6C  s_waitcnt lgkmcnt(0)
BD70  v_lshl_add_u64 v[60:61], v[56:57], 2, s[24:25]
BD78  global_load_dword v65, v[60:61], off
BD80  s_cbranch_execz 1
BD84  s_branch 7
BD88  s_waitcnt lgkmcnt(0)
BD8C  v_lshl_add_u64 v[60:61], v[56:57], 1, s[24:25]
BD94  global_load_ushort v17, v[60:61], off
BD9C  s_waitcnt vmcnt(0)
BDA0  v_lshlrev_b32_e32 v65, 16, v17
BDA4  s_and_b64 vcc, exec, s[8:9]
BDA8  v_lshl_add_u64 v[56:57], v[56:57], 0, v[32:33]
BDB0  s_cbranch_vccnz 7
BDB4  s_waitcnt lgkmcnt(0)
BDB8  v_lshl_add_u64 v[60:61], v[56:57], 2, s[24:25]
BDC0  global_load_dword v49, v[60:61], off
BDC8  s_cbranch_execz 1
BDCC  s_branch 7
BDD0  s_waitcnt lgkmcnt(0)
BDD4  v_lshl_add_u64 v[56:57], v[56:57], 1, s[24:25]
BDDC  global_load_ushort v17, v[56:57], off
BDE4  s_waitcnt vmcnt(0)
BDE8  v_lshlrev_b32_e32 v49, 16, v17
BDEC  v_lshl_add_u64 v[56:57], v[52:53], 0, s[16:17]
BDF4  s_and_b64 vcc, exec, s[4:5]
BDF8  v_lshl_add_u64 v[60:61], v[56:57], 0, v[4:5]
BE00  s_cbranch_vccnz 13
BE04  s_and_b64 vcc, exec, s[8:9]
BE08  v_lshrrev_b64 v[68:69], 1, v[60:61]
BE10  s_cbranch_vccnz 10
BE14  s_waitcnt lgkmcnt(0)
BE18  v_lshl_add_u64 v[52:53], v[68:69], 3, s[24:25]
BE20  global_load_dwordx2 v[66:67], v[52:53], off
BE28  s_waitcnt vmcnt(0)
BE2C  v_mov_b32_e32 v52, v67
BE30  s_cbranch_execz 2
BE34  s_branch 10
BE38  s_branch 10
BE3C  s_waitcnt lgkmcnt(0)
BE40  v_lshl_add_u64 v[52:53], v[68:69], 2, s[24:25]
BE48  global_load_dword v17, v[52:53], off
BE50  s_waitcnt vmcnt(0)
BE54  v_lshlrev_b32_e32 v66, 16, v17
BE58  v_and_b32_e32 v52, 0xffff0000, v17
BE60  s_cbranch_execnz 33
BE64  s_and_b64 vcc, exec, s[8:9]
BE68  s_cbranch_vccnz 7
BE6C  s_waitcnt lgkmcnt(0)
BE70  v_lshl_add_u64 v[52:53], v[60:61], 2, s[24:25]
BE78  global_load_dword v66, v[52:53], off
BE80  s_cbranch_execz 1
BE84  s_branch 7
BE88  s_waitcnt lgkmcnt(0)
BE8C  v_lshl_add_u64 v[52:53], v[60:61], 1, s[24:25]
BE94  global_load_ushort v17, v[52:53], off
BE9C  s_waitcnt vmcnt(0)
BEA0  v_lshlrev_b32_e32 v66, 16, v17
BEA4  s_and_b64 vcc, exec, s[8:9]
BEA8  v_or_b32_e32 v60, v60, v32
BEAC  s_cbranch_vccnz 7
BEB0  s_waitcnt lgkmcnt(0)
BEB4  v_lshl_add_u64 v[52:53], v[60:61], 2, s[24:25]
BEBC  global_load_dword v52, v[52:53], off
BEC4  s_cbranch_execz 1
BEC8  s_branch 7
BECC  s_waitcnt vmcnt(0) lgkmcnt(0)
BED0  v_lshl_add_u64 v[52:53], v[60:61], 1, s[24:25]
BED8  global_load_ushort v17, v[52:53], off
BEE0  s_waitcnt vmcnt(0)
BEE4  v_lshlrev_b32_e32 v52, 16, v17
BEE8  v_lshl_add_u64 v[56:57], v[56:57], 0, s[16:17]
BEF0  s_and_b64 vcc, exec, s[4:5]
BEF4  v_lshl_add_u64 v[60:61], v[56:57], 0, v[4:5]
BEFC  s_cbranch_vccnz 14
BF00  s_and_b64 vcc, exec, s[8:9]
BF04  v_lshrrev_b64 v[68:69], 1, v[60:61]
BF0C  s_cbranch_vccnz 11
BF10  s_waitcnt lgkmcnt(0)
BF14  v_lshl_add_u64 v[70:71], v[68:69], 3, s[24:25]
BF1C  global_load_dwordx2 v[70:71], v[70:71], off
BF24  s_waitcnt vmcnt(0)
BF28  v_mov_b32_e32 v53, v71
BF2C  v_mov_b32_e32 v67, v70
BF30  s_cbranch_execz 2
BF34  s_branch 10
BF38  s_branch 10
BF3C  s_waitcnt lgkmcnt(0)
BF40  v_lshl_add_u64 v[68:69], v[68:69], 2, s[24:25]
BF48  global_load_dword v17, v[68:69], off
BF50  s_waitcnt vmcnt(0)
BF54  v_lshlrev_b32_e32 v67, 16, v17
BF58  v_and_b32_e32 v53, 0xffff0000, v17
BF60  s_cbranch_execnz 34
BF64  s_and_b64 vcc, exec, s[8:9]
BF68  s_cbranch_vccnz 7
BF6C  s_waitcnt lgkmcnt(0)
BF70  v_lshl_add_u64 v[68:69], v[60:61], 2, s[24:25]
BF78  global_load_dword v67, v[68:69], off
BF80  s_cbranch_execz 1
BF84  s_branch 7
BF88  s_waitcnt lgkmcnt(0)
BF8C  v_lshl_add_u64 v[68:69], v[60:61], 1, s[24:25]
BF94  global_load_ushort v17, v[68:69], off
BF9C  s_waitcnt vmcnt(0)
BFA0  v_lshlrev_b32_e32 v67, 16, v17
BFA4  s_and_b64 vcc, exec, s[8:9]
BFA8  v_lshl_add_u64 v[60:61], v[60:61], 0, v[32:33]
BFB0  s_cbranch_vccnz 7
BFB4  s_waitcnt lgkmcnt(0)
BFB8  v_lshl_add_u64 v[68:69], v[60:61], 2, s[24:25]
BFC0  global_load_dword v53, v[68:69], off
BFC8  s_cbranch_execz 1
BFCC  s_branch 7
BFD0  s_waitcnt lgkmcnt(0)
BFD4  v_lshl_add_u64 v[60:61], v[60:61], 1, s[24:25]
BFDC  global_load_ushort v17, v[60:61], off
BFE4  s_waitcnt vmcnt(0)
BFE8  v_lshlrev_b32_e32 v53, 16, v17
BFEC  v_lshl_add_u64 v[60:61], v[56:57], 0, s[16:17]
BFF4  s_and_b64 vcc, exec, s[4:5]
BFF8  v_lshl_add_u64 v[70:71], v[60:61], 0, v[4:5]
C000  s_cbranch_vccnz 13
C004  s_and_b64 vcc, exec, s[8:9]
C008  v_lshrrev_b64 v[72:73], 1, v[70:71]
C010  s_cbranch_vccnz 10
C014  s_waitcnt lgkmcnt(0)
C018  v_lshl_add_u64 v[56:57], v[72:73], 3, s[24:25]
C020  global_load_dwordx2 v[68:69], v[56:57], off
C028  s_waitcnt vmcnt(0)
C02C  v_mov_b32_e32 v56, v69
C030  s_cbranch_execz 2
C034  s_branch 10
C038  s_branch 10
C03C  s_waitcnt lgkmcnt(0)
C040  v_lshl_add_u64 v[56:57], v[72:73], 2, s[24:25]
C048  global_load_dword v17, v[56:57], off
C050  s_waitcnt vmcnt(0)
C054  v_lshlrev_b32_e32 v68, 16, v17
C058  v_and_b32_e32 v56, 0xffff0000, v17
C060  s_cbranch_execnz 33
C064  s_and_b64 vcc, exec, s[8:9]
C068  s_cbranch_vccnz 7
C06C  s_waitcnt lgkmcnt(0)
C070  v_lshl_add_u64 v[56:57], v[70:71], 2, s[24:25]
C078  global_load_dword v68, v[56:57], off
C080  s_cbranch_execz 1
C084  s_branch 7
C088  s_waitcnt lgkmcnt(0)
C08C  v_lshl_add_u64 v[56:57], v[70:71], 1, s[24:25]
C094  global_load_ushort v17, v[56:57], off
C09C  s_waitcnt vmcnt(0)
C0A0  v_lshlrev_b32_e32 v68, 16, v17
C0A4  s_and_b64 vcc, exec, s[8:9]
C0A8  v_or_b32_e32 v70, v70, v32
C0AC  s_cbranch_vccnz 7
C0B0  s_waitcnt lgkmcnt(0)
C0B4  v_lshl_add_u64 v[56:57], v[70:71], 2, s[24:25]
C0BC  global_load_dword v56, v[56:57], off
C0C4  s_cbranch_execz 1
C0C8  s_branch 7
C0CC  s_waitcnt vmcnt(0) lgkmcnt(0)
C0D0  v_lshl_add_u64 v[56:57], v[70:71], 1, s[24:25]
C0D8  global_load_ushort v17, v[56:57], off
C0E0  s_waitcnt vmcnt(0)
C0E4  v_lshlrev_b32_e32 v56, 16, v17
C0E8  v_lshl_add_u64 v[60:61], v[60:61], 0, s[16:17]
C0F0  s_and_b64 vcc, exec, s[4:5]
C0F4  v_lshl_add_u64 v[70:71], v[60:61], 0, v[4:5]
C0FC  s_cbranch_vccnz 14
C100  s_and_b64 vcc, exec, s[8:9]
C104  v_lshrrev_b64 v[72:73], 1, v[70:71]
C10C  s_cbranch_vccnz 11
C110  s_waitcnt lgkmcnt(0)
C114  v_lshl_add_u64 v[74:75], v[72:73], 3, s[24:25]
C11C  global_load_dwordx2 v[74:75], v[74:75], off
C124  s_waitcnt vmcnt(0)
C128  v_mov_b32_e32 v57, v75
C12C  v_mov_b32_e32 v69, v74
C130  s_cbranch_execz 2
C134  s_branch 10
C138  s_branch 10
C13C  s_waitcnt lgkmcnt(0)
C140  v_lshl_add_u64 v[72:73], v[72:73], 2, s[24:25]
C148  global_load_dword v17, v[72:73], off
C150  s_waitcnt vmcnt(0)
C154  v_lshlrev_b32_e32 v69, 16, v17
C158  v_and_b32_e32 v57, 0xffff0000, v17
C160  s_cbranch_execnz 34
C164  s_and_b64 vcc, exec, s[8:9]
C168  s_cbranch_vccnz 7
C16C  s_waitcnt lgkmcnt(0)
C170  v_lshl_add_u64 v[72:73], v[70:71], 2, s[24:25]
C178  global_load_dword v69, v[72:73], off
C180  s_cbranch_execz 1
C184  s_branch 7
C188  s_waitcnt lgkmcnt(0)
C18C  v_lshl_add_u64 v[72:73], v[70:71], 1, s[24:25]
C194  global_load_ushort v17, v[72:73], off
C19C  s_waitcnt vmcnt(0)
C1A0  v_lshlrev_b32_e32 v69, 16, v17
C1A4  s_and_b64 vcc, exec, s[8:9]
C1A8  v_lshl_add_u64 v[70:71], v[70:71], 0, v[32:33]
C1B0  s_cbranch_vccnz 7
C1B4  s_waitcnt lgkmcnt(0)
C1B8  v_lshl_add_u64 v[72:73], v[70:71], 2, s[24:25]
C1C0  global_load_dword v57, v[72:73], off
C1C8  s_cbranch_execz 1
C1CC  s_branch 7
C1D0  s_waitcnt lgkmcnt(0)
C1D4  v_lshl_add_u64 v[70:71], v[70:71], 1, s[24:25]
C1DC  global_load_ushort v17, v[70:71], off
C1E4  s_waitcnt vmcnt(0)
C1E8  v_lshlrev_b32_e32 v57, 16, v17
C1EC  v_lshl_add_u64 v[72:73], v[60:61], 0, s[16:17]
C1F4  s_and_b64 vcc, exec, s[4:5]
C1F8  v_lshl_add_u64 v[74:75], v[72:73], 0, v[4:5]
C200  s_cbranch_vccnz 13
C204  s_and_b64 vcc, exec, s[8:9]
C208  v_lshrrev_b64 v[76:77], 1, v[74:75]
C210  s_cbranch_vccnz 10
C214  s_waitcnt lgkmcnt(0)
C218  v_lshl_add_u64 v[60:61], v[76:77], 3, s[24:25]
C220  global_load_dwordx2 v[70:71], v[60:61], off
C228  s_waitcnt vmcnt(0)
C22C  v_mov_b32_e32 v60, v71
C230  s_cbranch_execz 2
C234  s_branch 10
C238  s_branch 10
C23C  s_waitcnt lgkmcnt(0)
C240  v_lshl_add_u64 v[60:61], v[76:77], 2, s[24:25]
C248  global_load_dword v17, v[60:61], off
C250  s_waitcnt vmcnt(0)
C254  v_lshlrev_b32_e32 v70, 16, v17
C258  v_and_b32_e32 v60, 0xffff0000, v17
C260  s_cbranch_execnz 33
C264  s_and_b64 vcc, exec, s[8:9]
C268  s_cbranch_vccnz 7
C26C  s_waitcnt lgkmcnt(0)
C270  v_lshl_add_u64 v[60:61], v[74:75], 2, s[24:25]
C278  global_load_dword v70, v[60:61], off
C280  s_cbranch_execz 1
C284  s_branch 7
C288  s_waitcnt lgkmcnt(0)
C28C  v_lshl_add_u64 v[60:61], v[74:75], 1, s[24:25]
C294  global_load_ushort v17, v[60:61], off
C29C  s_waitcnt vmcnt(0)
C2A0  v_lshlrev_b32_e32 v70, 16, v17
C2A4  s_and_b64 vcc, exec, s[8:9]
C2A8  v_or_b32_e32 v74, v74, v32
C2AC  s_cbranch_vccnz 7
C2B0  s_waitcnt lgkmcnt(0)
C2B4  v_lshl_add_u64 v[60:61], v[74:75], 2, s[24:25]
C2BC  global_load_dword v60, v[60:61], off
C2C4  s_cbranch_execz 1
C2C8  s_branch 7
C2CC  s_waitcnt vmcnt(0) lgkmcnt(0)
C2D0  v_lshl_add_u64 v[60:61], v[74:75], 1, s[24:25]
C2D8  global_load_ushort v17, v[60:61], off
C2E0  s_waitcnt vmcnt(0)
C2E4  v_lshlrev_b32_e32 v60, 16, v17
C2E8  v_lshl_add_u64 v[72:73], v[72:73], 0, s[16:17]
C2F0  s_and_b64 vcc, exec, s[4:5]
C2F4  v_lshl_add_u64 v[72:73], v[72:73], 0, v[4:5]
C2FC  s_cbranch_vccnz 14
C300  s_and_b64 vcc, exec, s[8:9]
C304  v_lshrrev_b64 v[74:75], 1, v[72:73]
C30C  s_cbranch_vccnz 11
C310  s_waitcnt lgkmcnt(0)
C314  v_lshl_add_u64 v[76:77], v[74:75], 3, s[24:25]
C31C  global_load_dwordx2 v[76:77], v[76:77], off
C324  s_waitcnt vmcnt(0)
C328  v_mov_b32_e32 v61, v77
C32C  v_mov_b32_e32 v71, v76
C330  s_cbranch_execz 2
C334  s_branch 10
C338  s_branch 10
C33C  s_waitcnt lgkmcnt(0)
C340  v_lshl_add_u64 v[74:75], v[74:75], 2, s[24:25]
C348  global_load_dword v5, v[74:75], off
C350  s_waitcnt vmcnt(0)
C354  v_lshlrev_b32_e32 v71, 16, v5
C358  v_and_b32_e32 v61, 0xffff0000, v5
C360  s_cbranch_execnz 34
C364  s_and_b64 vcc, exec, s[8:9]
C368  s_cbranch_vccnz 7
C36C  s_waitcnt lgkmcnt(0)
C370  v_lshl_add_u64 v[74:75], v[72:73], 2, s[24:25]
C378  global_load_dword v71, v[74:75], off
C380  s_cbranch_execz 1
C384  s_branch 7
C388  s_waitcnt lgkmcnt(0)
C38C  v_lshl_add_u64 v[74:75], v[72:73], 1, s[24:25]
C394  global_load_ushort v5, v[74:75], off
C39C  s_waitcnt vmcnt(0)
C3A0  v_lshlrev_b32_e32 v71, 16, v5
C3A4  s_and_b64 vcc, exec, s[8:9]
C3A8  v_lshl_add_u64 v[32:33], v[72:73], 0, v[32:33]
C3B0  s_cbranch_vccnz 7
C3B4  s_waitcnt lgkmcnt(0)
C3B8  v_lshl_add_u64 v[72:73], v[32:33], 2, s[24:25]
C3C0  global_load_dword v61, v[72:73], off
C3C8  s_cbranch_execz 1
C3CC  s_branch 7
C3D0  s_waitcnt lgkmcnt(0)
C3D4  v_lshl_add_u64 v[32:33], v[32:33], 1, s[24:25]
C3DC  global_load_ushort v5, v[32:33], off
C3E4  s_waitcnt vmcnt(0)
C3E8  v_lshlrev_b32_e32 v61, 16, v5
C3EC  s_waitcnt vmcnt(0)
C3F0  v_and_b32_e32 v106, 0x7fffffff, v2
C3F8  v_and_b32_e32 v105, 0x7fffffff, v3
C400  v_max_u32_e32 v5, v105, v106
C404  v_and_b32_e32 v104, 0x7fffffff, v20
C40C  v_and_b32_e32 v102, 0x7fffffff, v21
C414  v_max3_u32 v5, v102, v104, v5
C41C  v_and_b32_e32 v101, 0x7fffffff, v24
C424  v_and_b32_e32 v100, 0x7fffffff, v25
C42C  v_max3_u32 v5, v100, v101, v5
C434  v_and_b32_e32 v99, 0x7fffffff, v28
C43C  v_and_b32_e32 v98, 0x7fffffff, v29
C444  v_max3_u32 v5, v98, v99, v5
C44C  v_and_b32_e32 v97, 0x7fffffff, v34
C454  v_and_b32_e32 v96, 0x7fffffff, v35
C45C  v_max3_u32 v5, v96, v97, v5
C464  v_and_b32_e32 v95, 0x7fffffff, v38
C46C  v_and_b32_e32 v94, 0x7fffffff, v39
C474  v_max3_u32 v5, v94, v95, v5
C47C  v_and_b32_e32 v93, 0x7fffffff, v42
C484  v_and_b32_e32 v92, 0x7fffffff, v43
C48C  v_max3_u32 v5, v92, v93, v5
C494  v_and_b32_e32 v91, 0x7fffffff, v46
C49C  v_and_b32_e32 v90, 0x7fffffff, v47
C4A4  v_max3_u32 v5, v90, v91, v5
C4AC  v_and_b32_e32 v89, 0x7fffffff, v50
C4B4  v_and_b32_e32 v88, 0x7fffffff, v51
C4BC  v_max3_u32 v5, v88, v89, v5
C4C4  v_and_b32_e32 v87, 0x7fffffff, v54
C4CC  v_and_b32_e32 v86, 0x7fffffff, v55
C4D4  v_max3_u32 v5, v86, v87, v5
C4DC  v_and_b32_e32 v85, 0x7fffffff, v58
C4E4  v_and_b32_e32 v84, 0x7fffffff, v59
C4EC  v_max3_u32 v5, v84, v85, v5
C4F4  v_and_b32_e32 v83, 0x7fffffff, v62
C4FC  v_and_b32_e32 v82, 0x7fffffff, v63
C504  v_max3_u32 v5, v82, v83, v5
C50C  v_and_b32_e32 v81, 0x7fffffff, v64
C514  v_and_b32_e32 v80, 0x7fffffff, v65
C51C  v_max3_u32 v5, v80, v81, v5
C524  v_and_b32_e32 v77, 0x7fffffff, v66
C52C  v_and_b32_e32 v76, 0x7fffffff, v67
C534  v_max3_u32 v5, v76, v77, v5
C53C  v_and_b32_e32 v75, 0x7fffffff, v68
C544  v_and_b32_e32 v74, 0x7fffffff, v69
C54C  v_max3_u32 v5, v74, v75, v5
C554  v_and_b32_e32 v33, 0x7fffffff, v70
C55C  v_and_b32_e32 v17, 0x7fffffff, v71
C564  v_max3_u32 v103, v17, v33, v5
C56C  s_mov_b32 s4, 0x7f7fffff
C574  v_cmp_lt_u32_e32 vcc, s4, v103
C578  v_mov_b32_e32 v5, 0
C57C  v_mov_b32_e32 v32, 0
C580  v_mov_b32_e32 v72, 0
C584  v_mov_b32_e32 v73, 0
C588  s_and_saveexec_b64 s[4:5], vcc
C58C  s_cbranch_execz 523
C590  v_sub_u32_e32 v5, 0x7f7fffff, v106
C598  v_sub_u32_e32 v72, 0x7f800000, v106
C5A0  s_brev_b32 s8, 1
C5A4  v_lshrrev_b32_e32 v32, 31, v5
C5A8  v_lshrrev_b32_e32 v73, 31, v72
C5AC  v_add_u32_e32 v32, -1, v32
C5B0  v_cmp_lt_i32_e32 vcc, -1, v72
C5B4  v_sub_u32_e32 v72, 0x7f7fffff, v105
C5BC  v_bitop3_b32 v2, v32, v2, s8 bitop3:0xc8
C5C4  v_ashrrev_i32_e32 v5, 31, v5
C5C8  v_cndmask_b32_e32 v32, 0, v106, vcc
C5CC  v_sub_u32_e32 v106, 0x7f800000, v105
C5D4  v_and_b32_e32 v5, 7, v5
C5D8  v_lshrrev_b32_e32 v103, 31, v72
C5DC  v_ashrrev_i32_e32 v72, 31, v72
C5E0  v_lshrrev_b32_e32 v107, 31, v106
C5E4  s_movk_i32 s9, 0x70
C5E8  v_and_or_b32 v5, v72, s9, v5
C5F0  v_add_u32_e32 v72, v107, v73
C5F4  v_max_u32_e32 v73, v105, v32
C5F8  v_cmp_gt_i32_e32 vcc, 0, v106
C5FC  v_add_u32_e32 v103, -1, v103
C600  v_bitop3_b32 v3, v103, v3, s8 bitop3:0xc8
C608  v_cndmask_b32_e32 v32, v73, v32, vcc
C60C  v_sub_u32_e32 v73, 0x7f7fffff, v104
C614  v_sub_u32_e32 v105, 0x7f800000, v104
C61C  v_lshrrev_b32_e32 v103, 31, v73
C620  v_ashrrev_i32_e32 v73, 31, v73
C624  s_movk_i32 s16, 0x700
C628  v_and_or_b32 v5, v73, s16, v5
C630  v_max_u32_e32 v73, v104, v32
C634  v_cmp_gt_i32_e32 vcc, 0, v105
C638  v_add_u32_e32 v103, -1, v103
C63C  v_bitop3_b32 v20, v103, v20, s8 bitop3:0xc8
C644  v_cndmask_b32_e32 v32, v73, v32, vcc
C648  v_sub_u32_e32 v73, 0x7f7fffff, v102
C650  v_sub_u32_e32 v104, 0x7f800000, v102
C658  v_lshrrev_b32_e32 v103, 31, v73
C65C  v_ashrrev_i32_e32 v73, 31, v73
C660  s_movk_i32 s17, 0x7000
C664  v_and_or_b32 v5, v73, s17, v5
C66C  v_max_u32_e32 v73, v102, v32
C670  v_cmp_gt_i32_e32 vcc, 0, v104
C674  v_add_u32_e32 v103, -1, v103
C678  v_bitop3_b32 v21, v103, v21, s8 bitop3:0xc8
C680  v_cndmask_b32_e32 v32, v73, v32, vcc
C684  v_sub_u32_e32 v73, 0x7f7fffff, v101
C68C  v_sub_u32_e32 v103, 0x7f800000, v101
C694  v_lshrrev_b32_e32 v102, 31, v73
C698  v_ashrrev_i32_e32 v73, 31, v73
C69C  s_waitcnt lgkmcnt(0)
C6A0  s_mov_b32 s23, 0x70000
C6A8  v_and_or_b32 v5, v73, s23, v5
C6B0  v_max_u32_e32 v73, v101, v32
C6B4  v_cmp_gt_i32_e32 vcc, 0, v103
C6B8  v_add_u32_e32 v102, -1, v102
C6BC  v_bitop3_b32 v24, v102, v24, s8 bitop3:0xc8
C6C4  v_cndmask_b32_e32 v32, v73, v32, vcc
C6C8  v_sub_u32_e32 v73, 0x7f7fffff, v100
C6D0  v_sub_u32_e32 v102, 0x7f800000, v100
C6D8  v_lshrrev_b32_e32 v101, 31, v73
C6DC  v_ashrrev_i32_e32 v73, 31, v73
C6E0  s_mov_b32 s24, 0x700000
C6E8  v_and_or_b32 v5, v73, s24, v5
C6F0  v_max_u32_e32 v73, v100, v32
C6F4  v_cmp_gt_i32_e32 vcc, 0, v102
C6F8  v_add_u32_e32 v101, -1, v101
C6FC  v_bitop3_b32 v25, v101, v25, s8 bitop3:0xc8
C704  v_cndmask_b32_e32 v32, v73, v32, vcc
C708  v_sub_u32_e32 v73, 0x7f7fffff, v99
C710  v_sub_u32_e32 v101, 0x7f800000, v99
C718  v_lshrrev_b32_e32 v100, 31, v73
C71C  v_ashrrev_i32_e32 v73, 31, v73
C720  s_mov_b32 s25, 0x7000000
C728  v_and_or_b32 v5, v73, s25, v5
C730  v_max_u32_e32 v73, v99, v32
C734  v_cmp_gt_i32_e32 vcc, 0, v101
C738  v_add_u32_e32 v100, -1, v100
C73C  v_bitop3_b32 v28, v100, v28, s8 bitop3:0xc8
C744  v_cndmask_b32_e32 v32, v73, v32, vcc
C748  v_sub_u32_e32 v73, 0x7f7fffff, v98
C750  v_sub_u32_e32 v100, 0x7f800000, v98
C758  v_lshrrev_b32_e32 v99, 31, v73
C75C  v_ashrrev_i32_e32 v73, 31, v73
C760  s_brev_b32 s26, 14
C764  v_add_u32_e32 v99, -1, v99
C768  v_and_or_b32 v5, v73, s26, v5
C770  v_max_u32_e32 v73, v98, v32
C774  v_cmp_gt_i32_e32 vcc, 0, v100
C778  v_bitop3_b32 v29, v99, v29, s8 bitop3:0xc8
C780  v_sub_u32_e32 v99, 0x7f800000, v97
C788  v_cndmask_b32_e32 v32, v73, v32, vcc
C78C  v_sub_u32_e32 v73, 0x7f7fffff, v97
C794  v_max_u32_e32 v97, v97, v32
C798  v_lshrrev_b32_e32 v98, 31, v73
C79C  v_cmp_gt_i32_e32 vcc, 0, v99
C7A0  v_add_u32_e32 v98, -1, v98
C7A4  v_lshrrev_b32_e32 v106, 31, v105
C7A8  v_cndmask_b32_e32 v32, v97, v32, vcc
C7AC  v_sub_u32_e32 v97, 0x7f7fffff, v96
C7B4  v_lshrrev_b32_e32 v105, 31, v104
C7B8  v_lshrrev_b32_e32 v104, 31, v103
C7BC  v_lshrrev_b32_e32 v103, 31, v102
C7C0  v_lshrrev_b32_e32 v102, 31, v101
C7C4  v_lshrrev_b32_e32 v101, 31, v100
C7C8  v_lshrrev_b32_e32 v100, 31, v99
C7CC  v_bitop3_b32 v34, v98, v34, s8 bitop3:0xc8
C7D4  v_sub_u32_e32 v99, 0x7f800000, v96
C7DC  v_lshrrev_b32_e32 v98, 31, v97
C7E0  v_ashrrev_i32_e32 v73, 31, v73
C7E4  v_add_u32_e32 v98, -1, v98
C7E8  v_max_u32_e32 v96, v96, v32
C7EC  v_cmp_gt_i32_e32 vcc, 0, v99
C7F0  v_and_b32_e32 v73, 7, v73
C7F4  v_bitop3_b32 v35, v98, v35, s8 bitop3:0xc8
C7FC  v_ashrrev_i32_e32 v97, 31, v97
C800  v_cndmask_b32_e32 v32, v96, v32, vcc
C804  v_sub_u32_e32 v96, 0x7f7fffff, v95
C80C  v_sub_u32_e32 v98, 0x7f800000, v95
C814  v_and_or_b32 v73, v97, s9, v73
C81C  v_max_u32_e32 v95, v95, v32
C820  v_lshrrev_b32_e32 v97, 31, v96
C824  v_cmp_gt_i32_e32 vcc, 0, v98
C828  v_add_u32_e32 v97, -1, v97
C82C  v_ashrrev_i32_e32 v96, 31, v96
C830  v_cndmask_b32_e32 v32, v95, v32, vcc
C834  v_sub_u32_e32 v95, 0x7f7fffff, v94
C83C  v_bitop3_b32 v38, v97, v38, s8 bitop3:0xc8
C844  v_and_or_b32 v73, v96, s16, v73
C84C  v_sub_u32_e32 v97, 0x7f800000, v94
C854  v_lshrrev_b32_e32 v96, 31, v95
C858  v_add_u32_e32 v96, -1, v96
C85C  v_max_u32_e32 v94, v94, v32
C860  v_cmp_gt_i32_e32 vcc, 0, v97
C864  v_bitop3_b32 v39, v96, v39, s8 bitop3:0xc8
C86C  v_ashrrev_i32_e32 v95, 31, v95
C870  v_cndmask_b32_e32 v32, v94, v32, vcc
C874  v_sub_u32_e32 v94, 0x7f7fffff, v93
C87C  v_sub_u32_e32 v96, 0x7f800000, v93
C884  v_and_or_b32 v73, v95, s17, v73
C88C  v_max_u32_e32 v93, v93, v32
C890  v_lshrrev_b32_e32 v95, 31, v94
C894  v_cmp_gt_i32_e32 vcc, 0, v96
C898  v_add_u32_e32 v95, -1, v95
C89C  v_ashrrev_i32_e32 v94, 31, v94
C8A0  v_cndmask_b32_e32 v32, v93, v32, vcc
C8A4  v_sub_u32_e32 v93, 0x7f7fffff, v92
C8AC  v_bitop3_b32 v42, v95, v42, s8 bitop3:0xc8
C8B4  v_and_or_b32 v73, v94, s23, v73
C8BC  v_sub_u32_e32 v95, 0x7f800000, v92
C8C4  v_lshrrev_b32_e32 v94, 31, v93
C8C8  v_add_u32_e32 v94, -1, v94
C8CC  v_max_u32_e32 v92, v92, v32
C8D0  v_cmp_gt_i32_e32 vcc, 0, v95
C8D4  v_bitop3_b32 v43, v94, v43, s8 bitop3:0xc8
C8DC  v_sub_u32_e32 v94, 0x7f800000, v91
C8E4  v_cndmask_b32_e32 v32, v92, v32, vcc
C8E8  v_ashrrev_i32_e32 v93, 31, v93
C8EC  v_sub_u32_e32 v92, 0x7f7fffff, v91
C8F4  v_max_u32_e32 v91, v91, v32
C8F8  v_cmp_gt_i32_e32 vcc, 0, v94
C8FC  v_and_or_b32 v73, v93, s24, v73
C904  v_add3_u32 v72, v106, v72, v105
C90C  v_lshrrev_b32_e32 v93, 31, v92
C910  v_cndmask_b32_e32 v91, v91, v32, vcc
C914  v_sub_u32_e32 v32, 0x7f7fffff, v90
C91C  v_add_u32_e32 v93, -1, v93
C920  v_ashrrev_i32_e32 v92, 31, v92
C924  v_bitop3_b32 v46, v93, v46, s8 bitop3:0xc8
C92C  v_and_or_b32 v73, v92, s25, v73
C934  v_lshrrev_b32_e32 v92, 31, v32
C938  v_sub_u32_e32 v93, 0x7f800000, v90
C940  v_ashrrev_i32_e32 v32, 31, v32
C944  v_add_u32_e32 v92, -1, v92
C948  v_and_or_b32 v32, v32, s26, v73
C950  v_max_u32_e32 v73, v90, v91
C954  v_cmp_gt_i32_e32 vcc, 0, v93
C958  v_bitop3_b32 v47, v92, v47, s8 bitop3:0xc8
C960  v_sub_u32_e32 v90, 0x7f7fffff, v89
C968  v_cndmask_b32_e32 v73, v73, v91, vcc
C96C  v_sub_u32_e32 v92, 0x7f800000, v89
C974  v_max_u32_e32 v89, v89, v73
C978  v_lshrrev_b32_e32 v91, 31, v90
C97C  v_cmp_gt_i32_e32 vcc, 0, v92
C980  v_add3_u32 v72, v104, v72, v103
C988  v_add_u32_e32 v91, -1, v91
C98C  v_cndmask_b32_e32 v73, v89, v73, vcc
C990  v_sub_u32_e32 v89, 0x7f7fffff, v88
C998  v_add3_u32 v72, v102, v72, v101
C9A0  v_lshrrev_b32_e32 v101, 31, v99
C9A4  v_lshrrev_b32_e32 v99, 31, v98
C9A8  v_lshrrev_b32_e32 v98, 31, v97
C9AC  v_lshrrev_b32_e32 v97, 31, v96
C9B0  v_lshrrev_b32_e32 v96, 31, v95
C9B4  v_lshrrev_b32_e32 v95, 31, v94
C9B8  v_lshrrev_b32_e32 v94, 31, v93
C9BC  v_lshrrev_b32_e32 v93, 31, v92
C9C0  v_bitop3_b32 v50, v91, v50, s8 bitop3:0xc8
C9C8  v_sub_u32_e32 v92, 0x7f800000, v88
C9D0  v_lshrrev_b32_e32 v91, 31, v89
C9D4  v_ashrrev_i32_e32 v90, 31, v90
C9D8  v_add_u32_e32 v91, -1, v91
C9DC  v_max_u32_e32 v88, v88, v73
C9E0  v_cmp_gt_i32_e32 vcc, 0, v92
C9E4  v_and_b32_e32 v90, 7, v90
C9E8  v_bitop3_b32 v51, v91, v51, s8 bitop3:0xc8
C9F0  v_ashrrev_i32_e32 v89, 31, v89
C9F4  v_cndmask_b32_e32 v73, v88, v73, vcc
C9F8  v_sub_u32_e32 v88, 0x7f7fffff, v87
CA00  v_sub_u32_e32 v91, 0x7f800000, v87
CA08  v_and_or_b32 v89, v89, s9, v90
CA10  v_max_u32_e32 v87, v87, v73
CA14  v_lshrrev_b32_e32 v90, 31, v88
CA18  v_cmp_gt_i32_e32 vcc, 0, v91
CA1C  v_add_u32_e32 v90, -1, v90
CA20  v_ashrrev_i32_e32 v88, 31, v88
CA24  v_cndmask_b32_e32 v73, v87, v73, vcc
CA28  v_sub_u32_e32 v87, 0x7f7fffff, v86
CA30  v_bitop3_b32 v54, v90, v54, s8 bitop3:0xc8
CA38  v_and_or_b32 v88, v88, s16, v89
CA40  v_sub_u32_e32 v90, 0x7f800000, v86
CA48  v_lshrrev_b32_e32 v89, 31, v87
CA4C  v_add3_u32 v72, v100, v72, v101
CA54  v_add_u32_e32 v89, -1, v89
CA58  v_max_u32_e32 v86, v86, v73
CA5C  v_cmp_gt_i32_e32 vcc, 0, v90
CA60  v_add3_u32 v72, v99, v72, v98
CA68  v_bitop3_b32 v55, v89, v55, s8 bitop3:0xc8
CA70  v_ashrrev_i32_e32 v87, 31, v87
CA74  v_cndmask_b32_e32 v73, v86, v73, vcc
CA78  v_sub_u32_e32 v86, 0x7f7fffff, v85
CA80  v_sub_u32_e32 v89, 0x7f800000, v85
CA88  v_add3_u32 v72, v97, v72, v96
CA90  v_and_or_b32 v87, v87, s17, v88
CA98  v_max_u32_e32 v85, v85, v73
CA9C  v_lshrrev_b32_e32 v88, 31, v86
CAA0  v_cmp_gt_i32_e32 vcc, 0, v89
CAA4  v_add3_u32 v72, v95, v72, v94
CAAC  v_lshrrev_b32_e32 v94, 31, v92
CAB0  v_add_u32_e32 v88, -1, v88
CAB4  v_cndmask_b32_e32 v73, v85, v73, vcc
CAB8  v_sub_u32_e32 v85, 0x7f7fffff, v84
CAC0  v_add3_u32 v72, v93, v72, v94
CAC8  v_lshrrev_b32_e32 v92, 31, v91
CACC  v_lshrrev_b32_e32 v91, 31, v90
CAD0  v_bitop3_b32 v58, v88, v58, s8 bitop3:0xc8
CAD8  v_ashrrev_i32_e32 v86, 31, v86
CADC  v_sub_u32_e32 v88, 0x7f800000, v84
CAE4  v_add3_u32 v72, v92, v72, v91
CAEC  v_lshrrev_b32_e32 v90, 31, v89
CAF0  v_and_or_b32 v86, v86, s23, v87
CAF8  v_lshrrev_b32_e32 v87, 31, v85
CAFC  v_ashrrev_i32_e32 v85, 31, v85
CB00  v_lshrrev_b32_e32 v89, 31, v88
CB04  v_and_or_b32 v85, v85, s24, v86
CB0C  v_add3_u32 v86, v90, v72, v89
CB14  v_max_u32_e32 v72, v84, v73
CB18  v_cmp_gt_i32_e32 vcc, 0, v88
CB1C  v_add_u32_e32 v87, -1, v87
CB20  v_bitop3_b32 v59, v87, v59, s8 bitop3:0xc8
CB28  v_cndmask_b32_e32 v72, v72, v73, vcc
CB2C  v_sub_u32_e32 v73, 0x7f7fffff, v83
CB34  v_sub_u32_e32 v87, 0x7f800000, v83
CB3C  v_lshrrev_b32_e32 v84, 31, v73
CB40  v_ashrrev_i32_e32 v73, 31, v73
CB44  v_max_u32_e32 v83, v83, v72
CB48  v_cmp_gt_i32_e32 vcc, 0, v87
CB4C  v_add_u32_e32 v84, -1, v84
CB50  v_and_or_b32 v73, v73, s25, v85
CB58  v_cndmask_b32_e32 v83, v83, v72, vcc
CB5C  v_sub_u32_e32 v72, 0x7f7fffff, v82
CB64  v_sub_u32_e32 v85, 0x7f800000, v82
CB6C  v_bitop3_b32 v62, v84, v62, s8 bitop3:0xc8
CB74  v_max_u32_e32 v82, v82, v83
CB78  v_lshrrev_b32_e32 v84, 31, v72
CB7C  v_cmp_gt_i32_e32 vcc, 0, v85
CB80  v_lshrrev_b32_e32 v88, 31, v87
CB84  v_lshrrev_b32_e32 v87, 31, v85
CB88  v_add_u32_e32 v84, -1, v84
CB8C  v_cndmask_b32_e32 v82, v82, v83, vcc
CB90  v_sub_u32_e32 v83, 0x7f7fffff, v81
CB98  v_sub_u32_e32 v85, 0x7f800000, v81
CBA0  v_bitop3_b32 v63, v84, v63, s8 bitop3:0xc8
CBA8  v_max_u32_e32 v81, v81, v82
CBAC  v_lshrrev_b32_e32 v84, 31, v83
CBB0  v_cmp_gt_i32_e32 vcc, 0, v85
CBB4  v_ashrrev_i32_e32 v72, 31, v72
CBB8  v_add_u32_e32 v84, -1, v84
CBBC  v_cndmask_b32_e32 v81, v81, v82, vcc
CBC0  v_sub_u32_e32 v82, 0x7f7fffff, v80
CBC8  v_and_or_b32 v72, v72, s26, v73
CBD0  v_add3_u32 v73, v88, v86, v87
CBD8  v_lshrrev_b32_e32 v86, 31, v85
CBDC  v_bitop3_b32 v64, v84, v64, s8 bitop3:0xc8
CBE4  v_sub_u32_e32 v85, 0x7f800000, v80
CBEC  v_lshrrev_b32_e32 v84, 31, v82
CBF0  v_ashrrev_i32_e32 v83, 31, v83
CBF4  v_add_u32_e32 v84, -1, v84
CBF8  v_max_u32_e32 v80, v80, v81
CBFC  v_cmp_gt_i32_e32 vcc, 0, v85
CC00  v_and_b32_e32 v83, 7, v83
CC04  v_bitop3_b32 v65, v84, v65, s8 bitop3:0xc8
CC0C  v_ashrrev_i32_e32 v82, 31, v82
CC10  v_cndmask_b32_e32 v80, v80, v81, vcc
CC14  v_sub_u32_e32 v81, 0x7f7fffff, v77
CC1C  v_sub_u32_e32 v84, 0x7f800000, v77
CC24  v_and_or_b32 v82, v82, s9, v83
CC2C  v_max_u32_e32 v77, v77, v80
CC30  v_lshrrev_b32_e32 v83, 31, v81
CC34  v_cmp_gt_i32_e32 vcc, 0, v84
CC38  v_add_u32_e32 v83, -1, v83
CC3C  v_ashrrev_i32_e32 v81, 31, v81
CC40  v_cndmask_b32_e32 v77, v77, v80, vcc
CC44  v_sub_u32_e32 v80, 0x7f7fffff, v76
CC4C  v_bitop3_b32 v66, v83, v66, s8 bitop3:0xc8
CC54  v_and_or_b32 v81, v81, s16, v82
CC5C  v_sub_u32_e32 v83, 0x7f800000, v76
CC64  v_lshrrev_b32_e32 v82, 31, v80
CC68  v_add_u32_e32 v82, -1, v82
CC6C  v_max_u32_e32 v76, v76, v77
CC70  v_cmp_gt_i32_e32 vcc, 0, v83
CC74  v_bitop3_b32 v67, v82, v67, s8 bitop3:0xc8
CC7C  v_ashrrev_i32_e32 v80, 31, v80
CC80  v_cndmask_b32_e32 v76, v76, v77, vcc
CC84  v_sub_u32_e32 v77, 0x7f7fffff, v75
CC8C  v_sub_u32_e32 v82, 0x7f800000, v75
CC94  v_and_or_b32 v80, v80, s17, v81
CC9C  v_max_u32_e32 v75, v75, v76
CCA0  v_lshrrev_b32_e32 v81, 31, v77
CCA4  v_cmp_gt_i32_e32 vcc, 0, v82
CCA8  v_lshrrev_b32_e32 v87, 31, v85
CCAC  v_add_u32_e32 v81, -1, v81
CCB0  v_cndmask_b32_e32 v75, v75, v76, vcc
CCB4  v_sub_u32_e32 v76, 0x7f7fffff, v74
CCBC  v_add3_u32 v73, v86, v73, v87
CCC4  v_lshrrev_b32_e32 v85, 31, v84
CCC8  v_lshrrev_b32_e32 v84, 31, v83
CCCC  v_bitop3_b32 v68, v81, v68, s8 bitop3:0xc8
CCD4  v_ashrrev_i32_e32 v77, 31, v77
CCD8  v_sub_u32_e32 v81, 0x7f800000, v74
CCE0  v_add3_u32 v73, v85, v73, v84
CCE8  v_lshrrev_b32_e32 v83, 31, v82
CCEC  v_and_or_b32 v77, v77, s23, v80
CCF4  v_lshrrev_b32_e32 v80, 31, v76
CCF8  v_ashrrev_i32_e32 v76, 31, v76
CCFC  v_lshrrev_b32_e32 v82, 31, v81
CD00  v_add_u32_e32 v80, -1, v80
CD04  v_and_or_b32 v76, v76, s24, v77
CD0C  v_add3_u32 v77, v83, v73, v82
CD14  v_max_u32_e32 v73, v74, v75
CD18  v_cmp_gt_i32_e32 vcc, 0, v81
CD1C  v_bitop3_b32 v69, v80, v69, s8 bitop3:0xc8
CD24  v_sub_u32_e32 v74, 0x7f7fffff, v33
CD2C  v_cndmask_b32_e32 v73, v73, v75, vcc
CD30  v_sub_u32_e32 v80, 0x7f800000, v33
CD38  v_max_u32_e32 v33, v33, v73
CD3C  v_cmp_gt_i32_e32 vcc, 0, v80
CD40  v_lshrrev_b32_e32 v75, 31, v74
CD44  v_ashrrev_i32_e32 v74, 31, v74
CD48  v_cndmask_b32_e32 v33, v33, v73, vcc
CD4C  v_sub_u32_e32 v73, 0x7f7fffff, v17
CD54  v_add_u32_e32 v75, -1, v75
CD58  v_and_or_b32 v74, v74, s25, v76
CD60  v_sub_u32_e32 v76, 0x7f800000, v17
CD68  v_lshrrev_b32_e32 v81, 31, v80
CD6C  v_bitop3_b32 v70, v75, v70, s8 bitop3:0xc8
CD74  v_lshrrev_b32_e32 v75, 31, v73
CD78  v_ashrrev_i32_e32 v73, 31, v73
CD7C  v_lshrrev_b32_e32 v80, 31, v76
CD80  v_and_or_b32 v73, v73, s26, v74
CD88  v_add3_u32 v74, v81, v77, v80
CD90  v_max_u32_e32 v17, v17, v33
CD94  v_cmp_gt_i32_e32 vcc, 0, v76
CD98  v_add_u32_e32 v75, -1, v75
CD9C  v_bitop3_b32 v71, v75, v71, s8 bitop3:0xc8
CDA4  v_cndmask_b32_e32 v17, v17, v33, vcc
CDA8  v_mov_b32_e32 v33, 0x7f800000
CDB0  v_cmp_ne_u32_e32 vcc, 32, v74
CDB4  s_nop 1
CDB8  v_cndmask_b32_e32 v103, v33, v17, vcc
CDBC  s_or_b64 exec, exec, s[4:5]
CDC0  s_bfe_u32 s16, s19, 0x20004
CDC8  s_cmp_eq_u32 s16, 2
CDCC  s_cselect_b64 s[4:5], -1, 0
CDD0  s_and_b64 s[8:9], s[4:5], exec
CDD4  s_cselect_b32 s8, 0x3fffff, 0
CDDC  s_cmp_lg_u32 s16, 0
CDE0  s_cselect_b32 s38, s8, 0x200000
CDE8  v_cmp_ne_u32_e32 vcc, 0, v103
CDEC  v_mov_b32_e32 v33, 0x7f
CDF4  s_and_saveexec_b64 s[8:9], vcc
CDF8  s_cbranch_execz 15
CDFC  v_add_u32_e32 v17, s38, v103
CE00  s_mov_b32 s16, 0x17fffff
CE08  v_lshrrev_b32_e32 v33, 23, v17
CE0C  v_add_u32_e32 v33, -2, v33
CE10  v_cmp_lt_u32_e32 vcc, s16, v17
CE14  s_mov_b32 s16, 0x7f800000
CE1C  s_nop 0
CE20  v_cndmask_b32_e32 v17, 0, v33, vcc
CE24  v_cmp_eq_u32_e32 vcc, s16, v103
CE28  v_mov_b32_e32 v33, 0xfe
CE30  s_and_b64 vcc, s[4:5], vcc
CE34  v_cndmask_b32_e32 v33, v17, v33, vcc
CE38  s_or_b64 exec, exec, s[8:9]
CE3C  v_cmp_eq_u32_e32 vcc, 0, v33
CE40  s_cbranch_vccz 37
CE44  s_nop 0
CE48  v_cndmask_b32_e64 v17, 1.0, 2.0, vcc
CE50  v_mul_f32_e32 v2, v17, v2
CE54  v_mul_f32_e32 v3, v17, v3
CE58  v_mul_f32_e32 v20, v17, v20
CE5C  v_mul_f32_e32 v21, v17, v21
CE60  v_mul_f32_e32 v24, v17, v24
CE64  v_mul_f32_e32 v25, v17, v25
CE68  v_mul_f32_e32 v28, v17, v28
CE6C  v_mul_f32_e32 v29, v17, v29
CE70  v_mul_f32_e32 v34, v17, v34
CE74  v_mul_f32_e32 v35, v17, v35
CE78  v_mul_f32_e32 v38, v17, v38
CE7C  v_mul_f32_e32 v39, v17, v39
CE80  v_mul_f32_e32 v42, v17, v42
CE84  v_mul_f32_e32 v43, v17, v43
CE88  v_mul_f32_e32 v46, v17, v46
CE8C  v_mul_f32_e32 v47, v17, v47
CE90  v_mul_f32_e32 v50, v17, v50
CE94  v_mul_f32_e32 v51, v17, v51
CE98  v_mul_f32_e32 v54, v17, v54
CE9C  v_mul_f32_e32 v55, v17, v55
CEA0  v_mul_f32_e32 v58, v17, v58
CEA4  v_mul_f32_e32 v59, v17, v59
CEA8  v_mul_f32_e32 v62, v17, v62
CEAC  v_mul_f32_e32 v63, v17, v63
CEB0  v_mul_f32_e32 v64, v17, v64
CEB4  v_mul_f32_e32 v65, v17, v65
CEB8  v_mul_f32_e32 v66, v17, v66
CEBC  v_mul_f32_e32 v67, v17, v67
CEC0  v_mul_f32_e32 v68, v17, v68
CEC4  v_mul_f32_e32 v69, v17, v69
CEC8  v_mul_f32_e32 v70, v17, v70
CECC  v_mul_f32_e32 v71, v17, v71
CED0  v_max_u32_e32 v74, 1, v33
CED4  s_branch 1
CED8  v_mov_b32_e32 v74, v33
CEDC  v_mad_u64_u32 v[16:17], s[8:9], s28, v4, v[16:17]
CEE4  v_lshlrev_b32_e32 v85, 2, v16
CEE8  s_mov_b32 s39, 0xd2511f53
CEF0  v_lshlrev_b32_e32 v84, 23, v74
CEF4  v_mad_u64_u32 v[74:75], s[8:9], v85, s39, 0
CEFC  s_waitcnt lgkmcnt(0)
CF00  s_mul_hi_u32 s8, s21, 0xcd9e8d57
CF08  s_xor_b32 s8, s20, s8
CF0C  s_xor_b32 s16, s8, s0
CF10  s_xor_b32 s8, s1, s22
CF14  s_mov_b32 s40, 0xcd9e8d57
CF1C  v_xor_b32_e32 v4, s8, v75
CF20  s_mul_i32 s9, s21, 0xcd9e8d57
CF28  s_add_i32 s20, s0, 0x9e3779b9
CF30  s_add_i32 s21, s1, 0xbb67ae85
CF38  s_mul_hi_u32 s22, s16, 0xd2511f53
CF40  s_mul_i32 s24, s16, 0xd2511f53
CF48  v_mad_u64_u32 v[76:77], s[16:17], v4, s40, 0
CF50  s_xor_b32 s16, s20, s9
CF54  s_xor_b32 s20, s21, s22
CF58  v_xor_b32_e32 v4, s16, v77
CF5C  v_xor_b32_e32 v17, s20, v74
CF60  s_add_i32 s17, s1, 0x76cf5d0a
CF68  v_mad_u64_u32 v[74:75], s[22:23], v4, s39, 0
CF70  v_mad_u64_u32 v[80:81], s[22:23], v17, s40, 0
CF78  s_xor_b32 s24, s17, s24
CF7C  s_add_i32 s9, s0, 0x3c6ef372
CF84  v_xor_b32_e32 v4, v76, v81
CF88  v_xor_b32_e32 v17, s24, v75
CF8C  v_xor_b32_e32 v4, s9, v4
CF90  v_mad_u64_u32 v[82:83], s[22:23], v17, s40, 0
CF98  s_add_i32 s21, s0, 0xdaa66d2b
CFA0  v_mad_u64_u32 v[76:77], s[22:23], v4, s39, 0
CFA8  v_xor_b32_e32 v4, v80, v83
CFAC  s_add_i32 s17, s1, 0x32370b8f
CFB4  v_xor_b32_e32 v4, s21, v4
CFB8  v_xor_b32_e32 v17, v74, v77
CFBC  v_xor_b32_e32 v17, s17, v17
CFC0  v_mad_u64_u32 v[74:75], s[26:27], v4, s39, 0
CFC8  s_add_i32 s22, s1, 0xed9eba14
CFD0  v_mad_u64_u32 v[80:81], s[26:27], v17, s40, 0
CFD8  v_xor_b32_e32 v17, v76, v75
CFDC  s_add_i32 s23, s0, 0x78dde6e4
CFE4  v_xor_b32_e32 v4, v82, v81
CFE8  v_xor_b32_e32 v17, s22, v17
CFEC  v_xor_b32_e32 v4, s23, v4
CFF0  v_mad_u64_u32 v[82:83], s[30:31], v17, s40, 0
CFF8  s_add_i32 s26, s0, 0x1715609d
D000  v_mad_u64_u32 v[76:77], s[30:31], v4, s39, 0
D008  v_xor_b32_e32 v4, v80, v83
D00C  s_add_i32 s25, s1, 0xa9066899
D014  v_xor_b32_e32 v4, s26, v4
D018  v_xor_b32_e32 v17, v74, v77
D01C  v_xor_b32_e32 v17, s25, v17
D020  v_mad_u64_u32 v[74:75], s[34:35], v4, s39, 0
D028  s_add_i32 s27, s1, 0x646e171e
D030  v_mad_u64_u32 v[80:81], s[34:35], v17, s40, 0
D038  v_xor_b32_e32 v17, v76, v75
D03C  s_add_i32 s30, s0, 0xb54cda56
D044  v_xor_b32_e32 v4, v82, v81
D048  v_xor_b32_e32 v17, s27, v17
D04C  v_xor_b32_e32 v4, s30, v4
D050  v_mad_u64_u32 v[82:83], s[34:35], v17, s40, 0
D058  s_add_i32 s33, s0, 0x5384540f
D060  v_mad_u64_u32 v[76:77], s[34:35], v4, s39, 0
D068  v_xor_b32_e32 v4, v80, v83
D06C  s_add_i32 s31, s1, 0x1fd5c5a3
D074  v_xor_b32_e32 v4, s33, v4
D078  v_xor_b32_e32 v17, v74, v77
D07C  v_xor_b32_e32 v17, s31, v17
D080  v_mad_u64_u32 v[74:75], s[42:43], v4, s39, 0
D088  s_add_i32 s34, s1, 0xdb3d7428
D090  v_mad_u64_u32 v[80:81], s[42:43], v17, s40, 0
D098  v_xor_b32_e32 v17, v76, v75
D09C  s_add_i32 s36, s0, 0xf1bbcdc8
D0A4  v_xor_b32_e32 v4, v82, v81
D0A8  v_xor_b32_e32 v17, s34, v17
D0AC  v_xor_b32_e32 v4, s36, v4
D0B0  s_add_i32 s37, s0, 0x8ff34781
D0B8  s_add_i32 s35, s1, 0x96a522ad
D0C0  v_mad_u64_u32 v[82:83], s[0:1], v17, s40, 0
D0C8  v_mad_u64_u32 v[76:77], s[0:1], v4, s39, 0
D0D0  v_xor_b32_e32 v4, v80, v83
D0D4  v_xor_b32_e32 v75, s37, v4
D0D8  v_xor_b32_e32 v4, v74, v77
D0DC  v_xor_b32_e32 v77, s35, v4
D0E0  v_mov_b32_e32 v4, 0
D0E4  v_mov_b32_e32 v74, 0
D0E8  v_cvt_scalef32_sr_pk_fp4_f32 v4, v[2:3], v75, v84
D0F0  v_cvt_scalef32_sr_pk_fp4_f32 v74, v[24:25], v77, v84 op_sel:[0,0,0,1]
D0F8  v_cvt_scalef32_sr_pk_fp4_f32 v4, v[20:21], v82, v84 op_sel:[0,0,1,0]
D100  v_cvt_scalef32_sr_pk_fp4_f32 v74, v[28:29], v76, v84 op_sel:[0,0,1,1]
D108  s_nop 0
D10C  v_or_b32_e32 v2, 1, v85
D110  v_mad_u64_u32 v[2:3], s[0:1], v2, s39, 0
D118  v_xor_b32_e32 v3, s8, v3
D11C  v_mad_u64_u32 v[20:21], s[0:1], v3, s40, 0
D124  v_xor_b32_e32 v3, s16, v21
D128  v_xor_b32_e32 v21, s20, v2
D12C  v_mad_u64_u32 v[24:25], s[0:1], v21, s40, 0
D134  v_mad_u64_u32 v[2:3], s[0:1], v3, s39, 0
D13C  v_xor_b32_e32 v20, v20, v25
D140  v_xor_b32_e32 v20, s9, v20
D144  v_xor_b32_e32 v3, s24, v3
D148  v_mad_u64_u32 v[20:21], s[0:1], v20, s39, 0
D150  v_mad_u64_u32 v[28:29], s[0:1], v3, s40, 0
D158  v_xor_b32_e32 v3, v24, v29
D15C  v_xor_b32_e32 v2, v2, v21
D160  v_xor_b32_e32 v3, s21, v3
D164  v_xor_b32_e32 v21, s17, v2
D168  v_mad_u64_u32 v[2:3], s[0:1], v3, s39, 0
D170  v_mad_u64_u32 v[24:25], s[0:1], v21, s40, 0
D178  v_xor_b32_e32 v21, v28, v25
D17C  v_xor_b32_e32 v3, v20, v3
D180  v_xor_b32_e32 v21, s23, v21
D184  v_xor_b32_e32 v3, s22, v3
D188  v_mad_u64_u32 v[20:21], s[0:1], v21, s39, 0
D190  v_mad_u64_u32 v[28:29], s[0:1], v3, s40, 0
D198  v_xor_b32_e32 v3, v24, v29
D19C  v_xor_b32_e32 v2, v2, v21
D1A0  v_xor_b32_e32 v3, s26, v3
D1A4  v_xor_b32_e32 v21, s25, v2
D1A8  v_mad_u64_u32 v[2:3], s[0:1], v3, s39, 0
D1B0  v_mad_u64_u32 v[24:25], s[0:1], v21, s40, 0
D1B8  v_xor_b32_e32 v21, v28, v25
D1BC  v_xor_b32_e32 v3, v20, v3
D1C0  v_xor_b32_e32 v21, s30, v21
D1C4  v_xor_b32_e32 v3, s27, v3
D1C8  v_mad_u64_u32 v[20:21], s[0:1], v21, s39, 0
D1D0  v_mad_u64_u32 v[28:29], s[0:1], v3, s40, 0
D1D8  v_xor_b32_e32 v3, v24, v29
D1DC  v_xor_b32_e32 v2, v2, v21
D1E0  v_xor_b32_e32 v3, s33, v3
D1E4  v_xor_b32_e32 v21, s31, v2
D1E8  v_mad_u64_u32 v[2:3], s[0:1], v3, s39, 0
D1F0  v_mad_u64_u32 v[24:25], s[0:1], v21, s40, 0
D1F8  v_xor_b32_e32 v21, v28, v25
D1FC  v_xor_b32_e32 v3, v20, v3
D200  v_xor_b32_e32 v21, s36, v21
D204  v_xor_b32_e32 v3, s34, v3
D208  v_mad_u64_u32 v[28:29], s[0:1], v21, s39, 0
D210  v_mad_u64_u32 v[76:77], s[0:1], v3, s40, 0
D218  v_xor_b32_e32 v3, v24, v77
D21C  v_xor_b32_e32 v2, v2, v29
D220  v_xor_b32_e32 v21, s37, v3
D224  v_xor_b32_e32 v2, s35, v2
D228  v_mov_b32_e32 v3, 0
D22C  v_mov_b32_e32 v20, 0
D230  v_cvt_scalef32_sr_pk_fp4_f32 v3, v[34:35], v21, v84
D238  v_cvt_scalef32_sr_pk_fp4_f32 v20, v[42:43], v2, v84 op_sel:[0,0,0,1]
D240  v_cvt_scalef32_sr_pk_fp4_f32 v3, v[38:39], v76, v84 op_sel:[0,0,1,0]
D248  v_cvt_scalef32_sr_pk_fp4_f32 v20, v[46:47], v28, v84 op_sel:[0,0,1,1]
D250  s_nop 0
D254  v_or_b32_e32 v2, 2, v85
D258  v_mad_u64_u32 v[24:25], s[0:1], v2, s39, 0
D260  v_xor_b32_e32 v2, s8, v25
D264  v_mad_u64_u32 v[28:29], s[0:1], v2, s40, 0
D26C  v_xor_b32_e32 v21, s20, v24
D270  v_xor_b32_e32 v2, s16, v29
D274  v_mad_u64_u32 v[34:35], s[0:1], v21, s40, 0
D27C  v_mad_u64_u32 v[24:25], s[0:1], v2, s39, 0
D284  v_xor_b32_e32 v2, v28, v35
D288  v_xor_b32_e32 v2, s9, v2
D28C  v_xor_b32_e32 v21, s24, v25
D290  v_mad_u64_u32 v[28:29], s[0:1], v2, s39, 0
D298  v_mad_u64_u32 v[38:39], s[0:1], v21, s40, 0
D2A0  v_xor_b32_e32 v2, v34, v39
D2A4  v_xor_b32_e32 v21, v24, v29
D2A8  v_xor_b32_e32 v2, s21, v2
D2AC  v_xor_b32_e32 v21, s17, v21
D2B0  v_mad_u64_u32 v[24:25], s[0:1], v2, s39, 0
D2B8  v_mad_u64_u32 v[34:35], s[0:1], v21, s40, 0
D2C0  v_xor_b32_e32 v2, v38, v35
D2C4  v_xor_b32_e32 v21, v28, v25
D2C8  v_xor_b32_e32 v2, s23, v2
D2CC  v_xor_b32_e32 v21, s22, v21
D2D0  v_mad_u64_u32 v[28:29], s[0:1], v2, s39, 0
D2D8  v_mad_u64_u32 v[38:39], s[0:1], v21, s40, 0
D2E0  v_xor_b32_e32 v2, v34, v39
D2E4  v_xor_b32_e32 v21, v24, v29
D2E8  v_xor_b32_e32 v2, s26, v2
D2EC  v_xor_b32_e32 v21, s25, v21
D2F0  v_mad_u64_u32 v[24:25], s[0:1], v2, s39, 0
D2F8  v_mad_u64_u32 v[34:35], s[0:1], v21, s40, 0
D300  v_xor_b32_e32 v2, v38, v35
D304  v_xor_b32_e32 v21, v28, v25
D308  v_xor_b32_e32 v2, s30, v2
D30C  v_xor_b32_e32 v21, s27, v21
D310  v_mad_u64_u32 v[28:29], s[0:1], v2, s39, 0
D318  v_mad_u64_u32 v[38:39], s[0:1], v21, s40, 0
D320  v_xor_b32_e32 v2, v34, v39
D324  v_xor_b32_e32 v21, v24, v29
D328  v_xor_b32_e32 v2, s33, v2
D32C  v_xor_b32_e32 v21, s31, v21
D330  v_mad_u64_u32 v[24:25], s[0:1], v2, s39, 0
D338  v_mad_u64_u32 v[34:35], s[0:1], v21, s40, 0
D340  v_xor_b32_e32 v2, v38, v35
D344  v_xor_b32_e32 v21, v28, v25
D348  v_xor_b32_e32 v2, s36, v2
D34C  v_xor_b32_e32 v21, s34, v21
D350  v_mad_u64_u32 v[28:29], s[0:1], v2, s39, 0
D358  v_mad_u64_u32 v[38:39], s[0:1], v21, s40, 0
D360  v_xor_b32_e32 v2, v34, v39
D364  v_xor_b32_e32 v21, v24, v29
D368  v_xor_b32_e32 v2, s37, v2
D36C  v_xor_b32_e32 v25, s35, v21
D370  v_mov_b32_e32 v21, 0
D374  v_mov_b32_e32 v24, 0
D378  v_cvt_scalef32_sr_pk_fp4_f32 v21, v[50:51], v2, v84
D380  v_cvt_scalef32_sr_pk_fp4_f32 v24, v[58:59], v25, v84 op_sel:[0,0,0,1]
D388  v_cvt_scalef32_sr_pk_fp4_f32 v21, v[54:55], v38, v84 op_sel:[0,0,1,0]
D390  v_cvt_scalef32_sr_pk_fp4_f32 v24, v[62:63], v28, v84 op_sel:[0,0,1,1]
D398  s_nop 0
D39C  v_or_b32_e32 v2, 3, v85
D3A0  v_mad_u64_u32 v[28:29], s[0:1], v2, s39, 0
D3A8  v_xor_b32_e32 v2, s8, v29
D3AC  v_mad_u64_u32 v[34:35], s[0:1], v2, s40, 0
D3B4  v_xor_b32_e32 v25, s20, v28
D3B8  v_xor_b32_e32 v2, s16, v35
D3BC  v_mad_u64_u32 v[38:39], s[0:1], v25, s40, 0
D3C4  v_mad_u64_u32 v[28:29], s[0:1], v2, s39, 0
D3CC  v_xor_b32_e32 v2, v34, v39
D3D0  v_xor_b32_e32 v2, s9, v2
D3D4  v_xor_b32_e32 v25, s24, v29
D3D8  v_mad_u64_u32 v[34:35], s[0:1], v2, s39, 0
D3E0  v_mad_u64_u32 v[42:43], s[0:1], v25, s40, 0
D3E8  v_xor_b32_e32 v2, v38, v43
D3EC  v_xor_b32_e32 v25, v28, v35
D3F0  v_xor_b32_e32 v2, s21, v2
D3F4  v_xor_b32_e32 v25, s17, v25
D3F8  v_mad_u64_u32 v[28:29], s[0:1], v2, s39, 0
D400  v_mad_u64_u32 v[38:39], s[0:1], v25, s40, 0
D408  v_xor_b32_e32 v2, v42, v39
D40C  v_xor_b32_e32 v25, v34, v29
D410  v_xor_b32_e32 v2, s23, v2
D414  v_xor_b32_e32 v25, s22, v25
D418  v_mad_u64_u32 v[34:35], s[0:1], v2, s39, 0
D420  v_mad_u64_u32 v[42:43], s[0:1], v25, s40, 0
D428  v_xor_b32_e32 v2, v38, v43
D42C  v_xor_b32_e32 v25, v28, v35
D430  v_xor_b32_e32 v2, s26, v2
D434  v_xor_b32_e32 v25, s25, v25
D438  v_mad_u64_u32 v[28:29], s[0:1], v2, s39, 0
D440  v_mad_u64_u32 v[38:39], s[0:1], v25, s40, 0
D448  v_xor_b32_e32 v2, v42, v39
D44C  v_xor_b32_e32 v25, v34, v29
D450  v_xor_b32_e32 v2, s30, v2
D454  v_xor_b32_e32 v25, s27, v25
D458  v_mad_u64_u32 v[34:35], s[0:1], v2, s39, 0
D460  v_mad_u64_u32 v[42:43], s[0:1], v25, s40, 0
D468  v_xor_b32_e32 v2, v38, v43
D46C  v_xor_b32_e32 v25, v28, v35
D470  v_xor_b32_e32 v2, s33, v2
D474  v_xor_b32_e32 v25, s31, v25
D478  v_mad_u64_u32 v[28:29], s[0:1], v2, s39, 0
D480  v_mad_u64_u32 v[38:39], s[0:1], v25, s40, 0
D488  v_xor_b32_e32 v2, v42, v39
D48C  v_xor_b32_e32 v25, v34, v29
D490  v_xor_b32_e32 v2, s36, v2
D494  v_xor_b32_e32 v25, s34, v25
D498  v_mad_u64_u32 v[34:35], s[0:1], v2, s39, 0
D4A0  v_mad_u64_u32 v[42:43], s[0:1], v25, s40, 0
D4A8  v_xor_b32_e32 v2, v38, v43
D4AC  v_xor_b32_e32 v25, v28, v35
D4B0  v_xor_b32_e32 v2, s37, v2
D4B4  v_xor_b32_e32 v29, s35, v25
D4B8  v_mov_b32_e32 v25, 0
D4BC  v_mov_b32_e32 v28, 0
D4C0  v_and_b32_e32 v86, 0x7fffffff, v6
D4C8  v_and_b32_e32 v85, 0x7fffffff, v7
D4D0  v_cvt_scalef32_sr_pk_fp4_f32 v25, v[64:65], v2, v84
D4D8  v_cvt_scalef32_sr_pk_fp4_f32 v28, v[68:69], v29, v84 op_sel:[0,0,0,1]
D4E0  v_cvt_scalef32_sr_pk_fp4_f32 v25, v[66:67], v42, v84 op_sel:[0,0,1,0]
D4E8  v_cvt_scalef32_sr_pk_fp4_f32 v28, v[70:71], v34, v84 op_sel:[0,0,1,1]
D4F0  s_nop 0
D4F4  v_max_u32_e32 v2, v85, v86
D4F8  v_and_b32_e32 v84, 0x7fffffff, v8
D500  v_and_b32_e32 v82, 0x7fffffff, v9
D508  v_max3_u32 v2, v82, v84, v2
D510  v_and_b32_e32 v81, 0x7fffffff, v10
D518  v_and_b32_e32 v80, 0x7fffffff, v11
D520  v_max3_u32 v2, v80, v81, v2
D528  v_and_b32_e32 v77, 0x7fffffff, v12
D530  v_and_b32_e32 v76, 0x7fffffff, v13
D538  v_max3_u32 v2, v76, v77, v2
D540  v_and_b32_e32 v75, 0x7fffffff, v14
D548  v_and_b32_e32 v71, 0x7fffffff, v15
D550  v_max3_u32 v2, v71, v75, v2
D558  v_and_b32_e32 v70, 0x7fffffff, v18
D560  v_and_b32_e32 v69, 0x7fffffff, v19
D568  v_max3_u32 v2, v69, v70, v2
D570  v_and_b32_e32 v68, 0x7fffffff, v22
D578  v_and_b32_e32 v67, 0x7fffffff, v23
D580  v_max3_u32 v2, v67, v68, v2
D588  v_and_b32_e32 v66, 0x7fffffff, v26
D590  v_and_b32_e32 v65, 0x7fffffff, v27
D598  v_max3_u32 v2, v65, v66, v2
D5A0  v_and_b32_e32 v64, 0x7fffffff, v30
D5A8  v_and_b32_e32 v63, 0x7fffffff, v31
D5B0  v_max3_u32 v2, v63, v64, v2
D5B8  v_and_b32_e32 v62, 0x7fffffff, v36
D5C0  v_and_b32_e32 v59, 0x7fffffff, v37
D5C8  v_max3_u32 v2, v59, v62, v2
D5D0  v_and_b32_e32 v58, 0x7fffffff, v40
D5D8  v_and_b32_e32 v55, 0x7fffffff, v41
D5E0  v_max3_u32 v2, v55, v58, v2
D5E8  v_and_b32_e32 v54, 0x7fffffff, v44
D5F0  v_and_b32_e32 v51, 0x7fffffff, v45
D5F8  v_max3_u32 v2, v51, v54, v2
D600  v_and_b32_e32 v50, 0x7fffffff, v48
D608  v_and_b32_e32 v47, 0x7fffffff, v49
D610  v_max3_u32 v2, v47, v50, v2
D618  v_and_b32_e32 v46, 0x7fffffff, v52
D620  v_and_b32_e32 v43, 0x7fffffff, v53
D628  v_max3_u32 v2, v43, v46, v2
D630  v_and_b32_e32 v42, 0x7fffffff, v56
D638  v_and_b32_e32 v39, 0x7fffffff, v57
D640  v_max3_u32 v29, v39, v42, v2
D648  v_and_b32_e32 v35, 0x7fffffff, v60
D650  v_and_b32_e32 v2, 0x7fffffff, v61
D658  v_max3_u32 v83, v2, v35, v29
D660  s_mov_b32 s0, 0x7f7fffff
D668  v_mov_b32_e32 v17, 0
D66C  v_cmp_lt_u32_e32 vcc, s0, v83
D670  v_mov_b32_e32 v29, 0
D674  v_mov_b32_e32 v34, 0
D678  v_mov_b32_e32 v38, 0
D67C  s_and_saveexec_b64 s[0:1], vcc
D680  s_cbranch_execz 522
D684  v_sub_u32_e32 v17, 0x7f7fffff, v86
D68C  v_sub_u32_e32 v34, 0x7f800000, v86
D694  s_brev_b32 s39, 1
D698  v_lshrrev_b32_e32 v29, 31, v17
D69C  v_lshrrev_b32_e32 v38, 31, v34
D6A0  v_add_u32_e32 v29, -1, v29
D6A4  v_cmp_lt_i32_e32 vcc, -1, v34
D6A8  v_sub_u32_e32 v34, 0x7f7fffff, v85
D6B0  v_bitop3_b32 v6, v29, v6, s39 bitop3:0xc8
D6B8  v_ashrrev_i32_e32 v17, 31, v17
D6BC  v_cndmask_b32_e32 v29, 0, v86, vcc
D6C0  v_sub_u32_e32 v86, 0x7f800000, v85
D6C8  v_and_b32_e32 v17, 7, v17
D6CC  v_lshrrev_b32_e32 v83, 31, v34
D6D0  v_ashrrev_i32_e32 v34, 31, v34
D6D4  v_lshrrev_b32_e32 v87, 31, v86
D6D8  s_movk_i32 s40, 0x70
D6DC  v_and_or_b32 v17, v34, s40, v17
D6E4  v_add_u32_e32 v34, v87, v38
D6E8  v_max_u32_e32 v38, v85, v29
D6EC  v_cmp_gt_i32_e32 vcc, 0, v86
D6F0  v_add_u32_e32 v83, -1, v83
D6F4  v_bitop3_b32 v7, v83, v7, s39 bitop3:0xc8
D6FC  v_cndmask_b32_e32 v29, v38, v29, vcc
D700  v_sub_u32_e32 v38, 0x7f7fffff, v84
D708  v_sub_u32_e32 v85, 0x7f800000, v84
D710  v_lshrrev_b32_e32 v83, 31, v38
D714  v_ashrrev_i32_e32 v38, 31, v38
D718  s_movk_i32 s41, 0x700
D71C  v_and_or_b32 v17, v38, s41, v17
D724  v_max_u32_e32 v38, v84, v29
D728  v_cmp_gt_i32_e32 vcc, 0, v85
D72C  v_add_u32_e32 v83, -1, v83
D730  v_bitop3_b32 v8, v83, v8, s39 bitop3:0xc8
D738  v_cndmask_b32_e32 v29, v38, v29, vcc
D73C  v_sub_u32_e32 v38, 0x7f7fffff, v82
D744  v_sub_u32_e32 v84, 0x7f800000, v82
D74C  v_lshrrev_b32_e32 v83, 31, v38
D750  v_ashrrev_i32_e32 v38, 31, v38
D754  s_movk_i32 s42, 0x7000
D758  v_and_or_b32 v17, v38, s42, v17
D760  v_max_u32_e32 v38, v82, v29
D764  v_cmp_gt_i32_e32 vcc, 0, v84
D768  v_add_u32_e32 v83, -1, v83
D76C  v_bitop3_b32 v9, v83, v9, s39 bitop3:0xc8
D774  v_cndmask_b32_e32 v29, v38, v29, vcc
D778  v_sub_u32_e32 v38, 0x7f7fffff, v81
D780  v_sub_u32_e32 v83, 0x7f800000, v81
D788  v_lshrrev_b32_e32 v82, 31, v38
D78C  v_ashrrev_i32_e32 v38, 31, v38
D790  s_mov_b32 s43, 0x70000
D798  v_and_or_b32 v17, v38, s43, v17
D7A0  v_max_u32_e32 v38, v81, v29
D7A4  v_cmp_gt_i32_e32 vcc, 0, v83
D7A8  v_add_u32_e32 v82, -1, v82
D7AC  v_bitop3_b32 v10, v82, v10, s39 bitop3:0xc8
D7B4  v_cndmask_b32_e32 v29, v38, v29, vcc
D7B8  v_sub_u32_e32 v38, 0x7f7fffff, v80
D7C0  v_sub_u32_e32 v82, 0x7f800000, v80
D7C8  v_lshrrev_b32_e32 v81, 31, v38
D7CC  v_ashrrev_i32_e32 v38, 31, v38
D7D0  s_mov_b32 s44, 0x700000
D7D8  v_and_or_b32 v17, v38, s44, v17
D7E0  v_max_u32_e32 v38, v80, v29
D7E4  v_cmp_gt_i32_e32 vcc, 0, v82
D7E8  v_add_u32_e32 v81, -1, v81
D7EC  v_bitop3_b32 v11, v81, v11, s39 bitop3:0xc8
D7F4  v_cndmask_b32_e32 v29, v38, v29, vcc
D7F8  v_sub_u32_e32 v38, 0x7f7fffff, v77
D800  v_sub_u32_e32 v81, 0x7f800000, v77
D808  v_lshrrev_b32_e32 v80, 31, v38
D80C  v_ashrrev_i32_e32 v38, 31, v38
D810  s_mov_b32 s45, 0x7000000
D818  v_and_or_b32 v17, v38, s45, v17
D820  v_max_u32_e32 v38, v77, v29
D824  v_cmp_gt_i32_e32 vcc, 0, v81
D828  v_add_u32_e32 v80, -1, v80
D82C  v_bitop3_b32 v12, v80, v12, s39 bitop3:0xc8
D834  v_cndmask_b32_e32 v29, v38, v29, vcc
D838  v_sub_u32_e32 v38, 0x7f7fffff, v76
D840  v_sub_u32_e32 v80, 0x7f800000, v76
D848  v_lshrrev_b32_e32 v77, 31, v38
D84C  v_ashrrev_i32_e32 v38, 31, v38
D850  s_brev_b32 s46, 14
D854  v_add_u32_e32 v77, -1, v77
D858  v_and_or_b32 v17, v38, s46, v17
D860  v_max_u32_e32 v38, v76, v29
D864  v_cmp_gt_i32_e32 vcc, 0, v80
D868  v_bitop3_b32 v13, v77, v13, s39 bitop3:0xc8
D870  v_sub_u32_e32 v77, 0x7f800000, v75
D878  v_cndmask_b32_e32 v29, v38, v29, vcc
D87C  v_sub_u32_e32 v38, 0x7f7fffff, v75
D884  v_max_u32_e32 v75, v75, v29
D888  v_lshrrev_b32_e32 v76, 31, v38
D88C  v_cmp_gt_i32_e32 vcc, 0, v77
D890  v_add_u32_e32 v76, -1, v76
D894  v_lshrrev_b32_e32 v86, 31, v85
D898  v_cndmask_b32_e32 v29, v75, v29, vcc
D89C  v_sub_u32_e32 v75, 0x7f7fffff, v71
D8A4  v_lshrrev_b32_e32 v85, 31, v84
D8A8  v_lshrrev_b32_e32 v84, 31, v83
D8AC  v_lshrrev_b32_e32 v83, 31, v82
D8B0  v_lshrrev_b32_e32 v82, 31, v81
D8B4  v_lshrrev_b32_e32 v81, 31, v80
D8B8  v_lshrrev_b32_e32 v80, 31, v77
D8BC  v_bitop3_b32 v14, v76, v14, s39 bitop3:0xc8
D8C4  v_sub_u32_e32 v77, 0x7f800000, v71
D8CC  v_lshrrev_b32_e32 v76, 31, v75
D8D0  v_ashrrev_i32_e32 v38, 31, v38
D8D4  v_add_u32_e32 v76, -1, v76
D8D8  v_max_u32_e32 v71, v71, v29
D8DC  v_cmp_gt_i32_e32 vcc, 0, v77
D8E0  v_and_b32_e32 v38, 7, v38
D8E4  v_bitop3_b32 v15, v76, v15, s39 bitop3:0xc8
D8EC  v_ashrrev_i32_e32 v75, 31, v75
D8F0  v_cndmask_b32_e32 v29, v71, v29, vcc
D8F4  v_sub_u32_e32 v71, 0x7f7fffff, v70
D8FC  v_sub_u32_e32 v76, 0x7f800000, v70
D904  v_and_or_b32 v38, v75, s40, v38
D90C  v_max_u32_e32 v70, v70, v29
D910  v_lshrrev_b32_e32 v75, 31, v71
D914  v_cmp_gt_i32_e32 vcc, 0, v76
D918  v_add_u32_e32 v75, -1, v75
D91C  v_ashrrev_i32_e32 v71, 31, v71
D920  v_cndmask_b32_e32 v29, v70, v29, vcc
D924  v_sub_u32_e32 v70, 0x7f7fffff, v69
D92C  v_bitop3_b32 v18, v75, v18, s39 bitop3:0xc8
D934  v_and_or_b32 v38, v71, s41, v38
D93C  v_sub_u32_e32 v75, 0x7f800000, v69
D944  v_lshrrev_b32_e32 v71, 31, v70
D948  v_add_u32_e32 v71, -1, v71
D94C  v_max_u32_e32 v69, v69, v29
D950  v_cmp_gt_i32_e32 vcc, 0, v75
D954  v_bitop3_b32 v19, v71, v19, s39 bitop3:0xc8
D95C  v_ashrrev_i32_e32 v70, 31, v70
D960  v_cndmask_b32_e32 v29, v69, v29, vcc
D964  v_sub_u32_e32 v69, 0x7f7fffff, v68
D96C  v_sub_u32_e32 v71, 0x7f800000, v68
D974  v_and_or_b32 v38, v70, s42, v38
D97C  v_max_u32_e32 v68, v68, v29
D980  v_lshrrev_b32_e32 v70, 31, v69
D984  v_cmp_gt_i32_e32 vcc, 0, v71
D988  v_add_u32_e32 v70, -1, v70
D98C  v_ashrrev_i32_e32 v69, 31, v69
D990  v_cndmask_b32_e32 v29, v68, v29, vcc
D994  v_sub_u32_e32 v68, 0x7f7fffff, v67
D99C  v_bitop3_b32 v22, v70, v22, s39 bitop3:0xc8
D9A4  v_and_or_b32 v38, v69, s43, v38
D9AC  v_sub_u32_e32 v70, 0x7f800000, v67
D9B4  v_lshrrev_b32_e32 v69, 31, v68
D9B8  v_add_u32_e32 v69, -1, v69
D9BC  v_max_u32_e32 v67, v67, v29
D9C0  v_cmp_gt_i32_e32 vcc, 0, v70
D9C4  v_bitop3_b32 v23, v69, v23, s39 bitop3:0xc8
D9CC  v_sub_u32_e32 v69, 0x7f800000, v66
D9D4  v_cndmask_b32_e32 v29, v67, v29, vcc
D9D8  v_ashrrev_i32_e32 v68, 31, v68
D9DC  v_sub_u32_e32 v67, 0x7f7fffff, v66
D9E4  v_max_u32_e32 v66, v66, v29
D9E8  v_cmp_gt_i32_e32 vcc, 0, v69
D9EC  v_and_or_b32 v38, v68, s44, v38
D9F4  v_add3_u32 v34, v86, v34, v85
D9FC  v_lshrrev_b32_e32 v68, 31, v67
DA00  v_cndmask_b32_e32 v66, v66, v29, vcc
DA04  v_sub_u32_e32 v29, 0x7f7fffff, v65
DA0C  v_add_u32_e32 v68, -1, v68
DA10  v_ashrrev_i32_e32 v67, 31, v67
DA14  v_bitop3_b32 v26, v68, v26, s39 bitop3:0xc8
DA1C  v_and_or_b32 v38, v67, s45, v38
DA24  v_lshrrev_b32_e32 v67, 31, v29
DA28  v_sub_u32_e32 v68, 0x7f800000, v65
DA30  v_ashrrev_i32_e32 v29, 31, v29
DA34  v_add_u32_e32 v67, -1, v67
DA38  v_and_or_b32 v29, v29, s46, v38
DA40  v_max_u32_e32 v38, v65, v66
DA44  v_cmp_gt_i32_e32 vcc, 0, v68
DA48  v_bitop3_b32 v27, v67, v27, s39 bitop3:0xc8
DA50  v_sub_u32_e32 v65, 0x7f7fffff, v64
DA58  v_cndmask_b32_e32 v38, v38, v66, vcc
DA5C  v_sub_u32_e32 v67, 0x7f800000, v64
DA64  v_max_u32_e32 v64, v64, v38
DA68  v_lshrrev_b32_e32 v66, 31, v65
DA6C  v_cmp_gt_i32_e32 vcc, 0, v67
DA70  v_add3_u32 v34, v84, v34, v83
DA78  v_add_u32_e32 v66, -1, v66
DA7C  v_cndmask_b32_e32 v38, v64, v38, vcc
DA80  v_sub_u32_e32 v64, 0x7f7fffff, v63
DA88  v_add3_u32 v34, v82, v34, v81
DA90  v_lshrrev_b32_e32 v81, 31, v77
DA94  v_lshrrev_b32_e32 v77, 31, v76
DA98  v_lshrrev_b32_e32 v76, 31, v75
DA9C  v_lshrrev_b32_e32 v75, 31, v71
DAA0  v_lshrrev_b32_e32 v71, 31, v70
DAA4  v_lshrrev_b32_e32 v70, 31, v69
DAA8  v_lshrrev_b32_e32 v69, 31, v68
DAAC  v_lshrrev_b32_e32 v68, 31, v67
DAB0  v_bitop3_b32 v30, v66, v30, s39 bitop3:0xc8
DAB8  v_sub_u32_e32 v67, 0x7f800000, v63
DAC0  v_lshrrev_b32_e32 v66, 31, v64
DAC4  v_ashrrev_i32_e32 v65, 31, v65
DAC8  v_add_u32_e32 v66, -1, v66
DACC  v_max_u32_e32 v63, v63, v38
DAD0  v_cmp_gt_i32_e32 vcc, 0, v67
DAD4  v_and_b32_e32 v65, 7, v65
DAD8  v_bitop3_b32 v31, v66, v31, s39 bitop3:0xc8
DAE0  v_ashrrev_i32_e32 v64, 31, v64
DAE4  v_cndmask_b32_e32 v38, v63, v38, vcc
DAE8  v_sub_u32_e32 v63, 0x7f7fffff, v62
DAF0  v_sub_u32_e32 v66, 0x7f800000, v62
DAF8  v_and_or_b32 v64, v64, s40, v65
DB00  v_max_u32_e32 v62, v62, v38
DB04  v_lshrrev_b32_e32 v65, 31, v63
DB08  v_cmp_gt_i32_e32 vcc, 0, v66
DB0C  v_add_u32_e32 v65, -1, v65
DB10  v_ashrrev_i32_e32 v63, 31, v63
DB14  v_cndmask_b32_e32 v38, v62, v38, vcc
DB18  v_sub_u32_e32 v62, 0x7f7fffff, v59
DB20  v_bitop3_b32 v36, v65, v36, s39 bitop3:0xc8
DB28  v_and_or_b32 v63, v63, s41, v64
DB30  v_sub_u32_e32 v65, 0x7f800000, v59
DB38  v_lshrrev_b32_e32 v64, 31, v62
DB3C  v_add3_u32 v34, v80, v34, v81
DB44  v_add_u32_e32 v64, -1, v64
DB48  v_max_u32_e32 v59, v59, v38
DB4C  v_cmp_gt_i32_e32 vcc, 0, v65
DB50  v_add3_u32 v34, v77, v34, v76
DB58  v_bitop3_b32 v37, v64, v37, s39 bitop3:0xc8
DB60  v_ashrrev_i32_e32 v62, 31, v62
DB64  v_cndmask_b32_e32 v38, v59, v38, vcc
DB68  v_sub_u32_e32 v59, 0x7f7fffff, v58
DB70  v_sub_u32_e32 v64, 0x7f800000, v58
DB78  v_add3_u32 v34, v75, v34, v71
DB80  v_and_or_b32 v62, v62, s42, v63
DB88  v_max_u32_e32 v58, v58, v38
DB8C  v_lshrrev_b32_e32 v63, 31, v59
DB90  v_cmp_gt_i32_e32 vcc, 0, v64
DB94  v_add3_u32 v34, v70, v34, v69
DB9C  v_lshrrev_b32_e32 v69, 31, v67
DBA0  v_add_u32_e32 v63, -1, v63
DBA4  v_cndmask_b32_e32 v38, v58, v38, vcc
DBA8  v_sub_u32_e32 v58, 0x7f7fffff, v55
DBB0  v_add3_u32 v34, v68, v34, v69
DBB8  v_lshrrev_b32_e32 v67, 31, v66
DBBC  v_lshrrev_b32_e32 v66, 31, v65
DBC0  v_bitop3_b32 v40, v63, v40, s39 bitop3:0xc8
DBC8  v_ashrrev_i32_e32 v59, 31, v59
DBCC  v_sub_u32_e32 v63, 0x7f800000, v55
DBD4  v_add3_u32 v34, v67, v34, v66
DBDC  v_lshrrev_b32_e32 v65, 31, v64
DBE0  v_and_or_b32 v59, v59, s43, v62
DBE8  v_lshrrev_b32_e32 v62, 31, v58
DBEC  v_ashrrev_i32_e32 v58, 31, v58
DBF0  v_lshrrev_b32_e32 v64, 31, v63
DBF4  v_and_or_b32 v58, v58, s44, v59
DBFC  v_add3_u32 v59, v65, v34, v64
DC04  v_max_u32_e32 v34, v55, v38
DC08  v_cmp_gt_i32_e32 vcc, 0, v63
DC0C  v_add_u32_e32 v62, -1, v62
DC10  v_bitop3_b32 v41, v62, v41, s39 bitop3:0xc8
DC18  v_cndmask_b32_e32 v34, v34, v38, vcc
DC1C  v_sub_u32_e32 v38, 0x7f7fffff, v54
DC24  v_sub_u32_e32 v62, 0x7f800000, v54
DC2C  v_lshrrev_b32_e32 v55, 31, v38
DC30  v_ashrrev_i32_e32 v38, 31, v38
DC34  v_max_u32_e32 v54, v54, v34
DC38  v_cmp_gt_i32_e32 vcc, 0, v62
DC3C  v_add_u32_e32 v55, -1, v55
DC40  v_and_or_b32 v38, v38, s45, v58
DC48  v_cndmask_b32_e32 v54, v54, v34, vcc
DC4C  v_sub_u32_e32 v34, 0x7f7fffff, v51
DC54  v_sub_u32_e32 v58, 0x7f800000, v51
DC5C  v_bitop3_b32 v44, v55, v44, s39 bitop3:0xc8
DC64  v_max_u32_e32 v51, v51, v54
DC68  v_lshrrev_b32_e32 v55, 31, v34
DC6C  v_cmp_gt_i32_e32 vcc, 0, v58
DC70  v_lshrrev_b32_e32 v63, 31, v62
DC74  v_lshrrev_b32_e32 v62, 31, v58
DC78  v_add_u32_e32 v55, -1, v55
DC7C  v_cndmask_b32_e32 v51, v51, v54, vcc
DC80  v_sub_u32_e32 v54, 0x7f7fffff, v50
DC88  v_sub_u32_e32 v58, 0x7f800000, v50
DC90  v_bitop3_b32 v45, v55, v45, s39 bitop3:0xc8
DC98  v_max_u32_e32 v50, v50, v51
DC9C  v_lshrrev_b32_e32 v55, 31, v54
DCA0  v_cmp_gt_i32_e32 vcc, 0, v58
DCA4  v_ashrrev_i32_e32 v34, 31, v34
DCA8  v_add_u32_e32 v55, -1, v55
DCAC  v_cndmask_b32_e32 v50, v50, v51, vcc
DCB0  v_sub_u32_e32 v51, 0x7f7fffff, v47
DCB8  v_and_or_b32 v34, v34, s46, v38
DCC0  v_add3_u32 v38, v63, v59, v62
DCC8  v_lshrrev_b32_e32 v59, 31, v58
DCCC  v_bitop3_b32 v48, v55, v48, s39 bitop3:0xc8
DCD4  v_sub_u32_e32 v58, 0x7f800000, v47
DCDC  v_lshrrev_b32_e32 v55, 31, v51
DCE0  v_ashrrev_i32_e32 v54, 31, v54
DCE4  v_add_u32_e32 v55, -1, v55
DCE8  v_max_u32_e32 v47, v47, v50
DCEC  v_cmp_gt_i32_e32 vcc, 0, v58
DCF0  v_and_b32_e32 v54, 7, v54
DCF4  v_bitop3_b32 v49, v55, v49, s39 bitop3:0xc8
DCFC  v_ashrrev_i32_e32 v51, 31, v51
DD00  v_cndmask_b32_e32 v47, v47, v50, vcc
DD04  v_sub_u32_e32 v50, 0x7f7fffff, v46
DD0C  v_sub_u32_e32 v55, 0x7f800000, v46
DD14  v_and_or_b32 v51, v51, s40, v54
DD1C  v_max_u32_e32 v46, v46, v47
DD20  v_lshrrev_b32_e32 v54, 31, v50
DD24  v_cmp_gt_i32_e32 vcc, 0, v55
DD28  v_add_u32_e32 v54, -1, v54
DD2C  v_ashrrev_i32_e32 v50, 31, v50
DD30  v_cndmask_b32_e32 v46, v46, v47, vcc
DD34  v_sub_u32_e32 v47, 0x7f7fffff, v43
DD3C  v_bitop3_b32 v52, v54, v52, s39 bitop3:0xc8
DD44  v_and_or_b32 v50, v50, s41, v51
DD4C  v_sub_u32_e32 v54, 0x7f800000, v43
DD54  v_lshrrev_b32_e32 v51, 31, v47
DD58  v_add_u32_e32 v51, -1, v51
DD5C  v_max_u32_e32 v43, v43, v46
DD60  v_cmp_gt_i32_e32 vcc, 0, v54
DD64  v_bitop3_b32 v53, v51, v53, s39 bitop3:0xc8
DD6C  v_ashrrev_i32_e32 v47, 31, v47
DD70  v_cndmask_b32_e32 v43, v43, v46, vcc
DD74  v_sub_u32_e32 v46, 0x7f7fffff, v42
DD7C  v_sub_u32_e32 v51, 0x7f800000, v42
DD84  v_and_or_b32 v47, v47, s42, v50
DD8C  v_max_u32_e32 v42, v42, v43
DD90  v_lshrrev_b32_e32 v50, 31, v46
DD94  v_cmp_gt_i32_e32 vcc, 0, v51
DD98  v_lshrrev_b32_e32 v62, 31, v58
DD9C  v_add_u32_e32 v50, -1, v50
DDA0  v_cndmask_b32_e32 v42, v42, v43, vcc
DDA4  v_sub_u32_e32 v43, 0x7f7fffff, v39
DDAC  v_add3_u32 v38, v59, v38, v62
DDB4  v_lshrrev_b32_e32 v58, 31, v55
DDB8  v_lshrrev_b32_e32 v55, 31, v54
DDBC  v_bitop3_b32 v56, v50, v56, s39 bitop3:0xc8
DDC4  v_ashrrev_i32_e32 v46, 31, v46
DDC8  v_sub_u32_e32 v50, 0x7f800000, v39
DDD0  v_add3_u32 v38, v58, v38, v55
DDD8  v_lshrrev_b32_e32 v54, 31, v51
DDDC  v_and_or_b32 v46, v46, s43, v47
DDE4  v_lshrrev_b32_e32 v47, 31, v43
DDE8  v_ashrrev_i32_e32 v43, 31, v43
DDEC  v_lshrrev_b32_e32 v51, 31, v50
DDF0  v_add_u32_e32 v47, -1, v47
DDF4  v_and_or_b32 v43, v43, s44, v46
DDFC  v_add3_u32 v46, v54, v38, v51
DE04  v_max_u32_e32 v38, v39, v42
DE08  v_cmp_gt_i32_e32 vcc, 0, v50
DE0C  v_bitop3_b32 v57, v47, v57, s39 bitop3:0xc8
DE14  v_sub_u32_e32 v39, 0x7f7fffff, v35
DE1C  v_cndmask_b32_e32 v38, v38, v42, vcc
DE20  v_sub_u32_e32 v47, 0x7f800000, v35
DE28  v_max_u32_e32 v35, v35, v38
DE2C  v_cmp_gt_i32_e32 vcc, 0, v47
DE30  v_lshrrev_b32_e32 v42, 31, v39
DE34  v_ashrrev_i32_e32 v39, 31, v39
DE38  v_cndmask_b32_e32 v35, v35, v38, vcc
DE3C  v_sub_u32_e32 v38, 0x7f7fffff, v2
DE44  v_add_u32_e32 v42, -1, v42
DE48  v_and_or_b32 v39, v39, s45, v43
DE50  v_sub_u32_e32 v43, 0x7f800000, v2
DE58  v_lshrrev_b32_e32 v50, 31, v47
DE5C  v_bitop3_b32 v60, v42, v60, s39 bitop3:0xc8
DE64  v_lshrrev_b32_e32 v42, 31, v38
DE68  v_ashrrev_i32_e32 v38, 31, v38
DE6C  v_lshrrev_b32_e32 v47, 31, v43
DE70  v_and_or_b32 v38, v38, s46, v39
DE78  v_add3_u32 v39, v50, v46, v47
DE80  v_max_u32_e32 v2, v2, v35
DE84  v_cmp_gt_i32_e32 vcc, 0, v43
DE88  v_add_u32_e32 v42, -1, v42
DE8C  v_bitop3_b32 v61, v42, v61, s39 bitop3:0xc8
DE94  v_cndmask_b32_e32 v2, v2, v35, vcc
DE98  v_mov_b32_e32 v35, 0x7f800000
DEA0  v_cmp_ne_u32_e32 vcc, 32, v39
DEA4  s_nop 1
DEA8  v_cndmask_b32_e32 v83, v35, v2, vcc
DEAC  s_or_b64 exec, exec, s[0:1]
DEB0  v_cmp_ne_u32_e32 vcc, 0, v83
DEB4  v_mov_b32_e32 v35, 0x7f
DEBC  s_and_saveexec_b64 s[0:1], vcc
DEC0  s_cbranch_execz 15
DEC4  v_add_u32_e32 v2, s38, v83
DEC8  s_mov_b32 s38, 0x17fffff
DED0  v_lshrrev_b32_e32 v35, 23, v2
DED4  v_add_u32_e32 v35, -2, v35
DED8  v_cmp_lt_u32_e32 vcc, s38, v2
DEDC  s_mov_b32 s38, 0x7f800000
DEE4  s_nop 0
DEE8  v_cndmask_b32_e32 v2, 0, v35, vcc
DEEC  v_cmp_eq_u32_e32 vcc, s38, v83
DEF0  v_mov_b32_e32 v35, 0xfe
DEF8  s_and_b64 vcc, s[4:5], vcc
DEFC  v_cndmask_b32_e32 v35, v2, v35, vcc
DF00  s_or_b64 exec, exec, s[0:1]
DF04  v_cmp_eq_u32_e32 vcc, 0, v35
DF08  s_cbranch_vccz 37
DF0C  s_nop 0
DF10  v_cndmask_b32_e64 v2, 1.0, 2.0, vcc
DF18  v_mul_f32_e32 v6, v2, v6
DF1C  v_mul_f32_e32 v7, v2, v7
DF20  v_mul_f32_e32 v8, v2, v8
DF24  v_mul_f32_e32 v9, v2, v9
DF28  v_mul_f32_e32 v10, v2, v10
DF2C  v_mul_f32_e32 v11, v2, v11
DF30  v_mul_f32_e32 v12, v2, v12
DF34  v_mul_f32_e32 v13, v2, v13
DF38  v_mul_f32_e32 v14, v2, v14
DF3C  v_mul_f32_e32 v15, v2, v15
DF40  v_mul_f32_e32 v18, v2, v18
DF44  v_mul_f32_e32 v19, v2, v19
DF48  v_mul_f32_e32 v22, v2, v22
DF4C  v_mul_f32_e32 v23, v2, v23
DF50  v_mul_f32_e32 v26, v2, v26
DF54  v_mul_f32_e32 v27, v2, v27
DF58  v_mul_f32_e32 v30, v2, v30
DF5C  v_mul_f32_e32 v31, v2, v31
DF60  v_mul_f32_e32 v36, v2, v36
DF64  v_mul_f32_e32 v37, v2, v37
DF68  v_mul_f32_e32 v40, v2, v40
DF6C  v_mul_f32_e32 v41, v2, v41
DF70  v_mul_f32_e32 v44, v2, v44
DF74  v_mul_f32_e32 v45, v2, v45
DF78  v_mul_f32_e32 v48, v2, v48
DF7C  v_mul_f32_e32 v49, v2, v49
DF80  v_mul_f32_e32 v52, v2, v52
DF84  v_mul_f32_e32 v53, v2, v53
DF88  v_mul_f32_e32 v56, v2, v56
DF8C  v_mul_f32_e32 v57, v2, v57
DF90  v_mul_f32_e32 v60, v2, v60
DF94  v_mul_f32_e32 v61, v2, v61
DF98  v_max_u32_e32 v39, 1, v35
DF9C  s_branch 1
DFA0  v_mov_b32_e32 v39, v35
DFA4  v_or3_b32 v3, v20, v32, v3
DFAC  v_add_lshl_u32 v32, s28, v16, 2
DFB4  s_mov_b32 s0, 0xd2511f53
DFBC  v_or3_b32 v2, v74, v5, v4
DFC4  v_or3_b32 v4, v24, v72, v21
DFCC  v_mad_u64_u32 v[20:21], s[4:5], v32, s0, 0
DFD4  v_xor_b32_e32 v16, s8, v21
DFD8  s_mov_b32 s1, 0xcd9e8d57
DFE0  v_or3_b32 v5, v28, v73, v25
DFE8  v_mad_u64_u32 v[24:25], s[4:5], v16, s1, 0
DFF0  v_xor_b32_e32 v16, s16, v25
DFF4  v_xor_b32_e32 v25, s20, v20
DFF8  v_mad_u64_u32 v[20:21], s[4:5], v16, s0, 0
E000  v_mad_u64_u32 v[42:43], s[4:5], v25, s1, 0
E008  v_xor_b32_e32 v16, v24, v43
E00C  v_xor_b32_e32 v21, s24, v21
E010  v_xor_b32_e32 v16, s9, v16
E014  v_mad_u64_u32 v[46:47], s[4:5], v21, s1, 0
E01C  v_mad_u64_u32 v[24:25], s[4:5], v16, s0, 0
E024  v_xor_b32_e32 v16, v42, v47
E028  v_xor_b32_e32 v16, s21, v16
E02C  v_xor_b32_e32 v20, v20, v25
E030  v_xor_b32_e32 v25, s17, v20
E034  v_mad_u64_u32 v[20:21], s[4:5], v16, s0, 0
E03C  v_mad_u64_u32 v[42:43], s[4:5], v25, s1, 0
E044  v_xor_b32_e32 v21, v24, v21
E048  v_xor_b32_e32 v16, v46, v43
E04C  v_xor_b32_e32 v21, s22, v21
E050  v_xor_b32_e32 v16, s23, v16
E054  v_mad_u64_u32 v[46:47], s[4:5], v21, s1, 0
E05C  v_mad_u64_u32 v[24:25], s[4:5], v16, s0, 0
E064  v_xor_b32_e32 v16, v42, v47
E068  v_xor_b32_e32 v16, s26, v16
E06C  v_xor_b32_e32 v20, v20, v25
E070  v_xor_b32_e32 v25, s25, v20
E074  v_mad_u64_u32 v[20:21], s[4:5], v16, s0, 0
E07C  v_mad_u64_u32 v[42:43], s[4:5], v25, s1, 0
E084  v_xor_b32_e32 v21, v24, v21
E088  v_xor_b32_e32 v16, v46, v43
E08C  v_xor_b32_e32 v21, s27, v21
E090  v_xor_b32_e32 v16, s30, v16
E094  v_mad_u64_u32 v[46:47], s[4:5], v21, s1, 0
E09C  v_mad_u64_u32 v[24:25], s[4:5], v16, s0, 0
E0A4  v_xor_b32_e32 v16, v42, v47
E0A8  v_xor_b32_e32 v16, s33, v16
E0AC  v_xor_b32_e32 v20, v20, v25
E0B0  v_xor_b32_e32 v25, s31, v20
E0B4  v_mad_u64_u32 v[20:21], s[4:5], v16, s0, 0
E0BC  v_mad_u64_u32 v[42:43], s[4:5], v25, s1, 0
E0C4  v_xor_b32_e32 v21, v24, v21
E0C8  v_xor_b32_e32 v16, v46, v43
E0CC  v_xor_b32_e32 v21, s34, v21
E0D0  v_xor_b32_e32 v16, s36, v16
E0D4  v_mad_u64_u32 v[46:47], s[4:5], v21, s1, 0
E0DC  v_mad_u64_u32 v[24:25], s[4:5], v16, s0, 0
E0E4  v_xor_b32_e32 v16, v42, v47
E0E8  v_lshlrev_b32_e32 v28, 23, v39
E0EC  v_xor_b32_e32 v39, s37, v16
E0F0  v_xor_b32_e32 v16, v20, v25
E0F4  v_mov_b32_e32 v20, 0
E0F8  v_mov_b32_e32 v21, 0
E0FC  v_xor_b32_e32 v25, s35, v16
E100  v_cvt_scalef32_sr_pk_fp4_f32 v20, v[6:7], v39, v28
E108  v_cvt_scalef32_sr_pk_fp4_f32 v21, v[10:11], v25, v28 op_sel:[0,0,0,1]
E110  v_cvt_scalef32_sr_pk_fp4_f32 v20, v[8:9], v46, v28 op_sel:[0,0,1,0]
E118  v_cvt_scalef32_sr_pk_fp4_f32 v21, v[12:13], v24, v28 op_sel:[0,0,1,1]
E120  s_nop 0
E124  v_or_b32_e32 v6, 1, v32
E128  v_mad_u64_u32 v[6:7], s[4:5], v6, s0, 0
E130  v_xor_b32_e32 v7, s8, v7
E134  v_mad_u64_u32 v[8:9], s[4:5], v7, s1, 0
E13C  v_xor_b32_e32 v7, s16, v9
E140  v_xor_b32_e32 v9, s20, v6
E144  v_mad_u64_u32 v[10:11], s[4:5], v9, s1, 0
E14C  v_mad_u64_u32 v[6:7], s[4:5], v7, s0, 0
E154  v_xor_b32_e32 v8, v8, v11
E158  v_xor_b32_e32 v8, s9, v8
E15C  v_xor_b32_e32 v7, s24, v7
E160  v_mad_u64_u32 v[8:9], s[4:5], v8, s0, 0
E168  v_mad_u64_u32 v[12:13], s[4:5], v7, s1, 0
E170  v_xor_b32_e32 v7, v10, v13
E174  v_xor_b32_e32 v6, v6, v9
E178  v_xor_b32_e32 v7, s21, v7
E17C  v_xor_b32_e32 v9, s17, v6
E180  v_mad_u64_u32 v[6:7], s[4:5], v7, s0, 0
E188  v_mad_u64_u32 v[10:11], s[4:5], v9, s1, 0
E190  v_xor_b32_e32 v9, v12, v11
E194  v_xor_b32_e32 v7, v8, v7
E198  v_xor_b32_e32 v9, s23, v9
E19C  v_xor_b32_e32 v7, s22, v7
E1A0  v_mad_u64_u32 v[8:9], s[4:5], v9, s0, 0
E1A8  v_mad_u64_u32 v[12:13], s[4:5], v7, s1, 0
E1B0  v_xor_b32_e32 v7, v10, v13
E1B4  v_xor_b32_e32 v6, v6, v9
E1B8  v_xor_b32_e32 v7, s26, v7
E1BC  v_xor_b32_e32 v9, s25, v6
E1C0  v_mad_u64_u32 v[6:7], s[4:5], v7, s0, 0
E1C8  v_mad_u64_u32 v[10:11], s[4:5], v9, s1, 0
E1D0  v_xor_b32_e32 v9, v12, v11
E1D4  v_xor_b32_e32 v7, v8, v7
E1D8  v_xor_b32_e32 v9, s30, v9
E1DC  v_xor_b32_e32 v7, s27, v7
E1E0  v_mad_u64_u32 v[8:9], s[4:5], v9, s0, 0
E1E8  v_mad_u64_u32 v[12:13], s[4:5], v7, s1, 0
E1F0  v_xor_b32_e32 v7, v10, v13
E1F4  v_xor_b32_e32 v6, v6, v9
E1F8  v_xor_b32_e32 v7, s33, v7
E1FC  v_xor_b32_e32 v9, s31, v6
E200  v_mad_u64_u32 v[6:7], s[4:5], v7, s0, 0
E208  v_mad_u64_u32 v[10:11], s[4:5], v9, s1, 0
E210  v_xor_b32_e32 v9, v12, v11
E214  v_xor_b32_e32 v7, v8, v7
E218  v_xor_b32_e32 v9, s36, v9
E21C  v_xor_b32_e32 v7, s34, v7
E220  v_mad_u64_u32 v[8:9], s[4:5], v9, s0, 0
E228  v_mad_u64_u32 v[12:13], s[4:5], v7, s1, 0
E230  v_xor_b32_e32 v7, v10, v13
E234  v_xor_b32_e32 v6, v6, v9
E238  v_xor_b32_e32 v10, s37, v7
E23C  v_xor_b32_e32 v9, s35, v6
E240  v_mov_b32_e32 v6, 0
E244  v_mov_b32_e32 v7, 0
E248  v_cvt_scalef32_sr_pk_fp4_f32 v6, v[14:15], v10, v28
E250  v_cvt_scalef32_sr_pk_fp4_f32 v7, v[22:23], v9, v28 op_sel:[0,0,0,1]
E258  v_cvt_scalef32_sr_pk_fp4_f32 v6, v[18:19], v12, v28 op_sel:[0,0,1,0]
E260  v_cvt_scalef32_sr_pk_fp4_f32 v7, v[26:27], v8, v28 op_sel:[0,0,1,1]
E268  s_nop 0
E26C  v_or_b32_e32 v8, 2, v32
E270  v_mad_u64_u32 v[8:9], s[4:5], v8, s0, 0
E278  v_xor_b32_e32 v9, s8, v9
E27C  v_mad_u64_u32 v[10:11], s[4:5], v9, s1, 0
E284  v_xor_b32_e32 v9, s16, v11
E288  v_xor_b32_e32 v11, s20, v8
E28C  v_mad_u64_u32 v[12:13], s[4:5], v11, s1, 0
E294  v_mad_u64_u32 v[8:9], s[4:5], v9, s0, 0
E29C  v_xor_b32_e32 v10, v10, v13
E2A0  v_xor_b32_e32 v10, s9, v10
E2A4  v_xor_b32_e32 v9, s24, v9
E2A8  v_mad_u64_u32 v[10:11], s[4:5], v10, s0, 0
E2B0  v_mad_u64_u32 v[14:15], s[4:5], v9, s1, 0
E2B8  v_xor_b32_e32 v9, v12, v15
E2BC  v_xor_b32_e32 v8, v8, v11
E2C0  v_xor_b32_e32 v9, s21, v9
E2C4  v_xor_b32_e32 v11, s17, v8
E2C8  v_mad_u64_u32 v[8:9], s[4:5], v9, s0, 0
E2D0  v_mad_u64_u32 v[12:13], s[4:5], v11, s1, 0
E2D8  v_xor_b32_e32 v11, v14, v13
E2DC  v_xor_b32_e32 v9, v10, v9
E2E0  v_xor_b32_e32 v11, s23, v11
E2E4  v_xor_b32_e32 v9, s22, v9
E2E8  v_mad_u64_u32 v[10:11], s[4:5], v11, s0, 0
E2F0  v_mad_u64_u32 v[14:15], s[4:5], v9, s1, 0
E2F8  v_xor_b32_e32 v9, v12, v15
E2FC  v_xor_b32_e32 v8, v8, v11
E300  v_xor_b32_e32 v9, s26, v9
E304  v_xor_b32_e32 v11, s25, v8
E308  v_mad_u64_u32 v[8:9], s[4:5], v9, s0, 0
E310  v_mad_u64_u32 v[12:13], s[4:5], v11, s1, 0
E318  v_xor_b32_e32 v11, v14, v13
E31C  v_xor_b32_e32 v9, v10, v9
E320  v_xor_b32_e32 v11, s30, v11
E324  v_xor_b32_e32 v9, s27, v9
E328  v_mad_u64_u32 v[10:11], s[4:5], v11, s0, 0
E330  v_mad_u64_u32 v[14:15], s[4:5], v9, s1, 0
E338  v_xor_b32_e32 v9, v12, v15
E33C  v_xor_b32_e32 v8, v8, v11
E340  v_xor_b32_e32 v9, s33, v9
E344  v_xor_b32_e32 v11, s31, v8
E348  v_mad_u64_u32 v[8:9], s[4:5], v9, s0, 0
E350  v_mad_u64_u32 v[12:13], s[4:5], v11, s1, 0
E358  v_xor_b32_e32 v11, v14, v13
E35C  v_xor_b32_e32 v9, v10, v9
E360  v_xor_b32_e32 v11, s36, v11
E364  v_xor_b32_e32 v9, s34, v9
E368  v_mad_u64_u32 v[10:11], s[4:5], v11, s0, 0
E370  v_mad_u64_u32 v[14:15], s[4:5], v9, s1, 0
E378  v_xor_b32_e32 v9, v12, v15
E37C  v_xor_b32_e32 v8, v8, v11
E380  v_xor_b32_e32 v12, s37, v9
E384  v_xor_b32_e32 v11, s35, v8
E388  v_mov_b32_e32 v8, 0
E38C  v_mov_b32_e32 v9, 0
E390  v_cvt_scalef32_sr_pk_fp4_f32 v8, v[30:31], v12, v28
E398  v_cvt_scalef32_sr_pk_fp4_f32 v9, v[40:41], v11, v28 op_sel:[0,0,0,1]
E3A0  v_cvt_scalef32_sr_pk_fp4_f32 v8, v[36:37], v14, v28 op_sel:[0,0,1,0]
E3A8  v_cvt_scalef32_sr_pk_fp4_f32 v9, v[44:45], v10, v28 op_sel:[0,0,1,1]
E3B0  s_nop 0
E3B4  v_or_b32_e32 v10, 3, v32
E3B8  v_mad_u64_u32 v[10:11], s[4:5], v10, s0, 0
E3C0  v_xor_b32_e32 v11, s8, v11
E3C4  v_mad_u64_u32 v[12:13], s[4:5], v11, s1, 0
E3CC  v_xor_b32_e32 v11, s16, v13
E3D0  v_xor_b32_e32 v13, s20, v10
E3D4  v_mad_u64_u32 v[14:15], s[4:5], v13, s1, 0
E3DC  v_mad_u64_u32 v[10:11], s[4:5], v11, s0, 0
E3E4  v_xor_b32_e32 v12, v12, v15
E3E8  v_xor_b32_e32 v12, s9, v12
E3EC  v_xor_b32_e32 v11, s24, v11
E3F0  v_mad_u64_u32 v[12:13], s[4:5], v12, s0, 0
E3F8  v_mad_u64_u32 v[18:19], s[4:5], v11, s1, 0
E400  v_xor_b32_e32 v11, v14, v19
E404  v_xor_b32_e32 v10, v10, v13
E408  v_xor_b32_e32 v11, s21, v11
E40C  v_xor_b32_e32 v13, s17, v10
E410  v_mad_u64_u32 v[10:11], s[4:5], v11, s0, 0
E418  v_mad_u64_u32 v[14:15], s[4:5], v13, s1, 0
E420  v_xor_b32_e32 v13, v18, v15
E424  v_xor_b32_e32 v11, v12, v11
E428  v_xor_b32_e32 v13, s23, v13
E42C  v_xor_b32_e32 v11, s22, v11
E430  v_mad_u64_u32 v[12:13], s[4:5], v13, s0, 0
E438  v_mad_u64_u32 v[18:19], s[4:5], v11, s1, 0
E440  v_xor_b32_e32 v11, v14, v19
E444  v_xor_b32_e32 v10, v10, v13
E448  v_xor_b32_e32 v11, s26, v11
E44C  v_xor_b32_e32 v13, s25, v10
E450  v_mad_u64_u32 v[10:11], s[4:5], v11, s0, 0
E458  v_mad_u64_u32 v[14:15], s[4:5], v13, s1, 0
E460  v_xor_b32_e32 v13, v18, v15
E464  v_xor_b32_e32 v11, v12, v11
E468  v_xor_b32_e32 v13, s30, v13
E46C  v_xor_b32_e32 v11, s27, v11
E470  v_mad_u64_u32 v[12:13], s[4:5], v13, s0, 0
E478  v_mad_u64_u32 v[18:19], s[4:5], v11, s1, 0
E480  v_xor_b32_e32 v11, v14, v19
E484  v_xor_b32_e32 v10, v10, v13
E488  v_xor_b32_e32 v11, s33, v11
E48C  v_xor_b32_e32 v13, s31, v10
E490  v_mad_u64_u32 v[10:11], s[4:5], v11, s0, 0
E498  v_mad_u64_u32 v[14:15], s[4:5], v13, s1, 0
E4A0  v_xor_b32_e32 v13, v18, v15
E4A4  v_xor_b32_e32 v11, v12, v11
E4A8  v_xor_b32_e32 v13, s36, v13
E4AC  v_xor_b32_e32 v11, s34, v11
E4B0  v_mad_u64_u32 v[18:19], s[4:5], v13, s0, 0
E4B8  v_mad_u64_u32 v[22:23], s[0:1], v11, s1, 0
E4C0  v_xor_b32_e32 v11, v14, v23
E4C4  v_xor_b32_e32 v10, v10, v19
E4C8  v_mov_b32_e32 v16, 0
E4CC  v_xor_b32_e32 v11, s37, v11
E4D0  v_xor_b32_e32 v10, s35, v10
E4D4  v_mov_b32_e32 v12, 0
E4D8  v_cvt_scalef32_sr_pk_fp4_f32 v16, v[48:49], v11, v28
E4E0  v_cvt_scalef32_sr_pk_fp4_f32 v12, v[56:57], v10, v28 op_sel:[0,0,0,1]
E4E8  v_cvt_scalef32_sr_pk_fp4_f32 v16, v[52:53], v22, v28 op_sel:[0,0,1,0]
E4F0  v_cvt_scalef32_sr_pk_fp4_f32 v12, v[60:61], v18, v28 op_sel:[0,0,1,1]
E4F8  s_nop 0
E4FC  v_lshlrev_b32_e32 v10, 1, v79
E500  v_bitop3_b32 v11, v1, v78, 3 bitop3:0x6c
E508  v_add_lshl_u32 v13, v10, v11, 4
E510  ds_write_b128 v13, v[2:5]
E518  v_add_u32_e32 v2, v10, v78
E51C  ds_write_b8 v2, v33 offset:8192
E524  s_and_saveexec_b64 s[0:1], s[6:7]
E528  s_cbranch_execz 17
E52C  v_or3_b32 v3, v7, v29, v6
E534  v_xor_b32_e32 v6, 0x108, v10
E53C  v_or3_b32 v2, v21, v17, v20
E544  v_or3_b32 v4, v9, v34, v8
E54C  v_or3_b32 v5, v12, v38, v16
E554  v_add_lshl_u32 v7, v6, v11, 4
E55C  ds_write_b128 v7, v[2:5]
E564  v_add_u32_e32 v2, v6, v78
E568  ds_write_b8 v2, v35 offset:8192
E570  s_or_b64 exec, exec, s[0:1]
E574  s_or_b64 exec, exec, s[10:11]
E578  s_add_i32 s1, s28, 7
E57C  s_and_b32 s10, s1, 0xffffff8
E584  s_lshr_b32 s1, s2, 1
E588  s_add_i32 s4, s18, 0xff
E590  s_and_b32 s0, s19, 8
E594  s_and_b32 s1, s1, 2
E598  s_and_b32 s11, s4, 0xffffff00
E5A0  s_cmp_eq_u32 s0, 0
E5A4  s_cselect_b64 vcc, -1, 0
E5A8  v_and_b32_e32 v6, 3, v0
E5AC  v_lshlrev_b32_e32 v3, 6, v0
E5B0  v_or_b32_e32 v4, s2, v6
E5B4  v_lshl_or_b32 v2, s3, 7, v0
E5BC  v_and_b32_e32 v3, 0xc0, v3
E5C4  s_movk_i32 s0, 0xff3c
E5C8  v_add_u32_e32 v1, s29, v1
E5CC  s_and_b64 s[8:9], vcc, exec
E5D0  v_cmp_le_u32_e64 s[6:7], s28, v4
E5D8  v_bfe_u32 v5, v0, 6, 1
E5E0  v_and_or_b32 v2, v2, s0, v3
E5E8  v_mov_b32_e32 v3, 0
E5EC  v_and_b32_e32 v7, 4, v0
E5F0  v_cmp_le_u32_e64 s[8:9], s18, v1
E5F8  v_cmp_gt_u32_e64 s[4:5], s28, v4
E600  v_or3_b32 v2, v2, v5, s1
E608  v_mov_b32_e32 v5, v3
E60C  v_cmp_le_u32_e64 s[2:3], s10, v4
E614  v_cmp_eq_u32_e64 s[0:1], 0, v7
E61C  s_cselect_b32 s10, s28, s10
E620  s_or_b64 s[8:9], s[6:7], s[8:9]
E624  s_mov_b64 s[6:7], 0
E628  s_waitcnt lgkmcnt(0)
E62C  s_barrier
E630  s_and_saveexec_b64 s[16:17], s[8:9]
E634  s_xor_b64 s[8:9], exec, s[16:17]
E638  v_cmp_le_u32_e64 s[6:7], s11, v1
E640  s_or_b64 s[6:7], vcc, s[6:7]
E644  s_nor_b64 s[6:7], s[6:7], s[2:3]
E648  s_and_b64 s[6:7], s[6:7], exec
E64C  s_or_saveexec_b64 s[8:9], s[8:9]
E650  v_cndmask_b32_e32 v2, v2, v4, vcc
E654  v_lshl_add_u64 v[4:5], v[4:5], 4, s[12:13]
E65C  v_mov_b32_e32 v7, 0x7f
E664  s_xor_b64 exec, exec, s[8:9]
E668  s_cbranch_execz 24
E66C  v_lshrrev_b32_e32 v7, 3, v0
E670  v_bitop3_b32 v8, v7, 64, 2 bitop3:0xde
E678  v_cndmask_b32_e64 v7, v8, v7, s[0:1]
E680  v_lshlrev_b32_e32 v8, 2, v7
E684  v_lshrrev_b32_e32 v7, 2, v7
E688  v_xor_b32_e32 v7, v7, v0
E68C  v_and_or_b32 v7, v7, 3, v8
E694  v_lshlrev_b32_e32 v7, 4, v7
E698  v_or_b32_e32 v12, v8, v6
E69C  ds_read_b128 v[8:11], v7
E6A4  ds_read_u8 v7, v12 offset:8192
E6AC  v_mad_u64_u32 v[12:13], s[12:13], v1, s28, 0
E6B4  v_lshl_add_u64 v[12:13], v[12:13], 4, v[4:5]
E6BC  s_or_b64 s[6:7], s[6:7], exec
E6C0  s_waitcnt lgkmcnt(1)
E6C4  global_store_dwordx4 v[12:13], v[8:11], off
E6CC  s_or_b64 exec, exec, s[8:9]
E6D0  s_and_saveexec_b64 s[8:9], s[6:7]
E6D4  s_cbranch_execz 11
E6D8  v_and_b32_e32 v8, 0xffffffe0, v1
E6E0  v_cndmask_b32_e32 v1, v8, v1, vcc
E6E4  v_mov_b64_e32 v[8:9], s[14:15]
E6E8  v_mad_u64_u32 v[8:9], s[6:7], s10, v1, v[8:9]
E6F0  v_lshl_add_u64 v[8:9], v[8:9], 0, v[2:3]
E6F8  s_waitcnt lgkmcnt(0)
E6FC  global_store_byte v[8:9], v7, off
E704  s_or_b64 exec, exec, s[8:9]
E708  s_waitcnt lgkmcnt(0)
E70C  v_or_b32_e32 v7, 0x100, v0
E714  v_lshrrev_b32_e32 v1, 2, v7
E718  v_add_u32_e32 v1, s29, v1
E71C  v_cmp_le_u32_e64 s[6:7], s18, v1
E724  s_xor_b64 s[4:5], s[4:5], -1
E728  s_or_b64 s[6:7], s[4:5], s[6:7]
E72C  s_mov_b64 s[4:5], 0
E730  s_and_saveexec_b64 s[8:9], s[6:7]
E734  s_xor_b64 s[6:7], exec, s[8:9]
E738  s_cbranch_execnz 9
E73C  s_or_saveexec_b64 s[2:3], s[6:7]
E740  v_mov_b32_e32 v8, 0x7f
E748  s_xor_b64 exec, exec, s[2:3]
E74C  s_cbranch_execnz 14
E750  s_or_b64 exec, exec, s[2:3]
E754  s_and_saveexec_b64 s[0:1], s[4:5]
E758  s_cbranch_execnz 38
E75C  s_endpgm
E760  v_cmp_le_u32_e64 s[4:5], s11, v1
E768  s_or_b64 s[4:5], vcc, s[4:5]
E76C  s_nor_b64 s[2:3], s[4:5], s[2:3]
E770  s_and_b64 s[4:5], s[2:3], exec
E774  s_or_saveexec_b64 s[2:3], s[6:7]
E778  v_mov_b32_e32 v8, 0x7f
E780  s_xor_b64 exec, exec, s[2:3]
E784  s_cbranch_execz 65522
E788  v_lshrrev_b32_e32 v7, 3, v7
E78C  v_bitop3_b32 v8, v7, 64, 2 bitop3:0xde
E794  v_cndmask_b32_e64 v7, v8, v7, s[0:1]
E79C  v_lshlrev_b32_e32 v8, 2, v7
E7A0  v_lshrrev_b32_e32 v7, 2, v7
E7A4  v_xor_b32_e32 v0, v7, v0
E7A8  v_and_or_b32 v0, v0, 3, v8
E7B0  v_lshlrev_b32_e32 v0, 4, v0
E7B4  v_or_b32_e32 v6, v8, v6
E7B8  ds_read_b128 v[10:13], v0
E7C0  ds_read_u8 v8, v6 offset:8192
E7C8  v_mad_u64_u32 v[6:7], s[0:1], v1, s28, 0
E7D0  v_lshl_add_u64 v[4:5], v[6:7], 4, v[4:5]
E7D8  s_or_b64 s[4:5], s[4:5], exec
E7DC  s_waitcnt lgkmcnt(1)
E7E0  global_store_dwordx4 v[4:5], v[10:13], off
E7E8  s_or_b64 exec, exec, s[2:3]
E7EC  s_and_saveexec_b64 s[0:1], s[4:5]
E7F0  s_cbranch_execz 65498
E7F4  v_and_b32_e32 v0, 0xffffffe0, v1
E7FC  v_cndmask_b32_e32 v4, v0, v1, vcc
E800  v_mov_b64_e32 v[0:1], s[14:15]
E804  v_mad_u64_u32 v[0:1], s[0:1], s10, v4, v[0:1]
E80C  v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
E814  s_waitcnt lgkmcnt(0)
E818  global_store_byte v[0:1], v8, off
E820  s_endpgm
E824  s_nop 0

e900 <QuantiseColumnTunedH16Sr>:
E900  s_load_dwordx4 s[16:19], s[0:1], 0x18
E908  v_lshlrev_b32_e32 v1, 1, v0
E90C  v_lshrrev_b32_e32 v76, 6, v0
E910  v_and_b32_e32 v77, 0x7e, v1
E918  s_lshl_b32 s29, s2, 7
E91C  s_lshl_b32 s2, s3, 2
E920  s_waitcnt lgkmcnt(0)
E924  s_lshr_b32 s28, s17, 5
E928  v_or_b32_e32 v2, s29, v77
E92C  v_or_b32_e32 v4, s2, v76
E930  v_cmp_le_u32_e32 vcc, s18, v2
E934  v_cmp_le_u32_e64 s[4:5], s28, v4
E93C  s_or_b64 s[4:5], vcc, s[4:5]
E940  v_lshrrev_b32_e32 v1, 2, v0
E944  s_and_saveexec_b64 s[6:7], s[4:5]
E948  s_xor_b64 s[4:5], exec, s[6:7]
E94C  v_lshrrev_b32_e32 v1, 2, v0
E950  s_or_saveexec_b64 s[10:11], s[4:5]
E954  s_load_dwordx4 s[12:15], s[0:1], 0x8
E95C  s_xor_b64 exec, exec, s[10:11]
E960  s_cbranch_execz 4806
E964  s_bitcmp0_b32 s18, 0
E968  s_cselect_b64 s[4:5], -1, 0
E96C  s_add_i32 s6, s29, 0x80
E974  s_cmp_le_u32 s6, s18
E978  s_load_dwordx2 s[24:25], s[0:1], 0x0
E980  s_load_dword s30, s[0:1], 0x28
E988  s_load_dwordx4 s[20:23], s[0:1], 0x38
E990  s_cselect_b64 s[6:7], -1, 0
E994  s_or_b64 s[26:27], s[6:7], s[4:5]
E998  s_bitcmp1_b32 s19, 0
E99C  s_cselect_b64 s[4:5], -1, 0
E9A0  v_lshlrev_b32_e32 v5, 5, v4
E9A4  v_mov_b32_e32 v3, 0
E9A8  v_or_b32_e32 v6, 1, v2
E9AC  s_mov_b32 s17, 0
E9B0  v_cmp_gt_u32_e64 s[6:7], s18, v6
E9B8  v_mad_u64_u32 v[8:9], s[8:9], v5, s16, 0
E9C0  v_mad_u64_u32 v[10:11], s[8:9], v5, s16, v[2:3]
E9C8  v_cndmask_b32_e64 v5, 0, 1, s[4:5]
E9D0  v_cndmask_b32_e64 v12, 0, 1, s[6:7]
E9D8  v_mov_b32_e32 v13, s17
E9DC  s_and_b64 vcc, exec, s[26:27]
E9E0  v_cmp_ne_u32_e64 s[8:9], 1, v5
E9E8  s_cbranch_vccz 11
E9EC  s_and_b64 vcc, exec, s[8:9]
E9F0  v_lshrrev_b64 v[14:15], 1, v[10:11]
E9F8  s_cbranch_vccnz 10
E9FC  s_waitcnt lgkmcnt(0)
EA00  v_lshl_add_u64 v[6:7], v[14:15], 3, s[24:25]
EA08  global_load_dwordx2 v[6:7], v[6:7], off
EA10  s_cbranch_execz 4
EA14  s_branch 12
EA18  s_load_dwordx2 s[0:1], s[0:1], 0x30
EA20  s_branch 12
EA24  s_waitcnt vmcnt(0) lgkmcnt(0)
EA28  v_lshl_add_u64 v[6:7], v[14:15], 2, s[24:25]
EA30  global_load_dword v5, v[6:7], off
EA38  s_waitcnt vmcnt(0)
EA3C  v_lshlrev_b32_e32 v6, 16, v5
EA40  v_and_b32_e32 v7, 0xffff0000, v5
EA48  s_load_dwordx2 s[0:1], s[0:1], 0x30
EA50  s_cbranch_execnz 33
EA54  s_and_b64 vcc, exec, s[8:9]
EA58  s_cbranch_vccnz 7
EA5C  s_waitcnt vmcnt(0) lgkmcnt(0)
EA60  v_lshl_add_u64 v[6:7], v[10:11], 2, s[24:25]
EA68  global_load_dword v6, v[6:7], off
EA70  s_cbranch_execz 1
EA74  s_branch 7
EA78  s_waitcnt vmcnt(0) lgkmcnt(0)
EA7C  v_lshl_add_u64 v[6:7], v[10:11], 1, s[24:25]
EA84  global_load_ushort v5, v[6:7], off
EA8C  s_waitcnt vmcnt(0)
EA90  v_lshlrev_b32_e32 v6, 16, v5
EA94  s_and_b64 vcc, exec, s[8:9]
EA98  v_or_b32_e32 v10, v10, v12
EA9C  s_cbranch_vccnz 7
EAA0  s_waitcnt lgkmcnt(0)
EAA4  v_lshl_add_u64 v[14:15], v[10:11], 2, s[24:25]
EAAC  global_load_dword v7, v[14:15], off
EAB4  s_cbranch_execz 1
EAB8  s_branch 7
EABC  s_waitcnt lgkmcnt(0)
EAC0  v_lshl_add_u64 v[10:11], v[10:11], 1, s[24:25]
EAC8  global_load_ushort v5, v[10:11], off
EAD0  s_waitcnt vmcnt(0)
EAD4  v_lshlrev_b32_e32 v7, 16, v5
EAD8  v_lshl_add_u64 v[10:11], v[8:9], 0, s[16:17]
EAE0  v_cndmask_b32_e64 v5, 0, 1, s[26:27]
EAE8  v_cmp_ne_u32_e64 s[4:5], 1, v5
EAF0  s_andn2_b64 vcc, exec, s[26:27]
EAF4  v_lshl_add_u64 v[14:15], v[10:11], 0, v[2:3]
EAFC  s_cbranch_vccnz 11
EB00  s_and_b64 vcc, exec, s[8:9]
EB04  v_lshrrev_b64 v[16:17], 1, v[14:15]
EB0C  s_cbranch_vccnz 8
EB10  s_waitcnt lgkmcnt(0)
EB14  v_lshl_add_u64 v[8:9], v[16:17], 3, s[24:25]
EB1C  global_load_dwordx2 v[8:9], v[8:9], off
EB24  s_cbranch_execz 2
EB28  s_branch 10
EB2C  s_branch 10
EB30  s_waitcnt vmcnt(0) lgkmcnt(0)
EB34  v_lshl_add_u64 v[8:9], v[16:17], 2, s[24:25]
EB3C  global_load_dword v5, v[8:9], off
EB44  s_waitcnt vmcnt(0)
EB48  v_lshlrev_b32_e32 v8, 16, v5
EB4C  v_and_b32_e32 v9, 0xffff0000, v5
EB54  s_cbranch_execnz 34
EB58  s_and_b64 vcc, exec, s[8:9]
EB5C  s_cbranch_vccnz 7
EB60  s_waitcnt vmcnt(0) lgkmcnt(0)
EB64  v_lshl_add_u64 v[8:9], v[14:15], 2, s[24:25]
EB6C  global_load_dword v8, v[8:9], off
EB74  s_cbranch_execz 1
EB78  s_branch 7
EB7C  s_waitcnt vmcnt(0) lgkmcnt(0)
EB80  v_lshl_add_u64 v[8:9], v[14:15], 1, s[24:25]
EB88  global_load_ushort v5, v[8:9], off
EB90  s_waitcnt vmcnt(0)
EB94  v_lshlrev_b32_e32 v8, 16, v5
EB98  s_and_b64 vcc, exec, s[8:9]
EB9C  v_lshl_add_u64 v[14:15], v[14:15], 0, v[12:13]
EBA4  s_cbranch_vccnz 7
EBA8  s_waitcnt lgkmcnt(0)
EBAC  v_lshl_add_u64 v[16:17], v[14:15], 2, s[24:25]
EBB4  global_load_dword v9, v[16:17], off
EBBC  s_cbranch_execz 1
EBC0  s_branch 7
EBC4  s_waitcnt lgkmcnt(0)
EBC8  v_lshl_add_u64 v[14:15], v[14:15], 1, s[24:25]
EBD0  global_load_ushort v5, v[14:15], off
EBD8  s_waitcnt vmcnt(0)
EBDC  v_lshlrev_b32_e32 v9, 16, v5
EBE0  v_lshl_add_u64 v[14:15], v[10:11], 0, s[16:17]
EBE8  s_and_b64 vcc, exec, s[4:5]
EBEC  v_lshl_add_u64 v[16:17], v[14:15], 0, v[2:3]
EBF4  s_cbranch_vccnz 11
EBF8  s_and_b64 vcc, exec, s[8:9]
EBFC  v_lshrrev_b64 v[18:19], 1, v[16:17]
EC04  s_cbranch_vccnz 8
EC08  s_waitcnt lgkmcnt(0)
EC0C  v_lshl_add_u64 v[10:11], v[18:19], 3, s[24:25]
EC14  global_load_dwordx2 v[10:11], v[10:11], off
EC1C  s_cbranch_execz 2
EC20  s_branch 10
EC24  s_branch 10
EC28  s_waitcnt vmcnt(0) lgkmcnt(0)
EC2C  v_lshl_add_u64 v[10:11], v[18:19], 2, s[24:25]
EC34  global_load_dword v5, v[10:11], off
EC3C  s_waitcnt vmcnt(0)
EC40  v_lshlrev_b32_e32 v10, 16, v5
EC44  v_and_b32_e32 v11, 0xffff0000, v5
EC4C  s_cbranch_execnz 33
EC50  s_and_b64 vcc, exec, s[8:9]
EC54  s_cbranch_vccnz 7
EC58  s_waitcnt vmcnt(0) lgkmcnt(0)
EC5C  v_lshl_add_u64 v[10:11], v[16:17], 2, s[24:25]
EC64  global_load_dword v10, v[10:11], off
EC6C  s_cbranch_execz 1
EC70  s_branch 7
EC74  s_waitcnt vmcnt(0) lgkmcnt(0)
EC78  v_lshl_add_u64 v[10:11], v[16:17], 1, s[24:25]
EC80  global_load_ushort v5, v[10:11], off
EC88  s_waitcnt vmcnt(0)
EC8C  v_lshlrev_b32_e32 v10, 16, v5
EC90  s_and_b64 vcc, exec, s[8:9]
EC94  v_or_b32_e32 v16, v16, v12
EC98  s_cbranch_vccnz 7
EC9C  s_waitcnt lgkmcnt(0)
ECA0  v_lshl_add_u64 v[18:19], v[16:17], 2, s[24:25]
ECA8  global_load_dword v11, v[18:19], off
ECB0  s_cbranch_execz 1
ECB4  s_branch 7
ECB8  s_waitcnt lgkmcnt(0)
ECBC  v_lshl_add_u64 v[16:17], v[16:17], 1, s[24:25]
ECC4  global_load_ushort v5, v[16:17], off
ECCC  s_waitcnt vmcnt(0)
ECD0  v_lshlrev_b32_e32 v11, 16, v5
ECD4  v_lshl_add_u64 v[16:17], v[14:15], 0, s[16:17]
ECDC  s_and_b64 vcc, exec, s[4:5]
ECE0  v_lshl_add_u64 v[18:19], v[16:17], 0, v[2:3]
ECE8  s_cbranch_vccnz 11
ECEC  s_and_b64 vcc, exec, s[8:9]
ECF0  v_lshrrev_b64 v[20:21], 1, v[18:19]
ECF8  s_cbranch_vccnz 8
ECFC  s_waitcnt lgkmcnt(0)
ED00  v_lshl_add_u64 v[14:15], v[20:21], 3, s[24:25]
ED08  global_load_dwordx2 v[14:15], v[14:15], off
ED10  s_cbranch_execz 2
ED14  s_branch 10
ED18  s_branch 10
ED1C  s_waitcnt vmcnt(0) lgkmcnt(0)
ED20  v_lshl_add_u64 v[14:15], v[20:21], 2, s[24:25]
ED28  global_load_dword v5, v[14:15], off
ED30  s_waitcnt vmcnt(0)
ED34  v_lshlrev_b32_e32 v14, 16, v5
ED38  v_and_b32_e32 v15, 0xffff0000, v5
ED40  s_cbranch_execnz 34
ED44  s_and_b64 vcc, exec, s[8:9]
ED48  s_cbranch_vccnz 7
ED4C  s_waitcnt vmcnt(0) lgkmcnt(0)
ED50  v_lshl_add_u64 v[14:15], v[18:19], 2, s[24:25]
ED58  global_load_dword v14, v[14:15], off
ED60  s_cbranch_execz 1
ED64  s_branch 7
ED68  s_waitcnt vmcnt(0) lgkmcnt(0)
ED6C  v_lshl_add_u64 v[14:15], v[18:19], 1, s[24:25]
ED74  global_load_ushort v5, v[14:15], off
ED7C  s_waitcnt vmcnt(0)
ED80  v_lshlrev_b32_e32 v14, 16, v5
ED84  s_and_b64 vcc, exec, s[8:9]
ED88  v_lshl_add_u64 v[18:19], v[18:19], 0, v[12:13]
ED90  s_cbranch_vccnz 7
ED94  s_waitcnt lgkmcnt(0)
ED98  v_lshl_add_u64 v[20:21], v[18:19], 2, s[24:25]
EDA0  global_load_dword v15, v[20:21], off
EDA8  s_cbranch_execz 1
EDAC  s_branch 7
EDB0  s_waitcnt lgkmcnt(0)
EDB4  v_lshl_add_u64 v[18:19], v[18:19], 1, s[24:25]
EDBC  global_load_ushort v5, v[18:19], off
EDC4  s_waitcnt vmcnt(0)
EDC8  v_lshlrev_b32_e32 v15, 16, v5
EDCC  v_lshl_add_u64 v[18:19], v[16:17], 0, s[16:17]
EDD4  s_and_b64 vcc, exec, s[4:5]
EDD8  v_lshl_add_u64 v[20:21], v[18:19], 0, v[2:3]
EDE0  s_cbranch_vccnz 11
EDE4  s_and_b64 vcc, exec, s[8:9]
EDE8  v_lshrrev_b64 v[22:23], 1, v[20:21]
EDF0  s_cbranch_vccnz 8
EDF4  s_waitcnt lgkmcnt(0)
EDF8  v_lshl_add_u64 v[16:17], v[22:23], 3, s[24:25]
EE00  global_load_dwordx2 v[16:17], v[16:17], off
EE08  s_cbranch_execz 2
EE0C  s_branch 10
EE10  s_branch 10
EE14  s_waitcnt vmcnt(0) lgkmcnt(0)
EE18  v_lshl_add_u64 v[16:17], v[22:23], 2, s[24:25]
EE20  global_load_dword v5, v[16:17], off
EE28  s_waitcnt vmcnt(0)
EE2C  v_lshlrev_b32_e32 v16, 16, v5
EE30  v_and_b32_e32 v17, 0xffff0000, v5
EE38  s_cbranch_execnz 33
EE3C  s_and_b64 vcc, exec, s[8:9]
EE40  s_cbranch_vccnz 7
EE44  s_waitcnt vmcnt(0) lgkmcnt(0)
EE48  v_lshl_add_u64 v[16:17], v[20:21], 2, s[24:25]
EE50  global_load_dword v16, v[16:17], off
EE58  s_cbranch_execz 1
EE5C  s_branch 7
EE60  s_waitcnt vmcnt(0) lgkmcnt(0)
EE64  v_lshl_add_u64 v[16:17], v[20:21], 1, s[24:25]
EE6C  global_load_ushort v5, v[16:17], off
EE74  s_waitcnt vmcnt(0)
EE78  v_lshlrev_b32_e32 v16, 16, v5
EE7C  s_and_b64 vcc, exec, s[8:9]
EE80  v_or_b32_e32 v20, v20, v12
EE84  s_cbranch_vccnz 7
EE88  s_waitcnt lgkmcnt(0)
EE8C  v_lshl_add_u64 v[22:23], v[20:21], 2, s[24:25]
EE94  global_load_dword v17, v[22:23], off
EE9C  s_cbranch_execz 1
EEA0  s_branch 7
EEA4  s_waitcnt lgkmcnt(0)
EEA8  v_lshl_add_u64 v[20:21], v[20:21], 1, s[24:25]
EEB0  global_load_ushort v5, v[20:21], off
EEB8  s_waitcnt vmcnt(0)
EEBC  v_lshlrev_b32_e32 v17, 16, v5
EEC0  v_lshl_add_u64 v[20:21], v[18:19], 0, s[16:17]
EEC8  s_and_b64 vcc, exec, s[4:5]
EECC  v_lshl_add_u64 v[22:23], v[20:21], 0, v[2:3]
EED4  s_cbranch_vccnz 11
EED8  s_and_b64 vcc, exec, s[8:9]
EEDC  v_lshrrev_b64 v[24:25], 1, v[22:23]
EEE4  s_cbranch_vccnz 8
EEE8  s_waitcnt lgkmcnt(0)
EEEC  v_lshl_add_u64 v[18:19], v[24:25], 3, s[24:25]
EEF4  global_load_dwordx2 v[18:19], v[18:19], off
EEFC  s_cbranch_execz 2
EF00  s_branch 10
EF04  s_branch 10
EF08  s_waitcnt vmcnt(0) lgkmcnt(0)
EF0C  v_lshl_add_u64 v[18:19], v[24:25], 2, s[24:25]
EF14  global_load_dword v5, v[18:19], off
EF1C  s_waitcnt vmcnt(0)
EF20  v_lshlrev_b32_e32 v18, 16, v5
EF24  v_and_b32_e32 v19, 0xffff0000, v5
EF2C  s_cbranch_execnz 34
EF30  s_and_b64 vcc, exec, s[8:9]
EF34  s_cbranch_vccnz 7
EF38  s_waitcnt vmcnt(0) lgkmcnt(0)
EF3C  v_lshl_add_u64 v[18:19], v[22:23], 2, s[24:25]
EF44  global_load_dword v18, v[18:19], off
EF4C  s_cbranch_execz 1
EF50  s_branch 7
EF54  s_waitcnt vmcnt(0) lgkmcnt(0)
EF58  v_lshl_add_u64 v[18:19], v[22:23], 1, s[24:25]
EF60  global_load_ushort v5, v[18:19], off
EF68  s_waitcnt vmcnt(0)
EF6C  v_lshlrev_b32_e32 v18, 16, v5
EF70  s_and_b64 vcc, exec, s[8:9]
EF74  v_lshl_add_u64 v[22:23], v[22:23], 0, v[12:13]
EF7C  s_cbranch_vccnz 7
EF80  s_waitcnt lgkmcnt(0)
EF84  v_lshl_add_u64 v[24:25], v[22:23], 2, s[24:25]
EF8C  global_load_dword v19, v[24:25], off
EF94  s_cbranch_execz 1
EF98  s_branch 7
EF9C  s_waitcnt lgkmcnt(0)
EFA0  v_lshl_add_u64 v[22:23], v[22:23], 1, s[24:25]
EFA8  global_load_ushort v5, v[22:23], off
EFB0  s_waitcnt vmcnt(0)
EFB4  v_lshlrev_b32_e32 v19, 16, v5
EFB8  v_lshl_add_u64 v[22:23], v[20:21], 0, s[16:17]
EFC0  s_and_b64 vcc, exec, s[4:5]
EFC4  v_lshl_add_u64 v[24:25], v[22:23], 0, v[2:3]
EFCC  s_cbranch_vccnz 11
EFD0  s_and_b64 vcc, exec, s[8:9]
EFD4  v_lshrrev_b64 v[26:27], 1, v[24:25]
EFDC  s_cbranch_vccnz 8
EFE0  s_waitcnt lgkmcnt(0)
EFE4  v_lshl_add_u64 v[20:21], v[26:27], 3, s[24:25]
EFEC  global_load_dwordx2 v[20:21], v[20:21], off
EFF4  s_cbranch_execz 2
EFF8  s_branch 10
EFFC  s_branch 10
F000  s_waitcnt vmcnt(0) lgkmcnt(0)
F004  v_lshl_add_u64 v[20:21], v[26:27], 2, s[24:25]
F00C  global_load_dword v5, v[20:21], off
F014  s_waitcnt vmcnt(0)
F018  v_lshlrev_b32_e32 v20, 16, v5
F01C  v_and_b32_e32 v21, 0xffff0000, v5
F024  s_cbranch_execnz 33
F028  s_and_b64 vcc, exec, s[8:9]
F02C  s_cbranch_vccnz 7
F030  s_waitcnt vmcnt(0) lgkmcnt(0)
F034  v_lshl_add_u64 v[20:21], v[24:25], 2, s[24:25]
F03C  global_load_dword v20, v[20:21], off
F044  s_cbranch_execz 1
F048  s_branch 7
F04C  s_waitcnt vmcnt(0) lgkmcnt(0)
F050  v_lshl_add_u64 v[20:21], v[24:25], 1, s[24:25]
F058  global_load_ushort v5, v[20:21], off
F060  s_waitcnt vmcnt(0)
F064  v_lshlrev_b32_e32 v20, 16, v5
F068  s_and_b64 vcc, exec, s[8:9]
F06C  v_or_b32_e32 v24, v24, v12
F070  s_cbranch_vccnz 7
F074  s_waitcnt lgkmcnt(0)
F078  v_lshl_add_u64 v[26:27], v[24:25], 2, s[24:25]
F080  global_load_dword v21, v[26:27], off
F088  s_cbranch_execz 1
F08C  s_branch 7
F090  s_waitcnt lgkmcnt(0)
F094  v_lshl_add_u64 v[24:25], v[24:25], 1, s[24:25]
F09C  global_load_ushort v5, v[24:25], off
F0A4  s_waitcnt vmcnt(0)
F0A8  v_lshlrev_b32_e32 v21, 16, v5
F0AC  v_lshl_add_u64 v[24:25], v[22:23], 0, s[16:17]
F0B4  s_and_b64 vcc, exec, s[4:5]
F0B8  v_lshl_add_u64 v[26:27], v[24:25], 0, v[2:3]
F0C0  s_cbranch_vccnz 11
F0C4  s_and_b64 vcc, exec, s[8:9]
F0C8  v_lshrrev_b64 v[28:29], 1, v[26:27]
F0D0  s_cbranch_vccnz 8
F0D4  s_waitcnt lgkmcnt(0)
F0D8  v_lshl_add_u64 v[22:23], v[28:29], 3, s[24:25]
F0E0  global_load_dwordx2 v[22:23], v[22:23], off
F0E8  s_cbranch_execz 2
F0EC  s_branch 10
F0F0  s_branch 10
F0F4  s_waitcnt vmcnt(0) lgkmcnt(0)
F0F8  v_lshl_add_u64 v[22:23], v[28:29], 2, s[24:25]
F100  global_load_dword v5, v[22:23], off
F108  s_waitcnt vmcnt(0)
F10C  v_lshlrev_b32_e32 v22, 16, v5
F110  v_and_b32_e32 v23, 0xffff0000, v5
F118  s_cbranch_execnz 34
F11C  s_and_b64 vcc, exec, s[8:9]
F120  s_cbranch_vccnz 7
F124  s_waitcnt vmcnt(0) lgkmcnt(0)
F128  v_lshl_add_u64 v[22:23], v[26:27], 2, s[24:25]
F130  global_load_dword v22, v[22:23], off
F138  s_cbranch_execz 1
F13C  s_branch 7
F140  s_waitcnt vmcnt(0) lgkmcnt(0)
F144  v_lshl_add_u64 v[22:23], v[26:27], 1, s[24:25]
F14C  global_load_ushort v5, v[22:23], off
F154  s_waitcnt vmcnt(0)
F158  v_lshlrev_b32_e32 v22, 16, v5
F15C  s_and_b64 vcc, exec, s[8:9]
F160  v_lshl_add_u64 v[26:27], v[26:27], 0, v[12:13]
F168  s_cbranch_vccnz 7
F16C  s_waitcnt lgkmcnt(0)
F170  v_lshl_add_u64 v[28:29], v[26:27], 2, s[24:25]
F178  global_load_dword v23, v[28:29], off
F180  s_cbranch_execz 1
F184  s_branch 7
F188  s_waitcnt lgkmcnt(0)
F18C  v_lshl_add_u64 v[26:27], v[26:27], 1, s[24:25]
F194  global_load_ushort v5, v[26:27], off
F19C  s_waitcnt vmcnt(0)
F1A0  v_lshlrev_b32_e32 v23, 16, v5
F1A4  v_lshl_add_u64 v[26:27], v[24:25], 0, s[16:17]
F1AC  s_and_b64 vcc, exec, s[4:5]
F1B0  v_lshl_add_u64 v[28:29], v[26:27], 0, v[2:3]
F1B8  s_cbranch_vccnz 11
F1BC  s_and_b64 vcc, exec, s[8:9]
F1C0  v_lshrrev_b64 v[30:31], 1, v[28:29]
F1C8  s_cbranch_vccnz 8
F1CC  s_waitcnt lgkmcnt(0)
F1D0  v_lshl_add_u64 v[24:25], v[30:31], 3, s[24:25]
F1D8  global_load_dwordx2 v[24:25], v[24:25], off
F1E0  s_cbranch_execz 2
F1E4  s_branch 10
F1E8  s_branch 10
F1EC  s_waitcnt vmcnt(0) lgkmcnt(0)
F1F0  v_lshl_add_u64 v[24:25], v[30:31], 2, s[24:25]
F1F8  global_load_dword v5, v[24:25], off
F200  s_waitcnt vmcnt(0)
F204  v_lshlrev_b32_e32 v24, 16, v5
F208  v_and_b32_e32 v25, 0xffff0000, v5
F210  s_cbranch_execnz 33
F214  s_and_b64 vcc, exec, s[8:9]
F218  s_cbranch_vccnz 7
F21C  s_waitcnt vmcnt(0) lgkmcnt(0)
F220  v_lshl_add_u64 v[24:25], v[28:29], 2, s[24:25]
F228  global_load_dword v24, v[24:25], off
F230  s_cbranch_execz 1
F234  s_branch 7
F238  s_waitcnt vmcnt(0) lgkmcnt(0)
F23C  v_lshl_add_u64 v[24:25], v[28:29], 1, s[24:25]
F244  global_load_ushort v5, v[24:25], off
F24C  s_waitcnt vmcnt(0)
F250  v_lshlrev_b32_e32 v24, 16, v5
F254  s_and_b64 vcc, exec, s[8:9]
F258  v_or_b32_e32 v28, v28, v12
F25C  s_cbranch_vccnz 7
F260  s_waitcnt lgkmcnt(0)
F264  v_lshl_add_u64 v[30:31], v[28:29], 2, s[24:25]
F26C  global_load_dword v25, v[30:31], off
F274  s_cbranch_execz 1
F278  s_branch 7
F27C  s_waitcnt lgkmcnt(0)
F280  v_lshl_add_u64 v[28:29], v[28:29], 1, s[24:25]
F288  global_load_ushort v5, v[28:29], off
F290  s_waitcnt vmcnt(0)
F294  v_lshlrev_b32_e32 v25, 16, v5
F298  v_lshl_add_u64 v[28:29], v[26:27], 0, s[16:17]
F2A0  s_and_b64 vcc, exec, s[4:5]
F2A4  v_lshl_add_u64 v[30:31], v[28:29], 0, v[2:3]
F2AC  s_cbranch_vccnz 11
F2B0  s_and_b64 vcc, exec, s[8:9]
F2B4  v_lshrrev_b64 v[32:33], 1, v[30:31]
F2BC  s_cbranch_vccnz 8
F2C0  s_waitcnt lgkmcnt(0)
F2C4  v_lshl_add_u64 v[26:27], v[32:33], 3, s[24:25]
F2CC  global_load_dwordx2 v[26:27], v[26:27], off
F2D4  s_cbranch_execz 2
F2D8  s_branch 10
F2DC  s_branch 10
F2E0  s_waitcnt vmcnt(0) lgkmcnt(0)
F2E4  v_lshl_add_u64 v[26:27], v[32:33], 2, s[24:25]
F2EC  global_load_dword v5, v[26:27], off
F2F4  s_waitcnt vmcnt(0)
F2F8  v_lshlrev_b32_e32 v26, 16, v5
F2FC  v_and_b32_e32 v27, 0xffff0000, v5
F304  s_cbranch_execnz 34
F308  s_and_b64 vcc, exec, s[8:9]
F30C  s_cbranch_vccnz 7
F310  s_waitcnt vmcnt(0) lgkmcnt(0)
F314  v_lshl_add_u64 v[26:27], v[30:31], 2, s[24:25]
F31C  global_load_dword v26, v[26:27], off
F324  s_cbranch_execz 1
F328  s_branch 7
F32C  s_waitcnt vmcnt(0) lgkmcnt(0)
F330  v_lshl_add_u64 v[26:27], v[30:31], 1, s[24:25]
F338  global_load_ushort v5, v[26:27], off
F340  s_waitcnt vmcnt(0)
F344  v_lshlrev_b32_e32 v26, 16, v5
F348  s_and_b64 vcc, exec, s[8:9]
F34C  v_lshl_add_u64 v[30:31], v[30:31], 0, v[12:13]
F354  s_cbranch_vccnz 7
F358  s_waitcnt lgkmcnt(0)
F35C  v_lshl_add_u64 v[32:33], v[30:31], 2, s[24:25]
F364  global_load_dword v27, v[32:33], off
F36C  s_cbranch_execz 1
F370  s_branch 7
F374  s_waitcnt lgkmcnt(0)
F378  v_lshl_add_u64 v[30:31], v[30:31], 1, s[24:25]
F380  global_load_ushort v5, v[30:31], off
F388  s_waitcnt vmcnt(0)
F38C  v_lshlrev_b32_e32 v27, 16, v5
F390  v_lshl_add_u64 v[30:31], v[28:29], 0, s[16:17]
F398  s_and_b64 vcc, exec, s[4:5]
F39C  v_lshl_add_u64 v[32:33], v[30:31], 0, v[2:3]
F3A4  s_cbranch_vccnz 11
F3A8  s_and_b64 vcc, exec, s[8:9]
F3AC  v_lshrrev_b64 v[34:35], 1, v[32:33]
F3B4  s_cbranch_vccnz 8
F3B8  s_waitcnt lgkmcnt(0)
F3BC  v_lshl_add_u64 v[28:29], v[34:35], 3, s[24:25]
F3C4  global_load_dwordx2 v[28:29], v[28:29], off
F3CC  s_cbranch_execz 2
F3D0  s_branch 10
F3D4  s_branch 10
F3D8  s_waitcnt vmcnt(0) lgkmcnt(0)
F3DC  v_lshl_add_u64 v[28:29], v[34:35], 2, s[24:25]
F3E4  global_load_dword v5, v[28:29], off
F3EC  s_waitcnt vmcnt(0)
F3F0  v_lshlrev_b32_e32 v28, 16, v5
F3F4  v_and_b32_e32 v29, 0xffff0000, v5
F3FC  s_cbranch_execnz 33
F400  s_and_b64 vcc, exec, s[8:9]
F404  s_cbranch_vccnz 7
F408  s_waitcnt vmcnt(0) lgkmcnt(0)
F40C  v_lshl_add_u64 v[28:29], v[32:33], 2, s[24:25]
F414  global_load_dword v28, v[28:29], off
F41C  s_cbranch_execz 1
F420  s_branch 7
F424  s_waitcnt vmcnt(0) lgkmcnt(0)
F428  v_lshl_add_u64 v[28:29], v[32:33], 1, s[24:25]
F430  global_load_ushort v5, v[28:29], off
F438  s_waitcnt vmcnt(0)
F43C  v_lshlrev_b32_e32 v28, 16, v5
F440  s_and_b64 vcc, exec, s[8:9]
F444  v_or_b32_e32 v32, v32, v12
F448  s_cbranch_vccnz 7
F44C  s_waitcnt lgkmcnt(0)
F450  v_lshl_add_u64 v[34:35], v[32:33], 2, s[24:25]
F458  global_load_dword v29, v[34:35], off
F460  s_cbranch_execz 1
F464  s_branch 7
F468  s_waitcnt lgkmcnt(0)
F46C  v_lshl_add_u64 v[32:33], v[32:33], 1, s[24:25]
F474  global_load_ushort v5, v[32:33], off
F47C  s_waitcnt vmcnt(0)
F480  v_lshlrev_b32_e32 v29, 16, v5
F484  v_lshl_add_u64 v[32:33], v[30:31], 0, s[16:17]
F48C  s_and_b64 vcc, exec, s[4:5]
F490  v_lshl_add_u64 v[34:35], v[32:33], 0, v[2:3]
F498  s_cbranch_vccnz 11
F49C  s_and_b64 vcc, exec, s[8:9]
F4A0  v_lshrrev_b64 v[36:37], 1, v[34:35]
F4A8  s_cbranch_vccnz 8
F4AC  s_waitcnt lgkmcnt(0)
F4B0  v_lshl_add_u64 v[30:31], v[36:37], 3, s[24:25]
F4B8  global_load_dwordx2 v[30:31], v[30:31], off
F4C0  s_cbranch_execz 2
F4C4  s_branch 10
F4C8  s_branch 10
F4CC  s_waitcnt vmcnt(0) lgkmcnt(0)
F4D0  v_lshl_add_u64 v[30:31], v[36:37], 2, s[24:25]
F4D8  global_load_dword v5, v[30:31], off
F4E0  s_waitcnt vmcnt(0)
F4E4  v_lshlrev_b32_e32 v30, 16, v5
F4E8  v_and_b32_e32 v31, 0xffff0000, v5
F4F0  s_cbranch_execnz 34
F4F4  s_and_b64 vcc, exec, s[8:9]
F4F8  s_cbranch_vccnz 7
F4FC  s_waitcnt vmcnt(0) lgkmcnt(0)
F500  v_lshl_add_u64 v[30:31], v[34:35], 2, s[24:25]
F508  global_load_dword v30, v[30:31], off
F510  s_cbranch_execz 1
F514  s_branch 7
F518  s_waitcnt vmcnt(0) lgkmcnt(0)
F51C  v_lshl_add_u64 v[30:31], v[34:35], 1, s[24:25]
F524  global_load_ushort v5, v[30:31], off
F52C  s_waitcnt vmcnt(0)
F530  v_lshlrev_b32_e32 v30, 16, v5
F534  s_and_b64 vcc, exec, s[8:9]
F538  v_lshl_add_u64 v[34:35], v[34:35], 0, v[12:13]
F540  s_cbranch_vccnz 7
F544  s_waitcnt lgkmcnt(0)
F548  v_lshl_add_u64 v[36:37], v[34:35], 2, s[24:25]
F550  global_load_dword v31, v[36:37], off
F558  s_cbranch_execz 1
F55C  s_branch 7
F560  s_waitcnt lgkmcnt(0)
F564  v_lshl_add_u64 v[34:35], v[34:35], 1, s[24:25]
F56C  global_load_ushort v5, v[34:35], off
F574  s_waitcnt vmcnt(0)
F578  v_lshlrev_b32_e32 v31, 16, v5
F57C  v_lshl_add_u64 v[34:35], v[32:33], 0, s[16:17]
F584  s_and_b64 vcc, exec, s[4:5]
F588  v_lshl_add_u64 v[36:37], v[34:35], 0, v[2:3]
F590  s_cbranch_vccnz 11
F594  s_and_b64 vcc, exec, s[8:9]
F598  v_lshrrev_b64 v[38:39], 1, v[36:37]
F5A0  s_cbranch_vccnz 8
F5A4  s_waitcnt lgkmcnt(0)
F5A8  v_lshl_add_u64 v[32:33], v[38:39], 3, s[24:25]
F5B0  global_load_dwordx2 v[32:33], v[32:33], off
F5B8  s_cbranch_execz 2
F5BC  s_branch 10
F5C0  s_branch 10
F5C4  s_waitcnt vmcnt(0) lgkmcnt(0)
F5C8  v_lshl_add_u64 v[32:33], v[38:39], 2, s[24:25]
F5D0  global_load_dword v5, v[32:33], off
F5D8  s_waitcnt vmcnt(0)
F5DC  v_lshlrev_b32_e32 v32, 16, v5
F5E0  v_and_b32_e32 v33, 0xffff0000, v5
F5E8  s_cbranch_execnz 33
F5EC  s_and_b64 vcc, exec, s[8:9]
F5F0  s_cbranch_vccnz 7
F5F4  s_waitcnt vmcnt(0) lgkmcnt(0)
F5F8  v_lshl_add_u64 v[32:33], v[36:37], 2, s[24:25]
F600  global_load_dword v32, v[32:33], off
F608  s_cbranch_execz 1
F60C  s_branch 7
F610  s_waitcnt vmcnt(0) lgkmcnt(0)
F614  v_lshl_add_u64 v[32:33], v[36:37], 1, s[24:25]
F61C  global_load_ushort v5, v[32:33], off
F624  s_waitcnt vmcnt(0)
F628  v_lshlrev_b32_e32 v32, 16, v5
F62C  s_and_b64 vcc, exec, s[8:9]
F630  v_or_b32_e32 v36, v36, v12
F634  s_cbranch_vccnz 7
F638  s_waitcnt lgkmcnt(0)
F63C  v_lshl_add_u64 v[38:39], v[36:37], 2, s[24:25]
F644  global_load_dword v33, v[38:39], off
F64C  s_cbranch_execz 1
F650  s_branch 7
F654  s_waitcnt lgkmcnt(0)
F658  v_lshl_add_u64 v[36:37], v[36:37], 1, s[24:25]
F660  global_load_ushort v5, v[36:37], off
F668  s_waitcnt vmcnt(0)
F66C  v_lshlrev_b32_e32 v33, 16, v5
F670  v_lshl_add_u64 v[36:37], v[34:35], 0, s[16:17]
F678  s_and_b64 vcc, exec, s[4:5]
F67C  v_lshl_add_u64 v[38:39], v[36:37], 0, v[2:3]
F684  s_cbranch_vccnz 11
F688  s_and_b64 vcc, exec, s[8:9]
F68C  v_lshrrev_b64 v[40:41], 1, v[38:39]
F694  s_cbranch_vccnz 8
F698  s_waitcnt lgkmcnt(0)
F69C  v_lshl_add_u64 v[34:35], v[40:41], 3, s[24:25]
F6A4  global_load_dwordx2 v[34:35], v[34:35], off
F6AC  s_cbranch_execz 2
F6B0  s_branch 10
F6B4  s_branch 10
F6B8  s_waitcnt vmcnt(0) lgkmcnt(0)
F6BC  v_lshl_add_u64 v[34:35], v[40:41], 2, s[24:25]
F6C4  global_load_dword v5, v[34:35], off
F6CC  s_waitcnt vmcnt(0)
F6D0  v_lshlrev_b32_e32 v34, 16, v5
F6D4  v_and_b32_e32 v35, 0xffff0000, v5
F6DC  s_cbranch_execnz 34
F6E0  s_and_b64 vcc, exec, s[8:9]
F6E4  s_cbranch_vccnz 7
F6E8  s_waitcnt vmcnt(0) lgkmcnt(0)
F6EC  v_lshl_add_u64 v[34:35], v[38:39], 2, s[24:25]
F6F4  global_load_dword v34, v[34:35], off
F6FC  s_cbranch_execz 1
F700  s_branch 7
F704  s_waitcnt vmcnt(0) lgkmcnt(0)
F708  v_lshl_add_u64 v[34:35], v[38:39], 1, s[24:25]
F710  global_load_ushort v5, v[34:35], off
F718  s_waitcnt vmcnt(0)
F71C  v_lshlrev_b32_e32 v34, 16, v5
F720  s_and_b64 vcc, exec, s[8:9]
F724  v_lshl_add_u64 v[38:39], v[38:39], 0, v[12:13]
F72C  s_cbranch_vccnz 7
F730  s_waitcnt lgkmcnt(0)
F734  v_lshl_add_u64 v[40:41], v[38:39], 2, s[24:25]
F73C  global_load_dword v35, v[40:41], off
F744  s_cbranch_execz 1
F748  s_branch 7
F74C  s_waitcnt lgkmcnt(0)
F750  v_lshl_add_u64 v[38:39], v[38:39], 1, s[24:25]
F758  global_load_ushort v5, v[38:39], off
F760  s_waitcnt vmcnt(0)
F764  v_lshlrev_b32_e32 v35, 16, v5
F768  v_lshl_add_u64 v[38:39], v[36:37], 0, s[16:17]
F770  s_and_b64 vcc, exec, s[4:5]
F774  v_lshl_add_u64 v[40:41], v[38:39], 0, v[2:3]
F77C  s_cbranch_vccnz 11
F780  s_and_b64 vcc, exec, s[8:9]
F784  v_lshrrev_b64 v[42:43], 1, v[40:41]
F78C  s_cbranch_vccnz 8
F790  s_waitcnt lgkmcnt(0)
F794  v_lshl_add_u64 v[36:37], v[42:43], 3, s[24:25]
F79C  global_load_dwordx2 v[36:37], v[36:37], off
F7A4  s_cbranch_execz 2
F7A8  s_branch 10
F7AC  s_branch 10
F7B0  s_waitcnt vmcnt(0) lgkmcnt(0)
F7B4  v_lshl_add_u64 v[36:37], v[42:43], 2, s[24:25]
F7BC  global_load_dword v5, v[36:37], off
F7C4  s_waitcnt vmcnt(0)
F7C8  v_lshlrev_b32_e32 v36, 16, v5
F7CC  v_and_b32_e32 v37, 0xffff0000, v5
F7D4  s_cbranch_execnz 33
F7D8  s_and_b64 vcc, exec, s[8:9]
F7DC  s_cbranch_vccnz 7
F7E0  s_waitcnt vmcnt(0) lgkmcnt(0)
F7E4  v_lshl_add_u64 v[36:37], v[40:41], 2, s[24:25]
F7EC  global_load_dword v36, v[36:37], off
F7F4  s_cbranch_execz 1
F7F8  s_branch 7
F7FC  s_waitcnt vmcnt(0) lgkmcnt(0)
F800  v_lshl_add_u64 v[36:37], v[40:41], 1, s[24:25]
F808  global_load_ushort v5, v[36:37], off
F810  s_waitcnt vmcnt(0)
F814  v_lshlrev_b32_e32 v36, 16, v5
F818  s_and_b64 vcc, exec, s[8:9]
F81C  v_or_b32_e32 v40, v40, v12
F820  s_cbranch_vccnz 7
F824  s_waitcnt lgkmcnt(0)
F828  v_lshl_add_u64 v[42:43], v[40:41], 2, s[24:25]
F830  global_load_dword v37, v[42:43], off
F838  s_cbranch_execz 1
F83C  s_branch 7
F840  s_waitcnt lgkmcnt(0)
F844  v_lshl_add_u64 v[40:41], v[40:41], 1, s[24:25]
F84C  global_load_ushort v5, v[40:41], off
F854  s_waitcnt vmcnt(0)
F858  v_lshlrev_b32_e32 v37, 16, v5
F85C  v_lshl_add_u64 v[40:41], v[38:39], 0, s[16:17]
F864  s_and_b64 vcc, exec, s[4:5]
F868  v_lshl_add_u64 v[42:43], v[40:41], 0, v[2:3]
F870  s_cbranch_vccnz 11
F874  s_and_b64 vcc, exec, s[8:9]
F878  v_lshrrev_b64 v[44:45], 1, v[42:43]
F880  s_cbranch_vccnz 8
F884  s_waitcnt lgkmcnt(0)
F888  v_lshl_add_u64 v[38:39], v[44:45], 3, s[24:25]
F890  global_load_dwordx2 v[38:39], v[38:39], off
F898  s_cbranch_execz 2
F89C  s_branch 10
F8A0  s_branch 10
F8A4  s_waitcnt vmcnt(0) lgkmcnt(0)
F8A8  v_lshl_add_u64 v[38:39], v[44:45], 2, s[24:25]
F8B0  global_load_dword v5, v[38:39], off
F8B8  s_waitcnt vmcnt(0)
F8BC  v_lshlrev_b32_e32 v38, 16, v5
F8C0  v_and_b32_e32 v39, 0xffff0000, v5
F8C8  s_cbranch_execnz 34
F8CC  s_and_b64 vcc, exec, s[8:9]
F8D0  s_cbranch_vccnz 7
F8D4  s_waitcnt vmcnt(0) lgkmcnt(0)
F8D8  v_lshl_add_u64 v[38:39], v[42:43], 2, s[24:25]
F8E0  global_load_dword v38, v[38:39], off
F8E8  s_cbranch_execz 1
F8EC  s_branch 7
F8F0  s_waitcnt vmcnt(0) lgkmcnt(0)
F8F4  v_lshl_add_u64 v[38:39], v[42:43], 1, s[24:25]
F8FC  global_load_ushort v5, v[38:39], off
F904  s_waitcnt vmcnt(0)
F908  v_lshlrev_b32_e32 v38, 16, v5
F90C  s_and_b64 vcc, exec, s[8:9]
F910  v_lshl_add_u64 v[42:43], v[42:43], 0, v[12:13]
F918  s_cbranch_vccnz 7
F91C  s_waitcnt lgkmcnt(0)
F920  v_lshl_add_u64 v[44:45], v[42:43], 2, s[24:25]
F928  global_load_dword v39, v[44:45], off
F930  s_cbranch_execz 1
F934  s_branch 7
F938  s_waitcnt lgkmcnt(0)
F93C  v_lshl_add_u64 v[42:43], v[42:43], 1, s[24:25]
F944  global_load_ushort v5, v[42:43], off
F94C  s_waitcnt vmcnt(0)
F950  v_lshlrev_b32_e32 v39, 16, v5
F954  v_lshl_add_u64 v[42:43], v[40:41], 0, s[16:17]
F95C  s_and_b64 vcc, exec, s[4:5]
F960  v_lshl_add_u64 v[44:45], v[42:43], 0, v[2:3]
F968  s_cbranch_vccnz 11
F96C  s_and_b64 vcc, exec, s[8:9]
F970  v_lshrrev_b64 v[46:47], 1, v[44:45]
F978  s_cbranch_vccnz 8
F97C  s_waitcnt lgkmcnt(0)
F980  v_lshl_add_u64 v[40:41], v[46:47], 3, s[24:25]
F988  global_load_dwordx2 v[40:41], v[40:41], off
F990  s_cbranch_execz 2
F994  s_branch 10
F998  s_branch 10
F99C  s_waitcnt vmcnt(0) lgkmcnt(0)
F9A0  v_lshl_add_u64 v[40:41], v[46:47], 2, s[24:25]
F9A8  global_load_dword v5, v[40:41], off
F9B0  s_waitcnt vmcnt(0)
F9B4  v_lshlrev_b32_e32 v40, 16, v5
F9B8  v_and_b32_e32 v41, 0xffff0000, v5
F9C0  s_cbranch_execnz 33
F9C4  s_and_b64 vcc, exec, s[8:9]
F9C8  s_cbranch_vccnz 7
F9CC  s_waitcnt vmcnt(0) lgkmcnt(0)
F9D0  v_lshl_add_u64 v[40:41], v[44:45], 2, s[24:25]
F9D8  global_load_dword v40, v[40:41], off
F9E0  s_cbranch_execz 1
F9E4  s_branch 7
F9E8  s_waitcnt vmcnt(0) lgkmcnt(0)
F9EC  v_lshl_add_u64 v[40:41], v[44:45], 1, s[24:25]
F9F4  global_load_ushort v5, v[40:41], off
F9FC  s_waitcnt vmcnt(0)
FA00  v_lshlrev_b32_e32 v40, 16, v5
FA04  s_and_b64 vcc, exec, s[8:9]
FA08  v_or_b32_e32 v44, v44, v12
FA0C  s_cbranch_vccnz 7
FA10  s_waitcnt lgkmcnt(0)
FA14  v_lshl_add_u64 v[46:47], v[44:45], 2, s[24:25]
FA1C  global_load_dword v41, v[46:47], off
FA24  s_cbranch_execz 1
FA28  s_branch 7
FA2C  s_waitcnt lgkmcnt(0)
FA30  v_lshl_add_u64 v[44:45], v[44:45], 1, s[24:25]
FA38  global_load_ushort v5, v[44:45], off
FA40  s_waitcnt vmcnt(0)
FA44  v_lshlrev_b32_e32 v41, 16, v5
FA48  v_lshl_add_u64 v[44:45], v[42:43], 0, s[16:17]
FA50  s_and_b64 vcc, exec, s[4:5]
FA54  v_lshl_add_u64 v[46:47], v[44:45], 0, v[2:3]
FA5C  s_cbranch_vccnz 11
FA60  s_and_b64 vcc, exec, s[8:9]
FA64  v_lshrrev_b64 v[48:49], 1, v[46:47]
FA6C  s_cbranch_vccnz 8
FA70  s_waitcnt lgkmcnt(0)
FA74  v_lshl_add_u64 v[42:43], v[48:49], 3, s[24:25]
FA7C  global_load_dwordx2 v[42:43], v[42:43], off
FA84  s_cbranch_execz 2
FA88  s_branch 10
FA8C  s_branch 10
FA90  s_waitcnt vmcnt(0) lgkmcnt(0)
FA94  v_lshl_add_u64 v[42:43], v[48:49], 2, s[24:25]
FA9C  global_load_dword v5, v[42:43], off
FAA4  s_waitcnt vmcnt(0)
FAA8  v_lshlrev_b32_e32 v42, 16, v5
FAAC  v_and_b32_e32 v43, 0xffff0000, v5
FAB4  s_cbranch_execnz 34
FAB8  s_and_b64 vcc, exec, s[8:9]
FABC  s_cbranch_vccnz 7
FAC0  s_waitcnt vmcnt(0) lgkmcnt(0)
FAC4  v_lshl_add_u64 v[42:43], v[46:47], 2, s[24:25]
FACC  global_load_dword v42, v[42:43], off
FAD4  s_cbranch_execz 1
FAD8  s_branch 7
FADC  s_waitcnt vmcnt(0) lgkmcnt(0)
FAE0  v_lshl_add_u64 v[42:43], v[46:47], 1, s[24:25]
FAE8  global_load_ushort v5, v[42:43], off
FAF0  s_waitcnt vmcnt(0)
FAF4  v_lshlrev_b32_e32 v42, 16, v5
FAF8  s_and_b64 vcc, exec, s[8:9]
FAFC  v_lshl_add_u64 v[46:47], v[46:47], 0, v[12:13]
FB04  s_cbranch_vccnz 7
FB08  s_waitcnt lgkmcnt(0)
FB0C  v_lshl_add_u64 v[48:49], v[46:47], 2, s[24:25]
FB14  global_load_dword v43, v[48:49], off
FB1C  s_cbranch_execz 1
FB20  s_branch 7
FB24  s_waitcnt lgkmcnt(0)
FB28  v_lshl_add_u64 v[46:47], v[46:47], 1, s[24:25]
FB30  global_load_ushort v5, v[46:47], off
FB38  s_waitcnt vmcnt(0)
FB3C  v_lshlrev_b32_e32 v43, 16, v5
FB40  v_lshl_add_u64 v[46:47], v[44:45], 0, s[16:17]
FB48  s_and_b64 vcc, exec, s[4:5]
FB4C  v_lshl_add_u64 v[48:49], v[46:47], 0, v[2:3]
FB54  s_cbranch_vccnz 11
FB58  s_and_b64 vcc, exec, s[8:9]
FB5C  v_lshrrev_b64 v[50:51], 1, v[48:49]
FB64  s_cbranch_vccnz 8
FB68  s_waitcnt lgkmcnt(0)
FB6C  v_lshl_add_u64 v[44:45], v[50:51], 3, s[24:25]
FB74  global_load_dwordx2 v[44:45], v[44:45], off
FB7C  s_cbranch_execz 2
FB80  s_branch 10
FB84  s_branch 10
FB88  s_waitcnt vmcnt(0) lgkmcnt(0)
FB8C  v_lshl_add_u64 v[44:45], v[50:51], 2, s[24:25]
FB94  global_load_dword v5, v[44:45], off
FB9C  s_waitcnt vmcnt(0)
FBA0  v_lshlrev_b32_e32 v44, 16, v5
FBA4  v_and_b32_e32 v45, 0xffff0000, v5
FBAC  s_cbranch_execnz 33
FBB0  s_and_b64 vcc, exec, s[8:9]
FBB4  s_cbranch_vccnz 7
FBB8  s_waitcnt vmcnt(0) lgkmcnt(0)
FBBC  v_lshl_add_u64 v[44:45], v[48:49], 2, s[24:25]
FBC4  global_load_dword v44, v[44:45], off
FBCC  s_cbranch_execz 1
FBD0  s_branch 7
FBD4  s_waitcnt vmcnt(0) lgkmcnt(0)
FBD8  v_lshl_add_u64 v[44:45], v[48:49], 1, s[24:25]
FBE0  global_load_ushort v5, v[44:45], off
FBE8  s_waitcnt vmcnt(0)
FBEC  v_lshlrev_b32_e32 v44, 16, v5
FBF0  s_and_b64 vcc, exec, s[8:9]
FBF4  v_or_b32_e32 v48, v48, v12
FBF8  s_cbranch_vccnz 7
FBFC  s_waitcnt lgkmcnt(0)
FC00  v_lshl_add_u64 v[50:51], v[48:49], 2, s[24:25]
FC08  global_load_dword v45, v[50:51], off
FC10  s_cbranch_execz 1
FC14  s_branch 7
FC18  s_waitcnt lgkmcnt(0)
FC1C  v_lshl_add_u64 v[48:49], v[48:49], 1, s[24:25]
FC24  global_load_ushort v5, v[48:49], off
FC2C  s_waitcnt vmcnt(0)
FC30  v_lshlrev_b32_e32 v45, 16, v5
FC34  v_lshl_add_u64 v[48:49], v[46:47], 0, s[16:17]
FC3C  s_and_b64 vcc, exec, s[4:5]
FC40  v_lshl_add_u64 v[50:51], v[48:49], 0, v[2:3]
FC48  s_cbranch_vccnz 11
FC4C  s_and_b64 vcc, exec, s[8:9]
FC50  v_lshrrev_b64 v[52:53], 1, v[50:51]
FC58  s_cbranch_vccnz 8
FC5C  s_waitcnt lgkmcnt(0)
FC60  v_lshl_add_u64 v[46:47], v[52:53], 3, s[24:25]
FC68  global_load_dwordx2 v[46:47], v[46:47], off
FC70  s_cbranch_execz 2
FC74  s_branch 10
FC78  s_branch 10
FC7C  s_waitcnt vmcnt(0) lgkmcnt(0)
FC80  v_lshl_add_u64 v[46:47], v[52:53], 2, s[24:25]
FC88  global_load_dword v5, v[46:47], off
FC90  s_waitcnt vmcnt(0)
FC94  v_lshlrev_b32_e32 v46, 16, v5
FC98  v_and_b32_e32 v47, 0xffff0000, v5
FCA0  s_cbranch_execnz 34
FCA4  s_and_b64 vcc, exec, s[8:9]
FCA8  s_cbranch_vccnz 7
FCAC  s_waitcnt vmcnt(0) lgkmcnt(0)
FCB0  v_lshl_add_u64 v[46:47], v[50:51], 2, s[24:25]
FCB8  global_load_dword v46, v[46:47], off
FCC0  s_cbranch_execz 1
FCC4  s_branch 7
FCC8  s_waitcnt vmcnt(0) lgkmcnt(0)
FCCC  v_lshl_add_u64 v[46:47], v[50:51], 1, s[24:25]
FCD4  global_load_ushort v5, v[46:47], off
FCDC  s_waitcnt vmcnt(0)
FCE0  v_lshlrev_b32_e32 v46, 16, v5
FCE4  s_and_b64 vcc, exec, s[8:9]
FCE8  v_lshl_add_u64 v[50:51], v[50:51], 0, v[12:13]
FCF0  s_cbranch_vccnz 7
FCF4  s_waitcnt lgkmcnt(0)
FCF8  v_lshl_add_u64 v[52:53], v[50:51], 2, s[24:25]
FD00  global_load_dword v47, v[52:53], off
FD08  s_cbranch_execz 1
FD0C  s_branch 7
FD10  s_waitcnt lgkmcnt(0)
FD14  v_lshl_add_u64 v[50:51], v[50:51], 1, s[24:25]
FD1C  global_load_ushort v5, v[50:51], off
FD24  s_waitcnt vmcnt(0)
FD28  v_lshlrev_b32_e32 v47, 16, v5
FD2C  v_lshl_add_u64 v[50:51], v[48:49], 0, s[16:17]
FD34  s_and_b64 vcc, exec, s[4:5]
FD38  v_lshl_add_u64 v[52:53], v[50:51], 0, v[2:3]
FD40  s_cbranch_vccnz 11
FD44  s_and_b64 vcc, exec, s[8:9]
FD48  v_lshrrev_b64 v[54:55], 1, v[52:53]
FD50  s_cbranch_vccnz 8
FD54  s_waitcnt lgkmcnt(0)
FD58  v_lshl_add_u64 v[48:49], v[54:55], 3, s[24:25]
FD60  global_load_dwordx2 v[48:49], v[48:49], off
FD68  s_cbranch_execz 2
FD6C  s_branch 10
FD70  s_branch 10
FD74  s_waitcnt vmcnt(0) lgkmcnt(0)
FD78  v_lshl_add_u64 v[48:49], v[54:55], 2, s[24:25]
FD80  global_load_dword v5, v[48:49], off
FD88  s_waitcnt vmcnt(0)
FD8C  v_lshlrev_b32_e32 v48, 16, v5
FD90  v_and_b32_e32 v49, 0xffff0000, v5
FD98  s_cbranch_execnz 33
FD9C  s_and_b64 vcc, exec, s[8:9]
FDA0  s_cbranch_vccnz 7
FDA4  s_waitcnt vmcnt(0) lgkmcnt(0)
FDA8  v_lshl_add_u64 v[48:49], v[52:53], 2, s[24:25]
FDB0  global_load_dword v48, v[48:49], off
FDB8  s_cbranch_execz 1
FDBC  s_branch 7
FDC0  s_waitcnt vmcnt(0) lgkmcnt(0)
FDC4  v_lshl_add_u64 v[48:49], v[52:53], 1, s[24:25]
FDCC  global_load_ushort v5, v[48:49], off
FDD4  s_waitcnt vmcnt(0)
FDD8  v_lshlrev_b32_e32 v48, 16, v5
FDDC  s_and_b64 vcc, exec, s[8:9]
FDE0  v_or_b32_e32 v52, v52, v12
FDE4  s_cbranch_vccnz 7
FDE8  s_waitcnt lgkmcnt(0)
FDEC  v_lshl_add_u64 v[54:55], v[52:53], 2, s[24:25]
FDF4  global_load_dword v49, v[54:55], off
FDFC  s_cbranch_execz 1
FE00  s_branch 7
FE04  s_waitcnt lgkmcnt(0)
FE08  v_lshl_add_u64 v[52:53], v[52:53], 1, s[24:25]
FE10  global_load_ushort v5, v[52:53], off
FE18  s_waitcnt vmcnt(0)
FE1C  v_lshlrev_b32_e32 v49, 16, v5
FE20  v_lshl_add_u64 v[52:53], v[50:51], 0, s[16:17]
FE28  s_and_b64 vcc, exec, s[4:5]
FE2C  v_lshl_add_u64 v[54:55], v[52:53], 0, v[2:3]
FE34  s_cbranch_vccnz 11
FE38  s_and_b64 vcc, exec, s[8:9]
FE3C  v_lshrrev_b64 v[56:57], 1, v[54:55]
FE44  s_cbranch_vccnz 8
FE48  s_waitcnt lgkmcnt(0)
FE4C  v_lshl_add_u64 v[50:51], v[56:57], 3, s[24:25]
FE54  global_load_dwordx2 v[50:51], v[50:51], off
FE5C  s_cbranch_execz 2
FE60  s_branch 10
FE64  s_branch 10
FE68  s_waitcnt vmcnt(0) lgkmcnt(0)
FE6C  v_lshl_add_u64 v[50:51], v[56:57], 2, s[24:25]
FE74  global_load_dword v5, v[50:51], off
FE7C  s_waitcnt vmcnt(0)
FE80  v_lshlrev_b32_e32 v50, 16, v5
FE84  v_and_b32_e32 v51, 0xffff0000, v5
FE8C  s_cbranch_execnz 34
FE90  s_and_b64 vcc, exec, s[8:9]
FE94  s_cbranch_vccnz 7
FE98  s_waitcnt vmcnt(0) lgkmcnt(0)
FE9C  v_lshl_add_u64 v[50:51], v[54:55], 2, s[24:25]
FEA4  global_load_dword v50, v[50:51], off
FEAC  s_cbranch_execz 1
FEB0  s_branch 7
FEB4  s_waitcnt vmcnt(0) lgkmcnt(0)
FEB8  v_lshl_add_u64 v[50:51], v[54:55], 1, s[24:25]
FEC0  global_load_ushort v5, v[50:51], off
FEC8  s_waitcnt vmcnt(0)
FECC  v_lshlrev_b32_e32 v50, 16, v5
FED0  s_and_b64 vcc, exec, s[8:9]
FED4  v_lshl_add_u64 v[54:55], v[54:55], 0, v[12:13]
FEDC  s_cbranch_vccnz 7
FEE0  s_waitcnt lgkmcnt(0)
FEE4  v_lshl_add_u64 v[56:57], v[54:55], 2, s[24:25]
FEEC  global_load_dword v51, v[56:57], off
FEF4  s_cbranch_execz 1
FEF8  s_branch 7
FEFC  s_waitcnt lgkmcnt(0)
FF00  v_lshl_add_u64 v[54:55], v[54:55], 1, s[24:25]
FF08  global_load_ushort v5, v[54:55], off
FF10  s_waitcnt vmcnt(0)
FF14  v_lshlrev_b32_e32 v51, 16, v5
FF18  v_lshl_add_u64 v[54:55], v[52:53], 0, s[16:17]
FF20  s_and_b64 vcc, exec, s[4:5]
FF24  v_lshl_add_u64 v[56:57], v[54:55], 0, v[2:3]
FF2C  s_cbranch_vccnz 11
FF30  s_and_b64 vcc, exec, s[8:9]
FF34  v_lshrrev_b64 v[58:59], 1, v[56:57]
FF3C  s_cbranch_vccnz 8
FF40  s_waitcnt lgkmcnt(0)
FF44  v_lshl_add_u64 v[52:53], v[58:59], 3, s[24:25]
FF4C  global_load_dwordx2 v[52:53], v[52:53], off
FF54  s_cbranch_execz 2
FF58  s_branch 10
FF5C  s_branch 10
FF60  s_waitcnt vmcnt(0) lgkmcnt(0)
FF64  v_lshl_add_u64 v[52:53], v[58:59], 2, s[24:25]
FF6C  global_load_dword v5, v[52:53], off
FF74  s_waitcnt vmcnt(0)
FF78  v_lshlrev_b32_e32 v52, 16, v5
FF7C  v_and_b32_e32 v53, 0xffff0000, v5
FF84  s_cbranch_execnz 33
FF88  s_and_b64 vcc, exec, s[8:9]
FF8C  s_cbranch_vccnz 7
FF90  s_waitcnt vmcnt(0) lgkmcnt(0)
FF94  v_lshl_add_u64 v[52:53], v[56:57], 2, s[24:25]
FF9C  global_load_dword v52, v[52:53], off
FFA4  s_cbranch_execz 1
FFA8  s_branch 7
FFAC  s_waitcnt vmcnt(0) lgkmcnt(0)
FFB0  v_lshl_add_u64 v[52:53], v[56:57], 1, s[24:25]
FFB8  global_load_ushort v5, v[52:53], off
FFC0  s_waitcnt vmcnt(0)
FFC4  v_lshlrev_b32_e32 v52, 16, v5
FFC8  s_and_b64 vcc, exec, s[8:9]
FFCC  v_or_b32_e32 v56, v56, v12
FFD0  s_cbranch_vccnz 7
FFD4  s_waitcnt lgkmcnt(0)
FFD8  v_lshl_add_u64 v[58:59], v[56:57], 2, s[24:25]
FFE0  global_load_dword v53, v[58:59], off
FFE8  s_cbranch_execz 1
FFEC  s_branch 7
FFF0  s_waitcnt lgkmcnt(0)
FFF4  v_lshl_add_u64 v[56:57], v[56:57], 1, s[24:25]
FFFC  global_load_ushort v5, v[56:57], off
10004  s_waitcnt vmcnt(0)
10008  v_lshlrev_b32_e32 v53, 16, v5
1000C  v_lshl_add_u64 v[56:57], v[54:55], 0, s[16:17]
10014  s_and_b64 vcc, exec, s[4:5]
10018  v_lshl_add_u64 v[58:59], v[56:57], 0, v[2:3]
10020  s_cbranch_vccnz 11
10024  s_and_b64 vcc, exec, s[8:9]
10028  v_lshrrev_b64 v[60:61], 1, v[58:59]
10030  s_cbranch_vccnz 8
10034  s_waitcnt lgkmcnt(0)
10038  v_lshl_add_u64 v[54:55], v[60:61], 3, s[24:25]
10040  global_load_dwordx2 v[54:55], v[54:55], off
10048  s_cbranch_execz 2
1004C  s_branch 10
10050  s_branch 10
10054  s_waitcnt vmcnt(0) lgkmcnt(0)
10058  v_lshl_add_u64 v[54:55], v[60:61], 2, s[24:25]
10060  global_load_dword v5, v[54:55], off
10068  s_waitcnt vmcnt(0)
1006C  v_lshlrev_b32_e32 v54, 16, v5
10070  v_and_b32_e32 v55, 0xffff0000, v5
10078  s_cbranch_execnz 34
1007C  s_and_b64 vcc, exec, s[8:9]
10080  s_cbranch_vccnz 7
10084  s_waitcnt vmcnt(0) lgkmcnt(0)
10088  v_lshl_add_u64 v[54:55], v[58:59], 2, s[24:25]
10090  global_load_dword v54, v[54:55], off
10098  s_cbranch_execz 1
1009C  s_branch 7
100A0  s_waitcnt vmcnt(0) lgkmcnt(0)
100A4  v_lshl_add_u64 v[54:55], v[58:59], 1, s[24:25]
100AC  global_load_ushort v5, v[54:55], off
100B4  s_waitcnt vmcnt(0)
100B8  v_lshlrev_b32_e32 v54, 16, v5
100BC  s_and_b64 vcc, exec, s[8:9]
100C0  v_lshl_add_u64 v[58:59], v[58:59], 0, v[12:13]
100C8  s_cbranch_vccnz 7
100CC  s_waitcnt lgkmcnt(0)
100D0  v_lshl_add_u64 v[60:61], v[58:59], 2, s[24:25]
100D8  global_load_dword v55, v[60:61], off
100E0  s_cbranch_execz 1
100E4  s_branch 7
100E8  s_waitcnt lgkmcnt(0)
100EC  v_lshl_add_u64 v[58:59], v[58:59], 1, s[24:25]
100F4  global_load_ushort v5, v[58:59], off
100FC  s_waitcnt vmcnt(0)
10100  v_lshlrev_b32_e32 v55, 16, v5
10104  v_lshl_add_u64 v[58:59], v[56:57], 0, s[16:17]
1010C  s_and_b64 vcc, exec, s[4:5]
10110  v_lshl_add_u64 v[60:61], v[58:59], 0, v[2:3]
10118  s_cbranch_vccnz 11
1011C  s_and_b64 vcc, exec, s[8:9]
10120  v_lshrrev_b64 v[62:63], 1, v[60:61]
10128  s_cbranch_vccnz 8
1012C  s_waitcnt lgkmcnt(0)
10130  v_lshl_add_u64 v[56:57], v[62:63], 3, s[24:25]
10138  global_load_dwordx2 v[56:57], v[56:57], off
10140  s_cbranch_execz 2
10144  s_branch 10
10148  s_branch 10
1014C  s_waitcnt vmcnt(0) lgkmcnt(0)
10150  v_lshl_add_u64 v[56:57], v[62:63], 2, s[24:25]
10158  global_load_dword v5, v[56:57], off
10160  s_waitcnt vmcnt(0)
10164  v_lshlrev_b32_e32 v56, 16, v5
10168  v_and_b32_e32 v57, 0xffff0000, v5
10170  s_cbranch_execnz 33
10174  s_and_b64 vcc, exec, s[8:9]
10178  s_cbranch_vccnz 7
1017C  s_waitcnt vmcnt(0) lgkmcnt(0)
10180  v_lshl_add_u64 v[56:57], v[60:61], 2, s[24:25]
10188  global_load_dword v56, v[56:57], off
10190  s_cbranch_execz 1
10194  s_branch 7
10198  s_waitcnt vmcnt(0) lgkmcnt(0)
1019C  v_lshl_add_u64 v[56:57], v[60:61], 1, s[24:25]
101A4  global_load_ushort v5, v[56:57], off
101AC  s_waitcnt vmcnt(0)
101B0  v_lshlrev_b32_e32 v56, 16, v5
101B4  s_and_b64 vcc, exec, s[8:9]
101B8  v_or_b32_e32 v60, v60, v12
101BC  s_cbranch_vccnz 7
101C0  s_waitcnt lgkmcnt(0)
101C4  v_lshl_add_u64 v[62:63], v[60:61], 2, s[24:25]
101CC  global_load_dword v57, v[62:63], off
101D4  s_cbranch_execz 1
101D8  s_branch 7
101DC  s_waitcnt lgkmcnt(0)
101E0  v_lshl_add_u64 v[60:61], v[60:61], 1, s[24:25]
101E8  global_load_ushort v5, v[60:61], off
101F0  s_waitcnt vmcnt(0)
101F4  v_lshlrev_b32_e32 v57, 16, v5
101F8  v_lshl_add_u64 v[60:61], v[58:59], 0, s[16:17]
10200  s_and_b64 vcc, exec, s[4:5]
10204  v_lshl_add_u64 v[62:63], v[60:61], 0, v[2:3]
1020C  s_cbranch_vccnz 11
10210  s_and_b64 vcc, exec, s[8:9]
10214  v_lshrrev_b64 v[64:65], 1, v[62:63]
1021C  s_cbranch_vccnz 8
10220  s_waitcnt lgkmcnt(0)
10224  v_lshl_add_u64 v[58:59], v[64:65], 3, s[24:25]
1022C  global_load_dwordx2 v[58:59], v[58:59], off
10234  s_cbranch_execz 2
10238  s_branch 10
1023C  s_branch 10
10240  s_waitcnt vmcnt(0) lgkmcnt(0)
10244  v_lshl_add_u64 v[58:59], v[64:65], 2, s[24:25]
1024C  global_load_dword v5, v[58:59], off
10254  s_waitcnt vmcnt(0)
10258  v_lshlrev_b32_e32 v58, 16, v5
1025C  v_and_b32_e32 v59, 0xffff0000, v5
10264  s_cbranch_execnz 34
10268  s_and_b64 vcc, exec, s[8:9]
1026C  s_cbranch_vccnz 7
10270  s_waitcnt vmcnt(0) lgkmcnt(0)
10274  v_lshl_add_u64 v[58:59], v[62:63], 2, s[24:25]
1027C  global_load_dword v58, v[58:59], off
10284  s_cbranch_execz 1
10288  s_branch 7
1028C  s_waitcnt vmcnt(0) lgkmcnt(0)
10290  v_lshl_add_u64 v[58:59], v[62:63], 1, s[24:25]
10298  global_load_ushort v5, v[58:59], off
102A0  s_waitcnt vmcnt(0)
102A4  v_lshlrev_b32_e32 v58, 16, v5
102A8  s_and_b64 vcc, exec, s[8:9]
102AC  v_lshl_add_u64 v[62:63], v[62:63], 0, v[12:13]
102B4  s_cbranch_vccnz 7
102B8  s_waitcnt lgkmcnt(0)
102BC  v_lshl_add_u64 v[64:65], v[62:63], 2, s[24:25]
102C4  global_load_dword v59, v[64:65], off
102CC  s_cbranch_execz 1
102D0  s_branch 7
102D4  s_waitcnt lgkmcnt(0)
102D8  v_lshl_add_u64 v[62:63], v[62:63], 1, s[24:25]
102E0  global_load_ushort v5, v[62:63], off
102E8  s_waitcnt vmcnt(0)
102EC  v_lshlrev_b32_e32 v59, 16, v5
102F0  v_lshl_add_u64 v[62:63], v[60:61], 0, s[16:17]
102F8  s_and_b64 vcc, exec, s[4:5]
102FC  v_lshl_add_u64 v[64:65], v[62:63], 0, v[2:3]
10304  s_cbranch_vccnz 11
10308  s_and_b64 vcc, exec, s[8:9]
1030C  v_lshrrev_b64 v[66:67], 1, v[64:65]
10314  s_cbranch_vccnz 8
10318  s_waitcnt lgkmcnt(0)
1031C  v_lshl_add_u64 v[60:61], v[66:67], 3, s[24:25]
10324  global_load_dwordx2 v[60:61], v[60:61], off
1032C  s_cbranch_execz 2
10330  s_branch 10
10334  s_branch 10
10338  s_waitcnt vmcnt(0) lgkmcnt(0)
1033C  v_lshl_add_u64 v[60:61], v[66:67], 2, s[24:25]
10344  global_load_dword v5, v[60:61], off
1034C  s_waitcnt vmcnt(0)
10350  v_lshlrev_b32_e32 v60, 16, v5
10354  v_and_b32_e32 v61, 0xffff0000, v5
1035C  s_cbranch_execnz 33
10360  s_and_b64 vcc, exec, s[8:9]
10364  s_cbranch_vccnz 7
10368  s_waitcnt vmcnt(0) lgkmcnt(0)
1036C  v_lshl_add_u64 v[60:61], v[64:65], 2, s[24:25]
10374  global_load_dword v60, v[60:61], off
1037C  s_cbranch_execz 1
10380  s_branch 7
10384  s_waitcnt vmcnt(0) lgkmcnt(0)
10388  v_lshl_add_u64 v[60:61], v[64:65], 1, s[24:25]
10390  global_load_ushort v5, v[60:61], off
10398  s_waitcnt vmcnt(0)
1039C  v_lshlrev_b32_e32 v60, 16, v5
103A0  s_and_b64 vcc, exec, s[8:9]
103A4  v_or_b32_e32 v64, v64, v12
103A8  s_cbranch_vccnz 7
103AC  s_waitcnt lgkmcnt(0)
103B0  v_lshl_add_u64 v[66:67], v[64:65], 2, s[24:25]
103B8  global_load_dword v61, v[66:67], off
103C0  s_cbranch_execz 1
103C4  s_branch 7
103C8  s_waitcnt lgkmcnt(0)
103CC  v_lshl_add_u64 v[64:65], v[64:65], 1, s[24:25]
103D4  global_load_ushort v5, v[64:65], off
103DC  s_waitcnt vmcnt(0)
103E0  v_lshlrev_b32_e32 v61, 16, v5
103E4  v_lshl_add_u64 v[64:65], v[62:63], 0, s[16:17]
103EC  s_and_b64 vcc, exec, s[4:5]
103F0  v_lshl_add_u64 v[66:67], v[64:65], 0, v[2:3]
103F8  s_cbranch_vccnz 11
103FC  s_and_b64 vcc, exec, s[8:9]
10400  v_lshrrev_b64 v[68:69], 1, v[66:67]
10408  s_cbranch_vccnz 8
1040C  s_waitcnt lgkmcnt(0)
10410  v_lshl_add_u64 v[62:63], v[68:69], 3, s[24:25]
10418  global_load_dwordx2 v[62:63], v[62:63], off
10420  s_cbranch_execz 2
10424  s_branch 10
10428  s_branch 10
1042C  s_waitcnt vmcnt(0) lgkmcnt(0)
10430  v_lshl_add_u64 v[62:63], v[68:69], 2, s[24:25]
10438  global_load_dword v5, v[62:63], off
10440  s_waitcnt vmcnt(0)
10444  v_lshlrev_b32_e32 v62, 16, v5
10448  v_and_b32_e32 v63, 0xffff0000, v5
10450  s_cbranch_execnz 34
10454  s_and_b64 vcc, exec, s[8:9]
10458  s_cbranch_vccnz 7
1045C  s_waitcnt vmcnt(0) lgkmcnt(0)
10460  v_lshl_add_u64 v[62:63], v[66:67], 2, s[24:25]
10468  global_load_dword v62, v[62:63], off
10470  s_cbranch_execz 1
10474  s_branch 7
10478  s_waitcnt vmcnt(0) lgkmcnt(0)
1047C  v_lshl_add_u64 v[62:63], v[66:67], 1, s[24:25]
10484  global_load_ushort v5, v[62:63], off
1048C  s_waitcnt vmcnt(0)
10490  v_lshlrev_b32_e32 v62, 16, v5
10494  s_and_b64 vcc, exec, s[8:9]
10498  v_lshl_add_u64 v[66:67], v[66:67], 0, v[12:13]
104A0  s_cbranch_vccnz 7
104A4  s_waitcnt lgkmcnt(0)
104A8  v_lshl_add_u64 v[68:69], v[66:67], 2, s[24:25]
104B0  global_load_dword v63, v[68:69], off
104B8  s_cbranch_execz 1
104BC  s_branch 7
104C0  s_waitcnt lgkmcnt(0)
104C4  v_lshl_add_u64 v[66:67], v[66:67], 1, s[24:25]
104CC  global_load_ushort v5, v[66:67], off
104D4  s_waitcnt vmcnt(0)
104D8  v_lshlrev_b32_e32 v63, 16, v5
104DC  v_lshl_add_u64 v[66:67], v[64:65], 0, s[16:17]
104E4  s_and_b64 vcc, exec, s[4:5]
104E8  v_lshl_add_u64 v[68:69], v[66:67], 0, v[2:3]
104F0  s_cbranch_vccnz 11
104F4  s_and_b64 vcc, exec, s[8:9]
104F8  v_lshrrev_b64 v[70:71], 1, v[68:69]
10500  s_cbranch_vccnz 8
10504  s_waitcnt lgkmcnt(0)
10508  v_lshl_add_u64 v[64:65], v[70:71], 3, s[24:25]
10510  global_load_dwordx2 v[64:65], v[64:65], off
10518  s_cbranch_execz 2
1051C  s_branch 10
10520  s_branch 10
10524  s_waitcnt vmcnt(0) lgkmcnt(0)
10528  v_lshl_add_u64 v[64:65], v[70:71], 2, s[24:25]
10530  global_load_dword v5, v[64:65], off
10538  s_waitcnt vmcnt(0)
1053C  v_lshlrev_b32_e32 v64, 16, v5
10540  v_and_b32_e32 v65, 0xffff0000, v5
10548  s_cbranch_execnz 33
1054C  s_and_b64 vcc, exec, s[8:9]
10550  s_cbranch_vccnz 7
10554  s_waitcnt vmcnt(0) lgkmcnt(0)
10558  v_lshl_add_u64 v[64:65], v[68:69], 2, s[24:25]
10560  global_load_dword v64, v[64:65], off
10568  s_cbranch_execz 1
1056C  s_branch 7
10570  s_waitcnt vmcnt(0) lgkmcnt(0)
10574  v_lshl_add_u64 v[64:65], v[68:69], 1, s[24:25]
1057C  global_load_ushort v5, v[64:65], off
10584  s_waitcnt vmcnt(0)
10588  v_lshlrev_b32_e32 v64, 16, v5
1058C  s_and_b64 vcc, exec, s[8:9]
10590  v_or_b32_e32 v68, v68, v12
10594  s_cbranch_vccnz 7
10598  s_waitcnt lgkmcnt(0)
1059C  v_lshl_add_u64 v[70:71], v[68:69], 2, s[24:25]
105A4  global_load_dword v65, v[70:71], off
105AC  s_cbranch_execz 1
105B0  s_branch 7
105B4  s_waitcnt lgkmcnt(0)
105B8  v_lshl_add_u64 v[68:69], v[68:69], 1, s[24:25]
105C0  global_load_ushort v5, v[68:69], off
105C8  s_waitcnt vmcnt(0)
105CC  v_lshlrev_b32_e32 v65, 16, v5
105D0  v_lshl_add_u64 v[68:69], v[66:67], 0, s[16:17]
105D8  s_and_b64 vcc, exec, s[4:5]
105DC  v_lshl_add_u64 v[70:71], v[68:69], 0, v[2:3]
105E4  s_cbranch_vccnz 11
105E8  s_and_b64 vcc, exec, s[8:9]
105EC  v_lshrrev_b64 v[72:73], 1, v[70:71]
105F4  s_cbranch_vccnz 8
105F8  s_waitcnt lgkmcnt(0)
105FC  v_lshl_add_u64 v[66:67], v[72:73], 3, s[24:25]
10604  global_load_dwordx2 v[66:67], v[66:67], off
1060C  s_cbranch_execz 2
10610  s_branch 10
10614  s_branch 10
10618  s_waitcnt vmcnt(0) lgkmcnt(0)
1061C  v_lshl_add_u64 v[66:67], v[72:73], 2, s[24:25]
10624  global_load_dword v5, v[66:67], off
1062C  s_waitcnt vmcnt(0)
10630  v_lshlrev_b32_e32 v66, 16, v5
10634  v_and_b32_e32 v67, 0xffff0000, v5
1063C  s_cbranch_execnz 34
10640  s_and_b64 vcc, exec, s[8:9]
10644  s_cbranch_vccnz 7
10648  s_waitcnt vmcnt(0) lgkmcnt(0)
1064C  v_lshl_add_u64 v[66:67], v[70:71], 2, s[24:25]
10654  global_load_dword v66, v[66:67], off
1065C  s_cbranch_execz 1
10660  s_branch 7
10664  s_waitcnt vmcnt(0) lgkmcnt(0)
10668  v_lshl_add_u64 v[66:67], v[70:71], 1, s[24:25]
10670  global_load_ushort v5, v[66:67], off
10678  s_waitcnt vmcnt(0)
1067C  v_lshlrev_b32_e32 v66, 16, v5
10680  s_and_b64 vcc, exec, s[8:9]
10684  v_lshl_add_u64 v[70:71], v[70:71], 0, v[12:13]
1068C  s_cbranch_vccnz 7
10690  s_waitcnt lgkmcnt(0)
10694  v_lshl_add_u64 v[72:73], v[70:71], 2, s[24:25]
1069C  global_load_dword v67, v[72:73], off
106A4  s_cbranch_execz 1
106A8  s_branch 7
106AC  s_waitcnt lgkmcnt(0)
106B0  v_lshl_add_u64 v[70:71], v[70:71], 1, s[24:25]
106B8  global_load_ushort v5, v[70:71], off
106C0  s_waitcnt vmcnt(0)
106C4  v_lshlrev_b32_e32 v67, 16, v5
106C8  v_lshl_add_u64 v[70:71], v[68:69], 0, s[16:17]
106D0  s_and_b64 vcc, exec, s[4:5]
106D4  v_lshl_add_u64 v[72:73], v[70:71], 0, v[2:3]
106DC  s_cbranch_vccnz 11
106E0  s_and_b64 vcc, exec, s[8:9]
106E4  v_lshrrev_b64 v[74:75], 1, v[72:73]
106EC  s_cbranch_vccnz 8
106F0  s_waitcnt lgkmcnt(0)
106F4  v_lshl_add_u64 v[68:69], v[74:75], 3, s[24:25]
106FC  global_load_dwordx2 v[68:69], v[68:69], off
10704  s_cbranch_execz 2
10708  s_branch 10
1070C  s_branch 10
10710  s_waitcnt vmcnt(0) lgkmcnt(0)
10714  v_lshl_add_u64 v[68:69], v[74:75], 2, s[24:25]
1071C  global_load_dword v5, v[68:69], off
10724  s_waitcnt vmcnt(0)
10728  v_lshlrev_b32_e32 v68, 16, v5
1072C  v_and_b32_e32 v69, 0xffff0000, v5
10734  s_cbranch_execnz 33
10738  s_and_b64 vcc, exec, s[8:9]
1073C  s_cbranch_vccnz 7
10740  s_waitcnt vmcnt(0) lgkmcnt(0)
10744  v_lshl_add_u64 v[68:69], v[72:73], 2, s[24:25]
1074C  global_load_dword v68, v[68:69], off
10754  s_cbranch_execz 1
10758  s_branch 7
1075C  s_waitcnt vmcnt(0) lgkmcnt(0)
10760  v_lshl_add_u64 v[68:69], v[72:73], 1, s[24:25]
10768  global_load_ushort v5, v[68:69], off
10770  s_waitcnt vmcnt(0)
10774  v_lshlrev_b32_e32 v68, 16, v5
10778  s_and_b64 vcc, exec, s[8:9]
1077C  v_or_b32_e32 v72, v72, v12
10780  s_cbranch_vccnz 7
10784  s_waitcnt lgkmcnt(0)
10788  v_lshl_add_u64 v[74:75], v[72:73], 2, s[24:25]
10790  global_load_dword v69, v[74:75], off
10798  s_cbranch_execz 1
1079C  s_branch 7
107A0  s_waitcnt lgkmcnt(0)
107A4  v_lshl_add_u64 v[72:73], v[72:73], 1, s[24:25]
107AC  global_load_ushort v5, v[72:73], off
107B4  s_waitcnt vmcnt(0)
107B8  v_lshlrev_b32_e32 v69, 16, v5
107BC  v_lshl_add_u64 v[70:71], v[70:71], 0, s[16:17]
107C4  s_and_b64 vcc, exec, s[4:5]
107C8  v_lshl_add_u64 v[72:73], v[70:71], 0, v[2:3]
107D0  s_cbranch_vccnz 11
107D4  s_and_b64 vcc, exec, s[8:9]
107D8  v_lshrrev_b64 v[74:75], 1, v[72:73]
107E0  s_cbranch_vccnz 8
107E4  s_waitcnt lgkmcnt(0)
107E8  v_lshl_add_u64 v[70:71], v[74:75], 3, s[24:25]
107F0  global_load_dwordx2 v[70:71], v[70:71], off
107F8  s_cbranch_execz 2
107FC  s_branch 10
10800  s_branch 10
10804  s_waitcnt vmcnt(0) lgkmcnt(0)
10808  v_lshl_add_u64 v[70:71], v[74:75], 2, s[24:25]
10810  global_load_dword v3, v[70:71], off
10818  s_waitcnt vmcnt(0)
1081C  v_lshlrev_b32_e32 v70, 16, v3
10820  v_and_b32_e32 v71, 0xffff0000, v3
10828  s_cbranch_execnz 34
1082C  s_and_b64 vcc, exec, s[8:9]
10830  s_cbranch_vccnz 7
10834  s_waitcnt vmcnt(0) lgkmcnt(0)
10838  v_lshl_add_u64 v[70:71], v[72:73], 2, s[24:25]
10840  global_load_dword v70, v[70:71], off
10848  s_cbranch_execz 1
1084C  s_branch 7
10850  s_waitcnt vmcnt(0) lgkmcnt(0)
10854  v_lshl_add_u64 v[70:71], v[72:73], 1, s[24:25]
1085C  global_load_ushort v3, v[70:71], off
10864  s_waitcnt vmcnt(0)
10868  v_lshlrev_b32_e32 v70, 16, v3
1086C  s_and_b64 vcc, exec, s[8:9]
10870  v_lshl_add_u64 v[12:13], v[72:73], 0, v[12:13]
10878  s_cbranch_vccnz 7
1087C  s_waitcnt lgkmcnt(0)
10880  v_lshl_add_u64 v[72:73], v[12:13], 2, s[24:25]
10888  global_load_dword v71, v[72:73], off
10890  s_cbranch_execz 1
10894  s_branch 7
10898  s_waitcnt lgkmcnt(0)
1089C  v_lshl_add_u64 v[12:13], v[12:13], 1, s[24:25]
108A4  global_load_ushort v3, v[12:13], off
108AC  s_waitcnt vmcnt(0)
108B0  v_lshlrev_b32_e32 v71, 16, v3
108B4  s_waitcnt lgkmcnt(0)
108B8  s_cmp_eq_u32 s30, 0
108BC  s_cbranch_scc1 159
108C0  s_lshl_b32 s4, s30, 31
108C4  s_waitcnt vmcnt(0)
108C8  v_xor_b32_e32 v6, s4, v6
108CC  v_xor_b32_e32 v7, s4, v7
108D0  s_lshl_b32 s4, s30, 30
108D4  v_bfrev_b32_e32 v3, 1
108D8  v_bitop3_b32 v8, v8, s4, v3 bitop3:0x78
108E0  v_bitop3_b32 v9, v9, s4, v3 bitop3:0x78
108E8  s_lshl_b32 s4, s30, 29
108EC  v_bitop3_b32 v10, v10, s4, v3 bitop3:0x78
108F4  v_bitop3_b32 v11, v11, s4, v3 bitop3:0x78
108FC  s_lshl_b32 s4, s30, 28
10900  v_bitop3_b32 v14, v14, s4, v3 bitop3:0x78
10908  v_bitop3_b32 v15, v15, s4, v3 bitop3:0x78
10910  s_lshl_b32 s4, s30, 27
10914  v_bitop3_b32 v16, v16, s4, v3 bitop3:0x78
1091C  v_bitop3_b32 v17, v17, s4, v3 bitop3:0x78
10924  s_lshl_b32 s4, s30, 26
10928  v_bitop3_b32 v18, v18, s4, v3 bitop3:0x78
10930  v_bitop3_b32 v19, v19, s4, v3 bitop3:0x78
10938  s_lshl_b32 s4, s30, 25
1093C  v_bitop3_b32 v20, v20, s4, v3 bitop3:0x78
10944  v_bitop3_b32 v21, v21, s4, v3 bitop3:0x78
1094C  s_lshl_b32 s4, s30, 24
10950  v_bitop3_b32 v22, v22, s4, v3 bitop3:0x78
10958  v_bitop3_b32 v23, v23, s4, v3 bitop3:0x78
10960  s_lshl_b32 s4, s30, 23
10964  v_bitop3_b32 v24, v24, s4, v3 bitop3:0x78
1096C  v_bitop3_b32 v25, v25, s4, v3 bitop3:0x78
10974  s_lshl_b32 s4, s30, 22
10978  v_bitop3_b32 v26, v26, s4, v3 bitop3:0x78
10980  v_bitop3_b32 v27, v27, s4, v3 bitop3:0x78
10988  s_lshl_b32 s4, s30, 21
1098C  v_bitop3_b32 v28, v28, s4, v3 bitop3:0x78
10994  v_bitop3_b32 v29, v29, s4, v3 bitop3:0x78
1099C  s_lshl_b32 s4, s30, 20
109A0  v_bitop3_b32 v30, v30, s4, v3 bitop3:0x78
109A8  v_bitop3_b32 v31, v31, s4, v3 bitop3:0x78
109B0  s_lshl_b32 s4, s30, 19
109B4  v_bitop3_b32 v32, v32, s4, v3 bitop3:0x78
109BC  v_bitop3_b32 v33, v33, s4, v3 bitop3:0x78
109C4  s_lshl_b32 s4, s30, 18
109C8  v_bitop3_b32 v34, v34, s4, v3 bitop3:0x78
109D0  v_bitop3_b32 v35, v35, s4, v3 bitop3:0x78
109D8  s_lshl_b32 s4, s30, 17
109DC  v_bitop3_b32 v36, v36, s4, v3 bitop3:0x78
109E4  v_bitop3_b32 v37, v37, s4, v3 bitop3:0x78
109EC  s_lshl_b32 s4, s30, 16
109F0  v_bitop3_b32 v38, v38, s4, v3 bitop3:0x78
109F8  v_bitop3_b32 v39, v39, s4, v3 bitop3:0x78
10A00  s_lshl_b32 s4, s30, 15
10A04  v_bitop3_b32 v40, v40, s4, v3 bitop3:0x78
10A0C  v_bitop3_b32 v41, v41, s4, v3 bitop3:0x78
10A14  s_lshl_b32 s4, s30, 14
10A18  v_bitop3_b32 v42, v42, s4, v3 bitop3:0x78
10A20  v_bitop3_b32 v43, v43, s4, v3 bitop3:0x78
10A28  s_lshl_b32 s4, s30, 13
10A2C  v_bitop3_b32 v44, v44, s4, v3 bitop3:0x78
10A34  v_bitop3_b32 v45, v45, s4, v3 bitop3:0x78
10A3C  s_lshl_b32 s4, s30, 12
10A40  v_bitop3_b32 v46, v46, s4, v3 bitop3:0x78
10A48  v_bitop3_b32 v47, v47, s4, v3 bitop3:0x78
10A50  s_lshl_b32 s4, s30, 11
10A54  v_bitop3_b32 v48, v48, s4, v3 bitop3:0x78
10A5C  v_bitop3_b32 v49, v49, s4, v3 bitop3:0x78
10A64  s_lshl_b32 s4, s30, 10
10A68  v_bitop3_b32 v50, v50, s4, v3 bitop3:0x78
10A70  v_bitop3_b32 v51, v51, s4, v3 bitop3:0x78
10A78  s_lshl_b32 s4, s30, 9
10A7C  v_bitop3_b32 v52, v52, s4, v3 bitop3:0x78
10A84  v_bitop3_b32 v53, v53, s4, v3 bitop3:0x78
10A8C  s_lshl_b32 s4, s30, 8
10A90  v_bitop3_b32 v54, v54, s4, v3 bitop3:0x78
10A98  v_bitop3_b32 v55, v55, s4, v3 bitop3:0x78
10AA0  s_lshl_b32 s4, s30, 7
10AA4  v_bitop3_b32 v56, v56, s4, v3 bitop3:0x78
10AAC  v_bitop3_b32 v57, v57, s4, v3 bitop3:0x78
10AB4  s_lshl_b32 s4, s30, 6
10AB8  v_bitop3_b32 v58, v58, s4, v3 bitop3:0x78
10AC0  v_bitop3_b32 v59, v59, s4, v3 bitop3:0x78
10AC8  s_lshl_b32 s4, s30, 5
10ACC  v_bitop3_b32 v60, v60, s4, v3 bitop3:0x78
10AD4  v_bitop3_b32 v61, v61, s4, v3 bitop3:0x78
10ADC  s_lshl_b32 s4, s30, 4
10AE0  v_bitop3_b32 v62, v62, s4, v3 bitop3:0x78
10AE8  v_bitop3_b32 v63, v63, s4, v3 bitop3:0x78
10AF0  s_lshl_b32 s4, s30, 3
10AF4  v_bitop3_b32 v64, v64, s4, v3 bitop3:0x78
10AFC  v_bitop3_b32 v65, v65, s4, v3 bitop3:0x78
10B04  s_lshl_b32 s4, s30, 2
10B08  v_bitop3_b32 v66, v66, s4, v3 bitop3:0x78
10B10  v_bitop3_b32 v67, v67, s4, v3 bitop3:0x78
10B18  s_lshl_b32 s4, s30, 1
10B1C  v_bitop3_b32 v68, v68, s4, v3 bitop3:0x78
10B24  v_bitop3_b32 v69, v69, s4, v3 bitop3:0x78
10B2C  v_bitop3_b32 v70, v70, s30, v3 bitop3:0x78
10B34  v_bitop3_b32 v71, v71, s30, v3 bitop3:0x78
10B3C  s_waitcnt vmcnt(0)
10B40  v_pk_add_f32 v[12:13], v[6:7], v[8:9]
10B48  v_pk_add_f32 v[6:7], v[6:7], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
10B50  v_pk_add_f32 v[8:9], v[10:11], v[14:15]
10B58  v_pk_add_f32 v[10:11], v[10:11], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
10B60  v_pk_add_f32 v[14:15], v[16:17], v[18:19]
10B68  v_pk_add_f32 v[16:17], v[16:17], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
10B70  v_pk_add_f32 v[18:19], v[20:21], v[22:23]
10B78  v_pk_add_f32 v[20:21], v[20:21], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
10B80  v_pk_add_f32 v[22:23], v[24:25], v[26:27]
10B88  v_pk_add_f32 v[24:25], v[24:25], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
10B90  v_pk_add_f32 v[26:27], v[28:29], v[30:31]
10B98  v_pk_add_f32 v[28:29], v[28:29], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
10BA0  v_pk_add_f32 v[30:31], v[32:33], v[34:35]
10BA8  v_pk_add_f32 v[32:33], v[32:33], v[34:35] neg_lo:[0,1] neg_hi:[0,1]
10BB0  v_pk_add_f32 v[34:35], v[36:37], v[38:39]
10BB8  v_pk_add_f32 v[36:37], v[36:37], v[38:39] neg_lo:[0,1] neg_hi:[0,1]
10BC0  v_pk_add_f32 v[38:39], v[40:41], v[42:43]
10BC8  v_pk_add_f32 v[40:41], v[40:41], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
10BD0  v_pk_add_f32 v[42:43], v[44:45], v[46:47]
10BD8  v_pk_add_f32 v[44:45], v[44:45], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
10BE0  v_pk_add_f32 v[46:47], v[48:49], v[50:51]
10BE8  v_pk_add_f32 v[48:49], v[48:49], v[50:51] neg_lo:[0,1] neg_hi:[0,1]
10BF0  v_pk_add_f32 v[50:51], v[52:53], v[54:55]
10BF8  v_pk_add_f32 v[52:53], v[52:53], v[54:55] neg_lo:[0,1] neg_hi:[0,1]
10C00  v_pk_add_f32 v[54:55], v[56:57], v[58:59]
10C08  v_pk_add_f32 v[56:57], v[56:57], v[58:59] neg_lo:[0,1] neg_hi:[0,1]
10C10  v_pk_add_f32 v[58:59], v[60:61], v[62:63]
10C18  v_pk_add_f32 v[60:61], v[60:61], v[62:63] neg_lo:[0,1] neg_hi:[0,1]
10C20  v_pk_add_f32 v[62:63], v[64:65], v[66:67]
10C28  v_pk_add_f32 v[64:65], v[64:65], v[66:67] neg_lo:[0,1] neg_hi:[0,1]
10C30  v_pk_add_f32 v[66:67], v[68:69], v[70:71]
10C38  v_pk_add_f32 v[68:69], v[68:69], v[70:71] neg_lo:[0,1] neg_hi:[0,1]
10C40  v_pk_add_f32 v[70:71], v[12:13], v[8:9]
10C48  v_pk_add_f32 v[8:9], v[12:13], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
10C50  v_pk_add_f32 v[12:13], v[6:7], v[10:11]
10C58  v_pk_add_f32 v[6:7], v[6:7], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
10C60  v_pk_add_f32 v[10:11], v[14:15], v[18:19]
10C68  v_pk_add_f32 v[14:15], v[14:15], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
10C70  v_pk_add_f32 v[18:19], v[16:17], v[20:21]
10C78  v_pk_add_f32 v[16:17], v[16:17], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
10C80  v_pk_add_f32 v[20:21], v[22:23], v[26:27]
10C88  v_pk_add_f32 v[22:23], v[22:23], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
10C90  v_pk_add_f32 v[26:27], v[24:25], v[28:29]
10C98  v_pk_add_f32 v[24:25], v[24:25], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
10CA0  v_pk_add_f32 v[28:29], v[30:31], v[34:35]
10CA8  v_pk_add_f32 v[30:31], v[30:31], v[34:35] neg_lo:[0,1] neg_hi:[0,1]
10CB0  v_pk_add_f32 v[34:35], v[32:33], v[36:37]
10CB8  v_pk_add_f32 v[32:33], v[32:33], v[36:37] neg_lo:[0,1] neg_hi:[0,1]
10CC0  v_pk_add_f32 v[36:37], v[38:39], v[42:43]
10CC8  v_pk_add_f32 v[38:39], v[38:39], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
10CD0  v_pk_add_f32 v[42:43], v[40:41], v[44:45]
10CD8  v_pk_add_f32 v[40:41], v[40:41], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
10CE0  v_pk_add_f32 v[44:45], v[46:47], v[50:51]
10CE8  v_pk_add_f32 v[46:47], v[46:47], v[50:51] neg_lo:[0,1] neg_hi:[0,1]
10CF0  v_pk_add_f32 v[50:51], v[48:49], v[52:53]
10CF8  v_pk_add_f32 v[48:49], v[48:49], v[52:53] neg_lo:[0,1] neg_hi:[0,1]
10D00  v_pk_add_f32 v[52:53], v[54:55], v[58:59]
10D08  v_pk_add_f32 v[54:55], v[54:55], v[58:59] neg_lo:[0,1] neg_hi:[0,1]
10D10  v_pk_add_f32 v[58:59], v[56:57], v[60:61]
10D18  v_pk_add_f32 v[56:57], v[56:57], v[60:61] neg_lo:[0,1] neg_hi:[0,1]
10D20  v_pk_add_f32 v[60:61], v[62:63], v[66:67]
10D28  v_pk_add_f32 v[62:63], v[62:63], v[66:67] neg_lo:[0,1] neg_hi:[0,1]
10D30  v_pk_add_f32 v[66:67], v[64:65], v[68:69]
10D38  v_pk_add_f32 v[64:65], v[64:65], v[68:69] neg_lo:[0,1] neg_hi:[0,1]
10D40  v_pk_add_f32 v[68:69], v[70:71], v[10:11]
10D48  v_pk_add_f32 v[10:11], v[70:71], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
10D50  v_pk_add_f32 v[70:71], v[12:13], v[18:19]
10D58  v_pk_add_f32 v[12:13], v[12:13], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
10D60  v_pk_add_f32 v[18:19], v[8:9], v[14:15]
10D68  v_pk_add_f32 v[8:9], v[8:9], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
10D70  v_pk_add_f32 v[14:15], v[6:7], v[16:17]
10D78  v_pk_add_f32 v[6:7], v[6:7], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
10D80  v_pk_add_f32 v[16:17], v[20:21], v[28:29]
10D88  v_pk_add_f32 v[20:21], v[20:21], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
10D90  v_pk_add_f32 v[28:29], v[26:27], v[34:35]
10D98  v_pk_add_f32 v[26:27], v[26:27], v[34:35] neg_lo:[0,1] neg_hi:[0,1]
10DA0  v_pk_add_f32 v[34:35], v[22:23], v[30:31]
10DA8  v_pk_add_f32 v[22:23], v[22:23], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
10DB0  v_pk_add_f32 v[30:31], v[24:25], v[32:33]
10DB8  v_pk_add_f32 v[24:25], v[24:25], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
10DC0  v_pk_add_f32 v[32:33], v[36:37], v[44:45]
10DC8  v_pk_add_f32 v[36:37], v[36:37], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
10DD0  v_pk_add_f32 v[44:45], v[42:43], v[50:51]
10DD8  v_pk_add_f32 v[42:43], v[42:43], v[50:51] neg_lo:[0,1] neg_hi:[0,1]
10DE0  v_pk_add_f32 v[50:51], v[38:39], v[46:47]
10DE8  v_pk_add_f32 v[38:39], v[38:39], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
10DF0  v_pk_add_f32 v[46:47], v[40:41], v[48:49]
10DF8  v_pk_add_f32 v[40:41], v[40:41], v[48:49] neg_lo:[0,1] neg_hi:[0,1]
10E00  v_pk_add_f32 v[48:49], v[52:53], v[60:61]
10E08  v_pk_add_f32 v[52:53], v[52:53], v[60:61] neg_lo:[0,1] neg_hi:[0,1]
10E10  v_pk_add_f32 v[60:61], v[58:59], v[66:67]
10E18  v_pk_add_f32 v[58:59], v[58:59], v[66:67] neg_lo:[0,1] neg_hi:[0,1]
10E20  v_pk_add_f32 v[66:67], v[54:55], v[62:63]
10E28  v_pk_add_f32 v[54:55], v[54:55], v[62:63] neg_lo:[0,1] neg_hi:[0,1]
10E30  v_pk_add_f32 v[62:63], v[56:57], v[64:65]
10E38  v_pk_add_f32 v[56:57], v[56:57], v[64:65] neg_lo:[0,1] neg_hi:[0,1]
10E40  v_pk_add_f32 v[64:65], v[68:69], v[16:17]
10E48  v_pk_add_f32 v[16:17], v[68:69], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
10E50  v_pk_add_f32 v[68:69], v[70:71], v[28:29]
10E58  s_mov_b32 s4, 0x3e800000
10E60  v_pk_add_f32 v[28:29], v[70:71], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
10E68  v_pk_add_f32 v[70:71], v[18:19], v[34:35]
10E70  v_pk_add_f32 v[18:19], v[18:19], v[34:35] neg_lo:[0,1] neg_hi:[0,1]
10E78  v_pk_add_f32 v[34:35], v[14:15], v[30:31]
10E80  v_pk_add_f32 v[82:83], v[46:47], v[62:63]
10E88  v_pk_add_f32 v[84:85], v[46:47], v[62:63] neg_lo:[0,1] neg_hi:[0,1]
10E90  v_pk_add_f32 v[92:93], v[38:39], v[54:55]
10E98  v_pk_add_f32 v[94:95], v[38:39], v[54:55] neg_lo:[0,1] neg_hi:[0,1]
10EA0  v_pk_mul_f32 v[62:63], v[64:65], s[4:5] op_sel_hi:[1,0]
10EA8  v_pk_mul_f32 v[54:55], v[68:69], s[4:5] op_sel_hi:[1,0]
10EB0  v_pk_add_f32 v[14:15], v[14:15], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
10EB8  v_pk_add_f32 v[30:31], v[10:11], v[20:21]
10EC0  v_pk_add_f32 v[10:11], v[10:11], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
10EC8  v_pk_add_f32 v[20:21], v[12:13], v[26:27]
10ED0  v_pk_add_f32 v[96:97], v[40:41], v[56:57]
10ED8  v_pk_add_f32 v[98:99], v[40:41], v[56:57] neg_lo:[0,1] neg_hi:[0,1]
10EE0  v_pk_mul_f32 v[64:65], v[70:71], s[4:5] op_sel_hi:[1,0]
10EE8  v_pk_mul_f32 v[56:57], v[34:35], s[4:5] op_sel_hi:[1,0]
10EF0  v_and_b32_e32 v106, 0x7fffffff, v62
10EF8  v_and_b32_e32 v105, 0x7fffffff, v54
10F00  v_pk_add_f32 v[12:13], v[12:13], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
10F08  v_pk_add_f32 v[26:27], v[8:9], v[22:23]
10F10  v_pk_add_f32 v[8:9], v[8:9], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
10F18  v_pk_add_f32 v[22:23], v[6:7], v[24:25]
10F20  v_pk_add_f32 v[78:79], v[50:51], v[66:67]
10F28  v_pk_add_f32 v[80:81], v[50:51], v[66:67] neg_lo:[0,1] neg_hi:[0,1]
10F30  v_pk_add_f32 v[86:87], v[36:37], v[52:53]
10F38  v_pk_add_f32 v[88:89], v[36:37], v[52:53] neg_lo:[0,1] neg_hi:[0,1]
10F40  v_pk_add_f32 v[36:37], v[42:43], v[58:59]
10F48  v_pk_add_f32 v[90:91], v[42:43], v[58:59] neg_lo:[0,1] neg_hi:[0,1]
10F50  v_pk_mul_f32 v[66:67], v[30:31], s[4:5] op_sel_hi:[1,0]
10F58  v_pk_mul_f32 v[58:59], v[20:21], s[4:5] op_sel_hi:[1,0]
10F60  v_max_u32_e32 v3, v105, v106
10F64  v_and_b32_e32 v104, 0x7fffffff, v64
10F6C  v_and_b32_e32 v102, 0x7fffffff, v56
10F74  v_pk_add_f32 v[6:7], v[6:7], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
10F7C  v_pk_add_f32 v[24:25], v[32:33], v[48:49]
10F84  v_pk_add_f32 v[72:73], v[32:33], v[48:49] neg_lo:[0,1] neg_hi:[0,1]
10F8C  v_pk_add_f32 v[32:33], v[44:45], v[60:61]
10F94  v_pk_add_f32 v[74:75], v[44:45], v[60:61] neg_lo:[0,1] neg_hi:[0,1]
10F9C  v_pk_mul_f32 v[68:69], v[26:27], s[4:5] op_sel_hi:[1,0]
10FA4  v_pk_mul_f32 v[60:61], v[22:23], s[4:5] op_sel_hi:[1,0]
10FAC  v_max3_u32 v3, v102, v104, v3
10FB4  v_and_b32_e32 v101, 0x7fffffff, v66
10FBC  v_and_b32_e32 v100, 0x7fffffff, v58
10FC4  v_pk_mul_f32 v[46:47], v[16:17], s[4:5] op_sel_hi:[1,0]
10FCC  v_pk_mul_f32 v[38:39], v[28:29], s[4:5] op_sel_hi:[1,0]
10FD4  v_pk_mul_f32 v[42:43], v[12:13], s[4:5] op_sel_hi:[1,0]
10FDC  v_pk_mul_f32 v[12:13], v[98:99], s[4:5] op_sel_hi:[1,0]
10FE4  v_max3_u32 v3, v100, v101, v3
10FEC  v_and_b32_e32 v99, 0x7fffffff, v68
10FF4  v_and_b32_e32 v98, 0x7fffffff, v60
10FFC  v_pk_mul_f32 v[48:49], v[18:19], s[4:5] op_sel_hi:[1,0]
11004  v_pk_mul_f32 v[40:41], v[14:15], s[4:5] op_sel_hi:[1,0]
1100C  v_pk_mul_f32 v[28:29], v[96:97], s[4:5] op_sel_hi:[1,0]
11014  v_max3_u32 v3, v98, v99, v3
1101C  v_and_b32_e32 v97, 0x7fffffff, v46
11024  v_and_b32_e32 v96, 0x7fffffff, v38
1102C  v_pk_mul_f32 v[50:51], v[10:11], s[4:5] op_sel_hi:[1,0]
11034  v_pk_mul_f32 v[20:21], v[94:95], s[4:5] op_sel_hi:[1,0]
1103C  v_max3_u32 v3, v96, v97, v3
11044  v_and_b32_e32 v95, 0x7fffffff, v48
1104C  v_and_b32_e32 v94, 0x7fffffff, v40
11054  v_pk_mul_f32 v[52:53], v[8:9], s[4:5] op_sel_hi:[1,0]
1105C  v_pk_mul_f32 v[44:45], v[6:7], s[4:5] op_sel_hi:[1,0]
11064  v_pk_mul_f32 v[26:27], v[36:37], s[4:5] op_sel_hi:[1,0]
1106C  v_pk_mul_f32 v[36:37], v[92:93], s[4:5] op_sel_hi:[1,0]
11074  v_max3_u32 v3, v94, v95, v3
1107C  v_and_b32_e32 v93, 0x7fffffff, v50
11084  v_and_b32_e32 v92, 0x7fffffff, v42
1108C  v_pk_mul_f32 v[30:31], v[24:25], s[4:5] op_sel_hi:[1,0]
11094  v_pk_mul_f32 v[22:23], v[32:33], s[4:5] op_sel_hi:[1,0]
1109C  v_pk_mul_f32 v[10:11], v[90:91], s[4:5] op_sel_hi:[1,0]
110A4  v_max3_u32 v3, v92, v93, v3
110AC  v_and_b32_e32 v91, 0x7fffffff, v52
110B4  v_and_b32_e32 v90, 0x7fffffff, v44
110BC  v_pk_mul_f32 v[32:33], v[78:79], s[4:5] op_sel_hi:[1,0]
110C4  v_pk_mul_f32 v[24:25], v[82:83], s[4:5] op_sel_hi:[1,0]
110CC  v_pk_mul_f32 v[18:19], v[88:89], s[4:5] op_sel_hi:[1,0]
110D4  v_max3_u32 v3, v90, v91, v3
110DC  v_and_b32_e32 v89, 0x7fffffff, v30
110E4  v_and_b32_e32 v88, 0x7fffffff, v22
110EC  v_pk_mul_f32 v[34:35], v[86:87], s[4:5] op_sel_hi:[1,0]
110F4  v_max3_u32 v3, v88, v89, v3
110FC  v_and_b32_e32 v87, 0x7fffffff, v32
11104  v_and_b32_e32 v86, 0x7fffffff, v24
1110C  v_pk_mul_f32 v[8:9], v[84:85], s[4:5] op_sel_hi:[1,0]
11114  v_max3_u32 v3, v86, v87, v3
1111C  v_and_b32_e32 v85, 0x7fffffff, v34
11124  v_and_b32_e32 v84, 0x7fffffff, v26
1112C  v_pk_mul_f32 v[14:15], v[72:73], s[4:5] op_sel_hi:[1,0]
11134  v_pk_mul_f32 v[6:7], v[74:75], s[4:5] op_sel_hi:[1,0]
1113C  v_max3_u32 v3, v84, v85, v3
11144  v_and_b32_e32 v83, 0x7fffffff, v36
1114C  v_and_b32_e32 v82, 0x7fffffff, v28
11154  v_pk_mul_f32 v[16:17], v[80:81], s[4:5] op_sel_hi:[1,0]
1115C  v_max3_u32 v3, v82, v83, v3
11164  v_and_b32_e32 v81, 0x7fffffff, v14
1116C  v_and_b32_e32 v80, 0x7fffffff, v6
11174  v_max3_u32 v3, v80, v81, v3
1117C  v_and_b32_e32 v79, 0x7fffffff, v16
11184  v_and_b32_e32 v78, 0x7fffffff, v8
1118C  v_max3_u32 v3, v78, v79, v3
11194  v_and_b32_e32 v75, 0x7fffffff, v18
1119C  v_and_b32_e32 v72, 0x7fffffff, v10
111A4  v_max3_u32 v3, v72, v75, v3
111AC  v_and_b32_e32 v71, 0x7fffffff, v20
111B4  v_and_b32_e32 v70, 0x7fffffff, v12
111BC  v_max3_u32 v103, v70, v71, v3
111C4  s_mov_b32 s4, 0x7f7fffff
111CC  v_cmp_lt_u32_e32 vcc, s4, v103
111D0  v_mov_b32_e32 v3, 0
111D4  v_mov_b32_e32 v5, 0
111D8  v_mov_b32_e32 v73, 0
111DC  v_mov_b32_e32 v74, 0
111E0  s_and_saveexec_b64 s[4:5], vcc
111E4  s_cbranch_execz 585
111E8  v_sub_u32_e32 v73, 0x7f800000, v106
111F0  v_sub_u32_e32 v3, 0x7f7fffff, v106
111F8  v_lshrrev_b32_e32 v73, 31, v73
111FC  v_add_u32_e32 v74, -1, v73
11200  v_lshrrev_b32_e32 v5, 31, v3
11204  v_and_b32_e32 v103, 0x80000000, v74
1120C  v_add_u32_e32 v5, -1, v5
11210  v_bitop3_b32 v62, v103, v62, v5 bitop3:0xc8
11218  v_and_b32_e32 v5, v74, v106
1121C  v_sub_u32_e32 v106, 0x7f800000, v105
11224  v_sub_u32_e32 v74, 0x7f7fffff, v105
1122C  v_ashrrev_i32_e32 v3, 31, v3
11230  v_lshrrev_b32_e32 v106, 31, v106
11234  v_and_b32_e32 v3, 7, v3
11238  v_lshrrev_b32_e32 v103, 31, v74
1123C  v_add_u32_e32 v107, -1, v106
11240  v_ashrrev_i32_e32 v74, 31, v74
11244  s_movk_i32 s8, 0x70
11248  v_and_or_b32 v3, v74, s8, v3
11250  v_and_b32_e32 v74, v107, v105
11254  v_sub_u32_e32 v105, 0x7f800000, v104
1125C  v_max_u32_e32 v5, v74, v5
11260  v_sub_u32_e32 v74, 0x7f7fffff, v104
11268  v_and_b32_e32 v108, 0x80000000, v107
11270  v_add_u32_e32 v103, -1, v103
11274  v_lshrrev_b32_e32 v105, 31, v105
11278  v_bitop3_b32 v54, v108, v54, v103 bitop3:0xc8
11280  v_add_u32_e32 v73, v106, v73
11284  v_lshrrev_b32_e32 v103, 31, v74
11288  v_add_u32_e32 v106, -1, v105
1128C  v_ashrrev_i32_e32 v74, 31, v74
11290  s_movk_i32 s9, 0x700
11294  v_and_b32_e32 v107, 0x80000000, v106
1129C  v_add_u32_e32 v103, -1, v103
112A0  v_and_or_b32 v3, v74, s9, v3
112A8  v_and_b32_e32 v74, v106, v104
112AC  v_sub_u32_e32 v106, 0x7f800000, v102
112B4  v_bitop3_b32 v64, v107, v64, v103 bitop3:0xc8
112BC  v_sub_u32_e32 v103, 0x7f7fffff, v102
112C4  s_movk_i32 s16, 0x7000
112C8  v_lshrrev_b32_e32 v106, 31, v106
112CC  v_lshrrev_b32_e32 v104, 31, v103
112D0  v_add_u32_e32 v107, -1, v106
112D4  v_ashrrev_i32_e32 v103, 31, v103
112D8  v_and_or_b32 v3, v103, s16, v3
112E0  v_and_b32_e32 v102, v107, v102
112E4  v_sub_u32_e32 v103, 0x7f800000, v101
112EC  v_max3_u32 v5, v102, v74, v5
112F4  v_sub_u32_e32 v74, 0x7f7fffff, v101
112FC  v_and_b32_e32 v108, 0x80000000, v107
11304  v_add_u32_e32 v104, -1, v104
11308  v_lshrrev_b32_e32 v103, 31, v103
1130C  v_bitop3_b32 v56, v108, v56, v104 bitop3:0xc8
11314  v_lshrrev_b32_e32 v102, 31, v74
11318  v_add_u32_e32 v104, -1, v103
1131C  v_ashrrev_i32_e32 v74, 31, v74
11320  s_mov_b32 s17, 0x70000
11328  v_add3_u32 v73, v105, v73, v106
11330  v_and_b32_e32 v105, 0x80000000, v104
11338  v_and_or_b32 v3, v74, s17, v3
11340  v_and_b32_e32 v74, v104, v101
11344  v_sub_u32_e32 v104, 0x7f800000, v100
1134C  v_sub_u32_e32 v101, 0x7f7fffff, v100
11354  v_add_u32_e32 v102, -1, v102
11358  v_lshrrev_b32_e32 v104, 31, v104
1135C  v_bitop3_b32 v66, v105, v66, v102 bitop3:0xc8
11364  v_lshrrev_b32_e32 v102, 31, v101
11368  v_add_u32_e32 v105, -1, v104
1136C  v_ashrrev_i32_e32 v101, 31, v101
11370  s_mov_b32 s23, 0x700000
11378  v_and_or_b32 v3, v101, s23, v3
11380  v_and_b32_e32 v100, v105, v100
11384  v_sub_u32_e32 v101, 0x7f800000, v99
1138C  v_max3_u32 v5, v100, v74, v5
11394  v_sub_u32_e32 v74, 0x7f7fffff, v99
1139C  v_and_b32_e32 v106, 0x80000000, v105
113A4  v_add_u32_e32 v102, -1, v102
113A8  v_lshrrev_b32_e32 v101, 31, v101
113AC  v_bitop3_b32 v58, v106, v58, v102 bitop3:0xc8
113B4  v_lshrrev_b32_e32 v100, 31, v74
113B8  v_add_u32_e32 v102, -1, v101
113BC  v_ashrrev_i32_e32 v74, 31, v74
113C0  s_mov_b32 s24, 0x7000000
113C8  v_add3_u32 v73, v103, v73, v104
113D0  v_and_b32_e32 v103, 0x80000000, v102
113D8  v_and_or_b32 v3, v74, s24, v3
113E0  v_and_b32_e32 v74, v102, v99
113E4  v_sub_u32_e32 v99, 0x7f7fffff, v98
113EC  v_sub_u32_e32 v102, 0x7f800000, v98
113F4  v_add_u32_e32 v100, -1, v100
113F8  v_bitop3_b32 v68, v103, v68, v100 bitop3:0xc8
11400  v_lshrrev_b32_e32 v100, 31, v99
11404  v_lshrrev_b32_e32 v102, 31, v102
11408  v_ashrrev_i32_e32 v99, 31, v99
1140C  s_brev_b32 s25, 14
11410  v_add_u32_e32 v103, -1, v102
11414  v_and_or_b32 v3, v99, s25, v3
1141C  v_sub_u32_e32 v99, 0x7f800000, v97
11424  v_and_b32_e32 v98, v103, v98
11428  v_and_b32_e32 v104, 0x80000000, v103
11430  v_add_u32_e32 v100, -1, v100
11434  v_max3_u32 v5, v98, v74, v5
1143C  v_sub_u32_e32 v74, 0x7f7fffff, v97
11444  v_lshrrev_b32_e32 v99, 31, v99
11448  v_bitop3_b32 v60, v104, v60, v100 bitop3:0xc8
11450  v_add_u32_e32 v100, -1, v99
11454  v_lshrrev_b32_e32 v98, 31, v74
11458  v_add3_u32 v73, v101, v73, v102
11460  v_and_b32_e32 v101, 0x80000000, v100
11468  v_add_u32_e32 v98, -1, v98
1146C  v_bitop3_b32 v46, v101, v46, v98 bitop3:0xc8
11474  v_sub_u32_e32 v101, 0x7f800000, v96
1147C  v_sub_u32_e32 v98, 0x7f7fffff, v96
11484  v_ashrrev_i32_e32 v74, 31, v74
11488  v_lshrrev_b32_e32 v101, 31, v101
1148C  v_and_b32_e32 v74, 7, v74
11490  v_and_b32_e32 v97, v100, v97
11494  v_lshrrev_b32_e32 v100, 31, v98
11498  v_add_u32_e32 v102, -1, v101
1149C  v_ashrrev_i32_e32 v98, 31, v98
114A0  v_and_or_b32 v74, v98, s8, v74
114A8  v_and_b32_e32 v96, v102, v96
114AC  v_sub_u32_e32 v98, 0x7f800000, v95
114B4  v_max3_u32 v5, v96, v97, v5
114BC  v_sub_u32_e32 v96, 0x7f7fffff, v95
114C4  v_and_b32_e32 v103, 0x80000000, v102
114CC  v_lshrrev_b32_e32 v98, 31, v98
114D0  v_add_u32_e32 v100, -1, v100
114D4  v_add3_u32 v73, v99, v73, v101
114DC  v_lshrrev_b32_e32 v97, 31, v96
114E0  v_add_u32_e32 v99, -1, v98
114E4  v_ashrrev_i32_e32 v96, 31, v96
114E8  v_bitop3_b32 v38, v103, v38, v100 bitop3:0xc8
114F0  v_and_b32_e32 v100, 0x80000000, v99
114F8  v_and_or_b32 v74, v96, s9, v74
11500  v_and_b32_e32 v95, v99, v95
11504  v_sub_u32_e32 v96, 0x7f7fffff, v94
1150C  v_sub_u32_e32 v99, 0x7f800000, v94
11514  v_add_u32_e32 v97, -1, v97
11518  v_bitop3_b32 v48, v100, v48, v97 bitop3:0xc8
11520  v_lshrrev_b32_e32 v97, 31, v96
11524  v_lshrrev_b32_e32 v99, 31, v99
11528  v_ashrrev_i32_e32 v96, 31, v96
1152C  v_add_u32_e32 v100, -1, v99
11530  v_and_or_b32 v74, v96, s16, v74
11538  v_sub_u32_e32 v96, 0x7f800000, v93
11540  v_and_b32_e32 v94, v100, v94
11544  v_and_b32_e32 v101, 0x80000000, v100
1154C  v_add_u32_e32 v97, -1, v97
11550  v_max3_u32 v5, v94, v95, v5
11558  v_sub_u32_e32 v94, 0x7f7fffff, v93
11560  v_lshrrev_b32_e32 v96, 31, v96
11564  v_bitop3_b32 v40, v101, v40, v97 bitop3:0xc8
1156C  v_add_u32_e32 v97, -1, v96
11570  v_add3_u32 v73, v98, v73, v99
11578  v_lshrrev_b32_e32 v95, 31, v94
1157C  v_and_b32_e32 v98, 0x80000000, v97
11584  v_ashrrev_i32_e32 v94, 31, v94
11588  v_and_b32_e32 v93, v97, v93
1158C  v_sub_u32_e32 v97, 0x7f800000, v92
11594  v_and_or_b32 v74, v94, s17, v74
1159C  v_sub_u32_e32 v94, 0x7f7fffff, v92
115A4  v_add_u32_e32 v95, -1, v95
115A8  v_lshrrev_b32_e32 v97, 31, v97
115AC  v_bitop3_b32 v50, v98, v50, v95 bitop3:0xc8
115B4  v_lshrrev_b32_e32 v95, 31, v94
115B8  v_add_u32_e32 v98, -1, v97
115BC  v_ashrrev_i32_e32 v94, 31, v94
115C0  v_and_or_b32 v74, v94, s23, v74
115C8  v_and_b32_e32 v92, v98, v92
115CC  v_sub_u32_e32 v94, 0x7f800000, v91
115D4  v_max3_u32 v92, v92, v93, v5
115DC  v_sub_u32_e32 v5, 0x7f7fffff, v91
115E4  v_and_b32_e32 v99, 0x80000000, v98
115EC  v_add_u32_e32 v95, -1, v95
115F0  v_lshrrev_b32_e32 v94, 31, v94
115F4  v_bitop3_b32 v42, v99, v42, v95 bitop3:0xc8
115FC  v_lshrrev_b32_e32 v93, 31, v5
11600  v_add_u32_e32 v95, -1, v94
11604  v_ashrrev_i32_e32 v5, 31, v5
11608  v_add3_u32 v73, v96, v73, v97
11610  v_and_b32_e32 v96, 0x80000000, v95
11618  v_and_or_b32 v5, v5, s24, v74
11620  v_and_b32_e32 v74, v95, v91
11624  v_sub_u32_e32 v95, 0x7f800000, v90
1162C  v_add_u32_e32 v93, -1, v93
11630  v_lshrrev_b32_e32 v95, 31, v95
11634  v_bitop3_b32 v52, v96, v52, v93 bitop3:0xc8
1163C  v_add_u32_e32 v96, -1, v95
11640  v_sub_u32_e32 v91, 0x7f7fffff, v90
11648  v_and_b32_e32 v90, v96, v90
1164C  v_max3_u32 v74, v90, v74, v92
11654  v_sub_u32_e32 v92, 0x7f800000, v89
1165C  v_and_b32_e32 v97, 0x80000000, v96
11664  v_lshrrev_b32_e32 v93, 31, v91
11668  v_add_u32_e32 v93, -1, v93
1166C  v_ashrrev_i32_e32 v91, 31, v91
11670  v_sub_u32_e32 v90, 0x7f7fffff, v89
11678  v_lshrrev_b32_e32 v92, 31, v92
1167C  v_bitop3_b32 v44, v97, v44, v93 bitop3:0xc8
11684  v_and_or_b32 v5, v91, s25, v5
1168C  v_add_u32_e32 v93, -1, v92
11690  v_lshrrev_b32_e32 v91, 31, v90
11694  v_add3_u32 v73, v94, v73, v95
1169C  v_and_b32_e32 v94, 0x80000000, v93
116A4  v_add_u32_e32 v91, -1, v91
116A8  v_bitop3_b32 v30, v94, v30, v91 bitop3:0xc8
116B0  v_sub_u32_e32 v91, 0x7f7fffff, v88
116B8  v_sub_u32_e32 v94, 0x7f800000, v88
116C0  v_ashrrev_i32_e32 v90, 31, v90
116C4  v_and_b32_e32 v90, 7, v90
116C8  v_and_b32_e32 v89, v93, v89
116CC  v_lshrrev_b32_e32 v93, 31, v91
116D0  v_lshrrev_b32_e32 v94, 31, v94
116D4  v_ashrrev_i32_e32 v91, 31, v91
116D8  v_add_u32_e32 v95, -1, v94
116DC  v_and_or_b32 v90, v91, s8, v90
116E4  v_sub_u32_e32 v91, 0x7f800000, v87
116EC  v_and_b32_e32 v88, v95, v88
116F0  v_max3_u32 v74, v88, v89, v74
116F8  v_sub_u32_e32 v88, 0x7f7fffff, v87
11700  v_lshrrev_b32_e32 v91, 31, v91
11704  v_and_b32_e32 v96, 0x80000000, v95
1170C  v_add_u32_e32 v93, -1, v93
11710  v_add3_u32 v73, v92, v73, v94
11718  v_add_u32_e32 v92, -1, v91
1171C  v_lshrrev_b32_e32 v89, 31, v88
11720  v_bitop3_b32 v22, v96, v22, v93 bitop3:0xc8
11728  v_and_b32_e32 v93, 0x80000000, v92
11730  v_add_u32_e32 v89, -1, v89
11734  v_bitop3_b32 v32, v93, v32, v89 bitop3:0xc8
1173C  v_and_b32_e32 v87, v92, v87
11740  v_sub_u32_e32 v89, 0x7f7fffff, v86
11748  v_sub_u32_e32 v92, 0x7f800000, v86
11750  v_ashrrev_i32_e32 v88, 31, v88
11754  v_and_or_b32 v88, v88, s9, v90
1175C  v_lshrrev_b32_e32 v90, 31, v89
11760  v_lshrrev_b32_e32 v92, 31, v92
11764  v_ashrrev_i32_e32 v89, 31, v89
11768  v_add_u32_e32 v93, -1, v92
1176C  v_and_or_b32 v88, v89, s16, v88
11774  v_sub_u32_e32 v89, 0x7f800000, v85
1177C  v_and_b32_e32 v86, v93, v86
11780  v_and_b32_e32 v94, 0x80000000, v93
11788  v_add_u32_e32 v90, -1, v90
1178C  v_max3_u32 v74, v86, v87, v74
11794  v_sub_u32_e32 v86, 0x7f7fffff, v85
1179C  v_lshrrev_b32_e32 v89, 31, v89
117A0  v_bitop3_b32 v24, v94, v24, v90 bitop3:0xc8
117A8  v_add_u32_e32 v90, -1, v89
117AC  v_lshrrev_b32_e32 v87, 31, v86
117B0  v_add3_u32 v73, v91, v73, v92
117B8  v_and_b32_e32 v91, 0x80000000, v90
117C0  v_add_u32_e32 v87, -1, v87
117C4  v_and_b32_e32 v85, v90, v85
117C8  v_sub_u32_e32 v90, 0x7f800000, v84
117D0  v_bitop3_b32 v34, v91, v34, v87 bitop3:0xc8
117D8  v_sub_u32_e32 v87, 0x7f7fffff, v84
117E0  v_ashrrev_i32_e32 v86, 31, v86
117E4  v_lshrrev_b32_e32 v90, 31, v90
117E8  v_and_or_b32 v86, v86, s17, v88
117F0  v_lshrrev_b32_e32 v88, 31, v87
117F4  v_add_u32_e32 v91, -1, v90
117F8  v_ashrrev_i32_e32 v87, 31, v87
117FC  v_and_or_b32 v86, v87, s23, v86
11804  v_add3_u32 v87, v89, v73, v90
1180C  v_and_b32_e32 v73, v91, v84
11810  v_max3_u32 v74, v73, v85, v74
11818  v_sub_u32_e32 v85, 0x7f800000, v83
11820  v_and_b32_e32 v92, 0x80000000, v91
11828  v_add_u32_e32 v88, -1, v88
1182C  v_sub_u32_e32 v73, 0x7f7fffff, v83
11834  v_lshrrev_b32_e32 v85, 31, v85
11838  v_bitop3_b32 v26, v92, v26, v88 bitop3:0xc8
11840  v_add_u32_e32 v88, -1, v85
11844  v_lshrrev_b32_e32 v84, 31, v73
11848  v_and_b32_e32 v89, 0x80000000, v88
11850  v_add_u32_e32 v84, -1, v84
11854  v_bitop3_b32 v36, v89, v36, v84 bitop3:0xc8
1185C  v_and_b32_e32 v83, v88, v83
11860  v_sub_u32_e32 v84, 0x7f7fffff, v82
11868  v_sub_u32_e32 v88, 0x7f800000, v82
11870  v_ashrrev_i32_e32 v73, 31, v73
11874  v_and_or_b32 v73, v73, s24, v86
1187C  v_lshrrev_b32_e32 v86, 31, v84
11880  v_lshrrev_b32_e32 v88, 31, v88
11884  v_ashrrev_i32_e32 v84, 31, v84
11888  v_add_u32_e32 v89, -1, v88
1188C  v_and_or_b32 v73, v84, s25, v73
11894  v_add3_u32 v84, v85, v87, v88
1189C  v_sub_u32_e32 v85, 0x7f800000, v81
118A4  v_and_b32_e32 v82, v89, v82
118A8  v_and_b32_e32 v90, 0x80000000, v89
118B0  v_add_u32_e32 v86, -1, v86
118B4  v_max3_u32 v74, v82, v83, v74
118BC  v_sub_u32_e32 v82, 0x7f7fffff, v81
118C4  v_lshrrev_b32_e32 v85, 31, v85
118C8  v_bitop3_b32 v28, v90, v28, v86 bitop3:0xc8
118D0  v_add_u32_e32 v86, -1, v85
118D4  v_lshrrev_b32_e32 v83, 31, v82
118D8  v_and_b32_e32 v87, 0x80000000, v86
118E0  v_add_u32_e32 v83, -1, v83
118E4  v_bitop3_b32 v14, v87, v14, v83 bitop3:0xc8
118EC  v_sub_u32_e32 v83, 0x7f7fffff, v80
118F4  v_sub_u32_e32 v87, 0x7f800000, v80
118FC  v_ashrrev_i32_e32 v82, 31, v82
11900  v_and_b32_e32 v82, 7, v82
11904  v_and_b32_e32 v81, v86, v81
11908  v_lshrrev_b32_e32 v86, 31, v83
1190C  v_lshrrev_b32_e32 v87, 31, v87
11910  v_ashrrev_i32_e32 v83, 31, v83
11914  v_and_or_b32 v82, v83, s8, v82
1191C  v_add3_u32 v83, v85, v84, v87
11924  v_sub_u32_e32 v84, 0x7f800000, v79
1192C  v_add_u32_e32 v88, -1, v87
11930  v_and_b32_e32 v80, v88, v80
11934  v_lshrrev_b32_e32 v84, 31, v84
11938  v_and_b32_e32 v89, 0x80000000, v88
11940  v_add_u32_e32 v86, -1, v86
11944  v_max3_u32 v74, v80, v81, v74
1194C  v_sub_u32_e32 v80, 0x7f7fffff, v79
11954  v_add_u32_e32 v85, -1, v84
11958  v_bitop3_b32 v6, v89, v6, v86 bitop3:0xc8
11960  v_and_b32_e32 v86, 0x80000000, v85
11968  v_lshrrev_b32_e32 v81, 31, v80
1196C  v_and_b32_e32 v79, v85, v79
11970  v_sub_u32_e32 v85, 0x7f800000, v78
11978  v_add_u32_e32 v81, -1, v81
1197C  v_bitop3_b32 v16, v86, v16, v81 bitop3:0xc8
11984  v_ashrrev_i32_e32 v80, 31, v80
11988  v_sub_u32_e32 v81, 0x7f7fffff, v78
11990  v_lshrrev_b32_e32 v85, 31, v85
11994  v_and_or_b32 v80, v80, s9, v82
1199C  v_add_u32_e32 v86, -1, v85
119A0  v_lshrrev_b32_e32 v82, 31, v81
119A4  v_and_b32_e32 v87, 0x80000000, v86
119AC  v_add_u32_e32 v82, -1, v82
119B0  v_bitop3_b32 v8, v87, v8, v82 bitop3:0xc8
119B8  v_sub_u32_e32 v82, 0x7f800000, v75
119C0  v_ashrrev_i32_e32 v81, 31, v81
119C4  v_and_b32_e32 v78, v86, v78
119C8  v_lshrrev_b32_e32 v82, 31, v82
119CC  v_and_or_b32 v80, v81, s16, v80
119D4  v_add3_u32 v81, v84, v83, v85
119DC  v_max3_u32 v74, v78, v79, v74
119E4  v_sub_u32_e32 v78, 0x7f7fffff, v75
119EC  v_add_u32_e32 v83, -1, v82
119F0  v_and_b32_e32 v84, 0x80000000, v83
119F8  v_lshrrev_b32_e32 v79, 31, v78
119FC  v_and_b32_e32 v75, v83, v75
11A00  v_sub_u32_e32 v83, 0x7f800000, v72
11A08  v_add_u32_e32 v79, -1, v79
11A0C  v_bitop3_b32 v18, v84, v18, v79 bitop3:0xc8
11A14  v_ashrrev_i32_e32 v78, 31, v78
11A18  v_sub_u32_e32 v79, 0x7f7fffff, v72
11A20  v_lshrrev_b32_e32 v83, 31, v83
11A24  v_and_or_b32 v78, v78, s17, v80
11A2C  v_add_u32_e32 v84, -1, v83
11A30  v_lshrrev_b32_e32 v80, 31, v79
11A34  v_and_b32_e32 v85, 0x80000000, v84
11A3C  v_add_u32_e32 v80, -1, v80
11A40  v_bitop3_b32 v10, v85, v10, v80 bitop3:0xc8
11A48  v_sub_u32_e32 v80, 0x7f800000, v71
11A50  v_and_b32_e32 v72, v84, v72
11A54  v_ashrrev_i32_e32 v79, 31, v79
11A58  v_max3_u32 v72, v72, v75, v74
11A60  v_sub_u32_e32 v74, 0x7f7fffff, v71
11A68  v_lshrrev_b32_e32 v80, 31, v80
11A6C  v_and_or_b32 v78, v79, s23, v78
11A74  v_add3_u32 v79, v82, v81, v83
11A7C  v_add_u32_e32 v81, -1, v80
11A80  v_lshrrev_b32_e32 v75, 31, v74
11A84  v_and_b32_e32 v82, 0x80000000, v81
11A8C  v_add_u32_e32 v75, -1, v75
11A90  v_and_b32_e32 v71, v81, v71
11A94  v_sub_u32_e32 v81, 0x7f800000, v70
11A9C  v_bitop3_b32 v20, v82, v20, v75 bitop3:0xc8
11AA4  v_sub_u32_e32 v75, 0x7f7fffff, v70
11AAC  v_ashrrev_i32_e32 v74, 31, v74
11AB0  v_lshrrev_b32_e32 v81, 31, v81
11AB4  v_and_or_b32 v74, v74, s24, v78
11ABC  v_lshrrev_b32_e32 v78, 31, v75
11AC0  v_add_u32_e32 v82, -1, v81
11AC4  v_ashrrev_i32_e32 v75, 31, v75
11AC8  v_and_or_b32 v74, v75, s25, v74
11AD0  v_add3_u32 v75, v80, v79, v81
11AD8  v_and_b32_e32 v70, v82, v70
11ADC  v_and_b32_e32 v83, 0x80000000, v82
11AE4  v_add_u32_e32 v78, -1, v78
11AE8  v_max3_u32 v70, v70, v71, v72
11AF0  v_mov_b32_e32 v71, 0x7f800000
11AF8  v_cmp_ne_u32_e32 vcc, 32, v75
11AFC  v_bitop3_b32 v12, v83, v12, v78 bitop3:0xc8
11B04  s_nop 0
11B08  v_cndmask_b32_e32 v103, v71, v70, vcc
11B0C  s_or_b64 exec, exec, s[4:5]
11B10  s_bfe_u32 s16, s19, 0x20004
11B18  s_cmp_eq_u32 s16, 2
11B1C  s_cselect_b64 s[4:5], -1, 0
11B20  s_and_b64 s[8:9], s[4:5], exec
11B24  s_cselect_b32 s8, 0x3fffff, 0
11B2C  s_cmp_lg_u32 s16, 0
11B30  s_cselect_b32 s38, s8, 0x200000
11B38  v_cmp_ne_u32_e32 vcc, 0, v103
11B3C  v_mov_b32_e32 v72, 0x7f
11B44  s_and_saveexec_b64 s[8:9], vcc
11B48  s_cbranch_execz 15
11B4C  v_add_u32_e32 v70, s38, v103
11B50  s_mov_b32 s16, 0x17fffff
11B58  v_lshrrev_b32_e32 v71, 23, v70
11B5C  v_add_u32_e32 v71, -2, v71
11B60  v_cmp_lt_u32_e32 vcc, s16, v70
11B64  s_mov_b32 s16, 0x7f800000
11B6C  s_nop 0
11B70  v_cndmask_b32_e32 v70, 0, v71, vcc
11B74  v_cmp_eq_u32_e32 vcc, s16, v103
11B78  v_mov_b32_e32 v71, 0xfe
11B80  s_and_b64 vcc, s[4:5], vcc
11B84  v_cndmask_b32_e32 v72, v70, v71, vcc
11B88  s_or_b64 exec, exec, s[8:9]
11B8C  v_cmp_eq_u32_e32 vcc, 0, v72
11B90  s_cbranch_vccz 37
11B94  s_nop 0
11B98  v_cndmask_b32_e64 v70, 1.0, 2.0, vcc
11BA0  v_mul_f32_e32 v62, v70, v62
11BA4  v_mul_f32_e32 v54, v70, v54
11BA8  v_mul_f32_e32 v64, v70, v64
11BAC  v_mul_f32_e32 v56, v70, v56
11BB0  v_mul_f32_e32 v66, v70, v66
11BB4  v_mul_f32_e32 v58, v70, v58
11BB8  v_mul_f32_e32 v68, v70, v68
11BBC  v_mul_f32_e32 v60, v70, v60
11BC0  v_mul_f32_e32 v46, v70, v46
11BC4  v_mul_f32_e32 v38, v70, v38
11BC8  v_mul_f32_e32 v48, v70, v48
11BCC  v_mul_f32_e32 v40, v70, v40
11BD0  v_mul_f32_e32 v50, v70, v50
11BD4  v_mul_f32_e32 v42, v70, v42
11BD8  v_mul_f32_e32 v52, v70, v52
11BDC  v_mul_f32_e32 v44, v70, v44
11BE0  v_mul_f32_e32 v30, v70, v30
11BE4  v_mul_f32_e32 v22, v70, v22
11BE8  v_mul_f32_e32 v32, v70, v32
11BEC  v_mul_f32_e32 v24, v70, v24
11BF0  v_mul_f32_e32 v34, v70, v34
11BF4  v_mul_f32_e32 v26, v70, v26
11BF8  v_mul_f32_e32 v36, v70, v36
11BFC  v_mul_f32_e32 v28, v70, v28
11C00  v_mul_f32_e32 v14, v70, v14
11C04  v_mul_f32_e32 v6, v70, v6
11C08  v_mul_f32_e32 v16, v70, v16
11C0C  v_mul_f32_e32 v8, v70, v8
11C10  v_mul_f32_e32 v18, v70, v18
11C14  v_mul_f32_e32 v10, v70, v10
11C18  v_mul_f32_e32 v20, v70, v20
11C1C  v_mul_f32_e32 v12, v70, v12
11C20  v_max_u32_e32 v75, 1, v72
11C24  s_branch 1
11C28  v_mov_b32_e32 v75, v72
11C2C  v_mad_u64_u32 v[70:71], s[8:9], s28, v2, v[4:5]
11C34  v_lshlrev_b32_e32 v71, 23, v75
11C38  v_lshlrev_b32_e32 v75, 2, v70
11C3C  s_mov_b32 s39, 0xd2511f53
11C44  v_mad_u64_u32 v[78:79], s[8:9], v75, s39, 0
11C4C  s_mul_hi_u32 s8, s21, 0xcd9e8d57
11C54  s_xor_b32 s8, s20, s8
11C58  s_xor_b32 s16, s8, s0
11C5C  s_xor_b32 s8, s1, s22
11C60  s_mov_b32 s40, 0xcd9e8d57
11C68  v_xor_b32_e32 v2, s8, v79
11C6C  s_mul_i32 s9, s21, 0xcd9e8d57
11C74  s_add_i32 s20, s0, 0x9e3779b9
11C7C  s_add_i32 s21, s1, 0xbb67ae85
11C84  s_mul_hi_u32 s22, s16, 0xd2511f53
11C8C  s_mul_i32 s24, s16, 0xd2511f53
11C94  v_mad_u64_u32 v[80:81], s[16:17], v2, s40, 0
11C9C  s_xor_b32 s16, s20, s9
11CA0  s_xor_b32 s20, s21, s22
11CA4  v_xor_b32_e32 v2, s16, v81
11CA8  v_xor_b32_e32 v4, s20, v78
11CAC  s_add_i32 s17, s1, 0x76cf5d0a
11CB4  v_mad_u64_u32 v[78:79], s[22:23], v2, s39, 0
11CBC  v_mad_u64_u32 v[82:83], s[22:23], v4, s40, 0
11CC4  s_xor_b32 s24, s17, s24
11CC8  s_add_i32 s9, s0, 0x3c6ef372
11CD0  v_xor_b32_e32 v2, v80, v83
11CD4  v_xor_b32_e32 v4, s24, v79
11CD8  v_xor_b32_e32 v2, s9, v2
11CDC  v_mad_u64_u32 v[84:85], s[22:23], v4, s40, 0
11CE4  s_add_i32 s21, s0, 0xdaa66d2b
11CEC  v_mad_u64_u32 v[80:81], s[22:23], v2, s39, 0
11CF4  v_xor_b32_e32 v2, v82, v85
11CF8  s_add_i32 s17, s1, 0x32370b8f
11D00  v_xor_b32_e32 v2, s21, v2
11D04  v_xor_b32_e32 v4, v78, v81
11D08  v_xor_b32_e32 v4, s17, v4
11D0C  v_mad_u64_u32 v[78:79], s[26:27], v2, s39, 0
11D14  s_add_i32 s22, s1, 0xed9eba14
11D1C  v_mad_u64_u32 v[82:83], s[26:27], v4, s40, 0
11D24  v_xor_b32_e32 v4, v80, v79
11D28  s_add_i32 s23, s0, 0x78dde6e4
11D30  v_xor_b32_e32 v2, v84, v83
11D34  v_xor_b32_e32 v4, s22, v4
11D38  v_xor_b32_e32 v2, s23, v2
11D3C  v_mad_u64_u32 v[84:85], s[30:31], v4, s40, 0
11D44  s_add_i32 s26, s0, 0x1715609d
11D4C  v_mad_u64_u32 v[80:81], s[30:31], v2, s39, 0
11D54  v_xor_b32_e32 v2, v82, v85
11D58  s_add_i32 s25, s1, 0xa9066899
11D60  v_xor_b32_e32 v2, s26, v2
11D64  v_xor_b32_e32 v4, v78, v81
11D68  v_xor_b32_e32 v4, s25, v4
11D6C  v_mad_u64_u32 v[78:79], s[34:35], v2, s39, 0
11D74  s_add_i32 s27, s1, 0x646e171e
11D7C  v_mad_u64_u32 v[82:83], s[34:35], v4, s40, 0
11D84  v_xor_b32_e32 v4, v80, v79
11D88  s_add_i32 s30, s0, 0xb54cda56
11D90  v_xor_b32_e32 v2, v84, v83
11D94  v_xor_b32_e32 v4, s27, v4
11D98  v_xor_b32_e32 v2, s30, v2
11D9C  v_mad_u64_u32 v[84:85], s[34:35], v4, s40, 0
11DA4  s_add_i32 s33, s0, 0x5384540f
11DAC  v_mad_u64_u32 v[80:81], s[34:35], v2, s39, 0
11DB4  v_xor_b32_e32 v2, v82, v85
11DB8  s_add_i32 s31, s1, 0x1fd5c5a3
11DC0  v_xor_b32_e32 v2, s33, v2
11DC4  v_xor_b32_e32 v4, v78, v81
11DC8  v_xor_b32_e32 v4, s31, v4
11DCC  v_mad_u64_u32 v[78:79], s[42:43], v2, s39, 0
11DD4  s_add_i32 s34, s1, 0xdb3d7428
11DDC  v_mad_u64_u32 v[82:83], s[42:43], v4, s40, 0
11DE4  v_xor_b32_e32 v4, v80, v79
11DE8  s_add_i32 s36, s0, 0xf1bbcdc8
11DF0  v_xor_b32_e32 v2, v84, v83
11DF4  v_xor_b32_e32 v4, s34, v4
11DF8  v_xor_b32_e32 v2, s36, v2
11DFC  s_add_i32 s37, s0, 0x8ff34781
11E04  s_add_i32 s35, s1, 0x96a522ad
11E0C  v_mad_u64_u32 v[84:85], s[0:1], v4, s40, 0
11E14  v_mad_u64_u32 v[80:81], s[0:1], v2, s39, 0
11E1C  v_xor_b32_e32 v2, v82, v85
11E20  v_xor_b32_e32 v85, s37, v2
11E24  v_xor_b32_e32 v2, v78, v81
11E28  v_xor_b32_e32 v81, s35, v2
11E2C  v_mov_b32_e32 v78, v62
11E30  v_mov_b32_e32 v79, v54
11E34  v_mov_b32_e32 v2, 0
11E38  v_mov_b32_e32 v4, 0
11E3C  v_or_b32_e32 v54, 1, v75
11E40  v_mov_b32_e32 v82, v64
11E44  v_mov_b32_e32 v83, v56
11E48  v_mov_b32_e32 v86, v66
11E4C  v_mov_b32_e32 v87, v58
11E50  v_mov_b32_e32 v88, v68
11E54  v_mov_b32_e32 v89, v60
11E58  v_cvt_scalef32_sr_pk_fp4_f32 v2, v[78:79], v85, v71
11E60  v_cvt_scalef32_sr_pk_fp4_f32 v4, v[86:87], v81, v71 op_sel:[0,0,0,1]
11E68  v_cvt_scalef32_sr_pk_fp4_f32 v2, v[82:83], v84, v71 op_sel:[0,0,1,0]
11E70  v_cvt_scalef32_sr_pk_fp4_f32 v4, v[88:89], v80, v71 op_sel:[0,0,1,1]
11E78  s_nop 0
11E7C  v_mad_u64_u32 v[78:79], s[0:1], v54, s39, 0
11E84  v_xor_b32_e32 v54, s8, v79
11E88  v_mad_u64_u32 v[80:81], s[0:1], v54, s40, 0
11E90  v_xor_b32_e32 v56, s20, v78
11E94  v_xor_b32_e32 v54, s16, v81
11E98  v_mad_u64_u32 v[82:83], s[0:1], v56, s40, 0
11EA0  v_mad_u64_u32 v[78:79], s[0:1], v54, s39, 0
11EA8  v_xor_b32_e32 v54, v80, v83
11EAC  v_xor_b32_e32 v54, s9, v54
11EB0  v_xor_b32_e32 v56, s24, v79
11EB4  v_mad_u64_u32 v[80:81], s[0:1], v54, s39, 0
11EBC  v_mad_u64_u32 v[84:85], s[0:1], v56, s40, 0
11EC4  v_xor_b32_e32 v54, v82, v85
11EC8  v_xor_b32_e32 v56, v78, v81
11ECC  v_xor_b32_e32 v54, s21, v54
11ED0  v_xor_b32_e32 v56, s17, v56
11ED4  v_mad_u64_u32 v[78:79], s[0:1], v54, s39, 0
11EDC  v_mad_u64_u32 v[82:83], s[0:1], v56, s40, 0
11EE4  v_xor_b32_e32 v54, v84, v83
11EE8  v_xor_b32_e32 v56, v80, v79
11EEC  v_xor_b32_e32 v54, s23, v54
11EF0  v_xor_b32_e32 v56, s22, v56
11EF4  v_mad_u64_u32 v[80:81], s[0:1], v54, s39, 0
11EFC  v_mad_u64_u32 v[84:85], s[0:1], v56, s40, 0
11F04  v_xor_b32_e32 v54, v82, v85
11F08  v_xor_b32_e32 v56, v78, v81
11F0C  v_xor_b32_e32 v54, s26, v54
11F10  v_xor_b32_e32 v56, s25, v56
11F14  v_mad_u64_u32 v[78:79], s[0:1], v54, s39, 0
11F1C  v_mad_u64_u32 v[82:83], s[0:1], v56, s40, 0
11F24  v_xor_b32_e32 v54, v84, v83
11F28  v_xor_b32_e32 v56, v80, v79
11F2C  v_xor_b32_e32 v54, s30, v54
11F30  v_xor_b32_e32 v56, s27, v56
11F34  v_mad_u64_u32 v[80:81], s[0:1], v54, s39, 0
11F3C  v_mad_u64_u32 v[84:85], s[0:1], v56, s40, 0
11F44  v_xor_b32_e32 v54, v82, v85
11F48  v_xor_b32_e32 v56, v78, v81
11F4C  v_xor_b32_e32 v54, s33, v54
11F50  v_xor_b32_e32 v56, s31, v56
11F54  v_mad_u64_u32 v[78:79], s[0:1], v54, s39, 0
11F5C  v_mad_u64_u32 v[82:83], s[0:1], v56, s40, 0
11F64  v_xor_b32_e32 v54, v84, v83
11F68  v_xor_b32_e32 v56, v80, v79
11F6C  v_xor_b32_e32 v54, s36, v54
11F70  v_xor_b32_e32 v56, s34, v56
11F74  v_mad_u64_u32 v[80:81], s[0:1], v54, s39, 0
11F7C  v_mad_u64_u32 v[84:85], s[0:1], v56, s40, 0
11F84  v_xor_b32_e32 v54, v82, v85
11F88  v_xor_b32_e32 v56, v78, v81
11F8C  v_mov_b32_e32 v78, v46
11F90  v_mov_b32_e32 v79, v38
11F94  v_mov_b32_e32 v83, v40
11F98  v_mov_b32_e32 v87, v42
11F9C  v_mov_b32_e32 v38, 0
11FA0  v_mov_b32_e32 v40, 0
11FA4  v_or_b32_e32 v42, 2, v75
11FA8  v_xor_b32_e32 v54, s37, v54
11FAC  v_xor_b32_e32 v56, s35, v56
11FB0  v_mov_b32_e32 v82, v48
11FB4  v_mov_b32_e32 v86, v50
11FB8  v_mov_b32_e32 v88, v52
11FBC  v_mov_b32_e32 v89, v44
11FC0  v_cvt_scalef32_sr_pk_fp4_f32 v38, v[78:79], v54, v71
11FC8  v_cvt_scalef32_sr_pk_fp4_f32 v40, v[86:87], v56, v71 op_sel:[0,0,0,1]
11FD0  v_cvt_scalef32_sr_pk_fp4_f32 v38, v[82:83], v84, v71 op_sel:[0,0,1,0]
11FD8  v_cvt_scalef32_sr_pk_fp4_f32 v40, v[88:89], v80, v71 op_sel:[0,0,1,1]
11FE0  s_nop 0
11FE4  v_mad_u64_u32 v[78:79], s[0:1], v42, s39, 0
11FEC  v_xor_b32_e32 v42, s8, v79
11FF0  v_mad_u64_u32 v[80:81], s[0:1], v42, s40, 0
11FF8  v_xor_b32_e32 v44, s20, v78
11FFC  v_xor_b32_e32 v42, s16, v81
12000  v_mad_u64_u32 v[82:83], s[0:1], v44, s40, 0
12008  v_mad_u64_u32 v[78:79], s[0:1], v42, s39, 0
12010  v_xor_b32_e32 v42, v80, v83
12014  v_xor_b32_e32 v42, s9, v42
12018  v_xor_b32_e32 v44, s24, v79
1201C  v_mad_u64_u32 v[80:81], s[0:1], v42, s39, 0
12024  v_mad_u64_u32 v[84:85], s[0:1], v44, s40, 0
1202C  v_xor_b32_e32 v42, v82, v85
12030  v_xor_b32_e32 v44, v78, v81
12034  v_xor_b32_e32 v42, s21, v42
12038  v_xor_b32_e32 v44, s17, v44
1203C  v_mad_u64_u32 v[78:79], s[0:1], v42, s39, 0
12044  v_mad_u64_u32 v[82:83], s[0:1], v44, s40, 0
1204C  v_xor_b32_e32 v42, v84, v83
12050  v_xor_b32_e32 v44, v80, v79
12054  v_xor_b32_e32 v42, s23, v42
12058  v_xor_b32_e32 v44, s22, v44
1205C  v_mad_u64_u32 v[80:81], s[0:1], v42, s39, 0
12064  v_mad_u64_u32 v[84:85], s[0:1], v44, s40, 0
1206C  v_xor_b32_e32 v42, v82, v85
12070  v_xor_b32_e32 v44, v78, v81
12074  v_xor_b32_e32 v42, s26, v42
12078  v_xor_b32_e32 v44, s25, v44
1207C  v_mad_u64_u32 v[78:79], s[0:1], v42, s39, 0
12084  v_mad_u64_u32 v[82:83], s[0:1], v44, s40, 0
1208C  v_xor_b32_e32 v42, v84, v83
12090  v_xor_b32_e32 v44, v80, v79
12094  v_xor_b32_e32 v42, s30, v42
12098  v_xor_b32_e32 v44, s27, v44
1209C  v_mad_u64_u32 v[80:81], s[0:1], v42, s39, 0
120A4  v_mad_u64_u32 v[84:85], s[0:1], v44, s40, 0
120AC  v_xor_b32_e32 v42, v82, v85
120B0  v_xor_b32_e32 v44, v78, v81
120B4  v_xor_b32_e32 v42, s33, v42
120B8  v_xor_b32_e32 v44, s31, v44
120BC  v_mad_u64_u32 v[78:79], s[0:1], v42, s39, 0
120C4  v_mad_u64_u32 v[82:83], s[0:1], v44, s40, 0
120CC  v_xor_b32_e32 v42, v84, v83
120D0  v_xor_b32_e32 v44, v80, v79
120D4  v_xor_b32_e32 v42, s36, v42
120D8  v_xor_b32_e32 v44, s34, v44
120DC  v_mad_u64_u32 v[80:81], s[0:1], v42, s39, 0
120E4  v_mad_u64_u32 v[84:85], s[0:1], v44, s40, 0
120EC  v_xor_b32_e32 v42, v82, v85
120F0  v_xor_b32_e32 v44, v78, v81
120F4  v_mov_b32_e32 v78, v30
120F8  v_mov_b32_e32 v79, v22
120FC  v_mov_b32_e32 v83, v24
12100  v_mov_b32_e32 v87, v26
12104  v_mov_b32_e32 v22, 0
12108  v_mov_b32_e32 v24, 0
1210C  v_or_b32_e32 v26, 3, v75
12110  v_xor_b32_e32 v42, s37, v42
12114  v_xor_b32_e32 v44, s35, v44
12118  v_mov_b32_e32 v82, v32
1211C  v_mov_b32_e32 v86, v34
12120  v_mov_b32_e32 v88, v36
12124  v_mov_b32_e32 v89, v28
12128  v_cvt_scalef32_sr_pk_fp4_f32 v22, v[78:79], v42, v71
12130  v_cvt_scalef32_sr_pk_fp4_f32 v24, v[86:87], v44, v71 op_sel:[0,0,0,1]
12138  v_cvt_scalef32_sr_pk_fp4_f32 v22, v[82:83], v84, v71 op_sel:[0,0,1,0]
12140  v_cvt_scalef32_sr_pk_fp4_f32 v24, v[88:89], v80, v71 op_sel:[0,0,1,1]
12148  s_nop 0
1214C  v_mad_u64_u32 v[78:79], s[0:1], v26, s39, 0
12154  v_xor_b32_e32 v26, s8, v79
12158  v_mad_u64_u32 v[80:81], s[0:1], v26, s40, 0
12160  v_xor_b32_e32 v28, s20, v78
12164  v_xor_b32_e32 v26, s16, v81
12168  v_mad_u64_u32 v[82:83], s[0:1], v28, s40, 0
12170  v_mad_u64_u32 v[78:79], s[0:1], v26, s39, 0
12178  v_xor_b32_e32 v26, v80, v83
1217C  v_xor_b32_e32 v26, s9, v26
12180  v_xor_b32_e32 v28, s24, v79
12184  v_mad_u64_u32 v[80:81], s[0:1], v26, s39, 0
1218C  v_mad_u64_u32 v[84:85], s[0:1], v28, s40, 0
12194  v_xor_b32_e32 v26, v82, v85
12198  v_xor_b32_e32 v28, v78, v81
1219C  v_xor_b32_e32 v26, s21, v26
121A0  v_xor_b32_e32 v28, s17, v28
121A4  v_mad_u64_u32 v[78:79], s[0:1], v26, s39, 0
121AC  v_mad_u64_u32 v[82:83], s[0:1], v28, s40, 0
121B4  v_xor_b32_e32 v26, v84, v83
121B8  v_xor_b32_e32 v28, v80, v79
121BC  v_xor_b32_e32 v26, s23, v26
121C0  v_xor_b32_e32 v28, s22, v28
121C4  v_mad_u64_u32 v[80:81], s[0:1], v26, s39, 0
121CC  v_mad_u64_u32 v[84:85], s[0:1], v28, s40, 0
121D4  v_xor_b32_e32 v26, v82, v85
121D8  v_xor_b32_e32 v28, v78, v81
121DC  v_xor_b32_e32 v26, s26, v26
121E0  v_xor_b32_e32 v28, s25, v28
121E4  v_mad_u64_u32 v[78:79], s[0:1], v26, s39, 0
121EC  v_mad_u64_u32 v[82:83], s[0:1], v28, s40, 0
121F4  v_xor_b32_e32 v26, v84, v83
121F8  v_xor_b32_e32 v28, v80, v79
121FC  v_xor_b32_e32 v26, s30, v26
12200  v_xor_b32_e32 v28, s27, v28
12204  v_mad_u64_u32 v[80:81], s[0:1], v26, s39, 0
1220C  v_mad_u64_u32 v[84:85], s[0:1], v28, s40, 0
12214  v_xor_b32_e32 v26, v82, v85
12218  v_xor_b32_e32 v28, v78, v81
1221C  v_xor_b32_e32 v26, s33, v26
12220  v_xor_b32_e32 v28, s31, v28
12224  v_mad_u64_u32 v[78:79], s[0:1], v26, s39, 0
1222C  v_mad_u64_u32 v[82:83], s[0:1], v28, s40, 0
12234  v_xor_b32_e32 v26, v84, v83
12238  v_xor_b32_e32 v28, v80, v79
1223C  v_xor_b32_e32 v26, s36, v26
12240  v_xor_b32_e32 v28, s34, v28
12244  v_mad_u64_u32 v[80:81], s[0:1], v26, s39, 0
1224C  v_mad_u64_u32 v[84:85], s[0:1], v28, s40, 0
12254  v_xor_b32_e32 v26, v82, v85
12258  v_xor_b32_e32 v28, v78, v81
1225C  v_mov_b32_e32 v79, v6
12260  v_mov_b32_e32 v83, v8
12264  v_mov_b32_e32 v86, v18
12268  v_mov_b32_e32 v6, 0
1226C  v_mov_b32_e32 v8, 0
12270  v_xor_b32_e32 v26, s37, v26
12274  v_xor_b32_e32 v28, s35, v28
12278  v_mov_b32_e32 v78, v14
1227C  v_mov_b32_e32 v82, v16
12280  v_mov_b32_e32 v87, v10
12284  v_mov_b32_e32 v88, v20
12288  v_mov_b32_e32 v89, v12
1228C  v_cvt_scalef32_sr_pk_fp4_f32 v6, v[78:79], v26, v71
12294  v_cvt_scalef32_sr_pk_fp4_f32 v8, v[86:87], v28, v71 op_sel:[0,0,0,1]
1229C  v_cvt_scalef32_sr_pk_fp4_f32 v6, v[82:83], v84, v71 op_sel:[0,0,1,0]
122A4  v_cvt_scalef32_sr_pk_fp4_f32 v8, v[88:89], v80, v71 op_sel:[0,0,1,1]
122AC  s_nop 0
122B0  v_and_b32_e32 v86, 0x7fffffff, v63
122B8  v_and_b32_e32 v85, 0x7fffffff, v55
122C0  v_max_u32_e32 v10, v85, v86
122C4  v_and_b32_e32 v84, 0x7fffffff, v65
122CC  v_and_b32_e32 v82, 0x7fffffff, v57
122D4  v_max3_u32 v10, v82, v84, v10
122DC  v_and_b32_e32 v81, 0x7fffffff, v67
122E4  v_and_b32_e32 v80, 0x7fffffff, v59
122EC  v_max3_u32 v10, v80, v81, v10
122F4  v_and_b32_e32 v79, 0x7fffffff, v69
122FC  v_and_b32_e32 v78, 0x7fffffff, v61
12304  v_max3_u32 v10, v78, v79, v10
1230C  v_and_b32_e32 v75, 0x7fffffff, v47
12314  v_and_b32_e32 v71, 0x7fffffff, v39
1231C  v_max3_u32 v10, v71, v75, v10
12324  v_and_b32_e32 v68, 0x7fffffff, v49
1232C  v_and_b32_e32 v66, 0x7fffffff, v41
12334  v_max3_u32 v10, v66, v68, v10
1233C  v_and_b32_e32 v64, 0x7fffffff, v51
12344  v_and_b32_e32 v60, 0x7fffffff, v43
1234C  v_max3_u32 v10, v60, v64, v10
12354  v_and_b32_e32 v58, 0x7fffffff, v53
1235C  v_and_b32_e32 v56, 0x7fffffff, v45
12364  v_max3_u32 v10, v56, v58, v10
1236C  v_and_b32_e32 v54, 0x7fffffff, v31
12374  v_and_b32_e32 v52, 0x7fffffff, v23
1237C  v_max3_u32 v10, v52, v54, v10
12384  v_and_b32_e32 v50, 0x7fffffff, v33
1238C  v_and_b32_e32 v48, 0x7fffffff, v25
12394  v_max3_u32 v10, v48, v50, v10
1239C  v_and_b32_e32 v46, 0x7fffffff, v35
123A4  v_and_b32_e32 v44, 0x7fffffff, v27
123AC  v_max3_u32 v10, v44, v46, v10
123B4  v_and_b32_e32 v42, 0x7fffffff, v37
123BC  v_and_b32_e32 v36, 0x7fffffff, v29
123C4  v_max3_u32 v10, v36, v42, v10
123CC  v_and_b32_e32 v34, 0x7fffffff, v15
123D4  v_and_b32_e32 v32, 0x7fffffff, v7
123DC  v_max3_u32 v10, v32, v34, v10
123E4  v_and_b32_e32 v30, 0x7fffffff, v17
123EC  v_and_b32_e32 v28, 0x7fffffff, v9
123F4  v_max3_u32 v10, v28, v30, v10
123FC  v_and_b32_e32 v26, 0x7fffffff, v19
12404  v_and_b32_e32 v20, 0x7fffffff, v11
1240C  v_max3_u32 v14, v20, v26, v10
12414  v_and_b32_e32 v12, 0x7fffffff, v21
1241C  v_and_b32_e32 v10, 0x7fffffff, v13
12424  v_max3_u32 v83, v10, v12, v14
1242C  s_mov_b32 s0, 0x7f7fffff
12434  v_mov_b32_e32 v62, 0
12438  v_cmp_lt_u32_e32 vcc, s0, v83
1243C  v_mov_b32_e32 v14, 0
12440  v_mov_b32_e32 v16, 0
12444  v_mov_b32_e32 v18, 0
12448  s_and_saveexec_b64 s[0:1], vcc
1244C  s_cbranch_execz 585
12450  v_sub_u32_e32 v18, 0x7f800000, v86
12458  v_sub_u32_e32 v14, 0x7f7fffff, v86
12460  v_lshrrev_b32_e32 v18, 31, v18
12464  v_add_u32_e32 v62, -1, v18
12468  v_lshrrev_b32_e32 v16, 31, v14
1246C  v_and_b32_e32 v83, 0x80000000, v62
12474  v_add_u32_e32 v16, -1, v16
12478  v_bitop3_b32 v63, v83, v63, v16 bitop3:0xc8
12480  v_and_b32_e32 v16, v62, v86
12484  v_sub_u32_e32 v86, 0x7f800000, v85
1248C  v_sub_u32_e32 v62, 0x7f7fffff, v85
12494  v_ashrrev_i32_e32 v14, 31, v14
12498  v_lshrrev_b32_e32 v86, 31, v86
1249C  v_and_b32_e32 v14, 7, v14
124A0  v_lshrrev_b32_e32 v83, 31, v62
124A4  v_add_u32_e32 v87, -1, v86
124A8  v_ashrrev_i32_e32 v62, 31, v62
124AC  s_movk_i32 s39, 0x70
124B0  v_and_or_b32 v14, v62, s39, v14
124B8  v_and_b32_e32 v62, v87, v85
124BC  v_sub_u32_e32 v85, 0x7f800000, v84
124C4  v_max_u32_e32 v16, v62, v16
124C8  v_sub_u32_e32 v62, 0x7f7fffff, v84
124D0  v_and_b32_e32 v88, 0x80000000, v87
124D8  v_add_u32_e32 v83, -1, v83
124DC  v_lshrrev_b32_e32 v85, 31, v85
124E0  v_bitop3_b32 v55, v88, v55, v83 bitop3:0xc8
124E8  v_add_u32_e32 v18, v86, v18
124EC  v_lshrrev_b32_e32 v83, 31, v62
124F0  v_add_u32_e32 v86, -1, v85
124F4  v_ashrrev_i32_e32 v62, 31, v62
124F8  s_movk_i32 s40, 0x700
124FC  v_and_b32_e32 v87, 0x80000000, v86
12504  v_add_u32_e32 v83, -1, v83
12508  v_and_or_b32 v14, v62, s40, v14
12510  v_and_b32_e32 v62, v86, v84
12514  v_sub_u32_e32 v86, 0x7f800000, v82
1251C  v_bitop3_b32 v65, v87, v65, v83 bitop3:0xc8
12524  v_sub_u32_e32 v83, 0x7f7fffff, v82
1252C  s_movk_i32 s41, 0x7000
12530  v_lshrrev_b32_e32 v86, 31, v86
12534  v_lshrrev_b32_e32 v84, 31, v83
12538  v_add_u32_e32 v87, -1, v86
1253C  v_ashrrev_i32_e32 v83, 31, v83
12540  v_and_or_b32 v14, v83, s41, v14
12548  v_and_b32_e32 v82, v87, v82
1254C  v_sub_u32_e32 v83, 0x7f800000, v81
12554  v_max3_u32 v16, v82, v62, v16
1255C  v_sub_u32_e32 v62, 0x7f7fffff, v81
12564  v_and_b32_e32 v88, 0x80000000, v87
1256C  v_add_u32_e32 v84, -1, v84
12570  v_lshrrev_b32_e32 v83, 31, v83
12574  v_bitop3_b32 v57, v88, v57, v84 bitop3:0xc8
1257C  v_lshrrev_b32_e32 v82, 31, v62
12580  v_add_u32_e32 v84, -1, v83
12584  v_ashrrev_i32_e32 v62, 31, v62
12588  s_mov_b32 s42, 0x70000
12590  v_add3_u32 v18, v85, v18, v86
12598  v_and_b32_e32 v85, 0x80000000, v84
125A0  v_and_or_b32 v14, v62, s42, v14
125A8  v_and_b32_e32 v62, v84, v81
125AC  v_sub_u32_e32 v81, 0x7f7fffff, v80
125B4  v_sub_u32_e32 v84, 0x7f800000, v80
125BC  v_add_u32_e32 v82, -1, v82
125C0  v_bitop3_b32 v67, v85, v67, v82 bitop3:0xc8
125C8  v_lshrrev_b32_e32 v82, 31, v81
125CC  v_lshrrev_b32_e32 v84, 31, v84
125D0  v_ashrrev_i32_e32 v81, 31, v81
125D4  s_mov_b32 s43, 0x700000
125DC  v_add_u32_e32 v85, -1, v84
125E0  v_and_or_b32 v14, v81, s43, v14
125E8  v_sub_u32_e32 v81, 0x7f800000, v79
125F0  v_and_b32_e32 v80, v85, v80
125F4  v_and_b32_e32 v86, 0x80000000, v85
125FC  v_add_u32_e32 v82, -1, v82
12600  v_max3_u32 v16, v80, v62, v16
12608  v_sub_u32_e32 v62, 0x7f7fffff, v79
12610  v_lshrrev_b32_e32 v81, 31, v81
12614  v_bitop3_b32 v59, v86, v59, v82 bitop3:0xc8
1261C  v_add_u32_e32 v82, -1, v81
12620  v_add3_u32 v18, v83, v18, v84
12628  v_lshrrev_b32_e32 v80, 31, v62
1262C  v_and_b32_e32 v83, 0x80000000, v82
12634  v_ashrrev_i32_e32 v62, 31, v62
12638  s_mov_b32 s44, 0x7000000
12640  v_and_b32_e32 v79, v82, v79
12644  v_sub_u32_e32 v82, 0x7f800000, v78
1264C  v_and_or_b32 v14, v62, s44, v14
12654  v_sub_u32_e32 v62, 0x7f7fffff, v78
1265C  v_add_u32_e32 v80, -1, v80
12660  v_lshrrev_b32_e32 v82, 31, v82
12664  v_bitop3_b32 v69, v83, v69, v80 bitop3:0xc8
1266C  v_lshrrev_b32_e32 v80, 31, v62
12670  v_add_u32_e32 v83, -1, v82
12674  v_ashrrev_i32_e32 v62, 31, v62
12678  s_brev_b32 s45, 14
1267C  v_and_or_b32 v62, v62, s45, v14
12684  v_add3_u32 v14, v81, v18, v82
1268C  v_and_b32_e32 v18, v83, v78
12690  v_max3_u32 v16, v18, v79, v16
12698  v_sub_u32_e32 v79, 0x7f800000, v75
126A0  v_and_b32_e32 v84, 0x80000000, v83
126A8  v_add_u32_e32 v80, -1, v80
126AC  v_sub_u32_e32 v18, 0x7f7fffff, v75
126B4  v_lshrrev_b32_e32 v79, 31, v79
126B8  v_bitop3_b32 v61, v84, v61, v80 bitop3:0xc8
126C0  v_add_u32_e32 v80, -1, v79
126C4  v_lshrrev_b32_e32 v78, 31, v18
126C8  v_and_b32_e32 v81, 0x80000000, v80
126D0  v_add_u32_e32 v78, -1, v78
126D4  v_bitop3_b32 v47, v81, v47, v78 bitop3:0xc8
126DC  v_sub_u32_e32 v81, 0x7f800000, v71
126E4  v_sub_u32_e32 v78, 0x7f7fffff, v71
126EC  v_ashrrev_i32_e32 v18, 31, v18
126F0  v_lshrrev_b32_e32 v81, 31, v81
126F4  v_and_b32_e32 v18, 7, v18
126F8  v_and_b32_e32 v75, v80, v75
126FC  v_lshrrev_b32_e32 v80, 31, v78
12700  v_add_u32_e32 v82, -1, v81
12704  v_ashrrev_i32_e32 v78, 31, v78
12708  v_and_or_b32 v18, v78, s39, v18
12710  v_and_b32_e32 v71, v82, v71
12714  v_sub_u32_e32 v78, 0x7f800000, v68
1271C  v_max3_u32 v16, v71, v75, v16
12724  v_sub_u32_e32 v71, 0x7f7fffff, v68
1272C  v_and_b32_e32 v83, 0x80000000, v82
12734  v_lshrrev_b32_e32 v78, 31, v78
12738  v_add_u32_e32 v80, -1, v80
1273C  v_add3_u32 v14, v79, v14, v81
12744  v_lshrrev_b32_e32 v75, 31, v71
12748  v_add_u32_e32 v79, -1, v78
1274C  v_ashrrev_i32_e32 v71, 31, v71
12750  v_bitop3_b32 v39, v83, v39, v80 bitop3:0xc8
12758  v_and_b32_e32 v80, 0x80000000, v79
12760  v_and_or_b32 v18, v71, s40, v18
12768  v_and_b32_e32 v68, v79, v68
1276C  v_sub_u32_e32 v71, 0x7f7fffff, v66
12774  v_sub_u32_e32 v79, 0x7f800000, v66
1277C  v_add_u32_e32 v75, -1, v75
12780  v_bitop3_b32 v49, v80, v49, v75 bitop3:0xc8
12788  v_lshrrev_b32_e32 v75, 31, v71
1278C  v_lshrrev_b32_e32 v79, 31, v79
12790  v_ashrrev_i32_e32 v71, 31, v71
12794  v_add_u32_e32 v80, -1, v79
12798  v_and_or_b32 v18, v71, s41, v18
127A0  v_sub_u32_e32 v71, 0x7f800000, v64
127A8  v_and_b32_e32 v66, v80, v66
127AC  v_and_b32_e32 v81, 0x80000000, v80
127B4  v_add_u32_e32 v75, -1, v75
127B8  v_max3_u32 v16, v66, v68, v16
127C0  v_sub_u32_e32 v66, 0x7f7fffff, v64
127C8  v_lshrrev_b32_e32 v71, 31, v71
127CC  v_bitop3_b32 v41, v81, v41, v75 bitop3:0xc8
127D4  v_add_u32_e32 v75, -1, v71
127D8  v_add3_u32 v14, v78, v14, v79
127E0  v_lshrrev_b32_e32 v68, 31, v66
127E4  v_and_b32_e32 v78, 0x80000000, v75
127EC  v_ashrrev_i32_e32 v66, 31, v66
127F0  v_and_b32_e32 v64, v75, v64
127F4  v_sub_u32_e32 v75, 0x7f800000, v60
127FC  v_and_or_b32 v18, v66, s42, v18
12804  v_sub_u32_e32 v66, 0x7f7fffff, v60
1280C  v_add_u32_e32 v68, -1, v68
12810  v_lshrrev_b32_e32 v75, 31, v75
12814  v_bitop3_b32 v51, v78, v51, v68 bitop3:0xc8
1281C  v_lshrrev_b32_e32 v68, 31, v66
12820  v_add_u32_e32 v78, -1, v75
12824  v_ashrrev_i32_e32 v66, 31, v66
12828  v_and_or_b32 v18, v66, s43, v18
12830  v_add3_u32 v66, v71, v14, v75
12838  v_and_b32_e32 v14, v78, v60
1283C  v_max3_u32 v16, v14, v64, v16
12844  v_sub_u32_e32 v64, 0x7f800000, v58
1284C  v_sub_u32_e32 v14, 0x7f7fffff, v58
12854  v_and_b32_e32 v79, 0x80000000, v78
1285C  v_add_u32_e32 v68, -1, v68
12860  v_lshrrev_b32_e32 v64, 31, v64
12864  v_bitop3_b32 v43, v79, v43, v68 bitop3:0xc8
1286C  v_lshrrev_b32_e32 v60, 31, v14
12870  v_add_u32_e32 v68, -1, v64
12874  v_ashrrev_i32_e32 v14, 31, v14
12878  v_and_b32_e32 v71, 0x80000000, v68
12880  v_and_or_b32 v14, v14, s44, v18
12888  v_and_b32_e32 v18, v68, v58
1288C  v_sub_u32_e32 v68, 0x7f800000, v56
12894  v_add_u32_e32 v60, -1, v60
12898  v_sub_u32_e32 v58, 0x7f7fffff, v56
128A0  v_lshrrev_b32_e32 v68, 31, v68
128A4  v_bitop3_b32 v53, v71, v53, v60 bitop3:0xc8
128AC  v_add_u32_e32 v71, -1, v68
128B0  v_lshrrev_b32_e32 v60, 31, v58
128B4  v_and_b32_e32 v75, 0x80000000, v71
128BC  v_add_u32_e32 v60, -1, v60
128C0  v_bitop3_b32 v45, v75, v45, v60 bitop3:0xc8
128C8  v_sub_u32_e32 v60, 0x7f800000, v54
128D0  v_and_b32_e32 v56, v71, v56
128D4  v_ashrrev_i32_e32 v58, 31, v58
128D8  v_max3_u32 v16, v56, v18, v16
128E0  v_sub_u32_e32 v18, 0x7f7fffff, v54
128E8  v_lshrrev_b32_e32 v60, 31, v60
128EC  v_and_or_b32 v14, v58, s45, v14
128F4  v_add3_u32 v58, v64, v66, v68
128FC  v_add_u32_e32 v64, -1, v60
12900  v_lshrrev_b32_e32 v56, 31, v18
12904  v_and_b32_e32 v66, 0x80000000, v64
1290C  v_add_u32_e32 v56, -1, v56
12910  v_bitop3_b32 v31, v66, v31, v56 bitop3:0xc8
12918  v_sub_u32_e32 v56, 0x7f7fffff, v52
12920  v_sub_u32_e32 v66, 0x7f800000, v52
12928  v_ashrrev_i32_e32 v18, 31, v18
1292C  v_and_b32_e32 v18, 7, v18
12930  v_and_b32_e32 v54, v64, v54
12934  v_lshrrev_b32_e32 v64, 31, v56
12938  v_lshrrev_b32_e32 v66, 31, v66
1293C  v_ashrrev_i32_e32 v56, 31, v56
12940  v_and_or_b32 v18, v56, s39, v18
12948  v_add3_u32 v56, v60, v58, v66
12950  v_sub_u32_e32 v58, 0x7f800000, v50
12958  v_add_u32_e32 v68, -1, v66
1295C  v_and_b32_e32 v52, v68, v52
12960  v_lshrrev_b32_e32 v58, 31, v58
12964  v_and_b32_e32 v71, 0x80000000, v68
1296C  v_add_u32_e32 v64, -1, v64
12970  v_max3_u32 v16, v52, v54, v16
12978  v_sub_u32_e32 v52, 0x7f7fffff, v50
12980  v_add_u32_e32 v60, -1, v58
12984  v_bitop3_b32 v23, v71, v23, v64 bitop3:0xc8
1298C  v_and_b32_e32 v64, 0x80000000, v60
12994  v_and_b32_e32 v50, v60, v50
12998  v_sub_u32_e32 v60, 0x7f800000, v48
129A0  v_lshrrev_b32_e32 v54, 31, v52
129A4  v_ashrrev_i32_e32 v52, 31, v52
129A8  v_add_u32_e32 v54, -1, v54
129AC  v_and_or_b32 v18, v52, s40, v18
129B4  v_sub_u32_e32 v52, 0x7f7fffff, v48
129BC  v_lshrrev_b32_e32 v60, 31, v60
129C0  v_bitop3_b32 v33, v64, v33, v54 bitop3:0xc8
129C8  v_add_u32_e32 v64, -1, v60
129CC  v_lshrrev_b32_e32 v54, 31, v52
129D0  v_and_b32_e32 v66, 0x80000000, v64
129D8  v_add_u32_e32 v54, -1, v54
129DC  v_bitop3_b32 v25, v66, v25, v54 bitop3:0xc8
129E4  v_sub_u32_e32 v54, 0x7f800000, v46
129EC  v_ashrrev_i32_e32 v52, 31, v52
129F0  v_and_b32_e32 v48, v64, v48
129F4  v_lshrrev_b32_e32 v54, 31, v54
129F8  v_and_or_b32 v18, v52, s41, v18
12A00  v_add3_u32 v52, v58, v56, v60
12A08  v_max3_u32 v16, v48, v50, v16
12A10  v_sub_u32_e32 v48, 0x7f7fffff, v46
12A18  v_add_u32_e32 v56, -1, v54
12A1C  v_and_b32_e32 v58, 0x80000000, v56
12A24  v_and_b32_e32 v46, v56, v46
12A28  v_sub_u32_e32 v56, 0x7f800000, v44
12A30  v_lshrrev_b32_e32 v50, 31, v48
12A34  v_ashrrev_i32_e32 v48, 31, v48
12A38  v_add_u32_e32 v50, -1, v50
12A3C  v_and_or_b32 v18, v48, s42, v18
12A44  v_sub_u32_e32 v48, 0x7f7fffff, v44
12A4C  v_lshrrev_b32_e32 v56, 31, v56
12A50  v_bitop3_b32 v35, v58, v35, v50 bitop3:0xc8
12A58  v_add_u32_e32 v58, -1, v56
12A5C  v_lshrrev_b32_e32 v50, 31, v48
12A60  v_and_b32_e32 v60, 0x80000000, v58
12A68  v_add_u32_e32 v50, -1, v50
12A6C  v_bitop3_b32 v27, v60, v27, v50 bitop3:0xc8
12A74  v_and_b32_e32 v44, v58, v44
12A78  v_sub_u32_e32 v50, 0x7f800000, v42
12A80  v_max3_u32 v44, v44, v46, v16
12A88  v_sub_u32_e32 v16, 0x7f7fffff, v42
12A90  v_ashrrev_i32_e32 v48, 31, v48
12A94  v_lshrrev_b32_e32 v50, 31, v50
12A98  v_and_or_b32 v18, v48, s43, v18
12AA0  v_add3_u32 v48, v54, v52, v56
12AA8  v_lshrrev_b32_e32 v46, 31, v16
12AAC  v_add_u32_e32 v52, -1, v50
12AB0  v_ashrrev_i32_e32 v16, 31, v16
12AB4  v_and_b32_e32 v54, 0x80000000, v52
12ABC  v_and_or_b32 v16, v16, s44, v18
12AC4  v_and_b32_e32 v18, v52, v42
12AC8  v_sub_u32_e32 v52, 0x7f800000, v36
12AD0  v_add_u32_e32 v46, -1, v46
12AD4  v_sub_u32_e32 v42, 0x7f7fffff, v36
12ADC  v_lshrrev_b32_e32 v52, 31, v52
12AE0  v_bitop3_b32 v37, v54, v37, v46 bitop3:0xc8
12AE8  v_add_u32_e32 v54, -1, v52
12AEC  v_lshrrev_b32_e32 v46, 31, v42
12AF0  v_and_b32_e32 v56, 0x80000000, v54
12AF8  v_add_u32_e32 v46, -1, v46
12AFC  v_bitop3_b32 v29, v56, v29, v46 bitop3:0xc8
12B04  v_sub_u32_e32 v46, 0x7f800000, v34
12B0C  v_and_b32_e32 v36, v54, v36
12B10  v_ashrrev_i32_e32 v42, 31, v42
12B14  v_max3_u32 v18, v36, v18, v44
12B1C  v_sub_u32_e32 v36, 0x7f7fffff, v34
12B24  v_lshrrev_b32_e32 v46, 31, v46
12B28  v_and_or_b32 v16, v42, s45, v16
12B30  v_add3_u32 v42, v50, v48, v52
12B38  v_add_u32_e32 v48, -1, v46
12B3C  v_lshrrev_b32_e32 v44, 31, v36
12B40  v_and_b32_e32 v50, 0x80000000, v48
12B48  v_add_u32_e32 v44, -1, v44
12B4C  v_bitop3_b32 v15, v50, v15, v44 bitop3:0xc8
12B54  v_sub_u32_e32 v44, 0x7f7fffff, v32
12B5C  v_ashrrev_i32_e32 v36, 31, v36
12B60  v_sub_u32_e32 v50, 0x7f800000, v32
12B68  v_and_b32_e32 v36, 7, v36
12B6C  v_and_b32_e32 v34, v48, v34
12B70  v_lshrrev_b32_e32 v48, 31, v44
12B74  v_ashrrev_i32_e32 v44, 31, v44
12B78  v_lshrrev_b32_e32 v50, 31, v50
12B7C  v_and_or_b32 v36, v44, s39, v36
12B84  v_sub_u32_e32 v44, 0x7f800000, v30
12B8C  v_add_u32_e32 v52, -1, v50
12B90  v_and_b32_e32 v32, v52, v32
12B94  v_lshrrev_b32_e32 v44, 31, v44
12B98  v_and_b32_e32 v54, 0x80000000, v52
12BA0  v_add_u32_e32 v48, -1, v48
12BA4  v_add3_u32 v42, v46, v42, v50
12BAC  v_max3_u32 v18, v32, v34, v18
12BB4  v_sub_u32_e32 v32, 0x7f7fffff, v30
12BBC  v_add_u32_e32 v46, -1, v44
12BC0  v_bitop3_b32 v7, v54, v7, v48 bitop3:0xc8
12BC8  v_and_b32_e32 v48, 0x80000000, v46
12BD0  v_lshrrev_b32_e32 v34, 31, v32
12BD4  v_and_b32_e32 v30, v46, v30
12BD8  v_sub_u32_e32 v46, 0x7f800000, v28
12BE0  v_add_u32_e32 v34, -1, v34
12BE4  v_bitop3_b32 v17, v48, v17, v34 bitop3:0xc8
12BEC  v_ashrrev_i32_e32 v32, 31, v32
12BF0  v_sub_u32_e32 v34, 0x7f7fffff, v28
12BF8  v_lshrrev_b32_e32 v46, 31, v46
12BFC  v_and_or_b32 v32, v32, s40, v36
12C04  v_add_u32_e32 v48, -1, v46
12C08  v_lshrrev_b32_e32 v36, 31, v34
12C0C  v_and_b32_e32 v50, 0x80000000, v48
12C14  v_add_u32_e32 v36, -1, v36
12C18  v_bitop3_b32 v9, v50, v9, v36 bitop3:0xc8
12C20  v_sub_u32_e32 v36, 0x7f800000, v26
12C28  v_ashrrev_i32_e32 v34, 31, v34
12C2C  v_and_b32_e32 v28, v48, v28
12C30  v_lshrrev_b32_e32 v36, 31, v36
12C34  v_and_or_b32 v32, v34, s41, v32
12C3C  v_add3_u32 v34, v44, v42, v46
12C44  v_max3_u32 v18, v28, v30, v18
12C4C  v_sub_u32_e32 v28, 0x7f7fffff, v26
12C54  v_add_u32_e32 v42, -1, v36
12C58  v_and_b32_e32 v44, 0x80000000, v42
12C60  v_lshrrev_b32_e32 v30, 31, v28
12C64  v_and_b32_e32 v26, v42, v26
12C68  v_sub_u32_e32 v42, 0x7f800000, v20
12C70  v_add_u32_e32 v30, -1, v30
12C74  v_bitop3_b32 v19, v44, v19, v30 bitop3:0xc8
12C7C  v_ashrrev_i32_e32 v28, 31, v28
12C80  v_sub_u32_e32 v30, 0x7f7fffff, v20
12C88  v_lshrrev_b32_e32 v42, 31, v42
12C8C  v_and_or_b32 v28, v28, s42, v32
12C94  v_add_u32_e32 v44, -1, v42
12C98  v_lshrrev_b32_e32 v32, 31, v30
12C9C  v_and_b32_e32 v46, 0x80000000, v44
12CA4  v_add_u32_e32 v32, -1, v32
12CA8  v_bitop3_b32 v11, v46, v11, v32 bitop3:0xc8
12CB0  v_sub_u32_e32 v32, 0x7f800000, v12
12CB8  v_and_b32_e32 v20, v44, v20
12CBC  v_ashrrev_i32_e32 v30, 31, v30
12CC0  v_max3_u32 v20, v20, v26, v18
12CC8  v_sub_u32_e32 v18, 0x7f7fffff, v12
12CD0  v_lshrrev_b32_e32 v32, 31, v32
12CD4  v_and_or_b32 v28, v30, s43, v28
12CDC  v_add3_u32 v30, v36, v34, v42
12CE4  v_add_u32_e32 v34, -1, v32
12CE8  v_lshrrev_b32_e32 v26, 31, v18
12CEC  v_and_b32_e32 v36, 0x80000000, v34
12CF4  v_add_u32_e32 v26, -1, v26
12CF8  v_and_b32_e32 v12, v34, v12
12CFC  v_sub_u32_e32 v34, 0x7f800000, v10
12D04  v_bitop3_b32 v21, v36, v21, v26 bitop3:0xc8
12D0C  v_sub_u32_e32 v26, 0x7f7fffff, v10
12D14  v_ashrrev_i32_e32 v18, 31, v18
12D18  v_lshrrev_b32_e32 v34, 31, v34
12D1C  v_and_or_b32 v18, v18, s44, v28
12D24  v_lshrrev_b32_e32 v28, 31, v26
12D28  v_add_u32_e32 v36, -1, v34
12D2C  v_ashrrev_i32_e32 v26, 31, v26
12D30  v_and_or_b32 v18, v26, s45, v18
12D38  v_add3_u32 v26, v32, v30, v34
12D40  v_and_b32_e32 v10, v36, v10
12D44  v_and_b32_e32 v42, 0x80000000, v36
12D4C  v_add_u32_e32 v28, -1, v28
12D50  v_max3_u32 v10, v10, v12, v20
12D58  v_mov_b32_e32 v12, 0x7f800000
12D60  v_cmp_ne_u32_e32 vcc, 32, v26
12D64  v_bitop3_b32 v13, v42, v13, v28 bitop3:0xc8
12D6C  s_nop 0
12D70  v_cndmask_b32_e32 v83, v12, v10, vcc
12D74  s_or_b64 exec, exec, s[0:1]
12D78  v_cmp_ne_u32_e32 vcc, 0, v83
12D7C  v_mov_b32_e32 v20, 0x7f
12D84  s_and_saveexec_b64 s[0:1], vcc
12D88  s_cbranch_execz 15
12D8C  v_add_u32_e32 v10, s38, v83
12D90  s_mov_b32 s38, 0x17fffff
12D98  v_lshrrev_b32_e32 v12, 23, v10
12D9C  v_add_u32_e32 v12, -2, v12
12DA0  v_cmp_lt_u32_e32 vcc, s38, v10
12DA4  s_mov_b32 s38, 0x7f800000
12DAC  s_nop 0
12DB0  v_cndmask_b32_e32 v10, 0, v12, vcc
12DB4  v_cmp_eq_u32_e32 vcc, s38, v83
12DB8  v_mov_b32_e32 v12, 0xfe
12DC0  s_and_b64 vcc, s[4:5], vcc
12DC4  v_cndmask_b32_e32 v20, v10, v12, vcc
12DC8  s_or_b64 exec, exec, s[0:1]
12DCC  v_cmp_eq_u32_e32 vcc, 0, v20
12DD0  s_cbranch_vccz 37
12DD4  s_nop 0
12DD8  v_cndmask_b32_e64 v10, 1.0, 2.0, vcc
12DE0  v_mul_f32_e32 v63, v10, v63
12DE4  v_mul_f32_e32 v55, v10, v55
12DE8  v_mul_f32_e32 v65, v10, v65
12DEC  v_mul_f32_e32 v57, v10, v57
12DF0  v_mul_f32_e32 v67, v10, v67
12DF4  v_mul_f32_e32 v59, v10, v59
12DF8  v_mul_f32_e32 v69, v10, v69
12DFC  v_mul_f32_e32 v61, v10, v61
12E00  v_mul_f32_e32 v47, v10, v47
12E04  v_mul_f32_e32 v39, v10, v39
12E08  v_mul_f32_e32 v49, v10, v49
12E0C  v_mul_f32_e32 v41, v10, v41
12E10  v_mul_f32_e32 v51, v10, v51
12E14  v_mul_f32_e32 v43, v10, v43
12E18  v_mul_f32_e32 v53, v10, v53
12E1C  v_mul_f32_e32 v45, v10, v45
12E20  v_mul_f32_e32 v31, v10, v31
12E24  v_mul_f32_e32 v23, v10, v23
12E28  v_mul_f32_e32 v33, v10, v33
12E2C  v_mul_f32_e32 v25, v10, v25
12E30  v_mul_f32_e32 v35, v10, v35
12E34  v_mul_f32_e32 v27, v10, v27
12E38  v_mul_f32_e32 v37, v10, v37
12E3C  v_mul_f32_e32 v29, v10, v29
12E40  v_mul_f32_e32 v15, v10, v15
12E44  v_mul_f32_e32 v7, v10, v7
12E48  v_mul_f32_e32 v17, v10, v17
12E4C  v_mul_f32_e32 v9, v10, v9
12E50  v_mul_f32_e32 v19, v10, v19
12E54  v_mul_f32_e32 v11, v10, v11
12E58  v_mul_f32_e32 v21, v10, v21
12E5C  v_mul_f32_e32 v13, v10, v13
12E60  v_max_u32_e32 v10, 1, v20
12E64  s_branch 1
12E68  v_mov_b32_e32 v10, v20
12E6C  v_or3_b32 v2, v4, v3, v2
12E74  v_or3_b32 v3, v40, v5, v38
12E7C  v_or3_b32 v5, v8, v74, v6
12E84  v_add_lshl_u32 v6, s28, v70, 2
12E8C  s_mov_b32 s0, 0xd2511f53
12E94  v_mad_u64_u32 v[70:71], s[4:5], v6, s0, 0
12E9C  v_xor_b32_e32 v8, s8, v71
12EA0  s_mov_b32 s1, 0xcd9e8d57
12EA8  v_mad_u64_u32 v[74:75], s[4:5], v8, s1, 0
12EB0  v_lshlrev_b32_e32 v48, 23, v10
12EB4  v_xor_b32_e32 v8, s16, v75
12EB8  v_xor_b32_e32 v10, s20, v70
12EBC  v_mad_u64_u32 v[70:71], s[4:5], v8, s0, 0
12EC4  v_mad_u64_u32 v[78:79], s[4:5], v10, s1, 0
12ECC  v_xor_b32_e32 v8, v74, v79
12ED0  v_xor_b32_e32 v10, s24, v71
12ED4  v_xor_b32_e32 v8, s9, v8
12ED8  v_mad_u64_u32 v[80:81], s[4:5], v10, s1, 0
12EE0  v_mad_u64_u32 v[74:75], s[4:5], v8, s0, 0
12EE8  v_xor_b32_e32 v8, v78, v81
12EEC  v_xor_b32_e32 v8, s21, v8
12EF0  v_xor_b32_e32 v10, v70, v75
12EF4  v_xor_b32_e32 v10, s17, v10
12EF8  v_mad_u64_u32 v[70:71], s[4:5], v8, s0, 0
12F00  v_mad_u64_u32 v[78:79], s[4:5], v10, s1, 0
12F08  v_xor_b32_e32 v10, v74, v71
12F0C  v_xor_b32_e32 v8, v80, v79
12F10  v_xor_b32_e32 v10, s22, v10
12F14  v_xor_b32_e32 v8, s23, v8
12F18  v_mad_u64_u32 v[80:81], s[4:5], v10, s1, 0
12F20  v_mad_u64_u32 v[74:75], s[4:5], v8, s0, 0
12F28  v_xor_b32_e32 v8, v78, v81
12F2C  v_xor_b32_e32 v8, s26, v8
12F30  v_xor_b32_e32 v10, v70, v75
12F34  v_xor_b32_e32 v10, s25, v10
12F38  v_mad_u64_u32 v[70:71], s[4:5], v8, s0, 0
12F40  v_mad_u64_u32 v[78:79], s[4:5], v10, s1, 0
12F48  v_xor_b32_e32 v10, v74, v71
12F4C  v_xor_b32_e32 v8, v80, v79
12F50  v_xor_b32_e32 v10, s27, v10
12F54  v_xor_b32_e32 v8, s30, v8
12F58  v_mad_u64_u32 v[80:81], s[4:5], v10, s1, 0
12F60  v_mad_u64_u32 v[74:75], s[4:5], v8, s0, 0
12F68  v_xor_b32_e32 v8, v78, v81
12F6C  v_xor_b32_e32 v8, s33, v8
12F70  v_xor_b32_e32 v10, v70, v75
12F74  v_xor_b32_e32 v10, s31, v10
12F78  v_mad_u64_u32 v[70:71], s[4:5], v8, s0, 0
12F80  v_mad_u64_u32 v[78:79], s[4:5], v10, s1, 0
12F88  v_xor_b32_e32 v10, v74, v71
12F8C  v_xor_b32_e32 v8, v80, v79
12F90  v_xor_b32_e32 v10, s34, v10
12F94  v_xor_b32_e32 v8, s36, v8
12F98  v_mad_u64_u32 v[80:81], s[4:5], v10, s1, 0
12FA0  v_mad_u64_u32 v[74:75], s[4:5], v8, s0, 0
12FA8  v_xor_b32_e32 v8, v78, v81
12FAC  v_xor_b32_e32 v8, s37, v8
12FB0  v_xor_b32_e32 v10, v70, v75
12FB4  v_mov_b32_e32 v32, 0
12FB8  v_mov_b32_e32 v34, 0
12FBC  v_xor_b32_e32 v10, s35, v10
12FC0  v_mov_b32_e32 v54, v63
12FC4  v_mov_b32_e32 v56, v65
12FC8  v_mov_b32_e32 v58, v67
12FCC  v_mov_b32_e32 v60, v69
12FD0  v_cvt_scalef32_sr_pk_fp4_f32 v32, v[54:55], v8, v48
12FD8  v_cvt_scalef32_sr_pk_fp4_f32 v34, v[58:59], v10, v48 op_sel:[0,0,0,1]
12FE0  v_cvt_scalef32_sr_pk_fp4_f32 v32, v[56:57], v80, v48 op_sel:[0,0,1,0]
12FE8  v_cvt_scalef32_sr_pk_fp4_f32 v34, v[60:61], v74, v48 op_sel:[0,0,1,1]
12FF0  s_nop 0
12FF4  v_or_b32_e32 v8, 1, v6
12FF8  v_mad_u64_u32 v[54:55], s[4:5], v8, s0, 0
13000  v_xor_b32_e32 v8, s8, v55
13004  v_mad_u64_u32 v[56:57], s[4:5], v8, s1, 0
1300C  v_xor_b32_e32 v8, s16, v57
13010  v_xor_b32_e32 v10, s20, v54
13014  v_mad_u64_u32 v[54:55], s[4:5], v8, s0, 0
1301C  v_mad_u64_u32 v[58:59], s[4:5], v10, s1, 0
13024  v_xor_b32_e32 v8, v56, v59
13028  v_xor_b32_e32 v10, s24, v55
1302C  v_xor_b32_e32 v8, s9, v8
13030  v_mad_u64_u32 v[60:61], s[4:5], v10, s1, 0
13038  v_mad_u64_u32 v[56:57], s[4:5], v8, s0, 0
13040  v_xor_b32_e32 v8, v58, v61
13044  v_xor_b32_e32 v8, s21, v8
13048  v_xor_b32_e32 v10, v54, v57
1304C  v_xor_b32_e32 v10, s17, v10
13050  v_mad_u64_u32 v[54:55], s[4:5], v8, s0, 0
13058  v_mad_u64_u32 v[58:59], s[4:5], v10, s1, 0
13060  v_xor_b32_e32 v10, v56, v55
13064  v_xor_b32_e32 v8, v60, v59
13068  v_xor_b32_e32 v10, s22, v10
1306C  v_xor_b32_e32 v8, s23, v8
13070  v_mad_u64_u32 v[60:61], s[4:5], v10, s1, 0
13078  v_mad_u64_u32 v[56:57], s[4:5], v8, s0, 0
13080  v_xor_b32_e32 v8, v58, v61
13084  v_xor_b32_e32 v8, s26, v8
13088  v_xor_b32_e32 v10, v54, v57
1308C  v_xor_b32_e32 v10, s25, v10
13090  v_mad_u64_u32 v[54:55], s[4:5], v8, s0, 0
13098  v_mad_u64_u32 v[58:59], s[4:5], v10, s1, 0
130A0  v_xor_b32_e32 v10, v56, v55
130A4  v_xor_b32_e32 v8, v60, v59
130A8  v_xor_b32_e32 v10, s27, v10
130AC  v_xor_b32_e32 v8, s30, v8
130B0  v_mad_u64_u32 v[60:61], s[4:5], v10, s1, 0
130B8  v_mad_u64_u32 v[56:57], s[4:5], v8, s0, 0
130C0  v_xor_b32_e32 v8, v58, v61
130C4  v_xor_b32_e32 v8, s33, v8
130C8  v_xor_b32_e32 v10, v54, v57
130CC  v_xor_b32_e32 v10, s31, v10
130D0  v_mad_u64_u32 v[54:55], s[4:5], v8, s0, 0
130D8  v_mad_u64_u32 v[58:59], s[4:5], v10, s1, 0
130E0  v_xor_b32_e32 v10, v56, v55
130E4  v_xor_b32_e32 v8, v60, v59
130E8  v_xor_b32_e32 v10, s34, v10
130EC  v_xor_b32_e32 v8, s36, v8
130F0  v_mad_u64_u32 v[60:61], s[4:5], v10, s1, 0
130F8  v_mad_u64_u32 v[56:57], s[4:5], v8, s0, 0
13100  v_xor_b32_e32 v8, v58, v61
13104  v_xor_b32_e32 v8, s37, v8
13108  v_xor_b32_e32 v10, v54, v57
1310C  v_mov_b32_e32 v36, 0
13110  v_mov_b32_e32 v46, 0
13114  v_xor_b32_e32 v10, s35, v10
13118  v_mov_b32_e32 v38, v47
1311C  v_mov_b32_e32 v40, v49
13120  v_mov_b32_e32 v42, v51
13124  v_mov_b32_e32 v44, v53
13128  v_cvt_scalef32_sr_pk_fp4_f32 v36, v[38:39], v8, v48
13130  v_cvt_scalef32_sr_pk_fp4_f32 v46, v[42:43], v10, v48 op_sel:[0,0,0,1]
13138  v_cvt_scalef32_sr_pk_fp4_f32 v36, v[40:41], v60, v48 op_sel:[0,0,1,0]
13140  v_cvt_scalef32_sr_pk_fp4_f32 v46, v[44:45], v56, v48 op_sel:[0,0,1,1]
13148  s_nop 0
1314C  v_or_b32_e32 v8, 2, v6
13150  v_mad_u64_u32 v[38:39], s[4:5], v8, s0, 0
13158  v_xor_b32_e32 v8, s8, v39
1315C  v_mad_u64_u32 v[40:41], s[4:5], v8, s1, 0
13164  v_xor_b32_e32 v10, s20, v38
13168  v_xor_b32_e32 v8, s16, v41
1316C  v_mad_u64_u32 v[42:43], s[4:5], v10, s1, 0
13174  v_mad_u64_u32 v[38:39], s[4:5], v8, s0, 0
1317C  v_xor_b32_e32 v8, v40, v43
13180  v_xor_b32_e32 v8, s9, v8
13184  v_xor_b32_e32 v10, s24, v39
13188  v_mad_u64_u32 v[40:41], s[4:5], v8, s0, 0
13190  v_mad_u64_u32 v[44:45], s[4:5], v10, s1, 0
13198  v_xor_b32_e32 v8, v42, v45
1319C  v_xor_b32_e32 v10, v38, v41
131A0  v_xor_b32_e32 v8, s21, v8
131A4  v_xor_b32_e32 v10, s17, v10
131A8  v_mad_u64_u32 v[38:39], s[4:5], v8, s0, 0
131B0  v_mad_u64_u32 v[42:43], s[4:5], v10, s1, 0
131B8  v_xor_b32_e32 v8, v44, v43
131BC  v_xor_b32_e32 v10, v40, v39
131C0  v_xor_b32_e32 v8, s23, v8
131C4  v_xor_b32_e32 v10, s22, v10
131C8  v_mad_u64_u32 v[40:41], s[4:5], v8, s0, 0
131D0  v_mad_u64_u32 v[44:45], s[4:5], v10, s1, 0
131D8  v_xor_b32_e32 v8, v42, v45
131DC  v_xor_b32_e32 v10, v38, v41
131E0  v_xor_b32_e32 v8, s26, v8
131E4  v_xor_b32_e32 v10, s25, v10
131E8  v_mad_u64_u32 v[38:39], s[4:5], v8, s0, 0
131F0  v_mad_u64_u32 v[42:43], s[4:5], v10, s1, 0
131F8  v_xor_b32_e32 v8, v44, v43
131FC  v_xor_b32_e32 v10, v40, v39
13200  v_xor_b32_e32 v8, s30, v8
13204  v_xor_b32_e32 v10, s27, v10
13208  v_mad_u64_u32 v[40:41], s[4:5], v8, s0, 0
13210  v_mad_u64_u32 v[44:45], s[4:5], v10, s1, 0
13218  v_xor_b32_e32 v8, v42, v45
1321C  v_xor_b32_e32 v10, v38, v41
13220  v_xor_b32_e32 v8, s33, v8
13224  v_xor_b32_e32 v10, s31, v10
13228  v_mad_u64_u32 v[38:39], s[4:5], v8, s0, 0
13230  v_mad_u64_u32 v[42:43], s[4:5], v10, s1, 0
13238  v_xor_b32_e32 v8, v44, v43
1323C  v_xor_b32_e32 v10, v40, v39
13240  v_xor_b32_e32 v8, s36, v8
13244  v_xor_b32_e32 v10, s34, v10
13248  v_mad_u64_u32 v[40:41], s[4:5], v8, s0, 0
13250  v_mad_u64_u32 v[44:45], s[4:5], v10, s1, 0
13258  v_or3_b32 v4, v24, v73, v22
13260  v_xor_b32_e32 v8, v42, v45
13264  v_xor_b32_e32 v10, v38, v41
13268  v_mov_b32_e32 v22, v31
1326C  v_mov_b32_e32 v24, v33
13270  v_mov_b32_e32 v31, 0
13274  v_mov_b32_e32 v33, 0
13278  v_or_b32_e32 v6, 3, v6
1327C  v_xor_b32_e32 v8, s37, v8
13280  v_xor_b32_e32 v10, s35, v10
13284  v_mov_b32_e32 v26, v35
13288  v_mov_b32_e32 v28, v37
1328C  v_cvt_scalef32_sr_pk_fp4_f32 v31, v[22:23], v8, v48
13294  v_cvt_scalef32_sr_pk_fp4_f32 v33, v[26:27], v10, v48 op_sel:[0,0,0,1]
1329C  v_cvt_scalef32_sr_pk_fp4_f32 v31, v[24:25], v44, v48 op_sel:[0,0,1,0]
132A4  v_cvt_scalef32_sr_pk_fp4_f32 v33, v[28:29], v40, v48 op_sel:[0,0,1,1]
132AC  s_nop 0
132B0  v_mad_u64_u32 v[22:23], s[4:5], v6, s0, 0
132B8  v_xor_b32_e32 v6, s8, v23
132BC  v_mad_u64_u32 v[24:25], s[4:5], v6, s1, 0
132C4  v_xor_b32_e32 v8, s20, v22
132C8  v_xor_b32_e32 v6, s16, v25
132CC  v_mad_u64_u32 v[26:27], s[4:5], v8, s1, 0
132D4  v_mad_u64_u32 v[22:23], s[4:5], v6, s0, 0
132DC  v_xor_b32_e32 v6, v24, v27
132E0  v_xor_b32_e32 v6, s9, v6
132E4  v_xor_b32_e32 v8, s24, v23
132E8  v_mad_u64_u32 v[24:25], s[4:5], v6, s0, 0
132F0  v_mad_u64_u32 v[28:29], s[4:5], v8, s1, 0
132F8  v_xor_b32_e32 v6, v26, v29
132FC  v_xor_b32_e32 v8, v22, v25
13300  v_xor_b32_e32 v6, s21, v6
13304  v_xor_b32_e32 v8, s17, v8
13308  v_mad_u64_u32 v[22:23], s[4:5], v6, s0, 0
13310  v_mad_u64_u32 v[26:27], s[4:5], v8, s1, 0
13318  v_xor_b32_e32 v6, v28, v27
1331C  v_xor_b32_e32 v8, v24, v23
13320  v_xor_b32_e32 v6, s23, v6
13324  v_xor_b32_e32 v8, s22, v8
13328  v_mad_u64_u32 v[24:25], s[4:5], v6, s0, 0
13330  v_mad_u64_u32 v[28:29], s[4:5], v8, s1, 0
13338  v_xor_b32_e32 v6, v26, v29
1333C  v_xor_b32_e32 v8, v22, v25
13340  v_xor_b32_e32 v6, s26, v6
13344  v_xor_b32_e32 v8, s25, v8
13348  v_mad_u64_u32 v[22:23], s[4:5], v6, s0, 0
13350  v_mad_u64_u32 v[26:27], s[4:5], v8, s1, 0
13358  v_xor_b32_e32 v6, v28, v27
1335C  v_xor_b32_e32 v8, v24, v23
13360  v_xor_b32_e32 v6, s30, v6
13364  v_xor_b32_e32 v8, s27, v8
13368  v_mad_u64_u32 v[24:25], s[4:5], v6, s0, 0
13370  v_mad_u64_u32 v[28:29], s[4:5], v8, s1, 0
13378  v_xor_b32_e32 v6, v26, v29
1337C  v_xor_b32_e32 v8, v22, v25
13380  v_xor_b32_e32 v6, s33, v6
13384  v_xor_b32_e32 v8, s31, v8
13388  v_mad_u64_u32 v[22:23], s[4:5], v6, s0, 0
13390  v_mad_u64_u32 v[26:27], s[4:5], v8, s1, 0
13398  v_xor_b32_e32 v6, v28, v27
1339C  v_xor_b32_e32 v8, v24, v23
133A0  v_xor_b32_e32 v6, s36, v6
133A4  v_xor_b32_e32 v8, s34, v8
133A8  v_mad_u64_u32 v[24:25], s[4:5], v6, s0, 0
133B0  v_mad_u64_u32 v[28:29], s[0:1], v8, s1, 0
133B8  v_xor_b32_e32 v6, v26, v29
133BC  v_xor_b32_e32 v23, s37, v6
133C0  v_xor_b32_e32 v6, v22, v25
133C4  v_mov_b32_e32 v30, 0
133C8  v_xor_b32_e32 v22, s35, v6
133CC  v_mov_b32_e32 v6, v15
133D0  v_mov_b32_e32 v15, 0
133D4  v_mov_b32_e32 v8, v17
133D8  v_mov_b32_e32 v10, v19
133DC  v_mov_b32_e32 v12, v21
133E0  v_cvt_scalef32_sr_pk_fp4_f32 v30, v[6:7], v23, v48
133E8  v_cvt_scalef32_sr_pk_fp4_f32 v15, v[10:11], v22, v48 op_sel:[0,0,0,1]
133F0  v_cvt_scalef32_sr_pk_fp4_f32 v30, v[8:9], v28, v48 op_sel:[0,0,1,0]
133F8  v_cvt_scalef32_sr_pk_fp4_f32 v15, v[12:13], v24, v48 op_sel:[0,0,1,1]
13400  s_nop 0
13404  v_lshlrev_b32_e32 v6, 1, v77
13408  v_bitop3_b32 v7, v1, v76, 3 bitop3:0x6c
13410  v_add_lshl_u32 v8, v6, v7, 4
13418  ds_write_b128 v8, v[2:5]
13420  v_add_u32_e32 v2, v6, v76
13424  ds_write_b8 v2, v72 offset:8192
1342C  s_and_saveexec_b64 s[0:1], s[6:7]
13430  s_cbranch_execz 17
13434  v_xor_b32_e32 v6, 0x108, v6
1343C  v_or3_b32 v2, v34, v62, v32
13444  v_or3_b32 v3, v46, v14, v36
1344C  v_or3_b32 v4, v33, v16, v31
13454  v_or3_b32 v5, v15, v18, v30
1345C  v_add_lshl_u32 v7, v6, v7, 4
13464  ds_write_b128 v7, v[2:5]
1346C  v_add_u32_e32 v2, v6, v76
13470  ds_write_b8 v2, v20 offset:8192
13478  s_or_b64 exec, exec, s[0:1]
1347C  s_or_b64 exec, exec, s[10:11]
13480  s_add_i32 s1, s28, 7
13484  s_and_b32 s10, s1, 0xffffff8
1348C  s_lshr_b32 s1, s2, 1
13490  s_add_i32 s4, s18, 0xff
13498  s_and_b32 s0, s19, 8
1349C  s_and_b32 s1, s1, 2
134A0  s_and_b32 s11, s4, 0xffffff00
134A8  s_cmp_eq_u32 s0, 0
134AC  s_cselect_b64 vcc, -1, 0
134B0  v_and_b32_e32 v6, 3, v0
134B4  v_lshlrev_b32_e32 v3, 6, v0
134B8  v_or_b32_e32 v4, s2, v6
134BC  v_lshl_or_b32 v2, s3, 7, v0
134C4  v_and_b32_e32 v3, 0xc0, v3
134CC  s_movk_i32 s0, 0xff3c
134D0  v_add_u32_e32 v1, s29, v1
134D4  s_and_b64 s[8:9], vcc, exec
134D8  v_cmp_le_u32_e64 s[6:7], s28, v4
134E0  v_bfe_u32 v5, v0, 6, 1
134E8  v_and_or_b32 v2, v2, s0, v3
134F0  v_mov_b32_e32 v3, 0
134F4  v_and_b32_e32 v7, 4, v0
134F8  v_cmp_le_u32_e64 s[8:9], s18, v1
13500  v_cmp_gt_u32_e64 s[4:5], s28, v4
13508  v_or3_b32 v2, v2, v5, s1
13510  v_mov_b32_e32 v5, v3
13514  v_cmp_le_u32_e64 s[2:3], s10, v4
1351C  v_cmp_eq_u32_e64 s[0:1], 0, v7
13524  s_cselect_b32 s10, s28, s10
13528  s_or_b64 s[8:9], s[6:7], s[8:9]
1352C  s_mov_b64 s[6:7], 0
13530  s_waitcnt lgkmcnt(0)
13534  s_barrier
13538  s_and_saveexec_b64 s[16:17], s[8:9]
1353C  s_xor_b64 s[8:9], exec, s[16:17]
13540  v_cmp_le_u32_e64 s[6:7], s11, v1
13548  s_or_b64 s[6:7], vcc, s[6:7]
1354C  s_nor_b64 s[6:7], s[6:7], s[2:3]
13550  s_and_b64 s[6:7], s[6:7], exec
13554  s_or_saveexec_b64 s[8:9], s[8:9]
13558  v_cndmask_b32_e32 v2, v2, v4, vcc
1355C  v_lshl_add_u64 v[4:5], v[4:5], 4, s[12:13]
13564  v_mov_b32_e32 v7, 0x7f
1356C  s_xor_b64 exec, exec, s[8:9]
13570  s_cbranch_execz 24
13574  v_lshrrev_b32_e32 v7, 3, v0
13578  v_bitop3_b32 v8, v7, 64, 2 bitop3:0xde
13580  v_cndmask_b32_e64 v7, v8, v7, s[0:1]
13588  v_lshlrev_b32_e32 v8, 2, v7
1358C  v_lshrrev_b32_e32 v7, 2, v7
13590  v_xor_b32_e32 v7, v7, v0
13594  v_and_or_b32 v7, v7, 3, v8
1359C  v_lshlrev_b32_e32 v7, 4, v7
135A0  v_or_b32_e32 v12, v8, v6
135A4  ds_read_b128 v[8:11], v7
135AC  ds_read_u8 v7, v12 offset:8192
135B4  v_mad_u64_u32 v[12:13], s[12:13], v1, s28, 0
135BC  v_lshl_add_u64 v[12:13], v[12:13], 4, v[4:5]
135C4  s_or_b64 s[6:7], s[6:7], exec
135C8  s_waitcnt lgkmcnt(1)
135CC  global_store_dwordx4 v[12:13], v[8:11], off
135D4  s_or_b64 exec, exec, s[8:9]
135D8  s_and_saveexec_b64 s[8:9], s[6:7]
135DC  s_cbranch_execz 11
135E0  v_and_b32_e32 v8, 0xffffffe0, v1
135E8  v_cndmask_b32_e32 v1, v8, v1, vcc
135EC  v_mov_b64_e32 v[8:9], s[14:15]
135F0  v_mad_u64_u32 v[8:9], s[6:7], s10, v1, v[8:9]
135F8  v_lshl_add_u64 v[8:9], v[8:9], 0, v[2:3]
13600  s_waitcnt lgkmcnt(0)
13604  global_store_byte v[8:9], v7, off
1360C  s_or_b64 exec, exec, s[8:9]
13610  s_waitcnt lgkmcnt(0)
13614  v_or_b32_e32 v7, 0x100, v0
1361C  v_lshrrev_b32_e32 v1, 2, v7
13620  v_add_u32_e32 v1, s29, v1
13624  v_cmp_le_u32_e64 s[6:7], s18, v1
1362C  s_xor_b64 s[4:5], s[4:5], -1
13630  s_or_b64 s[6:7], s[4:5], s[6:7]
13634  s_mov_b64 s[4:5], 0
13638  s_and_saveexec_b64 s[8:9], s[6:7]
1363C  s_xor_b64 s[6:7], exec, s[8:9]
13640  s_cbranch_execnz 9
13644  s_or_saveexec_b64 s[2:3], s[6:7]
13648  v_mov_b32_e32 v8, 0x7f
13650  s_xor_b64 exec, exec, s[2:3]
13654  s_cbranch_execnz 14
13658  s_or_b64 exec, exec, s[2:3]
1365C  s_and_saveexec_b64 s[0:1], s[4:5]
13660  s_cbranch_execnz 38
13664  s_endpgm
13668  v_cmp_le_u32_e64 s[4:5], s11, v1
13670  s_or_b64 s[4:5], vcc, s[4:5]
13674  s_nor_b64 s[2:3], s[4:5], s[2:3]
13678  s_and_b64 s[4:5], s[2:3], exec
1367C  s_or_saveexec_b64 s[2:3], s[6:7]
13680  v_mov_b32_e32 v8, 0x7f
13688  s_xor_b64 exec, exec, s[2:3]
1368C  s_cbranch_execz 65522
13690  v_lshrrev_b32_e32 v7, 3, v7
13694  v_bitop3_b32 v8, v7, 64, 2 bitop3:0xde
1369C  v_cndmask_b32_e64 v7, v8, v7, s[0:1]
136A4  v_lshlrev_b32_e32 v8, 2, v7
136A8  v_lshrrev_b32_e32 v7, 2, v7
136AC  v_xor_b32_e32 v0, v7, v0
136B0  v_and_or_b32 v0, v0, 3, v8
136B8  v_lshlrev_b32_e32 v0, 4, v0
136BC  v_or_b32_e32 v6, v8, v6
136C0  ds_read_b128 v[10:13], v0
136C8  ds_read_u8 v8, v6 offset:8192
136D0  v_mad_u64_u32 v[6:7], s[0:1], v1, s28, 0
136D8  v_lshl_add_u64 v[4:5], v[6:7], 4, v[4:5]
136E0  s_or_b64 s[4:5], s[4:5], exec
136E4  s_waitcnt lgkmcnt(1)
136E8  global_store_dwordx4 v[4:5], v[10:13], off
136F0  s_or_b64 exec, exec, s[2:3]
136F4  s_and_saveexec_b64 s[0:1], s[4:5]
136F8  s_cbranch_execz 65498
136FC  v_and_b32_e32 v0, 0xffffffe0, v1
13704  v_cndmask_b32_e32 v4, v0, v1, vcc
13708  v_mov_b64_e32 v[0:1], s[14:15]
1370C  v_mad_u64_u32 v[0:1], s[0:1], s10, v4, v[0:1]
13714  v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
1371C  s_waitcnt lgkmcnt(0)
13720  global_store_byte v[0:1], v8, off
13728  s_endpgm
1372C  s_nop 0
