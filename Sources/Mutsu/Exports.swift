// A single import gives clients the String extensions and the modules that these depend on.
@_exported public import JapaneseText
@_exported public import Kana
@_exported public import LanguageDetection
@_exported public import LatticeEngine
@_exported public import LineBreaking
@_exported public import MeCab
@_exported public import Transliteration

#if EmbeddedDictionary
@_exported public import EmbeddedDictionary
#endif
