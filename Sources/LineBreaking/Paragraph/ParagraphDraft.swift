/// The items of a paragraph that is being measured, in the memory of the paragraph that they become.
///
/// It spares the array of items that ``Paragraph/init(items:opportunities:overlaps:options:)`` reads
/// and throws away, and the class of every character is found without a call.
///
/// Sendable: a plain value.
package struct ParagraphDraft: Sendable {
  @usableFromInline var records: [Paragraph.Record] = []

  /// Without items.
  package init() {}

  /// The number of items.
  package var count: Int { records.count }

  /// An item; it may be changed until the paragraph is made.
  package subscript(index: Int) -> Paragraph.Item {
    get { records[index].item }
    _modify { yield &records[index].item }
  }

  /// Appends an item.
  package mutating func append(_ item: Paragraph.Item) {
    records.append(Paragraph.Record(item: item))
  }

  /// Appends an item for each of some clusters in one font.
  ///
  /// - Parameters:
  ///   - count: How many there are.
  ///   - em: The size of the font.
  ///   - measure: The length, the advance and the first scalar of a cluster, called once for each,
  ///     in order.
  ///   - place: Takes the advance that the item has, in the same order: none for what is invisible.
  @inlinable @inline(__always)
  package mutating func append(
    count: Int, em: Double,
    measure: (Int) -> (length: Int32, advance: Double, scalar: UInt32),
    place: (Int, Double) -> Void
  ) {
    let table = CharacterProperties.shared
    func fill(_ records: UnsafeMutablePointer<Paragraph.Record>) {
      for index in 0..<count {
        let cluster = measure(index)
        let properties = table.properties(of: cluster.scalar, advance: cluster.advance, em: em)
        let advance = properties.isInvisible ? 0 : cluster.advance
        (records + index).initialize(
          to: Paragraph.Record(
            length: Int(cluster.length), advance: advance, em: em, properties: properties))
        place(index, advance)
      }
    }
    let measured = [Paragraph.Record](unsafeUninitializedCapacity: count) { buffer, initialized in
      if let records = buffer.baseAddress { fill(records) }
      initialized = count
    }
    // Most paragraphs have one stretch of text.
    if records.isEmpty { records = measured } else { records += measured }
  }
}

extension Paragraph {
  /// A paragraph of measured items; see ``init(items:opportunities:overlaps:options:)``.
  package init(
    _ draft: consuming ParagraphDraft, opportunities: [BreakOpportunity], overlaps: [Overlap] = [],
    options: Options = Options()
  ) {
    var builder = ParagraphBuilder(draft.records, overlaps: overlaps, options: options)
    builder.mark(opportunities)
    self.init(builder)
  }
}
