public import JapaneseText

extension DocumentAnnotator {
  /// Returns the readings of a document that differ from those of the dictionary.
  ///
  /// Differences of spelling are not reported: づ and ず, katakana, long vowels, small kana and
  /// historical kana.
  ///
  /// - Parameters:
  ///   - bytes: the bytes of a document that is not an archive.
  ///   - format: the format; nil to recognize it by the content.
  ///   - encoding: the encoding; nil to detect it.
  /// - Returns: the differences in the order of the document.
  /// - Throws: as ``annotate(_:format:encoding:)``; `unsupportedFormat` for an archive.
  public func checkReadings(
    in bytes: [UInt8], format: DocumentFormat? = nil, encoding: DocumentEncoding? = nil
  ) throws(DocumentError) -> [ReadingDifference] {
    guard try DocumentFormat.archive(format, bytes) == nil else {
      throw DocumentError(
        .unsupportedFormat, "readings of archives are not checked (unpack the archive)")
    }
    let source = try Self.source(bytes, encoding)
    let format = format ?? DocumentFormat(detecting: source)
    var checker = ReadingChecker(tokenizer: tokenizer, source: source)
    var differences: [ReadingDifference] = []
    source.utf8.withUnsafeBufferPointer { utf8 in
      var copy = self
      copy.options.annotation = .furigana
      copy.observe(utf8, format, copy.makeAnnotator(format, source)) { passage in
        differences += checker.differences(in: passage)
      }
    }
    return differences
  }
}
