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
1900  s_load_dwordx4 s[20:23], s[0:1], 0x30
1908  s_load_dwordx2 s[24:25], s[0:1], 0x40
1910  v_and_b32_e32 v2, 15, v0
1914  s_lshl_b32 s6, s2, 4
1918  s_lshl_b32 s26, s3, 4
191C  v_or_b32_e32 v14, s6, v2
1920  s_waitcnt lgkmcnt(0)
1924  s_cmp_gt_u32 s23, 31
1928  v_cmp_gt_u32_e64 s[10:11], s22, v14
1930  s_cbranch_scc0 180
1934  s_lshr_b32 s23, s23, 5
1938  s_add_i32 s4, s23, 3
193C  s_lshr_b32 s27, s4, 2
1940  s_bitcmp1_b32 s24, 2
1944  v_or_b32_e32 v1, s26, v2
1948  s_cselect_b64 s[8:9], -1, 0
194C  v_cmp_gt_u32_e64 s[4:5], s21, v1
1954  v_mad_u64_u32 v[18:19], s[28:29], s23, v1, 0
195C  s_add_i32 s7, s23, 7
1960  v_lshlrev_b32_e32 v1, 2, v0
1964  s_and_b32 s7, s7, 0xffffff8
196C  s_and_b32 s28, s26, 0xffffffe0
1974  v_and_b32_e32 v3, 60, v1
1978  s_load_dwordx8 s[12:19], s[0:1], 0x0
1980  s_mul_hi_u32 s29, s7, s28
1984  s_mul_i32 s28, s7, s28
1988  v_and_or_b32 v4, s3, 1, v3
1990  s_and_b32 s3, s6, 0xffffffe0
1998  v_and_b32_e32 v1, 0xc0, v1
19A0  v_or_b32_e32 v20, s28, v4
19A4  s_mul_hi_u32 s28, s7, s3
19A8  s_mul_i32 s7, s7, s3
19AC  v_and_or_b32 v1, s2, 1, v1
19B4  v_mov_b32_e32 v17, 0
19B8  v_or3_b32 v22, v1, v3, s7
19C0  v_add_u32_e32 v3, s26, v2
19C4  v_add_u32_e32 v2, s6, v2
19C8  v_and_b32_e32 v6, 48, v0
19CC  v_mov_b32_e32 v7, v17
19D0  v_mad_u64_u32 v[26:27], s[2:3], s23, v2, 0
19D8  v_mad_u64_u32 v[4:5], s[2:3], s23, v3, 0
19E0  v_lshl_add_u64 v[2:3], v[26:27], 4, v[6:7]
19E8  v_lshrrev_b32_e32 v16, 4, v0
19EC  v_lshl_add_u64 v[4:5], v[4:5], 4, v[6:7]
19F4  s_waitcnt lgkmcnt(0)
19F8  v_lshl_add_u64 v[28:29], s[16:17], 0, v[2:3]
1A00  v_cndmask_b32_e64 v2, 0, 1, s[8:9]
1A08  v_mov_b32_e32 v21, s29
1A0C  v_mov_b32_e32 v15, v17
1A10  v_mov_b32_e32 v23, s28
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
1A88  s_add_i32 s27, s27, -1
1A8C  v_lshl_add_u64 v[30:31], v[30:31], 0, 4
1A94  s_waitcnt vmcnt(0)
1A98  v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[6:9], v[10:13], a[0:3], v35, v16 op_sel_hi:[0,0,0] cbsz:4 blgp:4
1AA8  v_add_u32_e32 v1, 2, v1
1AAC  v_add_u32_e32 v34, 0x80, v34
1AB4  v_lshl_add_u64 v[24:25], v[24:25], 0, 64
1ABC  s_cmp_eq_u32 s27, 0
1AC0  v_lshl_add_u64 v[28:29], v[28:29], 0, 64
1AC8  s_cbranch_scc1 80
1ACC  v_cmp_gt_u32_e64 s[8:9], s23, v30
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
1B28  v_cmp_gt_u32_e32 vcc, s23, v10
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
1C3C  v_lshrrev_b32_e32 v0, 2, v0
1C40  v_and_b32_e32 v0, 12, v0
1C44  s_bitcmp1_b32 s24, 1
1C48  v_add_u32_e32 v3, s26, v0
1C4C  s_cselect_b64 s[2:3], -1, 0
1C50  v_cmp_gt_u32_e64 s[4:5], s22, v14
1C58  s_bitcmp1_b32 s24, 0
1C5C  v_cmp_gt_u32_e32 vcc, s21, v3
1C60  v_cndmask_b32_e64 v0, 0, 1, s[2:3]
1C68  v_accvgpr_read_b32 v2, a3
1C70  v_accvgpr_read_b32 v4, a2
1C78  v_accvgpr_read_b32 v5, a1
1C80  v_accvgpr_read_b32 v6, a0
1C88  v_cmp_neq_f32_e64 s[0:1], s25, 1.0
1C90  s_cselect_b64 s[6:7], -1, 0
1C94  s_and_b64 s[14:15], vcc, s[4:5]
1C98  v_cmp_ne_u32_e64 s[2:3], 1, v0
1CA0  s_and_saveexec_b64 s[12:13], s[14:15]
1CA4  s_cbranch_execz 63
1CA8  v_mul_f32_e32 v7, s25, v6
1CAC  v_mad_u64_u32 v[0:1], s[14:15], v3, s20, v[14:15]
1CB4  s_and_b64 vcc, exec, s[2:3]
1CB8  v_cndmask_b32_e64 v6, v6, v7, s[0:1]
1CC0  s_cbranch_vccnz 18
1CC4  s_andn2_b64 vcc, exec, s[6:7]
1CC8  s_cbranch_vccnz 7
1CCC  s_waitcnt lgkmcnt(0)
1CD0  v_lshl_add_u64 v[8:9], v[0:1], 2, s[8:9]
1CD8  global_load_dword v7, v[8:9], off
1CE0  s_cbranch_execz 1
1CE4  s_branch 7
1CE8  s_waitcnt lgkmcnt(0)
1CEC  v_lshl_add_u64 v[8:9], v[0:1], 1, s[8:9]
1CF4  global_load_ushort v7, v[8:9], off
1CFC  s_waitcnt vmcnt(0)
1D00  v_lshlrev_b32_e32 v7, 16, v7
1D04  s_waitcnt vmcnt(0)
1D08  v_add_f32_e32 v6, v6, v7
1D0C  v_and_b32_e32 v7, 0x7fffffff, v6
1D14  s_mov_b32 s14, 0x7f800001
1D1C  v_mov_b32_e32 v8, 0x7fc00000
1D24  v_cmp_gt_u32_e32 vcc, s14, v7
1D28  s_mov_b64 s[14:15], -1
1D2C  s_nop 0
1D30  v_cndmask_b32_e32 v6, v8, v6, vcc
1D34  s_andn2_b64 vcc, exec, s[6:7]
1D38  s_cbranch_vccnz 6
1D3C  s_waitcnt lgkmcnt(0)
1D40  v_lshl_add_u64 v[8:9], v[0:1], 2, s[10:11]
1D48  s_mov_b64 s[14:15], 0
1D4C  global_store_dword v[8:9], v6, off
1D54  s_andn2_b64 vcc, exec, s[14:15]
1D58  s_cbranch_vccnz 18
1D5C  v_and_b32_e32 v7, 0x7fffffff, v6
1D64  s_mov_b32 s14, 0x7f800001
1D6C  v_mov_b32_e32 v8, 0x7fc00000
1D74  v_cmp_gt_u32_e32 vcc, s14, v7
1D78  s_movk_i32 s14, 0x7fff
1D7C  s_waitcnt lgkmcnt(0)
1D80  v_lshl_add_u64 v[0:1], v[0:1], 1, s[10:11]
1D88  v_cndmask_b32_e32 v6, v8, v6, vcc
1D8C  v_bfe_u32 v7, v6, 16, 1
1D94  v_add3_u32 v6, v6, v7, s14
1D9C  global_store_short_d16_hi v[0:1], v6, off
1DA4  s_or_b64 exec, exec, s[12:13]
1DA8  v_or_b32_e32 v0, 1, v3
1DAC  v_cmp_gt_u32_e32 vcc, s21, v0
1DB0  s_and_b64 s[14:15], vcc, s[4:5]
1DB4  s_and_saveexec_b64 s[12:13], s[14:15]
1DB8  s_cbranch_execz 63
1DBC  v_mul_f32_e32 v6, s25, v5
1DC0  v_mad_u64_u32 v[0:1], s[14:15], v0, s20, v[14:15]
1DC8  s_and_b64 vcc, exec, s[2:3]
1DCC  v_cndmask_b32_e64 v5, v5, v6, s[0:1]
1DD4  s_cbranch_vccnz 18
1DD8  s_andn2_b64 vcc, exec, s[6:7]
1DDC  s_cbranch_vccnz 7
1DE0  s_waitcnt lgkmcnt(0)
1DE4  v_lshl_add_u64 v[6:7], v[0:1], 2, s[8:9]
1DEC  global_load_dword v6, v[6:7], off
1DF4  s_cbranch_execz 1
1DF8  s_branch 7
1DFC  s_waitcnt vmcnt(0) lgkmcnt(0)
1E00  v_lshl_add_u64 v[6:7], v[0:1], 1, s[8:9]
1E08  global_load_ushort v6, v[6:7], off
1E10  s_waitcnt vmcnt(0)
1E14  v_lshlrev_b32_e32 v6, 16, v6
1E18  s_waitcnt vmcnt(0)
1E1C  v_add_f32_e32 v5, v5, v6
1E20  v_and_b32_e32 v6, 0x7fffffff, v5
1E28  s_mov_b32 s14, 0x7f800001
1E30  v_mov_b32_e32 v7, 0x7fc00000
1E38  v_cmp_gt_u32_e32 vcc, s14, v6
1E3C  s_mov_b64 s[14:15], -1
1E40  s_nop 0
1E44  v_cndmask_b32_e32 v5, v7, v5, vcc
1E48  s_andn2_b64 vcc, exec, s[6:7]
1E4C  s_cbranch_vccnz 6
1E50  s_waitcnt lgkmcnt(0)
1E54  v_lshl_add_u64 v[6:7], v[0:1], 2, s[10:11]
1E5C  s_mov_b64 s[14:15], 0
1E60  global_store_dword v[6:7], v5, off
1E68  s_andn2_b64 vcc, exec, s[14:15]
1E6C  s_cbranch_vccnz 18
1E70  v_and_b32_e32 v6, 0x7fffffff, v5
1E78  s_mov_b32 s14, 0x7f800001
1E80  v_mov_b32_e32 v7, 0x7fc00000
1E88  v_cmp_gt_u32_e32 vcc, s14, v6
1E8C  s_movk_i32 s14, 0x7fff
1E90  s_waitcnt lgkmcnt(0)
1E94  v_lshl_add_u64 v[0:1], v[0:1], 1, s[10:11]
1E9C  v_cndmask_b32_e32 v5, v7, v5, vcc
1EA0  v_bfe_u32 v6, v5, 16, 1
1EA8  v_add3_u32 v5, v5, v6, s14
1EB0  global_store_short_d16_hi v[0:1], v5, off
1EB8  s_or_b64 exec, exec, s[12:13]
1EBC  v_or_b32_e32 v0, 2, v3
1EC0  v_cmp_gt_u32_e32 vcc, s21, v0
1EC4  s_and_b64 s[14:15], vcc, s[4:5]
1EC8  s_and_saveexec_b64 s[12:13], s[14:15]
1ECC  s_cbranch_execz 63
1ED0  v_mul_f32_e32 v5, s25, v4
1ED4  v_mad_u64_u32 v[0:1], s[14:15], v0, s20, v[14:15]
1EDC  s_and_b64 vcc, exec, s[2:3]
1EE0  v_cndmask_b32_e64 v4, v4, v5, s[0:1]
1EE8  s_cbranch_vccnz 18
1EEC  s_andn2_b64 vcc, exec, s[6:7]
1EF0  s_cbranch_vccnz 7
1EF4  s_waitcnt lgkmcnt(0)
1EF8  v_lshl_add_u64 v[6:7], v[0:1], 2, s[8:9]
1F00  global_load_dword v5, v[6:7], off
1F08  s_cbranch_execz 1
1F0C  s_branch 7
1F10  s_waitcnt lgkmcnt(0)
1F14  v_lshl_add_u64 v[6:7], v[0:1], 1, s[8:9]
1F1C  global_load_ushort v5, v[6:7], off
1F24  s_waitcnt vmcnt(0)
1F28  v_lshlrev_b32_e32 v5, 16, v5
1F2C  s_waitcnt vmcnt(0)
1F30  v_add_f32_e32 v4, v4, v5
1F34  v_and_b32_e32 v5, 0x7fffffff, v4
1F3C  s_mov_b32 s14, 0x7f800001
1F44  v_mov_b32_e32 v6, 0x7fc00000
1F4C  v_cmp_gt_u32_e32 vcc, s14, v5
1F50  s_mov_b64 s[14:15], -1
1F54  s_nop 0
1F58  v_cndmask_b32_e32 v4, v6, v4, vcc
1F5C  s_andn2_b64 vcc, exec, s[6:7]
1F60  s_cbranch_vccnz 6
1F64  s_waitcnt lgkmcnt(0)
1F68  v_lshl_add_u64 v[6:7], v[0:1], 2, s[10:11]
1F70  s_mov_b64 s[14:15], 0
1F74  global_store_dword v[6:7], v4, off
1F7C  s_andn2_b64 vcc, exec, s[14:15]
1F80  s_cbranch_vccnz 18
1F84  v_and_b32_e32 v5, 0x7fffffff, v4
1F8C  s_mov_b32 s14, 0x7f800001
1F94  v_mov_b32_e32 v6, 0x7fc00000
1F9C  v_cmp_gt_u32_e32 vcc, s14, v5
1FA0  s_movk_i32 s14, 0x7fff
1FA4  s_waitcnt lgkmcnt(0)
1FA8  v_lshl_add_u64 v[0:1], v[0:1], 1, s[10:11]
1FB0  v_cndmask_b32_e32 v4, v6, v4, vcc
1FB4  v_bfe_u32 v5, v4, 16, 1
1FBC  v_add3_u32 v4, v4, v5, s14
1FC4  global_store_short_d16_hi v[0:1], v4, off
1FCC  s_or_b64 exec, exec, s[12:13]
1FD0  v_or_b32_e32 v0, 3, v3
1FD4  v_cmp_gt_u32_e32 vcc, s21, v0
1FD8  s_and_b64 s[4:5], vcc, s[4:5]
1FDC  s_and_saveexec_b64 s[12:13], s[4:5]
1FE0  s_cbranch_execz 67
1FE4  v_mul_f32_e32 v3, s25, v2
1FE8  v_cndmask_b32_e64 v2, v2, v3, s[0:1]
1FF0  v_cndmask_b32_e64 v3, 0, 1, s[6:7]
1FF8  v_mad_u64_u32 v[0:1], s[4:5], v0, s20, v[14:15]
2000  s_and_b64 vcc, exec, s[2:3]
2004  v_cmp_ne_u32_e64 s[0:1], 1, v3
200C  s_cbranch_vccnz 18
2010  s_and_b64 vcc, exec, s[0:1]
2014  s_cbranch_vccnz 7
2018  s_waitcnt lgkmcnt(0)
201C  v_lshl_add_u64 v[4:5], v[0:1], 2, s[8:9]
2024  global_load_dword v3, v[4:5], off
202C  s_cbranch_execz 1
2030  s_branch 7
2034  s_waitcnt lgkmcnt(0)
2038  v_lshl_add_u64 v[4:5], v[0:1], 1, s[8:9]
2040  global_load_ushort v3, v[4:5], off
2048  s_waitcnt vmcnt(0)
204C  v_lshlrev_b32_e32 v3, 16, v3
2050  s_waitcnt vmcnt(0)
2054  v_add_f32_e32 v2, v2, v3
2058  v_and_b32_e32 v3, 0x7fffffff, v2
2060  s_mov_b32 s2, 0x7f800001
2068  v_mov_b32_e32 v4, 0x7fc00000
2070  v_cmp_gt_u32_e32 vcc, s2, v3
2074  s_nop 1
2078  v_cndmask_b32_e32 v2, v4, v2, vcc
207C  s_and_b64 vcc, exec, s[0:1]
2080  s_mov_b64 s[0:1], -1
2084  s_cbranch_vccnz 6
2088  s_waitcnt lgkmcnt(0)
208C  v_lshl_add_u64 v[4:5], v[0:1], 2, s[10:11]
2094  s_mov_b64 s[0:1], 0
2098  global_store_dword v[4:5], v2, off
20A0  s_andn2_b64 vcc, exec, s[0:1]
20A4  s_cbranch_vccnz 18
20A8  v_and_b32_e32 v3, 0x7fffffff, v2
20B0  s_mov_b32 s0, 0x7f800001
20B8  v_mov_b32_e32 v4, 0x7fc00000
20C0  v_cmp_gt_u32_e32 vcc, s0, v3
20C4  s_movk_i32 s0, 0x7fff
20C8  s_waitcnt lgkmcnt(0)
20CC  v_lshl_add_u64 v[0:1], v[0:1], 1, s[10:11]
20D4  v_cndmask_b32_e32 v2, v4, v2, vcc
20D8  v_bfe_u32 v3, v2, 16, 1
20E0  v_add3_u32 v2, v2, v3, s0
20E8  global_store_short_d16_hi v[0:1], v2, off
20F0  s_endpgm
20F4  s_nop 0
