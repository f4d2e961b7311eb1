public import MeCabDictionary
import TextFoundation

/// Learns the patterns of a dictionary from text files.
///
/// The end of every file is held out: its lines, and all lines that share twelve characters with
/// them, are not learned from, so that agreement can be measured on them.
public enum PatternTraining {
  /// The share of the lines of each file that are learned from.
  public static let learnedShare = 0.85
  private static let sharedLength = 12

  /// Learns from files and writes the patterns as text.
  ///
  /// - Parameters:
  ///   - dictionary: the directory of the compiled dictionary.
  ///   - texts: the paths of text files in UTF-8, one sentence or paragraph a line.
  ///   - output: the path of the text file of patterns.
  ///   - comments: lines at its start.
  /// - Throws: the errors of opening the dictionary and the texts, and of writing the output.
  public static func run(
    dictionary: String, texts: [String], output: String, comments: [String]
  ) throws(MeCabError) {
    let model = try LatticeModel(dictionary: dictionary)
    var files: [FileBytes] = []
    for path in texts { files.append(try FileBytes(path: path)) }
    var heldOut = Set<UInt64>()
    for file in files {
      forEachLine(of: file, inLearnedPart: false) { heldOut.formUnion(hashes(of: $0)) }
    }
    var corpus = PatternCorpus(model: model)
    var failure: MeCabError?
    for file in files {
      forEachLine(of: file, inLearnedPart: true) { line in
        guard failure == nil, !hashes(of: line).contains(where: heldOut.contains) else { return }
        do throws(MeCabError) { try corpus.add(line: line) } catch { failure = error }
      }
    }
    if let failure { throw failure }
    try addSurfaces(of: model, to: &corpus)
    let patterns = PatternLearner.learn(from: corpus, for: model)
    try FileSystem.writeAtomically(patterns.text(comments: comments), to: output)
  }

  /// Adds all surfaces of the dictionary.
  static func addSurfaces(
    of model: LatticeModel, to corpus: inout PatternCorpus
  ) throws(MeCabError) {
    let words = PatternWords(PatternSet(), model)
    let surfaces = try model.lexicon.surfaceTable()
    for index in 0..<surfaces.count {
      let surface = Array(surfaces.bytes(index))
      try surface.withUnsafeBufferPointer { bytes throws(MeCabError) in
        try corpus.add(surface: bytes, cheapest: words.cheapestEntry(of: bytes))
      }
    }
  }

  /// Calls `body` with the lines of the learned part of a file, or with the others.
  private static func forEachLine(
    of file: FileBytes, inLearnedPart: Bool, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    file.withBytes { buffer in
      let bytes = buffer.assumingMemoryBound(to: UInt8.self)
      let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let learnedCount = Int(Double(lines.count) * learnedShare)
      for line in inLearnedPart ? lines[..<learnedCount] : lines[learnedCount...] {
        body(UnsafeBufferPointer(rebasing: line))
      }
    }
  }

  /// Returns the hashes of all strings of twelve characters of a line, or that of a shorter line.
  private static func hashes(of line: UnsafeBufferPointer<UInt8>) -> [UInt64] {
    var starts: [Int] = []
    for offset in line.indices where !UTF8.isContinuation(line[offset]) { starts.append(offset) }
    starts.append(line.count)
    guard starts.count > sharedLength else { return [] }
    return (0..<starts.count - sharedLength).map { index in
      var hash = StableHash()
      hash.add(
        UnsafeRawBufferPointer(
          rebasing: UnsafeRawBufferPointer(line)[starts[index]..<starts[index + sharedLength]]))
      return hash.value
    }
  }
}
