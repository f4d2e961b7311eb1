import TextFoundation

/// A word: a run of letters of one kind with nothing between them.
///
/// Kana and ideographs are one kind; their words extend to the next punctuation mark, space or
/// other script.
struct LetterWord: BitwiseCopyable {
  /// The start and end of the word, in UTF-8 offsets.
  var start = 0
  var end = 0
  /// The script of the lowercase letters; `han` for kana too.
  var script = LetterScript.none
  /// Whether the word starts with a capital, as names do.
  var isCapitalized = false
  /// The index of the first letter in the letter stream, and the number of entries there.
  var firstLetter = 0
  var letterCount = 0
  /// The number of zeros between the letters, in place of kana.
  var divisionCount = 0
  /// The number of kana, which are not in the stream, and the number of kana runs.
  var kanaCount = 0
  var kanaRunCount = 0
  /// The number of letters that are not in the stream: Hangul.
  var uncopiedCount = 0

  /// The range of the letters in the letter stream.
  var letters: Range<Int> { firstLetter..<firstLetter &+ letterCount }
}
