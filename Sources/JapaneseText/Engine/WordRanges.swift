import TextFoundation

/// A reusable buffer of word ranges.
///
/// A buffer of integers rather than an array of ranges, because creating that type at run time
/// takes as long as finding the first words of a process.
struct WordRanges: ~Copyable {
  /// The start and the end of each word.
  private var offsets = GrowableBuffer<Int>(minimumCapacity: Self.initialCapacity)

  private static let initialCapacity = 2 * 64
  private static let maximumRetainedCapacity = 1 << 13

  /// The number of words.
  var count: Int { offsets.count &>> 1 }

  /// Returns the words as substrings of the text they were found in.
  func substrings(of text: String) -> [Substring] {
    let utf8 = text.utf8
    return [Substring](unsafeUninitializedCapacity: count) { words, initializedCount in
      // Most words start at the end of the preceding word.
      var (lastEnd, lastIndex) = (0, utf8.startIndex)
      for number in 0..<count {
        let (start, end) = (offsets[2 &* number], offsets[2 &* number &+ 1])
        let first = start == lastEnd ? lastIndex : utf8.index(utf8.startIndex, offsetBy: start)
        let word = text[first..<utf8.index(utf8.startIndex, offsetBy: end)]
        lastEnd = end
        lastIndex = word.endIndex
        words.initializeElement(at: number, to: word)
        initializedCount = number &+ 1
      }
    }
  }

  /// Appends the range of a word, which starts at or after the end of the preceding word.
  @inline(__always)
  mutating func append(_ start: Int, _ end: Int) {
    let memory = offsets.reserve(2)
    memory[0] = start
    memory[1] = end
    offsets.commit(2)
  }

  /// Removes all words, and frees the memory if it was grown for a long text.
  mutating func removeAll() {
    offsets.removeAll(
      retainingAtMost: Self.maximumRetainedCapacity, initial: Self.initialCapacity)
  }
}
