import TextFoundation

/// Hyphenation by patterns, read from a file in the format of libhyphen.
///
/// The algorithm is F. M. Liang's (*Word Hy-phen-a-tion by Com-put-er*, 1983), as libhyphen does it.
/// Such files exist for some fifty languages: `/usr/share/hyphen/hyph_en_US.dic` of Debian's
/// package `hyphen-en-us`, for example, or LibreOffice's dictionaries. This library ships none and
/// opens none: the caller hands in the bytes. Which parts of the format are understood is listed
/// in this folder's README.
///
/// ```swift
/// let rows = ["UTF-8", "hy3ph", "he2n", "hena4", "hen5at", "1na", "n2at", "1tio", "2io", "o2n"]
/// let patterns = try HyphenationPatterns(text: rows.joined(separator: "\n"))
/// patterns.hyphenationPoints(in: "hyphenation")  // [2, 6]: hy-phen-ation
/// ```
///
/// Sendable: it is never changed by asking; any number of tasks may ask at once.
public struct HyphenationPatterns: HyphenationProvider {
  /// The longest word that is hyphenated, in UTF-8 bytes; longer ones have no points.
  ///
  /// It bounds the time and the stack that a text can ask for, and no dictionary's word is longer.
  public static let longestWord = 255

  /// The fewest letters before a hyphen; libhyphen's `LEFTHYPHENMIN`, 2 if the file sets none.
  public var leftMinimum: Int
  /// The fewest letters behind a hyphen; libhyphen's `RIGHTHYPHENMIN`, 2 if the file sets none.
  public var rightMinimum: Int

  /// The two levels: parts of compounds, and what is inside of the parts.
  private let levels: [PatternAutomaton]
  /// The fewest letters before and behind a hyphen inside of a compound's parts.
  private let partMinimum: (left: Int, right: Int)
  /// Letters beside which no hyphen is put.
  private let noHyphen: [[UInt8]]

  /// Reads the bytes of a pattern file, whose first line names UTF-8 or ISO8859-1.
  ///
  /// Linear in the file's length but for sorting the patterns.
  ///
  /// - Throws: `LineBreakError` of the code `invalidRules` with the line, counted from 1: another
  ///   character set (convert the file, or decode it and hand in text), ill-formed UTF-8, a row
  ///   that is neither pattern nor setting, a third level.
  public init(bytes: some Sequence<UInt8>) throws(LineBreakError) {
    self.init(try HyphenationFile(bytes: Array(bytes)))
  }

  /// Reads the text of a pattern file; the character set that its first line names is of no
  /// concern any more.
  ///
  /// - Throws: `LineBreakError` of the code `invalidRules` with the line, as `init(bytes:)`.
  public init(text: String) throws(LineBreakError) {
    self.init(try HyphenationFile(text: text))
  }

  private init(_ file: HyphenationFile) {
    var levels = file.levels
    var settings = file.settings
    if levels.count == 1 {
      // As libhyphen does: words are compounds of what stands between hyphens and apostrophes.
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

  /// Where a hyphen may be put in a word, as ascending UTF-8 offsets from the word's start.
  ///
  /// Capital letters are looked up as small ones, decomposed letters as composed ones. Between the
  /// word's ends and the offsets there are at least ``leftMinimum`` and ``rightMinimum`` letters,
  /// digits at the ends not counted. A place where the spelling would have to change (Hungarian
  /// *asszony*, asz-szony) is not offered. Empty for an empty word and for one longer than
  /// ``longestWord``. Allocates the result only; the time is that of the word's length times the
  /// longest pattern's.
  public func hyphenationPoints(in word: Substring) -> [Int] {
    withUTF8Bytes(of: word) { bytes in
      guard bytes.count > 1, bytes.count <= Self.longestWord else { return [] }
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
  /// This number, or another one if a file left it at zero.
  fileprivate func orDefault(_ other: Int) -> Int { self > 0 ? self : other }
}
