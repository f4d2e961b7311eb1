import Foundation
import TestSupport
import Testing

/// Tests where an installed `jptok` finds its dictionary.
@Suite struct InstallationTests {
  private static let bundleName = "Mutsu_EmbeddedDictionary.resources"

  /// Copies the program to `folder` of a new directory, away from the build directory.
  private func install(in folder: String) throws -> (root: TemporaryDirectory, program: String) {
    let root = try temporaryDirectory(prefix: "installed")
    try FileManager.default.createDirectory(
      atPath: root.file(folder), withIntermediateDirectories: true)
    let program = root.file("\(folder)/jptok")
    // Copied by another process: a program that another test starts meanwhile would inherit the
    // file opened for writing, and such a file cannot be executed.
    let copy = try CommandRun("/bin/cp", [BuildDirectory.product("jptok"), program])
    #expect(copy.exitCode == 0, "\(copy)")
    return (root, program)
  }

  private func copyDictionary(to path: String) throws {
    try FileManager.default.createDirectory(
      atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path,
      withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: ReferenceDictionary.embedded.directory(), toPath: path)
  }

  private let input = Array("令和の東京\n".utf8)

  @Test func aloneItListsTheSearchedLocations() throws {
    let (root, program) = try install(in: "bin")
    for arguments in [["-d", "embedded"], ["words", "-d", "embedded"]] {
      let run = try CommandRun(program, arguments, input: input)
      expectFailure(
        of: run,
        ["\(root.path)/bin/\(Self.bundleName)", "\(root.path)/bin/../share/jptok", "keep Mutsu"],
        "each location, and the remedy")
    }
    let version = try CommandRun(program, ["--version"])
    #expect(version.exitCode == 0 && version.text.contains("(dictionary: not found)"), "\(version)")
    let sentences = try CommandRun(program, ["sentences"], input: Array("はい。\n".utf8))
    expectOutput(of: sentences, "はい。\n\n", "needs no dictionary")
  }

  @Test func aloneItFallsBackToAnInstalledDictionary() throws {
    let (root, program) = try install(in: "bin")
    let list = try CommandRun(program, ["dictionary", "list"])
    let rows = list.text.split(separator: "\n").map { $0.split(separator: "\t") }
    #expect(!rows.contains { $0[0] == "embedded" }, "\(list.text)")
    let usable = ["naist-jdic", "ipadic"].compactMap { name in
      rows.first { $0[0] == name && !$0[1].contains("unusable") }?.last
    }
    let fallback = try #require(usable.first, "none is installed: run Scripts/test")
    expectOutput(
      of: try CommandRun(program, [], input: input, workingDirectory: root.path),
      try jptok(["-d", String(fallback)], input: input).output)
  }

  @Test func theBundleBesideItIsFoundFromAnyDirectory() throws {
    let (root, program) = try install(in: "anywhere")
    try copyDictionary(to: root.file("anywhere/\(Self.bundleName)"))
    try expectEmbeddedDictionary(program, found: "anywhere/\(Self.bundleName)")
  }

  @Test func shareIsFoundFromAnyDirectory() throws {
    let (root, program) = try install(in: "bin")
    try copyDictionary(to: root.file("share/mutsu"))
    try expectEmbeddedDictionary(program, found: "share/mutsu")
    // As package managers install programs: a link in a directory of the search path.
    try FileManager.default.createSymbolicLink(
      atPath: root.file("link"), withDestinationPath: program)
    try expectEmbeddedDictionary(root.file("link"), found: "share/mutsu")
  }

  private func expectEmbeddedDictionary(
    _ program: String, found location: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let expected = try jptok(["-d", "embedded"], input: input).output
    for (directory, arguments) in [("/", []), ("/tmp", ["-d", "embedded"])] {
      let run = try CommandRun(program, arguments, input: input, workingDirectory: directory)
      expectOutput(of: run, expected, "in \(directory)", sourceLocation: sourceLocation)
    }
    let info = try CommandRun(program, ["dictionary", "info"], workingDirectory: "/")
    #expect(
      info.exitCode == 0 && info.text.contains(location),
      "\(info)\n\(info.text)", sourceLocation: sourceLocation)
  }

  @Test func theEnvironmentNamesADictionary() throws {
    let ipadic = try ReferenceDictionary.ipadic.directory()
    let mini = try MiniDictionary.directory()
    let rows: [(variable: String, arguments: [String], same: [String], why: String)] = [
      (ipadic, [], ["-d", ipadic], "a directory"),
      ("ipadic", [], ["-d", ipadic], "a name; of two IPADICs the one in UTF-8"),
      ("embedded", [], ["-d", "embedded"], "the embedded one"),
      (mini, ["-d", ipadic], ["-d", ipadic], "the option takes precedence over the variable"),
      ("/no/such/directory", ["-d", mini], ["-d", mini], "an overridden one is not opened"),
    ]
    for row in rows {
      expectOutput(
        of: try jptok(row.arguments, input: input, environment: ["JPTOK_DICTIONARY": row.variable]),
        try jptok(row.same, input: input).output, row.why)
    }
  }

  @Test func mecabsConfigurationIsNotRead() throws {
    let home = try temporaryDirectory()
    let ipadic = try ReferenceDictionary.ipadic.directory()
    let settings = try home.write(
      "dicdir = \(ipadic)\noutput-format-type = wakati\n", to: ".mecabrc")
    expectOutput(
      of: try jptok([], input: input, environment: ["HOME": home.path, "MECABRC": settings]),
      try jptok(input: String(decoding: input, as: UTF8.self)).output)
  }
}
