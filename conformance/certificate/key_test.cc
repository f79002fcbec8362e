// Keys: RFC 8032 section 7.1, files, and what is refused.
#include "conformance/certificate/key.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>

#include "conformance/certificate/base64.h"
#include "sim/base/error.h"
#include "sim/io/atomic_file.h"

namespace mx::certificate {
namespace {

std::string Bytes(const std::string& hex) {
  std::string out;
  for (size_t i = 0; i < hex.size(); i += 2)
    out += static_cast<char>(std::stoi(hex.substr(i, 2), nullptr, 16));
  return out;
}

template <size_t kSize>
std::array<uint8_t, kSize> Array(const std::string& hex) {
  std::array<uint8_t, kSize> out{};
  const std::string bytes = Bytes(hex);
  EXPECT_EQ(bytes.size(), kSize);
  std::copy(bytes.begin(), bytes.end(), out.begin());
  return out;
}

struct Vector {
  const char *secret, *open, *message, *signature;
};

// RFC 8032 7.1, tests 1, 2, 3 and SHA(abc).
constexpr Vector kVectors[] = {
    {"9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
     "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a", "",
     "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f"
     "0595bbe2465"
     "5141438e7a100b"},
    {"4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
     "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c", "72",
     "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2ea"
     "eb4302aeeb0"
     "0d291612bb0c00"},
    {"c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7",
     "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025", "af82",
     "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e"
     "9716ed28dc0"
     "27beceea1ec40a"},
    {"833fe62409237b9d62ec77587520911e9a759cec1d19755b7da901b96dca3d42",
     "ec172b93ad5e563bf4932c70e1245034c35467ef2efd4d64ebf819683467e2bf",
     "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d442"
     "3643ce80e2a"
     "9ac94fa54ca49f",
     "dc2a4459e7369633a52b1bf277839a00201009a3efbf3ecb69bea2186c26b58909351fc9ac90b3ecfdfbc7c66431e0303dca179"
     "c138ac17ad9"
     "bef1177331a704"},
};

TEST(Key, SignsAsRfc8032Does) {
  for (const Vector& v : kVectors) {
    const PrivateKey key = PrivateKey::FromSeed(Array<32>(v.secret));
    EXPECT_EQ(key.public_key(), Array<32>(v.open));
    Signature signature = key.Sign(Bytes(v.message));
    EXPECT_EQ(signature, Array<64>(v.signature));
    EXPECT_TRUE(Verifies(key.public_key(), Bytes(v.message), signature));
    EXPECT_FALSE(Verifies(key.public_key(), Bytes(v.message) + "x", signature));
    for (int bit = 0; bit < 512; ++bit) {
      Signature other = signature;
      other[bit / 8] = static_cast<uint8_t>(other[bit / 8] ^ 1 << bit % 8);
      EXPECT_FALSE(Verifies(key.public_key(), Bytes(v.message), other)) << bit;
    }
  }
}

class Files : public testing::Test {
 protected:
  Files() {
    std::string pattern = (std::filesystem::temp_directory_path() / "mx-keys-XXXXXX").string();
    folder_ = mkdtemp(pattern.data());
  }
  ~Files() override { std::filesystem::remove_all(folder_); }
  std::string Path(const char* name) const { return (folder_ / name).string(); }
  std::filesystem::path folder_;
};

std::string Refusal(const std::function<void()>& call) {
  try {
    call();
  } catch (const InputError& error) {
    return error.what();
  }
  return "";
}

TEST_F(Files, AreThePairAgain) {
  const PrivateKey key = PrivateKey::Generate(), other = PrivateKey::Generate();
  EXPECT_NE(key.public_key(), other.public_key());
  key.WriteFiles(Path("k.pem"), Path("k.pub.pem"));
  struct stat status {};
  ASSERT_EQ(stat(Path("k.pem").c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 0777, 0600u);
  const PrivateKey again = PrivateKey::ReadFile(Path("k.pem"));
  EXPECT_EQ(again.public_key(), key.public_key());
  EXPECT_EQ(again.Sign("m"), key.Sign("m"));
  EXPECT_EQ(ReadPublicKeyFile(Path("k.pub.pem")), key.public_key());
}

TEST_F(Files, AreNeverReplaced) {
  const PrivateKey key = PrivateKey::Generate();
  key.WriteFiles(Path("k.pem"), Path("k.pub.pem"));
  const std::string before = ReadFile(Path("k.pem"));
  const PrivateKey other = PrivateKey::Generate();
  EXPECT_NE(Refusal([&] { other.WriteFiles(Path("k.pem"), Path("new.pub.pem")); }).find("exists"),
            std::string::npos);
  EXPECT_NE(Refusal([&] { other.WriteFiles(Path("new.pem"), Path("k.pub.pem")); }).find("exists"),
            std::string::npos);
  EXPECT_EQ(ReadFile(Path("k.pem")), before);
  EXPECT_FALSE(std::filesystem::exists(Path("new.pem")));
  EXPECT_FALSE(std::filesystem::exists(Path("new.pub.pem")));
}

TEST_F(Files, OfOthersEyesAreRefused) {
  PrivateKey::Generate().WriteFiles(Path("k.pem"), Path("k.pub.pem"));
  for (const mode_t mode : {0640, 0604, 0666}) {
    ASSERT_EQ(chmod(Path("k.pem").c_str(), mode), 0);
    EXPECT_NE(Refusal([&] { PrivateKey::ReadFile(Path("k.pem")); }).find("chmod 600"), std::string::npos);
  }
}

TEST_F(Files, OfOtherKindsAreRefused) {
  PrivateKey::Generate().WriteFiles(Path("k.pem"), Path("k.pub.pem"));
  EXPECT_NE(Refusal([&] { ReadPublicKeyFile(Path("k.pem")); }).find("PUBLIC KEY"), std::string::npos);
  EXPECT_NE(Refusal([&] { PrivateKey::ReadFile(Path("absent")); }).find("absent"), std::string::npos);
  const std::string good = ReadFile(Path("k.pub.pem"));
  for (size_t at = 0; at < good.size(); at += 3) {  // no prefix is a key
    WriteFileAtomically(Path("cut.pem"), good.substr(0, at));
    EXPECT_NE(Refusal([&] { ReadPublicKeyFile(Path("cut.pem")); }), "") << at;
  }
  const std::string rsa =
      "-----BEGIN PUBLIC KEY-----\n" + ToBase64(std::string(44, '\x30')) + "\n-----END PUBLIC KEY-----\n";
  WriteFileAtomically(Path("rsa.pem"), rsa);
  EXPECT_NE(Refusal([&] { ReadPublicKeyFile(Path("rsa.pem")); }).find("no Ed25519 key"), std::string::npos);
}

TEST(Base64, IsThatOfRfc4648) {
  const std::pair<const char*, const char*> vectors[] = {{"", ""},
                                                         {"f", "Zg=="},
                                                         {"fo", "Zm8="},
                                                         {"foo", "Zm9v"},
                                                         {"foob", "Zm9vYg=="},
                                                         {"fooba", "Zm9vYmE="},
                                                         {"foobar", "Zm9vYmFy"}};
  for (const auto& [bytes, text] : vectors) {
    EXPECT_EQ(ToBase64(bytes), text);
    EXPECT_EQ(FromBase64(text, "x"), bytes);
  }
  for (const char* bad : {"Zg", "Zg=", "Zh==", "Zg==\n", "Z g==", "Zm9v====", "Zm9-", "=", "Zg==Zg=="}) {
    EXPECT_NE(Refusal([&] { FromBase64(bad, "x"); }), "") << bad;
  }
}

}  // namespace
}  // namespace mx::certificate
