/// What a counter style consists of: the descriptors of `@counter-style` (CSS Counter Styles 3, §3).
///
/// The `prefix` is left out: no style here has one.
///
/// Sendable: a plain value.
struct CounterStyleDefinition: Sendable {
  /// How a number becomes text (§3.1).
  ///
  /// Sendable: a plain value.
  enum System: Sendable, Hashable {
    /// The symbols over and over again.
    case cyclic
    /// Each symbol once, the first of them for this number.
    case fixed(first: Int)
    /// Symbols are digits, the first of them zero.
    case numeric
    /// Symbols are letters: behind `z` comes `aa`.
    case alphabetic
    /// Each symbol once, then each twice, and so on.
    case symbolic
    /// The largest weight that fits, again and again.
    case additive(weights: [UInt])
    /// Digits with marks for ten, hundred and thousand (§7.1).
    case longhand(Longhand)
    /// §7.2.
    case ethiopic
  }

  /// What representations may be longer than is left to us (§2): they become the fallback.
  static let longestText = 60

  let name: String
  let system: System
  let symbols: [String]
  let range: ClosedRange<Int>
  let negative: String
  let suffix: String
  let fallback: String
  /// The least length, made up with zeros.
  let leastLength: Int

  init(
    _ name: String, _ system: System, _ symbols: [String], range: ClosedRange<Int>? = nil,
    negative: String = "-", suffix: String = ". ", fallback: String = "decimal",
    leastLength: Int = 0
  ) {
    self.name = name
    self.system = system
    self.symbols = symbols
    self.range = range ?? system.range
    self.negative = negative
    self.suffix = suffix
    self.fallback = fallback
    self.leastLength = leastLength
  }

  /// The same style under another name.
  func named(_ name: String) -> CounterStyleDefinition {
    CounterStyleDefinition(
      name, system, symbols, range: range, negative: negative, suffix: suffix, fallback: fallback,
      leastLength: leastLength)
  }

  /// The text of a number; nil if this style cannot write it (§2).
  func text(for value: Int) -> String? {
    guard range.contains(value) else { return nil }
    switch system {
    case .cyclic: return cyclicSymbol(value)
    case .fixed(let first): return fixedSymbol(value, first: first)
    case .numeric, .alphabetic, .symbolic, .additive, .longhand, .ethiopic: break
    }
    guard let text = text(forMagnitude: value.magnitude) else { return nil }
    let sign = value < 0 ? negative : ""
    let missing = leastLength - text.count - sign.count
    return sign + String(repeating: "0", count: max(missing, 0)) + text
  }

  private func text(forMagnitude value: UInt) -> String? {
    switch system {
    case .cyclic, .fixed: nil
    case .numeric: CounterNumerals.numeric(value, digits: symbols)
    case .alphabetic: CounterNumerals.alphabetic(value, letters: symbols)
    case .symbolic: CounterNumerals.symbolic(value, symbols, longest: Self.longestText)
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
    let (place, overflows) = value.subtractingReportingOverflow(first)
    return !overflows && symbols.indices.contains(place) ? symbols[place] : nil
  }
}

extension CounterStyleDefinition.System {
  /// The numbers that a system can write, if a style does not say it (§3.5).
  fileprivate var range: ClosedRange<Int> {
    switch self {
    case .cyclic, .fixed, .numeric: Int.min...Int.max
    case .alphabetic, .symbolic, .ethiopic: 1...Int.max
    case .additive: 0...Int.max
    case .longhand: -9999...9999
    }
  }
}
