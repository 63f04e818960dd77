# CMake's own modules put their results into the cache. In another project's build (add_subdirectory) that is the other
# project's cache, so what is new there between these two calls becomes ordinary variables of this folder. Entries that
# the other project has made stay, and hold here too.
macro(eager_begin_private_cache)
  get_cmake_property(eager_cache_before CACHE_VARIABLES)
endmacro()

macro(eager_end_private_cache)
  if(NOT PROJECT_IS_TOP_LEVEL)
    get_cmake_property(eager_cache_added CACHE_VARIABLES)
    list(REMOVE_ITEM eager_cache_added ${eager_cache_before})
    foreach(name IN LISTS eager_cache_added)
      set(${name} "${${name}}")
      unset(${name} CACHE)
    endforeach()
  endif()
endmacro()
