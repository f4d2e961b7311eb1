"""Full names of people, drawn from the family and given names of both languages."""

import math
import random

import lexicons
import sources

# The most common family names of China; jieba's list of people also holds transliterations.
COMMON_FAMILIES = (
    "王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏"
    "薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武"
    "乔贺赖龚文"
)
RARE = 0.02  # weight of a name that only the embedded dictionary lists


def drawn(families, givens, count, seed):
    """Returns distinct full names of two to six characters; families and givens are
    {name: weight}."""
    generator = random.Random(seed)
    first, second = sorted(families), sorted(givens)
    first_weights = [families[name] for name in first]
    second_weights = [givens[name] for name in second]
    found = set()
    while len(found) < count:
        pairs = zip(generator.choices(first, first_weights, k=count),
                    generator.choices(second, second_weights, k=count))
        found.update(a + b for a, b in pairs if 2 <= len(a + b) <= 6)
    return sorted(found)[:: max(1, len(found) // count)][:count]


class Japanese:
    """Family and given names, with weights that approximate their frequency."""

    def __init__(self, without=frozenset()):
        self.families, self.givens = {}, {}
        traditional = sources.conversions("STCharacters")
        self.chinese_families = set(COMMON_FAMILIES).union(
            *(traditional.get(name, []) for name in COMMON_FAMILIES))
        for word, cost, kind in [*sources.japanese_words(), *sources.japanese_phrases()]:
            if not lexicons.is_han_word(word) or len(word) > 3 or word in without:
                continue
            # Only Mozc's costs reflect how many people have a name.
            weight = math.exp(min(8.0, (6000 - cost) / 500)) if kind.startswith("mozc") else RARE
            if kind.endswith("proper-surname") or "人名,姓" in kind:
                self.families[word] = max(self.families.get(word, 0), weight)
            elif kind.endswith("proper-given-name") or "人名,名" in kind:
                self.givens[word] = max(self.givens.get(word, 0), weight)

    def full_names(self, count, seed):
        return drawn(self.families, self.givens, count, seed)

    def divides(self, name):
        """Returns whether a text is a family name and a given name."""
        return any(
            name[:at] in self.families and name[at:] in self.givens for at in (2, 3, 1)
            if at < len(name))

    def looks_chinese(self, name):
        """Returns whether a text begins with a common Chinese family name and is neither a Japanese
        family name nor one with a given name."""
        return (
            len(name) <= 3 and name[0] in self.chinese_families and name not in self.families
            and not any(name[:at] in self.families and name[at:] in self.givens for at in (2, 3)
                        if at < len(name)))


def chinese():
    """Returns ({family name: weight}, {given name: weight}) of jieba's names of people."""
    families, givens = {}, {}
    for word, count, kind in sources.simplified_words():
        if kind == "nr" and len(word) == 3 and lexicons.is_han_word(word):
            families[word[0]] = families.get(word[0], 0) + 1
            givens[word[1:]] = givens.get(word[1:], 0) + 1
    families = {name: weight for name, weight in families.items() if weight >= 20}
    return families, givens
