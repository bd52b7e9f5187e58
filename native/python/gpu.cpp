// SPDX-License-Identifier: Apache-2.0
#include "python/gpu.h"

#include <nanobind/nanobind.h>

#include <array>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "acl/acl_base.h"
#include "ascendcl/error.h"
#include "opapi/planning/runner.h"
#include "python/errors.h"
#include "python/kept.h"
#include "python/operators.h"

namespace nb = nanobind;

namespace actgrad::python {

namespace {

template <class Item>
nb::tuple tuple_of(int count, const Item& item) {
    auto tuple = nb::steal<nb::tuple>(PyTuple_New(count));
    if (!tuple.is_valid()) {
        throw nb::python_error();
    }
    for (int i = 0; i < count; ++i) {
        PyTuple_SetItem(tuple.ptr(), i, nb::cast(item(i)).release().ptr());
    }
    return tuple;
}

constexpr int64_t VECTOR = 16;  // bytes: the widest access of a thread, as in actgrad/gpu/programs.py
constexpr size_t MOST_PLANS = 4096;

nb::handle launch_module() {
    static PyObject* module = nullptr;
    return kept(module, [] { return nb::object(nb::module_::import_("actgrad.gpu.launch")); });
}

template <class... Arguments>
void run(const Arguments&... arguments) {
    launch_module().attr("run")(arguments...);
}

nb::object prepare(const Plan& plan, const int64_t* alignments, int device) {
    const int operands = plan.operand_count();
    const auto along_dims = [&](const auto& of) { return tuple_of(plan.rank, of); };
    const auto row_steps = [&] { return along_dims([&](int dim) { return plan.row_step(dim); }); };
    return launch_module().attr("Plan")(
        KERNEL_NAMES[static_cast<int>(plan.kernel)], plan.inputs, static_cast<int>(plan.compute),
        tuple_of(operands, [&](int i) { return static_cast<int>(plan.operands[i].dtype); }),
        along_dims([&](int dim) { return plan.size(dim); }),
        tuple_of(operands, [&](int i) { return along_dims([&](int dim) { return plan.stride(i, dim); }); }),
        tuple_of(operands, [&](int i) { return alignments[i]; }), plan.scalar_count, device,
        plan.group ? nb::object(nb::make_tuple(plan.group->count, plan.group->stride, row_steps())) : nb::none(),
        plan.drawing ? nb::object(row_steps()) : nb::none());
}

// All that `prepare` passes on.
using Key = std::vector<int64_t>;
Key key_of(const Plan& plan, const int64_t* alignments, int device) {
    const int operands = plan.operand_count();
    Key key{static_cast<int64_t>(plan.kernel),
            operands,
            plan.inputs,
            static_cast<int64_t>(plan.compute),
            plan.scalar_count,
            device,
            plan.rank,
            plan.group ? plan.group->count : 0,
            plan.group.has_value(),
            plan.drawing.has_value()};
    key.reserve(key.size() + static_cast<size_t>((operands + 2) * (plan.rank + 2)));
    for (int i = 0; i < operands; ++i) {
        key.push_back(plan.operands[i].dtype);
        key.push_back(alignments[i]);
    }
    for (int dim = 0; dim < plan.rank; ++dim) {
        key.push_back(plan.size(dim));
        for (int i = 0; i < operands; ++i) {
            key.push_back(plan.stride(i, dim));
        }
        if (plan.group || plan.drawing) {
            key.push_back(plan.row_step(dim));
        }
    }
    if (plan.group) {
        key.push_back(plan.group->stride);
    }
    return key;
}

struct KeyHash {  // FNV-1a, a word at a time
    size_t operator()(const Key& key) const {
        uint64_t hash = 14695981039346656037u;
        for (const int64_t word : key) {
            hash = (hash ^ static_cast<uint64_t>(word)) * 1099511628211u;
        }
        return hash;
    }
};

// The same object for equal plans. The interpreter's lock guards the table.
nb::object prepared_plan(const Plan& plan, const int64_t* alignments, int device) {
    using Plans = std::unordered_map<Key, nb::object, KeyHash>;
    static Plans& plans = *new Plans;  // never destroyed
    Key key = key_of(plan, alignments, device);
    if (const auto found = plans.find(key); found != plans.end()) {
        return found->second;
    }
    nb::object prepared = prepare(plan, alignments, device);
    Plans dropped;  // outlives the change of the table: what dies with plans may call back
    if (plans.size() >= MOST_PLANS) {
        plans.swap(dropped);
    }
    plans.emplace(std::move(key), prepared);
    return prepared;
}

}  // namespace

Device common_device(const char* function, const char* names, std::initializer_list<std::optional<Device>> devices) {
    std::optional<size_t> first;
    for (size_t i = 0; i < devices.size(); ++i) {
        const std::optional<Device>& device = devices.begin()[i];
        if (!device) {
            continue;
        }
        if (!first) {
            first = i;
        } else if (!(*device == *devices.begin()[*first])) {
            raise_on_failure(fail(ACLNN_ERR_PARAM_INVALID,
                                  std::string(function) + ": " + name_of(GivenObject{nb::handle(), names, *first}) +
                                      " is on " + devices.begin()[*first]->name() + ", but " +
                                      name_of(GivenObject{nb::handle(), names, i}) + " is on " + device->name() +
                                      "; all arrays on one device are needed"));
        }
    }
    return first ? *devices.begin()[*first] : Device();
}

void run_on_gpu(const char* name, const Planned& planned, const Device& device) {
    const Plan& plan = *planned.plan;
    Addresses found{};
    raise_on_failure(read_addresses(name, planned, found));
    if (plan.elements == 0) {
        return;
    }
    const auto address = [&](int i) {
        const Operand& operand = i == plan.operand_count() ? plan.group->operand : plan.operands[i];
        const auto storage = reinterpret_cast<intptr_t>(found[static_cast<size_t>(i)]);
        return storage + operand.offset * static_cast<int64_t>(aclDataTypeSize(operand.dtype));
    };
    std::array<int64_t, MAX_OPERANDS> alignments{};
    for (int i = 0; i < plan.operand_count(); ++i) {
        const int64_t aligned = address(i) | VECTOR;
        alignments[static_cast<size_t>(i)] = aligned & -aligned;
    }
    const nb::object prepared = prepared_plan(plan, alignments.data(), device.index);
    const auto inputs = tuple_of(plan.inputs, address);
    const auto outputs = tuple_of(plan.outputs, [&](int i) { return address(plan.inputs + i); });
    if (plan.drawing) {
        const Drawing& drawn = *plan.drawing;
        run(prepared, inputs, outputs, nb::make_tuple(drawn.low, drawn.width, drawn.least, drawn.most),
            nb::make_tuple(static_cast<int64_t>(drawn.seed), static_cast<int64_t>(drawn.offset)));
        return;
    }
    const auto scalars = tuple_of(plan.scalar_count, [&](int i) {
        const Broadcast value = plan.scalars[i];
        return plan.compute == ACL_INT64 ? nb::object(nb::int_(value.integer)) : nb::object(nb::float_(value.number));
    });
    run(prepared, inputs, outputs, scalars,
        tuple_of(plan.group ? 1 : 0, [&](int) { return address(plan.operand_count()); }));
}

}  // namespace actgrad::python
