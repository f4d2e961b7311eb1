import EmbeddedDictionary
import Testing
import TextFoundation

@testable import JapaneseText

/// Tests that old forms of kanji are mapped to modern ones.
@Suite struct ModernKanjiTests {
  private func modern(_ text: String) -> (text: String, isChanged: Bool) {
    var modern: [UInt8] = []
    let isChanged = withUTF8Bytes(of: text) { ModernKanji.modernize($0, into: &modern) }
    return (String(decoding: modern, as: UTF8.self), isChanged)
  }

  @Test func forms() {
    let rows: [(old: String, modern: String, why: String)] = [
      ("學校", "学校", "one kanji"), ("國會", "国会", "two"), ("東京へ學ぶ", "東京へ学ぶ", "among others"),
      ("𠮷學", "𠮷学", "after four bytes"), ("a學é", "a学é", "after one and before two"),
      ("學", "学", "alone"),
    ]
    for row in rows { #expect(modern(row.old) == (row.modern, true), "\(row.why)") }
    for text in ["", "学校", "東京へ。", "ABC", "ひらがな", "😀", "é", "한국어", "\u{FFFD}"] {
      #expect(modern(text) == ("", false), "\(text): nothing is written")
    }
  }

  @Test func pairsAreConsistent() {
    var olds: Set<Unicode.Scalar> = []
    var modernForms: Set<Unicode.Scalar> = []
    let pairs = ModernKanji.pairs.split(separator: " ")
    #expect(pairs.count > 350)
    for pair in pairs {
      let scalars = Array(pair.unicodeScalars)
      #expect(scalars.count == 2, "\(pair)")
      guard scalars.count == 2 else { continue }
      #expect(scalars[0] != scalars[1], "\(pair)")
      #expect(scalars.allSatisfy { UTF8.width($0) == 3 }, "another length: \(pair)")
      #expect(olds.insert(scalars[0]).inserted, "twice: \(pair)")
      modernForms.insert(scalars[1])
      #expect(modern(String(scalars[0])).text == String(scalars[1]), "\(pair)")
    }
    #expect(olds.isDisjoint(with: modernForms), "a modern form is another's old one")
  }

  /// Words in old forms are read like those in modern forms; the map refers to the source.
  @Test func oldFormsAreRead() throws {
    let tokenizer = try Tokenizer(dictionary: .directory(BundledDictionary.directory()))
    let rows = ["學校へ行く", "讀書する", "經濟を學ぶ", "鐵道に乘る", "應援する", "圖書館へ行く", "國會議事堂"]
    for old in rows {
      let modern = modern(old).text
      let (first, second) = (tokenizer.reading(of: old), tokenizer.reading(of: modern))
      #expect(first == second, "\(old): \(first.text), \(modern): \(second.text)")
    }
  }
}
