import ArgumentParser
import Kana
import Transliteration

/// `jptok normalize`: kana, width and Unicode normalization, without a dictionary.
struct NormalizeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "normalize",
    abstract: "Change how text is written: kana, width, Unicode normalization.",
    discussion: """
      hira2kata, kata2hira: hiragana to katakana and back; ー stays
      half2full-kana, full2half-kana: ｶﾞ ｡ to ガ 。 and back
      half2full-ascii, full2half-ascii: ASCII and space to Ａ　 and back
      roma2hira, roma2kata: romaji of any system to kana; words that are no romaji stay
      nfkc: Unicode normalization form NFKC

      Operations are applied in the order given:

        jptok normalize --op half2full-kana --op kata2hira
      """)

  @Option(
    name: .customLong("op"),
    help: ArgumentHelp(
      "What to do; may be given several times.", valueName: "operation"))
  var operations: [NormalizeOperation] = []

  @OptionGroup var input: InputOptions

  func validate() throws {
    guard operations.isEmpty else { return }
    let names = NormalizeOperation.allValueStrings.joined(separator: ", ")
    throw ValidationError("--op takes one of \(names)")
  }

  func run() throws {
    let operations = operations
    try input.run { NormalizeProcessor(operations) }
  }
}

/// What `--op` can name.
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

  /// How an operation is carried out.
  enum Method {
    /// By the kana layer.
    case bytes(any ByteConverter)
    /// By the tables of input methods.
    case romaji(RomajiConverter)
    /// By ICU.
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
