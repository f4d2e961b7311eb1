internal import CPango
public import MarkupText
internal import TextFoundation
public import TextLayout

/// A renderer that draws a `DisplayList` as PNG or PDF with Cairo.
///
/// ```swift
/// let renderer = PangoRenderer(fonts: fonts)
/// let png = try renderer.png(list, scale: 2, background: .white)
/// let pdf = try renderer.pdf(list)
/// ```
///
/// The same list drawn with the same fonts gives the same bytes. Characters that no font has are
/// drawn as boxes with their code points, and images that are missing or cannot be decoded as boxes
/// with their alternative text; ``problems(in:)`` reports missing fonts and undecodable images.
///
/// Calls on several threads are independent of each other.
public struct PangoRenderer: Sendable {
  /// The fonts to draw with, which should be those that measured the layout.
  public var fonts: PangoFonts
  /// The links that are written to PDF files; the content of others is drawn without a link.
  public var links: LinkPolicy
  /// The limits for images; larger images, and those that would exceed the memory for all images of
  /// a drawing, are drawn as boxes with their alternative text.
  public var resources: ResourcePolicy

  /// Creates a renderer.
  public init(
    fonts: PangoFonts, links: LinkPolicy = .standard,
    resources: ResourcePolicy = ResourcePolicy()
  ) {
    self.fonts = fonts
    self.links = links
    self.resources = resources
  }

  /// The maximum number of pixels per side: the limit of Cairo's images.
  static let maximumSide = 32_767.0
  /// The maximum number of pixels: 1 GiB of memory.
  static let maximumArea = 268_435_456.0
  /// The maximum number of points per side that all PDF readers accept (ISO 32000-1, annex C).
  static let maximumPoints = 14_400.0

  /// Draws a display list as a PNG file.
  ///
  /// Text is antialiased in grayscale and not hinted. Glyphs are at the fractional pixel positions
  /// of the layout; baselines, backgrounds and lines are snapped to the nearest pixel, so that they
  /// are sharp.
  ///
  /// - Parameters:
  ///   - list: the display list; an empty one gives a single pixel.
  ///   - scale: the number of pixels per px; NaN, infinity and values of 0 or less count as 1.
  ///   - background: the color behind the drawing; nil for none.
  /// - Returns: the bytes of the file.
  /// - Throws: `DrawingError`: `tooLarge` beyond 32,767 pixels per side or 2²⁸ in total, `backend`
  ///   if Cairo fails.
  public func png(
    _ list: DisplayList, scale: Double = 1, background: CSSColor? = nil
  ) throws(DrawingError) -> [UInt8] {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    let width = (list.size.width * scale).rounded(.up)
    let height = (list.size.height * scale).rounded(.up)
    // NaN fails these comparisons too.
    guard width <= Self.maximumSide, height <= Self.maximumSide,
      width * height <= Self.maximumArea
    else {
      throw DrawingError(
        code: .tooLarge,
        message: "\(width) × \(height) pixels are too many for a PNG (use a smaller scale)")
    }
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(max(1, width)), Int32(max(1, height)))
    defer { cairo_surface_destroy(surface) }
    let canvas = Canvas(surface, scale: scale, isRaster: true)
    if let background {
      canvas.setColor(background)
      cairo_paint(canvas.context)
    }
    fonts.withWorker { worker in
      DisplayListPainter(list, canvas: canvas, worker: worker, resources: resources).paint()
    }
    try canvas.finish()
    let output = ByteSink()
    let status = output.write { cairo_surface_write_to_png_stream(surface, $0, $1) }
    try check(status)
    return output.bytes
  }

  /// Returns the problems in drawing a list: fonts that are replaced because they are missing, and
  /// images that cannot be decoded.
  ///
  /// Complexity: O(n) in the items, plus the time to decode the images.
  public func problems(in list: DisplayList) -> [DrawingError] {
    var problems: [DrawingError] = []
    fonts.withWorker { worker in
      let decodedImages = DecodedImageCache(resources)
      var seen: Set<FontFace> = []
      for item in list.items {
        switch item {
        case .glyphs(let run) where seen.insert(run.face).inserted:
          if worker.fonts.face(named: run.face.name)?.value != run.face {
            problems.append(
              DrawingError(
                code: .noFonts,
                message:
                  "\(run.face.name): font not found, the closest one is used (install the font)"))
          }
        case .image(let placed):
          if let image = placed.image, let problem = decodedImages.problem(of: image) {
            let name = Quoted.text(placed.address)
            problems.append(DrawingError(code: .badImage, message: "\(name): \(problem)"))
          }
        default: break
        }
      }
    }
    return problems
  }
}

/// Throws an error for a failed Cairo status.
func check(_ status: cairo_status_t) throws(DrawingError) {
  guard status != CAIRO_STATUS_SUCCESS else { return }
  let reason = cairo_status_to_string(status).map { String(cString: $0) } ?? "unknown error"
  throw DrawingError(code: .backend, message: "Cairo: \(reason)")
}
