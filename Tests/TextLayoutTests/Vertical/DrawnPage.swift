import MarkupText
import TextLayout

/// Markup laid out without fonts, and its drawing.
struct DrawnPage {
  /// A cluster and its position on the page.
  struct Character: Equatable, CustomStringConvertible {
    var text: String
    var x: Double
    var y: Double
    var orientation: GlyphOrientation

    var description: String { "\(text) \(x),\(y) \(orientation)" }
  }

  let layout: MarkupLayout
  let list: DisplayList

  init(
    _ markup: String, inlineSize: Double?, measurer: any TextMeasurer = FixedMeasurer(),
    options: (inout TypesetterOptions) -> Void = { _ in }
  ) {
    let text = StyledText(MarkupTree(parsing: markup))
    var typesetter = Typesetter(measurer: measurer)
    options(&typesetter.options)
    layout = typesetter.layout(text, in: LayoutSpace(inlineSize: inlineSize))
    list = layout.displayList()
  }

  var runs: [GlyphRun] {
    list.items.compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
  }

  var decorations: [DecorationLine] {
    list.items.compactMap { if case .decoration(let line) = $0 { line } else { nil } }
  }

  var fills: [Rect] {
    list.items.compactMap { if case .fill(let rect, _) = $0 { rect } else { nil } }
  }

  var images: [Rect] {
    list.items.compactMap { if case .image(let image) = $0 { image.frame } else { nil } }
  }

  /// All clusters with their positions.
  var characters: [Character] {
    runs.flatMap { run in
      var rest = run.text.utf8[...]
      return run.clusters.map { cluster in
        let text = String(rest.prefix(cluster.length)) ?? "?"
        rest = rest.dropFirst(cluster.length)
        let isDown = run.orientation != .horizontal
        return Character(
          text: text, x: run.origin.x + (isDown ? 0 : cluster.position),
          y: run.origin.y + (isDown ? cluster.position : 0), orientation: run.orientation)
      }
    }
  }

  /// The visual text of a horizontal page: the clusters from left to right, line by line.
  var visualLines: [String] {
    Dictionary(grouping: characters, by: \.y).sorted { $0.key < $1.key }.map { line in
      line.value.sorted { $0.x < $1.x }.map(\.text).joined()
    }
  }

  /// The texts of the lines, in logical order.
  var lines: [String] {
    layout.paragraphs.enumerated().flatMap { index, paragraph in
      (paragraph?.lines ?? []).map { String(layout.text.paragraphs[index][$0.visible]) }
    }
  }
}
