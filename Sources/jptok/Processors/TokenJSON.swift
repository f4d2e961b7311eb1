import JapaneseText
import TextFoundation

/// Writes tokens as lines of JSON.
enum TokenJSON {
  /// Appends `{"line":…,"surface":…,"start":…,…}` and a line feed.
  ///
  /// - Parameters:
  ///   - token: the token.
  ///   - offset: the offset of the token's text in the line, added to its offsets.
  ///   - line: the number of the input line.
  ///   - rank: the 1-based rank of the analysis; nil for a single analysis.
  ///   - output: receives the line.
  static func append(
    _ token: Token, offset: Int, line: Int, rank: Int?, to output: inout ByteBuffer
  ) {
    output.append("{\"line\":")
    output.append(String(line))
    if let rank {
      output.append(",\"rank\":")
      output.append(String(rank))
    }
    append(name: ",\"surface\":", string: String(token.surface), to: &output)
    output.append(",\"start\":")
    output.append(String(token.utf8Range.lowerBound + offset))
    output.append(",\"end\":")
    output.append(String(token.utf8Range.upperBound + offset))
    output.append(",\"pos\":[")
    for (index, level) in token.partOfSpeech.levels.enumerated() {
      append(name: index == 0 ? "" : ",", string: level, to: &output)
    }
    output.append("]")
    append(name: ",\"base\":", string: token.baseForm, to: &output)
    append(name: ",\"reading\":", string: token.reading, to: &output)
    append(name: ",\"pronunciation\":", string: token.pronunciation, to: &output)
    output.append(token.isUnknown ? ",\"unknown\":true" : ",\"unknown\":false")
    output.append(",\"cost\":")
    output.append(String(token.cost))
    output.append("}\n")
  }

  private static func append(name: StaticString, string: String?, to output: inout ByteBuffer) {
    output.append(name)
    guard let string else { return output.append("null") }
    output.append(UInt8(ascii: "\""))
    output.append(string, escapedBy: .jsonCodes)
    output.append(UInt8(ascii: "\""))
  }
}
