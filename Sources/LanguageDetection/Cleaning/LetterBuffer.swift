import TextFoundation

/// Features of a text that the scanner sees in passing.
struct TextFeatures: OptionSet {
  let rawValue: UInt8

  /// East Asian quotation marks or brackets.
  static let quotations = TextFeatures(rawValue: 1)
  /// Kana that only Ainu uses.
  static let ainuKana = TextFeatures(rawValue: 2)
}

/// A reusable buffer for the result of a scan: a stream of letters and the words they form.
///
/// Not thread-safe: ``LanguageDetector`` lends it to one call at a time.
final class LetterBuffer {
  private var letterBuffer = GrowableBuffer<UInt32>(minimumCapacity: LetterBuffer.letterCapacity)
  private var wordBuffer = GrowableBuffer<LetterWord>(minimumCapacity: LetterBuffer.wordCapacity)
  /// The number of letters; the scanner writes them without a capacity check, then sets this.
  var letterCount = 0
  /// The features of the text, which rare rules need.
  var features: TextFeatures = []
  /// The letters of one script selected from the stream.
  private var picked: [UInt32] = []

  private static let letterCapacity = 1 << 10
  private static let wordCapacity = 1 << 7
  private static let maximumRetainedCapacity = 1 << 20

  /// The lowercase letters as scalars, with 0 between words and in place of kana.
  var letters: UnsafeMutablePointer<UInt32> { letterBuffer.start }
  var words: UnsafeMutablePointer<LetterWord> { wordBuffer.start }
  var wordCount: Int { wordBuffer.count }

  /// Removes all letters and words, and ensures capacity for the letters of `byteCount` bytes.
  ///
  /// A letter takes at least one byte, and of two adjacent letters with a 0 between them at least
  /// one is not ASCII.
  func reset(byteCount: Int) {
    letterCount = 0
    wordBuffer.removeAll()
    letterBuffer.reserve(byteCount &+ byteCount / 2 &+ 16)
  }

  /// Removes all letters and words, and releases memory that an unusually long text has taken.
  func shrink() {
    letterCount = 0
    letterBuffer.removeAll(
      retainingAtMost: Self.maximumRetainedCapacity, initial: Self.letterCapacity)
    wordBuffer.removeAll(
      retainingAtMost: Self.maximumRetainedCapacity / 64, initial: Self.wordCapacity)
    if picked.capacity > Self.maximumRetainedCapacity { picked = [] }
  }

  // Growing is an access of its own: one access that contains a call is checked for exclusivity at
  // run time, for each word.
  func append(_ word: LetterWord) {
    if wordBuffer.count == wordBuffer.capacity { wordBuffer.reserve(1) }
    words[wordCount] = word
    wordBuffer.commit(1)
  }

  /// Removes the words that start at or after `offset`, with their letters.
  func removeWords(from offset: Int) {
    while wordCount > 0, words[wordCount &- 1].start >= offset {
      letterCount = min(letterCount, wordBuffer.removeLast().firstLetter)
    }
  }

  /// Removes the Latin words from a word on, with their letters.
  ///
  /// - Parameter first: the index of the first word to consider.
  func removeLatinWords(from first: Int) {
    guard first < wordCount else { return }
    let words = (first..<wordCount).map { self.words[$0] }
    removeWords(from: words[0].start)
    for var word in words where word.script != .latin {
      if word.letterCount > 0, letterCount > 0, letters[letterCount &- 1] != 0 {
        letters[letterCount] = 0
        letterCount &+= 1
      }
      let start = letterCount
      for letter in word.letters {
        letters[letterCount] = letters[letter]
        letterCount &+= 1
      }
      word.firstLetter = start
      append(word)
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
    for word in range where words[word].script == script { pick(word) }
    return try picked.withUnsafeBufferPointer(body)
  }
  /// Calls a closure with the letters of selected words, with 0 between words.
  func withLetters<Result>(
    ofWords indices: [Int], _ body: (UnsafeBufferPointer<UInt32>) throws -> Result
  ) rethrows -> Result {
    picked.removeAll(keepingCapacity: true)
    for word in indices { pick(word) }
    return try picked.withUnsafeBufferPointer(body)
  }

  private func pick(_ index: Int) {
    let word = words[index]
    guard word.letterCount > 0 else { return }
    if !picked.isEmpty { picked.append(0) }
    picked.append(
      contentsOf: UnsafeBufferPointer(start: letters + word.firstLetter, count: word.letterCount))
  }
}
