import JapaneseText
import TextFoundation

/// Writes tokens as rows of tab-separated values.
struct TokenTSV {
  private var fields = TokenFields()

  /// Appends the surface, the start, the end, the part of speech (the dictionary's names joined by
  /// commas), the base form, the reading and the pronunciation (`*` if absent), whether the word is
  /// unknown (0 or 1), and the cost.
  ///
  /// - Parameters:
  ///   - token: the token.
  ///   - text: the text that the token was found in.
  ///   - offset: the offset of the token's text in the line, added to its offsets.
  ///   - output: receives the row.
  mutating func append(
    _ token: borrowing Token, of text: UnsafeBufferPointer<UInt8>, offset: Int,
    to output: inout ByteBuffer
  ) {
    let tab = UInt8(ascii: "\t")
    let range = token.utf8Range
    let surface = UnsafeBufferPointer(rebasing: text[range])
    fields.load(token)
    append(surface, to: &output)
    output.append(tab)
    output.append(decimal: range.lowerBound + offset)
    output.append(tab)
    output.append(decimal: range.upperBound + offset)
    output.append(tab)
    var isFirst = true
    for index in fields.partOfSpeechIndices {
      fields.withField(index) { level in
        guard let level else { return }
        if !isFirst { output.append(UInt8(ascii: ",")) }
        output.append(level)
        isFirst = false
      }
    }
    output.append(tab)
    fields.with(.baseForm) { append($0 ?? surface, to: &output) }
    output.append(tab)
    fields.with(.reading) { appendField($0, to: &output) }
    output.append(tab)
    fields.with(.pronunciation) { appendField($0, to: &output) }
    output.append(token.isUnknown ? "\t1\t" as StaticString : "\t0\t")
    output.append(decimal: token.cost)
    output.append(UInt8(ascii: "\n"))
  }

  private func appendField(_ bytes: UnsafeBufferPointer<UInt8>?, to output: inout ByteBuffer) {
    if let bytes { output.append(bytes) } else { output.append(UInt8(ascii: "*")) }
  }

  /// Appends a text with tabs escaped, because a tab inside a word of a user dictionary would shift
  /// the columns.
  private func append(_ bytes: UnsafeBufferPointer<UInt8>, to output: inout ByteBuffer) {
    for byte in bytes {
      if byte == UInt8(ascii: "\t") {
        output.append("\\t" as StaticString)
      } else {
        output.append(byte)
      }
    }
  }
}
