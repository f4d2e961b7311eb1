package import LatticeEngine
import MeCabDictionary

/// Finds the words of lines in reusable buffers.
///
/// Lines up to ``wholeLineLimit`` are parsed whole. Longer lines are parsed in overlapping chunks,
/// because libmecab needs about 240 MB of memory per MB of line. Adjacent chunks share an overlap
/// and are joined at a position in it where both parses have the same words.
///
/// Not thread-safe: use one per task.
package final class LineAnalyzer {
  /// The maximum length of a line that is parsed whole, in bytes; a parse of such a line needs less
  /// than 300 MB.
  package static let wholeLineLimit = 1 << 20

  private let engine: any BestPathEngine
  private let sizes: PieceSizes
  private let keepsAllText: Bool
  private let gate: LongLineGate
  private var records: [NodeRecord] = []
  /// A reusable buffer for the ranges of words, for callers that make an array of them.
  var places = WordPlaces()
  /// The words of the last chunk that are in the overlap with the next chunk and not yet joined.
  private var pending: [NodeRecord] = []

  /// Creates an analyzer for one task.
  ///
  /// - Parameters:
  ///   - engine: finds the words; not shared with other analyzers.
  ///   - keepsAllText: whether lines are split at pathological runs (see ``LineHazard``), so that
  ///     no word after long whitespace is lost; if false, the words are those of the `mecab`
  ///     command.
  ///   - gate: the limiter for long lines, shared by all tasks.
  ///   - sizes: the chunk sizes for long lines.
  init(
    engine: any BestPathEngine, keepsAllText: Bool, gate: LongLineGate = LongLineGate(),
    sizes: PieceSizes = PieceSizes()
  ) {
    self.engine = engine
    self.keepsAllText = keepsAllText
    self.gate = gate
    self.sizes = sizes
  }

  /// Passes the words of a whole line to `body`, in one call or, for long lines, several.
  package func analyze(
    _ line: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<NodeRecord>) -> Void
  ) {
    if line.count <= sizes.wholeLine, parse(line, cutsHazards: keepsAllText) {
      records.withUnsafeBufferPointer(body)
    } else {
      _ = analyzeLongLine(line, isFinal: true, body)
    }
  }

  /// Passes on the words of the available part of a long line.
  ///
  /// Call it repeatedly with the bytes not yet consumed followed by new ones, until `isFinal`.
  ///
  /// - Parameters:
  ///   - bytes: the available bytes of the rest of the line.
  ///   - isFinal: whether the line ends with `bytes`.
  ///   - body: receives runs of words; their offsets are relative to the start of `bytes`.
  /// - Returns: the number of bytes consumed; all if `isFinal`.
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

  /// Parses a text into `records`, with pathological runs parsed separately if `cutsHazards` is
  /// true; returns false if the engine fails.
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

  /// Parses a chunk into `records`.
  ///
  /// libmecab fails if the total cost of a text with many unknown words exceeds 31 bits; such a
  /// chunk is halved until it succeeds.
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

  /// Returns the end of a chunk that starts at `start`: after the last sentence end near the limit,
  /// or else at a scalar boundary.
  private func pieceEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let limit = start + sizes.piece
    var offset = limit
    while offset > limit - sizes.overlap {
      if bytes.hasSentenceEnd(before: offset) { return offset }
      offset -= 1
    }
    return max(scalarStart(in: bytes, before: limit), start + 1)
  }

  /// Passes on the words before the overlap and saves those in it.
  ///
  /// - Returns: the start of the overlap, which is also the start of the next chunk: at a word,
  ///   after a sentence end if there is one.
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

  /// Passes on the last chunk's words up to a position where both parses agree, and removes this
  /// chunk's words before it.
  ///
  /// If they do not agree anywhere, this chunk's words are used: it starts at a word of the last
  /// chunk.
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

/// The chunk sizes for long lines, in bytes; tests use small ones.
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
    // Two engines have the features at different addresses.
    return leftID == other.leftID && rightID == other.rightID && wordCost == other.wordCost
      && Bytes.areEqual(cStrings: feature, other.feature)
  }
}

/// Returns the start of the scalar at or before `offset`.
private func scalarStart(in bytes: UnsafeBufferPointer<UInt8>, before offset: Int) -> Int {
  var start = min(offset, bytes.count)
  while start > 0, start < bytes.count, bytes[start] & 0xC0 == 0x80 { start -= 1 }
  return start
}
