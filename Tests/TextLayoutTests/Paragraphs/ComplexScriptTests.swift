import LineBreaking
import Testing

@testable import TextLayout

/// Analyzers are only asked about paragraphs in scripts without spaces between words.
struct ComplexScriptTests {
  @Test func scriptsThatOnlyADictionaryKnows() {
    let rows: [(text: String, isComplex: Bool, why: String)] = [
      ("", false, "nothing"), ("a", false, "a letter"), ("日", false, "an ideograph"),
      ("日本語とtext、é「」……！😀𠮷", false, "one to four bytes"),
      ("हिन्दी", false, "Devanagari has spaces"), ("ไ", true, "Thai"), ("ລາວ", true, "Lao"),
      ("မြန်မာ", true, "Burmese"), ("ខ្មែរ", true, "Khmer"),
    ]
    for row in rows {
      #expect(row.text.hasComplexScript == row.isComplex, "\(row.text): \(row.why)")
      for before in ["a", "é", "日", "😀", "日a", "😀日é"] {
        for after in ["", "a", "日"] {
          let text = before + row.text + after
          #expect(text.hasComplexScript == row.isComplex, "\(text): \(row.why)")
        }
      }
    }
  }

  /// Every run that the line breaker cannot divide by itself is found.
  @Test func nothingThatNeedsAnAnalyzerIsMissed() {
    var missed: [UInt32] = []
    for code in UInt32(0x80)...0xFFFF {
      guard let scalar = Unicode.Scalar(code), code < 0xA000 else { continue }
      let text = "日" + String(scalar) + "語"
      // For other such scripts (Tai Le, New Tai Lue, Ahom and others) dictionaries do not exist.
      let isKnown = 0xE00...0xEFF ~= code || 0x1000...0x109F ~= code || 0x1780...0x17FF ~= code
      if isKnown, !LineBreaker.complexContextRanges(in: text).isEmpty, !text.hasComplexScript {
        missed.append(code)
      }
    }
    #expect(missed.isEmpty)
  }
}
