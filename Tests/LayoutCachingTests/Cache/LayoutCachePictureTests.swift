import LayoutTestSupport
import MarkupText
import Testing
import TextFoundation
import TypedEvents

@testable import LayoutCaching
@testable import TextLayout

/// Images that are loaded later, change, or disappear.
struct LayoutCachePictureTests {
  private final class MutableImageSource: ImageSource {
    private let images = TracedMutex<[String: EncodedImage]>([:])
    private let requestCount = TracedMutex(0)
    var requests: Int { requestCount.withLock { $0 } }
    func image(at address: String) -> EncodedImage? {
      requestCount.withLock { $0 += 1 }
      return images.withLock { $0[address] }
    }
    func put(_ width: Int?, at address: String) {
      let image = width.flatMap { EncodedImage(bytes: PictureFiles.png(width: $0, height: 20)) }
      images.withLock { $0[address] = image }
    }
  }

  private let imageSource = MutableImageSource()
  private let space = LayoutSpace()

  private func cache() -> LayoutCache {
    let options = TypesetterOptions(images: imageSource)
    return LayoutCache(
      typesetter: Typesetter(measurer: FixedMeasurer(), options: options), retention: .always)
  }

  @Test func newImagesAreUsed() {
    let cache = cache()
    let text = LayoutCache.Text.markup("<img src=a>字")
    // A change of the image, the resulting width, and whether the text is laid out again.
    let rows: [(width: Int?, expected: Double, isNew: Bool, why: String)] = [
      (nil, 16, true, "not there"), (nil, 16, false, "still not there"),
      (30, 46, true, "it comes"), (30, 46, false, "the same bytes again"),
      (50, 66, true, "another one"), (nil, 16, true, "it goes"), (30, 46, true, "it is back"),
    ]
    for row in rows {
      imageSource.put(row.width, at: "a")
      let made = cache.statistics.layoutsMade
      #expect(cache.size(of: text, in: space).width == row.expected, "\(row.why)")
      #expect(cache.layout(of: text, in: space).size.width == row.expected, "\(row.why)")
      let drawing = cache.drawing(of: text, in: space)
      #expect(
        drawing == cache.typesetter.layout(markup: "<img src=a>字", in: space).drawnBytes,
        "\(row.why)")
      #expect(cache.statistics.layoutsMade == made + (row.isNew ? 1 : 0), "\(row.why)")
    }
    let statistics = cache.statistics
    // An outdated entry counts as a miss.
    #expect([statistics.sizes.hits, statistics.sizes.misses] == [2, 5])
    #expect([statistics.images.hits, statistics.images.misses] == [2, 5])
    // Computing the size has laid out the text before the layout is requested.
    #expect([statistics.layouts.hits, statistics.layouts.misses] == [7, 0])
  }

  @Test func onlyTextsWithTheImageAreLaidOutAgain() {
    let cache = cache()
    let texts: [LayoutCache.Text] = [
      .markup("<img src=a>"), .markup("<img src=b>"), .markup("字"),
      .markup("<ul style='list-style-image: url(a)'><li>字</ul>"),
    ]
    for text in texts { _ = cache.size(of: text, in: space) }
    imageSource.put(40, at: "a")
    let made = texts.map { text in
      let before = cache.statistics.layoutsMade
      _ = cache.size(of: text, in: space)
      return cache.statistics.layoutsMade - before
    }
    #expect(made == [1, 0, 0, 1])
    // Plain text does not request images.
    let requests = imageSource.requests
    _ = cache.size(of: texts[2], in: space)
    #expect(imageSource.requests == requests)
  }

  @Test func cachedLayoutsDrawTheImagesTheyWereLaidOutWith() {
    let cache = cache()
    imageSource.put(30, at: "a")
    let layout = cache.layout(of: .markup("<img src=a>"), in: space)
    let drawn = layout.drawnBytes
    imageSource.put(50, at: "a")
    #expect(layout.drawnBytes == drawn)
    #expect(cache.layout(of: .markup("<img src=a>"), in: space).size.width == 50)
  }

  @Test func imagesOfAStoreAreUsedOnceLoaded() async {
    struct Provider: ImageProvider {
      func image(at address: String) async throws -> EncodedImage {
        guard let image = EncodedImage(bytes: PictureFiles.png(width: 30, height: 20)) else {
          throw ImageError(code: .notFound, message: address)
        }
        return image
      }
    }
    let store = ImageStore(provider: Provider())
    let cache = LayoutCache(
      typesetter: Typesetter(
        measurer: FixedMeasurer(), options: TypesetterOptions(images: store)))
    #expect(cache.size(of: .markup("<img src=a>字"), in: space).width == 16)
    await store.loadAll(["a"])
    #expect(cache.size(of: .markup("<img src=a>字"), in: space).width == 46)
    #expect(cache.size(of: .markup("<img src=a>字"), in: space).width == 46)
    #expect(cache.statistics.layoutsMade == 2)
  }
}
