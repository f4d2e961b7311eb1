extension DocumentAnnotator {
  /// Returns the readings of a document that differ from those of the dictionary.
  ///
  /// ```swift
  /// for difference in try annotator.checkReadings(in: book) {
  ///   print(difference.path ?? "", difference.line, difference.base, difference.given)
  /// }
  /// ```
  ///
  /// Differences of spelling are not reported: づ and ず, katakana, long vowels, small kana and
  /// historical kana. Of an archive the entries are read that are annotated otherwise: the XHTML
  /// documents of an EPUB but its navigation document, and the text of a DOCX.
  ///
  /// - Parameters:
  ///   - bytes: the bytes of a document.
  ///   - format: the format; nil to recognize it by the content.
  ///   - encoding: the encoding; nil to detect it. The entries of an archive declare their own.
  /// - Returns: the differences in the order of the document, or of the entries of an archive.
  /// - Throws: as ``annotate(_:format:encoding:)``.
  public func checkReadings(
    in bytes: [UInt8], format: DocumentFormat? = nil, encoding: DocumentEncoding? = nil
  ) throws(DocumentError) -> [ReadingDifference] {
    try readingCheck(of: bytes, format: format, encoding: encoding).differences
  }

  /// Returns the differences, and warnings about entries of an archive that are not read.
  package func readingCheck(
    of bytes: [UInt8], format: DocumentFormat?, encoding: DocumentEncoding?
  ) throws(DocumentError) -> (differences: [ReadingDifference], warnings: [AnnotationWarning]) {
    var reader = self
    reader.options.annotation = .furigana
    guard let archive = try DocumentFormat.archive(format, bytes) else {
      try checkFormat(format)
      let source = try Self.source(bytes, encoding)
      return (reader.differences(in: source, format ?? DocumentFormat(detecting: source)), [])
    }
    let (differences, warnings) = try reader.readArchive(bytes, archive) {
      (reader, source, format) in
      reader.differences(in: source, format)
    }
    return (differences.flatMap(\.self), warnings.filter { !$0.code.concernsRuby })
  }

  private func differences(
    in source: SourceText, _ format: DocumentFormat
  ) -> [ReadingDifference] {
    var checker = ReadingChecker(tokenizer: tokenizer, source: source, path: context.path)
    var differences: [ReadingDifference] = []
    source.utf8.withUnsafeBufferPointer { utf8 in
      observe(utf8, format, makeAnnotator(format, source)) { passage in
        differences += checker.differences(in: passage)
      }
    }
    return differences
  }
}
