import TextFoundation

/// A lowercased word with space for the values between its letters, in temporary stack memory.
///
/// `text[0]` and `text[end]` are the dots that denote the ends of a word in patterns, with the
/// letters between them. `levels[i]` is the value before `text[i]`, and `origins[i]` is the offset
/// in the original word of the letter that contains this byte.
struct FoldedWord: ~Copyable {
  private let text: UnsafeMutableBufferPointer<UInt8>
  private let levels: UnsafeMutableBufferPointer<UInt8>
  private let origins: UnsafeMutableBufferPointer<UInt16>
  private var end = 1

  private static let dot = UInt8(ascii: ".")

  /// Calls `body` with the folded form of a word; the word must be valid UTF-8 of at most 65,000
  /// bytes.
  static func withFolding<Result>(
    of word: UnsafeBufferPointer<UInt8>, _ body: (inout FoldedWord) -> Result
  ) -> Result {
    // Lowercasing a letter of two bytes yields at most three bytes (Ⱥ → ⱥ).
    let capacity = word.count &* 2 &+ 8
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity * 2) { bytes in
      withUnsafeTemporaryAllocation(of: UInt16.self, capacity: capacity) { origins in
        bytes.initialize(repeating: 0)
        origins.initialize(repeating: 0)
        var folded = FoldedWord(
          text: UnsafeMutableBufferPointer(rebasing: bytes[..<capacity]),
          levels: UnsafeMutableBufferPointer(rebasing: bytes[capacity...]), origins: origins)
        folded.fold(word)
        return body(&folded)
      }
    }
  }

  private init(
    text: UnsafeMutableBufferPointer<UInt8>, levels: UnsafeMutableBufferPointer<UInt8>,
    origins: UnsafeMutableBufferPointer<UInt16>
  ) {
    self.text = text
    self.levels = levels
    self.origins = origins
  }

  // MARK: Folding

  private mutating func fold(_ word: UnsafeBufferPointer<UInt8>) {
    text[0] = Self.dot
    var offset = 0
    var previous: UInt32?
    var previousStart = 1
    while let scalar = word.scalar(at: offset) {
      let origin = offset
      offset &+= scalar.length
      if let base = previous, let composite = LetterMappings.composite(base, scalar.value) {
        end = previousStart
        previous = composite
        append(composite, from: Int(origins[end]))
        continue
      }
      let small = Self.lowercase(scalar.value)
      previous = small
      previousStart = end
      append(small, from: origin)
    }
    text[end] = Self.dot
  }

  private mutating func append(_ scalar: UInt32, from origin: Int) {
    guard let scalar = Unicode.Scalar(scalar) else { return }
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
      text[end] = byte
      origins[end] = UInt16(truncatingIfNeeded: origin)
      end &+= 1
    }
  }

  private static func lowercase(_ scalar: UInt32) -> UInt32 {
    if scalar < 0x80 { return scalar &- 0x41 < 26 ? scalar | 0x20 : scalar }
    guard let mapping = Unicode.Scalar(scalar)?.properties.lowercaseMapping.unicodeScalars,
      let small = mapping.first, mapping.count == 1
    else { return scalar }
    return small.value
  }

  // MARK: Dividing

  /// Hyphenates the whole word: first into the parts of a compound, then each part.
  mutating func divide(by automata: ArraySlice<PatternAutomaton>, minimum: (left: Int, right: Int))
  {
    divide(1..<end, by: automata, minimum, isFirst: true, isLast: true)
  }

  /// Sets the values inside a part of the word; the patterns treat the ends of the part as word
  /// ends.
  ///
  /// If the first level divides a part, its subparts are divided again by the same level, because
  /// their new ends may match more patterns; a part that the level does not divide is passed to the
  /// next level. Each recursive call has a shorter part or fewer levels, so the recursion
  /// terminates. A hyphen right before the last letter of a compound part is always removed, even
  /// if the file sets no minimum, because pattern files rely on libhyphen doing so.
  private mutating func divide(
    _ part: Range<Int>, by automata: ArraySlice<PatternAutomaton>,
    _ minimum: (left: Int, right: Int),
    isFirst: Bool, isLast: Bool
  ) {
    guard let automaton = automata.first, part.count > 1 else { return }
    match(automaton, in: part)
    guard automata.count > 1 else { return }
    var start = part.lowerBound
    for index in part.dropFirst() where PatternList.divides(levels[index]) {
      let isFirst = isFirst && start == part.lowerBound
      divide(start..<index, by: automata, minimum, isFirst: isFirst, isLast: false)
      clear(start..<index, closerToEndThan: 2)
      start = index
    }
    if start > part.lowerBound {
      let rest = start..<part.upperBound
      divide(rest, by: automata, minimum, isFirst: false, isLast: isLast)
      clear(rest, closerToEndThan: 2)
      return
    }
    divide(part, by: automata.dropFirst(), minimum, isFirst: isFirst, isLast: isLast)
    if !isFirst { clear(part, closerToStartThan: minimum.left) }
    if !isLast { clear(part, closerToEndThan: minimum.right) }
  }

  private func match(_ automaton: PatternAutomaton, in part: Range<Int>) {
    let inside = part.lowerBound + 1..<part.upperBound
    for index in inside { levels[index] = 0 }
    let dotted = part.lowerBound - 1..<part.upperBound + 1
    let (before, after) = (text[dotted.lowerBound], text[part.upperBound])
    (text[dotted.lowerBound], text[part.upperBound]) = (Self.dot, Self.dot)
    automaton.raise(levels, in: inside, for: UnsafeBufferPointer(text), dotted)
    (text[dotted.lowerBound], text[part.upperBound]) = (before, after)
  }

  // MARK: Minimum distances

  /// Removes the hyphens that have fewer than `minimum` letters between them and the start of the
  /// part, not counting leading digits.
  private func clear(_ part: Range<Int>, closerToStartThan minimum: Int) {
    var letters = 0
    var index = part.lowerBound
    while index < part.upperBound, text[index].isASCIIDigit { index += 1 }
    let first = index
    for index in part {
      if index >= first, !UTF8.isContinuation(text[index]) {
        if letters >= minimum { return }
        letters += 1
      }
      if index > part.lowerBound { levels[index] = 0 }
    }
  }

  /// Removes the hyphens that have fewer than `minimum` letters between them and the end of the
  /// part.
  private func clear(_ part: Range<Int>, closerToEndThan minimum: Int) {
    var letters = 0
    var last = part.upperBound
    while last > part.lowerBound, text[last - 1].isASCIIDigit { last -= 1 }
    for index in part.dropFirst().reversed() {
      if index < last, !UTF8.isContinuation(text[index]) { letters += 1 }
      if letters >= minimum { return }
      levels[index] = 0
    }
  }

  /// Removes the hyphens immediately before and after the given strings.
  func remove(beside strings: [[UInt8]]) {
    for string in strings where !string.isEmpty && string.count < end {
      for start in 1...end - string.count {
        guard text[start..<start + string.count].elementsEqual(string) else { continue }
        levels[start] = 0
        levels[start + string.count] = 0
      }
    }
  }

  /// Returns the remaining hyphenation points as offsets in the original word.
  func points(
    in word: UnsafeBufferPointer<UInt8>, leftMinimum: Int, rightMinimum: Int
  ) -> [Int] {
    clear(1..<end, closerToStartThan: leftMinimum)
    clear(1..<end, closerToEndThan: rightMinimum)
    var boundaries = CharacterBoundaries(byteCount: word.count)
    var points: [Int] = []
    for index in 2..<max(2, end) where PatternList.allowsHyphen(levels[index]) {
      let offset = Int(origins[index])
      if boundaries.isBoundary(offset, in: word) { points.append(offset) }
    }
    return points
  }
}

extension LetterMappings {
  /// Returns the lowercase letter that a base and a combining mark compose to, or nil.
  fileprivate static func composite(_ base: UInt32, _ mark: UInt32) -> UInt32? {
    guard mark >= 0x300, mark <= 0xFFFF, base <= 0xFFFF else { return nil }
    let key = base << 16 | mark
    func pair(_ row: Int) -> UInt32 {
      UInt32(compositions[row * 3]) << 16 | UInt32(compositions[row * 3 + 1])
    }
    let rowCount = compositions.count / 3
    let row = (0..<rowCount).partitioningIndex { pair($0) >= key }
    return row < rowCount && pair(row) == key ? UInt32(compositions[row * 3 + 2]) : nil
  }
}
