// SPDX-License-Identifier: Apache-2.0
//
// Injects an allocation failure at every n-th allocation of a program that uses every function, once or from then on.
// Each try is a process of its own. A failing call must return a status and have no other effect, and everything works
// afterwards.
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "acl/acl_op_compiler.h"
#include "ascendcl/error.h"
#include "ascendcl/stream.h"
#include "nnopbase/executor.h"
#include "tests/check.h"
#include "tests/failing_allocations.h"
#include "tests/operator_calls.h"

extern "C" aclError aclrtValueWrite(void* devAddr, uint64_t value, uint32_t flag, aclrtStream stream);
extern "C" aclError aclrtValueWait(void* devAddr, uint64_t value, uint32_t flag, aclrtStream stream);
extern "C" const char* __tsan_default_options() { return "die_after_fork=0:atexit_sleep_ms=0"; }

namespace {

constexpr int64_t large = 120000;  // elements: threads share them, and copies of tiles are too large for a stack

// A failed call leaves the place for its handle unchanged.
template <class Handle, class Make>
Handle made(const Make& make) {
    Handle handle = nullptr;
    const bool worked = make(&handle);
    CHECK_EQUAL(handle != nullptr, worked);
    return handle;
}

aclTensor* tensor(float* data, const std::vector<int64_t>& sizes, const std::vector<int64_t>& strides = {}) {
    aclTensor* const handle =
        aclCreateTensor(sizes.data(), sizes.size(), ACL_FLOAT, strides.empty() ? nullptr : strides.data(), 0,
                        ACL_FORMAT_ND, sizes.data(), sizes.size(), data);
    CHECK(handle || failing != Failing::Never);
    return handle;
}

void use_devices() {
    int32_t device = -1;
    uint32_t count = 0;
    int64_t value = 0;
    REFUSES(aclrtGetDevice(nullptr), 100000);
    WORKS(aclrtGetDevice(&device));
    WORKS(aclrtGetDeviceCount(&count));
    WORKS(aclGetDeviceCapability(0, 0, &value));
    REFUSES(aclrtSetDevice(99), 107001);
    CHECK(aclrtGetSocName() || failing != Failing::Never);
    aclrtContext before = nullptr;
    if (!WORKS(aclrtGetCurrentContext(&before))) {
        return;
    }
    const auto context = made<aclrtContext>([](aclrtContext* place) { return WORKS(aclrtCreateContext(place, 0)); });
    WORKS(aclrtSetCurrentContext(before));
    if (context) {
        CHECK_EQUAL(aclrtDestroyContext(context), 0);  // destroying needs no memory
        REFUSES(aclrtDestroyContext(context), 107017);
    }
}

void use_streams(float* data) {
    const auto stream = made<aclrtStream>([](aclrtStream* place) { return WORKS(aclrtCreateStream(place)); });
    const auto other =
        made<aclrtStream>([](aclrtStream* place) { return WORKS(aclrtCreateStreamWithConfig(place, 0, 0)); });
    const auto event = made<aclrtEvent>([](aclrtEvent* place) { return WORKS(aclrtCreateEvent(place)); });
    const auto second = made<aclrtEvent>([](aclrtEvent* place) { return WORKS(aclrtCreateEventWithFlag(place, 0)); });
    uint32_t flag = 0;
    aclrtStreamStatus status;
    WORKS(aclrtSetStreamOverflowSwitch(nullptr, 0));
    WORKS(aclrtGetStreamOverflowSwitch(nullptr, &flag));
    WORKS(aclrtSetStreamFailureMode(nullptr, 0));
    REFUSES(aclrtSynchronizeStream(&flag), 107017);
    if (stream && other && event && second) {
        float copy = 0;
        const bool copied = WORKS(aclrtMemcpyAsync(&copy, 4, data, 4, ACL_MEMCPY_DEFAULT, stream));
        const bool recorded = WORKS(aclrtRecordEvent(event, stream));
        if (recorded) {
            WORKS(aclrtStreamWaitEvent(other, event));
        } else {
            REFUSES(aclrtStreamWaitEvent(other, event), 107000);  // nothing was recorded
        }
        const bool recorded_too = WORKS(aclrtRecordEvent(second, other));
        WORKS(aclrtMemsetAsync(data + 1, 4, 0, 4, other));
        // A failure of work, which finds no memory for its text.
        bool queued = true;
        try {
            actgrad::enqueue(stream, []() -> aclError {
                const std::string text(1000, 'x');
                return actgrad::fail(507000, text);
            });
        } catch (const std::exception&) {
            queued = false;
        }
        const int late = aclrtSynchronizeStream(stream);
        CHECK(late == 507000 ? queued : WORKS(late) ? !queued : failing != Failing::Never);
        CHECK_EQUAL(copy, copied ? data[0] : 0.0f);
        CHECK_EQUAL(aclrtStreamQuery(stream, &status), 0);
        CHECK_EQUAL(aclrtSynchronizeStreamWithTimeout(other, 60000), 0);
        if (recorded && recorded_too) {
            float ms = 0;
            aclrtEventStatus event_status;
            aclrtEventRecordedStatus recorded_status;
            aclrtEventWaitStatus wait_status;
            CHECK_EQUAL(aclrtSynchronizeEvent(event), 0);
            CHECK_EQUAL(aclrtEventElapsedTime(&ms, event, second), 0);
            CHECK_EQUAL(aclrtQueryEvent(event, &event_status), 0);
            CHECK_EQUAL(aclrtQueryEventStatus(event, &recorded_status), 0);
            CHECK_EQUAL(aclrtQueryEventWaitStatus(event, &wait_status), 0);
            CHECK_EQUAL(aclrtResetEvent(event, stream), 0);
        }
    }
    for (const aclrtEvent handle : {event, second}) {
        if (handle) {
            CHECK_EQUAL(aclrtDestroyEvent(handle), 0);
        }
    }
    if (stream) {
        CHECK_EQUAL(aclrtDestroyStream(stream), 0);
        REFUSES(aclrtDestroyStream(stream), 107017);
    }
    if (other) {
        CHECK_EQUAL(aclrtDestroyStreamForce(other), 0);
    }
    WORKS(aclrtSynchronizeDevice());
    WORKS(aclrtSynchronizeDeviceWithTimeout(-1));
}

// Nothing stays paused, whatever fails when a stream is paused or resumed.
void use_values() {
    const auto first = made<aclrtStream>([](aclrtStream* place) { return WORKS(aclrtCreateStream(place)); });
    const auto second = made<aclrtStream>([](aclrtStream* place) { return WORKS(aclrtCreateStream(place)); });
    const auto event = made<aclrtEvent>([](aclrtEvent* place) { return WORKS(aclrtCreateEvent(place)); });
    uint64_t value = 0;
    float data[2] = {1, 1};
    if (first && second && event) {
        WORKS(aclrtValueWait(&value, 1, 1, first));
        const bool set = WORKS(aclrtMemsetAsync(data, 4, 0, 4, first));
        const bool recorded = WORKS(aclrtRecordEvent(event, first));
        if (recorded) {
            WORKS(aclrtStreamWaitEvent(second, event));
        }
        WORKS(aclrtMemsetAsync(data + 1, 4, 0, 4, second));
        works_at_last([&] { return WORKS(aclrtValueWrite(&value, 1, 0, nullptr)); });
        const bool fine = WORKS(aclrtSynchronizeStreamWithTimeout(first, 60000));
        CHECK(!set || !fine || data[0] == 0);
        WORKS(aclrtSynchronizeStreamWithTimeout(second, 60000));
        if (recorded) {
            WORKS(aclrtSynchronizeEventWithTimeout(event, 60000));
        }
        WORKS(aclrtSynchronizeStream(nullptr));
        CHECK_EQUAL(value, 1u);
        const auto notify = made<aclrtNotify>([](aclrtNotify* place) { return WORKS(aclrtCreateNotify(place, 0)); });
        if (notify) {
            if (WORKS(aclrtWaitAndResetNotify(notify, second, 0))) {
                works_at_last([&] { return WORKS(aclrtRecordNotify(notify, first)); });
            }
            WORKS(aclrtSynchronizeStreamWithTimeout(second, 10000));
            if (WORKS(aclrtRecordNotify(notify, first))) {
                WORKS(aclrtWaitAndResetNotify(notify, second, 0));
            }
            CHECK_EQUAL(aclrtDestroyNotify(notify), 0);
            REFUSES(aclrtRecordNotify(notify, first), 107017);
        }
    }
    if (event) {
        CHECK_EQUAL(aclrtDestroyEvent(event), 0);
    }
    for (const aclrtStream stream : {first, second}) {
        if (stream) {
            WORKS(aclrtDestroyStream(stream));
        }
    }
}

// A run is queued as a whole or not at all.
void use_graphs() {
    const auto stream = made<aclrtStream>([](aclrtStream* place) { return WORKS(aclrtCreateStream(place)); });
    if (!stream) {
        return;
    }
    aclmdlRI graph = nullptr;
    char ran[4] = {};
    int captured = 0;
    if (WORKS(aclmdlRICaptureBegin(stream, ACL_MODEL_RI_CAPTURE_MODE_GLOBAL))) {
        for (char& place : ran) {
            captured += WORKS(aclrtMemsetAsync(&place, 1, 1, 1, stream));
        }
        CHECK_EQUAL(aclmdlRICaptureEnd(stream, &graph), 0);
        const bool executed = WORKS(aclmdlRIExecuteAsync(graph, stream));
        CHECK_EQUAL(aclrtSynchronizeStream(stream), 0);
        CHECK_EQUAL(std::count(std::begin(ran), std::end(ran), 1), executed ? captured : 0);
        CHECK_EQUAL(aclmdlRIDestroy(graph), 0);
    }
    CHECK_EQUAL(aclrtDestroyStream(stream), 0);
}

void use_memory() {
    size_t free = 0, total = 0;
    WORKS(aclrtGetMemInfo(ACL_HBM_MEM, &free, &total));
    const auto block =
        made<void*>([](void** place) { return WORKS(aclrtMalloc(place, 1000, ACL_MEM_MALLOC_HUGE_FIRST)); });
    const auto aligned =
        made<void*>([](void** place) { return WORKS(aclrtMallocAlign32(place, 1000, ACL_MEM_MALLOC_HUGE_FIRST)); });
    const auto host = made<void*>([](void** place) { return WORKS(aclrtMallocHost(place, 1000)); });
    const auto range =
        made<void*>([](void** place) { return WORKS(aclrtReserveMemAddress(place, 8192, 0, nullptr, 0)); });
    const auto memory =
        made<aclrtDrvMemHandle>([](void** place) { return WORKS(aclrtMallocPhysical(place, 4096, nullptr, 0)); });
    if (block && host) {
        WORKS(aclrtMemset(block, 1000, 7, 1000));
        WORKS(aclrtMemcpy(host, 1000, block, 1000, ACL_MEMCPY_DEVICE_TO_HOST));
        REFUSES(aclrtMemcpy(host, 10, block, 1000, ACL_MEMCPY_DEVICE_TO_HOST), 107000);
        REFUSES(aclrtFree(static_cast<char*>(block) + 1), 107000);
        REFUSES(aclrtFreeHost(block), 107000);
    }
    if (range && memory) {
        const bool mapped = WORKS(aclrtMapMem(range, 4096, 0, memory, 0));
        if (mapped) {
            *static_cast<char*>(range) = 7;
            REFUSES(aclrtReleaseMemAddress(range), 107000);
            works_at_last([&] { return WORKS(aclrtUnmapMem(range)); });
        }
        if (WORKS(aclrtMapMem(range, 4096, 0, memory, 0))) {  // whatever the first time did
            CHECK_EQUAL(static_cast<int>(*static_cast<char*>(range)), 0);
            works_at_last([&] { return WORKS(aclrtUnmapMem(range)); });
        }
    }
    if (memory) {
        CHECK_EQUAL(aclrtFreePhysical(memory), 0);
    }
    if (range) {
        works_at_last([&] { return WORKS(aclrtReleaseMemAddress(range)); });
    }
    for (void* const one : {block, aligned}) {
        if (one) {
            CHECK_EQUAL(aclrtFree(one), 0);
        }
    }
    if (host) {
        CHECK_EQUAL(aclrtFreeHost(host), 0);
    }
    size_t free_again = 0;
    if (WORKS(aclrtGetMemInfo(ACL_HBM_MEM, &free_again, &total)) && free > 0) {
        CHECK_EQUAL(free_again, free);
    }
}

void use_options() {
    int64_t value = 0;
    char text[128];
    int32_t attribute = 0;
    aclCANNPackageVersion version;
    if (WORKS(aclrtSetSysParamOpt(ACL_OPT_DETERMINISTIC, 1)) &&
        WORKS(aclrtGetSysParamOpt(ACL_OPT_DETERMINISTIC, &value))) {
        CHECK_EQUAL(value, 1);
    }
    WORKS(aclrtCtxSetSysParamOpt(ACL_OPT_ENABLE_DEBUG_KERNEL, 0));
    const std::string wanted = [] {
        const Exempt own;
        return std::string("a value that is too long for the place inside a string");
    }();
    if (WORKS(aclSetCompileopt(ACL_OP_JIT_COMPILE, wanted.c_str()))) {
        const size_t size = aclGetCompileoptSize(ACL_OP_JIT_COMPILE);
        CHECK(size == wanted.size() + 1 || failing != Failing::Never);
        if (WORKS(aclGetCompileopt(ACL_OP_JIT_COMPILE, text, sizeof text))) {
            CHECK(wanted == text);
        }
    }
    REFUSES(aclGetCompileopt(ACL_OP_JIT_COMPILE, text, 0), 100000);
    REFUSES(aclrtSetDeviceSatMode(ACL_RT_OVERFLOW_MODE_SATURATION), 207000);
    WORKS(aclrtSetOpWaitTimeout(1));
    WORKS(aclrtSetOpExecuteTimeOut(1));
    WORKS(aclsysGetCANNVersion(0, &version));
    int32_t numbers[3];
    WORKS(aclrtGetVersion(&numbers[0], &numbers[1], &numbers[2]));
    WORKS(aclsysGetVersionStr(text, text));
    WORKS(aclGetCannAttribute(ACL_CANN_ATTR_BF16, &attribute));
    WORKS(aclnnInit(nullptr));
    WORKS(aclnnFinalize());
}

void use_objects(float* data) {
    const int64_t numbers[] = {1, 2, 3};
    const float floats[] = {1, 2, 3};
    const bool bools[] = {true, false};
    uint64_t size = 0;
    if (aclIntArray* const array = aclCreateIntArray(numbers, 3)) {
        WORKS(aclGetIntArraySize(array, &size));
        CHECK_EQUAL(aclDestroyIntArray(array), 0);
        REFUSES(aclDestroyIntArray(array), 161002);
    }
    if (aclFloatArray* const array = aclCreateFloatArray(floats, 3)) {
        WORKS(aclGetFloatArraySize(array, &size));
        CHECK_EQUAL(aclDestroyFloatArray(array), 0);
    }
    if (aclBoolArray* const array = aclCreateBoolArray(bools, 2)) {
        WORKS(aclGetBoolArraySize(array, &size));
        CHECK_EQUAL(aclDestroyBoolArray(array), 0);
    }
    float number = 1;
    aclScalar* const scalar = aclCreateScalar(&number, ACL_FLOAT);
    if (aclScalarList* const list = scalar ? aclCreateScalarList(&scalar, 1) : nullptr) {
        WORKS(aclGetScalarListSize(list, &size));
        CHECK_EQUAL(aclDestroyScalarList(list), 0);
    } else if (scalar) {
        CHECK_EQUAL(aclDestroyScalar(scalar), 0);
    }
    // Of a rank that needs memory of its own.
    const std::vector<int64_t> sizes = [] {
        const Exempt own;
        return std::vector<int64_t>(10, 1);
    }();
    aclTensor* const first = tensor(data, sizes);
    if (!first) {
        return;
    }
    int64_t* values = nullptr;
    uint64_t count = 0;
    for (const auto reader : {aclGetViewShape, aclGetViewStrides, aclGetStorageShape}) {
        values = nullptr;
        const bool read = WORKS(reader(first, &values, &count));
        CHECK_EQUAL(values != nullptr, read);
        delete[] values;
    }
    int64_t offset;
    aclFormat format;
    aclDataType dtype;
    void* address;
    WORKS(aclGetViewOffset(first, &offset));
    WORKS(aclGetFormat(first, &format));
    WORKS(aclGetDataType(first, &dtype));
    WORKS(aclSetRawTensorAddr(first, data));
    WORKS(aclGetRawTensorAddr(first, &address));
    const int64_t nine[9] = {2, 2, 2, 2, 2, 2, 2, 2, 2};
    if (!WORKS(aclInitTensor(first, nine, 9, ACL_INT8, nullptr, 1, ACL_FORMAT_NCHW, nine, 9, nullptr))) {
        CHECK_EQUAL(first->rank(), 10u);  // it is what it was
        CHECK_EQUAL(first->data.load(), static_cast<void*>(data));
    }
    aclTensorList* const list = aclCreateTensorList(&first, 1);
    if (list) {
        WORKS(aclGetTensorListSize(list, &size));
        CHECK_EQUAL(aclDestroyTensorList(list), 0);
    } else {
        CHECK_EQUAL(aclDestroyTensor(first), 0);
    }
}

// SiLU's gradient of all twos at 0 is 1.
void run_operator(std::vector<float>& memory, const std::vector<int64_t>& sizes, const std::vector<int64_t>& strides) {
    float* const dy = memory.data();
    float* const x = dy + large;
    float* const dx = x + large;
    aclTensor* const tensors[] = {tensor(dy, sizes, strides), tensor(x, sizes, strides), tensor(dx, sizes)};
    if (tensors[0] && tensors[1] && tensors[2]) {
        uint64_t size = 99;
        aclOpExecutor* executor = nullptr;
        const bool planned =
            WORKS(aclnnSiluBackwardGetWorkspaceSize(tensors[0], tensors[1], tensors[2], &size, &executor));
        CHECK_EQUAL(executor != nullptr, planned);
        if (planned) {
            WORKS(aclSetAclOpExecutorRepeatable(executor));
            WORKS(aclSetInputTensorAddr(executor, 0, tensors[0], dy));
            dx[0] = 0;
            const bool queued = WORKS(aclnnSiluBackward(nullptr, 0, executor, nullptr));
            const bool ran = WORKS(aclrtSynchronizeStream(nullptr));
            CHECK(!queued || !ran || dx[0] == 1);
            CHECK_EQUAL(aclDestroyAclOpExecutor(executor), 0);
            REFUSES(aclDestroyAclOpExecutor(executor), 561000);
        }
    }
    for (const aclTensor* one : tensors) {
        CHECK_EQUAL(aclDestroyTensor(one), 0);
    }
}

// Plans every operator with tensors that do not suit all of them: refused, or planned and destroyed.
void plan_all(float* data) {
    aclTensor* const both = tensor(data, [] {
        const Exempt own;
        return std::vector<int64_t>{2, 2};
    }());
    aclTensor* const half = tensor(data, [] {
        const Exempt own;
        return std::vector<int64_t>{2, 1};
    }());
    double one = 1;
    aclScalar* const number = aclCreateScalar(&one, ACL_DOUBLE);
    char word[] = "tanh";
    if (both && half && WORKS(number ? 0 : ACL_ERROR_BAD_ALLOC)) {
        for (const auto& [name, functions] : operator_calls::operators()) {
            for (const bool split : {false, true}) {
                std::vector<operator_calls::Argument> arguments;
                {
                    const Exempt own;
                    arguments.resize(10);
                    for (size_t i = 0; i < arguments.size(); ++i) {
                        arguments[i].tensor = split && i != 1 ? half : both;
                        arguments[i].number = 1;
                        arguments[i].real = 1;
                        arguments[i].scalar = number;
                        arguments[i].text = word;
                    }
                }
                uint64_t size = 0;
                aclOpExecutor* executor = nullptr;
                const int status = functions.phase_one(arguments, &size, &executor);
                const bool refused = status == 161002 || status == 561002 || status == 561003;
                if (!refused && WORKS(status)) {
                    CHECK_EQUAL(aclDestroyAclOpExecutor(executor), 0);
                }
            }
        }
    }
    CHECK_EQUAL(aclDestroyTensor(both), 0);
    CHECK_EQUAL(aclDestroyTensor(half), 0);
    if (number) {
        CHECK_EQUAL(aclDestroyScalar(number), 0);
    }
}

std::string config_path;

// ThreadSanitizer starts processes slowly, so only some tries run; so does an emulator, with ACTGRAD_TRIES_APART.
int64_t tries_apart() {
    const char* const text = std::getenv("ACTGRAD_TRIES_APART");
#ifdef ACTGRAD_WITH_TSAN
    return text ? std::atoll(text) : 7;
#else
    return text ? std::atoll(text) : 1;
#endif
}

// Destroys everything that it creates, whatever fails.
void program() {
    std::vector<float> memory;
    std::vector<int64_t> flat, crossed, crossed_strides;
    {
        const Exempt own;
        operator_calls::operators();
        memory.assign(3 * large, 0);
        std::fill_n(memory.begin(), large, 2.0f);
        flat = {large};
        crossed = {300, 400};
        crossed_strides = {1, 300};
    }
    const bool initialised = WORKS(aclInit(config_path.c_str()));
    if (WORKS(aclrtSetDevice(0))) {
        use_devices();
        use_streams(memory.data());
        use_values();
        use_graphs();
        std::fill_n(memory.begin(), large, 2.0f);
        use_memory();
        use_options();
        use_objects(memory.data());
        std::fill_n(memory.begin(), large, 2.0f);
        run_operator(memory, flat, {});
        run_operator(memory, crossed, crossed_strides);
        plan_all(memory.data());
        aclrtSynchronizeStream(nullptr);
        CHECK_EQUAL(aclrtResetDevice(0), 0);
    }
    if (initialised) {
        CHECK_EQUAL(aclFinalize(), 0);
    }
    const Exempt own;
    std::vector<float>().swap(memory);
}

// Starts one try, in a process of its own; then the same program must succeed.
pid_t start_failing(Failing how, int64_t at) {
    return check::start_child([=] {
        allocations = 0;
        failing_at = at;
        failing = how;
        program();
        failing = Failing::Never;
        program();
        _exit(check::result());
    });
}

// Options that nobody set are not remembered by asking for them.
void test_reading_options_takes_no_memory() {
    CHECK_EQUAL(check::in_child([] {
                    int64_t value = 7;
                    CHECK_EQUAL(aclrtGetSysParamOpt(ACL_OPT_DETERMINISTIC, &value), 0);
                    CHECK_EQUAL(aclGetCompileoptSize(static_cast<aclCompileOpt>(999)), 1u);
                    const int64_t before = allocations;
                    for (int option = 1000; option < 2000; ++option) {
                        CHECK_EQUAL(aclrtGetSysParamOpt(static_cast<aclSysParamOpt>(option), &value), 0);
                        CHECK_EQUAL(value, 0);
                        CHECK_EQUAL(aclGetCompileoptSize(static_cast<aclCompileOpt>(option)), 1u);
                    }
                    CHECK_EQUAL(allocations, before);
                    _exit(check::result());
                }),
                0);
}

// Nor does running a plan, whatever the rank.
void test_running_takes_no_memory() {
    CHECK_EQUAL(check::in_child([] {
                    const std::vector<int64_t> sizes(12, 2), strides = [] {
                        std::vector<int64_t> reversed;
                        for (int64_t i = 0; i < 12; ++i) {
                            reversed.push_back(i % 2 ? int64_t{1} << i : int64_t{1} << (10 - i));
                        }
                        return reversed;
                    }();
                    std::vector<float> memory(8192, 1);
                    aclTensor* const self = tensor(memory.data(), sizes, strides);
                    aclTensor* const out = tensor(memory.data() + 4096, sizes);
                    uint64_t size = 0;
                    aclOpExecutor* executor = nullptr;
                    CHECK_EQUAL(aclnnSiluGetWorkspaceSize(self, out, &size, &executor), 0);
                    CHECK_EQUAL(aclSetAclOpExecutorRepeatable(executor), 0);
                    CHECK_EQUAL(actgrad::run_now(executor), 0);
                    const int64_t before = allocations;
                    for (int i = 0; i < 10; ++i) {
                        CHECK_EQUAL(actgrad::run_now(executor), 0);
                    }
                    CHECK(allocations - before <= 10);  // the task itself
                    CHECK(memory[4096] > 0.7f && memory[8191] == memory[4096]);
                    _exit(check::result());
                }),
                0);
}

}  // namespace

int main() {
    setenv("ACTGRAD_NUM_THREADS", "3", 1);
    setenv("ACTGRAD_DEVICE_MEMORY", "1000000", 1);
    config_path = std::filesystem::temp_directory_path() / ("actgrad_oom_" + std::to_string(getpid()));
    std::ofstream(config_path) << "{\"a\": 1}";
    test_reading_options_takes_no_memory();
    test_running_takes_no_memory();
    // How many allocations the program makes, through a pipe.
    int ends[2];
    CHECK_EQUAL(pipe(ends), 0);
    CHECK_EQUAL(check::in_child([&] {
                    allocations = 0;
                    program();
                    const int64_t count = allocations;
                    CHECK_EQUAL(write(ends[1], &count, sizeof count), static_cast<ssize_t>(sizeof count));
                    _exit(check::result());
                }),
                0);
    int64_t count = 0;
    CHECK_EQUAL(read(ends[0], &count, sizeof count), static_cast<ssize_t>(sizeof count));
    CHECK(count > 100);
    int64_t tries = 0;
    for (int64_t at = 1; at <= count + 3; at += tries_apart()) {
        const std::pair<const char*, pid_t> both[] = {{"once", start_failing(Failing::Once, at)},
                                                      {"from then on", start_failing(Failing::FromThenOn, at)}};
        for (const auto& [how, child] : both) {
            const int ended = check::end_of_child(child);
            ++tries;
            if (ended != 0) {
                check::report(__FILE__, __LINE__,
                              "allocation " + std::to_string(at) + ", " + how + ": the process ended with " +
                                  std::to_string(ended));
            }
        }
    }
    std::filesystem::remove(config_path);
    std::cout << tries << " tries, " << check::failures << " failed\n";
    return check::result();
}
