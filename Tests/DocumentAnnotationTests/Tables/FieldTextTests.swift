import Testing

@testable import DocumentAnnotation

/// Tests the texts of fields: lines, escapes, tags and what may be annotated.
@Suite struct FieldTextTests {
  /// Returns the passages, with text that may not be annotated in `<` and `>`.
  private func passages(_ text: String, _ syntax: FieldText.Syntax) -> [String] {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { buffer in
      var field = FieldText(buffer)
      field.read(0..<buffer.count, syntax)
      var result: [String] = []
      while field.next() {
        let passage = field.passage
        result.append(
          passage.spans.map { span in
            let text = String(decoding: passage.text[span.text], as: UTF8.self)
            return span.isWritable ? text : "<\(text)>"
          }.joined().replacing("><", with: ""))
      }
      let continues = field.next()
      #expect(!continues, "the end is final")
      return result
    }
  }

  @Test func cells() {
    let rows: [(text: String, plain: [String], quoted: [String], why: String)] = [
      ("", [], [], "nothing"), ("東", ["東"], ["東"], "text"),
      ("a\nb\r\nc", ["a", "b", "c"], ["a", "b", "c"], "lines"),
      ("\n\r\n", [], [], "empty lines"),
      ("a\"\"b", ["a\"\"b"], ["a\"b"], "a doubled quotation mark"),
      ("a\"b", ["a\"b"], ["a\"b"], "a single one"),
      ("\"\"東\"\"へ", ["\"\"東\"\"へ"], ["\"<東\">へ"], "a quotation"),
      ("a<b>c</b>", ["ac"], ["ac"], "tags"), ("a<br>b", ["a", "b"], ["a", "b"], "a line break"),
      ("a < b", ["a < b"], ["a < b"], "a less-than sign"),
      ("a\u{AD}b\u{200B}c\u{FEFF}", ["abc"], ["abc"], "invisible"),
      ("é—！", ["é—！"], ["é—！"], "characters with the same first bytes"),
      ("東\\n京へ", ["<東\\n京>へ"], ["<東\\n京>へ"], "a backslash"),
      ("{東}へ", ["<{東}>へ"], ["<{東}>へ"], "a placeholder"),
      ("<ruby>東<rt>とう</rt></ruby>へ", ["<東>へ"], ["<東>へ"], "ruby"),
      ("<ruby>東\n京<rt>とう\nきょう</ruby>へ", ["<東京>へ"], ["<東京>へ"], "lines in ruby"),
      ("<ruby>東<br>京</ruby>", ["<東京>"], ["<東京>"], "a line break in ruby"),
    ]
    for row in rows {
      #expect(passages(row.text, .plain) == row.plain, "\(row.why)")
      #expect(passages(row.text, .quoted) == row.quoted, "quoted: \(row.why)")
    }
  }

  @Test func json() {
    let rows: [(text: String, expected: [String], why: String)] = [
      (#"a\"b"#, ["a\"b"], "a quotation mark"), (#"a\nb\r\nc"#, ["a", "b", "c"], "line ends"),
      (#"a\tb"#, ["a\tb"], "a tab"),
      (#"\u6771\u4eac"#, ["東京"], "escapes"), (#"\ud842\udfb7"#, ["𠮷"], "a surrogate pair"),
      (#"a\u200Bb\u00ad"#, ["ab"], "invisible characters"), (#"a\/b"#, ["a/b"], "a slash"),
      (#"<a b=\"c\">東"#, ["東"], "an attribute"), (#"東\n"#, ["東"], "a line end at the end"),
      (#"a\u000ab"#, ["a", "b"], "as a code"),
      (#"<ruby>東\n京<rt>\u3068\u3046</rt></ruby>"#, ["<東\n京>"], "a line end in ruby"),
    ]
    for row in rows {
      #expect(passages(row.text, .json(annotatesEscapes: true)) == row.expected, "\(row.why)")
    }
    #expect(
      passages(#"\u6771京\""#, .json(annotatesEscapes: false)) == ["<東>京\""],
      "escapes are left alone")
  }

  @Test func fieldsAreIndependent() {
    let bytes = Array("<ruby>東,京<rt>,へ".utf8)
    bytes.withUnsafeBufferPointer { buffer in
      var field = FieldText(buffer)
      for (range, expected) in [(0..<9, false), (10..<13, true), (18..<21, true)] {
        field.read(range, .plain)
        #expect(field.next() && field.passage.isWritable == expected, "\(range)")
      }
      field.read(5..<5, .plain)
      let hasText = field.next()
      #expect(!hasText, "an empty field")
    }
  }
}
