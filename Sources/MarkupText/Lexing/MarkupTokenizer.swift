import TextFoundation

/// Splits markup into tokens with exact ranges of its bytes, for programs that edit it in place.
///
/// Unlike the parser of ``MarkupTree``, it builds no tree and repairs nothing: each byte belongs to
/// one token, and a construct that HTML drops, such as a tag without an end, is an `ignored` token.
package struct MarkupTokenizer: ~Copyable {
  /// The syntax of a source.
  package enum Dialect: Sendable {
    /// WHATWG HTML.
    case html
    /// XML 1.0, without the declarations of an internal subset.
    case xml
  }

  /// The kind of a token.
  package enum Kind: Sendable {
    /// Text with character references.
    case text
    /// Text without character references, such as the content of a script.
    case verbatimText
    case startTag
    case endTag
    /// A comment, a processing instruction, a document type or dropped markup.
    case ignored
  }

  /// A token, as ranges of the source.
  package struct Token: Sendable {
    package let kind: Kind
    /// The range of the whole token.
    package let range: Range<Int>
    /// The range without delimiters: for a CDATA section, its text.
    package let content: Range<Int>
    /// A number for the element name that is the same for equal names of one tokenizer; 0 if the
    /// token is not a tag.
    package let nameCode: Int
    /// Whether a start tag ends with `/>`.
    package let isSelfClosing: Bool
    fileprivate let firstAttribute: Int
    fileprivate let attributeCount: Int
  }

  /// The source.
  package let bytes: UnsafeBufferPointer<UInt8>
  private var lexer: Lexer

  /// Creates a tokenizer; the bytes must remain valid while it is used.
  package init(_ bytes: UnsafeBufferPointer<UInt8>, dialect: Dialect) {
    self.bytes = bytes
    lexer = Lexer(bytes: bytes, table: .shared, mode: dialect == .xml ? .xml : .html)
  }

  /// Continues with a segment of the source, for a format that contains segments of markup.
  ///
  /// Offsets and the codes of names keep their meaning.
  package mutating func restart(in range: Range<Int>) {
    var restarted = Lexer(
      bytes: UnsafeBufferPointer(rebasing: bytes[..<range.upperBound]), from: range.lowerBound,
      table: lexer.table, mode: lexer.mode)
    restarted.names = lexer.names
    lexer = restarted
  }

  /// Returns the next token, or nil at the end.
  ///
  /// The attributes of earlier tokens are forgotten.
  package mutating func next() -> Token? {
    lexer.attributes.truncate(to: 0)
    lexer.parseErrors.truncate(to: 0)
    guard let token = lexer.next() else { return nil }
    let kind: Kind =
      switch token.kind {
      case .text: .text
      case .verbatimText: .verbatimText
      case .startTag: .startTag
      case .endTag: .endTag
      case .comment, .doctype, .ignored: .ignored
      }
    return Token(
      kind: kind, range: Int(token.start)..<Int(token.end),
      content: Int(token.contentStart)..<Int(token.contentEnd), nameCode: Int(token.name.value),
      isSelfClosing: token.isSelfClosing, firstAttribute: Int(token.firstAttribute),
      attributeCount: Int(token.attributeCount))
  }

  /// Returns the name with a code, in lower case.
  package func name(_ code: Int) -> String {
    if code < Int(ElementCode.firstOther) { return lexer.table.names[code] }
    let other = code &- Int(ElementCode.firstOther)
    return other < lexer.names.others.count ? lexer.names.others[other] : ""
  }

  /// Returns the decoded value of an attribute of the token that was returned last.
  ///
  /// - Parameters:
  ///   - name: a name in lower case; the case of the source is ignored.
  ///   - token: the last token.
  /// - Returns: the value, or nil if the tag has no such attribute.
  package func attribute(_ name: StaticString, of token: Token) -> String? {
    for index in token.firstAttribute..<token.firstAttribute &+ token.attributeCount {
      let record = lexer.attributes[index]
      let (start, end) = (Int(record.nameStart), Int(record.nameEnd))
      guard end &- start == name.utf8CodeUnitCount,
        (start..<end).allSatisfy({
          lexer.bytes[$0].asciiLowercased == name.utf8Start[$0 &- start]
        })
      else { continue }
      let value = lexer.bytes[Int(record.valueStart)..<Int(record.valueEnd)]
      return CharacterReferences.decode(
        String(decoding: value, as: UTF8.self), inAttribute: true)
    }
    return nil
  }

  /// Returns the decoded value of the first attribute with a local name, with any prefix or without
  /// one, of the token that was returned last.
  package func attribute(localName: StaticString, of token: Token) -> String? {
    for index in token.firstAttribute..<token.firstAttribute &+ token.attributeCount {
      let record = lexer.attributes[index]
      let (nameStart, end) = (Int(record.nameStart), Int(record.nameEnd))
      let start = end &- localName.utf8CodeUnitCount
      guard start >= nameStart, start == nameStart || lexer.bytes[start &- 1] == UInt8(ascii: ":"),
        (start..<end).allSatisfy({ lexer.bytes[$0] == localName.utf8Start[$0 &- start] })
      else { continue }
      let value = lexer.bytes[Int(record.valueStart)..<Int(record.valueEnd)]
      return CharacterReferences.decode(
        String(decoding: value, as: UTF8.self), inAttribute: true)
    }
    return nil
  }

  /// Calls a function with the prefix and the decoded URI of each namespace declaration (Namespaces in
  /// XML 1.0, 3) of the token that was returned last; the prefix of the default namespace is empty.
  package func forEachNamespaceDeclaration(of token: Token, _ body: (String, String) -> Void) {
    let keyword: StaticString = "xmlns"
    for index in token.firstAttribute..<token.firstAttribute &+ token.attributeCount {
      let record = lexer.attributes[index]
      let (start, end) = (Int(record.nameStart), Int(record.nameEnd))
      let keywordEnd = start &+ keyword.utf8CodeUnitCount
      guard end >= keywordEnd, end == keywordEnd || lexer.bytes[keywordEnd] == UInt8(ascii: ":"),
        (start..<keywordEnd).allSatisfy({
          lexer.bytes[$0] == keyword.utf8Start[$0 &- start]
        })
      else { continue }
      let value = lexer.bytes[Int(record.valueStart)..<Int(record.valueEnd)]
      body(
        String(decoding: lexer.bytes[min(keywordEnd &+ 1, end)..<end], as: UTF8.self),
        CharacterReferences.decode(String(decoding: value, as: UTF8.self), inAttribute: true))
    }
  }

  /// Calls a function with the source of the name and the decoded value of each attribute of the
  /// token that was returned last.
  package func forEachAttribute(of token: Token, _ body: (String, String) -> Void) {
    for index in token.firstAttribute..<token.firstAttribute &+ token.attributeCount {
      let record = lexer.attributes[index]
      let value = lexer.bytes[Int(record.valueStart)..<Int(record.valueEnd)]
      body(
        String(decoding: lexer.bytes[Int(record.nameStart)..<Int(record.nameEnd)], as: UTF8.self),
        CharacterReferences.decode(String(decoding: value, as: UTF8.self), inAttribute: true))
    }
  }
}
