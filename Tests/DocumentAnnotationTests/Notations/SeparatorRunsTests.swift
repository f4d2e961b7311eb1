import TestSupport
import Testing

@testable import DocumentAnnotation

/// Tests that separators between words can be removed.
@Suite struct SeparatorRunsTests {
  /// Inserts a separator at each `/` of a text, and returns the text with the separators, and
  /// without them after removal.
  private func separated(
    _ template: String, _ separator: String = " ", inserted: String? = nil
  ) -> (written: String, removed: String) {
    var (source, offsets) = ([UInt8](), [Int]())
    for byte in template.utf8 {
      if byte == UInt8(ascii: "/") { offsets.append(source.count) } else { source.append(byte) }
    }
    let edits = offsets.map { DocumentEdit(range: $0..<$0, text: inserted ?? separator) }
    let written = applied(
      runs(source, separator, inserted) { $0.written(edits, in: $1) }, to: source)
    let removals = runs(written, separator, inserted) { $0.removals(in: $1) }
    return (
      String(decoding: written, as: UTF8.self),
      String(decoding: applied(removals, to: written), as: UTF8.self)
    )
  }

  private func runs(
    _ bytes: [UInt8], _ separator: String, _ inserted: String?,
    _ body: (SeparatorRuns, Passage) -> [DocumentEdit]
  ) -> [DocumentEdit] {
    bytes.withUnsafeBufferPointer { source in
      var passage = Passage()
      passage.append(source, 0..<source.count, isWritable: true)
      let view = SourceView(decodingReferences: source)
      return body(
        SeparatorRuns(source, view: view, separator, insertedText: inserted ?? separator), passage)
    }
  }

  private func applied(_ edits: [DocumentEdit], to bytes: [UInt8]) -> [UInt8] {
    var (result, position) = ([UInt8](), 0)
    for edit in edits {
      #expect(edit.range.lowerBound >= position && edit.range.upperBound <= bytes.count)
      result += bytes[position..<edit.range.lowerBound] + Array(edit.text.utf8)
      position = edit.range.upperBound
    }
    return result + bytes[position...]
  }

  @Test(arguments: [
    ("学校/へ/行く", "学校 へ 行く", "between words"), ("学校 へ", "学校  へ", "the author's gets one more"),
    ("学校  へ", "学校   へ", "a run too"), ("学校/ へ", "学校  へ", "before the author's: one, not two"),
    ("学校 /へ", "学校  へ", "after it"), ("/学校/", "学校", "not at the ends"),
    (" 学校 ", " 学校 ", "nor the author's there"), ("a b", "a b", "not between ASCII"),
    ("山 b", "山  b", "one side is enough"), ("山/\n/川", "山\n川", "not beside line ends"),
    ("山 \n川", "山 \n川", "nor the author's"),
    ("山\t川", "山\t川", "a tab is not a separator"), ("", "", "empty"), ("/", "", "no text"),
  ])
  func spaces(template: String, expected: String, why: String) {
    let (written, removed) = separated(template)
    #expect(written == expected, "\(why)")
    #expect(removed == template.replacing("/", with: ""), "\(why)")
  }

  @Test func otherSeparators() {
    #expect(separated("学校/へ\u{200B}行く", "\u{200B}").written == "学校\u{200B}へ\u{200B}\u{200B}行く")
    #expect(separated("学校 へ", "\u{200B}").written == "学校 へ", "a space is another")
    // A document that cannot have the separator.
    #expect(separated("学校/へ 行く", "", inserted: "").written == "学校へ 行く")
    // As a format with escapes has it.
    #expect(
      separated("学校/へ/行く", "\u{200B}", inserted: "\\u200b").written == "学校\\u200bへ\\u200b行く")
  }

  /// Removal restores every text, with any insertions.
  @Test(arguments: [" ", "\u{200B}"])
  func randomTexts(separator: String) {
    var random = SeededGenerator(seed: 99)
    let tokens = ["山", "a", separator, "\n", "\\", "、", "\t", "か", "\r", separator + separator]
    for _ in 0..<2_000 {
      var template = ""
      for _ in 0..<Int.random(in: 0...10, using: &random) {
        template += tokens.randomElement(using: &random) ?? ""
        if Bool.random(using: &random) { template += "/" }
      }
      let (written, removed) = separated(template, separator)
      #expect(removed == template.replacing("/", with: ""), "\(written.debugDescription)")
    }
  }
}
