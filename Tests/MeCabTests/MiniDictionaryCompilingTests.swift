import MeCab
import TestSupport
import Testing

@Suite struct MiniDictionaryCompilingTests {
  @Test func compiledFilesEqualMecabDictIndex() throws {
    let reference = try temporaryDirectory()
    try DictIndexReference.compile(source: MiniDictionary.source, to: reference.path)
    for name in ["sys.dic", "unk.dic", "char.bin", "matrix.bin"] {
      let ours = try contents(ofFile: MiniDictionary.directory() + "/" + name)
      let theirs = try contents(ofFile: reference.file(name))
      #expect(ours == theirs, "\(name)")
    }
  }
}
