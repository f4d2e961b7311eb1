import LayoutTestSupport
import MarkupText
import Testing
import TextLayout

@testable import LayoutCaching

@Suite("Layouts with pictures")
struct ImageLayoutTests {
  private static func address(width: Int, height: Int) -> String {
    "data:image/png;base64,"
      + Base64.encode(PictureFiles.png(width: width, height: height))
  }

  private let typesetter = Typesetter(measurer: FixedMeasurer())

  private func text(_ markup: String) -> StyledText { StyledText(MarkupTree(parsing: markup)) }

  private func pictures(_ layout: MarkupLayout) -> [PlacedImage] {
    layout.displayList().items.compactMap { item in
      if case .image(let picture) = item { picture } else { nil }
    }
  }

  @Test("Addresses in the order of the text, each once")
  func addresses() {
    let rows: [(markup: String, expected: [String])] = [
      (
        "<p>一<img src=a.png>二<img src=b.png></p><ul><li><img src=a.png><img src=c.png></ul>",
        ["a.png", "b.png", "c.png"]
      ),
      ("<img><img src=''>", []), ("text", []), ("", []),
    ]
    for row in rows { #expect(text(row.markup).imageAddresses == row.expected, "\(row.markup)") }
  }

  @Test("The size of a picture: attributes, its own size, the line's width (tasks)")
  func sizes() async {
    let rows: [(attributes: String, size: (Int, Int)?, expected: Size, why: String)] = [
      ("width=100 height=50", (800, 400), Size(width: 100, height: 50), "both as they are"),
      (
        "width=100", (200, 100), Size(width: 100, height: 50),
        "the width preserves the aspect ratio"
      ),
      (
        "height=50", (200, 100), Size(width: 100, height: 50),
        "the height preserves the aspect ratio"
      ),
      ("", (30, 20), Size(width: 30, height: 20), "its own size"),
      ("", (400, 200), Size(width: 200, height: 100), "not wider than the line"),
      ("width=100 height=50", nil, Size(width: 100, height: 50), "a placeholder"),
    ]
    for row in rows {
      let address = row.size.map { Self.address(width: $0.0, height: $0.1) } ?? "missing.png"
      let layout = await typesetter.layout(
        text("<p><img src='\(address)' \(row.attributes)></p>"), in: LayoutSpace(inlineSize: 200),
        loading: ImageStore())
      #expect(pictures(layout).map(\.frame.size) == [row.expected], "\(row.why)")
      #expect(pictures(layout).map { $0.image != nil } == [row.size != nil], "\(row.why)")
    }
  }

  @Test("The first layout has placeholders, the last one the pictures (tasks)")
  func layouts() async {
    let address = Self.address(width: 64, height: 32)
    let source = text("<p>一<img src='\(address)'>二<img src=x.png width=16 height=16></p>")
    var seen: [[Bool]] = []
    var heights: [Double] = []
    for await layout in typesetter.layouts(
      source, in: LayoutSpace(inlineSize: 400), loading: ImageStore())
    {
      seen.append(pictures(layout).filter { $0.frame.width > 0 }.map { $0.image != nil })
      heights.append(layout.size.height)
    }
    #expect(seen.last == [true, false])
    #expect(seen.count <= 2)
    if seen.count == 2 { #expect(heights[0] < heights[1]) }
  }

  @Test("A layout retains the pictures it was made with")
  func layoutsRetainTheirImages() async {
    let store = ImageStore()
    let address = Self.address(width: 8, height: 8)
    let layout = await typesetter.layout(
      text("<p><img src='\(address)'></p>"), in: LayoutSpace(inlineSize: 99), loading: store)
    store.removeAll()
    #expect(pictures(layout).map { $0.image?.size } == [Size(width: 8, height: 8)])
  }
}
