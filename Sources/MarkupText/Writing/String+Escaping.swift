import TextFoundation

/// Which characters become character references, and how they are written.
///
/// Sendable: a plain value.
public enum MarkupEscaping: Sendable, Hashable, CaseIterable {
  /// `&amp;`, `&lt;`, `&gt;`, `&quot;` and `&#39;`: enough for text and for values in quotes.
  case minimal
  /// The punctuation `! " $ % & ' + , < = > @ [ ] { }` and the backtick as decimal references:
  /// enough for values without quotes, too, if they have no white space.
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
    var output = ByteBuffer(minimumCapacity: utf8.count)
    output.append(self) { escaping.replacement(in: $0, at: $1) }
    return output.text
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
  /// What stands for the character at a place; nil if it stays.
  fileprivate func replacement(in bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Replacement?
  {
    let byte = bytes[place]
    if byte == 0x0D { return Replacement(text: "&#13;") }
    if byte < 0x80 {
      if self == .minimal { return Self.minimalReplacement(of: byte) }
      return Self.isPunctuation(byte) ? Replacement(text: "&#\(byte);") : nil
    }
    guard self == .nonASCII, byte >= 0xC0, let scalar = bytes.scalar(at: place),
      scalar.value >= 0xA0
    else { return nil }
    return Replacement(text: "&#\(scalar.value);", length: scalar.length)
  }

  private static func minimalReplacement(of byte: UInt8) -> Replacement? {
    switch byte {
    case .ampersand: Replacement(text: "&amp;")
    case .lessThan: Replacement(text: "&lt;")
    case .greaterThan: Replacement(text: "&gt;")
    case UInt8(ascii: "\""): Replacement(text: "&quot;")
    case UInt8(ascii: "'"): Replacement(text: "&#39;")
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
