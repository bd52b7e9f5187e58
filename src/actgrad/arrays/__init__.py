# SPDX-License-Identifier: Apache-2.0
"""The operators on arrays of NumPy, PyTorch (CPU) and other DLPack libraries: printed functions and fresh outputs.

Nothing here imports an array library other than NumPy.
"""
