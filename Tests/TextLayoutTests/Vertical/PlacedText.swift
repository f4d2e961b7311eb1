import MarkupText
import TextLayout

/// A cluster of a drawing, and where it stands on the page.
struct PlacedText: Equatable, CustomStringConvertible {
  var text: String
  var x: Double
  var y: Double
  var orientation: GlyphOrientation

  var description: String { "\(text) \(x),\(y) \(orientation)" }
}

extension DisplayList {
  var glyphRuns: [GlyphRun] {
    items.compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
  }

  var decorations: [DecorationLine] {
    items.compactMap { if case .decoration(let line) = $0 { line } else { nil } }
  }

  var fills: [Rect] {
    items.compactMap { if case .fill(let rect, _) = $0 { rect } else { nil } }
  }

  /// Every cluster at its place.
  var placedText: [PlacedText] {
    glyphRuns.flatMap { run in
      var rest = run.text.utf8[...]
      return run.clusters.map { cluster in
        let text = String(rest.prefix(cluster.length)) ?? "?"
        rest = rest.dropFirst(cluster.length)
        let isDown = run.orientation != .horizontal
        return PlacedText(
          text: text, x: run.origin.x + (isDown ? 0 : cluster.position),
          y: run.origin.y + (isDown ? cluster.position : 0), orientation: run.orientation)
      }
    }
  }

  /// The text as it is seen on a horizontal page: the clusters from left to right, line by line.
  var visualLines: [String] {
    Dictionary(grouping: placedText, by: \.y).sorted { $0.key < $1.key }.map { line in
      line.value.sorted { $0.x < $1.x }.map(\.text).joined()
    }
  }
}

/// The layout of markup, without style sheets of its own and without margins.
func layout(
  _ markup: String, inlineSize: Double?, measurer: any TextMeasurer = FixedMeasurer(),
  images: (any ImageSource)? = nil
) -> MarkupLayout {
  let text = StyledText(MarkupTree(parsing: markup))
  return Typesetter(measurer: measurer, options: TypesetterOptions(images: images))
    .layout(text, in: LayoutSpace(inlineSize: inlineSize))
}

/// The drawing of markup.
func drawing(
  _ markup: String, inlineSize: Double?, measurer: any TextMeasurer = FixedMeasurer()
) -> DisplayList {
  layout(markup, inlineSize: inlineSize, measurer: measurer).displayList(measurer: measurer)
}
