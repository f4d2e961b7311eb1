import TextFoundation

/// The inline content of one block: a text with its styles, boxes and ruby.
///
/// Offsets count UTF-8 bytes of ``text``.
///
/// Sendable: nothing in it changes.
public struct StyledParagraph: Sendable {
  /// The block whose content it is, as an index of ``StyledText/blocks``.
  public let block: Int
  /// The text with its white space processed; never empty.
  ///
  /// A forced break (`br`, or a newline that is kept) is `\n`, a box is U+FFFC, and `wbr` is U+200B.
  /// A forced break at the end makes no further line.
  public let text: String
  /// The stretches of one node and style each, ascending; together they are the whole text.
  public let runs: [StyledRun]
  /// The boxes in the text, ascending.
  public let boxes: [InlineBox]
  /// The ruby of the text, by the start of the base; where rubies are nested, the inner one first.
  public let rubies: [RubyAnnotation]
  /// Where the text of runs comes from.
  let segments: [SourceSegment]

  /// The places of offsets in the text; those within a scalar or outside are moved into place.
  ///
  /// - Complexity: constant.
  public func range(_ offsets: Range<Int>) -> Range<String.Index> {
    UTF8Offsets(text).range(offsets)
  }

  /// The range of a run with its ends moved back to where a Character starts, if they are within
  /// one: the ranges of all runs still cover the text, but one may be empty.
  ///
  /// - Complexity: constant in text without marks and emoji; at most linear.
  public func characterRange(of run: StyledRun) -> Range<String.Index> {
    var boundaries = CharacterBoundaries(text)
    let (lower, upper) = withUTF8Bytes(of: text) { bytes in
      let lower = boundaries.boundary(atOrBefore: run.range.lowerBound, in: bytes)
      return (lower, max(lower, boundaries.boundary(atOrBefore: run.range.upperBound, in: bytes)))
    }
    return range(lower..<upper)
  }

  /// The part of the text between two offsets.
  public subscript(offsets: Range<Int>) -> Substring { text[range(offsets)] }

  /// The place of a text offset in the text of the run's node: `offset` counts UTF-8 bytes of the
  /// node's ``MarkupNode/text``, 0 for boxes and breaks; nil outside of the text.
  ///
  /// - Complexity: logarithmic.
  public func source(at offset: Int) -> (node: MarkupNode, offset: Int)? {
    guard let run = run(at: offset) else { return nil }
    let place = segments.lastIndex(atOrBefore: offset, of: { Int($0.textOffset) })
    guard run.kind == .text, let place else { return (run.node, 0) }
    let segment = segments[place]
    return (run.node, Int(segment.sourceOffset) + offset - Int(segment.textOffset))
  }

  /// The run that an offset is in; nil outside of the text.
  ///
  /// - Complexity: logarithmic.
  public func run(at offset: Int) -> StyledRun? {
    guard offset >= 0, let place = runs.lastIndex(atOrBefore: offset, of: \.range.lowerBound)
    else { return nil }
    return runs[place].range.contains(offset) ? runs[place] : nil
  }
}

/// A stretch of a text that comes from one node.
///
/// Sendable: nothing in it changes.
public struct StyledRun: Sendable {
  /// What the text of a run is.
  ///
  /// Sendable: a plain value.
  public enum Kind: Sendable, Hashable {
    /// The text of a text node.
    case text
    /// The `\n` of `br`; newlines that are kept in text are in runs of text.
    case forcedBreak
    /// The U+200B of `wbr`.
    case breakOpportunity
    /// The U+FFFC of a box.
    case box
  }

  /// Where it is in the text, in UTF-8 offsets.
  public internal(set) var range: Range<Int>
  /// What its text is.
  public let kind: Kind
  /// The text node; of breaks and boxes the element.
  public let node: MarkupNode
  /// The style of the element that holds the text; of breaks and boxes their own.
  public let style: ComputedStyle
  /// The innermost `a` element that it is in; nil if there is none.
  public let link: MarkupNode?
  /// The language that `lang` attributes give it, as they write it; nil if none does.
  public let language: String?
  /// Whether `aria-hidden` takes it out of what is read aloud.
  let isHiddenFromReaders: Bool
}

/// A box in a line of text: an image, a `lambda`, or an empty inline block.
///
/// Sendable: nothing in it changes.
public struct InlineBox: Sendable {
  /// Where its U+FFFC is in the text, as a UTF-8 offset; it takes three bytes.
  public let offset: Int
  /// Its element.
  public let node: MarkupNode
  /// Its style.
  public let style: ComputedStyle
}

/// Where a piece of text starts, in the text and in the text of its node.
///
/// Sendable: a plain value.
struct SourceSegment: BitwiseCopyable, Sendable {
  let textOffset: Int32
  let sourceOffset: Int32
}

extension Array {
  /// The index of the last element whose ascending key is not above a value.
  func lastIndex(atOrBefore value: Int, of key: (Element) -> Int) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if key(self[middle]) <= value { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }
}
