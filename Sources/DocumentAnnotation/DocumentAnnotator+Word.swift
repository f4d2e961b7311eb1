extension DocumentAnnotator {
  /// Calls a function with the edits of each paragraph of a text document that has any.
  ///
  /// Versions of the same content get the same annotations, which are counted once.
  func forEachWordEdits<Failure>(
    in source: SourceText, _ annotator: PassageAnnotator,
    _ body: ([DocumentEdit]) throws(Failure) -> Void
  ) throws(Failure) {
    var insertions: [DocumentEdit] = []
    try source.utf8.withUnsafeBufferPointer { (utf8) throws(Failure) in
      var reader = WordPassageReader(
        utf8, styles: context.styles, selection: options.content,
        readsRepetitions: context.recorder == nil)
      var position = WordVersions.Position()
      while reader.next() {
        annotator.occurrences.move(from: position, to: reader.position)
        position = reader.position
        let counts = annotator.counts
        annotator.annotate(reader.passage, into: &insertions)
        if position.isRepetition { annotator.counts = counts }
        let readings = annotator.takeReadings()
        if insertions.isEmpty, readings.isEmpty { continue }
        var writer = WordEditWriter(utf8, runs: reader.runs, texts: reader.texts)
        let edits =
          insertions.isEmpty ? writer.edits(for: readings) : writer.edits(for: insertions)
        insertions.removeAll(keepingCapacity: true)
        if !edits.isEmpty { try body(edits) }
      }
      annotator.occurrences.move(from: position, to: WordVersions.Position())
    }
  }
}

extension WordOccurrences {
  /// Forgets the words of a version of the content when the next one starts.
  fileprivate func move(from old: WordVersions.Position, to new: WordVersions.Position) {
    if old.number != new.number {
      if new.number == 0 { endTrial() } else { startTrial() }
    } else if new.number != 0, old.version != new.version {
      repeatTrial()
    }
  }
}
