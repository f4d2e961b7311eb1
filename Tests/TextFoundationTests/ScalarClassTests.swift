import Testing

@testable import TextFoundation

/// Tests of the scalar classes against the properties of the standard library, for all scalars.
@Suite struct ScalarClassTests {
  private static var scalars: some Sequence<Unicode.Scalar> {
    (UInt32(0)...0x10FFFF).lazy.compactMap { Unicode.Scalar($0) }
  }

  /// Ideographic (UAX #44) also includes Tangut, Nushu and Khitan, the marks 〆 〇 〡…〩 〸…〺, and
  /// the small characters U+16FF2–16FF6, which are in no block of ideographs.
  @Test func ideographsAreIdeographicAndHan() {
    var differences: [Unicode.Scalar] = []
    // The standard library knows characters of later versions than the tables do.
    for scalar in Self.scalars
    where scalar.properties.isIdeographic
      && GeneralCategory.table[scalar.value] != .unassigned
    {
      let isHan = Script.table[scalar.value] == .han
      let isMark = 0x3006...0x303A ~= scalar.value || 0x16FF0...0x16FFF ~= scalar.value
      if scalar.value.isCJKIdeograph != (isHan && !isMark) { differences.append(scalar) }
    }
    #expect(differences.isEmpty, "\(differences.prefix(20))")
  }

  @Test func nothingElseThatIsAssignedIsAnIdeograph() {
    var differences: [Unicode.Scalar] = []
    for scalar in Self.scalars where scalar.value.isCJKIdeograph {
      let isAssigned = GeneralCategory.table[scalar.value] != .unassigned
      if isAssigned, !scalar.properties.isIdeographic { differences.append(scalar) }
    }
    #expect(differences.isEmpty, "\(differences.prefix(20))")
  }

  @Test func kanjiAreHanAndShime() {
    var differences: [UInt32] = []
    for scalar in Self.scalars {
      let expected = Script.table[scalar.value] == .han || scalar == "〆"
      if scalar.value.isKanji != expected { differences.append(scalar.value) }
    }
    #expect(differences.isEmpty, "\(differences.prefix(20))")
  }

  @Test func rows() {
    let rows: [(scalar: Unicode.Scalar, ideograph: Bool, kanji: Bool, why: String)] = [
      ("漢", true, true, "URO"), ("㐀", true, true, "Extension A"), ("𠮷", true, true, "plane 2"),
      ("﨑", true, true, "a compatibility block"), ("々", false, true, "an iteration mark"),
      ("〆", false, true, "Script=Common, but written as a kanji"), ("〇", false, true, "a numeral"),
      ("〻", false, true, "the vertical iteration mark"), ("䷀", false, false, "a hexagram"),
      ("⼀", false, true, "a radical is Han"), ("あ", false, false, "kana"),
      ("ー", false, false, "a prolonged sound mark"), ("。", false, false, "punctuation"),
      ("\u{3FFFD}", true, false, "reserved in plane 3"),
      ("\u{3FFFE}", false, false, "never assigned"),
      ("a", false, false, "ASCII"),
    ]
    for row in rows {
      #expect(row.scalar.value.isCJKIdeograph == row.ideograph, "\(row.scalar): \(row.why)")
      #expect(row.scalar.value.isKanji == row.kanji, "\(row.scalar): \(row.why)")
    }
  }
}
