import TextFoundation

/// The spacing class and the traits of characters, ready to be looked up by their scalars.
///
/// `@unchecked Sendable`: the memory is written by `init` alone, and never freed.
@usableFromInline
final class CharacterProperties: @unchecked Sendable {
  /// What is known of a character, in two bytes.
  @usableFromInline struct Entry: Sendable {
    @usableFromInline let spacing: SpacingClass
    @usableFromInline let traits: Paragraph.Item.Traits

    @inlinable init(spacing: SpacingClass, traits: Paragraph.Item.Traits) {
      self.spacing = spacing
      self.traits = traits
    }

    /// Whether it never takes room.
    @inlinable var isInvisible: Bool { traits.rawValue & 2 != 0 }
  }

  @usableFromInline static let shared = CharacterProperties()

  /// Up to U+33FF, and one for the ideographs behind them.
  @usableFromInline let low: UnsafePointer<Entry>
  /// From U+FF00 to U+FFEF: marks and letters of full and half width.
  private let wide: UnsafePointer<Entry>

  private init() {
    low = Self.entries(0..<Self.lowCount + 1)
    wide = Self.entries(Self.wideForms)
  }

  private static func entries(_ codes: Range<UInt32>) -> UnsafePointer<Entry> {
    let memory = UnsafeMutablePointer<Entry>.allocate(capacity: codes.count)
    for (index, code) in codes.enumerated() {
      let (spacing, traits) = Paragraph.Item.properties(
        of: Unicode.Scalar(code) ?? "\u{FFFD}", advance: 1, em: 1)
      (memory + index).initialize(to: Entry(spacing: spacing, traits: traits))
    }
    return UnsafePointer(memory)
  }

  @usableFromInline static var lowCount: UInt32 { 0x3400 }
  private static let wideForms: Range<UInt32> = 0xFF00..<0xFFF0

  /// What is known of the character that begins with a scalar.
  @inlinable @inline(__always)
  static func properties(
    of scalar: UInt32, advance: Double, em: Double, in low: UnsafePointer<Entry>
  ) -> Entry {
    // Marks from U+0080 to U+2E7F are Western or Japanese by their widths.
    if scalar < 0x80 || scalar >= 0x2E80 && scalar <= 0x9FFF {
      // Without a branch: whether an ideograph or a kana follows is hard to predict.
      return low[Int(scalar < lowCount ? scalar : lowCount)]
    }
    return rareProperties(of: scalar, advance: advance, em: em)
  }

  @usableFromInline @inline(never)
  static func rareProperties(of scalar: UInt32, advance: Double, em: Double) -> Entry {
    if wideForms.contains(scalar) { return shared.wide[Int(scalar - wideForms.lowerBound)] }
    let (spacing, traits) = Paragraph.Item.properties(
      of: Unicode.Scalar(scalar) ?? "\u{FFFD}", advance: advance, em: em)
    return Entry(spacing: spacing, traits: traits)
  }
}
