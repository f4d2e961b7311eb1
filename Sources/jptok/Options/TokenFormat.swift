import ArgumentParser

/// An output format for tokens.
enum TokenFormat: String, ExpressibleByArgument, CaseIterable, Sendable {
  case mecab
  case wakati
  case tsv
  case json
}
