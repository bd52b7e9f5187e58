# SPDX-License-Identifier: Apache-2.0
"""The exception of the Python functions."""

from __future__ import annotations


class AclnnError(ValueError):
    """An operator rejected its arguments, or its run failed.

    Attributes:
        status: the ``aclnnStatus``, such as 161002 (an invalid parameter).

    Examples:
        >>> try:
        ...     actgrad.swiglu(np.float32([1, 2, 3]))
        ... except actgrad.AclnnError as error:
        ...     error.status
        161002
    """

    def __init__(self, status: int, message: str) -> None:
        super().__init__(message)
        self.status = status

    def __reduce__(self) -> tuple[type[AclnnError], tuple[int, str]]:
        return type(self), (self.status, self.args[0])

    def __str__(self) -> str:
        return f"{self.args[0]} [{self.status}]"
