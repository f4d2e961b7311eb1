/// Parses expressions and conditions with Dijkstra's shunting-yard algorithm, without recursion.
struct ExpressionParser {
  /// The maximum nesting depth of parentheses.
  static let maximumDepth = 200
  /// The maximum number of values and operators of an expression.
  static let maximumLength = 1000

  /// An operator that waits for its right operand, or a parenthesis that is still open.
  private enum Pending {
    case parenthesis(FormatPosition)
    case operation(FormatExpression.Operation, binding: Int)
  }

  var scanner: RuleScanner
  private var operations: [FormatExpression.Operation] = []
  private var pending: [Pending] = []
  private var depth = 0

  init(scanner: RuleScanner) { self.scanner = scanner }

  /// Parses conditions separated by commas, and the parentheses around them.
  ///
  /// Returns an empty array if no parenthesis comes next.
  mutating func predicates() throws(FormatDiagnostic) -> [FormatPredicate] {
    let start = scanner.position
    guard scanner.skip("(") else { return [] }
    var predicates: [FormatPredicate] = []
    repeat {
      predicates.append(try predicate(inGap: false))
    } while scanner.skip(",")
    guard scanner.skip(")") else {
      throw scanner.next == nil
        ? scanner.failure(.unclosed, "“)” is missing (close these parentheses)", at: start)
        : scanner.failure(
          .unexpectedCharacter,
          "\(scanner.found) instead of “,” or “)” (separate conditions by “,”)")
    }
    return predicates
  }

  /// Parses a condition; in a gap, a minus outside parentheses ends it.
  mutating func predicate(inGap: Bool) throws(FormatDiagnostic) -> FormatPredicate {
    let start = scanner.position
    let relation = relation()
    let expression = try expression(endsAtMinus: inGap)
    let priority = scanner.skip("@") ? try priority() : .required
    return FormatPredicate(
      relation: relation, expression: expression, priority: priority, position: start)
  }

  private mutating func relation() -> FormatRelation {
    let relation: FormatRelation =
      scanner.skip(">") ? .atLeast : scanner.skip("<") ? .atMost : .equal
    // Equality is written `=` or `==`, inequalities are written `>=` and `<=`.
    if scanner.skip("="), relation == .equal { _ = scanner.skip("=") }
    return relation
  }

  private mutating func priority() throws(FormatDiagnostic) -> FormatPriority {
    let start = scanner.position
    if let number = try scanner.value() {
      guard number > 0, number <= 1000 else {
        throw scanner.failure(
          .invalidPriority, "a priority of \(number) (give one above 0, up to 1000)", at: start)
      }
      return .number(number)
    }
    if let name = try scanner.name() { return .name(name) }
    throw scanner.failure(
      .invalidPriority, "\(scanner.found) instead of a priority (write a number up to 1000)")
  }

  // MARK: Expressions

  private mutating func expression(endsAtMinus: Bool) throws(FormatDiagnostic) -> FormatExpression {
    let start = scanner.position
    (operations, pending, depth) = ([], [], 0)
    repeat {
      try operand(endsAtMinus: endsAtMinus)
      try closeParentheses()
    } while try operation(endsAtMinus: endsAtMinus)
    while let last = pending.popLast() {
      switch last {
      case .parenthesis(let position):
        throw scanner.next == nil
          ? scanner.failure(.unclosed, "“)” is missing (close these parentheses)", at: position)
          : scanner.failure(
            .unexpectedCharacter, "\(scanner.found) in an expression (close the parentheses)")
      case .operation(let operation, _): operations.append(operation)
      }
    }
    return FormatExpression(operations: operations, position: start)
  }

  /// Parses signs and opening parentheses, and the number or name that follows them.
  private mutating func operand(endsAtMinus: Bool) throws(FormatDiagnostic) {
    while true {
      let start = scanner.position
      guard operations.count + pending.count < Self.maximumLength else {
        throw scanner.failure(.tooComplex, "an expression too long to read (simplify)", at: start)
      }
      if scanner.skip("(") {
        depth += 1
        guard depth <= Self.maximumDepth else {
          throw scanner.failure(
            .nestedTooDeep, "parentheses more than \(Self.maximumDepth) deep (simplify)", at: start)
        }
        pending.append(.parenthesis(start))
      } else if scanner.skip("-") {
        guard !endsAtMinus || depth > 0 else {
          throw scanner.failure(
            .bareNegative, "a minus inside a gap (write a negative gap as -(-5)-)", at: start)
        }
        pending.append(.operation(.negate, binding: 3))
      } else if let number = try scanner.value() {
        operations.append(scanner.skip("%") ? .percentage(number) : .number(number))
        return
      } else if let name = try scanner.name() {
        operations.append(.name(name))
        return
      } else {
        throw scanner.failure(
          .missingValue, "\(scanner.found) where a value is expected (write a number or a name)")
      }
    }
  }

  private mutating func closeParentheses() throws(FormatDiagnostic) {
    while depth > 0, scanner.skip(")") {
      while case .operation(let operation, _)? = pending.last {
        operations.append(operation)
        pending.removeLast()
      }
      pending.removeLast()
      depth -= 1
    }
  }

  /// Parses an operator, and returns false if none comes next.
  private mutating func operation(endsAtMinus: Bool) throws(FormatDiagnostic) -> Bool {
    let operation: FormatExpression.Operation
    let binding: Int
    switch scanner.next {
    case "-" where endsAtMinus && depth == 0: return false
    case "+": (operation, binding) = (.add, 1)
    case "-": (operation, binding) = (.subtract, 1)
    case "*": (operation, binding) = (.multiply, 2)
    case "/": (operation, binding) = (.divide, 2)
    default: return false
    }
    if let symbol = scanner.next { _ = scanner.skip(symbol) }
    while case .operation(let waiting, let waitingBinding)? = pending.last,
      waitingBinding >= binding
    {
      operations.append(waiting)
      pending.removeLast()
    }
    pending.append(.operation(operation, binding: binding))
    return true
  }
}
