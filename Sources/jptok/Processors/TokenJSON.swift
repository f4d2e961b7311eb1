import JapaneseText
import TextFoundation

/// Writes tokens as lines of JSON.
struct TokenJSON {
  private var fields = TokenFields()

  /// Appends `{"line":…,"surface":…,"start":…,…}` and a line feed.
  ///
  /// - Parameters:
  ///   - token: the token.
  ///   - text: the text that the token was found in.
  ///   - offset: the offset of the token's text in the line, added to its offsets.
  ///   - line: the number of the input line.
  ///   - rank: the 1-based rank of the analysis; nil for a single analysis.
  ///   - output: receives the line.
  mutating func append(
    _ token: borrowing Token, of text: UnsafeBufferPointer<UInt8>, offset: Int, line: Int,
    rank: Int?, to output: inout ByteBuffer
  ) {
    let range = token.utf8Range
    let surface = UnsafeBufferPointer(rebasing: text[range])
    fields.load(token)
    output.append("{\"line\":" as StaticString)
    output.append(decimal: line)
    if let rank {
      output.append(",\"rank\":" as StaticString)
      output.append(decimal: rank)
    }
    append(",\"surface\":", surface, to: &output)
    output.append(",\"start\":" as StaticString)
    output.append(decimal: range.lowerBound + offset)
    output.append(",\"end\":" as StaticString)
    output.append(decimal: range.upperBound + offset)
    output.append(",\"pos\":[" as StaticString)
    var separator: StaticString = ""
    fields.forEachPartOfSpeech { level in
      append(separator, level, to: &output)
      separator = ","
    }
    output.append(UInt8(ascii: "]"))
    fields.with(.baseForm) { append(",\"base\":", $0 ?? surface, to: &output) }
    fields.with(.reading) { append(",\"reading\":", $0, to: &output) }
    fields.with(.pronunciation) { append(",\"pronunciation\":", $0, to: &output) }
    output.append(
      token.isUnknown
        ? ",\"unknown\":true,\"cost\":" as StaticString : ",\"unknown\":false,\"cost\":")
    output.append(decimal: token.cost)
    output.append("}\n" as StaticString)
  }

  @inline(__always)
  private func append(
    _ name: StaticString, _ bytes: UnsafeBufferPointer<UInt8>?, to output: inout ByteBuffer
  ) {
    output.append(name)
    guard let bytes else { return output.append("null" as StaticString) }
    output.append(UInt8(ascii: "\""))
    output.append(bytes, escapedBy: .jsonCodes)
    output.append(UInt8(ascii: "\""))
  }
}
