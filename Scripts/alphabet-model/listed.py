"""Word lists of the languages that Tesseract reads.

The lists are those of Tesseract's models (Apache-2.0), from Debian's packages tesseract-ocr-…
1:4.1.0-2. They have no frequencies. For Devanagari they are the only words, because lingua's n-grams
omit its vowel signs, and short words are given higher counts; in other scripts they tell the real
words among those drawn from n-grams.
"""
import pathlib
import subprocess
import sys
import tempfile
import unicodedata

DATA = pathlib.Path('/usr/share/tesseract-ocr/5/tessdata')
CODES = {
    'af': 'afr', 'ar': 'ara', 'az': 'aze', 'be': 'bel', 'bg': 'bul', 'bs': 'bos', 'ca': 'cat', 'cs': 'ces', 'cy': 'cym', 'da': 'dan',
    'de': 'deu', 'en': 'eng', 'eo': 'epo', 'es': 'spa', 'et': 'est', 'eu': 'eus', 'fi': 'fin',
    'fa': 'fas', 'fr': 'fra', 'ga': 'gle', 'hi': 'hin', 'hr': 'hrv', 'hu': 'hun', 'id': 'ind', 'is': 'isl',
    'it': 'ita', 'kk': 'kaz', 'la': 'lat', 'lt': 'lit', 'lv': 'lav', 'mi': 'mri', 'mk': 'mkd', 'mn': 'mon', 'mr': 'mar', 'ms': 'msa',
    'nb': 'nor', 'ne': 'nep', 'nl': 'nld', 'pl': 'pol', 'pt': 'por', 'ro': 'ron', 'ru': 'rus', 'sk': 'slk',
    'sl': 'slv', 'sq': 'sqi', 'sr': 'srp', 'sv': 'swe', 'sw': 'swa', 'tl': 'fil', 'tr': 'tur', 'uk': 'ukr', 'ur': 'urd', 'vi': 'vie',
    'yo': 'yor',
}
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
