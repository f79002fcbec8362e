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
        .size:           8
        .value_kind:     by_value
      - .name:           m
        .offset:         56
        .size:           4
        .value_kind:     by_value
      - .name:           !str n
        .offset:         60
        .size:           4
        .value_kind:     by_value
      - .name:           k
        .offset:         64
        .size:           4
        .value_kind:     by_value
      - .name:           flags
        .offset:         68
        .size:           4
        .value_kind:     by_value
      - .name:           alpha
        .offset:         72
        .size:           4
        .value_kind:     by_value
      - .offset:         76
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 80
    .max_flat_workgroup_size: 64
    .name:           Gemm32
    .private_segment_fixed_size: 0
    .sgpr_count:     32
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
1900  s_load_dwordx4 s[16:19], s[0:1], 0x38
1908  s_load_dword s24, s[0:1], 0x48
1910  v_and_b32_e32 v2, 31, v0
1914  s_lshl_b32 s6, s2, 5
1918  s_lshl_b32 s25, s3, 5
191C  v_or_b32_e32 v10, s6, v2
1920  s_waitcnt lgkmcnt(0)
1924  s_cmp_gt_u32 s18, 31
1928  v_cmp_gt_u32_e64 s[2:3], s17, v10
1930  s_cbranch_scc0 175
1934  s_lshr_b32 s18, s18, 5
1938  s_bitcmp1_b32 s19, 2
193C  s_cselect_b64 s[20:21], -1, 0
1940  s_add_i32 s7, s18, 7
1944  s_load_dwordx8 s[8:15], s[0:1], 0x0
194C  v_or_b32_e32 v1, s25, v2
1950  s_and_b32 s7, s7, 0xffffff8
1958  v_cmp_gt_u32_e64 s[4:5], s16, v1
1960  s_mul_hi_u32 s22, s7, s25
1964  v_lshlrev_b32_e32 v1, 2, v0
1968  v_lshrrev_b32_e32 v3, 4, v0
196C  v_lshrrev_b32_e32 v12, 5, v0
1970  s_mul_i32 s23, s7, s25
1974  v_bitop3_b32 v1, v3, 61, v1 bitop3:0xc8
197C  v_mov_b32_e32 v15, s22
1980  s_mul_hi_u32 s22, s7, s6
1984  s_mul_i32 s7, s7, s6
1988  v_add_u32_e32 v3, s6, v2
198C  v_mov_b32_e32 v17, 0
1990  v_or_b32_e32 v18, s7, v1
1994  v_mad_u64_u32 v[4:5], s[6:7], s18, v3, 0
199C  v_lshlrev_b32_e32 v16, 4, v12
19A0  v_lshl_add_u64 v[4:5], v[4:5], 4, v[16:17]
19A8  v_mov_b32_e32 v13, v17
19AC  s_waitcnt lgkmcnt(0)
19B0  v_lshl_add_u64 v[22:23], s[12:13], 0, v[4:5]
19B8  v_add_u32_e32 v4, s25, v2
19BC  v_mad_u64_u32 v[20:21], s[6:7], s18, v3, v[12:13]
19C4  v_mad_u64_u32 v[2:3], s[6:7], s18, v4, 0
19CC  v_lshl_add_u64 v[2:3], v[2:3], 4, v[16:17]
19D4  v_mad_u64_u32 v[24:25], s[6:7], s18, v4, v[12:13]
19DC  v_lshl_add_u64 v[26:27], s[8:9], 0, v[2:3]
19E4  v_cndmask_b32_e64 v2, 0, 1, s[20:21]
19EC  v_or_b32_e32 v14, s23, v1
19F0  v_mov_b32_e32 v11, v17
19F4  v_mov_b32_e32 v19, s22
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
1ADC  s_cmp_ge_u32 s12, s18
1AE0  v_lshl_add_u64 v[26:27], v[26:27], 0, 32
1AE8  s_cbranch_scc1 67
1AEC  v_add_u32_e32 v2, s12, v12
1AF0  v_cmp_gt_u32_e64 s[8:9], s18, v2
1AF8  s_and_b64 s[22:23], s[4:5], s[8:9]
1AFC  v_mov_b32_e32 v31, 0x7f
1B04  v_mov_b32_e32 v5, 0
1B08  v_mov_b32_e32 v4, 0
1B0C  v_mov_b32_e32 v3, 0
1B10  v_mov_b32_e32 v2, 0
1B14  s_and_saveexec_b64 s[20:21], s[22:23]
1B18  s_cbranch_execz 23
1B1C  global_load_dwordx4 v[2:5], v[26:27], off
1B24  s_and_b64 vcc, exec, s[6:7]
1B28  s_mov_b64 s[22:23], -1
1B2C  s_cbranch_vccnz 10
1B30  v_and_b32_e32 v16, 0xffffff00, v30
1B38  v_and_b32_e32 v8, 0xc0, v1
1B40  v_and_b32_e32 v9, 2, v13
1B44  v_lshl_add_u64 v[6:7], v[14:15], 0, v[16:17]
1B4C  v_or3_b32 v6, v6, v8, v9
1B54  s_mov_b64 s[22:23], 0
1B58  s_andn2_b64 vcc, exec, s[22:23]
1B5C  s_cbranch_vccnz 2
1B60  v_lshl_add_u64 v[6:7], v[24:25], 0, s[12:13]
1B68  v_lshl_add_u64 v[6:7], s[10:11], 0, v[6:7]
1B70  global_load_ubyte v31, v[6:7], off
1B78  s_or_b64 exec, exec, s[20:21]
1B7C  s_and_b64 s[20:21], s[2:3], s[8:9]
1B80  v_mov_b32_e32 v16, 0x7f
1B88  v_mov_b32_e32 v9, 0
1B8C  v_mov_b32_e32 v8, 0
1B90  v_mov_b32_e32 v7, 0
1B94  v_mov_b32_e32 v6, 0
1B98  s_and_saveexec_b64 s[8:9], s[20:21]
1B9C  s_cbranch_execz 65473
1BA0  global_load_dwordx4 v[6:9], v[22:23], off
1BA8  s_and_b64 vcc, exec, s[6:7]
1BAC  s_mov_b64 s[20:21], -1
1BB0  s_cbranch_vccnz 10
1BB4  v_and_b32_e32 v16, 0xffffff00, v30
1BBC  v_and_b32_e32 v32, 0xc0, v1
1BC4  v_and_b32_e32 v33, 2, v13
1BC8  v_lshl_add_u64 v[28:29], v[18:19], 0, v[16:17]
1BD0  v_or3_b32 v28, v28, v32, v33
1BD8  s_mov_b64 s[20:21], 0
1BDC  s_andn2_b64 vcc, exec, s[20:21]
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
1C88  s_load_dwordx2 s[6:7], s[0:1], 0x30
1C90  v_lshrrev_b32_e32 v0, 3, v0
1C94  v_and_b32_e32 v0, 4, v0
1C98  s_bitcmp1_b32 s19, 1
1C9C  v_add_u32_e32 v3, s25, v0
1CA0  s_cselect_b64 s[2:3], -1, 0
1CA4  v_cmp_gt_u32_e64 s[4:5], s17, v10
1CAC  s_bitcmp1_b32 s19, 0
1CB0  v_cmp_gt_u32_e32 vcc, s16, v3
1CB4  v_cndmask_b32_e64 v0, 0, 1, s[2:3]
1CBC  v_accvgpr_read_b32 v2, a15
1CC4  v_accvgpr_read_b32 v4, a14
1CCC  v_accvgpr_read_b32 v5, a13
1CD4  v_accvgpr_read_b32 v6, a12
1CDC  v_accvgpr_read_b32 v7, a11
1CE4  v_accvgpr_read_b32 v8, a10
1CEC  v_accvgpr_read_b32 v9, a9
1CF4  v_accvgpr_read_b32 v12, a8
1CFC  v_accvgpr_read_b32 v13, a7
1D04  v_accvgpr_read_b32 v14, a6
1D0C  v_accvgpr_read_b32 v15, a5
1D14  v_accvgpr_read_b32 v16, a4
1D1C  v_accvgpr_read_b32 v17, a3
1D24  v_accvgpr_read_b32 v18, a2
1D2C  v_accvgpr_read_b32 v19, a1
1D34  v_accvgpr_read_b32 v20, a0
1D3C  v_cmp_neq_f32_e64 s[0:1], s24, 1.0
1D44  s_cselect_b64 s[12:13], -1, 0
1D48  s_and_b64 s[18:19], vcc, s[4:5]
1D4C  v_cmp_ne_u32_e64 s[2:3], 1, v0
1D54  s_and_saveexec_b64 s[14:15], s[18:19]
1D58  s_cbranch_execz 62
1D5C  s_waitcnt lgkmcnt(0)
1D60  v_mad_u64_u32 v[0:1], s[18:19], s6, v3, v[10:11]
1D68  v_mov_b32_e32 v22, v1
1D6C  v_mad_u64_u32 v[22:23], s[18:19], s7, v3, v[22:23]
1D74  v_mul_f32_e32 v21, s24, v20
1D78  v_mov_b32_e32 v1, v22
1D7C  s_and_b64 vcc, exec, s[2:3]
1D80  v_cndmask_b32_e64 v20, v20, v21, s[0:1]
1D88  s_cbranch_vccnz 16
1D8C  s_andn2_b64 vcc, exec, s[12:13]
1D90  s_cbranch_vccnz 6
1D94  v_lshl_add_u64 v[22:23], v[0:1], 2, s[8:9]
1D9C  global_load_dword v21, v[22:23], off
1DA4  s_cbranch_execz 1
1DA8  s_branch 6
1DAC  v_lshl_add_u64 v[22:23], v[0:1], 1, s[8:9]
1DB4  global_load_ushort v21, v[22:23], off
1DBC  s_waitcnt vmcnt(0)
1DC0  v_lshlrev_b32_e32 v21, 16, v21
1DC4  s_waitcnt vmcnt(0)
1DC8  v_add_f32_e32 v20, v20, v21
1DCC  v_and_b32_e32 v21, 0x7fffffff, v20
1DD4  s_mov_b32 s17, 0x7f800001
1DDC  v_mov_b32_e32 v22, 0x7fc00000
1DE4  v_cmp_gt_u32_e32 vcc, s17, v21
1DE8  s_mov_b64 s[18:19], -1
1DEC  s_nop 0
1DF0  v_cndmask_b32_e32 v20, v22, v20, vcc
1DF4  s_andn2_b64 vcc, exec, s[12:13]
1DF8  s_cbranch_vccnz 5
1DFC  v_lshl_add_u64 v[22:23], v[0:1], 2, s[10:11]
1E04  s_mov_b64 s[18:19], 0
1E08  global_store_dword v[22:23], v20, off
1E10  s_andn2_b64 vcc, exec, s[18:19]
1E14  s_cbranch_vccnz 15
1E18  v_and_b32_e32 v21, 0x7fffffff, v20
1E20  v_mov_b32_e32 v22, 0x7fc00000
1E28  v_cmp_gt_u32_e32 vcc, s17, v21
1E2C  s_movk_i32 s17, 0x7fff
1E30  v_lshl_add_u64 v[0:1], v[0:1], 1, s[10:11]
1E38  v_cndmask_b32_e32 v20, v22, v20, vcc
1E3C  v_bfe_u32 v21, v20, 16, 1
1E44  v_add3_u32 v20, v20, v21, s17
1E4C  global_store_short_d16_hi v[0:1], v20, off
1E54  s_or_b64 exec, exec, s[14:15]
1E58  v_or_b32_e32 v20, 1, v3
1E5C  v_cmp_gt_u32_e32 vcc, s16, v20
1E60  s_and_b64 s[18:19], vcc, s[4:5]
1E64  s_and_saveexec_b64 s[14:15], s[18:19]
1E68  s_cbranch_execz 63
1E6C  s_waitcnt lgkmcnt(0)
1E70  v_mad_u64_u32 v[0:1], s[18:19], s6, v20, v[10:11]
1E78  v_mov_b32_e32 v22, v1
1E7C  v_mad_u64_u32 v[20:21], s[18:19], s7, v20, v[22:23]
1E84  v_mov_b32_e32 v1, v20
1E88  v_mul_f32_e32 v20, s24, v19
1E8C  s_and_b64 vcc, exec, s[2:3]
1E90  v_cndmask_b32_e64 v19, v19, v20, s[0:1]
1E98  s_cbranch_vccnz 17
1E9C  s_andn2_b64 vcc, exec, s[12:13]
1EA0  s_cbranch_vccnz 6
1EA4  v_lshl_add_u64 v[20:21], v[0:1], 2, s[8:9]
1EAC  global_load_dword v20, v[20:21], off
1EB4  s_cbranch_execz 1
1EB8  s_branch 7
1EBC  s_waitcnt vmcnt(0)
1EC0  v_lshl_add_u64 v[20:21], v[0:1], 1, s[8:9]
1EC8  global_load_ushort v20, v[20:21], off
1ED0  s_waitcnt vmcnt(0)
1ED4  v_lshlrev_b32_e32 v20, 16, v20
1ED8  s_waitcnt vmcnt(0)
1EDC  v_add_f32_e32 v19, v19, v20
1EE0  v_and_b32_e32 v20, 0x7fffffff, v19
1EE8  s_mov_b32 s17, 0x7f800001
1EF0  v_mov_b32_e32 v21, 0x7fc00000
1EF8  v_cmp_gt_u32_e32 vcc, s17, v20
1EFC  s_mov_b64 s[18:19], -1
1F00  s_nop 0
1F04  v_cndmask_b32_e32 v19, v21, v19, vcc
1F08  s_andn2_b64 vcc, exec, s[12:13]
1F0C  s_cbranch_vccnz 5
1F10  v_lshl_add_u64 v[20:21], v[0:1], 2, s[10:11]
1F18  s_mov_b64 s[18:19], 0
1F1C  global_store_dword v[20:21], v19, off
1F24  s_andn2_b64 vcc, exec, s[18:19]
1F28  s_cbranch_vccnz 15
1F2C  v_and_b32_e32 v20, 0x7fffffff, v19
1F34  v_mov_b32_e32 v21, 0x7fc00000
1F3C  v_cmp_gt_u32_e32 vcc, s17, v20
1F40  s_movk_i32 s17, 0x7fff
1F44  v_lshl_add_u64 v[0:1], v[0:1], 1, s[10:11]
1F4C  v_cndmask_b32_e32 v19, v21, v19, vcc
1F50  v_bfe_u32 v20, v19, 16, 1
1F58  v_add3_u32 v19, v19, v20, s17
1F60  global_store_short_d16_hi v[0:1], v19, off
1F68  s_or_b64 exec, exec, s[14:15]
1F6C  v_or_b32_e32 v19, 2, v3
1F70  v_cmp_gt_u32_e32 vcc, s16, v19
1F74  s_and_b64 s[18:19], vcc, s[4:5]
1F78  s_and_saveexec_b64 s[14:15], s[18:19]
1F7C  s_cbranch_execz 62
1F80  s_waitcnt lgkmcnt(0)
1F84  v_mad_u64_u32 v[0:1], s[18:19], s6, v19, v[10:11]
1F8C  v_mov_b32_e32 v20, v1
1F90  v_mad_u64_u32 v[20:21], s[18:19], s7, v19, v[20:21]
1F98  v_mul_f32_e32 v19, s24, v18
1F9C  v_mov_b32_e32 v1, v20
1FA0  s_and_b64 vcc, exec, s[2:3]
1FA4  v_cndmask_b32_e64 v18, v18, v19, s[0:1]
1FAC  s_cbranch_vccnz 16
1FB0  s_andn2_b64 vcc, exec, s[12:13]
1FB4  s_cbranch_vccnz 6
1FB8  v_lshl_add_u64 v[20:21], v[0:1], 2, s[8:9]
1FC0  global_load_dword v19, v[20:21], off
1FC8  s_cbranch_execz 1
1FCC  s_branch 6
1FD0  v_lshl_add_u64 v[20:21], v[0:1], 1, s[8:9]
1FD8  global_load_ushort v19, v[20:21], off
1FE0  s_waitcnt vmcnt(0)
1FE4  v_lshlrev_b32_e32 v19, 16, v19
1FE8  s_waitcnt vmcnt(0)
1FEC  v_add_f32_e32 v18, v18, v19
1FF0  v_and_b32_e32 v19, 0x7fffffff, v18
1FF8  s_mov_b32 s17, 0x7f800001
2000  v_mov_b32_e32 v20, 0x7fc00000
2008  v_cmp_gt_u32_e32 vcc, s17, v19
200C  s_mov_b64 s[18:19], -1
2010  s_nop 0
2014  v_cndmask_b32_e32 v18, v20, v18, vcc
2018  s_andn2_b64 vcc, exec, s[12:13]
201C  s_cbranch_vccnz 5
2020  v_lshl_add_u64 v[20:21], v[0:1], 2, s[10:11]
2028  s_mov_b64 s[18:19], 0
202C  global_store_dword v[20:21], v18, off
2034  s_andn2_b64 vcc, exec, s[18:19]
2038  s_cbranch_vccnz 15
203C  v_and_b32_e32 v19, 0x7fffffff, v18
2044  v_mov_b32_e32 v20, 0x7fc00000
204C  v_cmp_gt_u32_e32 vcc, s17, v19
2050  s_movk_i32 s17, 0x7fff
2054  v_lshl_add_u64 v[0:1], v[0:1], 1, s[10:11]
205C  v_cndmask_b32_e32 v18, v20, v18, vcc
2060  v_bfe_u32 v19, v18, 16, 1
2068  v_add3_u32 v18, v18, v19, s17
2070  global_store_short_d16_hi v[0:1], v18, off
2078  s_or_b64 exec, exec, s[14:15]
207C  v_or_b32_e32 v18, 3, v3
2080  v_cmp_gt_u32_e32 vcc, s16, v18
2084  s_and_b64 s[18:19], vcc, s[4:5]
2088  s_and_saveexec_b64 s[14:15], s[18:19]
208C  s_cbranch_execz 63
2090  s_waitcnt lgkmcnt(0)
2094  v_mad_u64_u32 v[0:1], s[18:19], s6, v18, v[10:11]
209C  v_mov_b32_e32 v20, v1
20A0  v_mad_u64_u32 v[18:19], s[18:19], s7, v18, v[20:21]
20A8  v_mov_b32_e32 v1, v18
20AC  v_mul_f32_e32 v18, s24, v17
20B0  s_and_b64 vcc, exec, s[2:3]
20B4  v_cndmask_b32_e64 v17, v17, v18, s[0:1]
20BC  s_cbranch_vccnz 17
20C0  s_andn2_b64 vcc, exec, s[12:13]
20C4  s_cbranch_vccnz 6
20C8  v_lshl_add_u64 v[18:19], v[0:1], 2, s[8:9]
20D0  global_load_dword v18, v[18:19], off
20D8  s_cbranch_execz 1
20DC  s_branch 7
20E0  s_waitcnt vmcnt(0)
20E4  v_lshl_add_u64 v[18:19], v[0:1], 1, s[8:9]
20EC  global_load_ushort v18, v[18:19], off
20F4  s_waitcnt vmcnt(0)
20F8  v_lshlrev_b32_e32 v18, 16, v18
20FC  s_waitcnt vmcnt(0)
2100  v_add_f32_e32 v17, v17, v18
2104  v_and_b32_e32 v18, 0x7fffffff, v17
210C  s_mov_b32 s17, 0x7f800001
2114  v_mov_b32_e32 v19, 0x7fc00000
211C  v_cmp_gt_u32_e32 vcc, s17, v18
2120  s_mov_b64 s[18:19], -1
2124  s_nop 0
2128  v_cndmask_b32_e32 v17, v19, v17, vcc
212C  s_andn2_b64 vcc, exec, s[12:13]
2130  s_cbranch_vccnz 5
2134  v_lshl_add_u64 v[18:19], v[0:1], 2, s[10:11]
213C  s_mov_b64 s[18:19], 0
2140  global_store_dword v[18:19], v17, off
2148  s_andn2_b64 vcc, exec, s[18:19]
214C  s_cbranch_vccnz 15
2150  v_and_b32_e32 v18, 0x7fffffff, v17
2158  v_mov_b32_e32 v19, 0x7fc00000
2160  v_cmp_gt_u32_e32 vcc, s17, v18
2164  s_movk_i32 s17, 0x7fff
2168  v_lshl_add_u64 v[0:1], v[0:1], 1, s[10:11]
2170  v_cndmask_b32_e32 v17, v19, v17, vcc
2174  v_bfe_u32 v18, v17, 16, 1
217C  v_add3_u32 v17, v17, v18, s17
2184  global_store_short_d16_hi v[0:1], v17, off
218C  s_or_b64 exec, exec, s[14:15]
2190  v_add_u32_e32 v17, 8, v3
2194  v_cmp_gt_u32_e32 vcc, s16, v17
2198  s_and_b64 s[18:19], vcc, s[4:5]
219C  s_and_saveexec_b64 s[14:15], s[18:19]
21A0  s_cbranch_execz 62
21A4  s_waitcnt lgkmcnt(0)
21A8  v_mad_u64_u32 v[0:1], s[18:19], s6, v17, v[10:11]
21B0  v_mov_b32_e32 v18, v1
21B4  v_mad_u64_u32 v[18:19], s[18:19], s7, v17, v[18:19]
21BC  v_mul_f32_e32 v17, s24, v16
21C0  v_mov_b32_e32 v1, v18
21C4  s_and_b64 vcc, exec, s[2:3]
21C8  v_cndmask_b32_e64 v16, v16, v17, s[0:1]
21D0  s_cbranch_vccnz 16
21D4  s_andn2_b64 vcc, exec, s[12:13]
21D8  s_cbranch_vccnz 6
21DC  v_lshl_add_u64 v[18:19], v[0:1], 2, s[8:9]
21E4  global_load_dword v17, v[18:19], off
21EC  s_cbranch_execz 1
21F0  s_branch 6
21F4  v_lshl_add_u64 v[18:19], v[0:1], 1, s[8:9]
21FC  global_load_ushort v17, v[18:19], off
2204  s_waitcnt vmcnt(0)
2208  v_lshlrev_b32_e32 v17, 16, v17
220C  s_waitcnt vmcnt(0)
2210  v_add_f32_e32 v16, v16, v17
2214  v_and_b32_e32 v17, 0x7fffffff, v16
221C  s_mov_b32 s17, 0x7f800001
2224  v_mov_b32_e32 v18, 0x7fc00000
222C  v_cmp_gt_u32_e32 vcc, s17, v17
2230  s_mov_b64 s[18:19], -1
2234  s_nop 0
2238  v_cndmask_b32_e32 v16, v18, v16, vcc
223C  s_andn2_b64 vcc, exec, s[12:13]
2240  s_cbranch_vccnz 5
2244  v_lshl_add_u64 v[18:19], v[0:1], 2, s[10:11]
224C  s_mov_b64 s[18:19], 0
2250  global_store_dword v[18:19], v16, off
2258  s_andn2_b64 vcc, exec, s[18:19]
225C  s_cbranch_vccnz 15
2260  v_and_b32_e32 v17, 0x7fffffff, v16
2268  v_mov_b32_e32 v18, 0x7fc00000
2270  v_cmp_gt_u32_e32 vcc, s17, v17
2274  s_movk_i32 s17, 0x7fff
2278  v_lshl_add_u64 v[0:1], v[0:1], 1, s[10:11]
2280  v_cndmask_b32_e32 v16, v18, v16, vcc
2284  v_bfe_u32 v17, v16, 16, 1
228C  v_add3_u32 v16, v16, v17, s17
2294  global_store_short_d16_hi v[0:1], v16, off
229C  s_or_b64 exec, exec, s[14:15]
22A0  v_add_u32_e32 v16, 9, v3
22A4  v_cmp_gt_u32_e32 vcc, s16, v16
22A8  s_and_b64 s[18:19], vcc, s[4:5]
22AC  s_and_saveexec_b64 s[14:15], s[18:19]
22B0  s_cbranch_execz 63
22B4  s_waitcnt lgkmcnt(0)
22B8  v_mad_u64_u32 v[0:1], s[18:19], s6, v16, v[10:11]
22C0  v_mov_b32_e32 v18, v1
22C4  v_mad_u64_u32 v[16:17], s[18:19], s7, v16, v[18:19]
22CC  v_mov_b32_e32 v1, v16
22D0  v_mul_f32_e32 v16, s24, v15
22D4  s_and_b64 vcc, exec, s[2:3]
22D8  v_cndmask_b32_e64 v15, v15, v16, s[0:1]
22E0  s_cbranch_vccnz 17
22E4  s_andn2_b64 vcc, exec, s[12:13]
22E8  s_cbranch_vccnz 6
22EC  v_lshl_add_u64 v[16:17], v[0:1], 2, s[8:9]
22F4  global_load_dword v16, v[16:17], off
22FC  s_cbranch_execz 1
2300  s_branch 7
2304  s_waitcnt vmcnt(0)
2308  v_lshl_add_u64 v[16:17], v[0:1], 1, s[8:9]
2310  global_load_ushort v16, v[16:17], off
2318  s_waitcnt vmcnt(0)
231C  v_lshlrev_b32_e32 v16, 16, v16
2320  s_waitcnt vmcnt(0)
2324  v_add_f32_e32 v15, v15, v16
2328  v_and_b32_e32 v16, 0x7fffffff, v15
2330  s_mov_b32 s17, 0x7f800001
2338  v_mov_b32_e32 v17, 0x7fc00000
2340  v_cmp_gt_u32_e32 vcc, s17, v16
2344  s_mov_b64 s[18:19], -1
2348  s_nop 0
234C  v_cndmask_b32_e32 v15, v17, v15, vcc
2350  s_andn2_b64 vcc, exec, s[12:13]
2354  s_cbranch_vccnz 5
2358  v_lshl_add_u64 v[16:17], v[0:1], 2, s[10:11]
2360  s_mov_b64 s[18:19], 0
2364  global_store_dword v[16:17], v15, off
236C  s_andn2_b64 vcc, exec, s[18:19]
2370  s_cbranch_vccnz 15
2374  v_and_b32_e32 v16, 0x7fffffff, v15
237C  v_mov_b32_e32 v17, 0x7fc00000
2384  v_cmp_gt_u32_e32 vcc, s17, v16
2388  s_movk_i32 s17, 0x7fff
238C  v_lshl_add_u64 v[0:1], v[0:1], 1, s[10:11]
2394  v_cndmask_b32_e32 v15, v17, v15, vcc
2398  v_bfe_u32 v16, v15, 16, 1
23A0  v_add3_u32 v15, v15, v16, s17
23A8  global_store_short_d16_hi v[0:1], v15, off
23B0  s_or_b64 exec, exec, s[14:15]
23B4  v_add_u32_e32 v15, 10, v3
23B8  v_cmp_gt_u32_e32 vcc, s16, v15
23BC  s_and_b64 s[18:19], vcc, s[4:5]
23C0  s_and_saveexec_b64 s[14:15], s[18:19]
23C4  s_cbranch_execz 62
23C8  s_waitcnt lgkmcnt(0)
23CC  v_mad_u64_u32 v[0:1], s[18:19], s6, v15, v[10:11]
23D4  v_mov_b32_e32 v16, v1
23D8  v_mad_u64_u32 v[16:17], s[18:19], s7, v15, v[16:17]
23E0  v_mul_f32_e32 v15, s24, v14
23E4  v_mov_b32_e32 v1, v16
23E8  s_and_b64 vcc, exec, s[2:3]
23EC  v_cndmask_b32_e64 v14, v14, v15, s[0:1]
23F4  s_cbranch_vccnz 16
23F8  s_andn2_b64 vcc, exec, s[12:13]
23FC  s_cbranch_vccnz 6
2400  v_lshl_add_u64 v[16:17], v[0:1], 2, s[8:9]
2408  global_load_dword v15, v[16:17], off
2410  s_cbranch_execz 1
2414  s_branch 6
2418  v_lshl_add_u64 v[16:17], v[0:1], 1, s[8:9]
2420  global_load_ushort v15, v[16:17], off
2428  s_waitcnt vmcnt(0)
242C  v_lshlrev_b32_e32 v15, 16, v15
2430  s_waitcnt vmcnt(0)
2434  v_add_f32_e32 v14, v14, v15
2438  v_and_b32_e32 v15, 0x7fffffff, v14
2440  s_mov_b32 s17, 0x7f800001
2448  v_mov_b32_e32 v16, 0x7fc00000
2450  v_cmp_gt_u32_e32 vcc, s17, v15
2454  s_mov_b64 s[18:19], -1
2458  s_nop 0
245C  v_cndmask_b32_e32 v14, v16, v14, vcc
2460  s_andn2_b64 vcc, exec, s[12:13]
2464  s_cbranch_vccnz 5
2468  v_lshl_add_u64 v[16:17], v[0:1], 2, s[10:11]
2470  s_mov_b64 s[18:19], 0
2474  global_store_dword v[16:17], v14, off
247C  s_andn2_b64 vcc, exec, s[18:19]
2480  s_cbranch_vccnz 15
2484  v_and_b32_e32 v15, 0x7fffffff, v14
248C  v_mov_b32_e32 v16, 0x7fc00000
2494  v_cmp_gt_u32_e32 vcc, s17, v15
2498  s_movk_i32 s17, 0x7fff
249C  v_lshl_add_u64 v[0:1], v[0:1], 1, s[10:11]
24A4  v_cndmask_b32_e32 v14, v16, v14, vcc
24A8  v_bfe_u32 v15, v14, 16, 1
24B0  v_add3_u32 v14, v14, v15, s17
24B8  global_store_short_d16_hi v[0:1], v14, off
24C0  s_or_b64 exec, exec, s[14:15]
24C4  v_add_u32_e32 v14, 11, v3
24C8  v_cmp_gt_u32_e32 vcc, s16, v14
24CC  s_and_b64 s[18:19], vcc, s[4:5]
24D0  s_and_saveexec_b64 s[14:15], s[18:19]
24D4  s_cbranch_execz 63
24D8  s_waitcnt lgkmcnt(0)
24DC  v_mad_u64_u32 v[0:1], s[18:19], s6, v14, v[10:11]
24E4  v_mov_b32_e32 v16, v1
24E8  v_mad_u64_u32 v[14:15], s[18:19], s7, v14, v[16:17]
24F0  v_mov_b32_e32 v1, v14
24F4  v_mul_f32_e32 v14, s24, v13
24F8  s_and_b64 vcc, exec, s[2:3]
24FC  v_cndmask_b32_e64 v13, v13, v14, s[0:1]
2504  s_cbranch_vccnz 17
2508  s_andn2_b64 vcc, exec, s[12:13]
250C  s_cbranch_vccnz 6
2510  v_lshl_add_u64 v[14:15], v[0:1], 2, s[8:9]
2518  global_load_dword v14, v[14:15], off
2520  s_cbranch_execz 1
2524  s_branch 7
2528  s_waitcnt vmcnt(0)
252C  v_lshl_add_u64 v[14:15], v[0:1], 1, s[8:9]
2534  global_load_ushort v14, v[14:15], off
253C  s_waitcnt vmcnt(0)
2540  v_lshlrev_b32_e32 v14, 16, v14
2544  s_waitcnt vmcnt(0)
2548  v_add_f32_e32 v13, v13, v14
254C  v_and_b32_e32 v14, 0x7fffffff, v13
2554  s_mov_b32 s17, 0x7f800001
255C  v_mov_b32_e32 v15, 0x7fc00000
2564  v_cmp_gt_u32_e32 vcc, s17, v14
2568  s_mov_b64 s[18:19], -1
256C  s_nop 0
2570  v_cndmask_b32_e32 v13, v15, v13, vcc
2574  s_andn2_b64 vcc, exec, s[12:13]
2578  s_cbranch_vccnz 5
257C  v_lshl_add_u64 v[14:15], v[0:1], 2, s[10:11]
2584  s_mov_b64 s[18:19], 0
2588  global_store_dword v[14:15], v13, off
2590  s_andn2_b64 vcc, exec, s[18:19]
2594  s_cbranch_vccnz 15
2598  v_and_b32_e32 v14, 0x7fffffff, v13
25A0  v_mov_b32_e32 v15, 0x7fc00000
25A8  v_cmp_gt_u32_e32 vcc, s17, v14
25AC  s_movk_i32 s17, 0x7fff
25B0  v_lshl_add_u64 v[0:1], v[0:1], 1, s[10:11]
25B8  v_cndmask_b32_e32 v13, v15, v13, vcc
25BC  v_bfe_u32 v14, v13, 16, 1
25C4  v_add3_u32 v13, v13, v14, s17
25CC  global_store_short_d16_hi v[0:1], v13, off
25D4  s_or_b64 exec, exec, s[14:15]
25D8  v_add_u32_e32 v13, 16, v3
25DC  v_cmp_gt_u32_e32 vcc, s16, v13
25E0  s_and_b64 s[18:19], vcc, s[4:5]
25E4  s_and_saveexec_b64 s[14:15], s[18:19]
25E8  s_cbranch_execz 62
25EC  s_waitcnt lgkmcnt(0)
25F0  v_mad_u64_u32 v[0:1], s[18:19], s6, v13, v[10:11]
25F8  v_mov_b32_e32 v14, v1
25FC  v_mad_u64_u32 v[14:15], s[18:19], s7, v13, v[14:15]
2604  v_mul_f32_e32 v13, s24, v12
2608  v_mov_b32_e32 v1, v14
260C  s_and_b64 vcc, exec, s[2:3]
2610  v_cndmask_b32_e64 v12, v12, v13, s[0:1]
2618  s_cbranch_vccnz 16
261C  s_andn2_b64 vcc, exec, s[12:13]
2620  s_cbranch_vccnz 6
2624  v_lshl_add_u64 v[14:15], v[0:1], 2, s[8:9]
262C  global_load_dword v13, v[14:15], off
2634  s_cbranch_execz 1
2638  s_branch 6
263C  v_lshl_add_u64 v[14:15], v[0:1], 1, s[8:9]
2644  global_load_ushort v13, v[14:15], off
264C  s_waitcnt vmcnt(0)
2650  v_lshlrev_b32_e32 v13, 16, v13
2654  s_waitcnt vmcnt(0)
2658  v_add_f32_e32 v12, v12, v13
265C  v_and_b32_e32 v13, 0x7fffffff, v12
2664  s_mov_b32 s17, 0x7f800001
266C  v_mov_b32_e32 v14, 0x7fc00000
2674  v_cmp_gt_u32_e32 vcc, s17, v13
2678  s_mov_b64 s[18:19], -1
267C  s_nop 0
2680  v_cndmask_b32_e32 v12, v14, v12, vcc
2684  s_andn2_b64 vcc, exec, s[12:13]
2688  s_cbranch_vccnz 5
268C  v_lshl_add_u64 v[14:15], v[0:1], 2, s[10:11]
2694  s_mov_b64 s[18:19], 0
2698  global_store_dword v[14:15], v12, off
26A0  s_andn2_b64 vcc, exec, s[18:19]
26A4  s_cbranch_vccnz 15
26A8  v_and_b32_e32 v13, 0x7fffffff, v12
26B0  v_mov_b32_e32 v14, 0x7fc00000
26B8  v_cmp_gt_u32_e32 vcc, s17, v13
26BC  s_movk_i32 s17, 0x7fff
26C0  v_lshl_add_u64 v[0:1], v[0:1], 1, s[10:11]
26C8  v_cndmask_b32_e32 v12, v14, v12, vcc
26CC  v_bfe_u32 v13, v12, 16, 1
26D4  v_add3_u32 v12, v12, v13, s17
26DC  global_store_short_d16_hi v[0:1], v12, off
26E4  s_or_b64 exec, exec, s[14:15]
26E8  v_add_u32_e32 v12, 17, v3
26EC  v_cmp_gt_u32_e32 vcc, s16, v12
26F0  s_and_b64 s[18:19], vcc, s[4:5]
26F4  s_and_saveexec_b64 s[14:15], s[18:19]
26F8  s_cbranch_execz 63
26FC  s_waitcnt lgkmcnt(0)
2700  v_mad_u64_u32 v[0:1], s[18:19], s6, v12, v[10:11]
2708  v_mov_b32_e32 v14, v1
270C  v_mad_u64_u32 v[12:13], s[18:19], s7, v12, v[14:15]
2714  v_mov_b32_e32 v1, v12
2718  v_mul_f32_e32 v12, s24, v9
271C  s_and_b64 vcc, exec, s[2:3]
2720  v_cndmask_b32_e64 v9, v9, v12, s[0:1]
2728  s_cbranch_vccnz 17
272C  s_andn2_b64 vcc, exec, s[12:13]
2730  s_cbranch_vccnz 6
2734  v_lshl_add_u64 v[12:13], v[0:1], 2, s[8:9]
273C  global_load_dword v12, v[12:13], off
2744  s_cbranch_execz 1
2748  s_branch 7
274C  s_waitcnt vmcnt(0)
2750  v_lshl_add_u64 v[12:13], v[0:1], 1, s[8:9]
2758  global_load_ushort v12, v[12:13], off
2760  s_waitcnt vmcnt(0)
2764  v_lshlrev_b32_e32 v12, 16, v12
2768  s_waitcnt vmcnt(0)
276C  v_add_f32_e32 v9, v9, v12
2770  v_and_b32_e32 v12, 0x7fffffff, v9
2778  s_mov_b32 s17, 0x7f800001
2780  v_mov_b32_e32 v13, 0x7fc00000
2788  v_cmp_gt_u32_e32 vcc, s17, v12
278C  s_mov_b64 s[18:19], -1
2790  s_nop 0
2794  v_cndmask_b32_e32 v9, v13, v9, vcc
2798  s_andn2_b64 vcc, exec, s[12:13]
279C  s_cbranch_vccnz 5
27A0  v_lshl_add_u64 v[12:13], v[0:1], 2, s[10:11]
27A8  s_mov_b64 s[18:19], 0
27AC  global_store_dword v[12:13], v9, off
27B4  s_andn2_b64 vcc, exec, s[18:19]
27B8  s_cbranch_vccnz 15
27BC  v_and_b32_e32 v12, 0x7fffffff, v9
27C4  v_mov_b32_e32 v13, 0x7fc00000
27CC  v_cmp_gt_u32_e32 vcc, s17, v12
27D0  s_movk_i32 s17, 0x7fff
27D4  v_lshl_add_u64 v[0:1], v[0:1], 1, s[10:11]
27DC  v_cndmask_b32_e32 v9, v13, v9, vcc
27E0  v_bfe_u32 v12, v9, 16, 1
27E8  v_add3_u32 v9, v9, v12, s17
27F0  global_store_short_d16_hi v[0:1], v9, off
27F8  s_or_b64 exec, exec, s[14:15]
27FC  v_add_u32_e32 v9, 18, v3
2800  v_cmp_gt_u32_e32 vcc, s16, v9
2804  s_and_b64 s[18:19], vcc, s[4:5]
2808  s_and_saveexec_b64 s[14:15], s[18:19]
280C  s_cbranch_execz 62
2810  s_waitcnt lgkmcnt(0)
2814  v_mad_u64_u32 v[0:1], s[18:19], s6, v9, v[10:11]
281C  v_mov_b32_e32 v12, v1
2820  v_mad_u64_u32 v[12:13], s[18:19], s7, v9, v[12:13]
2828  v_mul_f32_e32 v9, s24, v8
282C  v_mov_b32_e32 v1, v12
2830  s_and_b64 vcc, exec, s[2:3]
2834  v_cndmask_b32_e64 v8, v8, v9, s[0:1]
283C  s_cbranch_vccnz 16
2840  s_andn2_b64 vcc, exec, s[12:13]
2844  s_cbranch_vccnz 6
2848  v_lshl_add_u64 v[12:13], v[0:1], 2, s[8:9]
2850  global_load_dword v9, v[12:13], off
2858  s_cbranch_execz 1
285C  s_branch 6
2860  v_lshl_add_u64 v[12:13], v[0:1], 1, s[8:9]
2868  global_load_ushort v9, v[12:13], off
2870  s_waitcnt vmcnt(0)
2874  v_lshlrev_b32_e32 v9, 16, v9
2878  s_waitcnt vmcnt(0)
287C  v_add_f32_e32 v8, v8, v9
2880  v_and_b32_e32 v9, 0x7fffffff, v8
2888  s_mov_b32 s17, 0x7f800001
2890  v_mov_b32_e32 v12, 0x7fc00000
2898  v_cmp_gt_u32_e32 vcc, s17, v9
289C  s_mov_b64 s[18:19], -1
28A0  s_nop 0
28A4  v_cndmask_b32_e32 v8, v12, v8, vcc
28A8  s_andn2_b64 vcc, exec, s[12:13]
28AC  s_cbranch_vccnz 5
28B0  v_lshl_add_u64 v[12:13], v[0:1], 2, s[10:11]
28B8  s_mov_b64 s[18:19], 0
28BC  global_store_dword v[12:13], v8, off
28C4  s_andn2_b64 vcc, exec, s[18:19]
28C8  s_cbranch_vccnz 15
28CC  v_and_b32_e32 v9, 0x7fffffff, v8
28D4  v_mov_b32_e32 v12, 0x7fc00000
28DC  v_cmp_gt_u32_e32 vcc, s17, v9
28E0  s_movk_i32 s17, 0x7fff
28E4  v_lshl_add_u64 v[0:1], v[0:1], 1, s[10:11]
28EC  v_cndmask_b32_e32 v8, v12, v8, vcc
28F0  v_bfe_u32 v9, v8, 16, 1
28F8  v_add3_u32 v8, v8, v9, s17
2900  global_store_short_d16_hi v[0:1], v8, off
2908  s_or_b64 exec, exec, s[14:15]
290C  v_add_u32_e32 v8, 19, v3
2910  v_cmp_gt_u32_e32 vcc, s16, v8
2914  s_and_b64 s[18:19], vcc, s[4:5]
2918  s_and_saveexec_b64 s[14:15], s[18:19]
291C  s_cbranch_execz 63
2920  s_waitcnt lgkmcnt(0)
2924  v_mad_u64_u32 v[0:1], s[18:19], s6, v8, v[10:11]
292C  v_mov_b32_e32 v12, v1
2930  v_mad_u64_u32 v[8:9], s[18:19], s7, v8, v[12:13]
2938  v_mov_b32_e32 v1, v8
293C  v_mul_f32_e32 v8, s24, v7
2940  s_and_b64 vcc, exec, s[2:3]
2944  v_cndmask_b32_e64 v7, v7, v8, s[0:1]
294C  s_cbranch_vccnz 17
2950  s_andn2_b64 vcc, exec, s[12:13]
2954  s_cbranch_vccnz 6
2958  v_lshl_add_u64 v[8:9], v[0:1], 2, s[8:9]
2960  global_load_dword v8, v[8:9], off
2968  s_cbranch_execz 1
296C  s_branch 7
2970  s_waitcnt vmcnt(0)
2974  v_lshl_add_u64 v[8:9], v[0:1], 1, s[8:9]
297C  global_load_ushort v8, v[8:9], off
2984  s_waitcnt vmcnt(0)
2988  v_lshlrev_b32_e32 v8, 16, v8
298C  s_waitcnt vmcnt(0)
2990  v_add_f32_e32 v7, v7, v8
2994  v_and_b32_e32 v8, 0x7fffffff, v7
299C  s_mov_b32 s17, 0x7f800001
29A4  v_mov_b32_e32 v9, 0x7fc00000
29AC  v_cmp_gt_u32_e32 vcc, s17, v8
29B0  s_mov_b64 s[18:19], -1
29B4  s_nop 0
29B8  v_cndmask_b32_e32 v7, v9, v7, vcc
29BC  s_andn2_b64 vcc, exec, s[12:13]
29C0  s_cbranch_vccnz 5
29C4  v_lshl_add_u64 v[8:9], v[0:1], 2, s[10:11]
29CC  s_mov_b64 s[18:19], 0
29D0  global_store_dword v[8:9], v7, off
29D8  s_andn2_b64 vcc, exec, s[18:19]
29DC  s_cbranch_vccnz 15
29E0  v_and_b32_e32 v8, 0x7fffffff, v7
29E8  v_mov_b32_e32 v9, 0x7fc00000
29F0  v_cmp_gt_u32_e32 vcc, s17, v8
29F4  s_movk_i32 s17, 0x7fff
29F8  v_lshl_add_u64 v[0:1], v[0:1], 1, s[10:11]
2A00  v_cndmask_b32_e32 v7, v9, v7, vcc
2A04  v_bfe_u32 v8, v7, 16, 1
2A0C  v_add3_u32 v7, v7, v8, s17
2A14  global_store_short_d16_hi v[0:1], v7, off
2A1C  s_or_b64 exec, exec, s[14:15]
2A20  v_add_u32_e32 v7, 24, v3
2A24  v_cmp_gt_u32_e32 vcc, s16, v7
2A28  s_and_b64 s[18:19], vcc, s[4:5]
2A2C  s_and_saveexec_b64 s[14:15], s[18:19]
2A30  s_cbranch_execz 62
2A34  s_waitcnt lgkmcnt(0)
2A38  v_mad_u64_u32 v[0:1], s[18:19], s6, v7, v[10:11]
2A40  v_mov_b32_e32 v8, v1
2A44  v_mad_u64_u32 v[8:9], s[18:19], s7, v7, v[8:9]
2A4C  v_mul_f32_e32 v7, s24, v6
2A50  v_mov_b32_e32 v1, v8
2A54  s_and_b64 vcc, exec, s[2:3]
2A58  v_cndmask_b32_e64 v6, v6, v7, s[0:1]
2A60  s_cbranch_vccnz 16
2A64  s_andn2_b64 vcc, exec, s[12:13]
2A68  s_cbranch_vccnz 6
2A6C  v_lshl_add_u64 v[8:9], v[0:1], 2, s[8:9]
2A74  global_load_dword v7, v[8:9], off
2A7C  s_cbranch_execz 1
2A80  s_branch 6
2A84  v_lshl_add_u64 v[8:9], v[0:1], 1, s[8:9]
2A8C  global_load_ushort v7, v[8:9], off
2A94  s_waitcnt vmcnt(0)
2A98  v_lshlrev_b32_e32 v7, 16, v7
2A9C  s_waitcnt vmcnt(0)
2AA0  v_add_f32_e32 v6, v6, v7
2AA4  v_and_b32_e32 v7, 0x7fffffff, v6
2AAC  s_mov_b32 s17, 0x7f800001
2AB4  v_mov_b32_e32 v8, 0x7fc00000
2ABC  v_cmp_gt_u32_e32 vcc, s17, v7
2AC0  s_mov_b64 s[18:19], -1
2AC4  s_nop 0
2AC8  v_cndmask_b32_e32 v6, v8, v6, vcc
2ACC  s_andn2_b64 vcc, exec, s[12:13]
2AD0  s_cbranch_vccnz 5
2AD4  v_lshl_add_u64 v[8:9], v[0:1], 2, s[10:11]
2ADC  s_mov_b64 s[18:19], 0
2AE0  global_store_dword v[8:9], v6, off
2AE8  s_andn2_b64 vcc, exec, s[18:19]
2AEC  s_cbranch_vccnz 15
2AF0  v_and_b32_e32 v7, 0x7fffffff, v6
2AF8  v_mov_b32_e32 v8, 0x7fc00000
2B00  v_cmp_gt_u32_e32 vcc, s17, v7
2B04  s_movk_i32 s17, 0x7fff
2B08  v_lshl_add_u64 v[0:1], v[0:1], 1, s[10:11]
2B10  v_cndmask_b32_e32 v6, v8, v6, vcc
2B14  v_bfe_u32 v7, v6, 16, 1
2B1C  v_add3_u32 v6, v6, v7, s17
2B24  global_store_short_d16_hi v[0:1], v6, off
2B2C  s_or_b64 exec, exec, s[14:15]
2B30  v_add_u32_e32 v6, 25, v3
2B34  v_cmp_gt_u32_e32 vcc, s16, v6
2B38  s_and_b64 s[18:19], vcc, s[4:5]
2B3C  s_and_saveexec_b64 s[14:15], s[18:19]
2B40  s_cbranch_execz 63
2B44  s_waitcnt lgkmcnt(0)
2B48  v_mad_u64_u32 v[0:1], s[18:19], s6, v6, v[10:11]
2B50  v_mov_b32_e32 v8, v1
2B54  v_mad_u64_u32 v[6:7], s[18:19], s7, v6, v[8:9]
2B5C  v_mov_b32_e32 v1, v6
2B60  v_mul_f32_e32 v6, s24, v5
2B64  s_and_b64 vcc, exec, s[2:3]
2B68  v_cndmask_b32_e64 v5, v5, v6, s[0:1]
2B70  s_cbranch_vccnz 17
2B74  s_andn2_b64 vcc, exec, s[12:13]
2B78  s_cbranch_vccnz 6
2B7C  v_lshl_add_u64 v[6:7], v[0:1], 2, s[8:9]
2B84  global_load_dword v6, v[6:7], off
2B8C  s_cbranch_execz 1
2B90  s_branch 7
2B94  s_waitcnt vmcnt(0)
2B98  v_lshl_add_u64 v[6:7], v[0:1], 1, s[8:9]
2BA0  global_load_ushort v6, v[6:7], off
2BA8  s_waitcnt vmcnt(0)
2BAC  v_lshlrev_b32_e32 v6, 16, v6
2BB0  s_waitcnt vmcnt(0)
2BB4  v_add_f32_e32 v5, v5, v6
2BB8  v_and_b32_e32 v6, 0x7fffffff, v5
2BC0  s_mov_b32 s17, 0x7f800001
2BC8  v_mov_b32_e32 v7, 0x7fc00000
2BD0  v_cmp_gt_u32_e32 vcc, s17, v6
2BD4  s_mov_b64 s[18:19], -1
2BD8  s_nop 0
2BDC  v_cndmask_b32_e32 v5, v7, v5, vcc
2BE0  s_andn2_b64 vcc, exec, s[12:13]
2BE4  s_cbranch_vccnz 5
2BE8  v_lshl_add_u64 v[6:7], v[0:1], 2, s[10:11]
2BF0  s_mov_b64 s[18:19], 0
2BF4  global_store_dword v[6:7], v5, off
2BFC  s_andn2_b64 vcc, exec, s[18:19]
2C00  s_cbranch_vccnz 15
2C04  v_and_b32_e32 v6, 0x7fffffff, v5
2C0C  v_mov_b32_e32 v7, 0x7fc00000
2C14  v_cmp_gt_u32_e32 vcc, s17, v6
2C18  s_movk_i32 s17, 0x7fff
2C1C  v_lshl_add_u64 v[0:1], v[0:1], 1, s[10:11]
2C24  v_cndmask_b32_e32 v5, v7, v5, vcc
2C28  v_bfe_u32 v6, v5, 16, 1
2C30  v_add3_u32 v5, v5, v6, s17
2C38  global_store_short_d16_hi v[0:1], v5, off
2C40  s_or_b64 exec, exec, s[14:15]
2C44  v_add_u32_e32 v5, 26, v3
2C48  v_cmp_gt_u32_e32 vcc, s16, v5
2C4C  s_and_b64 s[18:19], vcc, s[4:5]
2C50  s_and_saveexec_b64 s[14:15], s[18:19]
2C54  s_cbranch_execz 62
2C58  s_waitcnt lgkmcnt(0)
2C5C  v_mad_u64_u32 v[0:1], s[18:19], s6, v5, v[10:11]
2C64  v_mov_b32_e32 v6, v1
2C68  v_mad_u64_u32 v[6:7], s[18:19], s7, v5, v[6:7]
2C70  v_mul_f32_e32 v5, s24, v4
2C74  v_mov_b32_e32 v1, v6
2C78  s_and_b64 vcc, exec, s[2:3]
2C7C  v_cndmask_b32_e64 v4, v4, v5, s[0:1]
2C84  s_cbranch_vccnz 16
2C88  s_andn2_b64 vcc, exec, s[12:13]
2C8C  s_cbranch_vccnz 6
2C90  v_lshl_add_u64 v[6:7], v[0:1], 2, s[8:9]
2C98  global_load_dword v5, v[6:7], off
2CA0  s_cbranch_execz 1
2CA4  s_branch 6
2CA8  v_lshl_add_u64 v[6:7], v[0:1], 1, s[8:9]
2CB0  global_load_ushort v5, v[6:7], off
2CB8  s_waitcnt vmcnt(0)
2CBC  v_lshlrev_b32_e32 v5, 16, v5
2CC0  s_waitcnt vmcnt(0)
2CC4  v_add_f32_e32 v4, v4, v5
2CC8  v_and_b32_e32 v5, 0x7fffffff, v4
2CD0  s_mov_b32 s17, 0x7f800001
2CD8  v_mov_b32_e32 v6, 0x7fc00000
2CE0  v_cmp_gt_u32_e32 vcc, s17, v5
2CE4  s_mov_b64 s[18:19], -1
2CE8  s_nop 0
2CEC  v_cndmask_b32_e32 v4, v6, v4, vcc
2CF0  s_andn2_b64 vcc, exec, s[12:13]
2CF4  s_cbranch_vccnz 5
2CF8  v_lshl_add_u64 v[6:7], v[0:1], 2, s[10:11]
2D00  s_mov_b64 s[18:19], 0
2D04  global_store_dword v[6:7], v4, off
2D0C  s_andn2_b64 vcc, exec, s[18:19]
2D10  s_cbranch_vccnz 15
2D14  v_and_b32_e32 v5, 0x7fffffff, v4
2D1C  v_mov_b32_e32 v6, 0x7fc00000
2D24  v_cmp_gt_u32_e32 vcc, s17, v5
2D28  s_movk_i32 s17, 0x7fff
2D2C  v_lshl_add_u64 v[0:1], v[0:1], 1, s[10:11]
2D34  v_cndmask_b32_e32 v4, v6, v4, vcc
2D38  v_bfe_u32 v5, v4, 16, 1
2D40  v_add3_u32 v4, v4, v5, s17
2D48  global_store_short_d16_hi v[0:1], v4, off
2D50  s_or_b64 exec, exec, s[14:15]
2D54  v_add_u32_e32 v3, 27, v3
2D58  v_cmp_gt_u32_e32 vcc, s16, v3
2D5C  s_and_b64 s[4:5], vcc, s[4:5]
2D60  s_and_saveexec_b64 s[14:15], s[4:5]
2D64  s_cbranch_execz 68
2D68  s_waitcnt lgkmcnt(0)
2D6C  v_mad_u64_u32 v[0:1], s[4:5], s6, v3, v[10:11]
2D74  v_mov_b32_e32 v4, v1
2D78  v_mad_u64_u32 v[4:5], s[4:5], s7, v3, v[4:5]
2D80  v_mul_f32_e32 v3, s24, v2
2D84  v_cndmask_b32_e64 v2, v2, v3, s[0:1]
2D8C  v_cndmask_b32_e64 v3, 0, 1, s[12:13]
2D94  v_mov_b32_e32 v1, v4
2D98  s_and_b64 vcc, exec, s[2:3]
2D9C  v_cmp_ne_u32_e64 s[0:1], 1, v3
2DA4  s_cbranch_vccnz 16
2DA8  s_and_b64 vcc, exec, s[0:1]
2DAC  s_cbranch_vccnz 6
2DB0  v_lshl_add_u64 v[4:5], v[0:1], 2, s[8:9]
2DB8  global_load_dword v3, v[4:5], off
2DC0  s_cbranch_execz 1
2DC4  s_branch 6
2DC8  v_lshl_add_u64 v[4:5], v[0:1], 1, s[8:9]
2DD0  global_load_ushort v3, v[4:5], off
2DD8  s_waitcnt vmcnt(0)
2DDC  v_lshlrev_b32_e32 v3, 16, v3
2DE0  s_waitcnt vmcnt(0)
2DE4  v_add_f32_e32 v2, v2, v3
2DE8  v_and_b32_e32 v3, 0x7fffffff, v2
2DF0  s_mov_b32 s2, 0x7f800001
2DF8  v_mov_b32_e32 v4, 0x7fc00000
2E00  v_cmp_gt_u32_e32 vcc, s2, v3
2E04  s_nop 1
2E08  v_cndmask_b32_e32 v2, v4, v2, vcc
2E0C  s_and_b64 vcc, exec, s[0:1]
2E10  s_mov_b64 s[0:1], -1
2E14  s_cbranch_vccnz 5
2E18  v_lshl_add_u64 v[4:5], v[0:1], 2, s[10:11]
2E20  s_mov_b64 s[0:1], 0
2E24  global_store_dword v[4:5], v2, off
2E2C  s_andn2_b64 vcc, exec, s[0:1]
2E30  s_cbranch_vccnz 17
2E34  v_and_b32_e32 v3, 0x7fffffff, v2
2E3C  s_mov_b32 s0, 0x7f800001
2E44  v_mov_b32_e32 v4, 0x7fc00000
2E4C  v_cmp_gt_u32_e32 vcc, s0, v3
2E50  s_movk_i32 s0, 0x7fff
2E54  v_lshl_add_u64 v[0:1], v[0:1], 1, s[10:11]
2E5C  v_cndmask_b32_e32 v2, v4, v2, vcc
2E60  v_bfe_u32 v3, v2, 16, 1
2E68  v_add3_u32 v2, v2, v3, s0
2E70  global_store_short_d16_hi v[0:1], v2, off
2E78  s_endpgm
2E7C  s_nop 0
