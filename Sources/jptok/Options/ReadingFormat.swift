import ArgumentParser

/// An output format for readings.
enum ReadingFormat: String, ExpressibleByArgument, CaseIterable, Sendable {
  case text
  case json
}
