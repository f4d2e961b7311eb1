import TestSupport
import Testing

@testable import DocumentAnnotation

/// Tests the tags of WebVTT cues (WebVTT, section 6.4), and how they nest.
@Suite struct CueTagTests {
  private func tag(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { buffer in
      let tag = CueTag(in: buffer, at: 0, limit: buffer.count)
      return [
        "\(tag.kind) \(tag.element)", String(decoding: buffer[tag.classes], as: UTF8.self),
        String(decoding: buffer[tag.annotation], as: UTF8.self),
        "\(tag.range.upperBound)\(tag.isClosed ? "" : "!")",
      ]
    }
  }

  @Test func tags() {
    let rows: [(text: String, expected: [String], why: String)] = [
      ("<c>x", ["start classSpan", "", "", "3"], "a class span without classes"),
      ("<c.a>", ["start classSpan", "a", "", "5"], "a class"),
      ("<c.a.b x>", ["start classSpan", "a.b", "x", "9"], "two and an annotation"),
      ("<i>", ["start italic", "", "", "3"], "italics"),
      ("<b>", ["start bold", "", "", "3"], "bold"),
      ("<u>", ["start underline", "", "", "3"], "underline"),
      ("<v>", ["start voice", "", "", "3"], "voice"),
      ("<v.loud 東 京>", ["start voice", "loud", "東 京", "16"], "a voice with a class"),
      ("<v\t東>", ["start voice", "", "東", "7"], "a tab"),
      ("<v\n東>", ["start voice", "", "東", "7"], "a line end"),
      ("<lang ja>", ["start language", "", "ja", "9"], "a language"),
      ("<ruby>", ["start ruby", "", "", "6"], "ruby"),
      ("<rt>", ["start rubyText", "", "", "4"], "rt"),
      ("</c>", ["end classSpan", "", "", "4"], "an end tag"),
      ("</>", ["end other", "", "", "3"], "without a name"),
      ("</c.a>", ["end classSpan", "a", "", "6"], "with a class"),
      ("<>", ["empty other", "", "", "2"], "nothing"),
      ("<00:01.500>", ["empty other", "500", "", "11"], "a time"),
      ("<C>", ["empty other", "", "", "3"], "case"),
      ("<東京>", ["empty other", "", "", "8"], "an unknown name"),
      ("<rtx>", ["empty other", "", "", "5"], "a longer one"),
      ("<c..a>", ["start classSpan", ".a", "", "6"], "an empty class"),
      ("<.c>", ["empty other", "c", "", "4"], "no name"),
      ("< c>", ["empty other", "", "c", "4"], "a space first"),
      ("<c", ["start classSpan", "", "", "2!"], "no end"),
      ("<", ["empty other", "", "", "1!"], "only the start"),
      ("</", ["end other", "", "", "2!"], "of an end tag"),
      ("<c a<b>", ["start classSpan", "", "a<b", "7"], "a less-than sign in an annotation"),
    ]
    for row in rows { #expect(tag(row.text) == row.expected, "\(row.why)") }
  }

  @Test func languages() {
    let rows: [(text: String, expected: ContentLanguage)] = [
      ("<lang ja>", .japanese), ("<lang  ja-JP >", .japanese), ("<lang\tja>", .japanese),
      ("<lang>", .unknown),
      ("<lang en>", .other), ("<lang.a ja>", .japanese),
    ]
    for row in rows {
      let bytes = Array(row.text.utf8)
      bytes.withUnsafeBufferPointer {
        #expect(CueTag(in: $0, at: 0, limit: $0.count).language($0) == row.expected, "\(row.text)")
      }
    }
  }

  /// Reads a cue, and returns the kinds of its tags, its given readings and whether its end is in
  /// another language.
  private func read(_ text: String) -> (kinds: String, readings: [String], isOther: Bool) {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { buffer in
      var (elements, passage, offset) = (CueElements(), Passage(), 0)
      while offset < buffer.count {
        if buffer[offset] == UInt8(ascii: "<") {
          let tag = CueTag(in: buffer, at: offset, limit: buffer.count)
          elements.readTag(tag, in: &passage, buffer)
          offset = tag.range.upperBound
        } else {
          let end = buffer[offset...].firstIndex(of: UInt8(ascii: "<")) ?? buffer.count
          if elements.ruby.isAnnotation {
            elements.ruby.append(buffer[offset..<end])
          } else {
            passage.append(buffer, offset..<end, isWritable: true)
          }
          offset = end
        }
      }
      let kinds = passage.tags.map { tag in
        switch tag.kind {
        case .start: "("
        case .end: ")"
        case .empty: "-"
        case .division: "|"
        }
      }
      return (kinds.joined(), passage.givenReadings.map(\.reading), elements.isOtherLanguage)
    }
  }

  @Test func nesting() {
    let rows: [(text: String, kinds: String, readings: [String], why: String)] = [
      ("<b>東</b>", "()", [], "an element"), ("<b><i>東</i></b>", "(())", [], "nested"),
      ("<b><i>東</b></i>", "((-)", [], "only the last element ends"),
      ("東</b>", "-", [], "no start tag"),
      ("<00:01.000>東<x>京</x>", "---", [], "times and unknown names"),
      ("<b>東<i", "(-", [], "no end"),
      ("<ruby>東<rt>とう</rt></ruby>", "(())", ["とう"], "ruby"),
      ("<ruby>東<rt>とう</ruby>", "(()", ["とう"], "the end of ruby ends rt"),
      ("<rt>東</rt>", "--", [], "rt outside of ruby"),
      (
        "<ruby><b>東<rt>とう</rt></b></ruby>", "((--))", [],
        "rt in another element"
      ),
      ("<ruby>東<rt>とう<rt>京</ruby>", "((-)", ["とう京"], "rt in rt is ignored"),
      ("<ruby>東<rt>とう</rt>京<rt>きょう</rt></ruby>", "(()())", ["とう", "きょう"], "two bases"),
    ]
    for row in rows {
      let result = read(row.text)
      #expect(result.kinds == row.kinds, "\(row.why)")
      #expect(result.readings == row.readings.filter(\.isKanaReading), "\(row.why)")
    }
  }

  @Test func languagesOfElements() {
    for (text, isOther) in [
      ("<lang en>a", true), ("<lang en>a</lang>b", false), ("<lang ja>a", false),
      ("<lang en><b>a", true), ("<lang en><lang ja>a", false),
      ("<lang en><lang ja>a</lang>b", true),
      ("<lang en>a</b>", true), ("<lang en", false),
    ] { #expect(read(text).isOther == isOther, "\(text)") }
  }

  @Test func removalsAreInOrder() {
    let fragments = [
      "<ruby.jptok>", "<ruby>", "</ruby>", "<rt>", "</rt>", "<c.jptok>", "</c>", " ", "東", "<b>",
      "\n",
      "\u{200B}",
    ]
    var random = SeededGenerator(seed: 64)
    for _ in 0..<5000 {
      let text =
        "WEBVTT\n\n00:01.000 --> 00:02.000\n"
        + (0..<Int.random(in: 0...12, using: &random)).map { _ in
          fragments.randomElement(using: &random) ?? ""
        }.joined()
      let bytes = Array(text.utf8)
      bytes.withUnsafeBufferPointer { buffer in
        var remover = CueAnnotationRemover(buffer, className: "jptok")
        var last = 0
        for edit in remover.removals() {
          #expect(edit.range.lowerBound >= last && edit.range.upperBound <= buffer.count, "\(text)")
          last = edit.range.upperBound
        }
      }
    }
  }

  @Test func readingsWithoutEndTags() throws {
    let annotated = AnnotatedText(.webVTT)
    let head = "WEBVTT\n\n00:01.000 --> 00:02.000\n"
    #expect(
      try annotated.removed(head + "<ruby.jptok>東京<rt>とうきょう</ruby>へ<ruby.jptok>行<rt>い</rt></ruby>く")
        == head + "東京へ行く", "a reading whose end tag is omitted is removed too")
  }
}
