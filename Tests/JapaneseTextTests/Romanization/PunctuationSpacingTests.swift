import TestSupport
import Testing

@testable import JapaneseText

/// Tests the spaces around punctuation marks and symbols.
@Suite struct PunctuationSpacingTests {
  private let rows: [(characters: String, spacing: PunctuationSpacing)] = [
    ("。｡．.！？!?‼⁇⁈⁉", .stop), ("、､，,：；:;‥…%％゛゜ﾞﾟ", .closing), ("#＃", .opening),
    ("〜～~/／-－‐‑‒–—―_＿@＠=＝゠", .joining),
  ]

  @Test func listedCharacters() {
    for row in rows {
      for scalar in row.characters.unicodeScalars {
        #expect(PunctuationSpacing(scalar.value) == row.spacing, "\(scalar)")
      }
    }
  }

  /// All other characters by their general category.
  @Test func otherCharactersByCategory() {
    let listed = Set(rows.flatMap { $0.characters.unicodeScalars.map(\.value) })
    var failures: [String] = []
    let ranges: [ClosedRange<UInt32>] = [
      0x20...0x36F, 0x2000...0x2BFF, 0x3000...0x30FF, 0xFE00...0xFFEF,
    ]
    for value in ranges.joined() where !listed.contains(value) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let expected: PunctuationSpacing? =
        switch scalar.properties.generalCategory {
        case .openPunctuation, .initialPunctuation: .opening
        case .closePunctuation, .finalPunctuation, .nonspacingMark, .spacingMark, .enclosingMark,
          .format:
          .closing
        case .unassigned: nil
        default: .word
        }
      if let expected, PunctuationSpacing(value) != expected {
        failures.append(String(value, radix: 16))
      }
    }
    expectNone(failures)
    #expect(PunctuationSpacing(0xD800) == .word && PunctuationSpacing(0x110000) == .word)
  }

  @Test func theKindsDiffer() {
    #expect(PunctuationSpacing.word.before && PunctuationSpacing.word.after)
    #expect(PunctuationSpacing.opening.before && !PunctuationSpacing.opening.after)
    #expect(!PunctuationSpacing.closing.before && PunctuationSpacing.closing.after)
    #expect(!PunctuationSpacing.joining.before && !PunctuationSpacing.joining.after)
    #expect(PunctuationSpacing.stop != .closing && PunctuationSpacing.stop.endsSentence)
  }

  /// Compares the state with a count of the marks so far.
  @Test func straightQuotesAlternate() {
    var generator = SeededGenerator(seed: 38)
    for _ in 0..<500 {
      var quotes = StraightQuotes()
      var doubles = 0
      var singles = 0
      for _ in 0..<12 {
        let scalar: Unicode.Scalar =
          ["\"", "＂", "'", "＇", "a", "’"].randomElement(using: &generator) ?? "a"
        let followsLetter = Bool.random(using: &generator)
        let spacing = quotes.spacing(of: scalar.value, followsLetter: followsLetter)
        switch scalar {
        case "\"", "＂":
          doubles += 1
          #expect(spacing == (doubles.isMultiple(of: 2) ? .closing : .opening))
        case "'", "＇":
          let isApostrophe = followsLetter && singles.isMultiple(of: 2)
          if !isApostrophe { singles += 1 }
          #expect(spacing == (singles.isMultiple(of: 2) ? .closing : .opening))
        default: #expect(spacing == nil)
        }
      }
    }
  }
}
