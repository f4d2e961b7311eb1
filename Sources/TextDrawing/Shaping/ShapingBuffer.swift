internal import TextLayout

/// A buffer that a shaping call fills and then appends to the output at once, so that no cluster
/// needs a capacity check.
///
/// It is reused by the next call. Capacity must be reserved before appending. Not two
/// `GrowableBuffer`s: one check serves both arrays, and a run copies the buffer of its shaper.
struct ShapingBuffer {
  private(set) var clusters: UnsafeMutablePointer<ShapedCluster>
  private(set) var glyphs: UnsafeMutablePointer<ShapedGlyph>
  private(set) var clusterCount = 0
  private(set) var glyphCount = 0
  private var clusterCapacity: Int
  private var glyphCapacity: Int

  /// The maximum capacity that is retained, enough for several pages of text.
  private static let retainedCapacity = 1 << 14

  init() {
    (clusterCapacity, glyphCapacity) = (256, 256)
    clusters = .allocate(capacity: clusterCapacity)
    glyphs = .allocate(capacity: glyphCapacity)
  }

  func deallocate() {
    clusters.deallocate()
    glyphs.deallocate()
  }

  /// Ensures capacity for a number of additional clusters and glyphs.
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

  /// The addresses of the next cluster and the next glyph.
  var nextCluster: UnsafeMutablePointer<ShapedCluster> { clusters + clusterCount }
  var nextGlyph: UnsafeMutablePointer<ShapedGlyph> { glyphs + glyphCount }

  /// Adds clusters and glyphs that were written to these addresses.
  mutating func commit(clusters: Int, glyphs: Int) {
    clusterCount += clusters
    glyphCount += glyphs
  }

  /// Increases the advance of the last cluster.
  @inline(__always)
  func widenLast(by amount: Double) {
    if clusterCount > 0 { clusters[clusterCount &- 1].advance += amount }
  }

  /// Removes the last cluster with its glyphs and returns its offset.
  mutating func removeLast() -> Int? {
    guard clusterCount > 0 else { return nil }
    clusterCount -= 1
    glyphCount -= Int(clusters[clusterCount].glyphCount)
    return Int(clusters[clusterCount].offset)
  }

  /// Appends the contents to the output and empties the buffer.
  mutating func flush(into output: inout ShapedText) {
    output.clusters.append(contentsOf: UnsafeBufferPointer(start: clusters, count: clusterCount))
    output.glyphs.append(contentsOf: UnsafeBufferPointer(start: glyphs, count: glyphCount))
    (clusterCount, glyphCount) = (0, 0)
    if max(clusterCapacity, glyphCapacity) > Self.retainedCapacity {
      deallocate()
      self = ShapingBuffer()
    }
  }
}
