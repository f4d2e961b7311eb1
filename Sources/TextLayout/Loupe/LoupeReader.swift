public import JapaneseText
import Kana
import TextFoundation

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
    var ruby = 0
    var words: [LoupeWord] = []
    words.reserveCapacity(found.count)
    var index = 0
    while index < found.count {
      var range = found[index].range
      var head = index
      index += 1
      while ruby < rubies.count, rubies[ruby].utf8Range.upperBound <= range.lowerBound { ruby += 1 }
      var isRead = false
      var next = ruby
      while next < rubies.count, rubies[next].utf8Range.lowerBound < range.upperBound {
        isRead = true
        // The base belongs to one word, and so does every word that it touches.
        let base = rubies[next].utf8Range
        range = min(range.lowerBound, base.lowerBound)..<max(range.upperBound, base.upperBound)
        while index < found.count, found[index].range.lowerBound < range.upperBound {
          range = range.lowerBound..<max(range.upperBound, found[index].range.upperBound)
          head = index
          index += 1
        }
        next += 1
      }
      if let last = words.last, last.range.upperBound > range.lowerBound {
        range = last.range.upperBound..<max(last.range.upperBound, range.upperBound)
      }
      guard !range.isEmpty else { continue }
      let pieces = segments.take(range)
      words.append(
        word(found[head], range, String(offsets[range]), pieces, isReadByAuthor: isRead))
    }
    return words
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
