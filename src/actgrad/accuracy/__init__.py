# SPDX-License-Identifier: Apache-2.0
"""Golden values, error measures and CANN's precision standards. Needs ``pip install actgrad[accuracy]``."""

try:
    import ml_dtypes  # noqa: F401
    import mpmath  # noqa: F401
    import safetensors  # noqa: F401
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f"actgrad.accuracy needs {error.name}, which is not installed: pip install 'actgrad[accuracy]'", name=error.name
    ) from error

from actgrad.accuracy.errors import InputError
from actgrad.accuracy.judgement import Judgement, compare
from actgrad.accuracy.measures import Comparison, Measures, measure
from actgrad.accuracy.reference import golden, golden_decimals

__all__ = ["Comparison", "InputError", "Judgement", "Measures", "compare", "golden", "golden_decimals", "measure"]
