import TextFoundation

/// The transformation of newlines in the source, which depends on the adjacent characters (CSS Text
/// 4, segment break transformation rules).
enum SegmentBreaks {
  /// The character classes of the transformation rules.
  enum CharacterClass {
    /// U+200B.
    case zeroWidthSpace
    /// Fullwidth, wide or halfwidth, but not Hangul.
    case eastAsian
    /// Fullwidth, wide or halfwidth punctuation, or U+3000.
    case eastAsianPunctuation
    /// Punctuation or a symbol of ambiguous width; emoji are included.
    case ambiguousSymbol
    case other

    var isEastAsian: Bool { self == .eastAsian || self == .eastAsianPunctuation }
  }

  /// Returns whether the newline is removed; otherwise it becomes a space.
  ///
  /// In Chinese and Japanese text it is removed next to fullwidth punctuation, regardless of the
  /// character on the other side (`に、` newline `English`), as is being discussed for level 4
  /// (w3c/csswg-drafts issue 5086), because spaces are not written there.
  static func isRemoved(before: CharacterClass, after: CharacterClass, inEastAsianText: Bool)
    -> Bool
  {
    if before == .zeroWidthSpace || after == .zeroWidthSpace { return true }
    if before.isEastAsian, after.isEastAsian { return true }
    guard inEastAsianText else { return false }
    if before == .eastAsianPunctuation || after == .eastAsianPunctuation { return true }
    return before == .ambiguousSymbol && after.isEastAsian
      || before.isEastAsian && after == .ambiguousSymbol
  }

  /// Returns the class of the character before an offset; combining marks take the class of their
  /// base.
  static func characterClass(
    before offset: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> CharacterClass {
    var offset = offset
    // The search is limited; real text does not have more combining marks than this.
    for _ in 0..<32 {
      guard let scalar = bytes.scalar(before: offset) else { return .other }
      guard isCombiningMark(scalar.value) else { return characterClass(scalar.value) }
      offset -= scalar.length
    }
    return .other
  }

  /// Returns the class of the character at an offset.
  static func characterClass(after offset: Int, in bytes: UnsafeBufferPointer<UInt8>)
    -> CharacterClass
  {
    bytes.scalar(at: offset).map { characterClass($0.value) } ?? .other
  }

  private static func isCombiningMark(_ scalar: UInt32) -> Bool {
    guard scalar >= 0x300 else { return false }
    switch GeneralCategory.table[scalar] {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return false
    }
  }

  private static func characterClass(_ scalar: UInt32) -> CharacterClass {
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

  /// Returns whether the East Asian Width of a scalar is F, W or H; emoji do not count.
  private static func isWide(_ scalar: UInt32) -> Bool {
    switch ColumnClass.table[scalar] {
    case .wide, .widePlain, .ideographicSpace: true
    // The scalars with width H in EastAsianWidth.txt: the won sign, halfwidth forms of katakana,
    // Hangul and punctuation, and arrows and other symbols.
    default:
      scalar == 0x20A9 || (0xFF61...0xFFDC).contains(scalar) || (0xFFE8...0xFFEE).contains(scalar)
    }
  }
}
