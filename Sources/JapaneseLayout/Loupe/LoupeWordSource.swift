public import JapaneseText
import MarkupText
import TextFoundation
import TextInteraction
import TextLayout
import TypedEvents

/// A type that finds the words of a text and the data that the loupe shows for them.
///
/// ``LoupeReader`` supports Japanese; a program can provide other data or languages. Loupes on
/// several threads can share a source.
public protocol LoupeWordSource: Sendable {
  /// Returns the words of a text; text that the loupe skips, such as punctuation and white space,
  /// is not a word.
  ///
  /// - Parameters:
  ///   - text: the text of a paragraph, with boxes as U+FFFC.
  ///   - rubies: the ruby annotations of the source text in ascending order, which take precedence
  ///     over a dictionary.
  /// - Returns: the words in ascending order, without overlaps; words that violate this are
  ///   ignored.
  func words(in text: String, rubies: [FuriganaSegment]) -> [LoupeWord]
}

extension LoupeReader: LoupeWordSource {}

extension StyledParagraph {
  /// The ruby annotations of the source text in ascending order, the first one for each base.
  var sourceRubies: [FuriganaSegment] {
    rubies.filter { $0.level == 0 && !$0.base.isEmpty }.map {
      FuriganaSegment(utf8Range: $0.base, base: String(self[$0.base]), reading: $0.text)
    }.sorted { $0.utf8Range.lowerBound < $1.utf8Range.lowerBound }
  }
}

/// The words of a layout's paragraphs, found when a loupe first reaches them.
///
/// A mutex protects the table; the words of a paragraph do not change after they have been found.
final class LoupeWordCache: Sendable {
  private let source: any LoupeWordSource
  private let paragraphs: TracedMutex<[Int: [LoupeWord]]>

  init(_ source: any LoupeWordSource) {
    self.source = source
    paragraphs = TracedMutex([:])
  }

  /// Returns the word that contains a byte of a paragraph, or nil between words and outside the
  /// layout.
  ///
  /// - Complexity: logarithmic; the first query for a paragraph analyzes all of it.
  func word(at offset: Int, ofParagraph index: Int, in layout: MarkupLayout) -> LoupeWord? {
    guard layout.text.paragraphs.indices.contains(index) else { return nil }
    let words = words(ofParagraph: index, in: layout)
    let index = words.partitioningIndex { $0.range.upperBound > offset }
    return index < words.count && words[index].range.contains(offset) ? words[index] : nil
  }

  /// Returns the words of a paragraph.
  ///
  /// Two threads may compute the same words at the same time; the first result is cached.
  private func words(ofParagraph index: Int, in layout: MarkupLayout) -> [LoupeWord] {
    if let known = paragraphs.withLock({ $0[index] }) { return known }
    let paragraph = layout.text.paragraphs[index]
    let found = source.words(in: paragraph.text, rubies: paragraph.sourceRubies)
    // A source provided by the program may return invalid ranges.
    var end = 0
    let words = found.filter { word in
      guard word.range.lowerBound >= end, !word.range.isEmpty,
        word.range.upperBound <= paragraph.text.utf8.count
      else { return false }
      end = word.range.upperBound
      return true
    }
    return paragraphs.withLock { paragraphs in
      if let other = paragraphs[index] { return other }
      paragraphs[index] = words
      return words
    }
  }
}
