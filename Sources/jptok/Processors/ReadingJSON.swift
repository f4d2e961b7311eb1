import JapaneseText
import TextFoundation

/// Writes detailed readings as lines of JSON.
enum ReadingJSON {
  /// Appends `{"line":…,"text":…,"reading":…,"words":[…]}` and a line feed.
  ///
  /// - Parameters:
  ///   - reading: the reading of the line.
  ///   - line: the text of the line.
  ///   - number: the number of the line in its file.
  ///   - minimumConfidence: the threshold for `unsure`; nil to leave the field out.
  ///   - evidence: the evidence for each word; nil to leave the field out.
  ///   - output: receives the line.
  static func append(
    _ reading: DetailedReading, of line: UnsafeBufferPointer<UInt8>, number: Int,
    minimumConfidence: Double?, evidence: [[(name: String, value: Int)]]? = nil,
    to output: inout ByteBuffer
  ) {
    output.append("{\"line\":")
    output.append(String(number))
    append(name: ",\"text\":", line, to: &output)
    append(name: ",\"reading\":", reading.text, to: &output)
    output.append(",\"words\":[")
    for (index, word) in reading.words.enumerated() {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      append(word, of: line, minimumConfidence: minimumConfidence, to: &output)
      if let evidence, evidence.indices.contains(index) { append(evidence[index], to: &output) }
      output.append(UInt8(ascii: "}"))
    }
    output.append("]}\n")
  }

  private static func append(
    _ word: DetailedReading.Word, of line: UnsafeBufferPointer<UInt8>, minimumConfidence: Double?,
    to output: inout ByteBuffer
  ) {
    append(
      name: "{\"surface\":", UnsafeBufferPointer(rebasing: line[word.source]), to: &output)
    append(name: ",\"start\":", word.source.lowerBound, to: &output)
    append(name: ",\"end\":", word.source.upperBound, to: &output)
    append(name: ",\"reading\":", word.reading, to: &output)
    append(name: ",\"readingStart\":", word.output.lowerBound, to: &output)
    append(name: ",\"readingEnd\":", word.output.upperBound, to: &output)
    append(name: ",\"origin\":", word.origin.rawValue, to: &output)
    if let reason = word.reason { append(name: ",\"reason\":", reason, to: &output) }
    output.append(",\"confidence\":")
    output.append(decimal(word.confidence))
    if let minimumConfidence {
      output.append(word.confidence < minimumConfidence ? ",\"unsure\":true" : ",\"unsure\":false")
    }
    output.append(",\"alternatives\":[")
    for (index, alternative) in word.alternatives.enumerated() {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      append(name: "{\"reading\":", alternative.reading, to: &output)
      append(name: ",\"kind\":", alternative.kind.rawValue, to: &output)
      if let difference = alternative.costDifference {
        append(name: ",\"cost\":", difference, to: &output)
      } else {
        output.append(",\"cost\":null")
      }
      output.append(UInt8(ascii: "}"))
    }
    output.append("]")
  }

  private static func append(
    _ evidence: [(name: String, value: Int)], to output: inout ByteBuffer
  ) {
    for (index, variable) in evidence.enumerated() {
      output.append(index == 0 ? ",\"evidence\":{\"" : ",\"")
      output.append(variable.name)
      append(name: "\":", variable.value, to: &output)
    }
    output.append(UInt8(ascii: "}"))
  }

  /// Returns a number from 0 to 1 with three decimals, rounded down so that only certain readings
  /// have 1 and no number is greater than the threshold that it does not reach.
  static func decimal(_ value: Double) -> String {
    let thousandths = Int((min(max(value, 0), 1) * 1_000).rounded(.down))
    if thousandths == 1_000 { return "1" }
    let digits = String(thousandths)
    return "0." + String(repeating: "0", count: 3 - digits.count) + digits
  }

  private static func append(name: StaticString, _ number: Int, to output: inout ByteBuffer) {
    output.append(name)
    output.append(String(number))
  }

  private static func append(name: StaticString, _ text: String, to output: inout ByteBuffer) {
    output.append(name)
    output.append(UInt8(ascii: "\""))
    output.append(text, escapedBy: .jsonCodes)
    output.append(UInt8(ascii: "\""))
  }

  private static func append(
    name: StaticString, _ bytes: UnsafeBufferPointer<UInt8>, to output: inout ByteBuffer
  ) {
    append(name: name, String(decoding: bytes, as: UTF8.self), to: &output)
  }
}
