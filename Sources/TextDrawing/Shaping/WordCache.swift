/// A cluster of a word that was shaped, in ``FontUnits``.
struct WordCluster {
  var length: Int32
  var advance: Int32
  var scalar: UInt32
  var glyphCount: Int32
  var face: UInt16
  /// Whether no font has a glyph for it.
  var isMissing: Bool
}

/// A glyph of a word that was shaped, in ``FontUnits``, from the start of its cluster.
struct WordGlyph {
  var id: UInt32
  var dx: Int32
  var dy: Int32
}

/// Which way a word is shaped.
enum ShapingMode: UInt8 {
  case leftToRight
  case rightToLeft
  case upright
}

/// Words that were shaped, by their bytes: texts say the same words again and again.
///
/// It forgets all when it holds too much, which costs less than to know what was used last.
struct WordCache {
  /// Where a word's clusters and glyphs are.
  struct Word {
    var clusters: Range<Int>
    var glyphs: Range<Int>
    /// The script at its end.
    var script: UInt32
  }

  private struct Slot {
    var hash: UInt64 = 0
    var key: Range<Int> = 0..<0
    var seed: UInt64 = 0
    var word = Word(clusters: 0..<0, glyphs: 0..<0, script: 0)
  }

  /// Longer words are shaped each time, and not kept.
  static let maximumKeyLength = 96
  private static let maximumKeyBytes = 1 << 18

  private(set) var clusters: [WordCluster] = []
  private(set) var glyphs: [WordGlyph] = []
  private var keys: [UInt8] = []
  private var slots = [Slot](repeating: Slot(), count: 256)
  private var count = 0
  /// How many clusters and glyphs are kept; what is behind them is of a word too long to be.
  private var keptClusters = 0
  private var keptGlyphs = 0

  /// The word with some bytes, shaped by `shape` if it is new; valid until the next call.
  ///
  /// `shape` returns the script at the word's end; on what besides the bytes its results depend is
  /// told by `mode` and `context`.
  mutating func word(
    _ bytes: UnsafeBufferPointer<UInt8>, mode: ShapingMode, context: UInt32,
    shape: (inout [WordCluster], inout [WordGlyph]) -> UInt32
  ) -> Word {
    let seed = UInt64(context) << 8 | UInt64(mode.rawValue)
    let hash = Self.hash(bytes, seed: seed)
    var index = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while !slots[index].key.isEmpty {
      if slots[index].hash == hash, slots[index].seed == seed, isKey(slots[index].key, bytes) {
        return slots[index].word
      }
      index = (index + 1) & (slots.count - 1)
    }
    let isKept = !bytes.isEmpty && bytes.count <= Self.maximumKeyLength
    if isKept, keys.count + bytes.count > Self.maximumKeyBytes {
      removeAll()
      index = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    }
    clusters.removeLast(clusters.count - keptClusters)
    glyphs.removeLast(glyphs.count - keptGlyphs)
    let (firstCluster, firstGlyph) = (clusters.count, glyphs.count)
    let script = shape(&clusters, &glyphs)
    let word = Word(
      clusters: firstCluster..<clusters.count, glyphs: firstGlyph..<glyphs.count, script: script)
    guard isKept else { return word }
    (keptClusters, keptGlyphs) = (clusters.count, glyphs.count)
    slots[index] = Slot(
      hash: hash, key: keys.count..<keys.count + bytes.count, seed: seed, word: word)
    keys.append(contentsOf: bytes)
    count += 1
    if count * 2 > slots.count { grow() }
    return word
  }

  /// Lends a word's clusters and glyphs to `body`.
  func withContents(
    of word: Word,
    _ body: (UnsafeBufferPointer<WordCluster>, UnsafeBufferPointer<WordGlyph>) -> Void
  ) {
    clusters.withUnsafeBufferPointer { clusters in
      glyphs.withUnsafeBufferPointer { glyphs in
        body(
          UnsafeBufferPointer(rebasing: clusters[word.clusters]),
          UnsafeBufferPointer(rebasing: glyphs[word.glyphs]))
      }
    }
  }

  private func isKey(_ key: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard key.count == bytes.count else { return false }
    for offset in 0..<bytes.count where keys[key.lowerBound + offset] != bytes[offset] {
      return false
    }
    return true
  }

  private mutating func removeAll() {
    clusters.removeAll(keepingCapacity: true)
    glyphs.removeAll(keepingCapacity: true)
    keys.removeAll(keepingCapacity: true)
    (keptClusters, keptGlyphs) = (0, 0)
    slots = [Slot](repeating: Slot(), count: 256)
    count = 0
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(), count: old.count * 2)
    for slot in old where !slot.key.isEmpty {
      var index = Int(truncatingIfNeeded: slot.hash) & (slots.count - 1)
      while !slots[index].key.isEmpty { index = (index + 1) & (slots.count - 1) }
      slots[index] = slot
    }
  }

  /// FNV-1a, with its upper half folded in, as the table uses the lower bits.
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>, seed: UInt64) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ seed
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash ^ hash >> 32
  }
}
