import TextFoundation

/// A compiled character table, `char.bin`: category names, followed by 32 bits for each character.
package struct CharacterTable: Sendable {
  /// The number of characters with an entry, U+0000 to U+FFFE.
  package static let characterCount = 0xFFFF
  package static let nameSize = 32
  package static let maximumCategories = 18

  package let bytes: FileBytes
  package let categoryCount: Int
  /// The offset of the character entries.
  package var tableOffset: Int { 4 + Self.nameSize * categoryCount }

  /// The properties of all characters, 32 bits each, valid as long as `bytes`.
  package var properties: UnsafeRawBufferPointer {
    bytes.withBytes { UnsafeRawBufferPointer(rebasing: $0[tableOffset...]) }
  }

  /// The category names by category number.
  package var categories: [String] { (0..<categoryCount).map { category($0) } }

  /// Returns the name of a category.
  package func category(_ number: Int) -> String {
    bytes.withBytes { bytes in
      let start = 4 + number * Self.nameSize
      return bytes.text(
        in: start..<Bytes.offset(of: 0, in: bytes, from: start, to: start + Self.nameSize))
    }
  }

  /// Opens a file and validates its size and category names.
  package init(path: String) throws(MeCabError) { try self.init(FileBytes(path: path)) }

  /// Reads a table from memory.
  ///
  /// - Throws: ``MeCabError`` with `dictionaryDamaged`.
  package init(contents: [UInt8], path: String = "memory") throws(MeCabError) {
    try self.init(FileBytes(copying: contents, path: path))
  }

  package init(_ file: FileBytes) throws(MeCabError) {
    let damaged = MeCabError(
      .dictionaryDamaged,
      "is damaged: size or category names are impossible; "
        + "install or compile it again", path: file.path)
    categoryCount = try file.withBytes { bytes throws(MeCabError) in
      guard bytes.count >= 4 else { throw damaged }
      let count = Int(bytes.littleEndian(at: 0, as: UInt32.self))
      guard (1...Self.maximumCategories).contains(count),
        bytes.count == 4 + Self.nameSize * count + 4 * Self.characterCount
      else { throw damaged }
      for index in 0..<count {
        let start = 4 + index * Self.nameSize
        let end = Bytes.offset(of: 0, in: bytes, from: start, to: start + Self.nameSize)
        let name = UnsafeRawBufferPointer(rebasing: bytes[start..<end])
        guard !name.isEmpty, name.count < Self.nameSize,
          name.assumingMemoryBound(to: UInt8.self).firstInvalidUTF8() == nil
        else { throw damaged }
      }
      return count
    }
    bytes = file
  }

  /// Checks that the default category of every character exists and is among its categories.
  package func verify() throws(MeCabError) {
    try bytes.withBytes { buffer throws(MeCabError) in
      for character in 0..<Self.characterCount {
        let properties = buffer.littleEndian(at: tableOffset + 4 * character, as: UInt32.self)
        let own = Int(properties >> 18 & 0xFF)
        let mask = properties & 0x3FFFF
        guard own < categoryCount, mask >> UInt32(own) & 1 == 1,
          mask >> UInt32(categoryCount) == 0
        else {
          throw MeCabError(
            .dictionaryDamaged,
            "is damaged: character U+\(String(character, radix: 16, uppercase: true)) has a "
              + "category that does not exist; install or compile it again",
            path: bytes.path)
        }
      }
    }
  }
}
