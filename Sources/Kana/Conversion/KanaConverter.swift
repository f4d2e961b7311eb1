/// One of the two scripts that write Japanese by its sounds.
///
/// Sendable: a plain value.
public enum Syllabary: String, Sendable, Hashable, Codable, CaseIterable {
  /// ひらがな.
  case hiragana
  /// カタカナ.
  case katakana
}

/// Writes kana in the other syllabary; everything else stays as it is.
///
/// ```swift
/// KanaConverter(to: .katakana).convert("とうきょうタワー")  // "トウキョウタワー"
/// KanaConverter(to: .hiragana).convert("カーヴ・ヿ ｶﾅ")  // "かーゔ・こと ｶﾅ"
/// ```
/// Two kana correspond if Unicode calls them by the same name: `HIRAGANA LETTER SMALL KA` ゕ and
/// `KATAKANA LETTER SMALL KA` ヵ. That includes ゐ ゑ ヰ ヱ, ゔ, ゝ ゞ, and the archaic and small
/// kana of U+1B001–1B166. Beyond that:
/// - ヷ ヸ ヹ ヺ become わ゙ ゐ゙ ゑ゙ を゙ with the combining mark U+3099, and those become ヷ ヸ ヹ ヺ.
/// - ゟ becomes ヨリ and ヿ becomes こと, what they abbreviate; this has no way back.
/// - What exists in one syllabary only stays: ㇰ–ㇿ, ㋐–㋾, hentaigana; so does ー, which both use.
/// - Half-width katakana stay; see ``WidthConverter``.
///
/// Every other scalar gives one scalar, in the same order and of the same number of UTF-8 bytes.
///
/// Sendable: a plain value.
public struct KanaConverter: Sendable, Hashable, Codable {
  /// The syllabary of the result.
  public let syllabary: Syllabary

  /// A converter to a syllabary.
  public init(to syllabary: Syllabary) { self.syllabary = syllabary }

  /// The text with its kana in ``syllabary``; empty for empty text.
  ///
  /// Never fails. Linear in the length of the text. Any number of threads may call it at once.
  public func convert(_ text: String) -> String { string(from: text) }
}

extension KanaConverter: ByteConverter {
  package var greatestGrowth: Int { 2 }

  package func write(
    _ source: UnsafeBufferPointer<UInt8>, to output: UnsafeMutablePointer<UInt8>
  ) -> Int {
    switch syllabary {
    case .hiragana: KanaRewriting<KatakanaToHiragana>.write(source, to: output)
    case .katakana: KanaRewriting<HiraganaToKatakana>.write(source, to: output)
    }
  }
}
