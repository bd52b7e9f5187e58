/* SPDX-License-Identifier: Apache-2.0
 *
 * The runtime: include this one. */
#ifndef ACTGRAD_ACL_ACL_H_
#define ACTGRAD_ACL_ACL_H_

#include "acl/acl_base.h"
#include "acl/acl_mdl.h"
#include "acl/acl_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Begins the use of the runtime. `configPath` is null, empty or the path of a file that holds a JSON object; its
 * settings concern hardware and change nothing here. A file that is unreadable, malformed or longer than 1 MiB: 100000.
 * An unknown ACTGRAD_PRODUCT or a bad ACTGRAD_DEVICE_COUNT in the environment: 100000. Already initialised: 100002,
 * which is harmless. */
ACTGRAD_PUBLIC aclError aclInit(const char* configPath);

/* Waits for all queued work and ends the use of the runtime; aclInit may follow. Streams, events and memory stay
 * valid until they are destroyed. Never initialised: 100001. Finalized already: 100037. */
ACTGRAD_PUBLIC aclError aclFinalize(void);

#ifdef __cplusplus
}
#endif

#endif
