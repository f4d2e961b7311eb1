import MarkupText
import TestSupport
import Testing
import TextFoundation

@testable import LayoutCaching
@testable import TextLayout

/// The storage of a cache against lists in order of use.
@Suite struct CacheStorageModelTests {
  private typealias Statistics = LayoutCache.Statistics

  /// An entry of the model, with the text and the space as numbers.
  private struct Entry: Equatable {
    let key: CacheKey
    let cost: Int
    let stamp: Int
  }

  /// Two lists, the least recently used entry first.
  private struct Model {
    let limit: Int
    var sizes: [Entry] = []
    var others: [Entry] = []
    var counters = Statistics()
    var epoch = 0

    static func cost(_ entries: [Entry]) -> Int { entries.reduce(0) { $0 + $1.cost } }

    var statistics: Statistics {
      var result = counters
      result.sizes.count = sizes.count
      result.sizes.bytes = Self.cost(sizes)
      let layouts = others.filter { $0.key.part == .layout }
      result.layouts.count = layouts.count
      result.layouts.bytes = Self.cost(layouts)
      result.images.count = others.count - layouts.count
      result.images.bytes = Self.cost(others) - Self.cost(layouts)
      return result
    }

    mutating func use(_ key: CacheKey) -> Int? {
      func move(_ list: inout [Entry]) -> Int? {
        guard let index = list.firstIndex(where: { $0.key == key }) else { return nil }
        list.append(list.remove(at: index))
        return list.last?.stamp
      }
      return key.part == .size ? move(&sizes) : move(&others)
    }

    mutating func remove(where isRemoved: (Entry) -> Bool) -> [Int] {
      let removed = (sizes + others).filter(isRemoved)
      sizes.removeAll(where: isRemoved)
      others.removeAll(where: isRemoved)
      return removed.map(\.stamp)
    }

    mutating func store(_ entry: Entry, epoch: Int) -> [Int] {
      guard epoch == self.epoch else { return [entry.stamp] }
      var removed = remove { $0.key == entry.key }
      if entry.key.part == .size {
        guard entry.cost <= limit / 8 else { return removed + [entry.stamp] }
        sizes.append(entry)
        while Self.cost(sizes) > limit / 8 {
          removed.append(sizes.removeFirst().stamp)
          counters.sizes.evictions += 1
        }
      } else {
        guard entry.cost <= limit - Self.cost(sizes) else { return removed + [entry.stamp] }
        others.append(entry)
      }
      while Self.cost(others) > limit - Self.cost(sizes) {
        let oldest = others.removeFirst()
        counters[oldest.key.part].evictions += 1
        removed.append(oldest.stamp)
      }
      return removed
    }

    mutating func purge(downTo limit: Int) -> [Int] {
      epoch += 1
      var removed: [Int] = []
      while Self.cost(sizes) + Self.cost(others) > limit {
        removed.append((others.isEmpty ? sizes.removeFirst() : others.removeFirst()).stamp)
      }
      return removed
    }
  }

  private let typesetter = Typesetter(measurer: FixedMeasurer())

  /// Returns an item whose size carries a stamp, so that items can be distinguished.
  private func item(_ part: CacheKey.Part, _ stamp: Int) -> CachedItem {
    switch part {
    case .size:
      CachedItem(.size(Size(width: Double(stamp), height: 0)), referencedImages: nil)
    case .layout:
      CachedItem(
        .layout(typesetter.layout(markup: "", in: LayoutSpace(inlineSize: Double(stamp)))),
        referencedImages: nil)
    case .image:
      CachedItem(
        .image(Array("\(stamp)".utf8) + [UInt8](repeating: 0x20, count: stamp % 900)),
        referencedImages: nil)
    }
  }

  private func stamp(_ item: CachedItem) -> Int {
    if let bytes = item.image {
      return Int(String(decoding: bytes.prefix { $0 != 0x20 }, as: UTF8.self)) ?? -1
    }
    return Int(item.size?.width ?? -1)
  }

  private func keys() -> [CacheKey] {
    var keys: [CacheKey] = []
    for number in 0..<12 {
      let name = String(repeating: "名", count: number % 4) + "\(number)"
      let text = LayoutCache.Text.named(name, version: number % 2) {
        StyledText(MarkupTree(parsing: ""))
      }
      let space = LayoutSpace(inlineSize: Double(number % 3 * 100))
      let parts: [CacheKey.Part] = [.size, .layout, .image(.init("a")), .image(.init("b"))]
      for part in parts { keys.append(CacheKey(text, space, part)) }
    }
    return keys
  }

  @Test func randomOperationsMatchTheLists() throws {
    var random = SeededGenerator(seed: 17)
    let keys = keys()
    for limit in [0, 1500, 6000, 14_000, 40_000] {
      var storage = CacheStorage(costLimit: limit)
      var model = Model(limit: limit)
      for stamp in 1...1500 {
        let key = try #require(keys.randomElement(using: &random))
        let context = "operation \(stamp) with the limit \(limit)"
        switch Int.random(in: 0..<40, using: &random) {
        case 0..<22:
          let item = item(key.part, stamp)
          let cost = CacheStorage.Table.overhead + key.text.length + item.estimatedBytes
          // Some results belong to work that began before the last purge.
          let epoch = storage.epoch - (stamp % 10 == 0 ? 1 : 0)
          let removed = storage.store(item, for: key, epoch: epoch).map(self.stamp)
          let expected = model.store(Entry(key: key, cost: cost, stamp: stamp), epoch: epoch)
          #expect(removed == expected, "\(context)")
        case 22..<32:
          let found = storage.find(key).map(self.stamp)
          let expected = model.use(key)
          model.counters[key.part].count(isHit: expected != nil)
          #expect(found == expected, "\(context)")
        case 32..<35:
          #expect(storage.use(key).map(self.stamp) == model.use(key), "\(context)")
        case 35..<38:
          // As after a lookup that has found outdated images.
          guard model.use(key) != nil, storage.find(key) != nil else { continue }
          model.counters[key.part].misses += 1
          let rejected = storage.reject(key, isCounted: true).map(self.stamp)
          #expect([rejected] == model.remove { $0.key == key }, "\(context)")
        case 38:
          let isPurged: (CacheKey) -> Bool = { $0.part == key.part && $0.text.length < 8 }
          let removed = storage.purge(where: isPurged).map(self.stamp)
          model.epoch += 1
          #expect(removed.sorted() == model.remove { isPurged($0.key) }.sorted(), "\(context)")
        default:
          let rest = Int.random(in: -1...max(limit, 1), using: &random)
          let removed = storage.purge(downTo: rest).map(self.stamp)
          let expected = model.purge(downTo: max(rest, 0))
          #expect(removed == expected, "\(context)")
        }
        #expect(storage.epoch == model.epoch, "\(context)")
        #expect(storage.statistics == model.statistics, "\(context)")
        #expect(storage.statistics.bytes <= limit, "\(context)")
      }
      // The order is the same, too, and not only the contents.
      #expect(storage.sizes.keysByRecency.reversed() == model.sizes.map(\.key))
      #expect(storage.layoutsAndImages.keysByRecency.reversed() == model.others.map(\.key))
    }
  }
}
