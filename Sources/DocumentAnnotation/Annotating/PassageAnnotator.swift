internal import JapaneseText
internal import TextFoundation

/// Finds the insertions in passages.
///
/// Not thread-safe: use one per task.
final class PassageAnnotator {
  private let options: AnnotationOptions
  private let tokenizer: Tokenizer
  private let notation: AnnotationNotation
  private let syntax: InsertionSyntax
  /// What is inserted between words or phrases.
  private let separator: String
  /// Whether an insertion may contain characters that the encoding lacks, as references.
  private let hasReferences: Bool
  private let encoding: DocumentEncoding
  private let annotator: TextAnnotator
  /// Separates the kanji of a word whose markup starts or ends inside.
  private lazy var kanjiAnnotator = TextAnnotator(
    tokenizer: tokenizer,
    options: FuriganaOptions(
      grouping: .kanji, syllabary: options.furigana.syllabary,
      knownKanji: options.furigana.knownKanji))
  private lazy var wordReader = WordReader(tokenizer: tokenizer)
  var counts = AnnotationCounts()
  private var lastEnd = 0

  init(
    tokenizer: Tokenizer, options: AnnotationOptions, format: DocumentFormat, source: SourceText
  ) {
    self.tokenizer = tokenizer
    self.options = options
    encoding = source.encoding
    hasReferences = format.isMarkup
    notation = AnnotationNotation(options: options, format: format, source: source)
    syntax = InsertionSyntax(format: format, source: source)
    separator = syntax.escaped(
      options.annotation == .words ? notation.wordSeparator() : notation.phraseSeparator())
    annotator = TextAnnotator(tokenizer: tokenizer, options: options.furigana)
  }

  /// Appends the insertions in a passage, in order.
  func annotate(_ passage: Passage, into edits: inout [DocumentEdit]) {
    guard passage.isWritable, passage.text.contains(where: { $0 >= 0x80 }) else { return }
    let text = Self.text(of: passage.text)
    switch options.annotation {
    case .furigana: appendFurigana(text, passage, &edits)
    case .romaji: appendRomaji(text, passage, &edits)
    case .words: appendBreaks(tokenizer.words(in: text, unit: .reader), of: text, passage, &edits)
    case .phrases: appendBreaks(tokenizer.phrases(in: text), of: text, passage, &edits)
    case .none: break
    }
  }

  /// Returns the text with invalid bytes replaced by as many control characters, so that its offsets
  /// are those of the bytes.
  private static func text(of bytes: [UInt8]) -> String {
    var bytes = bytes
    var start = 0
    while let invalid = bytes.withUnsafeBufferPointer({ $0.firstInvalidUTF8(from: start) }) {
      bytes[invalid.offset] = 0x1A
      start = invalid.offset
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func appendFurigana(_ text: String, _ passage: Passage, _ edits: inout [DocumentEdit]) {
    let given = passage.givenReadings.map { given in
      FuriganaSegment(
        utf8Range: given.text,
        base: String(decoding: passage.text[given.text], as: UTF8.self), reading: given.reading)
    }
    var tags = PassageTags(passage.tags)
    var kanjiSegments: ArraySlice<FuriganaSegment>?
    for segment in annotator.segments(of: text, overriding: given) {
      guard let reading = segment.reading, let source = passage.source(of: segment.utf8Range)
      else { continue }
      if let range = tags.balanced(source, from: lastEnd) {
        append(reading, around: range, &edits)
        continue
      }
      var kanji = (kanjiSegments ?? kanjiAnnotator.segments(of: text, overriding: given)[...])
        .drop { $0.utf8Range.upperBound <= segment.utf8Range.lowerBound }
      kanjiSegments = kanji
      kanji = kanji.prefix { $0.utf8Range.lowerBound < segment.utf8Range.upperBound }
      appendParts(of: segment, kanji, passage, &tags, &edits)
    }
  }

  /// Annotates the kanji of a word one by one, because an element starts or ends between them.
  private func appendParts(
    of segment: FuriganaSegment, _ kanji: ArraySlice<FuriganaSegment>, _ passage: Passage,
    _ tags: inout PassageTags, _ edits: inout [DocumentEdit]
  ) {
    var parts: [(reading: String, range: Range<Int>)] = []
    var end = lastEnd
    for part in kanji {
      guard let reading = part.reading else { continue }
      guard segment.utf8Range.contains(part.utf8Range.lowerBound),
        part.utf8Range.upperBound <= segment.utf8Range.upperBound,
        let source = passage.source(of: part.utf8Range),
        let range = tags.balanced(source, from: end)
      else {
        counts.splitByMarkup += 1
        return
      }
      parts.append((reading, range))
      end = range.upperBound
    }
    for part in parts { append(part.reading, around: part.range, &edits) }
  }

  private func append(
    _ reading: String, around range: Range<Int>, _ edits: inout [DocumentEdit]
  ) {
    let prefix = syntax.escaped(notation.prefix())
    let suffix = syntax.escaped(notation.suffix(reading))
    guard !syntax.reserves(prefix), !syntax.reserves(suffix) else {
      counts.notWritable += 1
      return
    }
    guard canWrite(prefix), canWrite(suffix) else {
      counts.notEncodable += 1
      return
    }
    if !prefix.isEmpty {
      edits.append(DocumentEdit(range: range.lowerBound..<range.lowerBound, text: prefix))
    }
    edits.append(
      DocumentEdit(range: range.upperBound..<range.upperBound, text: suffix))
    lastEnd = range.upperBound
    counts.annotated += 1
  }

  private func canWrite(_ text: String) -> Bool {
    hasReferences || TextEncoder.canEncode(text, in: encoding)
  }

  private func appendRomaji(_ text: String, _ passage: Passage, _ edits: inout [DocumentEdit]) {
    var words: [WordReading] = []
    withUTF8Bytes(of: text) { bytes in wordReader.read(bytes) { words.append($0) } }
    var tags = PassageTags(passage.tags)
    for word in words {
      guard word.romaji.utf8.contains(where: { $0 < 0x80 }),
        passage.text[word.range].contains(where: { $0 >= 0x80 }),
        let source = passage.source(of: word.range)
      else { continue }
      if let range = tags.balanced(source, from: lastEnd) {
        append(word.romaji, around: range, &edits)
      } else {
        counts.splitByMarkup += 1
      }
    }
  }

  /// Inserts a separator after each segment of a text but the last, and not beside white space.
  private func appendBreaks(
    _ segments: [Substring], of text: String, _ passage: Passage, _ edits: inout [DocumentEdit]
  ) {
    var (index, end) = (text.startIndex, 0)
    for segment in segments {
      end += text.utf8.distance(from: index, to: segment.endIndex)
      index = segment.endIndex
      guard end > 0, end < passage.text.count, passage.text[end - 1] > 0x20,
        passage.text[end] > 0x20, let offset = passage.insertionOffset(at: end)
      else { continue }
      guard canWrite(separator) else {
        counts.notEncodable += 1
        continue
      }
      edits.append(DocumentEdit(range: offset..<offset, text: separator))
      counts.annotated += 1
    }
  }
}
