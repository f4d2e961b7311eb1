import TextFoundation

/// The bytes of a source and of the text that edits have put in behind its end.
///
/// Valid only where ``MarkupTree/Storage/withSourceBytes(_:)`` lends it.
struct SourceBytes {
  private let parsed: UnsafeBufferPointer<UInt8>
  private let added: UnsafeBufferPointer<UInt8>

  init(parsed: UnsafeBufferPointer<UInt8>, added: UnsafeBufferPointer<UInt8>) {
    self.parsed = parsed
    self.added = added
  }

  /// A part, which lies on one side of the source's end; empty if its ends are out of order.
  @inline(__always)
  subscript(start: Int, end: Int) -> UnsafeBufferPointer<UInt8> {
    let (bytes, shift) = start < parsed.count ? (parsed, 0) : (added, parsed.count)
    guard start < end, end &- shift <= bytes.count, let base = bytes.baseAddress else {
      return UnsafeBufferPointer(start: nil, count: 0)
    }
    return UnsafeBufferPointer(start: base + (start &- shift), count: end &- start)
  }

  /// The source of a text node's text, or of what a comment or a document type holds.
  @inline(__always)
  func content(of record: NodeRecord) -> UnsafeBufferPointer<UInt8> {
    self[Int(record.start) &+ Int(record.firstAttribute), Int(record.end) &- record.attributeCount]
  }

  func name(of attribute: AttributeRecord) -> UnsafeBufferPointer<UInt8> {
    self[Int(attribute.nameStart), Int(attribute.nameEnd)]
  }

  func value(of attribute: AttributeRecord) -> UnsafeBufferPointer<UInt8> {
    self[Int(attribute.valueStart), Int(attribute.valueEnd)]
  }
}
