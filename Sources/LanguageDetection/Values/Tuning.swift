/// The parameters of the detector that were determined by measurement.
///
/// Costs are natural logarithms of odds: a cost of 2.3 makes something ten times less likely.
enum Tuning {
  // MARK: Information per letter, in Latin letters

  /// The weights of ideographs, kana and Hangul: an ideograph carries about as much information as
  /// a word, and a syllable as two or three letters.
  static let weightOfIdeograph: Float = 3
  static let weightOfKana: Float = 3
  static let weightOfHangul: Float = 3
  /// The weight of letters in capitalized words next to another script, which are mostly names in a
  /// text of the other language.
  static let weightOfNameLetter: Float = 0.35
  /// The minimum ratio of Hangul to ideographs at which ideographs without kana are hanja.
  static let hangulShareOfHanja: Float = 0.2

  // MARK: Japanese and Chinese

  /// The minimum ratio of kana to ideographs at which a text is Japanese without consulting the
  /// model.
  static let kanaShareOfJapanese = 0.5
  /// The minimum number of ideographs around one or two runs of kana at which the kana may be words
  /// that a Chinese text mentions.
  static let minimumHanOfMention = 4
  /// The log odds of Japanese that each run of kana between ideographs adds, and each kana.
  ///
  /// A single の can be part of a Chinese brand name.
  static let logOddsOfKanaRun: Float = 5
  static let logOddsOfNo: Float = 3
  static let logOddsOfKana: Float = 0.2
  /// The log odds that each particle of Japanese adds to text with kana, and each particle of
  /// Chinese subtracts.
  static let logOddsOfParticle: Float = 4
  /// The number of bytes before a word in which opening quotation marks are searched for.
  static let maximumOpeningLength = 12
  /// The probability of Cantonese in text with its characters, and the log odds of Chinese below
  /// which a text is not searched for them.
  static let probabilityOfCantonese = 0.95
  static let minimumLogOddsOfCantonese: Float = -3
  /// The log odds of one Chinese script at which characters of the other do not occur.
  static let logOddsOfScript: Float = 4
  /// The minimum ratio of kana that only Ainu uses to all kana.
  static let shareOfAinuKana = 0.05
  /// The absolute log odds below which a caller's evidence is requested.
  static let doubtfulHanLogOdds: Float = 3

  // MARK: Reported languages

  /// The minimum probability of the alternatives reported.
  static let minimumReportedProbability = 0.01

  // MARK: Spans

  /// The cost of a change of language between two words, by the kind of gap.
  static let switchAtParagraph: Float = 2
  static let switchAtSentence: Float = 4
  static let switchAtClause: Float = 10
  static let switchAtQuotation: Float = 4
  static let switchAtSpace: Float = 14
  static let switchAtScript: Float = 5
  static let switchAtJoint: Float = 18
  /// The cost of a Latin letter in text of another script, low enough for a name of a few letters
  /// to belong to the surrounding text.
  static let foreignLetter: Float = 0.9
  static let foreignNameLetter: Float = 0.35
  /// The cost of a Latin word of foreign text, high enough for a single one to be a span.
  static let foreignText: Float = 18
  /// The cost of a Greek or Cyrillic letter in text of another script, where it is a stray
  /// look-alike or a symbol.
  static let straySymbol: Float = 6
  /// The cost of an ideograph in Korean text.
  static let hanja: Float = 2
  /// The cost of a word in a script that the language is not written in.
  static let impossible: Float = 40
  /// The minimum log probability of a word, so that no word outweighs a sentence.
  static let minimumWordScore: Float = -8
  /// The amount by which each ideograph of a word lowers that minimum, and the number of ideographs
  /// that do.
  static let minimumScoreOfIdeograph: Float = 2
  static let maximumIdeographsOfScore = 10
  /// The numbers of most likely languages considered for a sentence and for each window in it, and
  /// the size of a window in words.
  static let leadersOfSentence = 4
  static let leadersOfWindow = 2
  static let wordsOfWindow = 8
}
