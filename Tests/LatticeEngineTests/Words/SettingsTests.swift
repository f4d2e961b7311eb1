import LatticeEngine
import MeCabDictionary
import TestSupport
import Testing

/// What `dicrc` says, as far as it changes words.
@Suite struct SettingsTests {
  private static let lines = [
    "xyz", "東京へxyz", "ぬぬぬ 東京", String(repeating: "x", count: 30),
    String(repeating: "ぬ", count: 12), String(repeating: "ワ", count: 25) + "ー",
  ]

  /// The features of unknown words with a line more in `dicrc`.
  private static func features(_ setting: String) throws -> Set<String> {
    let dictionary = try TestDictionaries.mini([
      ("dicrc", "cost-factor = 800\n", "cost-factor = 800\n\(setting)\n")
    ])
    let lines = lines.map { Array($0.utf8) }
    try expectSameAsLibMeCab(lines, dictionaries: [dictionary.path])
    let analysis = try NativeAnalysis(dictionary.path)
    var features: Set<String> = []
    for line in lines {
      for word in try analysis.words(of: line) where word.isUnknown {
        features.insert(word.feature)
      }
    }
    return features
  }

  @Test func unknownFeature() throws {
    let table: [(setting: String, features: Set<String>, why: String)] = [
      ("unk-feature = 未知語,*", ["未知語,*"], "one for all unknown words"),
      ("unk-feature=x", ["x"], "no blanks"),
      ("unk-feature = a\nunk-feature = b", ["a"], "the first counts"),
      ("unk-feature =", ["名詞,一般,*,*,*,*,*"], "empty: those of unk.dic"),
      ("; unk-feature = x", ["名詞,一般,*,*,*,*,*"], "a comment"),
    ]
    for (setting, features, why) in table {
      #expect(try Self.features(setting) == features, "\(why)")
    }
  }

  /// libmecab gives `max-grouping-size` its default before it reads `dicrc`, where it then has no
  /// effect.
  @Test func longestGroup() throws {
    for value in ["1", "0", "24", "1000", "-1", "many"] {
      _ = try Self.features("max-grouping-size = \(value)")
    }
  }
}
