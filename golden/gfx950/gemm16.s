gemm16.co, compiled by Debian clang version 21.1.8 (13)

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
    .name:           Gemm16
    .private_segment_fixed_size: 0
    .sgpr_count:     35
    .sgpr_spill_count: 0
    .symbol:         Gemm16.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     40
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
Disassembly of section .text:

1900 <Gemm16>:
1900  s_load_dwordx4 s[20:23], s[0:1], 0x30
1908  s_load_dwordx2 s[24:25], s[0:1], 0x40
1910  v_and_b32_e32 v2, 15, v0
1914  s_lshl_b32 s6, s2, 4
1918  s_lshl_b32 s26, s3, 4
191C  v_or_b32_e32 v14, s6, v2
1920  s_waitcnt lgkmcnt(0)
1924  s_cmp_gt_u32 s23, 31
1928  v_cmp_gt_u32_e64 s[10:11], s22, v14
1930  s_cbranch_scc0 168
1934  s_lshr_b32 s23, s23, 5
1938  s_bitcmp1_b32 s24, 2
193C  s_cselect_b64 s[8:9], -1, 0
1940  s_add_i32 s7, s23, 7
1944  v_lshlrev_b32_e32 v3, 2, v0
1948  v_or_b32_e32 v1, s26, v2
194C  v_lshrrev_b32_e32 v16, 4, v0
1950  s_and_b32 s7, s7, 0xffffff8
1958  s_and_b32 s27, s26, 0xffffffe0
1960  v_and_b32_e32 v3, 60, v3
1964  s_load_dwordx8 s[12:19], s[0:1], 0x0
196C  v_cmp_gt_u32_e64 s[4:5], s21, v1
1974  s_mul_hi_u32 s28, s7, s27
1978  s_mul_i32 s27, s7, s27
197C  v_lshlrev_b32_e32 v1, 6, v16
1980  v_and_or_b32 v4, s3, 1, v3
1988  s_and_b32 s3, s6, 0xffffffe0
1990  v_or3_b32 v18, v4, v1, s27
1998  s_mul_hi_u32 s27, s7, s3
199C  s_mul_i32 s7, s7, s3
19A0  v_and_or_b32 v3, s2, 1, v3
19A8  v_or3_b32 v22, v3, v1, s7
19B0  v_add_u32_e32 v3, s6, v2
19B4  v_mov_b32_e32 v21, 0
19B8  v_mad_u64_u32 v[4:5], s[2:3], s23, v3, 0
19C0  v_and_b32_e32 v20, 48, v0
19C4  v_lshl_add_u64 v[4:5], v[4:5], 4, v[20:21]
19CC  v_mov_b32_e32 v17, v21
19D0  s_waitcnt lgkmcnt(0)
19D4  v_lshl_add_u64 v[26:27], s[16:17], 0, v[4:5]
19DC  v_add_u32_e32 v4, s26, v2
19E0  v_mad_u64_u32 v[24:25], s[2:3], s23, v3, v[16:17]
19E8  v_mad_u64_u32 v[2:3], s[2:3], s23, v4, 0
19F0  v_lshl_add_u64 v[2:3], v[2:3], 4, v[20:21]
19F8  v_mad_u64_u32 v[28:29], s[2:3], s23, v4, v[16:17]
1A00  v_lshl_add_u64 v[30:31], s[12:13], 0, v[2:3]
1A08  v_cndmask_b32_e64 v2, 0, 1, s[8:9]
1A10  v_mov_b32_e32 v19, s28
1A14  v_mov_b32_e32 v15, v21
1A18  v_mov_b32_e32 v23, s27
1A1C  v_lshrrev_b32_e32 v1, 5, v0
1A20  v_lshlrev_b32_e32 v34, 5, v16
1A24  v_accvgpr_write_b32 a3, 0
1A2C  v_accvgpr_write_b32 a2, 0
1A34  v_accvgpr_write_b32 a1, 0
1A3C  v_accvgpr_write_b32 a0, 0
1A44  s_mov_b64 s[2:3], 0
1A48  v_cmp_ne_u32_e64 s[6:7], 1, v2
1A50  s_branch 29
1A54  v_lshl_add_u64 v[32:33], s[18:19], 0, v[32:33]
1A5C  global_load_ubyte v20, v[32:33], off
1A64  s_or_b64 exec, exec, s[8:9]
1A68  v_accvgpr_write_b32 a0, v2
1A70  v_accvgpr_write_b32 a1, v3
1A78  v_accvgpr_write_b32 a2, v4
1A80  v_accvgpr_write_b32 a3, v5
1A88  s_add_u32 s2, s2, 4
1A8C  s_addc_u32 s3, s3, 0
1A90  s_waitcnt vmcnt(0)
1A94  v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[6:9], v[10:13], a[0:3], v17, v20 op_sel_hi:[0,0,0] cbsz:4 blgp:4
1AA4  v_add_u32_e32 v1, 2, v1
1AA8  v_add_u32_e32 v34, 0x80, v34
1AB0  v_lshl_add_u64 v[26:27], v[26:27], 0, 64
1AB8  s_cmp_ge_u32 s2, s23
1ABC  v_lshl_add_u64 v[30:31], v[30:31], 0, 64
1AC4  s_cbranch_scc1 69
1AC8  v_add_u32_e32 v6, s2, v16
1ACC  v_cmp_gt_u32_e64 s[8:9], s23, v6
1AD4  v_accvgpr_read_b32 v5, a3
1ADC  v_accvgpr_read_b32 v4, a2
1AE4  v_accvgpr_read_b32 v3, a1
1AEC  v_accvgpr_read_b32 v2, a0
1AF4  s_and_b64 s[16:17], s[4:5], s[8:9]
1AF8  v_mov_b32_e32 v17, 0x7f
1B00  v_mov_b32_e32 v9, 0
1B04  v_mov_b32_e32 v8, 0
1B08  v_mov_b32_e32 v7, 0
1B0C  v_mov_b32_e32 v6, 0
1B10  s_and_saveexec_b64 s[12:13], s[16:17]
1B14  s_cbranch_execz 20
1B18  global_load_dwordx4 v[6:9], v[30:31], off
1B20  s_and_b64 vcc, exec, s[6:7]
1B24  s_mov_b64 s[16:17], -1
1B28  s_cbranch_vccnz 7
1B2C  v_and_b32_e32 v20, 0xffffff00, v34
1B34  v_lshl_add_u64 v[10:11], v[18:19], 0, v[20:21]
1B3C  v_and_or_b32 v10, v1, 2, v10
1B44  s_mov_b64 s[16:17], 0
1B48  s_andn2_b64 vcc, exec, s[16:17]
1B4C  s_cbranch_vccnz 2
1B50  v_lshl_add_u64 v[10:11], v[28:29], 0, s[2:3]
1B58  v_lshl_add_u64 v[10:11], s[14:15], 0, v[10:11]
1B60  global_load_ubyte v17, v[10:11], off
1B68  s_or_b64 exec, exec, s[12:13]
1B6C  s_and_b64 s[12:13], s[10:11], s[8:9]
1B70  v_mov_b32_e32 v20, 0x7f
1B78  v_mov_b32_e32 v13, 0
1B7C  v_mov_b32_e32 v12, 0
1B80  v_mov_b32_e32 v11, 0
1B84  v_mov_b32_e32 v10, 0
1B88  s_and_saveexec_b64 s[8:9], s[12:13]
1B8C  s_cbranch_execz 65461
1B90  global_load_dwordx4 v[10:13], v[26:27], off
1B98  s_and_b64 vcc, exec, s[6:7]
1B9C  s_mov_b64 s[12:13], -1
1BA0  s_cbranch_vccnz 7
1BA4  v_and_b32_e32 v20, 0xffffff00, v34
1BAC  v_lshl_add_u64 v[32:33], v[22:23], 0, v[20:21]
1BB4  v_and_or_b32 v32, v1, 2, v32
1BBC  s_mov_b64 s[12:13], 0
1BC0  s_andn2_b64 vcc, exec, s[12:13]
1BC4  s_cbranch_vccnz 65443
1BC8  v_lshl_add_u64 v[32:33], v[24:25], 0, s[2:3]
1BD0  s_branch 65440
1BD4  s_cbranch_execnz 2
1BD8  s_branch 10
1BDC  s_branch 9
1BE0  v_mov_b32_e32 v15, 0
1BE4  v_accvgpr_write_b32 a3, 0
1BEC  v_accvgpr_write_b32 a2, 0
1BF4  v_accvgpr_write_b32 a1, 0
1BFC  v_accvgpr_write_b32 a0, 0
1C04  s_load_dwordx4 s[8:11], s[0:1], 0x20
1C0C  v_lshrrev_b32_e32 v0, 2, v0
1C10  v_and_b32_e32 v0, 12, v0
1C14  s_bitcmp1_b32 s24, 1
1C18  v_add_u32_e32 v3, s26, v0
1C1C  s_cselect_b64 s[2:3], -1, 0
1C20  v_cmp_gt_u32_e64 s[4:5], s22, v14
1C28  s_bitcmp1_b32 s24, 0
1C2C  v_cmp_gt_u32_e32 vcc, s21, v3
1C30  v_cndmask_b32_e64 v0, 0, 1, s[2:3]
1C38  v_accvgpr_read_b32 v2, a3
1C40  v_accvgpr_read_b32 v4, a2
1C48  v_accvgpr_read_b32 v5, a1
1C50  v_accvgpr_read_b32 v6, a0
1C58  v_cmp_neq_f32_e64 s[0:1], s25, 1.0
1C60  s_cselect_b64 s[6:7], -1, 0
1C64  s_and_b64 s[14:15], vcc, s[4:5]
1C68  v_cmp_ne_u32_e64 s[2:3], 1, v0
1C70  s_and_saveexec_b64 s[12:13], s[14:15]
1C74  s_cbranch_execz 63
1C78  v_mul_f32_e32 v7, s25, v6
1C7C  v_mad_u64_u32 v[0:1], s[14:15], v3, s20, v[14:15]
1C84  s_and_b64 vcc, exec, s[2:3]
1C88  v_cndmask_b32_e64 v6, v6, v7, s[0:1]
1C90  s_cbranch_vccnz 18
1C94  s_andn2_b64 vcc, exec, s[6:7]
1C98  s_cbranch_vccnz 7
1C9C  s_waitcnt lgkmcnt(0)
1CA0  v_lshl_add_u64 v[8:9], v[0:1], 2, s[8:9]
1CA8  global_load_dword v7, v[8:9], off
1CB0  s_cbranch_execz 1
1CB4  s_branch 7
1CB8  s_waitcnt lgkmcnt(0)
1CBC  v_lshl_add_u64 v[8:9], v[0:1], 1, s[8:9]
1CC4  global_load_ushort v7, v[8:9], off
1CCC  s_waitcnt vmcnt(0)
1CD0  v_lshlrev_b32_e32 v7, 16, v7
1CD4  s_waitcnt vmcnt(0)
1CD8  v_add_f32_e32 v6, v6, v7
1CDC  v_and_b32_e32 v7, 0x7fffffff, v6
1CE4  s_mov_b32 s14, 0x7f800001
1CEC  v_mov_b32_e32 v8, 0x7fc00000
1CF4  v_cmp_gt_u32_e32 vcc, s14, v7
1CF8  s_mov_b64 s[14:15], -1
1CFC  s_nop 0
1D00  v_cndmask_b32_e32 v6, v8, v6, vcc
1D04  s_andn2_b64 vcc, exec, s[6:7]
1D08  s_cbranch_vccnz 6
1D0C  s_waitcnt lgkmcnt(0)
1D10  v_lshl_add_u64 v[8:9], v[0:1], 2, s[10:11]
1D18  s_mov_b64 s[14:15], 0
1D1C  global_store_dword v[8:9], v6, off
1D24  s_andn2_b64 vcc, exec, s[14:15]
1D28  s_cbranch_vccnz 18
1D2C  v_and_b32_e32 v7, 0x7fffffff, v6
1D34  s_mov_b32 s14, 0x7f800001
1D3C  v_mov_b32_e32 v8, 0x7fc00000
1D44  v_cmp_gt_u32_e32 vcc, s14, v7
1D48  s_movk_i32 s14, 0x7fff
1D4C  s_waitcnt lgkmcnt(0)
1D50  v_lshl_add_u64 v[0:1], v[0:1], 1, s[10:11]
1D58  v_cndmask_b32_e32 v6, v8, v6, vcc
1D5C  v_bfe_u32 v7, v6, 16, 1
1D64  v_add3_u32 v6, v6, v7, s14
1D6C  global_store_short_d16_hi v[0:1], v6, off
1D74  s_or_b64 exec, exec, s[12:13]
1D78  v_or_b32_e32 v0, 1, v3
1D7C  v_cmp_gt_u32_e32 vcc, s21, v0
1D80  s_and_b64 s[14:15], vcc, s[4:5]
1D84  s_and_saveexec_b64 s[12:13], s[14:15]
1D88  s_cbranch_execz 63
1D8C  v_mul_f32_e32 v6, s25, v5
1D90  v_mad_u64_u32 v[0:1], s[14:15], v0, s20, v[14:15]
1D98  s_and_b64 vcc, exec, s[2:3]
1D9C  v_cndmask_b32_e64 v5, v5, v6, s[0:1]
1DA4  s_cbranch_vccnz 18
1DA8  s_andn2_b64 vcc, exec, s[6:7]
1DAC  s_cbranch_vccnz 7
1DB0  s_waitcnt lgkmcnt(0)
1DB4  v_lshl_add_u64 v[6:7], v[0:1], 2, s[8:9]
1DBC  global_load_dword v6, v[6:7], off
1DC4  s_cbranch_execz 1
1DC8  s_branch 7
1DCC  s_waitcnt vmcnt(0) lgkmcnt(0)
1DD0  v_lshl_add_u64 v[6:7], v[0:1], 1, s[8:9]
1DD8  global_load_ushort v6, v[6:7], off
1DE0  s_waitcnt vmcnt(0)
1DE4  v_lshlrev_b32_e32 v6, 16, v6
1DE8  s_waitcnt vmcnt(0)
1DEC  v_add_f32_e32 v5, v5, v6
1DF0  v_and_b32_e32 v6, 0x7fffffff, v5
1DF8  s_mov_b32 s14, 0x7f800001
1E00  v_mov_b32_e32 v7, 0x7fc00000
1E08  v_cmp_gt_u32_e32 vcc, s14, v6
1E0C  s_mov_b64 s[14:15], -1
1E10  s_nop 0
1E14  v_cndmask_b32_e32 v5, v7, v5, vcc
1E18  s_andn2_b64 vcc, exec, s[6:7]
1E1C  s_cbranch_vccnz 6
1E20  s_waitcnt lgkmcnt(0)
1E24  v_lshl_add_u64 v[6:7], v[0:1], 2, s[10:11]
1E2C  s_mov_b64 s[14:15], 0
1E30  global_store_dword v[6:7], v5, off
1E38  s_andn2_b64 vcc, exec, s[14:15]
1E3C  s_cbranch_vccnz 18
1E40  v_and_b32_e32 v6, 0x7fffffff, v5
1E48  s_mov_b32 s14, 0x7f800001
1E50  v_mov_b32_e32 v7, 0x7fc00000
1E58  v_cmp_gt_u32_e32 vcc, s14, v6
1E5C  s_movk_i32 s14, 0x7fff
1E60  s_waitcnt lgkmcnt(0)
1E64  v_lshl_add_u64 v[0:1], v[0:1], 1, s[10:11]
1E6C  v_cndmask_b32_e32 v5, v7, v5, vcc
1E70  v_bfe_u32 v6, v5, 16, 1
1E78  v_add3_u32 v5, v5, v6, s14
1E80  global_store_short_d16_hi v[0:1], v5, off
1E88  s_or_b64 exec, exec, s[12:13]
1E8C  v_or_b32_e32 v0, 2, v3
1E90  v_cmp_gt_u32_e32 vcc, s21, v0
1E94  s_and_b64 s[14:15], vcc, s[4:5]
1E98  s_and_saveexec_b64 s[12:13], s[14:15]
1E9C  s_cbranch_execz 63
1EA0  v_mul_f32_e32 v5, s25, v4
1EA4  v_mad_u64_u32 v[0:1], s[14:15], v0, s20, v[14:15]
1EAC  s_and_b64 vcc, exec, s[2:3]
1EB0  v_cndmask_b32_e64 v4, v4, v5, s[0:1]
1EB8  s_cbranch_vccnz 18
1EBC  s_andn2_b64 vcc, exec, s[6:7]
1EC0  s_cbranch_vccnz 7
1EC4  s_waitcnt lgkmcnt(0)
1EC8  v_lshl_add_u64 v[6:7], v[0:1], 2, s[8:9]
1ED0  global_load_dword v5, v[6:7], off
1ED8  s_cbranch_execz 1
1EDC  s_branch 7
1EE0  s_waitcnt lgkmcnt(0)
1EE4  v_lshl_add_u64 v[6:7], v[0:1], 1, s[8:9]
1EEC  global_load_ushort v5, v[6:7], off
1EF4  s_waitcnt vmcnt(0)
1EF8  v_lshlrev_b32_e32 v5, 16, v5
1EFC  s_waitcnt vmcnt(0)
1F00  v_add_f32_e32 v4, v4, v5
1F04  v_and_b32_e32 v5, 0x7fffffff, v4
1F0C  s_mov_b32 s14, 0x7f800001
1F14  v_mov_b32_e32 v6, 0x7fc00000
1F1C  v_cmp_gt_u32_e32 vcc, s14, v5
1F20  s_mov_b64 s[14:15], -1
1F24  s_nop 0
1F28  v_cndmask_b32_e32 v4, v6, v4, vcc
1F2C  s_andn2_b64 vcc, exec, s[6:7]
1F30  s_cbranch_vccnz 6
1F34  s_waitcnt lgkmcnt(0)
1F38  v_lshl_add_u64 v[6:7], v[0:1], 2, s[10:11]
1F40  s_mov_b64 s[14:15], 0
1F44  global_store_dword v[6:7], v4, off
1F4C  s_andn2_b64 vcc, exec, s[14:15]
1F50  s_cbranch_vccnz 18
1F54  v_and_b32_e32 v5, 0x7fffffff, v4
1F5C  s_mov_b32 s14, 0x7f800001
1F64  v_mov_b32_e32 v6, 0x7fc00000
1F6C  v_cmp_gt_u32_e32 vcc, s14, v5
1F70  s_movk_i32 s14, 0x7fff
1F74  s_waitcnt lgkmcnt(0)
1F78  v_lshl_add_u64 v[0:1], v[0:1], 1, s[10:11]
1F80  v_cndmask_b32_e32 v4, v6, v4, vcc
1F84  v_bfe_u32 v5, v4, 16, 1
1F8C  v_add3_u32 v4, v4, v5, s14
1F94  global_store_short_d16_hi v[0:1], v4, off
1F9C  s_or_b64 exec, exec, s[12:13]
1FA0  v_or_b32_e32 v0, 3, v3
1FA4  v_cmp_gt_u32_e32 vcc, s21, v0
1FA8  s_and_b64 s[4:5], vcc, s[4:5]
1FAC  s_and_saveexec_b64 s[12:13], s[4:5]
1FB0  s_cbranch_execz 67
1FB4  v_mul_f32_e32 v3, s25, v2
1FB8  v_cndmask_b32_e64 v2, v2, v3, s[0:1]
1FC0  v_cndmask_b32_e64 v3, 0, 1, s[6:7]
1FC8  v_mad_u64_u32 v[0:1], s[4:5], v0, s20, v[14:15]
1FD0  s_and_b64 vcc, exec, s[2:3]
1FD4  v_cmp_ne_u32_e64 s[0:1], 1, v3
1FDC  s_cbranch_vccnz 18
1FE0  s_and_b64 vcc, exec, s[0:1]
1FE4  s_cbranch_vccnz 7
1FE8  s_waitcnt lgkmcnt(0)
1FEC  v_lshl_add_u64 v[4:5], v[0:1], 2, s[8:9]
1FF4  global_load_dword v3, v[4:5], off
1FFC  s_cbranch_execz 1
2000  s_branch 7
2004  s_waitcnt lgkmcnt(0)
2008  v_lshl_add_u64 v[4:5], v[0:1], 1, s[8:9]
2010  global_load_ushort v3, v[4:5], off
2018  s_waitcnt vmcnt(0)
201C  v_lshlrev_b32_e32 v3, 16, v3
2020  s_waitcnt vmcnt(0)
2024  v_add_f32_e32 v2, v2, v3
2028  v_and_b32_e32 v3, 0x7fffffff, v2
2030  s_mov_b32 s2, 0x7f800001
2038  v_mov_b32_e32 v4, 0x7fc00000
2040  v_cmp_gt_u32_e32 vcc, s2, v3
2044  s_nop 1
2048  v_cndmask_b32_e32 v2, v4, v2, vcc
204C  s_and_b64 vcc, exec, s[0:1]
2050  s_mov_b64 s[0:1], -1
2054  s_cbranch_vccnz 6
2058  s_waitcnt lgkmcnt(0)
205C  v_lshl_add_u64 v[4:5], v[0:1], 2, s[10:11]
2064  s_mov_b64 s[0:1], 0
2068  global_store_dword v[4:5], v2, off
2070  s_andn2_b64 vcc, exec, s[0:1]
2074  s_cbranch_vccnz 18
2078  v_and_b32_e32 v3, 0x7fffffff, v2
2080  s_mov_b32 s0, 0x7f800001
2088  v_mov_b32_e32 v4, 0x7fc00000
2090  v_cmp_gt_u32_e32 vcc, s0, v3
2094  s_movk_i32 s0, 0x7fff
2098  s_waitcnt lgkmcnt(0)
209C  v_lshl_add_u64 v[0:1], v[0:1], 1, s[10:11]
20A4  v_cndmask_b32_e32 v2, v4, v2, vcc
20A8  v_bfe_u32 v3, v2, 16, 1
20B0  v_add3_u32 v2, v2, v3, s0
20B8  global_store_short_d16_hi v[0:1], v2, off
20C0  s_endpgm
20C4  s_nop 0
