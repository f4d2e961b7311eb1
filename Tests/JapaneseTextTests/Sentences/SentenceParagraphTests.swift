import TestSupport
import Testing
import TextFoundation

@testable import JapaneseText

/// Tests lines and paragraphs, and which marks inside a line end a sentence.
@Suite struct SentenceParagraphTests {
  private func sentences(
    _ text: String, _ lineBreaks: SentenceSplitter.LineBreaks = .wrapped
  ) -> [String] {
    SentenceSplitter(lineBreaks: lineBreaks).sentences(in: text).map { String($0) }
  }

  private static let fragments = [
    "東京", "です", "の", "と", "って", "。", "！", "?", ".", "．", "…", "...", "「", "」", "（", ")", "\"",
    " ", "　", "（笑）", "😀", "Mr.", "No. 1", "etc.", "The", "end", "3.14", "www", "^^", "Yahoo!",
    "a=1",
  ]

  /// Returns a text without line ends.
  private func line(using generator: inout SeededGenerator) -> String {
    let count = Int.random(in: 1...9, using: &generator)
    return (0..<count).map { _ in Self.fragments.randomElement(using: &generator) ?? "" }.joined()
  }

  // MARK: Paragraphs

  /// Paragraphs are split independently of each other, whatever separates them.
  @Test func paragraphsAreIndependent() {
    var generator = SeededGenerator(seed: 560)
    let separators = [
      "\n\n", "\r\n\r\n", "\n \n", "\n　\t\n", "\u{2029}", "\r\r", "\n\r\n", "\u{85}\u{2028}",
      "\u{0B}\u{0C}", "\r\n \u{2029}",
    ]
    var failures: [String] = []
    for _ in 0..<1_500 {
      let paragraphs = (0..<3).map { _ in
        // Lines of only spaces would divide a paragraph.
        (0..<2).map { _ in "あ" + line(using: &generator) }.joined(separator: "\n")
      }
      let separator = separators.randomElement(using: &generator) ?? ""
      let text = paragraphs.joined(separator: separator)
      let expected = paragraphs.flatMap { sentences($0) }
      if sentences(text) != expected { failures.append("\(text.debugDescription)") }
    }
    expectNone(failures)
  }

  @Test func withoutLineEndsBothReadingsAgree() {
    var generator = SeededGenerator(seed: 561)
    var failures: [String] = []
    for _ in 0..<2_000 {
      let text = line(using: &generator)
      if sentences(text, .end) != sentences(text, .wrapped) { failures.append(text) }
    }
    expectNone(failures)
  }

  /// Every sentence except the last of a line ends with something that can end one.
  @Test func sentencesEndAfterPunctuation() {
    var generator = SeededGenerator(seed: 562)
    let marks = Set("。！?!.．…".unicodeScalars)
    var failures: [String] = []
    for _ in 0..<2_000 {
      let text = line(using: &generator)
      for sentence in sentences(text).dropLast()
      where !sentence.unicodeScalars.contains(where: marks.contains) {
        failures.append("\(text): \(sentence)")
      }
    }
    expectNone(failures)
  }

  @Test func lineEndsInsideParagraphs() {
    let rows: [(text: String, sentences: [String], why: String)] = [
      ("東京\n都。", ["東京\n都。"], "one line end"), ("東京\r\n都。", ["東京\r\n都。"], "CR LF is one"),
      ("東京\n\n都。", ["東京", "都。"], "two line ends"),
      ("東京\n　 \n都。", ["東京", "都。"], "a line of spaces"),
      ("東京\n \u{200B}\n都。", ["東京\n \u{200B}\n都。"], "a format character is text"),
      ("東京\u{2028}都。", ["東京\u{2028}都。"], "a line separator"),
      ("東京\u{2029}都。", ["東京", "都。"], "a paragraph separator"),
      ("東京 \n 都。", ["東京 \n 都。"], "spaces around it"),
      ("「東京\n\n都」", ["「東京", "都」"], "brackets do not pair across paragraphs"),
      ("はい！\nと言う。", ["はい！", "と言う。"], "no sentence continues on the next line"),
      ("「はい。」\nと言う。", ["「はい。」", "と言う。"], "nor after a quotation"),
    ]
    for row in rows { #expect(sentences(row.text) == row.sentences, "\(row.why)") }
  }

  // MARK: Marks inside a sentence

  @Test func marksInCodeAndNames() {
    let rows: [(text: String, sentences: [String], why: String)] = [
      ("a?b", ["a?b"], "between letters"), ("a!=b", ["a!=b"], "an operator"),
      ("東!=b", ["東!=b"], "an operator after a kanji"), ("東!&b", ["東!", "&b"], "another mark"),
      ("a!&b", ["a!&b"], "between ASCII"), ("a !b", ["a !b"], "before a letter"),
      ("a?東", ["a?", "東"], "before a kanji"), ("a? b", ["a?", "b"], "before a space"),
      ("a?", ["a?"], "the end"), ("?a", ["?a"], "the start"), ("a?~b", ["a?~b"], "a tilde"),
      ("a?.b", ["a?.", "b"], "a full stop does not join"),
      ("Yahoo!ニュース。次", ["Yahoo!ニュース。", "次"], "a name before katakana"),
      ("Yahoo! ニュース", ["Yahoo!", "ニュース"], "before a space"),
      ("Yahoo!。次", ["Yahoo!。", "次"], "before punctuation"),
      ("yahoo!ニュース", ["yahoo!", "ニュース"], "names are compared exactly"),
      ("Jeopardy!を見た。", ["Jeopardy!を見た。"], "another name"),
      ("モーニング娘。だ。", ["モーニング娘。だ。"], "a name with a full stop"),
      ("娘。だ。", ["娘。", "だ。"], "the end of a name"),
    ]
    for row in rows { #expect(sentences(row.text) == row.sentences, "\(row.text): \(row.why)") }
  }

  @Test func ellipses() {
    let rows: [(text: String, sentences: [String], why: String)] = [
      ("まあ…次", ["まあ…次"], "inside"), ("まあ… 次", ["まあ…", "次"], "before a space"),
      ("まあ… next", ["まあ… next"], "before lower case"), ("まあ… Next", ["まあ…", "Next"], "a capital"),
      ("まあ…「次」", ["まあ…", "「次」"], "before a quotation"), ("まあ…『次』", ["まあ…", "『次』"], "a title"),
      ("まあ…（次）", ["まあ…（次）"], "before an aside"), ("まあ‥次", ["まあ‥次"], "two dots"),
      ("まあ…。次", ["まあ…。", "次"], "with a full stop"), ("まあ…！次", ["まあ…！", "次"], "with a mark"),
      ("まあ..次", ["まあ..次"], "two full stops"), ("まあ.. 次", ["まあ..", "次"], "and a space"),
      ("まあ...!次", ["まあ...!", "次"], "and a mark"), ("…次", ["…次"], "at the start"),
    ]
    for row in rows { #expect(sentences(row.text) == row.sentences, "\(row.text): \(row.why)") }
  }

  @Test func quotationsAndAsides() {
    let rows: [(text: String, sentences: [String], why: String)] = [
      ("（はい。）次", ["（はい。）", "次"], "a whole aside"),
      ("あ（はい。）次", ["あ（はい。）次"], "an aside inside a sentence"),
      ("あ（はい。）。次", ["あ（はい。）。", "次"], "a full stop after it"),
      ("「はい…」次", ["「はい…」次"], "text after an ellipsis in quotation marks"),
      ("「はい…」「次」", ["「はい…」", "「次」"], "a quotation after it"),
      ("（はい…）「次」", ["（はい…）「次」"], "an ellipsis in round brackets does not end"),
      ("「はい。♪」「次」", ["「はい。♪」", "「次」"], "an ornament in the quotation"),
      ("「はい。 」「次」", ["「はい。 」", "「次」"], "a space in the quotation"),
      ("「。」「次」", ["「。」", "「次」"], "only a mark"), ("「」「次」", ["「」「次」"], "nothing"),
      ("「1.」「次」", ["「1.」「次」"], "a label in quotation marks"),
    ]
    for row in rows { #expect(sentences(row.text) == row.sentences, "\(row.text): \(row.why)") }
  }
}
