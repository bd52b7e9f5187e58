// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/arithmetic/ and src/actgrad/operators/. Edit that instead.

// Included inside the namespace of one instruction set, after generated/activations.h.
