// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/refusals.py. Edit that instead.

#include "ascendcl/absent.h"

using actgrad::refuse;

// Callers pass what the interface says; nothing of it is read.
extern "C" {

ACTGRAD_PUBLIC aclError HcclGetRootInfoScalable(void) { return refuse("HcclGetRootInfoScalable", "a communicator of more than one root"); }
ACTGRAD_PUBLIC aclError HcclCommInitRootInfoScalable(void) { return refuse("HcclCommInitRootInfoScalable", "a communicator of more than one root"); }
ACTGRAD_PUBLIC aclError HcclCommInitClusterInfoConfig(void) { return refuse("HcclCommInitClusterInfoConfig", "a communicator from a file of ranks"); }
ACTGRAD_PUBLIC aclError HcclCommRegister(void) { return refuse("HcclCommRegister", "memory that is registered for communication"); }
ACTGRAD_PUBLIC aclError HcclCommDeregister(void) { return refuse("HcclCommDeregister", "memory that is registered for communication"); }
ACTGRAD_PUBLIC aclError HcclCommExchangeMem(void) { return refuse("HcclCommExchangeMem", "memory that is registered for communication"); }
ACTGRAD_PUBLIC aclError HcclCommSymWinRegister(void) { return refuse("HcclCommSymWinRegister", "memory that is registered for communication"); }
ACTGRAD_PUBLIC aclError HcclCommSymWinDeregister(void) { return refuse("HcclCommSymWinDeregister", "memory that is registered for communication"); }
ACTGRAD_PUBLIC aclError HcclCommSetMemoryRange(void) { return refuse("HcclCommSetMemoryRange", "memory that is registered for communication"); }
ACTGRAD_PUBLIC aclError HcclCommUnsetMemoryRange(void) { return refuse("HcclCommUnsetMemoryRange", "memory that is registered for communication"); }
ACTGRAD_PUBLIC aclError HcclCommActivateCommMemory(void) { return refuse("HcclCommActivateCommMemory", "memory that is registered for communication"); }
ACTGRAD_PUBLIC aclError HcclCommDeactivateCommMemory(void) { return refuse("HcclCommDeactivateCommMemory", "memory that is registered for communication"); }
ACTGRAD_PUBLIC aclError HcommMemAlloc(void) { return refuse("HcommMemAlloc", "memory that is registered for communication"); }
ACTGRAD_PUBLIC aclError HcommMemFree(void) { return refuse("HcommMemFree", "memory that is registered for communication"); }
ACTGRAD_PUBLIC aclError HcclCommResume(void) { return refuse("HcclCommResume", "the repair of a communicator"); }
ACTGRAD_PUBLIC aclError HcclCommWorkingDevNicSet(void) { return refuse("HcclCommWorkingDevNicSet", "the repair of a communicator"); }

}  // extern "C"
