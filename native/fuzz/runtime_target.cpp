// SPDX-License-Identifier: Apache-2.0
//
// Calls operators and runtime functions in any order with any arguments, and compares each status and the contents of
// memory with a model.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include <unistd.h>

#include "acl/acl.h"
#include "acl/acl_op_compiler.h"
#include "ascendcl/stream.h"
#include "fuzz/calls.h"
#include "fuzz/input.h"
#include "fuzz/rules.h"
#include "nnopbase/executor.h"
#include "opapi/threads/pool.h"
#include "tests/operator_calls.h"

extern "C" const char* __asan_default_options() { return "allocator_may_return_null=1"; }

namespace fuzz {

uint64_t calls = 0;

namespace {

constexpr int32_t device_count = 2;
constexpr size_t device_memory = size_t{1} << 20;
constexpr int64_t arena_size = 4096;
constexpr aclError invalid_param = ACL_ERROR_INVALID_PARAM, rt_invalid = ACL_ERROR_RT_PARAM_INVALID,
                   dead_handle = ACL_ERROR_RT_INVALID_HANDLE, no_context = ACL_ERROR_RT_CONTEXT_NULL;
constexpr int null_pointer = ACLNN_ERR_PARAM_NULLPTR, bad_argument = ACLNN_ERR_PARAM_INVALID;

const char* step_name = "";

[[noreturn]] void wrong(const std::string& what) {
    const char* const text = aclGetRecentErrMsg();
    std::fprintf(stderr, "step %s: %s (text: %s)\n", step_name, what.c_str(), text ? text : "none");
    std::abort();
}

void expect(bool right, const char* what) {
    if (!right) {
        wrong(what);
    }
}

void expect_status(int got, int expected) {
    ++calls;
    if (got != expected) {
        wrong("status " + std::to_string(got) + ", expected " + std::to_string(expected));
    }
}

// ---- what outlives one input, since it belongs to the process ----

struct Stream {
    aclrtStream handle;
    int32_t device;
    bool alive = true;
    uint64_t order = 0;     // order of creation
    aclError failure = 0;   // unreported
    uint64_t queued = 0;    // number of tasks
    uint64_t finished = 0;  // tasks known to be done
};

struct Process {
    uint8_t* const arena = new uint8_t[arena_size];  // the sanitizer guards its end
    std::vector<uint8_t> expected = std::vector<uint8_t>(arena_size, 0);
    bool initialised = false, was_initialised = false;
    Stream defaults[device_count] = {{nullptr, 0, false}, {nullptr, 1, false}};
    uint64_t streams_made = 0;
    std::map<int, int64_t> system_options;
    std::map<int, std::string> compile_options{{ACL_OP_JIT_COMPILE, "disable"}};
    size_t operator_count = operator_calls::operators().size();
    std::vector<std::pair<std::string, operator_calls::Operator>> operators{operator_calls::operators().begin(),
                                                                            operator_calls::operators().end()};
    Process() {
        setenv("ACTGRAD_DEVICE_COUNT", std::to_string(device_count).c_str(), 1);
        setenv("ACTGRAD_DEVICE_MEMORY", std::to_string(device_memory).c_str(), 1);
        std::memset(arena, 0, arena_size);
    }
};

Process& process() {
    static Process& only = *new Process;
    return only;
}

// ---- what belongs to one input ----

struct Context {
    aclrtContext handle;
    int32_t device;
    bool alive, of_set_device;
};

struct Event {
    aclrtEvent handle;
    bool alive = true;
    Stream* stream = nullptr;  // of the latest record
    uint64_t position = 0;     // of the latest record, among the stream's tasks
    bool complete = false;
};

struct Block {
    void* address;
    size_t size;
    bool alive = true;
};

struct Physical {
    aclrtDrvMemHandle handle;
    size_t size;
    bool alive = true;  // not freed by its user
    bool mapped = false;
};

struct Range {
    uint8_t* address;
    size_t size;
    bool alive = true;
};

struct Mapping {
    uint8_t* address;
    Physical* memory;
};

struct Tensor {
    aclTensor* handle;
    Spec spec;
    bool alive = true;
};

template <class Handle>
struct Object {
    Handle* handle;
    uint64_t size;
    bool alive = true;
};

struct TensorList {
    aclTensorList* handle;
    std::vector<Tensor*> members;
    bool alive = true;
};

struct ScalarObject {
    aclScalar* handle;
    Scalar spec;
    bool alive = true;
};

struct ScalarList {
    aclScalarList* handle;
    std::vector<ScalarObject*> members;
    bool alive = true;
};

struct Executor {
    aclOpExecutor* handle;
    size_t number;  // of the operator
    Call call;
    std::vector<Tensor*> tensors;   // of the call
    std::vector<Tensor*> numbered;  // by executor index: including an ignored but required one
    size_t input_count;             // among `numbered`
    bool alive = true;
    bool repeatable = false;

    // What works in place has its inputs as outputs.
    size_t first_output() const { return input_count < numbered.size() ? input_count : 0; }
};

// A container that grows without moving its elements.
template <class T>
class Things {
public:
    T& add(T thing) {
        things_.push_back(std::make_unique<T>(std::move(thing)));
        return *things_.back();
    }
    size_t size() const { return things_.size(); }
    T& operator[](size_t index) const { return *things_[index]; }
    T* recent(Input& input) const {
        return things_.empty() ? nullptr : things_[things_.size() - 1 - input.below(std::min<size_t>(size(), 8))].get();
    }

private:
    std::vector<std::unique_ptr<T>> things_;
};

class Machine {
public:
    explicit Machine(Input input) : in_(input) {}

    void run() {
        if (!in_.one_in(4)) {
            set_device_on(0);
        }
        while (!in_.at_end()) {
            take_step();
        }
        step_name = "clean_up";
        clean_up();
    }

private:
    struct Step {
        const char* name;
        void (Machine::*function)();
    };
    static const Step steps[];

    void take_step();

    // ---- streams, as the calls see them ----

    int32_t current_device() const { return current_ && current_->alive ? current_->device : -1; }

    struct Target {
        aclrtStream handle;
        Stream* stream;  // null: refused with `status`
        aclError status;
    };

    Target target() {
        const size_t choice = in_.below(8);
        if (choice < 3) {
            return judged(nullptr, nullptr);
        }
        if (choice == 7) {
            return judged(strange(Kind::Stream), nullptr);
        }
        Stream* const stream = streams_.recent(in_);
        return stream ? judged(stream->handle, stream) : judged(nullptr, nullptr);
    }

    Target judged(aclrtStream handle, Stream* stream) {
        if (handle) {
            return stream && stream->alive ? Target{handle, stream, 0} : Target{handle, nullptr, dead_handle};
        }
        const int32_t device = current_device();
        if (device < 0) {
            return {nullptr, nullptr, no_context};
        }
        Stream& usual = process().defaults[device];
        if (!usual.alive) {
            usual.alive = true;
            usual.order = ++process().streams_made;
        }
        return {nullptr, &usual, 0};
    }

    enum class Kind { Other, Tensor, Stream, Event, Executor };

    // A pointer that is not a handle or an object of that kind.
    void* strange(Kind kind = Kind::Other) {
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

    template <class T>
    void* address_of_a(Things<T>& things) {
        return things.size() > 0 ? static_cast<void*>(things.recent(in_)->handle) : this;
    }

    static void finish(Stream& stream) { stream.finished = stream.queued; }

    static aclError take_failure(Stream& stream) {
        const aclError failure = stream.failure;
        stream.failure = 0;
        return failure;
    }

    template <class Visit>
    void for_each_stream(const Visit& visit) {
        std::vector<Stream*> all;
        for (Stream& stream : process().defaults) {
            all.push_back(&stream);
        }
        for (size_t i = 0; i < streams_.size(); ++i) {
            all.push_back(&streams_[i]);
        }
        std::sort(all.begin(), all.end(), [](Stream* a, Stream* b) { return a->order < b->order; });
        for (Stream* stream : all) {
            if (stream->alive) {
                visit(*stream);
            }
        }
    }

    void finish_all() {
        for_each_stream(finish);
        writer_ = nullptr;
        check_memory();
    }

    // ---- memory that work writes to: `expected` is what it holds once all work is done ----

    // Only one stream at a time has work on the arena. Another one first waits for it, by one of several means.
    void become_writer(Stream& stream) {
        if (writer_ && writer_ != &stream) {
            synchronize(*writer_);
        }
        writer_ = &stream;
        ++stream.queued;
    }

    void synchronize(Stream& stream) {
        if (is_default(stream)) {
            // The device may differ from the thread's; freeing a block synchronizes everything.
            void* block = nullptr;
            expect(aclrtMallocHost(&block, 1) == 0 && aclrtFreeHost(block) == 0, "no host memory");
            finish_all();
        } else {
            expect_status(aclrtSynchronizeStream(stream.handle), take_failure(stream));
            finish(stream);
            if (writer_ == &stream) {
                writer_ = nullptr;
                check_memory();
            }
        }
    }

    bool is_default(const Stream& stream) const {
        return &stream == &process().defaults[0] || &stream == &process().defaults[1];
    }

    void settle() {
        if (writer_) {
            synchronize(*writer_);
        }
    }

    void check_memory() {
        if (std::memcmp(process().arena, process().expected.data(), arena_size) != 0) {
            for (int64_t i = 0; i < arena_size; ++i) {
                if (process().arena[i] != process().expected[i]) {
                    wrong("byte " + std::to_string(i) + " of the memory is wrong");
                }
            }
        }
    }

    // ---- devices and contexts ----

    void init() {
        static const char* const paths[] = {nullptr, "/dev/null", "/dev/zero", "/nowhere", "", "/"};
        const char* const path = in_.of(paths);
        const bool is_file = path && *path;
        const int expected = process().initialised ? ACL_ERROR_REPEAT_INITIALIZE : is_file ? invalid_param : 0;
        expect_status(aclInit(path), expected);
        if (expected == 0) {
            process().initialised = process().was_initialised = true;
        }
    }

    void finalize() {
        const int expected = process().initialised       ? 0
                             : process().was_initialised ? ACL_ERROR_REPEAT_FINALIZE
                                                         : ACL_ERROR_UNINITIALIZE;
        expect_status(aclFinalize(), expected);
        if (expected == 0) {
            process().initialised = false;
            finish_all();
        }
    }

    int32_t device() {
        const auto value = static_cast<int32_t>(in_.integer(device_count));
        return value;
    }

    static bool is_device(int32_t device) { return device >= 0 && device < device_count; }

    void set_device() { set_device_on(device()); }

    void set_device_on(int32_t device) {
        expect_status(aclrtSetDevice(device), is_device(device) ? 0 : ACL_ERROR_RT_INVALID_DEVICEID);
        if (is_device(device)) {
            if (references_[device]++ == 0) {
                aclrtContext handle = nullptr;
                expect_status(aclrtGetCurrentContext(&handle), 0);
                of_device_[device] = &contexts_.add({handle, device, true, true});
            }
            current_ = of_device_[device];
        }
    }

    void reset_device() { reset_device_on(device()); }

    void reset_device_on(int32_t device) {
        const int expected = !is_device(device)         ? ACL_ERROR_RT_INVALID_DEVICEID
                             : references_[device] == 0 ? ACL_ERROR_RT_CONTEXT_RELEASE_ERROR
                                                        : 0;
        expect_status(aclrtResetDevice(device), expected);
        if (expected == 0 && --references_[device] == 0) {
            if (current_ == of_device_[device]) {
                current_ = nullptr;
            }
            of_device_[device]->alive = false;
        }
    }

    void get_device() {
        int32_t device = -7;
        int32_t* const place = in_.one_in(8) ? nullptr : &device;
        const int expected = !place ? invalid_param : current_device() < 0 ? no_context : 0;
        expect_status(aclrtGetDevice(place), expected);
        expect(device == (expected == 0 ? current_device() : -7), "another device");
    }

    void device_questions() {
        uint32_t count = 0;
        expect_status(aclrtGetDeviceCount(&count), 0);
        expect(count == device_count, "another number of devices");
        expect_status(aclrtGetDeviceCount(nullptr), invalid_param);
        int64_t value = 0;
        const int32_t device = this->device();
        expect_status(aclGetDeviceCapability(static_cast<uint32_t>(device), in_.byte(), &value),
                      is_device(device) ? 0 : ACL_ERROR_RT_INVALID_DEVICEID);
        expect_status(aclGetDeviceCapability(0, 0, nullptr), invalid_param);
        expect(aclrtGetSocName() != nullptr, "no name");
        ++calls;
    }

    void create_context() {
        aclrtContext handle = nullptr;
        const int32_t device = this->device();
        aclrtContext* const place = in_.one_in(8) ? nullptr : &handle;
        const int expected = !place ? invalid_param : is_device(device) ? 0 : ACL_ERROR_RT_INVALID_DEVICEID;
        expect_status(aclrtCreateContext(place, device), expected);
        expect((handle != nullptr) == (expected == 0), "a handle in spite of a refusal, or none");
        if (expected == 0) {
            current_ = &contexts_.add({handle, device, true, false});
        }
    }

    Context* context(aclrtContext& handle) {
        const size_t choice = in_.below(8);
        Context* const context = choice > 1 ? contexts_.recent(in_) : nullptr;
        handle = context ? context->handle : choice == 1 ? strange() : nullptr;
        return context;
    }

    void destroy_context() {
        aclrtContext handle;
        Context* const context = this->context(handle);
        const int expected = !handle                       ? invalid_param
                             : !context || !context->alive ? dead_handle
                             : context->of_set_device      ? rt_invalid
                                                           : 0;
        expect_status(aclrtDestroyContext(handle), expected);
        if (expected == 0) {
            context->alive = false;
        }
    }

    void set_context() {
        aclrtContext handle;
        Context* const context = this->context(handle);
        const int expected = !handle ? invalid_param : !context || !context->alive ? dead_handle : 0;
        expect_status(aclrtSetCurrentContext(handle), expected);
        if (expected == 0) {
            current_ = context;
        }
    }

    void get_context() {
        aclrtContext handle = nullptr;
        expect_status(aclrtGetCurrentContext(&handle), current_device() < 0 ? no_context : 0);
        expect(handle == (current_device() < 0 ? nullptr : current_->handle), "another context");
        expect_status(aclrtGetCurrentContext(nullptr), invalid_param);
    }

    // ---- streams ----

    void create_stream() {
        aclrtStream handle = nullptr;
        aclrtStream* const place = in_.one_in(8) ? nullptr : &handle;
        const int expected = !place ? invalid_param : current_device() < 0 ? no_context : 0;
        expect_status(
            in_.below(2) ? aclrtCreateStreamWithConfig(place, in_.byte(), in_.byte()) : aclrtCreateStream(place),
            expected);
        if (expected == 0) {
            Stream stream{handle, current_device()};
            stream.order = ++process().streams_made;
            streams_.add(stream);
        }
    }

    void destroy_stream() {
        const Target target = this->target();
        const int expected = !target.handle  ? invalid_param
                             : target.stream ? take_failure(*target.stream)
                                             : target.status;
        expect_status(in_.below(2) ? aclrtDestroyStreamForce(target.handle) : aclrtDestroyStream(target.handle),
                      expected);
        if (target.handle && target.stream) {
            finish(*target.stream);
            target.stream->alive = false;
            if (writer_ == target.stream) {
                writer_ = nullptr;
                check_memory();
            }
        }
    }

    void stream_settings() {
        const Target target = this->target();
        uint32_t flag = 7;
        expect_status(aclrtSetStreamOverflowSwitch(target.handle, in_.byte()), target.status);
        expect_status(aclrtGetStreamOverflowSwitch(target.handle, &flag), target.status);
        expect(flag == (target.status == 0 ? 0 : 7), "another flag");
        expect_status(aclrtGetStreamOverflowSwitch(target.handle, nullptr), invalid_param);
        expect_status(aclrtSetStreamFailureMode(target.handle, in_.byte()), target.status);
    }

    void query_stream() {
        const Target target = this->target();
        aclrtStreamStatus status = static_cast<aclrtStreamStatus>(7);
        expect_status(aclrtStreamQuery(target.handle, &status), target.status);
        if (target.stream) {
            expect(status == ACL_STREAM_STATUS_COMPLETE || status == ACL_STREAM_STATUS_NOT_READY, "another status");
            expect(status == ACL_STREAM_STATUS_COMPLETE || target.stream->finished < target.stream->queued,
                   "a stream without work is not ready");
            if (status == ACL_STREAM_STATUS_COMPLETE) {
                finish(*target.stream);
            }
        }
        expect_status(aclrtStreamQuery(target.handle, nullptr), invalid_param);
    }

    void synchronize_stream() {
        const Target target = this->target();
        const size_t way = in_.below(4);
        if (way == 3) {
            const auto timeout = static_cast<int32_t>(-2 - in_.byte());
            expect_status(aclrtSynchronizeStreamWithTimeout(target.handle, timeout), rt_invalid);
            return;
        }
        const int expected = target.stream ? take_failure(*target.stream) : target.status;
        expect_status(way == 0   ? aclrtSynchronizeStream(target.handle)
                      : way == 1 ? aclrtSynchronizeStreamWithTimeout(target.handle, -1)
                                 : aclrtSynchronizeStreamWithTimeout(target.handle, INT32_MAX),
                      expected);
        if (target.stream) {
            finish(*target.stream);
            if (writer_ == target.stream) {
                writer_ = nullptr;
                check_memory();
            }
        }
    }

    void synchronize_device() {
        const int32_t device = current_device();
        aclError failure = 0;
        if (device >= 0) {
            for_each_stream([&](Stream& stream) {
                if (stream.device == device && failure == 0) {
                    failure = take_failure(stream);
                }
            });
        }
        expect_status(in_.below(2) ? aclrtSynchronizeDevice() : aclrtSynchronizeDeviceWithTimeout(60000),
                      device < 0 ? no_context : failure);
        expect_status(aclrtSynchronizeDeviceWithTimeout(-2), rt_invalid);
        if (device >= 0) {
            for_each_stream([&](Stream& stream) {
                if (stream.device == device) {
                    finish(stream);
                    if (writer_ == &stream) {
                        writer_ = nullptr;
                        check_memory();
                    }
                }
            });
        }
    }

    void queue_failure() {
        const Target target = this->target();
        if (target.stream) {
            actgrad::enqueue(target.handle, [] { return actgrad::fail(507000, "it failed"); });
            ++target.stream->queued;
            if (target.stream->failure == 0) {
                target.stream->failure = 507000;
            }
        }
    }

    // ---- events ----

    Event* event(aclrtEvent& handle, aclError& status) {
        const size_t choice = in_.below(8);
        Event* event = choice > 1 ? events_.recent(in_) : nullptr;
        handle = event ? event->handle : choice == 1 ? strange(Kind::Event) : nullptr;
        status = !handle ? invalid_param : !event || !event->alive ? dead_handle : 0;
        return status == 0 ? event : nullptr;
    }

    void create_event() {
        aclrtEvent handle = nullptr;
        aclrtEvent* const place = in_.one_in(8) ? nullptr : &handle;
        const int expected = !place ? invalid_param : current_device() < 0 ? no_context : 0;
        const size_t way = in_.below(3);
        expect_status(way == 0   ? aclrtCreateEvent(place)
                      : way == 1 ? aclrtCreateEventWithFlag(place, in_.byte())
                                 : aclrtCreateEventExWithFlag(place, in_.byte()),
                      expected);
        if (expected == 0) {
            events_.add({handle});
        }
    }

    void destroy_event() {
        aclrtEvent handle;
        aclError status;
        Event* const event = this->event(handle, status);
        expect_status(aclrtDestroyEvent(handle), status);
        if (event) {
            event->alive = false;
        }
    }

    void record_event() {
        aclrtEvent handle;
        aclError status;
        Event* const event = this->event(handle, status);
        const Target target = this->target();
        expect_status(aclrtRecordEvent(handle, target.handle), event ? target.status : status);
        if (event && target.stream) {
            event->stream = target.stream;
            event->position = ++target.stream->queued;
            event->complete = false;
        }
    }

    void wait_for_event() {
        aclrtEvent handle;
        aclError status;
        Event* const event = this->event(handle, status);
        const Target target = this->target();
        const int expected = !event ? status : !event->stream ? rt_invalid : target.status;
        expect_status(aclrtStreamWaitEvent(target.handle, handle), expected);
        if (expected == 0) {
            ++target.stream->queued;
        }
    }

    void reset_event() {
        aclrtEvent handle;
        aclError status;
        Event* const event = this->event(handle, status);
        const Target target = this->target();
        expect_status(aclrtResetEvent(handle, target.handle), target.stream ? status : target.status);
        if (event && target.stream) {
            event->stream = nullptr;
        }
    }

    static bool is_complete(const Event& event) {
        return event.stream && (event.complete || event.stream->finished >= event.position);
    }

    void query_event() {
        aclrtEvent handle;
        aclError status;
        Event* const event = this->event(handle, status);
        aclrtEventStatus first = ACL_EVENT_STATUS_NOT_READY;
        aclrtEventRecordedStatus second = ACL_EVENT_RECORDED_STATUS_NOT_READY;
        aclrtEventWaitStatus third = ACL_EVENT_WAIT_STATUS_NOT_READY;
        const bool complete = event && is_complete(*event);
        expect_status(aclrtQueryEvent(handle, &first), status);
        expect_status(aclrtQueryEventStatus(handle, &second), status);
        expect_status(aclrtQueryEventWaitStatus(handle, &third), status);
        if (complete) {
            expect(first == ACL_EVENT_STATUS_COMPLETE && second == ACL_EVENT_RECORDED_STATUS_COMPLETE &&
                       third == ACL_EVENT_WAIT_STATUS_COMPLETE,
                   "an event is not complete");
        }
        if (event && !event->stream) {
            expect(first != ACL_EVENT_STATUS_COMPLETE && second != ACL_EVENT_RECORDED_STATUS_COMPLETE &&
                       third != ACL_EVENT_WAIT_STATUS_COMPLETE,
                   "an event without a record is complete");
        }
        expect_status(aclrtQueryEvent(handle, nullptr), invalid_param);
        expect_status(aclrtQueryEventStatus(handle, nullptr), invalid_param);
        expect_status(aclrtQueryEventWaitStatus(handle, nullptr), invalid_param);
    }

    void synchronize_event() {
        aclrtEvent handle;
        aclError status;
        Event* const event = this->event(handle, status);
        expect_status(aclrtSynchronizeEvent(handle), !event ? status : event->stream ? 0 : rt_invalid);
        if (event && event->stream) {
            event->complete = true;
            // The record's own task counts as done slightly later.
            event->stream->finished = std::max(event->stream->finished, event->position - 1);
        }
    }

    void elapsed_time() {
        aclrtEvent start_handle, end_handle;
        aclError start_status, end_status;
        Event* const start = event(start_handle, start_status);
        Event* const end = event(end_handle, end_status);
        float ms = 0;
        const auto known = [](Event* event, aclError status) {
            return !event ? status : !event->stream ? rt_invalid : 0;
        };
        const int first = known(start, start_status), second = known(end, end_status);
        const int got = aclrtEventElapsedTime(&ms, start_handle, end_handle);
        ++calls;
        const bool both_complete = start && end && is_complete(*start) && is_complete(*end);
        if (both_complete || first != 0) {
            expect(got == first, "another status of the elapsed time");
        } else {
            expect(got == second || got == rt_invalid, "another status of the elapsed time");
        }
        expect_status(aclrtEventElapsedTime(nullptr, start_handle, end_handle), invalid_param);
    }

    // ---- memory ----

    size_t size() {
        constexpr size_t sizes[] = {
            0, 1, 63, 64, 65, 4096, 65536, device_memory, SIZE_MAX, SIZE_MAX - 63, SIZE_MAX / 2 + 1};
        return in_.of(sizes);
    }

    void allocate() {
        void* address = nullptr;
        void** const place = in_.one_in(16) ? nullptr : &address;
        const size_t size = this->size();
        const int expected = !place || size == 0             ? invalid_param
                             : current_device() < 0          ? no_context
                             : size > device_memory - taken_ ? ACL_ERROR_RT_MEMORY_ALLOCATION
                                                             : 0;
        expect_status(in_.below(2) ? aclrtMallocAlign32(place, size, ACL_MEM_MALLOC_NORMAL_ONLY)
                                   : aclrtMalloc(place, size, static_cast<aclrtMemMallocPolicy>(in_.byte())),
                      expected);
        if (expected == 0) {
            expect(reinterpret_cast<uintptr_t>(address) % 64 == 0, "memory is not aligned");
            std::memset(address, 0x5a, size);
            taken_ += size;
            blocks_.add({address, size});
        }
    }

    void free_block() {
        Block* const block = in_.one_in(4) ? nullptr : blocks_.recent(in_);
        free_as(block, block ? block->address : strange_or_null(), aclrtFree, true);
    }

    void free_host_block() {
        Block* const block = in_.one_in(4) ? nullptr : host_blocks_.recent(in_);
        free_as(block, block ? block->address : strange_or_null(), aclrtFreeHost, false);
    }

    void* strange_or_null() {
        switch (in_.below(4)) {
            case 0: return nullptr;
            case 1: return blocks_.size() > 0 ? static_cast<char*>(blocks_.recent(in_)->address) + 1 : strange();
            default: return strange();
        }
    }

    // A dead block's memory may have been reused for a live one.
    Block* live_block(Things<Block>& blocks, const void* address) {
        for (size_t i = 0; i < blocks.size(); ++i) {
            if (blocks[i].alive && blocks[i].address == address) {
                return &blocks[i];
            }
        }
        return nullptr;
    }

    void free_as(Block* block, void* address, aclError (*release)(void*), bool on_device) {
        block = live_block(on_device ? blocks_ : host_blocks_, address);
        expect_status(release(address), !address ? invalid_param : block ? 0 : rt_invalid);
        if (block) {
            block->alive = false;
            taken_ -= on_device ? block->size : 0;
            finish_all();
        }
    }

    void free_of_the_wrong_kind() {
        Block* const block = blocks_.recent(in_);
        if (block) {
            free_as(nullptr, block->address, aclrtFreeHost, false);
        }
    }

    void allocate_host() {
        void* address = nullptr;
        void** const place = in_.one_in(16) ? nullptr : &address;
        const size_t size = this->size();
        const int expected = !place || size == 0      ? invalid_param
                             : size > size_t{1} << 40 ? ACL_ERROR_RT_MEMORY_ALLOCATION
                                                      : 0;
        expect_status(aclrtMallocHost(place, size), expected);
        if (expected == 0) {
            std::memset(address, 0x5a, size);
            host_blocks_.add({address, size});
        }
    }

    void memory_info() {
        size_t free = 0, total = 0;
        expect_status(aclrtGetMemInfo(static_cast<aclrtMemAttr>(in_.byte()), &free, &total), 0);
        expect(total == device_memory && free == device_memory - taken_, "another amount of memory is free");
        expect_status(aclrtGetMemInfo(ACL_HBM_MEM, nullptr, &total), invalid_param);
        expect_status(aclrtGetMemInfo(ACL_HBM_MEM, &free, nullptr), invalid_param);
    }

    void copy() {
        const int64_t from = in_.byte() * 16, to = in_.byte() * 16 + in_.below(8);
        const int64_t count = std::min<int64_t>({in_.byte() * 2, arena_size - from, arena_size - to});
        const auto room = static_cast<size_t>(in_.byte() * 4);
        const auto kind = static_cast<aclrtMemcpyKind>(in_.one_in(8) ? in_.integer(6) : in_.below(5));
        uint8_t* const arena = process().arena;
        const bool null_dst = in_.one_in(16), null_src = in_.one_in(16);
        const bool asynchronous = in_.below(2);
        const Target target = asynchronous ? this->target() : Target{nullptr, nullptr, 0};
        int expected = 0;
        bool effect = false;
        if (count > 0) {
            if (null_dst || null_src || kind < 0 || kind > ACL_MEMCPY_DEFAULT) {
                expected = invalid_param;
            } else if (static_cast<size_t>(count) > room) {
                expected = rt_invalid;
            } else if (from != to) {
                expected = asynchronous ? target.status : current_device() < 0 ? no_context : 0;
                effect = expected == 0;
            }
        }
        void* const dst = null_dst ? nullptr : arena + to;
        const void* const src = null_src ? nullptr : arena + from;
        const auto bytes = static_cast<size_t>(count);
        if (effect) {
            asynchronous ? become_writer(*target.stream) : settle();
            std::memmove(process().expected.data() + to, process().expected.data() + from, bytes);
        }
        expect_status(asynchronous ? aclrtMemcpyAsync(dst, room, src, bytes, kind, target.handle)
                                   : aclrtMemcpy(dst, room, src, bytes, kind),
                      expected);
        if (effect && !asynchronous) {
            check_memory();
        }
    }

    void set_memory() {
        const int64_t to = in_.byte() * 16;
        const int64_t count = std::min<int64_t>(in_.byte(), arena_size - to);
        const auto room = static_cast<size_t>(in_.byte());
        const auto value = static_cast<int32_t>(in_.integer(255));
        const bool null = in_.one_in(16);
        const bool asynchronous = in_.below(2);
        const Target target = asynchronous ? this->target() : Target{nullptr, nullptr, 0};
        int expected = 0;
        bool effect = false;
        if (count > 0) {
            if (null) {
                expected = invalid_param;
            } else if (static_cast<size_t>(count) > room) {
                expected = rt_invalid;
            } else {
                expected = asynchronous ? target.status : current_device() < 0 ? no_context : 0;
                effect = expected == 0;
            }
        }
        void* const dst = null ? nullptr : process().arena + to;
        const auto bytes = static_cast<size_t>(count);
        if (effect) {
            asynchronous ? become_writer(*target.stream) : settle();
            std::memset(process().expected.data() + to, value, bytes);
        }
        expect_status(asynchronous ? aclrtMemsetAsync(dst, room, value, bytes, target.handle)
                                   : aclrtMemset(dst, room, value, bytes),
                      expected);
        if (effect && !asynchronous) {
            check_memory();
        }
    }

    // Moderate numbers in some dtype, as meaningful operands.
    void fill_memory() {
        settle();
        const aclDataType dtype = this->dtype();
        const uint8_t seed = in_.byte();
        std::vector<uint8_t>& expected = process().expected;
        const auto item = static_cast<int64_t>(is_float(dtype) ? aclDataTypeSize(dtype) : 2);
        const int64_t begin = in_.below(4);
        for (int64_t at = begin, i = 0; at + item <= arena_size; at += item, ++i) {
            store(expected.data() + at, is_float(dtype) ? dtype : ACL_FLOAT16,
                  static_cast<double>((i * 7 + seed) % 97) / 8 - 6);
        }
        std::memcpy(process().arena, expected.data(), arena_size);
    }

    // ---- virtual memory ----

    size_t pages() {
        constexpr size_t sizes[] = {4096, 8192, 4096, 8192, 16384, 0, 1, 6000, size_t{2} << 20, size_t{1} << 60};
        return in_.of(sizes);
    }

    void reserve() {
        void* address = nullptr;
        void** const place = in_.one_in(16) ? nullptr : &address;
        const size_t size = pages();
        const int expected = !place                   ? invalid_param
                             : size == 0              ? rt_invalid
                             : size > size_t{1} << 50 ? ACL_ERROR_RT_MEMORY_ALLOCATION
                                                      : 0;
        expect_status(aclrtReserveMemAddress(place, size, in_.byte(), nullptr, in_.byte()), expected);
        if (expected == 0) {
            ranges_.add({static_cast<uint8_t*>(address), size});
        }
    }

    bool is_mapped_in(const uint8_t* begin, size_t size) const {
        return std::any_of(mappings_.begin(), mappings_.end(), [&](const Mapping& mapping) {
            return mapping.address < begin + size && begin < mapping.address + mapping.memory->size;
        });
    }

    uint8_t* place_in_a_range() {
        Range* const range = ranges_.recent(in_);
        constexpr int64_t offsets[] = {0, 0, 0, 4096, 4096, 8192, 64, -4096};
        return range ? range->address + in_.of(offsets) : nullptr;
    }

    void release_range() {
        uint8_t* const address = place_in_a_range();
        Range* found = nullptr;
        for (size_t i = 0; i < ranges_.size(); ++i) {
            if (ranges_[i].alive && ranges_[i].address == address) {
                found = &ranges_[i];
            }
        }
        const int expected = !address ? invalid_param : !found || is_mapped_in(address, found->size) ? rt_invalid : 0;
        expect_status(aclrtReleaseMemAddress(address), expected);
        if (expected == 0) {
            found->alive = false;
        }
    }

    void allocate_physical() {
        aclrtDrvMemHandle handle = nullptr;
        aclrtDrvMemHandle* const place = in_.one_in(16) ? nullptr : &handle;
        const size_t size = pages();
        const int expected = !place                          ? invalid_param
                             : size == 0 || size % 4096 != 0 ? rt_invalid
                             : current_device() < 0          ? no_context
                             : size > device_memory - taken_ ? ACL_ERROR_RT_MEMORY_ALLOCATION
                                                             : 0;
        expect_status(aclrtMallocPhysical(place, size, nullptr, 0), expected);
        if (expected == 0) {
            taken_ += size;
            physical_.add({handle, size});
        }
    }

    Physical* physical(aclrtDrvMemHandle& handle) {
        const size_t choice = in_.below(8);
        Physical* const memory = choice > 1 ? physical_.recent(in_) : nullptr;
        handle = memory ? memory->handle : choice == 1 ? strange() : nullptr;
        return memory && memory->alive ? memory : nullptr;
    }

    void free_physical() {
        aclrtDrvMemHandle handle;
        Physical* const memory = physical(handle);
        expect_status(aclrtFreePhysical(handle), !handle ? invalid_param : memory ? 0 : dead_handle);
        if (memory) {
            memory->alive = false;
            taken_ -= memory->mapped ? 0 : memory->size;
        }
    }

    void map() {
        aclrtDrvMemHandle handle;
        Physical* const memory = physical(handle);
        uint8_t* const address = place_in_a_range();
        const size_t size = memory && !in_.one_in(4) ? memory->size : pages();
        const size_t offset = in_.one_in(8) ? 4096 : 0;
        int expected = 0;
        if (!address || !handle) {
            expected = invalid_param;
        } else if (size == 0 || size % 4096 != 0) {
            expected = rt_invalid;
        } else if (!memory) {
            expected = dead_handle;
        } else {
            bool reserved = false;
            for (size_t i = 0; i < ranges_.size(); ++i) {
                const Range& range = ranges_[i];
                reserved = reserved ||
                           (range.alive && address >= range.address && address + size <= range.address + range.size);
            }
            if (offset != 0 || size != memory->size || memory->mapped ||
                reinterpret_cast<uintptr_t>(address) % 4096 != 0 || !reserved || is_mapped_in(address, size)) {
                expected = rt_invalid;
            }
        }
        expect_status(aclrtMapMem(address, size, offset, handle, in_.byte()), expected);
        if (expected == 0) {
            memory->mapped = true;
            mappings_.push_back({address, memory});
            address[0] = address[size - 1] = 0x5a;
        }
    }

    void unmap() {
        uint8_t* const address =
            in_.below(2) || mappings_.empty() ? place_in_a_range() : mappings_[in_.below(mappings_.size())].address;
        const auto found = std::find_if(mappings_.begin(), mappings_.end(),
                                        [&](const Mapping& mapping) { return mapping.address == address; });
        expect_status(aclrtUnmapMem(address), !address ? invalid_param : found == mappings_.end() ? rt_invalid : 0);
        if (found != mappings_.end()) {
            unmapped(found);
        }
    }

    void unmapped(std::vector<Mapping>::iterator mapping) {
        mapping->memory->mapped = false;
        taken_ -= mapping->memory->alive ? 0 : mapping->memory->size;
        mappings_.erase(mapping);
        finish_all();
    }

    // ---- options, versions, numbers ----

    void options() {
        const auto option = static_cast<aclSysParamOpt>(in_.below(4) - 1);
        std::map<int, int64_t>& known = process().system_options;
        int64_t value = -7;
        if (in_.below(2)) {
            const int64_t wanted = in_.integer(3);
            expect_status(in_.below(2) ? aclrtSetSysParamOpt(option, wanted) : aclrtCtxSetSysParamOpt(option, wanted),
                          0);
            known[option] = wanted;
        }
        expect_status(aclrtGetSysParamOpt(option, &value), 0);
        expect(value == (known.count(option) ? known[option] : 0), "another value of an option");
        expect_status(aclrtGetSysParamOpt(option, nullptr), invalid_param);
        const auto mode = static_cast<aclrtFloatOverflowMode>(in_.integer(2));
        expect_status(aclrtSetDeviceSatMode(mode),
                      mode == ACL_RT_OVERFLOW_MODE_INFNAN ? 0 : ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
        expect_status(aclrtSetOpWaitTimeout(in_.byte()), 0);
        expect_status(aclrtSetOpExecuteTimeOut(in_.byte()), 0);
    }

    void compile_options() {
        const auto option = static_cast<aclCompileOpt>(in_.below(8));
        std::map<int, std::string>& known = process().compile_options;
        if (in_.below(2)) {
            const char* const texts[] = {nullptr, "", "enable", "a longer text than a short string holds inside"};
            const char* const text = in_.of(texts);
            expect_status(aclSetCompileopt(option, text), text ? 0 : invalid_param);
            if (text) {
                known[option] = text;
            }
        }
        const std::string expected = known.count(option) ? known[option] : "";
        expect(aclGetCompileoptSize(option) == expected.size() + 1, "another size of an option");
        std::vector<char> text(in_.below(64));
        expect_status(aclGetCompileopt(option, text.data(), text.size()),
                      text.size() > expected.size() ? 0 : invalid_param);
        expect(text.size() <= expected.size() || expected == text.data(), "another text of an option");
    }

    void versions() {
        aclCANNPackageVersion version;
        char text[64];
        int32_t value;
        expect_status(aclsysGetCANNVersion(in_.byte(), &version), 0);
        expect_status(aclsysGetCANNVersion(0, nullptr), invalid_param);
        expect_status(aclsysGetVersionStr(text, text), 0);
        expect_status(aclsysGetVersionStr(nullptr, text), invalid_param);
        expect_status(aclGetCannAttribute(static_cast<aclCannAttr>(in_.integer(4)), &value), 0);
        expect_status(aclGetCannAttribute(ACL_CANN_ATTR_BF16, nullptr), invalid_param);
        expect_status(aclnnInit(nullptr), 0);
        expect_status(aclnnFinalize(), 0);
        const auto half = static_cast<aclFloat16>(in_.number());
        const float number = aclFloat16ToFloat(half);
        expect(number != number || aclFloatToFloat16(number) == half, "a half does not come back");
        ++calls;
    }

    // ---- tensors ----

    aclDataType dtype() {
        constexpr aclDataType usual[] = {ACL_FLOAT, ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE};
        return in_.one_in(16) ? static_cast<aclDataType>(static_cast<int>(in_.below(42)) - 2) : in_.of(usual);
    }

    // A tensor with arbitrary arguments.
    Spec any_spec() {
        Spec spec;
        const size_t rank = in_.below(10);
        spec.dtype = dtype();
        spec.format = static_cast<aclFormat>(in_.one_in(8) ? in_.integer(48) : int64_t{ACL_FORMAT_ND});
        for (size_t i = 0; i < rank; ++i) {
            spec.sizes.push_back(in_.integer(4));
            spec.strides.push_back(in_.integer(6));
        }
        for (size_t i = 0, storage_rank = in_.below(4); i < storage_rank; ++i) {
            spec.storage.push_back(in_.integer(64));
        }
        spec.offset = in_.integer(8);
        place(spec);
        return spec;
    }

    // A tensor of the given shape in the arena, with its strides in some order.
    Spec spec_of(const Numbers& sizes, aclDataType dtype) {
        Spec spec;
        spec.dtype = dtype;
        spec.sizes = sizes;
        spec.strides.resize(sizes.size());
        int64_t stride = 1 + static_cast<int64_t>(in_.one_in(8));
        const bool reversed = in_.one_in(4);
        const bool broadcast = in_.one_in(16);
        for (size_t k = 0; k < sizes.size(); ++k) {
            const size_t i = reversed ? k : sizes.size() - 1 - k;
            spec.strides[i] = broadcast && k == 0 ? 0 : stride;
            stride *= std::clamp<int64_t>(sizes[i], 1, 1000) + static_cast<int64_t>(in_.one_in(16));
        }
        spec.offset = in_.one_in(4) ? in_.below(16) : 0;
        spec.storage = {stride + spec.offset + static_cast<int64_t>(in_.below(2)) -
                        static_cast<int64_t>(in_.one_in(32))};
        place(spec);
        return spec;
    }

    // Places the storage where it fits, or nowhere.
    void place(Spec& spec) {
        const __int128 bytes = std::max<__int128>(count(spec.storage), 0) * std::max<int64_t>(spec.item(), 1);
        if (bytes > arena_size || in_.one_in(32)) {
            spec.data = nullptr;
            return;
        }
        const int64_t room = arena_size - static_cast<int64_t>(bytes);
        const int64_t unit = in_.one_in(8) ? 1 : 64;
        spec.data = process().arena + std::min<int64_t>(static_cast<int64_t>(in_.byte()) * unit, room);
    }

    static bool can_be_made(const Spec& spec) {
        return count(spec.storage) <= PTRDIFF_MAX / std::max<int64_t>(spec.item(), 1);
    }

    Tensor* create(const Spec& spec) {
        aclTensor* const handle =
            aclCreateTensor(spec.sizes.data(), spec.sizes.size(), spec.dtype, spec.strides.data(), spec.offset,
                            spec.format, spec.storage.data(), spec.storage.size(), spec.data);
        ++calls;
        expect((handle != nullptr) == can_be_made(spec), "a tensor was made that cannot be, or the other way round");
        if (handle) {
            revive(handle);
        }
        return handle ? &tensors_.add({handle, spec}) : nullptr;
    }

    // A dead tensor's address is reused only after so many others that the list no longer holds it.
    void revive(const aclTensor* handle) {
        for (size_t i = 0; i < tensors_.size(); ++i) {
            expect(tensors_[i].handle != handle, "an address was given again too early");
        }
    }

    void create_tensor() {
        const Spec spec = any_spec();
        if (in_.one_in(16)) {
            constexpr uint64_t counts[] = {uint64_t{1} << 61, uint64_t{1} << 63, UINT64_MAX, uint64_t{1} << 60};
            const int64_t number = 1;
            expect(
                !aclCreateTensor(&number, in_.of(counts), spec.dtype, nullptr, 0, spec.format, &number, 1, nullptr) &&
                    !aclCreateTensor(&number, 1, spec.dtype, nullptr, 0, spec.format, &number, in_.of(counts),
                                     nullptr) &&
                    !aclCreateTensor(nullptr, 1, spec.dtype, nullptr, 0, spec.format, &number, 1, nullptr) &&
                    !aclCreateTensor(&number, 1, spec.dtype, nullptr, 0, spec.format, nullptr, 1, nullptr),
                "a tensor of nothing was made");
            calls += 4;
        }
        create(spec);
    }

    Tensor* tensor(aclTensor*& handle, int& status) {
        const size_t choice = in_.below(16);
        Tensor* const tensor = choice > 1 ? tensors_.recent(in_) : nullptr;
        handle = tensor ? tensor->handle : choice == 1 ? static_cast<aclTensor*>(strange(Kind::Tensor)) : nullptr;
        Tensor* const live = this->live_tensor(handle);
        status = !handle ? null_pointer : live ? 0 : bad_argument;
        return live;
    }

    Tensor* live_tensor(const aclTensor* handle) {
        for (size_t i = tensors_.size(); i-- > 0;) {
            if (tensors_[i].handle == handle && tensors_[i].alive) {
                return &tensors_[i];
            }
        }
        return nullptr;
    }

    void init_tensor() {
        aclTensor* handle;
        int status;
        Tensor* const tensor = this->tensor(handle, status);
        Spec spec = in_.below(2) && tensor ? tensor->spec : any_spec();
        if (tensor && in_.below(2)) {
            spec.storage = {in_.integer(16)};
            spec.dtype = dtype();
            place(spec);
        }
        settle();
        expect_status(aclInitTensor(handle, spec.sizes.data(), spec.sizes.size(), spec.dtype, spec.strides.data(),
                                    spec.offset, spec.format, spec.storage.data(), spec.storage.size(), spec.data),
                      !tensor             ? status
                      : can_be_made(spec) ? 0
                                          : bad_argument);
        if (tensor && can_be_made(spec)) {
            tensor->spec = spec;
        }
    }

    void destroy_tensor() {
        aclTensor* handle;
        int status;
        Tensor* const tensor = this->tensor(handle, status);
        expect_status(aclDestroyTensor(handle), handle ? status : 0);
        if (tensor) {
            tensor->alive = false;
        }
    }

    void read_tensor() {
        aclTensor* handle;
        int status;
        Tensor* const tensor = this->tensor(handle, status);
        const auto check = [&](aclnnStatus (*reader)(const aclTensor*, int64_t**, uint64_t*), const Numbers& expected) {
            int64_t* values = nullptr;
            uint64_t count = 0;
            expect_status(reader(handle, &values, &count), status);
            expect(!tensor || Numbers(values, values + count) == expected, "a tensor reads differently");
            delete[] values;
            expect_status(reader(handle, nullptr, &count), tensor ? null_pointer : status);
            expect_status(reader(handle, &values, nullptr), tensor ? null_pointer : status);
        };
        const Spec none;
        const Spec& spec = tensor ? tensor->spec : none;
        check(aclGetViewShape, spec.sizes);
        check(aclGetViewStrides, spec.strides);
        check(aclGetStorageShape, spec.storage);
        int64_t offset = 0;
        aclFormat format = ACL_FORMAT_ND;
        aclDataType dtype = ACL_FLOAT;
        void* address = nullptr;
        expect_status(aclGetViewOffset(handle, &offset), status);
        expect_status(aclGetFormat(handle, &format), status);
        expect_status(aclGetDataType(handle, &dtype), status);
        expect_status(aclGetRawTensorAddr(handle, &address), status);
        expect(
            !tensor || (offset == spec.offset && format == spec.format && dtype == spec.dtype && address == spec.data),
            "a tensor reads differently");
        expect_status(aclGetRawTensorAddr(handle, nullptr), tensor ? null_pointer : status);
    }

    void set_tensor_address() {
        aclTensor* handle;
        int status;
        Tensor* const tensor = this->tensor(handle, status);
        Spec spec = tensor ? tensor->spec : Spec();
        place(spec);
        expect_status(aclSetRawTensorAddr(handle, spec.data), status);
        if (tensor) {
            tensor->spec.data = spec.data;
        }
    }

    // ---- scalars, arrays, lists ----

    // A real number, or zeros of any other dtype; null if there is no such scalar.
    ScalarObject* create_scalar() {
        constexpr aclDataType usual[] = {ACL_FLOAT, ACL_DOUBLE, ACL_FLOAT16, ACL_BF16,  ACL_FLOAT,
                                         ACL_INT64, ACL_INT32,  ACL_INT16,   ACL_UINT8, ACL_BOOL};
        constexpr double values[] = {0.01, 0.5, 2, -0.25, 0, 1, 3, -1.5, 1e30, INFINITY, NAN};
        const bool other = in_.one_in(16);
        const aclDataType dtype = other ? this->dtype() : in_.of(usual);
        const double value = in_.of(values);
        unsigned char bytes[16] = {};
        Scalar spec{dtype, 0};
        if (is_float(dtype)) {
            store(bytes, dtype, value);
            spec.value = load(bytes, dtype);
        } else if (is_real(dtype)) {
            const double whole = value > 1 ? std::min(value, 3.0) : 0;  // NaN gives 0
            bytes[0] = dtype == ACL_BOOL ? whole > 0 : static_cast<unsigned char>(whole);
            spec.value = bytes[0];
        }
        const bool without_value = in_.one_in(64);
        aclScalar* const handle = aclCreateScalar(without_value ? nullptr : bytes, dtype);
        ++calls;
        expect((handle != nullptr) == (!without_value && aclDataTypeSize(dtype) > 0),
               "a scalar was made that cannot be, or the other way round");
        return handle ? &scalars_.add({handle, spec}) : nullptr;
    }

    void scalars() {
        create_scalar();
        destroy_one(scalars_, aclDestroyScalar);
    }

    template <class Thing, class Handle>
    void destroy_one(Things<Thing>& things, aclnnStatus (*destroy)(const Handle*)) {
        Thing* const thing = in_.below(4) > 1 ? things.recent(in_) : nullptr;
        auto* const handle = thing ? thing->handle : static_cast<Handle*>(in_.below(4) ? strange() : nullptr);
        expect_status(destroy(handle), !handle || (thing && thing->alive) ? 0 : bad_argument);
        if (thing) {
            thing->alive = false;
        }
    }

    template <class Array, class Value>
    void array(Things<Object<Array>>& arrays, Array* (*create)(const Value*, uint64_t),
               aclnnStatus (*get_size)(const Array*, uint64_t*), aclnnStatus (*destroy)(const Array*)) {
        const Value values[4] = {};
        const uint64_t size = in_.one_in(8) ? uint64_t{1} << (61 + in_.below(3)) | in_.below(2) : in_.below(5);
        const Value* const given = in_.one_in(8) ? nullptr : values;
        Array* const made =
            size <= 4 || sizeof(Value) * 8 * size / 8 / sizeof(Value) == size || size > PTRDIFF_MAX / sizeof(Value)
                ? create(given, size)
                : nullptr;
        ++calls;
        expect((made != nullptr) == (size <= 4 && (given || size == 0)), "an array was made that cannot be, or not");
        if (made) {
            arrays.add({made, size});
        }
        Object<Array>* const one = in_.one_in(8) ? nullptr : arrays.recent(in_);
        const Array* const handle = one ? one->handle : static_cast<Array*>(in_.below(2) ? strange() : nullptr);
        uint64_t count = 99;
        const int status = !handle ? null_pointer : one && one->alive ? 0 : bad_argument;
        expect_status(get_size(handle, &count), status);
        expect(count == (status == 0 ? one->size : 99), "another size of an array");
        expect_status(get_size(handle, nullptr), status == 0 ? null_pointer : status);
        destroy_one(arrays, destroy);
    }

    void arrays() {
        switch (in_.below(3)) {
            case 0: return array(int_arrays_, aclCreateIntArray, aclGetIntArraySize, aclDestroyIntArray);
            case 1: return array(float_arrays_, aclCreateFloatArray, aclGetFloatArraySize, aclDestroyFloatArray);
            default: return array(bool_arrays_, aclCreateBoolArray, aclGetBoolArraySize, aclDestroyBoolArray);
        }
    }

    void create_tensor_list() {
        std::vector<Tensor*> members;
        std::vector<const aclTensor*> handles;
        bool right = true;
        for (size_t i = 0, count = in_.below(4); i < count; ++i) {
            Tensor* const tensor = in_.one_in(8) ? nullptr : tensors_.recent(in_);
            right = right && (!tensor || tensor->alive);
            members.push_back(tensor);
            handles.push_back(tensor ? tensor->handle : nullptr);
        }
        aclTensorList* const list = aclCreateTensorList(handles.data(), handles.size());
        ++calls;
        expect((list != nullptr) == right, "a list of dead tensors was made, or none of live ones");
        if (list) {
            tensor_lists_.add({list, members});
        }
        expect(!aclCreateTensorList(nullptr, 1) && !aclCreateTensorList(handles.data(), uint64_t{1} << 61),
               "a list of nothing was made");
        calls += 2;
    }

    void destroy_tensor_list() {
        TensorList* const list = in_.one_in(4) ? nullptr : tensor_lists_.recent(in_);
        auto* const handle = list ? list->handle : static_cast<aclTensorList*>(in_.below(2) ? strange() : nullptr);
        int expected = !handle || (list && list->alive) ? 0 : bad_argument;
        uint64_t size = 99;
        const int size_status = !handle ? null_pointer : expected;
        expect_status(aclGetTensorListSize(handle, &size), size_status);
        expect(size == (size_status == 0 ? list->members.size() : 99), "another size of a list");
        if (list && list->alive) {
            for (Tensor* member : list->members) {
                if (member && !member->alive) {
                    expected = bad_argument;
                } else if (member) {
                    member->alive = false;
                }
            }
            list->alive = false;
        }
        expect_status(aclDestroyTensorList(handle), expected);
    }

    void scalar_lists() {
        std::vector<ScalarObject*> members;
        std::vector<const aclScalar*> handles;
        bool right = true;
        for (size_t i = 0, count = in_.below(3); i < count; ++i) {
            ScalarObject* const scalar = scalars_.recent(in_);
            right = right && (!scalar || scalar->alive);
            members.push_back(scalar);
            handles.push_back(scalar ? scalar->handle : nullptr);
        }
        aclScalarList* const made = aclCreateScalarList(handles.data(), handles.size());
        ++calls;
        expect((made != nullptr) == right, "a list of dead scalars was made, or none of live ones");
        if (made) {
            scalar_lists_.add({made, members});
        }
        ScalarList* const list = scalar_lists_.recent(in_);
        if (!list || in_.below(2)) {
            return;
        }
        uint64_t size = 99;
        expect_status(aclGetScalarListSize(list->handle, &size), list->alive ? 0 : bad_argument);
        int expected = list->alive ? 0 : bad_argument;
        if (list->alive) {
            for (ScalarObject* member : list->members) {
                if (member && !member->alive) {
                    expected = bad_argument;
                } else if (member) {
                    member->alive = false;
                }
            }
            list->alive = false;
        }
        expect_status(aclDestroyScalarList(list->handle), expected);
    }

    // ---- operators ----

    void choose_product() {
        static const char* const names[] = {"Ascend950", "Ascend910_93", "Ascend910B",
                                            "Ascend910", "Ascend310P",   "Ascend310B"};
        try {
            actgrad::set_product("Ascend911");
            wrong("an unknown product was taken");
        } catch (const actgrad::Refusal&) {
        }
        const size_t choice = in_.below(6);
        actgrad::set_product(names[choice]);
        product_ = static_cast<Product>(choice);
    }

    // The arguments of phase one, the same for the model, and the status of the first handle that is null or dead.
    struct Arguments {
        std::vector<operator_calls::Argument> given;
        Call call;
        std::vector<Tensor*> tensors, numbered;
        int status = 0;

        template <class Object>
        void judge(const Object* object) {
            if (status == 0) {
                status = !object ? null_pointer : object->alive ? 0 : bad_argument;
            }
        }
        void judge(const char* text) { status = status == 0 && !text ? null_pointer : status; }
    };

    // Phase one with arbitrary tensors and numbers.
    void phase_one(size_t number, const std::vector<Tensor*>& given, const Numbers& numbers) {
        const auto& [name, functions] = process().operators[number];
        const Rule* const rule = rule_of(name);
        if (!rule) {
            return phase_one_without_rule(number, given, numbers[0]);
        }
        Arguments arguments;
        arguments.call.rule = rule;
        size_t place = 0;  // among the tensor parameters
        for (const operator_calls::Kind kind : functions.parameters) {
            operator_calls::Argument& argument = arguments.given.emplace_back();
            switch (kind) {
                case operator_calls::Kind::Tensor: add_tensor(arguments, argument, place++, given); break;
                case operator_calls::Kind::Scalar: add_scalar(arguments, argument); break;
                case operator_calls::Kind::Text: add_text(arguments, argument); break;
                case operator_calls::Kind::Real: {
                    constexpr double reals[] = {1, 4, -1.5, 0.25, 25, 0, -1};
                    argument.real = in_.of(reals);
                    arguments.call.scalars.push_back({ACL_DOUBLE, argument.real});
                    break;
                }
                case operator_calls::Kind::Number:
                    argument.number = numbers.at(arguments.call.numbers.size());
                    arguments.call.numbers.push_back(argument.number);
            }
        }
        int expected = arguments.status != 0 ? arguments.status : expected_status(arguments.call, product_);
        uint64_t size = 99;
        aclOpExecutor* executor = nullptr;
        const bool without_size = in_.one_in(64), without_executor = in_.one_in(64);
        if (without_size || without_executor) {
            expected = null_pointer;
        }
        const int got = functions.phase_one(arguments.given, without_size ? nullptr : &size,
                                            without_executor ? nullptr : &executor);
        ++calls;
        if (expected < 0 ? got != 0 && got != bad_argument : got != expected) {
            print(arguments.call);
            wrong("phase one: status " + std::to_string(got) + ", expected " + std::to_string(expected));
        }
        expect((executor != nullptr) == (got == 0) && size == (got == 0 ? 0u : 99u), "results in spite of a refusal");
        if (got == 0) {
            const size_t results = rule->form == Form::InPlace ? 0 : outputs_of(rule->form);
            const size_t inputs = arguments.numbered.size() - results;
            executors_.add({executor, number, arguments.call, arguments.tensors, arguments.numbered, inputs});
        }
    }

    void add_tensor(Arguments& arguments, operator_calls::Argument& argument, size_t place,
                    const std::vector<Tensor*>& given) {
        const Rule& rule = *arguments.call.rule;
        if ((rule.null_tensors >> place & 1U) != 0) {
            argument.tensor = nullptr;
            return;
        }
        const bool ignored = rule.has(IgnoresThird) && place == 2;
        const size_t next = arguments.tensors.size();
        Tensor* const tensor = ignored               ? in_.one_in(8) ? nullptr : tensors_.recent(in_)
                               : next < given.size() ? given[next]
                                                     : nullptr;
        argument.tensor = tensor ? tensor->handle : nullptr;
        if (!ignored || !rule.has(NullThird)) {
            arguments.judge(tensor);
            arguments.numbered.push_back(tensor);
        }
        if (!ignored) {
            arguments.tensors.push_back(tensor);
            arguments.call.tensors.push_back(tensor ? tensor->spec : Spec());
        }
    }

    void add_scalar(Arguments& arguments, operator_calls::Argument& argument) {
        const bool optional = arguments.call.rule->has(OptionalScalar);
        ScalarObject* const scalar = optional && in_.one_in(8) ? nullptr
                                     : in_.below(4)            ? create_scalar()
                                                               : scalars_.recent(in_);
        if (scalar || !optional) {
            arguments.judge(scalar);
        }
        argument.scalar = scalar ? scalar->handle : nullptr;
        arguments.call.scalars.push_back(scalar ? scalar->spec : Scalar{ACL_FLOAT, 1});
    }

    void add_text(Arguments& arguments, operator_calls::Argument& argument) {
        static char words[][5] = {"none", "tanh", "Tanh", "erf", ""};
        const size_t choice = in_.one_in(8) ? in_.below(6) : in_.below(2);
        argument.text = choice < 5 ? words[choice] : nullptr;
        if (!arguments.call.rule->has(LastDim)) {
            arguments.judge(argument.text);
        }
        arguments.call.numbers.push_back(!argument.text ? 0 : choice < 2 ? static_cast<int64_t>(choice) : -1);
    }

    // For operators that rules.h lacks: some known status, and no output on an error.
    void phase_one_without_rule(size_t number, const std::vector<Tensor*>& given, int64_t attribute) {
        std::vector<operator_calls::Argument> arguments(16);
        for (size_t i = 0; i < arguments.size(); ++i) {
            Tensor* const tensor = given[i % given.size()];
            arguments[i].tensor = tensor ? tensor->handle : nullptr;
            arguments[i].number = attribute;
            arguments[i].real = static_cast<double>(attribute);
        }
        uint64_t size = 99;
        aclOpExecutor* executor = nullptr;
        const int got = process().operators[number].second.phase_one(arguments, &size, &executor);
        ++calls;
        expect(got == 0 || got == null_pointer || got == bad_argument || got == ACLNN_ERR_INNER_FIND_KERNEL_ERROR ||
                   got == ACLNN_ERR_INNER_TILING_ERROR,
               "an unknown status of phase one");
        expect((executor != nullptr) == (got == 0), "an executor in spite of a refusal");
        if (got == 0) {
            expect_status(aclDestroyAclOpExecutor(executor), 0);
        }
    }

    void print(const Call& call) const {
        std::fprintf(stderr, "%s on %s\n", call.rule->name, actgrad::product_name(product_));
        for (const Spec& spec : call.tensors) {
            print(spec);
        }
        for (const Scalar& scalar : call.scalars) {
            std::fprintf(stderr, "  scalar of dtype %d: %g\n", scalar.dtype, scalar.value);
        }
    }

    static void print(const Spec& spec) {
        std::fprintf(stderr, "  dtype %d format %d sizes", spec.dtype, spec.format);
        for (const int64_t size : spec.sizes) {
            std::fprintf(stderr, " %lld", static_cast<long long>(size));
        }
        std::fprintf(stderr, " strides");
        for (const int64_t stride : spec.strides) {
            std::fprintf(stderr, " %lld", static_cast<long long>(stride));
        }
        std::fprintf(stderr, " offset %lld storage", static_cast<long long>(spec.offset));
        for (const int64_t size : spec.storage) {
            std::fprintf(stderr, " %lld", static_cast<long long>(size));
        }
        std::fprintf(stderr, " at %lld\n", spec.data ? static_cast<long long>(spec.data - process().arena) : -1LL);
    }

    void any_call() {
        std::vector<Tensor*> given;
        for (int i = 0; i < 4; ++i) {
            given.push_back(in_.one_in(32) ? nullptr : tensors_.recent(in_));
        }
        const size_t number = in_.byte() % process().operator_count;
        const int64_t first = in_.integer(3), second = in_.integer(2), third = in_.below(2);
        phase_one(number, given, {first, second, third});
    }

    // A call with compatible tensors, one of which may be changed.
    void fitting_call() {
        const size_t number = in_.byte() % process().operator_count;
        const Rule* const rule = rule_of(process().operators[number].first);
        if (!rule) {
            return;
        }
        Numbers shape;
        for (size_t i = 0, rank = in_.below(5) + 5 * in_.one_in(16); i < rank; ++i) {
            shape.push_back(in_.one_in(32) ? 0 : 1 + static_cast<int64_t>(in_.below(5)));
        }
        if (in_.one_in(16)) {
            shape = {static_cast<int64_t>(in_.byte()) * 2};
        }
        const bool gated = is_gated(rule->form);
        int64_t dim = 0;
        Numbers doubled = shape;
        if (gated) {
            if (shape.empty()) {
                shape = doubled = {1};
            }
            if (rule->has(LastDim) && shape.size() < 2) {
                shape.insert(shape.begin(), 1);
                doubled = shape;
            }
            dim = static_cast<int64_t>(rule->has(LastDim) ? shape.size() - 1 : in_.below(shape.size()));
            doubled[static_cast<size_t>(dim)] *= 2;
            dim -= in_.below(2) ? static_cast<int64_t>(shape.size()) : 0;
        }
        constexpr aclDataType whole[] = {ACL_INT8, ACL_UINT8, ACL_INT16, ACL_INT32, ACL_INT64, ACL_BOOL};
        const bool takes_integers = has_integer(*rule, ACL_INT32, product_);
        const aclDataType dtype = takes_integers && in_.below(2) ? in_.of(whole) : this->dtype();
        const aclFormat format = rule->has(OneFormat) && in_.one_in(4) ? ACL_FORMAT_NCHW : ACL_FORMAT_ND;
        std::vector<Tensor*> given;
        for (size_t i = 0, count = tensors_of(rule->form); i < count; ++i) {
            Numbers sizes = gated && is_whole(rule->form, i) ? doubled : shape;
            if (rule->form == Form::GatedByElement && i == 1) {
                sizes.assign(in_.below(3), 1);
            }
            if (!gated && i + 1 < count && in_.one_in(16) && !sizes.empty()) {
                sizes[0] = 1;  // broadcasts
            }
            if (in_.one_in(32)) {
                sizes.push_back(in_.integer(2));
            }
            const bool other = rule->has(WholeInput) && !is_float(dtype) && i + 2 != count;
            const aclDataType own = other || in_.one_in(16) ? this->dtype() : dtype;
            // Sometimes in place.
            if (i > 0 && i + 1 == count && in_.one_in(4) && given.back() && given.back()->spec.sizes == sizes) {
                given.push_back(given.back());
            } else {
                Spec spec = spec_of(sizes, own);
                spec.format = rule->has(OneFormat) && in_.one_in(32) ? ACL_FORMAT_NHWC : format;
                given.push_back(create(spec));
            }
        }
        const size_t before = executors_.size();
        const int64_t second = in_.one_in(8) ? in_.integer(2) : static_cast<int64_t>(in_.below(2));
        const int64_t third = in_.below(2);
        phase_one(number, given, {gated ? dim : third, second, third});
        if (executors_.size() > before && in_.below(4)) {
            execute(executors_[before]);
        }
        // They may be destroyed while the executor is live.
        for (Tensor* tensor : given) {
            if (tensor && tensor->alive && in_.below(2)) {
                expect_status(aclDestroyTensor(tensor->handle), 0);
                tensor->alive = false;
            }
        }
    }

    struct Part {
        const Operand* operand;
        std::vector<int64_t> places;  // byte offset of each element of the iteration space in the arena
        int64_t item;
    };

    Part part(const Executor& executor, const Operand& operand, const Numbers& space) {
        const Tensor& tensor = *executor.tensors[operand.tensor];
        Part part{&operand, {}, static_cast<int64_t>(aclDataTypeSize(operand.dtype))};
        const int64_t base = tensor.spec.data - process().arena;
        std::vector<int64_t> places{base + operand.offset * part.item};
        const size_t missing = space.size() - operand.sizes.size();
        for (size_t d = 0; d < space.size(); ++d) {
            std::vector<int64_t> next;
            for (const int64_t place : places) {
                for (int64_t i = 0; i < space[d]; ++i) {
                    const bool fixed = d < missing || operand.sizes[d - missing] == 1;
                    next.push_back(place + (fixed ? 0 : i * operand.strides[d - missing] * part.item));
                }
            }
            places = std::move(next);
        }
        part.places = std::move(places);
        return part;
    }

    static int64_t bytes_needed(const Operand& operand) {
        int64_t last = operand.offset;
        for (size_t i = 0; i < operand.sizes.size(); ++i) {
            last += (operand.sizes[i] - 1) * operand.strides[i];
        }
        return (last + 1) * static_cast<int64_t>(aclDataTypeSize(operand.dtype));
    }

    // The status of phase two that the operands' memory leads to. `runs`: there are results to compare.
    int expected_of_data(const Executor& executor, bool& runs, std::vector<Part>& inputs, std::vector<Part>& outputs) {
        const Operands operands = operands_of(executor.call);
        const Numbers space = operands.outputs[0].sizes;
        runs = false;
        if (count(space) == 0) {
            return 0;
        }
        std::vector<const Operand*> all;
        for (const Operand& operand : operands.inputs) {
            all.push_back(&operand);
        }
        for (const Operand& operand : operands.outputs) {
            all.push_back(&operand);
        }
        for (const Operand* operand : all) {
            if (!executor.tensors[operand->tensor]->spec.data) {
                return null_pointer;
            }
        }
        for (const Operand* operand : all) {
            const Spec& spec = executor.tensors[operand->tensor]->spec;
            const __int128 storage = count(spec.storage) * spec.item();
            if (bytes_needed(*operand) > storage) {
                return bad_argument;
            }
        }
        held_ = operands;
        for (const Operand& operand : held_.inputs) {
            inputs.push_back(part(executor, operand, space));
        }
        for (const Operand& operand : held_.outputs) {
            outputs.push_back(part(executor, operand, space));
        }
        int status = 0;
        for (size_t i = 0; i < outputs.size(); ++i) {
            std::vector<int> owner(arena_size, 0);
            for (const int64_t place : outputs[i].places) {
                std::fill_n(owner.begin() + place, outputs[i].item, 1);
            }
            const auto clashes = [&](const Part& other, bool written) {
                if (other.places == outputs[i].places && other.item == outputs[i].item) {
                    return written;
                }
                return std::any_of(other.places.begin(), other.places.end(), [&](int64_t place) {
                    return std::any_of(owner.begin() + place, owner.begin() + place + other.item,
                                       [](int o) { return o; });
                });
            };
            for (const Part& input : inputs) {
                const bool clash = clashes(input, false);
                status = clash ? bad_argument : status == 0 && input.item != outputs[i].item ? -1 : status;
                if (clash) {
                    return bad_argument;
                }
            }
            for (size_t j = 0; j < i; ++j) {
                if (clashes(outputs[j], true)) {
                    return bad_argument;
                }
            }
        }
        runs = true;
        return status;  // -1: for different item sizes the overlap search may be conservative
    }

    template <class T>
    static int64_t load_as(const uint8_t* from) {
        T value;
        std::memcpy(&value, from, sizeof value);
        return static_cast<int64_t>(value);
    }

    static int64_t load_whole(const uint8_t* from, aclDataType dtype) {
        switch (dtype) {
            case ACL_INT8: return load_as<int8_t>(from);
            case ACL_UINT8: return load_as<uint8_t>(from);
            case ACL_BOOL: return *from != 0;
            case ACL_INT16: return load_as<int16_t>(from);
            case ACL_UINT16: return load_as<uint16_t>(from);
            case ACL_INT32: return load_as<int32_t>(from);
            case ACL_UINT32: return load_as<uint32_t>(from);
            default: return load_as<int64_t>(from);
        }
    }

    // Whether an integer dtype can represent the number.
    static bool holds(aclDataType dtype, int64_t number) {
        const int bits = 8 * static_cast<int>(aclDataTypeSize(dtype));
        const bool is_signed = dtype == ACL_INT8 || dtype == ACL_INT16 || dtype == ACL_INT32 || dtype == ACL_INT64;
        if (!is_signed) {
            return number >= 0 && (bits == 64 || number < int64_t{1} << bits);
        }
        return bits == 64 || (number >= -(int64_t{1} << (bits - 1)) && number < int64_t{1} << (bits - 1));
    }

    static double load(const uint8_t* from, aclDataType dtype) {
        if (!is_float(dtype)) {
            return static_cast<double>(load_whole(from, dtype));
        }
        uint16_t bits;
        if (dtype == ACL_DOUBLE) {
            double value;
            std::memcpy(&value, from, sizeof value);
            return value;
        }
        if (dtype == ACL_FLOAT) {
            float value;
            std::memcpy(&value, from, sizeof value);
            return value;
        }
        std::memcpy(&bits, from, sizeof bits);
        if (dtype == ACL_FLOAT16) {
            return aclFloat16ToFloat(bits);
        }
        const uint32_t wide = uint32_t{bits} << 16;
        float value;
        std::memcpy(&value, &wide, sizeof value);
        return value;
    }

    static void store(uint8_t* to, aclDataType dtype, double value) {
        if (dtype == ACL_DOUBLE) {
            std::memcpy(to, &value, sizeof value);
            return;
        }
        const auto number = static_cast<float>(value);
        uint32_t wide;
        std::memcpy(&wide, &number, sizeof wide);
        if (dtype == ACL_FLOAT) {
            std::memcpy(to, &number, sizeof number);
            return;
        }
        const uint16_t bits = dtype == ACL_FLOAT16 ? aclFloatToFloat16(number) : static_cast<uint16_t>(wide >> 16);
        std::memcpy(to, &bits, sizeof bits);
    }

    static double precision(aclDataType dtype) {
        return dtype == ACL_DOUBLE ? 1e-10 : dtype == ACL_FLOAT ? 1e-4 : dtype == ACL_FLOAT16 ? 2e-3 : 2e-2;
    }

    // Integer results are exact if their dtype can represent them.
    static void expect_whole(const Element& at, const uint8_t* place, aclDataType dtype) {
        const int64_t right = at.call.rule->whole(at);
        const auto near = static_cast<double>(right);
        const double got = load(place, dtype);
        if (is_float(dtype) ? std::abs(near) < 60000 && std::abs(got - near) > precision(dtype) * std::abs(near)
                            : holds(dtype, right) && load_whole(place, dtype) != right) {
            wrong(std::string(at.call.rule->name) + " gave " + std::to_string(got) + " for " +
                  std::to_string(at.whole[0]) + (at.whole.size() > 1 ? ", " + std::to_string(at.whole[1]) : "") +
                  "; expected " + std::to_string(right));
        }
    }

    // After a run: compares the results with the formula and copies them to the expected memory.
    void take_results(const Call& call, const std::vector<Part>& inputs, const std::vector<Part>& outputs) {
        std::vector<uint8_t>& expected = process().expected;
        const uint8_t* const arena = process().arena;
        const std::vector<uint8_t> before = expected;
        const aclDataType compute = compute_dtype(call);
        Element at{call, std::vector<double>(inputs.size()), {}, {}};
        std::vector<double>& in = at.in;
        bool judged_scalars = true;
        double scalar_scale = 1;
        for (const Scalar& scalar : call.scalars) {
            // Kernels see float32, except for DOUBLE.
            at.scalars.push_back(compute == ACL_DOUBLE ? scalar.value
                                                       : static_cast<double>(static_cast<float>(scalar.value)));
            judged_scalars = judged_scalars && std::abs(scalar.value) < 1000;
            scalar_scale *= std::max(1.0, std::abs(scalar.value));
        }
        for (size_t e = 0; e < outputs[0].places.size(); ++e) {
            bool judged = judged_scalars;
            double scale = scalar_scale;
            at.whole.clear();
            for (size_t i = 0; i < inputs.size(); ++i) {
                const uint8_t* const from = before.data() + inputs[i].places[e];
                at.whole.push_back(is_float(compute) ? 0 : load_whole(from, inputs[i].operand->dtype));
                in[i] = load(from, inputs[i].operand->dtype);
                judged = judged && std::abs(in[i]) < 1000;
                scale *= std::max(1.0, std::abs(in[i]));
            }
            if (!is_float(compute)) {
                if (judged_scalars) {
                    expect_whole(at, arena + outputs[0].places[e], outputs[0].operand->dtype);
                }
                std::memcpy(expected.data() + outputs[0].places[e], arena + outputs[0].places[e],
                            static_cast<size_t>(outputs[0].item));
                continue;
            }
            const Results right = call.rule->results(at);
            for (size_t o = 0; o < outputs.size(); ++o) {
                const aclDataType dtype = outputs[o].operand->dtype;
                const int64_t place = outputs[o].places[e];
                const double got = load(arena + place, dtype);
                // Rounded to the compute dtype, then to the result's.
                const double relative = std::max(precision(dtype), precision(compute));
                const double tolerance = relative * std::abs(right[o]) + relative * 0.05 * scale;
                if (judged && std::abs(right[o]) < 60000 && !(std::abs(got - right[o]) <= tolerance)) {
                    wrong(std::string(call.rule->name) + " gave " + std::to_string(got) + " for " +
                          std::to_string(in[0]) + (in.size() > 1 ? ", " + std::to_string(in[1]) : "") + "; expected " +
                          std::to_string(right[o]));
                }
                std::memcpy(expected.data() + place, arena + place, static_cast<size_t>(outputs[o].item));
            }
        }
    }

    void execute(Executor& executor) {
        const bool now = in_.below(4) != 3;
        settle();
        bool runs = false;
        std::vector<Part> inputs, outputs;
        const auto& [name, functions] = process().operators[executor.number];
        if (!executor.alive) {
            expect_status(
                now ? actgrad::run_now(executor.handle) : functions.phase_two(nullptr, 0, executor.handle, nullptr),
                ACLNN_ERR_INNER);
            return;
        }
        int expected = expected_of_data(executor, runs, inputs, outputs);
        executor.alive = executor.repeatable;
        if (now) {
            const int got = actgrad::run_now(executor.handle);
            ++calls;
            judge_run(executor, got, expected);
            if (got == 0 && runs) {
                take_results(executor.call, inputs, outputs);
            }
            check_memory();
            return;
        }
        const bool other = in_.one_in(32);
        const uint64_t size = in_.one_in(8) ? in_.number() : 0;
        void* const workspace = in_.below(2) ? process().arena : nullptr;
        const Target target = this->target();
        if (other) {
            const auto& [other_name, other_functions] =
                process().operators[(executor.number + 1) % process().operator_count];
            expect_status(other_functions.phase_two(nullptr, 0, executor.handle, target.handle), ACLNN_ERR_INNER);
            return;
        }
        if (size > 0 && !workspace) {
            expected = null_pointer;
        } else if (expected <= 0 && !target.stream) {
            expected = expected == 0 ? ACLNN_ERR_RUNTIME_ERROR : -2;
        }
        const int got = functions.phase_two(workspace, size, executor.handle, target.handle);
        ++calls;
        judge_run(executor, got, expected);
        if (got == 0) {
            // The executor may be modified right after; results are compared when they are done.
            ++target.stream->queued;
            writer_ = target.stream;
            if (runs) {
                step_name = "execute on a stream";
                wait_without_check(*target.stream);
                take_results(executor.call, inputs, outputs);
            }
            settle();
            check_memory();
        }
    }

    void wait_without_check(Stream& stream) {
        if (is_default(stream)) {
            void* block = nullptr;
            expect(aclrtMallocHost(&block, 1) == 0 && aclrtFreeHost(block) == 0, "no host memory");
        } else {
            expect_status(aclrtSynchronizeStream(stream.handle), take_failure(stream));
        }
        finish(stream);
    }

    void judge_run(const Executor& executor, int got, int expected) {
        const bool right = expected == -1   ? got == 0 || got == bad_argument
                           : expected == -2 ? got == ACLNN_ERR_RUNTIME_ERROR || got == bad_argument
                                            : got == expected;
        if (!right) {
            std::fprintf(stderr, "%s\n", executor.call.rule->name);
            for (const Tensor* tensor : executor.tensors) {
                print(tensor->spec);
            }
            wrong("phase two: status " + std::to_string(got) + ", expected " + std::to_string(expected));
        }
    }

    // Large enough for several threads, in memory of their own.
    void large_call() {
        constexpr int64_t rows = 200, columns = 250, count = rows * columns, margin = 16;
        static std::vector<float>& in = *new std::vector<float>(2 * count + 2 * margin);
        static std::vector<float>& out = *new std::vector<float>(2 * count + 2 * margin);
        const auto threads = static_cast<int64_t>(in_.below(4));
        try {
            actgrad::set_thread_count(threads);
            expect(threads > 0, "no threads are a number of threads");
        } catch (const actgrad::Refusal& refusal) {
            expect(threads == 0 && refusal.status == bad_argument, "a number of threads is refused");
        }
        const auto strides = [&]() -> Numbers {
            const int64_t step = 1 + static_cast<int64_t>(in_.below(2));
            return in_.below(2) ? Numbers{columns * step, step} : Numbers{step, rows * step};
        };
        const Numbers sizes{rows, columns}, from = strides(), to = strides(), storage{2 * count + margin};
        const int64_t offset = in_.below(static_cast<size_t>(margin));
        const uint8_t seed = in_.byte();
        for (size_t i = 0; i < in.size(); i += 1 + seed % 7) {
            in[i] = static_cast<float>(seed % 13) - 6;
        }
        std::fill(out.begin(), out.end(), -77.0f);
        aclTensor* const tensors[] = {aclCreateTensor(sizes.data(), 2, ACL_FLOAT, from.data(), offset, ACL_FORMAT_ND,
                                                      storage.data(), 1, in.data()),
                                      aclCreateTensor(sizes.data(), 2, ACL_FLOAT, to.data(), offset, ACL_FORMAT_ND,
                                                      storage.data(), 1, out.data())};
        double half = 0.5;
        aclScalar* const scalar = aclCreateScalar(&half, ACL_DOUBLE);
        size_t number = in_.byte() % process().operator_count;
        const Rule* rule = nullptr;
        while (!(rule = rule_of(process().operators[number].first)) || rule->form != Form::Unary) {
            number = (number + 1) % process().operator_count;
        }
        const operator_calls::Operator& functions = process().operators[number].second;
        std::vector<operator_calls::Argument> arguments;
        Call call{rule, {}, {}, {}};
        Element at{call, {0}, {}, {}};
        for (const operator_calls::Kind kind : functions.parameters) {
            operator_calls::Argument& argument = arguments.emplace_back();
            if (kind == operator_calls::Kind::Tensor) {
                if (call.tensors.size() < 2) {
                    argument.tensor = tensors[call.tensors.size()];
                    call.tensors.emplace_back();
                }
            } else if (kind == operator_calls::Kind::Scalar) {
                argument.scalar = scalar;
                at.scalars.push_back(half);
            } else {
                call.numbers.push_back(argument.number);
            }
        }
        uint64_t size = 0;
        aclOpExecutor* executor = nullptr;
        actgrad::set_product("Ascend910B");
        product_ = Product::Ascend910B;
        expect_status(functions.phase_one(arguments, &size, &executor), 0);
        expect_status(actgrad::run_now(executor), 0);
        int64_t written = 0;
        for (int64_t i = 0; i < rows; i += 1) {
            for (int64_t j = i % 7; j < columns; j += 7) {
                at.in[0] = static_cast<double>(in[static_cast<size_t>(offset + i * from[0] + j * from[1])]);
                const double got = out[static_cast<size_t>(offset + i * to[0] + j * to[1])];
                const double right = rule->results(at)[0];
                expect(got == right || (std::isnan(got) && std::isnan(right)) ||
                           std::abs(got - right) <= 1e-5 * std::max(1.0, std::abs(at.in[0])),
                       "a large result is wrong");
            }
        }
        for (const float value : out) {
            written += value != -77.0f;
        }
        expect(written == count, "other places than the results were written");
        for (const aclTensor* tensor : tensors) {
            expect_status(aclDestroyTensor(tensor), 0);
        }
        expect_status(aclDestroyScalar(scalar), 0);
    }

    void run_executor() {
        if (Executor* const executor = executors_.recent(in_)) {
            execute(*executor);
        }
    }

    void run_what_is_no_executor() {
        auto* const handle = static_cast<aclOpExecutor*>(in_.below(2) ? nullptr : dead_or_strange_executor());
        expect_status(
            process().operators[in_.byte() % process().operator_count].second.phase_two(nullptr, 0, handle, nullptr),
            handle ? ACLNN_ERR_INNER : null_pointer);
        expect_status(actgrad::run_now(handle), handle ? ACLNN_ERR_INNER : null_pointer);
    }

    void* dead_or_strange_executor() {
        Executor* const executor = executors_.recent(in_);
        return executor && !executor->alive ? executor->handle : strange(Kind::Executor);
    }

    void change_executor() {
        Executor* const executor = in_.one_in(8) ? nullptr : executors_.recent(in_);
        aclOpExecutor* const handle = executor ? executor->handle : nullptr;
        const int status = !handle ? ACLNN_ERR_INNER_NULLPTR : executor->alive ? 0 : ACLNN_ERR_INNER;
        switch (in_.below(4)) {
            case 0:
                expect_status(aclSetAclOpExecutorRepeatable(handle), status);
                if (status == 0) {
                    executor->repeatable = true;
                }
                return;
            case 1:
                expect_status(aclDestroyAclOpExecutor(handle), status);
                if (status == 0) {
                    executor->alive = false;
                }
                return;
            case 2: return set_address(executor, handle, status);
            default: return set_member_address(handle, status);
        }
    }

    void set_address(Executor* executor, aclOpExecutor* handle, int status) {
        const size_t group = in_.below(3);
        const size_t index = in_.one_in(16) ? SIZE_MAX - in_.below(2) : in_.below(5);
        const size_t begin = executor && group == 1 ? executor->first_output() : 0;
        const size_t end = !executor ? 0 : group == 0 ? executor->input_count : executor->numbered.size();
        const bool known = index < end - begin;
        Tensor* const tensor = known && !in_.one_in(8) ? executor->numbered[begin + index] : tensors_.recent(in_);
        aclTensor* const given = tensor ? tensor->handle : nullptr;
        if (status == 0) {
            status = !given                                                                           ? null_pointer
                     : !tensor->alive || !known || executor->numbered[begin + index]->handle != given ? bad_argument
                                                                                                      : 0;
        }
        Spec spec = tensor ? tensor->spec : Spec();
        place(spec);
        constexpr aclnnStatus (*functions[])(aclOpExecutor*, const size_t, aclTensor*, void*) = {
            aclSetInputTensorAddr, aclSetOutputTensorAddr, aclSetTensorAddr,
            AclSetInputTensorAddr, AclSetOutputTensorAddr, AclSetTensorAddr};
        settle();
        expect_status(functions[group + 3 * in_.below(2)](handle, index, given, spec.data), status);
        if (status == 0) {
            tensor->spec.data = spec.data;
        }
    }

    void set_member_address(aclOpExecutor* handle, int status) {
        const size_t group = in_.below(3);
        const size_t list_index = in_.below(4), member_index = in_.below(4);
        TensorList* const list = tensor_lists_.recent(in_);
        aclTensorList* const given = list ? list->handle : nullptr;
        if (status == 0) {  // none of the operators takes a list
            const bool has_member = given && list->alive && member_index < list->members.size();
            status = !given || (has_member && !list->members[member_index]) ? null_pointer : bad_argument;
        }
        constexpr aclnnStatus (*functions[])(aclOpExecutor*, size_t, const size_t, aclTensorList*, void*) = {
            aclSetDynamicInputTensorAddr, aclSetDynamicOutputTensorAddr, aclSetDynamicTensorAddr,
            AclSetDynamicInputTensorAddr, AclSetDynamicOutputTensorAddr, AclSetDynamicTensorAddr};
        settle();
        expect_status(functions[group + 3 * in_.below(2)](handle, list_index, member_index, given, nullptr), status);
    }

    // ---- the end ----

    // Frees everything, and checks that nothing is left.
    void clean_up() {
        settle();
        for (size_t i = 0; i < executors_.size(); ++i) {
            expect_status(aclDestroyAclOpExecutor(executors_[i].handle), executors_[i].alive ? 0 : ACLNN_ERR_INNER);
        }
        for (size_t i = 0; i < tensor_lists_.size(); ++i) {
            if (tensor_lists_[i].alive) {
                aclDestroyTensorList(tensor_lists_[i].handle);
                for (Tensor* member : tensor_lists_[i].members) {
                    if (member) {
                        member->alive = false;
                    }
                }
            }
        }
        for (size_t i = 0; i < scalar_lists_.size(); ++i) {
            if (scalar_lists_[i].alive) {
                aclDestroyScalarList(scalar_lists_[i].handle);
                for (ScalarObject* member : scalar_lists_[i].members) {
                    if (member) {
                        member->alive = false;
                    }
                }
            }
        }
        for (size_t i = 0; i < tensors_.size(); ++i) {
            expect_status(aclDestroyTensor(tensors_[i].handle), tensors_[i].alive ? 0 : bad_argument);
        }
        destroy_all(scalars_, aclDestroyScalar);
        destroy_all(int_arrays_, aclDestroyIntArray);
        destroy_all(float_arrays_, aclDestroyFloatArray);
        destroy_all(bool_arrays_, aclDestroyBoolArray);
        while (!mappings_.empty()) {
            expect_status(aclrtUnmapMem(mappings_.back().address), 0);
            unmapped(mappings_.end() - 1);
        }
        for (size_t i = 0; i < physical_.size(); ++i) {
            if (physical_[i].alive) {
                expect_status(aclrtFreePhysical(physical_[i].handle), 0);
                taken_ -= physical_[i].size;
            }
        }
        for (size_t i = 0; i < ranges_.size(); ++i) {
            if (ranges_[i].alive) {
                expect_status(aclrtReleaseMemAddress(ranges_[i].address), 0);
            }
        }
        for (size_t i = 0; i < blocks_.size(); ++i) {
            if (blocks_[i].alive) {
                free_as(nullptr, blocks_[i].address, aclrtFree, true);
            }
        }
        for (size_t i = 0; i < host_blocks_.size(); ++i) {
            if (host_blocks_[i].alive) {
                free_as(nullptr, host_blocks_[i].address, aclrtFreeHost, false);
            }
        }
        for (size_t i = 0; i < events_.size(); ++i) {
            expect_status(aclrtDestroyEvent(events_[i].handle), events_[i].alive ? 0 : dead_handle);
        }
        for (size_t i = 0; i < streams_.size(); ++i) {
            expect_status(aclrtDestroyStream(streams_[i].handle),
                          streams_[i].alive ? take_failure(streams_[i]) : dead_handle);
            streams_[i].alive = false;
        }
        size_t free = 0, total = 0;
        expect_status(aclrtGetMemInfo(ACL_HBM_MEM, &free, &total), 0);
        expect(taken_ == 0 && free == total, "memory is still taken");
        for (int32_t device = 0; device < device_count; ++device) {
            set_device_on(device);
            expect_status(aclrtSynchronizeStream(nullptr), take_failure(process().defaults[device]));
            judged(nullptr, nullptr);
            finish(process().defaults[device]);
        }
        for (size_t i = 0; i < contexts_.size(); ++i) {
            if (contexts_[i].alive && !contexts_[i].of_set_device) {
                expect_status(aclrtDestroyContext(contexts_[i].handle), 0);
                contexts_[i].alive = false;
            }
        }
        for (int32_t device = 0; device < device_count; ++device) {
            while (references_[device] > 0) {
                reset_device_on(device);
            }
        }
        check_memory();
    }

    template <class Thing, class Handle>
    void destroy_all(Things<Thing>& things, aclnnStatus (*destroy)(const Handle*)) {
        for (size_t i = 0; i < things.size(); ++i) {
            expect_status(destroy(things[i].handle), things[i].alive ? 0 : bad_argument);
        }
    }

    Input in_;
    Context* current_ = nullptr;
    uint32_t references_[device_count] = {};
    Context* of_device_[device_count] = {};
    size_t taken_ = 0;
    Stream* writer_ = nullptr;  // has unfinished work on the arena
    Product product_ = Product::Ascend910B;
    Operands held_;
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

}  // namespace

}  // namespace fuzz

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* bytes, size_t size) {
    fuzz::process();
    actgrad::set_product("Ascend910B");
    fuzz::Machine(fuzz::Input(bytes, size)).run();
    return 0;
}
