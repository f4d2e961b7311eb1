#if LibMeCab
internal import EngineComparison
internal import Foundation

/// The command line: what is to be compared.
struct NBestRequest {
  private(set) var dictionary = "/var/lib/mecab/dic/ipadic-utf8"
  private(set) var userDictionaries: [String] = []
  private(set) var texts: [String] = []
  private(set) var lineCount = 10_000
  private(set) var seed: UInt64 = 1

  private static let usage = """
    usage: nbest-identity [--dictionary PATH] [--user-dictionary FILE]… [--lines N] \
    [--seed S] [--text FILE]…
    """

  init(_ arguments: some Collection<String>) throws {
    let reader = OptionReader(usage: Self.usage)
    try reader.read(arguments) { option, value in
      switch option {
      case "--dictionary": dictionary = value
      case "--user-dictionary": userDictionaries.append(value)
      case "--text": texts.append(value)
      case "--lines": lineCount = try reader.number(value)
      case "--seed": seed = UInt64(try reader.number(value))
      default: return false
      }
      return true
    }
  }
}
#endif
