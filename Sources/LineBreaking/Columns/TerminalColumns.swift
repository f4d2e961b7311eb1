import TextFoundation

/// How many columns of a terminal text takes.
///
/// Each Character (extended grapheme cluster) takes the sum of its scalars' columns, at most two:
///
/// | scalars | columns |
/// | --- | --- |
/// | East Asian Width W or F (UAX #11): ideographs, kana, full-width forms, most emoji | 2 |
/// | East Asian Width A: Greek, Cyrillic, ①, …, ■, private use | 1 or 2: ``ambiguous`` |
/// | all others: ASCII, half-width katakana, unassigned | 1 |
/// | marks (Mn, Me), format characters (Cf: joiners, ZWSP, soft hyphen), controls | 0 |
/// | spacing marks (Mc) | 1 behind a base, 0 alone |
/// | vowels and trailing consonants of conjoining Hangul | 0 |
/// | a base before U+FE0F (UTS #51) that has an emoji form | 2 |
/// | an emoji before U+FE0E | 1 |
///
/// So a ZWJ sequence, a flag, a keycap or an emoji with a skin tone takes two columns, and a
/// half-width katakana with its ﾞ (which terminals never join) two as well. Control characters,
/// line ends and TAB take none: whoever expands tabs does so before measuring. A soft hyphen takes
/// none, because a line breaker shows it at a line's end only. Data of Unicode 15.0; how this
/// differs from wcwidth is listed in this folder's README.
///
/// ```swift
/// TerminalColumns().width(of: "日本語 text")             // 11
/// TerminalColumns(ambiguous: .narrow).width(of: "①②")  // 2
/// TerminalColumns(ambiguous: .wide).width(of: "①②")    // 4
/// TerminalColumns().width(of: "👩‍👩‍👧‍👦🇯🇵")                     // 4
/// ```
///
/// Sendable: a plain value; any number of tasks may measure at once.
public struct TerminalColumns: Sendable, Hashable, Codable {
  /// The width of characters that are full-width in East Asian fonts only (UAX #11, class A).
  ///
  /// Sendable: a plain value.
  public enum AmbiguousWidth: Int, Sendable, Hashable, Codable, CaseIterable {
    /// One column: terminals with Western settings, and most with any.
    case narrow = 1
    /// Two columns: terminals set up for Chinese, Japanese or Korean.
    case wide = 2
  }

  /// The columns of characters of ambiguous width.
  public var ambiguous: AmbiguousWidth

  /// Columns as terminals count them.
  ///
  /// The default is that of Japanese settings, and the safe one: in a terminal that thinks
  /// otherwise a line is shorter than was measured, not longer.
  public init(ambiguous: AmbiguousWidth = .wide) { self.ambiguous = ambiguous }

  /// The columns of a text that is written in one line; 0 for an empty one.
  ///
  /// Linear in the text's length. At the text's start a mark without a base takes no column.
  ///
  /// ```swift
  /// TerminalColumns().width(of: "ｶﾞｷﾞ が")  // 7
  /// ```
  public func width(of text: some StringProtocol) -> Int {
    withBytes(of: text.utf8) { bytes in
      var meter = ColumnMeter(self, boundaries: CharacterBoundaries(byteCount: bytes.count))
      var offset = 0
      var columns = 0
      while offset < bytes.count {
        let cluster = meter.cluster(at: offset, in: bytes)
        offset &+= cluster.length
        columns &+= cluster.columns
      }
      return columns
    }
  }

  /// The columns of a Character; 0, 1 or 2 in all but runs of half-width voicing marks.
  ///
  /// ```swift
  /// TerminalColumns().width(of: Character("漢"))  // 2
  /// ```
  public func width(of character: Character) -> Int {
    withBytes(of: character.utf8) { width(ofCluster: 0..<$0.count, in: $0) }
  }
}
