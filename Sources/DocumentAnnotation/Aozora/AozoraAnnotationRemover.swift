/// Finds the ruby and the notes that were inserted into an Aozora text.
struct AozoraAnnotationRemover {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let isLatin: Bool

  init(_ bytes: UnsafeBufferPointer<UInt8>, isLatin: Bool) {
    self.bytes = bytes
    self.isLatin = isLatin
  }

  /// Returns the removals, in ascending order.
  func removals() -> [DocumentEdit] {
    var edits: [DocumentEdit] = []
    var reader = AozoraPassageReader(bytes)
    while reader.next() {
      var end: Int?
      for ruby in reader.rubies {
        if AozoraOwnership.hasNote(ruby, in: bytes) {
          edits.append(DocumentEdit(range: AozoraOwnership.noteRange(after: ruby), text: ""))
        } else if AozoraOwnership.isInserted(ruby, after: end, in: bytes, isLatin: isLatin) {
          if let bar = ruby.bar { edits.append(DocumentEdit(range: bar, text: "")) }
          edits.append(DocumentEdit(range: ruby.notation, text: ""))
          end = ruby.notation.upperBound
        }
      }
    }
    return edits
  }
}
