import DocumentAnnotation
import Foundation
import JapaneseText
import Mutsu
import Testing

/// Tests that annotation and removal restore texts that already have readings of each form.
@Suite struct NotationRemovalTests {
  static let texts = [
    "学校へ行く", "学校[がっこう]へ行く", "学校[がっこう]と駅［えき］へ行く", "学校（がっこう）へ行く",
    "学校(がっこう)と駅（えき）へ行く", "{学校|がっこう}へ行く", " 学校[がっこう]へ行く", "駅で  学校[がっこう]へ行く",
    "｜学校《がっこう》へ行く", "駅の｜学校《がっこう》と学校", "学校《がっこう》へ｜行《い》く駅", "東京 大阪  京都",
    "Hello 東京 and 大阪", "学校 ", " 学校", "学校\u{200B}へ\u{200B}\u{200B}行く", "学校\r\n学校 へ\r学校",
    "［＃「学校」は太字］ 学校 ［＃改行］ 駅",
  ]
  static let options: [(AnnotationOptions.Annotation, AnnotationOptions.Notation?)] =
    AnnotationOptions.Notation.allCases.filter { $0 != .ruby }.flatMap {
      [(.furigana, $0), (.romaji, $0)]
    } + [(.words, nil), (.phrases, nil)]

  @Test(arguments: texts)
  func restores(text: String) throws {
    for (annotation, notation) in Self.options {
      for format in [DocumentFormat.text, .aozora, .html, .tsv] {
        let options = AnnotationOptions(annotation: annotation, notation: notation)
        let annotator = try DocumentAnnotator(tokenizer: Tokenizer.embedded(), options: options)
        let bytes = Array(text.utf8)
        let document = try annotator.annotate(bytes, format: format, encoding: .utf8)
        // Without an insertion the readings of the author have the form of inserted ones.
        guard !document.edits.isEmpty else { continue }
        let restored = try annotator.removingAnnotations(
          from: document.bytes, format: format, encoding: .utf8)
        #expect(
          restored.bytes == bytes,
          "\(annotation) \(notation.map(\.rawValue) ?? "") \(format): \(document.text)")
      }
    }
  }

  @Test(arguments: [
    ("学校と駅[えき]", AnnotationOptions.Notation.brackets, "学校[がっこう\u{2060}]と駅[えき]"),
    ("学校と駅（えき）", .parentheses, "学校（がっこう\u{2060}）と駅（えき）"),
    ("学校と{駅|えき}", .denden, "{学校|がっこう\u{2060}}と{駅|えき}"),
    ("学校と 駅[えき]", .anki, " 学校[がっこう ]と 駅[えき]"),
    ("学校と駅", .brackets, "学校[がっこう]と駅[えき]"),
  ])
  func form(text: String, notation: AnnotationOptions.Notation, expected: String) throws {
    let options = AnnotationOptions(notation: notation)
    #expect(
      try AozoraAnnotationTests.annotated(text, options, format: .text) == expected)
  }

  @Test(arguments: [
    ("{\"a\":\"\\u5c71\\u3068\\u5ddd\\u3078\"}", DocumentEncoding.utf8, "ASCII only"),
    ("{\"a\":\"\\u5c71\\uff08\\u3084\\u307e\\uff09\\u3068\\u5ddd\\u3078\"}", .utf8, "a reading"),
    ("{\"a\":\"\\u5c71\\u200b\\u3068 \\u5ddd\"}", .utf8, "separators"),
    (
      "{\"a\":\"\\\\u5c71 山と川\\n\\ud83d\\ude00川\"}", .utf8, "an escaped backslash, a surrogate pair"
    ),
    ("{\"a\":\"山と川\"}", .shiftJIS, "macrons are escapes"),
  ])
  func escapesOfJSON(text: String, encoding: DocumentEncoding, why: String) throws {
    var bytes = try #require(text.data(using: encoding == .utf8 ? .utf8 : .shiftJIS)).map { $0 }
    bytes.append(0x0A)
    for (annotation, notation) in Self.options {
      let options = AnnotationOptions(annotation: annotation, notation: notation)
      let annotator = try DocumentAnnotator(tokenizer: Tokenizer.embedded(), options: options)
      for format in [DocumentFormat.json, .jsonLines] {
        let document = try annotator.annotate(bytes, format: format, encoding: encoding)
        #expect(!document.edits.isEmpty, "\(why): \(annotation) \(notation.map(\.rawValue) ?? "")")
        let restored = try annotator.removingAnnotations(
          from: document.bytes, format: format, encoding: encoding)
        #expect(restored.bytes == bytes, "\(why): \(annotation) \(document.text)")
      }
    }
  }

  @Test(arguments: [
    ("\u{2F46}理と\u{2F64}いた技術", "radicals"), ("ﾟ台ﾟと山", "a voiced sound mark"),
    ("X.Org版のKAKASI-2.2.5用、5×4個、dh_python2コマンド", "letters and digits in words"),
    ("\\protected@edefして第1,2水準の㐧一", "punctuation in words"), ("㈱山田と㍻", "letters in squares"),
    ("TTTTT＿TTTTTと越南的喃字（Chữ Nôm）", "letters of other languages"), ("ഠと山", "other scripts"),
  ])
  func restoresWhatIsWritten(text: String, why: String) throws {
    for (annotation, notation) in Self.options {
      let annotated = AnnotatedText(.text) {
        $0.annotation = annotation
        $0.notation = notation
      }
      let document = try annotated(text)
      #expect(try annotated.removed(document) == text, "\(why): \(document)")
    }
  }

  @Test func allBracketsOfShiftJIS() throws {
    // An author with all other brackets and a link of a wiki, in an encoding without the word joiner.
    let text = "山[やま]と山［やま］と山〔やま〕と山【やま】と山(やま)と山（やま）と[[やま]]と川へ"
    for notation in [AnnotationOptions.Notation.brackets, .parentheses] {
      let annotator = try DocumentAnnotator(
        tokenizer: Tokenizer.embedded(), options: AnnotationOptions(notation: notation))
      let bytes = try #require(text.data(using: .shiftJIS)).map { $0 }
      let document = try annotator.annotate(bytes, format: .text, encoding: .shiftJIS)
      #expect(document.text.contains("川〔〔かわ〕〕"))
      #expect(!document.counts.sharesNotation)
      let restored = try annotator.removingAnnotations(
        from: document.bytes, format: .text, encoding: .shiftJIS)
      #expect(restored.bytes == bytes)
    }
  }

  @Test func authorsRubyGetsNote() throws {
    // With ｜ although no kanji precede, as inserted ruby.
    #expect(
      try AozoraAnnotationTests.annotated("の｜駅《えき》と学校")
        == "の｜駅《えき》［＃原文のルビ］と｜学校《がっこう》")
    #expect(
      try AozoraAnnotationTests.annotated("先生｜駅《えき》")
        == "｜先生《せんせい》｜駅《えき》", "｜ after an inserted 》 is the author's")
  }

  @Test func annotatedTextIsComplete() throws {
    let once = try AozoraAnnotationTests.annotated("先生の学校")
    let annotator = try DocumentAnnotator(tokenizer: Tokenizer.embedded())
    let twice = try annotator.annotate(Array(once.utf8), format: .aozora, encoding: .utf8)
    #expect(twice.text == once)
  }
}
