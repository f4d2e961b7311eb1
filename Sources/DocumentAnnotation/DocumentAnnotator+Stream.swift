// Left out by Scripts/c-library, because tasks do not survive a fork.
#if Concurrency
extension DocumentAnnotator {
  /// Returns the edits of a document as a sequence, while the document is still read.
  ///
  /// A task in the background reads the document; it ends if the sequence is no longer used.
  ///
  /// ```swift
  /// for try await edit in annotator.edits(of: bytes) {
  ///   editor.insert(edit.text, atByte: edit.range.lowerBound)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - bytes: the bytes of a document; an empty one has no edits.
  ///   - format: the format; nil to recognize it by the content.
  ///   - encoding: the encoding; nil to detect it.
  /// - Returns: the edits of ``annotate(_:format:encoding:)`` in ascending order, as offsets of
  ///   `bytes`. The sequence throws ``DocumentError``: `unsupportedFormat` for an archive, whose
  ///   entries have edits of their own.
  public func edits(
    of bytes: [UInt8], format: DocumentFormat? = nil, encoding: DocumentEncoding? = nil
  ) -> AsyncThrowingStream<DocumentEdit, any Error> {
    AsyncThrowingStream { continuation in
      let task = Task.detached(priority: .userInitiated) {
        do {
          try forEachEdit(of: bytes, format, encoding) { edit in
            if Task.isCancelled { throw CancellationError() }
            continuation.yield(edit)
          }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  private func forEachEdit(
    of bytes: [UInt8], _ format: DocumentFormat?, _ encoding: DocumentEncoding?,
    _ body: (DocumentEdit) throws -> Void
  ) throws {
    if try DocumentFormat.archive(format, bytes) != nil {
      throw DocumentError(
        .unsupportedFormat,
        "the entries of an archive have edits of their own (use annotate and its entries)")
    }
    try checkFormat(format)
    let source = try Self.source(bytes, encoding)
    var splicer = DocumentSplicer(source)
    var output: [UInt8] = []
    _ = try forEachPassageEdits(in: source, format) { edits in
      var original: [DocumentEdit] = []
      splicer.append(edits, to: &output) { original.append($0) }
      output.removeAll(keepingCapacity: true)
      for edit in original { try body(edit) }
    }
  }
}
#endif
