import TextLayout

/// The state of a ``LayoutCache``: what it keeps, and its counters.
///
/// Nothing here calls code of others; what is no longer kept is handed out, so that it is freed
/// behind the lock.
///
/// Sendable: a plain value, and tasks are Sendable.
struct CacheShelf: Sendable {
  typealias Table = RecencyTable<CacheKey, CachedItem>

  private let costLimit: Int
  private(set) var sizes = Table()
  /// Layouts and images, which take each other's room.
  private(set) var works = Table()
  private var counters = LayoutCache.Statistics()
  /// Changes with every purge: what was begun before it is not kept.
  private(set) var epoch = 0
  var pending = PendingWork()

  init(costLimit: Int) { self.costLimit = max(costLimit, 0) }

  /// What sizes may take of the limit, so that layouts and images always have most of it.
  private var sizeLimit: Int { costLimit / 8 }

  /// The counters, and what is kept now.
  var statistics: LayoutCache.Statistics {
    var statistics = counters
    statistics.sizes.count = sizes.count
    statistics.sizes.bytes = sizes.cost
    statistics.images.count = works.count - statistics.layouts.count
    statistics.images.bytes = works.cost - statistics.layouts.bytes
    return statistics
  }

  // MARK: Finding

  /// What is kept under a key, as used now; not counted.
  mutating func use(_ key: CacheKey) -> CachedItem? {
    key.part == .size ? sizes.use(key) : works.use(key)
  }

  /// What is kept under a key, as used now; counted as a hit or a miss.
  mutating func find(_ key: CacheKey) -> CachedItem? {
    let item = use(key)
    counters[key.part].count(isHit: item != nil)
    return item
  }

  /// Takes out what was found but cannot be used, and counts a miss in the place of the hit.
  mutating func reject(_ key: CacheKey, isCounted: Bool) -> CachedItem? {
    if isCounted { counters[key.part].takeBackHit() }
    return remove(key)
  }

  // MARK: Keeping

  /// Notes that a text was set.
  mutating func countLayout() { counters.layoutsMade += 1 }

  /// Keeps something, unless all was purged since an epoch or it is too large; then gives up what
  /// goes beyond the limit.
  ///
  /// - Returns: what is not kept any more.
  mutating func keep(_ item: CachedItem, for key: CacheKey, epoch: Int) -> [CachedItem] {
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
      _ = works.insert(item, for: key, cost: cost)
      if key.part == .layout {
        counters.layouts.count += 1
        counters.layouts.bytes += cost
      }
    }
    evictWorks(beyond: costLimit - sizes.cost, into: &removed)
    return removed
  }

  private mutating func evictWorks(beyond limit: Int, into removed: inout [CachedItem]) {
    while works.cost > limit {
      let before = works.cost
      guard let oldest = works.removeOldest() else { return }
      counters[oldest.key.part].evictions += 1
      noteRemoval(of: oldest.key, cost: before - works.cost)
      removed.append(oldest.value)
    }
  }

  private mutating func remove(_ key: CacheKey) -> CachedItem? {
    if key.part == .size { return sizes.remove(key) }
    let before = works.cost
    guard let item = works.remove(key) else { return nil }
    noteRemoval(of: key, cost: before - works.cost)
    return item
  }

  private mutating func noteRemoval(of key: CacheKey, cost: Int) {
    guard key.part == .layout else { return }
    counters.layouts.count -= 1
    counters.layouts.bytes -= cost
  }

  // MARK: Purging

  /// Forgets what a rule says; what is being made now will not be kept.
  ///
  /// - Returns: what is not kept any more.
  mutating func purge(where isPurged: (CacheKey) -> Bool) -> [CachedItem] {
    epoch += 1
    pending.giveUp()
    return (sizes.keys.filter(isPurged) + works.keys.filter(isPurged)).compactMap { remove($0) }
  }

  /// Forgets what was not used for longest, layouts and images before sizes, until the rest takes
  /// no more than a number of bytes.
  mutating func purge(downTo limit: Int) -> [CachedItem] {
    epoch += 1
    pending.giveUp()
    var removed: [CachedItem] = []
    while works.cost + sizes.cost > limit {
      guard let oldest = works.oldestKey ?? sizes.oldestKey, let item = remove(oldest)
      else { break }
      removed.append(item)
    }
    return removed
  }
}
