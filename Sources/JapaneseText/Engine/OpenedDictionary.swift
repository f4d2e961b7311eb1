import LatticeEngine
import MeCabDictionary
import Synchronization

#if LibMeCab
import MeCab
#endif

/// The dictionary of a tokenizer, opened by the active engine, and also by libmecab when a feature
/// requires it.
///
/// Features point into the memory of both, so any value with a feature must retain this object.
///
/// Thread-safe: immutable, except for libmecab's model, which is stored by an atomic exchange.
final class OpenedDictionary: Sendable {
  /// A closure that opens a dictionary directory with compiled user dictionaries.
  typealias Opener =
    (String, [DictionaryFile], ProperNames, DictionaryVerification, TrieCache) throws(MeCabError)
    -> any EngineModel

  /// The dictionary as opened by the active engine.
  let model: any EngineModel
  /// The reason why libmecab is used although the native engine was preferred; `nil` if it is not.
  let fallbackReason: String?
  private let properNames: ProperNames

  #if LibMeCab
  private let userDictionaries: CompiledUserDictionaries
  private let cache: TrieCache
  private let libmecab = AtomicLazyReference<LibmecabResult>()
  #endif

  /// Opens the dictionary in `directory`.
  ///
  /// - Parameters:
  ///   - directory: a compiled dictionary.
  ///   - userDictionaries: additional words.
  ///   - properNames: whether the dictionary's proper-name lexicon is included.
  ///   - engine: the engine; `nil` for the first one that supports the dictionary.
  ///   - verification: the extent to which the files are verified first.
  ///   - cache: the location where the native engine stores its tries.
  ///   - preferred: the engine tried first if `engine` is `nil`.
  ///   - openNative: opens the dictionary with the native engine.
  /// - Throws: an error if the engine cannot open the files.
  init(
    directory: String, userDictionaries: CompiledUserDictionaries = CompiledUserDictionaries(),
    properNames: ProperNames = .included, engine: TokenizerEngine? = nil,
    verification: DictionaryVerification = .headers, cache: TrieCache = .userFolder,
    preferred: TokenizerEngine = .standard,
    openNative: Opener = {
      path, userDictionaries, properNames, verification, cache throws(MeCabError) in
      try LatticeModel(
        dictionary: path, openUserDictionaries: userDictionaries, properNames: properNames,
        verification: verification, cache: cache)
    }
  ) throws(TokenizerError) {
    self.properNames = properNames
    #if LibMeCab
    self.userDictionaries = userDictionaries
    self.cache = cache
    #endif
    do throws(MeCabError) {
      (model, fallbackReason) = try Self.open(
        directory, userDictionaries, properNames, engine, verification, cache, preferred, openNative
      )
    } catch {
      throw TokenizerError(error)
    }
  }

  /// Opens a dictionary with the requested engine, or the first one that supports it.
  private static func open(
    _ directory: String, _ userDictionaries: CompiledUserDictionaries, _ properNames: ProperNames,
    _ engine: TokenizerEngine?, _ verification: DictionaryVerification, _ cache: TrieCache,
    _ preferred: TokenizerEngine, _ openNative: Opener
  ) throws(MeCabError) -> (any EngineModel, fallbackReason: String?) {
    func openByLibmecab() throws(MeCabError) -> any EngineModel {
      try Self.openByLibmecab(directory, userDictionaries, properNames, verification, cache)
    }
    if engine == .distilled {
      return (try openDistilled(directory, userDictionaries, properNames, verification), nil)
    }
    guard engine ?? preferred == .native else { return (try openByLibmecab(), nil) }
    do throws(MeCabError) {
      let users = try userDictionaries.files()
      return (try openNative(directory, users, properNames, verification, cache), nil)
    } catch {
      guard engine == nil, error.code == .unsupportedDictionary, TokenizerEngine.mecab.isAvailable
      else { throw error }
      return (try openByLibmecab(), error.message)
    }
  }

  /// Creates an engine for one task; texts that the active engine fails to parse are parsed by
  /// libmecab.
  func makeEngine() -> any BestPathEngine {
    #if LibMeCab
    guard model.engine == .native else { return model.makeEngine() }
    return FallbackEngine(model.makeEngine()) { [self] in try? modelOfLibmecab().makeEngine() }
    #else
    return model.makeEngine()
    #endif
  }
}

extension OpenedDictionary {
  /// Opens a dictionary with its pattern table, which has no words of user dictionaries and all
  /// proper names.
  private static func openDistilled(
    _ directory: String, _ userDictionaries: CompiledUserDictionaries,
    _ properNames: ProperNames, _ verification: DictionaryVerification
  ) throws(MeCabError) -> any EngineModel {
    guard userDictionaries.isEmpty else {
      throw MeCabError(
        .engine,
        "the distilled engine does not support user dictionaries or added readings "
          + "(use the native engine)", path: directory)
    }
    try checkNames(directory, properNames, engine: "the distilled engine")
    return try PatternModel(dictionary: directory, verification: verification)
  }
}

extension OpenedDictionary {
  /// Throws if proper names are excluded and the dictionary has them, because only the native engine
  /// can exclude them.
  fileprivate static func checkNames(
    _ directory: String, _ properNames: ProperNames, engine: String
  ) throws(MeCabError) {
    // If the file cannot be opened, the engine reports it.
    guard properNames == .excluded,
      let folder = try? DictionaryFolder(directory), let entries = try? EntrySource(folder),
      try ProperNameEntries.find(in: folder, of: entries) != nil
    else { return }
    throw MeCabError(
      .engine,
      "has proper names, which \(engine) cannot exclude (use the native engine, or include the names)",
      path: directory)
  }
}

// MARK: libmecab

#if LibMeCab
extension OpenedDictionary {
  /// Returns the dictionary as opened by libmecab; it is opened on first use and then retained.
  ///
  /// Two threads that call this at the same time may both open it; only one result is retained.
  func modelOfLibmecab() throws(TokenizerError) -> Model {
    if let model = model as? Model { return model }
    let outcome =
      libmecab.load()
      ?? libmecab.storeIfNil(
        LibmecabResult(model.dictionary, userDictionaries, properNames, cache))
    return try outcome.result.get()
  }

  /// Opens the dictionary with libmecab for text output in the format `outputFormat`.
  func openByLibmecab(outputFormat: String) throws(TokenizerError) -> Model {
    do throws(MeCabError) {
      return try userDictionaries.withPaths { paths throws(MeCabError) in
        try Self.checkNames(model.dictionary, properNames, engine: "libmecab")
        return try Model(
          dictionary: DictionaryExport.directory(of: model.dictionary, cache: cache),
          userDictionaries: paths, verification: .headers, outputFormat: outputFormat)
      }
    } catch {
      throw TokenizerError(error)
    }
  }

  private static func openByLibmecab(
    _ directory: String, _ userDictionaries: CompiledUserDictionaries,
    _ properNames: ProperNames, _ verification: DictionaryVerification, _ cache: TrieCache
  ) throws(MeCabError) -> any EngineModel {
    try checkNames(directory, properNames, engine: "libmecab")
    return try userDictionaries.withPaths { paths throws(MeCabError) in
      try Model(
        dictionary: DictionaryExport.directory(of: directory, cache: cache),
        userDictionaries: paths, verification: verification)
    }
  }
}

/// The result of opening a dictionary with libmecab, retained so that it is attempted only once.
private final class LibmecabResult: Sendable {
  let result: Result<Model, TokenizerError>

  init(
    _ directory: String, _ userDictionaries: CompiledUserDictionaries,
    _ properNames: ProperNames, _ cache: TrieCache
  ) {
    result = Result { () throws(MeCabError) in
      try userDictionaries.withPaths { paths throws(MeCabError) in
        try OpenedDictionary.checkNames(directory, properNames, engine: "libmecab")
        return try Model(
          dictionary: DictionaryExport.directory(of: directory, cache: cache),
          userDictionaries: paths)
      }
    }.mapError { TokenizerError($0) }
  }
}
#else
extension OpenedDictionary {
  private static func openByLibmecab(
    _ directory: String, _ userDictionaries: CompiledUserDictionaries,
    _ properNames: ProperNames, _ verification: DictionaryVerification, _ cache: TrieCache
  ) throws(MeCabError) -> any EngineModel {
    throw MeCabError(
      .engine, "this build does not include libmecab (rebuild with the package trait LibMeCab)",
      path: directory)
  }
}
#endif
