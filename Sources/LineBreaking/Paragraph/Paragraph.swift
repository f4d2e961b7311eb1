/// A text whose parts have been measured, ready to be broken into lines of any width.
///
/// It is made once, of items (``Item``) and of the places where lines may end, and then asked for
/// lines as often as needed. Advances and widths are in one unit of the caller's choice: ems,
/// points, columns of a terminal.
///
/// ```swift
/// let text = "吾輩は猫である。"
/// let opportunities = try LineBreaker().opportunities(in: text)
/// let paragraph = Paragraph(text, opportunities: opportunities) { _ in 1 }  // in ems
/// for line in try paragraph.lines(width: 4) { print(line.visible, line.width) }
/// // 0..<12 4.0
/// // 12..<24 4.0
/// ```
///
/// ## Which lines
/// ``Method/greedy`` fills line after line, ``Method/pretty`` looks for the best lines of the whole
/// paragraph, ``Method/balance`` makes lines equal, and ``lines(count:maximumWidth:)`` makes a given
/// number of them. All take the best kind of opportunity that fits: between phrases, then between
/// words, then inside of words, then anywhere. (`pretty` weighs them: ``Penalties``.)
///
/// ## Spacing
/// Full-width punctuation has a blank half, which is trimmed where two marks meet and at the edges
/// of lines; a gap is put between Japanese and Western text (``SpacingOptions``). Advances handed
/// in are whole, 1 em for 「; what is trimmed and added is in ``Line/adjustments``. So this text
/// fits in 7½ em:
///
/// ```swift
/// try paragraph.lines(width: 7.5).map(\.width)  // [7.5]: the full stop takes half an em
/// ```
///
/// ## Drawing
/// ```swift
/// var x = 0.0
/// var adjustments = line.adjustments[...]
/// for cluster in clusters(of: line.visible) {
///   while let next = adjustments.first, next.offset <= cluster.offset {
///     x += next.amount
///     adjustments.removeFirst()
///   }
///   draw(cluster, at: x)
///   x += cluster.advance
/// }
/// if line.isHyphenated { drawHyphen(at: x) }
/// ```
///
/// Making a paragraph takes time and memory linear in the text (32 bytes an item); a greedy line
/// costs the line, whatever the text's length.
///
/// Sendable: immutable after it has been made.
public struct Paragraph: Sendable {
  /// How the paragraph is set.
  public let options: Options
  let records: [Record]
  /// The gaps between items that are not 0, by ascending items.
  let gaps: [PlacedGap]
  /// The rooms that items share, by ascending items.
  let overlaps: [Overlap]
  /// Whether a line's end can be looked for near its width: no line must end before it, and no item
  /// begins before one that is in front of it.
  let isSearchable: Bool

  /// The number of bytes of UTF-8 of the text.
  public var length: Int { records.last?.end ?? 0 }

  /// A paragraph of items.
  ///
  /// Opportunities are offsets in the text the items stand for; those that do not lie between two
  /// items, or not behind the one before, are ignored. The text's end is always a break. Advances
  /// and ems that are negative or no numbers, and negative lengths, count as 0, and those above
  /// 10¹⁵ as 10¹⁵. What is 4 GiB behind the start of the text counts as `Int.max` behind it.
  ///
  /// - Parameters:
  ///   - items: The items, which cover the text.
  ///   - opportunities: Where lines may end.
  ///   - overlaps: The rooms that neighbours share, by ascending items; others are ignored.
  ///   - options: How the paragraph is set.
  ///
  /// Complexity: O(items + opportunities).
  public init(
    items: [Item], opportunities: [BreakOpportunity], overlaps: [Overlap] = [],
    options: Options = Options()
  ) {
    self.init(
      ParagraphBuilder(
        items.map { Record($0) }, opportunities: opportunities, overlaps: overlaps,
        options: options))
  }

  init(_ builder: consuming ParagraphBuilder) {
    options = builder.options
    records = builder.records
    gaps = builder.gaps
    overlaps = builder.overlaps
    isSearchable = builder.startsAscend && !builder.hasForcedBreaks
  }
}
