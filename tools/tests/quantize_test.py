"""mxproof quantize and dequantize: codes against a second model, every option's effect, files, and every error."""
import os
import struct
import unittest

import model
from harness import CommandTest, f32_bits, json, normal, read_npy_f32, read_safetensors, run, write_safetensors

NAN, INF = float("nan"), float("inf")


def nibbles(data, row_bytes, k):
    rows = [data[i:i + row_bytes] for i in range(0, len(data), row_bytes)]
    return [[(row[i // 2] >> (4 * (i % 2))) & 15 for i in range(k)] for row in rows]


class Quantize(CommandTest):
    def quantized(self, source, *options, name="q.safetensors"):
        self.good("quantize", source, "-o", self.path(name), *options)
        return read_safetensors(self.path(name))

    def test_codes_and_scales_are_those_of_the_second_model(self):
        for rows, k in ((4, 64), (3, 45), (1, 1)):
            values = normal(rows * k, rows)
            values[0] = 0.0
            tensors, metadata = self.quantized(self.npy("w.npy", [rows, k], values))
            blocks = (k + 31) // 32
            self.assertEqual(tensors["w.codes"][:2], ("U8", [rows, (k + 1) // 2]))
            self.assertEqual(tensors["w.scales"][:2], ("U8", [rows, blocks]))
            codes = nibbles(tensors["w.codes"][2], (k + 1) // 2, k)
            for row in range(rows):
                want_codes, want_scales = model.quantize_row(values[row * k:(row + 1) * k])
                self.assertEqual(codes[row], want_codes)
                self.assertEqual(list(tensors["w.scales"][2][row * blocks:(row + 1) * blocks]), want_scales)
            self.assertEqual(metadata, {
                "schema": "mx-quantized/1", "format": "e2m1", "rule": "even", "block": "1x32", "axis": "row",
                "zero_byte": "127", "nan": "hardware", "rounding": "rne", "hadamard": "0", "dtype.w": "F32",
                "shape.w": f"[{rows}, {k}]"})

    def test_dequantized_values_are_those_of_the_second_model(self):
        values = normal(3 * 45, 8)
        self.quantized(self.npy("w.npy", [3, 45], values))
        out = self.good("dequantize", self.path("q.safetensors"), "-o", self.path("d.npy"))
        self.assertEqual(out, b"w: e2m1 -> F32 [3, 45], source space\n")
        got = read_npy_f32(self.path("d.npy"))
        for row in range(3):
            codes, scales = model.quantize_row(values[row * 45:(row + 1) * 45])
            self.assertEqual(got[row * 45:(row + 1) * 45],
                             [float(model.value(code, scales[i // 32])) for i, code in enumerate(codes)])

    def test_every_option_reaches_the_arithmetic_and_the_metadata(self):
        source = self.npy("w.npy", [32, 64], [x * 0.9 for x in normal(32 * 64, 3)])
        plain, _ = self.quantized(source)
        for options, key, value in (
                (("--format", "e2m3"), "format", "e2m3"), (("--format", "e3m2"), "format", "e3m2"),
                (("--format", "e4m3"), "format", "e4m3"), (("--format", "e5m2"), "format", "e5m2"),
                (("--format", "int8"), "format", "int8"), (("--rule", "floor"), "rule", "floor"),
                (("--rule", "ceil"), "rule", "ceil"), (("--rule", "rceil"), "rule", "rceil"),
                (("--block", "32x32"), "block", "32x32"), (("--axis", "column"), "axis", "column"),
                (("--rounding", "rtz"), "rounding", "rtz"), (("--rounding", "sr", "--seed", "5"), "seed", "5"),
                (("--rounding", "sr", "--step", "7"), "step", "7"),
                (("--rounding", "sr", "--micro-batch", "7"), "micro_batch", "7"),
                (("--rounding", "sr", "--stream", "0x20511"), "stream", "132369"),
                (("--rounding", "sr", "--sr-pair", "same"), "sr_pair", "same"),
                (("--hadamard", "16"), "hadamard", "16"), (("--hadamard", "32", "--signs", "8000ffff"), "signs", "8000ffff"),
                (("--prescale", "3"), "prescale_bits", "0x40400000"), (("--fixed-scale", "0x7e"), "fixed_scale", "126")):
            tensors, metadata = self.quantized(source, *options)
            self.assertEqual(metadata[key], value, options)
            self.assertNotEqual(tensors, plain, options)
        zeros = self.npy("z.npy", [1, 32], [0.0] * 32)
        self.assertEqual(self.quantized(zeros)[0]["z.scales"][2], b"\x7f")
        self.assertEqual(self.quantized(zeros, "--zero-byte", "0")[0]["z.scales"][2], b"\x00")

    def test_nan_and_inf_are_allowed_and_counted(self):
        values = normal(64, 4)
        values[3], values[40], values[41] = NAN, INF, -INF
        source = self.npy("w.npy", [1, 64], values)
        stats = self.json("quantize", source, "-o", self.path("q.safetensors"))["tensors"][0]
        self.assertEqual((stats["nan"], stats["inf"], stats["elements"], stats["blocks"]), (1, 2, 64, 2))
        tensors, _ = self.quantized(source, "--nan", "poison")
        self.assertEqual(tensors["w.scales"][2][0], 0xFF)
        self.assertEqual(tensors["w.codes"][2][:16], bytes(16))
        self.good("dequantize", self.path("q.safetensors"), "-o", self.path("d.npy"))
        got = read_npy_f32(self.path("d.npy"))
        self.assertEqual({f32_bits(x) for x in got[:32]}, {0x7FC00000})

    def test_counters_of_a_hand_made_block(self):
        values = [6.9, 0.1, -0.0, 6.0] + [0.0] * 28 + [0.0] * 32
        stats = self.json("quantize", self.npy("w.npy", [64], values), "-o", self.path("q.safetensors"), "--rule",
                          "floor")["tensors"][0]
        self.assertEqual((stats["clipped"], stats["underflow"], stats["zero_blocks"]), (1, 1, 1))
        self.assertEqual(stats["scales"], {"7f": 2})
        text = self.good("quantize", self.path("w.npy"), "-o", self.path("q.safetensors"), "--stats").decode()
        for word in ("clipped", "underflow", "NaN", "Inf", "zero blocks", "SQNR", "scales"):
            self.assertIn(word, text)

    def test_sqnr_is_10_log10_of_signal_over_noise(self):
        exact = self.json("quantize", self.npy("e.npy", [32], [1.0, 2.0] * 16), "-o", self.path("q.safetensors"))
        self.assertEqual(exact["tensors"][0]["sqnr_db"], "exact")
        one = [4.0] + [0.0] * 30 + [1.125]  # 1.125 becomes 1: noise 0.015625, signal 17.265625
        stats = self.json("quantize", self.npy("o.npy", [32], one), "-o", self.path("q.safetensors"))["tensors"][0]
        self.assertAlmostEqual(stats["sqnr_db"], 30.4335, places=3)

    def test_all_source_types_and_ranks(self):
        values = [round(x * 4) / 4 for x in normal(2 * 3 * 32, 5)]  # exact in all three types
        source = self.safetensors("w.safetensors", {
            "b.f32": ("F32", [2, 3, 32], values), "a.bf16": ("BF16", [6, 32], values), "c.f16": ("F16", [6, 32], values),
            "s": ("F32", [], [1.5])})
        tensors, metadata = self.quantized(source)
        self.assertEqual(tensors["b.f32.codes"], tensors["a.bf16.codes"])
        self.assertEqual(tensors["b.f32.codes"], tensors["c.f16.codes"])
        self.assertEqual(tensors["s.codes"][1], [1, 1])
        self.assertEqual((metadata["shape.b.f32"], metadata["dtype.a.bf16"], metadata["shape.s"]), ("[2, 3, 32]", "BF16", "[]"))
        self.good("dequantize", self.path("q.safetensors"), "-o", self.path("d.safetensors"))
        out, _ = read_safetensors(self.path("d.safetensors"))
        self.assertEqual((out["b.f32"][1], out["s"][1]), ([2, 3, 32], []))
        one, _ = self.quantized(source, "--tensor", "a.bf16", "--tensor", "s")
        self.assertEqual(sorted(one), ["a.bf16.codes", "a.bf16.scales", "s.codes", "s.scales"])
        half = self.npy("h.npy", [6, 32], values, descr="<f2")
        self.assertEqual(self.quantized(half)[0]["h.codes"], tensors["c.f16.codes"])
        words = self.npy("v.npy", [6, 32], [f32_bits(v) >> 16 for v in values], descr="<u2")
        self.assertEqual(self.quantized(words, "--npy-bf16")[0]["v.codes"], tensors["c.f16.codes"])

    def test_column_copy_is_the_row_copy_of_the_transpose(self):
        values = normal(40 * 33, 6)
        turned = [values[r * 33 + c] for c in range(33) for r in range(40)]
        column, _ = self.quantized(self.npy("w.npy", [40, 33], values), "--axis", "column", name="c.safetensors")
        os.mkdir(self.path("t"))
        row, _ = self.quantized(self.npy("t/w.npy", [33, 40], turned))
        self.assertEqual(column, row)
        self.good("dequantize", self.path("c.safetensors"), "-o", self.path("c.npy"))
        self.good("dequantize", self.path("q.safetensors"), "-o", self.path("r.npy"))
        c, r = read_npy_f32(self.path("c.npy")), read_npy_f32(self.path("r.npy"))
        self.assertEqual([c[i * 33 + j] for j in range(33) for i in range(40)], r)

    def test_rotated_space_is_said_and_undone(self):
        values = normal(8 * 64, 7)
        self.quantized(self.npy("w.npy", [8, 64], values), "--hadamard", "16", "--signs", "0x12345678")
        out = self.good("dequantize", self.path("q.safetensors"), "-o", self.path("s.npy"))
        self.assertEqual(out, b"w: e2m1 -> F32 [8, 64], stored space (rotated by Hadamard 16)\n")
        out = self.json("dequantize", self.path("q.safetensors"), "-o", self.path("u.npy"), "--unrotate")
        self.assertEqual(out["tensors"][0]["space"], "source")
        stored, source = read_npy_f32(self.path("s.npy")), read_npy_f32(self.path("u.npy"))
        distance = lambda got: sum((g - v) ** 2 for g, v in zip(got, values)) / sum(v * v for v in values)
        self.assertLess(distance(source), 0.03)
        self.assertGreater(distance(stored), 0.5)

    def test_16_bit_results_are_the_rounded_values(self):
        self.quantized(self.npy("w.npy", [4, 64], normal(256, 2)), "--format", "e4m3")
        words = {}
        for to in ("f32", "bf16", "f16"):
            self.good("dequantize", self.path("q.safetensors"), "-o", self.path("d.safetensors"), "--to", to)
            words[to] = read_safetensors(self.path("d.safetensors"))[0]["w"]
        self.assertEqual([words[to][0] for to in ("f32", "bf16", "f16")], ["F32", "BF16", "F16"])
        exact = struct.unpack("<256f", words["f32"][2])
        self.assertEqual(struct.unpack("<256e", words["f16"][2]), exact)  # three mantissa bits fit both
        self.assertEqual(struct.unpack("<256H", words["bf16"][2]), tuple(f32_bits(x) >> 16 for x in exact))

    def test_published_checkpoint_form(self):
        values = normal(2 * 3 * 64, 12)
        tensors, _ = self.quantized(self.npy("w.npy", [2, 3, 64], values))
        write_safetensors(self.path("hf.safetensors"), {
            "up.weight_blocks": ("U8", [2, 3, 2, 16], tensors["w.codes"][2]),
            "up.weight_scales": ("U8", [2, 3, 2], tensors["w.scales"][2]),
            "norm.weight": ("BF16", [64], [1.0] * 64)}, {"format": "pt"})
        out = self.good("dequantize", self.path("hf.safetensors"), "-o", self.path("hf.npy"))
        self.assertEqual(out, b"up.weight: e2m1 -> F32 [2, 3, 64], source space\n")
        self.good("dequantize", self.path("q.safetensors"), "-o", self.path("own.npy"))
        self.assertEqual(read_npy_f32(self.path("hf.npy")), read_npy_f32(self.path("own.npy")))

    def test_any_target_and_thread_count_writes_the_same_file(self):
        source = self.npy("w.npy", [64, 96], normal(64 * 96, 1))
        for options in ((), ("--hadamard", "32", "--rounding", "sr", "--seed", "3"), ("--axis", "column", "--block", "32x32")):
            files = set()
            for target in self.json("info")["simd"]["available"]:
                for threads in ("1", "2", "7"):
                    done = self.json("quantize", source, "-o", self.path("q.safetensors"), "--simd", target, "--threads",
                                     threads, *options)
                    self.assertEqual(done["simd"], target)
                    with open(self.path("q.safetensors"), "rb") as file:
                        files.add(file.read())
            self.assertEqual(len(files), 1, options)

    def test_bad_sources(self):
        out = ("-o", self.path("q.safetensors"))
        self.bad("quantize", self.path("none.npy"), *out, says="none.npy")
        self.bad("quantize", self.path("none.safetensors"), *out, says="none.safetensors")
        self.bad("quantize", self.path("w.bin"), *out, says="ends neither in .safetensors nor in .npy")
        os.mkdir(self.path("d.npy"))
        self.bad("quantize", self.path("d.npy"), *out, says="d.npy")
        for name in ("empty.npy", "empty.safetensors"):
            open(self.path(name), "wb").close()
            self.bad("quantize", self.path(name), *out, says=name)
        self.bad("quantize", self.npy("z.npy", [0, 32], []), *out, says="has no elements: its shape is [0, 32]")
        self.bad("quantize", self.npy("f8.npy", [32], [1.0] * 32, descr="<f8"), *out, says="F64; want F32, BF16 or F16")
        self.bad("quantize", self.npy("u2.npy", [32], [1] * 32, descr="<u2"), *out, says="--npy-bf16")
        mixed = self.safetensors("m.safetensors", {"w": ("F32", [32], [1.0] * 32), "ids": ("I64", [1], [3])})
        self.bad("quantize", mixed, *out, says='tensor "ids" is I64')
        self.bad("quantize", mixed, *out, "--tensor", "ids", says='tensor "ids" is I64')
        self.bad("quantize", mixed, *out, "--tensor", "v", says='no tensor "v"; it holds ids, w')
        self.good("quantize", mixed, *out, "--tensor", "w")
        self.bad("quantize", self.path("q.safetensors"), "-o", self.path("q2.safetensors"), says="is quantised already")
        with open(mixed, "rb") as file:
            whole = file.read()
        for length in (4, 40, len(whole) - 1):
            with open(self.path("cut.safetensors"), "wb") as file:
                file.write(whole[:length])
            self.bad("quantize", self.path("cut.safetensors"), "-o", self.path("c.safetensors"), says="cut.safetensors")
        with open(self.npy("cut.npy", [32], [1.0] * 32), "r+b") as file:
            file.truncate(100)
        self.bad("quantize", self.path("cut.npy"), "-o", self.path("c.safetensors"), says="cut.npy")

    def test_bad_options(self):
        source, out = self.npy("w.npy", [2, 40], normal(80, 1)), ("-o", self.path("q.safetensors"))
        self.bad("quantize", source, *out, "--hadamard", "16", says="40")
        self.bad("quantize", source, *out, "--hadamard", "12", says="use one of 0, 2, 4, 8, 16, 32, 64, 128")
        self.bad("quantize", source, *out, "--signs", "1", says="--signs: has no effect without --hadamard")
        self.bad("quantize", source, *out, "--hadamard", "8", "--signs", "1,2", says="takes 1 word")
        self.bad("quantize", source, *out, "--hadamard", "8", "--signs", "zz",
                 says="--signs: 'zz' is no word of 1 to 8 hexadecimal digits")
        self.bad("quantize", source, *out, "--hadamard", "8", "--signs", "123456789", says="no word of 1 to 8")
        self.bad("quantize", source, *out, "--hadamard", "8", "--signs", "1,", says="'' is no word")
        self.bad("quantize", source, *out, "--format", "fp4", says="use one of e2m1, e2m3, e3m2, e4m3, e5m2, int8")
        self.bad("quantize", source, *out, "--rule", "round", says="use one of even, floor, rceil, ceil")
        self.bad("quantize", source, *out, "--block", "16", says="use one of 1x32, 32x32")
        self.bad("quantize", source, *out, "--axis", "k", says="use one of row, column")
        self.bad("quantize", source, *out, "--nan", "keep", says="use one of hardware, poison")
        self.bad("quantize", source, *out, "--rounding", "up", says="use one of rne, rtz, sr")
        self.bad("quantize", source, *out, "--sr-pair", "x", says="use one of prng, same")
        self.bad("quantize", source, *out, "--zero-byte", "255", says="--zero-byte")
        self.bad("quantize", source, *out, "--fixed-scale", "256", says="--fixed-scale")
        self.bad("quantize", source, *out, "--prescale", "0", says="--prescale")
        self.bad("quantize", source, *out, "--prescale", "nan", says="--prescale")
        self.bad("quantize", source, says="--output is required")
        self.bad("quantize", *out, says="input is required")
        self.bad("quantize", source, *out, "extra", says="extra")

    def test_options_without_effect_are_refused(self):
        source, out = self.npy("w.npy", [2, 32], normal(64, 1)), ("-o", self.path("q.safetensors"))
        for flag, value in (("--seed", "1"), ("--stream", "1"), ("--step", "1"), ("--micro-batch", "1"), ("--sr-pair", "same")):
            says = f"{flag}: has no effect without --rounding sr"
            self.bad("quantize", source, *out, flag, value, says=says)
            self.bad("quantize", source, *out, flag, value, "--rounding", "rtz", says=says)
            self.good("quantize", source, *out, flag, value, "--rounding", "sr")
            os.remove(self.path("q.safetensors"))
        self.bad("quantize", source, *out, "--fixed-scale", "127", "--rule", "even", says="--rule: has no effect with --fixed-scale")
        self.bad("quantize", source, *out, "--fixed-scale", "127", "--zero-byte", "0",
                 says="--zero-byte: has no effect with --fixed-scale")
        plain = self.safetensors("w.safetensors", {"w": ("F32", [32], [1.0] * 32), "v": ("F32", [32], [1.0] * 32)})
        self.bad("quantize", plain, *out, "--npy-bf16", says="--npy-bf16: has no effect on")
        self.bad("quantize", source, *out, "--npy-bf16", says="holds F32, not 16-bit words")
        self.bad("quantize", plain, *out, "--tensor", "w", "--tensor", "v", "--tensor", "w", says="--tensor: 'w' is given twice")
        self.good("quantize", plain, *out)
        self.bad("dequantize", self.path("q.safetensors"), "-o", self.path("d.safetensors"), "--tensor", "w", "--tensor", "w",
                 says="--tensor: 'w' is given twice")

    def test_names_from_a_file_reach_the_terminal_escaped(self):
        evil = "w\x1b]0;title\x07\n\x7f\u009b\u202eend \u00e9"
        shown = r"w\x1b]0;title\x07\x0a\x7f\xc2\x9b\u202eend \u00e9".replace(r"\u00e9", "\u00e9").encode()
        source = self.safetensors("w.safetensors", {evil: ("F32", [32], [1.0] * 32)})
        out = self.path("q.safetensors")
        self.assertTrue(self.good("quantize", source, "-o", out).startswith(shown + b": F32 [32]"))
        self.assertTrue(self.good("dequantize", out, "-o", self.path("d.safetensors")).startswith(shown + b": e2m1"))
        self.assertTrue(self.good("inspect", out).startswith(shown + b" row 0"))
        product = self.good("gemm", out, out, "-o", self.path("g.safetensors"), "--name", evil)
        self.assertTrue(product.startswith(shown + b": BF16 [1, 1] = " + shown + b" [1, 32] x " + shown))
        other = self.safetensors("o.safetensors", {evil: ("F32", [32], [2.0] * 32), "v" + evil: ("F32", [1], [2.0])})
        self.good("quantize", other, "-o", self.path("p.safetensors"))
        differ = self.good("diff", source, other, code=1) + self.good("diff", out, self.path("p.safetensors"), code=1)
        self.assertIn(shown + b": 32 of 32", differ)
        self.assertIn(b"v" + shown + b": only in B\n", differ)
        self.assertIn(r"\x1b]0", self.bad("inspect", other, says="name one of").stderr.decode())
        for command in (("diff", source, other, "--json"), ("inspect", out, "--json")):
            differ += run(*command).stdout
        self.assertIn(evil, json.loads(run("inspect", out, "--json").stdout)["name"])
        for byte in (b"\x1b", b"\x07", b"\x7f", "\u009b".encode(), "\u202e".encode()):
            self.assertNotIn(byte, differ)

    def test_bad_outputs(self):
        source = self.npy("w.npy", [32], [1.0] * 32)
        self.bad("quantize", source, "-o", self.path("q.npy"), says="must end in .safetensors")
        self.bad("quantize", source, "-o", self.path("none/q.safetensors"), says="cannot write")
        os.mkdir(self.path("d.safetensors"))
        self.bad("quantize", source, "-o", self.path("d.safetensors"), says="cannot write")
        os.symlink("/dev/full", self.path("f.safetensors"))
        self.bad("quantize", source, "-o", self.path("f.safetensors"), says="No space left on device")

    def test_bad_quantised_files(self):
        self.bad("dequantize", self.safetensors("p.safetensors", {"w": ("F32", [1], [1.0])}), "-o", self.path("d.npy"),
                 says="holds no quantised tensor")
        source = self.safetensors("w.safetensors", {"a": ("F32", [32], [1.0] * 32), "b": ("F32", [32], [1.0] * 32)})
        tensors, metadata = self.quantized(source)
        self.bad("dequantize", self.path("q.safetensors"), "-o", self.path("d.npy"), says="a .npy file holds one tensor, not 2")
        self.bad("dequantize", self.path("q.safetensors"), "-o", self.path("d.npy"), "--tensor", "c", says="it holds a, b")
        self.bad("dequantize", self.path("q.safetensors"), "-o", self.path("d.npy"), "--tensor", "a", "--to", "bf16",
                 says=".npy has no type for BF16")
        self.good("dequantize", self.path("q.safetensors"), "-o", self.path("d.npy"), "--tensor", "a")
        for change, says in (({"format": "e9m9"}, "format: 'e9m9' is unknown"), ({"format": None}, 'no "format"'),
                             ({"axis": None}, 'no "axis"'), ({"shape.a": None}, 'no "shape.a"'),
                             ({"shape.a": "[33]"}, "shape is [1, 16], want [1, 17]"),
                             ({"shape.a": "[1, 9223372036854775807]"}, "no list of sizes"),
                             ({"shape.a": "[0]"}, "no list of sizes"), ({"shape.a": "x"}, "shape.a"),
                             ({"dtype.a": "I8"}, "use one of F32, BF16, F16"), ({"schema": "mx-quantized/2"}, "schema"),
                             ({"hadamard": "3"}, "hadamard"), ({"zero_byte": "-1"}, "zero_byte")):
            changed = {k: v for k, v in {**metadata, **change}.items() if v is not None}
            write_safetensors(self.path("x.safetensors"), tensors, changed)
            self.bad("dequantize", self.path("x.safetensors"), "-o", self.path("x.npy"), "--tensor", "a", says=says)
        blocks = {"w_blocks": ("U8", [2, 2, 16], bytes(64)), "w_scales": ("U8", [2, 3], bytes(6))}
        self.bad("dequantize", self.safetensors("hf.safetensors", blocks), "-o", self.path("x.npy"), says="want [2, 3, 16]")
        for tensors, says in (
                ({"w_blocks": ("F32", [1, 16], [0.0] * 16), "w_scales": ("U8", [1], bytes(1))}, 'tensor "w_blocks" is F32; a quantised'),
                ({"w_blocks": ("U8", [1, 16], bytes(16)), "w_scales": ("F32", [1], [0.0])}, 'tensor "w_scales" is F32; a quantised'),
                ({"w_blocks": ("U8", [1, 16], bytes(16))}, 'tensor "w_blocks" has no "w_scales" beside it')):
            self.bad("dequantize", self.safetensors("hf.safetensors", tensors), "-o", self.path("x.npy"), says=says)


if __name__ == "__main__":
    unittest.main()
