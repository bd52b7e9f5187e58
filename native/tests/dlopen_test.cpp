// SPDX-License-Identifier: Apache-2.0
//
// A program that is not linked to the libraries: it opens them, queues work, closes them, and exits. Their threads
// continue until the work is done.
#include <dlfcn.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "aclnn/aclnn_base.h"
#include "aclnnop/aclnn_silu.h"

// GCC 12's LeakSanitizer mistakes a library's thread-local block that begins 16 bytes into a page for one with a header
// of glibc 2.19, and follows a pointer that is none.
extern "C" const char* __asan_default_options() { return "intercept_tls_get_addr=0"; }

namespace {

template <class Function>
Function* function(void* library, const char* name) {
    auto* const found = reinterpret_cast<Function*>(dlsym(library, name));
    if (!found) {
        std::fprintf(stderr, "%s\n", dlerror());
        std::exit(1);
    }
    return found;
}

#define FUNCTION(library, name) function<decltype(name)>(library, #name)

void require(bool right, const char* what) {
    if (!right) {
        std::fprintf(stderr, "%s\n", what);
        std::exit(1);
    }
}

float values[1 << 20], results[1 << 20];

// Destroyed after the libraries' own exit handlers run, as it was constructed before they were opened.
struct AtTheEnd {
    ~AtTheEnd() {
        if (opened && !(results[0] > 0.73f && results[(1 << 20) - 1] == results[0])) {
            std::fprintf(stderr, "the queued work was not done\n");
            std::_Exit(1);
        }
    }
    bool opened = false;
} at_the_end;

}  // namespace

int main() {
    for (float& value : values) {
        value = 1;
    }
    for (int round = 0; round < 2; ++round) {
        void* const library = dlopen(ACTGRAD_LIBRARY, RTLD_NOW | RTLD_LOCAL);
        require(library, "the library cannot be opened");
        at_the_end.opened = true;
        const int64_t size = 1 << 20;
        require(FUNCTION(library, aclrtSetDevice)(0) == 0, "no device");
        const auto tensor = [&](float* data) {
            return FUNCTION(library, aclCreateTensor)(&size, 1, ACL_FLOAT, nullptr, 0, ACL_FORMAT_ND, &size, 1, data);
        };
        aclTensor* const self = tensor(values);
        aclTensor* const out = tensor(results);
        uint64_t workspace = 0;
        aclOpExecutor* executor = nullptr;
        require(FUNCTION(library, aclnnSiluGetWorkspaceSize)(self, out, &workspace, &executor) == 0, "phase one");
        require(FUNCTION(library, aclnnSilu)(nullptr, 0, executor, nullptr) == 0, "phase two");
        require(FUNCTION(library, aclDestroyTensor)(self) == 0, "a tensor");
        require(FUNCTION(library, aclDestroyTensor)(out) == 0, "a tensor");
        require(FUNCTION(library, aclDestroyTensor)(out) == ACLNN_ERR_PARAM_INVALID, "a dead tensor");
        require(dlclose(library) == 0, "the library cannot be closed");
    }
    return 0;
}
