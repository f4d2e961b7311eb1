import DocumentAnnotation
import JapaneseText
import Mutsu
import Testing

/// Tests the vocabulary of documents.
@Suite struct VocabularyTests {
  private func rows(_ text: String, _ format: DocumentFormat? = nil) throws -> [String] {
    try DocumentAnnotator(tokenizer: Tokenizer.embedded())
      .vocabulary(of: Array(text.utf8), format: format)
      .map { "\($0.word) \($0.reading) \($0.dictionaryForm) \($0.count) \($0.sentence)" }
  }

  @Test(arguments: [
    ("", [], "no text"), ("は。123 abc", [], "neither particles nor numbers nor Latin words"),
    (
      "本を読んだ。本を読む。", ["本 ほん 本 2 本を読んだ。", "読んだ よんだ 読む 2 本を読んだ。"],
      "inflected forms are one word"
    ),
    (
      "人気の店。人気のない道。",
      [
        "人気 にんき 人気 1 人気の店。", "店 みせ 店 1 人気の店。", "人気 ひとけ 人気 1 人気のない道。",
        "ない ない ない 1 人気のない道。", "道 みち 道 1 人気のない道。",
      ], "readings distinguish words"
    ),
    ("<p>本<p lang=en>book 山<code>川</code>", ["本 ほん 本 1 本"], "what is never annotated"),
    ("<p>　東<b>京</b>へ。", ["東京 とうきょう 東京 1 東京へ。"], "words across markup"),
  ])
  func vocabulary(text: String, expected: [String], why: String) throws {
    #expect(try rows(text, text.hasPrefix("<") ? .html : .text) == expected, "\(why)")
  }
}
