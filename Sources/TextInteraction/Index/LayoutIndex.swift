import MarkupText
public import TextLayout

/// An index of a layout that answers geometric queries: what is at a point, and where a range of
/// text is.
///
/// ```swift
/// let layout = Typesetter(measurer: FixedMeasurer())
///   .layout(markup: "<p>東京へ行く。", in: LayoutSpace(inlineSize: 48))
/// let index = LayoutIndex(layout)
/// index.character(at: Point(x: 20, y: 24)).map(index.text(of:))  // "京"
/// index.rects(of: LayoutRange(paragraph: 0, offsets: 3..<12))    // "京へ" and "行"
/// ```
///
/// **Points** are page coordinates in px; queries with NaN or infinite coordinates find nothing.
/// The area of a character is as high as its line with its leading, and as wide as the line makes
/// the character: gaps from justification and letter spacing are included, padding and margins of
/// elements are not. A ruby annotation belongs to its base. Text with `visibility: hidden` takes up
/// space but cannot be hit, and truncated text has no area. The ellipsis that replaces it, hyphens
/// and list markers are not text.
///
/// **Ranges** begin and end between extended grapheme clusters (Swift's `Character`). Each grapheme
/// cluster of a ligature has an equal share of its area; the characters of a tate-chu-yoko run
/// (`text-combine-upright`) are hit as one unit, and so is a box.
///
/// **Complexity**: creating an index is linear in the layout (*n* log *n* in the characters of
/// bidirectional lines). Queries for a point, a position or a word are logarithmic; queries for a
/// range are linear in its lines.
///
/// An index is immutable and can be used from any number of threads; words are found on first use
/// and cached.
public struct LayoutIndex: Sendable {
  let storage: Storage

  /// Creates the index of a layout.
  ///
  /// - Parameters:
  ///   - layout: the layout; for one without text, all queries return nil.
  ///   - analyzer: finds words and phrases; nil for the analyzer of the layout's own options.
  ///     Without any analyzer, a word is a run of characters of one script.
  public init(_ layout: MarkupLayout, analyzer: (any TextAnalyzer)? = nil) {
    storage = Storage(layout, analyzer: analyzer ?? layout.options.analyzer)
  }

  /// The indexed layout.
  public var layout: MarkupLayout { storage.layout }

  /// The data of an index, shared by its copies.
  ///
  /// It is immutable except for the words, which have their own lock.
  final class Storage: Sendable {
    let layout: MarkupLayout
    let lines: [IndexedLine]
    let firstLines: [Int]
    let characters: [PlacedCharacter]
    let rubies: [IndexedRuby]
    let visualOrder: [Int32]
    let tree: LineTree
    let links: LinkIndex
    let words: WordIndex
    let analyzer: (any TextAnalyzer)?

    init(_ layout: MarkupLayout, analyzer: (any TextAnalyzer)?) {
      self.layout = layout
      self.analyzer = analyzer
      links = LinkIndex(layout.text, policy: layout.options.links) { layout.paragraphs[$0] != nil }
      words = WordIndex(paragraphs: layout.text.paragraphs.count)
      let indexer = LineIndexer(layout)
      (lines, firstLines) = (indexer.lines, indexer.firstLines)
      (characters, rubies) = (indexer.characters, indexer.rubies)
      visualOrder = indexer.visualOrder
      tree = LineTree(
        lines.map { line in
          var bounds = line.hitRegion
          bounds.formUnion(line.box)
          for ruby in indexer.rubies[line.rubies] { bounds.formUnion(ruby.bounds) }
          return bounds
        })
    }
  }
}
