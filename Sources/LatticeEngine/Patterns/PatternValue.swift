/// The word that a pattern predicts, in 32 bits: an entry of the dictionary, and by how many
/// characters the pattern is longer than the word.
///
/// Bits 0–20 are the number of the entry, 21–25 the excess of the pattern over the word in
/// characters, 26 whether the entry is one of `unk.dic`, 30 is set. If bit 31 is set, bits 0–30 are
/// the index of a table of exceptions. Zero is no word.
struct PatternValue: BitwiseCopyable, Equatable, Sendable {
  let bits: UInt32

  static let none = PatternValue(bits: 0)
  /// The number of entries that a value can distinguish.
  static let maximumEntryCount = 1 << 21
  /// The maximum excess of a pattern over its word.
  static let maximumExcess = 31

  init(bits: UInt32) { self.bits = bits }

  /// Creates the value for an entry, or returns `nil` if it does not fit.
  init?(entry: Int, excess: Int, isUnknown: Bool) {
    guard 0..<Self.maximumEntryCount ~= entry, 0...Self.maximumExcess ~= excess else { return nil }
    bits = 1 << 30 | (isUnknown ? 1 << 26 : 0) | UInt32(excess) << 21 | UInt32(entry)
  }

  /// Creates a reference to a table of exceptions.
  init(exceptions index: Int) { bits = 1 << 31 | UInt32(index) }

  var isNone: Bool { bits == 0 }
  var hasExceptions: Bool { bits &>> 31 != 0 }
  var exceptionIndex: Int { Int(bits & 0x7FFF_FFFF) }
  var entry: Int { Int(bits & 0x1F_FFFF) }
  var excess: Int { Int(bits &>> 21 & 0x1F) }
  var isUnknown: Bool { bits &>> 26 & 1 != 0 }
}

/// A slot of the double array: a node of the trie of patterns.
struct PatternUnit: BitwiseCopyable {
  /// The child for a letter is at the index `base` plus letter, modulo 2³².
  var base: UInt32
  /// The index of the parent.
  var parent: UInt32
  var value: PatternValue

  /// The base of a node without children: no index from it is in a table.
  static let childless: UInt32 = 0xF000_0000
  /// The parent of free slots and of the root.
  static let noParent = UInt32.max
  static let free = PatternUnit(base: childless, parent: noParent, value: .none)
}

/// The unknown word of a category of characters.
struct PatternCategory: BitwiseCopyable {
  /// Bits 0–20: the number of the entry in `unk.dic`; bit 31: whether a run of the category is one
  /// word even if a shorter known word starts there.
  let bits: UInt32

  init(bits: UInt32) { self.bits = bits }
  init(entry: Int, isRunPreferred: Bool) {
    bits = UInt32(entry & 0x1F_FFFF) | (isRunPreferred ? 1 << 31 : 0)
  }

  var entry: Int { Int(bits & 0x1F_FFFF) }
  var isRunPreferred: Bool { bits &>> 31 != 0 }
}
