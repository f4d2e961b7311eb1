import LineBreaking
import TestSupport
import Testing

/// First fit implemented directly from its rule, in quadratic time, for spacing that trims nothing.
private struct PlainGreedy {
  var clusters: [Character]
  var advances: [Double]
  /// The kind of break after each cluster.
  var breaks: [BreakOpportunity.Kind?]

  init(_ marked: String) {
    let (text, opportunities) = LineBreakingTests.marked(marked)
    clusters = Array(text)
    advances = clusters.map(Self.advance)
    var kinds: [Int: BreakOpportunity.Kind] = [:]
    for opportunity in opportunities where kinds[opportunity.offset] == nil {
      kinds[opportunity.offset] = opportunity.kind
    }
    var offset = 0
    breaks = clusters.map { cluster in
      offset += String(cluster).utf8.count
      return kinds[offset]
    }
    if !breaks.isEmpty { breaks[breaks.count - 1] = .mandatory }
  }

  private static func advance(_ cluster: Character) -> Double {
    if cluster == "\n" || cluster == "\u{AD}" { return 0 }
    return cluster.unicodeScalars.first?.isASCII ?? true ? 0.5 : 1
  }

  private func isTrailing(_ index: Int) -> Bool { " 　\n\u{AD}".contains(clusters[index]) }

  /// Returns the width of a line without its trailing clusters, with its hyphen.
  private func width(_ line: ClosedRange<Int>, hyphen: Bool) -> Double {
    guard let last = line.last(where: { !isTrailing($0) }) else { return 0 }
    return advances[line.lowerBound...last].reduce(0, +) + (hyphen ? 0.5 : 0)
  }

  /// Returns the last cluster of the line that begins with a cluster; nil if no opportunity fits.
  private func end(from first: Int, width limit: Double) -> Int? {
    let paragraphEnd =
      (first..<clusters.count).first { breaks[$0] == .mandatory } ?? clusters.count - 1
    if width(first...paragraphEnd, hyphen: false) <= limit { return paragraphEnd }
    let ranks: [[BreakOpportunity.Kind]] = [[.allowed, .hyphen], [.withinPhrase], [.withinWord]]
    for kinds in ranks {
      let fitting = (first..<paragraphEnd).last { index in
        guard let kind = breaks[index], kinds.contains(kind) else { return false }
        return width(first...index, hyphen: kind == .hyphen) <= limit
      }
      if let fitting { return fitting }
    }
    return nil
  }

  /// Returns the last clusters of all lines; nil where an emergency break is needed.
  func ends(width: Double) -> [Int?] {
    var ends: [Int?] = []
    var first = 0
    while first < clusters.count {
      let end = end(from: first, width: width)
      ends.append(end)
      guard let end else { break }
      first = end + 1
    }
    return ends
  }
}

@Suite struct GreedyOracleTests {
  /// Up to the first emergency break, lines end where the direct implementation ends them.
  @Test func linesAreThoseOfThePlainRule() throws {
    var random = SeededGenerator(seed: 31)
    var compared = 0
    for _ in 0..<400 {
      let text = randomText(&random, count: 40)
      let plain = PlainGreedy(text)
      let (made, _) = paragraph(text)
      for width in [2.0, 3.5, 6, 12, 25] {
        let lines = try made.lines(width: width)
        var offset = 0
        var starts = [0]
        for cluster in plain.clusters {
          offset += String(cluster).utf8.count
          starts.append(offset)
        }
        for (line, end) in zip(lines, plain.ends(width: width)) {
          guard let end else {
            #expect(line.ending == .emergency || line.width > width, "\(text) at \(width)")
            break
          }
          #expect(line.range.upperBound == starts[end + 1], "\(text) at \(width)")
          compared += 1
        }
      }
    }
    #expect(compared > 5000)
  }
}
