internal import TextFoundation

extension DocumentAnnotator {
  /// An entry that is annotated, with what the archive says about it.
  private struct Part {
    let part: ArchivePart
    let context: EntryContext
    /// Whether the entry is the main document of a DOCX.
    var isMainDocument = false

    /// Returns a warning about what the entry contains.
    func warning(about source: SourceText, _ path: String) -> AnnotationWarning? {
      guard isMainDocument else { return nil }
      return source.utf8.withUnsafeBufferPointer { WordContents.warning(about: $0, path: path) }
    }
  }

  /// What changes in an entry.
  private struct Change: Sendable {
    let entry: AnnotatedDocument.Entry
    /// Nil if nothing has been inserted or removed.
    var replacement: ZipReplacement?
    let warning: AnnotationWarning?
  }

  /// Annotates the entries of an archive; the others stay as they are.
  func annotateArchive(
    _ bytes: [UInt8], _ format: DocumentFormat
  ) throws(DocumentError) -> AnnotatedDocument {
    var document = try editArchive(bytes, format, for: .annotation) {
      (annotator, source, format) in
      annotator.annotate(source, format: format)
    }
    if options.annotation != .furigana, options.annotation != .romaji {
      document.warnings.removeAll { $0.code.concernsRuby }
    }
    return document
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
    _ transform:
      @escaping @Sendable (DocumentAnnotator, SourceText, DocumentFormat) -> AnnotatedDocument
  ) throws(DocumentError) -> AnnotatedDocument {
    var archive = try ZipArchive(bytes, policy: options.archive)
    var document = AnnotatedDocument(encoding: .utf8)
    let parts: [Part]
    (parts, document.warnings) = try Self.parts(of: archive, format)
    if options.annotation == .none, purpose == .annotation {
      document.bytes = bytes
      return document
    }
    try archive.checkTotalSize(of: parts.map(\.part.index))
    var annotator = self
    annotator.context.occurrences = WordOccurrences()
    let usesReadings = purpose == .annotation && options.annotation == .furigana
    if usesReadings { annotator.context.readings = try readings(of: parts, in: archive) }
    // Without a note in any entry, another program may have written the archive since.
    annotator.context.mayHaveInsertions = !archive.entries.contains { $0.remembered != nil }
    let search = DeflateSettingSearch(archive, parts.map(\.part.index))
    let changes: [Change]
    if purpose == .annotation, annotator.dependsOnPrecedingEntries {
      changes = try annotator.changesInOrder(parts, archive, search, transform)
    } else {
      changes = try ParallelResults.compute(parts.count, threads: threadCount) {
        [annotator, archive] (number) throws(DocumentError) in
        try annotator.change(of: parts[number], in: archive, for: purpose, search, transform)
      }
    }
    for (part, change) in zip(parts, changes) {
      document.counts += change.entry.counts
      if let warning = change.warning { document.warnings.append(warning) }
      guard let replacement = change.replacement else { continue }
      document.entries.append(change.entry)
      archive.replace(part.part.index, with: replacement)
    }
    document.bytes = try archive.replacedBytes()
    return document
  }

  /// Reads the entries of an archive that would be annotated.
  ///
  /// - Returns: the results in the order of the entries, and warnings.
  func readArchive<Result: Sendable>(
    _ bytes: [UInt8], _ format: DocumentFormat,
    _ body: @escaping @Sendable (DocumentAnnotator, SourceText, DocumentFormat) -> Result
  ) throws(DocumentError) -> (results: [Result], warnings: [AnnotationWarning]) {
    let archive = try ZipArchive(bytes, policy: options.archive)
    var (parts, warnings) = try Self.parts(of: archive, format)
    try archive.checkTotalSize(of: parts.map(\.part.index))
    let results = try ParallelResults.compute(parts.count, threads: threadCount) {
      [archive, parts] (number) throws(DocumentError) in
      let index = parts[number].part.index
      let path = archive.entries[index].path
      let source = try Self.source(try archive.content(of: index), at: path)
      let part = parts[number]
      return (
        result: body(annotator(for: part, in: archive), source, part.part.format),
        warning: part.warning(about: source, path)
      )
    }
    warnings += results.compactMap(\.warning)
    return (results.map(\.result), warnings)
  }

  /// Whether the annotation of an entry depends on those before it.
  private var dependsOnPrecedingEntries: Bool {
    context.recorder != nil || options.words.occurrences != .all
      || (options.annotation == .furigana && options.givenReadings == .preceding)
  }

  /// Annotates the entries one after another.
  private func changesInOrder(
    _ parts: [Part], _ archive: ZipArchive, _ search: DeflateSettingSearch,
    _ transform: (DocumentAnnotator, SourceText, DocumentFormat) -> AnnotatedDocument
  ) throws(DocumentError) -> [Change] {
    var annotator = self
    var changes: [Change] = []
    for part in parts {
      changes.append(
        try annotator.change(of: part, in: archive, for: .annotation, search, transform))
      guard options.givenReadings == .preceding, annotator.context.readings != nil else { continue }
      try annotator.learnReadings(of: part, in: archive)
    }
    return changes
  }

  private func change(
    of part: Part, in archive: ZipArchive, for purpose: ZipArchive.Purpose,
    _ search: DeflateSettingSearch,
    _ transform: (DocumentAnnotator, SourceText, DocumentFormat) -> AnnotatedDocument
  ) throws(DocumentError) -> Change {
    let path = archive.entries[part.part.index].path
    let content = try archive.content(of: part.part.index)
    let source = try Self.source(content, at: path)
    let result = transform(annotator(for: part, in: archive), source, part.part.format)
    var change = Change(
      entry: AnnotatedDocument.Entry(path: path, edits: result.edits, counts: result.counts),
      warning: part.warning(about: source, path))
    if !result.edits.isEmpty {
      change.replacement = try archive.replacement(
        of: part.part.index, with: result.bytes, instead: content, for: purpose, search)
    }
    return change
  }

  /// Returns the annotator of an entry: its context is that of the archive and of the entry.
  private func annotator(for part: Part, in archive: ZipArchive) -> DocumentAnnotator {
    let entry = archive.entries[part.part.index]
    var annotator = self
    annotator.context = part.context
    annotator.context.path = entry.path
    annotator.context.mayHaveInsertions = context.mayHaveInsertions || entry.remembered != nil
    annotator.context.occurrences = context.occurrences
    annotator.context.recorder = context.recorder
    annotator.context.readings = context.readings
    return annotator
  }

  /// Returns the readings that the entries give, if they are used in others before them.
  private func readings(
    of parts: [Part], in archive: ZipArchive
  ) throws(DocumentError) -> DocumentReadings? {
    let readings = DocumentReadings(use: options.givenReadings)
    guard readings.isShared else { return nil }
    var annotator = self
    annotator.context.readings = readings
    guard readings.needsReading else { return readings }
    for part in parts { try annotator.learnReadings(of: part, in: archive) }
    annotator.context.readings?.isComplete = true
    return annotator.context.readings
  }

  /// Remembers the readings that an entry gives.
  private mutating func learnReadings(
    of part: Part, in archive: ZipArchive
  ) throws(DocumentError) {
    let path = archive.entries[part.part.index].path
    let source = try Self.source(try archive.content(of: part.part.index), at: path)
    guard var readings = context.readings else { return }
    context.readings = nil
    let reader = annotator(for: part, in: archive)
    let observer = reader.makeAnnotator(part.part.format, source)
    source.utf8.withUnsafeBufferPointer { utf8 in
      reader.observe(utf8, part.part.format, observer) { readings.learn($0) }
    }
    context.readings = readings
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
    of archive: ZipArchive, _ format: DocumentFormat
  ) throws(DocumentError) -> ([Part], [AnnotationWarning]) {
    if format == .docx {
      let contents = try WordContents(archive) { (document) throws(DocumentError) in
        try source(document, nil).utf8
      }
      let context = EntryContext(styles: contents.styles)
      // The first entry is the main document.
      let parts = contents.parts.enumerated().map {
        Part(part: $1, context: context, isMainDocument: $0 == 0)
      }
      return (parts, contents.warnings)
    }
    let contents = try EPUBContents(archive) { (document) throws(DocumentError) in
      try source(document, nil).utf8
    }
    let parts = contents.parts.map {
      Part(
        part: $0.part, context: EntryContext(language: $0.language, isXHTML11: $0.isXHTML11))
    }
    return (parts, contents.warnings)
  }
}
