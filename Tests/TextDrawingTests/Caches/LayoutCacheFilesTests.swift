import LayoutCaching
import MarkupText
import Testing
import TextLayout
import TextOutput

@testable import TextDrawing

@Suite(.enabled(if: TestFonts.areInstalled, Comment(rawValue: TestFonts.reason)))
struct LayoutCacheFilesTests {
  private typealias Text = LayoutCache.Text
  private let typesetter = Typesetter(measurer: TestFonts.installed)
  private let space = LayoutSpace(inlineSize: 160)
  private let markup = "<h2>旅</h2>次は<b>東京</b>、<a href='http://example.com/'>乗換</a>。"

  private func cache(_ limit: Int = 32 << 20) -> LayoutCache {
    LayoutCache(typesetter: typesetter, costLimit: limit)
  }

  @Test func filesAreThoseOfTheLayout() throws {
    let layout = typesetter.layout(markup: markup, in: space)
    // With and without cache capacity.
    for limit in [32 << 20, 0] {
      let cache = cache(limit)
      let text = Text.markup(markup)
      for _ in 0..<2 {
        #expect(try cache.png(of: text, in: space) == layout.png())
        #expect(
          try cache.png(of: text, in: space, scale: 2, background: .white)
            == layout.png(scale: 2, background: .white))
        #expect(try cache.pdf(of: text, in: space) == layout.pdf())
        #expect(cache.svg(of: text, in: space) == layout.svg())
        let options = SVGOptions(scale: 2, idPrefix: "a", hasDeclaration: false)
        #expect(cache.svg(of: text, in: space, options) == layout.svg(options))
      }
      #expect(cache.statistics.layoutsMade == (limit > 0 ? 1 : 10))
      #expect(cache.statistics.images.hits == (limit > 0 ? 5 : 0))
    }
  }

  @Test func purgesLeaveTheSameBytes() throws {
    let cache = cache()
    let texts: [Text] = [
      .markup(markup), .markup("<p>吾輩は猫である。"),
      .markup("<style>:root { writing-mode: vertical-rl }</style><p>縦に書く。"),
    ]
    func files() throws -> [[UInt8]] {
      try texts.flatMap { text in
        [
          try cache.png(of: text, in: space, scale: 2), try cache.pdf(of: text, in: space),
          Array(cache.svg(of: text, in: space).utf8),
        ]
      }
    }
    let before = try files()
    let purges: [(LayoutCache) -> Void] = [
      { $0.purge() }, { $0.purge(.images) }, { $0.purge(.layouts) }, { $0.purge(.sizes) },
      { $0.purge(texts[0]) }, { $0.purge(downTo: 5000) },
    ]
    for (index, purge) in purges.enumerated() {
      purge(cache)
      #expect(try files() == before, "purge \(index)")
    }
  }

  /// The picture has the size of the layout, rounded up to whole pixels.
  @Test func heightIsTheRenderedExtent() throws {
    for scale in [1, 1.5, 2, 3.1] {
      for width in [80.0, 160, 333] {
        let cache = cache()
        let space = LayoutSpace(inlineSize: width)
        let picture = try DecodedPicture(cache.png(of: .markup(markup), in: space, scale: scale))
        let size = cache.size(of: .markup(markup), in: space)
        #expect(Double(picture.width) == (size.width * scale).rounded(.up))
        #expect(Double(picture.height) == (size.height * scale).rounded(.up))
        // A single pass: the size was cached when the picture was drawn.
        #expect(cache.statistics.layoutsMade == 1)
      }
    }
  }

  @Test func drawingsAreDistinguished() throws {
    let cache = cache()
    let text = Text.markup(markup)
    let images = [
      try cache.png(of: text, in: space), try cache.png(of: text, in: space, scale: 2),
      try cache.png(of: text, in: space, background: .white), try cache.pdf(of: text, in: space),
      Array(cache.svg(of: text, in: space).utf8),
      Array(cache.svg(of: text, in: space, SVGOptions(scale: 2)).utf8),
      Array(cache.svg(of: text, in: space, SVGOptions(background: .white)).utf8),
      Array(cache.svg(of: text, in: space, SVGOptions(hasDeclaration: false)).utf8),
    ]
    #expect(Set(images).count == images.count)
    #expect(cache.statistics.images.count == images.count)
    // The prefix of names is not confused with a declaration.
    let prefix = SVGOptions(idPrefix: "part:", hasDeclaration: true)
    _ = cache.svg(of: text, in: space, prefix)
    #expect(cache.svg(of: text, in: space, SVGOptions(hasDeclaration: false)).hasPrefix("<svg"))
    #expect(cache.statistics.images.count == images.count + 1)
  }

  @Test func oversizedDrawingsThrowAndTheirSizeIsCached() {
    let cache = cache()
    #expect(throws: DrawingError.self) {
      try cache.png(of: .markup(markup), in: space, scale: 10_000)
    }
    #expect(cache.statistics.images.count == 0)
    #expect(cache.statistics.sizes.count == 1)
  }

  @Test func tasksInTheBackgroundDrawOnce() async throws {
    let cache = cache()
    let expected = try typesetter.layout(markup: markup, in: space).png(scale: 2)
    let markup = markup
    let space = space
    try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<12 {
        group.addTask {
          try await cache.pngInBackground(of: .markup(markup), in: space, scale: 2)
        }
      }
      for try await bytes in group { #expect(bytes == expected) }
    }
    #expect(cache.statistics.layoutsMade == 1)
    #expect(cache.statistics.images.count == 1)
  }
}
