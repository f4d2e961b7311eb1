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
  private let includesFallbacks: Bool
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
    includesFallbacks = fallbacks
    phrases = BoundaryCursor(boundaries.phrases)
    words = BoundaryCursor(boundaries.words)
    complexContext = BoundaryCursor(boundaries.complexContext)
    characters = CharacterBoundaries(byteCount: byteCount)
  }

  /// Converts break positions to opportunities and returns the number of opportunities written.
  ///
  /// Calls must be made in ascending order of offsets.
  mutating func grade(
    _ positions: UnsafeMutableBufferPointer<BreakScanner.Position>, count: Int,
    in bytes: UnsafeBufferPointer<UInt8>, into graded: UnsafeMutableBufferPointer<BreakOpportunity>
  ) -> Int {
    // Actions up to this raw value need no further checks; every position has an action.
    let plain = isPlain ? BreakAction.betweenLetters.rawValue : 0
    var gradedCount = 0
    for index in 0..<count {
      let position = positions[index]
      if position.action <= plain {
        graded[gradedCount] = BreakOpportunity(offset: position.offset, kind: .allowed)
        gradedCount &+= 1
      } else if let kind = kind(of: position, in: bytes) {
        graded[gradedCount] = BreakOpportunity(offset: position.offset, kind: kind)
        gradedCount &+= 1
      }
    }
    return gradedCount
  }

  private mutating func kind(
    of position: BreakScanner.Position, in bytes: UnsafeBufferPointer<UInt8>
  ) -> BreakOpportunity.Kind? {
    let action = BreakAction(rawValue: position.action) ?? .none
    if action == .mandatory { return .mandatory }
    if let kinsoku {
      // Kinsoku lists that replace the rules do not consider combining marks.
      guard characters.isBoundary(position.offset, in: bytes),
        kinsoku.allows(position.offset, in: bytes)
      else { return nil }
    }
    switch action {
    case .none, .pending: return nil
    case .hyphen: return .hyphen
    case .complexContext: return complexContext.contains(position.offset) ? .allowed : nil
    case .ifCharacterBegins:
      return characters.isBoundary(position.offset, in: bytes) ? .allowed : nil
    case .hyphenIfCharacterBegins:
      return characters.isBoundary(position.offset, in: bytes) ? .hyphen : nil
    case .betweenLetters:
      guard usesPhrases, !phrases.contains(position.offset) else { return .allowed }
      guard includesFallbacks else { return nil }
      return words.contains(position.offset) ? .withinPhrase : .withinWord
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
