import DictionaryManifest

/// The layout of a compiled MeCab 0.996 dictionary (`sys.dic`, `unk.dic`, or a user dictionary).
///
/// Ten little-endian 32-bit words and a charset name of 32 bytes are followed by three sections:
/// the double array (units of base and check), the tokens (16 bytes each, sorted by surface), and
/// the features (NUL-terminated, in source order).
package enum DictionaryFormat {
  package static let magic: UInt32 = 0xef71_8f77
  package static let version: UInt32 = 102
  package static let headerSize = 72
  package static let charsetOffset = 40
  package static let charsetSize = 32
  package static let unitSize = 8
  package static let tokenSize = 16
  /// The number of bits for the number of entries in the value of a key, which is
  /// `count | first token << 8`.
  package static let countBits = 8
  package static let maximumCount = 255
  /// The maximum number of entries, which follows from values being stored as `-value - 1` in 32
  /// bits.
  package static let maximumEntries = 1 << 23
  /// The maximum length of a source line: MeCab reads lines into a buffer of 8,192 bytes, including
  /// the terminator.
  package static let maximumLineLength = 8_191
  /// The maximum length of a surface: the length of a lattice node has 16 bits.
  package static let maximumSurfaceLength = 65_535
  /// The name of the native engine’s trie image file, stored next to its `sys.dic`.
  package static let trieImageName = "words.trie"
  /// The name of the file that lists the entries of the proper-name lexicon, stored next to its
  /// `sys.dic`.
  package static let properNamesName = "names.bits"
  /// The name of the file with the patterns distilled from the native engine's output, stored next
  /// to its `sys.dic`.
  package static let patternTableName = "words.patterns"
  /// The name of the file in which an embedded dictionary is stored (see ``DictionaryImage``).
  package static let imageName = Manifest.imageName
  /// The suffix of such files.
  package static let imageSuffix = ".mutsu"
  /// The files next to `sys.dic` that are made from it and may be missing.
  package static let derivedNames = [trieImageName, properNamesName, patternTableName]
}
