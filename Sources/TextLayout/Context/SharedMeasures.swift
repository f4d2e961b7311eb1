import LineBreaking
import TextFoundation

/// Values shared by all layouts of one typesetter: line breakers by their options, and the advances
/// of spaces and hyphens by font.
///
/// Fonts, languages and options come from markup; the caches are bounded, so that hostile markup
/// cannot exhaust memory.
///
/// Thread-safe: the caches are guarded by mutexes.
final class SharedMeasures: Sendable {
  typealias Advances = (space: Double, hyphen: Double)

  private let breakers = TracedMutex<[LineBreakOptions: LineBreaker]>([:])
  private let advances = TracedMutex<[FontRequest: Advances]>([:])
  private static let limit = 64

  /// Returns a line breaker with the given options.
  func breaker(
    for options: LineBreakOptions, hyphenation: (any HyphenationProvider)?
  ) -> LineBreaker {
    if let hyphenation { return LineBreaker(options, hyphenation: hyphenation) }
    return breakers.withLock { known in
      if let found = known[options] { return found }
      if known.count > Self.limit { known.removeAll() }
      let made = LineBreaker(options)
      known[options] = made
      return made
    }
  }

  /// Returns the advances of a font's space and hyphen.
  func advances(of font: FontRequest, measurer: any TextMeasurer) -> Advances {
    if let found = advances.withLock({ $0[font] }) { return found }
    let found = (
      measurer.shaped(" ", font: font).advance, measurer.shaped("-", font: font).advance
    )
    advances.withLock { known in
      if known.count > Self.limit { known.removeAll() }
      known[font] = found
    }
    return found
  }
}
