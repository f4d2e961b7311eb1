import MarkupText
import TextLayout

/// The area inside of which a part of a drawing is seen.
enum SVGClip: Hashable {
  case rectangle(Rect)
  case path([DisplayPath.Element])
}

/// What a drawing refers to by a name: each distinct shadow and each distinct clip once.
struct SVGDefinitions {
  private let prefix: String
  private let size: Size
  private var shadows: [[GlyphRun.Shadow]: Int] = [:]
  private var clips: [SVGClip: Int] = [:]
  private var shadowOrder: [[GlyphRun.Shadow]] = []
  private var clipOrder: [SVGClip] = []

  init(prefix: String, size: Size) {
    self.prefix = prefix
    self.size = size
  }

  /// The number of a list of shadows.
  mutating func number(of list: [GlyphRun.Shadow]) -> Int {
    if let number = shadows[list] { return number }
    shadowOrder.append(list)
    shadows[list] = shadowOrder.count
    return shadowOrder.count
  }

  /// The name of the filter of a list of shadows by its number.
  func filterID(_ number: Int) -> String { "\(prefix)shadow\(number)" }

  /// The name of a clip.
  mutating func clipID(_ clip: SVGClip) -> String {
    let number = clips[clip] ?? clipOrder.count + 1
    if number > clipOrder.count {
      clipOrder.append(clip)
      clips[clip] = number
    }
    return "\(prefix)clip\(number)"
  }

  /// Writes all definitions, in the order in which they were asked for.
  func write(to xml: inout XMLBuffer) {
    guard !(shadowOrder.isEmpty && clipOrder.isEmpty) else { return }
    xml.markup("<defs>\n")
    for (index, clip) in clipOrder.enumerated() {
      xml.markup("<clipPath")
      xml.attribute("id", "\(prefix)clip\(index + 1)")
      switch clip {
      case .rectangle(let rect):
        xml.markup("><rect")
        xml.rectangle(rect)
      case .path(let elements):
        xml.markup("><path d=\"")
        xml.pathData(elements)
        xml.markup("\"")
      }
      xml.markup("/></clipPath>\n")
    }
    for (index, list) in shadowOrder.enumerated() {
      write(list, id: filterID(index + 1), to: &xml)
    }
    xml.markup("</defs>\n")
  }

  /// A filter for a list of shadows, from primitives that every renderer has.
  ///
  /// Its region is the whole drawing: a region in parts of the text's box would cut long shadows of
  /// short texts.
  private func write(_ list: [GlyphRun.Shadow], id: String, to xml: inout XMLBuffer) {
    xml.markup("<filter")
    xml.attribute("id", id)
    xml.markup(" filterUnits=\"userSpaceOnUse\"")
    xml.rectangle(Rect(x: 0, y: 0, width: size.width, height: size.height))
    xml.markup(" color-interpolation-filters=\"sRGB\">")
    for (index, shadow) in list.enumerated() {
      xml.markup("<feGaussianBlur in=\"SourceAlpha\"")
      // CSS blurs by a radius of twice the standard deviation.
      xml.attribute("stdDeviation", max(shadow.blur / 2, 0))
      xml.markup("/><feOffset")
      xml.attribute("dx", shadow.dx)
      xml.attribute("dy", shadow.dy)
      xml.attribute("result", "o\(index)")
      xml.markup("/><feFlood")
      xml.color("flood-color", opacity: "flood-opacity", shadow.color)
      xml.markup("/><feComposite operator=\"in\"")
      xml.attribute("in2", "o\(index)")
      xml.attribute("result", "s\(index)")
      xml.markup("/>")
    }
    xml.markup("<feMerge>")
    // What is merged later covers what is merged earlier: the first shadow is on top of the others.
    for index in list.indices.reversed() {
      xml.markup("<feMergeNode")
      xml.attribute("in", "s\(index)")
      xml.markup("/>")
    }
    xml.markup("<feMergeNode in=\"SourceGraphic\"/></feMerge></filter>\n")
  }
}

extension XMLBuffer {
  /// The attributes of a place and an extent.
  mutating func rectangle(_ rect: Rect) {
    attribute("x", rect.x)
    attribute("y", rect.y)
    attribute("width", max(rect.width, 0))
    attribute("height", max(rect.height, 0))
  }
}
