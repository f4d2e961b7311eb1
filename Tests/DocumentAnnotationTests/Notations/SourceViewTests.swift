import TestSupport
import Testing

@testable import DocumentAnnotation

/// Tests the decoded view of a document, and the offsets of both.
@Suite struct SourceViewTests {
  private func withView<Result>(
    _ bytes: [UInt8], _ body: (SourceView?) throws -> Result
  ) rethrows -> Result {
    try bytes.withUnsafeBufferPointer { try body(SourceView(decodingReferences: $0)) }
  }

  private func decoded(_ text: String) -> String? {
    withView(Array(text.utf8)) { $0.map { String(decoding: $0.bytes, as: UTF8.self) } }
  }

  @Test(arguments: [
    ("&#x3042;", "あ", "a reference alone"), ("a&#x5C71;b", "a山b", "between text"),
    ("&#x5c71;&#x5DDD;", "山川", "adjacent ones in any case"), ("&#x20089;", "𠂉", "five digits"),
    ("&#x10FFFF;", "\u{10FFFF}", "the last scalar"), ("&#x005C71;", "山", "leading zeros"),
    ("&#x3042", nil, "no semicolon"), ("&#x;", nil, "no digits"), ("&#x", nil, "the end"),
    ("&", nil, "an ampersand"), ("&#x26;", nil, "ASCII stays"), ("&#12354;", nil, "decimal"),
    ("&#X3042;", nil, "a capital X, which insertions do not have"),
    ("&#xD800;", nil, "a surrogate"),
    ("&#x110000;", nil, "after the last scalar"), ("&#x0005C71;", nil, "seven digits"),
    ("&#x30 42;", nil, "a space"), ("", nil, "empty"), ("&#&#x3042;", "&#あ", "after half of one"),
    ("&#x80;", "\u{80}", "the first scalar outside ASCII"),
  ])
  func references(source: String, view: String?, why: String) {
    #expect(decoded(source) == view, "\(why)")
  }

  @Test func offsets() throws {
    // a, an escape of 8 bytes and 3 in the view, b.
    try withView(Array("a&#x3042;b".utf8)) { view in
      let view = try #require(view)
      let rows: [(source: Range<Int>, view: Range<Int>, why: String)] = [
        (0..<0, 0..<0, "the start"), (0..<1, 0..<1, "before"), (1..<9, 1..<4, "the escape"),
        (9..<10, 4..<5, "after"), (10..<10, 5..<5, "the end"), (0..<10, 0..<5, "everything"),
      ]
      for row in rows {
        #expect(view.range(ofSource: row.source) == row.view, "\(row.why)")
        #expect(view.range(ofView: row.view) == row.source, "\(row.why)")
      }
      #expect(view.range(ofSource: 3..<5) == 1..<1, "inside the escape: its start")
      #expect(view.range(ofView: 2..<3) == 1..<1, "inside the character: its start")
    }
  }

  /// The closure may report lengths that are too large, or zero.
  @Test func lengthsAreClamped() {
    let bytes = Array("abc".utf8)
    bytes.withUnsafeBufferPointer { source in
      let view = SourceView(source) { $0 == 2 ? ("山", 100) : (nil, 0) }
      #expect(view.map { String(decoding: $0.bytes, as: UTF8.self) } == "ab山")
      #expect(view?.range(ofView: 2..<5) == 2..<3)
      #expect(SourceView(source) { _ in (nil, .max / 2) } == nil)
    }
  }

  /// Offsets outside of escapes are mapped there and back, and in order.
  @Test func randomDocuments() {
    var random = SeededGenerator(seed: 7)
    let tokens = ["&#x5C71;", "&#x3042;", "&#x20089;", "&#x41;", "&", "a", "山", ";", "&#x", "\r\n"]
    for _ in 0..<300 {
      let source = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        tokens.randomElement(using: &random) ?? ""
      }
      let text = source.joined()
      withView(Array(text.utf8)) { view in
        guard let view else { return }
        var last = 0
        for offset in 0...text.utf8.count {
          let position = view.range(ofSource: offset..<offset).lowerBound
          #expect(position >= last && position <= view.bytes.count)
          let back = view.range(ofView: position..<position).lowerBound
          #expect(back <= offset && offset - back < 9, "\(text) \(offset)")
          #expect(view.range(ofSource: back..<back).lowerBound == position)
          last = position
        }
        #expect(last == view.bytes.count)
      }
    }
  }
}
