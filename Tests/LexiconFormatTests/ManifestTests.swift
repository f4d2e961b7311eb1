import DictionaryManifest
import LexiconFormat
import Testing

/// Tests SHA-256 against published vectors, and the manifest.
@Suite struct ManifestTests {
  private func digest(_ text: String) -> String {
    Array(text.utf8).withUnsafeBytes { SHA256.hexadecimal(of: $0) }
  }

  @Test func agreesWithPublishedVectors() {
    // FIPS 180-4 examples, and lengths around the limit of the padding (computed with sha256sum).
    let vectors: [(text: String, digest: String)] = [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        String(repeating: "a", count: 1_000_000),
        "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
      ),
      (
        "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
          + "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
        "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
      ),
      (
        String(repeating: "a", count: 56),
        "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"
      ),
      (
        String(repeating: "a", count: 63),
        "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34"
      ),
      (
        String(repeating: "a", count: 55),
        "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"
      ),
      (
        String(repeating: "a", count: 64),
        "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"
      ),
    ]
    for vector in vectors { #expect(digest(vector.text) == vector.digest) }
  }

  @Test func doesNotDependOnTheSizeOfChunks() {
    let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let whole = bytes.withUnsafeBytes { SHA256.hexadecimal(of: $0) }
    for size in [1, 7, 63, 64, 65, 127, 500, 999] {
      var hash = SHA256()
      var start = 0
      while start < bytes.count {
        let chunk = Array(bytes[start..<min(start + size, bytes.count)])
        chunk.withUnsafeBytes { hash.update($0) }
        start += size
      }
      #expect(hash.hexadecimal() == whole, "chunks of \(size) bytes")
    }
  }

  @Test func readsFilesLargerThanABuffer() throws {
    try TemporaryDirectory.with { root in
      let path = root + "/file"
      for size in [0, 1, 1 << 20, (1 << 20) + 1, 2_500_000] {
        let bytes = ByteBuffer(String(repeating: "a", count: size))
        try FileSystem.write(bytes, to: path)
        let found = try #require(SHA256.ofFile(path))
        #expect(found.size == size)
        #expect(found.hexadecimal == digest(bytes.string))
      }
      #expect(SHA256.ofFile(root) == nil, "a directory")
      #expect(SHA256.ofFile(root + "/none") == nil)
    }
  }

  @Test func readsTheManifestOfADirectory() throws {
    try TemporaryDirectory.with { root in
      #expect(Manifest(directory: root) == nil, "there is none")
      let text =
        "name\tn\nversion\t1\nentries\t3\nnames\t1\ncorrections\t0\nmade-from\tef\nfile\ta\t1\tx\n"
      try FileSystem.write(ByteBuffer(text), to: root + "/manifest")
      #expect(Manifest(directory: root)?.text == text)
      let broken = ByteBuffer(text)
      broken.append(0xFF)
      try FileSystem.write(broken, to: root + "/manifest")
      #expect(Manifest(directory: root) == nil, "not UTF-8")
    }
  }

  @Test func manifestRoundTrips() {
    let manifest = Manifest(
      name: "n", version: "1.2+x", entryCount: 3, nameCount: 1, correctionCount: 2, origin: "ef",
      files: [
        Manifest.File(name: "sys.dic", size: 10, sha256: "ab"),
        Manifest.File(name: "unk.dic", size: 0, sha256: "cd"),
      ])
    #expect(Manifest(text: manifest.text) == manifest)
    #expect(
      manifest.text
        == "name\tn\nversion\t1.2+x\nentries\t3\nnames\t1\ncorrections\t2\nmade-from\tef\n"
        + "file\tsys.dic\t10\tab\nfile\tunk.dic\t0\tcd\n")
  }

  @Test func refusesWrongManifests() {
    let file = "file\ta\t1\tx\n"
    let head = [
      "name\tn\n", "version\t1\n", "entries\t3\n", "names\t1\n", "corrections\t0\n",
      "made-from\tef\n",
    ]
    let whole = head.joined() + file
    #expect(Manifest(text: whole) != nil)
    #expect(Manifest(text: String(whole.dropLast())) != nil, "no line feed at the end")
    #expect(Manifest(text: file + head.reversed().joined()) != nil, "in any order")
    var cases: [(text: String, why: String)] = [
      ("", "empty"), (head.joined(), "no file"), (whole + "broken\n", "a line without a value"),
      (whole + "name\ta\tb\n", "a value too many"), (whole + "\t\t\n", "tabs alone"),
      (head.joined() + "file\ta\t1\n", "no digest"), (head.joined() + "file\n", "only the word"),
      (head.joined() + "file\ta\tx\ty\n", "a size that is not a number"),
      (head.joined() + "file\ta\t1\tx\ty\n", "a column too many"),
      (whole.replacing("entries\t3", with: "entries\tmany"), "no number of entries"),
      (whole.replacing("names\t1", with: "names\t-"), "no number of names"),
      (whole.replacing("corrections\t0", with: "corrections\t"), "no number of corrections"),
      (whole.replacing("\n", with: "\r\n"), "carriage returns"),
    ]
    for line in head { cases.append((whole.replacing(line, with: ""), "without \(line)")) }
    for item in cases { #expect(Manifest(text: item.text) == nil, "\(item.why)") }
  }

  @Test func survivesEveryTruncation() {
    let whole =
      "name\tn\nversion\t1\nentries\t3\nnames\t1\ncorrections\t0\nmade-from\tef\nfile\ta\t12\tx\n"
    let accepted = whole.indices.filter { Manifest(text: String(whole[..<$0])) != nil }
    #expect(
      accepted.map { String(whole[..<$0].suffix(2)) } == ["2\t", "\tx"],
      "only after the size's tab, where an empty digest can match no file")
  }
}
