import TestSupport
import Testing

/// What the fuzzer learned (Tests/Fuzz/seeds) keeps every promise.
@Test func seedsOfTheFuzzerKeepThePromisesOfLinks() throws {
  let seeds = try fuzzSeeds("links")
  #expect(seeds.count > 100)
  for (line, bytes) in seeds {
    let broken = LinkDetectorPromises.broken(by: bytes)
    if !broken.isEmpty { Issue.record("\(line): \(broken)") }
  }
}
