extension DocumentAnnotator {
  /// Annotates an Aozora text.
  func annotateAozora<Failure>(
    _ utf8: UnsafeBufferPointer<UInt8>, _ annotator: PassageAnnotator,
    _ body: ([DocumentEdit]) throws(Failure) -> Void
  ) throws(Failure) {
    var reader = AozoraPassageReader(utf8, selection: options.content)
    var writer: AozoraEditWriter?
    if writesAozoraRuby(annotator, .aozora) {
      writer = AozoraEditWriter(utf8, isLatin: options.annotation == .romaji)
    }
    let runs = annotator.separatorRuns
    var edits: [DocumentEdit] = []
    while reader.next() {
      edits.removeAll(keepingCapacity: true)
      annotator.annotate(reader.passage, into: &edits)
      if let written = writer?.written(edits, reader.rubies) { edits = written }
      if let runs { edits = runs.written(edits, in: reader.passage) }
      if !edits.isEmpty { try body(edits) }
    }
  }
}
