"""The command: ``python -m mutsu annotate-parquet SOURCE DESTINATION --column text --add words``."""

import argparse
import sys

from . import __version__
from ._library import LIBRARY


def _parser():
    parser = argparse.ArgumentParser(prog="mutsu", description="Japanese text in columns.")
    parser.add_argument(
        "--version", action="version",
        version=f"mutsu {__version__} (libmutsu {LIBRARY.mutsu_version().decode()})")
    commands = parser.add_subparsers(dest="command", required=True)
    parquet = commands.add_parser(
        "annotate-parquet", help="add analyses of a column to a Parquet file",
        description="Write a Parquet file with additional columns: analyses of a column of text.",
        epilog="Example: python -m mutsu annotate-parquet reviews.parquet out.parquet "
        "--column body --add words:unit=word --add reading=hiragana")
    parquet.add_argument("source", help="the Parquet file to read")
    parquet.add_argument("destination", help="the Parquet file to write")
    parquet.add_argument("--column", required=True, help="the column of text")
    parquet.add_argument(
        "--add", action="append", metavar="[NAME=]ANALYSIS[:OPTION=VALUE,…]",
        help="a column to add, such as words:unit=word or reading=hiragana; by default words")
    parquet.add_argument(
        "--errors", choices=("raise", "null"), default="raise",
        help="whether a text that cannot be analyzed ends the command, or has nulls and a message "
        "in the column COLUMN_error (default: raise)")
    parquet.add_argument("--workers", type=int, default=1, help="the number of threads (default: 1)")
    parquet.add_argument(
        "--batch-size", type=int, default=16384,
        help="the number of rows that are analyzed at a time (default: 16384)")
    parquet.add_argument("--compression", default="zstd", help="the compression (default: zstd)")
    parquet.add_argument("--user-dictionary", help="a file of additional words in CSV")
    return parser


def main(arguments=None):
    """Run the command; return its exit code."""
    parsed = _parser().parse_args(arguments)
    try:
        import pyarrow.parquet  # noqa: F401
    except ImportError:
        print("mutsu: annotate-parquet requires pyarrow (pip install pyarrow)", file=sys.stderr)
        return 1
    from . import _parquet

    return _parquet.main(parsed)


if __name__ == "__main__":
    sys.exit(main())
