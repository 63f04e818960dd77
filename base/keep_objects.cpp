#include "base/keep_objects.h"

#include <elf.h>
#include <link.h>
#include <sys/mman.h>
#include <unistd.h>

#include <atomic>
#include <cstdint>
#include <cstring>
#include <span>

namespace eager {

namespace {

int drop_destructor(void (*)(void*), void*, void*) { return 0; }

using Header = ElfW(Phdr);
using Entry = ElfW(Dyn);
using Symbol = ElfW(Sym);
using Relocation = ElfW(Rela);  // an address that the loader fills in

struct Range {
  bool contains(uintptr_t address) const { return address - begin < size; }
  uintptr_t begin = 0, size = 0;
};

// A shared library, or the program, as the loader mapped it.
struct Module {
  explicit Module(const dl_phdr_info& info) : address(info.dlpi_addr), headers(info.dlpi_phdr, info.dlpi_phnum) {}

  Range range(const Header& header) const { return {address + header.p_vaddr, header.p_memsz}; }
  // Returns the range of the segment of a type; an empty one if there is none.
  Range range(uint32_t type) const {
    for (const Header& header : headers) {
      if (header.p_type == type) return range(header);
    }
    return {};
  }
  bool contains(uintptr_t code) const {
    for (const Header& header : headers) {
      if (header.p_type == PT_LOAD && range(header).contains(code)) return true;
    }
    return false;
  }

  uintptr_t address;
  std::span<const Header> headers;
};

// The functions and objects that a module imports from others, by its dynamic section.
struct Imports {
  explicit Imports(const Entry* entry) {
    const Relocation *of_functions = nullptr, *of_all = nullptr;
    size_t bytes_of_functions = 0, bytes_of_all = 0;
    for (; entry->d_tag != DT_NULL; ++entry) {
      const auto pointer = entry->d_un.d_ptr;
      switch (entry->d_tag) {
        case DT_SYMTAB: symbols = reinterpret_cast<const Symbol*>(pointer); break;
        case DT_STRTAB: names = reinterpret_cast<const char*>(pointer); break;
        case DT_JMPREL: of_functions = reinterpret_cast<const Relocation*>(pointer); break;
        case DT_PLTRELSZ: bytes_of_functions = entry->d_un.d_val; break;
        case DT_RELA: of_all = reinterpret_cast<const Relocation*>(pointer); break;
        case DT_RELASZ: bytes_of_all = entry->d_un.d_val; break;
        default: break;
      }
    }
    lists[0] = {of_functions, bytes_of_functions / sizeof(Relocation)};
    lists[1] = {of_all, bytes_of_all / sizeof(Relocation)};
  }

  // Returns where the loader put the address of a function, relative to the module; 0: the module does not import it.
  uintptr_t find(const char* name) const {
    for (const auto& list : lists) {
      for (const Relocation& r : list) {
        const auto index = ELF64_R_SYM(r.r_info);
        if (index != 0 && std::strcmp(names + symbols[index].st_name, name) == 0) return r.r_offset;
      }
    }
    return 0;
  }

  const Symbol* symbols = nullptr;
  const char* names = nullptr;
  std::span<const Relocation> lists[2];
};

// Writes an address that the loader filled in, and may have protected since.
void write(const Module& module, uintptr_t* at, uintptr_t value) {
  const uintptr_t size = sysconf(_SC_PAGESIZE), page = reinterpret_cast<uintptr_t>(at) & -size;
  if (mprotect(reinterpret_cast<void*>(page), size, PROT_READ | PROT_WRITE) != 0) return;
  std::atomic_ref(*at).store(value, std::memory_order_relaxed);
  const Range constant = module.range(PT_GNU_RELRO);  // the loader protects its whole pages
  if (page >= (constant.begin & -size) && page < ((constant.begin + constant.size) & -size))
    mprotect(reinterpret_cast<void*>(page), size, PROT_READ);
}

// Is called with each module until it returns other than 0.
[[maybe_unused]] int keep_objects_if(dl_phdr_info* info, size_t, void* function) {
  const Module module(*info);
  if (!module.contains(reinterpret_cast<uintptr_t>(function))) return 0;
  if (module.contains(reinterpret_cast<uintptr_t>(&drop_destructor))) return 1;
  const Imports imports(reinterpret_cast<const Entry*>(module.range(PT_DYNAMIC).begin));
  if (const uintptr_t at = imports.find("__cxa_atexit")) {
    write(module, reinterpret_cast<uintptr_t*>(module.address + at), reinterpret_cast<uintptr_t>(&drop_destructor));
  }
  return 1;
}

}  // namespace

// glibc makes the addresses in a module's dynamic section absolute, on these processors; elsewhere nothing is done.
void keep_objects_of([[maybe_unused]] const void* function) {
#if defined(__GLIBC__) && (defined(__x86_64__) || defined(__aarch64__))
  dl_iterate_phdr(keep_objects_if, const_cast<void*>(function));
#endif
}

}  // namespace eager
