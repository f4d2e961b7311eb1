import MarkupText
import TextFoundation
import TextLayout

/// A buffer for XML output, which is well-formed for any text written to it.
struct XMLBuffer: ~Copyable {
  private(set) var bytes: ByteBuffer

  init(minimumCapacity: Int = 256) { bytes = ByteBuffer(minimumCapacity: minimumCapacity) }

  var isEmpty: Bool { bytes.isEmpty }
  var text: String { bytes.text }

  mutating func removeAll() { bytes.removeAll() }
  mutating func append(_ other: borrowing XMLBuffer) { bytes.append(other.bytes.bytes) }

  /// Writes markup without escaping.
  mutating func markup(_ markup: StaticString) { bytes.append(markup) }

  /// Writes text that needs no escaping: identifiers and base64.
  mutating func plain(_ text: some StringProtocol) { bytes.append(text) }

  // MARK: Attributes

  mutating func attribute(_ name: StaticString, _ value: String) {
    open(name)
    bytes.append(value, escapedBy: .svgAttribute)
    bytes.append("\"")
  }

  mutating func attribute(_ name: StaticString, _ value: Double, decimals: Int = 2) {
    open(name)
    number(value, decimals: decimals)
    bytes.append("\"")
  }

  mutating func attribute(_ name: StaticString, numbers: some Sequence<Double>) {
    open(name)
    var isFirst = true
    for value in numbers {
      if !isFirst { bytes.append(" ") }
      isFirst = false
      number(value)
    }
    bytes.append("\"")
  }

  /// Writes an attribute that refers to a definition.
  mutating func reference(_ name: StaticString, _ id: String) {
    open(name)
    bytes.append("url(#")
    bytes.append(id)
    bytes.append(")\"")
  }

  /// Writes a color and, unless it is opaque, its opacity as a separate attribute.
  ///
  /// Programs older than CSS Color 4 do not support alpha in colors.
  mutating func color(_ name: StaticString, opacity: StaticString, _ color: CSSColor) {
    let (red, green, blue, alpha) = color.bytes
    open(name)
    bytes.append("#")
    let components = [red, green, blue]
    let isShort = components.allSatisfy { $0 >> 4 == $0 & 15 }
    for component in components {
      if !isShort { bytes.append(.hexadecimalDigit(of: component >> 4)) }
      bytes.append(.hexadecimalDigit(of: component & 15))
    }
    bytes.append("\"")
    guard alpha < 255 else { return }
    open(opacity)
    number(Double(color.alpha), decimals: 3)
    bytes.append("\"")
  }

  /// Writes the fill color.
  mutating func fill(_ color: CSSColor) { self.color("fill", opacity: "fill-opacity", color) }
  /// Writes the stroke color.
  mutating func stroke(_ color: CSSColor) { self.color("stroke", opacity: "stroke-opacity", color) }

  private mutating func open(_ name: StaticString) {
    bytes.append(" ")
    bytes.append(name)
    bytes.append("=\"")
  }

  // MARK: Numbers

  /// Writes a number with the fewest digits; values that are not finite become 0, and the magnitude
  /// is limited to a billion.
  mutating func number(_ value: Double, decimals: Int = 2) {
    var unit = 1
    for _ in 0..<decimals { unit *= 10 }
    guard value.isFinite else { return bytes.append("0") }
    let scaled = Int((min(max(value, -1e9), 1e9) * Double(unit)).rounded())
    if scaled < 0 { bytes.append("-") }
    let magnitude = scaled.magnitude
    bytes.append(String(magnitude / UInt(unit)))
    var fraction = Int(magnitude % UInt(unit))
    guard fraction > 0 else { return }
    bytes.append(".")
    while fraction > 0 {
      unit /= 10
      bytes.append(UInt8(truncatingIfNeeded: 0x30 + fraction / unit))
      fraction %= unit
    }
  }

  // MARK: Text

  /// Writes text with special characters escaped; characters not allowed in XML 1.0 (§2.2) become
  /// U+FFFD.
  mutating func text(_ text: String) { bytes.append(text, escapedBy: .svgText) }

  /// Writes UTF-8 text with special characters escaped.
  mutating func text(_ text: UnsafeBufferPointer<UInt8>) {
    bytes.append(text, escapedBy: .svgText)
  }
}
