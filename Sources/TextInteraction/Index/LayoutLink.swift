public import MarkupText
import TextFoundation
import TextLayout

/// A link of a layout: an `a` element with an address, and the text it is on.
///
/// Each element is a link of its own: two neighbours with the same address stay apart, and one that
/// runs over several lines or paragraphs is one link. So is an element that a block or the tag of
/// another one has cut into parts.
///
/// ```swift
/// let layout = Typesetter(measurer: FixedMeasurer()).layout(
///   markup: "<p>詳細は<a href='/a'>この先の頁</a><a href='/a'>で</a>", in: LayoutSpace(inlineSize: 64))
/// let index = LayoutIndex(layout)
/// index.links.map(\.address)                  // ["/a", "/a"]
/// index.rects(of: index.links[0]).count       // 2: it is on two lines
/// index.link(at: Point(x: 50, y: 24))?.id == index.links[0].id  // true
/// ```
///
/// Sendable: what it holds is.
public struct LayoutLink: Sendable, Identifiable, Hashable {
  /// The element's identity, which stays the same when other parts of its tree are edited.
  public let id: NodeID
  /// The element.
  public let node: MarkupNode
  /// The `href` of the element, as the markup writes it.
  public let address: String
  /// Whether the address may be opened as a link: not if it is empty or runs a program
  /// (`javascript:`, `data:` and the like, as browsers read the scheme).
  public let isSafe: Bool
  /// The `title` of the element; nil if it has none.
  public let title: String?
  /// The text it is on, in the order of the text: a range for each paragraph, more if there is
  /// something else in between.
  public internal(set) var ranges: [LayoutRange]

  init(_ node: MarkupNode, address: String) {
    id = node.id
    self.node = node
    self.address = address
    isSafe = LinkSafety.allows(address)
    title = node["title"].flatMap { $0.isEmpty ? nil : $0 }
    ranges = []
  }

  /// Whether both are the same element on the same text.
  public static func == (one: Self, other: Self) -> Bool {
    one.node == other.node && one.ranges == other.ranges
  }

  /// Feeds the element to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
