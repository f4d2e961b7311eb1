import Foundation
import TestSupport
import Testing

/// Runs the C program in Examples/C, which is linked with the library's objects.
@Suite struct CExampleTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func run(_ arguments: [String], _ input: String) throws -> CommandRun {
    try CommandRun(BuildDirectory.product("c-example"), arguments, input: Array(input.utf8))
  }

  @Test func exampleReadsLines() throws {
    let run = try run([MiniDictionary.directory()], "東京へ行きました。\n")
    #expect(run.exitCode == 0, "\(run)")
    #expect(
      run.text == """
        東京\t0-2\tnoun.place\t東京
        へ\t2-3\tparticle.case-marking\tへ
        行きました\t3-8\tverb\t行く
        。\t8-9\tpunctuation.full-stop\t。
        kana\tとうきょうへいきました。
        romaji\tTōkyō e ikimashita.
        line\t東京へ
        line\t行きました。

        """)
  }

  @Test func exampleReportsFailures() throws {
    let rows: [(arguments: [String], input: String, message: String)] = [
      ([], "", "usage: readings DICTIONARY\n"),
      (["/nonexistent"], "", "readings: dictionary: /nonexistent: does not exist"),
    ]
    for row in rows {
      let run = try run(row.arguments, row.input)
      #expect(run.exitCode == 1)
      #expect(run.text.isEmpty)
      #expect(run.errors.hasPrefix(row.message), "\(run)")
    }
    let bytes = Array("東".utf8) + [0xFF, 0x0A]
    let damaged = try CommandRun(
      BuildDirectory.product("c-example"), [MiniDictionary.directory()], input: bytes)
    #expect(damaged.exitCode == 1)
    #expect(
      damaged.errors == "readings: words: invalid UTF-8 at byte 3 (convert the text)\n")
  }

  @Test(arguments: [("c", "c99"), ("c++", "c++11")])
  func headerCompilesWithoutWarnings(language: String, standard: String) throws {
    let compiler = ["/usr/bin/cc", "/usr/bin/clang", "/usr/bin/gcc"].first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
    let run = try CommandRun(
      try #require(compiler),
      [
        "-x", language, "-std=\(standard)", "-Wall", "-Wextra", "-pedantic", "-Werror",
        "-fsyntax-only", "-I", "Sources/CMutsu/include", "Tests/CLibrary/signatures.c",
      ], workingDirectory: Self.root.path)
    #expect(run.exitCode == 0, "\(run)")
  }
}
