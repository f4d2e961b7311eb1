import Testing

@testable import LineBreaking

@Suite struct SpacingClassTests {
  @Test func classesOfCharacters() {
    let rows: [(String, SpacingClass, String)] = [
      ("「『（【〈《“‘", .openingBracket, "cl-01"),
      ("」』）】〉》”’｣", .closingBracket, "cl-02"),
      ("〜゠–‐", .hyphen, "cl-03"),
      ("！？‼⁇", .dividingPunctuation, "cl-04"),
      ("・：；", .middleDot, "cl-05"),
      ("。．", .fullStop, "cl-06"),
      ("、，", .comma, "cl-07"),
      ("―…‥—", .inseparable, "cl-08"),
      ("々ゝヾ〻", .iterationMark, "cl-09"),
      ("ーｰ", .prolongedSoundMark, "cl-10"),
      ("っャヵヶㇷゎ", .smallKana, "cl-11"),
      ("￥＄№", .prefixedAbbreviation, "cl-12"),
      ("％℃㌔㎞", .postfixedAbbreviation, "cl-13"),
      ("　", .ideographicSpace, "cl-14"),
      ("あゔん", .hiragana, "cl-15"),
      ("アヴｱﾝ", .katakana, "cl-16"),
      ("＝≠", .mathSymbol, "cl-17"),
      ("＋÷", .mathOperator, "cl-18"),
      ("漢〆〇𠮟㐂豈", .ideograph, "cl-19, beyond the basic plane too"),
      ("019", .numeral, "cl-24"),
      (" \u{A0}\t", .westernSpace, "cl-26"),
      ("Aéжα", .western, "cl-27"),
      ("(),.!$%+-", .westernPunctuation, "ASCII is never Japanese"),
      ("☆→①Ａ９한😀", .symbol, "full-width but no ideographs"),
    ]
    for (characters, expected, why) in rows {
      for scalar in characters.unicodeScalars {
        #expect(SpacingClass(scalar) == expected, "\(scalar): \(why)")
      }
    }
  }

  @Test func everyScalarHasAClass() {
    var counts: [SpacingClass: Int] = [:]
    for code in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(code) else { continue }
      counts[SpacingClass(scalar), default: 0] += 1
    }
    #expect(counts.values.reduce(0, +) == 0x110000 - 0x800)
    #expect(counts[.object] == 1, "U+FFFC represents an inline box")
    #expect(counts[.smallKana, default: 0] == 49)
  }

  /// Punctuation that Western and Japanese text share belongs to the script that its width matches.
  @Test func widthDeterminesTheClassOfSharedPunctuation() {
    for scalar: Unicode.Scalar in ["“", "’", "—", "…", "°", "×"] {
      let narrow = Paragraph.Item(length: 3, advance: 0.5, em: 1, scalar: scalar)
      let wide = Paragraph.Item(length: 3, advance: 1, em: 1, scalar: scalar)
      #expect(narrow.spacing == .westernPunctuation, "\(scalar)")
      #expect(wide.spacing == SpacingClass(scalar), "\(scalar)")
    }
    let halfWidth = Paragraph.Item(length: 3, advance: 0.5, em: 1, scalar: "｡")
    #expect(halfWidth.spacing == .fullStop)
    #expect(Paragraph.MeasuredItem(halfWidth).closingBlank == 0)
  }

  @Test func invisibleControlsHaveNoWidth() {
    for scalar: Unicode.Scalar in ["\n", "\r", "\u{85}", "\u{AD}", "\u{200B}", "\u{2028}"] {
      let item = Paragraph.Item(length: 1, advance: 7, em: 1, scalar: scalar)
      #expect(item.advance == 0 && item.traits.contains(.invisible), "\(scalar.value)")
    }
    let noBreak = Paragraph.Item(length: 2, advance: 0.5, em: 1, scalar: "\u{A0}")
    #expect(!noBreak.traits.isTrailing)
  }
}
