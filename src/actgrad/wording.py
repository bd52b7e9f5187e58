# SPDX-License-Identifier: Apache-2.0
"""Pieces of messages: what was given."""

from __future__ import annotations

from actgrad import _native


def class_of(value: object) -> str:
    """Returns the name of the value's class with an article, such as "an ndarray"."""
    return _native.with_article(type(value).__name__)


def shown(value: object) -> str:
    """Returns the value as Python writes it; its class where that is long or fails, as for integers of many digits."""
    return _native.described(value)
