import MarkupText
import TextLayout

/// The SVG attributes of a run of text other than its position.
struct SVGTextStyle: Hashable {
  var family: String
  var size: Double
  var weight: Double
  var isItalic: Bool
  var color: CSSColor

  init(_ run: GlyphRun) {
    family = run.face.family
    size = run.size.isFinite ? max(run.size, 0) : 0
    weight = run.face.weight
    isItalic = run.face.isItalic
    color = run.color
  }

  /// The initial style of SVG text; its family and size depend on the viewer.
  private init() { (family, size, weight, isItalic, color) = ("", -1, 400, false, .black) }
  static let initial = SVGTextStyle()

  /// Returns the style that most of the text has, which is then written only once; on a tie, the
  /// first such style.
  static func mostCommon(in items: [DisplayItem]) -> SVGTextStyle? {
    var amounts: [SVGTextStyle: Int] = [:]
    var best: (style: SVGTextStyle, amount: Int)?
    for case .glyphs(let run) in items {
      amounts[SVGTextStyle(run), default: 0] += run.text.utf8.count
    }
    for case .glyphs(let run) in items {
      let style = SVGTextStyle(run)
      let amount = amounts[style] ?? 0
      if amount > best?.amount ?? -1 { best = (style, amount) }
    }
    return best?.style
  }

  /// Writes the attributes that differ from the style of the enclosing element.
  func write(to xml: inout XMLBuffer, within outer: SVGTextStyle) {
    if family != outer.family { xml.attribute("font-family", familyList) }
    if size != outer.size { xml.attribute("font-size", size) }
    if weight != outer.weight {
      // SVG allows numbers from 1 to 1000; NaN counts as regular.
      xml.attribute("font-weight", weight >= 1 ? min(weight, 1000).rounded() : 400)
    }
    if isItalic != outer.isItalic { xml.attribute("font-style", isItalic ? "italic" : "normal") }
    if color != outer.color {
      xml.fill(color)
      if color.bytes.alpha == 255, outer.color.bytes.alpha < 255 {
        xml.attribute("fill-opacity", 1)
      }
    }
  }

  /// The quoted family name, followed by the closest generic family for viewers without the font.
  private var familyList: String {
    cssQuoted(family, quote: "'") + ", " + Self.genericFamily(of: family)
  }

  /// Returns the generic family that a font's name suggests.
  static func genericFamily(of family: String) -> String {
    let name = family.lowercased()
    func says(_ words: [String]) -> Bool { words.contains { name.contains($0) } }
    if says(["mono", "courier", "consol", "typewriter"]) { return "monospace" }
    if says(["sans", "gothic", "ゴシック"]) { return "sans-serif" }
    if says(["serif", "mincho", "明朝", "times", "georgia", "garamond", "song", "ming"]) {
      return "serif"
    }
    return "sans-serif"
  }
}
