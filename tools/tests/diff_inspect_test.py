"""mxproof diff and inspect: the first wrong element in MX terms, and the table of one block."""
import struct
import unittest

from harness import CommandTest, f32_bits, normal, read_safetensors, write_safetensors


class Diff(CommandTest):
    def quantized(self):
        self.npy("w.npy", [6, 80], normal(480, 1))
        self.good("quantize", self.path("w.npy"), "-o", self.path("a.safetensors"))
        return read_safetensors(self.path("a.safetensors"))

    def changed(self, tensors, metadata, **changes):
        """Writes b.safetensors with byte INDEX of tensor NAME xor-ed by MASK for each NAME=[(INDEX, MASK), ...]."""
        out = dict(tensors)
        for name, flips in changes.items():
            dtype, shape, data = out["w." + name]
            data = bytearray(data)
            for index, mask in flips:
                data[index] ^= mask
            out["w." + name] = (dtype, shape, bytes(data))
        write_safetensors(self.path("b.safetensors"), out, metadata)
        return self.path("a.safetensors"), self.path("b.safetensors")

    def test_equal_files(self):
        tensors, metadata = self.quantized()
        a, b = self.changed(tensors, metadata)
        self.assertEqual(self.good("diff", a, b), b"equal: 1 tensor\n")
        self.assertTrue(self.json("diff", a, b)["equal"])
        self.assertEqual(self.good("diff", self.path("w.npy"), self.path("w.npy")), b"equal: 1 tensor\n")

    def test_first_wrong_code(self):
        tensors, metadata = self.quantized()
        # Row 4 is 40 bytes of codes; byte 20 holds k 40 and 41. Row 5 differs too, later.
        a, b = self.changed(tensors, metadata, codes=[(4 * 40 + 20, 0x30), (5 * 40, 0x01)])
        done = self.json("diff", a, b, code=1)
        one = done["tensors"][0]
        self.assertFalse(done["equal"])
        self.assertEqual((one["codes"], one["differing_codes"], one["scales"], one["differing_scales"]), (480, 2, 18, 0))
        first = one["first"]
        self.assertEqual((first["row"], first["block"], first["k"]), (4, 1, 41))
        code = tensors["w.codes"][2][4 * 40 + 20] >> 4
        self.assertEqual((first["a"]["code"], first["b"]["code"]), (f"{code:x}", f"{code ^ 3:x}"))
        self.assertEqual(first["a"]["scale"], f"{tensors['w.scales'][2][4 * 3 + 1]:02x}")
        text = self.good("diff", a, b, code=1).decode()
        self.assertIn("w: 2 of 480 (0.417 %) codes and 0 of 18 (0 %) scales differ, the first at row 4, block 1, k 41\n", text)
        for word in ("scale", "code", "value"):
            self.assertIn(f"  {word} ", text)

    def test_first_wrong_scale(self):
        tensors, metadata = self.quantized()
        a, b = self.changed(tensors, metadata, scales=[(2 * 3 + 2, 1)], codes=[(3 * 40, 1)])
        first = self.json("diff", a, b, code=1)["tensors"][0]["first"]
        self.assertEqual((first["row"], first["block"], first["k"]), (2, 2, 64))
        self.assertNotEqual(first["a"]["scale"], first["b"]["scale"])
        self.assertEqual(first["a"]["code"], first["b"]["code"])

    def test_recipes_that_differ_are_a_note(self):
        tensors, metadata = self.quantized()
        a, b = self.changed(tensors, {**metadata, "rule": "floor"})
        self.assertEqual(self.good("diff", a, b), b"w: note: rule is even in A, floor in B\nequal: 1 tensor\n")

    def test_plain_tensors(self):
        values = normal(12, 2)
        self.npy("a.npy", [3, 4], values)
        values[6] = -values[6]
        self.npy("b.npy", [3, 4], values)
        first = self.json("diff", self.path("a.npy"), self.path("b.npy"), code=1)["tensors"][0]["first"]
        self.assertEqual((first["row"], first["column"]), (1, 2))
        self.assertEqual(int(first["b"]["bits"], 16), f32_bits(values[6]))
        self.assertIn(b"1 of 12 (8.33 %) elements differ, the first at row 1, column 2", self.good(
            "diff", self.path("a.npy"), self.path("b.npy"), code=1))
        nan = lambda word: struct.pack("<I", word)
        a = self.safetensors("na.safetensors", {"x": ("F32", [1], nan(0x7FC00000))})
        b = self.safetensors("nb.safetensors", {"x": ("F32", [1], nan(0xFFC00000))})
        self.assertEqual(self.good("diff", a, a), b"equal: 1 tensor\n")
        self.good("diff", a, b, code=1)

    def test_shapes_types_and_names(self):
        a = self.safetensors("a.safetensors", {"x": ("F32", [2], [1.0, 2.0]), "y": ("F32", [1], [1.0])})
        b = self.safetensors("b.safetensors", {"x": ("F32", [1, 2], [1.0, 2.0]), "z": ("F32", [1], [1.0])})
        self.assertEqual(self.good("diff", a, b, code=1),
                         b"x: shape is [2] in A, [1, 2] in B\ny: only in A\nz: only in B\n")
        self.good("diff", a, a, "--tensor", "y")
        self.bad("diff", a, b, "--tensor", "y", says='tensor "y" is in A only')
        self.bad("diff", a, b, "--tensor", "q", says='tensor "q" is in neither file')
        h = self.safetensors("h.safetensors", {"x": ("F16", [2], [1.0, 2.0])})
        x = self.safetensors("x.safetensors", {"x": ("F32", [2], [1.0, 2.0])})
        self.assertEqual(self.good("diff", x, h, code=1), b"x: type is F32 in A, F16 in B\n")
        renamed = self.safetensors("r.safetensors", {"other": ("F32", [2], [1.0, 2.0])})
        self.assertEqual(self.good("diff", x, renamed), b"equal: 1 tensor\n")

    def test_quantised_shapes_and_formats(self):
        self.quantized()
        self.good("quantize", self.path("w.npy"), "-o", self.path("e.safetensors"), "--format", "e4m3")
        self.assertEqual(self.good("diff", self.path("a.safetensors"), self.path("e.safetensors"), code=1),
                         b"w: format is e2m1 in A, e4m3 in B\n")
        self.bad("diff", self.path("a.safetensors"), self.path("w.npy"), says="quantised in")

    def test_bad_input(self):
        self.quantized()
        self.bad("diff", self.path("a.safetensors"), self.path("none.safetensors"), says="none.safetensors")
        self.bad("diff", self.path("a.safetensors"), says="b is required")
        self.bad("diff", self.path("a.txt"), self.path("a.safetensors"), says="ends neither in")


class Inspect(CommandTest):
    def elements(self, *args):
        return self.json("inspect", *args)["elements"]

    def test_values_from_the_command_line(self):
        done = self.json("inspect", "--values", "1.75,-0.5,0*30", "--rule", "floor")
        self.assertEqual((done["scale"], len(done["elements"])), ("7d", 32))
        self.assertEqual([e["code"] for e in done["elements"][:3]], ["07", "0c", "00"])
        self.assertEqual((done["elements"][0]["value"], done["elements"][0]["error"]), ("1.5", -0.25))
        self.assertTrue(done["elements"][0]["clipped"])
        even = self.json("inspect", "--values", "0x3fe00000,0xbf000000,0*30")
        self.assertEqual((even["scale"], [e["code"] for e in even["elements"][:2]]), ("7e", ["06", "0a"]))

    def test_marks(self):
        # Scale 1: the amax is 6. 7 would be beyond, 0.2 underflows, 0.25 and 5 are ties, 0.75 is a tie, 1 is exact.
        marks = self.elements("--values", "6,7,0.2,0.25,5,0.75,1,-3.5,-0.0", "--fixed-scale", "127")
        self.assertEqual([e["clipped"] for e in marks], [False, True] + [False] * 7)
        self.assertEqual([e["underflow"] for e in marks], [False, False, True, True] + [False] * 5)
        self.assertEqual([e["tie"] for e in marks], [False, False, False, True, True, True, False, True, False])
        text = self.good("inspect", "--values", "6,7,0.2,0.25", "--fixed-scale", "127").decode().splitlines()
        self.assertEqual(text[0], "values row 0 block 0 (k 0..3): e2m1, scale 7f = 2^0")
        self.assertEqual([line.split("  ")[-1].strip() for line in text[2:]], ["0", "clipped", "underflow", "underflow tie"])

    def test_ties_of_other_formats(self):
        e4m3 = self.elements("--values", "1.0625,1.1875,1.1,448", "--fixed-scale", "127", "--format", "e4m3")
        self.assertEqual([e["tie"] for e in e4m3], [True, True, False, False])
        int8 = self.elements("--values", "0x3c000000,-0.0234375,1", "--fixed-scale", "127", "--format", "int8")
        self.assertEqual([e["tie"] for e in int8], [True, True, False])
        self.assertEqual([e["code"] for e in int8], ["00", "fe", "40"])

    def test_nan_and_inf(self):
        marks = self.elements("--values", "nan,inf,-inf,1")
        self.assertEqual([e["code"] for e in marks], ["07", "07", "0f", "00"])
        poison = self.json("inspect", "--values", "nan,1", "--nan", "poison")
        self.assertEqual((poison["scale"], [e["value_bits"] for e in poison["elements"]]), ("ff", ["7fc00000"] * 2))
        self.assertIn(b"NaN", self.good("inspect", "--values", "nan,1"))

    def test_quantised_file_with_and_without_its_source(self):
        values = normal(4 * 80, 3)
        self.npy("w.npy", [4, 80], values)
        self.good("quantize", self.path("w.npy"), "-o", self.path("q.safetensors"), "--hadamard", "16")
        tensors, _ = read_safetensors(self.path("q.safetensors"))
        at = ("--row", "3", "--block", "2")
        bare = self.json("inspect", self.path("q.safetensors"), *at)
        self.assertEqual([e["k"] for e in bare["elements"]], list(range(64, 80)))
        self.assertEqual(bare["scale"], f"{tensors['w.scales'][2][3 * 3 + 2]:02x}")
        row = tensors["w.codes"][2][3 * 40:]
        self.assertEqual([int(e["code"], 16) for e in bare["elements"]], [row[k // 2] >> 4 * (k % 2) & 15 for k in range(64, 80)])
        full = self.json("inspect", self.path("q.safetensors"), *at, "--source", self.path("w.npy"))
        self.assertEqual([int(e["source_bits"], 16) for e in full["elements"]], [f32_bits(x) for x in values[3 * 80 + 64:]])
        self.assertNotEqual(full["elements"][0]["coded_bits"], full["elements"][0]["source_bits"])
        again = self.json("inspect", self.path("w.npy"), *at, "--hadamard", "16")
        self.assertEqual(again, full)

    def test_column_copy(self):
        values = normal(64 * 3, 4)
        self.npy("w.npy", [64, 3], values)
        self.good("quantize", self.path("w.npy"), "-o", self.path("q.safetensors"), "--axis", "column")
        done = self.json("inspect", self.path("q.safetensors"), "--row", "2", "--block", "1", "--source", self.path("w.npy"))
        self.assertEqual([int(e["source_bits"], 16) for e in done["elements"]], [f32_bits(x) for x in values[32 * 3 + 2::3]])

    def test_errors(self):
        self.npy("w.npy", [4, 80], normal(320, 3))
        self.good("quantize", self.path("w.npy"), "-o", self.path("q.safetensors"))
        self.bad("inspect", says="inspect takes a file or --values")
        self.bad("inspect", self.path("w.npy"), "--values", "1", says="inspect takes a file or --values")
        self.bad("inspect", "--values", "1,,2", says="'' is neither a number")
        self.bad("inspect", "--values", "1,two", says="'two' is neither a number")
        self.bad("inspect", "--values", "0x3fe0000", says="'0x3fe0000' has 7 hexadecimal digits; a binary32 word has 8")
        self.bad("inspect", "--values", "0x3fe000000", says="has 9 hexadecimal digits")
        self.bad("inspect", "--values", "0x", says="has 0 hexadecimal digits")
        self.bad("inspect", "--values", "1e400", says="'1e400' is beyond the range of binary32")
        self.bad("inspect", "--values", "-3.5e38", says="'-3.5e38' is beyond the range of binary32")
        self.bad("inspect", "--values", "0x1p128", says="'0x1p128' is beyond the range of binary32")
        self.good("inspect", "--values", "-0x1p127,inf,-Infinity,3.4e38,1e-400")
        self.bad("inspect", "--values", "1*x", says="--values: count")
        self.bad("inspect", "--values", "1*0", says="no value")
        self.bad("inspect", self.path("q.safetensors"), "--row", "4", says='"w" has rows 0..3')
        self.bad("inspect", self.path("w.npy"), "--row", "4", says='"w" has rows 0..3')
        self.bad("inspect", self.path("q.safetensors"), "--block", "3", says="blocks 0..2")
        self.bad("inspect", self.path("q.safetensors"), "--row", "-1", says='--row -1: "w" has rows 0..3')
        self.bad("inspect", self.path("q.safetensors"), "--block", "-1", says='--block -1: a row of "w" has blocks 0..2')
        self.bad("inspect", self.path("w.npy"), "--row", "-1", says='--row -1: "w" has rows 0..3')
        self.bad("inspect", self.path("q.safetensors"), "--tensor", "v", says="it holds w")
        self.bad("inspect", self.path("none.npy"), says="none.npy")
        self.bad("inspect", self.path("q.safetensors"), "--source", self.npy("o.npy", [2, 80], normal(160, 1)),
                 says="was made from [4, 80]")
        self.bad("inspect", self.path("w.npy"), "--source", self.path("w.npy"), says="is not quantised")


    def test_options_without_effect_are_refused(self):
        self.npy("w.npy", [4, 80], normal(320, 3))
        quantised = self.path("q.safetensors")
        self.good("quantize", self.path("w.npy"), "-o", quantised)
        for flag, value in (("--format", "e2m1"), ("--rule", "even"), ("--block-shape", "1x32"), ("--axis", "row"),
                            ("--zero-byte", "0"), ("--nan", "poison"), ("--rounding", "rne"), ("--hadamard", "16"),
                            ("--prescale", "2"), ("--fixed-scale", "1")):
            self.bad("inspect", quantised, flag, value, says=f"{flag}: has no effect on a quantised file")
            self.good("inspect", self.path("w.npy"), flag, value)
        self.bad("inspect", "--values", "1", "--seed", "1", says="--seed: has no effect without --rounding sr")
        self.bad("inspect", "--values", "1", "--tensor", "w", says="--tensor: has no effect with --values")
        self.bad("inspect", "--values", "1", "--npy-bf16", says="--npy-bf16: has no effect with --values")
        self.bad("inspect", quantised, "--source-tensor", "w", says="--source-tensor: has no effect without --source")
        self.bad("inspect", quantised, "--npy-bf16", says="--npy-bf16: has no effect on")


if __name__ == "__main__":
    unittest.main()
