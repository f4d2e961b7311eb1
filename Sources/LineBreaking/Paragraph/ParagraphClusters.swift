import TextFoundation

extension Paragraph {
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

  /// A paragraph of a text in one font, cluster by cluster.
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
    var draft = ParagraphDraft(capacity: text.utf8.count / 2)
    try appendItems(of: text, em: em, measure: measure, to: { draft.append($0) })
    self.init(&draft, opportunities: opportunities, options: options)
  }

  /// The items of a text in one font, to be joined with those of other fonts and with boxes.
  ///
  /// ```swift
  /// let items =
  ///   Paragraph.items(of: "図", em: 16) { _ in 16 }
  ///   + [Paragraph.Item(length: 3, advance: 40, em: 16)]  // a picture at U+FFFC
  ///   + Paragraph.items(of: "のように", em: 12) { _ in 12 }
  /// let paragraph = Paragraph(items: items, opportunities: opportunities)
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text; the ranges of its clusters begin at 0.
  ///   - em: The font's size in the unit of the advances.
  ///   - measure: The advance of a grapheme cluster; called once for each, in order.
  /// - Returns: An item for each cluster.
  /// - Throws: What `measure` throws.
  ///
  /// Complexity: O(*n*) in the bytes of the text and the calls of `measure`.
  public static func items<Failure: Error>(
    of text: String, em: Double, measure: (Cluster) throws(Failure) -> Double
  ) throws(Failure) -> [Item] {
    var items: [Item] = []
    items.reserveCapacity(text.utf8.count / 2)
    try appendItems(of: text, em: em, measure: measure, to: { items.append($0) })
    return items
  }
}

/// Hands the items of a text to `append` until `measure` throws.
private func appendItems<Failure: Error>(
  of text: String, em: Double, measure: (Paragraph.Cluster) throws(Failure) -> Double,
  to append: (Paragraph.Item) -> Void
) throws(Failure) {
  // The loop over the text is compiled once, without generics: that halves the time.
  var failure: Failure?
  appendMeasured(text, em: em, append) { cluster in
    do throws(Failure) { return try measure(cluster) } catch {
      failure = error
      return nil
    }
  }
  if let failure { throw failure }
}

private func appendMeasured(
  _ text: String, em: Double, _ append: (Paragraph.Item) -> Void,
  measure: (Paragraph.Cluster) -> Double?
) {
  withUTF8Bytes(of: text) { bytes in
    var boundaries = CharacterBoundaries(text)
    var start = 0
    while let first = bytes.scalar(at: start) {
      var end = start + first.length
      while !boundaries.isBoundary(end, in: bytes) {
        end += bytes.scalar(at: end)?.length ?? 1
      }
      let scalar = Unicode.Scalar(first.value) ?? "\u{FFFD}"
      let cluster = Paragraph.Cluster(
        range: start..<end, scalar: scalar, isSingleScalar: end - start == first.length)
      guard let advance = measure(cluster) else { return }
      append(Paragraph.Item(length: end - start, advance: advance, em: em, scalar: scalar))
      start = end
    }
  }
}
