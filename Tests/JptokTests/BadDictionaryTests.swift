import Foundation
import TestSupport
import Testing

/// Tests dictionaries that are missing, damaged or in an unsupported charset.
@Suite struct BadDictionaryTests {
  /// A kind of damage to a sound dictionary, and the text that the message must contain.
  private struct Damage: Sendable {
    let what: String
    let fragments: [String]
    let apply: @Sendable (TemporaryDirectory) throws -> Void

    init(
      _ what: String, _ fragments: String...,
      apply: @escaping @Sendable (TemporaryDirectory) throws -> Void
    ) {
      (self.what, self.fragments, self.apply) = (what, fragments, apply)
    }
  }

  private static func change(
    _ name: String, in directory: TemporaryDirectory, _ body: (inout [UInt8]) -> Void
  ) throws {
    var bytes = try contents(ofFile: directory.file(name))
    body(&bytes)
    try directory.write(bytes, to: name)
  }

  private static func remove(_ name: String, from directory: TemporaryDirectory) throws {
    try FileManager.default.removeItem(atPath: directory.file(name))
  }

  private static let damages = [
    Damage("no dicrc", "dicrc", "does not exist") { try remove("dicrc", from: $0) },
    Damage("no sys.dic", "sys.dic", "does not exist") { try remove("sys.dic", from: $0) },
    Damage("no matrix", "matrix.bin", "does not exist") { try remove("matrix.bin", from: $0) },
    Damage("no unknown words", "unk.dic", "does not exist") { try remove("unk.dic", from: $0) },
    Damage("no characters", "char.bin", "does not exist") { try remove("char.bin", from: $0) },
    Damage("half a sys.dic", "sys.dic", "header specifies") { directory in
      try change("sys.dic", in: directory) { $0.removeLast($0.count / 2) }
    },
    Damage("half a header", "sys.dic") { directory in
      try change("sys.dic", in: directory) { $0.removeLast($0.count - 30) }
    },
    Damage("an empty sys.dic", "sys.dic") { directory in
      try change("sys.dic", in: directory) { $0.removeAll() }
    },
    Damage("half a matrix", "matrix.bin") { directory in
      try change("matrix.bin", in: directory) { $0.removeLast($0.count / 2) }
    },
    Damage("half of the characters", "char.bin") { directory in
      try change("char.bin", in: directory) { $0.removeLast($0.count / 2) }
    },
    Damage("text instead of sys.dic", "sys.dic") { directory in
      try directory.write(String(repeating: "not a dictionary\n", count: 100), to: "sys.dic")
    },
    Damage("EUC-JP in the header", "EUC-JP", "UTF-8") { directory in
      // The charset has 32 bytes after ten numbers of four bytes each.
      let charset = Array("EUC-JP".utf8) + Array(repeating: 0, count: 26)
      try change("sys.dic", in: directory) { $0.replaceSubrange(40..<72, with: charset) }
    },
  ]

  @Test func damagedDictionaries() throws {
    let intact = try MiniDictionary.copyOfCompiled()
    let run = try jptok("-d", intact.path, "--format", "wakati", input: "東京\n")
    expectOutput(of: run, "東京 \n", "the dictionary is sound before it is damaged")
    for damage in Self.damages {
      let directory = try MiniDictionary.copyOfCompiled()
      try damage.apply(directory)
      for arguments in [[], ["words"], ["dictionary", "info"]] {
        let run = try jptok(
          arguments + ["-d", directory.path],
          input: arguments.first == "dictionary" ? [] : Array("東京\n".utf8))
        expectFailure(of: run, [directory.path] + damage.fragments, damage.what)
      }
    }
  }

  @Test func missingDictionaries() throws {
    let file = try temporaryDirectory()
    try file.write("x", to: "file")
    let rows: [(dictionary: String, fragments: [String], why: String)] = [
      ("/no/such/directory", ["/no/such/directory", "does not exist"], "no such directory"),
      (file.path, [file.path], "a directory without a dictionary"),
      (file.file("file"), [file.path], "a file instead of a directory"),
      ("ipadicc", ["ipadicc"], "no name of a dictionary is a directory"),
      ("", ["dictionary"], "nothing"),
    ]
    for row in rows {
      expectFailure(of: try jptok("-d", row.dictionary, input: "東京\n"), row.fragments, row.why)
      let run = try jptok(input: "東京\n", environment: ["JPTOK_DICTIONARY": row.dictionary])
      if !row.dictionary.isEmpty { expectFailure(of: run, row.fragments, row.why) }
    }
  }

  @Test func debiansIPADICInEUCJP() throws {
    let directory = try ReferenceDictionary.inEUCJP()
    expectFailure(
      of: try jptok("-d", directory, input: "東京\n"), [directory, "EUC-JP", "mecab-ipadic-utf8"],
      "the message says what to install")
  }

  @Test func verifyFindsFlippedBytes() throws {
    let directory = try MiniDictionary.copyOfCompiled()
    expectOutputContains(try jptok("dictionary", "info", "--verify", "-d", directory.path), "sound")
    // The root of the double array; the header before it is unchanged.
    try Self.change("sys.dic", in: directory) { $0[72] ^= 0xFF }
    let run = try jptok("dictionary", "info", "--verify", "-d", directory.path)
    #expect(run.exitCode == 1 && run.errors.contains("sys.dic"), "\(run)")
  }

  private func expectOutputContains(_ run: CommandRun, _ fragment: String) {
    #expect(run.exitCode == 0 && run.text.contains(fragment), "\(run)\n\(run.text)")
  }
}
