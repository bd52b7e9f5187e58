/* SPDX-License-Identifier: Apache-2.0
 *
 * Dumps of what operators read and write, which are accepted and write no file. Functions of models that were compiled
 * in advance are not declared: they need an NPU. Graphs of captured operators are in acl/acl_rt.h. */
#ifndef ACTGRAD_ACL_ACL_MDL_H_
#define ACTGRAD_ACL_ACL_MDL_H_

#include "acl/acl_base.h"

#ifdef __cplusplus
extern "C" {
#endif

ACTGRAD_PUBLIC aclError aclmdlInitDump(void);
ACTGRAD_PUBLIC aclError aclmdlSetDump(const char* dumpCfgPath);
ACTGRAD_PUBLIC aclError aclmdlFinalizeDump(void);

#ifdef __cplusplus
}
#endif

#endif
