import TextFoundation

/// Writes nodes as JSON (RFC 8259).
struct JSONWriter: ~Copyable {
  private let storage: MarkupTree.Storage
  private let source: SourceBytes
  /// The start positions of the nodes in document order, or nil if positions are not written.
  private let positions: NodePositions?
  private let table = EscapeTable.json
  private var sink = MarkupSink(minimumCapacity: 256)
  /// The number of nodes written so far.
  private var started = 0

  /// Returns the JSON of a node and its descendants.
  static func json(of top: MarkupNode, positions: Bool) -> String {
    top.storage.withSourceBytes { source in
      var writer = JSONWriter(
        top.storage, source, positions ? NodePositions(of: top.storage, from: top.index) : nil)
      writer.write(top.index)
      return writer.finish()
    }
  }

  private init(
    _ storage: MarkupTree.Storage, _ source: SourceBytes, _ positions: NodePositions?
  ) {
    self.storage = storage
    self.source = source
    self.positions = positions
  }

  private consuming func finish() -> String { sink.finish() }

  private mutating func write(_ top: Int32) {
    var walk = NodeIndexWalk(storage, from: top)
    var needsComma = false
    while let (_, record, isLeaving) = walk.next() {
      if isLeaving {
        if record.kind == .element || record.kind == .root { sink.write(UInt8(ascii: "]")) }
        sink.write(UInt8(ascii: "}"))
      } else {
        if needsComma { sink.write(UInt8(ascii: ",")) }
        start(record)
      }
      needsComma = isLeaving
    }
  }

  /// Writes the object of a node up to its children, or up to its end if it cannot have children.
  private mutating func start(_ record: NodeRecord) {
    sink.write("{\"type\":\"")
    sink.write(Self.type(of: record.kind))
    sink.write(UInt8(ascii: "\""))
    position(of: record)
    switch record.kind {
    case .root: break
    case .element:
      sink.write(",\"name\":\"")
      storage.withName(of: record.name) { sink.write($0, escapedBy: table) }
      sink.write("\",\"attributes\":{")
      if record.attributeCount > 0 { attributes(of: record) }
      sink.write(record.isReopened ? "},\"reopened\":true" : "}")
    case .text, .verbatimText, .comment, .doctype:
      sink.write(",\"text\":\"")
      sink.write(source: source.content(of: record), .text(of: record.kind), escapedBy: table)
      sink.write(UInt8(ascii: "\""))
      return
    }
    sink.write(",\"children\":[")
  }

  private mutating func position(of record: NodeRecord) {
    guard let positions else { return }
    let (line, column) = positions[started]
    started &+= 1
    sink.write(",\"start\":")
    sink.write(decimal: Int(record.start))
    sink.write(",\"end\":")
    sink.write(decimal: Int(max(record.start, record.end)))
    sink.write(",\"line\":")
    sink.write(decimal: line)
    sink.write(",\"column\":")
    sink.write(decimal: column)
  }

  private mutating func attributes(of record: NodeRecord) {
    var isFirst = true
    for attribute in storage.attributeRecords(of: record) {
      sink.write(isFirst ? "\"" : ",\"")
      isFirst = false
      sink.write(lowercased: source.name(of: attribute), escapedBy: table)
      sink.write("\":\"")
      sink.write(source: source.value(of: attribute), .attribute, escapedBy: table)
      sink.write(UInt8(ascii: "\""))
    }
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
}
