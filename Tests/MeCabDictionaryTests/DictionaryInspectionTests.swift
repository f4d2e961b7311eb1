import Foundation
import MeCabDictionary
import TestSupport
import Testing

/// Tests complete dictionary directories.
@Suite struct DictionaryInspectionTests {
  @Test func summaryOfAnIntactDirectory() throws {
    let directory = try MiniDictionary.directory()
    let inspection = try DictionaryInspection(directory: directory)
    #expect(inspection.directory == directory)
    #expect(inspection.charset == "UTF-8")
    #expect(inspection.system.entryCount == 140)
    #expect(inspection.unknown.entryCount == 14)
    #expect(inspection.leftSize == 32)
    #expect(inspection.rightSize == 32)
    #expect(inspection.categories.count == 10)
    #expect(inspection.configuration.costFactor == 800)
    #expect(
      inspection.files.map(\.name) == DictionaryInspection.requiredFiles
        + DictionaryInspection.definitionFiles)
    for file in inspection.files {
      #expect(try file.byteCount == contents(ofFile: directory + "/" + file.name).count)
    }
    try inspection.verify(full: false)
    try inspection.verify(full: true)
    _ = try DictionaryInspection(directory: directory + "/")
  }

  @Test func missingFilesAreReported() throws {
    for name in DictionaryInspection.requiredFiles {
      let copy = try MiniDictionary.copyOfCompiled()
      try FileManager.default.removeItem(atPath: copy.file(name))
      expectError(.dictionaryMissing, "does not exist", path: copy.file(name), name) {
        _ = try DictionaryInspection(directory: copy.path)
      }
    }
    for name in DictionaryInspection.definitionFiles {
      let copy = try MiniDictionary.copyOfCompiled()
      try FileManager.default.removeItem(atPath: copy.file(name))
      try DictionaryInspection(directory: copy.path).verify(full: true)
    }
    expectError(.dictionaryMissing, "does not exist", path: "/no/such", "no directory") {
      _ = try DictionaryInspection(directory: "/no/such")
    }
  }

  @Test func filesMustBelongTogether() throws {
    let source = try MiniDictionary.copyOfSource()
    try source.write("33 32\n0 0 0\n", to: "matrix.def")
    let other = try temporaryDirectory()
    try DictionaryCompiler.compileSystemDictionary(source: source.path, to: other.path)
    let table: [(name: String, fragment: String)] = [
      ("matrix.bin", "matrix.bin is 33 × 32"), ("sys.dic", "compiled for a 33 × 32 matrix"),
      ("unk.dic", "compiled for a 33 × 32 matrix"),
    ]
    for row in table {
      let copy = try MiniDictionary.copyOfCompiled()
      try copy.write(contents(ofFile: other.file(row.name)), to: row.name)
      expectError(.dictionaryDamaged, row.fragment, row.name) {
        _ = try DictionaryInspection(directory: copy.path)
      }
    }
    let swapped = try MiniDictionary.copyOfCompiled()
    try swapped.write(contents(ofFile: swapped.file("sys.dic")), to: "unk.dic")
    expectError(.dictionaryDamaged, "a system dictionary", path: swapped.file("unk.dic"), "kind") {
      _ = try DictionaryInspection(directory: swapped.path)
    }
    let mixed = try MiniDictionary.copyOfCompiled()
    var unknown = try contents(ofFile: mixed.file("unk.dic"))
    unknown.replaceSubrange(40..<46, with: Array("EUC-JP".utf8))
    try mixed.write(unknown, to: "unk.dic")
    expectError(.dictionaryDamaged, "EUC-JP", path: mixed.file("unk.dic"), "charset") {
      _ = try DictionaryInspection(directory: mixed.path)
    }
  }

  @Test func damagedTablesAreRefused() throws {
    let table: [(name: String, change: (inout [UInt8]) -> Void, why: String)] = [
      ("matrix.bin", { $0.removeLast() }, "a byte short"),
      ("matrix.bin", { $0.append(0) }, "a byte long"),
      ("matrix.bin", { $0 = [] }, "empty"), ("matrix.bin", { $0 = [1, 0, 1] }, "half a header"),
      ("matrix.bin", { $0[0] = 31 }, "another size"),
      ("matrix.bin", { $0 = [0, 0, 0, 0] }, "no ids"),
      ("char.bin", { $0.removeLast() }, "a byte short"),
      ("char.bin", { $0.append(0) }, "a byte long"), ("char.bin", { $0 = [] }, "empty"),
      ("char.bin", { $0[0] = 11 }, "another number of categories"),
      ("char.bin", { $0[3] = 0xFF }, "an endless number of categories"),
      ("char.bin", { $0[4] = 0 }, "a name without letters"),
      ("char.bin", { for index in 4..<36 { $0[index] = 0x41 } }, "a name without an end"),
      ("char.bin", { $0[4] = 0xFF }, "a name that is not UTF-8"),
    ]
    for row in table {
      let copy = try MiniDictionary.copyOfCompiled()
      var bytes = try contents(ofFile: copy.file(row.name))
      row.change(&bytes)
      try copy.write(bytes, to: row.name)
      do {
        _ = try DictionaryInspection(directory: copy.path)
        Issue.record("\(row.name), \(row.why): nothing was thrown")
      } catch {
        #expect(error.code == .dictionaryDamaged, "\(row.name), \(row.why): \(error)")
        #expect(error.path == copy.file(row.name), "\(row.name), \(row.why): \(error)")
      }
    }
  }

  /// Damage that is detected only when all contents are read.
  @Test func fullVerificationFindsMore() throws {
    let table: [(name: String, position: Int, value: UInt8, fragment: String)] = [
      ("char.bin", 4 + 32 * 10 + 2, 0xFF, "U+0"),
      ("char.bin", 4 + 32 * 10 + 4 * 0x41, 0, "U+41"),
      ("char.bin", 4, UInt8(ascii: "E"), "EEFAULT"),
      ("sys.dic", 72, 2, "unit"), ("unk.dic", 72, 2, "unit"),
    ]
    for row in table {
      let copy = try MiniDictionary.copyOfCompiled()
      var bytes = try contents(ofFile: copy.file(row.name))
      bytes[row.position] = row.value
      try copy.write(bytes, to: row.name)
      let inspection = try DictionaryInspection(directory: copy.path)
      try inspection.verify(full: false)
      do {
        try inspection.verify(full: true)
        Issue.record("\(row.name) at \(row.position): nothing was found")
      } catch {
        #expect(error.code == .dictionaryDamaged)
        #expect("\(error)".contains(row.fragment), "\(error)")
      }
    }
  }
}
