import TextFoundation

/// Which of the scripts of Japanese a text is written in.
///
/// ```swift
/// JapaneseScript(of: "ひらがな")  // .hiragana
/// JapaneseScript(of: "ラーメン！")  // .katakana
/// JapaneseScript(of: "人々")  // .kanji
/// JapaneseScript(of: "食べる")  // .mixed
/// JapaneseScript(of: "Tokyo")  // .other
/// ```
/// Letters and numbers decide, wherever they stand; punctuation, spaces, symbols and emoji do not
/// count. A text of Japanese and other letters or digits (`食a`, `第3回`) is ``mixed``. Kanji are the
/// ideographs of every block, with 々 〆 〇 and with the ヶ that stands between kanji (霞ヶ関). The
/// marks that both syllabaries use (ー, ゛, 〱) count as what is before them. Half-width katakana
/// are katakana; full-width Latin letters and digits are ``other``.
///
/// Scripts are those of UAX #24. A text in kanji alone may be Chinese as well.
///
/// Sendable: a plain value.
public enum JapaneseScript: String, Sendable, Hashable, Codable, CaseIterable {
  /// Hiragana only.
  case hiragana
  /// Katakana only.
  case katakana
  /// Kanji only.
  case kanji
  /// Several of these, or one of them with letters or digits of another script.
  case mixed
  /// Nothing of these; also empty text.
  case other

  /// The script class of a text; linear in its length.
  public init(of text: String) {
    self = withUTF8Bytes(of: text) { JapaneseScript(of: $0) }
  }

  /// Whether a text has a hiragana, a katakana or a kanji; reads no further than the first.
  ///
  /// Of the empty text and of punctuation such as 。 it is false.
  public static func isUsed(in text: String) -> Bool {
    withUTF8Bytes(of: text) { bytes in
      var scanner = ScriptScanner(bytes)
      while let kind = scanner.next() {
        if kind.isJapanese { return true }
      }
      return false
    }
  }

  /// The script class of UTF-8 text.
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

/// What a scalar says about the script of a text.
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

/// Goes through the scalars of a text and says of each what it is there.
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
    case 0..<0x80: return Self.isASCIILetterOrDigit(scalar) ? .other : .neutral
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

  /// Whether the scalar just read has kanji on both sides, as ヶ in 一ヶ月.
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

  private static func isASCIILetterOrDigit(_ scalar: UInt32) -> Bool {
    0x30...0x39 ~= scalar || 0x41...0x5A ~= scalar & 0xDF
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
