import TextFoundation

/// The fields of a token as bytes, for writers that print many tokens.
///
/// The feature is divided into fields once per token, and no string is created. The bytes are valid
/// as long as the token.
package struct TokenFields {
  /// A field of the feature, named as in ``DictionarySchema``.
  package enum Name { case baseForm, reading, pronunciation }

  private var feature = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  private var ranges: [Range<Int>] = []
  private var schema: DictionarySchema?
  private var isMerged = false
  /// Whether the word itself contains colons, which are then not separators of components.
  private var hasColon = false

  package init() {}

  /// Reads the fields of a token.
  package mutating func load(_ token: borrowing Token) {
    schema = token.source.schema
    isMerged = token.isMerged
    hasColon = token.surface.utf8.contains(ComponentSeparator.byte)
    ranges.removeAll(keepingCapacity: true)
    let bytes = token.feature.bytes
    var (offset, start, isQuoted) = (0, 0, false)
    while true {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
      } else if byte == UInt8(ascii: ",") && !isQuoted || byte == 0 {
        ranges.append(start..<offset)
        if byte == 0 { break }
        start = offset &+ 1
      }
      offset &+= 1
    }
    feature = UnsafeBufferPointer(start: bytes, count: offset)
  }

  /// The indices of the fields with the dictionary's names of the part of speech, from general to
  /// specific.
  package var partOfSpeechIndices: Range<Int> { schema?.partOfSpeech ?? 0..<0 }

  /// Calls `body` with a field, or with nil if it is absent, empty or `*`, or if the token was
  /// joined from several words.
  package func with(_ name: Name, _ body: (UnsafeBufferPointer<UInt8>?) -> Void) {
    let index =
      switch name {
      case .baseForm: schema?.baseForm
      case .reading: schema?.reading
      case .pronunciation: schema?.pronunciation
      }
    guard !isMerged, let index else { return body(nil) }
    withField(index) { field in
      guard let field, !hasColon else { return body(field) }
      ComponentSeparator.withRemoved(from: field, body)
    }
  }

  /// Calls `body` with the field at an index, or with nil if it is absent, empty or `*`.
  package func withField(_ index: Int, _ body: (UnsafeBufferPointer<UInt8>?) -> Void) {
    guard ranges.indices.contains(index), !ranges[index].isEmpty else { return body(nil) }
    let field = UnsafeBufferPointer(rebasing: feature[ranges[index]])
    if field[0] == UInt8(ascii: "*"), field.count == 1 { return body(nil) }
    guard field[0] == UInt8(ascii: "\"") else { return body(field) }
    // A quoted field may have doubled quotation marks.
    guard let text = FeatureFields(feature).text(at: index) else { return body(nil) }
    withUTF8Bytes(of: text) { body($0) }
  }
}
