// SPDX-License-Identifier: Apache-2.0
//
// Findings of strict mode, and their reports.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "strict/checks.h"
#include "strict/places.h"

namespace actgrad::strict {

// The enabled checks.
class Chosen {
public:
    // Throws Refusal(100000) unless `names` is "1" or a comma-separated list of check names.
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
    const char* instead = nullptr;  // the check's, if null
};

// The process-wide list of findings.
void begin_findings(Chosen chosen);
void report(const Finding& finding);

// Async-signal-safe variant of report, with the message in pieces.
void report_in_handler(Check check, std::string_view message, const Stack& place, std::string_view origin,
                       const Stack* origin_place);

// Counts a copy of pageable memory, for which a real device would block.
void count_pageable_copy();
void count_call();

// Prints the counts and repeats the findings. True if there were any.
bool end_findings();

// A forked child starts without its parent's findings.
void forget_findings();
void lock_findings();
void unlock_findings();

}  // namespace actgrad::strict
