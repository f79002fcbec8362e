// The folder of a training run. One process at a time may hold it.
#ifndef MX_SIM_NN_TRAIN_FOLDER_H_
#define MX_SIM_NN_TRAIN_FOLDER_H_

#include <string>

namespace mx {

enum class RunStart { kNew, kOverwrite, kResume };

class RunFolder {
 public:
  // Makes the folder where it is missing, takes its lock, and removes what an interrupted write left. Throws
  // InputError: not writable, in use by another run, holding a run already (kNew), no checkpoint (kResume).
  // kOverwrite changes nothing yet: Clear removes the earlier run once the new one is ready to start.
  RunFolder(const std::string& path, RunStart start);
  ~RunFolder();  // gives the lock back, and removes a folder that it made and that stayed empty
  RunFolder(const RunFolder&) = delete;
  RunFolder& operator=(const RunFolder&) = delete;
  void Clear();

  const std::string& path() const { return path_; }
  std::string checkpoint() const { return path_ + "/checkpoint.safetensors"; }
  std::string metrics() const { return path_ + "/metrics.jsonl"; }
  std::string timing() const { return path_ + "/timing.jsonl"; }

 private:
  std::string lock() const { return path_ + "/lock"; }
  void Make();
  void Lock();
  void Release();
  void RemoveLeftovers();
  std::string path_;
  std::string made_;  // the topmost folder that was made, or empty
  int lock_ = -1;
};

}  // namespace mx

#endif  // MX_SIM_NN_TRAIN_FOLDER_H_
