import LatticeEngine
import MeCabDictionary
import TestSupport
import Testing

@testable import JapaneseText

#if LibMeCab
import MeCab
#endif

/// Tests which engine opens a dictionary, and what follows when the native engine refuses it.
@Suite struct OpenedDictionaryTests {
  private let directory: String

  init() throws { directory = try MiniDictionary.directory() }

  /// Opens the miniature dictionary with the native engine preferred.
  private func open(
    _ engine: TokenizerEngine?, native: OpenedDictionary.Opener
  ) throws(TokenizerError) -> OpenedDictionary {
    try OpenedDictionary(
      directory: directory, engine: engine, preferred: .native, openNative: native)
  }

  /// Returns an opener that throws an error with `code`.
  private func refusal(_ code: MeCabError.Code) -> OpenedDictionary.Opener {
    { path, _, _, _, _ throws(MeCabError) in throw MeCabError(code, "is unusable", path: path) }
  }

  @Test func supportedDictionariesStayWithTheNativeEngine() throws {
    let plain = try OpenedDictionary(directory: directory)
    for engine in [nil, .native] as [TokenizerEngine?] {
      let opened = try open(engine) { _, _, _, _, _ in SubstituteModel(plain.model) { _ in false } }
      #expect(opened.model.engine == .native, "\(String(describing: engine))")
      #expect(opened.fallbackReason == nil, "\(String(describing: engine))")
    }
  }

  @Test func refusalsAreErrorsUnlessLibmecabCanTakeOver() throws {
    let rows: [(engine: TokenizerEngine?, code: MeCabError.Code, error: TokenizerError.Code?)] = [
      (
        nil, .unsupportedDictionary,
        TokenizerEngine.mecab.isAvailable ? nil : .unsupportedDictionary
      ),
      (.native, .unsupportedDictionary, .unsupportedDictionary),
      (nil, .dictionaryDamaged, .dictionaryDamaged),
      (nil, .dictionaryMissing, .dictionaryMissing),
      (nil, .unsupportedCharset, .unsupportedCharset),
      (.native, .dictionaryDamaged, .dictionaryDamaged),
    ]
    for row in rows {
      do throws(TokenizerError) {
        let opened = try open(row.engine, native: refusal(row.code))
        #expect(row.error == nil, "\(row): opened")
        #expect(opened.model.engine == .mecab && opened.fallbackReason == "is unusable", "\(row)")
      } catch {
        #expect(error.code == row.error && error.path == directory, "\(row): \(error)")
      }
    }
  }

  @Test func theRequestedEngineIsUsed() throws {
    // The native engine is included as soon as it is the preferred one.
    for engine in TokenizerEngine.allCases where engine == .mecab || .standard == engine {
      do throws(TokenizerError) {
        let tokenizer = try Tokenizer(dictionary: .directory(directory), engine: engine)
        #expect(tokenizer.engine == engine)
        #expect(tokenizer.fallbackReason == nil)
        #expect(tokenizer.words(in: "東京へ行く") == ["東京", "へ", "行く"], "\(engine)")
      } catch {
        #expect(error.code == .engine && !engine.isAvailable, "\(engine): \(error)")
      }
    }
    let tokenizer = try Tokenizer(dictionary: .directory(directory))
    #expect(tokenizer.engine == .standard)
  }

  #if LibMeCab
  /// Returns a dictionary whose native engine declines every text that contains an X.
  private func decliningX(
    userDictionaries: [UserDictionary] = []
  ) throws -> OpenedDictionary {
    let plain = try OpenedDictionary(directory: directory)
    let words = try CompiledUserDictionaries(userDictionaries, for: plain, schema: .ipadic)
    return try OpenedDictionary(
      directory: directory, userDictionaries: words, preferred: .native
    ) { directory, paths, _, verification, _ throws(MeCabError) in
      // The dictionary the substitute parses with is separate from the one opened later.
      let other: OpenedDictionary
      do throws(TokenizerError) {
        other = try OpenedDictionary(
          directory: directory, userDictionaries: words, engine: .mecab,
          verification: verification)
      } catch {
        throw MeCabError(.engine, error.message)
      }
      return SubstituteModel(other.model) { bytes in bytes.contains(UInt8(ascii: "X")) }
    }
  }

  @Test func declinedLinesGoToLibmecab() throws {
    let text = "東京へ行く\nXが東京都に\nもも\n" + String(repeating: "令和X令和", count: 50)
    let words = [UserDictionary.csv("令和,れいわ")]
    func spans(_ dictionary: OpenedDictionary) -> [String] {
      var spans: [String] = []
      TokenizerCore(dictionary: dictionary, schema: .ipadic).forEachSpan(in: text) { span, _ in
        spans.append("\(span.start) \(span.end) \(String(cString: span.record.feature))")
      }
      return spans
    }
    let left = try decliningX(userDictionaries: words)
    let plain = try OpenedDictionary(directory: directory)
    let compiled = try CompiledUserDictionaries(words, for: plain, schema: .ipadic)
    let whole = try OpenedDictionary(
      directory: directory, userDictionaries: compiled, engine: .mecab)
    #expect(spans(left) == spans(whole))
    #expect(spans(whole).contains { $0.hasSuffix("令和,レイワ,レイワ") }, "\(spans(whole))")
  }

  /// libmecab opens user dictionaries given as text by paths that are not valid later.
  @Test func libmecabOpensLaterWithTheUsersWords() throws {
    let opened = try decliningX(userDictionaries: [.csv("令和,れいわ"), .csv("平成,へいせい")])
    let model = try opened.modelOfLibmecab()
    #expect(model.files.map(\.kind).filter { $0 == .user }.count == 2)
    #expect(try opened.modelOfLibmecab() === model)
    for path in model.userDictionaries {
      #expect(!FileSystem.exists(path), "\(path) was left behind")
    }
  }

  @Test func tasksShareLibmecabsModel() async throws {
    let opened = try decliningX()
    let models = try await withThrowingTaskGroup(of: ObjectIdentifier.self) { group in
      for _ in 0..<8 { group.addTask { ObjectIdentifier(try opened.modelOfLibmecab()) } }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(models.count == 1)
  }

  @Test func failedReopeningIsAnError() throws {
    let copy = try MiniDictionary.copyOfCompiled()
    let plain = try OpenedDictionary(directory: copy.path)
    let opened = try OpenedDictionary(directory: copy.path, preferred: .native) { _, _, _, _, _ in
      SubstituteModel(plain.model) { _ in true }
    }
    FileSystem.remove(copy.file("sys.dic"))
    let error = #expect(throws: TokenizerError.self) { try opened.modelOfLibmecab() }
    #expect(error?.code == .dictionaryMissing, "\(String(describing: error))")
  }
  #endif
}
