import LayoutTestSupport
import MarkupText
import Testing
import TextFoundation
import TypedEvents

@testable import TextInteraction
@testable import TextLayout

@Suite("A pointer on links")
struct LinkInteractionTests {
  private let probe = QueryProbe(
    "<p>見る<a href=/a>一</a><a href=/a>二三</a>、<a href='javascript:x'>悪</a>", width: 64)
  /// On 一, on 二, on 三, on the comma, on 悪, and outside of links.
  private let one = Point(x: 40, y: 8)
  private let two = Point(x: 56, y: 8)
  private let three = Point(x: 8, y: 24)
  private let comma = Point(x: 24, y: 24)
  private let bad = Point(x: 40, y: 24)
  private let none = Point(x: 500, y: 500)

  private enum Step {
    case down(Point)
    case moved(Point)
    case up(Point)
    case canceled
  }

  /// Returns the highlighted text after each step, and the result.
  private func follow(_ steps: [Step]) -> [String] {
    var links = LinkInteraction(probe.index)
    return steps.map { step in
      var outcome: LinkInteraction.Outcome?
      var isChange: Bool?
      let before = links.highlighted
      switch step {
      case .down(let point): isChange = links.pointerDown(at: point)
      case .moved(let point): isChange = links.pointerMoved(to: point)
      case .up(let point): outcome = links.pointerUp(at: point)
      case .canceled: isChange = links.pointerCanceled()
      }
      if let isChange { #expect(isChange == (before != links.highlighted)) }
      let text = links.highlighted.map(probe.index.text(of:)) ?? "-"
      switch outcome {
      case .activated(let event): return text + " opens " + probe.index.text(of: event.link)
      case .refused(let event): return text + " refuses " + probe.index.text(of: event.link)
      case nil: return text
      }
    }
  }

  @Test("pressing highlights at once, releasing inside activates once")
  func steps() {
    let rows: [(steps: [Step], expected: [String], why: String)] = [
      ([.down(one), .up(one)], ["一", "- opens 一"], "a tap"),
      ([.down(one), .up(one), .up(one)], ["一", "- opens 一", "-"], "once"),
      ([.up(one)], ["-"], "up without down"),
      ([.moved(one), .up(one)], ["-", "-"], "moving in does not press"),
      ([.down(one), .moved(comma), .up(comma)], ["一", "-", "-"], "off and up"),
      ([.down(one), .up(comma)], ["一", "-"], "up elsewhere without a move"),
      ([.down(one), .moved(none), .moved(one), .up(one)], ["一", "-", "一", "- opens 一"], "back"),
      ([.down(one), .moved(two), .up(two)], ["一", "-", "-"], "its equal neighbor is another"),
      ([.down(two), .moved(three), .up(three)], ["二三", "二三", "- opens 二三"], "its next line"),
      ([.down(comma), .moved(one), .up(one)], ["-", "-", "-"], "down beside it"),
      ([.down(one), .canceled, .up(one)], ["一", "-", "-"], "canceled"),
      ([.canceled], ["-"], "nothing to cancel"),
      ([.down(one), .down(three), .up(three)], ["一", "二三", "- opens 二三"], "down again"),
      ([.down(bad), .up(bad)], ["悪", "- refuses 悪"], "a program is not opened"),
      ([.down(Point(x: .nan, y: 0)), .up(one)], ["-", "-"], "not a point"),
    ]
    for row in rows { #expect(follow(row.steps) == row.expected, "\(row.why)") }
  }

  @Test("activation posts an event")
  func events() {
    let (activated, refused) = (
      SharedEventChannel<LinkActivated>(), SharedEventChannel<LinkRefused>()
    )
    let log = TracedMutex<[String]>([])
    let subscriptions = [
      activated.subscribe { event in log.withLock { $0.append("open \(event.link.address)") } },
      refused.subscribe { event in log.withLock { $0.append("no \(event.link.address)") } },
    ]
    var links = LinkInteraction(probe.index, activated: activated, refused: refused)
    links.pointerDown(at: one)
    #expect(log.withLock { $0 } == [], "not before it is let go")
    links.pointerUp(at: one)
    links.pointerDown(at: bad)
    let outcome = links.pointerUp(at: bad)
    #expect(log.withLock { $0 } == ["open /a", "no javascript:x"])
    #expect(outcome == .refused(LinkRefused(link: probe.index.links[2], point: bad)))
    for subscription in subscriptions { subscription.cancel() }
  }

  @Test("the drawing shows the highlighted link in the requested style")
  func drawing() {
    var links = LinkInteraction(probe.index)
    let plain = probe.layout.displayList().items
    #expect(links.displayList().items == plain)
    links.pointerDown(at: two)
    links.style.color = .black
    let fills = links.displayList().items.compactMap { item -> String? in
      if case .fill(let frame, .black) = item { frame.shown } else { nil }
    }
    #expect(fills == ["48 0 16 16", "0 16 16 16"])
    links.pointerMoved(to: none)
    #expect(links.displayList().items == plain)
  }

  @Test("a link that is in the next layout too stays pressed")
  func relayout() {
    let tree = MarkupTree(parsing: "<p id=p>見る<a href=/a>頁</a>")
    func index(_ tree: MarkupTree, _ width: Double) -> LayoutIndex {
      LayoutIndex(
        Typesetter(measurer: FixedMeasurer()).layout(
          StyledText(tree), in: LayoutSpace(inlineSize: width)))
    }
    let first = index(tree, 160)
    var links = LinkInteraction(first)
    links.pointerDown(at: first.rects(of: first.links[0])[0].center)
    let narrow = index(tree, 32)
    links.show(narrow)
    #expect(links.highlighted?.address == "/a")
    #expect(links.pressed == narrow.links[0])
    let outcome = links.pointerUp(at: narrow.rects(of: narrow.links[0])[0].center)
    #expect(outcome != nil)
    links.pointerDown(at: narrow.rects(of: narrow.links[0])[0].center)
    let isChange = links.show(index(MarkupTree(parsing: "<p>何もない"), 32))
    #expect(isChange)
    #expect(links.pressed == nil && links.highlighted == nil)
    let isAnotherChange = links.show(first)
    #expect(!isAnotherChange)
  }
}
