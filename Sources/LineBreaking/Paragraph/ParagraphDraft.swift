/// A buffer of measured items that becomes the storage of a paragraph.
///
/// Avoids the array of items that ``Paragraph/init(items:opportunities:overlaps:options:)`` copies,
/// and looks up the class of each character inline.
@usableFromInline
package struct ParagraphDraft: Sendable {
  @usableFromInline var records: [Paragraph.Record] = []

  /// Creates an empty draft.
  package init() {}

  /// Creates an empty draft with a reserved capacity.
  init(capacity: Int) { records.reserveCapacity(capacity) }

  /// The number of items.
  package var count: Int { records.count }

  /// The item at an index, which can be changed until the paragraph is created.
  package subscript(index: Int) -> Paragraph.Item {
    get { records[index].unplaced }
    set { records[index] = Paragraph.Record(newValue) }
  }

  /// Appends an item.
  package mutating func append(_ item: Paragraph.Item) {
    records.append(Paragraph.Record(item))
  }

  /// Appends up to `count` items of one font, which `fill` writes one by one.
  ///
  /// `fill` may write fewer items than `count`, but not more.
  @inlinable @inline(__always)
  package mutating func append(count: Int, em: Double, _ fill: (inout Writer) -> Void) {
    let measured = [Paragraph.Record](unsafeUninitializedCapacity: count) { buffer, initialized in
      guard let records = buffer.baseAddress else { return }
      var writer = Writer(next: records, em: em)
      fill(&writer)
      initialized = writer.next - records
    }
    // Most paragraphs consist of a single run of text.
    if records.isEmpty { records = measured } else { records += measured }
  }

  /// Writes the items of one font.
  ///
  /// Writes into memory that is not yet initialized: valid only inside `fill`.
  @usableFromInline
  package struct Writer {
    @usableFromInline var next: UnsafeMutablePointer<Paragraph.Record>
    @usableFromInline let em: Double
    @usableFromInline let table = CharacterProperties.shared.low

    @inlinable @inline(__always)
    init(next: UnsafeMutablePointer<Paragraph.Record>, em: Double) {
      self.next = next
      self.em = em.clampedToAdvance
    }

    /// Appends a cluster by its first scalar and returns the advance of the item, which is 0 if the
    /// cluster is invisible or its measured advance is negative.
    @inlinable @inline(__always)
    package mutating func append(length: Int32, advance: Double, scalar: UInt32) -> Double {
      let properties = CharacterProperties.properties(
        of: scalar, advance: advance, em: em, in: table)
      let advance = properties.isInvisible ? 0 : advance.clampedToAdvance
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

  /// Moves the items out of the draft, which is then empty.
  mutating func takeRecords() -> [Paragraph.Record] {
    var taken: [Paragraph.Record] = []
    swap(&taken, &records)
    return taken
  }
}

extension Paragraph {
  /// Creates a paragraph of measured items; see ``init(items:opportunities:overlaps:options:)``.
  ///
  /// The draft is empty afterward.
  package init(
    _ draft: inout ParagraphDraft, opportunities: [BreakOpportunity], overlaps: [Overlap] = [],
    options: Options = Options()
  ) {
    self.init(
      ParagraphBuilder(
        draft.takeRecords(), opportunities: opportunities, overlaps: overlaps, options: options))
  }
}
