# SPDX-License-Identifier: Apache-2.0
"""The symbols of CANN's libraries that a torch_npu wheel links and that are undefined here."""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator
from pathlib import Path

OF_CANN = re.compile(r"(acl[a-z]*[A-Z]|Hccl|Hcom|Msprof|mspti|rt[A-Z]|_ZNK?2ge)")
"""How names of CANN's libraries begin. Those that are looked up while the program runs are not judged."""


def lacking(wheel: Path, prefix: Path) -> list[str]:
    """The names that the libraries of the installed ``wheel`` link and the libraries of ``prefix`` do not define.

    ``wheel`` is the folder ``torch_npu``, and ``prefix`` that of actgrad's libraries.
    """
    linking = [*wheel.glob("_C*.so"), *wheel.glob("lib/libtorch_npu.so"), *wheel.glob("lib/libnpu_profiler.so")]
    linked = {name for library in linking for name, defined in dynamic_symbols(library) if not defined}
    ours = {name for library in prefix.glob("lib64/*.so") for name, defined in dynamic_symbols(library) if defined}
    return sorted(name for name in linked - ours if OF_CANN.match(name))


def dynamic_symbols(library: Path) -> Iterator[tuple[str, bool]]:
    """The dynamic symbols of a 64-bit little-endian ELF file, and whether it defines them."""
    data = library.read_bytes()
    if data[:6] != b"\x7fELF\x02\x01":
        raise ValueError(f"{library} is no 64-bit little-endian ELF file")
    (sections,) = struct.unpack_from("<Q", data, 0x28)
    size, count = struct.unpack_from("<HH", data, 0x3A)
    headers = [struct.unpack_from("<IIQQQQIIQQ", data, sections + i * size) for i in range(count)]
    dynamic_symbol_table = 11
    for _, kind, _, _, start, length, strings, *_ in headers:
        if kind != dynamic_symbol_table:
            continue
        texts = headers[strings][4]
        for name, _, _, section, _, _ in struct.iter_unpack("<IBBHQQ", data[start : start + length]):
            begin = texts + name
            yield data[begin : data.index(b"\0", begin)].decode(), section != 0
