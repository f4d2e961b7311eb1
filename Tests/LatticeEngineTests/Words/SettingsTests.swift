import LatticeEngine
import MeCabDictionary
import TestSupport
import Testing

/// Tests the settings of `dicrc` that affect words.
@Suite struct SettingsTests {
  private static let lines = [
    "xyz", "東京へxyz", "ぬぬぬ 東京", String(repeating: "x", count: 30),
    String(repeating: "ぬ", count: 12), String(repeating: "ワ", count: 25) + "ー",
  ]

  /// Returns the features of unknown words with an additional line in `dicrc`.
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

  /// libmecab sets the default of `max-grouping-size` before it reads `dicrc`, so the setting has
  /// no effect there.
  @Test func maximumGroupSize() throws {
    for value in ["1", "0", "24", "1000", "-1", "many"] {
      _ = try Self.features("max-grouping-size = \(value)")
    }
  }
}
