import TestSupport
import Testing

/// Tests `--user-dictionary` with rows and with compiled dictionaries.
@Suite struct UserDictionaryCommandTests {
  private static let invented = "ネコまっしぐら丸"

  @Test func rowsOfEachKind() throws {
    let rows: [(csv: String, feature: String, why: String)] = [
      ("\(Self.invented),ねこまっしぐらまる", "名詞,固有名詞,一般", "a proper noun; hiragana"),
      ("\(Self.invented),ネコマッシグラマル", "名詞,固有名詞,一般", "katakana"),
      ("\(Self.invented),ねこまっしぐらまる,noun.person", "名詞,固有名詞,人名,一般", "our name"),
      ("\(Self.invented),ねこまっしぐらまる,名詞", "名詞,一般", "the dictionary's name"),
      ("\(Self.invented),ねこまっしぐらまる,名詞,固有名詞,組織", "名詞,固有名詞,組織", "in columns"),
      ("\(Self.invented),ねこまっしぐらまる,名詞-固有名詞-地域", "名詞,固有名詞,地域", "joined by hyphens"),
      (
        "\(Self.invented),,,,名詞,一般,*,*,*,*,*,*,*,特別,なもの", "名詞,一般,*,*,*,*,*,*,*,特別,なもの",
        "a full row without ids"
      ),
      ("\(Self.invented),1288,1288,-500,何でも,よい", "何でも,よい", "a full row: features as they are"),
      ("# 注\n\n\(Self.invented),ねこまっしぐらまる\r\n", "名詞,固有名詞,一般", "comment, empty line, CR LF"),
      ("\u{FEFF}\(Self.invented),ねこまっしぐらまる", "名詞,固有名詞,一般", "a byte order mark"),
    ]
    let files = try temporaryDirectory()
    for (number, row) in rows.enumerated() {
      let path = try files.write(row.csv, to: "\(number).csv")
      let run = try jptok("-u", path, input: "これは\(Self.invented)です\n")
      #expect(run.exitCode == 0, "\(row.why)\n\(run)")
      #expect(
        run.text.contains("\n\(Self.invented)\t\(row.feature)"), "\(row.why)\n\(run)\n\(run.text)")
    }
  }

  @Test func wrongRows() throws {
    let rows: [(csv: String, line: Int, fragment: String, why: String)] = [
      ("令和町", 1, "surface,reading", "one column"),
      ("令和町,れいわちょう\n\n# 注\nことば", 4, "surface,reading", "lines count, not rows"),
      (",れいわ", 1, "empty", "no word"),
      ("令和町,", 1, "surface,reading", "no reading"),
      ("令和町,reiwa", 1, "kana", "a reading that is not kana"),
      ("令和町,令和", 1, "令和", "the message shows the reading"),
      ("令和町,れいわ,動物", 1, "動物", "an unknown part of speech"),
      ("令和町,れいわ,動詞", 1, "full rows", "words that conjugate"),
      ("令和町,れいわちょう\n令和町,99999,1,1,名詞", 2, "99999", "an id beyond the matrix"),
      ("令和町,1,1,99999999999,名詞", 1, "cost", "a cost beyond 16 bits"),
    ]
    let files = try temporaryDirectory()
    // A part of speech that does not occur is searched for in the whole dictionary; in a small one
    // this is fast.
    let mini = try MiniDictionary.directory()
    for row in rows {
      let path = try files.write(row.csv, to: "words.csv")
      let run = try jptok("-d", mini, "-u", path, input: "東京\n")
      expectFailure(of: run, ["jptok: \(path):\(row.line): ", row.fragment], row.why)
      let build = try jptok("dictionary", "build", "-d", mini, path, "-o", files.file("words.dic"))
      expectFailure(of: build, ["jptok: \(path):\(row.line): ", row.fragment], row.why)
    }
    let path = try files.write(Array("令和町,れいわ\n".utf8) + [0xFF, 0x2C], to: "words.csv")
    expectFailure(of: try jptok("-u", path), ["jptok: \(path):2: ", "UTF-8"], "not UTF-8")
  }

  @Test func wrongFiles() throws {
    let files = try temporaryDirectory()
    let rows: [(path: String, fragment: String, why: String)] = [
      (files.file("none.csv"), "No such file", "missing rows"),
      (files.file("none.dic"), "none.dic", "a missing dictionary"),
      (files.path, "regular file", "a directory"),
      (try files.write("", to: "empty.csv"), "no rows", "an empty file"),
      (try files.write("# 注\n\n", to: "comments.csv"), "no rows", "only comments"),
      (try files.write("令和,れいわ\n", to: "words.txt"), "words.txt", "rows by another name"),
      (try files.write("", to: "empty.dic"), "empty.dic", "an empty dictionary"),
    ]
    for row in rows {
      expectFailure(
        of: try jptok("-u", row.path, input: "東京\n"), [row.path, row.fragment], row.why)
    }
  }

  @Test func severalDictionaries() throws {
    let files = try temporaryDirectory()
    let first = try files.write("\(Self.invented),ねこまっしぐらまる\n", to: "first, with comma.csv")
    let second = try files.write("犬走之助,いぬばしりのすけ,noun.person\n", to: "second.csv")
    let compiled = files.file("second.dic")
    let build = try jptok("dictionary", "build", second, "-o", compiled)
    expectOutput(of: build, "1 entries\t\(compiled)\n")
    for file in [second, compiled] {
      let run = try jptok("words", "-u", first, "-u", file, input: "\(Self.invented)と犬走之助\n")
      expectOutput(of: run, "\(Self.invented) と 犬走之助\n", file)
    }
  }

  /// Context ids are valid in one dictionary only.
  @Test func aDictionaryCompiledForAnotherIsRefused() throws {
    let files = try temporaryDirectory()
    let csv = try files.write("\(Self.invented),ねこまっしぐらまる\n", to: "words.csv")
    let compiled = files.file("words.dic")
    let mini = try MiniDictionary.directory()
    let build = try jptok("dictionary", "build", csv, "-o", compiled, "-d", mini)
    #expect(build.exitCode == 0, "\(build)")
    let run = try jptok("-u", compiled, "-d", "embedded", input: "東京\n")
    expectFailure(of: run, [compiled], "the matrix has other sizes")
  }
}
