# mx_add_module(NAME gemm SOURCES a.cc HEADERS a.h DEPS quant LIBS fmt::fmt TESTS a_test.cc SLOW_TESTS b_slow_test.cc)
#
# One static library mx_<name> (alias mx::<name>) per folder. DEPS are modules of ours, and they are the only
# ones it may include (ci/check-layers reads the includes). One CTest entry per test source, named <module>.<file>,
# label `unit`; SLOW_TESTS get the label `slow`, and a time limit that only a hang reaches. The tests of a label are
# built by the target <label>_tests.
# SIMD_SOURCES are ordinary sources whose bodies Highway compiles once per target.
add_library(mx_flags INTERFACE)
target_compile_options(mx_flags INTERFACE
  -ffp-contract=off -fno-fast-math -fno-strict-aliasing
  $<BUILD_INTERFACE:-Wall> $<BUILD_INTERFACE:-Wextra> $<BUILD_INTERFACE:-Wno-psabi>
  # GCC 12 sees uninitialised values in std::map, std::optional and std::regex where there are none.
  $<BUILD_INTERFACE:$<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>>
  $<BUILD_INTERFACE:$<$<BOOL:${MX_WERROR}>:-Werror>>)
target_include_directories(mx_flags INTERFACE
  $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}> $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}/mxproof>)
# Vectors of unknown length cannot sit in arrays, as the kernels need them to: on AArch64 the target is NEON.
if(CMAKE_SYSTEM_PROCESSOR MATCHES "aarch64|arm64")
  target_compile_definitions(mx_flags INTERFACE
    "HWY_DISABLED_TARGETS=(HWY_SVE|HWY_SVE2|HWY_SVE_256|HWY_SVE2_128)")
endif()
if(MX_SANITIZE)
  target_compile_options(mx_flags INTERFACE -fsanitize=${MX_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  # Highway's bodies are most of the work of an instrumented build: two instruction sets less, none of them the widest.
  target_compile_definitions(mx_flags INTERFACE "$<BUILD_INTERFACE:HWY_DISABLED_TARGETS=(HWY_SSSE3|HWY_SSE4)>")
  target_link_options(mx_flags INTERFACE -fsanitize=${MX_SANITIZE})
endif()
set_target_properties(mx_flags PROPERTIES EXPORT_NAME flags)
set_property(GLOBAL APPEND PROPERTY MX_EXPORTED_TARGETS mx_flags)

# Sources that no calculation waits for are compiled with less optimising, in two thirds of the time.
set(MX_QUICK_COMPILE $<$<CONFIG:RelWithDebInfo>:-O1>)
function(mx_quick_sources)
  set_property(SOURCE ${ARGN} APPEND PROPERTY COMPILE_OPTIONS ${MX_QUICK_COMPILE})
endfunction()

# The sources of a target in a few compilations instead of one each, where the headers are most of the work. Their own
# names must then differ; ALONE: sources that stay out of it. FOLDERS: one compilation a folder.
option(MX_JOINT_COMPILATION "Compile the sources of some targets together" ON)
function(mx_compile_together target)
  cmake_parse_arguments(PARSE_ARGV 1 A "FOLDERS" "" "ALONE")
  set_target_properties(${target} PROPERTIES UNITY_BUILD ${MX_JOINT_COMPILATION} UNITY_BUILD_BATCH_SIZE 20)
  if(A_FOLDERS)
    set_target_properties(${target} PROPERTIES UNITY_BUILD_MODE GROUP)
    get_target_property(sources ${target} SOURCES)
    foreach(source ${sources})
      cmake_path(ABSOLUTE_PATH source OUTPUT_VARIABLE folder)
      cmake_path(RELATIVE_PATH folder)
      cmake_path(GET folder PARENT_PATH folder)
      string(MAKE_C_IDENTIFIER "folder_${folder}" group)
      set_property(SOURCE ${source} PROPERTY UNITY_GROUP ${group})
    endforeach()
  endif()
  if(A_ALONE)
    set_property(SOURCE ${A_ALONE} PROPERTY SKIP_UNITY_BUILD_INCLUSION ON)
  endif()
endfunction()

# What the tests of a label run is built by the target <label>_tests.
function(mx_test_needs label)
  if(NOT TARGET ${label}_tests)
    add_custom_target(${label}_tests)
  endif()
  add_dependencies(${label}_tests ${ARGN})
endfunction()

function(mx_add_test module source)
  cmake_parse_arguments(PARSE_ARGV 2 A "" "LABEL;TIMEOUT" "LIBS;ENVIRONMENT")
  get_filename_component(stem ${source} NAME_WE)
  set(target ${module}_${stem})
  add_executable(${target} ${source})
  mx_test_needs(${A_LABEL} ${target})
  if(NOT A_LABEL STREQUAL slow)  # the work is in the libraries; less optimising saves a third of a test's compile time
    target_compile_options(${target} PRIVATE ${MX_QUICK_COMPILE})
  endif()
  target_link_libraries(${target} PRIVATE mx_${module} ${A_LIBS} GTest::gtest GTest::gtest_main Boost::headers)
  add_test(NAME ${module}.${stem} COMMAND ${target})
  if(MX_SANITIZE OR CMAKE_CROSSCOMPILING)  # many times slower; the limit only ends a hang
    math(EXPR A_TIMEOUT "4 * ${A_TIMEOUT}")
  endif()
  set_tests_properties(${module}.${stem} PROPERTIES LABELS "${A_LABEL}" TIMEOUT ${A_TIMEOUT}
    ENVIRONMENT "OMP_WAIT_POLICY=passive;${A_ENVIRONMENT}")
endfunction()

function(mx_add_module)
  cmake_parse_arguments(PARSE_ARGV 0 A "" "NAME" "SOURCES;SIMD_SOURCES;HEADERS;DEPS;LIBS;TESTS;SLOW_TESTS")
  set(target mx_${A_NAME})
  add_library(${target} STATIC ${A_SOURCES} ${A_SIMD_SOURCES})
  add_library(mx::${A_NAME} ALIAS ${target})
  add_library(mxproof::${A_NAME} ALIAS ${target})  # the name that find_package gives it
  set_target_properties(${target} PROPERTIES EXPORT_NAME ${A_NAME})
  list(TRANSFORM A_DEPS PREPEND mx_ OUTPUT_VARIABLE deps)
  target_link_libraries(${target} PUBLIC mx_flags ${deps} ${A_LIBS})
  set_property(GLOBAL APPEND PROPERTY MX_EXPORTED_TARGETS ${target})
  # The tuning flag changes no result and no instruction set; GCC's default tune costs a fifth of the GEMM rate.
  if(A_SIMD_SOURCES)  # their bodies are compiled once per target by including the file itself
    set_source_files_properties(${A_SIMD_SOURCES} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  endif()
  if(A_SIMD_SOURCES AND CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64" AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    set_source_files_properties(${A_SIMD_SOURCES} PROPERTIES COMPILE_OPTIONS -mtune=skylake-avx512)
  endif()
  if(MX_BUILD_TESTS)
    foreach(test IN LISTS A_TESTS)
      mx_add_test(${A_NAME} ${test} LABEL unit TIMEOUT 300)
    endforeach()
    if(NOT MX_BUILD_SLOW_TESTS)
      set(A_SLOW_TESTS)
    endif()
    foreach(test IN LISTS A_SLOW_TESTS)
      mx_add_test(${A_NAME} ${test} LABEL slow TIMEOUT 2400)
    endforeach()
  endif()
endfunction()
