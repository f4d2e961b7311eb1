/// Creation of declarations from names and values.
extension StyleSheetParser {
  /// Adds the declarations of a name and a value: one, or one for each property of a shorthand, or
  /// none if the value is invalid.
  mutating func addDeclarations(
    of name: StyleToken, value range: Range<Int>, to declarations: inout [StyleDeclaration]
  ) {
    var range = trimmed(range)
    let isImportant = takeImportance(from: &range)
    let text = text(range)
    if range.contains(where: { isBad(list.tokens[$0].kind) }) {
      found.add(
        "invalid-value", at: list.tokens[range.lowerBound].offset,
        "unterminated string or URL in the value of property '\(name.text)'")
      return
    }
    let tokens = StyleTokenSlice(list, range)
    func add(_ target: StyleDeclaration.Target, _ content: StyleDeclaration.Content, _ text: String)
    {
      declarations.append(
        StyleDeclaration(target, content, text: text, isImportant: isImportant))
    }
    if name.text.hasPrefix("--") {
      let keyword = StylePropertyReader.wideKeyword(tokens)
      add(.custom(name.text), keyword.map { .wide($0) } ?? .tokens(tokens.copied), text)
      return
    }
    let lowercased = name.lowercasedText
    guard let named = StylePropertyDefinition.named(lowercased) else {
      if !defined.contains(lowercased) {
        found.add("unknown-property", at: name.offset, "unknown property '\(name.text)'")
      }
      add(.unknown(lowercased), .tokens(tokens.copied), unquoted(tokens) ?? text)
      return
    }
    if let content = contentOfAll(named, tokens) {
      for property in named.properties { add(.property(property), content, text) }
      return
    }
    switch named {
    case .property(let property):
      if let value = StylePropertyReader.value(of: property, tokens, dialect: dialect) {
        add(.property(property), .value(value), text)
        return
      }
    case .shorthand(let shorthand):
      if let values = StylePropertyReader.values(of: shorthand, tokens, dialect: dialect) {
        for property in shorthand.properties {
          add(.property(property), .value(values[property] ?? property.definition.initial), text)
        }
        return
      }
    }
    let offset = range.isEmpty ? name.offset : list.tokens[range.lowerBound].offset
    found.add("invalid-value", at: offset, "invalid value '\(text)' for property '\(name.text)'")
  }

  /// Returns the content that applies to all properties of a name, or nil.
  ///
  /// It is a CSS-wide keyword, or tokens with `var()`.
  private func contentOfAll(
    _ named: StylePropertyDefinition.Named, _ tokens: StyleTokenSlice
  ) -> StyleDeclaration.Content? {
    if let keyword = StylePropertyReader.wideKeyword(tokens) { return .wide(keyword) }
    guard tokens.usesVariables else { return nil }
    return .unresolved(tokens.copied, shorthand: named.shorthandName, dialect: dialect)
  }

  private func isBad(_ kind: StyleToken.Kind) -> Bool { kind == .badString || kind == .badURL }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var lower = range.lowerBound
    var upper = range.upperBound
    while lower < upper, list.tokens[lower].kind == .whitespace { lower += 1 }
    while lower < upper, list.tokens[upper - 1].kind == .whitespace { upper -= 1 }
    return lower..<upper
  }

  /// Removes `!important` from the end of a value, and returns whether it was present.
  private func takeImportance(from range: inout Range<Int>) -> Bool {
    guard let last = range.last, list.tokens[last].isIdentifier("important") else { return false }
    let rest = trimmed(range.lowerBound..<last)
    guard let mark = rest.last, list.tokens[mark].isDelimiter("!") else { return false }
    range = trimmed(rest.lowerBound..<mark)
    return true
  }

  /// Returns the content of a value that consists of one string, or nil.
  private func unquoted(_ tokens: StyleTokenSlice) -> String? {
    guard let token = tokens.only, token.kind == .string else { return nil }
    return token.text
  }
}
