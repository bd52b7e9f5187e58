// SPDX-License-Identifier: Apache-2.0
#include "python/tensor.h"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/vector.h>

#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "python/errors.h"

namespace actgrad::python {

namespace {

// A tensor over a whole array.
TensorHandle* of_array(nb::object array) {
    ArrayView view = cpu_view_of(array, Use::Read);
    auto handle = std::make_unique<TensorHandle>(create_tensor(), std::move(array), std::move(view));
    fill(*handle->get(), handle->view());  // may refuse
    return handle.release();
}

// aclCreateTensor over the array's memory, or over null.
TensorHandle* create(const std::vector<int64_t>& view_dims, int dtype,
                     const std::optional<std::vector<int64_t>>& stride, int64_t offset, int format,
                     const std::vector<int64_t>& storage_dims, nb::object array) {
    if (stride && stride->size() != view_dims.size()) {
        throw nb::value_error(("stride has " + std::to_string(stride->size()) + " elements; the " +
                               std::to_string(view_dims.size()) + " of viewDims are needed")
                                  .c_str());
    }
    ArrayView view = array.is_none() ? ArrayView() : cpu_view_of(array, Use::Read);
    aclTensor* const tensor = aclCreateTensor(view_dims.data(), view_dims.size(), static_cast<aclDataType>(dtype),
                                              stride ? stride->data() : nullptr, offset, static_cast<aclFormat>(format),
                                              storage_dims.data(), storage_dims.size(), view.data);
    if (!tensor) {
        raise_on_failure(ACLNN_ERR_PARAM_INVALID);
    }
    const bool has_memory = !array.is_none();
    auto handle = std::make_unique<TensorHandle>(tensor, std::move(array), std::move(view));
    const int64_t needed = tensor->storage_bytes(), given = has_memory ? bytes_from_first(handle->view()) : needed;
    if (given < needed) {
        throw nb::value_error(("tensorData has " + std::to_string(given) + " bytes from its first element on; the " +
                               std::to_string(needed) + " of storageDims are needed")
                                  .c_str());
    }
    return handle.release();
}

// aclCreateScalar from the bytes of one element.
ScalarHandle* create_scalar(nb::bytes element, int dtype) {
    const auto type = static_cast<aclDataType>(dtype);
    char value[16] = {};
    if (element.size() > sizeof value || element.size() != aclDataTypeSize(type)) {
        throw nb::value_error("the element does not have the size of its dtype");
    }
    std::memcpy(value, element.data(), element.size());
    return new ScalarHandle(aclCreateScalar(value, type));
}

std::vector<int64_t> list(const Dims& dims) { return {dims.begin(), dims.end()}; }

}  // namespace

void bind_tensor(nb::module_& module) {
    nb::class_<TensorHandle>(module, "Tensor", "An aclTensor over the memory of an array, which it keeps alive.")
        .def_static("of_array", of_array, nb::arg("array"), nb::rv_policy::take_ownership, R"(
Creates a tensor over a whole array, with its shape, strides and dtype.

Args:
    array: an array on the CPU, of NumPy, PyTorch or another DLPack library. It is not copied.

Raises:
    TypeError: not such an array, or of a dtype that has no aclDataType.)")
        .def_static("create", create, nb::arg("view_dims"), nb::arg("dtype"), nb::arg("stride").none(),
                    nb::arg("offset"), nb::arg("format"), nb::arg("storage_dims"), nb::arg("array").none(),
                    nb::rv_policy::take_ownership, "What aclCreateTensor calls.")
        .def("require_writable", &TensorHandle::require_writable, R"(
Raises TypeError if the array is read-only. Phase one calls it for what phase two writes.)")
        .def_prop_ro("array", &TensorHandle::array, nb::sig("def array(self) -> typing.Any"),
                     "The array; None for a tensor without memory.")
        .def_prop_ro(
            "shape", [](const TensorHandle& self) { return list(self.get()->sizes()); }, "The sizes.")
        .def_prop_ro(
            "strides", [](const TensorHandle& self) { return list(self.get()->strides()); },
            "The strides, in elements.")
        .def_prop_ro(
            "offset", [](const TensorHandle& self) { return self.get()->offset; },
            "From the beginning of the memory to the first element, in elements.")
        .def_prop_ro(
            "dtype", [](const TensorHandle& self) { return static_cast<int>(self.get()->dtype); },
            "The aclDataType, such as ACL_FLOAT.");
    nb::class_<ScalarHandle>(module, "Scalar", "An aclScalar, which aclCreateScalar makes.")
        .def_static("create", create_scalar, nb::arg("element"), nb::arg("dtype"), nb::rv_policy::take_ownership,
                    "What aclCreateScalar calls, with the bytes of the number.");
}

}  // namespace actgrad::python
