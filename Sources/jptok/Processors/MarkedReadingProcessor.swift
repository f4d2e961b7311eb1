import JapaneseText
import TextFoundation

/// Prints lines in kana with groups around words that have alternatives or are unsure:
/// `{いちば|しじょう}`, `{?いちば}`.
final class MarkedReadingProcessor: TextLineProcessor {
  private let reader: DetailedTextReader
  private let showsAlternatives: Bool
  private let minimumConfidence: Double?

  /// Creates a processor.
  ///
  /// - Parameters:
  ///   - reader: reads the lines.
  ///   - showsAlternatives: whether groups contain alternatives.
  ///   - minimumConfidence: the confidence below which a reading is unsure; if it is given, only
  ///     unsure readings are marked.
  init(_ reader: DetailedTextReader, showsAlternatives: Bool, minimumConfidence: Double?) {
    self.reader = reader
    self.showsAlternatives = showsAlternatives
    self.minimumConfidence = minimumConfidence
  }

  func append(
    _ text: UnsafeBufferPointer<UInt8>, continuesLine: Bool, to output: inout ByteBuffer
  ) {
    let reading = reader.reading(of: String(decoding: text, as: UTF8.self))
    withUTF8Bytes(of: reading.text) { kana in
      var end = 0
      for word in reading.words {
        guard let isUnsure = mark(for: word) else { continue }
        appendEscaped(kana[end..<word.output.lowerBound], to: &output)
        append(word, isUnsure: isUnsure, to: &output)
        end = word.output.upperBound
      }
      appendEscaped(kana[end...], to: &output)
    }
  }

  /// Returns whether a word is marked as unsure; nil if it is not marked.
  private func mark(for word: DetailedReading.Word) -> Bool? {
    if let minimumConfidence { return word.confidence < minimumConfidence ? true : nil }
    return showsAlternatives && !word.alternatives.isEmpty ? false : nil
  }

  private func append(_ word: DetailedReading.Word, isUnsure: Bool, to output: inout ByteBuffer) {
    output.append(isUnsure ? "{?" : "{")
    output.append(word.reading)
    if showsAlternatives {
      for alternative in word.alternatives {
        output.append(UInt8(ascii: "|"))
        output.append(alternative.reading)
      }
    }
    output.append(UInt8(ascii: "}"))
  }

  /// Appends text with a backslash before braces and backslashes, so that groups are unambiguous.
  private func appendEscaped(
    _ text: Slice<UnsafeBufferPointer<UInt8>>, to output: inout ByteBuffer
  ) {
    for byte in text {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\\"):
        output.append(UInt8(ascii: "\\"))
        output.append(byte)
      default: output.append(byte)
      }
    }
  }
}
