#if LibMeCab
import MeCabDictionary
import TestSupport
import Testing

/// Compares definition files of all kinds with the output of libmecab's own compiler.
///
/// The miniature dictionary, lexicons and rows are compared in `MeCabTests`.
@Suite struct DefinitionReferenceTests {
  /// Compiles a source with both compilers and returns the names of the files that differ, or the
  /// error of libmecab.
  private static func differences(_ source: TemporaryDirectory) throws -> [String] {
    let theirs = try temporaryDirectory()
    let run = try CommandRun(
      BuildDirectory.product("dict-index-reference"),
      ["-d", source.path, "-o", theirs.path, "-f", "UTF-8", "-t", "UTF-8"])
    guard run.exitCode == 0 else { return [run.errors] }
    let ours = try temporaryDirectory()
    try DictionaryCompiler.compileSystemDictionary(source: source.path, to: ours.path)
    return try ["sys.dic", "unk.dic", "char.bin", "matrix.bin"].filter {
      try !isEqual(contents(ofFile: ours.file($0)), contents(ofFile: theirs.file($0)))
    }
  }

  private static let characters = "DEFAULT 0 1 0\nSPACE 0 1 0\nA 1 0 3\nB 0 0 15\n"
  private static let unknown = "DEFAULT,0,0,1,x\nSPACE,0,0,1,x\nA,0,0,1,x\nB,0,0,1,x\n"

  /// Returns the least source with four categories.
  private static func leastSource() throws -> TemporaryDirectory {
    let source = try temporaryDirectory()
    let files = [
      "dicrc": "cost-factor = 800\n", "char.def": characters, "unk.def": unknown,
      "matrix.def": "3 2\n0 0 0\n", "lexicon.csv": "語,0,0,1,x\n",
    ]
    for (name, text) in files { try source.write(text, to: name) }
    return source
  }

  @Test func characterDefinitions() throws {
    let table: [(lines: String, why: String)] = [
      ("", "no mappings"), ("0x0041 A", "one character"), ("0x41 A", "two digits"),
      ("0x0041..0x0043 A", "a range"), ("0x0000..0xFFFE B", "every character"),
      ("0xfffe A", "lower-case digits"),
      ("0x0041 A B", "two categories"), ("0x0041 B A", "two categories in the other order"),
      ("0x0041 A B SPACE DEFAULT", "four categories"), ("0x0041 A # B", "a comment"),
      ("0x0041 A\n0x0041 B", "a character twice"),
      ("0x0040..0x0042 A\n0x0041 B\n0x0042 SPACE", "parts of a range"),
      ("0x0041\tA\t\tB", "tabs"), ("# 0x0041 A\n\n0x0042 A", "a comment line and an empty line"),
      ("0x0041..0x0041 A", "a range of one character"),
      ("0x0041 DEFAULT B", "the default category first"),
    ]
    let source = try Self.leastSource()
    for row in table {
      try source.write(Self.characters + row.lines + "\n", to: "char.def")
      #expect(try Self.differences(source) == [], "\(row.why)")
    }
  }

  @Test func categoryDefinitions() throws {
    let names = (2..<17).map { "C\($0)" }
    let table: [(lines: [String], names: [String], why: String)] = [
      (["X 1 1 15"], ["X"], "every bit"), (["X 0 0 0"], ["X"], "no bit"),
      (["X 1 0 2 # comment"], ["X"], "a comment"),
      (
        ["Z 0 0 1", "Y 0 1 2", "X 1 0 3"], ["X", "Y", "Z"],
        "the order of the lines, not of the names"
      ),
      (
        [String(repeating: "n", count: 31) + " 0 0 1"], [String(repeating: "n", count: 31)],
        "a long name"
      ),
      (names.map { "\($0) 1 1 1" }, names, "17 categories"),
      (["漢字 1 0 2"], ["漢字"], "a Japanese name"),
    ]
    for row in table {
      let source = try Self.leastSource()
      let lines = ["DEFAULT 0 1 0", "SPACE 0 1 0"] + row.lines + ["0x0041 \(row.names.last ?? "")"]
      try source.write(lines.map { $0 + "\n" }.joined(), to: "char.def")
      let entries = (["DEFAULT", "SPACE"] + row.names).map { "\($0),0,0,1,x\n" }
      try source.write(entries.joined(), to: "unk.def")
      #expect(try Self.differences(source) == [], "\(row.why)")
    }
  }

  @Test func matrices() throws {
    let table: [(text: String, why: String)] = [
      ("3 2\n", "no pairs"), ("3 2\n2 1 5\n0 1 -5\n", "two pairs"),
      ("3 2\n0 0 1\n0 0 2\n", "a pair twice"),
      ("3 2\n1 1 32767\n2 0 -32768\n", "the greatest and the least cost"),
      ("3\t2\n1\t1\t7\n", "tabs"),
      ("1 300\n0 299 5\n", "a wide matrix"), ("300 1\n299 0 5\n", "a high matrix"),
      ("3 2\n01 001 05\n", "leading zeros"),
    ]
    for row in table {
      let source = try Self.leastSource()
      try source.write(row.text, to: "matrix.def")
      #expect(try Self.differences(source) == [], "\(row.why)")
    }
  }

  @Test func unknownDefinitions() throws {
    let table: [(lines: String, why: String)] = [
      ("A,1,2,-5,名詞,一般\nA,0,1,7,記号\n", "several rows of a category"),
      ("B,0,0,1,first\nA,0,0,1,second\nDEFAULT,0,0,1,third\n", "categories in another order"),
      ("\"A\",1,1,1,x\n", "a quoted category"), ("A,1,1,1,x,\"a,b\",y\n", "quotes in the feature"),
      ("  A, 1, 1, 1, x\n", "blanks before fields"),
    ]
    for row in table {
      let source = try Self.leastSource()
      try source.write(row.lines + Self.unknown, to: "unk.def")
      #expect(try Self.differences(source) == [], "\(row.why)")
    }
  }

  @Test func partOfSpeechRules() throws {
    let features = [
      "a", "a,b", "a,b,c", "b", "c,a", "a,,b", ",a", "\"a\",b", "\"a,b\"", "a,\"b,c\",d", "(a|b)",
      "*",
      "a,", "a b,c", "名詞,一般", "(|a),b", "z",
    ]
    // A quoted field cannot be first in a row: mecab-dict-index corrupts it.
    let rows = features.enumerated().map { "語\($0),0,0,1,\($1.hasPrefix("\"") ? "x," : "")\($1)\n" }
    let rules: [(text: String, why: String)] = [
      ("a 5\n* 6\n", "a text and an asterisk"), ("* 6\na 5\n", "an asterisk first"),
      ("a,b 5\na 6\n", "two lengths"),
      ("(a|b) 5\n(c|z),a 6\n", "alternatives"), ("(|a) 5\n", "an empty alternative"),
      ("(a) 5\n", "one alternative"),
      ("*,*,c 5\n*,* 6\n", "the third field"), ("*x 5\n", "text after an asterisk"),
      ("(a|b 5\na|b) 6\n", "half of the parentheses"),
      ("x,a 5\nx,\"a,b\" 6\n", "a quoted pattern"),
      ("a,* 0\n* 65535\n", "the least and the greatest id"),
      ("名詞,一般 7\n", "Japanese"), ("a,\"b,c\" 7\na,b 8\n", "a comma in a pattern"),
    ]
    for row in rules {
      let source = try Self.leastSource()
      try source.write(rows.joined(), to: "lexicon.csv")
      try source.write(row.text, to: "pos-id.def")
      #expect(try Self.differences(source) == [], "\(row.why)")
    }
  }

  @Test func rewriteRules() throws {
    let table: [(rule: String, result: String, why: String)] = [
      ("*,*,* $1,$2,$3", "A,B,\"c,d\"", "three fields"),
      ("*,*,* $3x", "\"c,dx\"", "text after a quoted field"),
      ("A,(x|B),* $2", "B", "alternatives"), ("*,* $1$2", "A$2", "a number after a number"),
      ("*,* x$2y,z", "xBy,z", "text around a number"), ("*,*,*  $2", "B", "two blanks"),
      ("* *", "*", "an asterisk"),
      ("Z $1\n* $2", "B", "the second rule"), ("* $1\n* $2", "A", "the first of two rules"),
      ("*,*,*,* $1\n*,*,* $2", "B", "a rule with too many fields"),
      ("# comment\n\n*\t$1", "A", "a comment and a tab"),
    ]
    for row in table {
      let source = try Self.leastSource()
      let sections = ["unigram", "left", "right"].map { "[\($0) rewrite]\n\(row.rule)\n" }
      try source.write(sections.joined(separator: "\n"), to: "rewrite.def")
      // mecab-dict-index requires as many ids as the matrix has.
      try source.write("3 3\n", to: "matrix.def")
      try source.write("0 other\n1 \(row.result)\n2 another\n", to: "left-id.def")
      try source.write("0 other\n2 \(row.result)\n1 another\n", to: "right-id.def")
      try source.write("語,-1,-1,1,A,B,\"c,d\"\n", to: "lexicon.csv")
      #expect(try Self.differences(source) == [], "\(row.why)")
      let ours = try temporaryDirectory()
      try DictionaryCompiler.compileSystemDictionary(source: source.path, to: ours.path)
      let entries = try DictionaryFile(path: ours.file("sys.dic")).entries(forSurface: "語")
      #expect(entries.map { [$0.leftID, $0.rightID] } == [[1, 2]], "\(row.why)")
    }
  }

  /// Definitions that libmecab refuses are errors here too.
  @Test func refusedDefinitions() throws {
    let table: [(name: String, text: String, why: String)] = [
      ("char.def", Self.characters + "0x0041 C\n", "an unknown category"),
      ("char.def", Self.characters + "0x0043..0x0041 A\n", "a range backwards"),
      ("char.def", Self.characters + "0xFFFF A\n", "a character outside of the table"),
      ("char.def", Self.characters + "A 0 0 0\n", "a category twice"),
      ("char.def", Self.characters + "C 0 0\n", "a category without a length"),
      ("char.def", Self.characters + (4..<18).map { "C\($0) 0 0 0\n" }.joined(), "18 categories"),
      ("char.def", "DEFAULT 0 1 0\nA 0 0 0\nB 0 0 0\n", "no category of spaces"),
      ("matrix.def", "3\n", "a header of one number"),
      ("matrix.def", "3 2\n3 0 1\n", "a right id outside"),
      ("matrix.def", "3 2\n0 2 1\n", "a left id outside"),
      ("unk.def", "DEFAULT,0,0,1,x\n", "categories without a row"),
      ("unk.def", Self.unknown + "C,0,0,1,x\n", "a row without a category"),
      ("lexicon.csv", "語,2,0,1,x\n", "a left id outside the matrix"),
      ("lexicon.csv", "語,0,3,1,x\n", "a right id outside"),
      ("lexicon.csv", "語,0,0,1\n", "no feature"), ("lexicon.csv", ",0,0,1,x\n", "no surface"),
    ]
    for row in table {
      let source = try Self.leastSource()
      try source.write(row.text, to: row.name)
      let theirs = try temporaryDirectory()
      let run = try CommandRun(
        BuildDirectory.product("dict-index-reference"),
        ["-d", source.path, "-o", theirs.path, "-f", "UTF-8", "-t", "UTF-8"])
      #expect(run.exitCode != 0, "\(row.name), \(row.why): libmecab accepts it")
      let ours = source.file("output")
      #expect(throws: MeCabError.self, "\(row.name), \(row.why)") {
        try DictionaryCompiler.compileSystemDictionary(source: source.path, to: ours)
      }
    }
  }
}
#endif
