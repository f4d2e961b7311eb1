import MeCabDictionary

/// The properties of a character from `char.def`, in the format of `char.bin`.
///
/// Bits 0–17 are the categories of the character, 18–25 its default category, 26–29 the maximum
/// length of unknown words in characters, 30 whether runs form an unknown word, and 31 whether
/// unknown words are also generated where known words exist.
struct CharacterClass: BitwiseCopyable, Sendable {
  let bits: UInt32

  var categories: UInt32 { bits & 0x3FFFF }
  var number: Int { Int(bits &>> 18 & 0xFF) }
  var maximumLength: Int { Int(bits &>> 26 & 0xF) }
  var isGrouped: Bool { bits &>> 30 & 1 != 0 }
  var isAlwaysInvoked: Bool { bits &>> 31 != 0 }

  /// Returns whether the two share a category.
  func sharesCategory(with other: CharacterClass) -> Bool { categories & other.categories != 0 }
}

/// The classes of all characters, in the memory of `char.bin`.
///
/// `@unchecked Sendable`: the memory is mapped read-only and owned by the file.
struct CharacterClasses: @unchecked Sendable {
  private let table: UnsafeRawBufferPointer

  /// The class of the white space that separates words.
  let space: CharacterClass

  /// Creates the table of an open file, which must outlive it.
  init(_ file: CharacterTable) {
    table = file.properties
    space = CharacterClass(
      bits: file.properties.loadUnaligned(fromByteOffset: 4 * 0x20, as: UInt32.self))
  }

  /// The class of a 16-bit code unit; U+FFFF, which the file does not contain, has no category.
  subscript(code: Int) -> CharacterClass {
    @inline(__always) get {
      assert(code >= 0 && code <= 0xFFFF)
      guard code < 0xFFFF else { return CharacterClass(bits: 0) }
      return CharacterClass(
        bits: table.loadUnaligned(fromByteOffset: 4 &* code, as: UInt32.self))
    }
  }
}
