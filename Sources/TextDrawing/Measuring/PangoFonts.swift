internal import CPango
internal import TextFoundation
public import TextLayout

/// Measures text with real fonts, through Pango, fontconfig and HarfBuzz.
///
/// ```swift
/// let fonts = PangoFonts()
/// var shaped = ShapedText()
/// let text = "日本語 text"
/// fonts.shape(ShapingRequest(range: 0..<text.utf8.count, font: FontRequest()), of: text, into: &shaped)
/// ```
///
/// A family that is not installed is replaced by the nearest one, and a character that the chosen
/// font lacks is taken from the next font that has it; what no font has is listed in
/// `ShapedText.missing`. Text without a language, or in one that is not written with ideographs,
/// gets the Japanese forms of ideographs.
///
/// The heights of fonts are rounded to whole px, as browsers do it; advances are not rounded, and
/// fonts are not hinted, so that text keeps its proportions at every size.
///
/// Sendable: what is measured depends on the fonts alone. Every call borrows a set of Pango's
/// objects and caches that no other call uses meanwhile.
public final class PangoFonts: TextMeasurer {
  let configuration: FontConfiguration
  private let workers = LendingPool<FontWorker>()

  /// The installed fonts.
  ///
  /// If there are none, every character is missing.
  public init() { configuration = FontConfiguration() }

  /// Only the fonts in some files, and in folders and what is below them; so the same text looks the
  /// same on every machine.
  ///
  /// Generic families such as `serif` are found among them by the families' names.
  ///
  /// - Throws: `DrawingError` with the code `noFonts` if a file cannot be read or if no file holds a
  ///   font.
  public init(files: [String]) throws(DrawingError) {
    configuration = try FontConfiguration(files: files)
  }

  /// The heights of the first font of a request, or of what replaces it.
  ///
  /// Complexity: O(1) after the first call for a font.
  public func metrics(for font: FontRequest) -> FontMetrics {
    withWorker { worker in
      let size = Self.measurable(font.size)
      let face = worker.shaper(for: font, allowsLigatures: true).primary
      return face?.metrics(size: size) ?? FontMetrics.withoutFonts(size: size)
    }
  }

  /// Measures a stretch of text: one cluster for each Character, or for several that melt into one
  /// shape.
  ///
  /// A range that begins or ends within a scalar appends nothing. Sizes that are not numbers or are
  /// negative count as 0, those beyond 100,000 px as that.
  ///
  /// Complexity: O(n); a look into a table for each ideograph and kana and one for each word of an
  /// alphabet, once they have been seen.
  public func shape(_ request: ShapingRequest, of text: String, into output: inout ShapedText) {
    withUTF8Bytes(of: text) { bytes in
      let range = request.range
      guard range.lowerBound >= 0, range.upperBound <= bytes.count, !range.isEmpty,
        bytes.isScalarBoundary(range.lowerBound), bytes.isScalarBoundary(range.upperBound)
      else { return }
      let mode: ShapingMode =
        request.orientation == .upright
        ? .upright : request.direction == .rightToLeft ? .rightToLeft : .leftToRight
      withWorker { worker in
        worker.shaper(for: request.font, allowsLigatures: request.allowsLigatures).shape(
          range, of: text, bytes: bytes, mode: mode, size: Self.measurable(request.font.size),
          into: &output)
      }
    }
  }

  /// Embedding levels by the Unicode Bidirectional Algorithm, as FriBidi finds them.
  ///
  /// Complexity: O(n), a scan of the bytes if nothing runs from right to left.
  public func bidirectionalLevels(of text: String, base: TextDirection?) -> [UInt8]? {
    embeddingLevels(of: text, base: base)
  }

  /// Lends fonts and caches to `body`, for it alone.
  func withWorker<Result, Failure: Error>(
    _ body: (FontWorker) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let worker = workers.take() ?? FontWorker(configuration: configuration)
    defer { workers.giveBack(worker) }
    return try body(worker)
  }

  /// A size that can be multiplied without harm.
  static func measurable(_ size: Double) -> Double { size > 0 ? min(size, 100_000) : 0 }
}
