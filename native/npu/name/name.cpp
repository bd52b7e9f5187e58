// SPDX-License-Identifier: Apache-2.0
//
// An empty library that exists for its name and links libactgrad_npu.so.
