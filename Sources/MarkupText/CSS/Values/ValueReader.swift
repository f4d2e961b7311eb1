/// A reader for the tokens of a property value, component by component.
///
/// Every reading method skips white space, consumes the component that it names, and on failure
/// returns nil without consuming anything.
struct ValueReader {
  let list: StyleTokenList
  var index: Int
  let end: Int
  let dialect: StyleDialect

  /// Creates a reader for a slice of tokens.
  init(_ tokens: StyleTokenSlice, dialect: StyleDialect = .css) {
    list = tokens.list
    index = tokens.range.lowerBound
    end = tokens.range.upperBound
    self.dialect = dialect
  }

  /// The next token, ignoring white space.
  var peek: StyleToken? {
    var position = index
    while position < end, list.tokens[position].kind == .whitespace { position += 1 }
    return position < end ? list.tokens[position] : nil
  }

  /// Whether only white space remains.
  var isAtEnd: Bool {
    for position in index..<end where list.tokens[position].kind != .whitespace { return false }
    return true
  }

  /// Whether a comma remains at this nesting level, which identifies the legacy color syntax.
  var hasComma: Bool {
    var position = index
    while position < end {
      if list.tokens[position].kind == .comma { return true }
      position = list.blockEnds[position] + 1
    }
    return false
  }

  /// Consumes the next token; of a block, only the opening token is consumed.
  mutating func next() -> StyleToken? {
    while index < end, list.tokens[index].kind == .whitespace { index += 1 }
    guard index < end else { return nil }
    index += 1
    return list.tokens[index - 1]
  }

  /// Runs `body`, and restores the position if the result is nil.
  mutating func attempt<Value>(_ body: (inout ValueReader) -> Value?) -> Value? {
    let start = index
    if let value = body(&self) { return value }
    index = start
    return nil
  }

  /// Returns a reader of the arguments of the function token before `position`, or nil.
  func arguments(ofFunctionBefore position: Int) -> ValueReader? {
    guard position > 0, list.tokens[position - 1].kind == .function else { return nil }
    let close = max(position, min(list.blockEnds[position - 1], end))
    return ValueReader(StyleTokenSlice(list, position..<close), dialect: dialect)
  }

  /// Skips to the end of the block whose opening token was just consumed.
  mutating func skipBlock() {
    index = min(list.blockEnds[index - 1] + 1, end)
  }

  /// Consumes a comma.
  mutating func comma() -> Bool {
    attempt { $0.next()?.kind == .comma ? true : nil } ?? false
  }

  /// Consumes a delimiter such as `/`.
  mutating func delimiter(_ character: StaticString) -> Bool {
    attempt { $0.next()?.isDelimiter(character) == true ? true : nil } ?? false
  }

  /// Consumes one of the given keywords.
  mutating func keyword(in keywords: [StyleKeyword]) -> StyleKeyword? {
    attempt { reader in
      guard let token = reader.next(), token.kind == .identifier,
        let keyword = StyleKeyword(rawValue: token.lowercasedText), keywords.contains(keyword)
      else { return nil }
      return keyword
    }
  }

  /// Consumes an identifier that is one of the given lower-case names.
  mutating func keyword(in names: Set<String>) -> String? {
    attempt { reader in
      guard let token = reader.next(), token.kind == .identifier,
        names.contains(token.lowercasedText)
      else { return nil }
      return token.lowercasedText
    }
  }

  /// Consumes a number within the range.
  mutating func number(in range: ClosedRange<Double> = -1e15...1e15) -> Double? {
    attempt { reader in
      guard let token = reader.next(), token.kind == .number, range.contains(token.number)
      else { return nil }
      return token.number
    }
  }

  /// Consumes an integer within the range.
  mutating func integer(in range: ClosedRange<Int>) -> Int? {
    attempt { reader in
      guard let token = reader.next(), token.isInteger else { return nil }
      let value = Int(token.number)
      return range.contains(value) ? value : nil
    }
  }

  /// Consumes a string.
  mutating func string() -> String? {
    attempt { reader in
      guard let token = reader.next(), token.kind == .string else { return nil }
      return token.text
    }
  }

  /// Consumes a length, or if allowed a percentage.
  ///
  /// A number without a unit is in px, as in GSFancyText; in CSS the only such length is 0, so that
  /// this is unambiguous.
  mutating func length(percentages: Bool = true, negative: Bool = true) -> StyleLength? {
    attempt { reader in
      guard let token = reader.next(), negative || token.number >= 0 else { return nil }
      switch token.kind {
      case .number: return StyleLength(token.number, .px)
      case .percentage: return percentages ? StyleLength(token.number, .percent) : nil
      case .dimension:
        guard let unit = StyleLength.Unit(rawValue: token.lowercasedText), unit != .nlh
        else { return nil }
        return StyleLength(token.number, unit)
      default: return nil
      }
    }
  }
}
