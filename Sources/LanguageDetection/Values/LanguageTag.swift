import TextFoundation

/// A language by its BCP 47 tag: `ja`, `zh-Hant`, `ja-Latn`.
///
/// ```swift
/// LanguageTag(rawValue: "ZH-hant")?.rawValue  // "zh-Hant"
/// LanguageTag.romaji.language                 // "ja"
/// LanguageTag.romaji.script                   // "Latn"
/// LanguageTag(rawValue: "no language")        // nil
/// ```
///
/// There is no tag for “undetermined”: what has no language is `nil`.
///
/// Sendable: a plain value.
public struct LanguageTag: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  /// The tag in the letter case that RFC 5646, section 2.1.1 recommends.
  public let rawValue: String

  /// A tag of subtags divided by hyphens; `nil` if it is not well-formed.
  ///
  /// Letter case does not matter. Whether the subtags are registered is not looked at.
  ///
  /// - Parameter rawValue: a language of 2 to 8 letters and any subtags of 1 to 8 ASCII letters
  ///   and digits (RFC 5646, section 2.1).
  /// - Complexity: linear in the length of the tag.
  public init?(rawValue: String) {
    var canonical = ""
    let subtags = rawValue.utf8.split(
      separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    for (position, subtag) in subtags.enumerated() {
      guard (1...8).contains(subtag.count), subtag.allSatisfy({ $0.isASCIIAlphanumeric }) else {
        return nil
      }
      if position == 0 {
        guard subtag.count >= 2, subtag.allSatisfy({ $0.isASCIILetter }) else { return nil }
      } else {
        canonical += "-"
      }
      canonical += Self.recommendedCase(of: Substring(subtag), at: position)
    }
    self.rawValue = canonical
  }

  /// A tag that is known to be well-formed and in the recommended case.
  init(wellFormed rawValue: String) { self.rawValue = rawValue }

  private static func recommendedCase(of subtag: Substring, at position: Int) -> String {
    guard position > 0 else { return subtag.lowercased() }
    switch subtag.utf8.count {
    case 2: return subtag.uppercased()
    case 4 where subtag.utf8.allSatisfy(\.isASCIILetter):
      return subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased()
    default: return subtag.lowercased()
    }
  }

  /// The language without script and region: `zh` of `zh-Hant`.
  public var language: String { String(rawValue.prefix { $0 != "-" }) }

  /// The script's ISO 15924 code, if the tag names one: `Hant` of `zh-Hant`.
  public var script: String? {
    for subtag in rawValue.split(separator: "-").dropFirst() {
      if subtag.utf8.count == 1 { return nil }
      if subtag.utf8.count == 4, subtag.utf8.allSatisfy(\.isASCIILetter) { return String(subtag) }
    }
    return nil
  }

  /// The tag itself.
  public var description: String { rawValue }

  /// Whether the language is Chinese, in characters of either kind.
  var isChinese: Bool { self == .simplifiedChinese || self == .traditionalChinese }

  /// Whether this tag or a more general one is in `range`, a language range of RFC 4647 (basic
  /// filtering): `zh` covers `zh-Hant`.
  func isCovered(by ranges: Set<LanguageTag>) -> Bool {
    if ranges.contains(self) { return true }
    guard rawValue.utf8.contains(UInt8(ascii: "-")) else { return false }
    return ranges.contains(LanguageTag(wellFormed: language))
  }
}

extension LanguageTag: Codable {
  /// Decodes a tag from one string; a tag that is not well-formed is an error.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let tag = LanguageTag(rawValue: text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(text)” is no BCP 47 tag")
    }
    self = tag
  }

  /// Encodes the tag as one string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
