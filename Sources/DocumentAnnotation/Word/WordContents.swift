internal import MarkupText

/// The entries of a text document that are annotated, in the order in which they are read: the main
/// document, its footnotes, endnotes, headers and footers.
///
/// They are found by relationships. Without those of the package, which a document must have, they
/// are found by their content types.
struct WordContents {
  private(set) var parts: [ArchivePart] = []
  private(set) var styles = WordStyles()
  private(set) var warnings: [AnnotationWarning] = []

  /// Reads the relationships and the styles (ISO/IEC 29500-1, 11.3).
  ///
  /// - Parameters:
  ///   - archive: the archive.
  ///   - decode: decodes an XML document to UTF-8.
  /// - Throws: `unknownFormat` if the archive is another kind of document, and the errors of entries.
  init(
    _ archive: ZipArchive, decode: ([UInt8]) throws(DocumentError) -> [UInt8]
  ) throws(DocumentError) {
    let path = "[Content_Types].xml"
    let indices = archive.indices(of: path)
    guard let index = indices.first, indices.count == 1 else {
      throw DocumentError(
        .archiveDamaged, "the entry is missing, or there are several", path: path)
    }
    let types = try decode(try archive.content(of: index))
      .withUnsafeBufferPointer { WordContentTypes($0) }
    var paths = try Self.related(archive, types, decode, &warnings)
    if paths.isEmpty {
      for override in types.overrides {
        guard let kind = WordContentTypes.Kind(contentType: override.type) else { continue }
        paths.append((kind, override.path))
      }
    }
    for (kind, path) in paths.sorted(by: { $0.kind.rawValue < $1.kind.rawValue }) {
      guard let index = try Self.index(of: path, in: archive) else {
        warnings.append(
          AnnotationWarning(.missingEntry, "the archive lacks an entry of the document", path: path)
        )
        continue
      }
      if kind == .styles {
        styles = try decode(try archive.content(of: index))
          .withUnsafeBufferPointer { WordStyles($0) }
      } else if !parts.contains(where: { $0.index == index }) {
        parts.append(ArchivePart(index: index, format: .docx))
      }
    }
    guard paths.contains(where: { $0.kind == .document }), !parts.isEmpty else {
      throw DocumentError(.unknownFormat, "the archive has no text document of Word")
    }
  }

  /// Returns the entries to which relationships lead from the package; none if the package has no
  /// main document.
  private static func related(
    _ archive: ZipArchive, _ types: WordContentTypes,
    _ decode: ([UInt8]) throws(DocumentError) -> [UInt8], _ warnings: inout [AnnotationWarning]
  ) throws(DocumentError) -> [(kind: WordContentTypes.Kind, path: String)] {
    let package = try relationships(of: "", archive, decode)
    guard let main = package?.paths(.document).first else { return [] }
    guard types.kind(of: main) == .document else {
      throw DocumentError(
        .unknownFormat, "the main document of the archive is not a text document of Word",
        path: main)
    }
    if package?.contains(.signature) ?? false {
      warnings.append(
        AnnotationWarning(
          .signedDocument, "the digital signature is valid only without annotations"))
    }
    guard let document = try relationships(of: main, archive, decode) else {
      return [(.document, main)]
    }
    if document.contains(.embedded) || document.contains(.subdocument) {
      warnings.append(
        AnnotationWarning(
          .embeddedDocument,
          "documents that are embedded or linked are not annotated; save the document in Word with "
            + "their text first", path: main))
    }
    var paths: [(kind: WordContentTypes.Kind, path: String)] = [(.document, main)]
    for item in document.items where !item.path.isEmpty {
      switch item.kind {
      case .styles: paths.append((.styles, item.path))
      case .footnotes: paths.append((.footnotes, item.path))
      case .endnotes: paths.append((.endnotes, item.path))
      case .header: paths.append((.header, item.path))
      case .footer: paths.append((.footer, item.path))
      case .document, .embedded, .subdocument, .signature: break
      }
    }
    return paths
  }

  private static func relationships(
    of source: String, _ archive: ZipArchive,
    _ decode: ([UInt8]) throws(DocumentError) -> [UInt8]
  ) throws(DocumentError) -> WordRelationships? {
    guard let index = try index(of: WordRelationships.path(of: source), in: archive) else {
      return nil
    }
    return try decode(try archive.content(of: index))
      .withUnsafeBufferPointer { WordRelationships($0, of: source) }
  }

  /// Returns the index of an entry, whose name is compared without the case of ASCII letters
  /// (ISO/IEC 29500-2, 6.2.2.3) if no name is equal.
  private static func index(
    of path: String, in archive: ZipArchive
  ) throws(DocumentError) -> Int? {
    var indices = archive.indices(of: path)
    if indices.isEmpty {
      let name = path.lowercased()
      indices = archive.entries.indices.filter { archive.entries[$0].path.lowercased() == name }
    }
    guard indices.count < 2 else {
      throw DocumentError(.archiveDamaged, "several entries have this name", path: path)
    }
    return indices.first
  }

  /// Returns a warning if a main document has no body that is understood.
  ///
  /// - Parameters:
  ///   - utf8: the main document.
  ///   - path: its path.
  /// - Returns: the warning, or nil.
  static func warning(
    about utf8: UnsafeBufferPointer<UInt8>, path: String
  ) -> AnnotationWarning? {
    var tokenizer = MarkupTokenizer(utf8, dialect: .xml)
    var namespaces = WordNamespaces()
    var depth = 0
    while let token = tokenizer.next() {
      guard token.kind == .startTag else { continue }
      namespaces.start(token, depth: depth, in: tokenizer)
      if namespaces.wordName(token.nameCode, in: tokenizer) == "body" { return nil }
      depth += 1
    }
    return AnnotationWarning(
      .unknownContent,
      "the document has no body in a namespace of WordprocessingML and is unchanged", path: path)
  }
}
