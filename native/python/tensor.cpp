// SPDX-License-Identifier: Apache-2.0
#include "python/tensor.h"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/vector.h>

#include <vector>

namespace actgrad::python {

namespace {

// A tensor over the whole of an array.
TensorHandle* of_array(nb::object array) {
    const ArrayView view = cpu_view_of(array, Use::Read);
    auto* tensor = new aclTensor;
    fill(*tensor, view);
    return new TensorHandle(tensor, std::move(array));
}

// aclCreateTensor with the array's memory, or null, as its storage.
TensorHandle* create(const std::vector<int64_t>& view_dims, int dtype,
                     const std::optional<std::vector<int64_t>>& stride, int64_t offset, int format,
                     const std::vector<int64_t>& storage_dims, nb::object array) {
    void* const data = array.is_none() ? nullptr : cpu_view_of(array, Use::Read).data;
    aclTensor* const tensor = aclCreateTensor(view_dims.data(), view_dims.size(), static_cast<aclDataType>(dtype),
                                              stride ? stride->data() : nullptr, offset, static_cast<aclFormat>(format),
                                              storage_dims.data(), storage_dims.size(), data);
    return new TensorHandle(tensor, std::move(array));
}

std::vector<int64_t> list(const Dims& dims) { return {dims.begin(), dims.end()}; }

}  // namespace

void bind_tensor(nb::module_& module) {
    nb::class_<TensorHandle>(module, "Tensor")
        .def_static("of_array", of_array, nb::arg("array"), nb::rv_policy::take_ownership)
        .def_static("create", create, nb::arg("view_dims"), nb::arg("dtype"), nb::arg("stride").none(),
                    nb::arg("offset"), nb::arg("format"), nb::arg("storage_dims"), nb::arg("array").none(),
                    nb::rv_policy::take_ownership)
        .def_prop_ro("array", &TensorHandle::array, nb::sig("def array(self) -> typing.Any"))
        .def_prop_ro("shape", [](const TensorHandle& self) { return list(self.get()->sizes()); })
        .def_prop_ro("strides", [](const TensorHandle& self) { return list(self.get()->strides()); })
        .def_prop_ro("offset", [](const TensorHandle& self) { return self.get()->offset; })
        .def_prop_ro("dtype", [](const TensorHandle& self) { return static_cast<int>(self.get()->dtype); });
}

}  // namespace actgrad::python
