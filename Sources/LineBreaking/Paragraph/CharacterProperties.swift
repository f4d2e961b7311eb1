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

  /// Up to U+33FF.
  @usableFromInline let low: UnsafePointer<Entry>

  private init() {
    let memory = UnsafeMutablePointer<Entry>.allocate(capacity: Self.lowCount)
    for code in 0..<Self.lowCount {
      let scalar = Unicode.Scalar(UInt32(code)) ?? "\u{FFFD}"
      let (spacing, traits) = Paragraph.Item.properties(of: scalar, advance: 1, em: 1)
      (memory + code).initialize(to: Entry(spacing: spacing, traits: traits))
    }
    low = UnsafePointer(memory)
  }

  @usableFromInline static let lowCount = 0x3400

  /// What is known of the character that begins with a scalar.
  @inlinable @inline(__always)
  static func properties(
    of scalar: UInt32, advance: Double, em: Double, in low: UnsafePointer<Entry>
  ) -> Entry {
    // Marks from U+0080 to U+2E7F are Western or Japanese by their widths.
    if scalar < 0x80 || scalar >= 0x2E80 && scalar < 0x3400 { return low[Int(scalar)] }
    if scalar >= 0x3400, scalar <= 0x9FFF { return Entry(spacing: .ideograph, traits: []) }
    return rareProperties(of: scalar, advance: advance, em: em)
  }

  @usableFromInline @inline(never)
  static func rareProperties(of scalar: UInt32, advance: Double, em: Double) -> Entry {
    let (spacing, traits) = Paragraph.Item.properties(
      of: Unicode.Scalar(scalar) ?? "\u{FFFD}", advance: advance, em: em)
    return Entry(spacing: spacing, traits: traits)
  }
}
