import Mutsu
import Testing

@Suite struct StringWrappingTests {
  @Test func linesAreWrappedBetweenPhrases() {
    let rows: [(text: String, columns: Int, expected: [Substring], why: String)] = [
      ("東京特許許可局へ行きました。", 16, ["東京特許許可局へ", "行きました。"], "phrases"),
      ("「東京へ行く」と言った。", 10, ["「東京へ", "行く」と", "言った。"], "with their marks"),
      ("", 10, [], "no text, no lines"),
      ("短い。", 10, ["短い。"], "one line"),
      ("一\n二\r\n三", 10, ["一", "二", "三"], "line separators"),
      ("foo  bar", 5, ["foo", "bar"], "spaces at the ends of lines"),
      ("漢字", 0, ["漢", "字"], "a width below 1 counts as 1"),
      ("か\u{3099}👩‍👩‍👧", 2, ["か\u{3099}", "👩‍👩‍👧"], "Characters are wholes"),
      ("ภาษาไทย", 5, ["ภาษา", "ไทย"], "Thai by ICU's dictionary"),
    ]
    for row in rows {
      #expect(row.text.wrapped(to: row.columns) == row.expected, "\(row.why)")
    }
  }

  @Test func linesArePartsOfTheText() {
    let text = "吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。"
    for columns in 1...80 {
      let lines = text.wrapped(to: columns)
      #expect(lines.joined() == text)
      var index = text.startIndex
      for line in lines {
        #expect(line.startIndex == index && line.base == text)
        index = line.endIndex
      }
      let measure = TerminalColumns(ambiguous: .wide)
      #expect(lines.allSatisfy { measure.width(of: $0) <= max(columns, 2) })
    }
  }

  @Test func wrappingIsStable() {
    let text = "国境の長いトンネルを抜けると雪国であった。夜の底が白くなった。"
    for columns in stride(from: 4, through: 60, by: 4) {
      for line in text.wrapped(to: columns) {
        #expect(String(line).wrapped(to: columns) == [line])
      }
    }
  }

  @Test func boundariesOfAText() throws {
    let tokenizer = try Tokenizer.embedded()
    let boundaries = TextBoundaries(of: "東京へ行きました。ภาษาไทย", tokenizer: tokenizer)
    #expect(boundaries.phrases.prefix(2) == [0, 9])
    #expect(boundaries.words.contains(6))
    #expect(boundaries.complexContext == [27, 39])
    #expect(TextBoundaries(of: "東京へ", tokenizer: nil) == .none)
  }
}
