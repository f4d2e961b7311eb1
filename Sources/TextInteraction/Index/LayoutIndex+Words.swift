import LineBreaking
import MarkupText
public import TextLayout

extension LayoutIndex {
  /// Returns the word at a point: the token that contains the character there.
  ///
  /// Words come from the analyzer, in any language that it supports; without an analyzer they are
  /// runs of characters of one script. Punctuation, symbols and white space are not words.
  ///
  /// ```swift
  /// let layout = Typesetter(measurer: FixedMeasurer())
  ///   .layout(markup: "<p>東京へ行く。", in: LayoutSpace(inlineSize: 320))
  /// let index = LayoutIndex(layout)
  /// index.word(at: Point(x: 20, y: 24)).map(index.text(of:))  // "東京"
  /// index.word(at: Point(x: 84, y: 24))                       // nil: 。
  /// ```
  ///
  /// - Parameter point: a point on or outside the page.
  /// - Returns: the word; nil outside the text and where there is no word.
  /// - Complexity: logarithmic; the first query for a paragraph analyzes it.
  public func word(at point: Point) -> LayoutRange? {
    hit(at: point).flatMap { segment(\.words, $0.paragraph, $0.offsets) }
  }

  /// Returns the phrase (bunsetsu) at a point, including its punctuation; without an analyzer, the
  /// word.
  ///
  /// - Parameter point: a point on or outside the page.
  /// - Returns: the phrase; nil outside the text and where there is no phrase.
  /// - Complexity: logarithmic; the first query for a paragraph analyzes it.
  public func phrase(at point: Point) -> LayoutRange? {
    hit(at: point).flatMap { segment(\.phrases, $0.paragraph, $0.offsets) }
  }

  /// Returns the word that contains a position.
  ///
  /// That is the word of the following character, or that of the preceding one if the following
  /// character is not in a word or the position is upstream.
  public func word(containing position: LayoutPosition) -> LayoutRange? {
    segment(\.words, containing: position)
  }

  /// Returns the phrase that contains a position, by the rules of ``word(containing:)``.
  public func phrase(containing position: LayoutPosition) -> LayoutRange? {
    segment(\.phrases, containing: position)
  }

  private func segment(
    _ segments: KeyPath<ParagraphWords, [Range<Int>]>, containing position: LayoutPosition
  ) -> LayoutRange? {
    guard position.offset >= 0, position.offset < .max else { return nil }
    let before = LayoutPosition(paragraph: position.paragraph, offset: position.offset - 1)
    let order = position.affinity == .upstream ? [before, position] : [position, before]
    for candidate in order where candidate.offset >= 0 {
      if let found = segment(segments, candidate.paragraph, candidate.offset..<candidate.offset + 1)
      {
        return found
      }
    }
    return nil
  }

  private func segment(
    _ segments: KeyPath<ParagraphWords, [Range<Int>]>, _ paragraph: Int, _ offsets: Range<Int>
  ) -> LayoutRange? {
    guard let words = words(ofParagraph: paragraph) else { return nil }
    let segments = words[keyPath: segments]
    // A tate-chu-yoko run is hit as a unit; its first character selects the word.
    return segments.containing(offsets.lowerBound).map {
      LayoutRange(paragraph: paragraph, offsets: $0)
    }
  }

  /// Returns the words of a paragraph.
  func words(ofParagraph index: Int) -> ParagraphWords? {
    storage.words.words(ofParagraph: index) {
      let text = layout.text.paragraphs[index].text
      return ParagraphWords(text, boundaries: storage.analyzer?.boundaries(of: text))
    }
  }
}
