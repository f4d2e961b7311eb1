import TextFoundation

/// The items of a paragraph, in ascending order of offsets.
///
/// Most paragraphs are a single run whose clusters serve as items; the array is then shared, not
/// copied.
package struct InlineItems: Sendable, RandomAccessCollection, MutableCollection {
  /// The items, if they are not simply the clusters of the first span.
  private var made: [InlineItem] = []
  /// The clusters that serve as items while ``made`` is empty.
  private var clusters: [ShapedCluster] = []
  /// The bidirectional embedding level of the clusters.
  private var level: UInt8 = 0

  /// Creates an empty collection.
  package init() {}

  /// Creates a collection with an item for each cluster, all in the first span.
  package init(clusters: [ShapedCluster], level: UInt8) {
    self.clusters = clusters
    self.level = level
  }

  /// Whether items are stored separately from the clusters.
  package var areMade: Bool { clusters.isEmpty }

  package var startIndex: Int { 0 }
  package var endIndex: Int { made.count + clusters.count }

  package subscript(index: Int) -> InlineItem {
    get { clusters.isEmpty ? made[index] : item(of: clusters[index], index) }
    _modify {
      makeItems()
      yield &made[index]
    }
  }

  /// The approximate memory use in bytes, without storage shared with the shaped text.
  package var estimatedBytes: Int { made.estimatedBytes }

  /// Appends an item.
  package mutating func append(_ item: InlineItem) {
    makeItems()
    made.append(item)
  }

  /// Appends items.
  package mutating func append(contentsOf items: [InlineItem]) {
    makeItems()
    // The usual case of a single run.
    if made.isEmpty { made = items } else { made += items }
  }

  /// Creates separate items for the clusters, whose storage is then released, so that items can be
  /// changed or added.
  package mutating func makeItems() {
    guard !clusters.isEmpty else { return }
    made = clusters.indices.map { item(of: clusters[$0], $0) }
    clusters = []
  }

  private func item(of cluster: ShapedCluster, _ index: Int) -> InlineItem {
    InlineItem(
      offset: cluster.offset, content: Int32(truncatingIfNeeded: index),
      advance: cluster.advance, span: 0, level: level, kind: .cluster)
  }

  /// Returns the index of the first item that starts at or after an offset.
  package func first(atOrAfter offset: Int) -> Int {
    (0..<count).partitioningIndex { Int(self[$0].offset) >= offset }
  }

  /// Returns the indices of the items in a range of the text; a bound within an item is moved to
  /// the start of the next item.
  package func covering(_ range: Range<Int>) -> Range<Int> {
    let lower = first(atOrAfter: range.lowerBound)
    return lower..<Swift.max(lower, first(atOrAfter: range.upperBound))
  }
}
