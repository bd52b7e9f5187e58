// SPDX-License-Identifier: Apache-2.0
//
// An empty library: it is there for its name, and brings libactgrad_npu.so with it.
