// SPDX-License-Identifier: Apache-2.0
//
// An alias of libactgrad_npu.so: an empty library that exists for its name and links that one.
