"""The binary format of the models that LanguageDetection reads, and a reader.

All numbers are little-endian; sections begin at multiples of 64.

header   "MUTSULM" 1, u32 number of scripts, u32 0, then 64 bytes for each script:
         u32 languages, u32 lanes (languages rounded up to 16), u32 codes (letters + 2),
         u32 trigram slots, u32 buckets, u32 rows, f32 weight of one unit, u32 offsets of
         tags, pages, bigrams, trigrams, rows, buckets
tags     8 bytes for each language: its BCP 47 tag, padded with NUL to 7 bytes, and i8, the
         logarithm of its prior odds
pages    256 bytes: page number by high byte of a scalar, then 256 bytes a page: codes by low byte;
         page 0 is empty; code 0 is not a letter of the script, code 1 is a word boundary
bigrams  codes x codes x u16: the row of two letters
trigrams open addressing by hash: u64, three letters in the high half, their row in the low half;
         0 is empty
rows     lanes x i8: the summed weights of one, two and three letters for each language
buckets  64 bytes for four and five letters and for whole words: 16 u16 fingerprints (0 is empty),
         then 16 pairs of u8 language and i8 weight; a feature has one or more slots for each of its
         languages, whose weights are added, in the bucket of its hash or, if that is full, in the
         following ones
"""
import struct

import numpy as np

from priors import PRIORS

MARK = b'MUTSULM\x01'
UNIT = 1 / 16
MASK = (1 << 64) - 1
SLOTS = 16
LOAD = 0.78
LONGEST_SEARCH = 16


def mixed(key):
    """Returns the hash of the packed codes of an n-gram."""
    h = key * 0x9E3779B97F4A7C15 & MASK
    h ^= h >> 29
    h = h * 0xBF58476D1CE4E5B9 & MASK
    return h ^ h >> 32


def word_key(codes):
    """Returns the key of a whole word, which has the highest bit set."""
    key = 0
    for code in codes:
        key = (key + code) * 0x9E3779B97F4A7C15 & MASK
    return key | 1 << 63


def bucket(h, count):
    return (h >> 32) * count >> 32


def fingerprint(h):
    return (h & 0xFFFF) or 1


def units(weight):
    return max(-127, min(127, round(weight / UNIT)))


def read_weights(path):
    """Yields the features written by train.cpp: key, importance, {language: weight}."""
    data = memoryview(path.read_bytes())
    at = 0
    while at < len(data):
        key, count, worth = struct.unpack_from('<QIf', data, at)
        at += 16
        owners = bytes(data[at:at + count])
        weights = struct.unpack_from(f'<{count}f', data, at + count)
        at += count * 5
        yield key, worth, dict(zip(owners, weights))


def order(key):
    return (key.bit_length() + 7) // 8


class Script:
    """The sections of a script."""

    def __init__(self, letters, tags, features):
        self.letters, self.tags = letters, tags
        self.lanes = -(-len(tags) // 16) * 16
        self.codes = len(letters) + 2
        short, long = {}, []
        for key, worth, weights in features:
            if order(key) <= 3:
                short[key] = weights
            else:
                long.append((key, worth, weights))
        self.make_rows(short)
        self.make_buckets(long)

    def make_rows(self, short):
        rows, number = [bytes(self.lanes)], {}

        def row(*keys):
            present = tuple(key for key in keys if key in short)
            if present not in number:
                total = np.zeros(self.lanes)
                for key in present:
                    for language, weight in short[key].items():
                        total[language] += weight
                # Adding a constant to all languages does not change results; centered rows clip
                # less.
                total[:len(self.tags)] -= total[:len(self.tags)].mean()
                rows.append(struct.pack(f'{self.lanes}b', *map(units, total)))
                number[present] = len(rows) - 1
            return number[present]

        bigrams = np.zeros((self.codes, self.codes), dtype='<u2')
        for a in range(1, self.codes):
            for b in range(1, self.codes):
                if a << 8 | b in short or a in short:
                    bigrams[a, b] = row(a, a << 8 | b)
        trigrams = [key for key in short if order(key) == 3]
        slots = 1 << max(4, (len(trigrams) * 4 // 3).bit_length())
        table = np.zeros(slots, dtype='<u8')
        for key in trigrams:
            i = mixed(key) & slots - 1
            while table[i]:
                i = i + 1 & slots - 1
            table[i] = key << 32 | row(key >> 16, key >> 8, key)
        if len(rows) > 65_535:
            raise SystemExit(f'{len(rows)} rows do not fit')
        self.bigrams, self.trigrams = bigrams, table
        self.rows = b''.join(rows)

    def make_buckets(self, long):
        pieces = []
        for key, worth, weights in long:
            for language, weight in weights.items():
                if units(weight):
                    pieces.append((-worth * abs(weight), key, language, units(weight)))
        self.dropped = 0
        self.bucket_count = max(1, int(len(pieces) / LOAD / SLOTS))
        filled = [[] for _ in range(self.bucket_count)]
        for _, key, language, weight in sorted(pieces):  # in descending order of importance
            h = mixed(key)
            first = bucket(h, self.bucket_count)
            for step in range(LONGEST_SEARCH):
                slots = filled[(first + step) % self.bucket_count]
                if len(slots) < SLOTS:
                    slots.append((fingerprint(h), language, weight))
                    break
            else:
                self.dropped += 1
        out = bytearray()
        for slots in filled:
            slots += [(0, 0, 0)] * (SLOTS - len(slots))
            out += struct.pack(f'<{SLOTS}H', *(slot[0] for slot in slots))
            for _, language, weight in slots:
                out += struct.pack('<Bb', language, weight)
        self.buckets = out

    def add_weight(self, key, language, weight):
        """Adds units of weight to a feature of four or five letters or a whole word; returns
        whether there was a slot for it."""
        h = mixed(key)
        first = bucket(h, self.bucket_count)
        for step in range(LONGEST_SEARCH):
            at = (first + step) % self.bucket_count * SLOTS * 4
            prints = struct.unpack_from(f'<{SLOTS}H', self.buckets, at)
            if 0 in prints:
                slot = prints.index(0)
                struct.pack_into('<H', self.buckets, at + slot * 2, fingerprint(h))
                struct.pack_into('<Bb', self.buckets, at + SLOTS * 2 + slot * 2, language,
                                 max(-127, min(127, weight)))
                return True
        return False

    def sections(self):
        tags = b''.join(struct.pack('<7sb', tag.encode(), units(PRIORS.get(tag, 0)))
                        for tag in self.tags)
        index, pages = bytearray(256), [bytearray(256)]
        for i, letter in enumerate(self.letters):
            high, low = divmod(ord(letter), 256)
            if not index[high]:
                index[high] = len(pages)
                pages.append(bytearray(256))
            pages[index[high]][low] = i + 2
        return (tags, bytes(index) + b''.join(pages), self.bigrams.tobytes(),
                self.trigrams.tobytes(), self.rows, bytes(self.buckets))


def packed(scripts):
    head = bytearray(MARK + struct.pack('<II', len(scripts), 0))
    at = -(-(16 + 64 * len(scripts)) // 64) * 64
    body = bytearray()
    for script in scripts:
        offsets = []
        for section in script.sections():
            offsets.append(at + len(body))
            body += section
            body += bytes(-len(body) % 64)
        head += struct.pack(
            '<6If6I12x', len(script.tags), script.lanes, script.codes, len(script.trigrams),
            script.bucket_count, len(script.rows) // script.lanes, UNIT, *offsets)
    head += bytes(at - len(head))
    return bytes(head + body)


class Model:
    """Scores words like the Swift implementation."""

    def __init__(self, script):
        self.script = script
        self.rows = np.frombuffer(script.rows, dtype='i1').reshape(-1, script.lanes).astype('i4')
        self.code = {letter: i + 2 for i, letter in enumerate(script.letters)}

    def words(self, text):
        words, word = [], []
        for letter in text + ' ':
            if letter in self.code:
                word.append(self.code[letter])
            elif word:
                words.append(word)
                word = []
        return words

    def scores(self, words):
        s = self.script
        total = np.zeros(s.lanes, dtype='i8')
        for word in words:
            codes = [1, *word, 1]
            if len(word) >= 4:
                self.add(word_key(word), total)
            for start in range(len(codes) - 1):
                key = codes[start] << 8 | codes[start + 1]
                row = s.bigrams[codes[start], codes[start + 1]]
                if start + 2 < len(codes):
                    key = key << 8 | codes[start + 2]
                    i = mixed(key) & len(s.trigrams) - 1
                    while s.trigrams[i]:
                        if int(s.trigrams[i]) >> 32 == key:
                            row = int(s.trigrams[i]) & 0xFFFF
                            break
                        i = i + 1 & len(s.trigrams) - 1
                total += self.rows[row]
                for n in (4, 5):
                    if start + n <= len(codes):
                        key = key << 8 | codes[start + n - 1]
                        self.add(key, total)
        return total[:len(s.tags)]

    def add(self, key, total):
        h = mixed(key)
        first = bucket(h, self.script.bucket_count)
        for step in range(LONGEST_SEARCH):
            at = (first + step) % self.script.bucket_count * 64
            prints = struct.unpack_from(f'<{SLOTS}H', self.script.buckets, at)
            for slot, known in enumerate(prints):
                if known == fingerprint(h):
                    language, weight = struct.unpack_from(
                        '<Bb', self.script.buckets, at + SLOTS * 2 + slot * 2)
                    total[language] += weight
            if not prints[-1]:
                break
