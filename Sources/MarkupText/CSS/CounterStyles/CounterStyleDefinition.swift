/// The descriptors of a counter style, as in `@counter-style` (CSS Counter Styles 3, §3).
///
/// The `prefix` descriptor is omitted, because no predefined style uses it.
struct CounterStyleDefinition: Sendable {
  /// The algorithm that converts numbers to text (§3.1).
  enum System: Sendable, Hashable {
    /// Cycles through the symbols.
    case cyclic
    /// Uses each symbol for one number, the first of them for `first`.
    case fixed(first: Int)
    /// Positional notation, in which the symbols are digits and the first is zero.
    case numeric
    /// Alphabetic notation, in which the symbols are letters and `aa` follows `z`.
    case alphabetic
    /// Uses each symbol by itself, then each doubled, and so on.
    case symbolic
    /// Repeatedly subtracts the largest weight that fits.
    case additive(weights: [UInt])
    /// Digits with digit markers for ten, hundred and thousand (§7.1).
    case longhand(Longhand)
    /// The Ethiopic algorithm (§7.2).
    case ethiopic
  }

  /// The maximum length of a representation; longer ones use the fallback.
  ///
  /// The limit is implementation-defined (§2).
  static let maximumTextLength = 60

  let name: String
  let system: System
  let symbols: [String]
  let range: ClosedRange<Int>
  let negative: String
  let suffix: String
  let fallback: String
  /// The minimum length, reached by padding with zeros.
  let minimumLength: Int

  init(
    _ name: String, _ system: System, _ symbols: [String], range: ClosedRange<Int>? = nil,
    negative: String = "-", suffix: String = ". ", fallback: String = "decimal",
    minimumLength: Int = 0
  ) {
    self.name = name
    self.system = system
    self.symbols = symbols
    self.range = range ?? system.range
    self.negative = negative
    self.suffix = suffix
    self.fallback = fallback
    self.minimumLength = minimumLength
  }

  /// Returns the same style with another name.
  func named(_ name: String) -> CounterStyleDefinition {
    CounterStyleDefinition(
      name, system, symbols, range: range, negative: negative, suffix: suffix, fallback: fallback,
      minimumLength: minimumLength)
  }

  /// Returns the text of a number, or nil if this style cannot represent it (§2).
  func text(for value: Int) -> String? {
    guard range.contains(value) else { return nil }
    switch system {
    case .cyclic: return cyclicSymbol(value)
    case .fixed(let first): return fixedSymbol(value, first: first)
    case .numeric, .alphabetic, .symbolic, .additive, .longhand, .ethiopic: break
    }
    guard let text = text(forMagnitude: value.magnitude) else { return nil }
    let sign = value < 0 ? negative : ""
    let missing = minimumLength - text.count - sign.count
    return sign + String(repeating: "0", count: max(missing, 0)) + text
  }

  private func text(forMagnitude value: UInt) -> String? {
    switch system {
    case .cyclic, .fixed: nil
    case .numeric: CounterNumerals.numeric(value, digits: symbols)
    case .alphabetic: CounterNumerals.alphabetic(value, letters: symbols)
    case .symbolic: CounterNumerals.symbolic(value, symbols, maximumLength: Self.maximumTextLength)
    case .additive(let weights): CounterNumerals.additive(value, weights, symbols)
    case .longhand(let longhand): longhand.text(for: value)
    case .ethiopic: CounterNumerals.ethiopic(value)
    }
  }

  private func cyclicSymbol(_ value: Int) -> String? {
    guard !symbols.isEmpty else { return nil }
    let rest = value % symbols.count
    return symbols[(rest - 1 + symbols.count) % symbols.count]
  }

  private func fixedSymbol(_ value: Int, first: Int) -> String? {
    let (index, overflows) = value.subtractingReportingOverflow(first)
    return !overflows && symbols.indices.contains(index) ? symbols[index] : nil
  }
}

extension CounterStyleDefinition.System {
  /// The default range of the system (§3.5).
  fileprivate var range: ClosedRange<Int> {
    switch self {
    case .cyclic, .fixed, .numeric: Int.min...Int.max
    case .alphabetic, .symbolic, .ethiopic: 1...Int.max
    case .additive: 0...Int.max
    case .longhand: -9999...9999
    }
  }
}
