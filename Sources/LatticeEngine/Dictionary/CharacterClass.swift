import MeCabDictionary

/// What `char.def` says of a character, as `char.bin` has it.
///
/// Bits 0–17 are the categories it belongs to, 18–25 the number of its own, 26–29 how many
/// characters unknown words have at most, 30 whether runs make one, 31 whether there are unknown
/// words beside known ones.
struct CharacterClass: BitwiseCopyable, Sendable {
  let bits: UInt32

  var categories: UInt32 { bits & 0x3FFFF }
  var number: Int { Int(bits &>> 18 & 0xFF) }
  var longest: Int { Int(bits &>> 26 & 0xF) }
  var isGrouped: Bool { bits &>> 30 & 1 != 0 }
  var isAlwaysTried: Bool { bits &>> 31 != 0 }

  /// Whether the two have a category in common.
  func isKind(of other: CharacterClass) -> Bool { categories & other.categories != 0 }
}

/// The classes of all characters, in the memory of `char.bin`.
///
/// `@unchecked Sendable`: the memory is mapped read-only and belongs to the file that made it.
struct CharacterClasses: @unchecked Sendable {
  private let table: UnsafeRawBufferPointer

  /// The class of the white space that separates words.
  let space: CharacterClass

  /// The classes of an opened file; they live as long as it.
  init(_ file: CharacterTable) {
    table = file.properties
    space = CharacterClass(
      bits: file.properties.loadUnaligned(fromByteOffset: 4 * 0x20, as: UInt32.self))
  }

  /// The class of a code of 16 bits; U+FFFF, which the file does not have, belongs to none.
  subscript(code: Int) -> CharacterClass {
    @inline(__always) get {
      assert(code >= 0 && code <= 0xFFFF)
      guard code < 0xFFFF else { return CharacterClass(bits: 0) }
      return CharacterClass(
        bits: table.loadUnaligned(fromByteOffset: 4 &* code, as: UInt32.self))
    }
  }
}
