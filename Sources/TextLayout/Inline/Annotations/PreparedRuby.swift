import MarkupText

/// A reading and the base it stands over or under.
///
/// Sendable: nothing in it changes.
package struct PreparedRuby: Sendable {
  /// Where a reading stands.
  package enum Place: Sendable, Hashable {
    /// Above a horizontal line, to the right of a vertical one.
    case over
    case under
    /// In the line behind the base, in brackets: so far from the start of the last item's room.
    case behind(Double)
  }

  /// The base; never empty.
  package var items: Range<Int>
  /// Where the bases of this ruby and of all before it end.
  package var reach: Int
  /// Which of the paragraph's annotations it is; nil for one that was made from a reading.
  package var annotation: Int?
  package var place: Place
  var alignment: RubyAlignment
  package var reading: ShapedReading
  /// How far the reading's baseline is above that of the base's text.
  package var shift: Double
  /// How far it reaches above the baseline of the line, and below.
  package var extent: LineExtent
}

/// A reading, measured.
///
/// Sendable: nothing in it changes.
package struct ShapedReading: Sendable {
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
  /// The width of each cluster, letter spacing included.
  package var advances: [Double] = []
  /// Whether room may be put before a cluster: not within a Western word.
  package var startsUnit: [Bool] = []
  /// How far its em boxes reach above and below its baseline.
  package var extent = LineExtent(above: 0, below: 0)
  /// The size of its largest font.
  package var size = 0.0

  /// Its width without any room between.
  package var width: Double { advances.reduce(0, +) }
}

extension PreparedParagraph {
  /// Whether something stands over or under its text.
  package var hasAnnotations: Bool { !rubies.isEmpty || !emphases.isEmpty }

  /// Those of the rubies that may have a part of their base among some items, and a few more.
  package func rubies(near items: Range<Int>) -> ArraySlice<PreparedRuby> {
    let start = rubies.firstIndexOfSorted { $0.reach > items.lowerBound }
    let end = rubies.firstIndexOfSorted { $0.items.lowerBound >= items.upperBound }
    return rubies[start..<max(start, end)]
  }

  /// Those of the emphasis marks that are on some items.
  package func emphases(near items: Range<Int>) -> ArraySlice<PreparedEmphasis> {
    let start = emphases.firstIndexOfSorted { $0.items.upperBound > items.lowerBound }
    let end = emphases.firstIndexOfSorted { $0.items.lowerBound >= items.upperBound }
    return emphases[start..<max(start, end)]
  }
}

extension Array {
  /// The first element that something is true for, if it is true for all behind it too.
  fileprivate func firstIndexOfSorted(where isTrue: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isTrue(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
