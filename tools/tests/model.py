"""A second model of the default arithmetic, written from the definitions: MXFP4 with the rule `even`, and the seq32 sum.

It searches instead of manipulating bits, and works in exact fractions.
"""
import math
from fractions import Fraction

from harness import f32

E2M1 = [Fraction(v) for v in ("0", "0.5", "1", "1.5", "2", "3", "4", "6")]


def shared_exponent_even(amax):
    """amax rounded half up to one mantissa bit, its binade, less that of the largest E2M1 value."""
    binade = math.floor(math.log2(amax))
    while Fraction(2) ** binade > amax:
        binade -= 1
    while Fraction(2) ** (binade + 1) <= amax:
        binade += 1
    if Fraction(amax) / Fraction(2) ** binade >= Fraction(7, 4):
        binade += 1
    return min(max(binade - 2, -127), 127)


def encode_e2m1(v):
    """Nearest value, ties to the even code, saturating; the sign is kept."""
    magnitude = abs(v)
    best = min(range(8), key=lambda code: (abs(E2M1[code] - magnitude), code & 1))
    return best


def quantize_row(row):
    """codes and scale bytes of one row of finite values."""
    codes, scales = [], []
    for begin in range(0, len(row), 32):
        block = row[begin:begin + 32]
        amax = max(abs(x) for x in block)
        s = shared_exponent_even(amax) if amax > 0 else 0
        scales.append(s + 127)
        for x in block:
            code = encode_e2m1(Fraction(x) / Fraction(2) ** s)
            codes.append(code + (8 if math.copysign(1, x) < 0 else 0))
    return codes, scales


def value(code, scale):
    return (-1 if code & 8 else 1) * E2M1[code & 7] * Fraction(2) ** (scale - 127)


def gemm_seq32(a, b):
    """One output from two rows of (codes, scales): exact block sums, each rounded to binary32, added in binary32."""
    acc = 0.0
    for block in range(len(a[1])):
        dot = Fraction(0)
        for k in range(32 * block, min(32 * block + 32, len(a[0]))):
            dot += value(a[0][k], a[1][block]) * value(b[0][k], b[1][block])
        acc = f32(acc + f32(float(dot)))  # float(dot) is exact: a block sum has 13 significant bits
    return acc
