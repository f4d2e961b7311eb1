import TextLayout

/// The state of a ``LayoutCache``: its entries and counters.
///
/// No method runs code of the caller. Removed items are returned, so that they are released after
/// the lock is.
struct CacheStorage: Sendable {
  typealias Table = LRUTable<CacheKey, CachedItem>

  private let costLimit: Int
  private(set) var sizes = Table()
  /// Layouts and images, which share one part of the limit.
  private(set) var layoutsAndImages = Table()
  private var counters = LayoutCache.Statistics()
  /// Incremented by every purge; results of work begun in an earlier epoch are not stored.
  private(set) var epoch = 0
  var pending = PendingWork()

  init(costLimit: Int) { self.costLimit = max(costLimit, 0) }

  /// The maximum share of the limit that sizes take, so that most of it remains for layouts and
  /// images.
  private var sizeLimit: Int { costLimit / 8 }

  /// The counters, and the current numbers and costs of entries.
  var statistics: LayoutCache.Statistics {
    var statistics = counters
    statistics.sizes.count = sizes.count
    statistics.sizes.bytes = sizes.cost
    statistics.images.count = layoutsAndImages.count - statistics.layouts.count
    statistics.images.bytes = layoutsAndImages.cost - statistics.layouts.bytes
    return statistics
  }

  // MARK: Finding

  /// Returns the item for a key and marks it as most recently used, without counting the lookup.
  mutating func use(_ key: CacheKey) -> CachedItem? {
    key.part == .size ? sizes.use(key) : layoutsAndImages.use(key)
  }

  /// Returns the item for a key, marks it as most recently used, and counts a hit or a miss.
  mutating func find(_ key: CacheKey) -> CachedItem? {
    let item = use(key)
    counters[key.part].count(isHit: item != nil)
    return item
  }

  /// Removes an outdated item that a lookup has found, and recounts the hit as a miss.
  mutating func reject(_ key: CacheKey, isCounted: Bool) -> CachedItem? {
    if isCounted { counters[key.part].recountHitAsMiss() }
    return remove(key)
  }

  // MARK: Storing

  /// Counts a layout.
  mutating func countLayout() { counters.layoutsMade += 1 }

  /// Stores an item and evicts the least recently used items beyond the limit.
  ///
  /// An item is not stored if the cache was purged after `epoch`, or if it is too large.
  ///
  /// - Returns: the items that are not in the cache, to be released by the caller.
  mutating func store(_ item: CachedItem, for key: CacheKey, epoch: Int) -> [CachedItem] {
    guard epoch == self.epoch else { return [item] }
    let cost = Table.overhead + key.text.length + item.estimatedBytes
    var removed: [CachedItem] = []
    if let old = remove(key) { removed.append(old) }
    if key.part == .size {
      guard cost <= sizeLimit else { return removed + [item] }
      _ = sizes.insert(item, for: key, cost: cost)
      while sizes.cost > sizeLimit, let oldest = sizes.removeOldest() {
        counters.sizes.evictions += 1
        removed.append(oldest.value)
      }
    } else {
      guard cost <= costLimit - sizes.cost else { return removed + [item] }
      _ = layoutsAndImages.insert(item, for: key, cost: cost)
      if key.part == .layout {
        counters.layouts.count += 1
        counters.layouts.bytes += cost
      }
    }
    evictLayoutsAndImages(beyond: costLimit - sizes.cost, into: &removed)
    return removed
  }

  private mutating func evictLayoutsAndImages(beyond limit: Int, into removed: inout [CachedItem]) {
    while layoutsAndImages.cost > limit {
      let before = layoutsAndImages.cost
      guard let oldest = layoutsAndImages.removeOldest() else { return }
      counters[oldest.key.part].evictions += 1
      noteRemoval(of: oldest.key, cost: before - layoutsAndImages.cost)
      removed.append(oldest.value)
    }
  }

  private mutating func remove(_ key: CacheKey) -> CachedItem? {
    if key.part == .size { return sizes.remove(key) }
    let before = layoutsAndImages.cost
    guard let item = layoutsAndImages.remove(key) else { return nil }
    noteRemoval(of: key, cost: before - layoutsAndImages.cost)
    return item
  }

  private mutating func noteRemoval(of key: CacheKey, cost: Int) {
    guard key.part == .layout else { return }
    counters.layouts.count -= 1
    counters.layouts.bytes -= cost
  }

  // MARK: Purging

  /// Removes the items whose keys match a predicate, and prevents work in progress from being
  /// stored.
  ///
  /// - Returns: the removed items.
  mutating func purge(where isPurged: (CacheKey) -> Bool) -> [CachedItem] {
    epoch += 1
    pending.abandonAll()
    return (sizes.keys.filter(isPurged) + layoutsAndImages.keys.filter(isPurged)).compactMap {
      remove($0)
    }
  }

  /// Removes the least recently used items, layouts and images before sizes, until the rest takes
  /// at most `limit` bytes.
  mutating func purge(downTo limit: Int) -> [CachedItem] {
    epoch += 1
    pending.abandonAll()
    var removed: [CachedItem] = []
    while layoutsAndImages.cost + sizes.cost > limit {
      guard let oldest = layoutsAndImages.oldestKey ?? sizes.oldestKey, let item = remove(oldest)
      else { break }
      removed.append(item)
    }
    return removed
  }
}
