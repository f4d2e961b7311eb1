import Testing

@testable import LanguageDetection

@Suite struct HanHashTests {
  @Test func pairsBeyondThePlaneHaveNoKey() {
    #expect(HanHash(0x4E00, 0x4E01) != nil)
    #expect(HanHash(0, 0xFFFF) != nil)
    #expect(HanHash(0x10000, 0x4E00) == nil)
    #expect(HanHash(0x4E00, 0x2_0BB7) == nil)
    #expect(HanHash(.max, .max) == nil)
  }

  @Test func pairsAreOrderedAndDistinct() {
    var seen = Set<HanHash>()
    for first in UInt32(0x4E00)..<0x4E80 {
      for second in UInt32(0x4E00)..<0x4E80 {
        if let hash = HanHash(first, second) { seen.insert(hash) }
      }
    }
    #expect(seen.count == 128 * 128)
  }

  @Test func runsOfTwoToEightLettersHaveKeys() {
    for length in 0...10 {
      var run = HanRun()
      for letter in 0..<length { run.append(0x4E00 + UInt32(letter)) }
      #expect((run.hash != nil) == (2...8 ~= length), "\(length)")
    }
  }

  @Test func runsBeyondThePlaneHaveNoKey() {
    var run = HanRun()
    run.append(0x20BB7)
    run.append(0x91CE)
    #expect(run.hash == nil)
  }

  @Test func keysOfRunsDependOnTheOrder() {
    var forward = HanRun()
    var backward = HanRun()
    for (first, last) in [(1, 3), (2, 2), (3, 1)] as [(UInt32, UInt32)] {
      forward.append(first)
      backward.append(last)
    }
    #expect(forward.hash != backward.hash)
  }

  @Test func keysOfTheFirstAndLastTwoAreDistinct() {
    let letters = (0x4E00..<0x4E20).map(UInt32.init)
    var seen = Set<HanHash>()
    for first in letters {
      for second in letters {
        for hash in [
          HanHash(first, second), HanHash(edge: 0, first, second), HanHash(edge: first, second, 0),
        ] {
          if let hash { seen.insert(hash) }
        }
      }
    }
    #expect(seen.count == 32 * 32 * 3)
    #expect(HanHash(edge: 0, 0x20BB7, 0x91CE) == nil)
    #expect(HanHash(edge: 0x91CE, 0x20BB7, 0) == nil)
    #expect(HanHash(edgeOfTwo: 0, 0x20BB7) == nil)
    #expect(HanHash(edgeOfTwo: 0, 0x4E00) != HanHash(edgeOfTwo: 0x4E00, 0))
  }
}
