import TextFoundation

@testable import JapaneseText

/// A part of a text with the kana that it is read as.
struct ReadPart: Equatable {
  let source: String
  let reading: String
  let pronunciation: String
  let range: Range<Int>
}

/// Reads numbers as a caller does: at each offset that is not part of the preceding number.
///
/// `words` are the words of the text; without them every character ends a word.
struct NumberReaderProbe {
  let text: String
  private(set) var expressions: [[ReadPart]] = []

  init(_ text: String, words: [String]? = nil, reader: NumberReader = .standard) {
    self.text = text
    var ends: Set<Int>?
    if let words {
      var offset = 0
      var offsets: Set<Int> = []
      for word in words {
        offset += word.utf8.count
        offsets.insert(offset)
      }
      ends = offsets
    }
    var reading = NumberReading()
    withUTF8Bytes(of: text) { bytes in
      var position = 0
      while position < bytes.count {
        reading.removeAll()
        let end =
          bytes.isScalarBoundary(position)
          ? reader.read(bytes, from: position, into: &reading) { offset in
            ends?.contains(offset) ?? bytes.isScalarBoundary(offset)
          } : nil
        guard let end, end > position else {
          position += 1
          continue
        }
        expressions.append(
          reading.parts.map { part in
            ReadPart(
              source: String(
                decoding: UnsafeBufferPointer(rebasing: bytes[part.source]), as: UTF8.self),
              reading: reading.reading(of: part), pronunciation: reading.pronunciation(of: part),
              range: part.source)
          })
        position = end
      }
    }
  }

  /// The text with every number in katakana.
  var kana: String { joined { $0.reading } }
  /// The text with every number in katakana, with long vowels as ー.
  var pronunciation: String { joined { $0.pronunciation } }
  /// The source and the kana of each part: `三[サン]本[ボン]`.
  var annotated: String { joined { "\($0.source)[\($0.reading)]" } }

  private func joined(_ transform: (ReadPart) -> String) -> String {
    let bytes = Array(text.utf8)
    var result = ""
    var position = 0
    for part in expressions.joined() {
      result += String(decoding: bytes[position..<part.range.lowerBound], as: UTF8.self)
      result += transform(part)
      position = part.range.upperBound
    }
    return result + String(decoding: bytes[position...], as: UTF8.self)
  }
}
