import MarkupText
import Testing

@testable import LayoutCaching
@testable import TextLayout

struct LayoutCacheTests {
  private let measurer = CountingMeasurer()
  private let space = LayoutSpace(inlineSize: 96)

  private func cache(_ retention: LayoutCache.RetentionPolicy = .withLinks) -> LayoutCache {
    LayoutCache(typesetter: Typesetter(measurer: measurer), retention: retention)
  }

  // MARK: Asking twice

  @Test func theSecondRequestLaysNothingOut() {
    let cache = cache(.always)
    let plain = Typesetter(measurer: FixedMeasurer())
    let markup = "<p>吾輩は猫である。名前はまだ無い。"
    let expected = plain.layout(markup: markup, in: space)
    for ask in 0..<3 {
      #expect(cache.size(of: .markup(markup), in: space) == expected.size)
      #expect(
        cache.layout(of: .markup(markup), in: space).drawnBytes == expected.drawnBytes, "\(ask)")
      #expect(cache.drawing(of: .markup(markup), in: space) == expected.drawnBytes)
      #expect(cache.statistics.layoutsMade == 1)
    }
    let count = measurer.count
    #expect(count > 0)
    _ = cache.size(of: .markup(markup), in: space)
    #expect(measurer.count == count)
  }

  @Test func measuringAndDrawingAreOnePass() {
    let cache = cache(.never)
    let bytes = cache.drawing(of: .plain, in: space)
    #expect(cache.statistics.layoutsMade == 1)
    #expect(cache.size(of: .plain, in: space) == Size(width: 96, height: 80))
    #expect(cache.drawing(of: .plain, in: space) == bytes)
    #expect(cache.statistics.layoutsMade == 1)
    // Another drawing lays out the text again, unless the layout is cached.
    _ = cache.drawing(of: .plain, in: space, "other")
    #expect(cache.statistics.layoutsMade == 2)
  }

  @Test func functionsAreCalledOnlyIfNecessary() {
    let cache = cache()
    let calls = CountingCalls()
    for _ in 0..<3 {
      let text = LayoutCache.Text.named("message 1", version: 2) {
        calls.add()
        return StyledText(MarkupTree(parsing: "東京"))
      }
      #expect(cache.size(of: text, in: space) == Size(width: 96, height: 16))
    }
    #expect(calls.count == 1)
  }

  @Test func drawingErrorsAreRethrownAndTheSizeIsCached() {
    struct DrawingError: Error {}
    let cache = cache()
    let rendition = LayoutCache.Rendition("png")
    for tries in 1...2 {
      #expect(throws: DrawingError.self) {
        try cache.image(of: .plain, in: space, as: rendition) { _ throws(DrawingError) in
          throw DrawingError()
        }
      }
      #expect(cache.statistics.images.count == 0)
      #expect(cache.statistics.images.misses == tries)
    }
    _ = cache.size(of: .plain, in: space)
    #expect(cache.statistics.sizes.hits == 1)
    #expect(cache.image(of: .plain, in: space, as: rendition) { _ in [1] } == [1])
    #expect(cache.image(of: .plain, in: space, as: rendition) { _ in [2] } == [1])
  }

  // MARK: Which layouts are kept

  @Test func retainedLayouts() {
    // The request, the text, and the policies under which its layout is cached.
    let rows:
      [(what: String, text: LayoutCache.Text, retaining: Set<LayoutCache.RetentionPolicy>)] = [
        ("size", .plain, [.always]),
        ("layout", .plain, [.always, .whenAsked]),
        ("image", .plain, [.always]),
        ("size", .linked, [.always, .whenAsked, .withLinks]),
        ("layout", .linked, [.always, .whenAsked, .withLinks]),
        ("image", .linked, [.always, .whenAsked, .withLinks]),
        // An anchor has no target; an image in a link has one.
        ("size", .markup("<a name=x>東京</a>"), [.always]),
        ("size", .markup("<a href=x><img src=y alt=図></a>"), [.always, .whenAsked, .withLinks]),
        ("size", .markup("<a href=x style='display: none'>東京</a>大阪"), [.always]),
        ("size", .markup(""), [.always]),
      ]
    for (index, row) in rows.enumerated() {
      for retention in LayoutCache.RetentionPolicy.allCases {
        let cache = cache(retention)
        switch row.what {
        case "size": _ = cache.size(of: row.text, in: space)
        case "layout": _ = cache.layout(of: row.text, in: space)
        default: _ = cache.drawing(of: row.text, in: space)
        }
        let isRetained = row.retaining.contains(retention)
        let counters = cache.statistics.layouts
        #expect(counters.count == (isRetained ? 1 : 0), "row \(index), \(retention)")
        #expect((counters.bytes > 0) == isRetained, "row \(index), \(retention)")
        // The result is available all the same.
        let made = cache.statistics.layoutsMade
        #expect(cache.layout(of: row.text, in: space).size == cache.size(of: row.text, in: space))
        #expect(
          cache.statistics.layoutsMade == made + (isRetained ? 0 : 1), "row \(index), \(retention)")
      }
    }
  }

  @Test func retainedLayoutsAreDrawnAndMeasured() {
    let cache = cache()
    _ = cache.layout(of: .linked, in: space)
    cache.purge([.sizes, .images])
    _ = cache.drawing(of: .linked, in: space)
    _ = cache.size(of: .linked, in: space)
    cache.purge(.sizes)
    _ = cache.size(of: .linked, in: space)
    #expect(cache.statistics.layoutsMade == 1)
  }

  // MARK: Counters

  @Test func countersAreExact() {
    let cache = cache()
    #expect(cache.statistics == LayoutCache.Statistics())
    _ = cache.size(of: .plain, in: space)  // Computes it.
    _ = cache.size(of: .plain, in: space)  // Finds it.
    _ = cache.layout(of: .plain, in: space)  // Computes it.
    _ = cache.layout(of: .plain, in: space)  // Computes it again: it was not cached.
    _ = cache.layout(of: .linked, in: space)  // Computes it.
    _ = cache.layout(of: .linked, in: space)  // Finds it.
    _ = cache.drawing(of: .linked, in: space)  // Draws the cached layout.
    _ = cache.drawing(of: .linked, in: space)  // Finds it.
    _ = cache.drawing(of: .linked, in: space)  // Finds it.
    let statistics = cache.statistics
    #expect([statistics.sizes.hits, statistics.sizes.misses, statistics.sizes.count] == [1, 1, 2])
    #expect(
      [statistics.layouts.hits, statistics.layouts.misses, statistics.layouts.count] == [1, 3, 1])
    #expect(
      [statistics.images.hits, statistics.images.misses, statistics.images.count] == [2, 1, 1])
    #expect(statistics.layoutsMade == 4)
    #expect(
      statistics.bytes
        == statistics.sizes.bytes + statistics.layouts.bytes + statistics.images.bytes)
    let image = cache.drawing(of: .linked, in: space).count
    #expect((image...image + 1000).contains(statistics.images.bytes))
    #expect(statistics.layouts.bytes > cache.layout(of: .linked, in: space).estimatedBytes)
  }
}
