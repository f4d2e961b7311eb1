import DocumentAnnotation
import Testing

/// Tests annotations of ASS and SSA scripts: fields, overrides and what is not text.
@Suite struct ScriptTests {
  private let annotated = AnnotatedText(.ass)

  private static func line(_ text: String, style: String = "標準") -> String {
    "[Events]\nDialogue: 0,0:00:01.00,0:00:03.50,\(style),船長,0,0,0,,\(text)\n"
  }

  @Test func texts() throws {
    let rows: [(text: String, expected: String, why: String)] = [
      ("東京へ", "東京（とうきょう）へ", "text"), ("東京,大阪", "東京（とうきょう）,大阪（おおさか）", "a comma"),
      ("", "", "nothing"), ("{東京}", "{東京}", "a note"),
      ("東{\\i1}京{\\i0}へ", "東{\\i1}京（とうきょう）{\\i0}へ", "an override inside a word"),
      ("東\\N京へ", "東\\N京（とうきょう）へ", "a line end inside a word"),
      ("東京\\n-大阪", "東京（とうきょう）\\n-大阪（おおさか）", "a soft line end"),
      ("人\\h間", "人（ひと）\\h間（かん）", "a hard space"),
      ("{\\p1}m 0 0 東京{\\p0}京都", "{\\p1}m 0 0 東京{\\p0}京都（きょうと）", "a drawing"),
      ("{\\pos(1,2)}東京", "{\\pos(1,2)}東京（とうきょう）", "a position is not one"),
      ("{\\an7\\p2\\b1}東京", "{\\an7\\p2\\b1}東京", "a drawing to the end"),
      ("{\\k20}海{\\k30}鳴{\\k15}り", "{\\k20}海{\\k30}鳴（うみな）{\\k15}り", "karaoke"),
      ("{\\k20}漢|かん{\\k30}字|じ", "{\\k20}漢|かん{\\k30}字|じ", "karaoke with readings"),
      ("{\\K20}漢｜かん", "{\\K20}漢｜かん", "with a fullwidth bar"),
      ("{東京", "{東京（とうきょう）", "a brace without an end"),
      ("東京}大阪", "東京（とうきょう）}大阪（おおさか）", "one without a start"),
      ("師匠（ししょう）の", "師匠（ししょう）の", "a reading"),
      ("<i>東京</i>", "<i>東京（とうきょう）</i>", "tags are text"),
      ("昔話{メモ}を", "昔話（むかしばなし）{メモ}を", "a note after a word"),
    ]
    for row in rows {
      let result = try annotated(Self.line(row.text))
      #expect(result == Self.line(row.expected), "\(row.why)")
      #expect(try annotated(result) == result, "again: \(row.why)")
    }
    for style in ["Furigana", "標準ルビ", "ED-furigana"] {
      #expect(try annotated(Self.line("東京", style: style)) == Self.line("東京", style: style))
    }
  }

  @Test func structure() throws {
    let rows: [(text: String, count: Int, malformed: Int, why: String)] = [
      ("", 0, 0, "nothing"), ("Dialogue: 0,1,2,東京", 0, 0, "no section"),
      ("[Events]\nDialogue: 東京", 0, 1, "too few fields"),
      ("[Events]\nFormat: Text\nDialogue: 東京,大阪", 2, 0, "one field"),
      ("[Events]\nFormat: Text, Style\nDialogue: 東京,大阪,標準", 2, 0, "the text first"),
      ("[Events]\nFormat: Text, Style\nDialogue: 東京,ルビ", 0, 0, "a style for readings"),
      ("[Events]\nFormat: Start, text , Name\nDialogue: 東京,大阪,標準", 1, 0, "in the middle"),
      ("[EVENTS]\nformat:TEXT\ndialogue:東京", 1, 0, "letter case"),
      ("[Events]\nFormat: Start, End\nDialogue: 東京,大阪", 0, 1, "no text"),
      ("[Events]\nFormat: Text\nComment: 東京\n; 東京\nDialogue: 大阪", 1, 0, "comments"),
      ("[Events]\nFormat: Text\n[Fonts]\nDialogue: 東京", 0, 0, "another section"),
      ("[V4 Styles]\nFormat: Text\n[Events]\nDialogue: 0,1,2,s,n,0,0,0,,東京", 1, 0, "formats"),
      ("[Events]\r\nFormat: Text\r\nDialogue: 東京\r\n", 1, 0, "CRLF"),
      ("[Events]\rFormat: Text\rDialogue: 東京\r", 1, 0, "CR"),
    ]
    for row in rows {
      let counts = try annotated.document(row.text).counts
      #expect(counts.annotated == row.count, "\(row.why)")
      #expect(counts.malformed == row.malformed, "\(row.why)")
    }
  }

  @Test func bracesAreReserved() throws {
    let document = try AnnotatedText(.ass) { $0.notation = .denden }.document(Self.line("東京"))
    #expect(document.text == Self.line("東京"), "an override would hide the word")
    #expect(document.counts.notWritable == 1 && document.counts.annotated == 0)
  }
}
