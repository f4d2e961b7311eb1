package import LatticeEngine
import MeCabDictionary
import TextFoundation

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
  private let sizes: ChunkSizes
  private let preservesAllText: Bool
  private let limiter: LongLineLimiter
  private var records: [LatticeWord] = []
  /// A reusable buffer for the ranges of words, for callers that make an array of them.
  var wordRanges = WordRanges()
  /// The words of the last chunk that are in the overlap with the next chunk and not yet joined.
  private var pending: [LatticeWord] = []

  /// Creates an analyzer for one task.
  ///
  /// - Parameters:
  ///   - engine: finds the words; not shared with other analyzers.
  ///   - preservesAllText: whether lines are split at pathological runs (see ``PathologicalRun``), so that
  ///     no word after long whitespace is lost; if false, the words are those of the `mecab`
  ///     command.
  ///   - limiter: the limiter for long lines, shared by all tasks.
  ///   - sizes: the chunk sizes for long lines.
  init(
    engine: any BestPathEngine, preservesAllText: Bool,
    limiter: LongLineLimiter = LongLineLimiter(),
    sizes: ChunkSizes = ChunkSizes()
  ) {
    self.engine = engine
    self.preservesAllText = preservesAllText
    self.limiter = limiter
    self.sizes = sizes
  }

  /// Passes the words of a whole line to `body`, in one call or, for long lines, several.
  package func analyze(
    _ line: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<LatticeWord>) -> Void
  ) {
    if line.count <= sizes.wholeLine, parse(line, splitsPathologicalRuns: preservesAllText) {
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
    _ body: (UnsafeBufferPointer<LatticeWord>) -> Void
  ) -> Int {
    var start = 0
    while true {
      let rest = bytes.count - start
      let isLast = isFinal && rest <= sizes.chunk
      guard isLast || rest > sizes.chunk else { break }
      let cut = isLast ? bytes.count : chunkEnd(in: bytes, from: start)
      parseChunk(bytes, start..<cut)
      emitPendingAndJoin(body)
      if isLast {
        emit(records[...], body)
        return bytes.count
      }
      start = saveOverlap(of: bytes, endingAt: cut, body)
    }
    for index in pending.indices { pending[index].shift(by: -start) }
    return start
  }

  // MARK: Parsing

  /// Parses a text into `records`, with pathological runs parsed separately if `splitsPathologicalRuns` is
  /// true; returns false if the engine fails.
  private func parse(_ text: UnsafeBufferPointer<UInt8>, splitsPathologicalRuns: Bool) -> Bool {
    guard splitsPathologicalRuns, var pathologicalRun = PathologicalRun.first(in: text, from: 0)
    else { return parse(text) }
    var words: [LatticeWord] = []
    var start = 0
    while true {
      let ranges = [start..<pathologicalRun.range.lowerBound] + pathologicalRun.segments(in: text)
      for range in ranges {
        guard parse(text, range, appendingTo: &words) else { return false }
      }
      start = pathologicalRun.range.upperBound
      guard let next = PathologicalRun.first(in: text, from: start) else { break }
      pathologicalRun = next
    }
    guard parse(text, start..<text.count, appendingTo: &words) else { return false }
    records = words
    return true
  }

  private func parse(
    _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, appendingTo words: inout [LatticeWord]
  ) -> Bool {
    guard !range.isEmpty else { return true }
    guard parse(UnsafeBufferPointer(rebasing: text[range])) else { return false }
    for index in records.indices { records[index].shift(by: range.lowerBound) }
    words += records
    return true
  }

  private func parse(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    do {
      try limiter.admit(size: text.count) { try engine.parse(text, into: &records) }
      return true
    } catch {
      return false
    }
  }

  /// Parses a chunk into `records`.
  ///
  /// libmecab fails if the total cost of a text with many unknown words exceeds 31 bits; such a
  /// chunk is halved until it succeeds.
  private func parseChunk(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    if parse(UnsafeBufferPointer(rebasing: bytes[range]), splitsPathologicalRuns: true) {
      for index in records.indices { records[index].shift(by: range.lowerBound) }
      return
    }
    let half = range.lowerBound + range.count / 2
    var middle = bytes.scalarStart(atOrBefore: half)
    // The first scalar may be longer than half of the range.
    if middle == range.lowerBound { middle = bytes.scalarStart(atOrAfter: half) }
    guard middle > range.lowerBound, middle < range.upperBound else {
      records.removeAll()
      return
    }
    parseChunk(bytes, range.lowerBound..<middle)
    let firstHalf = records
    parseChunk(bytes, middle..<range.upperBound)
    records = firstHalf + records
  }

  // MARK: Cutting and joining

  /// Returns the end of a chunk that starts at `start`: after the last sentence end near the limit,
  /// or else at a scalar boundary.
  private func chunkEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let limit = start + sizes.chunk
    var offset = limit
    while offset > limit - sizes.overlap {
      if bytes.hasSentenceEnd(before: offset) { return offset }
      offset -= 1
    }
    return max(bytes.scalarStart(atOrBefore: limit), start + 1)
  }

  /// Passes on the words before the overlap and saves those in it.
  ///
  /// - Returns: the start of the overlap, which is also the start of the next chunk: at a word,
  ///   after a sentence end if there is one.
  private func saveOverlap(
    of bytes: UnsafeBufferPointer<UInt8>, endingAt cut: Int,
    _ body: (UnsafeBufferPointer<LatticeWord>) -> Void
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
  private func emitPendingAndJoin(_ body: (UnsafeBufferPointer<LatticeWord>) -> Void) {
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
    _ words: ArraySlice<LatticeWord>, _ body: (UnsafeBufferPointer<LatticeWord>) -> Void
  ) {
    if !words.isEmpty { words.withUnsafeBufferPointer(body) }
  }
}

/// The chunk sizes for long lines, in bytes; tests use small ones.
struct ChunkSizes: Sendable {
  var wholeLine = LineAnalyzer.wholeLineLimit
  var chunk = 1 << 18
  var overlap = 1 << 13
}

extension LatticeWord {
  fileprivate mutating func shift(by offset: Int) {
    start += offset
    end += offset
  }

  fileprivate func isSameWord(as other: LatticeWord) -> Bool {
    guard start == other.start, end == other.end else { return false }
    if feature == other.feature { return true }
    // Two engines have the features at different addresses.
    return leftID == other.leftID && rightID == other.rightID && wordCost == other.wordCost
      && Bytes.areEqual(cStrings: feature, other.feature)
  }
}
