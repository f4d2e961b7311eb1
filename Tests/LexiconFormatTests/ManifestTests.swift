import DictionaryManifest
import LexiconFormat
import Testing

/// SHA-256 against published vectors, and the manifest.
@Suite struct ManifestTests {
  private func digest(_ text: String) -> String {
    Array(text.utf8).withUnsafeBytes { SHA256.hexadecimal(of: $0) }
  }

  @Test func agreesWithPublishedVectors() {
    // FIPS 180-4 examples, and lengths around the padding's border (computed with sha256sum).
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

  @Test func doesNotDependOnTheSizeOfPieces() {
    let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let whole = bytes.withUnsafeBytes { SHA256.hexadecimal(of: $0) }
    for size in [1, 7, 63, 64, 65, 127, 500, 999] {
      var hash = SHA256()
      var start = 0
      while start < bytes.count {
        let piece = Array(bytes[start..<min(start + size, bytes.count)])
        piece.withUnsafeBytes { hash.update($0) }
        start += size
      }
      #expect(hash.hexadecimal() == whole, "pieces of \(size) bytes")
    }
  }

  @Test func manifestRoundTrips() {
    let manifest = Manifest(
      name: "n", version: "1.2+x", entryCount: 3, correctionCount: 2, origin: "ef",
      files: [
        Manifest.File(name: "sys.dic", size: 10, sha256: "ab"),
        Manifest.File(name: "unk.dic", size: 0, sha256: "cd"),
      ])
    #expect(Manifest(text: manifest.text) == manifest)
    #expect(
      manifest.text
        == "name\tn\nversion\t1.2+x\nentries\t3\ncorrections\t2\nmade-from\tef\n"
        + "file\tsys.dic\t10\tab\nfile\tunk.dic\t0\tcd\n")
  }

  @Test func refusesWrongManifests() {
    let head = "name\tn\nversion\t1\nentries\t3\ncorrections\t0\nmade-from\tef\n"
    #expect(Manifest(text: head + "file\ta\t1\tx\n") != nil)
    for text in [
      "", head, head + "file\ta\t1\n", head + "file\ta\tx\ty\n", "name\tn\nfile\ta\t1\tx\n",
      head + "file\ta\t1\tx\nbroken\n",
    ] {
      #expect(Manifest(text: text) == nil)
    }
  }
}
