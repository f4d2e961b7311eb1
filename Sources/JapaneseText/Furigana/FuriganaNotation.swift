/// How furigana are written into text.
///
/// ```swift
/// let segments = tokenizer.furigana("お茶を飲む")
/// FuriganaNotation.html.string(for: segments)
/// // "お<ruby>茶<rp>(</rp><rt>ちゃ</rt><rp>)</rp></ruby>を<ruby>飲<rp>(</rp><rt>の</rt><rp>)</rp></ruby>む"
/// FuriganaNotation.aozora.string(for: segments)    // "お茶《ちゃ》を飲《の》む"
/// FuriganaNotation.brackets.string(for: segments)  // "お茶[ちゃ]を飲[の]む"
/// ```
///
/// Sendable: a plain value.
public enum FuriganaNotation: String, Sendable, Hashable, Codable, CaseIterable {
  /// HTML's `<ruby>` with `<rp>` for readers without ruby; `&`, `<`, `>` and `"` are escaped.
  case html
  /// Aozora Bunko's `漢字《かんじ》`, with `｜` before the base where it would not be found without:
  /// where it is not just the kanji before 《. Marks of the notation in the text itself become
  /// the notes Aozora has for them (`※［＃始め二重山括弧、1-1-52］`).
  case aozora
  /// `漢字[かんじ]`; `[`, `]` and `\` of the text itself get a `\`.
  case brackets

  /// The text of segments in this notation.
  public func string(for segments: some Sequence<FuriganaSegment>) -> String {
    var text = ""
    var last: Unicode.Scalar?
    for segment in segments {
      append(segment, behind: last, to: &text)
      last = segment.reading == nil ? segment.base.unicodeScalars.last : nil
    }
    return text
  }

  private func append(
    _ segment: FuriganaSegment, behind last: Unicode.Scalar?, to text: inout String
  ) {
    guard let reading = segment.reading else {
      text += escaped(segment.base)
      return
    }
    switch self {
    case .html:
      text +=
        "<ruby>\(escaped(segment.base))<rp>(</rp><rt>\(escaped(reading))</rt><rp>)</rp></ruby>"
    case .aozora:
      let isFound = AozoraBase.isWhole(segment.base, behind: last)
      text += "\(isFound ? "" : "｜")\(escaped(segment.base))《\(escaped(reading))》"
    case .brackets:
      text += "\(escaped(segment.base))[\(escaped(reading))]"
    }
  }

  private func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { escape($0) != nil }) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if let escape = escape(scalar) {
        result += escape
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private func escape(_ scalar: Unicode.Scalar) -> String? {
    switch (self, scalar) {
    case (.html, "&"): "&amp;"
    case (.html, "<"): "&lt;"
    case (.html, ">"): "&gt;"
    case (.html, "\""): "&quot;"
    case (.aozora, _): AozoraMarks.notes.first { $0.mark == scalar }?.note
    case (.brackets, "["), (.brackets, "]"), (.brackets, "\\"): "\\\(scalar)"
    default: nil
    }
  }
}

/// The marks of Aozora's notation and the notes that stand for them in text.
///
/// Source: 青空文庫 注記一覧, 「特殊文字」.
enum AozoraMarks {
  static let notes: [(mark: Unicode.Scalar, note: String)] = [
    ("《", "※［＃始め二重山括弧、1-1-52］"), ("》", "※［＃終わり二重山括弧、1-1-53］"),
    ("｜", "※［＃縦線、1-1-35］"), ("［", "※［＃始め角括弧、1-1-46］"),
    ("］", "※［＃終わり角括弧、1-1-47］"), ("※", "※［＃米印、1-2-8］"),
  ]
}

/// What 《 takes for its base when no ｜ says so: the run of characters of one kind before it.
enum AozoraBase {
  enum Kind {
    case kanji, hiragana, katakana, latin, none
  }

  static func kind(_ scalar: Unicode.Scalar) -> Kind {
    if scalar == "ヶ" || scalar == "ヵ" { return .kanji }
    switch SurfaceScripts.kind(of: scalar.value) {
    case .kanji: return .kanji
    case .hiragana: return .hiragana
    case .katakana: return .katakana
    case .letters: return .latin
    default: return .none
    }
  }

  /// Whether a reader finds exactly this base behind `last`: all of one kind, and another before.
  static func isWhole(_ base: String, behind last: Unicode.Scalar?) -> Bool {
    guard let first = base.unicodeScalars.first else { return false }
    let kind = kind(first)
    guard kind != .none, base.unicodeScalars.allSatisfy({ self.kind($0) == kind }) else {
      return false
    }
    return last.map { self.kind($0) != kind } ?? true
  }
}
