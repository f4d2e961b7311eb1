#if LibMeCab
import Foundation
import MeCab
import TestSupport
import Testing

@Suite struct ModelTests {
  @Test func opensADictionaryAndDescribesIt() throws {
    let directory = try MiniDictionary.directory()
    let model = try Model(dictionary: directory)
    #expect(model.dictionary == directory)
    #expect(model.userDictionaries.isEmpty)
    #expect(model.files.map(\.kind) == [.system])
    #expect(model.files[0].charset == "UTF-8")
    #expect(model.files[0].entryCount == 140)
    #expect(model.files[0].path.hasPrefix(directory))
    #expect(model.configuration.bosFeature?.hasPrefix("BOS/EOS") == true)
  }

  @Test func transitionCostsAreThoseOfTheMatrix() throws {
    let model = try Model(dictionary: MiniDictionary.directory())
    let definition = String(
      decoding: try contents(ofFile: MiniDictionary.source + "/matrix.def"), as: UTF8.self)
    var checked = 0
    for line in definition.split(separator: "\n").dropFirst() {
      let numbers = line.split(separator: " ").compactMap { Int($0) }
      guard numbers.count == 3 else { continue }
      #expect(model.transitionCost(from: numbers[0], to: numbers[1]) == numbers[2], "\(line)")
      checked += 1
    }
    #expect(checked > 100)
    #expect(model.transitionCost(from: model.rightIDCount, to: 0) == nil)
    #expect(model.transitionCost(from: 0, to: model.leftIDCount) == nil)
    #expect(model.transitionCost(from: -1, to: 0) == nil)
  }

  @Test func aUserDictionaryAddsWords() throws {
    let directory = try MiniDictionary.directory()
    let temporary = try temporaryDirectory()
    let path = temporary.file("odd, name \"x\".dic")
    let row = DictionaryRow(
      surface: "令和", leftID: 1, rightID: 1, cost: 0, feature: "名詞,一般,*,*,*,*,令和,レイワ,レイワ")
    try DictionaryCompiler(systemDictionary: directory).writeUserDictionary(rows: [row], to: path)
    let model = try Model(dictionary: directory, userDictionaries: [path])
    #expect(model.files.map(\.kind) == [.system, .user])
    let words = try Lattice(model: model).withBestPath(of: "令和へ") { $0.map(\.feature) }
    #expect(words.first == "名詞,一般,*,*,*,*,令和,レイワ,レイワ")
  }

  /// A change to a copy of a sound dictionary, and the resulting error.
  @Test func refusesInconsistentDictionaries() throws {
    typealias Damage = (TemporaryDirectory) throws -> Void
    func truncated(_ name: String, to size: Int) -> Damage {
      { try $0.write(Array(contents(ofFile: $0.file(name)).prefix(size)), to: name) }
    }
    func overwritten(_ name: String, at offset: Int, with bytes: [UInt8]) -> Damage {
      {
        var contents = try contents(ofFile: $0.file(name))
        contents.replaceSubrange(offset..<offset + bytes.count, with: bytes)
        try $0.write(contents, to: name)
      }
    }
    func inCharset(_ name: String) -> Damage {
      { copy in
        for file in ["sys.dic", "unk.dic"] {
          try overwritten(file, at: 40, with: Array("\(name)\0".utf8))(copy)
        }
      }
    }
    let cases: [(why: String, damage: Damage, code: MeCabError.Code)] = [
      ("header cut", truncated("sys.dic", to: 40), .dictionaryDamaged),
      ("empty", truncated("sys.dic", to: 0), .dictionaryDamaged),
      ("features cut", truncated("sys.dic", to: 5_000), .dictionaryDamaged),
      ("matrix cut", truncated("matrix.bin", to: 100), .dictionaryDamaged),
      ("classes cut", truncated("char.bin", to: 100), .dictionaryDamaged),
      ("unknown words cut", truncated("unk.dic", to: 100), .dictionaryDamaged),
      ("version", overwritten("sys.dic", at: 4, with: [99]), .dictionaryDamaged),
      ("EUC-JP", inCharset("EUC-JP"), .unsupportedCharset),
      ("SHIFT-JIS", inCharset("SHIFT-JIS"), .unsupportedCharset),
    ]
    for (why, damage, code) in cases {
      let copy = try MiniDictionary.copyOfCompiled()
      try damage(copy)
      do throws(MeCabError) {
        _ = try Model(dictionary: copy.path)
        Issue.record("\(why): opened")
      } catch {
        #expect(error.code == code, "\(why): \(error)")
        #expect(error.path?.hasPrefix(copy.path) == true, "\(why): \(error)")
      }
    }
  }

  @Test func namesTheMissingFile() throws {
    for name in ["sys.dic", "unk.dic", "char.bin", "matrix.bin", "dicrc"] {
      let copy = try MiniDictionary.copyOfCompiled()
      try FileManager.default.removeItem(atPath: copy.file(name))
      let error = #expect(throws: MeCabError.self, "\(name)") { try Model(dictionary: copy.path) }
      #expect(error?.code == .dictionaryMissing, "\(name): \(String(describing: error))")
      #expect(error?.description.contains(name) == true, "\(name): \(String(describing: error))")
    }
    let error = #expect(throws: MeCabError.self) { try Model(dictionary: "/nowhere/at all") }
    #expect(error?.code == .dictionaryMissing)
    let user = #expect(throws: MeCabError.self) {
      try Model(dictionary: MiniDictionary.directory(), userDictionaries: ["/nowhere/user.dic"])
    }
    #expect(user?.code == .dictionaryMissing)
    #expect(user?.path == "/nowhere/user.dic")
  }

  @Test func fullVerificationFindsAFlippedByte() throws {
    let copy = try MiniDictionary.copyOfCompiled()
    _ = try Model(dictionary: copy.path, verification: .full)
    var bytes = try contents(ofFile: copy.file("sys.dic"))
    // The feature offset of the first token, after the header and the double array.
    let doubleArray = (0..<4).reduce(0) { $0 | Int(bytes[24 + $1]) << (8 * $1) }
    bytes[72 + doubleArray + 11] ^= 0x40
    try copy.write(bytes, to: "sys.dic")
    let error = #expect(throws: MeCabError.self) {
      try Model(dictionary: copy.path, verification: .full)
    }
    #expect(error?.code == .dictionaryDamaged)
  }
}
#endif
