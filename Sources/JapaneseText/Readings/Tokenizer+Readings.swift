package import TextFoundation

extension Tokenizer {
  /// Returns the whole text read in kana, with a mapping to the text.
  ///
  /// ```swift
  /// tokenizer.reading(of: "東京へ行きました。").text  // "とうきょうへいきました。"
  /// ```
  ///
  /// - Parameters:
  ///   - text: any text; an empty one has an empty reading.
  ///   - options: the syllabary of the output, and the treatment of Latin words and symbols.
  /// - Returns: the kana; whitespace, punctuation, other scripts and line breaks are unchanged.
  /// - Complexity: linear in the length of the text.
  public func reading(of text: String, options: ReadingOptions = ReadingOptions()) -> Reading {
    TextReader(tokenizer: self, options: options).reading(of: text)
  }
}

/// Reads text in kana, for strings and for programs that process lines.
///
/// Not thread-safe: use one per task.
package final class TextReader {
  private let pool: ScratchPool?
  private let analyzer: ReadingAnalyzer
  private let writer: ReadingWriter
  private let latinWords: ReadingOptions.LatinWords
  private let symbols: ReadingOptions.Symbols

  /// Creates a reader with a dictionary; without one, kana are converted and kanji are read one by
  /// one.
  package init(tokenizer: Tokenizer?, options: ReadingOptions) {
    pool = tokenizer?.core.scratch
    analyzer = pool?.take() ?? ReadingAnalyzer(core: tokenizer?.core)
    writer = ReadingWriter(syllabary: options.syllabary)
    latinWords = options.latinWords
    symbols = options.symbols
  }

  deinit { pool?.putBack(analyzer) }

  /// Appends a text in kana.
  package func append(_ text: UnsafeBufferPointer<UInt8>, to output: inout ByteBuffer) {
    analyzer.forEachChunk(of: text, latinWords: latinWords, symbols: symbols) { chunk, _ in
      writer.append(chunk, to: &output)
    }
  }

  /// Returns a text in kana, with a mapping to it.
  package func reading(of text: String) -> Reading {
    var output = ByteBuffer(minimumCapacity: text.utf8.count * 2)
    var segments = SegmentCollector()
    withUTF8Bytes(of: text) { bytes in
      analyzer.forEachChunk(of: bytes, latinWords: latinWords, symbols: symbols) { chunk, offset in
        writer.append(chunk, to: &output) { range, start, hasReading in
          segments.append(
            range.lowerBound + offset..<range.upperBound + offset, output: start,
            hasReading: hasReading)
        }
      }
    }
    return Reading(text: output.text, segments: segments.finish(output: output.count))
  }

  /// Returns the number of bytes of an incomplete line that can be processed before more of it is
  /// available.
  package static func completeCount(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    Chunks.completeCount(of: bytes)
  }
}

/// Collects the segments of a reading; each ends where the next begins.
private struct SegmentCollector {
  private var segments: [Reading.Segment] = []
  private var open: (source: Range<Int>, output: Int, hasReading: Bool)?

  mutating func append(_ source: Range<Int>, output: Int, hasReading: Bool) {
    close(output)
    open = (source, output, hasReading)
  }

  mutating func finish(output: Int) -> [Reading.Segment] {
    close(output)
    return segments
  }

  private mutating func close(_ output: Int) {
    guard let open else { return }
    segments.append(
      Reading.Segment(
        source: open.source, output: open.output..<output, hasReading: open.hasReading))
    self.open = nil
  }
}
