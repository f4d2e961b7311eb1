import TextFoundation

/// A stretch of letters of one kind with nothing between them.
///
/// Kana and ideographs are of one kind; their words are as long as no mark, space or other script
/// comes between.
struct LetterWord {
  /// UTF-8 offsets in the text.
  var start = 0
  var end = 0
  /// The small letter's script; `han` for kana too.
  var script = LetterScript.none
  /// Where its letters begin in the letter stream, and how many entries they take there.
  var firstLetter = 0
  var letterCount = 0
  /// The zeros between them, where kana stand.
  var divisionCount = 0
  /// Kana, which are not in the stream, and the stretches they come in.
  var kanaCount = 0
  var kanaRunCount = 0
  /// Letters that are not in the stream: Hangul.
  var uncopiedCount = 0
  /// Whether it begins with a capital, as names do.
  var isCapitalized = false

  /// Where its letters are in the letter stream.
  var letters: Range<Int> { firstLetter..<firstLetter &+ letterCount }
}
