import ArgumentParser
import JapaneseText

/// A way to write furigana.
enum FuriganaNotation: String, CaseIterable, ExpressibleByArgument, Sendable {
  case html, aozora, brackets

  /// The segments in this notation.
  func text(of segments: [FuriganaSegment]) -> String {
    switch self {
    case .html: segments.html()
    case .aozora: segments.aozora()
    case .brackets: segments.brackets()
    }
  }

  /// The text without the notation, and the readings it gave.
  func read(_ text: String) -> FuriganaText {
    switch self {
    case .html: FuriganaText(html: text)
    case .aozora: FuriganaText(aozora: text)
    case .brackets: FuriganaText(brackets: text)
    }
  }
}
