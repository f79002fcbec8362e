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
20C4  s_cbranch_scc1 22
20C8  s_cmp_lt_i32 s6, 1
20CC  s_mov_b64 s[8:9], 0
20D0  s_cbranch_scc1 23
20D4  s_cmp_gt_i32 s6, 1
20D8  s_cbranch_scc0 24
20DC  s_cmp_eq_u32 s6, 2
20E0  s_cbranch_scc0 25
20E4  s_cmp_lt_i32 s7, 1
20E8  s_mov_b64 s[10:11], 0
20EC  s_cbranch_scc1 24
20F0  s_cmp_gt_i32 s7, 1
20F4  s_cbranch_scc0 34
20F8  s_cmp_eq_u32 s7, 2
20FC  s_cbranch_scc0 35
2100  s_waitcnt vmcnt(0)
2104  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:11], v[0:3], a[0:3], v17, v20 op_sel_hi:[1,1,0] cbsz:4 blgp:4
2114  s_nop 15
2118  s_mov_b64 s[12:13], 0
211C  s_branch 28
2120  s_load_dwordx2 s[0:1], s[0:1], 0x8
2128  s_cbranch_execnz 218
212C  s_branch 588
2130  s_mov_b64 s[10:11], 0
2134  s_cbranch_execnz 101
2138  s_branch 103
213C  s_mov_b64 s[10:11], 0
2140  s_cbranch_execnz 44
2144  s_branch 96
2148  s_mov_b64 s[10:11], -1
214C  s_branch 94
2150  s_mov_b64 s[12:13], 0
2154  s_cbranch_execnz 24
2158  s_andn2_b64 vcc, exec, s[12:13]
215C  s_cbranch_vccnz 27
2160  s_waitcnt vmcnt(0)
2164  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:11], v[0:3], a[0:3], v17, v20 op_sel:[0,1,0] op_sel_hi:[1,1,0] cbsz:4 blgp:4
2174  s_nop 15
2178  s_cbranch_execz 22
217C  s_branch 27
2180  s_mov_b64 s[14:15], -1
2184  s_mov_b64 s[12:13], 0
2188  s_branch 2
218C  s_mov_b64 s[12:13], -1
2190  s_mov_b64 s[14:15], 0
2194  s_and_b64 vcc, exec, s[14:15]
2198  s_cbranch_vccz 6
219C  s_waitcnt vmcnt(0)
21A0  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:11], v[0:3], a[0:3], v17, v20 op_sel:[0,1,0] op_sel_hi:[1,0,0] cbsz:4 blgp:4
21B0  s_nop 15
21B4  s_branch 65512
21B8  s_cmp_lg_u32 s7, 0
21BC  s_mov_b64 s[10:11], -1
21C0  s_cselect_b64 s[12:13], -1, 0
21C4  s_andn2_b64 vcc, exec, s[12:13]
21C8  s_cbranch_vccz 65509
21CC  s_andn2_b64 vcc, exec, s[10:11]
21D0  s_cbranch_vccnz 6
21D4  s_waitcnt vmcnt(0)
21D8  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:11], v[0:3], a[0:3], v17, v20 op_sel_hi:[1,0,0] cbsz:4 blgp:4
21E8  s_nop 15
21EC  s_mov_b64 s[10:11], 0
21F0  s_branch 53
21F4  s_cmp_lt_i32 s7, 1
21F8  s_mov_b64 s[12:13], 0
21FC  s_cbranch_scc1 12
2200  s_cmp_gt_i32 s7, 1
2204  s_cbranch_scc0 13
2208  s_cmp_eq_u32 s7, 2
220C  s_cbranch_scc0 14
2210  s_waitcnt vmcnt(0)
2214  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:11], v[0:3], a[0:3], v17, v20 op_sel:[1,0,0] op_sel_hi:[0,1,0] cbsz:4 blgp:4
2224  s_nop 15
2228  s_mov_b64 s[14:15], 0
222C  s_branch 7
2230  s_mov_b64 s[14:15], 0
2234  s_cbranch_execnz 15
2238  s_branch 17
223C  s_mov_b64 s[16:17], -1
2240  s_mov_b64 s[14:15], 0
2244  s_branch 2
2248  s_mov_b64 s[14:15], -1
224C  s_mov_b64 s[16:17], 0
2250  s_and_b64 vcc, exec, s[16:17]
2254  s_cbranch_vccz 6
2258  s_waitcnt vmcnt(0)
225C  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:11], v[0:3], a[0:3], v17, v20 op_sel:[1,1,0] op_sel_hi:[0,0,0] cbsz:4 blgp:4
226C  s_nop 15
2270  s_branch 3
2274  s_cmp_lg_u32 s7, 0
2278  s_mov_b64 s[12:13], -1
227C  s_cselect_b64 s[14:15], -1, 0
2280  s_andn2_b64 vcc, exec, s[14:15]
2284  s_cbranch_vccnz 8
2288  s_waitcnt vmcnt(0)
228C  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:11], v[0:3], a[0:3], v17, v20 op_sel:[1,1,0] op_sel_hi:[0,1,0] cbsz:4 blgp:4
229C  s_nop 15
22A0  s_cbranch_execz 3
22A4  s_branch 8
22A8  s_andn2_b64 vcc, exec, s[12:13]
22AC  s_cbranch_vccnz 6
22B0  s_waitcnt vmcnt(0)
22B4  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:11], v[0:3], a[0:3], v17, v20 op_sel:[1,0,0] op_sel_hi:[0,0,0] cbsz:4 blgp:4
22C4  s_nop 15
22C8  s_branch 3
22CC  s_cmp_lg_u32 s6, 0
22D0  s_mov_b64 s[8:9], -1
22D4  s_cselect_b64 s[10:11], -1, 0
22D8  s_andn2_b64 vcc, exec, s[10:11]
22DC  s_cbranch_vccnz 15
22E0  s_cmp_lt_i32 s7, 1
22E4  s_mov_b64 s[8:9], 0
22E8  s_cbranch_scc1 15
22EC  s_cmp_gt_i32 s7, 1
22F0  s_cbranch_scc0 16
22F4  s_cmp_eq_u32 s7, 2
22F8  s_cbranch_scc0 17
22FC  s_waitcnt vmcnt(0)
2300  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:11], v[0:3], a[0:3], v17, v20 op_sel:[1,0,0] op_sel_hi:[1,1,0] cbsz:4 blgp:4
2310  s_nop 15
2314  s_mov_b64 s[10:11], 0
2318  s_branch 10
231C  s_and_b64 vcc, exec, s[8:9]
2320  s_cbranch_vccnz 38
2324  s_branch 88
2328  s_mov_b64 s[10:11], 0
232C  s_cbranch_execnz 13
2330  s_branch 15
2334  s_mov_b64 s[10:11], 0
2338  s_cbranch_execnz 3
233C  s_branch 8
2340  s_mov_b64 s[10:11], -1
2344  s_branch 6
2348  s_waitcnt vmcnt(0)
234C  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:11], v[0:3], a[0:3], v17, v20 op_sel:[1,1,0] op_sel_hi:[1,0,0] cbsz:4 blgp:4
235C  s_nop 15
2360  s_branch 3
2364  s_cmp_lg_u32 s7, 0
2368  s_mov_b64 s[8:9], -1
236C  s_cselect_b64 s[10:11], -1, 0
2370  s_andn2_b64 vcc, exec, s[10:11]
2374  s_cbranch_vccnz 8
2378  s_waitcnt vmcnt(0)
237C  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:11], v[0:3], a[0:3], v17, v20 op_sel:[1,1,0] op_sel_hi:[1,1,0] cbsz:4 blgp:4
238C  s_nop 15
2390  s_cbranch_execz 3
2394  s_branch 8
2398  s_andn2_b64 vcc, exec, s[8:9]
239C  s_cbranch_vccnz 6
23A0  s_waitcnt vmcnt(0)
23A4  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:11], v[0:3], a[0:3], v17, v20 op_sel:[1,0,0] op_sel_hi:[1,0,0] cbsz:4 blgp:4
23B4  s_nop 15
23B8  s_branch 51
23BC  s_cmp_lt_i32 s7, 1
23C0  s_mov_b64 s[8:9], 0
23C4  s_cbranch_scc1 12
23C8  s_cmp_gt_i32 s7, 1
23CC  s_cbranch_scc0 13
23D0  s_cmp_eq_u32 s7, 2
23D4  s_cbranch_scc0 14
23D8  s_waitcnt vmcnt(0)
23DC  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:11], v[0:3], a[0:3], v17, v20 op_sel_hi:[0,1,0] cbsz:4 blgp:4
23EC  s_nop 15
23F0  s_mov_b64 s[10:11], 0
23F4  s_branch 7
23F8  s_mov_b64 s[10:11], 0
23FC  s_cbranch_execnz 13
2400  s_branch 15
2404  s_mov_b64 s[10:11], 0
2408  s_cbranch_execnz 3
240C  s_branch 8
2410  s_mov_b64 s[10:11], -1
2414  s_branch 6
2418  s_waitcnt vmcnt(0)
241C  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:11], v[0:3], a[0:3], v17, v20 op_sel:[0,1,0] op_sel_hi:[0,0,0] cbsz:4 blgp:4
242C  s_nop 15
2430  s_branch 3
2434  s_cmp_lg_u32 s7, 0
2438  s_mov_b64 s[8:9], -1
243C  s_cselect_b64 s[10:11], -1, 0
2440  s_andn2_b64 vcc, exec, s[10:11]
2444  s_cbranch_vccnz 8
2448  s_waitcnt vmcnt(0)
244C  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:11], v[0:3], a[0:3], v17, v20 op_sel:[0,1,0] op_sel_hi:[0,1,0] cbsz:4 blgp:4
245C  s_nop 15
2460  s_cbranch_execz 3
2464  s_branch 8
2468  s_andn2_b64 vcc, exec, s[8:9]
246C  s_cbranch_vccnz 6
2470  s_waitcnt vmcnt(0)
2474  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:11], v[0:3], a[0:3], v17, v20 op_sel_hi:[0,0,0] cbsz:4 blgp:4
2484  s_nop 15
2488  s_load_dwordx2 s[0:1], s[0:1], 0x8
2490  s_branch 371
2494  global_load_dword v12, v[18:19], off offset:1024
249C  global_load_dword v4, v[18:19], off offset:3072
24A4  global_load_dword v5, v[18:19], off offset:3328
24AC  global_load_dword v6, v[18:19], off offset:3584
24B4  global_load_dword v7, v[18:19], off offset:3840
24BC  global_load_dword v13, v[18:19], off offset:1280
24C4  s_cmp_lt_i32 s4, 2
24C8  s_mov_b64 s[6:7], 0
24CC  s_cbranch_scc1 19
24D0  s_cmp_gt_i32 s4, 2
24D4  s_cbranch_scc0 20
24D8  s_cmp_eq_u32 s4, 3
24DC  s_cbranch_scc0 21
24E0  s_cmp_lt_i32 s5, 2
24E4  s_mov_b64 s[8:9], 0
24E8  s_cbranch_scc1 20
24EC  s_cmp_gt_i32 s5, 2
24F0  s_cbranch_scc0 21
24F4  s_cmp_eq_u32 s5, 3
24F8  s_cbranch_scc0 22
24FC  s_waitcnt vmcnt(0)
2500  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:13], v[0:5], a[0:3], v17, v20 op_sel_hi:[0,0,0] cbsz:3 blgp:3
2510  s_nop 15
2514  s_mov_b64 s[10:11], 0
2518  s_branch 15
251C  s_mov_b64 s[8:9], 0
2520  s_cbranch_execz 204
2524  s_branch 125
2528  s_mov_b64 s[8:9], 0
252C  s_cbranch_execnz 57
2530  s_branch 121
2534  s_mov_b64 s[8:9], -1
2538  s_branch 119
253C  s_mov_b64 s[12:13], -1
2540  s_mov_b64 s[10:11], 0
2544  s_branch 14
2548  s_mov_b64 s[12:13], -1
254C  s_mov_b64 s[10:11], 0
2550  s_branch 2
2554  s_mov_b64 s[10:11], -1
2558  s_mov_b64 s[12:13], 0
255C  s_and_b64 vcc, exec, s[12:13]
2560  s_cbranch_vccz 6
2564  s_waitcnt vmcnt(0)
2568  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:13], v[0:5], a[0:3], v17, v20 op_sel_hi:[0,0,0] cbsz:3 blgp:2
2578  s_nop 15
257C  s_mov_b64 s[12:13], 0
2580  s_and_b64 vcc, exec, s[12:13]
2584  s_cbranch_vccz 16
2588  s_cmp_gt_i32 s5, 0
258C  s_cbranch_scc0 7
2590  s_waitcnt vmcnt(0)
2594  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:13], v[0:7], a[0:3], v17, v20 op_sel_hi:[0,0,0] cbsz:3 blgp:1
25A4  s_nop 15
25A8  s_branch 1
25AC  s_mov_b64 s[8:9], -1
25B0  s_andn2_b64 vcc, exec, s[8:9]
25B4  s_mov_b64 s[8:9], 0
25B8  s_cbranch_vccnz 3
25BC  s_cmp_lg_u32 s5, 0
25C0  s_mov_b64 s[8:9], -1
25C4  s_cselect_b64 s[10:11], -1, 0
25C8  s_and_b64 vcc, exec, s[10:11]
25CC  s_cbranch_vccz 7
25D0  s_waitcnt vmcnt(0)
25D4  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:13], v[0:3], a[0:3], v17, v20 op_sel_hi:[0,0,0] cbsz:3 blgp:4
25E4  s_nop 15
25E8  s_mov_b64 s[8:9], 0
25EC  s_andn2_b64 vcc, exec, s[8:9]
25F0  s_cbranch_vccnz 6
25F4  s_waitcnt vmcnt(0)
25F8  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:13], v[0:7], a[0:3], v17, v20 op_sel_hi:[0,0,0] cbsz:3
2608  s_nop 15
260C  s_mov_b64 s[8:9], 0
2610  s_branch 65
2614  s_cmp_lt_i32 s5, 2
2618  s_mov_b64 s[10:11], 0
261C  s_cbranch_scc1 12
2620  s_cmp_gt_i32 s5, 2
2624  s_cbranch_scc0 13
2628  s_cmp_eq_u32 s5, 3
262C  s_cbranch_scc0 14
2630  s_waitcnt vmcnt(0)
2634  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:13], v[0:5], a[0:3], v17, v20 op_sel_hi:[0,0,0] cbsz:2 blgp:3
2644  s_nop 15
2648  s_mov_b64 s[12:13], 0
264C  s_branch 7
2650  s_mov_b64 s[12:13], 0
2654  s_cbranch_execnz 15
2658  s_branch 30
265C  s_mov_b64 s[14:15], -1
2660  s_mov_b64 s[12:13], 0
2664  s_branch 2
2668  s_mov_b64 s[12:13], -1
266C  s_mov_b64 s[14:15], 0
2670  s_and_b64 vcc, exec, s[14:15]
2674  s_cbranch_vccz 6
2678  s_waitcnt vmcnt(0)
267C  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:13], v[0:5], a[0:3], v17, v20 op_sel_hi:[0,0,0] cbsz:2 blgp:2
268C  s_nop 15
2690  s_branch 16
2694  s_cmp_gt_i32 s5, 0
2698  s_cbranch_scc0 7
269C  s_waitcnt vmcnt(0)
26A0  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:13], v[0:7], a[0:3], v17, v20 op_sel_hi:[0,0,0] cbsz:2 blgp:1
26B0  s_nop 15
26B4  s_branch 1
26B8  s_mov_b64 s[10:11], -1
26BC  s_andn2_b64 vcc, exec, s[10:11]
26C0  s_mov_b64 s[10:11], 0
26C4  s_cbranch_vccnz 3
26C8  s_cmp_lg_u32 s5, 0
26CC  s_mov_b64 s[10:11], -1
26D0  s_cselect_b64 s[12:13], -1, 0
26D4  s_and_b64 vcc, exec, s[12:13]
26D8  s_cbranch_vccz 7
26DC  s_waitcnt vmcnt(0)
26E0  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:13], v[0:3], a[0:3], v17, v20 op_sel_hi:[0,0,0] cbsz:2 blgp:4
26F0  s_nop 15
26F4  s_mov_b64 s[10:11], 0
26F8  s_andn2_b64 vcc, exec, s[10:11]
26FC  s_cbranch_vccnz 6
2700  s_waitcnt vmcnt(0)
2704  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:13], v[0:7], a[0:3], v17, v20 op_sel_hi:[0,0,0] cbsz:2
2714  s_nop 15
2718  s_branch 78
271C  global_load_dword v14, v[18:19], off offset:1536
2724  global_load_dword v15, v[18:19], off offset:1792
272C  s_cmp_gt_i32 s4, 0
2730  s_cbranch_scc0 14
2734  s_cmp_lt_i32 s5, 2
2738  s_cbranch_scc1 15
273C  s_cmp_gt_i32 s5, 2
2740  s_cbranch_scc0 16
2744  s_cmp_eq_u32 s5, 3
2748  s_cbranch_scc0 17
274C  s_waitcnt vmcnt(0)
2750  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:15], v[0:5], a[0:3], v17, v20 op_sel_hi:[0,0,0] cbsz:1 blgp:3
2760  s_nop 15
2764  s_mov_b64 s[10:11], 0
2768  s_branch 10
276C  s_mov_b64 s[6:7], 0
2770  s_cbranch_execnz 53
2774  s_branch 55
2778  s_mov_b64 s[10:11], 0
277C  s_cbranch_execnz 15
2780  s_branch 30
2784  s_mov_b64 s[12:13], -1
2788  s_mov_b64 s[10:11], 0
278C  s_branch 2
2790  s_mov_b64 s[10:11], -1
2794  s_mov_b64 s[12:13], 0
2798  s_and_b64 vcc, exec, s[12:13]
279C  s_cbranch_vccz 6
27A0  s_waitcnt vmcnt(0)
27A4  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:15], v[0:5], a[0:3], v17, v20 op_sel_hi:[0,0,0] cbsz:1 blgp:2
27B4  s_nop 15
27B8  s_branch 16
27BC  s_cmp_gt_i32 s5, 0
27C0  s_cbranch_scc0 7
27C4  s_waitcnt vmcnt(0)
27C8  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:15], v[0:7], a[0:3], v17, v20 op_sel_hi:[0,0,0] cbsz:1 blgp:1
27D8  s_nop 15
27DC  s_branch 1
27E0  s_mov_b64 s[6:7], -1
27E4  s_andn2_b64 vcc, exec, s[6:7]
27E8  s_mov_b64 s[6:7], 0
27EC  s_cbranch_vccnz 3
27F0  s_cmp_lg_u32 s5, 0
27F4  s_mov_b64 s[6:7], -1
27F8  s_cselect_b64 s[10:11], -1, 0
27FC  s_and_b64 vcc, exec, s[10:11]
2800  s_cbranch_vccz 7
2804  s_waitcnt vmcnt(0)
2808  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:15], v[0:3], a[0:3], v17, v20 op_sel_hi:[0,0,0] cbsz:1 blgp:4
2818  s_nop 15
281C  s_mov_b64 s[6:7], 0
2820  s_andn2_b64 vcc, exec, s[6:7]
2824  s_cbranch_vccnz 6
2828  s_waitcnt vmcnt(0)
282C  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:15], v[0:7], a[0:3], v17, v20 op_sel_hi:[0,0,0] cbsz:1
283C  s_nop 15
2840  s_mov_b64 s[6:7], 0
2844  s_branch 3
2848  s_cmp_lg_u32 s4, 0
284C  s_mov_b64 s[6:7], -1
2850  s_cselect_b64 s[8:9], -1, 0
2854  s_and_b64 vcc, exec, s[8:9]
2858  s_cbranch_vccz 64
285C  s_cmp_lt_i32 s5, 2
2860  s_mov_b64 s[6:7], 0
2864  s_cbranch_scc1 12
2868  s_cmp_gt_i32 s5, 2
286C  s_cbranch_scc0 13
2870  s_cmp_eq_u32 s5, 3
2874  s_cbranch_scc0 14
2878  s_waitcnt vmcnt(3)
287C  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:11], v[0:5], a[0:3], v17, v20 op_sel_hi:[0,0,0] cbsz:4 blgp:3
288C  s_nop 15
2890  s_mov_b64 s[8:9], 0
2894  s_branch 7
2898  s_mov_b64 s[8:9], 0
289C  s_cbranch_execnz 13
28A0  s_branch 28
28A4  s_mov_b64 s[8:9], 0
28A8  s_cbranch_execnz 3
28AC  s_branch 8
28B0  s_mov_b64 s[8:9], -1
28B4  s_branch 6
28B8  s_waitcnt vmcnt(3)
28BC  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:11], v[0:5], a[0:3], v17, v20 op_sel_hi:[0,0,0] cbsz:4 blgp:2
28CC  s_nop 15
28D0  s_branch 16
28D4  s_cmp_gt_i32 s5, 0
28D8  s_cbranch_scc0 10
28DC  s_waitcnt vmcnt(1)
28E0  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:11], v[0:7], a[0:3], v17, v20 op_sel_hi:[0,0,0] cbsz:4 blgp:1
28F0  s_nop 15
28F4  s_andn2_b64 vcc, exec, s[6:7]
28F8  s_mov_b64 s[6:7], 0
28FC  s_cbranch_vccz 2
2900  s_branch 4
2904  s_mov_b64 s[6:7], 0
2908  s_cmp_lg_u32 s5, 0
290C  s_mov_b64 s[6:7], -1
2910  s_cselect_b64 s[8:9], -1, 0
2914  s_and_b64 vcc, exec, s[8:9]
2918  s_cbranch_vccz 7
291C  s_waitcnt vmcnt(6)
2920  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:11], v[0:3], a[0:3], v17, v20 op_sel_hi:[0,0,0] cbsz:4 blgp:4
2930  s_nop 15
2934  s_mov_b64 s[6:7], 0
2938  s_andn2_b64 vcc, exec, s[6:7]
293C  s_cbranch_vccnz 6
2940  s_waitcnt vmcnt(1)
2944  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:11], v[0:7], a[0:3], v17, v20 op_sel_hi:[0,0,0] cbsz:4
2954  s_nop 15
2958  s_mov_b64 s[6:7], 0
295C  s_and_b64 vcc, exec, s[6:7]
2960  s_cbranch_vccz 63
2964  s_cmp_lt_i32 s5, 2
2968  s_mov_b64 s[6:7], 0
296C  s_cbranch_scc1 12
2970  s_cmp_gt_i32 s5, 2
2974  s_cbranch_scc0 13
2978  s_cmp_eq_u32 s5, 3
297C  s_cbranch_scc0 14
2980  s_waitcnt vmcnt(0)
2984  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:15], v[0:5], a[0:3], v17, v20 op_sel_hi:[0,0,0] blgp:3
2994  s_nop 15
2998  s_mov_b64 s[8:9], 0
299C  s_branch 7
29A0  s_mov_b64 s[8:9], 0
29A4  s_cbranch_execnz 13
29A8  s_branch 28
29AC  s_mov_b64 s[8:9], 0
29B0  s_cbranch_execnz 3
29B4  s_branch 8
29B8  s_mov_b64 s[8:9], -1
29BC  s_branch 6
29C0  s_waitcnt vmcnt(0)
29C4  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:15], v[0:5], a[0:3], v17, v20 op_sel_hi:[0,0,0] blgp:2
29D4  s_nop 15
29D8  s_branch 16
29DC  s_cmp_gt_i32 s5, 0
29E0  s_cbranch_scc0 10
29E4  s_waitcnt vmcnt(0)
29E8  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:15], v[0:7], a[0:3], v17, v20 op_sel_hi:[0,0,0] blgp:1
29F8  s_nop 15
29FC  s_andn2_b64 vcc, exec, s[6:7]
2A00  s_mov_b64 s[6:7], 0
2A04  s_cbranch_vccz 2
2A08  s_branch 4
2A0C  s_mov_b64 s[6:7], 0
2A10  s_cmp_lg_u32 s5, 0
2A14  s_mov_b64 s[6:7], -1
2A18  s_cselect_b64 s[8:9], -1, 0
2A1C  s_and_b64 vcc, exec, s[8:9]
2A20  s_cbranch_vccz 7
2A24  s_waitcnt vmcnt(0)
2A28  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:15], v[0:3], a[0:3], v17, v20 op_sel_hi:[0,0,0] blgp:4
2A38  s_nop 15
2A3C  s_mov_b64 s[6:7], 0
2A40  s_andn2_b64 vcc, exec, s[6:7]
2A44  s_cbranch_vccnz 6
2A48  s_waitcnt vmcnt(0)
2A4C  v_mfma_scale_f32_16x16x128_f8f6f4 a[4:7], v[8:15], v[0:7], a[0:3], v17, v20 op_sel_hi:[0,0,0]
2A5C  s_nop 15
2A60  s_lshl_b32 s2, s2, 8
2A64  s_mov_b32 s3, 0
2A68  s_lshl_b64 s[2:3], s[2:3], 2
2A6C  s_waitcnt lgkmcnt(0)
2A70  s_add_u32 s0, s0, s2
2A74  s_waitcnt vmcnt(9)
2A78  s_nop 1
2A7C  v_accvgpr_read_b32 v0, a4
2A84  s_addc_u32 s1, s1, s3
2A88  v_accvgpr_read_b32 v1, a5
2A90  v_accvgpr_read_b32 v2, a6
2A98  v_accvgpr_read_b32 v3, a7
2AA0  global_store_dword v16, v0, s[0:1]
2AA8  global_store_dword v16, v1, s[0:1] offset:256
2AB0  global_store_dword v16, v2, s[0:1] offset:512
2AB8  global_store_dword v16, v3, s[0:1] offset:768
2AC0  s_endpgm
2AC4  s_nop 0

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
2C30  s_cbranch_scc1 22
2C34  s_cmp_lt_i32 s6, 1
2C38  s_mov_b64 s[8:9], 0
2C3C  s_cbranch_scc1 23
2C40  s_cmp_gt_i32 s6, 1
2C44  s_cbranch_scc0 24
2C48  s_cmp_eq_u32 s6, 2
2C4C  s_cbranch_scc0 25
2C50  s_cmp_lt_i32 s7, 1
2C54  s_mov_b64 s[10:11], 0
2C58  s_cbranch_scc1 24
2C5C  s_cmp_gt_i32 s7, 1
2C60  s_cbranch_scc0 34
2C64  s_cmp_eq_u32 s7, 2
2C68  s_cbranch_scc0 35
2C6C  s_waitcnt vmcnt(0)
2C70  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:3], v[8:11], a[0:15], v17, v20 op_sel_hi:[1,1,0] cbsz:4 blgp:4
2C80  s_nop 15
2C84  s_mov_b64 s[12:13], 0
2C88  s_branch 28
2C8C  s_load_dwordx2 s[0:1], s[0:1], 0x8
2C94  s_cbranch_execnz 218
2C98  s_branch 607
2C9C  s_mov_b64 s[10:11], 0
2CA0  s_cbranch_execnz 101
2CA4  s_branch 103
2CA8  s_mov_b64 s[10:11], 0
2CAC  s_cbranch_execnz 44
2CB0  s_branch 96
2CB4  s_mov_b64 s[10:11], -1
2CB8  s_branch 94
2CBC  s_mov_b64 s[12:13], 0
2CC0  s_cbranch_execnz 24
2CC4  s_andn2_b64 vcc, exec, s[12:13]
2CC8  s_cbranch_vccnz 27
2CCC  s_waitcnt vmcnt(0)
2CD0  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:3], v[8:11], a[0:15], v17, v20 op_sel:[0,1,0] op_sel_hi:[1,1,0] cbsz:4 blgp:4
2CE0  s_nop 15
2CE4  s_cbranch_execz 22
2CE8  s_branch 27
2CEC  s_mov_b64 s[14:15], -1
2CF0  s_mov_b64 s[12:13], 0
2CF4  s_branch 2
2CF8  s_mov_b64 s[12:13], -1
2CFC  s_mov_b64 s[14:15], 0
2D00  s_and_b64 vcc, exec, s[14:15]
2D04  s_cbranch_vccz 6
2D08  s_waitcnt vmcnt(0)
2D0C  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:3], v[8:11], a[0:15], v17, v20 op_sel:[0,1,0] op_sel_hi:[1,0,0] cbsz:4 blgp:4
2D1C  s_nop 15
2D20  s_branch 65512
2D24  s_cmp_lg_u32 s7, 0
2D28  s_mov_b64 s[10:11], -1
2D2C  s_cselect_b64 s[12:13], -1, 0
2D30  s_andn2_b64 vcc, exec, s[12:13]
2D34  s_cbranch_vccz 65509
2D38  s_andn2_b64 vcc, exec, s[10:11]
2D3C  s_cbranch_vccnz 6
2D40  s_waitcnt vmcnt(0)
2D44  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:3], v[8:11], a[0:15], v17, v20 op_sel_hi:[1,0,0] cbsz:4 blgp:4
2D54  s_nop 15
2D58  s_mov_b64 s[10:11], 0
2D5C  s_branch 53
2D60  s_cmp_lt_i32 s7, 1
2D64  s_mov_b64 s[12:13], 0
2D68  s_cbranch_scc1 12
2D6C  s_cmp_gt_i32 s7, 1
2D70  s_cbranch_scc0 13
2D74  s_cmp_eq_u32 s7, 2
2D78  s_cbranch_scc0 14
2D7C  s_waitcnt vmcnt(0)
2D80  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:3], v[8:11], a[0:15], v17, v20 op_sel:[1,0,0] op_sel_hi:[0,1,0] cbsz:4 blgp:4
2D90  s_nop 15
2D94  s_mov_b64 s[14:15], 0
2D98  s_branch 7
2D9C  s_mov_b64 s[14:15], 0
2DA0  s_cbranch_execnz 15
2DA4  s_branch 17
2DA8  s_mov_b64 s[16:17], -1
2DAC  s_mov_b64 s[14:15], 0
2DB0  s_branch 2
2DB4  s_mov_b64 s[14:15], -1
2DB8  s_mov_b64 s[16:17], 0
2DBC  s_and_b64 vcc, exec, s[16:17]
2DC0  s_cbranch_vccz 6
2DC4  s_waitcnt vmcnt(0)
2DC8  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:3], v[8:11], a[0:15], v17, v20 op_sel:[1,1,0] op_sel_hi:[0,0,0] cbsz:4 blgp:4
2DD8  s_nop 15
2DDC  s_branch 3
2DE0  s_cmp_lg_u32 s7, 0
2DE4  s_mov_b64 s[12:13], -1
2DE8  s_cselect_b64 s[14:15], -1, 0
2DEC  s_andn2_b64 vcc, exec, s[14:15]
2DF0  s_cbranch_vccnz 8
2DF4  s_waitcnt vmcnt(0)
2DF8  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:3], v[8:11], a[0:15], v17, v20 op_sel:[1,1,0] op_sel_hi:[0,1,0] cbsz:4 blgp:4
2E08  s_nop 15
2E0C  s_cbranch_execz 3
2E10  s_branch 8
2E14  s_andn2_b64 vcc, exec, s[12:13]
2E18  s_cbranch_vccnz 6
2E1C  s_waitcnt vmcnt(0)
2E20  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:3], v[8:11], a[0:15], v17, v20 op_sel:[1,0,0] op_sel_hi:[0,0,0] cbsz:4 blgp:4
2E30  s_nop 15
2E34  s_branch 3
2E38  s_cmp_lg_u32 s6, 0
2E3C  s_mov_b64 s[8:9], -1
2E40  s_cselect_b64 s[10:11], -1, 0
2E44  s_andn2_b64 vcc, exec, s[10:11]
2E48  s_cbranch_vccnz 15
2E4C  s_cmp_lt_i32 s7, 1
2E50  s_mov_b64 s[8:9], 0
2E54  s_cbranch_scc1 15
2E58  s_cmp_gt_i32 s7, 1
2E5C  s_cbranch_scc0 16
2E60  s_cmp_eq_u32 s7, 2
2E64  s_cbranch_scc0 17
2E68  s_waitcnt vmcnt(0)
2E6C  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:3], v[8:11], a[0:15], v17, v20 op_sel:[1,0,0] op_sel_hi:[1,1,0] cbsz:4 blgp:4
2E7C  s_nop 15
2E80  s_mov_b64 s[10:11], 0
2E84  s_branch 10
2E88  s_and_b64 vcc, exec, s[8:9]
2E8C  s_cbranch_vccnz 38
2E90  s_branch 88
2E94  s_mov_b64 s[10:11], 0
2E98  s_cbranch_execnz 13
2E9C  s_branch 15
2EA0  s_mov_b64 s[10:11], 0
2EA4  s_cbranch_execnz 3
2EA8  s_branch 8
2EAC  s_mov_b64 s[10:11], -1
2EB0  s_branch 6
2EB4  s_waitcnt vmcnt(0)
2EB8  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:3], v[8:11], a[0:15], v17, v20 op_sel:[1,1,0] op_sel_hi:[1,0,0] cbsz:4 blgp:4
2EC8  s_nop 15
2ECC  s_branch 3
2ED0  s_cmp_lg_u32 s7, 0
2ED4  s_mov_b64 s[8:9], -1
2ED8  s_cselect_b64 s[10:11], -1, 0
2EDC  s_andn2_b64 vcc, exec, s[10:11]
2EE0  s_cbranch_vccnz 8
2EE4  s_waitcnt vmcnt(0)
2EE8  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:3], v[8:11], a[0:15], v17, v20 op_sel:[1,1,0] op_sel_hi:[1,1,0] cbsz:4 blgp:4
2EF8  s_nop 15
2EFC  s_cbranch_execz 3
2F00  s_branch 8
2F04  s_andn2_b64 vcc, exec, s[8:9]
2F08  s_cbranch_vccnz 6
2F0C  s_waitcnt vmcnt(0)
2F10  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:3], v[8:11], a[0:15], v17, v20 op_sel:[1,0,0] op_sel_hi:[1,0,0] cbsz:4 blgp:4
2F20  s_nop 15
2F24  s_branch 51
2F28  s_cmp_lt_i32 s7, 1
2F2C  s_mov_b64 s[8:9], 0
2F30  s_cbranch_scc1 12
2F34  s_cmp_gt_i32 s7, 1
2F38  s_cbranch_scc0 13
2F3C  s_cmp_eq_u32 s7, 2
2F40  s_cbranch_scc0 14
2F44  s_waitcnt vmcnt(0)
2F48  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:3], v[8:11], a[0:15], v17, v20 op_sel_hi:[0,1,0] cbsz:4 blgp:4
2F58  s_nop 15
2F5C  s_mov_b64 s[10:11], 0
2F60  s_branch 7
2F64  s_mov_b64 s[10:11], 0
2F68  s_cbranch_execnz 13
2F6C  s_branch 15
2F70  s_mov_b64 s[10:11], 0
2F74  s_cbranch_execnz 3
2F78  s_branch 8
2F7C  s_mov_b64 s[10:11], -1
2F80  s_branch 6
2F84  s_waitcnt vmcnt(0)
2F88  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:3], v[8:11], a[0:15], v17, v20 op_sel:[0,1,0] op_sel_hi:[0,0,0] cbsz:4 blgp:4
2F98  s_nop 15
2F9C  s_branch 3
2FA0  s_cmp_lg_u32 s7, 0
2FA4  s_mov_b64 s[8:9], -1
2FA8  s_cselect_b64 s[10:11], -1, 0
2FAC  s_andn2_b64 vcc, exec, s[10:11]
2FB0  s_cbranch_vccnz 8
2FB4  s_waitcnt vmcnt(0)
2FB8  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:3], v[8:11], a[0:15], v17, v20 op_sel:[0,1,0] op_sel_hi:[0,1,0] cbsz:4 blgp:4
2FC8  s_nop 15
2FCC  s_cbranch_execz 3
2FD0  s_branch 8
2FD4  s_andn2_b64 vcc, exec, s[8:9]
2FD8  s_cbranch_vccnz 6
2FDC  s_waitcnt vmcnt(0)
2FE0  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:3], v[8:11], a[0:15], v17, v20 op_sel_hi:[0,0,0] cbsz:4 blgp:4
2FF0  s_nop 15
2FF4  s_load_dwordx2 s[0:1], s[0:1], 0x8
2FFC  s_branch 390
3000  global_load_dword v4, v[18:19], off offset:1024
3008  global_load_dword v12, v[18:19], off offset:3072
3010  global_load_dword v13, v[18:19], off offset:3328
3018  global_load_dword v14, v[18:19], off offset:3584
3020  global_load_dword v15, v[18:19], off offset:3840
3028  global_load_dword v5, v[18:19], off offset:1280
3030  s_cmp_lt_i32 s4, 2
3034  s_mov_b64 s[6:7], 0
3038  s_cbranch_scc1 19
303C  s_cmp_gt_i32 s4, 2
3040  s_cbranch_scc0 20
3044  s_cmp_eq_u32 s4, 3
3048  s_cbranch_scc0 21
304C  s_cmp_lt_i32 s5, 2
3050  s_mov_b64 s[8:9], 0
3054  s_cbranch_scc1 20
3058  s_cmp_gt_i32 s5, 2
305C  s_cbranch_scc0 21
3060  s_cmp_eq_u32 s5, 3
3064  s_cbranch_scc0 22
3068  s_waitcnt vmcnt(0)
306C  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:5], v[8:13], a[0:15], v17, v20 op_sel_hi:[0,0,0] cbsz:3 blgp:3
307C  s_nop 15
3080  s_mov_b64 s[10:11], 0
3084  s_branch 15
3088  s_mov_b64 s[8:9], 0
308C  s_cbranch_execz 204
3090  s_branch 125
3094  s_mov_b64 s[8:9], 0
3098  s_cbranch_execnz 57
309C  s_branch 121
30A0  s_mov_b64 s[8:9], -1
30A4  s_branch 119
30A8  s_mov_b64 s[12:13], -1
30AC  s_mov_b64 s[10:11], 0
30B0  s_branch 14
30B4  s_mov_b64 s[12:13], -1
30B8  s_mov_b64 s[10:11], 0
30BC  s_branch 2
30C0  s_mov_b64 s[10:11], -1
30C4  s_mov_b64 s[12:13], 0
30C8  s_and_b64 vcc, exec, s[12:13]
30CC  s_cbranch_vccz 6
30D0  s_waitcnt vmcnt(0)
30D4  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:5], v[8:13], a[0:15], v17, v20 op_sel_hi:[0,0,0] cbsz:3 blgp:2
30E4  s_nop 15
30E8  s_mov_b64 s[12:13], 0
30EC  s_and_b64 vcc, exec, s[12:13]
30F0  s_cbranch_vccz 16
30F4  s_cmp_gt_i32 s5, 0
30F8  s_cbranch_scc0 7
30FC  s_waitcnt vmcnt(0)
3100  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:5], v[8:15], a[0:15], v17, v20 op_sel_hi:[0,0,0] cbsz:3 blgp:1
3110  s_nop 15
3114  s_branch 1
3118  s_mov_b64 s[8:9], -1
311C  s_andn2_b64 vcc, exec, s[8:9]
3120  s_mov_b64 s[8:9], 0
3124  s_cbranch_vccnz 3
3128  s_cmp_lg_u32 s5, 0
312C  s_mov_b64 s[8:9], -1
3130  s_cselect_b64 s[10:11], -1, 0
3134  s_and_b64 vcc, exec, s[10:11]
3138  s_cbranch_vccz 7
313C  s_waitcnt vmcnt(0)
3140  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:5], v[8:11], a[0:15], v17, v20 op_sel_hi:[0,0,0] cbsz:3 blgp:4
3150  s_nop 15
3154  s_mov_b64 s[8:9], 0
3158  s_andn2_b64 vcc, exec, s[8:9]
315C  s_cbranch_vccnz 6
3160  s_waitcnt vmcnt(0)
3164  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:5], v[8:15], a[0:15], v17, v20 op_sel_hi:[0,0,0] cbsz:3
3174  s_nop 15
3178  s_mov_b64 s[8:9], 0
317C  s_branch 65
3180  s_cmp_lt_i32 s5, 2
3184  s_mov_b64 s[10:11], 0
3188  s_cbranch_scc1 12
318C  s_cmp_gt_i32 s5, 2
3190  s_cbranch_scc0 13
3194  s_cmp_eq_u32 s5, 3
3198  s_cbranch_scc0 14
319C  s_waitcnt vmcnt(0)
31A0  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:5], v[8:13], a[0:15], v17, v20 op_sel_hi:[0,0,0] cbsz:2 blgp:3
31B0  s_nop 15
31B4  s_mov_b64 s[12:13], 0
31B8  s_branch 7
31BC  s_mov_b64 s[12:13], 0
31C0  s_cbranch_execnz 15
31C4  s_branch 30
31C8  s_mov_b64 s[14:15], -1
31CC  s_mov_b64 s[12:13], 0
31D0  s_branch 2
31D4  s_mov_b64 s[12:13], -1
31D8  s_mov_b64 s[14:15], 0
31DC  s_and_b64 vcc, exec, s[14:15]
31E0  s_cbranch_vccz 6
31E4  s_waitcnt vmcnt(0)
31E8  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:5], v[8:13], a[0:15], v17, v20 op_sel_hi:[0,0,0] cbsz:2 blgp:2
31F8  s_nop 15
31FC  s_branch 16
3200  s_cmp_gt_i32 s5, 0
3204  s_cbranch_scc0 7
3208  s_waitcnt vmcnt(0)
320C  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:5], v[8:15], a[0:15], v17, v20 op_sel_hi:[0,0,0] cbsz:2 blgp:1
321C  s_nop 15
3220  s_branch 1
3224  s_mov_b64 s[10:11], -1
3228  s_andn2_b64 vcc, exec, s[10:11]
322C  s_mov_b64 s[10:11], 0
3230  s_cbranch_vccnz 3
3234  s_cmp_lg_u32 s5, 0
3238  s_mov_b64 s[10:11], -1
323C  s_cselect_b64 s[12:13], -1, 0
3240  s_and_b64 vcc, exec, s[12:13]
3244  s_cbranch_vccz 7
3248  s_waitcnt vmcnt(0)
324C  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:5], v[8:11], a[0:15], v17, v20 op_sel_hi:[0,0,0] cbsz:2 blgp:4
325C  s_nop 15
3260  s_mov_b64 s[10:11], 0
3264  s_andn2_b64 vcc, exec, s[10:11]
3268  s_cbranch_vccnz 6
326C  s_waitcnt vmcnt(0)
3270  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:5], v[8:15], a[0:15], v17, v20 op_sel_hi:[0,0,0] cbsz:2
3280  s_nop 15
3284  s_branch 78
3288  global_load_dword v6, v[18:19], off offset:1536
3290  global_load_dword v7, v[18:19], off offset:1792
3298  s_cmp_gt_i32 s4, 0
329C  s_cbranch_scc0 14
32A0  s_cmp_lt_i32 s5, 2
32A4  s_cbranch_scc1 15
32A8  s_cmp_gt_i32 s5, 2
32AC  s_cbranch_scc0 16
32B0  s_cmp_eq_u32 s5, 3
32B4  s_cbranch_scc0 17
32B8  s_waitcnt vmcnt(0)
32BC  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:7], v[8:13], a[0:15], v17, v20 op_sel_hi:[0,0,0] cbsz:1 blgp:3
32CC  s_nop 15
32D0  s_mov_b64 s[10:11], 0
32D4  s_branch 10
32D8  s_mov_b64 s[6:7], 0
32DC  s_cbranch_execnz 53
32E0  s_branch 55
32E4  s_mov_b64 s[10:11], 0
32E8  s_cbranch_execnz 15
32EC  s_branch 30
32F0  s_mov_b64 s[12:13], -1
32F4  s_mov_b64 s[10:11], 0
32F8  s_branch 2
32FC  s_mov_b64 s[10:11], -1
3300  s_mov_b64 s[12:13], 0
3304  s_and_b64 vcc, exec, s[12:13]
3308  s_cbranch_vccz 6
330C  s_waitcnt vmcnt(0)
3310  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:7], v[8:13], a[0:15], v17, v20 op_sel_hi:[0,0,0] cbsz:1 blgp:2
3320  s_nop 15
3324  s_branch 16
3328  s_cmp_gt_i32 s5, 0
332C  s_cbranch_scc0 7
3330  s_waitcnt vmcnt(0)
3334  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:7], v[8:15], a[0:15], v17, v20 op_sel_hi:[0,0,0] cbsz:1 blgp:1
3344  s_nop 15
3348  s_branch 1
334C  s_mov_b64 s[6:7], -1
3350  s_andn2_b64 vcc, exec, s[6:7]
3354  s_mov_b64 s[6:7], 0
3358  s_cbranch_vccnz 3
335C  s_cmp_lg_u32 s5, 0
3360  s_mov_b64 s[6:7], -1
3364  s_cselect_b64 s[10:11], -1, 0
3368  s_and_b64 vcc, exec, s[10:11]
336C  s_cbranch_vccz 7
3370  s_waitcnt vmcnt(0)
3374  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:7], v[8:11], a[0:15], v17, v20 op_sel_hi:[0,0,0] cbsz:1 blgp:4
3384  s_nop 15
3388  s_mov_b64 s[6:7], 0
338C  s_andn2_b64 vcc, exec, s[6:7]
3390  s_cbranch_vccnz 6
3394  s_waitcnt vmcnt(0)
3398  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:7], v[8:15], a[0:15], v17, v20 op_sel_hi:[0,0,0] cbsz:1
33A8  s_nop 15
33AC  s_mov_b64 s[6:7], 0
33B0  s_branch 3
33B4  s_cmp_lg_u32 s4, 0
33B8  s_mov_b64 s[6:7], -1
33BC  s_cselect_b64 s[8:9], -1, 0
33C0  s_and_b64 vcc, exec, s[8:9]
33C4  s_cbranch_vccz 64
33C8  s_cmp_lt_i32 s5, 2
33CC  s_mov_b64 s[6:7], 0
33D0  s_cbranch_scc1 12
33D4  s_cmp_gt_i32 s5, 2
33D8  s_cbranch_scc0 13
33DC  s_cmp_eq_u32 s5, 3
33E0  s_cbranch_scc0 14
33E4  s_waitcnt vmcnt(3)
33E8  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:3], v[8:13], a[0:15], v17, v20 op_sel_hi:[0,0,0] cbsz:4 blgp:3
33F8  s_nop 15
33FC  s_mov_b64 s[8:9], 0
3400  s_branch 7
3404  s_mov_b64 s[8:9], 0
3408  s_cbranch_execnz 13
340C  s_branch 28
3410  s_mov_b64 s[8:9], 0
3414  s_cbranch_execnz 3
3418  s_branch 8
341C  s_mov_b64 s[8:9], -1
3420  s_branch 6
3424  s_waitcnt vmcnt(3)
3428  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:3], v[8:13], a[0:15], v17, v20 op_sel_hi:[0,0,0] cbsz:4 blgp:2
3438  s_nop 15
343C  s_branch 16
3440  s_cmp_gt_i32 s5, 0
3444  s_cbranch_scc0 10
3448  s_waitcnt vmcnt(1)
344C  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:3], v[8:15], a[0:15], v17, v20 op_sel_hi:[0,0,0] cbsz:4 blgp:1
345C  s_nop 15
3460  s_andn2_b64 vcc, exec, s[6:7]
3464  s_mov_b64 s[6:7], 0
3468  s_cbranch_vccz 2
346C  s_branch 4
3470  s_mov_b64 s[6:7], 0
3474  s_cmp_lg_u32 s5, 0
3478  s_mov_b64 s[6:7], -1
347C  s_cselect_b64 s[8:9], -1, 0
3480  s_and_b64 vcc, exec, s[8:9]
3484  s_cbranch_vccz 7
3488  s_waitcnt vmcnt(6)
348C  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:3], v[8:11], a[0:15], v17, v20 op_sel_hi:[0,0,0] cbsz:4 blgp:4
349C  s_nop 15
34A0  s_mov_b64 s[6:7], 0
34A4  s_andn2_b64 vcc, exec, s[6:7]
34A8  s_cbranch_vccnz 6
34AC  s_waitcnt vmcnt(1)
34B0  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:3], v[8:15], a[0:15], v17, v20 op_sel_hi:[0,0,0] cbsz:4
34C0  s_nop 15
34C4  s_mov_b64 s[6:7], 0
34C8  s_and_b64 vcc, exec, s[6:7]
34CC  s_cbranch_vccz 82
34D0  s_cmp_lt_i32 s5, 2
34D4  s_mov_b64 s[6:7], 0
34D8  s_cbranch_scc1 12
34DC  s_cmp_gt_i32 s5, 2
34E0  s_cbranch_scc0 13
34E4  s_cmp_eq_u32 s5, 3
34E8  s_cbranch_scc0 14
34EC  s_waitcnt vmcnt(0)
34F0  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:7], v[8:13], a[0:15], v17, v20 op_sel_hi:[0,0,0] blgp:3
3500  s_nop 15
3504  s_mov_b64 s[8:9], 0
3508  s_branch 7
350C  s_mov_b64 s[8:9], 0
3510  s_cbranch_execnz 13
3514  s_branch 28
3518  s_mov_b64 s[8:9], 0
351C  s_cbranch_execnz 3
3520  s_branch 8
3524  s_mov_b64 s[8:9], -1
3528  s_branch 6
352C  s_waitcnt vmcnt(0)
3530  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:7], v[8:13], a[0:15], v17, v20 op_sel_hi:[0,0,0] blgp:2
3540  s_nop 15
3544  s_branch 16
3548  s_cmp_gt_i32 s5, 0
354C  s_cbranch_scc0 10
3550  s_waitcnt vmcnt(0)
3554  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:7], v[8:15], a[0:15], v17, v20 op_sel_hi:[0,0,0] blgp:1
3564  s_nop 15
3568  s_andn2_b64 vcc, exec, s[6:7]
356C  s_mov_b64 s[6:7], 0
3570  s_cbranch_vccz 2
3574  s_branch 4
3578  s_mov_b64 s[6:7], 0
357C  s_cmp_lg_u32 s5, 0
3580  s_mov_b64 s[6:7], -1
3584  s_cselect_b64 s[8:9], -1, 0
3588  s_and_b64 vcc, exec, s[8:9]
358C  s_cbranch_vccz 7
3590  s_waitcnt vmcnt(0)
3594  v_mfma_scale_f32_32x32x64_f8f6f4 a[16:31], v[0:7], v[8:11], a[0:15], v17, v20 op_sel_hi:[0,0,0] blgp:4
35A4  s_nop 15
35A8  s_mov_b64 s[6:7], 0
35AC  s_andn2_b64 vcc, exec, s[6:7]
35B0  s_cbranch_vccnz 25
35B4  s_waitcnt vmcnt(0)
35B8  v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[0:7], v[8:15], a[0:15], v17, v20 op_sel_hi:[0,0,0]
35C8  s_nop 15
35CC  s_nop 7
35D0  s_nop 7
35D4  s_nop 3
35D8  v_accvgpr_mov_b32 a31, a15
35DC  v_accvgpr_mov_b32 a30, a14
35E0  v_accvgpr_mov_b32 a29, a13
35E4  v_accvgpr_mov_b32 a28, a12
35E8  v_accvgpr_mov_b32 a27, a11
35EC  v_accvgpr_mov_b32 a26, a10
35F0  v_accvgpr_mov_b32 a25, a9
35F4  v_accvgpr_mov_b32 a24, a8
35F8  v_accvgpr_mov_b32 a23, a7
35FC  v_accvgpr_mov_b32 a22, a6
3600  v_accvgpr_mov_b32 a21, a5
3604  v_accvgpr_mov_b32 a20, a4
3608  v_accvgpr_mov_b32 a19, a3
360C  v_accvgpr_mov_b32 a18, a2
3610  v_accvgpr_mov_b32 a17, a1
3614  v_accvgpr_mov_b32 a16, a0
3618  s_lshl_b32 s2, s2, 10
361C  s_mov_b32 s3, 0
3620  s_lshl_b64 s[2:3], s[2:3], 2
3624  s_waitcnt lgkmcnt(0)
3628  s_add_u32 s0, s0, s2
362C  s_waitcnt vmcnt(0)
3630  s_nop 3
3634  v_accvgpr_read_b32 v0, a16
363C  s_addc_u32 s1, s1, s3
3640  v_accvgpr_read_b32 v1, a17
3648  v_accvgpr_read_b32 v2, a18
3650  v_accvgpr_read_b32 v3, a19
3658  v_accvgpr_read_b32 v4, a20
3660  v_accvgpr_read_b32 v5, a21
3668  v_accvgpr_read_b32 v6, a22
3670  v_accvgpr_read_b32 v7, a23
3678  v_accvgpr_read_b32 v8, a24
3680  v_accvgpr_read_b32 v9, a25
3688  v_accvgpr_read_b32 v10, a26
3690  v_accvgpr_read_b32 v11, a27
3698  v_accvgpr_read_b32 v12, a28
36A0  v_accvgpr_read_b32 v13, a29
36A8  v_accvgpr_read_b32 v14, a30
36B0  v_accvgpr_read_b32 v15, a31
36B8  global_store_dword v16, v0, s[0:1]
36C0  global_store_dword v16, v1, s[0:1] offset:256
36C8  global_store_dword v16, v2, s[0:1] offset:512
36D0  global_store_dword v16, v3, s[0:1] offset:768
36D8  global_store_dword v16, v4, s[0:1] offset:1024
36E0  global_store_dword v16, v5, s[0:1] offset:1280
36E8  global_store_dword v16, v6, s[0:1] offset:1536
36F0  global_store_dword v16, v7, s[0:1] offset:1792
36F8  global_store_dword v16, v8, s[0:1] offset:2048
3700  global_store_dword v16, v9, s[0:1] offset:2304
3708  global_store_dword v16, v10, s[0:1] offset:2560
3710  global_store_dword v16, v11, s[0:1] offset:2816
3718  global_store_dword v16, v12, s[0:1] offset:3072
3720  global_store_dword v16, v13, s[0:1] offset:3328
3728  global_store_dword v16, v14, s[0:1] offset:3584
3730  global_store_dword v16, v15, s[0:1] offset:3840
3738  s_endpgm
373C  s_nop 0
