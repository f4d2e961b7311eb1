import TextFoundation

/// One token of a style sheet (CSS Syntax 3 §4).
///
/// Sendable: a plain value.
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

  /// What it is.
  var kind: Kind
  /// Its UTF-8 offset in the source.
  var offset: Int
  /// The offset after its last byte.
  var end: Int
  /// The name, string, unit or delimiter, with escapes decoded; the sign of a number if one is
  /// written.
  var text = ""
  /// The number of a number, percentage or dimension.
  var number = 0.0
  /// Whether the number is written without point and exponent; whether a hash is an identifier.
  var flag = false

  /// Two tokens are equal if they mean the same, wherever they are.
  static func == (one: Self, other: Self) -> Bool {
    one.kind == other.kind && one.text == other.text && one.number == other.number
      && one.flag == other.flag
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(text)
    hasher.combine(number)
  }

  /// Whether it is a number written as an integer.
  var isInteger: Bool { kind == .number && flag }

  /// Whether it is a hash whose name could be an identifier, as an id selector must be.
  var isIdentifierHash: Bool { kind == .hash && flag }

  /// The name in ASCII lower case, for what CSS compares without case.
  var lowercasedText: String { text.asciiLowercased }

  /// Whether it is this delimiter.
  func isDelimiter(_ character: StaticString) -> Bool {
    kind == .delimiter && text.utf8.first == character.utf8Start.pointee
  }

  /// Whether it is an identifier with this lower-case name.
  func isIdentifier(_ name: String) -> Bool { kind == .identifier && lowercasedText == name }

  /// The token that closes this one, if it opens a block.
  var closer: Kind? {
    switch kind {
    case .function, .openParenthesis: .closeParenthesis
    case .openSquare: .closeSquare
    case .openBrace: .closeBrace
    default: nil
    }
  }
}

/// Tokens with the end of every block found, so that a block is skipped in one step.
///
/// Sendable: a plain value.
struct StyleTokenList: Sendable, Hashable {
  /// The tokens in source order.
  let tokens: [StyleToken]
  /// For the token that opens a block the index of the one that closes it, or the number of tokens
  /// if none does; for any other token its own index.
  let blockEnds: [Int]

  /// Finds the blocks among tokens, in linear time and without recursion.
  ///
  /// A closing token that does not fit the innermost open block is an ordinary token (CSS Syntax 3
  /// §5.4.8).
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

  /// The tokens of a text.
  init(tokenizing text: String) {
    self.init(StyleTokenizer.tokens(of: text))
  }

  /// Two lists are equal if their tokens are: the blocks follow from them.
  static func == (one: Self, other: Self) -> Bool { one.tokens == other.tokens }

  func hash(into hasher: inout Hasher) { hasher.combine(tokens) }
}

/// Some tokens of a list, such as those of one value.
///
/// Sendable: a plain value.
struct StyleTokenSlice: Sendable {
  let list: StyleTokenList
  let range: Range<Int>

  /// Some of the tokens.
  init(_ list: StyleTokenList, _ range: Range<Int>) {
    self.list = list
    self.range = range
  }

  /// All tokens of a list.
  init(_ list: StyleTokenList) { self.init(list, list.tokens.indices) }

  /// The tokens.
  var tokens: ArraySlice<StyleToken> { list.tokens[range] }

  /// The only token if there is but one.
  var only: StyleToken? { range.count == 1 ? list.tokens[range.lowerBound] : nil }

  /// A list of these tokens alone.
  var copied: StyleTokenList { StyleTokenList(Array(tokens)) }
}
