import LatticeEngine
import MeCabDictionary
import TestSupport
import Testing
import TextFoundation

@testable import JapaneseText

#if LibMeCab
import MeCab
#endif

/// Tests the output formats of dictionaries against libmecab.
@Suite struct OutputTemplateWriterTests {
  private static let lines = [
    "東京へ行きました", "  東京 へ\t行く ", "", "ABC 未知ぬぬ", "すもももももももものうち", "𠮷野家x",
  ]

  private func write(_ template: OutputTemplate, _ tokenizer: Tokenizer, _ line: String) throws
    -> String
  {
    let analyzer = tokenizer.makeEngineAnalyzer()
    var writer = OutputTemplateWriter(template)
    var output = ByteBuffer()
    var failure: OutputTemplateWriter.MissingField?
    let bytes = Array(line.utf8)
    bytes.withUnsafeBufferPointer { bytes in
      writer.begin(to: &output)
      analyzer.analyze(bytes) { words in
        do throws(OutputTemplateWriter.MissingField) {
          try writer.append(words, of: bytes, to: &output)
        } catch {
          failure = error
        }
      }
      writer.end(to: &output)
    }
    if let failure { throw failure }
    return String(decoding: output.bytes, as: UTF8.self)
  }

  private func open(_ format: String) throws -> (Tokenizer, TemporaryDirectory) {
    let directory = try MiniDictionary.copyOfCompiled()
    let old = String(decoding: try contents(ofFile: directory.file("dicrc")), as: UTF8.self)
    try directory.write(old + "\n" + format, to: "dicrc")
    return (
      try Tokenizer(dictionary: .directory(directory.path), engine: .native, cache: .none),
      directory
    )
  }

  #if LibMeCab
  @Test func agreesWithLibmecab() throws {
    let formats = [
      "node-format-x = %m\\t%H\\n\nunk-format-x = ?%m\\n\neos-format-x = EOS\\n",
      "node-format-x = <%M|%pS|%pl|%pL>\nunk-format-x = [%M]\nbos-format-x = >>\neos-format-x = \\n",
      "node-format-x = %F-[0,1,2,3]|%F\\s[6,7]|%f[0,0]\\n\nunk-format-x = %f[0]",
      "node-format-x = %h,%c,%pw,%s,%phl,%phr,%%\\n\nunk-format-x = %h %c %s\\n",
      "node-format-x = \\a\\b\\t\\v\\f\\r\\s\\\\%m",
    ]
    for format in formats {
      let (tokenizer, directory) = try open(format)
      defer { withExtendedLifetime(directory) {} }
      let template = try tokenizer.outputTemplate(named: "x")
      #expect(template.isSupported, "\(format)")
      let lattice = Lattice(model: try tokenizer.model(outputFormat: "x"))
      for line in Self.lines {
        var expected = ByteBuffer()
        try Array(line.utf8).withUnsafeBufferPointer {
          try lattice.appendEngineOutput(of: $0, bestPaths: 1, isPartial: false, to: &expected)
        }
        #expect(
          try write(template, tokenizer, line) == String(decoding: expected.bytes, as: UTF8.self),
          "\(format): \(line)")
      }
    }
  }
  #endif

  @Test func missingFields() throws {
    let (tokenizer, directory) = try open("node-format-x = %f[80]\n")
    defer { withExtendedLifetime(directory) {} }
    let template = try tokenizer.outputTemplate(named: "x")
    let error = #expect(throws: OutputTemplateWriter.MissingField.self) {
      _ = try write(template, tokenizer, "東京")
    }
    #expect(error?.index == 80)
    #expect(throws: TokenizerError.self) { _ = try tokenizer.outputTemplate(named: "y") }
  }
}
