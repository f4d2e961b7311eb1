import MeCabDictionary

@testable import LatticeEngine

/// The miniature dictionary with changed bytes.
///
/// It is in memory of its own, so that a sanitizer detects reads outside of a file. It is used by
/// the tests and by the fuzzer (`Tests/Fuzz/dictionary.swift`).
struct DamagedDictionary {
  /// A file that can be damaged.
  enum File: String, CaseIterable {
    case system, unknown, characters, matrix, user, configuration
    /// A trie image with correct checksums, as next to a dictionary from a stranger.
    case trieImage
    /// A trie image as it is, as in the cache.
    case cachedTrieImage

    /// Whether the file is a trie image, so that there is nothing to build.
    var isTrieImage: Bool { self == .trieImage || self == .cachedTrieImage }
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

  /// A refusal that does not say which file is damaged, and how.
  struct MissingMessage: Error { var error: MeCabError }

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
    identity = sound.system.identity
    let system = try FileSystem.contents(of: FileSystem.join(directory, "sys.dic"))
    let unknown = sound.unknown.bytes.withBytes { Array($0) }
    let characters = sound.characters.bytes.withBytes { Array($0) }
    let matrix = sound.matrix.withBytes { Array($0) }
    let configuration = sound.configurationFile.withBytes { Array($0) }
    contents = [
      .system: system, .unknown: unknown, .characters: characters, .matrix: matrix, .user: user,
      .configuration: configuration,
    ]
    // Sound files must not be mapped either: a damaged file leads to reads outside of the others.
    sound.system = .compiled(try DictionaryFile(contents: system))
    sound.unknown = try DictionaryFile(contents: unknown)
    sound.characters = try CharacterTable(contents: characters)
    sound.matrix = FileBytes(copying: matrix, path: "memory")
    sound.configurationFile = FileBytes(copying: configuration, path: "memory")
    sound.users = [try DictionaryFile(contents: user)]
    self.sound = sound
    let trieImage = try TrieImage.build(sound.system, identity: identity)
    contents[.trieImage] = trieImage.bytes.withBytes { Array($0) }
    contents[.cachedTrieImage] = contents[.trieImage]
  }

  /// Returns the bytes of an undamaged file.
  func bytes(_ file: File) -> [UInt8] { contents[file] ?? [] }

  /// Opens the dictionary with other bytes in place of one file, and parses the lines.
  ///
  /// - Throws: ``InvalidWord`` if words violate their properties, ``MissingMessage`` if the dictionary
  ///   is refused without a message.
  func parse(_ bytes: [UInt8], insteadOf file: File) throws -> Outcome {
    var outcome = Outcome.words
    try inspect(bytes, file)
    for source in [TrieSource.walk, .memory] where !file.isTrieImage || source == .walk {
      let model: LatticeModel
      do {
        model = try open(bytes, insteadOf: file, source)
      } catch {
        guard error.message.count > 10, error.path != nil else {
          throw MissingMessage(error: error)
        }
        outcome = .refused
        continue
      }
      if try !parse(model), outcome == .words { outcome = .stopped }
    }
    return outcome
  }

  /// Reads a dictionary file in all other ways in which it can be read.
  private func inspect(_ bytes: [UInt8], _ file: File) throws {
    guard [File.system, .unknown, .user].contains(file) else { return }
    do throws(MeCabError) {
      let dictionary = try DictionaryFile(contents: bytes)
      for surface in ["東京", "KANJI", "新語", "も"] {
        _ = dictionary.features(ofSurface: surface)
        _ = try? dictionary.entries(forSurface: surface)
      }
      dictionary.forEachFeature(16) { _ = $0.count }
      for entry in try dictionary.entries() { _ = entry.feature.utf8.count }
      try dictionary.verify()
    } catch {
      guard error.message.count > 10, error.path != nil else { throw MissingMessage(error: error) }
    }
  }

  private func open(
    _ bytes: [UInt8], insteadOf file: File, _ source: TrieSource
  ) throws(MeCabError) -> LatticeModel {
    var parts = sound
    switch file {
    case .system: parts.system = .compiled(try DictionaryFile(contents: bytes))
    case .unknown: parts.unknown = try DictionaryFile(contents: bytes)
    case .characters: parts.characters = try CharacterTable(contents: bytes)
    case .matrix: parts.matrix = FileBytes(copying: bytes, path: "memory")
    case .user: parts.users = [try DictionaryFile(contents: bytes)]
    case .configuration:
      parts.configurationFile = FileBytes(copying: bytes, path: "memory")
      parts.configuration = try DictionaryConfiguration(parts.configurationFile)
    case .trieImage, .cachedTrieImage: break
    }
    let model = try LatticeModel(parts: parts, tries: source)
    if file.isTrieImage {
      let contents = file == .trieImage ? Self.sealed(bytes) : bytes
      let trieImage = TrieImage(
        FileBytes(copying: contents, path: "memory"), of: identity, origin: .besideDictionary)
      guard let trieImage, file == .trieImage || trieImage.isIntact else {
        throw MeCabError(.dictionaryDamaged, "has no word tables", path: "memory")
      }
      model.lexica[0].publish(trieImage)
    }
    return model
  }

  /// Parses the lines and returns whether all have words.
  ///
  /// Words must be inside the line and in order, and their features readable.
  private func parse(_ model: LatticeModel) throws -> Bool {
    let finder = BestPathFinder(model: model)
    let lattice = FullLattice(model: model)
    var records: [LatticeWord] = []
    for line in Self.lines {
      try enumeratePaths(of: line, lattice)
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

  /// Enumerates paths with all entries of each word, whose properties must be valid.
  private func enumeratePaths(of line: [UInt8], _ lattice: FullLattice) throws {
    var invalid: Range<Int>?
    do throws(MeCabError) {
      try line.withUnsafeBufferPointer { bytes throws(MeCabError) in
        try lattice.enumeratePaths(of: bytes, bestPaths: 3, isPartial: false) { _, nodes in
          var end = 0
          for node in nodes {
            if end > node.start || node.start >= node.end || node.end > line.count {
              invalid = node.start..<max(node.start, node.end)
            }
            end = node.end
            _ = node.feature.utf8.count
          }
          return true
        }
        try lattice.parse(
          bytes, options: ParseOptions(request: [.allMorphs, .marginalProbabilities])
        ) { nodes in
          for node in nodes { _ = node.record.partOfSpeechID }
        }
      }
    } catch {
      guard error.message.count > 10 else { throw MissingMessage(error: error) }
    }
    if let invalid { throw InvalidWord(line: line, word: invalid) }
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
      XXHash64.of(UnsafeRawBufferPointer(rebasing: $0[TrieImageHeader.size...]))
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
