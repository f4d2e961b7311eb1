import TextFoundation

/// The inline content of a block: its text with styles, inline boxes and ruby.
///
/// Offsets are UTF-8 offsets in ``text``.
public struct StyledParagraph: Sendable {
  /// The index of the block in ``StyledText/blocks``.
  public let block: Int
  /// The text after white space processing; never empty.
  ///
  /// A forced line break (`br`, or a preserved newline) is `\n`, an inline box is U+FFFC, and `wbr`
  /// is U+200B. A forced break at the end does not start another line.
  public let text: String
  /// The runs of text with the same node and style, in ascending order; together they cover the
  /// whole text.
  public let runs: [StyledRun]
  /// The inline boxes in the text, in ascending order.
  public let boxes: [InlineBox]
  /// The ruby annotations, ordered by the start of the base; for nested ruby, the inner one comes
  /// first.
  public let rubies: [RubyAnnotation]
  /// The source segments from which the text of the runs comes.
  let segments: [SourceSegment]

  /// Returns the range of string indices for UTF-8 offsets, which are rounded to scalar boundaries
  /// and clamped to the text.
  ///
  /// - Complexity: constant.
  public func range(_ offsets: Range<Int>) -> Range<String.Index> {
    UTF8Offsets(text).range(offsets)
  }

  /// Returns the range of a run with its ends moved back to the nearest Character boundaries.
  ///
  /// The ranges of all runs still cover the text, but a range may be empty.
  ///
  /// - Complexity: constant in text without combining marks and emoji; at most linear.
  public func characterRange(of run: StyledRun) -> Range<String.Index> {
    var boundaries = CharacterBoundaries(text)
    let (lower, upper) = withUTF8Bytes(of: text) { bytes in
      let lower = boundaries.boundary(atOrBefore: run.range.lowerBound, in: bytes)
      return (lower, max(lower, boundaries.boundary(atOrBefore: run.range.upperBound, in: bytes)))
    }
    return range(lower..<upper)
  }

  /// The substring between two UTF-8 offsets.
  public subscript(offsets: Range<Int>) -> Substring { text[range(offsets)] }

  /// Returns the node and the UTF-8 offset in its ``MarkupNode/text`` that correspond to an offset
  /// in this text.
  ///
  /// The offset is 0 for boxes and breaks. Returns nil for an offset outside the text.
  ///
  /// - Complexity: logarithmic.
  public func source(at offset: Int) -> (node: MarkupNode, offset: Int)? {
    guard let run = run(at: offset) else { return nil }
    let index = segments.lastIndex(atOrBefore: offset, of: { Int($0.textOffset) })
    guard run.kind == .text, let index else { return (run.node, 0) }
    let segment = segments[index]
    return (run.node, Int(segment.sourceOffset) + offset - Int(segment.textOffset))
  }

  /// Returns the run that contains an offset, or nil if the offset is outside the text.
  ///
  /// - Complexity: logarithmic.
  public func run(at offset: Int) -> StyledRun? {
    guard offset >= 0, let index = runs.lastIndex(atOrBefore: offset, of: \.range.lowerBound)
    else { return nil }
    return runs[index].range.contains(offset) ? runs[index] : nil
  }
}

/// A run of text from one node.
public struct StyledRun: Sendable {
  /// The kind of content of a run.
  public enum Kind: Sendable, Hashable {
    /// The text of a text node.
    case text
    /// The `\n` of a `br`; newlines preserved in text belong to text runs.
    case forcedBreak
    /// The U+200B of a `wbr`.
    case breakOpportunity
    /// The U+FFFC of an inline box.
    case box
  }

  /// The range in the text, in UTF-8 offsets.
  public internal(set) var range: Range<Int>
  /// The kind of content.
  public let kind: Kind
  /// The text node; for breaks and boxes, the element.
  public let node: MarkupNode
  /// The style of the element that contains the text; for breaks and boxes, their own style.
  public let style: ComputedStyle
  /// The innermost enclosing `a` element, or nil.
  public let link: MarkupNode?
  /// The language given by `lang` attributes, unchanged, or nil.
  public let language: String?
  /// Whether `aria-hidden` hides the text from screen readers.
  let isAriaHidden: Bool
}

/// An inline box: an image, a `lambda` element, or an empty inline block.
public struct InlineBox: Sendable {
  /// The UTF-8 offset of its U+FFFC in the text, which is three bytes long.
  public let offset: Int
  /// The element.
  public let node: MarkupNode
  /// The style of the element.
  public let style: ComputedStyle
}

/// The start of a segment of text, in the text and in the text of its node.
struct SourceSegment: BitwiseCopyable, Sendable {
  let textOffset: Int32
  let sourceOffset: Int32
}

extension Array {
  /// Returns the index of the last element whose key is not greater than a value; keys must be
  /// ascending.
  func lastIndex(atOrBefore value: Int, of key: (Element) -> Int) -> Int? {
    let next = partitioningIndex { key($0) > value }
    return next > 0 ? next - 1 : nil
  }
}
