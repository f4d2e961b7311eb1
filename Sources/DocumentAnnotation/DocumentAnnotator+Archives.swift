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
    try editArchive(bytes, format, for: .annotation) { (annotator, source, format) in
      annotator.annotate(source, format: format)
    }
  }

  /// Removes annotations from the entries of an archive.
  func restoreArchive(
    _ bytes: [UInt8], _ format: DocumentFormat
  ) throws(DocumentError) -> AnnotatedDocument {
    var document = try editArchive(bytes, format, for: .restoration) {
      (annotator, source, format) in
      annotator.removingAnnotations(from: source, format: format)
    }
    document.warnings.removeAll { $0.code.concernsRuby }
    return document
  }

  /// Replaces the entries that a function changes.
  ///
  /// - Parameters:
  ///   - bytes: an archive.
  ///   - format: its format.
  ///   - purpose: what the changes are for.
  ///   - transform: returns an entry with edits, or without any to leave it as it is; the annotator
  ///     has the context of the entry.
  /// - Returns: the archive, with the changed entries and the sum of all counts.
  /// - Throws: the errors of the archive and of its entries.
  func editArchive(
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
    // Without a note in any entry, another program may have written the archive since.
    let hasNotes = archive.entries.contains { $0.remembered != nil }
    let occurrences = WordOccurrences()
    for part in parts {
      let entry = archive.entries[part.part.index]
      let content = try archive.content(of: part.part.index)
      var annotator = self
      annotator.context = part.context
      annotator.context.path = entry.path
      annotator.context.mayHaveInsertions = !hasNotes || entry.remembered != nil
      annotator.context.occurrences = occurrences
      annotator.context.recorder = context.recorder
      let result = transform(
        annotator, try Self.source(content, at: entry.path), part.part.format)
      document.counts += result.counts
      if result.edits.isEmpty { continue }
      document.entries.append(
        AnnotatedDocument.Entry(path: entry.path, edits: result.edits, counts: result.counts))
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
      return (contents.parts.map { Part(part: $0, context: context) }, [])
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
