"""What the tests of the command share: running it, making its input files, reading its output files.

Standard library only. The command is the program named by the environment variable MXPROOF.
"""
import json
import os
import random
import shutil
import struct
import subprocess
import tempfile
import unittest

MXPROOF = os.environ["MXPROOF"]


def run(*args, stdin=b"", env=None):
    """Runs the command; returns the completed process with bytes in stdout and stderr."""
    full = dict(os.environ, LC_ALL="C")
    full.pop("MX_SIMD", None)
    full.update(env or {})
    return subprocess.run([MXPROOF, *map(str, args)], input=stdin, capture_output=True, env=full, timeout=120)


class CommandTest(unittest.TestCase):
    """A folder of its own for each test, and the two ways a command may end."""

    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="mxproof-tool-")
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)

    def path(self, name):
        return os.path.join(self.folder, name)

    def good(self, *args, code=0, **more):
        done = run(*args, **more)
        self.assertEqual((done.returncode, done.stderr), (code, b""), args)
        return done.stdout

    def json(self, *args, code=0, **more):
        out = self.good(*args, "--json", code=code, **more)
        self.assertEqual(out.count(b"\n"), 1, "one object on one line")
        return json.loads(out)

    def bad(self, *args, says="", code=2, **more):
        """Exit code 2, one line on stderr that starts with the command's name and holds `says`, no new file."""
        before = sorted(os.listdir(self.folder))
        done = run(*args, **more)
        text = done.stderr.decode()
        self.assertEqual(done.returncode, code, (args, text))
        self.assertEqual(text.count("\n"), 1, (args, text))
        self.assertTrue(text.startswith("mxproof: ") and text.endswith("\n"), (args, text))
        self.assertIn(says, text)
        self.assertEqual(sorted(os.listdir(self.folder)), before, "a failed command leaves no file behind")
        return done

    def npy(self, name, shape, values, descr="<f4"):
        write_npy(self.path(name), shape, values, descr)
        return self.path(name)

    def safetensors(self, name, tensors, metadata=None):
        write_safetensors(self.path(name), tensors, metadata)
        return self.path(name)


def to_bytes(dtype, values):
    kind = {"F32": "f", "F64": "d", "U8": "B", "I64": "q", "F16": "e", "U16": "H"}
    if dtype == "BF16":
        return struct.pack(f"<{len(values)}H", *map(bf16_word, values))
    return struct.pack(f"<{len(values)}{kind[dtype]}", *values)


def write_npy(path, shape, values, descr="<f4"):
    kind = {"<f4": "F32", "<f2": "F16", "<f8": "F64", "<u2": "U16", "|u1": "U8"}[descr]
    header = "{'descr': '%s', 'fortran_order': False, 'shape': (%s), }" % (descr, "".join(f"{n}," for n in shape))
    header += " " * (-(10 + len(header) + 1) % 64) + "\n"
    with open(path, "wb") as file:
        file.write(b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)) + header.encode() + to_bytes(kind, values))


def read_npy_f32(path):
    with open(path, "rb") as file:
        data = file.read()
    length = struct.unpack_from("<H", data, 8)[0]
    assert b"'<f4'" in data[:10 + length]
    return list(struct.unpack(f"<{(len(data) - 10 - length) // 4}f", data[10 + length:]))


def write_safetensors(path, tensors, metadata=None):
    """tensors: name -> (dtype, shape, values or bytes)."""
    header, body = {}, b""
    for name, (dtype, shape, values) in tensors.items():
        data = values if isinstance(values, bytes) else to_bytes(dtype, values)
        header[name] = {"dtype": dtype, "shape": shape, "data_offsets": [len(body), len(body) + len(data)]}
        body += data
    if metadata is not None:
        header["__metadata__"] = metadata
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    with open(path, "wb") as file:
        file.write(struct.pack("<Q", len(text)) + text + body)


def read_safetensors(path):
    """name -> (dtype, shape, bytes), and the metadata."""
    with open(path, "rb") as file:
        data = file.read()
    length = struct.unpack_from("<Q", data)[0]
    header = json.loads(data[8:8 + length])
    metadata = header.pop("__metadata__", {})
    body = data[8 + length:]
    cut = {name: (t["dtype"], t["shape"], body[t["data_offsets"][0]:t["data_offsets"][1]]) for name, t in header.items()}
    return cut, metadata


def f32(x):
    """x rounded to binary32 (the sum and the product of two binary32 values round correctly through binary64)."""
    return struct.unpack("<f", struct.pack("<f", x))[0]


def f32_bits(x):
    return struct.unpack("<I", struct.pack("<f", x))[0]


def bf16_word(x):
    bits = f32_bits(x)
    return (bits + 0x7FFF + (bits >> 16 & 1)) >> 16


def normal(count, seed):
    source = random.Random(seed)
    return [f32(source.gauss(0, 1)) for _ in range(count)]
