/// The whole lattice of the line that was searched last, of which the search itself keeps only parts.
extension PathSearch {
  /// Whether the line that was searched last is short enough for its characters and surfaces to be
  /// retained; the other properties and functions require it.
  var isLineRetained: Bool { units.count <= Self.retainedSize }

  /// Passes the surfaces in the line that was searched last to `body`, in the order of their starts.
  func forEachCandidate(_ body: (Match) -> Void) {
    let found = matches.ordered.view
    for number in 0..<matches.orderedCount {
      let match = found[number]
      if match.start < match.end { body(match) }
    }
  }

  /// The number of characters in the line that was searched last.
  var characterCount: Int { units.count }

  /// Returns the byte offset of a character in the line that was searched last, or the line's length.
  func byteOffset(ofCharacter index: Int) -> Int { Int(units.offsets.view[index]) }

  /// Returns where a word after the character at `index` would start: there, or after white space.
  func wordStart(atOrAfter index: Int) -> Int {
    guard index < units.count, units.classes.view[index] & classes.space.categories != 0 else {
      return index
    }
    return Int(units.runEnds.view[index])
  }
}
