/// The open elements that offer versions of the same content (`mc:AlternateContent`).
///
/// Word writes a text box twice: a program shows the first version that it understands.
struct WordVersions {
  /// Where a passage is.
  struct Position: Equatable {
    /// The number of the outermost element with versions; 0 outside.
    var number = 0
    /// The number of the version in it.
    var version = 0
    /// Whether a version before has the same content.
    var isRepetition = false
  }

  /// The number of versions of each open element.
  private var open: [Int] = []
  private var repetitions = 0
  private var number = 0

  var position: Position {
    guard let first = open.first else { return Position() }
    return Position(number: number, version: first, isRepetition: repetitions > 0)
  }

  mutating func start() {
    if open.isEmpty { number += 1 }
    open.append(0)
  }

  mutating func startVersion() {
    guard let last = open.indices.last else { return }
    open[last] += 1
    if open[last] == 2 { repetitions += 1 }
  }

  mutating func end() {
    if let count = open.popLast(), count > 1 { repetitions -= 1 }
  }
}
