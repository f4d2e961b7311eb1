import MeCabDictionary

@testable import LatticeEngine

/// The miniature dictionary with changed bytes.
///
/// It is in memory of its own, so that a sanitizer detects reads outside of a file. It is used by
/// the tests and by the fuzzer (`Tests/Fuzz/dictionary.swift`).
struct DamagedDictionary {
  /// A file that can be damaged.
  enum File: CaseIterable {
    case system, unknown, characters, matrix, user, trieImage
  }

  /// What happened when a damaged dictionary was used.
  enum Outcome: Hashable {
    /// The dictionary was refused when it was opened.
    case refused
    /// The dictionary was refused when a line was parsed.
    case stopped
    /// All lines were parsed into words.
    case words
  }

  /// A violation of a property that words must have, however damaged the dictionary.
  struct InvalidWord: Error {
    var line: [UInt8]
    var word: Range<Int>
  }

  private let sound: DictionaryParts
  private let identity: DictionaryIdentity
  private var contents: [File: [UInt8]] = [:]

  /// Lines that reach most of the miniature dictionary, including long and ill-formed ones.
  static let lines: [[UInt8]] =
    [
      "私は東京へ行きました。𠮷野家のコーヒー ABC 123 ぬぬぬ👨‍👩‍👧、日本語を読みません",
      "すもももももももものうち", " \t京都大学 の 学生です ", "鰻ξéワワー一二三百円\u{FFFF}\u{10FFFF}x",
      String(repeating: "x", count: 30) + String(repeating: "ー", count: 30),
      String(repeating: "食べる人", count: 300), "新語 東京 ",
    ].map { Array($0.utf8) } + [
      [0xE6, 0x9D, 0xB1, 0xE4, 0xBA], [0xF8, 0x88, 0x80, 0x80, 0x80, 0], [0xC0, 0xA0, 0xE3, 0x81],
    ]

  /// Reads the compiled files of a sound dictionary into memory, with a compiled user dictionary.
  init(directory: String, user: [UInt8]) throws(MeCabError) {
    var sound = try DictionaryParts(directory: directory)
    identity = DictionaryIdentity(sound.system)
    let system = sound.system.bytes.withBytes { Array($0) }
    let unknown = sound.unknown.bytes.withBytes { Array($0) }
    let characters = sound.characters.bytes.withBytes { Array($0) }
    let matrix = sound.matrix.withBytes { Array($0) }
    contents = [
      .system: system, .unknown: unknown, .characters: characters, .matrix: matrix, .user: user,
    ]
    // Sound files must not be mapped either: a damaged file leads to reads outside of the others.
    sound.system = try DictionaryFile(contents: system)
    sound.unknown = try DictionaryFile(contents: unknown)
    sound.characters = try CharacterTable(contents: characters)
    sound.matrix = FileBytes(copying: matrix, path: "memory")
    sound.users = [try DictionaryFile(contents: user)]
    self.sound = sound
    let trieImage = try TrieImage(building: sound.system, identity: identity)
    contents[.trieImage] = trieImage.bytes.withBytes { Array($0) }
  }

  /// Returns the bytes of an undamaged file.
  func bytes(_ file: File) -> [UInt8] { contents[file] ?? [] }

  /// Opens the dictionary with other bytes in place of one file, and parses the lines.
  ///
  /// - Throws: ``InvalidWord`` if words violate their properties.
  func parse(_ bytes: [UInt8], insteadOf file: File) throws(InvalidWord) -> Outcome {
    var outcome = Outcome.words
    for source in [TrieSource.walk, .memory] where file != .trieImage || source == .walk {
      let model: LatticeModel
      do {
        model = try open(bytes, insteadOf: file, source)
      } catch {
        outcome = .refused
        continue
      }
      if try !parse(model), outcome == .words { outcome = .stopped }
    }
    return outcome
  }

  private func open(
    _ bytes: [UInt8], insteadOf file: File, _ source: TrieSource
  ) throws(MeCabError) -> LatticeModel {
    var parts = sound
    switch file {
    case .system: parts.system = try DictionaryFile(contents: bytes)
    case .unknown: parts.unknown = try DictionaryFile(contents: bytes)
    case .characters: parts.characters = try CharacterTable(contents: bytes)
    case .matrix: parts.matrix = FileBytes(copying: bytes, path: "memory")
    case .user: parts.users = [try DictionaryFile(contents: bytes)]
    case .trieImage: break
    }
    let model = try LatticeModel(parts: parts, tries: source)
    if file == .trieImage {
      let trieImage = FileBytes(copying: Self.sealed(bytes), path: "memory")
      guard let trieImage = TrieImage(trieImage, of: identity, origin: .besideDictionary) else {
        throw MeCabError(.dictionaryDamaged, "no word tables")
      }
      model.lexica[0].publish(trieImage)
    }
    return model
  }

  /// Parses the lines and returns whether all have words.
  ///
  /// Words must be inside the line and in order, and their features readable.
  private func parse(_ model: LatticeModel) throws(InvalidWord) -> Bool {
    let finder = BestPathFinder(model: model)
    var records: [LatticeWord] = []
    for line in Self.lines {
      do {
        try line.withUnsafeBufferPointer { bytes throws(MeCabError) in
          try finder.parse(bytes, into: &records)
        }
      } catch {
        return false
      }
      var end = 0
      for record in records {
        guard end <= record.start, record.start < record.end, record.end <= line.count else {
          throw InvalidWord(line: line, word: record.start..<max(record.start, record.end))
        }
        end = record.end
        if String(cString: record.feature).utf8.count > 1 << 20 { return false }
      }
    }
    return true
  }

  /// Returns a trie image with the checksums of its sections and of its header, as someone would
  /// forge them.
  static func sealed(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.count >= TrieImageHeader.size else { return bytes }
    var sealed = bytes
    func store(_ value: UInt64, at start: Int) {
      for index in 0..<8 { sealed[start + index] = UInt8(truncatingIfNeeded: value >> (8 * index)) }
    }
    let body = bytes.withUnsafeBytes {
      TrieImageChecksum.of(UnsafeRawBufferPointer(rebasing: $0[TrieImageHeader.size...]))
    }
    store(body, at: 8 * 13)
    var hash = StableHash()
    sealed.withUnsafeBytes { bytes in
      for index in 0..<15 {
        hash.add(bytes.loadUnaligned(fromByteOffset: 8 * index, as: UInt64.self))
      }
    }
    store(hash.value, at: 8 * 15)
    return sealed
  }
}
