import TextFoundation

/// What a newline in the source becomes, by the characters before and after it (CSS Text 4, segment
/// break transformation rules).
///
/// Sendable: a plain value.
enum SegmentBreaks {
  /// A character as those rules see it.
  enum Side {
    /// U+200B.
    case zeroWidthSpace
    /// Fullwidth, wide or halfwidth, and not Hangul.
    case eastAsian
    /// The same, and punctuation or U+3000.
    case eastAsianPunctuation
    /// Punctuation or a symbol whose width is ambiguous; emoji count as that.
    case ambiguousSymbol
    case other

    var isEastAsian: Bool { self == .eastAsian || self == .eastAsianPunctuation }
  }

  /// Whether the newline disappears; otherwise it is a space.
  ///
  /// Next to fullwidth punctuation it disappears in Chinese and Japanese whatever is on the other
  /// side (`に、` newline `English`), as the working group discusses for level 4
  /// (w3c/csswg-drafts issue 5086): nobody writes a space there.
  static func isRemoved(before: Side, after: Side, inEastAsianText: Bool) -> Bool {
    if before == .zeroWidthSpace || after == .zeroWidthSpace { return true }
    if before.isEastAsian, after.isEastAsian { return true }
    guard inEastAsianText else { return false }
    if before == .eastAsianPunctuation || after == .eastAsianPunctuation { return true }
    return before == .ambiguousSymbol && after.isEastAsian
      || before.isEastAsian && after == .ambiguousSymbol
  }

  /// The side that ends at an offset: marks count as what they stand on.
  static func side(
    before offset: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Side {
    var offset = offset
    // Nobody stacks more marks than this, and the search has to end.
    for _ in 0..<32 {
      guard let scalar = bytes.scalar(before: offset) else { return .other }
      guard isMark(scalar.value) else { return side(scalar.value) }
      offset -= scalar.length
    }
    return .other
  }

  /// The side that starts at an offset.
  static func side(after offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Side {
    bytes.scalar(at: offset).map { side($0.value) } ?? .other
  }

  private static func isMark(_ scalar: UInt32) -> Bool {
    guard scalar >= 0x300 else { return false }
    switch GeneralCategory.table[scalar] {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return false
    }
  }

  private static func side(_ scalar: UInt32) -> Side {
    if scalar < 0xA1 { return .other }
    if scalar == 0x200B { return .zeroWidthSpace }
    if Script.table[scalar] == .hangul { return .other }
    let isSymbol: Bool
    switch GeneralCategory.table[scalar] {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      if isWide(scalar) { return .eastAsianPunctuation }
      isSymbol = true
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: isSymbol = true
    default: isSymbol = false
    }
    if scalar == 0x3000 { return .eastAsianPunctuation }
    switch ColumnClass.table[scalar] {
    case .emoji: return isSymbol ? .ambiguousSymbol : .other
    case .narrowText, .narrowTextPlain, .ambiguous, .ambiguousPlain, .ambiguousText:
      return isSymbol ? .ambiguousSymbol : .other
    default: return isWide(scalar) ? .eastAsian : .other
    }
  }

  /// East Asian Width F, W or H of a scalar that is no emoji.
  private static func isWide(_ scalar: UInt32) -> Bool {
    switch ColumnClass.table[scalar] {
    case .wide, .widePlain, .ideographicSpace: true
    // EastAsianWidth.txt: H are the won sign, halfwidth katakana with its punctuation, and arrows.
    default:
      scalar == 0x20A9 || (0xFF61...0xFFDC).contains(scalar) || (0xFFE8...0xFFEE).contains(scalar)
    }
  }
}
