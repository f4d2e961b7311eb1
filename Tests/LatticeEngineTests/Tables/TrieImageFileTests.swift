import Foundation
import LatticeEngine
import MeCabDictionary
import TestSupport
import Testing

/// Tests that the file of a trie image is read as it was written, and that no other file is
/// accepted.
@Suite struct TrieImageFileTests {
  private static let headerSize = 128
  private static let rootSize = 16 << 16
  private static let zeros: ArraySlice<UInt8> = [0, 0, 0, 0, 0, 0, 0, 0]

  /// Returns the origin of the tries when the file contains `bytes`.
  private static func trieOrigin(with bytes: [UInt8], in directory: TemporaryDirectory) throws
    -> String
  {
    try directory.write(bytes, to: "words.trie")
    return try LatticeModel(dictionary: directory.path, tries: .files(.none)).trieOrigin
  }

  private static func word(_ index: Int, of bytes: [UInt8]) -> Int {
    bytes[8 * index..<8 * index + 8].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  @Test func roundTrip() throws {
    let directory = try TableFixtures.dictionary(compiled: true)
    let mapped = try LatticeModel(dictionary: directory.path)
    #expect(mapped.trieOrigin == "beside the dictionary")
    let built = try LatticeModel(dictionary: directory.path, tries: .memory)
    #expect(built.trieOrigin == "built in memory")
    let walked = try LatticeModel(dictionary: directory.path, tries: .walk)
    #expect(walked.trieOrigin == "none yet (direct walk)")
    let words = try TableFixtures.words(built)
    #expect(words[0].count == 7, "すもも も もも も もも の うち: \(words[0])")
    #expect(try TableFixtures.words(mapped) == words)
    #expect(try TableFixtures.words(walked) == words)
  }

  @Test func sameDictionarySameBytes() throws {
    let directory = try TableFixtures.dictionary(compiled: true)
    let bytes = try contents(ofFile: directory.file("words.trie"))
    try TrieImageCompiler.compile(directory: directory.path + "/")
    #expect(try contents(ofFile: directory.file("words.trie")) == bytes)
    let entries = try DictionaryFile(path: directory.file("sys.dic")).entryCount
    #expect(Self.word(8, of: bytes) * 8 == Self.rootSize, "two integers for each BMP character")
    #expect(Self.word(10, of: bytes) == entries, "a word for each entry")
    let words = (Self.headerSize + Self.rootSize + 8 * Self.word(9, of: bytes) + 63) / 64 * 64
    #expect(bytes.count == words + 8 * entries, "sections at multiples of 64 bytes")
  }

  @Test func otherDictionaries() throws {
    let original = try TableFixtures.dictionary(compiled: true)
    let bytes = try contents(ofFile: original.file("words.trie"))
    let system = try contents(ofFile: original.file("sys.dic"))
    let row = Array("語学,1,1,3000,名詞,一般,*,*,*,*,語学,ゴガク,ゴガク\n".utf8)
    let larger = try TableFixtures.dictionary(moreRows: row)
    #expect(
      try Self.trieOrigin(with: bytes, in: larger) == "none yet (direct walk)", "an entry more")

    let changed = try TableFixtures.dictionary()
    var last = system
    last[last.count - 2] ^= 1
    try changed.write(last, to: "sys.dic")
    #expect(
      try Self.trieOrigin(with: bytes, in: changed) == "none yet (direct walk)", "the last byte")

    let copy = try TableFixtures.dictionary()
    try copy.write(system, to: "sys.dic")
    let old = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes(
      [.modificationDate: old], ofItemAtPath: copy.file("sys.dic"))
    #expect(try Self.trieOrigin(with: bytes, in: copy) == "beside the dictionary", "another time")
  }

  @Test func damagedHeaders() throws {
    let directory = try TableFixtures.dictionary(compiled: true)
    let bytes = try contents(ofFile: directory.file("words.trie"))
    var accepted: [Int] = []
    for index in 0..<Self.headerSize {
      var damaged = bytes
      damaged[index] ^= UInt8(1 << (index % 8))
      let origin = try Self.trieOrigin(with: damaged, in: directory)
      if origin != "none yet (direct walk)" { accepted.append(index) }
    }
    #expect(accepted.isEmpty)
    #expect(try Self.trieOrigin(with: bytes, in: directory) == "beside the dictionary")
  }

  @Test func wrongLengths() throws {
    let directory = try TableFixtures.dictionary(compiled: true)
    let bytes = try contents(ofFile: directory.file("words.trie"))
    for count in [0, 1, 64, 127, 128, 200, 4_096, bytes.count - 8, bytes.count - 1] {
      let origin = try Self.trieOrigin(with: Array(bytes.prefix(count)), in: directory)
      #expect(origin == "none yet (direct walk)", "\(count) bytes")
    }
    #expect(
      try Self.trieOrigin(with: bytes + [0], in: directory) == "none yet (direct walk)", "longer")
  }

  /// Flips bytes after the header, which are not checked when the file is opened.
  @Test func damagedSections() throws {
    let directory = try TableFixtures.dictionary(compiled: true)
    let bytes = try contents(ofFile: directory.file("words.trie"))
    // Most of the root's edges are zeros that are never read.
    let used = stride(from: Self.headerSize, to: bytes.count - 15, by: 16)
      .filter { bytes[$0..<$0 + 8] != Self.zeros }
    var generator = SeededGenerator(seed: 10)
    var changed = 0
    func words() throws -> [[FoundWord]] {
      let finder = BestPathFinder(model: try LatticeModel(dictionary: directory.path))
      return try TableFixtures.lines.map { try finder.found(in: $0) }
    }
    let sound = try words()
    for round in 0..<100 {
      var damaged = bytes
      for _ in 0...round % 8 {
        let start = used[Int.random(in: 0..<used.count, using: &generator)]
        let index = start + Int.random(in: 0..<16, using: &generator)
        damaged[index] = UInt8.random(in: 0...255, using: &generator)
      }
      #expect(try Self.trieOrigin(with: damaged, in: directory) == "beside the dictionary")
      let found = try words()
      if found != sound { changed += 1 }
      for (line, path) in zip(TableFixtures.lines, found) {
        var end = 0
        for word in path {
          #expect(word.range.lowerBound >= end && word.range.upperBound <= line.count)
          end = word.range.upperBound
        }
      }
    }
    #expect(changed > 20, "the damage is where it is read")
  }

  @Test func refusals() throws {
    let none = try TemporaryDirectory(prefix: "none")
    expectMeCabError(.dictionaryMissing, path: none.file("sys.dic"), "no dictionary") {
      try TrieImageCompiler.compile(directory: none.path)
    }
    let damaged = try TableFixtures.dictionary()
    try damaged.write(Array(contents(ofFile: damaged.file("sys.dic")).dropLast()), to: "sys.dic")
    expectMeCabError(.dictionaryDamaged, path: damaged.file("sys.dic"), "truncated") {
      try TrieImageCompiler.compile(directory: damaged.path)
    }
    #expect(TableFixtures.names(in: damaged.path).contains("words.trie") == false)
    let foreign = try TableFixtures.dictionary()
    var system = try contents(ofFile: foreign.file("sys.dic"))
    system.replaceSubrange(40..<46, with: "EUC-JP".utf8)
    try foreign.write(system, to: "sys.dic")
    expectMeCabError(.unsupportedCharset, path: foreign.file("sys.dic"), "EUC-JP") {
      try TrieImageCompiler.compile(directory: foreign.path)
    }
  }

  /// A dictionary compiled in place of another must not be used with the other's tries.
  @Test func compilingRemovesOldTries() throws {
    let directory = try TableFixtures.dictionary(compiled: true)
    try DictionaryCompiler.compileSystemDictionary(
      source: MiniDictionary.source, to: directory.path)
    #expect(!TableFixtures.names(in: directory.path).contains("words.trie"))
  }
}
