public import JapaneseText
import Kana
import TextFoundation
import TextInteraction
import TextLayout

/// Finds the words of text with all that the language loupe tells about them.
///
/// ```swift
/// let reader = LoupeReader(tokenizer: try Tokenizer.embedded())
/// let words = reader.words(in: "食べ物を買いました。")
/// words.map(\.hiragana)      // ["たべもの", "を", "かいました"]
/// words[2].baseForm          // "買う"
/// words[0].text(.furigana)   // "食[た]べ物[もの]"
/// ```
///
/// White space, punctuation and symbols are no words. A word without a Japanese letter (`1997`,
/// `iPhone`) is its own reading.
///
/// Sendable: the tokenizer is.
public struct LoupeReader: Sendable {
  /// Finds words and their readings.
  public let tokenizer: Tokenizer
  private let romanizer = KanaRomanizer()

  /// A reader with a dictionary.
  public init(tokenizer: Tokenizer) { self.tokenizer = tokenizer }

  /// The words of a text in order.
  ///
  /// - Parameters:
  ///   - text: any text; an empty one has no words.
  ///   - rubies: readings that the author gives, ascending; they stand above what the dictionary
  ///     says. Words under one reading become one word. One without a reading, or whose place is
  ///     not in the text, is ignored.
  /// - Returns: words that ascend and do not overlap.
  /// - Complexity: linear in the length of the text.
  public func words(in text: String, rubies: [FuriganaSegment] = []) -> [LoupeWord] {
    var found: [WordReading] = []
    let reader = WordReader(tokenizer: tokenizer)
    withUTF8Bytes(of: text) { bytes in reader.read(bytes) { found.append($0) } }
    let offsets = UTF8Offsets(text)
    let rubies = rubies.filter {
      $0.reading != nil && !$0.utf8Range.isEmpty && $0.utf8Range.lowerBound >= 0
        && $0.utf8Range.upperBound <= offsets.count
    }
    var segments = SegmentQueue(tokenizer.furigana(text, overriding: rubies))
    return Self.stretches(of: found, rubies: rubies.map(\.utf8Range)).map { stretch in
      word(
        found[stretch.head], stretch.range, String(offsets[stretch.range]),
        segments.take(stretch.range), isReadByAuthor: stretch.isReadByAuthor)
    }
  }

  /// What becomes one word.
  private struct Stretch {
    var range: Range<Int>
    /// The dictionary's word that says what kind of word it is: the last one.
    var head: Int
    var isReadByAuthor = false
  }

  /// Joins words that are under one reading of the author.
  private static func stretches(of found: [WordReading], rubies: [Range<Int>]) -> [Stretch] {
    var stretches: [Stretch] = []
    stretches.reserveCapacity(found.count)
    var ruby = 0
    for (index, word) in found.enumerated() {
      let end = stretches.last?.range.upperBound ?? 0
      var stretch = Stretch(range: word.range, head: index)
      if word.range.lowerBound < end, let last = stretches.popLast() {
        stretch = last
        stretch.head = index
        stretch.range = last.range.lowerBound..<max(end, word.range.upperBound)
      }
      let floor = stretches.last?.range.upperBound ?? 0
      while ruby < rubies.count, rubies[ruby].lowerBound < stretch.range.upperBound {
        let base = rubies[ruby]
        ruby += 1
        // A base of marks alone belongs to no word.
        guard base.upperBound > stretch.range.lowerBound else { continue }
        stretch.isReadByAuthor = true
        let lower = max(floor, min(base.lowerBound, stretch.range.lowerBound))
        stretch.range = lower..<max(base.upperBound, stretch.range.upperBound)
      }
      stretches.append(stretch)
    }
    return stretches
  }

  private func word(
    _ found: WordReading, _ range: Range<Int>, _ surface: String, _ pieces: [FuriganaSegment],
    isReadByAuthor: Bool
  ) -> LoupeWord {
    let script = JapaneseScript(of: surface)
    var (hiragana, romaji) = (found.hiragana, found.romaji)
    if isReadByAuthor {
      let kana = KanaConverter(to: .hiragana).convert(
        pieces.map { $0.reading ?? $0.base }.joined())
      // The dictionary knows more than kana can tell: which vowels are long.
      if kana != hiragana || range != found.range {
        (hiragana, romaji) = (kana, romanizer.romaji(of: kana))
      }
    } else if script == .other {
      (hiragana, romaji) = (surface, surface)
    }
    return LoupeWord(
      range: range, surface: surface, hiragana: hiragana, romaji: romaji, furigana: pieces,
      baseForm: range == found.range ? found.baseForm : surface,
      partOfSpeech: found.partOfSpeech, script: script)
  }
}

/// The segments of a text, handed out by ascending ranges.
private struct SegmentQueue {
  private let segments: [FuriganaSegment]
  private var next = 0

  init(_ segments: [FuriganaSegment]) { self.segments = segments }

  /// The pieces of a range, with offsets from its start; segments without a reading are cut at its
  /// ends, plain pieces that touch are one.
  mutating func take(_ range: Range<Int>) -> [FuriganaSegment] {
    while next < segments.count, segments[next].utf8Range.upperBound <= range.lowerBound {
      next += 1
    }
    var pieces: [FuriganaSegment] = []
    var index = next
    while index < segments.count, segments[index].utf8Range.lowerBound < range.upperBound {
      let segment = segments[index]
      index += 1
      let place = segment.utf8Range.clamped(to: range)
      guard !place.isEmpty else { continue }
      let start = place.lowerBound - segment.utf8Range.lowerBound
      let base = UTF8Offsets(segment.base)[start..<start + place.count]
      let isWhole = place == segment.utf8Range
      let local = place.lowerBound - range.lowerBound..<place.upperBound - range.lowerBound
      let reading = isWhole ? segment.reading : nil
      if reading == nil, let last = pieces.last, last.reading == nil {
        pieces[pieces.count - 1] = FuriganaSegment(
          utf8Range: last.utf8Range.lowerBound..<local.upperBound, base: last.base + base,
          reading: nil)
      } else {
        pieces.append(FuriganaSegment(utf8Range: local, base: String(base), reading: reading))
      }
    }
    return pieces
  }
}
