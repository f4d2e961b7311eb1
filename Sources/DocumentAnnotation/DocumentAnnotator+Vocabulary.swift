extension DocumentAnnotator {
  /// Returns the vocabulary of a document in the order of first occurrences.
  ///
  /// ```swift
  /// let entries = try annotator.vocabulary(of: Array("<p>本を読んだ。</p>".utf8))
  /// entries.map { "\($0.word) \($0.reading) \($0.dictionaryForm)" }
  /// // ["本 ほん 本", "読んだ よんだ 読む"]
  /// ```
  ///
  /// What is never annotated, such as code and text in other languages, is not part of it; words that
  /// ``AnnotationOptions/words`` excludes are.
  ///
  /// - Parameters:
  ///   - bytes: the bytes of a document; an empty one has no words.
  ///   - format: the format; nil to recognize it by the content.
  ///   - encoding: the encoding; nil to detect it.
  /// - Returns: nouns, pronouns, verbs, adjectives and adverbs, but no numbers and auxiliaries; two words are the same if their
  ///   dictionary forms are equal and, for words without inflection, their readings.
  /// - Throws: as ``annotate(_:format:encoding:)``.
  public func vocabulary(
    of bytes: [UInt8], format: DocumentFormat? = nil, encoding: DocumentEncoding? = nil
  ) throws(DocumentError) -> [VocabularyEntry] {
    try vocabulary(of: [(bytes, format)], encoding: encoding)
  }

  /// Returns the common vocabulary of several documents.
  package func vocabulary(
    of documents: [(bytes: [UInt8], format: DocumentFormat?)], encoding: DocumentEncoding?
  ) throws(DocumentError) -> [VocabularyEntry] {
    let builder = VocabularyBuilder(tokenizer: tokenizer)
    for document in documents {
      var reader = self
      reader.options.annotation = .furigana
      let recorder = PassageRecorder()
      reader.context.recorder = recorder
      _ = try reader.annotate(document.bytes, format: document.format, encoding: encoding)
      for text in recorder.texts { builder.add(text) }
    }
    return builder.entries
  }
}
