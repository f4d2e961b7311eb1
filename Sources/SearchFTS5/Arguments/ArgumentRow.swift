import SearchText

/// An argument of the tokenizer that sets an option of the analyzer.
///
/// The names and values are barewords of FTS5: letters, digits and underscores.
struct ArgumentRow: Sendable {
  let name: String
  /// The valid values, for messages.
  let values: String
  /// Sets the option, and returns whether the value is valid.
  let set: @Sendable (inout SearchOptions, String) -> Bool

  /// All arguments except `path` and `dictionary`, in the order of messages.
  static let all: [ArgumentRow] =
    [compounds, minimumLength, readings, stopWords, folds] + SearchFold.Kind.allCases.map(fold)

  /// Whether compounds are divided into their words.
  private static let compounds = ArgumentRow(name: "compounds", values: "divided or whole") {
    $0.dividesCompounds = $1 == "divided"
    return $1 == "divided" || $1 == "whole"
  }

  /// Whether the trigrams of the reading are terms too.
  private static let readings = ArgumentRow(name: "readings", values: "on or off") {
    $0.readings = $1 == "on"
    return $1 == "on" || $1 == "off"
  }

  /// The minimum length of terms.
  private static let minimumLength = ArgumentRow(
    name: "minimum_length", values: "a number from 1 to 100"
  ) { options, value in
    guard let length = Int(value), 1...100 ~= length else { return false }
    options.minimumLength = length
    return true
  }

  /// The words that are not indexed.
  private static let stopWords = ArgumentRow(
    name: "stop_words",
    values: "all, none, or in quotation marks some of "
      + SearchOptions.StopWords.allCases.map { underscored($0.rawValue) }.joined(separator: " ")
  ) { options, value in
    switch value {
    case "all": options.stopWords = Set(SearchOptions.StopWords.allCases)
    case "none": options.stopWords = []
    default:
      let names = value.split { $0 == " " || $0 == "," }.map(String.init)
      let kinds = names.compactMap { name in
        SearchOptions.StopWords.allCases.first { underscored($0.rawValue) == underscored(name) }
      }
      guard !names.isEmpty, kinds.count == names.count else { return false }
      options.stopWords = Set(kinds)
    }
    return true
  }

  /// All folds; arguments for single folds that follow it change its effect.
  private static let folds = ArgumentRow(name: "folds", values: "all or none") {
    $0.folds = $1 == "all" ? Set(SearchFold.Kind.allCases) : []
    return $1 == "all" || $1 == "none"
  }

  /// One fold.
  private static func fold(_ kind: SearchFold.Kind) -> ArgumentRow {
    ArgumentRow(name: underscored(kind.rawValue), values: "on or off") { options, value in
      if value == "on" { options.folds.insert(kind) } else { options.folds.remove(kind) }
      return value == "on" || value == "off"
    }
  }

  /// Returns a name as a bareword of FTS5.
  static func underscored(_ name: String) -> String {
    String(name.map { $0 == "-" ? "_" : $0 })
  }
}
