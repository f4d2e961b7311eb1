import MeCabDictionary
import TestSupport
import Testing

@testable import LatticeEngine

/// Dictionary images with damaged contents.
struct DamagedImageTests {
  /// Replaces sections of an image; the checksums of the result are correct.
  private static func replacing(
    _ changes: [String: [UInt8]?], in contents: [UInt8]
  ) throws -> DictionaryImage {
    let image = try CodedFixture.image(contents)
    var writer = DictionaryImageWriter()
    for section in image.sections {
      let old = image.contents(of: section.name)?.withBytes { Array($0) } ?? []
      if let new = changes[section.name, default: old] { writer.append(section.name, new) }
    }
    return try CodedFixture.image(writer.contents())
  }

  @Test("A section that is missing, too short or impossible is refused with its name")
  func sections() throws {
    let fixture = try CodedFixture()
    let names = [
      "lexicon", "words.trie", "surfaces", "features", "feature-offsets", "feature-tables",
    ]
    for name in names {
      #expect(throws: MeCabError.self, "\(name) is missing") {
        try CodedLexicon(Self.replacing([name: nil as [UInt8]?], in: fixture.contents))
      }
    }
    for (name, contents) in [
      ("lexicon", [UInt8](repeating: 0, count: 64)), ("lexicon", []),
      ("lexicon", [UInt8](repeating: 0xFF, count: 64)), ("words.trie", []),
      ("words.trie", [UInt8](repeating: 0, count: 4_096)), ("surfaces", [1]),
      ("feature-tables", [0, 0]), ("feature-tables", [UInt8](repeating: 0xFF, count: 64)),
    ] {
      do throws(MeCabError) {
        let image = try? Self.replacing([name: contents], in: fixture.contents)
        guard let image else { continue }
        _ = try CodedLexicon(image)
        Issue.record("\(name): \(contents.count) bytes accepted")
      } catch {
        #expect(error.code == .dictionaryDamaged)
        #expect(error.message.contains("section \(name)"), "\(error.message)")
        #expect(error.message.contains("install the dictionary again"), "\(error.message)")
      }
    }
  }

  @Test("Full verification finds every damaged section; opening needs no more than the headers")
  func verification() throws {
    let fixture = try CodedFixture()
    for section in try CodedFixture.image(fixture.contents).sections where !section.range.isEmpty {
      var bytes = fixture.contents
      bytes[section.range.lowerBound + section.range.count / 2] ^= 1
      let directory = try TemporaryDirectory(prefix: "damaged")
      try directory.write(bytes, to: "dictionary.mutsu")
      #expect(throws: MeCabError.self, "\(section.name)") {
        try LatticeModel(dictionary: directory.path, verification: .full, cache: .none)
      }
    }
    #expect(throws: Never.self) {
      try LatticeModel(dictionary: fixture.directory.path, verification: .full, cache: .none)
    }
  }

  @Test("Damaged words, tries and features give wrong words, never a trap")
  func randomDamage() throws {
    let fixture = try CodedFixture()
    var generator = SeededGenerator(seed: 2_904)
    let image = try CodedFixture.image(fixture.contents)
    let names = ["words.trie", "features", "feature-offsets", "feature-tables", "surfaces"]
    var wordCount = 0
    for round in 0..<400 {
      let name = names[round % names.count]
      var bytes = image.contents(of: name)?.withBytes { Array($0) } ?? []
      let header = name == "words.trie" ? 128 : 0
      for _ in 0..<Int.random(in: 1...40, using: &generator) {
        // Most of the trie is the table of the root, whose free edges are rarely read.
        let offset = Int.random(in: header..<bytes.count, using: &generator)
        bytes[offset] = .random(in: 0...255, using: &generator)
      }
      guard let damaged = try? Self.replacing([name: bytes], in: fixture.contents),
        let parts = try? DictionaryParts(opening: DictionaryFolder(damaged))
      else { continue }
      let model = try LatticeModel(parts: parts, tries: .files(.none))
      wordCount += Self.use(model)
    }
    #expect(wordCount > 10_000, "most damage changes no word")
  }

  /// Parses lines and reads everything, and returns the number of words.
  private static func use(_ model: LatticeModel) -> Int {
    let finder = BestPathFinder(model: model)
    var records: [LatticeWord] = []
    var count = 0
    for line in DamagedDictionary.lines {
      guard (try? line.withUnsafeBufferPointer({ try finder.parse($0, into: &records) })) != nil
      else { continue }
      count += records.count
      for record in records {
        _ = String(cString: record.feature)
        _ = record.partOfSpeechID
      }
    }
    for surface in ["東京", "KANJI", "も", "𠮷"] { _ = model.lexicon.features(ofSurface: surface) }
    try? model.lexicon.forEachEntry { _ = $0.feature.count }
    return count
  }
}
