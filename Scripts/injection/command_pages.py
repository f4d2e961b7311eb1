"""Writes the HTML of jptok for the raw vectors in a folder: the loupe page and furigana.

Usage: command_pages.py JPTOK FOLDER [OPTION …]

The options, such as `-d DICTIONARY`, are passed to jptok.
"""

import pathlib
import subprocess
import sys


def main():
    jptok, folder, options = sys.argv[1], pathlib.Path(sys.argv[2]), sys.argv[3:]
    raw = sorted(folder.glob("*-raw.html"))
    for path in raw:
        number = path.name.split("-")[0]
        for kind in ["markup", "text"]:
            subprocess.run(
                [jptok, "loupe", path, "--input", kind, "-o",
                 folder / f"{number}-loupe-{kind}.page", *options], check=True)
        text = path.read_text().replace("\n", " ").replace("\0", " ")
        html = subprocess.run(
            [jptok, "furigana", "--format", "html", *options], input=text + "漢字\n", text=True, check=True,
            stdout=subprocess.PIPE).stdout
        (folder / f"{number}-furigana.html").write_text(html)


if __name__ == "__main__":
    main()
