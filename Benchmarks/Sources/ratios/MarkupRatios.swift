import CAllocations
import CMarkupBaseline
import MarkupText

/// The markup parser compared with gumbo and libxml2: the same bytes parsed to a complete tree, in
/// this process.
struct MarkupRatios {
  private let passes: Int
  private let fragments = MarkupSamples.fragments.map { Array($0.utf8) }
  private let page: [UInt8]

  init(_ arguments: Arguments) throws {
    passes = arguments.isQuick ? 5 : 15
    page = Array(MarkupSamples.page(size: 1_000_000).utf8)
    guard fragments.allSatisfy({ $0.count == MarkupSamples.fragmentSize }) else {
      throw Failure("fragments of \(fragments.map(\.count)) bytes")
    }
  }

  func addSpeeds(to report: inout Report) throws {
    let size = MarkupSamples.fragmentSize
    try addParsing("fragments of \(size) bytes to trees", fragments, 200, .atLeast(5), to: &report)
    try addParsing("a page of 1 MB to a tree", [page], 1, .atLeast(3.5), to: &report)
    try addReading(to: &report)
    try addNesting(to: &report)
    try addMemory(to: &report)
  }

  // MARK: Speed

  /// Measures parsing of sources, each `times` times in succession.
  private func addParsing(
    _ name: String, _ sources: [[UInt8]], _ times: Int, _ target: Report.Target,
    to report: inout Report
  ) throws {
    var counts = [0, 0, 0]
    let samples = try Samples.interleaved(passes: passes, of: 3) { index in
      counts[index] = 0
      var time = 0.0
      for source in sources {
        let start = System.threadClock
        let nodes = try Self.parse(source, by: index, times: times)
        time += System.threadClock - start
        counts[index] += nodes
      }
      return time
    }
    guard abs(counts[0] - counts[1]) <= counts[1] / 50 else {
      throw Failure("\(name): \(counts[0]) nodes, gumbo has \(counts[1])")
    }
    report.addSpeed("\(name) (gumbo)", ours: samples[0], theirs: samples[1], target)
    report.addSpeed("\(name) (libxml2)", ours: samples[0], theirs: samples[2], .none)
  }

  /// Parses with this package (0), gumbo (1) or libxml2 (2), and returns the number of elements and
  /// texts without the root nodes.
  private static func parse(_ source: [UInt8], by index: Int, times: Int) throws -> Int {
    if index == 0 {
      var count = 0
      for _ in 0..<times { count = MarkupTree(parsingUTF8: source).nodeCount - 1 }
      return count
    }
    return try source.withUnsafeBytes { bytes in
      let start = bytes.bindMemory(to: CChar.self).baseAddress
      let count =
        index == 1
        ? markup_baseline_gumbo(start, bytes.count, times)
        : markup_baseline_libxml2(start, bytes.count, times)
      guard count >= 0 else { throw Failure("libxml2 returned no tree") }
      return count
    }
  }

  /// Measures parsing the page and reading its text, because character references are decoded
  /// lazily.
  private func addReading(to report: inout Report) throws {
    let samples = try Samples.interleaved(passes: passes, of: 2) { index in
      let start = System.threadClock
      if index == 0 {
        guard MarkupTree(parsingUTF8: page).text.utf8.count > page.count / 3 else {
          throw Failure("text is missing")
        }
      } else {
        _ = try Self.parse(page, by: 1, times: 1)
      }
      return System.threadClock - start
    }
    report.addSpeed(
      "the same and all text decoded (gumbo)", ours: samples[0], theirs: samples[1], .none)
  }

  /// Measures ten times the depth and ten times the number of lists.
  ///
  /// Ten times the time is linear, a hundred times quadratic. The limit for depth is between them:
  /// a tree with 10,000 levels fits in the processor's caches, and one with 100,000 levels requires
  /// memory that the system has to clear first.
  private func addNesting(to report: inout Report) throws {
    let lists =
      String(repeating: "<ul><li>a<li>b", count: 12) + String(repeating: "</ul>", count: 12)
    try addNesting(
      "nested <b>: 100,000 against 10,000", short: String(repeating: "<b>", count: 10_000),
      long: String(repeating: "<b>", count: 100_000), .atMost(30), to: &report)
    try addNesting(
      "12 nested lists: 1,000 times against 100", short: String(repeating: lists, count: 100),
      long: String(repeating: lists, count: 1000), .atMost(15), to: &report)
  }

  private func addNesting(
    _ name: String, short: String, long: String, _ target: Report.Target, to report: inout Report
  ) throws {
    let sources = [Array(short.utf8), Array(long.utf8)]
    let samples = try Samples.interleaved(passes: passes, of: 2) { index in
      let start = System.threadClock
      // Keeps ten short trees alive, so that they use as much memory as the long one.
      var trees: [MarkupTree] = []
      for _ in 0..<(index == 0 ? 10 : 1) { trees.append(MarkupTree(parsingUTF8: sources[index])) }
      guard trees.allSatisfy({ $0.nodeCount > 5000 }) else { throw Failure("\(name): no nodes") }
      return System.threadClock - start
    }
    report.add(
      name, value: samples[1].minimum / samples[0].minimum * 10, unit: " times the time", target)
  }

  // MARK: Memory

  /// Measures the memory of a tree and its text, relative to the length of the source.
  private func addMemory(to report: inout Report) throws {
    guard allocations_are_counted() != 0 else { return }
    for (name, sources, target) in [
      ("a page of 1 MB", [page], Report.Target.atMost(4)),
      ("fragments", Array(repeating: fragments, count: 200).flatMap { $0 }, .none),
    ] {
      var trees: [MarkupTree] = []
      trees.reserveCapacity(sources.count)
      let before = allocated_bytes()
      for source in sources { trees.append(MarkupTree(parsingUTF8: source)) }
      let used = allocated_bytes() - before
      guard trees.allSatisfy({ $0.root.firstChild != nil }) else { throw Failure("no trees") }
      let size = sources.reduce(0) { $0 + $1.count }
      report.add(
        "memory of tree and text, \(name)", value: Double(used) / Double(size),
        unit: " times the source", target)
    }
  }
}
