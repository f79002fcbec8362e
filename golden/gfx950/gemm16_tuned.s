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
    .group_segment_fixed_size: 65536
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .max_flat_workgroup_size: 256
    .name:           Gemm16Tuned
    .private_segment_fixed_size: 0
    .sgpr_count:     63
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
    .group_segment_fixed_size: 65536
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .max_flat_workgroup_size: 256
    .name:           Gemm16TunedShuffled
    .private_segment_fixed_size: 0
    .sgpr_count:     63
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
1E00  s_load_dwordx4 s[16:19], s[0:1], 0x30
1E08  s_load_dwordx2 s[12:13], s[0:1], 0x8
1E10  v_readfirstlane_b32 s28, v0
1E14  s_lshl_b32 s22, s3, 7
1E18  s_lshr_b32 s3, s28, 1
1E1C  s_and_b32 s23, s3, 0x7fffffc0
1E24  s_waitcnt lgkmcnt(0)
1E28  s_lshr_b32 s31, s19, 5
1E2C  v_bfe_u32 v130, v0, 4, 2
1E34  s_add_i32 s33, s23, s22
1E38  v_and_b32_e32 v1, 15, v0
1E3C  v_or_b32_e32 v2, s33, v1
1E40  s_add_i32 s24, s17, -1
1E44  v_cmp_gt_u32_e32 vcc, s31, v130
1E48  v_mov_b32_e32 v166, 0x7f
1E50  v_mov_b32_e32 v167, 0x7f
1E58  s_and_saveexec_b64 s[6:7], vcc
1E5C  s_cbranch_execz 13
1E60  v_mov_b32_e32 v3, s24
1E64  v_cmp_gt_u32_e64 s[4:5], s17, v2
1E6C  v_mov_b64_e32 v[4:5], s[12:13]
1E70  v_mov_b32_e32 v131, 0
1E74  v_cndmask_b32_e64 v3, v3, v2, s[4:5]
1E7C  v_mad_u64_u32 v[4:5], s[4:5], v3, s31, v[4:5]
1E84  v_lshl_add_u64 v[4:5], v[4:5], 0, v[130:131]
1E8C  global_load_ubyte v167, v[4:5], off
1E94  s_or_b64 exec, exec, s[6:7]
1E98  v_or_b32_e32 v3, 16, v2
1E9C  s_and_saveexec_b64 s[6:7], vcc
1EA0  s_cbranch_execz 14
1EA4  v_mov_b32_e32 v4, s24
1EA8  v_cmp_gt_u32_e64 s[4:5], s17, v3
1EB0  v_mov_b32_e32 v131, 0
1EB4  s_nop 0
1EB8  v_cndmask_b32_e64 v6, v4, v3, s[4:5]
1EC0  v_mov_b64_e32 v[4:5], s[12:13]
1EC4  v_mad_u64_u32 v[4:5], s[4:5], v6, s31, v[4:5]
1ECC  v_lshl_add_u64 v[4:5], v[4:5], 0, v[130:131]
1ED4  global_load_ubyte v166, v[4:5], off
1EDC  s_or_b64 exec, exec, s[6:7]
1EE0  v_mov_b32_e32 v168, 0x7f
1EE8  v_or_b32_e32 v5, 32, v2
1EEC  v_mov_b32_e32 v169, 0x7f
1EF4  s_and_saveexec_b64 s[6:7], vcc
1EF8  s_cbranch_execz 13
1EFC  v_mov_b32_e32 v4, s24
1F00  v_cmp_gt_u32_e64 s[4:5], s17, v5
1F08  v_mov_b64_e32 v[6:7], s[12:13]
1F0C  v_mov_b32_e32 v131, 0
1F10  v_cndmask_b32_e64 v4, v4, v5, s[4:5]
1F18  v_mad_u64_u32 v[6:7], s[4:5], v4, s31, v[6:7]
1F20  v_lshl_add_u64 v[6:7], v[6:7], 0, v[130:131]
1F28  global_load_ubyte v169, v[6:7], off
1F30  s_or_b64 exec, exec, s[6:7]
1F34  v_or_b32_e32 v4, 48, v2
1F38  s_and_saveexec_b64 s[6:7], vcc
1F3C  s_cbranch_execz 14
1F40  v_mov_b32_e32 v6, s24
1F44  v_cmp_gt_u32_e64 s[4:5], s17, v4
1F4C  v_mov_b32_e32 v131, 0
1F50  s_nop 0
1F54  v_cndmask_b32_e64 v8, v6, v4, s[4:5]
1F5C  v_mov_b64_e32 v[6:7], s[12:13]
1F60  v_mad_u64_u32 v[6:7], s[4:5], v8, s31, v[6:7]
1F68  v_lshl_add_u64 v[6:7], v[6:7], 0, v[130:131]
1F70  global_load_ubyte v168, v[6:7], off
1F78  s_or_b64 exec, exec, s[6:7]
1F7C  v_or_b32_e32 v133, 4, v130
1F80  v_cmp_gt_u32_e64 s[4:5], s31, v133
1F88  v_mov_b32_e32 v170, 0x7f
1F90  v_mov_b32_e32 v171, 0x7f
1F98  s_and_saveexec_b64 s[8:9], s[4:5]
1F9C  s_cbranch_execz 14
1FA0  v_mov_b32_e32 v6, s24
1FA4  v_cmp_gt_u32_e64 s[6:7], s17, v2
1FAC  v_mov_b32_e32 v131, 0
1FB0  s_nop 0
1FB4  v_cndmask_b32_e64 v2, v6, v2, s[6:7]
1FBC  v_mov_b64_e32 v[6:7], s[12:13]
1FC0  v_mad_u64_u32 v[6:7], s[6:7], v2, s31, v[6:7]
1FC8  v_lshl_add_u64 v[6:7], v[6:7], 0, v[130:131]
1FD0  global_load_ubyte v171, v[6:7], off offset:4
1FD8  s_or_b64 exec, exec, s[8:9]
1FDC  s_load_dwordx2 s[14:15], s[0:1], 0x40
1FE4  s_and_saveexec_b64 s[8:9], s[4:5]
1FE8  s_cbranch_execz 14
1FEC  v_mov_b32_e32 v2, s24
1FF0  v_cmp_gt_u32_e64 s[6:7], s17, v3
1FF8  v_mov_b32_e32 v131, 0
1FFC  s_nop 0
2000  v_cndmask_b32_e64 v6, v2, v3, s[6:7]
2008  v_mov_b64_e32 v[2:3], s[12:13]
200C  v_mad_u64_u32 v[2:3], s[6:7], v6, s31, v[2:3]
2014  v_lshl_add_u64 v[2:3], v[2:3], 0, v[130:131]
201C  global_load_ubyte v170, v[2:3], off offset:4
2024  s_or_b64 exec, exec, s[8:9]
2028  v_mov_b32_e32 v173, 0x7f
2030  v_mov_b32_e32 v172, 0x7f
2038  s_and_saveexec_b64 s[8:9], s[4:5]
203C  s_cbranch_execz 14
2040  v_mov_b32_e32 v2, s24
2044  v_cmp_gt_u32_e64 s[6:7], s17, v5
204C  v_mov_b32_e32 v131, 0
2050  s_nop 0
2054  v_cndmask_b32_e64 v5, v2, v5, s[6:7]
205C  v_mov_b64_e32 v[2:3], s[12:13]
2060  v_mad_u64_u32 v[2:3], s[6:7], v5, s31, v[2:3]
2068  v_lshl_add_u64 v[2:3], v[2:3], 0, v[130:131]
2070  global_load_ubyte v172, v[2:3], off offset:4
2078  s_or_b64 exec, exec, s[8:9]
207C  s_load_dwordx2 s[20:21], s[0:1], 0x18
2084  s_and_saveexec_b64 s[8:9], s[4:5]
2088  s_cbranch_execz 14
208C  v_mov_b32_e32 v2, s24
2090  v_cmp_gt_u32_e64 s[6:7], s17, v4
2098  v_mov_b32_e32 v131, 0
209C  s_nop 0
20A0  v_cndmask_b32_e64 v4, v2, v4, s[6:7]
20A8  v_mov_b64_e32 v[2:3], s[12:13]
20AC  v_mad_u64_u32 v[2:3], s[6:7], v4, s31, v[2:3]
20B4  v_lshl_add_u64 v[2:3], v[2:3], 0, v[130:131]
20BC  global_load_ubyte v173, v[2:3], off offset:4
20C4  s_or_b64 exec, exec, s[8:9]
20C8  s_lshl_b32 s29, s2, 7
20CC  s_and_b32 s30, s28, 64
20D0  s_or_b32 s2, s30, s29
20D4  v_or_b32_e32 v2, s2, v1
20D8  s_add_i32 s25, s18, -1
20DC  v_mov_b32_e32 v175, 0x7f
20E4  v_mov_b32_e32 v174, 0x7f
20EC  s_and_saveexec_b64 s[6:7], vcc
20F0  s_cbranch_execz 14
20F4  v_mov_b32_e32 v3, s25
20F8  v_cmp_gt_u32_e64 s[2:3], s18, v2
2100  s_waitcnt lgkmcnt(0)
2104  v_mov_b64_e32 v[4:5], s[20:21]
2108  v_mov_b32_e32 v131, 0
210C  v_cndmask_b32_e64 v3, v3, v2, s[2:3]
2114  v_mad_u64_u32 v[4:5], s[2:3], v3, s31, v[4:5]
211C  v_lshl_add_u64 v[4:5], v[4:5], 0, v[130:131]
2124  global_load_ubyte v174, v[4:5], off
212C  s_or_b64 exec, exec, s[6:7]
2130  v_or_b32_e32 v4, 16, v2
2134  s_and_saveexec_b64 s[6:7], vcc
2138  s_cbranch_execz 14
213C  v_mov_b32_e32 v3, s25
2140  v_cmp_gt_u32_e64 s[2:3], s18, v4
2148  s_waitcnt lgkmcnt(0)
214C  v_mov_b64_e32 v[6:7], s[20:21]
2150  v_mov_b32_e32 v131, 0
2154  v_cndmask_b32_e64 v3, v3, v4, s[2:3]
215C  v_mad_u64_u32 v[6:7], s[2:3], v3, s31, v[6:7]
2164  v_lshl_add_u64 v[6:7], v[6:7], 0, v[130:131]
216C  global_load_ubyte v175, v[6:7], off
2174  s_or_b64 exec, exec, s[6:7]
2178  v_mov_b32_e32 v177, 0x7f
2180  v_or_b32_e32 v3, 32, v2
2184  v_mov_b32_e32 v176, 0x7f
218C  s_and_saveexec_b64 s[6:7], vcc
2190  s_cbranch_execz 14
2194  v_mov_b32_e32 v5, s25
2198  v_cmp_gt_u32_e64 s[2:3], s18, v3
21A0  s_waitcnt lgkmcnt(0)
21A4  v_mov_b64_e32 v[6:7], s[20:21]
21A8  v_mov_b32_e32 v131, 0
21AC  v_cndmask_b32_e64 v5, v5, v3, s[2:3]
21B4  v_mad_u64_u32 v[6:7], s[2:3], v5, s31, v[6:7]
21BC  v_lshl_add_u64 v[6:7], v[6:7], 0, v[130:131]
21C4  global_load_ubyte v176, v[6:7], off
21CC  s_or_b64 exec, exec, s[6:7]
21D0  v_or_b32_e32 v5, 48, v2
21D4  s_and_saveexec_b64 s[2:3], vcc
21D8  s_cbranch_execz 13
21DC  v_mov_b32_e32 v6, s25
21E0  v_cmp_gt_u32_e32 vcc, s18, v5
21E4  v_mov_b32_e32 v131, 0
21E8  s_nop 0
21EC  v_cndmask_b32_e32 v8, v6, v5, vcc
21F0  s_waitcnt lgkmcnt(0)
21F4  v_mov_b64_e32 v[6:7], s[20:21]
21F8  v_mad_u64_u32 v[6:7], s[6:7], v8, s31, v[6:7]
2200  v_lshl_add_u64 v[6:7], v[6:7], 0, v[130:131]
2208  global_load_ubyte v177, v[6:7], off
2210  s_or_b64 exec, exec, s[2:3]
2214  v_mov_b32_e32 v179, 0x7f
221C  v_mov_b32_e32 v178, 0x7f
2224  s_and_saveexec_b64 s[2:3], s[4:5]
2228  s_cbranch_execz 13
222C  v_mov_b32_e32 v6, s25
2230  v_cmp_gt_u32_e32 vcc, s18, v2
2234  v_mov_b32_e32 v131, 0
2238  s_nop 0
223C  v_cndmask_b32_e32 v2, v6, v2, vcc
2240  s_waitcnt lgkmcnt(0)
2244  v_mov_b64_e32 v[6:7], s[20:21]
2248  v_mad_u64_u32 v[6:7], s[6:7], v2, s31, v[6:7]
2250  v_lshl_add_u64 v[6:7], v[6:7], 0, v[130:131]
2258  global_load_ubyte v178, v[6:7], off offset:4
2260  s_or_b64 exec, exec, s[2:3]
2264  s_and_saveexec_b64 s[2:3], s[4:5]
2268  s_cbranch_execz 12
226C  v_mov_b32_e32 v2, s25
2270  v_cmp_gt_u32_e32 vcc, s18, v4
2274  s_waitcnt lgkmcnt(0)
2278  v_mov_b64_e32 v[6:7], s[20:21]
227C  v_mov_b32_e32 v131, 0
2280  v_cndmask_b32_e32 v2, v2, v4, vcc
2284  v_mad_u64_u32 v[6:7], s[6:7], v2, s31, v[6:7]
228C  v_lshl_add_u64 v[6:7], v[6:7], 0, v[130:131]
2294  global_load_ubyte v179, v[6:7], off offset:4
229C  s_or_b64 exec, exec, s[2:3]
22A0  s_load_dwordx2 s[2:3], s[0:1], 0x0
22A8  v_mov_b32_e32 v182, 0x7f
22B0  v_mov_b32_e32 v180, 0x7f
22B8  s_and_saveexec_b64 s[6:7], s[4:5]
22BC  s_cbranch_execz 13
22C0  v_mov_b32_e32 v2, s25
22C4  v_cmp_gt_u32_e32 vcc, s18, v3
22C8  v_mov_b32_e32 v131, 0
22CC  s_nop 0
22D0  v_cndmask_b32_e32 v4, v2, v3, vcc
22D4  s_waitcnt lgkmcnt(0)
22D8  v_mov_b64_e32 v[2:3], s[20:21]
22DC  v_mad_u64_u32 v[2:3], s[8:9], v4, s31, v[2:3]
22E4  v_lshl_add_u64 v[2:3], v[2:3], 0, v[130:131]
22EC  global_load_ubyte v180, v[2:3], off offset:4
22F4  s_or_b64 exec, exec, s[6:7]
22F8  s_and_saveexec_b64 s[6:7], s[4:5]
22FC  s_cbranch_execz 13
2300  v_mov_b32_e32 v2, s25
2304  v_cmp_gt_u32_e32 vcc, s18, v5
2308  v_mov_b32_e32 v131, 0
230C  s_nop 0
2310  v_cndmask_b32_e32 v4, v2, v5, vcc
2314  s_waitcnt lgkmcnt(0)
2318  v_mov_b64_e32 v[2:3], s[20:21]
231C  v_mad_u64_u32 v[2:3], s[4:5], v4, s31, v[2:3]
2324  v_lshl_add_u64 v[2:3], v[2:3], 0, v[130:131]
232C  global_load_ubyte v182, v[2:3], off offset:4
2334  s_or_b64 exec, exec, s[6:7]
2338  s_mul_hi_u32 s7, s31, s22
233C  s_mul_i32 s6, s31, s22
2340  s_lshl_b64 s[6:7], s[6:7], 4
2344  v_lshrrev_b32_e32 v3, 4, v0
2348  s_waitcnt lgkmcnt(0)
234C  s_add_u32 s8, s2, s6
2350  v_and_b32_e32 v2, 7, v0
2354  v_and_b32_e32 v3, 4, v3
2358  v_bfe_u32 v4, v0, 4, 2
2360  s_addc_u32 s9, s3, s7
2364  v_bitop3_b32 v132, v3, v2, v4 bitop3:0x36
236C  v_lshrrev_b32_e32 v2, 3, v0
2370  v_bfe_u32 v3, v0, 3, 3
2378  s_not_b32 s2, s22
237C  v_and_or_b32 v6, v2, 24, v3
2384  s_add_i32 s6, s17, s2
2388  v_min_u32_e32 v2, s6, v6
238C  v_or_b32_e32 v7, 32, v6
2390  s_load_dwordx2 s[4:5], s[0:1], 0x10
2398  v_mad_u64_u32 v[134:135], s[2:3], v2, s31, v[132:133]
23A0  v_min_u32_e32 v2, s6, v7
23A4  v_or_b32_e32 v8, 64, v6
23A8  v_mad_u64_u32 v[136:137], s[2:3], v2, s31, v[132:133]
23B0  v_min_u32_e32 v2, s6, v8
23B4  v_or_b32_e32 v9, 0x60, v6
23BC  v_readfirstlane_b32 s10, v0
23C0  v_mad_u64_u32 v[138:139], s[2:3], v2, s31, v[132:133]
23C8  v_min_u32_e32 v2, s6, v9
23CC  s_andn2_b32 s10, s10, 63
23D0  v_mad_u64_u32 v[140:141], s[2:3], v2, s31, v[132:133]
23D8  s_cmpk_gt_u32 s19, 0xff
23DC  s_cselect_b64 s[6:7], -1, 0
23E0  s_cmpk_lt_u32 s19, 0x100
23E4  s_mov_b64 s[2:3], -1
23E8  s_cbranch_scc1 29
23EC  s_lshl_b32 s2, s10, 4
23F0  v_mov_b32_e32 v135, 0
23F4  v_lshl_add_u64 v[2:3], v[134:135], 4, s[8:9]
23FC  s_mov_b32 m0, s2
2400  v_mov_b32_e32 v137, v135
2404  global_load_lds_dwordx4 v[2:3], off
240C  v_lshl_add_u64 v[2:3], v[136:137], 4, s[8:9]
2414  s_add_i32 m0, s2, 0x1000
241C  v_mov_b32_e32 v139, v135
2420  global_load_lds_dwordx4 v[2:3], off
2428  v_lshl_add_u64 v[2:3], v[138:139], 4, s[8:9]
2430  s_add_i32 m0, s2, 0x2000
2438  v_mov_b32_e32 v141, v135
243C  global_load_lds_dwordx4 v[2:3], off
2444  v_lshl_add_u64 v[2:3], v[140:141], 4, s[8:9]
244C  s_add_i32 m0, s2, 0x3000
2454  s_mov_b64 s[2:3], 0
2458  global_load_lds_dwordx4 v[2:3], off
2460  v_and_b32_e32 v181, 63, v0
2464  s_andn2_b64 vcc, exec, s[2:3]
2468  v_cmp_le_u32_e64 s[2:3], s31, v132
2470  s_cbranch_vccnz 65
2474  v_lshlrev_b32_e32 v2, 4, v181
2478  v_lshl_add_u32 v10, s10, 4, v2
2480  s_and_saveexec_b64 s[10:11], s[2:3]
2484  s_xor_b64 s[10:11], exec, s[10:11]
2488  v_mov_b32_e32 v2, 0
248C  v_mov_b32_e32 v3, v2
2490  v_mov_b32_e32 v4, v2
2494  v_mov_b32_e32 v5, v2
2498  ds_write_b128 v10, v[2:5]
24A0  s_or_saveexec_b64 s[10:11], s[10:11]
24A4  v_mov_b32_e32 v2, 0
24A8  v_mov_b32_e32 v3, 0
24AC  v_mov_b32_e32 v4, 0
24B0  v_mov_b32_e32 v5, 0
24B4  s_xor_b64 exec, exec, s[10:11]
24B8  s_cbranch_execz 13
24BC  v_mov_b32_e32 v135, 0
24C0  v_lshl_add_u64 v[16:17], v[134:135], 4, s[8:9]
24C8  v_mov_b32_e32 v137, v135
24CC  v_lshl_add_u64 v[18:19], v[136:137], 4, s[8:9]
24D4  global_load_dwordx4 v[12:15], v[16:17], off
24DC  global_load_dwordx4 v[2:5], v[18:19], off
24E4  s_waitcnt vmcnt(0)
24E8  ds_write_b128 v10, v[12:15]
24F0  s_or_b64 exec, exec, s[10:11]
24F4  ds_write_b128 v10, v[2:5] offset:4096
24FC  s_and_saveexec_b64 s[10:11], s[2:3]
2500  s_xor_b64 s[2:3], exec, s[10:11]
2504  v_mov_b32_e32 v2, 0
2508  v_mov_b32_e32 v3, v2
250C  v_mov_b32_e32 v4, v2
2510  v_mov_b32_e32 v5, v2
2514  ds_write_b128 v10, v[2:5] offset:8192
251C  s_or_saveexec_b64 s[2:3], s[2:3]
2520  v_mov_b32_e32 v2, 0
2524  v_mov_b32_e32 v3, 0
2528  v_mov_b32_e32 v4, 0
252C  v_mov_b32_e32 v5, 0
2530  s_xor_b64 exec, exec, s[2:3]
2534  s_cbranch_execz 13
2538  v_mov_b32_e32 v139, 0
253C  v_lshl_add_u64 v[16:17], v[138:139], 4, s[8:9]
2544  v_mov_b32_e32 v141, v139
2548  v_lshl_add_u64 v[18:19], v[140:141], 4, s[8:9]
2550  global_load_dwordx4 v[12:15], v[16:17], off
2558  global_load_dwordx4 v[2:5], v[18:19], off
2560  s_waitcnt vmcnt(0)
2564  ds_write_b128 v10, v[12:15] offset:8192
256C  s_or_b64 exec, exec, s[2:3]
2570  ds_write_b128 v10, v[2:5] offset:12288
2578  s_mul_hi_u32 s3, s31, s29
257C  s_mul_i32 s2, s31, s29
2580  s_lshl_b64 s[2:3], s[2:3], 4
2584  s_waitcnt lgkmcnt(0)
2588  s_add_u32 s10, s4, s2
258C  s_addc_u32 s11, s5, s3
2590  s_not_b32 s2, s29
2594  s_add_i32 s4, s18, s2
2598  v_min_u32_e32 v2, s4, v6
259C  v_mad_u64_u32 v[142:143], s[2:3], v2, s31, v[132:133]
25A4  v_min_u32_e32 v2, s4, v7
25A8  v_mad_u64_u32 v[144:145], s[2:3], v2, s31, v[132:133]
25B0  v_min_u32_e32 v2, s4, v8
25B4  v_mad_u64_u32 v[146:147], s[2:3], v2, s31, v[132:133]
25BC  v_min_u32_e32 v2, s4, v9
25C0  v_mad_u64_u32 v[148:149], s[2:3], v2, s31, v[132:133]
25C8  v_readfirstlane_b32 s4, v0
25CC  s_andn2_b32 s4, s4, 63
25D0  s_andn2_b64 vcc, exec, s[6:7]
25D4  s_mov_b64 s[2:3], -1
25D8  s_cbranch_vccnz 30
25DC  s_lshl_b32 s2, s4, 4
25E0  v_mov_b32_e32 v143, 0
25E4  s_add_i32 m0, s2, 0x8000
25EC  v_lshl_add_u64 v[2:3], v[142:143], 4, s[10:11]
25F4  v_mov_b32_e32 v145, v143
25F8  global_load_lds_dwordx4 v[2:3], off
2600  v_lshl_add_u64 v[2:3], v[144:145], 4, s[10:11]
2608  s_add_i32 m0, s2, 0x9000
2610  v_mov_b32_e32 v147, v143
2614  global_load_lds_dwordx4 v[2:3], off
261C  v_lshl_add_u64 v[2:3], v[146:147], 4, s[10:11]
2624  s_add_i32 m0, s2, 0xa000
262C  v_mov_b32_e32 v149, v143
2630  global_load_lds_dwordx4 v[2:3], off
2638  v_lshl_add_u64 v[2:3], v[148:149], 4, s[10:11]
2640  s_add_i32 m0, s2, 0xb000
2648  s_mov_b64 s[2:3], 0
264C  global_load_lds_dwordx4 v[2:3], off
2654  s_andn2_b64 vcc, exec, s[2:3]
2658  s_cbranch_vccnz 68
265C  s_lshl_b32 s2, s4, 4
2660  s_add_i32 s2, s2, 0x8000
2668  v_cmp_le_u32_e32 vcc, s31, v132
266C  v_lshl_add_u32 v6, v181, 4, s2
2674  s_and_saveexec_b64 s[2:3], vcc
2678  s_xor_b64 s[2:3], exec, s[2:3]
267C  v_mov_b32_e32 v2, 0
2680  v_mov_b32_e32 v3, v2
2684  v_mov_b32_e32 v4, v2
2688  v_mov_b32_e32 v5, v2
268C  ds_write_b128 v6, v[2:5]
2694  s_or_saveexec_b64 s[2:3], s[2:3]
2698  v_mov_b32_e32 v2, 0
269C  v_mov_b32_e32 v3, 0
26A0  v_mov_b32_e32 v4, 0
26A4  v_mov_b32_e32 v5, 0
26A8  s_xor_b64 exec, exec, s[2:3]
26AC  s_cbranch_execz 13
26B0  v_mov_b32_e32 v143, 0
26B4  v_lshl_add_u64 v[12:13], v[142:143], 4, s[10:11]
26BC  v_mov_b32_e32 v145, v143
26C0  v_lshl_add_u64 v[14:15], v[144:145], 4, s[10:11]
26C8  global_load_dwordx4 v[8:11], v[12:13], off
26D0  global_load_dwordx4 v[2:5], v[14:15], off
26D8  s_waitcnt vmcnt(0)
26DC  ds_write_b128 v6, v[8:11]
26E4  s_or_b64 exec, exec, s[2:3]
26E8  ds_write_b128 v6, v[2:5] offset:4096
26F0  s_and_saveexec_b64 s[2:3], vcc
26F4  s_xor_b64 s[2:3], exec, s[2:3]
26F8  v_mov_b32_e32 v2, 0
26FC  v_mov_b32_e32 v3, v2
2700  v_mov_b32_e32 v4, v2
2704  v_mov_b32_e32 v5, v2
2708  ds_write_b128 v6, v[2:5] offset:8192
2710  s_or_saveexec_b64 s[2:3], s[2:3]
2714  v_mov_b32_e32 v2, 0
2718  v_mov_b32_e32 v3, 0
271C  v_mov_b32_e32 v4, 0
2720  v_mov_b32_e32 v5, 0
2724  s_xor_b64 exec, exec, s[2:3]
2728  s_cbranch_execz 13
272C  v_mov_b32_e32 v147, 0
2730  v_lshl_add_u64 v[12:13], v[146:147], 4, s[10:11]
2738  v_mov_b32_e32 v149, v147
273C  v_lshl_add_u64 v[14:15], v[148:149], 4, s[10:11]
2744  global_load_dwordx4 v[8:11], v[12:13], off
274C  global_load_dwordx4 v[2:5], v[14:15], off
2754  s_waitcnt vmcnt(0)
2758  ds_write_b128 v6, v[8:11] offset:8192
2760  s_or_b64 exec, exec, s[2:3]
2764  ds_write_b128 v6, v[2:5] offset:12288
276C  v_mov_b32_e32 v65, 0
2770  s_cmp_lt_u32 s19, 32
2774  v_mov_b32_e32 v64, 0
2778  v_mov_b32_e32 v63, 0
277C  v_mov_b32_e32 v62, 0
2780  v_mov_b32_e32 v61, 0
2784  v_mov_b32_e32 v60, 0
2788  v_mov_b32_e32 v59, 0
278C  v_mov_b32_e32 v58, 0
2790  v_mov_b32_e32 v57, 0
2794  v_mov_b32_e32 v56, 0
2798  v_mov_b32_e32 v55, 0
279C  v_mov_b32_e32 v54, 0
27A0  v_mov_b32_e32 v49, 0
27A4  v_mov_b32_e32 v48, 0
27A8  v_mov_b32_e32 v47, 0
27AC  v_mov_b32_e32 v46, 0
27B0  v_mov_b32_e32 v45, 0
27B4  v_mov_b32_e32 v44, 0
27B8  v_mov_b32_e32 v43, 0
27BC  v_mov_b32_e32 v42, 0
27C0  v_mov_b32_e32 v41, 0
27C4  v_mov_b32_e32 v40, 0
27C8  v_mov_b32_e32 v39, 0
27CC  v_mov_b32_e32 v38, 0
27D0  v_mov_b32_e32 v37, 0
27D4  v_mov_b32_e32 v36, 0
27D8  v_mov_b32_e32 v35, 0
27DC  v_mov_b32_e32 v34, 0
27E0  v_mov_b32_e32 v33, 0
27E4  v_mov_b32_e32 v32, 0
27E8  v_mov_b32_e32 v31, 0
27EC  v_mov_b32_e32 v30, 0
27F0  v_mov_b32_e32 v29, 0
27F4  v_mov_b32_e32 v28, 0
27F8  v_mov_b32_e32 v27, 0
27FC  v_mov_b32_e32 v26, 0
2800  v_mov_b32_e32 v25, 0
2804  v_mov_b32_e32 v24, 0
2808  v_mov_b32_e32 v23, 0
280C  v_mov_b32_e32 v22, 0
2810  v_mov_b32_e32 v21, 0
2814  v_mov_b32_e32 v20, 0
2818  v_mov_b32_e32 v19, 0
281C  v_mov_b32_e32 v18, 0
2820  v_mov_b32_e32 v17, 0
2824  v_mov_b32_e32 v16, 0
2828  v_mov_b32_e32 v15, 0
282C  v_mov_b32_e32 v14, 0
2830  v_mov_b32_e32 v13, 0
2834  v_mov_b32_e32 v12, 0
2838  v_mov_b32_e32 v11, 0
283C  v_mov_b32_e32 v10, 0
2840  v_mov_b32_e32 v9, 0
2844  v_mov_b32_e32 v8, 0
2848  v_mov_b32_e32 v7, 0
284C  v_mov_b32_e32 v6, 0
2850  v_mov_b32_e32 v5, 0
2854  v_mov_b32_e32 v4, 0
2858  v_mov_b32_e32 v3, 0
285C  v_mov_b32_e32 v2, 0
2860  v_mov_b32_e32 v53, 0
2864  v_mov_b32_e32 v52, 0
2868  v_mov_b32_e32 v51, 0
286C  v_mov_b32_e32 v50, 0
2870  s_cbranch_scc1 1260
2874  v_or_b32_e32 v2, s23, v1
2878  v_add_u32_e32 v3, s22, v2
287C  v_mov_b32_e32 v4, s24
2880  v_cmp_gt_u32_e32 vcc, s17, v3
2884  v_add_u32_e32 v6, 16, v3
2888  v_add_u32_e32 v7, 32, v3
288C  v_cndmask_b32_e32 v5, v4, v3, vcc
2890  v_cmp_gt_u32_e32 vcc, s17, v6
2894  v_add_u32_e32 v3, 48, v3
2898  v_mov_b32_e32 v9, s25
289C  v_cndmask_b32_e32 v6, v4, v6, vcc
28A0  v_cmp_gt_u32_e32 vcc, s17, v7
28A4  v_mov_b32_e32 v135, 0
28A8  v_lshlrev_b32_e32 v2, 7, v2
28AC  v_cndmask_b32_e32 v7, v4, v7, vcc
28B0  v_cmp_gt_u32_e32 vcc, s17, v3
28B4  v_mov_b32_e32 v131, v135
28B8  s_mov_b32 s5, 0
28BC  v_cndmask_b32_e32 v4, v4, v3, vcc
28C0  v_or_b32_e32 v3, s30, v1
28C4  v_or_b32_e32 v8, s29, v3
28C8  v_cmp_gt_u32_e32 vcc, s18, v8
28CC  v_or_b32_e32 v11, 16, v8
28D0  v_or_b32_e32 v12, 32, v8
28D4  v_cndmask_b32_e32 v10, v9, v8, vcc
28D8  v_cmp_gt_u32_e32 vcc, s18, v11
28DC  v_or_b32_e32 v8, 48, v8
28E0  v_lshlrev_b32_e32 v3, 7, v3
28E4  v_cndmask_b32_e32 v11, v9, v11, vcc
28E8  v_cmp_gt_u32_e32 vcc, s18, v12
28EC  v_or_b32_e32 v14, 0x8000, v3
28F4  v_or_b32_e32 v3, 0xc000, v3
28FC  v_cndmask_b32_e32 v12, v9, v12, vcc
2900  v_cmp_gt_u32_e32 vcc, s18, v8
2904  v_mov_b32_e32 v137, v135
2908  v_mov_b32_e32 v139, v135
290C  v_cndmask_b32_e32 v8, v9, v8, vcc
2910  v_lshrrev_b32_e32 v9, 1, v0
2914  v_bitop3_b32 v13, v130, v9, 7 bitop3:0x78
291C  v_bitop3_b32 v9, v133, v9, 7 bitop3:0x78
2924  v_lshlrev_b32_e32 v13, 4, v13
2928  v_lshlrev_b32_e32 v9, 4, v9
292C  v_or_b32_e32 v183, v2, v13
2930  v_or_b32_e32 v185, v2, v9
2934  v_add_u32_e32 v2, 0x4000, v2
293C  v_or_b32_e32 v187, v2, v13
2940  v_or_b32_e32 v188, v3, v13
2944  v_or_b32_e32 v189, v2, v9
2948  v_or_b32_e32 v190, v3, v9
294C  v_mad_u64_u32 v[2:3], s[2:3], v5, s31, v[130:131]
2954  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
295C  v_lshl_add_u64 v[150:151], v[2:3], 0, 12
2964  v_mad_u64_u32 v[2:3], s[2:3], v6, s31, v[130:131]
296C  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
2974  v_lshl_add_u64 v[152:153], v[2:3], 0, 12
297C  v_mad_u64_u32 v[2:3], s[2:3], v7, s31, v[130:131]
2984  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
298C  v_lshl_add_u64 v[154:155], v[2:3], 0, 12
2994  v_mad_u64_u32 v[2:3], s[2:3], v4, s31, v[130:131]
299C  v_lshl_add_u64 v[2:3], v[2:3], 0, s[12:13]
29A4  v_lshl_add_u64 v[156:157], v[2:3], 0, 12
29AC  v_mad_u64_u32 v[2:3], s[2:3], v10, s31, v[130:131]
29B4  v_lshl_add_u64 v[2:3], v[2:3], 0, s[20:21]
29BC  v_lshl_add_u64 v[158:159], v[2:3], 0, 12
29C4  v_mad_u64_u32 v[2:3], s[2:3], v8, s31, v[130:131]
29CC  v_lshl_add_u64 v[2:3], v[2:3], 0, s[20:21]
29D4  v_lshl_add_u64 v[160:161], v[2:3], 0, 12
29DC  v_mad_u64_u32 v[2:3], s[2:3], v12, s31, v[130:131]
29E4  v_lshl_add_u64 v[2:3], v[2:3], 0, s[20:21]
29EC  v_lshl_add_u64 v[162:163], v[2:3], 0, 12
29F4  v_mad_u64_u32 v[2:3], s[2:3], v11, s31, v[130:131]
29FC  v_lshl_add_u64 v[2:3], v[2:3], 0, s[20:21]
2A04  v_mov_b32_e32 v141, v135
2A08  v_mov_b32_e32 v143, v135
2A0C  v_mov_b32_e32 v145, v135
2A10  v_mov_b32_e32 v147, v135
2A14  v_mov_b32_e32 v149, v135
2A18  v_or_b32_e32 v184, v14, v13
2A1C  v_or_b32_e32 v186, v14, v9
2A20  v_lshl_add_u64 v[164:165], v[2:3], 0, 12
2A28  s_mov_b64 s[22:23], 0
2A2C  s_mov_b64 s[12:13], 0x80
2A34  s_mov_b64 s[20:21], 0x100
2A3C  v_mov_b32_e32 v50, v135
2A40  v_mov_b32_e32 v51, v135
2A44  v_mov_b32_e32 v52, v135
2A48  v_mov_b32_e32 v53, v135
2A4C  v_mov_b32_e32 v2, v135
2A50  v_mov_b32_e32 v3, v135
2A54  v_mov_b32_e32 v4, v135
2A58  v_mov_b32_e32 v5, v135
2A5C  v_mov_b32_e32 v6, v135
2A60  v_mov_b32_e32 v7, v135
2A64  v_mov_b32_e32 v8, v135
2A68  v_mov_b32_e32 v9, v135
2A6C  v_mov_b32_e32 v10, v135
2A70  v_mov_b32_e32 v11, v135
2A74  v_mov_b32_e32 v12, v135
2A78  v_mov_b32_e32 v13, v135
2A7C  v_mov_b32_e32 v14, v135
2A80  v_mov_b32_e32 v15, v135
2A84  v_mov_b32_e32 v16, v135
2A88  v_mov_b32_e32 v17, v135
2A8C  v_mov_b32_e32 v18, v135
2A90  v_mov_b32_e32 v19, v135
2A94  v_mov_b32_e32 v20, v135
2A98  v_mov_b32_e32 v21, v135
2A9C  v_mov_b32_e32 v22, v135
2AA0  v_mov_b32_e32 v23, v135
2AA4  v_mov_b32_e32 v24, v135
2AA8  v_mov_b32_e32 v25, v135
2AAC  v_mov_b32_e32 v26, v135
2AB0  v_mov_b32_e32 v27, v135
2AB4  v_mov_b32_e32 v28, v135
2AB8  v_mov_b32_e32 v29, v135
2ABC  v_mov_b32_e32 v30, v135
2AC0  v_mov_b32_e32 v31, v135
2AC4  v_mov_b32_e32 v32, v135
2AC8  v_mov_b32_e32 v33, v135
2ACC  v_mov_b32_e32 v34, v135
2AD0  v_mov_b32_e32 v35, v135
2AD4  v_mov_b32_e32 v36, v135
2AD8  v_mov_b32_e32 v37, v135
2ADC  v_mov_b32_e32 v38, v135
2AE0  v_mov_b32_e32 v39, v135
2AE4  v_mov_b32_e32 v40, v135
2AE8  v_mov_b32_e32 v41, v135
2AEC  v_mov_b32_e32 v42, v135
2AF0  v_mov_b32_e32 v43, v135
2AF4  v_mov_b32_e32 v44, v135
2AF8  v_mov_b32_e32 v45, v135
2AFC  v_mov_b32_e32 v46, v135
2B00  v_mov_b32_e32 v47, v135
2B04  v_mov_b32_e32 v48, v135
2B08  v_mov_b32_e32 v49, v135
2B0C  v_mov_b32_e32 v54, v135
2B10  v_mov_b32_e32 v55, v135
2B14  v_mov_b32_e32 v56, v135
2B18  v_mov_b32_e32 v57, v135
2B1C  v_mov_b32_e32 v58, v135
2B20  v_mov_b32_e32 v59, v135
2B24  v_mov_b32_e32 v60, v135
2B28  v_mov_b32_e32 v61, v135
2B2C  v_mov_b32_e32 v62, v135
2B30  v_mov_b32_e32 v63, v135
2B34  v_mov_b32_e32 v64, v135
2B38  v_mov_b32_e32 v65, v135
2B3C  s_add_i32 s2, s22, 8
2B40  s_cmp_lt_u32 s2, s31
2B44  s_cselect_b64 s[24:25], -1, 0
2B48  s_cmp_ge_u32 s2, s31
2B4C  s_waitcnt vmcnt(0)
2B50  v_mov_b32_e32 v201, v174
2B54  v_mov_b32_e32 v202, v175
2B58  v_mov_b32_e32 v203, v176
2B5C  v_mov_b32_e32 v204, v177
2B60  v_mov_b32_e32 v205, v178
2B64  v_mov_b32_e32 v206, v179
2B68  v_mov_b32_e32 v200, v180
2B6C  v_mov_b32_e32 v195, v182
2B70  v_mov_b32_e32 v197, v167
2B74  v_mov_b32_e32 v196, v166
2B78  v_mov_b32_e32 v194, v169
2B7C  v_mov_b32_e32 v193, v168
2B80  v_mov_b32_e32 v199, v171
2B84  v_mov_b32_e32 v198, v170
2B88  v_mov_b32_e32 v192, v172
2B8C  v_mov_b32_e32 v191, v173
2B90  s_waitcnt vmcnt(0) lgkmcnt(0)
2B94  s_barrier
2B98  s_cbranch_scc1 321
2B9C  v_lshl_add_u64 v[66:67], v[130:131], 0, s[22:23]
2BA4  v_add_u32_e32 v67, 8, v66
2BA8  v_cmp_gt_u32_e32 vcc, s31, v67
2BAC  v_mov_b32_e32 v192, 0x7f
2BB4  v_mov_b32_e32 v194, 0x7f
2BBC  v_mov_b32_e32 v196, 0x7f
2BC4  v_mov_b32_e32 v197, 0x7f
2BCC  v_mov_b32_e32 v193, 0x7f
2BD4  s_and_saveexec_b64 s[2:3], vcc
2BD8  s_cbranch_execz 16
2BDC  v_lshl_add_u64 v[68:69], v[150:151], 0, s[22:23]
2BE4  v_lshl_add_u64 v[70:71], v[152:153], 0, s[22:23]
2BEC  v_lshl_add_u64 v[72:73], v[154:155], 0, s[22:23]
2BF4  v_lshl_add_u64 v[74:75], v[156:157], 0, s[22:23]
2BFC  global_load_ubyte v197, v[68:69], off offset:-4
2C04  global_load_ubyte v196, v[70:71], off offset:-4
2C0C  global_load_ubyte v194, v[72:73], off offset:-4
2C14  global_load_ubyte v193, v[74:75], off offset:-4
2C1C  s_or_b64 exec, exec, s[2:3]
2C20  v_add_u32_e32 v66, 12, v66
2C24  v_cmp_gt_u32_e64 s[2:3], s31, v66
2C2C  v_mov_b32_e32 v198, 0x7f
2C34  v_mov_b32_e32 v199, 0x7f
2C3C  v_mov_b32_e32 v191, 0x7f
2C44  s_and_saveexec_b64 s[6:7], s[2:3]
2C48  s_cbranch_execz 16
2C4C  v_lshl_add_u64 v[66:67], v[150:151], 0, s[22:23]
2C54  v_lshl_add_u64 v[68:69], v[152:153], 0, s[22:23]
2C5C  v_lshl_add_u64 v[70:71], v[154:155], 0, s[22:23]
2C64  v_lshl_add_u64 v[72:73], v[156:157], 0, s[22:23]
2C6C  global_load_ubyte v199, v[66:67], off
2C74  global_load_ubyte v198, v[68:69], off
2C7C  global_load_ubyte v192, v[70:71], off
2C84  global_load_ubyte v191, v[72:73], off
2C8C  s_or_b64 exec, exec, s[6:7]
2C90  v_mov_b32_e32 v200, 0x7f
2C98  v_mov_b32_e32 v203, 0x7f
2CA0  v_mov_b32_e32 v202, 0x7f
2CA8  v_mov_b32_e32 v201, 0x7f
2CB0  v_mov_b32_e32 v204, 0x7f
2CB8  s_and_saveexec_b64 s[6:7], vcc
2CBC  s_cbranch_execz 16
2CC0  v_lshl_add_u64 v[66:67], v[158:159], 0, s[22:23]
2CC8  v_lshl_add_u64 v[68:69], v[164:165], 0, s[22:23]
2CD0  v_lshl_add_u64 v[70:71], v[162:163], 0, s[22:23]
2CD8  v_lshl_add_u64 v[72:73], v[160:161], 0, s[22:23]
2CE0  global_load_ubyte v201, v[66:67], off offset:-4
2CE8  global_load_ubyte v202, v[68:69], off offset:-4
2CF0  global_load_ubyte v203, v[70:71], off offset:-4
2CF8  global_load_ubyte v204, v[72:73], off offset:-4
2D00  s_or_b64 exec, exec, s[6:7]
2D04  v_mov_b64_e32 v[74:75], s[22:23]
2D08  v_mov_b32_e32 v206, 0x7f
2D10  v_mov_b32_e32 v205, 0x7f
2D18  v_mov_b32_e32 v195, 0x7f
2D20  s_and_saveexec_b64 s[6:7], s[2:3]
2D24  s_cbranch_execz 18
2D28  v_lshl_add_u64 v[66:67], v[158:159], 0, s[22:23]
2D30  v_lshl_add_u64 v[68:69], v[164:165], 0, s[22:23]
2D38  v_lshl_add_u64 v[70:71], v[162:163], 0, s[22:23]
2D40  v_lshl_add_u64 v[72:73], v[160:161], 0, s[22:23]
2D48  global_load_ubyte v205, v[66:67], off
2D50  global_load_ubyte v206, v[68:69], off
2D58  global_load_ubyte v200, v[70:71], off
2D60  global_load_ubyte v195, v[72:73], off
2D68  s_mov_b32 s4, s22
2D6C  v_mov_b64_e32 v[74:75], s[4:5]
2D70  s_or_b64 exec, exec, s[6:7]
2D74  v_readfirstlane_b32 s4, v0
2D78  s_andn2_b32 s4, s4, 63
2D7C  s_add_i32 s6, s22, 16
2D80  s_cmp_le_u32 s6, s31
2D84  v_lshl_add_u64 v[76:77], v[74:75], 4, s[8:9]
2D8C  s_cselect_b64 s[2:3], -1, 0
2D90  s_cmp_gt_u32 s6, s31
2D94  s_mov_b64 s[6:7], -1
2D98  s_cbranch_scc1 37
2D9C  v_lshl_add_u64 v[66:67], v[134:135], 4, v[76:77]
2DA4  s_lshl_b32 s6, s4, 4
2DA8  v_lshl_add_u64 v[66:67], v[66:67], 0, s[12:13]
2DB0  s_add_i32 m0, s6, 0x4000
2DB8  s_nop 0
2DBC  global_load_lds_dwordx4 v[66:67], off
2DC4  v_lshl_add_u64 v[66:67], v[136:137], 4, v[76:77]
2DCC  v_lshl_add_u64 v[66:67], v[66:67], 0, s[12:13]
2DD4  s_add_i32 m0, s6, 0x5000
2DDC  s_nop 0
2DE0  global_load_lds_dwordx4 v[66:67], off
2DE8  v_lshl_add_u64 v[66:67], v[138:139], 4, v[76:77]
2DF0  v_lshl_add_u64 v[66:67], v[66:67], 0, s[12:13]
2DF8  s_add_i32 m0, s6, 0x6000
2E00  s_nop 0
2E04  global_load_lds_dwordx4 v[66:67], off
2E0C  v_lshl_add_u64 v[66:67], v[140:141], 4, v[76:77]
2E14  v_lshl_add_u64 v[66:67], v[66:67], 0, s[12:13]
2E1C  s_add_i32 m0, s6, 0x7000
2E24  s_mov_b64 s[6:7], 0
2E28  global_load_lds_dwordx4 v[66:67], off
2E30  s_andn2_b64 vcc, exec, s[6:7]
2E34  v_add3_u32 v78, v132, s22, 8
2E3C  s_cbranch_vccnz 53
2E40  v_or_b32_e32 v66, s4, v181
2E44  v_cmp_le_u32_e32 vcc, s31, v78
2E48  v_lshlrev_b32_e32 v79, 4, v66
2E4C  s_and_saveexec_b64 s[6:7], vcc
2E50  s_xor_b64 s[26:27], exec, s[6:7]
2E54  s_cbranch_execz 9
2E58  s_mov_b32 s6, s5
2E5C  s_mov_b32 s7, s5
2E60  s_mov_b32 s4, s5
2E64  v_mov_b64_e32 v[68:69], s[6:7]
2E68  v_mov_b64_e32 v[66:67], s[4:5]
2E6C  ds_write_b128 v79, v[66:69] offset:16384
2E74  ds_write_b128 v79, v[66:69] offset:20480
2E7C  s_or_saveexec_b64 s[6:7], s[26:27]
2E80  v_mov_b32_e32 v66, 0
2E84  v_mov_b32_e32 v67, 0
2E88  v_mov_b32_e32 v68, 0
2E8C  v_mov_b32_e32 v69, 0
2E90  v_mov_b32_e32 v70, 0
2E94  v_mov_b32_e32 v71, 0
2E98  v_mov_b32_e32 v72, 0
2E9C  v_mov_b32_e32 v73, 0
2EA0  s_xor_b64 exec, exec, s[6:7]
2EA4  s_cbranch_execz 22
2EA8  v_lshl_add_u64 v[66:67], v[134:135], 4, v[76:77]
2EB0  v_lshl_add_u64 v[68:69], v[136:137], 4, v[76:77]
2EB8  global_load_dwordx4 v[80:83], v[66:67], off offset:128
2EC0  global_load_dwordx4 v[84:87], v[68:69], off offset:128
2EC8  v_lshl_add_u64 v[66:67], v[138:139], 4, v[76:77]
2ED0  v_lshl_add_u64 v[70:71], v[140:141], 4, v[76:77]
2ED8  global_load_dwordx4 v[66:69], v[66:67], off offset:128
2EE0  s_nop 0
2EE4  global_load_dwordx4 v[70:73], v[70:71], off offset:128
2EEC  s_waitcnt vmcnt(0)
2EF0  ds_write_b128 v79, v[80:83] offset:16384
2EF8  ds_write_b128 v79, v[84:87] offset:20480
2F00  s_or_b64 exec, exec, s[6:7]
2F04  ds_write_b128 v79, v[66:69] offset:24576
2F0C  ds_write_b128 v79, v[70:73] offset:28672
2F14  v_readfirstlane_b32 s4, v0
2F18  s_andn2_b32 s4, s4, 63
2F1C  v_lshl_add_u64 v[74:75], v[74:75], 4, s[10:11]
2F24  s_andn2_b64 vcc, exec, s[2:3]
2F28  s_mov_b64 s[2:3], -1
2F2C  s_cbranch_vccnz 37
2F30  v_lshl_add_u64 v[66:67], v[142:143], 4, v[74:75]
2F38  s_lshl_b32 s2, s4, 4
2F3C  v_lshl_add_u64 v[66:67], v[66:67], 0, s[12:13]
2F44  s_add_i32 m0, s2, 0xc000
2F4C  s_nop 0
2F50  global_load_lds_dwordx4 v[66:67], off
2F58  v_lshl_add_u64 v[66:67], v[144:145], 4, v[74:75]
2F60  v_lshl_add_u64 v[66:67], v[66:67], 0, s[12:13]
2F68  s_add_i32 m0, s2, 0xd000
2F70  s_nop 0
2F74  global_load_lds_dwordx4 v[66:67], off
2F7C  v_lshl_add_u64 v[66:67], v[146:147], 4, v[74:75]
2F84  v_lshl_add_u64 v[66:67], v[66:67], 0, s[12:13]
2F8C  s_add_i32 m0, s2, 0xe000
2F94  s_nop 0
2F98  global_load_lds_dwordx4 v[66:67], off
2FA0  v_lshl_add_u64 v[66:67], v[148:149], 4, v[74:75]
2FA8  v_lshl_add_u64 v[66:67], v[66:67], 0, s[12:13]
2FB0  s_add_i32 m0, s2, 0xf000
2FB8  s_mov_b64 s[2:3], 0
2FBC  global_load_lds_dwordx4 v[66:67], off
2FC4  s_andn2_b64 vcc, exec, s[2:3]
2FC8  s_cbranch_vccnz 53
2FCC  v_or_b32_e32 v66, s4, v181
2FD0  v_cmp_le_u32_e32 vcc, s31, v78
2FD4  v_lshlrev_b32_e32 v76, 4, v66
2FD8  s_and_saveexec_b64 s[2:3], vcc
2FDC  s_xor_b64 s[2:3], exec, s[2:3]
2FE0  s_cbranch_execz 9
2FE4  s_mov_b32 s6, s5
2FE8  s_mov_b32 s7, s5
2FEC  s_mov_b32 s4, s5
2FF0  v_mov_b64_e32 v[68:69], s[6:7]
2FF4  v_mov_b64_e32 v[66:67], s[4:5]
2FF8  ds_write_b128 v76, v[66:69] offset:49152
3000  ds_write_b128 v76, v[66:69] offset:53248
3008  s_or_saveexec_b64 s[2:3], s[2:3]
300C  v_mov_b32_e32 v66, 0
3010  v_mov_b32_e32 v67, 0
3014  v_mov_b32_e32 v68, 0
3018  v_mov_b32_e32 v69, 0
301C  v_mov_b32_e32 v70, 0
3020  v_mov_b32_e32 v71, 0
3024  v_mov_b32_e32 v72, 0
3028  v_mov_b32_e32 v73, 0
302C  s_xor_b64 exec, exec, s[2:3]
3030  s_cbranch_execz 22
3034  v_lshl_add_u64 v[66:67], v[142:143], 4, v[74:75]
303C  v_lshl_add_u64 v[68:69], v[144:145], 4, v[74:75]
3044  global_load_dwordx4 v[78:81], v[66:67], off offset:128
304C  global_load_dwordx4 v[82:85], v[68:69], off offset:128
3054  v_lshl_add_u64 v[66:67], v[146:147], 4, v[74:75]
305C  v_lshl_add_u64 v[70:71], v[148:149], 4, v[74:75]
3064  global_load_dwordx4 v[66:69], v[66:67], off offset:128
306C  s_nop 0
3070  global_load_dwordx4 v[70:73], v[70:71], off offset:128
3078  s_waitcnt vmcnt(0)
307C  ds_write_b128 v76, v[78:81] offset:49152
3084  ds_write_b128 v76, v[82:85] offset:53248
308C  s_or_b64 exec, exec, s[2:3]
3090  ds_write_b128 v76, v[66:69] offset:57344
3098  ds_write_b128 v76, v[70:73] offset:61440
30A0  ds_read_b128 v[66:69], v184
30A8  ds_read_b128 v[70:73], v184 offset:2048
30B0  ds_read_b128 v[74:77], v183
30B8  ds_read_b128 v[78:81], v183 offset:2048
30C0  ds_read_b128 v[82:85], v184 offset:4096
30C8  ds_read_b128 v[86:89], v184 offset:6144
30D0  s_mov_b64 s[2:3], -1
30D4  s_waitcnt lgkmcnt(0)
30D8  v_mfma_scale_f32_16x16x128_f8f6f4 v[62:65], v[66:69], v[74:77], v[62:65], v174, v167 op_sel_hi:[0,0,0] cbsz:4 blgp:4
30E8  s_andn2_b64 vcc, exec, s[24:25]
30EC  s_mov_b64 s[26:27], -1
30F0  v_mfma_scale_f32_16x16x128_f8f6f4 v[58:61], v[70:73], v[74:77], v[58:61], v175, v167 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3100  v_mfma_scale_f32_16x16x128_f8f6f4 v[54:57], v[82:85], v[74:77], v[54:57], v176, v167 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3110  v_mfma_scale_f32_16x16x128_f8f6f4 v[46:49], v[86:89], v[74:77], v[46:49], v177, v167 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3120  v_mfma_scale_f32_16x16x128_f8f6f4 v[42:45], v[66:69], v[78:81], v[42:45], v174, v166 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3130  v_mfma_scale_f32_16x16x128_f8f6f4 v[38:41], v[70:73], v[78:81], v[38:41], v175, v166 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3140  v_mfma_scale_f32_16x16x128_f8f6f4 v[34:37], v[82:85], v[78:81], v[34:37], v176, v166 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3150  v_mfma_scale_f32_16x16x128_f8f6f4 v[30:33], v[86:89], v[78:81], v[30:33], v177, v166 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3160  ds_read_b128 v[74:77], v183 offset:4096
3168  ds_read_b128 v[78:81], v183 offset:6144
3170  s_waitcnt lgkmcnt(0)
3174  v_mfma_scale_f32_16x16x128_f8f6f4 v[26:29], v[66:69], v[74:77], v[26:29], v174, v169 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3184  v_mfma_scale_f32_16x16x128_f8f6f4 v[10:13], v[66:69], v[78:81], v[10:13], v174, v168 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3194  ds_read_b128 v[66:69], v186
319C  v_mfma_scale_f32_16x16x128_f8f6f4 v[22:25], v[70:73], v[74:77], v[22:25], v175, v169 op_sel_hi:[0,0,0] cbsz:4 blgp:4
31AC  v_mfma_scale_f32_16x16x128_f8f6f4 v[18:21], v[82:85], v[74:77], v[18:21], v176, v169 op_sel_hi:[0,0,0] cbsz:4 blgp:4
31BC  v_mfma_scale_f32_16x16x128_f8f6f4 v[14:17], v[86:89], v[74:77], v[14:17], v177, v169 op_sel_hi:[0,0,0] cbsz:4 blgp:4
31CC  v_mfma_scale_f32_16x16x128_f8f6f4 v[6:9], v[70:73], v[78:81], v[6:9], v175, v168 op_sel_hi:[0,0,0] cbsz:4 blgp:4
31DC  v_mfma_scale_f32_16x16x128_f8f6f4 v[2:5], v[82:85], v[78:81], v[2:5], v176, v168 op_sel_hi:[0,0,0] cbsz:4 blgp:4
31EC  v_mfma_scale_f32_16x16x128_f8f6f4 v[50:53], v[86:89], v[78:81], v[50:53], v177, v168 op_sel_hi:[0,0,0] cbsz:4 blgp:4
31FC  ds_read_b128 v[70:73], v186 offset:2048
3204  ds_read_b128 v[74:77], v185
320C  ds_read_b128 v[78:81], v185 offset:2048
3214  s_waitcnt lgkmcnt(0)
3218  v_mfma_scale_f32_16x16x128_f8f6f4 v[126:129], v[66:69], v[74:77], v[62:65], v178, v171 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3228  s_nop 2
322C  ds_read_b128 v[62:65], v186 offset:4096
3234  v_mfma_scale_f32_16x16x128_f8f6f4 v[122:125], v[70:73], v[74:77], v[58:61], v179, v171 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3244  s_nop 2
3248  ds_read_b128 v[58:61], v186 offset:6144
3250  s_waitcnt lgkmcnt(0)
3254  v_mfma_scale_f32_16x16x128_f8f6f4 v[102:105], v[62:65], v[78:81], v[34:37], v180, v170 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3264  v_mfma_scale_f32_16x16x128_f8f6f4 v[98:101], v[58:61], v[78:81], v[30:33], v182, v170 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3274  s_nop 2
3278  ds_read_b128 v[30:33], v185 offset:4096
3280  ds_read_b128 v[34:37], v185 offset:6144
3288  v_mfma_scale_f32_16x16x128_f8f6f4 v[118:121], v[62:65], v[74:77], v[54:57], v180, v171 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3298  v_mfma_scale_f32_16x16x128_f8f6f4 v[114:117], v[58:61], v[74:77], v[46:49], v182, v171 op_sel_hi:[0,0,0] cbsz:4 blgp:4
32A8  v_mfma_scale_f32_16x16x128_f8f6f4 v[110:113], v[66:69], v[78:81], v[42:45], v178, v170 op_sel_hi:[0,0,0] cbsz:4 blgp:4
32B8  v_mfma_scale_f32_16x16x128_f8f6f4 v[106:109], v[70:73], v[78:81], v[38:41], v179, v170 op_sel_hi:[0,0,0] cbsz:4 blgp:4
32C8  s_waitcnt lgkmcnt(0)
32CC  v_mfma_scale_f32_16x16x128_f8f6f4 v[94:97], v[66:69], v[30:33], v[26:29], v178, v172 op_sel_hi:[0,0,0] cbsz:4 blgp:4
32DC  v_mfma_scale_f32_16x16x128_f8f6f4 v[90:93], v[70:73], v[30:33], v[22:25], v179, v172 op_sel_hi:[0,0,0] cbsz:4 blgp:4
32EC  v_mfma_scale_f32_16x16x128_f8f6f4 v[86:89], v[62:65], v[30:33], v[18:21], v180, v172 op_sel_hi:[0,0,0] cbsz:4 blgp:4
32FC  v_mfma_scale_f32_16x16x128_f8f6f4 v[78:81], v[58:61], v[30:33], v[14:17], v182, v172 op_sel_hi:[0,0,0] cbsz:4 blgp:4
330C  v_mfma_scale_f32_16x16x128_f8f6f4 v[74:77], v[66:69], v[34:37], v[10:13], v178, v173 op_sel_hi:[0,0,0] cbsz:4 blgp:4
331C  v_mfma_scale_f32_16x16x128_f8f6f4 v[66:69], v[70:73], v[34:37], v[6:9], v179, v173 op_sel_hi:[0,0,0] cbsz:4 blgp:4
332C  v_mfma_scale_f32_16x16x128_f8f6f4 v[70:73], v[62:65], v[34:37], v[2:5], v180, v173 op_sel_hi:[0,0,0] cbsz:4 blgp:4
333C  v_mfma_scale_f32_16x16x128_f8f6f4 v[82:85], v[58:61], v[34:37], v[50:53], v182, v173 op_sel_hi:[0,0,0] cbsz:4 blgp:4
334C  s_cbranch_vccnz 495
3350  s_add_u32 s24, s22, 16
3354  s_addc_u32 s25, s23, 0
3358  s_cmp_ge_u32 s24, s31
335C  s_cselect_b64 s[26:27], -1, 0
3360  s_and_b64 vcc, exec, s[26:27]
3364  s_waitcnt vmcnt(0)
3368  v_mov_b32_e32 v174, v201
336C  v_mov_b32_e32 v175, v202
3370  v_mov_b32_e32 v176, v203
3374  v_mov_b32_e32 v177, v204
3378  v_mov_b32_e32 v178, v205
337C  v_mov_b32_e32 v179, v206
3380  v_mov_b32_e32 v180, v200
3384  v_mov_b32_e32 v182, v195
3388  v_mov_b32_e32 v167, v197
338C  v_mov_b32_e32 v166, v196
3390  v_mov_b32_e32 v169, v194
3394  v_mov_b32_e32 v168, v193
3398  v_mov_b32_e32 v171, v199
339C  v_mov_b32_e32 v170, v198
33A0  v_mov_b32_e32 v172, v192
33A4  v_mov_b32_e32 v173, v191
33A8  s_waitcnt vmcnt(0)
33AC  s_barrier
33B0  s_cbranch_vccnz 304
33B4  v_lshl_add_u64 v[10:11], v[130:131], 0, s[22:23]
33BC  v_add_u32_e32 v2, 16, v10
33C0  v_cmp_gt_u32_e32 vcc, s31, v2
33C4  v_mov_b32_e32 v172, 0x7f
33CC  v_lshl_add_u64 v[2:3], v[150:151], 0, s[22:23]
33D4  v_lshl_add_u64 v[4:5], v[152:153], 0, s[22:23]
33DC  v_lshl_add_u64 v[6:7], v[154:155], 0, s[22:23]
33E4  v_lshl_add_u64 v[8:9], v[156:157], 0, s[22:23]
33EC  v_mov_b32_e32 v169, 0x7f
33F4  v_mov_b32_e32 v166, 0x7f
33FC  v_mov_b32_e32 v167, 0x7f
3404  v_mov_b32_e32 v168, 0x7f
340C  s_and_saveexec_b64 s[2:3], vcc
3410  s_cbranch_execz 8
3414  global_load_ubyte v167, v[2:3], off offset:4
341C  global_load_ubyte v166, v[4:5], off offset:4
3424  global_load_ubyte v169, v[6:7], off offset:4
342C  global_load_ubyte v168, v[8:9], off offset:4
3434  s_or_b64 exec, exec, s[2:3]
3438  v_add_u32_e32 v10, 20, v10
343C  v_cmp_gt_u32_e64 s[2:3], s31, v10
3444  v_mov_b32_e32 v170, 0x7f
344C  v_mov_b32_e32 v171, 0x7f
3454  v_mov_b32_e32 v173, 0x7f
345C  s_and_saveexec_b64 s[6:7], s[2:3]
3460  s_cbranch_execz 8
3464  global_load_ubyte v171, v[2:3], off offset:8
346C  global_load_ubyte v170, v[4:5], off offset:8
3474  global_load_ubyte v172, v[6:7], off offset:8
347C  global_load_ubyte v173, v[8:9], off offset:8
3484  s_or_b64 exec, exec, s[6:7]
3488  v_mov_b32_e32 v180, 0x7f
3490  v_lshl_add_u64 v[2:3], v[158:159], 0, s[22:23]
3498  v_lshl_add_u64 v[4:5], v[164:165], 0, s[22:23]
34A0  v_lshl_add_u64 v[6:7], v[162:163], 0, s[22:23]
34A8  v_lshl_add_u64 v[8:9], v[160:161], 0, s[22:23]
34B0  v_mov_b32_e32 v176, 0x7f
34B8  v_mov_b32_e32 v175, 0x7f
34C0  v_mov_b32_e32 v174, 0x7f
34C8  v_mov_b32_e32 v177, 0x7f
34D0  s_and_saveexec_b64 s[6:7], vcc
34D4  s_cbranch_execz 8
34D8  global_load_ubyte v174, v[2:3], off offset:4
34E0  global_load_ubyte v175, v[4:5], off offset:4
34E8  global_load_ubyte v176, v[6:7], off offset:4
34F0  global_load_ubyte v177, v[8:9], off offset:4
34F8  s_or_b64 exec, exec, s[6:7]
34FC  v_mov_b64_e32 v[10:11], s[22:23]
3500  v_mov_b32_e32 v179, 0x7f
3508  v_mov_b32_e32 v178, 0x7f
3510  v_mov_b32_e32 v182, 0x7f
3518  s_and_saveexec_b64 s[6:7], s[2:3]
351C  s_cbranch_execz 10
3520  global_load_ubyte v178, v[2:3], off offset:8
3528  global_load_ubyte v179, v[4:5], off offset:8
3530  global_load_ubyte v180, v[6:7], off offset:8
3538  global_load_ubyte v182, v[8:9], off offset:8
3540  s_mov_b32 s23, s5
3544  v_mov_b64_e32 v[10:11], s[22:23]
3548  s_or_b64 exec, exec, s[6:7]
354C  v_readfirstlane_b32 s4, v0
3550  s_andn2_b32 s4, s4, 63
3554  s_add_i32 s6, s22, 24
3558  s_cmp_le_u32 s6, s31
355C  v_lshl_add_u64 v[12:13], v[10:11], 4, s[8:9]
3564  s_cselect_b64 s[2:3], -1, 0
3568  s_cmp_gt_u32 s6, s31
356C  s_mov_b64 s[6:7], -1
3570  s_cbranch_scc1 36
3574  v_lshl_add_u64 v[2:3], v[134:135], 4, v[12:13]
357C  s_lshl_b32 s6, s4, 4
3580  v_lshl_add_u64 v[2:3], v[2:3], 0, s[20:21]
3588  s_mov_b32 m0, s6
358C  s_nop 0
3590  global_load_lds_dwordx4 v[2:3], off
3598  v_lshl_add_u64 v[2:3], v[136:137], 4, v[12:13]
35A0  v_lshl_add_u64 v[2:3], v[2:3], 0, s[20:21]
35A8  s_add_i32 m0, s6, 0x1000
35B0  s_nop 0
35B4  global_load_lds_dwordx4 v[2:3], off
35BC  v_lshl_add_u64 v[2:3], v[138:139], 4, v[12:13]
35C4  v_lshl_add_u64 v[2:3], v[2:3], 0, s[20:21]
35CC  s_add_i32 m0, s6, 0x2000
35D4  s_nop 0
35D8  global_load_lds_dwordx4 v[2:3], off
35E0  v_lshl_add_u64 v[2:3], v[140:141], 4, v[12:13]
35E8  v_lshl_add_u64 v[2:3], v[2:3], 0, s[20:21]
35F0  s_add_i32 m0, s6, 0x3000
35F8  s_mov_b64 s[6:7], 0
35FC  global_load_lds_dwordx4 v[2:3], off
3604  s_andn2_b64 vcc, exec, s[6:7]
3608  v_add3_u32 v14, v132, s22, 16
3610  s_cbranch_vccnz 53
3614  v_or_b32_e32 v2, s4, v181
3618  v_cmp_le_u32_e32 vcc, s31, v14
361C  v_lshlrev_b32_e32 v15, 4, v2
3620  s_and_saveexec_b64 s[6:7], vcc
3624  s_xor_b64 s[22:23], exec, s[6:7]
3628  s_cbranch_execz 9
362C  s_mov_b32 s4, s5
3630  s_mov_b32 s6, s5
3634  s_mov_b32 s7, s5
3638  v_mov_b64_e32 v[2:3], s[4:5]
363C  v_mov_b64_e32 v[4:5], s[6:7]
3640  ds_write_b128 v15, v[2:5]
3648  ds_write_b128 v15, v[2:5] offset:4096
3650  s_or_saveexec_b64 s[6:7], s[22:23]
3654  v_mov_b32_e32 v2, 0
3658  v_mov_b32_e32 v3, 0
365C  v_mov_b32_e32 v4, 0
3660  v_mov_b32_e32 v5, 0
3664  v_mov_b32_e32 v6, 0
3668  v_mov_b32_e32 v7, 0
366C  v_mov_b32_e32 v8, 0
3670  v_mov_b32_e32 v9, 0
3674  s_xor_b64 exec, exec, s[6:7]
3678  s_cbranch_execz 22
367C  v_lshl_add_u64 v[2:3], v[134:135], 4, v[12:13]
3684  v_lshl_add_u64 v[4:5], v[136:137], 4, v[12:13]
368C  global_load_dwordx4 v[16:19], v[2:3], off offset:256
3694  global_load_dwordx4 v[20:23], v[4:5], off offset:256
369C  v_lshl_add_u64 v[2:3], v[138:139], 4, v[12:13]
36A4  v_lshl_add_u64 v[6:7], v[140:141], 4, v[12:13]
36AC  global_load_dwordx4 v[2:5], v[2:3], off offset:256
36B4  s_nop 0
36B8  global_load_dwordx4 v[6:9], v[6:7], off offset:256
36C0  s_waitcnt vmcnt(0)
36C4  ds_write_b128 v15, v[16:19]
36CC  ds_write_b128 v15, v[20:23] offset:4096
36D4  s_or_b64 exec, exec, s[6:7]
36D8  ds_write_b128 v15, v[2:5] offset:8192
36E0  ds_write_b128 v15, v[6:9] offset:12288
36E8  v_readfirstlane_b32 s4, v0
36EC  s_andn2_b32 s4, s4, 63
36F0  v_lshl_add_u64 v[10:11], v[10:11], 4, s[10:11]
36F8  s_andn2_b64 vcc, exec, s[2:3]
36FC  s_mov_b64 s[2:3], -1
3700  s_cbranch_vccnz 37
3704  v_lshl_add_u64 v[2:3], v[142:143], 4, v[10:11]
370C  s_lshl_b32 s2, s4, 4
3710  v_lshl_add_u64 v[2:3], v[2:3], 0, s[20:21]
3718  s_add_i32 m0, s2, 0x8000
3720  s_nop 0
3724  global_load_lds_dwordx4 v[2:3], off
372C  v_lshl_add_u64 v[2:3], v[144:145], 4, v[10:11]
3734  v_lshl_add_u64 v[2:3], v[2:3], 0, s[20:21]
373C  s_add_i32 m0, s2, 0x9000
3744  s_nop 0
3748  global_load_lds_dwordx4 v[2:3], off
3750  v_lshl_add_u64 v[2:3], v[146:147], 4, v[10:11]
3758  v_lshl_add_u64 v[2:3], v[2:3], 0, s[20:21]
3760  s_add_i32 m0, s2, 0xa000
3768  s_nop 0
376C  global_load_lds_dwordx4 v[2:3], off
3774  v_lshl_add_u64 v[2:3], v[148:149], 4, v[10:11]
377C  v_lshl_add_u64 v[2:3], v[2:3], 0, s[20:21]
3784  s_add_i32 m0, s2, 0xb000
378C  s_mov_b64 s[2:3], 0
3790  global_load_lds_dwordx4 v[2:3], off
3798  s_andn2_b64 vcc, exec, s[2:3]
379C  s_cbranch_vccnz 53
37A0  v_or_b32_e32 v2, s4, v181
37A4  v_cmp_le_u32_e32 vcc, s31, v14
37A8  v_lshlrev_b32_e32 v12, 4, v2
37AC  s_and_saveexec_b64 s[2:3], vcc
37B0  s_xor_b64 s[2:3], exec, s[2:3]
37B4  s_cbranch_execz 9
37B8  s_mov_b32 s4, s5
37BC  s_mov_b32 s6, s5
37C0  s_mov_b32 s7, s5
37C4  v_mov_b64_e32 v[2:3], s[4:5]
37C8  v_mov_b64_e32 v[4:5], s[6:7]
37CC  ds_write_b128 v12, v[2:5] offset:32768
37D4  ds_write_b128 v12, v[2:5] offset:36864
37DC  s_or_saveexec_b64 s[2:3], s[2:3]
37E0  v_mov_b32_e32 v2, 0
37E4  v_mov_b32_e32 v3, 0
37E8  v_mov_b32_e32 v4, 0
37EC  v_mov_b32_e32 v5, 0
37F0  v_mov_b32_e32 v6, 0
37F4  v_mov_b32_e32 v7, 0
37F8  v_mov_b32_e32 v8, 0
37FC  v_mov_b32_e32 v9, 0
3800  s_xor_b64 exec, exec, s[2:3]
3804  s_cbranch_execz 22
3808  v_lshl_add_u64 v[2:3], v[142:143], 4, v[10:11]
3810  v_lshl_add_u64 v[4:5], v[144:145], 4, v[10:11]
3818  global_load_dwordx4 v[14:17], v[2:3], off offset:256
3820  global_load_dwordx4 v[18:21], v[4:5], off offset:256
3828  v_lshl_add_u64 v[2:3], v[146:147], 4, v[10:11]
3830  v_lshl_add_u64 v[6:7], v[148:149], 4, v[10:11]
3838  global_load_dwordx4 v[2:5], v[2:3], off offset:256
3840  s_nop 0
3844  global_load_dwordx4 v[6:9], v[6:7], off offset:256
384C  s_waitcnt vmcnt(0)
3850  ds_write_b128 v12, v[14:17] offset:32768
3858  ds_write_b128 v12, v[18:21] offset:36864
3860  s_or_b64 exec, exec, s[2:3]
3864  ds_write_b128 v12, v[2:5] offset:40960
386C  ds_write_b128 v12, v[6:9] offset:45056
3874  ds_read_b128 v[2:5], v188
387C  ds_read_b128 v[6:9], v188 offset:2048
3884  ds_read_b128 v[10:13], v187
388C  ds_read_b128 v[14:17], v187 offset:2048
3894  ds_read_b128 v[22:25], v188 offset:4096
389C  ds_read_b128 v[30:33], v188 offset:6144
38A4  ds_read_b128 v[42:45], v187 offset:4096
38AC  ds_read_b128 v[46:49], v187 offset:6144
38B4  s_waitcnt lgkmcnt(0)
38B8  v_mfma_scale_f32_16x16x128_f8f6f4 v[18:21], v[2:5], v[10:13], v[126:129], v201, v197 op_sel_hi:[0,0,0] cbsz:4 blgp:4
38C8  ds_read_b128 v[232:235], v190
38D0  s_mov_b64 s[2:3], 0
38D4  v_mfma_scale_f32_16x16x128_f8f6f4 v[26:29], v[6:9], v[10:13], v[122:125], v202, v197 op_sel_hi:[0,0,0] cbsz:4 blgp:4
38E4  v_mfma_scale_f32_16x16x128_f8f6f4 v[34:37], v[22:25], v[10:13], v[118:121], v203, v197 op_sel_hi:[0,0,0] cbsz:4 blgp:4
38F4  v_mfma_scale_f32_16x16x128_f8f6f4 v[10:13], v[30:33], v[10:13], v[114:117], v204, v197 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3904  v_mfma_scale_f32_16x16x128_f8f6f4 v[38:41], v[2:5], v[14:17], v[110:113], v201, v196 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3914  v_mfma_scale_f32_16x16x128_f8f6f4 v[50:53], v[6:9], v[14:17], v[106:109], v202, v196 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3924  v_mfma_scale_f32_16x16x128_f8f6f4 v[208:211], v[22:25], v[14:17], v[102:105], v203, v196 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3934  v_mfma_scale_f32_16x16x128_f8f6f4 v[14:17], v[30:33], v[14:17], v[98:101], v204, v196 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3944  v_mfma_scale_f32_16x16x128_f8f6f4 v[220:223], v[22:25], v[42:45], v[86:89], v203, v194 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3954  v_mfma_scale_f32_16x16x128_f8f6f4 v[224:227], v[30:33], v[42:45], v[78:81], v204, v194 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3964  v_mfma_scale_f32_16x16x128_f8f6f4 v[228:231], v[22:25], v[46:49], v[70:73], v203, v193 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3974  v_mfma_scale_f32_16x16x128_f8f6f4 v[236:239], v[30:33], v[46:49], v[82:85], v204, v193 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3984  ds_read_b128 v[240:243], v190 offset:2048
398C  ds_read_b128 v[22:25], v189
3994  ds_read_b128 v[30:33], v189 offset:2048
399C  ds_read_b128 v[244:247], v190 offset:4096
39A4  ds_read_b128 v[248:251], v190 offset:6144
39AC  v_mfma_scale_f32_16x16x128_f8f6f4 v[212:215], v[2:5], v[42:45], v[94:97], v201, v194 op_sel_hi:[0,0,0] cbsz:4 blgp:4
39BC  v_mfma_scale_f32_16x16x128_f8f6f4 v[216:219], v[6:9], v[42:45], v[90:93], v202, v194 op_sel_hi:[0,0,0] cbsz:4 blgp:4
39CC  v_mfma_scale_f32_16x16x128_f8f6f4 v[2:5], v[2:5], v[46:49], v[74:77], v201, v193 op_sel_hi:[0,0,0] cbsz:4 blgp:4
39DC  v_mfma_scale_f32_16x16x128_f8f6f4 v[6:9], v[6:9], v[46:49], v[66:69], v202, v193 op_sel_hi:[0,0,0] cbsz:4 blgp:4
39EC  s_waitcnt lgkmcnt(0)
39F0  v_mfma_scale_f32_16x16x128_f8f6f4 v[46:49], v[248:251], v[22:25], v[10:13], v195, v199 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3A00  v_mfma_scale_f32_16x16x128_f8f6f4 v[42:45], v[232:235], v[30:33], v[38:41], v205, v198 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3A10  v_mfma_scale_f32_16x16x128_f8f6f4 v[38:41], v[240:243], v[30:33], v[50:53], v206, v198 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3A20  s_nop 0
3A24  ds_read_b128 v[10:13], v189 offset:4096
3A2C  s_nop 0
3A30  ds_read_b128 v[50:53], v189 offset:6144
3A38  v_mfma_scale_f32_16x16x128_f8f6f4 v[62:65], v[232:235], v[22:25], v[18:21], v205, v199 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3A48  v_mfma_scale_f32_16x16x128_f8f6f4 v[58:61], v[240:243], v[22:25], v[26:29], v206, v199 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3A58  v_mfma_scale_f32_16x16x128_f8f6f4 v[54:57], v[244:247], v[22:25], v[34:37], v200, v199 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3A68  v_mfma_scale_f32_16x16x128_f8f6f4 v[34:37], v[244:247], v[30:33], v[208:211], v200, v198 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3A78  v_mfma_scale_f32_16x16x128_f8f6f4 v[30:33], v[248:251], v[30:33], v[14:17], v195, v198 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3A88  s_waitcnt lgkmcnt(0)
3A8C  v_mfma_scale_f32_16x16x128_f8f6f4 v[26:29], v[232:235], v[10:13], v[212:215], v205, v192 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3A9C  v_mfma_scale_f32_16x16x128_f8f6f4 v[22:25], v[240:243], v[10:13], v[216:219], v206, v192 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3AAC  v_mfma_scale_f32_16x16x128_f8f6f4 v[18:21], v[244:247], v[10:13], v[220:223], v200, v192 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3ABC  v_mfma_scale_f32_16x16x128_f8f6f4 v[14:17], v[248:251], v[10:13], v[224:227], v195, v192 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3ACC  v_mfma_scale_f32_16x16x128_f8f6f4 v[10:13], v[232:235], v[50:53], v[2:5], v205, v191 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3ADC  v_mfma_scale_f32_16x16x128_f8f6f4 v[6:9], v[240:243], v[50:53], v[6:9], v206, v191 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3AEC  v_mfma_scale_f32_16x16x128_f8f6f4 v[2:5], v[244:247], v[50:53], v[228:231], v200, v191 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3AFC  v_mfma_scale_f32_16x16x128_f8f6f4 v[50:53], v[248:251], v[50:53], v[236:239], v195, v191 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3B0C  s_and_b64 vcc, exec, s[26:27]
3B10  s_cbranch_vccnz 2
3B14  s_mov_b64 s[22:23], s[24:25]
3B18  s_branch 64520
3B1C  s_and_b64 vcc, exec, s[2:3]
3B20  s_cbranch_vccz 64
3B24  v_mov_b32_e32 v65, v129
3B28  v_mov_b32_e32 v64, v128
3B2C  v_mov_b32_e32 v63, v127
3B30  v_mov_b32_e32 v62, v126
3B34  v_mov_b32_e32 v61, v125
3B38  v_mov_b32_e32 v60, v124
3B3C  v_mov_b32_e32 v59, v123
3B40  v_mov_b32_e32 v58, v122
3B44  v_mov_b32_e32 v57, v121
3B48  v_mov_b32_e32 v56, v120
3B4C  v_mov_b32_e32 v55, v119
3B50  v_mov_b32_e32 v54, v118
3B54  v_mov_b32_e32 v49, v117
3B58  v_mov_b32_e32 v48, v116
3B5C  v_mov_b32_e32 v47, v115
3B60  v_mov_b32_e32 v46, v114
3B64  v_mov_b32_e32 v45, v113
3B68  v_mov_b32_e32 v44, v112
3B6C  v_mov_b32_e32 v43, v111
3B70  v_mov_b32_e32 v42, v110
3B74  v_mov_b32_e32 v41, v109
3B78  v_mov_b32_e32 v40, v108
3B7C  v_mov_b32_e32 v39, v107
3B80  v_mov_b32_e32 v38, v106
3B84  v_mov_b32_e32 v37, v105
3B88  v_mov_b32_e32 v36, v104
3B8C  v_mov_b32_e32 v35, v103
3B90  v_mov_b32_e32 v34, v102
3B94  v_mov_b32_e32 v33, v101
3B98  v_mov_b32_e32 v32, v100
3B9C  v_mov_b32_e32 v31, v99
3BA0  v_mov_b32_e32 v30, v98
3BA4  v_mov_b32_e32 v29, v97
3BA8  v_mov_b32_e32 v28, v96
3BAC  v_mov_b32_e32 v27, v95
3BB0  v_mov_b32_e32 v26, v94
3BB4  v_mov_b32_e32 v25, v93
3BB8  v_mov_b32_e32 v24, v92
3BBC  v_mov_b32_e32 v23, v91
3BC0  v_mov_b32_e32 v22, v90
3BC4  v_mov_b32_e32 v21, v89
3BC8  v_mov_b32_e32 v20, v88
3BCC  v_mov_b32_e32 v19, v87
3BD0  v_mov_b32_e32 v18, v86
3BD4  v_mov_b32_e32 v17, v81
3BD8  v_mov_b32_e32 v16, v80
3BDC  v_mov_b32_e32 v15, v79
3BE0  v_mov_b32_e32 v14, v78
3BE4  v_mov_b32_e32 v13, v77
3BE8  v_mov_b32_e32 v12, v76
3BEC  v_mov_b32_e32 v11, v75
3BF0  v_mov_b32_e32 v10, v74
3BF4  v_mov_b32_e32 v9, v69
3BF8  v_mov_b32_e32 v8, v68
3BFC  v_mov_b32_e32 v7, v67
3C00  v_mov_b32_e32 v6, v66
3C04  v_mov_b32_e32 v5, v73
3C08  v_mov_b32_e32 v4, v72
3C0C  v_mov_b32_e32 v3, v71
3C10  v_mov_b32_e32 v2, v70
3C14  v_mov_b32_e32 v53, v85
3C18  v_mov_b32_e32 v52, v84
3C1C  v_mov_b32_e32 v51, v83
3C20  v_mov_b32_e32 v50, v82
3C24  s_load_dwordx4 s[20:23], s[0:1], 0x20
3C2C  s_and_b32 s0, s14, 1
3C30  s_bitcmp1_b32 s14, 0
3C34  s_cselect_b64 s[10:11], -1, 0
3C38  s_bfe_i32 s1, s14, 0x10001
3C40  s_bitcmp1_b32 s14, 1
3C44  s_cselect_b64 s[12:13], -1, 0
3C48  s_waitcnt lgkmcnt(0)
3C4C  s_and_b32 s1, s1, s20
3C50  s_cmp_eq_u32 s0, 0
3C54  s_cselect_b32 s0, 1, 2
3C58  s_cselect_b32 s24, 7, 15
3C5C  s_lshl_b32 s0, s16, s0
3C60  s_or_b32 s0, s1, s0
3C64  s_mov_b32 s25, 0
3C68  s_or_b32 s0, s0, s22
3C6C  s_and_b64 s[0:1], s[0:1], s[24:25]
3C70  s_cmp_eq_u64 s[0:1], 0
3C74  s_cselect_b64 s[2:3], -1, 0
3C78  s_lshr_b32 s0, s28, 6
3C7C  s_cmp_eq_u32 s0, 2
3C80  s_movk_i32 s1, 0x4000
3C84  s_cselect_b32 s1, s1, 0xc000
3C8C  s_cmp_lg_u32 s0, 1
3C90  s_cselect_b32 s0, s1, 0x8000
3C98  s_cmp_gt_u32 s28, 63
3C9C  s_cselect_b32 s24, s0, 0
3CA0  v_lshl_or_b32 v66, v1, 8, s24
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
3D6C  v_and_or_b32 v1, v1, 60, s29
3D74  v_or_b32_e32 v10, s30, v1
3D78  v_add_u32_e32 v1, 4, v10
3D7C  v_cmp_ge_u32_e32 vcc, s18, v1
3D80  v_or_b32_e32 v1, 1, v10
3D84  v_cmp_gt_u32_e64 s[4:5], s18, v1
3D8C  v_or_b32_e32 v1, 2, v10
3D90  s_and_b64 s[26:27], s[2:3], vcc
3D94  v_cmp_gt_u32_e64 s[6:7], s18, v1
3D9C  v_or_b32_e32 v1, 3, v10
3DA0  v_cmp_gt_u32_e64 s[0:1], s18, v10
3DA8  v_cmp_gt_u32_e64 s[8:9], s18, v1
3DB0  s_add_u32 s18, s20, 4
3DB4  s_addc_u32 s19, s21, 0
3DB8  s_add_u32 s30, s20, 2
3DBC  s_addc_u32 s31, s21, 0
3DC0  s_add_u32 s34, s22, 4
3DC4  s_addc_u32 s35, s23, 0
3DC8  s_add_u32 s36, s22, 2
3DCC  s_addc_u32 s37, s23, 0
3DD0  s_add_u32 s38, s20, 8
3DD4  s_addc_u32 s39, s21, 0
3DD8  s_add_u32 s40, s22, 8
3DDC  s_addc_u32 s41, s23, 0
3DE0  s_add_u32 s42, s20, 12
3DE4  s_addc_u32 s43, s21, 0
3DE8  s_add_u32 s44, s20, 6
3DEC  s_addc_u32 s45, s21, 0
3DF0  s_add_u32 s46, s22, 12
3DF4  s_addc_u32 s47, s23, 0
3DF8  s_add_u32 s48, s22, 6
3DFC  v_cndmask_b32_e64 v2, 0, 1, s[12:13]
3E04  v_cndmask_b32_e64 v3, 0, 1, s[10:11]
3E0C  v_mov_b32_e32 v11, 0
3E10  s_mov_b32 s14, s15
3E14  s_mov_b32 s28, s15
3E18  s_mov_b32 s29, s15
3E1C  v_cmp_neq_f32_e64 s[2:3], s15, 1.0
3E24  s_addc_u32 s49, s23, 0
3E28  v_lshl_or_b32 v1, v130, 8, s24
3E30  s_mov_b32 s24, 0x7f800001
3E38  s_movk_i32 s56, 0x7fff
3E3C  v_cmp_ne_u32_e64 s[10:11], 1, v2
3E44  v_cmp_ne_u32_e64 s[12:13], 1, v3
3E4C  v_mov_b32_e32 v14, 0x7fc00000
3E54  s_branch 6
3E58  s_or_b64 exec, exec, s[52:53]
3E5C  s_or_b64 exec, exec, s[50:51]
3E60  s_addk_i32 s25, 0x400
3E64  s_cmpk_lg_i32 s25, 0x4000
3E68  v_add_u32_e32 v130, 4, v130
3E6C  s_cbranch_scc0 310
3E70  v_add_u32_e32 v6, s33, v130
3E74  v_cmp_gt_u32_e32 vcc, s17, v6
3E78  s_and_b64 s[52:53], vcc, s[0:1]
3E7C  s_and_saveexec_b64 s[50:51], s[52:53]
3E80  s_cbranch_execz 65526
3E84  s_waitcnt lgkmcnt(0)
3E88  v_bitop3_b32 v2, v130, 15, v0 bitop3:0x48
3E90  v_lshlrev_b32_e32 v2, 4, v2
3E94  v_add3_u32 v2, v1, v2, s25
3E9C  ds_read_b128 v[2:5], v2
3EA4  v_mad_u64_u32 v[12:13], s[52:53], v6, s16, v[10:11]
3EAC  s_and_saveexec_b64 s[52:53], s[26:27]
3EB0  s_xor_b64 s[52:53], exec, s[52:53]
3EB4  s_cbranch_execz 72
3EB8  s_waitcnt lgkmcnt(0)
3EBC  v_pk_mul_f32 v[8:9], s[28:29], v[4:5]
3EC4  s_and_b64 vcc, exec, s[10:11]
3EC8  v_pk_mul_f32 v[6:7], s[14:15], v[2:3]
3ED0  s_cbranch_vccnz 27
3ED4  s_and_b64 vcc, exec, s[12:13]
3ED8  s_mov_b64 s[54:55], -1
3EDC  s_cbranch_vccnz 5
3EE0  v_lshl_add_u64 v[2:3], v[12:13], 2, s[20:21]
3EE8  global_load_dwordx4 v[2:5], v[2:3], off
3EF0  s_mov_b64 s[54:55], 0
3EF4  s_andn2_b64 vcc, exec, s[54:55]
3EF8  s_cbranch_vccnz 12
3EFC  s_waitcnt vmcnt(0)
3F00  v_lshl_add_u64 v[2:3], v[12:13], 1, s[20:21]
3F08  global_load_dwordx2 v[4:5], v[2:3], off
3F10  s_waitcnt vmcnt(0)
3F14  v_lshlrev_b32_e32 v2, 16, v4
3F18  v_and_b32_e32 v3, 0xffff0000, v4
3F20  v_lshlrev_b32_e32 v4, 16, v5
3F24  v_and_b32_e32 v5, 0xffff0000, v5
3F2C  s_waitcnt vmcnt(0)
3F30  v_pk_add_f32 v[8:9], v[8:9], v[4:5]
3F38  v_pk_add_f32 v[6:7], v[6:7], v[2:3]
3F40  s_nop 0
3F44  v_and_b32_e32 v2, 0x7fffffff, v6
3F4C  v_cmp_gt_u32_e32 vcc, s24, v2
3F50  v_and_b32_e32 v2, 0x7fffffff, v7
3F58  s_mov_b64 s[54:55], -1
3F5C  v_cndmask_b32_e32 v6, v14, v6, vcc
3F60  v_cmp_gt_u32_e32 vcc, s24, v2
3F64  v_and_b32_e32 v2, 0x7fffffff, v8
3F6C  s_nop 0
3F70  v_cndmask_b32_e32 v7, v14, v7, vcc
3F74  v_cmp_gt_u32_e32 vcc, s24, v2
3F78  v_and_b32_e32 v2, 0x7fffffff, v9
3F80  s_nop 0
3F84  v_cndmask_b32_e32 v8, v14, v8, vcc
3F88  v_cmp_gt_u32_e32 vcc, s24, v2
3F8C  s_nop 1
3F90  v_cndmask_b32_e32 v9, v14, v9, vcc
3F94  s_and_b64 vcc, exec, s[12:13]
3F98  s_cbranch_vccnz 5
3F9C  v_lshl_add_u64 v[2:3], v[12:13], 2, s[22:23]
3FA4  s_mov_b64 s[54:55], 0
3FA8  global_store_dwordx4 v[2:3], v[6:9], off
3FB0  s_andn2_b64 vcc, exec, s[54:55]
3FB4  s_cbranch_vccnz 8
3FB8  v_cvt_pk_bf16_f32 v2, v6, v7
3FC0  v_cvt_pk_bf16_f32 v3, v8, v9
3FC8  v_lshl_add_u64 v[4:5], v[12:13], 1, s[22:23]
3FD0  global_store_dwordx2 v[4:5], v[2:3], off
3FD8  s_andn2_saveexec_b64 s[52:53], s[52:53]
3FDC  s_cbranch_execz 65439
3FE0  s_waitcnt lgkmcnt(0)
3FE4  v_mul_f32_e32 v6, s15, v2
3FE8  s_and_b64 vcc, exec, s[10:11]
3FEC  v_cndmask_b32_e64 v2, v2, v6, s[2:3]
3FF4  s_cbranch_vccnz 19
3FF8  s_and_b64 vcc, exec, s[12:13]
3FFC  s_mov_b64 s[52:53], -1
4000  s_cbranch_vccnz 5
4004  v_lshl_add_u64 v[6:7], v[12:13], 2, s[20:21]
400C  global_load_dword v6, v[6:7], off
4014  s_mov_b64 s[52:53], 0
4018  s_andn2_b64 vcc, exec, s[52:53]
401C  s_cbranch_vccnz 7
4020  s_waitcnt vmcnt(0)
4024  v_lshl_add_u64 v[6:7], v[12:13], 1, s[20:21]
402C  global_load_ushort v6, v[6:7], off
4034  s_waitcnt vmcnt(0)
4038  v_lshlrev_b32_e32 v6, 16, v6
403C  s_waitcnt vmcnt(0)
4040  v_add_f32_e32 v2, v2, v6
4044  v_and_b32_e32 v6, 0x7fffffff, v2
404C  v_cmp_gt_u32_e32 vcc, s24, v6
4050  s_mov_b64 s[52:53], -1
4054  s_nop 0
4058  v_cndmask_b32_e32 v2, v14, v2, vcc
405C  s_and_b64 vcc, exec, s[12:13]
4060  s_cbranch_vccz 5
4064  s_andn2_b64 vcc, exec, s[52:53]
4068  s_cbranch_vccz 8
406C  s_and_saveexec_b64 s[52:53], s[4:5]
4070  s_cbranch_execnz 21
4074  s_branch 71
4078  v_lshl_add_u64 v[6:7], v[12:13], 2, s[22:23]
4080  global_store_dword v[6:7], v2, off
4088  s_cbranch_execnz 65528
408C  v_and_b32_e32 v6, 0x7fffffff, v2
4094  v_cmp_gt_u32_e32 vcc, s24, v6
4098  s_nop 1
409C  v_cndmask_b32_e32 v2, v14, v2, vcc
40A0  v_bfe_u32 v6, v2, 16, 1
40A8  v_add3_u32 v2, v2, v6, s56
40B0  v_lshl_add_u64 v[6:7], v[12:13], 1, s[22:23]
40B8  global_store_short_d16_hi v[6:7], v2, off
40C0  s_and_saveexec_b64 s[52:53], s[4:5]
40C4  s_cbranch_execz 51
40C8  v_mul_f32_e32 v2, s15, v3
40CC  s_and_b64 vcc, exec, s[10:11]
40D0  v_cndmask_b32_e64 v2, v3, v2, s[2:3]
40D8  s_cbranch_vccnz 18
40DC  s_and_b64 vcc, exec, s[12:13]
40E0  s_mov_b64 s[54:55], -1
40E4  s_cbranch_vccnz 5
40E8  v_lshl_add_u64 v[6:7], v[12:13], 2, s[18:19]
40F0  global_load_dword v3, v[6:7], off
40F8  s_mov_b64 s[54:55], 0
40FC  s_andn2_b64 vcc, exec, s[54:55]
4100  s_cbranch_vccnz 6
4104  v_lshl_add_u64 v[6:7], v[12:13], 1, s[30:31]
410C  global_load_ushort v3, v[6:7], off
4114  s_waitcnt vmcnt(0)
4118  v_lshlrev_b32_e32 v3, 16, v3
411C  s_waitcnt vmcnt(0)
4120  v_add_f32_e32 v2, v2, v3
4124  v_and_b32_e32 v3, 0x7fffffff, v2
412C  v_cmp_gt_u32_e32 vcc, s24, v3
4130  s_mov_b64 s[54:55], -1
4134  s_nop 0
4138  v_cndmask_b32_e32 v2, v14, v2, vcc
413C  s_and_b64 vcc, exec, s[12:13]
4140  s_cbranch_vccnz 5
4144  v_lshl_add_u64 v[6:7], v[12:13], 2, s[34:35]
414C  s_mov_b64 s[54:55], 0
4150  global_store_dword v[6:7], v2, off
4158  s_andn2_b64 vcc, exec, s[54:55]
415C  s_cbranch_vccnz 13
4160  v_and_b32_e32 v3, 0x7fffffff, v2
4168  v_cmp_gt_u32_e32 vcc, s24, v3
416C  s_nop 1
4170  v_cndmask_b32_e32 v2, v14, v2, vcc
4174  v_bfe_u32 v3, v2, 16, 1
417C  v_add3_u32 v6, v2, v3, s56
4184  v_lshl_add_u64 v[2:3], v[12:13], 1, s[36:37]
418C  global_store_short_d16_hi v[2:3], v6, off
4194  s_or_b64 exec, exec, s[52:53]
4198  s_and_saveexec_b64 s[52:53], s[6:7]
419C  s_cbranch_execz 51
41A0  v_mul_f32_e32 v2, s15, v4
41A4  s_and_b64 vcc, exec, s[10:11]
41A8  v_cndmask_b32_e64 v2, v4, v2, s[2:3]
41B0  s_cbranch_vccnz 18
41B4  s_and_b64 vcc, exec, s[12:13]
41B8  s_mov_b64 s[54:55], -1
41BC  s_cbranch_vccnz 5
41C0  v_lshl_add_u64 v[6:7], v[12:13], 2, s[38:39]
41C8  global_load_dword v3, v[6:7], off
41D0  s_mov_b64 s[54:55], 0
41D4  s_andn2_b64 vcc, exec, s[54:55]
41D8  s_cbranch_vccnz 6
41DC  v_lshl_add_u64 v[6:7], v[12:13], 1, s[18:19]
41E4  global_load_ushort v3, v[6:7], off
41EC  s_waitcnt vmcnt(0)
41F0  v_lshlrev_b32_e32 v3, 16, v3
41F4  s_waitcnt vmcnt(0)
41F8  v_add_f32_e32 v2, v2, v3
41FC  v_and_b32_e32 v3, 0x7fffffff, v2
4204  v_cmp_gt_u32_e32 vcc, s24, v3
4208  s_mov_b64 s[54:55], -1
420C  s_nop 0
4210  v_cndmask_b32_e32 v2, v14, v2, vcc
4214  s_and_b64 vcc, exec, s[12:13]
4218  s_cbranch_vccnz 5
421C  v_lshl_add_u64 v[6:7], v[12:13], 2, s[40:41]
4224  s_mov_b64 s[54:55], 0
4228  global_store_dword v[6:7], v2, off
4230  s_andn2_b64 vcc, exec, s[54:55]
4234  s_cbranch_vccnz 13
4238  v_and_b32_e32 v3, 0x7fffffff, v2
4240  v_cmp_gt_u32_e32 vcc, s24, v3
4244  s_nop 1
4248  v_cndmask_b32_e32 v2, v14, v2, vcc
424C  v_bfe_u32 v3, v2, 16, 1
4254  v_add3_u32 v4, v2, v3, s56
425C  v_lshl_add_u64 v[2:3], v[12:13], 1, s[34:35]
4264  global_store_short_d16_hi v[2:3], v4, off
426C  s_or_b64 exec, exec, s[52:53]
4270  s_and_saveexec_b64 s[52:53], s[8:9]
4274  s_cbranch_execz 65272
4278  v_mul_f32_e32 v2, s15, v5
427C  s_and_b64 vcc, exec, s[10:11]
4280  v_cndmask_b32_e64 v2, v5, v2, s[2:3]
4288  s_cbranch_vccnz 18
428C  s_and_b64 vcc, exec, s[12:13]
4290  s_mov_b64 s[54:55], -1
4294  s_cbranch_vccnz 5
4298  v_lshl_add_u64 v[4:5], v[12:13], 2, s[42:43]
42A0  global_load_dword v3, v[4:5], off
42A8  s_mov_b64 s[54:55], 0
42AC  s_andn2_b64 vcc, exec, s[54:55]
42B0  s_cbranch_vccnz 6
42B4  v_lshl_add_u64 v[4:5], v[12:13], 1, s[44:45]
42BC  global_load_ushort v3, v[4:5], off
42C4  s_waitcnt vmcnt(0)
42C8  v_lshlrev_b32_e32 v3, 16, v3
42CC  s_waitcnt vmcnt(0)
42D0  v_add_f32_e32 v2, v2, v3
42D4  v_and_b32_e32 v3, 0x7fffffff, v2
42DC  v_cmp_gt_u32_e32 vcc, s24, v3
42E0  s_mov_b64 s[54:55], -1
42E4  s_nop 0
42E8  v_cndmask_b32_e32 v2, v14, v2, vcc
42EC  s_and_b64 vcc, exec, s[12:13]
42F0  s_cbranch_vccnz 5
42F4  v_lshl_add_u64 v[4:5], v[12:13], 2, s[46:47]
42FC  s_mov_b64 s[54:55], 0
4300  global_store_dword v[4:5], v2, off
4308  s_andn2_b64 vcc, exec, s[54:55]
430C  s_cbranch_vccnz 65234
4310  v_and_b32_e32 v3, 0x7fffffff, v2
4318  v_cmp_gt_u32_e32 vcc, s24, v3
431C  s_nop 1
4320  v_cndmask_b32_e32 v2, v14, v2, vcc
4324  v_bfe_u32 v3, v2, 16, 1
432C  v_add3_u32 v4, v2, v3, s56
4334  v_lshl_add_u64 v[2:3], v[12:13], 1, s[48:49]
433C  global_store_short_d16_hi v[2:3], v4, off
4344  s_branch 65220
4348  s_endpgm
434C  s_nop 0

4400 <Gemm16TunedShuffled>:
4400  s_load_dwordx4 s[16:19], s[0:1], 0x30
4408  s_load_dwordx8 s[4:11], s[0:1], 0x0
4410  s_load_dwordx2 s[24:25], s[0:1], 0x40
4418  s_lshl_b32 s20, s3, 7
441C  v_readfirstlane_b32 s38, v0
4420  s_waitcnt lgkmcnt(0)
4424  s_lshr_b32 s39, s19, 5
4428  s_mul_hi_u32 s13, s39, s20
442C  s_mul_i32 s12, s39, s20
4430  s_lshl_b64 s[14:15], s[12:13], 4
4434  s_add_u32 s12, s4, s14
4438  s_addc_u32 s13, s5, s15
443C  s_lshl_b32 s36, s2, 7
4440  s_lshr_b32 s2, s38, 1
4444  s_and_b32 s31, s2, 0x7fffffc0
444C  v_and_b32_e32 v163, 63, v0
4450  s_add_i32 s2, s39, 7
4454  s_add_i32 s33, s20, s31
4458  s_and_b32 s3, s2, 0x7fffff8
4460  s_lshr_b32 s27, s33, 5
4464  v_mov_b32_e32 v7, 0
4468  v_lshlrev_b32_e32 v6, 2, v163
446C  s_lshl_b32 s26, s3, 5
4470  v_lshl_add_u64 v[130:131], s[6:7], 0, v[6:7]
4478  v_mov_b32_e32 v1, s27
447C  s_or_b32 s35, s27, 1
4480  s_lshr_b32 s44, s2, 27
4484  v_mad_u64_u32 v[2:3], s[2:3], s26, v1, v[130:131]
448C  v_mov_b32_e32 v1, s35
4490  v_mad_u64_u32 v[4:5], s[2:3], s26, v1, v[130:131]
4498  s_and_b32 s37, s38, 64
449C  s_or_b32 s2, s36, s37
44A0  s_mul_i32 s34, s44, s27
44A4  s_lshr_b32 s41, s2, 5
44A8  v_add_u32_e32 v3, s34, v3
44AC  s_mul_i32 s40, s44, s35
44B0  v_lshl_add_u64 v[132:133], s[10:11], 0, v[6:7]
44B8  v_mov_b32_e32 v1, s41
44BC  s_or_b32 s43, s41, 1
44C0  v_add_u32_e32 v5, s40, v5
44C4  global_load_dword v165, v[2:3], off
44CC  global_load_dword v164, v[4:5], off
44D4  s_mul_i32 s42, s44, s41
44D8  v_mad_u64_u32 v[2:3], s[2:3], s26, v1, v[132:133]
44E0  v_mov_b32_e32 v1, s43
44E4  v_add_u32_e32 v3, s42, v3
44E8  s_mul_i32 s44, s44, s43
44EC  v_mad_u64_u32 v[4:5], s[2:3], s26, v1, v[132:133]
44F4  v_add_u32_e32 v5, s44, v5
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
453C  s_add_i32 s30, s17, s2
4540  v_min_u32_e32 v2, s30, v1
4544  v_or_b32_e32 v19, 32, v1
4548  v_mad_u64_u32 v[12:13], s[2:3], v2, s39, v[134:135]
4550  v_min_u32_e32 v2, s30, v19
4554  v_or_b32_e32 v20, 64, v1
4558  v_mad_u64_u32 v[14:15], s[2:3], v2, s39, v[134:135]
4560  v_min_u32_e32 v2, s30, v20
4564  v_or_b32_e32 v21, 0x60, v1
456C  v_mad_u64_u32 v[8:9], s[2:3], v2, s39, v[134:135]
4574  v_min_u32_e32 v2, s30, v21
4578  s_and_b32 s22, s38, 0xffffffc0
4580  v_mad_u64_u32 v[10:11], s[2:3], v2, s39, v[134:135]
4588  s_cmpk_gt_u32 s19, 0xff
458C  s_cselect_b64 s[20:21], -1, 0
4590  s_cmpk_lt_u32 s19, 0x100
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
4614  v_cmp_le_u32_e64 s[2:3], s39, v134
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
4724  s_mul_hi_u32 s3, s39, s36
4728  s_mul_i32 s2, s39, s36
472C  s_lshl_b64 s[28:29], s[2:3], 4
4730  s_add_u32 s2, s8, s28
4734  s_addc_u32 s3, s9, s29
4738  s_not_b32 s12, s36
473C  s_add_i32 s45, s18, s12
4740  v_min_u32_e32 v1, s45, v1
4744  v_mad_u64_u32 v[12:13], s[12:13], v1, s39, v[134:135]
474C  v_min_u32_e32 v1, s45, v19
4750  v_mad_u64_u32 v[14:15], s[12:13], v1, s39, v[134:135]
4758  v_min_u32_e32 v1, s45, v20
475C  v_mad_u64_u32 v[8:9], s[12:13], v1, s39, v[134:135]
4764  v_min_u32_e32 v1, s45, v21
4768  v_mad_u64_u32 v[10:11], s[12:13], v1, s39, v[134:135]
4770  v_readfirstlane_b32 s22, v0
4774  s_andn2_b32 s22, s22, 63
4778  s_andn2_b64 vcc, exec, s[20:21]
477C  s_mov_b64 s[12:13], -1
4780  s_cbranch_vccz 1012
4784  s_andn2_b64 vcc, exec, s[12:13]
4788  s_cbranch_vccz 1041
478C  s_cmp_gt_u32 s19, 31
4790  v_and_b32_e32 v162, 15, v0
4794  s_cbranch_scc0 1109
4798  v_and_b32_e32 v160, 15, v0
479C  v_bfe_u32 v1, v0, 4, 2
47A4  v_bfe_u32 v3, v0, 1, 3
47AC  v_or_b32_e32 v5, s37, v160
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
47F0  s_mul_hi_u32 s13, s26, s41
47F4  s_mul_hi_u32 s19, s26, s43
47F8  v_or_b32_e32 v168, v2, v4
47FC  v_or_b32_e32 v170, v2, v3
4800  v_add_u32_e32 v2, 0x4000, v2
4808  v_add_u32_e32 v8, 0x60, v7
4810  s_add_i32 s3, s2, s34
4814  s_mul_i32 s2, s26, s27
4818  s_add_i32 s21, s12, s40
481C  s_add_i32 s23, s13, s42
4820  s_add_i32 s27, s19, s44
4824  v_or_b32_e32 v172, v2, v4
4828  v_or_b32_e32 v5, 0xc000, v5
4830  v_or_b32_e32 v174, v2, v3
4834  v_min_u32_e32 v2, s45, v8
4838  v_or_b32_e32 v175, v5, v3
483C  v_mad_u64_u32 v[2:3], s[12:13], v2, s39, v[134:135]
4844  s_add_u32 s8, s8, s28
4848  v_mov_b32_e32 v3, 0
484C  s_addc_u32 s9, s9, s29
4850  v_lshl_add_u64 v[136:137], v[2:3], 4, s[8:9]
4858  v_or_b32_e32 v2, 64, v7
485C  v_or_b32_e32 v173, v5, v4
4860  v_min_u32_e32 v4, s45, v2
4864  v_mad_u64_u32 v[4:5], s[28:29], v4, s39, v[134:135]
486C  v_mov_b32_e32 v5, v3
4870  v_add_u32_e32 v9, 32, v7
4874  v_lshl_add_u64 v[138:139], v[4:5], 4, s[8:9]
487C  v_min_u32_e32 v4, s45, v9
4880  v_mad_u64_u32 v[4:5], s[28:29], v4, s39, v[134:135]
4888  v_mov_b32_e32 v5, v3
488C  v_lshl_add_u64 v[140:141], v[4:5], 4, s[8:9]
4894  v_min_u32_e32 v4, s45, v7
4898  v_mad_u64_u32 v[4:5], s[28:29], v4, s39, v[134:135]
48A0  v_mov_b32_e32 v5, v3
48A4  v_lshl_add_u64 v[142:143], v[4:5], 4, s[8:9]
48AC  v_min_u32_e32 v4, s30, v8
48B0  v_mad_u64_u32 v[4:5], s[8:9], v4, s39, v[134:135]
48B8  s_add_u32 s4, s4, s14
48BC  v_mov_b32_e32 v5, v3
48C0  s_addc_u32 s5, s5, s15
48C4  v_min_u32_e32 v2, s30, v2
48C8  v_lshl_add_u64 v[144:145], v[4:5], 4, s[4:5]
48D0  v_mad_u64_u32 v[4:5], s[8:9], v2, s39, v[134:135]
48D8  v_mov_b32_e32 v5, v3
48DC  v_min_u32_e32 v2, s30, v9
48E0  v_lshl_add_u64 v[146:147], v[4:5], 4, s[4:5]
48E8  v_mad_u64_u32 v[4:5], s[8:9], v2, s39, v[134:135]
48F0  v_mov_b32_e32 v5, v3
48F4  v_min_u32_e32 v2, s30, v7
48F8  v_lshl_add_u64 v[148:149], v[4:5], 4, s[4:5]
4900  v_mad_u64_u32 v[4:5], s[8:9], v2, s39, v[134:135]
4908  v_mov_b32_e32 v5, v3
490C  v_lshl_add_u64 v[150:151], v[4:5], 4, s[4:5]
4914  s_add_u32 s4, s6, s2
4918  s_mul_i32 s20, s26, s35
491C  s_addc_u32 s5, s7, s3
4920  v_mov_b32_e32 v7, v3
4924  s_add_u32 s6, s6, s20
4928  s_mul_i32 s22, s26, s41
492C  v_lshl_add_u64 v[4:5], s[4:5], 0, v[6:7]
4934  s_mov_b64 s[4:5], 0x100
493C  s_addc_u32 s7, s7, s21
4940  v_lshl_add_u64 v[152:153], v[4:5], 0, s[4:5]
4948  v_lshl_add_u64 v[4:5], s[6:7], 0, v[6:7]
4950  s_add_u32 s6, s10, s22
4954  s_mul_i32 s26, s26, s43
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
4994  s_mov_b32 s19, 24
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
4AA0  s_add_i32 s12, s19, -16
4AA4  s_cmp_lt_u32 s12, s39
4AA8  s_cselect_b64 s[28:29], -1, 0
4AAC  s_cmp_ge_u32 s12, s39
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
4B18  s_add_i32 s14, s19, -8
4B1C  s_cmp_le_u32 s14, s39
4B20  s_cselect_b64 s[30:31], -1, 0
4B24  s_cmp_gt_u32 s14, s39
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
4BC8  v_add3_u32 v74, v134, s19, -16
4BD0  s_cbranch_vccnz 53
4BD4  v_or_b32_e32 v66, s12, v163
4BD8  v_cmp_le_u32_e32 vcc, s39, v74
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
4D5C  v_cmp_le_u32_e32 vcc, s39, v74
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
50E0  s_add_i32 s34, s19, -8
50E4  s_cmp_lt_u32 s34, s39
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
5184  s_cmp_le_u32 s19, s39
5188  s_cselect_b64 s[10:11], -1, 0
518C  s_cmp_gt_u32 s19, s39
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
522C  v_add3_u32 v10, v134, s19, -8
5234  s_cbranch_vccnz 53
5238  v_or_b32_e32 v2, s12, v163
523C  v_cmp_le_u32_e32 vcc, s39, v10
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
53C0  v_cmp_le_u32_e32 vcc, s39, v10
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
5508  s_add_i32 s12, s19, 16
550C  s_cmp_ge_u32 s34, s39
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
574C  s_mov_b32 s19, s12
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
57DC  v_cmp_le_u32_e32 vcc, s39, v134
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
58E0  s_cmp_gt_u32 s19, 31
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
5B14  s_and_b32 s0, s24, 1
5B18  s_bitcmp1_b32 s24, 0
5B1C  s_cselect_b64 s[10:11], -1, 0
5B20  s_bfe_i32 s1, s24, 0x10001
5B28  s_bitcmp1_b32 s24, 1
5B2C  s_cselect_b64 s[12:13], -1, 0
5B30  s_waitcnt lgkmcnt(0)
5B34  s_and_b32 s1, s1, s20
5B38  s_cmp_eq_u32 s0, 0
5B3C  s_cselect_b32 s0, 1, 2
5B40  s_cselect_b32 s14, 7, 15
5B44  s_lshl_b32 s0, s16, s0
5B48  s_or_b32 s0, s1, s0
5B4C  s_mov_b32 s15, 0
5B50  s_or_b32 s0, s0, s22
5B54  s_and_b64 s[0:1], s[0:1], s[14:15]
5B58  s_cmp_eq_u64 s[0:1], 0
5B5C  s_cselect_b64 s[2:3], -1, 0
5B60  s_lshr_b32 s0, s38, 6
5B64  s_cmp_eq_u32 s0, 2
5B68  s_movk_i32 s1, 0x4000
5B6C  s_cselect_b32 s1, s1, 0xc000
5B74  s_cmp_lg_u32 s0, 1
5B78  s_cselect_b32 s0, s1, 0x8000
5B80  s_cmp_gt_u32 s38, 63
5B84  s_cselect_b32 s14, s0, 0
5B88  v_lshl_add_u32 v66, v160, 8, s14
5B90  v_xor_b32_e32 v67, v1, v160
5B94  v_lshl_add_u32 v67, v67, 4, v66
5B9C  s_barrier
5BA0  s_waitcnt vmcnt(0)
5BA4  ds_write_b128 v67, v[62:65]
5BAC  v_xor_b32_e32 v62, v161, v160
5BB0  v_lshl_add_u32 v62, v62, 4, v66
5BB8  ds_write_b128 v62, v[58:61]
5BC0  v_bitop3_b32 v58, v1, v160, 8 bitop3:0x36
5BC8  v_lshl_add_u32 v58, v58, 4, v66
5BD0  ds_write_b128 v58, v[54:57]
5BD8  v_bitop3_b32 v54, v1, v160, 12 bitop3:0x36
5BE0  v_lshl_add_u32 v54, v54, 4, v66
5BE8  ds_write_b128 v54, v[50:53]
5BF0  ds_write_b128 v67, v[46:49] offset:4096
5BF8  ds_write_b128 v62, v[42:45] offset:4096
5C00  ds_write_b128 v58, v[38:41] offset:4096
5C08  ds_write_b128 v54, v[30:33] offset:4096
5C10  ds_write_b128 v67, v[26:29] offset:8192
5C18  ds_write_b128 v62, v[22:25] offset:8192
5C20  ds_write_b128 v58, v[18:21] offset:8192
5C28  ds_write_b128 v54, v[14:17] offset:8192
5C30  ds_write_b128 v67, v[10:13] offset:12288
5C38  ds_write_b128 v62, v[6:9] offset:12288
5C40  ds_write_b128 v58, v[34:37] offset:12288
5C48  ds_write_b128 v54, v[2:5] offset:12288
5C50  v_lshlrev_b32_e32 v2, 2, v0
5C54  v_and_or_b32 v2, v2, 60, s36
5C5C  v_or_b32_e32 v10, s37, v2
5C60  v_add_u32_e32 v2, 4, v10
5C64  v_cmp_ge_u32_e32 vcc, s18, v2
5C68  v_or_b32_e32 v2, 1, v10
5C6C  v_cmp_gt_u32_e64 s[4:5], s18, v2
5C74  v_or_b32_e32 v2, 2, v10
5C78  s_and_b64 s[26:27], s[2:3], vcc
5C7C  v_cmp_gt_u32_e64 s[6:7], s18, v2
5C84  v_or_b32_e32 v2, 3, v10
5C88  v_cmp_gt_u32_e64 s[0:1], s18, v10
5C90  v_cmp_gt_u32_e64 s[8:9], s18, v2
5C98  s_add_u32 s18, s20, 4
5C9C  s_addc_u32 s19, s21, 0
5CA0  s_add_u32 s30, s20, 2
5CA4  s_addc_u32 s31, s21, 0
5CA8  s_add_u32 s34, s22, 4
5CAC  s_addc_u32 s35, s23, 0
5CB0  s_add_u32 s36, s22, 2
5CB4  s_addc_u32 s37, s23, 0
5CB8  s_add_u32 s38, s20, 8
5CBC  s_addc_u32 s39, s21, 0
5CC0  s_add_u32 s40, s22, 8
5CC4  s_addc_u32 s41, s23, 0
5CC8  s_add_u32 s42, s20, 12
5CCC  s_addc_u32 s43, s21, 0
5CD0  s_add_u32 s44, s20, 6
5CD4  s_addc_u32 s45, s21, 0
5CD8  s_add_u32 s46, s22, 12
5CDC  s_addc_u32 s47, s23, 0
5CE0  s_add_u32 s48, s22, 6
5CE4  v_cndmask_b32_e64 v2, 0, 1, s[12:13]
5CEC  v_cndmask_b32_e64 v3, 0, 1, s[10:11]
5CF4  v_mov_b32_e32 v11, 0
5CF8  s_mov_b32 s24, s25
5CFC  s_mov_b32 s28, s25
5D00  s_mov_b32 s29, s25
5D04  v_cmp_neq_f32_e64 s[2:3], s25, 1.0
5D0C  s_addc_u32 s49, s23, 0
5D10  v_lshl_add_u32 v14, v1, 8, s14
5D18  s_mov_b32 s14, 0x7f800001
5D20  s_movk_i32 s56, 0x7fff
5D24  v_cmp_ne_u32_e64 s[10:11], 1, v2
5D2C  v_cmp_ne_u32_e64 s[12:13], 1, v3
5D34  v_mov_b32_e32 v15, 0x7fc00000
5D3C  s_branch 6
5D40  s_or_b64 exec, exec, s[52:53]
5D44  s_or_b64 exec, exec, s[50:51]
5D48  s_addk_i32 s15, 0x400
5D4C  s_cmpk_lg_i32 s15, 0x4000
5D50  v_add_u32_e32 v1, 4, v1
5D54  s_cbranch_scc0 310
5D58  v_add_u32_e32 v6, s33, v1
5D5C  v_cmp_gt_u32_e32 vcc, s17, v6
5D60  s_and_b64 s[52:53], vcc, s[0:1]
5D64  s_and_saveexec_b64 s[50:51], s[52:53]
5D68  s_cbranch_execz 65526
5D6C  s_waitcnt lgkmcnt(0)
5D70  v_bitop3_b32 v2, v1, 15, v0 bitop3:0x48
5D78  v_lshlrev_b32_e32 v2, 4, v2
5D7C  v_add3_u32 v2, v14, v2, s15
5D84  ds_read_b128 v[2:5], v2
5D8C  v_mad_u64_u32 v[12:13], s[52:53], v6, s16, v[10:11]
5D94  s_and_saveexec_b64 s[52:53], s[26:27]
5D98  s_xor_b64 s[52:53], exec, s[52:53]
5D9C  s_cbranch_execz 72
5DA0  s_waitcnt lgkmcnt(0)
5DA4  v_pk_mul_f32 v[8:9], s[28:29], v[4:5]
5DAC  s_and_b64 vcc, exec, s[10:11]
5DB0  v_pk_mul_f32 v[6:7], s[24:25], v[2:3]
5DB8  s_cbranch_vccnz 27
5DBC  s_and_b64 vcc, exec, s[12:13]
5DC0  s_mov_b64 s[54:55], -1
5DC4  s_cbranch_vccnz 5
5DC8  v_lshl_add_u64 v[2:3], v[12:13], 2, s[20:21]
5DD0  global_load_dwordx4 v[2:5], v[2:3], off
5DD8  s_mov_b64 s[54:55], 0
5DDC  s_andn2_b64 vcc, exec, s[54:55]
5DE0  s_cbranch_vccnz 12
5DE4  s_waitcnt vmcnt(0)
5DE8  v_lshl_add_u64 v[2:3], v[12:13], 1, s[20:21]
5DF0  global_load_dwordx2 v[4:5], v[2:3], off
5DF8  s_waitcnt vmcnt(0)
5DFC  v_lshlrev_b32_e32 v2, 16, v4
5E00  v_and_b32_e32 v3, 0xffff0000, v4
5E08  v_lshlrev_b32_e32 v4, 16, v5
5E0C  v_and_b32_e32 v5, 0xffff0000, v5
5E14  s_waitcnt vmcnt(0)
5E18  v_pk_add_f32 v[8:9], v[8:9], v[4:5]
5E20  v_pk_add_f32 v[6:7], v[6:7], v[2:3]
5E28  s_nop 0
5E2C  v_and_b32_e32 v2, 0x7fffffff, v6
5E34  v_cmp_gt_u32_e32 vcc, s14, v2
5E38  v_and_b32_e32 v2, 0x7fffffff, v7
5E40  s_mov_b64 s[54:55], -1
5E44  v_cndmask_b32_e32 v6, v15, v6, vcc
5E48  v_cmp_gt_u32_e32 vcc, s14, v2
5E4C  v_and_b32_e32 v2, 0x7fffffff, v8
5E54  s_nop 0
5E58  v_cndmask_b32_e32 v7, v15, v7, vcc
5E5C  v_cmp_gt_u32_e32 vcc, s14, v2
5E60  v_and_b32_e32 v2, 0x7fffffff, v9
5E68  s_nop 0
5E6C  v_cndmask_b32_e32 v8, v15, v8, vcc
5E70  v_cmp_gt_u32_e32 vcc, s14, v2
5E74  s_nop 1
5E78  v_cndmask_b32_e32 v9, v15, v9, vcc
5E7C  s_and_b64 vcc, exec, s[12:13]
5E80  s_cbranch_vccnz 5
5E84  v_lshl_add_u64 v[2:3], v[12:13], 2, s[22:23]
5E8C  s_mov_b64 s[54:55], 0
5E90  global_store_dwordx4 v[2:3], v[6:9], off
5E98  s_andn2_b64 vcc, exec, s[54:55]
5E9C  s_cbranch_vccnz 8
5EA0  v_cvt_pk_bf16_f32 v2, v6, v7
5EA8  v_cvt_pk_bf16_f32 v3, v8, v9
5EB0  v_lshl_add_u64 v[4:5], v[12:13], 1, s[22:23]
5EB8  global_store_dwordx2 v[4:5], v[2:3], off
5EC0  s_andn2_saveexec_b64 s[52:53], s[52:53]
5EC4  s_cbranch_execz 65439
5EC8  s_waitcnt lgkmcnt(0)
5ECC  v_mul_f32_e32 v6, s25, v2
5ED0  s_and_b64 vcc, exec, s[10:11]
5ED4  v_cndmask_b32_e64 v2, v2, v6, s[2:3]
5EDC  s_cbranch_vccnz 19
5EE0  s_and_b64 vcc, exec, s[12:13]
5EE4  s_mov_b64 s[52:53], -1
5EE8  s_cbranch_vccnz 5
5EEC  v_lshl_add_u64 v[6:7], v[12:13], 2, s[20:21]
5EF4  global_load_dword v6, v[6:7], off
5EFC  s_mov_b64 s[52:53], 0
5F00  s_andn2_b64 vcc, exec, s[52:53]
5F04  s_cbranch_vccnz 7
5F08  s_waitcnt vmcnt(0)
5F0C  v_lshl_add_u64 v[6:7], v[12:13], 1, s[20:21]
5F14  global_load_ushort v6, v[6:7], off
5F1C  s_waitcnt vmcnt(0)
5F20  v_lshlrev_b32_e32 v6, 16, v6
5F24  s_waitcnt vmcnt(0)
5F28  v_add_f32_e32 v2, v2, v6
5F2C  v_and_b32_e32 v6, 0x7fffffff, v2
5F34  v_cmp_gt_u32_e32 vcc, s14, v6
5F38  s_mov_b64 s[52:53], -1
5F3C  s_nop 0
5F40  v_cndmask_b32_e32 v2, v15, v2, vcc
5F44  s_and_b64 vcc, exec, s[12:13]
5F48  s_cbranch_vccz 5
5F4C  s_andn2_b64 vcc, exec, s[52:53]
5F50  s_cbranch_vccz 8
5F54  s_and_saveexec_b64 s[52:53], s[4:5]
5F58  s_cbranch_execnz 21
5F5C  s_branch 71
5F60  v_lshl_add_u64 v[6:7], v[12:13], 2, s[22:23]
5F68  global_store_dword v[6:7], v2, off
5F70  s_cbranch_execnz 65528
5F74  v_and_b32_e32 v6, 0x7fffffff, v2
5F7C  v_cmp_gt_u32_e32 vcc, s14, v6
5F80  s_nop 1
5F84  v_cndmask_b32_e32 v2, v15, v2, vcc
5F88  v_bfe_u32 v6, v2, 16, 1
5F90  v_add3_u32 v2, v2, v6, s56
5F98  v_lshl_add_u64 v[6:7], v[12:13], 1, s[22:23]
5FA0  global_store_short_d16_hi v[6:7], v2, off
5FA8  s_and_saveexec_b64 s[52:53], s[4:5]
5FAC  s_cbranch_execz 51
5FB0  v_mul_f32_e32 v2, s25, v3
5FB4  s_and_b64 vcc, exec, s[10:11]
5FB8  v_cndmask_b32_e64 v2, v3, v2, s[2:3]
5FC0  s_cbranch_vccnz 18
5FC4  s_and_b64 vcc, exec, s[12:13]
5FC8  s_mov_b64 s[54:55], -1
5FCC  s_cbranch_vccnz 5
5FD0  v_lshl_add_u64 v[6:7], v[12:13], 2, s[18:19]
5FD8  global_load_dword v3, v[6:7], off
5FE0  s_mov_b64 s[54:55], 0
5FE4  s_andn2_b64 vcc, exec, s[54:55]
5FE8  s_cbranch_vccnz 6
5FEC  v_lshl_add_u64 v[6:7], v[12:13], 1, s[30:31]
5FF4  global_load_ushort v3, v[6:7], off
5FFC  s_waitcnt vmcnt(0)
6000  v_lshlrev_b32_e32 v3, 16, v3
6004  s_waitcnt vmcnt(0)
6008  v_add_f32_e32 v2, v2, v3
600C  v_and_b32_e32 v3, 0x7fffffff, v2
6014  v_cmp_gt_u32_e32 vcc, s14, v3
6018  s_mov_b64 s[54:55], -1
601C  s_nop 0
6020  v_cndmask_b32_e32 v2, v15, v2, vcc
6024  s_and_b64 vcc, exec, s[12:13]
6028  s_cbranch_vccnz 5
602C  v_lshl_add_u64 v[6:7], v[12:13], 2, s[34:35]
6034  s_mov_b64 s[54:55], 0
6038  global_store_dword v[6:7], v2, off
6040  s_andn2_b64 vcc, exec, s[54:55]
6044  s_cbranch_vccnz 13
6048  v_and_b32_e32 v3, 0x7fffffff, v2
6050  v_cmp_gt_u32_e32 vcc, s14, v3
6054  s_nop 1
6058  v_cndmask_b32_e32 v2, v15, v2, vcc
605C  v_bfe_u32 v3, v2, 16, 1
6064  v_add3_u32 v6, v2, v3, s56
606C  v_lshl_add_u64 v[2:3], v[12:13], 1, s[36:37]
6074  global_store_short_d16_hi v[2:3], v6, off
607C  s_or_b64 exec, exec, s[52:53]
6080  s_and_saveexec_b64 s[52:53], s[6:7]
6084  s_cbranch_execz 51
6088  v_mul_f32_e32 v2, s25, v4
608C  s_and_b64 vcc, exec, s[10:11]
6090  v_cndmask_b32_e64 v2, v4, v2, s[2:3]
6098  s_cbranch_vccnz 18
609C  s_and_b64 vcc, exec, s[12:13]
60A0  s_mov_b64 s[54:55], -1
60A4  s_cbranch_vccnz 5
60A8  v_lshl_add_u64 v[6:7], v[12:13], 2, s[38:39]
60B0  global_load_dword v3, v[6:7], off
60B8  s_mov_b64 s[54:55], 0
60BC  s_andn2_b64 vcc, exec, s[54:55]
60C0  s_cbranch_vccnz 6
60C4  v_lshl_add_u64 v[6:7], v[12:13], 1, s[18:19]
60CC  global_load_ushort v3, v[6:7], off
60D4  s_waitcnt vmcnt(0)
60D8  v_lshlrev_b32_e32 v3, 16, v3
60DC  s_waitcnt vmcnt(0)
60E0  v_add_f32_e32 v2, v2, v3
60E4  v_and_b32_e32 v3, 0x7fffffff, v2
60EC  v_cmp_gt_u32_e32 vcc, s14, v3
60F0  s_mov_b64 s[54:55], -1
60F4  s_nop 0
60F8  v_cndmask_b32_e32 v2, v15, v2, vcc
60FC  s_and_b64 vcc, exec, s[12:13]
6100  s_cbranch_vccnz 5
6104  v_lshl_add_u64 v[6:7], v[12:13], 2, s[40:41]
610C  s_mov_b64 s[54:55], 0
6110  global_store_dword v[6:7], v2, off
6118  s_andn2_b64 vcc, exec, s[54:55]
611C  s_cbranch_vccnz 13
6120  v_and_b32_e32 v3, 0x7fffffff, v2
6128  v_cmp_gt_u32_e32 vcc, s14, v3
612C  s_nop 1
6130  v_cndmask_b32_e32 v2, v15, v2, vcc
6134  v_bfe_u32 v3, v2, 16, 1
613C  v_add3_u32 v4, v2, v3, s56
6144  v_lshl_add_u64 v[2:3], v[12:13], 1, s[34:35]
614C  global_store_short_d16_hi v[2:3], v4, off
6154  s_or_b64 exec, exec, s[52:53]
6158  s_and_saveexec_b64 s[52:53], s[8:9]
615C  s_cbranch_execz 65272
6160  v_mul_f32_e32 v2, s25, v5
6164  s_and_b64 vcc, exec, s[10:11]
6168  v_cndmask_b32_e64 v2, v5, v2, s[2:3]
6170  s_cbranch_vccnz 18
6174  s_and_b64 vcc, exec, s[12:13]
6178  s_mov_b64 s[54:55], -1
617C  s_cbranch_vccnz 5
6180  v_lshl_add_u64 v[4:5], v[12:13], 2, s[42:43]
6188  global_load_dword v3, v[4:5], off
6190  s_mov_b64 s[54:55], 0
6194  s_andn2_b64 vcc, exec, s[54:55]
6198  s_cbranch_vccnz 6
619C  v_lshl_add_u64 v[4:5], v[12:13], 1, s[44:45]
61A4  global_load_ushort v3, v[4:5], off
61AC  s_waitcnt vmcnt(0)
61B0  v_lshlrev_b32_e32 v3, 16, v3
61B4  s_waitcnt vmcnt(0)
61B8  v_add_f32_e32 v2, v2, v3
61BC  v_and_b32_e32 v3, 0x7fffffff, v2
61C4  v_cmp_gt_u32_e32 vcc, s14, v3
61C8  s_mov_b64 s[54:55], -1
61CC  s_nop 0
61D0  v_cndmask_b32_e32 v2, v15, v2, vcc
61D4  s_and_b64 vcc, exec, s[12:13]
61D8  s_cbranch_vccnz 5
61DC  v_lshl_add_u64 v[4:5], v[12:13], 2, s[46:47]
61E4  s_mov_b64 s[54:55], 0
61E8  global_store_dword v[4:5], v2, off
61F0  s_andn2_b64 vcc, exec, s[54:55]
61F4  s_cbranch_vccnz 65234
61F8  v_and_b32_e32 v3, 0x7fffffff, v2
6200  v_cmp_gt_u32_e32 vcc, s14, v3
6204  s_nop 1
6208  v_cndmask_b32_e32 v2, v15, v2, vcc
620C  v_bfe_u32 v3, v2, 16, 1
6214  v_add3_u32 v4, v2, v3, s56
621C  v_lshl_add_u64 v[2:3], v[12:13], 1, s[48:49]
6224  global_store_short_d16_hi v[2:3], v4, off
622C  s_branch 65220
6230  s_endpgm
6234  s_nop 0
