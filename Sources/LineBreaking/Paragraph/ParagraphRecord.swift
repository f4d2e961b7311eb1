extension Paragraph {
  /// What of an item matters beside its place in the text.
  @usableFromInline struct MeasuredItem: Sendable {
    @usableFromInline var advance: Double
    @usableFromInline var em: Double
    @usableFromInline var spacing: SpacingClass
    @usableFromInline var traits: Item.Traits

    @inlinable @inline(__always)
    init(advance: Double, em: Double, spacing: SpacingClass, traits: Item.Traits) {
      self.advance = advance
      self.em = em
      self.spacing = spacing
      self.traits = traits
    }

    /// What is measured of an item: measures that are none become 0.
    init(_ item: Item) {
      self.init(
        advance: item.advance.clampedToMeasure, em: item.em.clampedToMeasure,
        spacing: item.spacing, traits: item.traits)
    }
  }

  /// An item with its place in the paragraph, in 32 bytes.
  @usableFromInline struct Record: Sendable {
    /// Where it begins if everything is on one line, gaps included.
    @usableFromInline var start = 0.0
    @usableFromInline var item: MeasuredItem
    /// The break that may follow: nil if no line may end behind the item.
    @usableFromInline var breakBehind: BreakOpportunity.Kind?
    /// Where the item ends in the text; of an item without a place its length; from 4 GiB on the
    /// greatest number.
    @usableFromInline var byteEnd: UInt32

    /// An item that has no place yet, with measures that are some.
    @inlinable @inline(__always)
    init(length: UInt32, item: MeasuredItem) {
      byteEnd = length
      self.item = item
    }

    /// Where the item ends in the text.
    var end: Int { byteEnd < UInt32.max ? Int(byteEnd) : Int.max }

    /// An item that has no place yet.
    init(_ item: Item) {
      self.init(length: UInt32(clamping: item.length), item: MeasuredItem(item))
    }

    /// The item, while it has no place.
    var unplaced: Item {
      Item(
        length: end, advance: item.advance, em: item.em, spacing: item.spacing,
        traits: item.traits)
    }
  }
}

extension Paragraph {
  /// Room between an item and the one before it, or taken away if negative.
  ///
  /// Sendable: a plain value.
  struct PlacedGap: Sendable {
    /// The item behind it, as an index.
    var item: Int
    var amount: Double
  }
}

extension Double {
  /// The greatest advance: sums of them over any text stay finite.
  @usableFromInline static var greatestMeasure: Double { 1e15 }

  /// The value as a measure: 0 if it is negative or no number.
  @inlinable @inline(__always)
  var clampedToMeasure: Double {
    self > 0 ? (self < Self.greatestMeasure ? self : Self.greatestMeasure) : 0
  }
}
