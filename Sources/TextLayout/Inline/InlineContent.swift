import LineBreaking
import MarkupText

/// The content of a paragraph while it is shaped: made by the itemizer and the inline box measurer,
/// then widened for the edges of elements and for ruby.
struct InlineContent {
  var shaped = ShapedText()
  /// The items; they share the array of clusters in ``shaped`` until ``endClusters()``.
  var items = InlineItems()
  var spans: [InlineSpan] = []
  var boxes: [MeasuredInlineBox] = []
  var tateChuYokoRuns: [TateChuYokoRun] = []
  /// The displayed text, if `text-transform` changes it.
  var transformed: TransformedText?
  /// The items for the line breaker, parallel to ``items``.
  var breakingDraft = ParagraphDraft()
  /// The position in the line since the last forced break, for tabs.
  var position = 0.0

  /// Converts clusters that serve as items into separate items, before more content is added.
  mutating func endClusters() {
    guard !items.areMade else { return }
    for cluster in shaped.clusters {
      position = cluster.isLineEnd ? 0 : position + cluster.advance
    }
    // The clusters could not be appended to in place while the items share their storage.
    items.makeItems()
  }

  /// Appends an item that is alone in its span.
  ///
  /// - Parameters:
  ///   - item: the item for the line breaker.
  ///   - offset: the start of the item in the text.
  ///   - kind: the kind of content.
  ///   - content: the index of the box or the tate-chu-yoko run.
  ///   - level: the bidirectional embedding level.
  ///   - span: the span, whose range of items is replaced.
  mutating func append(
    _ item: Paragraph.Item, at offset: Int, kind: InlineItem.Kind, content: Int, level: UInt8,
    in span: InlineSpan
  ) {
    breakingDraft.append(item)
    items.append(
      InlineItem(
        offset: Int32(truncatingIfNeeded: offset), content: Int32(truncatingIfNeeded: content),
        advance: item.advance, span: Int32(truncatingIfNeeded: spans.count), level: level,
        kind: kind))
    var span = span
    span.items = items.count - 1..<items.count
    spans.append(span)
    position += item.advance
  }

  // MARK: Added space

  /// Adds space before an item, which moves with the item to the next line.
  mutating func addSpace(_ amount: Double, before item: Int) {
    items[item].leading += Float(amount)
    addSpace(amount, after: item)
  }

  /// Adds space after an item.
  mutating func addSpace(_ amount: Double, after item: Int) {
    let advance = max(0, items[item].advance + amount)
    items[item].advance = advance
    breakingDraft[item].advance = advance
  }

  // MARK: Reading

  /// Returns the span of an item.
  func span(of item: Int) -> InlineSpan { spans[Int(items[item].span)] }

  /// Returns the extent of an item's em box above and below the line's baseline.
  func emBox(of item: Int) -> LineExtent {
    let span = span(of: item)
    if items[item].kind == .box { return span.extent }
    return span.style.metrics.emBox(size: span.style.font.size).raised(by: span.shift)
  }
}

extension ShapedCluster {
  /// Whether a line always ends at the cluster.
  var isLineEnd: Bool {
    scalar <= 0x2029 && Unicode.Scalar(scalar)?.isLineEnd ?? false
  }
}

extension Unicode.Scalar {
  /// Whether a line always ends at the character.
  var isLineEnd: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
