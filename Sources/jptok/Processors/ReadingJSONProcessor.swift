import JapaneseText
import TextFoundation

/// Prints a JSON object with the words, alternatives and confidence of each line.
final class ReadingJSONProcessor: WholeLineProcessor {
  private let reader: DetailedTextReader
  private let minimumConfidence: Double?
  private let includesEvidence: Bool

  init(_ reader: DetailedTextReader, minimumConfidence: Double?, includesEvidence: Bool) {
    self.reader = reader
    self.minimumConfidence = minimumConfidence
    self.includesEvidence = includesEvidence
  }

  func process(
    _ line: UnsafeBufferPointer<UInt8>, number: Int, to output: inout ByteBuffer
  ) {
    let (reading, evidence) = reader.readingWithEvidence(of: String(decoding: line, as: UTF8.self))
    ReadingJSON.append(
      reading, of: line, number: number, minimumConfidence: minimumConfidence,
      evidence: includesEvidence ? evidence : nil, to: &output)
  }
}
