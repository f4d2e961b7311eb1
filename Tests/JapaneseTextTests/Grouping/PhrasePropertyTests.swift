import EmbeddedDictionary
import TestSupport
import Testing

@testable import JapaneseText

/// Tests properties that the phrases of every text have.
@Suite struct PhrasePropertyTests {
  private let tokenizer: Tokenizer

  init() throws {
    tokenizer = try Tokenizer(dictionary: .directory(BundledDictionary.directory()))
  }

  private func check(_ text: String) {
    let phrases = tokenizer.phrases(in: text)
    #expect(
      phrases.joined() == text.filter { !isSpace($0) }, "loses text: \(text.debugDescription)")
    checkEdges(phrases, in: text)
    checkBoundaries(phrases, in: text)
  }

  /// Checks kinsoku at every boundary between two adjacent phrases.
  private func checkEdges(_ phrases: [Substring], in text: String) {
    for (left, right) in zip(phrases, phrases.dropFirst()) where left.endIndex == right.startIndex {
      guard let last = left.unicodeScalars.last, let first = right.unicodeScalars.first else {
        Issue.record("an empty phrase: \(text.debugDescription)")
        continue
      }
      #expect(!LineEdge.cannotStart(first.value), "starts: \(text.debugDescription) at \(right)")
      #expect(!LineEdge.cannotEnd(last.value), "ends: \(text.debugDescription) at \(left)")
    }
    #expect(
      phrases.allSatisfy { !$0.isEmpty && !$0.contains(where: isSpace) },
      "white space: \(text.debugDescription)")
  }

  /// Returns whether a character is ASCII white space or U+3000, without a combining mark.
  private func isSpace(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { "\t\n\u{B}\u{C}\r 　".unicodeScalars.contains($0) }
  }

  private func checkBoundaries(_ phrases: [Substring], in text: String) {
    let boundaries = tokenizer.phraseBoundaries(in: text)
    let offset = { (index: String.Index) in text.utf8.distance(from: text.startIndex, to: index) }
    #expect(boundaries.phrases == phrases.map { offset($0.startIndex) }, "phrases: \(text)")
    // Words made of symbols may begin with U+3000, as in the dictionary.
    let words = Set(
      tokenizer.words(in: text, unit: .reader).filter { !isSpace($0[$0.startIndex]) }
        .map { offset($0.startIndex) })
    #expect(boundaries.words == words.union(boundaries.phrases).sorted(), "words: \(text)")
  }

  @Test func rows() {
    for rows in phraseRows {
      check(rows.rows.joined())
      check(rows.rows.joined().replacing(" ", with: ""))
      check(rows.rows.joined(separator: "、").replacing(" ", with: ""))
    }
  }

  @Test func randomText() {
    var generator = SeededGenerator(seed: 20_261_121)
    for _ in 0..<400 { check(RandomText.prose(words: 12, using: &generator)) }
    for _ in 0..<400 { check(RandomText.string(fragments: 20, using: &generator)) }
    for _ in 0..<200 { check(RandomText.scalars(count: 30, using: &generator)) }
  }

  /// Words, brackets and punctuation marks in any order.
  @Test func shuffledMarks() {
    var generator = SeededGenerator(seed: 11)
    let words = phraseRows.flatMap(\.rows).flatMap { $0.split(separator: " ") }
    let marks = [
      "「", "」", "（", "）", "『", "“", "”", "\"", "'", "、", "。", "！", "……", "――", "・", "〜", "-", "/",
      "%", "$", "￥", "※", "★", "①", "♪", "😊", ":", "=", "&", "ー", "ゃ", "ッ", "々", " ", "　",
    ]
    for _ in 0..<600 {
      var text = ""
      for _ in 0..<Int.random(in: 1...10, using: &generator) {
        if let word = words.randomElement(using: &generator), Bool.random(using: &generator) {
          text += word
        } else {
          text += marks.randomElement(using: &generator) ?? ""
        }
      }
      check(text)
    }
  }

  @Test func longLines() {
    let sentence = "東京特許許可局の局長は「二十四時間食べている」と言った。"
    let text = String(repeating: sentence, count: 4_000)  // 336 kB, more than one chunk
    let one = tokenizer.phrases(in: sentence)
    let all = tokenizer.phrases(in: text)
    #expect(one.count == 5)
    #expect(all.count == one.count * 4_000)
    #expect(all.suffix(one.count).elementsEqual(one))
    let boundaries = tokenizer.phraseBoundaries(in: text)
    #expect(boundaries.phrases.count == all.count)
    #expect(boundaries.phrases.last.map { $0 > 4_000 * sentence.utf8.count - 20 } == true)
  }

  /// A text that is a single phrase, and a bracket that is never closed.
  @Test func longRuns() {
    for run in ["々", "ー", "「", "」", "、", "ア", "漢字", "a", "1", "・", "\"", "😊", "①", "て"] {
      let text = String(repeating: run, count: 3_000)
      let phrases = tokenizer.phrases(in: text)
      #expect(phrases.joined() == text, "\(run)")
      checkEdges(phrases, in: text)
    }
  }

  @Test func workersShareATokenizer() async {
    let texts = (0..<100).map { String(repeating: "本を読んでいます。", count: $0 % 7 + 1) }
    let tokenizer = tokenizer
    let parallel = await tokenizer.map(texts) { tokenizer.phraseBoundaries(in: $0).phrases.count }
    #expect(parallel == texts.map { tokenizer.phrases(in: $0).count })
    #expect(parallel[0] == 2)
  }
}
