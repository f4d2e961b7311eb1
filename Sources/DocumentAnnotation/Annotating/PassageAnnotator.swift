internal import JapaneseText
internal import TextFoundation

/// Finds the insertions in passages.
///
/// Not thread-safe: use one per task.
final class PassageAnnotator {
  private let options: AnnotationOptions
  private let tokenizer: Tokenizer
  var notation: AnnotationNotation
  private let syntax: InsertionSyntax
  /// What is inserted between words or phrases.
  let separator: String
  /// The separator if it has no markup; nil if readings are inserted.
  let plainSeparator: String?
  /// The runs of separators in the document; nil if separators have markup.
  var separatorRuns: SeparatorRuns?
  /// Receives the passages, which are not annotated then.
  var observer: ((Passage) -> Void)?
  /// Whether readings in the text, such as `漢字（かんじ）`, become given readings of their words.
  var readsNotations: Bool
  private lazy var baseFinder = ReadingBaseFinder(tokenizer: tokenizer)
  /// Whether an insertion may contain characters that the encoding lacks, as references.
  private let hasReferences: Bool
  let encoding: DocumentEncoding
  /// Whether a backslash before punctuation is an escape.
  private let hasEscapes: Bool
  private let annotator: TextAnnotator
  /// Separates the kanji of a word whose markup starts or ends inside.
  private lazy var kanjiAnnotator = TextAnnotator(
    tokenizer: tokenizer,
    options: FuriganaOptions(
      grouping: .kanji, syllabary: options.furigana.syllabary,
      knownKanji: options.furigana.knownKanji))
  lazy var languages = LanguageRuns()
  /// Collects the languages of the passages, which are not annotated then.
  var survey: LanguageSurvey?
  /// Whether text without kana is in another language, because most of the document is.
  var isForeignDocument = false
  var filter: WordFilter
  private let recorder: PassageRecorder?
  lazy var wordReader = WordReader(tokenizer: tokenizer)
  /// Whether readings are collected instead of written, for a format whose ruby depends on the text
  /// around it.
  private let collectsReadings: Bool
  /// The collected readings, until they are taken.
  private(set) var readings: [PositionedReading] = []
  var counts = AnnotationCounts()
  /// The readings that the document gives.
  var memory: DocumentReadings
  var lastEnd = 0
  let isAozora: Bool

  init(
    tokenizer: Tokenizer, options: AnnotationOptions, format: DocumentFormat, source: SourceText,
    isXHTML11: Bool = false, occurrences: WordOccurrences? = nil,
    recorder: PassageRecorder? = nil, readings: DocumentReadings? = nil
  ) {
    self.tokenizer = tokenizer
    self.options = options
    memory = readings ?? DocumentReadings(use: options.givenReadings)
    // In Aozora texts only ruby has readings.
    readsNotations = format != .aozora && options.annotation != .language
    encoding = source.encoding
    isAozora = format == .aozora
    self.recorder = recorder
    filter = WordFilter(
      selection: options.words, tokenizer: tokenizer, occurrences: occurrences)
    hasReferences = format.isMarkup
    hasEscapes = format == .markdown
    notation = AnnotationNotation(
      options: options, format: format, source: source, isXHTML11: isXHTML11)
    collectsReadings = format == .docx && notation.notation == .ruby
    syntax = InsertionSyntax(format: format, source: source)
    let unescaped =
      options.annotation == .words ? notation.wordSeparator() : notation.phraseSeparator()
    separator = syntax.escaped(unescaped)
    let hasSeparator = options.annotation == .words || options.annotation == .phrases
    plainSeparator = hasSeparator && !format.isMarkup && format != .docx ? unescaped : nil
    annotator = TextAnnotator(tokenizer: tokenizer, options: options.furigana)
  }

  /// Appends the insertions in a passage, in order.
  func annotate(_ passage: Passage, into edits: inout [DocumentEdit]) {
    if let observer {
      // Separators are searched for in the whole text.
      let isRead = readsNotations && options.annotation != .words && options.annotation != .phrases
      return observer(isRead ? readingNotations(in: passage) : passage)
    }
    if options.annotation == .language {
      if passage.isWritable { appendLanguages(passage, &edits) }
      return
    }
    guard passage.isWritable, passage.text.contains(where: { $0 >= 0x80 }) else { return }
    if var survey {
      self.survey = nil
      survey.add(
        passage.text, languages.script(of: passage.text, detects: !survey.isDecided))
      self.survey = survey
      return
    }
    if isForeign(passage.text) {
      counts.otherLanguage += 1
      return
    }
    let passage = readsNotations ? readingNotations(in: passage) : passage
    if let recorder {
      recorder.record(passage)
      return
    }
    let text = passage.validText
    switch options.annotation {
    case .furigana: appendFurigana(text, passage, &edits)
    case .romaji: appendRomaji(text, passage, &edits)
    case .words: appendBreaks(tokenizer.words(in: text, unit: .reader), of: text, passage, &edits)
    case .phrases: appendBreaks(tokenizer.phrases(in: text), of: text, passage, &edits)
    case .language, .none: break
    }
  }

  /// Returns a passage whose readings in brackets are given readings.
  func readingNotations(in passage: Passage) -> Passage {
    var passage = passage
    passage.readNotations(resolving: baseFinder.bases)
    return passage
  }

  /// Returns whether the selection leaves a word alone, and counts it.
  func isExcluded(_ base: String, _ reading: String, _ range: Range<Int>) -> Bool {
    switch filter.exclusion(of: base, reading: reading, in: range) {
    case .known: counts.known += 1
    case .repeated: counts.repeated += 1
    case .common: counts.common += 1
    case nil: return false
    }
    return true
  }

  private func appendFurigana(_ text: String, _ passage: Passage, _ edits: inout [DocumentEdit]) {
    let (segments, given) = memory.segments(of: passage) {
      annotator.segments(of: text, overriding: $0)
    }
    filter.begin(passage, text: text)
    var tags = PassageTags(passage.tags)
    var urls = URLRanges(in: passage.text)
    var kanjiSegments: ArraySlice<FuriganaSegment>?
    for segment in segments {
      guard let reading = segment.reading, !urls.contain(segment.utf8Range),
        let source = passage.source(of: segment.utf8Range),
        !isExcluded(segment.base, reading, segment.utf8Range)
      else { continue }
      let annotated = counts.annotated
      defer {
        if counts.annotated > annotated { filter.didAnnotate(segment.base, reading: reading) }
      }
      if let range = tags.balanced(source, from: lastEnd) {
        append(reading, to: segment.utf8Range, around: range, passage, &edits)
        continue
      }
      let whole = tags.balanced(source, from: lastEnd, allowingDivisions: true)
      var kanji = (kanjiSegments ?? kanjiAnnotator.segments(of: text, overriding: given)[...])
        .drop { $0.utf8Range.upperBound <= segment.utf8Range.lowerBound }
      kanjiSegments = kanji
      kanji = kanji.prefix { $0.utf8Range.lowerBound < segment.utf8Range.upperBound }
      if appendParts(of: segment, kanji, passage, &tags, &edits) { continue }
      if let whole {
        append(reading, to: segment.utf8Range, around: whole, passage, &edits)
      } else {
        counts.splitByMarkup += 1
      }
    }
  }

  /// Annotates the kanji of a word one by one, because an element starts or ends between them, and
  /// returns false if its reading cannot be divided there.
  private func appendParts(
    of segment: FuriganaSegment, _ kanji: ArraySlice<FuriganaSegment>, _ passage: Passage,
    _ tags: inout PassageTags, _ edits: inout [DocumentEdit]
  ) -> Bool {
    var parts: [(reading: String, text: Range<Int>, range: Range<Int>)] = []
    var end = lastEnd
    for part in kanji {
      guard let reading = part.reading else { continue }
      guard segment.utf8Range.contains(part.utf8Range.lowerBound),
        part.utf8Range.upperBound <= segment.utf8Range.upperBound,
        let source = passage.source(of: part.utf8Range),
        let range = tags.balanced(source, from: end)
      else { return false }
      parts.append((reading, part.utf8Range, range))
      end = range.upperBound
    }
    for part in parts {
      append(part.reading, to: part.text, around: part.range, passage, &edits)
    }
    return !parts.isEmpty
  }

  /// Appends the insertions of a reading of some text, which a range of the source yields.
  func append(
    _ reading: String, to text: Range<Int>, around range: Range<Int>, _ passage: Passage,
    _ edits: inout [DocumentEdit]
  ) {
    if collectsReadings {
      readings.append(PositionedReading(range: range, reading: reading))
      lastEnd = range.upperBound
      counts.annotated += 1
      return
    }
    var prefix = syntax.escaped(notation.prefix())
    var suffix = syntax.escaped(notation.suffix(reading))
    guard !syntax.reserves(prefix), !syntax.reserves(suffix),
      notation.form == nil
        || TextNotationForm.isRecognized(
          base: passage.text[text], reading, isLatin: options.annotation == .romaji)
    else {
      counts.notWritable += 1
      return
    }
    guard !isEscaped(prefix, at: range.lowerBound, passage),
      !isEscaped(suffix, at: range.upperBound, passage)
    else {
      counts.changingStructure += 1
      return
    }
    if passage.isTableCell { suffix = suffix.replacing("|", with: "\\|") }
    // A word joiner is neither white space nor punctuation, so `**` next to it stays a delimiter.
    var joiner = ""
    if !prefix.isEmpty, passage.isFragile(at: range.lowerBound, .start) {
      joiner = Self.wordJoiner
      prefix = joiner + prefix
    }
    if passage.isFragile(at: range.upperBound, .end) {
      joiner = Self.wordJoiner
      suffix += joiner
    }
    guard canWrite(prefix), canWrite(suffix), TextEncoder.canEncode(joiner, in: encoding) else {
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

  private static let wordJoiner = "\u{2060}"

  /// Returns whether a backslash before an offset of the source would escape what is inserted there, or
  /// an invalid byte would be the first of a character with it.
  func isEscaped(_ text: String, at offset: Int, _ passage: Passage) -> Bool {
    guard let first = text.utf8.first else { return false }
    // An invalid lead byte would take an insertion for the trail of its character.
    if encoding == .shiftJIS || encoding == .eucJP, first >= 0x40,
      passage.hasInvalidBytes(before: offset)
    {
      return true
    }
    guard hasEscapes, first < 0x80 else { return false }
    return passage.hasLiteralBackslash(before: offset)
  }

  /// Returns the collected readings of the last passages, and forgets them.
  func takeReadings() -> [PositionedReading] {
    defer { readings.removeAll(keepingCapacity: true) }
    return readings
  }

  /// The words that have been annotated.
  var occurrences: WordOccurrences { filter.occurrences }

  /// Whether the encoding of the document has the characters of the separator.
  var canWriteSeparator: Bool { canWrite(separator) }

  /// Returns whether the document can have readings in a form.
  func canWrite(_ form: TextNotationForm) -> Bool { form.isWritable(in: encoding) }

  func canWrite(_ text: String) -> Bool {
    hasReferences || TextEncoder.canEncode(text, in: encoding)
  }
}
