"""The errors of SudachiPy."""

from ..._errors import Error

SudachiError = Error

__all__ = ["SudachiError"]
