internal import MarkupText

/// A paragraph whose end tag has not been read.
struct WordOpenParagraph {
  var style: String?
  /// Whether the paragraph itself has the outline level of a heading.
  var hasOutlineLevel = false

  /// Reads a property from the last token of a tokenizer.
  mutating func read(
    _ element: WordElement, _ token: MarkupTokenizer.Token, in tokenizer: borrowing MarkupTokenizer
  ) {
    switch element {
    case .paragraphStyle: style = tokenizer.value(of: token)
    case .outlineLevel: hasOutlineLevel = tokenizer.value(of: token) != "9"
    default: break
    }
  }
}
