import MarkupText
import TextLayout

extension LayoutIndex {
  /// Returns the text of a range, with U+FFFC for boxes and a line feed for `br` and between
  /// paragraphs.
  ///
  /// Text that is truncated or invisible is included.
  ///
  /// - Complexity: linear in the length of the range.
  public func text(of range: LayoutRange) -> String {
    let paragraphs = layout.text.paragraphs
    let last = min(range.upperBound.paragraph, paragraphs.count - 1)
    var text = ""
    var index = max(0, range.lowerBound.paragraph)
    var isFirst = true
    while index <= last {
      if !isFirst { text += "\n" }
      isFirst = false
      let source = paragraphs[index]
      if let offsets = range.offsets(inParagraph: index, count: source.text.utf8.count) {
        text += source[offsets]
      }
      index += 1
    }
    return text
  }
}
