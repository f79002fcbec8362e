gemm16_tuned.co, compiled by Debian clang version 21.1.8 (13)

amdhsa.kernels:
  - .agpr_count:     0
    .args:
      - .address_space:  global
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
      - .address_space:  global
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
    .group_segment_fixed_size: 65536
    .kernarg_segment_align: 8
    .kernarg_segment_size: 80
    .max_flat_workgroup_size: 256
    .name:           Gemm16Tuned
    .private_segment_fixed_size: 0
    .sgpr_count:     64
    .sgpr_spill_count: 0
    .symbol:         Gemm16Tuned.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     252
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .address_space:  global
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
      - .address_space:  global
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
    .group_segment_fixed_size: 65536
    .kernarg_segment_align: 8
    .kernarg_segment_size: 80
    .max_flat_workgroup_size: 256
    .name:           Gemm16TunedShuffled
    .private_segment_fixed_size: 0
    .sgpr_count:     64
    .sgpr_spill_count: 0
    .symbol:         Gemm16TunedShuffled.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     224
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
Disassembly of section .text:

1e00 <Gemm16Tuned>:
1E00  s_load_dwordx4 s[16:19], s[0:1], 0x38
1E08  s_load_dwordx2 s[12:13], s[0:1], 0x8
1E10  v_readfirstlane_b32 s15, v0
1E14  s_lshl_b32 s22, s3, 7
1E18  s_lshr_b32 s3, s15, 1
1E1C  s_and_b32 s23, s3, 0x7fffffc0
1E24  s_waitcnt lgkmcnt(0)
1E28  s_lshr_b32 s30, s18, 5
1E2C  v_bfe_u32 v130, v0, 4, 2
1E34  s_add_i32 s33, s23, s22
1E38  v_and_b32_e32 v1, 15, v0
1E3C  v_or_b32_e32 v2, s33, v1
1E40  s_add_i32 s24, s16, -1
1E44  v_cmp_gt_u32_e32 vcc, s30, v130
1E48  v_mov_b32_e32 v166, 0x7f
1E50  v_mov_b32_e32 v167, 0x7f
1E58  s_and_saveexec_b64 s[6:7], vcc
1E5C  s_cbranch_execz 13
1E60  v_mov_b32_e32 v3, s24
1E64  v_cmp_gt_u32_e64 s[4:5], s16, v2
1E6C  v_mov_b64_e32 v[4:5], s[12:13]
1E70  v_mov_b32_e32 v131, 0
1E74  v_cndmask_b32_e64 v3, v3, v2, s[4:5]
1E7C  v_mad_u64_u32 v[4:5], s[4:5], v3, s30, v[4:5]
1E84  v_lshl_add_u64 v[4:5], v[4:5], 0, v[130:131]
1E8C  global_load_ubyte v167, v[4:5], off
1E94  s_or_b64 exec, exec, s[6:7]
1E98  v_or_b32_e32 v5, 16, v2
1E9C  s_and_saveexec_b64 s[6:7], vcc
1EA0  s_cbranch_execz 13
1EA4  v_mov_b32_e32 v3, s24
1EA8  v_cmp_gt_u32_e64 s[4:5], s16, v5
1EB0  v_mov_b64_e32 v[6:7], s[12:13]
1EB4  v_mov_b32_e32 v131, 0
1EB8  v_cndmask_b32_e64 v3, v3, v5, s[4:5]
1EC0  v_mad_u64_u32 v[6:7], s[4:5], v3, s30, v[6:7]
1EC8  v_lshl_add_u64 v[6:7], v[6:7], 0, v[130:131]
1ED0  global_load_ubyte v166, v[6:7], off
1ED8  s_or_b64 exec, exec, s[6:7]
1EDC  v_mov_b32_e32 v168, 0x7f
1EE4  v_or_b32_e32 v4, 32, v2
1EE8  v_mov_b32_e32 v169, 0x7f
1EF0  s_and_saveexec_b64 s[6:7], vcc
1EF4  s_cbranch_execz 13
1EF8  v_mov_b32_e32 v3, s24
1EFC  v_cmp_gt_u32_e64 s[4:5], s16, v4
1F04  v_mov_b64_e32 v[6:7], s[12:13]
1F08  v_mov_b32_e32 v131, 0
1F0C  v_cndmask_b32_e64 v3, v3, v4, s[4:5]
1F14  v_mad_u64_u32 v[6:7], s[4:5], v3, s30, v[6:7]
1F1C  v_lshl_add_u64 v[6:7], v[6:7], 0, v[130:131]
1F24  global_load_ubyte v169, v[6:7], off
1F2C  s_or_b64 exec, exec, s[6:7]
1F30  v_or_b32_e32 v3, 48, v2
1F34  s_and_saveexec_b64 s[6:7], vcc
1F38  s_cbranch_execz 14
1F3C  v_mov_b32_e32 v6, s24
1F40  v_cmp_gt_u32_e64 s[4:5], s16, v3
1F48  v_mov_b32_e32 v131, 0
1F4C  s_nop 0
1F50  v_cndmask_b32_e64 v8, v6, v3, s[4:5]
1F58  v_mov_b64_e32 v[6:7], s[12:13]
1F5C  v_mad_u64_u32 v[6:7], s[4:5], v8, s30, v[6:7]
1F64  v_lshl_add_u64 v[6:7], v[6:7], 0, v[130:131]
1F6C  global_load_ubyte v168, v[6:7], off
1F74  s_or_b64 exec, exec, s[6:7]
1F78  v_or_b32_e32 v133, 4, v130
1F7C  v_cmp_gt_u32_e64 s[4:5], s30, v133
1F84  v_mov_b32_e32 v170, 0x7f
1F8C  v_mov_b32_e32 v171, 0x7f
1F94  s_and_saveexec_b64 s[8:9], s[4:5]
1F98  s_cbranch_execz 14
1F9C  v_mov_b32_e32 v6, s24
1FA0  v_cmp_gt_u32_e64 s[6:7], s16, v2
1FA8  v_mov_b32_e32 v131, 0
1FAC  s_nop 0
1FB0  v_cndmask_b32_e64 v2, v6, v2, s[6:7]
1FB8  v_mov_b64_e32 v[6:7], s[12:13]
1FBC  v_mad_u64_u32 v[6:7], s[6:7], v2, s30, v[6:7]
1FC4  v_lshl_add_u64 v[6:7], v[6:7], 0, v[130:131]
1FCC  global_load_ubyte v171, v[6:7], off offset:4
1FD4  s_or_b64 exec, exec, s[8:9]
1FD8  s_and_saveexec_b64 s[8:9], s[4:5]
1FDC  s_cbranch_execz 13
1FE0  v_mov_b32_e32 v2, s24
1FE4  v_cmp_gt_u32_e64 s[6:7], s16, v5
1FEC  v_mov_b64_e32 v[6:7], s[12:13]
1FF0  v_mov_b32_e32 v131, 0
1FF4  v_cndmask_b32_e64 v2, v2, v5, s[6:7]
1FFC  v_mad_u64_u32 v[6:7], s[6:7], v2, s30, v[6:7]
2004  v_lshl_add_u64 v[6:7], v[6:7], 0, v[130:131]
200C  global_load_ubyte v170, v[6:7], off offset:4
2014  s_or_b64 exec, exec, s[8:9]
2018  s_load_dword s14, s[0:1], 0x48
2020  v_mov_b32_e32 v173, 0x7f
2028  v_mov_b32_e32 v172, 0x7f
2030  s_and_saveexec_b64 s[8:9], s[4:5]
2034  s_cbranch_execz 14
2038  v_mov_b32_e32 v2, s24
203C  v_cmp_gt_u32_e64 s[6:7], s16, v4
2044  v_mov_b32_e32 v131, 0
2048  s_nop 0
204C  v_cndmask_b32_e64 v2, v2, v4, s[6:7]
2054  v_mov_b64_e32 v[4:5], s[12:13]
2058  v_mad_u64_u32 v[4:5], s[6:7], v2, s30, v[4:5]
2060  v_lshl_add_u64 v[4:5], v[4:5], 0, v[130:131]
2068  global_load_ubyte v172, v[4:5], off offset:4
2070  s_or_b64 exec, exec, s[8:9]
2074  s_load_dwordx2 s[20:21], s[0:1], 0x18
207C  s_and_saveexec_b64 s[8:9], s[4:5]
2080  s_cbranch_execz 14
2084  v_mov_b32_e32 v2, s24
2088  v_cmp_gt_u32_e64 s[6:7], s16, v3
2090  v_mov_b32_e32 v131, 0
2094  s_nop 0
2098  v_cndmask_b32_e64 v4, v2, v3, s[6:7]
20A0  v_mov_b64_e32 v[2:3], s[12:13]
20A4  v_mad_u64_u32 v[2:3], s[6:7], v4, s30, v[2:3]
20AC  v_lshl_add_u64 v[2:3], v[2:3], 0, v[130:131]
20B4  global_load_ubyte v173, v[2:3], off offset:4
20BC  s_or_b64 exec, exec, s[8:9]
20C0  s_lshl_b32 s28, s2, 7
20C4  s_and_b32 s29, s15, 64
20C8  s_or_b32 s2, s29, s28
20CC  v_or_b32_e32 v2, s2, v1
20D0  s_add_i32 s25, s17, -1
20D4  v_mov_b32_e32 v175, 0x7f
20DC  v_mov_b32_e32 v174, 0x7f
20E4  s_and_saveexec_b64 s[6:7], vcc
20E8  s_cbranch_execz 14
20EC  v_mov_b32_e32 v3, s25
20F0  v_cmp_gt_u32_e64 s[2:3], s17, v2
20F8  s_waitcnt lgkmcnt(0)
20FC  v_mov_b64_e32 v[4:5], s[20:21]
2100  v_mov_b32_e32 v131, 0
2104  v_cndmask_b32_e64 v3, v3, v2, s[2:3]
210C  v_mad_u64_u32 v[4:5], s[2:3], v3, s30, v[4:5]
2114  v_lshl_add_u64 v[4:5], v[4:5], 0, v[130:131]
211C  global_load_ubyte v174, v[4:5], off
2124  s_or_b64 exec, exec, s[6:7]
2128  v_or_b32_e32 v4, 16, v2
212C  s_and_saveexec_b64 s[6:7], vcc
2130  s_cbranch_execz 14
2134  v_mov_b32_e32 v3, s25
2138  v_cmp_gt_u32_e64 s[2:3], s17, v4
2140  s_waitcnt lgkmcnt(0)
2144  v_mov_b64_e32 v[6:7], s[20:21]
2148  v_mov_b32_e32 v131, 0
214C  v_cndmask_b32_e64 v3, v3, v4, s[2:3]
2154  v_mad_u64_u32 v[6:7], s[2:3], v3, s30, v[6:7]
215C  v_lshl_add_u64 v[6:7], v[6:7], 0, v[130:131]
2164  global_load_ubyte v175, v[6:7], off
216C  s_or_b64 exec, exec, s[6:7]
2170  v_mov_b32_e32 v177, 0x7f
2178  v_or_b32_e32 v3, 32, v2
217C  v_mov_b32_e32 v176, 0x7f
2184  s_and_saveexec_b64 s[6:7], vcc
2188  s_cbranch_execz 14
218C  v_mov_b32_e32 v5, s25
2190  v_cmp_gt_u32_e64 s[2:3], s17, v3
2198  s_waitcnt lgkmcnt(0)
219C  v_mov_b64_e32 v[6:7], s[20:21]
21A0  v_mov_b32_e32 v131, 0
21A4  v_cndmask_b32_e64 v5, v5, v3, s[2:3]
21AC  v_mad_u64_u32 v[6:7], s[2:3], v5, s30, v[6:7]
21B4  v_lshl_add_u64 v[6:7], v[6:7], 0, v[130:131]
21BC  global_load_ubyte v176, v[6:7], off
21C4  s_or_b64 exec, exec, s[6:7]
21C8  v_or_b32_e32 v5, 48, v2
21CC  s_and_saveexec_b64 s[2:3], vcc
21D0  s_cbranch_execz 13
21D4  v_mov_b32_e32 v6, s25
21D8  v_cmp_gt_u32_e32 vcc, s17, v5
21DC  v_mov_b32_e32 v131, 0
21E0  s_nop 0
21E4  v_cndmask_b32_e32 v8, v6, v5, vcc
21E8  s_waitcnt lgkmcnt(0)
21EC  v_mov_b64_e32 v[6:7], s[20:21]
21F0  v_mad_u64_u32 v[6:7], s[6:7], v8, s30, v[6:7]
21F8  v_lshl_add_u64 v[6:7], v[6:7], 0, v[130:131]
2200  global_load_ubyte v177, v[6:7], off
2208  s_or_b64 exec, exec, s[2:3]
220C  v_mov_b32_e32 v179, 0x7f
2214  v_mov_b32_e32 v178, 0x7f
221C  s_and_saveexec_b64 s[2:3], s[4:5]
2220  s_cbranch_execz 13
2224  v_mov_b32_e32 v6, s25
2228  v_cmp_gt_u32_e32 vcc, s17, v2
222C  v_mov_b32_e32 v131, 0
2230  s_nop 0
2234  v_cndmask_b32_e32 v2, v6, v2, vcc
2238  s_waitcnt lgkmcnt(0)
223C  v_mov_b64_e32 v[6:7], s[20:21]
2240  v_mad_u64_u32 v[6:7], s[6:7], v2, s30, v[6:7]
2248  v_lshl_add_u64 v[6:7], v[6:7], 0, v[130:131]
2250  global_load_ubyte v178, v[6:7], off offset:4
2258  s_or_b64 exec, exec, s[2:3]
225C  s_and_saveexec_b64 s[2:3], s[4:5]
2260  s_cbranch_execz 12
2264  v_mov_b32_e32 v2, s25
2268  v_cmp_gt_u32_e32 vcc, s17, v4
226C  s_waitcnt lgkmcnt(0)
2270  v_mov_b64_e32 v[6:7], s[20:21]
2274  v_mov_b32_e32 v131, 0
2278  v_cndmask_b32_e32 v2, v2, v4, vcc
227C  v_mad_u64_u32 v[6:7], s[6:7], v2, s30, v[6:7]
2284  v_lshl_add_u64 v[6:7], v[6:7], 0, v[130:131]
228C  global_load_ubyte v179, v[6:7], off offset:4
2294  s_or_b64 exec, exec, s[2:3]
2298  s_load_dwordx2 s[2:3], s[0:1], 0x0
22A0  v_mov_b32_e32 v182, 0x7f
22A8  v_mov_b32_e32 v180, 0x7f
22B0  s_and_saveexec_b64 s[6:7], s[4:5]
22B4  s_cbranch_execz 13
22B8  v_mov_b32_e32 v2, s25
22BC  v_cmp_gt_u32_e32 vcc, s17, v3
22C0  v_mov_b32_e32 v131, 0
22C4  s_nop 0
22C8  v_cndmask_b32_e32 v4, v2, v3, vcc
22CC  s_waitcnt lgkmcnt(0)
22D0  v_mov_b64_e32 v[2:3], s[20:21]
22D4  v_mad_u64_u32 v[2:3], s[8:9], v4, s30, v[2:3]
22DC  v_lshl_add_u64 v[2:3], v[2:3], 0, v[130:131]
22E4  global_load_ubyte v180, v[2:3], off offset:4
22EC  s_or_b64 exec, exec, s[6:7]
22F0  s_and_saveexec_b64 s[6:7], s[4:5]
22F4  s_cbranch_execz 13
22F8  v_mov_b32_e32 v2, s25
22FC  v_cmp_gt_u32_e32 vcc, s17, v5
2300  v_mov_b32_e32 v131, 0
2304  s_nop 0
2308  v_cndmask_b32_e32 v4, v2, v5, vcc
230C  s_waitcnt lgkmcnt(0)
2310  v_mov_b64_e32 v[2:3], s[20:21]
2314  v_mad_u64_u32 v[2:3], s[4:5], v4, s30, v[2:3]
231C  v_lshl_add_u64 v[2:3], v[2:3], 0, v[130:131]
2324  global_load_ubyte v182, v[2:3], off offset:4
232C  s_or_b64 exec, exec, s[6:7]
2330  s_mul_hi_u32 s7, s30, s22
2334  s_mul_i32 s6, s30, s22
2338  s_lshl_b64 s[6:7], s[6:7], 4
233C  v_lshrrev_b32_e32 v3, 4, v0
2340  s_waitcnt lgkmcnt(0)
2344  s_add_u32 s8, s2, s6
2348  v_and_b32_e32 v2, 7, v0
234C  v_and_b32_e32 v3, 4, v3
2350  v_bfe_u32 v4, v0, 4, 2
2358  s_addc_u32 s9, s3, s7
235C  v_bitop3_b32 v132, v3, v2, v4 bitop3:0x36
2364  v_lshrrev_b32_e32 v2, 3, v0
2368  v_bfe_u32 v3, v0, 3, 3
2370  s_not_b32 s2, s22
2374  v_and_or_b32 v6, v2, 24, v3
237C  s_add_i32 s6, s16, s2
2380  v_min_u32_e32 v2, s6, v6
2384  v_or_b32_e32 v7, 32, v6
2388  s_load_dwordx2 s[4:5], s[0:1], 0x10
2390  v_mad_u64_u32 v[134:135], s[2:3], v2, s30, v[132:133]
2398  v_min_u32_e32 v2, s6, v7
239C  v_or_b32_e32 v8, 64, v6
23A0  v_mad_u64_u32 v[136:137], s[2:3], v2, s30, v[132:133]
23A8  v_min_u32_e32 v2, s6, v8
23AC  v_or_b32_e32 v9, 0x60, v6
23B4  v_readfirstlane_b32 s10, v0
23B8  v_mad_u64_u32 v[138:139], s[2:3], v2, s30, v[132:133]
23C0  v_min_u32_e32 v2, s6, v9
23C4  s_andn2_b32 s10, s10, 63
23C8  v_mad_u64_u32 v[140:141], s[2:3], v2, s30, v[132:133]
23D0  s_cmpk_gt_u32 s18, 0xff
23D4  s_cselect_b64 s[6:7], -1, 0
23D8  s_cmpk_lt_u32 s18, 0x100
23DC  s_mov_b64 s[2:3], -1
23E0  s_cbranch_scc1 29
23E4  s_lshl_b32 s2, s10, 4
23E8  v_mov_b32_e32 v135, 0
23EC  v_lshl_add_u64 v[2:3], v[134:135], 4, s[8:9]
23F4  s_mov_b32 m0, s2
23F8  v_mov_b32_e32 v137, v135
23FC  global_load_lds_dwordx4 v[2:3], off
2404  v_lshl_add_u64 v[2:3], v[136:137], 4, s[8:9]
240C  s_add_i32 m0, s2, 0x1000
2414  v_mov_b32_e32 v139, v135
2418  global_load_lds_dwordx4 v[2:3], off
2420  v_lshl_add_u64 v[2:3], v[138:139], 4, s[8:9]
2428  s_add_i32 m0, s2, 0x2000
2430  v_mov_b32_e32 v141, v135
2434  global_load_lds_dwordx4 v[2:3], off
243C  v_lshl_add_u64 v[2:3], v[140:141], 4, s[8:9]
2444  s_add_i32 m0, s2, 0x3000
244C  s_mov_b64 s[2:3], 0
2450  global_load_lds_dwordx4 v[2:3], off
2458  v_and_b32_e32 v181, 63, v0
245C  s_andn2_b64 vcc, exec, s[2:3]
2460  v_cmp_le_u32_e64 s[2:3], s30, v132
2468  s_cbranch_vccnz 65
246C  v_lshlrev_b32_e32 v2, 4, v181
2470  v_lshl_add_u32 v10, s10, 4, v2
2478  s_and_saveexec_b64 s[10:11], s[2:3]
247C  s_xor_b64 s[10:11], exec, s[10:11]
2480  v_mov_b32_e32 v2, 0
2484  v_mov_b32_e32 v3, v2
2488  v_mov_b32_e32 v4, v2
248C  v_mov_b32_e32 v5, v2
2490  ds_write_b128 v10, v[2:5]
2498  s_or_saveexec_b64 s[10:11], s[10:11]
249C  v_mov_b32_e32 v2, 0
24A0  v_mov_b32_e32 v3, 0
24A4  v_mov_b32_e32 v4, 0
24A8  v_mov_b32_e32 v5, 0
24AC  s_xor_b64 exec, exec, s[10:11]
24B0  s_cbranch_execz 13
24B4  v_mov_b32_e32 v135, 0
24B8  v_lshl_add_u64 v[16:17], v[134:135], 4, s[8:9]
24C0  v_mov_b32_e32 v137, v135
24C4  v_lshl_add_u64 v[18:19], v[136:137], 4, s[8:9]
24CC  global_load_dwordx4 v[12:15], v[16:17], off
24D4  global_load_dwordx4 v[2:5], v[18:19], off
24DC  s_waitcnt vmcnt(0)
24E0  ds_write_b128 v10, v[12:15]
24E8  s_or_b64 exec, exec, s[10:11]
24EC  ds_write_b128 v10, v[2:5] offset:4096
24F4  s_and_saveexec_b64 s[10:11], s[2:3]
24F8  s_xor_b64 s[2:3], exec, s[10:11]
24FC  v_mov_b32_e32 v2, 0
2500  v_mov_b32_e32 v3, v2
2504  v_mov_b32_e32 v4, v2
2508  v_mov_b32_e32 v5, v2
250C  ds_write_b128 v10, v[2:5] offset:8192
2514  s_or_saveexec_b64 s[2:3], s[2:3]
2518  v_mov_b32_e32 v2, 0
251C  v_mov_b32_e32 v3, 0
2520  v_mov_b32_e32 v4, 0
2524  v_mov_b32_e32 v5, 0
2528  s_xor_b64 exec, exec, s[2:3]
252C  s_cbranch_execz 13
2530  v_mov_b32_e32 v139, 0
2534  v_lshl_add_u64 v[16:17], v[138:139], 4, s[8:9]
253C  v_mov_b32_e32 v141, v139
2540  v_lshl_add_u64 v[18:19], v[140:141], 4, s[8:9]
2548  global_load_dwordx4 v[12:15], v[16:17], off
2550  global_load_dwordx4 v[2:5], v[18:19], off
2558  s_waitcnt vmcnt(0)
255C  ds_write_b128 v10, v[12:15] offset:8192
2564  s_or_b64 exec, exec, s[2:3]
2568  ds_write_b128 v10, v[2:5] offset:12288
2570  s_mul_hi_u32 s3, s30, s28
2574  s_mul_i32 s2, s30, s28
2578  s_lshl_b64 s[2:3], s[2:3], 4
257C  s_waitcnt lgkmcnt(0)
2580  s_add_u32 s10, s4, s2
2584  s_addc_u32 s11, s5, s3
2588  s_not_b32 s2, s28
258C  s_add_i32 s4, s17, s2
2590  v_min_u32_e32 v2, s4, v6
2594  v_mad_u64_u32 v[142:143], s[2:3], v2, s30, v[132:133]
259C  v_min_u32_e32 v2, s4, v7
25A0  v_mad_u64_u32 v[144:145], s[2:3], v2, s30, v[132:133]
25A8  v_min_u32_e32 v2, s4, v8
25AC  v_mad_u64_u32 v[146:147], s[2:3], v2, s30, v[132:133]
25B4  v_min_u32_e32 v2, s4, v9
25B8  v_mad_u64_u32 v[148:149], s[2:3], v2, s30, v[132:133]
25C0  v_readfirstlane_b32 s4, v0
25C4  s_andn2_b32 s4, s4, 63
25C8  s_andn2_b64 vcc, exec, s[6:7]
25CC  s_mov_b64 s[2:3], -1
25D0  s_cbranch_vccnz 30
25D4  s_lshl_b32 s2, s4, 4
25D8  v_mov_b32_e32 v143, 0
25DC  s_add_i32 m0, s2, 0x8000
25E4  v_lshl_add_u64 v[2:3], v[142:143], 4, s[10:11]
25EC  v_mov_b32_e32 v145, v143
25F0  global_load_lds_dwordx4 v[2:3], off
25F8  v_lshl_add_u64 v[2:3], v[144:145], 4, s[10:11]
2600  s_add_i32 m0, s2, 0x9000
2608  v_mov_b32_e32 v147, v143
260C  global_load_lds_dwordx4 v[2:3], off
2614  v_lshl_add_u64 v[2:3], v[146:147], 4, s[10:11]
261C  s_add_i32 m0, s2, 0xa000
2624  v_mov_b32_e32 v149, v143
2628  global_load_lds_dwordx4 v[2:3], off
2630  v_lshl_add_u64 v[2:3], v[148:149], 4, s[10:11]
2638  s_add_i32 m0, s2, 0xb000
2640  s_mov_b64 s[2:3], 0
2644  global_load_lds_dwordx4 v[2:3], off
264C  s_andn2_b64 vcc, exec, s[2:3]
2650  s_cbranch_vccnz 68
2654  s_lshl_b32 s2, s4, 4
2658  s_add_i32 s2, s2, 0x8000
2660  v_cmp_le_u32_e32 vcc, s30, v132
2664  v_lshl_add_u32 v6, v181, 4, s2
266C  s_and_saveexec_b64 s[2:3], vcc
2670  s_xor_b64 s[2:3], exec, s[2:3]
2674  v_mov_b32_e32 v2, 0
2678  v_mov_b32_e32 v3, v2
267C  v_mov_b32_e32 v4, v2
2680  v_mov_b32_e32 v5, v2
2684  ds_write_b128 v6, v[2:5]
268C  s_or_saveexec_b64 s[2:3], s[2:3]
2690  v_mov_b32_e32 v2, 0
2694  v_mov_b32_e32 v3, 0
2698  v_mov_b32_e32 v4, 0
269C  v_mov_b32_e32 v5, 0
26A0  s_xor_b64 exec, exec, s[2:3]
26A4  s_cbranch_execz 13
26A8  v_mov_b32_e32 v143, 0
26AC  v_lshl_add_u64 v[12:13], v[142:143], 4, s[10:11]
26B4  v_mov_b32_e32 v145, v143
26B8  v_lshl_add_u64 v[14:15], v[144:145], 4, s[10:11]
26C0  global_load_dwordx4 v[8:11], v[12:13], off
26C8  global_load_dwordx4 v[2:5], v[14:15], off
26D0  s_waitcnt vmcnt(0)
26D4  ds_write_b128 v6, v[8:11]
26DC  s_or_b64 exec, exec, s[2:3]
26E0  ds_write_b128 v6, v[2:5] offset:4096
26E8  s_and_saveexec_b64 s[2:3], vcc
26EC  s_xor_b64 s[2:3], exec, s[2:3]
26F0  v_mov_b32_e32 v2, 0
26F4  v_mov_b32_e32 v3, v2
26F8  v_mov_b32_e32 v4, v2
26FC  v_mov_b32_e32 v5, v2
2700  ds_write_b128 v6, v[2:5] offset:8192
2708  s_or_saveexec_b64 s[2:3], s[2:3]
270C  v_mov_b32_e32 v2, 0
2710  v_mov_b32_e32 v3, 0
2714  v_mov_b32_e32 v4, 0
2718  v_mov_b32_e32 v5, 0
271C  s_xor_b64 exec, exec, s[2:3]
2720  s_cbranch_execz 13
2724  v_mov_b32_e32 v147, 0
2728  v_lshl_add_u64 v[12:13], v[146:147], 4, s[10:11]
2730  v_mov_b32_e32 v149, v147
2734  v_lshl_add_u64 v[14:15], v[148:149], 4, s[10:11]
273C  global_load_dwordx4 v[8:11], v[12:13], off
2744  global_load_dwordx4 v[2:5], v[14:15], off
274C  s_waitcnt vmcnt(0)
2750  ds_write_b128 v6, v[8:11] offset:8192
2758  s_or_b64 exec, exec, s[2:3]
275C  ds_write_b128 v6, v[2:5] offset:12288
2764  v_mov_b32_e32 v65, 0
2768  s_cmp_lt_u32 s18, 32
276C  v_mov_b32_e32 v64, 0
2770  v_mov_b32_e32 v63, 0
2774  v_mov_b32_e32 v62, 0
2778  v_mov_b32_e32 v61, 0
277C  v_mov_b32_e32 v60, 0
2780  v_mov_b32_e32 v59, 0
2784  v_mov_b32_e32 v58, 0
2788  v_mov_b32_e32 v57, 0
278C  v_mov_b32_e32 v56, 0
2790  v_mov_b32_e32 v55, 0
2794  v_mov_b32_e32 v54, 0
2798  v_mov_b32_e32 v49, 0
279C  v_mov_b32_e32 v48, 0
27A0  v_mov_b32_e32 v47, 0
27A4  v_mov_b32_e32 v46, 0
27A8  v_mov_b32_e32 v45, 0
27AC  v_mov_b32_e32 v44, 0
27B0  v_mov_b32_e32 v43, 0
27B4  v_mov_b32_e32 v42, 0
27B8  v_mov_b32_e32 v41, 0
27BC  v_mov_b32_e32 v40, 0
27C0  v_mov_b32_e32 v39, 0
27C4  v_mov_b32_e32 v38, 0
27C8  v_mov_b32_e32 v37, 0
27CC  v_mov_b32_e32 v36, 0
27D0  v_mov_b32_e32 v35, 0
27D4  v_mov_b32_e32 v34, 0
27D8  v_mov_b32_e32 v33, 0
27DC  v_mov_b32_e32 v32, 0
27E0  v_mov_b32_e32 v31, 0
27E4  v_mov_b32_e32 v30, 0
27E8  v_mov_b32_e32 v29, 0
27EC  v_mov_b32_e32 v28, 0
27F0  v_mov_b32_e32 v27, 0
27F4  v_mov_b32_e32 v26, 0
27F8  v_mov_b32_e32 v25, 0
27FC  v_mov_b32_e32 v24, 0
2800  v_mov_b32_e32 v23, 0
2804  v_mov_b32_e32 v22, 0
2808  v_mov_b32_e32 v21, 0
280C  v_mov_b32_e32 v20, 0
2810  v_mov_b32_e32 v19, 0
2814  v_mov_b32_e32 v18, 0
2818  v_mov_b32_e32 v17, 0
281C  v_mov_b32_e32 v16, 0
2820  v_mov_b32_e32 v15, 0
2824  v_mov_b32_e32 v14, 0
2828  v_mov_b32_e32 v13, 0
282C  v_mov_b32_e32 v12, 0
2830  v_mov_b32_e32 v11, 0
2834  v_mov_b32_e32 v10, 0
2838  v_mov_b32_e32 v9, 0
283C  v_mov_b32_e32 v8, 0
2840  v_mov_b32_e32 v7, 0
2844  v_mov_b32_e32 v6, 0
2848  v_mov_b32_e32 v5, 0
284C  v_mov_b32_e32 v4, 0
2850  v_mov_b32_e32 v3, 0
2854  v_mov_b32_e32 v2, 0
2858  v_mov_b32_e32 v53, 0
285C  v_mov_b32_e32 v52, 0
2860  v_mov_b32_e32 v51, 0
2864  v_mov_b32_e32 v50, 0
2868  s_cbranch_scc1 1260
286C  v_or_b32_e32 v2, s23, v1
2870  v_add_u32_e32 v3, s22, v2
2874  v_mov_b32_e32 v4, s24
2878  v_cmp_gt_u32_e32 vcc, s16, v3
287C  v_add_u32_e32 v6, 16, v3
2880  v_add_u32_e32 v7, 32, v3
2884  v_cndmask_b32_e32 v5, v4, v3, vcc
2888  v_cmp_gt_u32_e32 vcc, s16, v6
288C  v_add_u32_e32 v3, 48, v3
2890  v_mov_b32_e32 v9, s25
2894  v_cndmask_b32_e32 v6, v4, v6, vcc
2898  v_cmp_gt_u32_e32 vcc, s16, v7
289C  v_mov_b32_e32 v135, 0
28A0  v_lshlrev_b32_e32 v2, 7, v2
28A4  v_cndmask_b32_e32 v7, v4, v7, vcc
28A8  v_cmp_gt_u32_e32 vcc, s16, v3
28AC  v_mov_b32_e32 v131, v135
28B0  s_mov_b32 s5, 0
28B4  v_cndmask_b32_e32 v4, v4, v3, vcc
28B8  v_or_b32_e32 v3, s29, v1
28BC  v_or_b32_e32 v8, s28, v3
28C0  v_cmp_gt_u32_e32 vcc, s17, v8
28C4  v_or_b32_e32 v11, 16, v8
28C8  v_or_b32_e32 v12, 32, v8
28CC  v_cndmask_b32_e32 v10, v9, v8, vcc
28D0  v_cmp_gt_u32_e32 vcc, s17, v11
28D4  v_or_b32_e32 v8, 48, v8
28D8  v_lshlrev_b32_e32 v3, 7, v3
28DC  v_cndmask_b32_e32 v11, v9, v11, vcc
28E0  v_cmp_gt_u32_e32 vcc, s17, v12
28E4  v_or_b32_e32 v14, 0x8000, v3
28EC  v_or_b32_e32 v3, 0xc000, v3
28F4  v_cndmask_b32_e32 v12, v9, v12, vcc
28F8  v_cmp_gt_u32_e32 vcc, s17, v8
28FC  v_mov_b32_e32 v137, v135
2900  v_mov_b32_e32 v139, v135
2904  v_cndmask_b32_e32 v8, v9, v8, vcc
2908  v_lshrrev_b32_e32 v9, 1, v0
290C  v_bitop3_b32 v13, v130, v9, 7 bitop3:0x78
2914  v_bitop3_b32 v9, v133, v9, 7 bitop3:0x78
291C  v_lshlrev_b32_e32 v13, 4, v13
2920  v_lshlrev_b32_e32 v9, 4, v9
2924  v_or_b32_e32 v183, v2, v13
2928  v_or_b32_e32 v185, v2, v9
292C  v_add_u32_e32 v2, 0x4000, v2
2934  v_or_b32_e32 v187, v2, v13
2938  v_or_b32_e32 v188, v3, v13
293C  v_or_b32_e32 v189, v2, v9
2940  v_or_b32_e32 v190, v3, v9
2944  v_mad_u64_u32 v[2:3], s[2:3], v5, s30, v[130:131]
294C  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
2954  v_lshl_add_u64 v[150:151], v[2:3], 0, 12
295C  v_mad_u64_u32 v[2:3], s[2:3], v6, s30, v[130:131]
2964  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
296C  v_lshl_add_u64 v[152:153], v[2:3], 0, 12
2974  v_mad_u64_u32 v[2:3], s[2:3], v7, s30, v[130:131]
297C  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
2984  v_lshl_add_u64 v[154:155], v[2:3], 0, 12
298C  v_mad_u64_u32 v[2:3], s[2:3], v4, s30, v[130:131]
2994  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
299C  v_lshl_add_u64 v[156:157], v[2:3], 0, 12
29A4  v_mad_u64_u32 v[2:3], s[2:3], v10, s30, v[130:131]
29AC  v_lshl_add_u64 v[2:3], v[2:3], 0, s[20:21]
29B4  v_lshl_add_u64 v[158:159], v[2:3], 0, 12
29BC  v_mad_u64_u32 v[2:3], s[2:3], v8, s30, v[130:131]
29C4  v_lshl_add_u64 v[2:3], v[2:3], 0, s[20:21]
29CC  v_lshl_add_u64 v[160:161], v[2:3], 0, 12
29D4  v_mad_u64_u32 v[2:3], s[2:3], v12, s30, v[130:131]
29DC  v_lshl_add_u64 v[2:3], v[2:3], 0, s[20:21]
29E4  v_lshl_add_u64 v[162:163], v[2:3], 0, 12
29EC  v_mad_u64_u32 v[2:3], s[2:3], v11, s30, v[130:131]
29F4  v_lshl_add_u64 v[2:3], v[2:3], 0, s[20:21]
29FC  v_mov_b32_e32 v141, v135
2A00  v_mov_b32_e32 v143, v135
2A04  v_mov_b32_e32 v145, v135
2A08  v_mov_b32_e32 v147, v135
2A0C  v_mov_b32_e32 v149, v135
2A10  v_or_b32_e32 v184, v14, v13
2A14  v_or_b32_e32 v186, v14, v9
2A18  v_lshl_add_u64 v[164:165], v[2:3], 0, 12
2A20  s_mov_b64 s[22:23], 0
2A24  s_mov_b64 s[12:13], 0x80
2A2C  s_mov_b64 s[20:21], 0x100
2A34  v_mov_b32_e32 v50, v135
2A38  v_mov_b32_e32 v51, v135
2A3C  v_mov_b32_e32 v52, v135
2A40  v_mov_b32_e32 v53, v135
2A44  v_mov_b32_e32 v2, v135
2A48  v_mov_b32_e32 v3, v135
2A4C  v_mov_b32_e32 v4, v135
2A50  v_mov_b32_e32 v5, v135
2A54  v_mov_b32_e32 v6, v135
2A58  v_mov_b32_e32 v7, v135
2A5C  v_mov_b32_e32 v8, v135
2A60  v_mov_b32_e32 v9, v135
2A64  v_mov_b32_e32 v10, v135
2A68  v_mov_b32_e32 v11, v135
2A6C  v_mov_b32_e32 v12, v135
2A70  v_mov_b32_e32 v13, v135
2A74  v_mov_b32_e32 v14, v135
2A78  v_mov_b32_e32 v15, v135
2A7C  v_mov_b32_e32 v16, v135
2A80  v_mov_b32_e32 v17, v135
2A84  v_mov_b32_e32 v18, v135
2A88  v_mov_b32_e32 v19, v135
2A8C  v_mov_b32_e32 v20, v135
2A90  v_mov_b32_e32 v21, v135
2A94  v_mov_b32_e32 v22, v135
2A98  v_mov_b32_e32 v23, v135
2A9C  v_mov_b32_e32 v24, v135
2AA0  v_mov_b32_e32 v25, v135
2AA4  v_mov_b32_e32 v26, v135
2AA8  v_mov_b32_e32 v27, v135
2AAC  v_mov_b32_e32 v28, v135
2AB0  v_mov_b32_e32 v29, v135
2AB4  v_mov_b32_e32 v30, v135
2AB8  v_mov_b32_e32 v31, v135
2ABC  v_mov_b32_e32 v32, v135
2AC0  v_mov_b32_e32 v33, v135
2AC4  v_mov_b32_e32 v34, v135
2AC8  v_mov_b32_e32 v35, v135
2ACC  v_mov_b32_e32 v36, v135
2AD0  v_mov_b32_e32 v37, v135
2AD4  v_mov_b32_e32 v38, v135
2AD8  v_mov_b32_e32 v39, v135
2ADC  v_mov_b32_e32 v40, v135
2AE0  v_mov_b32_e32 v41, v135
2AE4  v_mov_b32_e32 v42, v135
2AE8  v_mov_b32_e32 v43, v135
2AEC  v_mov_b32_e32 v44, v135
2AF0  v_mov_b32_e32 v45, v135
2AF4  v_mov_b32_e32 v46, v135
2AF8  v_mov_b32_e32 v47, v135
2AFC  v_mov_b32_e32 v48, v135
2B00  v_mov_b32_e32 v49, v135
2B04  v_mov_b32_e32 v54, v135
2B08  v_mov_b32_e32 v55, v135
2B0C  v_mov_b32_e32 v56, v135
2B10  v_mov_b32_e32 v57, v135
2B14  v_mov_b32_e32 v58, v135
2B18  v_mov_b32_e32 v59, v135
2B1C  v_mov_b32_e32 v60, v135
2B20  v_mov_b32_e32 v61, v135
2B24  v_mov_b32_e32 v62, v135
2B28  v_mov_b32_e32 v63, v135
2B2C  v_mov_b32_e32 v64, v135
2B30  v_mov_b32_e32 v65, v135
2B34  s_add_i32 s2, s22, 8
2B38  s_cmp_lt_u32 s2, s30
2B3C  s_cselect_b64 s[24:25], -1, 0
2B40  s_cmp_ge_u32 s2, s30
2B44  s_waitcnt vmcnt(0)
2B48  v_mov_b32_e32 v201, v174
2B4C  v_mov_b32_e32 v202, v175
2B50  v_mov_b32_e32 v203, v176
2B54  v_mov_b32_e32 v204, v177
2B58  v_mov_b32_e32 v205, v178
2B5C  v_mov_b32_e32 v206, v179
2B60  v_mov_b32_e32 v200, v180
2B64  v_mov_b32_e32 v195, v182
2B68  v_mov_b32_e32 v197, v167
2B6C  v_mov_b32_e32 v196, v166
2B70  v_mov_b32_e32 v194, v169
2B74  v_mov_b32_e32 v193, v168
2B78  v_mov_b32_e32 v199, v171
2B7C  v_mov_b32_e32 v198, v170
2B80  v_mov_b32_e32 v192, v172
2B84  v_mov_b32_e32 v191, v173
2B88  s_waitcnt vmcnt(0) lgkmcnt(0)
2B8C  s_barrier
2B90  s_cbranch_scc1 321
2B94  v_lshl_add_u64 v[66:67], v[130:131], 0, s[22:23]
2B9C  v_add_u32_e32 v67, 8, v66
2BA0  v_cmp_gt_u32_e32 vcc, s30, v67
2BA4  v_mov_b32_e32 v192, 0x7f
2BAC  v_mov_b32_e32 v194, 0x7f
2BB4  v_mov_b32_e32 v196, 0x7f
2BBC  v_mov_b32_e32 v197, 0x7f
2BC4  v_mov_b32_e32 v193, 0x7f
2BCC  s_and_saveexec_b64 s[2:3], vcc
2BD0  s_cbranch_execz 16
2BD4  v_lshl_add_u64 v[68:69], v[150:151], 0, s[22:23]
2BDC  v_lshl_add_u64 v[70:71], v[152:153], 0, s[22:23]
2BE4  v_lshl_add_u64 v[72:73], v[154:155], 0, s[22:23]
2BEC  v_lshl_add_u64 v[74:75], v[156:157], 0, s[22:23]
2BF4  global_load_ubyte v197, v[68:69], off offset:-4
2BFC  global_load_ubyte v196, v[70:71], off offset:-4
2C04  global_load_ubyte v194, v[72:73], off offset:-4
2C0C  global_load_ubyte v193, v[74:75], off offset:-4
2C14  s_or_b64 exec, exec, s[2:3]
2C18  v_add_u32_e32 v66, 12, v66
2C1C  v_cmp_gt_u32_e64 s[2:3], s30, v66
2C24  v_mov_b32_e32 v198, 0x7f
2C2C  v_mov_b32_e32 v199, 0x7f
2C34  v_mov_b32_e32 v191, 0x7f
2C3C  s_and_saveexec_b64 s[6:7], s[2:3]
2C40  s_cbranch_execz 16
2C44  v_lshl_add_u64 v[66:67], v[150:151], 0, s[22:23]
2C4C  v_lshl_add_u64 v[68:69], v[152:153], 0, s[22:23]
2C54  v_lshl_add_u64 v[70:71], v[154:155], 0, s[22:23]
2C5C  v_lshl_add_u64 v[72:73], v[156:157], 0, s[22:23]
2C64  global_load_ubyte v199, v[66:67], off
2C6C  global_load_ubyte v198, v[68:69], off
2C74  global_load_ubyte v192, v[70:71], off
2C7C  global_load_ubyte v191, v[72:73], off
2C84  s_or_b64 exec, exec, s[6:7]
2C88  v_mov_b32_e32 v200, 0x7f
2C90  v_mov_b32_e32 v203, 0x7f
2C98  v_mov_b32_e32 v202, 0x7f
2CA0  v_mov_b32_e32 v201, 0x7f
2CA8  v_mov_b32_e32 v204, 0x7f
2CB0  s_and_saveexec_b64 s[6:7], vcc
2CB4  s_cbranch_execz 16
2CB8  v_lshl_add_u64 v[66:67], v[158:159], 0, s[22:23]
2CC0  v_lshl_add_u64 v[68:69], v[164:165], 0, s[22:23]
2CC8  v_lshl_add_u64 v[70:71], v[162:163], 0, s[22:23]
2CD0  v_lshl_add_u64 v[72:73], v[160:161], 0, s[22:23]
2CD8  global_load_ubyte v201, v[66:67], off offset:-4
2CE0  global_load_ubyte v202, v[68:69], off offset:-4
2CE8  global_load_ubyte v203, v[70:71], off offset:-4
2CF0  global_load_ubyte v204, v[72:73], off offset:-4
2CF8  s_or_b64 exec, exec, s[6:7]
2CFC  v_mov_b64_e32 v[74:75], s[22:23]
2D00  v_mov_b32_e32 v206, 0x7f
2D08  v_mov_b32_e32 v205, 0x7f
2D10  v_mov_b32_e32 v195, 0x7f
2D18  s_and_saveexec_b64 s[6:7], s[2:3]
2D1C  s_cbranch_execz 18
2D20  v_lshl_add_u64 v[66:67], v[158:159], 0, s[22:23]
2D28  v_lshl_add_u64 v[68:69], v[164:165], 0, s[22:23]
2D30  v_lshl_add_u64 v[70:71], v[162:163], 0, s[22:23]
2D38  v_lshl_add_u64 v[72:73], v[160:161], 0, s[22:23]
2D40  global_load_ubyte v205, v[66:67], off
2D48  global_load_ubyte v206, v[68:69], off
2D50  global_load_ubyte v200, v[70:71], off
2D58  global_load_ubyte v195, v[72:73], off
2D60  s_mov_b32 s4, s22
2D64  v_mov_b64_e32 v[74:75], s[4:5]
2D68  s_or_b64 exec, exec, s[6:7]
2D6C  v_readfirstlane_b32 s4, v0
2D70  s_andn2_b32 s4, s4, 63
2D74  s_add_i32 s6, s22, 16
2D78  s_cmp_le_u32 s6, s30
2D7C  v_lshl_add_u64 v[76:77], v[74:75], 4, s[8:9]
2D84  s_cselect_b64 s[2:3], -1, 0
2D88  s_cmp_gt_u32 s6, s30
2D8C  s_mov_b64 s[6:7], -1
2D90  s_cbranch_scc1 37
2D94  v_lshl_add_u64 v[66:67], v[134:135], 4, v[76:77]
2D9C  s_lshl_b32 s6, s4, 4
2DA0  v_lshl_add_u64 v[66:67], v[66:67], 0, s[12:13]
2DA8  s_add_i32 m0, s6, 0x4000
2DB0  s_nop 0
2DB4  global_load_lds_dwordx4 v[66:67], off
2DBC  v_lshl_add_u64 v[66:67], v[136:137], 4, v[76:77]
2DC4  v_lshl_add_u64 v[66:67], v[66:67], 0, s[12:13]
2DCC  s_add_i32 m0, s6, 0x5000
2DD4  s_nop 0
2DD8  global_load_lds_dwordx4 v[66:67], off
2DE0  v_lshl_add_u64 v[66:67], v[138:139], 4, v[76:77]
2DE8  v_lshl_add_u64 v[66:67], v[66:67], 0, s[12:13]
2DF0  s_add_i32 m0, s6, 0x6000
2DF8  s_nop 0
2DFC  global_load_lds_dwordx4 v[66:67], off
2E04  v_lshl_add_u64 v[66:67], v[140:141], 4, v[76:77]
2E0C  v_lshl_add_u64 v[66:67], v[66:67], 0, s[12:13]
2E14  s_add_i32 m0, s6, 0x7000
2E1C  s_mov_b64 s[6:7], 0
2E20  global_load_lds_dwordx4 v[66:67], off
2E28  s_andn2_b64 vcc, exec, s[6:7]
2E2C  v_add3_u32 v78, v132, s22, 8
2E34  s_cbranch_vccnz 53
2E38  v_or_b32_e32 v66, s4, v181
2E3C  v_cmp_le_u32_e32 vcc, s30, v78
2E40  v_lshlrev_b32_e32 v79, 4, v66
2E44  s_and_saveexec_b64 s[6:7], vcc
2E48  s_xor_b64 s[26:27], exec, s[6:7]
2E4C  s_cbranch_execz 9
2E50  s_mov_b32 s6, s5
2E54  s_mov_b32 s7, s5
2E58  s_mov_b32 s4, s5
2E5C  v_mov_b64_e32 v[68:69], s[6:7]
2E60  v_mov_b64_e32 v[66:67], s[4:5]
2E64  ds_write_b128 v79, v[66:69] offset:16384
2E6C  ds_write_b128 v79, v[66:69] offset:20480
2E74  s_or_saveexec_b64 s[6:7], s[26:27]
2E78  v_mov_b32_e32 v66, 0
2E7C  v_mov_b32_e32 v67, 0
2E80  v_mov_b32_e32 v68, 0
2E84  v_mov_b32_e32 v69, 0
2E88  v_mov_b32_e32 v70, 0
2E8C  v_mov_b32_e32 v71, 0
2E90  v_mov_b32_e32 v72, 0
2E94  v_mov_b32_e32 v73, 0
2E98  s_xor_b64 exec, exec, s[6:7]
2E9C  s_cbranch_execz 22
2EA0  v_lshl_add_u64 v[66:67], v[134:135], 4, v[76:77]
2EA8  v_lshl_add_u64 v[68:69], v[136:137], 4, v[76:77]
2EB0  global_load_dwordx4 v[80:83], v[66:67], off offset:128
2EB8  global_load_dwordx4 v[84:87], v[68:69], off offset:128
2EC0  v_lshl_add_u64 v[66:67], v[138:139], 4, v[76:77]
2EC8  v_lshl_add_u64 v[70:71], v[140:141], 4, v[76:77]
2ED0  global_load_dwordx4 v[66:69], v[66:67], off offset:128
2ED8  s_nop 0
2EDC  global_load_dwordx4 v[70:73], v[70:71], off offset:128
2EE4  s_waitcnt vmcnt(0)
2EE8  ds_write_b128 v79, v[80:83] offset:16384
2EF0  ds_write_b128 v79, v[84:87] offset:20480
2EF8  s_or_b64 exec, exec, s[6:7]
2EFC  ds_write_b128 v79, v[66:69] offset:24576
2F04  ds_write_b128 v79, v[70:73] offset:28672
2F0C  v_readfirstlane_b32 s4, v0
2F10  s_andn2_b32 s4, s4, 63
2F14  v_lshl_add_u64 v[74:75], v[74:75], 4, s[10:11]
2F1C  s_andn2_b64 vcc, exec, s[2:3]
2F20  s_mov_b64 s[2:3], -1
2F24  s_cbranch_vccnz 37
2F28  v_lshl_add_u64 v[66:67], v[142:143], 4, v[74:75]
2F30  s_lshl_b32 s2, s4, 4
2F34  v_lshl_add_u64 v[66:67], v[66:67], 0, s[12:13]
2F3C  s_add_i32 m0, s2, 0xc000
2F44  s_nop 0
2F48  global_load_lds_dwordx4 v[66:67], off
2F50  v_lshl_add_u64 v[66:67], v[144:145], 4, v[74:75]
2F58  v_lshl_add_u64 v[66:67], v[66:67], 0, s[12:13]
2F60  s_add_i32 m0, s2, 0xd000
2F68  s_nop 0
2F6C  global_load_lds_dwordx4 v[66:67], off
2F74  v_lshl_add_u64 v[66:67], v[146:147], 4, v[74:75]
2F7C  v_lshl_add_u64 v[66:67], v[66:67], 0, s[12:13]
2F84  s_add_i32 m0, s2, 0xe000
2F8C  s_nop 0
2F90  global_load_lds_dwordx4 v[66:67], off
2F98  v_lshl_add_u64 v[66:67], v[148:149], 4, v[74:75]
2FA0  v_lshl_add_u64 v[66:67], v[66:67], 0, s[12:13]
2FA8  s_add_i32 m0, s2, 0xf000
2FB0  s_mov_b64 s[2:3], 0
2FB4  global_load_lds_dwordx4 v[66:67], off
2FBC  s_andn2_b64 vcc, exec, s[2:3]
2FC0  s_cbranch_vccnz 53
2FC4  v_or_b32_e32 v66, s4, v181
2FC8  v_cmp_le_u32_e32 vcc, s30, v78
2FCC  v_lshlrev_b32_e32 v76, 4, v66
2FD0  s_and_saveexec_b64 s[2:3], vcc
2FD4  s_xor_b64 s[2:3], exec, s[2:3]
2FD8  s_cbranch_execz 9
2FDC  s_mov_b32 s6, s5
2FE0  s_mov_b32 s7, s5
2FE4  s_mov_b32 s4, s5
2FE8  v_mov_b64_e32 v[68:69], s[6:7]
2FEC  v_mov_b64_e32 v[66:67], s[4:5]
2FF0  ds_write_b128 v76, v[66:69] offset:49152
2FF8  ds_write_b128 v76, v[66:69] offset:53248
3000  s_or_saveexec_b64 s[2:3], s[2:3]
3004  v_mov_b32_e32 v66, 0
3008  v_mov_b32_e32 v67, 0
300C  v_mov_b32_e32 v68, 0
3010  v_mov_b32_e32 v69, 0
3014  v_mov_b32_e32 v70, 0
3018  v_mov_b32_e32 v71, 0
301C  v_mov_b32_e32 v72, 0
3020  v_mov_b32_e32 v73, 0
3024  s_xor_b64 exec, exec, s[2:3]
3028  s_cbranch_execz 22
302C  v_lshl_add_u64 v[66:67], v[142:143], 4, v[74:75]
3034  v_lshl_add_u64 v[68:69], v[144:145], 4, v[74:75]
303C  global_load_dwordx4 v[78:81], v[66:67], off offset:128
3044  global_load_dwordx4 v[82:85], v[68:69], off offset:128
304C  v_lshl_add_u64 v[66:67], v[146:147], 4, v[74:75]
3054  v_lshl_add_u64 v[70:71], v[148:149], 4, v[74:75]
305C  global_load_dwordx4 v[66:69], v[66:67], off offset:128
3064  s_nop 0
3068  global_load_dwordx4 v[70:73], v[70:71], off offset:128
3070  s_waitcnt vmcnt(0)
3074  ds_write_b128 v76, v[78:81] offset:49152
307C  ds_write_b128 v76, v[82:85] offset:53248
3084  s_or_b64 exec, exec, s[2:3]
3088  ds_write_b128 v76, v[66:69] offset:57344
3090  ds_write_b128 v76, v[70:73] offset:61440
3098  ds_read_b128 v[66:69], v184
30A0  ds_read_b128 v[70:73], v184 offset:2048
30A8  ds_read_b128 v[74:77], v183
30B0  ds_read_b128 v[78:81], v183 offset:2048
30B8  ds_read_b128 v[82:85], v184 offset:4096
30C0  ds_read_b128 v[86:89], v184 offset:6144
30C8  s_mov_b64 s[2:3], -1
30CC  s_waitcnt lgkmcnt(0)
30D0  v_mfma_scale_f32_16x16x128_f8f6f4 v[62:65], v[66:69], v[74:77], v[62:65], v174, v167 op_sel_hi:[0,0,0] cbsz:4 blgp:4
30E0  s_andn2_b64 vcc, exec, s[24:25]
30E4  s_mov_b64 s[26:27], -1
30E8  v_mfma_scale_f32_16x16x128_f8f6f4 v[58:61], v[70:73], v[74:77], v[58:61], v175, v167 op_sel_hi:[0,0,0] cbsz:4 blgp:4
30F8  v_mfma_scale_f32_16x16x128_f8f6f4 v[54:57], v[82:85], v[74:77], v[54:57], v176, v167 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3108  v_mfma_scale_f32_16x16x128_f8f6f4 v[46:49], v[86:89], v[74:77], v[46:49], v177, v167 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3118  v_mfma_scale_f32_16x16x128_f8f6f4 v[42:45], v[66:69], v[78:81], v[42:45], v174, v166 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3128  v_mfma_scale_f32_16x16x128_f8f6f4 v[38:41], v[70:73], v[78:81], v[38:41], v175, v166 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3138  v_mfma_scale_f32_16x16x128_f8f6f4 v[34:37], v[82:85], v[78:81], v[34:37], v176, v166 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3148  v_mfma_scale_f32_16x16x128_f8f6f4 v[30:33], v[86:89], v[78:81], v[30:33], v177, v166 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3158  ds_read_b128 v[74:77], v183 offset:4096
3160  ds_read_b128 v[78:81], v183 offset:6144
3168  s_waitcnt lgkmcnt(0)
316C  v_mfma_scale_f32_16x16x128_f8f6f4 v[26:29], v[66:69], v[74:77], v[26:29], v174, v169 op_sel_hi:[0,0,0] cbsz:4 blgp:4
317C  v_mfma_scale_f32_16x16x128_f8f6f4 v[10:13], v[66:69], v[78:81], v[10:13], v174, v168 op_sel_hi:[0,0,0] cbsz:4 blgp:4
318C  ds_read_b128 v[66:69], v186
3194  v_mfma_scale_f32_16x16x128_f8f6f4 v[22:25], v[70:73], v[74:77], v[22:25], v175, v169 op_sel_hi:[0,0,0] cbsz:4 blgp:4
31A4  v_mfma_scale_f32_16x16x128_f8f6f4 v[18:21], v[82:85], v[74:77], v[18:21], v176, v169 op_sel_hi:[0,0,0] cbsz:4 blgp:4
31B4  v_mfma_scale_f32_16x16x128_f8f6f4 v[14:17], v[86:89], v[74:77], v[14:17], v177, v169 op_sel_hi:[0,0,0] cbsz:4 blgp:4
31C4  v_mfma_scale_f32_16x16x128_f8f6f4 v[6:9], v[70:73], v[78:81], v[6:9], v175, v168 op_sel_hi:[0,0,0] cbsz:4 blgp:4
31D4  v_mfma_scale_f32_16x16x128_f8f6f4 v[2:5], v[82:85], v[78:81], v[2:5], v176, v168 op_sel_hi:[0,0,0] cbsz:4 blgp:4
31E4  v_mfma_scale_f32_16x16x128_f8f6f4 v[50:53], v[86:89], v[78:81], v[50:53], v177, v168 op_sel_hi:[0,0,0] cbsz:4 blgp:4
31F4  ds_read_b128 v[70:73], v186 offset:2048
31FC  ds_read_b128 v[74:77], v185
3204  ds_read_b128 v[78:81], v185 offset:2048
320C  s_waitcnt lgkmcnt(0)
3210  v_mfma_scale_f32_16x16x128_f8f6f4 v[126:129], v[66:69], v[74:77], v[62:65], v178, v171 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3220  s_nop 2
3224  ds_read_b128 v[62:65], v186 offset:4096
322C  v_mfma_scale_f32_16x16x128_f8f6f4 v[122:125], v[70:73], v[74:77], v[58:61], v179, v171 op_sel_hi:[0,0,0] cbsz:4 blgp:4
323C  s_nop 2
3240  ds_read_b128 v[58:61], v186 offset:6144
3248  s_waitcnt lgkmcnt(0)
324C  v_mfma_scale_f32_16x16x128_f8f6f4 v[102:105], v[62:65], v[78:81], v[34:37], v180, v170 op_sel_hi:[0,0,0] cbsz:4 blgp:4
325C  v_mfma_scale_f32_16x16x128_f8f6f4 v[98:101], v[58:61], v[78:81], v[30:33], v182, v170 op_sel_hi:[0,0,0] cbsz:4 blgp:4
326C  s_nop 2
3270  ds_read_b128 v[30:33], v185 offset:4096
3278  ds_read_b128 v[34:37], v185 offset:6144
3280  v_mfma_scale_f32_16x16x128_f8f6f4 v[118:121], v[62:65], v[74:77], v[54:57], v180, v171 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3290  v_mfma_scale_f32_16x16x128_f8f6f4 v[114:117], v[58:61], v[74:77], v[46:49], v182, v171 op_sel_hi:[0,0,0] cbsz:4 blgp:4
32A0  v_mfma_scale_f32_16x16x128_f8f6f4 v[110:113], v[66:69], v[78:81], v[42:45], v178, v170 op_sel_hi:[0,0,0] cbsz:4 blgp:4
32B0  v_mfma_scale_f32_16x16x128_f8f6f4 v[106:109], v[70:73], v[78:81], v[38:41], v179, v170 op_sel_hi:[0,0,0] cbsz:4 blgp:4
32C0  s_waitcnt lgkmcnt(0)
32C4  v_mfma_scale_f32_16x16x128_f8f6f4 v[94:97], v[66:69], v[30:33], v[26:29], v178, v172 op_sel_hi:[0,0,0] cbsz:4 blgp:4
32D4  v_mfma_scale_f32_16x16x128_f8f6f4 v[90:93], v[70:73], v[30:33], v[22:25], v179, v172 op_sel_hi:[0,0,0] cbsz:4 blgp:4
32E4  v_mfma_scale_f32_16x16x128_f8f6f4 v[86:89], v[62:65], v[30:33], v[18:21], v180, v172 op_sel_hi:[0,0,0] cbsz:4 blgp:4
32F4  v_mfma_scale_f32_16x16x128_f8f6f4 v[78:81], v[58:61], v[30:33], v[14:17], v182, v172 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3304  v_mfma_scale_f32_16x16x128_f8f6f4 v[74:77], v[66:69], v[34:37], v[10:13], v178, v173 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3314  v_mfma_scale_f32_16x16x128_f8f6f4 v[66:69], v[70:73], v[34:37], v[6:9], v179, v173 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3324  v_mfma_scale_f32_16x16x128_f8f6f4 v[70:73], v[62:65], v[34:37], v[2:5], v180, v173 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3334  v_mfma_scale_f32_16x16x128_f8f6f4 v[82:85], v[58:61], v[34:37], v[50:53], v182, v173 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3344  s_cbranch_vccnz 495
3348  s_add_u32 s24, s22, 16
334C  s_addc_u32 s25, s23, 0
3350  s_cmp_ge_u32 s24, s30
3354  s_cselect_b64 s[26:27], -1, 0
3358  s_and_b64 vcc, exec, s[26:27]
335C  s_waitcnt vmcnt(0)
3360  v_mov_b32_e32 v174, v201
3364  v_mov_b32_e32 v175, v202
3368  v_mov_b32_e32 v176, v203
336C  v_mov_b32_e32 v177, v204
3370  v_mov_b32_e32 v178, v205
3374  v_mov_b32_e32 v179, v206
3378  v_mov_b32_e32 v180, v200
337C  v_mov_b32_e32 v182, v195
3380  v_mov_b32_e32 v167, v197
3384  v_mov_b32_e32 v166, v196
3388  v_mov_b32_e32 v169, v194
338C  v_mov_b32_e32 v168, v193
3390  v_mov_b32_e32 v171, v199
3394  v_mov_b32_e32 v170, v198
3398  v_mov_b32_e32 v172, v192
339C  v_mov_b32_e32 v173, v191
33A0  s_waitcnt vmcnt(0)
33A4  s_barrier
33A8  s_cbranch_vccnz 304
33AC  v_lshl_add_u64 v[10:11], v[130:131], 0, s[22:23]
33B4  v_add_u32_e32 v2, 16, v10
33B8  v_cmp_gt_u32_e32 vcc, s30, v2
33BC  v_mov_b32_e32 v172, 0x7f
33C4  v_lshl_add_u64 v[2:3], v[150:151], 0, s[22:23]
33CC  v_lshl_add_u64 v[4:5], v[152:153], 0, s[22:23]
33D4  v_lshl_add_u64 v[6:7], v[154:155], 0, s[22:23]
33DC  v_lshl_add_u64 v[8:9], v[156:157], 0, s[22:23]
33E4  v_mov_b32_e32 v169, 0x7f
33EC  v_mov_b32_e32 v166, 0x7f
33F4  v_mov_b32_e32 v167, 0x7f
33FC  v_mov_b32_e32 v168, 0x7f
3404  s_and_saveexec_b64 s[2:3], vcc
3408  s_cbranch_execz 8
340C  global_load_ubyte v167, v[2:3], off offset:4
3414  global_load_ubyte v166, v[4:5], off offset:4
341C  global_load_ubyte v169, v[6:7], off offset:4
3424  global_load_ubyte v168, v[8:9], off offset:4
342C  s_or_b64 exec, exec, s[2:3]
3430  v_add_u32_e32 v10, 20, v10
3434  v_cmp_gt_u32_e64 s[2:3], s30, v10
343C  v_mov_b32_e32 v170, 0x7f
3444  v_mov_b32_e32 v171, 0x7f
344C  v_mov_b32_e32 v173, 0x7f
3454  s_and_saveexec_b64 s[6:7], s[2:3]
3458  s_cbranch_execz 8
345C  global_load_ubyte v171, v[2:3], off offset:8
3464  global_load_ubyte v170, v[4:5], off offset:8
346C  global_load_ubyte v172, v[6:7], off offset:8
3474  global_load_ubyte v173, v[8:9], off offset:8
347C  s_or_b64 exec, exec, s[6:7]
3480  v_mov_b32_e32 v180, 0x7f
3488  v_lshl_add_u64 v[2:3], v[158:159], 0, s[22:23]
3490  v_lshl_add_u64 v[4:5], v[164:165], 0, s[22:23]
3498  v_lshl_add_u64 v[6:7], v[162:163], 0, s[22:23]
34A0  v_lshl_add_u64 v[8:9], v[160:161], 0, s[22:23]
34A8  v_mov_b32_e32 v176, 0x7f
34B0  v_mov_b32_e32 v175, 0x7f
34B8  v_mov_b32_e32 v174, 0x7f
34C0  v_mov_b32_e32 v177, 0x7f
34C8  s_and_saveexec_b64 s[6:7], vcc
34CC  s_cbranch_execz 8
34D0  global_load_ubyte v174, v[2:3], off offset:4
34D8  global_load_ubyte v175, v[4:5], off offset:4
34E0  global_load_ubyte v176, v[6:7], off offset:4
34E8  global_load_ubyte v177, v[8:9], off offset:4
34F0  s_or_b64 exec, exec, s[6:7]
34F4  v_mov_b64_e32 v[10:11], s[22:23]
34F8  v_mov_b32_e32 v179, 0x7f
3500  v_mov_b32_e32 v178, 0x7f
3508  v_mov_b32_e32 v182, 0x7f
3510  s_and_saveexec_b64 s[6:7], s[2:3]
3514  s_cbranch_execz 10
3518  global_load_ubyte v178, v[2:3], off offset:8
3520  global_load_ubyte v179, v[4:5], off offset:8
3528  global_load_ubyte v180, v[6:7], off offset:8
3530  global_load_ubyte v182, v[8:9], off offset:8
3538  s_mov_b32 s23, s5
353C  v_mov_b64_e32 v[10:11], s[22:23]
3540  s_or_b64 exec, exec, s[6:7]
3544  v_readfirstlane_b32 s4, v0
3548  s_andn2_b32 s4, s4, 63
354C  s_add_i32 s6, s22, 24
3550  s_cmp_le_u32 s6, s30
3554  v_lshl_add_u64 v[12:13], v[10:11], 4, s[8:9]
355C  s_cselect_b64 s[2:3], -1, 0
3560  s_cmp_gt_u32 s6, s30
3564  s_mov_b64 s[6:7], -1
3568  s_cbranch_scc1 36
356C  v_lshl_add_u64 v[2:3], v[134:135], 4, v[12:13]
3574  s_lshl_b32 s6, s4, 4
3578  v_lshl_add_u64 v[2:3], v[2:3], 0, s[20:21]
3580  s_mov_b32 m0, s6
3584  s_nop 0
3588  global_load_lds_dwordx4 v[2:3], off
3590  v_lshl_add_u64 v[2:3], v[136:137], 4, v[12:13]
3598  v_lshl_add_u64 v[2:3], v[2:3], 0, s[20:21]
35A0  s_add_i32 m0, s6, 0x1000
35A8  s_nop 0
35AC  global_load_lds_dwordx4 v[2:3], off
35B4  v_lshl_add_u64 v[2:3], v[138:139], 4, v[12:13]
35BC  v_lshl_add_u64 v[2:3], v[2:3], 0, s[20:21]
35C4  s_add_i32 m0, s6, 0x2000
35CC  s_nop 0
35D0  global_load_lds_dwordx4 v[2:3], off
35D8  v_lshl_add_u64 v[2:3], v[140:141], 4, v[12:13]
35E0  v_lshl_add_u64 v[2:3], v[2:3], 0, s[20:21]
35E8  s_add_i32 m0, s6, 0x3000
35F0  s_mov_b64 s[6:7], 0
35F4  global_load_lds_dwordx4 v[2:3], off
35FC  s_andn2_b64 vcc, exec, s[6:7]
3600  v_add3_u32 v14, v132, s22, 16
3608  s_cbranch_vccnz 53
360C  v_or_b32_e32 v2, s4, v181
3610  v_cmp_le_u32_e32 vcc, s30, v14
3614  v_lshlrev_b32_e32 v15, 4, v2
3618  s_and_saveexec_b64 s[6:7], vcc
361C  s_xor_b64 s[22:23], exec, s[6:7]
3620  s_cbranch_execz 9
3624  s_mov_b32 s4, s5
3628  s_mov_b32 s6, s5
362C  s_mov_b32 s7, s5
3630  v_mov_b64_e32 v[2:3], s[4:5]
3634  v_mov_b64_e32 v[4:5], s[6:7]
3638  ds_write_b128 v15, v[2:5]
3640  ds_write_b128 v15, v[2:5] offset:4096
3648  s_or_saveexec_b64 s[6:7], s[22:23]
364C  v_mov_b32_e32 v2, 0
3650  v_mov_b32_e32 v3, 0
3654  v_mov_b32_e32 v4, 0
3658  v_mov_b32_e32 v5, 0
365C  v_mov_b32_e32 v6, 0
3660  v_mov_b32_e32 v7, 0
3664  v_mov_b32_e32 v8, 0
3668  v_mov_b32_e32 v9, 0
366C  s_xor_b64 exec, exec, s[6:7]
3670  s_cbranch_execz 22
3674  v_lshl_add_u64 v[2:3], v[134:135], 4, v[12:13]
367C  v_lshl_add_u64 v[4:5], v[136:137], 4, v[12:13]
3684  global_load_dwordx4 v[16:19], v[2:3], off offset:256
368C  global_load_dwordx4 v[20:23], v[4:5], off offset:256
3694  v_lshl_add_u64 v[2:3], v[138:139], 4, v[12:13]
369C  v_lshl_add_u64 v[6:7], v[140:141], 4, v[12:13]
36A4  global_load_dwordx4 v[2:5], v[2:3], off offset:256
36AC  s_nop 0
36B0  global_load_dwordx4 v[6:9], v[6:7], off offset:256
36B8  s_waitcnt vmcnt(0)
36BC  ds_write_b128 v15, v[16:19]
36C4  ds_write_b128 v15, v[20:23] offset:4096
36CC  s_or_b64 exec, exec, s[6:7]
36D0  ds_write_b128 v15, v[2:5] offset:8192
36D8  ds_write_b128 v15, v[6:9] offset:12288
36E0  v_readfirstlane_b32 s4, v0
36E4  s_andn2_b32 s4, s4, 63
36E8  v_lshl_add_u64 v[10:11], v[10:11], 4, s[10:11]
36F0  s_andn2_b64 vcc, exec, s[2:3]
36F4  s_mov_b64 s[2:3], -1
36F8  s_cbranch_vccnz 37
36FC  v_lshl_add_u64 v[2:3], v[142:143], 4, v[10:11]
3704  s_lshl_b32 s2, s4, 4
3708  v_lshl_add_u64 v[2:3], v[2:3], 0, s[20:21]
3710  s_add_i32 m0, s2, 0x8000
3718  s_nop 0
371C  global_load_lds_dwordx4 v[2:3], off
3724  v_lshl_add_u64 v[2:3], v[144:145], 4, v[10:11]
372C  v_lshl_add_u64 v[2:3], v[2:3], 0, s[20:21]
3734  s_add_i32 m0, s2, 0x9000
373C  s_nop 0
3740  global_load_lds_dwordx4 v[2:3], off
3748  v_lshl_add_u64 v[2:3], v[146:147], 4, v[10:11]
3750  v_lshl_add_u64 v[2:3], v[2:3], 0, s[20:21]
3758  s_add_i32 m0, s2, 0xa000
3760  s_nop 0
3764  global_load_lds_dwordx4 v[2:3], off
376C  v_lshl_add_u64 v[2:3], v[148:149], 4, v[10:11]
3774  v_lshl_add_u64 v[2:3], v[2:3], 0, s[20:21]
377C  s_add_i32 m0, s2, 0xb000
3784  s_mov_b64 s[2:3], 0
3788  global_load_lds_dwordx4 v[2:3], off
3790  s_andn2_b64 vcc, exec, s[2:3]
3794  s_cbranch_vccnz 53
3798  v_or_b32_e32 v2, s4, v181
379C  v_cmp_le_u32_e32 vcc, s30, v14
37A0  v_lshlrev_b32_e32 v12, 4, v2
37A4  s_and_saveexec_b64 s[2:3], vcc
37A8  s_xor_b64 s[2:3], exec, s[2:3]
37AC  s_cbranch_execz 9
37B0  s_mov_b32 s4, s5
37B4  s_mov_b32 s6, s5
37B8  s_mov_b32 s7, s5
37BC  v_mov_b64_e32 v[2:3], s[4:5]
37C0  v_mov_b64_e32 v[4:5], s[6:7]
37C4  ds_write_b128 v12, v[2:5] offset:32768
37CC  ds_write_b128 v12, v[2:5] offset:36864
37D4  s_or_saveexec_b64 s[2:3], s[2:3]
37D8  v_mov_b32_e32 v2, 0
37DC  v_mov_b32_e32 v3, 0
37E0  v_mov_b32_e32 v4, 0
37E4  v_mov_b32_e32 v5, 0
37E8  v_mov_b32_e32 v6, 0
37EC  v_mov_b32_e32 v7, 0
37F0  v_mov_b32_e32 v8, 0
37F4  v_mov_b32_e32 v9, 0
37F8  s_xor_b64 exec, exec, s[2:3]
37FC  s_cbranch_execz 22
3800  v_lshl_add_u64 v[2:3], v[142:143], 4, v[10:11]
3808  v_lshl_add_u64 v[4:5], v[144:145], 4, v[10:11]
3810  global_load_dwordx4 v[14:17], v[2:3], off offset:256
3818  global_load_dwordx4 v[18:21], v[4:5], off offset:256
3820  v_lshl_add_u64 v[2:3], v[146:147], 4, v[10:11]
3828  v_lshl_add_u64 v[6:7], v[148:149], 4, v[10:11]
3830  global_load_dwordx4 v[2:5], v[2:3], off offset:256
3838  s_nop 0
383C  global_load_dwordx4 v[6:9], v[6:7], off offset:256
3844  s_waitcnt vmcnt(0)
3848  ds_write_b128 v12, v[14:17] offset:32768
3850  ds_write_b128 v12, v[18:21] offset:36864
3858  s_or_b64 exec, exec, s[2:3]
385C  ds_write_b128 v12, v[2:5] offset:40960
3864  ds_write_b128 v12, v[6:9] offset:45056
386C  ds_read_b128 v[2:5], v188
3874  ds_read_b128 v[6:9], v188 offset:2048
387C  ds_read_b128 v[10:13], v187
3884  ds_read_b128 v[14:17], v187 offset:2048
388C  ds_read_b128 v[22:25], v188 offset:4096
3894  ds_read_b128 v[30:33], v188 offset:6144
389C  ds_read_b128 v[42:45], v187 offset:4096
38A4  ds_read_b128 v[46:49], v187 offset:6144
38AC  s_waitcnt lgkmcnt(0)
38B0  v_mfma_scale_f32_16x16x128_f8f6f4 v[18:21], v[2:5], v[10:13], v[126:129], v201, v197 op_sel_hi:[0,0,0] cbsz:4 blgp:4
38C0  ds_read_b128 v[232:235], v190
38C8  s_mov_b64 s[2:3], 0
38CC  v_mfma_scale_f32_16x16x128_f8f6f4 v[26:29], v[6:9], v[10:13], v[122:125], v202, v197 op_sel_hi:[0,0,0] cbsz:4 blgp:4
38DC  v_mfma_scale_f32_16x16x128_f8f6f4 v[34:37], v[22:25], v[10:13], v[118:121], v203, v197 op_sel_hi:[0,0,0] cbsz:4 blgp:4
38EC  v_mfma_scale_f32_16x16x128_f8f6f4 v[10:13], v[30:33], v[10:13], v[114:117], v204, v197 op_sel_hi:[0,0,0] cbsz:4 blgp:4
38FC  v_mfma_scale_f32_16x16x128_f8f6f4 v[38:41], v[2:5], v[14:17], v[110:113], v201, v196 op_sel_hi:[0,0,0] cbsz:4 blgp:4
390C  v_mfma_scale_f32_16x16x128_f8f6f4 v[50:53], v[6:9], v[14:17], v[106:109], v202, v196 op_sel_hi:[0,0,0] cbsz:4 blgp:4
391C  v_mfma_scale_f32_16x16x128_f8f6f4 v[208:211], v[22:25], v[14:17], v[102:105], v203, v196 op_sel_hi:[0,0,0] cbsz:4 blgp:4
392C  v_mfma_scale_f32_16x16x128_f8f6f4 v[14:17], v[30:33], v[14:17], v[98:101], v204, v196 op_sel_hi:[0,0,0] cbsz:4 blgp:4
393C  v_mfma_scale_f32_16x16x128_f8f6f4 v[220:223], v[22:25], v[42:45], v[86:89], v203, v194 op_sel_hi:[0,0,0] cbsz:4 blgp:4
394C  v_mfma_scale_f32_16x16x128_f8f6f4 v[224:227], v[30:33], v[42:45], v[78:81], v204, v194 op_sel_hi:[0,0,0] cbsz:4 blgp:4
395C  v_mfma_scale_f32_16x16x128_f8f6f4 v[228:231], v[22:25], v[46:49], v[70:73], v203, v193 op_sel_hi:[0,0,0] cbsz:4 blgp:4
396C  v_mfma_scale_f32_16x16x128_f8f6f4 v[236:239], v[30:33], v[46:49], v[82:85], v204, v193 op_sel_hi:[0,0,0] cbsz:4 blgp:4
397C  ds_read_b128 v[240:243], v190 offset:2048
3984  ds_read_b128 v[22:25], v189
398C  ds_read_b128 v[30:33], v189 offset:2048
3994  ds_read_b128 v[244:247], v190 offset:4096
399C  ds_read_b128 v[248:251], v190 offset:6144
39A4  v_mfma_scale_f32_16x16x128_f8f6f4 v[212:215], v[2:5], v[42:45], v[94:97], v201, v194 op_sel_hi:[0,0,0] cbsz:4 blgp:4
39B4  v_mfma_scale_f32_16x16x128_f8f6f4 v[216:219], v[6:9], v[42:45], v[90:93], v202, v194 op_sel_hi:[0,0,0] cbsz:4 blgp:4
39C4  v_mfma_scale_f32_16x16x128_f8f6f4 v[2:5], v[2:5], v[46:49], v[74:77], v201, v193 op_sel_hi:[0,0,0] cbsz:4 blgp:4
39D4  v_mfma_scale_f32_16x16x128_f8f6f4 v[6:9], v[6:9], v[46:49], v[66:69], v202, v193 op_sel_hi:[0,0,0] cbsz:4 blgp:4
39E4  s_waitcnt lgkmcnt(0)
39E8  v_mfma_scale_f32_16x16x128_f8f6f4 v[46:49], v[248:251], v[22:25], v[10:13], v195, v199 op_sel_hi:[0,0,0] cbsz:4 blgp:4
39F8  v_mfma_scale_f32_16x16x128_f8f6f4 v[42:45], v[232:235], v[30:33], v[38:41], v205, v198 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3A08  v_mfma_scale_f32_16x16x128_f8f6f4 v[38:41], v[240:243], v[30:33], v[50:53], v206, v198 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3A18  s_nop 0
3A1C  ds_read_b128 v[10:13], v189 offset:4096
3A24  s_nop 0
3A28  ds_read_b128 v[50:53], v189 offset:6144
3A30  v_mfma_scale_f32_16x16x128_f8f6f4 v[62:65], v[232:235], v[22:25], v[18:21], v205, v199 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3A40  v_mfma_scale_f32_16x16x128_f8f6f4 v[58:61], v[240:243], v[22:25], v[26:29], v206, v199 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3A50  v_mfma_scale_f32_16x16x128_f8f6f4 v[54:57], v[244:247], v[22:25], v[34:37], v200, v199 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3A60  v_mfma_scale_f32_16x16x128_f8f6f4 v[34:37], v[244:247], v[30:33], v[208:211], v200, v198 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3A70  v_mfma_scale_f32_16x16x128_f8f6f4 v[30:33], v[248:251], v[30:33], v[14:17], v195, v198 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3A80  s_waitcnt lgkmcnt(0)
3A84  v_mfma_scale_f32_16x16x128_f8f6f4 v[26:29], v[232:235], v[10:13], v[212:215], v205, v192 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3A94  v_mfma_scale_f32_16x16x128_f8f6f4 v[22:25], v[240:243], v[10:13], v[216:219], v206, v192 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3AA4  v_mfma_scale_f32_16x16x128_f8f6f4 v[18:21], v[244:247], v[10:13], v[220:223], v200, v192 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3AB4  v_mfma_scale_f32_16x16x128_f8f6f4 v[14:17], v[248:251], v[10:13], v[224:227], v195, v192 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3AC4  v_mfma_scale_f32_16x16x128_f8f6f4 v[10:13], v[232:235], v[50:53], v[2:5], v205, v191 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3AD4  v_mfma_scale_f32_16x16x128_f8f6f4 v[6:9], v[240:243], v[50:53], v[6:9], v206, v191 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3AE4  v_mfma_scale_f32_16x16x128_f8f6f4 v[2:5], v[244:247], v[50:53], v[228:231], v200, v191 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3AF4  v_mfma_scale_f32_16x16x128_f8f6f4 v[50:53], v[248:251], v[50:53], v[236:239], v195, v191 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3B04  s_and_b64 vcc, exec, s[26:27]
3B08  s_cbranch_vccnz 2
3B0C  s_mov_b64 s[22:23], s[24:25]
3B10  s_branch 64520
3B14  s_and_b64 vcc, exec, s[2:3]
3B18  s_cbranch_vccz 64
3B1C  v_mov_b32_e32 v65, v129
3B20  v_mov_b32_e32 v64, v128
3B24  v_mov_b32_e32 v63, v127
3B28  v_mov_b32_e32 v62, v126
3B2C  v_mov_b32_e32 v61, v125
3B30  v_mov_b32_e32 v60, v124
3B34  v_mov_b32_e32 v59, v123
3B38  v_mov_b32_e32 v58, v122
3B3C  v_mov_b32_e32 v57, v121
3B40  v_mov_b32_e32 v56, v120
3B44  v_mov_b32_e32 v55, v119
3B48  v_mov_b32_e32 v54, v118
3B4C  v_mov_b32_e32 v49, v117
3B50  v_mov_b32_e32 v48, v116
3B54  v_mov_b32_e32 v47, v115
3B58  v_mov_b32_e32 v46, v114
3B5C  v_mov_b32_e32 v45, v113
3B60  v_mov_b32_e32 v44, v112
3B64  v_mov_b32_e32 v43, v111
3B68  v_mov_b32_e32 v42, v110
3B6C  v_mov_b32_e32 v41, v109
3B70  v_mov_b32_e32 v40, v108
3B74  v_mov_b32_e32 v39, v107
3B78  v_mov_b32_e32 v38, v106
3B7C  v_mov_b32_e32 v37, v105
3B80  v_mov_b32_e32 v36, v104
3B84  v_mov_b32_e32 v35, v103
3B88  v_mov_b32_e32 v34, v102
3B8C  v_mov_b32_e32 v33, v101
3B90  v_mov_b32_e32 v32, v100
3B94  v_mov_b32_e32 v31, v99
3B98  v_mov_b32_e32 v30, v98
3B9C  v_mov_b32_e32 v29, v97
3BA0  v_mov_b32_e32 v28, v96
3BA4  v_mov_b32_e32 v27, v95
3BA8  v_mov_b32_e32 v26, v94
3BAC  v_mov_b32_e32 v25, v93
3BB0  v_mov_b32_e32 v24, v92
3BB4  v_mov_b32_e32 v23, v91
3BB8  v_mov_b32_e32 v22, v90
3BBC  v_mov_b32_e32 v21, v89
3BC0  v_mov_b32_e32 v20, v88
3BC4  v_mov_b32_e32 v19, v87
3BC8  v_mov_b32_e32 v18, v86
3BCC  v_mov_b32_e32 v17, v81
3BD0  v_mov_b32_e32 v16, v80
3BD4  v_mov_b32_e32 v15, v79
3BD8  v_mov_b32_e32 v14, v78
3BDC  v_mov_b32_e32 v13, v77
3BE0  v_mov_b32_e32 v12, v76
3BE4  v_mov_b32_e32 v11, v75
3BE8  v_mov_b32_e32 v10, v74
3BEC  v_mov_b32_e32 v9, v69
3BF0  v_mov_b32_e32 v8, v68
3BF4  v_mov_b32_e32 v7, v67
3BF8  v_mov_b32_e32 v6, v66
3BFC  v_mov_b32_e32 v5, v73
3C00  v_mov_b32_e32 v4, v72
3C04  v_mov_b32_e32 v3, v71
3C08  v_mov_b32_e32 v2, v70
3C0C  v_mov_b32_e32 v53, v85
3C10  v_mov_b32_e32 v52, v84
3C14  v_mov_b32_e32 v51, v83
3C18  v_mov_b32_e32 v50, v82
3C1C  s_load_dwordx4 s[20:23], s[0:1], 0x20
3C24  s_load_dwordx2 s[24:25], s[0:1], 0x30
3C2C  s_and_b32 s0, s19, 1
3C30  s_bitcmp1_b32 s19, 0
3C34  s_cselect_b64 s[10:11], -1, 0
3C38  s_bfe_i32 s1, s19, 0x10001
3C40  s_bitcmp1_b32 s19, 1
3C44  s_cselect_b64 s[12:13], -1, 0
3C48  s_waitcnt lgkmcnt(0)
3C4C  s_and_b32 s1, s1, s20
3C50  s_cmp_eq_u32 s0, 0
3C54  s_cselect_b32 s0, 1, 2
3C58  s_cselect_b32 s18, 7, 15
3C5C  s_lshl_b32 s0, s24, s0
3C60  s_or_b32 s0, s1, s0
3C64  s_mov_b32 s19, 0
3C68  s_or_b32 s0, s0, s22
3C6C  s_and_b64 s[0:1], s[0:1], s[18:19]
3C70  s_cmp_eq_u64 s[0:1], 0
3C74  s_cselect_b64 s[2:3], -1, 0
3C78  s_lshr_b32 s0, s15, 6
3C7C  s_cmp_eq_u32 s0, 2
3C80  s_movk_i32 s1, 0x4000
3C84  s_cselect_b32 s1, s1, 0xc000
3C8C  s_cmp_lg_u32 s0, 1
3C90  s_cselect_b32 s0, s1, 0x8000
3C98  s_cmp_gt_u32 s15, 63
3C9C  s_cselect_b32 s18, s0, 0
3CA0  v_lshl_or_b32 v66, v1, 8, s18
3CA8  v_xor_b32_e32 v67, v130, v1
3CAC  v_lshl_or_b32 v67, v67, 4, v66
3CB4  s_barrier
3CB8  s_waitcnt vmcnt(0)
3CBC  ds_write_b128 v67, v[62:65]
3CC4  v_xor_b32_e32 v62, v133, v1
3CC8  v_lshl_or_b32 v62, v62, 4, v66
3CD0  ds_write_b128 v62, v[58:61]
3CD8  v_bitop3_b32 v58, v130, v1, 8 bitop3:0x36
3CE0  v_bitop3_b32 v1, v130, v1, 12 bitop3:0x36
3CE8  v_lshl_or_b32 v58, v58, 4, v66
3CF0  v_lshl_or_b32 v1, v1, 4, v66
3CF8  ds_write_b128 v58, v[54:57]
3D00  ds_write_b128 v1, v[46:49]
3D08  ds_write_b128 v67, v[42:45] offset:4096
3D10  ds_write_b128 v62, v[38:41] offset:4096
3D18  ds_write_b128 v58, v[34:37] offset:4096
3D20  ds_write_b128 v1, v[30:33] offset:4096
3D28  ds_write_b128 v67, v[26:29] offset:8192
3D30  ds_write_b128 v62, v[22:25] offset:8192
3D38  ds_write_b128 v58, v[18:21] offset:8192
3D40  ds_write_b128 v1, v[14:17] offset:8192
3D48  ds_write_b128 v67, v[10:13] offset:12288
3D50  ds_write_b128 v62, v[6:9] offset:12288
3D58  ds_write_b128 v58, v[2:5] offset:12288
3D60  ds_write_b128 v1, v[50:53] offset:12288
3D68  v_lshlrev_b32_e32 v1, 2, v0
3D6C  v_and_or_b32 v1, v1, 60, s28
3D74  v_or_b32_e32 v10, s29, v1
3D78  v_add_u32_e32 v1, 4, v10
3D7C  v_cmp_ge_u32_e32 vcc, s17, v1
3D80  s_and_b64 s[26:27], s[2:3], vcc
3D84  s_add_u32 s30, s20, 4
3D88  s_addc_u32 s31, s21, 0
3D8C  s_add_u32 s34, s20, 2
3D90  s_addc_u32 s35, s21, 0
3D94  s_add_u32 s36, s22, 4
3D98  s_addc_u32 s37, s23, 0
3D9C  s_add_u32 s38, s22, 2
3DA0  s_addc_u32 s39, s23, 0
3DA4  s_add_u32 s40, s20, 8
3DA8  s_addc_u32 s41, s21, 0
3DAC  s_add_u32 s42, s22, 8
3DB0  s_addc_u32 s43, s23, 0
3DB4  s_add_u32 s44, s20, 12
3DB8  s_addc_u32 s45, s21, 0
3DBC  s_add_u32 s46, s20, 6
3DC0  s_addc_u32 s47, s21, 0
3DC4  v_or_b32_e32 v1, 1, v10
3DC8  s_add_u32 s48, s22, 12
3DCC  v_cmp_gt_u32_e64 s[4:5], s17, v1
3DD4  v_or_b32_e32 v1, 2, v10
3DD8  s_addc_u32 s49, s23, 0
3DDC  v_cmp_gt_u32_e64 s[6:7], s17, v1
3DE4  v_or_b32_e32 v1, 3, v10
3DE8  s_add_u32 s50, s22, 6
3DEC  v_cndmask_b32_e64 v2, 0, 1, s[12:13]
3DF4  v_cndmask_b32_e64 v3, 0, 1, s[10:11]
3DFC  v_cmp_gt_u32_e64 s[0:1], s17, v10
3E04  v_mov_b32_e32 v11, 0
3E08  s_mov_b32 s15, s14
3E0C  s_mov_b32 s28, s14
3E10  s_mov_b32 s29, s14
3E14  v_cmp_neq_f32_e64 s[2:3], s14, 1.0
3E1C  v_cmp_gt_u32_e64 s[8:9], s17, v1
3E24  s_addc_u32 s51, s23, 0
3E28  v_lshl_or_b32 v1, v130, 8, s18
3E30  s_mov_b32 s17, 0x7f800001
3E38  s_movk_i32 s18, 0x7fff
3E3C  v_cmp_ne_u32_e64 s[10:11], 1, v2
3E44  v_cmp_ne_u32_e64 s[12:13], 1, v3
3E4C  v_mov_b32_e32 v14, 0x7fc00000
3E54  s_branch 6
3E58  s_or_b64 exec, exec, s[54:55]
3E5C  s_or_b64 exec, exec, s[52:53]
3E60  s_addk_i32 s19, 0x400
3E64  s_cmpk_lg_i32 s19, 0x4000
3E68  v_add_u32_e32 v130, 4, v130
3E6C  s_cbranch_scc0 314
3E70  v_add_u32_e32 v6, s33, v130
3E74  v_cmp_gt_u32_e32 vcc, s16, v6
3E78  s_and_b64 s[54:55], vcc, s[0:1]
3E7C  s_and_saveexec_b64 s[52:53], s[54:55]
3E80  s_cbranch_execz 65526
3E84  s_waitcnt lgkmcnt(0)
3E88  v_bitop3_b32 v2, v130, 15, v0 bitop3:0x48
3E90  v_lshlrev_b32_e32 v2, 4, v2
3E94  v_add3_u32 v2, v1, v2, s19
3E9C  ds_read_b128 v[2:5], v2
3EA4  v_mad_u64_u32 v[12:13], s[54:55], s24, v6, v[10:11]
3EAC  v_mov_b32_e32 v8, v13
3EB0  v_mad_u64_u32 v[6:7], s[54:55], s25, v6, v[8:9]
3EB8  v_mov_b32_e32 v13, v6
3EBC  s_and_saveexec_b64 s[54:55], s[26:27]
3EC0  s_xor_b64 s[54:55], exec, s[54:55]
3EC4  s_cbranch_execz 72
3EC8  s_waitcnt lgkmcnt(0)
3ECC  v_pk_mul_f32 v[8:9], s[28:29], v[4:5]
3ED4  s_and_b64 vcc, exec, s[10:11]
3ED8  v_pk_mul_f32 v[6:7], s[14:15], v[2:3]
3EE0  s_cbranch_vccnz 27
3EE4  s_and_b64 vcc, exec, s[12:13]
3EE8  s_mov_b64 s[56:57], -1
3EEC  s_cbranch_vccnz 5
3EF0  v_lshl_add_u64 v[2:3], v[12:13], 2, s[20:21]
3EF8  global_load_dwordx4 v[2:5], v[2:3], off
3F00  s_mov_b64 s[56:57], 0
3F04  s_andn2_b64 vcc, exec, s[56:57]
3F08  s_cbranch_vccnz 12
3F0C  s_waitcnt vmcnt(0)
3F10  v_lshl_add_u64 v[2:3], v[12:13], 1, s[20:21]
3F18  global_load_dwordx2 v[4:5], v[2:3], off
3F20  s_waitcnt vmcnt(0)
3F24  v_lshlrev_b32_e32 v2, 16, v4
3F28  v_and_b32_e32 v3, 0xffff0000, v4
3F30  v_lshlrev_b32_e32 v4, 16, v5
3F34  v_and_b32_e32 v5, 0xffff0000, v5
3F3C  s_waitcnt vmcnt(0)
3F40  v_pk_add_f32 v[8:9], v[8:9], v[4:5]
3F48  v_pk_add_f32 v[6:7], v[6:7], v[2:3]
3F50  s_nop 0
3F54  v_and_b32_e32 v2, 0x7fffffff, v6
3F5C  v_cmp_gt_u32_e32 vcc, s17, v2
3F60  v_and_b32_e32 v2, 0x7fffffff, v7
3F68  s_mov_b64 s[56:57], -1
3F6C  v_cndmask_b32_e32 v6, v14, v6, vcc
3F70  v_cmp_gt_u32_e32 vcc, s17, v2
3F74  v_and_b32_e32 v2, 0x7fffffff, v8
3F7C  s_nop 0
3F80  v_cndmask_b32_e32 v7, v14, v7, vcc
3F84  v_cmp_gt_u32_e32 vcc, s17, v2
3F88  v_and_b32_e32 v2, 0x7fffffff, v9
3F90  s_nop 0
3F94  v_cndmask_b32_e32 v8, v14, v8, vcc
3F98  v_cmp_gt_u32_e32 vcc, s17, v2
3F9C  s_nop 1
3FA0  v_cndmask_b32_e32 v9, v14, v9, vcc
3FA4  s_and_b64 vcc, exec, s[12:13]
3FA8  s_cbranch_vccnz 5
3FAC  v_lshl_add_u64 v[2:3], v[12:13], 2, s[22:23]
3FB4  s_mov_b64 s[56:57], 0
3FB8  global_store_dwordx4 v[2:3], v[6:9], off
3FC0  s_andn2_b64 vcc, exec, s[56:57]
3FC4  s_cbranch_vccnz 8
3FC8  v_cvt_pk_bf16_f32 v2, v6, v7
3FD0  v_cvt_pk_bf16_f32 v3, v8, v9
3FD8  v_lshl_add_u64 v[4:5], v[12:13], 1, s[22:23]
3FE0  global_store_dwordx2 v[4:5], v[2:3], off
3FE8  s_andn2_saveexec_b64 s[54:55], s[54:55]
3FEC  s_cbranch_execz 65435
3FF0  s_waitcnt lgkmcnt(0)
3FF4  v_mul_f32_e32 v6, s14, v2
3FF8  s_and_b64 vcc, exec, s[10:11]
3FFC  v_cndmask_b32_e64 v2, v2, v6, s[2:3]
4004  s_cbranch_vccnz 19
4008  s_and_b64 vcc, exec, s[12:13]
400C  s_mov_b64 s[54:55], -1
4010  s_cbranch_vccnz 5
4014  v_lshl_add_u64 v[6:7], v[12:13], 2, s[20:21]
401C  global_load_dword v6, v[6:7], off
4024  s_mov_b64 s[54:55], 0
4028  s_andn2_b64 vcc, exec, s[54:55]
402C  s_cbranch_vccnz 7
4030  s_waitcnt vmcnt(0)
4034  v_lshl_add_u64 v[6:7], v[12:13], 1, s[20:21]
403C  global_load_ushort v6, v[6:7], off
4044  s_waitcnt vmcnt(0)
4048  v_lshlrev_b32_e32 v6, 16, v6
404C  s_waitcnt vmcnt(0)
4050  v_add_f32_e32 v2, v2, v6
4054  v_and_b32_e32 v6, 0x7fffffff, v2
405C  v_cmp_gt_u32_e32 vcc, s17, v6
4060  s_mov_b64 s[54:55], -1
4064  s_nop 0
4068  v_cndmask_b32_e32 v2, v14, v2, vcc
406C  s_and_b64 vcc, exec, s[12:13]
4070  s_cbranch_vccz 5
4074  s_andn2_b64 vcc, exec, s[54:55]
4078  s_cbranch_vccz 8
407C  s_and_saveexec_b64 s[54:55], s[4:5]
4080  s_cbranch_execnz 21
4084  s_branch 71
4088  v_lshl_add_u64 v[6:7], v[12:13], 2, s[22:23]
4090  global_store_dword v[6:7], v2, off
4098  s_cbranch_execnz 65528
409C  v_and_b32_e32 v6, 0x7fffffff, v2
40A4  v_cmp_gt_u32_e32 vcc, s17, v6
40A8  s_nop 1
40AC  v_cndmask_b32_e32 v2, v14, v2, vcc
40B0  v_bfe_u32 v6, v2, 16, 1
40B8  v_add3_u32 v2, v2, v6, s18
40C0  v_lshl_add_u64 v[6:7], v[12:13], 1, s[22:23]
40C8  global_store_short_d16_hi v[6:7], v2, off
40D0  s_and_saveexec_b64 s[54:55], s[4:5]
40D4  s_cbranch_execz 51
40D8  v_mul_f32_e32 v2, s14, v3
40DC  s_and_b64 vcc, exec, s[10:11]
40E0  v_cndmask_b32_e64 v2, v3, v2, s[2:3]
40E8  s_cbranch_vccnz 18
40EC  s_and_b64 vcc, exec, s[12:13]
40F0  s_mov_b64 s[56:57], -1
40F4  s_cbranch_vccnz 5
40F8  v_lshl_add_u64 v[6:7], v[12:13], 2, s[30:31]
4100  global_load_dword v3, v[6:7], off
4108  s_mov_b64 s[56:57], 0
410C  s_andn2_b64 vcc, exec, s[56:57]
4110  s_cbranch_vccnz 6
4114  v_lshl_add_u64 v[6:7], v[12:13], 1, s[34:35]
411C  global_load_ushort v3, v[6:7], off
4124  s_waitcnt vmcnt(0)
4128  v_lshlrev_b32_e32 v3, 16, v3
412C  s_waitcnt vmcnt(0)
4130  v_add_f32_e32 v2, v2, v3
4134  v_and_b32_e32 v3, 0x7fffffff, v2
413C  v_cmp_gt_u32_e32 vcc, s17, v3
4140  s_mov_b64 s[56:57], -1
4144  s_nop 0
4148  v_cndmask_b32_e32 v2, v14, v2, vcc
414C  s_and_b64 vcc, exec, s[12:13]
4150  s_cbranch_vccnz 5
4154  v_lshl_add_u64 v[6:7], v[12:13], 2, s[36:37]
415C  s_mov_b64 s[56:57], 0
4160  global_store_dword v[6:7], v2, off
4168  s_andn2_b64 vcc, exec, s[56:57]
416C  s_cbranch_vccnz 13
4170  v_and_b32_e32 v3, 0x7fffffff, v2
4178  v_cmp_gt_u32_e32 vcc, s17, v3
417C  s_nop 1
4180  v_cndmask_b32_e32 v2, v14, v2, vcc
4184  v_bfe_u32 v3, v2, 16, 1
418C  v_add3_u32 v6, v2, v3, s18
4194  v_lshl_add_u64 v[2:3], v[12:13], 1, s[38:39]
419C  global_store_short_d16_hi v[2:3], v6, off
41A4  s_or_b64 exec, exec, s[54:55]
41A8  s_and_saveexec_b64 s[54:55], s[6:7]
41AC  s_cbranch_execz 51
41B0  v_mul_f32_e32 v2, s14, v4
41B4  s_and_b64 vcc, exec, s[10:11]
41B8  v_cndmask_b32_e64 v2, v4, v2, s[2:3]
41C0  s_cbranch_vccnz 18
41C4  s_and_b64 vcc, exec, s[12:13]
41C8  s_mov_b64 s[56:57], -1
41CC  s_cbranch_vccnz 5
41D0  v_lshl_add_u64 v[6:7], v[12:13], 2, s[40:41]
41D8  global_load_dword v3, v[6:7], off
41E0  s_mov_b64 s[56:57], 0
41E4  s_andn2_b64 vcc, exec, s[56:57]
41E8  s_cbranch_vccnz 6
41EC  v_lshl_add_u64 v[6:7], v[12:13], 1, s[30:31]
41F4  global_load_ushort v3, v[6:7], off
41FC  s_waitcnt vmcnt(0)
4200  v_lshlrev_b32_e32 v3, 16, v3
4204  s_waitcnt vmcnt(0)
4208  v_add_f32_e32 v2, v2, v3
420C  v_and_b32_e32 v3, 0x7fffffff, v2
4214  v_cmp_gt_u32_e32 vcc, s17, v3
4218  s_mov_b64 s[56:57], -1
421C  s_nop 0
4220  v_cndmask_b32_e32 v2, v14, v2, vcc
4224  s_and_b64 vcc, exec, s[12:13]
4228  s_cbranch_vccnz 5
422C  v_lshl_add_u64 v[6:7], v[12:13], 2, s[42:43]
4234  s_mov_b64 s[56:57], 0
4238  global_store_dword v[6:7], v2, off
4240  s_andn2_b64 vcc, exec, s[56:57]
4244  s_cbranch_vccnz 13
4248  v_and_b32_e32 v3, 0x7fffffff, v2
4250  v_cmp_gt_u32_e32 vcc, s17, v3
4254  s_nop 1
4258  v_cndmask_b32_e32 v2, v14, v2, vcc
425C  v_bfe_u32 v3, v2, 16, 1
4264  v_add3_u32 v4, v2, v3, s18
426C  v_lshl_add_u64 v[2:3], v[12:13], 1, s[36:37]
4274  global_store_short_d16_hi v[2:3], v4, off
427C  s_or_b64 exec, exec, s[54:55]
4280  s_and_saveexec_b64 s[54:55], s[8:9]
4284  s_cbranch_execz 65268
4288  v_mul_f32_e32 v2, s14, v5
428C  s_and_b64 vcc, exec, s[10:11]
4290  v_cndmask_b32_e64 v2, v5, v2, s[2:3]
4298  s_cbranch_vccnz 18
429C  s_and_b64 vcc, exec, s[12:13]
42A0  s_mov_b64 s[56:57], -1
42A4  s_cbranch_vccnz 5
42A8  v_lshl_add_u64 v[4:5], v[12:13], 2, s[44:45]
42B0  global_load_dword v3, v[4:5], off
42B8  s_mov_b64 s[56:57], 0
42BC  s_andn2_b64 vcc, exec, s[56:57]
42C0  s_cbranch_vccnz 6
42C4  v_lshl_add_u64 v[4:5], v[12:13], 1, s[46:47]
42CC  global_load_ushort v3, v[4:5], off
42D4  s_waitcnt vmcnt(0)
42D8  v_lshlrev_b32_e32 v3, 16, v3
42DC  s_waitcnt vmcnt(0)
42E0  v_add_f32_e32 v2, v2, v3
42E4  v_and_b32_e32 v3, 0x7fffffff, v2
42EC  v_cmp_gt_u32_e32 vcc, s17, v3
42F0  s_mov_b64 s[56:57], -1
42F4  s_nop 0
42F8  v_cndmask_b32_e32 v2, v14, v2, vcc
42FC  s_and_b64 vcc, exec, s[12:13]
4300  s_cbranch_vccnz 5
4304  v_lshl_add_u64 v[4:5], v[12:13], 2, s[48:49]
430C  s_mov_b64 s[56:57], 0
4310  global_store_dword v[4:5], v2, off
4318  s_andn2_b64 vcc, exec, s[56:57]
431C  s_cbranch_vccnz 65230
4320  v_and_b32_e32 v3, 0x7fffffff, v2
4328  v_cmp_gt_u32_e32 vcc, s17, v3
432C  s_nop 1
4330  v_cndmask_b32_e32 v2, v14, v2, vcc
4334  v_bfe_u32 v3, v2, 16, 1
433C  v_add3_u32 v4, v2, v3, s18
4344  v_lshl_add_u64 v[2:3], v[12:13], 1, s[50:51]
434C  global_store_short_d16_hi v[2:3], v4, off
4354  s_branch 65216
4358  s_endpgm
435C  s_nop 0

4400 <Gemm16TunedShuffled>:
4400  s_load_dwordx4 s[16:19], s[0:1], 0x38
4408  s_load_dwordx8 s[4:11], s[0:1], 0x0
4410  s_load_dword s24, s[0:1], 0x48
4418  s_lshl_b32 s20, s3, 7
441C  v_readfirstlane_b32 s37, v0
4420  s_waitcnt lgkmcnt(0)
4424  s_lshr_b32 s38, s18, 5
4428  s_mul_hi_u32 s13, s38, s20
442C  s_mul_i32 s12, s38, s20
4430  s_lshl_b64 s[14:15], s[12:13], 4
4434  s_add_u32 s12, s4, s14
4438  s_addc_u32 s13, s5, s15
443C  s_lshl_b32 s25, s2, 7
4440  s_lshr_b32 s2, s37, 1
4444  s_and_b32 s31, s2, 0x7fffffc0
444C  v_and_b32_e32 v163, 63, v0
4450  s_add_i32 s2, s38, 7
4454  s_add_i32 s33, s20, s31
4458  s_and_b32 s3, s2, 0x7fffff8
4460  s_lshr_b32 s27, s33, 5
4464  v_mov_b32_e32 v7, 0
4468  v_lshlrev_b32_e32 v6, 2, v163
446C  s_lshl_b32 s26, s3, 5
4470  v_lshl_add_u64 v[130:131], s[6:7], 0, v[6:7]
4478  v_mov_b32_e32 v1, s27
447C  s_or_b32 s35, s27, 1
4480  s_lshr_b32 s43, s2, 27
4484  v_mad_u64_u32 v[2:3], s[2:3], s26, v1, v[130:131]
448C  v_mov_b32_e32 v1, s35
4490  v_mad_u64_u32 v[4:5], s[2:3], s26, v1, v[130:131]
4498  s_and_b32 s36, s37, 64
449C  s_or_b32 s2, s25, s36
44A0  s_mul_i32 s34, s43, s27
44A4  s_lshr_b32 s40, s2, 5
44A8  v_add_u32_e32 v3, s34, v3
44AC  s_mul_i32 s39, s43, s35
44B0  v_lshl_add_u64 v[132:133], s[10:11], 0, v[6:7]
44B8  v_mov_b32_e32 v1, s40
44BC  s_or_b32 s42, s40, 1
44C0  v_add_u32_e32 v5, s39, v5
44C4  global_load_dword v165, v[2:3], off
44CC  global_load_dword v164, v[4:5], off
44D4  s_mul_i32 s41, s43, s40
44D8  v_mad_u64_u32 v[2:3], s[2:3], s26, v1, v[132:133]
44E0  v_mov_b32_e32 v1, s42
44E4  v_add_u32_e32 v3, s41, v3
44E8  s_mul_i32 s43, s43, s42
44EC  v_mad_u64_u32 v[4:5], s[2:3], s26, v1, v[132:133]
44F4  v_add_u32_e32 v5, s43, v5
44F8  global_load_dword v167, v[2:3], off
4500  global_load_dword v166, v[4:5], off
4508  v_lshrrev_b32_e32 v18, 4, v0
450C  v_and_b32_e32 v1, 7, v0
4510  v_and_b32_e32 v2, 4, v18
4514  v_bfe_u32 v135, v0, 4, 2
451C  v_bitop3_b32 v134, v2, v1, v135 bitop3:0x36
4524  v_lshrrev_b32_e32 v1, 3, v0
4528  v_and_b32_e32 v16, 24, v1
452C  v_bfe_u32 v17, v0, 3, 3
4534  s_not_b32 s2, s20
4538  v_or_b32_e32 v1, v16, v17
453C  s_add_i32 s30, s16, s2
4540  v_min_u32_e32 v2, s30, v1
4544  v_or_b32_e32 v19, 32, v1
4548  v_mad_u64_u32 v[12:13], s[2:3], v2, s38, v[134:135]
4550  v_min_u32_e32 v2, s30, v19
4554  v_or_b32_e32 v20, 64, v1
4558  v_mad_u64_u32 v[14:15], s[2:3], v2, s38, v[134:135]
4560  v_min_u32_e32 v2, s30, v20
4564  v_or_b32_e32 v21, 0x60, v1
456C  v_mad_u64_u32 v[8:9], s[2:3], v2, s38, v[134:135]
4574  v_min_u32_e32 v2, s30, v21
4578  s_and_b32 s22, s37, 0xffffffc0
4580  v_mad_u64_u32 v[10:11], s[2:3], v2, s38, v[134:135]
4588  s_cmpk_gt_u32 s18, 0xff
458C  s_cselect_b64 s[20:21], -1, 0
4590  s_cmpk_lt_u32 s18, 0x100
4594  s_mov_b64 s[2:3], -1
4598  s_cbranch_scc1 29
459C  s_lshl_b32 s2, s22, 4
45A0  v_mov_b32_e32 v13, v7
45A4  v_lshl_add_u64 v[2:3], v[12:13], 4, s[12:13]
45AC  s_mov_b32 m0, s2
45B0  v_mov_b32_e32 v15, v7
45B4  global_load_lds_dwordx4 v[2:3], off
45BC  v_lshl_add_u64 v[2:3], v[14:15], 4, s[12:13]
45C4  s_add_i32 m0, s2, 0x1000
45CC  v_mov_b32_e32 v9, v7
45D0  global_load_lds_dwordx4 v[2:3], off
45D8  v_lshl_add_u64 v[2:3], v[8:9], 4, s[12:13]
45E0  s_add_i32 m0, s2, 0x2000
45E8  v_mov_b32_e32 v11, v7
45EC  global_load_lds_dwordx4 v[2:3], off
45F4  v_lshl_add_u64 v[2:3], v[10:11], 4, s[12:13]
45FC  s_add_i32 m0, s2, 0x3000
4604  s_mov_b64 s[2:3], 0
4608  global_load_lds_dwordx4 v[2:3], off
4610  s_andn2_b64 vcc, exec, s[2:3]
4614  v_cmp_le_u32_e64 s[2:3], s38, v134
461C  s_cbranch_vccnz 65
4620  v_lshlrev_b32_e32 v2, 4, v163
4624  v_lshl_add_u32 v7, s22, 4, v2
462C  s_and_saveexec_b64 s[22:23], s[2:3]
4630  s_xor_b64 s[22:23], exec, s[22:23]
4634  v_mov_b32_e32 v2, 0
4638  v_mov_b32_e32 v3, v2
463C  v_mov_b32_e32 v4, v2
4640  v_mov_b32_e32 v5, v2
4644  ds_write_b128 v7, v[2:5]
464C  s_or_saveexec_b64 s[22:23], s[22:23]
4650  v_mov_b32_e32 v2, 0
4654  v_mov_b32_e32 v3, 0
4658  v_mov_b32_e32 v4, 0
465C  v_mov_b32_e32 v5, 0
4660  s_xor_b64 exec, exec, s[22:23]
4664  s_cbranch_execz 13
4668  v_mov_b32_e32 v13, 0
466C  v_lshl_add_u64 v[22:23], v[12:13], 4, s[12:13]
4674  v_mov_b32_e32 v15, v13
4678  v_lshl_add_u64 v[24:25], v[14:15], 4, s[12:13]
4680  global_load_dwordx4 v[12:15], v[22:23], off
4688  global_load_dwordx4 v[2:5], v[24:25], off
4690  s_waitcnt vmcnt(0)
4694  ds_write_b128 v7, v[12:15]
469C  s_or_b64 exec, exec, s[22:23]
46A0  ds_write_b128 v7, v[2:5] offset:4096
46A8  s_and_saveexec_b64 s[22:23], s[2:3]
46AC  s_xor_b64 s[2:3], exec, s[22:23]
46B0  v_mov_b32_e32 v2, 0
46B4  v_mov_b32_e32 v3, v2
46B8  v_mov_b32_e32 v4, v2
46BC  v_mov_b32_e32 v5, v2
46C0  ds_write_b128 v7, v[2:5] offset:8192
46C8  s_or_saveexec_b64 s[2:3], s[2:3]
46CC  v_mov_b32_e32 v2, 0
46D0  v_mov_b32_e32 v3, 0
46D4  v_mov_b32_e32 v4, 0
46D8  v_mov_b32_e32 v5, 0
46DC  s_xor_b64 exec, exec, s[2:3]
46E0  s_cbranch_execz 13
46E4  v_mov_b32_e32 v9, 0
46E8  v_lshl_add_u64 v[12:13], v[8:9], 4, s[12:13]
46F0  v_mov_b32_e32 v11, v9
46F4  v_lshl_add_u64 v[14:15], v[10:11], 4, s[12:13]
46FC  global_load_dwordx4 v[8:11], v[12:13], off
4704  global_load_dwordx4 v[2:5], v[14:15], off
470C  s_waitcnt vmcnt(0)
4710  ds_write_b128 v7, v[8:11] offset:8192
4718  s_or_b64 exec, exec, s[2:3]
471C  ds_write_b128 v7, v[2:5] offset:12288
4724  s_mul_hi_u32 s3, s38, s25
4728  s_mul_i32 s2, s38, s25
472C  s_lshl_b64 s[28:29], s[2:3], 4
4730  s_add_u32 s2, s8, s28
4734  s_addc_u32 s3, s9, s29
4738  s_not_b32 s12, s25
473C  s_add_i32 s44, s17, s12
4740  v_min_u32_e32 v1, s44, v1
4744  v_mad_u64_u32 v[12:13], s[12:13], v1, s38, v[134:135]
474C  v_min_u32_e32 v1, s44, v19
4750  v_mad_u64_u32 v[14:15], s[12:13], v1, s38, v[134:135]
4758  v_min_u32_e32 v1, s44, v20
475C  v_mad_u64_u32 v[8:9], s[12:13], v1, s38, v[134:135]
4764  v_min_u32_e32 v1, s44, v21
4768  v_mad_u64_u32 v[10:11], s[12:13], v1, s38, v[134:135]
4770  v_readfirstlane_b32 s22, v0
4774  s_andn2_b32 s22, s22, 63
4778  s_andn2_b64 vcc, exec, s[20:21]
477C  s_mov_b64 s[12:13], -1
4780  s_cbranch_vccz 1012
4784  s_andn2_b64 vcc, exec, s[12:13]
4788  s_cbranch_vccz 1041
478C  s_cmp_gt_u32 s18, 31
4790  v_and_b32_e32 v162, 15, v0
4794  s_cbranch_scc0 1109
4798  v_and_b32_e32 v160, 15, v0
479C  v_bfe_u32 v1, v0, 4, 2
47A4  v_bfe_u32 v3, v0, 1, 3
47AC  v_or_b32_e32 v5, s36, v160
47B0  v_bitop3_b32 v4, v18, v3, 3 bitop3:0x6c
47B8  v_lshlrev_b32_e32 v5, 7, v5
47BC  v_bitop3_b32 v3, v1, v3, 4 bitop3:0x36
47C4  v_or_b32_e32 v2, s31, v160
47C8  v_lshlrev_b32_e32 v4, 4, v4
47CC  v_or_b32_e32 v7, 0x8000, v5
47D4  v_lshlrev_b32_e32 v3, 4, v3
47D8  v_lshlrev_b32_e32 v2, 7, v2
47DC  v_or_b32_e32 v169, v7, v4
47E0  v_or_b32_e32 v171, v7, v3
47E4  v_add_u32_e32 v7, v17, v16
47E8  s_mul_hi_u32 s2, s26, s27
47EC  s_mul_hi_u32 s12, s26, s35
47F0  s_mul_hi_u32 s13, s26, s40
47F4  s_mul_hi_u32 s18, s26, s42
47F8  v_or_b32_e32 v168, v2, v4
47FC  v_or_b32_e32 v170, v2, v3
4800  v_add_u32_e32 v2, 0x4000, v2
4808  v_add_u32_e32 v8, 0x60, v7
4810  s_add_i32 s3, s2, s34
4814  s_mul_i32 s2, s26, s27
4818  s_add_i32 s21, s12, s39
481C  s_add_i32 s23, s13, s41
4820  s_add_i32 s27, s18, s43
4824  v_or_b32_e32 v172, v2, v4
4828  v_or_b32_e32 v5, 0xc000, v5
4830  v_or_b32_e32 v174, v2, v3
4834  v_min_u32_e32 v2, s44, v8
4838  v_or_b32_e32 v175, v5, v3
483C  v_mad_u64_u32 v[2:3], s[12:13], v2, s38, v[134:135]
4844  s_add_u32 s8, s8, s28
4848  v_mov_b32_e32 v3, 0
484C  s_addc_u32 s9, s9, s29
4850  v_lshl_add_u64 v[136:137], v[2:3], 4, s[8:9]
4858  v_or_b32_e32 v2, 64, v7
485C  v_or_b32_e32 v173, v5, v4
4860  v_min_u32_e32 v4, s44, v2
4864  v_mad_u64_u32 v[4:5], s[28:29], v4, s38, v[134:135]
486C  v_mov_b32_e32 v5, v3
4870  v_add_u32_e32 v9, 32, v7
4874  v_lshl_add_u64 v[138:139], v[4:5], 4, s[8:9]
487C  v_min_u32_e32 v4, s44, v9
4880  v_mad_u64_u32 v[4:5], s[28:29], v4, s38, v[134:135]
4888  v_mov_b32_e32 v5, v3
488C  v_lshl_add_u64 v[140:141], v[4:5], 4, s[8:9]
4894  v_min_u32_e32 v4, s44, v7
4898  v_mad_u64_u32 v[4:5], s[28:29], v4, s38, v[134:135]
48A0  v_mov_b32_e32 v5, v3
48A4  v_lshl_add_u64 v[142:143], v[4:5], 4, s[8:9]
48AC  v_min_u32_e32 v4, s30, v8
48B0  v_mad_u64_u32 v[4:5], s[8:9], v4, s38, v[134:135]
48B8  s_add_u32 s4, s4, s14
48BC  v_mov_b32_e32 v5, v3
48C0  s_addc_u32 s5, s5, s15
48C4  v_min_u32_e32 v2, s30, v2
48C8  v_lshl_add_u64 v[144:145], v[4:5], 4, s[4:5]
48D0  v_mad_u64_u32 v[4:5], s[8:9], v2, s38, v[134:135]
48D8  v_mov_b32_e32 v5, v3
48DC  v_min_u32_e32 v2, s30, v9
48E0  v_lshl_add_u64 v[146:147], v[4:5], 4, s[4:5]
48E8  v_mad_u64_u32 v[4:5], s[8:9], v2, s38, v[134:135]
48F0  v_mov_b32_e32 v5, v3
48F4  v_min_u32_e32 v2, s30, v7
48F8  v_lshl_add_u64 v[148:149], v[4:5], 4, s[4:5]
4900  v_mad_u64_u32 v[4:5], s[8:9], v2, s38, v[134:135]
4908  v_mov_b32_e32 v5, v3
490C  v_lshl_add_u64 v[150:151], v[4:5], 4, s[4:5]
4914  s_add_u32 s4, s6, s2
4918  s_mul_i32 s20, s26, s35
491C  s_addc_u32 s5, s7, s3
4920  v_mov_b32_e32 v7, v3
4924  s_add_u32 s6, s6, s20
4928  s_mul_i32 s22, s26, s40
492C  v_lshl_add_u64 v[4:5], s[4:5], 0, v[6:7]
4934  s_mov_b64 s[4:5], 0x100
493C  s_addc_u32 s7, s7, s21
4940  v_lshl_add_u64 v[152:153], v[4:5], 0, s[4:5]
4948  v_lshl_add_u64 v[4:5], s[6:7], 0, v[6:7]
4950  s_add_u32 s6, s10, s22
4954  s_mul_i32 s26, s26, s42
4958  s_addc_u32 s7, s11, s23
495C  v_lshl_add_u64 v[154:155], v[4:5], 0, s[4:5]
4964  v_lshl_add_u64 v[4:5], s[6:7], 0, v[6:7]
496C  s_add_u32 s6, s10, s26
4970  s_addc_u32 s7, s11, s27
4974  v_lshl_add_u64 v[156:157], v[4:5], 0, s[4:5]
497C  v_lshl_add_u64 v[4:5], s[6:7], 0, v[6:7]
4984  v_or_b32_e32 v161, 4, v1
4988  s_mov_b32 s13, 0
498C  v_lshl_add_u64 v[158:159], v[4:5], 0, s[4:5]
4994  s_mov_b32 s18, 24
4998  s_mov_b64 s[10:11], 0
499C  s_mov_b64 s[6:7], 0x80
49A4  s_mov_b64 s[8:9], 0
49A8  v_mov_b32_e32 v2, v3
49AC  v_mov_b32_e32 v4, v3
49B0  v_mov_b32_e32 v5, v3
49B4  v_mov_b32_e32 v34, v3
49B8  v_mov_b32_e32 v35, v3
49BC  v_mov_b32_e32 v36, v3
49C0  v_mov_b32_e32 v37, v3
49C4  v_mov_b32_e32 v6, v3
49C8  v_mov_b32_e32 v8, v3
49CC  v_mov_b32_e32 v9, v3
49D0  v_mov_b32_e32 v10, v3
49D4  v_mov_b32_e32 v11, v3
49D8  v_mov_b32_e32 v12, v3
49DC  v_mov_b32_e32 v13, v3
49E0  v_mov_b32_e32 v14, v3
49E4  v_mov_b32_e32 v15, v3
49E8  v_mov_b32_e32 v16, v3
49EC  v_mov_b32_e32 v17, v3
49F0  v_mov_b32_e32 v18, v3
49F4  v_mov_b32_e32 v19, v3
49F8  v_mov_b32_e32 v20, v3
49FC  v_mov_b32_e32 v21, v3
4A00  v_mov_b32_e32 v22, v3
4A04  v_mov_b32_e32 v23, v3
4A08  v_mov_b32_e32 v24, v3
4A0C  v_mov_b32_e32 v25, v3
4A10  v_mov_b32_e32 v26, v3
4A14  v_mov_b32_e32 v27, v3
4A18  v_mov_b32_e32 v28, v3
4A1C  v_mov_b32_e32 v29, v3
4A20  v_mov_b32_e32 v30, v3
4A24  v_mov_b32_e32 v31, v3
4A28  v_mov_b32_e32 v32, v3
4A2C  v_mov_b32_e32 v33, v3
4A30  v_mov_b32_e32 v38, v3
4A34  v_mov_b32_e32 v39, v3
4A38  v_mov_b32_e32 v40, v3
4A3C  v_mov_b32_e32 v41, v3
4A40  v_mov_b32_e32 v42, v3
4A44  v_mov_b32_e32 v43, v3
4A48  v_mov_b32_e32 v44, v3
4A4C  v_mov_b32_e32 v45, v3
4A50  v_mov_b32_e32 v46, v3
4A54  v_mov_b32_e32 v47, v3
4A58  v_mov_b32_e32 v48, v3
4A5C  v_mov_b32_e32 v49, v3
4A60  v_mov_b32_e32 v50, v3
4A64  v_mov_b32_e32 v51, v3
4A68  v_mov_b32_e32 v52, v3
4A6C  v_mov_b32_e32 v53, v3
4A70  v_mov_b32_e32 v54, v3
4A74  v_mov_b32_e32 v55, v3
4A78  v_mov_b32_e32 v56, v3
4A7C  v_mov_b32_e32 v57, v3
4A80  v_mov_b32_e32 v58, v3
4A84  v_mov_b32_e32 v59, v3
4A88  v_mov_b32_e32 v60, v3
4A8C  v_mov_b32_e32 v61, v3
4A90  v_mov_b32_e32 v62, v3
4A94  v_mov_b32_e32 v63, v3
4A98  v_mov_b32_e32 v64, v3
4A9C  v_mov_b32_e32 v65, v3
4AA0  s_add_i32 s12, s18, -16
4AA4  s_cmp_lt_u32 s12, s38
4AA8  s_cselect_b64 s[28:29], -1, 0
4AAC  s_cmp_ge_u32 s12, s38
4AB0  s_waitcnt vmcnt(0)
4AB4  v_mov_b32_e32 v178, v167
4AB8  v_mov_b32_e32 v177, v166
4ABC  v_mov_b32_e32 v179, v165
4AC0  v_mov_b32_e32 v176, v164
4AC4  s_waitcnt vmcnt(0) lgkmcnt(0)
4AC8  s_barrier
4ACC  s_cbranch_scc1 215
4AD0  v_lshl_add_u64 v[66:67], v[152:153], 0, s[10:11]
4AD8  v_lshl_add_u64 v[68:69], v[154:155], 0, s[10:11]
4AE0  global_load_dword v179, v[66:67], off
4AE8  global_load_dword v176, v[68:69], off
4AF0  v_lshl_add_u64 v[66:67], v[156:157], 0, s[10:11]
4AF8  v_lshl_add_u64 v[68:69], v[158:159], 0, s[10:11]
4B00  global_load_dword v178, v[66:67], off
4B08  global_load_dword v177, v[68:69], off
4B10  v_readfirstlane_b32 s12, v0
4B14  s_andn2_b32 s12, s12, 63
4B18  s_add_i32 s14, s18, -8
4B1C  s_cmp_le_u32 s14, s38
4B20  s_cselect_b64 s[30:31], -1, 0
4B24  s_cmp_gt_u32 s14, s38
4B28  s_mov_b64 s[14:15], -1
4B2C  s_cbranch_scc1 37
4B30  v_lshl_add_u64 v[66:67], v[150:151], 0, s[8:9]
4B38  s_lshl_b32 s14, s12, 4
4B3C  v_lshl_add_u64 v[66:67], v[66:67], 0, s[6:7]
4B44  s_add_i32 m0, s14, 0x4000
4B4C  s_nop 0
4B50  global_load_lds_dwordx4 v[66:67], off
4B58  v_lshl_add_u64 v[66:67], v[148:149], 0, s[8:9]
4B60  v_lshl_add_u64 v[66:67], v[66:67], 0, s[6:7]
4B68  s_add_i32 m0, s14, 0x5000
4B70  s_nop 0
4B74  global_load_lds_dwordx4 v[66:67], off
4B7C  v_lshl_add_u64 v[66:67], v[146:147], 0, s[8:9]
4B84  v_lshl_add_u64 v[66:67], v[66:67], 0, s[6:7]
4B8C  s_add_i32 m0, s14, 0x6000
4B94  s_nop 0
4B98  global_load_lds_dwordx4 v[66:67], off
4BA0  v_lshl_add_u64 v[66:67], v[144:145], 0, s[8:9]
4BA8  v_lshl_add_u64 v[66:67], v[66:67], 0, s[6:7]
4BB0  s_add_i32 m0, s14, 0x7000
4BB8  s_mov_b64 s[14:15], 0
4BBC  global_load_lds_dwordx4 v[66:67], off
4BC4  s_andn2_b64 vcc, exec, s[14:15]
4BC8  v_add3_u32 v74, v134, s18, -16
4BD0  s_cbranch_vccnz 53
4BD4  v_or_b32_e32 v66, s12, v163
4BD8  v_cmp_le_u32_e32 vcc, s38, v74
4BDC  v_lshlrev_b32_e32 v75, 4, v66
4BE0  s_and_saveexec_b64 s[14:15], vcc
4BE4  s_xor_b64 s[34:35], exec, s[14:15]
4BE8  s_cbranch_execz 9
4BEC  s_mov_b32 s14, s13
4BF0  s_mov_b32 s15, s13
4BF4  s_mov_b32 s12, s13
4BF8  v_mov_b64_e32 v[68:69], s[14:15]
4BFC  v_mov_b64_e32 v[66:67], s[12:13]
4C00  ds_write_b128 v75, v[66:69] offset:16384
4C08  ds_write_b128 v75, v[66:69] offset:20480
4C10  s_or_saveexec_b64 s[14:15], s[34:35]
4C14  v_mov_b32_e32 v66, 0
4C18  v_mov_b32_e32 v67, 0
4C1C  v_mov_b32_e32 v68, 0
4C20  v_mov_b32_e32 v69, 0
4C24  v_mov_b32_e32 v70, 0
4C28  v_mov_b32_e32 v71, 0
4C2C  v_mov_b32_e32 v72, 0
4C30  v_mov_b32_e32 v73, 0
4C34  s_xor_b64 exec, exec, s[14:15]
4C38  s_cbranch_execz 22
4C3C  v_lshl_add_u64 v[66:67], v[150:151], 0, s[8:9]
4C44  v_lshl_add_u64 v[68:69], v[148:149], 0, s[8:9]
4C4C  global_load_dwordx4 v[76:79], v[66:67], off offset:128
4C54  global_load_dwordx4 v[80:83], v[68:69], off offset:128
4C5C  v_lshl_add_u64 v[66:67], v[146:147], 0, s[8:9]
4C64  v_lshl_add_u64 v[70:71], v[144:145], 0, s[8:9]
4C6C  global_load_dwordx4 v[66:69], v[66:67], off offset:128
4C74  s_nop 0
4C78  global_load_dwordx4 v[70:73], v[70:71], off offset:128
4C80  s_waitcnt vmcnt(0)
4C84  ds_write_b128 v75, v[76:79] offset:16384
4C8C  ds_write_b128 v75, v[80:83] offset:20480
4C94  s_or_b64 exec, exec, s[14:15]
4C98  ds_write_b128 v75, v[66:69] offset:24576
4CA0  ds_write_b128 v75, v[70:73] offset:28672
4CA8  v_readfirstlane_b32 s12, v0
4CAC  s_andn2_b32 s12, s12, 63
4CB0  s_andn2_b64 vcc, exec, s[30:31]
4CB4  s_mov_b64 s[14:15], -1
4CB8  s_cbranch_vccnz 37
4CBC  v_lshl_add_u64 v[66:67], v[142:143], 0, s[8:9]
4CC4  s_lshl_b32 s14, s12, 4
4CC8  v_lshl_add_u64 v[66:67], v[66:67], 0, s[6:7]
4CD0  s_add_i32 m0, s14, 0xc000
4CD8  s_nop 0
4CDC  global_load_lds_dwordx4 v[66:67], off
4CE4  v_lshl_add_u64 v[66:67], v[140:141], 0, s[8:9]
4CEC  v_lshl_add_u64 v[66:67], v[66:67], 0, s[6:7]
4CF4  s_add_i32 m0, s14, 0xd000
4CFC  s_nop 0
4D00  global_load_lds_dwordx4 v[66:67], off
4D08  v_lshl_add_u64 v[66:67], v[138:139], 0, s[8:9]
4D10  v_lshl_add_u64 v[66:67], v[66:67], 0, s[6:7]
4D18  s_add_i32 m0, s14, 0xe000
4D20  s_nop 0
4D24  global_load_lds_dwordx4 v[66:67], off
4D2C  v_lshl_add_u64 v[66:67], v[136:137], 0, s[8:9]
4D34  v_lshl_add_u64 v[66:67], v[66:67], 0, s[6:7]
4D3C  s_add_i32 m0, s14, 0xf000
4D44  s_mov_b64 s[14:15], 0
4D48  global_load_lds_dwordx4 v[66:67], off
4D50  s_andn2_b64 vcc, exec, s[14:15]
4D54  s_cbranch_vccnz 53
4D58  v_or_b32_e32 v66, s12, v163
4D5C  v_cmp_le_u32_e32 vcc, s38, v74
4D60  v_lshlrev_b32_e32 v74, 4, v66
4D64  s_and_saveexec_b64 s[14:15], vcc
4D68  s_xor_b64 s[30:31], exec, s[14:15]
4D6C  s_cbranch_execz 9
4D70  s_mov_b32 s14, s13
4D74  s_mov_b32 s15, s13
4D78  s_mov_b32 s12, s13
4D7C  v_mov_b64_e32 v[68:69], s[14:15]
4D80  v_mov_b64_e32 v[66:67], s[12:13]
4D84  ds_write_b128 v74, v[66:69] offset:49152
4D8C  ds_write_b128 v74, v[66:69] offset:53248
4D94  s_or_saveexec_b64 s[14:15], s[30:31]
4D98  v_mov_b32_e32 v66, 0
4D9C  v_mov_b32_e32 v67, 0
4DA0  v_mov_b32_e32 v68, 0
4DA4  v_mov_b32_e32 v69, 0
4DA8  v_mov_b32_e32 v70, 0
4DAC  v_mov_b32_e32 v71, 0
4DB0  v_mov_b32_e32 v72, 0
4DB4  v_mov_b32_e32 v73, 0
4DB8  s_xor_b64 exec, exec, s[14:15]
4DBC  s_cbranch_execz 22
4DC0  v_lshl_add_u64 v[66:67], v[142:143], 0, s[8:9]
4DC8  v_lshl_add_u64 v[68:69], v[140:141], 0, s[8:9]
4DD0  global_load_dwordx4 v[76:79], v[66:67], off offset:128
4DD8  global_load_dwordx4 v[80:83], v[68:69], off offset:128
4DE0  v_lshl_add_u64 v[66:67], v[138:139], 0, s[8:9]
4DE8  v_lshl_add_u64 v[70:71], v[136:137], 0, s[8:9]
4DF0  global_load_dwordx4 v[66:69], v[66:67], off offset:128
4DF8  s_nop 0
4DFC  global_load_dwordx4 v[70:73], v[70:71], off offset:128
4E04  s_waitcnt vmcnt(0)
4E08  ds_write_b128 v74, v[76:79] offset:49152
4E10  ds_write_b128 v74, v[80:83] offset:53248
4E18  s_or_b64 exec, exec, s[14:15]
4E1C  ds_write_b128 v74, v[66:69] offset:57344
4E24  ds_write_b128 v74, v[70:73] offset:61440
4E2C  ds_read_b128 v[66:69], v169
4E34  ds_read_b128 v[70:73], v169 offset:2048
4E3C  ds_read_b128 v[74:77], v168
4E44  ds_read_b128 v[78:81], v168 offset:2048
4E4C  ds_read_b128 v[82:85], v169 offset:4096
4E54  ds_read_b128 v[86:89], v169 offset:6144
4E5C  s_mov_b64 s[14:15], -1
4E60  s_waitcnt lgkmcnt(0)
4E64  v_mfma_scale_f32_16x16x128_f8f6f4 v[62:65], v[66:69], v[74:77], v[62:65], v167, v165 op_sel_hi:[0,0,0] cbsz:4 blgp:4
4E74  v_readfirstlane_b32 s12, v0
4E78  s_andn2_b64 vcc, exec, s[28:29]
4E7C  s_mov_b64 s[30:31], -1
4E80  v_mfma_scale_f32_16x16x128_f8f6f4 v[58:61], v[70:73], v[74:77], v[58:61], v167, v165 op_sel:[1,0,0] op_sel_hi:[0,0,0] cbsz:4 blgp:4
4E90  v_mfma_scale_f32_16x16x128_f8f6f4 v[54:57], v[82:85], v[74:77], v[54:57], v166, v165 op_sel_hi:[0,0,0] cbsz:4 blgp:4
4EA0  v_mfma_scale_f32_16x16x128_f8f6f4 v[50:53], v[86:89], v[74:77], v[50:53], v166, v165 op_sel:[1,0,0] op_sel_hi:[0,0,0] cbsz:4 blgp:4
4EB0  v_mfma_scale_f32_16x16x128_f8f6f4 v[46:49], v[66:69], v[78:81], v[46:49], v167, v165 op_sel:[0,1,0] op_sel_hi:[0,0,0] cbsz:4 blgp:4
4EC0  v_mfma_scale_f32_16x16x128_f8f6f4 v[42:45], v[70:73], v[78:81], v[42:45], v167, v165 op_sel:[1,1,0] op_sel_hi:[0,0,0] cbsz:4 blgp:4
4ED0  v_mfma_scale_f32_16x16x128_f8f6f4 v[38:41], v[82:85], v[78:81], v[38:41], v166, v165 op_sel:[0,1,0] op_sel_hi:[0,0,0] cbsz:4 blgp:4
4EE0  v_mfma_scale_f32_16x16x128_f8f6f4 v[30:33], v[86:89], v[78:81], v[30:33], v166, v165 op_sel:[1,1,0] op_sel_hi:[0,0,0] cbsz:4 blgp:4
4EF0  ds_read_b128 v[74:77], v168 offset:4096
4EF8  ds_read_b128 v[78:81], v168 offset:6144
4F00  s_waitcnt lgkmcnt(0)
4F04  v_mfma_scale_f32_16x16x128_f8f6f4 v[26:29], v[66:69], v[74:77], v[26:29], v167, v164 op_sel_hi:[0,0,0] cbsz:4 blgp:4
4F14  v_mfma_scale_f32_16x16x128_f8f6f4 v[10:13], v[66:69], v[78:81], v[10:13], v167, v164 op_sel:[0,1,0] op_sel_hi:[0,0,0] cbsz:4 blgp:4
4F24  ds_read_b128 v[66:69], v171
4F2C  v_mfma_scale_f32_16x16x128_f8f6f4 v[22:25], v[70:73], v[74:77], v[22:25], v167, v164 op_sel:[1,0,0] op_sel_hi:[0,0,0] cbsz:4 blgp:4
4F3C  v_mfma_scale_f32_16x16x128_f8f6f4 v[18:21], v[82:85], v[74:77], v[18:21], v166, v164 op_sel_hi:[0,0,0] cbsz:4 blgp:4
4F4C  v_mfma_scale_f32_16x16x128_f8f6f4 v[14:17], v[86:89], v[74:77], v[14:17], v166, v164 op_sel:[1,0,0] op_sel_hi:[0,0,0] cbsz:4 blgp:4
4F5C  v_mfma_scale_f32_16x16x128_f8f6f4 v[6:9], v[70:73], v[78:81], v[6:9], v167, v164 op_sel:[1,1,0] op_sel_hi:[0,0,0] cbsz:4 blgp:4
4F6C  v_mfma_scale_f32_16x16x128_f8f6f4 v[34:37], v[82:85], v[78:81], v[34:37], v166, v164 op_sel:[0,1,0] op_sel_hi:[0,0,0] cbsz:4 blgp:4
4F7C  v_mfma_scale_f32_16x16x128_f8f6f4 v[2:5], v[86:89], v[78:81], v[2:5], v166, v164 op_sel:[1,1,0] op_sel_hi:[0,0,0] cbsz:4 blgp:4
4F8C  ds_read_b128 v[70:73], v171 offset:2048
4F94  ds_read_b128 v[74:77], v170
4F9C  ds_read_b128 v[78:81], v170 offset:2048
4FA4  s_waitcnt lgkmcnt(0)
4FA8  v_mfma_scale_f32_16x16x128_f8f6f4 v[126:129], v[66:69], v[74:77], v[62:65], v167, v165 op_sel_hi:[1,1,0] cbsz:4 blgp:4
4FB8  s_nop 2
4FBC  ds_read_b128 v[62:65], v171 offset:4096
4FC4  v_mfma_scale_f32_16x16x128_f8f6f4 v[122:125], v[70:73], v[74:77], v[58:61], v167, v165 op_sel:[1,0,0] op_sel_hi:[1,1,0] cbsz:4 blgp:4
4FD4  s_nop 2
4FD8  ds_read_b128 v[58:61], v171 offset:6144
4FE0  s_waitcnt lgkmcnt(0)
4FE4  v_mfma_scale_f32_16x16x128_f8f6f4 v[102:105], v[62:65], v[78:81], v[38:41], v166, v165 op_sel:[0,1,0] op_sel_hi:[1,1,0] cbsz:4 blgp:4
4FF4  v_mfma_scale_f32_16x16x128_f8f6f4 v[98:101], v[58:61], v[78:81], v[30:33], v166, v165 op_sel:[1,1,0] op_sel_hi:[1,1,0] cbsz:4 blgp:4
5004  s_nop 2
5008  ds_read_b128 v[30:33], v170 offset:4096
5010  ds_read_b128 v[38:41], v170 offset:6144
5018  v_mfma_scale_f32_16x16x128_f8f6f4 v[118:121], v[62:65], v[74:77], v[54:57], v166, v165 op_sel_hi:[1,1,0] cbsz:4 blgp:4
5028  v_mfma_scale_f32_16x16x128_f8f6f4 v[114:117], v[58:61], v[74:77], v[50:53], v166, v165 op_sel:[1,0,0] op_sel_hi:[1,1,0] cbsz:4 blgp:4
5038  v_mfma_scale_f32_16x16x128_f8f6f4 v[110:113], v[66:69], v[78:81], v[46:49], v167, v165 op_sel:[0,1,0] op_sel_hi:[1,1,0] cbsz:4 blgp:4
5048  v_mfma_scale_f32_16x16x128_f8f6f4 v[106:109], v[70:73], v[78:81], v[42:45], v167, v165 op_sel:[1,1,0] op_sel_hi:[1,1,0] cbsz:4 blgp:4
5058  s_waitcnt lgkmcnt(0)
505C  v_mfma_scale_f32_16x16x128_f8f6f4 v[94:97], v[66:69], v[30:33], v[26:29], v167, v164 op_sel_hi:[1,1,0] cbsz:4 blgp:4
506C  v_mfma_scale_f32_16x16x128_f8f6f4 v[90:93], v[70:73], v[30:33], v[22:25], v167, v164 op_sel:[1,0,0] op_sel_hi:[1,1,0] cbsz:4 blgp:4
507C  v_mfma_scale_f32_16x16x128_f8f6f4 v[86:89], v[62:65], v[30:33], v[18:21], v166, v164 op_sel_hi:[1,1,0] cbsz:4 blgp:4
508C  v_mfma_scale_f32_16x16x128_f8f6f4 v[82:85], v[58:61], v[30:33], v[14:17], v166, v164 op_sel:[1,0,0] op_sel_hi:[1,1,0] cbsz:4 blgp:4
509C  v_mfma_scale_f32_16x16x128_f8f6f4 v[78:81], v[66:69], v[38:41], v[10:13], v167, v164 op_sel:[0,1,0] op_sel_hi:[1,1,0] cbsz:4 blgp:4
50AC  v_mfma_scale_f32_16x16x128_f8f6f4 v[66:69], v[70:73], v[38:41], v[6:9], v167, v164 op_sel:[1,1,0] op_sel_hi:[1,1,0] cbsz:4 blgp:4
50BC  v_mfma_scale_f32_16x16x128_f8f6f4 v[70:73], v[62:65], v[38:41], v[34:37], v166, v164 op_sel:[0,1,0] op_sel_hi:[1,1,0] cbsz:4 blgp:4
50CC  v_mfma_scale_f32_16x16x128_f8f6f4 v[74:77], v[58:61], v[38:41], v[2:5], v166, v164 op_sel:[1,1,0] op_sel_hi:[1,1,0] cbsz:4 blgp:4
50DC  s_cbranch_vccnz 408
50E0  s_add_i32 s34, s18, -8
50E4  s_cmp_lt_u32 s34, s38
50E8  s_waitcnt vmcnt(0)
50EC  s_barrier
50F0  s_cbranch_scc1 4
50F4  s_add_u32 s28, s10, 0x200
50FC  s_addc_u32 s29, s11, 0
5100  s_mov_b64 s[14:15], 0
5104  s_andn2_b64 vcc, exec, s[14:15]
5108  v_mov_b32_e32 v167, v178
510C  v_mov_b32_e32 v166, v177
5110  v_mov_b32_e32 v165, v179
5114  v_mov_b32_e32 v164, v176
5118  s_cbranch_vccnz 221
511C  s_add_u32 s28, s10, 0x200
5124  s_mov_b32 s12, s28
5128  v_lshl_add_u64 v[2:3], v[130:131], 0, s[12:13]
5130  v_lshl_add_u64 v[4:5], v[2:3], 0, s[2:3]
5138  v_lshl_add_u64 v[2:3], v[2:3], 0, s[20:21]
5140  global_load_dword v165, v[4:5], off
5148  global_load_dword v164, v[2:3], off
5150  v_lshl_add_u64 v[2:3], v[132:133], 0, s[12:13]
5158  v_lshl_add_u64 v[4:5], v[2:3], 0, s[22:23]
5160  v_lshl_add_u64 v[2:3], v[2:3], 0, s[26:27]
5168  global_load_dword v167, v[4:5], off
5170  global_load_dword v166, v[2:3], off
5178  v_readfirstlane_b32 s12, v0
517C  s_addc_u32 s29, s11, 0
5180  s_andn2_b32 s12, s12, 63
5184  s_cmp_le_u32 s18, s38
5188  s_cselect_b64 s[10:11], -1, 0
518C  s_cmp_gt_u32 s18, s38
5190  s_mov_b64 s[14:15], -1
5194  s_cbranch_scc1 36
5198  v_lshl_add_u64 v[2:3], v[150:151], 0, s[8:9]
51A0  s_lshl_b32 s14, s12, 4
51A4  v_lshl_add_u64 v[2:3], v[2:3], 0, s[4:5]
51AC  s_mov_b32 m0, s14
51B0  s_nop 0
51B4  global_load_lds_dwordx4 v[2:3], off
51BC  v_lshl_add_u64 v[2:3], v[148:149], 0, s[8:9]
51C4  v_lshl_add_u64 v[2:3], v[2:3], 0, s[4:5]
51CC  s_add_i32 m0, s14, 0x1000
51D4  s_nop 0
51D8  global_load_lds_dwordx4 v[2:3], off
51E0  v_lshl_add_u64 v[2:3], v[146:147], 0, s[8:9]
51E8  v_lshl_add_u64 v[2:3], v[2:3], 0, s[4:5]
51F0  s_add_i32 m0, s14, 0x2000
51F8  s_nop 0
51FC  global_load_lds_dwordx4 v[2:3], off
5204  v_lshl_add_u64 v[2:3], v[144:145], 0, s[8:9]
520C  v_lshl_add_u64 v[2:3], v[2:3], 0, s[4:5]
5214  s_add_i32 m0, s14, 0x3000
521C  s_mov_b64 s[14:15], 0
5220  global_load_lds_dwordx4 v[2:3], off
5228  s_andn2_b64 vcc, exec, s[14:15]
522C  v_add3_u32 v10, v134, s18, -8
5234  s_cbranch_vccnz 53
5238  v_or_b32_e32 v2, s12, v163
523C  v_cmp_le_u32_e32 vcc, s38, v10
5240  v_lshlrev_b32_e32 v11, 4, v2
5244  s_and_saveexec_b64 s[14:15], vcc
5248  s_xor_b64 s[30:31], exec, s[14:15]
524C  s_cbranch_execz 9
5250  s_mov_b32 s12, s13
5254  s_mov_b32 s14, s13
5258  s_mov_b32 s15, s13
525C  v_mov_b64_e32 v[2:3], s[12:13]
5260  v_mov_b64_e32 v[4:5], s[14:15]
5264  ds_write_b128 v11, v[2:5]
526C  ds_write_b128 v11, v[2:5] offset:4096
5274  s_or_saveexec_b64 s[14:15], s[30:31]
5278  v_mov_b32_e32 v2, 0
527C  v_mov_b32_e32 v3, 0
5280  v_mov_b32_e32 v4, 0
5284  v_mov_b32_e32 v5, 0
5288  v_mov_b32_e32 v6, 0
528C  v_mov_b32_e32 v7, 0
5290  v_mov_b32_e32 v8, 0
5294  v_mov_b32_e32 v9, 0
5298  s_xor_b64 exec, exec, s[14:15]
529C  s_cbranch_execz 22
52A0  v_lshl_add_u64 v[2:3], v[150:151], 0, s[8:9]
52A8  v_lshl_add_u64 v[4:5], v[148:149], 0, s[8:9]
52B0  global_load_dwordx4 v[12:15], v[2:3], off offset:256
52B8  global_load_dwordx4 v[16:19], v[4:5], off offset:256
52C0  v_lshl_add_u64 v[2:3], v[146:147], 0, s[8:9]
52C8  v_lshl_add_u64 v[6:7], v[144:145], 0, s[8:9]
52D0  global_load_dwordx4 v[2:5], v[2:3], off offset:256
52D8  s_nop 0
52DC  global_load_dwordx4 v[6:9], v[6:7], off offset:256
52E4  s_waitcnt vmcnt(0)
52E8  ds_write_b128 v11, v[12:15]
52F0  ds_write_b128 v11, v[16:19] offset:4096
52F8  s_or_b64 exec, exec, s[14:15]
52FC  ds_write_b128 v11, v[2:5] offset:8192
5304  ds_write_b128 v11, v[6:9] offset:12288
530C  v_readfirstlane_b32 s12, v0
5310  s_andn2_b32 s12, s12, 63
5314  s_andn2_b64 vcc, exec, s[10:11]
5318  s_mov_b64 s[10:11], -1
531C  s_cbranch_vccnz 37
5320  v_lshl_add_u64 v[2:3], v[142:143], 0, s[8:9]
5328  s_lshl_b32 s10, s12, 4
532C  v_lshl_add_u64 v[2:3], v[2:3], 0, s[4:5]
5334  s_add_i32 m0, s10, 0x8000
533C  s_nop 0
5340  global_load_lds_dwordx4 v[2:3], off
5348  v_lshl_add_u64 v[2:3], v[140:141], 0, s[8:9]
5350  v_lshl_add_u64 v[2:3], v[2:3], 0, s[4:5]
5358  s_add_i32 m0, s10, 0x9000
5360  s_nop 0
5364  global_load_lds_dwordx4 v[2:3], off
536C  v_lshl_add_u64 v[2:3], v[138:139], 0, s[8:9]
5374  v_lshl_add_u64 v[2:3], v[2:3], 0, s[4:5]
537C  s_add_i32 m0, s10, 0xa000
5384  s_nop 0
5388  global_load_lds_dwordx4 v[2:3], off
5390  v_lshl_add_u64 v[2:3], v[136:137], 0, s[8:9]
5398  v_lshl_add_u64 v[2:3], v[2:3], 0, s[4:5]
53A0  s_add_i32 m0, s10, 0xb000
53A8  s_mov_b64 s[10:11], 0
53AC  global_load_lds_dwordx4 v[2:3], off
53B4  s_andn2_b64 vcc, exec, s[10:11]
53B8  s_cbranch_vccnz 53
53BC  v_or_b32_e32 v2, s12, v163
53C0  v_cmp_le_u32_e32 vcc, s38, v10
53C4  v_lshlrev_b32_e32 v10, 4, v2
53C8  s_and_saveexec_b64 s[10:11], vcc
53CC  s_xor_b64 s[10:11], exec, s[10:11]
53D0  s_cbranch_execz 9
53D4  s_mov_b32 s12, s13
53D8  s_mov_b32 s14, s13
53DC  s_mov_b32 s15, s13
53E0  v_mov_b64_e32 v[2:3], s[12:13]
53E4  v_mov_b64_e32 v[4:5], s[14:15]
53E8  ds_write_b128 v10, v[2:5] offset:32768
53F0  ds_write_b128 v10, v[2:5] offset:36864
53F8  s_or_saveexec_b64 s[10:11], s[10:11]
53FC  v_mov_b32_e32 v2, 0
5400  v_mov_b32_e32 v3, 0
5404  v_mov_b32_e32 v4, 0
5408  v_mov_b32_e32 v5, 0
540C  v_mov_b32_e32 v6, 0
5410  v_mov_b32_e32 v7, 0
5414  v_mov_b32_e32 v8, 0
5418  v_mov_b32_e32 v9, 0
541C  s_xor_b64 exec, exec, s[10:11]
5420  s_cbranch_execz 22
5424  v_lshl_add_u64 v[2:3], v[142:143], 0, s[8:9]
542C  v_lshl_add_u64 v[4:5], v[140:141], 0, s[8:9]
5434  global_load_dwordx4 v[12:15], v[2:3], off offset:256
543C  global_load_dwordx4 v[16:19], v[4:5], off offset:256
5444  v_lshl_add_u64 v[2:3], v[138:139], 0, s[8:9]
544C  v_lshl_add_u64 v[6:7], v[136:137], 0, s[8:9]
5454  global_load_dwordx4 v[2:5], v[2:3], off offset:256
545C  s_nop 0
5460  global_load_dwordx4 v[6:9], v[6:7], off offset:256
5468  s_waitcnt vmcnt(0)
546C  ds_write_b128 v10, v[12:15] offset:32768
5474  ds_write_b128 v10, v[16:19] offset:36864
547C  s_or_b64 exec, exec, s[10:11]
5480  ds_write_b128 v10, v[2:5] offset:40960
5488  ds_write_b128 v10, v[6:9] offset:45056
5490  ds_read_b128 v[2:5], v173
5498  ds_read_b128 v[6:9], v173 offset:2048
54A0  ds_read_b128 v[10:13], v172
54A8  ds_read_b128 v[14:17], v172 offset:2048
54B0  ds_read_b128 v[22:25], v173 offset:4096
54B8  ds_read_b128 v[30:33], v173 offset:6144
54C0  ds_read_b128 v[46:49], v172 offset:4096
54C8  ds_read_b128 v[50:53], v172 offset:6144
54D0  s_waitcnt lgkmcnt(0)
54D4  v_mfma_scale_f32_16x16x128_f8f6f4 v[18:21], v[2:5], v[10:13], v[126:129], v178, v179 op_sel_hi:[0,0,0] cbsz:4 blgp:4
54E4  ds_read_b128 v[204:207], v175
54EC  s_add_u32 s8, s8, 0x100
54F4  s_addc_u32 s9, s9, 0
54F8  v_mfma_scale_f32_16x16x128_f8f6f4 v[26:29], v[6:9], v[10:13], v[122:125], v178, v179 op_sel:[1,0,0] op_sel_hi:[0,0,0] cbsz:4 blgp:4
5508  s_add_i32 s12, s18, 16
550C  s_cmp_ge_u32 s34, s38
5510  s_mov_b64 s[14:15], 0
5514  v_mfma_scale_f32_16x16x128_f8f6f4 v[34:37], v[22:25], v[10:13], v[118:121], v177, v179 op_sel_hi:[0,0,0] cbsz:4 blgp:4
5524  s_cselect_b64 s[30:31], -1, 0
5528  v_mfma_scale_f32_16x16x128_f8f6f4 v[10:13], v[30:33], v[10:13], v[114:117], v177, v179 op_sel:[1,0,0] op_sel_hi:[0,0,0] cbsz:4 blgp:4
5538  v_mfma_scale_f32_16x16x128_f8f6f4 v[38:41], v[2:5], v[14:17], v[110:113], v178, v179 op_sel:[0,1,0] op_sel_hi:[0,0,0] cbsz:4 blgp:4
5548  v_mfma_scale_f32_16x16x128_f8f6f4 v[42:45], v[6:9], v[14:17], v[106:109], v178, v179 op_sel:[1,1,0] op_sel_hi:[0,0,0] cbsz:4 blgp:4
5558  v_mfma_scale_f32_16x16x128_f8f6f4 v[180:183], v[22:25], v[14:17], v[102:105], v177, v179 op_sel:[0,1,0] op_sel_hi:[0,0,0] cbsz:4 blgp:4
5568  v_mfma_scale_f32_16x16x128_f8f6f4 v[14:17], v[30:33], v[14:17], v[98:101], v177, v179 op_sel:[1,1,0] op_sel_hi:[0,0,0] cbsz:4 blgp:4
5578  v_mfma_scale_f32_16x16x128_f8f6f4 v[192:195], v[22:25], v[46:49], v[86:89], v177, v176 op_sel_hi:[0,0,0] cbsz:4 blgp:4
5588  v_mfma_scale_f32_16x16x128_f8f6f4 v[196:199], v[30:33], v[46:49], v[82:85], v177, v176 op_sel:[1,0,0] op_sel_hi:[0,0,0] cbsz:4 blgp:4
5598  v_mfma_scale_f32_16x16x128_f8f6f4 v[200:203], v[22:25], v[50:53], v[70:73], v177, v176 op_sel:[0,1,0] op_sel_hi:[0,0,0] cbsz:4 blgp:4
55A8  v_mfma_scale_f32_16x16x128_f8f6f4 v[208:211], v[30:33], v[50:53], v[74:77], v177, v176 op_sel:[1,1,0] op_sel_hi:[0,0,0] cbsz:4 blgp:4
55B8  ds_read_b128 v[212:215], v175 offset:2048
55C0  ds_read_b128 v[22:25], v174
55C8  ds_read_b128 v[30:33], v174 offset:2048
55D0  ds_read_b128 v[216:219], v175 offset:4096
55D8  ds_read_b128 v[220:223], v175 offset:6144
55E0  v_mfma_scale_f32_16x16x128_f8f6f4 v[184:187], v[2:5], v[46:49], v[94:97], v178, v176 op_sel_hi:[0,0,0] cbsz:4 blgp:4
55F0  v_mfma_scale_f32_16x16x128_f8f6f4 v[188:191], v[6:9], v[46:49], v[90:93], v178, v176 op_sel:[1,0,0] op_sel_hi:[0,0,0] cbsz:4 blgp:4
5600  v_mfma_scale_f32_16x16x128_f8f6f4 v[2:5], v[2:5], v[50:53], v[78:81], v178, v176 op_sel:[0,1,0] op_sel_hi:[0,0,0] cbsz:4 blgp:4
5610  v_mfma_scale_f32_16x16x128_f8f6f4 v[6:9], v[6:9], v[50:53], v[66:69], v178, v176 op_sel:[1,1,0] op_sel_hi:[0,0,0] cbsz:4 blgp:4
5620  s_waitcnt lgkmcnt(0)
5624  v_mfma_scale_f32_16x16x128_f8f6f4 v[50:53], v[220:223], v[22:25], v[10:13], v177, v179 op_sel:[1,0,0] op_sel_hi:[1,1,0] cbsz:4 blgp:4
5634  v_mfma_scale_f32_16x16x128_f8f6f4 v[46:49], v[204:207], v[30:33], v[38:41], v178, v179 op_sel:[0,1,0] op_sel_hi:[1,1,0] cbsz:4 blgp:4
5644  v_mfma_scale_f32_16x16x128_f8f6f4 v[38:41], v[216:219], v[30:33], v[180:183], v177, v179 op_sel:[0,1,0] op_sel_hi:[1,1,0] cbsz:4 blgp:4
5654  s_nop 0
5658  ds_read_b128 v[10:13], v174 offset:4096
5660  s_nop 0
5664  ds_read_b128 v[180:183], v174 offset:6144
566C  v_mfma_scale_f32_16x16x128_f8f6f4 v[62:65], v[204:207], v[22:25], v[18:21], v178, v179 op_sel_hi:[1,1,0] cbsz:4 blgp:4
567C  v_mfma_scale_f32_16x16x128_f8f6f4 v[58:61], v[212:215], v[22:25], v[26:29], v178, v179 op_sel:[1,0,0] op_sel_hi:[1,1,0] cbsz:4 blgp:4
568C  v_mfma_scale_f32_16x16x128_f8f6f4 v[54:57], v[216:219], v[22:25], v[34:37], v177, v179 op_sel_hi:[1,1,0] cbsz:4 blgp:4
569C  v_mfma_scale_f32_16x16x128_f8f6f4 v[42:45], v[212:215], v[30:33], v[42:45], v178, v179 op_sel:[1,1,0] op_sel_hi:[1,1,0] cbsz:4 blgp:4
56AC  v_mfma_scale_f32_16x16x128_f8f6f4 v[30:33], v[220:223], v[30:33], v[14:17], v177, v179 op_sel:[1,1,0] op_sel_hi:[1,1,0] cbsz:4 blgp:4
56BC  s_waitcnt lgkmcnt(0)
56C0  v_mfma_scale_f32_16x16x128_f8f6f4 v[26:29], v[204:207], v[10:13], v[184:187], v178, v176 op_sel_hi:[1,1,0] cbsz:4 blgp:4
56D0  v_mfma_scale_f32_16x16x128_f8f6f4 v[22:25], v[212:215], v[10:13], v[188:191], v178, v176 op_sel:[1,0,0] op_sel_hi:[1,1,0] cbsz:4 blgp:4
56E0  v_mfma_scale_f32_16x16x128_f8f6f4 v[18:21], v[216:219], v[10:13], v[192:195], v177, v176 op_sel_hi:[1,1,0] cbsz:4 blgp:4
56F0  v_mfma_scale_f32_16x16x128_f8f6f4 v[14:17], v[220:223], v[10:13], v[196:199], v177, v176 op_sel:[1,0,0] op_sel_hi:[1,1,0] cbsz:4 blgp:4
5700  v_mfma_scale_f32_16x16x128_f8f6f4 v[10:13], v[204:207], v[180:183], v[2:5], v178, v176 op_sel:[0,1,0] op_sel_hi:[1,1,0] cbsz:4 blgp:4
5710  v_mfma_scale_f32_16x16x128_f8f6f4 v[6:9], v[212:215], v[180:183], v[6:9], v178, v176 op_sel:[1,1,0] op_sel_hi:[1,1,0] cbsz:4 blgp:4
5720  v_mfma_scale_f32_16x16x128_f8f6f4 v[34:37], v[216:219], v[180:183], v[200:203], v177, v176 op_sel:[0,1,0] op_sel_hi:[1,1,0] cbsz:4 blgp:4
5730  v_mfma_scale_f32_16x16x128_f8f6f4 v[2:5], v[220:223], v[180:183], v[208:211], v177, v176 op_sel:[1,1,0] op_sel_hi:[1,1,0] cbsz:4 blgp:4
5740  s_and_b64 vcc, exec, s[30:31]
5744  s_cbranch_vccnz 107
5748  s_mov_b64 s[10:11], s[28:29]
574C  s_mov_b32 s18, s12
5750  s_branch 64723
5754  s_lshl_b32 s12, s22, 4
5758  v_mov_b32_e32 v13, 0
575C  s_add_i32 m0, s12, 0x8000
5764  v_lshl_add_u64 v[2:3], v[12:13], 4, s[2:3]
576C  v_mov_b32_e32 v15, v13
5770  global_load_lds_dwordx4 v[2:3], off
5778  v_lshl_add_u64 v[2:3], v[14:15], 4, s[2:3]
5780  s_add_i32 m0, s12, 0x9000
5788  v_mov_b32_e32 v9, v13
578C  global_load_lds_dwordx4 v[2:3], off
5794  v_lshl_add_u64 v[2:3], v[8:9], 4, s[2:3]
579C  s_add_i32 m0, s12, 0xa000
57A4  v_mov_b32_e32 v11, v13
57A8  global_load_lds_dwordx4 v[2:3], off
57B0  v_lshl_add_u64 v[2:3], v[10:11], 4, s[2:3]
57B8  s_add_i32 m0, s12, 0xb000
57C0  s_nop 0
57C4  global_load_lds_dwordx4 v[2:3], off
57CC  s_cbranch_execnz 64495
57D0  s_lshl_b32 s12, s22, 4
57D4  s_add_i32 s12, s12, 0x8000
57DC  v_cmp_le_u32_e32 vcc, s38, v134
57E0  v_lshl_add_u32 v1, v163, 4, s12
57E8  s_and_saveexec_b64 s[12:13], vcc
57EC  s_xor_b64 s[12:13], exec, s[12:13]
57F0  v_mov_b32_e32 v2, 0
57F4  v_mov_b32_e32 v3, v2
57F8  v_mov_b32_e32 v4, v2
57FC  v_mov_b32_e32 v5, v2
5800  ds_write_b128 v1, v[2:5]
5808  s_or_saveexec_b64 s[12:13], s[12:13]
580C  v_mov_b32_e32 v2, 0
5810  v_mov_b32_e32 v3, 0
5814  v_mov_b32_e32 v4, 0
5818  v_mov_b32_e32 v5, 0
581C  s_xor_b64 exec, exec, s[12:13]
5820  s_cbranch_execz 13
5824  v_mov_b32_e32 v13, 0
5828  v_lshl_add_u64 v[20:21], v[12:13], 4, s[2:3]
5830  v_mov_b32_e32 v15, v13
5834  v_lshl_add_u64 v[22:23], v[14:15], 4, s[2:3]
583C  global_load_dwordx4 v[12:15], v[20:21], off
5844  global_load_dwordx4 v[2:5], v[22:23], off
584C  s_waitcnt vmcnt(0)
5850  ds_write_b128 v1, v[12:15]
5858  s_or_b64 exec, exec, s[12:13]
585C  ds_write_b128 v1, v[2:5] offset:4096
5864  s_and_saveexec_b64 s[12:13], vcc
5868  s_xor_b64 s[12:13], exec, s[12:13]
586C  v_mov_b32_e32 v2, 0
5870  v_mov_b32_e32 v3, v2
5874  v_mov_b32_e32 v4, v2
5878  v_mov_b32_e32 v5, v2
587C  ds_write_b128 v1, v[2:5] offset:8192
5884  s_or_saveexec_b64 s[12:13], s[12:13]
5888  v_mov_b32_e32 v2, 0
588C  v_mov_b32_e32 v3, 0
5890  v_mov_b32_e32 v4, 0
5894  v_mov_b32_e32 v5, 0
5898  s_xor_b64 exec, exec, s[12:13]
589C  s_cbranch_execz 13
58A0  v_mov_b32_e32 v9, 0
58A4  v_lshl_add_u64 v[12:13], v[8:9], 4, s[2:3]
58AC  v_mov_b32_e32 v11, v9
58B0  v_lshl_add_u64 v[14:15], v[10:11], 4, s[2:3]
58B8  global_load_dwordx4 v[8:11], v[12:13], off
58C0  global_load_dwordx4 v[2:5], v[14:15], off
58C8  s_waitcnt vmcnt(0)
58CC  ds_write_b128 v1, v[8:11] offset:8192
58D4  s_or_b64 exec, exec, s[12:13]
58D8  ds_write_b128 v1, v[2:5] offset:12288
58E0  s_cmp_gt_u32 s18, 31
58E4  v_and_b32_e32 v162, 15, v0
58E8  s_cbranch_scc1 64427
58EC  s_cbranch_execnz 68
58F0  s_branch 134
58F4  s_and_b64 vcc, exec, s[14:15]
58F8  s_cbranch_vccz 64
58FC  v_mov_b32_e32 v65, v129
5900  v_mov_b32_e32 v64, v128
5904  v_mov_b32_e32 v63, v127
5908  v_mov_b32_e32 v62, v126
590C  v_mov_b32_e32 v61, v125
5910  v_mov_b32_e32 v60, v124
5914  v_mov_b32_e32 v59, v123
5918  v_mov_b32_e32 v58, v122
591C  v_mov_b32_e32 v57, v121
5920  v_mov_b32_e32 v56, v120
5924  v_mov_b32_e32 v55, v119
5928  v_mov_b32_e32 v54, v118
592C  v_mov_b32_e32 v53, v117
5930  v_mov_b32_e32 v52, v116
5934  v_mov_b32_e32 v51, v115
5938  v_mov_b32_e32 v50, v114
593C  v_mov_b32_e32 v49, v113
5940  v_mov_b32_e32 v48, v112
5944  v_mov_b32_e32 v47, v111
5948  v_mov_b32_e32 v46, v110
594C  v_mov_b32_e32 v45, v109
5950  v_mov_b32_e32 v44, v108
5954  v_mov_b32_e32 v43, v107
5958  v_mov_b32_e32 v42, v106
595C  v_mov_b32_e32 v41, v105
5960  v_mov_b32_e32 v40, v104
5964  v_mov_b32_e32 v39, v103
5968  v_mov_b32_e32 v38, v102
596C  v_mov_b32_e32 v33, v101
5970  v_mov_b32_e32 v32, v100
5974  v_mov_b32_e32 v31, v99
5978  v_mov_b32_e32 v30, v98
597C  v_mov_b32_e32 v29, v97
5980  v_mov_b32_e32 v28, v96
5984  v_mov_b32_e32 v27, v95
5988  v_mov_b32_e32 v26, v94
598C  v_mov_b32_e32 v25, v93
5990  v_mov_b32_e32 v24, v92
5994  v_mov_b32_e32 v23, v91
5998  v_mov_b32_e32 v22, v90
599C  v_mov_b32_e32 v21, v89
59A0  v_mov_b32_e32 v20, v88
59A4  v_mov_b32_e32 v19, v87
59A8  v_mov_b32_e32 v18, v86
59AC  v_mov_b32_e32 v17, v85
59B0  v_mov_b32_e32 v16, v84
59B4  v_mov_b32_e32 v15, v83
59B8  v_mov_b32_e32 v14, v82
59BC  v_mov_b32_e32 v13, v81
59C0  v_mov_b32_e32 v12, v80
59C4  v_mov_b32_e32 v11, v79
59C8  v_mov_b32_e32 v10, v78
59CC  v_mov_b32_e32 v9, v69
59D0  v_mov_b32_e32 v8, v68
59D4  v_mov_b32_e32 v7, v67
59D8  v_mov_b32_e32 v6, v66
59DC  v_mov_b32_e32 v37, v73
59E0  v_mov_b32_e32 v36, v72
59E4  v_mov_b32_e32 v35, v71
59E8  v_mov_b32_e32 v34, v70
59EC  v_mov_b32_e32 v5, v77
59F0  v_mov_b32_e32 v4, v76
59F4  v_mov_b32_e32 v3, v75
59F8  v_mov_b32_e32 v2, v74
59FC  s_branch 67
5A00  v_mov_b32_e32 v2, 0
5A04  v_or_b32_e32 v161, 4, v135
5A08  v_mov_b32_e32 v1, v135
5A0C  v_mov_b32_e32 v160, v162
5A10  v_mov_b32_e32 v3, v2
5A14  v_mov_b32_e32 v4, v2
5A18  v_mov_b32_e32 v5, v2
5A1C  v_mov_b32_e32 v34, v2
5A20  v_mov_b32_e32 v35, v2
5A24  v_mov_b32_e32 v36, v2
5A28  v_mov_b32_e32 v37, v2
5A2C  v_mov_b32_e32 v6, v2
5A30  v_mov_b32_e32 v7, v2
5A34  v_mov_b32_e32 v8, v2
5A38  v_mov_b32_e32 v9, v2
5A3C  v_mov_b32_e32 v10, v2
5A40  v_mov_b32_e32 v11, v2
5A44  v_mov_b32_e32 v12, v2
5A48  v_mov_b32_e32 v13, v2
5A4C  v_mov_b32_e32 v14, v2
5A50  v_mov_b32_e32 v15, v2
5A54  v_mov_b32_e32 v16, v2
5A58  v_mov_b32_e32 v17, v2
5A5C  v_mov_b32_e32 v18, v2
5A60  v_mov_b32_e32 v19, v2
5A64  v_mov_b32_e32 v20, v2
5A68  v_mov_b32_e32 v21, v2
5A6C  v_mov_b32_e32 v22, v2
5A70  v_mov_b32_e32 v23, v2
5A74  v_mov_b32_e32 v24, v2
5A78  v_mov_b32_e32 v25, v2
5A7C  v_mov_b32_e32 v26, v2
5A80  v_mov_b32_e32 v27, v2
5A84  v_mov_b32_e32 v28, v2
5A88  v_mov_b32_e32 v29, v2
5A8C  v_mov_b32_e32 v30, v2
5A90  v_mov_b32_e32 v31, v2
5A94  v_mov_b32_e32 v32, v2
5A98  v_mov_b32_e32 v33, v2
5A9C  v_mov_b32_e32 v38, v2
5AA0  v_mov_b32_e32 v39, v2
5AA4  v_mov_b32_e32 v40, v2
5AA8  v_mov_b32_e32 v41, v2
5AAC  v_mov_b32_e32 v42, v2
5AB0  v_mov_b32_e32 v43, v2
5AB4  v_mov_b32_e32 v44, v2
5AB8  v_mov_b32_e32 v45, v2
5ABC  v_mov_b32_e32 v46, v2
5AC0  v_mov_b32_e32 v47, v2
5AC4  v_mov_b32_e32 v48, v2
5AC8  v_mov_b32_e32 v49, v2
5ACC  v_mov_b32_e32 v50, v2
5AD0  v_mov_b32_e32 v51, v2
5AD4  v_mov_b32_e32 v52, v2
5AD8  v_mov_b32_e32 v53, v2
5ADC  v_mov_b32_e32 v54, v2
5AE0  v_mov_b32_e32 v55, v2
5AE4  v_mov_b32_e32 v56, v2
5AE8  v_mov_b32_e32 v57, v2
5AEC  v_mov_b32_e32 v58, v2
5AF0  v_mov_b32_e32 v59, v2
5AF4  v_mov_b32_e32 v60, v2
5AF8  v_mov_b32_e32 v61, v2
5AFC  v_mov_b32_e32 v62, v2
5B00  v_mov_b32_e32 v63, v2
5B04  v_mov_b32_e32 v64, v2
5B08  v_mov_b32_e32 v65, v2
5B0C  s_load_dwordx4 s[20:23], s[0:1], 0x20
5B14  s_load_dwordx2 s[14:15], s[0:1], 0x30
5B1C  s_and_b32 s0, s19, 1
5B20  s_bitcmp1_b32 s19, 0
5B24  s_cselect_b64 s[10:11], -1, 0
5B28  s_bfe_i32 s1, s19, 0x10001
5B30  s_bitcmp1_b32 s19, 1
5B34  s_cselect_b64 s[12:13], -1, 0
5B38  s_waitcnt lgkmcnt(0)
5B3C  s_and_b32 s1, s1, s20
5B40  s_cmp_eq_u32 s0, 0
5B44  s_cselect_b32 s0, 1, 2
5B48  s_cselect_b32 s18, 7, 15
5B4C  s_lshl_b32 s0, s14, s0
5B50  s_or_b32 s0, s1, s0
5B54  s_mov_b32 s19, 0
5B58  s_or_b32 s0, s0, s22
5B5C  s_and_b64 s[0:1], s[0:1], s[18:19]
5B60  s_cmp_eq_u64 s[0:1], 0
5B64  s_cselect_b64 s[2:3], -1, 0
5B68  s_lshr_b32 s0, s37, 6
5B6C  s_cmp_eq_u32 s0, 2
5B70  s_movk_i32 s1, 0x4000
5B74  s_cselect_b32 s1, s1, 0xc000
5B7C  s_cmp_lg_u32 s0, 1
5B80  s_cselect_b32 s0, s1, 0x8000
5B88  s_cmp_gt_u32 s37, 63
5B8C  s_cselect_b32 s18, s0, 0
5B90  v_lshl_add_u32 v66, v160, 8, s18
5B98  v_xor_b32_e32 v67, v1, v160
5B9C  v_lshl_add_u32 v67, v67, 4, v66
5BA4  s_barrier
5BA8  s_waitcnt vmcnt(0)
5BAC  ds_write_b128 v67, v[62:65]
5BB4  v_xor_b32_e32 v62, v161, v160
5BB8  v_lshl_add_u32 v62, v62, 4, v66
5BC0  ds_write_b128 v62, v[58:61]
5BC8  v_bitop3_b32 v58, v1, v160, 8 bitop3:0x36
5BD0  v_lshl_add_u32 v58, v58, 4, v66
5BD8  ds_write_b128 v58, v[54:57]
5BE0  v_bitop3_b32 v54, v1, v160, 12 bitop3:0x36
5BE8  v_lshl_add_u32 v54, v54, 4, v66
5BF0  ds_write_b128 v54, v[50:53]
5BF8  ds_write_b128 v67, v[46:49] offset:4096
5C00  ds_write_b128 v62, v[42:45] offset:4096
5C08  ds_write_b128 v58, v[38:41] offset:4096
5C10  ds_write_b128 v54, v[30:33] offset:4096
5C18  ds_write_b128 v67, v[26:29] offset:8192
5C20  ds_write_b128 v62, v[22:25] offset:8192
5C28  ds_write_b128 v58, v[18:21] offset:8192
5C30  ds_write_b128 v54, v[14:17] offset:8192
5C38  ds_write_b128 v67, v[10:13] offset:12288
5C40  ds_write_b128 v62, v[6:9] offset:12288
5C48  ds_write_b128 v58, v[34:37] offset:12288
5C50  ds_write_b128 v54, v[2:5] offset:12288
5C58  v_lshlrev_b32_e32 v2, 2, v0
5C5C  v_and_or_b32 v2, v2, 60, s25
5C64  v_or_b32_e32 v10, s36, v2
5C68  v_add_u32_e32 v2, 4, v10
5C6C  v_cmp_ge_u32_e32 vcc, s17, v2
5C70  s_and_b64 s[26:27], s[2:3], vcc
5C74  s_add_u32 s30, s20, 4
5C78  s_addc_u32 s31, s21, 0
5C7C  s_add_u32 s34, s20, 2
5C80  s_addc_u32 s35, s21, 0
5C84  s_add_u32 s36, s22, 4
5C88  s_addc_u32 s37, s23, 0
5C8C  s_add_u32 s38, s22, 2
5C90  s_addc_u32 s39, s23, 0
5C94  s_add_u32 s40, s20, 8
5C98  s_addc_u32 s41, s21, 0
5C9C  s_add_u32 s42, s22, 8
5CA0  s_addc_u32 s43, s23, 0
5CA4  s_add_u32 s44, s20, 12
5CA8  s_addc_u32 s45, s21, 0
5CAC  s_add_u32 s46, s20, 6
5CB0  v_or_b32_e32 v2, 1, v10
5CB4  s_addc_u32 s47, s21, 0
5CB8  v_cmp_gt_u32_e64 s[4:5], s17, v2
5CC0  v_or_b32_e32 v2, 2, v10
5CC4  s_add_u32 s48, s22, 12
5CC8  v_cmp_gt_u32_e64 s[6:7], s17, v2
5CD0  v_or_b32_e32 v2, 3, v10
5CD4  s_addc_u32 s49, s23, 0
5CD8  v_cmp_gt_u32_e64 s[8:9], s17, v2
5CE0  s_add_u32 s50, s22, 6
5CE4  v_cndmask_b32_e64 v2, 0, 1, s[12:13]
5CEC  v_cndmask_b32_e64 v3, 0, 1, s[10:11]
5CF4  v_cmp_gt_u32_e64 s[0:1], s17, v10
5CFC  v_mov_b32_e32 v11, 0
5D00  s_mov_b32 s25, s24
5D04  s_mov_b32 s28, s24
5D08  s_mov_b32 s29, s24
5D0C  v_cmp_neq_f32_e64 s[2:3], s24, 1.0
5D14  s_addc_u32 s51, s23, 0
5D18  v_lshl_add_u32 v14, v1, 8, s18
5D20  s_mov_b32 s17, 0x7f800001
5D28  s_movk_i32 s18, 0x7fff
5D2C  v_cmp_ne_u32_e64 s[10:11], 1, v2
5D34  v_cmp_ne_u32_e64 s[12:13], 1, v3
5D3C  v_mov_b32_e32 v15, 0x7fc00000
5D44  s_branch 6
5D48  s_or_b64 exec, exec, s[54:55]
5D4C  s_or_b64 exec, exec, s[52:53]
5D50  s_addk_i32 s19, 0x400
5D54  s_cmpk_lg_i32 s19, 0x4000
5D58  v_add_u32_e32 v1, 4, v1
5D5C  s_cbranch_scc0 314
5D60  v_add_u32_e32 v6, s33, v1
5D64  v_cmp_gt_u32_e32 vcc, s16, v6
5D68  s_and_b64 s[54:55], vcc, s[0:1]
5D6C  s_and_saveexec_b64 s[52:53], s[54:55]
5D70  s_cbranch_execz 65526
5D74  s_waitcnt lgkmcnt(0)
5D78  v_bitop3_b32 v2, v1, 15, v0 bitop3:0x48
5D80  v_lshlrev_b32_e32 v2, 4, v2
5D84  v_add3_u32 v2, v14, v2, s19
5D8C  ds_read_b128 v[2:5], v2
5D94  v_mad_u64_u32 v[12:13], s[54:55], s14, v6, v[10:11]
5D9C  v_mov_b32_e32 v8, v13
5DA0  v_mad_u64_u32 v[6:7], s[54:55], s15, v6, v[8:9]
5DA8  v_mov_b32_e32 v13, v6
5DAC  s_and_saveexec_b64 s[54:55], s[26:27]
5DB0  s_xor_b64 s[54:55], exec, s[54:55]
5DB4  s_cbranch_execz 72
5DB8  s_waitcnt lgkmcnt(0)
5DBC  v_pk_mul_f32 v[8:9], s[28:29], v[4:5]
5DC4  s_and_b64 vcc, exec, s[10:11]
5DC8  v_pk_mul_f32 v[6:7], s[24:25], v[2:3]
5DD0  s_cbranch_vccnz 27
5DD4  s_and_b64 vcc, exec, s[12:13]
5DD8  s_mov_b64 s[56:57], -1
5DDC  s_cbranch_vccnz 5
5DE0  v_lshl_add_u64 v[2:3], v[12:13], 2, s[20:21]
5DE8  global_load_dwordx4 v[2:5], v[2:3], off
5DF0  s_mov_b64 s[56:57], 0
5DF4  s_andn2_b64 vcc, exec, s[56:57]
5DF8  s_cbranch_vccnz 12
5DFC  s_waitcnt vmcnt(0)
5E00  v_lshl_add_u64 v[2:3], v[12:13], 1, s[20:21]
5E08  global_load_dwordx2 v[4:5], v[2:3], off
5E10  s_waitcnt vmcnt(0)
5E14  v_lshlrev_b32_e32 v2, 16, v4
5E18  v_and_b32_e32 v3, 0xffff0000, v4
5E20  v_lshlrev_b32_e32 v4, 16, v5
5E24  v_and_b32_e32 v5, 0xffff0000, v5
5E2C  s_waitcnt vmcnt(0)
5E30  v_pk_add_f32 v[8:9], v[8:9], v[4:5]
5E38  v_pk_add_f32 v[6:7], v[6:7], v[2:3]
5E40  s_nop 0
5E44  v_and_b32_e32 v2, 0x7fffffff, v6
5E4C  v_cmp_gt_u32_e32 vcc, s17, v2
5E50  v_and_b32_e32 v2, 0x7fffffff, v7
5E58  s_mov_b64 s[56:57], -1
5E5C  v_cndmask_b32_e32 v6, v15, v6, vcc
5E60  v_cmp_gt_u32_e32 vcc, s17, v2
5E64  v_and_b32_e32 v2, 0x7fffffff, v8
5E6C  s_nop 0
5E70  v_cndmask_b32_e32 v7, v15, v7, vcc
5E74  v_cmp_gt_u32_e32 vcc, s17, v2
5E78  v_and_b32_e32 v2, 0x7fffffff, v9
5E80  s_nop 0
5E84  v_cndmask_b32_e32 v8, v15, v8, vcc
5E88  v_cmp_gt_u32_e32 vcc, s17, v2
5E8C  s_nop 1
5E90  v_cndmask_b32_e32 v9, v15, v9, vcc
5E94  s_and_b64 vcc, exec, s[12:13]
5E98  s_cbranch_vccnz 5
5E9C  v_lshl_add_u64 v[2:3], v[12:13], 2, s[22:23]
5EA4  s_mov_b64 s[56:57], 0
5EA8  global_store_dwordx4 v[2:3], v[6:9], off
5EB0  s_andn2_b64 vcc, exec, s[56:57]
5EB4  s_cbranch_vccnz 8
5EB8  v_cvt_pk_bf16_f32 v2, v6, v7
5EC0  v_cvt_pk_bf16_f32 v3, v8, v9
5EC8  v_lshl_add_u64 v[4:5], v[12:13], 1, s[22:23]
5ED0  global_store_dwordx2 v[4:5], v[2:3], off
5ED8  s_andn2_saveexec_b64 s[54:55], s[54:55]
5EDC  s_cbranch_execz 65435
5EE0  s_waitcnt lgkmcnt(0)
5EE4  v_mul_f32_e32 v6, s24, v2
5EE8  s_and_b64 vcc, exec, s[10:11]
5EEC  v_cndmask_b32_e64 v2, v2, v6, s[2:3]
5EF4  s_cbranch_vccnz 19
5EF8  s_and_b64 vcc, exec, s[12:13]
5EFC  s_mov_b64 s[54:55], -1
5F00  s_cbranch_vccnz 5
5F04  v_lshl_add_u64 v[6:7], v[12:13], 2, s[20:21]
5F0C  global_load_dword v6, v[6:7], off
5F14  s_mov_b64 s[54:55], 0
5F18  s_andn2_b64 vcc, exec, s[54:55]
5F1C  s_cbranch_vccnz 7
5F20  s_waitcnt vmcnt(0)
5F24  v_lshl_add_u64 v[6:7], v[12:13], 1, s[20:21]
5F2C  global_load_ushort v6, v[6:7], off
5F34  s_waitcnt vmcnt(0)
5F38  v_lshlrev_b32_e32 v6, 16, v6
5F3C  s_waitcnt vmcnt(0)
5F40  v_add_f32_e32 v2, v2, v6
5F44  v_and_b32_e32 v6, 0x7fffffff, v2
5F4C  v_cmp_gt_u32_e32 vcc, s17, v6
5F50  s_mov_b64 s[54:55], -1
5F54  s_nop 0
5F58  v_cndmask_b32_e32 v2, v15, v2, vcc
5F5C  s_and_b64 vcc, exec, s[12:13]
5F60  s_cbranch_vccz 5
5F64  s_andn2_b64 vcc, exec, s[54:55]
5F68  s_cbranch_vccz 8
5F6C  s_and_saveexec_b64 s[54:55], s[4:5]
5F70  s_cbranch_execnz 21
5F74  s_branch 71
5F78  v_lshl_add_u64 v[6:7], v[12:13], 2, s[22:23]
5F80  global_store_dword v[6:7], v2, off
5F88  s_cbranch_execnz 65528
5F8C  v_and_b32_e32 v6, 0x7fffffff, v2
5F94  v_cmp_gt_u32_e32 vcc, s17, v6
5F98  s_nop 1
5F9C  v_cndmask_b32_e32 v2, v15, v2, vcc
5FA0  v_bfe_u32 v6, v2, 16, 1
5FA8  v_add3_u32 v2, v2, v6, s18
5FB0  v_lshl_add_u64 v[6:7], v[12:13], 1, s[22:23]
5FB8  global_store_short_d16_hi v[6:7], v2, off
5FC0  s_and_saveexec_b64 s[54:55], s[4:5]
5FC4  s_cbranch_execz 51
5FC8  v_mul_f32_e32 v2, s24, v3
5FCC  s_and_b64 vcc, exec, s[10:11]
5FD0  v_cndmask_b32_e64 v2, v3, v2, s[2:3]
5FD8  s_cbranch_vccnz 18
5FDC  s_and_b64 vcc, exec, s[12:13]
5FE0  s_mov_b64 s[56:57], -1
5FE4  s_cbranch_vccnz 5
5FE8  v_lshl_add_u64 v[6:7], v[12:13], 2, s[30:31]
5FF0  global_load_dword v3, v[6:7], off
5FF8  s_mov_b64 s[56:57], 0
5FFC  s_andn2_b64 vcc, exec, s[56:57]
6000  s_cbranch_vccnz 6
6004  v_lshl_add_u64 v[6:7], v[12:13], 1, s[34:35]
600C  global_load_ushort v3, v[6:7], off
6014  s_waitcnt vmcnt(0)
6018  v_lshlrev_b32_e32 v3, 16, v3
601C  s_waitcnt vmcnt(0)
6020  v_add_f32_e32 v2, v2, v3
6024  v_and_b32_e32 v3, 0x7fffffff, v2
602C  v_cmp_gt_u32_e32 vcc, s17, v3
6030  s_mov_b64 s[56:57], -1
6034  s_nop 0
6038  v_cndmask_b32_e32 v2, v15, v2, vcc
603C  s_and_b64 vcc, exec, s[12:13]
6040  s_cbranch_vccnz 5
6044  v_lshl_add_u64 v[6:7], v[12:13], 2, s[36:37]
604C  s_mov_b64 s[56:57], 0
6050  global_store_dword v[6:7], v2, off
6058  s_andn2_b64 vcc, exec, s[56:57]
605C  s_cbranch_vccnz 13
6060  v_and_b32_e32 v3, 0x7fffffff, v2
6068  v_cmp_gt_u32_e32 vcc, s17, v3
606C  s_nop 1
6070  v_cndmask_b32_e32 v2, v15, v2, vcc
6074  v_bfe_u32 v3, v2, 16, 1
607C  v_add3_u32 v6, v2, v3, s18
6084  v_lshl_add_u64 v[2:3], v[12:13], 1, s[38:39]
608C  global_store_short_d16_hi v[2:3], v6, off
6094  s_or_b64 exec, exec, s[54:55]
6098  s_and_saveexec_b64 s[54:55], s[6:7]
609C  s_cbranch_execz 51
60A0  v_mul_f32_e32 v2, s24, v4
60A4  s_and_b64 vcc, exec, s[10:11]
60A8  v_cndmask_b32_e64 v2, v4, v2, s[2:3]
60B0  s_cbranch_vccnz 18
60B4  s_and_b64 vcc, exec, s[12:13]
60B8  s_mov_b64 s[56:57], -1
60BC  s_cbranch_vccnz 5
60C0  v_lshl_add_u64 v[6:7], v[12:13], 2, s[40:41]
60C8  global_load_dword v3, v[6:7], off
60D0  s_mov_b64 s[56:57], 0
60D4  s_andn2_b64 vcc, exec, s[56:57]
60D8  s_cbranch_vccnz 6
60DC  v_lshl_add_u64 v[6:7], v[12:13], 1, s[30:31]
60E4  global_load_ushort v3, v[6:7], off
60EC  s_waitcnt vmcnt(0)
60F0  v_lshlrev_b32_e32 v3, 16, v3
60F4  s_waitcnt vmcnt(0)
60F8  v_add_f32_e32 v2, v2, v3
60FC  v_and_b32_e32 v3, 0x7fffffff, v2
6104  v_cmp_gt_u32_e32 vcc, s17, v3
6108  s_mov_b64 s[56:57], -1
610C  s_nop 0
6110  v_cndmask_b32_e32 v2, v15, v2, vcc
6114  s_and_b64 vcc, exec, s[12:13]
6118  s_cbranch_vccnz 5
611C  v_lshl_add_u64 v[6:7], v[12:13], 2, s[42:43]
6124  s_mov_b64 s[56:57], 0
6128  global_store_dword v[6:7], v2, off
6130  s_andn2_b64 vcc, exec, s[56:57]
6134  s_cbranch_vccnz 13
6138  v_and_b32_e32 v3, 0x7fffffff, v2
6140  v_cmp_gt_u32_e32 vcc, s17, v3
6144  s_nop 1
6148  v_cndmask_b32_e32 v2, v15, v2, vcc
614C  v_bfe_u32 v3, v2, 16, 1
6154  v_add3_u32 v4, v2, v3, s18
615C  v_lshl_add_u64 v[2:3], v[12:13], 1, s[36:37]
6164  global_store_short_d16_hi v[2:3], v4, off
616C  s_or_b64 exec, exec, s[54:55]
6170  s_and_saveexec_b64 s[54:55], s[8:9]
6174  s_cbranch_execz 65268
6178  v_mul_f32_e32 v2, s24, v5
617C  s_and_b64 vcc, exec, s[10:11]
6180  v_cndmask_b32_e64 v2, v5, v2, s[2:3]
6188  s_cbranch_vccnz 18
618C  s_and_b64 vcc, exec, s[12:13]
6190  s_mov_b64 s[56:57], -1
6194  s_cbranch_vccnz 5
6198  v_lshl_add_u64 v[4:5], v[12:13], 2, s[44:45]
61A0  global_load_dword v3, v[4:5], off
61A8  s_mov_b64 s[56:57], 0
61AC  s_andn2_b64 vcc, exec, s[56:57]
61B0  s_cbranch_vccnz 6
61B4  v_lshl_add_u64 v[4:5], v[12:13], 1, s[46:47]
61BC  global_load_ushort v3, v[4:5], off
61C4  s_waitcnt vmcnt(0)
61C8  v_lshlrev_b32_e32 v3, 16, v3
61CC  s_waitcnt vmcnt(0)
61D0  v_add_f32_e32 v2, v2, v3
61D4  v_and_b32_e32 v3, 0x7fffffff, v2
61DC  v_cmp_gt_u32_e32 vcc, s17, v3
61E0  s_mov_b64 s[56:57], -1
61E4  s_nop 0
61E8  v_cndmask_b32_e32 v2, v15, v2, vcc
61EC  s_and_b64 vcc, exec, s[12:13]
61F0  s_cbranch_vccnz 5
61F4  v_lshl_add_u64 v[4:5], v[12:13], 2, s[48:49]
61FC  s_mov_b64 s[56:57], 0
6200  global_store_dword v[4:5], v2, off
6208  s_andn2_b64 vcc, exec, s[56:57]
620C  s_cbranch_vccnz 65230
6210  v_and_b32_e32 v3, 0x7fffffff, v2
6218  v_cmp_gt_u32_e32 vcc, s17, v3
621C  s_nop 1
6220  v_cndmask_b32_e32 v2, v15, v2, vcc
6224  v_bfe_u32 v3, v2, 16, 1
622C  v_add3_u32 v4, v2, v3, s18
6234  v_lshl_add_u64 v[2:3], v[12:13], 1, s[50:51]
623C  global_store_short_d16_hi v[2:3], v4, off
6244  s_branch 65216
6248  s_endpgm
624C  s_nop 0
