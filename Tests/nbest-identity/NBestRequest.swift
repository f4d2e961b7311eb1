#if LibMeCab
internal import Foundation

/// The command line: what is to be compared.
struct NBestRequest {
  /// The reason why there is nothing to compare.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

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
    var rest = Array(arguments)[...]
    while let option = rest.popFirst() {
      guard let value = rest.popFirst() else { throw Failure(description: Self.usage) }
      switch option {
      case "--dictionary": dictionary = value
      case "--user-dictionary": userDictionaries.append(value)
      case "--text": texts.append(value)
      case "--lines": lineCount = try Self.number(value)
      case "--seed": seed = UInt64(try Self.number(value))
      default: throw Failure(description: Self.usage)
      }
    }
  }

  private static func number(_ text: String) throws -> Int {
    guard let number = Int(text), number >= 0 else {
      throw Failure(description: "\(text) is not a number; \(usage)")
    }
    return number
  }
}
#endif
