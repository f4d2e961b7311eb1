import TextFoundation

/// The changes of edits relative to parsed markup: changed and new nodes, new attributes, names and
/// text.
///
/// New text has offsets after the source, so that every node remains a range of a single text.
struct TreeChanges: ~Copyable {
  let parsed: ParsedMarkup
  private(set) var nodes: PagedRecords
  private(set) var text = GrowableBuffer<UInt8>(minimumCapacity: 64)
  private(set) var attributes = GrowableBuffer<AttributeRecord>(minimumCapacity: 8)
  private(set) var otherNames: [String]
  /// The indices of names in `otherNames`; empty until a name is added.
  private var indicesOfNames: [String: Int] = [:]
  private(set) var parseErrors: [ParseErrorRecord]
  /// Whether nodes were removed, so that some records belong to no node of the tree.
  private(set) var hasRemovedNodes = false
  /// An index of elements by id that lacks those in `notIndexed`, or nil if no index existed at the
  /// last edit that added ids.
  private(set) var indexByID: ElementIndex?
  private(set) var notIndexed: [Int32] = []

  init(of parsed: ParsedMarkup) {
    self.parsed = parsed
    nodes = PagedRecords(over: parsed.nodes)
    otherNames = parsed.otherNames
    parseErrors = parsed.parseErrors
  }

  init(copying other: borrowing TreeChanges) {
    parsed = other.parsed
    nodes = PagedRecords(copying: other.nodes)
    text = GrowableBuffer(other.text, extra: 64)
    attributes = GrowableBuffer(other.attributes, extra: 8)
    otherNames = other.otherNames
    indicesOfNames = other.indicesOfNames
    parseErrors = other.parseErrors
    hasRemovedNodes = other.hasRemovedNodes
    indexByID = other.indexByID
    notIndexed = other.notIndexed
  }

  /// The number of bytes that edits have added, including those no longer in use.
  var size: Int {
    text.count
      &+ attributes.count &* MemoryLayout<AttributeRecord>.stride
      &+ (nodes.count &- parsed.nodes.count) &* MemoryLayout<NodeRecord>.stride
      &+ (parseErrors.count &- parsed.parseErrors.count) &* MemoryLayout<ParseErrorRecord>.stride
  }

  // MARK: Children

  /// Replaces the last text node among the children of an element with new text, and removes all
  /// other children except `lambda` boxes.
  ///
  /// - Returns: Whether the text fits into the size limit.
  mutating func setText(_ newText: String, of parent: Int32) -> Bool {
    guard let range = add(newText) else { return false }
    let lambda = ElementTable.shared.lambda
    var index = NodeRecord.none
    var child = nodes[Int(parent)].firstChild
    while child != NodeRecord.none {
      let record = nodes[Int(child)]
      if record.isText { index = child }
      child = record.nextSibling
    }
    child = nodes[Int(parent)].firstChild
    while child != NodeRecord.none {
      let record = nodes[Int(child)]
      if child != index, record.kind != .element || record.name != lambda { remove(child) }
      child = record.nextSibling
    }
    if index == NodeRecord.none {
      nodes.append(NodeRecord(.verbatimText, start: range.lowerBound, end: range.upperBound))
      nodes.link(Int32(truncatingIfNeeded: nodes.count &- 1), under: parent)
    } else {
      nodes[Int(index)].setText(range)
    }
    return true
  }

  /// Replaces the text of a text node.
  ///
  /// - Returns: Whether the text fits into the size limit.
  mutating func setText(_ newText: String, ofText node: Int32) -> Bool {
    guard let range = add(newText) else { return false }
    nodes[Int(node)].setText(range)
    return true
  }

  mutating func remove(_ node: Int32) {
    nodes.unlink(node)
    hasRemovedNodes = true
  }

  /// Removes the children from the first one through `last`, or all children.
  mutating func removeChildren(of parent: Int32, upTo last: Int32 = NodeRecord.none) {
    var child = nodes[Int(parent)].firstChild
    while child != NodeRecord.none {
      let next = child == last ? NodeRecord.none : nodes[Int(child)].nextSibling
      remove(child)
      child = next
    }
  }

  /// Inserts the content of a parsed tree before a child of an element, or after all children if
  /// `sibling` is `NodeRecord.none`.
  ///
  /// - Returns: Whether the content fits into the size limits.
  mutating func insert(_ part: ParsedMarkup, under parent: Int32, before sibling: Int32) -> Bool {
    guard nodes.count &+ part.nodes.count <= Int(Int32.max), let range = add(part.source) else {
      return false
    }
    let shift = range.lowerBound
    let firstNode = Int32(truncatingIfNeeded: nodes.count &- 1)
    let firstAttribute = attributeCount
    for var attribute in part.attributes {
      attribute.shift(by: shift)
      attributes.append(attribute)
    }
    for var parseError in part.parseErrors {
      parseError.offset &+= shift
      parseError.name = code(for: parseError.name, of: part)
      parseError.other = code(for: parseError.other, of: part)
      parseErrors.append(parseError)
    }
    for index in 1..<max(1, part.nodes.count) {
      var record = part.nodes[index]
      record.start &+= shift
      record.end &+= shift
      if record.kind == .element {
        record.firstAttribute &+= firstAttribute
        record.name = code(for: record.name, of: part)
      }
      record.shiftRelatives(by: firstNode)
      nodes.append(record)
    }
    var child = part.nodes[0].firstChild
    while child != NodeRecord.none {
      nodes.link(child &+ firstNode, under: parent, before: sibling)
      child = part.nodes[Int(child)].nextSibling
    }
    return true
  }

  // MARK: Attributes

  /// The index of the next attribute to be added.
  private var attributeCount: Int32 {
    Int32(truncatingIfNeeded: parsed.attributes.count &+ attributes.count)
  }

  /// Replaces the attributes of an element.
  mutating func setAttributes(_ records: [AttributeRecord], of element: Int32) {
    nodes[Int(element)].firstAttribute = attributeCount
    nodes[Int(element)].attributeCount = records.count
    for record in records { attributes.append(record) }
  }

  // MARK: Parts

  /// Records that elements may have ids that differ from those in an index.
  ///
  /// - Parameters:
  ///   - nodes: The elements; other nodes among them are ignored.
  ///   - index: A complete index of the tree before this change; nil if there is none, because one
  ///     has been recorded already or a new one will be created from all elements.
  mutating func noteIDs(of nodes: some Sequence<Int32>, index: ElementIndex?) {
    if let index {
      indexByID = index
      notIndexed = []
    }
    if indexByID != nil { notIndexed += nodes }
  }

  /// Appends text and returns its range, or nil if the limit on the length would be exceeded.
  mutating func add(_ newText: String) -> Range<Int32>? {
    let start = parsed.sourceLength &+ text.count
    let end = start &+ newText.utf8.count
    guard end <= ParsedMarkup.maximumSourceLength else { return nil }
    withUTF8Bytes(of: newText) { text.append(contentsOf: $0) }
    return Int32(truncatingIfNeeded: start)..<Int32(truncatingIfNeeded: end)
  }

  /// Returns the code in this tree for the name of an element in another tree.
  private mutating func code(for code: ElementCode, of part: ParsedMarkup) -> ElementCode {
    let number = Int(code.value) &- Int(ElementCode.firstOther)
    guard part.otherNames.indices.contains(number) else { return code }
    let name = part.otherNames[number]
    if indicesOfNames.isEmpty {
      for (index, name) in otherNames.enumerated() { indicesOfNames[name] = index }
    }
    let index = indicesOfNames[name] ?? otherNames.count
    guard index &+ Int(ElementCode.firstOther) < Int(ElementCode.limit) else { return .none }
    if index == otherNames.count {
      otherNames.append(name)
      indicesOfNames[name] = index
    }
    return ElementCode(value: ElementCode.firstOther &+ UInt32(truncatingIfNeeded: index))
  }
}

extension AttributeRecord {
  fileprivate mutating func shift(by distance: Int32) {
    nameStart &+= distance
    nameEnd &+= distance
    valueStart &+= distance
    valueEnd &+= distance
  }
}

extension NodeRecord {
  var isText: Bool { kind == .text || kind == .verbatimText }

  fileprivate mutating func shiftRelatives(by distance: Int32) {
    if parent != NodeRecord.none { parent &+= distance }
    if firstChild != NodeRecord.none { firstChild &+= distance }
    if nextSibling != NodeRecord.none { nextSibling &+= distance }
    if previousInRing != NodeRecord.none { previousInRing &+= distance }
  }

  fileprivate mutating func setText(_ range: Range<Int32>) {
    var record = NodeRecord(.verbatimText, start: range.lowerBound, end: range.upperBound)
    record.parent = parent
    record.nextSibling = nextSibling
    record.previousInRing = previousInRing
    self = record
  }
}
