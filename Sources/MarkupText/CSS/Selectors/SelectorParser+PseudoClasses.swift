/// Parsing of pseudo-classes (Selectors 4 §4, §8, §14).
extension SelectorParser {
  mutating func pseudoClass() throws(SelectorError) -> SimpleSelector {
    index += 1
    guard let token = current else { throw error("a name must follow the colon") }
    if token.kind == .colon { throw error("pseudo-elements are not supported") }
    let name = token.lowercasedText
    if token.kind == .identifier {
      guard let condition = plainPseudoClass(name) else {
        throw error("unknown pseudo-class :\(name)")
      }
      index += 1
      return condition
    }
    guard token.kind == .function else { throw error("a name must follow the colon") }
    guard depth < Self.maximumDepth else {
      throw error("functions are nested more than 32 levels deep")
    }
    let close = list.blockEnds[index]
    var inner = part(index + 1..<min(close, end))
    inner.depth = depth + 1
    let condition = try functionalPseudoClass(name, &inner)
    length = inner.length
    index = min(close + 1, end)
    return condition
  }

  private func plainPseudoClass(_ name: String) -> SimpleSelector? {
    var nth = NthSelector(step: 0, offset: 1)
    nth.isFromEnd = name.hasPrefix("last-")
    nth.isOfType = name.hasSuffix("-of-type")
    return switch name {
    case "root": .root
    case "scope": .scope
    case "empty": .empty
    case "any-link", "link": .link
    case "first-child", "last-child", "first-of-type", "last-of-type": .nth(nth)
    case "only-child": .only(ofType: false)
    case "only-of-type": .only(ofType: true)
    default: nil
    }
  }

  private func functionalPseudoClass(
    _ name: String, _ inner: inout SelectorParser
  ) throws(SelectorError) -> SimpleSelector {
    switch name {
    case "is", "matches", "-webkit-any": return .matchesAny(inner.forgivingList())
    case "where": return .matchesAnyWithoutSpecificity(inner.forgivingList())
    case "not": return .not(try inner.selectorList())
    case "has":
      guard !isInsideHas else { throw error(":has() inside :has() is not allowed") }
      inner.isInsideHas = true
      return .has(try inner.selectorList(isRelative: true))
    case "nth-child", "nth-last-child", "nth-of-type", "nth-last-of-type":
      return .nth(try inner.nth(name))
    default: throw error("unknown pseudo-class :\(name)()")
    }
  }

  /// Parses `an+b`, and for the child pseudo-classes also the selectors after `of`.
  private mutating func nth(_ name: String) throws(SelectorError) -> NthSelector {
    var text = ""
    while let token = current, !token.isIdentifier("of") {
      guard let part = nthText(token) else { throw error("expected an+b") }
      text += part
      index += 1
    }
    guard var nth = NthSelector(text) else { throw error("expected an+b") }
    nth.isFromEnd = name.hasPrefix("nth-last")
    nth.isOfType = name.hasSuffix("-of-type")
    if current != nil {
      guard !nth.isOfType else { throw error("only :nth-child() and :nth-last-child() take 'of'") }
      index += 1
      nth.selectors = try selectorList()
    }
    return nth
  }

  /// Returns the text that a token adds to `an+b`, with white space as one space, or nil if the
  /// token is not allowed there.
  private func nthText(_ token: StyleToken) -> String? {
    switch token.kind {
    case .whitespace: " "
    case .identifier: token.lowercasedText
    case .delimiter: token.text
    case .number where token.flag:
      token.text + String(Int(token.number.magnitude))
    case .dimension where token.flag: String(Int(token.number)) + token.lowercasedText
    default: nil
    }
  }
}
