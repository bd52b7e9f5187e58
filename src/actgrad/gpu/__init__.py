# SPDX-License-Identifier: Apache-2.0
"""What happens to arrays that lie on a GPU: loops in Triton, and their launch. Nothing else imports Triton.

The C code judges a call and plans it as on the CPU: it merges dimensions, broadcasts, and cuts tensors in halves, all
of which are sizes and strides. ``launch.run`` gets that plan and launches one of the ``loops`` over it, with the
operator's own formula inside.
"""

try:
    from triton import constexpr_function  # noqa: F401  # releases that come with an older PyTorch lack it
except ModuleNotFoundError as error:
    raise ImportError("arrays on a GPU need Triton, which is not installed: pip install 'actgrad[gpu]'") from error
except ImportError as error:
    import triton

    raise ImportError(
        f"Triton {triton.__version__} is too old for arrays on a GPU: pip install 'actgrad[gpu]', beside a PyTorch for "
        "a newer one"
    ) from error
