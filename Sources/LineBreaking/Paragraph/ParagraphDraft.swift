/// The items of a paragraph that is being measured, in the memory of the paragraph that they become.
///
/// It spares the array of items that ``Paragraph/init(items:opportunities:overlaps:options:)`` reads
/// and throws away, and the class of every character is found without a call.
///
/// Sendable: a plain value.
@usableFromInline
package struct ParagraphDraft: Sendable {
  @usableFromInline var records: [Paragraph.Record] = []

  /// Without items.
  package init() {}

  /// Without items, with room for so many.
  init(capacity: Int) { records.reserveCapacity(capacity) }

  /// The number of items.
  package var count: Int { records.count }

  /// An item; it may be changed until the paragraph is made.
  package subscript(index: Int) -> Paragraph.Item {
    get { records[index].unplaced }
    set { records[index] = Paragraph.Record(newValue) }
  }

  /// Appends an item.
  package mutating func append(_ item: Paragraph.Item) {
    records.append(Paragraph.Record(item))
  }

  /// Appends so many items of one font, which `fill` hands over one by one.
  ///
  /// What `fill` leaves out does not become an item; it must not hand over more.
  @inlinable @inline(__always)
  package mutating func append(count: Int, em: Double, _ fill: (inout Writer) -> Void) {
    let measured = [Paragraph.Record](unsafeUninitializedCapacity: count) { buffer, initialized in
      guard let records = buffer.baseAddress else { return }
      var writer = Writer(next: records, em: em)
      fill(&writer)
      initialized = writer.next - records
    }
    // Most paragraphs have one stretch of text.
    if records.isEmpty { records = measured } else { records += measured }
  }

  /// Takes the items of one font.
  ///
  /// Not Sendable: it writes into memory that is being filled.
  @usableFromInline
  package struct Writer {
    @usableFromInline var next: UnsafeMutablePointer<Paragraph.Record>
    @usableFromInline let em: Double
    @usableFromInline let table = CharacterProperties.shared.low

    @inlinable @inline(__always)
    init(next: UnsafeMutablePointer<Paragraph.Record>, em: Double) {
      self.next = next
      self.em = em.clampedToMeasure
    }

    /// Appends a cluster by its first scalar; returns the advance that the item has: none for what
    /// is invisible or was measured as less than nothing.
    @inlinable @inline(__always)
    package mutating func append(length: Int32, advance: Double, scalar: UInt32) -> Double {
      let properties = CharacterProperties.properties(
        of: scalar, advance: advance, em: em, in: table)
      let advance = properties.isInvisible ? 0 : advance.clampedToMeasure
      next.initialize(
        to: Paragraph.Record(
          length: UInt32(bitPattern: max(0, length)),
          item: Paragraph.MeasuredItem(
            advance: advance, em: em, spacing: properties.spacing,
            traits: properties.traits)))
      next += 1
      return advance
    }
  }

  /// The items, which are no longer here.
  mutating func takeRecords() -> [Paragraph.Record] {
    var taken: [Paragraph.Record] = []
    swap(&taken, &records)
    return taken
  }
}

extension Paragraph {
  /// A paragraph of measured items; see ``init(items:opportunities:overlaps:options:)``.
  ///
  /// The draft is empty afterwards.
  package init(
    _ draft: inout ParagraphDraft, opportunities: [BreakOpportunity], overlaps: [Overlap] = [],
    options: Options = Options()
  ) {
    self.init(
      ParagraphBuilder(
        draft.takeRecords(), opportunities: opportunities, overlaps: overlaps, options: options))
  }
}
