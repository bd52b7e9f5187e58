// SPDX-License-Identifier: Apache-2.0
//
// torch_npu queues operators and submits them on a thread of its own. If one fails there, it raises an error once, and
// drops those that were queued behind it and all later ones without another, so that results are whatever memory has.
// It tells only its log.
#pragma once

#include "ascendcl/export.h"

namespace actgrad {

// Throws Refusal(507000) once an operator has failed there: what the caller waits for or copies may be no result.
ACTGRAD_API void require_nothing_dropped();

}  // namespace actgrad
