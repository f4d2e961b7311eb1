import ArgumentParser
import JapaneseText

/// A notation for furigana.
enum FuriganaNotation: String, CaseIterable, ExpressibleByArgument, Sendable {
  case html, aozora, brackets

  /// Returns the segments in this notation.
  func text(of segments: [FuriganaSegment]) -> String {
    switch self {
    case .html: segments.html()
    case .aozora: segments.aozora()
    case .brackets: segments.brackets()
    }
  }

  /// Parses text in this notation into plain text and the readings it contains.
  func read(_ text: String) -> FuriganaText {
    switch self {
    case .html: FuriganaText(html: text)
    case .aozora: FuriganaText(aozora: text)
    case .brackets: FuriganaText(brackets: text)
    }
  }
}
