import Foundation
import TestSupport
import Testing

/// Tests that user dictionaries need no folder for temporary files.
@Suite struct UserDictionaryFolderTests {
  @Test(arguments: ["native", "mecab"])
  func withoutATemporaryFolder(engine: String) throws {
    let files = try temporaryDirectory()
    let csv = try files.write("ネコまっしぐら丸,ねこまっしぐらまる\n", to: "a.csv")
    for folder in ["/nowhere", "/proc", ""] {
      let run = try jptok(
        "words", "-d", try MiniDictionary.directory(), "-u", csv, "--engine", engine,
        input: "ネコまっしぐら丸へ\n",
        environment: ["TMPDIR": folder, "MUTSU_CACHE": ""])
      #expect(run.text == "ネコまっしぐら丸 へ\n" && run.errors.isEmpty, "\(folder): \(run)")
    }
  }
}
