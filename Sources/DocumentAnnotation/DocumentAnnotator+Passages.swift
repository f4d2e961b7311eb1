extension DocumentAnnotator {
  /// Calls a function with the passages of a document, in order.
  func forEachPassage<Failure>(
    of utf8: UnsafeBufferPointer<UInt8>, _ format: DocumentFormat,
    _ body: (borrowing Passage) throws(Failure) -> Void
  ) throws(Failure) {
    switch format {
    case .html, .xhtml, .epub:
      try Self.read(
        MarkupPassageReader(
          utf8, dialect: format.dialect, selection: options.content, language: context.language),
        body)
    case .text:
      try Self.read(LinePassageReader(utf8), body)
    case .docx:
      try Self.read(
        WordPassageReader(utf8, styles: context.styles, selection: options.content), body)
    }
  }

  private static func read<Reader: PassageReader & ~Copyable, Failure>(
    _ reader: consuming Reader, _ body: (borrowing Passage) throws(Failure) -> Void
  ) throws(Failure) {
    while reader.next() { try body(reader.passage) }
  }
}
