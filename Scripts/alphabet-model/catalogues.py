"""Interface strings: short texts as people meet them in menus, dialogs and forms.

The strings come from the translation catalogues of programs under permissive licenses. Wheels are
downloaded from PyPI at pinned versions and verified.
"""
import ast
import collections
import hashlib
import json
import pathlib
import re
import struct
import subprocess
import sys
import zipfile

# The package, the name and SHA-256 of the wheel, and the format of its catalogues.
SOURCES = (
    ('Django==5.2.19', 'django-5.2.19-py3-none-any.whl',
     '5965d974a5218a2b68a11dd1276434707f23886525c23f0598eccedaf4f4ca00', 'po'),
    ('djangorestframework==3.18.3', 'djangorestframework-3.18.3-py3-none-any.whl',
     '8544bb674846731b1e3c9b309236ee1dc412905a0aa725be2ec193ca950a7d12', 'po'),
    ('wagtail==8.0.1', 'wagtail-8.0.1-py3-none-any.whl',
     '1e6ad5c7891a54efce1400e168298b5a2cc343b642cee89c31bf5ec30c98b26c', 'po'),
    ('django-allauth==65.22.1', 'django_allauth-65.22.1-py3-none-any.whl',
     '08f7a3ddbd5ff7f1000d685dee9c0678d0da2057e18bed473a6eb2de18bd04e4', 'po'),
    ('Sphinx==9.0.4', 'sphinx-9.0.4-py3-none-any.whl',
     '5bebc595a5e943ea248b99c13814c1c5e10b3ece718976824ffa7959ff95fffb', 'po'),
    ('WTForms==3.3.2', 'wtforms-3.3.2-py3-none-any.whl',
     '2fac992f39102d6268b06e05cdbdf37a7e9b9a4e103916d2dff1d09a080b531d', 'po'),
    ('humanize==4.17.0', 'humanize-4.17.0-py3-none-any.whl',
     '02d0899527760efe18011944f882df4970943b4cdff7b5a0ba7fed43a576ef98', 'po'),
    ('home-assistant-frontend==20250109.2', 'home_assistant_frontend-20250109.2-py3-none-any.whl',
     '8c4f3e4336147ed405b86809baf15823367d0ec105a0da4f4bde168e693bdd2b', 'json'),
    ('cefpython3==66.0', 'cefpython3-66.0-py2.py3-none-manylinux1_x86_64.whl',
     '9b8018c3b5aee260c755e0e0691be04f60ed10389e7eeea44f40ba9a3b0b410e', 'pak'),
)
# The language of a locale, if it is not the first part of the name.
LANGUAGES = {'no': 'nb', 'fil': 'tl'}
# Placeholders, markup, entities, access keys and addresses.
NOISE = re.compile(
    r'%\([^)]*\)[a-z]|%[0-9.]*[a-z]|\$?\{[^{}]*\}|\$[0-9]|<[^<>]*>|&[a-z]+;|&|'
    r'\S*[/@\\_]\S*|\S+\.\w\w+')
MAXIMUM_WORDS = 24


def wheel(cache, package, name, sha256):
    """Returns the path of a wheel, which is downloaded if necessary and verified."""
    path = pathlib.Path(cache) / name
    if not path.exists():
        subprocess.run([sys.executable, '-m', 'pip', 'download', '--quiet', '--no-deps',
                        '--only-binary=:all:', '--dest', str(cache), package], check=True)
    if hashlib.sha256(path.read_bytes()).hexdigest() != sha256:
        sys.exit(f'{path}: unexpected SHA-256 (remove the file and run again)')
    return path


def language(locale):
    """Returns the language of a locale: `pt_BR` is `pt`; None for another script than usual."""
    parts = locale.replace('@', '_').replace('-', '_').split('_')
    if any(part.lower() in ('latn', 'latin', 'cyrl', 'cyrillic') for part in parts[1:]):
        return None
    return LANGUAGES.get(parts[0], parts[0])


def po(archive):
    """Yields the language, the English text and the translation of messages in gettext files."""
    for name in sorted(archive.namelist()):
        found = re.search(r'(?:locales?|translations)/([A-Za-z_@]+)/LC_MESSAGES/[^/]+\.po$', name)
        if not found:
            continue
        entries, field = [{}], None
        for line in archive.read(name).decode('utf-8').splitlines():
            keyword = re.match(r'(msgctxt|msgid_plural|msgid|msgstr(?:\[\d\])?) (?=")', line)
            if keyword:
                field = keyword[1]
                if field in ('msgctxt', 'msgid') and 'msgstr' in entries[-1]:
                    entries.append({})
                entries[-1][field.replace('[0]', '')] = ''
                line = line[keyword.end():]
            elif not line.startswith('"'):
                if line.startswith('#,') and 'fuzzy' in line:
                    entries.append({'fuzzy': '', 'msgstr': ''})
                    entries.append({})
                field = None
                continue
            if field:
                key = field.replace('[0]', '')
                entries[-1][key] += ast.literal_eval(line.strip())
        for entry in entries:
            if entry.get('msgid') and entry.get('msgstr'):
                yield language(found[1]), entry['msgid'], entry['msgstr']


def flat(table, path=''):
    for key, value in table.items():
        if isinstance(value, dict):
            yield from flat(value, f'{path}{key}.')
        elif isinstance(value, str):
            yield path + key, value


def keyed(tables):
    """Yields messages of tables by locale that share their keys."""
    english = tables['en']
    for locale, table in sorted(tables.items()):
        for key, text in sorted(table.items()):
            if key in english:
                yield language(locale), english[key], text


def read_json(archive):
    """Yields the messages of Home Assistant: a file for each part and locale."""
    parts = collections.defaultdict(dict)
    for name in archive.namelist():
        found = re.search(r'translations/(.*?)([A-Za-z-]+)-[0-9a-f]{32}\.json$', name)
        if found:
            parts[found[1]][found[2]] = dict(flat(json.loads(archive.read(name))))
    for part in sorted(parts):
        yield from keyed(parts[part])


def pak(archive):
    """Yields the messages of Chromium: resource files of version 5 with UTF-8 strings."""
    tables = {}
    for name in archive.namelist():
        found = re.search(r'/locales/([A-Za-z0-9-]+)\.pak$', name)
        if not found:
            continue
        data = archive.read(name)
        version, encoding, count = struct.unpack_from('<IB3xH', data)
        if version != 5 or encoding != 1:
            sys.exit(f'{name}: version {version} with encoding {encoding}')
        entries = [struct.unpack_from('<HI', data, 12 + 6 * i) for i in range(count + 1)]
        tables[found[1]] = {
            number: data[start:end].decode('utf-8', 'replace')
            for (number, start), (_, end) in zip(entries, entries[1:])}
    tables['en'] = tables.pop('en-US')
    yield from keyed(tables)


READERS = {'po': po, 'json': read_json, 'pak': pak}


def sentences(text):
    """Yields the lines and sentences of a message without placeholders and markup."""
    if '<' in text and ('function' in text or 'style' in text):
        return
    for line in re.split(r'[\n|]|(?<=[.!?:])\s', text):
        if re.search(r',\s*(plural|select)', line):  # ICU message syntax
            continue
        # Access keys are marked inside words ("&File", "Datei (_D)").
        line = re.sub(r'\(&\w\)|&(?=\w)(?!\w+;)', '', line)
        line = ' '.join(NOISE.sub(' ', line).split())
        if line and not re.search('[{}]', line) and len(line.split()) <= MAXIMUM_WORDS:
            yield line


def strings(cache, without=frozenset()):
    """Returns for each language a counter of its strings in all catalogues.

    Strings equal to the English text are omitted in other languages, since they are mostly not
    translated; so are strings whose lowercase form is in `without`.
    """
    found = collections.defaultdict(collections.Counter)
    for package, name, sha256, kind in SOURCES:
        with zipfile.ZipFile(wheel(cache, package, name, sha256)) as archive:
            english = set()
            for tag, source, text in READERS[kind](archive):
                if kind == 'po' and source not in english:
                    english.add(source)
                    for line in sentences(source):
                        found['en'][line] += 1
                if tag is None or tag == 'en' and kind == 'po' or tag != 'en' and text == source:
                    continue
                if tag != 'en' and text.lower() == source.lower():
                    continue
                for line in sentences(text):
                    found[tag][line] += 1
    for tag in found:
        found[tag] = collections.Counter({
            text: count for text, count in found[tag].items() if text.lower() not in without})
    return found
