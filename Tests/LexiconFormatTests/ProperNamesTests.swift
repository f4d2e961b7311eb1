import EmbeddedDictionary
import LexiconFormat
import Testing

/// Tests that proper names are read after everything that was imported, and can be excluded
/// completely.
@Suite struct ProperNamesTests {
  private static let head = "name\tminiature\nversion\t1\nsource\tone\n"
  /// Two folders, of which the first one listed sorts last.
  private static let files = [
    "dictionary.tsv": head + "names\tsurnames\nnames\tplaces\n",
    "names/surnames/a.tsv": "[名詞]\n犬\tケン\t5\n犬山\tイヌヤマ\t7521\n",
    "names/places/a.tsv": "[名詞]\n犬\tアケン\t5\n",
    "names/places/b.tsv": "[名詞]\n犬島\tイヌジマ\t8306\n",
    "names/words/a.tsv": "[名詞]\n犬力\tケンリョク\t8562\n",
    "corrections/a.tsv": "add\tmissing\t名詞\t犬\tワンコ\t6\t1\n",
  ]

  /// Returns the rows of a text's expansion as surface and reading.
  private func rows(_ text: String, _ extent: LexiconExtent) throws -> [String] {
    let expanded = try Lexicon(directory: text, extent: extent).expanded()
    return expanded.csv().string.split(separator: "\n").map { row in
      let columns = row.split(separator: ",")
      return "\(columns[0]) \(columns[11])"
    }
  }

  @Test func namesAreAfterSourcesAndBeforeAdditions() throws {
    try MiniatureText.with(Self.files) { text, _ in
      let whole = try rows(text, .whole)
      #expect(
        whole == [
          "犬 イヌ", "犬 ケン", "犬 アケン", "犬 ワンコ", "犬山 イヌヤマ", "犬島 イヌジマ", "見 ミ", "見る ミル",
        ], "the order of dictionary.tsv within a surface; words is not listed")
      let expanded = try Lexicon(directory: text).expanded()
      #expect(expanded.nameRows == [1, 2, 4, 5])
      #expect(expanded.sourceNames == ["one", "surnames", "places", "corrections"])
    }
  }

  @Test func extents() throws {
    try MiniatureText.with(Self.files) { text, _ in
      #expect(try rows(text, .withoutNames) == ["犬 イヌ", "犬 ワンコ", "見 ミ", "見る ミル"])
      #expect(try rows(text, .original) == ["犬 イヌ", "見 ミ", "見る ミル"])
      let expanded = try Lexicon(directory: text, extent: .withoutNames).expanded()
      #expect(expanded.nameRows.isEmpty && expanded.correctionCount == 1)
    }
  }

  /// A correction of a name must not cause an error, or add a row, when names are excluded.
  @Test func correctionsApplyToNames() throws {
    let cases: [(correction: String, whole: String, others: Int, why: String)] = [
      ("change\tx\t名詞\t犬島\tイヌジマ\tcost=9\treading=ケントウ\n", "犬島 ケントウ", 3, "a change"),
      ("change\tx\t*\t犬山\tイヌヤマ\taccent=1\n", "犬山 イヌヤマ", 3, "any section"),
      ("add\tx\t名詞\t犬塚\tイヌヅカ\t9\n", "犬塚 イヌヅカ", 4, "an addition is not a name"),
    ]
    for item in cases {
      var files = Self.files
      files["corrections/a.tsv"] = item.correction
      try MiniatureText.with(files) { text, _ in
        let whole = try rows(text, .whole)
        let others = try rows(text, .withoutNames)
        #expect(whole.contains(item.whole), "\(item.why)")
        #expect(others.count == item.others, "\(item.why)")
      }
    }
    var files = Self.files
    files["corrections/a.tsv"] = "delete\tx\t名詞\t犬島\tイヌジマ\n"
    try MiniatureText.with(files) { text, _ in
      let expanded = try Lexicon(directory: text).expanded()
      #expect(expanded.nameRows == [1, 2, 3], "one less")
    }
  }

  @Test func invalidNames() throws {
    let cases: [(file: String, text: String, path: String, line: Int?, why: String)] = [
      (
        "dictionary.tsv", head("names\tbrands\n"), "names/brands", nil, "a folder that is not there"
      ),
      ("dictionary.tsv", head("names\tone\n"), "dictionary.tsv", nil, "a name twice"),
      (
        "dictionary.tsv", head("names\tcorrections\n"), "dictionary.tsv", nil, "the additions' name"
      ),
      ("dictionary.tsv", head("names\n"), "dictionary.tsv", 4, "no folder"),
      ("dictionary.tsv", head("layer\tplaces\n"), "dictionary.tsv", 4, "an unknown key"),
      ("names/places/b.tsv", "[名詞]\n犬島\tイヌジマ\n", "names/places/b.tsv", 2, "no cost"),
      ("names/places/b.tsv", "犬島\tイヌジマ\t1\n", "names/places/b.tsv", 1, "no section"),
      (
        "corrections/a.tsv", "add\tx\t名詞\t犬島\tイヌジマ\t1\n", "corrections/a.tsv", 1,
        "an addition of an existing name"
      ),
    ]
    for item in cases {
      var files = Self.files
      files[item.file] = item.text
      try MiniatureText.with(files) { text, _ in
        for extent in [LexiconExtent.whole, .withoutNames] {
          let error = #expect(throws: LexiconError.self, "\(item.why)") {
            try Lexicon(directory: text, extent: extent).expanded()
          }
          #expect(error?.path == "\(text)/\(item.path)", "\(item.why)")
          #expect(error?.line == item.line, "\(item.why)")
        }
      }
    }
  }

  private func head(_ line: String) -> String { Self.head + line }

  @Test func foldersWithoutEntriesAreAnError() throws {
    var files = Self.files
    files["names/places/a.tsv"] = nil
    files["names/places/b.tsv"] = nil
    files["names/places/notes.txt"] = "only .tsv files are read"
    try MiniatureText.with(files) { text, _ in
      let error = #expect(throws: LexiconError.self) { try Lexicon(directory: text) }
      #expect(error?.code == .fileUnusable && error?.path == text + "/names/places")
      #expect(throws: Never.self, "the original needs no names") {
        try Lexicon(directory: text, extent: .original)
      }
    }
  }
}

/// Tests the proper names in the tool's output.
@Suite struct ProperNamesToolTests {
  private static let files = [
    "dictionary.tsv": "name\tminiature\nversion\t1\nsource\tone\nnames\tplaces\n",
    "names/places/a.tsv": "[名詞]\n犬島\tイヌジマ\t8306\n犬\tアケン\t5\n",
  ]

  @Test func compiles() throws {
    let cases: [(options: [String], entries: Int, names: Int, corrections: Int)] = [
      ([], 6, 2, 1), (["--no-names"], 4, 0, 1), (["--no-corrections"], 3, 0, 0),
      (["--no-names", "--no-corrections"], 3, 0, 0),
    ]
    for item in cases {
      try MiniatureText.with(Self.files) { text, output in
        let run = try runLexiconTool(["compile", text, output] + item.options)
        #expect(run.status == 0, "\(item.options): \(run.errors)")
        let dictionary = try BundledDictionary(directory: output)
        #expect(dictionary.entryCount == item.entries, "\(item.options)")
        #expect(dictionary.nameCount == item.names, "\(item.options)")
        #expect(dictionary.correctionCount == item.corrections, "\(item.options)")
        #expect(dictionary.files.map(\.name).contains("dictionary.mutsu"), "\(item.options)")
        try dictionary.verify()
      }
    }
  }

  /// 犬 has the entries 0 and 1 (a name), and entry 2 is 犬島, also a name: see Sources/LatticeEngine.
  @Test func writesTheBits() throws {
    try MiniatureText.with(Self.files) { text, output in
      #expect(try runLexiconTool("compile", text, output, "--mecab").status == 0)
      let file = try FileSystem.read(output + "/names.bits")
      #expect(file.count == 72)
      let bytes = Array(UnsafeBufferPointer(start: file.start, count: file.count))
      #expect(String(decoding: bytes[..<8], as: UTF8.self) == "MUTSUNAM")
      #expect(bytes[64...] == [0b110, 0, 0, 0, 0, 0, 0, 0])
    }
  }

  @Test func expands() throws {
    for option in ["", "--no-names", "--no-corrections"] {
      try MiniatureText.with(Self.files) { text, output in
        let run = try runLexiconTool(["expand", text, output] + (option.isEmpty ? [] : [option]))
        #expect(run.status == 0, "\(option): \(run.errors)")
        let names = FileSystem.names(in: output)
        #expect(names.contains("places.csv") == option.isEmpty, "\(option)")
        #expect(names.contains("corrections.csv") == (option != "--no-corrections"), "\(option)")
        #expect(names.contains("one.csv"), "\(option)")
      }
    }
  }

  @Test func compilesAgainIfANameHasChanged() throws {
    try MiniatureText.with(Self.files) { text, output in
      let tool = text + "/tool"
      try FileSystem.createDirectory(tool)
      try FileSystem.write(ByteBuffer("let a = 1"), to: tool + "/a.swift")
      func compiled(_ options: String...) throws -> Int {
        let command = ["compile", text, output, "--tool-source", tool] + options
        #expect(try runLexiconTool(command).status == 0)
        return try BundledDictionary(directory: output).nameCount
      }
      #expect(try compiled() == 2)
      #expect(try compiled("--no-names") == 0, "another extent is another dictionary")
      #expect(try compiled() == 2)
      try FileSystem.write(ByteBuffer("[名詞]\n犬島\tイヌジマ\t1\n"), to: text + "/names/places/a.tsv")
      #expect(try compiled() == 1)
    }
  }
}
