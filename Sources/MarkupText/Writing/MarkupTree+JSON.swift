import TextFoundation

/// Trees as JSON (RFC 8259), for other programs.
///
/// Every node is an object with the key `type` first:
///
/// | `type` | further keys in this order |
/// | --- | --- |
/// | `"root"` | `children` |
/// | `"element"` | `name`, `attributes` (an object in the order of the tag), `reopened` (`true`, or left out), `children` |
/// | `"text"`, `"comment"`, `"doctype"` | `text` |
///
/// With positions, `start` and `end` (UTF-8 offsets in the source), `line` and `column` (of the
/// start, from 1) follow `type`.
///
/// Nothing is left out, there is no white space, and the same tree always makes the same text.
/// Quotes, backslashes and control characters are escaped; all other characters are themselves.
extension MarkupTree {
  /// The tree as JSON, without positions.
  ///
  /// ```swift
  /// MarkupTree(parsing: "<u class=x>a</u>").json
  /// // {"type":"root","children":[{"type":"element","name":"u","attributes":{"class":"x"},
  /// // "children":[{"type":"text","text":"a"}]}]}     (on one line)
  /// ```
  public var json: String { root.json() }
}

extension MarkupNode {
  /// The node and all that is inside of it as JSON.
  ///
  /// ```swift
  /// MarkupTree(parsing: "a<br>").root.lastChild?.json()
  /// // {"type":"element","name":"br","attributes":{},"children":[]}
  /// MarkupTree(parsing: "a\nb").root.firstChild?.json(positions: true)
  /// // {"type":"text","start":0,"end":3,"line":1,"column":1,"text":"a\nb"}
  /// ```
  ///
  /// - Parameter positions: whether objects say where in the source their nodes are.
  /// - Returns: the JSON, on one line.
  /// - Complexity: linear in the number of nodes and the length of the text; with positions also in
  ///   the length of the source, and the nodes are sorted.
  public func json(positions: Bool = false) -> String {
    var writer = JSONWriter(places: positions ? SourcePlaces(of: self) : nil)
    writer.write(self)
    return writer.finish()
  }
}

/// Where the nodes below one node start.
private struct SourcePlaces {
  /// By the place of the node in its tree.
  private var positions: [Int32: SourcePosition] = [:]

  init(of top: MarkupNode) {
    var nodes: [MarkupNode] = []
    for event in TreeWalk(top) {
      if case .enter(let node) = event { nodes.append(node) }
    }
    // Crossed tags and edits put nodes in another order than that of the source.
    nodes.sort { $0.record.start < $1.record.start }
    var cursor = PositionCursor()
    withUTF8Bytes(of: top.storage.source) { bytes in
      for node in nodes {
        positions[node.place] = cursor.advance(to: Int(node.record.start), in: bytes)
      }
    }
  }

  subscript(node: MarkupNode) -> SourcePosition {
    positions[node.place] ?? SourcePosition(offset: 0, line: 1, column: 1)
  }
}

private struct JSONWriter: ~Copyable {
  private let places: SourcePlaces?
  private var output = ByteBuffer(minimumCapacity: 256)

  init(places: SourcePlaces?) { self.places = places }

  consuming func finish() -> String { output.text }

  mutating func write(_ top: MarkupNode) {
    var needsComma = false
    for event in TreeWalk(top) {
      switch event {
      case .enter(let node):
        if needsComma { output.append(UInt8(ascii: ",")) }
        start(node)
        needsComma = false
      case .leave(let node):
        if node.kind == .element || node.kind == .root { output.append("]") }
        output.append("}")
        needsComma = true
      }
    }
  }

  /// Writes an object up to its children or its end.
  private mutating func start(_ node: MarkupNode) {
    let record = node.record
    output.append("{\"type\":\"")
    output.append(Self.type(of: record.kind))
    output.append("\"")
    if let place = places?[node] {
      let range = node.range
      output.append(",\"start\":\(range.lowerBound),\"end\":\(range.upperBound)")
      output.append(",\"line\":\(place.line),\"column\":\(place.column)")
    }
    switch record.kind {
    case .root: break
    case .element:
      output.append(",\"name\":")
      quote(node.storage.name(of: record.name))
      output.append(",\"attributes\":{")
      for (place, attribute) in node.attributes.enumerated() {
        if place > 0 { output.append(",") }
        quote(attribute.name)
        output.append(":")
        quote(attribute.value)
      }
      output.append(record.isReopened ? "},\"reopened\":true" : "}")
    case .text, .verbatimText, .comment, .doctype:
      output.append(",\"text\":")
      quote(node.text)
      return
    }
    output.append(",\"children\":[")
  }

  private static func type(of kind: NodeRecord.Kind) -> StaticString {
    switch kind {
    case .root: "root"
    case .element: "element"
    case .text, .verbatimText: "text"
    case .comment: "comment"
    case .doctype: "doctype"
    }
  }

  /// A string (RFC 8259, 7).
  private mutating func quote(_ text: String) {
    output.append(UInt8(ascii: "\""))
    output.append(text) { bytes, place in Self.replacement(of: bytes[place]) }
    output.append(UInt8(ascii: "\""))
  }

  private static func replacement(of byte: UInt8) -> Replacement? {
    switch byte {
    case UInt8(ascii: "\""): Replacement(text: "\\\"")
    case UInt8(ascii: "\\"): Replacement(text: "\\\\")
    case 0x08: Replacement(text: "\\b")
    case 0x09: Replacement(text: "\\t")
    case 0x0A: Replacement(text: "\\n")
    case 0x0C: Replacement(text: "\\f")
    case 0x0D: Replacement(text: "\\r")
    case 0..<0x10: Replacement(text: "\\u000" + String(byte, radix: 16))
    case 0..<0x20: Replacement(text: "\\u00" + String(byte, radix: 16))
    default: nil
    }
  }
}
