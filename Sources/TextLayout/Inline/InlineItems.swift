import TextFoundation

/// The items of a paragraph, by ascending offsets.
///
/// Most paragraphs are one stretch of text: their clusters are their items, and no memory is spent
/// on saying so again.
///
/// Sendable: a plain value.
package struct InlineItems: Sendable, RandomAccessCollection, MutableCollection {
  /// The items, once there are some that are more than a cluster of the first span.
  private var made: [InlineItem] = []
  /// The clusters that are the items as they stand, while none are made.
  private var clusters: [ShapedCluster] = []
  /// The bidirectional level of the clusters.
  private var level: UInt8 = 0

  /// No items.
  package init() {}

  /// An item for every cluster, all of them of the first span.
  package init(clusters: [ShapedCluster], level: UInt8) {
    self.clusters = clusters
    self.level = level
  }

  /// Whether they are more than the clusters.
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

  /// The memory of what is not in the shaped text anyway.
  package var estimatedBytes: Int { made.estimatedBytes }

  /// Appends an item.
  package mutating func append(_ item: InlineItem) {
    makeItems()
    made.append(item)
  }

  /// Appends items.
  package mutating func append(contentsOf items: [InlineItem]) {
    makeItems()
    // Most paragraphs have one stretch.
    if made.isEmpty { made = items } else { made += items }
  }

  /// Makes items of clusters, before something else becomes one: the clusters are let go.
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

  /// The first item that starts at an offset or behind it.
  package func first(atOrBehind offset: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if Int(self[middle].offset) < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The items of a range of the text; ends inside of an item are moved behind it.
  package func covering(_ range: Range<Int>) -> Range<Int> {
    let lower = first(atOrBehind: range.lowerBound)
    return lower..<Swift.max(lower, first(atOrBehind: range.upperBound))
  }
}
