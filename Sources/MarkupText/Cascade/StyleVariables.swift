/// The custom properties of an element and the substitution of `var()` (CSS Variables 1).
struct StyleVariables: Sendable, Hashable {
  /// The maximum number of tokens that a substitution may produce, as protection against
  /// exponential growth.
  static let maximumTokenCount = 1 << 16
  /// The maximum nesting depth of fallbacks, which are substituted recursively.
  static let maximumDepth = 64

  /// The values, in which `var()` is already substituted.
  private(set) var values: [String: StyleTokenList] = [:]

  /// Returns the variables of an element: the inherited ones, overridden by the winning
  /// declarations.
  ///
  /// A variable has no value if it refers to itself, directly or indirectly, or refers to a
  /// variable without a value and has no fallback.
  func applying(_ declared: [String: StyleDeclaration.Content]) -> StyleVariables {
    guard !declared.isEmpty else { return self }
    var result = self
    var pending: [String: StyleTokenList] = [:]
    for (name, content) in declared {
      switch content {
      case .tokens(let list) where StyleTokenSlice(list).usesVariables: pending[name] = list
      case .tokens(let list): result.values[name] = list
      case .wide(.initial), .value, .unresolved: result.values[name] = nil
      // Custom properties inherit, and no sheet of a lower origin sets them.
      case .wide: break
      }
    }
    guard !pending.isEmpty else { return result }
    let order = VariableOrder(pending.mapValues(Self.references))
    for name in order.names {
      let list = order.cyclic.contains(name) ? nil : pending[name]
      result.values[name] = list.flatMap { result.substituted(in: $0) }
    }
    return result
  }

  /// Returns the names that the tokens refer to, including those in fallbacks.
  private static func references(in list: StyleTokenList) -> [String] {
    list.tokens.indices.compactMap { index in
      let token = list.tokens[index]
      guard token.kind == .function, token.lowercasedText == "var" else { return nil }
      let name = list.tokens[(index + 1)...].first { $0.kind != .whitespace }
      return name?.kind == .identifier ? name?.text : nil
    }
  }

  /// Returns the tokens with every `var()` replaced, or nil if a variable has neither value nor
  /// fallback.
  func substituted(in list: StyleTokenList) -> StyleTokenList? {
    var output: [StyleToken] = []
    let succeeded = substitute(list, 0..<list.tokens.count, depth: 0, into: &output)
    return succeeded ? StyleTokenList(output) : nil
  }

  /// Appends the tokens of a range with every `var()` replaced, and returns false if that fails.
  private func substitute(
    _ list: StyleTokenList, _ range: Range<Int>, depth: Int, into output: inout [StyleToken]
  ) -> Bool {
    guard depth < Self.maximumDepth else { return false }
    var index = range.lowerBound
    while index < range.upperBound {
      guard output.count < Self.maximumTokenCount else { return false }
      let token = list.tokens[index]
      guard token.kind == .function, token.lowercasedText == "var" else {
        output.append(token)
        index += 1
        continue
      }
      let end = min(list.blockEnds[index], range.upperBound)
      var reader = ValueReader(StyleTokenSlice(list, index + 1..<max(index + 1, end)))
      guard let name = reader.next(), name.kind == .identifier, name.text.hasPrefix("--") else {
        return false
      }
      let hasFallback = reader.comma()
      guard hasFallback || reader.isAtEnd else { return false }
      if let value = values[name.text] {
        output += value.tokens
      } else {
        let fallback = reader.index..<end
        guard hasFallback,
          substitute(list, fallback, depth: depth + 1, into: &output)
        else { return false }
      }
      index = end + 1
    }
    return output.count <= Self.maximumTokenCount
  }
}
