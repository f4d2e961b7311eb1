import DocumentAnnotation
import Foundation
import TestSupport
import Testing

@testable import jptok

/// Tests `jptok annotate --check`: positions, reports and failures.
@Suite struct ReadingCheckTests {
  private static let right = "<p><ruby>学校<rt>がっこう</rt></ruby>"
  private static let wrong = "<p>\n<ruby>大人<rt>だいじん</rt></ruby>"

  @Test func severalFiles() throws {
    let folder = try temporaryDirectory()
    let right = try folder.write(Self.right, to: "a.html")
    let wrong = try folder.write(Self.wrong, to: "b.html")
    let damaged = try folder.write("PK\u{3}\u{4}", to: "c.epub")
    let line = "\(wrong):2: 大人《だいじん》, expected おとな (low)\n"
    expectOutput(of: try jptok(["annotate", "--check", right]), "")
    var run = try jptok(["annotate", "--check", damaged, right, wrong])
    #expect(run.exitCode == 1 && String(decoding: run.output, as: UTF8.self) == line)
    #expect(run.errors.hasPrefix("jptok: \(damaged): "), "a failure does not stop the others")
    run = try jptok(["annotate", "--check", damaged])
    #expect(run.exitCode == 1 && run.output.isEmpty, "a book that is not checked does not pass")
    try FileManager.default.removeItem(atPath: damaged)
    run = try jptok(["annotate", "--check", "--recursive", folder.file("")])
    #expect(run.exitCode == 1 && String(decoding: run.output, as: UTF8.self).contains("b.html:2: "))
  }

  @Test func report() throws {
    let folder = try temporaryDirectory()
    let right = try folder.write(Self.right, to: "a.html")
    let wrong = try folder.write(Self.wrong, to: "b.html")
    let run = try jptok(
      ["annotate", "--check", "--report", "json", right, "/nowhere/x.html", wrong])
    #expect(run.exitCode == 1)
    let lines = String(decoding: run.output, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0] == "{\"file\":\"\(right)\",\"differences\":[],\"warnings\":[]}")
    #expect(lines[1].hasPrefix("{\"file\":\"/nowhere/x.html\",\"error\":\""))
    #expect(
      lines[2] == """
        {"file":"\(wrong)","differences":[{"line":2,"offset":10,"base":"大人","given":"だいじん",\
        "expected":"おとな","confidence":"low"}],"warnings":[]}
        """)
    for line in lines { _ = try JSONSerialization.jsonObject(with: Data(line.utf8)) }
  }

  @Test func positionsInArchives() throws {
    let json = """
      {"base":"大人","given":"だいじん","expected":"おとな","confidence":"low","offset":512,"line":1,\
      "path":"OPS/a.xhtml"}
      """
    let difference = try JSONDecoder().decode(ReadingDifference.self, from: Data(json.utf8))
    #expect(
      ReadingCheck.line(difference, in: "book.epub")
        == "book.epub: OPS/a.xhtml:1 (byte 512): 大人《だいじん》, expected おとな (low)\n")
  }
}
