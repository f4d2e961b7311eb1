"""What a type checker knows of the adapters: mypy --strict accepts this file.

Requires spaCy and scikit-learn.
"""

from typing import List, Optional, Tuple

import spacy
from mutsu import Tokenizer
from mutsu.compat import fugashi
from mutsu.compat.sudachipy import Dictionary, Morpheme, SplitMode, dictionary
from mutsu.sklearn import JapaneseTokenizer
from mutsu.spacy import MutsuTokenizer, universal_pos

tokenizer = Tokenizer("猫,ネコ")

node: fugashi.Node = fugashi.Tagger(tokenizer=tokenizer)("猫")[0]
surface: str = node.surface
wakati: str = fugashi.GenericTagger("-Owakati").parse("猫")
fugashi.Tagger("", wrapper=tuple)  # type: ignore[call-arg]

with Dictionary(tokenizer=tokenizer) as opened:
    morphemes: List[Morpheme] = opened.tokenizer(SplitMode.A).tokenize("猫")
part: Tuple[str, ...] = morphemes[0].part_of_speech()
parts: List[Morpheme] = morphemes[0].split("A", add_single=True)
dictionary.Dictionary().create().tokenize(b"abc")  # type: ignore[arg-type]

nlp = spacy.blank("ja")
words: MutsuTokenizer = MutsuTokenizer(nlp.vocab, unit="word")
pos: str = universal_pos("noun.place")

estimator: JapaneseTokenizer = JapaneseTokenizer(parts_of_speech=("noun",)).fit()
rows: List[Optional[List[str]]] = estimator.transform(["猫", None])
row: List[str] = estimator("猫")
JapaneseTokenizer(workers="2")  # type: ignore[arg-type]
