# Installs the library in components: runtime (what a program loads), dev (what it is compiled with), cuda (the plug-in,
# if it was built) and python (bindings/python/CMakeLists.txt; only when it is named).
include(CMakePackageConfigHelpers)

install(TARGETS eager eager_static eager_cpp EXPORT eagerTargets
        LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT runtime NAMELINK_COMPONENT dev
        ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT dev)
if(TARGET eager_cuda)
  install(TARGETS eager_cuda LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT cuda OPTIONAL)
endif()
install(DIRECTORY ${PROJECT_SOURCE_DIR}/bindings/cpp/include/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT dev)
install(FILES ${PROJECT_SOURCE_DIR}/include/eager_c.h DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT dev)
install(EXPORT eagerTargets NAMESPACE eager:: DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/eager COMPONENT dev)

configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/eagerConfig.cmake.in ${PROJECT_BINARY_DIR}/eagerConfig.cmake
                              INSTALL_DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/eager)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/eagerConfigVersion.cmake COMPATIBILITY SameMajorVersion)
install(FILES ${PROJECT_BINARY_DIR}/eagerConfig.cmake ${PROJECT_BINARY_DIR}/eagerConfigVersion.cmake
        DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/eager COMPONENT dev)

# eager.pc finds the prefix from its own folder, so that an installed tree can be moved.
list(TRANSFORM EAGER_STATIC_NAMES PREPEND -l OUTPUT_VARIABLE private_libraries)
list(JOIN private_libraries " " private_libraries)
file(RELATIVE_PATH pc_to_prefix "/${CMAKE_INSTALL_LIBDIR}/pkgconfig" "/")
string(REGEX REPLACE "/$" "" pc_to_prefix "${pc_to_prefix}")
configure_file(${PROJECT_SOURCE_DIR}/cmake/eager.pc.in ${PROJECT_BINARY_DIR}/eager.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/eager.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig COMPONENT dev)
