extension DocumentFormat {
  /// Creates the format that the extension of a file name suggests, in any case, or nil for another
  /// extension.
  public init?(fileName: String) {
    guard let dot = fileName.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let suffix = fileName[fileName.utf8.index(after: dot)...].lowercased()
    guard let format = Self.extensions[suffix] else { return nil }
    self = format
  }

  private static let extensions: [String: DocumentFormat] = [
    "html": .html, "htm": .html, "xhtml": .xhtml, "xht": .xhtml,
    "md": .markdown, "markdown": .markdown, "mkd": .markdown, "epub": .epub, "docx": .docx,
    "txt": .text, "text": .text,
    "srt": .subRip, "vtt": .webVTT, "ass": .ass, "ssa": .ass, "ttml": .ttml, "dfxp": .ttml,
    "itt": .ttml, "imsc": .ttml,
    "csv": .csv, "tsv": .tsv, "tab": .tsv, "json": .json, "jsonl": .jsonLines,
    "ndjson": .jsonLines,
  ]
}
