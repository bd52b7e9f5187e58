# SPDX-License-Identifier: Apache-2.0
# Printed by `python tools/print_stub.py` from the native module. Edit its bindings instead.

from collections.abc import Sequence
from typing import Any, Literal

class Tensor:
    """An aclTensor over the memory of an array, which it keeps alive."""

    @staticmethod
    def of_array(array: object) -> Tensor:
        """
        Creates a tensor over a whole array, with its shape, strides and dtype.

        Args:
            array: an array on the CPU, of NumPy, PyTorch or another DLPack library. It is not copied.

        Raises:
            TypeError: not such an array, or of a dtype that has no aclDataType.
        """

    @staticmethod
    def create(
        view_dims: Sequence[int],
        dtype: int,
        stride: Sequence[int] | None,
        offset: int,
        format: int,
        storage_dims: Sequence[int],
        array: object | None,
    ) -> Tensor:
        """What aclCreateTensor calls."""

    def require_writable(self) -> None:
        """
        Raises TypeError if the array is read-only. Phase one calls it for what phase two writes.
        """

    @property
    def array(self) -> Any:
        """The array; None for a tensor without memory."""

    @property
    def shape(self) -> list[int]:
        """The sizes."""

    @property
    def strides(self) -> list[int]:
        """The strides, in elements."""

    @property
    def offset(self) -> int:
        """From the beginning of the memory to the first element, in elements."""

    @property
    def dtype(self) -> int:
        """The aclDataType, such as ACL_FLOAT."""

class Scalar:
    """An aclScalar, which aclCreateScalar makes."""

    @staticmethod
    def create(element: bytes, dtype: int) -> Scalar:
        """What aclCreateScalar calls, with the bytes of the number."""

def aclInit() -> int:
    """
    Starts the runtime, without a configuration file, and returns the status.
    """

def aclFinalize() -> int:
    """
    Waits for all work, ends the use of the runtime and returns the status.
    """

def aclrtSetDevice(device: int) -> int:
    """
    Makes a device the current one of the calling thread and returns the status.
    """

def aclrtResetDevice(arg: int, /) -> int: ...
def aclrtCreateStream() -> tuple[int, int]: ...
def aclrtDestroyStream(arg: int, /) -> int: ...
def aclrtSynchronizeStream(arg: int, /) -> int: ...
def aclGetRecentErrMsg() -> str | None:
    """
    Returns the message of the calling thread's last failed call, once; None if there is none.
    """

def aclSetAclOpExecutorRepeatable(arg: int, /) -> int: ...
def aclDestroyAclOpExecutor(arg: int, /) -> int: ...
def product() -> str:
    """
    Returns the product whose rules phase one applies: that of ``set_product``, else of ``ACTGRAD_PRODUCT``.

    Raises:
        AclnnError: the variable names none.
    """

def set_product(name: str) -> None:
    """
    Selects the product whose rules phase one applies, such as "Ascend950", for the whole process.

    Raises:
        AclnnError: there is no such product; the message lists them.
    """

def instruction_set() -> str: ...
def run_at_memory_limit(arg0: Sequence[int], arg1: Sequence[int], arg2: int, /) -> bool: ...
def strict_checks() -> list[tuple[str, str, str]]: ...
def strict_status_of_findings() -> int: ...
def strict_hint_of(pageable_copies: int) -> str: ...
def strict_is_available() -> bool: ...
def strict_start(arg: str, /) -> None: ...
def strict_report_faults_to(file: int) -> None: ...
def take_strict_findings() -> list[str]: ...
def described(value: object, /) -> str: ...
def with_article(arg: str, /) -> str: ...
def last_level_cache() -> int: ...
def thread_count() -> int: ...
def set_thread_count(arg: int, /) -> None: ...
def current_device() -> int: ...
def wait_for_everything() -> None: ...
def like(x: Any, /) -> Any: ...
def like_both(a: Any, b: Any, /) -> Any: ...
def large(x: Any, shape: Sequence[int], /) -> Any: ...
def shape_and_dtype(x: Any, /) -> tuple[tuple[int, ...], str] | None: ...
def free_kept_blocks() -> None: ...
def kept_bytes() -> int: ...
def torch_kernel(
    name: str,
    otherwise: Any,
    caller: Literal["dispatcher", "function", "autograd", "overwriter", "reuser"],
    differentiable: Any = None,
    defaults: tuple[Any, ...] = (),
    given_up: int | None = None,
) -> Any: ...
def torch_method(name: Literal["record", "differentiate", "overwrite"], state: tuple[Any, ...]) -> Any: ...
def torch_metaclass(base: type) -> Any: ...
def add_relu(arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, /) -> None: ...
def celu(arg0: object | None, arg1: object | None, arg2: object | None, /) -> None: ...
def clipped_swiglu(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    arg6: object | None,
    arg7: object | None,
    /,
) -> None: ...
def clipped_swiglu_backward(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    arg6: object | None,
    arg7: object | None,
    arg8: object | None,
    /,
) -> None: ...
def clipped_swiglu_v2(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    arg6: object | None,
    arg7: object | None,
    arg8: object | None,
    /,
) -> None: ...
def elu(
    arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, arg4: object | None, /
) -> None: ...
def elu_backward(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    arg6: object | None,
    /,
) -> None: ...
def erfinv(arg0: object | None, arg1: object | None, /) -> None: ...
def fast_gelu(arg0: object | None, arg1: object | None, /) -> None: ...
def fast_gelu_backward(arg0: object | None, arg1: object | None, arg2: object | None, /) -> None: ...
def fatrelu_mul(arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, /) -> None: ...
def geglu(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    /,
) -> None: ...
def geglu_backward(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    arg6: object | None,
    /,
) -> None: ...
def gelu_backward(arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, /) -> None: ...
def gelu(arg0: object | None, arg1: object | None, arg2: object | None, /) -> None: ...
def gelu_mul(arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, /) -> None: ...
def glu(arg0: object | None, arg1: object | None, arg2: object | None, /) -> None: ...
def glu_backward(arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, /) -> None: ...
def hardshrink(arg0: object | None, arg1: object | None, arg2: object | None, /) -> None: ...
def hardshrink_backward(
    arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, /
) -> None: ...
def hardsigmoid(arg0: object | None, arg1: object | None, /) -> None: ...
def hardsigmoid_backward(arg0: object | None, arg1: object | None, arg2: object | None, /) -> None: ...
def hardswish(arg0: object | None, arg1: object | None, /) -> None: ...
def hardswish_backward(arg0: object | None, arg1: object | None, arg2: object | None, /) -> None: ...
def hardswish_backward_v2(arg0: object | None, arg1: object | None, arg2: object | None, /) -> None: ...
def hardtanh(arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, /) -> None: ...
def hardtanh_backward(
    arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, arg4: object | None, /
) -> None: ...
def heaviside(arg0: object | None, arg1: object | None, arg2: object | None, /) -> None: ...
def leaky_relu(arg0: object | None, arg1: object | None, arg2: object | None, /) -> None: ...
def leaky_relu_backward(
    arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, arg4: object | None, /
) -> None: ...
def logsigmoid(arg0: object | None, arg1: object | None, /) -> None: ...
def logsigmoid_backward(
    arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, /
) -> None: ...
def mish(arg0: object | None, arg1: object | None, /) -> None: ...
def mish_backward(arg0: object | None, arg1: object | None, arg2: object | None, /) -> None: ...
def prelu(arg0: object | None, arg1: object | None, arg2: object | None, /) -> None: ...
def prelu_backward(
    arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, arg4: object | None, /
) -> None: ...
def relu(arg0: object | None, arg1: object | None, /) -> None: ...
def rrelu_with_noise(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    arg6: object | None,
    arg7: object | None,
    /,
) -> None: ...
def selu(arg0: object | None, arg1: object | None, /) -> None: ...
def selu_backward(arg0: object | None, arg1: object | None, arg2: object | None, /) -> None: ...
def shrink(arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, /) -> None: ...
def sigmoid(arg0: object | None, arg1: object | None, /) -> None: ...
def sigmoid_backward(arg0: object | None, arg1: object | None, arg2: object | None, /) -> None: ...
def silu(arg0: object | None, arg1: object | None, /) -> None: ...
def silu_backward(arg0: object | None, arg1: object | None, arg2: object | None, /) -> None: ...
def situ_glu(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    /,
) -> None: ...
def situ_glu_backward(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    arg6: object | None,
    /,
) -> None: ...
def softplus(arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, /) -> None: ...
def softplus_backward(
    arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, arg4: object | None, /
) -> None: ...
def softshrink(arg0: object | None, arg1: object | None, arg2: object | None, /) -> None: ...
def softshrink_backward(
    arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, /
) -> None: ...
def squared_relu(arg0: object | None, arg1: object | None, /) -> None: ...
def swiglu(arg0: object | None, arg1: object | None, arg2: object | None, /) -> None: ...
def swiglu_backward(arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, /) -> None: ...
def swiglu_group(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    /,
) -> None: ...
def swiglu_group_backward(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    arg6: object | None,
    arg7: object | None,
    arg8: object | None,
    /,
) -> None: ...
def swish(arg0: object | None, arg1: object | None, arg2: object | None, /) -> None: ...
def swish_backward(arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, /) -> None: ...
def tanh(arg0: object | None, arg1: object | None, /) -> None: ...
def tanh_backward(arg0: object | None, arg1: object | None, arg2: object | None, /) -> None: ...
def threshold(arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, /) -> None: ...
def threshold_backward(
    arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, /
) -> None: ...
def celu_backward(arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, /) -> None: ...
def celu_double_backward(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    /,
) -> None: ...
def halves_clipped_swiglu(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    arg6: object | None,
    arg7: object | None,
    /,
) -> None: ...
def halves_clipped_swiglu_backward(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    arg6: object | None,
    arg7: object | None,
    arg8: object | None,
    /,
) -> None: ...
def halves_clipped_swiglu_double_backward(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    arg6: object | None,
    arg7: object | None,
    arg8: object | None,
    arg9: object | None,
    arg10: object | None,
    /,
) -> None: ...
def clipped_swiglu_pair(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    /,
) -> None: ...
def clipped_swiglu_pair_backward(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    arg6: object | None,
    arg7: object | None,
    /,
) -> None: ...
def clipped_swiglu_pair_double_backward(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    arg6: object | None,
    arg7: object | None,
    arg8: object | None,
    arg9: object | None,
    arg10: object | None,
    /,
) -> None: ...
def halves_weighted_swiglu(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    arg6: object | None,
    arg7: object | None,
    arg8: object | None,
    /,
) -> None: ...
def halves_weighted_swiglu_backward(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    arg6: object | None,
    arg7: object | None,
    arg8: object | None,
    arg9: object | None,
    arg10: object | None,
    /,
) -> None: ...
def halves_weighted_swiglu_double_backward(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    arg6: object | None,
    arg7: object | None,
    arg8: object | None,
    arg9: object | None,
    arg10: object | None,
    arg11: object | None,
    arg12: object | None,
    arg13: object | None,
    /,
) -> None: ...
def weighted_swiglu_of_two(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    arg6: object | None,
    /,
) -> None: ...
def weighted_swiglu_of_two_backward(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    arg6: object | None,
    arg7: object | None,
    arg8: object | None,
    arg9: object | None,
    /,
) -> None: ...
def weighted_swiglu_of_two_double_backward(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    arg6: object | None,
    arg7: object | None,
    arg8: object | None,
    arg9: object | None,
    arg10: object | None,
    arg11: object | None,
    arg12: object | None,
    arg13: object | None,
    /,
) -> None: ...
def elu_double_backward(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    arg6: object | None,
    arg7: object | None,
    arg8: object | None,
    /,
) -> None: ...
def erfinv_backward(arg0: object | None, arg1: object | None, arg2: object | None, /) -> None: ...
def erfinv_double_backward(
    arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, arg4: object | None, /
) -> None: ...
def fast_gelu_double_backward(
    arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, arg4: object | None, /
) -> None: ...
def fatrelu_mul_backward(
    arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, arg4: object | None, /
) -> None: ...
def fatrelu_mul_double_backward(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    arg6: object | None,
    /,
) -> None: ...
def geglu_alone(
    arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, arg4: object | None, /
) -> None: ...
def geglu_double_backward(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    arg6: object | None,
    arg7: object | None,
    /,
) -> None: ...
def geglu_pair(arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, /) -> None: ...
def geglu_pair_backward(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    /,
) -> None: ...
def geglu_pair_double_backward(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    arg6: object | None,
    arg7: object | None,
    arg8: object | None,
    /,
) -> None: ...
def gelu_double_backward(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    /,
) -> None: ...
def gelu_mul_backward(
    arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, arg4: object | None, /
) -> None: ...
def gelu_mul_double_backward(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    arg6: object | None,
    /,
) -> None: ...
def gelu_mul_pair(arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, /) -> None: ...
def gelu_mul_pair_backward(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    /,
) -> None: ...
def gelu_mul_pair_double_backward(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    arg6: object | None,
    arg7: object | None,
    arg8: object | None,
    /,
) -> None: ...
def glu_double_backward(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    /,
) -> None: ...
def glu_pair(arg0: object | None, arg1: object | None, arg2: object | None, /) -> None: ...
def glu_pair_backward(
    arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, arg4: object | None, /
) -> None: ...
def glu_pair_double_backward(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    arg6: object | None,
    arg7: object | None,
    /,
) -> None: ...
def hardshrink_double_backward(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    /,
) -> None: ...
def hardsigmoid_double_backward(
    arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, arg4: object | None, /
) -> None: ...
def hardswish_double_backward(
    arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, arg4: object | None, /
) -> None: ...
def hardtanh_double_backward(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    arg6: object | None,
    /,
) -> None: ...
def leaky_relu_double_backward(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    /,
) -> None: ...
def logsigmoid_double_backward(
    arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, arg4: object | None, /
) -> None: ...
def mish_double_backward(
    arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, arg4: object | None, /
) -> None: ...
def threshold_double_backward(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    /,
) -> None: ...
def selu_double_backward(
    arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, arg4: object | None, /
) -> None: ...
def shrink_backward(
    arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, arg4: object | None, /
) -> None: ...
def shrink_double_backward(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    arg6: object | None,
    /,
) -> None: ...
def sigmoid_double_backward(
    arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, arg4: object | None, /
) -> None: ...
def silu_double_backward(
    arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, arg4: object | None, /
) -> None: ...
def situ_glu_double_backward(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    arg6: object | None,
    arg7: object | None,
    arg8: object | None,
    /,
) -> None: ...
def situ_glu_pair(
    arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, arg4: object | None, /
) -> None: ...
def situ_glu_pair_backward(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    arg6: object | None,
    /,
) -> None: ...
def situ_glu_pair_double_backward(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    arg6: object | None,
    arg7: object | None,
    arg8: object | None,
    arg9: object | None,
    /,
) -> None: ...
def softplus_double_backward(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    arg6: object | None,
    /,
) -> None: ...
def softshrink_double_backward(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    /,
) -> None: ...
def squared_relu_backward(arg0: object | None, arg1: object | None, arg2: object | None, /) -> None: ...
def squared_relu_double_backward(
    arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, arg4: object | None, /
) -> None: ...
def swiglu_double_backward(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    /,
) -> None: ...
def swiglu_pair(arg0: object | None, arg1: object | None, arg2: object | None, /) -> None: ...
def swiglu_pair_backward(
    arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, arg4: object | None, /
) -> None: ...
def swiglu_pair_double_backward(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    arg6: object | None,
    arg7: object | None,
    /,
) -> None: ...
def swish_double_backward(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    /,
) -> None: ...
def tanh_double_backward(
    arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, arg4: object | None, /
) -> None: ...
def add_relu_backward(
    arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, arg4: object | None, /
) -> None: ...
def add_relu_double_backward(
    arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, arg4: object | None, /
) -> None: ...
def prelu_double_backward(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    arg6: object | None,
    arg7: object | None,
    /,
) -> None: ...
def aclnnAddReluGetWorkspaceSize(
    arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, /
) -> tuple[int, int, int]: ...
def aclnnAddRelu(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnInplaceAddReluGetWorkspaceSize(
    arg0: object | None, arg1: object | None, arg2: object | None, /
) -> tuple[int, int, int]: ...
def aclnnInplaceAddRelu(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnCeluGetWorkspaceSize(
    arg0: object | None, arg1: object | None, arg2: object | None, /
) -> tuple[int, int, int]: ...
def aclnnCelu(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnInplaceCeluGetWorkspaceSize(arg0: object | None, arg1: object | None, /) -> tuple[int, int, int]: ...
def aclnnInplaceCelu(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnClippedSwigluGetWorkspaceSize(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    arg6: object | None,
    arg7: object | None,
    /,
) -> tuple[int, int, int]: ...
def aclnnClippedSwiglu(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnClippedSwigluGradGetWorkspaceSize(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    arg6: object | None,
    arg7: object | None,
    arg8: object | None,
    /,
) -> tuple[int, int, int]: ...
def aclnnClippedSwigluGrad(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnClippedSwigluV2GetWorkspaceSize(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    arg6: object | None,
    arg7: object | None,
    arg8: object | None,
    /,
) -> tuple[int, int, int]: ...
def aclnnClippedSwigluV2(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnEluGetWorkspaceSize(
    arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, arg4: object | None, /
) -> tuple[int, int, int]: ...
def aclnnElu(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnEluBackwardGetWorkspaceSize(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    arg6: object | None,
    /,
) -> tuple[int, int, int]: ...
def aclnnEluBackward(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnInplaceEluGetWorkspaceSize(
    arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, /
) -> tuple[int, int, int]: ...
def aclnnInplaceElu(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnErfinvGetWorkspaceSize(arg0: object | None, arg1: object | None, /) -> tuple[int, int, int]: ...
def aclnnErfinv(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnInplaceErfinvGetWorkspaceSize(arg: object | None, /) -> tuple[int, int, int]: ...
def aclnnInplaceErfinv(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnFastGeluGetWorkspaceSize(arg0: object | None, arg1: object | None, /) -> tuple[int, int, int]: ...
def aclnnFastGelu(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnFastGeluBackwardGetWorkspaceSize(
    arg0: object | None, arg1: object | None, arg2: object | None, /
) -> tuple[int, int, int]: ...
def aclnnFastGeluBackward(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnFatreluMulGetWorkspaceSize(
    arg0: object | None, arg1: object | None, arg2: object | None, /
) -> tuple[int, int, int]: ...
def aclnnFatreluMul(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnGeGluGetWorkspaceSize(
    arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, arg4: object | None, /
) -> tuple[int, int, int]: ...
def aclnnGeGlu(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnGeGluBackwardGetWorkspaceSize(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    /,
) -> tuple[int, int, int]: ...
def aclnnGeGluBackward(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnGeGluV3GetWorkspaceSize(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    /,
) -> tuple[int, int, int]: ...
def aclnnGeGluV3(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnGeGluV3BackwardGetWorkspaceSize(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    arg6: object | None,
    /,
) -> tuple[int, int, int]: ...
def aclnnGeGluV3Backward(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnGeluGetWorkspaceSize(arg0: object | None, arg1: object | None, /) -> tuple[int, int, int]: ...
def aclnnGelu(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnGeluBackwardGetWorkspaceSize(
    arg0: object | None, arg1: object | None, arg2: object | None, /
) -> tuple[int, int, int]: ...
def aclnnGeluBackward(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnGeluBackwardV2GetWorkspaceSize(
    arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, /
) -> tuple[int, int, int]: ...
def aclnnGeluBackwardV2(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnGeluV2GetWorkspaceSize(
    arg0: object | None, arg1: object | None, arg2: object | None, /
) -> tuple[int, int, int]: ...
def aclnnGeluV2(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnGeluMulGetWorkspaceSize(
    arg0: object | None, arg1: object | None, arg2: object | None, /
) -> tuple[int, int, int]: ...
def aclnnGeluMul(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnGluGetWorkspaceSize(
    arg0: object | None, arg1: object | None, arg2: object | None, /
) -> tuple[int, int, int]: ...
def aclnnGlu(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnGluBackwardGetWorkspaceSize(
    arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, /
) -> tuple[int, int, int]: ...
def aclnnGluBackward(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnHardshrinkGetWorkspaceSize(
    arg0: object | None, arg1: object | None, arg2: object | None, /
) -> tuple[int, int, int]: ...
def aclnnHardshrink(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnHardshrinkBackwardGetWorkspaceSize(
    arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, /
) -> tuple[int, int, int]: ...
def aclnnHardshrinkBackward(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnHardsigmoidGetWorkspaceSize(arg0: object | None, arg1: object | None, /) -> tuple[int, int, int]: ...
def aclnnHardsigmoid(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnHardsigmoidBackwardGetWorkspaceSize(
    arg0: object | None, arg1: object | None, arg2: object | None, /
) -> tuple[int, int, int]: ...
def aclnnHardsigmoidBackward(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnInplaceHardsigmoidGetWorkspaceSize(arg: object | None, /) -> tuple[int, int, int]: ...
def aclnnInplaceHardsigmoid(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnHardswishGetWorkspaceSize(arg0: object | None, arg1: object | None, /) -> tuple[int, int, int]: ...
def aclnnHardswish(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnHardswishBackwardGetWorkspaceSize(
    arg0: object | None, arg1: object | None, arg2: object | None, /
) -> tuple[int, int, int]: ...
def aclnnHardswishBackward(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnHardswishBackwardV2GetWorkspaceSize(
    arg0: object | None, arg1: object | None, arg2: object | None, /
) -> tuple[int, int, int]: ...
def aclnnHardswishBackwardV2(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnInplaceHardswishGetWorkspaceSize(arg: object | None, /) -> tuple[int, int, int]: ...
def aclnnInplaceHardswish(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnHardtanhGetWorkspaceSize(
    arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, /
) -> tuple[int, int, int]: ...
def aclnnHardtanh(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnHardtanhBackwardGetWorkspaceSize(
    arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, arg4: object | None, /
) -> tuple[int, int, int]: ...
def aclnnHardtanhBackward(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnInplaceHardtanhGetWorkspaceSize(
    arg0: object | None, arg1: object | None, arg2: object | None, /
) -> tuple[int, int, int]: ...
def aclnnInplaceHardtanh(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnHeavisideGetWorkspaceSize(
    arg0: object | None, arg1: object | None, arg2: object | None, /
) -> tuple[int, int, int]: ...
def aclnnHeaviside(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnInplaceLeakyReluGetWorkspaceSize(arg0: object | None, arg1: object | None, /) -> tuple[int, int, int]: ...
def aclnnInplaceLeakyRelu(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnLeakyReluGetWorkspaceSize(
    arg0: object | None, arg1: object | None, arg2: object | None, /
) -> tuple[int, int, int]: ...
def aclnnLeakyRelu(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnLeakyReluBackwardGetWorkspaceSize(
    arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, arg4: object | None, /
) -> tuple[int, int, int]: ...
def aclnnLeakyReluBackward(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnLogSigmoidGetWorkspaceSize(arg0: object | None, arg1: object | None, /) -> tuple[int, int, int]: ...
def aclnnLogSigmoid(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnLogSigmoidBackwardGetWorkspaceSize(
    arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, /
) -> tuple[int, int, int]: ...
def aclnnLogSigmoidBackward(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnLogSigmoidForwardGetWorkspaceSize(
    arg0: object | None, arg1: object | None, arg2: object | None, /
) -> tuple[int, int, int]: ...
def aclnnLogSigmoidForward(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnInplaceMishGetWorkspaceSize(arg: object | None, /) -> tuple[int, int, int]: ...
def aclnnInplaceMish(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnMishGetWorkspaceSize(arg0: object | None, arg1: object | None, /) -> tuple[int, int, int]: ...
def aclnnMish(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnMishBackwardGetWorkspaceSize(
    arg0: object | None, arg1: object | None, arg2: object | None, /
) -> tuple[int, int, int]: ...
def aclnnMishBackward(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnPreluGetWorkspaceSize(
    arg0: object | None, arg1: object | None, arg2: object | None, /
) -> tuple[int, int, int]: ...
def aclnnPrelu(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnPreluBackwardGetWorkspaceSize(
    arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, arg4: object | None, /
) -> tuple[int, int, int]: ...
def aclnnPreluBackward(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnInplaceReluGetWorkspaceSize(arg: object | None, /) -> tuple[int, int, int]: ...
def aclnnInplaceRelu(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnReluGetWorkspaceSize(arg0: object | None, arg1: object | None, /) -> tuple[int, int, int]: ...
def aclnnRelu(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnInplaceRReluWithNoiseGetWorkspaceSize(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    arg6: object | None,
    /,
) -> tuple[int, int, int]: ...
def aclnnInplaceRReluWithNoise(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnRReluWithNoiseGetWorkspaceSize(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    arg6: object | None,
    arg7: object | None,
    /,
) -> tuple[int, int, int]: ...
def aclnnRReluWithNoise(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnInplaceSeluGetWorkspaceSize(arg: object | None, /) -> tuple[int, int, int]: ...
def aclnnInplaceSelu(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnSeluGetWorkspaceSize(arg0: object | None, arg1: object | None, /) -> tuple[int, int, int]: ...
def aclnnSelu(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnSeluBackwardGetWorkspaceSize(
    arg0: object | None, arg1: object | None, arg2: object | None, /
) -> tuple[int, int, int]: ...
def aclnnSeluBackward(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnShrinkGetWorkspaceSize(
    arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, /
) -> tuple[int, int, int]: ...
def aclnnShrink(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnInplaceSigmoidGetWorkspaceSize(arg: object | None, /) -> tuple[int, int, int]: ...
def aclnnInplaceSigmoid(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnSigmoidGetWorkspaceSize(arg0: object | None, arg1: object | None, /) -> tuple[int, int, int]: ...
def aclnnSigmoid(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnSigmoidBackwardGetWorkspaceSize(
    arg0: object | None, arg1: object | None, arg2: object | None, /
) -> tuple[int, int, int]: ...
def aclnnSigmoidBackward(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnSiluGetWorkspaceSize(arg0: object | None, arg1: object | None, /) -> tuple[int, int, int]: ...
def aclnnSilu(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnSiluBackwardGetWorkspaceSize(
    arg0: object | None, arg1: object | None, arg2: object | None, /
) -> tuple[int, int, int]: ...
def aclnnSiluBackward(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnSituGluGetWorkspaceSize(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    /,
) -> tuple[int, int, int]: ...
def aclnnSituGlu(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnSituGluGradGetWorkspaceSize(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    arg6: object | None,
    /,
) -> tuple[int, int, int]: ...
def aclnnSituGluGrad(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnSoftplusGetWorkspaceSize(
    arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, /
) -> tuple[int, int, int]: ...
def aclnnSoftplus(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnSoftplusBackwardGetWorkspaceSize(
    arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, arg4: object | None, /
) -> tuple[int, int, int]: ...
def aclnnSoftplusBackward(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnSoftshrinkGetWorkspaceSize(
    arg0: object | None, arg1: object | None, arg2: object | None, /
) -> tuple[int, int, int]: ...
def aclnnSoftshrink(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnSoftshrinkBackwardGetWorkspaceSize(
    arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, /
) -> tuple[int, int, int]: ...
def aclnnSoftshrinkBackward(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnSquaredReluGetWorkspaceSize(arg0: object | None, arg1: object | None, /) -> tuple[int, int, int]: ...
def aclnnSquaredRelu(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnSwiGluGetWorkspaceSize(
    arg0: object | None, arg1: object | None, arg2: object | None, /
) -> tuple[int, int, int]: ...
def aclnnSwiGlu(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnSwiGluGradGetWorkspaceSize(
    arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, /
) -> tuple[int, int, int]: ...
def aclnnSwiGluGrad(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnSwigluGroupGetWorkspaceSize(
    arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, arg4: object | None, /
) -> tuple[int, int, int]: ...
def aclnnSwigluGroup(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnSwigluGroupGradGetWorkspaceSize(
    arg0: object | None,
    arg1: object | None,
    arg2: object | None,
    arg3: object | None,
    arg4: object | None,
    arg5: object | None,
    arg6: object | None,
    arg7: object | None,
    /,
) -> tuple[int, int, int]: ...
def aclnnSwigluGroupGrad(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnSwishGetWorkspaceSize(
    arg0: object | None, arg1: object | None, arg2: object | None, /
) -> tuple[int, int, int]: ...
def aclnnSwish(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnSwishBackwardGetWorkspaceSize(
    arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, /
) -> tuple[int, int, int]: ...
def aclnnSwishBackward(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnInplaceTanhGetWorkspaceSize(arg: object | None, /) -> tuple[int, int, int]: ...
def aclnnInplaceTanh(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnTanhGetWorkspaceSize(arg0: object | None, arg1: object | None, /) -> tuple[int, int, int]: ...
def aclnnTanh(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnTanhBackwardGetWorkspaceSize(
    arg0: object | None, arg1: object | None, arg2: object | None, /
) -> tuple[int, int, int]: ...
def aclnnTanhBackward(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnInplaceThresholdGetWorkspaceSize(
    arg0: object | None, arg1: object | None, arg2: object | None, /
) -> tuple[int, int, int]: ...
def aclnnInplaceThreshold(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnThresholdGetWorkspaceSize(
    arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, /
) -> tuple[int, int, int]: ...
def aclnnThreshold(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
def aclnnThresholdBackwardGetWorkspaceSize(
    arg0: object | None, arg1: object | None, arg2: object | None, arg3: object | None, /
) -> tuple[int, int, int]: ...
def aclnnThresholdBackward(arg0: int, arg1: int, arg2: int, arg3: int, /) -> int: ...
