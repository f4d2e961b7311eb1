/// Reads complete property values: by the grammar, and in the alternative spellings of all
/// properties.
enum StylePropertyReader {
  /// Returns the value of a property, or nil if the tokens are not a valid value.
  static func value(
    of property: StyleProperty, _ tokens: StyleTokenSlice, dialect: StyleDialect
  ) -> StyleValue? {
    read(tokens, dialect: dialect) { reader in property.definition.grammar(&reader) }
  }

  /// Returns the values that a shorthand sets, or nil if the tokens are not a valid value.
  static func values(
    of shorthand: StyleShorthand, _ tokens: StyleTokenSlice, dialect: StyleDialect
  ) -> StyleShorthand.Values? {
    read(tokens, dialect: dialect) { reader in shorthand.grammar(&reader) }
  }

  /// Returns the CSS-wide keyword that the tokens consist of, or nil.
  static func wideKeyword(_ tokens: StyleTokenSlice) -> StyleWideKeyword? {
    var reader = ValueReader(tokens)
    guard let token = reader.next(), reader.isAtEnd, token.kind == .identifier else { return nil }
    return StyleWideKeyword(rawValue: token.lowercasedText)
  }

  private static func read<Value>(
    _ tokens: StyleTokenSlice, dialect: StyleDialect, _ grammar: (inout ValueReader) -> Value?
  ) -> Value? {
    if let value = readAll(tokens, dialect: dialect, grammar) { return value }
    // GSFancyText allows quotes around any value. This is tried second, because the grammar of the
    // property may accept strings.
    if let token = tokens.only, token.kind == .string {
      let inner = StyleTokenSlice(StyleTokenList(tokenizing: token.text))
      // A string inside the string is not unquoted again.
      return readAll(inner, dialect: dialect, grammar)
        ?? leadingNumber(inner, dialect: dialect, grammar)
    }
    return leadingNumber(tokens, dialect: dialect, grammar)
  }

  /// Returns the value that the grammar reads, or nil if tokens remain.
  private static func readAll<Value>(
    _ tokens: StyleTokenSlice, dialect: StyleDialect, _ grammar: (inout ValueReader) -> Value?
  ) -> Value? {
    var reader = ValueReader(tokens, dialect: dialect)
    guard let value = grammar(&reader), reader.isAtEnd else { return nil }
    return value
  }

  /// Reads a leading number as GSFancyText does: a percentage if `%` follows, ignoring all other
  /// tokens after it.
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
    return readAll(StyleTokenSlice(StyleTokenList([number])), dialect: dialect, grammar)
  }
}
