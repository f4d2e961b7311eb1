internal import CPango
public import TextLayout

extension PangoRenderer {
  /// Draws a display list as a PDF file of one page.
  ///
  /// Text can be selected and searched, links that ``links`` allows can be followed, and headings form an outline; title
  /// and language are those of the list. One px is 0.75 pt. JPEG files are embedded unchanged. The
  /// creation date is always the beginning of 2000, so that the same list gives the same bytes.
  ///
  /// - Throws: `DrawingError`: `tooLarge` beyond 19,200 px (14,400 pt) per side, `backend` if Cairo
  ///   fails.
  public func pdf(_ list: DisplayList) throws(DrawingError) -> [UInt8] {
    let scale = 0.75
    let (width, height) = (list.size.width * scale, list.size.height * scale)
    guard width <= Self.maximumPoints, height <= Self.maximumPoints else {
      throw DrawingError(
        code: .tooLarge,
        message: "\(width) × \(height) points are too many for a PDF page (divide the text)")
    }
    let output = ByteSink()
    guard
      let surface = output.write({
        cairo_pdf_surface_create_for_stream($0, $1, max(1, width), max(1, height))
      })
    else {
      throw DrawingError(code: .backend, message: "Cairo cannot create a PDF surface")
    }
    defer { cairo_surface_destroy(surface) }
    cairo_pdf_surface_set_metadata(
      surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
    if let title = list.title {
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title)
    }
    let canvas = Canvas(surface, scale: scale, isRaster: false)
    fonts.withWorker { worker in
      let painter = DisplayListPainter(
        list, canvas: canvas, worker: worker, resources: resources)
      let structure = PDFStructure(
        list, surface: surface, canvas: canvas, worker: worker, links: links)
      painter.onBegin = structure.begin
      painter.onEnd = structure.end
      painter.paint()
    }
    try canvas.finish()
    cairo_surface_finish(surface)
    try check(cairo_surface_status(surface))
    return PDFCatalog.add(language: list.language, toFile: output.bytes)
  }
}
