import CMeCab
import Foundation
import MeCab
import TestSupport
import Testing

@Suite struct MiniDictionaryCompilingTests {
  @Test func compiledFilesEqualThoseOfMecabDictIndex() throws {
    let reference = try temporaryDirectory()
    try DictIndexReference.compile(source: MiniDictionary.source, to: reference.path)
    for name in ["sys.dic", "unk.dic", "char.bin", "matrix.bin"] {
      let ours = try contents(ofFile: MiniDictionary.directory() + "/" + name)
      let theirs = try contents(ofFile: reference.file(name))
      #expect(ours == theirs, "\(name)")
    }
  }

  @Test func summaryCountsWhatWasCompiled() throws {
    let output = try temporaryDirectory()
    let summary = try DictionaryCompiler.compileSystemDictionary(
      source: MiniDictionary.source, to: output.path)
    let rows = try String(
      decoding: contents(ofFile: MiniDictionary.source + "/lexicon.csv"), as: UTF8.self
    ).split(separator: "\n").count
    #expect(summary.entryCount == rows)
    #expect(summary.unknownEntryCount == 14)
    #expect(summary.leftSize == 32)
    #expect(summary.rightSize == 32)
    #expect(summary.categories.prefix(3) == ["DEFAULT", "SPACE", "KANJI"])
  }

  /// The definition files go along, so that user dictionaries can be compiled for the output alone.
  @Test func definitionsAreCopied() throws {
    for name in ["dicrc", "pos-id.def", "rewrite.def", "left-id.def", "right-id.def"] {
      let copy = try contents(ofFile: MiniDictionary.directory() + "/" + name)
      #expect(try copy == contents(ofFile: MiniDictionary.source + "/" + name), "\(name)")
    }
  }

  @Test func sourcesMayHaveCarriageReturnsMarksAndNoLastLineEnd() throws {
    let source = try MiniDictionary.copyOfSource()
    let names = [
      "lexicon.csv", "matrix.def", "char.def", "unk.def", "pos-id.def", "rewrite.def",
      "left-id.def", "right-id.def",
    ]
    for name in names {
      var text = String(decoding: try contents(ofFile: source.file(name)), as: UTF8.self)
      text = text.replacing("\n", with: "\r\n")
      text.removeLast()
      try source.write("\u{FEFF}" + text, to: name)
    }
    let output = try temporaryDirectory()
    try DictionaryCompiler.compileSystemDictionary(source: source.path, to: output.path)
    for name in ["sys.dic", "unk.dic", "char.bin", "matrix.bin"] {
      let plain = try contents(ofFile: MiniDictionary.directory() + "/" + name)
      #expect(try contents(ofFile: output.file(name)) == plain, "\(name)")
    }
  }

  @Test func csvFilesAreReadInTheOrderOfTheirNames() throws {
    let source = try MiniDictionary.copyOfSource()
    let lines = String(decoding: try contents(ofFile: source.file("lexicon.csv")), as: UTF8.self)
      .split(separator: "\n").map { $0 + "\n" }
    try source.write(lines[..<50].joined(), to: "a.csv")
    try source.write(lines[50..<60].joined(), to: "b.CSV")
    try source.write(lines[60...].joined(), to: "lexicon.csv")
    let output = try temporaryDirectory()
    try DictionaryCompiler.compileSystemDictionary(source: source.path, to: output.path)
    let whole = try contents(ofFile: MiniDictionary.directory() + "/sys.dic")
    #expect(try contents(ofFile: output.file("sys.dic")) == whole)
  }

  /// The dictionary other tests stand on splits sentences as a reader would.
  @Test func libmecabParsesWithIt() throws {
    let table: [(text: String, words: String)] = [
      ("すもももももももものうち", "すもも も もも も もも の うち"),
      ("東京へ行く", "東京 へ 行く"),
      ("東京都に行きました", "東京 都 に 行き まし た"),
      ("私は学生です。", "私 は 学生 です 。"),
      ("食べませんでした", "食べ ませ ん でし た"),
      ("日本語を勉強して三人で映画を見た。", "日本語 を 勉強 し て 三 人 で 映画 を 見 た 。"),
      ("𠮷野家でｺｰﾋｰを飲んでいます", "𠮷野家 で ｺｰﾋｰ を 飲ん で い ます"),
      ("彼は鬱病だ", "彼 は 鬱病 だ"),
    ]
    let options = ["mecab", "-r", "/dev/null", "-Owakati", "-d", try MiniDictionary.directory()]
    var arguments: [UnsafeMutablePointer<CChar>?] = options.map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    let tagger = try #require(mecab_new(Int32(arguments.count), &arguments))
    defer { mecab_destroy(tagger) }
    for row in table {
      let output = try #require(mecab_sparse_tostr(tagger, row.text))
      #expect(String(cString: output) == row.words + " \n", "\(row.text)")
    }
  }
}
