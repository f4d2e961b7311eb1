import TextFoundation

/// Writes nodes as HTML (WHATWG HTML, 13.3) or XML.
struct TreeWriter: ~Copyable {
  private let syntax: MarkupSyntax
  private let table = ElementTable.shared
  private var output = ByteBuffer(minimumCapacity: 256)
  /// Whether the last thing written is a start tag behind which a parser drops a newline.
  private var nextNewlineIsDropped = false

  init(_ syntax: MarkupSyntax) { self.syntax = syntax }

  /// The markup written so far.
  consuming func finish() -> String { output.text }

  /// Writes all that is inside of a node, and its own tags if it has some and they are wanted.
  mutating func write(_ top: MarkupNode, withItself: Bool) {
    var walk = TreeWalk(top)
    while let event = walk.next() {
      switch event {
      case .enter(let node):
        let hasTags = withItself || node != top
        enter(node, hasTags: hasTags)
        if writeText(inside: node) { walk.skipChildren() }
      case .leave(let node):
        if withItself || node != top { leave(node) }
      }
    }
  }

  private mutating func enter(_ node: MarkupNode, hasTags: Bool) {
    switch node.record.kind {
    case .root: break
    case .element: if hasTags { startTag(node) }
    case .text, .verbatimText: text(node.text)
    case .comment: comment(node.text)
    case .doctype: if syntax == .html { wrap("<!", node.text, ">") }
    }
  }

  private mutating func leave(_ node: MarkupNode) {
    let record = node.record
    guard record.kind == .element, !table.properties(of: record.name).contains(.void) else {
      return
    }
    output.append("</")
    name(node.storage.name(of: record.name))
    output.append(.greaterThan)
    nextNewlineIsDropped = false
  }

  // MARK: Tags

  private mutating func startTag(_ node: MarkupNode) {
    let record = node.record
    let properties = table.properties(of: record.name)
    output.append(.lessThan)
    name(node.storage.name(of: record.name))
    attributes(node.attributes)
    output.append(properties.contains(.void) && syntax == .xml ? "/>" : ">")
    nextNewlineIsDropped = properties.contains(.dropsFirstNewline) && syntax == .html
  }

  private mutating func attributes(_ attributes: [MarkupAttribute]) {
    var written: Set<String> = []
    for attribute in attributes {
      let name = syntax == .xml ? XMLNames.name(attribute.name, isAttribute: true) : attribute.name
      if syntax == .xml, !written.insert(name).inserted { continue }
      output.append(UInt8(ascii: " "))
      output.append(name)
      output.append("=\"")
      output.append(
        attribute.value, escapedFor: EscapingContext(syntax: syntax, inAttribute: true))
      output.append(UInt8(ascii: "\""))
    }
  }

  private mutating func name(_ name: String) {
    output.append(syntax == .xml ? XMLNames.name(name, isAttribute: false) : name)
  }

  // MARK: Text and comments

  private mutating func text(_ text: String) {
    if text.isEmpty { return }
    // The parser drops one newline; this one is for it.
    if nextNewlineIsDropped, text.utf8.first == 0x0A || text.utf8.first == 0x0D {
      output.append(0x0A)
    }
    nextNewlineIsDropped = false
    output.append(text, escapedFor: EscapingContext(syntax: syntax, inAttribute: false))
  }

  /// Writes the text of an element that cannot have anything but text.
  ///
  /// - Returns: whether the node is such an element.
  private mutating func writeText(inside node: MarkupNode) -> Bool {
    let record = node.record
    guard record.kind == .element else { return false }
    let properties = table.properties(of: record.name)
    if properties.contains(.rawText), syntax == .html {
      let name = node.storage.name(of: record.name)
      output.append(RawText.withoutEndTags(node.text, of: name))
    } else if properties.contains(.rawText) || properties.contains(.escapableRawText) {
      text(node.text)
    } else {
      return false
    }
    return true
  }

  private mutating func comment(_ text: String) {
    wrap("<!--", syntax == .xml ? XMLNames.comment(text) : text, "-->")
  }

  private mutating func wrap(_ start: StaticString, _ text: String, _ end: StaticString) {
    output.append(start)
    output.append(text)
    output.append(end)
    nextNewlineIsDropped = false
  }
}

/// Text that is written as it is.
enum RawText {
  /// The text with a backslash in what would end the element: `<\/script`, as programs and style
  /// sheets write it in their strings.
  static func withoutEndTags(_ text: String, of name: String) -> String {
    var text = text
    text.makeContiguousUTF8()
    return withUTF8Bytes(of: text) { bytes in
      var output = ByteBuffer(minimumCapacity: bytes.count)
      var written = 0
      var place = 0
      while let found = bytes.firstPlace(of: .lessThan, from: place) {
        place = found &+ 1
        guard isEndTag(name, at: place, in: bytes) else { continue }
        output.append(UnsafeBufferPointer(rebasing: bytes[written..<place]))
        output.append(UInt8(ascii: "\\"))
        written = place
      }
      if written == 0 { return text }
      output.append(UnsafeBufferPointer(rebasing: bytes[written...]))
      return output.text
    }
  }

  /// Whether `/name` and then white space, `/` or `>` stand at a place.
  private static func isEndTag(
    _ name: String, at start: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let end = start &+ 1 &+ name.utf8.count
    guard end < bytes.count, bytes[start] == .slash else { return false }
    let next = bytes[end]
    return (next == .greaterThan || next == .slash || next.isMarkupSpace)
      && zip(name.utf8, bytes[(start &+ 1)...]).allSatisfy { $0 == $1.asciiLowercased }
  }
}
