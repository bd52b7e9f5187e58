// SPDX-License-Identifier: Apache-2.0
// The operators as PyTorch's dispatcher calls them, or our functions in its stead, with nothing of Python between.
//
// Such a kernel serves plain tensors of the CPU that nothing but autograd could want to see, and autograd does not. It
// hands every other call, a wrong one too, to a Python function, which knows all the rules and what to say.
#pragma once

#include <nanobind/nanobind.h>

namespace actgrad::python {

namespace nb = nanobind;

// The kernel of the operator `name` of torch.ops.actgrad, or None where there is none. What it does not serve it hands
// to `otherwise`, with the same arguments. `caller` is "dispatcher", when whoever would see a call before autograd does
// has seen it; "function", when nobody has; "autograd", which such a function called since nobody else would see the
// call; or "overwriter", which has the first tensor overwritten. `differentiable`,
// unless it is None, gets the calls that only autograd keeps from the kernel, with all arguments: at the end
// `defaults`, those of the attributes, stand for what was left out.
nb::object torch_kernel(const char* name, nb::object otherwise, const char* caller, nb::object differentiable,
                        nb::tuple defaults);

void bind_torch_kernels(nb::module_& module);

}  // namespace actgrad::python
