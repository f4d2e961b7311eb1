import JapaneseText
import TextFoundation

/// A token as a row of tab-separated values.
enum TokenTSV {
  /// Appends surface, start, end, part of speech (the dictionary's names joined by commas), base
  /// form, reading, pronunciation (`*` where there is none), unknown (0 or 1), cost.
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

  /// A tab inside a word (a user dictionary may have one) would shift the columns.
  private static func append(_ text: String, to output: inout ByteBuffer) {
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\t") { output.append("\\t") } else { output.append(byte) }
    }
  }
}
