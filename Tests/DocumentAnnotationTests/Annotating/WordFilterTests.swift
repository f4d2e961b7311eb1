import JapaneseText
import Mutsu
import Testing

@testable import DocumentAnnotation

/// Tests the words that have been annotated, and which words are left alone.
@Suite struct WordFilterTests {
  private func known(_ occurrences: WordOccurrences, _ words: String) -> String {
    words.filter { occurrences.contains(String($0), reading: "よ") }
  }

  @Test func wordsWithReadings() {
    let occurrences = WordOccurrences()
    #expect(!occurrences.contains("山", reading: "やま"))
    occurrences.insert("山", reading: "やま")
    occurrences.insert("山", reading: "やま")
    #expect(occurrences.contains("山", reading: "やま"))
    #expect(!occurrences.contains("山", reading: "さん"), "another reading is another word")
    #expect(!occurrences.contains("", reading: ""))
    occurrences.removeAll()
    #expect(!occurrences.contains("山", reading: "やま"))
  }

  @Test func trials() {
    let occurrences = WordOccurrences()
    occurrences.insert("a", reading: "よ")
    occurrences.startTrial()
    occurrences.insert("a", reading: "よ")
    occurrences.insert("b", reading: "よ")
    #expect(known(occurrences, "abc") == "ab")
    occurrences.repeatTrial()
    #expect(known(occurrences, "abc") == "a", "a word from before the trial stays")
    occurrences.insert("c", reading: "よ")
    occurrences.repeatTrial()
    #expect(known(occurrences, "abc") == "a", "the trial goes on")
    occurrences.insert("b", reading: "よ")
    occurrences.endTrial()
    occurrences.insert("c", reading: "よ")
    occurrences.repeatTrial()
    #expect(known(occurrences, "abc") == "abc", "without a trial nothing is removed")
  }

  /// A word that is removed and inserted again in a trial is of the trial.
  @Test func removalInATrial() {
    let occurrences = WordOccurrences()
    occurrences.startTrial()
    occurrences.insert("a", reading: "よ")
    occurrences.removeAll()
    occurrences.insert("b", reading: "よ")
    occurrences.repeatTrial()
    #expect(known(occurrences, "ab").isEmpty)
  }

  private func passage(
    isHeading: Bool = false, startsPage: Bool = false
  ) -> Passage {
    var passage = Passage()
    passage.isHeading = isHeading
    passage.startsPage = startsPage
    return passage
  }

  @Test(
    arguments: [
      (WordSelection.Occurrences.all, [nil, nil, nil, nil]),
      (.document, [.repeated, .repeated, .repeated, .repeated]),
      (.chapter, [.repeated, nil, .repeated, nil]), (.page, [.repeated, .repeated, nil, nil]),
    ] as [(WordSelection.Occurrences, [WordFilter.Exclusion?])])
  func scopes(scope: WordSelection.Occurrences, expected: [WordFilter.Exclusion?]) throws {
    let starts = [
      passage(), passage(isHeading: true), passage(startsPage: true),
      passage(isHeading: true, startsPage: true),
    ]
    for (start, exclusion) in zip(starts, expected) {
      var filter = WordFilter(
        selection: WordSelection(occurrences: scope), tokenizer: try Tokenizer.embedded(),
        occurrences: nil)
      filter.begin(passage(), text: "学校")
      let first = filter.exclusion(of: "学校", reading: "がっこう", in: 0..<6)
      #expect(first == nil)
      filter.didAnnotate("学校", reading: "がっこう")
      filter.begin(start, text: "学校")
      let second = filter.exclusion(of: "学校", reading: "がっこう", in: 0..<6)
      #expect(second == exclusion)
    }
  }

  @Test func filesOfABook() throws {
    for (scope, isShared) in [
      (WordSelection.Occurrences.document, true), (.chapter, false), (.page, false),
    ] {
      let shared = WordOccurrences()
      shared.insert("学校", reading: "がっこう")
      var filter = WordFilter(
        selection: WordSelection(occurrences: scope), tokenizer: try Tokenizer.embedded(),
        occurrences: shared)
      let exclusion = filter.exclusion(of: "学校", reading: "がっこう", in: 0..<6)
      #expect((exclusion == .repeated) == isShared, "a file is a chapter and a page")
    }
  }

  @Test(
    arguments: [
      ("学校へ行った", ["学校"], "学校", 0, WordFilter.Exclusion.known, "the word"),
      ("学校へ行った", ["行く"], "行", 9, .known, "the dictionary form"),
      ("学校へ行った", ["行っ"], "行", 9, .known, "the surface form"),
      ("学校へ行った", ["学"], "学校", 0, nil, "a part of the word"),
      ("学校へ行った", ["学校"], "行", 9, nil, "another word"),
      ("学校へ行った", [], "学校", 0, nil, "no list"), ("", ["学校"], "山", 0, nil, "no text"),
    ] as [(String, Set<String>, String, Int, WordFilter.Exclusion?, String)])
  func knownWords(
    text: String, words: Set<String>, base: String, offset: Int, expected: WordFilter.Exclusion?,
    why: String
  ) throws {
    var filter = WordFilter(
      selection: WordSelection(knownWords: words), tokenizer: try Tokenizer.embedded(),
      occurrences: nil)
    filter.begin(passage(), text: text)
    let range = offset..<offset + base.utf8.count
    let exclusion = filter.exclusion(of: base, reading: "よ", in: range)
    #expect(exclusion == expected, "\(why)")
  }

  @Test(
    arguments: [
      ("学校", "がっこう", WordFilter.Exclusion.common, "jōyō kanji with regular readings"),
      ("今日", "きょう", nil, "a reading of the word"), ("薔薇", "ばら", nil, "not jōyō"),
    ] as [(String, String, WordFilter.Exclusion?, String)])
  func rareReadings(
    base: String, reading: String, expected: WordFilter.Exclusion?, why: String
  ) throws {
    var filter = WordFilter(
      selection: WordSelection(isLimitedToRareReadings: true),
      tokenizer: try Tokenizer.embedded(), occurrences: nil)
    let range = 0..<base.utf8.count
    let exclusion = filter.exclusion(of: base, reading: reading, in: range)
    #expect(exclusion == expected, "\(why)")
  }
}
