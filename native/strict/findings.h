// SPDX-License-Identifier: Apache-2.0
//
// What strict mode finds, and how it is told.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "strict/checks.h"
#include "strict/places.h"

namespace actgrad::strict {

// Which checks are made.
class Chosen {
public:
    // Throws Refusal(100000) for what is neither "1" nor names of checks with commas between them.
    explicit Chosen(const std::string& names);

    bool has(Check check) const { return (bits_ >> static_cast<int>(check) & 1) != 0; }

private:
    uint32_t bits_ = 0;
};

struct Finding {
    Check check;
    std::string message;
    Stack place;
    std::string origin = {};  // such as "allocated by aclrtMalloc(64)"
    Stack origin_place = {};
};

// The findings of the process.
void begin_findings(Chosen chosen);
void report(const Finding& finding);

// The same from a signal handler, with the message in pieces.
void report_in_handler(Check check, std::string_view message, const Stack& place, std::string_view origin,
                       const Stack* origin_place);

// One more copy that a card would wait for.
void count_pageable_copy();
void count_call();
uint64_t call_count();

// Writes how many there were, and the findings again. True if there were any.
bool end_findings();

// A child knows nothing of its parent's.
void forget_findings();
void lock_findings();
void unlock_findings();

}  // namespace actgrad::strict
