import EmbeddedDictionary
import JapaneseText
import Kana
import TestSupport
import Testing

/// Tests properties that the romaji of every text has.
@Suite struct RomajiPropertyTests {
  private let tokenizer: Tokenizer

  init() throws {
    tokenizer = try Tokenizer(dictionary: .directory(BundledDictionary.directory()))
  }

  /// Returns texts of every kind; the seed appears in failure messages.
  private func texts(_ seed: UInt64) -> [String] {
    var generator = SeededGenerator(seed: seed)
    return (0..<60).flatMap { _ in
      [
        RandomText.string(fragments: 30, using: &generator),
        RandomText.scalars(count: 30, using: &generator),
        RandomText.prose(words: 20, using: &generator),
      ]
    }
  }

  @Test func anyOptionsGiveRomaji() {
    let texts = texts(11)
    for system in RomanizationSystem.allCases {
      for style in [nil] + LongVowelStyle.allCases {
        let options = RomanizationOptions(
          system: system, longVowels: style, capitalization: .properNouns,
          hyphenatesNameSuffixes: true)
        for text in texts.prefix(30) {
          let romaji = tokenizer.romanized(text, options: options)
          #expect(
            romaji.isEmpty == text.isEmpty || text.unicodeScalars.count < 3,
            "\(system) \(text.debugDescription)")
        }
      }
    }
  }

  @Test func lineEndsStay() {
    for text in texts(12) {
      let romaji = tokenizer.romanized(text)
      for end in ["\n", "\r"] as [Unicode.Scalar] {
        #expect(
          romaji.unicodeScalars.count { $0 == end } == text.unicodeScalars.count { $0 == end },
          "\(text.debugDescription)\n\(romaji.debugDescription)")
      }
    }
  }

  @Test func linesAreIndependent() {
    let lines = texts(13).map { text in
      String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\n" && $0 != "\r" }))
    }
    let together = tokenizer.romanized(lines.joined(separator: "\n"))
    let apart = lines.map { tokenizer.romanized($0) }
    let romajiLines = together.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(romajiLines.count == apart.count)
    for (index, (romajiLine, line)) in zip(romajiLines, apart).enumerated() where romajiLine != line
    {
      Issue.record("\(lines[index].debugDescription)\n\(romajiLine)\n\(line)")
    }
  }

  /// ASCII letters and punctuation are unchanged; digits are read.
  @Test func asciiStays() {
    var generator = SeededGenerator(seed: 14)
    let letters = (0x20..<0x7F).filter { !(0x30...0x39 ~= $0) }.compactMap { Unicode.Scalar($0) }
    for _ in 0..<300 {
      let scalars = (0..<20).compactMap { _ in letters.randomElement(using: &generator) }
      let text = String(String.UnicodeScalarView(scalars))
      #expect(tokenizer.romanized(text) == text, "\(text.debugDescription)")
    }
  }

  @Test func romajiOfRomajiIsTheSame() {
    let options = RomanizationOptions(longVowels: .unmarked)
    for text in ["東京へ行きました。", "「はい」と言った。", "田中さんと、C++を。", "今日は　雨", "金曜日！"] {
      let once = tokenizer.romanized(text, options: options)
      #expect(tokenizer.romanized(once, options: options) == once, "\(text)")
    }
  }

  @Test func noKanaIsLeft() {
    var generator = SeededGenerator(seed: 15)
    let kana = (0x3041...0x3096).compactMap { Unicode.Scalar(UInt32($0)) }
    for _ in 0..<300 {
      let scalars = (0..<12).compactMap { _ in kana.randomElement(using: &generator) }
      let text = String(String.UnicodeScalarView(scalars))
      let romaji = tokenizer.romanized(text)
      #expect(
        romaji.unicodeScalars.allSatisfy { !(0x3040...0x30FF ~= $0.value) }, "\(text) \(romaji)")
    }
  }

  @Test func spacesAreSingle() {
    var generator = SeededGenerator(seed: 16)
    for _ in 0..<200 {
      let text = RandomText.prose(words: 20, using: &generator)
      let solid = text.filter { !$0.isWhitespace }
      let romaji = tokenizer.romanized(solid)
      #expect(!romaji.contains("  "), "\(solid)\n\(romaji)")
      #expect(!romaji.hasPrefix(" "), "\(solid)\n\(romaji)")
    }
  }

  @Test func workersShareATokenizer() async {
    let texts = texts(17)
    let expected = texts.map { tokenizer.romanized($0) }
    await withTaskGroup(of: [String].self) { group in
      for _ in 0..<4 {
        group.addTask { texts.map { tokenizer.romanized($0) } }
      }
      for await romaji in group { #expect(romaji == expected) }
    }
  }
}
