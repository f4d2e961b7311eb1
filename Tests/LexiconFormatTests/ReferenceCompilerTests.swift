#if LibMeCab
import EmbeddedDictionary
import EngineComparison
import LexiconFormat
import TestSupport
import Testing

/// Compares the dictionary compiled during the build with libmecab's compilation of the same text.
@Suite struct ReferenceCompilerTests {
  private static let text: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(3).joined(separator: "/") + "/Dictionaries/naist-jdic"
  }()

  @Test func embeddedDictionaryIsThatOfMecabDictIndex() throws {
    let ours = try MeCabFiles.directory(of: BundledDictionary.directory())
    try TemporaryDirectory.with { theirs in
      try writeSource(to: theirs)
      let run = try CommandRun(
        BuildDirectory.product("dict-index-reference"),
        ["-d", theirs, "-o", theirs, "-f", "UTF-8", "-t", "UTF-8"])
      try #require(run.exitCode == 0, "\(run)")
      for name in ["matrix.bin", "char.bin", "unk.dic"] {
        let same = try isEqual(
          contents(ofFile: "\(ours)/\(name)"), contents(ofFile: "\(theirs)/\(name)"))
        #expect(same, "\(name)")
      }
      let lexicon = try contents(ofFile: ours + "/sys.dic")
      #expect(lexicon.count > 100_000_000)
      let reference = try inInputOrder(contents(ofFile: theirs + "/sys.dic"))
      #expect(isEqual(lexicon, reference), "sys.dic")
    }
  }

  @Test func aMisplacedTokenIsADifference() throws {
    var dictionary = [UInt8](repeating: 0, count: 72 + 8 + 3 * 16 + 4)
    dictionary[24] = 8
    dictionary[28] = 48
    for (index, offset) in [4, 9, 6].enumerated() {
      dictionary[80 + 16 * index] = UInt8(index)
      dictionary[80 + 16 * index + 8] = UInt8(offset)
    }
    let ordered = inInputOrder(dictionary)
    let starts = stride(from: 80, to: 128, by: 16)
    let ids = starts.map { ordered[$0] }
    let offsets = starts.map { ordered[$0 + 8] }
    #expect(ids == [0, 2, 1])
    #expect(offsets == [4, 6, 9])
    #expect(!isEqual(ordered, dictionary))
    #expect(isEqual(inInputOrder(ordered), ordered))
  }

  /// Writes the source that `lexicon-tool compile` compiles: all rows in one file, the matrix and
  /// the definitions.
  private func writeSource(to directory: String) throws {
    let rows = try Lexicon(directory: Self.text, extent: .whole).expanded().csv()
    try FileSystem.write(rows, to: directory + "/lexicon.csv")
    let matrix = try MatrixText.definition(from: TextFile(reading: Self.text + "/matrix.txt"))
    try FileSystem.write(matrix, to: directory + "/matrix.def")
    for name in FileSystem.names(in: Self.text) where name.hasSuffix(".def") || name == "dicrc" {
      let corrected = "\(Self.text)/corrections/\(name)"
      let path = FileSystem.size(of: corrected) == nil ? "\(Self.text)/\(name)" : corrected
      try FileSystem.write(FileSystem.read(path), to: "\(directory)/\(name)")
    }
  }

  /// Returns a dictionary with its tokens in the order of its rows, which are ordered by surface.
  ///
  /// `mecab_dict_index` orders rows of one surface by the address of an object that it allocates
  /// for each, which is usually, but not necessarily, the order of its input. The offset of a
  /// token's features gives its index in the input.
  private func inInputOrder(_ dictionary: [UInt8]) -> [UInt8] {
    var dictionary = dictionary
    dictionary.withUnsafeMutableBytes { bytes in
      let start = 72 + Int(bytes.loadUnaligned(fromByteOffset: 24, as: UInt32.self))
      let size = Int(bytes.loadUnaligned(fromByteOffset: 28, as: UInt32.self))
      var tokens: [(ids: UInt64, offset: UInt64)] = []
      tokens.reserveCapacity(size / 16)
      for tokenStart in stride(from: start, to: start + size, by: 16) {
        tokens.append(
          (
            bytes.loadUnaligned(fromByteOffset: tokenStart, as: UInt64.self),
            bytes.loadUnaligned(fromByteOffset: tokenStart + 8, as: UInt64.self)
          ))
      }
      tokens.sort { $0.offset < $1.offset }
      for (index, token) in tokens.enumerated() {
        bytes.storeBytes(of: token.ids, toByteOffset: start + 16 * index, as: UInt64.self)
        bytes.storeBytes(of: token.offset, toByteOffset: start + 16 * index + 8, as: UInt64.self)
      }
    }
    return dictionary
  }
}
#endif
