import TextFoundation

/// A run of ASCII or full-width digits.
struct DigitGroup: Equatable, Sendable {
  let start: Int
  let end: Int
  let count: Int
  /// The number; nil if it overflows.
  let value: Int?
  let hasLeadingZero: Bool

  /// Scans the run at `offset` and replaces `digits` by its digits; nil if no run starts there.
  init?(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int, _ digits: inout [UInt8]) {
    guard let opening = bytes.numeralSymbol(at: offset), opening.digit != nil,
      opening.script != .kanji
    else { return nil }
    digits.removeAll(keepingCapacity: true)
    var run = DigitRun(end: offset)
    while let symbol = bytes.numeralSymbol(at: run.end), let digit = symbol.digit,
      symbol.script == opening.script
    {
      digits.append(digit)
      run.add(digit)
      run.end &+= symbol.length
    }
    start = offset
    end = run.end
    count = run.count
    value = run.value
    hasLeadingZero = run.hasLeadingZero
  }

  func isAtMost(_ limit: Int) -> Bool { value.map { $0 <= limit } ?? false }
}

/// Two or more runs of digits, all separated by the same symbol: 03-1234-5678, 7:30.
struct DigitGroups: Sendable {
  enum Separator: Equatable, Sendable {
    case colon
    case slash
    case dot
    case hyphen

    init?(_ value: UInt32) {
      switch value {
      case 0x3A, 0xFF1A: self = .colon
      case 0x2F, 0xFF0F: self = .slash
      case 0x2E, 0xFF0E: self = .dot
      case 0x2D, 0xFF0D, 0x2010...0x2015, 0x2212: self = .hyphen
      default: return nil
      }
    }
  }

  let separator: Separator
  let first: DigitGroup
  let second: DigitGroup
  private(set) var third: DigitGroup?
  private(set) var count = 2
  private(set) var lastStart: Int
  private(set) var end: Int
  /// Whether the digits are read one by one: there is a leading zero, or a group as long as in
  /// telephone numbers and postal codes.
  private(set) var isSpelled: Bool

  /// The maximum number of groups that are read as one number.
  private static let maximumGroupCount = 16

  /// Scans the groups at `offset`; nil if there is only one, or if a preceding symbol shows that
  /// they belong to a longer expression.
  init?(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int, _ digits: inout [UInt8]) {
    guard let first = DigitGroup(in: bytes, at: offset, &digits),
      let scalar = bytes.scalar(at: first.end), let separator = Separator(scalar.value),
      let second = DigitGroup(in: bytes, at: first.end &+ scalar.length, &digits)
    else { return nil }
    if let last = bytes.scalar(before: offset), Separator(last.value) == separator { return nil }
    self.separator = separator
    self.first = first
    self.second = second
    lastStart = second.start
    end = second.end
    isSpelled = first.hasLeadingZero || second.hasLeadingZero || first.count > 3 || second.count > 3
    while let scalar = bytes.scalar(at: end), Separator(scalar.value) == separator,
      let next = DigitGroup(in: bytes, at: end &+ scalar.length, &digits)
    {
      if count == 2 { third = next }
      count += 1
      lastStart = next.start
      end = next.end
      isSpelled = isSpelled || next.hasLeadingZero || next.count > 3
      if count > Self.maximumGroupCount { return nil }
    }
  }

  /// Whether the groups are year, month and day in the order of ISO 8601.
  var isDate: Bool {
    guard count == 3, let third, first.count == 4, !first.hasLeadingZero, second.count <= 2,
      third.count <= 2, let month = second.value, let day = third.value
    else { return false }
    return (1...12).contains(month) && (1...31).contains(day)
  }

  /// Whether the groups are a year of an era, month and day: 63.1.7.
  var isShortDate: Bool {
    guard count == 3, let third, first.count <= 2, second.count <= 2, third.count <= 2,
      let month = second.value, let day = third.value
    else { return false }
    return (1...12).contains(month) && (1...31).contains(day)
  }

  /// Whether the groups are a year and a month: 2024/3.
  var isYearAndMonth: Bool {
    guard count == 2, first.count == 4, second.count <= 2, let year = first.value,
      let month = second.value
    else { return false }
    return (1600..<2200).contains(year) && (1...12).contains(month)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the length of a tilde, wave dash or hyphen that joins the ends of a range, if there is
  /// one at an offset.
  func rangeSeparator(at offset: Int) -> Int? {
    guard let scalar = scalar(at: offset) else { return nil }
    switch scalar.value {
    case 0x7E, 0x301C, 0xFF5E, 0x2D, 0xFF0D, 0x2010...0x2015, 0x2212: return scalar.length
    default: return nil
    }
  }
}
