# mx_add_fuzzer(NAME source... LIBS lib...)
#
# A libFuzzer executable with AddressSanitizer and UBSan, in builds by Clang. Built by the target `fuzzers` alone. What
# it links should be built with ${mx_fuzz_flags} as well, or coverage is blind there; so link the parser and little else.
set(mx_fuzz_flags -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer -O1 -g1)
set(mx_fuzz_link -fsanitize=fuzzer,address,undefined)

if(CMAKE_CXX_COMPILER_ID MATCHES "Clang" AND NOT MX_SANITIZE AND NOT CMAKE_CROSSCOMPILING)
  set(MX_FUZZ ON)
  add_custom_target(fuzzers)
else()
  set(MX_FUZZ OFF)
endif()

function(mx_add_fuzzer name)
  cmake_parse_arguments(PARSE_ARGV 1 A "" "" "LIBS")
  if(NOT MX_FUZZ)
    return()
  endif()
  add_executable(fuzz_${name} EXCLUDE_FROM_ALL ${A_UNPARSED_ARGUMENTS})
  target_compile_options(fuzz_${name} PRIVATE ${mx_fuzz_flags})
  target_link_options(fuzz_${name} PRIVATE ${mx_fuzz_link})
  target_link_libraries(fuzz_${name} PRIVATE mx_flags ${A_LIBS})
  set_target_properties(fuzz_${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/fuzz)
  add_dependencies(fuzzers fuzz_${name})
endfunction()
