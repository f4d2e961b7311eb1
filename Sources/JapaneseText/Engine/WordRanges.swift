/// A reusable buffer of word ranges.
///
/// Raw memory rather than an array of ranges, because creating that type at run time takes as long
/// as finding the first words of a process.
struct WordRanges: ~Copyable {
  private var capacity = 64
  private var offsets = UnsafeMutablePointer<Int>.allocate(capacity: 2 * 64)
  /// The number of words.
  private(set) var count = 0

  deinit { offsets.deallocate() }

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
    if count == capacity { grow() }
    offsets[2 &* count] = start
    offsets[2 &* count &+ 1] = end
    count &+= 1
  }

  @inline(never)
  private mutating func grow() {
    let grown = UnsafeMutablePointer<Int>.allocate(capacity: 4 * capacity)
    grown.update(from: offsets, count: 2 * count)
    offsets.deallocate()
    offsets = grown
    capacity *= 2
  }

  /// Removes all words, and frees the memory if it was grown for a long text.
  mutating func removeAll() {
    if capacity > 1 << 12 { self = WordRanges() }
    count = 0
  }
}
