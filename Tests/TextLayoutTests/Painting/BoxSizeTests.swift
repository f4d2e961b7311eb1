import MarkupText
import Testing

@testable import TextLayout

/// Sizes of images and `lambda` boxes.
struct BoxSizeTests {
  /// An image of 40 by 20 px.
  private struct Wide: ImageSource {
    func image(at address: String) -> EncodedImage? {
      address == "wide"
        ? EncodedImage(format: .png, bytes: [], size: Size(width: 40, height: 20)) : nil
    }
  }

  private func size(_ attributes: String) -> [Double]? {
    let layout = Typesetter(
      measurer: FixedMeasurer(), options: TypesetterOptions(images: Wide())
    ).layout(
      StyledText(MarkupTree(parsing: "<p>一<img \(attributes)>")),
      in: LayoutSpace(inlineSize: 200))
    for case .image(let image) in layout.displayList().items {
      return [image.frame.width, image.frame.height]
    }
    return nil
  }

  @Test func sizes() {
    let rows: [(attributes: String, size: [Double], why: String)] = [
      ("src=wide", [40, 20], "its own"),
      ("src=wide width=80", [80, 40], "the aspect ratio is preserved"),
      ("src=wide height=10", [20, 10], "either way"),
      ("src=wide width=10 height=10", [10, 10], "both given"),
      ("src=wide style='width:50%'", [100, 50], "of the line"),
      ("src=wide width=10 style='width:30px'", [30, 15], "the style comes first"),
      ("src=wide width=800", [200, 100], "not wider than the line"),
      ("src=wide style='max-width:20px'", [20, 10], "max-width"),
      ("src=wide width=100 height=50 style='max-width:20px'", [20, 50], "both given: one shrinks"),
      ("src=wide style='min-width:80px'", [80, 40], "min-width"),
      ("src=wide style='min-height:40px'", [80, 40], "min-height"),
      ("src=wide style='max-height:10px'", [20, 10], "max-height"),
      ("src=wide style='max-width:30px;min-width:60px'", [60, 30], "the least size wins"),
      ("src=wide width=-5", [40, 20], "no size: a sign is not a digit"),
      ("src=wide width=50%", [100, 50], "a percentage"),
      ("src=wide width=1.5.5", [1.5, 0.75], "the number it starts with"),
      ("src=nowhere width=30 height=10", [30, 10], "space for a missing one"),
      ("src=nowhere", [0, 0], "no space"),
    ]
    for row in rows {
      #expect(size(row.attributes) == row.size, "\(row.why): \(row.attributes)")
    }
  }
}
