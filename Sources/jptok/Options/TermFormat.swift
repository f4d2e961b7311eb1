import ArgumentParser

/// The formats of `jptok terms`.
enum TermFormat: String, CaseIterable, ExpressibleByArgument {
  /// The terms of a line, separated by spaces.
  case text
  /// A row for each term.
  case tsv
  /// An array of objects for each line.
  case json
}
