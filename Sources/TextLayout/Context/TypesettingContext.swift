import MarkupText

/// What the steps of one layout share.
///
/// Not Sendable: it belongs to one layout.
final class TypesettingContext {
  let measurer: any TextMeasurer
  let options: TypesetterOptions
  let shared: SharedMeasures
  let writingMode: WritingMode
  /// Whether lines run from top to bottom.
  let isVertical: Bool
  var centersLines: Bool { writingMode.centersLines }
  var diagnostics: [LayoutDiagnostic] = []
  /// Whether nobody wants the layout any more, asked before each block; nil if it is wanted.
  var isCancelled: (() -> Bool)?
  /// The signs of truncated lines, measured.
  var signs: [SignKey: ShapedText] = [:]
  /// The rules of the last paragraph.
  var lastRules: BreakingRules?

  init(
    measurer: any TextMeasurer, options: TypesetterOptions, shared: SharedMeasures,
    text: StyledText, writingMode: WritingMode? = nil
  ) {
    self.measurer = measurer
    self.options = options
    self.shared = shared
    // Terminals cannot turn their cells.
    self.writingMode =
      writingMode ?? (measurer.grid == nil ? WritingMode(text) : .horizontal)
    isVertical = self.writingMode.isVertical
  }

  enum Axis { case inline, block }

  /// The property that gives blocks their extent across the lines.
  var blockSize: StyleProperty { isVertical ? .width : .height }

  /// A length rounded to the cells of the grid, if there is one.
  func snapped(_ length: Double, along axis: Axis) -> Double {
    guard let grid = measurer.grid else { return length }
    let cell = axis == .inline ? grid.columnWidth : grid.rowHeight
    return (length / cell).rounded(.toNearestOrAwayFromZero) * cell
  }

  /// What a font alone needs above and below its baseline in a line of `line-height: normal`.
  func extent(of metrics: FontMetrics) -> LineExtent {
    LineExtent(centersLines ? metrics.centered : metrics, lineHeight: nil)
  }

  /// The advance of a word space.
  func spaceAdvance(_ font: FontRequest) -> Double {
    shared.advances(of: font, measurer: measurer).space
  }

  /// The advance of a hyphen.
  func hyphenAdvance(_ font: FontRequest) -> Double {
    shared.advances(of: font, measurer: measurer).hyphen
  }
}

/// What a measured sign is known by.
struct SignKey: Hashable {
  var text: String
  var font: FontRequest
}
