// SPDX-License-Identifier: Apache-2.0
#include "strict/checks.h"

#include "strict/platform.h"

namespace actgrad::strict {

std::string hint_of(uint64_t pageable_copies) {
    return "  hint: " + std::to_string(pageable_copies) +
           " aclrtMemcpyAsync of pageable host memory: a card waits there; " +
           "memory of aclrtMallocHost is copied at once\n";
}

bool is_available() { return ACTGRAD_HAS_STRICT_MODE != 0; }

const Description descriptions[CHECKS] = {
    {"host-access", "A card's memory has no address that the host can use.",
     "Copy with aclrtMemcpy between device memory and host memory."},
    {"host-pointer", "A card can not reach that address, and fails with 507035.",
     "Allocate with aclrtMalloc, and copy the data there."},
    {"copy-kind", "A card refuses the copy, or copies nonsense.",
     "Name the kind after the two addresses: ACL_MEMCPY_HOST_TO_DEVICE, ACL_MEMCPY_DEVICE_TO_HOST …"},
    {"out-of-bounds", "A card reads or overwrites what lies beyond, or fails with 507035.",
     "Allocate as many bytes as the call uses. The call was left out here."},
    {"early-read", "A card gives what was there before.", "Call aclrtSynchronizeStream, or wait for an event, first."},
    {"early-write", "A card overwrites what the queued work has yet to use.",
     "Call aclrtSynchronizeStream, or wait for an event, first."},
    {"early-free", "A card gives the memory to others while work still uses it.",
     "Call aclrtSynchronizeStream before memory is freed."},
    {"uninitialised", "A card computes with what earlier work left there.",
     "Write the memory first: aclrtMemcpy, aclrtMemset, or an operator's output."},
    {"workspace", "A card's kernel writes beyond the workspace, or fails with 507035.",
     "Give phase two as much device memory as phase one asked for."},
    {"executor", "A card's library uses freed memory, or keeps what it will never free.",
     "Run each executor once, and destroy its arguments once, after phase two."},
    {"leak", "A card has less and less of it.", "Destroy what was created, and free what was allocated."},
    {"order", "A card refuses the call, or this one fails later.",
     "The order is aclInit, aclrtSetDevice, the work, aclrtResetDevice, aclFinalize; a handle serves its own context."},
    {"product", "The documents exclude it for this product.", "Make the tensor as the operator's page says."},
    {"unchecked", "A card gives what was there before, since the call did nothing.",
     "Look at each call's status, and at aclGetRecentErrMsg()."},
};

}  // namespace actgrad::strict
