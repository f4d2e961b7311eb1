import MarkupText
import TextLayout

@testable import TextOutput

/// Display lists for the SVG tests, made without fonts.
enum SVGSamples {
  /// Returns a run whose clusters are its Characters: Japanese ones are one em wide, others half an
  /// em.
  static func run(
    _ text: String, x: Double = 0, y: Double = 0, size: Double = 20, family: String = "Test Sans",
    weight: Double = 400, isItalic: Bool = false, color: CSSColor = .black,
    shadows: [GlyphRun.Shadow] = [], orientation: GlyphOrientation = .horizontal,
    direction: TextDirection = .leftToRight, spacing: Double = 0
  ) -> GlyphRun {
    var clusters: [GlyphRun.Cluster] = []
    var position = 0.0
    for character in text {
      let isWide = (character.unicodeScalars.first?.value ?? 0) >= 0x2E80
      let advance = isWide || orientation == .upright ? size : size / 2
      clusters.append(
        GlyphRun.Cluster(
          length: character.utf8.count, position: position, advance: advance, glyphCount: 0))
      position += advance + spacing
    }
    if direction == .rightToLeft {
      for index in clusters.indices {
        clusters[index].position = position - clusters[index].position - clusters[index].advance
      }
    }
    return GlyphRun(
      face: FontFace(name: family, family: family, weight: weight, isItalic: isItalic),
      size: size, color: color, shadows: shadows, orientation: orientation,
      origin: Point(x: x, y: y), text: text, clusters: clusters, glyphs: [], direction: direction)
  }

  static func list(_ items: [DisplayItem]) -> DisplayList {
    DisplayList(size: Size(width: 200, height: 100), items: items)
  }

  /// Returns the content of the root element, with one element per line.
  static func body(_ items: [DisplayItem], options: SVGOptions = SVGOptions()) -> String {
    let lines = list(items).svg(options).split(separator: "\n")
    return lines.drop { !$0.hasPrefix("<svg") }.dropFirst().dropLast().joined(separator: "\n")
  }
}
