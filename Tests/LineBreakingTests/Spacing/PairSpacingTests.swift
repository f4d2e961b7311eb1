import Testing

@testable import LineBreaking

/// Tests the space between two adjacent items, for all pairs of classes.
@Suite struct PairSpacingTests {
  /// Returns an item of a class, one em wide by default.
  private func item(_ spacing: SpacingClass, em: Double = 1, advance: Double? = nil)
    -> Paragraph.MeasuredItem
  {
    Paragraph.MeasuredItem(advance: advance ?? em, em: em, spacing: spacing, traits: [])
  }

  /// CSS Text 4, text-autospace: between ideographs or kana and letters or digits, on both sides.
  @Test func gapsOfAllPairs() {
    // The JLREQ classes that CSS treats as ideographs (Han, kana and related characters), and those
    // of letters and digits.
    let ideographs: Set<SpacingClass> = [
      .iterationMark, .prolongedSoundMark, .smallKana, .hiragana, .katakana, .ideograph,
      .simpleRubyComplex, .jukugoRubyComplex,
    ]
    let letters: Set<SpacingClass> = [.western, .unitSymbol]
    var failures: [String] = []
    for autospace in [TextAutospace.normal, .ideographAlpha, .ideographNumeric, .noAutospace] {
      let options = SpacingOptions(trim: .spaceAll, autospace: autospace, autospaceAmount: 0.25)
      func takesGap(_ spacing: SpacingClass) -> Bool {
        letters.contains(spacing) && autospace.contains(.ideographAlpha)
          || spacing == .numeral && autospace.contains(.ideographNumeric)
      }
      for left in SpacingClass.allCases {
        for right in SpacingClass.allCases {
          // A quarter of the Japanese character's em, not of the letter's.
          var expected = 0.0
          if ideographs.contains(left), takesGap(right) { expected = 0.25 * 10 }
          if ideographs.contains(right), takesGap(left) { expected = 0.25 * 16 }
          let gap = options.gap(between: item(left, em: 10), and: item(right, em: 16))
          if gap.amount != expected || gap.autospace != expected {
            failures.append("\(left) \(right) \(autospace.rawValue): \(gap), not \(expected)")
          }
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }

  /// The item whose blank half is removed: `l` the left one's, `r` the right one's, `.` none.
  ///
  /// CSS Text 4, 8.3.1, and JLREQ 3.1.4.
  private static let collapsing: [(left: SpacingClass, row: String)] = [
    // opening, closing, middle dot, full stop, comma, ideographic space, dividing, ideograph
    (.openingBracket, "r......."), (.closingBracket, "llllll.."), (.middleDot, "r......."),
    (.fullStop, "llllll.."), (.comma, "llllll.."), (.ideographicSpace, "r......."),
    (.dividingPunctuation, "........"), (.ideograph, "........"), (.western, "........"),
    (.object, "........"), (.inseparable, "........"), (.hyphen, "........"),
  ]
  private static let columns: [SpacingClass] = [
    .openingBracket, .closingBracket, .middleDot, .fullStop, .comma, .ideographicSpace,
    .dividingPunctuation, .ideograph,
  ]

  @Test func adjacentMarksCollapse() {
    var failures: [String] = []
    for trim in TextSpacingTrim.allCases where trim != .trimAll {
      let options = SpacingOptions(trim: trim, autospace: .noAutospace)
      for (left, row) in Self.collapsing {
        for (right, letter) in zip(Self.columns, row) {
          let expected = trim == .spaceAll ? "." : letter
          let gap = options.gap(between: item(left, em: 2), and: item(right, em: 6))
          let found: (after: Double, before: Double) =
            switch expected {
            case "l": (1, 0)
            case "r": (0, 3)
            default: (0, 0)
            }
          if gap.trimmedAfter != found.after || gap.trimmedBefore != found.before {
            failures.append("\(trim) \(left) \(right): \(gap), expected \(expected)")
          }
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }

  /// With trim-all, every blank is removed, whatever is beside it.
  @Test func noBlanksAtAll() {
    let options = SpacingOptions(trim: .trimAll, autospace: .noAutospace)
    let after: [SpacingClass: Double] = [
      .closingBracket: 1, .fullStop: 1, .comma: 1, .middleDot: 0.5,
    ]
    let before: [SpacingClass: Double] = [.openingBracket: 1, .middleDot: 0.5]
    for left in SpacingClass.allCases {
      for right in SpacingClass.allCases {
        let gap = options.gap(between: item(left, em: 2), and: item(right, em: 2))
        #expect(gap.trimmedAfter == after[left, default: 0], "\(left) \(right)")
        #expect(gap.trimmedBefore == before[right, default: 0], "\(left) \(right)")
      }
    }
  }

  /// The blank is the advance beyond half an em, up to half an em; proportional fonts have less.
  @Test func blanksFollowTheAdvance() {
    let rows: [(advance: Double, blank: Double, why: String)] = [
      (16, 8, "full-width"), (8, 0, "half-width"), (12, 4, "a proportional font"),
      (0, 0, "nothing"),
      (7, 0, "narrower than half"), (40, 8, "wider than an em: half an em at most"),
      (8.5, 0.5, "just more than half"),
    ]
    for row in rows {
      let bracket = item(.openingBracket, em: 16, advance: row.advance)
      let comma = item(.comma, em: 16, advance: row.advance)
      let dot = item(.middleDot, em: 16, advance: row.advance)
      #expect(bracket.blankBefore == row.blank && bracket.blankAfter == 0, "\(row.why)")
      #expect(comma.blankAfter == row.blank && comma.blankBefore == 0, "\(row.why)")
      #expect(dot.blankBefore == row.blank / 2 && dot.blankAfter == row.blank / 2, "\(row.why)")
      #expect(comma.closingBlank == row.blank && dot.closingBlank == 0, "\(row.why)")
    }
  }

  /// Invalid amounts given to a gap without a paragraph that would correct them.
  @Test func meaninglessAmountsOfGaps() {
    for amount in [0, -1, -0.0, .nan, .infinity, -.infinity] as [Double] {
      let options = SpacingOptions(autospaceAmount: amount)
      #expect(options.gap(between: item(.ideograph), and: item(.western)).amount == 0, "\(amount)")
    }
  }

  /// The reduction of a pair never exceeds its blanks and gap, so that no characters overlap.
  @Test func reductionStaysWithinTheBlanks() {
    for trim in TextSpacingTrim.allCases {
      let options = SpacingOptions(trim: trim, autospaceAmount: 0.25)
      for left in SpacingClass.allCases {
        for right in SpacingClass.allCases {
          let (one, two) = (item(left), item(right))
          let gap = options.gap(between: one, and: two)
          let elasticity = Elasticity(left: one, right: two, gap: gap)
          // The maximum reduction of a pair: its blanks, its gap, and a word space down to a
          // quarter.
          let blanks = one.blankAfter + two.blankBefore + gap.autospace
          let space = left == .westernSpace ? 0.75 : 0
          #expect(elasticity.reduction >= 0, "\(trim) \(left) \(right)")
          #expect(elasticity.reduction - gap.amount <= blanks + space, "\(trim) \(left) \(right)")
          for step in Elasticity.Expansion.allCases {
            #expect(elasticity.capacity(step) >= 0, "\(trim) \(left) \(right)")
          }
        }
      }
    }
  }
}
