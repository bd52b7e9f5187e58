# SPDX-License-Identifier: Apache-2.0
"""The formula language's functions: activations with their derivatives, and the primitives in four languages.

Nothing here knows of tensors, operators or libraries of arrays.
"""
