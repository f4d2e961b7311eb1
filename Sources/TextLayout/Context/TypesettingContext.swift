import MarkupText

/// The state shared by the stages of one layout.
///
/// Use each instance for one layout only.
final class TypesettingContext {
  let measurer: any TextMeasurer
  let options: TypesetterOptions
  let shared: SharedMeasures
  let writingMode: WritingMode
  /// Whether lines run from top to bottom.
  let isVertical: Bool
  var centersLines: Bool { writingMode.centersLines }
  var diagnostics: [LayoutDiagnostic] = []
  /// Returns whether the layout was canceled, checked before each block; nil if the layout cannot
  /// be canceled.
  var isCancelled: (() -> Bool)?
  /// The shaped ellipses of truncated lines.
  var ellipses: [EllipsisKey: ShapedText] = [:]
  /// The line breaking rules of the most recent paragraph.
  var lastRules: BreakingRules?

  init(
    measurer: any TextMeasurer, options: TypesetterOptions, shared: SharedMeasures,
    text: StyledText, writingMode: WritingMode? = nil
  ) {
    self.measurer = measurer
    self.options = options
    self.shared = shared
    // A terminal cannot rotate its cells.
    self.writingMode =
      writingMode ?? (measurer.grid == nil ? WritingMode(text) : .horizontal)
    isVertical = self.writingMode.isVertical
  }

  enum Axis { case inline, block }

  /// Returns a length rounded to the cells of the grid, or unchanged if there is no grid.
  func snapped(_ length: Double, along axis: Axis) -> Double {
    guard let grid = measurer.grid else { return length }
    let cell = axis == .inline ? grid.columnWidth : grid.rowHeight
    return (length / cell).rounded(.toNearestOrAwayFromZero) * cell
  }

  /// Returns the extent of a font above and below its baseline, in a line with
  /// `line-height: normal`.
  func extent(of metrics: FontMetrics) -> LineExtent {
    LineExtent(centersLines ? metrics.centered : metrics, lineHeight: nil)
  }

  /// Returns the advance of a word space.
  func spaceAdvance(_ font: FontRequest) -> Double {
    shared.advances(of: font, measurer: measurer).space
  }

  /// Returns the advance of a hyphen.
  func hyphenAdvance(_ font: FontRequest) -> Double {
    shared.advances(of: font, measurer: measurer).hyphen
  }
}

/// The cache key of a shaped ellipsis.
struct EllipsisKey: Hashable {
  var text: String
  var font: FontRequest
}
