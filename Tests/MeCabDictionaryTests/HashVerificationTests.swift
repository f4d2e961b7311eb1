import Foundation
import MeCabDictionary
import TestSupport
import Testing

/// Tests the hashes in the manifest of a compiled dictionary.
@Suite struct HashVerificationTests {
  private func verify(_ directory: String) throws -> HashVerification {
    try DictionaryInspection(directory: directory).verifyHashes()
  }

  /// Files of a dictionary, with an offset from the end whose change contradicts nothing.
  private static let files: [(name: String, offset: Int)] = [
    ("dicrc", 3), ("sys.dic", 2), ("unk.dic", 2), ("matrix.bin", 1), ("char.bin", 4),
    ("pos-id.def", 3),
  ]

  @Test func compiledDictionariesAreVerified() throws {
    let directory = try MiniDictionary.copyOfCompiled()
    #expect(try verify(directory.path) == .verified)
    try DictionaryInspection.check(directory: directory.path, userDictionaries: [], full: true)
    try FileManager.default.removeItem(atPath: directory.file("manifest"))
    #expect(try verify(directory.path) == .noHashes)
  }

  /// Before there were hashes, a changed cost or letter was called sound.
  @Test func theDamagedFileIsNamed() throws {
    for (name, offset) in Self.files {
      let directory = try MiniDictionary.copyOfCompiled()
      var bytes = try contents(ofFile: directory.file(name))
      bytes[bytes.count - offset] ^= 1
      let path = try directory.write(bytes, to: name)
      do {
        _ = try verify(directory.path)
        Issue.record("\(name) is not detected")
      } catch let error as MeCabError {
        #expect(error.code == .dictionaryDamaged && error.path == path, "\(error)")
        #expect(
          error.message
            == "is damaged: its size or SHA-256 differs from the manifest; install or compile it again"
        )
      }
      #expect(throws: MeCabError.self, "\(name)") {
        try DictionaryInspection.check(directory: directory.path, userDictionaries: [], full: true)
      }
    }
  }

  @Test func missingAndUnlistedFiles() throws {
    let directory = try MiniDictionary.copyOfCompiled()
    let manifest = String(
      decoding: try contents(ofFile: directory.file("manifest")), as: UTF8.self)
    let lines = manifest.split(separator: "\n", omittingEmptySubsequences: false)
    for (name, _) in Self.files {
      let others = lines.filter { !$0.contains("\t\(name)\t") }.joined(separator: "\n")
      try directory.write(others, to: "manifest")
      #expect(try verify(directory.path) == .incomplete(missing: name))
    }
    try directory.write(manifest, to: "manifest")
    try directory.write("names", to: "names.bits")
    #expect(try verify(directory.path) == .incomplete(missing: "names.bits"))
    try FileManager.default.removeItem(atPath: directory.file("names.bits"))
    try FileManager.default.removeItem(atPath: directory.file("pos-id.def"))
    do {
      _ = try verify(directory.path)
      Issue.record("a missing file is not detected")
    } catch let error as MeCabError {
      #expect(
        error.description
          == "\(directory.file("pos-id.def")): is listed in the manifest but cannot be read; install or "
          + "compile it again")
    }
  }

  @Test func invalidManifests() throws {
    let directory = try MiniDictionary.copyOfCompiled()
    let table: [(text: [UInt8], why: String)] = [
      ([], "empty"), (Array("name\tx\n".utf8), "no file"),
      (Array("file\t../sys.dic\t1\tab\n".utf8), "outside of the directory"),
      (Array("file\tdicrc\tx\tab\n".utf8), "no size"), ([0xFF, 0x0A], "not UTF-8"),
      (Array("file\ta\t1\tx\nfile\ta\t1\tx\n".utf8), "a file twice"),
      ([UInt8](repeating: 0x0A, count: 1 << 21), "more than a megabyte"),
    ]
    for (text, why) in table {
      try directory.write(text, to: "manifest")
      do {
        _ = try verify(directory.path)
        Issue.record("\(why): accepted")
      } catch let error as MeCabError {
        #expect(error.code == .dictionaryDamaged, "\(why)")
        #expect(error.path == directory.file("manifest"), "\(why)")
      }
    }
  }

  /// A FIFO in place of the manifest or of a listed file is not waited for.
  @Test func fifos() throws {
    let directory = try MiniDictionary.copyOfCompiled()
    for name in ["pos-id.def", "manifest"] {
      try? FileManager.default.removeItem(atPath: directory.file(name))
      mkfifo(directory.file(name), 0o600)
      #expect(throws: MeCabError.self, "\(name)") { _ = try verify(directory.path) }
    }
  }

  @Test func compilingAgainReplacesTheManifest() throws {
    let source = try MiniDictionary.copyOfSource()
    let directory = try MiniDictionary.copyOfCompiled()
    let old = try contents(ofFile: directory.file("manifest"))
    let row = Array("語学,1,1,3000,名詞,一般,*,*,*,*,語学,ゴガク,ゴガク\n".utf8)
    try source.write(try contents(ofFile: source.file("lexicon.csv")) + row, to: "lexicon.csv")
    try DictionaryCompiler.compileSystemDictionary(source: source.path, to: directory.path)
    #expect(try contents(ofFile: directory.file("manifest")) != old)
    #expect(try verify(directory.path) == .verified)
  }
}
