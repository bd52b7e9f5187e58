# SPDX-License-Identifier: Apache-2.0
"""The exception of the accuracy tool."""

from __future__ import annotations


class InputError(ValueError):
    """A file, array or option cannot be used; the message names it, what was given and what is needed."""
