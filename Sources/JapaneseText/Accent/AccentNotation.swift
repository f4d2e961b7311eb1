/// A notation for accent phrases.
///
/// ```swift
/// let text = "東京へ行きました。"
/// let phrases = tokenizer.accentPhrases(in: text)
/// AccentNotation.downstep.string(for: phrases, in: text)  // "とうきょうへ いきまꜜした。"
/// AccentNotation.brackets.string(for: phrases, in: text)  // "と[うきょうへ い[きま]した。"
/// AccentNotation.numbers.string(for: phrases, in: text)   // "とうきょうへ[0] いきました[3]。"
/// ```
public struct AccentNotation: Sendable, Hashable, CustomStringConvertible {
  private enum Style { case downstep, brackets, numbers }

  private let style: Style
  /// The name of the notation, such as `downstep`.
  public let description: String

  /// Writes a fall as the IPA downstep symbol `ꜜ` (U+A71C) after the nucleus: はなꜜが.
  public static let downstep = AccentNotation(style: .downstep, description: "downstep")
  /// Writes a rise as `[` and a fall as `]`, following 上野善道: は[な]が, い]のちが, と[うきょうへ.
  public static let brackets = AccentNotation(style: .brackets, description: "brackets")
  /// Writes the nucleus as a number after the phrase, 0 if there is no fall: はなが[2].
  public static let numbers = AccentNotation(style: .numbers, description: "numbers")

  /// All notations.
  public static let all: [AccentNotation] = [.downstep, .brackets, .numbers]

  private init(style: Style, description: String) {
    self.style = style
    self.description = description
  }

  /// Creates the notation with a name; `nil` if the name is unknown.
  public init?(_ name: String) {
    guard let notation = Self.all.first(where: { $0.description == name }) else { return nil }
    self = notation
  }

  /// Returns a phrase in this notation, or only its kana if the nucleus is unknown.
  public func string(for phrase: AccentPhrase) -> String {
    guard let nucleus = phrase.nucleus else { return phrase.kana }
    switch style {
    case .downstep: return annotated(phrase.morae, fall: "ꜜ", after: nucleus)
    case .numbers: return "\(phrase.kana)[\(nucleus)]"
    case .brackets:
      let rises = nucleus != 1 && phrase.moraCount > 1
      return annotated(phrase.morae, rise: rises ? "[" : "", fall: "]", after: nucleus)
    }
  }

  /// Returns the phrases of a text together with the text between them; adjacent phrases are
  /// separated by a space.
  ///
  /// - Parameters:
  ///   - phrases: the phrases returned by ``Tokenizer/accentPhrases(in:)``.
  ///   - text: the text they were found in.
  /// - Returns: one line for each line of the text.
  /// - Complexity: linear in the length of the text.
  public func string(for phrases: [AccentPhrase], in text: String) -> String {
    let utf8 = Array(text.utf8)
    var result = ""
    var end = 0
    for phrase in phrases {
      let start = phrase.utf8Range.lowerBound
      if start > end, start <= utf8.count {
        result += String(decoding: utf8[end..<start], as: UTF8.self)
      } else if end > 0 {
        result += " "
      }
      result += string(for: phrase)
      end = max(end, phrase.utf8Range.upperBound)
    }
    if end < utf8.count { result += String(decoding: utf8[end...], as: UTF8.self) }
    return result
  }

  private func annotated(
    _ morae: [String], rise: String = "", fall: String, after nucleus: Int
  ) -> String {
    var result = ""
    for (index, mora) in morae.enumerated() {
      result += mora
      if index + 1 == nucleus { result += fall }
      if index == 0 { result += rise }
    }
    return result
  }
}
