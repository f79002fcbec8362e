gemm32.co, compiled by Debian clang version 21.1.8 (13)

amdhsa.kernels:
  - .agpr_count:     16
    .args:
      - .actual_access:  read_only
        .address_space:  global
        .name:           a
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  read_only
        .address_space:  global
        .name:           scale_a
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  read_only
        .address_space:  global
        .name:           b
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  read_only
        .address_space:  global
        .name:           scale_b
        .offset:         24
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           c
        .offset:         32
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           d
        .offset:         40
        .size:           8
        .value_kind:     global_buffer
      - .name:           stride
        .offset:         48
        .size:           4
        .value_kind:     by_value
      - .name:           m
        .offset:         52
        .size:           4
        .value_kind:     by_value
      - .name:           !str n
        .offset:         56
        .size:           4
        .value_kind:     by_value
      - .name:           k
        .offset:         60
        .size:           4
        .value_kind:     by_value
      - .name:           flags
        .offset:         64
        .size:           4
        .value_kind:     by_value
      - .name:           alpha
        .offset:         68
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .max_flat_workgroup_size: 64
    .name:           Gemm32
    .private_segment_fixed_size: 0
    .sgpr_count:     33
    .sgpr_spill_count: 0
    .symbol:         Gemm32.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     52
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
Disassembly of section .text:

1900 <Gemm32>:
1900  s_load_dwordx4 s[16:19], s[0:1], 0x30
1908  s_load_dwordx2 s[20:21], s[0:1], 0x40
1910  v_and_b32_e32 v2, 31, v0
1914  s_lshl_b32 s6, s2, 5
1918  s_lshl_b32 s26, s3, 5
191C  v_or_b32_e32 v10, s6, v2
1920  s_waitcnt lgkmcnt(0)
1924  s_cmp_gt_u32 s19, 31
1928  v_cmp_gt_u32_e64 s[2:3], s18, v10
1930  s_cbranch_scc0 175
1934  s_lshr_b32 s19, s19, 5
1938  s_bitcmp1_b32 s20, 2
193C  s_cselect_b64 s[22:23], -1, 0
1940  s_add_i32 s7, s19, 7
1944  s_load_dwordx8 s[8:15], s[0:1], 0x0
194C  v_or_b32_e32 v1, s26, v2
1950  s_and_b32 s7, s7, 0xffffff8
1958  v_cmp_gt_u32_e64 s[4:5], s17, v1
1960  s_mul_hi_u32 s24, s7, s26
1964  v_lshlrev_b32_e32 v1, 2, v0
1968  v_lshrrev_b32_e32 v3, 4, v0
196C  v_lshrrev_b32_e32 v12, 5, v0
1970  s_mul_i32 s25, s7, s26
1974  v_bitop3_b32 v1, v3, 61, v1 bitop3:0xc8
197C  v_mov_b32_e32 v15, s24
1980  s_mul_hi_u32 s24, s7, s6
1984  s_mul_i32 s7, s7, s6
1988  v_add_u32_e32 v3, s6, v2
198C  v_mov_b32_e32 v17, 0
1990  v_or_b32_e32 v18, s7, v1
1994  v_mad_u64_u32 v[4:5], s[6:7], s19, v3, 0
199C  v_lshlrev_b32_e32 v16, 4, v12
19A0  v_lshl_add_u64 v[4:5], v[4:5], 4, v[16:17]
19A8  v_mov_b32_e32 v13, v17
19AC  s_waitcnt lgkmcnt(0)
19B0  v_lshl_add_u64 v[22:23], s[12:13], 0, v[4:5]
19B8  v_add_u32_e32 v4, s26, v2
19BC  v_mad_u64_u32 v[20:21], s[6:7], s19, v3, v[12:13]
19C4  v_mad_u64_u32 v[2:3], s[6:7], s19, v4, 0
19CC  v_lshl_add_u64 v[2:3], v[2:3], 4, v[16:17]
19D4  v_mad_u64_u32 v[24:25], s[6:7], s19, v4, v[12:13]
19DC  v_lshl_add_u64 v[26:27], s[8:9], 0, v[2:3]
19E4  v_cndmask_b32_e64 v2, 0, 1, s[22:23]
19EC  v_or_b32_e32 v14, s25, v1
19F0  v_mov_b32_e32 v11, v17
19F4  v_mov_b32_e32 v19, s24
19F8  v_lshlrev_b32_e32 v1, 6, v12
19FC  v_and_b32_e32 v30, 32, v0
1A00  v_accvgpr_write_b32 a15, 0
1A08  v_accvgpr_write_b32 a14, 0
1A10  v_accvgpr_write_b32 a13, 0
1A18  v_accvgpr_write_b32 a12, 0
1A20  v_accvgpr_write_b32 a11, 0
1A28  v_accvgpr_write_b32 a10, 0
1A30  v_accvgpr_write_b32 a9, 0
1A38  v_accvgpr_write_b32 a8, 0
1A40  v_accvgpr_write_b32 a7, 0
1A48  v_accvgpr_write_b32 a6, 0
1A50  v_accvgpr_write_b32 a5, 0
1A58  v_accvgpr_write_b32 a4, 0
1A60  v_accvgpr_write_b32 a3, 0
1A68  v_accvgpr_write_b32 a2, 0
1A70  v_accvgpr_write_b32 a1, 0
1A78  v_accvgpr_write_b32 a0, 0
1A80  s_mov_b64 s[12:13], 0
1A84  v_cmp_ne_u32_e64 s[6:7], 1, v2
1A8C  v_mov_b32_e32 v13, 0
1A90  s_branch 22
1A94  v_lshl_add_u64 v[28:29], s[14:15], 0, v[28:29]
1A9C  global_load_ubyte v16, v[28:29], off
1AA4  s_or_b64 exec, exec, s[8:9]
1AA8  s_waitcnt vmcnt(0)
1AAC  v_mfma_scale_f32_32x32x64_f8f6f4 a[0:15], v[2:5], v[6:9], a[0:15], v31, v16 op_sel_hi:[0,0,0] cbsz:4 blgp:4
1ABC  s_add_u32 s12, s12, 2
1AC0  s_addc_u32 s13, s13, 0
1AC4  v_add_u32_e32 v13, 1, v13
1AC8  v_add_u32_e32 v1, 0x80, v1
1AD0  v_add_u32_e32 v30, 64, v30
1AD4  v_lshl_add_u64 v[22:23], v[22:23], 0, 32
1ADC  s_cmp_ge_u32 s12, s19
1AE0  v_lshl_add_u64 v[26:27], v[26:27], 0, 32
1AE8  s_cbranch_scc1 67
1AEC  v_add_u32_e32 v2, s12, v12
1AF0  v_cmp_gt_u32_e64 s[8:9], s19, v2
1AF8  s_and_b64 s[24:25], s[4:5], s[8:9]
1AFC  v_mov_b32_e32 v31, 0x7f
1B04  v_mov_b32_e32 v5, 0
1B08  v_mov_b32_e32 v4, 0
1B0C  v_mov_b32_e32 v3, 0
1B10  v_mov_b32_e32 v2, 0
1B14  s_and_saveexec_b64 s[22:23], s[24:25]
1B18  s_cbranch_execz 23
1B1C  global_load_dwordx4 v[2:5], v[26:27], off
1B24  s_and_b64 vcc, exec, s[6:7]
1B28  s_mov_b64 s[24:25], -1
1B2C  s_cbranch_vccnz 10
1B30  v_and_b32_e32 v16, 0xffffff00, v30
1B38  v_and_b32_e32 v8, 0xc0, v1
1B40  v_and_b32_e32 v9, 2, v13
1B44  v_lshl_add_u64 v[6:7], v[14:15], 0, v[16:17]
1B4C  v_or3_b32 v6, v6, v8, v9
1B54  s_mov_b64 s[24:25], 0
1B58  s_andn2_b64 vcc, exec, s[24:25]
1B5C  s_cbranch_vccnz 2
1B60  v_lshl_add_u64 v[6:7], v[24:25], 0, s[12:13]
1B68  v_lshl_add_u64 v[6:7], s[10:11], 0, v[6:7]
1B70  global_load_ubyte v31, v[6:7], off
1B78  s_or_b64 exec, exec, s[22:23]
1B7C  s_and_b64 s[22:23], s[2:3], s[8:9]
1B80  v_mov_b32_e32 v16, 0x7f
1B88  v_mov_b32_e32 v9, 0
1B8C  v_mov_b32_e32 v8, 0
1B90  v_mov_b32_e32 v7, 0
1B94  v_mov_b32_e32 v6, 0
1B98  s_and_saveexec_b64 s[8:9], s[22:23]
1B9C  s_cbranch_execz 65473
1BA0  global_load_dwordx4 v[6:9], v[22:23], off
1BA8  s_and_b64 vcc, exec, s[6:7]
1BAC  s_mov_b64 s[22:23], -1
1BB0  s_cbranch_vccnz 10
1BB4  v_and_b32_e32 v16, 0xffffff00, v30
1BBC  v_and_b32_e32 v32, 0xc0, v1
1BC4  v_and_b32_e32 v33, 2, v13
1BC8  v_lshl_add_u64 v[28:29], v[18:19], 0, v[16:17]
1BD0  v_or3_b32 v28, v28, v32, v33
1BD8  s_mov_b64 s[22:23], 0
1BDC  s_andn2_b64 vcc, exec, s[22:23]
1BE0  s_cbranch_vccnz 65452
1BE4  v_lshl_add_u64 v[28:29], v[20:21], 0, s[12:13]
1BEC  s_branch 65449
1BF0  s_cbranch_execnz 2
1BF4  s_branch 34
1BF8  s_branch 33
1BFC  v_mov_b32_e32 v11, 0
1C00  v_accvgpr_write_b32 a15, 0
1C08  v_accvgpr_write_b32 a14, 0
1C10  v_accvgpr_write_b32 a13, 0
1C18  v_accvgpr_write_b32 a12, 0
1C20  v_accvgpr_write_b32 a11, 0
1C28  v_accvgpr_write_b32 a10, 0
1C30  v_accvgpr_write_b32 a9, 0
1C38  v_accvgpr_write_b32 a8, 0
1C40  v_accvgpr_write_b32 a7, 0
1C48  v_accvgpr_write_b32 a6, 0
1C50  v_accvgpr_write_b32 a5, 0
1C58  v_accvgpr_write_b32 a4, 0
1C60  v_accvgpr_write_b32 a3, 0
1C68  v_accvgpr_write_b32 a2, 0
1C70  v_accvgpr_write_b32 a1, 0
1C78  v_accvgpr_write_b32 a0, 0
1C80  s_load_dwordx4 s[8:11], s[0:1], 0x20
1C88  v_lshrrev_b32_e32 v0, 3, v0
1C8C  v_and_b32_e32 v0, 4, v0
1C90  s_bitcmp1_b32 s20, 1
1C94  v_add_u32_e32 v3, s26, v0
1C98  s_cselect_b64 s[2:3], -1, 0
1C9C  v_cmp_gt_u32_e64 s[4:5], s18, v10
1CA4  s_bitcmp1_b32 s20, 0
1CA8  v_cmp_gt_u32_e32 vcc, s17, v3
1CAC  v_cndmask_b32_e64 v0, 0, 1, s[2:3]
1CB4  v_accvgpr_read_b32 v2, a15
1CBC  v_accvgpr_read_b32 v4, a14
1CC4  v_accvgpr_read_b32 v5, a13
1CCC  v_accvgpr_read_b32 v6, a12
1CD4  v_accvgpr_read_b32 v7, a11
1CDC  v_accvgpr_read_b32 v8, a10
1CE4  v_accvgpr_read_b32 v9, a9
1CEC  v_accvgpr_read_b32 v12, a8
1CF4  v_accvgpr_read_b32 v13, a7
1CFC  v_accvgpr_read_b32 v14, a6
1D04  v_accvgpr_read_b32 v15, a5
1D0C  v_accvgpr_read_b32 v16, a4
1D14  v_accvgpr_read_b32 v17, a3
1D1C  v_accvgpr_read_b32 v18, a2
1D24  v_accvgpr_read_b32 v19, a1
1D2C  v_accvgpr_read_b32 v20, a0
1D34  v_cmp_neq_f32_e64 s[0:1], s21, 1.0
1D3C  s_cselect_b64 s[6:7], -1, 0
1D40  s_and_b64 s[14:15], vcc, s[4:5]
1D44  v_cmp_ne_u32_e64 s[2:3], 1, v0
1D4C  s_and_saveexec_b64 s[12:13], s[14:15]
1D50  s_cbranch_execz 63
1D54  v_mul_f32_e32 v21, s21, v20
1D58  v_mad_u64_u32 v[0:1], s[14:15], v3, s16, v[10:11]
1D60  s_and_b64 vcc, exec, s[2:3]
1D64  v_cndmask_b32_e64 v20, v20, v21, s[0:1]
1D6C  s_cbranch_vccnz 18
1D70  s_andn2_b64 vcc, exec, s[6:7]
1D74  s_cbranch_vccnz 7
1D78  s_waitcnt lgkmcnt(0)
1D7C  v_lshl_add_u64 v[22:23], v[0:1], 2, s[8:9]
1D84  global_load_dword v21, v[22:23], off
1D8C  s_cbranch_execz 1
1D90  s_branch 7
1D94  s_waitcnt lgkmcnt(0)
1D98  v_lshl_add_u64 v[22:23], v[0:1], 1, s[8:9]
1DA0  global_load_ushort v21, v[22:23], off
1DA8  s_waitcnt vmcnt(0)
1DAC  v_lshlrev_b32_e32 v21, 16, v21
1DB0  s_waitcnt vmcnt(0)
1DB4  v_add_f32_e32 v20, v20, v21
1DB8  v_and_b32_e32 v21, 0x7fffffff, v20
1DC0  s_mov_b32 s14, 0x7f800001
1DC8  v_mov_b32_e32 v22, 0x7fc00000
1DD0  v_cmp_gt_u32_e32 vcc, s14, v21
1DD4  s_mov_b64 s[14:15], -1
1DD8  s_nop 0
1DDC  v_cndmask_b32_e32 v20, v22, v20, vcc
1DE0  s_andn2_b64 vcc, exec, s[6:7]
1DE4  s_cbranch_vccnz 6
1DE8  s_waitcnt lgkmcnt(0)
1DEC  v_lshl_add_u64 v[22:23], v[0:1], 2, s[10:11]
1DF4  s_mov_b64 s[14:15], 0
1DF8  global_store_dword v[22:23], v20, off
1E00  s_andn2_b64 vcc, exec, s[14:15]
1E04  s_cbranch_vccnz 18
1E08  v_and_b32_e32 v21, 0x7fffffff, v20
1E10  s_mov_b32 s14, 0x7f800001
1E18  v_mov_b32_e32 v22, 0x7fc00000
1E20  v_cmp_gt_u32_e32 vcc, s14, v21
1E24  s_movk_i32 s14, 0x7fff
1E28  s_waitcnt lgkmcnt(0)
1E2C  v_lshl_add_u64 v[0:1], v[0:1], 1, s[10:11]
1E34  v_cndmask_b32_e32 v20, v22, v20, vcc
1E38  v_bfe_u32 v21, v20, 16, 1
1E40  v_add3_u32 v20, v20, v21, s14
1E48  global_store_short_d16_hi v[0:1], v20, off
1E50  s_or_b64 exec, exec, s[12:13]
1E54  v_or_b32_e32 v0, 1, v3
1E58  v_cmp_gt_u32_e32 vcc, s17, v0
1E5C  s_and_b64 s[14:15], vcc, s[4:5]
1E60  s_and_saveexec_b64 s[12:13], s[14:15]
1E64  s_cbranch_execz 63
1E68  v_mul_f32_e32 v20, s21, v19
1E6C  v_mad_u64_u32 v[0:1], s[14:15], v0, s16, v[10:11]
1E74  s_and_b64 vcc, exec, s[2:3]
1E78  v_cndmask_b32_e64 v19, v19, v20, s[0:1]
1E80  s_cbranch_vccnz 18
1E84  s_andn2_b64 vcc, exec, s[6:7]
1E88  s_cbranch_vccnz 7
1E8C  s_waitcnt lgkmcnt(0)
1E90  v_lshl_add_u64 v[20:21], v[0:1], 2, s[8:9]
1E98  global_load_dword v20, v[20:21], off
1EA0  s_cbranch_execz 1
1EA4  s_branch 7
1EA8  s_waitcnt vmcnt(0) lgkmcnt(0)
1EAC  v_lshl_add_u64 v[20:21], v[0:1], 1, s[8:9]
1EB4  global_load_ushort v20, v[20:21], off
1EBC  s_waitcnt vmcnt(0)
1EC0  v_lshlrev_b32_e32 v20, 16, v20
1EC4  s_waitcnt vmcnt(0)
1EC8  v_add_f32_e32 v19, v19, v20
1ECC  v_and_b32_e32 v20, 0x7fffffff, v19
1ED4  s_mov_b32 s14, 0x7f800001
1EDC  v_mov_b32_e32 v21, 0x7fc00000
1EE4  v_cmp_gt_u32_e32 vcc, s14, v20
1EE8  s_mov_b64 s[14:15], -1
1EEC  s_nop 0
1EF0  v_cndmask_b32_e32 v19, v21, v19, vcc
1EF4  s_andn2_b64 vcc, exec, s[6:7]
1EF8  s_cbranch_vccnz 6
1EFC  s_waitcnt lgkmcnt(0)
1F00  v_lshl_add_u64 v[20:21], v[0:1], 2, s[10:11]
1F08  s_mov_b64 s[14:15], 0
1F0C  global_store_dword v[20:21], v19, off
1F14  s_andn2_b64 vcc, exec, s[14:15]
1F18  s_cbranch_vccnz 18
1F1C  v_and_b32_e32 v20, 0x7fffffff, v19
1F24  s_mov_b32 s14, 0x7f800001
1F2C  v_mov_b32_e32 v21, 0x7fc00000
1F34  v_cmp_gt_u32_e32 vcc, s14, v20
1F38  s_movk_i32 s14, 0x7fff
1F3C  s_waitcnt lgkmcnt(0)
1F40  v_lshl_add_u64 v[0:1], v[0:1], 1, s[10:11]
1F48  v_cndmask_b32_e32 v19, v21, v19, vcc
1F4C  v_bfe_u32 v20, v19, 16, 1
1F54  v_add3_u32 v19, v19, v20, s14
1F5C  global_store_short_d16_hi v[0:1], v19, off
1F64  s_or_b64 exec, exec, s[12:13]
1F68  v_or_b32_e32 v0, 2, v3
1F6C  v_cmp_gt_u32_e32 vcc, s17, v0
1F70  s_and_b64 s[14:15], vcc, s[4:5]
1F74  s_and_saveexec_b64 s[12:13], s[14:15]
1F78  s_cbranch_execz 63
1F7C  v_mul_f32_e32 v19, s21, v18
1F80  v_mad_u64_u32 v[0:1], s[14:15], v0, s16, v[10:11]
1F88  s_and_b64 vcc, exec, s[2:3]
1F8C  v_cndmask_b32_e64 v18, v18, v19, s[0:1]
1F94  s_cbranch_vccnz 18
1F98  s_andn2_b64 vcc, exec, s[6:7]
1F9C  s_cbranch_vccnz 7
1FA0  s_waitcnt lgkmcnt(0)
1FA4  v_lshl_add_u64 v[20:21], v[0:1], 2, s[8:9]
1FAC  global_load_dword v19, v[20:21], off
1FB4  s_cbranch_execz 1
1FB8  s_branch 7
1FBC  s_waitcnt lgkmcnt(0)
1FC0  v_lshl_add_u64 v[20:21], v[0:1], 1, s[8:9]
1FC8  global_load_ushort v19, v[20:21], off
1FD0  s_waitcnt vmcnt(0)
1FD4  v_lshlrev_b32_e32 v19, 16, v19
1FD8  s_waitcnt vmcnt(0)
1FDC  v_add_f32_e32 v18, v18, v19
1FE0  v_and_b32_e32 v19, 0x7fffffff, v18
1FE8  s_mov_b32 s14, 0x7f800001
1FF0  v_mov_b32_e32 v20, 0x7fc00000
1FF8  v_cmp_gt_u32_e32 vcc, s14, v19
1FFC  s_mov_b64 s[14:15], -1
2000  s_nop 0
2004  v_cndmask_b32_e32 v18, v20, v18, vcc
2008  s_andn2_b64 vcc, exec, s[6:7]
200C  s_cbranch_vccnz 6
2010  s_waitcnt lgkmcnt(0)
2014  v_lshl_add_u64 v[20:21], v[0:1], 2, s[10:11]
201C  s_mov_b64 s[14:15], 0
2020  global_store_dword v[20:21], v18, off
2028  s_andn2_b64 vcc, exec, s[14:15]
202C  s_cbranch_vccnz 18
2030  v_and_b32_e32 v19, 0x7fffffff, v18
2038  s_mov_b32 s14, 0x7f800001
2040  v_mov_b32_e32 v20, 0x7fc00000
2048  v_cmp_gt_u32_e32 vcc, s14, v19
204C  s_movk_i32 s14, 0x7fff
2050  s_waitcnt lgkmcnt(0)
2054  v_lshl_add_u64 v[0:1], v[0:1], 1, s[10:11]
205C  v_cndmask_b32_e32 v18, v20, v18, vcc
2060  v_bfe_u32 v19, v18, 16, 1
2068  v_add3_u32 v18, v18, v19, s14
2070  global_store_short_d16_hi v[0:1], v18, off
2078  s_or_b64 exec, exec, s[12:13]
207C  v_or_b32_e32 v0, 3, v3
2080  v_cmp_gt_u32_e32 vcc, s17, v0
2084  s_and_b64 s[14:15], vcc, s[4:5]
2088  s_and_saveexec_b64 s[12:13], s[14:15]
208C  s_cbranch_execz 63
2090  v_mul_f32_e32 v18, s21, v17
2094  v_mad_u64_u32 v[0:1], s[14:15], v0, s16, v[10:11]
209C  s_and_b64 vcc, exec, s[2:3]
20A0  v_cndmask_b32_e64 v17, v17, v18, s[0:1]
20A8  s_cbranch_vccnz 18
20AC  s_andn2_b64 vcc, exec, s[6:7]
20B0  s_cbranch_vccnz 7
20B4  s_waitcnt lgkmcnt(0)
20B8  v_lshl_add_u64 v[18:19], v[0:1], 2, s[8:9]
20C0  global_load_dword v18, v[18:19], off
20C8  s_cbranch_execz 1
20CC  s_branch 7
20D0  s_waitcnt vmcnt(0) lgkmcnt(0)
20D4  v_lshl_add_u64 v[18:19], v[0:1], 1, s[8:9]
20DC  global_load_ushort v18, v[18:19], off
20E4  s_waitcnt vmcnt(0)
20E8  v_lshlrev_b32_e32 v18, 16, v18
20EC  s_waitcnt vmcnt(0)
20F0  v_add_f32_e32 v17, v17, v18
20F4  v_and_b32_e32 v18, 0x7fffffff, v17
20FC  s_mov_b32 s14, 0x7f800001
2104  v_mov_b32_e32 v19, 0x7fc00000
210C  v_cmp_gt_u32_e32 vcc, s14, v18
2110  s_mov_b64 s[14:15], -1
2114  s_nop 0
2118  v_cndmask_b32_e32 v17, v19, v17, vcc
211C  s_andn2_b64 vcc, exec, s[6:7]
2120  s_cbranch_vccnz 6
2124  s_waitcnt lgkmcnt(0)
2128  v_lshl_add_u64 v[18:19], v[0:1], 2, s[10:11]
2130  s_mov_b64 s[14:15], 0
2134  global_store_dword v[18:19], v17, off
213C  s_andn2_b64 vcc, exec, s[14:15]
2140  s_cbranch_vccnz 18
2144  v_and_b32_e32 v18, 0x7fffffff, v17
214C  s_mov_b32 s14, 0x7f800001
2154  v_mov_b32_e32 v19, 0x7fc00000
215C  v_cmp_gt_u32_e32 vcc, s14, v18
2160  s_movk_i32 s14, 0x7fff
2164  s_waitcnt lgkmcnt(0)
2168  v_lshl_add_u64 v[0:1], v[0:1], 1, s[10:11]
2170  v_cndmask_b32_e32 v17, v19, v17, vcc
2174  v_bfe_u32 v18, v17, 16, 1
217C  v_add3_u32 v17, v17, v18, s14
2184  global_store_short_d16_hi v[0:1], v17, off
218C  s_or_b64 exec, exec, s[12:13]
2190  v_add_u32_e32 v0, 8, v3
2194  v_cmp_gt_u32_e32 vcc, s17, v0
2198  s_and_b64 s[14:15], vcc, s[4:5]
219C  s_and_saveexec_b64 s[12:13], s[14:15]
21A0  s_cbranch_execz 63
21A4  v_mul_f32_e32 v17, s21, v16
21A8  v_mad_u64_u32 v[0:1], s[14:15], v0, s16, v[10:11]
21B0  s_and_b64 vcc, exec, s[2:3]
21B4  v_cndmask_b32_e64 v16, v16, v17, s[0:1]
21BC  s_cbranch_vccnz 18
21C0  s_andn2_b64 vcc, exec, s[6:7]
21C4  s_cbranch_vccnz 7
21C8  s_waitcnt lgkmcnt(0)
21CC  v_lshl_add_u64 v[18:19], v[0:1], 2, s[8:9]
21D4  global_load_dword v17, v[18:19], off
21DC  s_cbranch_execz 1
21E0  s_branch 7
21E4  s_waitcnt lgkmcnt(0)
21E8  v_lshl_add_u64 v[18:19], v[0:1], 1, s[8:9]
21F0  global_load_ushort v17, v[18:19], off
21F8  s_waitcnt vmcnt(0)
21FC  v_lshlrev_b32_e32 v17, 16, v17
2200  s_waitcnt vmcnt(0)
2204  v_add_f32_e32 v16, v16, v17
2208  v_and_b32_e32 v17, 0x7fffffff, v16
2210  s_mov_b32 s14, 0x7f800001
2218  v_mov_b32_e32 v18, 0x7fc00000
2220  v_cmp_gt_u32_e32 vcc, s14, v17
2224  s_mov_b64 s[14:15], -1
2228  s_nop 0
222C  v_cndmask_b32_e32 v16, v18, v16, vcc
2230  s_andn2_b64 vcc, exec, s[6:7]
2234  s_cbranch_vccnz 6
2238  s_waitcnt lgkmcnt(0)
223C  v_lshl_add_u64 v[18:19], v[0:1], 2, s[10:11]
2244  s_mov_b64 s[14:15], 0
2248  global_store_dword v[18:19], v16, off
2250  s_andn2_b64 vcc, exec, s[14:15]
2254  s_cbranch_vccnz 18
2258  v_and_b32_e32 v17, 0x7fffffff, v16
2260  s_mov_b32 s14, 0x7f800001
2268  v_mov_b32_e32 v18, 0x7fc00000
2270  v_cmp_gt_u32_e32 vcc, s14, v17
2274  s_movk_i32 s14, 0x7fff
2278  s_waitcnt lgkmcnt(0)
227C  v_lshl_add_u64 v[0:1], v[0:1], 1, s[10:11]
2284  v_cndmask_b32_e32 v16, v18, v16, vcc
2288  v_bfe_u32 v17, v16, 16, 1
2290  v_add3_u32 v16, v16, v17, s14
2298  global_store_short_d16_hi v[0:1], v16, off
22A0  s_or_b64 exec, exec, s[12:13]
22A4  v_add_u32_e32 v0, 9, v3
22A8  v_cmp_gt_u32_e32 vcc, s17, v0
22AC  s_and_b64 s[14:15], vcc, s[4:5]
22B0  s_and_saveexec_b64 s[12:13], s[14:15]
22B4  s_cbranch_execz 63
22B8  v_mul_f32_e32 v16, s21, v15
22BC  v_mad_u64_u32 v[0:1], s[14:15], v0, s16, v[10:11]
22C4  s_and_b64 vcc, exec, s[2:3]
22C8  v_cndmask_b32_e64 v15, v15, v16, s[0:1]
22D0  s_cbranch_vccnz 18
22D4  s_andn2_b64 vcc, exec, s[6:7]
22D8  s_cbranch_vccnz 7
22DC  s_waitcnt lgkmcnt(0)
22E0  v_lshl_add_u64 v[16:17], v[0:1], 2, s[8:9]
22E8  global_load_dword v16, v[16:17], off
22F0  s_cbranch_execz 1
22F4  s_branch 7
22F8  s_waitcnt vmcnt(0) lgkmcnt(0)
22FC  v_lshl_add_u64 v[16:17], v[0:1], 1, s[8:9]
2304  global_load_ushort v16, v[16:17], off
230C  s_waitcnt vmcnt(0)
2310  v_lshlrev_b32_e32 v16, 16, v16
2314  s_waitcnt vmcnt(0)
2318  v_add_f32_e32 v15, v15, v16
231C  v_and_b32_e32 v16, 0x7fffffff, v15
2324  s_mov_b32 s14, 0x7f800001
232C  v_mov_b32_e32 v17, 0x7fc00000
2334  v_cmp_gt_u32_e32 vcc, s14, v16
2338  s_mov_b64 s[14:15], -1
233C  s_nop 0
2340  v_cndmask_b32_e32 v15, v17, v15, vcc
2344  s_andn2_b64 vcc, exec, s[6:7]
2348  s_cbranch_vccnz 6
234C  s_waitcnt lgkmcnt(0)
2350  v_lshl_add_u64 v[16:17], v[0:1], 2, s[10:11]
2358  s_mov_b64 s[14:15], 0
235C  global_store_dword v[16:17], v15, off
2364  s_andn2_b64 vcc, exec, s[14:15]
2368  s_cbranch_vccnz 18
236C  v_and_b32_e32 v16, 0x7fffffff, v15
2374  s_mov_b32 s14, 0x7f800001
237C  v_mov_b32_e32 v17, 0x7fc00000
2384  v_cmp_gt_u32_e32 vcc, s14, v16
2388  s_movk_i32 s14, 0x7fff
238C  s_waitcnt lgkmcnt(0)
2390  v_lshl_add_u64 v[0:1], v[0:1], 1, s[10:11]
2398  v_cndmask_b32_e32 v15, v17, v15, vcc
239C  v_bfe_u32 v16, v15, 16, 1
23A4  v_add3_u32 v15, v15, v16, s14
23AC  global_store_short_d16_hi v[0:1], v15, off
23B4  s_or_b64 exec, exec, s[12:13]
23B8  v_add_u32_e32 v0, 10, v3
23BC  v_cmp_gt_u32_e32 vcc, s17, v0
23C0  s_and_b64 s[14:15], vcc, s[4:5]
23C4  s_and_saveexec_b64 s[12:13], s[14:15]
23C8  s_cbranch_execz 63
23CC  v_mul_f32_e32 v15, s21, v14
23D0  v_mad_u64_u32 v[0:1], s[14:15], v0, s16, v[10:11]
23D8  s_and_b64 vcc, exec, s[2:3]
23DC  v_cndmask_b32_e64 v14, v14, v15, s[0:1]
23E4  s_cbranch_vccnz 18
23E8  s_andn2_b64 vcc, exec, s[6:7]
23EC  s_cbranch_vccnz 7
23F0  s_waitcnt lgkmcnt(0)
23F4  v_lshl_add_u64 v[16:17], v[0:1], 2, s[8:9]
23FC  global_load_dword v15, v[16:17], off
2404  s_cbranch_execz 1
2408  s_branch 7
240C  s_waitcnt lgkmcnt(0)
2410  v_lshl_add_u64 v[16:17], v[0:1], 1, s[8:9]
2418  global_load_ushort v15, v[16:17], off
2420  s_waitcnt vmcnt(0)
2424  v_lshlrev_b32_e32 v15, 16, v15
2428  s_waitcnt vmcnt(0)
242C  v_add_f32_e32 v14, v14, v15
2430  v_and_b32_e32 v15, 0x7fffffff, v14
2438  s_mov_b32 s14, 0x7f800001
2440  v_mov_b32_e32 v16, 0x7fc00000
2448  v_cmp_gt_u32_e32 vcc, s14, v15
244C  s_mov_b64 s[14:15], -1
2450  s_nop 0
2454  v_cndmask_b32_e32 v14, v16, v14, vcc
2458  s_andn2_b64 vcc, exec, s[6:7]
245C  s_cbranch_vccnz 6
2460  s_waitcnt lgkmcnt(0)
2464  v_lshl_add_u64 v[16:17], v[0:1], 2, s[10:11]
246C  s_mov_b64 s[14:15], 0
2470  global_store_dword v[16:17], v14, off
2478  s_andn2_b64 vcc, exec, s[14:15]
247C  s_cbranch_vccnz 18
2480  v_and_b32_e32 v15, 0x7fffffff, v14
2488  s_mov_b32 s14, 0x7f800001
2490  v_mov_b32_e32 v16, 0x7fc00000
2498  v_cmp_gt_u32_e32 vcc, s14, v15
249C  s_movk_i32 s14, 0x7fff
24A0  s_waitcnt lgkmcnt(0)
24A4  v_lshl_add_u64 v[0:1], v[0:1], 1, s[10:11]
24AC  v_cndmask_b32_e32 v14, v16, v14, vcc
24B0  v_bfe_u32 v15, v14, 16, 1
24B8  v_add3_u32 v14, v14, v15, s14
24C0  global_store_short_d16_hi v[0:1], v14, off
24C8  s_or_b64 exec, exec, s[12:13]
24CC  v_add_u32_e32 v0, 11, v3
24D0  v_cmp_gt_u32_e32 vcc, s17, v0
24D4  s_and_b64 s[14:15], vcc, s[4:5]
24D8  s_and_saveexec_b64 s[12:13], s[14:15]
24DC  s_cbranch_execz 63
24E0  v_mul_f32_e32 v14, s21, v13
24E4  v_mad_u64_u32 v[0:1], s[14:15], v0, s16, v[10:11]
24EC  s_and_b64 vcc, exec, s[2:3]
24F0  v_cndmask_b32_e64 v13, v13, v14, s[0:1]
24F8  s_cbranch_vccnz 18
24FC  s_andn2_b64 vcc, exec, s[6:7]
2500  s_cbranch_vccnz 7
2504  s_waitcnt lgkmcnt(0)
2508  v_lshl_add_u64 v[14:15], v[0:1], 2, s[8:9]
2510  global_load_dword v14, v[14:15], off
2518  s_cbranch_execz 1
251C  s_branch 7
2520  s_waitcnt vmcnt(0) lgkmcnt(0)
2524  v_lshl_add_u64 v[14:15], v[0:1], 1, s[8:9]
252C  global_load_ushort v14, v[14:15], off
2534  s_waitcnt vmcnt(0)
2538  v_lshlrev_b32_e32 v14, 16, v14
253C  s_waitcnt vmcnt(0)
2540  v_add_f32_e32 v13, v13, v14
2544  v_and_b32_e32 v14, 0x7fffffff, v13
254C  s_mov_b32 s14, 0x7f800001
2554  v_mov_b32_e32 v15, 0x7fc00000
255C  v_cmp_gt_u32_e32 vcc, s14, v14
2560  s_mov_b64 s[14:15], -1
2564  s_nop 0
2568  v_cndmask_b32_e32 v13, v15, v13, vcc
256C  s_andn2_b64 vcc, exec, s[6:7]
2570  s_cbranch_vccnz 6
2574  s_waitcnt lgkmcnt(0)
2578  v_lshl_add_u64 v[14:15], v[0:1], 2, s[10:11]
2580  s_mov_b64 s[14:15], 0
2584  global_store_dword v[14:15], v13, off
258C  s_andn2_b64 vcc, exec, s[14:15]
2590  s_cbranch_vccnz 18
2594  v_and_b32_e32 v14, 0x7fffffff, v13
259C  s_mov_b32 s14, 0x7f800001
25A4  v_mov_b32_e32 v15, 0x7fc00000
25AC  v_cmp_gt_u32_e32 vcc, s14, v14
25B0  s_movk_i32 s14, 0x7fff
25B4  s_waitcnt lgkmcnt(0)
25B8  v_lshl_add_u64 v[0:1], v[0:1], 1, s[10:11]
25C0  v_cndmask_b32_e32 v13, v15, v13, vcc
25C4  v_bfe_u32 v14, v13, 16, 1
25CC  v_add3_u32 v13, v13, v14, s14
25D4  global_store_short_d16_hi v[0:1], v13, off
25DC  s_or_b64 exec, exec, s[12:13]
25E0  v_add_u32_e32 v0, 16, v3
25E4  v_cmp_gt_u32_e32 vcc, s17, v0
25E8  s_and_b64 s[14:15], vcc, s[4:5]
25EC  s_and_saveexec_b64 s[12:13], s[14:15]
25F0  s_cbranch_execz 63
25F4  v_mul_f32_e32 v13, s21, v12
25F8  v_mad_u64_u32 v[0:1], s[14:15], v0, s16, v[10:11]
2600  s_and_b64 vcc, exec, s[2:3]
2604  v_cndmask_b32_e64 v12, v12, v13, s[0:1]
260C  s_cbranch_vccnz 18
2610  s_andn2_b64 vcc, exec, s[6:7]
2614  s_cbranch_vccnz 7
2618  s_waitcnt lgkmcnt(0)
261C  v_lshl_add_u64 v[14:15], v[0:1], 2, s[8:9]
2624  global_load_dword v13, v[14:15], off
262C  s_cbranch_execz 1
2630  s_branch 7
2634  s_waitcnt lgkmcnt(0)
2638  v_lshl_add_u64 v[14:15], v[0:1], 1, s[8:9]
2640  global_load_ushort v13, v[14:15], off
2648  s_waitcnt vmcnt(0)
264C  v_lshlrev_b32_e32 v13, 16, v13
2650  s_waitcnt vmcnt(0)
2654  v_add_f32_e32 v12, v12, v13
2658  v_and_b32_e32 v13, 0x7fffffff, v12
2660  s_mov_b32 s14, 0x7f800001
2668  v_mov_b32_e32 v14, 0x7fc00000
2670  v_cmp_gt_u32_e32 vcc, s14, v13
2674  s_mov_b64 s[14:15], -1
2678  s_nop 0
267C  v_cndmask_b32_e32 v12, v14, v12, vcc
2680  s_andn2_b64 vcc, exec, s[6:7]
2684  s_cbranch_vccnz 6
2688  s_waitcnt lgkmcnt(0)
268C  v_lshl_add_u64 v[14:15], v[0:1], 2, s[10:11]
2694  s_mov_b64 s[14:15], 0
2698  global_store_dword v[14:15], v12, off
26A0  s_andn2_b64 vcc, exec, s[14:15]
26A4  s_cbranch_vccnz 18
26A8  v_and_b32_e32 v13, 0x7fffffff, v12
26B0  s_mov_b32 s14, 0x7f800001
26B8  v_mov_b32_e32 v14, 0x7fc00000
26C0  v_cmp_gt_u32_e32 vcc, s14, v13
26C4  s_movk_i32 s14, 0x7fff
26C8  s_waitcnt lgkmcnt(0)
26CC  v_lshl_add_u64 v[0:1], v[0:1], 1, s[10:11]
26D4  v_cndmask_b32_e32 v12, v14, v12, vcc
26D8  v_bfe_u32 v13, v12, 16, 1
26E0  v_add3_u32 v12, v12, v13, s14
26E8  global_store_short_d16_hi v[0:1], v12, off
26F0  s_or_b64 exec, exec, s[12:13]
26F4  v_add_u32_e32 v0, 17, v3
26F8  v_cmp_gt_u32_e32 vcc, s17, v0
26FC  s_and_b64 s[14:15], vcc, s[4:5]
2700  s_and_saveexec_b64 s[12:13], s[14:15]
2704  s_cbranch_execz 63
2708  v_mul_f32_e32 v12, s21, v9
270C  v_mad_u64_u32 v[0:1], s[14:15], v0, s16, v[10:11]
2714  s_and_b64 vcc, exec, s[2:3]
2718  v_cndmask_b32_e64 v9, v9, v12, s[0:1]
2720  s_cbranch_vccnz 18
2724  s_andn2_b64 vcc, exec, s[6:7]
2728  s_cbranch_vccnz 7
272C  s_waitcnt lgkmcnt(0)
2730  v_lshl_add_u64 v[12:13], v[0:1], 2, s[8:9]
2738  global_load_dword v12, v[12:13], off
2740  s_cbranch_execz 1
2744  s_branch 7
2748  s_waitcnt vmcnt(0) lgkmcnt(0)
274C  v_lshl_add_u64 v[12:13], v[0:1], 1, s[8:9]
2754  global_load_ushort v12, v[12:13], off
275C  s_waitcnt vmcnt(0)
2760  v_lshlrev_b32_e32 v12, 16, v12
2764  s_waitcnt vmcnt(0)
2768  v_add_f32_e32 v9, v9, v12
276C  v_and_b32_e32 v12, 0x7fffffff, v9
2774  s_mov_b32 s14, 0x7f800001
277C  v_mov_b32_e32 v13, 0x7fc00000
2784  v_cmp_gt_u32_e32 vcc, s14, v12
2788  s_mov_b64 s[14:15], -1
278C  s_nop 0
2790  v_cndmask_b32_e32 v9, v13, v9, vcc
2794  s_andn2_b64 vcc, exec, s[6:7]
2798  s_cbranch_vccnz 6
279C  s_waitcnt lgkmcnt(0)
27A0  v_lshl_add_u64 v[12:13], v[0:1], 2, s[10:11]
27A8  s_mov_b64 s[14:15], 0
27AC  global_store_dword v[12:13], v9, off
27B4  s_andn2_b64 vcc, exec, s[14:15]
27B8  s_cbranch_vccnz 18
27BC  v_and_b32_e32 v12, 0x7fffffff, v9
27C4  s_mov_b32 s14, 0x7f800001
27CC  v_mov_b32_e32 v13, 0x7fc00000
27D4  v_cmp_gt_u32_e32 vcc, s14, v12
27D8  s_movk_i32 s14, 0x7fff
27DC  s_waitcnt lgkmcnt(0)
27E0  v_lshl_add_u64 v[0:1], v[0:1], 1, s[10:11]
27E8  v_cndmask_b32_e32 v9, v13, v9, vcc
27EC  v_bfe_u32 v12, v9, 16, 1
27F4  v_add3_u32 v9, v9, v12, s14
27FC  global_store_short_d16_hi v[0:1], v9, off
2804  s_or_b64 exec, exec, s[12:13]
2808  v_add_u32_e32 v0, 18, v3
280C  v_cmp_gt_u32_e32 vcc, s17, v0
2810  s_and_b64 s[14:15], vcc, s[4:5]
2814  s_and_saveexec_b64 s[12:13], s[14:15]
2818  s_cbranch_execz 63
281C  v_mul_f32_e32 v9, s21, v8
2820  v_mad_u64_u32 v[0:1], s[14:15], v0, s16, v[10:11]
2828  s_and_b64 vcc, exec, s[2:3]
282C  v_cndmask_b32_e64 v8, v8, v9, s[0:1]
2834  s_cbranch_vccnz 18
2838  s_andn2_b64 vcc, exec, s[6:7]
283C  s_cbranch_vccnz 7
2840  s_waitcnt lgkmcnt(0)
2844  v_lshl_add_u64 v[12:13], v[0:1], 2, s[8:9]
284C  global_load_dword v9, v[12:13], off
2854  s_cbranch_execz 1
2858  s_branch 7
285C  s_waitcnt lgkmcnt(0)
2860  v_lshl_add_u64 v[12:13], v[0:1], 1, s[8:9]
2868  global_load_ushort v9, v[12:13], off
2870  s_waitcnt vmcnt(0)
2874  v_lshlrev_b32_e32 v9, 16, v9
2878  s_waitcnt vmcnt(0)
287C  v_add_f32_e32 v8, v8, v9
2880  v_and_b32_e32 v9, 0x7fffffff, v8
2888  s_mov_b32 s14, 0x7f800001
2890  v_mov_b32_e32 v12, 0x7fc00000
2898  v_cmp_gt_u32_e32 vcc, s14, v9
289C  s_mov_b64 s[14:15], -1
28A0  s_nop 0
28A4  v_cndmask_b32_e32 v8, v12, v8, vcc
28A8  s_andn2_b64 vcc, exec, s[6:7]
28AC  s_cbranch_vccnz 6
28B0  s_waitcnt lgkmcnt(0)
28B4  v_lshl_add_u64 v[12:13], v[0:1], 2, s[10:11]
28BC  s_mov_b64 s[14:15], 0
28C0  global_store_dword v[12:13], v8, off
28C8  s_andn2_b64 vcc, exec, s[14:15]
28CC  s_cbranch_vccnz 18
28D0  v_and_b32_e32 v9, 0x7fffffff, v8
28D8  s_mov_b32 s14, 0x7f800001
28E0  v_mov_b32_e32 v12, 0x7fc00000
28E8  v_cmp_gt_u32_e32 vcc, s14, v9
28EC  s_movk_i32 s14, 0x7fff
28F0  s_waitcnt lgkmcnt(0)
28F4  v_lshl_add_u64 v[0:1], v[0:1], 1, s[10:11]
28FC  v_cndmask_b32_e32 v8, v12, v8, vcc
2900  v_bfe_u32 v9, v8, 16, 1
2908  v_add3_u32 v8, v8, v9, s14
2910  global_store_short_d16_hi v[0:1], v8, off
2918  s_or_b64 exec, exec, s[12:13]
291C  v_add_u32_e32 v0, 19, v3
2920  v_cmp_gt_u32_e32 vcc, s17, v0
2924  s_and_b64 s[14:15], vcc, s[4:5]
2928  s_and_saveexec_b64 s[12:13], s[14:15]
292C  s_cbranch_execz 63
2930  v_mul_f32_e32 v8, s21, v7
2934  v_mad_u64_u32 v[0:1], s[14:15], v0, s16, v[10:11]
293C  s_and_b64 vcc, exec, s[2:3]
2940  v_cndmask_b32_e64 v7, v7, v8, s[0:1]
2948  s_cbranch_vccnz 18
294C  s_andn2_b64 vcc, exec, s[6:7]
2950  s_cbranch_vccnz 7
2954  s_waitcnt lgkmcnt(0)
2958  v_lshl_add_u64 v[8:9], v[0:1], 2, s[8:9]
2960  global_load_dword v8, v[8:9], off
2968  s_cbranch_execz 1
296C  s_branch 7
2970  s_waitcnt vmcnt(0) lgkmcnt(0)
2974  v_lshl_add_u64 v[8:9], v[0:1], 1, s[8:9]
297C  global_load_ushort v8, v[8:9], off
2984  s_waitcnt vmcnt(0)
2988  v_lshlrev_b32_e32 v8, 16, v8
298C  s_waitcnt vmcnt(0)
2990  v_add_f32_e32 v7, v7, v8
2994  v_and_b32_e32 v8, 0x7fffffff, v7
299C  s_mov_b32 s14, 0x7f800001
29A4  v_mov_b32_e32 v9, 0x7fc00000
29AC  v_cmp_gt_u32_e32 vcc, s14, v8
29B0  s_mov_b64 s[14:15], -1
29B4  s_nop 0
29B8  v_cndmask_b32_e32 v7, v9, v7, vcc
29BC  s_andn2_b64 vcc, exec, s[6:7]
29C0  s_cbranch_vccnz 6
29C4  s_waitcnt lgkmcnt(0)
29C8  v_lshl_add_u64 v[8:9], v[0:1], 2, s[10:11]
29D0  s_mov_b64 s[14:15], 0
29D4  global_store_dword v[8:9], v7, off
29DC  s_andn2_b64 vcc, exec, s[14:15]
29E0  s_cbranch_vccnz 18
29E4  v_and_b32_e32 v8, 0x7fffffff, v7
29EC  s_mov_b32 s14, 0x7f800001
29F4  v_mov_b32_e32 v9, 0x7fc00000
29FC  v_cmp_gt_u32_e32 vcc, s14, v8
2A00  s_movk_i32 s14, 0x7fff
2A04  s_waitcnt lgkmcnt(0)
2A08  v_lshl_add_u64 v[0:1], v[0:1], 1, s[10:11]
2A10  v_cndmask_b32_e32 v7, v9, v7, vcc
2A14  v_bfe_u32 v8, v7, 16, 1
2A1C  v_add3_u32 v7, v7, v8, s14
2A24  global_store_short_d16_hi v[0:1], v7, off
2A2C  s_or_b64 exec, exec, s[12:13]
2A30  v_add_u32_e32 v0, 24, v3
2A34  v_cmp_gt_u32_e32 vcc, s17, v0
2A38  s_and_b64 s[14:15], vcc, s[4:5]
2A3C  s_and_saveexec_b64 s[12:13], s[14:15]
2A40  s_cbranch_execz 63
2A44  v_mul_f32_e32 v7, s21, v6
2A48  v_mad_u64_u32 v[0:1], s[14:15], v0, s16, v[10:11]
2A50  s_and_b64 vcc, exec, s[2:3]
2A54  v_cndmask_b32_e64 v6, v6, v7, s[0:1]
2A5C  s_cbranch_vccnz 18
2A60  s_andn2_b64 vcc, exec, s[6:7]
2A64  s_cbranch_vccnz 7
2A68  s_waitcnt lgkmcnt(0)
2A6C  v_lshl_add_u64 v[8:9], v[0:1], 2, s[8:9]
2A74  global_load_dword v7, v[8:9], off
2A7C  s_cbranch_execz 1
2A80  s_branch 7
2A84  s_waitcnt lgkmcnt(0)
2A88  v_lshl_add_u64 v[8:9], v[0:1], 1, s[8:9]
2A90  global_load_ushort v7, v[8:9], off
2A98  s_waitcnt vmcnt(0)
2A9C  v_lshlrev_b32_e32 v7, 16, v7
2AA0  s_waitcnt vmcnt(0)
2AA4  v_add_f32_e32 v6, v6, v7
2AA8  v_and_b32_e32 v7, 0x7fffffff, v6
2AB0  s_mov_b32 s14, 0x7f800001
2AB8  v_mov_b32_e32 v8, 0x7fc00000
2AC0  v_cmp_gt_u32_e32 vcc, s14, v7
2AC4  s_mov_b64 s[14:15], -1
2AC8  s_nop 0
2ACC  v_cndmask_b32_e32 v6, v8, v6, vcc
2AD0  s_andn2_b64 vcc, exec, s[6:7]
2AD4  s_cbranch_vccnz 6
2AD8  s_waitcnt lgkmcnt(0)
2ADC  v_lshl_add_u64 v[8:9], v[0:1], 2, s[10:11]
2AE4  s_mov_b64 s[14:15], 0
2AE8  global_store_dword v[8:9], v6, off
2AF0  s_andn2_b64 vcc, exec, s[14:15]
2AF4  s_cbranch_vccnz 18
2AF8  v_and_b32_e32 v7, 0x7fffffff, v6
2B00  s_mov_b32 s14, 0x7f800001
2B08  v_mov_b32_e32 v8, 0x7fc00000
2B10  v_cmp_gt_u32_e32 vcc, s14, v7
2B14  s_movk_i32 s14, 0x7fff
2B18  s_waitcnt lgkmcnt(0)
2B1C  v_lshl_add_u64 v[0:1], v[0:1], 1, s[10:11]
2B24  v_cndmask_b32_e32 v6, v8, v6, vcc
2B28  v_bfe_u32 v7, v6, 16, 1
2B30  v_add3_u32 v6, v6, v7, s14
2B38  global_store_short_d16_hi v[0:1], v6, off
2B40  s_or_b64 exec, exec, s[12:13]
2B44  v_add_u32_e32 v0, 25, v3
2B48  v_cmp_gt_u32_e32 vcc, s17, v0
2B4C  s_and_b64 s[14:15], vcc, s[4:5]
2B50  s_and_saveexec_b64 s[12:13], s[14:15]
2B54  s_cbranch_execz 63
2B58  v_mul_f32_e32 v6, s21, v5
2B5C  v_mad_u64_u32 v[0:1], s[14:15], v0, s16, v[10:11]
2B64  s_and_b64 vcc, exec, s[2:3]
2B68  v_cndmask_b32_e64 v5, v5, v6, s[0:1]
2B70  s_cbranch_vccnz 18
2B74  s_andn2_b64 vcc, exec, s[6:7]
2B78  s_cbranch_vccnz 7
2B7C  s_waitcnt lgkmcnt(0)
2B80  v_lshl_add_u64 v[6:7], v[0:1], 2, s[8:9]
2B88  global_load_dword v6, v[6:7], off
2B90  s_cbranch_execz 1
2B94  s_branch 7
2B98  s_waitcnt vmcnt(0) lgkmcnt(0)
2B9C  v_lshl_add_u64 v[6:7], v[0:1], 1, s[8:9]
2BA4  global_load_ushort v6, v[6:7], off
2BAC  s_waitcnt vmcnt(0)
2BB0  v_lshlrev_b32_e32 v6, 16, v6
2BB4  s_waitcnt vmcnt(0)
2BB8  v_add_f32_e32 v5, v5, v6
2BBC  v_and_b32_e32 v6, 0x7fffffff, v5
2BC4  s_mov_b32 s14, 0x7f800001
2BCC  v_mov_b32_e32 v7, 0x7fc00000
2BD4  v_cmp_gt_u32_e32 vcc, s14, v6
2BD8  s_mov_b64 s[14:15], -1
2BDC  s_nop 0
2BE0  v_cndmask_b32_e32 v5, v7, v5, vcc
2BE4  s_andn2_b64 vcc, exec, s[6:7]
2BE8  s_cbranch_vccnz 6
2BEC  s_waitcnt lgkmcnt(0)
2BF0  v_lshl_add_u64 v[6:7], v[0:1], 2, s[10:11]
2BF8  s_mov_b64 s[14:15], 0
2BFC  global_store_dword v[6:7], v5, off
2C04  s_andn2_b64 vcc, exec, s[14:15]
2C08  s_cbranch_vccnz 18
2C0C  v_and_b32_e32 v6, 0x7fffffff, v5
2C14  s_mov_b32 s14, 0x7f800001
2C1C  v_mov_b32_e32 v7, 0x7fc00000
2C24  v_cmp_gt_u32_e32 vcc, s14, v6
2C28  s_movk_i32 s14, 0x7fff
2C2C  s_waitcnt lgkmcnt(0)
2C30  v_lshl_add_u64 v[0:1], v[0:1], 1, s[10:11]
2C38  v_cndmask_b32_e32 v5, v7, v5, vcc
2C3C  v_bfe_u32 v6, v5, 16, 1
2C44  v_add3_u32 v5, v5, v6, s14
2C4C  global_store_short_d16_hi v[0:1], v5, off
2C54  s_or_b64 exec, exec, s[12:13]
2C58  v_add_u32_e32 v0, 26, v3
2C5C  v_cmp_gt_u32_e32 vcc, s17, v0
2C60  s_and_b64 s[14:15], vcc, s[4:5]
2C64  s_and_saveexec_b64 s[12:13], s[14:15]
2C68  s_cbranch_execz 63
2C6C  v_mul_f32_e32 v5, s21, v4
2C70  v_mad_u64_u32 v[0:1], s[14:15], v0, s16, v[10:11]
2C78  s_and_b64 vcc, exec, s[2:3]
2C7C  v_cndmask_b32_e64 v4, v4, v5, s[0:1]
2C84  s_cbranch_vccnz 18
2C88  s_andn2_b64 vcc, exec, s[6:7]
2C8C  s_cbranch_vccnz 7
2C90  s_waitcnt lgkmcnt(0)
2C94  v_lshl_add_u64 v[6:7], v[0:1], 2, s[8:9]
2C9C  global_load_dword v5, v[6:7], off
2CA4  s_cbranch_execz 1
2CA8  s_branch 7
2CAC  s_waitcnt lgkmcnt(0)
2CB0  v_lshl_add_u64 v[6:7], v[0:1], 1, s[8:9]
2CB8  global_load_ushort v5, v[6:7], off
2CC0  s_waitcnt vmcnt(0)
2CC4  v_lshlrev_b32_e32 v5, 16, v5
2CC8  s_waitcnt vmcnt(0)
2CCC  v_add_f32_e32 v4, v4, v5
2CD0  v_and_b32_e32 v5, 0x7fffffff, v4
2CD8  s_mov_b32 s14, 0x7f800001
2CE0  v_mov_b32_e32 v6, 0x7fc00000
2CE8  v_cmp_gt_u32_e32 vcc, s14, v5
2CEC  s_mov_b64 s[14:15], -1
2CF0  s_nop 0
2CF4  v_cndmask_b32_e32 v4, v6, v4, vcc
2CF8  s_andn2_b64 vcc, exec, s[6:7]
2CFC  s_cbranch_vccnz 6
2D00  s_waitcnt lgkmcnt(0)
2D04  v_lshl_add_u64 v[6:7], v[0:1], 2, s[10:11]
2D0C  s_mov_b64 s[14:15], 0
2D10  global_store_dword v[6:7], v4, off
2D18  s_andn2_b64 vcc, exec, s[14:15]
2D1C  s_cbranch_vccnz 18
2D20  v_and_b32_e32 v5, 0x7fffffff, v4
2D28  s_mov_b32 s14, 0x7f800001
2D30  v_mov_b32_e32 v6, 0x7fc00000
2D38  v_cmp_gt_u32_e32 vcc, s14, v5
2D3C  s_movk_i32 s14, 0x7fff
2D40  s_waitcnt lgkmcnt(0)
2D44  v_lshl_add_u64 v[0:1], v[0:1], 1, s[10:11]
2D4C  v_cndmask_b32_e32 v4, v6, v4, vcc
2D50  v_bfe_u32 v5, v4, 16, 1
2D58  v_add3_u32 v4, v4, v5, s14
2D60  global_store_short_d16_hi v[0:1], v4, off
2D68  s_or_b64 exec, exec, s[12:13]
2D6C  v_add_u32_e32 v0, 27, v3
2D70  v_cmp_gt_u32_e32 vcc, s17, v0
2D74  s_and_b64 s[4:5], vcc, s[4:5]
2D78  s_and_saveexec_b64 s[12:13], s[4:5]
2D7C  s_cbranch_execz 67
2D80  v_mul_f32_e32 v3, s21, v2
2D84  v_cndmask_b32_e64 v2, v2, v3, s[0:1]
2D8C  v_cndmask_b32_e64 v3, 0, 1, s[6:7]
2D94  v_mad_u64_u32 v[0:1], s[4:5], v0, s16, v[10:11]
2D9C  s_and_b64 vcc, exec, s[2:3]
2DA0  v_cmp_ne_u32_e64 s[0:1], 1, v3
2DA8  s_cbranch_vccnz 18
2DAC  s_and_b64 vcc, exec, s[0:1]
2DB0  s_cbranch_vccnz 7
2DB4  s_waitcnt lgkmcnt(0)
2DB8  v_lshl_add_u64 v[4:5], v[0:1], 2, s[8:9]
2DC0  global_load_dword v3, v[4:5], off
2DC8  s_cbranch_execz 1
2DCC  s_branch 7
2DD0  s_waitcnt lgkmcnt(0)
2DD4  v_lshl_add_u64 v[4:5], v[0:1], 1, s[8:9]
2DDC  global_load_ushort v3, v[4:5], off
2DE4  s_waitcnt vmcnt(0)
2DE8  v_lshlrev_b32_e32 v3, 16, v3
2DEC  s_waitcnt vmcnt(0)
2DF0  v_add_f32_e32 v2, v2, v3
2DF4  v_and_b32_e32 v3, 0x7fffffff, v2
2DFC  s_mov_b32 s2, 0x7f800001
2E04  v_mov_b32_e32 v4, 0x7fc00000
2E0C  v_cmp_gt_u32_e32 vcc, s2, v3
2E10  s_nop 1
2E14  v_cndmask_b32_e32 v2, v4, v2, vcc
2E18  s_and_b64 vcc, exec, s[0:1]
2E1C  s_mov_b64 s[0:1], -1
2E20  s_cbranch_vccnz 6
2E24  s_waitcnt lgkmcnt(0)
2E28  v_lshl_add_u64 v[4:5], v[0:1], 2, s[10:11]
2E30  s_mov_b64 s[0:1], 0
2E34  global_store_dword v[4:5], v2, off
2E3C  s_andn2_b64 vcc, exec, s[0:1]
2E40  s_cbranch_vccnz 18
2E44  v_and_b32_e32 v3, 0x7fffffff, v2
2E4C  s_mov_b32 s0, 0x7f800001
2E54  v_mov_b32_e32 v4, 0x7fc00000
2E5C  v_cmp_gt_u32_e32 vcc, s0, v3
2E60  s_movk_i32 s0, 0x7fff
2E64  s_waitcnt lgkmcnt(0)
2E68  v_lshl_add_u64 v[0:1], v[0:1], 1, s[10:11]
2E70  v_cndmask_b32_e32 v2, v4, v2, vcc
2E74  v_bfe_u32 v3, v2, 16, 1
2E7C  v_add3_u32 v2, v2, v3, s0
2E84  global_store_short_d16_hi v[0:1], v2, off
2E8C  s_endpgm
2E90  s_nop 0
