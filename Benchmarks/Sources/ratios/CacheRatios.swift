import CAllocations
import LayoutCaching
import TextDrawing
import TextLayout

/// The cache of sizes, layouts and images: the time of cache hits, and the memory of layouts if all
/// are retained and if only those with links are.
struct CacheRatios {
  private let passes: Int
  private let typesetter = Typesetter(measurer: PangoFonts())
  /// The messages of a list; every tenth has a link.
  private let messages: [String]
  private static let space = LayoutSpace(inlineSize: 320)
  private static let limit = 1 << 30

  init(_ arguments: Arguments) {
    passes = arguments.isQuick ? 5 : 15
    messages = LayoutSamples.paragraphs(1000).enumerated().map { number, paragraph in
      let link = number % 10 == 0 ? "詳しくは<a href=\"http://example.com/\(number)\">こちら</a>。" : ""
      return "<p>\(number). \(paragraph)\(link)</p>"
    }
  }

  func addSpeeds(to report: inout Report) throws {
    try addMemory(to: &report)
    try addHits(to: &report)
    try addPurge(to: &report)
  }

  // MARK: Hits

  /// Compares cache hits with layout, for messages identified by markup and by name.
  private func addHits(to report: inout Report) throws {
    let cache = LayoutCache(typesetter: typesetter, costLimit: Self.limit, retention: .always)
    let count = 200
    let byMarkup = messages.prefix(count).map { LayoutCache.Text.markup($0) }
    let names = (0..<count).map { "message \($0)" }
    let byName = zip(names, messages).map { name, message in
      LayoutCache.Text.named(name) { [typesetter] in
        typesetter.layout(markup: message, in: Self.space).text
      }
    }
    for text in byMarkup + byName { _ = try cache.png(of: text, in: Self.space, scale: 2) }
    for (kind, texts) in [("a name", byName), ("markup of 400 bytes", byMarkup)] {
      let times = try Samples.interleaved(passes: passes, of: 4) { index in
        try time(of: index, texts, in: cache)
      }
      report.addSpeed(
        "a size looked up by \(kind) (layout)", ours: times[0], theirs: times[3], .atLeast(30))
      report.addSpeed(
        "a layout looked up by \(kind) (layout)", ours: times[1], theirs: times[3],
        .atLeast(30))
      report.addSpeed(
        "an image looked up by \(kind) (layout without drawing)", ours: times[2],
        theirs: times[3], .atLeast(30))
    }
  }

  /// Returns the time of one request.
  private func time(
    of index: Int, _ texts: [LayoutCache.Text], in cache: LayoutCache
  ) throws -> Double {
    let repeats = index == 3 ? 1 : 50
    var height = 0.0
    let start = System.threadClock
    for _ in 0..<repeats {
      for (number, text) in texts.enumerated() {
        switch index {
        case 0: height += cache.size(of: text, in: Self.space).height
        case 1: height += cache.layout(of: text, in: Self.space).size.height
        case 2: height += Double(try cache.png(of: text, in: Self.space, scale: 2).count)
        default:
          height += typesetter.layout(markup: messages[number], in: Self.space).size.height
        }
      }
    }
    let time = System.threadClock - start
    guard height > 0 else { throw Failure("the texts have no height") }
    return time / Double(repeats * texts.count)
  }

  // MARK: Memory

  /// Measures the memory of 1,000 messages, one in ten with a link.
  private func addMemory(to report: inout Report) throws {
    guard allocations_are_counted() != 0 else { return }
    // Loads fonts and their tables before allocations are counted.
    _ = try filled(.never)
    // All caches stay alive to the end, because the memory of a released one would be reused by the
    // next.
    var caches: [LayoutCache] = []
    var held: [LayoutCache.RetentionPolicy: Double] = [:]
    for retention in [LayoutCache.RetentionPolicy.never, .withLinks, .always] {
      let (heap, resident) = (allocated_bytes(), System.residentBytes)
      let cache = try filled(retention)
      caches.append(cache)
      let used = Double(allocated_bytes() - heap)
      let grown = System.residentBytes - resident
      let statistics = cache.statistics
      guard statistics.sizes.count == messages.count else { throw Failure("sizes were evicted") }
      held[retention] = used
      report.add(
        "1,000 messages, layouts kept \(Self.name(retention)): heap", value: used / 1e6,
        unit: " MB",
        .none)
      report.add(
        "… by the cache's estimate, of the heap", value: Double(statistics.bytes) / used, unit: "",
        .none)
      report.add("… growth of resident memory", value: grown / 1e6, unit: " MB", .none)
    }
    guard let links = held[.withLinks], let all = held[.always] else { return }
    report.add(
      "layouts retained for links only, relative to all", value: links / all, unit: "",
      .atMost(0.2))
  }

  private static func name(_ retention: LayoutCache.RetentionPolicy) -> String {
    switch retention {
    case .never: "never"
    case .withLinks, .whenAsked: "for links"
    case .always: "always"
    }
  }

  /// Returns a cache that has computed the sizes of all messages.
  private func filled(_ retention: LayoutCache.RetentionPolicy) throws -> LayoutCache {
    let cache = LayoutCache(typesetter: typesetter, costLimit: Self.limit, retention: retention)
    for message in messages {
      guard cache.size(of: .markup(message), in: Self.space).height > 0 else {
        throw Failure("a message has no height")
      }
    }
    return cache
  }

  // MARK: Purging

  /// Checks that images drawn again after a purge have the same bytes.
  private func addPurge(to report: inout Report) throws {
    let cache = LayoutCache(typesetter: typesetter, costLimit: Self.limit)
    let texts = messages.prefix(50).map { LayoutCache.Text.markup($0) }
    func images() throws -> [[UInt8]] {
      try texts.map { try cache.png(of: $0, in: Self.space, scale: 2) }
    }
    let before = try images()
    cache.purge()
    let after = try images()
    let same = zip(before, after).count { $0 == $1 }
    report.add(
      "images with the same bytes after a purge, of 50", value: Double(same), unit: "",
      .atLeast(50))
  }
}
