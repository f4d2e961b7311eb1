/// The entries of an EPUB that are annotated.
struct EPUBContents {
  /// An entry, with what its package document says about it.
  struct Part {
    let part: ArchivePart
    let language: ContentLanguage
    /// Whether the content is XHTML 1.1, which has no ruby.
    let isXHTML11: Bool
  }

  private(set) var parts: [Part] = []
  private(set) var warnings: [AnnotationWarning] = []

  /// Reads the container and the package documents.
  ///
  /// - Parameters:
  ///   - archive: the archive.
  ///   - decode: decodes an XML document to UTF-8.
  /// - Throws: `archiveDamaged` without a package document, `documentEncrypted` if the book is
  ///   protected, and the errors of entries.
  init(
    _ archive: ZipArchive, decode: ([UInt8]) throws(DocumentError) -> [UInt8]
  ) throws(DocumentError) {
    try Self.checkProtection(archive, decode)
    let containerPath = "META-INF/container.xml"
    guard let container = try Self.document(containerPath, archive, decode) else {
      throw DocumentError(.archiveDamaged, "the entry is missing", path: containerPath)
    }
    let paths = container.withUnsafeBufferPointer { EPUBContainer.packagePaths($0) }
    var seen: Set<Int> = []
    var hasPackage = false
    for path in paths {
      let entryPath = archive.indices(of: path).isEmpty ? ArchivePath.resolve(path) : path
      guard let resolved = entryPath,
        let document = try Self.document(resolved, archive, decode)
      else {
        warnings.append(
          AnnotationWarning(.missingEntry, "the package document is missing", path: path))
        continue
      }
      hasPackage = true
      let package = document.withUnsafeBufferPointer { EPUBPackage($0) }
      append(package, at: resolved, archive, &seen)
    }
    guard hasPackage else {
      throw DocumentError(
        .archiveDamaged, "the container names no package document of the archive",
        path: containerPath)
    }
    // Entries are written in the order of the archive.
    parts.sort { $0.part.index < $1.part.index }
  }

  private mutating func append(
    _ package: EPUBPackage, at path: String, _ archive: ZipArchive, _ seen: inout Set<Int>
  ) {
    if package.isEPUB2 {
      warnings.append(
        AnnotationWarning(
          .formatWithoutRuby,
          "EPUB 2 has no ruby: readings are written in parentheses unless a notation is chosen",
          path: path))
    }
    var fixed: [String] = []
    for item in package.items where item.isContent {
      guard let resolved = ArchivePath.resolve(item.reference, from: path) else { continue }
      let indices = archive.indices(of: resolved)
      guard let index = indices.first else {
        warnings.append(
          AnnotationWarning(
            .missingEntry, "the archive lacks an entry of the manifest", path: resolved))
        continue
      }
      guard indices.count == 1 else {
        warnings.append(
          AnnotationWarning(
            .duplicateEntry, "several entries have this name; they are unchanged",
            path: resolved))
        continue
      }
      guard seen.insert(index).inserted else { continue }
      if package.hasFixedLayout(item) { fixed.append(resolved) }
      parts.append(
        Part(
          part: ArchivePart(
            index: index, format: item.mediaType == "text/html" ? .html : .xhtml),
          language: package.language, isXHTML11: package.isEPUB2))
    }
    if let first = fixed.first {
      warnings.append(
        AnnotationWarning(
          .fixedLayout, "\(fixed.count) pages have a fixed layout, where readings may overflow",
          path: first))
    }
  }

  private static func checkProtection(
    _ archive: ZipArchive, _ decode: ([UInt8]) throws(DocumentError) -> [UInt8]
  ) throws(DocumentError) {
    for path in ["META-INF/rights.xml", "META-INF/sinf.xml"]
    where !archive.indices(of: path).isEmpty {
      throw DocumentError(
        .documentEncrypted, "the book is protected by digital rights management", path: path)
    }
    let path = "META-INF/encryption.xml"
    guard let encryption = try document(path, archive, decode) else { return }
    if let algorithm = encryption.withUnsafeBufferPointer({
      EPUBContainer.encryptionAlgorithm($0)
    }) {
      throw DocumentError(
        .documentEncrypted, "the book is encrypted with \(algorithm)", path: path)
    }
  }

  /// Returns the text of an XML document of the archive in UTF-8, or nil if the archive lacks it.
  private static func document(
    _ path: String, _ archive: ZipArchive,
    _ decode: ([UInt8]) throws(DocumentError) -> [UInt8]
  ) throws(DocumentError) -> [UInt8]? {
    let indices = archive.indices(of: path)
    guard let index = indices.first else { return nil }
    guard indices.count == 1 else {
      throw DocumentError(.archiveDamaged, "several entries have this name", path: path)
    }
    return try decode(try archive.content(of: index))
  }
}
