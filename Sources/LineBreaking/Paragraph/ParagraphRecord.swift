extension Paragraph {
  /// The properties of an item that are independent of its position in the text.
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

    /// Creates a measured item; invalid advances and ems become 0.
    init(_ item: Item) {
      self.init(
        advance: item.advance.clampedToAdvance, em: item.em.clampedToAdvance,
        spacing: item.spacing, traits: item.traits)
    }
  }

  /// An item with its position in the paragraph, in 32 bytes.
  @usableFromInline struct Record: Sendable {
    /// The position where the item begins on one infinite line, including gaps.
    @usableFromInline var start = 0.0
    @usableFromInline var item: MeasuredItem
    /// The break opportunity after the item, or nil if a line may not end there.
    @usableFromInline var breakAfter: BreakOpportunity.Kind?
    /// The offset of the end of the item in the text (before positions are computed, its length),
    /// capped at `UInt32.max`.
    @usableFromInline var byteEnd: UInt32

    /// Creates an item without a position from valid measurements.
    @inlinable @inline(__always)
    init(length: UInt32, item: MeasuredItem) {
      byteEnd = length
      self.item = item
    }

    /// The offset of the end of the item in the text.
    var end: Int { byteEnd < UInt32.max ? Int(byteEnd) : Int.max }

    /// Creates an item without a position.
    init(_ item: Item) {
      self.init(length: UInt32(clamping: item.length), item: MeasuredItem(item))
    }

    /// The original item, valid only before positions are computed.
    var unplaced: Item {
      Item(
        length: end, advance: item.advance, em: item.em, spacing: item.spacing,
        traits: item.traits)
    }
  }
}

extension Paragraph {
  /// The space between an item and the preceding one, negative if they are moved closer together.
  struct PlacedGap: Sendable {
    /// The index of the item after the gap.
    var item: Int
    var amount: Double
  }
}

extension Double {
  /// The maximum advance, which keeps sums over any text finite.
  @usableFromInline static var maximumAdvance: Double { 1e15 }

  /// The value clamped to the range of advances, 0 if it is negative or NaN.
  @inlinable @inline(__always)
  var clampedToAdvance: Double {
    self > 0 ? (self < Self.maximumAdvance ? self : Self.maximumAdvance) : 0
  }
}
