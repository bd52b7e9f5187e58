// SPDX-License-Identifier: Apache-2.0
//
// Takes the steps that an input's bytes choose, and knows what each has to give. A file of this folder has the steps of
// one kind, and what they share.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "acl/acl_rt.h"
#include "aclnn/aclnn_base.h"
#include "ascendcl/product.h"
#include "fuzz/arguments.h"
#include "fuzz/calls.h"
#include "fuzz/input.h"
#include "fuzz/runtime/expect.h"
#include "fuzz/runtime/process.h"
#include "fuzz/runtime/things.h"

namespace operator_calls {
struct Argument;
}

namespace fuzz {

// The stream that a call is given.
struct Target {
    aclrtStream handle;
    Stream* stream;  // null: refused with `status`
    aclError status;
};

enum class Kind { Other, Tensor, Stream, Event, Executor };

class Machine {
public:
    explicit Machine(Input input);
    ~Machine();

    void run();

private:
    // ---- steps.cpp ----

    struct Step {
        const char* name;
        void (Machine::*function)();
    };
    static const Step steps[];

    void take_step();
    void clean_up();

    // A pointer that is not a handle or an object of that kind.
    void* strange(Kind kind = Kind::Other);
    template <class T>
    void* address_of_a(Things<T>& things);

    // ---- devices.cpp ----

    void init();
    void finalize();
    void set_device();
    void reset_device();
    void get_device();
    void device_questions();
    void create_context();
    void destroy_context();
    void set_context();
    void get_context();

    int32_t current_device() const;
    int32_t device();
    void set_device_on(int32_t device);
    void reset_device_on(int32_t device);
    Context* context(aclrtContext& handle);

    // ---- streams.cpp ----

    void create_stream();
    void destroy_stream();
    void stream_settings();
    void query_stream();
    void synchronize_stream();
    void synchronize_device();
    void queue_failure();

    Target target();
    Target judged(aclrtStream handle, Stream* stream);
    std::vector<Stream*> live_streams();

    // ---- events.cpp ----

    void create_event();
    void destroy_event();
    void record_event();
    void wait_for_event();
    void reset_event();
    void query_event();
    void synchronize_event();
    void elapsed_time();

    Event* event(aclrtEvent& handle, aclError& status);

    // ---- blocks.cpp ----

    void allocate();
    void free_block();
    void allocate_host();
    void free_host_block();
    void free_of_the_wrong_kind();
    void memory_info();

    size_t size();
    void* strange_or_null();
    void free_as(void* address, bool on_device);

    // ---- arena.cpp ----

    void copy();
    void set_memory();
    void fill_memory();

    // Only one stream at a time has work on the arena. Another one first waits for it, by one of several means.
    void become_writer(Stream& stream);
    void settle();
    void synchronize(Stream& stream);
    static void wait_for(Stream& stream);  // without a check of the memory
    void synchronized(Stream& stream);
    void finish_all();

    // ---- mapped_memory.cpp ----

    void reserve();
    void release_range();
    void allocate_physical();
    void free_physical();
    void map();
    void unmap();

    size_t pages();
    bool is_mapped_in(const uint8_t* begin, size_t size) const;
    uint8_t* place_in_a_range();
    Physical* physical(aclrtDrvMemHandle& handle);
    void unmapped(std::vector<Mapping>::iterator mapping);

    // ---- settings.cpp ----

    void options();
    void compile_options();
    void versions();
    void choose_product();

    // ---- tensors.cpp ----

    void create_tensor();
    void init_tensor();
    void destroy_tensor();
    void read_tensor();
    void set_tensor_address();

    aclDataType dtype();
    Spec any_spec();                                        // with arbitrary arguments
    Spec spec_of(const Numbers& sizes, aclDataType dtype);  // in the arena, with its strides in some order
    void place(Spec& spec);                                 // the storage where it fits, or nowhere
    Tensor* create(const Spec& spec);
    void revive(const aclTensor* handle);
    Tensor* tensor(aclTensor*& handle, int& status);
    Tensor* live_tensor(const aclTensor* handle);
    static void print(const Spec& spec);

    // ---- lists.cpp ----

    void scalars();
    void arrays();
    void create_tensor_list();
    void destroy_tensor_list();
    void scalar_lists();

    // A real number, or zeros of any other dtype; null if there is no such scalar.
    ScalarObject* create_scalar();
    template <class Thing, class Handle>
    void destroy_one(Things<Thing>& things, aclnnStatus (*destroy)(const Handle*));
    template <class Array, class Value>
    void array(Things<Object<Array>>& arrays, Array* (*create)(const Value*, uint64_t),
               aclnnStatus (*get_size)(const Array*, uint64_t*), aclnnStatus (*destroy)(const Array*));

    // ---- phase_one.cpp ----

    // With arbitrary tensors and numbers.
    void phase_one(size_t number, const std::vector<Tensor*>& given, const Numbers& numbers);
    void phase_one_without_rule(size_t number, const std::vector<Tensor*>& given, int64_t attribute);
    struct Arguments;
    void add_tensor(Arguments& arguments, operator_calls::Argument& argument, size_t place,
                    const std::vector<Tensor*>& given);
    void add_scalar(Arguments& arguments, operator_calls::Argument& argument);
    void add_text(Arguments& arguments, operator_calls::Argument& argument);
    void print(const Call& call) const;

    // ---- calls.cpp ----

    void any_call();
    void fitting_call();  // with compatible tensors, one of which may be changed
    void large_call();    // large enough for several threads, in memory of its own

    // ---- executors.cpp ----

    void run_executor();
    void run_what_is_no_executor();
    void change_executor();

    void execute(Executor& executor);
    static void judge_run(const Executor& executor, int got, int expected);
    void* dead_or_strange_executor();
    void set_address(Executor* executor, aclOpExecutor* handle, int status);
    void set_member_address(aclOpExecutor* handle, int status);

    Input in_;
    Context* current_ = nullptr;
    uint32_t references_[device_count] = {};
    Context* of_device_[device_count] = {};
    size_t taken_ = 0;
    Stream* writer_ = nullptr;  // has unfinished work on the arena
    actgrad::Product product_ = actgrad::Product::Ascend910B;
    Things<Context> contexts_;
    Things<Stream> streams_;
    Things<Event> events_;
    Things<Block> blocks_, host_blocks_;
    Things<Physical> physical_;
    Things<Range> ranges_;
    std::vector<Mapping> mappings_;
    Things<Tensor> tensors_;
    Things<ScalarObject> scalars_;
    Things<Object<aclIntArray>> int_arrays_;
    Things<Object<aclFloatArray>> float_arrays_;
    Things<Object<aclBoolArray>> bool_arrays_;
    Things<TensorList> tensor_lists_;
    Things<ScalarList> scalar_lists_;
    Things<Executor> executors_;
};

}  // namespace fuzz
