import MarkupText
import Testing

@testable import TextDrawing
@testable import TextLayout

/// Decoded images within the limits of a policy.
@Suite("Decoded images")
struct DecodedImageCacheTests {
  private func image(_ bytes: [UInt8], side: Double = 2) -> EncodedImage {
    EncodedImage(format: .png, bytes: bytes, size: Size(width: side, height: side))
  }

  @Test("equal images are decoded once, also if they were loaded twice")
  func equalImages() {
    let cache = DecodedImageCache(ResourcePolicy())
    let first = image(SamplePictures.png)
    // A copy with its own memory.
    let second = image(SamplePictures.png.map { $0 })
    for _ in 0..<3 {
      #expect(cache.surface(for: first) != nil)
      #expect(cache.surface(for: first) == cache.surface(for: second))
    }
    #expect(cache.decodedCount == 1 && cache.decodedSize == 16)
    let broken = image([1, 2, 3])
    #expect(cache.surface(for: broken) == nil && cache.surface(for: broken) == nil)
    #expect(cache.decodedCount == 2 && cache.decodedSize == 16)
  }

  @Test("images beyond a limit are not decoded, and reported")
  func limits() {
    let picture = image(SamplePictures.png)
    let rows: [(policy: ResourcePolicy, isDrawn: Bool, why: String)] = [
      (
        ResourcePolicy(
          maximumFileSize: picture.bytes.count, maximumPixels: 4, maximumDecodedSize: 16), true,
        "exact"
      ),
      (ResourcePolicy(maximumFileSize: picture.bytes.count - 1), false, "bytes"),
      (ResourcePolicy(maximumPixels: 3), false, "pixels"),
      (ResourcePolicy(maximumDecodedSize: 15), false, "memory"),
    ]
    for row in rows {
      let cache = DecodedImageCache(row.policy)
      #expect((cache.surface(for: picture) != nil) == row.isDrawn, "\(row.why)")
      #expect((cache.problem(of: picture) == nil) == row.isDrawn, "\(row.why)")
      #expect(cache.decodedCount == (row.isDrawn ? 1 : 0), "\(row.why)")
      let renderer = PangoRenderer(fonts: TestFonts.installed, resources: row.policy)
      let list = DisplayList(
        size: Size(width: 9, height: 9),
        items: [
          .image(
            PlacedImage(
              image: picture, frame: Rect(x: 0, y: 0, width: 9, height: 9), alternativeText: "",
              address: "\u{1B}a.png"))
        ])
      #expect(renderer.problems(in: list).map(\.code) == (row.isDrawn ? [] : [.badImage]))
      #expect(renderer.problems(in: list).allSatisfy { !$0.message.contains("\u{1B}") })
    }
  }

  @Test("the total of different images is limited")
  func total() {
    let cache = DecodedImageCache(ResourcePolicy(maximumDecodedSize: 40))
    // Bytes after the end of the file make different images.
    let images = (UInt8(0)..<5).map { image(SamplePictures.png + [$0]) }
    #expect(images.map { cache.surface(for: $0) != nil } == [true, true, false, false, false])
    #expect(cache.surface(for: images[0]) != nil, "the first ones stay")
    #expect(cache.decodedCount == 2 && cache.decodedSize == 32)
  }
}
