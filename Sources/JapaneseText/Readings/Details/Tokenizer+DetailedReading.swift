import Kana
import TextFoundation

extension Tokenizer {
  /// Returns the whole text read in kana, with the alternatives and the confidence for each word.
  ///
  /// ```swift
  /// let reading = tokenizer.detailedReading(of: "市場")
  /// reading.words[0].reading                     // "しじょう"
  /// reading.words[0].alternatives.map(\.reading) // ["いちば"]
  /// ```
  ///
  /// The text is the same as that of ``reading(of:options:)``, which is several times faster.
  /// Alternatives are the readings of other entries of the dictionary, of the same characters
  /// divided otherwise, and of the rules for words with several readings. If libmecab reads the
  /// dictionary (see ``engine``), only the rules have alternatives.
  ///
  /// - Parameters:
  ///   - text: any text; an empty one has no words.
  ///   - options: the syllabary of the output, and the treatment of Latin words.
  /// - Returns: the kana and the words that have a reading.
  /// - Complexity: linear in the length of the text.
  public func detailedReading(
    of text: String, options: ReadingOptions = ReadingOptions()
  ) -> DetailedReading {
    DetailedTextReader(tokenizer: self, options: options).reading(of: text)
  }
}

/// Reads text in kana with alternatives and confidence, for strings and for programs that process
/// lines.
///
/// Not thread-safe: use one per task.
package final class DetailedTextReader {
  private let pool: ScratchPool
  private let analyzer: ReadingAnalyzer
  private let inspector: ReadingInspector
  private let writer: ReadingWriter
  private let converter: KanaConverter
  private let options: ReadingOptions

  package init(tokenizer: Tokenizer, options: ReadingOptions) {
    let core = tokenizer.core
    pool = core.scratch
    analyzer = pool.take() ?? ReadingAnalyzer(core: core)
    inspector = pool.take() ?? ReadingInspector(core: core)
    writer = ReadingWriter(syllabary: options.syllabary)
    converter = KanaConverter(to: options.syllabary)
    self.options = options
  }

  deinit {
    pool.putBack(analyzer)
    pool.putBack(inspector)
  }

  /// Returns the reading of a text.
  package func reading(of text: String) -> DetailedReading { inspectedReading(of: text).reading }

  /// Returns the reading of a text, and for each of its words the evidence for the confidence, which
  /// the model is fitted with.
  package func readingWithEvidence(
    of text: String
  ) -> (reading: DetailedReading, evidence: [[(name: String, value: Int)]]) {
    let (reading, findings) = inspectedReading(of: text)
    let evidence = findings.map { finding in
      ReadingEvidence.Variable.allCases.map { ($0.rawValue, finding.evidence[$0]) }
    }
    return (reading, evidence)
  }

  private func inspectedReading(
    of text: String
  ) -> (reading: DetailedReading, findings: [ReadingInspector.Finding]) {
    var output = ByteBuffer(minimumCapacity: text.utf8.count * 2)
    var words: [DetailedReading.Word] = []
    var findings: [ReadingInspector.Finding] = []
    withUTF8Bytes(of: text) { bytes in
      analyzer.forEachChunk(
        of: bytes, latinWords: options.latinWords, symbols: options.symbols,
        inspect: inspector.inspect
      ) { chunk, offset in
        var spans: [(source: Range<Int>, output: Int, hasReading: Bool)] = []
        writer.append(chunk, to: &output) { range, start, hasReading in
          spans.append(
            (range.lowerBound + offset..<range.upperBound + offset, start, hasReading))
        }
        var number = 0
        for (index, span) in spans.enumerated()
        where span.hasReading && number < inspector.findings.count {
          let end = index + 1 < spans.count ? spans[index + 1].output : output.count
          words.append(
            word(inspector.findings[number], span.source, span.output..<end, output.bytes))
          number += 1
        }
        findings += inspector.findings
      }
    }
    return (DetailedReading(text: output.text, words: words), findings)
  }

  private func word(
    _ finding: ReadingInspector.Finding, _ source: Range<Int>, _ range: Range<Int>,
    _ output: UnsafeBufferPointer<UInt8>
  ) -> DetailedReading.Word {
    let reading = String(decoding: output[range], as: UTF8.self)
    var alternatives: [DetailedReading.Alternative] = []
    for candidate in finding.alternatives {
      let kana = converter.convert(String(decoding: candidate.reading, as: UTF8.self))
      // Readings that differ only in the syllabary are equal after the conversion.
      if kana == reading || alternatives.contains(where: { $0.reading == kana }) { continue }
      alternatives.append(
        DetailedReading.Alternative(
          reading: kana, kind: candidate.kind, costDifference: candidate.difference))
    }
    return DetailedReading.Word(
      source: source, output: range, reading: reading, origin: finding.origin,
      reason: finding.origin == .homographRule
        ? HomographRules.reason(forRule: finding.homographRule) : nil,
      confidence: finding.confidence, alternatives: alternatives)
  }
}
