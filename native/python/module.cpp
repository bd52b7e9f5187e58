// SPDX-License-Identifier: Apache-2.0
// The Python module: operators, the runtime functions of the two-phase interface, and settings.
#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <sstream>

#include "acl/acl.h"
#include "ascendcl/product.h"
#include "generated/operators.inc"
#include "opapi/kernels/isa.h"
#include "opapi/loop/memory_limit.h"
#include "opapi/planning/planner.h"
#include "opapi/threads/cache.h"
#include "opapi/threads/pool.h"
#include "python/fresh.h"
#include "python/kept.h"
#include "python/operators.h"
#include "python/refusing.h"
#include "python/tensor.h"
#include "python/torch_kernels.h"
#include "strict/checks.h"
#include "strict/observer.h"

namespace actgrad::python {

std::string described(nb::handle object) {
    const std::string text = nb::repr(object).c_str();
    return text.size() <= 60 && text.find('\n') == text.npos
               ? text
               : "a value of type " + std::string(nb::type_name(object.type()).c_str());
}

int64_t integer(nb::handle object) {
    const nb::object index = nb::steal(PyNumber_Index(object.ptr()));
    if (!index.is_valid()) {
        PyErr_Clear();
        throw nb::type_error((described(object) + " was given; an integer is needed").c_str());
    }
    const long long value = PyLong_AsLongLong(index.ptr());
    if (value == -1 && PyErr_Occurred()) {
        PyErr_Clear();
        throw nb::type_error((described(object) + " was given; an integer of 64 bits is needed").c_str());
    }
    return value;
}

bool boolean(nb::handle object) {
    if (PyBool_Check(object.ptr())) {
        return object.ptr() == Py_True;
    }
    const auto type = nb::cast<std::string>(object.type().attr("__name__"));
    if (type == "bool" || type == "bool_") {  // NumPy's name
        return PyObject_IsTrue(object.ptr()) == 1;
    }
    if (PyLong_Check(object.ptr())) {
        const int64_t value = integer(object);
        if (value == 0 || value == 1) {
            return value == 1;
        }
    }
    throw nb::type_error((described(object) + " was given; a bool is needed").c_str());
}

double number(nb::handle object) {
    const double value = PyFloat_AsDouble(object.ptr());
    if (value == -1 && PyErr_Occurred()) {
        PyErr_Clear();
        throw nb::type_error((described(object) + " was given; a number is needed").c_str());
    }
    return value;
}

aclScalar scalar_of(nb::handle object) {
    aclScalar scalar{ACL_DOUBLE, {}};
    if (PyIndex_Check(object.ptr())) {
        const long long integer = PyLong_AsLongLong(object.ptr());
        if (integer != -1 || !PyErr_Occurred()) {
            scalar.dtype = ACL_INT64;
            std::memcpy(scalar.bytes.data(), &integer, sizeof integer);
            return scalar;
        }
        PyErr_Clear();
    }
    const double value = number(object);
    std::memcpy(scalar.bytes.data(), &value, sizeof value);
    return scalar;
}

aclScalar* scalar_argument(nb::handle object) {
    if (object.is_none()) {
        return nullptr;
    }
    if (!nb::isinstance<ScalarHandle>(object)) {
        throw nb::type_error((described(object) + " was given; an aclnn.Scalar or None is needed").c_str());
    }
    return nb::cast<const ScalarHandle&>(object).get();
}

char* word_argument(nb::handle object) {
    if (object.is_none()) {
        return nullptr;
    }
    const char* const text = PyUnicode_Check(object.ptr()) ? PyUnicode_AsUTF8AndSize(object.ptr(), nullptr) : nullptr;
    if (!text) {
        PyErr_Clear();
        throw nb::type_error((described(object) + " was given; a str or None is needed").c_str());
    }
    return const_cast<char*>(text);  // the documented parameter is not const, but is only read
}

int threads_of_pytorch() {
    static PyObject* count = nullptr;
    return std::clamp(nb::cast<int>(kept(count, "torch", "get_num_threads")()), 1, MAX_THREADS);
}

void count_write(nb::handle tensor) {
    // The private function takes half the time of the documented one; in some releases it takes only one tensor.
    static PyObject* private_one = nullptr;
    const nb::handle below = kept(private_one, [] {
        const nb::object torch = nb::module_::import_("torch");
        nb::object found = nb::getattr(torch.attr("_C"), "_increment_version", nb::none());
        try {
            found(nb::make_tuple(torch.attr("empty")(0)));
        } catch (nb::python_error&) {
            found = nb::none();
        }
        return found;
    });
    if (!below.is_none()) {
        const nb::object tensors = nb::steal(PyTuple_Pack(1, tensor.ptr()));
        PyObject* const argument = tensors.ptr();
        const nb::object none = nb::steal(PyObject_Vectorcall(below.ptr(), &argument, 1, nullptr));
        if (!none.is_valid()) {
            throw nb::python_error();
        }
        return;
    }
    static PyObject* documented = nullptr;
    kept(documented, "torch.autograd.graph", "increment_version")(tensor);
}

std::string name_of(const GivenObject& given) {
    std::istringstream names(given.names);
    std::string name;
    for (size_t i = 0; i <= given.index; ++i) {
        std::getline(names >> std::ws, name, ',');
    }
    return name;
}

namespace {

void* pointer(uintptr_t handle) { return reinterpret_cast<void*>(handle); }

void bind_runtime(nb::module_& m) {
    m.def("aclInit", [] { return aclInit(nullptr); });
    m.def("aclFinalize", [] {
        const nb::gil_scoped_release released;
        return aclFinalize();
    });
    m.def("aclrtSetDevice", &aclrtSetDevice);
    m.def("aclrtResetDevice", [](int32_t device) {
        const nb::gil_scoped_release released;
        return aclrtResetDevice(device);
    });
    m.def("aclrtCreateStream", []() -> nb::typed<nb::tuple, int, uintptr_t> {
        aclrtStream stream = nullptr;
        const aclError status = aclrtCreateStream(&stream);
        return nb::make_tuple(status, reinterpret_cast<uintptr_t>(stream));
    });
    m.def("aclrtDestroyStream", [](uintptr_t stream) {
        const nb::gil_scoped_release released;
        return aclrtDestroyStream(pointer(stream));
    });
    m.def("aclrtSynchronizeStream", [](uintptr_t stream) {
        const nb::gil_scoped_release released;
        return aclrtSynchronizeStream(pointer(stream));
    });
    m.def("aclGetRecentErrMsg", []() -> std::optional<std::string> {
        const char* text = aclGetRecentErrMsg();
        return text ? std::optional<std::string>(text) : std::nullopt;
    });
    m.def("aclSetAclOpExecutorRepeatable", [](uintptr_t executor) {
        return aclSetAclOpExecutorRepeatable(static_cast<aclOpExecutor*>(pointer(executor)));
    });
    m.def("aclDestroyAclOpExecutor",
          [](uintptr_t executor) { return aclDestroyAclOpExecutor(static_cast<aclOpExecutor*>(pointer(executor))); });
    m.def("product", [] { return refusing([] { return std::string(product_name(process_product())); }); });
    m.def("set_product", [](const std::string& name) { refusing([&] { set_product(name); }); });
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
              const nb::gil_scoped_release released;
              return run_at_memory_limit(from, to, bytes);
          });
    m.def("strict_checks", [] {
        nb::list checks;
        for (const strict::Description& check : strict::descriptions) {
            checks.append(nb::make_tuple(check.name, check.on_a_card, check.instead));
        }
        return nb::typed<nb::list, nb::typed<nb::tuple, nb::str, nb::str, nb::str>>(checks);
    });
    m.def("strict_is_available", &strict::is_available);
    m.def("strict_start", [](const std::string& names) { refusing([&] { strict::start(names); }); });
    m.def("take_strict_findings", &strict::take_findings);
    m.def("last_level_cache", &last_level_cache);
    m.def("thread_count", [] { return refusing(thread_count); });
    m.def("set_thread_count", [](int64_t count) { refusing([&] { set_thread_count(count); }); });
}

}  // namespace

}  // namespace actgrad::python

NB_MODULE(_native, module) {
    using namespace actgrad::python;
    bind_tensor(module);
    bind_runtime(module);
    bind_fresh(module);
    bind_torch_kernels(module);
#define ACTGRAD_BIND_FUNCTION(snake, python, names, written) \
    bind_function<written>(module, &actgrad::plan_##snake, python, names);
    ACTGRAD_FUNCTIONS(ACTGRAD_BIND_FUNCTION)
#define ACTGRAD_BIND_PHASES(aclnn) \
    bind_phases(module, &aclnn##GetWorkspaceSize, &aclnn, #aclnn "GetWorkspaceSize", #aclnn);
    ACTGRAD_PHASES(ACTGRAD_BIND_PHASES)
}
