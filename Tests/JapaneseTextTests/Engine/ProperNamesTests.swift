import Foundation
import LatticeEngine
import MeCabDictionary
import TestSupport
import Testing

@testable import JapaneseText

/// Tests tokenizers that exclude a dictionary's proper names, and engines that cannot do so.
@Suite struct ProperNamesTests {
  /// The miniature dictionary with three proper names, whose entries are listed in `names.bits`.
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
    try ProperNameEntries.compile(
      directory: dictionary.path,
      entries: entries.enumerated().filter { $0.element.feature.hasSuffix("ナマエ") }.map(\.offset))
  }

  private func tokenizer(
    _ names: ProperNames = .excluded, users: [UserDictionary] = [], engine: TokenizerEngine? = nil
  ) throws -> Tokenizer {
    try Tokenizer(
      dictionary: .directory(dictionary.path), userDictionaries: users, properNames: names,
      schema: .ipadic, engine: engine, cache: .none)
  }

  @Test func wordsWithAndWithoutNames() throws {
    let plain = try Tokenizer(dictionary: .directory(MiniDictionary.directory()), schema: .ipadic)
    let rows: [(text: String, on: [String], why: String)] = [
      ("東京へ行く", ["東京へ", "行く"], "a name of two words"),
      ("学生は", ["学生", "は"], "a name spelled as another word"),
      ("鰻を", ["鰻", "を"], "a name alone"),
    ]
    let (on, off) = (try tokenizer(.included), try tokenizer())
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
    #expect(off.tokens(in: "鰻")[0].reading == "トッテオキ", "not that of the proper-name lexicon")
  }

  /// An engine that would find the names must not be used.
  @Test func libmecabIsRefused() throws {
    let refusal = #expect(throws: TokenizerError.self) { try tokenizer(engine: .mecab) }
    #expect(refusal?.code == .engine)
    guard TokenizerEngine.mecab.isAvailable else { return }
    #expect(refusal?.path == dictionary.path)
    #expect(refusal?.message.contains("use the native engine") == true)
    #expect(try tokenizer(.included, engine: .mecab).words(in: "鰻を") == ["鰻", "を"])
    #if LibMeCab
    let off = try tokenizer()
    let error = #expect(throws: TokenizerError.self) { try off.model }
    #expect(error?.code == .engine && error?.path == dictionary.path)
    #expect(throws: Never.self) { try tokenizer(.included).model }
    #endif
  }

  /// When the native engine refuses a dictionary, libmecab does not take over: it would find the
  /// names.
  @Test func libmecabDoesNotTakeOver() throws {
    func open(_ names: ProperNames) throws(TokenizerError) -> OpenedDictionary {
      try OpenedDictionary(directory: dictionary.path, properNames: names, preferred: .native) {
        path, _, _, _, _ throws(MeCabError) in
        throw MeCabError(.unsupportedDictionary, "is unusable", path: path)
      }
    }
    #expect(throws: TokenizerError.self) { try open(.excluded) }
    if TokenizerEngine.mecab.isAvailable {
      #expect(try open(.included).model.engine == .mecab)
    }
  }

  @Test func dictionariesWithoutNamesAreUnaffected() throws {
    // The distilled engine requires a pattern table, which this dictionary lacks.
    for engine in TokenizerEngine.allCases where engine.isAvailable && engine != .distilled {
      let plain = try Tokenizer(
        dictionary: .directory(MiniDictionary.directory()), properNames: .excluded, schema: .ipadic,
        engine: engine, cache: .none)
      #expect(plain.engine == engine)
      #expect(plain.words(in: "東京へ行く") == ["東京", "へ", "行く"])
    }
  }

  @Test func damageIsAnError() throws {
    try dictionary.write("damaged", to: "names.bits")
    for engine in [nil, .native] as [TokenizerEngine?] {
      let error = #expect(throws: TokenizerError.self) { try tokenizer(engine: engine) }
      #expect(error?.code == .dictionaryDamaged)
      #expect(error?.path == dictionary.file("names.bits"))
    }
    #expect(
      try tokenizer(.included).words(in: "鰻を") == ["鰻", "を"], "not read if names are included")
    try dictionary.write(
      "name\tn\nversion\t1\nentries\t1\nnames\t1\ncorrections\t0\nmade-from\tx\n"
        + "file\tnames.bits\t1\tx\n", to: "manifest")
    #expect(unlink(dictionary.file("names.bits")) == 0)
    let missing = #expect(throws: TokenizerError.self) { try tokenizer() }
    #expect(missing?.code == .dictionaryMissing)
    #expect(missing?.message.contains("install the dictionary again") == true)
  }
}
