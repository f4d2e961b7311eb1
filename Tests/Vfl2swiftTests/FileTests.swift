import Foundation
import TestSupport
import Testing

/// Files changed in place.
@Suite struct FileTests {
  private func text(_ path: String) throws -> String {
    String(decoding: try contents(ofFile: path), as: UTF8.self)
  }

  @Test func severalFiles() throws {
    let directory = try temporaryDirectory()
    let first = try directory.write(Sample.stale, to: "first.swift")
    let second = try directory.write(Sample.stale + Sample.current, to: "second one.swift")
    let other = try directory.write("x", to: "other.swift")
    expect(try vfl2swift(first, second, other))
    #expect(try text(first) == Sample.current)
    #expect(try text(second) == Sample.current + Sample.current)
    #expect(try text(other) == "x")
    expect(try vfl2swift("first.swift", directory: directory.path))
    #expect(try text(first) == Sample.current, "running again changes nothing")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: directory.path).count == 3,
      "nothing is left behind")
  }

  @Test func anErrorLeavesAllFilesUnchanged() throws {
    let directory = try temporaryDirectory()
    let good = try directory.write(Sample.stale, to: "good.swift")
    let bad = try directory.write(Sample.broken, to: "bad.swift")
    let missing = directory.file("missing.swift")
    for (files, message) in [
      ([good, bad], "vfl2swift: \(bad):4:13: "),
      ([good, missing], "vfl2swift: \(missing): no such file"),
      ([good, directory.path], "vfl2swift: \(directory.path): "),
    ] {
      expect(try vfl2swift(files), exitCode: 1, errors: [message])
      #expect(try text(good) == Sample.stale && text(bad) == Sample.broken)
    }
  }

  @Test func checkNamesStaleFilesAndWritesNothing() throws {
    let directory = try temporaryDirectory()
    let stale = try directory.write(Sample.stale + Sample.current + Sample.stale, to: "s.swift")
    let current = try directory.write(Sample.current, to: "c.swift")
    let run = try vfl2swift("--check", stale, current)
    expect(run, exitCode: 1, errors: ["vfl2swift: \(stale):2: ", "vfl2swift: \(stale):27: "])
    #expect(run.errors.split(separator: "\n").count == 2 && !run.errors.contains(current))
    #expect(try text(stale) == Sample.stale + Sample.current + Sample.stale)
    expect(try vfl2swift("--check", current))
  }

  @Test func upToDateFilesAreNotTouched() throws {
    let directory = try temporaryDirectory()
    let file = try directory.write(Sample.current, to: "c.swift")
    let past = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: file)
    expect(try vfl2swift(file))
    let date = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
    #expect(date == past)
  }

  @Test func permissionsAndLinksStay() throws {
    let directory = try temporaryDirectory()
    let file = try directory.write(Sample.stale, to: "c.swift")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
    let link = directory.file("link.swift")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
    expect(try vfl2swift(link))
    #expect(try text(file) == Sample.current, "the target of the link is changed")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == file)
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o640)
  }

  @Test func theExampleIsUpToDate() throws {
    let folder = packageRoot.appendingPathComponent("Examples/VisualFormatCard/Sources")
      .appendingPathComponent("VisualFormatCard")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .map { folder.appendingPathComponent($0).path }.sorted()
    #expect(files.contains { $0.hasSuffix("Screens.swift") })
    expect(try vfl2swift(["--check", "--add-with", "addPane"] + files))
    #expect(
      try vfl2swift(["--check"] + files).exitCode == 1, "it has blocks, and they depend on options")
  }
}
