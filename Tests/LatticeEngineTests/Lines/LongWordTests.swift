import LatticeEngine
import MeCabDictionary
import TestSupport
import Testing

/// Words longer than the lattice can count are left to libmecab, which counts bytes in 16 bits.
@Suite struct LongWordTests {
  private func finder(forWordOf count: Int) throws -> (BestPathFinder, String) {
    let word = String(repeating: "ぬ", count: count)
    let directory = try TemporaryDirectory(prefix: "long-word")
    let path = directory.file("user.dic")
    let rows = [
      DictionaryRow(
        surface: word, leftID: 1, rightID: 1, cost: -9_000,
        feature: "名詞,一般,*,*,*,*,\(count),ヌ,ヌ")
    ]
    try DictionaryCompiler(systemDictionary: MiniDictionary.directory())
      .writeUserDictionary(rows: rows, to: path)
    let model = try LatticeModel(
      dictionary: MiniDictionary.directory(), userDictionaries: [path])
    return (BestPathFinder(model: model), word)
  }

  @Test(arguments: [100, 5_000]) func aLongWordIsAWord(_ count: Int) throws {
    let (finder, word) = try finder(forWordOf: count)
    let words = try finder.withBestPath(of: word + "も") { path in
      path.map { [$0.utf8Range.lowerBound, $0.utf8Range.upperBound] }
    }
    #expect(words == [[0, 3 * count], [3 * count, 3 * count + 3]])
  }

  @Test func aLongerOneIsLeft() throws {
    let (finder, word) = try finder(forWordOf: 33_000)
    let error = #expect(throws: MeCabError.self) {
      try finder.withBestPath(of: word) { $0.count }
    }
    #expect(error?.code == .engine)
    // The scratch is as good as before.
    #expect(try finder.withBestPath(of: "ぬも") { $0.count } > 0)
  }
}
