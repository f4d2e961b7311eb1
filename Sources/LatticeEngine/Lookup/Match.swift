/// A surface found in a line: where it is and what its words are.
struct Match: BitwiseCopyable {
  /// The first character.
  var start: UInt32
  /// The character behind its last.
  var end: UInt32
  /// First word and number of words (see ``WordTrie/packed(first:count:)``).
  var words: UInt32
  /// The number of its first entry (24 bits) and above it the lexicon's number.
  var source: UInt32

  var firstWord: Int { Int(words &>> 8) }
  var wordCount: Int { Int(words & 0xFF) }
  var firstToken: Int { Int(source & 0xFF_FFFF) }
  var lexicon: Int { Int(source &>> 24) }

  /// The number that stands for the unknown words in place of a lexicon.
  static let unknown = 0xFF
  /// How many user dictionaries there can be beside the system dictionary.
  static let mostUserDictionaries = unknown - 1
}
