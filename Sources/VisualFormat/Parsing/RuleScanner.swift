/// A cursor over one line of rules that skips white space between tokens.
struct RuleScanner {
  private let text: String
  private let lineNumber: Int
  private let scalars: [Unicode.Scalar]
  /// The column of each scalar, and of the end of the line: 1-based, in Characters.
  private let columns: [Int]
  private var index = 0

  init(line: String, number: Int) {
    (text, lineNumber) = (line, number)
    var scalars: [Unicode.Scalar] = []
    var columns: [Int] = []
    for (column, character) in line.enumerated() {
      for scalar in character.unicodeScalars {
        scalars.append(scalar)
        columns.append(column + 1)
      }
    }
    columns.append((columns.last ?? 0) + 1)
    let end = Self.startOfComment(in: scalars)
    self.scalars = Array(scalars[..<end])
    self.columns = Array(columns[...end])
    skipSpaces()
  }

  private static func startOfComment(in scalars: [Unicode.Scalar]) -> Int {
    let slashes = zip(scalars, scalars.dropFirst()).enumerated()
    return slashes.first { $0.element == ("/", "/") }?.offset ?? scalars.count
  }

  var position: FormatPosition { FormatPosition(line: lineNumber, column: columns[index]) }

  func failure(
    _ code: FormatDiagnostic.Code, _ message: String, at position: FormatPosition? = nil
  ) -> FormatDiagnostic {
    FormatDiagnostic(code, .error, message, at: position ?? self.position, sourceLine: text)
  }

  /// The description of the next scalar in messages.
  var found: String { next.map { "“\($0)”" } ?? "the end of the line" }

  // MARK: Scalars

  /// The next scalar; `nil` at the end.
  var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private mutating func skipSpaces() {
    while let scalar = next, scalar.properties.isWhitespace { index += 1 }
  }

  /// Skips `scalar` and returns true if it comes next.
  mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    index += 1
    skipSpaces()
    return true
  }

  /// Skips `word` and returns true if `word` and then `end` come next; `end` is not skipped.
  mutating func skip(word: String, before end: Unicode.Scalar) -> Bool {
    var ahead = self
    guard ahead.take(while: Self.isNamePart) == word else { return false }
    ahead.skipSpaces()
    guard ahead.next == end else { return false }
    self = ahead
    return true
  }

  /// Returns whether the parentheses that open here contain conditions, not an expression.
  func conditionsFollow() -> Bool {
    var depth = 0
    for scalar in scalars[index...] {
      switch scalar {
      case "(": depth += 1
      case ")":
        depth -= 1
        if depth == 0 { return false }
      case "=", "<", ">", ",", "@": return true
      default: break
      }
    }
    return false
  }

  // MARK: Names and numbers

  /// Scans a name, or names joined by dots; `nil` if none comes next.
  mutating func name() throws(FormatDiagnostic) -> FormatName? {
    guard let first = next, Self.isNameStart(first) else { return nil }
    let start = position
    var path = take(while: Self.isNamePart)
    while next == "." {
      index += 1
      guard let member = next, Self.isNameStart(member) else {
        throw failure(.missingName, "a name is missing after “\(path).” (name a member)")
      }
      path += "." + take(while: Self.isNamePart)
    }
    skipSpaces()
    return FormatName(path, at: start)
  }

  /// Scans an unsigned number; `nil` if none comes next.
  mutating func value() throws(FormatDiagnostic) -> Double? {
    guard let first = next, Self.isDigit(first) || (first == "." && isDigitSecond) else {
      return nil
    }
    let start = position
    var digits = take(while: Self.isDigit)
    if next == "." {
      index += 1
      digits = (digits.isEmpty ? "0" : digits) + "." + take(while: Self.isDigit)
      if digits.last == "." { digits.removeLast() }
    }
    if let next = next, Self.isNamePart(next) || next == "." {
      throw failure(
        .unexpectedCharacter, "“\(next)” inside a number (numbers have no unit)")
    }
    guard let value = Double(digits), value.isFinite else {
      throw failure(.numberTooLarge, "the number is too large", at: start)
    }
    skipSpaces()
    return value
  }

  private var isDigitSecond: Bool {
    index + 1 < scalars.count && Self.isDigit(scalars[index + 1])
  }

  private mutating func take(while isIncluded: (Unicode.Scalar) -> Bool) -> String {
    var taken = String.UnicodeScalarView()
    while let scalar = next, isIncluded(scalar) {
      taken.append(scalar)
      index += 1
    }
    return String(taken)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func isNameStart(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isXIDStart
  }

  private static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isXIDContinue
  }
}
