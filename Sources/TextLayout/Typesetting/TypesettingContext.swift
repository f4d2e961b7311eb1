import LineBreaking
import MarkupText
import TypedEvents

/// What the steps of one layout share.
///
/// Not Sendable: it belongs to one layout.
final class TypesettingContext {
  let measurer: any TextMeasurer
  let options: TypesetterOptions
  let breakers: BreakerCache
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
  private var advances: [FontRequest: (space: Double, hyphen: Double)] = [:]

  init(typesetter: Typesetter, text: StyledText, writingMode: WritingMode? = nil) {
    measurer = typesetter.measurer
    options = typesetter.options
    breakers = typesetter.breakers
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
  func spaceAdvance(_ font: FontRequest) -> Double { advances(of: font).space }

  /// The advance of a hyphen.
  func hyphenAdvance(_ font: FontRequest) -> Double { advances(of: font).hyphen }

  private func advances(of font: FontRequest) -> (space: Double, hyphen: Double) {
    if let found = advances[font] { return found }
    let found = (
      measurer.shaped(" ", font: font).advance, measurer.shaped("-", font: font).advance
    )
    advances[font] = found
    return found
  }
}

/// Line breakers by their options, each made once for all layouts.
///
/// Sendable: guarded by a mutex.
final class BreakerCache: Sendable {
  private let breakers = VisibleMutex<[LineBreakOptions: LineBreaker]>([:])

  /// A breaker with options.
  func breaker(
    for options: LineBreakOptions, hyphenation: (any HyphenationProvider)?
  ) -> LineBreaker {
    if let hyphenation { return LineBreaker(options, hyphenation: hyphenation) }
    return breakers.withLock { known in
      if let found = known[options] { return found }
      // Languages come from markup: hostile markup must not fill the memory.
      if known.count > 64 { known.removeAll() }
      let made = LineBreaker(options)
      known[options] = made
      return made
    }
  }
}
