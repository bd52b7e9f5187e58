// SPDX-License-Identifier: Apache-2.0
// The Python module: operators, the runtime functions of the two-phase interface, and settings.
#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include "acl/acl.h"
#include "ascendcl/context.h"
#include "ascendcl/product.h"
#include "ascendcl/stream.h"
#include "generated/operators.inc"
#include "opapi/kernels/isa.h"
#include "opapi/loop/memory_limit.h"
#include "opapi/processor/cache.h"
#include "opapi/threads/pool.h"
#include "python/errors.h"
#include "python/fresh.h"
#include "python/gil_released.h"
#include "python/operators.h"
#include "python/tensor.h"
#include "python/torch_kernels.h"
#include "python/torch_methods.h"
#include "strict/checks.h"
#include "strict/observer.h"

namespace actgrad::python {

namespace {

void* pointer(uintptr_t handle) { return reinterpret_cast<void*>(handle); }

void bind_runtime(nb::module_& m) {
    m.def(
        "aclInit", [] { return aclInit(nullptr); },
        "Starts the runtime, without a configuration file, and returns the status.");
    m.def(
        "aclFinalize",
        [] {
            const GilReleased released;
            return aclFinalize();
        },
        "Waits for all work, ends the use of the runtime and returns the status.");
    m.def("aclrtSetDevice", &aclrtSetDevice, nb::arg("device"),
          "Makes a device the current one of the calling thread and returns the status.");
    m.def("aclrtResetDevice", [](int32_t device) {
        const GilReleased released;
        return aclrtResetDevice(device);
    });
    m.def("aclrtCreateStream", []() -> nb::typed<nb::tuple, int, uintptr_t> {
        aclrtStream stream = nullptr;
        const aclError status = aclrtCreateStream(&stream);
        return nb::make_tuple(status, reinterpret_cast<uintptr_t>(stream));
    });
    m.def("aclrtDestroyStream", [](uintptr_t stream) {
        const GilReleased released;
        return aclrtDestroyStream(pointer(stream));
    });
    m.def("aclrtSynchronizeStream", [](uintptr_t stream) {
        const GilReleased released;
        return aclrtSynchronizeStream(pointer(stream));
    });
    m.def(
        "aclGetRecentErrMsg",
        []() -> std::optional<std::string> {
            const char* text = aclGetRecentErrMsg();
            return text ? std::optional<std::string>(text) : std::nullopt;
        },
        "Returns the message of the calling thread's last failed call, once; None if there is none.");
    m.def("aclSetAclOpExecutorRepeatable", [](uintptr_t executor) {
        return aclSetAclOpExecutorRepeatable(static_cast<aclOpExecutor*>(pointer(executor)));
    });
    m.def("aclDestroyAclOpExecutor",
          [](uintptr_t executor) { return aclDestroyAclOpExecutor(static_cast<aclOpExecutor*>(pointer(executor))); });
    m.def("product", [] { return refusing([] { return std::string(product_name(process_product())); }); }, R"(
Returns the product whose rules phase one applies: that of ``set_product``, else of ``ACTGRAD_PRODUCT``.

Raises:
    AclnnError: the variable names none.)");
    m.def("set_product", [](const std::string& name) { refusing([&] { set_product(name); }); }, nb::arg("name"), R"(
Selects the product whose rules phase one applies, such as "Ascend950", for the whole process.

Raises:
    AclnnError: there is no such product; the message lists them.)");
    m.def("instruction_set", [] { return refusing([] { return std::string(kernels().isa); }); });
    m.def("run_at_memory_limit",
          [](const std::vector<uintptr_t>& inputs, const std::vector<uintptr_t>& outputs, int64_t bytes) {
              std::vector<const char*> from;
              std::vector<char*> to;
              for (const uintptr_t address : inputs) {
                  from.push_back(static_cast<const char*>(pointer(address)));
              }
              for (const uintptr_t address : outputs) {
                  to.push_back(static_cast<char*>(pointer(address)));
              }
              // On the threads of what it is compared with: PyTorch's, which spin for a while, would slow down our own.
              const CallersThreads callers(thread_count());
              const GilReleased released;
              return run_at_memory_limit(from, to, bytes);
          });
    m.def("strict_checks", [] {
        nb::list checks;
        for (const strict::Description& check : strict::descriptions) {
            checks.append(nb::make_tuple(check.name, check.on_a_card, check.instead));
        }
        return nb::typed<nb::list, nb::typed<nb::tuple, nb::str, nb::str, nb::str>>(checks);
    });
    m.def("strict_status_of_findings", [] { return strict::STATUS_OF_FINDINGS; });
    m.def("strict_hint_of", &strict::hint_of, nb::arg("pageable_copies"));
    m.def("strict_is_available", &strict::is_available);
    m.def("strict_start", [](const std::string& names) { refusing([&] { strict::start(names); }); });
    m.def("strict_report_faults_to", &strict::report_faults_to, nb::arg("file"));
    m.def("take_strict_findings", &strict::take_findings);
    m.def("described", &described, nb::arg().none(), nb::sig("def described(value: object, /) -> str"));
    m.def("with_article", &with_article);
    m.def("last_level_cache", &last_level_cache);
    m.def("thread_count", [] { return refusing(thread_count); });
    m.def("set_thread_count", [](int64_t count) { refusing([&] { set_thread_count(count); }); });
    m.def("current_device", &current_device);  // of the calling thread; -1 without one
    m.def("wait_for_everything", &wait_for_everything, nb::call_guard<nb::gil_scoped_release>());
}

}  // namespace

}  // namespace actgrad::python

NB_MODULE(_native, module) {
    using namespace actgrad::python;
    nanobind::set_leak_warnings(false);  // what a daemon thread uses is never freed
    bind_tensor(module);
    bind_runtime(module);
    bind_fresh(module);
    bind_torch_kernels(module);
    bind_torch_methods(module);
#define ACTGRAD_BIND_FUNCTION(snake, python, names, written) \
    bind_function<written>(module, &actgrad::plan_##snake, python, names);
    ACTGRAD_FUNCTIONS(ACTGRAD_BIND_FUNCTION)
#define ACTGRAD_BIND_PHASES(aclnn) \
    bind_phases(module, &aclnn##GetWorkspaceSize, &aclnn, #aclnn "GetWorkspaceSize", #aclnn);
    ACTGRAD_PHASES(ACTGRAD_BIND_PHASES)
}
