import MeCabDictionary

/// Additional words for use with a system dictionary.
///
/// A CSV of `surface,reading[,part of speech]` is sufficient; context ids and cost are derived from
/// the system dictionary:
///
/// ```swift
/// let words = UserDictionary.csv("""
///   令和,れいわ
///   ネコまっしぐら丸,ねこまっしぐらまる,名詞
///   小鳥遊六花,たかなしりっか,noun.person
///   """)
/// let tokenizer = try Tokenizer(dictionary: .embedded, userDictionaries: [words])
/// tokenizer.words(in: "令和の小鳥遊六花")  // ["令和", "の", "小鳥遊六花"]
/// ```
///
/// Rows:
/// - `surface,reading`: a proper noun; the reading is in hiragana or katakana.
/// - `surface,reading,part of speech`: the part of speech is a ``PartOfSpeech`` (`noun.place`) or
///   the dictionary's names (`名詞,固有名詞`, optionally joined by `-`). Words that conjugate need full
///   rows.
/// - `surface,left id,right id,cost,features…`: a full MeCab row. If the cost or the ids are empty,
///   they are derived.
/// - Empty lines and lines that begin with `#` are skipped.
public struct UserDictionary: Sendable, Hashable {
  enum Content: Sendable, Hashable {
    case compiled(path: String)
    case csvFile(path: String)
    case csvText(String)
  }

  let content: Content

  /// Returns the user dictionary in a file: rows if its name ends in `.csv`, otherwise a dictionary
  /// compiled by `DictionaryCompiler` or `mecab-dict-index`.
  public static func file(_ path: String) -> UserDictionary {
    let isCSV = path.lowercased().hasSuffix(".csv")
    return UserDictionary(content: isCSV ? .csvFile(path: path) : .compiled(path: path))
  }

  /// Returns a user dictionary from rows in a string.
  public static func csv(_ text: String) -> UserDictionary {
    UserDictionary(content: .csvText(text))
  }
}
