import DocumentAnnotation
import Foundation
import JapaneseText
import Mutsu
import TestSupport
import Testing

/// Tests documents in every encoding: detection, insertions in the document's own bytes, removal.
@Suite struct EncodedDocumentTests {
  /// The encodings that Foundation has on Linux too; documents in EUC-JP are in `Documents`.
  private static let encodings: [(encoding: DocumentEncoding, foundation: String.Encoding)] = [
    (.utf8, .utf8), (.utf16LittleEndian, .utf16LittleEndian), (.utf16BigEndian, .utf16BigEndian),
    (.shiftJIS, .shiftJIS), (.iso2022JP, .iso2022JP),
  ]

  private static func bytes(_ text: String, _ encoding: String.Encoding) -> [UInt8]? {
    text.data(using: encoding).map { [UInt8]($0) }
  }

  private let annotator: DocumentAnnotator

  init() throws { annotator = DocumentAnnotator(tokenizer: try Tokenizer.embedded()) }

  @Test func insertionsInTheEncodingOfTheDocument() throws {
    let html = "<p>東京へ行く。A<br>食べ物 &amp; 東<b>京</b></p>\r\n"
    let expected = annotator.annotate(html: html).text
    #expect(expected.contains("<rt>とうきょう</rt>"))
    for (encoding, foundation) in Self.encodings {
      let original = try #require(Self.bytes(html, foundation))
      let result = try annotator.annotate(original, format: .html, encoding: encoding)
      let text = String(data: Data(result.bytes), encoding: foundation)
      #expect(text == expected, "\(encoding)")
      #expect(result.text == expected, "\(encoding)")
      #expect(
        try annotator.removingAnnotations(from: result.bytes, encoding: encoding).bytes == original)
    }
  }

  @Test func redundantEscapeSequencesStay() throws {
    // 山 and 川 in kanji mode; the set is selected again, or changed and changed back.
    let (kanji, ascii): ([UInt8], [UInt8]) = ([0x1B, 0x24, 0x42], [0x1B, 0x28, 0x42])
    let (mountain, river): ([UInt8], [UInt8]) = ([0x3B, 0x33], [0x40, 0x6E])
    let documents: [[UInt8]] = [
      kanji + mountain + [0x0A] + kanji + river + ascii, kanji + kanji + mountain + ascii,
      kanji + mountain + ascii + kanji + river + ascii + ascii,
      ascii + kanji + mountain + kanji + [0x0A] + kanji + kanji + river, kanji + mountain,
    ]
    for document in documents {
      for annotation in [AnnotationOptions.Annotation.furigana, .romaji] {
        let annotator = try DocumentAnnotator(
          tokenizer: Tokenizer.embedded(), options: AnnotationOptions(annotation: annotation))
        let annotated = try annotator.annotate(document, format: .html, encoding: .iso2022JP)
        #expect(annotated.counts.annotated > 0)
        #expect(
          try annotator.removingAnnotations(
            from: annotated.bytes, format: .html, encoding: .iso2022JP
          ).bytes == document, "\(document)")
      }
    }
  }

  @Test func detection() throws {
    let japanese = "<p>吾輩は猫である。名前はまだ無い。どこで生れたか頓と見當がつかぬ。"
    for (encoding, foundation) in Self.encodings {
      let text = try #require(Self.bytes(japanese, foundation))
      #expect(DocumentEncoding(detecting: text) == encoding, "by the characters")
    }
    let rows: [(bytes: [UInt8], encoding: DocumentEncoding, why: String)] = [
      ([], .utf8, "nothing"), (Array("abc".utf8), .utf8, "ASCII"),
      (Array("<p>0".utf8), .utf8, "ASCII with a byte that kana have in UTF-16"),
      ([0xEF, 0xBB, 0xBF, 0x61], .utf8, "a byte order mark"),
      ([0xFF, 0xFE, 0x61, 0x00], .utf16LittleEndian, "of UTF-16"),
      ([0xFE, 0xFF, 0x00, 0x61], .utf16BigEndian, "in the other order"),
      (Array("<meta charset=Shift_JIS>a".utf8), .shiftJIS, "a declaration"),
      (Array("<meta content='text/html; charset=euc-jp'>".utf8), .eucJP, "an old one"),
      (Array("<?xml version='1.0' encoding='EUC-JP'?>".utf8), .eucJP, "in XML"),
      (Array("<meta charset=shift_jis>東京".utf8), .utf8, "a wrong one"),
      (Array("<meta charset=utf-16>東京".utf8), .utf8, "UTF-16 in ASCII, 13.2.3.2"),
      (
        Array("<meta charset=utf-8>".utf8) + [0x93, 0x8C, 0x8B, 0x9E], .shiftJIS,
        "another wrong one"
      ),
      (Array("<meta charset=latin-7>".utf8), .utf8, "an unknown one"),
    ]
    for row in rows {
      #expect(DocumentEncoding(detecting: row.bytes) == row.encoding, "\(row.why)")
    }
    #expect(DocumentEncoding(label: "Windows-31J") == .shiftJIS)
    #expect(DocumentEncoding(label: "latin1") == nil)
  }

  /// Bytes of encodings that are not read stay, and what is inserted is ASCII.
  @Test func documentsInOtherEncodings() throws {
    let references = "&#x6771;&#20140;"
    let rows: [(label: String, bytes: [UInt8], isASCII: Bool, why: String)] = [
      ("iso-8859-1", [], true, "a label without such a byte"),
      ("windows-1252", [0x63, 0x61, 0x66, 0xE9, 0x20], true, "café"),
      ("koi8-r", [0xD2, 0xD5, 0xD3, 0xD3, 0xCB, 0xC9, 0xCA], true, "русский"),
      ("GB2312", [0xD6, 0xD0, 0xCE, 0xC4], true, "中文"),
      ("big5", [0xA4, 0xA4, 0xA4, 0xE5], false, "中文, which EUC-JP reads as kana"),
      ("us-ascii", [], true, "ASCII"), ("x-unknown", [], false, "an unknown label"),
      ("latin1", Array("そうです".utf8), false, "UTF-8 after all"),
      ("iso-8859-1", [0x82, 0xBB, 0x82, 0xA4, 0x82, 0xC5], false, "そうで in Shift_JIS"),
    ]
    for row in rows {
      let head = Array("<meta charset=\"\(row.label)\"><p>\(references)".utf8)
      let original = head + row.bytes + Array("</p>".utf8)
      let result = try annotator.annotate(original)
      #expect((result.encoding == .ascii) == row.isASCII, "\(row.why)")
      #expect(result.counts.annotated == 1, "\(row.why)")
      #expect(try annotator.removingAnnotations(from: result.bytes).bytes == original, "\(row.why)")
      guard row.isASCII else { continue }
      #expect(result.bytes.count { $0 >= 0x80 } == row.bytes.count { $0 >= 0x80 }, "\(row.why)")
      let reading = "<rt>&#x3068;&#x3046;&#x304D;&#x3087;&#x3046;</rt>"
      #expect(result.text.contains(references + reading), "\(row.why)")
    }
    // Text without references has nothing that could be inserted.
    let text = try annotator.annotate([0xD6, 0xD0], format: .text, encoding: .ascii)
    #expect(text.bytes == [0xD6, 0xD0] && text.counts.annotated == 0)
    for annotation in AnnotationOptions.Annotation.allCases where annotation != .none {
      for notation in AnnotationOptions.Notation.allCases {
        let options = AnnotationOptions(annotation: annotation, notation: notation)
        let annotator = DocumentAnnotator(tokenizer: try Tokenizer.embedded(), options: options)
        let original = Array("<p>\(references)&#x3078;&#x884C;&#x304F;".utf8) + [0xE9]
        let result = try annotator.annotate(original, format: .html, encoding: .ascii)
        #expect(result.bytes.count { $0 >= 0x80 } == 1, "\(annotation), \(notation)")
        let restored = try annotator.removingAnnotations(
          from: result.bytes, format: .html, encoding: .ascii)
        #expect(restored.bytes == original, "\(annotation), \(notation)")
      }
    }
  }

  @Test func charactersOutsideTheEncoding() throws {
    let document = DocumentAnnotator(
      tokenizer: try Tokenizer.embedded(),
      options: AnnotationOptions(ruby: RubyMarkup(className: "é")))
    let original = try #require(Self.bytes("<p>東京", .shiftJIS))
    let result = try document.annotate(original, format: .html, encoding: .shiftJIS)
    #expect(result.text.hasPrefix("<p><ruby class=\"&#xE9;\">東京"), "a reference")
    #expect(
      try document.removingAnnotations(from: result.bytes, encoding: .shiftJIS).bytes == original)
  }

  /// Shift_JIS and ISO-2022-JP have no zero-width space: it is written as a reference.
  @Test func separatorsOutsideTheEncoding() throws {
    let cue = "WEBVTT\n\n00:01.000 --> 00:02.000\n東京へ行く\n"
    let timedText =
      "<tt xmlns=\"http://www.w3.org/ns/ttml\"><body><div><p>東京へ行く</p></div></body></tt>"
    for (format, text) in [
      (DocumentFormat.webVTT, cue), (.ttml, timedText), (.html, "<p>東京へ行く"),
    ] {
      for (encoding, foundation) in Self.encodings {
        for annotation in [AnnotationOptions.Annotation.words, .phrases] {
          let annotator = DocumentAnnotator(
            tokenizer: try Tokenizer.embedded(), options: AnnotationOptions(annotation: annotation))
          let original = try #require(Self.bytes(text, foundation))
          let result = try annotator.annotate(original, format: format, encoding: encoding)
          #expect(result.counts.annotated > 0, "\(format), \(encoding)")
          let restored = try annotator.removingAnnotations(
            from: result.bytes, format: format, encoding: encoding)
          #expect(restored.bytes == original, "\(format), \(encoding), \(annotation)")
        }
      }
    }
  }

  /// A lead byte without its trail must not take the first byte of an insertion for it.
  @Test func insertionsAfterInvalidLeadBytes() throws {
    let tokyo: [(encoding: DocumentEncoding, bytes: [UInt8])] = [
      (.shiftJIS, [0x93, 0x8C, 0x8B, 0x9E, 0x82, 0xD6, 0x8D, 0x73, 0x82, 0xAD]),
      (.eucJP, [0xC5, 0xEC, 0xB5, 0xFE, 0xA4, 0xD8, 0xB9, 0xD4, 0xA4, 0xAF]),
    ]
    for (encoding, bytes) in tokyo {
      for format in [DocumentFormat.text, .html, .json, .csv, .markdown, .aozora] {
        for annotation in AnnotationOptions.Annotation.allCases where annotation != .none {
          for notation in AnnotationOptions.Notation.allCases {
            let annotator = DocumentAnnotator(
              tokenizer: try Tokenizer.embedded(),
              options: AnnotationOptions(annotation: annotation, notation: notation))
            let quote: [UInt8] = format == .json ? [0x22] : []
            let original = quote + bytes + [0x82] + bytes + [0xE3] + bytes + quote
            let result = try annotator.annotate(original, format: format, encoding: encoding)
            let restored = try annotator.removingAnnotations(
              from: result.bytes, format: format, encoding: encoding)
            #expect(
              restored.bytes == original, "\(format), \(encoding), \(annotation), \(notation)")
          }
        }
      }
    }
  }

  @Test func plainTextHasNoReferences() throws {
    let original = try #require(Self.bytes("東京へ行く", .shiftJIS))
    var options = AnnotationOptions(annotation: .phrases)
    let result = try DocumentAnnotator(tokenizer: Tokenizer.embedded(), options: options)
      .annotate(original, format: .text, encoding: .shiftJIS)
    #expect(result.bytes == original, "Shift_JIS has no zero-width space")
    #expect(result.counts.notEncodable == 1 && result.counts.annotated == 0)
    options.annotation = .furigana
    let furigana = try DocumentAnnotator(tokenizer: Tokenizer.embedded(), options: options)
      .annotate(original, format: .text, encoding: .shiftJIS)
    #expect(furigana.text == "東京[とうきょう]へ行[い]く" && furigana.counts.notEncodable == 0)
  }

  /// Documents of fragments that break each other, in every encoding.
  @Test func randomDocuments() throws {
    let fragments = [
      "東京", "行く", "へ", "食べ物", "大人", "。", "A", " ", "\n", "\r\n", "<b>", "</b>", "<p>", "</p>",
      "<ruby>", "</ruby>", "<rt>", "</rt>", "とうきょう", "<br>", "<!--", "-->", "<a title='東京'>",
      "</a>",
      "&#x6771;", "&amp;", "&copy", "&shy;", "<code>", "</code>", "<span lang=zh>", "</span>", "<",
      ">",
      "\"", "<script>", "</script>", "<東>", "<![CDATA[", "]]>", "<wbr>", "<img>", "\0", "<i/>",
    ]
    var random = SeededGenerator(seed: 280)
    for number in 0..<1500 {
      let text = (0..<Int.random(in: 0...20, using: &random)).map { _ in
        fragments.randomElement(using: &random) ?? ""
      }.joined()
      let (encoding, foundation) = Self.encodings[number % Self.encodings.count]
      guard let original = Self.bytes(text, foundation) else { continue }
      for format in [DocumentFormat.html, .xhtml] {
        let result = try annotator.annotate(original, format: format, encoding: encoding)
        let removed = try annotator.removingAnnotations(
          from: result.bytes, format: format, encoding: encoding)
        #expect(removed.bytes == original, "\(encoding) \(format): \(text.debugDescription)")
        #expect(
          result.edits.allSatisfy { $0.range.isEmpty && $0.range.upperBound <= original.count })
      }
    }
  }

  @Test func invalidBytesStay() throws {
    var random = SeededGenerator(seed: 281)
    for _ in 0..<600 {
      let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        [
          0x1B, 0x24, 0x42, 0x28, 0x3C, 0x70, 0x3E, 0x81, 0xE6, 0x9D, 0xB1, 0xE4, 0xBA, 0xAC, 0x00,
          0xFF,
        ]
        .randomElement(using: &random) ?? UInt8(0)
      }
      for encoding in DocumentEncoding.allCases {
        let result = try annotator.annotate(bytes, format: .html, encoding: encoding)
        var rest = bytes[...]
        for byte in result.bytes where byte == rest.first { rest.removeFirst() }
        #expect(rest.isEmpty, "\(encoding) \(bytes)")
      }
    }
  }

  @Test func chunksAreTheDocument() throws {
    let html = String(repeating: "<p>東京へ行く。<b>食べ物</b>\n", count: 3000)
    var chunks: [[UInt8]] = []
    let counts = try annotator.annotate(Array(html.utf8), format: .html) { chunks.append($0) }
    let document = annotator.annotate(html: html)
    #expect(chunks.count > 3 && chunks.flatMap(\.self) == document.bytes)
    #expect(counts == document.counts && counts.annotated == 12_000)
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      try annotator.annotate(Array(html.utf8), format: .html) { _ in throw Stop() }
    }
  }
}
