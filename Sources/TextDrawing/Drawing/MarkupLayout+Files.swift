public import MarkupText
public import TextLayout

extension MarkupLayout {
  /// Returns the layout as a PNG file, drawn with the fonts that measured it.
  ///
  /// The file is that of ``PangoRenderer/png(_:scale:background:)`` for the layout's display list.
  ///
  /// ```swift
  /// let layout = Typesetter(measurer: PangoFonts()).layout(markup: "<h1>旅</h1>", in: space)
  /// let bytes = try layout.png(scale: 2, background: .white)
  /// ```
  ///
  /// To draw the layout more than once, store its display list.
  ///
  /// - Parameters:
  ///   - scale: the number of pixels per px; NaN, infinity and values of 0 or less count as 1.
  ///   - background: the color behind the drawing; nil for none.
  /// - Returns: the bytes of the file.
  /// - Throws: `DrawingError`, as the renderer does.
  public func png(
    scale: Double = 1, background: CSSColor? = nil
  ) throws(DrawingError) -> [UInt8] {
    try renderer.png(displayList(), scale: scale, background: background)
  }

  /// Returns the layout as a PDF file of one page, drawn with the fonts that measured it.
  ///
  /// The file is that of ``PangoRenderer/pdf(_:)`` for the layout's display list.
  ///
  /// - Throws: `DrawingError`, as the renderer does.
  public func pdf() throws(DrawingError) -> [UInt8] { try renderer.pdf(displayList()) }

  /// A renderer with the links of the options and the fonts of the measurer, or with the installed
  /// fonts if it is not a ``PangoFonts``.
  private var renderer: PangoRenderer {
    PangoRenderer(fonts: measurer as? PangoFonts ?? PangoFonts(), links: options.links)
  }
}
