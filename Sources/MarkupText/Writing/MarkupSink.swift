import TextFoundation

/// How bytes of a source become text.
///
/// Sendable: a plain value.
struct SourceDecoding: Sendable {
  /// Whether `&` means anything.
  let hasReferences: Bool
  /// Whether it is an attribute's value.
  let inAttribute: Bool

  static let attribute = SourceDecoding(hasReferences: true, inAttribute: true)

  /// Of the text of a text node, or of what a comment or a document type holds.
  @inline(__always)
  static func text(of kind: NodeRecord.Kind) -> SourceDecoding {
    SourceDecoding(hasReferences: kind == .text, inAttribute: false)
  }

  /// Whether what a part of a source means starts with LF or CR.
  func startsWithNewline(_ part: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = part.first else { return false }
    guard first == .ampersand else { return first == 0x0A || first == 0x0D }
    var decoded = ByteBuffer(minimumCapacity: 64)
    _ = CharacterReferences.decodeMark(
      in: part, at: 0, hasReferences: hasReferences, inAttribute: inAttribute, normalizes: true,
      to: &decoded)
    return decoded.bytes.first == 0x0A || decoded.bytes.first == 0x0D
  }
}

/// Takes the parts of a written tree in: marks as they are, and text straight from the source's
/// bytes, decoded and escaped in one pass that copies runs of characters that stay.
struct MarkupSink: ~Copyable {
  private(set) var output: ByteBuffer
  /// What a character reference stands for.
  private var decoded = ByteBuffer(minimumCapacity: 64)

  init(minimumCapacity: Int) { output = ByteBuffer(minimumCapacity: minimumCapacity) }

  /// All that was written.
  consuming func finish() -> String { output.text }

  @inline(__always)
  mutating func write(_ byte: UInt8) { output.append(byte) }

  @inline(__always)
  mutating func write(_ mark: StaticString) { output.append(mark) }

  @inline(__always)
  mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) { output.append(bytes) }

  mutating func write(_ text: String) { withUTF8Bytes(of: text) { output.append($0) } }

  mutating func write(decimal number: Int) { output.append(decimal: number) }

  // MARK: Text

  /// Writes text so that it means itself.
  mutating func write(_ text: UnsafeBufferPointer<UInt8>, escapedBy table: EscapeTable) {
    var place = 0
    while place < text.count {
      let end = table.firstPlace(needing: .escaping, in: text, from: place)
      output.append(UnsafeBufferPointer(rebasing: text[place..<end]))
      place = end
      if place < text.count { place &+= table.write(text, at: place, to: &output) }
    }
  }

  /// Writes the text that a part of a source means, so that it means itself.
  mutating func write(
    source: UnsafeBufferPointer<UInt8>, _ decoding: SourceDecoding, escapedBy table: EscapeTable
  ) {
    var place = 0
    while place < source.count {
      let end = table.firstPlace(needing: [.escaping, .decoding], in: source, from: place)
      output.append(UnsafeBufferPointer(rebasing: source[place..<end]))
      place = end
      guard place < source.count else { return }
      if table.needs(.decoding, for: source[place]) {
        place = writeDecoded(source, at: place, decoding, escapedBy: table)
      } else {
        place &+= table.write(source, at: place, to: &output)
      }
    }
  }

  /// Writes what `&`, CR or NUL means, and returns the place behind it.
  private mutating func writeDecoded(
    _ source: UnsafeBufferPointer<UInt8>, at place: Int, _ decoding: SourceDecoding,
    escapedBy table: EscapeTable
  ) -> Int {
    decoded.removeAll()
    let end = CharacterReferences.decodeMark(
      in: source, at: place, hasReferences: decoding.hasReferences,
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
      for place in start..<bytes.count {
        bytes[place] = bytes[place].asciiLowercased
        if table.needs(.escaping, for: bytes[place]) { isEscaped = true }
      }
    }
    guard isEscaped else { return }
    // A name is short, and hardly ever has anything to escape.
    let copy = Array(UnsafeBufferPointer(rebasing: output.bytes[start...]))
    output.truncate(to: start)
    copy.withUnsafeBufferPointer { write($0, escapedBy: table) }
  }
}
