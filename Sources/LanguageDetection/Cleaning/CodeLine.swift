import TextFoundation

/// The evidence that a line is program code: punctuation that prose does not have.
///
/// A line is code if it has at least two such marks and keywords, and no fewer than words of two or
/// more letters. A sentence that mentions `foo()` has more words than marks.
struct CodeLine {
  /// The index of the first word of the line.
  var firstWord = 0
  private var marks = 0

  /// The number of words in a line beyond which it is prose.
  private static let maximumWordCount = 64

  init(firstWord: Int = 0) { self.firstWord = firstWord }

  /// The ASCII characters `\n # $ & ( + . / : ; < = >` and `@ [ \ { | } ~`, as bits.
  private static let lowCharacters: UInt64 = 0x7C00_C958_0000_0400
  private static let highCharacters: UInt64 = 0x7800_0000_1800_0001

  /// Returns whether an ASCII character may begin or end something other than words.
  @inline(__always)
  static func isRelevant(_ byte: UInt8) -> Bool {
    let bits = byte < 64 ? lowCharacters : highCharacters
    return bits &>> UInt64(byte & 63) & 1 != 0
  }

  // MARK: Marks

  /// Counts a punctuation mark.
  mutating func count(_ byte: UInt8, at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    let before = offset > 0 ? bytes[offset &- 1] : 0
    let after = offset &+ 1 < bytes.count ? bytes[offset &+ 1] : 0
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"): marks &+= 2
    case UInt8(ascii: ";"): marks &+= 1
    case UInt8(ascii: "="): marks &+= before.isOperator || after.isOperator ? 2 : 1
    case UInt8(ascii: "<"): marks &+= 1
    case UInt8(ascii: ">"): if offset > 0, before != 0x0A { marks &+= 1 }
    case UInt8(ascii: "["), UInt8(ascii: "("):
      guard before.isASCIIAlphanumeric, !isSuffix(at: offset &+ 1, in: bytes) else { return }
      let isCall = after == UInt8(ascii: ")") || after == 0x22 || after == 0x27
      marks &+= isCall ? 2 : 1
    case UInt8(ascii: "|"), UInt8(ascii: "&"), UInt8(ascii: "+"), UInt8(ascii: ":"):
      if after == byte { marks &+= 1 }
    case UInt8(ascii: "$"), UInt8(ascii: "\\"): if after.isASCIILetter { marks &+= 1 }
    case UInt8(ascii: "."):
      guard offset > 1, before.isASCIILetter, bytes[offset &- 2].isASCIILetter,
        after.isASCIILetter, !after.isASCIIUppercase, offset &+ 2 < bytes.count,
        bytes[offset &+ 2].isASCIILetter
      else { return }
      marks &+= 1
    case UInt8(ascii: "#"): if isDirective(at: offset &+ 1, in: bytes) { marks &+= 2 }
    default: break
    }
  }

  /// Returns whether a bracket contains a suffix: `word(s)`, `Lehrer(in)`.
  private func isSuffix(at start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var end = start
    while end < bytes.count, end &- start < 3, bytes[end].isASCIILetter { end &+= 1 }
    return end > start && end < bytes.count && bytes[end] == UInt8(ascii: ")")
  }

  private func isDirective(at start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let rest = UnsafeBufferPointer(rebasing: bytes[min(start, bytes.count)...])
    return ["include ", "define ", "pragma ", "ifdef ", "ifndef ", "endif"].contains {
      rest.starts(with: $0.utf8)
    }
  }

  // MARK: Decision

  /// Returns whether the line, whose words are the last in a buffer, is code.
  func isCode(_ buffer: LetterBuffer, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard marks > 0, buffer.wordCount &- firstWord <= Self.maximumWordCount else { return false }
    let words = (firstWord..<buffer.wordCount).count {
      buffer.words[$0].script == .latin && buffer.words[$0].letterCount > 1
    }
    if words == 0 { return true }
    guard marks &* 3 >= words else { return false }
    let keywords = (firstWord..<buffer.wordCount).count {
      Self.isKeyword(bytes[buffer.words[$0].start..<buffer.words[$0].end])
    }
    return marks &+ keywords > 1 && marks &+ keywords >= words
  }

  private static func isKeyword(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    word.count <= maximumKeywordLength && keywords.contains(key(word))
  }

  private static func key(_ bytes: some Collection<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 &<< 8 | UInt64($1) }
  }

  private static let maximumKeywordLength = 8

  /// Words of programming languages; they count only in a line with a mark.
  private static let keywords: Set<UInt64> = Set(
    [
      "SELECT", "FROM", "WHERE", "INSERT", "INTO", "VALUES", "UPDATE", "SET", "class", "const",
      "def", "elif", "else", "enum", "extends", "false", "float", "for", "foreach", "func",
      "function", "if", "import", "int", "let", "new", "null", "nullptr", "print", "printf",
      "println", "private", "public", "return", "static", "string", "struct", "this", "throw",
      "true", "try", "using", "var", "void", "while",
    ].map { key($0.utf8) })
}

extension UInt8 {
  fileprivate var isOperator: Bool {
    switch self {
    case UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "*"), UInt8(ascii: ">"), UInt8(ascii: "<"), UInt8(ascii: ":"),
      UInt8(ascii: "\""):
      true
    default: false
    }
  }
}
