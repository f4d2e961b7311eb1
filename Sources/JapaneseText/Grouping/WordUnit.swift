/// The unit of words.
///
/// ```swift
/// tokenizer.words(in: "外気温度を調べています", unit: .morpheme)
/// // ["外気", "温度", "を", "調べ", "て", "い", "ます"]
/// tokenizer.words(in: "外気温度を調べています", unit: .reader)
/// // ["外気", "温度", "を", "調べています"]
/// tokenizer.words(in: "外気温度を調べています", unit: .long)
/// // ["外気温度", "を", "調べ", "てい", "ます"]
/// ```
public struct WordUnit: Sendable, Hashable, CustomStringConvertible {
  private let name: String

  /// The words of the dictionary: 行き・まし・た.
  public static let morpheme = WordUnit(name: "morpheme")

  /// Words as learners and dictionaries define them: 行きました, 食べています, 悪化した and 24時間 are one word,
  /// and so are お酒, 何か, 急に, 申し訳ない, かもしれない and なので, which dictionaries for learners list;
  /// other particles, です, ください and the components of compound nouns are separate.
  public static let reader = WordUnit(name: "word")

  /// The long unit words (長単位) of the National Institute for Japanese Language, which join
  /// compounds: 東京特許許可局, 対応し・ます, について, てい・た.
  public static let long = WordUnit(name: "long")

  /// Phrases (文節): content words with the function words that belong to them.
  ///
  /// Not a unit of words, but found by the same kind of rules; see ``Tokenizer/phrases(in:)``.
  package static let bunsetsu = WordUnit(name: "phrase")

  /// The public units, with the names used by `jptok words --unit`.
  public static let all: [WordUnit] = [.morpheme, .reader, .long]

  /// Creates the unit with a name; `nil` if the name is unknown.
  public init?(_ name: String) {
    guard let unit = Self.all.first(where: { $0.name == name }) else { return nil }
    self = unit
  }

  private init(name: String) { self.name = name }

  /// The name of the unit, such as `morpheme`.
  public var description: String { name }
}
