#include "sim/nn/train_data.h"

#include <algorithm>

#include "sim/base/error.h"

namespace mx {

using nlohmann::json;

TokenData LoadTrainData(const DataSource& source, const TrainSettings& settings,
                        std::istream& standard_input) {
  DataSource wanted = source;
  wanted.corpus_bytes = std::max(source.corpus_bytes, DataSplit::EnoughTokens(settings.batch, settings.seq));
  TokenData data = LoadTokens(wanted, standard_input);
  if (source.path.empty() && wanted.corpus_bytes > source.corpus_bytes) {
    data.notes.push_back(fmt::format("the built-in corpus is {:.1f} MiB, what this batch and sequence need",
                                     static_cast<double>(wanted.corpus_bytes) / (1 << 20)));
  }
  if (data.kind == TokenKind::kIds) {
    data.tokens.CheckIds(settings.model.vocab, source.path);
  } else if (settings.model.vocab <= kDocumentToken) {
    Fail("model {}: vocab {} is too small for text; bytes and the document boundary need at least {}",
         settings.model.name, settings.model.vocab, kByteVocabulary);
  }
  return data;
}

json DataIdentity(const TokenData& data) {
  return {{"form", data.form},
          {"kind", data.kind == TokenKind::kIds ? "ids" : "bytes"},
          {"tokens", data.tokens.size()},
          {"sha256", data.tokens.Digest()}};
}

TokenKind TokenKindOf(const json& data_identity) {
  return data_identity.is_object() && data_identity.value("kind", json()) == "ids" ? TokenKind::kIds
                                                                                   : TokenKind::kBytes;
}

json DataSourceToJson(const DataSource& source) {
  json out = {{"path", source.path}, {"corpus_bytes", source.corpus_bytes}};
  if (source.token_type) out["token_width"] = static_cast<int>(*source.token_type);
  return out;
}

DataSource DataSourceFromJson(const json& in, const std::string& where) {
  DataSource source;
  const json path = in.value("path", json()), bytes = in.value("corpus_bytes", json());
  if (!path.is_string() || !bytes.is_number_integer()) Fail("{}: field \"data_source\" names no data", where);
  source.path = path.get<std::string>();
  source.corpus_bytes = bytes.get<int64_t>();
  const json width = in.value("token_width", json());
  if (width == 2) source.token_type = TokenWidth::k16;
  if (width == 4) source.token_type = TokenWidth::k32;
  return source;
}

}  // namespace mx
