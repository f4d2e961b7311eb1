"""Compiles the dictionary's text with other corrections."""

import pathlib
import shutil
import subprocess

import correction


class Builder:
    """Compiles the text of a lexicon with `lexicon-tool` to folders below `output`."""

    def __init__(self, tool, lexicon, output):
        self.tool = str(tool)
        self.lexicon = lexicon
        self.output = pathlib.Path(output)

    def compile(self, name, corrections=()):
        """Returns the folder of the dictionary with these corrections, which replace existing ones
        of the same entries."""
        text = self.output / f"{name}-text"
        target = self.output / name
        for folder in (text, target):
            shutil.rmtree(folder, ignore_errors=True)
        (text / "corrections").mkdir(parents=True)
        source = self.lexicon.folder.resolve()
        for path in source.iterdir():
            if path.name != "corrections":
                (text / path.name).symlink_to(path)
        for path in (source / "corrections").iterdir():
            if path.suffix != ".tsv":
                shutil.copy(path, text / "corrections")
        replaced = {row.key for row in corrections}
        for file, rows in self.lexicon.corrections.items():
            kept = [row for row in rows if row.key not in replaced]
            correction.write(text / "corrections" / file, [], kept)
        correction.write(text / "corrections/~candidates.tsv", [], corrections)
        done = subprocess.run(
            [self.tool, "compile", str(text), str(target)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
        )
        if done.returncode:
            raise ValueError(done.stderr.decode().strip())
        shutil.rmtree(text)
        return target
