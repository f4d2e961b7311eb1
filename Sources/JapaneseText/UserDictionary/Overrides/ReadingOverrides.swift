import MeCabDictionary

/// Readings given by the user, which take precedence over the dictionary and all rules in kana,
/// romaji, furigana and accents.
///
/// ```swift
/// let readings = try ReadingOverrides(text: """
///   # word  reading    conditions
///   行      ぎょう     after=目|番号
///   大人気  おとなげ   after=ない
///   GitHub  ギットハブ accent=4
///   """)
/// let tokenizer = try Tokenizer.embedded(overrides: readings)
/// tokenizer.reading(of: "次の行番号は大人気ない").text  // "つぎのぎょうばんごうはおとなげない"
/// ```
///
/// ### The text format
///
/// Each line is a word, its reading in hiragana or katakana, and conditions, separated by any
/// number of spaces (also U+3000) or tabs. Empty lines and everything from a field that begins with
/// `#` are ignored. The text is UTF-8, with or without a byte order mark, with any line ends.
///
/// | field | meaning |
/// | --- | --- |
/// | `before=語\|語` | one of these texts directly precedes the word |
/// | `after=語\|語` | one of these texts directly follows the word |
/// | `pos=noun\|verb` | the word is one of these parts of speech in the text: names of ``PartOfSpeech``, the dictionary's names (`名詞`, `固有名詞-人名`), or `name` for any proper noun |
/// | `accent=2` | the mora after which the pitch falls, 0 for none; otherwise the accent is that of a dictionary word with this reading, or unknown |
///
/// ### Where an override applies
///
/// - The word must be one or several whole words of the text as the dictionary divides it: `行` does
///   not apply inside 銀行. On a side for which the line gives a context, the context is sufficient:
///   `大人気 おとなげ after=ない` also applies in 大人気ない, which is one word of the dictionary.
/// - A word with kanji that the dictionary does not have, on a line without contexts, is added to
///   the dictionary, as a proper noun if `pos` is not given, so that it is found as a word.
/// - A verb or adjective in its dictionary form also applies to its other forms: `開く ひらく` reads
///   開いた as ひらいた (not for 来る and する, whose stem changes).
/// - From left to right, the longest word is preferred; for the same word, the line with more kinds
///   of conditions; and otherwise the later line.
///
/// Contexts are compared with the text as written, within a line. ``Token/reading`` remains that of
/// the dictionary.
public struct ReadingOverrides: Sendable, Hashable {
  /// The overrides; later ones have priority over earlier ones with the same word and as many
  /// kinds of conditions.
  public private(set) var overrides: [ReadingOverride]

  /// Whether there are no overrides.
  public var isEmpty: Bool { overrides.isEmpty }

  /// Creates a list of overrides; an empty one changes nothing.
  public init(_ overrides: [ReadingOverride] = []) { self.overrides = overrides }

  /// Parses overrides in the text format.
  ///
  /// ```swift
  /// try ReadingOverrides(text: "月 るな pos=name").overrides[0].reading  // "ルナ"
  /// ```
  ///
  /// - Parameters:
  ///   - text: the lines; an empty text has no overrides.
  ///   - path: the file name for error messages.
  /// - Throws: ``ReadingOverridesError`` with line and column.
  public init(text: String, path: String? = nil) throws(ReadingOverridesError) {
    try self.init(utf8: Array(text.utf8), path: path)
  }

  /// Parses overrides in the text format from UTF-8.
  ///
  /// - Parameters:
  ///   - bytes: the lines.
  ///   - path: the file name for error messages.
  /// - Throws: ``ReadingOverridesError`` with line and column; its code is `invalidUTF8` for bytes
  ///   that are not UTF-8.
  public init(utf8 bytes: [UInt8], path: String? = nil) throws(ReadingOverridesError) {
    overrides = try ReadingOverrideParser(path: path).overrides(in: bytes)
  }

  /// Reads a file in the text format.
  ///
  /// - Parameter path: a regular file.
  /// - Throws: ``ReadingOverridesError`` with file, line and column; its code is `fileUnreadable` if
  ///   the file cannot be read.
  public init(contentsOf path: String) throws(ReadingOverridesError) {
    let bytes: [UInt8]
    do throws(MeCabError) { bytes = try FileSystem.contents(of: path) } catch {
      throw ReadingOverridesError(.fileUnreadable, error.message, path: path)
    }
    try self.init(utf8: bytes, path: path)
  }

  /// Appends the overrides of another list, which take the precedence of later lines.
  public mutating func append(_ other: ReadingOverrides) { overrides += other.overrides }
}
