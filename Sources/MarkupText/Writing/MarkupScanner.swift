import TextFoundation

/// Tracks the syntactic context at the end of markup that is supplied in chunks: in text, in a tag,
/// in an attribute value, and so on.
///
/// It follows the tokenizer of WHATWG HTML, section 13.2.5, as ``Lexer`` does, but cannot look
/// ahead: every tag is treated as a tag, and a quote that is not closed extends to the end.
struct MarkupScanner: Sendable {
  /// The syntactic context.
  enum Context: Sendable {
    case text
    /// After `<`.
    case lessThan
    /// After `</`.
    case endTagOpen
    case tagName
    /// Between attributes.
    case beforeAttribute
    case attributeName
    /// After an attribute name and white space.
    case afterAttribute
    /// After `=`.
    case valueStart
    /// In an unquoted attribute value.
    case value
    case doubleQuoted
    case singleQuoted
    /// After `<!` or `<?`.
    case declaration
    case comment
    /// In a raw text element.
    case rawText
  }

  private(set) var context = Context.text
  /// The prefix of the tag name read so far; for an end tag, it starts with `/`.
  private var tagName = PackedName()
  /// `</` and the name of the current raw text element.
  private var rawTextEnd: [UInt8] = []
  /// The number of bytes of `rawTextEnd` matched so far; in a comment and after `<!`, the number of
  /// preceding hyphens.
  private var matched = 0

  /// Updates the context for another chunk of markup.
  mutating func scan(_ markup: String) {
    withUTF8Bytes(of: markup) { bytes in
      for byte in bytes { step(byte) }
    }
  }

  private mutating func step(_ byte: UInt8) {
    switch context {
    case .text: if byte == .lessThan { context = .lessThan }
    case .lessThan: open(byte)
    case .endTagOpen:
      context = byte.isASCIILetter ? .tagName : byte == .lessThan ? .lessThan : .text
    case .tagName:
      if !endsAttribute(byte) { tagName.append(byte.asciiLowercased) }
    case .beforeAttribute:
      // An attribute name may start with `=`.
      if !endsAttribute(byte) { context = .attributeName }
    case .attributeName, .afterAttribute:
      if byte == 0x3D {
        context = .valueStart
      } else if byte.isMarkupSpace {
        context = .afterAttribute
      } else if !endsAttribute(byte) {
        context = .attributeName
      }
    case .valueStart:
      switch byte {
      case 0x22: context = .doubleQuoted
      case 0x27: context = .singleQuoted
      case .greaterThan: endTag()
      default: if !byte.isMarkupSpace { context = .value }
      }
    case .value: if byte != .slash { _ = endsAttribute(byte) }
    case .doubleQuoted: if byte == 0x22 { context = .beforeAttribute }
    case .singleQuoted: if byte == 0x27 { context = .beforeAttribute }
    case .declaration: stepInDeclaration(byte)
    case .comment: stepInComment(byte)
    case .rawText: stepInRawText(byte)
    }
  }

  /// Handles the byte after `<`.
  private mutating func open(_ byte: UInt8) {
    tagName = PackedName()
    matched = 0
    if byte.isASCIILetter {
      tagName.append(byte.asciiLowercased)
      context = .tagName
    } else if byte == .slash {
      tagName.append(byte)
      context = .endTagOpen
    } else if byte == 0x21 || byte == 0x3F {
      context = .declaration
    } else if byte != .lessThan {
      context = .text
    }
  }

  /// Returns whether a byte ends a name or value; if so, updates the context.
  private mutating func endsAttribute(_ byte: UInt8) -> Bool {
    if byte == .greaterThan {
      endTag()
    } else if byte == .slash || byte.isMarkupSpace {
      context = .beforeAttribute
    } else {
      return false
    }
    return true
  }

  /// Handles the `>` of a tag.
  private mutating func endTag() {
    let table = ElementTable.shared
    let code = table.code(of: tagName)
    let properties = table.properties(of: code)
    context = .text
    guard properties.contains(.rawText) || properties.contains(.escapableRawText) else { return }
    context = .rawText
    rawTextEnd = [.lessThan, .slash] + table.names[Int(code.value)].utf8
    matched = 0
  }

  private mutating func stepInDeclaration(_ byte: UInt8) {
    if byte == .greaterThan {
      context = .text
    } else if byte == .hyphen, matched >= 0 {
      matched += 1
      // The hyphens that open a comment also count toward its end: `<!-->`.
      if matched == 2 { context = .comment }
    } else {
      matched = -1
    }
  }

  private mutating func stepInComment(_ byte: UInt8) {
    if byte == .hyphen {
      matched += 1
    } else if byte == .greaterThan, matched >= 2 {
      context = .text
    } else if byte != 0x21 || matched < 2 {
      // `--!>` also ends a comment.
      matched = 0
    }
  }

  private mutating func stepInRawText(_ byte: UInt8) {
    if matched < rawTextEnd.count {
      let isMatch = byte.asciiLowercased == rawTextEnd[matched]
      matched = isMatch ? matched + 1 : byte == .lessThan ? 1 : 0
    } else if byte == .greaterThan || byte == .slash || byte.isMarkupSpace {
      tagName = PackedName()
      context = byte == .greaterThan ? .text : .beforeAttribute
    } else {
      matched = byte == .lessThan ? 1 : 0
    }
  }
}
