extension DocumentAnnotator {
  /// Calls a function with the edits of each passage that has any.
  func forEachPassageEdits<Failure>(
    of utf8: UnsafeBufferPointer<UInt8>, _ format: DocumentFormat, _ annotator: PassageAnnotator,
    _ body: ([DocumentEdit]) throws(Failure) -> Void
  ) throws(Failure) {
    switch format {
    case .html, .xhtml, .epub:
      try Self.annotate(
        MarkupPassageReader(
          utf8, dialect: format.dialect, selection: options.content, language: context.language),
        annotator, body)
    case .markdown:
      #if Markdown
      try annotateMarkdown(utf8, annotator, body)
      #endif
    case .docx:
      try Self.annotate(
        WordPassageReader(
          utf8, styles: context.styles, selection: options.content, readsRepetitions: false),
        annotator, body)
    case .ttml:
      try Self.annotate(
        MarkupPassageReader(
          utf8, dialect: format.dialect, selection: options.content, vocabulary: .timedText),
        annotator, body)
    case .text:
      try Self.annotate(LinePassageReader(utf8), annotator, body)
    case .aozora: try annotateAozora(utf8, annotator, body)
    case .subRip:
      try Self.annotate(SubtitlePassageReader<SubRipCues>(utf8), annotator, body)
    case .webVTT:
      try Self.annotate(SubtitlePassageReader<WebVTTCues>(utf8), annotator, body)
    case .ass:
      try Self.annotate(SubtitlePassageReader<ScriptEvents>(utf8), annotator, body)
    case .csv, .tsv:
      try Self.annotate(TablePassageReader(utf8, format, options.fields), annotator, body)
    case .json:
      try Self.annotate(JSONPassageReader(utf8, isLines: false, options.fields), annotator, body)
    case .jsonLines:
      try Self.annotate(JSONPassageReader(utf8, isLines: true, options.fields), annotator, body)
    }
  }

  private static func annotate<Reader: PassageReader & ~Copyable, Failure>(
    _ reader: consuming Reader, _ annotator: PassageAnnotator,
    _ body: ([DocumentEdit]) throws(Failure) -> Void
  ) throws(Failure) {
    let runs = annotator.separatorRuns
    var edits: [DocumentEdit] = []
    while reader.next() {
      annotator.annotate(reader.passage, into: &edits)
      if let runs { edits = runs.written(edits, in: reader.passage) }
      if edits.isEmpty { continue }
      try body(edits)
      edits.removeAll(keepingCapacity: true)
    }
    annotator.counts += reader.counts
  }

  /// Returns the removals of inserted elements, in order.
  static func removals(
    in utf8: UnsafeBufferPointer<UInt8>, _ format: DocumentFormat, className: String
  ) -> [DocumentEdit] {
    switch format {
    case .html, .xhtml, .epub:
      var remover = MarkupAnnotationRemover(utf8, dialect: format.dialect, className: className)
      return remover.removals()
    case .markdown:
      #if Markdown
      return MarkdownAnnotationRemover(utf8, className: className).removals()
      #else
      return []
      #endif
    case .webVTT:
      var remover = CueAnnotationRemover(utf8, className: className)
      return remover.removals()
    case .ttml:
      var remover = TimedTextAnnotationRemover(utf8, className: className)
      return remover.removals()
    case .docx:
      var remover = WordAnnotationRemover(utf8)
      return remover.removals()
    case .text:
      return PlainRuby.removals(in: utf8, startTag: AnnotationNotation.rubyStart(className))
    case .aozora, .subRip, .ass, .csv, .tsv, .json, .jsonLines:
      return PlainRuby.removals(in: utf8, startTag: PlainRuby.start(className))
    }
  }

  #if Markdown
  /// Annotates all blocks, and writes the insertions that do not change the structure.
  private func annotateMarkdown<Failure>(
    _ utf8: UnsafeBufferPointer<UInt8>, _ annotator: PassageAnnotator,
    _ body: ([DocumentEdit]) throws(Failure) -> Void
  ) throws(Failure) {
    let source = MarkdownSource(utf8)
    var reader = MarkdownPassageReader(utf8, source, selection: options.content)
    var passages: [MarkdownEditVerifier.PassageEdits] = []
    while reader.next() {
      var edits: [DocumentEdit] = []
      let words = annotator.counts.annotated
      annotator.annotate(reader.passage, into: &edits)
      guard !edits.isEmpty else { continue }
      passages.append(
        MarkdownEditVerifier.PassageEdits(
          block: reader.block, edits: edits, words: annotator.counts.annotated - words))
    }
    var verifier = MarkdownEditVerifier(utf8, source, passages)
    verifier.verify()
    annotator.counts.annotated -= verifier.dropped
    annotator.counts.changingStructure += verifier.dropped
    annotator.counts.unresolvedBlocks += reader.unresolvedBlocks
    for passage in verifier.passages { try body(passage.edits) }
  }
  #endif
}
