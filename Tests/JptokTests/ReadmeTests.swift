import Foundation
import TestSupport
import Testing

/// Tests that the commands of the documents write the output shown there.
@Suite struct ReadmeTests {
  private struct Example {
    let line: Int
    let command: String
    var output = ""
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the commands of all `console` blocks with the lines below them.
  private static func examples(of document: String) throws -> [Example] {
    let readme = try String(contentsOf: root.appendingPathComponent(document), encoding: .utf8)
    var examples: [Example] = []
    var isInside = false
    let lines = readme.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      if line.hasPrefix("```") {
        isInside = line == "```console"
      } else if isInside, line.hasPrefix("$ ") {
        examples.append(Example(line: number + 1, command: String(line.dropFirst(2))))
      } else if isInside, !examples.isEmpty {
        examples[examples.count - 1].output += line + "\n"
      }
    }
    return examples
  }

  @Test(arguments: [("README.md", 5), ("Documentation/Command.md", 20)])
  func commandsGiveTheOutputShown(document: String, minimumCount: Int) throws {
    let examples = try Self.examples(of: document)
    #expect(examples.count >= minimumCount, "\(document) has lost its console examples")
    let jptok = try BuildDirectory.product("jptok")
    for example in examples {
      let command = example.command.replacingOccurrences(of: "Scripts/jptok", with: "'\(jptok)'")
      let run = try CommandRun("/bin/sh", ["-c", command])
      expectOutput(of: run, example.output, "\(document):\(example.line): \(example.command)")
    }
  }
}
