# Install tree and find_package(mxproof): targets mxproof::<module>, mxproof::sim (all modules), mxproof::c (C interface).
# find_package(mxproof COMPONENTS gate) alone: mxproof::gate and mxproof::gate_shared, which need libsodium only.
include(CMakePackageConfigHelpers)
get_property(modules GLOBAL PROPERTY MX_EXPORTED_TARGETS)

add_library(mx_sim INTERFACE)
add_library(mx::sim ALIAS mx_sim)
add_library(mxproof::sim ALIAS mx_sim)
set_target_properties(mx_sim PROPERTIES EXPORT_NAME sim)
target_link_libraries(mx_sim INTERFACE ${modules})
if(TARGET mx_c)
  add_library(mxproof::c ALIAS mx_c)  # the C interface, libmxproof.so
endif()

install(TARGETS ${modules} mx_sim EXPORT mxproofTargets
  ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(DIRECTORY sim/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/mxproof/sim
  FILES_MATCHING PATTERN "*.h" PATTERN "*.inc" PATTERN "*-inl.h" EXCLUDE)
install(EXPORT mxproofGateTargets NAMESPACE mxproof:: DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/mxproof)
install(EXPORT mxproofTargets NAMESPACE mxproof:: DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/mxproof)
configure_package_config_file(tools/cmake/mxproofConfig.cmake.in mxproofConfig.cmake
  INSTALL_DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/mxproof)
write_basic_package_version_file(${CMAKE_CURRENT_BINARY_DIR}/mxproofConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/mxproofConfig.cmake ${CMAKE_CURRENT_BINARY_DIR}/mxproofConfigVersion.cmake
  DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/mxproof)
