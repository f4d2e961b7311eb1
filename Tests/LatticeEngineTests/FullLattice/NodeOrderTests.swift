import MeCabDictionary
import TestSupport
import Testing
import TextFoundation

@testable import LatticeEngine

/// Tests the nodes at an offset, their order and their lists.
@Suite struct NodeOrderTests {
  private func found(_ text: String, at origin: Int) throws -> [String] {
    let model = try LatticeModel(dictionary: MiniDictionary.directory(), tries: .walk)
    var lookup = NodeLookup(model)
    var lattice = LatticeText()
    let bytes = Array(text.utf8)
    bytes.withUnsafeBufferPointer { lattice.set($0) }
    lookup.startText()
    lookup.find(at: origin, in: lattice, nil)
    return (0..<lookup.count).map { index in
      let node = lookup.found.view[index]
      let range = Int(node.start)..<min(Int(node.end), bytes.count)
      let surface = String(decoding: bytes[range], as: UTF8.self)
      return "\(surface)\(node.source == .unknown ? "?" : "") \(node.number)"
    }
  }

  /// Nodes are created in the order of lexica, lengths and entries, then unknown words.
  @Test func nodesAreCreatedInMeCabsOrder() throws {
    let rows: [(text: String, origin: Int, surfaces: [String], why: String)] = [
      ("東京都", 0, ["東 1", "東京 2"], "the shortest first"),
      ("東京都", 9, [], "nothing at the end"),
      (" 東", 0, ["東 1"], "white space is skipped"),
    ]
    for (text, origin, surfaces, why) in rows where origin < text.utf8.count {
      #expect(try found(text, at: origin) == surfaces, "\(why)")
    }
    let letters = try found("ABC東", at: 0)
    #expect(letters.first?.hasPrefix("ABC?") == true, "the run of a category: \(letters)")
    let trailing = try found("東 ", at: 3)
    #expect(!trailing.isEmpty && trailing.allSatisfy { $0.contains("?") }, "\(trailing)")
  }

  private func node(_ origin: UInt32, _ end: UInt32, rightID: UInt16 = 0, cost: Int64 = 0)
    -> FullNode
  {
    FullNode(
      origin: origin, start: origin, end: end, rightID: rightID, source: .known, cost: cost)
  }

  /// The lists by end are in the order of insertion; a node after the text is in none.
  @Test func nodesByTheirEnds() {
    var nodes = NodesByOffset()
    for _ in 0..<2 {
      nodes.start(size: 3)
      #expect(nodes.begin(at: 0).map { nodes.endingNodes.view[$0] } == [0])
      for (end, id) in [(3, 10), (1, 11), (3, 12), (2, 13), (3, 14)] as [(UInt32, UInt16)] {
        nodes.appendToEnd(node(0, end, rightID: id, cost: Int64(id)))
      }
      nodes.finish(at: 0)
      _ = nodes.begin(at: 1)
      nodes.appendToEnd(node(1, 3, rightID: 15, cost: 15))
      nodes.appendToEnd(node(1, 4, rightID: 16))
      nodes.finish(at: 1)
      _ = nodes.begin(at: 2)
      _ = nodes.begin(at: 3)
      func rightIDs(_ offset: Int) -> [UInt16] {
        nodes.ending(at: offset).map { nodes.endingRightIDs.view[$0] }
      }
      #expect(rightIDs(1) == [11] && rightIDs(2) == [13] && rightIDs(3) == [10, 12, 14, 15])
      #expect(nodes.ending(at: 3).map { nodes.endingCosts.view[$0] } == [10, 12, 14, 15])
      #expect(nodes.beginning(at: 0) == 1..<6 && nodes.beginning(at: 1) == 6..<8)
      #expect(nodes.beginning(at: 2).isEmpty && nodes.count == 8)
    }
    nodes.releaseMemory()
    #expect(nodes.count == 1 && nodes.size == 0)
  }

  /// Characters at and after the limit, as MeCab reads them.
  @Test func characters() {
    var text = LatticeText()
    Array("aあ\0東".utf8).withUnsafeBufferPointer { text.set($0) }
    let rows: [(offset: Int, limit: Int, code: Int, width: Int, why: String)] = [
      (0, 8, 0x61, 1, "ASCII"), (1, 8, 0x3042, 3, "three bytes"), (1, 3, 0, 1, "truncated"),
      (1, 1, 0, 1, "at the limit"), (0, 0, 0x61, 1, "ASCII at the limit"),
      (5, 2, 0x6771, 3, "after the limit, as a whole"), (8, 8, 0, 1, "the end of the text"),
      (9, 8, 0, 1, "after the text"),
    ]
    for (offset, limit, code, width, why) in rows {
      let found = text.character(at: offset, limit: limit)
      #expect(found.code == code && found.width == width, "\(why): \(found)")
    }
    #expect(text.searchedBytes(from: 1, limit: 3).count == 2)
    #expect(text.searchedBytes(from: 1, limit: 1).count == 3, "up to the NUL")
    #expect(text.searchedBytes(from: 8, limit: 8).isEmpty)
    text.releaseMemory()
    #expect(text.size == 0)
  }
}
