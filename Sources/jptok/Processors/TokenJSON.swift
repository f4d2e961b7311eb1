import JapaneseText
import TextFoundation

/// Writes tokens as lines of JSON.
struct TokenJSON: ~Copyable {
  private var features: FeatureJSON

  /// - Parameter hasStableFeatures: whether the features of tokens stay in memory and unchanged as
  ///   long as the writer is used, so that what is written for them is cached.
  init(hasStableFeatures: Bool) {
    features = FeatureJSON(isCaching: hasStableFeatures)
  }

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
    output.append("{\"line\":" as StaticString)
    output.append(decimal: line)
    if let rank {
      output.append(",\"rank\":" as StaticString)
      output.append(decimal: rank)
    }
    output.append(",\"surface\":" as StaticString)
    FeatureJSON.append(surface, to: &output)
    output.append(",\"start\":" as StaticString)
    output.append(decimal: range.lowerBound + offset)
    output.append(",\"end\":" as StaticString)
    output.append(decimal: range.upperBound + offset)
    output.append(UInt8(ascii: ","))
    features.append(token, surface: surface, to: &output)
    output.append(
      token.isUnknown
        ? ",\"unknown\":true,\"cost\":" as StaticString : ",\"unknown\":false,\"cost\":")
    output.append(decimal: token.cost)
    output.append("}\n" as StaticString)
  }
}
