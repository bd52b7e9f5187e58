# SPDX-License-Identifier: Apache-2.0
"""Prints for PyTorch: functions and modules, whose signatures are static, and the list of native kernels."""
