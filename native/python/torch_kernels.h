// SPDX-License-Identifier: Apache-2.0
// Kernels for PyTorch's dispatcher, or for our own functions that bypass it, without Python code.
//
// A kernel handles plain CPU tensors without autograd, transforms or modes. Every other call, an invalid one too, falls
// back to a Python function, which knows all rules and error messages.
#pragma once

#include <nanobind/nanobind.h>

#include <optional>

namespace actgrad::python {

namespace nb = nanobind;

// The kernel of the operator `name` of torch.ops.actgrad, or None. Calls that it does not handle go to `otherwise` with
// the same arguments. `caller` is "dispatcher" if the layers before autograd have already seen the call; "function" if
// none has; "autograd" for a call from the autograd function of such a "function", where no layer is left;
// "overwriter" to write the result onto the first tensor; or "reuser" to write the results onto the second tensor and
// those after it. `differentiable`, unless None, gets the calls that only autograd keeps from the kernel, with omitted
// attributes filled in from `defaults`. Unless `given_up` is None, it also gets the results, as a tuple, and its
// backward pass overwrites that many of the first tensors, which has to be allowed.
nb::object torch_kernel(const char* name, nb::object otherwise, const char* caller, nb::object differentiable,
                        nb::tuple defaults, std::optional<size_t> given_up);

void bind_torch_kernels(nb::module_& module);

}  // namespace actgrad::python
