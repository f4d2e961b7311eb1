import LatticeEngine
import MeCabDictionary
import TestSupport
import Testing
import TextFoundation

@testable import JapaneseText

#if LibMeCab
import MeCab
#endif

/// Tests the output formats for several paths and with properties of the lattice.
@Suite struct LatticeWriterTests {
  private static let lines = [
    "東京へ行きました", "  東京 へ\t行く ", "", "ABC 未知ぬぬ", "すもももももももものうち", "𠮷野家x",
  ]

  private func open(
    _ format: String, engine: TokenizerEngine = .native
  ) throws -> (Tokenizer, TemporaryDirectory) {
    let directory = try MiniDictionary.copyOfCompiled()
    let old = String(decoding: try contents(ofFile: directory.file("dicrc")), as: UTF8.self)
    try directory.write(old + "\n" + format, to: "dicrc")
    return (
      try Tokenizer(dictionary: .directory(directory.path), engine: engine, cache: .none), directory
    )
  }

  private func output(
    _ tokenizer: Tokenizer, _ format: String?, _ line: String, bestPaths: Int,
    isPartial: Bool = false
  ) throws -> String {
    let analyzer = try tokenizer.latticeSource(outputFormat: format, bestPaths: bestPaths)
      .makeAnalyzer()
    var output = ByteBuffer()
    try Array(line.utf8).withUnsafeBufferPointer {
      try analyzer.appendEngineOutput(
        of: $0, bestPaths: bestPaths, isPartial: isPartial, to: &output)
    }
    return output.text
  }

  @Test func theFormatsOfMeCab() throws {
    let (tokenizer, directory) = try open("")
    defer { withExtendedLifetime(directory) {} }
    let rows: [(format: String?, paths: Int, expected: String)] = [
      (nil, 1, "東\t名詞,固有名詞,地域,一般,*,*,東,アズマ,アズマ\nEOS\n"), ("wakati", 1, "東 \n"), ("none", 3, ""),
      ("em", 1, "EOS\n"), ("simple", 1, "東\t名詞-固有名詞-地域-一般\nEOS\n"), ("yomi", 1, "アズマ\n"),
    ]
    for (format, paths, expected) in rows {
      #expect(
        try output(tokenizer, format, "東", bestPaths: paths) == expected, "\(format ?? "default")")
    }
    #expect(try output(tokenizer, "dump", "東", bestPaths: 1).hasPrefix("0 BOS BOS/EOS,*"))
    #expect(
      try output(tokenizer, nil, "東\t*\nへ\n", bestPaths: 1, isPartial: true).hasPrefix("東\t名詞"))
  }

  #if LibMeCab
  private static let formats = [
    "node-format-x = %m\\t%H\\n\nunk-format-x = ?%m\\n\neos-format-x = EOS\\n",
    "node-format-x = %ps-%pe|%pC %pn %pc %pw|%pb%t%pi|%L %S\\n\nunk-format-x = %pi%s\\n",
    "node-format-x = %P %pP %pA %pB\\n\nunk-format-x = %M%pS%pl%pL\\n\neos-format-x = %pc %pC|%m%M%pL\\n",
    "node-format-x = %m\nbos-format-x = <%m%M%H%s%pi%pc%S%L%t>\\n\neos-format-x = %H%s%pb%ps%pe\\n",
    "node-format-x = <%m>\nunk-format-x = %m\\t%H\\n\neos-format-x = \\n",
    "node-format-x = %m\neos-format-x = \\n\neon-format-x = %S (%L)\\n",
    "node-format-x = %m\\t%H\\n\nunk-format-x = %m\\t%H\\n\neos-format-x = EOS\\n\neon-format-x = no\\n",
    "node-format-x = %F-[0,1,2]%f[0]%h,%c,%phl,%phr,%%\\n\nunk-format-x = %f[0]",
    "node-format-x = %m\\0%m\nunk-format-x = %m\\q\neos-format-x = \\n",
  ]

  @Test func agreesWithLibmecab() throws {
    let connections =
      "node-format-x = %m %ppi, %ppc\\s|\\n\nunk-format-x = %m\\n\neos-format-x = %ppc;\\n"
    for format in Self.formats + [connections] {
      let (tokenizer, directory) = try open(format)
      let (reference, other) = try open(format, engine: .mecab)
      defer { withExtendedLifetime((directory, other)) {} }
      for line in Self.lines {
        for paths in [1, 2, 5] where format != connections || paths > 1 {
          #expect(
            try output(tokenizer, "x", line, bestPaths: paths)
              == output(reference, "x", line, bestPaths: paths),
            "\(format): \(line), \(paths) paths")
        }
      }
    }
  }

  @Test func otherFormatsAgreeWithLibmecab() throws {
    let (tokenizer, directory) = try open("")
    let (reference, other) = try open("", engine: .mecab)
    defer { withExtendedLifetime((directory, other)) {} }
    for format in [nil, "wakati", "none", "em", "dump", "yomi", "simple"] {
      // Of several paths, dump and em print uninitialized probabilities of connections.
      let hasProbabilities = format == "em" || format == "dump"
      for line in Self.lines {
        for paths in hasProbabilities ? [1] : [1, 4] {
          #expect(
            try output(tokenizer, format, line, bestPaths: paths)
              == output(reference, format, line, bestPaths: paths),
            "\(format ?? "default"): \(line), \(paths) paths")
        }
      }
      let partial = "東\t*\n京へ\n行く\t動詞\nEOS\n"
      let paths = hasProbabilities ? 1 : 2
      #expect(
        try output(tokenizer, format, partial, bestPaths: paths, isPartial: true)
          == output(reference, format, partial, bestPaths: paths, isPartial: true),
        "\(format ?? "")")
    }
  }

  @Test func libmecabIsNotAskedForUninitializedValues() throws {
    let (reference, directory) = try open("", engine: .mecab)
    defer { withExtendedLifetime(directory) {} }
    for format in ["dump", "em"] {
      let error = #expect(throws: TokenizerError.self) {
        try reference.latticeSource(outputFormat: format, bestPaths: 2)
      }
      #expect(error?.code == .engine && error?.message.contains("-O \(format)") == true)
    }
  }
  #endif

  @Test func dumpsOfSeveralPathsListConnections() throws {
    let (tokenizer, directory) = try open("")
    defer { withExtendedLifetime(directory) {} }
    let expected = """
      0 BOS BOS/EOS,*,*,*,*,*,*,*,* 0 0 0 0 0 0 2 1 0.000000 0.000000 0.000000 0
      1 東 名詞,固有名詞,地域,一般,*,*,東,アズマ,アズマ 0 3 2 2 11 2 0 1 \
      0.000000 0.000000 0.000000 3400 0:3400:0.000000
      2 EOS BOS/EOS,*,*,*,*,*,*,*,* 3 3 0 0 0 0 3 1 \
      0.000000 0.000000 0.000000 2400 1:-1000:0.000000

      """
    #expect(try output(tokenizer, "dump", "東", bestPaths: 2).hasPrefix(expected))
  }

  @Test func errors() throws {
    let rows: [(format: String, paths: Int, fragment: String, why: String)] = [
      ("node-format-x = %q", 1, "node-format-x", "an invalid directive"),
      ("node-format-x = %ppi,", 1, "--nbest", "no preceding nodes"),
      ("node-format-y = %m", 1, "no output format", "another name"),
    ]
    for (format, paths, fragment, why) in rows {
      let (tokenizer, directory) = try open(format)
      defer { withExtendedLifetime(directory) {} }
      let error = #expect(throws: TokenizerError.self, "\(why)") {
        try tokenizer.latticeSource(outputFormat: "x", bestPaths: paths)
      }
      #expect(error?.message.contains(fragment) == true && error?.path != nil, "\(why)")
    }
    let (tokenizer, directory) = try open("node-format-x = %f[80]")
    defer { withExtendedLifetime(directory) {} }
    let error = #expect(throws: MeCabError.self) {
      try output(tokenizer, "x", "東京", bestPaths: 1)
    }
    #expect(error?.message.contains("no field 80") == true)
  }
}
