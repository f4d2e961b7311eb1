import TextFoundation

/// A compiled MeCab dictionary file, opened for reading without libmecab.
///
/// The file is memory-mapped rather than loaded, so the time of opening it is independent of its
/// size. Every read is bounds-checked, so a damaged file causes an error or fewer entries, never a
/// trap.
///
/// ```swift
/// let file = try DictionaryFile(path: "/var/lib/mecab/dic/ipadic-utf8/sys.dic")
/// print(file.kind, file.charset, file.entryCount)  // system UTF-8 392127
/// for entry in try file.entries() where entry.cost < 0 { print(entry.surface) }
/// ```
///
/// The format is that of MeCab 0.996 (version 102). Copies share the read-only mapping.
public struct DictionaryFile: Sendable {
  /// The kind of dictionary file.
  public enum Kind: UInt32, Sendable, Hashable, CustomStringConvertible {
    /// The lexicon, `sys.dic`.
    case system = 0
    /// A user dictionary.
    case user = 1
    /// The entries of unknown words by character category, `unk.dic`.
    case unknown = 2

    /// The name of the case.
    public var description: String {
      switch self {
      case .system: "system"
      case .user: "user"
      case .unknown: "unknown"
      }
    }

    /// The kind with its article, as the predicate of a message.
    var phrase: String {
      switch self {
      case .system: "a system dictionary"
      case .user: "a user dictionary"
      case .unknown: "a dictionary of unknown words"
      }
    }
  }

  package let bytes: FileBytes
  package let header: DictionaryHeader

  /// The path of the file.
  public var path: String { bytes.path }
  /// The kind of dictionary.
  public var kind: Kind { header.kind }
  /// The charset name in the file, such as `UTF-8` or `EUC-JP`.
  public var charset: String { header.charset }
  /// The number of entries; a surface with several entries counts several times.
  public var entryCount: Int { header.entryCount }
  /// The first size of the connection matrix; the right ids of entries are less than it.
  public var leftSize: Int { header.leftSize }
  /// The second size of the connection matrix; the left ids of entries are less than it.
  public var rightSize: Int { header.rightSize }
  /// The size of the file in bytes.
  public var byteCount: Int { header.features.upperBound }

  /// Opens a file and validates its header: size, version, kind and sections.
  ///
  /// Files in any charset can be opened, so that a listing can show the charset; see
  /// ``requireUTF8()``.
  ///
  /// - Throws: ``MeCabError`` with `dictionaryMissing`, `fileUnreadable` or `dictionaryDamaged`.
  public init(path: String) throws(MeCabError) {
    try self.init(FileBytes(path: path))
  }

  /// Reads a dictionary from memory, as compiled by ``DictionaryCompiler``.
  ///
  /// - Parameters:
  ///   - contents: The contents of the file, which are copied.
  ///   - path: The file name for error messages.
  /// - Throws: ``MeCabError`` with `dictionaryDamaged`.
  public init(contents: [UInt8], path: String = "memory") throws(MeCabError) {
    try self.init(FileBytes(copying: contents, path: path))
  }

  /// Reads a dictionary from a file or a section of one.
  package init(_ bytes: FileBytes) throws(MeCabError) {
    self.bytes = bytes
    header = try bytes.withBytes { buffer throws(MeCabError) in
      try DictionaryHeader(buffer, path: bytes.path)
    }
  }

  /// Throws an error if the charset of the dictionary is not UTF-8.
  ///
  /// - Throws: ``MeCabError`` with `unsupportedCharset`; the message states what to install or run.
  public func requireUTF8() throws(MeCabError) {
    try Charset.requireUTF8(charset, path: path)
  }
}

/// Recognition of the charset names that MeCab accepts.
package enum Charset {
  package static func isUTF8(_ name: String) -> Bool {
    ["utf-8", "utf8", "utf_8"].contains(name.lowercased())
  }

  package static func requireUTF8(_ name: String, path: String) throws(MeCabError) {
    guard !isUTF8(name) else { return }
    throw MeCabError(
      .unsupportedCharset,
      "is in \(name.isEmpty ? "an unnamed charset" : name), but only UTF-8 is supported; "
        + "install \(package(for: path)) or compile its source again "
        + "with jptok dictionary build --system --charset \(name)",
      path: path)
  }

  /// Returns the Debian package with the UTF-8 version of the dictionary at `path`.
  private static func package(for path: String) -> String {
    if path.contains("juman") { return "Debian's mecab-jumandic-utf8" }
    if path.contains("naist-jdic") { return "Debian's mecab-naist-jdic" }
    return "Debian's mecab-ipadic-utf8"
  }
}
