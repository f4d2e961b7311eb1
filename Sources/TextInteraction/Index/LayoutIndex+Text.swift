import MarkupText
import TextLayout

extension LayoutIndex {
  /// The text of a range: U+FFFC for boxes, a line feed between paragraphs and for `br`.
  ///
  /// What is cut out of lines or hidden is part of it.
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
