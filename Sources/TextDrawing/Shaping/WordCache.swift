import TextFoundation

/// A cluster of a shaped word, in ``FontUnits``.
struct WordCluster: BitwiseCopyable {
  var length: Int32
  var advance: Int32
  var scalar: UInt32
  var glyphCount: Int32
  var face: UInt16
  /// Whether no font has a glyph for it.
  var isMissing: Bool
}

/// A glyph of a shaped word, in ``FontUnits``, relative to the start of its cluster.
struct WordGlyph: BitwiseCopyable {
  var id: UInt32
  var dx: Int32
  var dy: Int32
}

/// The direction in which text is shaped.
enum ShapingMode: UInt8 {
  case leftToRight
  case rightToLeft
  case upright
}

/// A cache of shaped words, by their bytes.
///
/// It is cleared when it is full, which costs less than tracking recent use.
final class WordCache {
  /// The clusters and glyphs of a word; the memory is valid until the next call.
  struct Word {
    let clusters: UnsafeBufferPointer<WordCluster>
    let glyphs: UnsafeBufferPointer<WordGlyph>
    /// The script at the end of the word.
    let script: UInt32
  }

  /// A cached word: the ranges of its data in the shared memory.
  private struct Slot {
    var key = WordKey()
    /// The start of its bytes, if it is longer than its key can hold.
    var bytes: Int32 = 0
    var clusters: Int32 = 0
    var clusterCount: Int32 = 0
    var glyphs: Int32 = 0
    var glyphCount: Int32 = 0
    var script: UInt32 = 0
  }

  /// The maximum length of cached words; longer ones are shaped each time.
  static let maximumKeyLength = 256
  private static let maximumKeyBytes = 1 << 18
  private static let minimumSlotCount = 256

  // Accessed for every word, by one call at a time: an exclusivity check would take longer than the
  // lookup.
  @exclusivity(unchecked) private var slots: UnsafeMutablePointer<Slot>
  @exclusivity(unchecked) private var slotCount = WordCache.minimumSlotCount
  @exclusivity(unchecked) private var clusters = GrowableBuffer<WordCluster>(minimumCapacity: 256)
  @exclusivity(unchecked) private var glyphs = GrowableBuffer<WordGlyph>(minimumCapacity: 256)
  @exclusivity(unchecked) private var bytes = GrowableBuffer<UInt8>(minimumCapacity: 256)
  /// The number of cached words and the total number of their bytes.
  private var (count, byteCount) = (0, 0)
  /// The output of the most recent shaping.
  private var latestClusters: [WordCluster] = []
  private var latestGlyphs: [WordGlyph] = []

  init() { slots = Self.emptySlots(Self.minimumSlotCount) }

  deinit {
    slots.deallocate()
  }

  /// The number of cached clusters.
  var clusterCount: Int { clusters.count }

  /// Returns the word in a range of a text, which `shape` computes if it is not cached; valid until
  /// the next call.
  ///
  /// `shape` returns the script at the end of the word. Besides the bytes, its result may depend
  /// only on `mode` and `context`.
  func word(
    _ range: Range<Int>, of text: UnsafeBufferPointer<UInt8>, mode: ShapingMode, context: UInt32,
    shape: (inout [WordCluster], inout [WordGlyph]) -> UInt32
  ) -> Word {
    let key = WordKey(range, of: text, mode: mode, context: context)
    let slot = slot(of: key, range, in: text)
    if slot.pointee.key.length > 0 {
      return Word(
        clusters: clusters.slice(slot.pointee.clusters, slot.pointee.clusterCount),
        glyphs: glyphs.slice(slot.pointee.glyphs, slot.pointee.glyphCount),
        script: slot.pointee.script)
    }
    latestClusters.removeAll(keepingCapacity: true)
    latestGlyphs.removeAll(keepingCapacity: true)
    let script = shape(&latestClusters, &latestGlyphs)
    return storeLatest(key, range, of: text, script: script)
  }

  /// Returns the slot that contains a word, or the free slot for it.
  private func slot(
    of key: WordKey, _ range: Range<Int>, in text: UnsafeBufferPointer<UInt8>
  ) -> UnsafeMutablePointer<Slot> {
    let mask = slotCount - 1
    var index = key.hash(range, of: text) & mask
    while slots[index].key.length > 0 {
      if slots[index].key == key, isSame(slots[index], range, in: text) { break }
      index = (index + 1) & mask
    }
    return slots + index
  }

  /// Returns whether a slot has the same bytes beyond those in the key.
  @inline(__always)
  private func isSame(
    _ slot: Slot, _ range: Range<Int>, in text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    if range.count <= WordKey.capacity { return true }
    let cached = bytes.slice(slot.bytes, Int32(slot.key.length))
    return cached.elementsEqual(UnsafeBufferPointer(rebasing: text[range]))
  }

  private func storeLatest(
    _ key: WordKey, _ range: Range<Int>, of text: UnsafeBufferPointer<UInt8>, script: UInt32
  ) -> Word {
    guard 1...Self.maximumKeyLength ~= range.count else {
      // Uses the memory after the cached words, which the next word overwrites.
      let (firstCluster, firstGlyph) = (clusters.count, glyphs.count)
      defer {
        clusters.truncate(to: firstCluster)
        glyphs.truncate(to: firstGlyph)
      }
      return append(script: script)
    }
    if byteCount + range.count > Self.maximumKeyBytes { removeAll() }
    let slot = slot(of: key, range, in: text)
    slot.pointee = Slot(
      key: key, bytes: Int32(bytes.count), clusters: Int32(clusters.count),
      clusterCount: Int32(latestClusters.count), glyphs: Int32(glyphs.count),
      glyphCount: Int32(latestGlyphs.count), script: script)
    if range.count > WordKey.capacity {
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[range]))
    }
    byteCount += range.count
    count += 1
    let word = append(script: script)
    if count * 2 > slotCount { grow() }
    return word
  }

  /// Appends the clusters and glyphs of the most recent word.
  private func append(script: UInt32) -> Word {
    latestClusters.withUnsafeBufferPointer { clusters in
      latestGlyphs.withUnsafeBufferPointer { glyphs in
        Word(
          clusters: self.clusters.appended(clusters), glyphs: self.glyphs.appended(glyphs),
          script: script)
      }
    }
  }

  private func removeAll() {
    clusters.removeAll()
    glyphs.removeAll()
    bytes.removeAll()
    slots.deallocate()
    slotCount = Self.minimumSlotCount
    slots = Self.emptySlots(slotCount)
    (count, byteCount) = (0, 0)
  }

  private func grow() {
    let (old, oldCount) = (slots, slotCount)
    slotCount *= 2
    slots = Self.emptySlots(slotCount)
    for number in 0..<oldCount where old[number].key.length > 0 {
      let cached = bytes.values
      let range = Int(old[number].bytes)..<Int(old[number].bytes) + Int(old[number].key.length)
      var index = old[number].key.hash(range, of: cached) & (slotCount - 1)
      while slots[index].key.length > 0 { index = (index + 1) & (slotCount - 1) }
      slots[index] = old[number]
    }
    old.deallocate()
  }

  private static func emptySlots(_ count: Int) -> UnsafeMutablePointer<Slot> {
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: count)
    slots.initialize(repeating: Slot(), count: count)
    return slots
  }
}

extension GrowableBuffer {
  /// Returns a slice of the elements, valid until the buffer grows.
  @inline(__always)
  fileprivate func slice(_ first: Int32, _ count: Int32) -> UnsafeBufferPointer<Element> {
    UnsafeBufferPointer(start: start + Int(first), count: Int(count))
  }

  /// Appends elements and returns them as a slice, valid until the buffer grows.
  fileprivate mutating func appended(
    _ elements: UnsafeBufferPointer<Element>
  ) -> UnsafeBufferPointer<Element> {
    append(contentsOf: elements)
    return UnsafeBufferPointer(start: start + count - elements.count, count: elements.count)
  }
}
