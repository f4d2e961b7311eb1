import MeCabDictionary
import Synchronization
import TestSupport
import Testing
import TextFoundation

@testable import LatticeEngine

/// The store of decoded features.
struct FeatureStoreTests {
  /// A dictionary with more entries than the initial table of the store has slots.
  private static func largeFixture(_ count: Int) throws -> CodedFixture {
    let rows = (0..<count).map { "語\($0),1,1,100,名詞,一般,*,*,*,*,語\($0),ゴ\($0),ゴ\($0)\n" }
    return try CodedFixture(
      compiled: TableFixtures.dictionary(moreRows: Array(rows.joined().utf8)))
  }

  @Test("Threads that decode at the same time get the same addresses and texts")
  func threads() throws {
    let lexicon = try Self.largeFixture(6_000).lexicon()
    let results = Mutex<[[Int]]>([])
    var expected: [String] = []
    var surfaces: [[UInt8]] = []
    try lexicon.forEachEntry { surface, _, feature in
      surfaces.append(Array(surface))
      expected.append(String(decoding: feature, as: UTF8.self))
    }
    let texts = expected
    let words = surfaces
    let failures = Atomic(0)
    withThreads(8) { thread in
      var addresses = [Int](repeating: 0, count: words.count)
      // Each thread starts at another entry.
      for step in words.indices {
        let index = (step + thread * 700) % words.count
        let feature = words[index].withUnsafeBufferPointer { lexicon.feature(index, of: $0) }
        addresses[index] = Int(bitPattern: feature)
        if String(cString: feature) != texts[index] {
          failures.add(1, ordering: .relaxed)
        }
      }
      results.withLock { $0.append(addresses) }
    }
    #expect(failures.load(ordering: .relaxed) == 0)
    let all = results.withLock { $0 }
    #expect(all.count == 8)
    for addresses in all { #expect(addresses == all[0]) }
    #expect(lexicon.store.usage.count == words.count, "each feature is decoded once")
  }

  /// Runs `body` on threads and waits for them.
  private func withThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let threads = (0..<count).compactMap { number in
      WorkerThread { body(number) }
    }
    for thread in threads { thread.join() }
  }

  @Test("A feature keeps its address while the table grows, and has its part-of-speech id")
  func growth() throws {
    let lexicon = try Self.largeFixture(5_000).lexicon()
    var first: [UnsafePointer<UInt8>] = []
    var ids: [UInt16] = []
    var surfaces: [[UInt8]] = []
    try lexicon.forEachEntry { surface, token, _ in
      surfaces.append(Array(surface))
      ids.append(token.partOfSpeechID)
    }
    for (index, surface) in surfaces.enumerated() {
      first.append(surface.withUnsafeBufferPointer { lexicon.feature(index, of: $0) })
    }
    for (index, surface) in surfaces.enumerated() {
      let again = surface.withUnsafeBufferPointer { lexicon.feature(index, of: $0) }
      #expect(again == first[index])
      #expect(FeatureStore.partOfSpeechID(of: again) == ids[index])
    }
    #expect(Set(first).count == surfaces.count)
    #expect(lexicon.store.usage.bytes < lexicon.header.featureSize + 3 * surfaces.count + 3)
  }

  @Test("An entry that does not exist has an empty feature")
  func missingEntries() throws {
    let lexicon = try CodedFixture().lexicon()
    let surface = Array("東京".utf8)
    for index in [lexicon.entryCount, lexicon.entryCount + 1, 1 << 23] {
      let feature = surface.withUnsafeBufferPointer { lexicon.feature(index, of: $0) }
      #expect(String(cString: feature) == "", "\(index)")
    }
  }
}
