/// Reads the value of a property from its tokens, component by component.
///
/// Every reading method skips white space, takes what it names, and on failure returns nil without
/// having moved.
struct ValueReader {
  let list: StyleTokenList
  var index: Int
  let end: Int
  let dialect: StyleDialect

  /// A reader of some tokens.
  init(_ tokens: StyleTokenSlice, dialect: StyleDialect = .css) {
    list = tokens.list
    index = tokens.range.lowerBound
    end = tokens.range.upperBound
    self.dialect = dialect
  }

  /// The token that comes next, white space aside.
  var peek: StyleToken? {
    var place = index
    while place < end, list.tokens[place].kind == .whitespace { place += 1 }
    return place < end ? list.tokens[place] : nil
  }

  /// Whether nothing but white space is left.
  var isAtEnd: Bool {
    for place in index..<end where list.tokens[place].kind != .whitespace { return false }
    return true
  }

  /// Whether a comma is left at this level: it tells CSS's older color syntax from the newer.
  var hasComma: Bool {
    var place = index
    while place < end {
      if list.tokens[place].kind == .comma { return true }
      place = list.blockEnds[place] + 1
    }
    return false
  }

  /// Takes the next token; the opening one of a block does not take the block.
  mutating func next() -> StyleToken? {
    while index < end, list.tokens[index].kind == .whitespace { index += 1 }
    guard index < end else { return nil }
    index += 1
    return list.tokens[index - 1]
  }

  /// Runs `body` and goes back to where it began if the result is nil.
  mutating func attempt<Value>(_ body: (inout ValueReader) -> Value?) -> Value? {
    let start = index
    if let value = body(&self) { return value }
    index = start
    return nil
  }

  /// A reader of the arguments of the function token before `place`.
  func arguments(ofFunctionBefore place: Int) -> ValueReader? {
    guard place > 0, list.tokens[place - 1].kind == .function else { return nil }
    let close = max(place, min(list.blockEnds[place - 1], end))
    return ValueReader(StyleTokenSlice(list, place..<close), dialect: dialect)
  }

  /// Goes behind the block whose opening token was taken last.
  mutating func skipBlock() {
    index = min(list.blockEnds[index - 1] + 1, end)
  }

  /// Takes a comma.
  mutating func comma() -> Bool {
    attempt { $0.next()?.kind == .comma ? true : nil } ?? false
  }

  /// Takes a delimiter such as `/`.
  mutating func delimiter(_ character: StaticString) -> Bool {
    attempt { $0.next()?.isDelimiter(character) == true ? true : nil } ?? false
  }

  /// Takes a keyword that is one of these.
  mutating func keyword(in keywords: [StyleKeyword]) -> StyleKeyword? {
    attempt { reader in
      guard let token = reader.next(), token.kind == .identifier,
        let keyword = StyleKeyword(rawValue: token.lowercasedText), keywords.contains(keyword)
      else { return nil }
      return keyword
    }
  }

  /// Takes an identifier that is one of these lower-case names.
  mutating func keyword(in names: Set<String>) -> String? {
    attempt { reader in
      guard let token = reader.next(), token.kind == .identifier,
        names.contains(token.lowercasedText)
      else { return nil }
      return token.lowercasedText
    }
  }

  /// Takes a number within the range.
  mutating func number(in range: ClosedRange<Double> = -1e15...1e15) -> Double? {
    attempt { reader in
      guard let token = reader.next(), token.kind == .number, range.contains(token.number)
      else { return nil }
      return token.number
    }
  }

  /// Takes an integer within the range.
  mutating func integer(in range: ClosedRange<Int>) -> Int? {
    attempt { reader in
      guard let token = reader.next(), token.isInteger else { return nil }
      let value = Int(token.number)
      return range.contains(value) ? value : nil
    }
  }

  /// Takes a string.
  mutating func string() -> String? {
    attempt { reader in
      guard let token = reader.next(), token.kind == .string else { return nil }
      return token.text
    }
  }

  /// Takes a length, also a percentage if asked for.
  ///
  /// A number without a unit is px, as in GSFancyText: CSS knows no such lengths but 0, so that
  /// nothing else is meant.
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
