import ArgumentParser

/// The output formats.
enum TokenFormat: String, ExpressibleByArgument, CaseIterable, Sendable {
  case mecab
  case wakati
  case tsv
  case json
}
