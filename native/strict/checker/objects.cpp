// SPDX-License-Identifier: Apache-2.0
//
// Objects with a life.
#include "strict/platform.h"

#if ACTGRAD_HAS_STRICT_MODE

#include <algorithm>
#include <cstring>
#include <iterator>
#include <string>
#include <string_view>

#include "article.h"
#include "ascendcl/call.h"
#include "strict/checker/checker.h"
#include "strict/checker/wording.h"

namespace actgrad::strict {

namespace {

constexpr std::string_view RUNTIME_KINDS[] = {"stream",
                                              "event",
                                              "notify",
                                              "block",
                                              "graph",
                                              "context",
                                              "mapping",
                                              "range of addresses",
                                              "block of physical memory"};

}  // namespace

void Checker::born(const char* kind, const char* function, const void* handle) {
    const Stack place = Stack::here();
    const std::lock_guard<std::mutex> lock(mutex_);
    live_[number(handle)] = Object{kind, function, place};
}

void Checker::listed(const void* handle) {
    const std::lock_guard<std::mutex> lock(mutex_);
    const auto object = live_.find(number(handle));
    if (object != live_.end()) {
        object->second.told = true;
    }
}

void Checker::died(const char* kind, const void* handle) {
    Findings found(*this);
    const auto object = live_.find(number(handle));
    if (object == live_.end() || std::strcmp(object->second.kind, kind) != 0) {
        return;
    }
    const Stack place = Stack::here();
    executors_.changed(handle, with_article(kind) + " is destroyed", place);
    live_.erase(object);
    ended_.add(number(handle), Ended{kind, place});
    if (std::strcmp(kind, "stream") == 0) {
        order_.forget(number(handle));
    }
}

void Checker::dead_used(const char* kind, const void* handle) {
    Findings found(*this);
    const bool is_runtimes = std::any_of(std::begin(RUNTIME_KINDS), std::end(RUNTIME_KINDS),
                                         [&](std::string_view of_runtime) { return of_runtime == kind; });
    const Check check = is_runtimes ? Check::Order : Check::Executor;
    const std::string what = with_article(kind) + " is used, or destroyed, that ";
    const std::string origin = origin_of(number(handle));
    if (const Stack* const end = end_of(kind, number(handle))) {
        found.add({check, what + "has ended", Stack::here(), "it ended", *end});
    } else if (kind == std::string_view("block") && !origin.empty()) {
        found.add({check,
                   std::string(running()) + " is given " + describe_address(handle) +
                       ", which is not the start of a block of its own",
                   Stack::here(), origin, origin_place_of(number(handle))});
    } else {
        found.add({check, what + "is not there, at " + describe_address(handle), Stack::here()});
    }
}

const Stack* Checker::end_of(std::string_view kind, uintptr_t handle) const {
    if (kind == "executor") {
        const ExecutorState* const executor = executors_.consumed(handle);
        return executor ? &executor->ended : nullptr;
    }
    if (kind == "block") {
        if (const FreedBlock* const block = memory_.find_freed(handle)) {
            return &block->freed;
        }
    }
    const Ended* const ended = ended_.find(handle);
    return ended && kind == ended->kind ? &ended->place : nullptr;
}

}  // namespace actgrad::strict

#endif
