internal import TextFoundation

/// The readings that a kanji may have in a word, decoded for matching.
struct ReadingCandidates: Sendable {
  private struct Candidate {
    let stem: Range<Int>
    let okurigana: Range<Int>
    let cost: Int
  }

  private var codes: [KanaSound] = []
  private var candidates: [Candidate] = []

  var isEmpty: Bool { candidates.isEmpty }

  /// Replaces the candidates by the readings of `scalar`.
  mutating func load(_ scalar: UInt32) {
    codes.removeAll(keepingCapacity: true)
    candidates.removeAll(keepingCapacity: true)
    switch scalar {
    case 0x30F5, 0x30F6, 0x30B1, 0x30AB:  // ヵ ヶ ケ カ: 三ヶ月, 関ヶ原
      for kana: UInt32 in [0x30AB, 0x30AC, 0x30B1, 0x30B3] { append(kana: kana) }
    case 0x3006:  // 〆
      for text: StaticString in ["シメ", "ジメ", "シ"] { append(text) }
    case 0x3007:  // 〇
      for text: StaticString in ["レイ", "ゼロ", "マル"] { append(text) }
    default:
      guard let readings = KanjiReadings(of: scalar) else { return }
      append(readings.on)
      append(readings.kun)
      // 丸鋸 マルノコ is not 丸の and コ; Unihan has only ノコギリ.
      if scalar == 0x92F8 { append("ノコ") }
    }
  }

  private mutating func append(_ readings: KanjiReadings.List) {
    var cost = 0
    for reading in readings {
      let stem = append(reading.stem)
      let okurigana = append(reading.okurigana)
      candidates.append(Candidate(stem: stem, okurigana: okurigana, cost: cost))
      cost = min(cost + AlignmentCost.rank, AlignmentCost.maximumRankCost)
    }
  }

  private mutating func append(kana: UInt32) {
    guard let code = KanaSound(scalar: kana) else { return }
    codes.append(code)
    append(candidateOf: codes.count &- 1..<codes.count)
  }

  private mutating func append(_ text: StaticString) {
    let bytes = StaticBytes(start: text.utf8Start, count: text.utf8CodeUnitCount)
    append(candidateOf: append(bytes))
  }

  private mutating func append(candidateOf stem: Range<Int>) {
    candidates.append(Candidate(stem: stem, okurigana: stem.upperBound..<stem.upperBound, cost: 0))
  }

  private mutating func append(_ bytes: StaticBytes) -> Range<Int> {
    let start = codes.count
    var offset = 0
    while let scalar = bytes.scalar(at: offset) {
      if let code = KanaSound(scalar: scalar.value) { codes.append(code) }
      offset &+= scalar.length
    }
    return start..<codes.count
  }

  /// Replaces `ends` by the possible ends of the kanji's reading in `reading` if it starts at
  /// `start`.
  func match(_ reading: [ReadingUnit], at start: Int, ends: inout [(end: Int, cost: Int)]) {
    ends.removeAll(keepingCapacity: true)
    for candidate in candidates {
      match(candidate, in: reading, at: start, ends: &ends)
    }
  }

  private func match(
    _ candidate: Candidate, in reading: [ReadingUnit], at start: Int,
    ends: inout [(end: Int, cost: Int)]
  ) {
    guard !candidate.stem.isEmpty, start < reading.count else { return }
    guard var cost = firstCost(of: candidate, in: reading, at: start) else { return }
    cost &+= candidate.cost
    var readingIndex = start &+ 1
    for index in candidate.stem.dropFirst() {
      let code = codes[index]
      let isLast = index == candidate.stem.upperBound &- 1
      let heard = readingIndex < reading.count ? reading[readingIndex].kana : .other
      if isLast, code == .u || code == KanaSound.i {
        ends.append((readingIndex, cost &+ AlignmentCost.droppedVowel))
      }
      if let spelling = code.spellingCost(of: heard) {
        cost &+= spelling
      } else if isLast, code.canGeminate, heard == .smallTsu, readingIndex &+ 1 < reading.count {
        ends.append((readingIndex &+ 1, cost &+ AlignmentCost.gemination))
        return
      } else {
        return
      }
      readingIndex &+= 1
    }
    ends.append((readingIndex, cost))
    matchOkurigana(of: candidate, in: reading, at: readingIndex, cost: cost, ends: &ends)
  }

  /// Returns the cost of the first kana, which may be voiced, semi-voiced or nasalized in a word,
  /// or nil if it does not match.
  private func firstCost(
    of candidate: Candidate, in reading: [ReadingUnit], at start: Int
  ) -> Int? {
    let code = codes[candidate.stem.lowerBound]
    let heard = reading[start].kana
    if let cost = code.spellingCost(of: heard) {
      // は is pronounced わ inside words only: 琵琶 ビワ, but not 早 in 早生 ワセ.
      return start == 0 && code == .ha && heard == .wa ? nil : cost
    }
    if code.voiced == heard || code.semiVoiced == heard {
      return start > 0 ? AlignmentCost.voicing : AlignmentCost.initialVoicing
    }
    if start > 0, reading[start &- 1].kana == .n, code.nasalized == heard {
      return AlignmentCost.liaison
    }
    return nil
  }

  private func matchOkurigana(
    of candidate: Candidate, in reading: [ReadingUnit], at readingIndex: Int, cost: Int,
    ends: inout [(end: Int, cost: Int)]
  ) {
    let okurigana = candidate.okurigana
    guard let last = okurigana.last, readingIndex < reading.count else { return }
    let cost = cost &+ AlignmentCost.absorbedOkurigana
    var end = readingIndex
    for index in okurigana.dropLast() {
      guard end < reading.count, codes[index] == reading[end].kana else { return }
      end &+= 1
    }
    if end > readingIndex, codes[last] == .ru { ends.append((end, cost)) }
    guard end < reading.count else { return }
    if codes[last] == reading[end].kana || codes[last].continuative == reading[end].kana {
      ends.append((end &+ 1, cost))
    }
  }
}
