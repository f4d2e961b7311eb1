import JapaneseText
import TestSupport
import Testing

@Suite struct TokenizerTests {
  private let tokenizer: Tokenizer

  init() throws {
    tokenizer = try Tokenizer(dictionary: .directory(MiniDictionary.directory()))
  }

  @Test func splitsText() {
    let cases: [(text: String, words: [String], why: String)] = [
      ("すもももももももものうち", ["すもも", "も", "もも", "も", "もも", "の", "うち"], "ambiguity"),
      ("東京へ行きました。", ["東京", "へ", "行き", "まし", "た", "。"], "inflection"),
      ("", [], "empty"),
      (" \n\t\r\n ", [], "white space only"),
      ("東京\nへ", ["東京", "へ"], "a line end ends the sentence"),
      ("東京\r\nへ", ["東京", "へ"], "CR LF is one Character, between the words"),
      ("東京　へ", ["東京", "へ"], "U+3000 is not a word"),
      ("\0", ["\0"], "NUL"),
    ]
    for (text, words, why) in cases {
      #expect(tokenizer.words(in: text).map { String($0) } == words, "\(why)")
    }
  }

  @Test func tokensCarryFeatures() {
    let tokens = tokenizer.tokens(in: "東京へ行きました。XYZ")
    let verb = tokens[2]
    #expect(verb.surface == "行き")
    #expect(verb.utf8Range == 9..<15)
    #expect(verb.partOfSpeech.category == .verb)
    #expect(verb.conjugationType == "五段・カ行促音便")
    #expect(verb.conjugationForm == "連用形")
    #expect(verb.baseForm == "行く")
    #expect(verb.reading == "イキ")
    #expect(verb.pronunciation == "イキ")
    #expect(verb.lemma == nil && verb.accent == nil)
    #expect(!verb.isUnknown && !verb.isMerged)
    #expect(verb.features.count == 9)
    #expect(
      verb.feature(at: 6) == "行く" && verb.feature(at: 2) == nil && verb.feature(at: 99) == nil)
    #expect(verb.description == "行き\t\(verb.featureRow)")

    #expect(tokens[0].partOfSpeech.description == "noun.place")
    #expect(tokens[0].partOfSpeech.levels == ["名詞", "固有名詞", "地域", "一般"])
    #expect(tokens[1].partOfSpeech.description == "particle.case-marking")
    #expect(tokens[1].pronunciation == "エ")

    let unknown = tokens[6]
    #expect(unknown.surface == "XYZ" && unknown.isUnknown)
    #expect(unknown.reading == nil && unknown.baseForm == "XYZ")
  }

  @Test func rangesAreTheCallersOwn() {
    let text = "学校で日本語を学生が"
    for token in tokenizer.tokens(in: text) {
      #expect(text[token.range] == token.surface)
      let utf8 = Array(text.utf8)[token.utf8Range]
      #expect(String(decoding: utf8, as: UTF8.self) == token.surface)
    }
  }

  @Test func equalTokensAreEqual() {
    let one = tokenizer.tokens(in: "東京へ東京")
    let other = tokenizer.tokens(in: "東京へ行く")
    #expect(one[0] == other[0])
    #expect(one[0] != one[2], "another range")
    #expect(Set(one + other).count == 4)
  }

  // MARK: Characters

  @Test func edgesLieOnCharacters() {
    let cases: [(text: String, words: [String], merged: [Bool], why: String)] = [
      ("👩‍👩‍👦へ", ["👩‍👩‍👦", "へ"], [false, false], "ZWJ sequence, one unknown word"),
      ("東\u{200D}京へ", ["東\u{200D}", "京", "へ"], [true, false, false], "ZWJ after kanji"),
      ("👨‍👩‍👧へ", ["👨‍👩‍👧", "へ"], [false, false], "ZWJ sequence in the dictionary"),
      ("🇯🇵へ", ["🇯🇵", "へ"], [false, false], "flag"),
      ("は\u{3099}東京", ["は\u{3099}", "東京"], [true, false], "combining voicing mark"),
      ("東京へ\u{301}", ["東京", "へ\u{301}"], [false, true], "mark after a particle"),
      (" \u{301}東京", [" \u{301}", "東京"], [true, false], "mark on a space"),
    ]
    for (text, words, merged, why) in cases {
      let tokens = tokenizer.tokens(in: text)
      #expect(tokens.map { String($0.surface) } == words, "\(why)")
      #expect(tokens.map(\.isMerged) == merged, "\(why)")
      for token in tokens where token.isMerged {
        #expect(token.reading == nil && token.baseForm == String(token.surface), "\(why)")
      }
    }
  }

  @Test func nothingIsLost() {
    var generator = SeededGenerator(seed: 2)
    for round in 0..<600 {
      let count = Int.random(in: 0...60, using: &generator)
      let text =
        round.isMultiple(of: 2)
        ? RandomText.string(fragments: count, using: &generator)
        : RandomText.scalars(count: count, using: &generator)
      var position = text.startIndex
      for token in tokenizer.tokens(in: text) {
        let name = text.debugDescription
        #expect(token.range.lowerBound >= position && !token.range.isEmpty, "\(name)")
        #expect(String.Index(token.range.lowerBound, within: text) != nil, "\(name)")
        #expect(String.Index(token.range.upperBound, within: text) != nil, "\(name)")
        #expect(text[position..<token.range.lowerBound].allSatisfy { $0.isWhitespace }, "\(name)")
        position = token.range.upperBound
      }
      #expect(text[position...].allSatisfy { $0.isWhitespace }, "\(text.debugDescription)")
    }
  }

  @Test func moreThan64KiBOfWhiteSpaceIsAGap() {
    // libmecab counts the bytes before a word in 16 bits.
    for count in [65_533, 65_535, 65_536, 70_000, 140_000] {
      let text = "東京" + String(repeating: " ", count: count) + "へ"
      #expect(tokenizer.words(in: text) == ["東京", "へ"], "\(count) spaces")
    }
  }

  // MARK: Sharing

  @Test func eightTasksShareATokenizer() async {
    let texts = (0..<200).map { "東京へ\($0)行きました。すもももももももものうち👩‍👩‍👦" }
    let expected = texts.map { tokenizer.tokens(in: $0) }
    await withTaskGroup(of: [[Token]].self) { group in
      for _ in 0..<8 { group.addTask { texts.map { tokenizer.tokens(in: $0) } } }
      for await result in group { #expect(result == expected) }
    }
  }

  @Test func batchesKeepTheOrder() async {
    let texts = (0..<3_000).map { "\($0)東京へ" + String(repeating: "もも", count: $0 % 40) }
    let expected = texts.map { tokenizer.tokens(in: $0) }
    for tasks in [1, 2, 8, 0] {
      #expect(
        await tokenizer.tokens(inEach: texts, maximumTasks: tasks) == expected, "\(tasks) tasks")
    }
    #expect(await tokenizer.tokens(inEach: [String]()).isEmpty)
    let counts = await tokenizer.map(texts) { tokenizer.words(in: $0).count }
    #expect(counts == expected.map(\.count))
  }

  @Test func tokensOutliveTheirTokenizer() throws {
    let tokens: [Token]
    do {
      let own = try Tokenizer(dictionary: .directory(MiniDictionary.directory()))
      tokens = own.tokens(in: "東京へ行く")
    }
    #expect(tokens.map(\.reading) == ["トウキョウ", "ヘ", "イク"])
  }

  // MARK: Derived pieces

  @Test func baseFormsAreThoseOfContentWords() {
    #expect(tokenizer.baseForms(in: "東京へ行きました。") == ["東京", "行く"])
    #expect(tokenizer.baseForms(in: "").isEmpty)
  }

  @Test func sentencesNeedNoDictionary() {
    #expect(tokenizer.sentences(in: "はい。いいえ。") == ["はい。", "いいえ。"])
  }
}
