// SPDX-License-Identifier: Apache-2.0
#include "python/loaded_symbol.h"

#if defined(__linux__)
#include <dlfcn.h>
#include <link.h>

#include <cstring>

namespace actgrad::python {

namespace {

struct Wanted {
    std::initializer_list<const char*> libraries;
    const char* symbol;
    void* found;
};

int find(dl_phdr_info* library, size_t, void* data) {
    auto& wanted = *static_cast<Wanted*>(data);
    const char* const slash = std::strrchr(library->dlpi_name, '/');
    const char* const file = slash ? slash + 1 : library->dlpi_name;
    for (const char* const name : wanted.libraries) {
        if (std::strncmp(file, name, std::strlen(name)) != 0) {
            continue;
        }
        if (void* const handle = dlopen(library->dlpi_name, RTLD_NOW | RTLD_NOLOAD)) {
            wanted.found = dlsym(handle, wanted.symbol);
            dlclose(handle);
        }
    }
    return wanted.found != nullptr;
}

}  // namespace

void* symbol_of_loaded(std::initializer_list<const char*> libraries, const char* symbol) {
    Wanted wanted{libraries, symbol, nullptr};
    dl_iterate_phdr(find, &wanted);
    return wanted.found;
}

}  // namespace actgrad::python

#else

namespace actgrad::python {

void* symbol_of_loaded(std::initializer_list<const char*>, const char*) { return nullptr; }

}  // namespace actgrad::python

#endif
