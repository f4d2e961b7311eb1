import TextFoundation

/// A token of a style sheet (CSS Syntax 3 §4).
struct StyleToken: Sendable, Hashable {
  /// The token types of CSS Syntax 3 §4.
  enum Kind: UInt8, Sendable {
    case identifier
    case function
    case atKeyword
    case hash
    case string
    case badString
    case url
    case badURL
    case delimiter
    case number
    case percentage
    case dimension
    case whitespace
    case commentDeclarationOpen
    case commentDeclarationClose
    case colon
    case semicolon
    case comma
    case openSquare
    case closeSquare
    case openParenthesis
    case closeParenthesis
    case openBrace
    case closeBrace
  }

  /// The token type.
  var kind: Kind
  /// The UTF-8 offset of the token in the source.
  var offset: Int
  /// The UTF-8 offset after the token.
  var end: Int
  /// The name, string, unit or delimiter with escapes decoded, or the explicit sign of a number.
  var text = ""
  /// The numeric value of a number, percentage or dimension.
  var number = 0.0
  /// Whether a number was written as an integer, or a hash is an identifier.
  var flag = false

  /// Returns whether two tokens are equal, regardless of their position in the source.
  static func == (one: Self, other: Self) -> Bool {
    one.kind == other.kind && one.text == other.text && one.number == other.number
      && one.flag == other.flag
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(text)
    hasher.combine(number)
  }

  /// Whether the token is a number written as an integer.
  var isInteger: Bool { kind == .number && flag }

  /// Whether the token is a hash that is also an identifier, as required for an id selector.
  var isIdentifierHash: Bool { kind == .hash && flag }

  /// The text in ASCII lower case, for case-insensitive comparison.
  var lowercasedText: String { text.asciiLowercased }

  /// Returns whether the token is a given delimiter.
  func isDelimiter(_ character: StaticString) -> Bool {
    kind == .delimiter && text.utf8.first == character.utf8Start.pointee
  }

  /// Returns whether the token is an identifier with a given lower-case name.
  func isIdentifier(_ name: String) -> Bool { kind == .identifier && lowercasedText == name }

  /// The kind of token that closes this one, or nil if it does not open a block.
  var closer: Kind? {
    switch kind {
    case .function, .openParenthesis: .closeParenthesis
    case .openSquare: .closeSquare
    case .openBrace: .closeBrace
    default: nil
    }
  }
}

/// A list of tokens with the end of every block, so that a block can be skipped in one step.
struct StyleTokenList: Sendable, Hashable {
  /// The tokens in source order.
  let tokens: [StyleToken]
  /// For a token that opens a block, the index of the closing token, or the number of tokens if the
  /// block is not closed; for any other token, its own index.
  let blockEnds: [Int]

  /// Creates a list, matching blocks in linear time and without recursion.
  ///
  /// A closing token that does not match the innermost open block is an ordinary token (CSS Syntax
  /// 3 §5.4.8).
  init(_ tokens: [StyleToken]) {
    var ends = Array(tokens.indices)
    var open: [(index: Int, closer: StyleToken.Kind)] = []
    for (index, token) in tokens.enumerated() {
      if let closer = token.closer {
        open.append((index, closer))
        ends[index] = tokens.count
      } else if let innermost = open.last, innermost.closer == token.kind {
        ends[innermost.index] = index
        open.removeLast()
      }
    }
    self.tokens = tokens
    blockEnds = ends
  }

  /// Creates a list by tokenizing a text.
  init(tokenizing text: String) {
    self.init(StyleTokenizer.tokens(of: text))
  }

  /// Returns whether the tokens are equal; the block ends follow from them.
  static func == (one: Self, other: Self) -> Bool { one.tokens == other.tokens }

  func hash(into hasher: inout Hasher) { hasher.combine(tokens) }
}

/// A range of the tokens of a list, such as those of one value.
struct StyleTokenSlice: Sendable {
  let list: StyleTokenList
  let range: Range<Int>

  /// Creates a slice from a range of tokens.
  init(_ list: StyleTokenList, _ range: Range<Int>) {
    self.list = list
    self.range = range
  }

  /// Creates a slice of all tokens of a list.
  init(_ list: StyleTokenList) { self.init(list, list.tokens.indices) }

  /// The tokens of the slice.
  var tokens: ArraySlice<StyleToken> { list.tokens[range] }

  /// The token, if there is exactly one.
  var only: StyleToken? { range.count == 1 ? list.tokens[range.lowerBound] : nil }

  /// A new list of only these tokens.
  var copied: StyleTokenList { StyleTokenList(Array(tokens)) }
}
