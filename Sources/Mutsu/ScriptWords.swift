import JapaneseText
import TextFoundation

/// A substitute for words and phrases without a dictionary: runs of one script.
enum ScriptWords {
  /// Returns the runs of one script and each punctuation mark and symbol separately, without white
  /// space.
  ///
  /// `東京へ行く。` gives 東京, へ, 行, く and 。; a combining mark belongs to its base.
  static func words(of text: String) -> [Substring] {
    let offsets = UTF8Offsets(text)
    var words: [Substring] = []
    withUTF8Bytes(of: text) { bytes in
      bytes.forEachScriptRun(of: .character, separating: .other) { offset, _ in
        Kind(bytes.scalar(at: offset)?.value ?? 0)
      } _: { range, _ in
        words.append(offsets[range])
      }
    }
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

  /// The scripts are all distinguished, because the words of a string are those of any language; a
  /// number is of no script and therefore not joined with letters.
  private enum Kind: Equatable {
    case script(Script)
    /// Punctuation and symbols.
    case other

    /// Creates the kind of a Character from its first scalar; nil for white space.
    init?(_ value: UInt32) {
      guard let scalar = Unicode.Scalar(value) else { return nil }
      let properties = scalar.properties
      if properties.isWhitespace { return nil }
      if scalar == "ー" {
        self = .script(.katakana)
      } else if properties.isAlphabetic || properties.numericType != nil {
        self = .script(scalar.script)
      } else {
        self = .other
      }
    }
  }
}
