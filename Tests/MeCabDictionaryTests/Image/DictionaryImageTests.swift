import MeCabDictionary
import TestSupport
import Testing

/// The container of dictionary images.
struct DictionaryImageTests {
  /// Sections of several sizes: one without bytes, one larger than a page.
  private static let sections: [(name: String, contents: [UInt8])] = [
    ("first", Array("東京".utf8)), ("empty", []), ("large", (0..<10_000).map { UInt8($0 % 251) }),
    ("a name of thirty-one characters", [1]),
  ]

  private static let file: [UInt8] = {
    var writer = DictionaryImageWriter()
    for section in sections { writer.append(section.name, section.contents) }
    return writer.contents()
  }()

  private static func open(_ bytes: [UInt8]) throws(MeCabError) -> DictionaryImage {
    try DictionaryImage(FileBytes(copying: bytes, path: "x.mutsu"))
  }

  @Test("Sections are read as they were written, at aligned offsets")
  func sections() throws {
    let image = try Self.open(Self.file)
    #expect(image.sections.map(\.name) == Self.sections.map(\.name))
    for section in Self.sections {
      let contents = try #require(image.contents(of: section.name))
      #expect(contents.withBytes { Array($0) } == section.contents, "\(section.name)")
    }
    for section in image.sections {
      #expect(
        section.range.lowerBound % (section.range.count > 4_096 ? 4_096 : 64) == 0,
        "\(section.name)")
    }
    #expect(image.contents(of: "second") == nil)
    #expect(throws: MeCabError.self) { try image.required("second") }
    try image.verify()
  }

  @Test("A section keeps the file alive and names itself in messages")
  func ownership() throws {
    let contents = try #require(try Self.open(Self.file).contents(of: "first"))
    #expect(contents.withBytes { Array($0) } == Array("東京".utf8))
    #expect(contents.path == "x.mutsu (first)")
  }

  @Test("The same sections give the same bytes")
  func determinism() {
    var writer = DictionaryImageWriter()
    for section in Self.sections { writer.append(section.name, section.contents) }
    #expect(writer.contents() == Self.file)
  }

  @Test("A damaged header is refused with the problem and the remedy")
  func damagedHeaders() {
    func changed(_ offset: Int, _ byte: UInt8) -> [UInt8] {
      var bytes = Self.file
      bytes[offset] = byte
      return bytes
    }
    let rows: [(bytes: [UInt8], problem: String, why: String)] = [
      ([], "is not a dictionary of Mutsu", "an empty file"),
      (Array("MUTSUDIC".utf8), "is not a dictionary of Mutsu", "the magic alone"),
      (Array(Self.file.prefix(63)), "is not a dictionary of Mutsu", "less than a header"),
      (changed(0, 0x6D), "is not a dictionary of Mutsu", "another magic"),
      (changed(8, 1), "has another byte order", "a big-endian file"),
      (changed(16, 9), "has format 9, but this version of Mutsu reads format 1", "a later format"),
      (changed(16, 0), "has format 0, but this version of Mutsu reads format 1", "an older format"),
      (changed(24, 7), "has a damaged header", "another number of sections"),
      (changed(50, 7), "has a damaged header", "a reserved byte"),
      (Array(Self.file.dropLast()), "is truncated", "the last byte is missing"),
      (Array(Self.file.prefix(64)), "is truncated", "the header alone"),
      (Self.file + [0], "is truncated: it has \(Self.file.count + 1) bytes", "another byte"),
      (changed(64, 7), "has a damaged table of sections", "another name"),
      (changed(64 + 32, 7), "has a damaged table of sections", "another offset"),
    ]
    for row in rows {
      do throws(MeCabError) {
        _ = try Self.open(row.bytes)
        Issue.record("accepted: \(row.why)")
      } catch {
        #expect(error.code == .dictionaryDamaged, "\(row.why)")
        #expect(error.message.contains(row.problem), "\(row.why): \(error.message)")
        #expect(error.message.hasSuffix("build or install the dictionary again"), "\(row.why)")
        #expect(error.path == "x.mutsu", "\(row.why)")
      }
    }
  }

  @Test("Every changed byte of a section is found by the verification, which names the section")
  func damagedSections() throws {
    let image = try Self.open(Self.file)
    for section in image.sections {
      for offset in stride(from: section.range.lowerBound, to: section.range.upperBound, by: 97) {
        var bytes = Self.file
        bytes[offset] ^= 0x10
        let damaged = try Self.open(bytes)
        do throws(MeCabError) {
          try damaged.verify()
          Issue.record("byte \(offset) of \(section.name)")
        } catch {
          #expect(error.message.contains("section \(section.name) differs"), "\(error.message)")
        }
      }
    }
  }

  @Test("No prefix and no random change of a file causes a trap")
  func randomDamage() throws {
    var generator = SeededGenerator(seed: 2_901)
    for count in stride(from: 0, to: Self.file.count, by: 131) {
      #expect(throws: MeCabError.self) { try Self.open(Array(Self.file.prefix(count))) }
    }
    for _ in 0..<2_000 {
      var bytes = Self.file
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        bytes[Int.random(in: 0..<400, using: &generator)] = .random(in: 0...255, using: &generator)
      }
      guard let image = try? Self.open(bytes) else { continue }
      for section in image.sections { _ = image.contents(of: section.name)?.withBytes { $0.count } }
    }
  }
}
