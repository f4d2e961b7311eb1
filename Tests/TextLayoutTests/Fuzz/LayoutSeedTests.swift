import TestSupport
import Testing

/// Runs the recorded fuzzer inputs (Tests/Fuzz/seeds).
@Test func fuzzSeedsHaveAllProperties() throws {
  let seeds = try fuzzSeeds("layout")
  #expect(seeds.count > 100)
  for (line, bytes) in seeds {
    let broken = LayoutProperties.broken(by: bytes)
    if !broken.isEmpty { Issue.record("\(line): \(broken)") }
  }
}
