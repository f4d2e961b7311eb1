import MeCabDictionary
import TextFoundation

/// The constraints of a text by offset.
///
/// Owns the patterns; a word without an entry has a pattern as its feature, so the map of a parse is
/// retained until the next one, or as long as tokens refer to it.
///
/// `@unchecked Sendable`: it does not change after ``finish()``.
final class ConstraintMap: @unchecked Sendable {
  /// The kind of an offset.
  enum Boundary: UInt8 {
    case any
    /// A word begins or ends at the offset.
    case boundary
    /// The offset is inside a word.
    case inside
  }

  private var boundaries: [Boundary]
  /// The number of the pattern of a word that begins at each offset; empty without patterns.
  private var patternNumbers: [Int32] = []
  private(set) var patterns: [FeaturePattern] = []
  /// For each offset, the next offset that must be a boundary, or the size of the text.
  private var nextBoundaries: [UInt32] = []
  private let size: Int

  /// Creates a map without constraints for a text of `size` bytes.
  init(size: Int) {
    self.size = size
    boundaries = Array(repeating: .any, count: size + 1)
  }

  /// Creates the map of constraints that have been checked.
  convenience init(_ constraints: [ParseConstraint], size: Int) {
    self.init(size: size)
    for constraint in constraints {
      switch constraint {
      case .boundary(let offset): set(.boundary, at: offset)
      case .noBoundary(let offset): set(.inside, at: offset)
      case .word(let range, let feature): setWord(range, pattern: Array(feature.utf8))
      }
    }
    set(.boundary, at: 0)
    set(.boundary, at: size)
    finish()
  }

  deinit { for pattern in patterns { pattern.deallocate() } }

  // MARK: Construction

  func set(_ boundary: Boundary, at offset: Int) { boundaries[offset] = boundary }

  /// Declares a nonempty range to be one word that matches a pattern.
  func setWord(_ range: Range<Int>, pattern: some Collection<UInt8>) {
    guard !range.isEmpty else { return }
    if patternNumbers.isEmpty { patternNumbers = Array(repeating: -1, count: size + 1) }
    set(.boundary, at: range.lowerBound)
    set(.boundary, at: range.upperBound)
    for offset in range.dropFirst() { set(.inside, at: offset) }
    patternNumbers[range.lowerBound] = Int32(patterns.count)
    patterns.append(FeaturePattern(pattern))
  }

  /// Completes the construction.
  func finish() {
    nextBoundaries = Array(repeating: UInt32(truncatingIfNeeded: size), count: size + 1)
    var next = size
    var offset = size
    while offset > 0 {
      offset -= 1
      nextBoundaries[offset] = UInt32(truncatingIfNeeded: next)
      if boundaries[offset] == .boundary { next = offset }
    }
  }

  // MARK: Queries

  /// Returns the kind of an offset, which may be after the end of the text.
  subscript(offset: Int) -> Boundary { offset <= size ? boundaries[offset] : .any }

  /// Returns the next boundary inside the text after an offset; `nil` after the last one.
  func nextBoundary(after offset: Int) -> Int? {
    let next = Int(nextBoundaries[offset])
    return next < size ? next : nil
  }

  /// Returns the number of the pattern of the word that begins at an offset; `nil` if no
  /// constraint applies to it.
  func patternNumber(at offset: Int) -> Int? {
    guard offset < patternNumbers.count, patternNumbers[offset] >= 0 else { return nil }
    return Int(patternNumbers[offset])
  }

  /// Returns whether a word may extend from `origin`, where the preceding word ends, to `end`.
  func admits(origin: Int, end: Int, feature: () -> UnsafePointer<UInt8>) -> Bool {
    guard self[end] != .inside else { return false }
    guard let number = patternNumber(at: origin) else { return true }
    return self[origin] == .boundary && self[end] == .boundary
      && patterns[number].matches(feature())
  }
}
