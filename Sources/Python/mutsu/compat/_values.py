"""Values of tokens as other tokenizers have them."""

from __future__ import annotations

from typing import Optional


def undivided(value: Optional[str], surface: str) -> Optional[str]:
    """Return a base form or a reading without the colons that divide those of some compounds.

    >>> undivided("一番:上", "一番上")
    '一番上'
    """
    return value if value is None or ":" in surface else value.replace(":", "")
