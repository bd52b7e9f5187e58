// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/refusals.py. Edit that instead.

#include "ascendcl/absent.h"

using actgrad::refuse;

// Callers pass what the interface says; nothing of it is read.
extern "C" {

ACTGRAD_PUBLIC aclError HcclGetRootInfo(void) { return refuse("HcclGetRootInfo", "communication between NPUs"); }
ACTGRAD_PUBLIC aclError HcclGetRootInfoScalable(void) { return refuse("HcclGetRootInfoScalable", "communication between NPUs"); }
ACTGRAD_PUBLIC aclError HcclCommInitAll(void) { return refuse("HcclCommInitAll", "communication between NPUs"); }
ACTGRAD_PUBLIC aclError HcclCommInitRootInfo(void) { return refuse("HcclCommInitRootInfo", "communication between NPUs"); }
ACTGRAD_PUBLIC aclError HcclCommInitRootInfoConfig(void) { return refuse("HcclCommInitRootInfoConfig", "communication between NPUs"); }
ACTGRAD_PUBLIC aclError HcclCommInitRootInfoScalable(void) { return refuse("HcclCommInitRootInfoScalable", "communication between NPUs"); }
ACTGRAD_PUBLIC aclError HcclCommInitClusterInfoConfig(void) { return refuse("HcclCommInitClusterInfoConfig", "communication between NPUs"); }
ACTGRAD_PUBLIC aclError HcclCreateSubCommConfig(void) { return refuse("HcclCreateSubCommConfig", "communication between NPUs"); }

}  // extern "C"
