/// A parser of rules and declarations, with the error recovery of CSS Syntax 3 §5.
///
/// Blocks are skipped by means of the block ends in ``StyleTokenList``, so there is no recursion,
/// and each token is visited a bounded number of times.
struct StyleSheetParser {
  let source: String
  let list: StyleTokenList
  let dialect: StyleDialect
  /// The names of properties that the application defines.
  let defined: Set<String>
  var index = 0
  var found = DiagnosticList()

  init(_ source: String, dialect: StyleDialect, defined: Set<String> = []) {
    self.defined = defined
    self.source = source
    self.dialect = dialect
    list = StyleTokenList(tokenizing: source)
  }

  /// Returns the diagnostics recorded so far.
  func diagnostics() -> [MarkupDiagnostic] { found.diagnostics(in: source) }

  /// Returns the source text of a range of tokens.
  func text(_ range: Range<Int>) -> String {
    guard !range.isEmpty else { return "" }
    let start = list.tokens[range.lowerBound].offset
    let end = list.tokens[range.upperBound - 1].end
    return String(decoding: source.utf8.dropFirst(start).prefix(end - start), as: UTF8.self)
  }

  /// Parses the rules of a sheet (§5.4.1).
  mutating func rules() -> [StyleRule] {
    var rules: [StyleRule] = []
    while index < list.tokens.count {
      switch list.tokens[index].kind {
      case .whitespace, .commentDeclarationOpen, .commentDeclarationClose: index += 1
      case .atKeyword: skipAtRule(before: list.tokens.count)
      default: if let rule = rule() { rules.append(rule) }
      }
    }
    return rules
  }

  /// Skips an at-rule, up to `;` or the end of its block (§5.4.2).
  private mutating func skipAtRule(before end: Int) {
    let token = list.tokens[index]
    found.add("unsupported-at-rule", at: token.offset, "@\(token.text) is not supported")
    index += 1
    while index < end {
      let kind = list.tokens[index].kind
      index = min(list.blockEnds[index] + 1, end)
      if kind == .semicolon || kind == .openBrace { return }
    }
  }

  /// Parses a rule with selectors and a block, and returns nil if either is missing or invalid
  /// (§5.4.3).
  private mutating func rule() -> StyleRule? {
    let start = index
    while index < list.tokens.count, list.tokens[index].kind != .openBrace {
      index = list.blockEnds[index] + 1
    }
    guard index < list.tokens.count else {
      index = list.tokens.count
      found.add("rule-without-block", at: list.tokens[start].offset, "a rule has no block { … }")
      return nil
    }
    let blockStart = index + 1
    let blockEnd = list.blockEnds[index]
    defer { index = min(blockEnd + 1, list.tokens.count) }
    let selectors: SelectorList
    do throws(SelectorError) {
      var parser = SelectorParser(list, range: start..<blockStart - 1)
      selectors = try parser.selectorList()
    } catch {
      let offset = error.offset ?? list.tokens[start].offset
      found.add("invalid-selector", at: offset, "rule dropped: \(error.message)")
      return nil
    }
    index = blockStart
    return StyleRule(selectors: selectors, declarations: declarations(before: blockEnd))
  }

  /// Parses the whole text as declarations.
  mutating func declarations() -> [StyleDeclaration] {
    declarations(before: list.tokens.count)
  }

  /// Parses the declarations up to the end of a block (§5.4.4).
  private mutating func declarations(before end: Int) -> [StyleDeclaration] {
    var declarations: [StyleDeclaration] = []
    while index < end {
      switch list.tokens[index].kind {
      case .whitespace, .semicolon: index += 1
      case .atKeyword: skipAtRule(before: end)
      case .identifier: addDeclarations(before: end, to: &declarations)
      default:
        let offset = list.tokens[index].offset
        found.add("invalid-declaration", at: offset, "a declaration must start with a name")
        skipDeclaration(before: end)
      }
    }
    return declarations
  }

  /// Skips to the next `;`, or to the end of the next `{}` block, which belongs to a nested rule.
  private mutating func skipDeclaration(before end: Int) {
    while index < end {
      let kind = list.tokens[index].kind
      if kind == .semicolon { return }
      index = min(list.blockEnds[index] + 1, end)
      if kind == .openBrace { return }
    }
  }

  /// Parses a name, a colon and a value, up to the next `;` (§5.4.6).
  private mutating func addDeclarations(
    before end: Int, to declarations: inout [StyleDeclaration]
  ) {
    let name = list.tokens[index]
    var position = index + 1
    while position < end, list.tokens[position].kind == .whitespace { position += 1 }
    guard position < end, list.tokens[position].kind == .colon else {
      found.add("invalid-declaration", at: name.offset, "expected ':' after '\(name.text)'")
      skipDeclaration(before: end)
      return
    }
    index = position + 1
    let start = index
    while index < end, list.tokens[index].kind != .semicolon {
      index = min(list.blockEnds[index] + 1, end)
    }
    addDeclarations(of: name, value: start..<index, to: &declarations)
  }
}
