import Foundation
import TestSupport
import Testing

@testable import jptok

/// Tests `jptok annotate` with folders and several files: order, reports, backups and failures.
@Suite struct AnnotateFolderTests {
  private static let mountain = "<ruby class=\"jptok\">山<rt>やま</rt></ruby>"

  /// Creates a folder with documents, a backup, a hidden file and a file of another kind.
  private func site() throws -> TemporaryDirectory {
    let folder = try temporaryDirectory()
    try FileManager.default.createDirectory(
      atPath: folder.file("site/b"), withIntermediateDirectories: true)
    for name in ["site/a.html", "site/b/c.html", "site/.hidden.html", "site/a.html.bak"] {
      _ = try folder.write("<p>山", to: name)
    }
    _ = try folder.write("山", to: "site/b/picture.png")
    return folder
  }

  @Test func folders() throws {
    let folder = try site()
    let run = try jptok(
      ["annotate", "--recursive", folder.file("site"), "-o", folder.file("out"), "--jobs", "3"])
    #expect(run.exitCode == 0 && run.output.isEmpty)
    #expect(run.errors == "jptok: 2 files: 2 changed, 2 words annotated\n")
    for name in ["a.html", "b/c.html"] {
      let text = try String(contentsOfFile: folder.file("out/" + name), encoding: .utf8)
      #expect(text == "<p>\(Self.mountain)")
    }
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.file("out"))
    #expect(names.sorted() == ["a.html", "b", "b/c.html"])
  }

  @Test func everyBackupStays() throws {
    let folder = try temporaryDirectory()
    let path = try folder.write("<p>山", to: "a.html")
    chmod(path, 0o640)
    for _ in 0..<2 {
      _ = try jptok(["annotate", "--in-place", "--quiet", path])
      _ = try jptok(["annotate", "--in-place", "--quiet", "--remove", path])
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "<p>山")
    #expect(try String(contentsOfFile: path + ".bak", encoding: .utf8) == "<p>山")
    for number in 1...3 {
      #expect(FileManager.default.fileExists(atPath: "\(path).bak.\(number)"))
    }
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test func linksStayLinks() throws {
    let folder = try temporaryDirectory()
    let path = try folder.write("<p>山", to: "a.html")
    let link = folder.file("link.html")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    _ = try jptok(["annotate", "--in-place", "--quiet", link])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == path)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "<p>\(Self.mountain)")
  }

  @Test func oneFailureDoesNotStopTheOthers() throws {
    let folder = try temporaryDirectory()
    let good = try folder.write("<p>山", to: "a.html")
    let bad = try folder.write("PK\u{3}\u{4}", to: "b.epub")
    let run = try jptok(["annotate", "/nowhere/x.html", bad, good, "--in-place"])
    #expect(run.exitCode == 1 && run.output.isEmpty)
    #expect(run.errors.contains("jptok: /nowhere/x.html: No such file"))
    #expect(run.errors.contains("b.epub: "))
    #expect(run.errors.hasSuffix("jptok: 3 files: 1 changed, 2 failed, 1 word annotated\n"))
    #expect(try String(contentsOfFile: good, encoding: .utf8) == "<p>\(Self.mountain)")
    #expect(try String(contentsOfFile: bad, encoding: .utf8) == "PK\u{3}\u{4}")
  }

  @Test func severalFilesAreWrittenInOrder() throws {
    let folder = try temporaryDirectory()
    let paths = try (0..<12).map { try folder.write("<p>\($0)", to: "\($0).html") }
    let run = try jptok(["annotate", "--jobs", "4", "--quiet"] + paths)
    #expect(
      String(decoding: run.output, as: UTF8.self) == (0..<12).map { "<p>\($0)" }.joined())
    #expect(run.errors.isEmpty)
  }

  @Test func diffAndDryRunAndReport() throws {
    let folder = try temporaryDirectory()
    let path = try folder.write("あ\nい\nう\nえ\n山\nお\n", to: "a.txt")
    let diff = try jptok(["annotate", "--diff", path])
    #expect(
      String(decoding: diff.output, as: UTF8.self)
        == "--- \(path)\n+++ \(path)\n@@ -2,5 +2,5 @@\n い\n う\n え\n-山\n+山[やま]\n お\n")
    let report = try jptok(["annotate", "--dry-run", "--report", "json", "--quiet", path])
    let text = String(decoding: report.output, as: UTF8.self)
    #expect(text.hasPrefix("{\"file\":\"\(path)\",\"changed\":true,\"edits\":1,\"annotated\":1,"))
    let object = try JSONSerialization.jsonObject(with: Data(report.output)) as? [String: Any]
    #expect(object?["edits"] as? Int == 1)
    #expect((object?["skipped"] as? [String: Int])?["known"] == 0)
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("\n山\n"))
  }

  /// The report of a document on standard output is on the other stream.
  @Test func reportBesideTheDocument() throws {
    let folder = try temporaryDirectory()
    let path = try folder.write("山\n", to: "a.txt")
    let run = try jptok(["annotate", "--report", "json", "--quiet", path])
    #expect(String(decoding: run.output, as: UTF8.self) == "山[やま]\n")
    #expect(
      run.errors.hasPrefix("{\"file\":\"\(path)\",\"changed\":true,\"edits\":1,\"annotated\":1,"))
  }

  @Test func outputToALinkAndADevice() throws {
    let folder = try temporaryDirectory()
    let path = try folder.write("山", to: "a.txt")
    let target = try folder.write("", to: "target.txt")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("link"), withDestinationPath: target)
    for output in ["/dev/null", folder.file("link")] {
      let run = try jptok(["annotate", "--quiet", path, "-o", output])
      #expect(run.exitCode == 0 && run.output.isEmpty && run.errors.isEmpty, "\(output)")
    }
    #expect(try String(contentsOfFile: target, encoding: .utf8) == "山[やま]")
    let attributes = try FileManager.default.attributesOfItem(atPath: "/dev/null")
    #expect(attributes[.type] as? FileAttributeType == .typeCharacterSpecial)
  }

  @Test func textThatUsesEveryForm() throws {
    let joiner = "\u{2060}"
    let forms = [
      "［やま］", "[やま]", "[やま\(joiner)]", "[やま\(joiner)\(joiner)]", "〔やま〕", "【やま】", "〔〔やま〕〕",
    ]
    let text = forms.map { "山\($0)" }.joined(separator: "と") + "と川"
    let run = try jptok(["annotate", "--input", "text"], input: Array(text.utf8))
    #expect(run.exitCode == 0 && run.errors.contains("choose another --notation"))
  }

  @Test func knownWords() throws {
    let folder = try temporaryDirectory()
    let list = try folder.write("山\tN5\n川\tN1\n", to: "words.tsv")
    let rows: [(arguments: [String], output: String)] = [
      (["--known-words", list], "山と川"),
      (["--known-words", list, "--known-levels", "N5"], "山と川[かわ]"),
      (["--occurrences", "document"], "山[やま]と川[かわ]"), (["--rare-only"], "山と川"),
    ]
    for row in rows {
      expectOutput(
        of: try jptok(["annotate"] + row.arguments, input: Array("山と川".utf8)), row.output)
    }
    let run = try jptok(["annotate", "--known-words", list, "--known-levels", "N9"])
    #expect(run.exitCode == 1 && run.errors.contains("no word has the level 'N9'"))
  }

  @Test func columnsAndKeys() throws {
    let rows: [(arguments: [String], input: String, output: String)] = [
      (["--input", "csv", "--columns", "2"], "山,川\n", "山,川[かわ]\n"),
      (["--input", "csv", "--columns", "名"], "名,川\n山,川\n", "名,川\n山[やま],川\n"),
      (["--input", "csv", "--header", "present"], "山,川\n山,川\n", "山,川\n山[やま],川[かわ]\n"),
      (
        ["--input", "json", "--keys", "a.b"], "{\"a\":{\"b\":\"山\"},\"b\":\"川\"}",
        "{\"a\":{\"b\":\"山[やま]\"},\"b\":\"川\"}"
      ),
    ]
    for row in rows {
      expectOutput(
        of: try jptok(["annotate"] + row.arguments, input: Array(row.input.utf8)), row.output)
    }
  }

  @Test(arguments: [
    ("a\nb\n", "a\nb\n", "", "equal"),
    ("山\n", "山[やま]\n", "--- f\n+++ f\n@@ -1,1 +1,1 @@\n-山\n+山[やま]\n", "one line"),
    ("山", "山[やま]", "--- f\n+++ f\n@@ -1,1 +1,1 @@\n-山\n+山[やま]\n", "no final line end"),
    ("", "", "", "empty"),
  ])
  func diffs(old: String, new: String, expected: String, why: String) {
    #expect(LineDiff.unified(old, new, name: "f") == expected, "\(why)")
  }

  @Test func distantChangesAreHunksOfTheirOwn() {
    let old = (0..<20).map(String.init)
    var new = old
    for index in [1, 2, 15] { new[index] += "x" }
    let diff = LineDiff.unified(
      old.joined(separator: "\n"), new.joined(separator: "\n"), name: "f")
    #expect(diff.contains("@@ -1,6 +1,6 @@\n 0\n-1\n-2\n+1x\n+2x\n 3\n 4\n 5\n"))
    #expect(diff.contains("@@ -13,7 +13,7 @@\n 12\n 13\n 14\n-15\n+15x\n 16\n 17\n 18\n"))
  }

  @Test func theProgressBar() {
    #expect(
      ProgressBar.line(6, of: 12, elapsed: 12)
        == "[############------------] 6/12 files, 0:12 left")
    #expect(
      ProgressBar.line(1, of: 4, elapsed: 40) == "[######------------------] 1/4 files, 2:00 left")
    #expect(
      ProgressBar.line(0, of: 4, elapsed: 0) == "[------------------------] 0/4 files, 0:00 left")
  }
}
