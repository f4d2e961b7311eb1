internal import MarkupText

extension DocumentAnnotator {
  /// Converts the readings of a document to another notation; every other byte stays.
  ///
  /// ```swift
  /// try annotator.convertingReadings(in: Array("漢字《かんじ》".utf8), to: .parentheses).text
  /// // "漢字（かんじ）"
  /// ```
  ///
  /// Readings in parentheses, brackets, 《》, `{漢字|かんじ}` and `[漢字]^(かんじ)` are recognized in the
  /// text of every format but archives, and `<ruby>` elements in HTML, XHTML, Markdown and text.
  /// Elements that are written have no class, because the readings are the author's.
  ///
  /// - Parameters:
  ///   - bytes: the bytes of a document; an empty one is unchanged.
  ///   - source: the notation that is replaced; nil for any other than `target`.
  ///   - target: the new notation.
  ///   - format: the format; nil to recognize it by the content.
  ///   - encoding: the encoding; nil to detect it.
  /// - Returns: the document; `counts.annotated` is the number of converted readings, and
  ///   `counts.splitByMarkup` that of readings whose base or annotation has elements that divide it.
  /// - Throws: as ``annotate(_:format:encoding:)``; `unsupportedFormat` for an archive.
  public func convertingReadings(
    in bytes: [UInt8], from source: AnnotationOptions.Notation? = nil,
    to target: AnnotationOptions.Notation, format: DocumentFormat? = nil,
    encoding: DocumentEncoding? = nil
  ) throws(DocumentError) -> AnnotatedDocument {
    if try DocumentFormat.archive(format, bytes) != nil {
      throw DocumentError(
        .unsupportedFormat, "the readings of an archive are not converted (extract its files)")
    }
    try checkFormat(format)
    let text = try Self.source(bytes, encoding)
    let format = format ?? DocumentFormat(detecting: text)
    var document = AnnotatedDocument(encoding: text.encoding)
    var edits: [DocumentEdit] = []
    text.utf8.withUnsafeBufferPointer { utf8 in
      if source != .ruby {
        edits = notatedReplacements(in: utf8, text, from: source, to: target, format, &document)
      }
      if target != .ruby, source == nil || source == .ruby {
        edits = merge(
          edits, elementReplacements(in: utf8, text, to: target, format, &document))
      }
    }
    var splicer = DocumentSplicer(text)
    splicer.append(edits, to: &document.bytes) { document.edits.append($0) }
    splicer.finish(to: &document.bytes)
    return document
  }

  private func notatedReplacements(
    in utf8: UnsafeBufferPointer<UInt8>, _ text: SourceText,
    from source: AnnotationOptions.Notation?, to target: AnnotationOptions.Notation,
    _ format: DocumentFormat, _ document: inout AnnotatedDocument
  ) -> [DocumentEdit] {
    var converter = NotatedReadingConverter(
      utf8, from: source, to: notation(target, format, text),
      syntax: InsertionSyntax(format: format, source: text), encoding: text.encoding,
      hasReferences: format.isMarkup)
    var reader = self
    reader.options.annotation = .furigana
    let annotator = reader.makeAnnotator(format, text)
    annotator.readsNotations = true
    reader.observe(utf8, format, annotator) { converter.convert($0) }
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
