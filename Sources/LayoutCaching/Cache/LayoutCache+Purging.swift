import TextFoundation
import TextLayout
import TypedEvents

extension LayoutCache {
  /// Which kinds of things are purged.
  ///
  /// Sendable: a plain value.
  public struct Parts: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: Int

    /// Parts by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Sizes.
    public static let sizes = Parts(rawValue: 1)
    /// Layouts.
    public static let layouts = Parts(rawValue: 2)
    /// Images.
    public static let images = Parts(rawValue: 4)
    /// Everything.
    public static let all: Parts = [.sizes, .layouts, .images]

    func contains(_ part: CacheKey.Part) -> Bool {
      switch part {
      case .size: contains(.sizes)
      case .layout: contains(.layouts)
      case .image: contains(.images)
      }
    }
  }

  /// Forgets everything, or all of some kinds; it is made again when it is asked for.
  ///
  /// What other threads are making at the moment of a purge is handed to them and not kept, so that
  /// nothing from before the purge is found behind it. Counters go on.
  ///
  /// - Parameter parts: which kinds of things.
  /// - Complexity: linear in what is kept.
  public func purge(_ parts: Parts = .all) {
    _ = shelf.withLock { $0.purge { parts.contains($0.part) } }
  }

  /// Forgets a text: what was made of it in this version and with these style sheets, in all rooms.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - parts: which kinds of things.
  /// - Complexity: linear in what is kept.
  public func purge(_ text: Text, _ parts: Parts = .all) {
    let identity = text.identity
    _ = shelf.withLock { $0.purge { $0.text == identity && parts.contains($0.part) } }
  }

  /// Forgets all versions of a named text.
  ///
  /// - Parameters:
  ///   - name: the name of ``Text/named(_:version:make:)``.
  ///   - parts: which kinds of things.
  /// - Complexity: linear in what is kept.
  public func purge(named name: String, _ parts: Parts = .all) {
    let name = ExactText(string: name)
    _ = shelf.withLock { shelf in
      shelf.purge { key in
        guard case .named(name, _) = key.text.content else { return false }
        return parts.contains(key.part)
      }
    }
  }

  /// Forgets what was not used for longest, layouts and images before sizes, until the rest takes no
  /// more than a number of bytes: what to do when memory runs low.
  ///
  /// - Parameter bytes: how much may stay, as counted by ``Statistics/bytes``; 0 and less forget
  ///   everything.
  /// - Complexity: linear in what is forgotten.
  public func purge(downTo bytes: Int) {
    _ = shelf.withLock { $0.purge(downTo: bytes) }
  }
}
