import Testing

@testable import MeCabDictionary

/// Tests output formats with all directives.
@Suite struct LatticeTemplateTests {
  private func template(_ settings: String) throws(MeCabError) -> LatticeTemplate {
    try LatticeTemplate(
      named: "x", in: DictionaryConfiguration(text: settings), path: "/d/dicrc")
  }

  private func bytes(_ text: String) -> OutputTemplate.Item { .text(Array(text.utf8)) }

  @Test func directives() throws {
    let table: [(template: String, items: [OutputTemplate.Item], why: String)] = [
      ("%m\\t%H\\n", [.surface, bytes("\t"), .feature, bytes("\n")], "MeCab's default"),
      ("%S%L", [.lattice(.sentence), .lattice(.sentenceLength)], "the sentence"),
      ("%t%pi", [.lattice(.characterClass), .lattice(.number)], "category and number"),
      ("%ps%pe", [.lattice(.start), .lattice(.end)], "offsets"),
      (
        "%pC%pn%pc", [.lattice(.connectionCost), .lattice(.stepCost), .lattice(.pathCost)], "costs"
      ),
      ("%pb", [.lattice(.bestMark)], "the mark of the best path"),
      ("%P%pP", [.lattice(.probability), .lattice(.probability)], "probabilities"),
      ("%pA%pB", [.lattice(.alpha), .lattice(.beta)], "sums"),
      (
        "%ppi,%ppc\\s%ppP;",
        [
          .lattice(.connections(.number, separator: UInt8(ascii: ","))),
          .lattice(.connections(.cost, separator: 0x20)),
          .lattice(.connections(.probability, separator: UInt8(ascii: ";"))),
        ], "preceding nodes"
      ),
      ("a\\0b\\q", [.text([0x61, 0, 0x62, 0])], "NUL, also for an unknown escape"),
    ]
    for (text, items, why) in table {
      let found = try template("node-format-x = \(text)\nunk-format-x = %m")
      #expect(found.known == items, "\(why)")
      #expect(found.unknown == [.surface], "\(why)")
    }
    let costs = try template("node-format-x = %m\neos-format-x = %ppc,")
    #expect(costs.needsConnections && !costs.hasNUL && costs.unknown == [])
    #expect(try template("node-format-x = \\0").hasNUL)
  }

  @Test func defaults() throws {
    let sameAsKnown = try template("node-format-x = <%m>\nunk-format-x = %m\\t%H\\n")
    #expect(sameAsKnown.unknown == sameAsKnown.known, "the default stands for the known format")
    let all = """
      node-format-x = %m\\t%H\\n
      unk-format-x = %m\\t%H\\n
      eos-format-x = EOS\\n
      eon-format-x = end
      """
    #expect(try template(all).endOfEnumeration == [], "ignored beside default settings")
    #expect(try template(all + "\nbos-format-x = >").endOfEnumeration == [bytes("end")])
  }

  @Test func invalidFormats() {
    let table: [(settings: String, kind: String)] = [
      ("node-format-x = %q", "node"), ("node-format-x = %p", "node"),
      ("node-format-x = %ppx,", "node"),
      ("node-format-x = %ppi", "node"), ("node-format-x = %F\\0[1]", "node"),
      ("node-format-x = %m\nunk-format-x = %", "unk"),
      ("node-format-x = %m\nbos-format-x = %pC", "bos"),
      ("node-format-x = %m\nbos-format-x = %ppi,", "bos"),
      ("node-format-x = %m\neos-format-x = \\", "eos"),
      ("node-format-x = %m\neon-format-x = %H", "eon"),
    ]
    for (settings, kind) in table {
      let error = #expect(throws: MeCabError.self, "\(settings)") { try template(settings) }
      #expect(error?.code == .invalidDefinition && error?.path == "/d/dicrc", "\(settings)")
      #expect(error?.message.contains("\(kind)-format-x") == true, "\(settings)")
    }
    let missing = #expect(throws: MeCabError.self) { try template("node-format-y = %m") }
    #expect(missing?.message == "has no output format “x” (it defines y)")
  }
}
