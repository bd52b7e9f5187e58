// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace actgrad::python {

// Lets large calls share the threads of the OpenMP runtime that PyTorch loaded, if it can be found. Not in a process
// forked from one that imported actgrad: OpenMP's threads do not survive a fork.
void share_openmp_threads_of_pytorch();

}  // namespace actgrad::python
