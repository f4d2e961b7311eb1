import TextFoundation

/// Turns the break positions that the rules allow into opportunities, using the phrases, words and
/// kinsoku lists of the caller.
///
/// Not thread-safe: holds cursors into the boundaries of one text and is used for a single forward
/// pass.
struct BreakGrader {
  /// Whether the UAX #14 rules alone decide, without phrases or kinsoku lists.
  private let isPlain: Bool
  private let usesPhrases: Bool
  private let keepsFallbacks: Bool
  private let kinsoku: KinsokuFilter?
  private var phrases: BoundaryCursor
  private var words: BoundaryCursor
  private var complexContext: BoundaryCursor
  private var characters: CharacterBoundaries

  /// Creates a grader for one text; `boundaries` must already be validated.
  init(_ breaker: LineBreaker, _ boundaries: TextBoundaries, byteCount: Int, fallbacks: Bool) {
    usesPhrases = breaker.options.wordBreak == .phrase && !boundaries.phrases.isEmpty
    kinsoku = breaker.kinsoku
    isPlain = !usesPhrases && kinsoku == nil
    keepsFallbacks = fallbacks
    phrases = BoundaryCursor(boundaries.phrases)
    words = BoundaryCursor(boundaries.words)
    complexContext = BoundaryCursor(boundaries.complexContext)
    characters = CharacterBoundaries(byteCount: byteCount)
  }

  /// Converts break positions to opportunities and returns the number of opportunities written.
  ///
  /// Calls must be made in ascending order of offsets.
  mutating func grade(
    _ places: UnsafeMutableBufferPointer<BreakScanner.Place>, count: Int,
    in bytes: UnsafeBufferPointer<UInt8>, into graded: UnsafeMutableBufferPointer<BreakOpportunity>
  ) -> Int {
    // Actions up to this raw value need no further checks; every position has an action.
    let plain = isPlain ? BreakAction.betweenLetters.rawValue : 0
    var kept = 0
    for index in 0..<count {
      let place = places[index]
      if place.action <= plain {
        graded[kept] = BreakOpportunity(offset: place.offset, kind: .allowed)
        kept &+= 1
      } else if let kind = kind(of: place, in: bytes) {
        graded[kept] = BreakOpportunity(offset: place.offset, kind: kind)
        kept &+= 1
      }
    }
    return kept
  }

  private mutating func kind(
    of place: BreakScanner.Place, in bytes: UnsafeBufferPointer<UInt8>
  ) -> BreakOpportunity.Kind? {
    let action = BreakAction(rawValue: place.action) ?? .none
    if action == .mandatory { return .mandatory }
    if let kinsoku {
      // Kinsoku lists that replace the rules do not consider combining marks.
      guard characters.isBoundary(place.offset, in: bytes), kinsoku.allows(place.offset, in: bytes)
      else { return nil }
    }
    switch action {
    case .none, .doubtful: return nil
    case .hyphen: return .hyphen
    case .complexContext: return complexContext.contains(place.offset) ? .allowed : nil
    case .ifCharacterBegins:
      return characters.isBoundary(place.offset, in: bytes) ? .allowed : nil
    case .hyphenIfCharacterBegins:
      return characters.isBoundary(place.offset, in: bytes) ? .hyphen : nil
    case .betweenLetters:
      guard usesPhrases, !phrases.contains(place.offset) else { return .allowed }
      guard keepsFallbacks else { return nil }
      return words.contains(place.offset) ? .withinPhrase : .withinWord
    case .allowed, .mandatory: return .allowed
    }
  }
}

/// A forward cursor over sorted offsets.
private struct BoundaryCursor {
  private let offsets: [Int]
  private var index = 0

  init(_ offsets: [Int]) { self.offsets = offsets }

  /// Returns whether the list contains an offset; calls must be made in ascending order.
  @inline(__always)
  mutating func contains(_ offset: Int) -> Bool {
    while index < offsets.count, offsets[index] < offset { index += 1 }
    return index < offsets.count && offsets[index] == offset
  }
}
