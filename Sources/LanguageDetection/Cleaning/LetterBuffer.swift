import TextFoundation

/// A reusable buffer for the result of a scan: a stream of letters and the words they form.
///
/// Not thread-safe: ``LanguageDetector`` lends it to one call at a time.
final class LetterBuffer {
  /// The lowercase letters as scalars, with 0 between words and in place of kana.
  private(set) var letters: UnsafeMutablePointer<UInt32>
  private var letterCapacity = 1 << 10
  var letterCount = 0

  private(set) var words: UnsafeMutablePointer<LetterWord>
  private var wordCapacity = 1 << 7
  private(set) var wordCount = 0

  /// The letters of one script selected from the stream.
  private var picked: [UInt32] = []

  private static let maximumRetainedCapacity = 1 << 20

  init() {
    letters = .allocate(capacity: letterCapacity)
    words = .allocate(capacity: wordCapacity)
  }

  deinit {
    letters.deallocate()
    words.deallocate()
  }

  /// Removes all letters and words, and ensures capacity for the letters of `byteCount` bytes.
  ///
  /// A letter takes at least one byte, and of two adjacent letters with a 0 between them at least
  /// one is not ASCII.
  func reset(byteCount: Int) {
    (letterCount, wordCount) = (0, 0)
    let needed = byteCount &+ byteCount / 2 &+ 16
    guard needed > letterCapacity else { return }
    letters.deallocate()
    letterCapacity = needed
    letters = .allocate(capacity: needed)
  }

  /// Releases memory that an unusually long text has taken.
  func shrink() {
    if letterCapacity > Self.maximumRetainedCapacity {
      letters.deallocate()
      letterCapacity = 1 << 10
      letters = .allocate(capacity: letterCapacity)
    }
    if wordCapacity > Self.maximumRetainedCapacity / 64 {
      words.deallocate()
      wordCapacity = 1 << 7
      words = .allocate(capacity: wordCapacity)
    }
    if picked.capacity > Self.maximumRetainedCapacity { picked = [] }
  }

  func append(_ word: LetterWord) {
    if wordCount == wordCapacity {
      let larger = UnsafeMutablePointer<LetterWord>.allocate(capacity: wordCapacity * 2)
      larger.update(from: words, count: wordCount)
      words.deallocate()
      (words, wordCapacity) = (larger, wordCapacity * 2)
    }
    words[wordCount] = word
    wordCount &+= 1
  }

  /// Removes the words that start at or after `offset`, with their letters.
  func removeWords(from offset: Int) {
    while wordCount > 0, words[wordCount &- 1].start >= offset {
      wordCount &-= 1
      letterCount = min(letterCount, words[wordCount].firstLetter)
    }
  }

  /// Calls a closure with the letters of one script in a range of words, with 0 between words.
  func withLetters<Result>(
    of script: LetterScript, in range: Range<Int>,
    _ body: (UnsafeBufferPointer<UInt32>) throws -> Result
  ) rethrows -> Result {
    guard let first = range.first, let last = range.last else {
      return try body(UnsafeBufferPointer(start: letters, count: 0))
    }
    if range.allSatisfy({ words[$0].script == script }) {
      var start = words[first].firstLetter
      let end = max(start, words[last].letters.upperBound)
      // After words of kana alone, the first entry is a 0.
      if start < end, letters[start] == 0 { start &+= 1 }
      return try body(UnsafeBufferPointer(start: letters + start, count: end &- start))
    }
    picked.removeAll(keepingCapacity: true)
    for word in range where words[word].script == script && words[word].letterCount > 0 {
      if !picked.isEmpty { picked.append(0) }
      let start = letters + words[word].firstLetter
      picked.append(contentsOf: UnsafeBufferPointer(start: start, count: words[word].letterCount))
    }
    return try picked.withUnsafeBufferPointer(body)
  }
}
