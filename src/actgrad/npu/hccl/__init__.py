# SPDX-License-Identifier: Apache-2.0
"""HCCL: communicators and collectives between processes, through gloo."""
