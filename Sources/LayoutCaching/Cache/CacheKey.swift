import MarkupText
import TextFoundation
import TextLayout

/// What is kept under: a text, its room, and what was made of it.
///
/// Sendable: a plain value.
struct CacheKey: Sendable, Hashable {
  /// What was made of a text.
  enum Part: Sendable, Hashable {
    case size
    case layout
    // Behind a reference, so that the keys of sizes stay small.
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

  /// The key of something else that is made of the same text in the same room.
  func with(_ part: Part) -> CacheKey { CacheKey(self, part) }

  /// Feeds as few numbers as tell keys apart in practice: a size is found in the time of hashing.
  func hash(into hasher: inout Hasher) {
    text.hash(into: &hasher)
    hasher.combine(space.bits)
    if case .image(let rendition) = part { hasher.combine(rendition) }
  }
}

/// Which text it is, in which version and with which style sheets.
///
/// Sendable: a plain value.
struct TextIdentity: Sendable, Hashable {
  enum Content: Sendable, Hashable {
    case markup(ExactText)
    case tree(MarkupVersion)
    case named(ExactText, version: Int)
  }

  let content: Content
  /// The style sheets, unless they come from the text itself.
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

  /// How many bytes its characters take.
  var length: Int {
    switch content {
    case .markup(let text), .named(let text, _): text.string.utf8.count
    case .tree: 0
    }
  }
}

/// Text that is told apart by its bytes.
///
/// Strings that are canonically equivalent are equal, but not set alike; and to hash them as strings
/// means to normalize them.
///
/// Sendable: a plain value.
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
    // So that texts do not run into what is hashed next.
    hasher.combine(0xFF as UInt8)
  }
}

/// A room, the same for all that layout treats alike.
///
/// Sendable: a plain value.
struct SpaceIdentity: Sendable, Hashable {
  /// Nothing that is not a number gets into a key: it would not be equal to itself.
  private let inlineSize: Double
  private let blockSize: Double
  private let shrinksToFit: Bool

  /// A number that is the same for rooms that are.
  var bits: UInt64 {
    inlineSize.bitPattern ^ (blockSize.bitPattern &* 0x9E37_79B9_7F4A_7C15)
      &+ (shrinksToFit ? 1 : 0)
  }

  init(_ space: LayoutSpace) {
    // A width of −1 stands for as much as the text wants; widths below 0 count as 0.
    inlineSize = space.inlineSize.map { $0 > 0 ? $0.clampedToPage : 0 } ?? -1
    // Without a limit it is infinite, which no text is higher than.
    let blockSize = space.maximumBlockSize ?? .infinity
    self.blockSize = blockSize.isNaN ? .infinity : blockSize > 0 ? blockSize : 0
    shrinksToFit = space.shrinksToFit
  }
}
