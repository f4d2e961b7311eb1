internal import CPango
internal import TextFoundation
public import TextLayout

/// A text measurer that uses real fonts, with Pango, fontconfig and HarfBuzz.
///
/// ```swift
/// let fonts = PangoFonts()
/// var shaped = ShapedText()
/// let text = "日本語 text"
/// fonts.shape(ShapingRequest(range: 0..<text.utf8.count, font: FontRequest()), of: text, into: &shaped)
/// ```
///
/// A family that is not installed is replaced by the closest one, and a character that the selected
/// font lacks is taken from the next font that has it; characters that no font has are listed in
/// `ShapedText.missing`. Text without a language, or in a language not written with ideographs,
/// gets the Japanese forms of ideographs.
///
/// Font heights are rounded to whole px, as in browsers. Advances are not rounded, and fonts are
/// not hinted, so that text keeps its proportions at every size.
///
/// All calls are thread-safe: each borrows a set of Pango objects and caches that no other call
/// uses at the same time.
public final class PangoFonts: TextMeasurer {
  let configuration: FontConfiguration
  private let workers = LendingPool<FontWorker>()

  /// Uses the installed fonts; if there are none, every character is missing.
  public init() { configuration = FontConfiguration() }

  /// Uses only the fonts in some files and folders, including subfolders, so that text looks the
  /// same on every machine.
  ///
  /// Generic families such as `serif` are assigned by the names of the families.
  ///
  /// - Throws: `DrawingError` with the code `noFonts` if a file cannot be read or if no file
  ///   contains a font.
  public init(files: [String]) throws(DrawingError) {
    configuration = try FontConfiguration(files: files)
  }

  /// Returns the metrics of the first font of a request, or of its replacement.
  ///
  /// Complexity: O(1) after the first call for a font.
  public func metrics(for font: FontRequest) -> FontMetrics {
    withWorker { worker in
      let size = Self.clampedSize(font.size)
      let face = worker.shaper(for: font, allowsLigatures: true).primary
      return face?.metrics(size: size) ?? FontMetrics.withoutFonts(size: size)
    }
  }

  /// Measures a segment of text, with a cluster for each grapheme cluster or ligature.
  ///
  /// A range that begins or ends within a scalar appends nothing. Sizes that are NaN or negative
  /// count as 0; the maximum is 100,000 px.
  ///
  /// Complexity: O(n); after their first use, one table lookup for each ideograph or kana and one
  /// for each word of an alphabetic script.
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
          range, of: text, bytes: bytes, mode: mode, size: Self.clampedSize(request.font.size),
          into: &output)
      }
    }
  }

  /// Returns the embedding levels of the Unicode Bidirectional Algorithm, computed by FriBidi.
  ///
  /// Complexity: O(n); only a scan of the bytes if the text has no right-to-left characters.
  public func bidirectionalLevels(of text: String, base: TextDirection?) -> [UInt8]? {
    embeddingLevels(of: text, base: base)
  }

  /// Calls `body` with exclusive access to a set of fonts and caches.
  func withWorker<Result, Failure: Error>(
    _ body: (FontWorker) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let worker = workers.take() ?? FontWorker(configuration: configuration)
    defer { workers.putBack(worker) }
    return try body(worker)
  }

  /// Returns a font size restricted to a safe range.
  static func clampedSize(_ size: Double) -> Double { size > 0 ? min(size, 100_000) : 0 }
}
