import DocumentAnnotation
import Testing

/// Tests annotations of WebVTT: its blocks, the tags of its cues, and removal.
@Suite struct WebVTTTests {
  private let annotated = AnnotatedText(.webVTT)

  private static func cue(_ text: String) -> String {
    "WEBVTT\n\n00:01.000 --> 00:02.000\n\(text)\n"
  }

  /// Returns `{base|reading}` in place of inserted elements.
  private func short(_ text: String) -> String {
    text.replacing("<ruby.jptok>", with: "{").replacing("<rt>", with: "|")
      .replacing("</rt></ruby>", with: "}")
  }

  @Test func textsOfCues() throws {
    let rows: [(text: String, expected: String, why: String)] = [
      ("東京へ行く", "{東京|とうきょう}へ{行|い}く", "text"),
      ("東<c.強調>京</c>へ", "{東<c.強調>京</c>|とうきょう}へ", "a class span inside a word"),
      ("東<i>京へ</i>", "{東|とう}<i>{京|きょう}へ</i>", "an element with more than the word"),
      ("<v 東京>大阪", "<v 東京>{大阪|おおさか}", "a voice"),
      ("東\n京へ", "{東\n京|とうきょう}へ", "a line end"),
      ("人\n<v 男>間", "{人|ひと}\n<v 男>{間|あいだ}", "another voice"),
      ("<lang en>東京</lang>京都", "<lang en>東京</lang>{京都|きょうと}", "another language"),
      ("<lang ja-JP>東京</lang>", "<lang ja-JP>{東京|とうきょう}</lang>", "Japanese"),
      (
        "<lang en><lang ja>東京</lang>大阪</lang>", "<lang en><lang ja>{東京|とうきょう}</lang>大阪</lang>",
        "nested languages"
      ),
      ("東<00:01.500>京へ", "{東<00:01.500>京|とうきょう}へ", "a time"),
      ("東&lrm;京へ", "{東&lrm;京|とうきょう}へ", "an invisible character"),
      ("東&#20140;へ", "{東&#20140;|とうきょう}へ", "a character reference"),
      ("東京&nbsp;へ&amp", "{東京|とうきょう}&nbsp;へ&amp", "references"),
      ("<東京>京都", "<東京>{京都|きょうと}", "an unknown tag"),
      ("1<東京", "1<東京", "a tag without an end"),
      ("東京</i>へ", "{東京|とうきょう}</i>へ", "an end tag without a start tag"),
      ("師匠（ししょう）の", "師匠（ししょう）の", "a reading in parentheses"),
    ]
    for row in rows {
      let result = try annotated(Self.cue(row.text))
      #expect(short(result) == Self.cue(row.expected), "\(row.why)")
      #expect(try annotated(result) == result, "again: \(row.why)")
      #expect(try annotated.removed(result) == Self.cue(row.text), "removed: \(row.why)")
    }
  }

  @Test func authorsRuby() throws {
    for text in [
      "<ruby>岩漿<rt>マグマ</rt></ruby>", "<ruby>地震<rt>じしん</ruby>", "<ruby.大>東<rt>とう<rt>京</ruby>",
      "<ruby>東京</ruby>", "<ruby>東<b>京</b><rt>とう</rt></ruby>",
    ] {
      #expect(try annotated(Self.cue(text)) == Self.cue(text))
      #expect(try annotated.removed(Self.cue(text)) == Self.cue(text))
    }
    let after = try annotated(Self.cue("<ruby>地震<rt>じしん</ruby>が増える"))
    #expect(short(after).contains("が{増|ふ}える"))
    #expect(try annotated(Self.cue("<rt>東京</rt>")).contains("<ruby.jptok>"), "rt outside of ruby")
  }

  @Test func blocks() throws {
    let time = "00:01.000 --> 00:02.000"
    let rows: [(text: String, count: Int, malformed: Int, why: String)] = [
      ("", 0, 0, "nothing"), ("WEBVTT", 0, 0, "a signature"),
      ("WEBVTT 東京\n題: 東京\n\n\(time)\n東京", 1, 0, "a header"),
      ("\u{FEFF}WEBVTT\n\(time)\n東京", 1, 0, "a cue directly after the signature"),
      ("WEBVTT\n\nNOTE 東京\n大阪\n\n\(time)\n東京", 1, 0, "a note"),
      ("WEBVTT\n\nNOTE\n東京 --> 大阪\n京都\n\n\(time)\n東京", 1, 0, "with an arrow"),
      ("WEBVTT\n\nSTYLE\n::cue(.東京) {}\n\nREGION\nid:東京\n\n\(time)\n東京", 1, 0, "styles"),
      ("WEBVTT\n\n東京\n\(time)\n東京", 1, 0, "an identifier"),
      ("WEBVTT\n\n東京\n大阪\n\(time)\n東京", 1, 0, "two lines before the times"),
      ("WEBVTT\n\n\(time) region:東京\n東京", 1, 0, "settings"),
      ("WEBVTT\n\n\(time)\n東京\n\(time)\n大阪", 2, 0, "times end a cue"),
      ("WEBVTT\n\n\(time)\n東京\n大阪 --> 京都\n奈良", 1, 1, "an arrow ends a cue"),
      ("WEBVTT\n\n00:01,000 --> 00:02.000\n東京", 0, 1, "a comma"),
      ("WEBVTT\n\n0:00:01.000 --> 0:00:02.000\n東京", 1, 0, "one digit"),
      ("WEBVTT\n\n00:01.000 --> 60:02.000\n東京", 0, 1, "60 minutes"),
      ("WEBVTT\n\n100:00:01.000-->100:00:02.000\n東京", 1, 0, "three digits"),
      ("WEBVTT\r\r\(time)\r東京\r\r\(time)\r大阪", 2, 0, "CR"),
      ("\(time)\n東京", 1, 0, "no signature"),
    ]
    for row in rows {
      let counts = try annotated.document(row.text).counts
      #expect(counts.annotated == row.count, "\(row.why)")
      #expect(counts.malformed == row.malformed, "\(row.why)")
    }
  }

  @Test func separators() throws {
    let text = Self.cue("東京へ<i>行く</i>")
    for (annotation, separator) in [
      (AnnotationOptions.Annotation.words, "<c.jptok> </c>"), (.phrases, "<c.jptok>\u{200B}</c>"),
    ] {
      let annotated = AnnotatedText(.webVTT) { $0.annotation = annotation }
      let result = try annotated(text)
      #expect(result.contains("へ\(separator)<i>"))
      #expect(try annotated.removed(result) == text)
    }
    let author = Self.cue("<c.jptok>東京</c><c> </c>")
    #expect(try annotated.removed(author) == author, "an author's elements")
  }

  @Test func classNames() throws {
    for (name, start) in [
      ("読み", "<ruby.読み>"), ("a b", "<ruby>"), ("a.b", "<ruby>"), ("a<b", "<ruby>"), ("", "<ruby>"),
    ] {
      let annotated = AnnotatedText(.webVTT) { $0.ruby.className = name }
      #expect(try annotated(Self.cue("東京")).contains(start + "東京<rt>"), "\(name)")
    }
    let none = AnnotatedText(.webVTT) { $0.ruby = RubyMarkup(className: nil, hasParentheses: true) }
    #expect(try none(Self.cue("東京")) == Self.cue("<ruby>東京<rt>とうきょう</rt></ruby>"), "no rp")
  }
}
