import LatticeEngine
import MeCabDictionary
import TestSupport
import Testing

/// Tests tries that become available while several tasks parse.
@Suite struct ConcurrentTrieTests {
  /// Returns what several tasks find in many lines, each with a model of the same dictionary.
  private static func read(
    _ models: [LatticeModel], tasks: Int
  ) async throws -> [[[FoundWord]]] {
    try await withThrowingTaskGroup(of: [[FoundWord]].self) { group in
      for number in 0..<tasks {
        let model = models[number % models.count]
        group.addTask {
          let finder = BestPathFinder(model: model)
          var words: [[FoundWord]] = []
          for _ in 0..<40 {
            for line in TableFixtures.lines { words.append(try finder.found(in: line)) }
          }
          return words
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
  }

  private static func expected(_ dictionary: String) throws -> [[FoundWord]] {
    let finder = BestPathFinder(model: try LatticeModel(dictionary: dictionary, tries: .memory))
    let once = try TableFixtures.lines.map { try finder.found(in: $0) }
    return Array(repeatElement(once, count: 40).joined())
  }

  @Test func reachingTheLimit() async throws {
    let dictionary = try TableFixtures.dictionary()
    let folder = try TemporaryDirectory(prefix: "cache")
    let model = try LatticeModel(
      dictionary: dictionary.path, tries: .files(.folder(folder.path)), walkLimit: 2_000)
    let expected = try Self.expected(dictionary.path)
    for words in try await Self.read([model], tasks: 4) { #expect(words == expected) }
    #expect(model.trieOrigin == "built in memory")
    #expect(TableFixtures.names(in: folder.path).count == 1)
  }

  @Test func cacheShared() async throws {
    let dictionary = try TableFixtures.dictionary()
    let folder = try TemporaryDirectory(prefix: "cache")
    let models = try (0..<2).map { _ in
      try LatticeModel(
        dictionary: dictionary.path, tries: .files(.folder(folder.path)), walkLimit: 2_000)
    }
    let expected = try Self.expected(dictionary.path)
    for words in try await Self.read(models, tasks: 4) { #expect(words == expected) }
    #expect(models.map(\.trieOrigin) == ["built in memory", "built in memory"])
    #expect(TableFixtures.names(in: folder.path).count == 1, "and no temporary file")
    let next = try LatticeModel(dictionary: dictionary.path, tries: .files(.folder(folder.path)))
    #expect(next.trieOrigin.hasPrefix("cache ("))
  }

  @Test func builtConcurrently() async throws {
    let dictionary = try TableFixtures.dictionary()
    let model = try LatticeModel(dictionary: dictionary.path, tries: .files(.none))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          try model.buildTries()
          #expect(model.trieOrigin == "built in memory", "there when it returns")
        }
      }
      try await group.waitForAll()
    }
  }
}
