// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdlib>

// Strict mode needs Linux with glibc: for its backtraces, and for on_exit, which passes the exit status.
#if defined(__linux__) && defined(__GLIBC__)
#define ACTGRAD_HAS_STRICT_MODE 1
#else
#define ACTGRAD_HAS_STRICT_MODE 0
#endif
