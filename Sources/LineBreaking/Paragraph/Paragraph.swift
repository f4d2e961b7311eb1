/// A text whose parts have been measured, ready to be broken into lines of any width.
///
/// It is made once, of items (``Item``) and of the places where lines may end, and then asked for
/// lines as often as needed. Advances and widths are in one unit of the caller's choice.
///
/// ```swift
/// let text = "吾輩は猫である。"
/// let opportunities = try LineBreaker(LineBreakOptions()).opportunities(in: text)
/// let paragraph = Paragraph(text, opportunities: opportunities) { _ in 1 }  // in ems
/// for line in try paragraph.lines(width: 4) { print(line.visible, line.width) }
/// // 0..<12 4.0
/// // 12..<24 4.0
/// ```
/// The second line holds である。: its full stop takes half an em at the end of a line that would
/// not fit otherwise (``TextSpacingTrim``); here it fits.
///
/// Making it takes time and memory linear in the text (48 bytes an item); a greedy line costs the
/// line, whatever the text's length.
///
/// Sendable: immutable after it has been made.
public struct Paragraph: Sendable {
  /// An item with its place in the paragraph.
  struct Record: Sendable {
    var item: Item
    /// The break that may follow: nil if no line may end behind the item.
    var breakBehind: BreakOpportunity.Kind?
    /// Where the item ends in the text.
    var end: Int
    /// Where it begins if everything is on one line, gaps included.
    var start: Double
  }

  /// How the paragraph is set.
  public let options: Options
  let records: [Record]

  /// The number of bytes of UTF-8 of the text.
  public var length: Int { records.last?.end ?? 0 }

  /// A paragraph of items.
  ///
  /// Opportunities are offsets in the text the items stand for; those that do not lie between two
  /// items, or not behind the one before, are ignored. The text's end is always a break. Advances
  /// and ems that are negative or no numbers, and negative lengths, count as 0, and those above
  /// 10¹⁵ as 10¹⁵.
  ///
  /// Complexity: O(items + opportunities).
  public init(
    items: [Item], opportunities: [BreakOpportunity], options: Options = Options()
  ) {
    var builder = ParagraphBuilder(options: options, capacity: items.count)
    for item in items { builder.append(item) }
    self.options = builder.options
    builder.mark(opportunities)
    records = builder.records
  }

  /// A paragraph of a text, cluster by cluster.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - em: The font's size in the unit of the advances; what spacing is proportional to.
  ///   - opportunities: Where lines may end, as `LineBreaker` finds them.
  ///   - options: How the paragraph is set.
  ///   - measure: The advance of a grapheme cluster; called once for each, in order; what it throws
  ///     ends the work and is thrown on.
  /// - Throws: What `measure` throws.
  ///
  /// Complexity: O(*n*) in the bytes of the text and the calls of `measure`.
  public init<Failure: Error>(
    _ text: String, em: Double = 1, opportunities: [BreakOpportunity],
    options: Options = Options(), measure: (Cluster) throws(Failure) -> Double
  ) throws(Failure) {
    var builder = ParagraphBuilder(options: options, capacity: text.utf8.count / 2)
    // The loop over the text is compiled once, without generics: a third of the time.
    var failure: Failure?
    builder.append(text, em: em) { cluster in
      do throws(Failure) { return try measure(cluster) } catch {
        failure = error
        return nil
      }
    }
    if let failure { throw failure }
    self.options = builder.options
    builder.mark(opportunities)
    records = builder.records
  }

  /// A grapheme cluster to be measured.
  ///
  /// Sendable: a plain value.
  public struct Cluster: Sendable, Hashable {
    /// Its UTF-8 offsets in the text.
    public var range: Range<Int>
    /// Its first scalar; with ``isSingleScalar`` all of it.
    public var scalar: Unicode.Scalar
    /// Whether it has one scalar only, as nearly all have.
    public var isSingleScalar: Bool
  }
}
