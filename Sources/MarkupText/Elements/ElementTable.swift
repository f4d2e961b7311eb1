/// The known elements by name and by code, with their properties and implied-end rules.
///
/// The table is built from ``ElementLists`` and ``ImpliedEndRule`` when markup is first parsed, and
/// uses raw memory for fast lookup.
///
/// `@unchecked Sendable`: immutable after initialization.
final class ElementTable: @unchecked Sendable {
  static let shared = ElementTable()

  /// A rule of ``ImpliedEndRule``, with codes instead of names.
  struct Rule: BitwiseCopyable, @unchecked Sendable {
    /// The codes of the elements that end, in memory that is never deallocated.
    let ends: UnsafeBufferPointer<ElementCode>
    let within: ScopeBarrier
    let reach: ImpliedEndRule.Reach

    init(ends: [ElementCode], within: ScopeBarrier, reach: ImpliedEndRule.Reach) {
      let memory = UnsafeMutableBufferPointer<ElementCode>.allocate(capacity: ends.count)
      _ = memory.initialize(from: ends)
      self.ends = UnsafeBufferPointer(memory)
      self.within = within
      self.reach = reach
    }
  }

  private static let slotCount = 1024
  /// The maximum length of a name in the table in bytes: two words of eight.
  static let maximumNameLength = 16

  /// The names by code; the first one is empty.
  let names: [String]
  /// The same names as UTF-8, in memory that is never deallocated.
  private let nameBytes: UnsafeMutablePointer<UnsafeBufferPointer<UInt8>>
  private let properties: UnsafeMutablePointer<ElementProperties>
  private let slots: UnsafeMutablePointer<Slot>
  /// For each code, the range of its rules in `rules`.
  private let firstRules: UnsafeMutablePointer<(start: UInt8, end: UInt8)>
  let rules: UnsafePointer<Rule>
  private let endBarriers: UnsafeMutablePointer<ScopeBarrier>
  /// The elements with special handling in the parser, such as `a`, whose start tag ends an open
  /// `a`.
  let a: ElementCode
  let nobr: ElementCode
  let ruby: ElementCode
  let lambda: ElementCode

  private struct Slot: BitwiseCopyable {
    var low: UInt64 = 0
    var high: UInt64 = 0
    // A name may end with NUL, which is indistinguishable from padding.
    var length = 0
    var code = ElementCode.none
  }

  private init() {
    let known = ElementLists.known.split(separator: " ").map(String.init)
    let count = Int(ElementCode.firstOther)
    names = [""] + known
    nameBytes = .allocate(capacity: count)
    nameBytes.initialize(repeating: UnsafeBufferPointer(start: nil, count: 0), count: count)
    for (index, name) in names.enumerated() {
      let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: name.utf8.count)
      _ = bytes.initialize(from: name.utf8)
      nameBytes[index] = UnsafeBufferPointer(bytes)
    }
    properties = .allocate(capacity: count)
    properties.initialize(repeating: [], count: count)
    slots = .allocate(capacity: Self.slotCount)
    slots.initialize(repeating: Slot(), count: Self.slotCount)
    firstRules = .allocate(capacity: count)
    firstRules.initialize(repeating: (0, 0), count: count)

    var codes: [String: ElementCode] = [:]
    for (index, name) in known.enumerated() {
      let code = ElementCode(value: UInt32(index) + 1)
      codes[name] = code
      var key = PackedName()
      for byte in name.utf8 { key.append(byte) }
      var slot = Self.slot(of: key)
      while slots[slot].code != .none { slot = (slot + 1) % Self.slotCount }
      slots[slot] = Slot(low: key.low, high: key.high, length: key.length, code: code)
    }
    func numbers(_ list: String) -> [ElementCode] {
      list.split(separator: " ").compactMap { codes[String($0)] }
    }
    for (property, list) in ElementLists.properties {
      for code in numbers(list) { properties[Int(code.value)].insert(property) }
    }
    for code in codes.values where properties[Int(code.value)].contains(.special) {
      properties[Int(code.value)].formUnion([.itemStartBarrier, .skipsFormattingReconstruction])
    }
    for code in numbers(ElementLists.reconstructsFormatting) {
      properties[Int(code.value)].remove(.skipsFormattingReconstruction)
    }
    for code in numbers(ElementLists.noItemStartBarrier) {
      properties[Int(code.value)].remove(.itemStartBarrier)
    }
    var rules: [Rule] = []
    for code in (1...known.count).map({ ElementCode(value: UInt32($0)) }) {
      let start = UInt8(rules.count)
      for rule in ImpliedEndRule.all where numbers(rule.starts).contains(code) {
        rules.append(
          Rule(
            ends: numbers(rule.ends), within: rule.within, reach: rule.reach))
      }
      firstRules[Int(code.value)] = (start, UInt8(rules.count))
    }
    let ruleMemory = UnsafeMutablePointer<Rule>.allocate(capacity: rules.count)
    ruleMemory.initialize(from: rules, count: rules.count)
    self.rules = UnsafePointer(ruleMemory)
    a = codes["a"] ?? .none
    nobr = codes["nobr"] ?? .none
    ruby = codes["ruby"] ?? .none
    lambda = codes["lambda"] ?? .none
    endBarriers = .allocate(capacity: count)
    endBarriers.initialize(repeating: .scope, count: count)
    for (list, barrier) in ElementLists.endBarriers {
      for code in numbers(list) { endBarriers[Int(code.value)] = barrier }
    }
  }

  /// Returns the properties of an element, empty if it is not in the table.
  @inline(__always)
  func properties(of code: ElementCode) -> ElementProperties {
    code.value < ElementCode.firstOther ? properties[Int(code.value)] : []
  }

  /// Returns the UTF-8 name of an element, empty if it is not in the table.
  func nameBytes(of code: ElementCode) -> UnsafeBufferPointer<UInt8> {
    nameBytes[code.value < ElementCode.firstOther ? Int(code.value) : 0]
  }

  /// Returns the range of the implied-end rules that a start tag triggers.
  @inline(__always)
  func ruleRange(of code: ElementCode) -> Range<Int> {
    guard code.isKnown else { return 0..<0 }
    let range = firstRules[Int(code.value)]
    return Int(range.start)..<Int(range.end)
  }

  /// Returns the barrier that ends the search of a special element's end tag (WHATWG HTML,
  /// 13.2.6.4.7 and 9 to 15).
  func endBarrier(of code: ElementCode) -> ScopeBarrier {
    code.value < ElementCode.firstOther ? endBarriers[Int(code.value)] : .scope
  }

  /// Returns the code of a lower-case name, or `none` if it is not in the table.
  @inline(__always)
  func code(of key: PackedName) -> ElementCode {
    guard key.isComplete else { return .none }
    var slot = Self.slot(of: key)
    while true {
      let found = slots[slot]
      if found.low == key.low, found.high == key.high, found.length == key.length {
        return found.code
      }
      if found.code == .none { return .none }
      slot = (slot &+ 1) % Self.slotCount
    }
  }

  /// Returns the code of a lower-case name, or `none` if it is not in the table.
  func code(of name: String) -> ElementCode {
    var key = PackedName()
    for byte in name.utf8 { key.append(byte) }
    return code(of: key)
  }

  @inline(__always)
  private static func slot(of key: PackedName) -> Int {
    let mixed = (key.low ^ (key.high &* 0x9E37_79B9)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed &>> 54)
  }
}

/// Up to 16 bytes of a name, packed into two words for fast comparison.
struct PackedName: BitwiseCopyable, Hashable, Sendable {
  private(set) var low: UInt64 = 0
  private(set) var high: UInt64 = 0
  private(set) var length = 0

  /// Whether all bytes of the name fit into the two words.
  var isComplete: Bool { length <= ElementTable.maximumNameLength }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if length < 8 {
      low |= UInt64(byte) &<< UInt64(length &* 8)
    } else if length < 16 {
      high |= UInt64(byte) &<< UInt64((length &- 8) &* 8)
    }
    length &+= 1
  }
}
