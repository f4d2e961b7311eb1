/// Writes a document with edits, in the document's encoding and in order.
struct DocumentSplicer {
  private let source: SourceText
  /// The offset in the original up to which bytes are written.
  private var copied = 0
  /// The character set of ISO-2022-JP that the original has selected there.
  private var originalSet = JISCharacterSet.ascii
  /// The character set that the output has selected.
  private var outputSet = JISCharacterSet.ascii
  private var run = 0

  init(_ source: SourceText) { self.source = source }

  /// Appends the original up to the last of some edits, with the edits.
  ///
  /// - Parameters:
  ///   - edits: edits whose ranges are offsets in the text of the source, after those of earlier
  ///     calls. Adjacent removals are one edit: ISO-2022-JP has escape sequences between them.
  ///   - output: receives the bytes.
  ///   - body: is called with each edit, whose range is one of the original bytes.
  mutating func append(
    _ edits: [DocumentEdit], to output: inout [UInt8], _ body: (DocumentEdit) -> Void = { _ in }
  ) {
    for edit in edits {
      let gap = source.gap(at: edit.range.lowerBound, from: &run)
      var range: Range<Int>
      var (startSet, set): (JISCharacterSet, JISCharacterSet)
      if edit.range.isEmpty {
        let point = gap.insertionPoint(for: edit.text.unicodeScalars.first)
        (range, startSet, set) = (point.offset..<point.offset, point.set, point.set)
      } else {
        let end = source.gap(at: edit.range.upperBound, from: &run)
        (range, startSet, set) = gap.removal(to: end, in: source.original)
      }
      // An earlier edit may have taken the other end of the gap.
      if range.lowerBound < copied {
        if range.upperBound <= copied { set = originalSet }
        range = copied..<max(copied, range.upperBound)
      }
      if range.lowerBound > copied {
        copy(upTo: range.lowerBound, to: &output)
        outputSet = startSet
      }
      originalSet = set
      TextEncoder.append(edit.text, in: source.encoding, set: &outputSet, to: &output)
      copied = max(copied, range.upperBound)
      body(DocumentEdit(range: range, text: edit.text))
    }
  }

  /// Appends the rest of the original.
  mutating func finish(to output: inout [UInt8]) {
    copy(upTo: source.original.count, to: &output)
  }

  /// Appends original bytes, after the escape sequence that returns to their character set.
  private mutating func copy(upTo end: Int, to output: inout [UInt8]) {
    if outputSet != originalSet { output += originalSet.escape }
    outputSet = originalSet
    output += source.original[copied..<end]
    copied = end
  }
}
