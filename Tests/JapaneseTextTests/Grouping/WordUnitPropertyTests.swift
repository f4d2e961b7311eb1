import EmbeddedDictionary
import JapaneseText
import TestSupport
import Testing

/// Tests properties that hold for every text: units differ only in how many of the dictionary's
/// words they join.
@Suite struct WordUnitPropertyTests {
  private let tokenizer: Tokenizer

  init() throws {
    tokenizer = try Tokenizer(dictionary: .directory(BundledDictionary.directory()))
  }

  /// Returns the UTF-8 ranges of the words of a text.
  private func ranges(_ text: String, _ unit: WordUnit) -> [Range<Int>] {
    tokenizer.words(in: text, unit: unit).map { word in
      text.utf8.distance(
        from: text.startIndex, to: word.startIndex)..<text.utf8.distance(
          from: text.startIndex, to: word.endIndex)
    }
  }

  private func check(_ text: String) {
    let morphemes = ranges(text, .morpheme)
    let starts = Set(morphemes.map(\.lowerBound))
    let ends = Set(morphemes.map(\.upperBound))
    // Two morphemes with a gap between them are never one word.
    let gaps = zip(morphemes, morphemes.dropFirst())
      .filter { $0.upperBound < $1.lowerBound }.map { $0.0.upperBound }
    let marks = zip(morphemes, tokenizer.words(in: text))
      .filter { $0.1.contains { "、。「」『』（）！？…()!?".contains($0) } }.map(\.0)
    for unit in [WordUnit.reader, .long] {
      var end = 0
      let marked = Set(ranges(text, unit))
      #expect(marks.allSatisfy { marked.contains($0) }, "\(unit) marks: \(text.debugDescription)")
      for range in ranges(text, unit) {
        #expect(
          range.lowerBound >= end && !range.isEmpty, "\(unit) ascends: \(text.debugDescription)")
        #expect(starts.contains(range.lowerBound), "\(unit) starts: \(text.debugDescription)")
        #expect(ends.contains(range.upperBound), "\(unit) ends: \(text.debugDescription)")
        #expect(!gaps.contains { range.lowerBound < $0 && $0 < range.upperBound }, "\(unit) gap")
        end = range.upperBound
      }
      let joined = tokenizer.words(in: text, unit: unit).joined()
      #expect(
        joined == tokenizer.words(in: text).joined(), "\(unit) loses text: \(text.debugDescription)"
      )
    }
  }

  @Test func texts() throws {
    for rows in readerRows + longRows {
      check(rows.rows.joined(separator: "、"))
      check(rows.rows.joined().replacing(" ", with: ""))
    }
  }

  @Test func randomText() {
    var generator = SeededGenerator(seed: 20_240_401)
    for _ in 0..<400 { check(RandomText.prose(words: 12, using: &generator)) }
    for _ in 0..<400 { check(RandomText.string(fragments: 20, using: &generator)) }
    for _ in 0..<200 { check(RandomText.scalars(count: 30, using: &generator)) }
  }

  /// The characters of rows in random order: grammar that the rules do not expect.
  @Test func shuffledWords() {
    var generator = SeededGenerator(seed: 7)
    let sourceRows = (readerRows + longRows).flatMap(\.rows)
      .flatMap { $0.split(separator: " ") }.map { String($0) }
    let kana = [
      "て", "で", "に", "の", "と", "し", "な", "だ", "い", "ん", "・", "-", "+", "%", ",", "3", "０",
    ]
    for _ in 0..<500 {
      var text = ""
      for _ in 0..<Int.random(in: 1...12, using: &generator) {
        let source = Bool.random(using: &generator) ? sourceRows : kana
        text += source.randomElement(using: &generator) ?? ""
      }
      check(text)
    }
  }

  @Test func longLinesAreDividedAfterSentences() {
    let sentence = "東京特許許可局の局長は二十四時間食べています。"
    let text = String(repeating: sentence, count: 6_000)  // 414 kB
    for unit in [WordUnit.reader, .long] {
      let one = tokenizer.words(in: sentence, unit: unit)
      let all = tokenizer.words(in: text, unit: unit)
      #expect(all.count == one.count * 6_000)
      #expect(all.suffix(one.count).elementsEqual(one))
    }
  }

  @Test func workersShareATokenizer() async {
    let texts = (0..<200).map { String(repeating: "食べています。悪化した。", count: $0 % 7 + 1) }
    let tokenizer = tokenizer
    let parallel = await tokenizer.map(texts) { tokenizer.words(in: $0, unit: .reader).count }
    #expect(parallel == texts.map { tokenizer.words(in: $0, unit: .reader).count })
    #expect(parallel[0] == 4)
  }
}
