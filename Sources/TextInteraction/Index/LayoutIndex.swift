import MarkupText
public import TextLayout

/// Answers where things are in a layout: what is at a point, and where a stretch of text is.
///
/// ```swift
/// let layout = Typesetter(measurer: FixedMeasurer())
///   .layout(markup: "<p>東京へ行く。", in: LayoutSpace(inlineSize: 48))
/// let index = LayoutIndex(layout)
/// index.character(at: Point(x: 20, y: 24)).map(index.text(of:))  // "京"
/// index.rects(of: LayoutRange(paragraph: 0, offsets: 3..<12))    // "京へ" and "行"
/// ```
///
/// **Points** are places on the page in px; NaN and infinity are nowhere. A point hits a character
/// in its room on its line: as high as the line with its leading, and as wide as the line makes it,
/// gaps of justification and letter spacing included, padding and margins of elements not. A reading
/// belongs to its base. What `visibility: hidden` hides has room but is not hit, and what is cut
/// out of a line has none; the sign in its place (`…`), hyphens and markers of lists are no text.
///
/// **Ranges** begin and end between Characters (extended grapheme clusters). Of Characters melted
/// into one shape each has an equal part of it; those set upright side by side in a vertical line
/// (`text-combine-upright`) are one to point at, and so is a box.
///
/// **Time**: making an index is linear in the layout (*n* log *n* in the characters of lines with
/// mixed directions). Questions about a point, a position or a word are logarithmic, about a range
/// linear in the lines it is on.
///
/// Sendable: nothing in it changes, but for words, which are found when first asked for and kept;
/// any number of threads may ask.
public struct LayoutIndex: Sendable {
  let storage: Storage

  /// Indexes a layout.
  ///
  /// - Parameters:
  ///   - layout: the layout; one without text answers nil to everything.
  ///   - analyzer: knows words and phrases; nil for the one of the layout's own options. If there is
  ///     none, a word is a row of characters of one script.
  public init(_ layout: MarkupLayout, analyzer: (any TextAnalyzer)? = nil) {
    storage = Storage(layout, analyzer: analyzer ?? layout.options.analyzer)
  }

  /// The layout.
  public var layout: MarkupLayout { storage.layout }

  /// What an index holds; copies of the index share it.
  ///
  /// Sendable: nothing in it changes, and the words guard themselves.
  final class Storage: Sendable {
    let layout: MarkupLayout
    let lines: [IndexedLine]
    let firstLines: [Int]
    let characters: [PlacedCharacter]
    let readings: [IndexedReading]
    let visualOrder: [Int32]
    let tree: LineTree
    let links: LinkIndex
    let words: WordIndex
    let analyzer: (any TextAnalyzer)?

    init(_ layout: MarkupLayout, analyzer: (any TextAnalyzer)?) {
      self.layout = layout
      self.analyzer = analyzer
      links = LinkIndex(layout.text) { layout.paragraphs[$0] != nil }
      words = WordIndex(paragraphs: layout.text.paragraphs.count)
      let indexer = LineIndexer(layout)
      (lines, firstLines) = (indexer.lines, indexer.firstLines)
      (characters, readings) = (indexer.characters, indexer.readings)
      visualOrder = indexer.visualOrder
      tree = LineTree(
        lines.map { line in
          var bounds = line.territory
          bounds.formUnion(line.box)
          for reading in indexer.readings[line.readings] { bounds.formUnion(reading.bounds) }
          return bounds
        })
    }
  }
}
