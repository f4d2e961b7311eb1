import ArgumentParser

/// The output formats of `render`.
enum RenderFormat: String, ExpressibleByArgument, CaseIterable, Sendable {
  case png
  case svg
  case pdf
  case ansi
  case html
  case text

  /// Creates the format from the extension of a file name; nil if it is unknown.
  init?(ofFile path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    switch name[name.index(after: dot)...].lowercased() {
    case "png": self = .png
    case "svg": self = .svg
    case "pdf": self = .pdf
    case "ansi", "ans": self = .ansi
    case "html", "htm": self = .html
    case "txt", "text": self = .text
    default: return nil
    }
  }

  /// Whether the format is binary, so that a terminal cannot show it.
  var isBinary: Bool { self == .png || self == .pdf }

  /// Whether lengths are in columns instead of px.
  var hasColumns: Bool { self == .ansi || self == .text }
}

/// The colors that a terminal supports.
enum TerminalColors: String, ExpressibleByArgument, CaseIterable, Sendable {
  case auto
  case truecolor
  case palette256 = "256"
  case palette16 = "16"
  case none
}

/// The positions of line breaks in HTML.
enum RenderLineBreaks: String, ExpressibleByArgument, CaseIterable, Sendable {
  case automatic
  case lines
  case phrases
}
