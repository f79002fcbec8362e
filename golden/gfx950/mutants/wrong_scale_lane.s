wrong_scale_lane.co, compiled by Debian clang version 21.1.8 (13)

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
    .name:           WrongScaleLane
    .private_segment_fixed_size: 0
    .sgpr_count:     36
    .sgpr_spill_count: 0
    .symbol:         WrongScaleLane.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     40
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
Disassembly of section .text:

1900 <WrongScaleLane>:
1900  s_load_dwordx4 s[20:23], s[0:1], 0x38
1908  s_load_dword s24, s[0:1], 0x48
1910  v_and_b32_e32 v2, 15, v0
1914  s_lshl_b32 s6, s2, 4
1918  s_lshl_b32 s25, s3, 4
191C  v_or_b32_e32 v14, s6, v2
1920  s_waitcnt lgkmcnt(0)
1924  s_cmp_gt_u32 s22, 31
1928  v_cmp_gt_u32_e64 s[10:11], s21, v14
1930  s_cbranch_scc0 180
1934  s_lshr_b32 s22, s22, 5
1938  s_add_i32 s4, s22, 3
193C  s_lshr_b32 s26, s4, 2
1940  s_bitcmp1_b32 s23, 2
1944  v_or_b32_e32 v1, s25, v2
1948  s_cselect_b64 s[8:9], -1, 0
194C  v_cmp_gt_u32_e64 s[4:5], s20, v1
1954  v_mad_u64_u32 v[18:19], s[28:29], s22, v1, 0
195C  s_add_i32 s7, s22, 7
1960  v_lshlrev_b32_e32 v1, 2, v0
1964  s_and_b32 s7, s7, 0xffffff8
196C  s_and_b32 s27, s25, 0xffffffe0
1974  v_and_b32_e32 v3, 60, v1
1978  s_load_dwordx8 s[12:19], s[0:1], 0x0
1980  s_mul_hi_u32 s28, s7, s27
1984  s_mul_i32 s27, s7, s27
1988  v_and_or_b32 v4, s3, 1, v3
1990  s_and_b32 s3, s6, 0xffffffe0
1998  v_and_b32_e32 v1, 0xc0, v1
19A0  v_or_b32_e32 v20, s27, v4
19A4  s_mul_hi_u32 s27, s7, s3
19A8  s_mul_i32 s7, s7, s3
19AC  v_and_or_b32 v1, s2, 1, v1
19B4  v_mov_b32_e32 v17, 0
19B8  v_or3_b32 v22, v1, v3, s7
19C0  v_add_u32_e32 v3, s25, v2
19C4  v_add_u32_e32 v2, s6, v2
19C8  v_and_b32_e32 v6, 48, v0
19CC  v_mov_b32_e32 v7, v17
19D0  v_mad_u64_u32 v[26:27], s[2:3], s22, v2, 0
19D8  v_mad_u64_u32 v[4:5], s[2:3], s22, v3, 0
19E0  v_lshl_add_u64 v[2:3], v[26:27], 4, v[6:7]
19E8  v_lshrrev_b32_e32 v16, 4, v0
19EC  v_lshl_add_u64 v[4:5], v[4:5], 4, v[6:7]
19F4  s_waitcnt lgkmcnt(0)
19F8  v_lshl_add_u64 v[28:29], s[16:17], 0, v[2:3]
1A00  v_cndmask_b32_e64 v2, 0, 1, s[8:9]
1A08  v_mov_b32_e32 v21, s28
1A0C  v_mov_b32_e32 v15, v17
1A10  v_mov_b32_e32 v23, s27
1A14  v_lshrrev_b32_e32 v1, 5, v0
1A18  v_lshlrev_b32_e32 v34, 5, v16
1A1C  v_lshl_add_u64 v[24:25], s[12:13], 0, v[4:5]
1A24  v_accvgpr_write_b32 a3, 0
1A2C  v_accvgpr_write_b32 a2, 0
1A34  v_accvgpr_write_b32 a1, 0
1A3C  v_accvgpr_write_b32 a0, 0
1A44  v_cmp_ne_u32_e64 s[6:7], 1, v2
1A4C  v_mov_b64_e32 v[30:31], v[16:17]
1A50  s_branch 30
1A54  v_lshl_add_u64 v[32:33], s[18:19], 0, v[32:33]
1A5C  global_load_ubyte v16, v[32:33], off
1A64  s_or_b64 exec, exec, s[2:3]
1A68  v_accvgpr_write_b32 a0, v2
1A70  v_accvgpr_write_b32 a1, v3
1A78  v_accvgpr_write_b32 a2, v4
1A80  v_accvgpr_write_b32 a3, v5
1A88  s_add_i32 s26, s26, -1
1A8C  v_lshl_add_u64 v[30:31], v[30:31], 0, 4
1A94  s_waitcnt vmcnt(0)
1A98  v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[6:9], v[10:13], a[0:3], v35, v16 op_sel_hi:[0,0,0] cbsz:4 blgp:4
1AA8  v_add_u32_e32 v1, 2, v1
1AAC  v_add_u32_e32 v34, 0x80, v34
1AB4  v_lshl_add_u64 v[24:25], v[24:25], 0, 64
1ABC  s_cmp_eq_u32 s26, 0
1AC0  v_lshl_add_u64 v[28:29], v[28:29], 0, 64
1AC8  s_cbranch_scc1 80
1ACC  v_cmp_gt_u32_e64 s[8:9], s22, v30
1AD4  s_nop 0
1AD8  v_accvgpr_read_b32 v5, a3
1AE0  v_accvgpr_read_b32 v4, a2
1AE8  v_accvgpr_read_b32 v3, a1
1AF0  v_accvgpr_read_b32 v2, a0
1AF8  s_and_b64 s[12:13], s[4:5], s[8:9]
1AFC  v_mov_b32_e32 v35, 0x7f
1B04  v_mov_b32_e32 v9, 0
1B08  v_mov_b32_e32 v8, 0
1B0C  v_mov_b32_e32 v7, 0
1B10  v_mov_b32_e32 v6, 0
1B14  s_and_saveexec_b64 s[2:3], s[12:13]
1B18  s_cbranch_execz 31
1B1C  global_load_dwordx4 v[6:9], v[24:25], off
1B24  v_xor_b32_e32 v10, 1, v30
1B28  v_cmp_gt_u32_e32 vcc, s22, v10
1B2C  s_mov_b64 s[12:13], -1
1B30  s_nop 0
1B34  v_cndmask_b32_e32 v10, v30, v10, vcc
1B38  s_and_b64 vcc, exec, s[6:7]
1B3C  s_cbranch_vccnz 13
1B40  v_lshlrev_b32_e32 v11, 5, v10
1B44  v_and_b32_e32 v16, 0xffffff00, v11
1B4C  v_lshlrev_b32_e32 v11, 6, v10
1B50  v_lshrrev_b32_e32 v12, 1, v10
1B54  v_and_b32_e32 v11, 0xc0, v11
1B5C  v_and_b32_e32 v32, 2, v12
1B60  v_lshl_add_u64 v[12:13], v[20:21], 0, v[16:17]
1B68  v_or3_b32 v12, v12, v11, v32
1B70  s_mov_b64 s[12:13], 0
1B74  s_andn2_b64 vcc, exec, s[12:13]
1B78  s_cbranch_vccnz 3
1B7C  v_mov_b32_e32 v11, v17
1B80  v_lshl_add_u64 v[12:13], v[18:19], 0, v[10:11]
1B88  v_lshl_add_u64 v[10:11], s[14:15], 0, v[12:13]
1B90  global_load_ubyte v35, v[10:11], off
1B98  s_or_b64 exec, exec, s[2:3]
1B9C  s_and_b64 s[8:9], s[10:11], s[8:9]
1BA0  v_mov_b32_e32 v16, 0x7f
1BA8  v_mov_b32_e32 v13, 0
1BAC  v_mov_b32_e32 v12, 0
1BB0  v_mov_b32_e32 v11, 0
1BB4  v_mov_b32_e32 v10, 0
1BB8  s_and_saveexec_b64 s[2:3], s[8:9]
1BBC  s_cbranch_execz 65449
1BC0  global_load_dwordx4 v[10:13], v[28:29], off
1BC8  s_and_b64 vcc, exec, s[6:7]
1BCC  s_mov_b64 s[8:9], -1
1BD0  s_cbranch_vccnz 7
1BD4  v_and_b32_e32 v16, 0xffffff00, v34
1BDC  v_lshl_add_u64 v[32:33], v[22:23], 0, v[16:17]
1BE4  v_and_or_b32 v32, v1, 2, v32
1BEC  s_mov_b64 s[8:9], 0
1BF0  s_andn2_b64 vcc, exec, s[8:9]
1BF4  s_cbranch_vccnz 65431
1BF8  v_lshl_add_u64 v[32:33], v[26:27], 0, v[30:31]
1C00  s_branch 65428
1C04  s_cbranch_execnz 2
1C08  s_branch 10
1C0C  s_branch 9
1C10  v_mov_b32_e32 v15, 0
1C14  v_accvgpr_write_b32 a3, 0
1C1C  v_accvgpr_write_b32 a2, 0
1C24  v_accvgpr_write_b32 a1, 0
1C2C  v_accvgpr_write_b32 a0, 0
1C34  s_load_dwordx4 s[8:11], s[0:1], 0x20
1C3C  s_load_dwordx2 s[6:7], s[0:1], 0x30
1C44  v_lshrrev_b32_e32 v0, 2, v0
1C48  v_and_b32_e32 v0, 12, v0
1C4C  s_bitcmp1_b32 s23, 1
1C50  v_add_u32_e32 v3, s25, v0
1C54  s_cselect_b64 s[2:3], -1, 0
1C58  v_cmp_gt_u32_e64 s[4:5], s21, v14
1C60  s_bitcmp1_b32 s23, 0
1C64  v_cmp_gt_u32_e32 vcc, s20, v3
1C68  v_cndmask_b32_e64 v0, 0, 1, s[2:3]
1C70  v_accvgpr_read_b32 v2, a3
1C78  v_accvgpr_read_b32 v4, a2
1C80  v_accvgpr_read_b32 v5, a1
1C88  v_accvgpr_read_b32 v6, a0
1C90  v_cmp_neq_f32_e64 s[0:1], s24, 1.0
1C98  s_cselect_b64 s[12:13], -1, 0
1C9C  s_and_b64 s[16:17], vcc, s[4:5]
1CA0  v_cmp_ne_u32_e64 s[2:3], 1, v0
1CA8  s_and_saveexec_b64 s[14:15], s[16:17]
1CAC  s_cbranch_execz 64
1CB0  s_waitcnt lgkmcnt(0)
1CB4  v_mad_u64_u32 v[0:1], s[16:17], s6, v3, v[14:15]
1CBC  v_mov_b32_e32 v8, v1
1CC0  v_mad_u64_u32 v[8:9], s[16:17], s7, v3, v[8:9]
1CC8  v_mul_f32_e32 v7, s24, v6
1CCC  v_mov_b32_e32 v1, v8
1CD0  s_and_b64 vcc, exec, s[2:3]
1CD4  v_cndmask_b32_e64 v6, v6, v7, s[0:1]
1CDC  s_cbranch_vccnz 16
1CE0  s_andn2_b64 vcc, exec, s[12:13]
1CE4  s_cbranch_vccnz 6
1CE8  v_lshl_add_u64 v[8:9], v[0:1], 2, s[8:9]
1CF0  global_load_dword v7, v[8:9], off
1CF8  s_cbranch_execz 1
1CFC  s_branch 6
1D00  v_lshl_add_u64 v[8:9], v[0:1], 1, s[8:9]
1D08  global_load_ushort v7, v[8:9], off
1D10  s_waitcnt vmcnt(0)
1D14  v_lshlrev_b32_e32 v7, 16, v7
1D18  s_waitcnt vmcnt(0)
1D1C  v_add_f32_e32 v6, v6, v7
1D20  v_and_b32_e32 v7, 0x7fffffff, v6
1D28  s_mov_b32 s16, 0x7f800001
1D30  v_mov_b32_e32 v8, 0x7fc00000
1D38  v_cmp_gt_u32_e32 vcc, s16, v7
1D3C  s_mov_b64 s[16:17], -1
1D40  s_nop 0
1D44  v_cndmask_b32_e32 v6, v8, v6, vcc
1D48  s_andn2_b64 vcc, exec, s[12:13]
1D4C  s_cbranch_vccnz 5
1D50  v_lshl_add_u64 v[8:9], v[0:1], 2, s[10:11]
1D58  s_mov_b64 s[16:17], 0
1D5C  global_store_dword v[8:9], v6, off
1D64  s_andn2_b64 vcc, exec, s[16:17]
1D68  s_cbranch_vccnz 17
1D6C  v_and_b32_e32 v7, 0x7fffffff, v6
1D74  s_mov_b32 s16, 0x7f800001
1D7C  v_mov_b32_e32 v8, 0x7fc00000
1D84  v_cmp_gt_u32_e32 vcc, s16, v7
1D88  s_movk_i32 s16, 0x7fff
1D8C  v_lshl_add_u64 v[0:1], v[0:1], 1, s[10:11]
1D94  v_cndmask_b32_e32 v6, v8, v6, vcc
1D98  v_bfe_u32 v7, v6, 16, 1
1DA0  v_add3_u32 v6, v6, v7, s16
1DA8  global_store_short_d16_hi v[0:1], v6, off
1DB0  s_or_b64 exec, exec, s[14:15]
1DB4  v_or_b32_e32 v6, 1, v3
1DB8  v_cmp_gt_u32_e32 vcc, s20, v6
1DBC  s_and_b64 s[16:17], vcc, s[4:5]
1DC0  s_and_saveexec_b64 s[14:15], s[16:17]
1DC4  s_cbranch_execz 65
1DC8  s_waitcnt lgkmcnt(0)
1DCC  v_mad_u64_u32 v[0:1], s[16:17], s6, v6, v[14:15]
1DD4  v_mov_b32_e32 v8, v1
1DD8  v_mad_u64_u32 v[6:7], s[16:17], s7, v6, v[8:9]
1DE0  v_mov_b32_e32 v1, v6
1DE4  v_mul_f32_e32 v6, s24, v5
1DE8  s_and_b64 vcc, exec, s[2:3]
1DEC  v_cndmask_b32_e64 v5, v5, v6, s[0:1]
1DF4  s_cbranch_vccnz 17
1DF8  s_andn2_b64 vcc, exec, s[12:13]
1DFC  s_cbranch_vccnz 6
1E00  v_lshl_add_u64 v[6:7], v[0:1], 2, s[8:9]
1E08  global_load_dword v6, v[6:7], off
1E10  s_cbranch_execz 1
1E14  s_branch 7
1E18  s_waitcnt vmcnt(0)
1E1C  v_lshl_add_u64 v[6:7], v[0:1], 1, s[8:9]
1E24  global_load_ushort v6, v[6:7], off
1E2C  s_waitcnt vmcnt(0)
1E30  v_lshlrev_b32_e32 v6, 16, v6
1E34  s_waitcnt vmcnt(0)
1E38  v_add_f32_e32 v5, v5, v6
1E3C  v_and_b32_e32 v6, 0x7fffffff, v5
1E44  s_mov_b32 s16, 0x7f800001
1E4C  v_mov_b32_e32 v7, 0x7fc00000
1E54  v_cmp_gt_u32_e32 vcc, s16, v6
1E58  s_mov_b64 s[16:17], -1
1E5C  s_nop 0
1E60  v_cndmask_b32_e32 v5, v7, v5, vcc
1E64  s_andn2_b64 vcc, exec, s[12:13]
1E68  s_cbranch_vccnz 5
1E6C  v_lshl_add_u64 v[6:7], v[0:1], 2, s[10:11]
1E74  s_mov_b64 s[16:17], 0
1E78  global_store_dword v[6:7], v5, off
1E80  s_andn2_b64 vcc, exec, s[16:17]
1E84  s_cbranch_vccnz 17
1E88  v_and_b32_e32 v6, 0x7fffffff, v5
1E90  s_mov_b32 s16, 0x7f800001
1E98  v_mov_b32_e32 v7, 0x7fc00000
1EA0  v_cmp_gt_u32_e32 vcc, s16, v6
1EA4  s_movk_i32 s16, 0x7fff
1EA8  v_lshl_add_u64 v[0:1], v[0:1], 1, s[10:11]
1EB0  v_cndmask_b32_e32 v5, v7, v5, vcc
1EB4  v_bfe_u32 v6, v5, 16, 1
1EBC  v_add3_u32 v5, v5, v6, s16
1EC4  global_store_short_d16_hi v[0:1], v5, off
1ECC  s_or_b64 exec, exec, s[14:15]
1ED0  v_or_b32_e32 v5, 2, v3
1ED4  v_cmp_gt_u32_e32 vcc, s20, v5
1ED8  s_and_b64 s[16:17], vcc, s[4:5]
1EDC  s_and_saveexec_b64 s[14:15], s[16:17]
1EE0  s_cbranch_execz 64
1EE4  s_waitcnt lgkmcnt(0)
1EE8  v_mad_u64_u32 v[0:1], s[16:17], s6, v5, v[14:15]
1EF0  v_mov_b32_e32 v6, v1
1EF4  v_mad_u64_u32 v[6:7], s[16:17], s7, v5, v[6:7]
1EFC  v_mul_f32_e32 v5, s24, v4
1F00  v_mov_b32_e32 v1, v6
1F04  s_and_b64 vcc, exec, s[2:3]
1F08  v_cndmask_b32_e64 v4, v4, v5, s[0:1]
1F10  s_cbranch_vccnz 16
1F14  s_andn2_b64 vcc, exec, s[12:13]
1F18  s_cbranch_vccnz 6
1F1C  v_lshl_add_u64 v[6:7], v[0:1], 2, s[8:9]
1F24  global_load_dword v5, v[6:7], off
1F2C  s_cbranch_execz 1
1F30  s_branch 6
1F34  v_lshl_add_u64 v[6:7], v[0:1], 1, s[8:9]
1F3C  global_load_ushort v5, v[6:7], off
1F44  s_waitcnt vmcnt(0)
1F48  v_lshlrev_b32_e32 v5, 16, v5
1F4C  s_waitcnt vmcnt(0)
1F50  v_add_f32_e32 v4, v4, v5
1F54  v_and_b32_e32 v5, 0x7fffffff, v4
1F5C  s_mov_b32 s16, 0x7f800001
1F64  v_mov_b32_e32 v6, 0x7fc00000
1F6C  v_cmp_gt_u32_e32 vcc, s16, v5
1F70  s_mov_b64 s[16:17], -1
1F74  s_nop 0
1F78  v_cndmask_b32_e32 v4, v6, v4, vcc
1F7C  s_andn2_b64 vcc, exec, s[12:13]
1F80  s_cbranch_vccnz 5
1F84  v_lshl_add_u64 v[6:7], v[0:1], 2, s[10:11]
1F8C  s_mov_b64 s[16:17], 0
1F90  global_store_dword v[6:7], v4, off
1F98  s_andn2_b64 vcc, exec, s[16:17]
1F9C  s_cbranch_vccnz 17
1FA0  v_and_b32_e32 v5, 0x7fffffff, v4
1FA8  s_mov_b32 s16, 0x7f800001
1FB0  v_mov_b32_e32 v6, 0x7fc00000
1FB8  v_cmp_gt_u32_e32 vcc, s16, v5
1FBC  s_movk_i32 s16, 0x7fff
1FC0  v_lshl_add_u64 v[0:1], v[0:1], 1, s[10:11]
1FC8  v_cndmask_b32_e32 v4, v6, v4, vcc
1FCC  v_bfe_u32 v5, v4, 16, 1
1FD4  v_add3_u32 v4, v4, v5, s16
1FDC  global_store_short_d16_hi v[0:1], v4, off
1FE4  s_or_b64 exec, exec, s[14:15]
1FE8  v_or_b32_e32 v3, 3, v3
1FEC  v_cmp_gt_u32_e32 vcc, s20, v3
1FF0  s_and_b64 s[4:5], vcc, s[4:5]
1FF4  s_and_saveexec_b64 s[14:15], s[4:5]
1FF8  s_cbranch_execz 68
1FFC  s_waitcnt lgkmcnt(0)
2000  v_mad_u64_u32 v[0:1], s[4:5], s6, v3, v[14:15]
2008  v_mov_b32_e32 v4, v1
200C  v_mad_u64_u32 v[4:5], s[4:5], s7, v3, v[4:5]
2014  v_mul_f32_e32 v3, s24, v2
2018  v_cndmask_b32_e64 v2, v2, v3, s[0:1]
2020  v_cndmask_b32_e64 v3, 0, 1, s[12:13]
2028  v_mov_b32_e32 v1, v4
202C  s_and_b64 vcc, exec, s[2:3]
2030  v_cmp_ne_u32_e64 s[0:1], 1, v3
2038  s_cbranch_vccnz 16
203C  s_and_b64 vcc, exec, s[0:1]
2040  s_cbranch_vccnz 6
2044  v_lshl_add_u64 v[4:5], v[0:1], 2, s[8:9]
204C  global_load_dword v3, v[4:5], off
2054  s_cbranch_execz 1
2058  s_branch 6
205C  v_lshl_add_u64 v[4:5], v[0:1], 1, s[8:9]
2064  global_load_ushort v3, v[4:5], off
206C  s_waitcnt vmcnt(0)
2070  v_lshlrev_b32_e32 v3, 16, v3
2074  s_waitcnt vmcnt(0)
2078  v_add_f32_e32 v2, v2, v3
207C  v_and_b32_e32 v3, 0x7fffffff, v2
2084  s_mov_b32 s2, 0x7f800001
208C  v_mov_b32_e32 v4, 0x7fc00000
2094  v_cmp_gt_u32_e32 vcc, s2, v3
2098  s_nop 1
209C  v_cndmask_b32_e32 v2, v4, v2, vcc
20A0  s_and_b64 vcc, exec, s[0:1]
20A4  s_mov_b64 s[0:1], -1
20A8  s_cbranch_vccnz 5
20AC  v_lshl_add_u64 v[4:5], v[0:1], 2, s[10:11]
20B4  s_mov_b64 s[0:1], 0
20B8  global_store_dword v[4:5], v2, off
20C0  s_andn2_b64 vcc, exec, s[0:1]
20C4  s_cbranch_vccnz 17
20C8  v_and_b32_e32 v3, 0x7fffffff, v2
20D0  s_mov_b32 s0, 0x7f800001
20D8  v_mov_b32_e32 v4, 0x7fc00000
20E0  v_cmp_gt_u32_e32 vcc, s0, v3
20E4  s_movk_i32 s0, 0x7fff
20E8  v_lshl_add_u64 v[0:1], v[0:1], 1, s[10:11]
20F0  v_cndmask_b32_e32 v2, v4, v2, vcc
20F4  v_bfe_u32 v3, v2, 16, 1
20FC  v_add3_u32 v2, v2, v3, s0
2104  global_store_short_d16_hi v[0:1], v2, off
210C  s_endpgm
2110  s_nop 0
