/// The source of a system dictionary.
///
/// ```swift
/// try Tokenizer(dictionary: .directory("/opt/dictionaries/unidic"))
/// try Tokenizer(dictionary: .installed("ipadic"))
/// try Tokenizer(dictionary: .embedded)  // with module Mutsu
/// ```
public struct DictionarySource: Sendable {
  private let resolve: @Sendable () throws(TokenizerError) -> String

  /// Creates a source whose directory is determined when a tokenizer is created.
  public init(resolving resolve: @escaping @Sendable () throws(TokenizerError) -> String) {
    self.resolve = resolve
  }

  /// Returns a source for the compiled dictionary in a directory (`sys.dic`, `unk.dic`,
  /// `matrix.bin`, `char.bin`, `dicrc`).
  public static func directory(_ path: String) -> DictionarySource {
    DictionarySource { () throws(TokenizerError) in path }
  }

  /// Returns a source for an installed dictionary: `ipadic`, `naist-jdic`, `unidic` or `jumandic`.
  ///
  /// Searches the directories of MeCab's packages (see ``InstalledDictionary/all()``); the UTF-8
  /// variant is used.
  public static func installed(_ name: String) -> DictionarySource {
    DictionarySource { () throws(TokenizerError) in
      let dictionaries = InstalledDictionary.all()
      if let found = dictionaries.first(where: { $0.name == name && $0.isUTF8 }) {
        return found.path
      }
      if let other = dictionaries.first(where: { $0.name == name }) {
        throw TokenizerError(
          .unsupportedCharset,
          "\(name) is installed in \(other.charset) only (install its UTF-8 variant)",
          path: other.path)
      }
      let names = Set(dictionaries.filter(\.isUTF8).map(\.name)).sorted().joined(separator: ", ")
      throw TokenizerError(
        .dictionaryMissing,
        "no dictionary called \(name) is installed (installed: \(names.isEmpty ? "none" : names); "
          + "on Debian: apt-get install \(InstalledDictionary.debianPackage(for: name)))")
    }
  }

  /// Returns the path of the directory.
  public func directory() throws(TokenizerError) -> String { try resolve() }
}
