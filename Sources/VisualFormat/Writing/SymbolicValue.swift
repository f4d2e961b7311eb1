/// A linear combination of Swift expressions.
struct SymbolicValue: LinearConstant, Equatable {
  struct Term: Equatable {
    /// The index in the atom table.
    var atom: Int
    var coefficient: Double
  }

  var number: Double
  /// The terms in ascending order of their atoms; no coefficient is zero.
  private(set) var terms: [Term] = []

  init(_ number: Double) { self.number = number }

  init(atom: Int) { (number, terms) = (0, [Term(atom: atom, coefficient: 1)]) }

  static let zero = SymbolicValue(0)

  var isZero: Bool { terms.isEmpty && abs(number) < 1e-9 }

  static func + (left: SymbolicValue, right: SymbolicValue) -> SymbolicValue {
    var sum = SymbolicValue(left.number + right.number)
    var (i, j) = (0, 0)
    while i < left.terms.count || j < right.terms.count {
      if j == right.terms.count || i < left.terms.count && left.terms[i].atom < right.terms[j].atom
      {
        sum.terms.append(left.terms[i])
        i += 1
      } else if i == left.terms.count || right.terms[j].atom < left.terms[i].atom {
        sum.terms.append(right.terms[j])
        j += 1
      } else {
        let coefficient = left.terms[i].coefficient + right.terms[j].coefficient
        if abs(coefficient) > 1e-11 {
          sum.terms.append(Term(atom: left.terms[i].atom, coefficient: coefficient))
        }
        i += 1
        j += 1
      }
    }
    return sum
  }

  func scaled(by factor: Double) -> SymbolicValue {
    var scaled = SymbolicValue(number * factor)
    scaled.terms = terms.compactMap {
      let coefficient = $0.coefficient * factor
      return abs(coefficient) > 1e-11 ? Term(atom: $0.atom, coefficient: coefficient) : nil
    }
    return scaled
  }

  // MARK: Swift

  /// Returns the value as a Swift expression; `text` returns the source of an atom.
  func swift(_ text: (Int) -> String) -> String {
    // Positive terms come first, because a sum that begins with a minus is hard to read.
    let ordered = terms.filter { $0.coefficient > 0 } + terms.filter { $0.coefficient < 0 }
    var result = ""
    for term in ordered {
      let isNegative = term.coefficient < 0
      result += result.isEmpty ? (isNegative ? "-" : "") : isNegative ? " - " : " + "
      result += Self.product(text(term.atom), abs(term.coefficient))
    }
    if result.isEmpty { return Self.literal(number) }
    if abs(number) < 1e-12 { return result }
    return result + (number < 0 ? " - " : " + ") + Self.literal(abs(number))
  }

  private static func product(_ text: String, _ factor: Double) -> String {
    if factor == 1 { return text }
    let inverse = factor > 1e-9 ? Double(Int(1 / factor + 0.5)) : 0
    if inverse > 1, abs(factor * inverse - 1) < 1e-12 { return "\(text) / \(literal(inverse))" }
    return "\(text) * \(literal(factor))"
  }

  static func literal(_ number: Double) -> String {
    let text = "\(number == 0 ? 0 : number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

/// The Swift expressions from which values are composed.
struct AtomTable {
  enum Kind: Equatable {
    /// The extent of the container, or an expression that depends on it.
    case container
    /// An expression that the surrounding code defines.
    case metric
    /// A value of a view's frame before it is set.
    case size(view: Int)
    case position(view: Int)
  }

  private(set) var atoms: [(text: String, kind: Kind)] = []
  private var indices: [String: Int] = [:]

  mutating func value(_ text: String, _ kind: Kind) -> SymbolicValue {
    if let index = indices[text] { return SymbolicValue(atom: index) }
    indices[text] = atoms.count
    atoms.append((text, kind))
    return SymbolicValue(atom: atoms.count - 1)
  }

  func kinds(of value: SymbolicValue) -> [Kind] { value.terms.map { atoms[$0.atom].kind } }

  func followsContainer(_ value: SymbolicValue) -> Bool {
    kinds(of: value).contains { $0 == .container }
  }
}
