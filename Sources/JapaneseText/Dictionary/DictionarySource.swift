/// Where a system dictionary comes from.
///
/// ```swift
/// try Tokenizer(dictionary: .directory("/opt/dictionaries/unidic"))
/// try Tokenizer(dictionary: .installed("ipadic"))
/// try Tokenizer(dictionary: .embedded)  // with module Mutsu
/// ```
///
/// Sendable: its closure is.
public struct DictionarySource: Sendable {
  private let resolve: @Sendable () throws(TokenizerError) -> String

  /// A source that finds its directory when a tokenizer is made.
  public init(resolving resolve: @escaping @Sendable () throws(TokenizerError) -> String) {
    self.resolve = resolve
  }

  /// The compiled dictionary in a directory (`sys.dic`, `unk.dic`, `matrix.bin`, `char.bin`,
  /// `dicrc`).
  public static func directory(_ path: String) -> DictionarySource {
    DictionarySource { () throws(TokenizerError) in path }
  }

  /// The installed dictionary of a name: `ipadic`, `naist-jdic`, `unidic` or `jumandic`.
  ///
  /// Looked for in the directories of MeCab's packages (see ``InstalledDictionary/all()``); of
  /// several variants the one in UTF-8.
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

  /// The directory, found now.
  public func directory() throws(TokenizerError) -> String { try resolve() }
}
