import EmbeddedDictionary
import LexiconFormat
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Tests how the compiled dictionary is found and verified.
@Suite struct BundledDictionaryTests {
  @Test func findsTheDictionaryBesideTheTests() throws {
    let directory = try BundledDictionary.directory()
    #expect(directory.hasPrefix("/"))
    for name in ["dictionary.mutsu", "words.patterns", "manifest", "COPYING"] {
      #expect(access(directory + "/" + name, R_OK) == 0, "\(name)")
    }
  }

  @Test func readsTheManifestAndVerifies() throws {
    let dictionary = try BundledDictionary()
    #expect(dictionary.name == "naist-jdic")
    #expect(dictionary.version.contains("mutsu"))
    #expect(dictionary.entryCount > 788_914)
    #expect(dictionary.correctionCount >= 30)
    #expect(dictionary.nameCount > 0)
    #expect(dictionary.entryCount - dictionary.nameCount > 788_914, "and the words beside them")
    #expect(dictionary.files.map(\.name).contains("dictionary.mutsu"))
    try dictionary.verify()
  }

  @Test func namesTheSearchedLocationsIfThereIsNoDictionary() {
    let error = #expect(throws: EmbeddedDictionaryError.self) {
      try BundledDictionary.directory(besideAnyOf: ["/nowhere/bin", "/nowhere/else"])
    }
    #expect(error?.code == .dictionaryMissing)
    let message = error?.message ?? ""
    #expect(message.contains("/nowhere/bin/Mutsu_EmbeddedDictionary."))
    #expect(message.contains("/nowhere/else/../share/jptok"))
  }

  /// The files that a dictionary needs.
  private static let needed = ["dictionary.mutsu"]
  #if os(Linux)
  private static let bundle = "Mutsu_EmbeddedDictionary.resources"
  #else
  private static let bundle = "Mutsu_EmbeddedDictionary.bundle"
  #endif

  /// Makes a directory that resembles a compiled dictionary.
  private func makeDictionary(_ path: String) throws {
    try FileSystem.createDirectory(path)
    for name in Self.needed { try FileSystem.write(ByteBuffer("x"), to: path + "/" + name) }
  }

  @Test func findsAnInstalledDictionary() throws {
    try TemporaryDirectory.with { root in
      try makeDictionary(root + "/share/jptok")
      try FileSystem.createDirectory(root + "/bin")
      let found = try BundledDictionary.directory(besideAnyOf: ["/nowhere", root + "/bin"])
      #expect(found == root + "/bin/../share/jptok")
    }
  }

  @Test func prefersTheBundleBesideTheProgram() throws {
    try TemporaryDirectory.with { root in
      try makeDictionary(root + "/share/jptok")
      try makeDictionary(root + "/bin/" + Self.bundle)
      try makeDictionary(root + "/other/" + Self.bundle)
      let programs = [root + "/bin", root + "/other"]
      #expect(
        try BundledDictionary.directory(besideAnyOf: programs) == "\(root)/bin/\(Self.bundle)")
      FileSystem.removeFile("\(root)/bin/\(Self.bundle)/dictionary.mutsu")
      #expect(
        try BundledDictionary.directory(besideAnyOf: programs) == "\(root)/bin/../share/jptok",
        "a bundle without the file is skipped; a program's locations come before the next program's"
      )
      FileSystem.removeFile(root + "/share/jptok/dictionary.mutsu")
      #expect(
        try BundledDictionary.directory(besideAnyOf: programs) == "\(root)/other/\(Self.bundle)")
    }
  }

  @Test func takesOnlyDirectoriesWithAllFiles() throws {
    try TemporaryDirectory.with { root in
      let share = root + "/share/jptok"
      for name in Self.needed {
        try makeDictionary(share)
        try FileSystem.createDirectory(root + "/bin")
        FileSystem.removeFile(share + "/" + name)
        #expect(throws: EmbeddedDictionaryError.self, "\(name) is missing") {
          try BundledDictionary.directory(besideAnyOf: [root + "/bin"])
        }
        try FileSystem.createDirectory(share + "/" + name)
        #expect(throws: EmbeddedDictionaryError.self, "\(name) is a directory") {
          try BundledDictionary.directory(besideAnyOf: [root + "/bin"])
        }
        rmdir(share + "/" + name)
        #expect(symlink("/dev/null", share + "/" + name) == 0)
        #expect(throws: EmbeddedDictionaryError.self, "\(name) is a device") {
          try BundledDictionary.directory(besideAnyOf: [root + "/bin"])
        }
        FileSystem.removeFile(share + "/" + name)
        try FileSystem.write(ByteBuffer("x"), to: root + "/elsewhere")
        #expect(symlink(root + "/elsewhere", share + "/" + name) == 0)
        #expect(throws: Never.self, "\(name) is a link to a file") {
          try BundledDictionary.directory(besideAnyOf: [root + "/bin"])
        }
        FileSystem.removeFile(share + "/" + name)
      }
    }
  }

  @Test func reportsAnEmptyListOfLocations() {
    let error = #expect(throws: EmbeddedDictionaryError.self) {
      try BundledDictionary.directory(besideAnyOf: [])
    }
    #expect(error?.code == .dictionaryMissing)
    #expect(error?.path == nil)
    #expect(error?.description == error?.message, "no path to put before it")
  }

  @Test func namesTheFileWithAFlippedByte() throws {
    try TemporaryDirectory.with { root in
      let a = "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824"  // hello
      try FileSystem.write(ByteBuffer("hello"), to: root + "/a")
      try FileSystem.write(
        ByteBuffer(
          "name\tn\nversion\t1\nentries\t1\nnames\t0\ncorrections\t0\nmade-from\tx\nfile\ta\t5\t\(a)\n"
        ),
        to: root + "/manifest")
      let dictionary = try BundledDictionary(directory: root)
      try dictionary.verify()
      for damaged in ["hellp", "hello!", "hell", ""] {
        try FileSystem.write(ByteBuffer(damaged), to: root + "/a")
        let error = #expect(throws: EmbeddedDictionaryError.self) { try dictionary.verify() }
        #expect(error?.code == .fileDamaged)
        #expect(error?.path == root + "/a")
      }
      try FileSystem.write(ByteBuffer("hello"), to: root + "/a")
      let manifest = try FileSystem.read(root + "/manifest").string
      try FileSystem.write(
        ByteBuffer(manifest.replacing("\t5\t", with: "\t6\t")), to: root + "/manifest")
      let lying = try BundledDictionary(directory: root)
      #expect(throws: EmbeddedDictionaryError.self, "the size counts too") { try lying.verify() }
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
