import TextLayout

extension LayoutCache {
  /// What a ``LayoutCache`` keeps and how often it helped.
  ///
  /// Sendable: a plain value.
  public struct Statistics: Sendable, Hashable, Codable {
    /// The counters of sizes, of layouts or of images.
    ///
    /// Sendable: a plain value.
    public struct Part: Sendable, Hashable, Codable {
      /// How often somebody asked for what was there.
      public internal(set) var hits = 0
      /// How often it was not there: it was made, or somebody waited until others had made it.
      public internal(set) var misses = 0
      /// How many are kept now.
      public internal(set) var count = 0
      /// About how many bytes they take now.
      public internal(set) var bytes = 0
      /// How many were given up for others; those that were purged do not count.
      public internal(set) var evictions = 0

      mutating func count(isHit: Bool) {
        if isHit { hits += 1 } else { misses += 1 }
      }

      mutating func takeBackHit() {
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
    /// How many texts were set.
    public internal(set) var layoutsMade = 0

    /// About how many bytes everything takes now; never above the limit.
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
