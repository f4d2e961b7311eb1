import MarkupText
import Testing

@testable import TextLayout

/// Positions of nested blocks, compared with a model of CSS 2.2 §8.3.1 that collects the sets of
/// adjoining margins.
@Suite("Margins by a model")
struct MarginModelTests {
  /// A block of the model; text is one line of 16 px.
  private final class Node {
    var top = 0.0
    var bottom = 0.0
    var paddingTop = 0.0
    var paddingBottom = 0.0
    var children: [Node] = []
    var hasText = false
    var number = 0
    var frame: (top: Double, bottom: Double)?

    var markup: String {
      let style =
        "margin:\(top)px 0 \(bottom)px;padding:\(paddingTop)px 0 \(paddingBottom)px"
      let content = hasText ? "x" : children.map(\.markup).joined()
      return "<div id=n\(number) style='\(style)'>\(content)</div>"
    }
  }

  /// The edges of a tree in order: margins, and content, which separates margins.
  private enum Event {
    case margin(Double)
    case content(Double)
    case begin(Node)
    case end(Node)
  }

  private static func events(_ node: Node) -> [Event] {
    var events: [Event] = [.margin(node.top), .begin(node)]
    if node.paddingTop > 0 { events.append(.content(node.paddingTop)) }
    if node.hasText { events.append(.content(16)) }
    for child in node.children { events += Self.events(child) }
    if node.paddingBottom > 0 { events.append(.content(node.paddingBottom)) }
    return events + [.end(node), .margin(node.bottom)]
  }

  /// Returns the tops of all pieces of content, and the end.
  private static func content(_ nodes: [Node]) -> (tops: [Int: Double], end: Double) {
    var y = 0.0
    var margins: [Double] = []
    var open: [Node] = []
    var waiting: [Node] = []
    var tops: [Int: Double] = [:]
    func collapsed() -> Double {
      (margins.filter { $0 > 0 }.max() ?? 0) + (margins.filter { $0 < 0 }.min() ?? 0)
    }
    for event in nodes.flatMap(events) {
      switch event {
      case .margin(let margin): margins.append(margin)
      case .begin(let node):
        open.append(node)
        waiting.append(node)
      case .content(let height):
        y += collapsed()
        margins = []
        for node in waiting where open.contains(where: { $0 === node }) {
          node.frame = (y, y)
          tops[node.number] = y
        }
        waiting = []
        y += height
        for node in open { node.frame?.bottom = y }
      case .end: open.removeLast()
      }
    }
    return (tops, y + collapsed())
  }

  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 16 ^ state << 41
    }
  }

  private static func node(
    depth: Int, negative: Bool, counter: inout Int, _ random: inout Generator
  ) -> Node {
    let node = Node()
    node.number = counter
    counter += 1
    let margins = negative ? [0.0, 5, 10, 20, -3, -8] : [0.0, 5, 10, 20, 31]
    node.top = margins.randomElement(using: &random) ?? 0
    node.bottom = margins.randomElement(using: &random) ?? 0
    let paddings = [0.0, 0, 0, 4, 7]
    node.paddingTop = paddings.randomElement(using: &random) ?? 0
    node.paddingBottom = paddings.randomElement(using: &random) ?? 0
    if depth == 0 || Int.random(in: 0..<3, using: &random) == 0 {
      node.hasText = Int.random(in: 0..<4, using: &random) > 0
    } else {
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        node.children.append(
          Self.node(depth: depth - 1, negative: negative, counter: &counter, &random))
      }
    }
    return node
  }

  @Test("Blocks with content are where the model puts them", arguments: [false, true])
  func blocks(negative: Bool) throws {
    for seed in 0..<150 {
      var random = Generator(state: UInt64(seed) &* 2 &+ (negative ? 1 : 0))
      var counter = 0
      // 100 px above keep negative margins away from the upper edge of the page.
      let first = Node()
      first.number = 1000
      first.hasText = true
      first.paddingTop = 100
      var nodes = [first]
      for _ in 0..<3 {
        nodes.append(Self.node(depth: 3, negative: negative, counter: &counter, &random))
      }
      let last = Node()
      last.number = 1001
      last.hasText = true
      nodes.append(last)
      let markup = nodes.map(\.markup).joined()
      let laidOut = BlockFrames(markup)
      let model = Self.content(nodes)
      #expect(abs(laidOut.layout.size.height - model.end) < 1e-9, "\(seed): \(markup)")
      for (number, top) in model.tops {
        let frame = try #require(laidOut.frame(id: "n\(number)"))
        #expect(abs(frame.y - top) < 1e-9, "\(seed), n\(number): \(frame.y), not \(top): \(markup)")
      }
      var stack = nodes
      while let node = stack.popLast() {
        stack += node.children
        guard let (top, bottom) = node.frame else { continue }
        let frame = try #require(laidOut.frame(id: "n\(node.number)"))
        #expect(abs(frame.height - (bottom - top)) < 1e-9, "\(seed), n\(node.number): \(markup)")
      }
    }
  }

  @Test("Collapsed margins of a list, in any order")
  func collapsing() {
    let rows: [(margins: [Double], size: Double)] = [
      ([], 0), ([10], 10), ([-10], -10), ([10, 20], 20), ([-10, -20], -20), ([10, -4], 6),
      ([10, 20, -4, -30], -10), ([0, 0], 0), ([5, -5], 0), ([0, -3], -3),
    ]
    for row in rows {
      for margins in [row.margins, row.margins.reversed(), row.margins + row.margins] {
        var collapsing = CollapsingMargin()
        for margin in margins { collapsing.add(margin) }
        #expect(collapsing.size == row.size, "\(margins)")
      }
    }
  }

  @Test("Nothing moves above the upper edge of the page")
  func cursors() {
    var fragments = FragmentStore(for: StyledText(MarkupTree(parsing: "<div><p>x</div>")))
    var cursor = FlowCursor()
    cursor.margin.add(-10)
    #expect(cursor.nextTop == 0)
    cursor.y = 25
    #expect(cursor.nextTop == 15)
    cursor.margin.add(4)
    cursor.unplaced = [1, 2]
    cursor.flushMargin(placing: &fragments)
    #expect(cursor.y == 19 && cursor.margin.size == 0 && cursor.unplaced.isEmpty)
    #expect(fragments.boxes.map(\.isPlaced).prefix(3) == [false, true, true])
    #expect(fragments.boxes[1].frame.y == 19 && fragments.boxes[2].content.y == 19)
    cursor.begin(0, margin: 6, placing: &fragments)
    #expect(cursor.y == 25 && fragments.boxes[0].isPlaced && fragments.boxes[0].frame.y == 25)
  }
}
