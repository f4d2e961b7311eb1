import MarkupText

/// The limits on visible content: `line-clamp` of the ancestor blocks, and the height of the page.
struct LineLimits: Sendable {
  /// A limit on the number of lines in a block.
  struct Clamp: Sendable {
    var remaining: Int
    var ellipsis: String
  }

  /// The limits of the open blocks, from the outermost to the innermost.
  private(set) var clamps: [Clamp] = []
  /// The end of the page.
  var bottom = Double.infinity
  /// Whether content was left out at the end of the page, after which nothing is shown.
  var isPageFull = false
  /// The paragraph with the last visible line, which gets an ellipsis if the next paragraph is left
  /// out; nil if it already has one, or if there is no such line.
  var lastShown: Int?
  /// The number of visible paragraphs.
  var shownCount = 0

  /// Whether there is any limit.
  var isActive: Bool { !clamps.isEmpty || bottom < .infinity }

  /// Whether no more content is shown at this point.
  var isExhausted: Bool { isPageFull || clamps.contains { $0.remaining <= 0 } }

  /// The maximum number of lines of the next paragraph; nil for no limit.
  var line: LineLimit? {
    guard let least = clamps.min(by: { $0.remaining < $1.remaining }) else { return nil }
    return LineLimit(count: max(1, least.remaining), ellipsis: least.ellipsis)
  }

  /// Begins a block with a limit.
  mutating func push(_ count: Int, ellipsis: String) {
    clamps.append(Clamp(remaining: count, ellipsis: ellipsis))
  }

  /// Ends a block with a limit.
  mutating func pop() { clamps.removeLast() }

  /// Counts the lines of a visible paragraph.
  mutating func add(lines: Int, paragraph: Int) {
    for index in clamps.indices { clamps[index].remaining -= lines }
    lastShown = paragraph
    shownCount += 1
  }

  /// Removes the limits for the content of a block that is shown completely or not at all, such as
  /// a table.
  ///
  /// - Returns: the limits to restore after the block.
  mutating func suspend() -> LineLimits {
    let copy = self
    self = LineLimits()
    return copy
  }
}
