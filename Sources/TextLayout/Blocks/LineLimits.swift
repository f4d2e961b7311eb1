import MarkupText

/// How much of a text may be shown: `line-clamp` of the blocks around, and the height of the page.
///
/// Sendable: a plain value.
struct LineLimits: Sendable {
  /// A block that may have so many lines.
  struct Clamp: Sendable {
    var remaining: Int
    var sign: String
  }

  /// The limits of the blocks around, the inner ones last.
  private(set) var clamps: [Clamp] = []
  /// Where the page ends.
  var bottom = Double.infinity
  /// Whether something was left out because the page has ended: nothing is shown any more.
  var isPageFull = false
  /// The paragraph with the last line that is shown, which gets the sign if the next paragraph is
  /// left out; nil if it has it, or if there is no such line.
  var lastShown: Int?
  /// How many paragraphs are shown.
  var shownCount = 0

  /// Whether there is any limit.
  var isActive: Bool { !clamps.isEmpty || bottom < .infinity }

  /// Whether nothing more is shown here.
  var isExhausted: Bool { isPageFull || clamps.contains { $0.remaining <= 0 } }

  /// How many lines the next paragraph may have; nil for any number.
  var line: LineLimit? {
    guard let least = clamps.min(by: { $0.remaining < $1.remaining }) else { return nil }
    return LineLimit(count: max(1, least.remaining), sign: least.sign)
  }

  /// Begins a block with a limit.
  mutating func push(_ count: Int, sign: String) {
    clamps.append(Clamp(remaining: count, sign: sign))
  }

  /// Ends a block with a limit.
  mutating func pop() { clamps.removeLast() }

  /// Counts the lines of a paragraph that is shown.
  mutating func add(lines: Int, paragraph: Int) {
    for index in clamps.indices { clamps[index].remaining -= lines }
    lastShown = paragraph
    shownCount += 1
  }

  /// No limits for what is inside of a block that is shown whole or not at all, such as a table;
  /// gives those that hold behind it.
  mutating func suspend() -> LineLimits {
    let copy = self
    self = LineLimits()
    return copy
  }
}
