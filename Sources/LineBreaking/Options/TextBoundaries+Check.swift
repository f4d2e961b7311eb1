import TextFoundation

extension TextBoundaries {
  /// Checks that every list is ascending and every offset is a Character boundary of the text.
  func check(against text: String) throws(LineBreakError) {
    if let error = firstError(of: phrases, named: "phrase", in: text)
      ?? firstError(of: words, named: "word", in: text)
      ?? firstError(of: complexContext, named: "complex-context", in: text)
    {
      throw error
    }
  }

  private func firstError(
    of offsets: [Int], named name: String, in text: String
  ) -> LineBreakError? {
    guard !offsets.isEmpty else { return nil }
    var characters = CharacterBoundaries(text)
    return withUTF8Bytes(of: text) { bytes in
      var previous = Int.min
      for (index, offset) in offsets.enumerated() {
        if offset <= previous {
          return LineBreakError(
            code: .boundaryNotAscending,
            message: """
              \(name) boundary \(index) is \(offset), not greater than the preceding \(previous) \
              (sort the boundaries and remove duplicates)
              """, position: offset)
        }
        guard characters.isBoundary(offset, in: bytes) else {
          return LineBreakError(
            code: .boundaryNotOnCharacter,
            message: """
              \(name) boundary \(index) is \(offset), which is \
              \(offset < 0 || offset > bytes.count ? "outside the text" : "inside a Character")
              (use UTF-8 offsets of this text)
              """, position: offset)
        }
        previous = offset
      }
      return nil
    }
  }
}
