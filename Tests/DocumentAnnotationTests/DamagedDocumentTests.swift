import DocumentAnnotation
import Foundation
import JapaneseText
import Mutsu
import TestSupport
import Testing

/// Tests documents that are cut off or damaged, and all line ends and encodings: the output is the
/// input and insertions.
@Suite struct DamagedDocumentTests {
  private static let documents: [(format: DocumentFormat, text: String)] = [
    (
      .subRip,
      "1\n00:00:01,000 --> 00:00:02,000 X1:1\n（田中）<i>東京</i>へ\n-漢字（かんじ）{\\an8}\n\n2\n00:01,0 --> 00:02,0\n[音楽]大阪\n"
    ),
    (
      .webVTT,
      "WEBVTT\n\nNOTE 東京\n\n題\n00:01.000 --> 00:02.000 line:0\n<v 男>東<c.a>京</c>&amp;<ruby>山<rt>やま</ruby>\n<lang en>川</lang><00:01.500>海\n"
    ),
    (
      .ass,
      "[Script Info]\nTitle: 題\n[Events]\nFormat: Layer, Style, Text\nDialogue: 0,標準,東{\\i1}京\\N{\\p1}m 0{\\p0}へ,行く\n"
    ),
    (
      .ttml,
      "<tt xmlns='http://www.w3.org/ns/ttml' xmlns:s='http://www.w3.org/ns/ttml#styling'><body><p>東<span>京</span>&amp;<span s:ruby='container'><span s:ruby='base'>山</span></span></p></body></tt>"
    ),
    (.csv, "番号,氏名\n1,\"山田, \"\"太郎\"\"\n東京\"\n# 注\n2,漢字(かんじ)\\n{空}\n"),
    (.tsv, "見出し\t例文\n行く\t東京へ<b>行</b>く\n"),
    (.json, "{\"題\":\"東京\",\"a\":[1.5,true,{\"本文\":\"\\u6771京\\n\\ud83d\\ude00<b>山</b>\"}]}"),
    (.jsonLines, "{\"題\":\"東京\"}\n\n[\"山\",null]\n{\"a\":\"\\u5c71\"}\n"),
  ]

  private static let notations: [AnnotationOptions.Notation?] = [nil, .ruby]

  private func annotators(_ annotation: AnnotationOptions.Annotation = .furigana) throws
    -> [DocumentAnnotator]
  {
    try Self.notations.map {
      try DocumentAnnotator(
        tokenizer: Tokenizer.embedded(),
        options: AnnotationOptions(annotation: annotation, notation: $0))
    }
  }

  /// Checks that the insertions are in order, and that the document without them is the original.
  private func check(
    _ annotator: DocumentAnnotator, _ bytes: [UInt8], _ format: DocumentFormat,
    _ encoding: DocumentEncoding = .utf8
  ) throws {
    let result = try annotator.annotate(bytes, format: format, encoding: encoding)
    var original: [UInt8] = []
    var (position, end) = (0, 0)
    for edit in result.edits {
      #expect(
        edit.range.isEmpty && edit.range.lowerBound >= end && edit.range.upperBound <= bytes.count)
      end = edit.range.lowerBound
    }
    if encoding == .utf8 {
      var offset = 0
      for edit in result.edits {
        let length = edit.range.lowerBound - offset
        original += result.bytes[position..<position + length]
        position += length + edit.text.utf8.count
        offset = edit.range.lowerBound
      }
      original += result.bytes[position...]
      #expect(original == bytes, "\(format)")
    }
    guard annotator.options.notation == .ruby, format != .text else { return }
    // The quotation marks of an insertion end an attribute value that has no end.
    if format == .ttml, bytes.contains(UInt8(ascii: "\"")) { return }
    let removed = try annotator.removingAnnotations(
      from: result.bytes, format: format, encoding: encoding)
    let isRestored = removed.bytes == bytes
    #expect(isRestored, "\(format) \(encoding) \(result.text)")
  }

  @Test func truncations() throws {
    for annotator in try annotators() {
      for (format, text) in Self.documents {
        let bytes = Array(text.utf8)
        for length in 0...bytes.count { try check(annotator, Array(bytes.prefix(length)), format) }
      }
    }
  }

  @Test func changedBytes() throws {
    var random = SeededGenerator(seed: 282)
    let syntax = Array("\"\\{}[]<>&;:,-|\n\r\t #0a/".utf8) + [0, 0x80, 0xE3, 0xFF, 0xEF, 0xBC]
    let annotators = try annotators()
    for number in 0..<2000 {
      let (format, text) = Self.documents[number % Self.documents.count]
      var bytes = Array(text.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let offset = Int.random(in: 0..<bytes.count, using: &random)
        let byte = syntax.randomElement(using: &random) ?? 0
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[offset] = byte
        case 1: bytes.insert(byte, at: offset)
        default: bytes.remove(at: offset)
        }
      }
      try check(annotators[number / Self.documents.count % 2], bytes, format)
    }
  }

  @Test func documentsOfAnotherFormat() throws {
    for annotator in try annotators() {
      for (_, text) in Self.documents {
        for format in DocumentFormat.allCases where format != .epub && format != .docx {
          try check(annotator, Array(text.utf8), format)
        }
      }
    }
  }

  @Test func lineEndsAndEncodings() throws {
    let encodings: [(encoding: DocumentEncoding, foundation: String.Encoding)] = [
      (.utf8, .utf8), (.utf16LittleEndian, .utf16LittleEndian),
      (.utf16BigEndian, .utf16BigEndian), (.shiftJIS, .shiftJIS), (.iso2022JP, .iso2022JP),
    ]
    for (format, text) in Self.documents {
      let expected = try AnnotatedText(format)(text)
      for lineEnd in ["\n", "\r\n", "\r"] {
        for (encoding, foundation) in encodings {
          let changed = text.replacing("\n", with: lineEnd)
          let bytes = try #require(changed.data(using: foundation))
          for annotator in try annotators() {
            try check(annotator, Array(bytes), format, encoding)
          }
          let result = try annotators()[0].annotate(
            Array(bytes), format: format, encoding: encoding)
          // Encodings without the word joiner have other brackets.
          let text = result.text.replacing("〔", with: "（").replacing("〕", with: "\u{2060}）")
          #expect(
            text == expected.replacing("\n", with: lineEnd),
            "\(format) \(encoding) \(lineEnd.debugDescription)")
        }
      }
    }
  }

  @Test func otherAnnotationsOfDamagedDocuments() throws {
    var random = SeededGenerator(seed: 283)
    for annotation in [AnnotationOptions.Annotation.romaji, .words, .phrases] {
      let annotators = try annotators(annotation)
      for (format, text) in Self.documents {
        var bytes = Array(text.utf8)
        for _ in 0..<20 {
          bytes.swapAt(
            Int.random(in: 0..<bytes.count, using: &random),
            Int.random(in: 0..<bytes.count, using: &random))
          let result = try annotators[0].annotate(bytes, format: format, encoding: .utf8)
          #expect(result.edits.allSatisfy { $0.range.isEmpty })
          #expect(
            result.bytes.count == bytes.count + result.edits.reduce(0) { $0 + $1.text.utf8.count })
        }
      }
    }
  }

  /// A quotation mark that an insertion would supply must not end an author's tag.
  @Test func theRestOfATagWithoutAnEndStays() throws {
    let rows: [(text: String, annotated: Int, why: String)] = [
      ("<p>東京</p><p class=\"a>東京</p><p>大阪</p>", 1, "a quote that never ends"),
      ("<p>東京</p><p class='a>東京</p><p title=\"b\">大阪</p>", 1, "the other one"),
      ("<p>東京</p></p id=\"a>東京</p>", 1, "in an end tag"),
      ("<p>東京</p><p class=a", 1, "a tag that the document ends"),
      ("<p>東京</p><!-- <p>大阪</p>", 1, "a comment"),
    ]
    for format in [DocumentFormat.html, .xhtml] {
      for row in rows {
        let annotator = DocumentAnnotator(tokenizer: try Tokenizer.embedded())
        let bytes = Array(row.text.utf8)
        let result = try annotator.annotate(bytes, format: format)
        #expect(result.counts.annotated == row.annotated, "\(format), \(row.why)")
        #expect(result.counts.malformed == 1, "\(format), \(row.why)")
        try check(annotator, bytes, format)
      }
      let sound = Array("<p class=\"a>\">東京</p><!-- a -->".utf8)
      let counts = try DocumentAnnotator(tokenizer: Tokenizer.embedded())
        .annotate(sound, format: format).counts
      #expect(counts.malformed == 0 && counts.annotated == 1)
    }
  }

  /// Openings without ends, of which each could be searched for to the end of the document.
  @Test func unclosedSyntaxTakesLinearTime() throws {
    let rows: [(format: DocumentFormat, start: String, pattern: String)] = [
      (.subRip, "00:01,0 --> 00:02,0\n", "{\\a<b（か[か{\n"), (.subRip, "", "1\n00:01,0 -->\n"),
      (.subRip, "00:01,0 --> 00:02,0\n", "漢《｜"), (.webVTT, "WEBVTT\n\n", "00:01.000 --> \n<"),
      (.webVTT, "WEBVTT\n\n00:01.000 --> 00:02.000\n", "<ruby><rt><c>漢\n<"),
      (.webVTT, "WEBVTT\n\n00:01.000 --> 00:02.000\n", "&a<c>漢</i>\n"),
      (.ass, "[Events]\nFormat: Text\nDialogue: ", "{\\p漢\\N（"),
      (.ass, "[Events]\n", "Dialogue: ,,,,,,,{\n"), (.ttml, "<tt><p>", "<span ruby='container'>漢"),
      (.csv, "", "\"漢,{[<a\\n\n"), (.csv, "\"", "\"\"漢\\n/あ:\\"), (.tsv, "", "漢\t\"{"),
      (.json, "", "[\"漢\","), (.json, "", "{\"a\":"), (.json, "[\"", "\\u6f22{<a（"),
      (.jsonLines, "", "[\"漢\n"), (.jsonLines, "[", "[\"漢\"],"),
    ]
    for (format, start, pattern) in rows {
      let annotator = try DocumentAnnotator(
        tokenizer: Tokenizer.embedded(),
        options: AnnotationOptions(fields: FieldSelection(keys: format.isTable ? [] : ["a.b"])))
      func time(_ count: Int) throws -> Duration {
        let bytes = Array((start + String(repeating: pattern, count: count)).utf8)
        return try ContinuousClock().measure {
          _ = try annotator.annotate(bytes, format: format, encoding: .utf8)
        }
      }
      _ = try time(10)
      let (small, large) = (try time(1500), try time(15_000))
      #expect(large < small * 40 + .milliseconds(300), "\(format) \(pattern): \(small), \(large)")
    }
  }
}

extension DocumentFormat {
  fileprivate var isTable: Bool { self == .csv || self == .tsv }
}
