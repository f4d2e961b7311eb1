import TestSupport
import Testing

@testable import DocumentAnnotation

/// Tests the times of subtitles, and the ranges of the texts of cues.
@Suite struct SubtitleTimeTests {
  @Test func subRip() {
    let rows: [(line: String, expected: Bool, why: String)] = [
      ("00:00:01,000 --> 00:00:02,000", true, "hours"),
      ("00:01,000 --> 00:02,000", true, "minutes"),
      ("00:00:01.000 --> 00:00:02.000", true, "periods"), ("0:1 --> 0:2", true, "no fraction"),
      ("00:01,0-->00:02,0", true, "no spaces"), ("00:01,0 \t-->\t 00:02,0", true, "tabs"),
      ("00:01,0 --> 00:02,0 X1:40 Y1:60", true, "coordinates"),
      ("00:01,0 --> 00:02,0\tx", true, "a tab"),
      ("00:01,0 --> 00:02,0x", false, "text without a space"), ("1 --> 2", false, "seconds only"),
      ("1,0 --> 2,0", false, "with a fraction"), ("00:01, --> 00:02,0", false, "an empty fraction"),
      ("00:01,0 -> 00:02,0", false, "another arrow"),
      ("00:01,0 -- > 00:02,0", false, "a space in it"),
      ("00:01,0 -->", false, "no end"), ("--> 00:02,0", false, "no start"), ("", false, "nothing"),
      (":01,0 --> :02,0", false, "no minutes"), ("00:,0 --> 00:02,0", false, "no seconds"),
      ("0:0:0:1,0 --> 0:0:0:2,0", false, "four fields"), ("-0:01,0 --> 00:02,0", false, "a sign"),
      ("東 00:01,0 --> 00:02,0", false, "text before it"),
      ("００:01,0 --> 00:02,0", false, "wide digits"),
    ]
    for row in rows {
      let bytes = Array(row.line.utf8)
      bytes.withUnsafeBufferPointer {
        #expect(SubtitleTime.isTimeLine($0, 0..<$0.count) == row.expected, "\(row.why)")
      }
    }
    let bytes = Array("00:01,0 --> 00:02,0".utf8)
    bytes.withUnsafeBufferPointer {
      #expect(!SubtitleTime.isTimeLine($0, 0..<15), "the rest is outside of the line")
    }
  }

  /// The rows follow the steps of "collect a WebVTT timestamp" (section 6.3).
  @Test func webVTT() {
    let rows: [(time: String, expected: Bool, why: String)] = [
      ("00:00.000", true, "minutes"), ("00:00:00.000", true, "hours"),
      ("59:59.999", true, "the maximum"),
      ("60:00.000", false, "step 7: 60 are hours, after which minutes and seconds follow"),
      ("60:00:00.000", true, "hours may be greater"),
      ("1:00:00.000", true, "step 7: one digit is hours"),
      ("1:00.000", false, "after which minutes and seconds follow"),
      ("100:00:00.000", true, "three digits"),
      ("00:60.000", false, "step 17: 60 seconds"), ("00:60:00.000", false, "60 minutes"),
      ("00:00:60.000", false, "with hours"), ("00:0.000", false, "step 10: one digit of seconds"),
      ("00:000.000", false, "three digits"), ("00:00:0.000", false, "with hours"),
      ("00:00.00", false, "step 15: two digits of the fraction"), ("00:00.0000", false, "four"),
      ("00:00", false, "step 13: no fraction"), ("00:00,000", false, "a comma"),
      ("00:00.", false, "no digits"),
      ("00.000", false, "step 8: seconds only"), (":00.000", false, "step 4: no digit"),
      ("::00.000", false, "no digits at all"), (".000", false, "only a fraction"),
      ("00:00:00:00.000", false, "four fields"), ("", false, "nothing"), ("00:", false, "cut off"),
      ("99999999999999999999:00:00.000", true, "more hours than an integer has"),
    ]
    for row in rows {
      for line in [
        "\(row.time) --> 00:02.000", "00:00.000-->\(row.time)", "\t00:00.000 --> \(row.time) a:b",
      ] {
        let bytes = Array(line.utf8)
        bytes.withUnsafeBufferPointer {
          #expect(WebVTTCues.isTimeLine($0, 0..<$0.count) == row.expected, "\(row.why): \(line)")
        }
      }
    }
  }

  private func texts<Source: CueSource>(_: Source.Type, _ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { buffer in
      var cues = Source(buffer)
      var texts: [String] = []
      while let range = cues.next() { texts.append(String(decoding: buffer[range], as: UTF8.self)) }
      return texts + (cues.malformedCount > 0 ? ["!\(cues.malformedCount)"] : [])
    }
  }

  @Test func textsOfSubRip() {
    let time = "00:01,0 --> 00:02,0"
    let rows: [(text: String, expected: [String], why: String)] = [
      ("", [], "nothing"), ("1\n\(time)\n", [], "a cue without text"),
      ("1\n\(time)\na", ["a"], "text"),
      ("1\n\(time)\na\n b \n\n", ["a\n b "], "two lines with their spaces"),
      ("\(time)\na\n\(time)\nb", ["a", "b"], "no numbers and no empty line"),
      ("1\r\n\(time)\r\na\r\n\r\n2\r\n\(time)\r\nb", ["a", "b"], "CRLF"),
      ("1\n\(time)\na\n\nb", ["a", "b"], "an empty line inside a cue"),
      ("1\n\(time)\na\n \t\n2\n\(time)\nb", ["a", "b"], "a line of spaces is empty"),
      ("1\n\(time)\n2\n\n2\n\(time)\nb", ["2", "b"], "a number that is text"),
      ("1\n\(time)\na\n\n2", ["a"], "a number after an empty line is not"),
      ("1\nx\n\(time)\na", ["a", "!1"], "text between the number and the times"),
      ("a\n\(time)\nb", ["b"], "text before the first cue"),
      ("1\n00:01 --> x\na", ["!1"], "no end"),
      ("00:01 --> x\na\n\n2\n\(time)\nb", ["b", "!1"], "the next cue is read"),
      ("1\n\(time)\na --> b", ["a --> b"], "an arrow in a text"),
      ("1\n\(time)\na\n\n-->\nb", ["a", "!1"], "at the start of a block"),
    ]
    for row in rows { #expect(texts(SubRipCues.self, row.text) == row.expected, "\(row.why)") }
  }

  @Test func textsOfWebVTT() {
    let time = "00:01.000 --> 00:02.000"
    let rows: [(text: String, expected: [String], why: String)] = [
      ("WEBVTT", [], "a signature"), ("WEBVTT\n\n\(time)", [], "a cue without text"),
      ("WEBVTT\n\n\(time)\na\nb\n\nc", ["a\nb"], "an empty line ends a cue"),
      ("WEBVTT\n\n\(time)\na\n \nb", ["a\n \nb"], "a line of spaces does not"),
      ("WEBVTT\r\n\r\n1\r\n\(time)\r\na", ["a"], "CRLF"),
      ("WEBVTT\n\n\(time)\n\na", [], "text after it"),
      ("WEBVTT\nx\n\(time)\na", ["a"], "a header that an arrow ends"),
      ("WEBVTT\n\nx\n\(time)\na\n\(time)\nb", ["a", "b"], "times end a cue"),
      ("WEBVTT\n\nNOTE a --> b\nc", ["!1"], "a comment has no arrow, section 4.1"),
      (
        "WEBVTT\n\n-->\na\n\n\(time)\nb", ["b", "!1"],
        "a cue without times"
      ),
    ]
    for row in rows { #expect(texts(WebVTTCues.self, row.text) == row.expected, "\(row.why)") }
  }

  @Test func textsOfScripts() {
    let rows: [(text: String, expected: [String], why: String)] = [
      ("[Events]\nDialogue: 0,1,2,S,,0,0,0,,a,b", ["a,b"], "no format: the usual one"),
      ("Dialogue: 0,1,2,S,,0,0,0,,a", [], "outside of the section"),
      ("[EVENTS]\nDIALOGUE:0,1,2,S,,0,0,0,,a", ["a"], "upper case"),
      ("[Events]\n[Fonts]\nDialogue: 0,1,2,S,,0,0,0,,a", [], "another section"),
      ("[Events]\nComment: 0,1,2,S,,0,0,0,,a", [], "a comment"),
      ("[Events]\nFormat: Text\nDialogue: a,b", [" a,b"], "one field"),
      ("[Events]\nFormat: Text, Style\nDialogue: a,b,S", [" a,b"], "the text is first"),
      ("[Events]\nFormat: X, Text, Y\nDialogue: x,a,b,y", ["a,b"], "in the middle"),
      ("[Events]\nFormat: X, Y\nDialogue: 0,1,2,S,,0,0,0,,a", ["a"], "a format without a text"),
      ("[Events]\nDialogue: 0,1,2", ["!1"], "too few fields"),
      ("[Events]\nDialogue: 0,1,2,S,,0,0,0,,", [], "no text"),
      ("[Events]\nFormat: X, Text, Y\nDialogue: x", ["!1"], "one field of three"),
      ("[Events]\nFormat: X, Text, Y\nDialogue: x,a", ["!1"], "two"),
      (
        "[Events]\nFormat: Text, Style\nDialogue: a,Ruby1", [],
        "a style for readings after the text"
      ),
      ("[Events]\nDialogue: 0,1,2,ふりがな,,0,0,0,,a", [], "before it"),
      ("[Events]\nDialogue: 0,1,2,S,,0,0,0,,{\\k20}漢|かん", [], "syllables with readings"),
      ("[Events]\nDialogue: 0,1,2,S,,0,0,0,,{\\k20}漢", ["{\\k20}漢"], "syllables"),
      ("[Events]\r\n \tDialogue: 0,1,2,S,,0,0,0,,a \r\n", ["a "], "spaces"),
      ("\u{FEFF}[Events]\nDialogue: 0,1,2,S,,0,0,0,,a", ["a"], "a byte order mark"),
    ]
    for row in rows { #expect(texts(ScriptEvents.self, row.text) == row.expected, "\(row.why)") }
  }

  @Test func rangesAreInOrder() {
    let fragments = [
      "00:01.000 --> 00:02.000", "\n", "\n", "\r\n", "東", "1", "NOTE", "-->", "WEBVTT", " ",
    ]
    var random = SeededGenerator(seed: 61)
    for _ in 0..<3000 {
      let text = (0..<Int.random(in: 0...16, using: &random)).map { _ in
        fragments.randomElement(using: &random) ?? ""
      }.joined()
      for parts in [texts(SubRipCues.self, text), texts(WebVTTCues.self, text)] {
        // The texts are parts of the document, one after another.
        var rest = text[...]
        for part in parts where !part.hasPrefix("!") {
          guard let range = rest.firstRange(of: part) else {
            Issue.record("\(text.debugDescription): \(parts)")
            break
          }
          rest = rest[range.upperBound...]
        }
      }
    }
  }
}
