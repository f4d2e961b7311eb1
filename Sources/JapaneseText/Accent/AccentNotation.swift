/// A way to write accent phrases.
///
/// ```swift
/// let text = "東京へ行きました。"
/// let phrases = tokenizer.accentPhrases(in: text)
/// AccentNotation.downstep.string(for: phrases, in: text)  // "とうきょうへ いきまꜜした。"
/// AccentNotation.brackets.string(for: phrases, in: text)  // "と[うきょうへ い[きま]した。"
/// AccentNotation.numbers.string(for: phrases, in: text)   // "とうきょうへ[0] いきました[3]。"
/// ```
///
/// Sendable: a plain value.
public struct AccentNotation: Sendable, Hashable, CustomStringConvertible {
  private enum Style { case downstep, brackets, numbers }

  private let style: Style
  /// The name, as in `downstep`.
  public let description: String

  /// A fall is the IPA's downstep mark `ꜜ` (U+A71C) behind the nucleus: はなꜜが.
  public static let downstep = AccentNotation(style: .downstep, description: "downstep")
  /// A rise is `[`, a fall `]`, as 上野善道 writes them: は[な]が, い]のちが, と[うきょうへ.
  public static let brackets = AccentNotation(style: .brackets, description: "brackets")
  /// The nucleus is a number behind the phrase: はなが[2], with 0 for none.
  public static let numbers = AccentNotation(style: .numbers, description: "numbers")

  /// Every notation.
  public static let all: [AccentNotation] = [.downstep, .brackets, .numbers]

  private init(style: Style, description: String) {
    self.style = style
    self.description = description
  }

  /// The notation of a name, or `nil`.
  public init?(_ name: String) {
    guard let notation = Self.all.first(where: { $0.description == name }) else { return nil }
    self = notation
  }

  /// A phrase; its kana alone where the nucleus is not known.
  public func string(for phrase: AccentPhrase) -> String {
    guard let nucleus = phrase.nucleus else { return phrase.kana }
    switch style {
    case .downstep: return marked(phrase.morae, fall: "ꜜ", behind: nucleus)
    case .numbers: return "\(phrase.kana)[\(nucleus)]"
    case .brackets:
      let rises = nucleus != 1 && phrase.moraCount > 1
      return marked(phrase.morae, rise: rises ? "[" : "", fall: "]", behind: nucleus)
    }
  }

  /// The phrases of a text with what lies between them; a space where nothing does.
  ///
  /// - Parameters:
  ///   - phrases: what ``Tokenizer/accentPhrases(in:)`` found.
  ///   - text: the text it found them in.
  /// - Returns: one line for one line of text.
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

  private func marked(
    _ morae: [String], rise: String = "", fall: String, behind nucleus: Int
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
