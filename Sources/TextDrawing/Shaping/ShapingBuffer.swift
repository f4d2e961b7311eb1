internal import TextLayout

/// Memory that one call of a shaper fills and then hands over at once, so that no cluster asks
/// whether there is room for it; it is kept for the next call.
///
/// Who appends has reserved room before.
struct ShapingBuffer {
  private(set) var clusters: UnsafeMutablePointer<ShapedCluster>
  private(set) var glyphs: UnsafeMutablePointer<ShapedGlyph>
  private(set) var clusterCount = 0
  private(set) var glyphCount = 0
  private var clusterCapacity: Int
  private var glyphCapacity: Int

  /// What texts of some pages take; more is not kept.
  private static let keptCapacity = 1 << 14

  init() {
    (clusterCapacity, glyphCapacity) = (256, 256)
    clusters = .allocate(capacity: clusterCapacity)
    glyphs = .allocate(capacity: glyphCapacity)
  }

  func deallocate() {
    clusters.deallocate()
    glyphs.deallocate()
  }

  /// Makes room for so many clusters and glyphs more.
  @inline(__always)
  mutating func reserve(clusters: Int, glyphs: Int) {
    if clusterCount + clusters > clusterCapacity || glyphCount + glyphs > glyphCapacity {
      grow(clusters: clusterCount + clusters, glyphs: glyphCount + glyphs)
    }
  }

  @inline(never)
  private mutating func grow(clusters newClusters: Int, glyphs newGlyphs: Int) {
    if newClusters > clusterCapacity {
      clusterCapacity = max(newClusters, 2 * clusterCapacity)
      clusters = Self.moved(clusters, count: clusterCount, capacity: clusterCapacity)
    }
    if newGlyphs > glyphCapacity {
      glyphCapacity = max(newGlyphs, 2 * glyphCapacity)
      glyphs = Self.moved(glyphs, count: glyphCount, capacity: glyphCapacity)
    }
  }

  private static func moved<Element>(
    _ old: UnsafeMutablePointer<Element>, count: Int, capacity: Int
  ) -> UnsafeMutablePointer<Element> {
    let new = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    new.moveInitialize(from: old, count: count)
    old.deallocate()
    return new
  }

  @inline(__always)
  mutating func append(_ cluster: ShapedCluster) {
    (clusters + clusterCount).initialize(to: cluster)
    clusterCount &+= 1
  }

  @inline(__always)
  mutating func append(_ glyph: ShapedGlyph) {
    (glyphs + glyphCount).initialize(to: glyph)
    glyphCount &+= 1
  }

  /// Where the next cluster is written, and the next glyph.
  var nextCluster: UnsafeMutablePointer<ShapedCluster> { clusters + clusterCount }
  var nextGlyph: UnsafeMutablePointer<ShapedGlyph> { glyphs + glyphCount }

  /// Takes over what was written there.
  mutating func commit(clusters: Int, glyphs: Int) {
    clusterCount += clusters
    glyphCount += glyphs
  }

  /// Adds to the advance of the last cluster.
  @inline(__always)
  func widenLast(by amount: Double) {
    if clusterCount > 0 { clusters[clusterCount &- 1].advance += amount }
  }

  /// Takes the last cluster back with its glyphs, and tells where it began.
  mutating func removeLast() -> Int? {
    guard clusterCount > 0 else { return nil }
    clusterCount -= 1
    glyphCount -= Int(clusters[clusterCount].glyphCount)
    return Int(clusters[clusterCount].offset)
  }

  /// Hands everything over and is empty again.
  mutating func flush(into output: inout ShapedText) {
    output.clusters.append(contentsOf: UnsafeBufferPointer(start: clusters, count: clusterCount))
    output.glyphs.append(contentsOf: UnsafeBufferPointer(start: glyphs, count: glyphCount))
    (clusterCount, glyphCount) = (0, 0)
    if max(clusterCapacity, glyphCapacity) > Self.keptCapacity {
      deallocate()
      self = ShapingBuffer()
    }
  }
}
