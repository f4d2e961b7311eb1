internal import TextFoundation

extension Passage.GivenReading {
  /// Returns what precedes the base in a notation: the range of a bar, a brace or a space, often
  /// empty.
  ///
  /// - Parameters:
  ///   - notation: a notation; nil for any. A space belongs to Anki notation only if that is asked
  ///     for, because others may follow one too.
  ///   - base: the range of the base in the source.
  ///   - bytes: the source.
  /// - Returns: a range of the source that ends at the base, or nil for another notation.
  func opening(
    in notation: AnnotationOptions.Notation?, before base: Range<Int>,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    let opening = opening ?? base.lowerBound..<base.lowerBound
    guard let notation else { return opening }
    guard notation == .anki else { return notation == self.notation(in: bytes) ? opening : nil }
    let space = base.lowerBound - 1
    guard self.notation(in: bytes) == .brackets, opening.isEmpty, space >= 0, bytes[space] == 0x20
    else { return nil }
    return space..<base.lowerBound
  }

  /// Returns the notation by the first character after the base; nil for an element.
  private func notation(in bytes: UnsafeBufferPointer<UInt8>) -> AnnotationOptions.Notation? {
    guard let start = notation?.lowerBound, let scalar = bytes.scalar(at: start) else {
      return nil
    }
    return switch scalar.value {
    case 0x28, 0xFF08: .parentheses
    case 0x300A: .aozora
    case 0x7C, 0x5C: .denden
    case 0x5B, 0xFF3B: .brackets
    default: nil
    }
  }
}
