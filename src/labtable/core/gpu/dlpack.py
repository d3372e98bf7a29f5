"""Arrays on the GPU that other libraries take without a copy: CUDA's array interface, and DLPack's C structure.

`torch.from_dlpack` and `jax.dlpack.from_dlpack` ask for the second.
"""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np

CUDA = 2  # DLPack's number of the device
CODES = {"i": 0, "u": 1, "f": 2, "b": 6}


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    )


class _Managed(ctypes.Structure):
    _fields_ = (("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", ctypes.c_void_p))


_held: dict[int, Any] = {}  # what was handed out, by the address of its structure, until its taker deletes it


def _forget(address: int) -> None:
    _held.pop(address, None)


_delete = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(_forget)


_capsule = ctypes.pythonapi.PyCapsule_New
_capsule.restype, _capsule.argtypes = ctypes.py_object, (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)


class Shared:
    """An array on the GPU. `numba` is numba's own array of the same memory."""

    def __init__(self, array: Any) -> None:
        self.numba = array
        self.shape, self.dtype = tuple(array.shape), np.dtype(array.dtype)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        interface: dict[str, Any] = self.numba.__cuda_array_interface__
        return interface

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA, 0

    def __dlpack__(self, **asked: Any) -> Any:
        """A capsule of the memory itself; a stream that the taker names sees all that was done before."""
        from numba import cuda

        cuda.synchronize()  # type: ignore[no-untyped-call,unused-ignore]
        shape = (ctypes.c_int64 * len(self.shape))(*self.shape)
        managed = _Managed()
        tensor = managed.tensor
        tensor.data, tensor.device_type = self.__cuda_array_interface__["data"][0], CUDA
        tensor.ndim, tensor.shape = len(self.shape), shape
        tensor.code, tensor.bits, tensor.lanes = CODES[self.dtype.kind], 8 * self.dtype.itemsize, 1
        managed.deleter = ctypes.cast(_delete, ctypes.c_void_p)
        address = ctypes.addressof(managed)
        _held[address] = (managed, shape, self.numba)
        return _capsule(address, b"dltensor", None)

    def copy_to_host(self) -> Any:
        return self.numba.copy_to_host()

    def __len__(self) -> int:
        return int(self.shape[0])
