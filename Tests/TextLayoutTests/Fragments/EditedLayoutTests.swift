import LayoutTestSupport
import MarkupText
import TestSupport
import Testing

@testable import TextLayout

/// Layouts after edits, made from earlier ones, against new layouts of the same text.
@Suite struct EditedLayoutTests {
  private let typesetter = Typesetter(measurer: FixedMeasurer())

  private static let styles = [
    "", "", "", "padding: 4px", "margin: 8px", "height: 40px", "min-height: 30px",
    "margin-top: -8px", "text-align: right", "line-height: 24px", "border: 1px solid red",
    "background: red", "text-indent: 16px", "line-clamp: 2", "writing-mode: vertical-rl",
  ]

  private func words(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...9, using: &random)).compactMap { _ in
      ["東京", "かな", "。", "「", "word ", "12", "ー"].randomElement(using: &random)
    }.joined()
  }

  private func document(_ random: inout SeededGenerator) -> MarkupTree {
    var markup = ""
    for number in 0..<Int.random(in: 1...6, using: &random) {
      let style = Self.styles.randomElement(using: &random) ?? ""
      let outer = Self.styles.randomElement(using: &random) ?? ""
      let text = words(&random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: markup += "<div style='\(outer)'><p id=p\(number) style='\(style)'>\(text)</p></div>"
      case 1: markup += "<ul style='\(outer)'><li id=p\(number) style='\(style)'>\(text)</ul>"
      case 2: markup += "<table><tr><td id=p\(number)>\(text)<td style='\(style)'>字</table>"
      case 3: markup += "<p><ruby>漢字<rt>かんじ</rt></ruby></p><p id=p\(number)>\(text)</p>"
      default: markup += "<p id=p\(number) style='\(style)'>\(text)</p>"
      }
    }
    return MarkupTree(parsing: markup)
  }

  private func edit(_ tree: inout MarkupTree, _ random: inout SeededGenerator) {
    let id = "p\(Int.random(in: 0..<6, using: &random))"
    if Int.random(in: 0..<4, using: &random) == 0 {
      tree.setAttribute(
        "style", to: Self.styles.randomElement(using: &random) ?? "", of: .id(id))
    } else {
      tree.setText(words(&random), of: .id(id))
    }
  }

  private func compare(_ one: MarkupLayout, _ two: MarkupLayout, _ context: String) {
    let differences = one.displayList().differences(from: two.displayList())
    if !differences.isEmpty { Issue.record("\(context): \(differences.prefix(3))") }
    for index in two.boxes.indices where one.frame(ofBlock: index) != two.frame(ofBlock: index) {
      let frames = (one.frame(ofBlock: index), two.frame(ofBlock: index))
      let isNear =
        frames.0.map { first in
          frames.1.map { abs($0.y - first.y) + abs($0.height - first.height) < 1e-6 } ?? false
        } ?? false
      if !isNear { Issue.record("\(context): block \(index) \(frames)") }
    }
    #expect(one.lineEnds == two.lineEnds, "\(context)")
  }

  @Test func reusedParagraphsAreThoseOfNewLayouts() {
    var random = SeededGenerator(seed: 431)
    for round in 0..<120 {
      var tree = document(&random)
      let space = LayoutSpace(
        inlineSize: Double(Int.random(in: 3...20, using: &random) * 8),
        maximumBlockSize: round % 4 == 0 ? 60 : nil)
      var layout = typesetter.layout(StyledText(tree), in: space)
      for step in 0..<4 {
        edit(&tree, &random)
        let text = StyledText(tree)
        layout = typesetter.layout(text, in: space, reusing: layout)
        compare(layout, typesetter.layout(text, in: space), "round \(round), step \(step)")
      }
    }
  }

  /// A layout that is changed in place is the same as a new one, or it is refused.
  @Test func replacedParagraphsMoveWhatFollows() throws {
    var random = SeededGenerator(seed: 432)
    var replacedCount = 0
    for round in 0..<400 {
      var tree = document(&random)
      let space = LayoutSpace(inlineSize: Double(Int.random(in: 3...20, using: &random) * 8))
      let before = typesetter.layout(StyledText(tree), in: space)
      let id = "p\(Int.random(in: 0..<6, using: &random))"
      let node = tree.element(withID: id)?.id
      tree.setText(words(&random), of: .id(id))
      let text = StyledText(tree)
      // Only the text of one paragraph has changed.
      guard text.paragraphs.count == before.text.paragraphs.count,
        text.blocks.count == before.text.blocks.count,
        let index = text.paragraphs.firstIndex(where: { text.blocks[$0.block].node.id == node }),
        let replaced = typesetter.replacing([index], of: before, with: text)
      else { continue }
      replacedCount += 1
      compare(replaced, typesetter.layout(text, in: space), "round \(round)")
    }
    #expect(replacedCount > 60)
  }
}
