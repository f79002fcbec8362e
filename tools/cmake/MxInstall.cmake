# Install tree and find_package(mxproof): targets mxproof::sim (all of the simulator) and the command.
include(CMakePackageConfigHelpers)
get_property(exported GLOBAL PROPERTY MX_EXPORTED_TARGETS)
install(TARGETS ${exported} EXPORT mxproofTargets ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(DIRECTORY sim/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/mxproof/sim
  FILES_MATCHING PATTERN "*.h" PATTERN "*.inc" PATTERN "*-inl.h" EXCLUDE)
install(EXPORT mxproofTargets NAMESPACE mxproof:: DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/mxproof)
configure_package_config_file(tools/cmake/mxproofConfig.cmake.in mxproofConfig.cmake
  INSTALL_DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/mxproof)
write_basic_package_version_file(mxproofConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/mxproofConfig.cmake ${PROJECT_BINARY_DIR}/mxproofConfigVersion.cmake
  DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/mxproof)
