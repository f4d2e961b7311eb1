/// Parses one line of rules.
struct RuleParser {
  private var scanner: RuleScanner

  init(line: String, number: Int) { scanner = RuleScanner(line: line, number: number) }

  /// Returns the line's rule; `nil` if the line is empty or has only a comment.
  mutating func rule() throws(FormatDiagnostic) -> FormatRule? {
    guard scanner.next != nil else { return nil }
    let start = scanner.position
    let axis = try axis()
    let isCentered = scanner.skip(word: "center", before: "[")
    let (elements, gaps) = try chain()
    let views = elements.count { if case .view = $0 { true } else { false } }
    guard views > 0 else {
      throw scanner.failure(.missingView, "a rule without a view (name one: [view])", at: start)
    }
    guard !isCentered || elements.count == 1 else {
      throw scanner.failure(
        .centerOfSeveral, "center with more than one view (give each a rule of its own)", at: start)
    }
    return FormatRule(
      axis: axis, isCentered: isCentered, elements: elements, gaps: gaps,
      alignments: try alignments(across: axis), position: start)
  }

  private mutating func axis() throws(FormatDiagnostic) -> LayoutAxis {
    for (word, axis) in [("H", .horizontal), ("V", .vertical)] as [(String, LayoutAxis)]
    where scanner.skip(word: word, before: ":") {
      _ = scanner.skip(":")
      return axis
    }
    return .horizontal
  }

  // MARK: The chain

  private mutating func chain() throws(FormatDiagnostic) -> ([FormatElement], [FormatGap]) {
    var elements = [try element()]
    var gaps: [FormatGap] = []
    var names: Set<String> = []
    while true {
      if case .view(let view)? = elements.last, !names.insert(view.name.text).inserted {
        throw scanner.failure(
          .repeatedView, "\(view.name.text) twice in one rule (use two rules)",
          at: view.name.position)
      }
      let end = scanner.position
      guard let next = scanner.next, ["-", "[", "|"].contains(next) else { break }
      if elements.count > 1, case .superview = elements[elements.count - 1] {
        throw scanner.failure(
          .misplacedSuperview, "\(scanner.found) after the container’s edge (end the rule at “|”)",
          at: end)
      }
      gaps.append(try gap())
      elements.append(try element())
    }
    return (elements, gaps)
  }

  private mutating func element() throws(FormatDiagnostic) -> FormatElement {
    let start = scanner.position
    if scanner.skip("|") { return .superview(start) }
    guard scanner.skip("[") else {
      throw scanner.next == "-"
        ? scanner.failure(.danglingGap, "a gap with nothing before it (begin with “|” or a view)")
        : scanner.failure(
          .unexpectedCharacter, "\(scanner.found) where a view is expected (write [name] or “|”)")
    }
    guard let name = try scanner.name() else {
      throw scanner.failure(.missingName, "\(scanner.found) instead of a view’s name")
    }
    var parser = ExpressionParser(scanner: scanner)
    let sizes = try parser.predicates()
    scanner = parser.scanner
    guard scanner.skip("]") else {
      throw scanner.next == nil
        ? scanner.failure(.unclosed, "“]” is missing (close the view’s brackets)", at: start)
        : scanner.failure(
          .unexpectedCharacter,
          "\(scanner.found) after a view’s name (write the size in parentheses, then “]”)")
    }
    return .view(FormatView(name: name, sizes: sizes))
  }

  private mutating func gap() throws(FormatDiagnostic) -> FormatGap {
    let start = scanner.position
    guard scanner.skip("-") else { return .none }
    if scanner.next == "[" || scanner.next == "|" { return .bare(start) }
    if scanner.next == nil {
      throw scanner.failure(
        .danglingGap, "a gap with nothing after it (end with “|” or a view)", at: start)
    }
    var predicates: [FormatPredicate] = []
    repeat {
      predicates = try combine(predicates, with: try amount(), from: start)
      guard scanner.skip("-") else {
        throw scanner.failure(
          .unexpectedCharacter, "\(scanner.found) after a gap’s width (end the gap with “-”)")
      }
      if scanner.next == nil {
        throw scanner.failure(
          .danglingGap, "a gap with nothing after it (end with “|” or a view)", at: start)
      }
    } while scanner.next != "[" && scanner.next != "|"
    return .predicates(predicates)
  }

  private mutating func amount() throws(FormatDiagnostic) -> [FormatPredicate] {
    var parser = ExpressionParser(scanner: scanner)
    defer { scanner = parser.scanner }
    if scanner.next == "(", scanner.conditionsFollow() { return try parser.predicates() }
    return [try parser.predicate(inGap: true)]
  }

  /// Adds up consecutive gaps: `-x-y-` is a gap of x + y.
  private func combine(
    _ predicates: [FormatPredicate], with more: [FormatPredicate], from start: FormatPosition
  ) throws(FormatDiagnostic) -> [FormatPredicate] {
    guard let first = predicates.first else { return more }
    guard predicates.count == 1, more.count == 1, let second = more.first,
      [first, second].allSatisfy({ $0.relation == .equal && $0.priority == .required })
    else {
      throw scanner.failure(
        .compositeGap, "several gaps in a row, one with conditions (write them in one list)",
        at: start)
    }
    guard first.expression.operations.count < ExpressionParser.maximumLength else {
      throw scanner.failure(.tooComplex, "a gap too long to read (simplify)", at: start)
    }
    return [
      FormatPredicate(
        relation: .equal, expression: first.expression.adding(second.expression),
        priority: .required, position: first.position)
    ]
  }

  // MARK: Alignments

  private mutating func alignments(
    across axis: LayoutAxis
  ) throws(FormatDiagnostic) -> [FormatAlignment] {
    var alignments: [FormatAlignment] = []
    while scanner.next != nil {
      let start = scanner.position
      guard let word = try scanner.name()?.text else {
        throw scanner.failure(
          .unexpectedCharacter, "\(scanner.found) after the rule (write one rule per line)",
          at: start)
      }
      let known = ["alignAllLeading": "alignAllLeft", "alignAllTrailing": "alignAllRight"]
      guard let alignment = FormatAlignment(rawValue: known[word] ?? word) else {
        throw scanner.failure(
          .unknownOption,
          "\(word) is not an alignment (write one of alignAllTop, Bottom, CenterY, Left, Right, CenterX)",
          at: start)
      }
      guard alignment.axis != axis else {
        throw scanner.failure(
          .optionAlongAxis,
          "\(word) in a \(axis) rule (its views have different positions along its axis)",
          at: start)
      }
      alignments.append(alignment)
    }
    return alignments
  }
}
