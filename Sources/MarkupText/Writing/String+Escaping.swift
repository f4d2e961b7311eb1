import TextFoundation

/// The set of characters that are replaced with character references, and the form of the
/// references.
public enum MarkupEscaping: Sendable, Hashable, CaseIterable {
  /// `&amp;`, `&lt;`, `&gt;`, `&quot;` and `&#39;`: sufficient for text and quoted attribute
  /// values.
  case minimal
  /// The punctuation `! " $ % & ' + , < = > @ [ ] { }` and the backtick, as decimal references:
  /// also sufficient for unquoted attribute values without white space.
  case punctuation
  /// The same punctuation, and all non-ASCII characters.
  case nonASCII
}

extension String {
  /// The text with `&`, `<`, `>`, `"` and `'` replaced with character references, for use in
  /// markup.
  ///
  /// ```swift
  /// "Fish & Chips <1>".markupEscaped  // "Fish &amp; Chips &lt;1&gt;"
  /// ```
  ///
  /// Parsing the result as the content of an element or as a quoted attribute value gives the same
  /// text. Only NUL, which HTML does not allow, becomes U+FFFD.
  public var markupEscaped: String { markupEscaped(.minimal) }

  /// Returns the text with characters that have a meaning in markup replaced with character
  /// references.
  ///
  /// ```swift
  /// "Fish & Chips".markupEscaped(.punctuation)  // "Fish &#38; Chips"
  /// "Σ!".markupEscaped(.punctuation)            // "Σ&#33;"
  /// "Σ!".markupEscaped(.nonASCII)               // "&#931;&#33;"
  /// "🇺🇸".markupEscaped(.nonASCII)               // "&#127482;&#127480;"
  /// ```
  ///
  /// CR always becomes `&#13;`, since a parser would otherwise read it as LF. The characters U+0080
  /// to U+009F are unchanged, since their numeric references denote other characters (WHATWG HTML,
  /// 13.2.5.80).
  ///
  /// - Parameter escaping: The set of characters to be escaped.
  /// - Returns: The escaped text.
  /// - Complexity: linear in the length of the text.
  public func markupEscaped(_ escaping: MarkupEscaping) -> String {
    escaping.table.escape(self)
  }

  /// The text with character references decoded; anything that is not a reference is unchanged.
  ///
  /// ```swift
  /// "&lt;a&gt; &#x1F643; E=mc&sup2;".decodingCharacterReferences  // "<a> 🙃 E=mc²"
  /// "Q&A; &unknown;".decodingCharacterReferences                  // "Q&A; &unknown;"
  /// ```
  ///
  /// Tags are not recognized: `<b>&lt;</b>` becomes `<b><</b>`. The text of a parsed tree is
  /// already decoded.
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
