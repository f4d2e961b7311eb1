import TextFoundation

/// The Japanese script in which a text is written.
///
/// ```swift
/// JapaneseScript(of: "ひらがな")  // .hiragana
/// JapaneseScript(of: "ラーメン！")  // .katakana
/// JapaneseScript(of: "人々")  // .kanji
/// JapaneseScript(of: "食べる")  // .mixed
/// JapaneseScript(of: "Tokyo")  // .other
/// ```
/// Only letters and numbers count; punctuation, spaces, symbols and emoji do not. A text of
/// Japanese and other letters or digits (`食a`, `第3回`) is ``mixed``. Kanji are the ideographs of
/// every block, 々 〆 〇, and ヶ between kanji (霞ヶ関). Marks that both syllabaries use (ー, ゛, 〱) take
/// the script of a preceding kana. Half-width katakana are katakana; full-width Latin letters and
/// digits are ``other``.
///
/// The scripts are those of UAX #24. A text in kanji alone may also be Chinese.
public enum JapaneseScript: String, Sendable, Hashable, Codable, CaseIterable {
  /// Hiragana only.
  case hiragana
  /// Katakana only.
  case katakana
  /// Kanji only.
  case kanji
  /// Several of these scripts, or one of them with letters or digits of another script.
  case mixed
  /// None of these scripts; also empty text.
  case other

  /// Classifies a text, in linear time.
  public init(of text: String) {
    self = withUTF8Bytes(of: text) { JapaneseScript(of: $0) }
  }

  /// Returns whether a text contains hiragana, katakana or kanji, reading no further than the first
  /// of them.
  ///
  /// The result is false for empty text and for punctuation such as 。.
  public static func isUsed(in text: String) -> Bool {
    withUTF8Bytes(of: text) { bytes in
      var scanner = ScriptScanner(bytes)
      while let kind = scanner.next() {
        if kind.isJapanese { return true }
      }
      return false
    }
  }

  /// Classifies a text in UTF-8.
  package init(of bytes: UnsafeBufferPointer<UInt8>) {
    var scanner = ScriptScanner(bytes)
    var script: JapaneseScript?
    var hasOther = false
    while let kind = scanner.next() {
      switch kind {
      case .neutral: continue
      case .other: hasOther = true
      case .letter(let found):
        if let script, script != found {
          self = .mixed
          return
        }
        script = found
      }
      if script != nil, hasOther {
        self = .mixed
        return
      }
    }
    self = script ?? .other
  }
}

/// The contribution of a scalar to the script of a text.
private enum ScriptKind: Equatable {
  case letter(JapaneseScript)
  /// A letter or digit of another script.
  case other
  case neutral

  var isJapanese: Bool {
    if case .letter = self { return true }
    return false
  }
}

/// An iterator that classifies the scalars of a text in context.
private struct ScriptScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0
  private var previous = ScriptKind.neutral

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func next() -> ScriptKind? {
    guard let scalar = bytes.scalar(at: offset) else { return nil }
    offset += scalar.length
    previous = kind(of: scalar.value)
    return previous
  }

  private func kind(of scalar: UInt32) -> ScriptKind {
    switch scalar {
    case 0..<0x80: return scalar.isASCIIAlphanumeric ? .other : .neutral
    case 0x3041...0x3096: return .letter(.hiragana)
    case 0x30F5, 0x30F6: return isBetweenKanji ? .letter(.kanji) : .letter(.katakana)
    case 0x30A1...0x30FA: return .letter(.katakana)
    case 0x4E00...0x9FFF, 0x3005...0x3007: return .letter(.kanji)
    case 0x30FC, 0xFF70, 0xFF9E, 0xFF9F:
      return previous.isJapanese && previous != .letter(.kanji) ? previous : .letter(.katakana)
    case 0x3099...0x309C, 0x3031...0x3035:
      return previous.isJapanese && previous != .letter(.kanji) ? previous : .letter(.hiragana)
    default: return Self.kindByTables(scalar)
    }
  }

  /// Whether the scalar just read is between two kanji, like ヶ in 一ヶ月.
  private var isBetweenKanji: Bool {
    guard previous == .letter(.kanji), let next = bytes.scalar(at: offset) else { return false }
    return Script.table[next.value] == .han
  }

  private static func kindByTables(_ scalar: UInt32) -> ScriptKind {
    switch Script.table[scalar] {
    case .hiragana: return .letter(.hiragana)
    case .katakana: return .letter(.katakana)
    case .han: return .letter(.kanji)
    case .inherited: return .neutral
    default: break
    }
    return isLetterOrNumber(GeneralCategory.table[scalar]) ? .other : .neutral
  }

  private static func isLetterOrNumber(_ category: GeneralCategory) -> Bool {
    switch category {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }
}
