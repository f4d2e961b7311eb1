"""Modules with the names and the shapes of other tokenizers, so that programs need few changes.

>>> from mutsu.compat import fugashi
>>> [(node.surface, node.feature.kana) for node in fugashi.Tagger()("東京へ")]
[('東京', 'トウキョウ'), ('へ', 'ヘ')]
"""
