import ArgumentParser

/// An output format for detected languages.
enum DetectFormat: String, ExpressibleByArgument, CaseIterable, Sendable {
  case text
  case json
}
