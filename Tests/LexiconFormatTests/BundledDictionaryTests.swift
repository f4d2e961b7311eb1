import EmbeddedDictionary
import LexiconFormat
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Finding the compiled dictionary and checking that it is whole.
@Suite struct BundledDictionaryTests {
  @Test func findsTheDictionaryBesideTheTests() throws {
    let directory = try BundledDictionary.directory()
    #expect(directory.hasPrefix("/"))
    for name in ["sys.dic", "pos-id.def", "left-id.def", "right-id.def", "rewrite.def", "COPYING"] {
      #expect(access(directory + "/" + name, R_OK) == 0, "\(name)")
    }
  }

  @Test func readsTheManifestAndVerifies() throws {
    let dictionary = try BundledDictionary()
    #expect(dictionary.name == "naist-jdic")
    #expect(dictionary.version.contains("mutsu"))
    #expect(dictionary.entryCount > 788_914)
    #expect(dictionary.correctionCount >= 30)
    #expect(dictionary.files.count == 9)
    try dictionary.verify()
  }

  @Test func saysWhereItLookedIfThereIsNone() {
    let error = #expect(throws: EmbeddedDictionaryError.self) {
      try BundledDictionary.directory(besideAnyOf: ["/nowhere/bin", "/nowhere/else"])
    }
    #expect(error?.code == .dictionaryMissing)
    let message = error?.message ?? ""
    #expect(message.contains("/nowhere/bin/Mutsu_EmbeddedDictionary."))
    #expect(message.contains("/nowhere/else/../share/jptok"))
  }

  @Test func findsAnInstalledDictionary() throws {
    try TemporaryDirectory.with { root in
      let share = root + "/share/jptok"
      try FileSystem.createDirectory(share)
      try FileSystem.createDirectory(root + "/bin")
      for name in ["sys.dic", "matrix.bin", "char.bin", "unk.dic"] {
        try FileSystem.write(ByteBuffer("x"), to: share + "/" + name)
      }
      #expect(throws: EmbeddedDictionaryError.self, "dicrc is missing") {
        try BundledDictionary.directory(besideAnyOf: [root + "/bin"])
      }
      try FileSystem.write(ByteBuffer("x"), to: share + "/dicrc")
      let found = try BundledDictionary.directory(besideAnyOf: ["/nowhere", root + "/bin"])
      #expect(found == root + "/bin/../share/jptok")
      for name in FileSystem.names(in: share) { unlink(share + "/" + name) }
    }
  }

  @Test func namesTheFileWithAFlippedByte() throws {
    try TemporaryDirectory.with { root in
      let a = "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824"  // hello
      try FileSystem.write(ByteBuffer("hello"), to: root + "/a")
      try FileSystem.write(
        ByteBuffer(
          "name\tn\nversion\t1\nentries\t1\ncorrections\t0\nmade-from\tx\nfile\ta\t5\t\(a)\n"),
        to: root + "/manifest")
      let dictionary = try BundledDictionary(directory: root)
      try dictionary.verify()
      for damaged in ["hellp", "hello!", "hell", ""] {
        try FileSystem.write(ByteBuffer(damaged), to: root + "/a")
        let error = #expect(throws: EmbeddedDictionaryError.self) { try dictionary.verify() }
        #expect(error?.code == .fileDamaged)
        #expect(error?.path == root + "/a")
      }
      unlink(root + "/a")
      let error = #expect(throws: EmbeddedDictionaryError.self) { try dictionary.verify() }
      #expect(error?.message.contains("cannot be read") == true)
    }
  }

  @Test func refusesDirectoriesWithoutAManifest() throws {
    try TemporaryDirectory.with { root in
      for text in [nil, "nonsense", "\u{0}"] {
        if let text { try FileSystem.write(ByteBuffer(text), to: root + "/manifest") }
        let error = #expect(throws: EmbeddedDictionaryError.self) {
          try BundledDictionary(directory: root)
        }
        #expect(error?.code == .manifestUnreadable)
        #expect(error?.path == root + "/manifest")
      }
    }
  }
}
