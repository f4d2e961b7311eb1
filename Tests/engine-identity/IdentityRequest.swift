#if LibMeCab
internal import EngineComparison
internal import Foundation
#if EmbeddedDictionary
internal import EmbeddedDictionary
#endif

/// The command line: what is to be compared.
struct IdentityRequest {
  typealias Failure = OptionReader.Failure

  private(set) var dictionaries: [String] = []
  private(set) var userDictionaries: [String] = []
  private(set) var corpora: [String] = []
  private(set) var lineCount = 1_000
  private(set) var seed: UInt64 = 1

  private static let usage = """
    usage: engine-identity [--dictionary DIR]… [--user-dictionary FILE]… [--lines N] [--seed S] \
    [--corpus FILE]…
    """

  init(_ arguments: some Collection<String>) throws {
    let reader = OptionReader(usage: Self.usage)
    try reader.read(arguments) { option, value in
      switch option {
      case "--dictionary": dictionaries.append(value)
      case "--user-dictionary": userDictionaries.append(value)
      case "--corpus": corpora.append(value)
      case "--lines": lineCount = try reader.number(value)
      case "--seed": seed = UInt64(try reader.number(value))
      default: return false
      }
      return true
    }
  }

  /// Returns the requested dictionaries; by default the embedded one and those installed in UTF-8.
  func dictionaryDirectories() throws -> [String] {
    if !dictionaries.isEmpty { return dictionaries }
    var found: [String] = []
    #if EmbeddedDictionary
    found.append(try BundledDictionary().directory)
    #endif
    found += ["ipadic-utf8", "naist-jdic", "unidic"].map { "/var/lib/mecab/dic/\($0)" }
      .filter { FileManager.default.fileExists(atPath: $0 + "/sys.dic") }
    guard !found.isEmpty else { throw Failure(description: "no dictionary; \(Self.usage)") }
    return found
  }
}
#endif
