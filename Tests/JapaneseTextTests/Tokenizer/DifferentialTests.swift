import EmbeddedDictionary
import EngineComparison
import JapaneseText
import TestSupport
import Testing

/// Compares the tokenizer with the `mecab` command on real text.
@Suite struct DifferentialTests {
  private func compare(_ directory: String) throws {
    let lines = try Corpus.lines(10_000)
    let tokenizer = try Tokenizer(dictionary: .directory(directory))
    let reference = try MecabCommand.output(
      for: lines.joined(separator: "\n") + "\n", dictionary: MeCabFiles.directory(of: directory),
      arguments: ["-F", "%m\\t%H\\n"])
    let analyses = reference.split(separator: "EOS\n", omittingEmptySubsequences: false)
    #expect(analyses.count == lines.count + 1)
    var merged = 0
    var failures: [String] = []
    for (line, expected) in zip(lines, analyses) {
      let tokens = tokenizer.tokens(in: line)
      // Where a Character spans several of MeCab's words, the tokenizer merges them by design.
      guard !tokens.contains(where: \.isMerged) else {
        merged += 1
        continue
      }
      let found = tokens.map { "\($0)\n" }.joined()
      if found != expected { failures.append("\(line)\n\(found)instead of\n\(expected)") }
    }
    #expect(failures.isEmpty, "\(failures.count) lines differ, first:\n\(failures.first ?? "")")
    #expect(merged < 100, "\(merged) lines with merged tokens: too many to be left out")
  }

  @Test func embeddedDictionary() throws { try compare(BundledDictionary.directory()) }

  @Test func debiansIPADIC() throws {
    try compare(DictionarySource.installed("ipadic").directory())
  }
}
