import MarkupText
import Testing

@testable import LayoutCaching
@testable import TextLayout

/// The examples of the article on caches give the documented results.
struct CacheDocumentationTests {
  @Test func article() {
    let typesetter = Typesetter(measurer: FixedMeasurer())
    let cache = LayoutCache(typesetter: typesetter, costLimit: 8 << 20, retention: .whenAsked)
    let space = LayoutSpace(inlineSize: 320)
    let message = "<p>吾輩は猫である。"
    let height = typesetter.layout(markup: message, in: space).size.height
    #expect(cache.size(of: .markup(message), in: space).height == height)
    #expect(cache.size(of: .markup(message), in: space).height == height)
    #expect(cache.statistics.sizes.hits == 1)
    #expect(cache.statistics.layouts.bytes == 0)
    #expect(cache.statistics.layoutsMade == 1)
    let text = LayoutCache.Text.named("message 12", version: 3) {
      StyledText(MarkupTree(parsing: message))
    }
    #expect(cache.layout(of: text, in: space).size.height == height)
    #expect(cache.statistics.layouts.bytes > 0)
    cache.purge(named: "message 12")
    #expect(cache.statistics.layouts.bytes == 0)
    #expect(cache.statistics.sizes.count == 1)
  }

  @Test func versions() {
    var tree = MarkupTree(parsing: "<p id=a>東京")
    let old = tree.version
    tree.setText("大阪", of: .id("a"))
    #expect(tree.version != old)
  }
}
