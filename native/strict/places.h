// SPDX-License-Identifier: Apache-2.0
//
// Where in a program a call was made: return addresses, and what they are called.
#pragma once

#include <cstddef>
#include <cstdint>

#include "strict/text.h"

namespace actgrad::strict {

struct Stack {
    static constexpr int capacity = 20;

    static Stack here();

    // That of a signal handler, whose own frames lie above the place of the fault at `fault`.
    static Stack of_fault(uintptr_t fault);

    uintptr_t frames[capacity];
    int count = 0;
    bool begins_with_fault = false;
};

struct Place {
    Text<480> function;
    Text<480> file;  // empty where it is not known
    uint64_t line = 0;
};

// Once, before a signal handler may need them.
void prepare_places();

constexpr int MOST_PLACES = 5;

// The program's own frames, innermost first, without the libraries of actgrad and the C++ library's headers. Calls
// nothing that a signal handler may not.
int places_of(const Stack& stack, Place (&places)[MOST_PLACES]);

// The same for the Python functions that the calling thread is in, if it runs Python.
int python_places(Place (&places)[MOST_PLACES], bool in_handler);

// The same number for the same place.
uint64_t place_key(const Stack& stack);

}  // namespace actgrad::strict
