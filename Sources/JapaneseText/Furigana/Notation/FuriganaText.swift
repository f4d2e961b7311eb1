/// A text parsed from furigana notation: the plain text with its readings.
///
/// ```swift
/// let read = FuriganaText(aozora: "昨日｜東京都《とうきょうと》へ")
/// read.text                                 // "昨日東京都へ"
/// read.segments.compactMap(\.reading)       // ["とうきょうと"]
/// ```
public struct FuriganaText: Sendable, Hashable, Codable {
  /// The text without the notation.
  public let text: String
  /// Segments that cover the text; those annotated in the source have a reading.
  public let segments: [FuriganaSegment]
}

/// Collects the text and the readings of a ``FuriganaText``.
struct FuriganaTextBuilder {
  private(set) var text: [UInt8] = []
  private var readings: [(range: Range<Int>, reading: String)] = []
  /// The end of the last base with a reading.
  private(set) var lastEnd = 0

  var count: Int { text.count }

  mutating func append(_ bytes: some Collection<UInt8>) { text.append(contentsOf: bytes) }

  mutating func append(scalar: Unicode.Scalar) { text.append(contentsOf: String(scalar).utf8) }

  /// Removes `size` bytes at `offset`, which must be after every base.
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
