import MeCabDictionary
import TestSupport
import Testing

@testable import LatticeEngine

/// Tests long texts and the limits of memory.
@Suite struct LatticeLimitTests {
  private func error(_ body: () throws(MeCabError) -> Void) -> MeCabError? {
    do throws(MeCabError) {
      try body()
      return nil
    } catch {
      return error
    }
  }

  @Test func aLongTextAndManyPaths() throws {
    let lattice = FullLattice(
      model: try LatticeModel(dictionary: MiniDictionary.directory(), tries: .walk))
    let text = String(repeating: "すもももももももものうち東京へ行く。", count: 400)
    var sizes: [Int] = []
    try lattice.enumerateBestPaths(of: text, limit: 3) { _, nodes in
      sizes.append(nodes.last?.end ?? 0)
      return true
    }
    #expect(sizes == Array(repeating: text.utf8.count, count: 3))
    var count = 0
    let line = String(text.prefix(60))
    try lattice.enumerateBestPaths(of: line, limit: 512) { _, _ in
      count += 1
      return true
    }
    #expect(count == 512)
  }

  @Test func tooManyPartialPathsAreRefused() throws {
    let model = try LatticeModel(dictionary: MiniDictionary.directory(), tries: .walk)
    let text = String(repeating: "すもももももももものうち東京都", count: 4)
    var counts: [Int] = []
    for limit in [1, 200, 10_000] {
      let lattice = FullLattice(model: model, maximumPartialPathCount: limit)
      var count = 0
      let failure = error { () throws(MeCabError) in
        try lattice.enumerateBestPaths(of: text, limit: 1_000_000) { _, _ in
          count += 1
          return true
        }
      }
      #expect(failure?.code == .engine, "limit \(limit)")
      #expect(failure?.message.contains("request fewer paths or split the text") == true)
      counts.append(count)
      // The best path needs no search.
      #expect(try lattice.withBestPath(of: "東京") { $0.count } == 1)
    }
    #expect(counts[0] == 0 && counts[0] < counts[1] && counts[1] < counts[2], "\(counts)")
  }

  @Test func whiteSpaceUpToTheLimitOfMeCab() throws {
    let lattice = FullLattice(
      model: try LatticeModel(dictionary: MiniDictionary.directory(), tries: .walk))
    func parse(_ count: Int) -> MeCabError? {
      error { () throws(MeCabError) in
        try lattice.withBestPath(of: "東京" + String(repeating: " ", count: count) + "へ") { _ in }
      }
    }
    #expect(parse(65_000) == nil)
    #expect(parse(70_000)?.code == .engine)
    #expect(parse(70_000)?.message.contains("split it there") == true)
    #expect(try lattice.withBestPath(of: "東京へ") { $0.count } == 2, "usable again")
  }

  @Test func aTextOfManyMegabytesIsRefused() throws {
    let lattice = FullLattice(
      model: try LatticeModel(dictionary: MiniDictionary.directory(), tries: .walk))
    let failure = error { () throws(MeCabError) in
      try lattice.withBestPath(of: String(repeating: "a", count: 1 << 24)) { _ in }
    }
    #expect(failure?.code == .engine && failure?.message.contains("split it") == true)
  }

  /// No byte after the end of a text is read.
  @Test func noByteAfterTheTextIsRead() throws {
    let lattice = FullLattice(
      model: try LatticeModel(dictionary: MiniDictionary.directory(), tries: .walk))
    let tokyo = Array("東京へ".utf8)
    for text in [
      tokyo, tokyo + [0x20], tokyo + [0xE3], tokyo + [0xF0, 0xA0], [0xFC], [0xE6, 0x9D],
    ] {
      try withUnreadableMemory(after: text) { bytes in
        try lattice.parse(bytes, options: ParseOptions(request: .allMorphs)) { nodes in
          #expect(nodes.allSatisfy { $0.end <= text.count }, "\(text)")
        }
      }
    }
  }
}
