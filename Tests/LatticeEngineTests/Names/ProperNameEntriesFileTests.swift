import MeCabDictionary
import TestSupport
import Testing

@testable import LatticeEngine

/// Tests that the file `names.bits` is read as it was written, and that no other file is accepted.
@Suite struct ProperNameEntriesFileTests {
  private let fixtures: NameFixtures
  private let bytes: [UInt8]
  private var path: String { fixtures.whole.file("names.bits") }

  init() throws {
    fixtures = try NameFixtures()
    bytes = try contents(ofFile: fixtures.whole.file("names.bits"))
  }

  private func find(_ directory: String) throws -> ProperNameEntries? {
    try ProperNameEntries.find(
      in: DictionaryFolder(directory), of: EntrySource(dictionary: directory))
  }

  @Test func roundTrip() throws {
    let names = try NameFixtures.names(in: fixtures.whole.path)
    let found = try #require(try find(fixtures.whole.path))
    #expect((0..<found.entryCount).filter { found.contains($0) } == names)
    #expect(found.count == names.count)
    #expect(found.count == NameFixtures.before.count + NameFixtures.after.count)
    #expect(!found.contains(-1) && !found.contains(found.entryCount) && !found.contains(.max))
    #expect(bytes.count == 64 + (found.entryCount + 63) / 64 * 8)
    try ProperNameEntries.compile(directory: fixtures.whole.path, entries: names.reversed() + names)
    #expect(try contents(ofFile: path) == bytes, "a set: the same names, the same bytes")
  }

  @Test func anyNumberOfEntries() {
    for count in [1, 2, 63, 64, 65, 127, 128, 129, 1000] {
      let sets = [[], [0], [count - 1], Array(0..<count), Array(stride(from: 0, to: count, by: 3))]
      for set in sets {
        let names = ProperNameEntries(set + [-1, count, .min], entryCount: count)
        #expect((0..<count).filter { names.contains($0) } == set, "\(set.count) of \(count)")
        #expect(names.count == set.count)
      }
    }
    let prints = (0..<70).map { ProperNameEntries([$0], entryCount: 70).fingerprint }
    #expect(Set(prints).count == 70, "each has a fingerprint of its own")
  }

  /// Flips every bit of the file; it is not read when proper names are included.
  @Test func damage() throws {
    var accepted: [Int] = []
    for index in bytes.indices {
      for bit in 0..<8 {
        var damaged = bytes
        damaged[index] ^= 1 << UInt8(bit)
        try fixtures.whole.write(damaged, to: "names.bits")
        do {
          _ = try find(fixtures.whole.path)
          accepted.append(8 * index + bit)
        } catch let error as MeCabError {
          #expect(error.code == .dictionaryDamaged && error.path == path)
        }
      }
    }
    #expect(accepted.isEmpty)
    _ = try LatticeModel(dictionary: fixtures.whole.path, tries: .memory)
    expectMeCabError(.dictionaryDamaged, path: path, "the model says it") {
      _ = try fixtures.withoutNames()
    }
  }

  @Test func wrongLengths() throws {
    for count in 0..<bytes.count {
      try fixtures.whole.write(Array(bytes.prefix(count)), to: "names.bits")
      expectMeCabError(.dictionaryDamaged, path: path, "\(count) bytes") {
        _ = try find(fixtures.whole.path)
      }
    }
    for more in [1, 8, 64] {
      try fixtures.whole.write(bytes + Array(repeating: 0, count: more), to: "names.bits")
      expectMeCabError(.dictionaryDamaged, path: path, "\(more) bytes too many") {
        _ = try find(fixtures.whole.path)
      }
    }
  }

  @Test func otherDictionaries() throws {
    try fixtures.plain.write(bytes, to: "names.bits")
    expectMeCabError(
      .dictionaryDamaged, path: fixtures.plain.file("names.bits"), "other entries"
    ) {
      _ = try find(fixtures.plain.path)
    }
    var system = try contents(ofFile: fixtures.whole.file("sys.dic"))
    system[system.count - 2] ^= 1
    try fixtures.whole.write(system, to: "sys.dic")
    expectMeCabError(.dictionaryDamaged, path: path, "another text of the same size") {
      _ = try find(fixtures.whole.path)
    }
  }

  /// A proper-name file that the dictionary's manifest lists, and one that it does not list.
  @Test func missingFiles() throws {
    let head = "name\tn\nversion\t1\nentries\t1\nnames\t1\ncorrections\t0\nmade-from\tx\n"
    let rows: [(manifest: String?, isError: Bool, why: String)] = [
      (nil, false, "no manifest: a dictionary from elsewhere"),
      (head + "file\tsys.dic\t1\tx\n", false, "no file of names"),
      ("nonsense", false, "no manifest of ours"),
      (head + "file\tsys.dic\t1\tx\nfile\tnames.bits\t1\tx\n", true, "it should be there"),
    ]
    for row in rows {
      let directory = try MiniDictionary.copyOfCompiled()
      if let manifest = row.manifest { try directory.write(manifest, to: "manifest") }
      let missing = directory.file("names.bits")
      if row.isError {
        expectMeCabError(.dictionaryMissing, path: missing, row.why) {
          _ = try LatticeModel(dictionary: directory.path, properNames: .excluded, tries: .memory)
        }
      } else {
        #expect(try find(directory.path) == nil, "\(row.why)")
      }
    }
  }

  @Test func messagesSayWhatToDo() throws {
    try fixtures.whole.write(Array(bytes.dropLast()), to: "names.bits")
    let error = #expect(throws: MeCabError.self) { try fixtures.withoutNames() }
    #expect(error?.message.contains("build or install the dictionary again") == true)
    #expect(error?.message.contains("use it with proper names") == true)
  }

  @Test func compilingADictionaryRemovesOldNames() throws {
    try DictionaryCompiler.compileSystemDictionary(
      source: MiniDictionary.source, to: fixtures.whole.path)
    #expect(!TableFixtures.names(in: fixtures.whole.path).contains("names.bits"))
  }
}
