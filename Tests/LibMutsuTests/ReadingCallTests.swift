import CMutsu
import JapaneseText
import Kana
import TestSupport
import Testing

/// Tests readings, romaji and furigana against the Swift API.
@Suite struct ReadingCallTests {
  @Test func kanaIsThatOfTheTokenizer() throws {
    let (engine, tokenizer) = (try CEngine.mini(), try CEngine.miniTokenizer())
    let rows: [(syllabary: Int, latin: Int32, symbols: Int32, options: ReadingOptions)] = [
      (MUTSU_HIRAGANA, 0, 0, ReadingOptions()),
      (MUTSU_KATAKANA, 0, 0, ReadingOptions(syllabary: .katakana)),
      (MUTSU_HIRAGANA, 1, 0, ReadingOptions(latinWords: .spell)),
      (
        MUTSU_KATAKANA, 1, 1,
        ReadingOptions(syllabary: .katakana, latinWords: .spell, symbols: .spell)
      ),
    ]
    for row in rows {
      var options = mutsu_kana_options()
      options.size = MemoryLayout<mutsu_kana_options>.size
      options.syllabary = Int32(row.syllabary)
      options.spells_latin_words = row.latin
      options.spells_symbols = row.symbols
      for text in SampleTexts.all {
        let (status, found) = engine.analyze(text) {
          mutsu_kana($0.0, $0.1, $0.2, $0.3, $0.4, &options, $0.5)
        }
        let reading = tokenizer.reading(of: text, options: row.options)
        #expect(status == MUTSU_OK)
        #expect(found?.outputText == reading.text)
        let expected = reading.segments.map { segment in
          var item = ViewCopy.Item()
          item.range = segment.source
          item.codePoints = text.codePoints(segment.source)
          item.output = segment.output
          item.outputCodePoints = reading.text.codePoints(segment.output)
          item.kind = segment.hasReading ? 1 : 0
          return item
        }
        #expect(found?.items == expected, "\(text.debugDescription)")
      }
    }
  }

  @Test func romajiIsThatOfTheTokenizer() throws {
    let (engine, tokenizer) = (try CEngine.mini(), try CEngine.miniTokenizer())
    let systems: [RomanizationSystem] = [
      .hepburn, .traditionalHepburn, .kunrei, .nihon, .passport, .wapuro, .cabinet2025,
    ]
    let styles: [LongVowelStyle?] = [nil, .macron, .circumflex, .doubled, .unmarked]
    let capitals: [RomanizationOptions.Capitalization] = [.none, .sentences, .properNouns]
    for (number, system) in systems.enumerated() {
      for (style, longVowels) in styles.enumerated() {
        var options = mutsu_romaji_options()
        options.size = MemoryLayout<mutsu_romaji_options>.size
        options.system = Int32(number)
        options.long_vowels = Int32(style)
        options.capitals = Int32(style % 3)
        options.hyphenates_name_suffixes = Int32(number % 2)
        let expected = RomanizationOptions(
          system: system, longVowels: longVowels, capitalization: capitals[style % 3],
          hyphenatesNameSuffixes: number % 2 == 1)
        for text in SampleTexts.sentences {
          let (status, found) = engine.analyze(text) {
            mutsu_romaji($0.0, $0.1, $0.2, $0.3, $0.4, &options, $0.5)
          }
          #expect(status == MUTSU_OK)
          #expect(found?.outputText == tokenizer.romanized(text, options: expected))
          #expect(found?.items == [])
        }
      }
    }
  }

  @Test func wordsAreSeparatedByTheGivenText() throws {
    let engine = try CEngine.mini()
    for (separator, expected) in [("_", "tōkyō_e_iku"), ("", "tōkyōeiku"), ("・", "tōkyō・e・iku")] {
      let (_, found) = engine.analyze("東京へ行く") { call in
        separator.withCString {
          var options = mutsu_romaji_options()
          options.size = MemoryLayout<mutsu_romaji_options>.size
          options.separator = $0
          options.separator_length = Int64(separator.utf8.count)
          return mutsu_romaji(call.0, call.1, call.2, call.3, call.4, &options, call.5)
        }
      }
      #expect(found?.outputText == expected)
    }
  }

  @Test func furiganaIsThatOfTheTokenizer() throws {
    let (engine, tokenizer) = (try CEngine.mini(), try CEngine.miniTokenizer())
    for grouping in [FuriganaOptions.Grouping.word, .kanji] {
      for notation in [MUTSU_NO_NOTATION, MUTSU_RUBY, MUTSU_AOZORA, MUTSU_BRACKETS] {
        var options = mutsu_furigana_options()
        options.size = MemoryLayout<mutsu_furigana_options>.size
        options.grouping = grouping == .word ? 0 : 1
        options.syllabary = grouping == .word ? 0 : 1
        options.notation = Int32(notation)
        let swiftOptions = FuriganaOptions(
          grouping: grouping, syllabary: grouping == .word ? .hiragana : .katakana)
        for text in SampleTexts.all {
          let (status, found) = engine.analyze(text) {
            mutsu_furigana($0.0, $0.1, $0.2, $0.3, $0.4, &options, $0.5)
          }
          let segments = tokenizer.furigana(text, options: swiftOptions)
          #expect(status == MUTSU_OK)
          #expect(found?.items.map(\.range) == segments.map(\.utf8Range))
          #expect(found?.items.map { $0.strings["reading"] } == segments.map(\.reading))
          let output =
            switch notation {
            case MUTSU_RUBY: segments.html(parentheses: false)
            case MUTSU_AOZORA: segments.aozora()
            case MUTSU_BRACKETS: segments.brackets()
            default: ""
            }
          #expect(found?.outputText == output)
        }
      }
    }
  }
}
