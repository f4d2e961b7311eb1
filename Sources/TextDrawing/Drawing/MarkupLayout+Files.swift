public import MarkupText
public import TextLayout

extension MarkupLayout {
  /// The layout as a PNG file: ``PangoRenderer/png(_:scale:background:)`` of its display list, with
  /// the fonts it was measured with.
  ///
  /// ```swift
  /// let layout = Typesetter(measurer: PangoFonts()).layout(markup: "<h1>旅</h1>", in: space)
  /// let bytes = try layout.png(scale: 2, background: .white)
  /// ```
  ///
  /// To draw it more than once, keep the display list.
  ///
  /// - Parameters:
  ///   - scale: how many pixels a px has; not a number or 0 and less is taken as 1.
  ///   - background: what is behind the drawing; nil for nothing.
  /// - Returns: the bytes of the file.
  /// - Throws: `DrawingError`, as the renderer does.
  public func png(
    scale: Double = 1, background: CSSColor? = nil
  ) throws(DrawingError) -> [UInt8] {
    try renderer.png(displayList(), scale: scale, background: background)
  }

  /// The layout as a PDF file of one page: ``PangoRenderer/pdf(_:)`` of its display list, with the
  /// fonts it was measured with.
  ///
  /// - Throws: `DrawingError`, as the renderer does.
  public func pdf() throws(DrawingError) -> [UInt8] { try renderer.pdf(displayList()) }

  /// A renderer with the fonts of the measurer; with those of the system if it has none of its own.
  private var renderer: PangoRenderer {
    PangoRenderer(fonts: measurer as? PangoFonts ?? PangoFonts())
  }
}
