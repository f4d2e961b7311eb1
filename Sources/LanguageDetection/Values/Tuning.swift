/// The numbers of the detector that were found by measuring, in one place.
///
/// Costs are natural logarithms of odds: a cost of 2.3 makes something ten times less likely.
enum Tuning {
  // MARK: How much a letter tells, in Latin letters

  /// An ideograph is about a word, so is a syllable block about two or three letters.
  static let weightOfIdeograph: Float = 3
  static let weightOfKana: Float = 3
  static let weightOfHangul: Float = 3
  /// Capitalised words beside another script are mostly names: the text is in the other language.
  static let weightOfNameLetter: Float = 0.35
  /// Ideographs beside this share of Hangul or more, without kana, are hanja.
  static let hangulShareOfHanja: Float = 0.2

  // MARK: Japanese and Chinese

  /// From this share of kana among the ideographs on, the text is Japanese without a look at them.
  static let kanaShareOfJapanese = 0.5
  /// What one stretch of kana between ideographs adds to the odds of Japanese, and each kana.
  ///
  /// One の can be a Chinese brand's.
  static let logOddsOfKanaRun: Float = 3
  static let logOddsOfKana: Float = 0.5
  /// Below these odds either way a caller's evidence is asked for.
  static let doubtfulHanLogOdds: Float = 3

  // MARK: Answers

  /// Runners-up below this probability are not told.
  static let leastTold = 0.01

  // MARK: Spans

  /// The cost of a change of language between two words, by what is between them.
  static let switchAtParagraph: Float = 2
  static let switchAtSentence: Float = 4
  static let switchAtClause: Float = 10
  static let switchAtSpace: Float = 14
  static let switchAtScript: Float = 5
  static let switchAtJoint: Float = 18
  /// What a Latin letter costs that stands in text of another script: a name of a few letters
  /// belongs to the text around it.
  static let foreignLetter: Float = 0.9
  static let foreignNameLetter: Float = 0.35
  /// What a Greek or Cyrillic letter costs in another script: a stray look-alike, or a sign.
  static let straySign: Float = 6
  /// What an ideograph costs in Korean text.
  static let hanja: Float = 2
  /// Letters of a script that the language is not written in.
  static let impossible: Float = 40
  /// The least logarithm of a probability that a word can give: no word outweighs a sentence.
  static let leastOfWord: Float = -8
  /// Languages looked at: the most likely ones of a sentence, and of windows in it.
  static let leadersOfSentence = 4
  static let leadersOfWindow = 2
  static let wordsOfWindow = 8
}
