package import LatticeEngine
import MeCabDictionary
import TestSupport

/// Lines of the kinds for which lattice engines tend to differ; the same seed gives the same lines.
///
/// Lines have no line feed, but may have NUL. Valid ones are UTF-8; broken ones are valid ones with
/// bytes removed, repeated, changed or truncated, or random bytes.
package struct GeneratedLines {
  private var generator: SeededGenerator
  private let surfaces: [[UInt8]]

  /// Creates a generator of lines with words of a lexicon among their segments.
  package init(seed: UInt64, surfaces: [[UInt8]]) {
    generator = SeededGenerator(seed: seed)
    self.surfaces = surfaces
  }

  /// Creates a generator of lines with words of `lexica`, about `count` of each, evenly
  /// distributed.
  ///
  /// - Throws: The errors of ``EntrySource/surfaceTable()``.
  package init(seed: UInt64, lexica: [EntrySource], count: Int = 20_000) throws {
    var surfaces: [[UInt8]] = []
    for lexicon in lexica {
      let table = try lexicon.surfaceTable()
      let step = max(1, table.count / count)
      surfaces += stride(from: 0, to: table.count, by: step).map { Array(table.bytes($0)) }
    }
    self.init(seed: seed, surfaces: surfaces)
  }

  // MARK: Valid lines

  /// Returns the next line of valid UTF-8.
  package mutating func nextValid() -> [UInt8] {
    var line: [UInt8] = []
    // Empty lines, lines of one segment, and rarely long lines.
    let roll = number(in: 0..<100)
    let segmentCount =
      roll < 2 ? 0 : roll < 12 ? 1 : roll < 98 ? number(in: 2..<16) : number(in: 30..<120)
    for _ in 0..<segmentCount {
      line += nextSegment()
      if chance(8) { line += Self.spaces.randomElement(using: &generator) ?? [] }
    }
    return withoutLineFeeds(line)
  }

  private mutating func nextSegment() -> [UInt8] {
    switch number(in: 0..<20) {
    case 0..<5: substring(of: Self.sentences.randomElement(using: &generator) ?? "")
    case 5..<9: surfaces.randomElement(using: &generator) ?? []
    case 9: beginning(of: surfaces.randomElement(using: &generator) ?? [])
    case 10: run(lengths: [20, 23, 24, 25, 26, 27, 30, 49, 50])
    case 11..<14: run(lengths: Array(1..<8))
    case 14: Array((Self.words.randomElement(using: &generator) ?? "").utf8)
    case 15: Self.spaces.randomElement(using: &generator) ?? []
    case 16: text { $0.randomElement(of: Self.edgeCases) }
    case 17: text { $0.randomElement(of: Self.mixed) }
    default: text { $0.anyScalar() }
    }
  }

  /// Returns some consecutive characters of a sentence.
  private mutating func substring(of sentence: String) -> [UInt8] {
    let scalars = Array(sentence.unicodeScalars)
    let start = number(in: 0..<scalars.count)
    let end = number(in: start..<scalars.count) + 1
    return scalars[start..<end].flatMap { Array(String($0).utf8) }
  }

  /// Returns a word without its last characters, so that another word or none ends there.
  private mutating func beginning(of surface: [UInt8]) -> [UInt8] {
    var end = number(in: 0..<surface.count + 1)
    while end > 0, end < surface.count, surface[end] & 0xC0 == 0x80 { end -= 1 }
    return Array(surface[..<end])
  }

  /// Returns random characters of one kind, or one of them repeated.
  private mutating func run(lengths: [Int]) -> [UInt8] {
    let kind = Self.kinds.randomElement(using: &generator) ?? 0x30...0x39
    let isRepeated = chance(4)
    let first = UInt32.random(in: kind, using: &generator)
    return (0..<(lengths.randomElement(using: &generator) ?? 1)).flatMap { _ in
      let code = isRepeated ? first : UInt32.random(in: kind, using: &generator)
      return Unicode.Scalar(code).map { Array(String($0).utf8) } ?? []
    }
  }

  private mutating func text(_ next: (inout GeneratedLines) -> Unicode.Scalar) -> [UInt8] {
    (0..<number(in: 1..<6)).flatMap { _ in Array(String(next(&self)).utf8) }
  }

  private mutating func randomElement(of scalars: [Unicode.Scalar]) -> Unicode.Scalar {
    scalars.randomElement(using: &generator) ?? " "
  }

  private mutating func anyScalar() -> Unicode.Scalar {
    let limits: [UInt32] = [0x80, 0x800, 0x3100, 0x1_0000, 0x2_0000, 0x3_0000, 0x11_0000]
    let limit = limits.randomElement(using: &generator) ?? 0x80
    return Unicode.Scalar(UInt32.random(in: 0..<limit, using: &generator)) ?? "\u{FFFD}"
  }

  // MARK: Broken lines

  /// Returns the next line, usually of ill-formed UTF-8.
  package mutating func nextBroken() -> [UInt8] {
    if chance(20) {
      return withoutLineFeeds((0..<number(in: 1..<60)).map { _ in noise() })
    }
    var line = nextValid()
    for _ in 0..<number(in: 1..<6) { damage(&line) }
    return withoutLineFeeds(line)
  }

  private mutating func damage(_ line: inout [UInt8]) {
    guard !line.isEmpty else {
      line.append(noise())
      return
    }
    let index = number(in: 0..<line.count)
    switch number(in: 0..<9) {
    case 0: line.remove(at: index)
    case 1: line.insert(line[index], at: index)
    case 2: line[index] ^= 1 << UInt8(number(in: 0..<8))
    case 3: line.removeSubrange(index...)
    case 4: line.removeSubrange(..<index)
    case 5: line.insert(UInt8(number(in: 0xF0..<0x100)), at: index)
    case 6: line[index] = noise()
    case 7:
      line.insert(contentsOf: Self.illFormed.randomElement(using: &generator) ?? [], at: index)
    default: line.insert(0, at: index)
    }
  }

  private func withoutLineFeeds(_ line: [UInt8]) -> [UInt8] { line.map { $0 == 0x0A ? 0x20 : $0 } }

  private mutating func noise() -> UInt8 { UInt8.random(in: 0...255, using: &generator) }

  private mutating func number(in range: Range<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  /// Returns true with a probability of 1 in `count`.
  private mutating func chance(_ count: Int) -> Bool { number(in: 0..<count) == 0 }
}
