import TextFoundation

/// A copy of a tree's arrays that an edit changes.
///
/// What is put in is appended to the source, so that every node goes on being a range of one text;
/// nodes keep their identities, and those taken out stay in the array without a parent.
struct TreeEditor: ~Copyable {
  private var source: String
  private var nodes: GrowingBuffer<NodeRecord>
  private var attributes: [AttributeRecord]
  private var otherNames: [String]
  private var repairs: [RepairRecord]

  init(_ storage: MarkupTree.Storage) {
    source = storage.source
    nodes = GrowingBuffer(storage.nodes, extra: 16)
    attributes = storage.attributes
    otherNames = storage.otherNames
    repairs = storage.repairs
  }

  /// The edited tree.
  consuming func finish() -> MarkupTree.Storage {
    MarkupTree.Storage(
      source: source, nodes: nodes.array(), attributes: attributes, otherNames: otherNames,
      repairs: repairs)
  }

  // MARK: Children

  /// Puts text in the place of the last text among an element's children, and takes out all other
  /// children but the boxes of `lambda`.
  mutating func setText(_ text: String, of parent: Int32) {
    let lambda = ElementTable.shared.lambda
    var place = NodeRecord.none
    for child in children(of: parent) where isText(child) { place = child }
    for child in children(of: parent) where child != place {
      let record = nodes[Int(child)]
      if record.kind != .element || record.name != lambda { nodes.unlink(child) }
    }
    guard let range = add(text) else { return }
    let record = NodeRecord(.verbatimText, start: range.lowerBound, end: range.upperBound)
    if place == NodeRecord.none {
      nodes.append(record)
      nodes.link(Int32(truncatingIfNeeded: nodes.count &- 1), under: parent)
    } else {
      replaceText(of: place, with: range)
    }
  }

  /// Puts text in the place of a text node's.
  mutating func setText(_ text: String, ofText node: Int32) {
    if let range = add(text) { replaceText(of: node, with: range) }
  }

  mutating func removeChildren(of parent: Int32) {
    for child in children(of: parent) { nodes.unlink(child) }
  }

  mutating func remove(_ node: Int32) { nodes.unlink(node) }

  /// Parses markup and puts it behind an element's children.
  mutating func append(_ markup: String, to parent: Int32) {
    let part = MarkupTree.Storage(markup)
    guard let range = add(part.source) else { return }
    let shift = range.lowerBound
    let firstNode = Int32(truncatingIfNeeded: nodes.count &- 1)
    let firstAttribute = Int32(truncatingIfNeeded: attributes.count)
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
    for var record in part.nodes.dropFirst() {
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
      nodes.link(child &+ firstNode, under: parent)
      child = part.nodes[Int(child)].nextSibling
    }
  }

  // MARK: Attributes

  /// Gives an element an attribute, or takes it away if the value is nil.
  mutating func setAttribute(_ name: String, to value: String?, of element: Int32) {
    let record = nodes[Int(element)]
    let first = Int(record.firstAttribute)
    var own = Array(attributes[first..<first + record.attributeCount])
    let key = ElementName(name).rawValue
    let place = withUTF8Bytes(of: source) { bytes in
      own.firstIndex { attribute in
        bytes[Int(attribute.nameStart)..<Int(attribute.nameEnd)].lazy.map { $0.asciiLowercased }
          .elementsEqual(key.utf8)
      }
    }
    if let value {
      // In values `&` means something, here it does not.
      guard let nameRange = add(key),
        let valueRange = add(value.split("&", joinedBy: "&amp;"))
      else { return }
      let attribute = AttributeRecord(
        nameStart: nameRange.lowerBound, nameEnd: nameRange.upperBound,
        valueStart: valueRange.lowerBound, valueEnd: valueRange.upperBound)
      if let place {
        own[place] = attribute
      } else if own.count < Lexer.mostAttributes {
        own.append(attribute)
      }
    } else if let place {
      own.remove(at: place)
    }
    nodes[Int(element)].firstAttribute = Int32(truncatingIfNeeded: attributes.count)
    nodes[Int(element)].attributeCount = own.count
    attributes += own
  }

  // MARK: Parts

  private func isText(_ node: Int32) -> Bool {
    let kind = nodes[Int(node)].kind
    return kind == .text || kind == .verbatimText
  }

  private func children(of parent: Int32) -> [Int32] {
    var children: [Int32] = []
    var child = nodes[Int(parent)].firstChild
    while child != NodeRecord.none {
      children.append(child)
      child = nodes[Int(child)].nextSibling
    }
    return children
  }

  private mutating func replaceText(of node: Int32, with range: Range<Int32>) {
    nodes[Int(node)].setText(range)
  }

  /// Appends text to the source; nil if that grew too long.
  private mutating func add(_ text: String) -> Range<Int32>? {
    let start = source.utf8.count
    let end = start + text.utf8.count
    guard end <= MarkupTree.Storage.longestSource else { return nil }
    source += text
    return Int32(truncatingIfNeeded: start)..<Int32(truncatingIfNeeded: end)
  }

  /// The number in this tree of a name in another.
  private mutating func code(
    for code: ElementCode, of part: MarkupTree.Storage
  ) -> ElementCode {
    guard code.value >= ElementCode.firstOther else { return code }
    let name = part.name(of: code)
    let place = otherNames.firstIndex(of: name) ?? otherNames.count
    let number = ElementCode.firstOther &+ UInt32(truncatingIfNeeded: place)
    guard number < ElementCode.limit else { return .none }
    if place == otherNames.count { otherNames.append(name) }
    return ElementCode(value: number)
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

extension String {
  /// The text with one ASCII character replaced by a text.
  fileprivate func split(_ separator: Character, joinedBy text: String) -> String {
    split(separator: separator, omittingEmptySubsequences: false).joined(separator: text)
  }
}
