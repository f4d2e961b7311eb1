internal import TextFoundation

/// Diagnostics by offset, converted to lines and columns in one pass at the end.
struct DiagnosticList: Sendable {
  private var found: [(offset: Int, code: String, message: String)] = []

  /// Records a diagnostic at an offset.
  mutating func add(_ code: String, at offset: Int, _ message: String) {
    found.append((offset, code, message))
  }

  /// Returns the diagnostics in source order, in time linear in the text, apart from sorting.
  func diagnostics(in text: String) -> [MarkupDiagnostic] {
    guard !found.isEmpty else { return [] }
    let sorted = found.sorted { $0.offset < $1.offset }
    return withUTF8Bytes(of: text) { bytes in
      var position = SourcePosition(offset: 0, line: 1, column: 1)
      return sorted.map { entry in
        advance(&position, to: min(entry.offset, bytes.count), in: bytes)
        return MarkupDiagnostic(
          code: entry.code, message: Quoted.message(entry.message, keepsLineFeeds: false),
          position: position)
      }
    }
  }

  private func advance(
    _ position: inout SourcePosition, to offset: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) {
    while position.offset < offset {
      let byte = bytes[position.offset]
      let next = position.offset + 1 < bytes.count ? bytes[position.offset + 1] : 0
      if byte == 0x0A || (byte == 0x0D && next != 0x0A) {
        position.line += 1
        position.column = 1
      } else if !UTF8.isContinuation(next), byte != 0x0D {
        position.column += 1
      }
      position.offset += 1
    }
  }
}
