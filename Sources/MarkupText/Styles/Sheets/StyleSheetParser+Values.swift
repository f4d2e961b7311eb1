/// Making declarations of names and values.
extension StyleSheetParser {
  /// The declarations that a name and a value make: one, or one for each property of a shorthand;
  /// none if the value is invalid.
  mutating func declaration(of name: StyleToken, value range: Range<Int>) -> [StyleDeclaration] {
    var range = trimmed(range)
    let isImportant = takeImportance(from: &range)
    let text = text(range)
    if range.contains(where: { isBad(list.tokens[$0].kind) }) {
      found.add(
        "invalid-value", at: list.tokens[range.lowerBound].offset,
        "\(name.text): a string or an address is not closed")
      return []
    }
    let tokens = StyleTokenSlice(list, range)
    if name.text.hasPrefix("--") {
      return [custom(name.text, tokens, text: text, isImportant: isImportant)]
    }
    let lowercased = name.lowercasedText
    guard let named = StylePropertyDefinition.named(lowercased) else {
      if !defined.contains(lowercased) {
        found.add("unknown-property", at: name.offset, "'\(name.text)' is no known property")
      }
      let value = unquoted(tokens) ?? text
      return [
        StyleDeclaration(
          .unknown(lowercased), .tokens(tokens.copied), text: value, isImportant: isImportant)
      ]
    }
    let contents: Contents? =
      switch named {
      case .property(let property): self.contents(of: property, tokens)
      case .shorthand(let shorthand): self.contents(of: shorthand, tokens)
      }
    guard let contents else {
      let offset = range.isEmpty ? name.offset : list.tokens[range.lowerBound].offset
      found.add("invalid-value", at: offset, "\(name.text): '\(text)' is no value of it")
      return []
    }
    return contents.map { property, content in
      StyleDeclaration(.property(property), content, text: text, isImportant: isImportant)
    }
  }

  private func isBad(_ kind: StyleToken.Kind) -> Bool { kind == .badString || kind == .badURL }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var lower = range.lowerBound
    var upper = range.upperBound
    while lower < upper, list.tokens[lower].kind == .whitespace { lower += 1 }
    while lower < upper, list.tokens[upper - 1].kind == .whitespace { upper -= 1 }
    return lower..<upper
  }

  /// Takes `!important` off the end of a value.
  private func takeImportance(from range: inout Range<Int>) -> Bool {
    guard let last = range.last, list.tokens[last].isIdentifier("important") else { return false }
    let rest = trimmed(range.lowerBound..<last)
    guard let mark = rest.last, list.tokens[mark].isDelimiter("!") else { return false }
    range = trimmed(rest.lowerBound..<mark)
    return true
  }

  private func custom(
    _ name: String, _ tokens: StyleTokenSlice, text: String, isImportant: Bool
  ) -> StyleDeclaration {
    if let keyword = StylePropertyReader.wideKeyword(tokens) {
      return StyleDeclaration(
        .custom(name), .wide(keyword), text: text, isImportant: isImportant)
    }
    return StyleDeclaration(
      .custom(name), .tokens(tokens.copied), text: text, isImportant: isImportant)
  }

  /// The text of a value that is one string.
  private func unquoted(_ tokens: StyleTokenSlice) -> String? {
    guard let token = tokens.only, token.kind == .string else { return nil }
    return token.text
  }

  private typealias Contents = [(StyleProperty, StyleDeclaration.Content)]

  private func contents(of property: StyleProperty, _ tokens: StyleTokenSlice) -> Contents? {
    if let keyword = StylePropertyReader.wideKeyword(tokens) {
      return [(property, .wide(keyword))]
    }
    if StyleVariables.areUsed(in: tokens) {
      return [(property, .unresolved(tokens.copied, shorthand: nil, dialect: dialect))]
    }
    return StylePropertyReader.value(of: property, tokens, dialect: dialect)
      .map { [(property, .value($0))] }
  }

  private func contents(of shorthand: StyleShorthand, _ tokens: StyleTokenSlice) -> Contents? {
    if let keyword = StylePropertyReader.wideKeyword(tokens) {
      return shorthand.properties.map { ($0, .wide(keyword)) }
    }
    if StyleVariables.areUsed(in: tokens) {
      let tokens = tokens.copied
      return shorthand.properties.map {
        ($0, .unresolved(tokens, shorthand: shorthand.name, dialect: dialect))
      }
    }
    return StylePropertyReader.values(of: shorthand, tokens, dialect: dialect).map { values in
      shorthand.properties.map { ($0, .value(values[$0] ?? $0.definition.initial)) }
    }
  }
}
