import TextFoundation

/// Hyphenation patterns, read from a file in the format of libhyphen.
///
/// The algorithm is that of F. M. Liang (*Word Hy-phen-a-tion by Com-put-er*, 1983) as implemented
/// by libhyphen. Pattern files exist for about fifty languages, for example
/// `/usr/share/hyphen/hyph_en_US.dic` from the Debian package `hyphen-en-us`, or in the
/// dictionaries of LibreOffice. This library neither includes nor opens such files: the caller
/// passes the bytes. The README of this folder lists the supported parts of the format.
///
/// ```swift
/// let rows = ["UTF-8", "hy3ph", "he2n", "hena4", "hen5at", "1na", "n2at", "1tio", "2io", "o2n"]
/// let patterns = try HyphenationPatterns(text: rows.joined(separator: "\n"))
/// patterns.hyphenationPoints(in: "hyphenation")  // [2, 6]: hy-phen-ation
/// ```
public struct HyphenationPatterns: HyphenationProvider {
  /// The maximum length of a word in UTF-8 bytes; longer words are not hyphenated.
  ///
  /// The limit bounds the time and stack space that a text can require. No dictionary word is
  /// longer.
  public static let maximumWordLength = 255

  /// The minimum number of letters before a hyphen: libhyphen’s `LEFTHYPHENMIN`, or 2 if the file
  /// does not set it.
  public var leftMinimum: Int
  /// The minimum number of letters after a hyphen: libhyphen’s `RIGHTHYPHENMIN`, or 2 if the file
  /// does not set it.
  public var rightMinimum: Int

  /// The automata of the two levels: one divides compounds into parts, the other hyphenates the
  /// parts.
  private let levels: [PatternAutomaton]
  /// The minimum number of letters before and after a hyphen inside the parts of a compound.
  private let partMinimum: (left: Int, right: Int)
  /// Strings that suppress hyphens immediately before and after them.
  private let noHyphen: [[UInt8]]

  /// Parses the bytes of a pattern file; its first line must name UTF-8 or ISO8859-1.
  ///
  /// The time is linear in the length of the file, plus that of sorting the patterns.
  ///
  /// - Throws: `LineBreakError` with code `invalidRules` and the line number, counted from 1, for
  ///   another character set (convert the file, or decode it and pass the text), ill-formed UTF-8,
  ///   a row that is neither a pattern nor a setting, or a third level.
  public init(bytes: some Sequence<UInt8>) throws(LineBreakError) {
    self.init(try HyphenationFile(bytes: Array(bytes)))
  }

  /// Parses the text of a pattern file, ignoring the character set that its first line names.
  ///
  /// - Throws: `LineBreakError` with code `invalidRules` and the line number, as `init(bytes:)`.
  public init(text: String) throws(LineBreakError) {
    self.init(try HyphenationFile(text: text))
  }

  private init(_ file: HyphenationFile) {
    var levels = file.levels
    var settings = file.settings
    if levels.count == 1 {
      // As libhyphen does: hyphens and apostrophes separate the parts of a compound.
      settings.compoundLeftMinimum = settings.compoundLeftMinimum.orDefault(
        settings.leftMinimum.orDefault(3))
      settings.compoundRightMinimum = settings.compoundRightMinimum.orDefault(
        settings.rightMinimum.orDefault(3))
      let joints = ["-", "'", "\u{2013}", "\u{2019}"]
      settings.noHyphen = joints.map { Array($0.utf8) }
      var compounds = PatternList()
      for joint in joints { _ = compounds.add("1\(joint)1".utf8, changesSpelling: false) }
      levels.insert(compounds, at: 0)
    }
    leftMinimum = settings.leftMinimum.orDefault(2)
    rightMinimum = settings.rightMinimum.orDefault(2)
    partMinimum = (settings.compoundLeftMinimum, settings.compoundRightMinimum)
    noHyphen = settings.noHyphen
    self.levels = levels.map { PatternAutomaton($0) }
  }

  /// Returns the offsets where a hyphen may be inserted in a word, as ascending UTF-8 offsets from
  /// its start.
  ///
  /// Uppercase letters are looked up in lowercase, and decomposed letters in composed form. There
  /// are at least ``leftMinimum`` letters before and ``rightMinimum`` letters after each offset,
  /// not counting digits at the ends of the word. Points where the spelling would have to change
  /// (Hungarian *asszony*, asz-szony) are not included. The result is empty for an empty word and
  /// for a word longer than ``maximumWordLength``. Only the result is allocated; the time is
  /// proportional to the length of the word times the maximum pattern length.
  public func hyphenationPoints(in word: Substring) -> [Int] {
    withUTF8Bytes(of: word) { bytes in
      guard bytes.count > 1, bytes.count <= Self.maximumWordLength else { return [] }
      return FoldedWord.withFolding(of: bytes) { folded in
        folded.divide(by: levels[...], minimum: partMinimum)
        folded.remove(beside: noHyphen)
        return folded.points(
          in: bytes, leftMinimum: leftMinimum, rightMinimum: rightMinimum)
      }
    }
  }
}

extension Int {
  /// Returns this number, or another one if it is zero because the file does not set it.
  fileprivate func orDefault(_ other: Int) -> Int { self > 0 ? self : other }
}
