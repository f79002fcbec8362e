// The data of a run and the identity by which a resumed run knows them again.
#ifndef MX_SIM_NN_TRAIN_DATA_H_
#define MX_SIM_NN_TRAIN_DATA_H_

#include <istream>
#include <nlohmann/json.hpp>
#include <string>

#include "sim/nn/dataset.h"
#include "sim/nn/dataset_split.h"
#include "sim/nn/train_settings.h"

namespace mx {

// Loaded, checked against the model's vocabulary. Throws InputError.
TokenData LoadTrainData(const DataSource& source, const TrainSettings& settings,
                        std::istream& standard_input);

nlohmann::json DataIdentity(const TokenData& data);  // form, kind, number of tokens, SHA-256
TokenKind TokenKindOf(const nlohmann::json& data_identity);

// How the data were named, for a resume without --data.
nlohmann::json DataSourceToJson(const DataSource& source);
DataSource DataSourceFromJson(const nlohmann::json& json, const std::string& where);

}  // namespace mx

#endif  // MX_SIM_NN_TRAIN_DATA_H_
