package import TextFoundation

extension Tokenizer {
  /// The whole text read in kana, with a map back to the text.
  ///
  /// ```swift
  /// tokenizer.reading(of: "東京へ行きました。").text  // "とうきょうへいきました。"
  /// ```
  ///
  /// - Parameters:
  ///   - text: any text; an empty one gives an empty reading.
  ///   - options: the kana to write, and what to do with Latin words.
  /// - Returns: the kana; white space, marks, other scripts and line structure are kept.
  /// - Complexity: linear in the length of the text.
  public func reading(of text: String, options: ReadingOptions = ReadingOptions()) -> Reading {
    var output = ByteBuffer(minimumCapacity: text.utf8.count * 2)
    var pieces: [Reading.Piece] = []
    let writer = ReadingWriter(script: options.script)
    var pending: (source: Range<Int>, start: Int, isRead: Bool)?
    core.forEachReadStretch(in: text) { stretch, offset in
      writer.append(stretch, to: &output) { range, start, isRead in
        if let pending {
          pieces.append(
            Reading.Piece(
              source: pending.source, output: pending.start..<start, isRead: pending.isRead))
        }
        pending = (range.lowerBound + offset..<range.upperBound + offset, start, isRead)
      }
    }
    if let pending {
      pieces.append(
        Reading.Piece(
          source: pending.source, output: pending.start..<output.count, isRead: pending.isRead))
    }
    return Reading(text: output.text, pieces: pieces)
  }
}

extension TokenizerCore {
  /// Calls `body` with the stretches of a text, read, and where each starts.
  func forEachReadStretch(in text: String, _ body: (AnalyzedText, Int) -> Void) {
    let analyzer = idleReaders.take() ?? ReadingAnalyzer(core: self)
    defer { idleReaders.giveBack(analyzer) }
    withUTF8Bytes(of: text) { bytes in
      var stretches = Stretches(bytes)
      while let range = stretches.next() {
        analyzer.analyze(UnsafeBufferPointer(rebasing: bytes[range])) {
          body($0, range.lowerBound)
        }
      }
    }
  }
}

/// A worker that reads lines given as bytes, for programs that read lines.
package final class LineReader {
  private let analyzer: ReadingAnalyzer
  private let writer: ReadingWriter

  package init(tokenizer: Tokenizer, options: ReadingOptions) {
    analyzer = ReadingAnalyzer(core: tokenizer.core)
    writer = ReadingWriter(script: options.script)
  }

  /// Appends a line in kana.
  package func append(_ line: UnsafeBufferPointer<UInt8>, to output: inout ByteBuffer) {
    var stretches = Stretches(line)
    while let range = stretches.next() {
      analyzer.analyze(UnsafeBufferPointer(rebasing: line[range])) {
        writer.append($0, to: &output)
      }
    }
  }

  /// How many bytes of a line of which more is to come can be taken.
  package static func completeCount(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    Stretches.completeCount(of: bytes)
  }
}
