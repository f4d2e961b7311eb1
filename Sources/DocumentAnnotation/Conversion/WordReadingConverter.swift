internal import TextFoundation

/// Replaces the notation of readings that a text document gives beside their bases: by ruby, or by
/// another notation in the runs that have the old one.
///
/// A base and its notation may be in several runs; a hyperlink or a revision mark must not start or
/// end inside. Runs that lose all of their text stay.
struct WordReadingConverter {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The notation that is replaced; nil for any.
  private let source: AnnotationOptions.Notation?
  private let target: AnnotationNotation
  private let encoding: DocumentEncoding
  private(set) var edits: [DocumentEdit] = []
  private(set) var counts = AnnotationCounts()

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, from source: AnnotationOptions.Notation?,
    to target: AnnotationNotation, encoding: DocumentEncoding
  ) {
    self.bytes = bytes
    self.source = source
    self.target = target
    self.encoding = encoding
  }

  /// Adds the replacements in a paragraph.
  mutating func convert(_ original: Passage, _ runs: [WordRun], _ texts: [WordText]) {
    var passage = original
    passage.readNotations(.all)
    var tags = PassageTags(passage.tags)
    var readings: [PositionedReading] = []
    var replacements: [DocumentEdit] = []
    var limit = 0
    for given in passage.givenReadings {
      guard let notation = given.notation, let base = passage.extent(of: given.text),
        let opening = given.opening(in: source, before: base, bytes),
        !isWritten(given.reading, opening, notation)
      else { continue }
      let whole = opening.lowerBound..<notation.upperBound
      guard tags.balanced(whole, from: limit, allowingDivisions: true) == whole else {
        counts.splitByMarkup += 1
        continue
      }
      guard original.isWritable(whole), texts.haveEnds(of: whole) else {
        counts.notWritable += 1
        continue
      }
      guard canWrite(given.reading) else {
        counts.notEncodable += 1
        continue
      }
      limit = whole.upperBound
      counts.annotated += 1
      if target.notation == .ruby {
        // A notation in runs of its own is not part of the base.
        let end = texts.haveEnd(at: base.upperBound) ? base.upperBound : whole.upperBound
        readings.append(
          PositionedReading(range: whole.lowerBound..<end, reading: given.reading))
        replace(opening, with: "", texts, &replacements)
        replace(notation, with: "", texts, &replacements)
      } else {
        replace(opening, with: target.prefix(), texts, &replacements)
        replace(notation, with: target.suffix(given.reading), texts, &replacements)
      }
    }
    var writer = WordEditWriter(bytes, runs: runs, texts: texts, isMarked: false)
    // Insertions come before removals that start at the same offset.
    edits += (writer.edits(for: readings) + replacements).sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
  }

  /// Returns whether a reading has the new notation already.
  private func isWritten(_ reading: String, _ opening: Range<Int>, _ notation: Range<Int>) -> Bool {
    target.notation != .ruby && bytes[opening].elementsEqual(target.prefix().utf8)
      && bytes[notation].elementsEqual(target.suffix(reading).utf8)
  }

  private func canWrite(_ reading: String) -> Bool {
    let text = target.notation == .ruby ? reading : target.prefix() + target.suffix(reading)
    return TextEncoder.canEncode(text, in: encoding)
  }

  /// Replaces text that may be in several elements; the first one gets the new text.
  private func replace(
    _ range: Range<Int>, with text: String, _ texts: [WordText], _ edits: inout [DocumentEdit]
  ) {
    guard !range.isEmpty || !text.isEmpty else { return }
    let first = texts.partitioningIndex { $0.content.upperBound > range.lowerBound }
    for index in first..<texts.count {
      let content = texts[index].content
      guard index == first || content.lowerBound < range.upperBound else { return }
      if index == first, text.first == " ", !texts[index].preservesSpace,
        range.lowerBound == content.lowerBound
      {
        let start = texts[index].attributes
        edits.append(DocumentEdit(range: start..<start, text: WordRevision.spaceAttribute))
      }
      edits.append(
        DocumentEdit(range: range.clamped(to: content), text: index == first ? text : ""))
    }
  }
}

extension Passage {
  /// Returns whether insertions are possible in all text of a range of the source.
  fileprivate func isWritable(_ range: Range<Int>) -> Bool {
    let first = spans.partitioningIndex { $0.source.upperBound > range.lowerBound }
    return spans[first...].prefix { $0.source.lowerBound < range.upperBound }
      .allSatisfy(\.isWritable)
  }
}

extension [WordText] {
  /// Returns whether a range starts and ends inside of texts.
  fileprivate func haveEnds(of range: Range<Int>) -> Bool {
    let first = partitioningIndex { $0.content.upperBound > range.lowerBound }
    let last = partitioningIndex { $0.content.upperBound >= range.upperBound }
    return last < count && self[first].content.lowerBound <= range.lowerBound
      && self[last].content.lowerBound < range.upperBound
  }

  /// Returns whether a text ends at an offset.
  fileprivate func haveEnd(at offset: Int) -> Bool {
    let index = partitioningIndex { $0.content.upperBound >= offset }
    return index < count && self[index].content.upperBound == offset
  }
}
