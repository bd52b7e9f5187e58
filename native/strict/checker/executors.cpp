// SPDX-License-Identifier: Apache-2.0
//
// Operators and executors.
#include "strict/platform.h"

#if ACTGRAD_HAS_STRICT_MODE

#include <string>
#include <utility>

#include "ascendcl/context.h"
#include "strict/checker/checker.h"
#include "strict/checker/wording.h"

namespace actgrad::strict {

namespace {

constexpr uint64_t WORKSPACE = 512;  // phase one's request
constexpr uintptr_t WORKSPACE_ALIGNMENT = 64;

std::string workspace_text(const char* name, const ExecutorState& state) {
    return std::string(name) + " asked for a workspace of " + bytes(state.workspace);
}

}  // namespace

uint64_t Checker::workspace_asked(const void* executor) {
    const std::lock_guard<std::mutex> lock(mutex_);
    ExecutorState* const state = executors_.live(number(executor));
    if (!state || state->is_pythons || !chosen_.has(Check::Workspace)) {
        return 0;
    }
    return state->workspace = WORKSPACE;
}

uint64_t Checker::workspace_needed(const void* executor) {
    const std::lock_guard<std::mutex> lock(mutex_);
    const ExecutorState* const state = executors_.find(number(executor));
    return state ? state->workspace : 0;
}

void Checker::workspace_refused(const char* name, const void* executor, const void* workspace, uint64_t size) {
    Findings found(*this);
    if (const ExecutorState* const state = executors_.find(number(executor))) {
        found.add({Check::Workspace,
                   workspace_text(name, *state) + " in phase one, and phase two is given " +
                       (workspace ? bytes(size) : std::string("none")),
                   Stack::here(), "phase one is called", state->made});
    }
}

void Checker::executor_made(const char* name, const void* executor, const std::vector<const aclTensor*>& tensors) {
    const Stack place = Stack::here();
    if (phase_ != Phase::Initialised) {
        judge_phase(name, true);
    } else if (current_device() == NO_DEVICE) {
        no_device(name);
    }
    const std::lock_guard<std::mutex> lock(mutex_);
    ExecutorState state;
    state.name = name;
    state.made = place;
    for (const aclTensor* tensor : tensors) {
        if (tensor) {
            state.arguments.push_back(tensor);
            state.is_pythons = state.is_pythons || live_.count(number(tensor)) == 0;
        }
    }
    executors_.made(number(executor), std::move(state));
}

void Checker::executor_takes(const void* executor, const std::vector<const void*>& arguments) {
    const std::lock_guard<std::mutex> lock(mutex_);
    executors_.takes(number(executor), arguments);
}

void Checker::executor_repeatable(const void* executor) {
    const std::lock_guard<std::mutex> lock(mutex_);
    if (ExecutorState* const state = executors_.live(number(executor))) {
        state->is_repeatable = true;
    }
}

void Checker::executor_run(const char* name, const void* executor) {
    set_running(name);
    Findings found(*this);
    const ExecutorState* const state = executors_.live(number(executor));
    if (state && state->change) {
        found.add({Check::Executor, state->change->what + " between the phases of " + name, state->change->place,
                   "phase two is called", Stack::here()});
    }
}

void Checker::executor_not_live(const char* name, const void* executor) {
    Findings found(*this);
    const std::string given = std::string(name) + " is given an executor that ";
    if (const ExecutorState* const used = executors_.consumed(number(executor))) {
        found.add(
            {Check::Executor, given + "has run already, or was destroyed", Stack::here(), "it ended", used->ended});
    } else {
        found.add({Check::Executor, given + "no phase one gave, at " + text_of(number(executor)), Stack::here()});
    }
}

void Checker::executor_of_other_operator(const char* name, const void* executor) {
    Findings found(*this);
    if (const ExecutorState* const state = executors_.find(number(executor))) {
        found.add({Check::Executor, std::string(name) + " is given the executor of " + state->name, Stack::here(),
                   "phase one is called", state->made,
                   "Call the second phase of the operator whose first was called."});
    }
}

void Checker::executor_consumed(const void* executor) {
    const Stack place = Stack::here();
    const std::lock_guard<std::mutex> lock(mutex_);
    executors_.ended(number(executor), place);
}

void Checker::tensor_changed(const aclTensor* tensor) {
    const Stack place = Stack::here();
    const std::lock_guard<std::mutex> lock(mutex_);
    executors_.changed(tensor, "a tensor is changed by aclInitTensor", place);
}

void Checker::excluded(const char* name, const char* arguments, const char* product, const char* what) {
    report({Check::Product,
            std::string(name) + ": " + arguments + ": " + what + ", which the documents exclude on " + product,
            Stack::here()});
}

void Checker::judge_workspace(const Launch& launch, const ExecutorState& state, Accesses& accesses, Findings& found) {
    const std::string asked = workspace_text(launch.name, state);
    const uintptr_t address = number(launch.workspace);
    if (!memory_.holds(address)) {
        found.add({Check::Workspace, asked + ", and the one at " + text_of(address) + " is no device memory",
                   Stack::here(), "phase one is called", state.made});
        return;
    }
    const Access access{"workspace", Footprint::bytes(launch.workspace, launch.workspace_size), Use::Scratch};
    if (memory_.end_of_memory(address) < access.footprint.high()) {
        found.add({Check::Workspace,
                   asked + ", and the block at " + text_of(address) + " has only " +
                       bytes(memory_.end_of_memory(address) - address) + " left",
                   Stack::here(), origin_of(address), origin_place_of(address)});
        return;
    }
    if (address % WORKSPACE_ALIGNMENT != 0) {
        found.add({Check::Workspace,
                   asked + ", and the one at " + text_of(address) + " does not begin at a multiple of " +
                       std::to_string(WORKSPACE_ALIGNMENT),
                   Stack::here(), origin_of(address), origin_place_of(address)});
    }
    const Footprint used = Footprint::bytes(launch.workspace, state.workspace);
    for (const Access& other : launch.accesses) {
        if (overlap(used, other.footprint)) {
            found.add({Check::Workspace,
                       asked + ", and the one at " + text_of(address) + " overlaps its " + other.argument + " at " +
                           text_of(other.footprint.low),
                       Stack::here(), origin_of(address), origin_place_of(address)});
            return;
        }
    }
    accesses.push_back(access);
}

}  // namespace actgrad::strict

#endif
