import LineBreaking
import TextFoundation

/// What all layouts of one typesetter share: line breakers by their options, and the advances of
/// spaces and hyphens, each found once.
///
/// Fonts, languages and options come from markup: hostile markup must not fill the memory.
///
/// Sendable: guarded by mutexes.
final class SharedMeasures: Sendable {
  typealias Advances = (space: Double, hyphen: Double)

  private let breakers = TracedMutex<[LineBreakOptions: LineBreaker]>([:])
  private let advances = TracedMutex<[FontRequest: Advances]>([:])
  private static let limit = 64

  /// A breaker with options.
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

  /// The advances of a font's space and hyphen.
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
