import TextFoundation
import TextLayout
import TypedEvents

@testable import LayoutCaching

/// Measures like ``FixedMeasurer`` and counts the calls: no layout works without it.
final class CountingMeasurer: TextMeasurer {
  private let fixed = FixedMeasurer()
  private let counted = TracedMutex(0)

  /// The number of measured texts.
  var count: Int { counted.withLock { $0 } }

  func metrics(for font: FontRequest) -> FontMetrics { fixed.metrics(for: font) }

  func shape(_ request: ShapingRequest, of text: String, into output: inout ShapedText) {
    counted.withLock { $0 += 1 }
    fixed.shape(request, of: text, into: &output)
  }
}

/// Counts calls on any thread.
final class CountingCalls: Sendable {
  private let counted = TracedMutex(0)
  var count: Int { counted.withLock { $0 } }
  func add() { counted.withLock { $0 += 1 } }
}

extension LayoutCache.Text {
  /// A message with a link; `plain` has none.
  static let linked = markup("<p>詳しくは<a href='http://example.com/'>こちら</a>をご覧ください。")
  static let plain = markup("<p>吾輩は猫である。名前はまだ無い。")
}

extension MarkupLayout {
  /// The drawing as bytes.
  var drawnBytes: [UInt8] { Array(String(describing: displayList().items).utf8) }
}

extension LayoutCache {
  /// Returns the drawing of a text as bytes, cached as an image.
  func drawing(of text: Text, in space: LayoutSpace, _ format: String = "items") -> [UInt8] {
    image(of: text, in: space, as: Rendition(format)) { $0.drawnBytes }
  }
}
