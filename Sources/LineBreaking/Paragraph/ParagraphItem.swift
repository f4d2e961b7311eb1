import TextFoundation

extension Paragraph {
  /// The smallest unit of a line.
  ///
  /// An item is a grapheme cluster, a ligature, a ruby base with its ruby, or an inline box; no
  /// line ends inside it.
  ///
  /// ```swift
  /// // A picture at U+FFFC, which takes three bytes of UTF-8.
  /// Paragraph.Item(length: 3, advance: 48, em: 16)
  /// // A full stop in 16 points.
  /// Paragraph.Item(length: 3, advance: 16, em: 16, scalar: "。")
  /// ```
  public struct Item: Sendable, Hashable, Codable {
    /// Properties of an item in addition to its spacing class.
    public struct Traits: OptionSet, Sendable, Hashable, Codable {
      /// The raw bits.
      public var rawValue: UInt8
      /// Creates traits from raw bits.
      public init(rawValue: UInt8) { self.rawValue = rawValue }

      /// The item has no width at the end of a line: a space.
      public static let space = Self(rawValue: 1)
      /// The item never has width: a line separator, a soft hyphen, a zero-width space.
      public static let invisible = Self(rawValue: 2)
      /// The item is a stop or comma, which ``HangingPunctuation`` may hang.
      public static let stop = Self(rawValue: 4)
      /// The item should not begin a line, even one broken in an emergency.
      public static let notAtLineStart = Self(rawValue: 8)
      /// The item should not end a line, even one broken in an emergency.
      public static let notAtLineEnd = Self(rawValue: 16)
      /// The item is an opening bracket or quote, which ``HangingPunctuation/first`` hangs.
      public static let opening = Self(rawValue: 32)
      /// The item is a closing bracket or quote, which ``HangingPunctuation/last`` hangs.
      public static let closing = Self(rawValue: 64)
      /// The item overlaps the preceding one (``Overlap``).
      static let overlapping = Self(rawValue: 128)
    }

    /// The length of the item in UTF-8 bytes of the text, 0 if it is not in the text.
    public var length: Int
    /// The advance in the direction of the line, in any unit (points, pixels, columns, ems).
    ///
    /// The advance of a full-width punctuation mark includes its blank half: 1 em.
    public var advance: Double
    /// The font size in the unit of the advance; spacing is proportional to it.
    public var em: Double
    /// The class of the item for spacing.
    public var spacing: SpacingClass
    /// The properties that determine whether the item hangs or disappears at line edges.
    public var traits: Traits

    /// Creates an item from its properties, by default an inline box.
    @inlinable public init(
      length: Int, advance: Double, em: Double, spacing: SpacingClass = .object,
      traits: Traits = []
    ) {
      self.length = length
      self.advance = advance
      self.em = em
      self.spacing = spacing
      self.traits = traits
    }

    /// Creates an item for a grapheme cluster from its first scalar.
    ///
    /// Punctuation below U+2E80 that Western and Japanese text share (quotation marks, dashes, `…`)
    /// counts as Japanese if it is at least ¾ em wide. Line separators, soft hyphens and other
    /// invisible controls have an advance of 0, regardless of the measured one. A space with
    /// combining marks, which are visible, does not disappear at the end of a line.
    public init(length: Int, advance: Double, em: Double, scalar: Unicode.Scalar) {
      var (spacing, traits) = Self.properties(of: scalar, advance: advance, em: em)
      if traits.contains(.space), Self.hasMarks(scalar, length: length) {
        traits.remove(.space)
      }
      self.init(
        length: length, advance: traits.contains(.invisible) ? 0 : advance, em: em,
        spacing: spacing, traits: traits)
    }
  }
}

extension Paragraph.Item {
  /// Returns whether a grapheme cluster has more scalars than a space or separator; CR LF has not.
  @inlinable
  static func hasMarks(_ first: Unicode.Scalar, length: Int) -> Bool {
    length > UTF8.width(first) && first != "\r"
  }

  static func properties(
    of scalar: Unicode.Scalar, advance: Double, em: Double
  ) -> (SpacingClass, Traits) {
    let code = scalar.value
    // The common case in Japanese text: ideographs.
    if code >= 0x3400, code <= 0x9FFF { return (.ideograph, []) }
    // The common case in Western text.
    if code.isASCIILetter { return (.western, []) }
    var spacing = SpacingClass(scalar)
    if code < 0x2E80, code >= 0x80, !spacing.isWestern, advance < em * 0.75 {
      spacing = .westernPunctuation
    }
    return (spacing, traits(of: scalar, spacing: spacing))
  }

  private static func traits(of scalar: Unicode.Scalar, spacing: SpacingClass) -> Traits {
    switch spacing {
    case .fullStop, .comma: return [.stop, .notAtLineStart]
    case .closingBracket, .warichuClosingBracket: return [.notAtLineStart, .closing]
    case .openingBracket, .warichuOpeningBracket: return [.notAtLineEnd, .opening]
    case .hyphen, .dividingPunctuation, .middleDot,
      .iterationMark, .prolongedSoundMark, .smallKana:
      return .notAtLineStart
    case .prefixedAbbreviation: return .notAtLineEnd
    case .ideographicSpace: return .space
    case .westernSpace:
      // Fixed-width no-break spaces join words and do not disappear at the end of a line.
      return scalar == "\u{A0}" || scalar == "\u{202F}" || scalar == "\u{2007}" ? [] : .space
    case .westernPunctuation: return westernTraits(of: scalar)
    default: return []
    }
  }

  private static func westernTraits(of scalar: Unicode.Scalar) -> Traits {
    switch scalar.value {
    case 0x2C, 0x2E: return [.stop, .notAtLineStart]
    case 0x21, 0x3A, 0x3B, 0x3F: return .notAtLineStart
    case 0x22, 0x27: return [.opening, .closing]
    case 0x29, 0x5D, 0x7D, 0xBB, 0x2019, 0x201D: return [.notAtLineStart, .closing]
    case 0x28, 0x5B, 0x7B, 0xAB, 0x2018, 0x201C: return [.notAtLineEnd, .opening]
    case 0x0A...0x0D, 0x85, 0xAD, 0x200B, 0x2028, 0x2029, 0x2060, 0xFEFF: return .invisible
    default: return []
    }
  }
}
