// SPDX-License-Identifier: Apache-2.0
#pragma once

// Exports the C++ interface between our own libraries; the public C headers have a macro of their own.
#if defined(__GNUC__)
#define ACTGRAD_API __attribute__((visibility("default")))
#else
#define ACTGRAD_API
#endif
