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
    withUTF8Bytes(of: self) { bytes in
      var sink = MarkupSink(minimumCapacity: bytes.count &+ bytes.count &>> 3)
      sink.write(bytes, escapedBy: escaping.table)
      return sink.finish()
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
  fileprivate var table: EscapeTable {
    switch self {
    case .minimal: .minimal
    case .punctuation: .punctuation
    case .nonASCII: .nonASCII
    }
  }
}
