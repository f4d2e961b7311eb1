import TextFoundation

/// Precomputed tables of the spacing class and the traits of characters, by scalar.
///
/// `@unchecked Sendable`: the memory is written only by `init` and never freed.
@usableFromInline
final class CharacterProperties: @unchecked Sendable {
  /// The properties of a character, in two bytes.
  @usableFromInline struct Entry: Sendable {
    @usableFromInline let spacing: SpacingClass
    @usableFromInline let traits: Paragraph.Item.Traits

    @inlinable init(spacing: SpacingClass, traits: Paragraph.Item.Traits) {
      self.spacing = spacing
      self.traits = traits
    }

    /// Whether the character always has zero width.
    @inlinable var isInvisible: Bool { traits.rawValue & 2 != 0 }
  }

  @usableFromInline static let shared = CharacterProperties()

  /// The entries up to U+33FF, and one for the ideographs that follow.
  @usableFromInline let low: UnsafePointer<Entry>
  /// The entries of the half-width and full-width forms, U+FF00 to U+FFEF.
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

  /// Returns the properties of the character that begins with a scalar.
  @inlinable @inline(__always)
  static func properties(
    of scalar: UInt32, advance: Double, em: Double, in low: UnsafePointer<Entry>
  ) -> Entry {
    // Punctuation from U+0080 to U+2E7F is Western or Japanese, depending on its width.
    if scalar < 0x80 || scalar >= 0x2E80 && scalar <= 0x9FFF {
      // Avoids a branch: ideographs and kana alternate unpredictably.
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
