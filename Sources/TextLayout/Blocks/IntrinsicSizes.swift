import LineBreaking
import MarkupText

/// Computes the intrinsic widths of blocks and paragraphs, before they are laid out.
struct IntrinsicSizes {
  let blocks: BlockSizing

  private var text: StyledText { blocks.text }

  /// Returns the intrinsic widths of a block, edges included.
  func widths(
    ofBlock index: Int, depth: Int, using cache: inout MeasureCache
  ) -> IntrinsicWidths {
    let block = text.blocks[index]
    var widths = contentWidths(ofBlock: index, depth: depth, using: &cache)
    guard block.kind != .anonymous else { return widths }
    if let given = blocks.inlineSize(
      of: block, available: widths.maximum, base: 0, content: widths)
    {
      // A table is never narrower than its cells.
      let least = block.kind == .table ? widths.minimum : 0
      widths = IntrinsicWidths(minimum: max(given, least), maximum: max(given, least))
    }
    let edges = ListLayout(blocks).edges(ofBlock: index, in: ContainingBlock(x: 0, width: 0))
    let outer = edges.margin.inlineSum + edges.padding.inlineSum
    return IntrinsicWidths(
      minimum: max(0, widths.minimum + outer), maximum: max(0, widths.maximum + outer))
  }

  /// Returns the intrinsic widths of a block's content.
  func contentWidths(
    ofBlock index: Int, depth: Int, using cache: inout MeasureCache
  ) -> IntrinsicWidths {
    if let known = cache.contentWidths[index] { return known }
    let block = text.blocks[index]
    var widths = IntrinsicWidths.zero
    if block.kind == .table, depth < BlockSizing.maximumDepth {
      widths = TableSizes(blocks).widths(ofTable: index, depth: depth, using: &cache)
    } else if let paragraph = block.paragraph {
      widths = self.widths(ofParagraph: paragraph, using: &cache)
    } else if depth >= BlockSizing.maximumDepth {
      for paragraph in block.paragraphs {
        widths.formUnion(self.widths(ofParagraph: paragraph, using: &cache))
      }
    } else {
      widths = contentWidths(ofBlocks: block.descendants, depth: depth + 1, using: &cache)
    }
    if let marker = block.marker, marker.isInside {
      let indent = MarkerMeasurer(blocks: blocks).measure(marker, style: block.style).insideIndent
      widths = IntrinsicWidths(
        minimum: widths.minimum + indent, maximum: widths.maximum + indent)
    }
    cache.contentWidths[index] = widths
    return widths
  }

  /// Returns the intrinsic widths of consecutive blocks.
  func contentWidths(
    ofBlocks range: Range<Int>, depth: Int, using cache: inout MeasureCache
  ) -> IntrinsicWidths {
    var widths = IntrinsicWidths.zero
    var index = range.lowerBound
    while index < range.upperBound {
      if text.blocks[index].kind.isTablePart, depth < BlockSizing.maximumDepth {
        let parts = text.tableParts(from: index, in: range)
        let table = TableSizes(blocks).columns(ofParts: parts, depth: depth, using: &cache)
        widths.formUnion(table.columns.widths)
        index = parts.upperBound
      } else {
        widths.formUnion(self.widths(ofBlock: index, depth: depth, using: &cache))
        index = text.blocks[index].descendants.upperBound
      }
    }
    return widths
  }

  /// Returns the intrinsic widths of the lines of a paragraph.
  func widths(ofParagraph index: Int, using cache: inout MeasureCache) -> IntrinsicWidths {
    let shapedParagraph = cache.retainedParagraph(index, width: .maximumExtent, in: blocks)
    return blocks.lineLayout(shapedParagraph, index, width: .maximumExtent).intrinsicWidths()
  }
}

extension LineLayout {
  /// Returns the intrinsic widths of the lines, indents included.
  fileprivate func intrinsicWidths() -> IntrinsicWidths {
    // Percentages of a width that is not yet known count as 0 (CSS Sizing 3 §5.2.1).
    let indents = LineLayout(
      paragraph: paragraph, width: 0, context: context, firstIndent: firstIndent,
      startsElement: startsElement
    ).indents
    let widths = paragraph.breaking.intrinsicWidths(
      firstIndent: indents.first, indent: indents.rest)
    return IntrinsicWidths(minimum: widths.minimum, maximum: widths.maximum)
  }
}
