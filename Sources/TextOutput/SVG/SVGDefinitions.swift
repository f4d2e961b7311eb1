import MarkupText
import TextLayout

/// A clipping region.
enum SVGClip: Hashable {
  case rectangle(Rect)
  case path([DisplayPath.Element])
}

/// The definitions that a drawing refers to: each distinct list of shadows, each distinct clipping
/// region and each image that is drawn more than once, without duplicates.
struct SVGDefinitions {
  private let prefix: String
  private let size: Size
  private var shadows: [[GlyphRun.Shadow]: Int] = [:]
  private var clips: [SVGClip: Int] = [:]
  private var shadowOrder: [[GlyphRun.Shadow]] = []
  private var clipOrder: [SVGClip] = []
  private var images: [EncodedImage: Int] = [:]
  private var imageOrder: [EncodedImage] = []

  init(prefix: String, size: Size) {
    self.prefix = prefix
    self.size = size
  }

  /// Returns the number of a list of shadows, which is added if it is new.
  mutating func number(of list: [GlyphRun.Shadow]) -> Int {
    if let number = shadows[list] { return number }
    shadowOrder.append(list)
    shadows[list] = shadowOrder.count
    return shadowOrder.count
  }

  /// Returns the identifier of the filter for the shadow list with a number.
  func filterID(_ number: Int) -> String { "\(prefix)shadow\(number)" }

  /// Returns the identifier of a clipping region, which is added if it is new.
  mutating func clipID(_ clip: SVGClip) -> String {
    let number = clips[clip] ?? clipOrder.count + 1
    if number > clipOrder.count {
      clipOrder.append(clip)
      clips[clip] = number
    }
    return "\(prefix)clip\(number)"
  }

  /// Returns the identifier of an image that fills the unit square, which is added if it is new.
  mutating func imageID(_ image: EncodedImage) -> String {
    let number = images[image] ?? imageOrder.count + 1
    if number > imageOrder.count {
      imageOrder.append(image)
      images[image] = number
    }
    return "\(prefix)image\(number)"
  }

  /// Writes all definitions, in the order in which they were added.
  func write(to xml: inout XMLBuffer) {
    guard !(shadowOrder.isEmpty && clipOrder.isEmpty && imageOrder.isEmpty) else { return }
    xml.markup("<defs>\n")
    for (index, image) in imageOrder.enumerated() {
      xml.markup("<image")
      xml.attribute("id", "\(prefix)image\(index + 1)")
      xml.rectangle(Rect(x: 0, y: 0, width: 1, height: 1))
      xml.data(of: image)
      xml.markup("/>\n")
    }
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

  /// Writes the filter for a list of shadows, using only primitives that every renderer supports.
  ///
  /// The filter region is the whole drawing: a region relative to the text's bounding box would cut
  /// off long shadows of short texts.
  private func write(_ list: [GlyphRun.Shadow], id: String, to xml: inout XMLBuffer) {
    xml.markup("<filter")
    xml.attribute("id", id)
    xml.markup(" filterUnits=\"userSpaceOnUse\"")
    xml.rectangle(Rect(x: 0, y: 0, width: size.width, height: size.height))
    xml.markup(" color-interpolation-filters=\"sRGB\">")
    for (index, shadow) in list.enumerated() {
      xml.markup("<feGaussianBlur in=\"SourceAlpha\"")
      // A CSS blur radius is twice the standard deviation.
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
    // Later nodes are painted over earlier ones, and the first shadow is on top.
    for index in list.indices.reversed() {
      xml.markup("<feMergeNode")
      xml.attribute("in", "s\(index)")
      xml.markup("/>")
    }
    xml.markup("<feMergeNode in=\"SourceGraphic\"/></feMerge></filter>\n")
  }
}

extension XMLBuffer {
  /// Writes the position and size attributes of a rectangle.
  mutating func rectangle(_ rect: Rect) {
    attribute("x", rect.x)
    attribute("y", rect.y)
    attribute("width", max(rect.width, 0))
    attribute("height", max(rect.height, 0))
  }
}
