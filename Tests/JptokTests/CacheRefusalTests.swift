import Foundation
import TestSupport
import Testing

/// Tests that the command reports a cache that it refuses, and works without it.
@Suite struct CacheRefusalTests {
  @Test func refusedFolders() throws {
    let files = try temporaryDirectory()
    let text = try files.write("text", to: "file")
    let link = files.file("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: files.path)
    let dictionary = try MiniDictionary.directory()
    let table = [
      (link, "is a symbolic link, not a folder; use another folder"),
      (text, "is a regular file, not a folder; use another folder"),
    ]
    for (path, message) in table {
      let run = try jptok(
        "words", "-d", dictionary, input: "東京へ\n", environment: ["MUTSU_CACHE": path])
      #expect(run.text == "東京 へ\n" && run.exitCode == 0, "\(run)")
      #expect(run.errors == "jptok: \(path): \(message) (the cache is not used)\n")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: files.path).count == 2)
  }

  @Test func missingFoldersAreNoProblem() throws {
    let run = try jptok(
      "words", "-d", try MiniDictionary.directory(), input: "東京へ\n",
      environment: ["MUTSU_CACHE": "/nowhere/mutsu"])
    expectOutput(of: run, "東京 へ\n")
  }
}
