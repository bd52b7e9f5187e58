// SPDX-License-Identifier: Apache-2.0
//
// The process: its phases, its end and what is left then, faults and forks.
#include "strict/platform.h"

#if ACTGRAD_HAS_STRICT_MODE

#include <algorithm>
#include <iterator>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "article.h"
#include "strict/checker/checker.h"
#include "strict/checker/wording.h"

namespace actgrad::strict {

namespace {

constexpr std::string_view QUESTIONS[] = {"aclrtGetDevice", "aclrtGetCurrentContext"};
constexpr std::string_view BEGINNINGS[] = {"aclrtSetDevice", "aclrtCreate", "aclrtMalloc",
                                           "aclrtMemcpy",    "aclrtMemset", "aclrtReserve"};
constexpr std::string_view ENDINGS[] = {"aclrtFree", "aclrtDestroy", "aclrtSynchronize", "aclrtReset"};

template <size_t N>
bool begins_with_any(std::string_view name, const std::string_view (&beginnings)[N]) {
    return std::any_of(std::begin(beginnings), std::end(beginnings),
                       [&](std::string_view beginning) { return name.substr(0, beginning.size()) == beginning; });
}

thread_local const char* running_function = "";

}  // namespace

Checker::Checker(Chosen chosen)
    : chosen_(chosen),
      holds_back_(chosen.has(Check::EarlyRead) || chosen.has(Check::EarlyWrite) || chosen.has(Check::EarlyFree)),
      memory_(chosen.has(Check::HostAccess)) {}

Checker::Findings::~Findings() {
    lock_.unlock();
    for (const Finding& finding : found_) {
        report(finding);
    }
}

void Checker::Findings::add(Finding finding) { found_.push_back(std::move(finding)); }

const char* Checker::running() { return running_function; }

void Checker::set_running(const char* function) { running_function = function; }

void Checker::called(const char* function) {
    set_running(function);
    const std::string_view name = function;
    const bool begins = begins_with_any(name, BEGINNINGS);
    if (phase_ == Phase::Initialised || !(begins || begins_with_any(name, ENDINGS))) {
        return;
    }
    judge_phase(function, begins);
}

void Checker::no_device(const char* function) {
    // After aclFinalize it is told already, as a call that comes too late.
    const bool is_told =
        phase_ == Phase::Finalised && (begins_with_any(running(), BEGINNINGS) || begins_with_any(running(), ENDINGS));
    if (!is_told && !begins_with_any(running(), QUESTIONS)) {
        report({Check::Order, without_device(function ? function : running()), Stack::here()});
    }
}

void Checker::initialised() { phase_ = Phase::Initialised; }

void Checker::finalised() { phase_ = Phase::Finalised; }

void Checker::judge_phase(const char* function, bool begins) {
    if (phase_ == Phase::Finalised) {
        report({Check::Order, std::string(function) + " is called after aclFinalize", Stack::here()});
    } else if (phase_ == Phase::Untouched && begins && !told_of_init_.exchange(true)) {
        report({Check::Order, std::string(function) + " is called before aclInit", Stack::here()});
    }
}

void Checker::at_exit(int status) {
    if (status == 0) {
        report_leaks("at the end of the program");
    }
}

void Checker::report_leaks(const char* when) {
    std::multimap<uint64_t, Finding> in_order;  // of creation, so that two runs tell the same
    Findings found(*this);
    const auto leak = [&](const std::string& what, const Stack& place) {
        in_order.emplace(place.number, Finding{Check::Leak, what + " still there " + when, place});
    };
    const auto leak_bytes = [&](size_t size, const char* function, const Stack& place) {
        leak(bytes(size) + " of " + function + (size == 1 ? " is" : " are"), place);
    };
    const auto unfreed = [&](const Block& block) {
        in_order.emplace(
            block.origin.number,
            Finding{Check::Leak,
                    bytes(block.size) + " of " + block.function + (block.size == 1 ? " was" : " were") +
                        " not freed before aclrtResetDevice gave device " + std::to_string(block.device) + " back",
                    block.origin});
    };
    // They may be used, and destroyed, after aclFinalize.
    for (auto& [handle, object] : live_) {
        if (!std::exchange(object.told, true)) {
            leak(with_article(object.kind) + " of " + object.function + " is", object.place);
        }
    }
    for (const auto& [address, block] : memory_.blocks()) {
        if (!told_blocks_.insert(address).second) {
            continue;
        }
        if (block.is_gone) {
            unfreed(block);
        } else {
            leak_bytes(block.size, block.function, block.origin);
        }
    }
    for (auto& [address, block] : pinned_) {
        if (!std::exchange(block.told, true)) {
            leak_bytes(block.size, "aclrtMallocHost", block.place);
        }
    }
    for (const auto& [handle, executor] : executors_.all_live()) {
        if (executor.is_repeatable) {
            leak("a repeatable executor of " + std::string(executor.name) + " is", executor.made);
        } else {
            in_order.emplace(executor.made.number, Finding{Check::Executor,
                                                           "phase one of " + std::string(executor.name) +
                                                               " gave an executor that phase two has not run " + when,
                                                           executor.made});
        }
    }
    executors_.clear_live();
    for (auto& [made, finding] : in_order) {
        found.add(std::move(finding));
    }
}

bool Checker::describe_fault(uintptr_t address, uintptr_t instruction) {
    const bool of_program = memory_.holds(address);
    if (!of_program && !memory_.holds_data(address)) {
        return false;
    }
    const uintptr_t place = of_program ? address : memory_.program_address(address);
    const Stack stack = Stack::of_fault(instruction);
    Text<512> message, origin;
    message << (of_program ? "host code uses " : "a kernel uses ");
    message.address(place);
    const Stack* origin_place = nullptr;
    const bool locked = mutex_.try_lock();  // not lock(): this very thread may hold it
    uintptr_t begin = 0;
    if (const Block* const block = locked ? memory_.find(place, begin) : nullptr) {
        message << ", which is byte " << static_cast<uint64_t>(place - begin) << " of " << uint64_t{block->size}
                << " of device memory at ";
        message.address(begin);
        origin << "allocated by " << block->function << "(" << uint64_t{block->size} << ")";
        origin_place = &block->origin;
    } else if (const FreedBlock* const freed = locked ? memory_.find_freed(place) : nullptr) {
        message << ", which is byte " << static_cast<uint64_t>(place - freed->begin) << " of " << uint64_t{freed->size}
                << " of device memory that was freed";
        origin << "freed";
        origin_place = &freed->freed;
    } else {
        message << ", an address beyond the blocks of device memory";
    }
    // Without the check `host-access`, the host may use blocks: this is none.
    const Check check = of_program && memory_.is_hidden() ? Check::HostAccess : Check::OutOfBounds;
    report_in_handler(check, message.view(), stack, origin.view(), origin_place);
    return true;
}

void Checker::before_fork() { mutex_.lock(); }

void Checker::after_fork() { mutex_.unlock(); }

void Checker::in_child() {
    for (auto& [handle, object] : live_) {
        object.told = true;  // the child may use its parent's tensors, but need not destroy them
    }
    pinned_.clear();
    registered_.clear();
    peers_.clear();
    order_.clear();
    executors_.clear();
    contents_.clear();
    suspicions_.clear();
    capturing_.clear();
    captured_.clear();
    memory_.forget_blocks();
    mutex_.unlock();
}

Watcher* make_watcher(const Chosen& chosen) { return new Checker(chosen); }

}  // namespace actgrad::strict

#endif
