import DictionaryManifest
import LexiconFormat
import Testing

/// Tests the hashes in a manifest.
@Suite struct FileHashesTests {
  private let abc = FileHashes.File(
    name: "a", size: 3, sha256: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")

  @Test func roundTrip() {
    let hashes = FileHashes([abc, FileHashes.File(name: "b", size: 0, sha256: "cd")])
    #expect(hashes.text == "file\ta\t3\t\(abc.sha256)\nfile\tb\t0\tcd\n")
    #expect(FileHashes(text: hashes.text) == hashes)
    #expect(FileHashes(text: "name\tn\n" + hashes.text + "more\n") == hashes, "other lines")
  }

  @Test func refusedTexts() {
    let table = [
      ("", "empty"), ("name\tn\n", "no file"), ("file\ta\t3\n", "no hash"),
      ("file\ta\t3\tx\ty\n", "a column too many"), ("file\ta\tx\ty\n", "no size"),
      ("file\t../a\t3\tx\n", "another directory"), ("file\t/a\t3\tx\n", "an absolute path"),
      ("file\ta\t3\tx\nfile\ta\t3\tx\n", "a file twice"),
    ]
    for (text, why) in table { #expect(FileHashes(text: text) == nil, "\(why)") }
  }

  @Test func differences() throws {
    try TemporaryDirectory.with { root in
      let hashes = FileHashes([abc])
      #expect(hashes.firstDifference(in: root) == .missing("a"))
      for (text, difference) in [
        ("abc", nil), ("abd", .changed("a")), ("ab", .changed("a")), ("", .changed("a")),
      ] as [(String, FileHashes.Difference?)] {
        try FileSystem.write(ByteBuffer(text), to: root + "/a")
        #expect(hashes.firstDifference(in: root) == difference, "\(text)")
      }
      #expect(FileHashes.File(hashing: "a", in: root)?.size == 0)
      #expect(FileHashes(directory: root) == nil, "no manifest")
      try FileSystem.write(ByteBuffer(hashes.text), to: root + "/manifest")
      #expect(FileHashes(directory: root) == hashes)
    }
  }
}
