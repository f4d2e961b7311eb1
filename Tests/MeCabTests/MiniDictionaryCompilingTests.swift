#if LibMeCab
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

  /// Without `pos-id.def` MeCab gives every entry the id 1.
  @Test func partOfSpeechIDsWithoutRules() throws {
    let source = try MiniDictionary.copyOfSource()
    try FileManager.default.removeItem(atPath: source.file("pos-id.def"))
    let ours = try temporaryDirectory()
    let reference = try temporaryDirectory()
    try DictionaryCompiler.compileSystemDictionary(source: source.path, to: ours.path)
    try DictIndexReference.compile(source: source.path, to: reference.path)
    #expect(
      try contents(ofFile: ours.file("sys.dic")) == contents(ofFile: reference.file("sys.dic")))
    let entries = try DictionaryFile(path: ours.file("sys.dic")).entries()
    #expect(entries.allSatisfy { $0.partOfSpeechID == 1 })
  }

  /// libmecab splits sentences with the dictionary of other tests as a reader would.
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
#endif
