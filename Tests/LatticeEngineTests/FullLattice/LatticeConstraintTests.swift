import MeCabDictionary
import TestSupport
import Testing
import TextFoundation

@testable import LatticeEngine

/// Tests constraints and the format for partial parsing.
@Suite struct LatticeConstraintTests {
  private func makeLattice() throws -> FullLattice {
    FullLattice(model: try LatticeModel(dictionary: MiniDictionary.directory(), tries: .walk))
  }

  /// Returns the surfaces of the best path, each with its feature if it is unknown.
  private func outline(
    _ text: String, _ lattice: FullLattice, _ constraints: [ParseConstraint]
  ) throws -> String {
    let bytes = Array(text.utf8)
    return try lattice.withBestPath(of: text, options: ParseOptions(constraints: constraints)) {
      nodes in
      nodes.map { node in
        let surface = String(decoding: bytes[node.utf8Range], as: UTF8.self)
        return node.isUnknown ? "\(surface)[\(node.feature.prefix { $0 != "," })]" : surface
      }.joined(separator: "/")
    }
  }

  @Test func constraintsAreObeyed() throws {
    let lattice = try makeLattice()
    let cases: [(text: String, constraints: [ParseConstraint], words: String, why: String)] = [
      ("東京都", [.boundary(at: 3)], "東/京都", "a boundary inside the best word"),
      ("東京都", [.noBoundary(at: 6)], "東/京都", "no boundary where the best path has one"),
      ("東京都", [.noBoundary(at: 3), .noBoundary(at: 6)], "東京都[名詞]", "no boundary at all"),
      ("東京都", [.word(0..<9, feature: "*")], "東京都[名詞]", "one word, any class"),
      ("東京都", [.word(3..<9, feature: "名詞")], "東/京都", "the rest is free"),
      ("東京都", [.word(0..<6, feature: "助詞")], "東京[助詞]/都", "no entry matches"),
      ("東京へ", [.word(0..<6, feature: "*,固有名詞")], "東京/へ", "any value of the first field"),
      ("東京へ", [.boundary(at: 0), .boundary(at: 9)], "東京/へ", "the ends are boundaries"),
      ("東京へ", [.noBoundary(at: 0), .noBoundary(at: 9)], "東京/へ", "the ends remain boundaries"),
      ("東京都", [.noBoundary(at: 3), .boundary(at: 3)], "東/京都", "the later one counts"),
      ("東京 へ", [.boundary(at: 6)], "東京/へ", "a boundary before white space"),
      ("東京 へ", [.boundary(at: 7)], "東京/へ", "a boundary after white space"),
      ("東京 へ", [.noBoundary(at: 6)], "東/京 [記号]/へ", "a word with a space, of its category"),
      (" 鱻", [.word(1..<4, feature: "*")], "鱻[*]", "an unknown word after white space"),
      (" 鱻", [.boundary(at: 1), .word(1..<4, feature: "名詞,特別")], "鱻[名詞]", "with a pattern"),
      (" ab", [.boundary(at: 1), .noBoundary(at: 2)], "ab[名詞]", "without a pattern"),
      ("", [.boundary(at: 0)], "", "an empty text"),
    ]
    for (text, constraints, words, why) in cases {
      let found = try outline(text, lattice, constraints)
      #expect(found == words, "\(why): \(found)")
      #expect(try outline("東京へ行く", lattice, []) == "東京/へ/行く", "after: \(why)")
    }
  }

  /// libmecab ends the process where no entry satisfies a constraint after white space.
  @Test func forcedWordsAreReported() throws {
    let lattice = try makeLattice()
    for (text, range, isForced) in [
      (" 鱻", 1..<4, true), ("鱻", 0..<3, false), (" 東京", 1..<7, false),
    ] {
      _ = try outline(text, lattice, [.word(range, feature: "*")])
      #expect(lattice.hasForcedWord == isForced, "\(text)")
    }
  }

  @Test func allPathsObeyConstraints() throws {
    let lattice = try makeLattice()
    var count = 0
    let options = ParseOptions(constraints: [.boundary(at: 3), .word(9..<18, feature: "*")])
    try lattice.enumerateBestPaths(of: "東京都に行きました", limit: 100, options: options) { _, nodes in
      count += 1
      #expect(nodes.contains { $0.utf8Range == 9..<18 }, "\(nodes.map(\.utf8Range))")
      #expect(nodes.contains { $0.end == 3 })
      return true
    }
    #expect(count > 1)
  }

  @Test func constraintsOutsideOrInsideCharactersAreRefused() throws {
    let lattice = try makeLattice()
    let bad: [ParseConstraint] = [
      .boundary(at: -1), .boundary(at: 10), .boundary(at: 1), .noBoundary(at: 5),
      .noBoundary(at: 1 << 40), .word(0..<4, feature: "*"), .word(1..<3, feature: "*"),
      .word(3..<3, feature: "*"), .word(9..<9, feature: "*"), .word(0..<12, feature: "*"),
      .word(0..<3, feature: ""), .word(0..<3, feature: "名\0詞"),
    ]
    for constraint in bad {
      let error = #expect(throws: MeCabError.self, "\(constraint)") {
        try outline("東京都", lattice, [constraint])
      }
      #expect(error?.code == .invalidConstraint, "\(constraint)")
    }
    #expect(try outline("東京へ", lattice, []) == "東京/へ")
  }

  // MARK: Partial parsing

  @Test func partialInput() throws {
    let rows: [(input: String, text: String, patterns: [String], why: String)] = [
      ("", "", [], "nothing"), ("東京", "東京", [], "no line end"),
      ("東京\nへ\nEOS\n", "東京へ", [], "segments are joined"),
      ("東京\t名詞\nへ\n\n", "東京へ", ["0 名詞"], "a pattern, and an empty line"),
      ("東\t*\n京\t*\n", "東京", ["0 *", "3 *"], "two patterns"),
      ("東\t名詞\t動詞\n", "東", ["0 名詞"], "the pattern ends at the second tab"),
      ("東京\t", "東京", ["0 "], "an empty pattern"), ("\t名詞\n東", "東", [], "no word"),
      ("EOS\n東京\n", "", [], "the rest is ignored"), ("EOS\t*\n", "EOS", ["0 *"], "EOS as a word"),
      ("東\0京\n", "東", [], "NUL ends the sentence"), ("\r\n", "\r", [], "CR is text"),
    ]
    for (input, text, patterns, why) in rows {
      var buffer = ByteBuffer()
      let map = Array(input.utf8).withUnsafeBufferPointer { PartialInput.read($0, text: &buffer) }
      #expect(buffer.text == text, "\(why)")
      let found = (0...buffer.count).compactMap { offset in
        map.patternNumber(at: offset).map { number in
          "\(offset) \(String(decoding: map.patterns[number].text.dropLast(), as: UTF8.self))"
        }
      }
      #expect(found == patterns, "\(why)")
    }
  }

  @Test func boundaries() {
    let map = ConstraintMap([.boundary(at: 3), .word(6..<12, feature: "*")], size: 15)
    let kinds = (0...16).map { map[$0] }
    #expect(
      kinds == [
        .boundary, .any, .any, .boundary, .any, .any, .boundary, .inside, .inside, .inside, .inside,
        .inside, .boundary, .any, .any, .boundary, .any,
      ])
    let next = [0, 2, 3, 5, 6, 11, 12, 14, 15].map { map.nextBoundary(after: $0) }
    #expect(next == [3, 3, 6, 6, 12, 12, nil, nil, nil])
  }

  @Test func patterns() {
    let feature = "名詞,固有名詞,*,\"a,b\", 東京"
    let rows: [(pattern: String, matches: Bool, why: String)] = [
      ("*", true, "everything"), ("", true, "no fields"), ("名詞", true, "the first field"),
      ("名", false, "a part of a field"), ("*,固有名詞", true, "any value"),
      ("名詞,一般", false, "another value"), ("名詞,固有名詞,一般", false, "* in the feature is no wildcard"),
      ("名詞,固有名詞,*,\"a,b\"", true, "a quoted field"), ("名詞,固有名詞,*,a,b", false, "without quotes"),
      ("*,*,*,*,東京", true, "blanks before a field are skipped"), (" 名詞", true, "also in a pattern"),
      ("名詞,固有名詞,*,*,東京,余分", true, "more fields than the feature has"),
      ("名詞,", true, "an empty last field"),
    ]
    for (text, matches, why) in rows {
      let pattern = FeaturePattern(Array(text.utf8))
      defer { pattern.deallocate() }
      let found = (Array(feature.utf8) + [0]).withUnsafeBufferPointer { bytes in
        bytes.baseAddress.map { pattern.matches($0) }
      }
      #expect(found == matches, "\(why)")
    }
  }
}
