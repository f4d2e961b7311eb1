public import MarkupText
import TextLayout

/// A link of a layout: an `a` element with an address, and the ranges of its text.
///
/// Each element is a separate link: two adjacent elements with the same address remain two links,
/// and an element that spans several lines or paragraphs is one link. An element that parse error
/// recovery has split into several, around a block or a misnested tag, also remains one link.
///
/// ```swift
/// let layout = Typesetter(measurer: FixedMeasurer()).layout(
///   markup: "<p>詳細は<a href='/a'>この先の頁</a><a href='/a'>で</a>", in: LayoutSpace(inlineSize: 64))
/// let index = LayoutIndex(layout)
/// index.links.map(\.address)                  // ["/a", "/a"]
/// index.rects(of: index.links[0]).count       // 2: it is on two lines
/// index.link(at: Point(x: 50, y: 24))?.id == index.links[0].id  // true
/// ```
public struct LayoutLink: Sendable, Identifiable, Hashable {
  /// The identity of the element, which does not change when other parts of its tree are edited.
  public let id: NodeID
  /// The `a` element.
  public let node: MarkupNode
  /// The `href` of the element, as written in the markup.
  public let address: String
  /// Whether the address is safe to open: whether the `links` of the typesetter's options allow it.
  ///
  /// By default `http`, `https`, `mailto`, `tel` and relative addresses are safe, and `javascript:`,
  /// `data:`, `file:` and all others are not; the scheme is parsed as browsers do.
  public let isSafe: Bool
  /// The `title` of the element; nil if it has none.
  public let title: String?
  /// The ranges of its text in text order: one for each paragraph, or more if other content is in
  /// between.
  public internal(set) var ranges: [LayoutRange]

  init(_ node: MarkupNode, address: String, policy: LinkPolicy) {
    id = node.id
    self.node = node
    self.address = address
    isSafe = policy.allows(address)
    title = node["title"].flatMap { $0.isEmpty ? nil : $0 }
    ranges = []
  }

  /// Returns whether both are the same element with the same ranges.
  public static func == (one: Self, other: Self) -> Bool {
    one.node == other.node && one.ranges == other.ranges
  }

  /// Feeds the element's identity to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
