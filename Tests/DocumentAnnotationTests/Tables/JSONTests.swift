import DocumentAnnotation
import Foundation
import JapaneseText
import Mutsu
import Testing

/// Tests annotations of JSON and JSON Lines: strings, escapes, selected keys.
@Suite struct JSONTests {
  private let annotated = AnnotatedText(.json)
  private let lines = AnnotatedText(.jsonLines)

  @Test func strings() throws {
    let rows: [(text: String, expected: String, why: String)] = [
      ("", "", "nothing"), ("\"東京\"", "\"東京[とうきょう]\"", "a string"),
      ("{\"東京\":\"大阪\"}", "{\"東京\":\"大阪[おおさか]\"}", "a key"),
      ("[\"東京\",[\"大阪\"],{}]", "[\"東京[とうきょう]\",[\"大阪[おおさか]\"],{}]", "arrays"),
      ("{\"a\":\"東\",\"a\":\"京\"}", "{\"a\":\"東[ひがし]\",\"a\":\"京[きょう]\"}", "a key twice"),
      ("[1.0e0,-2,true,null,\"東京\"]", "[1.0e0,-2,true,null,\"東京[とうきょう]\"]", "other values"),
      ("\u{FEFF} {\"a\" : \"東京\"} ", "\u{FEFF} {\"a\" : \"東京[とうきょう]\"} ", "a byte order mark"),
      ("[\"東\\u4eac\"]", "[\"東\\u4eac\"]", "an escape where others write the character"),
      (
        "[\"\\u6771\\u4eac\"]", "[\"\\u6771\\u4eac[\\u3068\\u3046\\u304d\\u3087\\u3046]\"]",
        "escapes only"
      ),
      (
        "[\"\\u6771\\u4EAC\\u3078\"]",
        "[\"\\u6771\\u4EAC[\\u3068\\u3046\\u304d\\u3087\\u3046]\\u3078\"]",
        "in upper case"
      ),
      (
        #"["\ud842\udfb7\u91ce\u5bb6"]"#,
        #"["\ud842\udfb7\u91ce\u5bb6[\u3088\u3057\u306e\u3084]"]"#, "a surrogate pair"
      ),
      ("[\"東\\n京\"]", "[\"東[ひがし]\\n京[きょう]\"]", "a line end"),
      ("[\"\\\"東京\\\"\\/\\\\\"]", "[\"\\\"東京[とうきょう]\\\"\\/\\\\\"]", "escaped quotation marks"),
      ("[\"片\\ud83d\\ud83dへ\"]", "[\"片[へん]\\ud83d\\ud83dへ\"]", "lone surrogates"),
      ("[\"東<b>京</b>へ\"]", "[\"東<b>京</b>[とうきょう]へ\"]", "tags"),
      ("[\"<a t=\\\"東\\\">京</a>\"]", "[\"<a t=\\\"東\\\">京[きょう]</a>\"]", "an attribute"),
      ("[\"{東京}%d日${大阪}\"]", "[\"{東京}%d日[にち]${大阪}\"]", "placeholders"),
      ("[\"C:\\\\東京\\\\大阪\"]", "[\"C:\\\\東京\\\\大阪\"]", "a path"),
      ("[\"漢字（かんじ）\"]", "[\"漢字（かんじ）\"]", "a reading"),
      ("{\"a\":\"東京\"}{\"a\":\"大阪\"}", "{\"a\":\"東京[とうきょう]\"}{\"a\":\"大阪[おおさか]\"}", "two values"),
    ]
    for row in rows {
      let result = try annotated(row.text)
      #expect(result == row.expected, "\(row.why)")
      #expect(try annotated(result) == result, "again: \(row.why)")
    }
  }

  @Test func malformed() throws {
    let rows: [(text: String, expected: String, why: String)] = [
      ("[\"東京\" \"大阪\"]", "[\"東京[とうきょう]\" \"大阪\"]", "no comma"),
      ("[\"東京\",]", "[\"東京[とうきょう]\",]", "a comma at the end"),
      ("{\"東京\"}", "{\"東京\"}", "no value"), ("{\"a\" \"東京\"}", "{\"a\" \"東京\"}", "no colon"),
      ("{東京:\"大阪\"}", "{東京:\"大阪\"}", "a key without quotation marks"),
      ("[\"東京", "[\"東京", "a string without an end"), ("[\"東京\n\"]", "[\"東京\n\"]", "a line end"),
      ("[\"東京\\x\"]", "[\"東京\\x\"]", "an unknown escape"),
      ("[\"東京\\u12\"]", "[\"東京\\u12\"]", "a short one"),
      ("[\"東京\"}", "[\"東京[とうきょう]\"}", "another bracket"), ("]\"東京\"", "]\"東京\"", "no start"),
      ("['東京']", "['東京']", "apostrophes"), ("[\"東京\"", "[\"東京[とうきょう]\"", "no end"),
      ("// 東京\n[]", "// 東京\n[]", "a comment"), ("[tru,\"東京\"]", "[tru,\"東京\"]", "a literal"),
    ]
    for row in rows {
      let document = try annotated.document(row.text)
      #expect(document.text == row.expected, "\(row.why)")
      #expect(document.counts.malformed == 1, "\(row.why)")
    }
  }

  @Test func linesAreIndependent() throws {
    let text = "{\"a\":\"東京\"}\n{\"a\":\"東京\"\n\r\n  [\"大阪\"]\r{\"a\":\"東京\",}\n\"京都\""
    let document = try lines.document(text)
    #expect(
      document.text
        == "{\"a\":\"東京[とうきょう]\"}\n{\"a\":\"東京\"\n\r\n  [\"大阪[おおさか]\"]\r{\"a\":\"東京\",}\n\"京都[きょうと]\""
    )
    #expect(document.counts.malformed == 2, "a broken line is left alone as a whole")
  }

  @Test func selectedKeys() throws {
    let text =
      #"{"題":"東","評":{"本文":"京","著者":{"名":"山"},"札":["川",{"名":"海"}]},"a.b":"空","\u672c\u6587":"雪"}"#
    let rows: [(keys: [String], words: String, why: String)] = [
      ([], "東京山川海空雪", "all"), (["題"], "東", "a key"), (["本文"], "京雪", "at any depth, with escapes"),
      (["名"], "山海", "in an array"), (["札"], "川", "strings of an array"), (["著者.名"], "山", "a path"),
      (["評.著者.名"], "山", "a longer path"), (["著者"], "", "an object"),
      (["a.b"], "空", "a period in a key"),
      (["題", "札.名"], "東海", "two"), (["別"], "", "an unknown key"), ([""], "", "an empty key"),
    ]
    for row in rows {
      let annotated = AnnotatedText(.json) { $0.fields.keys = row.keys }
      let parts = try annotated(text).split(separator: "[").dropLast()
      let words = parts.compactMap(\.last).filter { "東京山川海空雪".contains($0) }
      #expect(String(words) == row.words, "\(row.why)")
    }
  }

  @Test func insertionsAreEscaped() throws {
    let ruby = AnnotatedText(.json) { $0.notation = .ruby }
    for text in ["[\"東京へ\"]", "[\"\\u6771\\u4eac\\u3078\"]"] {
      let result = try ruby(text)
      #expect(result.contains("<ruby class=jptok>"))
      #expect(try ruby.removed(result) == text)
      #expect(try ruby(result) == result)
      let value = try JSONSerialization.jsonObject(with: Data(result.utf8)) as? [String]
      #expect(value == ["<ruby class=jptok>東京<rt>とうきょう</rt></ruby>へ"])
    }
    let phrases = AnnotatedText(.json) { $0.annotation = .phrases }
    let text = try #require("[\"東京へ行く\"]".data(using: .shiftJIS))
    let result = try DocumentAnnotator(tokenizer: Tokenizer.embedded(), options: phrases.options)
      .annotate([UInt8](text), format: .json, encoding: .shiftJIS)
    #expect(result.text == "[\"東京へ\\u200b行く\"]", "a character that the encoding lacks")
  }

  @Test func depthIsNotLimited() throws {
    let depth = 300_000
    let text =
      String(repeating: "[", count: depth) + "\"東京\"" + String(repeating: "]", count: depth)
    let document = try annotated.document(text)
    #expect(document.counts.annotated == 1 && document.counts.malformed == 0)
    let objects = String(repeating: "{\"a\":", count: depth) + "\"東京\""
    let selected = AnnotatedText(.json) { $0.fields.keys = ["a"] }
    #expect(try selected.document(objects).counts.annotated == 1)
  }
}
