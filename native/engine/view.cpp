// SPDX-License-Identifier: Apache-2.0
//
// Zero-copy PyTorch tensors over device memory.
#include <algorithm>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "ascendcl/error.h"
#include "engine/dl_tensor.h"
#include "engine/python.h"
#include "strict/observer.h"

namespace actgrad::engine {

namespace {

constexpr uint8_t dl_int = 0, dl_uint = 1, dl_float = 2, dl_bfloat = 4, dl_complex = 5, dl_bool = 6;
constexpr uint8_t dl_float8_e4m3fn = 10, dl_float8_e5m2 = 12;

DlType dl_type(aclDataType dtype) {
    switch (dtype) {
        case ACL_FLOAT: return {dl_float, 32, 1};
        case ACL_FLOAT16: return {dl_float, 16, 1};
        case ACL_DOUBLE: return {dl_float, 64, 1};
        case ACL_BF16: return {dl_bfloat, 16, 1};
        case ACL_BOOL: return {dl_bool, 8, 1};
        case ACL_INT4:  // after unpacking
        case ACL_INT8: return {dl_int, 8, 1};
        case ACL_INT16: return {dl_int, 16, 1};
        case ACL_INT32: return {dl_int, 32, 1};
        case ACL_INT64: return {dl_int, 64, 1};
        case ACL_UINT8: return {dl_uint, 8, 1};
        case ACL_UINT16: return {dl_uint, 16, 1};
        case ACL_UINT32: return {dl_uint, 32, 1};
        case ACL_UINT64: return {dl_uint, 64, 1};
        case ACL_COMPLEX32: return {dl_complex, 32, 1};
        case ACL_COMPLEX64: return {dl_complex, 64, 1};
        case ACL_COMPLEX128: return {dl_complex, 128, 1};
        case ACL_FLOAT8_E4M3FN: return {dl_float8_e4m3fn, 8, 1};
        case ACL_FLOAT8_E5M2: return {dl_float8_e5m2, 8, 1};
        default:
            throw Refusal(ACLNN_ERR_PARAM_INVALID,
                          "a tensor has dtype " + std::to_string(dtype) + ", which PyTorch lacks");
    }
}

const DlExchange* find_exchange() {
    const Object module = own(PyImport_ImportModule("torch"));
    const Object type = own(PyObject_GetAttrString(module.get(), "Tensor"));
    if (!PyObject_HasAttrString(type.get(), "__dlpack_c_exchange_api__")) {
        return nullptr;
    }
    const Object capsule = own(PyObject_GetAttrString(type.get(), "__dlpack_c_exchange_api__"));
    void* const pointer = PyCapsule_GetPointer(capsule.get(), "dlpack_exchange_api");
    return pointer ? static_cast<const DlExchange*>(pointer) : throw PythonError();
}

// Null before PyTorch 2.10, which introduced it.
const DlExchange* exchange() {
    // Guarded by the GIL. No static initializer: it may give up the GIL, and who takes it would wait for it for ever.
    static std::optional<const DlExchange*> found;
    if (!found) {
        found = find_exchange();
    }
    return *found;
}

// A DLPack view and the arrays that it points to.
struct View {
    DlManagedTensor managed;
    Dims sizes;
    Dims strides;
    std::vector<int8_t> unpacked;
};

// Unpacks an ACL_INT4 tensor, two elements per byte, low half first; PyTorch has no such type.
std::vector<int8_t> unpacked(const aclTensor& tensor, const char* base) {
    const Dims &sizes = tensor.sizes(), &strides = tensor.strides();
    std::vector<int8_t> values(base ? static_cast<size_t>(std::max<int64_t>(tensor.elements(), 0)) : 0);
    for (size_t i = 0; i < values.size(); ++i) {
        auto rest = static_cast<int64_t>(i);
        int64_t position = tensor.offset;
        for (size_t dim = sizes.size(); dim-- > 0; rest /= sizes[dim]) {
            position += rest % sizes[dim] * strides[dim];
        }
        const int byte = static_cast<unsigned char>(base[position / 2]);
        const int half = position % 2 ? byte >> 4 : byte & 15;
        values[i] = static_cast<int8_t>(half < 8 ? half : half - 16);
    }
    return values;
}

using UnversionedTensor = dlpack::UnversionedTensor<DlTensor>;

Object through_capsule(std::unique_ptr<View> view) {
    const Object module = own(PyImport_ImportModule("torch.utils.dlpack"));
    const Object from_dlpack = own(PyObject_GetAttrString(module.get(), "from_dlpack"));
    auto unversioned = std::unique_ptr<UnversionedTensor>(
        new UnversionedTensor{view->managed.tensor, &view->managed, UnversionedTensor::destroy});
    const Object capsule = own(PyCapsule_New(unversioned.get(), "dltensor", nullptr));
    Object tensor = own(PyObject_CallFunctionObjArgs(from_dlpack.get(), capsule.get(), nullptr));
    unversioned.release();  // now owned by the tensor
    view.release();
    return tensor;
}

}  // namespace

Object view(const aclTensor& tensor) {
    const DlType type = dl_type(tensor.dtype);
    const int64_t bytes = type.bits / 8;
    auto view = std::make_unique<View>();
    view->sizes = tensor.sizes();
    view->strides = tensor.strides();
    char* base = strict::data_of(static_cast<char*>(tensor.data.load()));
    int64_t offset = tensor.offset;
    if (tensor.dtype == ACL_INT4) {
        view->unpacked = unpacked(tensor, base);
        view->strides = contiguous_strides(view->sizes);
        base = base ? reinterpret_cast<char*>(view->unpacked.data()) : nullptr;
        offset = 0;
    }
    view->managed = {dl_version,
                     view.get(),
                     [](DlManagedTensor* managed) { delete static_cast<View*>(managed->context); },
                     0,
                     {base ? base + offset * bytes : nullptr, dl_cpu, static_cast<int32_t>(tensor.rank()), type,
                      view->sizes.data(), view->strides.data(), 0}};
    const DlExchange* const table = exchange();
    if (!table) {
        return through_capsule(std::move(view));
    }
    void* object = nullptr;
    if (table->managed_tensor_to_py_object(&view->managed, &object) != 0) {
        throw PythonError();
    }
    view.release();
    return Object(static_cast<PyObject*>(object));
}

}  // namespace actgrad::engine
