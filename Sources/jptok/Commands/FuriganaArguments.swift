public import ArgumentParser
public import JapaneseText
import Kana

/// The options of readings over kanji that `furigana` and `annotate` share.
struct FuriganaArguments: ParsableArguments {
  @Option(help: "The unit of a reading: the kanji of a word, or each kanji.")
  var grouping = FuriganaOptions.Grouping.word

  @Flag(help: "Write the readings in katakana.")
  var katakana = false

  @Option(
    help: ArgumentHelp(
      "Leave out kanji of the school years up to this one (1 to 6).", valueName: "year"))
  var knownYears: Int?

  func validate() throws {
    if let knownYears, !(1...6).contains(knownYears) {
      throw ValidationError("--known-years takes a school year from 1 to 6")
    }
  }

  var options: FuriganaOptions {
    FuriganaOptions(
      grouping: grouping, syllabary: katakana ? .katakana : .hiragana,
      knownKanji: knownYears.map { KanjiSet.grades(through: $0) } ?? .none)
  }
}

extension FuriganaOptions.Grouping: ExpressibleByArgument {}
