import DictionaryManifest
import EmbeddedDictionary
import LexiconFormat
import Testing

/// Tests the tool as a process: its output, messages and exit status.
@Suite struct LexiconToolTests {
  @Test func compilesToAVerifiableDictionary() throws {
    try MiniatureText.with { text, output in
      let run = try runLexiconTool("compile", text, output)
      #expect(run.status == 0, "\(run.errors)")
      let dictionary = try BundledDictionary(directory: output)
      #expect(dictionary.name == "miniature")
      #expect(dictionary.entryCount == 4)
      #expect(dictionary.correctionCount == 1)
      #expect(dictionary.files.map(\.name).contains("dictionary.mutsu"))
      try dictionary.verify()
      #expect(FileSystem.names(in: output).count == dictionary.files.count + 1, "no leftovers")
      let again = try runLexiconTool("compile", text, output)
      #expect(again.status == 0)
      let second = try BundledDictionary(directory: output)
      #expect(second == dictionary, "the same to the byte")
      // When run by hand, without `--tool-source`, it always compiles again.
      let size = try #require(FileSystem.size(of: output + "/dictionary.mutsu"))
      try FileSystem.write(
        ByteBuffer(String(repeating: "#", count: size)), to: output + "/dictionary.mutsu")
      #expect(try runLexiconTool("compile", text, output).status == 0)
      try dictionary.verify()
    }
  }

  @Test func compilesWithoutCorrections() throws {
    try MiniatureText.with { text, output in
      let run = try runLexiconTool("compile", text, output, "--no-corrections")
      #expect(run.status == 0)
      let dictionary = try BundledDictionary(directory: output)
      #expect(dictionary.entryCount == 3)
      #expect(dictionary.correctionCount == 0)
    }
  }

  @Test func compilesAgainOnlyIfTextOrToolHaveChanged() throws {
    try MiniatureText.with { text, output in
      let tool = text + "/tool"
      try FileSystem.createDirectory(tool + "/below")
      try FileSystem.write(ByteBuffer("let a = 1"), to: tool + "/below/a.swift")
      let other = text + "/other"
      try FileSystem.createDirectory(other)
      try FileSystem.write(ByteBuffer("let b = 1"), to: other + "/b.swift")
      let command = ["compile", text, output, "--tool-source", tool, "--tool-source", other]
      let first = try runLexiconTool(command)
      #expect(first.status == 0, "\(first.errors)")
      // A marker of the same size is still there if nothing was written.
      let path = output + "/dictionary.mutsu"
      func contents() throws -> [UInt8] {
        let file = try FileSystem.read(path)
        return Array(UnsafeBufferPointer(start: file.start, count: file.count))
      }
      let original = try contents()
      var mark = [UInt8](repeating: UInt8(ascii: "#"), count: original.count)
      func compiled() throws -> [UInt8] {
        let size = try #require(FileSystem.size(of: path))
        mark = [UInt8](repeating: UInt8(ascii: "#"), count: size)
        try FileSystem.write(ByteBuffer(String(repeating: "#", count: size)), to: path)
        let run = try runLexiconTool(command)
        #expect(run.status == 0)
        return try contents()
      }
      let unchanged = try compiled()
      #expect(unchanged == mark)
      try FileSystem.write(
        ByteBuffer(String(repeating: "#", count: original.count + 1)), to: path)
      let damaged = try runLexiconTool(command)
      #expect(damaged.status == 0)
      let repaired = try contents()
      #expect(repaired == original, "another size is noticed")
      let changes: [(path: String, text: String, isCompiled: Bool)] = [
        (text + "/corrections/a.tsv", "add\tmissing\t名詞\t猫\tネコ\t7\t1\n", true),
        (tool + "/below/a.swift", "let a = 2", true), (other + "/b.swift", "let b = 2", true),
        (other + "/c.swift", "let c = 1", true), (tool + "/README.md", "words", false),
      ]
      for change in changes {
        try FileSystem.write(ByteBuffer(change.text), to: change.path)
        #expect(try (compiled() != mark) == change.isCompiled, "\(change.path)")
      }
    }
  }

  @Test func refusesFoldersWithoutItsSource() throws {
    try MiniatureText.with { text, output in
      for folder in ["/nowhere", text + "/entries"] {
        let run = try runLexiconTool("compile", text, output, "--tool-source", folder)
        #expect(run.status == 1)
        #expect(run.errors == "lexicon-tool: \(folder): the folder contains no Swift files\n")
      }
    }
  }

  @Test func expandsToSourcesByName() throws {
    try MiniatureText.with { text, output in
      for name in ["entries/one/notes.txt", "entries/one/a.tsv~", "corrections/a.tsv.new"] {
        try FileSystem.write(ByteBuffer("only .tsv files are read"), to: "\(text)/\(name)")
      }
      let run = try runLexiconTool("expand", text, output)
      #expect(run.status == 0)
      let rows = try FileSystem.read(output + "/one.csv").string
      #expect(
        rows == """
          犬,0,0,5,名詞,一般,*,*,*,*,犬,イヌ,イヌ,2/2,*
          見,1,1,5,動詞,自立,*,*,一段,連用形,見る,ミ,ミ,1/1,*
          見る,1,1,5,動詞,自立,*,*,一段,基本形,見る,ミル,ミル,1/2,*

          """)
      let added = try FileSystem.read(output + "/corrections.csv").string
      #expect(added == "猫,0,0,6,名詞,一般,*,*,*,*,猫,ネコ,ネコ,1/2,*\n")
      let matrix = try FileSystem.read(output + "/matrix.def").string
      #expect(matrix == "2 2\n0 0 1\n0 1 1\n1 0 2\n1 1 3\n")
    }
  }

  @Test func correctedDefinitionsReplaceThoseOfTheOriginal() throws {
    try MiniatureText.with { text, output in
      let original = try FileSystem.read(text + "/char.def").string
      let corrected = original + "# corrected\n"
      try FileSystem.write(ByteBuffer(corrected), to: text + "/corrections/char.def")
      let rows: [(arguments: [String], expected: String, why: String)] = [
        ([], corrected, "the definition among the corrections"),
        (["--no-names"], corrected, "without names, corrections apply"),
        (["--no-corrections"], original, "the original is not corrected"),
      ]
      for row in rows {
        let run = try runLexiconTool(["expand", text, output] + row.arguments)
        #expect(run.status == 0, "\(run.errors)")
        let found = try FileSystem.read(output + "/char.def").string
        #expect(found == row.expected, "\(row.why)")
      }
    }
  }

  /// Calls `body` with the original of a dictionary and an empty target.
  ///
  /// The original is what `expand` writes, with an underscore in a file name and with a license.
  private func withOriginal(
    _ body: (_ original: String, _ target: String) throws -> Void
  ) throws {
    try MiniatureText.with { text, output in
      #expect(try runLexiconTool("expand", text, output, "--no-corrections").status == 0)
      try FileSystem.move(output + "/left-id.def", to: output + "/_left-id.def")
      try FileSystem.write(ByteBuffer("terms"), to: output + "/COPYING")
      let target = text + "/imported"
      try FileSystem.createDirectory(target)
      for name in ["dictionary.tsv", "dicrc"] {
        try FileSystem.write(try FileSystem.read("\(text)/\(name)"), to: "\(target)/\(name)")
      }
      try body(output, target)
    }
  }

  @Test func importsWhatItExpanded() throws {
    try withOriginal { original, target in
      let run = try runLexiconTool("import", original, target)
      #expect(run.status == 0, "\(run.errors)")
      #expect(
        FileSystem.names(in: target) == [
          "COPYING", "char.def", "classes.tsv", "dicrc", "dictionary.tsv", "entries", "feature.def",
          "left-id.def", "matrix.txt", "paradigms.tsv", "pos-id.def", "provenance.tsv",
          "rewrite.def", "right-id.def", "unk.def",
        ])
      #expect(try FileSystem.read(target + "/matrix.txt").string == "2 2\n1x2\n2 3\n")
      #expect(try FileSystem.read(target + "/COPYING").string == "terms")
      let provenance = try FileSystem.read(target + "/provenance.tsv").string
      let rows = try FileSystem.read(original + "/one.csv")
      for line in [
        "one.csv\t\(rows.count)\t\(digest(rows))", "rows\t3\t\(digest(rows))",
        "_left-id.def\t", "COPYING\t5\t", "matrix\t",
      ] {
        #expect(provenance.contains("\n" + line), "\(line)")
      }
      #expect(try runLexiconTool("expand", target, original + "/again").status == 0)
      for name in ["one.csv", "matrix.def", "dicrc", "char.def"] {
        #expect(
          try FileSystem.read("\(original)/again/\(name)").string
            == FileSystem.read("\(original)/\(name)").string, "\(name)")
      }
    }
  }

  @Test func refusesUnsupportedOriginals() throws {
    let row = "犬,0,0,5,名詞,一般,*,*,*,*,犬,イヌ,イヌ,2/2,*\n"
    let cases: [(file: String, text: String?, expected: String, why: String)] = [
      ("one.csv", row + "猫,0,0\n", "one.csv:2: a row requires fifteen columns", "a short row"),
      ("COPYING", nil, "COPYING: cannot be opened", "no licence"),
      ("matrix.def", "2 2\n0 0\n", "matrix.def:2: a line is a row", "a short cell"),
      ("_left-id.def", "0\n", "_left-id.def:1: a line is an id", "no features"),
      (
        "one.csv", "犬,0,0,5,名詞,一般,*,*,*,*,~,イヌ,イヌ,2/2,*\n",
        "text/imported: the text does not expand", "a base form that is a notation"
      ),
    ]
    for item in cases {
      try withOriginal { original, target in
        let path = "\(original)/\(item.file)"
        if let text = item.text {
          try FileSystem.write(ByteBuffer(text), to: path)
        } else {
          FileSystem.removeFile(path)
        }
        let run = try runLexiconTool("import", original, target)
        #expect(run.status == 1, "\(item.why)")
        #expect(run.errors.contains("/" + item.expected), "\(item.why): \(run.errors)")
        #expect(FileSystem.size(of: target + "/provenance.tsv") == nil, "nothing is vouched for")
      }
    }
  }

  private func digest(_ bytes: ByteBuffer) -> String {
    SHA256.hexadecimal(of: UnsafeRawBufferPointer(start: bytes.start, count: bytes.count))
  }

  @Test func locatesErrorsInTheText() throws {
    let cases: [(file: String, text: String, expected: String)] = [
      ("entries/one/a.tsv", "[名詞]\n犬\tイヌ\tx\t2\n", "entries/one/a.tsv:2: the cost “x”"),
      ("corrections/a.tsv", "delete\tx\t*\t鳥\tトリ\n", "corrections/a.tsv:1: no entry “鳥”"),
      ("classes.tsv", "名詞\t2\t0\t名詞\t一般\t*\t*\t*\t*\n", "paradigms.tsv: “動詞-活用” uses"),
      ("matrix.txt", "2 2\n1 1\n1\n", "matrix.txt:3: the row has 1 costs instead of 2"),
      ("entries/one/b.tsv", "犬\tイヌ\t1\t2\n", "entries/one/b.tsv:1: an entry precedes"),
      ("entries/one/b.tsv", "[無]\n", "entries/one/b.tsv:1: “無” is neither a class"),
      ("classes.tsv", "名詞\t2\n", "classes.tsv:1: a class is a name, two ids"),
      (
        "classes.tsv",
        "名詞\t2\t0\t名詞\t一般\t*\t*\t*\t*\n動詞\t1\t1\t動詞\t自立\t*\t*\t一段\t基本形\n"
          + "動詞-連用\t1\t1\t動詞\t自立\t*\t*\t一段\t連用形\n",
        "classes.tsv: the ids of “名詞” are outside the matrix (2 × 2)"
      ),
      (
        "dictionary.tsv", "name\tx\nversion\t1\nsource\ttwo\n",
        "entries/two: the folder contains no .tsv"
      ),
      ("dictionary.tsv", "name\tx\n", "dictionary.tsv: the dictionary needs one name"),
    ]
    for item in cases {
      try MiniatureText.with { text, output in
        try FileSystem.write(ByteBuffer(item.text), to: "\(text)/\(item.file)")
        let run = try runLexiconTool("compile", text, output)
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("lexicon-tool: \(text)/\(item.expected)"), "\(run.errors)")
        #expect(FileSystem.names(in: output).isEmpty, "no incomplete output remains")
      }
    }
  }

  /// Errors that only the compiler detects refer to the text, not to the compiler's folder, which
  /// is deleted by then.
  @Test func reportsCompilationErrors() throws {
    let word = "犬\tイヌ\t5\t2\n"
    let long = String(repeating: "犬", count: 2_000)
    let cases: [(file: String, text: String, expected: String)] = [
      ("char.def", "DEFAULT 0 1 0\n", "/char.def: lacks the category SPACE"),
      ("unk.def", "DEFAULT,0,0,9,x\n", "/unk.def: has no row for the category SPACE"),
      ("unk.def", "DEFAULT,0,0,9\n", "/unk.def:1: has fewer than five fields"),
      ("pos-id.def", "名詞\n", "/pos-id.def:1: is not a rule"),
      ("entries/one/a.tsv", "[名詞]\n" + String(repeating: word, count: 256), ": “犬” has 256"),
      ("entries/one/a.tsv", "[名詞]\n\(word)\(long)\tイヌ\t5\t2\n", ": row 2 as expanded has "),
    ]
    for item in cases {
      try MiniatureText.with { text, output in
        try FileSystem.write(ByteBuffer(item.text), to: "\(text)/\(item.file)")
        let run = try runLexiconTool("compile", text, output, "--no-corrections")
        #expect(run.status == 1, "\(item.expected)")
        #expect(run.errors.hasPrefix("lexicon-tool: \(text)\(item.expected)"), "\(run.errors)")
        #expect(FileSystem.names(in: output).isEmpty, "no incomplete output remains")
      }
    }
  }

  @Test func preservesTheOldDictionaryIfTheNewOneFails() throws {
    try MiniatureText.with { text, output in
      let first = try runLexiconTool("compile", text, output)
      #expect(first.status == 0)
      let before = try BundledDictionary(directory: output)
      try FileSystem.write(ByteBuffer("DEFAULT nonsense\n"), to: text + "/char.def")
      let run = try runLexiconTool("compile", text, output)
      #expect(run.status == 1)
      #expect(run.errors.hasPrefix("lexicon-tool: \(text)/char.def:1: is not a category"))
      let after = try BundledDictionary(directory: output)
      #expect(after == before)
      try before.verify()
    }
  }

  @Test func explainsItself() throws {
    for arguments in [
      [], ["compile"], ["compile", "a"], ["nonsense", "a", "b"], ["expand", "a", "b", "c"],
      ["import", "a"], ["compile", "a", "b", "--tool-source"], ["--no-corrections"],
    ] {
      let run = try runLexiconTool(arguments)
      #expect(run.status == 64)
      #expect(run.errors.hasPrefix("usage: lexicon-tool import"))
    }
    let missing = try runLexiconTool("compile", "/nowhere", "/nowhere/out")
    #expect(missing.status == 1)
    #expect(missing.errors.hasPrefix("lexicon-tool: /nowhere/dictionary.tsv: cannot be opened"))
  }
}
