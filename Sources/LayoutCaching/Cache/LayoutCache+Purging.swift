import TextFoundation
import TextLayout
import TypedEvents

extension LayoutCache {
  /// A set of the kinds of cached results.
  public struct Parts: OptionSet, Sendable, Hashable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Sizes.
    public static let sizes = Parts(rawValue: 1)
    /// Layouts.
    public static let layouts = Parts(rawValue: 2)
    /// Images.
    public static let images = Parts(rawValue: 4)
    /// All kinds of results.
    public static let all: Parts = [.sizes, .layouts, .images]

    func contains(_ part: CacheKey.Part) -> Bool {
      switch part {
      case .size: contains(.sizes)
      case .layout: contains(.layouts)
      case .image: contains(.images)
      }
    }
  }

  /// Removes all results, or all of some kinds.
  ///
  /// Results that other threads are computing during a purge are returned to their callers but not
  /// cached, so no result from before the purge is found after it. Counters are not reset.
  ///
  /// - Parameter parts: the kinds of results to remove.
  /// - Complexity: linear in the number of cached results.
  public func purge(_ parts: Parts = .all) {
    _ = storage.withLock { $0.purge { parts.contains($0.part) } }
  }

  /// Removes the results for a text in this version and with these style sheets, for any available
  /// space.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - parts: the kinds of results to remove.
  /// - Complexity: linear in the number of cached results.
  public func purge(_ text: Text, _ parts: Parts = .all) {
    let identity = text.identity
    _ = storage.withLock { $0.purge { $0.text == identity && parts.contains($0.part) } }
  }

  /// Removes the results for all versions of a named text.
  ///
  /// - Parameters:
  ///   - name: the name given to ``Text/named(_:version:make:)``.
  ///   - parts: the kinds of results to remove.
  /// - Complexity: linear in the number of cached results.
  public func purge(named name: String, _ parts: Parts = .all) {
    let name = ExactText(string: name)
    _ = storage.withLock { storage in
      storage.purge { key in
        guard case .named(name, _) = key.text.content else { return false }
        return parts.contains(key.part)
      }
    }
  }

  /// Removes the least recently used results, layouts and images before sizes, until the rest takes
  /// at most a number of bytes.
  ///
  /// Call this when memory runs low.
  ///
  /// - Parameter bytes: the maximum number of bytes that remain, as counted by
  ///   ``Statistics/bytes``; 0 or less removes everything.
  /// - Complexity: linear in the number of removed results.
  public func purge(downTo bytes: Int) {
    _ = storage.withLock { $0.purge(downTo: bytes) }
  }
}
