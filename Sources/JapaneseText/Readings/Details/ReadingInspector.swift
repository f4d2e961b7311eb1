import LatticeEngine
import TextFoundation

/// Finds out, for the words that the reading rules have finished with, which other readings were
/// possible and how sure the chosen one is.
///
/// Not thread-safe: use one per task.
final class ReadingInspector {
  /// The findings about a word.
  struct Finding {
    var origin: ReadingOrigin
    var homographRule: Int
    var alternatives: [AlternativeReadings.Candidate]
    var evidence: ReadingEvidence

    /// The confidence in the reading.
    var confidence: Double {
      origin == .kana || origin == .userReading ? 1 : ReadingConfidence.probability(of: evidence)
    }
  }

  /// The findings about the words with a reading, in order.
  private(set) var findings: [Finding] = []
  /// The lattice; nil if the dictionary is read by libmecab.
  private let lattice: CandidateLattice?
  private var entries: LexicalEntryCache
  private let homographs = HomographRules.standard

  /// The length in bytes from which a chunk is divided: the lattice needs some kilobytes of memory
  /// for each character.
  private static let pieceLength = 1 << 12

  init(core: TokenizerCore) {
    lattice = (core.dictionary.model as? LatticeModel).map { CandidateLattice(model: $0) }
    entries = LexicalEntryCache(schema: core.schema)
  }

  /// Replaces ``findings`` by those about the words of a text.
  func inspect(_ text: AnalyzedText) {
    findings.removeAll(keepingCapacity: true)
    var index = 0
    var start = 0
    while index < text.words.count {
      let end = Self.pieceEnd(in: text.bytes, from: start)
      let line = UnsafeBufferPointer(rebasing: text.bytes[start..<end])
      let first = index
      while index < text.words.count, text.words[index].start < end { index += 1 }
      if text.words[first..<index].contains(where: { $0.origin != .kana && !$0.reading.isEmpty }) {
        lattice?.build(line)
      }
      for number in first..<index where !text.words[number].reading.isEmpty {
        findings.append(finding(number, in: text, line: line, lineStart: start))
      }
      start = end
    }
    addNeighborMargins()
  }

  /// Returns the end of the next piece, after a sentence if the chunk is long.
  private static func pieceEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard bytes.count - start > pieceLength else {
      // The line end is not part of the sentence.
      let end = bytes.last == UInt8(ascii: "\n") ? bytes.count - 1 : bytes.count
      return end > start ? end : bytes.count
    }
    let limit = start + pieceLength
    var offset = limit
    while offset > start + pieceLength / 2 {
      if bytes.hasSentenceEnd(before: offset) { return offset }
      offset -= 1
    }
    return max(bytes.scalarStart(atOrBefore: limit), start + 1)
  }

  // MARK: One word

  private func finding(
    _ index: Int, in text: AnalyzedText, line: UnsafeBufferPointer<UInt8>, lineStart: Int
  ) -> Finding {
    let word = text.words[index]
    var finding = Finding(
      origin: word.origin, homographRule: Int(word.homographRule), alternatives: [],
      evidence: ReadingEvidence())
    if word.intersects(.overridden) { finding.origin = .userReading }
    guard word.origin != .kana, finding.origin != .userReading else { return finding }
    let surface = text.surface(word)
    var readings = AlternativeReadings(chosen: word.reading)
    let span = word.start - lineStart..<word.end - lineStart
    let isInLine = span.lowerBound >= 0 && span.upperBound <= line.count
    // The parts of a number depend on each other: with a counter, no other reading is possible.
    let isNumber = word.origin == .number
    let isBound = isNumber && isBesideNumber(index, in: text)
    if let lattice, isInLine, !isBound {
      readings.add(
        from: lattice, over: span, of: line, wholeWordsOnly: isNumber, entries: &entries)
    }
    let ruleReadings = isBound ? [] : homographs.readings(ofSurface: surface)
    for reading in ruleReadings { readings.add(reading) }
    let hasRules =
      !ruleReadings.isEmpty
      || homographs.hasStemRule(forBaseForm: word.entry.baseForm, reading: word.reading)
    if word.origin == .unknownKanji { addKanjiReadings(of: surface, to: &readings) }
    finding.alternatives = readings.likelyCandidates
    if word.origin == .dictionary {
      if readings.isFromUserDictionary {
        finding.origin = .userDictionary
      } else if word.intersects(.proper) {
        finding.origin = .name
      }
    }
    finding.evidence = evidence(
      index, in: text, finding.origin, readings, hasRules: hasRules,
      boundary: isInLine ? lattice?.costDifference(withoutBoundariesOf: span) : nil)
    return finding
  }

  /// Returns whether an adjacent word belongs to the same number.
  private func isBesideNumber(_ index: Int, in text: AnalyzedText) -> Bool {
    [index - 1, index + 1].contains { other in
      text.words.indices.contains(other) && text.words[other].origin == .number
        && text.touchesPrevious(max(index, other))
    }
  }

  /// Adds the readings of a word that is one kanji outside the dictionary.
  private func addKanjiReadings(
    of surface: UnsafeBufferPointer<UInt8>, to readings: inout AlternativeReadings
  ) {
    guard let scalar = surface.scalar(at: 0), scalar.length == surface.count,
      let kanji = KanjiReadings(of: scalar.value)
    else { return }
    for reading in kanji.on { readings.add(Array(reading.stem)) }
    for reading in kanji.kun { readings.add(Array(reading.stem)) }
  }

  private func evidence(
    _ index: Int, in text: AnalyzedText, _ origin: ReadingOrigin, _ readings: AlternativeReadings,
    hasRules: Bool, boundary: Int?
  ) -> ReadingEvidence {
    let word = text.words[index]
    var evidence = ReadingEvidence()
    // The sentences that the model is fitted with have no user dictionaries.
    let known =
      switch origin {
      case .userDictionary, .userReading, .symbolSpelling: ReadingOrigin.dictionary
      default: origin
      }
    evidence[.origin] = ReadingOrigin.allCases.firstIndex(of: known) ?? ReadingEvidence.none
    let margin = readings.candidates.compactMap(\.difference).first ?? ReadingEvidence.none
    evidence[.margin] = margin
    let wordMargin = readings.candidates.compactMap(\.wordDifference).min()
    evidence[.wordMargin] = wordMargin ?? ReadingEvidence.none
    evidence[.boundary] = boundary ?? ReadingEvidence.none
    let shape = ReadingEvidence.shape(of: text.surface(word))
    evidence[.shape] = shape
    evidence[.wordClass] = ReadingEvidence.wordClass(of: word.traits)
    let isConfirmed = readings.chosenDifference.map { $0 <= margin } ?? false
    evidence[.rule] = word.homographRule >= 0 ? (isConfirmed ? 2 : 3) : (hasRules ? 1 : 0)
    evidence[.neighbors] =
      (hasKanjiBefore(index, in: text) ? 1 : 0) + (hasKanjiAfter(index, in: text) ? 2 : 0)
    if shape == 0 { evidence[.kanjiMargin] = margin }
    return evidence
  }

  private func hasKanjiBefore(_ index: Int, in text: AnalyzedText) -> Bool {
    let scalar = text.bytes.scalar(before: text.words[index].start)
    return scalar.map { SurfaceScripts.kind(of: $0.value) == .kanji } ?? false
  }

  private func hasKanjiAfter(_ index: Int, in text: AnalyzedText) -> Bool {
    let scalar = text.bytes.scalar(at: text.words[index].end)
    return scalar.map { SurfaceScripts.kind(of: $0.value) == .kanji } ?? false
  }

  private func addNeighborMargins() {
    let margins = findings.map { $0.evidence[.margin] }
    for index in findings.indices {
      let before = index > 0 ? margins[index - 1] : ReadingEvidence.none
      let after = index + 1 < margins.count ? margins[index + 1] : ReadingEvidence.none
      findings[index].evidence[.neighborMargin] = min(before, after)
    }
  }
}
