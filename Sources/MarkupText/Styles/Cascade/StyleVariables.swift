/// Custom properties and what `var()` makes of them (CSS Variables 1).
///
/// Sendable: a plain value.
struct StyleVariables: Sendable, Hashable {
  /// The most tokens that a substitution may make, against values that double each other.
  static let greatestSize = 1 << 16
  /// How deep fallbacks may be nested and references chained: both are followed by recursion.
  static let greatestDepth = 64

  /// The values without `var()` left in them.
  private(set) var values: [String: StyleTokenList] = [:]

  /// Whether tokens hold `var()` at any depth.
  static func areUsed(in list: StyleTokenSlice) -> Bool {
    list.tokens.contains { $0.kind == .function && $0.lowercasedText == "var" }
  }

  /// The variables of an element: the inherited ones with its declarations applied, the winning
  /// declaration of each name.
  ///
  /// What refers to itself, directly or not, or to nothing without a fallback has no value.
  func applying(_ declared: [String: StyleDeclaration.Content]) -> StyleVariables {
    guard !declared.isEmpty else { return self }
    var resolution = Resolution(inherited: values, declared: declared)
    var result = self
    for name in declared.keys {
      result.values[name] = resolution.value(of: name, depth: 0)
    }
    return result
  }

  /// The tokens with every `var()` replaced; nil if one has neither value nor fallback.
  func substituted(in list: StyleTokenList) -> StyleTokenList? {
    var output: [StyleToken] = []
    let succeeded = Self.substitute(list, 0..<list.tokens.count, depth: 0, into: &output) {
      values[$0]
    }
    return succeeded ? StyleTokenList(output) : nil
  }

  /// Appends the tokens of a range with every `var()` replaced; false if that is impossible.
  private static func substitute(
    _ list: StyleTokenList, _ range: Range<Int>, depth: Int, into output: inout [StyleToken],
    lookUp: (String) -> StyleTokenList?
  ) -> Bool {
    guard depth < greatestDepth else { return false }
    var index = range.lowerBound
    while index < range.upperBound {
      guard output.count < greatestSize else { return false }
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
      if let value = lookUp(name.text) {
        output += value.tokens
      } else {
        let fallback = reader.index..<end
        guard hasFallback,
          substitute(list, fallback, depth: depth + 1, into: &output, lookUp: lookUp)
        else { return false }
      }
      index = end + 1
    }
    return output.count <= greatestSize
  }

  /// Finds the values of declared variables in the order of their references.
  private struct Resolution {
    let inherited: [String: StyleTokenList]
    let declared: [String: StyleDeclaration.Content]
    /// The names whose value is known, nil for those without one, and those being looked for.
    private var known: [String: StyleTokenList?] = [:]
    private var pending: [String] = []
    private var cyclic: Set<String> = []

    init(inherited: [String: StyleTokenList], declared: [String: StyleDeclaration.Content]) {
      self.inherited = inherited
      self.declared = declared
    }

    mutating func value(of name: String, depth: Int) -> StyleTokenList? {
      if let value = known[name] { return value }
      if let start = pending.firstIndex(of: name) {
        // All names of the cycle are without value, fallbacks or not (§2.3).
        cyclic.formUnion(pending[start...])
        return nil
      }
      guard let content = declared[name] else { return inherited[name] }
      var value: StyleTokenList?
      switch content {
      case .wide(.initial): value = nil
      // Custom properties inherit, and no sheet of a lower origin sets them.
      case .wide: value = inherited[name]
      case .tokens(let list):
        guard StyleVariables.areUsed(in: StyleTokenSlice(list)) else {
          value = list
          break
        }
        guard depth < StyleVariables.greatestDepth else { return nil }
        pending.append(name)
        var output: [StyleToken] = []
        let succeeded = StyleVariables.substitute(
          list, 0..<list.tokens.count, depth: 0, into: &output
        ) { self.value(of: $0, depth: depth + 1) }
        pending.removeLast()
        value = succeeded && !cyclic.contains(name) ? StyleTokenList(output) : nil
      case .value, .unresolved: value = nil
      }
      known[name] = .some(value)
      return value
    }
  }
}
