import LineBreaking
import MarkupText

/// How narrow and how wide content wants to be (CSS Sizing 3 §4).
///
/// Sendable: a plain value.
struct IntrinsicWidths: Sendable, Hashable {
  /// The width of the widest piece that no line divides.
  var minimum: Double
  /// The width of the widest line if lines end where the text demands it only.
  var maximum: Double

  mutating func formUnion(_ other: IntrinsicWidths) {
    minimum = max(minimum, other.minimum)
    maximum = max(maximum, other.maximum)
  }
}

extension BlockBuilder {
  /// The widths that a block wants, its edges included.
  mutating func intrinsicWidths(ofBlock index: Int, depth: Int) -> IntrinsicWidths {
    let block = text.blocks[index]
    var widths = IntrinsicWidths(minimum: 0, maximum: 0)
    if let paragraph = block.paragraph {
      widths = intrinsicWidths(ofParagraph: paragraph)
    } else if depth >= Self.deepest {
      for paragraph in block.paragraphs {
        widths.formUnion(intrinsicWidths(ofParagraph: paragraph))
      }
    } else {
      for child in text.children(of: index) {
        widths.formUnion(intrinsicWidths(ofBlock: child, depth: depth + 1))
      }
    }
    guard block.kind != .anonymous else { return widths }
    if let given = usedInlineSize(of: block.style, available: widths.maximum, base: 0) {
      widths = IntrinsicWidths(minimum: given, maximum: given)
    }
    let edges = boxEdges(of: block.style, in: BlockFlow(x: 0, width: 0))
    let outer = edges.margin.inlineSum + edges.padding.inlineSum
    return IntrinsicWidths(
      minimum: max(0, widths.minimum + outer), maximum: max(0, widths.maximum + outer))
  }

  /// The widths that the lines of a paragraph want.
  mutating func intrinsicWidths(ofParagraph index: Int) -> IntrinsicWidths {
    let prepared = prepare(index, width: .greatestExtent)
    let lines = (try? prepared.breaking.lines(width: .infinity)) ?? []
    let narrow = (try? prepared.breaking.lines(width: 0.001)) ?? []
    return IntrinsicWidths(
      minimum: narrow.map(\.naturalWidth).max() ?? 0,
      maximum: lines.map(\.naturalWidth).max() ?? 0)
  }
}
