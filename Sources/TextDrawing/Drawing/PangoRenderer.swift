internal import CPango
public import MarkupText
public import TextLayout

/// Draws a ``DisplayList`` with Cairo: as PNG or PDF.
///
/// ```swift
/// let renderer = PangoRenderer(fonts: fonts)
/// let png = try renderer.png(list, scale: 2, background: .white)
/// let pdf = try renderer.pdf(list)
/// ```
///
/// The same list drawn with the same fonts gives the same bytes. Characters that no font has are
/// boxes with their code points, and pictures that are not there or cannot be decoded are boxes with
/// their alternative texts; ``problems(in:)`` lists both kinds of trouble.
///
/// Sendable: it only refers to fonts that threads share; each call draws on its own.
public struct PangoRenderer: Sendable {
  /// The fonts to draw with, which should be those that the layout was measured with.
  public var fonts: PangoFonts

  /// A renderer.
  public init(fonts: PangoFonts) { self.fonts = fonts }

  /// The greatest number of pixels to a side: what Cairo's images can have.
  static let maximumSide = 32_767.0
  /// The greatest number of pixels: 1 GiB of memory.
  static let maximumArea = 268_435_456.0
  /// The greatest number of points to a side that readers of PDF are sure to take (ISO 32000-1,
  /// annex C).
  static let maximumPoints = 14_400.0

  /// Draws a list as a PNG file.
  ///
  /// Text is smoothed in shades of gray and not hinted, its glyphs stand where the layout has put
  /// them, to fractions of a pixel; baselines, backgrounds and lines are moved to the nearest pixel,
  /// so that they are sharp.
  ///
  /// - Parameters:
  ///   - list: what is drawn; if it is empty, one pixel is.
  ///   - scale: how many pixels a px has; not a number or 0 and less is taken as 1.
  ///   - background: what is behind the drawing; nil for nothing.
  /// - Returns: the bytes of the file.
  /// - Throws: `DrawingError`: `tooLarge` beyond 32,767 pixels to a side or 2²⁸ in all, `backend` if
  ///   Cairo fails.
  public func png(
    _ list: DisplayList, scale: Double = 1, background: CSSColor? = nil
  ) throws(DrawingError) -> [UInt8] {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    let width = (list.size.width * scale).rounded(.up)
    let height = (list.size.height * scale).rounded(.up)
    // What is not a number is not within the limits either.
    guard width <= Self.maximumSide, height <= Self.maximumSide,
      width * height <= Self.maximumArea
    else {
      throw DrawingError(
        code: .tooLarge,
        message: "\(width) × \(height) pixels are too many for a PNG (draw at a smaller scale)")
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
      DisplayListPainter(list, canvas: canvas, worker: worker).paint()
    }
    try canvas.finish()
    let output = ByteSink()
    let status = output.write { cairo_surface_write_to_png_stream(surface, $0, $1) }
    try check(status)
    return output.bytes
  }

  /// What cannot be drawn as it should be: fonts that cannot be found again, which are replaced by
  /// the nearest ones, and pictures that cannot be decoded.
  ///
  /// Complexity: O(n) in the items, and the decoding of the pictures.
  public func problems(in list: DisplayList) -> [DrawingError] {
    var problems: [DrawingError] = []
    fonts.withWorker { worker in
      let pictures = PictureCache()
      var seen: Set<FontFace> = []
      for item in list.items {
        switch item {
        case .glyphs(let run) where seen.insert(run.face).inserted:
          if worker.fonts.face(named: run.face.name)?.value != run.face {
            problems.append(
              DrawingError(
                code: .noFonts,
                message: "\(run.face.name): no such font; the nearest is drawn (install it)"))
          }
        case .image(let placed):
          if let image = placed.image, pictures.surface(for: image) == nil {
            problems.append(
              DrawingError(
                code: .badImage, message: "\(placed.address): the picture cannot be decoded"))
          }
        default: break
        }
      }
    }
    return problems
  }
}

/// Throws what Cairo says went wrong.
func check(_ status: cairo_status_t) throws(DrawingError) {
  guard status != CAIRO_STATUS_SUCCESS else { return }
  let reason = cairo_status_to_string(status).map { String(cString: $0) } ?? "unknown error"
  throw DrawingError(code: .backend, message: "Cairo: \(reason)")
}
