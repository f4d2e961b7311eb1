/// How large a word is.
///
/// ```swift
/// tokenizer.words(in: "外気温度を調べています", unit: .morpheme)
/// // ["外気", "温度", "を", "調べ", "て", "い", "ます"]
/// tokenizer.words(in: "外気温度を調べています", unit: .reader)
/// // ["外気", "温度", "を", "調べています"]
/// tokenizer.words(in: "外気温度を調べています", unit: .long)
/// // ["外気温度", "を", "調べ", "てい", "ます"]
/// ```
///
/// Sendable: a plain value.
public struct WordUnit: Sendable, Hashable, CustomStringConvertible {
  private let name: String

  /// As the dictionary splits: 行き・まし・た.
  public static let morpheme = WordUnit(name: "morpheme")

  /// What a reader calls a word: 行きました, 食べています, 悪化した, 24時間 are one; particles, です
  /// and the parts of compound nouns stand alone.
  public static let reader = WordUnit(name: "word")

  /// Compounds joined, as in the long unit words (長単位) of the National Institute for Japanese
  /// Language: 東京特許許可局, 対応し・ます, について, てい・た.
  public static let long = WordUnit(name: "long")

  /// Phrases (文節): content words with what leans on them.
  ///
  /// Not a unit of words, but joined by the same rules; see ``Tokenizer/phrases(in:)``.
  package static let bunsetsu = WordUnit(name: "phrase")

  /// The units that can be asked for, as `jptok words --unit` names them.
  public static let all: [WordUnit] = [.morpheme, .reader, .long]

  /// The unit of a name, or `nil`.
  public init?(_ name: String) {
    guard let unit = Self.all.first(where: { $0.name == name }) else { return nil }
    self = unit
  }

  private init(name: String) { self.name = name }

  /// The unit's name, as in `morpheme`.
  public var description: String { name }
}
