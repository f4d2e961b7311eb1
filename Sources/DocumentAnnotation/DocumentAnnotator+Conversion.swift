internal import MarkupText
internal import Synchronization

extension DocumentAnnotator {
  /// Converts the readings of a document to another notation; every other byte stays.
  ///
  /// ```swift
  /// try annotator.convertingReadings(in: Array("漢字《かんじ》".utf8), to: .parentheses).text
  /// // "漢字（かんじ）"
  /// ```
  ///
  /// Readings in parentheses, brackets, 《》, `{漢字|かんじ}` and `[漢字]^(かんじ)` are recognized in the
  /// text of every format, and ruby elements in HTML, XHTML, EPUB, Markdown, DOCX and text. Elements
  /// that are written have no class, because the readings are the author's. EPUB 2 has no ruby: there
  /// readings are left as they are if `target` is ``AnnotationOptions/Notation/ruby``.
  ///
  /// - Parameters:
  ///   - bytes: the bytes of a document; an empty one is unchanged.
  ///   - source: the notation that is replaced; nil for any other than `target`.
  ///   - target: the new notation.
  ///   - format: the format; nil to recognize it by the content.
  ///   - encoding: the encoding; nil to detect it.
  /// - Returns: the document; `counts.annotated` is the number of converted readings, and
  ///   `counts.splitByMarkup` that of readings whose base or annotation has elements that divide it,
  ///   and `counts.notWritable` that of readings that the format cannot have in the new notation.
  /// - Throws: as ``annotate(_:format:encoding:)``.
  public func convertingReadings(
    in bytes: [UInt8], from source: AnnotationOptions.Notation? = nil,
    to target: AnnotationOptions.Notation, format: DocumentFormat? = nil,
    encoding: DocumentEncoding? = nil
  ) throws(DocumentError) -> AnnotatedDocument {
    if let archive = try DocumentFormat.archive(format, bytes) {
      return try convertArchive(bytes, archive, from: source, to: target)
    }
    try checkFormat(format)
    return converting(try Self.source(bytes, encoding), from: source, to: target, format: format)
  }

  private func convertArchive(
    _ bytes: [UInt8], _ archive: DocumentFormat, from source: AnnotationOptions.Notation?,
    to target: AnnotationOptions.Notation
  ) throws(DocumentError) -> AnnotatedDocument {
    let refusals = Mutex(0)
    var document = try editArchive(bytes, archive, for: .conversion) { (reader, text, format) in
      let result = reader.converting(text, from: source, to: target, format: format)
      if reader.context.isXHTML11, target == .ruby {
        refusals.withLock { $0 += result.counts.notWritable }
      }
      return result
    }
    document.warnings.removeAll {
      $0.code == .formatWithoutRuby || $0.code == .fixedLayout && target != .ruby
    }
    let refused = refusals.withLock { $0 }
    if refused > 0 {
      document.warnings.append(
        AnnotationWarning(
          .formatWithoutRuby,
          "EPUB 2 has no ruby: readings that are left as they are: \(refused) "
            + "(convert them to parentheses)"))
    }
    return document
  }

  private func converting(
    _ text: SourceText, from source: AnnotationOptions.Notation?,
    to target: AnnotationOptions.Notation, format: DocumentFormat?
  ) -> AnnotatedDocument {
    let format = format ?? DocumentFormat(detecting: text)
    var document = AnnotatedDocument(encoding: text.encoding)
    var edits: [DocumentEdit] = []
    text.utf8.withUnsafeBufferPointer { utf8 in
      if source != .ruby {
        edits =
          format == .docx
          ? wordReplacements(in: utf8, text, from: source, to: target, &document)
          : notatedReplacements(in: utf8, text, from: source, to: target, format, &document)
      }
      if target != .ruby, source == nil || source == .ruby {
        edits = merge(
          edits, elementReplacements(in: utf8, text, to: target, format, &document))
      }
    }
    if context.isXHTML11, target == .ruby {
      document.counts.notWritable += document.counts.annotated
      document.counts.annotated = 0
      edits = []
    }
    var splicer = DocumentSplicer(text)
    splicer.append(edits, to: &document.bytes) { document.edits.append($0) }
    splicer.finish(to: &document.bytes)
    return document
  }

  /// Returns the replacements of readings beside their bases in a text document.
  private func wordReplacements(
    in utf8: UnsafeBufferPointer<UInt8>, _ text: SourceText,
    from source: AnnotationOptions.Notation?, to target: AnnotationOptions.Notation,
    _ document: inout AnnotatedDocument
  ) -> [DocumentEdit] {
    var reader = WordPassageReader(utf8, styles: context.styles, selection: options.content)
    let annotator = makeAnnotator(.docx, text)
    var converter = WordReadingConverter(
      utf8, from: source, to: notation(target, .docx, text), encoding: text.encoding)
    while reader.next() {
      converter.convert(
        reader.passage, annotator.readingNotations(in: reader.passage), reader.runs, reader.texts)
    }
    document.counts += converter.counts
    return converter.edits
  }

  private func notatedReplacements(
    in utf8: UnsafeBufferPointer<UInt8>, _ text: SourceText,
    from source: AnnotationOptions.Notation?, to target: AnnotationOptions.Notation,
    _ format: DocumentFormat, _ document: inout AnnotatedDocument
  ) -> [DocumentEdit] {
    var converter = NotatedReadingConverter(
      utf8, from: source, to: notation(target, format, text),
      syntax: InsertionSyntax(format: format, source: text), encoding: text.encoding,
      hasReferences: format.isMarkup,
      skipsUnwritable: format == .html || format == .xhtml || format == .ttml)
    var reader = self
    reader.options.annotation = .furigana
    let annotator = reader.makeAnnotator(format, text)
    annotator.readsNotations = false
    reader.observe(utf8, format, annotator) {
      converter.convert($0, annotator.readingNotations(in: $0))
    }
    document.counts += converter.counts
    return converter.edits
  }

  private func elementReplacements(
    in utf8: UnsafeBufferPointer<UInt8>, _ text: SourceText,
    to target: AnnotationOptions.Notation, _ format: DocumentFormat,
    _ document: inout AnnotatedDocument
  ) -> [DocumentEdit] {
    var ranges: [Range<Int>]?
    switch format {
    case .html, .xhtml, .text, .aozora: break
    case .docx:
      var converter = WordRubyConverter(
        utf8, to: notation(target, format, text), encoding: text.encoding)
      let edits = converter.replacements()
      document.counts += converter.counts
      return edits
    case .markdown:
      #if Markdown
      var reader = MarkdownPassageReader(
        utf8, MarkdownSource(utf8), selection: ContentSelection(), recordsHTML: true)
      while reader.next() {}
      ranges = reader.htmlRanges
      #endif
    default: return []
    }
    var converter = RubyElementConverter(
      utf8, dialect: format.dialect, to: notation(target, format, text), encoding: text.encoding)
    let edits = converter.replacements(in: ranges)
    document.counts += converter.counts
    return edits
  }

  private func notation(
    _ target: AnnotationOptions.Notation, _ format: DocumentFormat, _ text: SourceText
  ) -> AnnotationNotation {
    var options = options
    options.notation = target
    options.ruby.className = nil
    return AnnotationNotation(options: options, format: format, source: text)
  }

  /// Returns two lists of edits as one in order; of edits that overlap, the first list's are taken.
  private func merge(_ edits: [DocumentEdit], _ others: [DocumentEdit]) -> [DocumentEdit] {
    guard !edits.isEmpty else { return others }
    guard !others.isEmpty else { return edits }
    let sorted = (edits + others).sorted { $0.range.lowerBound < $1.range.lowerBound }
    var merged: [DocumentEdit] = []
    for edit in sorted where (merged.last?.range.upperBound ?? 0) <= edit.range.lowerBound {
      merged.append(edit)
    }
    return merged
  }
}
