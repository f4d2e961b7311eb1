internal import MarkupText

/// The entries of a text document that are annotated: the main document, footnotes and endnotes.
struct WordContents {
  private(set) var parts: [ArchivePart] = []
  private(set) var styles = WordStyles()

  /// Reads `[Content_Types].xml` and the styles (ISO/IEC 29500-2, 10.1.2).
  ///
  /// - Parameters:
  ///   - archive: the archive.
  ///   - decode: decodes an XML document to UTF-8.
  /// - Throws: `unknownFormat` if the archive is another kind of document, and the errors of entries.
  init(
    _ archive: inout ZipArchive, decode: ([UInt8]) throws(DocumentError) -> [UInt8]
  ) throws(DocumentError) {
    let path = "[Content_Types].xml"
    let indices = archive.indices(of: path)
    guard let index = indices.first, indices.count == 1 else {
      throw DocumentError(
        .archiveDamaged, "the entry is missing, or there are several", path: path)
    }
    let types = try decode(try archive.content(of: index))
    let overrides = types.withUnsafeBufferPointer { Self.overrides($0) }
    var hasDocument = false
    for override in overrides {
      guard let kind = Kind(contentType: override.type) else { continue }
      let indices = archive.indices(of: override.path)
      guard let index = indices.first else { continue }
      guard indices.count == 1 else {
        throw DocumentError(
          .archiveDamaged, "several entries have this name", path: override.path)
      }
      switch kind {
      case .styles:
        let document = try decode(try archive.content(of: index))
        styles = document.withUnsafeBufferPointer { WordStyles($0) }
      case .document, .notes:
        if kind == .document { hasDocument = true }
        if !parts.contains(where: { $0.index == index }) {
          parts.append(ArchivePart(index: index, format: .docx))
        }
      }
    }
    guard hasDocument else {
      throw DocumentError(.unknownFormat, "the archive has no text document of Word")
    }
    parts.sort { $0.index < $1.index }
  }

  private enum Kind {
    case document, notes, styles

    init?(contentType: String) {
      let isWord =
        contentType.contains("wordprocessingml") || contentType.contains("ms-word.document")
        || contentType.contains("ms-word.template")
      guard isWord else { return nil }
      if contentType.hasSuffix(".main+xml") {
        self = .document
      } else if contentType.hasSuffix(".footnotes+xml") || contentType.hasSuffix(".endnotes+xml") {
        self = .notes
      } else if contentType.hasSuffix(".styles+xml") {
        self = .styles
      } else {
        return nil
      }
    }
  }

  /// Returns the content types of single entries.
  private static func overrides(
    _ utf8: UnsafeBufferPointer<UInt8>
  ) -> [(path: String, type: String)] {
    var tokenizer = MarkupTokenizer(utf8, dialect: .xml)
    var overrides: [(path: String, type: String)] = []
    while let token = tokenizer.next() {
      guard token.kind == .startTag, tokenizer.name(token.nameCode) == "override",
        let name = tokenizer.attribute("partname", of: token),
        let path = ArchivePath.resolve(String(name.drop { $0 == "/" })),
        let type = tokenizer.attribute("contenttype", of: token)
      else { continue }
      overrides.append((path, type))
    }
    return overrides
  }
}
