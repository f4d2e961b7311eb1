import TestSupport
import Testing

/// Tests words that are in no dictionary: which characters form one, according to `char.def`.
@Suite struct UnknownWordTests {
  private static let rows: [(line: String, words: String, why: String)] = [
    ("xyz", "[xyz]", "letters make one run"),
    ("x1", "[x]/1", "digits are of another kind"),
    ("xyz東京", "[xyz]/東京", "a known word after it"),
    ("ξψ", "[ξψ]", "Greek"),
    ("#%&", "[#%&]", "symbols, which are tried beside known words"),
    ("4567", "[4567]", "digits"),
    ("12", "1/2", "digits with entries, which are cheaper than the run"),
    ("鰻", "[鰻]", "a kanji"),
    ("鰻鰯", "[鰻鰯]", "kanji are not grouped, but two make a word"),
    ("鰻鰯鯖", "[鰻鰯]/[鯖]", "three do not"),
    ("ぬぬぬ", "[ぬぬぬ]", "hiragana are grouped"),
    ("ワワワ", "[ワワワ]", "katakana"),
    ("七", "[七]", "a kanji that is not a number here"),
    ("千七", "[千七]", "two"),
    ("テストー", "[テストー]", "katakana are tried beside known words"),
    ("ぬー", "[ぬー]", "the long vowel mark is hiragana, too"),
    ("ワーぬ", "[ワーぬ]", "the mark has a kind in common with either: a chain"),
    ("한글", "[한글]", "characters not in char.def are grouped as DEFAULT"),
    ("é", "[é]", "two bytes"),
    ("😀😀", "[😀😀]", "four bytes"),
  ]

  @Test func charactersOfAKindMakeAWord() throws {
    let analysis = try NativeAnalysis()
    for (line, words, why) in Self.rows {
      #expect(try analysis.outline(of: line) == words, "\(why)")
    }
    try expectSameAsLibMeCab(Self.rows.map { Array($0.line.utf8) }, dictionaries: allDictionaries())
  }

  /// A run may have 24 characters after the first.
  @Test func longRunsAreNotWords() throws {
    let analysis = try NativeAnalysis()
    // The length of the first word in a run of one character, in characters.
    let table: [(character: Character, count: Int, first: Int, why: String)] = [
      ("x", 24, 24, "letters"), ("x", 25, 25, "the maximum"), ("x", 26, 1, "one too many"),
      ("ワ", 25, 25, "katakana"), ("ワ", 26, 2, "words of two characters are tried, too"),
      ("ぬ", 25, 25, "hiragana"), ("ぬ", 26, 2, "likewise"), ("4", 26, 1, "digits"),
      ("😀", 25, 25, "four bytes each"), ("😀", 26, 1, "likewise"),
      ("鰻", 25, 2, "kanji are not grouped"), ("鰻", 26, 2, "nor here"),
    ]
    var lines: [[UInt8]] = []
    for (character, count, first, why) in table {
      let line = Array(String(repeating: character, count: count).utf8)
      let words = try analysis.words(of: line)
      #expect(words.first?.bytes.count == first * String(character).utf8.count, "\(why), \(count)")
      #expect(words.last?.bytes.upperBound == line.count, "\(why), \(count)")
      lines.append(line)
      lines.append(Array("東京".utf8) + line + Array("へ".utf8))
    }
    try expectSameAsLibMeCab(lines, dictionaries: allDictionaries())
  }

  /// Every category with each combination of invoke, group and length.
  @Test func settingsOfCategories() throws {
    let table: [(settings: String, line: String, words: String, why: String)] = [
      ("0 0 0", "ぬぬぬ", "[ぬ]/[ぬ]/[ぬ]", "nothing allowed: one character"),
      ("0 0 3", "ぬぬぬ", "[ぬぬぬ]", "up to three"),
      ("0 0 3", "ぬぬぬぬ", "[ぬぬぬ]/[ぬ]", "four are two: of equal paths, the one with the last word"),
      ("0 1 0", "ぬぬぬぬ", "[ぬぬぬぬ]", "the run only"),
      ("0 1 15", "ぬぬぬぬ", "[ぬぬぬぬ]", "the longest length: the run is not tried twice"),
      ("0 0 15", String(repeating: "ぬ", count: 15), "[\(String(repeating: "ぬ", count: 15))]", "15"),
      ("0 0 2", "もももぬ", "もも/も/[ぬ]", "known words first"),
      ("1 1 2", "もももぬ", "[もももぬ]", "tried beside known ones"),
      ("0 1 2", "もぬ", "も/[ぬ]", "where there is a known word, no unknown one"),
    ]
    for (settings, line, words, why) in table {
      let dictionary = try TestDictionaries.mini([
        ("char.def", "HIRAGANA      0 1 2", "HIRAGANA      \(settings)")
      ])
      let analysis = try NativeAnalysis(dictionary.path)
      #expect(try analysis.outline(of: line) == words, "\(settings): \(why)")
      let lines = [line, line + "東京", "xぬ" + line + " ぬ", line + line + line + line]
      try expectSameAsLibMeCab(lines.map { Array($0.utf8) }, dictionaries: [dictionary.path])
    }
  }

  @Test func anUnknownWordHasTheEntriesOfItsCategory() throws {
    let analysis = try NativeAnalysis()
    let table: [(line: String, feature: String, cost: Int, id: Int)] = [
      ("xyz", "名詞,一般,*,*,*,*,*", 6_000, 1), ("4567", "名詞,数,*,*,*,*,*", 6_000, 6),
      ("鰻", "名詞,一般,*,*,*,*,*", 10_654, 1), ("ξ", "名詞,一般,*,*,*,*,*", 7_019, 1),
      ("#", "記号,一般,*,*,*,*,*", 6_000, 29), ("한", "記号,一般,*,*,*,*,*", 4_190, 29),
    ]
    for row in table {
      let words = try analysis.words(of: row.line)
      #expect(words.map(\.feature) == [row.feature], "\(row.line)")
      #expect(words.map(\.wordCost) == [row.cost], "\(row.line)")
      #expect(words.map(\.leftID) == [row.id], "\(row.line)")
      #expect(words.map(\.rightID) == [row.id], "\(row.line)")
    }
  }
}
