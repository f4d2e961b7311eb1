import MeCabDictionary

/// A compiled dictionary found in one of the places where MeCab's packages put theirs.
///
/// Sendable: a plain value.
public struct InstalledDictionary: Sendable, Hashable {
  /// The family: `ipadic`, `naist-jdic`, `unidic`, `jumandic`, or the directory's own name.
  public let name: String
  /// The directory.
  public let path: String
  /// The charset its `sys.dic` names.
  public let charset: String
  /// How many entries its `sys.dic` has.
  public let entryCount: Int

  /// Whether the dictionary can be opened here.
  public var isUTF8: Bool { ["utf-8", "utf8"].contains(charset.lowercased()) }

  /// Every installed dictionary, sorted by name and path; links to one of them count once.
  ///
  /// Reads the headers only.
  public static func all() -> [InstalledDictionary] {
    var found: [String: InstalledDictionary] = [:]
    for place in places {
      for entry in (try? FileSystem.names(in: place)) ?? [] {
        let path = FileSystem.resolved("\(place)/\(entry)")
        guard found[path] == nil, let lexicon = try? DictionaryFile(path: "\(path)/sys.dic")
        else { continue }
        found[path] = InstalledDictionary(
          name: family(of: path.lastPathComponent), path: path, charset: lexicon.charset,
          entryCount: lexicon.entryCount)
      }
    }
    return found.values.sorted { ($0.name, $0.path) < ($1.name, $1.path) }
  }

  /// The Debian package of a family.
  static func debianPackage(for name: String) -> String {
    switch name {
    case "ipadic": "mecab-ipadic-utf8"
    case "naist-jdic": "mecab-naist-jdic"
    case "unidic": "unidic-mecab"
    case "jumandic": "mecab-jumandic-utf8"
    default: "mecab-\(name)"
    }
  }

  private static let places = [
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
