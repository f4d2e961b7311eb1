import TextFoundation

/// Writes nodes as HTML (WHATWG HTML, 13.3) or XML.
struct TreeWriter: ~Copyable {
  private let syntax: MarkupSyntax
  /// The elements and attributes that are written; nil for all of them.
  private let filter: MarkupFilter?
  private let storage: MarkupTree.Storage
  private let source: SourceBytes
  private let elements = ElementTable.shared
  private let textTable: EscapeTable
  private let attributeTable: EscapeTable
  private var sink = MarkupSink(minimumCapacity: 256)
  /// Whether the last output is a start tag after which parsers ignore a newline.
  private var nextNewlineIsDropped = false

  /// Returns the markup of the descendants of a node, inside the node's own tags if `includingSelf` is
  /// true and it has tags.
  static func markup(
    of top: MarkupNode, includingSelf: Bool, _ syntax: MarkupSyntax, filter: MarkupFilter? = nil
  ) -> String {
    top.storage.withSourceBytes { source in
      var writer = TreeWriter(syntax, filter, top.storage, source)
      writer.write(top.index, includingSelf: includingSelf)
      return writer.finish()
    }
  }

  private init(
    _ syntax: MarkupSyntax, _ filter: MarkupFilter?, _ storage: MarkupTree.Storage,
    _ source: SourceBytes
  ) {
    self.syntax = syntax
    self.filter = filter
    self.storage = storage
    self.source = source
    textTable = syntax == .xml ? .xmlText : .htmlText
    attributeTable = syntax == .xml ? .xmlAttribute : .htmlAttribute
  }

  private consuming func finish() -> String { sink.finish() }

  private mutating func write(_ top: Int32, includingSelf: Bool) {
    var walk = NodeIndexWalk(storage, from: top)
    while let (index, record, isLeaving) = walk.next() {
      let hasTags = includingSelf || index != top
      if let filter, record.kind != .text, record.kind != .verbatimText {
        let node = MarkupNode(storage: storage, index: index)
        if record.kind == .element {
          filtered(node, filter, isLeaving: isLeaving, hasTags: hasTags, &walk)
        }
        continue
      }
      if isLeaving {
        if hasTags, record.kind == .element { endTag(record) }
        continue
      }
      switch record.kind {
      case .root: break
      case .element:
        if hasTags { startTag(record) }
        if writeText(inside: index, record) { walk.skipChildren() }
      case .text, .verbatimText: text(record)
      case .comment: comment(record)
      case .doctype:
        if syntax == .html { verbatim("<!", record, ">") }
      }
    }
  }

  // MARK: Tags

  /// Writes a tag of an element as the filter requires, or skips the element with its content.
  private mutating func filtered(
    _ node: MarkupNode, _ filter: MarkupFilter, isLeaving: Bool, hasTags: Bool,
    _ walk: inout NodeIndexWalk
  ) {
    let name: String
    switch filter.treatment(of: node) {
    case .removed:
      if !isLeaving { walk.skipChildren() }
      return
    case .withoutTags: return
    case .written(let written): name = written
    }
    guard hasTags else { return }
    let properties = elements.properties(of: elements.code(of: name))
    if isLeaving {
      if properties.contains(.void) { return }
      sink.write("</")
      sink.write(name)
      sink.write(.greaterThan)
      nextNewlineIsDropped = false
      return
    }
    sink.write(.lessThan)
    sink.write(name)
    for attribute in filter.attributes(of: node, writtenAs: name) {
      sink.write(UInt8(ascii: " "))
      sink.write(attribute.name)
      sink.write("=\"")
      withUTF8Bytes(of: attribute.value) { sink.write($0, escapedBy: attributeTable) }
      sink.write(UInt8(ascii: "\""))
    }
    if properties.contains(.void), syntax == .xml { sink.write(.slash) }
    sink.write(.greaterThan)
    nextNewlineIsDropped = properties.contains(.dropsFirstNewline) && syntax == .html
  }

  private mutating func startTag(_ record: NodeRecord) {
    let properties = elements.properties(of: record.name)
    sink.write(.lessThan)
    name(of: record)
    if record.attributeCount > 0 { attributes(of: record) }
    if properties.contains(.void), syntax == .xml { sink.write(.slash) }
    sink.write(.greaterThan)
    nextNewlineIsDropped = properties.contains(.dropsFirstNewline) && syntax == .html
  }

  private mutating func endTag(_ record: NodeRecord) {
    if elements.properties(of: record.name).contains(.void) { return }
    sink.write("</")
    name(of: record)
    sink.write(.greaterThan)
    nextNewlineIsDropped = false
  }

  private mutating func name(of record: NodeRecord) {
    storage.withName(of: record.name) { name in
      if syntax == .html || XMLNames.isPlain(name) {
        sink.write(name)
      } else {
        sink.write(XMLNames.name(storage.name(of: record.name), isAttribute: false))
      }
    }
  }

  private mutating func attributes(of record: NodeRecord) {
    let attributes = storage.attributeRecords(of: record)
    if syntax == .xml, !attributes.allSatisfy({ XMLNames.isPlain(source.name(of: $0)) }) {
      return renamedAttributes(attributes)
    }
    for attribute in attributes {
      sink.write(UInt8(ascii: " "))
      sink.write(lowercased: source.name(of: attribute), escapedBy: .verbatim)
      value(of: attribute)
    }
  }

  /// Writes attributes with names that XML allows; of attributes whose names become equal, only the
  /// first is written.
  private mutating func renamedAttributes(_ attributes: UnsafeBufferPointer<AttributeRecord>) {
    var written: Set<String> = []
    for attribute in attributes {
      let lowercased = source.name(of: attribute).lazy.map(\.asciiLowercased)
      let name = XMLNames.name(String(decoding: lowercased, as: UTF8.self), isAttribute: true)
      guard written.insert(name).inserted else { continue }
      sink.write(UInt8(ascii: " "))
      sink.write(name)
      value(of: attribute)
    }
  }

  private mutating func value(of attribute: AttributeRecord) {
    sink.write("=\"")
    sink.write(source: source.value(of: attribute), .attribute, escapedBy: attributeTable)
    sink.write(UInt8(ascii: "\""))
  }

  // MARK: Text and comments

  private mutating func text(_ record: NodeRecord) {
    let content = source.content(of: record)
    if content.isEmpty { return }
    let decoding = SourceDecoding.text(of: record.kind)
    // An additional newline, which the parser ignores, protects the one in the text.
    if nextNewlineIsDropped, decoding.startsWithNewline(content) { sink.write(0x0A) }
    nextNewlineIsDropped = false
    sink.write(source: content, decoding, escapedBy: textTable)
  }

  /// Writes the text of an element that can contain only text.
  ///
  /// - Returns: Whether the node is such an element.
  private mutating func writeText(inside index: Int32, _ record: NodeRecord) -> Bool {
    let properties = elements.properties(of: record.name)
    let isRaw = properties.contains(.rawText)
    guard isRaw || properties.contains(.escapableRawText) else { return false }
    if isRaw, syntax == .html {
      var text = ByteBuffer(minimumCapacity: 64)
      storage.appendText(inside: index, to: &text)
      RawText.write(text.bytes, of: elements.nameBytes(of: record.name), to: &sink)
      return true
    }
    var node = index
    while let next = storage.node(after: node, in: index) {
      node = next
      let record = storage.record(at: node)
      if record.isText { text(record) }
    }
    return true
  }

  private mutating func comment(_ record: NodeRecord) {
    if syntax == .html { return verbatim("<!--", record, "-->") }
    var text = ByteBuffer(minimumCapacity: 64)
    storage.appendText(of: record, to: &text)
    sink.write("<!--")
    sink.write(XMLNames.comment(text.text))
    sink.write("-->")
    nextNewlineIsDropped = false
  }

  private mutating func verbatim(
    _ start: StaticString, _ record: NodeRecord, _ end: StaticString
  ) {
    sink.write(start)
    sink.write(
      source: source.content(of: record), .text(of: record.kind), escapedBy: .verbatim)
    sink.write(end)
    nextNewlineIsDropped = false
  }
}
