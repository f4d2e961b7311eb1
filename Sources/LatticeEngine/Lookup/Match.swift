/// A surface found in a line, with its words.
struct Match: BitwiseCopyable {
  /// The index of the first character.
  var start: UInt32
  /// The index after the last character.
  var end: UInt32
  /// The index of the first word and the number of words (see ``WordTrie/packed(first:count:)``).
  var words: UInt32
  /// The index of its first entry (24 bits), with the number of the lexicon in the bits above.
  var source: UInt32

  var firstWord: Int { Int(words &>> 8) }
  var wordCount: Int { Int(words & 0xFF) }
  var firstToken: Int { Int(source & 0xFF_FFFF) }
  var lexicon: Int { Int(source &>> 24) }

  /// The lexicon number of unknown words.
  static let unknown = 0xFF
  /// The maximum number of user dictionaries in addition to the system dictionary.
  static let maximumUserDictionaries = unknown - 1
}
