# SPDX-License-Identifier: Apache-2.0
"""The operators on arrays of NumPy, PyTorch (also on a GPU) and other DLPack libraries: printed functions, outputs.

Nothing here imports an array library other than NumPy.
"""
