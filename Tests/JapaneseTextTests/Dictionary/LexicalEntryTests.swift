import MeCabDictionary
import TestSupport
import Testing
import TextFoundation

@testable import JapaneseText

/// Tests how the feature rows of dictionaries are parsed.
@Suite struct LexicalEntryTests {
  private func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// Calls `body` with the entry of a row.
  private func withEntry(
    _ row: StaticString, schema: DictionarySchema = .ipadic, _ body: (LexicalEntry) -> Void
  ) {
    body(
      LexicalEntry(
        row.utf8Start, schema: schema, partsOfSpeech: .table(for: schema.tagSet)))
  }

  @Test func fields() {
    withEntry("動詞,自立,*,*,五段・カ行促音便,連用タ接続,行く,イッ,イッ") { entry in
      #expect(entry.traits.contains(.verb) && !entry.traits.contains(.noun))
      #expect(text(entry.conjugationType) == "五段・カ行促音便")
      #expect(text(entry.conjugationFormName) == "連用タ接続")
      #expect(entry.conjugationForm == .continuative)
      #expect(text(entry.baseForm) == "行く" && text(entry.reading) == "イッ")
      #expect(text(entry.pronunciation) == "イッ")
      #expect(entry.accent.isEmpty)
    }
    withEntry("名詞,固有名詞,地域,一般,*,*,東京,トウキョウ,トーキョー") { entry in
      #expect(entry.traits.contains([.noun, .proper, .place]))
      #expect(entry.conjugationType.isEmpty && entry.conjugationForm == .none)
      #expect(text(entry.reading) == "トウキョウ" && text(entry.pronunciation) == "トーキョー")
    }
  }

  @Test func missingFieldsAreEmpty() {
    let rows: [(row: StaticString, base: String, reading: String, why: String)] = [
      ("名詞,一般,*,*,*,*,*", "", "", "an unknown word has fewer fields"),
      ("名詞,一般,*,*,*,*,水,*,*", "水", "", "a star is nothing"),
      ("名詞,一般,*,*,*,*,水,,", "水", "", "nor is an empty field"),
      ("", "", "", "an empty row"), ("名詞", "", "", "one field"), (",,,,,,,,,,,,", "", "", "commas"),
      ("記号,一般,*,*,*,*,\",\",\",\",\",\"", ",", ",", "quotes keep a comma"),
      ("名詞,一般,*,*,*,*,\"a,b\",エー,エー", "a,b", "エー", "the fields after it keep their positions"),
      ("名詞,一般,*,*,*,*,\",エー", "\",エー", "", "a quote that never ends"),
      ("名詞,一般,*,*,*,*,**,エー", "**", "エー", "two stars are a text"),
    ]
    for row in rows {
      withEntry(row.row) { entry in
        #expect(
          text(entry.baseForm) == row.base && text(entry.reading) == row.reading, "\(row.why)")
      }
    }
    let none = LexicalEntry.none
    #expect(none.reading.isEmpty && none.baseForm.isEmpty && none.conjugationForm == .none)
  }

  /// Compares the entry of each word with the public token, which reads the fields one by one.
  @Test func entriesMatchTokens() throws {
    let tokenizer = try Tokenizer(dictionary: .directory(MiniDictionary.directory()))
    let line = "東京へ行きました。私は学生です。𠮷野家でコーヒーを飲んでいる、本はおいしいXYZ"
    let tokens = tokenizer.tokens(in: line)
    AnalysisFixture(tokenizer).analyze(line) { words in
      #expect(words.words.count == tokens.count)
      for (word, token) in zip(words.words, tokens) {
        let name = "\(token)"
        #expect(word.start == token.utf8Range.lowerBound && word.end == token.utf8Range.upperBound)
        #expect(text(word.entry.reading) == token.reading ?? "", "\(name)")
        #expect(text(word.entry.pronunciation) == token.pronunciation ?? "", "\(name)")
        #expect(text(word.entry.conjugationFormName) == token.conjugationForm ?? "", "\(name)")
        #expect(word.traits.contains(.unknown) == token.isUnknown, "\(name)")
        let part = WordTraits(token.partOfSpeech.category, token.partOfSpeech.subcategory)
        #expect(word.traits.subtracting([.unknown, .merged]) == part, "\(name)")
        if !token.isUnknown { #expect(text(word.entry.baseForm) == token.baseForm, "\(name)") }
      }
    }
  }

  /// With more features than the cache has entries, each still gets its own entry.
  @Test func theCacheNeverMixesEntries() {
    let count = 40_000
    let size = 48
    let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: count * size)
    defer { memory.deallocate() }
    memory.initialize(repeating: 0)
    for index in 0..<count {
      let row = Array("名詞,一般,*,*,*,*,\(index),R\(index)".utf8)
      _ = UnsafeMutableBufferPointer(rebasing: memory[(index * size)...]).update(from: row)
    }
    guard let base = memory.baseAddress else { return }
    var cache = LexicalEntryCache(schema: .ipadic)
    var failures: [String] = []
    for round in 0..<2 {
      for index in 0..<count {
        let number = round == 0 ? index : (index * 7_919) % count
        for _ in 0..<2 {
          let entry = cache.entry(for: UnsafePointer(base + number * size))
          if text(entry.reading) != "R\(number)" {
            failures.append("\(number): \(text(entry.reading))")
          }
        }
      }
    }
    expectNone(failures)
  }

  // MARK: Conjugation forms and traits

  @Test func conjugationForms() {
    let rows: [(name: String, form: ConjugationForm, why: String)] = [
      ("未然形", .irrealis, "IPADIC"), ("未然ウ接続", .irrealis, "IPADIC"), ("未然形-一般", .irrealis, "UniDic"),
      ("連用形", .continuative, "IPADIC"), ("連用タ接続", .continuative, "IPADIC"),
      ("連用形-促音便", .continuative, "UniDic"), ("基本連用形", .continuative, "JumanDIC"),
      ("基本形", .terminal, "IPADIC"), ("終止形-一般", .terminal, "UniDic"), ("タ形", .terminal, "JumanDIC"),
      ("文語基本形", .terminal, "JumanDIC"), ("体言接続", .attributive, "IPADIC"),
      ("連体形-一般", .attributive, "UniDic"), ("仮定形", .hypothetical, "IPADIC"),
      ("仮定縮約１", .hypothetical, "IPADIC"), ("基本条件形", .hypothetical, "JumanDIC"),
      ("命令ｅ", .imperative, "IPADIC"), ("命令形", .imperative, "UniDic"),
      ("意志推量形", .volitional, "UniDic"), ("ガル接続", .stem, "IPADIC"), ("語幹-一般", .stem, "UniDic"),
      ("タ系連用テ形", .gerund, "JumanDIC"), ("", .none, "none"), ("*", .none, "none"),
      ("連", .none, "half a name"), ("x連用形", .none, "not at the beginning"),
    ]
    for row in rows {
      let form = withUTF8Bytes(of: row.name) { ConjugationForm($0) }
      #expect(form == row.form, "\(row.name) of \(row.why)")
    }
  }

  @Test func traits() {
    let rows:
      [(
        category: PartOfSpeech.Category, subcategory: PartOfSpeech.Subcategory?,
        traits: WordTraits
      )] = [
        (.noun, nil, .noun), (.noun, .place, [.noun, .proper, .place]),
        (.noun, .familyName, [.noun, .proper, .person, .familyName]),
        (.noun, .numeral, [.noun, .numeral]), (.suffix, .counter, [.suffix, .counter]),
        (.particle, .caseMarking, [.particle, .caseMarking]),
        (.verb, .dependent, [.verb, .dependent]), (.verb, .suffix, [.verb, .suffix]),
        (.adjective, .suffix, [.adjective, .suffix]),
        (.punctuation, .comma, [.punctuation, .comma]),
        (.init(rawValue: "new"), nil, .other), (.noun, .init(rawValue: "new"), .noun),
      ]
    for row in rows {
      #expect(WordTraits(row.category, row.subcategory) == row.traits, "\(row.category.rawValue)")
    }
    let word: WordTraits = [.noun, .proper]
    #expect(word.intersects([.verb, .proper]) && !word.intersects([.verb, .place]))
    #expect(
      !word.intersects([])
        && WordTraits.punctuationAndSymbols.contains([.symbol, .punctuation, .whitespace]))
  }
}
