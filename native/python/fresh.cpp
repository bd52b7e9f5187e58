// SPDX-License-Identifier: Apache-2.0
#include "python/fresh.h"

#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <numeric>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "python/array.h"
#include "python/array_memory.h"
#include "python/block_cache.h"
#include "python/errors.h"
#include "python/exchange.h"
#include "python/kept.h"

namespace actgrad::python {

namespace {

// The size in bytes of a large array; 0 if it is small or blocks are not cached, so its library should make it.
size_t large_bytes(const Dims& sizes, size_t item) {
    size_t bytes = item;
    for (const int64_t size : sizes) {
        if (__builtin_mul_overflow(bytes, static_cast<size_t>(size), &bytes) || bytes > PTRDIFF_MAX) {
            return 0;  // more than any memory, of an expanded array; its library says so
        }
    }
    return bytes >= LARGE_RESULT && refusing(keeps_blocks) ? bytes : 0;
}

// Sizes and strides, in elements.
struct Layout {
    std::vector<int64_t> sizes;
    std::vector<int64_t> strides;
};

// A packed layout in the memory order of `strides`.
Layout packed_layout(const Dims& sizes, const Dims& strides) {
    std::vector<size_t> dims(sizes.size());
    std::iota(dims.begin(), dims.end(), size_t{0});
    std::sort(dims.begin(), dims.end(), [&](size_t a, size_t b) {
        const int64_t of_a = std::abs(strides[a]), of_b = std::abs(strides[b]);
        return of_a != of_b ? of_a > of_b : a < b;
    });
    Layout layout{{sizes.begin(), sizes.end()}, std::vector<int64_t>(dims.size())};
    int64_t packed = 1;
    for (size_t i = dims.size(); i-- > 0;) {
        layout.strides[dims[i]] = packed;
        packed *= sizes[dims[i]];
    }
    return layout;
}

// A packed row-major layout.
Layout packed_layout(const Dims& sizes) { return packed_layout(sizes, Dims(sizes.size())); }

nb::tuple tuple_of(const std::vector<int64_t>& values) { return nb::tuple(nb::cast(values)); }

// DLPack context of a tensor over a block.
struct TensorOwner {
    DLManagedTensor managed;
    Layout layout;
    Block block;

    explicit TensorOwner(Layout tensor_layout, size_t bytes)
        : layout(std::move(tensor_layout)), block(take_block(bytes)) {}
    ~TensorOwner() { give_back(block); }

    static void destroy(DLManagedTensor* tensor) { delete static_cast<TensorOwner*>(tensor->context); }
};

// None if no memory is left: PyTorch itself, which is asked next, says how much was needed.
nb::object large_tensor(const DLPackExchange& exchange, const nb::dlpack::dltensor& x, Layout layout,
                        size_t bytes) try {
    auto owner = std::make_unique<TensorOwner>(std::move(layout), bytes);
    nb::dlpack::dltensor tensor = x;
    tensor.data = owner->block.data;
    tensor.byte_offset = 0;
    tensor.ndim = static_cast<int32_t>(owner->layout.sizes.size());
    tensor.shape = owner->layout.sizes.data();
    tensor.strides = owner->layout.strides.data();
    owner->managed = {{1, 0}, owner.get(), TensorOwner::destroy, 0, tensor};
    void* made = nullptr;
    if (exchange.managed_tensor_to_py_object(&owner->managed, &made) != 0) {
        throw nb::python_error();
    }
    owner.release();  // now owned by the tensor
    return nb::steal(static_cast<PyObject*>(made));
} catch (const std::bad_alloc&) {
    return nb::none();
}

// No value for a tensor without describable memory (sparse, quantized, nested, other device); reading it is refused
// later.
std::optional<nb::dlpack::dltensor> describe(const DLPackExchange& exchange, nb::handle tensor) {
    nb::dlpack::dltensor described;
    if (exchange.dltensor_from_py_object(tensor.ptr(), &described) != 0) {
        PyErr_Clear();
        return std::nullopt;
    }
    return described;
}

// The exchange table of a PyTorch tensor that is not of a subclass; null for anything else.
const DLPackExchange* exchange_of_plain_tensor(nb::handle x) {
    const DLPackExchange* const exchange = exchange_of(x);
    if (!exchange) {
        return nullptr;
    }
    static PyObject* tensor = nullptr;
    return x.type().is(kept(tensor, "torch", "Tensor")) ? exchange : nullptr;
}

bool is_on_cpu(const nb::dlpack::dltensor& tensor) { return tensor.device.device_type == Device::CPU; }

// Whether PyTorch can be asked for a tensor like this one without further questions: not so on devices without memory.
bool has_memory(const std::optional<nb::dlpack::dltensor>& tensor) {
    return tensor && (is_on_cpu(*tensor) || Device{tensor->device.device_type, tensor->device.device_id}.is_gpu());
}

Dims sizes_of(const nb::dlpack::dltensor& tensor) { return {tensor.shape, static_cast<size_t>(tensor.ndim)}; }
Dims strides_of(const nb::dlpack::dltensor& tensor) { return {tensor.strides, static_cast<size_t>(tensor.ndim)}; }
size_t item_of(const nb::dlpack::dltensor& tensor) { return tensor.dtype.bits / size_t{8} * tensor.dtype.lanes; }

// NumPy's name of a dtype; ml_dtypes' name for bfloat16.
std::string numpy_name(aclDataType dtype) {
    const auto name = [&](const char* kind) { return kind + std::to_string(8 * aclDataTypeSize(dtype)); };
    switch (dtype) {
        case ACL_BF16: return "bfloat16";
        case ACL_BOOL: return "bool";
        case ACL_FLOAT16:
        case ACL_FLOAT:
        case ACL_DOUBLE: return name("float");
        case ACL_COMPLEX64:
        case ACL_COMPLEX128: return name("complex");
        case ACL_UINT8:
        case ACL_UINT16:
        case ACL_UINT32:
        case ACL_UINT64: return name("uint");
        default: return name("int");
    }
}

// No value if it cannot be read; reading it as an argument raises with the argument's name.
std::optional<ArrayView> readable(nb::handle x) {
    try {
        return view_of(x, Use::Read);
    } catch (const nb::builtin_exception&) {
        return std::nullopt;
    }
}

nb::object like_array(nb::handle x) {
    static PyObject* empty_like = nullptr;
    const std::optional<ArrayView> view = readable(x);
    if (!view) {
        return nb::none();
    }
    std::optional<CachedArrayMemory> memory;
    if (large_bytes(view->sizes, aclDataTypeSize(view->dtype)) > 0) {
        memory.emplace();
    }
    return kept(empty_like, "numpy", "empty_like")(x);
}

nb::object like_tensor(const DLPackExchange& exchange, const nb::dlpack::dltensor& described, nb::handle x) {
    static PyObject* empty_like = nullptr;
    const size_t bytes = is_on_cpu(described) ? large_bytes(sizes_of(described), item_of(described)) : 0;
    const nb::object made =
        bytes ? large_tensor(exchange, described, packed_layout(sizes_of(described), strides_of(described)), bytes)
              : nb::none();
    return made.is_none() ? kept(empty_like, "torch", "empty_like")(x) : made;
}

}  // namespace

nb::object like(nb::handle x) {
    if (is_plain_numpy(x)) {
        return like_array(x);
    }
    if (const DLPackExchange* exchange = exchange_of_plain_tensor(x)) {
        if (const auto described = describe(*exchange, x); has_memory(described)) {
            return like_tensor(*exchange, *described, x);
        }
    }
    return nb::none();
}

nb::object like_both(nb::handle a, nb::handle b) {
    if (!a.type().is(b.type())) {
        return nb::none();
    }
    if (is_plain_numpy(b)) {
        const auto first = readable(a), second = readable(b);
        const bool alike = first && second && first->dtype == second->dtype && first->sizes == second->sizes;
        return alike ? like_array(b) : nb::none();
    }
    if (const DLPackExchange* exchange = exchange_of_plain_tensor(b)) {
        const auto first = describe(*exchange, a), second = describe(*exchange, b);
        if (has_memory(first) && has_memory(second) && first->dtype == second->dtype &&
            sizes_of(*first) == sizes_of(*second)) {
            return like_tensor(*exchange, *second, b);
        }
    }
    return nb::none();
}

nb::object large(nb::handle x, const std::vector<int64_t>& shape) {
    const Dims sizes(shape.data(), shape.size());
    if (is_plain_numpy(x)) {
        static PyObject* empty = nullptr;
        const std::optional<ArrayView> view = readable(x);
        if (!view || large_bytes(sizes, aclDataTypeSize(view->dtype)) == 0) {
            return nb::none();
        }
        const CachedArrayMemory memory;
        return kept(empty, "numpy", "empty")(tuple_of(shape), x.attr("dtype"));
    }
    if (const DLPackExchange* exchange = exchange_of_plain_tensor(x)) {
        const auto described = describe(*exchange, x);
        const size_t bytes = described && is_on_cpu(*described) ? large_bytes(sizes, item_of(*described)) : 0;
        return bytes ? large_tensor(*exchange, *described, packed_layout(sizes), bytes) : nb::none();
    }
    return nb::none();
}

nb::object shape_and_dtype(nb::handle x) {
    const std::optional<ArrayView> view = readable(x);
    if (!view) {
        return nb::none();
    }
    return nb::make_tuple(tuple_of({view->sizes.begin(), view->sizes.end()}), numpy_name(view->dtype));
}

void bind_fresh(nb::module_& module) {
    // The results belong to the caller's library, so there is no type to name.
    module.def("like", like, nb::arg().none(), nb::sig("def like(x: typing.Any, /) -> typing.Any"));
    module.def("like_both", like_both, nb::arg().none(), nb::arg().none(),
               nb::sig("def like_both(a: typing.Any, b: typing.Any, /) -> typing.Any"));
    module.def("large", large,
               nb::sig("def large(x: typing.Any, shape: collections.abc.Sequence[int], /) -> typing.Any"));
    module.def("shape_and_dtype", shape_and_dtype, nb::arg().none(),
               nb::sig("def shape_and_dtype(x: typing.Any, /) -> tuple[tuple[int, ...], str] | None"));
    module.def("free_kept_blocks", free_kept_blocks);
    module.def("kept_bytes", kept_bytes);
}

}  // namespace actgrad::python
