import TextFoundation

extension MarkupTree {
  /// The storage of a tree, shared by its nodes: parsed markup and the changes made by edits.
  ///
  /// `@unchecked Sendable`: the changes are written only while the storage is uniquely referenced.
  final class Storage: @unchecked Sendable {
    let parsed: ParsedMarkup
    /// The nodes of `parsed`, stored here to save an indirection.
    private let parsedNodes: UnsafeBufferPointer<NodeRecord>
    /// The changes made by edits, or nil if the tree was not edited.
    ///
    /// They are allocated separately, not stored in a property, so that reading needs no
    /// exclusivity check.
    private let changes: UnsafeMutablePointer<TreeChanges>?
    let elementsByID: LazyReference<ElementIndex>
    let elementsByClass: LazyReference<ElementIndex>
    /// The token of the ``MarkupTree/version``, created on first access.
    let version = LazyReference<VersionToken>()

    init(_ parsed: ParsedMarkup) {
      self.parsed = parsed
      parsedNodes = parsed.nodes
      changes = nil
      elementsByID = LazyReference()
      elementsByClass = LazyReference()
    }

    /// Creates an editable storage with the same nodes as another.
    init(editing other: Storage) {
      parsed = other.parsed
      parsedNodes = other.parsedNodes
      let changes = UnsafeMutablePointer<TreeChanges>.allocate(capacity: 1)
      if let old = other.changes {
        changes.initialize(to: TreeChanges(copying: old.pointee))
      } else {
        changes.initialize(to: TreeChanges(of: other.parsed))
      }
      self.changes = changes
      elementsByID = LazyReference(other.elementsByID.current)
      elementsByClass = LazyReference(other.elementsByClass.current)
    }

    deinit {
      changes?.deinitialize(count: 1)
      changes?.deallocate()
    }

    var isEdited: Bool { changes != nil }

    /// Whether edits have added so much that unused data should be discarded by compaction.
    ///
    /// The threshold is proportional to the size of the parsed tree, so the total time of
    /// compaction is linear in the size of all edits.
    var needsCompaction: Bool {
      changes.map { $0.pointee.size > max(4096, parsed.size / 2) } ?? false
    }

    /// Changes a uniquely referenced editable storage; returns nil if the storage is not editable.
    @discardableResult
    func change<Result>(_ body: (inout TreeChanges) -> Result?) -> Result? {
      changes.flatMap { body(&$0.pointee) }
    }

    /// The outdated index of an edited storage with the elements that must be added to it, or nil.
    var outdatedIDIndex: (index: ElementIndex, missing: [Int32])? {
      changes.flatMap { changes in
        changes.pointee.indexByID.map { ($0, changes.pointee.notIndexed) }
      }
    }

    // MARK: Nodes

    var nodeCount: Int { changes.map { $0.pointee.nodes.count } ?? parsed.nodes.count }

    /// Returns the record of a node, which must exist; this is not checked.
    @inline(__always)
    func record(at index: Int32) -> NodeRecord {
      withExtendedLifetime(self) {
        guard let changes else { return parsedNodes[Int(index)] }
        return changes.pointee.nodes[Int(index)]
      }
    }

    /// Returns the index of the node with an identifier, or nil if it is not in the tree.
    func index(of id: NodeID) -> Int32? {
      guard let index = parsed.numbering.index(of: id.number), index >= 0, index < nodeCount else {
        return nil
      }
      let node = Int32(truncatingIfNeeded: index)
      return isInTree(node) ? node : nil
    }

    /// Returns whether a node is connected to the root.
    func isInTree(_ node: Int32) -> Bool {
      guard let changes, changes.pointee.hasRemovedNodes else { return true }
      var index = node
      while index > 0 { index = record(at: index).parent }
      return index == 0
    }

    func name(of code: ElementCode) -> String {
      if code.value < ElementCode.firstOther { return ElementTable.shared.names[Int(code.value)] }
      let index = Int(code.value &- ElementCode.firstOther)
      let names = changes.map { $0.pointee.otherNames } ?? parsed.otherNames
      return names.indices.contains(index) ? names[index] : ""
    }

    /// Calls `body` with the bytes of the name of an element.
    @inline(__always)
    func withName<Result>(
      of code: ElementCode, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
      if code.value < ElementCode.firstOther {
        return body(ElementTable.shared.nameBytes(of: code))
      }
      return withUTF8Bytes(of: name(of: code), body)
    }

    // MARK: Text

    /// The source followed by the text that edits have added; a copy if the tree was edited.
    var source: String {
      guard let changes else { return parsed.source }
      return parsed.source + String(decoding: changes.pointee.text.values, as: UTF8.self)
    }

    /// Calls `body` with all bytes that records refer to.
    func withSourceBytes<Result>(_ body: (SourceBytes) -> Result) -> Result {
      withUTF8Bytes(of: parsed.source) { bytes in
        withExtendedLifetime(self) {
          let added = changes?.pointee.text.values
          return body(
            SourceBytes(
              parsed: bytes, added: added ?? UnsafeBufferPointer(start: nil, count: 0)))
        }
      }
    }

    /// Calls `body` with the bytes between two offsets, which must both be in the source or both in
    /// the added text.
    @inline(__always)
    func withBytes<Result>(
      _ start: Int, _ end: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
      guard start < end else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
      if start < parsed.sourceLength {
        return withUTF8Bytes(of: parsed.source) {
          body(UnsafeBufferPointer(rebasing: $0[start..<end]))
        }
      }
      return withExtendedLifetime(self) {
        let shift = parsed.sourceLength
        guard let text = changes?.pointee.text.values, end &- shift <= text.count else {
          return body(UnsafeBufferPointer(start: nil, count: 0))
        }
        return body(UnsafeBufferPointer(rebasing: text[start &- shift..<end &- shift]))
      }
    }

    /// Returns the decoded text of a range of the source.
    func decoded(_ range: Range<Int>, hasReferences: Bool, inAttribute: Bool) -> String {
      withBytes(range.lowerBound, range.upperBound) { part in
        if part.isPlain(hasReferences: hasReferences) {
          return String(decoding: part, as: UTF8.self)
        }
        var decoded = ByteBuffer(minimumCapacity: part.count)
        CharacterReferences.decode(
          part, hasReferences: hasReferences, inAttribute: inAttribute, normalizes: true,
          to: &decoded)
        return decoded.text
      }
    }

    /// Appends the text of a text node, or the content of a comment or document type.
    func appendText(of record: NodeRecord, to text: inout ByteBuffer) {
      withBytes(
        Int(record.start) &+ Int(record.firstAttribute), Int(record.end) &- record.attributeCount
      ) { part in
        CharacterReferences.decode(
          part, hasReferences: record.kind == .text, inAttribute: false, normalizes: true,
          to: &text)
      }
    }

    /// Appends the text of all text nodes below a node.
    func appendText(inside top: Int32, to text: inout ByteBuffer) {
      var index = top
      while let next = node(after: index, in: top) {
        index = next
        let record = record(at: index)
        if record.isText { appendText(of: record, to: &text) }
      }
    }

    var parseErrors: [ParseErrorRecord] {
      changes.map { $0.pointee.parseErrors } ?? parsed.parseErrors
    }

    // MARK: Attributes

    /// Returns the attributes of an element; the buffer is valid while the storage exists and is
    /// not edited.
    @inline(__always)
    func attributeRecords(of record: NodeRecord) -> UnsafeBufferPointer<AttributeRecord> {
      guard record.kind == .element, record.attributeCount > 0 else {
        return UnsafeBufferPointer(start: nil, count: 0)
      }
      let start = Int(record.firstAttribute)
      let count = parsed.attributes.count
      if start < count {
        return UnsafeBufferPointer(
          rebasing: parsed.attributes[start..<start &+ record.attributeCount])
      }
      guard let changes else { return UnsafeBufferPointer(start: nil, count: 0) }
      return UnsafeBufferPointer(
        rebasing: changes.pointee.attributes.values[
          start &- count..<start &- count &+ record.attributeCount])
    }

    /// Returns the attribute with a lowercase name, or nil if the element does not have it.
    @inline(__always)
    func attribute(_ name: StaticString, of record: NodeRecord) -> AttributeRecord? {
      attribute(
        UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount), of: record)
    }

    /// Returns the attribute with a name, compared ignoring ASCII case, or nil if the element does
    /// not have it.
    @inline(__always)
    func attribute(
      _ name: UnsafeBufferPointer<UInt8>, of record: NodeRecord
    ) -> AttributeRecord? {
      withExtendedLifetime(self) {
        for attribute in attributeRecords(of: record)
        where Int(attribute.nameEnd) &- Int(attribute.nameStart) == name.count {
          let matches = withBytes(Int(attribute.nameStart), Int(attribute.nameEnd)) { bytes in
            var index = 0
            while index < bytes.count,
              bytes[index].asciiLowercased == name[index].asciiLowercased
            {
              index &+= 1
            }
            return index == name.count
          }
          if matches { return attribute }
        }
        return nil
      }
    }

    func attributeValue(_ attribute: AttributeRecord) -> String {
      decoded(
        Int(attribute.valueStart)..<Int(attribute.valueEnd), hasReferences: true,
        inAttribute: true)
    }

    /// Calls `body` with the bytes of an attribute value, decoded if necessary.
    func withValue<Result>(
      of attribute: AttributeRecord, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
      withBytes(Int(attribute.valueStart), Int(attribute.valueEnd)) { bytes in
        if bytes.isPlain(hasReferences: true) { return body(bytes) }
        return withUTF8Bytes(of: attributeValue(attribute), body)
      }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether the bytes need no decoding: they contain no CR, no NUL and no character
  /// reference.
  @inline(__always)
  func isPlain(hasReferences: Bool) -> Bool {
    for byte in self where byte <= 0x26 {
      if byte == 0x0D || byte == 0 || byte == .ampersand && hasReferences { return false }
    }
    return true
  }
}
