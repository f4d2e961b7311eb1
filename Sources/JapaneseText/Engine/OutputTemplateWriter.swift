package import LatticeEngine
package import MeCabDictionary
package import TextFoundation

/// Writes the words of sentences in an output format of a dictionary, as MeCab does.
///
/// Not thread-safe: use one per task.
package struct OutputTemplateWriter {
  /// A field that a format asks for is not in a feature, at which MeCab stops.
  package struct MissingField: Error {
    package let index: Int
  }

  /// The number of fields that MeCab reads.
  private static let maximumFieldCount = 64

  private let template: OutputTemplate
  /// The end of the preceding word.
  private var previousEnd = 0

  package init(_ template: OutputTemplate) { self.template = template }

  /// Writes the beginning of a sentence.
  package mutating func begin(to output: inout ByteBuffer) {
    previousEnd = 0
    appendText(template.sentenceBeginning, to: &output)
  }

  /// Writes the end of a sentence.
  package func end(to output: inout ByteBuffer) {
    appendText(template.sentenceEnding, to: &output)
  }

  private func appendText(_ items: [OutputTemplate.Item], to output: inout ByteBuffer) {
    for case .text(let bytes) in items { bytes.withUnsafeBufferPointer { output.append($0) } }
  }

  /// Declares that the following words are those of another buffer, whose first byte follows the
  /// preceding word.
  package mutating func startBuffer() { previousEnd = 0 }

  /// Writes words of a line.
  package mutating func append(
    _ words: UnsafeBufferPointer<LatticeWord>, of line: UnsafeBufferPointer<UInt8>,
    to output: inout ByteBuffer
  ) throws(MissingField) {
    for word in words {
      for item in template.word(isUnknown: word.isUnknown) {
        try append(item, of: word, in: line, to: &output)
      }
      previousEnd = word.end
    }
  }

  private func append(
    _ item: OutputTemplate.Item, of word: LatticeWord, in line: UnsafeBufferPointer<UInt8>,
    to output: inout ByteBuffer
  ) throws(MissingField) {
    func write(_ range: Range<Int>) { output.append(UnsafeBufferPointer(rebasing: line[range])) }
    switch item {
    case .text(let bytes): bytes.withUnsafeBufferPointer { output.append($0) }
    case .surface: write(word.start..<word.end)
    case .surfaceWithBlanks: write(previousEnd..<word.end)
    case .blanks: write(previousEnd..<word.start)
    case .feature: output.append(Self.featureBytes(of: word))
    case .fields(let indices, let separator):
      try Self.append(fields: indices, separator, of: word, to: &output)
    case .partOfSpeechID: output.append(String(word.partOfSpeechID))
    case .wordCost: output.append(String(word.wordCost))
    case .status: output.append(word.isUnknown ? "1" : "0")
    case .length: output.append(String(word.end - word.start))
    case .lengthWithBlanks: output.append(String(word.end - previousEnd))
    case .leftID: output.append(String(word.leftID))
    case .rightID: output.append(String(word.rightID))
    // Not in a supported template.
    case .lattice: break
    }
  }

  private static func featureBytes(of word: LatticeWord) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: word.feature, count: Bytes.length(ofCString: word.feature))
  }

  /// Writes fields of the feature; one that begins with `*` is omitted.
  ///
  /// As in MeCab, a separator precedes a field only if the preceding index has a field.
  static func append(
    fields indices: [Int], _ separator: UInt8, of word: LatticeWord, to output: inout ByteBuffer
  ) throws(MissingField) {
    let fields = CSVFields.all(Array(featureBytes(of: word))).prefix(Self.maximumFieldCount)
    var isSeparated = false
    for index in indices {
      guard index < fields.count else { throw MissingField(index: index) }
      let field = fields[index]
      let isPresent = field.first != UInt8(ascii: "*")
      if isPresent {
        if isSeparated { output.append(separator) }
        field.withUnsafeBufferPointer { output.append($0) }
      }
      isSeparated = isPresent
    }
  }
}
