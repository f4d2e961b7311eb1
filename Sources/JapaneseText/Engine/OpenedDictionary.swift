import LatticeEngine
import MeCabDictionary
import Synchronization

#if LibMeCab
import MeCab
#endif

/// The dictionary of a tokenizer: opened by the engine at work, and by libmecab too as soon as
/// something asks for what only libmecab has.
///
/// Features point into the memory of either, so whatever keeps a feature keeps this.
///
/// Sendable: immutable, but for what libmecab opens, which is stored once by an atomic exchange.
final class OpenedDictionary: Sendable {
  /// Opens a directory and the compiled user dictionaries at some paths.
  typealias Opener =
    (String, [String], NameLayer, DictionaryCheck, WordTableCache) throws(MeCabError)
    -> any EngineModel

  /// What the engine at work has opened.
  let model: any EngineModel
  /// Why libmecab is at work although the native engine was preferred; `nil` if that is not so.
  let reasonForHandOver: String?
  private let names: NameLayer

  #if LibMeCab
  private let userDictionaries: CompiledUserDictionaries
  private let libmecab = AtomicLazyReference<LibmecabOpening>()
  #endif

  /// Opens the dictionary in `directory`.
  ///
  /// - Parameters:
  ///   - directory: a compiled dictionary.
  ///   - userDictionaries: words on top of it.
  ///   - names: whether the dictionary's layer of names is among its words.
  ///   - engine: the engine; `nil` for the first one that can serve the dictionary.
  ///   - verification: how much is checked before.
  ///   - cache: where the native engine keeps its word tables.
  ///   - preferred: the engine tried first if `engine` is `nil`.
  ///   - openNative: opens it for the native engine.
  /// - Throws: what the engine finds wrong with the files.
  init(
    directory: String, userDictionaries: CompiledUserDictionaries = CompiledUserDictionaries(),
    names: NameLayer = .on, engine: AnalysisEngine? = nil,
    verification: DictionaryCheck = .headers, cache: WordTableCache = .userFolder,
    preferred: AnalysisEngine = .standard,
    openNative: Opener = {
      path, userDictionaries, names, verification, cache throws(MeCabError) in
      try LatticeModel(
        dictionary: path, userDictionaries: userDictionaries, names: names,
        verification: verification, cache: cache)
    }
  ) throws(TokenizerError) {
    self.names = names
    #if LibMeCab
    self.userDictionaries = userDictionaries
    #endif
    (model, reasonForHandOver) = try userDictionaries.withFiles { paths throws(MeCabError) in
      guard engine ?? preferred == .native else {
        return (try Self.openByLibmecab(directory, paths, names, verification), nil)
      }
      do throws(MeCabError) {
        return (try openNative(directory, paths, names, verification, cache), nil)
      } catch {
        guard engine == nil, error.code == .unservedDictionary, AnalysisEngine.mecab.isAvailable
        else { throw error }
        return (
          try Self.openByLibmecab(directory, paths, names, verification), error.message
        )
      }
    }
  }

  /// Scratch for a worker: texts that the engine at work does not take go to libmecab.
  func makeEngine() -> any BestPathEngine {
    #if LibMeCab
    guard model.engine == .native else { return model.makeEngine() }
    return FallbackEngine(model.makeEngine()) { [self] in try? modelOfLibmecab().makeEngine() }
    #else
    return model.makeEngine()
    #endif
  }
}

// MARK: libmecab

extension OpenedDictionary {
  /// Refuses libmecab, which reads a dictionary as it is, where names are to be left out.
  fileprivate static func checkForLibmecab(
    _ directory: String, _ names: NameLayer
  ) throws(MeCabError) {
    // A file that cannot be opened is for the engine to explain.
    guard names == .off,
      let file = try? DictionaryFile(path: FileSystem.join(directory, "sys.dic")),
      try NameEntries.find(in: directory, of: file) != nil
    else { return }
    throw MeCabError(
      .engine,
      "has names, which libmecab cannot leave out (use the native engine, or leave the names on)",
      path: directory)
  }
}

#if LibMeCab
extension OpenedDictionary {
  /// The dictionary as libmecab has it: opened when it is first asked for, then kept.
  ///
  /// Two threads that ask at once may both open it; one of the two is kept.
  func modelOfLibmecab() throws(TokenizerError) -> Model {
    if let model = model as? Model { return model }
    let opening =
      libmecab.load()
      ?? libmecab.storeIfNil(LibmecabOpening(model.dictionary, userDictionaries, names))
    return try opening.result.get()
  }

  private static func openByLibmecab(
    _ directory: String, _ userDictionaries: [String], _ names: NameLayer,
    _ verification: DictionaryCheck
  ) throws(MeCabError) -> any EngineModel {
    try checkForLibmecab(directory, names)
    return try Model(
      dictionary: directory, userDictionaries: userDictionaries, verification: verification)
  }
}

/// What came of opening a dictionary by libmecab; kept, so that it is tried once.
///
/// Sendable: immutable.
private final class LibmecabOpening: Sendable {
  let result: Result<Model, TokenizerError>

  init(
    _ directory: String, _ userDictionaries: CompiledUserDictionaries, _ names: NameLayer
  ) {
    result = Result { () throws(TokenizerError) in
      try userDictionaries.withFiles { paths throws(MeCabError) in
        try OpenedDictionary.checkForLibmecab(directory, names)
        return try Model(dictionary: directory, userDictionaries: paths)
      }
    }
  }
}
#else
extension OpenedDictionary {
  private static func openByLibmecab(
    _ directory: String, _ userDictionaries: [String], _ names: NameLayer,
    _ verification: DictionaryCheck
  ) throws(MeCabError) -> any EngineModel {
    throw MeCabError(
      .engine, "this build has no libmecab (build it with the package trait LibMeCab)",
      path: directory)
  }
}
#endif
