import TestSupport
import Testing

/// Runs the recorded fuzzer inputs (Tests/Fuzz/seeds).
@Test func fuzzSeedsOfLinksHaveAllProperties() throws {
  let seeds = try fuzzSeeds("links")
  #expect(seeds.count > 100)
  for (line, bytes) in seeds {
    let broken = LinkDetectorProperties.broken(by: bytes)
    if !broken.isEmpty { Issue.record("\(line): \(broken)") }
  }
}
