import JapaneseText
import MeCabDictionary
import TestSupport
import Testing

@Suite struct UserDictionaryTests {
  private func tokenizer(_ csv: String) throws -> Tokenizer {
    try Tokenizer(
      dictionary: .directory(MiniDictionary.directory()), userDictionaries: [.csv(csv)])
  }

  @Test func wordAndReadingAreEnough() throws {
    let cases: [(csv: String, text: String, words: [String], why: String)] = [
      ("令和,れいわ", "令和へ行く", ["令和", "へ", "行く"], "kanji the dictionary lacks"),
      ("東京へ,とうきょうへ", "東京へ行く", ["東京へ", "行く"], "over known words"),
      ("ﾈｺ丸,ネコマル", "ﾈｺ丸へ", ["ﾈｺ丸", "へ"], "half-width kana"),
      ("𠮷田家,よしだや", "𠮷田家に行く", ["𠮷田家", "に", "行く"], "beyond the BMP"),
      ("もも,もも", "すもももももももものうち", ["すもも", "も", "もも", "も", "もも", "の", "うち"], "as before"),
      ("A B,えーびー", "A Bへ", ["A B", "へ"], "a space inside"),
      ("\"a,b\",えーびー", "a,bへ", ["a,b", "へ"], "a comma inside"),
      ("# 注\n\n令和,れいわ\r\n", "令和", ["令和"], "comment, empty line, CR LF"),
      ("\u{FEFF}令和,れいわ", "令和", ["令和"], "byte order mark"),
    ]
    for (csv, text, words, why) in cases {
      #expect(try tokenizer(csv).words(in: text).map { String($0) } == words, "\(why)")
    }
  }

  @Test func readingAndClassAreTaken() throws {
    let csv = """
      令和,れいわ
      小鳥遊,たかなし,noun.person
      大宮,おおみや,noun.place
      本屋,ほんや,名詞
      犬屋,いぬや,名詞-一般
      猫屋,ねこや,名詞,一般
      """
    let tokenizer = try tokenizer(csv)
    // All proper nouns of the miniature dictionary are place names.
    let expected = [
      ("令和", "レイワ", "noun.place"), ("大宮", "オオミヤ", "noun.place"),
      ("本屋", "ホンヤ", "noun"), ("犬屋", "イヌヤ", "noun"), ("猫屋", "ネコヤ", "noun"),
      ("小鳥遊", "タカナシ", "noun.person"),
    ]
    for (word, reading, partOfSpeech) in expected {
      let token = tokenizer.tokens(in: word)[0]
      #expect(token.surface == word)
      #expect(token.reading == reading && token.pronunciation == reading, "\(word)")
      #expect(token.baseForm == word)
      #expect(token.partOfSpeech.description == partOfSpeech, "\(word)")
      #expect(token.features.count == 9, "\(word)")
      #expect(!token.isUnknown)
    }
  }

  @Test func fullRowsAreTakenAsTheyAre() throws {
    let row = "令和,1,1,-500,名詞,一般,*,*,*,*,令和,レイワ,レイワ"
    let token = try tokenizer(row).tokens(in: "令和")[0]
    #expect(token.cost == -500)
    #expect(token.featureRow == "名詞,一般,*,*,*,*,令和,レイワ,レイワ")
    let derived = try tokenizer("令和,,,,名詞,一般,*,*,*,*,令和,レイワ,レイワ").tokens(in: "令和へ")
    #expect(derived.map { String($0.surface) } == ["令和", "へ"])
    #expect(derived[0].reading == "レイワ")
  }

  @Test func wrongRowsNameTheirLine() throws {
    let cases: [(csv: String, line: Int, message: String)] = [
      ("令和,れいわ\n平成", 2, "a row is surface,reading"),
      (",れいわ", 1, "empty"),
      ("令和,reiwa", 1, "not kana"),
      ("令和,", 1, "a row is surface,reading"),
      ("# x\n\n走る,はしる,動詞,自立", 3, "conjugate"),
      ("令和,れいわ,たわごと", 1, "たわごと"),
      ("a,れ\n令和,9999,1,0,名詞,一般,*,*,*,*,令和,レイワ,レイワ", 2, "9999"),
      ("令和,1,1,99999,名詞,一般,*,*,*,*,令和,レイワ,レイワ", 1, "99999"),
    ]
    for (csv, line, message) in cases {
      let error = #expect(throws: TokenizerError.self, "\(csv)") { try tokenizer(csv) }
      #expect(error?.code == .userDictionary, "\(csv): \(String(describing: error))")
      #expect(error?.line == line, "\(csv): \(String(describing: error))")
      #expect(error?.message.contains(message) == true, "\(csv): \(String(describing: error))")
    }
    let empty = #expect(throws: TokenizerError.self) { try tokenizer("# nothing\n") }
    #expect(empty?.message.contains("no rows") == true)
  }

  @Test func filesAreCSVOrCompiled() throws {
    let directory = try MiniDictionary.directory()
    let temporary = try temporaryDirectory()
    let csv = try temporary.write("令和,れいわ\n", to: "words.csv")
    let system = try Tokenizer(dictionary: .directory(directory))
    let compiled = temporary.file("words.dic")
    try temporary.write(
      UserDictionaryBuilder.compile(csvFiles: [csv], for: system), to: "words.dic")
    for path in [csv, compiled] {
      let tokenizer = try Tokenizer(
        dictionary: .directory(directory), userDictionaries: [.file(path)])
      #expect(tokenizer.tokens(in: "令和")[0].reading == "レイワ", "\(path)")
    }
    try temporary.write("令和,れいわ\n\n平成,x\n", to: "wrong.csv")
    let wrong = temporary.file("wrong.csv")
    let error = #expect(throws: TokenizerError.self) {
      try Tokenizer(dictionary: .directory(directory), userDictionaries: [.file(wrong)])
    }
    #expect(error?.description == "\(wrong):3: the reading “x” is not kana")
    for missing in ["/nowhere/words.csv", "/nowhere/words.dic"] {
      let error = #expect(throws: TokenizerError.self) {
        try Tokenizer(dictionary: .directory(directory), userDictionaries: [.file(missing)])
      }
      #expect(error?.path == missing)
    }
  }

  @Test func laterDictionariesWinTies() throws {
    let directory = try MiniDictionary.directory()
    let tokenizer = try Tokenizer(
      dictionary: .directory(directory),
      userDictionaries: [.csv("令和,れいわ"), .csv("平成,へいせい")])
    #expect(tokenizer.words(in: "令和と平成") == ["令和", "と", "平成"])
    let kinds = tokenizer.engineModel.files.map(\.kind)
    #expect(kinds.filter { $0 == .user }.count == 2)
  }
}
