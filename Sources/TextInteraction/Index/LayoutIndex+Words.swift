import LineBreaking
import MarkupText
public import TextLayout

extension LayoutIndex {
  /// The word at a point: the token that holds the character there.
  ///
  /// Words are those of the analyzer, in any language it knows; without one they are rows of
  /// characters of one script. Punctuation, symbols and white space are no words.
  ///
  /// ```swift
  /// let layout = Typesetter(measurer: FixedMeasurer())
  ///   .layout(markup: "<p>東京へ行く。", in: LayoutSpace(inlineSize: 320))
  /// let index = LayoutIndex(layout)
  /// index.word(at: Point(x: 20, y: 24)).map(index.text(of:))  // "東京"
  /// index.word(at: Point(x: 84, y: 24))                       // nil: 。
  /// ```
  ///
  /// - Parameter point: any place.
  /// - Returns: the word; nil beside the text and where there is no word.
  /// - Complexity: logarithmic; the first question about a paragraph analyses it.
  public func word(at point: Point) -> LayoutRange? {
    hit(at: point).flatMap { piece(\.words, $0.paragraph, $0.offsets) }
  }

  /// The phrase (bunsetsu) at a point; without an analyzer the word.
  ///
  /// Its punctuation is part of it.
  ///
  /// - Parameter point: any place.
  /// - Returns: the phrase; nil beside the text and where there is none.
  /// - Complexity: logarithmic; the first question about a paragraph analyses it.
  public func phrase(at point: Point) -> LayoutRange? {
    hit(at: point).flatMap { piece(\.phrases, $0.paragraph, $0.offsets) }
  }

  /// The word that a position is in: that of the character behind it, or of the one before it if
  /// there is no word behind it or the position is upstream.
  public func word(containing position: LayoutPosition) -> LayoutRange? {
    piece(\.words, containing: position)
  }

  /// The phrase that a position is in, as ``word(containing:)`` finds words.
  public func phrase(containing position: LayoutPosition) -> LayoutRange? {
    piece(\.phrases, containing: position)
  }

  private func piece(
    _ pieces: KeyPath<ParagraphWords, [Range<Int>]>, containing position: LayoutPosition
  ) -> LayoutRange? {
    guard position.offset >= 0, position.offset < .max else { return nil }
    let before = LayoutPosition(paragraph: position.paragraph, offset: position.offset - 1)
    let order = position.affinity == .upstream ? [before, position] : [position, before]
    for place in order where place.offset >= 0 {
      if let found = piece(pieces, place.paragraph, place.offset..<place.offset + 1) {
        return found
      }
    }
    return nil
  }

  private func piece(
    _ pieces: KeyPath<ParagraphWords, [Range<Int>]>, _ paragraph: Int, _ offsets: Range<Int>
  ) -> LayoutRange? {
    guard let words = words(ofParagraph: paragraph) else { return nil }
    let pieces = words[keyPath: pieces]
    // Characters set upright side by side are hit together; the first one tells.
    return pieces.containing(offsets.lowerBound).map {
      LayoutRange(paragraph: paragraph, offsets: $0)
    }
  }

  /// The words of a paragraph.
  func words(ofParagraph index: Int) -> ParagraphWords? {
    storage.words.words(ofParagraph: index) {
      let text = layout.text.paragraphs[index].text
      return ParagraphWords(text, boundaries: storage.analyzer?.boundaries(of: text))
    }
  }
}
