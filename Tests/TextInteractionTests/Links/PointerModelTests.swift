import LayoutTestSupport
import MarkupText
import TestSupport
import Testing

@testable import TextInteraction
@testable import TextLayout

/// A pointer on links against a naive state: where it went down, and where it is.
@Suite struct PointerModelTests {
  private struct Model {
    var down: NodeID?
    var isOn = false

    mutating func move(to link: NodeID?) { isOn = down != nil && link == down }
  }

  private static let markup =
    "<p>見る<a id=a href=/a>一</a><a id=b href=/a>二三</a>、<a id=c href='javascript:x'>悪</a>"
    + "<a id=d href=/d>四<b>五</b>六</a>"

  @Test func anySequenceOfEventsMatchesTheModel() throws {
    var random = SeededGenerator(seed: 121)
    // The same tree in three widths, and a tree in which one link is missing.
    let tree = MarkupTree(parsing: "<style>p { margin: 0 }</style>" + Self.markup)
    var edited = tree
    edited.setText("無", of: .id("b"))
    edited.setAttribute("href", to: nil, of: .id("b"))
    let typesetter = Typesetter(measurer: FixedMeasurer())
    let indices = [(tree, 64.0), (tree, 32), (tree, 400), (edited, 64)].map { tree, width in
      LayoutIndex(typesetter.layout(StyledText(tree), in: LayoutSpace(inlineSize: width)))
    }
    var outcomes = (activated: 0, refused: 0)
    for round in 0..<200 {
      var links = LinkInteraction(indices[0])
      var model = Model()
      var point = Point.zero
      for step in 0..<30 {
        // Half of the time the pointer does not move.
        if Bool.random(using: &random) {
          point = Point(
            x: Double(Int.random(in: 0...4, using: &random) * 16 + 8),
            y: Double(Int.random(in: 0...2, using: &random) * 16 + 8))
        }
        let target = links.index.link(at: point)
        let before = links.highlighted?.id
        let context = "round \(round), step \(step)"
        switch Int.random(in: 0..<12, using: &random) {
        case 0..<4:
          let isChange = links.pointerDown(at: point)
          model.down = target?.id
          model.isOn = target != nil
          #expect(isChange == (before != (model.isOn ? model.down : nil)), "\(context)")
        case 4..<8:
          let isChange = links.pointerMoved(to: point)
          model.move(to: target?.id)
          #expect(isChange == (before != (model.isOn ? model.down : nil)), "\(context)")
        case 8, 9:
          let outcome = links.pointerUp(at: point)
          model.move(to: target?.id)
          let expected = model.isOn ? target : nil
          model = Model()
          switch outcome {
          case .activated(let event):
            outcomes.activated += 1
            #expect(event.link == expected && event.link.isSafe, "\(context)")
            #expect(event.point == point, "\(context)")
          case .refused(let event):
            outcomes.refused += 1
            #expect(event.link == expected && !event.link.isSafe, "\(context)")
          case nil: #expect(expected == nil, "\(context)")
          }
        case 10:
          #expect(links.pointerCanceled() == (before != nil), "\(context)")
          model = Model()
        default:
          let next = try #require(indices.randomElement(using: &random))
          links.show(next)
          // A link that the new layout does not contain is released.
          if !next.links.contains(where: { $0.id == model.down }) { model = Model() }
        }
        #expect(links.pressed?.id == model.down, "\(context)")
        #expect(links.highlighted?.id == (model.isOn ? model.down : nil), "\(context)")
        // A highlighted link is one of the current layout, with its current ranges.
        if let link = links.highlighted {
          #expect(links.index.links.contains(link), "\(context)")
        }
      }
    }
    #expect(outcomes.activated > 20 && outcomes.refused > 5)
  }
}
