"""Sentences with known readings, and which words of jptok's readings are right.

The evaluation sets are tables of text and reading (read_*.tsv), of single words in sentences
(homograph.tsv, ruby_*.tsv: sentence, offset in characters, word, reading). Each set is divided into
two halves by the CRC-32 of the text: odd values are the check half, the others the tune half.
"""

import collections
import json
import os
import re
import subprocess
import sys
import unicodedata
import zlib

# The sets with the reading of each whole sentence, and whether it is spelled or spoken kana.
SENTENCES = {"rohan": "spelled", "jsut": "spoken", "anthy": "spelled", "anthy2": "spelled"}
# The sets with the reading of one word in each sentence.
WORDS = {"homograph": "homograph.tsv", "ruby": "ruby_aozora2.tsv"}

Word = collections.namedtuple("Word", "surface right confidence origin evidence alternatives gold")

KANJI_OR_DIGIT = re.compile("[一-鿿㐀-䶿々〆〇𠀀-𳍿0-9０-９]")
KANJI = re.compile("[一-鿿㐀-䶿々〆〇𠀀-𳍿]")


def find_data(directory):
    """Returns the folder of the tables; exits with a message if it does not exist."""
    needed = [f"read_{name}.tsv" for name in SENTENCES] + list(WORDS.values())
    for folder in (directory, os.path.join(directory, "data")):
        if all(os.path.isfile(os.path.join(folder, name)) for name in needed):
            return folder
    sys.exit(
        f"{os.path.basename(sys.argv[0])}: {directory}: no evaluation sets here (the folder must "
        f"contain, itself or in data/, {', '.join(needed)})")


def rows(folder, file, split):
    with open(os.path.join(folder, file), encoding="utf-8") as lines:
        table = [line.rstrip("\n").split("\t") for line in lines if not line.startswith("# ")]
    parity = {"tune": 0, "check": 1}[split]
    return [row for row in table if zlib.crc32(row[0].encode("utf-8")) & 1 == parity]


def read(jptok, texts, evidence=False):
    """Returns the JSON objects of `jptok hiragana --format json` for the texts."""
    command = [jptok, "hiragana", "--format", "json"] + (["--evidence"] if evidence else [])
    source = "".join(text.replace("\n", " ") + "\n" for text in texts)
    try:
        run = subprocess.run(command, input=source.encode(), capture_output=True, check=True)
    except OSError as error:
        sys.exit(f"{os.path.basename(sys.argv[0])}: {jptok}: {error.strerror}")
    except subprocess.CalledProcessError as error:
        sys.exit(f"{os.path.basename(sys.argv[0])}: {error.stderr.decode().strip()}")
    return [json.loads(line) for line in run.stdout.decode().splitlines()]


def words(folder, name, split, jptok, evidence=False):
    """Returns the words of a set that contain kanji or digits, each with whether it is right."""
    if name in SENTENCES:
        return sentence_words(folder, name, split, jptok, evidence)
    return single_words(folder, name, split, jptok, evidence)


# Sentences: the readings are aligned with the known ones.


def hiragana(text):
    return "".join(chr(ord(c) - 0x60) if "ァ" <= c <= "ヶ" else c for c in text)


def katakana(text):
    return "".join(chr(ord(c) + 0x60) if "ぁ" <= c <= "ゖ" else c for c in text)


def spelled(character):
    folded = hiragana(unicodedata.normalize("NFKC", character))
    return "".join(c for c in folded if "ぁ" <= c <= "ゖ" or c in "ーゝゞ" or KANJI.match(c))


def spoken(character):
    folded = katakana(unicodedata.normalize("NFKC", character))
    return re.sub("[^ァ-ヺー]", "", folded)


ROWS = {
    "ウ": "オコゴソゾトドノホボポモヨョロォウクグスズツヅヌフブプムユュルゥヴ",
    "イ": "エケゲセゼテデネヘベペメレェイキギシジチヂニヒビピミリィ",
    "ア": "アカガサザタダナハバパマヤャラワァ"}
O_ROW, E_ROW = "オコゴソゾトドノホボポモヨョロォ", "エケゲセゼテデネヘベペメレェ"


def fold_spoken(text):
    """Removes the differences between spellings of one sound, character by character."""
    output = []
    for c in text.translate(str.maketrans("ハヘヲヅヂ", "ワエオズジ")):
        previous = output[-1] if output else ""
        if c == "ー" and previous:
            c = next((vowel for vowel, row in ROWS.items() if previous in row), c)
        elif c == "オ" and previous and previous in O_ROW:
            c = "ウ"
        elif c == "エ" and previous and previous in E_ROW:
            c = "イ"
        output.append(c)
    return "".join(output).replace("イウ", "ユウ").replace("ウオ", "ウウ")


def sentence_words(folder, name, split, jptok, evidence):
    table = rows(folder, f"read_{name}.tsv", split)
    result = []
    normalize = spoken if SENTENCES[name] == "spoken" else spelled
    for row, line in zip(table, read(jptok, [row[0] for row in table], evidence), strict=True):
        kana, owners = [], []
        output = line["reading"].encode()
        end = 0
        for number, word in [*enumerate(line["words"]), (-1, None)]:
            start = word["readingStart"] if word else len(output)
            for owner, text in ((-1, output[end:start]), (number, word and word["reading"])):
                text = text.decode() if isinstance(text, bytes) else text or ""
                for c in "".join(normalize(c) for c in text):
                    kana.append(c)
                    owners.append(owner)
            end = word["readingEnd"] if word else start
        gold = "".join(normalize(c) for c in row[1].split("|")[0])
        said = "".join(kana)
        if normalize is spoken:
            said, gold = fold_spoken(said), fold_spoken(gold)
        isolated = [bool(KANJI_OR_DIGIT.search(word["surface"])) for word in line["words"]]
        wrong, golds = wrong_words(said, owners, gold, isolated)
        for number, word in enumerate(line["words"]):
            if isolated[number]:
                result.append(make(word, number not in wrong, golds.get(number)))
    return result


def make(word, right, gold):
    return Word(
        word["surface"], right, word["confidence"], word["origin"], word.get("evidence"),
        [alternative["reading"] for alternative in word["alternatives"]], gold)


def wrong_words(said, owners, gold, is_candidate):
    """Returns the words with an edit in a minimal alignment, and what is known for them."""
    start = 0
    while start < min(len(said), len(gold)) and said[start] == gold[start]:
        start += 1
    tail = 0
    while tail < min(len(said), len(gold)) - start and said[-1 - tail] == gold[-1 - tail]:
        tail += 1
    a, b = said[start:len(said) - tail], gold[start:len(gold) - tail]
    if not a and not b:
        return set(), {}
    # Edits inside words in kana or other text are expensive: they are known to be right.
    prices = [2 if is_cheap(owner, is_candidate) else 3 for owner in owners[start:start + len(a)]]
    cost = [[0] * (len(b) + 1) for _ in range(len(a) + 1)]
    for x in range(len(a) + 1):
        for y in range(len(b) + 1):
            options = []
            if x and y:
                options.append(cost[x - 1][y - 1] + (0 if a[x - 1] == b[y - 1] else prices[x - 1]))
            if x:
                options.append(cost[x - 1][y] + prices[x - 1])
            if y:
                options.append(cost[x][y - 1] + 2)
            cost[x][y] = min(options, default=0)
    wrong = set()
    spans = collections.defaultdict(str)
    x, y = len(a), len(b)

    def owner(index):
        return owners[index] if 0 <= index < len(owners) else -1

    while x or y:
        here = owner(start + x - 1)
        price = prices[x - 1] if x else 0
        if x and y and cost[x][y] == cost[x - 1][y - 1] + (0 if a[x - 1] == b[y - 1] else price):
            if a[x - 1] != b[y - 1]:
                wrong.add(here)
            spans[here] = b[y - 1] + spans[here]
            x, y = x - 1, y - 1
        elif x and cost[x][y] == cost[x - 1][y] + price:
            wrong.add(here)
            x -= 1
        else:
            # A missing kana belongs to a word beside it that is not written in kana.
            after = owner(start + x)
            for number in (here, after):
                if is_cheap(number, is_candidate):
                    wrong.add(number)
                    spans[number] = b[y - 1] + spans[number]
                    break
            y -= 1
    # What the alignment did not reach is equal.
    golds = {}
    for number in wrong:
        before = "".join(c for c, o in zip(said[:start], owners[:start]) if o == number)
        rest = len(said) - tail
        after = "".join(c for c, o in zip(said[rest:], owners[rest:]) if o == number)
        golds[number] = hiragana(before + spans[number] + after)
    return wrong, golds


def is_cheap(owner, is_candidate):
    return owner >= 0 and is_candidate[owner]


# Single words: the word that covers the same characters is compared.


def single_words(folder, name, split, jptok, evidence):
    table = rows(folder, WORDS[name], split)
    texts = list(dict.fromkeys(row[0] for row in table))
    lines = dict(zip(texts, read(jptok, texts, evidence), strict=True))
    result = []
    for text, offset, surface, reading, *_ in table:
        start = len(text[:int(offset)].encode())
        end = start + len(surface.encode())
        for word in lines[text]["words"]:
            # The word may have more okurigana than the base of a ruby.
            rest = word["surface"][len(surface):]
            if word["start"] != start or word["end"] < end or KANJI_OR_DIGIT.search(rest):
                continue
            said = word["reading"]
            right = said == hiragana(reading) + hiragana(rest)
            result.append(make(word, right, hiragana(reading + rest)))
    return result
