import MarkupText

/// Pathological markup of 10 MB, for which a naive parser takes quadratic time.
struct HostileMarkupRatios {
  private let passes: Int

  init(_ arguments: Arguments) { passes = arguments.isQuick ? 1 : 3 }

  /// The names of the sources, and functions that create them with about the given number of bytes.
  private static let sources: [(String, @Sendable (Int) -> String)] = [
    ("one name", { "<b" + String(repeating: "a", count: $0) + " c=d>" }),
    ("one value", { "<b c='" + String(repeating: "d", count: $0) + "'>" }),
    ("one value without end", { "<b c='" + String(repeating: "d ", count: $0 / 2) + ">" }),
    ("attributes", { size in "<b " + (0..<size / 8).map { "a\($0) " }.joined() + ">" }),
    ("one comment without end", { "<!--" + String(repeating: "->", count: $0 / 2) }),
    repeating("<"), repeating("&"), repeating("</"), repeating("<!"), repeating("<a "),
    repeating("<a b='"), repeating("<a b='>' "), repeating("<!--"), repeating("<![CDATA["),
    repeating("<b>"), repeating("</b>"), repeating("<span>"), repeating("<b><i></b></i>"),
    repeating("<p><b></p>"), repeating("<b><div></b>"), repeating("<a><p>"),
    repeating("<table><td><b>"), repeating("<x>"), repeating("<x></x>"), repeating("<script>"),
    repeating("&amp"), repeating("&#x"),
  ]

  private static func repeating(_ piece: String) -> (String, @Sendable (Int) -> String) {
    (piece, { String(repeating: piece, count: $0 / piece.utf8.count) })
  }

  /// Compares 10 MB of each source with a tenth of it.
  ///
  /// Ten times the time is linear, a hundred times quadratic. The limit is between them, because 10
  /// MB exceed the processor's caches and require memory that the system has to clear.
  func addGrowth(to report: inout Report) throws {
    var worst = (growth: 0.0, name: "")
    var slowest = (time: 0.0, name: "")
    for (name, source) in Self.sources {
      let bytes = [Array(source(1_000_000).utf8), Array(source(10_000_000).utf8)]
      let samples = try Samples.interleaved(passes: passes, of: 2) { index in
        let start = System.threadClock
        // The text includes everything that is not in a tag, with decoded character references.
        let tree = MarkupTree(parsingUTF8: bytes[index])
        guard tree.nodeCount > 0, tree.text.utf8.count <= 2 * bytes[index].count else {
          throw Failure("\(name): no tree")
        }
        return System.threadClock - start
      }
      let growth = samples[1].minimum / samples[0].minimum
      if growth > worst.growth { worst = (growth, name) }
      let time = samples[1].minimum / Double(bytes[1].count)
      if time > slowest.time { slowest = (time, name) }
    }
    report.add(
      "10 MB against 1 MB of \(Self.sources.count) hostile sources, worst: \(worst.name)",
      value: worst.growth, unit: " times the time", .atMost(60))
    report.add(
      "the slowest of them to a tree and its text: \(slowest.name)", value: slowest.time,
      unit: " ns a byte", .none)
  }
}
