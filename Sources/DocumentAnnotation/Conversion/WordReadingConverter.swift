internal import TextFoundation

/// Replaces the notation of readings that a text document gives beside their bases: by ruby, or by
/// another notation in the runs that have the old one.
///
/// A base and its notation may be in several runs. A hyperlink or a revision mark must not start or
/// end inside of what becomes a ruby. Runs that lose all of their text stay.
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
  ///
  /// - Parameters:
  ///   - original: the paragraph.
  ///   - passage: the paragraph after the notations of its readings have been read.
  ///   - runs: its runs.
  ///   - texts: its text elements.
  mutating func convert(
    _ original: Passage, _ passage: Passage, _ runs: [WordRun], _ texts: [WordText]
  ) {
    var tags = PassageTags(passage.tags)
    var changes = Changes()
    var words: [Word] = []
    var limit = 0
    for given in passage.givenReadings {
      guard let notation = given.notation, let base = passage.extent(of: given.text) else {
        continue
      }
      words.append(Word(base: base, reading: given.reading))
      // The notation of a name may follow its last word.
      if notation.isEmpty { continue }
      defer { words = [] }
      guard let opening = given.opening(in: source, before: words[0].base, bytes),
        words.count > 1 || !isWritten(given.reading, opening, notation)
      else { continue }
      let whole = opening.lowerBound..<notation.upperBound
      var rubies: [PositionedReading] = []
      if target.notation == .ruby { rubies = self.rubies(words, opening, notation, texts) }
      let isDivided = rubies.contains {
        tags.balanced($0.range, from: limit, allowingDivisions: true) != $0.range
      }
      guard !isDivided else {
        counts.splitByMarkup += words.count
        continue
      }
      guard original.isWritable(whole), texts.haveEnds(of: whole) else {
        counts.notWritable += words.count
        continue
      }
      guard words.allSatisfy({ canWrite($0.reading) }) else {
        counts.notEncodable += words.count
        continue
      }
      limit = whole.upperBound
      counts.annotated += words.count
      if target.notation == .ruby {
        changes.readings += rubies
        replace(opening, with: "", texts, &changes.replacements)
        replace(notation, with: "", texts, &changes.replacements)
      } else {
        appendText(words, opening, notation, texts, &changes)
      }
    }
    var writer = WordEditWriter(bytes, runs: runs, texts: texts, isMarked: false)
    // Insertions come before removals that start at the same offset.
    edits += (writer.edits(for: changes.readings) + changes.replacements).sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
  }

  /// A word with its reading.
  private struct Word {
    let base: Range<Int>
    let reading: String
  }

  /// What changes in a paragraph.
  private struct Changes {
    var readings: [PositionedReading] = []
    var replacements: [DocumentEdit] = []
  }

  /// Returns the readings with the ranges that their ruby encloses: what precedes the first base, and
  /// the notation unless it is in texts of its own.
  private func rubies(
    _ words: [Word], _ opening: Range<Int>, _ notation: Range<Int>, _ texts: [WordText]
  ) -> [PositionedReading] {
    words.enumerated().map { index, word in
      let start = index == 0 ? opening.lowerBound : word.base.lowerBound
      let isInside = index == words.count - 1 && !texts.haveEnd(at: word.base.upperBound)
      let end = isInside ? notation.upperBound : word.base.upperBound
      return PositionedReading(range: start..<end, reading: word.reading)
    }
  }

  private func appendText(
    _ words: [Word], _ opening: Range<Int>, _ notation: Range<Int>, _ texts: [WordText],
    _ changes: inout Changes
  ) {
    for (index, word) in words.enumerated() {
      let (start, end) = (word.base.lowerBound, word.base.upperBound)
      replace(
        index == 0 ? opening : start..<start, with: target.prefix(), texts, &changes.replacements)
      replace(
        index == words.count - 1 ? notation : end..<end, with: target.suffix(word.reading), texts,
        &changes.replacements)
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
