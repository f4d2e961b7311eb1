import MarkupText
import TextFoundation

/// The size that style and attributes specify for an inline box such as an image.
struct InlineBoxSize: Sendable {
  /// The specified width and height; nil for `auto`.
  private let width: Double?
  private let height: Double?
  private let minimumWidth: Double
  private let minimumHeight: Double
  private let maximumWidth: Double?
  private let maximumHeight: Double?
  /// The width of the lines, which limits images.
  private let lineWidth: Double
  /// Whether a size or an edge is a percentage of the width of the lines.
  let hasPercentages: Bool

  /// Creates the size from a style, and from the attributes where the style has no value.
  init(_ used: UsedStyle, attributesOf node: MarkupNode, lineWidth: Double) {
    let style = used.style
    func length(_ property: StyleProperty, _ base: Double?) -> Double? {
      style.pixelsIfLength(property, percentageBase: base)
    }
    func attribute(_ name: String) -> Double? {
      node[name].flatMap { Double(htmlDimension: $0) }
    }
    // The height of the containing block is not known.
    width = length(.width, lineWidth) ?? attribute("width")
    height = length(.height, nil) ?? attribute("height")
    minimumWidth = length(.minWidth, lineWidth).map { max(0, $0) } ?? 0
    maximumWidth = length(.maxWidth, lineWidth).map { max(0, $0) }
    minimumHeight = length(.minHeight, nil).map { max(0, $0) } ?? 0
    maximumHeight = length(.maxHeight, nil).map { max(0, $0) }
    self.lineWidth = lineWidth
    let sizes: [StyleProperty] = [.width, .height, .minWidth, .maxWidth]
    hasPercentages = style.hasPercentageEdges || sizes.contains { style.isPercentage($0) }
  }

  /// Returns the used size of the box, given the natural size of its content.
  ///
  /// If both width and height are specified, they are used unchanged; if one of them is specified,
  /// the aspect ratio is preserved; otherwise the natural size is used. An image is not wider than
  /// the line, unless both are specified or the style has a maximum width.
  func used(natural: Size?) -> Size {
    let aspect = natural.flatMap { $0.height > 0 ? $0.width / $0.height : nil }
    var size: Size
    switch (width, height) {
    case (let width?, let height?): return clamped(Size(width: width, height: height))
    case (let width?, nil):
      size = Size(width: max(0, width), height: aspect.map { max(0, width) / $0 } ?? 0)
    case (nil, let height?):
      size = Size(width: aspect.map { max(0, height) * $0 } ?? 0, height: max(0, height))
    case (nil, nil): size = natural ?? .zero
    }
    func setWidth(_ new: Double) {
      let scaled = size.width > 0 ? size.height * new / size.width : 0
      size = Size(width: new, height: height ?? scaled)
    }
    func setHeight(_ new: Double) {
      let scaled = size.height > 0 ? size.width * new / size.height : size.width
      size = Size(width: width ?? scaled, height: new)
    }
    let line = natural == nil ? .infinity : max(0, lineWidth)
    let maximumWidth = max(minimumWidth, maximumWidth ?? line)
    let maximumHeight = max(minimumHeight, maximumHeight ?? .infinity)
    if size.width > maximumWidth { setWidth(maximumWidth) }
    if size.height > maximumHeight { setHeight(maximumHeight) }
    if size.width < minimumWidth { setWidth(minimumWidth) }
    if size.height < minimumHeight { setHeight(minimumHeight) }
    // If the limits contradict the aspect ratio, the limits take precedence (CSS 2.2 §10.4).
    return Size(width: min(size.width, maximumWidth), height: min(size.height, maximumHeight))
  }

  /// Returns a size with width and height limited independently; minimums take precedence over
  /// maximums (CSS 2.2 §10.4).
  private func clamped(_ size: Size) -> Size {
    Size(
      width: max(minimumWidth, min(size.width, maximumWidth ?? .infinity)),
      height: max(minimumHeight, min(size.height, maximumHeight ?? .infinity)))
  }
}

extension Double {
  /// Parses the number at the start of an attribute such as `width`, in px (HTML §2.3.4.4); nil if
  /// it is missing or a percentage.
  init?(htmlDimension text: String) {
    var digits = ""
    for byte in text.utf8.drop(while: { $0 == 0x20 || (0x09...0x0D).contains($0) }) {
      if byte.isASCIIDigit || (byte == 0x2E && !digits.contains(".")) {
        digits.unicodeScalars.append(Unicode.Scalar(byte))
      } else if byte == 0x25 {
        return nil
      } else {
        break
      }
    }
    guard let value = Double(digits), value.isFinite else { return nil }
    self = value.clampedToPage
  }
}
