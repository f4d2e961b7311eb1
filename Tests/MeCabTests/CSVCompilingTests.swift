#if LibMeCab
import MeCab
import TestSupport
import Testing

/// Tests how rows are parsed, against libmecab's own compiler where it accepts them.
@Suite struct CSVCompilingTests {
  /// A line, its meaning, and why it is in the table.
  private static let table: [(line: String, surface: String, feature: String, why: String)] = [
    ("東京,2,2,100,名詞,一般", "東京", "名詞,一般", "plain"),
    ("\"a,b\",2,2,100,x", "a,b", "x", "a quoted comma"),
    ("\"a\"\"b\",2,2,100,x", "a\"b", "x", "a doubled quote"),
    ("\"\"\"\",2,2,100,x", "\"", "x", "only a quote"),
    ("\"ab\"cd,2,2,100,x", "ab", "x", "text after a closing quote is dropped"),
    ("a\"b,2,2,100,x", "a\"b", "x", "a quote inside a field is itself"),
    ("  東京,\t2, 2, 100, 名詞", "東京", "名詞", "blanks before fields are skipped"),
    ("東京 ,2 ,2\t,100 ,名詞 ", "東京 ", "名詞 ", "blanks after fields belong to them"),
    ("東 京,2,2,100,x", "東 京", "x", "a blank inside"),
    ("東京,2,2,100,名詞,", "東京", "名詞,", "the feature is the rest of the line"),
    ("東京,2,2,100,名詞,\"a,b\",\"\"\"\"", "東京", "名詞,\"a,b\",\"\"\"\"", "quotes in the feature stay"),
    ("東京,2,2,100, ", "東京", "", "a blank makes an empty feature"),
    ("東京,\"2\",\"2\",\"100\",x", "東京", "x", "quoted numbers"),
    ("東京,002,2,-00100,x", "東京", "x", "zeros in front"),
    ("#,2,2,100,記号", "#", "記号", "no comments in a lexicon"),
    ("東京,2,2,100,名詞,\"一般\",*,*", "東京", "名詞,\"一般\",*,*", "a quoted field has its posid"),
    ("東京,2,2,100,名詞,一般,*", "東京", "名詞,一般,*", "too few fields for any posid rule"),
    ("東京,2,2,100,名詞,一般,*,,x", "東京", "名詞,一般,*,,x", "an empty field matches an asterisk"),
    ("東京,2,2,100,名詞,一般,*,", "東京", "名詞,一般,*,", "a last empty field is ignored"),
    ("東京,2,2,100,*,*,*,*", "東京", "*,*,*,*", "asterisks in the feature are text"),
    ("👨‍👩‍👧,2,2,32767,x", "👨‍👩‍👧", "x", "largest cost"),
    ("é,31,31,-32768,x", "é", "x", "smallest cost, largest ids"),
  ]

  @Test func rowsHaveTheSameMeaningAsInMeCab() throws {
    let compiler = try DictionaryCompiler(systemDictionary: MiniDictionary.directory())
    let directory = try temporaryDirectory()
    for row in Self.table {
      let path = try directory.write(row.line + "\n", to: "user.csv")
      let ours = try compiler.userDictionary(csvFiles: [path])
      let entries = try DictionaryFile(contents: ours).entries(forSurface: row.surface)
      #expect(entries.map(\.feature) == [row.feature], "\(row.why)")
      let parsed = try DictionaryRow.parse(csv: row.line)
      #expect(parsed.map(\.surface) == [row.surface], "\(row.why)")
      #expect(parsed.map(\.feature) == [row.feature], "\(row.why)")

      try DictIndexReference.compileUser(
        csv: path, dictionary: MiniDictionary.source, to: directory.file("theirs.dic"))
      #expect(try ours == contents(ofFile: directory.file("theirs.dic")), "\(row.why)")
    }
  }

  /// Lines that MeCab garbles or that end its process; each row is a deliberate deviation.
  @Test func deviationsFromMeCab() throws {
    let table: [(line: String, surface: String, feature: String, why: String)] = [
      (
        "a,2,2,1,\"x\"\"y\",z", "a", "\"x\"\"y\",z",
        "MeCab shifts the bytes of a first quoted field"
      ),
      ("a,2,2,1,x\r", "a", "x", "MeCab includes the carriage return"),
      ("\u{FEFF}a,2,2,1,x", "a", "x", "MeCab includes the byte order mark"),
      ("\n\na,2,2,1,x", "a", "x", "MeCab ends the process at an empty line"),
    ]
    let compiler = try DictionaryCompiler(systemDictionary: MiniDictionary.directory())
    for row in table {
      let parsed = try DictionaryRow.parse(csv: row.line)
      #expect(parsed.map(\.surface) == [row.surface], "\(row.why)")
      #expect(parsed.map(\.feature) == [row.feature], "\(row.why)")

      // Every row of this table must still be a deviation.
      let directory = try temporaryDirectory()
      let path = try directory.write(row.line + "\n", to: "user.csv")
      let theirs = Result {
        try DictIndexReference.compileUser(
          csv: path, dictionary: MiniDictionary.source, to: directory.file("theirs.dic"))
        return try contents(ofFile: directory.file("theirs.dic"))
      }
      #expect(try compiler.userDictionary(csvFiles: [path]) != (try? theirs.get()), "\(row.why)")
    }
  }
}
#endif
