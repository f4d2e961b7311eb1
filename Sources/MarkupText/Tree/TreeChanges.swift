import TextFoundation

/// What edits have made of parsed markup: changed and new nodes, new attributes, names and text.
///
/// New text lies behind the source, so that every node goes on being a range of one text.
struct TreeChanges: ~Copyable {
  let parsed: ParsedMarkup
  private(set) var nodes: PagedRecords
  private(set) var text = GrowingBuffer<UInt8>(minimumCapacity: 64)
  private(set) var attributes = GrowingBuffer<AttributeRecord>(minimumCapacity: 8)
  private(set) var otherNames: [String]
  /// The places in `otherNames`; empty until a name is added.
  private var placesOfNames: [String: Int] = [:]
  private(set) var repairs: [ParseErrorRecord]
  /// Whether nodes were taken out, so that a place may have a record but no node.
  private(set) var hasRemoved = false
  /// An index of the elements by id without those in `notIndexed`; nil if there was none before the
  /// last edit that has put in ids.
  private(set) var indexByID: ElementIndex?
  private(set) var notIndexed: [Int32] = []

  init(of parsed: ParsedMarkup) {
    self.parsed = parsed
    nodes = PagedRecords(over: parsed.nodes)
    otherNames = parsed.otherNames
    repairs = parsed.repairs
  }

  init(copying other: borrowing TreeChanges) {
    parsed = other.parsed
    nodes = PagedRecords(copying: other.nodes)
    text = GrowingBuffer(other.text, extra: 64)
    attributes = GrowingBuffer(other.attributes, extra: 8)
    otherNames = other.otherNames
    placesOfNames = other.placesOfNames
    repairs = other.repairs
    hasRemoved = other.hasRemoved
    indexByID = other.indexByID
    notIndexed = other.notIndexed
  }

  /// How many bytes were put in, dead ones included.
  var size: Int {
    text.count
      &+ attributes.count &* MemoryLayout<AttributeRecord>.stride
      &+ (nodes.count &- parsed.nodes.count) &* MemoryLayout<NodeRecord>.stride
      &+ (repairs.count &- parsed.repairs.count) &* MemoryLayout<ParseErrorRecord>.stride
  }

  // MARK: Children

  /// Puts text in the place of the last text among an element's children, and takes out all other
  /// children but the boxes of `lambda`.
  ///
  /// - Returns: whether there was room.
  mutating func setText(_ newText: String, of parent: Int32) -> Bool {
    guard let range = add(newText) else { return false }
    let lambda = ElementTable.shared.lambda
    var place = NodeRecord.none
    var child = nodes[Int(parent)].firstChild
    while child != NodeRecord.none {
      let record = nodes[Int(child)]
      if record.isText { place = child }
      child = record.nextSibling
    }
    child = nodes[Int(parent)].firstChild
    while child != NodeRecord.none {
      let record = nodes[Int(child)]
      if child != place, record.kind != .element || record.name != lambda { remove(child) }
      child = record.nextSibling
    }
    if place == NodeRecord.none {
      nodes.append(NodeRecord(.verbatimText, start: range.lowerBound, end: range.upperBound))
      nodes.link(Int32(truncatingIfNeeded: nodes.count &- 1), under: parent)
    } else {
      nodes[Int(place)].setText(range)
    }
    return true
  }

  /// Puts text in the place of a text node's.
  ///
  /// - Returns: whether there was room.
  mutating func setText(_ newText: String, ofText node: Int32) -> Bool {
    guard let range = add(newText) else { return false }
    nodes[Int(node)].setText(range)
    return true
  }

  mutating func remove(_ node: Int32) {
    nodes.unlink(node)
    hasRemoved = true
  }

  /// Takes the children out, from the first one to `last`, or all.
  mutating func removeChildren(of parent: Int32, upTo last: Int32 = NodeRecord.none) {
    var child = nodes[Int(parent)].firstChild
    while child != NodeRecord.none {
      let next = child == last ? NodeRecord.none : nodes[Int(child)].nextSibling
      remove(child)
      child = next
    }
  }

  /// Puts all that a tree holds before a child of an element; behind its children if there is none.
  ///
  /// - Returns: whether there was room.
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
    for var repair in part.repairs {
      repair.offset &+= shift
      repair.name = code(for: repair.name, of: part)
      repair.other = code(for: repair.other, of: part)
      repairs.append(repair)
    }
    for place in 1..<max(1, part.nodes.count) {
      var record = part.nodes[place]
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

  /// The place of the next attribute.
  private var attributeCount: Int32 {
    Int32(truncatingIfNeeded: parsed.attributes.count &+ attributes.count)
  }

  /// Gives an element other attributes.
  mutating func setAttributes(_ records: [AttributeRecord], of element: Int32) {
    nodes[Int(element)].firstAttribute = attributeCount
    nodes[Int(element)].attributeCount = records.count
    for record in records { attributes.append(record) }
  }

  // MARK: Parts

  /// Notes that elements may have other ids than an index of them says.
  ///
  /// - Parameters:
  ///   - nodes: the elements; others among them do no harm.
  ///   - index: a complete index of what was there before; nil if there is none, and either one is
  ///     noted already or all elements will have to be looked at anyway.
  mutating func noteIDs(of nodes: some Sequence<Int32>, index: ElementIndex?) {
    if let index {
      indexByID = index
      notIndexed = []
    }
    if indexByID != nil { notIndexed += nodes }
  }

  /// Appends text; nil if that grew too long.
  mutating func add(_ newText: String) -> Range<Int32>? {
    let start = parsed.sourceLength &+ text.count
    let end = start &+ newText.utf8.count
    guard end <= ParsedMarkup.longestSource else { return nil }
    withUTF8Bytes(of: newText) { text.append(contentsOf: $0) }
    return Int32(truncatingIfNeeded: start)..<Int32(truncatingIfNeeded: end)
  }

  /// The number in this tree of a name in another.
  private mutating func code(for code: ElementCode, of part: ParsedMarkup) -> ElementCode {
    let number = Int(code.value) &- Int(ElementCode.firstOther)
    guard part.otherNames.indices.contains(number) else { return code }
    let name = part.otherNames[number]
    if placesOfNames.isEmpty {
      for (place, name) in otherNames.enumerated() { placesOfNames[name] = place }
    }
    let place = placesOfNames[name] ?? otherNames.count
    guard place &+ Int(ElementCode.firstOther) < Int(ElementCode.limit) else { return .none }
    if place == otherNames.count {
      otherNames.append(name)
      placesOfNames[name] = place
    }
    return ElementCode(value: ElementCode.firstOther &+ UInt32(truncatingIfNeeded: place))
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
