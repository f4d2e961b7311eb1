import LayoutTestSupport
import MarkupText

@testable import TextLayout

/// Markup laid out with a fixed measurer, with accessors for the positions.
struct RubyLines {
  let layout: MarkupLayout
  let measurer: any TextMeasurer

  /// Lays out markup in a block of 16 px without trimming punctuation at line ends, unless `style`
  /// specifies it.
  init(
    _ markup: String, width: Double? = nil, style: String = "", options: TypesetterOptions? = nil,
    measurer: any TextMeasurer = FixedMeasurer()
  ) {
    self.measurer = measurer
    let tree = MarkupTree(parsing: "<div style='\(style)'>\(markup)</div>")
    let typesetter = Typesetter(measurer: measurer, options: options ?? TypesetterOptions())
    layout = typesetter.layout(StyledText(tree), in: LayoutSpace(inlineSize: width))
  }

  var paragraphs: [ParagraphFragment] { layout.paragraphs.compactMap { $0 } }

  var lines: [(paragraph: ParagraphFragment, line: LineFragment)] {
    paragraphs.flatMap { paragraph in paragraph.lines.map { (paragraph, $0) } }
  }

  /// The content of each line with positions in px from its paragraph's edge: the characters, then
  /// each ruby annotation in brackets with the positions of its characters.
  var descriptions: [String] {
    lines.map { paragraph, line in
      let shapedParagraph = paragraph.shapedParagraph
      let placements = line.positions(in: shapedParagraph)
      var text = ""
      for placement in placements {
        guard let index = placement.item else { continue }
        let item = shapedParagraph.items[index]
        let range = Int(item.offset)..<shapedParagraph.end(of: index)
        text += shapedParagraph.source[range] + number(placement.x + Double(item.leading)) + " "
      }
      for placed in line.readings(in: shapedParagraph, placements: placements) {
        text += "[" + reading(placed, of: shapedParagraph) + "] "
      }
      return String(text.dropLast())
    }
  }

  private func reading(_ placed: PlacedRuby, of shapedParagraph: ShapedParagraph) -> String {
    let ruby = shapedParagraph.rubies[placed.ruby]
    let side = ruby.position == .under ? "_" : ""
    return side
      + zip(placed.clusters, placed.positions).map { cluster, x in
        let found = ruby.reading.shaped.clusters[cluster]
        let start = ruby.reading.text.utf8.index(
          ruby.reading.text.startIndex, offsetBy: Int(found.offset))
        let end = ruby.reading.text.utf8.index(start, offsetBy: Int(found.length))
        return ruby.reading.text[start..<end] + number(x)
      }.joined(separator: " ")
  }

  /// All ruby annotations of the layout with the texts of their bases.
  var readings: [(base: String, reading: String, placed: PlacedRuby, line: LineFragment)] {
    lines.flatMap { paragraph, line in
      let shapedParagraph = paragraph.shapedParagraph
      let placements = line.positions(in: shapedParagraph)
      return line.readings(in: shapedParagraph, placements: placements).map { placed in
        let start = Int(shapedParagraph.items[placed.items.lowerBound].offset)
        let end = shapedParagraph.end(of: placed.items.upperBound - 1)
        return (
          String(shapedParagraph.source[start..<end]),
          shapedParagraph.rubies[placed.ruby].reading.text, placed,
          line
        )
      }
    }
  }

  /// All drawn glyph runs.
  var glyphs: [GlyphRun] {
    layout.displayList().items.compactMap {
      if case .glyphs(let run) = $0 { run } else { nil }
    }
  }

  /// Formats a number with at most two decimals.
  private func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}
