// SPDX-License-Identifier: Apache-2.0
// The exchange tables of PyTorch's tensors.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include "dlpack.h"

namespace actgrad::python {

namespace nb = nanobind;

using DLManagedTensor = dlpack::ManagedTensor<nb::dlpack::dltensor>;
using DLPackExchange = dlpack::Exchange<nb::dlpack::dltensor>;

// The table of the array's type; null unless it is a PyTorch type.
const DLPackExchange* exchange_of(nb::handle array);

}  // namespace actgrad::python
