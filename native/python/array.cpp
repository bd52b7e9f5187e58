// SPDX-License-Identifier: Apache-2.0
#include "python/array.h"

#include <algorithm>
#include <cstdint>
#include <string>

#include "article.h"
#include "python/errors.h"
#include "python/exchange.h"
#include "python/kept.h"

namespace actgrad::python {

namespace {

// The struct behind NumPy's documented `__array_struct__`.
struct ArrayInterface {
    int two;
    int nd;
    char typekind;
    int itemsize;
    int flags;
    Py_intptr_t* shape;
    Py_intptr_t* strides;
    void* data;
};
constexpr int NOT_SWAPPED = 0x200;
constexpr int WRITEABLE = 0x400;

std::string class_name(nb::handle object) { return text_of(nb::type_name(object.type())); }

[[noreturn]] void refuse(const std::string& sentence) { throw nb::type_error(sentence.c_str()); }

aclDataType integer_dtype(bool is_signed, int64_t bytes) {
    switch (bytes) {
        case 1: return is_signed ? ACL_INT8 : ACL_UINT8;
        case 2: return is_signed ? ACL_INT16 : ACL_UINT16;
        case 4: return is_signed ? ACL_INT32 : ACL_UINT32;
        case 8: return is_signed ? ACL_INT64 : ACL_UINT64;
        default: return ACL_DT_UNDEFINED;
    }
}

aclDataType float_dtype(int64_t bytes) {
    switch (bytes) {
        case 2: return ACL_FLOAT16;
        case 4: return ACL_FLOAT;
        case 8: return ACL_DOUBLE;
        default: return ACL_DT_UNDEFINED;
    }
}

aclDataType complex_dtype(int64_t bytes) {
    return bytes == 8 ? ACL_COMPLEX64 : bytes == 16 ? ACL_COMPLEX128 : ACL_DT_UNDEFINED;
}

// ml_dtypes.bfloat16 has NumPy kind 'V'; only its type object distinguishes it from other two-byte records.
bool is_bfloat16(nb::handle array) {
    static PyObject* const name = PyUnicode_InternFromString("dtype");
    static PyObject* known = nullptr;  // arrays normally share one dtype object
    const auto dtype = nb::steal(PyObject_GetAttr(array.ptr(), name));
    if (!dtype.is_valid()) {
        throw nb::python_error();
    }
    if (dtype.ptr() == known) {
        return true;
    }
    const nb::handle modules = PyImport_GetModuleDict();
    PyObject* const ml_dtypes = PyDict_GetItemString(modules.ptr(), "ml_dtypes");
    if (!ml_dtypes || !dtype.attr("type").is(nb::handle(ml_dtypes).attr("bfloat16"))) {
        return false;
    }
    if (!known) {
        known = nb::object(dtype).release().ptr();
    }
    return true;
}

aclDataType numpy_dtype(const ArrayInterface& interface, nb::handle array) {
    switch (interface.typekind) {
        case 'f': return float_dtype(interface.itemsize);
        case 'i': return integer_dtype(true, interface.itemsize);
        case 'u': return integer_dtype(false, interface.itemsize);
        case 'b': return ACL_BOOL;
        case 'c': return complex_dtype(interface.itemsize);
        case 'V': return interface.itemsize == 2 && is_bfloat16(array) ? ACL_BF16 : ACL_DT_UNDEFINED;
        default: return ACL_DT_UNDEFINED;
    }
}

aclDataType dlpack_dtype(const nb::dlpack::dtype& dtype) {
    const int64_t bytes = dtype.lanes == 1 ? dtype.bits / 8 : 0;
    switch (static_cast<nb::dlpack::dtype_code>(dtype.code)) {
        case nb::dlpack::dtype_code::Float: return float_dtype(bytes);
        case nb::dlpack::dtype_code::Bfloat: return bytes == 2 ? ACL_BF16 : ACL_DT_UNDEFINED;
        case nb::dlpack::dtype_code::Int: return integer_dtype(true, bytes);
        case nb::dlpack::dtype_code::UInt: return integer_dtype(false, bytes);
        case nb::dlpack::dtype_code::Bool: return ACL_BOOL;
        case nb::dlpack::dtype_code::Complex: return complex_dtype(bytes);
        default: return ACL_DT_UNDEFINED;
    }
}

void require_known(aclDataType dtype, nb::handle array) {
    if (dtype == ACL_DT_UNDEFINED) {
        const nb::object given = nb::getattr(array, "dtype", nb::none());
        refuse((given.is_none() ? with_article(class_name(array)) + " of an unknown dtype"
                                : "an array of dtype " + text_of(given)) +
               " was given; float32, float16, bfloat16 (of ml_dtypes or PyTorch) or float64 is needed");
    }
}

constexpr int LARGEST_RANK = 64;  // as in NumPy and PyTorch

void require_rank(int64_t rank) {
    if (rank < 0 || rank > LARGEST_RANK) {
        refuse("an array of rank " + std::to_string(rank) + " was given; a rank from 0 to " +
               std::to_string(LARGEST_RANK) + " is needed");
    }
}

bool is_numpy_scalar(nb::handle object) {
    static PyObject* generic = nullptr;
    return PyObject_IsInstance(object.ptr(), kept(generic, "numpy", "generic").ptr()) == 1;
}

ArrayView from_numpy(nb::handle array, const nb::object& capsule, Use use) {
    const auto* const pointer = static_cast<const ArrayInterface*>(
        PyCapsule_CheckExact(capsule.ptr()) ? PyCapsule_GetPointer(capsule.ptr(), nullptr) : nullptr);
    if (!pointer || pointer->two != 2 || pointer->itemsize < 1) {
        PyErr_Clear();
        refuse(with_article(class_name(array)) + " whose __array_struct__ is malformed was given");
    }
    const ArrayInterface& interface = *pointer;
    require_rank(interface.nd);
    ArrayView view;
    view.dtype = numpy_dtype(interface, array);
    require_known(view.dtype, array);
    if (!(interface.flags & NOT_SWAPPED)) {
        refuse("an array in foreign byte order was given; the machine's own order is needed (see ndarray.astype)");
    }
    if (use == Use::Write && is_numpy_scalar(array)) {  // what would be written is a copy
        refuse("a scalar of NumPy was given; an array is needed, such as a[i:i+1] instead of a[i]");
    }
    if (use == Use::Write && !(interface.flags & WRITEABLE)) {
        refuse("a read-only array was given; one that can be written is needed");
    }
    if (!is_plain_numpy(array) && nb::hasattr(array, "mask")) {
        refuse("a masked array was given; its mask would be lost, so a plain one is needed");
    }
    const auto rank = static_cast<size_t>(interface.nd);
    view.data = interface.data;
    view.sizes = Dims(rank);
    view.strides = Dims(rank);
    for (size_t i = 0; i < rank; ++i) {
        view.sizes[i] = interface.shape[i];
        if (interface.strides[i] % interface.itemsize != 0) {
            refuse("an array with strides of " + std::to_string(interface.strides[i]) +
                   " bytes was given; a multiple of the " + std::to_string(interface.itemsize) +
                   "-byte elements is needed, so copy a field of a record first");
        }
        view.strides[i] = interface.strides[i] / interface.itemsize;
    }
    return view;
}

ArrayView from_dltensor(nb::handle array, const nb::dlpack::dltensor& tensor) {
    ArrayView view;
    view.device = {tensor.device.device_type, tensor.device.device_id};
    if (view.device.type != Device::CPU && !view.device.is_gpu()) {
        refuse(with_article(class_name(array)) + " on DLPack device type " + std::to_string(view.device.type) +
               " was given; memory of the CPU or of a CUDA or ROCm GPU is needed");
    }
    view.dtype = dlpack_dtype(tensor.dtype);
    require_known(view.dtype, array);
    require_rank(tensor.ndim);
    const auto rank = static_cast<size_t>(tensor.ndim);
    if (rank > 0 && !tensor.shape) {
        refuse(with_article(class_name(array)) + " whose DLPack description has no shape was given");
    }
    view.data = tensor.data ? static_cast<char*>(tensor.data) + tensor.byte_offset : nullptr;
    view.sizes = Dims(tensor.shape, rank);
    view.strides = tensor.strides ? Dims(tensor.strides, rank) : contiguous_strides(view.sizes);
    return view;
}

bool is_true(const nb::object& result) {
    if (!result.is_valid()) {
        throw nb::python_error();
    }
    return result.is(nb::bool_(true));
}

ArrayView from_torch(nb::handle tensor, const DLPackExchange& exchange) {
    static PyObject* const requires_grad = PyUnicode_InternFromString("requires_grad");
    static PyObject* const is_neg = PyUnicode_InternFromString("is_neg");
    if (is_true(nb::steal(PyObject_GetAttr(tensor.ptr(), requires_grad))) &&
        nb::cast<bool>(nb::module_::import_("torch").attr("is_grad_enabled")())) {
        refuse(
            "a tensor that requires grad was given, and autograd would not see this function: pass tensor.detach(), "
            "or call it under torch.no_grad()");
    }
    PyObject* const self = tensor.ptr();
    if (is_true(nb::steal(PyObject_VectorcallMethod(is_neg, &self, 1, nullptr)))) {
        refuse("a tensor with the negative bit was given; resolve it first (see torch.Tensor.resolve_neg)");
    }
    nb::dlpack::dltensor described;
    if (exchange.dltensor_from_py_object(tensor.ptr(), &described) != 0) {
        PyErr_Clear();  // a C++ message with a stack trace
        refuse((is_true(tensor.attr("is_nested")) ? "a nested tensor of dtype " : "a tensor of dtype ") +
               text_of(tensor.attr("dtype")) + ", layout " + text_of(tensor.attr("layout")) + " and device " +
               text_of(tensor.attr("device")) +
               " was given; a dense one of numbers in the memory of the CPU is needed");
    }
    ArrayView view = from_dltensor(tensor, described);
    view.of_pytorch = true;
    return view;
}

// What `__dlpack__` gives: a versioned description, which alone can say that the array is read-only, unless the library
// is so old that it does not know the argument.
nb::object export_of(nb::handle array) {
    const nb::object method = array.attr("__dlpack__");
    try {
        return method(nb::arg("max_version") = nb::make_tuple(1, 0));
    } catch (const nb::python_error& error) {
        if (!error.type().is(PyExc_TypeError)) {  // nor one of its subclasses, which say more
            throw;
        }
    }
    return method();
}

// Marks the capsule as used, so that an array that gives one twice is refused. If the export fails, the reason is the
// first line of its message.
nb::ndarray<nb::ro> imported_from(nb::handle array) {
    nb::ndarray<nb::ro> imported;
    std::string reason;
    try {
        const nb::object given = export_of(array);
        constexpr bool convert = false;
        if (PyCapsule_CheckExact(given.ptr()) && nb::try_cast(given, imported, convert)) {
            return imported;
        }
        reason = "gives " + with_article(class_name(given)) + "; a capsule with an unused tensor of DLPack is needed";
    } catch (nb::python_error& error) {
        if (!error.matches(PyExc_Exception)) {  // such as KeyboardInterrupt
            throw;
        }
        const std::string text = text_of(nb::borrow(error.value()));
        reason = "raises " + class_name(error.value()) + ": " + text.substr(0, text.find('\n'));
    }
    refuse(with_article(class_name(array)) + " was given, and its __dlpack__ " + reason);
}

ArrayView from_dlpack(nb::handle array, Use use) {
    if (use == Use::Write) {
        refuse(with_article(class_name(array)) + " was given; only arrays of NumPy and PyTorch can be written to");
    }
    nb::ndarray<nb::ro> imported = imported_from(array);
    nb::dlpack::dltensor described;
    described.data = const_cast<void*>(imported.data());
    described.device = {imported.device_type(), imported.device_id()};
    described.ndim = static_cast<int32_t>(imported.ndim());
    described.dtype = imported.dtype();
    described.shape = const_cast<int64_t*>(imported.shape_ptr());
    described.strides = const_cast<int64_t*>(imported.stride_ptr());
    ArrayView view = from_dltensor(array, described);
    if (view.device.is_gpu()) {
        refuse(with_article(class_name(array)) + " on " + view.device.name() +
               " was given; of arrays on a GPU only PyTorch's are taken (see torch.from_dlpack)");
    }
    view.imported = std::move(imported);
    return view;
}

// How far elements lie before and behind the first one. 128-bit, since a description may be bogus.
struct Reach {
    __int128 low = 0;
    __int128 high = 0;
};

// Phase one refuses negative sizes.
Reach reach_of(const ArrayView& view) {
    Reach reach;
    for (size_t i = 0; i < view.sizes.size(); ++i) {
        if (view.sizes[i] <= 0) {
            return {};
        }
        (view.strides[i] < 0 ? reach.low : reach.high) += __int128{view.sizes[i] - 1} * view.strides[i];
    }
    const auto item = static_cast<int64_t>(aclDataTypeSize(view.dtype));
    if (item > 0 && reach.high - reach.low >= PTRDIFF_MAX / item) {
        refuse("an array was given whose strides reach beyond any memory");
    }
    return reach;
}

}  // namespace

bool is_plain_numpy(nb::handle array) {
    static PyObject* ndarray = nullptr;
    return array.type().is(kept(ndarray, "numpy", "ndarray"));
}

ArrayView view_of(nb::handle array, Use use) {
    static PyObject* const array_struct = PyUnicode_InternFromString("__array_struct__");
    const bool plain_numpy = is_plain_numpy(array);
    if (const DLPackExchange* exchange = plain_numpy ? nullptr : exchange_of(array)) {
        return from_torch(array, *exchange);
    }
    if (plain_numpy || nb::hasattr(array, array_struct)) {
        const nb::object capsule = nb::steal(PyObject_GetAttr(array.ptr(), array_struct));
        if (!capsule.is_valid()) {
            throw nb::python_error();
        }
        ArrayView view = from_numpy(array, capsule, use);
        view.exported = capsule;
        return view;
    }
    if (nb::hasattr(array, "__dlpack__")) {
        return from_dlpack(array, use);
    }
    refuse(with_article(class_name(array)) +
           " was given; an array of NumPy, PyTorch or another DLPack library is needed");
}

ArrayView cpu_view_of(nb::handle array, Use use) {
    ArrayView view = view_of(array, use);
    if (view.device.is_gpu()) {
        refuse(with_article(class_name(array)) + " on " + view.device.name() +
               " was given; memory of the CPU is needed");
    }
    return view;
}

int64_t bytes_from_first(const ArrayView& view) {
    const bool is_empty = std::any_of(view.sizes.begin(), view.sizes.end(), [](int64_t size) { return size <= 0; });
    const auto item = static_cast<int64_t>(aclDataTypeSize(view.dtype));
    return is_empty ? 0 : (static_cast<int64_t>(reach_of(view).high) + 1) * item;
}

void fill(aclTensor& tensor, const ArrayView& view) {
    const auto item = static_cast<int64_t>(aclDataTypeSize(view.dtype));
    const auto [low, high] = reach_of(view);
    const auto storage = static_cast<int64_t>(high - low + 1);
    tensor.view_sizes = view.sizes;
    tensor.view_strides = view.strides;
    tensor.storage_dims = Dims(&storage, 1);
    tensor.offset = static_cast<int64_t>(-low);
    tensor.dtype = view.dtype;
    tensor.format = ACL_FORMAT_ND;
    tensor.data = view.data ? static_cast<char*>(view.data) + static_cast<int64_t>(low) * item : nullptr;
}

}  // namespace actgrad::python
