import TextFoundation

/// What a scan of a text finds: a stream of letters and the words they make.
///
/// Owned by one user at a time; ``LanguageDetector`` lends it.
final class LetterScratch {
  /// Small letters as scalars, 0 between words and where kana stand.
  private(set) var letters: UnsafeMutablePointer<UInt32>
  private var letterCapacity = 1 << 10
  var letterCount = 0

  private(set) var words: UnsafeMutablePointer<LetterWord>
  private var wordCapacity = 1 << 7
  private(set) var wordCount = 0

  /// Letters picked from the stream.
  private var picked: [UInt32] = []

  private static let largestKept = 1 << 20

  init() {
    letters = .allocate(capacity: letterCapacity)
    words = .allocate(capacity: wordCapacity)
  }

  deinit {
    letters.deallocate()
    words.deallocate()
  }

  /// Forgets everything and makes room for the letters of `byteCount` bytes.
  ///
  /// A letter takes a byte or more, and of two neighbours with a 0 between them one is no ASCII.
  func reset(byteCount: Int) {
    (letterCount, wordCount) = (0, 0)
    let needed = byteCount &+ byteCount / 2 &+ 16
    guard needed > letterCapacity else { return }
    letters.deallocate()
    letterCapacity = needed
    letters = .allocate(capacity: needed)
  }

  /// Lets memory go that an uncommonly long text has taken.
  func shrink() {
    if letterCapacity > Self.largestKept {
      letters.deallocate()
      letterCapacity = 1 << 10
      letters = .allocate(capacity: letterCapacity)
    }
    if wordCapacity > Self.largestKept / 64 {
      words.deallocate()
      wordCapacity = 1 << 7
      words = .allocate(capacity: wordCapacity)
    }
    if picked.capacity > Self.largestKept { picked = [] }
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

  /// Forgets the words that start at `offset` or later, with their letters.
  func removeWords(from offset: Int) {
    while wordCount > 0, words[wordCount &- 1].start >= offset {
      wordCount &-= 1
      letterCount = min(letterCount, words[wordCount].firstLetter)
    }
  }

  /// The letters of one script among some words, with 0 between words.
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
      // Behind words of kana alone a 0 comes first.
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
