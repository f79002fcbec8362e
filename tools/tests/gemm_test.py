"""mxproof gemm: outputs against a second model, its options, the sensitivity flag, and every error."""
import struct
import unittest

import model
from harness import CommandTest, bf16_word, f32, f32_bits, normal, read_npy_f32, read_safetensors


class Gemm(CommandTest):
    def operand(self, name, rows, k, seed, *options):
        values = normal(rows * k, seed)
        self.npy(name + ".npy", [rows, k], values)
        self.good("quantize", self.path(name + ".npy"), "-o", self.path(name + ".safetensors"), *options)
        return self.path(name + ".safetensors"), [model.quantize_row(values[i * k:(i + 1) * k]) for i in range(rows)]

    def test_outputs_are_those_of_the_second_model(self):
        for m, n, k in ((5, 7, 64), (17, 3, 200), (1, 1, 1)):
            a_file, a = self.operand("a", m, k, 1)
            b_file, b = self.operand("b", n, k, 2)
            self.good("gemm", a_file, b_file, "-o", self.path("d.npy"), "--out", "f32")
            want = [model.gemm_seq32(a[i], b[j]) for i in range(m) for j in range(n)]
            self.assertEqual([f32_bits(x) for x in read_npy_f32(self.path("d.npy"))], [f32_bits(x) for x in want])
            self.good("gemm", a_file, b_file, "-o", self.path("d.safetensors"))
            dtype, shape, data = read_safetensors(self.path("d.safetensors"))[0]["d"]
            self.assertEqual((dtype, shape), ("BF16", [m, n]))
            self.assertEqual(list(struct.unpack(f"<{m * n}H", data)), [bf16_word(x) for x in want])

    def test_alpha_beta_and_split(self):
        a_file, a = self.operand("a", 3, 256, 3)
        b_file, b = self.operand("b", 4, 256, 4)
        c = [f32(x) for x in normal(12, 5)]
        c_file = self.npy("c.npy", [3, 4], c)
        sums = [model.gemm_seq32(a[i], b[j]) for i in range(3) for j in range(4)]
        out = ("-o", self.path("d.npy"), "--out", "f32")
        self.good("gemm", a_file, b_file, *out, "--alpha", "0.3", "--beta", c_file)
        self.assertEqual(read_npy_f32(self.path("d.npy")), [f32(f32(f32(0.3) * s) + x) for s, x in zip(sums, c)])
        part = lambda row, begin: (row[0][begin:begin + 128], row[1][begin // 32:begin // 32 + 4])
        halves = [[model.gemm_seq32(part(a[i], at), part(b[j], at)) for at in (0, 128)] for i in range(3) for j in range(4)]
        self.good("gemm", a_file, b_file, *out, "--splitk", "2")
        self.assertEqual(read_npy_f32(self.path("d.npy")), [f32(p + q) for p, q in halves])
        self.good("gemm", a_file, b_file, "-o", self.path("d.safetensors"), "--splitk-bf16", "2")
        value = lambda word: struct.unpack("<f", struct.pack("<I", word << 16))[0]
        bf16 = lambda x: value(bf16_word(x))
        got = struct.unpack("<12H", read_safetensors(self.path("d.safetensors"))[0]["d"][2])
        self.assertEqual([value(w) for w in got], [bf16(f32(bf16(p) + bf16(q))) for p, q in halves])

    def test_every_profile_and_instruction_runs_and_agrees_where_it_must(self):
        a_file, _ = self.operand("a", 4, 128, 6)
        b_file, _ = self.operand("b", 4, 128, 7)
        profiles = self.json("info")["profiles"]
        self.assertEqual(len(profiles), 18)
        seen = set()
        for profile in profiles:
            for instruction in ("16x16x128", "32x32x64"):
                done = self.json("gemm", a_file, b_file, "-o", self.path("d.safetensors"), "--out", "f32", "--profile",
                                 profile, "--instruction", instruction, "--report-sensitivity")
                self.assertEqual((done["profile"], done["instruction"], done["outputs"]), (profile, instruction, 16))
                self.assertEqual(done["model_independent"], 16)
                tensors, metadata = read_safetensors(self.path("d.safetensors"))
                self.assertEqual((metadata["profile"], metadata["instruction"]), (profile, instruction))
                seen.add(tensors["d"][2])
        self.assertEqual(len(seen), 1, "all outputs are model-independent, so every profile gives the same bits")

    def test_profiles_differ_where_the_flag_says_so(self):
        one = [1.0] + [0.0] * 31
        row = [x * 2.0 ** 24 for x in one] + [0.0] * 32 + one + one  # probe: 2^24, then 1 and 1
        self.npy("a.npy", [1, 128], row)
        self.npy("b.npy", [1, 128], (one + [0.0] * 32 + one + one))
        for name in "ab":
            self.good("quantize", self.path(name + ".npy"), "-o", self.path(name + ".safetensors"))
        bits = {}
        for profile in ("tree", "chain"):
            done = self.json("gemm", self.path("a.safetensors"), self.path("b.safetensors"), "-o", self.path("d.safetensors"),
                             "--out", "f32", "--profile", profile, "--report-sensitivity", "--independent")
            self.assertEqual(done["model_independent"], 0)
            tensors, _ = read_safetensors(self.path("d.safetensors"))
            self.assertEqual(tensors["d.independent"], ("U8", [1, 1], b"\0"))
            bits[profile] = struct.unpack("<I", tensors["d"][2])[0]
        self.assertEqual(bits, {"tree": 0x4B800001, "chain": 0x4B800000})

    def test_gaussian_data_is_model_independent(self):
        a_file, _ = self.operand("a", 16, 1024, 8)
        b_file, _ = self.operand("b", 16, 1024, 9)
        text = self.good("gemm", a_file, b_file, "-o", self.path("d.safetensors"), "--report-sensitivity", "--independent")
        self.assertIn(b"of 256 outputs", text)
        flags = read_safetensors(self.path("d.safetensors"))[0]["d.independent"]
        self.assertEqual(flags[:2], ("U8", [16, 16]))
        self.assertGreaterEqual(sum(flags[2]), 254)

    def test_rotations_cancel(self):
        h16 = ("--hadamard", "16", "--signs", "12345678")
        plain = [self.operand(name, 8, 512, seed)[0] for name, seed in (("a", 1), ("b", 2))]
        turned = [self.operand(name, 8, 512, seed, *h16)[0] for name, seed in (("ra", 1), ("rb", 2))]
        results = []
        for a, b in (plain, turned):
            self.good("gemm", a, b, "-o", self.path("d.npy"), "--out", "f32")
            results.append(read_npy_f32(self.path("d.npy")))
        distance = sum((x - y) ** 2 for x, y in zip(*results)) / sum(x * x for x in results[0])
        self.assertLess(distance, 0.1)
        self.bad("gemm", plain[0], turned[1], "-o", self.path("e.npy"), "--out", "f32", says="the rotations do not cancel")
        other = self.operand("oa", 8, 512, 1, "--hadamard", "16")[0]
        self.bad("gemm", other, turned[1], "-o", self.path("e.npy"), "--out", "f32", says="the rotations do not cancel")
        self.good("gemm", other, turned[1], "-o", self.path("e.npy"), "--out", "f32", "--any-rotation")

    def test_mixed_formats_targets_and_threads(self):
        a = self.operand("a", 20, 160, 1, "--format", "e4m3")[0]
        b = self.operand("b", 18, 160, 2, "--format", "e2m3")[0]
        files = set()
        for target in self.json("info")["simd"]["available"]:
            for threads in ("1", "3"):
                done = self.json("gemm", a, b, "-o", self.path("d.safetensors"), "--simd", target, "--threads", threads)
                self.assertEqual((done["simd"], done["m"], done["n"], done["k"]), (target, 20, 18, 160))
                with open(self.path("d.safetensors"), "rb") as file:
                    files.add(file.read())
        self.assertEqual(len(files), 1)

    def test_options_without_effect_and_infinite_factors_are_refused(self):
        a, _ = self.operand("a", 2, 32, 1)
        out = ("-o", self.path("d.safetensors"))
        self.bad("gemm", a, a, *out, "--tensor-c", "w", says="--tensor-c: has no effect without --beta")
        for alpha in ("nan", "inf", "-inf", "1e400"):
            self.bad("gemm", a, a, *out, "--alpha", alpha, says="--alpha: ")
        self.good("gemm", a, a, *out, "--alpha", "0")

    def test_errors(self):
        a, _ = self.operand("a", 2, 64, 1)
        b, _ = self.operand("b", 2, 96, 2)
        out = ("-o", self.path("d.safetensors"))
        self.bad("gemm", a, b, *out, says="K differs: a of")
        self.bad("gemm", a, self.path("none.safetensors"), *out, says="none.safetensors")
        self.bad("gemm", a, self.path("a.npy"), *out, says="holds no quantised tensor")
        self.bad("gemm", a, *out, says="b is required")
        self.bad("gemm", a, a, says="--output is required")
        self.bad("gemm", a, a, "-o", self.path("d.npy"), says="--out f32")
        self.bad("gemm", a, a, "-o", self.path("d.npy"), "--out", "f32", "--independent", says="needs .safetensors")
        self.bad("gemm", a, a, *out, "--profile", "seq33", says="use one of exact, seq16, seq32")
        self.bad("gemm", a, a, *out, "--instruction", "8x8", says="use one of 16x16x128, 32x32x64")
        self.bad("gemm", a, a, *out, "--splitk", "0", says="--splitk")
        self.bad("gemm", a, a, *out, "--splitk", "2", "--splitk-bf16", "2", says="excludes")
        self.bad("gemm", a, a, *out, "--out", "f16", says="use one of f32, bf16")
        self.bad("gemm", a, a, *out, "--tensor-a", "w", says='no quantised tensor "w"; it holds a')
        self.bad("gemm", a, a, *out, "--out", "f32", "--beta", self.npy("c.npy", [2, 3], [0.0] * 6), says="C must be [2, 2]")
        self.bad("gemm", a, a, *out, "--beta", self.npy("c.npy", [2, 2], [0.0] * 4), says="the type of the output, BF16")
        self.bad("gemm", a, a, "-o", self.path("none/d.safetensors"), says="cannot write")
        two = self.safetensors("two.safetensors", {n: ("F32", [1, 64], [1.0] * 64) for n in ("u", "v")})
        self.good("quantize", two, "-o", self.path("two.q.safetensors"))
        self.bad("gemm", self.path("two.q.safetensors"), a, *out, says="holds several tensors; name one of u, v")
        self.good("gemm", self.path("two.q.safetensors"), a, *out, "--tensor-a", "v")
        int8, _ = self.operand("i", 2, 64, 1, "--format", "int8")
        self.bad("gemm", int8, int8, "-o", self.path("e.safetensors"), says="int8")


if __name__ == "__main__":
    unittest.main()
