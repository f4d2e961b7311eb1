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
    return Self.groups(of: found, rubies: rubies.map(\.utf8Range)).map { group in
      word(
        found[group.head], group.range, String(offsets[group.range]),
        segments.take(group.range), hasSourceRuby: group.hasSourceRuby)
    }
  }

  /// A group of dictionary words that become one word.
  private struct WordGroup {
    var range: Range<Int>
    /// The index of the dictionary word that determines the part of speech: the last one.
    var head: Int
    var hasSourceRuby = false
  }

  /// Returns the groups of words, in which words under one ruby annotation of the source text are
  /// joined.
  private static func groups(of found: [WordReading], rubies: [Range<Int>]) -> [WordGroup] {
    var groups: [WordGroup] = []
    groups.reserveCapacity(found.count)
    var ruby = 0
    for (index, word) in found.enumerated() {
      let end = groups.last?.range.upperBound ?? 0
      var group = WordGroup(range: word.range, head: index)
      if word.range.lowerBound < end, let last = groups.popLast() {
        group = last
        group.head = index
        group.range = last.range.lowerBound..<max(end, word.range.upperBound)
      }
      let floor = groups.last?.range.upperBound ?? 0
      while ruby < rubies.count, rubies[ruby].lowerBound < group.range.upperBound {
        let base = rubies[ruby]
        ruby += 1
        // An annotated base without words, only punctuation, does not belong to a word.
        guard base.upperBound > group.range.lowerBound else { continue }
        group.hasSourceRuby = true
        let lower = max(floor, min(base.lowerBound, group.range.lowerBound))
        group.range = lower..<max(base.upperBound, group.range.upperBound)
      }
      groups.append(group)
    }
    return groups
  }

  private func word(
    _ found: WordReading, _ range: Range<Int>, _ surface: String, _ furigana: [FuriganaSegment],
    hasSourceRuby: Bool
  ) -> LoupeWord {
    let script = JapaneseScript(of: surface)
    var (hiragana, romaji) = (found.hiragana, found.romaji)
    if hasSourceRuby {
      let kana = KanaConverter(to: .hiragana).convert(
        furigana.map { $0.reading ?? $0.base }.joined())
      // The dictionary has more information than kana, such as which vowels are long.
      if kana != hiragana || range != found.range {
        (hiragana, romaji) = (kana, romanizer.romaji(of: kana))
      }
    } else if script == .other {
      (hiragana, romaji) = (surface, surface)
    }
    return LoupeWord(
      range: range, surface: surface, hiragana: hiragana, romaji: romaji, furigana: furigana,
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
    var furigana: [FuriganaSegment] = []
    var index = next
    while index < segments.count, segments[index].utf8Range.lowerBound < range.upperBound {
      let segment = segments[index]
      index += 1
      let overlap = segment.utf8Range.clamped(to: range)
      guard !overlap.isEmpty else { continue }
      let start = overlap.lowerBound - segment.utf8Range.lowerBound
      let base = UTF8Offsets(segment.base)[start..<start + overlap.count]
      let isWhole = overlap == segment.utf8Range
      let local = overlap.lowerBound - range.lowerBound..<overlap.upperBound - range.lowerBound
      let reading = isWhole ? segment.reading : nil
      if reading == nil, let last = furigana.last, last.reading == nil {
        furigana[furigana.count - 1] = FuriganaSegment(
          utf8Range: last.utf8Range.lowerBound..<local.upperBound, base: last.base + base,
          reading: nil)
      } else {
        furigana.append(FuriganaSegment(utf8Range: local, base: String(base), reading: reading))
      }
    }
    return furigana
  }
}
