public import JapaneseText
internal import MarkupText
internal import TextFoundation
internal import Transliteration

/// Inserts readings and breaks into documents, and changes nothing else.
///
/// ```swift
/// let annotator = DocumentAnnotator(tokenizer: try Tokenizer.embedded())
/// annotator.annotate(html: "<p>東<b>京</b>へ行く</p>").text
/// // "<p><ruby class="jptok">東<b>京</b><rt>とうきょう</rt></ruby>へ<ruby class="jptok">行<rt>い</rt></ruby>く</p>"
/// ```
///
/// Words are read across inline markup, character references, comments and soft hyphens; a block or
/// a line break ends a sentence. The output has the encoding, the line ends and all bytes of the
/// input, and the insertions.
public struct DocumentAnnotator: Sendable {
  /// What is inserted, and where.
  public var options: AnnotationOptions
  /// The maximum number of threads that annotate the entries of an archive, 1 by default; the result
  /// does not depend on it.
  public var threadCount = 1
  let tokenizer: Tokenizer
  /// What the archive says about the entry that is annotated.
  var context = EntryContext()

  /// Creates an annotator.
  public init(tokenizer: Tokenizer, options: AnnotationOptions = AnnotationOptions()) {
    self.tokenizer = tokenizer
    self.options = options
  }

  /// Annotates an HTML document or fragment.
  ///
  /// - Parameter html: markup; an empty text and markup without Japanese are unchanged.
  /// - Returns: the document, with edits in UTF-8 offsets of `html`.
  public func annotate(html: String) -> AnnotatedDocument {
    annotate(SourceText(Array(html.utf8), encoding: .utf8), format: .html)
  }

  /// Annotates a document in its own encoding.
  ///
  /// - Parameters:
  ///   - bytes: the bytes of a document. Bytes that are invalid in the encoding stay as they are.
  ///   - format: the format; nil to recognize it by the content.
  ///   - encoding: the encoding; nil to detect it as browsers do: by a byte order mark, a
  ///     declaration in the first 1,024 bytes, or the frequency of Japanese characters.
  /// - Returns: the document, with edits in offsets of `bytes`; for an archive, in those of the
  ///   content of ``AnnotatedDocument/entries``.
  /// - Throws: `libraryMissing` if the document is in Shift_JIS, EUC-JP or ISO-2022-JP and ICU is not
  ///   installed; for an archive, an error if it is damaged, protected or too large.
  public func annotate(
    _ bytes: [UInt8], format: DocumentFormat? = nil, encoding: DocumentEncoding? = nil
  ) throws(DocumentError) -> AnnotatedDocument {
    if let archive = try DocumentFormat.archive(format, bytes) {
      return try annotateArchive(bytes, archive)
    }
    try checkFormat(format)
    return annotate(try Self.source(bytes, encoding), format: format)
  }

  func annotate(_ source: SourceText, format: DocumentFormat?) -> AnnotatedDocument {
    var splicer = DocumentSplicer(source)
    var document = AnnotatedDocument(encoding: source.encoding)
    document.counts = forEachPassageEdits(in: source, format) { edits in
      splicer.append(edits, to: &document.bytes) { document.edits.append($0) }
    }
    splicer.finish(to: &document.bytes)
    return document
  }

  /// Annotates a document and writes it in chunks, so that memory holds the input but not the output.
  ///
  /// - Parameters:
  ///   - bytes: the bytes of a document.
  ///   - format: the format; nil to recognize it by the content.
  ///   - encoding: the encoding; nil to detect it.
  ///   - write: is called with the chunks of the output in order.
  /// - Returns: what has been annotated.
  /// - Throws: the first error of `write`, which ends the annotation, or `DocumentError` as
  ///   ``annotate(_:format:encoding:)``.
  public func annotate(
    _ bytes: [UInt8], format: DocumentFormat? = nil, encoding: DocumentEncoding? = nil,
    to write: ([UInt8]) throws -> Void
  ) throws -> AnnotationCounts {
    if let archive = try DocumentFormat.archive(format, bytes) {
      let document = try annotateArchive(bytes, archive)
      try write(document.bytes)
      return document.counts
    }
    try checkFormat(format)
    let source = try Self.source(bytes, encoding)
    var splicer = DocumentSplicer(source)
    var output: [UInt8] = []
    let counts = try forEachPassageEdits(in: source, format) { edits in
      splicer.append(edits, to: &output)
      guard output.count >= 65_536 else { return }
      try write(output)
      output.removeAll(keepingCapacity: true)
    }
    splicer.finish(to: &output)
    try write(output)
    return counts
  }

  /// Throws an error if this build cannot read a format.
  func checkFormat(_ format: DocumentFormat?) throws(DocumentError) {
    #if !Markdown
    if format == .markdown {
      throw DocumentError(
        .unsupportedFormat, "this build does not read Markdown (build with --traits Markdown)")
    }
    #endif
  }

  static func source(
    _ bytes: [UInt8], _ encoding: DocumentEncoding?
  ) throws(DocumentError) -> SourceText {
    let encoding = encoding ?? DocumentEncoding(detecting: bytes)
    do throws(TransliterationError) {
      try DoubleByteTable.load(for: encoding)
    } catch {
      throw DocumentError(error)
    }
    return SourceText(bytes, encoding: encoding)
  }

  /// Calls a function with the edits of each passage that has any.
  func forEachPassageEdits<Failure>(
    in source: SourceText, _ format: DocumentFormat?,
    _ body: ([DocumentEdit]) throws(Failure) -> Void
  ) throws(Failure) -> AnnotationCounts {
    guard options.annotation != .none else { return AnnotationCounts() }
    let format = format ?? DocumentFormat(detecting: source)
    let annotator = makeAnnotator(format, source)
    if format == .docx {
      source.utf8.withUnsafeBufferPointer { learnReadings(in: $0, format, annotator) }
      try forEachWordEdits(in: source, annotator, body)
      return annotator.counts
    }
    try source.utf8.withUnsafeBufferPointer { (utf8) throws(Failure) in
      chooseForm(utf8, format, annotator)
      try forEachPassageEdits(of: utf8, format, annotator, body)
    }
    return annotator.counts
  }

  func makeAnnotator(_ format: DocumentFormat, _ source: SourceText) -> PassageAnnotator {
    PassageAnnotator(
      tokenizer: tokenizer, options: options, format: format, source: source,
      isXHTML11: context.isXHTML11, occurrences: context.occurrences, recorder: context.recorder,
      readings: context.readings)
  }

  /// Removes what was inserted earlier: elements with the class of ``AnnotationOptions/ruby``, and
  /// readings and separators without markup in the notation of the options.
  ///
  /// `removingAnnotations(from: annotate(bytes).bytes)` has the bytes of the original. Ruby elements
  /// of the author stay.
  ///
  /// - Parameters:
  ///   - bytes: the bytes of an annotated document.
  ///   - format: the format; nil to recognize it by the content.
  ///   - encoding: the encoding; nil to detect it.
  /// - Returns: the document, with removals as edits.
  /// - Throws: as ``annotate(_:format:encoding:)``.
  public func removingAnnotations(
    from bytes: [UInt8], format: DocumentFormat? = nil, encoding: DocumentEncoding? = nil
  ) throws(DocumentError) -> AnnotatedDocument {
    if let archive = try DocumentFormat.archive(format, bytes) {
      return try restoreArchive(bytes, archive)
    }
    try checkFormat(format)
    return removingAnnotations(from: try Self.source(bytes, encoding), format: format)
  }

  func removingAnnotations(from source: SourceText, format: DocumentFormat?) -> AnnotatedDocument {
    let format = format ?? DocumentFormat(detecting: source)
    var edits: [DocumentEdit] = []
    if let name = options.ruby.className {
      edits = source.utf8.withUnsafeBufferPointer { utf8 in
        Self.removals(in: utf8, format, className: name)
      }
    }
    let text =
      context.mayHaveInsertions
      ? source.utf8.withUnsafeBufferPointer { textRemovals(in: $0, format, source) } : []
    if !text.isEmpty {
      edits = (edits + text).sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
    var splicer = DocumentSplicer(source)
    var document = AnnotatedDocument(encoding: source.encoding)
    splicer.append(edits, to: &document.bytes) { document.edits.append($0) }
    splicer.finish(to: &document.bytes)
    return document
  }
}
