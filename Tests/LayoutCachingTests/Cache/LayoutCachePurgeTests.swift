import MarkupText
import Testing

@testable import LayoutCaching
@testable import TextLayout

struct LayoutCachePurgeTests {
  private let space = LayoutSpace(inlineSize: 96)
  private let wide = LayoutSpace(inlineSize: 160)

  /// Returns a cache with all kinds of results for all texts in two spaces.
  private func filled() -> LayoutCache {
    let cache = LayoutCache(typesetter: Typesetter(measurer: FixedMeasurer()), retention: .always)
    fill(cache)
    return cache
  }

  private func fill(_ cache: LayoutCache) {
    for text in texts {
      for space in [space, wide] { _ = answers(cache, text, space) }
    }
  }

  private let texts: [LayoutCache.Text] = [
    .plain, .linked,
    .named("a", version: 1) { StyledText(MarkupTree(parsing: "<h1>旅")) },
    .named("a", version: 2) { StyledText(MarkupTree(parsing: "<h1>旅行")) },
  ]

  /// Returns all results of a cache for a text, as bytes.
  private func answers(
    _ cache: LayoutCache, _ text: LayoutCache.Text, _ space: LayoutSpace
  ) -> [[UInt8]] {
    [
      cache.drawing(of: text, in: space), cache.layout(of: text, in: space).drawnBytes,
      Array("\(cache.size(of: text, in: space))".utf8),
    ]
  }

  private func counts(_ cache: LayoutCache) -> [Int] {
    let statistics = cache.statistics
    return [statistics.sizes.count, statistics.layouts.count, statistics.images.count]
  }

  @Test func purgesRetainTheDocumentedEntries() {
    let rows: [(purge: (LayoutCache) -> Void, left: [Int], why: String)] = [
      ({ _ in }, [8, 8, 8], "nothing"),
      ({ $0.purge() }, [0, 0, 0], "everything"),
      ({ $0.purge(.all) }, [0, 0, 0], "everything"),
      ({ $0.purge([]) }, [8, 8, 8], "no kind"),
      ({ $0.purge(.images) }, [8, 8, 0], "images"),
      ({ $0.purge(.layouts) }, [8, 0, 8], "layouts"),
      ({ $0.purge(.sizes) }, [0, 8, 8], "sizes"),
      ({ $0.purge([.layouts, .images]) }, [8, 0, 0], "all but sizes"),
      ({ $0.purge(.plain) }, [6, 6, 6], "a text in both spaces"),
      ({ $0.purge(.plain, .images) }, [8, 8, 6], "images of a text"),
      ({ $0.purge(.markup("other")) }, [8, 8, 8], "a text that is not there"),
      ({ $0.purge(named: "a") }, [4, 4, 4], "all versions"),
      ({ $0.purge(named: "a", .sizes) }, [4, 8, 8], "sizes of all versions"),
      ({ $0.purge(texts[2]) }, [6, 6, 6], "one version"),
      ({ $0.purge(named: "b") }, [8, 8, 8], "a name that is not there"),
      ({ $0.purge(downTo: 0) }, [0, 0, 0], "down to nothing"),
      ({ $0.purge(downTo: -1) }, [0, 0, 0], "down to less than nothing"),
      ({ $0.purge(downTo: .max) }, [8, 8, 8], "down to more than there is"),
      ({ $0.purge(downTo: $0.statistics.sizes.bytes) }, [8, 0, 0], "sizes are evicted last"),
    ]
    let reference = filled()
    let expected = texts.map { text in
      [space, wide].map { answers(reference, text, $0) }
    }
    for row in rows {
      let cache = filled()
      row.purge(cache)
      #expect(counts(cache) == row.left, "\(row.why)")
      if row.left == [0, 0, 0] { #expect(cache.statistics.bytes == 0, "\(row.why)") }
      // Equal byte for byte afterwards.
      for (text, expected) in zip(texts, expected) {
        #expect([space, wide].map { answers(cache, text, $0) } == expected, "\(row.why)")
      }
      #expect(counts(cache) == [8, 8, 8], "\(row.why)")
      #expect(cache.statistics.sizes.evictions == 0)
    }
  }

  @Test func purgingDownTakesTheLeastRecentlyUsed() {
    let cache = filled()
    let limit = cache.statistics.bytes / 2
    // Most recently used, so it stays.
    _ = cache.drawing(of: .linked, in: space)
    cache.purge(downTo: limit)
    #expect(cache.statistics.bytes <= limit)
    #expect(cache.statistics.sizes.count == 8)
    let hits = cache.statistics.images.hits
    _ = cache.drawing(of: .linked, in: space)
    #expect(cache.statistics.images.hits == hits + 1)
    // The least recently used one is evicted.
    _ = cache.drawing(of: .plain, in: space)
    #expect(cache.statistics.images.hits == hits + 1)
  }

  @Test func workBegunBeforeAPurgeIsNotCached() {
    let cache = LayoutCache(typesetter: Typesetter(measurer: FixedMeasurer()), retention: .always)
    let bytes = cache.image(of: .plain, in: space, as: .init("items")) { layout in
      cache.purge(named: "anything")
      return layout.drawnBytes
    }
    #expect(!bytes.isEmpty)
    #expect(counts(cache) == [1, 1, 0])
    // The text itself is created during the next one.
    let text = LayoutCache.Text.named("a") {
      cache.purge()
      return StyledText(MarkupTree(parsing: "旅"))
    }
    #expect(cache.size(of: text, in: space) == Size(width: 96, height: 16))
    #expect(counts(cache) == [0, 0, 0])
    #expect(cache.layout(of: text, in: space).size == Size(width: 96, height: 16))
    #expect(counts(cache) == [0, 0, 0])
  }

  @Test func widthsAreSeparateEntries() {
    let cache = filled()
    let made = cache.statistics.layoutsMade
    let sizes = [96.0, 160, 96, 128, 128].map {
      cache.size(of: .plain, in: LayoutSpace(inlineSize: $0)).width
    }
    #expect(sizes == [96, 160, 96, 128, 128])
    #expect(cache.statistics.layoutsMade == made + 1)
  }
}
