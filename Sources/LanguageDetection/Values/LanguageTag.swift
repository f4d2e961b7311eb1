import TextFoundation

/// A language, identified by its BCP 47 tag: `ja`, `zh-Hant`, `ja-Latn`.
///
/// ```swift
/// LanguageTag(rawValue: "ZH-hant")?.rawValue  // "zh-Hant"
/// LanguageTag.romaji.language                 // "ja"
/// LanguageTag.romaji.script                   // "Latn"
/// LanguageTag(rawValue: "no language")        // nil
/// ```
///
/// There is no tag for an undetermined language, which is represented by `nil`.
public struct LanguageTag: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  /// The tag in the letter case that RFC 5646, section 2.1.1, recommends.
  public let rawValue: String

  /// Creates a tag from subtags separated by hyphens; `nil` if it is not well-formed.
  ///
  /// Letter case is ignored. Whether the subtags are registered is not checked.
  ///
  /// - Parameter rawValue: a language of 2 to 8 letters and any subtags of 1 to 8 ASCII letters and
  ///   digits (RFC 5646, section 2.1).
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

  /// Creates a tag that is known to be well-formed and in the recommended case.
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

  /// The language subtag, without script and region: `zh` for `zh-Hant`.
  public var language: String { String(rawValue.prefix { $0 != "-" }) }

  /// The ISO 15924 code of the script, if the tag has one: `Hant` for `zh-Hant`.
  public var script: String? {
    for subtag in rawValue.split(separator: "-").dropFirst() {
      if subtag.utf8.count == 1 { return nil }
      if subtag.utf8.count == 4, subtag.utf8.allSatisfy(\.isASCIILetter) { return String(subtag) }
    }
    return nil
  }

  /// The tag itself.
  public var description: String { rawValue }

  /// Whether the language is Chinese in simplified or traditional characters.
  var isChinese: Bool { self == .simplifiedChinese || self == .traditionalChinese }

  /// Whether the language is written in ideographs, kana or Hangul, alone or mixed.
  var isEastAsian: Bool { isChinese || self == .japanese || self == .korean || self == .cantonese }

  /// Returns whether a language range in `ranges` matches this tag (RFC 4647, basic filtering):
  /// `zh` matches `zh-Hant`.
  func isCovered(by ranges: Set<LanguageTag>) -> Bool {
    if ranges.contains(self) { return true }
    guard rawValue.utf8.contains(UInt8(ascii: "-")) else { return false }
    return ranges.contains(LanguageTag(wellFormed: language))
  }
}

extension LanguageTag: Codable {
  /// Decodes a tag from a single string; throws if it is not well-formed.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let tag = LanguageTag(rawValue: text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(text)' is not a well-formed BCP 47 tag")
    }
    self = tag
  }

  /// Encodes the tag as a single string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
