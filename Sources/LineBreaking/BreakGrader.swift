import TextFoundation

/// Turns the places that rules allow into opportunities: phrases, words and lists of the caller's.
///
/// Not Sendable: the scratch of one walk through one text, whose boundaries it follows.
struct BreakGrader {
  private let usesPhrases: Bool
  private let kinsoku: KinsokuFilter?
  private var phrases: BoundaryCursor
  private var words: BoundaryCursor
  private var complexContext: BoundaryCursor
  private var characters: CharacterBoundaries

  /// `boundaries` have been checked.
  init(_ breaker: LineBreaker, _ boundaries: TextBoundaries, byteCount: Int) {
    usesPhrases = breaker.options.wordBreak == .phrase && !boundaries.phrases.isEmpty
    kinsoku = breaker.kinsoku
    phrases = BoundaryCursor(boundaries.phrases)
    words = BoundaryCursor(boundaries.words)
    complexContext = BoundaryCursor(boundaries.complexContext)
    characters = CharacterBoundaries(byteCount: byteCount)
  }

  /// The opportunity at a place, if there is one; to be asked in ascending order.
  @inline(__always)
  mutating func opportunity(
    at place: BreakScanner.Place, in bytes: UnsafeBufferPointer<UInt8>
  ) -> BreakOpportunity? {
    if place.action == .mandatory {
      return BreakOpportunity(offset: place.offset, kind: .mandatory)
    }
    if !usesPhrases, kinsoku == nil, place.action == .betweenLetters {
      return BreakOpportunity(offset: place.offset, kind: .allowed)
    }
    return graded(place, in: bytes)
  }

  private mutating func graded(
    _ place: BreakScanner.Place, in bytes: UnsafeBufferPointer<UInt8>
  ) -> BreakOpportunity? {
    let offset = place.offset
    if let kinsoku, !kinsoku.allows(offset, in: bytes) { return nil }
    switch place.action {
    case .betweenLetters: return BreakOpportunity(offset: offset, kind: grade(offset))
    case .complexContext:
      guard complexContext.contains(offset) else { return nil }
      return BreakOpportunity(offset: offset, kind: .allowed)
    case .ifCharacterBegins:
      guard characters.isBoundary(offset, in: bytes) else { return nil }
      return BreakOpportunity(offset: offset, kind: .allowed)
    case .hyphen: return BreakOpportunity(offset: offset, kind: .hyphen)
    default: return BreakOpportunity(offset: offset, kind: .allowed)
    }
  }

  private mutating func grade(_ offset: Int) -> BreakOpportunity.Kind {
    guard usesPhrases, !phrases.contains(offset) else { return .allowed }
    return words.contains(offset) ? .withinPhrase : .withinWord
  }
}

/// Follows sorted offsets.
private struct BoundaryCursor {
  private let offsets: [Int]
  private var index = 0

  init(_ offsets: [Int]) { self.offsets = offsets }

  /// Whether the list holds an offset; to be asked in ascending order.
  @inline(__always)
  mutating func contains(_ offset: Int) -> Bool {
    while index < offsets.count, offsets[index] < offset { index += 1 }
    return index < offsets.count && offsets[index] == offset
  }
}
