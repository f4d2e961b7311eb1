"""Names of languages, countries, currencies, units, months and weekdays in many languages.

They are those of Unicode's Common Locale Data Repository (Unicode License V3), as PyPI's Babel
(BSD-3-Clause) contains them.
"""
import collections
import pathlib
import sys
import zipfile

from catalogues import LANGUAGES, wheel

PACKAGE = 'Babel==2.19.0'
WHEEL = 'babel-2.19.0-py3-none-any.whl'
SHA256 = '6d49734aed1d595b2c065d012174df8c83964692f26fc461702281634dd7555b'
TABLES = ('languages', 'territories', 'scripts', 'currency_names', 'unit_display_names', 'months',
          'days')


def texts(value):
    """Yields the strings of nested tables with at least three letters."""
    if isinstance(value, dict):
        for key in sorted(value, key=str):
            # Abbreviations of months and weekdays are alike in many languages.
            if key not in ('abbreviated', 'narrow', 'short'):
                yield from texts(value[key])
    elif isinstance(value, str) and sum(letter.isalpha() for letter in value) >= 3:
        yield ' '.join(value.split())


def names(cache, languages, without=frozenset()):
    """Returns for each language a counter of its names; names equal to the English are omitted."""
    folder = pathlib.Path(cache) / 'babel'
    if not folder.exists():
        zipfile.ZipFile(wheel(cache, PACKAGE, WHEEL, SHA256)).extractall(folder)
    sys.path.insert(0, str(folder))
    from babel import localedata
    codes = {tag: code for code, tag in LANGUAGES.items() if localedata.exists(code)}
    tables = {}
    for tag in languages:
        if localedata.exists(codes.get(tag, tag)):
            data = localedata.load(codes.get(tag, tag), merge_inherited=False)
            tables[tag] = [text for name in TABLES for text in texts(data.get(name, {}))]
    english = {text.lower() for text in tables['en']}
    return {tag: collections.Counter({
        text: 1 for text in found
        if text.lower() not in without and (tag == 'en' or text.lower() not in english)})
        for tag, found in tables.items()}
