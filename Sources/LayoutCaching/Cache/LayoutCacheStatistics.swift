import TextLayout

extension LayoutCache {
  /// The contents of a ``LayoutCache`` and its hit counts.
  public struct Statistics: Sendable, Hashable, Codable {
    /// The counters for sizes, layouts or images.
    public struct Part: Sendable, Hashable, Codable {
      /// The number of requests that were answered from the cache.
      public internal(set) var hits = 0
      /// The number of requests that were not answered from the cache: the result was computed, or
      /// awaited from another task.
      public internal(set) var misses = 0
      /// The current number of entries.
      public internal(set) var count = 0
      /// The current approximate size of the entries in bytes.
      public internal(set) var bytes = 0
      /// The number of entries evicted in favor of others; purged entries are not counted.
      public internal(set) var evictions = 0

      mutating func count(isHit: Bool) {
        if isHit { hits += 1 } else { misses += 1 }
      }

      mutating func recountHitAsMiss() {
        hits -= 1
        misses += 1
      }
    }

    /// Sizes.
    public internal(set) var sizes = Part()
    /// Layouts.
    public internal(set) var layouts = Part()
    /// Images.
    public internal(set) var images = Part()
    /// The number of layouts that were computed.
    public internal(set) var layoutsMade = 0

    /// The current approximate size of all entries in bytes, which never exceeds the limit.
    public var bytes: Int { sizes.bytes + layouts.bytes + images.bytes }

    init() {}

    subscript(part: CacheKey.Part) -> Part {
      get {
        switch part {
        case .size: sizes
        case .layout: layouts
        case .image: images
        }
      }
      set {
        switch part {
        case .size: sizes = newValue
        case .layout: layouts = newValue
        case .image: images = newValue
        }
      }
    }
  }
}
