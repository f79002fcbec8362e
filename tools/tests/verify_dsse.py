#!/usr/bin/env python3
"""A second implementation of DSSE and Ed25519 verification, from the specifications, with the standard library alone.

    python3 verify_dsse.py cert.dsse.json signer.pub.pem [...]

Prints the payload if every key has signed it; exit code 1 otherwise. DSSE protocol 1.0.2; RFC 8032 section 5.1.7; RFC 8410
for the key's file. Slow, and only for public data."""
import base64
import hashlib
import json
import sys

P = 2 ** 255 - 19
L = 2 ** 252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P
ROOT = pow(2, (P - 1) // 4, P)  # of -1


def point(data):
    """The curve point that 32 bytes encode, or None."""
    y = int.from_bytes(data, "little")
    sign, y = y >> 255, y & (1 << 255) - 1
    if y >= P:
        return None
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * ROOT % P
    if (x * x - square) % P or (x == 0 and sign):
        return None
    return (P - x if x & 1 != sign else x), y


def add(a, b):
    """The complete addition law of the twisted Edwards curve."""
    (x1, y1), (x2, y2) = a, b
    t = D * x1 * x2 * y1 * y2
    return ((x1 * y2 + x2 * y1) * pow(1 + t, P - 2, P) % P, (y1 * y2 + x1 * x2) * pow(1 - t, P - 2, P) % P)


def times(n, p):
    out = (0, 1)
    while n:
        if n & 1:
            out = add(out, p)
        p, n = add(p, p), n >> 1
    return out


BASE = point((4 * pow(5, P - 2, P) % P).to_bytes(32, "little"))


def verifies(key, message, signature):
    r, a, s = point(signature[:32]), point(key), int.from_bytes(signature[32:], "little")
    if len(signature) != 64 or r is None or a is None or s >= L:
        return False
    k = int.from_bytes(hashlib.sha512(signature[:32] + key + message).digest(), "little") % L
    return times(s, BASE) == add(r, times(k, a))


def public_key(path):
    with open(path) as file:
        lines = file.read().split("\n")
    assert lines[0] == "-----BEGIN PUBLIC KEY-----", path
    der = base64.b64decode(lines[1], validate=True)
    assert der[:12] == bytes.fromhex("302a300506032b6570032100") and len(der) == 44, path
    return der[12:]


def verify(envelope, keys):
    """The payload, if every one of the keys signed it; None otherwise."""
    payload, kind = base64.b64decode(envelope["payload"], validate=True), envelope["payloadType"].encode()
    message = b"DSSEv1 %d %s %d %s" % (len(kind), kind, len(payload), payload)
    signatures = {one["keyid"]: base64.b64decode(one["sig"], validate=True) for one in envelope["signatures"]}
    for key in keys:
        signature = signatures.get(hashlib.sha256(key).hexdigest())
        if signature is None or not verifies(key, message, signature):
            return None
    return payload


if __name__ == "__main__":
    with open(sys.argv[1]) as file:
        found = verify(json.load(file), [public_key(path) for path in sys.argv[2:]])
    if found is None:
        print("not signed by every key", file=sys.stderr)
        sys.exit(1)
    print(found.decode())
