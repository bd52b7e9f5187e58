// SPDX-License-Identifier: Apache-2.0
#include "opapi/kernels/isa.h"

#include <cstdlib>
#include <string>

#include "aclnn/aclnn_base.h"
#include "ascendcl/error.h"

namespace actgrad {

// ISA(name, whether this machine supports it), best first; isa.cmake writes the list.
#define ISA(name, available)           \
    namespace name {                   \
    extern const KernelSet kernel_set; \
    }
#include "isas.inc"
#undef ISA

namespace {

struct Choice {
    const KernelSet* set;
    bool available;
};

const KernelSet& choose() {
    const Choice choices[] = {
#define ISA(name, available) {&name::kernel_set, available},
#include "isas.inc"
#undef ISA
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
