import MeCabDictionary

/// A compiled dictionary in one of the directories where MeCab's packages install theirs.
public struct InstalledDictionary: Sendable, Hashable {
  /// The family: `ipadic`, `naist-jdic`, `unidic`, `jumandic`; for other dictionaries, the
  /// directory's name.
  public let name: String
  /// The path of the directory.
  public let path: String
  /// The charset given in its `sys.dic`.
  public let charset: String
  /// The number of entries in its `sys.dic`.
  public let entryCount: Int

  /// Whether the dictionary is in UTF-8, which is required to open it.
  public var isUTF8: Bool { ["utf-8", "utf8"].contains(charset.lowercased()) }

  /// Returns every installed dictionary, sorted by name and path; a dictionary reached through
  /// several links is listed only once.
  ///
  /// Reads only the file headers.
  public static func all() -> [InstalledDictionary] {
    var found: [String: InstalledDictionary] = [:]
    for directory in searchDirectories {
      for entry in (try? FileSystem.names(in: directory)) ?? [] {
        let path = FileSystem.resolved("\(directory)/\(entry)")
        guard found[path] == nil, let lexicon = try? DictionaryFile(path: "\(path)/sys.dic")
        else { continue }
        found[path] = InstalledDictionary(
          name: family(of: path.lastPathComponent), path: path, charset: lexicon.charset,
          entryCount: lexicon.entryCount)
      }
    }
    return found.values.sorted { ($0.name, $0.path) < ($1.name, $1.path) }
  }

  /// Returns the Debian package of a family.
  static func debianPackage(for name: String) -> String {
    switch name {
    case "ipadic": "mecab-ipadic-utf8"
    case "naist-jdic": "mecab-naist-jdic"
    case "unidic": "unidic-mecab"
    case "jumandic": "mecab-jumandic-utf8"
    default: "mecab-\(name)"
    }
  }

  private static let searchDirectories = [
    "/var/lib/mecab/dic", "/usr/lib/mecab/dic", "/usr/lib/x86_64-linux-gnu/mecab/dic",
    "/usr/lib/aarch64-linux-gnu/mecab/dic", "/usr/local/lib/mecab/dic",
    "/opt/homebrew/lib/mecab/dic",
  ]

  private static func family(of directory: String) -> String {
    if directory.hasPrefix("ipadic") || directory.hasPrefix("mecab-ipadic") { return "ipadic" }
    if directory.hasPrefix("naist-jdic") { return "naist-jdic" }
    if directory.hasPrefix("unidic") { return "unidic" }
    if directory.hasPrefix("juman") { return "jumandic" }
    return directory
  }
}

extension String {
  fileprivate var lastPathComponent: String { split(separator: "/").last.map(String.init) ?? self }
}
