k_order.co, compiled by Debian clang version 21.1.8 (13)

amdhsa.kernels:
  - .agpr_count:     4
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
    .name:           KOrder
    .private_segment_fixed_size: 0
    .sgpr_count:     36
    .sgpr_spill_count: 0
    .symbol:         KOrder.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     40
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
Disassembly of section .text:

1900 <KOrder>:
1900  s_load_dwordx4 s[20:23], s[0:1], 0x30
1908  s_load_dwordx2 s[24:25], s[0:1], 0x40
1910  v_and_b32_e32 v1, 15, v0
1914  s_lshl_b32 s6, s2, 4
1918  s_lshl_b32 s26, s3, 4
191C  v_or_b32_e32 v14, s6, v1
1920  s_waitcnt lgkmcnt(0)
1924  s_cmp_gt_u32 s23, 31
1928  v_cmp_gt_u32_e64 s[10:11], s22, v14
1930  s_cbranch_scc0 164
1934  s_load_dwordx8 s[12:19], s[0:1], 0x0
193C  s_lshr_b32 s23, s23, 5
1940  s_add_i32 s7, s23, 3
1944  v_or_b32_e32 v1, s26, v1
1948  s_bitcmp1_b32 s24, 2
194C  v_mad_u64_u32 v[16:17], s[28:29], s23, v1, 0
1954  s_cselect_b64 s[8:9], -1, 0
1958  s_waitcnt lgkmcnt(0)
195C  v_lshl_add_u64 v[18:19], v[16:17], 4, s[12:13]
1964  s_add_i32 s12, s23, 7
1968  v_lshlrev_b32_e32 v3, 2, v0
196C  v_lshrrev_b32_e32 v2, 4, v0
1970  s_and_b32 s27, s12, 0xffffff8
1978  s_and_b32 s12, s26, 0xffffffe0
1980  v_and_b32_e32 v3, 60, v3
1984  v_cmp_gt_u32_e64 s[4:5], s21, v1
198C  s_mul_hi_u32 s13, s27, s12
1990  s_mul_i32 s12, s27, s12
1994  v_lshlrev_b32_e32 v1, 6, v2
1998  v_and_or_b32 v4, s3, 1, v3
19A0  v_or3_b32 v20, v4, v1, s12
19A8  v_mov_b32_e32 v21, s13
19AC  v_mad_u64_u32 v[24:25], s[12:13], s23, v14, 0
19B4  s_andn2_b32 s6, s6, 31
19B8  v_lshl_add_u64 v[26:27], v[24:25], 4, s[16:17]
19C0  s_mul_hi_u32 s3, s27, s6
19C4  s_mul_i32 s27, s27, s6
19C8  v_and_or_b32 v3, s2, 1, v3
19D0  s_and_b32 s16, s7, 0xffffffc
19D8  v_or3_b32 v28, v3, v1, s27
19E0  v_or_b32_e32 v1, -4, v2
19E4  v_or_b32_e32 v2, s16, v2
19E8  v_mov_b32_e32 v3, 0xffffff80
19F0  v_mov_b32_e32 v23, 0
19F4  v_lshl_add_u32 v32, v2, 5, v3
19FC  v_cndmask_b32_e64 v2, 0, 1, s[8:9]
1A04  v_accvgpr_write_b32 a3, 0
1A0C  v_accvgpr_write_b32 a2, 0
1A14  v_accvgpr_write_b32 a1, 0
1A1C  v_accvgpr_write_b32 a0, 0
1A24  v_mov_b32_e32 v15, v23
1A28  v_mov_b32_e32 v29, s3
1A2C  v_cmp_ne_u32_e64 s[6:7], 1, v2
1A34  s_branch 23
1A38  v_lshl_add_u64 v[30:31], s[18:19], 0, v[30:31]
1A40  global_load_ubyte v30, v[30:31], off
1A48  s_or_b64 exec, exec, s[2:3]
1A4C  v_accvgpr_write_b32 a0, v2
1A54  v_accvgpr_write_b32 a1, v3
1A5C  v_accvgpr_write_b32 a2, v4
1A64  v_accvgpr_write_b32 a3, v5
1A6C  s_add_i32 s16, s16, -4
1A70  s_cmp_eq_u32 s16, 0
1A74  s_waitcnt vmcnt(0)
1A78  v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[6:9], v[10:13], a[0:3], v33, v30 op_sel_hi:[0,0,0] cbsz:4 blgp:4
1A88  v_add_u32_e32 v32, 0xffffff80, v32
1A90  s_cbranch_scc1 78
1A94  v_add_u32_e32 v22, s16, v1
1A98  v_cmp_gt_u32_e64 s[8:9], s23, v22
1AA0  s_nop 3
1AA4  v_accvgpr_read_b32 v5, a3
1AAC  v_accvgpr_read_b32 v4, a2
1AB4  v_accvgpr_read_b32 v3, a1
1ABC  v_accvgpr_read_b32 v2, a0
1AC4  s_and_b64 s[12:13], s[4:5], s[8:9]
1AC8  v_mov_b32_e32 v33, 0x7f
1AD0  v_mov_b32_e32 v9, 0
1AD4  v_mov_b32_e32 v8, 0
1AD8  v_mov_b32_e32 v7, 0
1ADC  v_mov_b32_e32 v6, 0
1AE0  s_and_saveexec_b64 s[2:3], s[12:13]
1AE4  s_cbranch_execz 24
1AE8  v_lshl_add_u64 v[6:7], v[22:23], 4, v[18:19]
1AF0  global_load_dwordx4 v[6:9], v[6:7], off
1AF8  s_and_b64 vcc, exec, s[6:7]
1AFC  s_mov_b64 s[12:13], -1
1B00  s_cbranch_vccnz 9
1B04  v_and_b32_e32 v10, 0xffffff00, v32
1B0C  v_mov_b32_e32 v11, v23
1B10  v_lshrrev_b32_e32 v12, 1, v22
1B14  v_lshl_add_u64 v[10:11], v[20:21], 0, v[10:11]
1B1C  v_and_or_b32 v10, v12, 2, v10
1B24  s_mov_b64 s[12:13], 0
1B28  s_andn2_b64 vcc, exec, s[12:13]
1B2C  s_cbranch_vccnz 2
1B30  v_lshl_add_u64 v[10:11], v[16:17], 0, v[22:23]
1B38  v_lshl_add_u64 v[10:11], s[14:15], 0, v[10:11]
1B40  global_load_ubyte v33, v[10:11], off
1B48  s_or_b64 exec, exec, s[2:3]
1B4C  s_and_b64 s[8:9], s[10:11], s[8:9]
1B50  v_mov_b32_e32 v30, 0x7f
1B58  v_mov_b32_e32 v13, 0
1B5C  v_mov_b32_e32 v12, 0
1B60  v_mov_b32_e32 v11, 0
1B64  v_mov_b32_e32 v10, 0
1B68  s_and_saveexec_b64 s[2:3], s[8:9]
1B6C  s_cbranch_execz 65462
1B70  v_lshl_add_u64 v[10:11], v[22:23], 4, v[26:27]
1B78  global_load_dwordx4 v[10:13], v[10:11], off
1B80  s_and_b64 vcc, exec, s[6:7]
1B84  s_mov_b64 s[8:9], -1
1B88  s_cbranch_vccnz 9
1B8C  v_and_b32_e32 v30, 0xffffff00, v32
1B94  v_mov_b32_e32 v31, v23
1B98  v_lshrrev_b32_e32 v34, 1, v22
1B9C  v_lshl_add_u64 v[30:31], v[28:29], 0, v[30:31]
1BA4  v_and_or_b32 v30, v34, 2, v30
1BAC  s_mov_b64 s[8:9], 0
1BB0  s_andn2_b64 vcc, exec, s[8:9]
1BB4  s_cbranch_vccnz 65440
1BB8  v_lshl_add_u64 v[30:31], v[24:25], 0, v[22:23]
1BC0  s_branch 65437
1BC4  s_cbranch_execnz 2
1BC8  s_branch 10
1BCC  s_branch 9
1BD0  v_mov_b32_e32 v15, 0
1BD4  v_accvgpr_write_b32 a3, 0
1BDC  v_accvgpr_write_b32 a2, 0
1BE4  v_accvgpr_write_b32 a1, 0
1BEC  v_accvgpr_write_b32 a0, 0
1BF4  s_load_dwordx4 s[8:11], s[0:1], 0x20
1BFC  v_lshrrev_b32_e32 v0, 2, v0
1C00  v_and_b32_e32 v0, 12, v0
1C04  s_bitcmp1_b32 s24, 1
1C08  v_add_u32_e32 v3, s26, v0
1C0C  s_cselect_b64 s[2:3], -1, 0
1C10  v_cmp_gt_u32_e64 s[4:5], s22, v14
1C18  s_bitcmp1_b32 s24, 0
1C1C  v_cmp_gt_u32_e32 vcc, s21, v3
1C20  v_cndmask_b32_e64 v0, 0, 1, s[2:3]
1C28  v_accvgpr_read_b32 v2, a3
1C30  v_accvgpr_read_b32 v4, a2
1C38  v_accvgpr_read_b32 v5, a1
1C40  v_accvgpr_read_b32 v6, a0
1C48  v_cmp_neq_f32_e64 s[0:1], s25, 1.0
1C50  s_cselect_b64 s[6:7], -1, 0
1C54  s_and_b64 s[14:15], vcc, s[4:5]
1C58  v_cmp_ne_u32_e64 s[2:3], 1, v0
1C60  s_and_saveexec_b64 s[12:13], s[14:15]
1C64  s_cbranch_execz 63
1C68  v_mul_f32_e32 v7, s25, v6
1C6C  v_mad_u64_u32 v[0:1], s[14:15], v3, s20, v[14:15]
1C74  s_and_b64 vcc, exec, s[2:3]
1C78  v_cndmask_b32_e64 v6, v6, v7, s[0:1]
1C80  s_cbranch_vccnz 18
1C84  s_andn2_b64 vcc, exec, s[6:7]
1C88  s_cbranch_vccnz 7
1C8C  s_waitcnt lgkmcnt(0)
1C90  v_lshl_add_u64 v[8:9], v[0:1], 2, s[8:9]
1C98  global_load_dword v7, v[8:9], off
1CA0  s_cbranch_execz 1
1CA4  s_branch 7
1CA8  s_waitcnt lgkmcnt(0)
1CAC  v_lshl_add_u64 v[8:9], v[0:1], 1, s[8:9]
1CB4  global_load_ushort v7, v[8:9], off
1CBC  s_waitcnt vmcnt(0)
1CC0  v_lshlrev_b32_e32 v7, 16, v7
1CC4  s_waitcnt vmcnt(0)
1CC8  v_add_f32_e32 v6, v6, v7
1CCC  v_and_b32_e32 v7, 0x7fffffff, v6
1CD4  s_mov_b32 s14, 0x7f800001
1CDC  v_mov_b32_e32 v8, 0x7fc00000
1CE4  v_cmp_gt_u32_e32 vcc, s14, v7
1CE8  s_mov_b64 s[14:15], -1
1CEC  s_nop 0
1CF0  v_cndmask_b32_e32 v6, v8, v6, vcc
1CF4  s_andn2_b64 vcc, exec, s[6:7]
1CF8  s_cbranch_vccnz 6
1CFC  s_waitcnt lgkmcnt(0)
1D00  v_lshl_add_u64 v[8:9], v[0:1], 2, s[10:11]
1D08  s_mov_b64 s[14:15], 0
1D0C  global_store_dword v[8:9], v6, off
1D14  s_andn2_b64 vcc, exec, s[14:15]
1D18  s_cbranch_vccnz 18
1D1C  v_and_b32_e32 v7, 0x7fffffff, v6
1D24  s_mov_b32 s14, 0x7f800001
1D2C  v_mov_b32_e32 v8, 0x7fc00000
1D34  v_cmp_gt_u32_e32 vcc, s14, v7
1D38  s_movk_i32 s14, 0x7fff
1D3C  s_waitcnt lgkmcnt(0)
1D40  v_lshl_add_u64 v[0:1], v[0:1], 1, s[10:11]
1D48  v_cndmask_b32_e32 v6, v8, v6, vcc
1D4C  v_bfe_u32 v7, v6, 16, 1
1D54  v_add3_u32 v6, v6, v7, s14
1D5C  global_store_short_d16_hi v[0:1], v6, off
1D64  s_or_b64 exec, exec, s[12:13]
1D68  v_or_b32_e32 v0, 1, v3
1D6C  v_cmp_gt_u32_e32 vcc, s21, v0
1D70  s_and_b64 s[14:15], vcc, s[4:5]
1D74  s_and_saveexec_b64 s[12:13], s[14:15]
1D78  s_cbranch_execz 63
1D7C  v_mul_f32_e32 v6, s25, v5
1D80  v_mad_u64_u32 v[0:1], s[14:15], v0, s20, v[14:15]
1D88  s_and_b64 vcc, exec, s[2:3]
1D8C  v_cndmask_b32_e64 v5, v5, v6, s[0:1]
1D94  s_cbranch_vccnz 18
1D98  s_andn2_b64 vcc, exec, s[6:7]
1D9C  s_cbranch_vccnz 7
1DA0  s_waitcnt lgkmcnt(0)
1DA4  v_lshl_add_u64 v[6:7], v[0:1], 2, s[8:9]
1DAC  global_load_dword v6, v[6:7], off
1DB4  s_cbranch_execz 1
1DB8  s_branch 7
1DBC  s_waitcnt vmcnt(0) lgkmcnt(0)
1DC0  v_lshl_add_u64 v[6:7], v[0:1], 1, s[8:9]
1DC8  global_load_ushort v6, v[6:7], off
1DD0  s_waitcnt vmcnt(0)
1DD4  v_lshlrev_b32_e32 v6, 16, v6
1DD8  s_waitcnt vmcnt(0)
1DDC  v_add_f32_e32 v5, v5, v6
1DE0  v_and_b32_e32 v6, 0x7fffffff, v5
1DE8  s_mov_b32 s14, 0x7f800001
1DF0  v_mov_b32_e32 v7, 0x7fc00000
1DF8  v_cmp_gt_u32_e32 vcc, s14, v6
1DFC  s_mov_b64 s[14:15], -1
1E00  s_nop 0
1E04  v_cndmask_b32_e32 v5, v7, v5, vcc
1E08  s_andn2_b64 vcc, exec, s[6:7]
1E0C  s_cbranch_vccnz 6
1E10  s_waitcnt lgkmcnt(0)
1E14  v_lshl_add_u64 v[6:7], v[0:1], 2, s[10:11]
1E1C  s_mov_b64 s[14:15], 0
1E20  global_store_dword v[6:7], v5, off
1E28  s_andn2_b64 vcc, exec, s[14:15]
1E2C  s_cbranch_vccnz 18
1E30  v_and_b32_e32 v6, 0x7fffffff, v5
1E38  s_mov_b32 s14, 0x7f800001
1E40  v_mov_b32_e32 v7, 0x7fc00000
1E48  v_cmp_gt_u32_e32 vcc, s14, v6
1E4C  s_movk_i32 s14, 0x7fff
1E50  s_waitcnt lgkmcnt(0)
1E54  v_lshl_add_u64 v[0:1], v[0:1], 1, s[10:11]
1E5C  v_cndmask_b32_e32 v5, v7, v5, vcc
1E60  v_bfe_u32 v6, v5, 16, 1
1E68  v_add3_u32 v5, v5, v6, s14
1E70  global_store_short_d16_hi v[0:1], v5, off
1E78  s_or_b64 exec, exec, s[12:13]
1E7C  v_or_b32_e32 v0, 2, v3
1E80  v_cmp_gt_u32_e32 vcc, s21, v0
1E84  s_and_b64 s[14:15], vcc, s[4:5]
1E88  s_and_saveexec_b64 s[12:13], s[14:15]
1E8C  s_cbranch_execz 63
1E90  v_mul_f32_e32 v5, s25, v4
1E94  v_mad_u64_u32 v[0:1], s[14:15], v0, s20, v[14:15]
1E9C  s_and_b64 vcc, exec, s[2:3]
1EA0  v_cndmask_b32_e64 v4, v4, v5, s[0:1]
1EA8  s_cbranch_vccnz 18
1EAC  s_andn2_b64 vcc, exec, s[6:7]
1EB0  s_cbranch_vccnz 7
1EB4  s_waitcnt lgkmcnt(0)
1EB8  v_lshl_add_u64 v[6:7], v[0:1], 2, s[8:9]
1EC0  global_load_dword v5, v[6:7], off
1EC8  s_cbranch_execz 1
1ECC  s_branch 7
1ED0  s_waitcnt lgkmcnt(0)
1ED4  v_lshl_add_u64 v[6:7], v[0:1], 1, s[8:9]
1EDC  global_load_ushort v5, v[6:7], off
1EE4  s_waitcnt vmcnt(0)
1EE8  v_lshlrev_b32_e32 v5, 16, v5
1EEC  s_waitcnt vmcnt(0)
1EF0  v_add_f32_e32 v4, v4, v5
1EF4  v_and_b32_e32 v5, 0x7fffffff, v4
1EFC  s_mov_b32 s14, 0x7f800001
1F04  v_mov_b32_e32 v6, 0x7fc00000
1F0C  v_cmp_gt_u32_e32 vcc, s14, v5
1F10  s_mov_b64 s[14:15], -1
1F14  s_nop 0
1F18  v_cndmask_b32_e32 v4, v6, v4, vcc
1F1C  s_andn2_b64 vcc, exec, s[6:7]
1F20  s_cbranch_vccnz 6
1F24  s_waitcnt lgkmcnt(0)
1F28  v_lshl_add_u64 v[6:7], v[0:1], 2, s[10:11]
1F30  s_mov_b64 s[14:15], 0
1F34  global_store_dword v[6:7], v4, off
1F3C  s_andn2_b64 vcc, exec, s[14:15]
1F40  s_cbranch_vccnz 18
1F44  v_and_b32_e32 v5, 0x7fffffff, v4
1F4C  s_mov_b32 s14, 0x7f800001
1F54  v_mov_b32_e32 v6, 0x7fc00000
1F5C  v_cmp_gt_u32_e32 vcc, s14, v5
1F60  s_movk_i32 s14, 0x7fff
1F64  s_waitcnt lgkmcnt(0)
1F68  v_lshl_add_u64 v[0:1], v[0:1], 1, s[10:11]
1F70  v_cndmask_b32_e32 v4, v6, v4, vcc
1F74  v_bfe_u32 v5, v4, 16, 1
1F7C  v_add3_u32 v4, v4, v5, s14
1F84  global_store_short_d16_hi v[0:1], v4, off
1F8C  s_or_b64 exec, exec, s[12:13]
1F90  v_or_b32_e32 v0, 3, v3
1F94  v_cmp_gt_u32_e32 vcc, s21, v0
1F98  s_and_b64 s[4:5], vcc, s[4:5]
1F9C  s_and_saveexec_b64 s[12:13], s[4:5]
1FA0  s_cbranch_execz 67
1FA4  v_mul_f32_e32 v3, s25, v2
1FA8  v_cndmask_b32_e64 v2, v2, v3, s[0:1]
1FB0  v_cndmask_b32_e64 v3, 0, 1, s[6:7]
1FB8  v_mad_u64_u32 v[0:1], s[4:5], v0, s20, v[14:15]
1FC0  s_and_b64 vcc, exec, s[2:3]
1FC4  v_cmp_ne_u32_e64 s[0:1], 1, v3
1FCC  s_cbranch_vccnz 18
1FD0  s_and_b64 vcc, exec, s[0:1]
1FD4  s_cbranch_vccnz 7
1FD8  s_waitcnt lgkmcnt(0)
1FDC  v_lshl_add_u64 v[4:5], v[0:1], 2, s[8:9]
1FE4  global_load_dword v3, v[4:5], off
1FEC  s_cbranch_execz 1
1FF0  s_branch 7
1FF4  s_waitcnt lgkmcnt(0)
1FF8  v_lshl_add_u64 v[4:5], v[0:1], 1, s[8:9]
2000  global_load_ushort v3, v[4:5], off
2008  s_waitcnt vmcnt(0)
200C  v_lshlrev_b32_e32 v3, 16, v3
2010  s_waitcnt vmcnt(0)
2014  v_add_f32_e32 v2, v2, v3
2018  v_and_b32_e32 v3, 0x7fffffff, v2
2020  s_mov_b32 s2, 0x7f800001
2028  v_mov_b32_e32 v4, 0x7fc00000
2030  v_cmp_gt_u32_e32 vcc, s2, v3
2034  s_nop 1
2038  v_cndmask_b32_e32 v2, v4, v2, vcc
203C  s_and_b64 vcc, exec, s[0:1]
2040  s_mov_b64 s[0:1], -1
2044  s_cbranch_vccnz 6
2048  s_waitcnt lgkmcnt(0)
204C  v_lshl_add_u64 v[4:5], v[0:1], 2, s[10:11]
2054  s_mov_b64 s[0:1], 0
2058  global_store_dword v[4:5], v2, off
2060  s_andn2_b64 vcc, exec, s[0:1]
2064  s_cbranch_vccnz 18
2068  v_and_b32_e32 v3, 0x7fffffff, v2
2070  s_mov_b32 s0, 0x7f800001
2078  v_mov_b32_e32 v4, 0x7fc00000
2080  v_cmp_gt_u32_e32 vcc, s0, v3
2084  s_movk_i32 s0, 0x7fff
2088  s_waitcnt lgkmcnt(0)
208C  v_lshl_add_u64 v[0:1], v[0:1], 1, s[10:11]
2094  v_cndmask_b32_e32 v2, v4, v2, vcc
2098  v_bfe_u32 v3, v2, 16, 1
20A0  v_add3_u32 v2, v2, v3, s0
20A8  global_store_short_d16_hi v[0:1], v2, off
20B0  s_endpgm
20B4  s_nop 0
