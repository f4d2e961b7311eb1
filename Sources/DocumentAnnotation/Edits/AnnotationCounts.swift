/// What has been annotated, and what has been left alone and why.
public struct AnnotationCounts: Sendable, Hashable, Codable {
  /// The number of words that were annotated.
  public var annotated = 0
  /// The number of words that were left alone because an element starts or ends inside them and
  /// their reading cannot be divided there.
  public var splitByMarkup = 0
  /// The number of insertions that were left out because the encoding of a plain text lacks one of
  /// their characters; markup has character references.
  public var notEncodable = 0
  /// The number of words in Markdown that were left alone because their annotations would change what
  /// is emphasized or linked.
  public var changingStructure = 0
  /// The number of blocks of Markdown that were left alone because the source of their text could not
  /// be determined.
  public var unresolvedBlocks = 0
  /// The number of words that were left alone because the reader knows them.
  public var known = 0
  /// The number of words that were left alone because they were annotated before.
  public var repeated = 0
  /// The number of words that were left alone because their readings are not rare.
  public var common = 0
  /// The number of sentences or blocks that were left alone because they are in another language.
  public var otherLanguage = 0

  /// The number of insertions that were left out because the format reserves one of their
  /// characters, such as the brace of `{漢字|かんじ}` in ASS, or has no element for them, or because
  /// removal would not recognize them.
  public var notWritable = 0
  /// The number of cues, records and JSON values that were left alone because they are malformed, and
  /// of tags and comments without an end, which contain the rest of their document.
  public var malformed = 0
  /// The number of selected columns that the header of a table does not name.
  public var unknownColumns = 0

  /// Whether the author uses all forms of the chosen notation, so that removal would find readings of
  /// the author too.
  public var sharesNotation = false

  /// Creates counts of zero.
  public init() {}

  /// Adds the counts of another document.
  public static func += (counts: inout AnnotationCounts, other: AnnotationCounts) {
    counts.annotated += other.annotated
    counts.sharesNotation = counts.sharesNotation || other.sharesNotation
    counts.splitByMarkup += other.splitByMarkup
    counts.notEncodable += other.notEncodable
    counts.changingStructure += other.changingStructure
    counts.unresolvedBlocks += other.unresolvedBlocks
    counts.known += other.known
    counts.repeated += other.repeated
    counts.common += other.common
    counts.otherLanguage += other.otherLanguage
    counts.notWritable += other.notWritable
    counts.malformed += other.malformed
    counts.unknownColumns += other.unknownColumns
  }
}
