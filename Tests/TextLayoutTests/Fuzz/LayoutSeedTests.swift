import TestSupport
import Testing

/// What the fuzzer learned, and what it found (Tests/Fuzz/seeds), keeps every promise.
@Test func seedsOfTheFuzzerAreLaidOut() throws {
  let seeds = try fuzzSeeds("layout")
  #expect(seeds.count > 100)
  for (line, bytes) in seeds {
    let broken = LayoutPromises.broken(by: bytes)
    if !broken.isEmpty { Issue.record("\(line): \(broken)") }
  }
}
