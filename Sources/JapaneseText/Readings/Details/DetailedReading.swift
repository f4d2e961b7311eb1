/// The reading of a text in kana, with the possible readings of each word, the origin of the chosen
/// one, and how likely it is to be right.
///
/// ```swift
/// let reading = tokenizer.detailedReading(of: "鱻を市場で")
/// reading.text  // "すくなをしじょうで"
/// for word in reading.words where word.confidence < 0.9 {
///   print(word.reading, word.origin, word.alternatives.map(\.reading))
/// }
/// // すくな unknownKanji ["せん", "あたら"]
/// ```
///
/// Editors and proofreaders can show the words below a confidence, and offer the alternatives.
public struct DetailedReading: Sendable, Hashable, Codable {
  /// A word with its reading.
  public struct Word: Sendable, Hashable, Codable {
    /// The range in the source, in UTF-8 offsets; it starts and ends at Character boundaries.
    public let source: Range<Int>
    /// The range of the reading in ``DetailedReading/text``, in UTF-8 offsets.
    public let output: Range<Int>
    /// The reading, in the syllabary of the options.
    public let reading: String
    /// The source of the reading.
    public let origin: ReadingOrigin
    /// The reason for the rule that chose the reading, in English, as in `after an event or a span`;
    /// nil for other origins.
    public let reason: String?
    /// The estimated probability that the reading is right, from 0 to 1; 1 for words in kana.
    ///
    /// The estimate is calibrated: of the words with a confidence of about 0.9, about nine in ten
    /// are right in sentences with known readings (see Documentation/Accuracy.md). It is calibrated
    /// for the embedded dictionary; with other dictionaries it only ranks words.
    public let confidence: Double
    /// The other possible readings, the most likely first; at most ``maximumAlternativeCount``.
    public let alternatives: [Alternative]

    /// The maximum number of alternatives.
    public static var maximumAlternativeCount: Int { 8 }
  }

  /// A reading that was not chosen.
  public struct Alternative: Sendable, Hashable, Codable {
    /// The reading, in the syllabary of the options.
    public let reading: String
    /// The source of the reading.
    public let kind: Kind
    /// How much more than the best path through the whole line the best path with this reading
    /// costs, in the cost units of the dictionary; 0 or more.
    ///
    /// It is 0 if the dictionary prefers this reading, but a rule chose another. It is nil if only
    /// the rules have this reading.
    public let costDifference: Int?

    /// The source of an alternative.
    public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
      /// Another entry for the word.
      case word
      /// An entry for a proper name.
      case name
      /// Several shorter words with the same characters (十分 as 十 and 分).
      case division
      /// A rule for words with several readings, or the table of single kanji.
      case rule
    }
  }

  /// The whole text in kana, as in ``Reading/text``; parts without a reading are unchanged.
  public let text: String
  /// The words that have a reading, in order; punctuation, whitespace and other scripts between
  /// them have none.
  public let words: [Word]
}
