import LineBreaking
import MarkupText

/// The minimum and maximum widths of content (CSS Sizing 3 §4).
struct IntrinsicWidths: Sendable, Hashable {
  /// The width of the widest segment that cannot be divided between lines.
  var minimum: Double
  /// The width of the widest line if lines end only at forced breaks.
  var maximum: Double

  mutating func formUnion(_ other: IntrinsicWidths) {
    minimum = max(minimum, other.minimum)
    maximum = max(maximum, other.maximum)
  }
}

extension BlockBuilder {
  /// Returns the intrinsic widths of a block, edges included.
  mutating func intrinsicWidths(ofBlock index: Int, depth: Int) -> IntrinsicWidths {
    let block = text.blocks[index]
    var widths = contentWidths(ofBlock: index, depth: depth)
    guard block.kind != .anonymous else { return widths }
    if let given = usedInlineSize(
      of: block.style, available: widths.maximum, base: 0, content: widths)
    {
      // A table is never narrower than its cells.
      let least = block.kind == .table ? widths.minimum : 0
      widths = IntrinsicWidths(minimum: max(given, least), maximum: max(given, least))
    }
    let edges = blockEdges(ofBlock: index, in: BlockFlow(x: 0, width: 0))
    let outer = edges.margin.inlineSum + edges.padding.inlineSum
    return IntrinsicWidths(
      minimum: max(0, widths.minimum + outer), maximum: max(0, widths.maximum + outer))
  }

  /// Returns the intrinsic widths of a block's content.
  mutating func contentWidths(ofBlock index: Int, depth: Int) -> IntrinsicWidths {
    if let known = knownWidths[index] { return known }
    let block = text.blocks[index]
    var widths = IntrinsicWidths(minimum: 0, maximum: 0)
    if block.kind == .table, depth < Self.deepest {
      widths = tableWidths(ofTable: index, depth: depth)
    } else if let paragraph = block.paragraph {
      widths = intrinsicWidths(ofParagraph: paragraph)
    } else if depth >= Self.deepest {
      for paragraph in block.paragraphs {
        widths.formUnion(intrinsicWidths(ofParagraph: paragraph))
      }
    } else {
      widths = contentWidths(ofBlocks: block.descendants, depth: depth + 1)
    }
    if let marker = block.marker, marker.isInside {
      let indent = measure(marker, style: block.style).insideIndent
      widths = IntrinsicWidths(
        minimum: widths.minimum + indent, maximum: widths.maximum + indent)
    }
    knownWidths[index] = widths
    return widths
  }

  /// Returns the intrinsic widths of consecutive blocks.
  mutating func contentWidths(ofBlocks range: Range<Int>, depth: Int) -> IntrinsicWidths {
    var widths = IntrinsicWidths(minimum: 0, maximum: 0)
    var index = range.lowerBound
    while index < range.upperBound {
      if text.blocks[index].kind.isTablePart, depth < Self.deepest {
        let parts = tableParts(from: index, in: range)
        widths.formUnion(tableColumns(ofParts: parts, depth: depth).columns.widths)
        index = parts.upperBound
      } else {
        widths.formUnion(intrinsicWidths(ofBlock: index, depth: depth))
        index = text.blocks[index].descendants.upperBound
      }
    }
    return widths
  }

  /// Returns the intrinsic widths of the lines of a paragraph.
  mutating func intrinsicWidths(ofParagraph index: Int) -> IntrinsicWidths {
    let prepared = prepare(index, width: .greatestExtent)
    preparedParagraphs[index] = prepared
    return lineBuilder(prepared, index, width: .greatestExtent).intrinsicWidths()
  }
}
