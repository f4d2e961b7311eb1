import TextFoundation

/// The bytes of a source followed by the text that edits have added.
///
/// Valid only inside the closure of ``MarkupTree/Storage/withSourceBytes(_:)``.
struct SourceBytes {
  private let parsed: UnsafeBufferPointer<UInt8>
  private let added: UnsafeBufferPointer<UInt8>

  init(parsed: UnsafeBufferPointer<UInt8>, added: UnsafeBufferPointer<UInt8>) {
    self.parsed = parsed
    self.added = added
  }

  /// Returns the bytes between two offsets, which must both be in the source or both in the added
  /// text.
  ///
  /// The result is empty if the range is empty or reversed.
  @inline(__always)
  subscript(start: Int, end: Int) -> UnsafeBufferPointer<UInt8> {
    let (bytes, shift) = start < parsed.count ? (parsed, 0) : (added, parsed.count)
    guard start < end, end &- shift <= bytes.count, let base = bytes.baseAddress else {
      return UnsafeBufferPointer(start: nil, count: 0)
    }
    return UnsafeBufferPointer(start: base + (start &- shift), count: end &- start)
  }

  /// Returns the source bytes of the text of a text node, or of the content of a comment or
  /// document type.
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
