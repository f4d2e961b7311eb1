extension DocumentAnnotator {
  /// An entry that is annotated, with what the archive says about it.
  private struct Part {
    let part: ArchivePart
    let context: EntryContext
  }

  /// Annotates the entries of an archive one after another; the others stay as they are.
  func annotateArchive(
    _ bytes: [UInt8], _ format: DocumentFormat
  ) throws(DocumentError) -> AnnotatedDocument {
    try edit(bytes, format, for: .annotation) { (annotator, source, format) in
      annotator.annotate(source, format: format)
    }
  }

  /// Removes annotations from the entries of an archive.
  func restoreArchive(
    _ bytes: [UInt8], _ format: DocumentFormat
  ) throws(DocumentError) -> AnnotatedDocument {
    try edit(bytes, format, for: .restoration) { (annotator, source, format) in
      annotator.removingAnnotations(from: source, format: format)
    }
  }

  private func edit(
    _ bytes: [UInt8], _ format: DocumentFormat, for purpose: ZipArchive.Purpose,
    _ transform: (DocumentAnnotator, SourceText, DocumentFormat) -> AnnotatedDocument
  ) throws(DocumentError) -> AnnotatedDocument {
    var archive = try ZipArchive(bytes, policy: options.archive)
    var document = AnnotatedDocument(encoding: .utf8)
    let parts: [Part]
    (parts, document.warnings) = try Self.parts(of: &archive, format)
    if options.annotation == .none, purpose == .annotation {
      document.bytes = bytes
      return document
    }
    let occurrences = WordOccurrences()
    for part in parts {
      let path = archive.entries[part.part.index].path
      let content = try archive.content(of: part.part.index)
      var annotator = self
      annotator.context = part.context
      annotator.context.occurrences = occurrences
      annotator.context.recorder = context.recorder
      let source = try Self.source(content, at: path)
      // The first entry of a text document is its main document.
      if format == .docx, part.part.index == parts.first?.part.index,
        let warning = source.utf8.withUnsafeBufferPointer({
          WordContents.warning(about: $0, path: path)
        })
      {
        document.warnings.append(warning)
      }
      let result = transform(annotator, source, part.part.format)
      document.counts += result.counts
      if result.edits.isEmpty { continue }
      document.entries.append(
        AnnotatedDocument.Entry(path: path, edits: result.edits, counts: result.counts))
      try archive.replace(part.part.index, with: result.bytes, instead: content, for: purpose)
    }
    document.bytes = try archive.replacedBytes()
    return document
  }

  private static func source(
    _ content: [UInt8], at path: String
  ) throws(DocumentError) -> SourceText {
    do throws(DocumentError) {
      return try source(content, nil)
    } catch {
      throw DocumentError(error.code, error.message, path: path)
    }
  }

  private static func parts(
    of archive: inout ZipArchive, _ format: DocumentFormat
  ) throws(DocumentError) -> ([Part], [AnnotationWarning]) {
    if format == .docx {
      let contents = try WordContents(&archive) { (document) throws(DocumentError) in
        try source(document, nil).utf8
      }
      let context = EntryContext(styles: contents.styles)
      return (contents.parts.map { Part(part: $0, context: context) }, contents.warnings)
    }
    let contents = try EPUBContents(&archive) { (document) throws(DocumentError) in
      try source(document, nil).utf8
    }
    let parts = contents.parts.map {
      Part(
        part: $0.part, context: EntryContext(language: $0.language, isXHTML11: $0.isXHTML11))
    }
    return (parts, contents.warnings)
  }
}
