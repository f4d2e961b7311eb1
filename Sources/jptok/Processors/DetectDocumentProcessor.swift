import LanguageDetection
import TextFoundation

/// Prints one language for each file, with the shares of all languages.
///
/// The lines are collected in blocks, so that short lines are judged by their neighbors while memory
/// stays bounded.
final class DetectDocumentProcessor: LineProcessor {
  private let detector: LanguageDetector
  private let printsJSON: Bool
  private var files: ArraySlice<String>
  private var counts = LanguageCounts()
  private var block = ByteBuffer()

  private static let blockSize = 1 << 16
  /// The minimum share of languages in the text format.
  private static let minimumShare = 0.01

  init(_ detector: LanguageDetector, files: [String], printsJSON: Bool) {
    self.detector = detector
    self.printsJSON = printsJSON
    self.files = files[...]
  }

  func process(
    _ line: UnsafeBufferPointer<UInt8>, number: Int, to output: inout ByteBuffer
  ) {
    block.append(line)
    block.append(UInt8(ascii: "\n"))
    if block.count >= Self.blockSize { countBlock() }
  }

  func processLongLine(
    _ bytes: UnsafeBufferPointer<UInt8>, offset: Int, number: Int, isFinal: Bool,
    to output: inout ByteBuffer
  ) -> Int {
    let count = isFinal ? bytes.count : bytes.endOfLastWord
    process(UnsafeBufferPointer(rebasing: bytes[..<count]), number: number, to: &output)
    return count
  }

  func finish(to output: inout ByteBuffer) {
    countBlock()
    let file = files.popFirst() ?? "-"
    if printsJSON {
      DetectJSON.append(counts, file: file, to: &output)
    } else {
      appendText(to: &output)
    }
    counts = LanguageCounts()
  }

  private func countBlock() {
    for count in detector.letterCounts(utf8: block.bytes) { counts.add(count) }
    block.removeAll()
  }

  private func appendText(to output: inout ByteBuffer) {
    output.append(counts.language?.rawValue ?? "und")
    var separator = UInt8(ascii: "\t")
    for share in counts.shares where share.share >= Self.minimumShare {
      output.append(separator)
      output.append(share.language?.rawValue ?? "und")
      output.append(":")
      output.append(DetectProcessor.decimal(share.share))
      separator = UInt8(ascii: " ")
    }
    output.append(UInt8(ascii: "\n"))
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The end of the last word that ends at an ASCII space; the count without such a word.
  fileprivate var endOfLastWord: Int {
    lastIndex(of: UInt8(ascii: " ")).map { $0 + 1 } ?? count
  }
}
