import LatticeEngine
import MeCabDictionary

@testable import JapaneseText

/// An engine that splits texts as a test specifies, and records the texts it receives.
final class ScriptedEngine: BestPathEngine {
  private let split: ([UInt8]) -> [Range<Int>]?
  /// The texts it was given, in order.
  private(set) var texts: [[UInt8]] = []

  /// Creates an engine whose words are the ranges that `split` returns; `nil` is a failure.
  init(_ split: @escaping ([UInt8]) -> [Range<Int>]?) { self.split = split }

  func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, into records: inout [LatticeWord]
  ) throws(MeCabError) {
    let text = Array(bytes)
    texts.append(text)
    records.removeAll()
    guard let ranges = split(text) else {
      // Incomplete results must not be visible.
      records = [Self.word(0..<text.count)]
      throw MeCabError(.engine, "declined by the script")
    }
    records = ranges.map(Self.word)
  }

  private static func word(_ range: Range<Int>) -> LatticeWord {
    let feature: StaticString = "名詞"
    return LatticeWord(
      start: range.lowerBound, end: range.upperBound, feature: feature.utf8Start, pathCost: 0,
      wordCost: 0, leftID: 0, rightID: 0, isUnknown: false)
  }

  /// Returns the ranges of the scalars of a text.
  static func scalars(_ text: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for (offset, byte) in text.enumerated() {
      if byte & 0xC0 == 0x80, let last = ranges.popLast() {
        ranges.append(last.lowerBound..<offset + 1)
      } else {
        ranges.append(offset..<offset + 1)
      }
    }
    return ranges
  }

  /// Returns the ranges of the words between spaces.
  static func spaced(_ text: [UInt8]) -> [Range<Int>] {
    text.indices.split { text[$0] == UInt8(ascii: " ") }.compactMap { indices in
      indices.first.flatMap { first in indices.last.map { first..<$0 + 1 } }
    }
  }
}

/// Runs a line analyzer on texts and collects the words.
struct ScriptedAnalysis {
  let engine: ScriptedEngine
  let analyzer: LineAnalyzer

  init(
    sizes: ChunkSizes = ChunkSizes(), preservesAllText: Bool = true,
    _ split: @escaping ([UInt8]) -> [Range<Int>]?
  ) {
    engine = ScriptedEngine(split)
    analyzer = LineAnalyzer(engine: engine, preservesAllText: preservesAllText, sizes: sizes)
  }

  /// Returns the ranges of the words of a whole line.
  func words(_ line: [UInt8]) -> [Range<Int>] {
    var words: [Range<Int>] = []
    line.withUnsafeBufferPointer { bytes in
      analyzer.analyze(bytes) { records in words += records.map { $0.start..<$0.end } }
    }
    return words
  }

  /// Returns the ranges of the words of a line that arrives in parts.
  func words(inParts parts: [[UInt8]]) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var window: [UInt8] = []
    var offset = 0
    for (number, part) in parts.enumerated() {
      window += part
      let consumed = window.withUnsafeBufferPointer { bytes in
        analyzer.analyzeLongLine(bytes, isFinal: number == parts.count - 1) { records in
          words += records.map { $0.start + offset..<$0.end + offset }
        }
      }
      window.removeFirst(consumed)
      offset += consumed
    }
    return words
  }
}
