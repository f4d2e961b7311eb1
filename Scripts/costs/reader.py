"""Our own readings: runs of `jptok` with a compiled dictionary."""

import subprocess

from kana import only_kana


class Reader:
    def __init__(self, jptok, dictionary):
        self.jptok = str(jptok)
        self.dictionary = str(dictionary)

    def readings(self, lines):
        """Returns the kana of each line in hiragana."""
        return [only_kana(line) for line in self._lines(["hiragana"], lines)]

    def furigana(self, lines):
        """Returns each line with ruby in the format of Aozora Bunko."""
        return self._lines(["furigana", "--format", "aozora"], lines)

    def words(self, lines):
        """Returns each line with spaces between words."""
        return self._lines(["words"], lines)

    def _lines(self, command, lines):
        if not lines:
            return []
        done = subprocess.run(
            [self.jptok, *command, "--dictionary", self.dictionary],
            input="".join(line + "\n" for line in lines).encode(),
            stdout=subprocess.PIPE,
            check=True,
        )
        output = done.stdout.decode().split("\n")[:-1]
        if len(output) != len(lines):
            raise ValueError(f"{self.jptok} printed {len(output)} lines for {len(lines)}")
        return output
