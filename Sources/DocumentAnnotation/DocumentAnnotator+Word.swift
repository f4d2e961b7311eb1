extension DocumentAnnotator {
  /// Calls a function with the edits of each paragraph of a text document that has any.
  func forEachWordEdits<Failure>(
    in source: SourceText, _ annotator: PassageAnnotator,
    _ body: ([DocumentEdit]) throws(Failure) -> Void
  ) throws(Failure) {
    var insertions: [DocumentEdit] = []
    try source.utf8.withUnsafeBufferPointer { (utf8) throws(Failure) in
      learnReadings(utf8, .docx, annotator)
      var reader = WordPassageReader(utf8, styles: context.styles, selection: options.content)
      while reader.next() {
        annotator.annotate(reader.passage, into: &insertions)
        let readings = annotator.takeReadings()
        if insertions.isEmpty, readings.isEmpty { continue }
        var writer = WordEditWriter(utf8, runs: reader.runs, texts: reader.texts)
        let edits =
          insertions.isEmpty ? writer.edits(for: readings) : writer.edits(for: insertions)
        insertions.removeAll(keepingCapacity: true)
        if !edits.isEmpty { try body(edits) }
      }
    }
  }
}
