import ArgumentParser
import JapaneseText

/// A list of parts of speech such as `noun,verb,noun.place`.
struct PartOfSpeechFilter: ExpressibleByArgument, Sendable {
  private let names: Set<String>

  /// Creates a filter from known names only, because a misspelled name would silently match
  /// nothing.
  init?(argument: String) {
    let names = argument.split(separator: ",").map { String($0) }
    let known = PartOfSpeech.knownNames
    guard !names.isEmpty, names.allSatisfy(known.contains) else { return nil }
    self.names = Set(names)
  }

  static var allValueStrings: [String] { PartOfSpeech.knownNames.sorted() }

  func includes(_ partOfSpeech: PartOfSpeech) -> Bool {
    names.contains(partOfSpeech.category.rawValue) || names.contains(partOfSpeech.description)
  }
}
