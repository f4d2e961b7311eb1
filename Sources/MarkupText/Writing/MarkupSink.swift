import TextFoundation

/// The rules for decoding bytes of a source.
struct SourceDecoding: Sendable {
  /// Whether character references are decoded.
  let hasReferences: Bool
  /// Whether the source is an attribute value.
  let inAttribute: Bool

  static let attribute = SourceDecoding(hasReferences: true, inAttribute: true)

  /// Returns the rules for the text of a text node, or for the content of a comment or document
  /// type.
  @inline(__always)
  static func text(of kind: NodeRecord.Kind) -> SourceDecoding {
    SourceDecoding(hasReferences: kind == .text, inAttribute: false)
  }

  /// Returns whether the decoded text starts with LF or CR.
  func startsWithNewline(_ part: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = part.first else { return false }
    guard first == .ampersand else { return first == 0x0A || first == 0x0D }
    var decoded = ByteBuffer(minimumCapacity: 64)
    _ = CharacterReferences.decodeSpecialByte(
      in: part, at: 0, hasReferences: hasReferences, inAttribute: inAttribute, normalizes: true,
      to: &decoded)
    return decoded.bytes.first == 0x0A || decoded.bytes.first == 0x0D
  }
}

/// Collects the output of a written tree: syntax unchanged, and text decoded from the bytes of the
/// source and escaped in a single pass that copies runs of unescaped characters.
struct MarkupSink: ~Copyable {
  private(set) var output: ByteBuffer
  /// The text of a decoded character reference.
  private var decoded = ByteBuffer(minimumCapacity: 64)

  init(minimumCapacity: Int) { output = ByteBuffer(minimumCapacity: minimumCapacity) }

  /// Returns everything that was written.
  consuming func finish() -> String { output.text }

  @inline(__always)
  mutating func write(_ byte: UInt8) { output.append(byte) }

  @inline(__always)
  mutating func write(_ literal: StaticString) { output.append(literal) }

  @inline(__always)
  mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) { output.append(bytes) }

  mutating func write(_ text: String) { withUTF8Bytes(of: text) { output.append($0) } }

  mutating func write(decimal number: Int) { output.append(decimal: number) }

  // MARK: Text

  /// Writes text, escaping it.
  mutating func write(_ text: UnsafeBufferPointer<UInt8>, escapedBy table: EscapeTable) {
    output.append(text, escapedBy: table)
  }

  /// Decodes a part of a source and writes it, escaping it for the output.
  mutating func write(
    source: UnsafeBufferPointer<UInt8>, _ decoding: SourceDecoding, escapedBy table: EscapeTable
  ) {
    var offset = 0
    while offset < source.count {
      let end = table.firstOffset(needing: [.escaping, .decoding], in: source, from: offset)
      output.append(UnsafeBufferPointer(rebasing: source[offset..<end]))
      offset = end
      guard offset < source.count else { return }
      if table.needs(.decoding, for: source[offset]) {
        offset = writeDecoded(source, at: offset, decoding, escapedBy: table)
      } else {
        offset &+= table.write(source, at: offset, to: &output)
      }
    }
  }

  /// Writes the decoded form of `&…`, CR or NUL and returns the offset after it.
  private mutating func writeDecoded(
    _ source: UnsafeBufferPointer<UInt8>, at offset: Int, _ decoding: SourceDecoding,
    escapedBy table: EscapeTable
  ) -> Int {
    decoded.removeAll()
    let end = CharacterReferences.decodeSpecialByte(
      in: source, at: offset, hasReferences: decoding.hasReferences,
      inAttribute: decoding.inAttribute, normalizes: true, to: &decoded)
    write(decoded.bytes, escapedBy: table)
    return end
  }

  /// Writes a name in lower case.
  mutating func write(lowercased name: UnsafeBufferPointer<UInt8>, escapedBy table: EscapeTable) {
    let start = output.count
    output.append(name)
    var isEscaped = false
    output.withMutableBytes { bytes in
      for offset in start..<bytes.count {
        bytes[offset] = bytes[offset].asciiLowercased
        if table.needs(.escaping, for: bytes[offset]) { isEscaped = true }
      }
    }
    guard isEscaped else { return }
    // Names are short and rarely need escaping.
    let copy = Array(UnsafeBufferPointer(rebasing: output.bytes[start...]))
    output.truncate(to: start)
    copy.withUnsafeBufferPointer { write($0, escapedBy: table) }
  }
}
