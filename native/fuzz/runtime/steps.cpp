// SPDX-License-Identifier: Apache-2.0
//
// Which step a byte chooses, and what any step may be given in place of a handle.
#include <algorithm>

#include "fuzz/runtime/machine.h"

namespace fuzz {

#define ACTGRAD_STEP(name) {#name, &Machine::name}

// Repeated entries are chosen more often.
const Machine::Step Machine::steps[] = {
    ACTGRAD_STEP(fitting_call),
    ACTGRAD_STEP(fitting_call),
    ACTGRAD_STEP(fitting_call),
    ACTGRAD_STEP(fitting_call),
    ACTGRAD_STEP(any_call),
    ACTGRAD_STEP(any_call),
    ACTGRAD_STEP(run_executor),
    ACTGRAD_STEP(run_executor),
    ACTGRAD_STEP(large_call),
    ACTGRAD_STEP(run_what_is_no_executor),
    ACTGRAD_STEP(change_executor),
    ACTGRAD_STEP(change_executor),
    ACTGRAD_STEP(choose_product),
    ACTGRAD_STEP(create_tensor),
    ACTGRAD_STEP(create_tensor),
    ACTGRAD_STEP(init_tensor),
    ACTGRAD_STEP(destroy_tensor),
    ACTGRAD_STEP(read_tensor),
    ACTGRAD_STEP(set_tensor_address),
    ACTGRAD_STEP(scalars),
    ACTGRAD_STEP(arrays),
    ACTGRAD_STEP(create_tensor_list),
    ACTGRAD_STEP(destroy_tensor_list),
    ACTGRAD_STEP(scalar_lists),
    ACTGRAD_STEP(fill_memory),
    ACTGRAD_STEP(copy),
    ACTGRAD_STEP(copy),
    ACTGRAD_STEP(set_memory),
    ACTGRAD_STEP(allocate),
    ACTGRAD_STEP(free_block),
    ACTGRAD_STEP(allocate_host),
    ACTGRAD_STEP(free_host_block),
    ACTGRAD_STEP(free_of_the_wrong_kind),
    ACTGRAD_STEP(memory_info),
    ACTGRAD_STEP(reserve),
    ACTGRAD_STEP(release_range),
    ACTGRAD_STEP(allocate_physical),
    ACTGRAD_STEP(free_physical),
    ACTGRAD_STEP(map),
    ACTGRAD_STEP(map),
    ACTGRAD_STEP(unmap),
    ACTGRAD_STEP(create_stream),
    ACTGRAD_STEP(destroy_stream),
    ACTGRAD_STEP(stream_settings),
    ACTGRAD_STEP(query_stream),
    ACTGRAD_STEP(synchronize_stream),
    ACTGRAD_STEP(synchronize_device),
    ACTGRAD_STEP(queue_failure),
    ACTGRAD_STEP(create_event),
    ACTGRAD_STEP(destroy_event),
    ACTGRAD_STEP(record_event),
    ACTGRAD_STEP(record_event),
    ACTGRAD_STEP(wait_for_event),
    ACTGRAD_STEP(reset_event),
    ACTGRAD_STEP(query_event),
    ACTGRAD_STEP(synchronize_event),
    ACTGRAD_STEP(elapsed_time),
    ACTGRAD_STEP(init),
    ACTGRAD_STEP(finalize),
    ACTGRAD_STEP(set_device),
    ACTGRAD_STEP(reset_device),
    ACTGRAD_STEP(get_device),
    ACTGRAD_STEP(device_questions),
    ACTGRAD_STEP(create_context),
    ACTGRAD_STEP(destroy_context),
    ACTGRAD_STEP(set_context),
    ACTGRAD_STEP(get_context),
    ACTGRAD_STEP(options),
    ACTGRAD_STEP(compile_options),
    ACTGRAD_STEP(versions),
};

void Machine::take_step() {
    const Step& step = in_.of(steps);
    step_name = step.name;
    (this->*step.function)();
}

Machine::Machine(Input input) : in_(input) {}

Machine::~Machine() = default;

void Machine::run() {
    if (!in_.one_in(4)) {
        set_device_on(0);
    }
    while (!in_.at_end()) {
        take_step();
    }
    step_name = "clean_up";
    clean_up();
}

template <class T>
void* Machine::address_of_a(Things<T>& things) {
    return things.size() > 0 ? static_cast<void*>(things.recent(in_)->handle) : this;
}

void* Machine::strange(Kind kind) {
    switch (in_.below(8)) {
        case 0: return &in_;
        case 1: return reinterpret_cast<void*>(in_.number() | 1);
        case 2: return process().arena;
        case 3: return kind == Kind::Tensor ? this : address_of_a(tensors_);
        case 4: return kind == Kind::Stream ? this : address_of_a(streams_);
        case 5: return kind == Kind::Event ? this : address_of_a(events_);
        case 6: return kind == Kind::Executor ? this : address_of_a(executors_);
        default: return static_cast<char*>(address_of_a(tensors_)) + 8;
    }
}

}  // namespace fuzz
