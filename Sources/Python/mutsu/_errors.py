"""Errors."""


class Error(ValueError):
    """A failure of an analysis or of opening a dictionary.

    code is the name of the failure, such as ``"invalid-utf8"``; new codes may be added. row is the
    index of the text in a batch, or None. position is the index in the text of the first character
    (or, in bytes, of the first byte) that is invalid, or None. If a batch fails, errors has the
    error of each row that failed, and results has the results of all rows, with None for those.
    """

    def __init__(self, code, message, row=None, position=None):
        super().__init__(message)
        self.code = code
        self.message = message
        self.row = row
        self.position = position
        self.errors = [self]
        self.results = None

    def __str__(self):
        location = "" if self.row is None else f"row {self.row}: "
        return f"{location}{self.message}"

    def __reduce__(self):
        return (type(self), (self.code, self.message, self.row, self.position))
