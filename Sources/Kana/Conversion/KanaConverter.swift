/// One of the two Japanese syllabaries.
public enum Syllabary: String, Sendable, Hashable, Codable, CaseIterable {
  /// Hiragana: ひらがな.
  case hiragana
  /// Katakana: カタカナ.
  case katakana
}

/// A converter of kana from one syllabary to the other.
///
/// ```swift
/// KanaConverter(to: .katakana).convert("とうきょうタワー")  // "トウキョウタワー"
/// KanaConverter(to: .hiragana).convert("カーヴ・ヿ ｶﾅ")  // "かーゔ・こと ｶﾅ"
/// ```
/// Two kana correspond if their Unicode names differ only in the syllabary:
/// `HIRAGANA LETTER SMALL KA` ゕ and `KATAKANA LETTER SMALL KA` ヵ. That includes ゐ ゑ ヰ ヱ, ゔ, ゝ ゞ,
/// and the archaic and small kana of U+1B001–1B166. In addition:
/// - ヷ ヸ ヹ ヺ become わ゙ ゐ゙ ゑ゙ を゙ with the combining mark U+3099, and vice versa.
/// - ゟ becomes ヨリ and ヿ becomes こと, which they abbreviate; this conversion cannot be reversed.
/// - Characters that exist in one syllabary only are unchanged: ㇰ–ㇿ, ㋐–㋾, hentaigana. So is ー,
///   which both syllabaries use.
/// - Half-width katakana are unchanged; see ``WidthConverter``.
///
/// Every other scalar becomes one scalar with the same number of UTF-8 bytes, in the same order.
public struct KanaConverter: Sendable, Hashable, Codable {
  /// The syllabary of the result.
  public let syllabary: Syllabary

  /// Creates a converter to a syllabary.
  public init(to syllabary: Syllabary) { self.syllabary = syllabary }

  /// Returns the text with its kana in ``syllabary``, in linear time.
  public func convert(_ text: String) -> String { string(from: text) }
}

extension KanaConverter: ByteConverter {
  package var maximumGrowth: Int { 2 }

  package func write(
    _ source: UnsafeBufferPointer<UInt8>, to output: UnsafeMutablePointer<UInt8>
  ) -> Int {
    switch syllabary {
    case .hiragana: KanaRewriting<KatakanaToHiragana>.write(source, to: output)
    case .katakana: KanaRewriting<HiraganaToKatakana>.write(source, to: output)
    }
  }
}
