internal import TextFoundation

/// Segments of Markdown that are left alone: formulas `$…$`, `{{…}}` and `{%…%}` of templates, and
/// markup that is shown as an example, between escaped delimiters (`\*強調\*`).
enum MarkdownReservedSpans {
  /// Returns the ranges of reserved segments in a block, in order.
  static func ranges(
    in bytes: UnsafeBufferPointer<UInt8>, _ block: Range<Int>
  ) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var position = block.lowerBound
    // Bytes after which a search for an end has failed; it is not repeated.
    var failed: Set<UInt8> = []
    while position < block.upperBound {
      let byte = bytes[position]
      let next = position + 1 < block.upperBound ? bytes[position + 1] : 0
      var end: Int?
      switch (byte, next) {
      case (UInt8(ascii: "\\"), UInt8(ascii: "*")), (UInt8(ascii: "\\"), UInt8(ascii: "_")),
        (UInt8(ascii: "\\"), UInt8(ascii: "`")), (UInt8(ascii: "\\"), UInt8(ascii: "~")):
        end = offset(after: (byte, next), from: position + 2, in: bytes, block, onOneLine: true)
        if end == nil { position += 1 }
      case (UInt8(ascii: "\\"), _): position += 1
      case (UInt8(ascii: "$"), UInt8(ascii: "$")) where !failed.contains(0):
        end = offset(after: (byte, byte), from: position + 2, in: bytes, block)
        if end == nil { failed.insert(0) }
      case (UInt8(ascii: "$"), _) where next > 0x20 && next != byte && !failed.contains(byte):
        end = endOfFormula(from: position + 1, in: bytes, block)
        if end == nil { failed.insert(byte) }
      case (UInt8(ascii: "{"), UInt8(ascii: "{")) where !failed.contains(byte):
        end = offset(
          after: (UInt8(ascii: "}"), UInt8(ascii: "}")), from: position + 2, in: bytes, block)
        if end == nil { failed.insert(byte) }
      case (UInt8(ascii: "{"), UInt8(ascii: "%")) where !failed.contains(next):
        end = offset(after: (next, UInt8(ascii: "}")), from: position + 2, in: bytes, block)
        if end == nil { failed.insert(next) }
      default: break
      }
      if let end { ranges.append(position..<end) }
      position = end ?? position + 1
    }
    return ranges
  }

  /// Returns the offset after two bytes.
  private static func offset(
    after end: (UInt8, UInt8), from start: Int, in bytes: UnsafeBufferPointer<UInt8>,
    _ block: Range<Int>, onOneLine: Bool = false
  ) -> Int? {
    var position = start
    while position + 1 < block.upperBound {
      if onOneLine, bytes[position] == 0x0A || bytes[position] == 0x0D { return nil }
      if bytes[position] == end.0, bytes[position + 1] == end.1 { return position + 2 }
      position += 1
    }
    return nil
  }

  /// Returns the offset after the `$` that ends a formula: no white space precedes it, and no digit
  /// follows it.
  private static func endOfFormula(
    from start: Int, in bytes: UnsafeBufferPointer<UInt8>, _ block: Range<Int>
  ) -> Int? {
    for position in start..<block.upperBound where bytes[position] == UInt8(ascii: "$") {
      guard position > start, bytes[position - 1] > 0x20, bytes[position - 1] != UInt8(ascii: "\\"),
        position + 1 == block.upperBound || !bytes[position + 1].isASCIIDigit
      else { continue }
      return position + 1
    }
    return nil
  }
}
