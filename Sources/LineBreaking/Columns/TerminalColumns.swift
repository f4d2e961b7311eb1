import TextFoundation

/// Measures the width of text in terminal columns.
///
/// The width of a Character (extended grapheme cluster) is the sum of the widths of its scalars, at
/// most two:
///
/// | scalars | columns |
/// | --- | --- |
/// | East Asian Width W or F (UAX #11): ideographs, kana, full-width forms, most emoji | 2 |
/// | East Asian Width A: Greek, Cyrillic, ①, …, ■, private use | 1 or 2: ``ambiguous`` |
/// | all others: ASCII, half-width katakana, unassigned | 1 |
/// | combining marks (Mn, Me), format characters (Cf: joiners, ZWSP, soft hyphen), controls | 0 |
/// | spacing marks (Mc) | 1 after a base, 0 alone |
/// | vowels and trailing consonants of conjoining Hangul | 0 |
/// | a base before U+FE0F (UTS #51) that has an emoji form | 2 |
/// | an emoji before U+FE0E | 1 |
///
/// So a ZWJ sequence, a flag, a keycap or an emoji with a skin tone is two columns wide, and so is
/// a half-width katakana with its ﾞ, which terminals never join. Control characters, line ends and
/// TAB have width 0; expand tabs before measuring. A soft hyphen has width 0 because it is only
/// visible at the end of a line. The data is that of Unicode 17.0; the differences from wcwidth are
/// listed in the README of this folder.
///
/// ```swift
/// TerminalColumns().width(of: "日本語 text")             // 11
/// TerminalColumns(ambiguous: .narrow).width(of: "①②")  // 2
/// TerminalColumns(ambiguous: .wide).width(of: "①②")    // 4
/// TerminalColumns().width(of: "👩‍👩‍👧‍👦🇯🇵")                     // 4
/// ```
public struct TerminalColumns: Sendable, Hashable, Codable {
  /// The width of characters that are full-width in East Asian fonts only (UAX #11, class A).
  public enum AmbiguousWidth: Int, Sendable, Hashable, Codable, CaseIterable {
    /// One column, as in most terminals outside East Asia.
    case narrow = 1
    /// Two columns: terminals set up for Chinese, Japanese or Korean.
    case wide = 2
  }

  /// The width of characters of East Asian Width A.
  public var ambiguous: AmbiguousWidth

  /// Creates a column measure with a width for ambiguous characters.
  ///
  /// The default is that of Japanese settings. It is also the safe choice: in a terminal that uses
  /// narrow characters, lines come out shorter than measured, not longer.
  public init(ambiguous: AmbiguousWidth = .wide) { self.ambiguous = ambiguous }

  /// Returns the width in columns of a text written on one line, 0 for an empty text.
  ///
  /// Linear in the length of the text. A combining mark without a base at the start of the text has
  /// width 0.
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

  /// Returns the width of a Character in columns: 0, 1 or 2, except for runs of half-width voicing
  /// marks.
  ///
  /// ```swift
  /// TerminalColumns().width(of: Character("漢"))  // 2
  /// ```
  public func width(of character: Character) -> Int {
    withBytes(of: character.utf8) { width(ofCluster: 0..<$0.count, in: $0) }
  }
}
