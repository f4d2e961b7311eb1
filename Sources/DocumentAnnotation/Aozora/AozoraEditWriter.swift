/// Writes the insertions of an Aozora text so that they can be removed.
struct AozoraEditWriter {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let isLatin: Bool
  /// Notes before the first insertion; without insertions they are not written.
  private var pending: [DocumentEdit]? = []

  init(_ bytes: UnsafeBufferPointer<UInt8>, isLatin: Bool) {
    self.bytes = bytes
    self.isLatin = isLatin
  }

  /// Returns the edits of a passage, with notes on the ruby of the author, and without needless ｜.
  ///
  /// - Parameters:
  ///   - edits: the insertions of readings in the passage: ｜ and 《…》 for each word.
  ///   - rubies: the ruby of the passage.
  /// - Returns: the edits in order; before the first insertion none, because notes wait for it.
  mutating func written(_ edits: [DocumentEdit], _ rubies: [AozoraRuby]) -> [DocumentEdit] {
    var result: [DocumentEdit] = []
    var rest = rubies[...]
    var end: Int?
    var start = 0
    for edit in edits {
      let offset = edit.range.lowerBound
      appendNotes(on: &rest, before: offset, after: end, to: &result)
      if edit.text == "｜" {
        start = offset
        result.append(edit)
      } else {
        if start == end, AozoraOwnership.isKanji(bytes, start..<offset), let last = result.last,
          last.text == "｜"
        {
          result.removeLast()
        }
        end = offset
        result.append(edit)
      }
    }
    appendNotes(on: &rest, before: .max, after: end, to: &result)
    guard let notes = pending else { return result }
    guard edits.isEmpty else {
      pending = nil
      return notes + result
    }
    pending = notes + result
    return []
  }

  private func appendNotes(
    on rubies: inout ArraySlice<AozoraRuby>, before offset: Int, after end: Int?,
    to result: inout [DocumentEdit]
  ) {
    while let ruby = rubies.first, ruby.notation.upperBound <= offset {
      rubies.removeFirst()
      guard
        AozoraOwnership.hasNote(ruby, in: bytes)
          || AozoraOwnership.isInserted(ruby, after: end, in: bytes, isLatin: isLatin)
      else { continue }
      let offset = ruby.notation.upperBound
      result.append(DocumentEdit(range: offset..<offset, text: AozoraOwnership.note))
    }
  }
}
