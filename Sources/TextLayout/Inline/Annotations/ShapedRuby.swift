import MarkupText
import TextFoundation

/// A ruby annotation and its base.
package struct ShapedRuby: Sendable {
  /// The position of an annotation.
  package enum Position: Sendable, Hashable {
    /// Above a horizontal line, or to the right of a vertical one.
    case over
    case under
    /// In the line after the base, in parentheses; the value is the distance from the start of the
    /// last item.
    case after(Double)
  }

  /// The indices of the base's items; never empty.
  package var items: Range<Int>
  /// The maximum end of the bases of this ruby and all preceding ones.
  package var reach: Int
  /// The index of the paragraph's annotation; nil for automatic ruby.
  package var annotation: Int?
  package var position: Position
  var alignment: RubyAlignment
  package var reading: ShapedRubyText
  /// The distance of the annotation's baseline above that of the base.
  package var shift: Double
  /// The extent of the annotation above and below the baseline of the line.
  package var extent: LineExtent
}

/// Shaped ruby text.
package struct ShapedRubyText: Sendable {
  /// Clusters of one style.
  package struct Run: Sendable {
    package var clusters: Range<Int>
    package var style: AnnotationStyle
    package var orientation: GlyphOrientation
    package var direction: TextDirection
  }

  package var text: String
  package var shaped = ShapedText()
  package var runs: [Run] = []
  /// The advance of each cluster, letter spacing included.
  package var advances: [Double] = []
  /// Whether space may be added before each cluster: not within a Western word.
  package var startsUnit: [Bool] = []
  /// The extent of the em boxes above and below the baseline.
  package var extent = LineExtent(above: 0, below: 0)
  /// The maximum font size.
  package var size = 0.0

  /// The width without added space.
  package var width: Double { advances.reduce(0, +) }
}

extension ShapedParagraph {
  /// Whether the paragraph has ruby or emphasis marks.
  package var hasAnnotations: Bool { !rubies.isEmpty || !emphases.isEmpty }

  /// Returns a slice with all rubies whose base overlaps some items; the slice may contain a few
  /// others.
  package func rubies(near items: Range<Int>) -> ArraySlice<ShapedRuby> {
    let start = rubies.partitioningIndex { $0.reach > items.lowerBound }
    let end = rubies.partitioningIndex { $0.items.lowerBound >= items.upperBound }
    return rubies[start..<max(start, end)]
  }

  /// Returns the emphasis marks that overlap some items.
  package func emphases(near items: Range<Int>) -> ArraySlice<EmphasisRun> {
    let start = emphases.partitioningIndex { $0.items.upperBound > items.lowerBound }
    let end = emphases.partitioningIndex { $0.items.lowerBound >= items.upperBound }
    return emphases[start..<max(start, end)]
  }
}
