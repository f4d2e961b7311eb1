public import LayoutCaching
public import MarkupText
public import TextLayout
public import TextOutput

extension LayoutCache {
  /// A text as a PNG file, drawn with the fonts of the cache's typesetter if it is not there.
  ///
  /// ```swift
  /// let cache = LayoutCache(typesetter: Typesetter(measurer: PangoFonts()))
  /// let space = LayoutSpace(inlineSize: 320)
  /// let bytes = try cache.png(of: .markup("<h1>旅</h1>"), in: space, scale: 2, background: .white)
  /// cache.size(of: .markup("<h1>旅</h1>"), in: space)   // looked up: the drawing's layout has it
  /// ```
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - space: its room.
  ///   - scale: how many pixels a px has; not a number or 0 and less is taken as 1.
  ///   - background: what is behind the text; nil for nothing.
  /// - Returns: the bytes of the file: those of the layout's own `png(scale:background:)`.
  /// - Throws: `DrawingError`, as that does.
  public func png(
    of text: Text, in space: LayoutSpace, scale: Double = 1, background: CSSColor? = nil
  ) throws(DrawingError) -> [UInt8] {
    try image(
      of: text, in: space, as: Rendition("png", scale: scale, background: background)
    ) { layout throws(DrawingError) in try layout.png(scale: scale, background: background) }
  }

  /// A text as a PDF file of one page, drawn if it is not there.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - space: its room.
  /// - Returns: the bytes of the file: those of the layout's own `pdf()`.
  /// - Throws: `DrawingError`, as that does.
  public func pdf(of text: Text, in space: LayoutSpace) throws(DrawingError) -> [UInt8] {
    try image(of: text, in: space, as: Rendition("pdf")) { layout throws(DrawingError) in
      try layout.pdf()
    }
  }

  /// A text as SVG, written if it is not there.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - space: its room.
  ///   - options: size, background and names.
  /// - Returns: the file's text: that of the layout's own `svg(_:)`.
  /// - Complexity: linear in the file, even if it is there.
  public func svg(
    of text: Text, in space: LayoutSpace, _ options: SVGOptions = SVGOptions()
  ) -> String {
    let bytes = image(of: text, in: space, as: options.rendition) { Array($0.svg(options).utf8) }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: In the background

  /// A text as a PNG file, laid out and drawn on a thread of Swift's pool if it is not there; once
  /// for all who ask at the same time.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - space: its room.
  ///   - scale: how many pixels a px has; not a number or 0 and less is taken as 1.
  ///   - background: what is behind the text; nil for nothing.
  /// - Returns: the bytes of the file.
  /// - Throws: `DrawingError`, as ``png(of:in:scale:background:)`` does.
  @concurrent
  public func pngInBackground(
    of text: Text, in space: LayoutSpace, scale: Double = 1, background: CSSColor? = nil
  ) async throws -> [UInt8] {
    try await imageInBackground(
      of: text, in: space, as: Rendition("png", scale: scale, background: background)
    ) { try $0.png(scale: scale, background: background) }
  }
}

extension SVGOptions {
  /// Under what the drawing is kept.
  fileprivate var rendition: LayoutCache.Rendition {
    LayoutCache.Rendition(
      "svg", scale: scale, background: background,
      variant: (hasDeclaration ? "file:" : "part:") + idPrefix)
  }
}
