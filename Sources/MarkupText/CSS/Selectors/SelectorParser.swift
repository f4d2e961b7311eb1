import TextFoundation

/// A parser of selectors over tokens (Selectors 4 §18).
struct SelectorParser {
  /// The maximum nesting depth of functions, because parsing and matching recurse into them.
  static let maximumDepth = 32
  /// The maximum number of compound selectors in a selector, including those in functions, because
  /// matching recurses from each to the next.
  static let maximumLength = 256

  let list: StyleTokenList
  var index: Int
  let end: Int
  var depth = 0
  /// The number of compound selectors parsed so far.
  var length = 0
  var isInsideHas = false

  /// Creates a parser for a range of tokens, or for all of them.
  init(_ list: StyleTokenList, range: Range<Int>? = nil) {
    self.list = list
    index = range?.lowerBound ?? 0
    end = range?.upperBound ?? list.tokens.count
  }

  var current: StyleToken? { index < end ? list.tokens[index] : nil }

  func error(_ message: String) -> SelectorError {
    SelectorError(
      message: Quoted.message(message, keepsLineFeeds: false), offset: current?.offset)
  }

  mutating func skipWhitespace() {
    while current?.kind == .whitespace { index += 1 }
  }

  /// Parses selectors separated by commas, up to the end; relative selectors may start with a
  /// combinator.
  mutating func selectorList(isRelative: Bool = false) throws(SelectorError) -> SelectorList {
    var selectors: [ComplexSelector] = []
    let before = length
    var longestLength = length
    while true {
      // The selectors of a list are matched one after the other, so only the longest one counts.
      length = before
      selectors.append(try complexSelector(isRelative: isRelative))
      longestLength = max(longestLength, length)
      guard let token = current else {
        length = longestLength
        return SelectorList(selectors)
      }
      guard token.kind == .comma else { throw error("unexpected token in a selector") }
      index += 1
    }
  }

  /// Parses a forgiving selector list, as in `:is()` and `:where()`: invalid selectors are dropped.
  mutating func forgivingList() -> SelectorList {
    var selectors: [ComplexSelector] = []
    let before = length
    var longestLength = length
    while index < end {
      let start = index
      while let token = current, token.kind != .comma { index = list.blockEnds[index] + 1 }
      var part = self.part(start..<min(index, end))
      part.length = before
      if let selector = try? part.complexSelector(), part.index == part.end {
        selectors.append(selector)
        longestLength = max(longestLength, part.length)
      }
      index += 1
    }
    length = longestLength
    return SelectorList(selectors)
  }

  /// Returns a parser for a range of the tokens, with the same limits and nesting.
  func part(_ range: Range<Int>) -> SelectorParser {
    var part = self
    part = SelectorParser(list, range: range)
    part.depth = depth
    part.length = length
    part.isInsideHas = isInsideHas
    return part
  }

  /// Parses a complex selector, up to a comma or the end.
  private mutating func complexSelector(isRelative: Bool = false) throws(SelectorError)
    -> ComplexSelector
  {
    var compounds: [CompoundSelector] = []
    skipWhitespace()
    if isRelative {
      let combinator = explicitCombinator() ?? .descendant
      compounds.append(CompoundSelector(conditions: [.anchor], combinator: combinator))
    }
    while true {
      guard length < Self.maximumLength else {
        throw error("a selector has more than 256 compound selectors")
      }
      length += 1
      let conditions = try compound()
      let hasSpace = current?.kind == .whitespace
      skipWhitespace()
      guard let token = current, token.kind != .comma else {
        compounds.append(CompoundSelector(conditions: conditions, combinator: nil))
        return ComplexSelector(compounds: compounds.reversed())
      }
      let explicit = explicitCombinator()
      guard explicit != nil || hasSpace else { throw error("unexpected token in a selector") }
      let combinator = explicit ?? .descendant
      compounds.append(CompoundSelector(conditions: conditions, combinator: combinator))
    }
  }

  /// Parses `>`, `+` or `~` and the white space after it.
  private mutating func explicitCombinator() -> SelectorCombinator? {
    guard let token = current, token.kind == .delimiter,
      let combinator = SelectorCombinator(rawValue: token.text)
    else { return nil }
    index += 1
    skipWhitespace()
    return combinator
  }

  /// Parses a compound selector: at least one condition on an element.
  private mutating func compound() throws(SelectorError) -> [SimpleSelector] {
    var conditions: [SimpleSelector] = []
    if let token = current {
      if token.kind == .identifier {
        conditions.append(.type(token.lowercasedText))
        index += 1
      } else if token.isDelimiter("*") {
        conditions.append(.universal)
        index += 1
      }
    }
    while let condition = try condition() { conditions.append(condition) }
    guard !conditions.isEmpty else { throw error("a selector is missing") }
    return conditions
  }

  private mutating func condition() throws(SelectorError) -> SimpleSelector? {
    guard let token = current else { return nil }
    switch token.kind {
    case .hash:
      guard token.isIdentifierHash else { throw error("'#\(token.text)' is not a valid id") }
      index += 1
      return .id(token.text)
    case .delimiter where token.text == ".":
      index += 1
      guard let name = current, name.kind == .identifier else {
        throw error("a class name must follow '.'")
      }
      index += 1
      return .className(name.text)
    case .delimiter where token.text == "|": throw error("namespaces are not supported")
    case .openSquare: return .attribute(try attribute())
    case .colon: return try pseudoClass()
    default: return nil
    }
  }

  /// Parses an attribute selector: `[name]`, `[name=value]` and so on, with an optional flag (§6).
  private mutating func attribute() throws(SelectorError) -> AttributeSelector {
    let close = list.blockEnds[index]
    var inner = part(index + 1..<min(close, end))
    index = min(close + 1, end)
    inner.skipWhitespace()
    guard let name = inner.current, name.kind == .identifier else {
      throw inner.error("an attribute's name is missing")
    }
    inner.index += 1
    inner.skipWhitespace()
    guard inner.current != nil else {
      return AttributeSelector(
        name: name.lowercasedText, comparison: .exists, value: "", ignoresCase: false)
    }
    var symbol = ""
    while let token = inner.current, token.kind == .delimiter {
      symbol += token.text
      inner.index += 1
    }
    guard !symbol.isEmpty, let comparison = AttributeSelector.Operator(rawValue: symbol) else {
      throw inner.error("unknown attribute operator '\(symbol)'")
    }
    inner.skipWhitespace()
    guard let value = inner.current, value.kind == .identifier || value.kind == .string else {
      throw inner.error("an attribute's value is missing")
    }
    inner.index += 1
    inner.skipWhitespace()
    let flag = inner.current
    if let flag {
      guard flag.isIdentifier("i") || flag.isIdentifier("s") else {
        throw inner.error("unknown attribute flag")
      }
      inner.index += 1
      inner.skipWhitespace()
      guard inner.current == nil else { throw inner.error("unexpected token after the flag") }
    }
    return AttributeSelector(
      name: name.lowercasedText, comparison: comparison, value: value.text,
      ignoresCase: flag?.isIdentifier("i") ?? false)
  }
}
