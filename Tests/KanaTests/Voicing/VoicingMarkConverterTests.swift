import Kana
import TestSupport
import Testing

@Suite("Voicing marks")
struct VoicingMarkConverterTests {
  @Test("Texts are converted as expected")
  func rows() {
    let composed = VoicingMarkConverter(.composed)
    let composedFromAll = VoicingMarkConverter(.composed, spacingMarks: true)
    let decomposed = VoicingMarkConverter(.decomposed)
    let spaced = VoicingMarkConverter(.decomposed, spacingMarks: true)
    let rows: [(converter: VoicingMarkConverter, input: String, output: String, why: String)] = [
      (composed, "", "", "empty"),
      (composed, "か\u{3099}は\u{309A}", "がぱ", "combining marks"),
      (composed, "ワ\u{3099}ヽ\u{3099}う\u{3099}", "ヷヾゔ", "rare letters"),
      (composed, "か゛", "か゛", "spacing marks are not meant"),
      (composed, "か\u{3099}\u{3099}", "が\u{3099}", "a second mark"),
      (composed, "か\u{301}\u{3099}", "か\u{301}\u{3099}", "a mark that is not next to its letter"),
      (composed, "ん\u{3099}か\u{309A}\u{3099}", "ん\u{3099}か\u{309A}\u{3099}", "no such letter"),
      (composed, "e\u{301}", "e\u{301}", "other scripts"),
      (composedFromAll, "カ゛ハ゜ハﾟ", "ガパパ", "marks of any width"),
      (composedFromAll, "゛゜ﾞ", "゛゜ﾞ", "marks alone"),
      (composedFromAll, "ん゛", "ん゛", "no such letter"),
      (decomposed, "がぱヷ", "か\u{3099}は\u{309A}ワ\u{3099}", "to combining marks"),
      (decomposed, "é가", "é가", "other scripts"),
      (spaced, "がぱ", "か゛は゜", "to spacing marks"),
    ]
    for row in rows {
      let output = row.converter.convert(row.input)
      #expect(
        Array(output.unicodeScalars) == Array(row.output.unicodeScalars),
        "\(row.why): \(row.input) gives \(output)")
    }
  }

  @Test("The letters are those of Unicode's canonical decompositions")
  func unicodeDecompositions() throws {
    let marks: Set<Unicode.Scalar> = ["\u{3099}", "\u{309A}"]
    var letters = 0
    for record in UnicodeData.records where record.tag.isEmpty {
      guard record.decomposition.count == 2, marks.contains(record.decomposition[1]) else {
        continue
      }
      letters += 1
      let letter = String(Character(record.scalar))
      var parts = String.UnicodeScalarView()
      parts.append(contentsOf: record.decomposition)
      #expect(
        VoicingMarkConverter(.composed).convert(String(parts)).utf8.elementsEqual(letter.utf8))
      #expect(
        VoicingMarkConverter(.decomposed).convert(letter).utf8.elementsEqual(String(parts).utf8))
    }
    #expect(letters == 58)
  }
}
