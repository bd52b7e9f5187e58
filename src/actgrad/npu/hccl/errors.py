# SPDX-License-Identifier: Apache-2.0
"""Errors of HCCL's functions."""

from __future__ import annotations

PARAMETER, INTERNAL, TIMEOUT, REMOTE = 1, 4, 9, 21
"""HCCL's statuses."""


class HcclError(Exception):
    """An error of a function of HCCL, with its status."""

    def __init__(self, status: int, text: str) -> None:
        super().__init__(text)
        self.status = status
        self.communicator = 0  # the number of the one that failed in a group
