import MeCabDictionary
import TestSupport

@testable import LatticeEngine

/// The miniature dictionary with patterns learned from a few lines.
struct PatternFixtures {
  /// Lines to learn from, with ambiguities that the following or preceding words decide.
  static let lines = [
    "すもももももももものうち", "東京都の学生は日本語のテスト", "京都大学の学生", "東京は空", "一人の先生と人",
    "本を三本", "東京都は東の京都", "1234と123", "ABCとSwiftとabc", "未知の語と都", "日本の日本人",
  ]

  let lattice: LatticeModel
  let patterns: PatternSet
  let model: PatternModel

  init(lines: [String] = Self.lines, repetitions: Int = 6) throws {
    lattice = try LatticeModel(dictionary: MiniDictionary.directory(), tries: .memory)
    patterns = try Self.learn(lines, repetitions, lattice)
    model = try Self.model(of: patterns, lattice)
  }

  static func learn(
    _ lines: [String], _ repetitions: Int, _ lattice: LatticeModel
  ) throws(MeCabError) -> PatternSet {
    var corpus = PatternCorpus(model: lattice)
    for line in Array(repeating: lines, count: repetitions).joined() {
      try Array(line.utf8).withUnsafeBufferPointer { bytes throws(MeCabError) in
        try corpus.add(line: bytes)
      }
    }
    try PatternTraining.addSurfaces(of: lattice, to: &corpus)
    return PatternLearner.learn(from: corpus, for: lattice)
  }

  static func model(of patterns: PatternSet, _ lattice: LatticeModel) throws -> PatternModel {
    try PatternModel(
      lattice: lattice, table: PatternTableCompiler.table(of: patterns, for: lattice))
  }

  /// Returns the words of a line by patterns.
  func words(of line: [UInt8], _ model: PatternModel? = nil) -> [NativeAnalysis.Word] {
    let analyzer = PatternAnalyzer(model: model ?? self.model)
    var records: [LatticeWord] = []
    line.withUnsafeBufferPointer { analyzer.parse($0, into: &records) }
    return records.map(NativeAnalysis.Word.init)
  }

  /// Returns the surfaces separated by slashes, unknown ones in brackets.
  func outline(of line: String, _ model: PatternModel? = nil) -> String {
    let bytes = Array(line.utf8)
    return words(of: bytes, model).map { word in
      let surface = String(decoding: bytes[word.bytes], as: UTF8.self)
      return word.isUnknown ? "[\(surface)]" : surface
    }.joined(separator: "/")
  }
}

extension NativeAnalysis.Word {
  init(_ record: LatticeWord) {
    self.init(
      bytes: record.start..<record.end, feature: String(cString: record.feature),
      pathCost: record.pathCost, wordCost: Int(record.wordCost), leftID: Int(record.leftID),
      rightID: Int(record.rightID), isUnknown: record.isUnknown)
  }
}
