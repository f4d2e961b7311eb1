import ArgumentParser

/// What `render` writes.
enum RenderFormat: String, ExpressibleByArgument, CaseIterable, Sendable {
  case png
  case svg
  case pdf
  case ansi
  case html
  case text

  /// The format of a file by the end of its name; nil if that tells nothing.
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

  /// Whether a terminal can show it.
  var isBinary: Bool { self == .png || self == .pdf }

  /// Whether it has columns instead of px.
  var hasColumns: Bool { self == .ansi || self == .text }
}

/// Which colors a terminal has.
enum TerminalColors: String, ExpressibleByArgument, CaseIterable, Sendable {
  case auto
  case truecolor
  case palette256 = "256"
  case palette16 = "16"
  case none
}

/// Where lines end in HTML.
enum RenderLineBreaks: String, ExpressibleByArgument, CaseIterable, Sendable {
  case automatic
  case lines
  case phrases
}
