import MarkupText
import TextFoundation
import TextLayout

/// A cache key: the text, the available space and the kind of result.
struct CacheKey: Sendable, Hashable {
  /// The kind of a cached result.
  enum Part: Sendable, Hashable {
    case size
    case layout
    // Indirect, so that the keys of sizes remain small.
    indirect case image(LayoutCache.Rendition)
  }

  let text: TextIdentity
  let space: SpaceIdentity
  let part: Part

  init(_ text: LayoutCache.Text, _ space: LayoutSpace, _ part: Part) {
    self.text = text.identity
    self.space = SpaceIdentity(space)
    self.part = part
  }

  private init(_ key: CacheKey, _ part: Part) {
    (text, space) = (key.text, key.space)
    self.part = part
  }

  /// Returns the key of another kind of result for the same text and space.
  func with(_ part: Part) -> CacheKey { CacheKey(self, part) }

  /// Hashes only the parts by which keys differ in practice, because hashing dominates the lookup
  /// of a size.
  func hash(into hasher: inout Hasher) {
    text.hash(into: &hasher)
    hasher.combine(space.bits)
    if case .image(let rendition) = part { hasher.combine(rendition) }
  }
}

/// The identity of a text: its content and version, and its style sheets.
struct TextIdentity: Sendable, Hashable {
  enum Content: Sendable, Hashable {
    case markup(ExactText)
    case tree(MarkupVersion)
    case named(ExactText, version: Int)
  }

  let content: Content
  /// The version of the style sheets; nil if they come from the text itself.
  let cascade: MarkupVersion?

  func hash(into hasher: inout Hasher) {
    switch content {
    case .markup(let text): hasher.combine(text)
    case .tree(let version): hasher.combine(version)
    case .named(let name, let version):
      hasher.combine(name)
      hasher.combine(version)
    }
    if let cascade { hasher.combine(cascade) }
  }

  /// The length of the identifying string in bytes; 0 for trees.
  var length: Int {
    switch content {
    case .markup(let text), .named(let text, _): text.string.utf8.count
    case .tree: 0
    }
  }
}

/// Text that is compared and hashed by its UTF-8 bytes.
///
/// Canonically equivalent strings are equal in Swift but are not laid out alike, and hashing them
/// as strings would normalize them.
struct ExactText: Sendable, Hashable {
  let string: String

  static func == (one: Self, other: Self) -> Bool {
    withUTF8Bytes(of: one.string) { one in
      withUTF8Bytes(of: other.string) { other in
        one.count == other.count
          && (one.baseAddress == other.baseAddress || one.elementsEqual(other))
      }
    }
  }

  func hash(into hasher: inout Hasher) {
    withUTF8Bytes(of: string) { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    // A terminator, so that the text does not run into the next hashed value.
    hasher.combine(0xFF as UInt8)
  }
}

/// The available space, normalized so that spaces with equal layouts are equal.
struct SpaceIdentity: Sendable, Hashable {
  /// Sizes are never NaN, which would make a key unequal to itself.
  private let inlineSize: Double
  private let blockSize: Double
  private let shrinksToFit: Bool

  /// A hash of the space in 64 bits.
  var bits: UInt64 {
    inlineSize.bitPattern ^ (blockSize.bitPattern &* 0x9E37_79B9_7F4A_7C15)
      &+ (shrinksToFit ? 1 : 0)
  }

  init(_ space: LayoutSpace) {
    // A width of −1 represents no limit; negative widths count as 0.
    inlineSize = space.inlineSize.map { $0 > 0 ? $0.clampedToPage : 0 } ?? -1
    // Infinity represents no limit.
    let blockSize = space.maximumBlockSize ?? .infinity
    self.blockSize = blockSize.isNaN ? .infinity : blockSize > 0 ? blockSize : 0
    shrinksToFit = space.shrinksToFit
  }
}
