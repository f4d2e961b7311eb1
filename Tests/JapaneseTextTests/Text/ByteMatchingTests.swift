import TestSupport
import Testing
import TextFoundation

@testable import JapaneseText

/// Tests comparisons of bytes with texts, and of the list of texts with a set.
@Suite struct ByteMatchingTests {
  private static let literals: [StaticString] = [
    "", "a", "b", "ab", "ba", "aba", "か", "が", "かが", "々", "𠮷", "a𠮷", "か\u{3099}", "。", "\n",
  ]

  private static var texts: [String] { literals.map { "\($0)" } }

  @Test func everyPairMatchesTheStandardLibrary() {
    for text in Self.texts + ["abc", "がか", "か。", "\u{3099}", "\u{0}", "a\n"] {
      let bytes = Array(text.utf8)
      for literal in Self.literals {
        let other = Array("\(literal)".utf8)
        bytes.withUnsafeBufferPointer { buffer in
          #expect(buffer.equals(literal) == (bytes == other), "\(text) = \(literal)")
          #expect(buffer.hasPrefix(literal) == bytes.starts(with: other), "\(text) ^ \(literal)")
          let isSuffix = bytes.reversed().starts(with: other.reversed())
          #expect(buffer.hasSuffix(literal) == isSuffix, "\(text) $ \(literal)")
        }
      }
    }
  }

  @Test func sentenceEnds() {
    let rows: [(text: String, offset: Int, isEnd: Bool, why: String)] = [
      ("", 0, false, "empty"), ("。", 0, false, "before the first byte"), ("。", 3, true, "。"),
      ("。", 1, false, "inside the scalar"), ("。", 2, false, "one byte before its end"),
      ("。", 4, false, "past the end"), ("。", -1, false, "before the start"),
      ("！", 3, true, "！"), ("？", 3, true, "？"), ("、", 3, false, "a comma"),
      ("\u{3003}", 3, false, "〃, which follows 。"), ("＂", 3, false, "＂, which follows ！"),
      ("＠", 3, false, "＠, which follows ？"), ("＞", 3, false, "＞, which precedes ？"),
      ("｡", 3, false, "half-width 。"), ("!", 1, false, "ASCII"), ("?", 1, false, "ASCII"),
      ("\n", 1, true, "LF in the first byte"), ("a\n", 2, true, "LF in the second"),
      ("a\nb", 3, false, "LF before another"), ("\r", 1, false, "CR"), ("a。b", 4, true, "。 inside"),
      ("a。b", 5, false, "after the next"), ("\u{2028}", 3, false, "the line separator"),
      ("\u{10002}", 4, false, "a scalar of four bytes"),
    ]
    for row in rows {
      let isEnd = withUTF8Bytes(of: row.text) { $0.hasSentenceEnd(before: row.offset) }
      #expect(isEnd == row.isEnd, "\(row.why)")
    }
  }

  // MARK: Lists

  @Test func listsAreSets() {
    let list = TextList(Self.literals)
    let set = Set(Self.texts.map { Array($0.utf8) })
    #expect(!list.isEmpty && TextList([]).isEmpty)
    var candidates = Self.texts
    for one in Self.texts { for other in Self.texts { candidates.append(one + other) } }
    for candidate in candidates {
      withUTF8Bytes(of: candidate) { bytes in
        #expect(list.contains(bytes) == set.contains(Array(bytes)), "\(candidate)")
        #expect(bytes.isOne(of: list) == list.contains(bytes))
        #expect(!TextList([]).contains(bytes))
      }
    }
  }

  @Test func theFilterDoesNotDecide() {
    // 64 bits: these share a bit with "a", because their last byte is less by 11 for each byte more.
    let list: TextList = ["a"]
    for (text, isMember) in [("a", true), ("xV", false), ("xxK", false), ("xxx@", false)] {
      #expect(withUTF8Bytes(of: text) { list.contains($0) } == isMember, "\(text)")
    }
  }

  @Test func sums() {
    let (one, other): (TextList, TextList) = (["は", "が"], ["を", ""])
    let sum = one + other
    for text in ["は", "が", "を", ""] {
      #expect(withUTF8Bytes(of: text) { sum.contains($0) }, "\(text)")
    }
    #expect(!withUTF8Bytes(of: "に") { sum.contains($0) })
    #expect((TextList([]) + TextList([])).isEmpty && !(one + []).isEmpty)
  }

  @Test func suffixes() {
    let list: TextList = ["さん", "様"]
    let rows: [(String, Bool)] = [
      ("田中さん", true), ("さん", true), ("様", true), ("王様", true), ("さ", false), ("", false),
      ("さんは", false), ("ん", false), ("様々", false),
    ]
    for (text, hasSuffix) in rows {
      #expect(withUTF8Bytes(of: text) { list.hasSuffix(of: $0) } == hasSuffix, "\(text)")
    }
    #expect(withUTF8Bytes(of: "") { ([""] as TextList).hasSuffix(of: $0) })
  }
}
