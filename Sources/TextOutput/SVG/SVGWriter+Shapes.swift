import MarkupText
import TextLayout

extension SVGWriter {
  /// Ends the current line of text if the next shape must be painted after it.
  ///
  /// A shape that does not overlap the line's text may be painted before it, so that a background
  /// in the middle of a line does not split its text.
  private mutating func prepareToDraw(in rect: Rect) {
    let scopes = outerScopes()
    if let line, scopes == open, !line.touches(rect) { return }
    setOpen(scopes)
    closeLine()
  }

  mutating func write(_ rect: Rect, _ color: CSSColor) {
    guard rect.width > 0, rect.height > 0 else { return }
    prepareToDraw(in: rect)
    body.markup("<rect")
    body.rectangle(rect)
    body.fill(color)
    body.markup("/>\n")
  }

  mutating func write(_ path: DisplayPath) {
    guard let bounds = path.bounds, path.fill != nil || path.stroke != nil else { return }
    prepareToDraw(in: bounds)
    body.markup("<path d=\"")
    body.pathData(path.elements)
    body.markup("\"")
    if let fill = path.fill { body.fill(fill) } else { body.markup(" fill=\"none\"") }
    if let stroke = path.stroke {
      body.stroke(stroke)
      body.attribute("stroke-width", max(path.lineWidth, 0))
    }
    body.markup("/>\n")
  }

  /// Writes a decoration line, after the text that it belongs to.
  mutating func write(_ decoration: DecorationLine) {
    guard decoration.length > 0, decoration.thickness > 0 else { return }
    if line != nil, outerScopes() == open {
      line?.cover(decoration.covered)
      afterLine.stroke(DecorationStroke(decoration), decoration.color)
    } else {
      setOpen(outerScopes())
      closeLine()
      body.stroke(DecorationStroke(decoration), decoration.color)
    }
  }

  // MARK: Images

  mutating func write(_ placedImage: PlacedImage) {
    guard placedImage.frame.width > 0, placedImage.frame.height > 0 else { return }
    setOpen(outerScopes(includingLinks: true))
    closeLine()
    let isRepeated = placedImage.image.map(repeatedImages.contains) ?? false
    if let image = placedImage.image {
      if isRepeated {
        // The data of an image are written once, however often it is drawn.
        let frame = placedImage.frame
        body.markup("<use")
        body.attribute("href", "#" + definitions.imageID(image))
        body.markup(" transform=\"matrix(")
        for number in [frame.width, 0, 0, frame.height, frame.x] {
          body.number(number)
          body.markup(" ")
        }
        body.number(frame.y)
        body.markup(")\"")
      } else {
        body.markup("<image")
        body.rectangle(placedImage.frame)
        body.data(of: image)
      }
    } else {
      // A placeholder for an image that is not loaded.
      body.markup("<rect")
      body.rectangle(placedImage.frame)
      body.markup(" fill=\"#e6e6e6\"")
    }
    // An image without alternative text is decorative and hidden from assistive technology.
    guard !placedImage.alternativeText.isEmpty else {
      return body.markup(" aria-hidden=\"true\"/>\n")
    }
    body.markup(" role=\"img\"")
    body.attribute("aria-label", placedImage.alternativeText)
    body.markup("><title>")
    body.text(placedImage.alternativeText)
    body.markup("</title>")
    body.markup(
      placedImage.image == nil ? "</rect>\n" : isRepeated ? "</use>\n" : "</image>\n")
  }
}

extension XMLBuffer {
  /// Writes path data, the value of the `d` attribute (SVG 2, 9.3).
  mutating func pathData(_ elements: [DisplayPath.Element]) {
    var hasBegun = false
    for element in elements {
      switch element {
      case .move(let point):
        markup("M")
        self.point(point)
      // Path data must begin with a move; a path without one starts at its first point.
      case .curve(_, _, let point) where !hasBegun:
        markup("M")
        self.point(point)
      case .line(let point):
        markup(hasBegun ? "L" : "M")
        self.point(point)
      case .curve(let first, let second, let end):
        markup("C")
        point(first)
        markup(" ")
        point(second)
        markup(" ")
        point(end)
      case .close:
        guard hasBegun else { continue }
        markup("Z")
      }
      hasBegun = true
    }
  }

  private mutating func point(_ point: Point) {
    number(point.x)
    markup(" ")
    number(point.y)
  }

  /// Writes the attributes of an image that fills its rectangle: a `data:` URL in base64 (RFC
  /// 4648, 4).
  mutating func data(of image: EncodedImage) {
    markup(" preserveAspectRatio=\"none\" href=\"data:")
    plain(image.format.mediaType)
    markup(";base64,")
    plain(Base64.encode(image.bytes))
    markup("\"")
  }
}
