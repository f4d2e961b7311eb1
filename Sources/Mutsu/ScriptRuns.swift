import JapaneseText
import TextFoundation

/// A substitute for words and phrases without a dictionary: runs of one script.
enum ScriptRuns {
  /// Returns the runs of one script and each punctuation mark and symbol separately, without white
  /// space.
  ///
  /// `東京へ行く。` gives 東京, へ, 行, く and 。; a combining mark belongs to its base.
  static func words(of text: String) -> [Substring] {
    var words: [Substring] = []
    var start = text.startIndex
    var last = Kind.space
    for index in text.indices {
      let kind = Kind(text[index])
      if kind != last || kind == .other {
        if last != .space { words.append(text[start..<index]) }
        start = index
      }
      last = kind
    }
    if last != .space { words.append(text[start...]) }
    return words
  }

  /// Returns each run with the hiragana and closing punctuation after it and the opening
  /// punctuation before it.
  ///
  /// `「東京」へ行く。` gives 「東京」へ and 行く。
  static func phrases(of text: String) -> [Substring] {
    var phrases: [Substring] = []
    var isOpening = false
    for word in words(of: text) {
      guard let first = word.unicodeScalars.first, let last = word.unicodeScalars.last else {
        continue
      }
      let joins =
        isOpening || first.script == .hiragana || LineEdge.cannotStart(first.value)
      isOpening = LineEdge.cannotEnd(last.value)
      if joins, let previous = phrases.last, previous.endIndex == word.startIndex {
        phrases[phrases.count - 1] = text[previous.startIndex..<word.endIndex]
      } else {
        phrases.append(word)
      }
    }
    return phrases
  }

  private enum Kind: Equatable {
    case space
    case other
    case script(Script)

    init(_ character: Character) {
      guard let scalar = character.unicodeScalars.first else {
        self = .other
        return
      }
      if character.isWhitespace {
        self = .space
      } else if scalar == "ー" {
        self = .script(.katakana)
      } else if character.isLetter || character.isNumber {
        self = .script(scalar.script)
      } else {
        self = .other
      }
    }
  }
}
