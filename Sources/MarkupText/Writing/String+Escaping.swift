import TextFoundation

/// Which characters become character references, and how they are written.
///
/// Sendable: a plain value.
public enum MarkupEscaping: Sendable, Hashable, CaseIterable {
  /// `&amp;`, `&lt;`, `&gt;`, `&quot;` and `&#39;`: enough for text and for values in quotes.
  case minimal
  /// The punctuation ``! " $ % & ' + , < = > @ [ ] ` { }`` as decimal references: enough for values
  /// without quotes, too, if they have no white space.
  case punctuation
  /// That punctuation, and every character that is not ASCII.
  case nonASCII
}

extension String {
  /// The text with `&`, `<`, `>`, `"` and `'` as character references: the same text in markup.
  ///
  /// ```swift
  /// "Fish & Chips <1>".markupEscaped  // "Fish &amp; Chips &lt;1&gt;"
  /// ```
  ///
  /// What is parsed again is the text, as an element's and as an attribute's in quotes. Only NUL,
  /// which HTML does not have, becomes U+FFFD.
  public var markupEscaped: String { markupEscaped(.minimal) }

  /// The text with character references for what means something in markup.
  ///
  /// ```swift
  /// "Fish & Chips".markupEscaped(.punctuation)  // "Fish &#38; Chips"
  /// "Σ!".markupEscaped(.punctuation)            // "Σ&#33;"
  /// "Σ!".markupEscaped(.nonASCII)               // "&#931;&#33;"
  /// "🇺🇸".markupEscaped(.nonASCII)               // "&#127482;&#127480;"
  /// ```
  ///
  /// CR is always `&#13;`, since a parser reads it as LF otherwise, and characters 128 to 159 stay,
  /// whose numbers mean others (WHATWG HTML, 13.2.5.80).
  ///
  /// - Parameter escaping: which characters are escaped.
  /// - Returns: the escaped text.
  /// - Complexity: linear in the length of the text.
  public func markupEscaped(_ escaping: MarkupEscaping) -> String {
    withUTF8Bytes(of: self) { bytes in
      var output = ByteBuffer(minimumCapacity: bytes.count)
      var written = 0
      var place = 0
      while place < bytes.count {
        guard let escape = escaping.escape(of: bytes[place], at: place, in: bytes) else {
          place &+= 1
          continue
        }
        output.append(UnsafeBufferPointer(rebasing: bytes[written..<place]))
        output.append(escape.text)
        place &+= escape.length
        written = place
      }
      if written == 0 { return self }
      output.append(UnsafeBufferPointer(rebasing: bytes[written...]))
      return output.text
    }
  }

  /// The text with its character references decoded; what is no reference stays as it is.
  ///
  /// ```swift
  /// "&lt;a&gt; &#x1F643; E=mc&sup2;".decodingCharacterReferences  // "<a> 🙃 E=mc²"
  /// "Q&A; &unknown;".decodingCharacterReferences                  // "Q&A; &unknown;"
  /// ```
  ///
  /// Tags mean nothing here: `<b>&lt;</b>` becomes `<b><</b>`. Text of markup is decoded by the
  /// parser already.
  public var decodingCharacterReferences: String { CharacterReferences.decode(self) }
}

extension MarkupEscaping {
  /// What stands for the character at a place, and how many bytes it has; nil if it stays.
  fileprivate func escape(
    of byte: UInt8, at place: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> (text: String, length: Int)? {
    if byte == 0x0D { return ("&#13;", 1) }
    if byte < 0x80 {
      switch self {
      case .minimal: return Self.named(byte).map { ($0, 1) }
      case .punctuation, .nonASCII: return Self.isPunctuation(byte) ? ("&#\(byte);", 1) : nil
      }
    }
    guard self == .nonASCII, byte >= 0xC0 else { return nil }
    guard let scalar = bytes.scalar(at: place), scalar.value >= 0xA0 else { return nil }
    return ("&#\(scalar.value);", scalar.length)
  }

  private static func named(_ byte: UInt8) -> String? {
    switch byte {
    case .ampersand: "&amp;"
    case .lessThan: "&lt;"
    case .greaterThan: "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    default: nil
    }
  }

  /// One of ``! " $ % & ' + , < = > @ [ ] ` { }``.
  private static func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21, 0x22, 0x24...0x27, 0x2B, 0x2C, 0x3C...0x3E, 0x40, 0x5B, 0x5D, 0x60, 0x7B, 0x7D: true
    default: false
    }
  }
}
