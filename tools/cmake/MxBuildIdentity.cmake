# cmake -DSOURCE= -DVERSION= -DOUTPUT= -P MxBuildIdentity.cmake: writes OUTPUT, a source that names the commit and says
# whether the checkout is clean, if it says something new. Outside of a checkout nothing is known, so nothing is clean.
execute_process(COMMAND git -C ${SOURCE} rev-parse HEAD OUTPUT_VARIABLE commit RESULT_VARIABLE failed
  OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
execute_process(COMMAND git -C ${SOURCE} status --porcelain OUTPUT_VARIABLE changes RESULT_VARIABLE unknown ERROR_QUIET)
set(clean false)
if(failed)
  set(commit unknown)
elseif(NOT unknown AND changes STREQUAL "")
  set(clean true)
endif()
set(text "#include \"tools/certified/build_identity.h\"

namespace mx::tools {

const char* const kBuildVersion = \"${VERSION}\";
const char* const kBuildCommit = \"${commit}\";
const bool kBuildClean = ${clean};

}  // namespace mx::tools
")
set(old "")
if(EXISTS ${OUTPUT})
  file(READ ${OUTPUT} old)
endif()
if(NOT old STREQUAL text)
  file(WRITE ${OUTPUT} "${text}")
endif()
