/// A text read from furigana notation: the text itself, and the readings that were written in it.
///
/// ```swift
/// let read = FuriganaText(aozora: "昨日｜東京都《とうきょうと》へ")
/// read.text                                 // "昨日東京都へ"
/// read.segments.compactMap(\.reading)       // ["とうきょうと"]
/// ```
///
/// Sendable: a plain value.
public struct FuriganaText: Sendable, Hashable, Codable {
  /// The text without the notation.
  public let text: String
  /// Segments that cover the text; those with a reading had it written over them.
  public let segments: [FuriganaSegment]
}

/// Collects text and readings for a ``FuriganaText``.
struct FuriganaTextBuilder {
  private(set) var text: [UInt8] = []
  private var readings: [(range: Range<Int>, reading: String)] = []
  /// The end of the last base with a reading.
  private(set) var lastEnd = 0

  var count: Int { text.count }

  mutating func append(_ bytes: some Collection<UInt8>) { text.append(contentsOf: bytes) }

  mutating func append(scalar: Unicode.Scalar) { text.append(contentsOf: String(scalar).utf8) }

  /// Takes out `size` bytes at `offset`, which lies after every base.
  mutating func remove(_ size: Int, at offset: Int) {
    text.removeSubrange(offset..<offset &+ size)
  }

  mutating func addReading(_ reading: String, over range: Range<Int>) {
    guard !reading.isEmpty, !range.isEmpty, range.lowerBound >= lastEnd else { return }
    readings.append((range, reading))
    lastEnd = range.upperBound
  }

  func finish() -> FuriganaText {
    var segments: [FuriganaSegment] = []
    var end = 0
    func append(_ range: Range<Int>, _ reading: String?) {
      guard !range.isEmpty else { return }
      let base = String(decoding: text[range], as: UTF8.self)
      segments.append(FuriganaSegment(utf8Range: range, base: base, reading: reading))
    }
    for (range, reading) in readings {
      append(end..<range.lowerBound, nil)
      append(range, reading)
      end = range.upperBound
    }
    append(end..<text.count, nil)
    return FuriganaText(text: String(decoding: text, as: UTF8.self), segments: segments)
  }
}
