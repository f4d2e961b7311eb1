import Testing

@testable import JapaneseText

@Suite struct AccentRuleTests {
  private func bytes<Result>(
    _ text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    Array(text.utf8).withUnsafeBufferPointer(body)
  }

  @Test func accentFieldsAreRead() {
    let cases: [(field: String, nucleus: Int?, moraCount: Int?, alternatives: [Int], why: String)] =
      [
        ("0/4", 0, 4, [], "Open JTalk"), ("2/3", 2, 3, [], "Open JTalk"),
        ("12/14", 12, 14, [], "two digits"),
        ("0/5:2/3", 7, 8, [], "two phrases: the fall of the second"),
        ("2/5:4/6", 2, 11, [], "two phrases: the first fall counts"),
        ("0/3:0/3", 0, 6, [], "two phrases, both flat"),
        ("0", 0, nil, [], "UniDic"), ("0,2", 0, nil, [2], "UniDic's alternatives"),
        ("2,0,1", 2, nil, [0, 1], "in their order"),
        ("", nil, nil, [], "empty"), ("*", nil, nil, [], "none"), ("*/*", nil, nil, [], "none"),
        ("5/3", nil, nil, [], "a nucleus after the word"), ("1/", nil, nil, [], "cut off"),
        ("1/2:", nil, nil, [], "cut off"), ("x", nil, nil, [], "no number"),
        ("99999/99999", nil, nil, [], "too long"), ("1;2", nil, nil, [], "another mark"),
      ]
    for row in cases {
      let field = bytes(row.field) { AccentField($0) }
      #expect(field?.nucleus == row.nucleus, "\(row.field): \(row.why)")
      #expect(field?.moraCount == row.moraCount, "\(row.field): \(row.why)")
      #expect(field?.alternatives ?? [] == row.alternatives, "\(row.field): \(row.why)")
    }
  }

  @Test func rulesAreRead() {
    let cases: [(notation: String, rule: AccentRule?)] = [
      ("F1", .dependent), ("F2@1", .dominatingFlat(offset: 1)),
      ("F2@-1", .dominatingFlat(offset: -1)), ("F3@0", .fusing(offset: 0)),
      ("F4@2", .dominating(offset: 2)), ("F5", .flattening),
      ("F6@1,-1", .shifting(flat: 1, accented: -1)), ("C1", .preserving), ("C2", .initial),
      ("C3", .beforeSuffix), ("C4", .flatteningSuffix), ("C5", .dependentSuffix),
      ("P1", .prefixUnited), ("P2", .prefixCompound), ("P4", .prefixMixed), ("P6", .prefixFlat),
      ("P13", .prefixSeparate), ("P14", .prefixPreserving),
      ("", nil), ("*", nil), ("-1", nil), ("F2", nil), ("F1@1", nil), ("F6@1", nil), ("C9", nil),
      ("F2@", nil), ("F2@x", nil), ("Q1", nil), ("F6@1@2", nil), ("F2@99999999999999999999", nil),
    ]
    for (notation, rule) in cases {
      #expect(bytes(notation) { AccentRule($0) } == rule, "\(notation)")
    }
  }

  @Test func fieldsNameTheWordBefore() {
    let cases: [(field: String, host: AccentHost, rule: AccentRule?)] = [
      ("C2", .noun, .initial), ("C2", .particle, .initial),
      ("動詞%F2@1/形容詞%F4@-2", .verb, .dominatingFlat(offset: 1)),
      ("動詞%F2@1/形容詞%F4@-2", .adjective, .dominating(offset: -2)),
      ("動詞%F2@1/形容詞%F4@-2", .noun, nil),
      ("動詞%F6@1,-1,形容詞%F2@-2", .verb, .shifting(flat: 1, accented: -1)),
      ("動詞%F6@1,-1,形容詞%F2@-2", .adjective, .dominatingFlat(offset: -2)),
      ("動詞%F4@1/助詞%F2@1", .particle, .dominatingFlat(offset: 1)),
      ("動詞F4@0", .verb, nil), ("", .verb, nil), ("*", .verb, nil), ("%", .verb, nil),
      ("動詞%", .verb, nil), (",", .verb, nil), ("/,/", .noun, nil),
    ]
    for (field, host, rule) in cases {
      #expect(bytes(field) { AccentRuleField($0).rule(after: host) } == rule, "\(field) \(host)")
    }
  }

  /// The results that the tables of UniDic's manual (1.3.9, 6.7) give for a front part of four
  /// morae and a rear part of three.
  @Test func rulesMatchTheTables() {
    let cases: [(rule: AccentRule, front: Int?, rear: Int?, nucleus: Int?, why: String)] = [
      (.dependent, 0, nil, 0, "F1: N1 stays flat"), (.dependent, 2, nil, 2, "F1: M1"),
      (.dominatingFlat(offset: 1), 0, nil, 5, "F2: N1 + M"),
      (.dominatingFlat(offset: 1), 2, nil, 2, "F2: M1"),
      (.fusing(offset: 1), 0, nil, 0, "F3: flat"), (.fusing(offset: 1), 2, nil, 5, "F3: N1 + M"),
      (.dominating(offset: 0), 0, nil, 4, "F4"), (.dominating(offset: 0), 2, nil, 4, "F4"),
      (.flattening, 2, nil, 0, "F5"), (.shifting(flat: 1, accented: -1), 0, nil, 5, "F6: M"),
      (.shifting(flat: 1, accented: -1), 2, nil, 3, "F6: L"),
      (.preserving, 0, 2, 6, "C1: N1 + M2"), (.preserving, 3, 0, 0, "C1 of a flat word: flat"),
      (.initial, 3, 0, 5, "C2: N1 + 1"), (.beforeSuffix, 0, 1, 4, "C3: N1"),
      (.flatteningSuffix, 3, 1, 0, "C4"), (.dependentSuffix, 3, 1, 3, "C5: M1"),
      (.prefixUnited, 1, 0, 0, "P1, flat"), (.prefixUnited, 1, 3, 0, "P1, 尾高"),
      (.prefixUnited, 1, 2, 6, "P1: N1 + M2"), (.prefixCompound, 1, 0, 5, "P2, flat"),
      (.prefixCompound, 1, 3, 5, "P2, 尾高"), (.prefixCompound, 1, 2, 6, "P2: N1 + M2"),
      (.prefixMixed, 1, 0, 5, "P4, flat"), (.prefixMixed, 1, 2, 1, "P4: M1"),
      (.prefixFlat, 1, 2, 0, "P6"), (.prefixSeparate, 1, 2, 1, "P13"),
      (.prefixPreserving, 1, 0, 1, "P14, flat"), (.prefixPreserving, 1, 2, 6, "P14: N1 + M2"),
      (.dependent, nil, nil, nil, "F1 after an unknown accent"),
      (.dominating(offset: 1), nil, nil, 5, "F4 asks for no accent"),
      (.beforeSuffix, nil, nil, 4, "C3 asks for none"),
      (.preserving, 2, nil, nil, "C1 asks for M2"),
      (.prefixCompound, 1, nil, nil, "P2 asks for M2"),
    ]
    for row in cases {
      let front = AccentPart(moraCount: 4, nucleus: row.front)
      let rear = AccentPart(moraCount: 3, nucleus: row.rear)
      #expect(row.rule.nucleus(front: front, rear: rear) == row.nucleus, "\(row.why)")
    }
    let long = AccentPart(moraCount: 4, nucleus: 0, endsInsideSyllable: true)
    #expect(AccentRule.beforeSuffix.nucleus(front: long, rear: long) == 3, "off ー")
  }

  @Test func modificationsAreReadAndApplied() {
    let cases: [(notation: String, count: Int, from: Int?, to: Int?, why: String)] = [
      ("M1@0", 3, 0, 3, "M1: N0 − M"), ("M1@1", 4, 2, 3, "M1 replaces any accent"),
      ("M2@2", 4, 0, 2, "M2: flat"), ("M2@2", 4, 3, 3, "M2: others stay"),
      ("M4@1", 2, 2, 1, "M4: one forward"), ("M4@1", 2, 1, 1, "M4: the first mora stays"),
      ("M4@1", 2, 0, 0, "M4: flat stays"), ("M4@1", 2, nil, nil, "not known"),
      ("M1@0", 2, nil, 2, "M1 asks for nothing"),
    ]
    for row in cases {
      var part = AccentPart(moraCount: row.count, nucleus: row.from)
      if let modification = bytes(row.notation, { AccentModification($0) }) {
        part.modify(modification)
        #expect(part.nucleus == row.to, "\(row.why)")
      } else {
        Issue.record("\(row.notation) is not read")
      }
    }
    for (count, from, to) in [(2, 2, 1), (4, 3, 3), (2, 0, 0), (1, 1, 1), (4, 4, 3)] {
      var part = AccentPart(moraCount: count, nucleus: from)
      part.modify(.forwardFromLast(offset: 1))
      #expect(part.nucleus == to, "\(from)/\(count)")
    }
    for notation in ["", "*", "M", "M1", "M1@", "M3@1", "M1@x", "F1@1", "M4@1x", "M12@1"] {
      #expect(bytes(notation) { AccentModification($0) } == nil, "\(notation)")
    }
  }

  @Test func compoundsWithoutARuleFollowTheirLength() {
    let cases: [(count: Int, nucleus: Int?, isSuffix: Bool, rule: AccentRule)] = [
      (1, 1, false, .beforeSuffix), (2, 0, false, .beforeSuffix), (2, 0, true, .dependentSuffix),
      (3, 0, false, .initial), (3, 3, false, .initial), (3, 2, false, .preserving),
      (4, nil, true, .initial),
    ]
    for row in cases {
      let part = AccentPart(moraCount: row.count, nucleus: row.nucleus)
      #expect(AccentPhraseBuilder.usualRule(of: part, isSuffix: row.isSuffix) == row.rule)
    }
  }
}
