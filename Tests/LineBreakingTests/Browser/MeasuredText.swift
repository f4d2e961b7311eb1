/// A text with advances measured by a browser.
struct MeasuredText {
  /// The number of the paragraph.
  let number: Int
  let string: String
  let characters: [Character]
  /// The UTF-8 offsets of the Characters, and that of the end of the text.
  let offsets: [Int]
  /// The sum of the advances before each Character and that of all advances, in 1/1000 em.
  let positions: [Int]
  /// The advance of the hyphen drawn at the end of a line that a soft hyphen ends.
  let hyphenAdvance: Int
  /// The Characters without an advance in the table.
  let unmeasured: [Character]

  init(_ string: String, number: Int, advances: [Character: Int]) {
    self.number = number
    self.string = string
    characters = Array(string)
    var offsets = [0]
    var positions = [0]
    for character in characters {
      offsets.append(offsets[offsets.count - 1] + character.utf8.count)
      positions.append(positions[positions.count - 1] + (advances[character] ?? 0))
    }
    self.offsets = offsets
    self.positions = positions
    hyphenAdvance = advances["\u{2010}"] ?? 0
    unmeasured = characters.filter { advances[$0] == nil }
  }

  /// Returns the width of a range of Characters without the spaces at its end, which are removed or
  /// hang (CSS Text 3, section 4.1.2: U+0020, and U+3000 as another space separator).
  func width(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, characters[end - 1] == " " || characters[end - 1] == "\u{3000}" {
      end -= 1
    }
    return positions[end] - positions[range.lowerBound]
  }
}
