"""Word lists for Devanagari, because lingua's n-grams omit its vowel signs.

The lists are those of Tesseract's models (Apache-2.0), from Debian's tesseract-ocr-hin, -mar and
-nep 1:4.1.0-2. They have no frequencies, so short words are given higher counts.
"""
import pathlib
import subprocess
import sys
import tempfile
import unicodedata

DATA = pathlib.Path('/usr/share/tesseract-ocr/5/tessdata')
CODES = {'hi': 'hin', 'mr': 'mar', 'ne': 'nep'}
LONGEST = 24


def in_script(word, script):
    return all(unicodedata.name(c, '').startswith(script) and unicodedata.category(c)[0] in 'LM'
               for c in word)


def words(language, script):
    """Returns the words of a language's list that consist of letters of one script."""
    name = CODES[language]
    model = DATA / f'{name}.traineddata'
    if not model.exists():
        sys.exit(f'apt-get install tesseract-ocr tesseract-ocr-{name}')
    with tempfile.TemporaryDirectory() as folder:
        base = f'{folder}/{name}.'
        for command in (['combine_tessdata', '-u', str(model), base],
                        ['dawg2wordlist', base + 'lstm-unicharset', base + 'lstm-word-dawg',
                         base + 'txt']):
            subprocess.run(command, check=True, capture_output=True)
        lines = pathlib.Path(base + 'txt').read_text(errors='replace').splitlines()
    found = {unicodedata.normalize('NFC', line.strip()) for line in lines}
    return sorted(w for w in found if 0 < len(w) <= LONGEST and in_script(w, script))


def count(word):
    """Returns the assumed count of a word, because short words make up most of a text."""
    return 50 if len(word) <= 3 else 8 if len(word) == 4 else 1
