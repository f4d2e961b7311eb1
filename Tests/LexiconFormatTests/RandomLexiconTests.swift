import LexiconFormat
import TestSupport
import Testing

/// Tests on random dictionaries that importing and expanding are inverse.
@Suite struct RandomLexiconTests {
  /// Returns rows that use every notation: kana, symbols, readings of all sorts, unusual accents,
  /// repeated rows.
  private func rows(_ count: Int, using generator: inout SeededGenerator) -> [String] {
    let letters = ["ア", "オ", "ウ", "エ", "イ", "ー", "ヂ", "ヅ", "ヲ", "ャ", "ッ", "ン", "ヴ"]
    let surfaces = [
      "あ", "お", "う", "ア", "ー", "亜", "a", "~", "=", "-", "#", "[", "]", "𠮷", "\u{FA68}",
    ]
    func text(_ alphabet: [String], _ length: ClosedRange<Int>) -> String {
      (0..<Int.random(in: length, using: &generator))
        .map { _ in alphabet.randomElement(using: &generator) ?? "" }.joined()
    }
    return (0..<count).map { _ in
      let surface = text(surfaces, 1...3)
      let reading = text(letters, 1...4)
      let pronunciation = Bool.random(using: &generator) ? reading : text(letters, 1...4)
      // Never ~ alone, which is part of the notation.
      let base = Bool.random(using: &generator) ? surface : "亜" + text(surfaces, 0...2)
      let accent =
        ["0/3", "1/1", "2/4", "*/*", "0/2:1/3"].randomElement(using: &generator) ?? ""
      let rule = ["*", "C1", "動詞%F2@0"].randomElement(using: &generator) ?? ""
      let id = Int.random(in: 0...3, using: &generator)
      let cost = Int.random(in: -32768...32767, using: &generator)
      return
        "\(surface),\(id),\(id),\(cost),名詞,一般\(id),*,*,*,*,\(base),\(reading),\(pronunciation),"
        + "\(accent),\(rule)"
    }
  }

  /// Returns all forms of a verb; occasionally one is missing, doubled or irregular.
  private func verb(_ number: Int, using generator: inout SeededGenerator) -> [String] {
    let stem = "動\(number)"
    let reading = ["ウゴ", "コウ", "オオ", "エイ"].randomElement(using: &generator) ?? ""
    let forms = [("く", "ク", "基本形"), ("い", "イ", "連用形"), ("こう", "コウ", "未然形"), ("け", "ケ", "命令形")]
    var rows: [String] = []
    for (position, form) in forms.enumerated() {
      let cost = Int.random(in: 0...1, using: &generator)
      let accent = Int.random(in: 0...2, using: &generator)
      let read = reading + form.1
      let sound = read.replacing("コウ", with: "コー").replacing("オオ", with: "オー")
      let row =
        "\(stem)\(form.0),\(9 + position),9,\(cost),動詞,自立,*,*,五段,\(form.2),\(stem)く,\(read),"
        + "\(sound),\(accent)/\(sound.count),*"
      switch Int.random(in: 0..<20, using: &generator) {
      case 0: break
      case 1: rows += [row, row]
      default: rows.append(row)
      }
    }
    return rows
  }

  /// Returns the imported text as a lexicon.
  private func lexicon(_ importer: LexiconImporter) throws -> Lexicon {
    let outputs = try importer.outputs()
    func file(_ path: String) throws -> TextFile {
      let text = try #require(outputs.first { $0.path == path }).text
      return try TextFile(path: path, text: text)
    }
    let classes = try ClassTable(file("classes.tsv"))
    let sources = try ["one", "two"].map { name in
      let files = outputs.filter { $0.path.hasPrefix("entries/\(name)/") }
      return Lexicon.Source(name: name, files: try files.map { try file($0.path) })
    }
    return Lexicon(
      name: "n", version: "1", sources: sources, classes: classes,
      paradigms: try ParadigmTable(file("paradigms.tsv"), classes: classes), corrections: [])
  }

  @Test func expandingIsTheInverseOfImporting() throws {
    let leftIDs = try TextFile(path: "left-id.def", text: "0 *,*\n")
    for seed in 0..<12 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let texts = (0..<2).map { _ in
        var rows = rows(120, using: &generator)
        for number in 0..<12 { rows += verb(number, using: &generator) }
        rows.shuffle(using: &generator)
        return rows.joined(separator: "\n")
      }
      let importer = try LexiconImporter(
        sources: texts.map { try TextFile(path: "x.csv", text: $0) }, names: ["one", "two"],
        leftIDs: leftIDs)
      let expanded = try lexicon(importer).expanded()
      // The expected result: a stable sort by the bytes of the surface, source after source.
      let original = texts.flatMap { $0.split(separator: "\n") }.map { Array($0.utf8) }.enumerated()
        .sorted {
          let (a, b) = ($0.element.prefix { $0 != 0x2C }, $1.element.prefix { $0 != 0x2C })
          return a == b ? $0.offset < $1.offset : a.lexicographicallyPrecedes(b)
        }.map(\.element)
      for csv in [expanded.csv(), importer.originalRows()] {
        let rows = csv.string.utf8.split(separator: 0x0A).map { Array($0) }
        let difference = zip(rows, original).first { $0 != $1 }
        let texts = difference.map { [$0, $1].map { String(decoding: $0, as: UTF8.self) } }
        try #require(texts == nil, "seed \(seed)")
        #expect(rows.count == original.count)
      }
      #expect(expanded.count == original.count)
    }
  }

  @Test func foldsMostVerbs() throws {
    var generator = SeededGenerator(seed: 7)
    let rows = (0..<100).flatMap { verb($0, using: &generator) }
    let importer = try LexiconImporter(
      sources: [TextFile(path: "x.csv", text: rows.joined(separator: "\n"))], names: ["one"],
      leftIDs: TextFile(path: "left-id.def", text: ""))
    let text = try #require(try importer.outputs().first { $0.path == "entries/one/verb.tsv" }).text
    let entries = text.split(separator: "\n").filter { !$0.hasPrefix("[") }
    #expect(entries.count > 100, "a doubled form is written by itself")
    #expect(entries.count < rows.count / 2, "four forms in a row")
    let names = try importer.outputs().first { $0.path == "paradigms.tsv" }?.text
      .split(separator: "\n").filter { $0.hasPrefix("[") }
    #expect(names?.first == "[動詞-自立-五段-活用]", "the most frequent has no number")
    #expect(names?.dropFirst().first == "[動詞-自立-五段-活用/2]")
  }
}
