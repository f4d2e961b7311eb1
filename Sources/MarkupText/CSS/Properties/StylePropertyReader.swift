/// Reading whole values: the grammar, and the spellings that every property accepts.
enum StylePropertyReader {
  /// The value of a property, or nil if the tokens are none.
  static func value(
    of property: StyleProperty, _ tokens: StyleTokenSlice, dialect: StyleDialect
  ) -> StyleValue? {
    read(tokens, dialect: dialect) { reader in property.definition.grammar(&reader) }
  }

  /// The values that a shorthand sets, or nil if the tokens are none of its values.
  static func values(
    of shorthand: StyleShorthand, _ tokens: StyleTokenSlice, dialect: StyleDialect
  ) -> StyleShorthand.Values? {
    read(tokens, dialect: dialect) { reader in shorthand.grammar(&reader) }
  }

  /// The keyword of every property that the tokens are, if they are one.
  static func wideKeyword(_ tokens: StyleTokenSlice) -> StyleWideKeyword? {
    var reader = ValueReader(tokens)
    guard let token = reader.next(), reader.isAtEnd, token.kind == .identifier else { return nil }
    return StyleWideKeyword(rawValue: token.lowercasedText)
  }

  private static func read<Value>(
    _ tokens: StyleTokenSlice, dialect: StyleDialect, _ grammar: (inout ValueReader) -> Value?
  ) -> Value? {
    if let value = wholly(tokens, dialect: dialect, grammar) { return value }
    // GSFancyText allowed quotes around any value. They come second: where the property takes
    // strings, a string is meant.
    if let token = tokens.only, token.kind == .string {
      let inner = StyleTokenSlice(StyleTokenList(tokenizing: token.text))
      // A string inside of it is no third layer: the value is read once more only.
      return wholly(inner, dialect: dialect, grammar)
        ?? leadingNumber(inner, dialect: dialect, grammar)
    }
    return leadingNumber(tokens, dialect: dialect, grammar)
  }

  /// What the grammar reads, if it takes all tokens.
  private static func wholly<Value>(
    _ tokens: StyleTokenSlice, dialect: StyleDialect, _ grammar: (inout ValueReader) -> Value?
  ) -> Value? {
    var reader = ValueReader(tokens, dialect: dialect)
    guard let value = grammar(&reader), reader.isAtEnd else { return nil }
    return value
  }

  /// GSFancyText's numbers: the first one, a percentage if `%` follows, whatever else does.
  private static func leadingNumber<Value>(
    _ tokens: StyleTokenSlice, dialect: StyleDialect, _ grammar: (inout ValueReader) -> Value?
  ) -> Value? {
    guard dialect == .fancyText else { return nil }
    let significant = tokens.tokens.filter { $0.kind != .whitespace }
    guard var number = significant.first else { return nil }
    switch number.kind {
    case .percentage: break
    case .number, .dimension:
      let isPercentage = significant.dropFirst().first?.isDelimiter("%") ?? false
      number.kind = isPercentage ? .percentage : .number
      number.text = ""
    default: return nil
    }
    return wholly(StyleTokenSlice(StyleTokenList([number])), dialect: dialect, grammar)
  }
}
