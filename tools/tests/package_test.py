"""mxproof cert package and verify-package: evidence of the virtual device as one archive, and what is done to it.

The archive is written and read a second time here, by the standard's description and by Python's tarfile."""
import hashlib
import io
import json
import os
import random
import re
import shutil
import tarfile
import unittest

from harness import CommandTest, run

GOLDEN = os.environ["MXPROOF_GOLDEN"]
NAMES = ["certificate.dsse.json", "report.json", "claims.txt", "must-pass.txt", "waivers.json", "cases.log"]


def header(name, size):
    """POSIX ustar, IEEE Std 1003.1: name, mode, uid, gid, size, mtime, checksum, type, link, magic, ..."""
    block = (name.encode().ljust(100, b"\0") + b"0000644\0" + b"0000000\0" * 2 + b"%011o\0" % size + b"%011o\0" % 0 +
             b" " * 8 + b"0" + bytes(100) + b"ustar\0" + b"00" + bytes(64) + b"0000000\0" * 2 + bytes(155 + 12))
    return block[:148] + b"%06o\0 " % sum(block) + block[156:]


def archive(files):
    out = b""
    for name, data in files:
        out += header(name, len(data)) + data + bytes(-len(data) % 512)
    return out + bytes(1024)


class Package(CommandTest):
    @classmethod
    def setUpClass(cls):
        cls.shared = os.path.join(os.environ.get("TMPDIR", "/tmp"), f"mxproof-package-{os.getpid()}")
        os.mkdir(cls.shared)
        cls.addClassCleanup(shutil.rmtree, cls.shared, ignore_errors=True)
        for name, more in (("one", ["--nonce", "7c3f"]), ("two", ["--seed", "5"])):
            cls.evidence(name, *more)
        with open(cls.at("one.tar"), "rb") as file:
            cls.good_bytes = file.read()
        with open(cls.at("two.tar"), "rb") as file:
            cls.other_bytes = file.read()

    @classmethod
    def at(cls, name):
        return os.path.join(cls.shared, name)

    @classmethod
    def evidence(cls, name, *more):
        """A report, its certificate and its package; the third program of the test that has to work at all."""
        def do(*args, codes=(0,)):
            done = run(*args)
            assert done.returncode in codes and done.stderr == b"", (args, done)

        do("verify", "--device", "vgpu", "--op", "hadamard", "--objects", GOLDEN + "/gfx950", "--report",
           cls.at(name + ".json"), *more)
        do("cert", "keygen", "-o", cls.at(name))
        do("cert", "create", cls.at(name + ".json"), "-o", cls.at(name + ".statement"), codes=(3,))  # no self-check
        do("cert", "sign", cls.at(name + ".statement"), "--key", cls.at(name + ".pem"), "-o", cls.at(name + ".dsse"))
        do("cert", "policy", cls.at(name + ".dsse"), "--public-key", cls.at(name + ".pub.pem"), "-o",
           cls.at(name + ".policy"))
        do("cert", "package", cls.at(name + ".dsse"), "--report", cls.at(name + ".json"), "-o", cls.at(name + ".tar"))

    def files(self, data=None):
        with tarfile.open(fileobj=io.BytesIO(self.good_bytes if data is None else data)) as tar:
            return [(one.name, tar.extractfile(one).read()) for one in tar.getmembers()]

    def verify(self, data, *more, code=0, key="one"):
        path = self.path("p.tar")
        with open(path, "wb") as file:
            file.write(data)
        out = self.good("cert", "verify-package", path, "--public-key", self.at(key + ".pub.pem"), *more, code=code)
        self.assertEqual(out.count(b"\n"), 1, out)
        return out.decode()

    def refused(self, data, says):
        line = self.verify(data, code=1)
        self.assertTrue(line.startswith("REFUSED " + self.path("p.tar") + ": "), line)
        self.assertIn(says, line)

    def changed(self, name, change, files=None):
        files = self.files() if files is None else files
        self.assertIn(name, [one for one, _ in files])
        out = [(one, change(data) if one == name else data) for one, data in files]
        self.assertNotEqual(out, files, "the change changes nothing")
        return out

    def test_a_whole_one(self):
        line = self.verify(self.good_bytes)
        count = len(self.log()) - 1
        self.assertIn(f"INCONCLUSIVE (smoke), 6 files, {count} cases counted again, 1 properties", line)
        answer = json.loads(self.verify(self.good_bytes, "--json"))
        self.assertEqual((answer["accepted"], answer["cases"], answer["regenerated"]), (True, count, False))
        self.assertEqual([name for name, _ in self.files()], NAMES)

    def log(self):
        return dict(self.files())["cases.log"].decode().splitlines()

    def test_the_archive_is_the_standards_and_deterministic(self):
        self.assertEqual(archive(self.files()), self.good_bytes)
        with tarfile.open(fileobj=io.BytesIO(self.good_bytes)) as tar:
            for one in tar.getmembers():
                self.assertTrue(one.isreg())
                self.assertEqual((one.mode, one.uid, one.gid, one.mtime, one.uname), (0o644, 0, 0, 0, ""))
        self.good("cert", "package", self.at("one.dsse"), "--report", self.at("one.json"), "-o", self.path("again.tar"))
        with open(self.path("again.tar"), "rb") as file:
            self.assertEqual(file.read(), self.good_bytes)

    def test_numbers_are_those_of_the_log(self):
        report = json.loads(dict(self.files())["report.json"])
        cases = [line.split(" ", 2) for line in self.log()[1:]]
        self.assertEqual(set(op for _, op, _ in cases), {"hadamard"})
        words = [word for word, _, _ in cases]
        row, = report["properties"]
        self.assertEqual((row["executed"], row["failed"], row["discarded"]),
                         (words.count("pass"), 0, words.count("not-offered")))
        self.assertGreater(row["executed"], 10)
        hits = {one["point"]: one["hits"] for one in report["coverage"]}
        naive = sum("variant=naive" in line for word, _, line in cases if word == "pass")
        self.assertEqual((hits["hadamard/variant=naive"], hits["hadamard/variant=tuned"]),
                         (naive, words.count("pass") - naive))
        digest = hashlib.sha256(dict(self.files())["must-pass.txt"]).hexdigest()
        self.assertEqual(report["mustPass"]["sha256"], digest)

    def test_the_nonce_makes_the_seed(self):
        seed = json.loads(dict(self.files())["report.json"])["seed"]
        lines = ""
        for name in sorted(os.listdir(GOLDEN + "/gfx950")):
            if name.endswith(".co"):
                with open(f"{GOLDEN}/gfx950/{name}", "rb") as file:
                    lines += hashlib.sha256(file.read()).hexdigest() + "  " + name + "\n"
        objects = hashlib.sha256(lines.encode()).hexdigest()
        wanted = int.from_bytes(hashlib.sha256(f"mx-seed/1|{objects}|7c3f".encode()).digest()[:8], "big")
        self.assertEqual(seed, {"rule": "sha256(mx-seed/1|objects|nonce), objects " + objects, "nonce": "7c3f",
                                "value": str(wanted)})
        other = json.loads(dict(self.files(self.other_bytes))["report.json"])["seed"]
        self.assertEqual(other, {"rule": "given", "nonce": "none", "value": "5"})
        self.bad("verify", "--device", "vgpu", "--nonce", "1", "--seed", "2", says="--seed: has no effect")

    def test_a_swap_of_any_file(self):
        other = dict(self.files(self.other_bytes))
        for name in NAMES:
            if other[name] == dict(self.files())[name]:
                self.assertIn(name, ("claims.txt", "must-pass.txt", "waivers.json"))
                continue
            self.refused(archive(self.changed(name, lambda _, name=name: other[name])), "")
        self.refused(archive(self.changed("report.json", lambda _: other["report.json"])),
                     "report.json: SHA-256 ")
        self.refused(archive(self.changed("cases.log", lambda _: other["cases.log"])), "cases.log: SHA-256 ")

    def test_a_package_of_somebody_else(self):
        """Whole and in agreement with itself, under another key."""
        self.assertIn("ACCEPTED", self.verify(self.other_bytes, key="two"))
        self.refused(self.other_bytes, "no signature of ")

    def test_edits(self):
        def text(old, new):
            return lambda data: data.replace(old.encode(), new.encode(), 1)

        executed = re.search(rb'"executed": \d+', dict(self.files())["report.json"]).group().decode()
        for name, change, says in (
                ("report.json", text(executed, '"executed": 9999'), "report.json: SHA-256"),
                ("report.json", text('"attempt": 1', '"attempt": 2'), "report.json: SHA-256"),
                ("report.json", lambda d: d + b"\n", "report.json: SHA-256"),
                ("report.json", lambda d: d[:-20], "report.json"),
                ("claims.txt", text("seq32", "seq64"), "claims.txt: line "),
                ("claims.txt", lambda d: d + b"sr.pair: same\n", "claims.txt: line "),
                ("must-pass.txt", text("coverpoint hadamard/variant=tuned\n", ""), "must-pass.txt: line "),
                ("must-pass.txt", text("version: 1", "version: 2"), "must-pass.txt: line 3"),
                ("must-pass.txt", lambda d: d + b"property gemm/bits\n", "must-pass.txt: line "),
                ("waivers.json", lambda _: b'[{"id":"W-1"}]\n', "waivers.json: line "),
                ("cases.log", text("pass hadamard", "fail hadamard"), "cases.log: SHA-256"),
                ("cases.log", lambda d: d.split(b"\n", 2)[0] + b"\n" + d.split(b"\n", 2)[2], "cases.log: SHA-256"),
                ("cases.log", lambda d: d + d.split(b"\n")[1] + b"\n", "cases.log: SHA-256"),
                ("cases.log", text("pass ", "PASS "), "the first word must be"),
                ("cases.log", lambda d: d[:-1], "cut off"),
                ("certificate.dsse.json", lambda d: d + b" ", "not as mxproof cert sign writes it"),
                ("certificate.dsse.json", lambda d: d[:-30], "certificate.dsse.json"),
                ("certificate.dsse.json", lambda d: json.dumps(dict(json.loads(d), signatures=[]),
                                                               separators=(",", ":")).encode() + b"\n",
                 "no signature of ")):
            with self.subTest(says, name=name):
                self.refused(archive(self.changed(name, change)), says)

    def test_edits_that_agree_with_each_other(self):
        """Without the key the certificate stays as it is, and names the digest of the report."""
        def failed_to_passed(data):
            report = json.loads(data)
            report["caseLog"]["sha256"] = hashlib.sha256(log).hexdigest()
            return json.dumps(report).encode()

        log = dict(self.files())["cases.log"].replace(b"pass ", b"fail ", 1)
        files = self.changed("cases.log", lambda _: log)
        self.refused(archive(self.changed("report.json", failed_to_passed, files)), "report.json: SHA-256")

    def signed(self, change):
        """As a signer who lies makes it: statement, report and archive anew, signed by the trusted key."""
        shutil.rmtree(self.folder)
        os.mkdir(self.folder)
        files = dict(self.files())
        change(files)
        with open(self.path("r.json"), "wb") as file:
            file.write(files["report.json"])
        done = run("cert", "create", self.path("r.json"), "-o", self.path("s"))
        if done.returncode == 2:
            return done.stderr.decode()
        self.good("cert", "sign", self.path("s"), "--key", self.at("one.pem"), "-o", self.path("c"))
        with open(self.path("c"), "rb") as file:
            files["certificate.dsse.json"] = file.read()
        return self.verify(archive([(name, files[name]) for name in NAMES]), code=1)

    def test_a_signer_who_lies_about_the_cases(self):
        def report(files, change):
            tree = json.loads(files["report.json"])
            change(tree)
            files["report.json"] = json.dumps(tree).encode()

        def more_cases(files):
            report(files, lambda r: r["properties"][0].update(required=10_000, executed=10_000))

        def more_hits(files):
            report(files, lambda r: r["coverage"][0].update(hits=10_000))

        def shorter_log(files):
            files["cases.log"] = b"\n".join(files["cases.log"].split(b"\n")[:-5]) + b"\n"
            report(files, lambda r: r["caseLog"].update(sha256=hashlib.sha256(files["cases.log"]).hexdigest()))

        def trimmed_list(files):
            files["must-pass.txt"] = files["must-pass.txt"].replace(b"coverpoint hadamard/in=f32\n", b"")
            report(files, lambda r: r["coverage"].pop(
                next(i for i, one in enumerate(r["coverage"]) if one["point"] == "hadamard/in=f32")))
            report(files, lambda r: r["mustPass"].update(sha256=hashlib.sha256(files["must-pass.txt"]).hexdigest()))

        def hidden_failure(files):
            files["cases.log"] = files["cases.log"].replace(b"pass ", b"fail ", 1)
            report(files, lambda r: r["caseLog"].update(sha256=hashlib.sha256(files["cases.log"]).hexdigest()))

        def canary_of_nothing(files):
            report(files, lambda r: r["canary"][0].update(case="hadamard rows=1 cols=16 seed=1"))

        def other_seed(files):
            report(files, lambda r: r["seed"].update(nonce="lucky"))

        for change, says in ((more_cases, "properties: report.json says "), (more_hits, "coverage: report.json says "),
                             (shorter_log, "caseLog.lines"), (trimmed_list, "mustPass"),
                             (hidden_failure, "properties: report.json says "),
                             (canary_of_nothing, "is no case that passed"), (other_seed, "seed.value")):
            with self.subTest(change.__name__):
                self.assertIn(says, self.signed(change))

    def test_removed_added_doubled_reordered(self):
        files = self.files()
        for i, (name, data) in enumerate(files):
            with self.subTest(name):
                self.refused(archive(files[:i] + files[i + 1:]), f"{name}: missing")
                self.refused(archive(files + [(name, data)]), "is there twice")
                self.refused(archive(files[:i] + [(name, data), (name, b"x")] + files[i + 1:]), "is there twice")
        self.refused(archive(files + [("extra.txt", b"")]), "no file of this package")
        self.refused(archive(files + [("probe.claims", b"")]), "no file of this package")
        self.refused(archive(files[1:] + files[:1]), "not in the order")
        self.refused(archive([]), "missing")

    def test_hostile_archives(self):
        files = self.files()
        for name in ("../report.json", "/etc/passwd", "a/b", "..", ".ssh", "a\nb"):
            self.refused(archive(files + [(name, b"x")]), "is no name of a file in it")
        for kind in (tarfile.SYMTYPE, tarfile.LNKTYPE, tarfile.DIRTYPE, tarfile.CHRTYPE, tarfile.FIFOTYPE):
            made = io.BytesIO()
            with tarfile.open(fileobj=made, mode="w", format=tarfile.USTAR_FORMAT) as tar:
                one = tarfile.TarInfo("report.json")
                one.type, one.linkname = kind, "/etc/passwd"
                tar.addfile(one)
            # A folder's name ends with a slash there.
            self.refused(made.getvalue(), "no name" if kind == tarfile.DIRTYPE else "not that of a plain file")
        made = io.BytesIO()
        with tarfile.open(fileobj=made, mode="w", format=tarfile.PAX_FORMAT, pax_headers={"comment": "x"}) as tar:
            tar.addfile(tarfile.TarInfo("report.json"))
        self.refused(made.getvalue(), "PaxHeader")
        self.refused(self.good_bytes[:-512], "cut off")
        self.refused(self.good_bytes[:3000], "cut off")
        self.refused(self.good_bytes + bytes(512), "bytes follow its end")
        self.refused(b"", "no package")
        self.refused(b"PK\3\4" + bytes(600), "")
        self.refused(header("report.json", 8**11 - 1) + bytes(2048), "announced")
        with open(self.path("huge"), "wb") as file:
            file.truncate(1 << 40)  # a sparse file of a TiB: looked at, not read
        out = self.good("cert", "verify-package", self.path("huge"), "--public-key", self.at("one.pub.pem"), code=1)
        self.assertIn(b"a package has at most", out)

    def test_bytes_changed_at_random(self):
        source = random.Random(1)
        for _ in range(150):
            data = bytearray(self.good_bytes)
            at = source.randrange(len(data))
            kind = source.randrange(4)
            if kind == 0:
                data[at] ^= 1 << source.randrange(8)
            elif kind == 1:
                del data[at:at + source.choice((1, 512))]
            elif kind == 2:
                data[at:at] = data[at:at + source.choice((1, 512))]
            else:
                data[at:at] = bytes([source.randrange(256)])
            self.refused(bytes(data), "")

    def test_the_gate_is_asked_where_there_is_a_policy(self):
        path = self.path("p.tar")
        with open(path, "wb") as file:
            file.write(self.good_bytes)
        out = self.good("cert", "verify-package", path, "--policy", self.at("one.policy"), code=1)
        self.assertIn(b"RESULT: result: wanted PASS, found INCONCLUSIVE", out)
        out = self.good("cert", "verify-package", path, "--policy", self.at("two.policy"), code=1)
        self.assertIn(b"SIGNATURES_TOO_FEW", out)

    def test_usage(self):
        self.bad("cert", "verify-package", self.at("one.tar"), says="--public-key or --policy")
        self.bad("cert", "verify-package", self.path("none"), "--public-key", self.at("one.pub.pem"), says="none")
        self.bad("cert", "package", self.at("one.dsse"), "--report", self.at("one.json"), "-o", self.at("one.tar"),
                 says="exists")
        self.bad("cert", "package", self.at("one.dsse"), "--report", self.at("two.json"), "-o", self.path("p"),
                 says="report.json: SHA-256")
        self.bad("cert", "package", self.at("one.dsse"), "--report", self.at("one.json"), "--cases",
                 self.at("two.json.cases"), "-o", self.path("p"), says="cases.log: SHA-256")
        self.bad("cert", "package", self.at("one.dsse"), "--report", self.at("one.json"), "--probe",
                 self.at("one.json"), "-o", self.path("p"), says="no file of this package")
        self.bad("verify", "--device", "vgpu", "--waivers", self.at("one.json"), says="--waivers goes with --report")


if __name__ == "__main__":
    unittest.main()
