// SPDX-License-Identifier: Apache-2.0
//
// Call sites in a program: return addresses and their symbols.
#pragma once

#include <cstddef>
#include <cstdint>

#include "strict/text.h"

namespace actgrad::strict {

struct Stack {
    static constexpr int capacity = 20;

    static Stack here();

    // The stack at a fault, taken in its signal handler, whose own frames are on top of `fault`.
    static Stack of_fault(uintptr_t fault);

    uintptr_t frames[capacity];
    int count = 0;
    uint64_t number = 0;  // increases from stack to stack that `here` takes
    bool begins_with_fault = false;
};

struct Place {
    Text<480> function;
    Text<480> file;  // empty if unknown
    uint64_t line = 0;

    void clear() {
        function.clear();
        file.clear();
        line = 0;
    }
};

// Call once, before a signal handler may need symbols.
void prepare_places();

constexpr int MOST_PLACES = 5;

// Memory for looking a place up: a signal handler's stack may be too small for it.
struct Lookup {
    char answer[4096];
    Place place;
};

// The program's own frames, innermost first, without actgrad's libraries and the C++ library's headers.
// Async-signal-safe.
int places_of(const Stack& stack, Place (&places)[MOST_PLACES], Lookup& lookup);

// The calling thread's Python frames, if it runs Python, without actgrad's own.
int python_places(Place (&places)[MOST_PLACES], bool in_handler);

// A hash that is equal for equal places.
uint64_t place_key(const Stack& stack);

}  // namespace actgrad::strict
