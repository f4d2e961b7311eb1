import MarkupText
import Testing

/// A newline between any two kinds of characters (CSS Text 4, segment break transformation rules).
@Suite struct SegmentBreakMatrixTests {
  /// Kinds of characters by East Asian Width and general category.
  private enum Kind: CaseIterable {
    case wideLetter, widePunctuation, ambiguousSymbol, narrow, hangul, zeroWidthSpace

    var characters: [String] {
      switch self {
      case .wideLetter: ["字", "ひ", "カ", "ｶ", "Ａ", "㍻", "ꀀ", "ㄅ", "𠮷", "が", "＄", "ﾞ", "￩"]
      case .widePunctuation: ["。", "、", "「", "』", "（", "！", "・", "｡", "〜", "　"]
      case .ambiguousSymbol: ["…", "“", "”", "—", "※", "×", "§", "😺", "🎄", "©"]
      case .narrow: ["a", "é", "1", ".", "$", "(", "α", "Я", "ا", "ไ", "\u{FFFC}"]
      case .hangul: ["한", "ㅎ", "ﾤ", "각"]
      case .zeroWidthSpace: ["\u{200B}"]
      }
    }
  }

  /// Returns whether the newline between two kinds disappears in East Asian and in other text.
  private static func joins(_ one: Kind, _ other: Kind) -> (eastAsian: Bool, elsewhere: Bool) {
    let isWide = [one, other].map { $0 == .wideLetter || $0 == .widePunctuation }
    switch (one, other) {
    case (.zeroWidthSpace, _), (_, .zeroWidthSpace): return (true, true)
    case _ where isWide[0] && isWide[1]: return (true, true)
    case (.widePunctuation, _), (_, .widePunctuation): return (true, false)
    case (.wideLetter, .ambiguousSymbol), (.ambiguousSymbol, .wideLetter): return (true, false)
    default: return (false, false)
    }
  }

  private static func paragraph(_ markup: String) -> String {
    StyledText(MarkupTree(parsing: markup)).paragraphs.map(\.text).joined(separator: "¶")
  }

  @Test func anyTwoCharacters() {
    for one in Kind.allCases {
      for other in Kind.allCases {
        let expected = Self.joins(one, other)
        for before in one.characters {
          for after in other.characters {
            let (joined, spaced) = (before + after, before + " " + after)
            let eastAsian = Self.paragraph("<p lang=ja>\(before)\n\(after)")
            let elsewhere = Self.paragraph("<p lang=en>\(before)\n\(after)")
            if eastAsian != (expected.eastAsian ? joined : spaced) {
              Issue.record(
                "in Japanese \(spaced.debugDescription) is \(eastAsian.debugDescription)")
            }
            if elsewhere != (expected.elsewhere ? joined : spaced) {
              Issue.record("in English \(spaced.debugDescription) is \(elsewhere.debugDescription)")
            }
          }
        }
      }
    }
  }

  @Test func elementsChangeNothing() {
    for one in Kind.allCases {
      for other in Kind.allCases {
        let (before, after) = (one.characters[0], other.characters[0])
        let plain = Self.paragraph("\(before)\n\(after)")
        for markup in [
          "<b>\(before)</b>\n\(after)", "<b>\(before)\n</b>\(after)", "\(before)<b>\n</b>\(after)",
          "\(before)<b>\n\(after)</b>", "\(before)\n<b>\(after)</b>",
          "\(before) <b> \n <i> </i></b> \(after)", "<span>\(before)<!-- -->\n</span>\(after)",
        ] {
          #expect(Self.paragraph(markup) == plain, "\(markup)")
        }
      }
    }
  }
}
