public import JapaneseText
import MarkupText
import TextFoundation
import TextInteraction
import TextLayout
import TypedEvents

/// Finds the words of a text and what the loupe tells about them.
///
/// ``LoupeReader`` knows Japanese; a program may know more, or other languages.
///
/// Sendable: loupes of several threads share one.
public protocol LoupeWordSource: Sendable {
  /// Finds words; what the loupe passes over, such as punctuation and white space, is none.
  ///
  /// - Parameters:
  ///   - text: a paragraph's text, boxes as U+FFFC.
  ///   - rubies: the readings that the author gives, ascending; they stand above a dictionary's.
  /// - Returns: words that ascend and do not overlap; others are left out.
  func words(in text: String, rubies: [FuriganaSegment]) -> [LoupeWord]
}

extension LoupeReader: LoupeWordSource {}

extension StyledParagraph {
  /// The readings that the author gives, ascending: the first one of each base.
  var readingsByAuthor: [FuriganaSegment] {
    rubies.filter { $0.level == 0 && !$0.base.isEmpty }.map {
      FuriganaSegment(utf8Range: $0.base, base: String(self[$0.base]), reading: $0.text)
    }.sorted { $0.utf8Range.lowerBound < $1.utf8Range.lowerBound }
  }
}

/// The words of a layout's paragraphs, found when a loupe first comes to them.
///
/// Sendable: guarded by a mutex; a paragraph's words never change once they are found.
final class LoupeWordCache: Sendable {
  private let source: any LoupeWordSource
  private let paragraphs: TracedMutex<[Int: [LoupeWord]]>

  init(_ source: any LoupeWordSource) {
    self.source = source
    paragraphs = TracedMutex([:])
  }

  /// The word that holds a byte of a paragraph; nil between words and outside of the layout.
  ///
  /// - Complexity: logarithmic; the first question about a paragraph reads all of it.
  func word(at offset: Int, ofParagraph index: Int, in layout: MarkupLayout) -> LoupeWord? {
    guard layout.text.paragraphs.indices.contains(index) else { return nil }
    let words = words(ofParagraph: index, in: layout)
    var (low, high) = (0, words.count)
    while low < high {
      let middle = (low + high) / 2
      if words[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low < words.count && words[low].range.contains(offset) ? words[low] : nil
  }

  /// Two threads that ask at once may both find them; what is kept is that of the first.
  private func words(ofParagraph index: Int, in layout: MarkupLayout) -> [LoupeWord] {
    if let known = paragraphs.withLock({ $0[index] }) { return known }
    let paragraph = layout.text.paragraphs[index]
    let found = source.words(in: paragraph.text, rubies: paragraph.readingsByAuthor)
    // A source of the program's own may say anything.
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
