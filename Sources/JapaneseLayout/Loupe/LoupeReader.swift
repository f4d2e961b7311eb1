public import JapaneseText
import Kana
import TextFoundation
import TextInteraction
import TextLayout

/// Finds the words of Japanese text, with their readings and dictionary data, for the language
/// loupe.
///
/// ```swift
/// let reader = LoupeReader(tokenizer: try Tokenizer.embedded())
/// let words = reader.words(in: "食べ物を買いました。")
/// words.map(\.hiragana)      // ["たべもの", "を", "かいました"]
/// words[2].baseForm          // "買う"
/// words[0].text(.furigana)   // "食[た]べ物[もの]"
/// ```
///
/// White space, punctuation and symbols are not words. A word without Japanese characters (`1997`,
/// `iPhone`) is its own reading.
public struct LoupeReader: Sendable {
  /// The tokenizer that finds words and their readings.
  public let tokenizer: Tokenizer
  private let romanizer = KanaRomanizer()

  /// Creates a reader that uses a tokenizer.
  public init(tokenizer: Tokenizer) { self.tokenizer = tokenizer }

  /// Returns the words of a text in order.
  ///
  /// - Parameters:
  ///   - text: any text; an empty one has no words.
  ///   - rubies: the ruby annotations of the source text in ascending order, which take precedence
  ///     over the dictionary. Words under one annotation become one word. Annotations without a
  ///     reading or outside the text are ignored.
  /// - Returns: the words in ascending order, without overlaps.
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

  /// A group of dictionary words that become one word.
  private struct Stretch {
    var range: Range<Int>
    /// The index of the dictionary word that determines the part of speech: the last one.
    var head: Int
    var isReadByAuthor = false
  }

  /// Returns the groups of words, in which words under one ruby annotation of the source text are
  /// joined.
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
        // An annotated base without words, only punctuation, does not belong to a word.
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
      // The dictionary has more information than kana, such as which vowels are long.
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

/// A queue of the furigana segments of a text, taken by ascending ranges.
private struct SegmentQueue {
  private let segments: [FuriganaSegment]
  private var next = 0

  init(_ segments: [FuriganaSegment]) { self.segments = segments }

  /// Returns the segments of a range, with offsets from its start.
  ///
  /// Segments without a reading are cut at its ends, and adjacent ones are joined.
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
