import Testing
import TextFoundation

/// Tests the tables of letters against the properties of the standard library.
///
/// Scalars that Unicode 15.0 does not assign are skipped, because the library may be newer.
@Suite("Tables of letters")
struct LetterTableTests {
  /// Returns the lowercase form of a scalar by the ranges of the table; nil if it has none.
  private func lowercase(_ value: UInt32) -> UInt32? {
    let ranges = LetterMappings.lowercaseRanges
    for start in stride(from: 0, to: ranges.count, by: 4) {
      let (first, last) = (ranges[start], ranges[start + 1])
      let offset = Int32(value) - first
      if offset >= 0, Int32(value) <= last, offset % ranges[start + 2] == 0 {
        return UInt32(Int32(value) + ranges[start + 3])
      }
    }
    return nil
  }

  @Test("simple lowercase mappings of capitals in scripts with two cases")
  func lowercaseMappings() {
    let cased: Set<LetterScript> = [
      .latinCapital, .greekCapital, .cyrillicCapital, .armenianCapital, .georgianCapital,
    ]
    var failures: [String] = []
    for value in UInt32(0x80)...0xFFFF {
      guard let scalar = Unicode.Scalar(value), cased.contains(LetterScript.table[value]) else {
        continue
      }
      let full = Array(scalar.properties.lowercaseMapping.unicodeScalars)
      // The simple mapping of İ is i; only the full one has the dot (SpecialCasing.txt).
      let expected = value == 0x130 ? UInt32(0x69) : full.count == 1 ? full[0].value : nil
      let mapped = lowercase(value) ?? value
      if mapped != expected { failures.append(String(value, radix: 16)) }
    }
    #expect(failures == [])
    #expect(LetterMappings.lowercaseRanges.count % 4 == 0)
  }

  @Test("the script of a capital is that of its lowercase letter")
  func scriptsOfCapitals() {
    var failures: [String] = []
    for start in stride(from: 0, to: LetterMappings.lowercaseRanges.count, by: 4) {
      let row = LetterMappings.lowercaseRanges[start..<start + 4].map { Int($0) }
      for value in stride(from: row[0], through: row[1], by: row[2]) {
        let capital = "\(LetterScript.table[UInt32(value)])"
        let small = "\(LetterScript.table[UInt32(value + row[3])])"
        // U+1C90 and others of Georgian, U+2126 OHM SIGN and U+212A KELVIN SIGN included.
        if capital != small + "Capital" { failures.append("\(String(value, radix: 16)): \(small)") }
      }
    }
    #expect(failures == [])
  }

  @Test("compositions are canonically equivalent to their parts, sorted and of lowercase letters")
  func compositions() {
    let table = LetterMappings.compositions
    #expect(table.count % 3 == 0 && table.count / 3 > 300)
    var failures: [String] = []
    var previous: UInt32 = 0
    for start in stride(from: 0, to: table.count, by: 3) {
      let scalars = table[start..<start + 3].compactMap { Unicode.Scalar(UInt32($0)) }
      guard scalars.count == 3 else { continue }
      let key = scalars[0].value << 16 | scalars[1].value
      // Strings compare by canonical equivalence.
      let isEquivalent = String(scalars[0]) + String(scalars[1]) == String(scalars[2])
      let isMark = LetterScript.table[scalars[1].value] == .mark
      if !isEquivalent || !isMark || key <= previous || scalars[2].properties.isUppercase {
        failures.append("\(scalars)")
      }
      previous = key
    }
    #expect(failures == [])
  }

  @Test("letters and marks by their general category")
  func categories() {
    // 〇 is a letter number (Nl); ー is common to both kana, and a letter of katakana here.
    let exceptions: Set<UInt32> = [0x3007, 0x30FC, 0xFF70]
    var failures: [String] = []
    for value in UInt32(0)...0x10FFFF where !exceptions.contains(value) {
      guard let scalar = Unicode.Scalar(value), scalar.generalCategory != .unassigned else {
        continue
      }
      let script = LetterScript.table[value]
      let isExpected: Bool
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .titlecaseLetter:
        isExpected = script != .mark && script != .latin && script != .greek && script != .cyrillic
      case .lowercaseLetter, .modifierLetter, .otherLetter:
        isExpected = script != .mark && !"\(script)".hasSuffix("Capital")
      case .nonspacingMark, .spacingMark: isExpected = !"\(script)".hasSuffix("Capital")
      default: isExpected = script == .none || script == .ignorable
      }
      if !isExpected { failures.append("\(String(value, radix: 16)): \(script)") }
    }
    #expect(failures.prefix(20) == [])
  }

  @Test("variation selectors and default-ignorable characters inside words are ignorable")
  func ignorables() {
    for value in [0xAD, 0x34F, 0x200D, 0x2060, 0xFE00, 0xFE0F, 0xFEFF, 0xE0100, 0xE01EF] as [UInt32]
    {
      #expect(LetterScript.table[value] == .ignorable, "\(String(value, radix: 16))")
    }
    var failures: [UInt32] = []
    for value in UInt32(0)...0x10FFFF where LetterScript.table[value] == .ignorable {
      // Tatweel is visible, but only stretches the letter before it.
      let isExpected = Unicode.Scalar(value)?.properties.isDefaultIgnorableCodePoint ?? false
      if !isExpected, value != 0x640 { failures.append(value) }
    }
    #expect(failures == [])
  }

  @Test("vertical orientation of sample characters (UAX #50, tables 1 to 4)")
  func verticalOrientation() {
    let rows: [(characters: String, expected: VerticalOrientation, why: String)] = [
      ("漢あア々〒①×©§½가😀ａＡ", .upright, "upright"),
      ("aZ1éЖא…—‘“−ｱﾞ", .rotated, "sideways"),
      ("ぁっょァッヶ、。！？゛゜", .transformedUpright, "another glyph in vertical text"),
      ("「」（）［］〜ー：；〈〝", .transformedRotated, "rotated without another glyph"),
    ]
    for row in rows {
      for scalar in row.characters.unicodeScalars {
        let found = VerticalOrientation.table[scalar.value]
        #expect(found == row.expected, "\(scalar) \(found): \(row.why)")
      }
    }
  }

  @Test("every raw value of a table is a case, and every case occurs")
  func cases() {
    func check<Property: UnicodeProperty & CaseIterable & Hashable>(_ table: UnicodeTable<Property>)
    {
      var seen: Set<Property> = []
      for value in UInt32(0)...0x10FFFF { seen.insert(table[value]) }
      #expect(seen == Set(Property.allCases), "\(Property.self)")
    }
    check(Script.table)
    check(GeneralCategory.table)
    check(GraphemeClusterBreak.table)
    check(LetterScript.table)
    check(VerticalOrientation.table)
    check(LineBreakClass.table)
    check(ColumnClass.table)
  }
}
