extension DocumentFormat {
  /// Creates the format that a file name tells by its extension, or nil if it tells none.
  public init?(fileName: String) {
    let name = fileName.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return nil }
    switch name[name.index(after: dot)...].lowercased() {
    case "html", "htm": self = .html
    case "xhtml", "xht": self = .xhtml
    case "md", "markdown": self = .markdown
    case "txt": self = .text
    case "epub": self = .epub
    case "docx": self = .docx
    default: return nil
    }
  }
}
