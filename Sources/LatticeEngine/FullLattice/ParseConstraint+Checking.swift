package import MeCabDictionary
import TextFoundation

extension ParseConstraint {
  /// Checks that the offsets of the constraint are in the text and not inside a character.
  ///
  /// - Throws: `invalidConstraint`.
  package func check(in text: UnsafeBufferPointer<UInt8>) throws(MeCabError) {
    switch self {
    case .boundary(let offset), .noBoundary(let offset):
      try Self.check(offset, in: text)
    case .word(let range, let feature):
      try Self.check(range.lowerBound, in: text)
      try Self.check(range.upperBound, in: text)
      guard !range.isEmpty, range.lowerBound < text.count else {
        throw MeCabError(
          .invalidConstraint,
          "a word constraint needs a nonempty range inside the text, not \(range)")
      }
      guard !feature.isEmpty, !feature.utf8.contains(0) else {
        throw MeCabError(
          .invalidConstraint,
          "a word constraint needs a nonempty feature pattern without NUL (* matches any feature)")
      }
    }
  }

  private static func check(_ offset: Int, in text: UnsafeBufferPointer<UInt8>) throws(MeCabError) {
    guard 0...text.count ~= offset else {
      throw MeCabError(
        .invalidConstraint, "offset \(offset) is outside the text of \(text.count) bytes")
    }
    guard offset == text.count || !UTF8.isContinuation(text[offset]) else {
      throw MeCabError(
        .invalidConstraint, "offset \(offset) is inside a character (use UTF-8 offsets)")
    }
  }
}
