import Foundation
import LatticeEngine
import MeCabDictionary
import TestSupport
import Testing

@testable import JapaneseText

/// Tokenizers that leave a dictionary's names out, and engines that cannot.
@Suite struct NameLayerTests {
  /// The miniature dictionary with three names, whose entries are listed.
  private let dictionary: TemporaryDirectory

  init() throws {
    let source = try MiniDictionary.copyOfSource()
    let rows =
      try contents(ofFile: source.file("lexicon.csv"))
      + Array(
        """
        東京へ,2,2,-9000,名詞,固有名詞,地域,一般,*,*,東京へ,x,ナマエ
        学生,3,3,-5000,名詞,固有名詞,人名,一般,*,*,学生,マナブ,ナマエ
        鰻,1,1,-900,名詞,一般,*,*,*,*,鰻,ウナギ,ナマエ

        """.utf8)
    try source.write(rows, to: "lexicon.csv")
    dictionary = try TemporaryDirectory(prefix: "names")
    try DictionaryCompiler.compileSystemDictionary(source: source.path, to: dictionary.path)
    let entries = try DictionaryFile(path: dictionary.file("sys.dic")).entries()
    try NameEntries.compile(
      directory: dictionary.path,
      entries: entries.enumerated().filter { $0.element.feature.hasSuffix("ナマエ") }.map(\.offset))
  }

  private func tokenizer(
    _ names: NameLayer = .off, users: [UserDictionary] = [], engine: AnalysisEngine? = nil
  ) throws -> Tokenizer {
    try Tokenizer(
      dictionary: .directory(dictionary.path), userDictionaries: users, names: names,
      schema: .ipadic, engine: engine, cache: .none)
  }

  @Test func wordsOfEitherWay() throws {
    let plain = try Tokenizer(dictionary: .directory(MiniDictionary.directory()), schema: .ipadic)
    let rows: [(text: String, on: [String], why: String)] = [
      ("東京へ行く", ["東京へ", "行く"], "a name of two words"),
      ("学生は", ["学生", "は"], "a name spelled as another word"),
      ("鰻を", ["鰻", "を"], "a name alone"),
    ]
    let (on, off) = (try tokenizer(.on), try tokenizer())
    for row in rows {
      #expect(on.words(in: row.text).map { String($0) } == row.on, "\(row.why)")
      let tokens = off.tokens(in: row.text)
      let expected = plain.tokens(in: row.text)
      #expect(tokens.map(\.surface) == expected.map(\.surface), "\(row.why)")
      #expect(tokens.map(\.reading) == expected.map(\.reading), "\(row.why)")
      #expect(tokens.map(\.cost) == expected.map(\.cost), "\(row.why)")
      #expect(tokens.map(\.isUnknown) == expected.map(\.isUnknown), "\(row.why)")
    }
    #expect(off.engine == .native)
  }

  @Test func userWordsStay() throws {
    let words = UserDictionary.csv("鰻,とっておき\n東京へ,とうきょうへ,名詞")
    let off = try tokenizer(users: [words])
    #expect(off.words(in: "東京へ鰻を") == ["東京へ", "鰻", "を"])
    #expect(off.tokens(in: "鰻")[0].reading == "トッテオキ", "not that of the layer")
  }

  /// An engine that would find the names must never be asked.
  @Test func libmecabIsRefused() throws {
    let refusal = #expect(throws: TokenizerError.self) { try tokenizer(engine: .mecab) }
    #expect(refusal?.code == .engine)
    guard AnalysisEngine.mecab.isAvailable else { return }
    #expect(refusal?.path == dictionary.path)
    #expect(refusal?.message.contains("use the native engine") == true)
    #expect(try tokenizer(.on, engine: .mecab).words(in: "鰻を") == ["鰻", "を"])
    #if LibMeCab
    let off = try tokenizer()
    let error = #expect(throws: TokenizerError.self) { try off.model }
    #expect(error?.code == .engine && error?.path == dictionary.path)
    #expect(throws: Never.self) { try tokenizer(.on).model }
    #endif
  }

  /// Where the native engine refuses, libmecab does not take over: it would find the names.
  @Test func nothingIsHandedOver() throws {
    func open(_ names: NameLayer) throws(TokenizerError) -> OpenedDictionary {
      try OpenedDictionary(directory: dictionary.path, names: names, preferred: .native) {
        path, _, _, _, _ throws(MeCabError) in
        throw MeCabError(.unservedDictionary, "is no good", path: path)
      }
    }
    #expect(throws: TokenizerError.self) { try open(.off) }
    if AnalysisEngine.mecab.isAvailable {
      #expect(try open(.on).model.engine == .mecab)
    }
  }

  @Test func dictionariesWithoutALayerAreTheSame() throws {
    for engine in AnalysisEngine.allCases where engine.isAvailable {
      let plain = try Tokenizer(
        dictionary: .directory(MiniDictionary.directory()), names: .off, schema: .ipadic,
        engine: engine, cache: .none)
      #expect(plain.engine == engine)
      #expect(plain.words(in: "東京へ行く") == ["東京", "へ", "行く"])
    }
  }

  @Test func damageIsAnError() throws {
    try dictionary.write("damaged", to: "names.bits")
    for engine in [nil, .native] as [AnalysisEngine?] {
      let error = #expect(throws: TokenizerError.self) { try tokenizer(engine: engine) }
      #expect(error?.code == .dictionaryDamaged)
      #expect(error?.path == dictionary.file("names.bits"))
    }
    #expect(try tokenizer(.on).words(in: "鰻を") == ["鰻", "を"], "with names on nobody reads it")
    try dictionary.write(
      "name\tn\nversion\t1\nentries\t1\nnames\t1\ncorrections\t0\nmade-from\tx\n"
        + "file\tnames.bits\t1\tx\n", to: "manifest")
    #expect(unlink(dictionary.file("names.bits")) == 0)
    let missing = #expect(throws: TokenizerError.self) { try tokenizer() }
    #expect(missing?.code == .dictionaryMissing)
    #expect(missing?.message.contains("install the dictionary again") == true)
  }
}
