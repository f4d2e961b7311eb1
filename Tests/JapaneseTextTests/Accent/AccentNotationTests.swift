import Foundation
import Testing

@testable import JapaneseText

@Suite("Accent notations and phrases as values")
struct AccentNotationTests {
  private struct Fields: Encodable {
    let utf8Range: Range<Int>
    let text: String
    let kana: String
    let morae: [String]
    let nucleus: Int?
  }

  /// Returns a phrase as it is decoded from a file.
  private func phrase(
    _ morae: String, _ nucleus: Int?, at range: Range<Int> = 0..<0, text: String = ""
  ) throws -> AccentPhrase {
    let morae = morae.split(separator: " ").map { String($0) }
    let fields = Fields(
      utf8Range: range, text: text, kana: morae.joined(), morae: morae, nucleus: nucleus)
    return try JSONDecoder().decode(AccentPhrase.self, from: JSONEncoder().encode(fields))
  }

  @Test("one phrase in each notation")
  func phrases() throws {
    let table:
      [(morae: String, nucleus: Int?, downstep: String, brackets: String, numbers: String)] = [
        ("と う きょ う へ", 0, "とうきょうへ", "と[うきょうへ", "とうきょうへ[0]"),
        ("は な が", 2, "はなꜜが", "は[な]が", "はなが[2]"),
        ("い の ち", 1, "いꜜのち", "い]のち", "いのち[1]"),
        ("は な", 2, "はなꜜ", "は[な]", "はな[2]"),
        ("い き ま し た", 3, "いきまꜜした", "い[きま]した", "いきました[3]"),
        ("き", 0, "き", "き", "き[0]"), ("き", 1, "きꜜ", "き]", "き[1]"),
        ("い き", nil, "いき", "いき", "いき"), ("", nil, "", "", ""),
      ]
    for row in table {
      let phrase = try phrase(row.morae, row.nucleus)
      #expect(AccentNotation.downstep.string(for: phrase) == row.downstep)
      #expect(AccentNotation.brackets.string(for: phrase) == row.brackets)
      #expect(AccentNotation.numbers.string(for: phrase) == row.numbers)
    }
  }

  @Test("text between phrases is preserved, adjacent phrases are separated by a space")
  func texts() throws {
    let text = "、花が咲く。\n星も！"
    func at(_ part: String, _ morae: String, _ nucleus: Int?) throws -> AccentPhrase {
      let range = try #require(text.range(of: part))
      let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
      return try phrase(morae, nucleus, at: start..<start + part.utf8.count, text: part)
    }
    let flowers = try at("花が", "は な が", 2)
    let bloom = try at("咲く", "さ く", 0)
    let stars = try at("星も", "ほ し も", 0)
    let notation = AccentNotation.numbers
    let table: [(phrases: [AccentPhrase], expected: String, why: String)] = [
      ([], text, "no phrases"),
      ([flowers, bloom, stars], "、はなが[2] さく[0]。\nほしも[0]！", "all phrases"),
      ([bloom], "、花がさく[0]。\n星も！", "text before a phrase"),
      ([stars], "、花が咲く。\nほしも[0]！", "one of three"),
      ([flowers, stars], "、はなが[2]咲く。\nほしも[0]！", "text between phrases"),
    ]
    for row in table {
      #expect(notation.string(for: row.phrases, in: text) == row.expected, "\(row.why)")
    }
    #expect(notation.string(for: [flowers, bloom], in: "花") == "花はなが[2] さく[0]", "another text")
  }

  @Test("notations have names")
  func names() {
    for notation in AccentNotation.all { #expect(AccentNotation(notation.description) == notation) }
    #expect(AccentNotation.all.map(\.description) == ["downstep", "brackets", "numbers"])
    for name in ["", "Downstep", "bracket", "numbers "] { #expect(AccentNotation(name) == nil) }
  }

  @Test("the range of a phrase in a text")
  func ranges() throws {
    let table: [(range: Range<Int>, text: String, expected: String?, why: String)] = [
      (0..<6, "花が咲く", "花が", "its text"), (3..<3, "花が", "", "an empty range"),
      (0..<6, "花が", "花が", "the whole text"), (0..<7, "花が", nil, "an end after the text"),
      (7..<9, "花が", nil, "a start after the text"), (0..<4, "花が", nil, "an end within a scalar"),
      (1..<3, "花が", nil, "a start within a scalar"), (0..<0, "", "", "an empty text"),
      (-3..<3, "花が", nil, "a negative start"), (-6 ..< -3, "花が", nil, "a negative end"),
      (0..<3, "e\u{301}", "e\u{301}", "a Character of two scalars"),
    ]
    for row in table {
      let range = try phrase("は な が", 2, at: row.range).range(in: row.text)
      #expect(range.map { String(row.text[$0]) } == row.expected, "\(row.why)")
    }
  }

  @Test("pitch by definition, for all short words")
  func pitch() throws {
    for count in 0...8 {
      for nucleus in 0...count {
        let accent = Accent(nucleus: nucleus, moraCount: count)
        var expected = ""
        for mora in 0..<count {
          let isFirst = mora == 0
          let isAfterFall = nucleus > 0 && mora + 1 > nucleus
          expected += isAfterFall || isFirst && nucleus != 1 ? "L" : "H"
        }
        #expect(accent.pitch.map(\.rawValue).joined() == expected, "\(nucleus)/\(count)")
        let phrase = try phrase(Array(repeating: "あ", count: count).joined(separator: " "), nucleus)
        #expect(phrase.pitch == accent.pitch && phrase.moraCount == count)
      }
    }
    #expect(try phrase("あ い", nil).pitch == [])
  }
}
