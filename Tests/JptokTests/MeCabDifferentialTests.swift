import TestSupport
import Testing

/// Compares `jptok` with the `mecab` command on the same dictionary, byte by byte.
@Suite struct MeCabDifferentialTests {
  /// Arguments for which both commands must write the same output.
  struct Comparison: CustomTestStringConvertible, Sendable {
    let jptok: [String]
    let mecab: [String]

    var testDescription: String { jptok.joined(separator: " ") }
  }

  /// Runs both commands on `input`.
  static func compare(
    _ comparison: Comparison, with dictionary: ReferenceDictionary, on input: [UInt8],
    _ why: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let directory = try dictionary.directory()
    let reference = try MecabCommand.run(
      input, dictionary: dictionary.mecabDirectory(), arguments: comparison.mecab)
    #expect(reference.exitCode == 0, "\(reference)", sourceLocation: sourceLocation)
    let run = try jptok(["-d", directory] + comparison.jptok, input: input)
    expectOutput(of: run, reference.output, why, sourceLocation: sourceLocation)
  }

  @Test(
    arguments: ReferenceDictionary.allCases,
    [
      Comparison(jptok: [], mecab: []),
      Comparison(jptok: ["--threads", "1"], mecab: []),
      Comparison(jptok: ["--threads", "2"], mecab: []),
      Comparison(jptok: ["--threads", "3"], mecab: []),
      Comparison(jptok: ["--format", "wakati", "--threads", "2"], mecab: ["-O", "wakati"]),
    ])
  func realText(dictionary: ReferenceDictionary, comparison: Comparison) throws {
    let input = try Corpus.sample(size: 1_500_000, blockCount: 10)
    let lineCount = input.count { $0 == UInt8(ascii: "\n") }
    #expect(lineCount >= 10_000, "\(lineCount) lines only: the corpus has changed")
    try Self.compare(comparison, with: dictionary, on: input)
  }

  @Test(
    arguments: ReferenceDictionary.allCases,
    [
      Comparison(jptok: ["--nbest", "3"], mecab: ["-N", "3"]),
      Comparison(jptok: ["--nbest", "3", "--threads", "2"], mecab: ["-N", "3"]),
      Comparison(jptok: ["-O", "dump"], mecab: ["-O", "dump"]),
      Comparison(jptok: ["-O", "em"], mecab: ["-O", "em"]),
      Comparison(jptok: ["-O", "none"], mecab: ["-O", "none"]),
      Comparison(
        jptok: ["--nbest", "20", "--format", "wakati"], mecab: ["-N", "20", "-O", "wakati"]),
    ])
  func bestAnalyses(dictionary: ReferenceDictionary, comparison: Comparison) throws {
    try Self.compare(comparison, with: dictionary, on: Corpus.sample(size: 200_000, blockCount: 5))
  }

  @Test(
    arguments: ReferenceDictionary.allCases,
    [
      Comparison(jptok: ["--partial"], mecab: ["-p"]),
      Comparison(jptok: ["--partial", "--nbest", "2"], mecab: ["-p", "-N", "2"]),
      Comparison(jptok: ["--partial", "--format", "wakati"], mecab: ["-p", "-O", "wakati"]),
    ])
  func partialParsing(dictionary: ReferenceDictionary, comparison: Comparison) throws {
    let analysis = try MecabCommand.run(
      Corpus.sample(size: 100_000, blockCount: 4), dictionary: dictionary.mecabDirectory())
    try Self.compare(
      comparison, with: dictionary, on: PartialInput.made(from: analysis.text))
    for (input, why) in PartialInput.oddities {
      try Self.compare(comparison, with: dictionary, on: Array(input.utf8), why)
    }
  }
}

/// Input for partial parsing.
private enum PartialInput {
  /// Makes input for partial parsing from an analysis: one word in seven with its features, one in
  /// seven as a token with any features (`*`), and the others joined into segments to be analyzed.
  static func made(from analysis: String) -> [UInt8] {
    var input = ""
    var segment = ""
    func endSegment() {
      if !segment.isEmpty { input += segment + "\n" }
      segment = ""
    }
    for (number, row) in analysis.split(separator: "\n").enumerated() {
      let columns = row.split(separator: "\t", maxSplits: 1)
      guard columns.count == 2 else {
        endSegment()
        input += number % 2 == 0 ? "EOS\n" : "\n"
        continue
      }
      switch number % 7 {
      case 0:
        endSegment()
        input += "\(row)\n"
      case 3:
        endSegment()
        input += "\(columns[0])\t*\n"
      default: segment += columns[0]
      }
    }
    endSegment()
    return Array(input.utf8)
  }

  static let oddities: [(input: String, why: String)] = [
    ("", "no input"),
    ("\n", "an empty line alone"),
    ("EOS\n", "EOS alone"),
    ("EOS\nEOS\n\n\nEOS\n", "empty sentences"),
    ("東京\n", "no EOS at the end"),
    ("東京", "no line end either"),
    ("東京\t", "an empty feature"),
    ("東京\t名詞\nへ\tまったく違う,素性\nEOS\n", "features no entry has"),
    ("東京 へ\t*\nEOS\n", "a space inside a segment"),
    ("東\t名詞\t動詞\nEOS\n", "two tabs"),
    (" 東京\n へ\nEOS\n", "spaces at the start"),
    ("\t名詞\nEOS\n", "a feature without a word"),
    ("東京\r\nへ\r\nEOS\r\n", "CR LF"),
    ("EOS東京\nEOS\n", "a segment that begins with EOS"),
  ]
}
