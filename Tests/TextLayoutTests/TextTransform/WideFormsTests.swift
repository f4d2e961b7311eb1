import Foundation
import Testing

@testable import TextLayout

/// Fullwidth and full-size forms against the Unicode data of the standard library and Foundation.
@Suite struct WideFormsTests {
  private func scalars(_ range: ClosedRange<UInt32>) -> [Unicode.Scalar] {
    range.compactMap(Unicode.Scalar.init)
  }

  /// Returns the compatibility composition of a text: NFKC.
  private func composed(_ text: String) -> String {
    text.decomposedStringWithCompatibilityMapping.precomposedStringWithCanonicalMapping
  }

  private func same(_ one: String, _ other: String) -> Bool {
    one.unicodeScalars.elementsEqual(other.unicodeScalars)
  }

  /// A fullwidth form has the character as its compatibility mapping, or the other way around.
  @Test func wideFormsAreCompatibilityVariants() {
    var count = 0
    for scalar in scalars(0...0x1FFFF) {
      let wide = WideForms.fullWidth(scalar)
      guard wide != scalar else { continue }
      count += 1
      // A lone halfwidth voicing mark is a combining mark in NFKC, but is shown as a symbol.
      if scalar.value == 0xFF9E || scalar.value == 0xFF9F {
        #expect(wide.value == scalar.value - 0xFF9E + 0x309B)
      } else if !same(composed(String(wide)), composed(String(scalar))) {
        Issue.record("\(scalar) becomes \(wide)")
      }
      // The result is itself a full form.
      #expect(WideForms.fullWidth(wide) == wide, "\(scalar)")
    }
    // ASCII, halfwidth katakana and punctuation, and signs.
    #expect(count == 94 + 63 + 16)
  }

  /// All forms of the block Halfwidth and Fullwidth Forms are used, except the space and Hangul.
  @Test func allFormsOfTheBlockAreUsed() {
    for wide in scalars(0xFF01...0xFF60) + scalars(0xFFE0...0xFFE6) {
      let sources = scalars(0...0x2FFF).filter { WideForms.fullWidth($0) == wide }
      #expect(sources.count == 1, "\(wide) is the form of \(sources)")
    }
    for half in scalars(0xFF61...0xFF9F) + scalars(0xFFE8...0xFFEE) {
      #expect(WideForms.fullWidth(half) != half, "\(half)")
    }
    for hangul in scalars(0xFFA0...0xFFDC) { #expect(WideForms.fullWidth(hangul) == hangul) }
    #expect(WideForms.fullWidth(" ") == " ")
  }

  /// A kana with a voicing mark is one scalar exactly if NFKC composes them.
  @Test func voicedKanaAreThoseThatCompose() {
    for kana in scalars(0xFF60...0xFFA0) + scalars(0x3041...0x3096) + scalars(0x41...0x5A) {
      for mark in scalars(0xFF9D...0xFFA0) + ["\u{3099}", "\u{309B}"] {
        let text = composed(String(kana) + String(mark)).unicodeScalars
        let isVoicing = mark == "\u{FF9E}" || mark == "\u{FF9F}"
        let isHalf = (0xFF61...0xFF9F).contains(kana.value)
        let expected = isVoicing && isHalf && text.count == 1 ? text.first : nil
        let voiced = WideForms.voiced(kana, mark)
        if voiced != expected { Issue.record("\(kana)\(mark): \(String(describing: voiced))") }
      }
    }
  }

  /// The name of a full-size kana is that of the small one without "SMALL".
  @Test func fullSizeKanaHaveTheSameName() {
    let blocks = scalars(0x3040...0x30FF) + scalars(0x31F0...0x31FF) + scalars(0xFF66...0xFF9F)
    for scalar in blocks + scalars(0x1B130...0x1B16F) + scalars(0x20...0x7E) {
      let name = scalar.properties.name ?? ""
      let large = WideForms.fullSize(scalar)
      let isSmall = name.contains("KATAKANA LETTER SMALL") || name.contains("HIRAGANA LETTER SMALL")
      if isSmall != (large != scalar) { Issue.record("\(name): \(large)") }
      guard isSmall else { continue }
      let expected = name.replacing("SMALL ", with: "")
      if large.properties.name != expected {
        Issue.record("\(name): \(large.properties.name ?? ""), not \(expected)")
      }
      #expect(WideForms.fullSize(large) == large)
    }
  }
}
