"""Short texts written for this project: greetings and requests in many languages, and what people
type in romanized Japanese.

The romanized list (greetings, names of people and places, food, loan words) has long vowels with
macrons; people also type them without (`Tokyo`) and as in kana (`Toukyou`).
"""
import collections
import pathlib

# The number of given names that are combined with each surname, and the steps through their list.
NAMES_EACH = 8
STEP = 13
AS_KANA = str.maketrans({'ā': 'aa', 'ī': 'ii', 'ū': 'uu', 'ē': 'ee', 'ō': 'ou'})
PLAIN = str.maketrans('āīūēō', 'aiueo')
# The count of each text: strings of catalogues mostly count 1 or 2.
GREETED = 20
SHARES = {'greetings': 6, 'food': 4, 'places': 6, 'surnames': 4, 'given': 3}


def greetings(without=frozenset()):
    """Returns for each language its greetings and requests with their counts."""
    found = collections.defaultdict(collections.Counter)
    for row in pathlib.Path(__file__).with_name('greetings.tsv').read_text().splitlines():
        language, texts = row.split('\t')
        for text in texts.split('|'):
            if text not in without:
                found[language][text] += GREETED
    return found


def sections():
    """Returns the lines of each section of the list."""
    found = collections.defaultdict(list)
    name = None
    for line in pathlib.Path(__file__).with_name('romaji-phrases.txt').read_text().splitlines():
        if line.startswith('['):
            name = line.strip('[]')
        elif line and not line.startswith('#'):
            found[name].append(line)
    return found


def spellings(text):
    return {text, text.translate(PLAIN), text.translate(AS_KANA)}


def romaji(without=frozenset()):
    """Returns the short texts in all spellings with their counts."""
    found = collections.Counter()
    lists = sections()
    for name, lines in lists.items():
        for line in lines:
            for text in spellings(line):
                found[text] += SHARES[name]
    given = lists['given']
    for i, surname in enumerate(lists['surnames']):
        for j in range(NAMES_EACH):
            for family in spellings(surname):
                for first in spellings(given[(i * NAMES_EACH + j * STEP) % len(given)]):
                    found[f'{family} {first}'] += 1
                    found[f'{first} {family}'] += 1
    return collections.Counter({text: n for text, n in found.items() if text not in without})
