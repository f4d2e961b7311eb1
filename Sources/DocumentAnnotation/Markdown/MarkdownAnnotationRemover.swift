#if Markdown
internal import MarkupText
internal import TextFoundation

/// Finds the annotations in Markdown that were inserted earlier: elements of a class, and the word
/// joiners between them and delimiter runs.
struct MarkdownAnnotationRemover {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let className: String

  init(_ bytes: UnsafeBufferPointer<UInt8>, className: String) {
    (self.bytes, self.className) = (bytes, className)
  }

  /// Returns the removals, in ascending order.
  func removals() -> [DocumentEdit] {
    var reader = MarkdownPassageReader(
      bytes, MarkdownSource(bytes), selection: ContentSelection(), recordsHTML: true)
    while reader.next() {}
    var remover = MarkupAnnotationRemover(bytes, dialect: .html, className: className)
    return remover.removals(in: reader.htmlRanges).map(withWordJoiners)
  }

  /// Returns a removal with the word joiners between it and delimiter runs.
  func withWordJoiners(_ edit: DocumentEdit) -> DocumentEdit {
    var (lower, upper) = (edit.range.lowerBound, edit.range.upperBound)
    if lower >= 4, isWordJoiner(at: lower - 3), isDelimiter(bytes[lower - 4]) { lower -= 3 }
    if upper + 3 < bytes.count, isWordJoiner(at: upper), isDelimiter(bytes[upper + 3]) {
      upper += 3
    }
    return DocumentEdit(range: lower..<upper, text: "")
  }

  private func isWordJoiner(at offset: Int) -> Bool {
    bytes[offset] == 0xE2 && bytes[offset + 1] == 0x81 && bytes[offset + 2] == 0xA0
  }

  private func isDelimiter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "~")
  }
}
#endif
