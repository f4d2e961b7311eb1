package import TextFoundation

/// The rules by which a long text is divided into chunks that can be transformed separately.
///
/// ICU's rules replace text within one buffer, so their cost grows with the square of its length;
/// chunks of bounded size make it linear. The search for a boundary has three stages, each of which
/// begins at a certain size:
///
/// 1. `minimumSize`: after white space inside a run of one script. ICU's transforms do not look across
///    it: words, casing and combining sequences end there, and the `Any-…` transforms, which treat
///    each run of a script together with the common characters on both sides, have a single run
///    there.
/// 2. `strictSize`: also after 、。！？ inside a run, unless it is Han (where a transform may insert a
///    space), and between two kana that no rule for kana and Latin joins.
/// 3. `maximumSize`: after any line end, or else at any Character boundary.
package struct TextChunking: Sendable {
  /// The sizes in bytes from which each kind of boundary is accepted.
  package var minimumSize = 4096
  package var strictSize = 12_288
  package var maximumSize = 16_384

  package init() {}

  /// A single chunk of any size.
  package static var whole: TextChunking {
    var chunking = TextChunking()
    chunking.minimumSize = .max
    return chunking
  }

  /// Returns the end of the chunk that starts at `start`.
  package func end(
    from start: Int, in bytes: UnsafeBufferPointer<UInt8>, boundaries: inout CharacterBoundaries
  ) -> Int {
    guard bytes.count - start > minimumSize else { return bytes.count }
    var offset = start + minimumSize
    while offset < bytes.count, !bytes.isScalarBoundary(offset) { offset += 1 }
    var scanner = RunScanner()
    while offset < start + maximumSize {
      guard let scalar = bytes.scalar(at: offset) else { return bytes.count }
      let isStrict = offset < start + strictSize
      if let cut = scanner.cut(before: scalar.value, at: offset, isStrict: isStrict),
        boundaries.isBoundary(cut, in: bytes)
      {
        return cut
      }
      offset += scalar.length
    }
    let line = bytes[offset..<min(offset + maximumSize, bytes.count)].firstIndex(of: 0x0A)
    return boundaries.boundary(atOrAfter: line.map { $0 + 1 } ?? offset, in: bytes)
  }
}

/// A scanner that looks for a chunk boundary inside a run of one script, scalar by scalar.
private struct RunScanner {
  /// The script of the last scalar that is neither common nor inherited.
  private var script: Script?
  /// The end of the last separator after that scalar.
  private var candidate: Int?
  private var previous: UInt32 = 0

  /// Returns the offset of a boundary if the scalar at `offset` confirms one; nil otherwise.
  mutating func cut(before value: UInt32, at offset: Int, isStrict: Bool) -> Int? {
    defer { previous = value }
    let current = Script.table[value]
    if script != nil, current != .inherited {
      if Self.isSpace(previous) || !isStrict && script != .han && Self.isStop(previous) {
        candidate = offset
      } else if !isStrict, current == script, Self.isIndependentKana(value),
        Self.isIndependentKana(previous)
      {
        candidate = offset
      }
    }
    guard current != .common, current != .inherited else { return nil }
    let cut = script == current ? candidate : nil
    script = current
    candidate = nil
    return cut
  }

  /// Returns whether a scalar is one of 、。！？.
  private static func isStop(_ value: UInt32) -> Bool {
    value == 0x3001 || value == 0x3002 || value == 0xFF01 || value == 0xFF1F
  }

  private static func isSpace(_ value: UInt32) -> Bool {
    switch GeneralCategory.table[value] {
    case .spaceSeparator: value != 0xA0 && value != 0x202F
    case .lineSeparator, .paragraphSeparator: true
    default: value == 0x0A || value == 0x09
    }
  }

  /// Returns whether a scalar is the kana of a syllable with a consonant, か to ろ and わ, which an
  /// adjacent kana of that kind does not affect.
  private static func isIndependentKana(_ value: UInt32) -> Bool {
    // Katakana are 0x60 above hiragana, as in `KanaScalar` of the module Kana, on which this one
    // does not depend. The second range includes っ and small ゃ ゅ ょ.
    let hiragana = (0x30A1...0x30F6).contains(value) ? value - 0x60 : value
    guard (0x304B...0x308D).contains(hiragana) || hiragana == 0x308F else { return false }
    return ![0x3063, 0x3083, 0x3085, 0x3087].contains(hiragana)
  }
}
