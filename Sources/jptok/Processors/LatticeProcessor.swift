import CommandSupport
import JapaneseText
import LatticeEngine
import MeCabDictionary
import TextFoundation

/// Prints results for which a lattice of all words is needed: several analyses, partial parsing, and
/// output formats with properties of the lattice.
final class LatticeProcessor: LineProcessor {
  /// The maximum line length for several analyses; libmecab needs about 1.4 GB of memory per MB of
  /// text, the native engine up to 450 MB in all.
  private static let maximumLineLengthForSeveralPaths = 1 << 17

  private let lattice: any LatticeAnalyzer
  private let longLineLimiter: LongLineLimiter
  private let tokens: TokenAnalyzer
  private let format: TokenFormat
  private let bestPaths: Int
  private let isPartial: Bool
  private var json = TokenJSON(hasStableFeatures: false)
  private var tsv = TokenTSV()
  /// The lines of the unfinished sentence in partial parsing.
  private var sentence = ByteBuffer(minimumCapacity: 1 << 10)
  private var lastLine = 0

  init(
    tokenizer: Tokenizer, source: LatticeSource, format: TokenFormat, bestPaths: Int,
    isPartial: Bool
  ) {
    lattice = source.makeAnalyzer()
    longLineLimiter = tokenizer.longLineLimiter
    tokens = TokenAnalyzer(tokenizer: tokenizer)
    self.format = format
    self.bestPaths = bestPaths
    self.isPartial = isPartial
  }

  func process(
    _ line: UnsafeBufferPointer<UInt8>, number: Int, to output: inout ByteBuffer
  ) throws {
    guard isPartial else { return try analyze(line, number: number, to: &output) }
    lastLine = number
    sentence.append(line)
    sentence.append(UInt8(ascii: "\n"))
    if line.isEmpty || line.elementsEqual("EOS".utf8) {
      try finishSentence(to: &output)
    }
  }

  func processLongLine(
    _ bytes: UnsafeBufferPointer<UInt8>, offset: Int, number: Int, isFinal: Bool,
    to output: inout ByteBuffer
  ) throws -> Int {
    throw tooLong(number)
  }

  func finish(to output: inout ByteBuffer) throws {
    if !sentence.isEmpty { try finishSentence(to: &output) }
  }

  private func finishSentence(to output: inout ByteBuffer) throws {
    try analyze(sentence.bytes, number: lastLine, to: &output)
    sentence.removeAll()
  }

  private func analyze(
    _ input: UnsafeBufferPointer<UInt8>, number: Int, to output: inout ByteBuffer
  ) throws {
    guard bestPaths == 1 || input.count <= Self.maximumLineLengthForSeveralPaths else {
      throw tooLong(number)
    }
    do {
      try longLineLimiter.admit(size: input.count) {
        if format == .mecab {
          return try lattice.appendEngineOutput(
            of: input, bestPaths: bestPaths, isPartial: isPartial, to: &output)
        }
        var rank = 0
        try lattice.parse(input, bestPaths: bestPaths, isPartial: isPartial) { text, words in
          rank += 1
          append(words, of: text, number: number, rank: rank, to: &output)
        }
      }
    } catch let error as MeCabError {
      throw LineFailure(line: number, message: error.message)
    }
  }

  private func tooLong(_ number: Int) -> LineFailure {
    LineFailure(
      line: number,
      message: bestPaths > 1
        ? "the line is longer than 128 KiB, the limit of --nbest (split the line)"
        : "the line is longer than 1 MiB, the limit of --partial and of output formats of dictionaries "
          + "(split the line)")
  }

  private func append(
    _ words: UnsafeBufferPointer<LatticeWord>, of text: UnsafeBufferPointer<UInt8>, number: Int,
    rank: Int, to output: inout ByteBuffer
  ) {
    switch format {
    case .wakati, .mecab:
      MeCabFormat.appendSurfaces(of: words, of: text, to: &output)
    case .tsv:
      tokens.tokens(of: text, records: words) { tsv.append($0, of: text, offset: 0, to: &output) }
    case .json:
      tokens.tokens(of: text, records: words) { token in
        json.append(
          token, of: text, offset: 0, line: number, rank: bestPaths > 1 ? rank : nil, to: &output)
      }
    }
    if format != .json { output.append(UInt8(ascii: "\n")) }
  }
}
