// SPDX-License-Identifier: Apache-2.0
// Kernels for PyTorch's dispatcher, or for our own functions that bypass it, without Python code.
//
// A kernel handles plain CPU tensors without autograd, transforms or modes. Every other call, an invalid one too, falls
// back to a Python function, which knows all rules and error messages.
#pragma once

#include <nanobind/nanobind.h>

namespace actgrad::python {

namespace nb = nanobind;

// The kernel of the operator `name` of torch.ops.actgrad, or None. Calls that it does not handle go to `otherwise` with
// the same arguments. `caller` is "dispatcher" if the layers before autograd have already seen the call; "function" if
// none has; "autograd" for a call from the autograd function of such a "function", where no layer is left; or
// "overwriter" to write the result onto the first tensor. `differentiable`, unless None, gets the calls that only
// autograd keeps from the kernel, with omitted attributes filled in from `defaults`.
nb::object torch_kernel(const char* name, nb::object otherwise, const char* caller, nb::object differentiable,
                        nb::tuple defaults);

void bind_torch_kernels(nb::module_& module);

}  // namespace actgrad::python
