// SPDX-License-Identifier: Apache-2.0
#include "opapi/isa.h"

#include <cstdlib>
#include <string>

#include "aclnn/aclnn_base.h"
#include "ascendcl/error.h"

namespace actgrad {

namespace baseline {
extern const KernelSet kernel_set;
}
#if defined(__x86_64__)
namespace avx2 {
extern const KernelSet kernel_set;
}
namespace avx512 {
extern const KernelSet kernel_set;
}
#endif

namespace {

struct Choice {
    const KernelSet* set;
    bool available;
};

const KernelSet& choose() {
    const Choice choices[] = {
    // The best first.
#if defined(__x86_64__)
        {&avx512::kernel_set, __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
                                  __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl")},
        // Every processor with AVX2 has F16C, which older compilers cannot be asked about.
        {&avx2::kernel_set, __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")},
#endif
        {&baseline::kernel_set, true},
    };
    const char* wanted = std::getenv("ACTGRAD_ISA");
    std::string names;
    for (const Choice& choice : choices) {
        if (!choice.available) {
            continue;
        }
        if (!wanted || !*wanted || std::string(wanted) == choice.set->isa) {
            return *choice.set;
        }
        names += (names.empty() ? "" : ", ") + std::string(choice.set->isa);
    }
    throw Refusal(ACLNN_ERR_RUNTIME_ERROR, "ACTGRAD_ISA is \"" + std::string(wanted) + "\"; this machine has " + names);
}

}  // namespace

const KernelSet& kernels() {
    static const KernelSet& chosen = choose();
    return chosen;
}

}  // namespace actgrad
