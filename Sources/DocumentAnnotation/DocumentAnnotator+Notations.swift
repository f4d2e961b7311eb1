/// Readings and separators without markup, which removal recognizes by their form.
extension DocumentAnnotator {
  /// The forms of the notation, or none if inserted readings are in elements or Aozora ruby.
  private func forms(_ annotator: PassageAnnotator, _ format: DocumentFormat) -> [TextNotationForm]
  {
    guard options.annotation == .furigana || options.annotation == .romaji,
      format != .docx, !annotator.notation.marksTextReadings, !writesAozoraRuby(annotator, format)
    else { return [] }
    return TextNotationForm.forms(of: annotator.notation.notation)
  }

  func writesAozoraRuby(_ annotator: PassageAnnotator, _ format: DocumentFormat) -> Bool {
    format == .aozora && annotator.notation.notation == .aozora
      && (options.annotation == .furigana || options.annotation == .romaji)
  }

  /// Learns the language and the readings of a document, and chooses the form of inserted readings
  /// after the last one that the document contains.
  func chooseForm(
    _ utf8: UnsafeBufferPointer<UInt8>, _ format: DocumentFormat, _ annotator: PassageAnnotator
  ) {
    surveyLanguages(utf8, format, annotator)
    learnReadings(in: utf8, format, annotator)
    if let separator = annotator.plainSeparator {
      annotator.separatorRuns = separatorRuns(utf8, format, separator, annotator)
    }
    let forms = forms(annotator, format)
    guard !forms.isEmpty else { return }
    let last = matches(utf8, format, forms, annotator.encoding).map(\.form).max() ?? -1
    let first = max(TextNotationForm.usualIndex(of: annotator.notation.notation), last + 1)
    let form = forms.dropFirst(first).first { annotator.canWrite($0) }
    annotator.notation.form = form ?? forms[forms.count - 1]
    annotator.counts.sharesNotation = form == nil
  }

  /// Remembers the readings that the whole document gives, if they are used before their occurrence.
  func learnReadings(
    in utf8: UnsafeBufferPointer<UInt8>, _ format: DocumentFormat, _ annotator: PassageAnnotator
  ) {
    guard options.annotation == .furigana, annotator.memory.needsReading else { return }
    var memory = annotator.memory
    observe(utf8, format, annotator) { memory.learn($0) }
    memory.isComplete = true
    annotator.memory = memory
  }

  /// Returns what was inserted without markup, as removals in order.
  func textRemovals(
    in utf8: UnsafeBufferPointer<UInt8>, _ format: DocumentFormat, _ source: SourceText
  ) -> [DocumentEdit] {
    let annotator = makeAnnotator(format, source)
    if writesAozoraRuby(annotator, format) {
      return AozoraAnnotationRemover(utf8, isLatin: options.annotation == .romaji).removals()
    }
    if let separator = annotator.plainSeparator {
      let runs = separatorRuns(utf8, format, separator, annotator)
      var edits: [DocumentEdit] = []
      observe(utf8, format, annotator) { edits += runs.removals(in: $0) }
      return edits
    }
    let matches = matches(utf8, format, forms(annotator, format), source.encoding)
    guard let last = matches.map(\.form).max(),
      last >= TextNotationForm.usualIndex(of: annotator.notation.notation)
    else { return [] }
    // Adjacent removals are one: ISO-2022-JP has escape sequences between them.
    var edits: [DocumentEdit] = []
    for match in matches where match.form == last {
      for range in match.ranges { edits.appendRemoval(of: range) }
    }
    #if Markdown
    if format == .markdown {
      return edits.map(MarkdownAnnotationRemover(utf8, className: "").withWordJoiners)
    }
    #endif
    return edits
  }

  /// Decides whether text without kana is in the language of the document.
  private func surveyLanguages(
    _ utf8: UnsafeBufferPointer<UInt8>, _ format: DocumentFormat, _ annotator: PassageAnnotator
  ) {
    guard options.annotation != .language, LanguageSurvey.isNeeded(for: utf8) else { return }
    let counts = annotator.counts
    annotator.survey = LanguageSurvey()
    forEachPassageEdits(of: utf8, format, annotator) { _ in }
    annotator.finishSurvey()
    annotator.counts = counts
  }

  private func separatorRuns(
    _ utf8: UnsafeBufferPointer<UInt8>, _ format: DocumentFormat, _ separator: String,
    _ annotator: PassageAnnotator
  ) -> SeparatorRuns {
    SeparatorRuns(
      utf8, view: view(of: utf8, format, annotator.encoding),
      annotator.canWriteSeparator ? separator : "",
      insertedText: annotator.separator)
  }

  /// Returns a document with decoded escapes, or nil if insertions have none.
  private func view(
    of utf8: UnsafeBufferPointer<UInt8>, _ format: DocumentFormat, _ encoding: DocumentEncoding
  ) -> SourceView? {
    if format.isJSON { return SourceView(decodingJSON: utf8) }
    return format.isMarkup && encoding == .ascii ? SourceView(decodingReferences: utf8) : nil
  }

  private func matches(
    _ utf8: UnsafeBufferPointer<UInt8>, _ format: DocumentFormat, _ forms: [TextNotationForm],
    _ encoding: DocumentEncoding
  ) -> [TextNotationScanner.Match] {
    guard !forms.isEmpty else { return [] }
    let scanner = TextNotationScanner(
      utf8, view: view(of: utf8, format, encoding), forms, isLatin: options.annotation == .romaji)
    var matches: [TextNotationScanner.Match] = []
    let annotator = makeAnnotator(format, SourceText([], encoding: .utf8))
    annotator.readsNotations = false
    observe(utf8, format, annotator) { matches += scanner.matches(in: $0) }
    return matches
  }

  /// Calls a function with each passage.
  func observe(
    _ utf8: UnsafeBufferPointer<UInt8>, _ format: DocumentFormat, _ annotator: PassageAnnotator,
    _ body: @escaping (Passage) -> Void
  ) {
    let counts = annotator.counts
    annotator.observer = body
    forEachPassageEdits(of: utf8, format, annotator) { _ in }
    annotator.observer = nil
    annotator.counts = counts
  }
}
