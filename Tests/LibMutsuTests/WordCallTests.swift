import CMutsu
import JapaneseText
import TestSupport
import Testing

/// Tests tokens, words, phrases and sentences against the Swift API.
@Suite struct WordCallTests {
  @Test func tokensAreThoseOfTheTokenizer() throws {
    let (engine, tokenizer) = (try CEngine.mini(), try CEngine.miniTokenizer())
    for text in SampleTexts.all {
      let (status, found) = engine.analyze(text) {
        mutsu_tokens($0.0, $0.1, $0.2, $0.3, $0.4, Int32(MUTSU_ALL_FIELDS), $0.5)
      }
      #expect(status == MUTSU_OK)
      let expected = tokenizer.tokens(in: text).map { token in
        var item = ViewCopy.Item()
        item.range = token.utf8Range
        item.codePoints = text.codePoints(token.utf8Range)
        item.kind = (token.isUnknown ? 1 : 0) | (token.isMerged ? 2 : 0)
        item.cost = token.cost
        item.strings = [
          "part_of_speech": token.partOfSpeech.description, "base_form": token.baseForm,
          "reading": token.reading, "pronunciation": token.pronunciation,
          "features": token.featureRow,
        ]
        return item
      }
      #expect(found?.items == expected, "\(text.debugDescription)")
      #expect(found?.output == [])
    }
  }

  @Test func columnsAreFilledIfTheyAreChosen() throws {
    let engine = try CEngine.mini()
    let rows: [(fields: Int, columns: Set<String>)] = [
      (0, []), (MUTSU_BASE_FORM, ["base_form"]),
      (MUTSU_READING | MUTSU_FEATURES, ["reading", "features"]),
      (MUTSU_PART_OF_SPEECH | MUTSU_PRONUNCIATION, ["part_of_speech", "pronunciation"]),
    ]
    for row in rows {
      let (_, found) = engine.analyze("東京へ行く") {
        mutsu_tokens($0.0, $0.1, $0.2, $0.3, $0.4, Int32(row.fields), $0.5)
      }
      let item = try #require(found?.items.first)
      #expect(Set(item.strings.keys) == row.columns)
    }
  }

  @Test func wordsAreThoseOfEachUnit() throws {
    let (engine, tokenizer) = (try CEngine.mini(), try CEngine.miniTokenizer())
    let units: [(Int, WordUnit)] = [
      (MUTSU_WORD, .reader), (MUTSU_MORPHEME, .morpheme), (MUTSU_LONG_UNIT, .long),
    ]
    for (number, unit) in units {
      for text in SampleTexts.all {
        let (status, found) = engine.analyze(text) {
          mutsu_words($0.0, $0.1, $0.2, $0.3, $0.4, Int32(number), 0, $0.5)
        }
        let expected = tokenizer.words(in: text, unit: unit).map { text.utf8Range(of: $0) }
        #expect(status == MUTSU_OK)
        #expect(found?.items.map(\.range) == expected, "\(unit) \(text.debugDescription)")
        #expect(found?.items.map(\.codePoints) == expected.map { text.codePoints($0) })
      }
    }
  }

  @Test func wordsHavePartOfSpeechAndBaseForm() throws {
    let (_, found) = try CEngine.mini().analyze("私は東京へ行きました") {
      mutsu_words(
        $0.0, $0.1, $0.2, $0.3, $0.4, Int32(MUTSU_WORD),
        Int32(MUTSU_PART_OF_SPEECH | MUTSU_BASE_FORM), $0.5)
    }
    let items = try #require(found?.items)
    #expect(items.map { $0.strings["base_form"] } == ["私", "は", "東京", "へ", "行く"])
    #expect(
      items.map { $0.strings["part_of_speech"] }
        == ["pronoun", "particle.binding", "noun.place", "particle.case-marking", "verb"])
  }

  @Test func phrasesAndSentencesAreThoseOfTheTokenizer() throws {
    let (engine, tokenizer) = (try CEngine.mini(), try CEngine.miniTokenizer())
    for text in SampleTexts.all {
      let phrases = engine.analyze(text) { mutsu_phrases($0.0, $0.1, $0.2, $0.3, $0.4, $0.5) }
      #expect(
        phrases.text?.items.map(\.range)
          == tokenizer.phrases(in: text).map { text.utf8Range(of: $0) })
      let sentences = engine.analyze(text) { mutsu_sentences($0.0, $0.1, $0.2, $0.3, $0.4, $0.5) }
      #expect(
        sentences.text?.items.map(\.range)
          == tokenizer.sentences(in: text).map { text.utf8Range(of: $0) })
    }
  }
}
