import MarkupText
import TestSupport
import Testing
import TextFoundation

@testable import LayoutCaching
@testable import TextLayout

/// The size limit and the order of eviction.
struct LayoutCacheLimitTests {
  private let typesetter = Typesetter(measurer: FixedMeasurer())
  private let space = LayoutSpace(inlineSize: 96)

  private func named(_ number: Int) -> LayoutCache.Text {
    .named("\(number)") { StyledText(MarkupTree(parsing: "字")) }
  }

  /// Stores an image of a number of bytes.
  private func image(_ cache: LayoutCache, _ number: Int, bytes: Int) -> [UInt8] {
    cache.image(of: named(number), in: space, as: .init("bytes")) { _ in
      [UInt8](repeating: UInt8(truncatingIfNeeded: number), count: bytes)
    }
  }

  @Test func withAZeroLimitNothingIsCached() {
    for limit in [0, -1, .min] {
      let cache = LayoutCache(typesetter: typesetter, costLimit: limit, retention: .always)
      let fresh = typesetter.layout(markup: "<a href=x>字</a>", in: space)
      for _ in 0..<2 {
        let text = LayoutCache.Text.markup("<a href=x>字</a>")
        #expect(cache.size(of: text, in: space) == fresh.size)
        #expect(cache.layout(of: text, in: space).drawnBytes == fresh.drawnBytes)
        #expect(cache.drawing(of: text, in: space) == fresh.drawnBytes)
      }
      let statistics = cache.statistics
      #expect(statistics.bytes == 0)
      #expect(statistics.sizes.hits + statistics.layouts.hits + statistics.images.hits == 0)
      #expect(statistics.layoutsMade == 6)
    }
  }

  @Test func resultsLargerThanTheLimitAreComputedEachTime() {
    let cache = LayoutCache(typesetter: typesetter, costLimit: 100_000, retention: .never)
    #expect(image(cache, 1, bytes: 10_000).count == 10_000)
    for _ in 0..<2 { #expect(image(cache, 2, bytes: 100_000).count == 100_000) }
    // It has not evicted the other one, and its size is cached.
    #expect(cache.statistics.images.count == 1)
    #expect(cache.statistics.images.misses == 3)
    #expect(cache.statistics.images.evictions == 0)
    _ = image(cache, 1, bytes: 0)
    _ = cache.size(of: named(2), in: space)
    #expect(cache.statistics.images.hits == 1)
    #expect(cache.statistics.sizes.hits == 1)
  }

  @Test func theLeastRecentlyUsedIsEvictedFirst() {
    // Capacity for three images of 20,000 bytes.
    let cache = LayoutCache(typesetter: typesetter, costLimit: 64_000, retention: .never)
    for number in [1, 2, 3] { _ = image(cache, number, bytes: 20_000) }
    #expect(cache.statistics.images.evictions == 0)
    _ = image(cache, 1, bytes: 0)
    _ = image(cache, 4, bytes: 20_000)  // Evicts 2.
    #expect(cache.statistics.images.evictions == 1)
    for number in [1, 3, 4] { #expect(image(cache, number, bytes: 0).count == 20_000) }
    #expect(image(cache, 2, bytes: 7).count == 7)
    #expect(cache.statistics.images.hits == 4)
    #expect(cache.statistics.bytes <= 64_000)
    // All sizes are still cached.
    #expect(cache.statistics.sizes.count == 4)
  }

  @Test func layoutsAndImagesShareTheLimit() {
    let cache = LayoutCache(typesetter: typesetter, costLimit: 100_000, retention: .always)
    for number in 0..<10 { _ = cache.layout(of: named(number), in: space) }
    let layouts = cache.statistics.layouts.count
    #expect(layouts == 10)
    _ = image(cache, 100, bytes: 80_000)
    #expect(cache.statistics.layouts.count < layouts)
    #expect(
      cache.statistics.layouts.evictions
        == cache.statistics.layoutsMade - cache.statistics.layouts.count)
    #expect(cache.statistics.bytes <= 100_000)
    // A layout requested repeatedly evicts the image only when that is the oldest entry.
    for number in 0..<40 { _ = cache.layout(of: named(200 + number), in: space) }
    #expect(cache.statistics.images.count == 0)
    #expect(cache.statistics.images.evictions == 1)
  }

  @Test func sizesTakeAnEighthOfTheLimit() {
    let cache = LayoutCache(typesetter: typesetter, costLimit: 80_000, retention: .never)
    for number in 0..<500 {
      _ = cache.size(of: named(number), in: space)
      #expect(cache.statistics.sizes.bytes <= 10_000)
    }
    let sizes = cache.statistics.sizes
    #expect(sizes.count > 10)
    #expect(sizes.count + sizes.evictions == 500)
    // The most recent ones are cached.
    for number in (500 - sizes.count)..<500 { _ = cache.size(of: named(number), in: space) }
    #expect(cache.statistics.sizes.hits == sizes.count)
    #expect(cache.statistics.layoutsMade == 500)
  }

  /// A simple list of images in order of use, with the same rules.
  private struct Model {
    var sizes: [(number: Int, cost: Int)] = []
    var images: [(number: Int, cost: Int)] = []
    let limit: Int
    var hits = 0
    var evictions = 0

    var sizeCost: Int { sizes.reduce(0) { $0 + $1.cost } }
    var imageCost: Int { images.reduce(0) { $0 + $1.cost } }

    static func overhead(_ number: Int) -> Int {
      CacheStorage.Table.overhead + "\(number)".utf8.count
    }

    mutating func storeSize(_ number: Int) {
      sizes.removeAll { $0.number == number }
      guard Self.overhead(number) <= limit / 8 else { return }
      sizes.append((number, Self.overhead(number)))
      while sizeCost > limit / 8 { sizes.removeFirst() }
      evict()
    }

    mutating func evict() {
      while imageCost > limit - sizeCost {
        images.removeFirst()
        evictions += 1
      }
    }

    mutating func image(_ number: Int, bytes: Int) {
      if let index = images.firstIndex(where: { $0.number == number }) {
        images.append(images.remove(at: index))
        hits += 1
        return
      }
      storeSize(number)
      // The array rounds its capacity up; the model gets the actual value.
      let cost = Self.overhead(number) + bytes
      guard cost <= limit - sizeCost else { return }
      images.append((number, cost))
      evict()
    }
  }

  @Test func randomRequestsStayWithinTheLimit() {
    var random = SeededGenerator(seed: 3)
    for limit in [0, 2000, 20_000, 60_000, 200_000] {
      let cache = LayoutCache(typesetter: typesetter, costLimit: limit, retention: .never)
      var model = Model(limit: limit)
      for step in 0..<1500 {
        let number = Int.random(in: 0..<60, using: &random)
        switch Int.random(in: 0..<12, using: &random) {
        case 0:
          cache.purge(.images)
          model.images = []
        case 1 where step % 5 == 0:
          cache.purge(named("\(number)".count))
          let count = "\(number)".count
          model.images.removeAll { $0.number == count }
          model.sizes.removeAll { $0.number == count }
        default:
          let wanted = Int.random(in: 0..<30_000, using: &random)
          var made = [UInt8](repeating: 1, count: wanted)
          made.reserveCapacity(wanted)
          model.image(number, bytes: made.estimatedBytes)
          _ = cache.image(of: named(number), in: space, as: .init("bytes")) { _ in made }
        }
        let statistics = cache.statistics
        #expect(statistics.bytes <= limit)
        #expect(statistics.sizes.bytes == model.sizeCost, "step \(step) of \(limit)")
        #expect(statistics.images.bytes == model.imageCost, "step \(step) of \(limit)")
        #expect(statistics.images.count == model.images.count, "step \(step) of \(limit)")
      }
      #expect(cache.statistics.images.hits == model.hits)
      #expect(cache.statistics.images.evictions == model.evictions)
    }
  }
}
