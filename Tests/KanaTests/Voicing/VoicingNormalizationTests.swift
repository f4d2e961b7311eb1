import Kana
import TestSupport
import Testing
import Transliteration

/// Compares voicing marks with the canonical normalization forms of UAX #15, as computed by ICU.
@Suite("Voicing marks and normalization")
struct VoicingNormalizationTests {
  private let composed = VoicingMarkConverter(.composed)
  private let decomposed = VoicingMarkConverter(.decomposed)

  private static func isSame(_ first: String, _ second: String) -> Bool {
    first.utf8.elementsEqual(second.utf8)
  }

  /// Returns text of kana and combining marks, with a few characters that normalization leaves.
  private static func text(length: Int, using generator: inout SeededGenerator) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<length {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0, 1: text.append("\u{3099}")
      case 2: text.append("\u{309A}")
      case 3: text.append(["a", "漢", "ｶ", "。", "ー", "😀"].randomElement(using: &generator) ?? "a")
      default:
        let value = UInt32.random(in: 0x3041...0x30FE, using: &generator)
        text.append(Unicode.Scalar(value) ?? "か")
      }
    }
    return String(text)
  }

  @Test("composed is NFC and decomposed is NFD, for each scalar of the kana blocks with each mark")
  func everyKana() throws {
    var failures: [String] = []
    for value in UInt32(0x3040)...0x30FF {
      let letter = Unicode.Scalar(value).map { String($0) } ?? ""
      for mark in ["", "\u{3099}", "\u{309A}", "\u{3099}\u{309A}", "\u{309A}\u{3099}"] {
        let text = letter + mark
        let nfc = try NormalizationForm.nfc.normalize(text)
        let nfd = try NormalizationForm.nfd.normalize(text)
        let isSame =
          Self.isSame(composed.convert(text), nfc) && Self.isSame(decomposed.convert(text), nfd)
        if !isSame { failures.append("U+\(String(value, radix: 16)) \(mark.unicodeScalars.count)") }
      }
    }
    #expect(failures == [])
  }

  @Test("composed is NFC and decomposed is NFD, for random kana")
  func randomText() throws {
    var generator = SeededGenerator(seed: 46)
    var failures: [String] = []
    for round in 0..<1_500 {
      let text = Self.text(length: round % 24, using: &generator)
      let forms = (
        try NormalizationForm.nfc.normalize(text), try NormalizationForm.nfd.normalize(text)
      )
      if !Self.isSame(composed.convert(text), forms.0) { failures.append("NFC \(text)") }
      if !Self.isSame(decomposed.convert(text), forms.1) { failures.append("NFD \(text)") }
    }
    #expect(failures.prefix(5) == [])
  }

  @Test("each form restores the other, and a second conversion changes nothing")
  func inverses() {
    var generator = SeededGenerator(seed: 47)
    var failures: [String] = []
    for round in 0..<1_500 {
      let text = Self.text(length: round % 24, using: &generator)
      let (joined, split) = (composed.convert(text), decomposed.convert(text))
      let isExpected =
        Self.isSame(composed.convert(joined), joined)
        && Self.isSame(decomposed.convert(split), split)
        && Self.isSame(composed.convert(split), joined)
        && Self.isSame(decomposed.convert(joined), split)
      if !isExpected { failures.append(text) }
    }
    #expect(failures.prefix(5) == [])
  }

  @Test("spacing marks of either width are read like combining ones, and ゛ ゜ are written")
  func spacingMarks() {
    let composed = VoicingMarkConverter(.composed, spacingMarks: true)
    let decomposed = VoicingMarkConverter(.decomposed, spacingMarks: true)
    var failures: [String] = []
    for value in UInt32(0x3041)...0x30FE {
      guard let letter = Unicode.Scalar(value).map({ String($0) }) else { continue }
      for (combining, spacing) in [("\u{3099}", ["゛", "ﾞ"]), ("\u{309A}", ["゜", "ﾟ"])] {
        let joined = self.composed.convert(letter + combining)
        let isLetter = joined.unicodeScalars.count == 1
        for mark in spacing {
          let expected = isLetter ? joined : letter + mark
          if !Self.isSame(composed.convert(letter + mark), expected) { failures.append(expected) }
          // Without the option spacing marks are ordinary characters.
          if !Self.isSame(self.composed.convert(letter + mark), letter + mark) {
            failures.append(letter + mark)
          }
        }
        if isLetter, !Self.isSame(decomposed.convert(joined), letter + spacing[0]) {
          failures.append(joined)
        }
      }
    }
    #expect(failures == [])
  }

  @Test("a mark applies only to the scalar before it")
  func adjacency() {
    let rows: [(input: String, output: String, why: String)] = [
      ("か゛゛", "が゛", "the second mark stays"), ("は゛゜", "ば゜", "ば takes no second mark"),
      ("は゜゛", "ぱ゛", ""), ("か ゛", "か ゛", "a space between"),
      ("か\u{200D}゛", "か\u{200D}゛", "a joiner"),
      ("か\u{FE00}゛", "か\u{FE00}゛", "a variation selector"), ("ｶ゛", "ｶ゛", "half-width letters"),
      ("a゛か゛", "a゛が", "after others"), ("か", "か", "no mark"), ("゛か", "゛か", "before the letter"),
      ("ゝ゛ヽﾞ", "ゞヾ", "iteration marks are voiced too"), ("を゛ヲ゛", "を゛ヺ", "only katakana has ヺ"),
      ("😀゛", "😀゛", "after four bytes"), ("é゛", "é゛", "after two bytes"),
    ]
    let converter = VoicingMarkConverter(.composed, spacingMarks: true)
    for row in rows {
      #expect(Self.isSame(converter.convert(row.input), row.output), "\(row.input) \(row.why)")
    }
  }
}
