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
    .name:           KOrder
    .private_segment_fixed_size: 0
    .sgpr_count:     34
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
1900  s_load_dwordx4 s[20:23], s[0:1], 0x38
1908  s_load_dword s24, s[0:1], 0x48
1910  v_and_b32_e32 v1, 15, v0
1914  s_lshl_b32 s6, s2, 4
1918  s_lshl_b32 s25, s3, 4
191C  v_or_b32_e32 v14, s6, v1
1920  s_waitcnt lgkmcnt(0)
1924  s_cmp_gt_u32 s22, 31
1928  v_cmp_gt_u32_e64 s[10:11], s21, v14
1930  s_cbranch_scc0 164
1934  s_load_dwordx8 s[12:19], s[0:1], 0x0
193C  s_lshr_b32 s22, s22, 5
1940  s_add_i32 s7, s22, 3
1944  v_or_b32_e32 v1, s25, v1
1948  s_bitcmp1_b32 s23, 2
194C  v_mad_u64_u32 v[16:17], s[26:27], s22, v1, 0
1954  s_cselect_b64 s[8:9], -1, 0
1958  s_waitcnt lgkmcnt(0)
195C  v_lshl_add_u64 v[18:19], v[16:17], 4, s[12:13]
1964  s_add_i32 s12, s22, 7
1968  v_lshlrev_b32_e32 v3, 2, v0
196C  v_lshrrev_b32_e32 v2, 4, v0
1970  s_and_b32 s26, s12, 0xffffff8
1978  s_and_b32 s12, s25, 0xffffffe0
1980  v_and_b32_e32 v3, 60, v3
1984  v_cmp_gt_u32_e64 s[4:5], s20, v1
198C  s_mul_hi_u32 s13, s26, s12
1990  s_mul_i32 s12, s26, s12
1994  v_lshlrev_b32_e32 v1, 6, v2
1998  v_and_or_b32 v4, s3, 1, v3
19A0  v_or3_b32 v20, v4, v1, s12
19A8  v_mov_b32_e32 v21, s13
19AC  v_mad_u64_u32 v[24:25], s[12:13], s22, v14, 0
19B4  s_andn2_b32 s6, s6, 31
19B8  v_lshl_add_u64 v[26:27], v[24:25], 4, s[16:17]
19C0  s_mul_hi_u32 s3, s26, s6
19C4  s_mul_i32 s26, s26, s6
19C8  v_and_or_b32 v3, s2, 1, v3
19D0  s_and_b32 s16, s7, 0xffffffc
19D8  v_or3_b32 v28, v3, v1, s26
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
1A98  v_cmp_gt_u32_e64 s[8:9], s22, v22
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
1BFC  s_load_dwordx2 s[6:7], s[0:1], 0x30
1C04  v_lshrrev_b32_e32 v0, 2, v0
1C08  v_and_b32_e32 v0, 12, v0
1C0C  s_bitcmp1_b32 s23, 1
1C10  v_add_u32_e32 v3, s25, v0
1C14  s_cselect_b64 s[2:3], -1, 0
1C18  v_cmp_gt_u32_e64 s[4:5], s21, v14
1C20  s_bitcmp1_b32 s23, 0
1C24  v_cmp_gt_u32_e32 vcc, s20, v3
1C28  v_cndmask_b32_e64 v0, 0, 1, s[2:3]
1C30  v_accvgpr_read_b32 v2, a3
1C38  v_accvgpr_read_b32 v4, a2
1C40  v_accvgpr_read_b32 v5, a1
1C48  v_accvgpr_read_b32 v6, a0
1C50  v_cmp_neq_f32_e64 s[0:1], s24, 1.0
1C58  s_cselect_b64 s[12:13], -1, 0
1C5C  s_and_b64 s[16:17], vcc, s[4:5]
1C60  v_cmp_ne_u32_e64 s[2:3], 1, v0
1C68  s_and_saveexec_b64 s[14:15], s[16:17]
1C6C  s_cbranch_execz 64
1C70  s_waitcnt lgkmcnt(0)
1C74  v_mad_u64_u32 v[0:1], s[16:17], s6, v3, v[14:15]
1C7C  v_mov_b32_e32 v8, v1
1C80  v_mad_u64_u32 v[8:9], s[16:17], s7, v3, v[8:9]
1C88  v_mul_f32_e32 v7, s24, v6
1C8C  v_mov_b32_e32 v1, v8
1C90  s_and_b64 vcc, exec, s[2:3]
1C94  v_cndmask_b32_e64 v6, v6, v7, s[0:1]
1C9C  s_cbranch_vccnz 16
1CA0  s_andn2_b64 vcc, exec, s[12:13]
1CA4  s_cbranch_vccnz 6
1CA8  v_lshl_add_u64 v[8:9], v[0:1], 2, s[8:9]
1CB0  global_load_dword v7, v[8:9], off
1CB8  s_cbranch_execz 1
1CBC  s_branch 6
1CC0  v_lshl_add_u64 v[8:9], v[0:1], 1, s[8:9]
1CC8  global_load_ushort v7, v[8:9], off
1CD0  s_waitcnt vmcnt(0)
1CD4  v_lshlrev_b32_e32 v7, 16, v7
1CD8  s_waitcnt vmcnt(0)
1CDC  v_add_f32_e32 v6, v6, v7
1CE0  v_and_b32_e32 v7, 0x7fffffff, v6
1CE8  s_mov_b32 s16, 0x7f800001
1CF0  v_mov_b32_e32 v8, 0x7fc00000
1CF8  v_cmp_gt_u32_e32 vcc, s16, v7
1CFC  s_mov_b64 s[16:17], -1
1D00  s_nop 0
1D04  v_cndmask_b32_e32 v6, v8, v6, vcc
1D08  s_andn2_b64 vcc, exec, s[12:13]
1D0C  s_cbranch_vccnz 5
1D10  v_lshl_add_u64 v[8:9], v[0:1], 2, s[10:11]
1D18  s_mov_b64 s[16:17], 0
1D1C  global_store_dword v[8:9], v6, off
1D24  s_andn2_b64 vcc, exec, s[16:17]
1D28  s_cbranch_vccnz 17
1D2C  v_and_b32_e32 v7, 0x7fffffff, v6
1D34  s_mov_b32 s16, 0x7f800001
1D3C  v_mov_b32_e32 v8, 0x7fc00000
1D44  v_cmp_gt_u32_e32 vcc, s16, v7
1D48  s_movk_i32 s16, 0x7fff
1D4C  v_lshl_add_u64 v[0:1], v[0:1], 1, s[10:11]
1D54  v_cndmask_b32_e32 v6, v8, v6, vcc
1D58  v_bfe_u32 v7, v6, 16, 1
1D60  v_add3_u32 v6, v6, v7, s16
1D68  global_store_short_d16_hi v[0:1], v6, off
1D70  s_or_b64 exec, exec, s[14:15]
1D74  v_or_b32_e32 v6, 1, v3
1D78  v_cmp_gt_u32_e32 vcc, s20, v6
1D7C  s_and_b64 s[16:17], vcc, s[4:5]
1D80  s_and_saveexec_b64 s[14:15], s[16:17]
1D84  s_cbranch_execz 65
1D88  s_waitcnt lgkmcnt(0)
1D8C  v_mad_u64_u32 v[0:1], s[16:17], s6, v6, v[14:15]
1D94  v_mov_b32_e32 v8, v1
1D98  v_mad_u64_u32 v[6:7], s[16:17], s7, v6, v[8:9]
1DA0  v_mov_b32_e32 v1, v6
1DA4  v_mul_f32_e32 v6, s24, v5
1DA8  s_and_b64 vcc, exec, s[2:3]
1DAC  v_cndmask_b32_e64 v5, v5, v6, s[0:1]
1DB4  s_cbranch_vccnz 17
1DB8  s_andn2_b64 vcc, exec, s[12:13]
1DBC  s_cbranch_vccnz 6
1DC0  v_lshl_add_u64 v[6:7], v[0:1], 2, s[8:9]
1DC8  global_load_dword v6, v[6:7], off
1DD0  s_cbranch_execz 1
1DD4  s_branch 7
1DD8  s_waitcnt vmcnt(0)
1DDC  v_lshl_add_u64 v[6:7], v[0:1], 1, s[8:9]
1DE4  global_load_ushort v6, v[6:7], off
1DEC  s_waitcnt vmcnt(0)
1DF0  v_lshlrev_b32_e32 v6, 16, v6
1DF4  s_waitcnt vmcnt(0)
1DF8  v_add_f32_e32 v5, v5, v6
1DFC  v_and_b32_e32 v6, 0x7fffffff, v5
1E04  s_mov_b32 s16, 0x7f800001
1E0C  v_mov_b32_e32 v7, 0x7fc00000
1E14  v_cmp_gt_u32_e32 vcc, s16, v6
1E18  s_mov_b64 s[16:17], -1
1E1C  s_nop 0
1E20  v_cndmask_b32_e32 v5, v7, v5, vcc
1E24  s_andn2_b64 vcc, exec, s[12:13]
1E28  s_cbranch_vccnz 5
1E2C  v_lshl_add_u64 v[6:7], v[0:1], 2, s[10:11]
1E34  s_mov_b64 s[16:17], 0
1E38  global_store_dword v[6:7], v5, off
1E40  s_andn2_b64 vcc, exec, s[16:17]
1E44  s_cbranch_vccnz 17
1E48  v_and_b32_e32 v6, 0x7fffffff, v5
1E50  s_mov_b32 s16, 0x7f800001
1E58  v_mov_b32_e32 v7, 0x7fc00000
1E60  v_cmp_gt_u32_e32 vcc, s16, v6
1E64  s_movk_i32 s16, 0x7fff
1E68  v_lshl_add_u64 v[0:1], v[0:1], 1, s[10:11]
1E70  v_cndmask_b32_e32 v5, v7, v5, vcc
1E74  v_bfe_u32 v6, v5, 16, 1
1E7C  v_add3_u32 v5, v5, v6, s16
1E84  global_store_short_d16_hi v[0:1], v5, off
1E8C  s_or_b64 exec, exec, s[14:15]
1E90  v_or_b32_e32 v5, 2, v3
1E94  v_cmp_gt_u32_e32 vcc, s20, v5
1E98  s_and_b64 s[16:17], vcc, s[4:5]
1E9C  s_and_saveexec_b64 s[14:15], s[16:17]
1EA0  s_cbranch_execz 64
1EA4  s_waitcnt lgkmcnt(0)
1EA8  v_mad_u64_u32 v[0:1], s[16:17], s6, v5, v[14:15]
1EB0  v_mov_b32_e32 v6, v1
1EB4  v_mad_u64_u32 v[6:7], s[16:17], s7, v5, v[6:7]
1EBC  v_mul_f32_e32 v5, s24, v4
1EC0  v_mov_b32_e32 v1, v6
1EC4  s_and_b64 vcc, exec, s[2:3]
1EC8  v_cndmask_b32_e64 v4, v4, v5, s[0:1]
1ED0  s_cbranch_vccnz 16
1ED4  s_andn2_b64 vcc, exec, s[12:13]
1ED8  s_cbranch_vccnz 6
1EDC  v_lshl_add_u64 v[6:7], v[0:1], 2, s[8:9]
1EE4  global_load_dword v5, v[6:7], off
1EEC  s_cbranch_execz 1
1EF0  s_branch 6
1EF4  v_lshl_add_u64 v[6:7], v[0:1], 1, s[8:9]
1EFC  global_load_ushort v5, v[6:7], off
1F04  s_waitcnt vmcnt(0)
1F08  v_lshlrev_b32_e32 v5, 16, v5
1F0C  s_waitcnt vmcnt(0)
1F10  v_add_f32_e32 v4, v4, v5
1F14  v_and_b32_e32 v5, 0x7fffffff, v4
1F1C  s_mov_b32 s16, 0x7f800001
1F24  v_mov_b32_e32 v6, 0x7fc00000
1F2C  v_cmp_gt_u32_e32 vcc, s16, v5
1F30  s_mov_b64 s[16:17], -1
1F34  s_nop 0
1F38  v_cndmask_b32_e32 v4, v6, v4, vcc
1F3C  s_andn2_b64 vcc, exec, s[12:13]
1F40  s_cbranch_vccnz 5
1F44  v_lshl_add_u64 v[6:7], v[0:1], 2, s[10:11]
1F4C  s_mov_b64 s[16:17], 0
1F50  global_store_dword v[6:7], v4, off
1F58  s_andn2_b64 vcc, exec, s[16:17]
1F5C  s_cbranch_vccnz 17
1F60  v_and_b32_e32 v5, 0x7fffffff, v4
1F68  s_mov_b32 s16, 0x7f800001
1F70  v_mov_b32_e32 v6, 0x7fc00000
1F78  v_cmp_gt_u32_e32 vcc, s16, v5
1F7C  s_movk_i32 s16, 0x7fff
1F80  v_lshl_add_u64 v[0:1], v[0:1], 1, s[10:11]
1F88  v_cndmask_b32_e32 v4, v6, v4, vcc
1F8C  v_bfe_u32 v5, v4, 16, 1
1F94  v_add3_u32 v4, v4, v5, s16
1F9C  global_store_short_d16_hi v[0:1], v4, off
1FA4  s_or_b64 exec, exec, s[14:15]
1FA8  v_or_b32_e32 v3, 3, v3
1FAC  v_cmp_gt_u32_e32 vcc, s20, v3
1FB0  s_and_b64 s[4:5], vcc, s[4:5]
1FB4  s_and_saveexec_b64 s[14:15], s[4:5]
1FB8  s_cbranch_execz 68
1FBC  s_waitcnt lgkmcnt(0)
1FC0  v_mad_u64_u32 v[0:1], s[4:5], s6, v3, v[14:15]
1FC8  v_mov_b32_e32 v4, v1
1FCC  v_mad_u64_u32 v[4:5], s[4:5], s7, v3, v[4:5]
1FD4  v_mul_f32_e32 v3, s24, v2
1FD8  v_cndmask_b32_e64 v2, v2, v3, s[0:1]
1FE0  v_cndmask_b32_e64 v3, 0, 1, s[12:13]
1FE8  v_mov_b32_e32 v1, v4
1FEC  s_and_b64 vcc, exec, s[2:3]
1FF0  v_cmp_ne_u32_e64 s[0:1], 1, v3
1FF8  s_cbranch_vccnz 16
1FFC  s_and_b64 vcc, exec, s[0:1]
2000  s_cbranch_vccnz 6
2004  v_lshl_add_u64 v[4:5], v[0:1], 2, s[8:9]
200C  global_load_dword v3, v[4:5], off
2014  s_cbranch_execz 1
2018  s_branch 6
201C  v_lshl_add_u64 v[4:5], v[0:1], 1, s[8:9]
2024  global_load_ushort v3, v[4:5], off
202C  s_waitcnt vmcnt(0)
2030  v_lshlrev_b32_e32 v3, 16, v3
2034  s_waitcnt vmcnt(0)
2038  v_add_f32_e32 v2, v2, v3
203C  v_and_b32_e32 v3, 0x7fffffff, v2
2044  s_mov_b32 s2, 0x7f800001
204C  v_mov_b32_e32 v4, 0x7fc00000
2054  v_cmp_gt_u32_e32 vcc, s2, v3
2058  s_nop 1
205C  v_cndmask_b32_e32 v2, v4, v2, vcc
2060  s_and_b64 vcc, exec, s[0:1]
2064  s_mov_b64 s[0:1], -1
2068  s_cbranch_vccnz 5
206C  v_lshl_add_u64 v[4:5], v[0:1], 2, s[10:11]
2074  s_mov_b64 s[0:1], 0
2078  global_store_dword v[4:5], v2, off
2080  s_andn2_b64 vcc, exec, s[0:1]
2084  s_cbranch_vccnz 17
2088  v_and_b32_e32 v3, 0x7fffffff, v2
2090  s_mov_b32 s0, 0x7f800001
2098  v_mov_b32_e32 v4, 0x7fc00000
20A0  v_cmp_gt_u32_e32 vcc, s0, v3
20A4  s_movk_i32 s0, 0x7fff
20A8  v_lshl_add_u64 v[0:1], v[0:1], 1, s[10:11]
20B0  v_cndmask_b32_e32 v2, v4, v2, vcc
20B4  v_bfe_u32 v3, v2, 16, 1
20BC  v_add3_u32 v2, v2, v3, s0
20C4  global_store_short_d16_hi v[0:1], v2, off
20CC  s_endpgm
20D0  s_nop 0
