/// A text with measured items, ready to be broken into lines of any width.
///
/// Create a paragraph once from items (``Item``) and break opportunities, then request lines as
/// often as needed. Advances and widths use one unit of the caller’s choice: ems, points or
/// terminal columns.
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
/// ## Line breaking methods
/// ``Method/greedy`` fills one line after another, ``Method/pretty`` finds the best lines of the
/// whole paragraph, ``Method/balance`` makes lines equal, and ``lines(count:maximumWidth:)`` makes
/// a given number of lines. All prefer opportunities between phrases, then between words, then
/// inside words, then anywhere. (`pretty` weighs them: ``Penalties``.)
///
/// ## Spacing
/// Full-width punctuation has a blank half, which is trimmed between two punctuation marks and at
/// the edges of lines; a gap is inserted between Japanese and Western text (``SpacingOptions``).
/// The advances of items are untrimmed, 1 em for 「; trimmed and inserted amounts are in
/// ``Line/adjustments``. So this text fits in 7½ em:
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
/// Creating a paragraph takes time and memory linear in the text (32 bytes per item); the time of a
/// greedy line depends on the line only, not on the length of the text.
public struct Paragraph: Sendable {
  /// The options of the paragraph.
  public let options: Options
  let records: [Record]
  /// The nonzero gaps between items, by ascending items.
  let gaps: [PlacedGap]
  /// The overlaps of items, by ascending items.
  let overlaps: [Overlap]
  /// Whether the search for the end of a line may begin near its width, because there are no
  /// mandatory breaks before the end of the text and the start positions of items never decrease.
  let isSearchable: Bool

  /// The length of the text in UTF-8 bytes.
  public var length: Int { records.last?.end ?? 0 }

  /// Creates a paragraph of items.
  ///
  /// Opportunities are offsets in the text of the items; those that are not between two items or
  /// not ascending are ignored. The end of the text is always a break. Negative or NaN advances and
  /// ems, and negative lengths, count as 0; advances and ems above 10¹⁵ count as 10¹⁵. Offsets of 4
  /// GiB or more count as `Int.max`.
  ///
  /// - Parameters:
  ///   - items: The items, which cover the text.
  ///   - opportunities: The offsets where lines may end.
  ///   - overlaps: The overlaps of neighboring items, by ascending items; others are ignored.
  ///   - options: The options of the paragraph.
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
