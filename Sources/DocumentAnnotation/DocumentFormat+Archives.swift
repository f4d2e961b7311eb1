extension DocumentFormat {
  /// Recognizes the format of an archive.
  ///
  /// - Parameters:
  ///   - format: the format that is asked for; nil to recognize it.
  ///   - bytes: the bytes of the document.
  /// - Returns: the format, or nil if the document is not an archive.
  /// - Throws: `archiveDamaged` if the directory cannot be read, or `unknownFormat` for an archive
  ///   that is neither an EPUB nor a text document; `documentEncrypted` or `unsupportedFormat` for a
  ///   document with a password or of an old version of Word; `unsupportedFormat` for any archive
  ///   if the package was built without its trait `Zlib`.
  static func archive(
    _ format: DocumentFormat?, _ bytes: [UInt8]
  ) throws(DocumentError) -> DocumentFormat? {
    if format == nil || format == .docx, CompoundFile.isCompoundFile(bytes) {
      throw CompoundFile.error(about: bytes)
    }
    if let format, !format.isArchive { return nil }
    if format == nil, !ZipArchive.isArchive(bytes) { return nil }
    #if Zlib
    if let format { return format }
    return try detectedFormat(ofArchive: bytes)
    #else
    throw DocumentError(
      .unsupportedFormat, "this build does not read EPUB and DOCX (build with --traits Zlib)")
    #endif
  }

  private static func detectedFormat(
    ofArchive bytes: [UInt8]
  ) throws(DocumentError) -> DocumentFormat {
    let archive = try ZipArchive(bytes, policy: ArchivePolicy())
    if !archive.indices(of: "META-INF/container.xml").isEmpty || archive.hasMediaType {
      return .epub
    }
    if !archive.indices(of: "[Content_Types].xml").isEmpty { return .docx }
    throw DocumentError(
      .unknownFormat, "the archive is neither an EPUB nor a DOCX (extract and annotate its files)")
  }
}

extension DocumentFormat {
  /// Returns whether a document is an archive or a compound file, whose format is recognized when it
  /// is read.
  package static func isArchive(_ bytes: [UInt8]) -> Bool {
    ZipArchive.isArchive(bytes) || CompoundFile.isCompoundFile(bytes)
  }
}

extension ZipArchive {
  /// Whether the entry `mimetype` is that of EPUB.
  fileprivate var hasMediaType: Bool {
    guard let index = indices(of: "mimetype").first, entries[index].size < 100,
      let content = try? content(of: index)
    else { return false }
    return content.starts(with: "application/epub+zip".utf8)
  }
}
