import MeCabDictionary
import TestSupport
import Testing

/// Tests that a damaged file causes an error or other words, never a read outside of it.
///
/// Debug builds check every read of a table and end the process if it is out of bounds, so these
/// tests pass by running to their end. `Scripts/check-damage` tries 10,000 changes of each file with
/// AddressSanitizer, and `Scripts/fuzz 300 dictionary` more.
@Suite struct DamagedDictionaryTests {
  /// Returns a dictionary with a user dictionary of two words: one that ties with a system word,
  /// and a new one.
  private static func dictionary() throws -> DamagedDictionary {
    let directory = try MiniDictionary.directory()
    let user = try DictionaryCompiler(systemDictionary: directory).userDictionary(rows: [
      DictionaryRow(surface: "東京", leftID: 2, rightID: 2, cost: 2_400, feature: "名詞,一"),
      DictionaryRow(surface: "新語", leftID: 1, rightID: 1, cost: 2_400, feature: "名詞,二"),
    ])
    return try DamagedDictionary(directory: directory, user: user)
  }

  @Test func intactFilesGiveWords() throws {
    let dictionary = try Self.dictionary()
    for file in DamagedDictionary.File.allCases {
      #expect(try dictionary.parse(dictionary.bytes(file), insteadOf: file) == .words, "\(file)")
    }
  }

  /// Files truncated everywhere near their start, and at regular steps after it.
  @Test func truncatedFilesAreRefused() throws {
    let dictionary = try Self.dictionary()
    for file in DamagedDictionary.File.allCases where file != .configuration {
      let bytes = dictionary.bytes(file)
      let ends =
        Array(0..<min(150, bytes.count)) + stride(from: 150, to: bytes.count, by: bytes.count / 20)
        + [bytes.count - 1]
      let unnoticed = try ends.filter {
        try dictionary.parse(Array(bytes[..<$0]), insteadOf: file) != .refused
      }
      #expect(unnoticed == [], "\(file)")
      #expect(try dictionary.parse(bytes + [0], insteadOf: file) == .refused, "\(file)")
    }
  }

  /// Changes the lowest and the highest byte of each integer in the header and shortly after it.
  @Test func changedHeadersDoNotTrap() throws {
    let dictionary = try Self.dictionary()
    for file in DamagedDictionary.File.allCases where file != .configuration {
      var bytes = dictionary.bytes(file)
      var outcomes: Set<DamagedDictionary.Outcome> = []
      for offset in 0..<min(140, bytes.count) where offset % 4 == 3 || offset % 8 == 0 {
        let old = bytes[offset]
        for value in [0xFF, old ^ 1] {
          bytes[offset] = value
          outcomes.insert(try dictionary.parse(bytes, insteadOf: file))
        }
        bytes[offset] = old
      }
      #expect(outcomes.contains(.refused), "\(file)")
    }
  }

  /// Changes bytes at random offsets, several at a time.
  @Test func changedContentsDoNotTrap() throws {
    let dictionary = try Self.dictionary()
    var generator = SeededGenerator(seed: 21)
    for file in DamagedDictionary.File.allCases {
      let sound = dictionary.bytes(file)
      var outcomes: [DamagedDictionary.Outcome: Int] = [:]
      var unchanged = 0
      for round in 0..<60 {
        var bytes = sound
        for _ in 0..<(1 << (round % 10)) {
          let offset = Int.random(in: 0..<bytes.count, using: &generator)
          bytes[offset] =
            [0, 0xFF, .random(in: 0...255, using: &generator)].randomElement(using: &generator) ?? 0
        }
        if bytes == sound { unchanged += 1 }
        outcomes[try dictionary.parse(bytes, insteadOf: file), default: 0] += 1
      }
      #expect(outcomes.values.reduce(0, +) == 60, "\(file)")
      let isUniform = file == .cachedTrieImage || file == .configuration
      #expect(outcomes.count > 1 || file == .trieImage || isUniform, "\(file): \(outcomes)")
      if file == .cachedTrieImage { #expect(outcomes[.refused] == 60 - unchanged) }
    }
  }

  /// The first of the changes of `Scripts/check-damage`: every refusal has a message.
  @Test func mutatedFilesDoNotTrap() throws {
    let dictionary = try Self.dictionary()
    for file in DamagedDictionary.File.allCases {
      var generator = SeededGenerator(seed: 27)
      let sound = dictionary.bytes(file)
      for _ in 0..<40 {
        _ = try dictionary.parse(
          FileMutation.mutated(sound, using: &generator), insteadOf: file)
      }
    }
  }

  /// Entries whose ids are outside of the matrix, so that no word can precede or follow them.
  @Test func idsOutsideTheMatrixAreUnreachable() throws {
    let dictionary = try Self.dictionary()
    for file in [DamagedDictionary.File.system, .user, .unknown] {
      let sound = dictionary.bytes(file)
      // The left and right ids are the first two integers of an entry.
      for (offset, what) in [(0, "left"), (2, "right")] {
        for value: UInt8 in [32, 33, 0xFF] {
          var bytes = sound
          let tokens = try tokens(sound)
          for start in stride(from: tokens.lowerBound, to: tokens.upperBound, by: 16) {
            bytes[start + offset] = value
            bytes[start + offset + 1] = value == 0xFF ? 0xFF : 0
          }
          let expected = file == .unknown ? DamagedDictionary.Outcome.refused : .words
          #expect(
            try dictionary.parse(bytes, insteadOf: file) == expected, "\(file), \(what) \(value)")
        }
      }
    }
  }

  /// Returns the byte range of the entries in a file.
  private func tokens(_ bytes: [UInt8]) throws -> Range<Int> {
    func word(_ index: Int) -> Int {
      bytes[index * 4..<index * 4 + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    let start = 72 + word(6)
    return start..<start + word(7)
  }

  /// Sections filled with a single value.
  @Test func uniformSectionsDoNotTrap() throws {
    let dictionary = try Self.dictionary()
    for file in DamagedDictionary.File.allCases {
      let sound = dictionary.bytes(file)
      let start =
        file == .trieImage ? 128 : file == .matrix ? 4 : file == .characters ? 4 + 32 * 10 : 72
      for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
        for end in [start + 16, (start + sound.count) / 2, sound.count] {
          var bytes = sound
          for offset in start..<min(end, sound.count) { bytes[offset] = value }
          _ = try dictionary.parse(bytes, insteadOf: file)
        }
        var bytes = sound
        for offset in (start + sound.count) / 2..<sound.count { bytes[offset] = value }
        _ = try dictionary.parse(bytes, insteadOf: file)
      }
    }
  }
}
