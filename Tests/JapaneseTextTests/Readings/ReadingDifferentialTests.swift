import EmbeddedDictionary
import Kana
import TestSupport
import Testing

@testable import JapaneseText

/// Compares readings with results that must be the same: the kana tables, the tokens, another run.
@Suite struct ReadingDifferentialTests {
  private let tokenizer: Tokenizer

  init() throws {
    tokenizer = try Tokenizer(dictionary: .directory(BundledDictionary.directory()))
  }

  private func kana(using generator: inout SeededGenerator, count: Int) -> String {
    var text = String.UnicodeScalarView()
    while text.count < count {
      let range: ClosedRange<UInt32> =
        Bool.random(using: &generator) ? 0x3041...0x3096 : 0x30A1...0x30F6
      let value =
        Int.random(in: 0..<12, using: &generator) == 0
        ? 0x30FC : UInt32.random(in: range, using: &generator)
      if let scalar = Unicode.Scalar(value) { text.append(scalar) }
    }
    return String(text)
  }

  /// Returns the text with its kana in another syllabary, by arithmetic: hiragana and katakana are
  /// 0x60 apart.
  private func shifted(_ text: String, to syllabary: Syllabary) -> String {
    let range: ClosedRange<UInt32> = syllabary == .katakana ? 0x3041...0x3096 : 0x30A1...0x30F6
    var view = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let value =
        range.contains(scalar.value)
        ? (syllabary == .katakana ? scalar.value + 0x60 : scalar.value - 0x60) : scalar.value
      view.append(Unicode.Scalar(value) ?? scalar)
    }
    return String(view)
  }

  @Test func kanaAreReadByTheTable() {
    var failures: [String] = []
    var generator = SeededGenerator(seed: 47)
    for _ in 0..<2_000 {
      let text = kana(using: &generator, count: .random(in: 1...24, using: &generator))
      for syllabary in [Syllabary.hiragana, .katakana] {
        let found = tokenizer.reading(of: text, options: ReadingOptions(syllabary: syllabary)).text
        if found != shifted(text, to: syllabary) { failures.append("\(text): \(found)") }
      }
    }
    expectNone(failures)
  }

  /// A reading in hiragana is read as itself.
  @Test func readingsAreReadAsThemselves() {
    for sentence in ReadingSentence.all {
      #expect(tokenizer.reading(of: sentence.reading).text == sentence.reading)
    }
  }

  /// Words that no pass changes are read as the dictionary reads them: words without digits, in
  /// spellings of the dictionary, not subject to a homograph rule, a kanji pair or an iteration
  /// mark.
  @Test func otherWordsAreReadByTheDictionary() {
    let words = Set(
      HomographRules.standard.rules.map { String(decoding: $0.word, as: UTF8.self) })
    var compared = 0
    var failures: [String] = []
    for sentence in ReadingSentence.all {
      let reading = tokenizer.reading(of: sentence.text)
      let kana = Array(reading.text.utf8)
      let segments = Dictionary(
        uniqueKeysWithValues: reading.segments.map { ($0.source, $0.output) })
      let tokens = tokenizer.tokens(in: sentence.text)
      for (index, token) in tokens.enumerated() {
        guard let expected = token.reading, let output = segments[token.utf8Range],
          !words.contains(String(token.surface)), !words.contains(token.baseForm),
          token.surface.count > 1, token.partOfSpeech.subcategory != .numeral,
          !tokens.indices.contains(index + 1) || tokens[index + 1].surface.count > 1
        else { continue }
        compared += 1
        let found = String(decoding: kana[output], as: UTF8.self)
        if found != shifted(expected, to: .hiragana) {
          failures.append("\(sentence.text): \(token.surface) is \(found), not \(expected)")
        }
      }
    }
    expectNone(failures)
    #expect(compared > 300, "\(compared) words only")
  }

  /// Two lines have the readings that each has alone, whatever they contain.
  @Test func linesAreIndependent() {
    var generator = SeededGenerator(seed: 48)
    for _ in 0..<300 {
      let lines = (0..<3).map { _ in
        RandomText.prose(words: 8, using: &generator).filter { !$0.isNewline }
      }
      let together = tokenizer.reading(of: lines.joined(separator: "\n")).text
      let alone = lines.map { tokenizer.reading(of: $0).text }.joined(separator: "\n")
      #expect(together == alone, "\(lines)")
    }
  }

  @Test func realTextIsReadWithoutKanji() throws {
    var left = 0
    for line in try Corpus.lines(4_000) {
      let reading = tokenizer.reading(of: line).text
      if reading.unicodeScalars.contains(where: { SurfaceScripts.kind(of: $0.value) == .kanji }) {
        left += 1
      }
    }
    #expect(left == 0, "lines with kanji left")
  }

  // MARK: Sharing

  @Test func manyTasksReadWithOneTokenizer() async {
    let texts = ReadingSentence.all.map(\.text) + ["ﾊﾟﾝ", "學校", "鱻々", "3本と100円", ""]
    let expected = texts.map { tokenizer.reading(of: $0) }
    await withTaskGroup(of: [Reading].self) { group in
      for task in 0..<6 {
        group.addTask {
          // Each task starts at another text.
          let order = texts.indices.map { ($0 + task * 37) % texts.count }
          var found = [Reading?](repeating: nil, count: texts.count)
          for index in order { found[index] = tokenizer.reading(of: texts[index]) }
          return found.compactMap { $0 }
        }
      }
      for await result in group { #expect(result == expected) }
    }
  }

  @Test func tasksWithoutADictionary() async {
    let texts = ["カタカナとひらがな", "東京", "ﾊﾟﾝ", "Tokyo 3"]
    let expected = texts.map {
      TextReader(tokenizer: nil, options: ReadingOptions()).reading(of: $0)
    }
    await withTaskGroup(of: [Reading].self) { group in
      for _ in 0..<4 {
        group.addTask {
          texts.map { TextReader(tokenizer: nil, options: ReadingOptions()).reading(of: $0) }
        }
      }
      for await result in group { #expect(result == expected) }
    }
  }
}
