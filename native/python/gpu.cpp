// SPDX-License-Identifier: Apache-2.0
#include "python/gpu.h"

#include <nanobind/nanobind.h>

#include <string>

#include "acl/acl_base.h"
#include "ascendcl/error.h"
#include "opapi/planning/planner.h"
#include "python/errors.h"
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
    const int operands = plan.operand_count();
    const auto dtypes = tuple_of(operands, [&](int i) { return static_cast<int>(plan.operands[i].dtype); });
    const auto sizes = tuple_of(plan.rank, [&](int dim) { return plan.size(dim); });
    const auto strides =
        tuple_of(operands, [&](int i) { return tuple_of(plan.rank, [&](int dim) { return plan.stride(i, dim); }); });
    const auto addresses = tuple_of(operands + (plan.group ? 1 : 0), [&](int i) {
        const Operand& operand = i == operands ? plan.group->operand : plan.operands[i];
        const auto storage = reinterpret_cast<intptr_t>(found[static_cast<size_t>(i)]);
        return storage + operand.offset * static_cast<int64_t>(aclDataTypeSize(operand.dtype));
    });
    const auto scalar = [&](int i) {
        const Broadcast value = plan.scalars[i];
        return plan.compute == ACL_INT64 ? nb::object(nb::int_(value.integer)) : nb::object(nb::float_(value.number));
    };
    nb::object group = nb::none();
    if (plan.group) {
        const auto row_steps = tuple_of(plan.rank, [&](int dim) { return plan.row_step(dim); });
        group = nb::make_tuple(plan.group->count, plan.group->stride, row_steps);
    }
    nb::object drawing = nb::none();
    if (plan.drawing) {
        const Drawing& drawn = *plan.drawing;
        drawing = nb::make_tuple(nb::make_tuple(drawn.low, drawn.width, drawn.least, drawn.most),
                                 nb::make_tuple(static_cast<int64_t>(drawn.seed), static_cast<int64_t>(drawn.offset)),
                                 tuple_of(plan.rank, [&](int dim) { return plan.row_step(dim); }));
    }
    static const nb::module_& launch = *new nb::module_(nb::module_::import_("actgrad.gpu.launch"));  // never destroyed
    launch.attr("run")(KERNEL_NAMES[static_cast<int>(plan.kernel)], plan.inputs, static_cast<int>(plan.compute), dtypes,
                       sizes, strides, addresses, tuple_of(plan.scalar_count, scalar), device.index, group, drawing);
}

}  // namespace actgrad::python
