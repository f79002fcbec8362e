#!/usr/bin/env python3
"""mxproof from Python, with nothing but the standard library: quantise two matrices to MXFP4 with a Hadamard of 16,
multiply them, print one block as a table, and check what was computed against plain Python.

    python3 quantize.py --library libmxproof.so

Exit code 0 when every check holds."""

import argparse
import ctypes as c
import math
import random
import struct
import sys

E2M1 = [0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0]  # magnitudes of codes 0..7; bit 3 is the sign
MX_E2M1, MX_DTYPE_F32, MX_OK, MX_BAD_ARGUMENT = 0, 0, 0, 1


class Matrix(c.Structure):
    _fields_ = [("data", c.c_void_p), ("bytes", c.c_size_t), ("dtype", c.c_int32),
                ("rows", c.c_int64), ("cols", c.c_int64), ("stride", c.c_int64)]


class QuantSpec(c.Structure):
    _fields_ = [("size", c.c_size_t)] + [(n, c.c_int32) for n in (
        "format axis block rule zero_byte fixed_scale nan rounding sr_pair hadamard").split()] + [
        ("signs", c.c_uint32 * 4), ("prescale", c.c_float)] + [
        (n, c.c_uint32) for n in "micro_batch stream step".split()] + [("seed", c.c_uint64)]


class Counters(c.Structure):
    _fields_ = [(n, c.c_uint64) for n in "elements blocks nan inf clipped underflow zero_blocks".split()]


class Tensor(c.Structure):
    _fields_ = [("format", c.c_int32), ("rows", c.c_int64), ("k", c.c_int64), ("codes", c.c_void_p),
                ("code_bytes", c.c_size_t), ("scales", c.c_void_p), ("scale_bytes", c.c_size_t)]


class GemmSpec(c.Structure):
    _fields_ = [("size", c.c_size_t), ("profile", c.c_char_p)] + [
        (n, c.c_int32) for n in "instruction splits split_kind out".split()] + [
        ("alpha", c.c_float), ("beta", c.c_int32)]


class Library:
    """The calls of mxproof.h that this example makes; a failing one raises RuntimeError with the library's line."""

    def __init__(self, path):
        self.lib = c.CDLL(path)
        self.lib.mx_version.restype = self.lib.mx_last_error.restype = self.lib.mx_simd.restype = c.c_char_p
        self.lib.mx_quantize.argtypes = [c.POINTER(QuantSpec), c.POINTER(Matrix), c.c_void_p, c.c_size_t,
                                         c.c_void_p, c.c_size_t, c.POINTER(Counters)]
        self.lib.mx_dequantize.argtypes = [c.POINTER(Tensor), c.c_int, c.c_void_p, c.c_size_t]
        self.lib.mx_gemm.argtypes = [c.POINTER(GemmSpec), c.POINTER(Tensor), c.POINTER(Tensor), c.c_void_p,
                                     c.c_void_p, c.c_size_t, c.c_void_p]
        self.lib.mx_hadamard.argtypes = [c.c_int, c.POINTER(c.c_uint32), c.c_int, c.c_void_p, c.c_int64, c.c_int64]

    def check(self, status):
        if status != MX_OK:
            raise RuntimeError(self.lib.mx_last_error().decode())

    def quantize(self, rows, hadamard=0):
        """rows: a list of equally long lists of floats. Returns the tensor and the counters."""
        count, k = len(rows), len(rows[0])
        data = (c.c_float * (count * k))(*[x for row in rows for x in row])
        codes = (c.c_uint8 * (count * ((k + 1) // 2)))()
        scales = (c.c_uint8 * (count * ((k + 31) // 32)))()
        spec, counters = QuantSpec(), Counters()
        self.lib.mx_quant_spec_init(c.byref(spec))
        assert spec.size == c.sizeof(QuantSpec), "QuantSpec does not match mxproof.h"
        spec.hadamard = hadamard
        source = Matrix(c.addressof(data), c.sizeof(data), MX_DTYPE_F32, count, k, k)
        self.check(self.lib.mx_quantize(spec, source, codes, c.sizeof(codes), scales, c.sizeof(scales), counters))
        tensor = Tensor(MX_E2M1, count, k, c.addressof(codes), c.sizeof(codes), c.addressof(scales), c.sizeof(scales))
        tensor.buffers = codes, scales  # the tensor holds bare addresses: keep what they point at alive with it
        return tensor, counters

    def dequantize(self, tensor):
        out = (c.c_float * (tensor.rows * tensor.k))()
        self.check(self.lib.mx_dequantize(tensor, MX_DTYPE_F32, out, c.sizeof(out)))
        return [list(out[r * tensor.k:(r + 1) * tensor.k]) for r in range(tensor.rows)]

    def gemm(self, a, b):
        spec = GemmSpec()
        self.lib.mx_gemm_spec_init(c.byref(spec))
        assert spec.size == c.sizeof(GemmSpec), "GemmSpec does not match mxproof.h"
        spec.out = MX_DTYPE_F32
        d = (c.c_float * (a.rows * b.rows))()
        independent = (c.c_uint8 * (a.rows * b.rows))()
        self.check(self.lib.mx_gemm(spec, a, b, None, d, c.sizeof(d), independent))
        return [list(d[r * b.rows:(r + 1) * b.rows]) for r in range(a.rows)], list(independent)


def f32(x):
    """x rounded once to binary32."""
    return struct.unpack("<f", struct.pack("<f", x))[0]


def quantize_block(values):
    """The scale rule `even` and the nearest code, from their definitions. Returns (byte, 32 codes)."""
    amax = max(abs(v) for v in values)
    if amax == 0:
        return 127, [8 if math.copysign(1, v) < 0 else 0 for v in values]
    exponent = math.frexp(amax)[1] - 1
    if amax >= 1.75 * 2.0 ** exponent:  # one mantissa bit, rounded half up, carries into the exponent
        exponent += 1
    s = min(max(exponent - 2, -127), 127)
    codes = []
    for v in values:
        x = abs(v) / 2.0 ** s
        code = min(range(8), key=lambda i: (abs(E2M1[i] - x), i % 2))  # a tie goes to the even code
        codes.append(code | (8 if math.copysign(1, v) < 0 else 0))
    return s + 127, codes


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--library", default="libmxproof.so", help="path of libmxproof.so")
    mx = Library(parser.parse_args().library)
    print(f"mxproof {mx.lib.mx_version().decode()} on {mx.lib.mx_simd().decode()}")

    rng = random.Random(1)
    a = [[f32(rng.gauss(0, 1)) for _ in range(128)] for _ in range(5)]
    b = [[f32(rng.gauss(0, 1)) for _ in range(128)] for _ in range(7)]

    # Without rotation every code and scale can be had from ten lines of Python.
    tensor, counters = mx.quantize(a)
    codes, scales = tensor.buffers
    checked = 0
    for r, row in enumerate(a):
        for block in range(4):
            byte, want = quantize_block(row[32 * block:32 * block + 32])
            assert scales[r * 4 + block] == byte, (r, block)
            for i, code in enumerate(want):
                k = 32 * block + i
                assert codes[r * 64 + k // 2] >> (4 * (k % 2)) & 15 == code, (r, k)
                checked += 1
    assert counters.elements == checked == 5 * 128 and counters.blocks == 20 and counters.nan == 0
    print(f"{checked} codes and {counters.blocks} scales agree with plain Python; {counters.clipped} values clipped")

    print(f"\nfirst block of A, scale byte {scales[0]} = 2^{scales[0] - 127}")
    print("  k      value  code  stands for")
    values = mx.dequantize(tensor)
    for k in range(8):
        code = codes[k // 2] >> (4 * (k % 2)) & 15
        print(f"{k:3d} {a[0][k]:10.5f}     {code:x} {values[0][k]:11.5f}")
        assert values[0][k] == (-1 if code & 8 else 1) * E2M1[code & 7] * 2.0 ** (scales[0] - 127)

    # H cancels in the product: rotated or not, D is near A B^T.
    print("\nrelative error of D = A B^T against exact sums")
    exact = [[math.fsum(x * y for x, y in zip(ra, rb)) for rb in b] for ra in a]
    size = math.sqrt(sum(x * x for row in exact for x in row))
    for n in (0, 16):
        d, independent = mx.gemm(mx.quantize(a, n)[0], mx.quantize(b, n)[0])
        error = math.sqrt(sum((x - y) ** 2 for rd, re in zip(d, exact) for x, y in zip(rd, re))) / size
        print(f"  Hadamard {n:2d}: {error:.4f}; {sum(independent)} of {len(independent)} outputs independent of the adder")
        assert 0.01 < error < 0.4, error

    # Of quantised values every block sum is exact, so plain Python gives the same bits where no sum rounds.
    qa, qb = mx.quantize(a), mx.quantize(b)
    d, independent = mx.gemm(qa[0], qb[0])
    va, vb = mx.dequantize(qa[0]), mx.dequantize(qb[0])
    same = sum(d[i][j] == math.fsum(x * y for x, y in zip(va[i], vb[j])) for i in range(5) for j in range(7)
               if independent[i * 7 + j])
    assert same == sum(independent) > 30, (same, sum(independent))

    try:
        mx.quantize([[0.0] * 24], hadamard=16)
    except RuntimeError as error:
        print(f"\na wrong call is refused: {error}")
    else:
        raise AssertionError("24 elements cannot be rotated in groups of 16")
    return 0


if __name__ == "__main__":
    sys.exit(main())
