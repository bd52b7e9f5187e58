// SPDX-License-Identifier: Apache-2.0
#include "python/exchange.h"

#include <cstring>

#include "python/openmp.h"

namespace actgrad::python {

const DLPackExchange* exchange_of(nb::handle array) {
    // Looked up again only when another type comes along.
    static PyTypeObject* known_type = nullptr;
    static const DLPackExchange* known_table = nullptr;
    PyTypeObject* const type = Py_TYPE(array.ptr());
    if (type == known_type) {
        return known_table;
    }
    const nb::object capsule = nb::getattr(array.type(), "__dlpack_c_exchange_api__", nb::none());
    if (!PyCapsule_CheckExact(capsule.ptr()) || !nb::hasattr(array.type(), "requires_grad")) {
        return nullptr;
    }
    const auto* table = static_cast<const DLPackExchange*>(PyCapsule_GetPointer(capsule.ptr(), "dlpack_exchange_api"));
    if (!table || table->version.major != 1 || !table->dltensor_from_py_object || !table->managed_tensor_to_py_object) {
        PyErr_Clear();
        return nullptr;
    }
    static bool shared = false;
    if (!shared && std::strncmp(nb::str(array.type().attr("__module__")).c_str(), "torch", 5) == 0) {
        shared = true;
        share_openmp_threads_of_pytorch();
    }
    array.type().inc_ref();
    known_type = type;
    known_table = table;
    return table;
}

}  // namespace actgrad::python
