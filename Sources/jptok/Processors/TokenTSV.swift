import JapaneseText
import TextFoundation

/// Writes tokens as rows of tab-separated values.
enum TokenTSV {
  /// Appends the surface, the start, the end, the part of speech (the dictionary's names joined by
  /// commas), the base form, the reading and the pronunciation (`*` if absent), whether the word is
  /// unknown (0 or 1), and the cost.
  static func append(_ token: Token, offset: Int, to output: inout ByteBuffer) {
    let tab = UInt8(ascii: "\t")
    append(String(token.surface), to: &output)
    output.append(tab)
    output.append(String(token.utf8Range.lowerBound + offset))
    output.append(tab)
    output.append(String(token.utf8Range.upperBound + offset))
    output.append(tab)
    output.append(token.partOfSpeech.levels.joined(separator: ","))
    output.append(tab)
    append(token.baseForm, to: &output)
    output.append(tab)
    output.append(token.reading ?? "*")
    output.append(tab)
    output.append(token.pronunciation ?? "*")
    output.append(token.isUnknown ? "\t1\t" : "\t0\t")
    output.append(String(token.cost))
    output.append(UInt8(ascii: "\n"))
  }

  /// Appends a text with tabs escaped, because a tab inside a word of a user dictionary would shift
  /// the columns.
  private static func append(_ text: String, to output: inout ByteBuffer) {
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\t") { output.append("\\t") } else { output.append(byte) }
    }
  }
}
