import TextFoundation

/// Writes HTML incrementally: tags with attributes, and text, which it escapes.
package struct HTMLOutput: ~Copyable {
  private var sink = MarkupSink(minimumCapacity: 1 << 10)
  /// Whether the last output is a start tag after which parsers ignore a newline.
  private var nextNewlineIsDropped = false

  /// Creates an empty output.
  package init() {}

  /// Returns everything that was written.
  package consuming func finish() -> String { sink.finish() }

  /// Writes a start tag; the names must be valid.
  package mutating func startTag(
    _ name: String, _ attributes: [(name: String, value: String)] = []
  ) {
    sink.write(.lessThan)
    sink.write(name)
    for attribute in attributes {
      sink.write(UInt8(ascii: " "))
      sink.write(attribute.name)
      sink.write("=\"")
      withUTF8Bytes(of: attribute.value) { sink.write($0, escapedBy: .htmlAttribute) }
      sink.write(UInt8(ascii: "\""))
    }
    sink.write(.greaterThan)
    let table = ElementTable.shared
    nextNewlineIsDropped =
      table.properties(of: table.code(of: name)).contains(.dropsFirstNewline)
  }

  /// Writes an end tag.
  package mutating func endTag(_ name: String) {
    sink.write("</")
    sink.write(name)
    sink.write(.greaterThan)
    nextNewlineIsDropped = false
  }

  /// Writes text, escaping it.
  package mutating func text(_ text: some StringProtocol) {
    let text = String(text)
    guard !text.isEmpty else { return }
    // An additional newline, which the parser ignores, protects the one in the text.
    if nextNewlineIsDropped, text.utf8.first == 0x0A { sink.write(0x0A) }
    nextNewlineIsDropped = false
    withUTF8Bytes(of: text) { sink.write($0, escapedBy: .htmlText) }
  }

  /// Writes markup without escaping.
  package mutating func markup(_ markup: StaticString) {
    sink.write(markup)
    nextNewlineIsDropped = false
  }
}
