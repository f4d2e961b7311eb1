import SearchFTS5
import TestSupport
import Testing

/// Tests the tokens for each purpose.
@Suite struct TokenTests {
  private let tokenizer: SearchTokenizer

  init() throws { tokenizer = try SearchTokenizer(tokenizer: Database.tokenizer.get()) }

  private func written(_ text: String, _ purpose: FTS5Purpose) throws -> [String] {
    try tokenizer.tokens(in: text, purpose: purpose).map {
      ($0.isColocated ? "=" : "") + $0.text
    }
  }

  @Test func purposesDiffer() throws {
    let form = try #require(try written("受付", .document).first)
    #expect(form != "受付")
    let rows: [(text: String, purpose: FTS5Purpose, expected: [String], why: String)] = [
      ("受付へ", .document, [form], "the normalized form is the token"),
      ("受け付けへ", .document, [form], "which is that of all writings"),
      ("受付へ", .auxiliary, [form], "highlight cuts as the document was cut"),
      ("受付へ", .query, [form], "a query too"),
      ("は", .document, [], "a particle is not indexed"),
      ("は", .query, ["は"], "a query of only particles is not reduced"),
      ("受付", .prefixQuery, ["受付", "=\(form)"], "the letters, and the term if it is finished"),
      ("東京タ", .prefixQuery, ["東京", "タ"], "words before the last one are terms"),
      ("東京で行っ", .prefixQuery, ["東京", "行っ", "=行く"], "the last word is not only a stem"),
      ("でんし", .prefixQuery, ["でんし"], "kana are not divided at random"),
      ("ＮＨ", .prefixQuery, ["nh"], "characters are folded"),
      ("", .prefixQuery, [], "nothing"),
      ("。", .prefixQuery, [], "a symbol"),
    ]
    for row in rows {
      #expect(try written(row.text, row.purpose) == row.expected, "\(row.text): \(row.why)")
    }
  }

  @Test func flagsArePurposes() {
    let rows: [(flags: Int, expected: FTS5Purpose)] = [
      (0x1, .query), (0x3, .prefixQuery), (0x4, .document), (0x8, .auxiliary), (0, .document),
      (0x2, .document),
    ]
    for row in rows { #expect(FTS5Purpose(flags: row.flags) == row.expected) }
  }

  @Test func rangesAreThoseOfTheText() throws {
    let text = "ＮＨＫは空港へ、\n行った。"
    let found = try tokenizer.tokens(in: text).map {
      String(decoding: Array(text.utf8)[$0.utf8Range], as: UTF8.self)
    }
    #expect(found == ["ＮＨＫ", "空港", "行っ"])
  }

  @Test func invalidBytesSeparateWords() throws {
    let bytes = Array("空港".utf8) + [0xFF] + Array("空港".utf8) + [0xE7, 0xA9]
    var found: [(String, Range<Int>)] = []
    try bytes.withUnsafeBufferPointer {
      try tokenizer.forEachToken(in: $0, purpose: .document) {
        found.append(($0.text, $0.utf8Range))
      }
    }
    #expect(found.prefix(2).map(\.0) == ["空港", "空港"])
    #expect(found.prefix(2).map(\.1) == [0..<6, 7..<13])
  }

  @Test func rangesAreDisjoint() throws {
    var generator = SeededGenerator(seed: 8)
    var texts = ["㍿東京", "ﬁ𠮷ﬁ", "㈱㈱", "か\u{3099}", "🇯🇵㋀½", "ｶﾞﾞ"]
    for _ in 0..<500 { texts.append(RandomText.string(fragments: 20, using: &generator)) }
    for text in texts {
      var end = 0
      for token in try tokenizer.tokens(in: text) where !token.isColocated {
        #expect(token.utf8Range.lowerBound >= end, "\(text.debugDescription)")
        end = token.utf8Range.upperBound
      }
      #expect(end <= text.utf8.count)
    }
  }
}
