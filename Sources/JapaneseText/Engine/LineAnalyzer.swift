package import LatticeEngine
import MeCabDictionary

/// Finds the words of lines, one line after the other: the scratch of one worker.
///
/// Lines up to ``wholeLineLimit`` are parsed whole. Longer ones go through in overlapping pieces,
/// because libmecab needs about 240 MB of memory per MB of line: two pieces share an overlap, and
/// are joined inside it where both parses have the same words.
///
/// Not Sendable: every call writes to it.
package final class LineAnalyzer {
  /// The longest line that is parsed whole, in bytes: with it, a parse stays below 300 MB.
  package static let wholeLineLimit = 1 << 20

  private let engine: any BestPathEngine
  private let sizes: PieceSizes
  private let keepsAllText: Bool
  private let gate: LongLineGate
  private var records: [NodeRecord] = []
  /// Room for the places of words, for who makes an array of them.
  var places = WordPlaces()
  /// The words of the last piece that lie in the overlap with the next, to be joined with it.
  private var pending: [NodeRecord] = []

  /// Scratch for a worker.
  ///
  /// - Parameters:
  ///   - engine: finds the words; this analyzer's own.
  ///   - keepsAllText: whether lines are cut at hazards (see ``LineHazard``), so that no word
  ///     behind long white space is lost; without it the words are those of the `mecab` command.
  ///   - gate: shared by the workers.
  ///   - sizes: how long lines are cut.
  init(
    engine: any BestPathEngine, keepsAllText: Bool, gate: LongLineGate = LongLineGate(),
    sizes: PieceSizes = PieceSizes()
  ) {
    self.engine = engine
    self.keepsAllText = keepsAllText
    self.gate = gate
    self.sizes = sizes
  }

  /// Hands the words of a whole line to `body`, in one or, for long lines, several runs.
  package func analyze(
    _ line: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<NodeRecord>) -> Void
  ) {
    if line.count <= sizes.wholeLine, parse(line, cutsHazards: keepsAllText) {
      records.withUnsafeBufferPointer(body)
    } else {
      _ = analyzeLongLine(line, isFinal: true, body)
    }
  }

  /// Hands over the words of the part of a long line that is there so far.
  ///
  /// Call it with the bytes not yet consumed followed by new ones, until `isFinal`.
  ///
  /// - Parameters:
  ///   - bytes: the rest of the line, as far as it is known.
  ///   - isFinal: whether the line ends with `bytes`.
  ///   - body: receives runs of words; offsets count from the start of `bytes`.
  /// - Returns: how many bytes are done with; all if `isFinal`.
  package func analyzeLongLine(
    _ bytes: UnsafeBufferPointer<UInt8>, isFinal: Bool,
    _ body: (UnsafeBufferPointer<NodeRecord>) -> Void
  ) -> Int {
    var start = 0
    while true {
      let rest = bytes.count - start
      let isLast = isFinal && rest <= sizes.piece
      guard isLast || rest > sizes.piece else { break }
      let cut = isLast ? bytes.count : pieceEnd(in: bytes, from: start)
      parsePiece(bytes, start..<cut)
      emitPendingAndJoin(body)
      if isLast {
        emit(records[...], body)
        return bytes.count
      }
      start = keepOverlap(of: bytes, endingAt: cut, body)
    }
    for index in pending.indices { pending[index].shift(by: -start) }
    return start
  }

  // MARK: Parsing

  /// Parses a text into `records`, hazards apart from the rest if so asked.
  private func parse(_ text: UnsafeBufferPointer<UInt8>, cutsHazards: Bool) -> Bool {
    guard cutsHazards, var hazard = LineHazard.first(in: text, from: 0) else { return parse(text) }
    var words: [NodeRecord] = []
    var start = 0
    while true {
      let ranges = [start..<hazard.range.lowerBound] + hazard.parts(in: text)
      for range in ranges {
        guard parse(text, range, appendingTo: &words) else { return false }
      }
      start = hazard.range.upperBound
      guard let next = LineHazard.first(in: text, from: start) else { break }
      hazard = next
    }
    guard parse(text, start..<text.count, appendingTo: &words) else { return false }
    records = words
    return true
  }

  private func parse(
    _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, appendingTo words: inout [NodeRecord]
  ) -> Bool {
    guard !range.isEmpty else { return true }
    guard parse(UnsafeBufferPointer(rebasing: text[range])) else { return false }
    for index in records.indices { records[index].shift(by: range.lowerBound) }
    words += records
    return true
  }

  private func parse(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    do {
      try gate.pass(size: text.count) { try engine.parse(text, into: &records) }
      return true
    } catch {
      return false
    }
  }

  /// Parses a piece into `records`.
  ///
  /// libmecab gives up when the costs of a text of many unknown
  /// words add up to more than 31 bits; such a piece is halved until it passes.
  private func parsePiece(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    if parse(UnsafeBufferPointer(rebasing: bytes[range]), cutsHazards: true) {
      for index in records.indices { records[index].shift(by: range.lowerBound) }
      return
    }
    let middle = scalarStart(in: bytes, before: range.lowerBound + range.count / 2)
    guard middle > range.lowerBound else {
      records.removeAll()
      return
    }
    parsePiece(bytes, range.lowerBound..<middle)
    let firstHalf = records
    parsePiece(bytes, middle..<range.upperBound)
    records = firstHalf + records
  }

  // MARK: Cutting and joining

  /// Where a piece that starts at `start` ends: behind the last sentence end that fits, else
  /// between two scalars.
  private func pieceEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let limit = start + sizes.piece
    var offset = limit
    while offset > limit - sizes.overlap {
      if bytes.hasSentenceEnd(before: offset) { return offset }
      offset -= 1
    }
    return max(scalarStart(in: bytes, before: limit), start + 1)
  }

  /// Hands over the words before the overlap and keeps those in it.
  ///
  /// - Returns: where the overlap, and with it the next piece, starts: at a word, behind a
  ///   sentence end if there is one.
  private func keepOverlap(
    of bytes: UnsafeBufferPointer<UInt8>, endingAt cut: Int,
    _ body: (UnsafeBufferPointer<NodeRecord>) -> Void
  ) -> Int {
    let inOverlap = records.firstIndex { $0.start >= cut - sizes.overlap } ?? records.endIndex
    let candidates = records[inOverlap...]
    let nearStart = candidates.prefix { $0.start < cut - sizes.overlap / 2 }
    let first =
      nearStart.firstIndex { bytes.hasSentenceEnd(before: $0.start) } ?? inOverlap
    emit(records[..<first], body)
    pending = Array(records[first...])
    return pending.first?.start ?? cut
  }

  /// Hands over the last piece's words up to the place where both parses agree, and drops this
  /// piece's words before it.
  ///
  /// Where they agree nowhere, this piece's words stand: it starts at a word of the last piece.
  private func emitPendingAndJoin(_ body: (UnsafeBufferPointer<NodeRecord>) -> Void) {
    defer { pending.removeAll(keepingCapacity: true) }
    guard let first = pending.first, let last = pending.last else { return }
    let middle = (first.start + last.end) / 2
    var best: (old: Int, new: Int, distance: Int)?
    var new = 0
    for old in 1..<max(1, pending.count) {
      while new < records.count, records[new].start < pending[old].start { new += 1 }
      guard new < records.count, new > 0 else { continue }
      guard pending[old].isSameWord(as: records[new]),
        pending[old - 1].isSameWord(as: records[new - 1])
      else { continue }
      let distance = abs(pending[old].start - middle)
      if best.map({ distance < $0.distance }) ?? true { best = (old, new, distance) }
    }
    guard let best else { return }
    emit(pending[..<best.old], body)
    records.removeFirst(best.new)
  }

  private func emit(
    _ words: ArraySlice<NodeRecord>, _ body: (UnsafeBufferPointer<NodeRecord>) -> Void
  ) {
    if !words.isEmpty { words.withUnsafeBufferPointer(body) }
  }
}

/// The sizes that decide how long lines are cut, in bytes; tests use small ones.
struct PieceSizes: Sendable {
  var wholeLine = LineAnalyzer.wholeLineLimit
  var piece = 1 << 18
  var overlap = 1 << 13
}

extension NodeRecord {
  fileprivate mutating func shift(by offset: Int) {
    start += offset
    end += offset
  }

  fileprivate func isSameWord(as other: NodeRecord) -> Bool {
    guard start == other.start, end == other.end else { return false }
    if feature == other.feature { return true }
    // Two engines have the dictionary in two places.
    return leftID == other.leftID && rightID == other.rightID && wordCost == other.wordCost
      && Bytes.areEqual(cStrings: feature, other.feature)
  }
}

/// The start of the scalar at or before `offset`.
private func scalarStart(in bytes: UnsafeBufferPointer<UInt8>, before offset: Int) -> Int {
  var start = min(offset, bytes.count)
  while start > 0, start < bytes.count, bytes[start] & 0xC0 == 0x80 { start -= 1 }
  return start
}
