import ArgumentParser
import Kana
import Transliteration

/// An operation for `--op`.
enum NormalizeOperation: String, ExpressibleByArgument, CaseIterable, Sendable {
  case hira2kata
  case kata2hira
  case half2fullKana = "half2full-kana"
  case full2halfKana = "full2half-kana"
  case half2fullASCII = "half2full-ascii"
  case full2halfASCII = "full2half-ascii"
  case roma2hira
  case roma2kata
  case nfkc

  /// The implementation of an operation.
  enum Method {
    /// A converter of the module Kana.
    case bytes(any ByteConverter)
    /// The romaji tables of input methods.
    case romaji(RomajiConverter)
    /// Unicode normalization by ICU.
    case normalization(NormalizationForm)
  }

  var method: Method {
    switch self {
    case .hira2kata: .bytes(KanaConverter(to: .katakana))
    case .kata2hira: .bytes(KanaConverter(to: .hiragana))
    case .half2fullKana: .bytes(WidthConverter(to: .full, .kana))
    case .full2halfKana: .bytes(WidthConverter(to: .half, .kana))
    case .half2fullASCII: .bytes(WidthConverter(to: .full, [.ascii, .space]))
    case .full2halfASCII: .bytes(WidthConverter(to: .half, [.ascii, .space]))
    case .roma2hira: .romaji(RomajiConverter(to: .hiragana))
    case .roma2kata: .romaji(RomajiConverter(to: .katakana))
    case .nfkc: .normalization(.nfkc)
    }
  }
}
