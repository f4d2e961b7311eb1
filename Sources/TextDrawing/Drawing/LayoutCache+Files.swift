public import LayoutCaching
public import MarkupText
public import TextLayout
public import TextOutput

extension LayoutCache {
  /// Returns a text as a PNG file, drawn with the fonts of the cache's typesetter if it is not
  /// cached.
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
  ///   - space: the available space.
  ///   - scale: the number of pixels per px; NaN, infinity and values of 0 or less count as 1.
  ///   - background: the color behind the text; nil for none.
  /// - Returns: the bytes of the file, the same as from `png(scale:background:)` of the layout.
  /// - Throws: `DrawingError`, like that function.
  public func png(
    of text: Text, in space: LayoutSpace, scale: Double = 1, background: CSSColor? = nil
  ) throws(DrawingError) -> [UInt8] {
    try image(
      of: text, in: space, as: Rendition("png", scale: scale, background: background)
    ) { layout throws(DrawingError) in try layout.png(scale: scale, background: background) }
  }

  /// Returns a text as a PDF file of one page, drawn if it is not cached.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - space: the available space.
  /// - Returns: the bytes of the file, the same as from `pdf()` of the layout.
  /// - Throws: `DrawingError`, like that function.
  public func pdf(of text: Text, in space: LayoutSpace) throws(DrawingError) -> [UInt8] {
    try image(of: text, in: space, as: Rendition("pdf")) { layout throws(DrawingError) in
      try layout.pdf()
    }
  }

  /// Returns a text as SVG, written if it is not cached.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - space: the available space.
  ///   - options: the size, the background and the prefix of identifiers.
  /// - Returns: the document, the same as from `svg(_:)` of the layout.
  /// - Complexity: linear in the document, even if it is cached.
  public func svg(
    of text: Text, in space: LayoutSpace, _ options: SVGOptions = SVGOptions()
  ) -> String {
    let bytes = image(of: text, in: space, as: options.rendition) { Array($0.svg(options).utf8) }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: In the background

  /// Returns a text as a PNG file, laid out and drawn on a thread of Swift's concurrent executor if
  /// it is not cached.
  ///
  /// Concurrent requests share the work.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - space: the available space.
  ///   - scale: the number of pixels per px; NaN, infinity and values of 0 or less count as 1.
  ///   - background: the color behind the text; nil for none.
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
  /// The cache key of the drawing.
  fileprivate var rendition: LayoutCache.Rendition {
    LayoutCache.Rendition(
      "svg", scale: scale, background: background,
      variant: [links.variant, hasDeclaration ? "file" : "part", idPrefix].joined(separator: ":"))
  }
}

extension LinkPolicy {
  /// The part of a cache key that identifies the policy.
  fileprivate var variant: String {
    schemes.sorted().joined(separator: ",") + (allowsRelative ? ",/" : "")
  }
}
