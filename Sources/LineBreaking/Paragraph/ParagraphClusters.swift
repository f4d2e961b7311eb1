import TextFoundation

extension Paragraph {
  /// A grapheme cluster to be measured.
  public struct Cluster: Sendable, Hashable {
    /// The range of the cluster in UTF-8 offsets of the text.
    public var range: Range<Int>
    /// The first scalar of the cluster, which is the whole cluster if ``isSingleScalar`` is true.
    public var scalar: Unicode.Scalar
    /// Whether the cluster consists of one scalar, as almost all clusters do.
    public var isSingleScalar: Bool
  }

  /// Creates a paragraph of a text in one font, cluster by cluster.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - em: The size of the font in the unit of the advances; spacing is proportional to it.
  ///   - opportunities: The offsets where lines may end, as found by `LineBreaker`.
  ///   - options: The options of the paragraph.
  ///   - measure: Returns the advance of a grapheme cluster; called once for each, in order. An
  ///     error that it throws ends the work and is rethrown.
  /// - Throws: The error of `measure`.
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

  /// Returns the items of a text in one font, to be concatenated with those of other fonts and with
  /// boxes.
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
  ///   - em: The size of the font in the unit of the advances.
  ///   - measure: Returns the advance of a grapheme cluster; called once for each, in order.
  /// - Returns: One item per cluster.
  /// - Throws: The error of `measure`.
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

/// Passes the items of a text to `append` until `measure` throws.
private func appendItems<Failure: Error>(
  of text: String, em: Double, measure: (Paragraph.Cluster) throws(Failure) -> Double,
  to append: (Paragraph.Item) -> Void
) throws(Failure) {
  // The loop over the text is compiled once without generics, which halves the time.
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
