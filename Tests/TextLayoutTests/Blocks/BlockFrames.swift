import MarkupText
import Testing

@testable import TextLayout

/// Laid-out markup, with accessors for the frames of its blocks.
struct BlockFrames {
  let layout: MarkupLayout

  init(_ markup: String, width: Double? = 400, measurer: any TextMeasurer = FixedMeasurer()) {
    var options = TypesetterOptions()
    options.images = OneImage()
    layout = Typesetter(measurer: measurer, options: options)
      .layout(StyledText(MarkupTree(parsing: markup)), in: LayoutSpace(inlineSize: width))
  }

  /// The block of an element.
  func block(id: String) -> Int? {
    layout.text.blocks.firstIndex { $0.kind != .anonymous && $0.node["id"] == id }
  }

  func frame(id: String) -> Rect? { block(id: id).flatMap { layout.frame(ofBlock: $0) } }

  /// Returns the frames of all blocks of some kinds.
  func frames(_ kinds: Set<StyledBlock.Kind>) -> [Rect] {
    layout.text.blocks.indices.filter { kinds.contains(layout.text.blocks[$0].kind) }
      .compactMap { layout.frame(ofBlock: $0) }
  }

  /// The texts of all lines, in paragraph order.
  var lines: [String] {
    layout.paragraphs.flatMap { paragraph in
      paragraph.map { set in set.lines.map { String(set.shapedParagraph.source[$0.range]) } } ?? []
    }
  }

  /// The texts and origins of all drawn glyph runs.
  var drawn: [(text: String, origin: Point)] {
    layout.displayList().items.compactMap { item in
      if case .glyphs(let run) = item { (run.text, run.origin) } else { nil }
    }
  }

  /// The bullets drawn as shapes, each with its square.
  var bullets: [(bullet: ListBullet, frame: Rect)] {
    layout.boxes.compactMap { box in
      guard let marker = box.marker, let placed = marker.bullet else { return nil }
      let frame = placed.frame.offset(x: marker.origin.x, y: marker.origin.y)
      return (placed.bullet, layout.map.rect(frame))
    }
  }

  /// The filled rectangles.
  var fills: [(frame: Rect, color: CSSColor)] {
    layout.displayList().items.compactMap { item in
      if case .fill(let frame, let color) = item { (frame, color) } else { nil }
    }
  }
}

/// An image source with one image, `dot.png`, of 10 by 6 px.
private struct OneImage: ImageSource {
  func image(at address: String) -> EncodedImage? {
    address == "dot.png"
      ? EncodedImage(format: .png, bytes: [], size: Size(width: 10, height: 6)) : nil
  }
}

/// Parses four numbers of the form `x y width height`.
func numbers(_ text: Substring) -> [Double] {
  text.split(separator: " ").compactMap { Double($0) }
}

/// Returns whether a frame is equal to the one in a text.
func isSame(_ frame: Rect?, _ text: Substring, within tolerance: Double) -> Bool {
  guard let frame else { return false }
  let expected = numbers(text)
  let found = [frame.x, frame.y, frame.width, frame.height]
  return expected.count == 4 && zip(found, expected).allSatisfy { abs($0 - $1) <= tolerance }
}
