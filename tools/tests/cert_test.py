"""mxproof cert: from a report to the gate's verdict, with keys of its own, of openssl, and a second implementation of
DSSE and Ed25519 as judge."""
import hashlib
import json
import os
import shutil
import stat
import subprocess
import unittest

import verify_dsse
from harness import MXPROOF, CommandTest, run

REPORT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../conformance/certificate/example/report.json")
ISSUED = "2026-05-29T00:00:00Z"
LATER = "2026-06-01"
LOAD = ["--symbol", "gemm_mxfp4_fprop", "--target", "gfx950:sramecc+:xnack-", "--grid", "1,2,1", "--group", "256,1,1",
        "--argument", "M=129", "--argument", "N=128", "--argument", "K=4096", "--fact", "device=vgpu",
        "--fact", "compiler=clang 21.1.0"]


class Cert(CommandTest):
    def report(self, change=None):
        with open(REPORT) as file:
            report = json.load(file)
        if change:
            change(report)
        with open(self.path("report.json"), "w") as file:
            json.dump(report, file)
        with open(self.path("gemm.co"), "wb") as file:
            file.write(b"abc")  # the digest of the example's object
        return self.path("report.json")

    def statement(self, change=None, code=0):
        self.good("cert", "create", self.report(change), "--object", self.path("gemm.co"), "--issued", ISSUED,
                  "-o", self.path("statement.json"), code=code)
        return self.path("statement.json")

    def key(self, name="signer"):
        self.good("cert", "keygen", "-o", self.path(name))
        return self.path(name + ".pem"), self.path(name + ".pub.pem")

    def certificate(self, change=None, code=0):
        """A signed certificate and a policy for it."""
        private, public = self.key()
        self.good("cert", "sign", self.statement(change, code), "--key", private, "-o", self.path("cert.json"))
        self.good("cert", "policy", self.path("cert.json"), "--public-key", public, "-o", self.path("policy.json"))
        return self.path("cert.json")

    def verdict(self, *more, code=0, cert="cert.json", policy="policy.json"):
        return self.json("cert", "verify", self.path(cert), "--policy", self.path(policy), "--time", LATER, *more,
                         code=code)

    def test_from_report_to_allowed(self):
        self.certificate()
        answer = self.verdict()
        self.assertEqual((answer["allow"], answer["name"]), (True, "ALLOW"))
        answer = self.verdict("--object", self.path("gemm.co"), *LOAD)
        self.assertEqual((answer["allow"], answer["code"]), (True, 0))
        with open(self.path("statement.json"), "rb") as file:
            payload = file.read().rstrip(b"\n")
        self.assertEqual(answer["stamp"], "certified: sha256:" + hashlib.sha256(payload).hexdigest())
        text = self.good("cert", "verify", self.path("cert.json"), "--policy", self.path("policy.json"), "--time", LATER)
        self.assertTrue(text.startswith(b"ALLOW ALLOW: allowed\ncertified: sha256:"), text)

    def test_one_byte_of_the_kernel(self):
        self.certificate()
        with open(self.path("edited.co"), "wb") as file:
            file.write(b"abd")
        answer = self.verdict("--object", self.path("edited.co"), *LOAD, code=1)
        self.assertEqual((answer["allow"], answer["name"]), (False, "OBJECT_UNKNOWN"))
        self.assertIn("uncertified: OBJECT_UNKNOWN", answer["stamp"])

    def test_other_loads_are_refused(self):
        self.certificate()

        def refused(name, *changes):
            load = list(LOAD)
            for old, new in changes:
                load[load.index(old)] = new
            answer = self.verdict("--object", self.path("gemm.co"), *load, code=1)
            self.assertEqual((answer["allow"], answer["name"]), (False, name))

        refused("SYMBOL", ("gemm_mxfp4_fprop", "gemm_mxfp4_dgrad"))
        refused("TARGET", ("gfx950:sramecc+:xnack-", "gfx942"))
        refused("LAUNCH_VALUE", ("K=4096", "K=4095"))
        refused("GRID", ("1,2,1", "1,1,1"))
        refused("GROUP", ("256,1,1", "64,1,1"))
        refused("ENVIRONMENT", ("compiler=clang 21.1.0", "compiler=clang 22"))

    def test_time(self):
        self.certificate()
        for time, name in (("2026-05-28", "CLOCK"), ("2026-12-01", "EXPIRED"), ("0", "CLOCK")):
            answer = self.json("cert", "verify", self.path("cert.json"), "--policy", self.path("policy.json"),
                               "--time", time, code=1)
            self.assertEqual(answer["name"], name)

    def test_results(self):
        def smoke(r):
            r["level"] = "smoke"

        def dirty(r):
            r["simulator"]["tree"] = "dirty"

        def failed(r):
            r.update(result="FAIL", firstFailure="gemm m=1")
            r["properties"][0].update(result="FAIL", failed=1)

        for change, code, name in ((smoke, 0, "LEVEL"), (dirty, 3, "RESULT"), (failed, 1, "RESULT")):
            with self.subTest(name):
                shutil.rmtree(self.folder)
                os.mkdir(self.folder)
                self.certificate(change, code)
                self.assertEqual(self.verdict(code=1)["name"], name)

    def test_two_signers(self):
        self.certificate()
        private, public = self.key("second")
        self.good("cert", "sign", self.path("cert.json"), "--key", private, "-o", self.path("both.json"))
        self.good("cert", "policy", self.path("both.json"), "--public-key", self.path("signer.pub.pem"), "--public-key",
                  public, "--threshold", "2", "-o", self.path("two.json"))
        self.assertTrue(self.verdict(cert="both.json", policy="two.json")["allow"])
        self.assertEqual(self.verdict(policy="two.json", code=1)["name"], "SIGNATURES_TOO_FEW")
        self.bad("cert", "sign", self.path("both.json"), "--key", private, "-o", self.path("no.json"),
                 says="has signed this already")

    def test_a_second_implementation_verifies(self):
        self.certificate()
        private, public = self.key("second")
        self.good("cert", "sign", self.path("cert.json"), "--key", private, "-o", self.path("both.json"))
        keys = [verify_dsse.public_key(self.path("signer.pub.pem")), verify_dsse.public_key(public)]
        with open(self.path("both.json")) as file:
            envelope = json.load(file)
        with open(self.path("statement.json"), "rb") as file:
            payload = file.read().rstrip(b"\n")
        self.assertEqual(verify_dsse.verify(envelope, keys), payload)
        statement = json.loads(payload)
        self.assertEqual(statement["_type"], "https://in-toto.io/Statement/v1")
        self.assertEqual(statement["predicateType"], "urn:mxproof:conformance-vgpu:1")
        edited = dict(envelope, payload=envelope["payload"].replace("A", "B", 1))
        self.assertIsNone(verify_dsse.verify(edited, keys[:1]))
        self.assertIsNone(verify_dsse.verify(envelope, [bytes(31) + b"\1"]))

    @unittest.skipUnless(shutil.which("openssl"), "no openssl here")
    def test_openssl_signs_and_verifies(self):
        statement = self.statement()
        payload = self.good("cert", "sign", statement, "--print-payload")
        self.assertTrue(payload.startswith(b"DSSEv1 28 application/vnd.in-toto+json "))
        with open(self.path("bytes"), "wb") as file:
            file.write(payload)

        def openssl(*words):
            return subprocess.run(["openssl", *words], cwd=self.folder, check=True, capture_output=True).stdout

        openssl("genpkey", "-algorithm", "ed25519", "-out", "hsm.pem")
        openssl("pkey", "-in", "hsm.pem", "-pubout", "-out", "hsm.pub.pem")
        openssl("pkeyutl", "-sign", "-inkey", "hsm.pem", "-rawin", "-in", "bytes", "-out", "sig")
        self.good("cert", "attach", statement, "--public-key", self.path("hsm.pub.pem"), "--signature", self.path("sig"),
                  "-o", self.path("cert.json"))
        self.good("cert", "policy", self.path("cert.json"), "--public-key", self.path("hsm.pub.pem"),
                  "-o", self.path("policy.json"))
        self.assertTrue(self.verdict()["allow"])
        # And the other way: a key and a signature made here, verified there.
        self.good("cert", "sign", statement, "--key", self.key()[0], "-o", self.path("own.json"))
        with open(self.path("own.json")) as file:
            signature = verify_dsse.base64.b64decode(json.load(file)["signatures"][0]["sig"])
        with open(self.path("own.sig"), "wb") as file:
            file.write(signature)
        out = openssl("pkeyutl", "-verify", "-pubin", "-inkey", "signer.pub.pem", "-rawin", "-in", "bytes",
                      "-sigfile", "own.sig")
        self.assertIn(b"Successfully", out)
        os.chmod(self.path("hsm.pem"), 0o600)
        self.good("cert", "sign", statement, "--key", self.path("hsm.pem"), "-o", self.path("again.json"))
        with open(self.path("cert.json"), "rb") as one, open(self.path("again.json"), "rb") as two:
            self.assertEqual(one.read(), two.read())  # Ed25519 is deterministic

    def test_attach_verifies_first(self):
        statement = self.statement()
        private, public = self.key()
        with open(self.path("sig"), "wb") as file:
            file.write(bytes(64))
        self.bad("cert", "attach", statement, "--public-key", public, "--signature", self.path("sig"),
                 "-o", self.path("no.json"), says="is not one of key")
        with open(self.path("sig"), "wb") as file:
            file.write(b"short")
        self.bad("cert", "attach", statement, "--public-key", public, "--signature", self.path("sig"),
                 "-o", self.path("no.json"), says="sig")

    def test_keys(self):
        private, public = self.key()
        self.assertEqual(stat.S_IMODE(os.stat(private).st_mode), 0o600)
        self.bad("cert", "keygen", "-o", self.path("signer"), says="exists; name a new file")
        for name in ("", self.folder + "/"):
            self.bad("cert", "keygen", "-o", name, says="names no file")
        os.chmod(private, 0o644)
        self.bad("cert", "sign", self.statement(), "--key", private, "-o", self.path("no.json"), says="chmod 600")
        self.bad("cert", "sign", self.path("statement.json"), "--key", public, "-o", self.path("no.json"))

    def test_files_that_exist_are_kept(self):
        self.certificate()
        self.bad("cert", "create", self.report(), "-o", self.path("statement.json"), says="exists")
        self.bad("cert", "sign", self.path("statement.json"), "--key", self.path("signer.pem"),
                 "-o", self.path("cert.json"), says="exists")
        self.bad("cert", "policy", self.path("cert.json"), "--public-key", self.path("signer.pub.pem"),
                 "-o", self.path("policy.json"), says="exists")

    def test_objects_must_be_those_of_the_report(self):
        report = self.report()
        with open(self.path("other.co"), "wb") as file:
            file.write(b"other")
        self.bad("cert", "create", report, "--object", self.path("other.co"), "-o", self.path("s.json"),
                 says="no file given by --object has its digest")
        self.bad("cert", "create", report, "--object", self.path("gemm.co"), "--object", self.path("other.co"),
                 "-o", self.path("s.json"), says="2 files for 1 code objects")

    def test_bad_documents(self):
        self.certificate()
        for name, text in (("empty", ""), ("list", "[]"), ("twice", '{"_type":"a","_type":"b"}'), ("bytes", "\x00")):
            with open(self.path(name), "w") as file:
                file.write(text)
            for command in (["create", "-o", self.path("no.json")], ["show"],
                            ["sign", "--key", self.path("signer.pem"), "-o", self.path("no.json")]):
                self.bad("cert", command[0], self.path(name), *command[1:], says=name)
            answer = self.json("cert", "verify", self.path(name), "--policy", self.path("policy.json"), code=1)
            self.assertIn(answer["name"], ("ENVELOPE_JSON", "ENVELOPE_SIZE"))
            self.bad("cert", "verify", self.path("cert.json"), "--policy", self.path(name), says=name)
        self.bad("cert", "verify", self.path("cert.json"), "--policy", self.path("policy.json"), "--time", "soon",
                 says="is no time")
        self.bad("cert", "verify", self.path("cert.json"), "--policy", self.path("policy.json"), "--object",
                 self.path("gemm.co"), says="--symbol")

    def test_files_of_other_kinds(self):
        self.certificate()
        cert, policy, key, new = (self.path(name) for name in ("cert.json", "policy.json", "signer.pem", "no.json"))
        for command in (["create", "{}", "-o", new], ["show", "{}"], ["verify", "{}", "--policy", policy],
                        ["verify", cert, "--policy", "{}"], ["sign", "{}", "--key", key, "-o", new],
                        ["sign", cert, "--key", "{}", "-o", new],
                        ["policy", cert, "--public-key", "{}", "-o", new]):
            for path, says in ((self.folder, "Is a directory"), ("/dev/zero", "more than ")):
                if path == "/dev/zero" and command[:2] == ["sign", cert]:
                    says = "chmod 600"  # others read that device too
                self.bad("cert", *[word.format(path) for word in command], says=says)

    def test_of_two_runs_at_once_one_is_told(self):
        report = self.report()
        for _ in range(5):
            out = self.path("statement.json")
            runs = [subprocess.Popen([MXPROOF, "cert", "create", report, "-o", out], stdout=subprocess.DEVNULL,
                                     stderr=subprocess.PIPE) for _ in range(3)]
            errors = [run.communicate()[1] for run in runs]
            self.assertEqual(sorted(run.returncode for run in runs), [0, 2, 2])
            self.assertEqual(sum(b"exists; name a new file" in error for error in errors), 2, errors)
            self.good("cert", "show", out)
            os.remove(out)

    def test_show(self):
        self.certificate()
        text = self.good("cert", "show", self.path("cert.json")).decode()
        for part in ("PASS (full), urn:mxproof:conformance-vgpu:1", "not verified here", "kernel gemm_mxfp4_fprop",
                     "ceil(N/128) x ceil(M/128) x 1", "issued        2026-05-29T00:00:00Z"):
            self.assertIn(part, text)
        payload = self.good("cert", "show", self.path("cert.json"), "--json")
        with open(self.path("statement.json"), "rb") as file:
            self.assertEqual(payload, file.read())

    def test_the_evidence_belongs_to_the_certificate(self):
        self.certificate()
        self.verdict("--report", self.path("report.json"))
        with open(self.path("report.json")) as file:
            report = json.load(file)
        report["properties"][0]["executed"] += 1
        with open(self.path("other.json"), "w") as file:
            json.dump(report, file)
        out = self.good("cert", "verify", self.path("cert.json"), "--policy", self.path("policy.json"), "--time", LATER,
                        "--report", self.path("other.json"), code=1)
        self.assertTrue(out.startswith(b"DENY REPORT: ") and b"another file" in out, out)
        # A signer who claims more than the report says, under the digest of that report.
        with open(self.path("statement.json")) as file:
            statement = json.load(file)
        statement["predicate"]["coverage"].update(required=9, hit=9)
        with open(self.path("more.json"), "w") as file:
            file.write(json.dumps(statement, separators=(",", ":")))
        self.good("cert", "sign", self.path("more.json"), "--key", self.path("signer.pem"), "-o", self.path("more.dsse"))
        self.assertTrue(self.verdict(cert="more.dsse")["allow"])
        out = self.good("cert", "verify", self.path("more.dsse"), "--policy", self.path("policy.json"), "--time", LATER,
                        "--report", self.path("report.json"), code=1)
        self.assertIn(b"says more or less than it", out)

    def test_record_mode_lets_pass_and_says_so(self):
        private, public = self.key()
        self.good("cert", "sign", self.statement(), "--key", private, "-o", self.path("cert.json"))
        self.good("cert", "policy", self.path("cert.json"), "--public-key", public, "--record",
                  "-o", self.path("policy.json"))
        with open(self.path("edited.co"), "wb") as file:
            file.write(b"abd")
        answer = self.verdict("--object", self.path("edited.co"), *LOAD, code=1)
        self.assertEqual((answer["allow"], answer["name"]), (True, "OBJECT_UNKNOWN"))
        self.assertTrue(answer["stamp"].startswith("uncertified: OBJECT_UNKNOWN: "))

    def test_no_variable_of_the_environment_matters(self):
        self.certificate()
        with open(self.path("edited.co"), "wb") as file:
            file.write(b"abd")
        names = ("MX_GATE", "MX_GATE_MODE", "MXPROOF_GATE", "MXPROOF_RECORD", "MX_RECORD", "MX_ENFORCE")
        for value in ("0", "off", "record"):
            done = run("cert", "verify", self.path("cert.json"), "--policy", self.path("policy.json"), "--time", LATER,
                       "--object", self.path("edited.co"), *LOAD, env=dict.fromkeys(names, value))
            self.assertEqual(done.returncode, 1)
            self.assertTrue(done.stdout.startswith(b"DENY OBJECT_UNKNOWN"), done.stdout)


if __name__ == "__main__":
    unittest.main()
