probe.co, compiled by Debian clang version 21.1.8 (13)

amdhsa.kernels:
  - .agpr_count:     0
    .args:
      - .actual_access:  read_only
        .address_space:  global
        .name:           calls
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  write_only
        .address_space:  global
        .name:           answers
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .name:           count
        .offset:         16
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 20
    .max_flat_workgroup_size: 64
    .name:           ProbeConvert
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         ProbeConvert.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     10
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     8
    .args:
      - .actual_access:  read_only
        .address_space:  global
        .name:           in
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  write_only
        .address_space:  global
        .name:           out
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .name:           format_a
        .offset:         16
        .size:           4
        .value_kind:     by_value
      - .name:           format_b
        .offset:         20
        .size:           4
        .value_kind:     by_value
      - .name:           byte_a
        .offset:         24
        .size:           4
        .value_kind:     by_value
      - .name:           byte_b
        .offset:         28
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 32
    .max_flat_workgroup_size: 64
    .name:           ProbeMfma16
    .private_segment_fixed_size: 0
    .sgpr_count:     24
    .sgpr_spill_count: 0
    .symbol:         ProbeMfma16.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     32
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     32
    .args:
      - .actual_access:  read_only
        .address_space:  global
        .name:           in
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  write_only
        .address_space:  global
        .name:           out
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .name:           format_a
        .offset:         16
        .size:           4
        .value_kind:     by_value
      - .name:           format_b
        .offset:         20
        .size:           4
        .value_kind:     by_value
      - .name:           byte_a
        .offset:         24
        .size:           4
        .value_kind:     by_value
      - .name:           byte_b
        .offset:         28
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 32
    .max_flat_workgroup_size: 64
    .name:           ProbeMfma32
    .private_segment_fixed_size: 0
    .sgpr_count:     24
    .sgpr_spill_count: 0
    .symbol:         ProbeMfma32.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     56
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
Disassembly of section .text:

1d00 <ProbeConvert>:
1D00  s_load_dword s3, s[0:1], 0x10
1D08  v_lshl_or_b32 v8, s2, 6, v0
1D10  s_waitcnt lgkmcnt(0)
1D14  v_cmp_gt_u32_e32 vcc, s3, v8
1D18  s_and_saveexec_b64 s[2:3], vcc
1D1C  s_cbranch_execz 45
1D20  s_load_dwordx4 s[0:3], s[0:1], 0x0
1D28  v_lshlrev_b32_e32 v0, 3, v8
1D2C  v_mov_b32_e32 v1, 0
1D30  s_mov_b64 s[6:7], 0
1D34  s_waitcnt lgkmcnt(0)
1D38  v_lshl_add_u64 v[6:7], v[0:1], 2, s[0:1]
1D40  global_load_dwordx2 v[4:5], v[6:7], off offset:16
1D48  global_load_dwordx4 v[0:3], v[6:7], off
1D50  s_mov_b64 s[0:1], 0
1D54  s_waitcnt vmcnt(0)
1D58  v_cmp_lt_i32_e32 vcc, 3, v0
1D5C  s_and_saveexec_b64 s[4:5], vcc
1D60  s_xor_b64 s[4:5], exec, s[4:5]
1D64  s_cbranch_execnz 28
1D68  s_andn2_saveexec_b64 s[4:5], s[4:5]
1D6C  s_cbranch_execnz 97
1D70  s_or_b64 exec, exec, s[4:5]
1D74  s_and_saveexec_b64 s[4:5], s[6:7]
1D78  s_cbranch_execnz 153
1D7C  s_or_b64 exec, exec, s[4:5]
1D80  s_and_saveexec_b64 s[4:5], s[0:1]
1D84  s_cbranch_execz 9
1D88  v_mov_b32_e32 v6, v1
1D8C  v_mov_b32_e32 v7, v2
1D90  v_mov_b32_e32 v9, v5
1D94  s_nop 1
1D98  v_cvt_scalef32_sr_pk_fp4_f32 v9, v[6:7], v3, v4
1DA0  s_nop 1
1DA4  v_mov_b32_e32 v7, 0
1DA8  v_mov_b32_e32 v6, v5
1DAC  s_or_b64 exec, exec, s[4:5]
1DB0  v_cmp_eq_u32_e32 vcc, 6, v0
1DB4  v_lshlrev_b32_e32 v2, 1, v8
1DB8  v_mov_b32_e32 v3, 0
1DBC  v_cndmask_b32_e32 v0, v9, v6, vcc
1DC0  v_lshl_add_u64 v[2:3], v[2:3], 2, s[2:3]
1DC8  v_cndmask_b32_e32 v1, 0, v7, vcc
1DCC  global_store_dwordx2 v[2:3], v[0:1], off
1DD4  s_endpgm
1DD8  v_cmp_lt_i32_e32 vcc, 5, v0
1DDC  s_mov_b64 s[8:9], 0
1DE0  s_and_saveexec_b64 s[6:7], vcc
1DE4  s_xor_b64 s[6:7], exec, s[6:7]
1DE8  s_cbranch_execz 41
1DEC  v_cmp_lt_i32_e32 vcc, 6, v0
1DF0  s_mov_b64 s[10:11], 0
1DF4  s_and_saveexec_b64 s[8:9], vcc
1DF8  s_xor_b64 s[8:9], exec, s[8:9]
1DFC  s_cbranch_execz 24
1E00  v_cmp_lt_i32_e32 vcc, 7, v0
1E04  s_mov_b64 s[12:13], 0
1E08  s_and_saveexec_b64 s[10:11], vcc
1E0C  s_xor_b64 s[10:11], exec, s[10:11]
1E10  s_cbranch_execz 11
1E14  v_cmp_eq_u32_e32 vcc, 8, v0
1E18  s_mov_b64 s[12:13], -1
1E1C  s_and_saveexec_b64 s[14:15], vcc
1E20  s_cbranch_execz 5
1E24  s_nop 1
1E28  v_cvt_scalef32_pk_bf16_fp4 v9, v1, v4
1E30  s_nop 1
1E34  s_xor_b64 s[12:13], exec, -1
1E38  s_or_b64 exec, exec, s[14:15]
1E3C  s_and_b64 s[12:13], s[12:13], exec
1E40  s_andn2_saveexec_b64 s[10:11], s[10:11]
1E44  s_cbranch_execz 4
1E48  s_nop 1
1E4C  v_cvt_scalef32_pk_f16_fp4 v9, v1, v4
1E54  s_nop 1
1E58  s_or_b64 exec, exec, s[10:11]
1E5C  s_and_b64 s[10:11], s[12:13], exec
1E60  s_or_saveexec_b64 s[8:9], s[8:9]
1E64  v_mov_b32_e32 v7, 0
1E68  v_mov_b32_e32 v6, v5
1E6C  s_xor_b64 exec, exec, s[8:9]
1E70  s_cbranch_execz 5
1E74  s_nop 1
1E78  v_cvt_scalef32_pk_f32_fp4 v[6:7], v1, v4
1E80  s_nop 1
1E84  v_mov_b32_e32 v9, v5
1E88  s_or_b64 exec, exec, s[8:9]
1E8C  s_and_b64 s[8:9], s[10:11], exec
1E90  s_andn2_saveexec_b64 s[6:7], s[6:7]
1E94  s_cbranch_execz 19
1E98  v_cmp_lt_i32_e32 vcc, 4, v0
1E9C  s_and_saveexec_b64 s[10:11], vcc
1EA0  s_xor_b64 s[10:11], exec, s[10:11]
1EA4  s_cbranch_execz 5
1EA8  v_mov_b32_e32 v9, v5
1EAC  s_nop 1
1EB0  v_cvt_scalef32_pk_fp4_bf16 v9, v1, v4
1EB8  s_nop 1
1EBC  s_andn2_saveexec_b64 s[10:11], s[10:11]
1EC0  s_cbranch_execz 5
1EC4  v_mov_b32_e32 v9, v5
1EC8  s_nop 1
1ECC  v_cvt_scalef32_pk_fp4_f16 v9, v1, v4
1ED4  s_nop 1
1ED8  s_or_b64 exec, exec, s[10:11]
1EDC  v_mov_b32_e32 v7, 0
1EE0  v_mov_b32_e32 v6, v5
1EE4  s_or_b64 exec, exec, s[6:7]
1EE8  s_and_b64 s[6:7], s[8:9], exec
1EEC  s_andn2_saveexec_b64 s[4:5], s[4:5]
1EF0  s_cbranch_execz 65439
1EF4  v_cmp_lt_i32_e32 vcc, 1, v0
1EF8  s_and_saveexec_b64 s[0:1], vcc
1EFC  s_xor_b64 s[0:1], exec, s[0:1]
1F00  s_cbranch_execz 17
1F04  v_cmp_lt_i32_e32 vcc, 2, v0
1F08  s_and_saveexec_b64 s[8:9], vcc
1F0C  s_xor_b64 s[8:9], exec, s[8:9]
1F10  s_cbranch_execz 5
1F14  v_mov_b32_e32 v9, v5
1F18  s_nop 1
1F1C  v_cvt_scalef32_pk_fp4_f32 v9, v1, v2, v4
1F24  s_nop 1
1F28  s_andn2_saveexec_b64 s[8:9], s[8:9]
1F2C  s_cbranch_execz 5
1F30  v_mov_b32_e32 v9, v5
1F34  s_nop 1
1F38  v_cvt_scalef32_sr_pk_fp4_bf16 v9, v1, v3, v4
1F40  s_nop 1
1F44  s_or_b64 exec, exec, s[8:9]
1F48  s_or_saveexec_b64 s[0:1], s[0:1]
1F4C  s_mov_b64 s[8:9], 0
1F50  s_mov_b64 s[10:11], s[6:7]
1F54  s_xor_b64 exec, exec, s[0:1]
1F58  s_cbranch_execz 23
1F5C  v_cmp_lt_i32_e32 vcc, 0, v0
1F60  s_and_saveexec_b64 s[8:9], vcc
1F64  s_xor_b64 s[8:9], exec, s[8:9]
1F68  s_cbranch_execz 5
1F6C  v_mov_b32_e32 v9, v5
1F70  s_nop 1
1F74  v_cvt_scalef32_sr_pk_fp4_f16 v9, v1, v3, v4
1F7C  s_nop 1
1F80  s_or_saveexec_b64 s[8:9], s[8:9]
1F84  s_mov_b64 s[10:11], 0
1F88  s_mov_b64 s[12:13], s[6:7]
1F8C  s_xor_b64 exec, exec, s[8:9]
1F90  v_cmp_ne_u32_e32 vcc, 0, v0
1F94  s_andn2_b64 s[12:13], s[6:7], exec
1F98  s_and_b64 s[14:15], vcc, exec
1F9C  s_mov_b64 s[10:11], exec
1FA0  s_or_b64 s[12:13], s[12:13], s[14:15]
1FA4  s_or_b64 exec, exec, s[8:9]
1FA8  s_and_b64 s[8:9], s[10:11], exec
1FAC  s_andn2_b64 s[10:11], s[6:7], exec
1FB0  s_and_b64 s[12:13], s[12:13], exec
1FB4  s_or_b64 s[10:11], s[10:11], s[12:13]
1FB8  s_or_b64 exec, exec, s[0:1]
1FBC  s_and_b64 s[0:1], s[8:9], exec
1FC0  s_andn2_b64 s[6:7], s[6:7], exec
1FC4  s_and_b64 s[8:9], s[10:11], exec
1FC8  v_mov_b32_e32 v7, 0
1FCC  s_or_b64 s[6:7], s[6:7], s[8:9]
1FD0  v_mov_b32_e32 v6, v5
1FD4  s_or_b64 exec, exec, s[4:5]
1FD8  s_and_saveexec_b64 s[4:5], s[6:7]
1FDC  s_cbranch_execz 65383
1FE0  v_prng_b32_e32 v9, v3
1FE4  v_mov_b32_e32 v7, 0
1FE8  s_andn2_b64 s[0:1], s[0:1], exec
1FEC  v_mov_b32_e32 v6, v5
1FF0  s_or_b64 exec, exec, s[4:5]
1FF4  s_and_saveexec_b64 s[4:5], s[0:1]
1FF8  s_cbranch_execnz 65379
1FFC  s_branch 65387

2000 <ProbeMfma16>:
2000  s_load_dwordx2 s[8:9], s[0:1], 0x0
2008  s_load_dwordx4 s[4:7], s[0:1], 0x10
2010  s_mul_i32 s10, s2, 0x580
2018  s_mov_b32 s11, 0
201C  s_lshl_b64 s[10:11], s[10:11], 2
2020  s_waitcnt lgkmcnt(0)
2024  s_add_u32 s8, s8, s10
2028  s_addc_u32 s9, s9, s11
202C  v_lshlrev_b32_e32 v16, 2, v0
2030  v_mov_b32_e32 v17, 0
2034  v_lshl_add_u64 v[18:19], s[8:9], 0, v[16:17]
203C  s_movk_i32 s3, 0x1000
2040  v_add_co_u32_e32 v4, vcc, s3, v18
2044  s_or_b32 s3, s7, s6
2048  s_nop 0
204C  v_addc_co_u32_e32 v5, vcc, 0, v19, vcc
2050  global_load_dword v0, v16, s[8:9] offset:2048
2058  global_load_dword v1, v16, s[8:9] offset:2304
2060  global_load_dword v10, v16, s[8:9] offset:512
2068  global_load_dword v2, v16, s[8:9] offset:2560
2070  global_load_dword v3, v16, s[8:9] offset:2816
2078  global_load_dword v11, v16, s[8:9] offset:768
2080  global_load_dword a0, v[4:5], off offset:512
2088  global_load_dword a1, v[4:5], off offset:768
2090  global_load_dword a2, v[4:5], off offset:1024
2098  global_load_dword a3, v[4:5], off offset:1280
20A0  global_load_dword v8, v16, s[8:9]
20A8  global_load_dword v9, v16, s[8:9] offset:256
20B0  global_load_dword v17, v[4:5], off
20B8  global_load_dword v20, v[4:5], off offset:256
20C0  s_cmp_eq_u32 s3, 0
20C4  s_cbranch_scc1 21
20C8  s_cmp_lt_i32 s6, 1
20CC  s_mov_b64 s[8:9], 0
20D0  s_cbranch_scc1 22
20D4  s_cmp_gt_i32 s6, 1
20D8  s_cbranch_scc0 23
20DC  s_cmp_eq_u32 s6, 2
20E0  s_cbranch_scc0 24
20E4  s_cmp_lt_i32 s7, 1
20E8  s_mov_b64 s[10:11], 0
20EC  s_cbranch_scc1 23
20F0  s_cmp_gt_i32 s7, 1
20F4  s_cbranch_scc0 32
20F8  s_cmp_eq_u32 s7, 2
20FC  s_cbranch_scc0 33
2100  s_waitcnt vmcnt(0)
2104  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:11], v[0:3], a[0:3], v17, v20 op_sel_hi:[1,1,0] cbsz:4 blgp:4
2114  s_mov_b64 s[12:13], 0
2118  s_branch 27
211C  s_load_dwordx2 s[0:1], s[0:1], 0x8
2124  s_cbranch_execnz 203
2128  s_branch 548
212C  s_mov_b64 s[10:11], 0
2130  s_cbranch_execnz 94
2134  s_branch 96
2138  s_mov_b64 s[10:11], 0
213C  s_cbranch_execnz 41
2140  s_branch 89
2144  s_mov_b64 s[10:11], -1
2148  s_branch 87
214C  s_mov_b64 s[12:13], 0
2150  s_cbranch_execnz 22
2154  s_andn2_b64 vcc, exec, s[12:13]
2158  s_cbranch_vccnz 25
215C  s_waitcnt vmcnt(0)
2160  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:11], v[0:3], a[0:3], v17, v20 op_sel:[0,1,0] op_sel_hi:[1,1,0] cbsz:4 blgp:4
2170  s_cbranch_execz 21
2174  s_branch 25
2178  s_mov_b64 s[14:15], -1
217C  s_mov_b64 s[12:13], 0
2180  s_branch 2
2184  s_mov_b64 s[12:13], -1
2188  s_mov_b64 s[14:15], 0
218C  s_and_b64 vcc, exec, s[14:15]
2190  s_cbranch_vccz 5
2194  s_waitcnt vmcnt(0)
2198  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:11], v[0:3], a[0:3], v17, v20 op_sel:[0,1,0] op_sel_hi:[1,0,0] cbsz:4 blgp:4
21A8  s_branch 65514
21AC  s_cmp_lg_u32 s7, 0
21B0  s_mov_b64 s[10:11], -1
21B4  s_cselect_b64 s[12:13], -1, 0
21B8  s_andn2_b64 vcc, exec, s[12:13]
21BC  s_cbranch_vccz 65511
21C0  s_andn2_b64 vcc, exec, s[10:11]
21C4  s_cbranch_vccnz 5
21C8  s_waitcnt vmcnt(0)
21CC  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:11], v[0:3], a[0:3], v17, v20 op_sel_hi:[1,0,0] cbsz:4 blgp:4
21DC  s_mov_b64 s[10:11], 0
21E0  s_branch 49
21E4  s_cmp_lt_i32 s7, 1
21E8  s_mov_b64 s[12:13], 0
21EC  s_cbranch_scc1 11
21F0  s_cmp_gt_i32 s7, 1
21F4  s_cbranch_scc0 12
21F8  s_cmp_eq_u32 s7, 2
21FC  s_cbranch_scc0 13
2200  s_waitcnt vmcnt(0)
2204  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:11], v[0:3], a[0:3], v17, v20 op_sel:[1,0,0] op_sel_hi:[0,1,0] cbsz:4 blgp:4
2214  s_mov_b64 s[14:15], 0
2218  s_branch 7
221C  s_mov_b64 s[14:15], 0
2220  s_cbranch_execnz 14
2224  s_branch 16
2228  s_mov_b64 s[16:17], -1
222C  s_mov_b64 s[14:15], 0
2230  s_branch 2
2234  s_mov_b64 s[14:15], -1
2238  s_mov_b64 s[16:17], 0
223C  s_and_b64 vcc, exec, s[16:17]
2240  s_cbranch_vccz 5
2244  s_waitcnt vmcnt(0)
2248  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:11], v[0:3], a[0:3], v17, v20 op_sel:[1,1,0] op_sel_hi:[0,0,0] cbsz:4 blgp:4
2258  s_branch 3
225C  s_cmp_lg_u32 s7, 0
2260  s_mov_b64 s[12:13], -1
2264  s_cselect_b64 s[14:15], -1, 0
2268  s_andn2_b64 vcc, exec, s[14:15]
226C  s_cbranch_vccnz 7
2270  s_waitcnt vmcnt(0)
2274  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:11], v[0:3], a[0:3], v17, v20 op_sel:[1,1,0] op_sel_hi:[0,1,0] cbsz:4 blgp:4
2284  s_cbranch_execz 3
2288  s_branch 7
228C  s_andn2_b64 vcc, exec, s[12:13]
2290  s_cbranch_vccnz 5
2294  s_waitcnt vmcnt(0)
2298  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:11], v[0:3], a[0:3], v17, v20 op_sel:[1,0,0] op_sel_hi:[0,0,0] cbsz:4 blgp:4
22A8  s_branch 3
22AC  s_cmp_lg_u32 s6, 0
22B0  s_mov_b64 s[8:9], -1
22B4  s_cselect_b64 s[10:11], -1, 0
22B8  s_andn2_b64 vcc, exec, s[10:11]
22BC  s_cbranch_vccnz 14
22C0  s_cmp_lt_i32 s7, 1
22C4  s_mov_b64 s[8:9], 0
22C8  s_cbranch_scc1 14
22CC  s_cmp_gt_i32 s7, 1
22D0  s_cbranch_scc0 15
22D4  s_cmp_eq_u32 s7, 2
22D8  s_cbranch_scc0 16
22DC  s_waitcnt vmcnt(0)
22E0  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:11], v[0:3], a[0:3], v17, v20 op_sel:[1,0,0] op_sel_hi:[1,1,0] cbsz:4 blgp:4
22F0  s_mov_b64 s[10:11], 0
22F4  s_branch 10
22F8  s_and_b64 vcc, exec, s[8:9]
22FC  s_cbranch_vccnz 35
2300  s_branch 81
2304  s_mov_b64 s[10:11], 0
2308  s_cbranch_execnz 12
230C  s_branch 14
2310  s_mov_b64 s[10:11], 0
2314  s_cbranch_execnz 3
2318  s_branch 7
231C  s_mov_b64 s[10:11], -1
2320  s_branch 5
2324  s_waitcnt vmcnt(0)
2328  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:11], v[0:3], a[0:3], v17, v20 op_sel:[1,1,0] op_sel_hi:[1,0,0] cbsz:4 blgp:4
2338  s_branch 3
233C  s_cmp_lg_u32 s7, 0
2340  s_mov_b64 s[8:9], -1
2344  s_cselect_b64 s[10:11], -1, 0
2348  s_andn2_b64 vcc, exec, s[10:11]
234C  s_cbranch_vccnz 7
2350  s_waitcnt vmcnt(0)
2354  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:11], v[0:3], a[0:3], v17, v20 op_sel:[1,1,0] op_sel_hi:[1,1,0] cbsz:4 blgp:4
2364  s_cbranch_execz 3
2368  s_branch 7
236C  s_andn2_b64 vcc, exec, s[8:9]
2370  s_cbranch_vccnz 5
2374  s_waitcnt vmcnt(0)
2378  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:11], v[0:3], a[0:3], v17, v20 op_sel:[1,0,0] op_sel_hi:[1,0,0] cbsz:4 blgp:4
2388  s_branch 47
238C  s_cmp_lt_i32 s7, 1
2390  s_mov_b64 s[8:9], 0
2394  s_cbranch_scc1 11
2398  s_cmp_gt_i32 s7, 1
239C  s_cbranch_scc0 12
23A0  s_cmp_eq_u32 s7, 2
23A4  s_cbranch_scc0 13
23A8  s_waitcnt vmcnt(0)
23AC  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:11], v[0:3], a[0:3], v17, v20 op_sel_hi:[0,1,0] cbsz:4 blgp:4
23BC  s_mov_b64 s[10:11], 0
23C0  s_branch 7
23C4  s_mov_b64 s[10:11], 0
23C8  s_cbranch_execnz 12
23CC  s_branch 14
23D0  s_mov_b64 s[10:11], 0
23D4  s_cbranch_execnz 3
23D8  s_branch 7
23DC  s_mov_b64 s[10:11], -1
23E0  s_branch 5
23E4  s_waitcnt vmcnt(0)
23E8  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:11], v[0:3], a[0:3], v17, v20 op_sel:[0,1,0] op_sel_hi:[0,0,0] cbsz:4 blgp:4
23F8  s_branch 3
23FC  s_cmp_lg_u32 s7, 0
2400  s_mov_b64 s[8:9], -1
2404  s_cselect_b64 s[10:11], -1, 0
2408  s_andn2_b64 vcc, exec, s[10:11]
240C  s_cbranch_vccnz 7
2410  s_waitcnt vmcnt(0)
2414  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:11], v[0:3], a[0:3], v17, v20 op_sel:[0,1,0] op_sel_hi:[0,1,0] cbsz:4 blgp:4
2424  s_cbranch_execz 3
2428  s_branch 7
242C  s_andn2_b64 vcc, exec, s[8:9]
2430  s_cbranch_vccnz 5
2434  s_waitcnt vmcnt(0)
2438  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:11], v[0:3], a[0:3], v17, v20 op_sel_hi:[0,0,0] cbsz:4 blgp:4
2448  s_load_dwordx2 s[0:1], s[0:1], 0x8
2450  s_branch 346
2454  global_load_dword v12, v[18:19], off offset:1024
245C  global_load_dword v4, v[18:19], off offset:3072
2464  global_load_dword v5, v[18:19], off offset:3328
246C  global_load_dword v6, v[18:19], off offset:3584
2474  global_load_dword v7, v[18:19], off offset:3840
247C  global_load_dword v13, v[18:19], off offset:1280
2484  s_cmp_lt_i32 s4, 2
2488  s_mov_b64 s[6:7], 0
248C  s_cbranch_scc1 18
2490  s_cmp_gt_i32 s4, 2
2494  s_cbranch_scc0 19
2498  s_cmp_eq_u32 s4, 3
249C  s_cbranch_scc0 20
24A0  s_cmp_lt_i32 s5, 2
24A4  s_mov_b64 s[8:9], 0
24A8  s_cbranch_scc1 19
24AC  s_cmp_gt_i32 s5, 2
24B0  s_cbranch_scc0 20
24B4  s_cmp_eq_u32 s5, 3
24B8  s_cbranch_scc0 21
24BC  s_waitcnt vmcnt(0)
24C0  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:13], v[0:5], a[0:3], v17, v20 op_sel_hi:[0,0,0] cbsz:3 blgp:3
24D0  s_mov_b64 s[10:11], 0
24D4  s_branch 15
24D8  s_mov_b64 s[8:9], 0
24DC  s_cbranch_execz 190
24E0  s_branch 116
24E4  s_mov_b64 s[8:9], 0
24E8  s_cbranch_execnz 53
24EC  s_branch 112
24F0  s_mov_b64 s[8:9], -1
24F4  s_branch 110
24F8  s_mov_b64 s[12:13], -1
24FC  s_mov_b64 s[10:11], 0
2500  s_branch 13
2504  s_mov_b64 s[12:13], -1
2508  s_mov_b64 s[10:11], 0
250C  s_branch 2
2510  s_mov_b64 s[10:11], -1
2514  s_mov_b64 s[12:13], 0
2518  s_and_b64 vcc, exec, s[12:13]
251C  s_cbranch_vccz 5
2520  s_waitcnt vmcnt(0)
2524  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:13], v[0:5], a[0:3], v17, v20 op_sel_hi:[0,0,0] cbsz:3 blgp:2
2534  s_mov_b64 s[12:13], 0
2538  s_and_b64 vcc, exec, s[12:13]
253C  s_cbranch_vccz 15
2540  s_cmp_gt_i32 s5, 0
2544  s_cbranch_scc0 6
2548  s_waitcnt vmcnt(0)
254C  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:13], v[0:7], a[0:3], v17, v20 op_sel_hi:[0,0,0] cbsz:3 blgp:1
255C  s_branch 1
2560  s_mov_b64 s[8:9], -1
2564  s_andn2_b64 vcc, exec, s[8:9]
2568  s_mov_b64 s[8:9], 0
256C  s_cbranch_vccnz 3
2570  s_cmp_lg_u32 s5, 0
2574  s_mov_b64 s[8:9], -1
2578  s_cselect_b64 s[10:11], -1, 0
257C  s_and_b64 vcc, exec, s[10:11]
2580  s_cbranch_vccz 6
2584  s_waitcnt vmcnt(0)
2588  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:13], v[0:3], a[0:3], v17, v20 op_sel_hi:[0,0,0] cbsz:3 blgp:4
2598  s_mov_b64 s[8:9], 0
259C  s_andn2_b64 vcc, exec, s[8:9]
25A0  s_cbranch_vccnz 5
25A4  s_waitcnt vmcnt(0)
25A8  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:13], v[0:7], a[0:3], v17, v20 op_sel_hi:[0,0,0] cbsz:3
25B8  s_mov_b64 s[8:9], 0
25BC  s_branch 60
25C0  s_cmp_lt_i32 s5, 2
25C4  s_mov_b64 s[10:11], 0
25C8  s_cbranch_scc1 11
25CC  s_cmp_gt_i32 s5, 2
25D0  s_cbranch_scc0 12
25D4  s_cmp_eq_u32 s5, 3
25D8  s_cbranch_scc0 13
25DC  s_waitcnt vmcnt(0)
25E0  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:13], v[0:5], a[0:3], v17, v20 op_sel_hi:[0,0,0] cbsz:2 blgp:3
25F0  s_mov_b64 s[12:13], 0
25F4  s_branch 7
25F8  s_mov_b64 s[12:13], 0
25FC  s_cbranch_execnz 14
2600  s_branch 28
2604  s_mov_b64 s[14:15], -1
2608  s_mov_b64 s[12:13], 0
260C  s_branch 2
2610  s_mov_b64 s[12:13], -1
2614  s_mov_b64 s[14:15], 0
2618  s_and_b64 vcc, exec, s[14:15]
261C  s_cbranch_vccz 5
2620  s_waitcnt vmcnt(0)
2624  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:13], v[0:5], a[0:3], v17, v20 op_sel_hi:[0,0,0] cbsz:2 blgp:2
2634  s_branch 15
2638  s_cmp_gt_i32 s5, 0
263C  s_cbranch_scc0 6
2640  s_waitcnt vmcnt(0)
2644  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:13], v[0:7], a[0:3], v17, v20 op_sel_hi:[0,0,0] cbsz:2 blgp:1
2654  s_branch 1
2658  s_mov_b64 s[10:11], -1
265C  s_andn2_b64 vcc, exec, s[10:11]
2660  s_mov_b64 s[10:11], 0
2664  s_cbranch_vccnz 3
2668  s_cmp_lg_u32 s5, 0
266C  s_mov_b64 s[10:11], -1
2670  s_cselect_b64 s[12:13], -1, 0
2674  s_and_b64 vcc, exec, s[12:13]
2678  s_cbranch_vccz 6
267C  s_waitcnt vmcnt(0)
2680  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:13], v[0:3], a[0:3], v17, v20 op_sel_hi:[0,0,0] cbsz:2 blgp:4
2690  s_mov_b64 s[10:11], 0
2694  s_andn2_b64 vcc, exec, s[10:11]
2698  s_cbranch_vccnz 5
269C  s_waitcnt vmcnt(0)
26A0  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:13], v[0:7], a[0:3], v17, v20 op_sel_hi:[0,0,0] cbsz:2
26B0  s_branch 73
26B4  global_load_dword v14, v[18:19], off offset:1536
26BC  global_load_dword v15, v[18:19], off offset:1792
26C4  s_cmp_gt_i32 s4, 0
26C8  s_cbranch_scc0 13
26CC  s_cmp_lt_i32 s5, 2
26D0  s_cbranch_scc1 14
26D4  s_cmp_gt_i32 s5, 2
26D8  s_cbranch_scc0 15
26DC  s_cmp_eq_u32 s5, 3
26E0  s_cbranch_scc0 16
26E4  s_waitcnt vmcnt(0)
26E8  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:15], v[0:5], a[0:3], v17, v20 op_sel_hi:[0,0,0] cbsz:1 blgp:3
26F8  s_mov_b64 s[10:11], 0
26FC  s_branch 10
2700  s_mov_b64 s[6:7], 0
2704  s_cbranch_execnz 49
2708  s_branch 51
270C  s_mov_b64 s[10:11], 0
2710  s_cbranch_execnz 14
2714  s_branch 28
2718  s_mov_b64 s[12:13], -1
271C  s_mov_b64 s[10:11], 0
2720  s_branch 2
2724  s_mov_b64 s[10:11], -1
2728  s_mov_b64 s[12:13], 0
272C  s_and_b64 vcc, exec, s[12:13]
2730  s_cbranch_vccz 5
2734  s_waitcnt vmcnt(0)
2738  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:15], v[0:5], a[0:3], v17, v20 op_sel_hi:[0,0,0] cbsz:1 blgp:2
2748  s_branch 15
274C  s_cmp_gt_i32 s5, 0
2750  s_cbranch_scc0 6
2754  s_waitcnt vmcnt(0)
2758  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:15], v[0:7], a[0:3], v17, v20 op_sel_hi:[0,0,0] cbsz:1 blgp:1
2768  s_branch 1
276C  s_mov_b64 s[6:7], -1
2770  s_andn2_b64 vcc, exec, s[6:7]
2774  s_mov_b64 s[6:7], 0
2778  s_cbranch_vccnz 3
277C  s_cmp_lg_u32 s5, 0
2780  s_mov_b64 s[6:7], -1
2784  s_cselect_b64 s[10:11], -1, 0
2788  s_and_b64 vcc, exec, s[10:11]
278C  s_cbranch_vccz 6
2790  s_waitcnt vmcnt(0)
2794  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:15], v[0:3], a[0:3], v17, v20 op_sel_hi:[0,0,0] cbsz:1 blgp:4
27A4  s_mov_b64 s[6:7], 0
27A8  s_andn2_b64 vcc, exec, s[6:7]
27AC  s_cbranch_vccnz 5
27B0  s_waitcnt vmcnt(0)
27B4  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:15], v[0:7], a[0:3], v17, v20 op_sel_hi:[0,0,0] cbsz:1
27C4  s_mov_b64 s[6:7], 0
27C8  s_branch 3
27CC  s_cmp_lg_u32 s4, 0
27D0  s_mov_b64 s[6:7], -1
27D4  s_cselect_b64 s[8:9], -1, 0
27D8  s_and_b64 vcc, exec, s[8:9]
27DC  s_cbranch_vccz 59
27E0  s_cmp_lt_i32 s5, 2
27E4  s_mov_b64 s[6:7], 0
27E8  s_cbranch_scc1 11
27EC  s_cmp_gt_i32 s5, 2
27F0  s_cbranch_scc0 12
27F4  s_cmp_eq_u32 s5, 3
27F8  s_cbranch_scc0 13
27FC  s_waitcnt vmcnt(3)
2800  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:11], v[0:5], a[0:3], v17, v20 op_sel_hi:[0,0,0] cbsz:4 blgp:3
2810  s_mov_b64 s[8:9], 0
2814  s_branch 7
2818  s_mov_b64 s[8:9], 0
281C  s_cbranch_execnz 12
2820  s_branch 26
2824  s_mov_b64 s[8:9], 0
2828  s_cbranch_execnz 3
282C  s_branch 7
2830  s_mov_b64 s[8:9], -1
2834  s_branch 5
2838  s_waitcnt vmcnt(3)
283C  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:11], v[0:5], a[0:3], v17, v20 op_sel_hi:[0,0,0] cbsz:4 blgp:2
284C  s_branch 15
2850  s_cmp_gt_i32 s5, 0
2854  s_cbranch_scc0 9
2858  s_waitcnt vmcnt(1)
285C  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:11], v[0:7], a[0:3], v17, v20 op_sel_hi:[0,0,0] cbsz:4 blgp:1
286C  s_andn2_b64 vcc, exec, s[6:7]
2870  s_mov_b64 s[6:7], 0
2874  s_cbranch_vccz 2
2878  s_branch 4
287C  s_mov_b64 s[6:7], 0
2880  s_cmp_lg_u32 s5, 0
2884  s_mov_b64 s[6:7], -1
2888  s_cselect_b64 s[8:9], -1, 0
288C  s_and_b64 vcc, exec, s[8:9]
2890  s_cbranch_vccz 6
2894  s_waitcnt vmcnt(6)
2898  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:11], v[0:3], a[0:3], v17, v20 op_sel_hi:[0,0,0] cbsz:4 blgp:4
28A8  s_mov_b64 s[6:7], 0
28AC  s_andn2_b64 vcc, exec, s[6:7]
28B0  s_cbranch_vccnz 5
28B4  s_waitcnt vmcnt(1)
28B8  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:11], v[0:7], a[0:3], v17, v20 op_sel_hi:[0,0,0] cbsz:4
28C8  s_mov_b64 s[6:7], 0
28CC  s_and_b64 vcc, exec, s[6:7]
28D0  s_cbranch_vccz 58
28D4  s_cmp_lt_i32 s5, 2
28D8  s_mov_b64 s[6:7], 0
28DC  s_cbranch_scc1 11
28E0  s_cmp_gt_i32 s5, 2
28E4  s_cbranch_scc0 12
28E8  s_cmp_eq_u32 s5, 3
28EC  s_cbranch_scc0 13
28F0  s_waitcnt vmcnt(0)
28F4  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:15], v[0:5], a[0:3], v17, v20 op_sel_hi:[0,0,0] blgp:3
2904  s_mov_b64 s[8:9], 0
2908  s_branch 7
290C  s_mov_b64 s[8:9], 0
2910  s_cbranch_execnz 12
2914  s_branch 26
2918  s_mov_b64 s[8:9], 0
291C  s_cbranch_execnz 3
2920  s_branch 7
2924  s_mov_b64 s[8:9], -1
2928  s_branch 5
292C  s_waitcnt vmcnt(0)
2930  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:15], v[0:5], a[0:3], v17, v20 op_sel_hi:[0,0,0] blgp:2
2940  s_branch 15
2944  s_cmp_gt_i32 s5, 0
2948  s_cbranch_scc0 9
294C  s_waitcnt vmcnt(0)
2950  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:15], v[0:7], a[0:3], v17, v20 op_sel_hi:[0,0,0] blgp:1
2960  s_andn2_b64 vcc, exec, s[6:7]
2964  s_mov_b64 s[6:7], 0
2968  s_cbranch_vccz 2
296C  s_branch 4
2970  s_mov_b64 s[6:7], 0
2974  s_cmp_lg_u32 s5, 0
2978  s_mov_b64 s[6:7], -1
297C  s_cselect_b64 s[8:9], -1, 0
2980  s_and_b64 vcc, exec, s[8:9]
2984  s_cbranch_vccz 6
2988  s_waitcnt vmcnt(0)
298C  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:15], v[0:3], a[0:3], v17, v20 op_sel_hi:[0,0,0] blgp:4
299C  s_mov_b64 s[6:7], 0
29A0  s_andn2_b64 vcc, exec, s[6:7]
29A4  s_cbranch_vccnz 5
29A8  s_waitcnt vmcnt(0)
29AC  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:15], v[0:7], a[0:3], v17, v20 op_sel_hi:[0,0,0]
29BC  s_lshl_b32 s2, s2, 8
29C0  s_mov_b32 s3, 0
29C4  s_lshl_b64 s[2:3], s[2:3], 2
29C8  s_waitcnt lgkmcnt(0)
29CC  s_add_u32 s0, s0, s2
29D0  s_waitcnt vmcnt(9)
29D4  s_nop 1
29D8  v_accvgpr_read_b32 v0, a4
29E0  s_addc_u32 s1, s1, s3
29E4  v_accvgpr_read_b32 v1, a5
29EC  v_accvgpr_read_b32 v2, a6
29F4  v_accvgpr_read_b32 v3, a7
29FC  global_store_dword v16, v0, s[0:1]
2A04  global_store_dword v16, v1, s[0:1] offset:256
2A0C  global_store_dword v16, v2, s[0:1] offset:512
2A14  global_store_dword v16, v3, s[0:1] offset:768
2A1C  s_endpgm
2A20  s_nop 0

2b00 <ProbeMfma32>:
2B00  s_load_dwordx2 s[8:9], s[0:1], 0x0
2B08  s_load_dwordx4 s[4:7], s[0:1], 0x10
2B10  s_mul_i32 s10, s2, 0x880
2B18  s_mov_b32 s11, 0
2B1C  s_lshl_b64 s[10:11], s[10:11], 2
2B20  s_waitcnt lgkmcnt(0)
2B24  s_add_u32 s8, s8, s10
2B28  s_addc_u32 s9, s9, s11
2B2C  v_lshlrev_b32_e32 v16, 2, v0
2B30  v_mov_b32_e32 v17, 0
2B34  v_lshl_add_u64 v[18:19], s[8:9], 0, v[16:17]
2B3C  s_movk_i32 s3, 0x1000
2B40  v_add_co_u32_e32 v4, vcc, s3, v18
2B44  s_movk_i32 s3, 0x2000
2B48  s_nop 0
2B4C  v_addc_co_u32_e32 v5, vcc, 0, v19, vcc
2B50  v_add_co_u32_e32 v6, vcc, s3, v18
2B54  global_load_dword a6, v[4:5], off offset:2048
2B5C  global_load_dword a7, v[4:5], off offset:2304
2B64  global_load_dword a8, v[4:5], off offset:2560
2B6C  global_load_dword a9, v[4:5], off offset:2816
2B74  global_load_dword a10, v[4:5], off offset:3072
2B7C  global_load_dword a11, v[4:5], off offset:3328
2B84  global_load_dword a12, v[4:5], off offset:3584
2B8C  global_load_dword a13, v[4:5], off offset:3840
2B94  v_addc_co_u32_e32 v7, vcc, 0, v19, vcc
2B98  global_load_dword a14, v[6:7], off
2BA0  global_load_dword a15, v[6:7], off offset:256
2BA8  global_load_dword v0, v16, s[8:9]
2BB0  global_load_dword v8, v16, s[8:9] offset:2048
2BB8  global_load_dword v1, v16, s[8:9] offset:256
2BC0  global_load_dword v9, v16, s[8:9] offset:2304
2BC8  global_load_dword v2, v16, s[8:9] offset:512
2BD0  global_load_dword v3, v16, s[8:9] offset:768
2BD8  global_load_dword v10, v16, s[8:9] offset:2560
2BE0  global_load_dword v11, v16, s[8:9] offset:2816
2BE8  global_load_dword a0, v[4:5], off offset:512
2BF0  global_load_dword a1, v[4:5], off offset:768
2BF8  global_load_dword a2, v[4:5], off offset:1024
2C00  global_load_dword a3, v[4:5], off offset:1280
2C08  global_load_dword a4, v[4:5], off offset:1536
2C10  global_load_dword a5, v[4:5], off offset:1792
2C18  global_load_dword v17, v[4:5], off
2C20  global_load_dword v20, v[4:5], off offset:256
2C28  s_or_b32 s3, s7, s6
2C2C  s_cmp_eq_u32 s3, 0
2C30  s_cbranch_scc1 21
2C34  s_cmp_lt_i32 s6, 1
2C38  s_mov_b64 s[8:9], 0
2C3C  s_cbranch_scc1 22
2C40  s_cmp_gt_i32 s6, 1
2C44  s_cbranch_scc0 23
2C48  s_cmp_eq_u32 s6, 2
2C4C  s_cbranch_scc0 24
2C50  s_cmp_lt_i32 s7, 1
2C54  s_mov_b64 s[10:11], 0
2C58  s_cbranch_scc1 23
2C5C  s_cmp_gt_i32 s7, 1
2C60  s_cbranch_scc0 32
2C64  s_cmp_eq_u32 s7, 2
2C68  s_cbranch_scc0 33
2C6C  s_waitcnt vmcnt(0)
2C70  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:3], v[8:11], a[0:15], v17, v20 op_sel_hi:[1,1,0] cbsz:4 blgp:4
2C80  s_mov_b64 s[12:13], 0
2C84  s_branch 27
2C88  s_load_dwordx2 s[0:1], s[0:1], 0x8
2C90  s_cbranch_execnz 203
2C94  s_branch 567
2C98  s_mov_b64 s[10:11], 0
2C9C  s_cbranch_execnz 94
2CA0  s_branch 96
2CA4  s_mov_b64 s[10:11], 0
2CA8  s_cbranch_execnz 41
2CAC  s_branch 89
2CB0  s_mov_b64 s[10:11], -1
2CB4  s_branch 87
2CB8  s_mov_b64 s[12:13], 0
2CBC  s_cbranch_execnz 22
2CC0  s_andn2_b64 vcc, exec, s[12:13]
2CC4  s_cbranch_vccnz 25
2CC8  s_waitcnt vmcnt(0)
2CCC  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:3], v[8:11], a[0:15], v17, v20 op_sel:[0,1,0] op_sel_hi:[1,1,0] cbsz:4 blgp:4
2CDC  s_cbranch_execz 21
2CE0  s_branch 25
2CE4  s_mov_b64 s[14:15], -1
2CE8  s_mov_b64 s[12:13], 0
2CEC  s_branch 2
2CF0  s_mov_b64 s[12:13], -1
2CF4  s_mov_b64 s[14:15], 0
2CF8  s_and_b64 vcc, exec, s[14:15]
2CFC  s_cbranch_vccz 5
2D00  s_waitcnt vmcnt(0)
2D04  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:3], v[8:11], a[0:15], v17, v20 op_sel:[0,1,0] op_sel_hi:[1,0,0] cbsz:4 blgp:4
2D14  s_branch 65514
2D18  s_cmp_lg_u32 s7, 0
2D1C  s_mov_b64 s[10:11], -1
2D20  s_cselect_b64 s[12:13], -1, 0
2D24  s_andn2_b64 vcc, exec, s[12:13]
2D28  s_cbranch_vccz 65511
2D2C  s_andn2_b64 vcc, exec, s[10:11]
2D30  s_cbranch_vccnz 5
2D34  s_waitcnt vmcnt(0)
2D38  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:3], v[8:11], a[0:15], v17, v20 op_sel_hi:[1,0,0] cbsz:4 blgp:4
2D48  s_mov_b64 s[10:11], 0
2D4C  s_branch 49
2D50  s_cmp_lt_i32 s7, 1
2D54  s_mov_b64 s[12:13], 0
2D58  s_cbranch_scc1 11
2D5C  s_cmp_gt_i32 s7, 1
2D60  s_cbranch_scc0 12
2D64  s_cmp_eq_u32 s7, 2
2D68  s_cbranch_scc0 13
2D6C  s_waitcnt vmcnt(0)
2D70  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:3], v[8:11], a[0:15], v17, v20 op_sel:[1,0,0] op_sel_hi:[0,1,0] cbsz:4 blgp:4
2D80  s_mov_b64 s[14:15], 0
2D84  s_branch 7
2D88  s_mov_b64 s[14:15], 0
2D8C  s_cbranch_execnz 14
2D90  s_branch 16
2D94  s_mov_b64 s[16:17], -1
2D98  s_mov_b64 s[14:15], 0
2D9C  s_branch 2
2DA0  s_mov_b64 s[14:15], -1
2DA4  s_mov_b64 s[16:17], 0
2DA8  s_and_b64 vcc, exec, s[16:17]
2DAC  s_cbranch_vccz 5
2DB0  s_waitcnt vmcnt(0)
2DB4  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:3], v[8:11], a[0:15], v17, v20 op_sel:[1,1,0] op_sel_hi:[0,0,0] cbsz:4 blgp:4
2DC4  s_branch 3
2DC8  s_cmp_lg_u32 s7, 0
2DCC  s_mov_b64 s[12:13], -1
2DD0  s_cselect_b64 s[14:15], -1, 0
2DD4  s_andn2_b64 vcc, exec, s[14:15]
2DD8  s_cbranch_vccnz 7
2DDC  s_waitcnt vmcnt(0)
2DE0  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:3], v[8:11], a[0:15], v17, v20 op_sel:[1,1,0] op_sel_hi:[0,1,0] cbsz:4 blgp:4
2DF0  s_cbranch_execz 3
2DF4  s_branch 7
2DF8  s_andn2_b64 vcc, exec, s[12:13]
2DFC  s_cbranch_vccnz 5
2E00  s_waitcnt vmcnt(0)
2E04  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:3], v[8:11], a[0:15], v17, v20 op_sel:[1,0,0] op_sel_hi:[0,0,0] cbsz:4 blgp:4
2E14  s_branch 3
2E18  s_cmp_lg_u32 s6, 0
2E1C  s_mov_b64 s[8:9], -1
2E20  s_cselect_b64 s[10:11], -1, 0
2E24  s_andn2_b64 vcc, exec, s[10:11]
2E28  s_cbranch_vccnz 14
2E2C  s_cmp_lt_i32 s7, 1
2E30  s_mov_b64 s[8:9], 0
2E34  s_cbranch_scc1 14
2E38  s_cmp_gt_i32 s7, 1
2E3C  s_cbranch_scc0 15
2E40  s_cmp_eq_u32 s7, 2
2E44  s_cbranch_scc0 16
2E48  s_waitcnt vmcnt(0)
2E4C  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:3], v[8:11], a[0:15], v17, v20 op_sel:[1,0,0] op_sel_hi:[1,1,0] cbsz:4 blgp:4
2E5C  s_mov_b64 s[10:11], 0
2E60  s_branch 10
2E64  s_and_b64 vcc, exec, s[8:9]
2E68  s_cbranch_vccnz 35
2E6C  s_branch 81
2E70  s_mov_b64 s[10:11], 0
2E74  s_cbranch_execnz 12
2E78  s_branch 14
2E7C  s_mov_b64 s[10:11], 0
2E80  s_cbranch_execnz 3
2E84  s_branch 7
2E88  s_mov_b64 s[10:11], -1
2E8C  s_branch 5
2E90  s_waitcnt vmcnt(0)
2E94  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:3], v[8:11], a[0:15], v17, v20 op_sel:[1,1,0] op_sel_hi:[1,0,0] cbsz:4 blgp:4
2EA4  s_branch 3
2EA8  s_cmp_lg_u32 s7, 0
2EAC  s_mov_b64 s[8:9], -1
2EB0  s_cselect_b64 s[10:11], -1, 0
2EB4  s_andn2_b64 vcc, exec, s[10:11]
2EB8  s_cbranch_vccnz 7
2EBC  s_waitcnt vmcnt(0)
2EC0  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:3], v[8:11], a[0:15], v17, v20 op_sel:[1,1,0] op_sel_hi:[1,1,0] cbsz:4 blgp:4
2ED0  s_cbranch_execz 3
2ED4  s_branch 7
2ED8  s_andn2_b64 vcc, exec, s[8:9]
2EDC  s_cbranch_vccnz 5
2EE0  s_waitcnt vmcnt(0)
2EE4  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:3], v[8:11], a[0:15], v17, v20 op_sel:[1,0,0] op_sel_hi:[1,0,0] cbsz:4 blgp:4
2EF4  s_branch 47
2EF8  s_cmp_lt_i32 s7, 1
2EFC  s_mov_b64 s[8:9], 0
2F00  s_cbranch_scc1 11
2F04  s_cmp_gt_i32 s7, 1
2F08  s_cbranch_scc0 12
2F0C  s_cmp_eq_u32 s7, 2
2F10  s_cbranch_scc0 13
2F14  s_waitcnt vmcnt(0)
2F18  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:3], v[8:11], a[0:15], v17, v20 op_sel_hi:[0,1,0] cbsz:4 blgp:4
2F28  s_mov_b64 s[10:11], 0
2F2C  s_branch 7
2F30  s_mov_b64 s[10:11], 0
2F34  s_cbranch_execnz 12
2F38  s_branch 14
2F3C  s_mov_b64 s[10:11], 0
2F40  s_cbranch_execnz 3
2F44  s_branch 7
2F48  s_mov_b64 s[10:11], -1
2F4C  s_branch 5
2F50  s_waitcnt vmcnt(0)
2F54  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:3], v[8:11], a[0:15], v17, v20 op_sel:[0,1,0] op_sel_hi:[0,0,0] cbsz:4 blgp:4
2F64  s_branch 3
2F68  s_cmp_lg_u32 s7, 0
2F6C  s_mov_b64 s[8:9], -1
2F70  s_cselect_b64 s[10:11], -1, 0
2F74  s_andn2_b64 vcc, exec, s[10:11]
2F78  s_cbranch_vccnz 7
2F7C  s_waitcnt vmcnt(0)
2F80  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:3], v[8:11], a[0:15], v17, v20 op_sel:[0,1,0] op_sel_hi:[0,1,0] cbsz:4 blgp:4
2F90  s_cbranch_execz 3
2F94  s_branch 7
2F98  s_andn2_b64 vcc, exec, s[8:9]
2F9C  s_cbranch_vccnz 5
2FA0  s_waitcnt vmcnt(0)
2FA4  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:3], v[8:11], a[0:15], v17, v20 op_sel_hi:[0,0,0] cbsz:4 blgp:4
2FB4  s_load_dwordx2 s[0:1], s[0:1], 0x8
2FBC  s_branch 365
2FC0  global_load_dword v4, v[18:19], off offset:1024
2FC8  global_load_dword v12, v[18:19], off offset:3072
2FD0  global_load_dword v13, v[18:19], off offset:3328
2FD8  global_load_dword v14, v[18:19], off offset:3584
2FE0  global_load_dword v15, v[18:19], off offset:3840
2FE8  global_load_dword v5, v[18:19], off offset:1280
2FF0  s_cmp_lt_i32 s4, 2
2FF4  s_mov_b64 s[6:7], 0
2FF8  s_cbranch_scc1 18
2FFC  s_cmp_gt_i32 s4, 2
3000  s_cbranch_scc0 19
3004  s_cmp_eq_u32 s4, 3
3008  s_cbranch_scc0 20
300C  s_cmp_lt_i32 s5, 2
3010  s_mov_b64 s[8:9], 0
3014  s_cbranch_scc1 19
3018  s_cmp_gt_i32 s5, 2
301C  s_cbranch_scc0 20
3020  s_cmp_eq_u32 s5, 3
3024  s_cbranch_scc0 21
3028  s_waitcnt vmcnt(0)
302C  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:5], v[8:13], a[0:15], v17, v20 op_sel_hi:[0,0,0] cbsz:3 blgp:3
303C  s_mov_b64 s[10:11], 0
3040  s_branch 15
3044  s_mov_b64 s[8:9], 0
3048  s_cbranch_execz 190
304C  s_branch 116
3050  s_mov_b64 s[8:9], 0
3054  s_cbranch_execnz 53
3058  s_branch 112
305C  s_mov_b64 s[8:9], -1
3060  s_branch 110
3064  s_mov_b64 s[12:13], -1
3068  s_mov_b64 s[10:11], 0
306C  s_branch 13
3070  s_mov_b64 s[12:13], -1
3074  s_mov_b64 s[10:11], 0
3078  s_branch 2
307C  s_mov_b64 s[10:11], -1
3080  s_mov_b64 s[12:13], 0
3084  s_and_b64 vcc, exec, s[12:13]
3088  s_cbranch_vccz 5
308C  s_waitcnt vmcnt(0)
3090  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:5], v[8:13], a[0:15], v17, v20 op_sel_hi:[0,0,0] cbsz:3 blgp:2
30A0  s_mov_b64 s[12:13], 0
30A4  s_and_b64 vcc, exec, s[12:13]
30A8  s_cbranch_vccz 15
30AC  s_cmp_gt_i32 s5, 0
30B0  s_cbranch_scc0 6
30B4  s_waitcnt vmcnt(0)
30B8  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:5], v[8:15], a[0:15], v17, v20 op_sel_hi:[0,0,0] cbsz:3 blgp:1
30C8  s_branch 1
30CC  s_mov_b64 s[8:9], -1
30D0  s_andn2_b64 vcc, exec, s[8:9]
30D4  s_mov_b64 s[8:9], 0
30D8  s_cbranch_vccnz 3
30DC  s_cmp_lg_u32 s5, 0
30E0  s_mov_b64 s[8:9], -1
30E4  s_cselect_b64 s[10:11], -1, 0
30E8  s_and_b64 vcc, exec, s[10:11]
30EC  s_cbranch_vccz 6
30F0  s_waitcnt vmcnt(0)
30F4  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:5], v[8:11], a[0:15], v17, v20 op_sel_hi:[0,0,0] cbsz:3 blgp:4
3104  s_mov_b64 s[8:9], 0
3108  s_andn2_b64 vcc, exec, s[8:9]
310C  s_cbranch_vccnz 5
3110  s_waitcnt vmcnt(0)
3114  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:5], v[8:15], a[0:15], v17, v20 op_sel_hi:[0,0,0] cbsz:3
3124  s_mov_b64 s[8:9], 0
3128  s_branch 60
312C  s_cmp_lt_i32 s5, 2
3130  s_mov_b64 s[10:11], 0
3134  s_cbranch_scc1 11
3138  s_cmp_gt_i32 s5, 2
313C  s_cbranch_scc0 12
3140  s_cmp_eq_u32 s5, 3
3144  s_cbranch_scc0 13
3148  s_waitcnt vmcnt(0)
314C  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:5], v[8:13], a[0:15], v17, v20 op_sel_hi:[0,0,0] cbsz:2 blgp:3
315C  s_mov_b64 s[12:13], 0
3160  s_branch 7
3164  s_mov_b64 s[12:13], 0
3168  s_cbranch_execnz 14
316C  s_branch 28
3170  s_mov_b64 s[14:15], -1
3174  s_mov_b64 s[12:13], 0
3178  s_branch 2
317C  s_mov_b64 s[12:13], -1
3180  s_mov_b64 s[14:15], 0
3184  s_and_b64 vcc, exec, s[14:15]
3188  s_cbranch_vccz 5
318C  s_waitcnt vmcnt(0)
3190  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:5], v[8:13], a[0:15], v17, v20 op_sel_hi:[0,0,0] cbsz:2 blgp:2
31A0  s_branch 15
31A4  s_cmp_gt_i32 s5, 0
31A8  s_cbranch_scc0 6
31AC  s_waitcnt vmcnt(0)
31B0  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:5], v[8:15], a[0:15], v17, v20 op_sel_hi:[0,0,0] cbsz:2 blgp:1
31C0  s_branch 1
31C4  s_mov_b64 s[10:11], -1
31C8  s_andn2_b64 vcc, exec, s[10:11]
31CC  s_mov_b64 s[10:11], 0
31D0  s_cbranch_vccnz 3
31D4  s_cmp_lg_u32 s5, 0
31D8  s_mov_b64 s[10:11], -1
31DC  s_cselect_b64 s[12:13], -1, 0
31E0  s_and_b64 vcc, exec, s[12:13]
31E4  s_cbranch_vccz 6
31E8  s_waitcnt vmcnt(0)
31EC  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:5], v[8:11], a[0:15], v17, v20 op_sel_hi:[0,0,0] cbsz:2 blgp:4
31FC  s_mov_b64 s[10:11], 0
3200  s_andn2_b64 vcc, exec, s[10:11]
3204  s_cbranch_vccnz 5
3208  s_waitcnt vmcnt(0)
320C  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:5], v[8:15], a[0:15], v17, v20 op_sel_hi:[0,0,0] cbsz:2
321C  s_branch 73
3220  global_load_dword v6, v[18:19], off offset:1536
3228  global_load_dword v7, v[18:19], off offset:1792
3230  s_cmp_gt_i32 s4, 0
3234  s_cbranch_scc0 13
3238  s_cmp_lt_i32 s5, 2
323C  s_cbranch_scc1 14
3240  s_cmp_gt_i32 s5, 2
3244  s_cbranch_scc0 15
3248  s_cmp_eq_u32 s5, 3
324C  s_cbranch_scc0 16
3250  s_waitcnt vmcnt(0)
3254  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:7], v[8:13], a[0:15], v17, v20 op_sel_hi:[0,0,0] cbsz:1 blgp:3
3264  s_mov_b64 s[10:11], 0
3268  s_branch 10
326C  s_mov_b64 s[6:7], 0
3270  s_cbranch_execnz 49
3274  s_branch 51
3278  s_mov_b64 s[10:11], 0
327C  s_cbranch_execnz 14
3280  s_branch 28
3284  s_mov_b64 s[12:13], -1
3288  s_mov_b64 s[10:11], 0
328C  s_branch 2
3290  s_mov_b64 s[10:11], -1
3294  s_mov_b64 s[12:13], 0
3298  s_and_b64 vcc, exec, s[12:13]
329C  s_cbranch_vccz 5
32A0  s_waitcnt vmcnt(0)
32A4  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:7], v[8:13], a[0:15], v17, v20 op_sel_hi:[0,0,0] cbsz:1 blgp:2
32B4  s_branch 15
32B8  s_cmp_gt_i32 s5, 0
32BC  s_cbranch_scc0 6
32C0  s_waitcnt vmcnt(0)
32C4  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:7], v[8:15], a[0:15], v17, v20 op_sel_hi:[0,0,0] cbsz:1 blgp:1
32D4  s_branch 1
32D8  s_mov_b64 s[6:7], -1
32DC  s_andn2_b64 vcc, exec, s[6:7]
32E0  s_mov_b64 s[6:7], 0
32E4  s_cbranch_vccnz 3
32E8  s_cmp_lg_u32 s5, 0
32EC  s_mov_b64 s[6:7], -1
32F0  s_cselect_b64 s[10:11], -1, 0
32F4  s_and_b64 vcc, exec, s[10:11]
32F8  s_cbranch_vccz 6
32FC  s_waitcnt vmcnt(0)
3300  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:7], v[8:11], a[0:15], v17, v20 op_sel_hi:[0,0,0] cbsz:1 blgp:4
3310  s_mov_b64 s[6:7], 0
3314  s_andn2_b64 vcc, exec, s[6:7]
3318  s_cbranch_vccnz 5
331C  s_waitcnt vmcnt(0)
3320  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:7], v[8:15], a[0:15], v17, v20 op_sel_hi:[0,0,0] cbsz:1
3330  s_mov_b64 s[6:7], 0
3334  s_branch 3
3338  s_cmp_lg_u32 s4, 0
333C  s_mov_b64 s[6:7], -1
3340  s_cselect_b64 s[8:9], -1, 0
3344  s_and_b64 vcc, exec, s[8:9]
3348  s_cbranch_vccz 59
334C  s_cmp_lt_i32 s5, 2
3350  s_mov_b64 s[6:7], 0
3354  s_cbranch_scc1 11
3358  s_cmp_gt_i32 s5, 2
335C  s_cbranch_scc0 12
3360  s_cmp_eq_u32 s5, 3
3364  s_cbranch_scc0 13
3368  s_waitcnt vmcnt(3)
336C  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:3], v[8:13], a[0:15], v17, v20 op_sel_hi:[0,0,0] cbsz:4 blgp:3
337C  s_mov_b64 s[8:9], 0
3380  s_branch 7
3384  s_mov_b64 s[8:9], 0
3388  s_cbranch_execnz 12
338C  s_branch 26
3390  s_mov_b64 s[8:9], 0
3394  s_cbranch_execnz 3
3398  s_branch 7
339C  s_mov_b64 s[8:9], -1
33A0  s_branch 5
33A4  s_waitcnt vmcnt(3)
33A8  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:3], v[8:13], a[0:15], v17, v20 op_sel_hi:[0,0,0] cbsz:4 blgp:2
33B8  s_branch 15
33BC  s_cmp_gt_i32 s5, 0
33C0  s_cbranch_scc0 9
33C4  s_waitcnt vmcnt(1)
33C8  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:3], v[8:15], a[0:15], v17, v20 op_sel_hi:[0,0,0] cbsz:4 blgp:1
33D8  s_andn2_b64 vcc, exec, s[6:7]
33DC  s_mov_b64 s[6:7], 0
33E0  s_cbranch_vccz 2
33E4  s_branch 4
33E8  s_mov_b64 s[6:7], 0
33EC  s_cmp_lg_u32 s5, 0
33F0  s_mov_b64 s[6:7], -1
33F4  s_cselect_b64 s[8:9], -1, 0
33F8  s_and_b64 vcc, exec, s[8:9]
33FC  s_cbranch_vccz 6
3400  s_waitcnt vmcnt(6)
3404  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:3], v[8:11], a[0:15], v17, v20 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3414  s_mov_b64 s[6:7], 0
3418  s_andn2_b64 vcc, exec, s[6:7]
341C  s_cbranch_vccnz 5
3420  s_waitcnt vmcnt(1)
3424  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:3], v[8:15], a[0:15], v17, v20 op_sel_hi:[0,0,0] cbsz:4
3434  s_mov_b64 s[6:7], 0
3438  s_and_b64 vcc, exec, s[6:7]
343C  s_cbranch_vccz 77
3440  s_cmp_lt_i32 s5, 2
3444  s_mov_b64 s[6:7], 0
3448  s_cbranch_scc1 11
344C  s_cmp_gt_i32 s5, 2
3450  s_cbranch_scc0 12
3454  s_cmp_eq_u32 s5, 3
3458  s_cbranch_scc0 13
345C  s_waitcnt vmcnt(0)
3460  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:7], v[8:13], a[0:15], v17, v20 op_sel_hi:[0,0,0] blgp:3
3470  s_mov_b64 s[8:9], 0
3474  s_branch 7
3478  s_mov_b64 s[8:9], 0
347C  s_cbranch_execnz 12
3480  s_branch 26
3484  s_mov_b64 s[8:9], 0
3488  s_cbranch_execnz 3
348C  s_branch 7
3490  s_mov_b64 s[8:9], -1
3494  s_branch 5
3498  s_waitcnt vmcnt(0)
349C  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:7], v[8:13], a[0:15], v17, v20 op_sel_hi:[0,0,0] blgp:2
34AC  s_branch 15
34B0  s_cmp_gt_i32 s5, 0
34B4  s_cbranch_scc0 9
34B8  s_waitcnt vmcnt(0)
34BC  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:7], v[8:15], a[0:15], v17, v20 op_sel_hi:[0,0,0] blgp:1
34CC  s_andn2_b64 vcc, exec, s[6:7]
34D0  s_mov_b64 s[6:7], 0
34D4  s_cbranch_vccz 2
34D8  s_branch 4
34DC  s_mov_b64 s[6:7], 0
34E0  s_cmp_lg_u32 s5, 0
34E4  s_mov_b64 s[6:7], -1
34E8  s_cselect_b64 s[8:9], -1, 0
34EC  s_and_b64 vcc, exec, s[8:9]
34F0  s_cbranch_vccz 6
34F4  s_waitcnt vmcnt(0)
34F8  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:7], v[8:11], a[0:15], v17, v20 op_sel_hi:[0,0,0] blgp:4
3508  s_mov_b64 s[6:7], 0
350C  s_andn2_b64 vcc, exec, s[6:7]
3510  s_cbranch_vccnz 24
3514  s_waitcnt vmcnt(0)
3518  v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[0:7], v[8:15], a[0:15], v17, v20 op_sel_hi:[0,0,0]
3528  s_nop 7
352C  s_nop 7
3530  s_nop 3
3534  v_accvgpr_mov_b32 a31, a15
3538  v_accvgpr_mov_b32 a30, a14
353C  v_accvgpr_mov_b32 a29, a13
3540  v_accvgpr_mov_b32 a28, a12
3544  v_accvgpr_mov_b32 a27, a11
3548  v_accvgpr_mov_b32 a26, a10
354C  v_accvgpr_mov_b32 a25, a9
3550  v_accvgpr_mov_b32 a24, a8
3554  v_accvgpr_mov_b32 a23, a7
3558  v_accvgpr_mov_b32 a22, a6
355C  v_accvgpr_mov_b32 a21, a5
3560  v_accvgpr_mov_b32 a20, a4
3564  v_accvgpr_mov_b32 a19, a3
3568  v_accvgpr_mov_b32 a18, a2
356C  v_accvgpr_mov_b32 a17, a1
3570  v_accvgpr_mov_b32 a16, a0
3574  s_lshl_b32 s2, s2, 10
3578  s_mov_b32 s3, 0
357C  s_lshl_b64 s[2:3], s[2:3], 2
3580  s_waitcnt lgkmcnt(0)
3584  s_add_u32 s0, s0, s2
3588  s_waitcnt vmcnt(0)
358C  s_nop 3
3590  v_accvgpr_read_b32 v0, a16
3598  s_addc_u32 s1, s1, s3
359C  v_accvgpr_read_b32 v1, a17
35A4  v_accvgpr_read_b32 v2, a18
35AC  v_accvgpr_read_b32 v3, a19
35B4  v_accvgpr_read_b32 v4, a20
35BC  v_accvgpr_read_b32 v5, a21
35C4  v_accvgpr_read_b32 v6, a22
35CC  v_accvgpr_read_b32 v7, a23
35D4  v_accvgpr_read_b32 v8, a24
35DC  v_accvgpr_read_b32 v9, a25
35E4  v_accvgpr_read_b32 v10, a26
35EC  v_accvgpr_read_b32 v11, a27
35F4  v_accvgpr_read_b32 v12, a28
35FC  v_accvgpr_read_b32 v13, a29
3604  v_accvgpr_read_b32 v14, a30
360C  v_accvgpr_read_b32 v15, a31
3614  global_store_dword v16, v0, s[0:1]
361C  global_store_dword v16, v1, s[0:1] offset:256
3624  global_store_dword v16, v2, s[0:1] offset:512
362C  global_store_dword v16, v3, s[0:1] offset:768
3634  global_store_dword v16, v4, s[0:1] offset:1024
363C  global_store_dword v16, v5, s[0:1] offset:1280
3644  global_store_dword v16, v6, s[0:1] offset:1536
364C  global_store_dword v16, v7, s[0:1] offset:1792
3654  global_store_dword v16, v8, s[0:1] offset:2048
365C  global_store_dword v16, v9, s[0:1] offset:2304
3664  global_store_dword v16, v10, s[0:1] offset:2560
366C  global_store_dword v16, v11, s[0:1] offset:2816
3674  global_store_dword v16, v12, s[0:1] offset:3072
367C  global_store_dword v16, v13, s[0:1] offset:3328
3684  global_store_dword v16, v14, s[0:1] offset:3584
368C  global_store_dword v16, v15, s[0:1] offset:3840
3694  s_endpgm
3698  s_nop 0
