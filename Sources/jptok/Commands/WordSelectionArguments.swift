public import ArgumentParser
import CommandSupport
public import DocumentAnnotation

/// The options that select the words of `annotate`.
struct WordSelectionArguments: ParsableArguments {
  @Option(
    help: """
      The occurrences of a word that get readings: all, or the first in the document, chapter or page.
      """)
  var occurrences = WordSelection.Occurrences.all

  @Option(
    help: ArgumentHelp(
      "A list of words that need no readings: lines of a word and, after a tab or comma, a level.",
      valueName: "file"),
    completion: .file())
  var knownWords: [String] = []

  @Option(
    help: ArgumentHelp(
      "The levels of the list that are known, such as N5,N4; by default all.", valueName: "levels"))
  var knownLevels: String?

  @Flag(help: "Give readings only to words with unusual kanji or readings.")
  var rareOnly = false

  func validate() throws {
    if knownLevels != nil, knownWords.isEmpty {
      throw ValidationError("--known-levels needs --known-words")
    }
  }

  /// Returns the selection.
  ///
  /// - Throws: ``CommandFailure`` if a list cannot be read or lacks a level.
  func selection() throws -> WordSelection {
    var known: Set<String> = []
    let levels = Set((knownLevels ?? "").split(separator: ",").map(String.init))
    var missing = levels
    for path in knownWords {
      let list = WordList(try WholeFile.text(ofFile: path))
      missing.subtract(list.levels)
      known.formUnion(list.words(atLevels: levels))
    }
    if let level = missing.min() {
      throw CommandFailure(
        "\(knownWords.map(WholeFile.name(ofFile:)).joined(separator: ", ")): no word has the level "
          + "'\(level)'")
    }
    return WordSelection(
      occurrences: occurrences, knownWords: known, isLimitedToRareReadings: rareOnly)
  }
}

extension WordSelection.Occurrences: ExpressibleByArgument {}
