include(CMakePackageConfigHelpers)

install(TARGETS eager eager_static EXPORT eagerTargets
        LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
if(TARGET eager_cuda)
  install(TARGETS eager_cuda LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR})
endif()
install(FILES ${PROJECT_SOURCE_DIR}/include/eager_c.h DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
install(EXPORT eagerTargets NAMESPACE eager:: DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/eager)

configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/eagerConfig.cmake.in ${PROJECT_BINARY_DIR}/eagerConfig.cmake
                              INSTALL_DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/eager)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/eagerConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/eagerConfig.cmake ${PROJECT_BINARY_DIR}/eagerConfigVersion.cmake
        DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/eager)

# eager.pc; its own folder tells it the prefix, so that an installed tree can be moved.
set(private_libraries)
foreach(library ${EAGER_STATIC_LIBRARIES})
  if(library MATCHES "/")
    string(APPEND private_libraries " ${library}")
  else()
    string(APPEND private_libraries " -l${library}")
  endif()
endforeach()
file(RELATIVE_PATH pc_to_prefix "/${CMAKE_INSTALL_LIBDIR}/pkgconfig" "/")
string(REGEX REPLACE "/$" "" pc_to_prefix "${pc_to_prefix}")
configure_file(${PROJECT_SOURCE_DIR}/cmake/eager.pc.in ${PROJECT_BINARY_DIR}/eager.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/eager.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
