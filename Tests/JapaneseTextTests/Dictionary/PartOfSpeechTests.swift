import Testing

@testable import JapaneseText

@Suite struct PartOfSpeechTests {
  private func description(_ feature: String, _ tagSet: DictionarySchema.TagSet) -> String {
    var bytes = Array(feature.utf8)
    bytes.append(0)
    return bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return "" }
      let (category, subcategory) = PartOfSpeechTable.table(for: tagSet).classify(start)
      return PartOfSpeech(category: category, subcategory: subcategory).description
    }
  }

  @Test func dictionariesNamesMapToOurs() {
    let cases: [(DictionarySchema.TagSet, String, String)] = [
      (.ipadic, "名詞,固有名詞,人名,姓,*,*,田中", "noun.family-name"),
      (.ipadic, "名詞,固有名詞,人名,一般,*", "noun.person"),
      (.ipadic, "名詞,固有名詞,地域,国", "noun.place"),
      (.ipadic, "名詞,固有名詞,一般", "noun.proper"),
      (.ipadic, "名詞,一般", "noun"),
      (.ipadic, "名詞", "noun"),
      (.ipadic, "名詞,接尾,助数詞", "suffix.counter"),
      (.ipadic, "名詞,接尾,一般", "suffix"),
      (.ipadic, "名詞,非自立,助動詞語幹", "auxiliary-verb"),
      (.ipadic, "助詞,副助詞／並立助詞／終助詞", "particle.focus"),
      (.ipadic, "助詞,副助詞", "particle.focus"),
      (.ipadic, "記号,句点", "punctuation.full-stop"),
      (.ipadic, "記号,一般", "symbol"),
      (.ipadic, "未知,なに", "other"),
      (.ipadic, "名詞的,一般", "other"),
      (.ipadic, "", "other"),
      (.unidic, "名詞,固有名詞,人名,名,,", "noun.given-name"),
      (.unidic, "名詞,普通名詞,サ変可能", "noun.verbal"),
      (.unidic, "形状詞,タリ", "adjectival-noun"),
      (.unidic, "接尾辞,動詞的", "verb.suffix"),
      (.unidic, "補助記号,読点", "punctuation.comma"),
      (.unidic, "空白", "whitespace"),
      (.juman, "指示詞,連体詞形態指示詞", "adnominal"),
      (.juman, "判定詞,*", "auxiliary-verb"),
      (.juman, "特殊,括弧始", "punctuation.opening-bracket"),
    ]
    for (tagSet, feature, expected) in cases {
      #expect(description(feature, tagSet) == expected, "\(tagSet) \(feature)")
    }
  }

  @Test func noRowHidesAnother() {
    for tagSet in [DictionarySchema.TagSet.ipadic, .unidic, .juman] {
      for row in PartOfSpeechTable.rows(for: tagSet) {
        let expected = PartOfSpeech(category: row.1, subcategory: row.2).description
        #expect(description(row.0, tagSet) == expected, "\(tagSet) \(row.0)")
        #expect(description(row.0 + ",*,*", tagSet) == expected, "\(tagSet) \(row.0)")
      }
    }
  }

  @Test func contentWordsCarryMeaning() {
    let cases: [(PartOfSpeech.Category, PartOfSpeech.Subcategory?, Bool)] = [
      (.noun, nil, true), (.noun, .place, true), (.noun, .dependent, false),
      (.noun, .numeral, false), (.verb, nil, true), (.verb, .dependent, false),
      (.verb, .suffix, false), (.adjective, nil, true), (.adjectivalNoun, nil, true),
      (.adverb, nil, true), (.particle, .binding, false), (.auxiliaryVerb, nil, false),
      (.symbol, nil, false), (.pronoun, nil, false),
    ]
    for (category, subcategory, expected) in cases {
      let partOfSpeech = PartOfSpeech(category: category, subcategory: subcategory)
      #expect(partOfSpeech.isContentWord == expected, "\(partOfSpeech)")
    }
  }

  @Test func namesCanBeRequested() {
    let names = PartOfSpeech.knownNames
    for name in ["noun", "noun.place", "verb", "particle.case-marking", "punctuation"] {
      #expect(names.contains(name), "\(name)")
    }
    #expect(!names.contains("noune"))
  }
}
