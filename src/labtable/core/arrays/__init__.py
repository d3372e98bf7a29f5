"""Arrays and records: numpy's, or where there is none, as in a browser, our own few parts of it over the same bytes.

`np` is one of the two; `reading` gives records whose fields are read once, `copied` a copy to write to.
"""

from typing import TYPE_CHECKING

try:
    import numpy as np
except ModuleNotFoundError:
    if not TYPE_CHECKING:
        from labtable.core.arrays import without_numpy as np
        from labtable.core.arrays.without_numpy import NDArray, PlainInts, as_plain, copied, plain, reading
        from labtable.core.arrays.without_numpy import PlainReading as Reading
else:
    from numpy.typing import NDArray

    from labtable.core.arrays.plain_numbers import PlainInts, as_plain, plain
    from labtable.core.arrays.reading import Reading, copied, reading

__all__ = ["NDArray", "PlainInts", "Reading", "as_plain", "copied", "np", "plain", "reading"]
