/// A compiled MeCab dictionary file, opened for reading without libmecab.
///
/// The file is mapped, not loaded: opening costs the same for any size. Every read checks its
/// bounds, so a damaged file gives an error or fewer entries, never a trap.
///
/// ```swift
/// let file = try DictionaryFile(path: "/var/lib/mecab/dic/ipadic-utf8/sys.dic")
/// print(file.kind, file.charset, file.entryCount)  // system UTF-8 392127
/// for entry in try file.entries() where entry.cost < 0 { print(entry.surface) }
/// ```
///
/// Sendable: the mapping is read-only and shared. The format is that of MeCab 0.996 (version 102).
public struct DictionaryFile: Sendable {
  /// What a dictionary file is used for.
  public enum Kind: UInt32, Sendable, Hashable, CustomStringConvertible {
    /// The lexicon, `sys.dic`.
    case system = 0
    /// A user dictionary.
    case user = 1
    /// The entries of unknown words, keyed by character category, `unk.dic`.
    case unknown = 2

    /// The case's name.
    public var description: String {
      switch self {
      case .system: "system"
      case .user: "user"
      case .unknown: "unknown"
      }
    }
  }

  package let bytes: FileBytes
  package let header: DictionaryHeader

  /// The path it was opened from.
  public var path: String { bytes.path }
  /// What the file is used for.
  public var kind: Kind { header.kind }
  /// The encoding as the file names it, as in `UTF-8` or `EUC-JP`.
  public var charset: String { header.charset }
  /// How many entries the file holds; surfaces with several readings count several times.
  public var entryCount: Int { header.entryCount }
  /// The first size of the connection matrix: right ids of entries are below it.
  public var leftSize: Int { header.leftSize }
  /// The second size of the connection matrix: left ids of entries are below it.
  public var rightSize: Int { header.rightSize }
  /// The size of the file in bytes.
  public var byteCount: Int { header.features.upperBound }

  /// Opens a file and checks its header: size, version, kind and sections.
  ///
  /// Any charset opens, so that a listing can name it; see ``requireUTF8()``.
  ///
  /// - Throws: ``MeCabError`` with `dictionaryMissing`, `fileUnreadable` or `dictionaryDamaged`.
  public init(path: String) throws(MeCabError) {
    try self.init(FileBytes(path: path))
  }

  /// Reads a dictionary from memory, as ``DictionaryCompiler`` makes it.
  ///
  /// - Parameters:
  ///   - contents: The whole file; it is copied.
  ///   - path: What errors name as the place.
  /// - Throws: ``MeCabError`` with `dictionaryDamaged`.
  public init(contents: [UInt8], path: String = "memory") throws(MeCabError) {
    try self.init(FileBytes(copying: contents, path: path))
  }

  private init(_ bytes: FileBytes) throws(MeCabError) {
    self.bytes = bytes
    header = try bytes.withBytes { buffer throws(MeCabError) in
      try DictionaryHeader(buffer, path: bytes.path)
    }
  }

  /// Refuses a dictionary whose charset is not UTF-8.
  ///
  /// - Throws: ``MeCabError`` with `unsupportedCharset`; the message says what to install or run.
  public func requireUTF8() throws(MeCabError) {
    try Charset.requireUTF8(charset, path: path)
  }
}

/// The names MeCab accepts for an encoding.
package enum Charset {
  package static func isUTF8(_ name: String) -> Bool {
    ["utf-8", "utf8", "utf_8"].contains(name.lowercased())
  }

  package static func requireUTF8(_ name: String, path: String) throws(MeCabError) {
    guard !isUTF8(name) else { return }
    throw MeCabError(
      .unsupportedCharset,
      "is in \(name.isEmpty ? "an unnamed charset" : name), only UTF-8 is read; "
        + "install \(package(for: path)) or compile its source again "
        + "with mecab-dict-index -f \(name) -t UTF-8",
      path: path)
  }

  /// Debian's UTF-8 package of the dictionary that lies at `path`.
  private static func package(for path: String) -> String {
    if path.contains("juman") { return "Debian's mecab-jumandic-utf8" }
    if path.contains("naist-jdic") { return "Debian's mecab-naist-jdic" }
    return "Debian's mecab-ipadic-utf8"
  }
}
